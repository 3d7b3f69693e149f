"use strict";exports.id=1752,exports.ids=[1752],exports.modules={70237:function(U,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.collectAssets=f,w.requireChangeSize=o;function j(){const t=m(41895);return j=function(){return t},t}function P(){const t=m(
32854);return P=function(){return t},t}function N(){const t=m(56548);return N=function(){return t},t}function I(){const t=m(
78114);return I=function(){return t},t}function $(){const t=m(30610);return $=function(){return t},t}function v(){const t=m(
18744);return v=function(){return t},t}function F(){const t=m(36346);return F=function(){return t},t}function T(){const t=m(
35474);return T=function(){return t},t}function g(){const t=m(36093);return g=function(){return t},t}function A(){const t=m(
77680);return A=function(){return t},t}async function f(t){const{headTree:u,baseTree:M,change:S,policy:E,all:O=!1}=t,{paths:L,
files:C,head:B,untouched:G,base:x,strays:b,isTouched:W}=await(0,T().readSides)(t),J=(0,F().effectiveFiles)({head:B,base:x,
untouched:G}),{overrides:K,atHead:Y}=J,X=new Map(S.files.map(({path:D,oldPath:H})=>[D,H??D])),k=(0,N().compareAssets)({...J,
renames:X}),z=(O?$().allOtherGenes:$().appliedGenes)(k,(0,F().only)(C,Y));o([...k,...z],O);const V=l(u,[...u.files()],(0,v().
assetPathTest)(E)).filter(({path:D,targetPath:H})=>O||W(D)||W(H??D));return{changes:(0,N().inOrder)([...k,...z]),problems:[
...O?d(C):(0,I().markBefore)(d(B),d(x),k,X),...K.filter(({file:D,by:H})=>O||W(D.path)||W(H.path)).map(F().overrideProblem),
...x.flatMap(s),...(O?[]:G).flatMap(D=>e(D,k)),...V.map(({path:D,detail:H})=>a(D,H)),...b,...[...u.files()].filter(D=>!V.
some(({path:H})=>H===D.path)).flatMap(D=>h(D,M,W))],activated:(0,g().activatedSeeds)(J,[...k,...z]),files:L,present:C.flatMap(
({assets:D})=>D.filter(Y)),unread:C.flatMap(({path:D,unread:H})=>H===void 0?[]:[{path:D,detail:H}])}}function d(t){return t.
flatMap(({problems:u})=>u)}function s({path:t,problems:u}){return u.filter(I().isUnread).map(({rule:M,location:S,detail:E})=>({
rule:"not-judged",location:{path:t,line:1,column:1},detail:M==="not-judged"?`${E} (at the base)`:`the file \`${t}\` at th\
e base, line ${S.line}: ${E}`}))}function e({problems:t},u){return t.flatMap(M=>M.rule==="not-judged"?[M]:!(0,I().isUnread)(
M)||u.length===0?[]:[{...M,rule:"asset-file-unread"}])}function a(t,u){return{rule:"file-not-regular",location:{path:t,line:1,
column:1},detail:u}}function h({path:t,kind:u},M,S){if(u!=="submodule"||!S(t))return[];const E=M.stat(t)?.kind==="submod\
ule";return[{rule:"outside-globs",location:{path:t,line:1,column:1},detail:`a submodule that the change ${E?"updates":"a\
dds"}, whose files the gate cannot read`,...E&&{severity:"notice"}}]}const r=2e3,i=1e4;function o(t,u){const M=t.filter(
({kind:E,asset:O})=>n.has(E)&&O.type!=="EvolutionEvent");if(M.length>r)throw p(`has ${M.length} changed Genes and Capsul\
es`,r,!1);const S=t.filter(({kind:E,asset:O})=>O.type==="Gene"&&E!=="removed").reduce((E,{asset:O})=>E+c(O),0);if(S>i)throw p(
`has ${S} commands to judge`,i,u)}const n=new Set(["added","modified","removed"]);function c(t){const u=(0,A().validationCommands)(
t);return u.kind==="list"?u.entries.length:0}function p(t,u,M){return new(j()).GateError("change-too-large",`The change ${t}\
; the gate takes at most ${u} at once.`,M?"Split the change, or judge only the genes that it touches, without `--all`.":
"Split the change into smaller ones, each with its own check.")}function l(t,u,M){return u.flatMap(S=>{const{path:E,kind:O}=S;
if(O!=="symlink"&&O!=="submodule")return[];if(O==="symlink"){const C=(0,P().resolveInTree)(t,E);if(C.kind==="inside"&&C.
entry.kind==="directory")return y(E,C.path,u,M);if(M(E)){const B=C.kind==="inside"?{targetPath:C.path}:{};return[{path:E,
detail:`${E} is a symlink`,...B}]}}return M(E)||M(`${E}/genes.json`)?[{path:E,detail:`${E} is a ${O}`}]:[]})}function y(t,u,M,S){
const E=u===""?"":`${u}/`;return M.filter(({path:O})=>O.startsWith(E)&&!S(O)).map(({path:O})=>({targetPath:O,alias:`${t}\
/${O.slice(E.length)}`})).filter(({alias:O})=>S(O)).map(({targetPath:O,alias:L})=>({path:t,detail:`${L} is reached throu\
gh the symlink ${t}`,targetPath:O}))}},56548:function(U,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.compareAssets=
v,w.inOrder=F;function j(){const s=m(23404);return j=function(){return s},s}function P(){const s=m(59490);return P=function(){
return s},s}function N(){const s=m(61331);return N=function(){return s},s}function I(){const s=m(64385);return I=function(){
return s},s}function $(){const s=m(78114);return $=function(){return s},s}function v({head:s,base:e,untouched:a,renames:h}){
const r=new Map([...a,...e].flatMap(({assets:l})=>l).filter(({value:l})=>(0,I().declaredId)(l)!==void 0).map(l=>[f(l),l])),
i=[],o=l=>h.get(l)??l;let n=A(s,o),c=A(e,l=>l);for(const l of[...T,...g]){const t=g.includes(l)?n.filter(({name:S})=>!r.
has(S)):n,u=d(t,c,l);for(const[{asset:S,content:E},O]of u)E!==O.content&&i.push({kind:"modified",asset:S,before:O.asset});
const M=new Set(u.values());n=n.filter(S=>!u.has(S)),c=c.filter(S=>!M.has(S))}for(const{asset:l,name:y}of n){const t=r.get(
y);i.push({kind:"added",asset:l,...t&&{before:t}})}const p=new Set(s.filter($().isIncomplete).map(({path:l})=>o(l)));for(const{
asset:l,path:y}of c)p.has(y)||i.push({kind:"removed",asset:l});return F(i)}function F(s){return s.map(e=>({change:e,place:e.
asset.locate()})).sort(({place:e},{place:a})=>e.path===a.path?e.line-a.line||e.column-a.column:e.path<a.path?-1:1).map(({
change:e})=>e)}const T=[({name:s,path:e,content:a})=>[s,e,a],({name:s,path:e})=>[s,e],({name:s,content:e})=>[s,e],({name:s})=>[
s]],g=[({asset:{type:s,value:e}})=>{const{id:a,asset_id:h,...r}=e;return s==="Gene"?[(0,j().canonicalize)(r)]:void 0},({
asset:{type:s,pointer:e},path:a})=>s==="Gene"?[a,JSON.stringify(e)]:void 0];function A(s,e){return s.flatMap(({path:a,assets:h})=>h.
map(r=>({asset:r,name:f(r),path:e(a),content:(0,N().statedContent)(r)})))}function f({type:s,value:e}){return`${s} ${(0,I().
declaredId)(e)??""}`}function d(s,e,a){const h=o=>JSON.stringify(a(o)),r=(0,P().groupBy)(e.toReversed(),h),i=new Map;for(const o of s){
const n=h(o),c=n&&r.get(n)?.pop();c&&i.set(o,c)}return i}},36346:function(U,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.effectiveFiles=v,w.only=T,w.overrideProblem=f;function j(){const d=m(64385);return j=function(){return d},d}function P(){
const d=m(78114);return P=function(){return d},d}const N=[["genes","Gene"],["capsules","Capsule"]];function I(d){const s=new Map(
d.map(e=>[e.path,e]));return d.flatMap(e=>N.flatMap(([a,h])=>{const i=e.path===`${a}.json`||e.path.endsWith(`/${a}.json`)?
s.get(`${e.path}l`):void 0;if(!i?.lines||(0,P().isIncomplete)(i))return[];const o=new Set(i.assets.flatMap(c=>$(c,h)?c.id:
[])),n=e.assets.filter(({type:c,id:p,value:l})=>c===h&&(0,j().declaredId)(l)!==void 0&&o.has(p));return n.length>0?[{file:e,
assets:n,by:i}]:[]}))}function $({type:d,value:s,pointer:e},a){return d===a&&s.type===a&&(0,j().declaredId)(s)!==void 0&&
e.length===1}function v({head:d,base:s,untouched:e}){const a=I([...e,...d]),h=F(a),r=F(I([...e,...s]));return{head:[...T(
d,h),...g(e,i=>h(i)&&!r(i))],base:[...T(s,r),...g(e,i=>r(i)&&!h(i))],untouched:T(e,i=>h(i)&&r(i)),overrides:a,atHead:h}}
function F(d){const s=new Set(d.flatMap(({assets:e})=>e));return e=>!s.has(e)}function T(d,s){return d.map(e=>({...e,assets:e.
assets.filter(s)}))}function g(d,s){return T(d,s).flatMap(({path:e,assets:a})=>a.length>0?[{path:e,assets:a,problems:[]}]:
[])}const A=5;function f({file:d,assets:s,by:e}){const[a]=s,h=s.map(({id:o})=>JSON.stringify(o)),r=h.length-A,i=[...h.slice(
0,A),...r>0?[`${r} more`]:[]].join(", ");return{rule:"without-effect",location:a?.locate()??{path:d.path,line:1,column:1},
detail:`${i} of \`${d.path}\`, also in \`${e.path}\``,...a&&s.length===1&&{id:a.id}}}},62130:function(U,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.fixFile=o,w.fixFiles=e,w.scriptStores=r;function j(){const t=m(27199);return j=function(){return t},
t}function P(){const t=m(64385);return P=function(){return t},t}function N(){const t=m(30610);return N=function(){return t},
t}function I(){const t=m(28894);return I=function(){return t},t}function $(){const t=m(94534);return $=function(){return t},
t}function v(){const t=m(77680);return v=function(){return t},t}function F(){const t=m(16455);return F=function(){return t},
t}function T(){const t=m(78816);return T=function(){return t},t}function g(){const t=m(82606);return g=function(){return t},
t}function A(){const t=m(70023);return A=function(){return t},t}function f(){const t=m(40875);return f=function(){return t},
t}function d(){const t=m(73427);return d=function(){return t},t}function s(){const t=m(83026);return s=function(){return t},
t}async function e(t,u,M={}){const S=r(u),E=(0,$().assetLimits)(u.terms.policy.assets.max_file_bytes),O={scriptsOf:S,limits:E,
options:M},L=[];for(const G of t)L.push(await o(G,O));const C=h(L),B=new Map(L.flatMap(G=>G.scripts.flatMap(x=>{const b=S(
G.path).textOf(x);return b===void 0?[]:[[x,b]]})));return{files:L.map(G=>({...G,left:[...G.left,...a(G,C)]})),scripts:[...B].
sort(([G],[x])=>G<x?-1:1),judgeOf:G=>S(G).judge}}function a({path:t,after:u},M){if(M.size===0)return[];const{assets:S}=(0,P().
readAssetFile)(t,Buffer.from(u),(0,$().assetLimits)(u.length*4));return S.flatMap(N().namings).flatMap(({by:E,gene:O})=>{
const L=M.get(O);return L===void 0?[]:[{reason:T().reasons.dangles(O,L),asset:E.id}]})}function h(t){const u=t.flatMap(({
edits:M})=>M.filter(({pointer:S})=>S?.endsWith("/asset_id")));return new Map(u.map(({old:M,new:[S=""]})=>[M,S]))}function r(t){
const u=new Map;return M=>{const S=t.forFile(M),E=u.get(S)??new(A()).ScriptStore(S);return u.set(S,E),E}}const i="\uFEFF";
async function o({path:t,bytes:u},{limits:M,options:S,scriptsOf:E}){const O=E(t),{includes:L=()=>!0,identity:C=!1,left:B=!0}=S,
G=async R=>(await(0,s().auditedIn)(R,O.judge,L)).findings,x=(0,P().readAssetFile)(t,u,M),{text:b}=(0,$().decodeUtf8)(u);
if(!(0,s().isClear)(x)||(0,I().isAuditLog)(t)){const R=B?(0,s().errorsAmong)(await G(x)):[];return{path:t,before:b,after:b,
...n,left:(0,s().untouched)(x,R)}}const W=await G(x),J=[],K=(0,P().readAssetNodes)(t,b,M).filter(({asset:R})=>L(R));for(const R of K)
await O.judge.clock.tick(),J.push(await y(b,R,O));const Y=C?K.flatMap(R=>(0,f().addSchemaVersion)(b,R)):[],X=[...J.flatMap(
R=>R.textEdits),...Y],k=(0,d().applyEdits)(b,X),z=(0,f().identifyAssets)(t,k,{limits:M,addMissing:C,includes:L}),V=u[0]===
239&&u[1]===187?i:"",D=(0,P().readAssetFile)(t,Buffer.from(z.text),M),H=await G(D);if(z.text!==b&&!c(H,W)){const R=[...(0,s().
errorsAmong)(W),{reason:T().reasons.addsProblems()}];return{path:t,before:V+b,after:V+b,...n,left:R}}return{path:t,before:V+
b,after:V+z.text,assets:z.assets,steps:[...J.flatMap(R=>R.steps),...Y.map(({step:R})=>R),...z.steps],edits:[...J.flatMap(
R=>R.edits),...z.edits],scripts:J.flatMap(R=>R.scripts),left:[...J.flatMap(R=>R.left),...(0,s().errorsAmong)(H).filter(({
command:R})=>R===void 0)]}}const n={assets:[],steps:[],edits:[],scripts:[]};function c(t,u){const M=C=>C.filter(({severity:B})=>B!==
"notice"),S=({rule:C,subject:B})=>`${C} ${B?.id??""}`,E=new Set(u.map(S));if(M(t).some(C=>!E.has(S(C))))return!1;const[O,
L]=[(0,s().errorsAmong)(t).length,(0,s().errorsAmong)(u).length];return O===L?p(t)<p(u):O<L}function p(t){return t.map(({
args:M})=>typeof M.others=="number"?M.others:0).reduce((M,S)=>M+S,t.length)}const l={steps:[],edits:[],scripts:[],left:[],
textEdits:[]};async function y(t,{asset:u,node:M},S){const E=(0,d().memberOf)(M,"validation"),O=(0,v().validationCommands)(
u);if(u.type!=="Gene"||E===void 0||O.kind!=="list")return l;const L=O.entries.map(({value:x})=>x),B=(await(0,g().fixList)(
L,S)).map((x,b)=>({fix:x,index:b,old:String(L[b])})),G=B.flatMap(({fix:x,...b})=>x.kind==="fixed"?{...b,fix:x}:[]);return{
steps:G.flatMap(({fix:x})=>x.steps),edits:G.map(({old:x,index:b,fix:W})=>({path:u.path,pointer:(0,j().pointerText)([...u.
pointer,"validation",b]),...(0,F().editOf)(x,W,S)})),scripts:G.flatMap(({fix:x})=>x.scripts.map(b=>S.pathOf(b))),left:B.
flatMap(({fix:x,old:b})=>x.kind==="left"?{reason:x.reason,asset:u.id,command:b}:[]),textEdits:(0,d().replaceElements)(t,
E,new Map(G.map(({index:x,fix:b})=>[x,b.commands])))}}},40875:function(U,w,m){Object.defineProperty(w,"__esModule",{value:!0}),
w.addSchemaVersion=v,w.identifyAssets=F;function j(){const g=m(23404);return j=function(){return g},g}function P(){const g=m(
27199);return P=function(){return g},g}function N(){const g=m(64385);return N=function(){return g},g}function I(){const g=m(
85475);return I=function(){return g},g}function $(){const g=m(73427);return $=function(){return g},g}function v(g,{asset:A,
node:f}){const d=(0,I().identityFindings)(A,"fix").some(({rule:h})=>h==="schema-version-missing"),s=(0,$().memberOf)(f,"\
type")??f.children?.[0],e={name:"schema_version",value:j().SCHEMA_VERSION},a=(0,$().insertMember)(g,f,e,s);return d&&a?[
{...a,step:"schema_version added"}]:[]}function F(g,A,{limits:f,addMissing:d,includes:s}){const e=new Map;let a,h=A,r=[];
for(let i=0;i<=f.maxDepth;i+=1){const o=(0,N().readAssetNodes)(g,h,f);r=o.map(({asset:c})=>c),a??=r.map(({value:c})=>c.asset_id);
const n=o.flatMap((c,p)=>{const l=s(c.asset)?T(h,c,d):void 0;return l===void 0?[]:(e.set(p,e.get(p)??l.step),l)});if(n.length===
0)break;h=(0,$().applyEdits)(h,n)}return{text:h,assets:r,steps:[...e.values()],edits:r.flatMap(({pointer:i,value:o},n)=>{
const c=a?.[n];return typeof c!="string"||!e.has(n)?[]:{...{path:g,pointer:(0,P().pointerText)([...i,"asset_id"])},old:c,
new:[String(o.asset_id)],fix:!0}})}}function T(g,{asset:A,node:f},d){const s=d?(0,I().identityFindings)(A,"fix"):(0,I().
hashFindings)(A,"fix");for(const{rule:e,severity:a,args:h}of s){const r=String(h.expected),i=(0,$().memberOf)(f,"asset_i\
d");if(e==="content-hash-mismatch"&&i!==void 0){if(a==="notice"&&!d)continue;const{start:o,end:n}=i;return{start:o,end:n,
text:JSON.stringify(r),step:"asset_id recomputed"}}if(e==="content-hash-missing"&&d){const o=(0,$().insertMember)(g,f,{name:"\
asset_id",value:r});return o&&{...o,step:"asset_id added"}}}}},75459:function(U,w,m){Object.defineProperty(w,"__esModule",
{value:!0}),w.patchOf=A,w.patchText=T,w.writeFix=a;function j(){const n=m(51455);return j=function(){return n},n}function P(){
const n=m(76760);return P=function(){return n},n}function N(){const n=m(80401);return N=function(){return n},n}function I(){
const n=m(41895);return I=function(){return n},n}function $(){const n=m(28765);return $=function(){return n},n}function v(){
const n=m(10289);return v=function(){return n},n}const F=2e3;function T(n){return f(n).map(({path:c,patch:p})=>s(c,p)).join(
"")}const g=1e4;function A(n){const c=f(n).map(({patch:y})=>y);return c.flatMap(y=>y?.hunks.flatMap(t=>t.lines)??[]).filter(
y=>/^[+-]/.test(y)).length>g||c.includes(void 0)?null:c.map(y=>y?(0,N().formatPatch)(y,N().FILE_HEADERS_ONLY):"").join("")}
function f({files:n,scripts:c}){const p=[...c].map(([y,t])=>{const u=d("/dev/null",`b/${y}`,"",t);return{path:y,patch:u&&
{...u,isCreate:!0}}}),l=n.filter(({before:y,after:t})=>y!==t).map(({path:y,before:t,after:u})=>({path:y,patch:d(`a/${y}`,
`b/${y}`,t,u)}));return[...p,...l]}function d(n,c,p,l){const y={context:3,maxEditLength:2*F},t=(0,N().structuredPatch)(n,
c,p,l,void 0,void 0,y);return t&&{...t,isGit:!0}}function s(n,c){return c===void 0?`# ${(0,v().terminal)(n)}: diff not s\
hown, more than ${F} changed lines
`:(0,N().formatPatch)(c,N().FILE_HEADERS_ONLY).split(`
`).map(e).join(`
`)}function e(n){const[,c="",p=""]=/^(.*?)(\r?)$/s.exec(n)??[];return c.split("	").map(v().terminal).join("	")+p}async function a(n,{
files:c,scripts:p}){const l=await(0,j().realpath)(n),y=c.filter(({before:t,after:u})=>t!==u);for(const{path:t,before:u}of y)
await o(t,()=>r((0,P().join)(l,t),u));for(const[t,u]of p)await o(t,()=>h((0,P().join)(l,t),u));for(const{path:t,before:u,
after:M}of y)await o(t,()=>i((0,P().join)(l,t),u,M))}async function h(n,c){const p=(0,P().dirname)(n);if(await(0,$().makeFolder)(
p),await(0,j().realpath)(p)!==p)throw new Error("its directory is a symlink");try{await(0,j().writeFile)(n,c,{flag:"wx"})}catch(l){
if(!(l.code==="EEXIST")||await(0,j().readFile)(n,"utf8")!==c)throw l}}async function r(n,c){if(!(await(0,j().readFile)(n)).
equals(Buffer.from(c)))throw new Error("it has changed in the meantime")}async function i(n,c,p){await r(n,c),await(0,$().
replaceFile)(n,p,(await(0,j().stat)(n)).mode)}async function o(n,c){try{await c()}catch(p){throw new(I()).GateError("fil\
e_unreadable",`${n} cannot be written: ${p instanceof Error?p.message:p}`,"Check the file and its permissions, and run `\
gene-gate fix` again.",{cause:p})}}},88211:function(U,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.assetPointer=
g,w.proposalOf=v;function j(){const f=m(27199);return j=function(){return f},f}function P(){const f=m(77680);return P=function(){
return f},f}function N(){const f=m(85475);return N=function(){return f},f}function I(){const f=m(59490);return I=function(){
return f},f}function $(){const f=m(75459);return $=function(){return f},f}async function v(f,d){const s=(0,I().groupBy)(
d,([{location:i}])=>i?.path),a=(await Promise.all(f.files.map(async i=>({file:i,edits:await F(i,f,s.get(i.path)??[])})))).
flatMap(({file:i,edits:o})=>o?.length?{file:i,edits:o}:[]);if(a.length===0)return;const h=a.flatMap(i=>i.edits),r=new Set(
h.flatMap(({files:i=[]})=>i.map(({path:o})=>o)));return{edits:h,patch:(0,$().patchOf)({files:a.map(({file:i})=>i),scripts:f.
scripts.filter(([i])=>r.has(i))})}}async function F({path:f,edits:d,after:s,assets:e},{judgeOf:a},h){if(d.length===0)return[];
const r=a(f);if(Buffer.byteLength(s)>r.terms.policy.assets.max_file_bytes)return;const i=new Map(e.map(({pointer:l},y)=>[
(0,j().pointerText)(l),y])),o=d.map(l=>{const y=g(l.pointer??"");return{edit:l,root:y,index:i.get(y)??-1}}),n=new Set,c=new Map,
p=[];for(const{edit:l,root:y,index:t}of o.toSorted((u,M)=>u.index-M.index)){await r.clock.tick();const{fix:u,path:M,pointer:S="",
...E}=l,O=e[t],L=A(l,O,h),C=L.find(x=>!n.has(x))??L[0]??c.get(y);if(O===void 0||C===void 0)return;const B=S.endsWith("/a\
sset_id")?[(0,N().hashFindings)(O,"fix").some(({severity:x})=>x==="error")?"block":"allow"]:await T(E.new,O,r);if(B.includes(
"block"))return;const G=B.every(x=>x==="allow");n.add(C),c.set(y,c.get(y)??C),p.push({finding:C,path:f,pointer:S,...E,after:G?
"allow":"warn"})}return p}async function T(f,d,s){const e=(0,P().validationCommands)(d),a=new Set(e.kind==="list"?e.entries.
map(({value:h})=>h):[]);return Promise.all(f.map(async h=>d.type==="Gene"&&a.has(h)?(await s.command(h)).verdict:"block"))}
function g(f){return f.replace(/\/(?:asset_id|validation\/\d+)$/,"")}function A({pointer:f="",old:d},s,e){const a=f.endsWith(
"/asset_id"),h=({rule:i,subject:o})=>o?.type===s?.type&&o?.id===s?.id&&(i==="content-hash-mismatch"?a:!a&&o?.command===d);
return e.filter(([i])=>i.edit?.pointer===void 0?h(i):i.edit.pointer===f).map(([,i])=>i)}},73427:function(U,w){Object.defineProperty(
w,"__esModule",{value:!0}),w.applyEdits=m,w.insertMember=N,w.memberOf=j,w.replaceElements=P;function m(v,F){const T=[];let g=0;
for(const A of F.toSorted((f,d)=>f.start-d.start))T.push(v.slice(g,A.start),A.text),g=A.end;return T.join("")+v.slice(g)}
function j({children:v},F){return v?.findLast(({key:T})=>T?.name===F)}function P(v,F,T){const{children:g=[]}=F,A=I(v,F,"\
, ");let f;return g.flatMap((d,s)=>{const e=T.get(s),a=g[s-1];if((e===void 0||e.length>0)&&(f=d),e===void 0)return[];if(e.
length>0){const r=e.map(i=>JSON.stringify(i)).join(A);return{start:d.start,end:d.end,text:r}}const h=g[s+1];return f!==void 0&&
a!==void 0?{start:a.end,end:d.end,text:""}:{start:d.start,end:h?.start??d.end,text:""}})}function N(v,F,T,g=F.children?.
at(-1)){const[A]=F.children??[];if(A?.key===void 0||g===void 0)return;const f=v.slice(A.key.end,A.start),s=`${I(v,F,f.endsWith(
" ")?", ":",")}${JSON.stringify(T.name)}${f}${JSON.stringify(T.value)}`;return{start:g.end,end:g.end,text:s}}function I(v,{
start:F,children:T=[]},g){const[A,f]=T;if(A===void 0)return g;if(f!==void 0)return v.slice(A.end,$(f));const d=v.slice(F+
1,$(A));return/[\r\n]/.test(d)?`,${d}`:g}function $({key:v,start:F}){return v?.start??F}},83026:function(U,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.auditedIn=F,w.describeUnfixed=e,w.errorsAmong=T,w.isClear=A,w.untouched=g,w.withProposals=f;
function j(){const o=m(78114);return j=function(){return o},o}function P(){const o=m(67506);return P=function(){return o},
o}function N(){const o=m(59490);return N=function(){return o},o}function I(){const o=m(16455);return I=function(){return o},
o}function $(){const o=m(78816);return $=function(){return o},o}function v(){const o=m(10289);return v=function(){return o},
o}async function F(o,n,c){const p=await(0,P().auditAssetFile)(o,n),l=p.assets.filter(({asset:u})=>c(u)),y=new Set(l.map(
({asset:u})=>u.id)),t=({subject:u})=>u?.id===void 0||y.has(u.id);return{assets:l,findings:p.findings.filter(t)}}function T(o){
return o.filter(({severity:n})=>n==="error").map(n=>({reason:(0,$().reasonOf)(n),asset:n.subject?.id,...n.subject?.command!==
void 0&&{command:n.subject.command}}))}function g(o,n){if(n.length===0)return[];const c=A(o)?$().reasons.appendOnly():$().
reasons.unsureText();return[...n,{reason:c}]}function A({problems:o}){return(0,j().ambiguousFiles)(o).size===0}async function f(o,n){
const c=o.map(async p=>{if(p.command===void 0)return p;const{findings:l}=await(0,I().withEdit)(await n.command(p.command),
n),y=l.find(({edit:t})=>t!==void 0);return y?{...p,reason:(0,$().reasonOf)(y)}:p});return Promise.all(c)}const d=5,s=100;
function e(o){return[...(0,N().groupBy)(o,({reason:n})=>n.id).values()].flatMap(n=>{const[c]=n;if(c===void 0)return[];const{
id:p,message:l,title:y}=c.reason,u=n.every(M=>M.reason.message===l)?l:y??l;return[`  ${n.length} \xD7 ${p}: ${(0,v().terminal)(
u)}`,...r(h(n)).map(M=>`      in ${M}`),...[...(0,N().groupBy)(n,({reason:M})=>M.remedy)].flatMap(a)]})}function a([o,n]){
const c=[...new Set(n.flatMap(({command:p})=>p??[]))];return[...c.slice(0,d).map(p=>`      ${i(p)}`),...c.length>d?[`   \
   and ${c.length-d} other commands`]:[],`        ${(0,v().terminal)(o)}`]}function h(o){return[...new Set(o.flatMap(({asset:n})=>n??
[]))]}function r(o){if(o.length===0)return[];const n=o.slice(0,d).map(p=>(0,v().terminal)(p.slice(0,s))),c=o.length>d?[`${o.
length-d} more`]:[];return[[...n,...c].join(", ")]}function i(o){const n=o.length>s?`${o.slice(0,s)}\u2026`:o;return(0,v().
terminal)(n)}},22652:function(U,w,m){Object.defineProperty(w,"__esModule",{value:!0}),w.parseDiff=v,w.parseRawDiff=F;function j(){
const e=m(41895);return j=function(){return e},e}function P(){const e=m(96681);return P=function(){return e},e}const N={
A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},I=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
$=/^(?:(\d+)\t(\d+)|-\t-)\t/;function v(e){const a=(0,P().decodePieces)(e).reverse(),h=T(a).map(r=>({...r,...A(a,r)}));return d(
a),h}function F(e){const a=(0,P().decodePieces)(e).reverse(),h=T(a);return d(a),h}function T(e){const a=[];for(;e.at(-1)?.
startsWith(":");)a.push(g(e));return a}function g(e){const a=f(e),[,h,r,i,o,n=""]=I.exec(a)??[],c=N[n];if(!h||!r||!i||!o||
c===void 0)throw s(`the record ${JSON.stringify(a)}`);const p=c==="renamed"?{oldPath:f(e),path:f(e)}:{path:f(e)};return{
status:c,...p,oldMode:h,newMode:r,oldOid:i,newOid:o}}function A(e,{path:a,oldPath:h}){const r=f(e),i=$.exec(r);if(i===null)
throw s(`no line counts for ${a}`);const[o,n,c]=i,p=r.slice(o.length),l=p===""?f(e):void 0;if((p===""?f(e):p)!==a||l!==h)
throw s(`line counts of another file instead of ${a}`);return{binary:n===void 0,added:Number(n??0),deleted:Number(c??0)}}
function f(e){const a=e.pop();if(a===void 0)throw s("a truncated record");return a}function d(e){if(e.length>0)throw s("\
more records than files")}function s(e){return new(j()).GateError("change_incomplete",`Git's list of changed files has ${e}`,
"Check that git is version 2.31 or later; if it is, report this as a bug.")}},213:function(U,w,m){Object.defineProperty(
w,"__esModule",{value:!0}),w.changedFiles=f,w.readChange=A;function j(){const r=m(77598);return j=function(){return r},r}
function P(){const r=m(51455);return P=function(){return r},r}function N(){const r=m(76760);return N=function(){return r},
r}function I(){const r=m(41895);return I=function(){return r},r}function $(){const r=m(22652);return $=function(){return r},
r}function v(){const r=m(35720);return v=function(){return r},r}const F=1e3,T=["diff-tree","-r","--raw","-z","--no-abbre\
v","--ignore-submodules=none"],g=["--no-ext-diff","--no-textconv"];async function A(r,i,o,n=F){const c=await Promise.all(
[(0,v().readTree)(r,i),(0,v().readTree)(r,o)]),p=await r.objects([...T,"--numstat",d(c,n)?"-M":"-M100%","-l0",...g,i,o]),
l=await e(r,(0,$().parseDiff)(p),[i,o]);return l.sort((y,t)=>y.path<t.path?-1:1),{base:i,audited:o,files:l}}async function f(r,i,o){
return await Promise.all([i,o].map(n=>(0,v().requireObjects)(r,n))),(0,$().parseRawDiff)(await r.objects([...T,"--no-ren\
ames",i,o]))}function d([r,i],o){const n=s(r,i);return n===0||n*s(i,r)<=o**2}function s(r,i){let o=0;for(const{path:n}of r.
files())(i.stat(n)?.kind??"directory")==="directory"&&(o+=1);return o}async function e(r,i,o){const n=({binary:l,oldOid:y,
newOid:t})=>l&&y!==t;if(!i.some(n))return[...i];const c=await a(r,o),p=l=>{const y=c.get(l);if(y===void 0||y.binary)throw h(
l);return y};return i.map(l=>{if(!n(l))return l;const{path:y,oldPath:t=y}=l;return{...l,added:p(y).added,deleted:p(t).deleted}})}
async function a(r,i){const o=(0,N().join)(r.temporary,(0,j().randomUUID)());await(0,P().writeFile)(o,`* diff
`);const n={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:o},c=await r.objects([...T,"-\
-numstat","--no-renames",...g,...i],{env:n});return new Map((0,$().parseDiff)(c).map(p=>[p.path,p]))}function h(r){return new(I()).
GateError("change_incomplete",`Git cannot count the lines of ${r}, which is too large`,"Store files of this size in Git \
LFS.")}}};
