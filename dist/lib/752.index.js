"use strict";exports.id=752,exports.ids=[752],exports.modules={70237:function(U,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.collectAssets=c,O.requireChangeSize=a;function P(){const u=l(41895);return P=function(){return u},u}function j(){const u=l(
32854);return j=function(){return u},u}function I(){const u=l(56548);return I=function(){return u},u}function C(){const u=l(
78114);return C=function(){return u},u}function $(){const u=l(30610);return $=function(){return u},u}function S(){const u=l(
18744);return S=function(){return u},u}function w(){const u=l(36346);return w=function(){return u},u}function m(){const u=l(
35474);return m=function(){return u},u}function p(){const u=l(36093);return p=function(){return u},u}function v(){const u=l(
77680);return v=function(){return u},u}async function c(u){const{headTree:o,change:M,policy:A,all:h=!1}=u,{paths:T,files:N,
head:G,untouched:D,base:B,strays:L,isTouched:F}=await(0,m().readSides)(u),x=(0,w().effectiveFiles)({head:G,base:B,untouched:D}),
{overrides:z,atHead:J}=x,k=new Map(M.files.map(({path:R,oldPath:H})=>[R,H??R])),W=(0,I().compareAssets)({...x,renames:k}),
V=(h?$().allOtherGenes:$().appliedGenes)(W,(0,w().only)(N,J));a([...W,...V],h);const Y=E(o,[...o.files()],(0,S().assetPathTest)(
A)).filter(({path:R,targetPath:H})=>h||F(R)||F(H??R));return{changes:(0,I().inOrder)([...W,...V]),problems:[...h?i(N):(0,C().
markBefore)(i(G),i(B),W,k),...z.filter(({file:R,by:H})=>h||F(R.path)||F(H.path)).map(w().overrideProblem),...B.flatMap(e),
...(h?[]:D).flatMap(R=>n(R,W)),...Y.map(({path:R,detail:H})=>t(R,H)),...L],activated:(0,p().activatedSeeds)(x,[...W,...V]),
files:T,present:N.flatMap(({assets:R})=>R.filter(J)),unread:N.flatMap(({path:R,unread:H})=>H===void 0?[]:[{path:R,detail:H}])}}
function i(u){return u.flatMap(({problems:o})=>o)}function e({path:u,problems:o}){return o.filter(C().isUnread).map(({rule:M,
location:A,detail:h})=>({rule:"not-judged",location:{path:u,line:1,column:1},detail:M==="not-judged"?`${h} (at the base)`:
`the file \`${u}\` at the base, line ${A.line}: ${h}`}))}function n({problems:u},o){return u.flatMap(M=>M.rule==="not-ju\
dged"?[M]:!(0,C().isUnread)(M)||o.length===0?[]:[{...M,rule:"asset-file-unread"}])}function t(u,o){return{rule:"file-not\
-regular",location:{path:u,line:1,column:1},detail:o}}const d=2e3,r=1e4;function a(u,o){const M=u.filter(({kind:h,asset:T})=>s.
has(h)&&T.type!=="EvolutionEvent");if(M.length>d)throw y(`has ${M.length} changed Genes and Capsules`,d,!1);const A=u.filter(
({kind:h,asset:T})=>T.type==="Gene"&&h!=="removed").reduce((h,{asset:T})=>h+f(T),0);if(A>r)throw y(`has ${A} commands to\
 judge`,r,o)}const s=new Set(["added","modified","removed"]);function f(u){const o=(0,v().validationCommands)(u);return o.
kind==="list"?o.entries.length:0}function y(u,o,M){return new(P()).GateError("change-too-large",`The change ${u}; the ga\
te takes at most ${o} at once.`,M?"Split the change, or judge only the genes that it touches, without `--all`.":"Split t\
he change into smaller ones, each with its own check.")}function E(u,o,M){return o.flatMap(A=>{const{path:h,kind:T}=A;if(T!==
"symlink"&&T!=="submodule")return[];if(T==="symlink"){const G=(0,j().resolveInTree)(u,h);if(G.kind==="inside"&&G.entry.kind===
"directory")return g(h,G.path,o,M);if(M(h)){const D=G.kind==="inside"?{targetPath:G.path}:{};return[{path:h,detail:`${h}\
 is a symlink`,...D}]}}return M(h)||M(`${h}/genes.json`)?[{path:h,detail:`${h} is a ${T}`}]:[]})}function g(u,o,M,A){const h=o===
""?"":`${o}/`;return M.filter(({path:T})=>T.startsWith(h)&&!A(T)).map(({path:T})=>({targetPath:T,alias:`${u}/${T.slice(h.
length)}`})).filter(({alias:T})=>A(T)).map(({targetPath:T,alias:N})=>({path:u,detail:`${N} is reached through the symlin\
k ${u}`,targetPath:T}))}},56548:function(U,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.compareAssets=S,O.inOrder=
w;function P(){const e=l(23404);return P=function(){return e},e}function j(){const e=l(59490);return j=function(){return e},
e}function I(){const e=l(61331);return I=function(){return e},e}function C(){const e=l(64385);return C=function(){return e},
e}function $(){const e=l(78114);return $=function(){return e},e}function S({head:e,base:n,untouched:t,renames:d}){const r=new Map(
[...t,...n].flatMap(({assets:g})=>g).filter(({value:g})=>(0,C().declaredId)(g)!==void 0).map(g=>[c(g),g])),a=[],s=g=>d.get(
g)??g;let f=v(e,s),y=v(n,g=>g);for(const g of[...m,...p]){const o=p.includes(g)?f.filter(({name:h})=>!r.has(h)):f,M=i(o,
y,g);for(const[{asset:h,content:T},N]of M)T!==N.content&&a.push({kind:"modified",asset:h,before:N.asset});const A=new Set(
M.values());f=f.filter(h=>!M.has(h)),y=y.filter(h=>!A.has(h))}for(const{asset:g,name:u}of f){const o=r.get(u);a.push({kind:"\
added",asset:g,...o&&{before:o}})}const E=new Set(e.filter($().isIncomplete).map(({path:g})=>s(g)));for(const{asset:g,path:u}of y)
E.has(u)||a.push({kind:"removed",asset:g});return w(a)}function w(e){return e.map(n=>({change:n,place:n.asset.locate()})).
sort(({place:n},{place:t})=>n.path===t.path?n.line-t.line||n.column-t.column:n.path<t.path?-1:1).map(({change:n})=>n)}const m=[
({name:e,path:n,content:t})=>[e,n,t],({name:e,path:n})=>[e,n],({name:e,content:n})=>[e,n],({name:e})=>[e]],p=[({asset:{type:e,
value:n}})=>{const{id:t,asset_id:d,...r}=n;return e==="Gene"?[(0,P().canonicalize)(r)]:void 0},({asset:{type:e,pointer:n},
path:t})=>e==="Gene"?[t,JSON.stringify(n)]:void 0];function v(e,n){return e.flatMap(({path:t,assets:d})=>d.map(r=>({asset:r,
name:c(r),path:n(t),content:(0,I().statedContent)(r)})))}function c({type:e,value:n}){return`${e} ${(0,C().declaredId)(n)??
""}`}function i(e,n,t){const d=s=>JSON.stringify(t(s)),r=(0,j().groupBy)(n.toReversed(),d),a=new Map;for(const s of e){const f=d(
s),y=f&&r.get(f)?.pop();y&&a.set(s,y)}return a}},36346:function(U,O,l){Object.defineProperty(O,"__esModule",{value:!0}),
O.effectiveFiles=S,O.only=m,O.overrideProblem=c;function P(){const i=l(64385);return P=function(){return i},i}function j(){
const i=l(78114);return j=function(){return i},i}const I=[["genes","Gene"],["capsules","Capsule"]];function C(i){const e=new Map(
i.map(n=>[n.path,n]));return i.flatMap(n=>I.flatMap(([t,d])=>{const a=n.path===`${t}.json`||n.path.endsWith(`/${t}.json`)?
e.get(`${n.path}l`):void 0;if(!a?.lines||(0,j().isIncomplete)(a))return[];const s=new Set(a.assets.flatMap(y=>$(y,d)?y.id:
[])),f=n.assets.filter(({type:y,id:E,value:g})=>y===d&&(0,P().declaredId)(g)!==void 0&&s.has(E));return f.length>0?[{file:n,
assets:f,by:a}]:[]}))}function $({type:i,value:e,pointer:n},t){return i===t&&e.type===t&&(0,P().declaredId)(e)!==void 0&&
n.length===1}function S({head:i,base:e,untouched:n}){const t=C([...n,...i]),d=w(t),r=w(C([...n,...e]));return{head:[...m(
i,d),...p(n,a=>d(a)&&!r(a))],base:[...m(e,r),...p(n,a=>r(a)&&!d(a))],untouched:m(n,a=>d(a)&&r(a)),overrides:t,atHead:d}}
function w(i){const e=new Set(i.flatMap(({assets:n})=>n));return n=>!e.has(n)}function m(i,e){return i.map(n=>({...n,assets:n.
assets.filter(e)}))}function p(i,e){return m(i,e).flatMap(({path:n,assets:t})=>t.length>0?[{path:n,assets:t,problems:[]}]:
[])}const v=5;function c({file:i,assets:e,by:n}){const[t]=e,d=e.map(({id:s})=>JSON.stringify(s)),r=d.length-v,a=[...d.slice(
0,v),...r>0?[`${r} more`]:[]].join(", ");return{rule:"duplicate-copy",location:t?.locate()??{path:i.path,line:1,column:1},
detail:`${a} of \`${i.path}\`, also in \`${n.path}\``,...t&&e.length===1&&{id:t.id}}}},82664:function(U,O,l){Object.defineProperty(
O,"__esModule",{value:!0}),O.auditAssetFile=w;function P(){const m=l(72025);return P=function(){return m},m}function j(){
const m=l(70716);return j=function(){return m},m}function I(){const m=l(54034);return I=function(){return m},m}function C(){
const m=l(56131);return C=function(){return m},m}function $(){const m=l(16373);return $=function(){return m},m}function S(){
const m=l(66160);return S=function(){return m},m}async function w(m,p){const c=p.terms.tree!==void 0?(0,S().correctorIn)(
m.problems):()=>"hand",i=(0,S().subjectOfAssets)(m,p,c),{clock:e}=p,n=await e.all(m.assets,async t=>{const d=(0,S().isGene)(
t)?await(0,$().readGene)(t,p,c):void 0;if(d===void 0)return{asset:t,commands:[],findings:await(0,P().ask)(j().CLAIM_CHECKS,
i,{asset:t})};const{commands:r}=d,a=[...await(0,I().geneFindings)(i,{...d,limits:(0,C().limitsOf)(d,i)}),...r.flatMap(s=>s.
findings)];return{asset:t,commands:r,findings:a}});return{path:m.path,assets:n.map(({asset:t,commands:d})=>({asset:t,commands:d})),
findings:[...await(0,P().ask)(j().SUBJECT_CHECKS,i),...n.flatMap(({findings:t})=>t)]}}},62130:function(U,O,l){Object.defineProperty(
O,"__esModule",{value:!0}),O.fixFile=f,O.fixFiles=t,O.scriptStores=a;function P(){const o=l(27199);return P=function(){return o},
o}function j(){const o=l(81456);return j=function(){return o},o}function I(){const o=l(64385);return I=function(){return o},
o}function C(){const o=l(30610);return C=function(){return o},o}function $(){const o=l(28894);return $=function(){return o},
o}function S(){const o=l(94534);return S=function(){return o},o}function w(){const o=l(77680);return w=function(){return o},
o}function m(){const o=l(16455);return m=function(){return o},o}function p(){const o=l(78816);return p=function(){return o},
o}function v(){const o=l(82606);return v=function(){return o},o}function c(){const o=l(70023);return c=function(){return o},
o}function i(){const o=l(40875);return i=function(){return o},o}function e(){const o=l(73427);return e=function(){return o},
o}function n(){const o=l(83026);return n=function(){return o},o}async function t(o,M,A={}){const h=a(M),T=(0,j().assetLimits)(
M.terms.policy.assets.max_file_bytes),N={scriptsOf:h,limits:T,options:A},G=[];for(const L of o)G.push(await f(L,N));const D=r(
G),B=new Map(G.flatMap(L=>L.scripts.flatMap(F=>{const x=h(L.path).textOf(F);return x===void 0?[]:[[F,x]]})));return{files:G.
map(L=>({...L,left:[...L.left,...d(L,D)]})),scripts:[...B].sort(([L],[F])=>L<F?-1:1),judgeOf:L=>h(L).judge}}function d({
path:o,after:M},A){if(A.size===0)return[];const{assets:h}=(0,I().readAssetFile)(o,Buffer.from(M),(0,j().assetLimits)(M.length*
4));return h.flatMap(C().namings).flatMap(({by:T,gene:N})=>{const G=A.get(N);return G===void 0?[]:[{reason:p().reasons.dangles(
N,G),asset:T.id}]})}function r(o){const M=o.flatMap(({edits:A})=>A.filter(({pointer:h})=>h?.endsWith("/asset_id")));return new Map(
M.map(({old:A,new:[h=""]})=>[A,h]))}function a(o){const M=new Map;return A=>{const h=o.forFile(A),T=M.get(h)??new(c()).ScriptStore(
h);return M.set(h,T),T}}const s="\uFEFF";async function f({path:o,bytes:M},{limits:A,options:h,scriptsOf:T}){const N=T(o),
{includes:G=()=>!0,identity:D=!1,left:B=!0}=h,L=b=>(0,n().findingsIn)(b,N.judge,G),F=(0,I().readAssetFile)(o,M,A),{text:x}=(0,S().
decodeUtf8)(M);if(!(0,n().isClear)(F)||(0,$().isAuditLog)(o)){const b=B?(0,n().errorsAmong)(await L(F)):[];return{path:o,
before:x,after:x,...y,left:(0,n().untouched)(F,b)}}const z=await L(F),J=[],k=(0,I().readAssetNodes)(o,x,A).filter(({asset:b})=>G(
b));for(const b of k)await N.judge.clock.tick(),J.push(await u(x,b,N));const W=D?k.flatMap(b=>(0,i().addSchemaVersion)(x,
b)):[],V=[...J.flatMap(b=>b.textEdits),...W],Y=(0,e().applyEdits)(x,V),R=(0,i().identifyAssets)(o,Y,{limits:A,addMissing:D,
includes:G}),H=M[0]===239&&M[1]===187?s:"",X=(0,I().readAssetFile)(o,Buffer.from(R.text),A),K=await L(X);if(R.text!==x&&
!E(K,z)){const b=[...(0,n().errorsAmong)(z),{reason:p().reasons.addsProblems()}];return{path:o,before:H+x,after:H+x,...y,
left:b}}return{path:o,before:H+x,after:H+R.text,assets:R.assets,steps:[...J.flatMap(b=>b.steps),...W.map(({step:b})=>b),
...R.steps],edits:[...J.flatMap(b=>b.edits),...R.edits],scripts:J.flatMap(b=>b.scripts),left:[...J.flatMap(b=>b.left),...(0,n().
errorsAmong)(K).filter(({command:b})=>b===void 0)]}}const y={assets:[],steps:[],edits:[],scripts:[]};function E(o,M){const A=D=>D.
filter(({severity:B})=>B!=="notice"),h=({rule:D,subject:B})=>`${D} ${B?.id??""}`,T=new Set(M.map(h));if(A(o).some(D=>!T.
has(h(D))))return!1;const[N,G]=[(0,n().errorsAmong)(o).length,(0,n().errorsAmong)(M).length];return N===G?o.length<M.length:
N<G}const g={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function u(o,{asset:M,node:A},h){const T=(0,e().memberOf)(
A,"validation"),N=(0,w().validationCommands)(M);if(M.type!=="Gene"||T===void 0||N.kind!=="list")return g;const G=N.entries.
map(({value:F})=>F),B=(await(0,v().fixList)(G,h)).map((F,x)=>({fix:F,index:x,old:String(G[x])})),L=B.flatMap(({fix:F,...x})=>F.
kind==="fixed"?{...x,fix:F}:[]);return{steps:L.flatMap(({fix:F})=>F.steps),edits:L.map(({old:F,index:x,fix:z})=>({path:M.
path,pointer:(0,P().pointerText)([...M.pointer,"validation",x]),...(0,m().editOf)(F,z,h)})),scripts:L.flatMap(({fix:F})=>F.
scripts.map(x=>h.pathOf(x))),left:B.flatMap(({fix:F,old:x})=>F.kind==="left"?{reason:F.reason,asset:M.id,command:x}:[]),
textEdits:(0,e().replaceElements)(o,T,new Map(L.map(({index:F,fix:x})=>[F,x.commands])))}}},40875:function(U,O,l){Object.
defineProperty(O,"__esModule",{value:!0}),O.addSchemaVersion=S,O.identifyAssets=w;function P(){const p=l(23404);return P=
function(){return p},p}function j(){const p=l(27199);return j=function(){return p},p}function I(){const p=l(64385);return I=
function(){return p},p}function C(){const p=l(85475);return C=function(){return p},p}function $(){const p=l(73427);return $=
function(){return p},p}function S(p,{asset:v,node:c}){const i=(0,C().identityFindings)(v,"fix").some(({rule:d})=>d==="sc\
hema-version-missing"),e=(0,$().memberOf)(c,"type")??c.children?.[0],n={name:"schema_version",value:P().SCHEMA_VERSION},
t=(0,$().insertMember)(p,c,n,e);return i&&t?[{...t,step:"schema_version added"}]:[]}function w(p,v,{limits:c,addMissing:i,
includes:e}){const n=new Map;let t,d=v,r=[];for(let a=0;a<=c.maxDepth;a+=1){const s=(0,I().readAssetNodes)(p,d,c);r=s.map(
({asset:y})=>y),t??=r.map(({value:y})=>y.asset_id);const f=s.flatMap((y,E)=>{const g=e(y.asset)?m(d,y,i):void 0;return g===
void 0?[]:(n.set(E,n.get(E)??g.step),g)});if(f.length===0)break;d=(0,$().applyEdits)(d,f)}return{text:d,assets:r,steps:[
...n.values()],edits:r.flatMap(({pointer:a,value:s},f)=>{const y=t?.[f];return typeof y!="string"||!n.has(f)?[]:{...{path:p,
pointer:(0,j().pointerText)([...a,"asset_id"])},old:y,new:[String(s.asset_id)],fix:!0}})}}function m(p,{asset:v,node:c},i){
const e=i?(0,C().identityFindings)(v,"fix"):(0,C().hashFindings)(v,"fix");for(const{rule:n,severity:t,args:d}of e){const r=String(
d.expected),a=(0,$().memberOf)(c,"asset_id");if(n==="content-hash-mismatch"&&a!==void 0){if(t==="notice"&&!i)continue;const{
start:s,end:f}=a;return{start:s,end:f,text:JSON.stringify(r),step:"asset_id recomputed"}}if(n==="content-hash-missing"&&
i){const s=(0,$().insertMember)(p,c,{name:"asset_id",value:r});return s&&{...s,step:"asset_id added"}}}}},75459:function(U,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.patchOf=S,O.patchText=C;function P(){const c=l(80401);return P=function(){
return c},c}function j(){const c=l(10289);return j=function(){return c},c}const I=2e3;function C(c){return w(c).map(({path:i,
patch:e})=>p(i,e)).join("")}const $=1e4;function S(c){const i=w(c).map(({patch:t})=>t);return i.flatMap(t=>t?.hunks.flatMap(
d=>d.lines)??[]).filter(t=>/^[+-]/.test(t)).length>$||i.includes(void 0)?null:i.map(t=>t?(0,P().formatPatch)(t,P().FILE_HEADERS_ONLY):
"").join("")}function w({files:c,scripts:i}){const e=[...i].map(([t,d])=>{const r=m("/dev/null",`b/${t}`,"",d);return{path:t,
patch:r&&{...r,isCreate:!0}}}),n=c.filter(({before:t,after:d})=>t!==d).map(({path:t,before:d,after:r})=>({path:t,patch:m(
`a/${t}`,`b/${t}`,d,r)}));return[...e,...n]}function m(c,i,e,n){const t={context:3,maxEditLength:2*I},d=(0,P().structuredPatch)(
c,i,e,n,void 0,void 0,t);return d&&{...d,isGit:!0}}function p(c,i){return i===void 0?`# ${(0,j().terminal)(c)}: diff not\
 shown, more than ${I} changed lines
`:(0,P().formatPatch)(i,P().FILE_HEADERS_ONLY).split(`
`).map(v).join(`
`)}function v(c){const[,i="",e=""]=/^(.*?)(\r?)$/s.exec(c)??[];return i.split("	").map(j().terminal).join("	")+e}},88211:function(U,O,l){
Object.defineProperty(O,"__esModule",{value:!0}),O.assetPointer=p,O.proposalOf=S;function P(){const c=l(27199);return P=
function(){return c},c}function j(){const c=l(77680);return j=function(){return c},c}function I(){const c=l(85475);return I=
function(){return c},c}function C(){const c=l(59490);return C=function(){return c},c}function $(){const c=l(75459);return $=
function(){return c},c}async function S(c,i){const e=(0,C().groupBy)(i,([{location:a}])=>a?.path),t=(await Promise.all(c.
files.map(async a=>({file:a,edits:await w(a,c,e.get(a.path)??[])})))).flatMap(({file:a,edits:s})=>s?.length?{file:a,edits:s}:
[]);if(t.length===0)return;const d=t.flatMap(a=>a.edits),r=new Set(d.flatMap(({files:a=[]})=>a.map(({path:s})=>s)));return{
edits:d,patch:(0,$().patchOf)({files:t.map(({file:a})=>a),scripts:c.scripts.filter(([a])=>r.has(a))})}}async function w({
path:c,edits:i,after:e,assets:n},{judgeOf:t},d){if(i.length===0)return[];const r=t(c);if(Buffer.byteLength(e)>r.terms.policy.
assets.max_file_bytes)return;const a=new Map(n.map(({pointer:g},u)=>[(0,P().pointerText)(g),u])),s=i.map(g=>{const u=p(g.
pointer??"");return{edit:g,root:u,index:a.get(u)??-1}}),f=new Set,y=new Map,E=[];for(const{edit:g,root:u,index:o}of s.toSorted(
(M,A)=>M.index-A.index)){await r.clock.tick();const{fix:M,path:A,pointer:h="",...T}=g,N=n[o],G=v(g,N,d),D=G.find(F=>!f.has(
F))??G[0]??y.get(u);if(N===void 0||D===void 0)return;const B=h.endsWith("/asset_id")?[(0,I().hashFindings)(N,"fix").some(
({severity:F})=>F==="error")?"block":"allow"]:await m(T.new,N,r);if(B.includes("block"))return;const L=B.every(F=>F==="a\
llow");f.add(D),y.set(u,y.get(u)??D),E.push({finding:D,path:c,pointer:h,...T,after:L?"allow":"warn"})}return E}async function m(c,i,e){
const n=(0,j().validationCommands)(i),t=new Set(n.kind==="list"?n.entries.map(({value:d})=>d):[]);return Promise.all(c.map(
async d=>i.type==="Gene"&&t.has(d)?(await e.command(d)).verdict:"block"))}function p(c){return c.replace(/\/(?:asset_id|validation\/\d+)$/,
"")}function v({pointer:c="",old:i},e,n){const t=c.endsWith("/asset_id"),d=({rule:a,subject:s})=>s?.type===e?.type&&s?.id===
e?.id&&(a==="content-hash-mismatch"?t:!t&&s?.command===i);return n.filter(([a])=>a.edit?.pointer===void 0?d(a):a.edit.pointer===
c).map(([,a])=>a)}},73427:function(U,O){Object.defineProperty(O,"__esModule",{value:!0}),O.applyEdits=l,O.insertMember=I,
O.memberOf=P,O.replaceElements=j;function l(S,w){const m=[];let p=0;for(const v of w.toSorted((c,i)=>c.start-i.start))m.
push(S.slice(p,v.start),v.text),p=v.end;return m.join("")+S.slice(p)}function P({children:S},w){return S?.findLast(({key:m})=>m?.
name===w)}function j(S,w,m){const{children:p=[]}=w,v=C(S,w,", ");let c;return p.flatMap((i,e)=>{const n=m.get(e),t=p[e-1];
if((n===void 0||n.length>0)&&(c=i),n===void 0)return[];if(n.length>0){const r=n.map(a=>JSON.stringify(a)).join(v);return{
start:i.start,end:i.end,text:r}}const d=p[e+1];return c!==void 0&&t!==void 0?{start:t.end,end:i.end,text:""}:{start:i.start,
end:d?.start??i.end,text:""}})}function I(S,w,m,p=w.children?.at(-1)){const[v]=w.children??[];if(v?.key===void 0||p===void 0)
return;const c=S.slice(v.key.end,v.start),e=`${C(S,w,c.endsWith(" ")?", ":",")}${JSON.stringify(m.name)}${c}${JSON.stringify(
m.value)}`;return{start:p.end,end:p.end,text:e}}function C(S,{start:w,children:m=[]},p){const[v,c]=m;if(v===void 0)return p;
if(c!==void 0)return S.slice(v.end,$(c));const i=S.slice(w+1,$(v));return/[\r\n]/.test(i)?`,${i}`:p}function $({key:S,start:w}){
return S?.start??w}},83026:function(U,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.describeUnfixed=n,O.errorsAmong=
m,O.findingsIn=w,O.isClear=v,O.untouched=p,O.withProposals=c;function P(){const s=l(78114);return P=function(){return s},
s}function j(){const s=l(82664);return j=function(){return s},s}function I(){const s=l(59490);return I=function(){return s},
s}function C(){const s=l(16455);return C=function(){return s},s}function $(){const s=l(78816);return $=function(){return s},
s}function S(){const s=l(10289);return S=function(){return s},s}async function w(s,f,y){const{findings:E}=await(0,j().auditAssetFile)(
s,f),g=new Set(s.assets.filter(y).map(({id:u})=>u));return E.filter(({subject:u})=>u?.id===void 0||g.has(u.id))}function m(s){
return s.filter(({severity:f})=>f==="error").map(f=>({reason:(0,$().reasonOf)(f),asset:f.subject?.id,...f.subject?.command!==
void 0&&{command:f.subject.command}}))}function p(s,f){if(f.length===0)return[];const y=v(s)?$().reasons.appendOnly():$().
reasons.unsureText();return[...f,{reason:y}]}function v({problems:s}){return(0,P().ambiguousFiles)(s).size===0}async function c(s,f){
const y=s.map(async E=>{if(E.command===void 0)return E;const{findings:g}=await(0,C().withEdit)(await f.command(E.command),
f),u=g.find(({edit:o})=>o!==void 0);return u?{...E,reason:(0,$().reasonOf)(u)}:E});return Promise.all(y)}const i=5,e=100;
function n(s){return[...(0,I().groupBy)(s,({reason:f})=>f.id).values()].flatMap(f=>{const[y]=f;if(y===void 0)return[];const{
id:E,message:g,title:u}=y.reason,M=f.every(A=>A.reason.message===g)?g:u??g;return[`  ${f.length} \xD7 ${E}: ${(0,S().terminal)(
M)}`,...r(d(f)).map(A=>`      in ${A}`),...[...(0,I().groupBy)(f,({reason:A})=>A.remedy)].flatMap(t)]})}function t([s,f]){
const y=[...new Set(f.flatMap(({command:E})=>E??[]))];return[...y.slice(0,i).map(E=>`      ${a(E)}`),...y.length>i?[`   \
   and ${y.length-i} other commands`]:[],`        ${(0,S().terminal)(s)}`]}function d(s){return[...new Set(s.flatMap(({asset:f})=>f??
[]))]}function r(s){if(s.length===0)return[];const f=s.slice(0,i).map(E=>(0,S().terminal)(E.slice(0,e))),y=s.length>i?[`${s.
length-i} more`]:[];return[[...f,...y].join(", ")]}function a(s){const f=s.length>e?`${s.slice(0,e)}\u2026`:s;return(0,S().
terminal)(f)}},44903:function(U,O,l){Object.defineProperty(O,"__esModule",{value:!0}),O.parseDiff=S,O.parseRawDiff=w;function P(){
const n=l(41895);return P=function(){return n},n}function j(){const n=l(96681);return j=function(){return n},n}const I={
A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},C=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
$=/^(?:(\d+)\t(\d+)|-\t-)\t/;function S(n){const t=(0,j().decodePieces)(n).reverse(),d=m(t).map(r=>({...r,...v(t,r)}));return i(
t),d}function w(n){const t=(0,j().decodePieces)(n).reverse(),d=m(t);return i(t),d}function m(n){const t=[];for(;n.at(-1)?.
startsWith(":");)t.push(p(n));return t}function p(n){const t=c(n),[,d,r,a,s,f=""]=C.exec(t)??[],y=I[f];if(!d||!r||!a||!s||
y===void 0)throw e(`the record ${JSON.stringify(t)}`);const E=y==="renamed"?{oldPath:c(n),path:c(n)}:{path:c(n)};return{
status:y,...E,oldMode:d,newMode:r,oldOid:a,newOid:s}}function v(n,{path:t,oldPath:d}){const r=c(n),a=$.exec(r);if(a===null)
throw e(`no line counts for ${t}`);const[s,f,y]=a,E=r.slice(s.length),g=E===""?c(n):void 0;if((E===""?c(n):E)!==t||g!==d)
throw e(`line counts of another file instead of ${t}`);return{binary:f===void 0,added:Number(f??0),deleted:Number(y??0)}}
function c(n){const t=n.pop();if(t===void 0)throw e("a truncated record");return t}function i(n){if(n.length>0)throw e("\
more records than files")}function e(n){return new(P()).GateError("change_incomplete",`Git's list of changed files has ${n}`,
"Check that git is version 2.31 or later; if it is, report this as a bug.")}},213:function(U,O,l){Object.defineProperty(
O,"__esModule",{value:!0}),O.changedFiles=c,O.readChange=v;function P(){const r=l(77598);return P=function(){return r},r}
function j(){const r=l(51455);return j=function(){return r},r}function I(){const r=l(76760);return I=function(){return r},
r}function C(){const r=l(41895);return C=function(){return r},r}function $(){const r=l(44903);return $=function(){return r},
r}function S(){const r=l(35720);return S=function(){return r},r}const w=1e3,m=["diff-tree","-r","--raw","-z","--no-abbre\
v","--ignore-submodules=none"],p=["--no-ext-diff","--no-textconv"];async function v(r,a,s,f=w){const y=await Promise.all(
[(0,S().readTree)(r,a),(0,S().readTree)(r,s)]),E=await r.objects([...m,"--numstat",i(y,f)?"-M":"-M100%","-l0",...p,a,s]),
g=await n(r,(0,$().parseDiff)(E),[a,s]);return g.sort((u,o)=>u.path<o.path?-1:1),{base:a,audited:s,files:g}}async function c(r,a,s){
return await Promise.all([a,s].map(f=>(0,S().requireObjects)(r,f))),(0,$().parseRawDiff)(await r.objects([...m,"--no-ren\
ames",a,s]))}function i([r,a],s){const f=e(r,a);return f===0||f*e(a,r)<=s**2}function e(r,a){let s=0;for(const{path:f}of r.
files())(a.stat(f)?.kind??"directory")==="directory"&&(s+=1);return s}async function n(r,a,s){const f=({binary:g,oldOid:u,
newOid:o})=>g&&u!==o;if(!a.some(f))return[...a];const y=await t(r,s),E=g=>{const u=y.get(g);if(u===void 0||u.binary)throw d(
g);return u};return a.map(g=>{if(!f(g))return g;const{path:u,oldPath:o=u}=g;return{...g,added:E(u).added,deleted:E(o).deleted}})}
async function t(r,a){const s=(0,I().join)(r.temporary,(0,P().randomUUID)());await(0,j().writeFile)(s,`* diff
`);const f={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:s},y=await r.objects([...m,"-\
-numstat","--no-renames",...p,...a],{env:f});return new Map((0,$().parseDiff)(y).map(E=>[E.path,E]))}function d(r){return new(C()).
GateError("change_incomplete",`Git cannot count the lines of ${r}, which is too large`,"Store files of this size in Git \
LFS.")}}};
