"use strict";exports.id=948,exports.ids=[948],exports.modules={1395:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.approvalDigest=c,o.boundFiles=w,o.changedSince=p,o.groupDigest=m,o.judgedHead=T,o.needsPerson=e,o.weakensGate=n;function O(){
const t=h(77598);return O=function(){return t},t}function b(){const t=h(57975);return b=function(){return t},t}function g(){
const t=h(41330);return g=function(){return t},t}function v(){const t=h(97247);return v=function(){return t},t}function E(){
const t=h(2833);return E=function(){return t},t}function A(){const t=h(32854);return A=function(){return t},t}function S(){
const t=h(13580);return S=function(){return t},t}async function w(t,s,i=new Set){const u=s.length===0?()=>!1:(0,g().default)(
[...s],{dot:!0,nonegate:!0}),$=[...t.files()].filter(({path:a})=>(0,A().isWithin)(a,".github")||i.has(a)||!u(a)).map(async a=>[
a.path,await d(t,a)]);return new Map(await Promise.all($))}async function d(t,{path:s,kind:i,oid:u}){if(u!==void 0)return`${i}\
 ${u}`;const y=i==="symlink"?t.readlink(s)??"":await t.read(s);return`${i} ${(0,O().hash)("sha256",y)}`}function c(t){const{
files:s,baseRef:i,plansDigest:u,policyDigest:y,weakened:$}=t,a=[...s].sort(([R],[N])=>R<N?-1:1);return(0,E().digestOf)(JSON.
stringify([i,u,y,a,$]))}function m(t){return t.length>1?(0,E().digestOf)(JSON.stringify([...t].sort())):t[0]}const f=3;function p(t,s){
const i=[...new Set([...t.files.keys(),...s.files.keys()])].filter(u=>t.files.get(u)!==s.files.get(u)).sort();return i.length>
0?`${l(i)} ${i.length===1?"has":"have"} changed`:t.plansDigest!==s.plansDigest?"the commands that would run have changed":
(0,b().isDeepStrictEqual)(t.weakened,s.weakened)?void 0:"what weakens the gate has changed"}function l(t){const s=t.slice(
0,f).map(y=>`\`${y}\``),i=t.length-s.length,u=i>0?`${i} more ${i===1?"file":"files"}`:s.pop();return s.length===0?`${u}`:
`${s.join(", ")} and ${u}`}async function T(t,s,{policy:i,digest:u},y){const{genes:$,plansDigest:a}=t,R=t.findings.filter(
e).map(({args:I,location:M})=>[M?.path??"",JSON.stringify(I)]),N=(0,v().isOfChange)(t)?t.agentFiles.flatMap(r):[],P=new Set(
[...R.map(([I])=>I),...N]);return{subject:{files:await w(s,i.approvals.unaffected_by,P),baseRef:y,plansDigest:a,policyDigest:u,
weakened:R},genes:$,weakensGate:n(t)}}function r({file:{path:t},entries:s}){const i=s.flatMap(u=>u.targets);return[t,...i.
flatMap(({kind:u,name:y})=>u==="file"?[y]:[])]}function e({rule:t}){return(0,S().ruleOf)(t)?.approval==="needed"}function n({
findings:t}){return t.some(e)}},89549:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.approveByDigest=
A,o.shortDigest=E;function O(){const S=h(41895);return O=function(){return S},S}function b(){const S=h(1395);return b=function(){
return S},S}const g=24,v=new RegExp(`^sha256:[0-9a-f]{${g},64}$`);function E(S){return S.slice(0,7+g)}function A(S,w){if(S!==
void 0&&!v.test(S))throw new(O()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(S)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:d})=>{
if(S===void 0)return{approvals:[],refusals:[]};if((0,b().approvalDigest)(d).startsWith(S))return{approvals:[{user:"comma\
nd line",at:w.toISOString()}],refusals:[]};const c=E(S);return{approvals:[],refusals:[`--approve ${c} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},27199:function(k,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.isJsonObject=O,o.placeOf=v,o.pointerText=b,o.subjectOf=g,o.withArticle=h;function h(E){return`${/^[AE]/.
test(E)?"an":"a"} ${E}`}function O(E){return typeof E=="object"&&E!==null&&!Array.isArray(E)}function b(E){return E.map(
A=>`/${String(A).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function g({type:E,id:A}){return{type:E,id:A}}function v(E,A=[]){
return{location:E.locate(A),subject:g(E)}}},40669:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.findCandidates=
v;function O(){const d=h(27199);return O=function(){return d},d}function b(){const d=h(61331);return b=function(){return d},
d}function g(){const d=h(86581);return g=function(){return d},d}function v(d,c){const m=new E(c);for(const[f,p]of d.entries())
m.visitTop(p,f);return m}class E{candidates=[];messages=[];#e;#n;#s=0;#r=!1;constructor(c){this.#e=c}visitTop(c,m){this.#r||=
c.cut===!0,this.#o(c,"some_asset",[m])}#t(c,m,f,p){const l={node:c,pointer:m,value:f,type:p,...this.#n&&{envelope:this.#n}};
return this.candidates.push(l),l}#o(c,m,f){if((0,O().isJsonObject)(c.value))return this.#c(c,c.value,m,f);Array.isArray(
c.value)?this.#a(c,m,f):m!=="anything"&&this.#f(c,m,S(c.value))}#a({children:c=[]},m,f){for(const[p,l]of c.entries())this.#o(
l,m,[...f,p])}#c(c,m,f,p){const{type:l}=m;if(!((0,g().isAssetType)(l)||(0,g().isCompanion)(l))||A(m,f))return this.#d(c,
m,f,p);const r=(0,g().isAssetType)(l)?this.#t(c,p,m,l):void 0;return this.#h(c,p),r}#d(c,m,f,p){const l=(0,g().isAssetType)(
f)?f:Array.isArray(m.validation)?"Gene":void 0;if(l===void 0)return this.#i(c,m,f,p);const T=w(m.type);this.#f(c,f,`${T}\
; it is audited as ${(0,O().withArticle)(l)}`);const r=this.#t(c,p,m,l);return this.#h(c,p),r}#i(c,m,f,p){const l=w(m.type),
T=this.#n,r=(0,b().isMessage)(m);r&&(this.messages.push(c),this.#n=m);const e=this.candidates.length+this.#s,n=(c.children??
[]).flatMap(u=>{const y=u.key?.name??"",$=this.#l(u,[...p,y]);return $?[{key:y,asset:$}]:[]});this.#n=T,this.candidates.
length+this.#s===e&&!r&&f==="some_asset"&&this.#f(c,f,l);const s=(0,b().described)(n),i=(0,b().statementsIn)(m);if(i)for(const u of s)
u.wrappers=[...u.wrappers??[],i];return s.length===1?s[0]:void 0}#l(c,m){const f=g().LISTS.get(c.key?.name??""),p=g().SINGLES.
get(c.key?.name??"");return f&&(this.#s+=1,Array.isArray(c.value)||this.#f(c,f,"no list")),f&&Array.isArray(c.value)?this.#o(
c,f,m):g().MIXED_LISTS.has(c.key?.name??"")?this.#g(c,m):this.#o(c,p&&(0,O().isJsonObject)(c.value)?p:"anything",m)}#g(c,m){
return this.#o(c,Array.isArray(c.value)?"some_asset":"anything",m)}#h(c,m){for(const{key:f,value:p,children:l=[]}of c.children??
[]){const T=g().LISTS.get(f?.name??"");if(!(!T||!Array.isArray(p)))for(const[r,e]of l.entries())(0,O().isJsonObject)(e.value)&&
this.#o(e,T,[...m,f?.name??"",r])}}#f(c,m,f){if(this.#r)return;const p=(0,g().isAssetType)(m)?(0,O().withArticle)(m):"an\
 asset";this.#e.add("not-an-asset",c,`expected ${p}, found ${f}`)}}function A({type:d,validation:c},m){return!Array.isArray(
c)||c.length===0?!1:d!=="Gene"&&(m==="Gene"||(0,g().isCompanion)(d)||d==="AntiGene")}function S(d){return d===null?"null":
`a ${typeof d}`}function w(d){return d===void 0?'an object without a "type"':typeof d!="string"?'an object whose "type" \
is not a string':`an object of type ${JSON.stringify(d.slice(0,40))}`}},61331:function(k,o,h){Object.defineProperty(o,"_\
_esModule",{value:!0}),o.PROTOCOL=void 0,o.carriesAssets=A,o.described=m,o.isMessage=E,o.payloadOf=S,o.senderOf=w,o.statedContent=
p,o.statementsIn=f;function O(){const l=h(23404);return O=function(){return l},l}function b(){const l=h(27199);return b=
function(){return l},l}const g=o.PROTOCOL="gep-a2a",v=new Set(["publish","report","fetch"]);function E(l){return(0,b().isJsonObject)(
l)&&l.protocol===g}function A({message_type:l}){return v.has(l)}function S({payload:l}){return(0,b().isJsonObject)(l)?l:
{}}function w({sender_id:l}){return typeof l=="string"&&l.trim()!==""?l:void 0}const d=new Set(["payload","asset"]),c=["\
type","asset_type","asset_id","content_hash","local_id","target_asset_id","target_local_id"];function m(l){const T=l.filter(
({key:e})=>d.has(e));return(T.length===0&&l.length===1?l:T).map(({asset:e})=>e)}function f(l){const T={};for(const r of c){
const e=l[r];e!=null&&(T[r]=e)}return Object.keys(T).length>0?T:void 0}function p({value:l,wrappers:T=[],envelope:r}){if(r===
void 0&&T.length===0)return(0,O().canonicalize)(l);const{sender_id:e,signature:n}=r??{},t=r&&{sender_id:e,signature:[n,S(
r).signature]};return(0,O().canonicalize)([l,T,t])}},64385:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.declaredId=i,o.readAssetFile=S,o.readAssetNodes=w,o.tooLargeFile=f,o.unreadFile=p;function O(){const a=h(95132);return O=
function(){return a},a}function b(){const a=h(27199);return b=function(){return a},a}function g(){const a=h(40669);return g=
function(){return a},a}function v(){const a=h(61331);return v=function(){return a},a}function E(){const a=h(73229);return E=
function(){return a},a}function A(){const a=h(94534);return A=function(){return a},a}function S(a,R,N,P=1){if(R.length>N.
maxBytes)return f(a,R.length,N);const{text:j,complete:I}=(0,A().decodeUtf8)(R),M=new(A()).Source(a,j,P),_=new(A()).Problems(
M);if(!I){const G={start:j.length,end:j.length};return _.add("file-not-utf8",G,"a byte that no UTF-8 text can have here"),
{path:a,assets:[],problems:_.found}}const C=(0,E().readJson)(j,N,_);C.length===0&&_.found.length===0&&!l(a)&&_.add("file\
-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const[L,D]=C;D&&T(a)&&_.found.length===0?_.add(
"file-not-json",D,r):L&&Array.isArray(L.value)&&e.test(a)&&_.add("without-effect",L,n,{severity:"warning"});const{candidates:F,
messages:H}=d(M,C,N,_),V=t(F,M,_),J=H.map(G=>({value:G.value,location:u(M,G,[])}));return{path:a,assets:V,problems:_.found,
...l(a)&&R[0]!==c&&m(C,M)&&{lines:!0},...J.length>0&&{messages:J}}}function w(a,R,N){const P=new(A()).Source(a,R),j=new(A()).
Problems(P),{candidates:I}=d(P,(0,E().readJson)(R,N,j),N,j),M=t(I,P,j);return I.flatMap(({node:_},C)=>{const L=M[C];return L?
{asset:L,node:_}:[]})}function d({path:a},R,{maxAssets:N},P){const{candidates:j,messages:I}=(0,g().findCandidates)(R,P),
M=j[N];M&&P.add("file-too-large",M.node,`more than ${N} assets; the rest is not read`);const _=l(a)||R.length>1;return{candidates:j.
slice(0,N).map(L=>_?L:{...L,pointer:L.pointer.slice(1)}),messages:I}}const c=239;function m(a,R){let N=0;return a.every(
({start:P,end:j})=>{const{line:I,end_line:M}=R.location(P,j),_=I===M&&I>N;return N=I,_})}function f(a,R,{maxBytes:N}){const P=`${R}\
 bytes, of at most ${N}`;return{path:a,assets:[],problems:[{rule:"file-too-large",location:{path:a,line:1,column:1},detail:P}]}}
function p(a,R){const N={path:a,line:1,column:1},P=(0,O().whyNotJudged)(`the file \`${a}\``,R);return{path:a,assets:[],problems:[
{rule:"not-judged",location:N,detail:P}]}}function l(a){return a.toLowerCase().endsWith(".jsonl")}function T(a){return!l(
a)&&/\.\w+$/.test(a)}const r="a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",e=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
n='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function t(a,R,N){const P=new Map,j=new Map,I=a.map((M,_)=>{const{node:C,pointer:L,value:D,type:F,
envelope:H,wrappers:V}=M,J=i(D),G=J??`#${_+1}`,B=P.get(`${F} ${G}`),W=J!==void 0&&B!==void 0&&s(M,B);if(J===void 0){const U=Object.
hasOwn(D,"id")?'with an "id" that is not text':'without an "id"',X=`${(0,b().withArticle)(F)} ${U}; it is called ${G} he\
re`;C.cut||N.add("not-an-asset",C,X,{id:G})}else if(W)j.set(B,(j.get(B)??1)+1);else if(B){const U=`${F} ${JSON.stringify(
G)}, first at ${N.place(B.node.start)}`;N.add("duplicate-id",C,U,{id:G})}else P.set(`${F} ${G}`,M);return{type:F,id:G,path:R.
path,value:D,pointer:L,...C.cut&&{cut:!0},...H&&{envelope:H},...V&&{wrappers:V},...W&&{copy:!0},locate:(U=[],X)=>u(R,C,U,
X)}});for(const[{node:M,type:_,value:C},L]of j){const D=i(C),F=`${_} ${JSON.stringify(D)}, ${L} times`;N.add("without-ef\
fect",M,F,D===void 0?{}:{id:D})}return I}function s(a,R){const N=P=>!P.node.cut&&!P.envelope;return N(a)&&N(R)&&(0,v().statedContent)(
a)===(0,v().statedContent)(R)}function i({id:a}){return typeof a=="string"&&a.trim()!==""?a:void 0}function u(a,R,N,P){let j=R;
for(const I of N){const M=y(j,I);if(!M)return a.location(j.start,j.end);j=M}return!P||typeof j.value!="string"?a.location(
j.start,j.end):a.location($(a.text,j,P.start),$(a.text,j,P.end))}function y({value:a,children:R},N){return Array.isArray(
a)?typeof N=="number"?R?.[N]:void 0:R?.findLast(({key:P})=>P?.name===N)}function $(a,{start:R,end:N},P){const j=N-1;let I=R+
1;for(let M=0;M<P&&I<j;M+=1)a[I]!=="\\"?I+=1:I+=a[I+1]==="u"?6:2;return Math.min(I,j)}},18744:function(k,o,h){Object.defineProperty(
o,"__esModule",{value:!0}),o.assetPathTest=w,o.assetPathsIn=d,o.findStrayGenes=m,o.mayHoldAssets=c,o.pathTest=S,o.strayGenes=
p;function O(){const r=h(41330);return O=function(){return r},r}function b(){const r=h(93028);return b=function(){return r},
r}function g(){const r=h(64385);return g=function(){return r},r}function v(){const r=h(73229);return v=function(){return r},
r}function E(){const r=h(94534);return E=function(){return r},r}const A=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function S(r){
const e=r.map(n=>(0,O().default)(n,{dot:!0,nonegate:!0,flags:"s"}));return n=>e.some(t=>t(n))}function w({assets:{include:r}}){
const e=S(r);return n=>e(n)&&!A.test(n)}function d(r,e){const n=w(e);return[...r.files()].filter(({kind:t,path:s})=>(0,b().
isRegular)(t)&&n(s)).map(({path:t})=>t)}function c(r){return/\.jsonl?$/i.test(r)&&!A.test(r)}async function m(r,{path:e,
size:n=0},t){try{if(n<=t.maxBytes)return f(e,await r.read(e,t.maxBytes),t)}catch(i){return(0,g().unreadFile)(e,i).problems[0]}
const s=`with ${n} bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:e,line:1,column:1},detail:s}}
function f(r,e,n){const t=p(r,e,n),[s]=t;if(!s)return;const i=t.length===1?"a Gene":`${t.length} Genes`;return{rule:"out\
side-globs",location:s.location,detail:i}}function p(r,e,n){if(!l(e))return[];const t=new(E()).Source(r,e.toString("utf8"));
return T((0,v().readJson)(t.text,n,new(E()).Problems(t))).map(({value:i,start:u,end:y})=>{const{validation:$}=i,a=[$??[]].
flat().filter(R=>typeof R=="string");return{location:t.location(u,y),commands:a}})}function l(r){return r.includes('"Gen\
e"')||r.includes("\\u00")}function T(r){return r.flatMap(e=>{const{value:n,children:t=[]}=e;return typeof n=="object"&&n!==
null&&!Array.isArray(n)&&n.type==="Gene"?[e]:T(t)})}},73229:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.readJson=g;function O(){const n=h(16111);return O=function(){return n},n}function b(){const n=h(93028);return b=function(){
return n},n}function g(n,t,s){return new v(n,t,s).read()}class v{#e;#n;#s;#r;#t=c;#o=0;#a=!1;#c=!1;#d=!1;constructor(t,s,i){
this.#e=s,this.#n=i,this.#s=l(t),this.#r=(0,b().lfsObstacle)(t)}read(){const t=[];let s=!1;for(this.#i();this.#t.kind!==
"end";){const i=this.#t,u=w.has(i.kind);if(i.kind==="{"||i.kind==="["||u&&!s&&!this.#d){s=!1,this.#a=!1,t.push(this.#l(0)),
this.#c=!1;continue}s||(s=!0,this.#a=this.#d,this.#u(i.start===0&&this.#r||E("a JSON value",i))),this.#i()}return t}#i(){
do{this.#t=this.#s();const{kind:t,start:s,fault:i}=this.#t;if(this.#o>this.#e.maxValues){const u=`more than ${this.#e.maxValues}\
 JSON values; the rest is not read`;this.#n.add("file-too-large",this.#t,u),this.#t={...c,start:s,end:s},this.#a=!0}else
t==="comment"&&this.#u(i??e(this.#t))}while(this.#t.kind==="comment")}#l(t){const s=this.#t,{kind:i,start:u,end:y}=s;if(this.#o+=
1,s.fault&&this.#u(s.fault),i==="unknown"&&this.#u(E("a JSON value",s)),i!=="{"&&i!=="[")return this.#i(),{value:A(s),start:u,
end:y};if(t<this.#e.maxDepth)return this.#g(t);const $=`brackets nested more than ${this.#e.maxDepth} deep`;this.#n.add(
"file-not-json",s,$);const a={value:null,start:u,end:this.#p()};return this.#i(),a}#g(t){const{kind:s,start:i,end:u}=this.#t,
y=s==="{"?"}":"]",a={value:s==="{"?Object.create(null):[],start:i,end:u,children:[]};for(let R=",";R===",";R=this.#t.kind){
if(this.#i(),this.#t.kind===y){a.children.length>0&&this.#u(`a comma before "${y}"`);break}if(this.#h(a,t),!this.#c&&this.#t.
kind!==y&&this.#t.kind!==","&&this.#m(`"," or "${y}"`),this.#c)return{...a,end:this.#t.start,cut:!0}}return a.end=this.#t.
end,this.#i(),a}#h({value:t,children:s},i){const u=Array.isArray(t),y=u?void 0:this.#f(t,s);if(this.#c)return;if(!d.has(
this.#t.kind)){this.#m("a JSON value");return}const $=this.#l(i+1);s.push($),u&&t.push($.value),y!==void 0&&($.key=y,t[y.
name]=$.value)}#f(t,s){const i=this.#t,{value:u,start:y,end:$}=i;if(i.kind!=="string")return this.#m("a key in double qu\
otes");if(i.fault&&this.#u(i.fault),u==="__proto__")this.#n.add("ambiguous-key",i,'"__proto__" as a key');else if(Object.
hasOwn(t,u)&&!this.#n.full){const a=s.find(N=>N.key?.name===u)?.key,R=this.#n.place((a??i).start);this.#n.add("ambiguous\
-key",i,`${JSON.stringify(u)}, first at ${R}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:u,start:y,end:$})}#p(){let t=this.#t;for(let s=1;s>0&&t.kind!=="end";)t=this.#s(),(t.kind==="{"||t.kind==="[")&&(s+=
1),(t.kind==="}"||t.kind==="]")&&(s-=1);return t.end}#m(t){this.#u(E(t,this.#t)),this.#c=!0,this.#d=!0}#u(t){this.#a||this.#n.
add("file-not-json",this.#t,t),this.#a=!0}}function E(n,t){return`expected ${n}, found ${e(t)}`}function A({kind:n,value:t,
fault:s}){return n==="string"?t:n==="number"?s?null:Number(t):n==="true"?!0:n==="false"?!1:null}const S={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
w=new Set(["string","number","true","false","null"]),d=new Set([...w,"{","[","unknown"]),c={kind:"end",start:0,end:0,value:""},
m=14,f=15,p={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function l(n){const t=(0,O().
createScanner)(n,!1);return()=>{let s=t.scan();for(;s===m||s===f;)s=t.scan();const i=S[s]??"unknown",u=t.getTokenValue(),
y=p[t.getTokenError()]??T(i,u);return{kind:i,start:t.getTokenOffset(),end:Math.min(t.getPosition(),n.length),value:u,...y!==
void 0&&{fault:y}}}}function T(n,t){if(n==="comment")return"a comment";if(n==="number"&&!Number.isFinite(Number(t)))return"\
a number out of range";if(n==="string"&&/\p{Surrogate}/u.test(t))return"half of a surrogate pair"}const r=/^(?:<{7}|={7}|>{7})$/;
function e({kind:n,value:t}){return n==="end"?"the end of the file":n==="string"||n==="number"||n==="comment"?`a ${n}`:n!==
"unknown"?`"${n}"`:r.test(t)?"a conflict marker of git":JSON.stringify(t.length>40?`${t.slice(0,40)}\u2026`:t)}},86581:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.SINGLES=o.MIXED_LISTS=o.LISTS=void 0,o.hasAssetLists=w,o.isAssetType=
A,o.isCompanion=S;function O(){const d=h(39763);return O=function(){return d},d}const b=o.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation",anti_genes:"AntiGene"})),g=o.MIXED_LISTS=new Set(["assets","results"]),v=o.SINGLES=new Map(
Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"\
ValidationReport",mutation:"Mutation"})),E=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task","Pack","Reci\
pe"]);function A(d){return O().ASSET_TYPES.includes(d)}function S(d){return typeof d=="string"&&E.has(d)}function w(d){return Object.
keys(d).some(c=>b.has(c)&&Array.isArray(d[c]))}},94534:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.Source=o.Problems=void 0,o.assetLimits=A,o.decodeUtf8=E;function O(){const S=h(4573);return O=function(){return S},S}class b{path;text;#e;#n;constructor(w,d,c=1){
this.path=w,this.text=d,this.#e=c}location(w,d=w){const c=this.#s(w),m=this.#s(Math.max(w,d));return{path:this.path,...c,
end_line:m.line,end_column:m.column}}#s(w){const d=this.#n??this.#r();let c=0;for(let m=d.length;m-c>1;){const f=c+m>>>1;
(d[f]??0)<=w?c=f:m=f}return{line:c+this.#e,column:w-(d[c]??0)+1}}#r(){const w=[0];for(let d=this.text.indexOf(`
`);d!==-1;d=this.text.indexOf(`
`,d+1))w.push(d+1);return this.#n=w,w}}o.Source=b;const g=100;class v{#e=[];#n;#s=new Map;#r;constructor(w){this.#n=w}get found(){
if(this.#r===void 0)return this.#e;const w=[...this.#s].map(([c,m])=>`${m} \xD7 \`${c}\``).join(", "),d=`more than ${g} \
problems; not listed are ${w}`;return[...this.#e,{rule:"file-too-large",location:this.#r,detail:d}]}get full(){return this.#r!==
void 0}place(w){const{line:d,column:c}=this.#n.location(w);return`line ${d}, column ${c}`}add(w,{start:d,end:c},m,{id:f,
severity:p}={}){if(this.#e.length===g){this.#r??=this.#n.location(d,c),this.#s.set(w,(this.#s.get(w)??0)+1);return}const l=this.#n.
location(d,c);this.#e.push({rule:w,location:l,detail:m,...f!==void 0&&{id:f},...p&&{severity:p}})}}o.Problems=v;function E(S){
const w=new TextDecoder("utf-8").decode(S);return(0,O().isUtf8)(S)?{text:w,complete:!0}:{text:w.slice(0,w.indexOf("\uFFFD")),
complete:!1}}function A(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},97247:function(k,o){Object.defineProperty(
o,"__esModule",{value:!0}),o.isOfChange=h;function h(O){return"files"in O}},41551:function(k,o){Object.defineProperty(o,
"__esModule",{value:!0}),o.findKnown=b,o.knownForms=O,o.reachOfKnown=E,o.secretsOf=r;const h=12;function O(n){const t=[...new Set(
n.flatMap(S))],s=t.map(i=>i.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(s)].filter(i=>i.length>=h)}}function b(n,{
exact:t,squeezed:s}){const i=t.flatMap($=>g(n,$,a=>a));if(s.length===0||!/\s/.test(n))return i;const{text:u,at:y}=v(n);return[
...i,...s.flatMap($=>g(u,$,a=>y[a]??0))]}function g(n,t,s){const i=[];for(let u=n.indexOf(t);u>=0;u=n.indexOf(t,u+t.length))
i.push({kind:"secret",start:s(u),end:s(u+t.length-1)+1});return i}function v(n){const t=new Uint32Array(n.length),s=[];let i=0;
for(const{0:u,index:y}of n.matchAll(/\S+/g)){for(let $=0;$<u.length;$+=1)t[i+$]=y+$;i+=u.length,s.push(u)}return{text:s.
join(""),at:t}}function E({exact:n}){return 2*Math.max(0,...n.map(({length:t})=>t))}const A=4;function S(n){const t=Buffer.
from(n),s=w(n),i=encodeURIComponent(t.toString()),u=t.toString("hex"),y=[n,...n.split(/\r?\n/),s,s.replaceAll("/","\\/"),
w(s),...d(i),u,u.toUpperCase(),...[0,1,2].flatMap($=>c(t,$))];return[...new Set(y)].filter($=>$.trim().length>=A)}function w(n){
return JSON.stringify(n).slice(1,-1)}function d(n){const t=n.replace(/[!'()*]/g,s=>`%${s.charCodeAt(0).toString(16).toUpperCase()}`);
return[n,t].flatMap(s=>{const i=s.replace(/%../g,u=>u.toLowerCase());return[s,i,s.replaceAll("%20","+"),i.replaceAll("%2\
0","+")]})}function c(n,t){const s=Buffer.concat([Buffer.alloc(t),n]).toString("base64"),i=Math.ceil(t*8/6),u=Math.floor(
(t+n.length)*8/6),y=s.slice(i,u);return[y,y.replaceAll("+","-").replaceAll("/","_")]}const m=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
f=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,p=/^(?:[\\/~]|[A-Za-z]:[\\/])/,l=8,T=/^[A-Za-z][a-z]{0,9}$/;function r(n){
const t=Object.entries(n).flatMap(([s,i])=>i!==void 0&&m.test(s)&&e(s,i)?[i]:[]);return[...new Set(t)]}function e(n,t){return t.
length<l||T.test(t)?!1:!(f.test(n)&&p.test(t))}},24634:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),
o.mergeBase=A,o.mergedTree=m,o.requireCommits=S;function O(){const f=h(41895);return O=function(){return f},f}function b(){
const f=h(35720);return b=function(){return f},f}function g(){const f=h(19674);return g=function(){return f},f}function v(){
const f=h(67397);return v=function(){return f},f}const E=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function A(f,p,l,T=[
p,l]){const r=[...E];for(;;){const e=await w(f,p,l);if(e.certain){if(e.commit!==void 0)return e.commit;throw new(O()).GateError(
"no_merge_base",`${(0,v().short)(p)} and ${(0,v().short)(l)} have no common ancestor`,"Rebase the branch onto its target\
 branch, or specify another --base.")}const n=r.shift();if(n===void 0)throw c(`the merge base of ${(0,v().short)(p)} and\
 ${(0,v().short)(l)}`);await d(f,[n],T)}}async function S(f,p,l){const T=async()=>(await(0,v().lookUpCommits)(f,p)).includes(
void 0);if(!await T())return;const r=(await f.shallowCommits()).size>0;if(await d(f,r?["--deepen=50"]:[],l),await T())throw c(
`commit ${p.map(v().short).join(" or ")}`)}async function w(f,p,l){const r=(await f.objects(["merge-base",p,l],{accept:[
1]})).toString().trim(),e=await f.shallowCommits();if(r==="")return{certain:e.size===0};if(e.size===0)return{commit:r,certain:!0};
const t=!(await f.objects(["rev-list",p,l,`^${r}`])).toString().split(`
`).some(s=>e.has(s));return{commit:r,certain:t}}async function d(f,p,l){if(!await(0,g().hasOrigin)(f))throw new(O()).GateError(
"shallow_clone","This clone lacks part of the history, and has no remote named origin to fetch it from","Add it with git\
 remote add origin URL, or run gene-gate in a complete clone.");const T=p.length?"This clone is shallow: fetching more o\
f its history from origin.":"Fetching commits that this clone lacks from origin.",r=["--quiet","--no-tags","--no-recurse\
-submodules","--no-write-fetch-head"],e=n=>f.network(T,["fetch",...r,...p,"--","origin",...n]);await e(l).catch(()=>e([])).
catch(n=>{throw c("part of the history",n)})}function c(f,p){const l=p===void 0?"":` (${p.message})`;return new(O()).GateError(
"shallow_clone",`This clone lacks ${f}, and fetching it failed${l}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run `git fetch --unshallow`.",{cause:p})}async function m(f,p,l){const{objects:T}=f;if(await f.isPartial()){const r=await T(
["merge-base",p,l],{accept:[1]}),e=[p,l,r.toString().trim()].filter(Boolean);await Promise.all(e.map(n=>(0,b().requireObjects)(
f,n)))}try{return(await T(["merge-tree","--write-tree","--no-messages",p,l])).toString().split(`
`).find(v().isObjectId)}catch(r){if(r instanceof O().GateError&&r.code==="git_failed")return;throw r}}},19674:function(k,o){
Object.defineProperty(o,"__esModule",{value:!0}),o.branchAtOrigin=b,o.fetched=O,o.hasOrigin=v,o.isRemoteOf=h,o.pullsAtOrigin=
g;async function h(A,{owner:S,repo:w}){return(await E(A)).replace(/\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(-2).
join("/").toLowerCase()===`${S}/${w}`.toLowerCase()}function O(A){return`+refs/heads/${A}:refs/remotes/origin/${A}`}async function b(A,S){
if(!await v(A))return!1;const w=`refs/heads/${S}`,d=`Asking origin whether it has the branch ${S}.`;return(await A.network(
d,["ls-remote","--","origin",w])).toString().split(`
`).some(m=>m.endsWith(`	${w}`))}async function g(A,S){const w="Asking origin for the heads of all pull requests.",d=["ls\
-remote","--","origin","refs/pull/*/head"];return[...(await A.network(w,d)).toString().matchAll(/^([0-9a-f]+)\trefs\/pull\/(\d+)\/head$/gm)].
flatMap(([,m,f])=>m===S?Number(f):[])}async function v(A){return await E(A)!==""}async function E({user:A}){return(await A(
["config","--get","remote.origin.url"],{accept:[1]})).toString().trim()}},50598:function(k,o,h){Object.defineProperty(o,
"__esModule",{value:!0}),o.resolveNamed=d,o.resolveRevision=w;function O(){const r=h(41895);return O=function(){return r},
r}function b(){const r=h(3051);return b=function(){return r},r}function g(){const r=h(67397);return g=function(){return r},
r}const v=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,E=/^(.*?)((?:[~^]\d*)*)$/s,A=/(?:^|-g)([0-9a-f]{4,64})$/i,S=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(r,e){return(await d(r,e)).commit}async function d(r,e){if(v.test(e))throw new(O()).GateError("ref_not_f\
ound",`${JSON.stringify(e)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,n="",t=""]=E.exec(e)??[],s=await m(r,n==="@"?"HEAD":n),[i,...u]=[...new Set(s.map(({commit:$})=>$))];if(i===
void 0)throw(0,g().unknownRevision)(e,await c(r,n));if(u.length>0)throw T(n,s);if(t===""){const[$,...a]=s.flatMap(R=>R.ref??
[]);return{commit:i,...$!==void 0&&a.length===0&&{ref:$}}}const[y]=await(0,g().peelToCommits)(r,[`${i}${t}`]);if(y===void 0)
throw(0,g().unknownRevision)(e);return{commit:y}}async function c({user:r},e){const t=(await r(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(i=>i.replace(/^refs\/(?:heads|remotes)\//,"")).filter(i=>i!==""&&!i.endsWith("/HEAD")),s=(await r(["remote"])).toString().
split(`
`);return{meant:t.find(i=>i.endsWith(`/${e}`))??(0,b().nearestName)(e,t),hasOrigin:s.includes("origin")}}async function m(r,e){
if(e==="HEAD"||(0,g().isObjectId)(e.toLowerCase())){const[u]=await(0,g().lookUpCommits)(r,[e]);if(u!==void 0)return[{name:e,
commit:u}];if(e==="HEAD")return[]}const n=e.startsWith("refs/"),s=[...await(0,g().readRefs)(r,n?[e]:f(e))].map(([u,{id:y,
target:$}])=>({name:u,id:y,ref:$}));n||s.push(...await p(r,e),...await l(r,e));const i=await(0,g().peelToCommits)(r,s.map(
({id:u})=>u));return s.flatMap(({id:u,...y},$)=>{const a=i[$];return a===void 0?[]:[{...y,commit:a}]})}function f(r){return[
...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(n=>`${n}${r}`),`refs/remotes/${r}/HEAD`]}async function p({user:r},e){
if(!S.test(e))return[];const n=await r(["rev-parse","--verify","--quiet",e],{accept:[1]});return n.length===0?[]:[{name:e,
id:n.toString().trim()}]}async function l({objects:r},e){const[,n]=A.exec(e)??[];return n===void 0?[]:(await r(["rev-par\
se",`--disambiguate=${n.toLowerCase()}`])).toString().split(`
`).filter(g().isObjectId).map(i=>({name:i,id:i}))}function T(r,e){const n=e.map(({name:t,commit:s})=>t===s?`commit ${s}`:
`${t} (${(0,g().short)(s)})`);return new(O()).GateError("ref_ambiguous",`${JSON.stringify(r)} is ambiguous: ${n.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},34397:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.snapshotIndex=f,o.snapshotWorktree=m,o.withSourceTree=r;function O(){
const e=h(77598);return O=function(){return e},e}function b(){const e=h(51455);return b=function(){return e},e}function g(){
const e=h(76760);return g=function(){return e},e}function v(){const e=h(41895);return v=function(){return e},e}function E(){
const e=h(67147);return E=function(){return e},e}function A(){const e=h(48741);return A=function(){return e},e}function S(){
const e=h(96402);return S=function(){return e},e}function w(){const e=h(35720);return w=function(){return e},e}function d(){
const e=h(96681);return d=function(){return e},e}const c=Buffer.from([0]);async function m(e){const n=T(e),t=await p(e);
return await e.user(["update-index","-z","--index-info"],{env:n,input:t}),await e.user(["add","--all","--","."],{env:n}),
(await e.user(["write-tree"],{env:n})).toString().trim()}async function f(e){const n=T(e);return await(0,b().copyFile)(e.
index,n.GIT_INDEX_FILE).catch(t=>{if(t.code!=="ENOENT")throw t}),(await e.user(["write-tree"],{env:n})).toString().trim()}
async function p(e){const n=[];for(const t of(0,d().splitNul)(await e.user(["ls-files","-t","--stage","-z"]))){const s=t[0]===
83,i=t.subarray(t.indexOf(9)+1);if(s&&!await l(e,i))throw new(v()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,d().decodePath)(i))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");n.push(t.subarray(2),c)}return Buffer.concat(n)}async function l({directory:e},n){return(0,b().lstat)(Buffer.concat(
[Buffer.from(`${e}/`),n])).then(()=>!0,t=>{if(t.code==="ENOENT"||t.code==="ENOTDIR")return!1;throw new(v()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,d().decodePath)(n))} (${t.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:t})})}function T({privateStore:e,temporary:n}){return{...e,GIT_INDEX_FILE:(0,g().join)(n,
(0,O().randomUUID)())}}async function r(e,{env:n,note:t},s,i=!1){const u=await(0,S().openRepository)(e,n,t).catch(async y=>{
if(!(y instanceof v().GateError&&y.code==="not_a_repository"&&(await(0,b().stat)(e).catch(()=>{}))?.isDirectory()))throw y});
if(u===void 0)return s((0,A().folderTree)(e),e);try{const y=`the ${i?"staged ":""}files of ${u.directory}`,$=i?f:m,a=await(0,w().
readTree)(u,await $(u),{label:y});return await s((0,E().withAdditions)(a,(0,A().folderTree)(u.directory),(0,E().additionsOf)()),
u.directory,u)}finally{await u.close()}}},78534:function(k,o,h){Object.defineProperty(o,"__esModule",{value:!0}),o.REPORT_FILE=
o.MAX_REPORT_BYTES=void 0,o.claimedPull=p,o.nodeIn=c,o.proofsOf=m,o.readReportFile=w,o.readUploadedReport=l;function O(){
const r=h(26040);return O=function(){return r},r}function b(){const r=h(41895);return b=function(){return r},r}function g(){
const r=h(54078);return g=function(){return r},r}function v(){const r=h(5640);return v=function(){return r},r}function E(){
const r=h(27436);return E=function(){return r},r}const A=o.MAX_REPORT_BYTES=256*1024*1024,S=500;function w(r,e,n){try{return v().
gateReportSchema.parse(JSON.parse(r.toString("utf8")))}catch(t){throw new(b()).GateError("artifact_invalid",`${e} ${d(t,
r).slice(0,S)}`,n,{cause:t})}}function d(r,e){if(r instanceof SyntaxError)return"is not JSON.";const{type:n,schema_version:t}=JSON.
parse(e.toString("utf8"))??{};return n!=="GateReport"?`is not a GateReport${typeof n=="string"?`: its type is ${JSON.stringify(
n)}`:""}.`:t!==E().GATE_REPORT_VERSION?`is a GateReport ${t===void 0?"without a version":`of version ${JSON.stringify(t)}`}\
; this version of gene-gate reads ${E().GATE_REPORT_VERSION}.`:`is not a valid GateReport: ${(0,g().firstProblem)(r)}.`}
function c({validation_reports:[r]}){if(r===void 0)return process;const{node_version:e,platform:n,arch:t}=r.env_fingerprint;
return{version:e,platform:n,arch:t}}function m(r,e){const n=r.map((t,s)=>{const i=e(t,s)?.commands,u=t.commands.flatMap(
({command:y,plan:$},a)=>{const R=i?.[a];return R?.command===y&&R.plan_digest===$?.digest&&R.proof?[R.proof]:[]});return[
t,u]});return new Map(n.filter(([{commands:t},{length:s}])=>s>0&&s===t.length))}const f=o.REPORT_FILE="gate-report.json";
function p(r){const e=v().gateReportSchema.pick({event:!0});return(0,O().attempt)(()=>e.parse(JSON.parse(r.toString("utf\
8"))).event.pull_request)}function l(r,{headSha:e,pullRequest:n}){const t=w(r,`The ${f} of the run`,"Use the same versio\
n of the action in both workflows, and run the first one again."),{pull_request:s}=t.event;if(t.verdict==="error"&&t.head_sha===
null)return t;if(t.head_sha!==e)throw T(`commit ${t.head_sha}`,e);if(s!==n.number)throw T(`pull request ${s??"(none)"}`,
`${n.number}`);return t}function T(r,e){return new(b()).GateError("artifact_invalid",`The report of the run is about ${r}\
, not ${e}.`,"Run the first workflow again. If the error persists, check its file for changes.")}},23107:function(k,o,h){
Object.defineProperty(o,"__esModule",{value:!0}),o.findParts=c,o.readDurations=r,o.readParts=m;function O(){const n=h(51455);
return O=function(){return n},n}function b(){const n=h(76760);return b=function(){return n},n}function g(){const n=h(7723);
return g=function(){return n},n}function v(){const n=h(41895);return v=function(){return n},n}function E(){const n=h(73388);
return E=function(){return n},n}function A(){const n=h(78374);return A=function(){return n},n}function S(){const n=h(78534);
return S=function(){return n},n}const w=2*S().MAX_REPORT_BYTES,d="gate-report.json";async function c(n){return(await(0,O().
readdir)(n,{recursive:!0,withFileTypes:!0}).catch(s=>{if(s.code==="ENOENT")return[];throw new(v()).GateError("file_unrea\
dable",`Cannot read the directory ${n} (${s.code}).`,"Specify the directory into which the parts were downloaded.",{cause:s})})).
filter(s=>s.isFile()&&s.name===d).map(({parentPath:s,name:i})=>(0,b().join)(s,i)).sort()}async function m(n,t,s=p){if(n.
length>A().MAX_SHARDS)throw l(`There are more than ${A().MAX_SHARDS} parts`);const i=[];let u=w;for(const y of n){const $=await f(
Math.min(u,S().MAX_REPORT_BYTES),y,t);u-=$.length;const a=(0,E().inputName)(y);i.push({name:a,report:(0,S().readReportFile)(
$,a,s)})}return i}async function f(n,t,s){const i=[];let u=0;for await(const y of s(t)){if(u+=y.length,u>n)throw l(`${(0,E().
inputName)(t)} is too large, alone or together with the other parts`);i.push(y)}return Buffer.concat(i)}const p="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function l(n){return new(v()).GateError("\
artifact_invalid",n,p)}const T=g().looseObject({genes:g().array(g().looseObject({commands:g().array(g().looseObject({command:g().
string(),outcome:g().looseObject({duration_ms:g().number().nonnegative()}).optional()}))}))});async function r(n,t){const s=await f(
S().MAX_REPORT_BYTES,n,t),i=new Map;for(const{commands:u}of e(s,n).genes)for(const{command:y,outcome:$}of u){const a=Math.
round($?.duration_ms??0);a>0&&i.set(y,Math.max(a,i.get(y)??0))}return i}function e(n,t){try{return T.parse(JSON.parse(n.
toString("utf8")))}catch(s){throw new(v()).GateError("artifact_invalid",`${(0,E().inputName)(t)} is not a report from wh\
ich durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",
{cause:s})}}},16111:function(k,o,h){h.r(o),h.d(o,{createScanner:()=>O.createScanner,getNodePath:()=>O.getNodePath,getNodeValue:()=>O.
getNodeValue,parseTree:()=>O.parseTree,printParseErrorCode:()=>O.printParseErrorCode});var O=h(99547)}};
