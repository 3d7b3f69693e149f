"use strict";module.exports={"assets/applied"(h,p,_,$){let m;const g=()=>m??=p("@evomap/gep-sdk");let e;const t=()=>e??=p("assets/nam\
ing");_(h,{allOtherGenes:()=>s,appliedGenes:()=>n});function n(w,c){const i=new Set(w.flatMap(t().newNamings).map(({gene:d})=>d));
for(const{kind:d,asset:r}of w)d!=="removed"&&r.type==="Gene"&&i.delete(r.id);const f=new Set;return o(w,c).filter(d=>{if(!i.
has(d.id))return!1;const r=(0,g().canonicalize)(d.value);return f.has(r)?!1:(f.add(r),!0)}).map(d=>({kind:"applied",asset:d,
before:d}))}function s(w,c){const i=n(w,c),f=new Set(i.map(({asset:l})=>l.id));return o(w,c).map(l=>({kind:f.has(l.id)?"\
applied":"unchanged",asset:l,before:l}))}function o(w,c){const i=new Set(w.map(({asset:f})=>f));return c.flatMap(({assets:f})=>f).
filter(f=>f.type==="Gene"&&!i.has(f))}},"assets/asset"(h,p,_,$){_(h,{isJsonObject:()=>g,withArticle:()=>m});function m(e){
return`${e.startsWith("E")?"an":"a"} ${e}`}function g(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}},"asset\
s/before"(h,p,_,$){_(h,{markBefore:()=>g});const m=new Set(["not-an-asset","missing-id","duplicate-id","duplicate-copy"]);
function g(t,n,s,o){const w=new Set(s.map(({asset:i})=>i.id)),c=new Map;for(const i of n){const f=e(i,i.location.path);c.
set(f,(c.get(f)??0)+1)}return t.map(i=>{const{rule:f,id:l,location:d}=i,r=e(i,o.get(d.path)??d.path),u=c.get(r)??0;return!m.
has(f)||u===0||l!==void 0&&w.has(l)?i:(c.set(r,u-1),{...i,before:!0})})}function e({rule:t,id:n,detail:s},o){return JSON.
stringify([t,o,n,s.replace(/\d+/g,"#")])}},"assets/clear"(h,p,_,$){_(h,{ambiguousFiles:()=>g});const m=new Set(["file-to\
o-large","file-not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);
function g(e){return new Set(e.filter(({rule:t})=>m.has(t)).map(({location:t})=>t.path))}},"assets/compare"(h,p,_,$){let m;
const g=()=>m??=p("@evomap/gep-sdk");let e;const t=()=>e??=p("assets/file");_(h,{INCOMPLETE:()=>s,UNREAD:()=>n,compareAssets:()=>o,
inOrder:()=>w});const n=new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),s=new Set([...n,"file-not-js\
on","json-too-deep"]);function o({head:r,base:u,untouched:S,renames:x}){const y=[],I=j=>x.get(j)??j;let M=i(r,I),R=i(u,j=>j);
for(const j of c){const C=l(M,R,j);for(const[{asset:E,content:k},T]of C)k!==T.content&&y.push({kind:"modified",asset:E,before:T.
asset});const A=new Set(C.values());M=M.filter(E=>!C.has(E)),R=R.filter(E=>!A.has(E))}const U=new Map([...S,...u].flatMap(
({assets:j})=>j).filter(({value:j})=>(0,t().declaredId)(j)!==void 0).map(j=>[f(j),j]));for(const{asset:j,name:C}of M){const A=U.
get(C);y.push({kind:"added",asset:j,...A&&{before:A}})}const V=new Set(r.filter(d).map(({path:j})=>I(j)));for(const{asset:j,
path:C}of R)V.has(C)||y.push({kind:"removed",asset:j});return w(y)}function w(r){return r.map(u=>({change:u,place:u.asset.
locate()})).sort(({place:u},{place:S})=>u.path===S.path?u.line-S.line||u.column-S.column:u.path<S.path?-1:1).map(({change:u})=>u)}
const c=[({name:r,path:u,content:S})=>[r,u,S],({name:r,path:u})=>[r,u],({name:r,content:u})=>[r,u],({name:r})=>[r]];function i(r,u){
return r.flatMap(({path:S,assets:x})=>x.map(y=>({asset:y,name:f(y),path:u(S),content:(0,g().canonicalize)(y.value)})))}function f({
type:r,value:u}){return`${r} ${(0,t().declaredId)(u)??""}`}function l(r,u,S){const x=new Map;for(const I of u.toReversed()){
const M=JSON.stringify(S(I)),R=x.get(M);R?R.push(I):x.set(M,[I])}const y=new Map;for(const I of r){const M=x.get(JSON.stringify(
S(I)))?.pop();M&&y.set(I,M)}return y}function d({problems:r}){return r.some(({rule:u})=>s.has(u))}},"assets/file"(h,p,_,$){
let m;const g=()=>m??=p("@evomap/gep-sdk");let e;const t=()=>e??=p("rules/not-judged");let n;const s=()=>n??=p("assets/a\
sset");let o;const w=()=>o??=p("assets/json");let c;const i=()=>c??=p("assets/locate");let f;const l=()=>f??=p("assets/p\
roblems");let d;const r=()=>d??=p("assets/shapes");let u;const S=()=>u??=p("assets/source");let x;const y=()=>x??=p("ass\
ets/utf8");_(h,{declaredId:()=>C,readAssetFile:()=>I,tooLargeFile:()=>M,unreadFile:()=>R});function I(A,E,k,T=1){if(E.length>
k.maxBytes)return M(A,E.length,k);const{text:D,complete:K}=(0,y().decodeUtf8)(E),J=new(S()).Source(A,D,T),N=new(l()).Problems(
J);if(!K){const G={start:D.length,end:D.length};return N.add("file-not-utf8",G,"a byte that no UTF-8 text can have here"),
{path:A,assets:[],problems:N.found}}const a=(0,w().readJson)(D,k,N,r().isPlainAsset);a.length===0&&N.found.length===0&&!U(
A)&&N.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const{candidates:v,messages:O}=(0,r().
findCandidates)(a,N),b=v[k.maxAssets];if(b){const G=`more than ${k.maxAssets} assets; the rest is not read`;N.add("too-m\
any",b.node,G)}const P=U(A)||a.length>1,B=v.slice(0,k.maxAssets).map(G=>P?G:{...G,pointer:G.pointer.slice(1)}),F=V(B,J,N),
L=O.map(G=>({value:G.value,location:(0,i().locatePointer)(J,G,[])}));return{path:A,assets:F,problems:N.found,...L.length>
0&&{messages:L}}}function M(A,E,{maxBytes:k}){const T=`${E} bytes, of at most ${k}`;return{path:A,assets:[],problems:[{rule:"\
file-too-large",location:{path:A,line:1,column:1},detail:T}]}}function R(A,E){const k={path:A,line:1,column:1},T=(0,t().
whyNotJudged)(`the file \`${A}\``,E);return{path:A,assets:[],problems:[{rule:"not-judged",location:k,detail:T}]}}function U(A){
return A.toLowerCase().endsWith(".jsonl")}function V(A,E,k){const T=new Map,D=new Map,K=A.map((J,N)=>{const{node:a,pointer:v,
value:O,type:b,envelope:P}=J,B=C(O),F=B??`#${N+1}`,L=T.get(`${b} ${F}`),G=B!==void 0&&L!==void 0&&j(J,L);if(B===void 0){
const z=`${(0,s().withArticle)(b)} without an "id"; it is called ${F} here`;a.cut||k.add("missing-id",a,z,F)}else if(G)D.
set(L,(D.get(L)??1)+1);else if(L){const z=`${b} ${JSON.stringify(F)}, first at ${k.place(L.node.start)}`;k.add("duplicat\
e-id",a,z,F)}else T.set(`${b} ${F}`,J);return{type:b,id:F,path:E.path,value:O,pointer:v,...a.cut&&{cut:!0},...P&&{envelope:P},
...G&&{copy:!0},locate:(z=[],W)=>(0,i().locatePointer)(E,a,z,W)}});for(const[{node:J,type:N,value:a},v]of D){const O=C(a);
k.add("duplicate-copy",J,`${N} ${JSON.stringify(O)}, ${v} times`,O)}return K}function j(A,E){const k=T=>!T.node.cut&&!T.
envelope;return k(A)&&k(E)&&(0,g().canonicalize)(A.value)===(0,g().canonicalize)(E.value)}function C({id:A}){return typeof A==
"string"&&A.trim()!==""?A:void 0}},"assets/globs"(h,p,_,$){let m;const g=()=>m??=p("picomatch");_(h,{assetPathTest:()=>t});
const e="**/memory_graph*.jsonl";function t({assets:n}){return(0,g().default)(n.include,{dot:!0,nonegate:!0,ignore:e})}},
"assets/indirections"(h,p,_,$){let m;const g=()=>m??=p("repo/paths");_(h,{findIndirections:()=>e});function e(n,s,o){return s.
flatMap(w=>{const{path:c,kind:i}=w;if(i!=="symlink"&&i!=="submodule")return[];if(i==="symlink"){const l=(0,g().resolveInTree)(
n,c);if(l.kind==="inside"&&l.entry.kind==="directory")return t(c,l.path,s,o);if(o(c)){const d=l.kind==="inside"?{targetPath:l.
path}:{};return[{path:c,detail:`${c} is a symlink`,...d}]}}return o(c)||o(`${c}/genes.json`)?[{path:c,detail:`${c} is a ${i}`}]:
[]})}function t(n,s,o,w){const c=s===""?"":`${s}/`;return o.filter(({path:i})=>i.startsWith(c)&&!w(i)).map(({path:i})=>({
targetPath:i,alias:`${n}/${i.slice(c.length)}`})).filter(({alias:i})=>w(i)).map(({targetPath:i,alias:f})=>({path:n,detail:`${f}\
 is reached through the symlink ${n}`,targetPath:i}))}},"assets/json-grammar"(h,p,_,$){_(h,{BEGINS_VALUE:()=>g,SCALARS:()=>m,
expected:()=>n,isKeyNext:()=>e,isValueNext:()=>t});const m=new Set(["string","number","true","false","null"]),g=new Set(
[...m,"{","[","unknown"]);function e({close:s,next:o}){return s==="}"&&(o==="first"||o==="item")}function t({close:s,next:o}){
return o==="value"||s==="]"&&(o==="first"||o==="item")}function n(s){return s.next==="colon"?'":" after a key':s.next===
"comma"?`"," or "${s.close}"`:e(s)?"a key in double quotes":"a JSON value"}},"assets/limits"(h,p,_,$){_(h,{assetLimits:()=>m});
function m(g){return{maxBytes:g,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},"assets/locate"(h,p,_,$){let m;const g=()=>m??=
p("assets/json");let e;const t=()=>e??=p("assets/problems");let n;const s=()=>n??=p("assets/source");_(h,{locatePointer:()=>o});
function o(l,d,r,u){let S=r.length>0&&d.children===void 0?w(l,d):d;for(const x of r){const y=i(S,x);if(!y)return l.location(
S.start,S.end);S=y}return!u||typeof S.value!="string"?l.location(S.start,S.end):l.location(f(l.text,S,u.start),f(l.text,
S,u.end))}function w({path:l,text:d},{start:r,end:u}){const S={maxDepth:Number.POSITIVE_INFINITY,maxValues:Number.POSITIVE_INFINITY},
x=d.slice(r,u),[y]=(0,g().readJson)(x,S,new(t()).Problems(new(s()).Source(l,x)));return y===void 0?{value:null,start:r,end:u}:
c(r,y)}function c(l,d){return{...d,start:d.start+l,end:d.end+l,...d.children&&{children:d.children.map(r=>c(l,r))}}}function i({
value:l,children:d},r){return Array.isArray(l)?typeof r=="number"?d?.[r]:void 0:d?.findLast(({key:u})=>u?.name===r)}function f(l,{
start:d,end:r},u){const S=r-1;let x=d+1;for(let y=0;y<u&&x<S;y+=1)l[x]!=="\\"?x+=1:x+=l[x+1]==="u"?6:2;return Math.min(x,
S)}},"assets/message"(h,p,_,$){let m;const g=()=>m??=p("assets/asset");_(h,{PROTOCOL:()=>e,carriesAssets:()=>s,isMessage:()=>n,
payloadOf:()=>o,senderOf:()=>w});const e="gep-a2a",t=new Set(["publish","report","fetch"]);function n(c){return(0,g().isJsonObject)(
c)&&c.protocol===e}function s({message_type:c}){return t.has(c)}function o({payload:c}){return(0,g().isJsonObject)(c)?c:
{}}function w({sender_id:c}){return typeof c=="string"&&c.trim()!==""?c:void 0}},"assets/naming"(h,p,_,$){_(h,{namings:()=>g,
newNamings:()=>m});function m({kind:e,asset:t,before:n}){if(e!=="added"&&e!=="modified")return[];const s=new Set(e==="mo\
dified"&&n?g(n).map(({gene:o})=>o):[]);return g(t).filter(({gene:o})=>!s.has(o))}function g(e){const{gene:t,genes_used:n}=e.
value;return e.type==="Capsule"?typeof t=="string"?[{by:e,gene:t,pointer:["gene"]}]:[]:e.type!=="EvolutionEvent"||!Array.
isArray(n)?[]:n.flatMap((s,o)=>typeof s=="string"?[{by:e,gene:s,pointer:["genes_used",o]}]:[])}},"assets/pointer"(h,p,_,$){
_(h,{pointerText:()=>m});function m(g){return g.map(e=>`/${String(e).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}},
"assets/problems"(h,p,_,$){_(h,{Problems:()=>g});const m=100;class g{found=[];#e;constructor(t){this.#e=t}get full(){return this.
found.length>m}place(t){const{line:n,column:s}=this.#e.location(t);return`line ${n}, column ${s}`}add(t,{start:n,end:s},o,w){
if(this.full)return;const c=this.#e.location(n,s);this.found.push(this.found.length<m?{rule:t,location:c,detail:o,...w!==
void 0&&{id:w}}:{rule:"too-many",location:c,detail:`more than ${m} problems; the rest is not listed`})}}},"assets/shapes"(h,p,_,$){
let m;const g=()=>m??=p("model/asset-types");let e;const t=()=>e??=p("assets/asset");let n;const s=()=>n??=p("assets/mes\
sage");_(h,{findCandidates:()=>f,hasAssetLists:()=>u,isAssetType:()=>l,isCompanion:()=>d,isPlainAsset:()=>r});const o=new Map(
Object.entries({genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"\
ValidationReport",mutations:"Mutation"})),w=new Set(["assets","results"]),c=new Map(Object.entries({gene:"Gene",capsule:"\
Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"Mutation"})),
i=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function f(y,I){const M=[],R=[];let U,V=0,j=!1;for(const[
a,v]of y.entries())j||=v.cut===!0,A(v,"some_asset",[a]);return{candidates:M,messages:R};function C(a,v,O,b){M.push({node:a,
pointer:v,value:O,type:b,...U&&{envelope:U}})}function A(a,v,O){Array.isArray(a.value)?E(a,v,O):(0,t().isJsonObject)(a.value)?
k(a,a.value,v,O):v!=="anything"&&N(a,v,S(a.value))}function E({children:a=[]},v,O){for(const[b,P]of a.entries())A(P,v,[...O,
b])}function k(a,v,O,b){const{type:P}=v;l(P)?(C(a,b,v,P),J(a,b)):d(P)?J(a,b):T(a,v,O,b)}function T(a,v,O,b){const P=x(v.
type),B=l(O)?O:Array.isArray(v.validation)?"Gene":void 0;if(B){N(a,O,`${P}; it is audited as ${(0,t().withArticle)(B)}`),
C(a,b,v,B),J(a,b);return}const F=U,L=(0,s().isMessage)(v);L&&(R.push(a),U=v);const G=M.length+V;for(const W of a.children??
[])D(W,[...b,W.key?.name??""]);U=F,M.length+V===G&&!L&&O==="some_asset"&&N(a,O,P)}function D(a,v){const O=o.get(a.key?.name??
""),b=c.get(a.key?.name??"");O&&(V+=1,Array.isArray(a.value)||N(a,O,"no list")),O&&Array.isArray(a.value)?A(a,O,v):w.has(
a.key?.name??"")?K(a,v):A(a,b&&(0,t().isJsonObject)(a.value)?b:"anything",v)}function K(a,v){A(a,Array.isArray(a.value)?
"some_asset":"anything",v)}function J(a,v){for(const{key:O,value:b,children:P=[]}of a.children??[]){const B=o.get(O?.name??
"");if(!(!B||!Array.isArray(b)))for(const[F,L]of P.entries())(0,t().isJsonObject)(L.value)&&A(L,B,[...v,O?.name??"",F])}}
function N(a,v,O){if(j)return;const b=l(v)?(0,t().withArticle)(v):"an asset";I.add("not-an-asset",a,`expected ${b}, foun\
d ${O}`)}}function l(y){return g().ASSET_TYPES.includes(y)}function d(y){return typeof y=="string"&&i.has(y)}function r(y){
return(0,t().isJsonObject)(y)&&l(y.type)&&!u(y)}function u(y){return Object.keys(y).some(I=>o.has(I)&&Array.isArray(y[I]))}
function S(y){return y===null?"null":`a ${typeof y}`}function x(y){return y===void 0?'an object without a "type"':typeof y!=
"string"?'an object whose "type" is not a string':`an object of type ${JSON.stringify(y.slice(0,40))}`}},"assets/source"(h,p,_,$){
_(h,{Source:()=>m});class m{path;text;#e;#t;constructor(e,t,n=1){this.path=e,this.text=t,this.#e=n}location(e,t=e){const n=this.#n(
e),s=this.#n(Math.max(e,t));return{path:this.path,...n,end_line:s.line,end_column:s.column}}#n(e){const t=this.#t??this.#s();
let n=0;for(let s=t.length;s-n>1;){const o=n+s>>>1;(t[o]??0)<=e?n=o:s=o}return{line:n+this.#e,column:e-(t[n]??0)+1}}#s(){
const e=[0];for(let t=this.text.indexOf(`
`);t!==-1;t=this.text.indexOf(`
`,t+1))e.push(t+1);return this.#t=e,e}}},"assets/stray"(h,p,_,$){let m;const g=()=>m??=p("assets/json");let e;const t=()=>e??=
p("assets/problems");let n;const s=()=>n??=p("assets/source");_(h,{findStrayGenes:()=>w,isJsonPath:()=>o});function o(f){
return/\.jsonl?$/i.test(f)}function w(f,l,d){if(!c(l))return;const r=new(s()).Source(f,l.toString("utf8")),u=i((0,g().readJson)(
r.text,d,new(t()).Problems(r))),[S]=u;if(S)return{rule:"outside-globs",location:r.location(S.start,S.end),detail:u.length===
1?"a Gene":`${u.length} Genes`}}function c(f){return f.includes('"Gene"')||f.includes("\\u00")}function i(f){return f.flatMap(
l=>{const{value:d,children:r=[]}=l;return typeof d=="object"&&d!==null&&!Array.isArray(d)&&d.type==="Gene"?[l]:i(r)})}},
"assets/subject"(h,p,_,$){_(h,{subjectOf:()=>m});function m({type:g,id:e}){return{type:g,id:e}}},"assets/tokens"(h,p,_,$){
let m;const g=()=>m??=p("jsonc-parser");_(h,{describeToken:()=>c,tokenize:()=>o});const e={1:"{",2:"}",3:"[",4:"]",5:",",
6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},t=14,n=15,s={
1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four hexadecimal \
digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function o(i){const f=(0,g().createScanner)(
i,!1);return()=>{let l=f.scan();for(;l===t||l===n;)l=f.scan();const d=e[l]??"unknown",r=f.getTokenValue(),u=s[f.getTokenError()]??
w(d,r);return{kind:d,start:f.getTokenOffset(),end:Math.min(f.getPosition(),i.length),value:r,...u!==void 0&&{fault:u}}}}
function w(i,f){if(i==="comment")return"a comment";if(i==="number"&&!Number.isFinite(Number(f)))return"a number out of r\
ange";if(i==="string"&&new RegExp("\\p{Surrogate}","u").test(f))return"half of a surrogate pair"}function c({kind:i,value:f}){
return i==="end"?"the end of the file":i==="string"||i==="number"||i==="comment"?`a ${i}`:i!=="unknown"?`"${i}"`:JSON.stringify(
f.length>40?`${f.slice(0,40)}\u2026`:f)}},"assets/utf8"(h,p,_,$){_(h,{decodeUtf8:()=>m});function m(e){try{return{text:new TextDecoder(
"utf-8",{fatal:!0}).decode(e),complete:!0}}catch{return{text:g(e),complete:!1}}}function g(e){const t=new TextDecoder("u\
tf-8",{ignoreBOM:!0}).decode(e);let n=0,s=0;for(let o=t.indexOf("\uFFFD");o!==-1;o=t.indexOf("\uFFFD",s)){if(n+=Buffer.byteLength(
t.slice(s,o)),e[n]!==239||e[n+1]!==191||e[n+2]!==189)return t.slice(0,o);n+=3,s=o+1}return t}},"assets/validation"(h,p,_,$){
_(h,{commandsToRun:()=>e,isBlankEntry:()=>g,validationCommands:()=>t});const m=1e3;function g({value:n}){return typeof n==
"string"&&n.trim()===""}function e(n){const s=t(n);return s.kind!=="list"?[]:s.entries.flatMap(o=>typeof o.value=="strin\
g"&&!g(o)?[o.value.trim()]:[])}function t({value:n}){const{validation:s}=n;return s===void 0?{kind:"missing"}:Array.isArray(
s)?s.length>m?{kind:"not_a_list",expected:`a list of at most ${m} strings`}:{kind:"list",entries:s.map((w,c)=>({value:w,
pointer:["validation",c]}))}:{kind:"not_a_list",expected:"a list of strings"}}}};
