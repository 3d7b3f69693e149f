"use strict";exports.id=4948,exports.ids=[4948],exports.modules={1395:function(L,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.approvalDigest=u,i.boundFiles=w,i.changedSince=E,i.groupDigest=c,i.judgedHead=v,i.needsPerson=l,i.weakensGate=n;function O(){
const t=h(77598);return O=function(){return t},t}function T(){const t=h(57975);return T=function(){return t},t}function p(){
const t=h(41330);return p=function(){return t},t}function R(){const t=h(97247);return R=function(){return t},t}function A(){
const t=h(2833);return A=function(){return t},t}function $(){const t=h(32854);return $=function(){return t},t}function y(){
const t=h(13580);return y=function(){return t},t}async function w(t,e,s=new Set){const r=e.length===0?()=>!1:(0,p().default)(
[...e],{dot:!0,nonegate:!0}),S=[...t.files()].filter(({path:o})=>(0,$().isWithin)(o,".github")||s.has(o)||!r(o)).map(async o=>[
o.path,await d(t,o)]);return new Map(await Promise.all(S))}async function d(t,{path:e,kind:s,oid:r}){if(r!==void 0)return`${s}\
 ${r}`;const f=s==="symlink"?t.readlink(e)??"":await t.read(e);return`${s} ${(0,O().hash)("sha256",f)}`}function u(t){const{
files:e,baseRef:s,plansDigest:r,policyDigest:f,weakened:S}=t,o=[...e].sort(([b],[j])=>b<j?-1:1);return(0,A().digestOf)(JSON.
stringify([s,r,f,o,S]))}function c(t){return t.length>1?(0,A().digestOf)(JSON.stringify([...t].sort())):t[0]}const m=3;function E(t,e){
const s=[...new Set([...t.files.keys(),...e.files.keys()])].filter(r=>t.files.get(r)!==e.files.get(r)).sort();return s.length>
0?`${g(s)} ${s.length===1?"has":"have"} changed`:t.plansDigest!==e.plansDigest?"the commands that would run have changed":
(0,T().isDeepStrictEqual)(t.weakened,e.weakened)?void 0:"what weakens the gate has changed"}function g(t){const e=t.slice(
0,m).map(f=>`\`${f}\``),s=t.length-e.length,r=s>0?`${s} more ${s===1?"file":"files"}`:e.pop();return e.length===0?`${r}`:
`${e.join(", ")} and ${r}`}async function v(t,e,{policy:s,digest:r},f){const{genes:S,plansDigest:o}=t,b=t.findings.filter(
l).map(({args:I,location:N})=>[N?.path??"",JSON.stringify(I)]),j=(0,R().isOfChange)(t)?t.agentFiles.flatMap(a):[],P=new Set(
[...b.map(([I])=>I),...j]);return{subject:{files:await w(e,s.approvals.unaffected_by,P),baseRef:f,plansDigest:o,policyDigest:r,
weakened:b},genes:S,weakensGate:n(t)}}function a({file:{path:t},entries:e}){const s=e.flatMap(r=>r.targets);return[t,...s.
flatMap(({kind:r,name:f})=>r==="file"?[f]:[])]}function l({rule:t}){return(0,y().ruleOf)(t)?.approval==="needed"}function n({
findings:t}){return t.some(l)}},89549:function(L,i,h){Object.defineProperty(i,"__esModule",{value:!0}),i.approveByDigest=
$,i.shortDigest=A;function O(){const y=h(41895);return O=function(){return y},y}function T(){const y=h(1395);return T=function(){
return y},y}const p=24,R=new RegExp(`^sha256:[0-9a-f]{${p},64}$`);function A(y){return y.slice(0,7+p)}function $(y,w){if(y!==
void 0&&!R.test(y))throw new(O()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(y)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:d})=>{
if(y===void 0)return{approvals:[],refusals:[]};if((0,T().approvalDigest)(d).startsWith(y))return{approvals:[{user:"comma\
nd line",at:w.toISOString()}],refusals:[]};const u=A(y);return{approvals:[],refusals:[`--approve ${u} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},27199:function(L,i){Object.defineProperty(
i,"__esModule",{value:!0}),i.isJsonObject=O,i.placeOf=R,i.pointerText=T,i.subjectOf=p,i.withArticle=h;function h(A){return`${/^[AE]/.
test(A)?"an":"a"} ${A}`}function O(A){return typeof A=="object"&&A!==null&&!Array.isArray(A)}function T(A){return A.map(
$=>`/${String($).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function p({type:A,id:$}){return{type:A,id:$}}function R(A,$=[]){
return{location:A.locate($),subject:p(A)}}},40669:function(L,i,h){Object.defineProperty(i,"__esModule",{value:!0}),i.findCandidates=
R;function O(){const d=h(27199);return O=function(){return d},d}function T(){const d=h(61331);return T=function(){return d},
d}function p(){const d=h(86581);return p=function(){return d},d}function R(d,u){const c=new A(u);for(const[m,E]of d.entries())
c.visitTop(E,m);return c}class A{candidates=[];messages=[];#e;#n;#s=0;#r=!1;constructor(u){this.#e=u}visitTop(u,c){this.#r||=
u.cut===!0,this.#o(u,"some_asset",[c])}#t(u,c,m,E){const g={node:u,pointer:c,value:m,type:E,...this.#n&&{envelope:this.#n}};
return this.candidates.push(g),g}#o(u,c,m){if((0,O().isJsonObject)(u.value))return this.#c(u,u.value,c,m);Array.isArray(
u.value)?this.#a(u,c,m):c!=="anything"&&this.#f(u,c,y(u.value))}#a({children:u=[]},c,m){for(const[E,g]of u.entries())this.#o(
g,c,[...m,E])}#c(u,c,m,E){const{type:g}=c;if(!((0,p().isAssetType)(g)||(0,p().isCompanion)(g))||$(c,m))return this.#d(u,
c,m,E);const a=(0,p().isAssetType)(g)?this.#t(u,E,c,g):void 0;return this.#h(u,E),a}#d(u,c,m,E){const g=(0,p().isAssetType)(
m)?m:Array.isArray(c.validation)?"Gene":void 0;if(g===void 0)return this.#i(u,c,m,E);const v=w(c.type);this.#f(u,m,`${v}\
; it is audited as ${(0,O().withArticle)(g)}`);const a=this.#t(u,E,c,g);return this.#h(u,E),a}#i(u,c,m,E){const g=w(c.type),
v=this.#n,a=(0,T().isMessage)(c);a&&(this.messages.push(u),this.#n=c);const l=this.candidates.length+this.#s,n=(u.children??
[]).flatMap(r=>{const f=r.key?.name??"",S=this.#l(r,[...E,f]);return S?[{key:f,asset:S}]:[]});this.#n=v,this.candidates.
length+this.#s===l&&!a&&m==="some_asset"&&this.#f(u,m,g);const e=(0,T().described)(n),s=(0,T().statementsIn)(c);if(s)for(const r of e)
r.wrappers=[...r.wrappers??[],s];return e.length===1?e[0]:void 0}#l(u,c){const m=p().LISTS.get(u.key?.name??""),E=p().SINGLES.
get(u.key?.name??"");return m&&(this.#s+=1,Array.isArray(u.value)||this.#f(u,m,"no list")),m&&Array.isArray(u.value)?this.#o(
u,m,c):p().MIXED_LISTS.has(u.key?.name??"")?this.#g(u,c):this.#o(u,E&&(0,O().isJsonObject)(u.value)?E:"anything",c)}#g(u,c){
return this.#o(u,Array.isArray(u.value)?"some_asset":"anything",c)}#h(u,c){for(const{key:m,value:E,children:g=[]}of u.children??
[]){const v=p().LISTS.get(m?.name??"");if(!(!v||!Array.isArray(E)))for(const[a,l]of g.entries())(0,O().isJsonObject)(l.value)&&
this.#o(l,v,[...c,m?.name??"",a])}}#f(u,c,m){if(this.#r)return;const E=(0,p().isAssetType)(c)?(0,O().withArticle)(c):"an\
 asset";this.#e.add("not-an-asset",u,`expected ${E}, found ${m}`)}}function $({type:d,validation:u},c){return!Array.isArray(
u)||u.length===0?!1:d!=="Gene"&&(c==="Gene"||(0,p().isCompanion)(d)||d==="AntiGene")}function y(d){return d===null?"null":
`a ${typeof d}`}function w(d){return d===void 0?'an object without a "type"':typeof d!="string"?'an object whose "type" \
is not a string':`an object of type ${JSON.stringify(d.slice(0,40))}`}},61331:function(L,i,h){Object.defineProperty(i,"_\
_esModule",{value:!0}),i.PROTOCOL=void 0,i.carriesAssets=$,i.described=c,i.isMessage=A,i.payloadOf=y,i.senderOf=w,i.statedContent=
E,i.statementsIn=m;function O(){const g=h(23404);return O=function(){return g},g}function T(){const g=h(27199);return T=
function(){return g},g}const p=i.PROTOCOL="gep-a2a",R=new Set(["publish","report","fetch"]);function A(g){return(0,T().isJsonObject)(
g)&&g.protocol===p}function $({message_type:g}){return R.has(g)}function y({payload:g}){return(0,T().isJsonObject)(g)?g:
{}}function w({sender_id:g}){return typeof g=="string"&&g.trim()!==""?g:void 0}const d=new Set(["payload","asset"]),u=["\
type","asset_type","asset_id","content_hash","local_id","target_asset_id","target_local_id"];function c(g){const v=g.filter(
({key:l})=>d.has(l));return(v.length===0&&g.length===1?g:v).map(({asset:l})=>l)}function m(g){const v={};for(const a of u){
const l=g[a];l!=null&&(v[a]=l)}return Object.keys(v).length>0?v:void 0}function E({value:g,wrappers:v=[],envelope:a}){if(a===
void 0&&v.length===0)return(0,O().canonicalize)(g);const{sender_id:l,signature:n}=a??{},t=a&&{sender_id:l,signature:[n,y(
a).signature]};return(0,O().canonicalize)([g,v,t])}},64385:function(L,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.declaredId=s,i.readAssetFile=y,i.readAssetNodes=w,i.tooLargeFile=m,i.unreadFile=E;function O(){const o=h(95132);return O=
function(){return o},o}function T(){const o=h(27199);return T=function(){return o},o}function p(){const o=h(40669);return p=
function(){return o},o}function R(){const o=h(61331);return R=function(){return o},o}function A(){const o=h(73229);return A=
function(){return o},o}function $(){const o=h(94534);return $=function(){return o},o}function y(o,b,j,P=1){if(b.length>j.
maxBytes)return m(o,b.length,j);const{text:M,complete:I}=(0,$().decodeUtf8)(b),N=new($()).Source(o,M,P),_=new($()).Problems(
N);if(!I){const G={start:M.length,end:M.length};return _.add("file-not-utf8",G,"a byte that no UTF-8 text can have here"),
{path:o,assets:[],problems:_.found}}const k=(0,A().readJson)(M,j,_);k.length===0&&_.found.length===0&&!g(o)&&_.add("file\
-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const[C,D]=k;D&&v(o)&&_.found.length===0?_.add(
"file-not-json",D,a):C&&Array.isArray(C.value)&&l.test(o)&&_.add("without-effect",C,n,{severity:"warning"});const{candidates:F,
messages:H}=d(N,k,j,_),V=t(F,N,_),J=H.map(G=>({value:G.value,location:r(N,G,[])}));return{path:o,assets:V,problems:_.found,
...g(o)&&b[0]!==u&&c(k,N)&&{lines:!0},...J.length>0&&{messages:J}}}function w(o,b,j){const P=new($()).Source(o,b),M=new($()).
Problems(P),{candidates:I}=d(P,(0,A().readJson)(b,j,M),j,M),N=t(I,P,M);return I.flatMap(({node:_},k)=>{const C=N[k];return C?
{asset:C,node:_}:[]})}function d({path:o},b,{maxAssets:j},P){const{candidates:M,messages:I}=(0,p().findCandidates)(b,P),
N=M[j];N&&P.add("file-too-large",N.node,`more than ${j} assets; the rest is not read`);const _=g(o)||b.length>1;return{candidates:M.
slice(0,j).map(C=>_?C:{...C,pointer:C.pointer.slice(1)}),messages:I}}const u=239;function c(o,b){let j=0;return o.every(
({start:P,end:M})=>{const{line:I,end_line:N}=b.location(P,M),_=I===N&&I>j;return j=I,_})}function m(o,b,{maxBytes:j}){const P=`${b}\
 bytes, of at most ${j}`;return{path:o,assets:[],problems:[{rule:"file-too-large",location:{path:o,line:1,column:1},detail:P}]}}
function E(o,b){const j={path:o,line:1,column:1},P=(0,O().whyNotJudged)(`the file \`${o}\``,b);return{path:o,assets:[],problems:[
{rule:"not-judged",location:j,detail:P}]}}function g(o){return o.toLowerCase().endsWith(".jsonl")}function v(o){return!g(
o)&&/\.\w+$/.test(o)}const a="a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",l=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
n='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function t(o,b,j){const P=new Map,M=new Map,I=o.map((N,_)=>{const{node:k,pointer:C,value:D,type:F,
envelope:H,wrappers:V}=N,J=s(D),G=J??`#${_+1}`,B=P.get(`${F} ${G}`),W=J!==void 0&&B!==void 0&&e(N,B);if(J===void 0){const U=Object.
hasOwn(D,"id")?'with an "id" that is not text':'without an "id"',X=`${(0,T().withArticle)(F)} ${U}; it is called ${G} he\
re`;k.cut||j.add("not-an-asset",k,X,{id:G})}else if(W)M.set(B,(M.get(B)??1)+1);else if(B){const U=`${F} ${JSON.stringify(
G)}, first at ${j.place(B.node.start)}`;j.add("duplicate-id",k,U,{id:G})}else P.set(`${F} ${G}`,N);return{type:F,id:G,path:b.
path,value:D,pointer:C,...k.cut&&{cut:!0},...H&&{envelope:H},...V&&{wrappers:V},...W&&{copy:!0},locate:(U=[],X)=>r(b,k,U,
X)}});for(const[{node:N,type:_,value:k},C]of M){const D=s(k),F=`${_} ${JSON.stringify(D)}, ${C} times`;j.add("without-ef\
fect",N,F,D===void 0?{}:{id:D})}return I}function e(o,b){const j=P=>!P.node.cut&&!P.envelope;return j(o)&&j(b)&&(0,R().statedContent)(
o)===(0,R().statedContent)(b)}function s({id:o}){return typeof o=="string"&&o.trim()!==""?o:void 0}function r(o,b,j,P){let M=b;
for(const I of j){const N=f(M,I);if(!N)return o.location(M.start,M.end);M=N}return!P||typeof M.value!="string"?o.location(
M.start,M.end):o.location(S(o.text,M,P.start),S(o.text,M,P.end))}function f({value:o,children:b},j){return Array.isArray(
o)?typeof j=="number"?b?.[j]:void 0:b?.findLast(({key:P})=>P?.name===j)}function S(o,{start:b,end:j},P){const M=j-1;let I=b+
1;for(let N=0;N<P&&I<M;N+=1)o[I]!=="\\"?I+=1:I+=o[I+1]==="u"?6:2;return Math.min(I,M)}},18744:function(L,i,h){Object.defineProperty(
i,"__esModule",{value:!0}),i.assetPathTest=d,i.assetPathsIn=u,i.findStrayGenes=m,i.mayHoldAssets=c,i.nestedGenes=v,i.pathTest=
w,i.strayGenes=g;function O(){const e=h(41330);return O=function(){return e},e}function T(){const e=h(93028);return T=function(){
return e},e}function p(){const e=h(27199);return p=function(){return e},e}function R(){const e=h(64385);return R=function(){
return e},e}function A(){const e=h(73229);return A=function(){return e},e}function $(){const e=h(94534);return $=function(){
return e},e}const y=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function w(e){const s=e.map(r=>(0,O().default)(r,{dot:!0,nonegate:!0,
flags:"s"}));return r=>s.some(f=>f(r))}function d({assets:{include:e}}){const s=w(e);return r=>s(r)&&!y.test(r)}function u(e,s){
const r=d(s);return[...e.files()].filter(({kind:f,path:S})=>(0,T().isRegular)(f)&&r(S)).map(({path:f})=>f)}function c(e){
return/\.jsonl?$/i.test(e)&&!y.test(e)}async function m(e,{path:s,size:r=0},f){try{if(r<=f.maxBytes)return E(s,await e.read(
s,f.maxBytes),f)}catch(o){return(0,R().unreadFile)(s,o).problems[0]}const S=`with ${r} bytes it is too large to be searc\
hed`;return{rule:"outside-globs",location:{path:s,line:1,column:1},detail:S}}function E(e,s,r){const f=g(e,s,r),[S]=f;if(!S)
return;const o=f.length===1?"a Gene":`${f.length} Genes`;return{rule:"outside-globs",location:S.location,detail:o}}function g(e,s,r){
if(!l(s))return[];const f=new($()).Source(e,s.toString("utf8"));return n((0,A().readJson)(f.text,r,new($()).Problems(f))).
map(({value:o,start:b,end:j})=>({location:f.location(b,j),commands:a(o)}))}function v(e){const s=(r,f)=>Array.isArray(r)?
r.flatMap((S,o)=>s(S,[...f,o])):(0,p().isJsonObject)(r)?f.length>0&&t(r)?[{location:e.locate(f),commands:a(r)}]:Object.entries(
r).flatMap(([S,o])=>s(o,[...f,S])):[];return s(e.value,[])}function a({validation:e}){return[e??[]].flat().filter(s=>typeof s==
"string")}function l(e){return['"Gene"','"signals_match"',"\\u00"].some(s=>e.includes(s))}function n(e){return e.flatMap(
s=>{const{value:r,children:f=[]}=s;return(0,p().isJsonObject)(r)&&t(r)?[s]:n(f)})}function t({type:e,signals_match:s,validation:r}){
return e==="Gene"||s!==void 0&&r!==void 0}},73229:function(L,i,h){Object.defineProperty(i,"__esModule",{value:!0}),i.readJson=
p;function O(){const n=h(16111);return O=function(){return n},n}function T(){const n=h(93028);return T=function(){return n},
n}function p(n,t,e){return new R(n,t,e).read()}class R{#e;#n;#s;#r;#t=u;#o=0;#a=!1;#c=!1;#d=!1;constructor(t,e,s){this.#e=
e,this.#n=s,this.#s=g(t),this.#r=(0,T().lfsObstacle)(t)}read(){const t=[];let e=!1;for(this.#i();this.#t.kind!=="end";){
const s=this.#t,r=w.has(s.kind);if(s.kind==="{"||s.kind==="["||r&&!e&&!this.#d){e=!1,this.#a=!1,t.push(this.#l(0)),this.#c=
!1;continue}e||(e=!0,this.#a=this.#d,this.#u(s.start===0&&this.#r||A("a JSON value",s))),this.#i()}return t}#i(){do{this.#t=
this.#s();const{kind:t,start:e,fault:s}=this.#t;if(this.#o>this.#e.maxValues){const r=`more than ${this.#e.maxValues} JS\
ON values; the rest is not read`;this.#n.add("file-too-large",this.#t,r),this.#t={...u,start:e,end:e},this.#a=!0}else t===
"comment"&&this.#u(s??l(this.#t))}while(this.#t.kind==="comment")}#l(t){const e=this.#t,{kind:s,start:r,end:f}=e;if(this.#o+=
1,e.fault&&this.#u(e.fault),s==="unknown"&&this.#u(A("a JSON value",e)),s!=="{"&&s!=="[")return this.#i(),{value:$(e),start:r,
end:f};if(t<this.#e.maxDepth)return this.#g(t);const S=`brackets nested more than ${this.#e.maxDepth} deep`;this.#n.add(
"file-not-json",e,S);const o={value:null,start:r,end:this.#p()};return this.#i(),o}#g(t){const{kind:e,start:s,end:r}=this.#t,
f=e==="{"?"}":"]",o={value:e==="{"?Object.create(null):[],start:s,end:r,children:[]};for(let b=",";b===",";b=this.#t.kind){
if(this.#i(),this.#t.kind===f){o.children.length>0&&this.#u(`a comma before "${f}"`);break}if(this.#h(o,t),!this.#c&&this.#t.
kind!==f&&this.#t.kind!==","&&this.#m(`"," or "${f}"`),this.#c)return{...o,end:this.#t.start,cut:!0}}return o.end=this.#t.
end,this.#i(),o}#h({value:t,children:e},s){const r=Array.isArray(t),f=r?void 0:this.#f(t,e);if(this.#c)return;if(!d.has(
this.#t.kind)){this.#m("a JSON value");return}const S=this.#l(s+1);e.push(S),r&&t.push(S.value),f!==void 0&&(S.key=f,t[f.
name]=S.value)}#f(t,e){const s=this.#t,{value:r,start:f,end:S}=s;if(s.kind!=="string")return this.#m("a key in double qu\
otes");if(s.fault&&this.#u(s.fault),r==="__proto__")this.#n.add("ambiguous-key",s,'"__proto__" as a key');else if(Object.
hasOwn(t,r)&&!this.#n.full){const o=e.find(j=>j.key?.name===r)?.key,b=this.#n.place((o??s).start);this.#n.add("ambiguous\
-key",s,`${JSON.stringify(r)}, first at ${b}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:r,start:f,end:S})}#p(){let t=this.#t;for(let e=1;e>0&&t.kind!=="end";)t=this.#s(),(t.kind==="{"||t.kind==="[")&&(e+=
1),(t.kind==="}"||t.kind==="]")&&(e-=1);return t.end}#m(t){this.#u(A(t,this.#t)),this.#c=!0,this.#d=!0}#u(t){this.#a||this.#n.
add("file-not-json",this.#t,t),this.#a=!0}}function A(n,t){return`expected ${n}, found ${l(t)}`}function $({kind:n,value:t,
fault:e}){return n==="string"?t:n==="number"?e?null:Number(t):n==="true"?!0:n==="false"?!1:null}const y={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
w=new Set(["string","number","true","false","null"]),d=new Set([...w,"{","[","unknown"]),u={kind:"end",start:0,end:0,value:""},
c=14,m=15,E={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function g(n){const t=(0,O().
createScanner)(n,!1);return()=>{let e=t.scan();for(;e===c||e===m;)e=t.scan();const s=y[e]??"unknown",r=t.getTokenValue(),
f=E[t.getTokenError()]??v(s,r);return{kind:s,start:t.getTokenOffset(),end:Math.min(t.getPosition(),n.length),value:r,...f!==
void 0&&{fault:f}}}}function v(n,t){if(n==="comment")return"a comment";if(n==="number"&&!Number.isFinite(Number(t)))return"\
a number out of range";if(n==="string"&&/\p{Surrogate}/u.test(t))return"half of a surrogate pair"}const a=/^(?:<{7}|={7}|>{7})$/;
function l({kind:n,value:t}){return n==="end"?"the end of the file":n==="string"||n==="number"||n==="comment"?`a ${n}`:n!==
"unknown"?`"${n}"`:a.test(t)?"a conflict marker of git":JSON.stringify(t.length>40?`${t.slice(0,40)}\u2026`:t)}},86581:function(L,i,h){
Object.defineProperty(i,"__esModule",{value:!0}),i.SINGLES=i.MIXED_LISTS=i.LISTS=void 0,i.hasAssetLists=w,i.isAssetType=
$,i.isCompanion=y;function O(){const d=h(39763);return O=function(){return d},d}const T=i.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation",anti_genes:"AntiGene"})),p=i.MIXED_LISTS=new Set(["assets","results"]),R=i.SINGLES=new Map(
Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"\
ValidationReport",mutation:"Mutation"})),A=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task","Pack","Reci\
pe"]);function $(d){return O().ASSET_TYPES.includes(d)}function y(d){return typeof d=="string"&&A.has(d)}function w(d){return Object.
keys(d).some(u=>T.has(u)&&Array.isArray(d[u]))}},94534:function(L,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.Source=i.Problems=void 0,i.assetLimits=$,i.decodeUtf8=A;function O(){const y=h(4573);return O=function(){return y},y}class T{path;text;#e;#n;constructor(w,d,u=1){
this.path=w,this.text=d,this.#e=u}location(w,d=w){const u=this.#s(w),c=this.#s(Math.max(w,d));return{path:this.path,...u,
end_line:c.line,end_column:c.column}}#s(w){const d=this.#n??this.#r();let u=0;for(let c=d.length;c-u>1;){const m=u+c>>>1;
(d[m]??0)<=w?u=m:c=m}return{line:u+this.#e,column:w-(d[u]??0)+1}}#r(){const w=[0];for(let d=this.text.indexOf(`
`);d!==-1;d=this.text.indexOf(`
`,d+1))w.push(d+1);return this.#n=w,w}}i.Source=T;const p=100;class R{#e=[];#n;#s=new Map;#r;constructor(w){this.#n=w}get found(){
if(this.#r===void 0)return this.#e;const w=[...this.#s].map(([u,c])=>`${c} \xD7 \`${u}\``).join(", "),d=`more than ${p} \
problems; not listed are ${w}`;return[...this.#e,{rule:"file-too-large",location:this.#r,detail:d}]}get full(){return this.#r!==
void 0}place(w){const{line:d,column:u}=this.#n.location(w);return`line ${d}, column ${u}`}add(w,{start:d,end:u},c,{id:m,
severity:E}={}){if(this.#e.length===p){this.#r??=this.#n.location(d,u),this.#s.set(w,(this.#s.get(w)??0)+1);return}const g=this.#n.
location(d,u);this.#e.push({rule:w,location:g,detail:c,...m!==void 0&&{id:m},...E&&{severity:E}})}}i.Problems=R;function A(y){
const w=new TextDecoder("utf-8").decode(y);return(0,O().isUtf8)(y)?{text:w,complete:!0}:{text:w.slice(0,w.indexOf("\uFFFD")),
complete:!1}}function $(y){return{maxBytes:y,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},97247:function(L,i){Object.defineProperty(
i,"__esModule",{value:!0}),i.isOfChange=h;function h(O){return"files"in O}},41551:function(L,i){Object.defineProperty(i,
"__esModule",{value:!0}),i.findKnown=T,i.knownForms=O,i.reachOfKnown=A,i.secretsOf=a;const h=12;function O(n){const t=[...new Set(
n.flatMap(y))],e=t.map(s=>s.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(e)].filter(s=>s.length>=h)}}function T(n,{
exact:t,squeezed:e}){const s=t.flatMap(S=>p(n,S,o=>o));if(e.length===0||!/\s/.test(n))return s;const{text:r,at:f}=R(n);return[
...s,...e.flatMap(S=>p(r,S,o=>f[o]??0))]}function p(n,t,e){const s=[];for(let r=n.indexOf(t);r>=0;r=n.indexOf(t,r+t.length))
s.push({kind:"secret",start:e(r),end:e(r+t.length-1)+1});return s}function R(n){const t=new Uint32Array(n.length),e=[];let s=0;
for(const{0:r,index:f}of n.matchAll(/\S+/g)){for(let S=0;S<r.length;S+=1)t[s+S]=f+S;s+=r.length,e.push(r)}return{text:e.
join(""),at:t}}function A({exact:n}){return 2*Math.max(0,...n.map(({length:t})=>t))}const $=4;function y(n){const t=Buffer.
from(n),e=w(n),s=encodeURIComponent(t.toString()),r=t.toString("hex"),f=[n,...n.split(/\r?\n/),e,e.replaceAll("/","\\/"),
w(e),...d(s),r,r.toUpperCase(),...[0,1,2].flatMap(S=>u(t,S))];return[...new Set(f)].filter(S=>S.trim().length>=$)}function w(n){
return JSON.stringify(n).slice(1,-1)}function d(n){const t=n.replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);
return[n,t].flatMap(e=>{const s=e.replace(/%../g,r=>r.toLowerCase());return[e,s,e.replaceAll("%20","+"),s.replaceAll("%2\
0","+")]})}function u(n,t){const e=Buffer.concat([Buffer.alloc(t),n]).toString("base64"),s=Math.ceil(t*8/6),r=Math.floor(
(t+n.length)*8/6),f=e.slice(s,r);return[f,f.replaceAll("+","-").replaceAll("/","_")]}const c=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
m=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,E=/^(?:[\\/~]|[A-Za-z]:[\\/])/,g=8,v=/^[A-Za-z][a-z]{0,9}$/;function a(n){
const t=Object.entries(n).flatMap(([e,s])=>s!==void 0&&c.test(e)&&l(e,s)?[s]:[]);return[...new Set(t)]}function l(n,t){return t.
length<g||v.test(t)?!1:!(m.test(n)&&E.test(t))}},24634:function(L,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.mergeBase=A,i.mergedTree=u,i.requireCommits=$;function O(){const c=h(41895);return O=function(){return c},c}function T(){
const c=h(19674);return T=function(){return c},c}function p(){const c=h(67397);return p=function(){return c},c}const R=[
"--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function A(c,m,E,g=[m,E]){const v=[...R];for(;;){const a=await y(
c,m,E);if(a.certain){if(a.commit!==void 0)return a.commit;throw new(O()).GateError("no_merge_base",`${(0,p().short)(m)} \
and ${(0,p().short)(E)} have no common ancestor`,"Rebase the branch onto its target branch, or specify another --base.")}
const l=v.shift();if(l===void 0)throw d(`the merge base of ${(0,p().short)(m)} and ${(0,p().short)(E)}`);await w(c,[l],g)}}
async function $(c,m,E){const g=async()=>(await(0,p().lookUpCommits)(c,m)).includes(void 0);if(!await g())return;const v=(await c.
shallowCommits()).size>0;if(await w(c,v?["--deepen=50"]:[],E),await g())throw d(`commit ${m.map(p().short).join(" or ")}`)}
async function y(c,m,E){const v=(await c.objects(["merge-base",m,E],{accept:[1]})).toString().trim(),a=await c.shallowCommits();
if(v==="")return{certain:a.size===0};if(a.size===0)return{commit:v,certain:!0};const n=!(await c.objects(["rev-list",m,E,
`^${v}`])).toString().split(`
`).some(t=>a.has(t));return{commit:v,certain:n}}async function w(c,m,E){if(!await(0,T().hasOrigin)(c))throw new(O()).GateError(
"shallow_clone","This clone lacks part of the history, and has no remote named origin to fetch it from","Add it with git\
 remote add origin URL, or run gene-gate in a complete clone.");const g=m.length?"This clone is shallow: fetching more o\
f its history from origin.":"Fetching commits that this clone lacks from origin.",v=["--quiet","--no-tags","--no-recurse\
-submodules","--no-write-fetch-head"],a=l=>c.network(g,["fetch",...v,...m,"--","origin",...l]);await a(E).catch(()=>a([])).
catch(l=>{throw d("part of the history",l)})}function d(c,m){const E=m===void 0?"":` (${m.message})`;return new(O()).GateError(
"shallow_clone",`This clone lacks ${c}, and fetching it failed${E}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run `git fetch --unshallow`.",{cause:m})}async function u(c,m,E){const{objects:g}=c;try{return(await g(["merge-tre\
e","--write-tree","--no-messages",m,E])).toString().split(`
`).find(p().isObjectId)}catch(v){if(v instanceof O().GateError&&v.code==="git_failed")return;throw v}}},19674:function(L,i){
Object.defineProperty(i,"__esModule",{value:!0}),i.branchAtOrigin=T,i.fetched=O,i.hasOrigin=R,i.isRemoteOf=h,i.pullsAtOrigin=
p;async function h($,{owner:y,repo:w}){return(await A($)).replace(/(?<!\/)\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(
-2).join("/").toLowerCase()===`${y}/${w}`.toLowerCase()}function O($){return`+refs/heads/${$}:refs/remotes/origin/${$}`}
async function T($,y){if(!await R($))return!1;const w=`refs/heads/${y}`,d=`Asking origin whether it has the branch ${y}.`;
return(await $.network(d,["ls-remote","--","origin",w])).toString().split(`
`).some(c=>c.endsWith(`	${w}`))}async function p($,y){const w="Asking origin for the heads of all pull requests.",d=["ls\
-remote","--","origin","refs/pull/*/head"];return[...(await $.network(w,d)).toString().matchAll(/^([0-9a-f]+)\trefs\/pull\/(\d+)\/head$/gm)].
flatMap(([,c,m])=>c===y?Number(m):[])}async function R($){return await A($)!==""}async function A({user:$}){return(await $(
["config","--get","remote.origin.url"],{accept:[1]})).toString().trim()}},50598:function(L,i,h){Object.defineProperty(i,
"__esModule",{value:!0}),i.resolveNamed=d,i.resolveRevision=w;function O(){const a=h(41895);return O=function(){return a},
a}function T(){const a=h(3051);return T=function(){return a},a}function p(){const a=h(67397);return p=function(){return a},
a}const R=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,A=/^(.*?)((?:[~^]\d*)*)$/s,$=/(?:^|-g)([0-9a-f]{4,64})$/i,y=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(a,l){return(await d(a,l)).commit}async function d(a,l){if(R.test(l))throw new(O()).GateError("ref_not_f\
ound",`${JSON.stringify(l)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,n="",t=""]=A.exec(l)??[],e=await c(a,n==="@"?"HEAD":n),[s,...r]=[...new Set(e.map(({commit:S})=>S))];if(s===
void 0)throw(0,p().unknownRevision)(l,await u(a,n));if(r.length>0)throw v(n,e);if(t===""){const[S,...o]=e.flatMap(b=>b.ref??
[]);return{commit:s,...S!==void 0&&o.length===0&&{ref:S}}}const[f]=await(0,p().peelToCommits)(a,[`${s}${t}`]);if(f===void 0)
throw(0,p().unknownRevision)(l);return{commit:f}}async function u({user:a},l){const t=(await a(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(s=>s.replace(/^refs\/(?:heads|remotes)\//,"")).filter(s=>s!==""&&!s.endsWith("/HEAD")),e=(await a(["remote"])).toString().
split(`
`);return{meant:t.find(s=>s.endsWith(`/${l}`))??(0,T().nearestName)(l,t),hasOrigin:e.includes("origin")}}async function c(a,l){
if(l==="HEAD"||(0,p().isObjectId)(l.toLowerCase())){const[r]=await(0,p().lookUpCommits)(a,[l]);if(r!==void 0)return[{name:l,
commit:r}];if(l==="HEAD")return[]}const n=l.startsWith("refs/"),e=[...await(0,p().readRefs)(a,n?[l]:m(l))].map(([r,{id:f,
target:S}])=>({name:r,id:f,ref:S}));n||e.push(...await E(a,l),...await g(a,l));const s=await(0,p().peelToCommits)(a,e.map(
({id:r})=>r));return e.flatMap(({id:r,...f},S)=>{const o=s[S];return o===void 0?[]:[{...f,commit:o}]})}function m(a){return[
...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(n=>`${n}${a}`),`refs/remotes/${a}/HEAD`]}async function E({user:a},l){
if(!y.test(l))return[];const n=await a(["rev-parse","--verify","--quiet",l],{accept:[1]});return n.length===0?[]:[{name:l,
id:n.toString().trim()}]}async function g({objects:a},l){const[,n]=$.exec(l)??[];return n===void 0?[]:(await a(["rev-par\
se",`--disambiguate=${n.toLowerCase()}`])).toString().split(`
`).filter(p().isObjectId).map(s=>({name:s,id:s}))}function v(a,l){const n=l.map(({name:t,commit:e})=>t===e?`commit ${e}`:
`${t} (${(0,p().short)(e)})`);return new(O()).GateError("ref_ambiguous",`${JSON.stringify(a)} is ambiguous: ${n.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},34397:function(L,i,h){
Object.defineProperty(i,"__esModule",{value:!0}),i.snapshotIndex=g,i.snapshotWorktree=E,i.withSourceTree=l;function O(){
const n=h(77598);return O=function(){return n},n}function T(){const n=h(73024);return T=function(){return n},n}function p(){
const n=h(51455);return p=function(){return n},n}function R(){const n=h(76760);return R=function(){return n},n}function A(){
const n=h(26040);return A=function(){return n},n}function $(){const n=h(41895);return $=function(){return n},n}function y(){
const n=h(67147);return y=function(){return n},n}function w(){const n=h(48741);return w=function(){return n},n}function d(){
const n=h(96402);return d=function(){return n},n}function u(){const n=h(35720);return u=function(){return n},n}function c(){
const n=h(96681);return c=function(){return n},n}const m=Buffer.from([0]);async function E(n){const t=a(n),e=await v(n);
return await n.user(["update-index","-z","--index-info"],{env:t,input:e}),await n.user(["add","--all","--","."],{env:t}),
(await n.user(["write-tree"],{env:t})).toString().trim()}async function g(n){const t=a(n);return await(0,p().copyFile)(n.
index,t.GIT_INDEX_FILE).catch(e=>{if(e.code!=="ENOENT")throw e}),(await n.user(["write-tree"],{env:t})).toString().trim()}
async function v(n){const t=[];for(const e of(0,c().splitNul)(await n.user(["ls-files","-t","--stage","-z"]))){const s=e[0]===
83,r=e.subarray(e.indexOf(9)+1),f=Buffer.concat([Buffer.from(`${n.directory}/`),r]);if(s&&!(0,A().attempt)(()=>(0,T().lstatSync)(
f)))throw new($()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,c().decodePath)(r))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");t.push(e.subarray(2),m)}return Buffer.concat(
t)}function a({privateStore:n,temporary:t}){return{...n,GIT_INDEX_FILE:(0,R().join)(t,(0,O().randomUUID)())}}async function l(n,{
env:t,note:e},s,r=!1){const f=await(0,d().openRepository)(n,t,e).catch(async S=>{if(!(S instanceof $().GateError&&S.code===
"not_a_repository"&&(await(0,p().stat)(n).catch(()=>{}))?.isDirectory()))throw S});if(f===void 0)return s((0,w().folderTree)(
n),n);try{const S=`the ${r?"staged ":""}files of ${f.directory}`,o=r?g:E,b=await(0,u().readTree)(f,await o(f),{label:S});
return await s((0,y().withAdditions)(b,(0,w().folderTree)(f.directory),(0,y().additionsOf)()),f.directory,f)}finally{await f.
close()}}},78534:function(L,i,h){Object.defineProperty(i,"__esModule",{value:!0}),i.REPORT_FILE=i.MAX_REPORT_BYTES=void 0,
i.claimedPull=E,i.nodeIn=u,i.proofsOf=c,i.readReportFile=w,i.readUploadedReport=g;function O(){const a=h(26040);return O=
function(){return a},a}function T(){const a=h(41895);return T=function(){return a},a}function p(){const a=h(54078);return p=
function(){return a},a}function R(){const a=h(5640);return R=function(){return a},a}function A(){const a=h(27436);return A=
function(){return a},a}const $=i.MAX_REPORT_BYTES=256*1024*1024,y=500;function w(a,l,n){try{return R().gateReportSchema.
parse(JSON.parse(a.toString("utf8")))}catch(t){throw new(T()).GateError("artifact_invalid",`${l} ${d(t,a).slice(0,y)}`,n,
{cause:t})}}function d(a,l){const{type:n,schema_version:t}=(0,O().attempt)(()=>JSON.parse(l.toString("utf8")))??{};return n!==
"GateReport"||t===A().GATE_REPORT_VERSION?`is not a valid GateReport: ${(0,p().firstProblem)(a)}.`:`is a GateReport ${t===
void 0?"without a version":`of version ${JSON.stringify(t)}`}; this version of gene-gate reads ${A().GATE_REPORT_VERSION}\
.`}function u({validation_reports:[a]}){if(a===void 0)return process;const{node_version:l,platform:n,arch:t}=a.env_fingerprint;
return{version:l,platform:n,arch:t}}function c(a,l){const n=a.map((t,e)=>{const s=l(t,e)?.commands,r=t.commands.flatMap(
({command:f,plan:S},o)=>{const b=s?.[o];return b?.command===f&&b.plan_digest===S?.digest&&b.proof?[b.proof]:[]});return[
t,r]});return new Map(n.filter(([{commands:t},{length:e}])=>e>0&&e===t.length))}const m=i.REPORT_FILE="gate-report.json";
function E(a){const l=R().gateReportSchema.pick({event:!0});return(0,O().attempt)(()=>l.parse(JSON.parse(a.toString("utf\
8"))).event.pull_request)}function g(a,{headSha:l,pullRequest:n}){const t=w(a,`The ${m} of the run`,"Use the same versio\
n of the action in both workflows, and run the first one again."),{pull_request:e}=t.event;if(t.verdict==="error"&&t.head_sha===
null)return t;if(t.head_sha!==l)throw v(`commit ${t.head_sha}`,l);if(e!==n.number)throw v(`pull request ${e??"(none)"}`,
`${n.number}`);return t}function v(a,l){return new(T()).GateError("artifact_invalid",`The report of the run is about ${a}\
, not ${l}.`,"Run the first workflow again. If the error persists, check its file for changes.")}},23107:function(L,i,h){
Object.defineProperty(i,"__esModule",{value:!0}),i.findParts=u,i.readDurations=a,i.readParts=c;function O(){const n=h(51455);
return O=function(){return n},n}function T(){const n=h(76760);return T=function(){return n},n}function p(){const n=h(7723);
return p=function(){return n},n}function R(){const n=h(41895);return R=function(){return n},n}function A(){const n=h(73388);
return A=function(){return n},n}function $(){const n=h(78374);return $=function(){return n},n}function y(){const n=h(78534);
return y=function(){return n},n}const w=2*y().MAX_REPORT_BYTES,d="gate-report.json";async function u(n){return(await(0,O().
readdir)(n,{recursive:!0,withFileTypes:!0}).catch(e=>{if(e.code==="ENOENT")return[];throw new(R()).GateError("file_unrea\
dable",`Cannot read the directory ${n} (${e.code}).`,"Specify the directory into which the parts were downloaded.",{cause:e})})).
filter(e=>e.isFile()&&e.name===d).map(({parentPath:e,name:s})=>(0,T().join)(e,s)).sort()}async function c(n,t,e=E){if(n.
length>$().MAX_SHARDS)throw g(`There are more than ${$().MAX_SHARDS} parts`);const s=[];let r=w;for(const f of n){const S=await m(
Math.min(r,y().MAX_REPORT_BYTES),f,t);r-=S.length;const o=(0,A().inputName)(f);s.push({name:o,report:(0,y().readReportFile)(
S,o,e)})}return s}async function m(n,t,e){const s=[];let r=0;for await(const f of e(t)){if(r+=f.length,r>n)throw g(`${(0,A().
inputName)(t)} is too large, alone or together with the other parts`);s.push(f)}return Buffer.concat(s)}const E="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function g(n){return new(R()).GateError("\
artifact_invalid",n,E)}const v=p().looseObject({genes:p().array(p().looseObject({commands:p().array(p().looseObject({command:p().
string(),outcome:p().looseObject({duration_ms:p().number().nonnegative()}).optional()}))}))});async function a(n,t){const e=await m(
y().MAX_REPORT_BYTES,n,t),s=new Map;for(const{commands:r}of l(e,n).genes)for(const{command:f,outcome:S}of r){const o=Math.
round(S?.duration_ms??0);o>0&&s.set(f,Math.max(o,s.get(f)??0))}return s}function l(n,t){try{return v.parse(JSON.parse(n.
toString("utf8")))}catch(e){throw new(R()).GateError("artifact_invalid",`${(0,A().inputName)(t)} is not a report from wh\
ich durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",
{cause:e})}}},16111:function(L,i,h){h.r(i),h.d(i,{createScanner:()=>O.createScanner,getNodePath:()=>O.getNodePath,getNodeValue:()=>O.
getNodeValue,parseTree:()=>O.parseTree,printParseErrorCode:()=>O.printParseErrorCode});var O=h(99547)}};
