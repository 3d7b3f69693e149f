"use strict";exports.id=4948,exports.ids=[4948],exports.modules={1395:function(k,o,m){Object.defineProperty(o,"__esModule",{value:!0}),
o.approvalDigest=u,o.boundFiles=w,o.changedSince=S,o.groupDigest=g,o.judgedHead=T,o.needsPerson=r,o.weakensGate=e;function E(){
const t=m(77598);return E=function(){return t},t}function v(){const t=m(57975);return v=function(){return t},t}function p(){
const t=m(41330);return p=function(){return t},t}function b(){const t=m(97247);return b=function(){return t},t}function A(){
const t=m(2833);return A=function(){return t},t}function $(){const t=m(32854);return $=function(){return t},t}function y(){
const t=m(13580);return y=function(){return t},t}async function w(t,n,s=new Set){const i=n.length===0?()=>!1:(0,p().default)(
[...n],{dot:!0,nonegate:!0}),O=[...t.files()].filter(({path:c})=>(0,$().isWithin)(c,".github")||s.has(c)||!i(c)).map(async c=>[
c.path,await d(t,c)]);return new Map(await Promise.all(O))}async function d(t,{path:n,kind:s,oid:i}){if(i!==void 0)return`${s}\
 ${i}`;const l=s==="symlink"?t.readlink(n)??"":await t.read(n);return`${s} ${(0,E().hash)("sha256",l)}`}function u(t){const{
files:n,baseRef:s,plansDigest:i,policyDigest:l,weakened:O}=t,c=[...n].sort(([R],[j])=>R<j?-1:1);return(0,A().digestOf)(JSON.
stringify([s,i,l,c,O]))}function g(t){return t.length>1?(0,A().digestOf)(JSON.stringify([...t].sort())):t[0]}const f=3;function S(t,n){
const s=[...new Set([...t.files.keys(),...n.files.keys()])].filter(i=>t.files.get(i)!==n.files.get(i)).sort();return s.length>
0?`${h(s)} ${s.length===1?"has":"have"} changed`:t.plansDigest!==n.plansDigest?"the commands that would run have changed":
(0,v().isDeepStrictEqual)(t.weakened,n.weakened)?void 0:"what weakens the gate has changed"}function h(t){const n=t.slice(
0,f).map(l=>`\`${l}\``),s=t.length-n.length,i=s>0?`${s} more ${s===1?"file":"files"}`:n.pop();return n.length===0?`${i}`:
`${n.join(", ")} and ${i}`}async function T(t,n,{policy:s,digest:i},l){const{genes:O,plansDigest:c}=t,R=t.findings.filter(
r).map(({args:I,location:P})=>[P?.path??"",JSON.stringify(I)]),j=(0,b().isOfChange)(t)?t.agentFiles.flatMap(a):[],M=new Set(
[...R.map(([I])=>I),...j]);return{subject:{files:await w(n,s.approvals.unaffected_by,M),baseRef:l,plansDigest:c,policyDigest:i,
weakened:R},genes:O,weakensGate:e(t)}}function a({file:{path:t},entries:n}){const s=n.flatMap(i=>i.targets);return[t,...s.
flatMap(({kind:i,name:l})=>i==="file"?[l]:[])]}function r({rule:t}){return(0,y().ruleOf)(t)?.approval==="needed"}function e({
findings:t}){return t.some(r)}},89549:function(k,o,m){Object.defineProperty(o,"__esModule",{value:!0}),o.approveByDigest=
$,o.shortDigest=A;function E(){const y=m(41895);return E=function(){return y},y}function v(){const y=m(1395);return v=function(){
return y},y}const p=24,b=new RegExp(`^sha256:[0-9a-f]{${p},64}$`);function A(y){return y.slice(0,7+p)}function $(y,w){if(y!==
void 0&&!b.test(y))throw new(E()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(y)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:d})=>{
if(y===void 0)return{approvals:[],refusals:[]};if((0,v().approvalDigest)(d).startsWith(y))return{approvals:[{user:"comma\
nd line",at:w.toISOString()}],refusals:[]};const u=A(y);return{approvals:[],refusals:[`--approve ${u} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},27199:function(k,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.isJsonObject=E,o.placeOf=b,o.pointerText=v,o.subjectOf=p,o.withArticle=m;function m(A){return`${/^[AE]/.
test(A)?"an":"a"} ${A}`}function E(A){return typeof A=="object"&&A!==null&&!Array.isArray(A)}function v(A){return A.map(
$=>`/${String($).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function p({type:A,id:$}){return{type:A,id:$}}function b(A,$=[]){
return{location:A.locate($),subject:p(A)}}},40669:function(k,o,m){Object.defineProperty(o,"__esModule",{value:!0}),o.findCandidates=
b;function E(){const d=m(27199);return E=function(){return d},d}function v(){const d=m(61331);return v=function(){return d},
d}function p(){const d=m(86581);return p=function(){return d},d}function b(d,u){const g=new A(u);for(const[f,S]of d.entries())
g.visitTop(S,f);return g}class A{candidates=[];messages=[];#e;#n;#s=0;#r=!1;constructor(u){this.#e=u}visitTop(u,g){this.#r||=
u.cut===!0,this.#o(u,"some_asset",[g])}#t(u,g,f,S){const h={node:u,pointer:g,value:f,type:S,...this.#n&&{envelope:this.#n}};
return this.candidates.push(h),h}#o(u,g,f){if((0,E().isJsonObject)(u.value))return this.#c(u,u.value,g,f);Array.isArray(
u.value)?this.#a(u,g,f):g!=="anything"&&this.#f(u,g,y(u.value))}#a({children:u=[]},g,f){for(const[S,h]of u.entries())this.#o(
h,g,[...f,S])}#c(u,g,f,S){const{type:h}=g;if(!((0,p().isAssetType)(h)||(0,p().isCompanion)(h))||$(g,f))return this.#d(u,
g,f,S);const a=(0,p().isAssetType)(h)?this.#t(u,S,g,h):void 0;return this.#h(u,S),a}#d(u,g,f,S){const h=(0,p().isAssetType)(
f)?f:Array.isArray(g.validation)?"Gene":void 0;if(h===void 0)return this.#i(u,g,f,S);const T=w(g.type);this.#f(u,f,`${T}\
; it is audited as ${(0,E().withArticle)(h)}`);const a=this.#t(u,S,g,h);return this.#h(u,S),a}#i(u,g,f,S){const h=w(g.type),
T=this.#n,a=(0,v().isMessage)(g);a&&(this.messages.push(u),this.#n=g);const r=this.candidates.length+this.#s,e=(u.children??
[]).flatMap(i=>{const l=i.key?.name??"",O=this.#l(i,[...S,l]);return O?[{key:l,asset:O}]:[]});this.#n=T,this.candidates.
length+this.#s===r&&!a&&f==="some_asset"&&this.#f(u,f,h);const n=(0,v().described)(e),s=(0,v().statementsIn)(g);if(s)for(const i of n)
i.wrappers=[...i.wrappers??[],s];return n.length===1?n[0]:void 0}#l(u,g){const f=p().LISTS.get(u.key?.name??""),S=p().SINGLES.
get(u.key?.name??"");return f&&(this.#s+=1,Array.isArray(u.value)||this.#f(u,f,"no list")),f&&Array.isArray(u.value)?this.#o(
u,f,g):p().MIXED_LISTS.has(u.key?.name??"")?this.#g(u,g):this.#o(u,S&&(0,E().isJsonObject)(u.value)?S:"anything",g)}#g(u,g){
return this.#o(u,Array.isArray(u.value)?"some_asset":"anything",g)}#h(u,g){for(const{key:f,value:S,children:h=[]}of u.children??
[]){const T=p().LISTS.get(f?.name??"");if(!(!T||!Array.isArray(S)))for(const[a,r]of h.entries())(0,E().isJsonObject)(r.value)&&
this.#o(r,T,[...g,f?.name??"",a])}}#f(u,g,f){if(this.#r)return;const S=(0,p().isAssetType)(g)?(0,E().withArticle)(g):"an\
 asset";this.#e.add("not-an-asset",u,`expected ${S}, found ${f}`)}}function $({type:d,validation:u},g){return!Array.isArray(
u)||u.length===0?!1:d!=="Gene"&&(g==="Gene"||(0,p().isCompanion)(d)||d==="AntiGene")}function y(d){return d===null?"null":
`a ${typeof d}`}function w(d){return d===void 0?'an object without a "type"':typeof d!="string"?'an object whose "type" \
is not a string':`an object of type ${JSON.stringify(d.slice(0,40))}`}},61331:function(k,o,m){Object.defineProperty(o,"_\
_esModule",{value:!0}),o.PROTOCOL=void 0,o.carriesAssets=$,o.described=g,o.isMessage=A,o.payloadOf=y,o.senderOf=w,o.statedContent=
S,o.statementsIn=f;function E(){const h=m(23404);return E=function(){return h},h}function v(){const h=m(27199);return v=
function(){return h},h}const p=o.PROTOCOL="gep-a2a",b=new Set(["publish","report","fetch"]);function A(h){return(0,v().isJsonObject)(
h)&&h.protocol===p}function $({message_type:h}){return b.has(h)}function y({payload:h}){return(0,v().isJsonObject)(h)?h:
{}}function w({sender_id:h}){return typeof h=="string"&&h.trim()!==""?h:void 0}const d=new Set(["payload","asset"]),u=["\
type","asset_type","asset_id","content_hash","local_id","target_asset_id","target_local_id"];function g(h){const T=h.filter(
({key:r})=>d.has(r));return(T.length===0&&h.length===1?h:T).map(({asset:r})=>r)}function f(h){const T={};for(const a of u){
const r=h[a];r!=null&&(T[a]=r)}return Object.keys(T).length>0?T:void 0}function S({value:h,wrappers:T=[],envelope:a}){if(a===
void 0&&T.length===0)return(0,E().canonicalize)(h);const{sender_id:r,signature:e}=a??{},t=a&&{sender_id:r,signature:[e,y(
a).signature]};return(0,E().canonicalize)([h,T,t])}},64385:function(k,o,m){Object.defineProperty(o,"__esModule",{value:!0}),
o.declaredId=s,o.readAssetFile=y,o.readAssetNodes=w,o.tooLargeFile=f,o.unreadFile=S;function E(){const c=m(95132);return E=
function(){return c},c}function v(){const c=m(27199);return v=function(){return c},c}function p(){const c=m(40669);return p=
function(){return c},c}function b(){const c=m(61331);return b=function(){return c},c}function A(){const c=m(73229);return A=
function(){return c},c}function $(){const c=m(94534);return $=function(){return c},c}function y(c,R,j,M=1){if(R.length>j.
maxBytes)return f(c,R.length,j);const{text:N,complete:I}=(0,$().decodeUtf8)(R),P=new($()).Source(c,N,M),_=new($()).Problems(
P);if(!I){const G={start:N.length,end:N.length};return _.add("file-not-utf8",G,"a byte that no UTF-8 text can have here"),
{path:c,assets:[],problems:_.found}}const C=(0,A().readJson)(N,j,_);C.length===0&&_.found.length===0&&!h(c)&&_.add("file\
-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const[L,D]=C;D&&T(c)&&_.found.length===0?_.add(
"file-not-json",D,a):L&&Array.isArray(L.value)&&r.test(c)&&_.add("without-effect",L,e,{severity:"warning"});const{candidates:F,
messages:H}=d(P,C,j,_),V=t(F,P,_),J=H.map(G=>({value:G.value,location:i(P,G,[])}));return{path:c,assets:V,problems:_.found,
...h(c)&&R[0]!==u&&g(C,P)&&{lines:!0},...J.length>0&&{messages:J}}}function w(c,R,j){const M=new($()).Source(c,R),N=new($()).
Problems(M),{candidates:I}=d(M,(0,A().readJson)(R,j,N),j,N),P=t(I,M,N);return I.flatMap(({node:_},C)=>{const L=P[C];return L?
{asset:L,node:_}:[]})}function d({path:c},R,{maxAssets:j},M){const{candidates:N,messages:I}=(0,p().findCandidates)(R,M),
P=N[j];P&&M.add("file-too-large",P.node,`more than ${j} assets; the rest is not read`);const _=h(c)||R.length>1;return{candidates:N.
slice(0,j).map(L=>_?L:{...L,pointer:L.pointer.slice(1)}),messages:I}}const u=239;function g(c,R){let j=0;return c.every(
({start:M,end:N})=>{const{line:I,end_line:P}=R.location(M,N),_=I===P&&I>j;return j=I,_})}function f(c,R,{maxBytes:j}){const M=`${R}\
 bytes, of at most ${j}`;return{path:c,assets:[],problems:[{rule:"file-too-large",location:{path:c,line:1,column:1},detail:M}]}}
function S(c,R){const j={path:c,line:1,column:1},M=(0,E().whyNotJudged)(`the file \`${c}\``,R);return{path:c,assets:[],problems:[
{rule:"not-judged",location:j,detail:M}]}}function h(c){return c.toLowerCase().endsWith(".jsonl")}function T(c){return!h(
c)&&/\.\w+$/.test(c)}const a="a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",r=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
e='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function t(c,R,j){const M=new Map,N=new Map,I=c.map((P,_)=>{const{node:C,pointer:L,value:D,type:F,
envelope:H,wrappers:V}=P,J=s(D),G=J??`#${_+1}`,B=M.get(`${F} ${G}`),W=J!==void 0&&B!==void 0&&n(P,B);if(J===void 0){const U=Object.
hasOwn(D,"id")?'with an "id" that is not text':'without an "id"',X=`${(0,v().withArticle)(F)} ${U}; it is called ${G} he\
re`;C.cut||j.add("not-an-asset",C,X,{id:G})}else if(W)N.set(B,(N.get(B)??1)+1);else if(B){const U=`${F} ${JSON.stringify(
G)}, first at ${j.place(B.node.start)}`;j.add("duplicate-id",C,U,{id:G})}else M.set(`${F} ${G}`,P);return{type:F,id:G,path:R.
path,value:D,pointer:L,...C.cut&&{cut:!0},...H&&{envelope:H},...V&&{wrappers:V},...W&&{copy:!0},locate:(U=[],X)=>i(R,C,U,
X)}});for(const[{node:P,type:_,value:C},L]of N){const D=s(C),F=`${_} ${JSON.stringify(D)}, ${L} times`;j.add("without-ef\
fect",P,F,D===void 0?{}:{id:D})}return I}function n(c,R){const j=M=>!M.node.cut&&!M.envelope;return j(c)&&j(R)&&(0,b().statedContent)(
c)===(0,b().statedContent)(R)}function s({id:c}){return typeof c=="string"&&c.trim()!==""?c:void 0}function i(c,R,j,M){let N=R;
for(const I of j){const P=l(N,I);if(!P)return c.location(N.start,N.end);N=P}return!M||typeof N.value!="string"?c.location(
N.start,N.end):c.location(O(c.text,N,M.start),O(c.text,N,M.end))}function l({value:c,children:R},j){return Array.isArray(
c)?typeof j=="number"?R?.[j]:void 0:R?.findLast(({key:M})=>M?.name===j)}function O(c,{start:R,end:j},M){const N=j-1;let I=R+
1;for(let P=0;P<M&&I<N;P+=1)c[I]!=="\\"?I+=1:I+=c[I+1]==="u"?6:2;return Math.min(I,N)}},18744:function(k,o,m){Object.defineProperty(
o,"__esModule",{value:!0}),o.assetPathTest=d,o.assetPathsIn=u,o.findStrayGenes=f,o.mayHoldAssets=g,o.nestedGenes=T,o.pathTest=
w,o.strayGenes=h;function E(){const n=m(41330);return E=function(){return n},n}function v(){const n=m(93028);return v=function(){
return n},n}function p(){const n=m(27199);return p=function(){return n},n}function b(){const n=m(64385);return b=function(){
return n},n}function A(){const n=m(73229);return A=function(){return n},n}function $(){const n=m(94534);return $=function(){
return n},n}const y=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function w(n){const s=n.map(i=>(0,E().default)(i,{dot:!0,nonegate:!0,
flags:"s"}));return i=>s.some(l=>l(i))}function d({assets:{include:n}}){const s=w(n);return i=>s(i)&&!y.test(i)}function u(n,s){
const i=d(s);return[...n.files()].filter(({kind:l,path:O})=>(0,v().isRegular)(l)&&i(O)).map(({path:l})=>l)}function g(n){
return/\.jsonl?$/i.test(n)&&!y.test(n)}async function f(n,{path:s,size:i=0},l){try{if(i<=l.maxBytes)return S(s,await n.read(
s,l.maxBytes),l)}catch(c){return(0,b().unreadFile)(s,c).problems[0]}const O=`with ${i} bytes it is too large to be searc\
hed`;return{rule:"outside-globs",location:{path:s,line:1,column:1},detail:O}}function S(n,s,i){const l=h(n,s,i),[O]=l;if(!O)
return;const c=l.length===1?"a Gene":`${l.length} Genes`;return{rule:"outside-globs",location:O.location,detail:c}}function h(n,s,i){
if(!r(s))return[];const l=new($()).Source(n,s.toString("utf8"));return e((0,A().readJson)(l.text,i,new($()).Problems(l))).
map(({value:c,start:R,end:j})=>({location:l.location(R,j),commands:a(c)}))}function T(n){const s=(i,l)=>Array.isArray(i)?
i.flatMap((O,c)=>s(O,[...l,c])):(0,p().isJsonObject)(i)?l.length>0&&t(i)?[{location:n.locate(l),commands:a(i)}]:Object.entries(
i).flatMap(([O,c])=>s(c,[...l,O])):[];return s(n.value,[])}function a({validation:n}){return[n??[]].flat().filter(s=>typeof s==
"string")}function r(n){return['"Gene"','"signals_match"',"\\u00"].some(s=>n.includes(s))}function e(n){return n.flatMap(
s=>{const{value:i,children:l=[]}=s;return(0,p().isJsonObject)(i)&&t(i)?[s]:e(l)})}function t({type:n,signals_match:s,validation:i}){
return n==="Gene"||s!==void 0&&i!==void 0}},73229:function(k,o,m){Object.defineProperty(o,"__esModule",{value:!0}),o.readJson=
p;function E(){const e=m(16111);return E=function(){return e},e}function v(){const e=m(93028);return v=function(){return e},
e}function p(e,t,n){return new b(e,t,n).read()}class b{#e;#n;#s;#r;#t=u;#o=0;#a=!1;#c=!1;#d=!1;constructor(t,n,s){this.#e=
n,this.#n=s,this.#s=h(t),this.#r=(0,v().lfsObstacle)(t)}read(){const t=[];let n=!1;for(this.#i();this.#t.kind!=="end";){
const s=this.#t,i=w.has(s.kind);if(s.kind==="{"||s.kind==="["||i&&!n&&!this.#d){n=!1,this.#a=!1,t.push(this.#l(0)),this.#c=
!1;continue}n||(n=!0,this.#a=this.#d,this.#u(s.start===0&&this.#r||A("a JSON value",s))),this.#i()}return t}#i(){do{this.#t=
this.#s();const{kind:t,start:n,fault:s}=this.#t;if(this.#o>this.#e.maxValues){const i=`more than ${this.#e.maxValues} JS\
ON values; the rest is not read`;this.#n.add("file-too-large",this.#t,i),this.#t={...u,start:n,end:n},this.#a=!0}else t===
"comment"&&this.#u(s??r(this.#t))}while(this.#t.kind==="comment")}#l(t){const n=this.#t,{kind:s,start:i,end:l}=n;if(this.#o+=
1,n.fault&&this.#u(n.fault),s==="unknown"&&this.#u(A("a JSON value",n)),s!=="{"&&s!=="[")return this.#i(),{value:$(n),start:i,
end:l};if(t<this.#e.maxDepth)return this.#g(t);const O=`brackets nested more than ${this.#e.maxDepth} deep`;this.#n.add(
"file-not-json",n,O);const c={value:null,start:i,end:this.#p()};return this.#i(),c}#g(t){const{kind:n,start:s,end:i}=this.#t,
l=n==="{"?"}":"]",c={value:n==="{"?Object.create(null):[],start:s,end:i,children:[]};for(let R=",";R===",";R=this.#t.kind){
if(this.#i(),this.#t.kind===l){c.children.length>0&&this.#u(`a comma before "${l}"`);break}if(this.#h(c,t),!this.#c&&this.#t.
kind!==l&&this.#t.kind!==","&&this.#m(`"," or "${l}"`),this.#c)return{...c,end:this.#t.start,cut:!0}}return c.end=this.#t.
end,this.#i(),c}#h({value:t,children:n},s){const i=Array.isArray(t),l=i?void 0:this.#f(t,n);if(this.#c)return;if(!d.has(
this.#t.kind)){this.#m("a JSON value");return}const O=this.#l(s+1);n.push(O),i&&t.push(O.value),l!==void 0&&(O.key=l,t[l.
name]=O.value)}#f(t,n){const s=this.#t,{value:i,start:l,end:O}=s;if(s.kind!=="string")return this.#m("a key in double qu\
otes");if(s.fault&&this.#u(s.fault),i==="__proto__")this.#n.add("ambiguous-key",s,'"__proto__" as a key');else if(Object.
hasOwn(t,i)&&!this.#n.full){const c=n.find(j=>j.key?.name===i)?.key,R=this.#n.place((c??s).start);this.#n.add("ambiguous\
-key",s,`${JSON.stringify(i)}, first at ${R}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:i,start:l,end:O})}#p(){let t=this.#t;for(let n=1;n>0&&t.kind!=="end";)t=this.#s(),(t.kind==="{"||t.kind==="[")&&(n+=
1),(t.kind==="}"||t.kind==="]")&&(n-=1);return t.end}#m(t){this.#u(A(t,this.#t)),this.#c=!0,this.#d=!0}#u(t){this.#a||this.#n.
add("file-not-json",this.#t,t),this.#a=!0}}function A(e,t){return`expected ${e}, found ${r(t)}`}function $({kind:e,value:t,
fault:n}){return e==="string"?t:e==="number"?n?null:Number(t):e==="true"?!0:e==="false"?!1:null}const y={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
w=new Set(["string","number","true","false","null"]),d=new Set([...w,"{","[","unknown"]),u={kind:"end",start:0,end:0,value:""},
g=14,f=15,S={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function h(e){const t=(0,E().
createScanner)(e,!1);return()=>{let n=t.scan();for(;n===g||n===f;)n=t.scan();const s=y[n]??"unknown",i=t.getTokenValue(),
l=S[t.getTokenError()]??T(s,i);return{kind:s,start:t.getTokenOffset(),end:Math.min(t.getPosition(),e.length),value:i,...l!==
void 0&&{fault:l}}}}function T(e,t){if(e==="comment")return"a comment";if(e==="number"&&!Number.isFinite(Number(t)))return"\
a number out of range";if(e==="string"&&/\p{Surrogate}/u.test(t))return"half of a surrogate pair"}const a=/^(?:<{7}|={7}|>{7})$/;
function r({kind:e,value:t}){return e==="end"?"the end of the file":e==="string"||e==="number"||e==="comment"?`a ${e}`:e!==
"unknown"?`"${e}"`:a.test(t)?"a conflict marker of git":JSON.stringify(t.length>40?`${t.slice(0,40)}\u2026`:t)}},86581:function(k,o,m){
Object.defineProperty(o,"__esModule",{value:!0}),o.SINGLES=o.MIXED_LISTS=o.LISTS=void 0,o.hasAssetLists=w,o.isAssetType=
$,o.isCompanion=y;function E(){const d=m(39763);return E=function(){return d},d}const v=o.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation",anti_genes:"AntiGene"})),p=o.MIXED_LISTS=new Set(["assets","results"]),b=o.SINGLES=new Map(
Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"\
ValidationReport",mutation:"Mutation"})),A=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task","Pack","Reci\
pe"]);function $(d){return E().ASSET_TYPES.includes(d)}function y(d){return typeof d=="string"&&A.has(d)}function w(d){return Object.
keys(d).some(u=>v.has(u)&&Array.isArray(d[u]))}},94534:function(k,o,m){Object.defineProperty(o,"__esModule",{value:!0}),
o.Source=o.Problems=void 0,o.assetLimits=$,o.decodeUtf8=A;function E(){const y=m(4573);return E=function(){return y},y}class v{path;text;#e;#n;constructor(w,d,u=1){
this.path=w,this.text=d,this.#e=u}location(w,d=w){const u=this.#s(w),g=this.#s(Math.max(w,d));return{path:this.path,...u,
end_line:g.line,end_column:g.column}}#s(w){const d=this.#n??this.#r();let u=0;for(let g=d.length;g-u>1;){const f=u+g>>>1;
(d[f]??0)<=w?u=f:g=f}return{line:u+this.#e,column:w-(d[u]??0)+1}}#r(){const w=[0];for(let d=this.text.indexOf(`
`);d!==-1;d=this.text.indexOf(`
`,d+1))w.push(d+1);return this.#n=w,w}}o.Source=v;const p=100;class b{#e=[];#n;#s=new Map;#r;constructor(w){this.#n=w}get found(){
if(this.#r===void 0)return this.#e;const w=[...this.#s].map(([u,g])=>`${g} \xD7 \`${u}\``).join(", "),d=`more than ${p} \
problems; not listed are ${w}`;return[...this.#e,{rule:"file-too-large",location:this.#r,detail:d}]}get full(){return this.#r!==
void 0}place(w){const{line:d,column:u}=this.#n.location(w);return`line ${d}, column ${u}`}add(w,{start:d,end:u},g,{id:f,
severity:S}={}){if(this.#e.length===p){this.#r??=this.#n.location(d,u),this.#s.set(w,(this.#s.get(w)??0)+1);return}const h=this.#n.
location(d,u);this.#e.push({rule:w,location:h,detail:g,...f!==void 0&&{id:f},...S&&{severity:S}})}}o.Problems=b;function A(y){
const w=new TextDecoder("utf-8").decode(y);return(0,E().isUtf8)(y)?{text:w,complete:!0}:{text:w.slice(0,w.indexOf("\uFFFD")),
complete:!1}}function $(y){return{maxBytes:y,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},97247:function(k,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.isOfChange=m;function m(E){return"files"in E}},41551:function(k,o){Object.defineProperty(o,
"__esModule",{value:!0}),o.findKnown=v,o.knownForms=E,o.reachOfKnown=A,o.secretsOf=a;const m=12;function E(e){const t=[...new Set(
e.flatMap(y))],n=t.map(s=>s.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(n)].filter(s=>s.length>=m)}}function v(e,{
exact:t,squeezed:n}){const s=t.flatMap(O=>p(e,O,c=>c));if(n.length===0||!/\s/.test(e))return s;const{text:i,at:l}=b(e);return[
...s,...n.flatMap(O=>p(i,O,c=>l[c]??0))]}function p(e,t,n){const s=[];for(let i=e.indexOf(t);i>=0;i=e.indexOf(t,i+t.length))
s.push({kind:"secret",start:n(i),end:n(i+t.length-1)+1});return s}function b(e){const t=new Uint32Array(e.length),n=[];let s=0;
for(const{0:i,index:l}of e.matchAll(/\S+/g)){for(let O=0;O<i.length;O+=1)t[s+O]=l+O;s+=i.length,n.push(i)}return{text:n.
join(""),at:t}}function A({exact:e}){return 2*Math.max(0,...e.map(({length:t})=>t))}const $=4;function y(e){const t=Buffer.
from(e),n=w(e),s=encodeURIComponent(t.toString()),i=t.toString("hex"),l=[e,...e.split(/\r?\n/),n,n.replaceAll("/","\\/"),
w(n),...d(s),i,i.toUpperCase(),...[0,1,2].flatMap(O=>u(t,O))];return[...new Set(l)].filter(O=>O.trim().length>=$)}function w(e){
return JSON.stringify(e).slice(1,-1)}function d(e){const t=e.replace(/[!'()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);
return[e,t].flatMap(n=>{const s=n.replace(/%../g,i=>i.toLowerCase());return[n,s,n.replaceAll("%20","+"),s.replaceAll("%2\
0","+")]})}function u(e,t){const n=Buffer.concat([Buffer.alloc(t),e]).toString("base64"),s=Math.ceil(t*8/6),i=Math.floor(
(t+e.length)*8/6),l=n.slice(s,i);return[l,l.replaceAll("+","-").replaceAll("/","_")]}const g=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
f=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,S=/^(?:[\\/~]|[A-Za-z]:[\\/])/,h=8,T=/^[A-Za-z][a-z]{0,9}$/;function a(e){
const t=Object.entries(e).flatMap(([n,s])=>s!==void 0&&g.test(n)&&r(n,s)?[s]:[]);return[...new Set(t)]}function r(e,t){return t.
length<h||T.test(t)?!1:!(f.test(e)&&S.test(t))}},24634:function(k,o,m){Object.defineProperty(o,"__esModule",{value:!0}),
o.mergeBase=$,o.mergedTree=g,o.requireCommits=y;function E(){const f=m(41895);return E=function(){return f},f}function v(){
const f=m(35720);return v=function(){return f},f}function p(){const f=m(19674);return p=function(){return f},f}function b(){
const f=m(67397);return b=function(){return f},f}const A=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function $(f,S,h,T=[
S,h]){const a=[...A];for(;;){const r=await w(f,S,h);if(r.certain){if(r.commit!==void 0)return r.commit;throw new(E()).GateError(
"no_merge_base",`${(0,b().short)(S)} and ${(0,b().short)(h)} have no common ancestor`,"Rebase the branch onto its target\
 branch, or specify another --base.")}const e=a.shift();if(e===void 0)throw u(`the merge base of ${(0,b().short)(S)} and\
 ${(0,b().short)(h)}`);await d(f,[e],T)}}async function y(f,S,h){const T=async()=>(await(0,b().lookUpCommits)(f,S)).includes(
void 0);if(!await T())return;const a=(await f.shallowCommits()).size>0;if(await d(f,a?["--deepen=50"]:[],h),await T())throw u(
`commit ${S.map(b().short).join(" or ")}`)}async function w(f,S,h){const a=(await f.objects(["merge-base",S,h],{accept:[
1]})).toString().trim(),r=await f.shallowCommits();if(a==="")return{certain:r.size===0};if(r.size===0)return{commit:a,certain:!0};
const t=!(await f.objects(["rev-list",S,h,`^${a}`])).toString().split(`
`).some(n=>r.has(n));return{commit:a,certain:t}}async function d(f,S,h){if(!await(0,p().hasOrigin)(f))throw new(E()).GateError(
"shallow_clone","This clone lacks part of the history, and has no remote named origin to fetch it from","Add it with git\
 remote add origin URL, or run gene-gate in a complete clone.");const T=S.length?"This clone is shallow: fetching more o\
f its history from origin.":"Fetching commits that this clone lacks from origin.",a=["--quiet","--no-tags","--no-recurse\
-submodules","--no-write-fetch-head"],r=e=>f.network(T,["fetch",...a,...S,"--","origin",...e]);await r(h).catch(()=>r([])).
catch(e=>{throw u("part of the history",e)})}function u(f,S){const h=S===void 0?"":` (${S.message})`;return new(E()).GateError(
"shallow_clone",`This clone lacks ${f}, and fetching it failed${h}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run `git fetch --unshallow`.",{cause:S})}async function g(f,S,h){const{objects:T}=f;if(await f.isPartial()){const a=await T(
["merge-base",S,h],{accept:[1]}),r=[S,h,a.toString().trim()].filter(Boolean);await Promise.all(r.map(e=>(0,v().requireObjects)(
f,e)))}try{return(await T(["merge-tree","--write-tree","--no-messages",S,h])).toString().split(`
`).find(b().isObjectId)}catch(a){if(a instanceof E().GateError&&a.code==="git_failed")return;throw a}}},19674:function(k,o){
Object.defineProperty(o,"__esModule",{value:!0}),o.branchAtOrigin=v,o.fetched=E,o.hasOrigin=b,o.isRemoteOf=m,o.pullsAtOrigin=
p;async function m($,{owner:y,repo:w}){return(await A($)).replace(/(?<!\/)\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(
-2).join("/").toLowerCase()===`${y}/${w}`.toLowerCase()}function E($){return`+refs/heads/${$}:refs/remotes/origin/${$}`}
async function v($,y){if(!await b($))return!1;const w=`refs/heads/${y}`,d=`Asking origin whether it has the branch ${y}.`;
return(await $.network(d,["ls-remote","--","origin",w])).toString().split(`
`).some(g=>g.endsWith(`	${w}`))}async function p($,y){const w="Asking origin for the heads of all pull requests.",d=["ls\
-remote","--","origin","refs/pull/*/head"];return[...(await $.network(w,d)).toString().matchAll(/^([0-9a-f]+)\trefs\/pull\/(\d+)\/head$/gm)].
flatMap(([,g,f])=>g===y?Number(f):[])}async function b($){return await A($)!==""}async function A({user:$}){return(await $(
["config","--get","remote.origin.url"],{accept:[1]})).toString().trim()}},50598:function(k,o,m){Object.defineProperty(o,
"__esModule",{value:!0}),o.resolveNamed=d,o.resolveRevision=w;function E(){const a=m(41895);return E=function(){return a},
a}function v(){const a=m(3051);return v=function(){return a},a}function p(){const a=m(67397);return p=function(){return a},
a}const b=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,A=/^(.*?)((?:[~^]\d*)*)$/s,$=/(?:^|-g)([0-9a-f]{4,64})$/i,y=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(a,r){return(await d(a,r)).commit}async function d(a,r){if(b.test(r))throw new(E()).GateError("ref_not_f\
ound",`${JSON.stringify(r)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,e="",t=""]=A.exec(r)??[],n=await g(a,e==="@"?"HEAD":e),[s,...i]=[...new Set(n.map(({commit:O})=>O))];if(s===
void 0)throw(0,p().unknownRevision)(r,await u(a,e));if(i.length>0)throw T(e,n);if(t===""){const[O,...c]=n.flatMap(R=>R.ref??
[]);return{commit:s,...O!==void 0&&c.length===0&&{ref:O}}}const[l]=await(0,p().peelToCommits)(a,[`${s}${t}`]);if(l===void 0)
throw(0,p().unknownRevision)(r);return{commit:l}}async function u({user:a},r){const t=(await a(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(s=>s.replace(/^refs\/(?:heads|remotes)\//,"")).filter(s=>s!==""&&!s.endsWith("/HEAD")),n=(await a(["remote"])).toString().
split(`
`);return{meant:t.find(s=>s.endsWith(`/${r}`))??(0,v().nearestName)(r,t),hasOrigin:n.includes("origin")}}async function g(a,r){
if(r==="HEAD"||(0,p().isObjectId)(r.toLowerCase())){const[i]=await(0,p().lookUpCommits)(a,[r]);if(i!==void 0)return[{name:r,
commit:i}];if(r==="HEAD")return[]}const e=r.startsWith("refs/"),n=[...await(0,p().readRefs)(a,e?[r]:f(r))].map(([i,{id:l,
target:O}])=>({name:i,id:l,ref:O}));e||n.push(...await S(a,r),...await h(a,r));const s=await(0,p().peelToCommits)(a,n.map(
({id:i})=>i));return n.flatMap(({id:i,...l},O)=>{const c=s[O];return c===void 0?[]:[{...l,commit:c}]})}function f(a){return[
...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(e=>`${e}${a}`),`refs/remotes/${a}/HEAD`]}async function S({user:a},r){
if(!y.test(r))return[];const e=await a(["rev-parse","--verify","--quiet",r],{accept:[1]});return e.length===0?[]:[{name:r,
id:e.toString().trim()}]}async function h({objects:a},r){const[,e]=$.exec(r)??[];return e===void 0?[]:(await a(["rev-par\
se",`--disambiguate=${e.toLowerCase()}`])).toString().split(`
`).filter(p().isObjectId).map(s=>({name:s,id:s}))}function T(a,r){const e=r.map(({name:t,commit:n})=>t===n?`commit ${n}`:
`${t} (${(0,p().short)(n)})`);return new(E()).GateError("ref_ambiguous",`${JSON.stringify(a)} is ambiguous: ${e.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},34397:function(k,o,m){
Object.defineProperty(o,"__esModule",{value:!0}),o.snapshotIndex=f,o.snapshotWorktree=g,o.withSourceTree=a;function E(){
const r=m(77598);return E=function(){return r},r}function v(){const r=m(51455);return v=function(){return r},r}function p(){
const r=m(76760);return p=function(){return r},r}function b(){const r=m(41895);return b=function(){return r},r}function A(){
const r=m(67147);return A=function(){return r},r}function $(){const r=m(48741);return $=function(){return r},r}function y(){
const r=m(96402);return y=function(){return r},r}function w(){const r=m(35720);return w=function(){return r},r}function d(){
const r=m(96681);return d=function(){return r},r}const u=Buffer.from([0]);async function g(r){const e=T(r),t=await S(r);
return await r.user(["update-index","-z","--index-info"],{env:e,input:t}),await r.user(["add","--all","--","."],{env:e}),
(await r.user(["write-tree"],{env:e})).toString().trim()}async function f(r){const e=T(r);return await(0,v().copyFile)(r.
index,e.GIT_INDEX_FILE).catch(t=>{if(t.code!=="ENOENT")throw t}),(await r.user(["write-tree"],{env:e})).toString().trim()}
async function S(r){const e=[];for(const t of(0,d().splitNul)(await r.user(["ls-files","-t","--stage","-z"]))){const n=t[0]===
83,s=t.subarray(t.indexOf(9)+1);if(n&&!await h(r,s))throw new(b()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,d().decodePath)(s))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");e.push(t.subarray(2),u)}return Buffer.concat(e)}async function h({directory:r},e){return(0,v().lstat)(Buffer.concat(
[Buffer.from(`${r}/`),e])).then(()=>!0,t=>{if(t.code==="ENOENT"||t.code==="ENOTDIR")return!1;throw new(b()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,d().decodePath)(e))} (${t.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:t})})}function T({privateStore:r,temporary:e}){return{...r,GIT_INDEX_FILE:(0,p().join)(e,
(0,E().randomUUID)())}}async function a(r,{env:e,note:t},n,s=!1){const i=await(0,y().openRepository)(r,e,t).catch(async l=>{
if(!(l instanceof b().GateError&&l.code==="not_a_repository"&&(await(0,v().stat)(r).catch(()=>{}))?.isDirectory()))throw l});
if(i===void 0)return n((0,$().folderTree)(r),r);try{const l=`the ${s?"staged ":""}files of ${i.directory}`,O=s?f:g,c=await(0,w().
readTree)(i,await O(i),{label:l});return await n((0,A().withAdditions)(c,(0,$().folderTree)(i.directory),(0,A().additionsOf)()),
i.directory,i)}finally{await i.close()}}},78534:function(k,o,m){Object.defineProperty(o,"__esModule",{value:!0}),o.REPORT_FILE=
o.MAX_REPORT_BYTES=void 0,o.claimedPull=S,o.nodeIn=u,o.proofsOf=g,o.readReportFile=w,o.readUploadedReport=h;function E(){
const a=m(26040);return E=function(){return a},a}function v(){const a=m(41895);return v=function(){return a},a}function p(){
const a=m(54078);return p=function(){return a},a}function b(){const a=m(5640);return b=function(){return a},a}function A(){
const a=m(27436);return A=function(){return a},a}const $=o.MAX_REPORT_BYTES=256*1024*1024,y=500;function w(a,r,e){try{return b().
gateReportSchema.parse(JSON.parse(a.toString("utf8")))}catch(t){throw new(v()).GateError("artifact_invalid",`${r} ${d(t,
a).slice(0,y)}`,e,{cause:t})}}function d(a,r){if(a instanceof SyntaxError)return"is not JSON.";const{type:e,schema_version:t}=JSON.
parse(r.toString("utf8"))??{};return e!=="GateReport"?`is not a GateReport${typeof e=="string"?`: its type is ${JSON.stringify(
e)}`:""}.`:t!==A().GATE_REPORT_VERSION?`is a GateReport ${t===void 0?"without a version":`of version ${JSON.stringify(t)}`}\
; this version of gene-gate reads ${A().GATE_REPORT_VERSION}.`:`is not a valid GateReport: ${(0,p().firstProblem)(a)}.`}
function u({validation_reports:[a]}){if(a===void 0)return process;const{node_version:r,platform:e,arch:t}=a.env_fingerprint;
return{version:r,platform:e,arch:t}}function g(a,r){const e=a.map((t,n)=>{const s=r(t,n)?.commands,i=t.commands.flatMap(
({command:l,plan:O},c)=>{const R=s?.[c];return R?.command===l&&R.plan_digest===O?.digest&&R.proof?[R.proof]:[]});return[
t,i]});return new Map(e.filter(([{commands:t},{length:n}])=>n>0&&n===t.length))}const f=o.REPORT_FILE="gate-report.json";
function S(a){const r=b().gateReportSchema.pick({event:!0});return(0,E().attempt)(()=>r.parse(JSON.parse(a.toString("utf\
8"))).event.pull_request)}function h(a,{headSha:r,pullRequest:e}){const t=w(a,`The ${f} of the run`,"Use the same versio\
n of the action in both workflows, and run the first one again."),{pull_request:n}=t.event;if(t.verdict==="error"&&t.head_sha===
null)return t;if(t.head_sha!==r)throw T(`commit ${t.head_sha}`,r);if(n!==e.number)throw T(`pull request ${n??"(none)"}`,
`${e.number}`);return t}function T(a,r){return new(v()).GateError("artifact_invalid",`The report of the run is about ${a}\
, not ${r}.`,"Run the first workflow again. If the error persists, check its file for changes.")}},23107:function(k,o,m){
Object.defineProperty(o,"__esModule",{value:!0}),o.findParts=u,o.readDurations=a,o.readParts=g;function E(){const e=m(51455);
return E=function(){return e},e}function v(){const e=m(76760);return v=function(){return e},e}function p(){const e=m(7723);
return p=function(){return e},e}function b(){const e=m(41895);return b=function(){return e},e}function A(){const e=m(73388);
return A=function(){return e},e}function $(){const e=m(78374);return $=function(){return e},e}function y(){const e=m(78534);
return y=function(){return e},e}const w=2*y().MAX_REPORT_BYTES,d="gate-report.json";async function u(e){return(await(0,E().
readdir)(e,{recursive:!0,withFileTypes:!0}).catch(n=>{if(n.code==="ENOENT")return[];throw new(b()).GateError("file_unrea\
dable",`Cannot read the directory ${e} (${n.code}).`,"Specify the directory into which the parts were downloaded.",{cause:n})})).
filter(n=>n.isFile()&&n.name===d).map(({parentPath:n,name:s})=>(0,v().join)(n,s)).sort()}async function g(e,t,n=S){if(e.
length>$().MAX_SHARDS)throw h(`There are more than ${$().MAX_SHARDS} parts`);const s=[];let i=w;for(const l of e){const O=await f(
Math.min(i,y().MAX_REPORT_BYTES),l,t);i-=O.length;const c=(0,A().inputName)(l);s.push({name:c,report:(0,y().readReportFile)(
O,c,n)})}return s}async function f(e,t,n){const s=[];let i=0;for await(const l of n(t)){if(i+=l.length,i>e)throw h(`${(0,A().
inputName)(t)} is too large, alone or together with the other parts`);s.push(l)}return Buffer.concat(s)}const S="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function h(e){return new(b()).GateError("\
artifact_invalid",e,S)}const T=p().looseObject({genes:p().array(p().looseObject({commands:p().array(p().looseObject({command:p().
string(),outcome:p().looseObject({duration_ms:p().number().nonnegative()}).optional()}))}))});async function a(e,t){const n=await f(
y().MAX_REPORT_BYTES,e,t),s=new Map;for(const{commands:i}of r(n,e).genes)for(const{command:l,outcome:O}of i){const c=Math.
round(O?.duration_ms??0);c>0&&s.set(l,Math.max(c,s.get(l)??0))}return s}function r(e,t){try{return T.parse(JSON.parse(e.
toString("utf8")))}catch(n){throw new(b()).GateError("artifact_invalid",`${(0,A().inputName)(t)} is not a report from wh\
ich durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",
{cause:n})}}},16111:function(k,o,m){m.r(o),m.d(o,{createScanner:()=>E.createScanner,getNodePath:()=>E.getNodePath,getNodeValue:()=>E.
getNodeValue,parseTree:()=>E.parseTree,printParseErrorCode:()=>E.printParseErrorCode});var E=m(99547)}};
