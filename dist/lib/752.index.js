"use strict";exports.id=752,exports.ids=[752],exports.modules={70237:function(U,y,f){Object.defineProperty(y,"__esModule",{value:!0}),
y.collectAssets=c,y.requireChangeSize=o;function P(){const t=f(41895);return P=function(){return t},t}function C(){const t=f(
32854);return C=function(){return t},t}function I(){const t=f(56548);return I=function(){return t},t}function F(){const t=f(
78114);return F=function(){return t},t}function T(){const t=f(30610);return T=function(){return t},t}function S(){const t=f(
18744);return S=function(){return t},t}function A(){const t=f(36346);return A=function(){return t},t}function m(){const t=f(
35474);return m=function(){return t},t}function l(){const t=f(36093);return l=function(){return t},t}function $(){const t=f(
77680);return $=function(){return t},t}async function c(t){const{headTree:h,baseTree:M,change:v,policy:E,all:O=!1}=t,{paths:L,
files:x,head:B,untouched:G,base:N,strays:b,isTouched:J}=await(0,m().readSides)(t),W=(0,A().effectiveFiles)({head:B,base:N,
untouched:G}),{overrides:Y,atHead:K}=W,X=new Map(v.files.map(({path:D,oldPath:H})=>[D,H??D])),z=(0,I().compareAssets)({...W,
renames:X}),k=(O?T().allOtherGenes:T().appliedGenes)(z,(0,A().only)(x,K));o([...z,...k],O);const V=p(h,[...h.files()],(0,S().
assetPathTest)(E)).filter(({path:D,targetPath:H})=>O||J(D)||J(H??D));return{changes:(0,I().inOrder)([...z,...k]),problems:[
...O?i(x):(0,F().markBefore)(i(B),i(N),z,X),...Y.filter(({file:D,by:H})=>O||J(D.path)||J(H.path)).map(A().overrideProblem),
...N.flatMap(s),...(O?[]:G).flatMap(D=>n(D,z)),...V.map(({path:D,detail:H})=>e(D,H)),...b,...[...h.files()].filter(D=>!V.
some(({path:H})=>H===D.path)).flatMap(D=>u(D,M,J))],activated:(0,l().activatedSeeds)(W,[...z,...k]),files:L,present:x.flatMap(
({assets:D})=>D.filter(K)),unread:x.flatMap(({path:D,unread:H})=>H===void 0?[]:[{path:D,detail:H}])}}function i(t){return t.
flatMap(({problems:h})=>h)}function s({path:t,problems:h}){return h.filter(F().isUnread).map(({rule:M,location:v,detail:E})=>({
rule:"not-judged",location:{path:t,line:1,column:1},detail:M==="not-judged"?`${E} (at the base)`:`the file \`${t}\` at th\
e base, line ${v.line}: ${E}`}))}function n({problems:t},h){return t.flatMap(M=>M.rule==="not-judged"?[M]:!(0,F().isUnread)(
M)||h.length===0?[]:[{...M,rule:"asset-file-unread"}])}function e(t,h){return{rule:"file-not-regular",location:{path:t,line:1,
column:1},detail:h}}function u({path:t,kind:h},M,v){if(h!=="submodule"||!v(t))return[];const E=M.stat(t)?.kind==="submod\
ule";return[{rule:"outside-globs",location:{path:t,line:1,column:1},detail:`a submodule that the change ${E?"updates":"a\
dds"}, whose files the gate cannot read`,...E&&{severity:"notice"}}]}const r=2e3,a=1e4;function o(t,h){const M=t.filter(
({kind:E,asset:O})=>d.has(E)&&O.type!=="EvolutionEvent");if(M.length>r)throw w(`has ${M.length} changed Genes and Capsul\
es`,r,!1);const v=t.filter(({kind:E,asset:O})=>O.type==="Gene"&&E!=="removed").reduce((E,{asset:O})=>E+g(O),0);if(v>a)throw w(
`has ${v} commands to judge`,a,h)}const d=new Set(["added","modified","removed"]);function g(t){const h=(0,$().validationCommands)(
t);return h.kind==="list"?h.entries.length:0}function w(t,h,M){return new(P()).GateError("change-too-large",`The change ${t}\
; the gate takes at most ${h} at once.`,M?"Split the change, or judge only the genes that it touches, without `--all`.":
"Split the change into smaller ones, each with its own check.")}function p(t,h,M){return h.flatMap(v=>{const{path:E,kind:O}=v;
if(O!=="symlink"&&O!=="submodule")return[];if(O==="symlink"){const x=(0,C().resolveInTree)(t,E);if(x.kind==="inside"&&x.
entry.kind==="directory")return j(E,x.path,h,M);if(M(E)){const B=x.kind==="inside"?{targetPath:x.path}:{};return[{path:E,
detail:`${E} is a symlink`,...B}]}}return M(E)||M(`${E}/genes.json`)?[{path:E,detail:`${E} is a ${O}`}]:[]})}function j(t,h,M,v){
const E=h===""?"":`${h}/`;return M.filter(({path:O})=>O.startsWith(E)&&!v(O)).map(({path:O})=>({targetPath:O,alias:`${t}\
/${O.slice(E.length)}`})).filter(({alias:O})=>v(O)).map(({targetPath:O,alias:L})=>({path:t,detail:`${L} is reached throu\
gh the symlink ${t}`,targetPath:O}))}},56548:function(U,y,f){Object.defineProperty(y,"__esModule",{value:!0}),y.compareAssets=
S,y.inOrder=A;function P(){const s=f(23404);return P=function(){return s},s}function C(){const s=f(59490);return C=function(){
return s},s}function I(){const s=f(61331);return I=function(){return s},s}function F(){const s=f(64385);return F=function(){
return s},s}function T(){const s=f(78114);return T=function(){return s},s}function S({head:s,base:n,untouched:e,renames:u}){
const r=new Map([...e,...n].flatMap(({assets:p})=>p).filter(({value:p})=>(0,F().declaredId)(p)!==void 0).map(p=>[c(p),p])),
a=[],o=p=>u.get(p)??p;let d=$(s,o),g=$(n,p=>p);for(const p of[...m,...l]){const t=l.includes(p)?d.filter(({name:v})=>!r.
has(v)):d,h=i(t,g,p);for(const[{asset:v,content:E},O]of h)E!==O.content&&a.push({kind:"modified",asset:v,before:O.asset});
const M=new Set(h.values());d=d.filter(v=>!h.has(v)),g=g.filter(v=>!M.has(v))}for(const{asset:p,name:j}of d){const t=r.get(
j);a.push({kind:"added",asset:p,...t&&{before:t}})}const w=new Set(s.filter(T().isIncomplete).map(({path:p})=>o(p)));for(const{
asset:p,path:j}of g)w.has(j)||a.push({kind:"removed",asset:p});return A(a)}function A(s){return s.map(n=>({change:n,place:n.
asset.locate()})).sort(({place:n},{place:e})=>n.path===e.path?n.line-e.line||n.column-e.column:n.path<e.path?-1:1).map(({
change:n})=>n)}const m=[({name:s,path:n,content:e})=>[s,n,e],({name:s,path:n})=>[s,n],({name:s,content:n})=>[s,n],({name:s})=>[
s]],l=[({asset:{type:s,value:n}})=>{const{id:e,asset_id:u,...r}=n;return s==="Gene"?[(0,P().canonicalize)(r)]:void 0},({
asset:{type:s,pointer:n},path:e})=>s==="Gene"?[e,JSON.stringify(n)]:void 0];function $(s,n){return s.flatMap(({path:e,assets:u})=>u.
map(r=>({asset:r,name:c(r),path:n(e),content:(0,I().statedContent)(r)})))}function c({type:s,value:n}){return`${s} ${(0,F().
declaredId)(n)??""}`}function i(s,n,e){const u=o=>JSON.stringify(e(o)),r=(0,C().groupBy)(n.toReversed(),u),a=new Map;for(const o of s){
const d=u(o),g=d&&r.get(d)?.pop();g&&a.set(o,g)}return a}},36346:function(U,y,f){Object.defineProperty(y,"__esModule",{value:!0}),
y.effectiveFiles=S,y.only=m,y.overrideProblem=c;function P(){const i=f(64385);return P=function(){return i},i}function C(){
const i=f(78114);return C=function(){return i},i}const I=[["genes","Gene"],["capsules","Capsule"]];function F(i){const s=new Map(
i.map(n=>[n.path,n]));return i.flatMap(n=>I.flatMap(([e,u])=>{const a=n.path===`${e}.json`||n.path.endsWith(`/${e}.json`)?
s.get(`${n.path}l`):void 0;if(!a?.lines||(0,C().isIncomplete)(a))return[];const o=new Set(a.assets.flatMap(g=>T(g,u)?g.id:
[])),d=n.assets.filter(({type:g,id:w,value:p})=>g===u&&(0,P().declaredId)(p)!==void 0&&o.has(w));return d.length>0?[{file:n,
assets:d,by:a}]:[]}))}function T({type:i,value:s,pointer:n},e){return i===e&&s.type===e&&(0,P().declaredId)(s)!==void 0&&
n.length===1}function S({head:i,base:s,untouched:n}){const e=F([...n,...i]),u=A(e),r=A(F([...n,...s]));return{head:[...m(
i,u),...l(n,a=>u(a)&&!r(a))],base:[...m(s,r),...l(n,a=>r(a)&&!u(a))],untouched:m(n,a=>u(a)&&r(a)),overrides:e,atHead:u}}
function A(i){const s=new Set(i.flatMap(({assets:n})=>n));return n=>!s.has(n)}function m(i,s){return i.map(n=>({...n,assets:n.
assets.filter(s)}))}function l(i,s){return m(i,s).flatMap(({path:n,assets:e})=>e.length>0?[{path:n,assets:e,problems:[]}]:
[])}const $=5;function c({file:i,assets:s,by:n}){const[e]=s,u=s.map(({id:o})=>JSON.stringify(o)),r=u.length-$,a=[...u.slice(
0,$),...r>0?[`${r} more`]:[]].join(", ");return{rule:"without-effect",location:e?.locate()??{path:i.path,line:1,column:1},
detail:`${a} of \`${i.path}\`, also in \`${n.path}\``,...e&&s.length===1&&{id:e.id}}}},82664:function(U,y,f){Object.defineProperty(
y,"__esModule",{value:!0}),y.auditAssetFile=A;function P(){const m=f(72025);return P=function(){return m},m}function C(){
const m=f(70716);return C=function(){return m},m}function I(){const m=f(54034);return I=function(){return m},m}function F(){
const m=f(56131);return F=function(){return m},m}function T(){const m=f(16373);return T=function(){return m},m}function S(){
const m=f(66160);return S=function(){return m},m}async function A(m,l){const c=l.terms.tree!==void 0?(0,S().correctorIn)(
m.problems):()=>"hand",i=(0,S().subjectOfAssets)(m,l,c),{clock:s}=l,n=await s.all(m.assets,async e=>{const u=(0,S().isGene)(
e)?await(0,T().readGene)(e,l,c):void 0;if(u===void 0)return{asset:e,commands:[],findings:await(0,P().ask)(C().CLAIM_CHECKS,
i,{asset:e})};const{commands:r}=u,a=[...await(0,I().geneFindings)(i,{...u,limits:(0,F().limitsOf)(u,i)}),...r.flatMap(o=>o.
findings)];return{asset:e,commands:r,findings:a}});return{path:m.path,assets:n.map(({asset:e,commands:u})=>({asset:e,commands:u})),
findings:[...await(0,P().ask)(C().SUBJECT_CHECKS,i),...n.flatMap(({findings:e})=>e)]}}},62130:function(U,y,f){Object.defineProperty(
y,"__esModule",{value:!0}),y.fixFile=d,y.fixFiles=e,y.scriptStores=a;function P(){const t=f(27199);return P=function(){return t},
t}function C(){const t=f(81456);return C=function(){return t},t}function I(){const t=f(64385);return I=function(){return t},
t}function F(){const t=f(30610);return F=function(){return t},t}function T(){const t=f(28894);return T=function(){return t},
t}function S(){const t=f(94534);return S=function(){return t},t}function A(){const t=f(77680);return A=function(){return t},
t}function m(){const t=f(16455);return m=function(){return t},t}function l(){const t=f(78816);return l=function(){return t},
t}function $(){const t=f(82606);return $=function(){return t},t}function c(){const t=f(70023);return c=function(){return t},
t}function i(){const t=f(40875);return i=function(){return t},t}function s(){const t=f(73427);return s=function(){return t},
t}function n(){const t=f(83026);return n=function(){return t},t}async function e(t,h,M={}){const v=a(h),E=(0,C().assetLimits)(
h.terms.policy.assets.max_file_bytes),O={scriptsOf:v,limits:E,options:M},L=[];for(const G of t)L.push(await d(G,O));const x=r(
L),B=new Map(L.flatMap(G=>G.scripts.flatMap(N=>{const b=v(G.path).textOf(N);return b===void 0?[]:[[N,b]]})));return{files:L.
map(G=>({...G,left:[...G.left,...u(G,x)]})),scripts:[...B].sort(([G],[N])=>G<N?-1:1),judgeOf:G=>v(G).judge}}function u({
path:t,after:h},M){if(M.size===0)return[];const{assets:v}=(0,I().readAssetFile)(t,Buffer.from(h),(0,C().assetLimits)(h.length*
4));return v.flatMap(F().namings).flatMap(({by:E,gene:O})=>{const L=M.get(O);return L===void 0?[]:[{reason:l().reasons.dangles(
O,L),asset:E.id}]})}function r(t){const h=t.flatMap(({edits:M})=>M.filter(({pointer:v})=>v?.endsWith("/asset_id")));return new Map(
h.map(({old:M,new:[v=""]})=>[M,v]))}function a(t){const h=new Map;return M=>{const v=t.forFile(M),E=h.get(v)??new(c()).ScriptStore(
v);return h.set(v,E),E}}const o="\uFEFF";async function d({path:t,bytes:h},{limits:M,options:v,scriptsOf:E}){const O=E(t),
{includes:L=()=>!0,identity:x=!1,left:B=!0}=v,G=R=>(0,n().findingsIn)(R,O.judge,L),N=(0,I().readAssetFile)(t,h,M),{text:b}=(0,S().
decodeUtf8)(h);if(!(0,n().isClear)(N)||(0,T().isAuditLog)(t)){const R=B?(0,n().errorsAmong)(await G(N)):[];return{path:t,
before:b,after:b,...g,left:(0,n().untouched)(N,R)}}const J=await G(N),W=[],Y=(0,I().readAssetNodes)(t,b,M).filter(({asset:R})=>L(
R));for(const R of Y)await O.judge.clock.tick(),W.push(await j(b,R,O));const K=x?Y.flatMap(R=>(0,i().addSchemaVersion)(b,
R)):[],X=[...W.flatMap(R=>R.textEdits),...K],z=(0,s().applyEdits)(b,X),k=(0,i().identifyAssets)(t,z,{limits:M,addMissing:x,
includes:L}),V=h[0]===239&&h[1]===187?o:"",D=(0,I().readAssetFile)(t,Buffer.from(k.text),M),H=await G(D);if(k.text!==b&&
!w(H,J)){const R=[...(0,n().errorsAmong)(J),{reason:l().reasons.addsProblems()}];return{path:t,before:V+b,after:V+b,...g,
left:R}}return{path:t,before:V+b,after:V+k.text,assets:k.assets,steps:[...W.flatMap(R=>R.steps),...K.map(({step:R})=>R),
...k.steps],edits:[...W.flatMap(R=>R.edits),...k.edits],scripts:W.flatMap(R=>R.scripts),left:[...W.flatMap(R=>R.left),...(0,n().
errorsAmong)(H).filter(({command:R})=>R===void 0)]}}const g={assets:[],steps:[],edits:[],scripts:[]};function w(t,h){const M=x=>x.
filter(({severity:B})=>B!=="notice"),v=({rule:x,subject:B})=>`${x} ${B?.id??""}`,E=new Set(h.map(v));if(M(t).some(x=>!E.
has(v(x))))return!1;const[O,L]=[(0,n().errorsAmong)(t).length,(0,n().errorsAmong)(h).length];return O===L?t.length<h.length:
O<L}const p={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function j(t,{asset:h,node:M},v){const E=(0,s().memberOf)(
M,"validation"),O=(0,A().validationCommands)(h);if(h.type!=="Gene"||E===void 0||O.kind!=="list")return p;const L=O.entries.
map(({value:N})=>N),B=(await(0,$().fixList)(L,v)).map((N,b)=>({fix:N,index:b,old:String(L[b])})),G=B.flatMap(({fix:N,...b})=>N.
kind==="fixed"?{...b,fix:N}:[]);return{steps:G.flatMap(({fix:N})=>N.steps),edits:G.map(({old:N,index:b,fix:J})=>({path:h.
path,pointer:(0,P().pointerText)([...h.pointer,"validation",b]),...(0,m().editOf)(N,J,v)})),scripts:G.flatMap(({fix:N})=>N.
scripts.map(b=>v.pathOf(b))),left:B.flatMap(({fix:N,old:b})=>N.kind==="left"?{reason:N.reason,asset:h.id,command:b}:[]),
textEdits:(0,s().replaceElements)(t,E,new Map(G.map(({index:N,fix:b})=>[N,b.commands])))}}},40875:function(U,y,f){Object.
defineProperty(y,"__esModule",{value:!0}),y.addSchemaVersion=S,y.identifyAssets=A;function P(){const l=f(23404);return P=
function(){return l},l}function C(){const l=f(27199);return C=function(){return l},l}function I(){const l=f(64385);return I=
function(){return l},l}function F(){const l=f(85475);return F=function(){return l},l}function T(){const l=f(73427);return T=
function(){return l},l}function S(l,{asset:$,node:c}){const i=(0,F().identityFindings)($,"fix").some(({rule:u})=>u==="sc\
hema-version-missing"),s=(0,T().memberOf)(c,"type")??c.children?.[0],n={name:"schema_version",value:P().SCHEMA_VERSION},
e=(0,T().insertMember)(l,c,n,s);return i&&e?[{...e,step:"schema_version added"}]:[]}function A(l,$,{limits:c,addMissing:i,
includes:s}){const n=new Map;let e,u=$,r=[];for(let a=0;a<=c.maxDepth;a+=1){const o=(0,I().readAssetNodes)(l,u,c);r=o.map(
({asset:g})=>g),e??=r.map(({value:g})=>g.asset_id);const d=o.flatMap((g,w)=>{const p=s(g.asset)?m(u,g,i):void 0;return p===
void 0?[]:(n.set(w,n.get(w)??p.step),p)});if(d.length===0)break;u=(0,T().applyEdits)(u,d)}return{text:u,assets:r,steps:[
...n.values()],edits:r.flatMap(({pointer:a,value:o},d)=>{const g=e?.[d];return typeof g!="string"||!n.has(d)?[]:{...{path:l,
pointer:(0,C().pointerText)([...a,"asset_id"])},old:g,new:[String(o.asset_id)],fix:!0}})}}function m(l,{asset:$,node:c},i){
const s=i?(0,F().identityFindings)($,"fix"):(0,F().hashFindings)($,"fix");for(const{rule:n,severity:e,args:u}of s){const r=String(
u.expected),a=(0,T().memberOf)(c,"asset_id");if(n==="content-hash-mismatch"&&a!==void 0){if(e==="notice"&&!i)continue;const{
start:o,end:d}=a;return{start:o,end:d,text:JSON.stringify(r),step:"asset_id recomputed"}}if(n==="content-hash-missing"&&
i){const o=(0,T().insertMember)(l,c,{name:"asset_id",value:r});return o&&{...o,step:"asset_id added"}}}}},75459:function(U,y,f){
Object.defineProperty(y,"__esModule",{value:!0}),y.patchOf=S,y.patchText=F;function P(){const c=f(80401);return P=function(){
return c},c}function C(){const c=f(10289);return C=function(){return c},c}const I=2e3;function F(c){return A(c).map(({path:i,
patch:s})=>l(i,s)).join("")}const T=1e4;function S(c){const i=A(c).map(({patch:e})=>e);return i.flatMap(e=>e?.hunks.flatMap(
u=>u.lines)??[]).filter(e=>/^[+-]/.test(e)).length>T||i.includes(void 0)?null:i.map(e=>e?(0,P().formatPatch)(e,P().FILE_HEADERS_ONLY):
"").join("")}function A({files:c,scripts:i}){const s=[...i].map(([e,u])=>{const r=m("/dev/null",`b/${e}`,"",u);return{path:e,
patch:r&&{...r,isCreate:!0}}}),n=c.filter(({before:e,after:u})=>e!==u).map(({path:e,before:u,after:r})=>({path:e,patch:m(
`a/${e}`,`b/${e}`,u,r)}));return[...s,...n]}function m(c,i,s,n){const e={context:3,maxEditLength:2*I},u=(0,P().structuredPatch)(
c,i,s,n,void 0,void 0,e);return u&&{...u,isGit:!0}}function l(c,i){return i===void 0?`# ${(0,C().terminal)(c)}: diff not\
 shown, more than ${I} changed lines
`:(0,P().formatPatch)(i,P().FILE_HEADERS_ONLY).split(`
`).map($).join(`
`)}function $(c){const[,i="",s=""]=/^(.*?)(\r?)$/s.exec(c)??[];return i.split("	").map(C().terminal).join("	")+s}},88211:function(U,y,f){
Object.defineProperty(y,"__esModule",{value:!0}),y.assetPointer=l,y.proposalOf=S;function P(){const c=f(27199);return P=
function(){return c},c}function C(){const c=f(77680);return C=function(){return c},c}function I(){const c=f(85475);return I=
function(){return c},c}function F(){const c=f(59490);return F=function(){return c},c}function T(){const c=f(75459);return T=
function(){return c},c}async function S(c,i){const s=(0,F().groupBy)(i,([{location:a}])=>a?.path),e=(await Promise.all(c.
files.map(async a=>({file:a,edits:await A(a,c,s.get(a.path)??[])})))).flatMap(({file:a,edits:o})=>o?.length?{file:a,edits:o}:
[]);if(e.length===0)return;const u=e.flatMap(a=>a.edits),r=new Set(u.flatMap(({files:a=[]})=>a.map(({path:o})=>o)));return{
edits:u,patch:(0,T().patchOf)({files:e.map(({file:a})=>a),scripts:c.scripts.filter(([a])=>r.has(a))})}}async function A({
path:c,edits:i,after:s,assets:n},{judgeOf:e},u){if(i.length===0)return[];const r=e(c);if(Buffer.byteLength(s)>r.terms.policy.
assets.max_file_bytes)return;const a=new Map(n.map(({pointer:p},j)=>[(0,P().pointerText)(p),j])),o=i.map(p=>{const j=l(p.
pointer??"");return{edit:p,root:j,index:a.get(j)??-1}}),d=new Set,g=new Map,w=[];for(const{edit:p,root:j,index:t}of o.toSorted(
(h,M)=>h.index-M.index)){await r.clock.tick();const{fix:h,path:M,pointer:v="",...E}=p,O=n[t],L=$(p,O,u),x=L.find(N=>!d.has(
N))??L[0]??g.get(j);if(O===void 0||x===void 0)return;const B=v.endsWith("/asset_id")?[(0,I().hashFindings)(O,"fix").some(
({severity:N})=>N==="error")?"block":"allow"]:await m(E.new,O,r);if(B.includes("block"))return;const G=B.every(N=>N==="a\
llow");d.add(x),g.set(j,g.get(j)??x),w.push({finding:x,path:c,pointer:v,...E,after:G?"allow":"warn"})}return w}async function m(c,i,s){
const n=(0,C().validationCommands)(i),e=new Set(n.kind==="list"?n.entries.map(({value:u})=>u):[]);return Promise.all(c.map(
async u=>i.type==="Gene"&&e.has(u)?(await s.command(u)).verdict:"block"))}function l(c){return c.replace(/\/(?:asset_id|validation\/\d+)$/,
"")}function $({pointer:c="",old:i},s,n){const e=c.endsWith("/asset_id"),u=({rule:a,subject:o})=>o?.type===s?.type&&o?.id===
s?.id&&(a==="content-hash-mismatch"?e:!e&&o?.command===i);return n.filter(([a])=>a.edit?.pointer===void 0?u(a):a.edit.pointer===
c).map(([,a])=>a)}},73427:function(U,y){Object.defineProperty(y,"__esModule",{value:!0}),y.applyEdits=f,y.insertMember=I,
y.memberOf=P,y.replaceElements=C;function f(S,A){const m=[];let l=0;for(const $ of A.toSorted((c,i)=>c.start-i.start))m.
push(S.slice(l,$.start),$.text),l=$.end;return m.join("")+S.slice(l)}function P({children:S},A){return S?.findLast(({key:m})=>m?.
name===A)}function C(S,A,m){const{children:l=[]}=A,$=F(S,A,", ");let c;return l.flatMap((i,s)=>{const n=m.get(s),e=l[s-1];
if((n===void 0||n.length>0)&&(c=i),n===void 0)return[];if(n.length>0){const r=n.map(a=>JSON.stringify(a)).join($);return{
start:i.start,end:i.end,text:r}}const u=l[s+1];return c!==void 0&&e!==void 0?{start:e.end,end:i.end,text:""}:{start:i.start,
end:u?.start??i.end,text:""}})}function I(S,A,m,l=A.children?.at(-1)){const[$]=A.children??[];if($?.key===void 0||l===void 0)
return;const c=S.slice($.key.end,$.start),s=`${F(S,A,c.endsWith(" ")?", ":",")}${JSON.stringify(m.name)}${c}${JSON.stringify(
m.value)}`;return{start:l.end,end:l.end,text:s}}function F(S,{start:A,children:m=[]},l){const[$,c]=m;if($===void 0)return l;
if(c!==void 0)return S.slice($.end,T(c));const i=S.slice(A+1,T($));return/[\r\n]/.test(i)?`,${i}`:l}function T({key:S,start:A}){
return S?.start??A}},83026:function(U,y,f){Object.defineProperty(y,"__esModule",{value:!0}),y.describeUnfixed=n,y.errorsAmong=
m,y.findingsIn=A,y.isClear=$,y.untouched=l,y.withProposals=c;function P(){const o=f(78114);return P=function(){return o},
o}function C(){const o=f(82664);return C=function(){return o},o}function I(){const o=f(59490);return I=function(){return o},
o}function F(){const o=f(16455);return F=function(){return o},o}function T(){const o=f(78816);return T=function(){return o},
o}function S(){const o=f(10289);return S=function(){return o},o}async function A(o,d,g){const{findings:w}=await(0,C().auditAssetFile)(
o,d),p=new Set(o.assets.filter(g).map(({id:j})=>j));return w.filter(({subject:j})=>j?.id===void 0||p.has(j.id))}function m(o){
return o.filter(({severity:d})=>d==="error").map(d=>({reason:(0,T().reasonOf)(d),asset:d.subject?.id,...d.subject?.command!==
void 0&&{command:d.subject.command}}))}function l(o,d){if(d.length===0)return[];const g=$(o)?T().reasons.appendOnly():T().
reasons.unsureText();return[...d,{reason:g}]}function $({problems:o}){return(0,P().ambiguousFiles)(o).size===0}async function c(o,d){
const g=o.map(async w=>{if(w.command===void 0)return w;const{findings:p}=await(0,F().withEdit)(await d.command(w.command),
d),j=p.find(({edit:t})=>t!==void 0);return j?{...w,reason:(0,T().reasonOf)(j)}:w});return Promise.all(g)}const i=5,s=100;
function n(o){return[...(0,I().groupBy)(o,({reason:d})=>d.id).values()].flatMap(d=>{const[g]=d;if(g===void 0)return[];const{
id:w,message:p,title:j}=g.reason,h=d.every(M=>M.reason.message===p)?p:j??p;return[`  ${d.length} \xD7 ${w}: ${(0,S().terminal)(
h)}`,...r(u(d)).map(M=>`      in ${M}`),...[...(0,I().groupBy)(d,({reason:M})=>M.remedy)].flatMap(e)]})}function e([o,d]){
const g=[...new Set(d.flatMap(({command:w})=>w??[]))];return[...g.slice(0,i).map(w=>`      ${a(w)}`),...g.length>i?[`   \
   and ${g.length-i} other commands`]:[],`        ${(0,S().terminal)(o)}`]}function u(o){return[...new Set(o.flatMap(({asset:d})=>d??
[]))]}function r(o){if(o.length===0)return[];const d=o.slice(0,i).map(w=>(0,S().terminal)(w.slice(0,s))),g=o.length>i?[`${o.
length-i} more`]:[];return[[...d,...g].join(", ")]}function a(o){const d=o.length>s?`${o.slice(0,s)}\u2026`:o;return(0,S().
terminal)(d)}},44903:function(U,y,f){Object.defineProperty(y,"__esModule",{value:!0}),y.parseDiff=S,y.parseRawDiff=A;function P(){
const n=f(41895);return P=function(){return n},n}function C(){const n=f(96681);return C=function(){return n},n}const I={
A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},F=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
T=/^(?:(\d+)\t(\d+)|-\t-)\t/;function S(n){const e=(0,C().decodePieces)(n).reverse(),u=m(e).map(r=>({...r,...$(e,r)}));return i(
e),u}function A(n){const e=(0,C().decodePieces)(n).reverse(),u=m(e);return i(e),u}function m(n){const e=[];for(;n.at(-1)?.
startsWith(":");)e.push(l(n));return e}function l(n){const e=c(n),[,u,r,a,o,d=""]=F.exec(e)??[],g=I[d];if(!u||!r||!a||!o||
g===void 0)throw s(`the record ${JSON.stringify(e)}`);const w=g==="renamed"?{oldPath:c(n),path:c(n)}:{path:c(n)};return{
status:g,...w,oldMode:u,newMode:r,oldOid:a,newOid:o}}function $(n,{path:e,oldPath:u}){const r=c(n),a=T.exec(r);if(a===null)
throw s(`no line counts for ${e}`);const[o,d,g]=a,w=r.slice(o.length),p=w===""?c(n):void 0;if((w===""?c(n):w)!==e||p!==u)
throw s(`line counts of another file instead of ${e}`);return{binary:d===void 0,added:Number(d??0),deleted:Number(g??0)}}
function c(n){const e=n.pop();if(e===void 0)throw s("a truncated record");return e}function i(n){if(n.length>0)throw s("\
more records than files")}function s(n){return new(P()).GateError("change_incomplete",`Git's list of changed files has ${n}`,
"Check that git is version 2.31 or later; if it is, report this as a bug.")}},213:function(U,y,f){Object.defineProperty(
y,"__esModule",{value:!0}),y.changedFiles=c,y.readChange=$;function P(){const r=f(77598);return P=function(){return r},r}
function C(){const r=f(51455);return C=function(){return r},r}function I(){const r=f(76760);return I=function(){return r},
r}function F(){const r=f(41895);return F=function(){return r},r}function T(){const r=f(44903);return T=function(){return r},
r}function S(){const r=f(35720);return S=function(){return r},r}const A=1e3,m=["diff-tree","-r","--raw","-z","--no-abbre\
v","--ignore-submodules=none"],l=["--no-ext-diff","--no-textconv"];async function $(r,a,o,d=A){const g=await Promise.all(
[(0,S().readTree)(r,a),(0,S().readTree)(r,o)]),w=await r.objects([...m,"--numstat",i(g,d)?"-M":"-M100%","-l0",...l,a,o]),
p=await n(r,(0,T().parseDiff)(w),[a,o]);return p.sort((j,t)=>j.path<t.path?-1:1),{base:a,audited:o,files:p}}async function c(r,a,o){
return await Promise.all([a,o].map(d=>(0,S().requireObjects)(r,d))),(0,T().parseRawDiff)(await r.objects([...m,"--no-ren\
ames",a,o]))}function i([r,a],o){const d=s(r,a);return d===0||d*s(a,r)<=o**2}function s(r,a){let o=0;for(const{path:d}of r.
files())(a.stat(d)?.kind??"directory")==="directory"&&(o+=1);return o}async function n(r,a,o){const d=({binary:p,oldOid:j,
newOid:t})=>p&&j!==t;if(!a.some(d))return[...a];const g=await e(r,o),w=p=>{const j=g.get(p);if(j===void 0||j.binary)throw u(
p);return j};return a.map(p=>{if(!d(p))return p;const{path:j,oldPath:t=j}=p;return{...p,added:w(j).added,deleted:w(t).deleted}})}
async function e(r,a){const o=(0,I().join)(r.temporary,(0,P().randomUUID)());await(0,C().writeFile)(o,`* diff
`);const d={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:o},g=await r.objects([...m,"-\
-numstat","--no-renames",...l,...a],{env:d});return new Map((0,T().parseDiff)(g).map(w=>[w.path,w]))}function u(r){return new(F()).
GateError("change_incomplete",`Git cannot count the lines of ${r}, which is too large`,"Store files of this size in Git \
LFS.")}}};
