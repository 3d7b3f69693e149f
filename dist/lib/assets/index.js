"use strict";module.exports={"assets/applied"(h,d,_,M){let p;const m=()=>p??=d("@evomap/gep-sdk");let e;const t=()=>e??=d("assets/nam\
ing");_(h,{allOtherGenes:()=>o,appliedGenes:()=>s});function s(S,u){const a=new Set(S.flatMap(t().newNamings).map(({gene:A})=>A));
for(const{kind:A,asset:n}of S)A!=="removed"&&n.type==="Gene"&&a.delete(n.id);const l=new Set;return r(S,u).filter(A=>{if(!a.
has(A.id))return!1;const n=(0,m().canonicalize)(A.value);return l.has(n)?!1:(l.add(n),!0)}).map(A=>({kind:"applied",asset:A,
before:A}))}function o(S,u){const a=s(S,u),l=new Set(a.map(({asset:v})=>v.id));return r(S,u).map(v=>({kind:l.has(v.id)?"\
applied":"unchanged",asset:v,before:v}))}function r(S,u){const a=new Set(S.map(({asset:l})=>l));return u.flatMap(({assets:l})=>l).
filter(l=>l.type==="Gene"&&!a.has(l))}},"assets/asset"(h,d,_,M){_(h,{isJsonObject:()=>m,withArticle:()=>p});function p(e){
return`${e.startsWith("E")?"an":"a"} ${e}`}function m(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}},"asset\
s/before"(h,d,_,M){_(h,{markBefore:()=>m});const p=new Set(["not-an-asset","missing-id","duplicate-id","duplicate-copy"]);
function m(t,s,o,r){const S=new Set(o.map(({asset:a})=>a.id)),u=new Map;for(const a of s){const l=e(a,a.location.path);u.
set(l,(u.get(l)??0)+1)}return t.map(a=>{const{rule:l,id:v,location:A}=a,n=e(a,r.get(A.path)??A.path),i=u.get(n)??0;return!p.
has(l)||i===0||v!==void 0&&S.has(v)?a:(u.set(n,i-1),{...a,before:!0})})}function e({rule:t,id:s,detail:o},r){return JSON.
stringify([t,r,s,o.replace(/\d+/g,"#")])}},"assets/clear"(h,d,_,M){_(h,{ambiguousFiles:()=>m});const p=new Set(["file-to\
o-large","file-not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);
function m(e){return new Set(e.filter(({rule:t})=>p.has(t)).map(({location:t})=>t.path))}},"assets/compare"(h,d,_,M){let p;
const m=()=>p??=d("@evomap/gep-sdk");let e;const t=()=>e??=d("assets/file");_(h,{INCOMPLETE:()=>o,UNREAD:()=>s,compareAssets:()=>r,
inOrder:()=>S});const s=new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),o=new Set([...s,"file-not-js\
on","json-too-deep"]);function r({head:n,base:i,untouched:y,renames:x}){const f=[],b=E=>x.get(E)??E;let j=a(n,b),J=a(i,E=>E);
for(const E of u){const R=v(j,J,E);for(const[{asset:w,content:N},$]of R)N!==$.content&&f.push({kind:"modified",asset:w,before:$.
asset});const T=new Set(R.values());j=j.filter(w=>!R.has(w)),J=J.filter(w=>!T.has(w))}const D=new Map([...y,...i].flatMap(
({assets:E})=>E).filter(({value:E})=>(0,t().declaredId)(E)!==void 0).map(E=>[l(E),E]));for(const{asset:E,name:R}of j){const T=D.
get(R);f.push({kind:"added",asset:E,...T&&{before:T}})}const z=new Set(n.filter(A).map(({path:E})=>b(E)));for(const{asset:E,
path:R}of J)z.has(R)||f.push({kind:"removed",asset:E});return S(f)}function S(n){return n.map(i=>({change:i,place:i.asset.
locate()})).sort(({place:i},{place:y})=>i.path===y.path?i.line-y.line||i.column-y.column:i.path<y.path?-1:1).map(({change:i})=>i)}
const u=[({name:n,path:i,content:y})=>[n,i,y],({name:n,path:i})=>[n,i],({name:n,content:i})=>[n,i],({name:n})=>[n]];function a(n,i){
return n.flatMap(({path:y,assets:x})=>x.map(f=>({asset:f,name:l(f),path:i(y),content:(0,m().canonicalize)(f.value)})))}function l({
type:n,value:i}){return`${n} ${(0,t().declaredId)(i)??""}`}function v(n,i,y){const x=new Map;for(const b of i.toReversed()){
const j=JSON.stringify(y(b)),J=x.get(j);J?J.push(b):x.set(j,[b])}const f=new Map;for(const b of n){const j=x.get(JSON.stringify(
y(b)))?.pop();j&&f.set(b,j)}return f}function A({problems:n}){return n.some(({rule:i})=>o.has(i))}},"assets/file"(h,d,_,M){
let p;const m=()=>p??=d("@evomap/gep-sdk");let e;const t=()=>e??=d("rules/not-judged");let s;const o=()=>s??=d("assets/a\
sset");let r;const S=()=>r??=d("assets/json");let u;const a=()=>u??=d("assets/locate");let l;const v=()=>l??=d("assets/p\
roblems");let A;const n=()=>A??=d("assets/shapes");let i;const y=()=>i??=d("assets/source");let x;const f=()=>x??=d("ass\
ets/utf8");_(h,{declaredId:()=>T,readAssetFile:()=>b,tooLargeFile:()=>j,unreadFile:()=>J});function b(w,N,$,P=1){if(N.length>
$.maxBytes)return j(w,N.length,$);const{text:U,complete:W}=(0,f().decodeUtf8)(N),G=new(y()).Source(w,U,P),c=new(v()).Problems(
G);if(!W){const C={start:U.length,end:U.length};return c.add("file-not-utf8",C,"a byte that no UTF-8 text can have here"),
{path:w,assets:[],problems:c.found}}const g=(0,S().readJson)(U,$,c,n().isPlainAsset);g.length===0&&c.found.length===0&&!D(
w)&&c.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const{candidates:O,messages:k}=(0,n().
findCandidates)(g,c),I=O[$.maxAssets];if(I){const C=`more than ${$.maxAssets} assets; the rest is not read`;c.add("too-m\
any",I.node,C)}const F=D(w)||g.length>1,V=O.slice(0,$.maxAssets).map(C=>F?C:{...C,pointer:C.pointer.slice(1)}),L=z(V,G,c),
B=k.map(C=>({value:C.value,location:(0,a().locatePointer)(G,C,[])}));return{path:w,assets:L,problems:c.found,...B.length>
0&&{messages:B}}}function j(w,N,{maxBytes:$}){const P=`${N} bytes, of at most ${$}`;return{path:w,assets:[],problems:[{rule:"\
file-too-large",location:{path:w,line:1,column:1},detail:P}]}}function J(w,N){const $={path:w,line:1,column:1},P=(0,t().
whyNotJudged)(`the file \`${w}\``,N);return{path:w,assets:[],problems:[{rule:"not-judged",location:$,detail:P}]}}function D(w){
return w.toLowerCase().endsWith(".jsonl")}function z(w,N,$){const P=new Map,U=new Map,W=w.map((G,c)=>{const{node:g,pointer:O,
value:k,type:I,envelope:F}=G,V=T(k),L=V??`#${c+1}`,B=P.get(`${I} ${L}`),C=V!==void 0&&B!==void 0&&R(G,B);if(V===void 0){
const K=`${(0,o().withArticle)(I)} without an "id"; it is called ${L} here`;g.cut||$.add("missing-id",g,K,L)}else if(C)U.
set(B,(U.get(B)??1)+1);else if(B){const K=`${I} ${JSON.stringify(L)}, first at ${$.place(B.node.start)}`;$.add("duplicat\
e-id",g,K,L)}else P.set(`${I} ${L}`,G);return{type:I,id:L,path:N.path,value:k,pointer:O,...g.cut&&{cut:!0},...F&&{envelope:F},
...C&&{copy:!0},locate:E(N,g)}});for(const[{node:G,type:c,value:g},O]of U){const k=T(g);$.add("duplicate-copy",G,`${c} ${JSON.
stringify(k)}, ${O} times`,k)}return W}function E(w,N){return($=[],P)=>(0,a().locatePointer)(w,N,$,P)}function R(w,N){const $=P=>!P.
node.cut&&!P.envelope;return $(w)&&$(N)&&(0,m().canonicalize)(w.value)===(0,m().canonicalize)(N.value)}function T({id:w}){
return typeof w=="string"&&w.trim()!==""?w:void 0}},"assets/globs"(h,d,_,M){let p;const m=()=>p??=d("picomatch");_(h,{assetPathTest:()=>t});
const e="**/memory_graph*.jsonl";function t({assets:s}){return(0,m().default)(s.include,{dot:!0,nonegate:!0,ignore:e})}},
"assets/indirections"(h,d,_,M){let p;const m=()=>p??=d("repo/paths");_(h,{findIndirections:()=>e});function e(s,o,r){return o.
flatMap(S=>{const{path:u,kind:a}=S;if(a!=="symlink"&&a!=="submodule")return[];if(a==="symlink"){const v=(0,m().resolveInTree)(
s,u);if(v.kind==="inside"&&v.entry.kind==="directory")return t(u,v.path,o,r);if(r(u)){const A=v.kind==="inside"?{targetPath:v.
path}:{};return[{path:u,detail:`${u} is a symlink`,...A}]}}return r(u)||r(`${u}/genes.json`)?[{path:u,detail:`${u} is a ${a}`}]:
[]})}function t(s,o,r,S){const u=o===""?"":`${o}/`;return r.filter(({path:a})=>a.startsWith(u)&&!S(a)).map(({path:a})=>({
targetPath:a,alias:`${s}/${a.slice(u.length)}`})).filter(({alias:a})=>S(a)).map(({targetPath:a,alias:l})=>({path:s,detail:`${l}\
 is reached through the symlink ${s}`,targetPath:a}))}},"assets/json-grammar"(h,d,_,M){_(h,{BEGINS_VALUE:()=>m,SCALARS:()=>p,
expected:()=>s,isKeyNext:()=>e,isValueNext:()=>t});const p=new Set(["string","number","true","false","null"]),m=new Set(
[...p,"{","[","unknown"]);function e({close:o,next:r}){return o==="}"&&(r==="first"||r==="item")}function t({close:o,next:r}){
return r==="value"||o==="]"&&(r==="first"||r==="item")}function s(o){return o.next==="colon"?'":" after a key':o.next===
"comma"?`"," or "${o.close}"`:e(o)?"a key in double quotes":"a JSON value"}},"assets/limits"(h,d,_,M){_(h,{assetLimits:()=>p});
function p(m){return{maxBytes:m,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},"assets/locate"(h,d,_,M){let p;const m=()=>p??=
d("assets/json");let e;const t=()=>e??=d("assets/problems");let s;const o=()=>s??=d("assets/source");_(h,{locatePointer:()=>r});
function r(n,i,y,x){let f=y.length>0&&i.children===void 0?u(n,i):i;for(const b of y){const j=v(f,b);if(!j)return n.location(
f.start,f.end);f=j}return!x||typeof f.value!="string"?n.location(f.start,f.end):n.location(A(n.text,f,x.start),A(n.text,
f,x.end))}const S=new WeakMap;function u(n,i){const y=S.get(n);if(y?.root===i)return y.node;const x=a(n,i);return S.set(
n,{root:i,node:x}),x}function a({path:n,text:i},{start:y,end:x}){const f={maxDepth:Number.POSITIVE_INFINITY,maxValues:Number.
POSITIVE_INFINITY},b=i.slice(y,x),[j]=(0,m().readJson)(b,f,new(t()).Problems(new(o()).Source(n,b)));return j===void 0?{value:null,
start:y,end:x}:l(y,j)}function l(n,i){return{...i,start:i.start+n,end:i.end+n,...i.children&&{children:i.children.map(y=>l(
n,y))}}}function v({value:n,children:i},y){return Array.isArray(n)?typeof y=="number"?i?.[y]:void 0:i?.findLast(({key:x})=>x?.
name===y)}function A(n,{start:i,end:y},x){const f=y-1;let b=i+1;for(let j=0;j<x&&b<f;j+=1)n[b]!=="\\"?b+=1:b+=n[b+1]==="\
u"?6:2;return Math.min(b,f)}},"assets/message"(h,d,_,M){let p;const m=()=>p??=d("assets/asset");_(h,{PROTOCOL:()=>e,carriesAssets:()=>o,
isMessage:()=>s,payloadOf:()=>r,senderOf:()=>S});const e="gep-a2a",t=new Set(["publish","report","fetch"]);function s(u){
return(0,m().isJsonObject)(u)&&u.protocol===e}function o({message_type:u}){return t.has(u)}function r({payload:u}){return(0,m().
isJsonObject)(u)?u:{}}function S({sender_id:u}){return typeof u=="string"&&u.trim()!==""?u:void 0}},"assets/naming"(h,d,_,M){
_(h,{namings:()=>m,newNamings:()=>p});function p({kind:e,asset:t,before:s}){if(e!=="added"&&e!=="modified")return[];const o=new Set(
e==="modified"&&s?m(s).map(({gene:r})=>r):[]);return m(t).filter(({gene:r})=>!o.has(r))}function m(e){const{gene:t,genes_used:s}=e.
value;return e.type==="Capsule"?typeof t=="string"?[{by:e,gene:t,pointer:["gene"]}]:[]:e.type!=="EvolutionEvent"||!Array.
isArray(s)?[]:s.flatMap((o,r)=>typeof o=="string"?[{by:e,gene:o,pointer:["genes_used",r]}]:[])}},"assets/pointer"(h,d,_,M){
_(h,{pointerText:()=>p});function p(m){return m.map(e=>`/${String(e).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}},
"assets/problems"(h,d,_,M){_(h,{Problems:()=>m});const p=100;class m{found=[];#e;constructor(t){this.#e=t}get full(){return this.
found.length>p}place(t){const{line:s,column:o}=this.#e.location(t);return`line ${s}, column ${o}`}add(t,{start:s,end:o},r,S){
if(this.full)return;const u=this.#e.location(s,o);this.found.push(this.found.length<p?{rule:t,location:u,detail:r,...S!==
void 0&&{id:S}}:{rule:"too-many",location:u,detail:`more than ${p} problems; the rest is not listed`})}}},"assets/shapes"(h,d,_,M){
let p;const m=()=>p??=d("model/asset-types");let e;const t=()=>e??=d("assets/asset");let s;const o=()=>s??=d("assets/mes\
sage");_(h,{findCandidates:()=>l,hasAssetLists:()=>i,isAssetType:()=>v,isCompanion:()=>A,isPlainAsset:()=>n});const r=new Map(
Object.entries({genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"\
ValidationReport",mutations:"Mutation"})),S=new Set(["assets","results"]),u=new Map(Object.entries({gene:"Gene",capsule:"\
Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"Mutation"})),
a=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function l(f,b){const j=[],J=[];let D,z=0,E=!1;for(const[
c,g]of f.entries())E||=g.cut===!0,T(g,"some_asset",[c]);return{candidates:j,messages:J};function R(c,g,O,k){j.push({node:c,
pointer:g,value:O,type:k,...D&&{envelope:D}})}function T(c,g,O){Array.isArray(c.value)?w(c,g,O):(0,t().isJsonObject)(c.value)?
N(c,c.value,g,O):g!=="anything"&&G(c,g,y(c.value))}function w({children:c=[]},g,O){for(const[k,I]of c.entries())T(I,g,[...O,
k])}function N(c,g,O,k){const{type:I}=g;v(I)?(R(c,k,g,I),W(c,k)):A(I)?W(c,k):$(c,g,O,k)}function $(c,g,O,k){const I=x(g.
type),F=v(O)?O:Array.isArray(g.validation)?"Gene":void 0;if(F){G(c,O,`${I}; it is audited as ${(0,t().withArticle)(F)}`),
R(c,k,g,F),W(c,k);return}const V=D,L=(0,o().isMessage)(g);L&&(J.push(c),D=g);const B=j.length+z;for(const K of c.children??
[])P(K,[...k,K.key?.name??""]);D=V,j.length+z===B&&!L&&O==="some_asset"&&G(c,O,I)}function P(c,g){const O=r.get(c.key?.name??
""),k=u.get(c.key?.name??"");O&&(z+=1,Array.isArray(c.value)||G(c,O,"no list")),O&&Array.isArray(c.value)?T(c,O,g):S.has(
c.key?.name??"")?U(c,g):T(c,k&&(0,t().isJsonObject)(c.value)?k:"anything",g)}function U(c,g){T(c,Array.isArray(c.value)?
"some_asset":"anything",g)}function W(c,g){for(const{key:O,value:k,children:I=[]}of c.children??[]){const F=r.get(O?.name??
"");if(!(!F||!Array.isArray(k)))for(const[V,L]of I.entries())(0,t().isJsonObject)(L.value)&&T(L,F,[...g,O?.name??"",V])}}
function G(c,g,O){if(E)return;const k=v(g)?(0,t().withArticle)(g):"an asset";b.add("not-an-asset",c,`expected ${k}, foun\
d ${O}`)}}function v(f){return m().ASSET_TYPES.includes(f)}function A(f){return typeof f=="string"&&a.has(f)}function n(f){
return(0,t().isJsonObject)(f)&&v(f.type)&&!i(f)}function i(f){return Object.keys(f).some(b=>r.has(b)&&Array.isArray(f[b]))}
function y(f){return f===null?"null":`a ${typeof f}`}function x(f){return f===void 0?'an object without a "type"':typeof f!=
"string"?'an object whose "type" is not a string':`an object of type ${JSON.stringify(f.slice(0,40))}`}},"assets/source"(h,d,_,M){
_(h,{Source:()=>p});class p{path;text;#e;#t;constructor(e,t,s=1){this.path=e,this.text=t,this.#e=s}location(e,t=e){const s=this.#n(
e),o=this.#n(Math.max(e,t));return{path:this.path,...s,end_line:o.line,end_column:o.column}}#n(e){const t=this.#t??this.#s();
let s=0;for(let o=t.length;o-s>1;){const r=s+o>>>1;(t[r]??0)<=e?s=r:o=r}return{line:s+this.#e,column:e-(t[s]??0)+1}}#s(){
const e=[0];for(let t=this.text.indexOf(`
`);t!==-1;t=this.text.indexOf(`
`,t+1))e.push(t+1);return this.#t=e,e}}},"assets/stray"(h,d,_,M){let p;const m=()=>p??=d("assets/json");let e;const t=()=>e??=
d("assets/problems");let s;const o=()=>s??=d("assets/source");_(h,{findStrayGenes:()=>S,isJsonPath:()=>r});function r(l){
return/\.jsonl?$/i.test(l)}function S(l,v,A){if(!u(v))return;const n=new(o()).Source(l,v.toString("utf8")),i=a((0,m().readJson)(
n.text,A,new(t()).Problems(n))),[y]=i;if(y)return{rule:"outside-globs",location:n.location(y.start,y.end),detail:i.length===
1?"a Gene":`${i.length} Genes`}}function u(l){return l.includes('"Gene"')||l.includes("\\u00")}function a(l){return l.flatMap(
v=>{const{value:A,children:n=[]}=v;return typeof A=="object"&&A!==null&&!Array.isArray(A)&&A.type==="Gene"?[v]:a(n)})}},
"assets/subject"(h,d,_,M){_(h,{subjectOf:()=>p});function p({type:m,id:e}){return{type:m,id:e}}},"assets/tokens"(h,d,_,M){
let p;const m=()=>p??=d("jsonc-parser");_(h,{describeToken:()=>u,tokenize:()=>r});const e={1:"{",2:"}",3:"[",4:"]",5:",",
6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},t=14,s=15,o={
1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four hexadecimal \
digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function r(a){const l=(0,m().createScanner)(
a,!1);return()=>{let v=l.scan();for(;v===t||v===s;)v=l.scan();const A=e[v]??"unknown",n=l.getTokenValue(),i=o[l.getTokenError()]??
S(A,n);return{kind:A,start:l.getTokenOffset(),end:Math.min(l.getPosition(),a.length),value:n,...i!==void 0&&{fault:i}}}}
function S(a,l){if(a==="comment")return"a comment";if(a==="number"&&!Number.isFinite(Number(l)))return"a number out of r\
ange";if(a==="string"&&new RegExp("\\p{Surrogate}","u").test(l))return"half of a surrogate pair"}function u({kind:a,value:l}){
return a==="end"?"the end of the file":a==="string"||a==="number"||a==="comment"?`a ${a}`:a!=="unknown"?`"${a}"`:JSON.stringify(
l.length>40?`${l.slice(0,40)}\u2026`:l)}},"assets/utf8"(h,d,_,M){_(h,{decodeUtf8:()=>p});function p(e){try{return{text:new TextDecoder(
"utf-8",{fatal:!0}).decode(e),complete:!0}}catch{return{text:m(e),complete:!1}}}function m(e){const t=new TextDecoder("u\
tf-8",{ignoreBOM:!0}).decode(e);let s=0,o=0;for(let r=t.indexOf("\uFFFD");r!==-1;r=t.indexOf("\uFFFD",o)){if(s+=Buffer.byteLength(
t.slice(o,r)),e[s]!==239||e[s+1]!==191||e[s+2]!==189)return t.slice(0,r);s+=3,o=r+1}return t}},"assets/validation"(h,d,_,M){
_(h,{commandsToRun:()=>e,isBlankEntry:()=>m,validationCommands:()=>t});const p=1e3;function m({value:s}){return typeof s==
"string"&&s.trim()===""}function e(s){const o=t(s);return o.kind!=="list"?[]:o.entries.flatMap(r=>typeof r.value=="strin\
g"&&!m(r)?[r.value.trim()]:[])}function t({value:s}){const{validation:o}=s;return o===void 0?{kind:"missing"}:Array.isArray(
o)?o.length>p?{kind:"not_a_list",expected:`a list of at most ${p} strings`}:{kind:"list",entries:o.map((S,u)=>({value:S,
pointer:["validation",u]}))}:{kind:"not_a_list",expected:"a list of strings"}}}};
