"use strict";exports.id=1817,exports.ids=[1817],exports.modules={70237:function(J,M,f){Object.defineProperty(M,"__esModule",{value:!0}),
M.collectAssets=p,M.requireChangeSize=o;function x(){const r=f(41895);return x=function(){return r},r}function P(){const r=f(
32854);return P=function(){return r},r}function b(){const r=f(56548);return b=function(){return r},r}function N(){const r=f(
78114);return N=function(){return r},r}function F(){const r=f(30610);return F=function(){return r},r}function v(){const r=f(
18744);return v=function(){return r},r}function A(){const r=f(36346);return A=function(){return r},r}function j(){const r=f(
35474);return j=function(){return r},r}function y(){const r=f(36093);return y=function(){return r},r}function T(){const r=f(
77680);return T=function(){return r},r}async function p(r){const{headTree:n,baseTree:g,change:S,policy:O,all:E=!1}=r,{paths:L,
files:C,head:B,untouched:H,base:$,strays:G,isTouched:I}=await(0,j().readSides)(r),V=(0,A().effectiveFiles)({head:B,base:$,
untouched:H}),{overrides:W,atHead:z}=V,X=new Map(S.files.map(({path:D,oldPath:U})=>[D,U??D])),K=(0,b().compareAssets)({...V,
renames:X}),k=(E?F().allOtherGenes:F().appliedGenes)(K,(0,A().only)(C,z));o([...K,...k],E);const Y=m(n,[...n.files()],(0,v().
assetPathTest)(O)).filter(({path:D,targetPath:U})=>E||I(D)||I(U??D));return{changes:(0,b().inOrder)([...K,...k]),problems:[
...E?l(C):(0,N().markBefore)(l(B),l($),K,X),...W.filter(({file:D,by:U})=>E||I(D.path)||I(U.path)).map(A().overrideProblem),
...$.flatMap(a),...(E?[]:H).flatMap(D=>t(D,K)),...Y.map(({path:D,detail:U})=>d(D,U)),...G,...[...n.files()].filter(D=>!Y.
some(({path:U})=>U===D.path)).flatMap(D=>c(D,g,I))],activated:(0,y().activatedSeeds)(V,[...K,...k]),files:L,present:C.flatMap(
({assets:D})=>D.filter(z)),unread:C.flatMap(({path:D,unread:U})=>U===void 0?[]:[{path:D,detail:U}])}}function l(r){return r.
flatMap(({problems:n})=>n)}function a({path:r,problems:n}){return n.filter(N().isUnread).map(({rule:g,location:S,detail:O})=>({
rule:"not-judged",location:{path:r,line:1,column:1},detail:g==="not-judged"?`${O} (at the base)`:`the file \`${r}\` at th\
e base, line ${S.line}: ${O}`}))}function t({problems:r},n){return r.flatMap(g=>g.rule==="not-judged"?[g]:!(0,N().isUnread)(
g)||n.length===0?[]:[{...g,rule:"asset-file-unread"}])}function d(r,n){return{rule:"file-not-regular",location:{path:r,line:1,
column:1},detail:n}}function c({path:r,kind:n},g,S){if(n!=="submodule"||!S(r))return[];const O=g.stat(r)?.kind==="submod\
ule";return[{rule:"outside-globs",location:{path:r,line:1,column:1},detail:`a submodule that the change ${O?"updates":"a\
dds"}, whose files the gate cannot read`,...O&&{severity:"notice"}}]}const i=2e3,s=1e4;function o(r,n){const g=r.filter(
({kind:O,asset:E})=>e.has(O)&&E.type!=="EvolutionEvent");if(g.length>i)throw h(`has ${g.length} changed Genes and Capsul\
es`,i,!1);const S=r.filter(({kind:O,asset:E})=>E.type==="Gene"&&O!=="removed").reduce((O,{asset:E})=>O+u(E),0);if(S>s)throw h(
`has ${S} commands to judge`,s,n)}const e=new Set(["added","modified","removed"]);function u(r){const n=(0,T().validationCommands)(
r);return n.kind==="list"?n.entries.length:0}function h(r,n,g){return new(x()).GateError("change-too-large",`The change ${r}\
; the gate takes at most ${n} at once.`,g?"Split the change, or judge only the genes that it touches, without `--all`.":
"Split the change into smaller ones, each with its own check.")}function m(r,n,g){return n.flatMap(S=>{const{path:O,kind:E}=S;
if(E!=="symlink"&&E!=="submodule")return[];if(E==="symlink"){const C=(0,P().resolveInTree)(r,O);if(C.kind==="inside"&&C.
entry.kind==="directory")return w(O,C.path,n,g);if(g(O)){const B=C.kind==="inside"?{targetPath:C.path}:{};return[{path:O,
detail:`${O} is a symlink`,...B}]}}return g(O)||g(`${O}/genes.json`)?[{path:O,detail:`${O} is a ${E}`}]:[]})}function w(r,n,g,S){
const O=n===""?"":`${n}/`;return g.filter(({path:E})=>E.startsWith(O)&&!S(E)).map(({path:E})=>({targetPath:E,alias:`${r}\
/${E.slice(O.length)}`})).filter(({alias:E})=>S(E)).map(({targetPath:E,alias:L})=>({path:r,detail:`${L} is reached throu\
gh the symlink ${r}`,targetPath:E}))}},56548:function(J,M,f){Object.defineProperty(M,"__esModule",{value:!0}),M.compareAssets=
v,M.inOrder=A;function x(){const a=f(23404);return x=function(){return a},a}function P(){const a=f(59490);return P=function(){
return a},a}function b(){const a=f(61331);return b=function(){return a},a}function N(){const a=f(64385);return N=function(){
return a},a}function F(){const a=f(78114);return F=function(){return a},a}function v({head:a,base:t,untouched:d,renames:c}){
const i=new Map([...d,...t].flatMap(({assets:m})=>m).filter(({value:m})=>(0,N().declaredId)(m)!==void 0).map(m=>[p(m),m])),
s=[],o=m=>c.get(m)??m;let e=T(a,o),u=T(t,m=>m);for(const m of[...j,...y]){const r=y.includes(m)?e.filter(({name:S})=>!i.
has(S)):e,n=l(r,u,m);for(const[{asset:S,content:O},E]of n)O!==E.content&&s.push({kind:"modified",asset:S,before:E.asset});
const g=new Set(n.values());e=e.filter(S=>!n.has(S)),u=u.filter(S=>!g.has(S))}for(const{asset:m,name:w}of e){const r=i.get(
w);s.push({kind:"added",asset:m,...r&&{before:r}})}const h=new Set(a.filter(F().isIncomplete).map(({path:m})=>o(m)));for(const{
asset:m,path:w}of u)h.has(w)||s.push({kind:"removed",asset:m});return A(s)}function A(a){return a.map(t=>({change:t,place:t.
asset.locate()})).sort(({place:t},{place:d})=>t.path===d.path?t.line-d.line||t.column-d.column:t.path<d.path?-1:1).map(({
change:t})=>t)}const j=[({name:a,path:t,content:d})=>[a,t,d],({name:a,path:t})=>[a,t],({name:a,content:t})=>[a,t],({name:a})=>[
a]],y=[({asset:{type:a,value:t}})=>{const{id:d,asset_id:c,...i}=t;return a==="Gene"?[(0,x().canonicalize)(i)]:void 0},({
asset:{type:a,pointer:t},path:d})=>a==="Gene"?[d,JSON.stringify(t)]:void 0];function T(a,t){return a.flatMap(({path:d,assets:c})=>c.
map(i=>({asset:i,name:p(i),path:t(d),content:(0,b().statedContent)(i)})))}function p({type:a,value:t}){return`${a} ${(0,N().
declaredId)(t)??""}`}function l(a,t,d){const c=o=>JSON.stringify(d(o)),i=(0,P().groupBy)(t.toReversed(),c),s=new Map;for(const o of a){
const e=c(o),u=e&&i.get(e)?.pop();u&&s.set(o,u)}return s}},36346:function(J,M,f){Object.defineProperty(M,"__esModule",{value:!0}),
M.effectiveFiles=v,M.only=j,M.overrideProblem=p;function x(){const l=f(64385);return x=function(){return l},l}function P(){
const l=f(78114);return P=function(){return l},l}const b=[["genes","Gene"],["capsules","Capsule"]];function N(l){const a=new Map(
l.map(t=>[t.path,t]));return l.flatMap(t=>b.flatMap(([d,c])=>{const s=t.path===`${d}.json`||t.path.endsWith(`/${d}.json`)?
a.get(`${t.path}l`):void 0;if(!s?.lines||(0,P().isIncomplete)(s))return[];const o=new Set(s.assets.flatMap(u=>F(u,c)?u.id:
[])),e=t.assets.filter(({type:u,id:h,value:m})=>u===c&&(0,x().declaredId)(m)!==void 0&&o.has(h));return e.length>0?[{file:t,
assets:e,by:s}]:[]}))}function F({type:l,value:a,pointer:t},d){return l===d&&a.type===d&&(0,x().declaredId)(a)!==void 0&&
t.length===1}function v({head:l,base:a,untouched:t}){const d=N([...t,...l]),c=A(d),i=A(N([...t,...a]));return{head:[...j(
l,c),...y(t,s=>c(s)&&!i(s))],base:[...j(a,i),...y(t,s=>i(s)&&!c(s))],untouched:j(t,s=>c(s)&&i(s)),overrides:d,atHead:c}}
function A(l){const a=new Set(l.flatMap(({assets:t})=>t));return t=>!a.has(t)}function j(l,a){return l.map(t=>({...t,assets:t.
assets.filter(a)}))}function y(l,a){return j(l,a).flatMap(({path:t,assets:d})=>d.length>0?[{path:t,assets:d,problems:[]}]:
[])}const T=5;function p({file:l,assets:a,by:t}){const[d]=a,c=a.map(({id:o})=>JSON.stringify(o)),i=c.length-T,s=[...c.slice(
0,T),...i>0?[`${i} more`]:[]].join(", ");return{rule:"without-effect",location:d?.locate()??{path:l.path,line:1,column:1},
detail:`${s} of \`${l.path}\`, also in \`${t.path}\``,...d&&a.length===1&&{id:d.id}}}},29122:function(J,M){Object.defineProperty(
M,"__esModule",{value:!0}),M.isOfCommit=f;function f({name:x}){return x!=="worktree"&&x!=="index"}},62130:function(J,M,f){
Object.defineProperty(M,"__esModule",{value:!0}),M.fixFile=e,M.fixFiles=d,M.scriptStores=s;function x(){const n=f(27199);
return x=function(){return n},n}function P(){const n=f(64385);return P=function(){return n},n}function b(){const n=f(30610);
return b=function(){return n},n}function N(){const n=f(28894);return N=function(){return n},n}function F(){const n=f(94534);
return F=function(){return n},n}function v(){const n=f(77680);return v=function(){return n},n}function A(){const n=f(85475);
return A=function(){return n},n}function j(){const n=f(16455);return j=function(){return n},n}function y(){const n=f(78816);
return y=function(){return n},n}function T(){const n=f(82606);return T=function(){return n},n}function p(){const n=f(70023);
return p=function(){return n},n}function l(){const n=f(40875);return l=function(){return n},n}function a(){const n=f(73427);
return a=function(){return n},n}function t(){const n=f(83026);return t=function(){return n},n}async function d(n,g,S={}){
const O=s(g),E=(0,F().assetLimits)(g.terms.policy.assets.max_file_bytes),L={scriptsOf:O,limits:E,options:S},C=[];for(const $ of n)
C.push(await e($,L));const B=i(C),H=new Map(C.flatMap($=>$.scripts.flatMap(G=>{const I=O($.path).textOf(G);return I===void 0?
[]:[[G,I]]})));return{files:C.map($=>({...$,left:[...$.left,...c($,B)]})),scripts:[...H].sort(([$],[G])=>$<G?-1:1),judgeOf:$=>O(
$).judge}}function c({path:n,after:g},S){if(S.size===0)return[];const{assets:O}=(0,P().readAssetFile)(n,Buffer.from(g),(0,F().
assetLimits)(g.length*4));return O.flatMap(b().namings).flatMap(({by:E,gene:L})=>{const C=S.get(L);return C===void 0?[]:
[{reason:y().reasons.dangles(L,C),asset:E.id}]})}function i(n){const g=n.flatMap(({edits:S})=>S.filter(({pointer:O})=>O?.
endsWith("/asset_id")));return new Map(g.map(({old:S,new:[O=""]})=>[S,O]))}function s(n){const g=new Map;return S=>{const O=n.
forFile(S),E=g.get(O)??new(p()).ScriptStore(O);return g.set(O,E),E}}const o="\uFEFF";async function e({path:n,bytes:g},{
limits:S,options:O,scriptsOf:E}){const L=E(n),{includes:C=()=>!0,identity:B=!1,left:H=!0}=O,$=async R=>(await(0,t().auditedIn)(
R,L.judge,C)).findings,G=(0,P().readAssetFile)(n,g,S),{text:I}=(0,F().decodeUtf8)(g);if(!(0,t().isClear)(G)||(0,N().isAuditLog)(
n)){const R=H?await $(G):[],Q=B&&R.some(A().isMissingIdentity),q=(0,t().untouched)(G,(0,t().errorsAmong)(R),Q);return{path:n,
before:I,after:I,...u,left:q}}const V=await $(G),W=[],z=(0,P().readAssetNodes)(n,I,S).filter(({asset:R})=>C(R));for(const R of z)
await L.judge.clock.tick(),W.push(await r(I,R,L));const X=B?z.flatMap(R=>(0,l().addSchemaVersion)(I,R)):[],K=[...W.flatMap(
R=>R.textEdits),...X],k=(0,a().applyEdits)(I,K),Y=(0,l().identifyAssets)(n,k,{limits:S,addMissing:B,includes:C}),D=g[0]===
239&&g[1]===187?o:"",U=(0,P().readAssetFile)(n,Buffer.from(Y.text),S),Z=await $(U);if(Y.text!==I&&!h(Z,V)){const R=[...(0,t().
errorsAmong)(V),{reason:y().reasons.addsProblems()}];return{path:n,before:D+I,after:D+I,...u,left:R}}return{path:n,before:D+
I,after:D+Y.text,assets:Y.assets,steps:[...W.flatMap(R=>R.steps),...X.map(({step:R})=>R),...Y.steps],edits:[...W.flatMap(
R=>R.edits),...Y.edits],scripts:W.flatMap(R=>R.scripts),left:[...W.flatMap(R=>R.left),...(0,t().errorsAmong)(Z).filter(({
command:R})=>R===void 0)]}}const u={assets:[],steps:[],edits:[],scripts:[]};function h(n,g){const S=B=>B.filter(({severity:H})=>H!==
"notice"),O=({rule:B,subject:H})=>`${B} ${H?.id??""}`,E=new Set(g.map(O));if(S(n).some(B=>!E.has(O(B))))return!1;const[L,
C]=[(0,t().errorsAmong)(n).length,(0,t().errorsAmong)(g).length];return L===C?m(n)<m(g):L<C}function m(n){return n.map(({
args:S})=>typeof S.others=="number"?S.others:0).reduce((S,O)=>S+O,n.length)}const w={steps:[],edits:[],scripts:[],left:[],
textEdits:[]};async function r(n,{asset:g,node:S},O){const E=(0,a().memberOf)(S,"validation"),L=(0,v().validationCommands)(
g);if(g.type!=="Gene"||E===void 0||L.kind!=="list")return w;const C=L.entries.map(({value:G})=>G),H=(await(0,T().fixList)(
C,O)).map((G,I)=>({fix:G,index:I,old:String(C[I])})),$=H.flatMap(({fix:G,...I})=>G.kind==="fixed"?{...I,fix:G}:[]);return{
steps:$.flatMap(({fix:G})=>G.steps),edits:$.map(({old:G,index:I,fix:V})=>({path:g.path,pointer:(0,x().pointerText)([...g.
pointer,"validation",I]),...(0,j().editOf)(G,V,O)})),scripts:$.flatMap(({fix:G})=>G.scripts.map(I=>O.pathOf(I))),left:H.
flatMap(({fix:G,old:I})=>G.kind==="left"?{reason:G.reason,asset:g.id,command:I}:[]),textEdits:(0,a().replaceElements)(n,
E,new Map($.map(({index:G,fix:I})=>[G,I.commands])))}}},40875:function(J,M,f){Object.defineProperty(M,"__esModule",{value:!0}),
M.addSchemaVersion=v,M.identifyAssets=A;function x(){const y=f(23404);return x=function(){return y},y}function P(){const y=f(
27199);return P=function(){return y},y}function b(){const y=f(64385);return b=function(){return y},y}function N(){const y=f(
85475);return N=function(){return y},y}function F(){const y=f(73427);return F=function(){return y},y}function v(y,{asset:T,
node:p}){const l=(0,N().identityFindings)(T,"fix").some(({rule:c})=>c==="schema-version-missing"),a=(0,F().memberOf)(p,"\
type")??p.children?.[0],t={name:"schema_version",value:x().SCHEMA_VERSION},d=(0,F().insertMember)(y,p,t,a);return l&&d?[
{...d,step:"schema_version added"}]:[]}function A(y,T,{limits:p,addMissing:l,includes:a}){const t=new Map;let d,c=T,i=[];
for(let s=0;s<=p.maxDepth;s+=1){const o=(0,b().readAssetNodes)(y,c,p);i=o.map(({asset:u})=>u),d??=i.map(({value:u})=>u.asset_id);
const e=o.flatMap((u,h)=>{const m=a(u.asset)?j(c,u,l):void 0;return m===void 0?[]:(t.set(h,t.get(h)??m.step),m)});if(e.length===
0)break;c=(0,F().applyEdits)(c,e)}return{text:c,assets:i,steps:[...t.values()],edits:i.flatMap(({pointer:s,value:o},e)=>{
const u=d?.[e];return typeof u!="string"||!t.has(e)?[]:{...{path:y,pointer:(0,P().pointerText)([...s,"asset_id"])},old:u,
new:[String(o.asset_id)],fix:!0}})}}function j(y,{asset:T,node:p},l){const a=l?(0,N().identityFindings)(T,"fix"):(0,N().
hashFindings)(T,"fix");for(const{rule:t,severity:d,args:c}of a){const i=String(c.expected),s=(0,F().memberOf)(p,"asset_i\
d");if(t==="content-hash-mismatch"&&s!==void 0){if(d==="notice"&&!l)continue;const{start:o,end:e}=s;return{start:o,end:e,
text:JSON.stringify(i),step:"asset_id recomputed"}}if(t==="content-hash-missing"&&l){const o=(0,F().insertMember)(y,p,{name:"\
asset_id",value:i});return o&&{...o,step:"asset_id added"}}}}},75459:function(J,M,f){Object.defineProperty(M,"__esModule",
{value:!0}),M.patchOf=T,M.patchText=j,M.writeFix=d;function x(){const e=f(51455);return x=function(){return e},e}function P(){
const e=f(76760);return P=function(){return e},e}function b(){const e=f(80401);return b=function(){return e},e}function N(){
const e=f(41895);return N=function(){return e},e}function F(){const e=f(28765);return F=function(){return e},e}function v(){
const e=f(10289);return v=function(){return e},e}const A=2e3;function j(e){return p(e).map(({path:u,patch:h})=>a(u,h)).join(
"")}const y=1e4;function T(e){const u=p(e).map(({patch:w})=>w);return u.flatMap(w=>w?.hunks.flatMap(r=>r.lines)??[]).filter(
w=>/^[+-]/.test(w)).length>y||u.includes(void 0)?null:u.map(w=>w?(0,b().formatPatch)(w,b().FILE_HEADERS_ONLY):"").join("")}
function p({files:e,scripts:u}){const h=[...u].map(([w,r])=>{const n=l("/dev/null",`b/${w}`,"",r);return{path:w,patch:n&&
{...n,isCreate:!0}}}),m=e.filter(({before:w,after:r})=>w!==r).map(({path:w,before:r,after:n})=>({path:w,patch:l(`a/${w}`,
`b/${w}`,r,n)}));return[...h,...m]}function l(e,u,h,m){const w={context:3,maxEditLength:2*A},r=(0,b().structuredPatch)(e,
u,h,m,void 0,void 0,w);return r&&{...r,isGit:!0}}function a(e,u){return u===void 0?`# ${(0,v().terminal)(e)}: diff not s\
hown, more than ${A} changed lines
`:(0,b().formatPatch)(u,b().FILE_HEADERS_ONLY).split(`
`).map(t).join(`
`)}function t(e){const[,u="",h=""]=/^(.*?)(\r?)$/s.exec(e)??[];return u.split("	").map(v().terminal).join("	")+h}async function d(e,{
files:u,scripts:h}){const m=await(0,x().realpath)(e),w=u.filter(({before:r,after:n})=>r!==n);for(const{path:r,before:n}of w)
await o(r,()=>i((0,P().join)(m,r),n));for(const[r,n]of h)await o(r,()=>c((0,P().join)(m,r),n));for(const{path:r,before:n,
after:g}of w)await o(r,()=>s((0,P().join)(m,r),n,g))}async function c(e,u){const h=(0,P().dirname)(e);if(await(0,F().makeFolder)(
h),await(0,x().realpath)(h)!==h)throw new Error("its directory is a symlink");try{await(0,x().writeFile)(e,u,{flag:"wx"})}catch(m){
if(!(m.code==="EEXIST")||await(0,x().readFile)(e,"utf8")!==u)throw m}}async function i(e,u){if(!(await(0,x().readFile)(e)).
equals(Buffer.from(u)))throw new Error("it has changed in the meantime")}async function s(e,u,h){await i(e,u),await(0,F().
replaceFile)(e,h,(await(0,x().stat)(e)).mode)}async function o(e,u){try{await u()}catch(h){throw new(N()).GateError("fil\
e_unreadable",`${e} cannot be written: ${h instanceof Error?h.message:h}`,"Check the file and its permissions, and run `\
gene-gate fix` again.",{cause:h})}}},88211:function(J,M,f){Object.defineProperty(M,"__esModule",{value:!0}),M.assetPointer=
y,M.proposalOf=v;function x(){const p=f(27199);return x=function(){return p},p}function P(){const p=f(77680);return P=function(){
return p},p}function b(){const p=f(85475);return b=function(){return p},p}function N(){const p=f(59490);return N=function(){
return p},p}function F(){const p=f(75459);return F=function(){return p},p}async function v(p,l){const a=(0,N().groupBy)(
l,([{location:s}])=>s?.path),d=(await Promise.all(p.files.map(async s=>({file:s,edits:await A(s,p,a.get(s.path)??[])})))).
flatMap(({file:s,edits:o})=>o?.length?{file:s,edits:o}:[]);if(d.length===0)return;const c=d.flatMap(s=>s.edits),i=new Set(
c.flatMap(({files:s=[]})=>s.map(({path:o})=>o)));return{edits:c,patch:(0,F().patchOf)({files:d.map(({file:s})=>s),scripts:p.
scripts.filter(([s])=>i.has(s))})}}async function A({path:p,edits:l,after:a,assets:t},{judgeOf:d},c){if(l.length===0)return[];
const i=d(p);if(Buffer.byteLength(a)>i.terms.policy.assets.max_file_bytes)return;const s=new Map(t.map(({pointer:m},w)=>[
(0,x().pointerText)(m),w])),o=l.map(m=>{const w=y(m.pointer??"");return{edit:m,root:w,index:s.get(w)??-1}}),e=new Set,u=new Map,
h=[];for(const{edit:m,root:w,index:r}of o.toSorted((n,g)=>n.index-g.index)){await i.clock.tick();const{fix:n,path:g,pointer:S="",
...O}=m,E=t[r],L=T(m,E,c),C=L.find($=>!e.has($))??L[0]??u.get(w);if(E===void 0||C===void 0)return;const B=S.endsWith("/a\
sset_id")?[(0,b().hashFindings)(E,"fix").some(({severity:$})=>$==="error")?"block":"allow"]:await j(O.new,E,i);if(B.includes(
"block"))return;const H=B.every($=>$==="allow");e.add(C),u.set(w,u.get(w)??C),h.push({finding:C,path:p,pointer:S,...O,after:H?
"allow":"warn"})}return h}async function j(p,l,a){const t=(0,P().validationCommands)(l),d=new Set(t.kind==="list"?t.entries.
map(({value:c})=>c):[]);return Promise.all(p.map(async c=>l.type==="Gene"&&d.has(c)?(await a.command(c)).verdict:"block"))}
function y(p){return p.replace(/\/(?:asset_id|validation\/\d+)$/,"")}function T({pointer:p="",old:l},a,t){const d=p.endsWith(
"/asset_id"),c=({rule:s,subject:o})=>o?.type===a?.type&&o?.id===a?.id&&(s==="content-hash-mismatch"?d:!d&&o?.command===l);
return t.filter(([s])=>s.edit?.pointer===void 0?c(s):s.edit.pointer===p).map(([,s])=>s)}},73427:function(J,M){Object.defineProperty(
M,"__esModule",{value:!0}),M.applyEdits=f,M.insertMember=b,M.memberOf=x,M.replaceElements=P;function f(v,A){const j=[];let y=0;
for(const T of A.toSorted((p,l)=>p.start-l.start))j.push(v.slice(y,T.start),T.text),y=T.end;return j.join("")+v.slice(y)}
function x({children:v},A){return v?.findLast(({key:j})=>j?.name===A)}function P(v,A,j){const{children:y=[]}=A,T=N(v,A,"\
, ");let p;return y.flatMap((l,a)=>{const t=j.get(a),d=y[a-1];if((t===void 0||t.length>0)&&(p=l),t===void 0)return[];if(t.
length>0){const i=t.map(s=>JSON.stringify(s)).join(T);return{start:l.start,end:l.end,text:i}}const c=y[a+1];return p!==void 0&&
d!==void 0?{start:d.end,end:l.end,text:""}:{start:l.start,end:c?.start??l.end,text:""}})}function b(v,A,j,y=A.children?.
at(-1)){const[T]=A.children??[];if(T?.key===void 0||y===void 0)return;const p=v.slice(T.key.end,T.start),a=`${N(v,A,p.endsWith(
" ")?", ":",")}${JSON.stringify(j.name)}${p}${JSON.stringify(j.value)}`;return{start:y.end,end:y.end,text:a}}function N(v,{
start:A,children:j=[]},y){const[T,p]=j;if(T===void 0)return y;if(p!==void 0)return v.slice(T.end,F(p));const l=v.slice(A+
1,F(T));return/[\r\n]/.test(l)?`,${l}`:y}function F({key:v,start:A}){return v?.start??A}},83026:function(J,M,f){Object.defineProperty(
M,"__esModule",{value:!0}),M.auditedIn=A,M.describeUnfixed=t,M.errorsAmong=j,M.isClear=T,M.untouched=y,M.withProposals=p;
function x(){const o=f(78114);return x=function(){return o},o}function P(){const o=f(67506);return P=function(){return o},
o}function b(){const o=f(59490);return b=function(){return o},o}function N(){const o=f(16455);return N=function(){return o},
o}function F(){const o=f(78816);return F=function(){return o},o}function v(){const o=f(10289);return v=function(){return o},
o}async function A(o,e,u){const h=await(0,P().auditAssetFile)(o,e),m=h.assets.filter(({asset:n})=>u(n)),w=new Set(m.map(
({asset:n})=>n.id)),r=({subject:n})=>n?.id===void 0||w.has(n.id);return{assets:m,findings:h.findings.filter(r)}}function j(o){
return o.filter(({severity:e})=>e==="error").map(e=>({reason:(0,F().reasonOf)(e),asset:e.subject?.id,...e.subject?.command!==
void 0&&{command:e.subject.command}}))}function y(o,e,u){if(e.length===0&&!u)return[];const h=T(o)?F().reasons.appendOnly():
F().reasons.unsureText();return[...e,{reason:h}]}function T({problems:o}){return(0,x().ambiguousFiles)(o).size===0}async function p(o,e){
const u=o.map(async h=>{if(h.command===void 0)return h;const{findings:m}=await(0,N().withEdit)(await e.command(h.command),
e),w=m.find(({edit:r})=>r!==void 0);return w?{...h,reason:(0,F().reasonOf)(w)}:h});return Promise.all(u)}const l=5,a=100;
function t(o){return[...(0,b().groupBy)(o,({reason:e})=>e.id).values()].flatMap(e=>{const[u]=e;if(u===void 0)return[];const{
id:h,message:m,title:w}=u.reason,n=e.every(g=>g.reason.message===m)?m:w??m;return[`  ${e.length} \xD7 ${h}: ${(0,v().terminal)(
n)}`,...i(c(e)).map(g=>`      in ${g}`),...[...(0,b().groupBy)(e,({reason:g})=>g.remedy)].flatMap(d)]})}function d([o,e]){
const u=[...new Set(e.flatMap(({command:h})=>h??[]))];return[...u.slice(0,l).map(h=>`      ${s(h)}`),...u.length>l?[`   \
   and ${u.length-l} other commands`]:[],`        ${(0,v().terminal)(o)}`]}function c(o){return[...new Set(o.flatMap(({asset:e})=>e??
[]))]}function i(o){if(o.length===0)return[];const e=o.slice(0,l).map(h=>(0,v().terminal)(h.slice(0,a))),u=o.length>l?[`${o.
length-l} more`]:[];return[[...e,...u].join(", ")]}function s(o){const e=o.length>a?`${o.slice(0,a)}\u2026`:o;return(0,v().
terminal)(e)}},72857:function(J,M,f){Object.defineProperty(M,"__esModule",{value:!0}),M.placeOf=d,M.proposeFix=p;function x(){
const c=f(53315);return x=function(){return c},c}function P(){const c=f(85475);return P=function(){return c},c}function b(){
const c=f(29122);return b=function(){return c},c}function N(){const c=f(62130);return N=function(){return c},c}function F(){
const c=f(88211);return F=function(){return c},c}function v(){const c=f(41895);return v=function(){return c},c}function A(){
const c=f(4378);return A=function(){return c},c}function j(){const c=f(35720);return j=function(){return c},c}function y(){
const c=f(93028);return y=function(){return c},c}const T={identified:new Set};async function p({repository:c,policy:{policy:i},
platform:s,all:o,signal:e},u,{assets:h,change:m,tree:w,commandTree:r},n){const g=t(n,a),S=t(n,$=>(0,P().isMissingIdentity)(
$)&&$.args.fixable===!0);if(g.size+S.size===0)return T;const O=!(0,b().isOfCommit)(u)||u.audited===u.head,E=O?w:await(0,j().
readTree)(c,u.head),L=h.changes.filter(({kind:$})=>$!=="removed"),C=new Set(L.map(({asset:$})=>d($))),B=$=>{const G=[...$].
filter(I=>(0,y().isRegular)(E.stat(I)?.kind));return Promise.all(G.map(async I=>({path:I,bytes:await E.read(I)})))},H=A().
Judge.by({policy:i,tree:r,base:await(0,j().readTree)(c,u.base),changed:new Set(m.files.flatMap(x().namesOf)),platform:s,
...e&&{signal:e}});try{const $={includes:z=>C.has(d(z)),left:!1},G=await(0,N().fixFiles)(await B(g),H,$),I=await(0,F().proposalOf)(
G,O?n:l(n)),W=(await(0,N().fixFiles)(await B(S),H,{...$,identity:!0})).files.filter(({before:z,after:X})=>z!==X);return{
...I&&{fix:{...I,...o&&{all:o}}},identified:new Set(W.map(({path:z})=>z))}}catch($){if($ instanceof v().GateError&&$.code===
"audit_too_long")return T;throw $}}function l(c){return new Map([...c].map(([{edit:i,...s},o])=>[s,o]))}function a({rule:c,
edit:i,suppressed:s}){return!s&&(i?.fix===!0||c==="content-hash-mismatch")}function t(c,i){const s=[...c.keys()].filter(
i);return new Set(s.flatMap(({location:o})=>o?.path??[]))}function d({path:c,type:i,id:s}){return JSON.stringify([c,i,s])}},
22652:function(J,M,f){Object.defineProperty(M,"__esModule",{value:!0}),M.parseDiff=v,M.parseRawDiff=A;function x(){const t=f(
41895);return x=function(){return t},t}function P(){const t=f(96681);return P=function(){return t},t}const b={A:"added",
M:"modified",D:"deleted",R:"renamed",T:"type_changed"},N=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
F=/^(?:(\d+)\t(\d+)|-\t-)\t/;function v(t){const d=(0,P().decodePieces)(t).reverse(),c=j(d).map(i=>({...i,...T(d,i)}));return l(
d),c}function A(t){const d=(0,P().decodePieces)(t).reverse(),c=j(d);return l(d),c}function j(t){const d=[];for(;t.at(-1)?.
startsWith(":");)d.push(y(t));return d}function y(t){const d=p(t),[,c,i,s,o,e=""]=N.exec(d)??[],u=b[e];if(!c||!i||!s||!o||
u===void 0)throw a(`the record ${JSON.stringify(d)}`);const h=u==="renamed"?{oldPath:p(t),path:p(t)}:{path:p(t)};return{
status:u,...h,oldMode:c,newMode:i,oldOid:s,newOid:o}}function T(t,{path:d,oldPath:c}){const i=p(t),s=F.exec(i);if(s===null)
throw a(`no line counts for ${d}`);const[o,e,u]=s,h=i.slice(o.length),m=h===""?p(t):void 0;if((h===""?p(t):h)!==d||m!==c)
throw a(`line counts of another file instead of ${d}`);return{binary:e===void 0,added:Number(e??0),deleted:Number(u??0)}}
function p(t){const d=t.pop();if(d===void 0)throw a("a truncated record");return d}function l(t){if(t.length>0)throw a("\
more records than files")}function a(t){return new(x()).GateError("change_incomplete",`Git's list of changed files has ${t}`,
"Check that git is version 2.31 or later; if it is, report this as a bug.")}},213:function(J,M,f){Object.defineProperty(
M,"__esModule",{value:!0}),M.changedFiles=p,M.readChange=T;function x(){const i=f(77598);return x=function(){return i},i}
function P(){const i=f(51455);return P=function(){return i},i}function b(){const i=f(76760);return b=function(){return i},
i}function N(){const i=f(41895);return N=function(){return i},i}function F(){const i=f(22652);return F=function(){return i},
i}function v(){const i=f(35720);return v=function(){return i},i}const A=1e3,j=["diff-tree","-r","--raw","-z","--no-abbre\
v","--ignore-submodules=none"],y=["--no-ext-diff","--no-textconv"];async function T(i,s,o,e=A){const u=await Promise.all(
[(0,v().readTree)(i,s),(0,v().readTree)(i,o)]),h=await i.objects([...j,"--numstat",l(u,e)?"-M":"-M100%","-l0",...y,s,o]),
m=await t(i,(0,F().parseDiff)(h),[s,o]);return m.sort((w,r)=>w.path<r.path?-1:1),{base:s,audited:o,files:m}}async function p(i,s,o){
return(0,F().parseRawDiff)(await i.objects([...j,"--no-renames",s,o]))}function l([i,s],o){const e=a(i,s);return e===0||
e*a(s,i)<=o**2}function a(i,s){let o=0;for(const{path:e}of i.files())(s.stat(e)?.kind??"directory")==="directory"&&(o+=1);
return o}async function t(i,s,o){const e=({binary:m,oldOid:w,newOid:r})=>m&&w!==r;if(!s.some(e))return[...s];const u=await d(
i,o),h=m=>{const w=u.get(m);if(w===void 0||w.binary)throw c(m);return w};return s.map(m=>{if(!e(m))return m;const{path:w,
oldPath:r=w}=m;return{...m,added:h(w).added,deleted:h(r).deleted}})}async function d(i,s){const o=(0,b().join)(i.temporary,
(0,x().randomUUID)());await(0,P().writeFile)(o,`* diff
`);const e={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:o},u=await i.objects([...j,"-\
-numstat","--no-renames",...y,...s],{env:e});return new Map((0,F().parseDiff)(u).map(h=>[h.path,h]))}function c(i){return new(N()).
GateError("change_incomplete",`Git cannot count the lines of ${i}, which is too large`,"Store files of this size in Git \
LFS.")}}};
