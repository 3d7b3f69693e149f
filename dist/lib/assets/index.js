"use strict";module.exports={"assets/applied"(h,d,_,k){let p;const m=()=>p??=d("@evomap/gep-sdk");let e;const t=()=>e??=d("assets/nam\
ing");_(h,{allOtherGenes:()=>s,appliedGenes:()=>n});function n(w,c){const i=new Set(w.flatMap(t().newNamings).map(({gene:g})=>g));
for(const{kind:g,asset:r}of w)g!=="removed"&&r.type==="Gene"&&i.delete(r.id);const a=new Set;return o(w,c).filter(g=>{if(!i.
has(g.id))return!1;const r=(0,m().canonicalize)(g.value);return a.has(r)?!1:(a.add(r),!0)}).map(g=>({kind:"applied",asset:g,
before:g}))}function s(w,c){const i=n(w,c),a=new Set(i.map(({asset:u})=>u.id));return o(w,c).map(u=>({kind:a.has(u.id)?"\
applied":"unchanged",asset:u,before:u}))}function o(w,c){const i=new Set(w.map(({asset:a})=>a));return c.flatMap(({assets:a})=>a).
filter(a=>a.type==="Gene"&&!i.has(a))}},"assets/asset"(h,d,_,k){_(h,{isJsonObject:()=>m,withArticle:()=>p});function p(e){
return`${e.startsWith("E")?"an":"a"} ${e}`}function m(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}},"asset\
s/before"(h,d,_,k){_(h,{markBefore:()=>m});const p=new Set(["not-an-asset","missing-id","duplicate-id","duplicate-copy"]);
function m(t,n,s,o){const w=new Set(s.map(({asset:i})=>i.id)),c=new Map;for(const i of n){const a=e(i,i.location.path);c.
set(a,(c.get(a)??0)+1)}return t.map(i=>{const{rule:a,id:u,location:g}=i,r=e(i,o.get(g.path)??g.path),l=c.get(r)??0;return!p.
has(a)||l===0||u!==void 0&&w.has(u)?i:(c.set(r,l-1),{...i,before:!0})})}function e({rule:t,id:n,detail:s},o){return JSON.
stringify([t,o,n,s.replace(/\d+/g,"#")])}},"assets/clear"(h,d,_,k){_(h,{ambiguousFiles:()=>m});const p=new Set(["file-to\
o-large","file-not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);
function m(e){return new Set(e.filter(({rule:t})=>p.has(t)).map(({location:t})=>t.path))}},"assets/compare"(h,d,_,k){let p;
const m=()=>p??=d("@evomap/gep-sdk");let e;const t=()=>e??=d("assets/file");_(h,{INCOMPLETE:()=>s,UNREAD:()=>n,compareAssets:()=>o,
inOrder:()=>w});const n=new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),s=new Set([...n,"file-not-js\
on","json-too-deep"]);function o({head:r,base:l,untouched:S,renames:v}){const b=[],I=x=>v.get(x)??x;let T=i(r,I),G=i(l,x=>x);
for(const x of c){const N=u(T,G,x);for(const[{asset:E,content:$},P]of N)$!==P.content&&b.push({kind:"modified",asset:E,before:P.
asset});const O=new Set(N.values());T=T.filter(E=>!N.has(E)),G=G.filter(E=>!O.has(E))}const U=new Map([...S,...l].flatMap(
({assets:x})=>x).filter(({value:x})=>(0,t().declaredId)(x)!==void 0).map(x=>[a(x),x]));for(const{asset:x,name:N}of T){const O=U.
get(N);b.push({kind:"added",asset:x,...O&&{before:O}})}const z=new Set(r.filter(g).map(({path:x})=>I(x)));for(const{asset:x,
path:N}of G)z.has(N)||b.push({kind:"removed",asset:x});return w(b)}function w(r){return r.map(l=>({change:l,place:l.asset.
locate()})).sort(({place:l},{place:S})=>l.path===S.path?l.line-S.line||l.column-S.column:l.path<S.path?-1:1).map(({change:l})=>l)}
const c=[({name:r,path:l,content:S})=>[r,l,S],({name:r,path:l})=>[r,l],({name:r,content:l})=>[r,l],({name:r})=>[r]];function i(r,l){
return r.flatMap(({path:S,assets:v})=>v.map(b=>({asset:b,name:a(b),path:l(S),content:(0,m().canonicalize)(b.value)})))}function a({
type:r,value:l}){return`${r} ${(0,t().declaredId)(l)??""}`}function u(r,l,S){const v=new Map;for(const I of l.toReversed()){
const T=JSON.stringify(S(I)),G=v.get(T);G?G.push(I):v.set(T,[I])}const b=new Map;for(const I of r){const T=v.get(JSON.stringify(
S(I)))?.pop();T&&b.set(I,T)}return b}function g({problems:r}){return r.some(({rule:l})=>s.has(l))}},"assets/file"(h,d,_,k){
let p;const m=()=>p??=d("@evomap/gep-sdk");let e;const t=()=>e??=d("rules/not-judged");let n;const s=()=>n??=d("assets/a\
sset");let o;const w=()=>o??=d("assets/json");let c;const i=()=>c??=d("assets/locate");let a;const u=()=>a??=d("assets/p\
roblems");let g;const r=()=>g??=d("assets/shapes");let l;const S=()=>l??=d("assets/source");let v;const b=()=>v??=d("ass\
ets/utf8");_(h,{declaredId:()=>N,readAssetFile:()=>I,tooLargeFile:()=>T,unreadFile:()=>G});function I(O,E,$,P=1){if(E.length>
$.maxBytes)return T(O,E.length,$);const{text:J,complete:V}=(0,b().decodeUtf8)(E),f=new(S()).Source(O,J,P),y=new(u()).Problems(
f);if(!V){const L={start:J.length,end:J.length};return y.add("file-not-utf8",L,"a byte that no UTF-8 text can have here"),
{path:O,assets:[],problems:y.found}}const A=(0,w().readJson)(J,$,y,r().isPlainAsset);A.length===0&&y.found.length===0&&!U(
O)&&y.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const{candidates:j,messages:M}=(0,r().
findCandidates)(A,y),C=j[$.maxAssets];if(C){const L=`more than ${$.maxAssets} assets; the rest is not read`;y.add("too-m\
any",C.node,L)}const D=U(O)||A.length>1,F=j.slice(0,$.maxAssets).map(L=>D?L:{...L,pointer:L.pointer.slice(1)}),R=z(F,f,y),
B=M.map(L=>({value:L.value,location:(0,i().locatePointer)(f,L,[])}));return{path:O,assets:R,problems:y.found,...B.length>
0&&{messages:B}}}function T(O,E,{maxBytes:$}){const P=`${E} bytes, of at most ${$}`;return{path:O,assets:[],problems:[{rule:"\
file-too-large",location:{path:O,line:1,column:1},detail:P}]}}function G(O,E){const $={path:O,line:1,column:1},P=(0,t().
whyNotJudged)(`the file \`${O}\``,E);return{path:O,assets:[],problems:[{rule:"not-judged",location:$,detail:P}]}}function U(O){
return O.toLowerCase().endsWith(".jsonl")}function z(O,E,$){const P=new Map,J=new Map,V=O.map((f,y)=>{const{node:A,pointer:j,
value:M,type:C,envelope:D}=f,F=N(M),R=F??`#${y+1}`,B=P.get(`${C} ${R}`),L=F!==void 0&&B!==void 0&&x(f,B);if(F===void 0){
const K=`${(0,s().withArticle)(C)} without an "id"; it is called ${R} here`;A.cut||$.add("missing-id",A,K,R)}else if(L)J.
set(B,(J.get(B)??1)+1);else if(B){const K=`${C} ${JSON.stringify(R)}, first at ${$.place(B.node.start)}`;$.add("duplicat\
e-id",A,K,R)}else P.set(`${C} ${R}`,f);return{type:C,id:R,path:E.path,value:M,pointer:j,...A.cut&&{cut:!0},...D&&{envelope:D},
...L&&{copy:!0},locate:(K=[],W)=>(0,i().locatePointer)(E,A,K,W)}});for(const[{node:f,type:y,value:A},j]of J){const M=N(A);
$.add("duplicate-copy",f,`${y} ${JSON.stringify(M)}, ${j} times`,M)}return V}function x(O,E){const $=P=>!P.node.cut&&!P.
envelope;return $(O)&&$(E)&&(0,m().canonicalize)(O.value)===(0,m().canonicalize)(E.value)}function N({id:O}){return typeof O==
"string"&&O.trim()!==""?O:void 0}},"assets/globs"(h,d,_,k){let p;const m=()=>p??=d("picomatch");_(h,{assetPathTest:()=>t});
const e="**/memory_graph*.jsonl";function t({assets:n}){return(0,m().default)(n.include,{dot:!0,nonegate:!0,ignore:e})}},
"assets/indirections"(h,d,_,k){let p;const m=()=>p??=d("repo/paths");_(h,{findIndirections:()=>e});function e(n,s,o){return s.
flatMap(w=>{const{path:c,kind:i}=w;if(i!=="symlink"&&i!=="submodule")return[];if(i==="symlink"){const u=(0,m().resolveInTree)(
n,c);if(u.kind==="inside"&&u.entry.kind==="directory")return t(c,u.path,s,o);if(o(c)){const g=u.kind==="inside"?{targetPath:u.
path}:{};return[{path:c,detail:`${c} is a symlink`,...g}]}}return o(c)||o(`${c}/genes.json`)?[{path:c,detail:`${c} is a ${i}`}]:
[]})}function t(n,s,o,w){const c=s===""?"":`${s}/`;return o.filter(({path:i})=>i.startsWith(c)&&!w(i)).map(({path:i})=>({
targetPath:i,alias:`${n}/${i.slice(c.length)}`})).filter(({alias:i})=>w(i)).map(({targetPath:i,alias:a})=>({path:n,detail:`${a}\
 is reached through the symlink ${n}`,targetPath:i}))}},"assets/json-grammar"(h,d,_,k){_(h,{BEGINS_VALUE:()=>m,SCALARS:()=>p,
expected:()=>n,isKeyNext:()=>e,isValueNext:()=>t});const p=new Set(["string","number","true","false","null"]),m=new Set(
[...p,"{","[","unknown"]);function e({close:s,next:o}){return s==="}"&&(o==="first"||o==="item")}function t({close:s,next:o}){
return o==="value"||s==="]"&&(o==="first"||o==="item")}function n(s){return s.next==="colon"?'":" after a key':s.next===
"comma"?`"," or "${s.close}"`:e(s)?"a key in double quotes":"a JSON value"}},"assets/limits"(h,d,_,k){_(h,{assetLimits:()=>p});
function p(m){return{maxBytes:m,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},"assets/locate"(h,d,_,k){let p;const m=()=>p??=
d("assets/json");let e;const t=()=>e??=d("assets/problems");let n;const s=()=>n??=d("assets/source");_(h,{locatePointer:()=>o});
function o(u,g,r,l){let S=r.length>0&&g.children===void 0?w(u,g):g;for(const v of r){const b=i(S,v);if(!b)return u.location(
S.start,S.end);S=b}return!l||typeof S.value!="string"?u.location(S.start,S.end):u.location(a(u.text,S,l.start),a(u.text,
S,l.end))}function w({path:u,text:g},{start:r,end:l}){const S={maxDepth:Number.POSITIVE_INFINITY,maxValues:Number.POSITIVE_INFINITY},
v=g.slice(r,l),[b]=(0,m().readJson)(v,S,new(t()).Problems(new(s()).Source(u,v)));return b===void 0?{value:null,start:r,end:l}:
c(r,b)}function c(u,g){return{...g,start:g.start+u,end:g.end+u,...g.children&&{children:g.children.map(r=>c(u,r))}}}function i({
value:u,children:g},r){return Array.isArray(u)?typeof r=="number"?g?.[r]:void 0:g?.findLast(({key:l})=>l?.name===r)}function a(u,{
start:g,end:r},l){const S=r-1;let v=g+1;for(let b=0;b<l&&v<S;b+=1)u[v]!=="\\"?v+=1:v+=u[v+1]==="u"?6:2;return Math.min(v,
S)}},"assets/message"(h,d,_,k){let p;const m=()=>p??=d("assets/asset");_(h,{PROTOCOL:()=>e,carriesAssets:()=>s,isMessage:()=>n,
payloadOf:()=>o,senderOf:()=>w});const e="gep-a2a",t=new Set(["publish","report","fetch"]);function n(c){return(0,m().isJsonObject)(
c)&&c.protocol===e}function s({message_type:c}){return t.has(c)}function o({payload:c}){return(0,m().isJsonObject)(c)?c:
{}}function w({sender_id:c}){return typeof c=="string"&&c.trim()!==""?c:void 0}},"assets/naming"(h,d,_,k){_(h,{namings:()=>m,
newNamings:()=>p});function p({kind:e,asset:t,before:n}){if(e!=="added"&&e!=="modified")return[];const s=new Set(e==="mo\
dified"&&n?m(n).map(({gene:o})=>o):[]);return m(t).filter(({gene:o})=>!s.has(o))}function m(e){const{gene:t,genes_used:n}=e.
value;return e.type==="Capsule"?typeof t=="string"?[{by:e,gene:t,pointer:["gene"]}]:[]:e.type!=="EvolutionEvent"||!Array.
isArray(n)?[]:n.flatMap((s,o)=>typeof s=="string"?[{by:e,gene:s,pointer:["genes_used",o]}]:[])}},"assets/pointer"(h,d,_,k){
_(h,{pointerText:()=>p});function p(m){return m.map(e=>`/${String(e).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}},
"assets/problems"(h,d,_,k){_(h,{Problems:()=>m});const p=100;class m{found=[];#e;constructor(t){this.#e=t}get full(){return this.
found.length>p}place(t){const{line:n,column:s}=this.#e.location(t);return`line ${n}, column ${s}`}add(t,{start:n,end:s},o,w){
if(this.full)return;const c=this.#e.location(n,s);this.found.push(this.found.length<p?{rule:t,location:c,detail:o,...w!==
void 0&&{id:w}}:{rule:"too-many",location:c,detail:`more than ${p} problems; the rest is not listed`})}}},"assets/shapes"(h,d,_,k){
let p;const m=()=>p??=d("model/asset-types");let e;const t=()=>e??=d("assets/asset");let n;const s=()=>n??=d("assets/mes\
sage");_(h,{findCandidates:()=>i,hasAssetLists:()=>r,isAssetType:()=>a,isCompanion:()=>u,isPlainAsset:()=>g});const o=new Map(
Object.entries({genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"\
ValidationReport",mutations:"Mutation"})),w=new Map(Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",
evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"Mutation"})),c=new Set(["PersonalityStat\
e","MemoryGraphEvent","Selector","Task"]);function i(v,b){const I=[],T=[];let G,U=0,z=!1;for(const[f,y]of v.entries())z||=
y.cut===!0,N(y,"some_asset",[f]);return{candidates:I,messages:T};function x(f,y,A,j){I.push({node:f,pointer:y,value:A,type:j,
...G&&{envelope:G}})}function N(f,y,A){Array.isArray(f.value)?O(f,y,A):(0,t().isJsonObject)(f.value)?E(f,f.value,y,A):y!==
"anything"&&V(f,y,l(f.value))}function O({children:f=[]},y,A){for(const[j,M]of f.entries())N(M,y,[...A,j])}function E(f,y,A,j){
const{type:M}=y;a(M)?(x(f,j,y,M),J(f,j)):u(M)?J(f,j):$(f,y,A,j)}function $(f,y,A,j){const M=S(y.type),C=a(A)?A:Array.isArray(
y.validation)?"Gene":void 0;if(C){V(f,A,`${M}; it is audited as ${(0,t().withArticle)(C)}`),x(f,j,y,C),J(f,j);return}const D=G,
F=(0,s().isMessage)(y);F&&(T.push(f),G=y);const R=I.length+U;for(const L of f.children??[])P(L,[...j,L.key?.name??""]);G=
D,I.length+U===R&&!F&&A==="some_asset"&&V(f,A,M)}function P(f,y){const A=o.get(f.key?.name??""),j=w.get(f.key?.name??"");
A&&(U+=1,Array.isArray(f.value)||V(f,A,"no list")),A&&Array.isArray(f.value)?N(f,A,y):N(f,j&&(0,t().isJsonObject)(f.value)?
j:"anything",y)}function J(f,y){for(const{key:A,value:j,children:M=[]}of f.children??[]){const C=o.get(A?.name??"");if(!(!C||
!Array.isArray(j)))for(const[D,F]of M.entries())(0,t().isJsonObject)(F.value)&&N(F,C,[...y,A?.name??"",D])}}function V(f,y,A){
if(z)return;const j=a(y)?(0,t().withArticle)(y):"an asset";b.add("not-an-asset",f,`expected ${j}, found ${A}`)}}function a(v){
return m().ASSET_TYPES.includes(v)}function u(v){return typeof v=="string"&&c.has(v)}function g(v){return(0,t().isJsonObject)(
v)&&a(v.type)&&!r(v)}function r(v){return Object.keys(v).some(b=>o.has(b)&&Array.isArray(v[b]))}function l(v){return v===
null?"null":`a ${typeof v}`}function S(v){return v===void 0?'an object without a "type"':typeof v!="string"?'an object w\
hose "type" is not a string':`an object of type ${JSON.stringify(v.slice(0,40))}`}},"assets/source"(h,d,_,k){_(h,{Source:()=>p});
class p{path;text;#e;#t;constructor(e,t,n=1){this.path=e,this.text=t,this.#e=n}location(e,t=e){const n=this.#n(e),s=this.#n(
Math.max(e,t));return{path:this.path,...n,end_line:s.line,end_column:s.column}}#n(e){const t=this.#t??this.#s();let n=0;
for(let s=t.length;s-n>1;){const o=n+s>>>1;(t[o]??0)<=e?n=o:s=o}return{line:n+this.#e,column:e-(t[n]??0)+1}}#s(){const e=[
0];for(let t=this.text.indexOf(`
`);t!==-1;t=this.text.indexOf(`
`,t+1))e.push(t+1);return this.#t=e,e}}},"assets/stray"(h,d,_,k){let p;const m=()=>p??=d("assets/json");let e;const t=()=>e??=
d("assets/problems");let n;const s=()=>n??=d("assets/source");_(h,{findStrayGenes:()=>w,isJsonPath:()=>o});function o(a){
return/\.jsonl?$/i.test(a)}function w(a,u,g){if(!c(u))return;const r=new(s()).Source(a,u.toString("utf8")),l=i((0,m().readJson)(
r.text,g,new(t()).Problems(r))),[S]=l;if(S)return{rule:"outside-globs",location:r.location(S.start,S.end),detail:l.length===
1?"a Gene":`${l.length} Genes`}}function c(a){return a.includes('"Gene"')||a.includes("\\u00")}function i(a){return a.flatMap(
u=>{const{value:g,children:r=[]}=u;return typeof g=="object"&&g!==null&&!Array.isArray(g)&&g.type==="Gene"?[u]:i(r)})}},
"assets/subject"(h,d,_,k){_(h,{subjectOf:()=>p});function p({type:m,id:e}){return{type:m,id:e}}},"assets/tokens"(h,d,_,k){
let p;const m=()=>p??=d("jsonc-parser");_(h,{describeToken:()=>c,tokenize:()=>o});const e={1:"{",2:"}",3:"[",4:"]",5:",",
6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},t=14,n=15,s={
1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four hexadecimal \
digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function o(i){const a=(0,m().createScanner)(
i,!1);return()=>{let u=a.scan();for(;u===t||u===n;)u=a.scan();const g=e[u]??"unknown",r=a.getTokenValue(),l=s[a.getTokenError()]??
w(g,r);return{kind:g,start:a.getTokenOffset(),end:Math.min(a.getPosition(),i.length),value:r,...l!==void 0&&{fault:l}}}}
function w(i,a){if(i==="comment")return"a comment";if(i==="number"&&!Number.isFinite(Number(a)))return"a number out of r\
ange";if(i==="string"&&new RegExp("\\p{Surrogate}","u").test(a))return"half of a surrogate pair"}function c({kind:i,value:a}){
return i==="end"?"the end of the file":i==="string"||i==="number"||i==="comment"?`a ${i}`:i!=="unknown"?`"${i}"`:JSON.stringify(
a.length>40?`${a.slice(0,40)}\u2026`:a)}},"assets/utf8"(h,d,_,k){_(h,{decodeUtf8:()=>p});function p(e){try{return{text:new TextDecoder(
"utf-8",{fatal:!0}).decode(e),complete:!0}}catch{return{text:m(e),complete:!1}}}function m(e){const t=new TextDecoder("u\
tf-8",{ignoreBOM:!0}).decode(e);let n=0,s=0;for(let o=t.indexOf("\uFFFD");o!==-1;o=t.indexOf("\uFFFD",s)){if(n+=Buffer.byteLength(
t.slice(s,o)),e[n]!==239||e[n+1]!==191||e[n+2]!==189)return t.slice(0,o);n+=3,s=o+1}return t}},"assets/validation"(h,d,_,k){
_(h,{commandsToRun:()=>e,isBlankEntry:()=>m,validationCommands:()=>t});const p=1e3;function m({value:n}){return typeof n==
"string"&&n.trim()===""}function e(n){const s=t(n);return s.kind!=="list"?[]:s.entries.flatMap(o=>typeof o.value=="strin\
g"&&!m(o)?[o.value.trim()]:[])}function t({value:n}){const{validation:s}=n;return s===void 0?{kind:"missing"}:Array.isArray(
s)?s.length>p?{kind:"not_a_list",expected:`a list of at most ${p} strings`}:{kind:"list",entries:s.map((w,c)=>({value:w,
pointer:["validation",c]}))}:{kind:"not_a_list",expected:"a list of strings"}}}};
