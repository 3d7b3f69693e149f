"use strict";exports.id=4948,exports.ids=[4948],exports.modules={1395:function(k,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.approvalDigest=u,i.boundFiles=w,i.changedSince=S,i.groupDigest=m,i.judgedHead=T,i.needsPerson=s,i.weakensGate=n;function O(){
const t=h(77598);return O=function(){return t},t}function b(){const t=h(57975);return b=function(){return t},t}function p(){
const t=h(41330);return p=function(){return t},t}function v(){const t=h(97247);return v=function(){return t},t}function E(){
const t=h(2833);return E=function(){return t},t}function A(){const t=h(32854);return A=function(){return t},t}function y(){
const t=h(13580);return y=function(){return t},t}async function w(t,e,r=new Set){const c=e.length===0?()=>!1:(0,p().default)(
[...e],{dot:!0,nonegate:!0}),$=[...t.files()].filter(({path:a})=>(0,A().isWithin)(a,".github")||r.has(a)||!c(a)).map(async a=>[
a.path,await d(t,a)]);return new Map(await Promise.all($))}async function d(t,{path:e,kind:r,oid:c}){if(c!==void 0)return`${r}\
 ${c}`;const g=r==="symlink"?t.readlink(e)??"":await t.read(e);return`${r} ${(0,O().hash)("sha256",g)}`}function u(t){const{
files:e,baseRef:r,plansDigest:c,policyDigest:g,weakened:$}=t,a=[...e].sort(([R],[N])=>R<N?-1:1);return(0,E().digestOf)(JSON.
stringify([r,c,g,a,$]))}function m(t){return t.length>1?(0,E().digestOf)(JSON.stringify([...t].sort())):t[0]}const f=3;function S(t,e){
const r=[...new Set([...t.files.keys(),...e.files.keys()])].filter(c=>t.files.get(c)!==e.files.get(c)).sort();return r.length>
0?`${l(r)} ${r.length===1?"has":"have"} changed`:t.plansDigest!==e.plansDigest?"the commands that would run have changed":
(0,b().isDeepStrictEqual)(t.weakened,e.weakened)?void 0:"what weakens the gate has changed"}function l(t){const e=t.slice(
0,f).map(g=>`\`${g}\``),r=t.length-e.length,c=r>0?`${r} more ${r===1?"file":"files"}`:e.pop();return e.length===0?`${c}`:
`${e.join(", ")} and ${c}`}async function T(t,e,{policy:r,digest:c},g){const{genes:$,plansDigest:a}=t,R=t.findings.filter(
s).map(({args:I,location:M})=>[M?.path??"",JSON.stringify(I)]),N=(0,v().isOfChange)(t)?t.agentFiles.flatMap(o):[],j=new Set(
[...R.map(([I])=>I),...N]);return{subject:{files:await w(e,r.approvals.unaffected_by,j),baseRef:g,plansDigest:a,policyDigest:c,
weakened:R},genes:$,weakensGate:n(t)}}function o({file:{path:t},entries:e}){const r=e.flatMap(c=>c.targets);return[t,...r.
flatMap(({kind:c,name:g})=>c==="file"?[g]:[])]}function s({rule:t}){return(0,y().ruleOf)(t)?.approval==="needed"}function n({
findings:t}){return t.some(s)}},89549:function(k,i,h){Object.defineProperty(i,"__esModule",{value:!0}),i.approveByDigest=
A,i.shortDigest=E;function O(){const y=h(41895);return O=function(){return y},y}function b(){const y=h(1395);return b=function(){
return y},y}const p=24,v=new RegExp(`^sha256:[0-9a-f]{${p},64}$`);function E(y){return y.slice(0,7+p)}function A(y,w){if(y!==
void 0&&!v.test(y))throw new(O()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(y)} is not \
one`,"Run the command without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:d})=>{
if(y===void 0)return{approvals:[],refusals:[]};if((0,b().approvalDigest)(d).startsWith(y))return{approvals:[{user:"comma\
nd line",at:w.toISOString()}],refusals:[]};const u=E(y);return{approvals:[],refusals:[`--approve ${u} is for another sta\
te: the files of the head, the base branch, the policy or the commands have changed`]}}}}},27199:function(k,i){Object.defineProperty(
i,"__esModule",{value:!0}),i.isJsonObject=O,i.placeOf=v,i.pointerText=b,i.subjectOf=p,i.withArticle=h;function h(E){return`${/^[AE]/.
test(E)?"an":"a"} ${E}`}function O(E){return typeof E=="object"&&E!==null&&!Array.isArray(E)}function b(E){return E.map(
A=>`/${String(A).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function p({type:E,id:A}){return{type:E,id:A}}function v(E,A=[]){
return{location:E.locate(A),subject:p(E)}}},40669:function(k,i,h){Object.defineProperty(i,"__esModule",{value:!0}),i.findCandidates=
v;function O(){const d=h(27199);return O=function(){return d},d}function b(){const d=h(61331);return b=function(){return d},
d}function p(){const d=h(86581);return p=function(){return d},d}function v(d,u){const m=new E(u);for(const[f,S]of d.entries())
m.visitTop(S,f);return m}class E{candidates=[];messages=[];#e;#n;#s=0;#r=!1;constructor(u){this.#e=u}visitTop(u,m){this.#r||=
u.cut===!0,this.#o(u,"some_asset",[m])}#t(u,m,f,S){const l={node:u,pointer:m,value:f,type:S,...this.#n&&{envelope:this.#n}};
return this.candidates.push(l),l}#o(u,m,f){if((0,O().isJsonObject)(u.value))return this.#c(u,u.value,m,f);Array.isArray(
u.value)?this.#a(u,m,f):m!=="anything"&&this.#f(u,m,y(u.value))}#a({children:u=[]},m,f){for(const[S,l]of u.entries())this.#o(
l,m,[...f,S])}#c(u,m,f,S){const{type:l}=m;if(!((0,p().isAssetType)(l)||(0,p().isCompanion)(l))||A(m,f))return this.#d(u,
m,f,S);const o=(0,p().isAssetType)(l)?this.#t(u,S,m,l):void 0;return this.#h(u,S),o}#d(u,m,f,S){const l=(0,p().isAssetType)(
f)?f:Array.isArray(m.validation)?"Gene":void 0;if(l===void 0)return this.#i(u,m,f,S);const T=w(m.type);this.#f(u,f,`${T}\
; it is audited as ${(0,O().withArticle)(l)}`);const o=this.#t(u,S,m,l);return this.#h(u,S),o}#i(u,m,f,S){const l=w(m.type),
T=this.#n,o=(0,b().isMessage)(m);o&&(this.messages.push(u),this.#n=m);const s=this.candidates.length+this.#s,n=(u.children??
[]).flatMap(c=>{const g=c.key?.name??"",$=this.#l(c,[...S,g]);return $?[{key:g,asset:$}]:[]});this.#n=T,this.candidates.
length+this.#s===s&&!o&&f==="some_asset"&&this.#f(u,f,l);const e=(0,b().described)(n),r=(0,b().statementsIn)(m);if(r)for(const c of e)
c.wrappers=[...c.wrappers??[],r];return e.length===1?e[0]:void 0}#l(u,m){const f=p().LISTS.get(u.key?.name??""),S=p().SINGLES.
get(u.key?.name??"");return f&&(this.#s+=1,Array.isArray(u.value)||this.#f(u,f,"no list")),f&&Array.isArray(u.value)?this.#o(
u,f,m):p().MIXED_LISTS.has(u.key?.name??"")?this.#g(u,m):this.#o(u,S&&(0,O().isJsonObject)(u.value)?S:"anything",m)}#g(u,m){
return this.#o(u,Array.isArray(u.value)?"some_asset":"anything",m)}#h(u,m){for(const{key:f,value:S,children:l=[]}of u.children??
[]){const T=p().LISTS.get(f?.name??"");if(!(!T||!Array.isArray(S)))for(const[o,s]of l.entries())(0,O().isJsonObject)(s.value)&&
this.#o(s,T,[...m,f?.name??"",o])}}#f(u,m,f){if(this.#r)return;const S=(0,p().isAssetType)(m)?(0,O().withArticle)(m):"an\
 asset";this.#e.add("not-an-asset",u,`expected ${S}, found ${f}`)}}function A({type:d,validation:u},m){return!Array.isArray(
u)||u.length===0?!1:d!=="Gene"&&(m==="Gene"||(0,p().isCompanion)(d)||d==="AntiGene")}function y(d){return d===null?"null":
`a ${typeof d}`}function w(d){return d===void 0?'an object without a "type"':typeof d!="string"?'an object whose "type" \
is not a string':`an object of type ${JSON.stringify(d.slice(0,40))}`}},61331:function(k,i,h){Object.defineProperty(i,"_\
_esModule",{value:!0}),i.PROTOCOL=void 0,i.carriesAssets=A,i.described=m,i.isMessage=E,i.payloadOf=y,i.senderOf=w,i.statedContent=
S,i.statementsIn=f;function O(){const l=h(23404);return O=function(){return l},l}function b(){const l=h(27199);return b=
function(){return l},l}const p=i.PROTOCOL="gep-a2a",v=new Set(["publish","report","fetch"]);function E(l){return(0,b().isJsonObject)(
l)&&l.protocol===p}function A({message_type:l}){return v.has(l)}function y({payload:l}){return(0,b().isJsonObject)(l)?l:
{}}function w({sender_id:l}){return typeof l=="string"&&l.trim()!==""?l:void 0}const d=new Set(["payload","asset"]),u=["\
type","asset_type","asset_id","content_hash","local_id","target_asset_id","target_local_id"];function m(l){const T=l.filter(
({key:s})=>d.has(s));return(T.length===0&&l.length===1?l:T).map(({asset:s})=>s)}function f(l){const T={};for(const o of u){
const s=l[o];s!=null&&(T[o]=s)}return Object.keys(T).length>0?T:void 0}function S({value:l,wrappers:T=[],envelope:o}){if(o===
void 0&&T.length===0)return(0,O().canonicalize)(l);const{sender_id:s,signature:n}=o??{},t=o&&{sender_id:s,signature:[n,y(
o).signature]};return(0,O().canonicalize)([l,T,t])}},64385:function(k,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.declaredId=r,i.readAssetFile=y,i.readAssetNodes=w,i.tooLargeFile=f,i.unreadFile=S;function O(){const a=h(95132);return O=
function(){return a},a}function b(){const a=h(27199);return b=function(){return a},a}function p(){const a=h(40669);return p=
function(){return a},a}function v(){const a=h(61331);return v=function(){return a},a}function E(){const a=h(73229);return E=
function(){return a},a}function A(){const a=h(94534);return A=function(){return a},a}function y(a,R,N,j=1){if(R.length>N.
maxBytes)return f(a,R.length,N);const{text:P,complete:I}=(0,A().decodeUtf8)(R),M=new(A()).Source(a,P,j),_=new(A()).Problems(
M);if(!I){const G={start:P.length,end:P.length};return _.add("file-not-utf8",G,"a byte that no UTF-8 text can have here"),
{path:a,assets:[],problems:_.found}}const C=(0,E().readJson)(P,N,_);C.length===0&&_.found.length===0&&!l(a)&&_.add("file\
-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const[L,D]=C;D&&T(a)&&_.found.length===0?_.add(
"file-not-json",D,o):L&&Array.isArray(L.value)&&s.test(a)&&_.add("without-effect",L,n,{severity:"warning"});const{candidates:F,
messages:H}=d(M,C,N,_),V=t(F,M,_),J=H.map(G=>({value:G.value,location:c(M,G,[])}));return{path:a,assets:V,problems:_.found,
...l(a)&&R[0]!==u&&m(C,M)&&{lines:!0},...J.length>0&&{messages:J}}}function w(a,R,N){const j=new(A()).Source(a,R),P=new(A()).
Problems(j),{candidates:I}=d(j,(0,E().readJson)(R,N,P),N,P),M=t(I,j,P);return I.flatMap(({node:_},C)=>{const L=M[C];return L?
{asset:L,node:_}:[]})}function d({path:a},R,{maxAssets:N},j){const{candidates:P,messages:I}=(0,p().findCandidates)(R,j),
M=P[N];M&&j.add("file-too-large",M.node,`more than ${N} assets; the rest is not read`);const _=l(a)||R.length>1;return{candidates:P.
slice(0,N).map(L=>_?L:{...L,pointer:L.pointer.slice(1)}),messages:I}}const u=239;function m(a,R){let N=0;return a.every(
({start:j,end:P})=>{const{line:I,end_line:M}=R.location(j,P),_=I===M&&I>N;return N=I,_})}function f(a,R,{maxBytes:N}){const j=`${R}\
 bytes, of at most ${N}`;return{path:a,assets:[],problems:[{rule:"file-too-large",location:{path:a,line:1,column:1},detail:j}]}}
function S(a,R){const N={path:a,line:1,column:1},j=(0,O().whyNotJudged)(`the file \`${a}\``,R);return{path:a,assets:[],problems:[
{rule:"not-judged",location:N,detail:j}]}}function l(a){return a.toLowerCase().endsWith(".jsonl")}function T(a){return!l(
a)&&/\.\w+$/.test(a)}const o="a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",s=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
n='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function t(a,R,N){const j=new Map,P=new Map,I=a.map((M,_)=>{const{node:C,pointer:L,value:D,type:F,
envelope:H,wrappers:V}=M,J=r(D),G=J??`#${_+1}`,B=j.get(`${F} ${G}`),W=J!==void 0&&B!==void 0&&e(M,B);if(J===void 0){const U=Object.
hasOwn(D,"id")?'with an "id" that is not text':'without an "id"',X=`${(0,b().withArticle)(F)} ${U}; it is called ${G} he\
re`;C.cut||N.add("not-an-asset",C,X,{id:G})}else if(W)P.set(B,(P.get(B)??1)+1);else if(B){const U=`${F} ${JSON.stringify(
G)}, first at ${N.place(B.node.start)}`;N.add("duplicate-id",C,U,{id:G})}else j.set(`${F} ${G}`,M);return{type:F,id:G,path:R.
path,value:D,pointer:L,...C.cut&&{cut:!0},...H&&{envelope:H},...V&&{wrappers:V},...W&&{copy:!0},locate:(U=[],X)=>c(R,C,U,
X)}});for(const[{node:M,type:_,value:C},L]of P){const D=r(C),F=`${_} ${JSON.stringify(D)}, ${L} times`;N.add("without-ef\
fect",M,F,D===void 0?{}:{id:D})}return I}function e(a,R){const N=j=>!j.node.cut&&!j.envelope;return N(a)&&N(R)&&(0,v().statedContent)(
a)===(0,v().statedContent)(R)}function r({id:a}){return typeof a=="string"&&a.trim()!==""?a:void 0}function c(a,R,N,j){let P=R;
for(const I of N){const M=g(P,I);if(!M)return a.location(P.start,P.end);P=M}return!j||typeof P.value!="string"?a.location(
P.start,P.end):a.location($(a.text,P,j.start),$(a.text,P,j.end))}function g({value:a,children:R},N){return Array.isArray(
a)?typeof N=="number"?R?.[N]:void 0:R?.findLast(({key:j})=>j?.name===N)}function $(a,{start:R,end:N},j){const P=N-1;let I=R+
1;for(let M=0;M<j&&I<P;M+=1)a[I]!=="\\"?I+=1:I+=a[I+1]==="u"?6:2;return Math.min(I,P)}},18744:function(k,i,h){Object.defineProperty(
i,"__esModule",{value:!0}),i.assetPathTest=d,i.assetPathsIn=u,i.findStrayGenes=f,i.mayHoldAssets=m,i.pathTest=w,i.strayGenes=
l;function O(){const n=h(41330);return O=function(){return n},n}function b(){const n=h(93028);return b=function(){return n},
n}function p(){const n=h(27199);return p=function(){return n},n}function v(){const n=h(64385);return v=function(){return n},
n}function E(){const n=h(73229);return E=function(){return n},n}function A(){const n=h(94534);return A=function(){return n},
n}const y=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function w(n){const t=n.map(e=>(0,O().default)(e,{dot:!0,nonegate:!0,flags:"\
s"}));return e=>t.some(r=>r(e))}function d({assets:{include:n}}){const t=w(n);return e=>t(e)&&!y.test(e)}function u(n,t){
const e=d(t);return[...n.files()].filter(({kind:r,path:c})=>(0,b().isRegular)(r)&&e(c)).map(({path:r})=>r)}function m(n){
return/\.jsonl?$/i.test(n)&&!y.test(n)}async function f(n,{path:t,size:e=0},r){try{if(e<=r.maxBytes)return S(t,await n.read(
t,r.maxBytes),r)}catch(g){return(0,v().unreadFile)(t,g).problems[0]}const c=`with ${e} bytes it is too large to be searc\
hed`;return{rule:"outside-globs",location:{path:t,line:1,column:1},detail:c}}function S(n,t,e){const r=l(n,t,e),[c]=r;if(!c)
return;const g=r.length===1?"a Gene":`${r.length} Genes`;return{rule:"outside-globs",location:c.location,detail:g}}function l(n,t,e){
if(!T(t))return[];const r=new(A()).Source(n,t.toString("utf8"));return o((0,E().readJson)(r.text,e,new(A()).Problems(r))).
map(({value:g,start:$,end:a})=>{const{validation:R}=g,N=[R??[]].flat().filter(j=>typeof j=="string");return{location:r.location(
$,a),commands:N}})}function T(n){return['"Gene"','"signals_match"',"\\u00"].some(t=>n.includes(t))}function o(n){return n.
flatMap(t=>{const{value:e,children:r=[]}=t;return(0,p().isJsonObject)(e)&&s(e)?[t]:o(r)})}function s({type:n,signals_match:t,
validation:e}){return n==="Gene"||t!==void 0&&e!==void 0}},73229:function(k,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.readJson=p;function O(){const n=h(16111);return O=function(){return n},n}function b(){const n=h(93028);return b=function(){
return n},n}function p(n,t,e){return new v(n,t,e).read()}class v{#e;#n;#s;#r;#t=u;#o=0;#a=!1;#c=!1;#d=!1;constructor(t,e,r){
this.#e=e,this.#n=r,this.#s=l(t),this.#r=(0,b().lfsObstacle)(t)}read(){const t=[];let e=!1;for(this.#i();this.#t.kind!==
"end";){const r=this.#t,c=w.has(r.kind);if(r.kind==="{"||r.kind==="["||c&&!e&&!this.#d){e=!1,this.#a=!1,t.push(this.#l(0)),
this.#c=!1;continue}e||(e=!0,this.#a=this.#d,this.#u(r.start===0&&this.#r||E("a JSON value",r))),this.#i()}return t}#i(){
do{this.#t=this.#s();const{kind:t,start:e,fault:r}=this.#t;if(this.#o>this.#e.maxValues){const c=`more than ${this.#e.maxValues}\
 JSON values; the rest is not read`;this.#n.add("file-too-large",this.#t,c),this.#t={...u,start:e,end:e},this.#a=!0}else
t==="comment"&&this.#u(r??s(this.#t))}while(this.#t.kind==="comment")}#l(t){const e=this.#t,{kind:r,start:c,end:g}=e;if(this.#o+=
1,e.fault&&this.#u(e.fault),r==="unknown"&&this.#u(E("a JSON value",e)),r!=="{"&&r!=="[")return this.#i(),{value:A(e),start:c,
end:g};if(t<this.#e.maxDepth)return this.#g(t);const $=`brackets nested more than ${this.#e.maxDepth} deep`;this.#n.add(
"file-not-json",e,$);const a={value:null,start:c,end:this.#p()};return this.#i(),a}#g(t){const{kind:e,start:r,end:c}=this.#t,
g=e==="{"?"}":"]",a={value:e==="{"?Object.create(null):[],start:r,end:c,children:[]};for(let R=",";R===",";R=this.#t.kind){
if(this.#i(),this.#t.kind===g){a.children.length>0&&this.#u(`a comma before "${g}"`);break}if(this.#h(a,t),!this.#c&&this.#t.
kind!==g&&this.#t.kind!==","&&this.#m(`"," or "${g}"`),this.#c)return{...a,end:this.#t.start,cut:!0}}return a.end=this.#t.
end,this.#i(),a}#h({value:t,children:e},r){const c=Array.isArray(t),g=c?void 0:this.#f(t,e);if(this.#c)return;if(!d.has(
this.#t.kind)){this.#m("a JSON value");return}const $=this.#l(r+1);e.push($),c&&t.push($.value),g!==void 0&&($.key=g,t[g.
name]=$.value)}#f(t,e){const r=this.#t,{value:c,start:g,end:$}=r;if(r.kind!=="string")return this.#m("a key in double qu\
otes");if(r.fault&&this.#u(r.fault),c==="__proto__")this.#n.add("ambiguous-key",r,'"__proto__" as a key');else if(Object.
hasOwn(t,c)&&!this.#n.full){const a=e.find(N=>N.key?.name===c)?.key,R=this.#n.place((a??r).start);this.#n.add("ambiguous\
-key",r,`${JSON.stringify(c)}, first at ${R}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:c,start:g,end:$})}#p(){let t=this.#t;for(let e=1;e>0&&t.kind!=="end";)t=this.#s(),(t.kind==="{"||t.kind==="[")&&(e+=
1),(t.kind==="}"||t.kind==="]")&&(e-=1);return t.end}#m(t){this.#u(E(t,this.#t)),this.#c=!0,this.#d=!0}#u(t){this.#a||this.#n.
add("file-not-json",this.#t,t),this.#a=!0}}function E(n,t){return`expected ${n}, found ${s(t)}`}function A({kind:n,value:t,
fault:e}){return n==="string"?t:n==="number"?e?null:Number(t):n==="true"?!0:n==="false"?!1:null}const y={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
w=new Set(["string","number","true","false","null"]),d=new Set([...w,"{","[","unknown"]),u={kind:"end",start:0,end:0,value:""},
m=14,f=15,S={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function l(n){const t=(0,O().
createScanner)(n,!1);return()=>{let e=t.scan();for(;e===m||e===f;)e=t.scan();const r=y[e]??"unknown",c=t.getTokenValue(),
g=S[t.getTokenError()]??T(r,c);return{kind:r,start:t.getTokenOffset(),end:Math.min(t.getPosition(),n.length),value:c,...g!==
void 0&&{fault:g}}}}function T(n,t){if(n==="comment")return"a comment";if(n==="number"&&!Number.isFinite(Number(t)))return"\
a number out of range";if(n==="string"&&/\p{Surrogate}/u.test(t))return"half of a surrogate pair"}const o=/^(?:<{7}|={7}|>{7})$/;
function s({kind:n,value:t}){return n==="end"?"the end of the file":n==="string"||n==="number"||n==="comment"?`a ${n}`:n!==
"unknown"?`"${n}"`:o.test(t)?"a conflict marker of git":JSON.stringify(t.length>40?`${t.slice(0,40)}\u2026`:t)}},86581:function(k,i,h){
Object.defineProperty(i,"__esModule",{value:!0}),i.SINGLES=i.MIXED_LISTS=i.LISTS=void 0,i.hasAssetLists=w,i.isAssetType=
A,i.isCompanion=y;function O(){const d=h(39763);return O=function(){return d},d}const b=i.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation",anti_genes:"AntiGene"})),p=i.MIXED_LISTS=new Set(["assets","results"]),v=i.SINGLES=new Map(
Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"\
ValidationReport",mutation:"Mutation"})),E=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task","Pack","Reci\
pe"]);function A(d){return O().ASSET_TYPES.includes(d)}function y(d){return typeof d=="string"&&E.has(d)}function w(d){return Object.
keys(d).some(u=>b.has(u)&&Array.isArray(d[u]))}},94534:function(k,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.Source=i.Problems=void 0,i.assetLimits=A,i.decodeUtf8=E;function O(){const y=h(4573);return O=function(){return y},y}class b{path;text;#e;#n;constructor(w,d,u=1){
this.path=w,this.text=d,this.#e=u}location(w,d=w){const u=this.#s(w),m=this.#s(Math.max(w,d));return{path:this.path,...u,
end_line:m.line,end_column:m.column}}#s(w){const d=this.#n??this.#r();let u=0;for(let m=d.length;m-u>1;){const f=u+m>>>1;
(d[f]??0)<=w?u=f:m=f}return{line:u+this.#e,column:w-(d[u]??0)+1}}#r(){const w=[0];for(let d=this.text.indexOf(`
`);d!==-1;d=this.text.indexOf(`
`,d+1))w.push(d+1);return this.#n=w,w}}i.Source=b;const p=100;class v{#e=[];#n;#s=new Map;#r;constructor(w){this.#n=w}get found(){
if(this.#r===void 0)return this.#e;const w=[...this.#s].map(([u,m])=>`${m} \xD7 \`${u}\``).join(", "),d=`more than ${p} \
problems; not listed are ${w}`;return[...this.#e,{rule:"file-too-large",location:this.#r,detail:d}]}get full(){return this.#r!==
void 0}place(w){const{line:d,column:u}=this.#n.location(w);return`line ${d}, column ${u}`}add(w,{start:d,end:u},m,{id:f,
severity:S}={}){if(this.#e.length===p){this.#r??=this.#n.location(d,u),this.#s.set(w,(this.#s.get(w)??0)+1);return}const l=this.#n.
location(d,u);this.#e.push({rule:w,location:l,detail:m,...f!==void 0&&{id:f},...S&&{severity:S}})}}i.Problems=v;function E(y){
const w=new TextDecoder("utf-8").decode(y);return(0,O().isUtf8)(y)?{text:w,complete:!0}:{text:w.slice(0,w.indexOf("\uFFFD")),
complete:!1}}function A(y){return{maxBytes:y,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},97247:function(k,i){Object.defineProperty(
i,"__esModule",{value:!0}),i.isOfChange=h;function h(O){return"files"in O}},41551:function(k,i){Object.defineProperty(i,
"__esModule",{value:!0}),i.findKnown=b,i.knownForms=O,i.reachOfKnown=E,i.secretsOf=o;const h=12;function O(n){const t=[...new Set(
n.flatMap(y))],e=t.map(r=>r.replace(/\s/g,""));return{exact:t,squeezed:[...new Set(e)].filter(r=>r.length>=h)}}function b(n,{
exact:t,squeezed:e}){const r=t.flatMap($=>p(n,$,a=>a));if(e.length===0||!/\s/.test(n))return r;const{text:c,at:g}=v(n);return[
...r,...e.flatMap($=>p(c,$,a=>g[a]??0))]}function p(n,t,e){const r=[];for(let c=n.indexOf(t);c>=0;c=n.indexOf(t,c+t.length))
r.push({kind:"secret",start:e(c),end:e(c+t.length-1)+1});return r}function v(n){const t=new Uint32Array(n.length),e=[];let r=0;
for(const{0:c,index:g}of n.matchAll(/\S+/g)){for(let $=0;$<c.length;$+=1)t[r+$]=g+$;r+=c.length,e.push(c)}return{text:e.
join(""),at:t}}function E({exact:n}){return 2*Math.max(0,...n.map(({length:t})=>t))}const A=4;function y(n){const t=Buffer.
from(n),e=w(n),r=encodeURIComponent(t.toString()),c=t.toString("hex"),g=[n,...n.split(/\r?\n/),e,e.replaceAll("/","\\/"),
w(e),...d(r),c,c.toUpperCase(),...[0,1,2].flatMap($=>u(t,$))];return[...new Set(g)].filter($=>$.trim().length>=A)}function w(n){
return JSON.stringify(n).slice(1,-1)}function d(n){const t=n.replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);
return[n,t].flatMap(e=>{const r=e.replace(/%../g,c=>c.toLowerCase());return[e,r,e.replaceAll("%20","+"),r.replaceAll("%2\
0","+")]})}function u(n,t){const e=Buffer.concat([Buffer.alloc(t),n]).toString("base64"),r=Math.ceil(t*8/6),c=Math.floor(
(t+n.length)*8/6),g=e.slice(r,c);return[g,g.replaceAll("+","-").replaceAll("/","_")]}const m=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
f=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,S=/^(?:[\\/~]|[A-Za-z]:[\\/])/,l=8,T=/^[A-Za-z][a-z]{0,9}$/;function o(n){
const t=Object.entries(n).flatMap(([e,r])=>r!==void 0&&m.test(e)&&s(e,r)?[r]:[]);return[...new Set(t)]}function s(n,t){return t.
length<l||T.test(t)?!1:!(f.test(n)&&S.test(t))}},24634:function(k,i,h){Object.defineProperty(i,"__esModule",{value:!0}),
i.mergeBase=A,i.mergedTree=m,i.requireCommits=y;function O(){const f=h(41895);return O=function(){return f},f}function b(){
const f=h(35720);return b=function(){return f},f}function p(){const f=h(19674);return p=function(){return f},f}function v(){
const f=h(67397);return v=function(){return f},f}const E=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function A(f,S,l,T=[
S,l]){const o=[...E];for(;;){const s=await w(f,S,l);if(s.certain){if(s.commit!==void 0)return s.commit;throw new(O()).GateError(
"no_merge_base",`${(0,v().short)(S)} and ${(0,v().short)(l)} have no common ancestor`,"Rebase the branch onto its target\
 branch, or specify another --base.")}const n=o.shift();if(n===void 0)throw u(`the merge base of ${(0,v().short)(S)} and\
 ${(0,v().short)(l)}`);await d(f,[n],T)}}async function y(f,S,l){const T=async()=>(await(0,v().lookUpCommits)(f,S)).includes(
void 0);if(!await T())return;const o=(await f.shallowCommits()).size>0;if(await d(f,o?["--deepen=50"]:[],l),await T())throw u(
`commit ${S.map(v().short).join(" or ")}`)}async function w(f,S,l){const o=(await f.objects(["merge-base",S,l],{accept:[
1]})).toString().trim(),s=await f.shallowCommits();if(o==="")return{certain:s.size===0};if(s.size===0)return{commit:o,certain:!0};
const t=!(await f.objects(["rev-list",S,l,`^${o}`])).toString().split(`
`).some(e=>s.has(e));return{commit:o,certain:t}}async function d(f,S,l){if(!await(0,p().hasOrigin)(f))throw new(O()).GateError(
"shallow_clone","This clone lacks part of the history, and has no remote named origin to fetch it from","Add it with git\
 remote add origin URL, or run gene-gate in a complete clone.");const T=S.length?"This clone is shallow: fetching more o\
f its history from origin.":"Fetching commits that this clone lacks from origin.",o=["--quiet","--no-tags","--no-recurse\
-submodules","--no-write-fetch-head"],s=n=>f.network(T,["fetch",...o,...S,"--","origin",...n]);await s(l).catch(()=>s([])).
catch(n=>{throw u("part of the history",n)})}function u(f,S){const l=S===void 0?"":` (${S.message})`;return new(O()).GateError(
"shallow_clone",`This clone lacks ${f}, and fetching it failed${l}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run `git fetch --unshallow`.",{cause:S})}async function m(f,S,l){const{objects:T}=f;if(await f.isPartial()){const o=await T(
["merge-base",S,l],{accept:[1]}),s=[S,l,o.toString().trim()].filter(Boolean);await Promise.all(s.map(n=>(0,b().requireObjects)(
f,n)))}try{return(await T(["merge-tree","--write-tree","--no-messages",S,l])).toString().split(`
`).find(v().isObjectId)}catch(o){if(o instanceof O().GateError&&o.code==="git_failed")return;throw o}}},19674:function(k,i){
Object.defineProperty(i,"__esModule",{value:!0}),i.branchAtOrigin=b,i.fetched=O,i.hasOrigin=v,i.isRemoteOf=h,i.pullsAtOrigin=
p;async function h(A,{owner:y,repo:w}){return(await E(A)).replace(/(?<!\/)\/+$/,"").replace(/\.git$/,"").split(/[/:]/).slice(
-2).join("/").toLowerCase()===`${y}/${w}`.toLowerCase()}function O(A){return`+refs/heads/${A}:refs/remotes/origin/${A}`}
async function b(A,y){if(!await v(A))return!1;const w=`refs/heads/${y}`,d=`Asking origin whether it has the branch ${y}.`;
return(await A.network(d,["ls-remote","--","origin",w])).toString().split(`
`).some(m=>m.endsWith(`	${w}`))}async function p(A,y){const w="Asking origin for the heads of all pull requests.",d=["ls\
-remote","--","origin","refs/pull/*/head"];return[...(await A.network(w,d)).toString().matchAll(/^([0-9a-f]+)\trefs\/pull\/(\d+)\/head$/gm)].
flatMap(([,m,f])=>m===y?Number(f):[])}async function v(A){return await E(A)!==""}async function E({user:A}){return(await A(
["config","--get","remote.origin.url"],{accept:[1]})).toString().trim()}},50598:function(k,i,h){Object.defineProperty(i,
"__esModule",{value:!0}),i.resolveNamed=d,i.resolveRevision=w;function O(){const o=h(41895);return O=function(){return o},
o}function b(){const o=h(3051);return b=function(){return o},o}function p(){const o=h(67397);return p=function(){return o},
o}const v=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,E=/^(.*?)((?:[~^]\d*)*)$/s,A=/(?:^|-g)([0-9a-f]{4,64})$/i,y=/^[A-Z]+(?:_[A-Z]+)*$/;
async function w(o,s){return(await d(o,s)).commit}async function d(o,s){if(v.test(s))throw new(O()).GateError("ref_not_f\
ound",`${JSON.stringify(s)} is not a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --\
head.");const[,n="",t=""]=E.exec(s)??[],e=await m(o,n==="@"?"HEAD":n),[r,...c]=[...new Set(e.map(({commit:$})=>$))];if(r===
void 0)throw(0,p().unknownRevision)(s,await u(o,n));if(c.length>0)throw T(n,e);if(t===""){const[$,...a]=e.flatMap(R=>R.ref??
[]);return{commit:r,...$!==void 0&&a.length===0&&{ref:$}}}const[g]=await(0,p().peelToCommits)(o,[`${r}${t}`]);if(g===void 0)
throw(0,p().unknownRevision)(s);return{commit:g}}async function u({user:o},s){const t=(await o(["for-each-ref","--format\
=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(r=>r.replace(/^refs\/(?:heads|remotes)\//,"")).filter(r=>r!==""&&!r.endsWith("/HEAD")),e=(await o(["remote"])).toString().
split(`
`);return{meant:t.find(r=>r.endsWith(`/${s}`))??(0,b().nearestName)(s,t),hasOrigin:e.includes("origin")}}async function m(o,s){
if(s==="HEAD"||(0,p().isObjectId)(s.toLowerCase())){const[c]=await(0,p().lookUpCommits)(o,[s]);if(c!==void 0)return[{name:s,
commit:c}];if(s==="HEAD")return[]}const n=s.startsWith("refs/"),e=[...await(0,p().readRefs)(o,n?[s]:f(s))].map(([c,{id:g,
target:$}])=>({name:c,id:g,ref:$}));n||e.push(...await S(o,s),...await l(o,s));const r=await(0,p().peelToCommits)(o,e.map(
({id:c})=>c));return e.flatMap(({id:c,...g},$)=>{const a=r[$];return a===void 0?[]:[{...g,commit:a}]})}function f(o){return[
...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(n=>`${n}${o}`),`refs/remotes/${o}/HEAD`]}async function S({user:o},s){
if(!y.test(s))return[];const n=await o(["rev-parse","--verify","--quiet",s],{accept:[1]});return n.length===0?[]:[{name:s,
id:n.toString().trim()}]}async function l({objects:o},s){const[,n]=A.exec(s)??[];return n===void 0?[]:(await o(["rev-par\
se",`--disambiguate=${n.toLowerCase()}`])).toString().split(`
`).filter(p().isObjectId).map(r=>({name:r,id:r}))}function T(o,s){const n=s.map(({name:t,commit:e})=>t===e?`commit ${e}`:
`${t} (${(0,p().short)(e)})`);return new(O()).GateError("ref_ambiguous",`${JSON.stringify(o)} is ambiguous: ${n.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}},34397:function(k,i,h){
Object.defineProperty(i,"__esModule",{value:!0}),i.snapshotIndex=f,i.snapshotWorktree=m,i.withSourceTree=o;function O(){
const s=h(77598);return O=function(){return s},s}function b(){const s=h(51455);return b=function(){return s},s}function p(){
const s=h(76760);return p=function(){return s},s}function v(){const s=h(41895);return v=function(){return s},s}function E(){
const s=h(67147);return E=function(){return s},s}function A(){const s=h(48741);return A=function(){return s},s}function y(){
const s=h(96402);return y=function(){return s},s}function w(){const s=h(35720);return w=function(){return s},s}function d(){
const s=h(96681);return d=function(){return s},s}const u=Buffer.from([0]);async function m(s){const n=T(s),t=await S(s);
return await s.user(["update-index","-z","--index-info"],{env:n,input:t}),await s.user(["add","--all","--","."],{env:n}),
(await s.user(["write-tree"],{env:n})).toString().trim()}async function f(s){const n=T(s);return await(0,b().copyFile)(s.
index,n.GIT_INDEX_FILE).catch(t=>{if(t.code!=="ENOENT")throw t}),(await s.user(["write-tree"],{env:n})).toString().trim()}
async function S(s){const n=[];for(const t of(0,d().splitNul)(await s.user(["ls-files","-t","--stage","-z"]))){const e=t[0]===
83,r=t.subarray(t.indexOf(9)+1);if(e&&!await l(s,r))throw new(v()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,d().decodePath)(r))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");n.push(t.subarray(2),u)}return Buffer.concat(n)}async function l({directory:s},n){return(0,b().lstat)(Buffer.concat(
[Buffer.from(`${s}/`),n])).then(()=>!0,t=>{if(t.code==="ENOENT"||t.code==="ENOTDIR")return!1;throw new(v()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,d().decodePath)(n))} (${t.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:t})})}function T({privateStore:s,temporary:n}){return{...s,GIT_INDEX_FILE:(0,p().join)(n,
(0,O().randomUUID)())}}async function o(s,{env:n,note:t},e,r=!1){const c=await(0,y().openRepository)(s,n,t).catch(async g=>{
if(!(g instanceof v().GateError&&g.code==="not_a_repository"&&(await(0,b().stat)(s).catch(()=>{}))?.isDirectory()))throw g});
if(c===void 0)return e((0,A().folderTree)(s),s);try{const g=`the ${r?"staged ":""}files of ${c.directory}`,$=r?f:m,a=await(0,w().
readTree)(c,await $(c),{label:g});return await e((0,E().withAdditions)(a,(0,A().folderTree)(c.directory),(0,E().additionsOf)()),
c.directory,c)}finally{await c.close()}}},78534:function(k,i,h){Object.defineProperty(i,"__esModule",{value:!0}),i.REPORT_FILE=
i.MAX_REPORT_BYTES=void 0,i.claimedPull=S,i.nodeIn=u,i.proofsOf=m,i.readReportFile=w,i.readUploadedReport=l;function O(){
const o=h(26040);return O=function(){return o},o}function b(){const o=h(41895);return b=function(){return o},o}function p(){
const o=h(54078);return p=function(){return o},o}function v(){const o=h(5640);return v=function(){return o},o}function E(){
const o=h(27436);return E=function(){return o},o}const A=i.MAX_REPORT_BYTES=256*1024*1024,y=500;function w(o,s,n){try{return v().
gateReportSchema.parse(JSON.parse(o.toString("utf8")))}catch(t){throw new(b()).GateError("artifact_invalid",`${s} ${d(t,
o).slice(0,y)}`,n,{cause:t})}}function d(o,s){if(o instanceof SyntaxError)return"is not JSON.";const{type:n,schema_version:t}=JSON.
parse(s.toString("utf8"))??{};return n!=="GateReport"?`is not a GateReport${typeof n=="string"?`: its type is ${JSON.stringify(
n)}`:""}.`:t!==E().GATE_REPORT_VERSION?`is a GateReport ${t===void 0?"without a version":`of version ${JSON.stringify(t)}`}\
; this version of gene-gate reads ${E().GATE_REPORT_VERSION}.`:`is not a valid GateReport: ${(0,p().firstProblem)(o)}.`}
function u({validation_reports:[o]}){if(o===void 0)return process;const{node_version:s,platform:n,arch:t}=o.env_fingerprint;
return{version:s,platform:n,arch:t}}function m(o,s){const n=o.map((t,e)=>{const r=s(t,e)?.commands,c=t.commands.flatMap(
({command:g,plan:$},a)=>{const R=r?.[a];return R?.command===g&&R.plan_digest===$?.digest&&R.proof?[R.proof]:[]});return[
t,c]});return new Map(n.filter(([{commands:t},{length:e}])=>e>0&&e===t.length))}const f=i.REPORT_FILE="gate-report.json";
function S(o){const s=v().gateReportSchema.pick({event:!0});return(0,O().attempt)(()=>s.parse(JSON.parse(o.toString("utf\
8"))).event.pull_request)}function l(o,{headSha:s,pullRequest:n}){const t=w(o,`The ${f} of the run`,"Use the same versio\
n of the action in both workflows, and run the first one again."),{pull_request:e}=t.event;if(t.verdict==="error"&&t.head_sha===
null)return t;if(t.head_sha!==s)throw T(`commit ${t.head_sha}`,s);if(e!==n.number)throw T(`pull request ${e??"(none)"}`,
`${n.number}`);return t}function T(o,s){return new(b()).GateError("artifact_invalid",`The report of the run is about ${o}\
, not ${s}.`,"Run the first workflow again. If the error persists, check its file for changes.")}},23107:function(k,i,h){
Object.defineProperty(i,"__esModule",{value:!0}),i.findParts=u,i.readDurations=o,i.readParts=m;function O(){const n=h(51455);
return O=function(){return n},n}function b(){const n=h(76760);return b=function(){return n},n}function p(){const n=h(7723);
return p=function(){return n},n}function v(){const n=h(41895);return v=function(){return n},n}function E(){const n=h(73388);
return E=function(){return n},n}function A(){const n=h(78374);return A=function(){return n},n}function y(){const n=h(78534);
return y=function(){return n},n}const w=2*y().MAX_REPORT_BYTES,d="gate-report.json";async function u(n){return(await(0,O().
readdir)(n,{recursive:!0,withFileTypes:!0}).catch(e=>{if(e.code==="ENOENT")return[];throw new(v()).GateError("file_unrea\
dable",`Cannot read the directory ${n} (${e.code}).`,"Specify the directory into which the parts were downloaded.",{cause:e})})).
filter(e=>e.isFile()&&e.name===d).map(({parentPath:e,name:r})=>(0,b().join)(e,r)).sort()}async function m(n,t,e=S){if(n.
length>A().MAX_SHARDS)throw l(`There are more than ${A().MAX_SHARDS} parts`);const r=[];let c=w;for(const g of n){const $=await f(
Math.min(c,y().MAX_REPORT_BYTES),g,t);c-=$.length;const a=(0,E().inputName)(g);r.push({name:a,report:(0,y().readReportFile)(
$,a,e)})}return r}async function f(n,t,e){const r=[];let c=0;for await(const g of e(t)){if(c+=g.length,c>n)throw l(`${(0,E().
inputName)(t)} is too large, alone or together with the other parts`);r.push(g)}return Buffer.concat(r)}const S="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function l(n){return new(v()).GateError("\
artifact_invalid",n,S)}const T=p().looseObject({genes:p().array(p().looseObject({commands:p().array(p().looseObject({command:p().
string(),outcome:p().looseObject({duration_ms:p().number().nonnegative()}).optional()}))}))});async function o(n,t){const e=await f(
y().MAX_REPORT_BYTES,n,t),r=new Map;for(const{commands:c}of s(e,n).genes)for(const{command:g,outcome:$}of c){const a=Math.
round($?.duration_ms??0);a>0&&r.set(g,Math.max(a,r.get(g)??0))}return r}function s(n,t){try{return T.parse(JSON.parse(n.
toString("utf8")))}catch(e){throw new(v()).GateError("artifact_invalid",`${(0,E().inputName)(t)} is not a report from wh\
ich durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",
{cause:e})}}},16111:function(k,i,h){h.r(i),h.d(i,{createScanner:()=>O.createScanner,getNodePath:()=>O.getNodePath,getNodeValue:()=>O.
getNodeValue,parseTree:()=>O.parseTree,printParseErrorCode:()=>O.printParseErrorCode});var O=h(99547)}};
