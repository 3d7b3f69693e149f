"use strict";exports.id=752,exports.ids=[752],exports.modules={70237:function(U,O,m){Object.defineProperty(O,"__esModule",{value:!0}),
O.collectAssets=f,O.requireChangeSize=s;function x(){const n=m(41895);return x=function(){return n},n}function T(){const n=m(
32854);return T=function(){return n},n}function C(){const n=m(56548);return C=function(){return n},n}function I(){const n=m(
78114);return I=function(){return n},n}function E(){const n=m(30610);return E=function(){return n},n}function v(){const n=m(
18744);return v=function(){return n},n}function A(){const n=m(36346);return A=function(){return n},n}function F(){const n=m(
35474);return F=function(){return n},n}function y(){const n=m(36093);return y=function(){return n},n}function $(){const n=m(
77680);return $=function(){return n},n}async function f(n){const{headTree:p,baseTree:M,change:P,policy:S,all:w=!1}=n,{paths:D,
files:L,head:G,untouched:b,base:N,strays:J,isTouched:H}=await(0,F().readSides)(n),z=(0,A().effectiveFiles)({head:G,base:N,
untouched:b}),{overrides:k,atHead:V}=z,Y=new Map(P.files.map(({path:R,oldPath:j})=>[R,j??R])),B=(0,C().compareAssets)({...z,
renames:Y}),W=(w?E().allOtherGenes:E().appliedGenes)(B,(0,A().only)(L,V));s([...B,...W],w);const K=l(p,[...p.files()],(0,v().
assetPathTest)(S)).filter(({path:R,targetPath:j})=>w||H(R)||H(j??R));return{changes:(0,C().inOrder)([...B,...W]),problems:[
...w?d(L):(0,I().markBefore)(d(G),d(N),B,Y),...k.filter(({file:R,by:j})=>w||H(R.path)||H(j.path)).map(A().overrideProblem),
...N.flatMap(r),...(w?[]:b).flatMap(R=>o(R,B)),...K.map(({path:R,detail:j})=>c(R,j)),...J,...[...p.files()].filter(R=>!K.
some(({path:j})=>j===R.path)).flatMap(R=>g(R,M,H))],activated:(0,y().activatedSeeds)(z,[...B,...W]),files:D,present:L.flatMap(
({assets:R})=>R.filter(V)),unread:L.flatMap(({path:R,unread:j})=>j===void 0?[]:[{path:R,detail:j}])}}function d(n){return n.
flatMap(({problems:p})=>p)}function r({path:n,problems:p}){return p.filter(I().isUnread).map(({rule:M,location:P,detail:S})=>({
rule:"not-judged",location:{path:n,line:1,column:1},detail:M==="not-judged"?`${S} (at the base)`:`the file \`${n}\` at th\
e base, line ${P.line}: ${S}`}))}function o({problems:n},p){return n.flatMap(M=>M.rule==="not-judged"?[M]:!(0,I().isUnread)(
M)||p.length===0?[]:[{...M,rule:"asset-file-unread"}])}function c(n,p){return{rule:"file-not-regular",location:{path:n,line:1,
column:1},detail:p}}function g({path:n,kind:p},M,P){if(p!=="submodule"||!P(n))return[];const S=M.stat(n)?.kind==="submod\
ule";return[{rule:"outside-globs",location:{path:n,line:1,column:1},detail:`a submodule that the change ${S?"updates":"a\
dds"}, whose files the gate cannot read`,...S&&{severity:"notice"}}]}const i=2e3,a=1e4;function s(n,p){const M=n.filter(
({kind:S,asset:w})=>e.has(S)&&w.type!=="EvolutionEvent");if(M.length>i)throw h(`has ${M.length} changed Genes and Capsul\
es`,i,!1);const P=n.filter(({kind:S,asset:w})=>w.type==="Gene"&&S!=="removed").reduce((S,{asset:w})=>S+u(w),0);if(P>a)throw h(
`has ${P} commands to judge`,a,p)}const e=new Set(["added","modified","removed"]);function u(n){const p=(0,$().validationCommands)(
n);return p.kind==="list"?p.entries.length:0}function h(n,p,M){return new(x()).GateError("change-too-large",`The change ${n}\
; the gate takes at most ${p} at once.`,M?"Split the change, or judge only the genes that it touches, without `--all`.":
"Split the change into smaller ones, each with its own check.")}function l(n,p,M){return p.flatMap(P=>{const{path:S,kind:w}=P;
if(w!=="symlink"&&w!=="submodule")return[];if(w==="symlink"){const L=(0,T().resolveInTree)(n,S);if(L.kind==="inside"&&L.
entry.kind==="directory")return t(S,L.path,p,M);if(M(S)){const G=L.kind==="inside"?{targetPath:L.path}:{};return[{path:S,
detail:`${S} is a symlink`,...G}]}}return M(S)||M(`${S}/genes.json`)?[{path:S,detail:`${S} is a ${w}`}]:[]})}function t(n,p,M,P){
const S=p===""?"":`${p}/`;return M.filter(({path:w})=>w.startsWith(S)&&!P(w)).map(({path:w})=>({targetPath:w,alias:`${n}\
/${w.slice(S.length)}`})).filter(({alias:w})=>P(w)).map(({targetPath:w,alias:D})=>({path:n,detail:`${D} is reached throu\
gh the symlink ${n}`,targetPath:w}))}},56548:function(U,O,m){Object.defineProperty(O,"__esModule",{value:!0}),O.compareAssets=
v,O.inOrder=A;function x(){const r=m(23404);return x=function(){return r},r}function T(){const r=m(59490);return T=function(){
return r},r}function C(){const r=m(61331);return C=function(){return r},r}function I(){const r=m(64385);return I=function(){
return r},r}function E(){const r=m(78114);return E=function(){return r},r}function v({head:r,base:o,untouched:c,renames:g}){
const i=new Map([...c,...o].flatMap(({assets:l})=>l).filter(({value:l})=>(0,I().declaredId)(l)!==void 0).map(l=>[f(l),l])),
a=[],s=l=>g.get(l)??l;let e=$(r,s),u=$(o,l=>l);for(const l of[...F,...y]){const n=y.includes(l)?e.filter(({name:P})=>!i.
has(P)):e,p=d(n,u,l);for(const[{asset:P,content:S},w]of p)S!==w.content&&a.push({kind:"modified",asset:P,before:w.asset});
const M=new Set(p.values());e=e.filter(P=>!p.has(P)),u=u.filter(P=>!M.has(P))}for(const{asset:l,name:t}of e){const n=i.get(
t);a.push({kind:"added",asset:l,...n&&{before:n}})}const h=new Set(r.filter(E().isIncomplete).map(({path:l})=>s(l)));for(const{
asset:l,path:t}of u)h.has(t)||a.push({kind:"removed",asset:l});return A(a)}function A(r){return r.map(o=>({change:o,place:o.
asset.locate()})).sort(({place:o},{place:c})=>o.path===c.path?o.line-c.line||o.column-c.column:o.path<c.path?-1:1).map(({
change:o})=>o)}const F=[({name:r,path:o,content:c})=>[r,o,c],({name:r,path:o})=>[r,o],({name:r,content:o})=>[r,o],({name:r})=>[
r]],y=[({asset:{type:r,value:o}})=>{const{id:c,asset_id:g,...i}=o;return r==="Gene"?[(0,x().canonicalize)(i)]:void 0},({
asset:{type:r,pointer:o},path:c})=>r==="Gene"?[c,JSON.stringify(o)]:void 0];function $(r,o){return r.flatMap(({path:c,assets:g})=>g.
map(i=>({asset:i,name:f(i),path:o(c),content:(0,C().statedContent)(i)})))}function f({type:r,value:o}){return`${r} ${(0,I().
declaredId)(o)??""}`}function d(r,o,c){const g=s=>JSON.stringify(c(s)),i=(0,T().groupBy)(o.toReversed(),g),a=new Map;for(const s of r){
const e=g(s),u=e&&i.get(e)?.pop();u&&a.set(s,u)}return a}},36346:function(U,O,m){Object.defineProperty(O,"__esModule",{value:!0}),
O.effectiveFiles=v,O.only=F,O.overrideProblem=f;function x(){const d=m(64385);return x=function(){return d},d}function T(){
const d=m(78114);return T=function(){return d},d}const C=[["genes","Gene"],["capsules","Capsule"]];function I(d){const r=new Map(
d.map(o=>[o.path,o]));return d.flatMap(o=>C.flatMap(([c,g])=>{const a=o.path===`${c}.json`||o.path.endsWith(`/${c}.json`)?
r.get(`${o.path}l`):void 0;if(!a?.lines||(0,T().isIncomplete)(a))return[];const s=new Set(a.assets.flatMap(u=>E(u,g)?u.id:
[])),e=o.assets.filter(({type:u,id:h,value:l})=>u===g&&(0,x().declaredId)(l)!==void 0&&s.has(h));return e.length>0?[{file:o,
assets:e,by:a}]:[]}))}function E({type:d,value:r,pointer:o},c){return d===c&&r.type===c&&(0,x().declaredId)(r)!==void 0&&
o.length===1}function v({head:d,base:r,untouched:o}){const c=I([...o,...d]),g=A(c),i=A(I([...o,...r]));return{head:[...F(
d,g),...y(o,a=>g(a)&&!i(a))],base:[...F(r,i),...y(o,a=>i(a)&&!g(a))],untouched:F(o,a=>g(a)&&i(a)),overrides:c,atHead:g}}
function A(d){const r=new Set(d.flatMap(({assets:o})=>o));return o=>!r.has(o)}function F(d,r){return d.map(o=>({...o,assets:o.
assets.filter(r)}))}function y(d,r){return F(d,r).flatMap(({path:o,assets:c})=>c.length>0?[{path:o,assets:c,problems:[]}]:
[])}const $=5;function f({file:d,assets:r,by:o}){const[c]=r,g=r.map(({id:s})=>JSON.stringify(s)),i=g.length-$,a=[...g.slice(
0,$),...i>0?[`${i} more`]:[]].join(", ");return{rule:"without-effect",location:c?.locate()??{path:d.path,line:1,column:1},
detail:`${a} of \`${d.path}\`, also in \`${o.path}\``,...c&&r.length===1&&{id:c.id}}}},62130:function(U,O,m){Object.defineProperty(
O,"__esModule",{value:!0}),O.fixFile=s,O.fixFiles=o,O.scriptStores=i;function x(){const t=m(27199);return x=function(){return t},
t}function T(){const t=m(64385);return T=function(){return t},t}function C(){const t=m(30610);return C=function(){return t},
t}function I(){const t=m(28894);return I=function(){return t},t}function E(){const t=m(94534);return E=function(){return t},
t}function v(){const t=m(77680);return v=function(){return t},t}function A(){const t=m(16455);return A=function(){return t},
t}function F(){const t=m(78816);return F=function(){return t},t}function y(){const t=m(82606);return y=function(){return t},
t}function $(){const t=m(70023);return $=function(){return t},t}function f(){const t=m(40875);return f=function(){return t},
t}function d(){const t=m(73427);return d=function(){return t},t}function r(){const t=m(83026);return r=function(){return t},
t}async function o(t,n,p={}){const M=i(n),P=(0,E().assetLimits)(n.terms.policy.assets.max_file_bytes),S={scriptsOf:M,limits:P,
options:p},w=[];for(const G of t)w.push(await s(G,S));const D=g(w),L=new Map(w.flatMap(G=>G.scripts.flatMap(b=>{const N=M(
G.path).textOf(b);return N===void 0?[]:[[b,N]]})));return{files:w.map(G=>({...G,left:[...G.left,...c(G,D)]})),scripts:[...L].
sort(([G],[b])=>G<b?-1:1),judgeOf:G=>M(G).judge}}function c({path:t,after:n},p){if(p.size===0)return[];const{assets:M}=(0,T().
readAssetFile)(t,Buffer.from(n),(0,E().assetLimits)(n.length*4));return M.flatMap(C().namings).flatMap(({by:P,gene:S})=>{
const w=p.get(S);return w===void 0?[]:[{reason:F().reasons.dangles(S,w),asset:P.id}]})}function g(t){const n=t.flatMap(({
edits:p})=>p.filter(({pointer:M})=>M?.endsWith("/asset_id")));return new Map(n.map(({old:p,new:[M=""]})=>[p,M]))}function i(t){
const n=new Map;return p=>{const M=t.forFile(p),P=n.get(M)??new($()).ScriptStore(M);return n.set(M,P),P}}const a="\uFEFF";
async function s({path:t,bytes:n},{limits:p,options:M,scriptsOf:P}){const S=P(t),{includes:w=()=>!0,identity:D=!1,left:L=!0}=M,
G=j=>(0,r().findingsIn)(j,S.judge,w),b=(0,T().readAssetFile)(t,n,p),{text:N}=(0,E().decodeUtf8)(n);if(!(0,r().isClear)(b)||
(0,I().isAuditLog)(t)){const j=L?(0,r().errorsAmong)(await G(b)):[];return{path:t,before:N,after:N,...e,left:(0,r().untouched)(
b,j)}}const J=await G(b),H=[],z=(0,T().readAssetNodes)(t,N,p).filter(({asset:j})=>w(j));for(const j of z)await S.judge.clock.
tick(),H.push(await l(N,j,S));const k=D?z.flatMap(j=>(0,f().addSchemaVersion)(N,j)):[],V=[...H.flatMap(j=>j.textEdits),...k],
Y=(0,d().applyEdits)(N,V),B=(0,f().identifyAssets)(t,Y,{limits:p,addMissing:D,includes:w}),W=n[0]===239&&n[1]===187?a:"",
K=(0,T().readAssetFile)(t,Buffer.from(B.text),p),R=await G(K);if(B.text!==N&&!u(R,J)){const j=[...(0,r().errorsAmong)(J),
{reason:F().reasons.addsProblems()}];return{path:t,before:W+N,after:W+N,...e,left:j}}return{path:t,before:W+N,after:W+B.
text,assets:B.assets,steps:[...H.flatMap(j=>j.steps),...k.map(({step:j})=>j),...B.steps],edits:[...H.flatMap(j=>j.edits),
...B.edits],scripts:H.flatMap(j=>j.scripts),left:[...H.flatMap(j=>j.left),...(0,r().errorsAmong)(R).filter(({command:j})=>j===
void 0)]}}const e={assets:[],steps:[],edits:[],scripts:[]};function u(t,n){const p=D=>D.filter(({severity:L})=>L!=="noti\
ce"),M=({rule:D,subject:L})=>`${D} ${L?.id??""}`,P=new Set(n.map(M));if(p(t).some(D=>!P.has(M(D))))return!1;const[S,w]=[
(0,r().errorsAmong)(t).length,(0,r().errorsAmong)(n).length];return S===w?t.length<n.length:S<w}const h={steps:[],edits:[],
scripts:[],left:[],textEdits:[]};async function l(t,{asset:n,node:p},M){const P=(0,d().memberOf)(p,"validation"),S=(0,v().
validationCommands)(n);if(n.type!=="Gene"||P===void 0||S.kind!=="list")return h;const w=S.entries.map(({value:b})=>b),L=(await(0,y().
fixList)(w,M)).map((b,N)=>({fix:b,index:N,old:String(w[N])})),G=L.flatMap(({fix:b,...N})=>b.kind==="fixed"?{...N,fix:b}:
[]);return{steps:G.flatMap(({fix:b})=>b.steps),edits:G.map(({old:b,index:N,fix:J})=>({path:n.path,pointer:(0,x().pointerText)(
[...n.pointer,"validation",N]),...(0,A().editOf)(b,J,M)})),scripts:G.flatMap(({fix:b})=>b.scripts.map(N=>M.pathOf(N))),left:L.
flatMap(({fix:b,old:N})=>b.kind==="left"?{reason:b.reason,asset:n.id,command:N}:[]),textEdits:(0,d().replaceElements)(t,
P,new Map(G.map(({index:b,fix:N})=>[b,N.commands])))}}},40875:function(U,O,m){Object.defineProperty(O,"__esModule",{value:!0}),
O.addSchemaVersion=v,O.identifyAssets=A;function x(){const y=m(23404);return x=function(){return y},y}function T(){const y=m(
27199);return T=function(){return y},y}function C(){const y=m(64385);return C=function(){return y},y}function I(){const y=m(
85475);return I=function(){return y},y}function E(){const y=m(73427);return E=function(){return y},y}function v(y,{asset:$,
node:f}){const d=(0,I().identityFindings)($,"fix").some(({rule:g})=>g==="schema-version-missing"),r=(0,E().memberOf)(f,"\
type")??f.children?.[0],o={name:"schema_version",value:x().SCHEMA_VERSION},c=(0,E().insertMember)(y,f,o,r);return d&&c?[
{...c,step:"schema_version added"}]:[]}function A(y,$,{limits:f,addMissing:d,includes:r}){const o=new Map;let c,g=$,i=[];
for(let a=0;a<=f.maxDepth;a+=1){const s=(0,C().readAssetNodes)(y,g,f);i=s.map(({asset:u})=>u),c??=i.map(({value:u})=>u.asset_id);
const e=s.flatMap((u,h)=>{const l=r(u.asset)?F(g,u,d):void 0;return l===void 0?[]:(o.set(h,o.get(h)??l.step),l)});if(e.length===
0)break;g=(0,E().applyEdits)(g,e)}return{text:g,assets:i,steps:[...o.values()],edits:i.flatMap(({pointer:a,value:s},e)=>{
const u=c?.[e];return typeof u!="string"||!o.has(e)?[]:{...{path:y,pointer:(0,T().pointerText)([...a,"asset_id"])},old:u,
new:[String(s.asset_id)],fix:!0}})}}function F(y,{asset:$,node:f},d){const r=d?(0,I().identityFindings)($,"fix"):(0,I().
hashFindings)($,"fix");for(const{rule:o,severity:c,args:g}of r){const i=String(g.expected),a=(0,E().memberOf)(f,"asset_i\
d");if(o==="content-hash-mismatch"&&a!==void 0){if(c==="notice"&&!d)continue;const{start:s,end:e}=a;return{start:s,end:e,
text:JSON.stringify(i),step:"asset_id recomputed"}}if(o==="content-hash-missing"&&d){const s=(0,E().insertMember)(y,f,{name:"\
asset_id",value:i});return s&&{...s,step:"asset_id added"}}}}},75459:function(U,O,m){Object.defineProperty(O,"__esModule",
{value:!0}),O.patchOf=$,O.patchText=F,O.writeFix=c;function x(){const e=m(51455);return x=function(){return e},e}function T(){
const e=m(76760);return T=function(){return e},e}function C(){const e=m(80401);return C=function(){return e},e}function I(){
const e=m(41895);return I=function(){return e},e}function E(){const e=m(28765);return E=function(){return e},e}function v(){
const e=m(10289);return v=function(){return e},e}const A=2e3;function F(e){return f(e).map(({path:u,patch:h})=>r(u,h)).join(
"")}const y=1e4;function $(e){const u=f(e).map(({patch:t})=>t);return u.flatMap(t=>t?.hunks.flatMap(n=>n.lines)??[]).filter(
t=>/^[+-]/.test(t)).length>y||u.includes(void 0)?null:u.map(t=>t?(0,C().formatPatch)(t,C().FILE_HEADERS_ONLY):"").join("")}
function f({files:e,scripts:u}){const h=[...u].map(([t,n])=>{const p=d("/dev/null",`b/${t}`,"",n);return{path:t,patch:p&&
{...p,isCreate:!0}}}),l=e.filter(({before:t,after:n})=>t!==n).map(({path:t,before:n,after:p})=>({path:t,patch:d(`a/${t}`,
`b/${t}`,n,p)}));return[...h,...l]}function d(e,u,h,l){const t={context:3,maxEditLength:2*A},n=(0,C().structuredPatch)(e,
u,h,l,void 0,void 0,t);return n&&{...n,isGit:!0}}function r(e,u){return u===void 0?`# ${(0,v().terminal)(e)}: diff not s\
hown, more than ${A} changed lines
`:(0,C().formatPatch)(u,C().FILE_HEADERS_ONLY).split(`
`).map(o).join(`
`)}function o(e){const[,u="",h=""]=/^(.*?)(\r?)$/s.exec(e)??[];return u.split("	").map(v().terminal).join("	")+h}async function c(e,{
files:u,scripts:h}){const l=await(0,x().realpath)(e),t=u.filter(({before:n,after:p})=>n!==p);for(const{path:n,before:p}of t)
await s(n,()=>i((0,T().join)(l,n),p));for(const[n,p]of h)await s(n,()=>g((0,T().join)(l,n),p));for(const{path:n,before:p,
after:M}of t)await s(n,()=>a((0,T().join)(l,n),p,M))}async function g(e,u){const h=(0,T().dirname)(e);if(await(0,E().makeFolder)(
h),await(0,x().realpath)(h)!==h)throw new Error("its directory is a symlink");try{await(0,x().writeFile)(e,u,{flag:"wx"})}catch(l){
if(!(l.code==="EEXIST")||await(0,x().readFile)(e,"utf8")!==u)throw l}}async function i(e,u){if(!(await(0,x().readFile)(e)).
equals(Buffer.from(u)))throw new Error("it has changed in the meantime")}async function a(e,u,h){await i(e,u),await(0,E().
replaceFile)(e,h,(await(0,x().stat)(e)).mode)}async function s(e,u){try{await u()}catch(h){throw new(I()).GateError("fil\
e_unreadable",`${e} cannot be written: ${h instanceof Error?h.message:h}`,"Check the file and its permissions, and run `\
gene-gate fix` again.",{cause:h})}}},88211:function(U,O,m){Object.defineProperty(O,"__esModule",{value:!0}),O.assetPointer=
y,O.proposalOf=v;function x(){const f=m(27199);return x=function(){return f},f}function T(){const f=m(77680);return T=function(){
return f},f}function C(){const f=m(85475);return C=function(){return f},f}function I(){const f=m(59490);return I=function(){
return f},f}function E(){const f=m(75459);return E=function(){return f},f}async function v(f,d){const r=(0,I().groupBy)(
d,([{location:a}])=>a?.path),c=(await Promise.all(f.files.map(async a=>({file:a,edits:await A(a,f,r.get(a.path)??[])})))).
flatMap(({file:a,edits:s})=>s?.length?{file:a,edits:s}:[]);if(c.length===0)return;const g=c.flatMap(a=>a.edits),i=new Set(
g.flatMap(({files:a=[]})=>a.map(({path:s})=>s)));return{edits:g,patch:(0,E().patchOf)({files:c.map(({file:a})=>a),scripts:f.
scripts.filter(([a])=>i.has(a))})}}async function A({path:f,edits:d,after:r,assets:o},{judgeOf:c},g){if(d.length===0)return[];
const i=c(f);if(Buffer.byteLength(r)>i.terms.policy.assets.max_file_bytes)return;const a=new Map(o.map(({pointer:l},t)=>[
(0,x().pointerText)(l),t])),s=d.map(l=>{const t=y(l.pointer??"");return{edit:l,root:t,index:a.get(t)??-1}}),e=new Set,u=new Map,
h=[];for(const{edit:l,root:t,index:n}of s.toSorted((p,M)=>p.index-M.index)){await i.clock.tick();const{fix:p,path:M,pointer:P="",
...S}=l,w=o[n],D=$(l,w,g),L=D.find(N=>!e.has(N))??D[0]??u.get(t);if(w===void 0||L===void 0)return;const G=P.endsWith("/a\
sset_id")?[(0,C().hashFindings)(w,"fix").some(({severity:N})=>N==="error")?"block":"allow"]:await F(S.new,w,i);if(G.includes(
"block"))return;const b=G.every(N=>N==="allow");e.add(L),u.set(t,u.get(t)??L),h.push({finding:L,path:f,pointer:P,...S,after:b?
"allow":"warn"})}return h}async function F(f,d,r){const o=(0,T().validationCommands)(d),c=new Set(o.kind==="list"?o.entries.
map(({value:g})=>g):[]);return Promise.all(f.map(async g=>d.type==="Gene"&&c.has(g)?(await r.command(g)).verdict:"block"))}
function y(f){return f.replace(/\/(?:asset_id|validation\/\d+)$/,"")}function $({pointer:f="",old:d},r,o){const c=f.endsWith(
"/asset_id"),g=({rule:a,subject:s})=>s?.type===r?.type&&s?.id===r?.id&&(a==="content-hash-mismatch"?c:!c&&s?.command===d);
return o.filter(([a])=>a.edit?.pointer===void 0?g(a):a.edit.pointer===f).map(([,a])=>a)}},73427:function(U,O){Object.defineProperty(
O,"__esModule",{value:!0}),O.applyEdits=m,O.insertMember=C,O.memberOf=x,O.replaceElements=T;function m(v,A){const F=[];let y=0;
for(const $ of A.toSorted((f,d)=>f.start-d.start))F.push(v.slice(y,$.start),$.text),y=$.end;return F.join("")+v.slice(y)}
function x({children:v},A){return v?.findLast(({key:F})=>F?.name===A)}function T(v,A,F){const{children:y=[]}=A,$=I(v,A,"\
, ");let f;return y.flatMap((d,r)=>{const o=F.get(r),c=y[r-1];if((o===void 0||o.length>0)&&(f=d),o===void 0)return[];if(o.
length>0){const i=o.map(a=>JSON.stringify(a)).join($);return{start:d.start,end:d.end,text:i}}const g=y[r+1];return f!==void 0&&
c!==void 0?{start:c.end,end:d.end,text:""}:{start:d.start,end:g?.start??d.end,text:""}})}function C(v,A,F,y=A.children?.
at(-1)){const[$]=A.children??[];if($?.key===void 0||y===void 0)return;const f=v.slice($.key.end,$.start),r=`${I(v,A,f.endsWith(
" ")?", ":",")}${JSON.stringify(F.name)}${f}${JSON.stringify(F.value)}`;return{start:y.end,end:y.end,text:r}}function I(v,{
start:A,children:F=[]},y){const[$,f]=F;if($===void 0)return y;if(f!==void 0)return v.slice($.end,E(f));const d=v.slice(A+
1,E($));return/[\r\n]/.test(d)?`,${d}`:y}function E({key:v,start:A}){return v?.start??A}},83026:function(U,O,m){Object.defineProperty(
O,"__esModule",{value:!0}),O.describeUnfixed=o,O.errorsAmong=F,O.findingsIn=A,O.isClear=$,O.untouched=y,O.withProposals=
f;function x(){const s=m(78114);return x=function(){return s},s}function T(){const s=m(67506);return T=function(){return s},
s}function C(){const s=m(59490);return C=function(){return s},s}function I(){const s=m(16455);return I=function(){return s},
s}function E(){const s=m(78816);return E=function(){return s},s}function v(){const s=m(10289);return v=function(){return s},
s}async function A(s,e,u){const{findings:h}=await(0,T().auditAssetFile)(s,e),l=new Set(s.assets.filter(u).map(({id:t})=>t));
return h.filter(({subject:t})=>t?.id===void 0||l.has(t.id))}function F(s){return s.filter(({severity:e})=>e==="error").map(
e=>({reason:(0,E().reasonOf)(e),asset:e.subject?.id,...e.subject?.command!==void 0&&{command:e.subject.command}}))}function y(s,e){
if(e.length===0)return[];const u=$(s)?E().reasons.appendOnly():E().reasons.unsureText();return[...e,{reason:u}]}function $({
problems:s}){return(0,x().ambiguousFiles)(s).size===0}async function f(s,e){const u=s.map(async h=>{if(h.command===void 0)
return h;const{findings:l}=await(0,I().withEdit)(await e.command(h.command),e),t=l.find(({edit:n})=>n!==void 0);return t?
{...h,reason:(0,E().reasonOf)(t)}:h});return Promise.all(u)}const d=5,r=100;function o(s){return[...(0,C().groupBy)(s,({
reason:e})=>e.id).values()].flatMap(e=>{const[u]=e;if(u===void 0)return[];const{id:h,message:l,title:t}=u.reason,p=e.every(
M=>M.reason.message===l)?l:t??l;return[`  ${e.length} \xD7 ${h}: ${(0,v().terminal)(p)}`,...i(g(e)).map(M=>`      in ${M}`),
...[...(0,C().groupBy)(e,({reason:M})=>M.remedy)].flatMap(c)]})}function c([s,e]){const u=[...new Set(e.flatMap(({command:h})=>h??
[]))];return[...u.slice(0,d).map(h=>`      ${a(h)}`),...u.length>d?[`      and ${u.length-d} other commands`]:[],`      \
  ${(0,v().terminal)(s)}`]}function g(s){return[...new Set(s.flatMap(({asset:e})=>e??[]))]}function i(s){if(s.length===0)
return[];const e=s.slice(0,d).map(h=>(0,v().terminal)(h.slice(0,r))),u=s.length>d?[`${s.length-d} more`]:[];return[[...e,
...u].join(", ")]}function a(s){const e=s.length>r?`${s.slice(0,r)}\u2026`:s;return(0,v().terminal)(e)}},22652:function(U,O,m){
Object.defineProperty(O,"__esModule",{value:!0}),O.parseDiff=v,O.parseRawDiff=A;function x(){const o=m(41895);return x=function(){
return o},o}function T(){const o=m(96681);return T=function(){return o},o}const C={A:"added",M:"modified",D:"deleted",R:"\
renamed",T:"type_changed"},I=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,E=/^(?:(\d+)\t(\d+)|-\t-)\t/;
function v(o){const c=(0,T().decodePieces)(o).reverse(),g=F(c).map(i=>({...i,...$(c,i)}));return d(c),g}function A(o){const c=(0,T().
decodePieces)(o).reverse(),g=F(c);return d(c),g}function F(o){const c=[];for(;o.at(-1)?.startsWith(":");)c.push(y(o));return c}
function y(o){const c=f(o),[,g,i,a,s,e=""]=I.exec(c)??[],u=C[e];if(!g||!i||!a||!s||u===void 0)throw r(`the record ${JSON.
stringify(c)}`);const h=u==="renamed"?{oldPath:f(o),path:f(o)}:{path:f(o)};return{status:u,...h,oldMode:g,newMode:i,oldOid:a,
newOid:s}}function $(o,{path:c,oldPath:g}){const i=f(o),a=E.exec(i);if(a===null)throw r(`no line counts for ${c}`);const[
s,e,u]=a,h=i.slice(s.length),l=h===""?f(o):void 0;if((h===""?f(o):h)!==c||l!==g)throw r(`line counts of another file ins\
tead of ${c}`);return{binary:e===void 0,added:Number(e??0),deleted:Number(u??0)}}function f(o){const c=o.pop();if(c===void 0)
throw r("a truncated record");return c}function d(o){if(o.length>0)throw r("more records than files")}function r(o){return new(x()).
GateError("change_incomplete",`Git's list of changed files has ${o}`,"Check that git is version 2.31 or later; if it is,\
 report this as a bug.")}},213:function(U,O,m){Object.defineProperty(O,"__esModule",{value:!0}),O.changedFiles=f,O.readChange=
$;function x(){const i=m(77598);return x=function(){return i},i}function T(){const i=m(51455);return T=function(){return i},
i}function C(){const i=m(76760);return C=function(){return i},i}function I(){const i=m(41895);return I=function(){return i},
i}function E(){const i=m(22652);return E=function(){return i},i}function v(){const i=m(35720);return v=function(){return i},
i}const A=1e3,F=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"],y=["--no-ext-diff","--no-textco\
nv"];async function $(i,a,s,e=A){const u=await Promise.all([(0,v().readTree)(i,a),(0,v().readTree)(i,s)]),h=await i.objects(
[...F,"--numstat",d(u,e)?"-M":"-M100%","-l0",...y,a,s]),l=await o(i,(0,E().parseDiff)(h),[a,s]);return l.sort((t,n)=>t.path<
n.path?-1:1),{base:a,audited:s,files:l}}async function f(i,a,s){return await Promise.all([a,s].map(e=>(0,v().requireObjects)(
i,e))),(0,E().parseRawDiff)(await i.objects([...F,"--no-renames",a,s]))}function d([i,a],s){const e=r(i,a);return e===0||
e*r(a,i)<=s**2}function r(i,a){let s=0;for(const{path:e}of i.files())(a.stat(e)?.kind??"directory")==="directory"&&(s+=1);
return s}async function o(i,a,s){const e=({binary:l,oldOid:t,newOid:n})=>l&&t!==n;if(!a.some(e))return[...a];const u=await c(
i,s),h=l=>{const t=u.get(l);if(t===void 0||t.binary)throw g(l);return t};return a.map(l=>{if(!e(l))return l;const{path:t,
oldPath:n=t}=l;return{...l,added:h(t).added,deleted:h(n).deleted}})}async function c(i,a){const s=(0,C().join)(i.temporary,
(0,x().randomUUID)());await(0,T().writeFile)(s,`* diff
`);const e={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:s},u=await i.objects([...F,"-\
-numstat","--no-renames",...y,...a],{env:e});return new Map((0,E().parseDiff)(u).map(h=>[h.path,h]))}function g(i){return new(I()).
GateError("change_incomplete",`Git cannot count the lines of ${i}, which is too large`,"Store files of this size in Git \
LFS.")}}};
