"use strict";exports.id=4948,exports.ids=[4948],exports.modules={1395:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.approvalDigest=f,o.boundFiles=w,o.changedSince=E,o.groupDigest=u,o.judgedHead=v,o.needsPerson=r,o.weakensGate=e;function O(){
const t=h(77598);return O=function(){return t},t}function b(){const t=h(57975);return b=function(){return t},t}function p(){
const t=h(41330);return p=function(){return t},t}function R(){const t=h(97247);return R=function(){return t},t}function A(){
const t=h(2833);return A=function(){return t},t}function $(){const t=h(32854);return $=function(){return t},t}function S(){
const t=h(13580);return S=function(){return t},t}async function w(t,n,s=new Set){const i=n.length===0?()=>!1:(0,p().default)(
[...n],{dot:!0,nonegate:!0}),y=[...t.files()].filter(({path:a})=>(0,$().isWithin)(a,".github")||s.has(a)||!i(a)).map(async a=>[
a.path,await d(t,a)]);return new Map(await Promise.all(y))}async function d(t,{path:n,kind:s,oid:i}){if(i!==void 0)return`${s}\
 ${i}`;const l=s==="symlink"?t.readlink(n)??"":await t.read(n);return`${s} ${(0,O().hash)("sha256",l)}`}function f(t){const{
files:n,baseRef:s,plansDigest:i,policyDigest:l,weakened:y}=t,a=[...n].sort(([T],[N])=>T<N?-1:1);return(0,A().digestOf)(JSON.
stringify([s,i,l,a,y]))}function u(t){return t.length>1?(0,A().digestOf)(JSON.stringify([...t].sort())):t[0]}const m=3;function E(t,n){
const s=[...new Set([...t.files.keys(),...n.files.keys()])].filter(i=>t.files.get(i)!==n.files.get(i)).sort();return s.length>
0?`${g(s)} ${s.length===1?"has":"have"} changed`:t.plansDigest!==n.plansDigest?"the commands that would run have changed":
(0,b().isDeepStrictEqual)(t.weakened,n.weakened)?void 0:"what weakens the gate has changed"}function g(t){const n=t.slice(
0,m).map(l=>`\`${l}\``),s=t.length-n.length,i=s>0?`${s} more ${s===1?"file":"files"}`:n.pop();return n.length===0?`${i}`:
`${n.join(", ")} and ${i}`}async function v(t,n,{policy:s,digest:i},l){const{genes:y,plansDigest:a}=t,T=t.findings.filter(
r).map(({args:I,location:P})=>[P?.path??"",JSON.stringify(I)]),N=(0,R().isOfChange)(t)?t.agentFiles.flatMap(c):[],M=new Set(
[...T.map(([I])=>I),...N]);return{subject:{files:await w(n,s.approvals.unaffected_by,M),baseRef:l,plansDigest:a,policyDigest:i,
weakened:T},genes:y,weakensGate:e(t)}}function c({file:{path:t},entries:n}){const s=n.flatMap(i=>i.targets);return[t,...s.
flatMap(({kind:i,name:l})=>i==="file"?[l]:[])]}function r({rule:t}){return(0,S().ruleOf)(t)?.approval==="needed"}function e({
findings:t}){return t.some(r)}},89549:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.approveByDigest=
$,o.shortDigest=A;function O(){const S=h(41895);return O=function(){return S},S}function b(){const S=h(1395);return b=function(){
return S},S}const p=24,R=new RegExp(`^sha256:[0-9a-f]{${p},64}$`);function A(S){return S.slice(0,7+p)}function $(S,w){if(S!==
void 0&&!R.test(S))throw new(O()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(S)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:d})=>{
if(S===void 0)return{approvals:[],refusals:[]};if((0,b().approvalDigest)(d).startsWith(S))return{approvals:[{user:"comma\
nd line",at:w.toISOString()}],refusals:[]};const f=A(S);return{approvals:[],refusals:[`--approve ${f} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},27199:function(k,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.isJsonObject=O,o.placeOf=R,o.pointerText=b,o.subjectOf=p,o.withArticle=h;function h(A){return`${/^[AE]/.
test(A)?"an":"a"} ${A}`}function O(A){return typeof A=="object"&&A!==null&&!Array.isArray(A)}function b(A){return A.map(
$=>`/${String($).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function p({type:A,id:$}){return{type:A,id:$}}function R(A,$=[]){
return{location:A.locate($),subject:p(A)}}},40669:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.findCandidates=
R;function O(){const d=h(27199);return O=function(){return d},d}function b(){const d=h(61331);return b=function(){return d},
d}function p(){const d=h(86581);return p=function(){return d},d}function R(d,f){const u=new A(f);for(const[m,E]of d.entries())
u.visitTop(E,m);return u}class A{candidates=[];messages=[];#e;#n;#s=0;#r=!1;constructor(f){this.#e=f}visitTop(f,u){this.#r||=
f.cut===!0,this.#o(f,"some_asset",[u])}#t(f,u,m,E){const g={node:f,pointer:u,value:m,type:E,...this.#n&&{envelope:this.#n}};
return this.candidates.push(g),g}#o(f,u,m){if((0,O().isJsonObject)(f.value))return this.#c(f,f.value,u,m);Array.isArray(
f.value)?this.#a(f,u,m):u!=="anything"&&this.#f(f,u,S(f.value))}#a({children:f=[]},u,m){for(const[E,g]of f.entries())this.#o(
g,u,[...m,E])}#c(f,u,m,E){const{type:g}=u;if(!((0,p().isAssetType)(g)||(0,p().isCompanion)(g))||$(u,m))return this.#d(f,
u,m,E);const c=(0,p().isAssetType)(g)?this.#t(f,E,u,g):void 0;return this.#h(f,E),c}#d(f,u,m,E){const g=(0,p().isAssetType)(
m)?m:Array.isArray(u.validation)?"Gene":void 0;if(g===void 0)return this.#i(f,u,m,E);const v=w(u.type);this.#f(f,m,`${v}\
; it is audited as ${(0,O().withArticle)(g)}`);const c=this.#t(f,E,u,g);return this.#h(f,E),c}#i(f,u,m,E){const g=w(u.type),
v=this.#n,c=(0,b().isMessage)(u);c&&(this.messages.push(f),this.#n=u);const r=this.candidates.length+this.#s,e=(f.children??
[]).flatMap(i=>{const l=i.key?.name??"",y=this.#l(i,[...E,l]);return y?[{key:l,asset:y}]:[]});this.#n=v,this.candidates.
length+this.#s===r&&!c&&m==="some_asset"&&this.#f(f,m,g);const n=(0,b().described)(e),s=(0,b().statementsIn)(u);if(s)for(const i of n)
i.wrappers=[...i.wrappers??[],s];return n.length===1?n[0]:void 0}#l(f,u){const m=p().LISTS.get(f.key?.name??""),E=p().SINGLES.
get(f.key?.name??"");return m&&(this.#s+=1,Array.isArray(f.value)||this.#f(f,m,"no list")),m&&Array.isArray(f.value)?this.#o(
f,m,u):p().MIXED_LISTS.has(f.key?.name??"")?this.#g(f,u):this.#o(f,E&&(0,O().isJsonObject)(f.value)?E:"anything",u)}#g(f,u){
return this.#o(f,Array.isArray(f.value)?"some_asset":"anything",u)}#h(f,u){for(const{key:m,value:E,children:g=[]}of f.children??
[]){const v=p().LISTS.get(m?.name??"");if(!(!v||!Array.isArray(E)))for(const[c,r]of g.entries())(0,O().isJsonObject)(r.value)&&
this.#o(r,v,[...u,m?.name??"",c])}}#f(f,u,m){if(this.#r)return;const E=(0,p().isAssetType)(u)?(0,O().withArticle)(u):"an\
 asset";this.#e.add("not-an-asset",f,`expected ${E}, found ${m}`)}}function $({type:d,validation:f},u){return!Array.isArray(
f)||f.length===0?!1:d!=="Gene"&&(u==="Gene"||(0,p().isCompanion)(d)||d==="AntiGene")}function S(d){return d===null?"null":
`a ${typeof d}`}function w(d){return d===void 0?'an object without a "type"':typeof d!="string"?'an object whose "type" \
is not a string':`an object of type ${JSON.stringify(d.slice(0,40))}`}},61331:function(k,o,h){Object.defineProperty(o,"_\
_esModule",{value:!0}),o.PROTOCOL=void 0,o.carriesAssets=$,o.described=u,o.isMessage=A,o.payloadOf=S,o.senderOf=w,o.statedContent=
E,o.statementsIn=m;function O(){const g=h(23404);return O=function(){return g},g}function b(){const g=h(27199);return b=
function(){return g},g}const p=o.PROTOCOL="gep-a2a",R=new Set(["publish","report","fetch"]);function A(g){return(0,b().isJsonObject)(
g)&&g.protocol===p}function $({message_type:g}){return R.has(g)}function S({payload:g}){return(0,b().isJsonObject)(g)?g:
{}}function w({sender_id:g}){return typeof g=="string"&&g.trim()!==""?g:void 0}const d=new Set(["payload","asset"]),f=["\
type","asset_type","asset_id","content_hash","local_id","target_asset_id","target_local_id"];function u(g){const v=g.filter(
({key:r})=>d.has(r));return(v.length===0&&g.length===1?g:v).map(({asset:r})=>r)}function m(g){const v={};for(const c of f){
const r=g[c];r!=null&&(v[c]=r)}return Object.keys(v).length>0?v:void 0}function E({value:g,wrappers:v=[],envelope:c}){if(c===
void 0&&v.length===0)return(0,O().canonicalize)(g);const{sender_id:r,signature:e}=c??{},t=c&&{sender_id:r,signature:[e,S(
c).signature]};return(0,O().canonicalize)([g,v,t])}},64385:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.declaredId=s,o.readAssetFile=S,o.readAssetNodes=w,o.tooLargeFile=m,o.unreadFile=E;function O(){const a=h(95132);return O=
function(){return a},a}function b(){const a=h(27199);return b=function(){return a},a}function p(){const a=h(40669);return p=
function(){return a},a}function R(){const a=h(61331);return R=function(){return a},a}function A(){const a=h(73229);return A=
function(){return a},a}function $(){const a=h(94534);return $=function(){return a},a}function S(a,T,N,M=1){if(T.length>N.
maxBytes)return m(a,T.length,N);const{text:j,complete:I}=(0,$().decodeUtf8)(T),P=new($()).Source(a,j,M),_=new($()).Problems(
P);if(!I){const G={start:j.length,end:j.length};return _.add("file-not-utf8",G,"a byte that no UTF-8 text can have here"),
{path:a,assets:[],problems:_.found}}const C=(0,A().readJson)(j,N,_);C.length===0&&_.found.length===0&&!g(a)&&_.add("file\
-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const[L,D]=C;D&&v(a)&&_.found.length===0?_.add(
"file-not-json",D,c):L&&Array.isArray(L.value)&&r.test(a)&&_.add("without-effect",L,e,{severity:"warning"});const{candidates:F,
messages:H}=d(P,C,N,_),V=t(F,P,_),J=H.map(G=>({value:G.value,location:i(P,G,[])}));return{path:a,assets:V,problems:_.found,
...g(a)&&T[0]!==f&&u(C,P)&&{lines:!0},...J.length>0&&{messages:J}}}function w(a,T,N){const M=new($()).Source(a,T),j=new($()).
Problems(M),{candidates:I}=d(M,(0,A().readJson)(T,N,j),N,j),P=t(I,M,j);return I.flatMap(({node:_},C)=>{const L=P[C];return L?
{asset:L,node:_}:[]})}function d({path:a},T,{maxAssets:N},M){const{candidates:j,messages:I}=(0,p().findCandidates)(T,M),
P=j[N];P&&M.add("file-too-large",P.node,`more than ${N} assets; the rest is not read`);const _=g(a)||T.length>1;return{candidates:j.
slice(0,N).map(L=>_?L:{...L,pointer:L.pointer.slice(1)}),messages:I}}const f=239;function u(a,T){let N=0;return a.every(
({start:M,end:j})=>{const{line:I,end_line:P}=T.location(M,j),_=I===P&&I>N;return N=I,_})}function m(a,T,{maxBytes:N}){const M=`${T}\
 bytes, of at most ${N}`;return{path:a,assets:[],problems:[{rule:"file-too-large",location:{path:a,line:1,column:1},detail:M}]}}
function E(a,T){const N={path:a,line:1,column:1},M=(0,O().whyNotJudged)(`the file \`${a}\``,T);return{path:a,assets:[],problems:[
{rule:"not-judged",location:N,detail:M}]}}function g(a){return a.toLowerCase().endsWith(".jsonl")}function v(a){return!g(
a)&&/\.\w+$/.test(a)}const c="a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",r=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
e='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function t(a,T,N){const M=new Map,j=new Map,I=a.map((P,_)=>{const{node:C,pointer:L,value:D,type:F,
envelope:H,wrappers:V}=P,J=s(D),G=J??`#${_+1}`,B=M.get(`${F} ${G}`),W=J!==void 0&&B!==void 0&&n(P,B);if(J===void 0){const U=Object.
hasOwn(D,"id")?'with an "id" that is not text':'without an "id"',X=`${(0,b().withArticle)(F)} ${U}; it is called ${G} he\
re`;C.cut||N.add("not-an-asset",C,X,{id:G})}else if(W)j.set(B,(j.get(B)??1)+1);else if(B){const U=`${F} ${JSON.stringify(
G)}, first at ${N.place(B.node.start)}`;N.add("duplicate-id",C,U,{id:G})}else M.set(`${F} ${G}`,P);return{type:F,id:G,path:T.
path,value:D,pointer:L,...C.cut&&{cut:!0},...H&&{envelope:H},...V&&{wrappers:V},...W&&{copy:!0},locate:(U=[],X)=>i(T,C,U,
X)}});for(const[{node:P,type:_,value:C},L]of j){const D=s(C),F=`${_} ${JSON.stringify(D)}, ${L} times`;N.add("without-ef\
fect",P,F,D===void 0?{}:{id:D})}return I}function n(a,T){const N=M=>!M.node.cut&&!M.envelope;return N(a)&&N(T)&&(0,R().statedContent)(
a)===(0,R().statedContent)(T)}function s({id:a}){return typeof a=="string"&&a.trim()!==""?a:void 0}function i(a,T,N,M){let j=T;
for(const I of N){const P=l(j,I);if(!P)return a.location(j.start,j.end);j=P}return!M||typeof j.value!="string"?a.location(
j.start,j.end):a.location(y(a.text,j,M.start),y(a.text,j,M.end))}function l({value:a,children:T},N){return Array.isArray(
a)?typeof N=="number"?T?.[N]:void 0:T?.findLast(({key:M})=>M?.name===N)}function y(a,{start:T,end:N},M){const j=N-1;let I=T+
1;for(let P=0;P<M&&I<j;P+=1)a[I]!=="\\"?I+=1:I+=a[I+1]==="u"?6:2;return Math.min(I,j)}},18744:function(k,o,h){Object.defineProperty(
o,"__esModule",{value:!0}),o.assetPathTest=d,o.assetPathsIn=f,o.findStrayGenes=m,o.mayHoldAssets=u,o.nestedGenes=v,o.pathTest=
w,o.strayGenes=g;function O(){const n=h(41330);return O=function(){return n},n}function b(){const n=h(93028);return b=function(){
return n},n}function p(){const n=h(27199);return p=function(){return n},n}function R(){const n=h(64385);return R=function(){
return n},n}function A(){const n=h(73229);return A=function(){return n},n}function $(){const n=h(94534);return $=function(){
return n},n}const S=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function w(n){const s=n.map(i=>(0,O().default)(i,{dot:!0,nonegate:!0,
flags:"s"}));return i=>s.some(l=>l(i))}function d({assets:{include:n}}){const s=w(n);return i=>s(i)&&!S.test(i)}function f(n,s){
const i=d(s);return[...n.files()].filter(({kind:l,path:y})=>(0,b().isRegular)(l)&&i(y)).map(({path:l})=>l)}function u(n){
return/\.jsonl?$/i.test(n)&&!S.test(n)}async function m(n,{path:s,size:i=0},l){try{if(i<=l.maxBytes)return E(s,await n.read(
s,l.maxBytes),l)}catch(a){return(0,R().unreadFile)(s,a).problems[0]}const y=`with ${i} bytes it is too large to be searc\
hed`;return{rule:"outside-globs",location:{path:s,line:1,column:1},detail:y}}function E(n,s,i){const l=g(n,s,i),[y]=l;if(!y)
return;const a=l.length===1?"a Gene":`${l.length} Genes`;return{rule:"outside-globs",location:y.location,detail:a}}function g(n,s,i){
if(!r(s))return[];const l=new($()).Source(n,s.toString("utf8"));return e((0,A().readJson)(l.text,i,new($()).Problems(l))).
map(({value:a,start:T,end:N})=>({location:l.location(T,N),commands:c(a)}))}function v(n){const s=(i,l)=>Array.isArray(i)?
i.flatMap((y,a)=>s(y,[...l,a])):(0,p().isJsonObject)(i)?l.length>0&&t(i)?[{location:n.locate(l),commands:c(i)}]:Object.entries(
i).flatMap(([y,a])=>s(a,[...l,y])):[];return s(n.value,[])}function c({validation:n}){return[n??[]].flat().filter(s=>typeof s==
"string")}function r(n){return['"Gene"','"signals_match"',"\\u00"].some(s=>n.includes(s))}function e(n){return n.flatMap(
s=>{const{value:i,children:l=[]}=s;return(0,p().isJsonObject)(i)&&t(i)?[s]:e(l)})}function t({type:n,signals_match:s,validation:i}){
return n==="Gene"||s!==void 0&&i!==void 0}},73229:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.readJson=
p;function O(){const e=h(16111);return O=function(){return e},e}function b(){const e=h(93028);return b=function(){return e},
e}function p(e,t,n){return new R(e,t,n).read()}class R{#e;#n;#s;#r;#t=f;#o=0;#a=!1;#c=!1;#d=!1;constructor(t,n,s){this.#e=
n,this.#n=s,this.#s=g(t),this.#r=(0,b().lfsObstacle)(t)}read(){const t=[];let n=!1;for(this.#i();this.#t.kind!=="end";){
const s=this.#t,i=w.has(s.kind);if(s.kind==="{"||s.kind==="["||i&&!n&&!this.#d){n=!1,this.#a=!1,t.push(this.#l(0)),this.#c=
!1;continue}n||(n=!0,this.#a=this.#d,this.#u(s.start===0&&this.#r||A("a JSON value",s))),this.#i()}return t}#i(){do{this.#t=
this.#s();const{kind:t,start:n,fault:s}=this.#t;if(this.#o>this.#e.maxValues){const i=`more than ${this.#e.maxValues} JS\
ON values; the rest is not read`;this.#n.add("file-too-large",this.#t,i),this.#t={...f,start:n,end:n},this.#a=!0}else t===
"comment"&&this.#u(s??r(this.#t))}while(this.#t.kind==="comment")}#l(t){const n=this.#t,{kind:s,start:i,end:l}=n;if(this.#o+=
1,n.fault&&this.#u(n.fault),s==="unknown"&&this.#u(A("a JSON value",n)),s!=="{"&&s!=="[")return this.#i(),{value:$(n),start:i,
end:l};if(t<this.#e.maxDepth)return this.#g(t);const y=`brackets nested more than ${this.#e.maxDepth} deep`;this.#n.add(
"file-not-json",n,y);const a={value:null,start:i,end:this.#p()};return this.#i(),a}#g(t){const{kind:n,start:s,end:i}=this.#t,
l=n==="{"?"}":"]",a={value:n==="{"?Object.create(null):[],start:s,end:i,children:[]};for(let T=",";T===",";T=this.#t.kind){
if(this.#i(),this.#t.kind===l){a.children.length>0&&this.#u(`a comma before "${l}"`);break}if(this.#h(a,t),!this.#c&&this.#t.
kind!==l&&this.#t.kind!==","&&this.#m(`"," or "${l}"`),this.#c)return{...a,end:this.#t.start,cut:!0}}return a.end=this.#t.
end,this.#i(),a}#h({value:t,children:n},s){const i=Array.isArray(t),l=i?void 0:this.#f(t,n);if(this.#c)return;if(!d.has(
this.#t.kind)){this.#m("a JSON value");return}const y=this.#l(s+1);n.push(y),i&&t.push(y.value),l!==void 0&&(y.key=l,t[l.
name]=y.value)}#f(t,n){const s=this.#t,{value:i,start:l,end:y}=s;if(s.kind!=="string")return this.#m("a key in double qu\
otes");if(s.fault&&this.#u(s.fault),i==="__proto__")this.#n.add("ambiguous-key",s,'"__proto__" as a key');else if(Object.
hasOwn(t,i)&&!this.#n.full){const a=n.find(N=>N.key?.name===i)?.key,T=this.#n.place((a??s).start);this.#n.add("ambiguous\
-key",s,`${JSON.stringify(i)}, first at ${T}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:i,start:l,end:y})}#p(){let t=this.#t;for(let n=1;n>0&&t.kind!=="end";)t=this.#s(),(t.kind==="{"||t.kind==="[")&&(n+=
1),(t.kind==="}"||t.kind==="]")&&(n-=1);return t.end}#m(t){this.#u(A(t,this.#t)),this.#c=!0,this.#d=!0}#u(t){this.#a||this.#n.
add("file-not-json",this.#t,t),this.#a=!0}}function A(e,t){return`expected ${e}, found ${r(t)}`}function $({kind:e,value:t,
fault:n}){return e==="string"?t:e==="number"?n?null:Number(t):e==="true"?!0:e==="false"?!1:null}const S={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
w=new Set(["string","number","true","false","null"]),d=new Set([...w,"{","[","unknown"]),f={kind:"end",start:0,end:0,value:""},
u=14,m=15,E={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function g(e){const t=(0,O().
createScanner)(e,!1);return()=>{let n=t.scan();for(;n===u||n===m;)n=t.scan();const s=S[n]??"unknown",i=t.getTokenValue(),
l=E[t.getTokenError()]??v(s,i);return{kind:s,start:t.getTokenOffset(),end:Math.min(t.getPosition(),e.length),value:i,...l!==
void 0&&{fault:l}}}}function v(e,t){if(e==="comment")return"a comment";if(e==="number"&&!Number.isFinite(Number(t)))return"\
a number out of range";if(e==="string"&&/\p{Surrogate}/u.test(t))return"half of a surrogate pair"}const c=/^(?:<{7}|={7}|>{7})$/;
function r({kind:e,value:t}){return e==="end"?"the end of the file":e==="string"||e==="number"||e==="comment"?`a ${e}`:e!==
"unknown"?`"${e}"`:c.test(t)?"a conflict marker of git":JSON.stringify(t.length>40?`${t.slice(0,40)}\u2026`:t)}},86581:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.SINGLES=o.MIXED_LISTS=o.LISTS=void 0,o.hasAssetLists=w,o.isAssetType=
$,o.isCompanion=S;function O(){const d=h(39763);return O=function(){return d},d}const b=o.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation",anti_genes:"AntiGene"})),p=o.MIXED_LISTS=new Set(["assets","results"]),R=o.SINGLES=new Map(
Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"\
ValidationReport",mutation:"Mutation"})),A=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task","Pack","Reci\
pe"]);function $(d){return O().ASSET_TYPES.includes(d)}function S(d){return typeof d=="string"&&A.has(d)}function w(d){return Object.
keys(d).some(f=>b.has(f)&&Array.isArray(d[f]))}},94534:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.Source=o.Problems=void 0,o.assetLimits=$,o.decodeUtf8=A;function O(){const S=h(4573);return O=function(){return S},S}class b{path;text;#e;#n;constructor(w,d,f=1){
this.path=w,this.text=d,this.#e=f}location(w,d=w){const f=this.#s(w),u=this.#s(Math.max(w,d));return{path:this.path,...f,
end_line:u.line,end_column:u.column}}#s(w){const d=this.#n??this.#r();let f=0;for(let u=d.length;u-f>1;){const m=f+u>>>1;
(d[m]??0)<=w?f=m:u=m}return{line:f+this.#e,column:w-(d[f]??0)+1}}#r(){const w=[0];for(let d=this.text.indexOf(`
`);d!==-1;d=this.text.indexOf(`
`,d+1))w.push(d+1);return this.#n=w,w}}o.Source=b;const p=100;class R{#e=[];#n;#s=new Map;#r;constructor(w){this.#n=w}get found(){
if(this.#r===void 0)return this.#e;const w=[...this.#s].map(([f,u])=>`${u} \xD7 \`${f}\``).join(", "),d=`more than ${p} \
problems; not listed are ${w}`;return[...this.#e,{rule:"file-too-large",location:this.#r,detail:d}]}get full(){return this.#r!==
void 0}place(w){const{line:d,column:f}=this.#n.location(w);return`line ${d}, column ${f}`}add(w,{start:d,end:f},u,{id:m,
severity:E}={}){if(this.#e.length===p){this.#r??=this.#n.location(d,f),this.#s.set(w,(this.#s.get(w)??0)+1);return}const g=this.#n.
location(d,f);this.#e.push({rule:w,location:g,detail:u,...m!==void 0&&{id:m},...E&&{severity:E}})}}o.Problems=R;function A(S){
const w=new TextDecoder("utf-8").decode(S);return(0,O().isUtf8)(S)?{text:w,complete:!0}:{text:w.slice(0,w.indexOf("\uFFFD")),
complete:!1}}function $(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},97247:function(k,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.isOfChange=h;function h(O){return"files"in O}},41551:function(k,o){Object.defineProperty(o,
"__esModule",{value:!0}),o.findKnown=b,o.knownForms=O,o.reachOfKnown=A,o.secretsOf=c;const h=12;function O(e){const t=[...new Set(
e.flatMap(S))],n=t.map(s=>s.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(n)].filter(s=>s.length>=h)}}function b(e,{
exact:t,squeezed:n}){const s=t.flatMap(y=>p(e,y,a=>a));if(n.length===0||!/\s/.test(e))return s;const{text:i,at:l}=R(e);return[
...s,...n.flatMap(y=>p(i,y,a=>l[a]??0))]}function p(e,t,n){const s=[];for(let i=e.indexOf(t);i>=0;i=e.indexOf(t,i+t.length))
s.push({kind:"secret",start:n(i),end:n(i+t.length-1)+1});return s}function R(e){const t=new Uint32Array(e.length),n=[];let s=0;
for(const{0:i,index:l}of e.matchAll(/\S+/g)){for(let y=0;y<i.length;y+=1)t[s+y]=l+y;s+=i.length,n.push(i)}return{text:n.
join(""),at:t}}function A({exact:e}){return 2*Math.max(0,...e.map(({length:t})=>t))}const $=4;function S(e){const t=Buffer.
from(e),n=w(e),s=encodeURIComponent(t.toString()),i=t.toString("hex"),l=[e,...e.split(/\r?\n/),n,n.replaceAll("/","\\/"),
w(n),...d(s),i,i.toUpperCase(),...[0,1,2].flatMap(y=>f(t,y))];return[...new Set(l)].filter(y=>y.trim().length>=$)}function w(e){
return JSON.stringify(e).slice(1,-1)}function d(e){const t=e.replace(/[!'()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`);
return[e,t].flatMap(n=>{const s=n.replace(/%../g,i=>i.toLowerCase());return[n,s,n.replaceAll("%20","+"),s.replaceAll("%2\
0","+")]})}function f(e,t){const n=Buffer.concat([Buffer.alloc(t),e]).toString("base64"),s=Math.ceil(t*8/6),i=Math.floor(
(t+e.length)*8/6),l=n.slice(s,i);return[l,l.replaceAll("+","-").replaceAll("/","_")]}const u=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
m=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,E=/^(?:[\\/~]|[A-Za-z]:[\\/])/,g=8,v=/^[A-Za-z][a-z]{0,9}$/;function c(e){
const t=Object.entries(e).flatMap(([n,s])=>s!==void 0&&u.test(n)&&r(n,s)?[s]:[]);return[...new Set(t)]}function r(e,t){return t.
length<g||v.test(t)?!1:!(m.test(e)&&E.test(t))}},24634:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.mergeBase=A,o.mergedTree=f,o.requireCommits=$;function O(){const u=h(41895);return O=function(){return u},u}function b(){
const u=h(19674);return b=function(){return u},u}function p(){const u=h(67397);return p=function(){return u},u}const R=[
"--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function A(u,m,E,g=[m,E]){const v=[...R];for(;;){const c=await S(
u,m,E);if(c.certain){if(c.commit!==void 0)return c.commit;throw new(O()).GateError("no_merge_base",`${(0,p().short)(m)} \
and ${(0,p().short)(E)} have no common ancestor`,"Rebase the branch onto its target branch, or specify another --base.")}
const r=v.shift();if(r===void 0)throw d(`the merge base of ${(0,p().short)(m)} and ${(0,p().short)(E)}`);await w(u,[r],g)}}
async function $(u,m,E){const g=async()=>(await(0,p().lookUpCommits)(u,m)).includes(void 0);if(!await g())return;const v=(await u.
shallowCommits()).size>0;if(await w(u,v?["--deepen=50"]:[],E),await g())throw d(`commit ${m.map(p().short).join(" or ")}`)}
async function S(u,m,E){const v=(await u.objects(["merge-base",m,E],{accept:[1]})).toString().trim(),c=await u.shallowCommits();
if(v==="")return{certain:c.size===0};if(c.size===0)return{commit:v,certain:!0};const e=!(await u.objects(["rev-list",m,E,
`^${v}`])).toString().split(`
`).some(t=>c.has(t));return{commit:v,certain:e}}async function w(u,m,E){if(!await(0,b().hasOrigin)(u))throw new(O()).GateError(
"shallow_clone","This clone lacks part of the history, and has no remote named origin to fetch it from","Add it with git\
 remote add origin URL, or run gene-gate in a complete clone.");const g=m.length?"This clone is shallow: fetching more o\
f its history from origin.":"Fetching commits that this clone lacks from origin.",v=["--quiet","--no-tags","--no-recurse\
-submodules","--no-write-fetch-head"],c=r=>u.network(g,["fetch",...v,...m,"--","origin",...r]);await c(E).catch(()=>c([])).
catch(r=>{throw d("part of the history",r)})}function d(u,m){const E=m===void 0?"":` (${m.message})`;return new(O()).GateError(
"shallow_clone",`This clone lacks ${u}, and fetching it failed${E}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run `git fetch --unshallow`.",{cause:m})}async function f(u,m,E){const{objects:g}=u;try{return(await g(["merge-tre\
e","--write-tree","--no-messages",m,E])).toString().split(`
`).find(p().isObjectId)}catch(v){if(v instanceof O().GateError&&v.code==="git_failed")return;throw v}}},19674:function(k,o){
Object.defineProperty(o,"__esModule",{value:!0}),o.branchAtOrigin=b,o.fetched=O,o.hasOrigin=R,o.isRemoteOf=h,o.pullsAtOrigin=
p;async function h($,{owner:S,repo:w}){return(await A($)).replace(/(?<!\/)\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(
-2).join("/").toLowerCase()===`${S}/${w}`.toLowerCase()}function O($){return`+refs/heads/${$}:refs/remotes/origin/${$}`}
async function b($,S){if(!await R($))return!1;const w=`refs/heads/${S}`,d=`Asking origin whether it has the branch ${S}.`;
return(await $.network(d,["ls-remote","--","origin",w])).toString().split(`
`).some(u=>u.endsWith(`	${w}`))}async function p($,S){const w="Asking origin for the heads of all pull requests.",d=["ls\
-remote","--","origin","refs/pull/*/head"];return[...(await $.network(w,d)).toString().matchAll(/^([0-9a-f]+)\trefs\/pull\/(\d+)\/head$/gm)].
flatMap(([,u,m])=>u===S?Number(m):[])}async function R($){return await A($)!==""}async function A({user:$}){return(await $(
["config","--get","remote.origin.url"],{accept:[1]})).toString().trim()}},50598:function(k,o,h){Object.defineProperty(o,
"__esModule",{value:!0}),o.resolveNamed=d,o.resolveRevision=w;function O(){const c=h(41895);return O=function(){return c},
c}function b(){const c=h(3051);return b=function(){return c},c}function p(){const c=h(67397);return p=function(){return c},
c}const R=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,A=/^(.*?)((?:[~^]\d*)*)$/s,$=/(?:^|-g)([0-9a-f]{4,64})$/i,S=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(c,r){return(await d(c,r)).commit}async function d(c,r){if(R.test(r))throw new(O()).GateError("ref_not_f\
ound",`${JSON.stringify(r)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,e="",t=""]=A.exec(r)??[],n=await u(c,e==="@"?"HEAD":e),[s,...i]=[...new Set(n.map(({commit:y})=>y))];if(s===
void 0)throw(0,p().unknownRevision)(r,await f(c,e));if(i.length>0)throw v(e,n);if(t===""){const[y,...a]=n.flatMap(T=>T.ref??
[]);return{commit:s,...y!==void 0&&a.length===0&&{ref:y}}}const[l]=await(0,p().peelToCommits)(c,[`${s}${t}`]);if(l===void 0)
throw(0,p().unknownRevision)(r);return{commit:l}}async function f({user:c},r){const t=(await c(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(s=>s.replace(/^refs\/(?:heads|remotes)\//,"")).filter(s=>s!==""&&!s.endsWith("/HEAD")),n=(await c(["remote"])).toString().
split(`
`);return{meant:t.find(s=>s.endsWith(`/${r}`))??(0,b().nearestName)(r,t),hasOrigin:n.includes("origin")}}async function u(c,r){
if(r==="HEAD"||(0,p().isObjectId)(r.toLowerCase())){const[i]=await(0,p().lookUpCommits)(c,[r]);if(i!==void 0)return[{name:r,
commit:i}];if(r==="HEAD")return[]}const e=r.startsWith("refs/"),n=[...await(0,p().readRefs)(c,e?[r]:m(r))].map(([i,{id:l,
target:y}])=>({name:i,id:l,ref:y}));e||n.push(...await E(c,r),...await g(c,r));const s=await(0,p().peelToCommits)(c,n.map(
({id:i})=>i));return n.flatMap(({id:i,...l},y)=>{const a=s[y];return a===void 0?[]:[{...l,commit:a}]})}function m(c){return[
...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(e=>`${e}${c}`),`refs/remotes/${c}/HEAD`]}async function E({user:c},r){
if(!S.test(r))return[];const e=await c(["rev-parse","--verify","--quiet",r],{accept:[1]});return e.length===0?[]:[{name:r,
id:e.toString().trim()}]}async function g({objects:c},r){const[,e]=$.exec(r)??[];return e===void 0?[]:(await c(["rev-par\
se",`--disambiguate=${e.toLowerCase()}`])).toString().split(`
`).filter(p().isObjectId).map(s=>({name:s,id:s}))}function v(c,r){const e=r.map(({name:t,commit:n})=>t===n?`commit ${n}`:
`${t} (${(0,p().short)(n)})`);return new(O()).GateError("ref_ambiguous",`${JSON.stringify(c)} is ambiguous: ${e.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},34397:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.snapshotIndex=m,o.snapshotWorktree=u,o.withSourceTree=c;function O(){
const r=h(77598);return O=function(){return r},r}function b(){const r=h(51455);return b=function(){return r},r}function p(){
const r=h(76760);return p=function(){return r},r}function R(){const r=h(41895);return R=function(){return r},r}function A(){
const r=h(67147);return A=function(){return r},r}function $(){const r=h(48741);return $=function(){return r},r}function S(){
const r=h(96402);return S=function(){return r},r}function w(){const r=h(35720);return w=function(){return r},r}function d(){
const r=h(96681);return d=function(){return r},r}const f=Buffer.from([0]);async function u(r){const e=v(r),t=await E(r);
return await r.user(["update-index","-z","--index-info"],{env:e,input:t}),await r.user(["add","--all","--","."],{env:e}),
(await r.user(["write-tree"],{env:e})).toString().trim()}async function m(r){const e=v(r);return await(0,b().copyFile)(r.
index,e.GIT_INDEX_FILE).catch(t=>{if(t.code!=="ENOENT")throw t}),(await r.user(["write-tree"],{env:e})).toString().trim()}
async function E(r){const e=[];for(const t of(0,d().splitNul)(await r.user(["ls-files","-t","--stage","-z"]))){const n=t[0]===
83,s=t.subarray(t.indexOf(9)+1);if(n&&!await g(r,s))throw new(R()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,d().decodePath)(s))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");e.push(t.subarray(2),f)}return Buffer.concat(e)}async function g({directory:r},e){return(0,b().lstat)(Buffer.concat(
[Buffer.from(`${r}/`),e])).then(()=>!0,t=>{if(t.code==="ENOENT"||t.code==="ENOTDIR")return!1;throw new(R()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,d().decodePath)(e))} (${t.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:t})})}function v({privateStore:r,temporary:e}){return{...r,GIT_INDEX_FILE:(0,p().join)(e,
(0,O().randomUUID)())}}async function c(r,{env:e,note:t},n,s=!1){const i=await(0,S().openRepository)(r,e,t).catch(async l=>{
if(!(l instanceof R().GateError&&l.code==="not_a_repository"&&(await(0,b().stat)(r).catch(()=>{}))?.isDirectory()))throw l});
if(i===void 0)return n((0,$().folderTree)(r),r);try{const l=`the ${s?"staged ":""}files of ${i.directory}`,y=s?m:u,a=await(0,w().
readTree)(i,await y(i),{label:l});return await n((0,A().withAdditions)(a,(0,$().folderTree)(i.directory),(0,A().additionsOf)()),
i.directory,i)}finally{await i.close()}}},78534:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.REPORT_FILE=
o.MAX_REPORT_BYTES=void 0,o.claimedPull=E,o.nodeIn=f,o.proofsOf=u,o.readReportFile=w,o.readUploadedReport=g;function O(){
const c=h(26040);return O=function(){return c},c}function b(){const c=h(41895);return b=function(){return c},c}function p(){
const c=h(54078);return p=function(){return c},c}function R(){const c=h(5640);return R=function(){return c},c}function A(){
const c=h(27436);return A=function(){return c},c}const $=o.MAX_REPORT_BYTES=256*1024*1024,S=500;function w(c,r,e){try{return R().
gateReportSchema.parse(JSON.parse(c.toString("utf8")))}catch(t){throw new(b()).GateError("artifact_invalid",`${r} ${d(t,
c).slice(0,S)}`,e,{cause:t})}}function d(c,r){if(c instanceof SyntaxError)return"is not JSON.";const{type:e,schema_version:t}=JSON.
parse(r.toString("utf8"))??{};return e!=="GateReport"?`is not a GateReport${typeof e=="string"?`: its type is ${JSON.stringify(
e)}`:""}.`:t!==A().GATE_REPORT_VERSION?`is a GateReport ${t===void 0?"without a version":`of version ${JSON.stringify(t)}`}\
; this version of gene-gate reads ${A().GATE_REPORT_VERSION}.`:`is not a valid GateReport: ${(0,p().firstProblem)(c)}.`}
function f({validation_reports:[c]}){if(c===void 0)return process;const{node_version:r,platform:e,arch:t}=c.env_fingerprint;
return{version:r,platform:e,arch:t}}function u(c,r){const e=c.map((t,n)=>{const s=r(t,n)?.commands,i=t.commands.flatMap(
({command:l,plan:y},a)=>{const T=s?.[a];return T?.command===l&&T.plan_digest===y?.digest&&T.proof?[T.proof]:[]});return[
t,i]});return new Map(e.filter(([{commands:t},{length:n}])=>n>0&&n===t.length))}const m=o.REPORT_FILE="gate-report.json";
function E(c){const r=R().gateReportSchema.pick({event:!0});return(0,O().attempt)(()=>r.parse(JSON.parse(c.toString("utf\
8"))).event.pull_request)}function g(c,{headSha:r,pullRequest:e}){const t=w(c,`The ${m} of the run`,"Use the same versio\
n of the action in both workflows, and run the first one again."),{pull_request:n}=t.event;if(t.verdict==="error"&&t.head_sha===
null)return t;if(t.head_sha!==r)throw v(`commit ${t.head_sha}`,r);if(n!==e.number)throw v(`pull request ${n??"(none)"}`,
`${e.number}`);return t}function v(c,r){return new(b()).GateError("artifact_invalid",`The report of the run is about ${c}\
, not ${r}.`,"Run the first workflow again. If the error persists, check its file for changes.")}},23107:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.findParts=f,o.readDurations=c,o.readParts=u;function O(){const e=h(51455);
return O=function(){return e},e}function b(){const e=h(76760);return b=function(){return e},e}function p(){const e=h(7723);
return p=function(){return e},e}function R(){const e=h(41895);return R=function(){return e},e}function A(){const e=h(73388);
return A=function(){return e},e}function $(){const e=h(78374);return $=function(){return e},e}function S(){const e=h(78534);
return S=function(){return e},e}const w=2*S().MAX_REPORT_BYTES,d="gate-report.json";async function f(e){return(await(0,O().
readdir)(e,{recursive:!0,withFileTypes:!0}).catch(n=>{if(n.code==="ENOENT")return[];throw new(R()).GateError("file_unrea\
dable",`Cannot read the directory ${e} (${n.code}).`,"Specify the directory into which the parts were downloaded.",{cause:n})})).
filter(n=>n.isFile()&&n.name===d).map(({parentPath:n,name:s})=>(0,b().join)(n,s)).sort()}async function u(e,t,n=E){if(e.
length>$().MAX_SHARDS)throw g(`There are more than ${$().MAX_SHARDS} parts`);const s=[];let i=w;for(const l of e){const y=await m(
Math.min(i,S().MAX_REPORT_BYTES),l,t);i-=y.length;const a=(0,A().inputName)(l);s.push({name:a,report:(0,S().readReportFile)(
y,a,n)})}return s}async function m(e,t,n){const s=[];let i=0;for await(const l of n(t)){if(i+=l.length,i>e)throw g(`${(0,A().
inputName)(t)} is too large, alone or together with the other parts`);s.push(l)}return Buffer.concat(s)}const E="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function g(e){return new(R()).GateError("\
artifact_invalid",e,E)}const v=p().looseObject({genes:p().array(p().looseObject({commands:p().array(p().looseObject({command:p().
string(),outcome:p().looseObject({duration_ms:p().number().nonnegative()}).optional()}))}))});async function c(e,t){const n=await m(
S().MAX_REPORT_BYTES,e,t),s=new Map;for(const{commands:i}of r(n,e).genes)for(const{command:l,outcome:y}of i){const a=Math.
round(y?.duration_ms??0);a>0&&s.set(l,Math.max(a,s.get(l)??0))}return s}function r(e,t){try{return v.parse(JSON.parse(e.
toString("utf8")))}catch(n){throw new(R()).GateError("artifact_invalid",`${(0,A().inputName)(t)} is not a report from wh\
ich durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",
{cause:n})}}},16111:function(k,o,h){h.r(o),h.d(o,{createScanner:()=>O.createScanner,getNodePath:()=>O.getNodePath,getNodeValue:()=>O.
getNodeValue,parseTree:()=>O.parseTree,printParseErrorCode:()=>O.printParseErrorCode});var O=h(99547)}};
