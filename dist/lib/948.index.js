"use strict";exports.id=948,exports.ids=[948],exports.modules={1395:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.approvalDigest=a,o.boundFiles=p,o.changedSince=O,o.groupDigest=f,o.judgedHead=T,o.needsPerson=e,o.weakensGate=n;function y(){
const t=h(77598);return y=function(){return t},t}function b(){const t=h(57975);return b=function(){return t},t}function g(){
const t=h(41330);return g=function(){return t},t}function A(){const t=h(97247);return A=function(){return t},t}function E(){
const t=h(32854);return E=function(){return t},t}function $(){const t=h(13580);return $=function(){return t},t}async function p(t,s,i=new Set){
const u=s.length===0?()=>!1:(0,g().default)([...s],{dot:!0,nonegate:!0}),v=[...t.files()].filter(({path:c})=>(0,E().isWithin)(
c,".github")||i.has(c)||!u(c)).map(async c=>[c.path,await l(t,c)]);return new Map(await Promise.all(v))}async function l(t,{
path:s,kind:i,oid:u}){if(u!==void 0)return`${i} ${u}`;const S=i==="symlink"?t.readlink(s)??"":await t.read(s);return`${i}\
 ${(0,y().createHash)("sha256").update(S).digest("hex")}`}function a(t){const{files:s,baseRef:i,plansDigest:u,policyDigest:S,
weakened:v}=t,c=[...s].sort(([R],[j])=>R<j?-1:1);return w([i,u,S,c,v])}function f(t){return t.length>1?w([...t].sort()):
t[0]}function w(t){return`sha256:${(0,y().createHash)("sha256").update(JSON.stringify(t)).digest("hex")}`}const d=3;function O(t,s){
const i=[...new Set([...t.files.keys(),...s.files.keys()])].filter(u=>t.files.get(u)!==s.files.get(u)).sort();return i.length>
0?`${m(i)} ${i.length===1?"has":"have"} changed`:t.plansDigest!==s.plansDigest?"the commands that would run have changed":
(0,b().isDeepStrictEqual)(t.weakened,s.weakened)?void 0:"what weakens the gate has changed"}function m(t){const s=t.slice(
0,d).map(S=>`\`${S}\``),i=t.length-s.length,u=i>0?`${i} more ${i===1?"file":"files"}`:s.pop();return s.length===0?`${u}`:
`${s.join(", ")} and ${u}`}async function T(t,s,{policy:i,digest:u},S){const{genes:v,plansDigest:c}=t,R=t.findings.filter(
e).map(({args:I,location:M})=>[M?.path??"",JSON.stringify(I)]),j=(0,A().isOfChange)(t)?t.agentFiles.flatMap(r):[],P=new Set(
[...R.map(([I])=>I),...j]);return{subject:{files:await p(s,i.approvals.unaffected_by,P),baseRef:S,plansDigest:c,policyDigest:u,
weakened:R},genes:v,weakensGate:n(t)}}function r({file:{path:t},entries:s}){const i=s.flatMap(u=>u.targets);return[t,...i.
flatMap(({kind:u,name:S})=>u==="file"?[S]:[])]}function e({rule:t}){return(0,$().ruleOf)(t)?.approval==="needed"}function n({
findings:t}){return t.some(e)}},89549:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.approveByDigest=
$,o.shortDigest=E;function y(){const p=h(41895);return y=function(){return p},p}function b(){const p=h(1395);return b=function(){
return p},p}const g=24,A=new RegExp(`^sha256:[0-9a-f]{${g},64}$`);function E(p){return p.slice(0,7+g)}function $(p,l){if(p!==
void 0&&!A.test(p))throw new(y()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(p)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:a})=>{
if(p===void 0)return{approvals:[],refusals:[]};if((0,b().approvalDigest)(a).startsWith(p))return{approvals:[{user:"comma\
nd line",at:l.toISOString()}],refusals:[]};const f=E(p);return{approvals:[],refusals:[`--approve ${f} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},27199:function(k,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.isJsonObject=y,o.placeOf=A,o.pointerText=b,o.subjectOf=g,o.withArticle=h;function h(E){return`${/^[AE]/.
test(E)?"an":"a"} ${E}`}function y(E){return typeof E=="object"&&E!==null&&!Array.isArray(E)}function b(E){return E.map(
$=>`/${String($).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function g({type:E,id:$}){return{type:E,id:$}}function A(E,$=[]){
return{location:E.locate($),subject:g(E)}}},40669:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.findCandidates=
A;function y(){const l=h(27199);return y=function(){return l},l}function b(){const l=h(61331);return b=function(){return l},
l}function g(){const l=h(86581);return g=function(){return l},l}function A(l,a){const f=new E(a);for(const[w,d]of l.entries())
f.visitTop(d,w);return f}class E{candidates=[];messages=[];#e;#n;#s=0;#r=!1;constructor(a){this.#e=a}visitTop(a,f){this.#r||=
a.cut===!0,this.#o(a,"some_asset",[f])}#t(a,f,w,d){const O={node:a,pointer:f,value:w,type:d,...this.#n&&{envelope:this.#n}};
return this.candidates.push(O),O}#o(a,f,w){if((0,y().isJsonObject)(a.value))return this.#c(a,a.value,f,w);Array.isArray(
a.value)?this.#a(a,f,w):f!=="anything"&&this.#f(a,f,$(a.value))}#a({children:a=[]},f,w){for(const[d,O]of a.entries())this.#o(
O,f,[...w,d])}#c(a,f,w,d){const{type:O}=f;if(!(0,g().isAssetType)(O)&&!(0,g().isCompanion)(O))return this.#d(a,f,w,d);const m=(0,g().
isAssetType)(O)?this.#t(a,d,f,O):void 0;return this.#h(a,d),m}#d(a,f,w,d){const O=(0,g().isAssetType)(w)?w:Array.isArray(
f.validation)?"Gene":void 0;if(O===void 0)return this.#i(a,f,w,d);const m=p(f.type);this.#f(a,w,`${m}; it is audited as ${(0,y().
withArticle)(O)}`);const T=this.#t(a,d,f,O);return this.#h(a,d),T}#i(a,f,w,d){const O=p(f.type),m=this.#n,T=(0,b().isMessage)(
f);T&&(this.messages.push(a),this.#n=f);const r=this.candidates.length+this.#s,e=(a.children??[]).flatMap(i=>{const u=i.
key?.name??"",S=this.#l(i,[...d,u]);return S?[{key:u,asset:S}]:[]});this.#n=m,this.candidates.length+this.#s===r&&!T&&w===
"some_asset"&&this.#f(a,w,O);const t=(0,b().described)(e),s=(0,b().statementsIn)(f);if(s)for(const i of t)i.wrappers=[...i.
wrappers??[],s];return t.length===1?t[0]:void 0}#l(a,f){const w=g().LISTS.get(a.key?.name??""),d=g().SINGLES.get(a.key?.
name??"");return w&&(this.#s+=1,Array.isArray(a.value)||this.#f(a,w,"no list")),w&&Array.isArray(a.value)?this.#o(a,w,f):
g().MIXED_LISTS.has(a.key?.name??"")?this.#g(a,f):this.#o(a,d&&(0,y().isJsonObject)(a.value)?d:"anything",f)}#g(a,f){return this.#o(
a,Array.isArray(a.value)?"some_asset":"anything",f)}#h(a,f){for(const{key:w,value:d,children:O=[]}of a.children??[]){const m=g().
LISTS.get(w?.name??"");if(!(!m||!Array.isArray(d)))for(const[T,r]of O.entries())(0,y().isJsonObject)(r.value)&&this.#o(r,
m,[...f,w?.name??"",T])}}#f(a,f,w){if(this.#r)return;const d=(0,g().isAssetType)(f)?(0,y().withArticle)(f):"an asset";this.#e.
add("not-an-asset",a,`expected ${d}, found ${w}`)}}function $(l){return l===null?"null":`a ${typeof l}`}function p(l){return l===
void 0?'an object without a "type"':typeof l!="string"?'an object whose "type" is not a string':`an object of type ${JSON.
stringify(l.slice(0,40))}`}},61331:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.PROTOCOL=void 0,o.
carriesAssets=$,o.described=w,o.isMessage=E,o.payloadOf=p,o.senderOf=l,o.statedContent=O,o.statementsIn=d;function y(){const m=h(
23404);return y=function(){return m},m}function b(){const m=h(27199);return b=function(){return m},m}const g=o.PROTOCOL=
"gep-a2a",A=new Set(["publish","report","fetch"]);function E(m){return(0,b().isJsonObject)(m)&&m.protocol===g}function $({
message_type:m}){return A.has(m)}function p({payload:m}){return(0,b().isJsonObject)(m)?m:{}}function l({sender_id:m}){return typeof m==
"string"&&m.trim()!==""?m:void 0}const a=new Set(["payload","asset"]),f=["type","asset_type","asset_id","content_hash","\
local_id","target_asset_id","target_local_id"];function w(m){const T=m.filter(({key:e})=>a.has(e));return(T.length===0&&
m.length===1?m:T).map(({asset:e})=>e)}function d(m){const T={};for(const r of f){const e=m[r];e!=null&&(T[r]=e)}return Object.
keys(T).length>0?T:void 0}function O({value:m,wrappers:T=[],envelope:r}){if(r===void 0&&T.length===0)return(0,y().canonicalize)(
m);const{sender_id:e,signature:n}=r??{},t=r&&{sender_id:e,signature:[n,p(r).signature]};return(0,y().canonicalize)([m,T,
t])}},64385:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.declaredId=i,o.readAssetFile=p,o.readAssetNodes=
l,o.tooLargeFile=d,o.unreadFile=O;function y(){const c=h(95132);return y=function(){return c},c}function b(){const c=h(27199);
return b=function(){return c},c}function g(){const c=h(40669);return g=function(){return c},c}function A(){const c=h(61331);
return A=function(){return c},c}function E(){const c=h(73229);return E=function(){return c},c}function $(){const c=h(94534);
return $=function(){return c},c}function p(c,R,j,P=1){if(R.length>j.maxBytes)return d(c,R.length,j);const{text:N,complete:I}=(0,$().
decodeUtf8)(R),M=new($()).Source(c,N,P),_=new($()).Problems(M);if(!I){const G={start:N.length,end:N.length};return _.add(
"file-not-utf8",G,"a byte that no UTF-8 text can have here"),{path:c,assets:[],problems:_.found}}const L=(0,E().readJson)(
N,j,_);L.length===0&&_.found.length===0&&!m(c)&&_.add("file-not-json",{start:0,end:0},"expected a JSON value, found an e\
mpty file");const[C,D]=L;D&&T(c)&&_.found.length===0?_.add("file-not-json",D,r):C&&Array.isArray(C.value)&&e.test(c)&&_.
add("without-effect",C,n,{severity:"warning"});const{candidates:F,messages:H}=a(M,L,j,_),V=t(F,M,_),J=H.map(G=>({value:G.
value,location:u(M,G,[])}));return{path:c,assets:V,problems:_.found,...m(c)&&R[0]!==f&&w(L,M)&&{lines:!0},...J.length>0&&
{messages:J}}}function l(c,R,j){const P=new($()).Source(c,R),N=new($()).Problems(P),{candidates:I}=a(P,(0,E().readJson)(
R,j,N),j,N),M=t(I,P,N);return I.flatMap(({node:_},L)=>{const C=M[L];return C?{asset:C,node:_}:[]})}function a({path:c},R,{
maxAssets:j},P){const{candidates:N,messages:I}=(0,g().findCandidates)(R,P),M=N[j];M&&P.add("file-too-large",M.node,`more\
 than ${j} assets; the rest is not read`);const _=m(c)||R.length>1;return{candidates:N.slice(0,j).map(C=>_?C:{...C,pointer:C.
pointer.slice(1)}),messages:I}}const f=239;function w(c,R){let j=0;return c.every(({start:P,end:N})=>{const{line:I,end_line:M}=R.
location(P,N),_=I===M&&I>j;return j=I,_})}function d(c,R,{maxBytes:j}){const P=`${R} bytes, of at most ${j}`;return{path:c,
assets:[],problems:[{rule:"file-too-large",location:{path:c,line:1,column:1},detail:P}]}}function O(c,R){const j={path:c,
line:1,column:1},P=(0,y().whyNotJudged)(`the file \`${c}\``,R);return{path:c,assets:[],problems:[{rule:"not-judged",location:j,
detail:P}]}}function m(c){return c.toLowerCase().endsWith(".jsonl")}function T(c){return!m(c)&&/\.\w+$/.test(c)}const r="\
a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",e=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
n='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function t(c,R,j){const P=new Map,N=new Map,I=c.map((M,_)=>{const{node:L,pointer:C,value:D,type:F,
envelope:H,wrappers:V}=M,J=i(D),G=J??`#${_+1}`,B=P.get(`${F} ${G}`),W=J!==void 0&&B!==void 0&&s(M,B);if(J===void 0){const U=Object.
hasOwn(D,"id")?'with an "id" that is not text':'without an "id"',X=`${(0,b().withArticle)(F)} ${U}; it is called ${G} he\
re`;L.cut||j.add("not-an-asset",L,X,{id:G})}else if(W)N.set(B,(N.get(B)??1)+1);else if(B){const U=`${F} ${JSON.stringify(
G)}, first at ${j.place(B.node.start)}`;j.add("duplicate-id",L,U,{id:G})}else P.set(`${F} ${G}`,M);return{type:F,id:G,path:R.
path,value:D,pointer:C,...L.cut&&{cut:!0},...H&&{envelope:H},...V&&{wrappers:V},...W&&{copy:!0},locate:(U=[],X)=>u(R,L,U,
X)}});for(const[{node:M,type:_,value:L},C]of N){const D=i(L),F=`${_} ${JSON.stringify(D)}, ${C} times`;j.add("without-ef\
fect",M,F,D===void 0?{}:{id:D})}return I}function s(c,R){const j=P=>!P.node.cut&&!P.envelope;return j(c)&&j(R)&&(0,A().statedContent)(
c)===(0,A().statedContent)(R)}function i({id:c}){return typeof c=="string"&&c.trim()!==""?c:void 0}function u(c,R,j,P){let N=R;
for(const I of j){const M=S(N,I);if(!M)return c.location(N.start,N.end);N=M}return!P||typeof N.value!="string"?c.location(
N.start,N.end):c.location(v(c.text,N,P.start),v(c.text,N,P.end))}function S({value:c,children:R},j){return Array.isArray(
c)?typeof j=="number"?R?.[j]:void 0:R?.findLast(({key:P})=>P?.name===j)}function v(c,{start:R,end:j},P){const N=j-1;let I=R+
1;for(let M=0;M<P&&I<N;M+=1)c[I]!=="\\"?I+=1:I+=c[I+1]==="u"?6:2;return Math.min(I,N)}},18744:function(k,o,h){Object.defineProperty(
o,"__esModule",{value:!0}),o.assetPathTest=l,o.assetPathsIn=a,o.findStrayGenes=w,o.mayHoldAssets=f,o.pathTest=p,o.strayGenes=
O;function y(){const r=h(41330);return y=function(){return r},r}function b(){const r=h(93028);return b=function(){return r},
r}function g(){const r=h(64385);return g=function(){return r},r}function A(){const r=h(73229);return A=function(){return r},
r}function E(){const r=h(94534);return E=function(){return r},r}const $=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function p(r){
const e=r.map(n=>(0,y().default)(n,{dot:!0,nonegate:!0,flags:"s"}));return n=>e.some(t=>t(n))}function l({assets:{include:r}}){
const e=p(r);return n=>e(n)&&!$.test(n)}function a(r,e){const n=l(e);return[...r.files()].filter(({kind:t,path:s})=>(0,b().
isRegular)(t)&&n(s)).map(({path:t})=>t)}function f(r){return/\.jsonl?$/i.test(r)&&!$.test(r)}async function w(r,{path:e,
size:n=0},t){try{if(n<=t.maxBytes)return d(e,await r.read(e,t.maxBytes),t)}catch(i){return(0,g().unreadFile)(e,i).problems[0]}
const s=`with ${n} bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:e,line:1,column:1},detail:s}}
function d(r,e,n){const t=O(r,e,n),[s]=t;if(!s)return;const i=t.length===1?"a Gene":`${t.length} Genes`;return{rule:"out\
side-globs",location:s.location,detail:i}}function O(r,e,n){if(!m(e))return[];const t=new(E()).Source(r,e.toString("utf8"));
return T((0,A().readJson)(t.text,n,new(E()).Problems(t))).map(({value:i,start:u,end:S})=>{const{validation:v}=i,c=[v??[]].
flat().filter(R=>typeof R=="string");return{location:t.location(u,S),commands:c}})}function m(r){return r.includes('"Gen\
e"')||r.includes("\\u00")}function T(r){return r.flatMap(e=>{const{value:n,children:t=[]}=e;return typeof n=="object"&&n!==
null&&!Array.isArray(n)&&n.type==="Gene"?[e]:T(t)})}},73229:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.readJson=g;function y(){const n=h(16111);return y=function(){return n},n}function b(){const n=h(93028);return b=function(){
return n},n}function g(n,t,s){return new A(n,t,s).read()}class A{#e;#n;#s;#r;#t=f;#o=0;#a=!1;#c=!1;#d=!1;constructor(t,s,i){
this.#e=s,this.#n=i,this.#s=m(t),this.#r=(0,b().lfsObstacle)(t)}read(){const t=[];let s=!1;for(this.#i();this.#t.kind!==
"end";){const i=this.#t,u=l.has(i.kind);if(i.kind==="{"||i.kind==="["||u&&!s&&!this.#d){s=!1,this.#a=!1,t.push(this.#l(0)),
this.#c=!1;continue}s||(s=!0,this.#a=this.#d,this.#u(i.start===0&&this.#r||E("a JSON value",i))),this.#i()}return t}#i(){
do{this.#t=this.#s();const{kind:t,start:s,fault:i}=this.#t;if(this.#o>this.#e.maxValues){const u=`more than ${this.#e.maxValues}\
 JSON values; the rest is not read`;this.#n.add("file-too-large",this.#t,u),this.#t={...f,start:s,end:s},this.#a=!0}else
t==="comment"&&this.#u(i??e(this.#t))}while(this.#t.kind==="comment")}#l(t){const s=this.#t,{kind:i,start:u,end:S}=s;if(this.#o+=
1,s.fault&&this.#u(s.fault),i==="unknown"&&this.#u(E("a JSON value",s)),i!=="{"&&i!=="[")return this.#i(),{value:$(s),start:u,
end:S};if(t<this.#e.maxDepth)return this.#g(t);const v=`brackets nested more than ${this.#e.maxDepth} deep`;this.#n.add(
"file-not-json",s,v);const c={value:null,start:u,end:this.#p()};return this.#i(),c}#g(t){const{kind:s,start:i,end:u}=this.#t,
S=s==="{"?"}":"]",c={value:s==="{"?Object.create(null):[],start:i,end:u,children:[]};for(let R=",";R===",";R=this.#t.kind){
if(this.#i(),this.#t.kind===S){c.children.length>0&&this.#u(`a comma before "${S}"`);break}if(this.#h(c,t),!this.#c&&this.#t.
kind!==S&&this.#t.kind!==","&&this.#m(`"," or "${S}"`),this.#c)return{...c,end:this.#t.start,cut:!0}}return c.end=this.#t.
end,this.#i(),c}#h({value:t,children:s},i){const u=Array.isArray(t),S=u?void 0:this.#f(t,s);if(this.#c)return;if(!a.has(
this.#t.kind)){this.#m("a JSON value");return}const v=this.#l(i+1);s.push(v),u&&t.push(v.value),S!==void 0&&(v.key=S,t[S.
name]=v.value)}#f(t,s){const i=this.#t,{value:u,start:S,end:v}=i;if(i.kind!=="string")return this.#m("a key in double qu\
otes");if(i.fault&&this.#u(i.fault),u==="__proto__")this.#n.add("ambiguous-key",i,'"__proto__" as a key');else if(Object.
hasOwn(t,u)&&!this.#n.full){const c=s.find(j=>j.key?.name===u)?.key,R=this.#n.place((c??i).start);this.#n.add("ambiguous\
-key",i,`${JSON.stringify(u)}, first at ${R}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:u,start:S,end:v})}#p(){let t=this.#t;for(let s=1;s>0&&t.kind!=="end";)t=this.#s(),(t.kind==="{"||t.kind==="[")&&(s+=
1),(t.kind==="}"||t.kind==="]")&&(s-=1);return t.end}#m(t){this.#u(E(t,this.#t)),this.#c=!0,this.#d=!0}#u(t){this.#a||this.#n.
add("file-not-json",this.#t,t),this.#a=!0}}function E(n,t){return`expected ${n}, found ${e(t)}`}function $({kind:n,value:t,
fault:s}){return n==="string"?t:n==="number"?s?null:Number(t):n==="true"?!0:n==="false"?!1:null}const p={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
l=new Set(["string","number","true","false","null"]),a=new Set([...l,"{","[","unknown"]),f={kind:"end",start:0,end:0,value:""},
w=14,d=15,O={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function m(n){const t=(0,y().
createScanner)(n,!1);return()=>{let s=t.scan();for(;s===w||s===d;)s=t.scan();const i=p[s]??"unknown",u=t.getTokenValue(),
S=O[t.getTokenError()]??T(i,u);return{kind:i,start:t.getTokenOffset(),end:Math.min(t.getPosition(),n.length),value:u,...S!==
void 0&&{fault:S}}}}function T(n,t){if(n==="comment")return"a comment";if(n==="number"&&!Number.isFinite(Number(t)))return"\
a number out of range";if(n==="string"&&/\p{Surrogate}/u.test(t))return"half of a surrogate pair"}const r=/^(?:<{7}|={7}|>{7})$/;
function e({kind:n,value:t}){return n==="end"?"the end of the file":n==="string"||n==="number"||n==="comment"?`a ${n}`:n!==
"unknown"?`"${n}"`:r.test(t)?"a conflict marker of git":JSON.stringify(t.length>40?`${t.slice(0,40)}\u2026`:t)}},86581:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.SINGLES=o.MIXED_LISTS=o.LISTS=void 0,o.hasAssetLists=l,o.isAssetType=
$,o.isCompanion=p;function y(){const a=h(39763);return y=function(){return a},a}const b=o.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation",anti_genes:"AntiGene"})),g=o.MIXED_LISTS=new Set(["assets","results"]),A=o.SINGLES=new Map(
Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"\
ValidationReport",mutation:"Mutation"})),E=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function $(a){
return y().ASSET_TYPES.includes(a)}function p(a){return typeof a=="string"&&E.has(a)}function l(a){return Object.keys(a).
some(f=>b.has(f)&&Array.isArray(a[f]))}},94534:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.Source=
o.Problems=void 0,o.assetLimits=$,o.decodeUtf8=E;function y(){const p=h(4573);return y=function(){return p},p}class b{path;text;#e;#n;constructor(l,a,f=1){
this.path=l,this.text=a,this.#e=f}location(l,a=l){const f=this.#s(l),w=this.#s(Math.max(l,a));return{path:this.path,...f,
end_line:w.line,end_column:w.column}}#s(l){const a=this.#n??this.#r();let f=0;for(let w=a.length;w-f>1;){const d=f+w>>>1;
(a[d]??0)<=l?f=d:w=d}return{line:f+this.#e,column:l-(a[f]??0)+1}}#r(){const l=[0];for(let a=this.text.indexOf(`
`);a!==-1;a=this.text.indexOf(`
`,a+1))l.push(a+1);return this.#n=l,l}}o.Source=b;const g=100;class A{#e=[];#n;#s=new Map;#r;constructor(l){this.#n=l}get found(){
if(this.#r===void 0)return this.#e;const l=[...this.#s].map(([f,w])=>`${w} \xD7 \`${f}\``).join(", "),a=`more than ${g} \
problems; not listed are ${l}`;return[...this.#e,{rule:"file-too-large",location:this.#r,detail:a}]}get full(){return this.#r!==
void 0}place(l){const{line:a,column:f}=this.#n.location(l);return`line ${a}, column ${f}`}add(l,{start:a,end:f},w,{id:d,
severity:O}={}){if(this.#e.length===g){this.#r??=this.#n.location(a,f),this.#s.set(l,(this.#s.get(l)??0)+1);return}const m=this.#n.
location(a,f);this.#e.push({rule:l,location:m,detail:w,...d!==void 0&&{id:d},...O&&{severity:O}})}}o.Problems=A;function E(p){
const l=new TextDecoder("utf-8").decode(p);return(0,y().isUtf8)(p)?{text:l,complete:!0}:{text:l.slice(0,l.indexOf("\uFFFD")),
complete:!1}}function $(p){return{maxBytes:p,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},97247:function(k,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.isOfChange=h;function h(y){return"files"in y}},41551:function(k,o){Object.defineProperty(o,
"__esModule",{value:!0}),o.findKnown=b,o.knownForms=y,o.reachOfKnown=E,o.secretsOf=r;const h=12;function y(n){const t=[...new Set(
n.flatMap(p))],s=t.map(i=>i.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(s)].filter(i=>i.length>=h)}}function b(n,{
exact:t,squeezed:s}){const i=t.flatMap(v=>g(n,v,c=>c));if(s.length===0||!/\s/.test(n))return i;const{text:u,at:S}=A(n);return[
...i,...s.flatMap(v=>g(u,v,c=>S[c]??0))]}function g(n,t,s){const i=[];for(let u=n.indexOf(t);u>=0;u=n.indexOf(t,u+t.length))
i.push({kind:"secret",start:s(u),end:s(u+t.length-1)+1});return i}function A(n){const t=new Uint32Array(n.length),s=[];let i=0;
for(const{0:u,index:S}of n.matchAll(/\S+/g)){for(let v=0;v<u.length;v+=1)t[i+v]=S+v;i+=u.length,s.push(u)}return{text:s.
join(""),at:t}}function E({exact:n}){return 2*Math.max(0,...n.map(({length:t})=>t))}const $=4;function p(n){const t=Buffer.
from(n),s=l(n),i=encodeURIComponent(t.toString()),u=t.toString("hex"),S=[n,...n.split(/\r?\n/),s,s.replaceAll("/","\\/"),
l(s),...a(i),u,u.toUpperCase(),...[0,1,2].flatMap(v=>f(t,v))];return[...new Set(S)].filter(v=>v.trim().length>=$)}function l(n){
return JSON.stringify(n).slice(1,-1)}function a(n){const t=n.replace(/[!'()*]/g,s=>`%${s.charCodeAt(0).toString(16).toUpperCase()}`);
return[n,t].flatMap(s=>{const i=s.replace(/%../g,u=>u.toLowerCase());return[s,i,s.replaceAll("%20","+"),i.replaceAll("%2\
0","+")]})}function f(n,t){const s=Buffer.concat([Buffer.alloc(t),n]).toString("base64"),i=Math.ceil(t*8/6),u=Math.floor(
(t+n.length)*8/6),S=s.slice(i,u);return[S,S.replaceAll("+","-").replaceAll("/","_")]}const w=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
d=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,O=/^(?:[\\/~]|[A-Za-z]:[\\/])/,m=8,T=/^[A-Za-z][a-z]{0,9}$/;function r(n){
const t=Object.entries(n).flatMap(([s,i])=>i!==void 0&&w.test(s)&&e(s,i)?[i]:[]);return[...new Set(t)]}function e(n,t){return t.
length<m||T.test(t)?!1:!(d.test(n)&&O.test(t))}},24634:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.mergeBase=$,o.mergedTree=w,o.requireCommits=p;function y(){const d=h(41895);return y=function(){return d},d}function b(){
const d=h(35720);return b=function(){return d},d}function g(){const d=h(19674);return g=function(){return d},d}function A(){
const d=h(67397);return A=function(){return d},d}const E=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function $(d,O,m,T=[
O,m]){const r=[...E];for(;;){const e=await l(d,O,m);if(e.certain){if(e.commit!==void 0)return e.commit;throw new(y()).GateError(
"no_merge_base",`${(0,A().short)(O)} and ${(0,A().short)(m)} have no common ancestor`,"Rebase the branch onto its target\
 branch, or specify another --base.")}const n=r.shift();if(n===void 0)throw f(`the merge base of ${(0,A().short)(O)} and\
 ${(0,A().short)(m)}`);await a(d,[n],T)}}async function p(d,O,m){const T=async()=>(await(0,A().lookUpCommits)(d,O)).includes(
void 0);if(!await T())return;const r=(await d.shallowCommits()).size>0;if(await a(d,r?["--deepen=50"]:[],m),await T())throw f(
`commit ${O.map(A().short).join(" or ")}`)}async function l(d,O,m){const r=(await d.objects(["merge-base",O,m],{accept:[
1]})).toString().trim(),e=await d.shallowCommits();if(r==="")return{certain:e.size===0};if(e.size===0)return{commit:r,certain:!0};
const t=!(await d.objects(["rev-list",O,m,`^${r}`])).toString().split(`
`).some(s=>e.has(s));return{commit:r,certain:t}}async function a(d,O,m){if(!await(0,g().hasOrigin)(d))throw new(y()).GateError(
"shallow_clone","This clone lacks part of the history, and has no remote named origin to fetch it from","Add it with git\
 remote add origin URL, or run gene-gate in a complete clone.");const T=O.length?"This clone is shallow: fetching more o\
f its history from origin.":"Fetching commits that this clone lacks from origin.",r=["--quiet","--no-tags","--no-recurse\
-submodules","--no-write-fetch-head"],e=n=>d.network(T,["fetch",...r,...O,"--","origin",...n]);await e(m).catch(()=>e([])).
catch(n=>{throw f("part of the history",n)})}function f(d,O){const m=O===void 0?"":` (${O.message})`;return new(y()).GateError(
"shallow_clone",`This clone lacks ${d}, and fetching it failed${m}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run `git fetch --unshallow`.",{cause:O})}async function w(d,O,m){const{objects:T}=d;if(await d.isPartial()){const r=await T(
["merge-base",O,m],{accept:[1]}),e=[O,m,r.toString().trim()].filter(Boolean);await Promise.all(e.map(n=>(0,b().requireObjects)(
d,n)))}try{return(await T(["merge-tree","--write-tree","--no-messages",O,m])).toString().split(`
`).find(A().isObjectId)}catch(r){if(r instanceof y().GateError&&r.code==="git_failed")return;throw r}}},19674:function(k,o){
Object.defineProperty(o,"__esModule",{value:!0}),o.branchAtOrigin=b,o.fetched=y,o.hasOrigin=A,o.isRemoteOf=h,o.pullsAtOrigin=
g;async function h($,{owner:p,repo:l}){return(await E($)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).
join("/").toLowerCase()===`${p}/${l}`.toLowerCase()}function y($){return`+refs/heads/${$}:refs/remotes/origin/${$}`}async function b($,p){
if(!await A($))return!1;const l=`refs/heads/${p}`,a=`Asking origin whether it has the branch ${p}.`;return(await $.network(
a,["ls-remote","--","origin",l])).toString().split(`
`).some(w=>w.endsWith(`	${l}`))}async function g($,p){const l="Asking origin for the heads of all pull requests.",a=["ls\
-remote","--","origin","refs/pull/*/head"];return[...(await $.network(l,a)).toString().matchAll(/^([0-9a-f]+)\trefs\/pull\/(\d+)\/head$/gm)].
flatMap(([,w,d])=>w===p?Number(d):[])}async function A($){return await E($)!==""}async function E({user:$}){return(await $(
["config","--get","remote.origin.url"],{accept:[1]})).toString().trim()}},50598:function(k,o,h){Object.defineProperty(o,
"__esModule",{value:!0}),o.resolveNamed=a,o.resolveRevision=l;function y(){const r=h(41895);return y=function(){return r},
r}function b(){const r=h(3051);return b=function(){return r},r}function g(){const r=h(67397);return g=function(){return r},
r}const A=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,E=/^(.*?)((?:[~^]\d*)*)$/s,$=/(?:^|-g)([0-9a-f]{4,64})$/i,p=/^[A-Z]+(?:_[A-Z]+)*$/;
async function l(r,e){return(await a(r,e)).commit}async function a(r,e){if(A.test(e))throw new(y()).GateError("ref_not_f\
ound",`${JSON.stringify(e)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,n="",t=""]=E.exec(e)??[],s=await w(r,n==="@"?"HEAD":n),[i,...u]=[...new Set(s.map(({commit:v})=>v))];if(i===
void 0)throw(0,g().unknownRevision)(e,await f(r,n));if(u.length>0)throw T(n,s);if(t===""){const[v,...c]=s.flatMap(R=>R.ref??
[]);return{commit:i,...v!==void 0&&c.length===0&&{ref:v}}}const[S]=await(0,g().peelToCommits)(r,[`${i}${t}`]);if(S===void 0)
throw(0,g().unknownRevision)(e);return{commit:S}}async function f({user:r},e){const t=(await r(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(i=>i.replace(/^refs\/(?:heads|remotes)\//,"")).filter(i=>i!==""&&!i.endsWith("/HEAD")),s=(await r(["remote"])).toString().
split(`
`);return{meant:t.find(i=>i.endsWith(`/${e}`))??(0,b().nearestName)(e,t),hasOrigin:s.includes("origin")}}async function w(r,e){
if(e==="HEAD"||(0,g().isObjectId)(e.toLowerCase())){const[u]=await(0,g().lookUpCommits)(r,[e]);if(u!==void 0)return[{name:e,
commit:u}];if(e==="HEAD")return[]}const n=e.startsWith("refs/"),s=[...await(0,g().readRefs)(r,n?[e]:d(e))].map(([u,{id:S,
target:v}])=>({name:u,id:S,ref:v}));n||s.push(...await O(r,e),...await m(r,e));const i=await(0,g().peelToCommits)(r,s.map(
({id:u})=>u));return s.flatMap(({id:u,...S},v)=>{const c=i[v];return c===void 0?[]:[{...S,commit:c}]})}function d(r){return[
...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(n=>`${n}${r}`),`refs/remotes/${r}/HEAD`]}async function O({user:r},e){
if(!p.test(e))return[];const n=await r(["rev-parse","--verify","--quiet",e],{accept:[1]});return n.length===0?[]:[{name:e,
id:n.toString().trim()}]}async function m({objects:r},e){const[,n]=$.exec(e)??[];return n===void 0?[]:(await r(["rev-par\
se",`--disambiguate=${n.toLowerCase()}`])).toString().split(`
`).filter(g().isObjectId).map(i=>({name:i,id:i}))}function T(r,e){const n=e.map(({name:t,commit:s})=>t===s?`commit ${s}`:
`${t} (${(0,g().short)(s)})`);return new(y()).GateError("ref_ambiguous",`${JSON.stringify(r)} is ambiguous: ${n.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},34397:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.snapshotIndex=d,o.snapshotWorktree=w,o.withSourceTree=r;function y(){
const e=h(77598);return y=function(){return e},e}function b(){const e=h(51455);return b=function(){return e},e}function g(){
const e=h(76760);return g=function(){return e},e}function A(){const e=h(41895);return A=function(){return e},e}function E(){
const e=h(67147);return E=function(){return e},e}function $(){const e=h(48741);return $=function(){return e},e}function p(){
const e=h(96402);return p=function(){return e},e}function l(){const e=h(35720);return l=function(){return e},e}function a(){
const e=h(96681);return a=function(){return e},e}const f=Buffer.from([0]);async function w(e){const n=T(e),t=await O(e);
return await e.user(["update-index","-z","--index-info"],{env:n,input:t}),await e.user(["add","--all","--","."],{env:n}),
(await e.user(["write-tree"],{env:n})).toString().trim()}async function d(e){const n=T(e);return await(0,b().copyFile)(e.
index,n.GIT_INDEX_FILE).catch(t=>{if(t.code!=="ENOENT")throw t}),(await e.user(["write-tree"],{env:n})).toString().trim()}
async function O(e){const n=[];for(const t of(0,a().splitNul)(await e.user(["ls-files","-t","--stage","-z"]))){const s=t[0]===
83,i=t.subarray(t.indexOf(9)+1);if(s&&!await m(e,i))throw new(A()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,a().decodePath)(i))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");n.push(t.subarray(2),f)}return Buffer.concat(n)}async function m({directory:e},n){return(0,b().lstat)(Buffer.concat(
[Buffer.from(`${e}/`),n])).then(()=>!0,t=>{if(t.code==="ENOENT"||t.code==="ENOTDIR")return!1;throw new(A()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,a().decodePath)(n))} (${t.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:t})})}function T({privateStore:e,temporary:n}){return{...e,GIT_INDEX_FILE:(0,g().join)(n,
(0,y().randomUUID)())}}async function r(e,{env:n,note:t},s,i=!1){const u=await(0,p().openRepository)(e,n,t).catch(async S=>{
if(!(S instanceof A().GateError&&S.code==="not_a_repository"&&(await(0,b().stat)(e).catch(()=>{}))?.isDirectory()))throw S});
if(u===void 0)return s((0,$().folderTree)(e),e);try{const S=`the ${i?"staged ":""}files of ${u.directory}`,v=i?d:w,c=await(0,l().
readTree)(u,await v(u),{label:S});return await s((0,E().withAdditions)(c,(0,$().folderTree)(u.directory),(0,E().additionsOf)()),
u.directory,u)}finally{await u.close()}}},78534:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.REPORT_FILE=
o.MAX_REPORT_BYTES=void 0,o.claimedPull=O,o.mutantsOf=w,o.nodeIn=f,o.readReportFile=l,o.readUploadedReport=m;function y(){
const r=h(26040);return y=function(){return r},r}function b(){const r=h(41895);return b=function(){return r},r}function g(){
const r=h(54078);return g=function(){return r},r}function A(){const r=h(5640);return A=function(){return r},r}function E(){
const r=h(27436);return E=function(){return r},r}const $=o.MAX_REPORT_BYTES=256*1024*1024,p=500;function l(r,e,n){try{return A().
gateReportSchema.parse(JSON.parse(r.toString("utf8")))}catch(t){throw new(b()).GateError("artifact_invalid",`${e} ${a(t,
r).slice(0,p)}`,n,{cause:t})}}function a(r,e){if(r instanceof SyntaxError)return"is not JSON.";const{type:n,schema_version:t}=JSON.
parse(e.toString("utf8"))??{};return n!=="GateReport"?`is not a GateReport${typeof n=="string"?`: its type is ${JSON.stringify(
n)}`:""}.`:t!==E().GATE_REPORT_VERSION?`is a GateReport ${t===void 0?"without a version":`of version ${JSON.stringify(t)}`}\
; this version of gene-gate reads ${E().GATE_REPORT_VERSION}.`:`is not a valid GateReport: ${(0,g().firstProblem)(r)}.`}
function f({validation_reports:[r]}){if(r===void 0)return process;const{node_version:e,platform:n,arch:t}=r.env_fingerprint;
return{version:e,platform:n,arch:t}}function w(r,e){const n=r.map((t,s)=>{const i=e(t,s)?.commands,u=t.commands.flatMap(
({command:S,plan:v},c)=>{const R=i?.[c];return R?.command===S&&R.plan_digest===v?.digest&&R.mutant?[R.mutant]:[]});return[
t,u]});return new Map(n.filter(([{commands:t},{length:s}])=>s>0&&s===t.length))}const d=o.REPORT_FILE="gate-report.json";
function O(r){const e=A().gateReportSchema.pick({event:!0});return(0,y().attempt)(()=>e.parse(JSON.parse(r.toString("utf\
8"))).event.pull_request)}function m(r,{headSha:e,pullRequest:n}){const t=l(r,`The ${d} of the run`,"Use the same versio\
n of the action in both workflows, and run the first one again."),{pull_request:s}=t.event;if(t.verdict==="error"&&t.head_sha===
null)return t;if(t.head_sha!==e)throw T(`commit ${t.head_sha}`,e);if(s!==n.number)throw T(`pull request ${s??"(none)"}`,
`${n.number}`);return t}function T(r,e){return new(b()).GateError("artifact_invalid",`The report of the run is about ${r}\
, not ${e}.`,"Run the first workflow again. If the error persists, check its file for changes.")}},23107:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.findParts=f,o.readDurations=r,o.readParts=w;function y(){const n=h(51455);
return y=function(){return n},n}function b(){const n=h(76760);return b=function(){return n},n}function g(){const n=h(7723);
return g=function(){return n},n}function A(){const n=h(41895);return A=function(){return n},n}function E(){const n=h(73388);
return E=function(){return n},n}function $(){const n=h(78374);return $=function(){return n},n}function p(){const n=h(78534);
return p=function(){return n},n}const l=2*p().MAX_REPORT_BYTES,a="gate-report.json";async function f(n){return(await(0,y().
readdir)(n,{recursive:!0,withFileTypes:!0}).catch(s=>{if(s.code==="ENOENT")return[];throw new(A()).GateError("file_unrea\
dable",`Cannot read the directory ${n} (${s.code}).`,"Specify the directory into which the parts were downloaded.",{cause:s})})).
filter(s=>s.isFile()&&s.name===a).map(({parentPath:s,name:i})=>(0,b().join)(s,i)).sort()}async function w(n,t,s=O){if(n.
length>$().MAX_SHARDS)throw m(`There are more than ${$().MAX_SHARDS} parts`);const i=[];let u=l;for(const S of n){const v=await d(
Math.min(u,p().MAX_REPORT_BYTES),S,t);u-=v.length;const c=(0,E().inputName)(S);i.push({name:c,report:(0,p().readReportFile)(
v,c,s)})}return i}async function d(n,t,s){const i=[];let u=0;for await(const S of s(t)){if(u+=S.length,u>n)throw m(`${(0,E().
inputName)(t)} is too large, alone or together with the other parts`);i.push(S)}return Buffer.concat(i)}const O="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function m(n){return new(A()).GateError("\
artifact_invalid",n,O)}const T=g().looseObject({genes:g().array(g().looseObject({commands:g().array(g().looseObject({command:g().
string(),outcome:g().looseObject({duration_ms:g().number().nonnegative()}).optional()}))}))});async function r(n,t){const s=await d(
p().MAX_REPORT_BYTES,n,t),i=new Map;for(const{commands:u}of e(s,n).genes)for(const{command:S,outcome:v}of u){const c=Math.
round(v?.duration_ms??0);c>0&&i.set(S,Math.max(c,i.get(S)??0))}return i}function e(n,t){try{return T.parse(JSON.parse(n.
toString("utf8")))}catch(s){throw new(A()).GateError("artifact_invalid",`${(0,E().inputName)(t)} is not a report from wh\
ich durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",
{cause:s})}}},16111:function(k,o,h){h.r(o),h.d(o,{createScanner:()=>y.createScanner,getNodePath:()=>y.getNodePath,getNodeValue:()=>y.
getNodeValue,parseTree:()=>y.parseTree,printParseErrorCode:()=>y.printParseErrorCode});var y=h(99547)}};
