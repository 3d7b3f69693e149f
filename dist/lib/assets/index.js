"use strict";module.exports={"assets/applied"(_,p,y,I){let m;const g=()=>m??=p("@evomap/gep-sdk");let t;const e=()=>t??=p("assets/nam\
ing");y(_,{allOtherGenes:()=>n,appliedGenes:()=>s});function s(v,u){const r=new Set(v.flatMap(e().newNamings).map(({gene:b})=>b));
for(const{kind:b,asset:i}of v)b!=="removed"&&i.type==="Gene"&&r.delete(i.id);const d=new Set;return c(v,u).filter(b=>{if(!r.
has(b.id))return!1;const i=(0,g().canonicalize)(b.value);return d.has(i)?!1:(d.add(i),!0)}).map(b=>({kind:"applied",asset:b,
before:b}))}function n(v,u){const r=s(v,u),d=new Set(r.map(({asset:w})=>w.id));return c(v,u).map(w=>({kind:d.has(w.id)?"\
applied":"unchanged",asset:w,before:w}))}function c(v,u){const r=new Set(v.map(({asset:d})=>d));return u.flatMap(({assets:d})=>d).
filter(d=>d.type==="Gene"&&!r.has(d))}},"assets/asset"(_,p,y,I){y(_,{isJsonObject:()=>g,withArticle:()=>m});function m(t){
return`${t.startsWith("E")?"an":"a"} ${t}`}function g(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}},"asset\
s/before"(_,p,y,I){y(_,{markBefore:()=>g});const m=new Set(["not-an-asset","missing-id","duplicate-id","duplicate-copy"]);
function g(e,s,n,c){const v=new Set(n.map(({asset:r})=>r.id)),u=new Map;for(const r of s){const d=t(r,r.location.path);u.
set(d,(u.get(d)??0)+1)}return e.map(r=>{const{rule:d,id:w,location:b}=r,i=t(r,c.get(b.path)??b.path),l=u.get(i)??0;return!m.
has(d)||l===0||w!==void 0&&v.has(w)?r:(u.set(i,l-1),{...r,before:!0})})}function t({rule:e,id:s,detail:n},c){return JSON.
stringify([e,c,s,n.replace(/\d+/g,"#")])}},"assets/clear"(_,p,y,I){y(_,{ambiguousFiles:()=>g});const m=new Set(["file-to\
o-large","file-not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);
function g(t){return new Set(t.filter(({rule:e})=>m.has(e)).map(({location:e})=>e.path))}},"assets/compare"(_,p,y,I){let m;
const g=()=>m??=p("@evomap/gep-sdk");let t;const e=()=>t??=p("assets/file");y(_,{INCOMPLETE:()=>n,UNREAD:()=>s,compareAssets:()=>c,
inOrder:()=>v,isIncomplete:()=>b});const s=new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),n=new Set(
[...s,"file-not-json","json-too-deep"]);function c({head:i,base:l,untouched:o,renames:h}){const A=[],O=$=>h.get($)??$;let a=r(
i,O),x=r(l,$=>$);for(const $ of u){const J=w(a,x,$);for(const[{asset:z,content:B},M]of J)B!==M.content&&A.push({kind:"mo\
dified",asset:z,before:M.asset});const W=new Set(J.values());a=a.filter(z=>!J.has(z)),x=x.filter(z=>!W.has(z))}const C=new Map(
[...o,...l].flatMap(({assets:$})=>$).filter(({value:$})=>(0,e().declaredId)($)!==void 0).map($=>[d($),$]));for(const{asset:$,
name:J}of a){const W=C.get(J);A.push({kind:"added",asset:$,...W&&{before:W}})}const U=new Set(i.filter(b).map(({path:$})=>O(
$)));for(const{asset:$,path:J}of x)U.has(J)||A.push({kind:"removed",asset:$});return v(A)}function v(i){return i.map(l=>({
change:l,place:l.asset.locate()})).sort(({place:l},{place:o})=>l.path===o.path?l.line-o.line||l.column-o.column:l.path<o.
path?-1:1).map(({change:l})=>l)}const u=[({name:i,path:l,content:o})=>[i,l,o],({name:i,path:l})=>[i,l],({name:i,content:l})=>[
i,l],({name:i})=>[i]];function r(i,l){return i.flatMap(({path:o,assets:h})=>h.map(A=>({asset:A,name:d(A),path:l(o),content:(0,g().
canonicalize)(A.value)})))}function d({type:i,value:l}){return`${i} ${(0,e().declaredId)(l)??""}`}function w(i,l,o){const h=new Map;
for(const O of l.toReversed()){const a=JSON.stringify(o(O)),x=h.get(a);x?x.push(O):h.set(a,[O])}const A=new Map;for(const O of i){
const a=h.get(JSON.stringify(o(O)))?.pop();a&&A.set(O,a)}return A}function b({problems:i}){return i.some(({rule:l})=>n.has(
l))}},"assets/file"(_,p,y,I){let m;const g=()=>m??=p("@evomap/gep-sdk");let t;const e=()=>t??=p("rules/not-judged");let s;
const n=()=>s??=p("assets/asset");let c;const v=()=>c??=p("assets/json");let u;const r=()=>u??=p("assets/locate");let d;
const w=()=>d??=p("assets/problems");let b;const i=()=>b??=p("assets/shapes");let l;const o=()=>l??=p("assets/source");let h;
const A=()=>h??=p("assets/utf8");y(_,{declaredId:()=>B,readAssetFile:()=>O,tooLargeFile:()=>C,unreadFile:()=>U});function O(M,T,k,P=1){
if(T.length>k.maxBytes)return C(M,T.length,k);const{text:L,complete:K}=(0,A().decodeUtf8)(T),R=new(o()).Source(M,L,P),f=new(w()).
Problems(R);if(!K){const G={start:L.length,end:L.length};return f.add("file-not-utf8",G,"a byte that no UTF-8 text can h\
ave here"),{path:M,assets:[],problems:f.found}}const S=(0,v().readJson)(L,k,f,i().isPlainAsset);S.length===0&&f.found.length===
0&&!$(M)&&f.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const{candidates:j,messages:E}=(0,i().
findCandidates)(S,f),N=j[k.maxAssets];if(N){const G=`more than ${k.maxAssets} assets; the rest is not read`;f.add("too-m\
any",N.node,G)}const F=$(M)||S.length>1,H=j.slice(0,k.maxAssets).map(G=>F?G:{...G,pointer:G.pointer.slice(1)}),V=J(H,R,f),
D=E.map(G=>({value:G.value,location:(0,r().locatePointer)(R,G,[])}));return{path:M,assets:V,problems:f.found,...$(M)&&T[0]!==
a&&x(S,R)&&{lines:!0},...D.length>0&&{messages:D}}}const a=239;function x(M,T){const k=M.map(({start:P,end:L})=>T.location(
P,L));return k.every(({line:P,end_line:L})=>P===L)&&new Set(k.map(({line:P})=>P)).size===k.length}function C(M,T,{maxBytes:k}){
const P=`${T} bytes, of at most ${k}`;return{path:M,assets:[],problems:[{rule:"file-too-large",location:{path:M,line:1,column:1},
detail:P}]}}function U(M,T){const k={path:M,line:1,column:1},P=(0,e().whyNotJudged)(`the file \`${M}\``,T);return{path:M,
assets:[],problems:[{rule:"not-judged",location:k,detail:P}]}}function $(M){return M.toLowerCase().endsWith(".jsonl")}function J(M,T,k){
const P=new Map,L=new Map,K=M.map((R,f)=>{const{node:S,pointer:j,value:E,type:N,envelope:F,wrappers:H}=R,V=B(E),D=V??`#${f+
1}`,G=P.get(`${N} ${D}`),Q=V!==void 0&&G!==void 0&&z(R,G);if(V===void 0){const X=`${(0,n().withArticle)(N)} without an "\
id"; it is called ${D} here`;S.cut||k.add("missing-id",S,X,D)}else if(Q)L.set(G,(L.get(G)??1)+1);else if(G){const X=`${N}\
 ${JSON.stringify(D)}, first at ${k.place(G.node.start)}`;k.add("duplicate-id",S,X,D)}else P.set(`${N} ${D}`,R);return{type:N,
id:D,path:T.path,value:E,pointer:j,...S.cut&&{cut:!0},...F&&{envelope:F},...H&&{wrappers:H},...Q&&{copy:!0},...W(T,S)}});
for(const[{node:R,type:f,value:S},j]of L){const E=B(S);k.add("duplicate-copy",R,`${f} ${JSON.stringify(E)}, ${j} times`,
E)}return K}function W(M,T){return{locate:(k=[],P)=>(0,r().locatePointer)(M,T,k,P),text:()=>M.text.slice(T.start,T.end)}}
function z(M,T){const k=L=>!L.node.cut&&!L.envelope,P=({value:L,wrappers:K=[]})=>(0,g().canonicalize)([L,...K]);return k(
M)&&k(T)&&P(M)===P(T)}function B({id:M}){return typeof M=="string"&&M.trim()!==""?M:void 0}},"assets/globs"(_,p,y,I){let m;
const g=()=>m??=p("picomatch");y(_,{assetPathTest:()=>e});const t="**/memory_graph*.jsonl";function e({assets:s}){return(0,g().
default)(s.include,{dot:!0,nonegate:!0,ignore:t})}},"assets/indirections"(_,p,y,I){let m;const g=()=>m??=p("repo/paths");
y(_,{findIndirections:()=>t});function t(s,n,c){return n.flatMap(v=>{const{path:u,kind:r}=v;if(r!=="symlink"&&r!=="submo\
dule")return[];if(r==="symlink"){const w=(0,g().resolveInTree)(s,u);if(w.kind==="inside"&&w.entry.kind==="directory")return e(
u,w.path,n,c);if(c(u)){const b=w.kind==="inside"?{targetPath:w.path}:{};return[{path:u,detail:`${u} is a symlink`,...b}]}}
return c(u)||c(`${u}/genes.json`)?[{path:u,detail:`${u} is a ${r}`}]:[]})}function e(s,n,c,v){const u=n===""?"":`${n}/`;
return c.filter(({path:r})=>r.startsWith(u)&&!v(r)).map(({path:r})=>({targetPath:r,alias:`${s}/${r.slice(u.length)}`})).
filter(({alias:r})=>v(r)).map(({targetPath:r,alias:d})=>({path:s,detail:`${d} is reached through the symlink ${s}`,targetPath:r}))}},
"assets/json-grammar"(_,p,y,I){y(_,{BEGINS_VALUE:()=>g,SCALARS:()=>m,expected:()=>s,isKeyNext:()=>t,isValueNext:()=>e});
const m=new Set(["string","number","true","false","null"]),g=new Set([...m,"{","[","unknown"]);function t({close:n,next:c}){
return n==="}"&&(c==="first"||c==="item")}function e({close:n,next:c}){return c==="value"||n==="]"&&(c==="first"||c==="i\
tem")}function s(n){return n.next==="colon"?'":" after a key':n.next==="comma"?`"," or "${n.close}"`:t(n)?"a key in doub\
le quotes":"a JSON value"}},"assets/limits"(_,p,y,I){y(_,{AGAIN:()=>m,assetLimits:()=>g});const m={maxDepth:64,maxValues:Number.
POSITIVE_INFINITY};function g(t){return{maxBytes:t,maxDepth:m.maxDepth,maxValues:1e6,maxAssets:5e4}}},"assets/locate"(_,p,y,I){
let m;const g=()=>m??=p("assets/json");let t;const e=()=>t??=p("assets/limits");let s;const n=()=>s??=p("assets/problems");
let c;const v=()=>c??=p("assets/source");y(_,{locatePointer:()=>u});function u(o,h,A,O){let a=A.length>0&&h.children===void 0?
d(o,h):h;for(const x of A){const C=i(a,x);if(!C)return o.location(a.start,a.end);a=C}return!O||typeof a.value!="string"?
o.location(a.start,a.end):o.location(l(o.text,a,O.start),l(o.text,a,O.end))}const r=new WeakMap;function d(o,h){const A=r.
get(o);if(A?.root===h)return A.node;const O=w(o,h);return r.set(o,{root:h,node:O}),O}function w({path:o,text:h},{start:A,
end:O}){const a=h.slice(A,O),[x]=(0,g().readJson)(a,e().AGAIN,new(n()).Problems(new(v()).Source(o,a)));return x===void 0?
{value:null,start:A,end:O}:b(A,x)}function b(o,h){return{...h,start:h.start+o,end:h.end+o,...h.children&&{children:h.children.
map(A=>b(o,A))}}}function i({value:o,children:h},A){return Array.isArray(o)?typeof A=="number"?h?.[A]:void 0:h?.findLast(
({key:O})=>O?.name===A)}function l(o,{start:h,end:A},O){const a=A-1;let x=h+1;for(let C=0;C<O&&x<a;C+=1)o[x]!=="\\"?x+=1:
x+=o[x+1]==="u"?6:2;return Math.min(x,a)}},"assets/message"(_,p,y,I){let m;const g=()=>m??=p("assets/asset");y(_,{PROTOCOL:()=>t,
carriesAssets:()=>n,isMessage:()=>s,payloadOf:()=>c,senderOf:()=>v});const t="gep-a2a",e=new Set(["publish","report","fe\
tch"]);function s(u){return(0,g().isJsonObject)(u)&&u.protocol===t}function n({message_type:u}){return e.has(u)}function c({
payload:u}){return(0,g().isJsonObject)(u)?u:{}}function v({sender_id:u}){return typeof u=="string"&&u.trim()!==""?u:void 0}},
"assets/naming"(_,p,y,I){y(_,{namings:()=>g,newNamings:()=>m});function m({kind:t,asset:e,before:s}){if(t!=="added"&&t!==
"modified")return[];const n=new Set(t==="modified"&&s?g(s).map(({gene:c})=>c):[]);return g(e).filter(({gene:c})=>!n.has(
c))}function g(t){const{gene:e,genes_used:s}=t.value;return t.type==="Capsule"?typeof e=="string"?[{by:t,gene:e,pointer:[
"gene"]}]:[]:t.type!=="EvolutionEvent"||!Array.isArray(s)?[]:s.flatMap((n,c)=>typeof n=="string"?[{by:t,gene:n,pointer:[
"genes_used",c]}]:[])}},"assets/overrides"(_,p,y,I){let m;const g=()=>m??=p("assets/compare");let t;const e=()=>t??=p("a\
ssets/file");y(_,{effectiveFiles:()=>v,only:()=>r,overrideProblem:()=>b});const s=[["genes","Gene"],["capsules","Capsule"]];
function n(i){const l=new Map(i.map(o=>[o.path,o]));return i.flatMap(o=>s.flatMap(([h,A])=>{const a=o.path===`${h}.json`||
o.path.endsWith(`/${h}.json`)?l.get(`${o.path}l`):void 0;if(!a?.lines||(0,g().isIncomplete)(a))return[];const x=new Set(
a.assets.flatMap(U=>c(U,A)?U.id:[])),C=o.assets.filter(({type:U,id:$,value:J})=>U===A&&(0,e().declaredId)(J)!==void 0&&x.
has($));return C.length>0?[{file:o,assets:C,by:a}]:[]}))}function c({type:i,value:l,pointer:o},h){return i===h&&l.type===
h&&(0,e().declaredId)(l)!==void 0&&o.length===1}function v({head:i,base:l,untouched:o}){const h=n([...o,...i]),A=u(h),O=u(
n([...o,...l]));return{head:[...r(i,A),...d(o,a=>A(a)&&!O(a))],base:[...r(l,O),...d(o,a=>O(a)&&!A(a))],untouched:r(o,a=>A(
a)&&O(a)),overrides:h,atHead:A,atBase:O}}function u(i){const l=new Set(i.flatMap(({assets:o})=>o));return o=>!l.has(o)}function r(i,l){
return i.map(o=>({...o,assets:o.assets.filter(l)}))}function d(i,l){return r(i,l).flatMap(({path:o,assets:h})=>h.length>
0?[{path:o,assets:h,problems:[]}]:[])}const w=5;function b({file:i,assets:l,by:o}){const[h]=l,A=l.map(({id:x})=>JSON.stringify(
x)),O=A.length-w,a=[...A.slice(0,w),...O>0?[`${O} more`]:[]].join(", ");return{rule:"asset-overridden",location:h?.locate()??
{path:i.path,line:1,column:1},detail:`${a} of \`${i.path}\`, also in \`${o.path}\``,...h&&l.length===1&&{id:h.id}}}},"as\
sets/pointer"(_,p,y,I){y(_,{pointerText:()=>m});function m(g){return g.map(t=>`/${String(t).replaceAll("~","~0").replaceAll(
"/","~1")}`).join("")}},"assets/problems"(_,p,y,I){y(_,{Problems:()=>g});const m=100;class g{found=[];#t;constructor(e){
this.#t=e}get full(){return this.found.length>m}place(e){const{line:s,column:n}=this.#t.location(e);return`line ${s}, co\
lumn ${n}`}add(e,{start:s,end:n},c,v){if(this.full)return;const u=this.#t.location(s,n);this.found.push(this.found.length<
m?{rule:e,location:u,detail:c,...v!==void 0&&{id:v}}:{rule:"too-many",location:u,detail:`more than ${m} problems; the re\
st is not listed`})}}},"assets/shapes"(_,p,y,I){let m;const g=()=>m??=p("model/asset-types");let t;const e=()=>t??=p("as\
sets/asset");let s;const n=()=>s??=p("assets/message");let c;const v=()=>c??=p("assets/wrapper");y(_,{findCandidates:()=>b,
hasAssetLists:()=>h,isAssetType:()=>i,isCompanion:()=>l,isPlainAsset:()=>o});const u=new Map(Object.entries({genes:"Gene",
capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"ValidationReport",mutations:"\
Mutation"})),r=new Set(["assets","results"]),d=new Map(Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEve\
nt",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"Mutation"})),w=new Set(["Personality\
State","MemoryGraphEvent","Selector","Task"]);function b(a,x){const C=[],U=[];let $,J=0,W=!1;for(const[f,S]of a.entries())
W||=S.cut===!0,B(S,"some_asset",[f]);return{candidates:C,messages:U};function z(f,S,j,E){const N={node:f,pointer:S,value:j,
type:E,...$&&{envelope:$}};return C.push(N),N}function B(f,S,j){if((0,e().isJsonObject)(f.value))return T(f,f.value,S,j);
Array.isArray(f.value)?M(f,S,j):S!=="anything"&&R(f,S,A(f.value))}function M({children:f=[]},S,j){for(const[E,N]of f.entries())
B(N,S,[...j,E])}function T(f,S,j,E){const{type:N}=S;if(!i(N)&&!l(N))return k(f,S,j,E);const F=i(N)?z(f,E,S,N):void 0;return K(
f,E),F}function k(f,S,j,E){const N=O(S.type),F=i(j)?j:Array.isArray(S.validation)?"Gene":void 0;if(F){R(f,j,`${N}; it is\
 audited as ${(0,e().withArticle)(F)}`);const Y=z(f,E,S,F);return K(f,E),Y}const H=$,V=(0,n().isMessage)(S);V&&(U.push(f),
$=S);const D=C.length+J,G=(f.children??[]).flatMap(Y=>{const q=Y.key?.name??"",tt=P(Y,[...E,q]);return tt?[{key:q,asset:tt}]:
[]});$=H,C.length+J===D&&!V&&j==="some_asset"&&R(f,j,N);const X=(0,v().described)(G),Z=(0,v().statementsIn)(S);if(Z)for(const Y of X)
Y.wrappers=[...Y.wrappers??[],Z];return X.length===1?X[0]:void 0}function P(f,S){const j=u.get(f.key?.name??""),E=d.get(
f.key?.name??"");return j&&(J+=1,Array.isArray(f.value)||R(f,j,"no list")),j&&Array.isArray(f.value)?B(f,j,S):r.has(f.key?.
name??"")?L(f,S):B(f,E&&(0,e().isJsonObject)(f.value)?E:"anything",S)}function L(f,S){return B(f,Array.isArray(f.value)?
"some_asset":"anything",S)}function K(f,S){for(const{key:j,value:E,children:N=[]}of f.children??[]){const F=u.get(j?.name??
"");if(!(!F||!Array.isArray(E)))for(const[H,V]of N.entries())(0,e().isJsonObject)(V.value)&&B(V,F,[...S,j?.name??"",H])}}
function R(f,S,j){if(W)return;const E=i(S)?(0,e().withArticle)(S):"an asset";x.add("not-an-asset",f,`expected ${E}, foun\
d ${j}`)}}function i(a){return g().ASSET_TYPES.includes(a)}function l(a){return typeof a=="string"&&w.has(a)}function o(a){
return(0,e().isJsonObject)(a)&&i(a.type)&&!h(a)}function h(a){return Object.keys(a).some(x=>u.has(x)&&Array.isArray(a[x]))}
function A(a){return a===null?"null":`a ${typeof a}`}function O(a){return a===void 0?'an object without a "type"':typeof a!=
"string"?'an object whose "type" is not a string':`an object of type ${JSON.stringify(a.slice(0,40))}`}},"assets/source"(_,p,y,I){
y(_,{Source:()=>m});class m{path;text;#t;#e;constructor(t,e,s=1){this.path=t,this.text=e,this.#t=s}location(t,e=t){const s=this.#n(
t),n=this.#n(Math.max(t,e));return{path:this.path,...s,end_line:n.line,end_column:n.column}}#n(t){const e=this.#e??this.#s();
let s=0;for(let n=e.length;n-s>1;){const c=s+n>>>1;(e[c]??0)<=t?s=c:n=c}return{line:s+this.#t,column:t-(e[s]??0)+1}}#s(){
const t=[0];for(let e=this.text.indexOf(`
`);e!==-1;e=this.text.indexOf(`
`,e+1))t.push(e+1);return this.#e=t,t}}},"assets/stray"(_,p,y,I){let m;const g=()=>m??=p("assets/json");let t;const e=()=>t??=
p("assets/problems");let s;const n=()=>s??=p("assets/source");y(_,{findStrayGenes:()=>v,isJsonPath:()=>c});function c(d){
return/\.jsonl?$/i.test(d)}function v(d,w,b){if(!u(w))return;const i=new(n()).Source(d,w.toString("utf8")),l=r((0,g().readJson)(
i.text,b,new(e()).Problems(i))),[o]=l;if(o)return{rule:"outside-globs",location:i.location(o.start,o.end),detail:l.length===
1?"a Gene":`${l.length} Genes`}}function u(d){return d.includes('"Gene"')||d.includes("\\u00")}function r(d){return d.flatMap(
w=>{const{value:b,children:i=[]}=w;return typeof b=="object"&&b!==null&&!Array.isArray(b)&&b.type==="Gene"?[w]:r(i)})}},
"assets/subject"(_,p,y,I){y(_,{subjectOf:()=>m});function m({type:g,id:t}){return{type:g,id:t}}},"assets/tokens"(_,p,y,I){
let m;const g=()=>m??=p("jsonc-parser");y(_,{describeToken:()=>u,tokenize:()=>c});const t={1:"{",2:"}",3:"[",4:"]",5:",",
6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},e=14,s=15,n={
1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four hexadecimal \
digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function c(r){const d=(0,g().createScanner)(
r,!1);return()=>{let w=d.scan();for(;w===e||w===s;)w=d.scan();const b=t[w]??"unknown",i=d.getTokenValue(),l=n[d.getTokenError()]??
v(b,i);return{kind:b,start:d.getTokenOffset(),end:Math.min(d.getPosition(),r.length),value:i,...l!==void 0&&{fault:l}}}}
function v(r,d){if(r==="comment")return"a comment";if(r==="number"&&!Number.isFinite(Number(d)))return"a number out of r\
ange";if(r==="string"&&new RegExp("\\p{Surrogate}","u").test(d))return"half of a surrogate pair"}function u({kind:r,value:d}){
return r==="end"?"the end of the file":r==="string"||r==="number"||r==="comment"?`a ${r}`:r!=="unknown"?`"${r}"`:JSON.stringify(
d.length>40?`${d.slice(0,40)}\u2026`:d)}},"assets/utf8"(_,p,y,I){y(_,{decodeUtf8:()=>m});function m(t){try{return{text:new TextDecoder(
"utf-8",{fatal:!0}).decode(t),complete:!0}}catch{return{text:g(t),complete:!1}}}function g(t){const e=new TextDecoder("u\
tf-8",{ignoreBOM:!0}).decode(t);let s=0,n=0;for(let c=e.indexOf("\uFFFD");c!==-1;c=e.indexOf("\uFFFD",n)){if(s+=Buffer.byteLength(
e.slice(n,c)),t[s]!==239||t[s+1]!==191||t[s+2]!==189)return e.slice(0,c);s+=3,n=c+1}return e}},"assets/validation"(_,p,y,I){
y(_,{commandsToRun:()=>t,isBlankEntry:()=>g,validationCommands:()=>e});const m=1e3;function g({value:s}){return typeof s==
"string"&&s.trim()===""}function t(s){const n=e(s);return n.kind!=="list"?[]:n.entries.flatMap(c=>typeof c.value=="strin\
g"&&!g(c)?[c.value.trim()]:[])}function e({value:s}){const{validation:n}=s;return n===void 0?{kind:"missing"}:Array.isArray(
n)?n.length>m?{kind:"not_a_list",expected:`a list of at most ${m} strings`}:{kind:"list",entries:n.map((v,u)=>({value:v,
pointer:["validation",u]}))}:{kind:"not_a_list",expected:"a list of strings"}}},"assets/wrapper"(_,p,y,I){y(_,{described:()=>t,
statementsIn:()=>e});const m=new Set(["payload","asset"]),g=["type","asset_type","asset_id","content_hash","local_id","t\
arget_asset_id","target_local_id"];function t(s){const n=s.filter(({key:v})=>m.has(v));return(n.length===0&&s.length===1?
s:n).map(({asset:v})=>v)}function e(s){const n={};for(const c of g){const v=s[c];v!=null&&(n[c]=v)}return Object.keys(n).
length>0?n:void 0}}};
