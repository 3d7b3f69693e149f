"use strict";exports.id=752,exports.ids=[752],exports.modules={70237:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.collectAssets=
a,S.requireChangeSize=e;function P(){const c=d(41895);return P=function(){return c},c}function j(){const c=d(32854);return j=
function(){return c},c}function C(){const c=d(56548);return C=function(){return c},c}function A(){const c=d(78114);return A=
function(){return c},c}function $(){const c=d(30610);return $=function(){return c},c}function v(){const c=d(18744);return v=
function(){return c},c}function E(){const c=d(36346);return E=function(){return c},c}function h(){const c=d(35474);return h=
function(){return c},c}function l(){const c=d(36093);return l=function(){return c},c}function m(){const c=d(77680);return m=
function(){return c},c}async function a(c){const{headTree:i,change:M,policy:T,all:y=!1}=c,{paths:F,files:I,head:x,untouched:D,
base:U,strays:b,isTouched:N}=await(0,h().readSides)(c),L=(0,E().effectiveFiles)({head:x,base:U,untouched:D}),{overrides:Y,
atHead:V}=L,w=new Map(M.files.map(({path:B,oldPath:k})=>[B,k??B])),H=(0,C().compareAssets)({...L,renames:w}),W=(y?$().allOtherGenes:
$().appliedGenes)(H,(0,E().only)(I,V));e([...H,...W],y);const z=G(i,[...i.files()],(0,v().assetPathTest)(T)).filter(({path:B,
targetPath:k})=>y||N(B)||N(k??B));return{changes:(0,C().inOrder)([...H,...W]),problems:[...y?r(I):(0,A().markBefore)(r(x),
r(U),H,w),...Y.filter(({file:B,by:k})=>y||N(B.path)||N(k.path)).map(E().overrideProblem),...U.flatMap(t),...(y?[]:D).flatMap(
B=>n(B,H)),...z.map(({path:B,detail:k})=>s(B,k)),...b],activated:(0,l().activatedSeeds)(L,[...H,...W]),files:F,present:I.
flatMap(({assets:B})=>B.filter(V)),unread:I.flatMap(({path:B,unread:k})=>k===void 0?[]:[{path:B,detail:k}])}}function r(c){
return c.flatMap(({problems:i})=>i)}function t({path:c,problems:i}){return i.filter(({rule:M})=>A().UNREAD.has(M)).map(({
rule:M,location:T,detail:y})=>({rule:"not-judged",location:{path:c,line:1,column:1},detail:M==="not-judged"?`${y} (at th\
e base)`:`the file \`${c}\` at the base, line ${T.line}: ${y}`}))}function n({problems:c},i){return c.flatMap(M=>M.rule===
"not-judged"?[M]:!A().UNREAD.has(M.rule)||i.length===0?[]:[{...M,rule:"asset-file-unread"}])}function s(c,i){return{rule:"\
file-not-regular",location:{path:c,line:1,column:1},detail:i}}const f=2e3,g=1e4;function e(c,i){const M=c.filter(({kind:y,
asset:F})=>o.has(y)&&F.type!=="EvolutionEvent");if(M.length>f)throw p(`has ${M.length} changed Genes and Capsules`,f,!1);
const T=c.filter(({kind:y,asset:F})=>F.type==="Gene"&&y!=="removed").reduce((y,{asset:F})=>y+u(F),0);if(T>g)throw p(`has\
 ${T} commands to judge`,g,i)}const o=new Set(["added","modified","removed"]);function u(c){const i=(0,m().validationCommands)(
c);return i.kind==="list"?i.entries.length:0}function p(c,i,M){return new(P()).GateError("change-too-large",`The change ${c}\
; the gate takes at most ${i} at once.`,M?"Split the change, or judge only the genes that it touches, without `--all`.":
"Split the change into smaller ones, each with its own check.")}function G(c,i,M){return i.flatMap(T=>{const{path:y,kind:F}=T;
if(F!=="symlink"&&F!=="submodule")return[];if(F==="symlink"){const x=(0,j().resolveInTree)(c,y);if(x.kind==="inside"&&x.
entry.kind==="directory")return O(y,x.path,i,M);if(M(y)){const D=x.kind==="inside"?{targetPath:x.path}:{};return[{path:y,
detail:`${y} is a symlink`,...D}]}}return M(y)||M(`${y}/genes.json`)?[{path:y,detail:`${y} is a ${F}`}]:[]})}function O(c,i,M,T){
const y=i===""?"":`${i}/`;return M.filter(({path:F})=>F.startsWith(y)&&!T(F)).map(({path:F})=>({targetPath:F,alias:`${c}\
/${F.slice(y.length)}`})).filter(({alias:F})=>T(F)).map(({targetPath:F,alias:I})=>({path:c,detail:`${I} is reached throu\
gh the symlink ${c}`,targetPath:F}))}}),56548:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.compareAssets=
v,S.inOrder=E;function P(){const t=d(23404);return P=function(){return t},t}function j(){const t=d(59490);return j=function(){
return t},t}function C(){const t=d(61331);return C=function(){return t},t}function A(){const t=d(64385);return A=function(){
return t},t}function $(){const t=d(78114);return $=function(){return t},t}function v({head:t,base:n,untouched:s,renames:f}){
const g=new Map([...s,...n].flatMap(({assets:O})=>O).filter(({value:O})=>(0,A().declaredId)(O)!==void 0).map(O=>[a(O),O])),
e=[],o=O=>f.get(O)??O;let u=m(t,o),p=m(n,O=>O);for(const O of[...h,...l]){const i=l.includes(O)?u.filter(({name:y})=>!g.
has(y)):u,M=r(i,p,O);for(const[{asset:y,content:F},I]of M)F!==I.content&&e.push({kind:"modified",asset:y,before:I.asset});
const T=new Set(M.values());u=u.filter(y=>!M.has(y)),p=p.filter(y=>!T.has(y))}for(const{asset:O,name:c}of u){const i=g.get(
c);e.push({kind:"added",asset:O,...i&&{before:i}})}const G=new Set(t.filter($().isIncomplete).map(({path:O})=>o(O)));for(const{
asset:O,path:c}of p)G.has(c)||e.push({kind:"removed",asset:O});return E(e)}function E(t){return t.map(n=>({change:n,place:n.
asset.locate()})).sort(({place:n},{place:s})=>n.path===s.path?n.line-s.line||n.column-s.column:n.path<s.path?-1:1).map(({
change:n})=>n)}const h=[({name:t,path:n,content:s})=>[t,n,s],({name:t,path:n})=>[t,n],({name:t,content:n})=>[t,n],({name:t})=>[
t]],l=[({asset:{type:t,value:n}})=>{const{id:s,asset_id:f,...g}=n;return t==="Gene"?[(0,P().canonicalize)(g)]:void 0},({
asset:{type:t,pointer:n},path:s})=>t==="Gene"?[s,JSON.stringify(n)]:void 0];function m(t,n){return t.flatMap(({path:s,assets:f})=>f.
map(g=>({asset:g,name:a(g),path:n(s),content:(0,C().statedContent)(g)})))}function a({type:t,value:n}){return`${t} ${(0,A().
declaredId)(n)??""}`}function r(t,n,s){const f=o=>JSON.stringify(s(o)),g=(0,j().groupBy)(n.toReversed(),f),e=new Map;for(const o of t){
const u=f(o),p=u&&g.get(u)?.pop();p&&e.set(o,p)}return e}}),36346:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.effectiveFiles=v,S.only=h,S.overrideProblem=a;function P(){const r=d(64385);return P=function(){return r},r}function j(){
const r=d(78114);return j=function(){return r},r}const C=[["genes","Gene"],["capsules","Capsule"]];function A(r){const t=new Map(
r.map(n=>[n.path,n]));return r.flatMap(n=>C.flatMap(([s,f])=>{const e=n.path===`${s}.json`||n.path.endsWith(`/${s}.json`)?
t.get(`${n.path}l`):void 0;if(!e?.lines||(0,j().isIncomplete)(e))return[];const o=new Set(e.assets.flatMap(p=>$(p,f)?p.id:
[])),u=n.assets.filter(({type:p,id:G,value:O})=>p===f&&(0,P().declaredId)(O)!==void 0&&o.has(G));return u.length>0?[{file:n,
assets:u,by:e}]:[]}))}function $({type:r,value:t,pointer:n},s){return r===s&&t.type===s&&(0,P().declaredId)(t)!==void 0&&
n.length===1}function v({head:r,base:t,untouched:n}){const s=A([...n,...r]),f=E(s),g=E(A([...n,...t]));return{head:[...h(
r,f),...l(n,e=>f(e)&&!g(e))],base:[...h(t,g),...l(n,e=>g(e)&&!f(e))],untouched:h(n,e=>f(e)&&g(e)),overrides:s,atHead:f}}
function E(r){const t=new Set(r.flatMap(({assets:n})=>n));return n=>!t.has(n)}function h(r,t){return r.map(n=>({...n,assets:n.
assets.filter(t)}))}function l(r,t){return h(r,t).flatMap(({path:n,assets:s})=>s.length>0?[{path:n,assets:s,problems:[]}]:
[])}const m=5;function a({file:r,assets:t,by:n}){const[s]=t,f=t.map(({id:o})=>JSON.stringify(o)),g=f.length-m,e=[...f.slice(
0,m),...g>0?[`${g} more`]:[]].join(", ");return{rule:"asset-overridden",location:s?.locate()??{path:r.path,line:1,column:1},
detail:`${e} of \`${r.path}\`, also in \`${n.path}\``,...s&&t.length===1&&{id:s.id}}}}),35474:((J,S,d)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.readSides=l;function P(){const t=d(54244);return P=function(){return t},t}function j(){const t=d(
93028);return j=function(){return t},t}function C(){const t=d(81456);return C=function(){return t},t}function A(){const t=d(
64385);return A=function(){return t},t}function $(){const t=d(18744);return $=function(){return t},t}function v(){const t=d(
28894);return v=function(){return t},t}function E(){const t=d(23423);return E=function(){return t},t}function h(){const t=d(
7946);return h=function(){return t},t}async function l(t){const{baseTree:n,headTree:s,change:f,policy:g,clock:e=new(P()).
AuditClock}=t,o=(0,$().assetPathTest)(g),u=(0,C().assetLimits)(g.assets.max_file_bytes),p=[...s.files()].filter(({kind:w})=>(0,j().
isRegular)(w)),G=p.filter(({path:w})=>o(w)),O=new Set(f.files.filter(({status:w})=>w!=="deleted").map(({path:w})=>w)),c=p.
filter(({path:w})=>(0,h().mayHoldAssets)(w)&&O.has(w)&&!o(w)),i=f.files.flatMap(({oldPath:w,path:H})=>{const W=o(w??H)?n.
stat(w??H):void 0;return W&&(0,j().isRegular)(W.kind)?W:[]}),[M,T]=m(i,({path:w})=>(0,v().isAuditLog)(w)&&O.has(w)),y=new Set(
M.map(({path:w})=>w)),F=async w=>{const H=O.has(w.path);if((0,v().isAuditLog)(w.path)&&!H)return[{file:await(0,E().readUntouchedLog)(
s,w,u),isTouched:H}];const W=y.has(w.path)?await(0,E().readAppendedLog)(n,s,w,u):void 0;return W===void 0?[{file:await r(
s,w,u),isTouched:H}]:(y.delete(w.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},I=w=>r(a(n),w,u),x=async w=>{
const H=await w;return await e.tick(),H},[D,U,b]=await Promise.all([Promise.all(G.map(w=>x(F(w)))),Promise.all(T.map(w=>x(
I(w)))),Promise.all(c.map(w=>x((0,h().findStrayGenes)(s,w,u))))]),N=M.filter(({path:w})=>y.has(w)),L=[...U,...await Promise.
all(N.map(I))],[Y,V]=m(D.flat(),({isTouched:w})=>w);return{paths:G.map(({path:w})=>w),files:D.flat().map(({file:w})=>w),
head:Y.map(({file:w})=>w),untouched:V.map(({file:w})=>w),base:L,strays:b.filter(w=>w!==void 0),isTouched:w=>O.has(w)}}function m(t,n){
return[t.filter(n),t.filter(s=>!n(s))]}function a(t){return{...t,read:async(...n)=>Buffer.from((await t.read(...n)).toString(
"utf8"))}}async function r(t,{path:n,size:s=0},f){if(s>f.maxBytes)return(0,A().tooLargeFile)(n,s,f);try{const g=(0,A().readAssetFile)(
n,await t.read(n,f.maxBytes),f);return{...g,assets:g.assets.filter(({copy:e})=>!e)}}catch(g){return(0,A().unreadFile)(n,
g)}}}),7946:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.findStrayGenes=v,S.mayHoldAssets=$;function P(){
const m=d(64385);return P=function(){return m},m}function j(){const m=d(18744);return j=function(){return m},m}function C(){
const m=d(73229);return C=function(){return m},m}function A(){const m=d(94534);return A=function(){return m},m}function $(m){
return/\.jsonl?$/i.test(m)&&!j().MEMORY_GRAPH.test(m)}async function v(m,{path:a,size:r=0},t){try{if(r<=t.maxBytes)return E(
a,await m.read(a,t.maxBytes),t)}catch(s){return(0,P().unreadFile)(a,s).problems[0]}const n=`with ${r} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:a,line:1,column:1},detail:n}}function E(m,a,r){if(!h(a))return;
const t=new(A()).Source(m,a.toString("utf8")),n=l((0,C().readJson)(t.text,r,new(A()).Problems(t))),[s]=n;if(s)return{rule:"\
outside-globs",location:t.location(s.start,s.end),detail:n.length===1?"a Gene":`${n.length} Genes`}}function h(m){return m.
includes('"Gene"')||m.includes("\\u00")}function l(m){return m.flatMap(a=>{const{value:r,children:t=[]}=a;return typeof r==
"object"&&r!==null&&!Array.isArray(r)&&r.type==="Gene"?[a]:l(t)})}}),82664:((J,S,d)=>{Object.defineProperty(S,"__esModul\
e",{value:!0}),S.auditAssetFile=E;function P(){const h=d(72025);return P=function(){return h},h}function j(){const h=d(70716);
return j=function(){return h},h}function C(){const h=d(54034);return C=function(){return h},h}function A(){const h=d(56131);
return A=function(){return h},h}function $(){const h=d(16373);return $=function(){return h},h}function v(){const h=d(66160);
return v=function(){return h},h}async function E(h,l){const a=l.terms.tree!==void 0?(0,v().correctorIn)(h.problems):()=>"\
hand",r=(0,v().subjectOfAssets)(h,l,a),{clock:t}=l,n=await t.all(h.assets,async s=>{const f=(0,v().isGene)(s)?await(0,$().
readGene)(s,l,a):void 0;if(f===void 0)return{asset:s,commands:[],findings:await(0,P().ask)(j().CLAIM_CHECKS,r,{asset:s})};
const{commands:g}=f,e=[...await(0,C().geneFindings)(r,{...f,limits:(0,A().limitsOf)(f,r)}),...g.flatMap(o=>o.findings)];
return{asset:s,commands:g,findings:e}});return{path:h.path,assets:n.map(({asset:s,commands:f})=>({asset:s,commands:f})),
findings:[...await(0,P().ask)(j().SUBJECT_CHECKS,r),...n.flatMap(({findings:s})=>s)]}}}),62130:((J,S,d)=>{Object.defineProperty(
S,"__esModule",{value:!0}),S.fixFile=u,S.fixFiles=s,S.scriptStores=e;function P(){const i=d(27199);return P=function(){return i},
i}function j(){const i=d(81456);return j=function(){return i},i}function C(){const i=d(64385);return C=function(){return i},
i}function A(){const i=d(30610);return A=function(){return i},i}function $(){const i=d(28894);return $=function(){return i},
i}function v(){const i=d(94534);return v=function(){return i},i}function E(){const i=d(77680);return E=function(){return i},
i}function h(){const i=d(16455);return h=function(){return i},i}function l(){const i=d(78816);return l=function(){return i},
i}function m(){const i=d(82606);return m=function(){return i},i}function a(){const i=d(70023);return a=function(){return i},
i}function r(){const i=d(40875);return r=function(){return i},i}function t(){const i=d(73427);return t=function(){return i},
i}function n(){const i=d(83026);return n=function(){return i},i}async function s(i,M,T={}){const y=e(M),F=(0,j().assetLimits)(
M.terms.policy.assets.max_file_bytes),I={scriptsOf:y,limits:F,options:T},x=[];for(const b of i)x.push(await u(b,I));const D=g(
x),U=new Map(x.flatMap(b=>b.scripts.flatMap(N=>{const L=y(b.path).textOf(N);return L===void 0?[]:[[N,L]]})));return{files:x.
map(b=>({...b,left:[...b.left,...f(b,D)]})),scripts:[...U].sort(([b],[N])=>b<N?-1:1),judgeOf:b=>y(b).judge}}function f({
path:i,after:M},T){if(T.size===0)return[];const{assets:y}=(0,C().readAssetFile)(i,Buffer.from(M),(0,j().assetLimits)(M.length*
4));return y.flatMap(A().namings).flatMap(({by:F,gene:I})=>{const x=T.get(I);return x===void 0?[]:[{reason:l().reasons.dangles(
I,x),asset:F.id}]})}function g(i){const M=i.flatMap(({edits:T})=>T.filter(({pointer:y})=>y?.endsWith("/asset_id")));return new Map(
M.map(({old:T,new:[y=""]})=>[T,y]))}function e(i){const M=new Map;return T=>{const y=i.forFile(T),F=M.get(y)??new(a()).ScriptStore(
y);return M.set(y,F),F}}const o="\uFEFF";async function u({path:i,bytes:M},{limits:T,options:y,scriptsOf:F}){const I=F(i),
{includes:x=()=>!0,identity:D=!1,left:U=!0}=y,b=R=>(0,n().findingsIn)(R,I.judge,x),N=(0,C().readAssetFile)(i,M,T),{text:L}=(0,v().
decodeUtf8)(M);if(!(0,n().isClear)(N)||(0,$().isAuditLog)(i)){const R=U?(0,n().errorsAmong)(await b(N)):[];return{path:i,
before:L,after:L,...p,left:(0,n().untouched)(N,R)}}const Y=await b(N),V=[],w=(0,C().readAssetNodes)(i,L,T).filter(({asset:R})=>x(
R));for(const R of w)await I.judge.clock.tick(),V.push(await c(L,R,I));const H=D?w.flatMap(R=>(0,r().addSchemaVersion)(L,
R)):[],W=[...V.flatMap(R=>R.textEdits),...H],z=(0,t().applyEdits)(L,W),B=(0,r().identifyAssets)(i,z,{limits:T,addMissing:D,
includes:x}),k=M[0]===239&&M[1]===187?o:"",X=(0,C().readAssetFile)(i,Buffer.from(B.text),T),K=await b(X);if(B.text!==L&&
!G(K,Y)){const R=[...(0,n().errorsAmong)(Y),{reason:l().reasons.addsProblems()}];return{path:i,before:k+L,after:k+L,...p,
left:R}}return{path:i,before:k+L,after:k+B.text,assets:B.assets,steps:[...V.flatMap(R=>R.steps),...H.map(({step:R})=>R),
...B.steps],edits:[...V.flatMap(R=>R.edits),...B.edits],scripts:V.flatMap(R=>R.scripts),left:[...V.flatMap(R=>R.left),...(0,n().
errorsAmong)(K).filter(({command:R})=>R===void 0)]}}const p={assets:[],steps:[],edits:[],scripts:[]};function G(i,M){const[
T,y]=[(0,n().errorsAmong)(i),(0,n().errorsAmong)(M)],F=({reason:x,asset:D,command:U})=>JSON.stringify([x.id,D,U]),I=new Set(
y.map(F));return T.some(x=>!I.has(F(x)))?!1:T.length===y.length?i.length<M.length:T.length<y.length}const O={steps:[],edits:[],
scripts:[],left:[],textEdits:[]};async function c(i,{asset:M,node:T},y){const F=(0,t().memberOf)(T,"validation"),I=(0,E().
validationCommands)(M);if(M.type!=="Gene"||F===void 0||I.kind!=="list")return O;const x=I.entries.map(({value:N})=>N),U=(await(0,m().
fixList)(x,y)).map((N,L)=>({fix:N,index:L,old:String(x[L])})),b=U.flatMap(({fix:N,...L})=>N.kind==="fixed"?{...L,fix:N}:
[]);return{steps:b.flatMap(({fix:N})=>N.steps),edits:b.map(({old:N,index:L,fix:Y})=>({path:M.path,pointer:(0,P().pointerText)(
[...M.pointer,"validation",L]),...(0,h().editOf)(N,Y,y)})),scripts:b.flatMap(({fix:N})=>N.scripts.map(L=>y.pathOf(L))),left:U.
flatMap(({fix:N,old:L})=>N.kind==="left"?{reason:N.reason,asset:M.id,command:L}:[]),textEdits:(0,t().replaceElements)(i,
F,new Map(b.map(({index:N,fix:L})=>[N,L.commands])))}}}),40875:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.addSchemaVersion=v,S.identifyAssets=E;function P(){const l=d(23404);return P=function(){return l},l}function j(){const l=d(
27199);return j=function(){return l},l}function C(){const l=d(64385);return C=function(){return l},l}function A(){const l=d(
85475);return A=function(){return l},l}function $(){const l=d(73427);return $=function(){return l},l}function v(l,{asset:m,
node:a}){const r=(0,A().identityFindings)(m,"fix").some(({rule:f})=>f==="schema-version-missing"),t=(0,$().memberOf)(a,"\
type")??a.children?.[0],n={name:"schema_version",value:P().SCHEMA_VERSION},s=(0,$().insertMember)(l,a,n,t);return r&&s?[
{...s,step:"schema_version added"}]:[]}function E(l,m,{limits:a,addMissing:r,includes:t}){const n=new Map;let s,f=m,g=[];
for(let e=0;e<=a.maxDepth;e+=1){const o=(0,C().readAssetNodes)(l,f,a);g=o.map(({asset:p})=>p),s??=g.map(({value:p})=>p.asset_id);
const u=o.flatMap((p,G)=>{const O=t(p.asset)?h(f,p,r):void 0;return O===void 0?[]:(n.set(G,n.get(G)??O.step),O)});if(u.length===
0)break;f=(0,$().applyEdits)(f,u)}return{text:f,assets:g,steps:[...n.values()],edits:g.flatMap(({pointer:e,value:o},u)=>{
const p=s?.[u];return typeof p!="string"||!n.has(u)?[]:{...{path:l,pointer:(0,j().pointerText)([...e,"asset_id"])},old:p,
new:[String(o.asset_id)],fix:!0}})}}function h(l,{asset:m,node:a},r){const t=r?(0,A().identityFindings)(m,"fix"):(0,A().
hashFindings)(m,"fix");for(const{rule:n,severity:s,args:f}of t){const g=String(f.expected),e=(0,$().memberOf)(a,"asset_i\
d");if(n==="content-hash-mismatch"&&e!==void 0){if(s==="notice"&&!r)continue;const{start:o,end:u}=e;return{start:o,end:u,
text:JSON.stringify(g),step:"asset_id recomputed"}}if(n==="content-hash-missing"&&r){const o=(0,$().insertMember)(l,a,{name:"\
asset_id",value:g});return o&&{...o,step:"asset_id added"}}}}}),75459:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),
S.patchOf=v,S.patchText=A;function P(){const a=d(80401);return P=function(){return a},a}function j(){const a=d(10289);return j=
function(){return a},a}const C=2e3;function A(a){return E(a).map(({path:r,patch:t})=>l(r,t)).join("")}const $=1e4;function v(a){
const r=E(a).map(({patch:s})=>s);return r.flatMap(s=>s?.hunks.flatMap(f=>f.lines)??[]).filter(s=>/^[+-]/.test(s)).length>
$||r.includes(void 0)?null:r.map(s=>s?(0,P().formatPatch)(s,P().FILE_HEADERS_ONLY):"").join("")}function E({files:a,scripts:r}){
const t=[...r].map(([s,f])=>{const g=h("/dev/null",`b/${s}`,"",f);return{path:s,patch:g&&{...g,isCreate:!0}}}),n=a.filter(
({before:s,after:f})=>s!==f).map(({path:s,before:f,after:g})=>({path:s,patch:h(`a/${s}`,`b/${s}`,f,g)}));return[...t,...n]}
function h(a,r,t,n){const s={context:3,maxEditLength:2*C},f=(0,P().structuredPatch)(a,r,t,n,void 0,void 0,s);return f&&{
...f,isGit:!0}}function l(a,r){return r===void 0?`# ${(0,j().terminal)(a)}: diff not shown, more than ${C} changed lines\

`:(0,P().formatPatch)(r,P().FILE_HEADERS_ONLY).split(`
`).map(m).join(`
`)}function m(a){const[,r="",t=""]=/^(.*?)(\r?)$/s.exec(a)??[];return r.split("	").map(j().terminal).join("	")+t}}),88211:((J,S,d)=>{
Object.defineProperty(S,"__esModule",{value:!0}),S.assetPointer=l,S.proposalOf=v;function P(){const a=d(27199);return P=
function(){return a},a}function j(){const a=d(77680);return j=function(){return a},a}function C(){const a=d(85475);return C=
function(){return a},a}function A(){const a=d(59490);return A=function(){return a},a}function $(){const a=d(75459);return $=
function(){return a},a}async function v(a,r){const t=(0,A().groupBy)(r,([{location:e}])=>e?.path),s=(await Promise.all(a.
files.map(async e=>({file:e,edits:await E(e,a,t.get(e.path)??[])})))).flatMap(({file:e,edits:o})=>o?.length?{file:e,edits:o}:
[]);if(s.length===0)return;const f=s.flatMap(e=>e.edits),g=new Set(f.flatMap(({files:e=[]})=>e.map(({path:o})=>o)));return{
edits:f,patch:(0,$().patchOf)({files:s.map(({file:e})=>e),scripts:a.scripts.filter(([e])=>g.has(e))})}}async function E({
path:a,edits:r,after:t,assets:n},{judgeOf:s},f){if(r.length===0)return[];const g=s(a);if(Buffer.byteLength(t)>g.terms.policy.
assets.max_file_bytes)return;const e=new Map(n.map(({pointer:O},c)=>[(0,P().pointerText)(O),c])),o=r.map(O=>{const c=l(O.
pointer??"");return{edit:O,root:c,index:e.get(c)??-1}}),u=new Set,p=new Map,G=[];for(const{edit:O,root:c,index:i}of o.toSorted(
(M,T)=>M.index-T.index)){await g.clock.tick();const{fix:M,path:T,pointer:y="",...F}=O,I=n[i],x=m(O,I,f),D=x.find(N=>!u.has(
N))??x[0]??p.get(c);if(I===void 0||D===void 0)return;const U=y.endsWith("/asset_id")?[(0,C().hashFindings)(I,"fix").some(
({severity:N})=>N==="error")?"block":"allow"]:await h(F.new,I,g);if(U.includes("block"))return;const b=U.every(N=>N==="a\
llow");u.add(D),p.set(c,p.get(c)??D),G.push({finding:D,path:a,pointer:y,...F,after:b?"allow":"warn"})}return G}async function h(a,r,t){
const n=(0,j().validationCommands)(r),s=new Set(n.kind==="list"?n.entries.map(({value:f})=>f):[]);return Promise.all(a.map(
async f=>r.type==="Gene"&&s.has(f)?(await t.command(f)).verdict:"block"))}function l(a){return a.replace(/\/(?:asset_id|validation\/\d+)$/,
"")}function m({pointer:a="",old:r},t,n){const s=a.endsWith("/asset_id"),f=({rule:e,subject:o})=>o?.type===t?.type&&o?.id===
t?.id&&(e==="content-hash-mismatch"?s:!s&&o?.command===r);return n.filter(([e])=>e.edit?.pointer===void 0?f(e):e.edit.pointer===
a).map(([,e])=>e)}}),73427:((J,S)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.applyEdits=d,S.insertMember=C,S.memberOf=
P,S.replaceElements=j;function d(v,E){const h=[];let l=0;for(const m of E.toSorted((a,r)=>a.start-r.start))h.push(v.slice(
l,m.start),m.text),l=m.end;return h.join("")+v.slice(l)}function P({children:v},E){return v?.findLast(({key:h})=>h?.name===
E)}function j(v,E,h){const{children:l=[]}=E,m=A(v,E,", ");let a;return l.flatMap((r,t)=>{const n=h.get(t),s=l[t-1];if((n===
void 0||n.length>0)&&(a=r),n===void 0)return[];if(n.length>0){const g=n.map(e=>JSON.stringify(e)).join(m);return{start:r.
start,end:r.end,text:g}}const f=l[t+1];return a!==void 0&&s!==void 0?{start:s.end,end:r.end,text:""}:{start:r.start,end:f?.
start??r.end,text:""}})}function C(v,E,h,l=E.children?.at(-1)){const[m]=E.children??[];if(m?.key===void 0||l===void 0)return;
const a=v.slice(m.key.end,m.start),t=`${A(v,E,a.endsWith(" ")?", ":",")}${JSON.stringify(h.name)}${a}${JSON.stringify(h.
value)}`;return{start:l.end,end:l.end,text:t}}function A(v,{start:E,children:h=[]},l){const[m,a]=h;if(m===void 0)return l;
if(a!==void 0)return v.slice(m.end,$(a));const r=v.slice(E+1,$(m));return/[\r\n]/.test(r)?`,${r}`:l}function $({key:v,start:E}){
return v?.start??E}}),83026:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.describeUnfixed=n,S.errorsAmong=
h,S.findingsIn=E,S.isClear=m,S.untouched=l,S.withProposals=a;function P(){const o=d(78114);return P=function(){return o},
o}function j(){const o=d(82664);return j=function(){return o},o}function C(){const o=d(59490);return C=function(){return o},
o}function A(){const o=d(16455);return A=function(){return o},o}function $(){const o=d(78816);return $=function(){return o},
o}function v(){const o=d(10289);return v=function(){return o},o}async function E(o,u,p){const{findings:G}=await(0,j().auditAssetFile)(
o,u),O=new Set(o.assets.filter(p).map(({id:c})=>c));return G.filter(({subject:c})=>c?.id===void 0||O.has(c.id))}function h(o){
return o.filter(({severity:u})=>u==="error").map(u=>({reason:(0,$().reasonOf)(u),asset:u.subject?.id,...u.subject?.command!==
void 0&&{command:u.subject.command}}))}function l(o,u){if(u.length===0)return[];const p=m(o)?$().reasons.appendOnly():$().
reasons.unsureText();return[...u,{reason:p}]}function m({problems:o}){return(0,P().ambiguousFiles)(o).size===0}async function a(o,u){
const p=o.map(async G=>{if(G.command===void 0)return G;const{findings:O}=await(0,A().withEdit)(await u.command(G.command),
u),c=O.find(({edit:i})=>i!==void 0);return c?{...G,reason:(0,$().reasonOf)(c)}:G});return Promise.all(p)}const r=5,t=100;
function n(o){return[...(0,C().groupBy)(o,({reason:u})=>u.id).values()].flatMap(u=>{const[p]=u;if(p===void 0)return[];const{
id:G,message:O,title:c}=p.reason,M=u.every(T=>T.reason.message===O)?O:c??O;return[`  ${u.length} \xD7 ${G}: ${(0,v().terminal)(
M)}`,...g(f(u)).map(T=>`      in ${T}`),...[...(0,C().groupBy)(u,({reason:T})=>T.remedy)].flatMap(s)]})}function s([o,u]){
const p=[...new Set(u.flatMap(({command:G})=>G??[]))];return[...p.slice(0,r).map(G=>`      ${e(G)}`),...p.length>r?[`   \
   and ${p.length-r} other commands`]:[],`        ${(0,v().terminal)(o)}`]}function f(o){return[...new Set(o.flatMap(({asset:u})=>u??
[]))]}function g(o){if(o.length===0)return[];const u=o.slice(0,r).map(G=>(0,v().terminal)(G.slice(0,t))),p=o.length>r?[`${o.
length-r} more`]:[];return[[...u,...p].join(", ")]}function e(o){const u=o.length>t?`${o.slice(0,t)}\u2026`:o;return(0,v().
terminal)(u)}}),44903:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.parseDiff=v,S.parseRawDiff=E;function P(){
const t=d(41895);return P=function(){return t},t}function j(){const t=d(96681);return j=function(){return t},t}const C={
A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},A=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
$=/^(?:(\d+)\t(\d+)|-\t-)\t/;function v(t){const n=new a(t),s=h(n).map(f=>({...f,...m(n,f)}));return n.end(),s}function E(t){
const n=new a(t),s=h(n);return n.end(),s}function h(t){const n=[];for(;t.next()?.startsWith(":");)n.push(l(t));return n}
function l(t){const n=t.take(),[,s,f,g,e,o=""]=A.exec(n)??[],u=C[o];if(!s||!f||!g||!e||u===void 0)throw r(`the record ${JSON.
stringify(n)}`);const p=u==="renamed"?{oldPath:t.take(),path:t.take()}:{path:t.take()};return{status:u,...p,oldMode:s,newMode:f,
oldOid:g,newOid:e}}function m(t,{path:n,oldPath:s}){const f=t.take(),g=$.exec(f);if(g===null)throw r(`no line counts for\
 ${n}`);const[e,o,u]=g,p=f.slice(e.length),G=p===""?t.take():void 0;if((p===""?t.take():p)!==n||G!==s)throw r(`line coun\
ts of another file instead of ${n}`);return{binary:o===void 0,added:Number(o??0),deleted:Number(u??0)}}class a{#t;#n=0;constructor(n){
this.#t=(0,j().decodePieces)(n)}next(){return this.#t[this.#n]}take(){const n=this.next();if(n===void 0)throw r("a trunc\
ated record");return this.#n+=1,n}end(){if(this.next()!==void 0)throw r("more records than files")}}function r(t){return new(P()).
GateError("change_incomplete",`Git's list of changed files has ${t}`,"Check that git is version 2.31 or later; if it is,\
 report this as a bug.")}}),213:((J,S,d)=>{Object.defineProperty(S,"__esModule",{value:!0}),S.countChangedFiles=a,S.readChange=
m;function P(){const e=d(77598);return P=function(){return e},e}function j(){const e=d(51455);return j=function(){return e},
e}function C(){const e=d(76760);return C=function(){return e},e}function A(){const e=d(41895);return A=function(){return e},
e}function $(){const e=d(44903);return $=function(){return e},e}function v(){const e=d(35720);return v=function(){return e},
e}const E=1e3,h=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"],l=["--no-ext-diff","--no-textco\
nv"];async function m(e,o,u,p=E){const G=await Promise.all([(0,v().readTree)(e,o),(0,v().readTree)(e,u)]),O=await e.objects(
[...h,"--numstat",t(G,p)?"-M":"-M100%","-l0",...l,o,u]),c=await s(e,(0,$().parseDiff)(O),[o,u]);return c.sort((i,M)=>i.path<
M.path?-1:1),{base:o,audited:u,files:c}}async function a(e,o,u){return(await r(e,o,u)).length}async function r(e,o,u){return await Promise.
all([o,u].map(p=>(0,v().requireObjects)(e,p))),(0,$().parseRawDiff)(await e.objects([...h,"--no-renames",o,u]))}function t([
e,o],u){const p=n(e,o);return p===0||p*n(o,e)<=u**2}function n(e,o){let u=0;for(const{path:p}of e.files())(o.stat(p)?.kind??
"directory")==="directory"&&(u+=1);return u}async function s(e,o,u){const p=({binary:c,oldOid:i,newOid:M})=>c&&i!==M;if(!o.
some(p))return[...o];const G=await f(e,u),O=c=>{const i=G.get(c);if(i===void 0||i.binary)throw g(c);return i};return o.map(
c=>{if(!p(c))return c;const{path:i,oldPath:M=i}=c;return{...c,added:O(i).added,deleted:O(M).deleted}})}async function f(e,o){
const u=(0,C().join)(e.temporary,(0,P().randomUUID)());await(0,j().writeFile)(u,`* diff
`);const p={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:u},G=await e.objects([...h,"-\
-numstat","--no-renames",...l,...o],{env:p});return new Map((0,$().parseDiff)(G).map(O=>[O.path,O]))}function g(e){return new(A()).
GateError("change_incomplete",`Git cannot count the lines of ${e}, which is too large`,"Store files of this size in Git \
LFS.")}})};
