"use strict";exports.id=752,exports.ids=[752],exports.modules={4355:((D,h,c)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.activatedSeeds=
P;function E(){const M=c(64385);return E=function(){return M},M}const A=/\.seed\.json$/;function P({head:M,base:w,untouched:y},v){
const u=(o,n)=>o.filter(({path:t})=>A.test(t)===n).flatMap(({assets:t})=>t).filter(({type:t,value:e})=>t==="Gene"&&(0,E().
declaredId)(e)!==void 0),r=new Set(u(w,!0).map(({id:o})=>o));if(r.size===0)return[];const g=new Set(u([...w,...y],!1).map(
({id:o})=>o)),m=new Set(v.map(({asset:o})=>o));return u(M,!1).filter(o=>r.has(o.id)&&!g.has(o.id)&&!m.has(o))}}),1097:((D,h,c)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.requireChangeSize=w;function E(){const r=c(41895);return E=function(){
return r},r}function A(){const r=c(77680);return A=function(){return r},r}const P=2e3,M=1e4;function w(r,g){const m=r.filter(
({kind:n,asset:t})=>y.has(n)&&t.type!=="EvolutionEvent");if(m.length>P)throw u(`has ${m.length} changed Genes and Capsul\
es`,P,!1);const o=r.filter(({kind:n,asset:t})=>t.type==="Gene"&&n!=="removed").reduce((n,{asset:t})=>n+v(t),0);if(o>M)throw u(
`has ${o} commands to judge`,M,g)}const y=new Set(["added","modified","removed"]);function v(r){const g=(0,A().validationCommands)(
r);return g.kind==="list"?g.entries.length:0}function u(r,g,m){return new(E()).GateError("change-too-large",`The change ${r}\
; the gate takes at most ${g} at once.`,m?"Split the change, or judge only the genes that it touches, without `--all`.":
"Split the change into smaller ones, each with its own check.")}}),70237:((D,h,c)=>{Object.defineProperty(h,"__esModule",
{value:!0}),h.collectAssets=g;function E(){const e=c(4355);return E=function(){return e},e}function A(){const e=c(1097);
return A=function(){return e},e}function P(){const e=c(56548);return P=function(){return e},e}function M(){const e=c(78114);
return M=function(){return e},e}function w(){const e=c(30610);return w=function(){return e},e}function y(){const e=c(18744);
return y=function(){return e},e}function v(){const e=c(24562);return v=function(){return e},e}function u(){const e=c(36346);
return u=function(){return e},e}function r(){const e=c(35474);return r=function(){return e},e}async function g(e){const{
headTree:d,change:p,policy:i,all:s=!1}=e,{paths:a,files:l,head:$,untouched:O,base:I,strays:f,isTouched:T}=await(0,r().readSides)(
e),G=(0,u().effectiveFiles)({head:$,base:I,untouched:O}),{overrides:j,atHead:R}=G,L=new Map(p.files.map(({path:F,oldPath:C})=>[
F,C??F])),x=(0,P().compareAssets)({...G,renames:L}),B=(s?w().allOtherGenes:w().appliedGenes)(x,(0,u().only)(l,R));(0,A().
requireChangeSize)([...x,...B],s);const H=(0,v().findIndirections)(d,[...d.files()],(0,y().assetPathTest)(i)).filter(({path:F,
targetPath:C})=>s||T(F)||T(C??F));return{changes:(0,P().inOrder)([...x,...B]),problems:[...s?m(l):(0,M().markBefore)(m($),
m(I),x,L),...j.filter(({file:F,by:C})=>s||T(F.path)||T(C.path)).map(u().overrideProblem),...I.flatMap(o),...(s?[]:O).flatMap(
F=>n(F,x)),...H.map(({path:F,detail:C})=>t(F,C)),...f],activated:(0,E().activatedSeeds)(G,[...x,...B]),files:a,present:l.
flatMap(({assets:F})=>F.filter(R)),unread:l.flatMap(({path:F,unread:C})=>C===void 0?[]:[{path:F,detail:C}])}}function m(e){
return e.flatMap(({problems:d})=>d)}function o({path:e,problems:d}){return d.filter(({rule:p})=>M().UNREAD.has(p)).map(({
rule:p,location:i,detail:s})=>({rule:"not-judged",location:{path:e,line:1,column:1},detail:p==="not-judged"?`${s} (at th\
e base)`:`the file \`${e}\` at the base, line ${i.line}: ${s}`}))}function n({problems:e},d){return e.flatMap(p=>p.rule===
"not-judged"?[p]:!M().UNREAD.has(p.rule)||d.length===0?[]:[{...p,rule:"asset-file-unread"}])}function t(e,d){return{rule:"\
file-not-regular",location:{path:e,line:1,column:1},detail:d}}}),56548:((D,h,c)=>{Object.defineProperty(h,"__esModule",{
value:!0}),h.compareAssets=y,h.inOrder=v;function E(){const n=c(23404);return E=function(){return n},n}function A(){const n=c(
59490);return A=function(){return n},n}function P(){const n=c(61331);return P=function(){return n},n}function M(){const n=c(
64385);return M=function(){return n},n}function w(){const n=c(78114);return w=function(){return n},n}function y({head:n,
base:t,untouched:e,renames:d}){const p=new Map([...e,...t].flatMap(({assets:O})=>O).filter(({value:O})=>(0,M().declaredId)(
O)!==void 0).map(O=>[m(O),O])),i=[],s=O=>d.get(O)??O;let a=g(n,s),l=g(t,O=>O);for(const O of[...u,...r]){const f=r.includes(
O)?a.filter(({name:j})=>!p.has(j)):a,T=o(f,l,O);for(const[{asset:j,content:R},L]of T)R!==L.content&&i.push({kind:"modifi\
ed",asset:j,before:L.asset});const G=new Set(T.values());a=a.filter(j=>!T.has(j)),l=l.filter(j=>!G.has(j))}for(const{asset:O,
name:I}of a){const f=p.get(I);i.push({kind:"added",asset:O,...f&&{before:f}})}const $=new Set(n.filter(w().isIncomplete).
map(({path:O})=>s(O)));for(const{asset:O,path:I}of l)$.has(I)||i.push({kind:"removed",asset:O});return v(i)}function v(n){
return n.map(t=>({change:t,place:t.asset.locate()})).sort(({place:t},{place:e})=>t.path===e.path?t.line-e.line||t.column-
e.column:t.path<e.path?-1:1).map(({change:t})=>t)}const u=[({name:n,path:t,content:e})=>[n,t,e],({name:n,path:t})=>[n,t],
({name:n,content:t})=>[n,t],({name:n})=>[n]],r=[({asset:{type:n,value:t}})=>{const{id:e,asset_id:d,...p}=t;return n==="G\
ene"?[(0,E().canonicalize)(p)]:void 0},({asset:{type:n,pointer:t},path:e})=>n==="Gene"?[e,JSON.stringify(t)]:void 0];function g(n,t){
return n.flatMap(({path:e,assets:d})=>d.map(p=>({asset:p,name:m(p),path:t(e),content:(0,P().statedContent)(p)})))}function m({
type:n,value:t}){return`${n} ${(0,M().declaredId)(t)??""}`}function o(n,t,e){const d=s=>JSON.stringify(e(s)),p=(0,A().groupBy)(
t.toReversed(),d),i=new Map;for(const s of n){const a=d(s),l=a&&p.get(a)?.pop();l&&i.set(s,l)}return i}}),24562:((D,h,c)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.findIndirections=A;function E(){const M=c(32854);return E=function(){
return M},M}function A(M,w,y){return w.flatMap(v=>{const{path:u,kind:r}=v;if(r!=="symlink"&&r!=="submodule")return[];if(r===
"symlink"){const m=(0,E().resolveInTree)(M,u);if(m.kind==="inside"&&m.entry.kind==="directory")return P(u,m.path,w,y);if(y(
u)){const o=m.kind==="inside"?{targetPath:m.path}:{};return[{path:u,detail:`${u} is a symlink`,...o}]}}return y(u)||y(`${u}\
/genes.json`)?[{path:u,detail:`${u} is a ${r}`}]:[]})}function P(M,w,y,v){const u=w===""?"":`${w}/`;return y.filter(({path:r})=>r.
startsWith(u)&&!v(r)).map(({path:r})=>({targetPath:r,alias:`${M}/${r.slice(u.length)}`})).filter(({alias:r})=>v(r)).map(
({targetPath:r,alias:g})=>({path:M,detail:`${g} is reached through the symlink ${M}`,targetPath:r}))}}),36346:((D,h,c)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.effectiveFiles=y,h.only=u,h.overrideProblem=m;function E(){const o=c(
64385);return E=function(){return o},o}function A(){const o=c(78114);return A=function(){return o},o}const P=[["genes","\
Gene"],["capsules","Capsule"]];function M(o){const n=new Map(o.map(t=>[t.path,t]));return o.flatMap(t=>P.flatMap(([e,d])=>{
const i=t.path===`${e}.json`||t.path.endsWith(`/${e}.json`)?n.get(`${t.path}l`):void 0;if(!i?.lines||(0,A().isIncomplete)(
i))return[];const s=new Set(i.assets.flatMap(l=>w(l,d)?l.id:[])),a=t.assets.filter(({type:l,id:$,value:O})=>l===d&&(0,E().
declaredId)(O)!==void 0&&s.has($));return a.length>0?[{file:t,assets:a,by:i}]:[]}))}function w({type:o,value:n,pointer:t},e){
return o===e&&n.type===e&&(0,E().declaredId)(n)!==void 0&&t.length===1}function y({head:o,base:n,untouched:t}){const e=M(
[...t,...o]),d=v(e),p=v(M([...t,...n]));return{head:[...u(o,d),...r(t,i=>d(i)&&!p(i))],base:[...u(n,p),...r(t,i=>p(i)&&!d(
i))],untouched:u(t,i=>d(i)&&p(i)),overrides:e,atHead:d}}function v(o){const n=new Set(o.flatMap(({assets:t})=>t));return t=>!n.
has(t)}function u(o,n){return o.map(t=>({...t,assets:t.assets.filter(n)}))}function r(o,n){return u(o,n).flatMap(({path:t,
assets:e})=>e.length>0?[{path:t,assets:e,problems:[]}]:[])}const g=5;function m({file:o,assets:n,by:t}){const[e]=n,d=n.map(
({id:s})=>JSON.stringify(s)),p=d.length-g,i=[...d.slice(0,g),...p>0?[`${p} more`]:[]].join(", ");return{rule:"asset-over\
ridden",location:e?.locate()??{path:o.path,line:1,column:1},detail:`${i} of \`${o.path}\`, also in \`${t.path}\``,...e&&
n.length===1&&{id:e.id}}}}),35474:((D,h,c)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.readSides=r;function E(){
const n=c(54244);return E=function(){return n},n}function A(){const n=c(93028);return A=function(){return n},n}function P(){
const n=c(81456);return P=function(){return n},n}function M(){const n=c(64385);return M=function(){return n},n}function w(){
const n=c(18744);return w=function(){return n},n}function y(){const n=c(28894);return y=function(){return n},n}function v(){
const n=c(23423);return v=function(){return n},n}function u(){const n=c(7946);return u=function(){return n},n}async function r(n){
const{baseTree:t,headTree:e,change:d,policy:p,clock:i=new(E()).AuditClock}=n,s=(0,w().assetPathTest)(p),a=(0,P().assetLimits)(
p.assets.max_file_bytes),l=[...e.files()].filter(({kind:S})=>(0,A().isRegular)(S)),$=l.filter(({path:S})=>s(S)),O=new Set(
d.files.filter(({status:S})=>S!=="deleted").map(({path:S})=>S)),I=l.filter(({path:S})=>(0,u().isJsonPath)(S)&&O.has(S)&&
!s(S)),f=d.files.flatMap(({oldPath:S,path:k})=>{const W=s(S??k)?t.stat(S??k):void 0;return W&&(0,A().isRegular)(W.kind)?
W:[]}),[T,G]=g(f,({path:S})=>(0,y().isAuditLog)(S)&&O.has(S)),j=new Set(T.map(({path:S})=>S)),R=async S=>{const k=O.has(
S.path);if((0,y().isAuditLog)(S.path)&&!k)return[{file:await(0,v().readUntouchedLog)(e,S,a),isTouched:k}];const W=j.has(
S.path)?await(0,v().readAppendedLog)(t,e,S,a):void 0;return W===void 0?[{file:await o(e,S,a),isTouched:k}]:(j.delete(S.path),
[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},L=S=>o(m(t),S,a),x=async S=>{const k=await S;return await i.
tick(),k},[B,H,F]=await Promise.all([Promise.all($.map(S=>x(R(S)))),Promise.all(G.map(S=>x(L(S)))),Promise.all(I.map(S=>x(
(0,u().findStrayGenes)(e,S,a))))]),C=T.filter(({path:S})=>j.has(S)),N=[...H,...await Promise.all(C.map(L))],[U,J]=g(B.flat(),
({isTouched:S})=>S);return{paths:$.map(({path:S})=>S),files:B.flat().map(({file:S})=>S),head:U.map(({file:S})=>S),untouched:J.
map(({file:S})=>S),base:N,strays:F.filter(S=>S!==void 0),isTouched:S=>O.has(S)}}function g(n,t){return[n.filter(t),n.filter(
e=>!t(e))]}function m(n){return{...n,read:async(...t)=>Buffer.from((await n.read(...t)).toString("utf8"))}}async function o(n,{
path:t,size:e=0},d){if(e>d.maxBytes)return(0,M().tooLargeFile)(t,e,d);try{const p=(0,M().readAssetFile)(t,await n.read(t,
d.maxBytes),d);return{...p,assets:p.assets.filter(({copy:i})=>!i)}}catch(p){return(0,M().unreadFile)(t,p)}}}),7946:((D,h,c)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.findStrayGenes=w,h.isJsonPath=M;function E(){const r=c(64385);return E=
function(){return r},r}function A(){const r=c(73229);return A=function(){return r},r}function P(){const r=c(94534);return P=
function(){return r},r}function M(r){return/\.jsonl?$/i.test(r)}async function w(r,{path:g,size:m=0},o){try{if(m<=o.maxBytes)
return y(g,await r.read(g,o.maxBytes),o)}catch(t){return(0,E().unreadFile)(g,t).problems[0]}const n=`with ${m} bytes it \
is too large to be searched`;return{rule:"outside-globs",location:{path:g,line:1,column:1},detail:n}}function y(r,g,m){if(!v(
g))return;const o=new(P()).Source(r,g.toString("utf8")),n=u((0,A().readJson)(o.text,m,new(P()).Problems(o))),[t]=n;if(t)
return{rule:"outside-globs",location:o.location(t.start,t.end),detail:n.length===1?"a Gene":`${n.length} Genes`}}function v(r){
return r.includes('"Gene"')||r.includes("\\u00")}function u(r){return r.flatMap(g=>{const{value:m,children:o=[]}=g;return typeof m==
"object"&&m!==null&&!Array.isArray(m)&&m.type==="Gene"?[g]:u(o)})}}),82664:((D,h,c)=>{Object.defineProperty(h,"__esModul\
e",{value:!0}),h.auditAssetFile=v;function E(){const u=c(72025);return E=function(){return u},u}function A(){const u=c(70716);
return A=function(){return u},u}function P(){const u=c(54034);return P=function(){return u},u}function M(){const u=c(56131);
return M=function(){return u},u}function w(){const u=c(16373);return w=function(){return u},u}function y(){const u=c(66160);
return y=function(){return u},u}async function v(u,r){const m=r.terms.tree!==void 0?(0,y().correctorIn)(u.problems):()=>"\
hand",o=(0,y().subjectOfAssets)(u,r,m),{clock:n}=r,t=await n.all(u.assets,async e=>{const d=(0,y().isGene)(e)?await(0,w().
readGene)(e,r,m):void 0;if(d===void 0)return{asset:e,commands:[],findings:await(0,E().ask)(A().CLAIM_CHECKS,o,{asset:e})};
const{commands:p}=d,i=[...await(0,P().geneFindings)(o,{...d,limits:(0,M().limitsOf)(d,o)}),...p.flatMap(s=>s.findings)];
return{asset:e,commands:p,findings:i}});return{path:u.path,assets:t.map(({asset:e,commands:d})=>({asset:e,commands:d})),
findings:[...await(0,E().ask)(A().SUBJECT_CHECKS,o),...t.flatMap(({findings:e})=>e)]}}}),62130:((D,h,c)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.fixFile=a,h.fixFiles=e,h.scriptStores=i;function E(){const f=c(27199);return E=function(){return f},
f}function A(){const f=c(81456);return A=function(){return f},f}function P(){const f=c(64385);return P=function(){return f},
f}function M(){const f=c(30610);return M=function(){return f},f}function w(){const f=c(28894);return w=function(){return f},
f}function y(){const f=c(24932);return y=function(){return f},f}function v(){const f=c(77680);return v=function(){return f},
f}function u(){const f=c(16455);return u=function(){return f},f}function r(){const f=c(78816);return r=function(){return f},
f}function g(){const f=c(82606);return g=function(){return f},f}function m(){const f=c(70023);return m=function(){return f},
f}function o(){const f=c(40875);return o=function(){return f},f}function n(){const f=c(73427);return n=function(){return f},
f}function t(){const f=c(83026);return t=function(){return f},f}async function e(f,T,G={}){const j=i(T),R=(0,A().assetLimits)(
T.terms.policy.assets.max_file_bytes),L={scriptsOf:j,limits:R,options:G},x=[];for(const F of f)x.push(await a(F,L));const B=p(
x),H=new Map(x.flatMap(F=>F.scripts.flatMap(C=>{const N=j(F.path).textOf(C);return N===void 0?[]:[[C,N]]})));return{files:x.
map(F=>({...F,left:[...F.left,...d(F,B)]})),scripts:[...H].sort(([F],[C])=>F<C?-1:1),judgeOf:F=>j(F).judge}}function d({
path:f,after:T},G){if(G.size===0)return[];const{assets:j}=(0,P().readAssetFile)(f,Buffer.from(T),(0,A().assetLimits)(T.length*
4));return j.flatMap(M().namings).flatMap(({by:R,gene:L})=>{const x=G.get(L);return x===void 0?[]:[{reason:r().reasons.dangles(
L,x),asset:R.id}]})}function p(f){const T=f.flatMap(({edits:G})=>G.filter(({pointer:j})=>j?.endsWith("/asset_id")));return new Map(
T.map(({old:G,new:[j=""]})=>[G,j]))}function i(f){const T=new Map;return G=>{const j=f.forFile(G),R=T.get(j)??new(m()).ScriptStore(
j);return T.set(j,R),R}}const s="\uFEFF";async function a({path:f,bytes:T},{limits:G,options:j,scriptsOf:R}){const L=R(f),
{includes:x=()=>!0,identity:B=!1,left:H=!0}=j,F=b=>(0,t().findingsIn)(b,L.judge,x),C=(0,P().readAssetFile)(f,T,G),{text:N}=(0,y().
decodeUtf8)(T);if(!(0,t().isClear)(C)||(0,w().isAuditLog)(f)){const b=H?(0,t().errorsAmong)(await F(C)):[];return{path:f,
before:N,after:N,...l,left:(0,t().untouched)(C,b)}}const U=await F(C),J=[],S=(0,P().readAssetNodes)(f,N,G).filter(({asset:b})=>x(
b));for(const b of S)await L.judge.clock.tick(),J.push(await I(N,b,L));const k=B?S.flatMap(b=>(0,o().addSchemaVersion)(N,
b)):[],W=[...J.flatMap(b=>b.textEdits),...k],Y=(0,n().applyEdits)(N,W),z=(0,o().identifyAssets)(f,Y,{limits:G,addMissing:B,
includes:x}),V=T[0]===239&&T[1]===187?s:"",X=(0,P().readAssetFile)(f,Buffer.from(z.text),G),K=await F(X);if(z.text!==N&&
!$(K,U)){const b=[...(0,t().errorsAmong)(U),{reason:r().reasons.addsProblems()}];return{path:f,before:V+N,after:V+N,...l,
left:b}}return{path:f,before:V+N,after:V+z.text,assets:z.assets,steps:[...J.flatMap(b=>b.steps),...k.map(({step:b})=>b),
...z.steps],edits:[...J.flatMap(b=>b.edits),...z.edits],scripts:J.flatMap(b=>b.scripts),left:[...J.flatMap(b=>b.left),...(0,t().
errorsAmong)(K).filter(({command:b})=>b===void 0)]}}const l={assets:[],steps:[],edits:[],scripts:[]};function $(f,T){const[
G,j]=[(0,t().errorsAmong)(f),(0,t().errorsAmong)(T)],R=({reason:x,asset:B,command:H})=>JSON.stringify([x.id,B,H]),L=new Set(
j.map(R));return G.some(x=>!L.has(R(x)))?!1:G.length===j.length?f.length<T.length:G.length<j.length}const O={steps:[],edits:[],
scripts:[],left:[],textEdits:[]};async function I(f,{asset:T,node:G},j){const R=(0,n().memberOf)(G,"validation"),L=(0,v().
validationCommands)(T);if(T.type!=="Gene"||R===void 0||L.kind!=="list")return O;const x=L.entries.map(({value:C})=>C),H=(await(0,g().
fixList)(x,j)).map((C,N)=>({fix:C,index:N,old:String(x[N])})),F=H.flatMap(({fix:C,...N})=>C.kind==="fixed"?{...N,fix:C}:
[]);return{steps:F.flatMap(({fix:C})=>C.steps),edits:F.map(({old:C,index:N,fix:U})=>({path:T.path,pointer:(0,E().pointerText)(
[...T.pointer,"validation",N]),...(0,u().editOf)(C,U,j)})),scripts:F.flatMap(({fix:C})=>C.scripts.map(N=>j.pathOf(N))),left:H.
flatMap(({fix:C,old:N})=>C.kind==="left"?{reason:C.reason,asset:T.id,command:N}:[]),textEdits:(0,n().replaceElements)(f,
R,new Map(F.map(({index:C,fix:N})=>[C,N.commands])))}}}),40875:((D,h,c)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.addSchemaVersion=y,h.identifyAssets=v;function E(){const r=c(23404);return E=function(){return r},r}function A(){const r=c(
27199);return A=function(){return r},r}function P(){const r=c(64385);return P=function(){return r},r}function M(){const r=c(
85475);return M=function(){return r},r}function w(){const r=c(73427);return w=function(){return r},r}function y(r,{asset:g,
node:m}){const o=(0,M().identityFindings)(g,"fix").some(({rule:d})=>d==="schema-version-missing"),n=(0,w().memberOf)(m,"\
type")??m.children?.[0],t={name:"schema_version",value:E().SCHEMA_VERSION},e=(0,w().insertMember)(r,m,t,n);return o&&e?[
{...e,step:"schema_version added"}]:[]}function v(r,g,{limits:m,addMissing:o,includes:n}){const t=new Map;let e,d=g,p=[];
for(let i=0;i<=m.maxDepth;i+=1){const s=(0,P().readAssetNodes)(r,d,m);p=s.map(({asset:l})=>l),e??=p.map(({value:l})=>l.asset_id);
const a=s.flatMap((l,$)=>{const O=n(l.asset)?u(d,l,o):void 0;return O===void 0?[]:(t.set($,t.get($)??O.step),O)});if(a.length===
0)break;d=(0,w().applyEdits)(d,a)}return{text:d,assets:p,steps:[...t.values()],edits:p.flatMap(({pointer:i,value:s},a)=>{
const l=e?.[a];return typeof l!="string"||!t.has(a)?[]:{...{path:r,pointer:(0,A().pointerText)([...i,"asset_id"])},old:l,
new:[String(s.asset_id)],fix:!0}})}}function u(r,{asset:g,node:m},o){const n=o?(0,M().identityFindings)(g,"fix"):(0,M().
hashFindings)(g,"fix");for(const{rule:t,severity:e,args:d}of n){const p=String(d.expected),i=(0,w().memberOf)(m,"asset_i\
d");if(t==="content-hash-mismatch"&&i!==void 0){if(e==="notice"&&!o)continue;const{start:s,end:a}=i;return{start:s,end:a,
text:JSON.stringify(p),step:"asset_id recomputed"}}if(t==="content-hash-missing"&&o){const s=(0,w().insertMember)(r,m,{name:"\
asset_id",value:p});return s&&{...s,step:"asset_id added"}}}}}),75459:((D,h,c)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.patchOf=y,h.patchText=M;function E(){const m=c(80401);return E=function(){return m},m}function A(){const m=c(10289);return A=
function(){return m},m}const P=2e3;function M(m){return v(m).map(({path:o,patch:n})=>r(o,n)).join("")}const w=1e4;function y(m){
const o=v(m).map(({patch:e})=>e);return o.flatMap(e=>e?.hunks.flatMap(d=>d.lines)??[]).filter(e=>/^[+-]/.test(e)).length>
w||o.includes(void 0)?null:o.map(e=>e?(0,E().formatPatch)(e,E().FILE_HEADERS_ONLY):"").join("")}function v({files:m,scripts:o}){
const n=[...o].map(([e,d])=>{const p=u("/dev/null",`b/${e}`,"",d);return{path:e,patch:p&&{...p,isCreate:!0}}}),t=m.filter(
({before:e,after:d})=>e!==d).map(({path:e,before:d,after:p})=>({path:e,patch:u(`a/${e}`,`b/${e}`,d,p)}));return[...n,...t]}
function u(m,o,n,t){const e={context:3,maxEditLength:2*P},d=(0,E().structuredPatch)(m,o,n,t,void 0,void 0,e);return d&&{
...d,isGit:!0}}function r(m,o){return o===void 0?`# ${(0,A().terminal)(m)}: diff not shown, more than ${P} changed lines\

`:(0,E().formatPatch)(o,E().FILE_HEADERS_ONLY).split(`
`).map(g).join(`
`)}function g(m){const[,o="",n=""]=/^(.*?)(\r?)$/s.exec(m)??[];return o.split("	").map(A().terminal).join("	")+n}}),88211:((D,h,c)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.assetPointer=r,h.proposalOf=y;function E(){const t=c(27199);return E=
function(){return t},t}function A(){const t=c(77680);return A=function(){return t},t}function P(){const t=c(85475);return P=
function(){return t},t}function M(){const t=c(59490);return M=function(){return t},t}function w(){const t=c(75459);return w=
function(){return t},t}async function y(t,e){const d=(0,M().groupBy)(e,([{location:l}])=>l?.path),i=(await Promise.all(t.
files.map(async l=>({file:l,edits:await v(l,t,d.get(l.path)??[])})))).flatMap(({file:l,edits:$})=>$?.length?{file:l,edits:$}:
[]);if(i.length===0)return;const s=i.flatMap(l=>l.edits),a=new Set(s.flatMap(({files:l=[]})=>l.map(({path:$})=>$)));return{
edits:s,patch:(0,w().patchOf)({files:i.map(({file:l})=>l),scripts:t.scripts.filter(([l])=>a.has(l))})}}async function v({
path:t,edits:e,after:d,assets:p},{judgeOf:i},s){if(e.length===0)return[];const a=i(t);if(Buffer.byteLength(d)>a.terms.policy.
assets.max_file_bytes)return;const l=new Map(p.map(({pointer:G},j)=>[(0,E().pointerText)(G),j])),$=e.map(G=>{const j=r(G.
pointer??"");return{edit:G,root:j,index:l.get(j)??-1}}),O=m(s),I=new Set,f=new Map,T=[];for(const{edit:G,root:j,index:R}of $.
toSorted((L,x)=>L.index-x.index)){await a.clock.tick();const{fix:L,path:x,pointer:B="",...H}=G,F=p[R],C=O(B,H.old,F),N=C.
find(S=>!I.has(S))??C[0]??f.get(j);if(F===void 0||N===void 0)return;const U=B.endsWith("/asset_id")?[(0,P().hashFindings)(
F,"fix").some(({severity:S})=>S==="error")?"block":"allow"]:await u(H.new,F,a);if(U.includes("block"))return;const J=U.every(
S=>S==="allow");I.add(N),f.set(j,f.get(j)??N),T.push({finding:N,path:t,pointer:B,...H,after:J?"allow":"warn"})}return T}
async function u(t,e,d){const p=(0,A().validationCommands)(e),i=new Set(p.kind==="list"?p.entries.map(({value:s})=>s):[]);
return Promise.all(t.map(async s=>e.type==="Gene"&&i.has(s)?(await d.command(s)).verdict:"block"))}function r(t){return t.
replace(/\/(?:asset_id|validation\/\d+)$/,"")}function g(t){return t==="content-hash-mismatch"}function m(t){const e=t.map(
([i,s],a)=>({finding:i,id:s,position:a})),d=(0,M().groupBy)(e,({finding:{edit:i}})=>i?.pointer),p=(0,M().groupBy)(d.get(
void 0)??[],({finding:i})=>o(i));return(i,s,a)=>{const l=i.endsWith("/asset_id")?null:s;return[...d.get(i)??[],...p.get(
n(a,l))??[]].toSorted((O,I)=>O.position-I.position).map(({id:O})=>O)}}function o({rule:t,subject:e}){return n(e,g(t)?null:
e?.command)}function n(t,e){return JSON.stringify([t?.type,t?.id,e===void 0?"":{text:e}])}}),73427:((D,h)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.applyEdits=c,h.insertMember=P,h.memberOf=E,h.replaceElements=A;function c(y,v){const u=[];let r=0;
for(const g of v.toSorted((m,o)=>m.start-o.start))u.push(y.slice(r,g.start),g.text),r=g.end;return u.join("")+y.slice(r)}
function E({children:y},v){return y?.findLast(({key:u})=>u?.name===v)}function A(y,v,u){const{children:r=[]}=v,g=M(y,v,"\
, ");let m;return r.flatMap((o,n)=>{const t=u.get(n),e=r[n-1];if((t===void 0||t.length>0)&&(m=o),t===void 0)return[];if(t.
length>0){const p=t.map(i=>JSON.stringify(i)).join(g);return{start:o.start,end:o.end,text:p}}const d=r[n+1];return m!==void 0&&
e!==void 0?{start:e.end,end:o.end,text:""}:{start:o.start,end:d?.start??o.end,text:""}})}function P(y,v,u,r=v.children?.
at(-1)){const[g]=v.children??[];if(g?.key===void 0||r===void 0)return;const m=y.slice(g.key.end,g.start),n=`${M(y,v,m.endsWith(
" ")?", ":",")}${JSON.stringify(u.name)}${m}${JSON.stringify(u.value)}`;return{start:r.end,end:r.end,text:n}}function M(y,{
start:v,children:u=[]},r){const[g,m]=u;if(g===void 0)return r;if(m!==void 0)return y.slice(g.end,w(m));const o=y.slice(v+
1,w(g));return/[\r\n]/.test(o)?`,${o}`:r}function w({key:y,start:v}){return y?.start??v}}),83026:((D,h,c)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.describeUnfixed=t,h.errorsAmong=u,h.findingsIn=v,h.isClear=g,h.untouched=r,h.withProposals=
m;function E(){const s=c(78114);return E=function(){return s},s}function A(){const s=c(82664);return A=function(){return s},
s}function P(){const s=c(59490);return P=function(){return s},s}function M(){const s=c(16455);return M=function(){return s},
s}function w(){const s=c(78816);return w=function(){return s},s}function y(){const s=c(10289);return y=function(){return s},
s}async function v(s,a,l){const{findings:$}=await(0,A().auditAssetFile)(s,a),O=new Set(s.assets.filter(l).map(({id:I})=>I));
return $.filter(({subject:I})=>I?.id===void 0||O.has(I.id))}function u(s){return s.filter(({severity:a})=>a==="error").map(
a=>({reason:(0,w().reasonOf)(a),asset:a.subject?.id,...a.subject?.command!==void 0&&{command:a.subject.command}}))}function r(s,a){
if(a.length===0)return[];const l=g(s)?w().reasons.appendOnly():w().reasons.unsureText();return[...a,{reason:l}]}function g({
problems:s}){return(0,E().ambiguousFiles)(s).size===0}async function m(s,a){const l=s.map(async $=>{if($.command===void 0)
return $;const{findings:O}=await(0,M().withEdit)(await a.command($.command),a),I=O.find(({edit:f})=>f!==void 0);return I?
{...$,reason:(0,w().reasonOf)(I)}:$});return Promise.all(l)}const o=5,n=100;function t(s){return[...(0,P().groupBy)(s,({
reason:a})=>a.id).values()].flatMap(a=>{const[l]=a;if(l===void 0)return[];const{id:$,message:O,title:I}=l.reason,T=a.every(
G=>G.reason.message===O)?O:I??O;return[`  ${a.length} \xD7 ${$}: ${(0,y().terminal)(T)}`,...p(d(a)).map(G=>`      in ${G}`),
...[...(0,P().groupBy)(a,({reason:G})=>G.remedy)].flatMap(e)]})}function e([s,a]){const l=[...new Set(a.flatMap(({command:$})=>$??
[]))];return[...l.slice(0,o).map($=>`      ${i($)}`),...l.length>o?[`      and ${l.length-o} other commands`]:[],`      \
  ${(0,y().terminal)(s)}`]}function d(s){return[...new Set(s.flatMap(({asset:a})=>a??[]))]}function p(s){if(s.length===0)
return[];const a=s.slice(0,o).map($=>(0,y().terminal)($.slice(0,n))),l=s.length>o?[`${s.length-o} more`]:[];return[[...a,
...l].join(", ")]}function i(s){const a=s.length>n?`${s.slice(0,n)}\u2026`:s;return(0,y().terminal)(a)}}),44903:((D,h,c)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.parseDiff=y,h.parseRawDiff=v;function E(){const n=c(41895);return E=function(){
return n},n}function A(){const n=c(96681);return A=function(){return n},n}const P={A:"added",M:"modified",D:"deleted",R:"\
renamed",T:"type_changed"},M=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,w=/^(?:(\d+)\t(\d+)|-\t-)\t/;
function y(n){const t=new m(n),e=u(t).map(d=>({...d,...g(t,d)}));return t.end(),e}function v(n){const t=new m(n),e=u(t);
return t.end(),e}function u(n){const t=[];for(;n.next()?.startsWith(":");)t.push(r(n));return t}function r(n){const t=n.
take(),[,e,d,p,i,s=""]=M.exec(t)??[],a=P[s];if(!e||!d||!p||!i||a===void 0)throw o(`the record ${JSON.stringify(t)}`);const l=a===
"renamed"?{oldPath:n.take(),path:n.take()}:{path:n.take()};return{status:a,...l,oldMode:e,newMode:d,oldOid:p,newOid:i}}function g(n,{
path:t,oldPath:e}){const d=n.take(),p=w.exec(d);if(p===null)throw o(`no line counts for ${t}`);const[i,s,a]=p,l=d.slice(
i.length),$=l===""?n.take():void 0;if((l===""?n.take():l)!==t||$!==e)throw o(`line counts of another file instead of ${t}`);
return{binary:s===void 0,added:Number(s??0),deleted:Number(a??0)}}class m{#t;#n=0;constructor(t){this.#t=(0,A().decodePieces)(
t)}next(){return this.#t[this.#n]}take(){const t=this.next();if(t===void 0)throw o("a truncated record");return this.#n+=
1,t}end(){if(this.next()!==void 0)throw o("more records than files")}}function o(n){return new(E()).GateError("change_in\
complete",`Git's list of changed files has ${n}`,"Check that git is version 2.31 or later; if it is, report this as a bu\
g.")}}),213:((D,h,c)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.countChangedFiles=m,h.readChange=g;function E(){
const i=c(77598);return E=function(){return i},i}function A(){const i=c(51455);return A=function(){return i},i}function P(){
const i=c(76760);return P=function(){return i},i}function M(){const i=c(41895);return M=function(){return i},i}function w(){
const i=c(44903);return w=function(){return i},i}function y(){const i=c(35720);return y=function(){return i},i}const v=1e3,
u=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"],r=["--no-ext-diff","--no-textconv"];async function g(i,s,a,l=v){
const $=await Promise.all([(0,y().readTree)(i,s),(0,y().readTree)(i,a)]),O=await i.objects([...u,"--numstat",n($,l)?"-M":
"-M100%","-l0",...r,s,a]),I=await e(i,(0,w().parseDiff)(O),[s,a]);return I.sort((f,T)=>f.path<T.path?-1:1),{base:s,audited:a,
files:I}}async function m(i,s,a){return(await o(i,s,a)).length}async function o(i,s,a){return await Promise.all([s,a].map(
l=>(0,y().requireObjects)(i,l))),(0,w().parseRawDiff)(await i.objects([...u,"--no-renames",s,a]))}function n([i,s],a){const l=t(
i,s);return l===0||l*t(s,i)<=a**2}function t(i,s){let a=0;for(const{path:l}of i.files())(s.stat(l)?.kind??"directory")===
"directory"&&(a+=1);return a}async function e(i,s,a){const l=({binary:I,oldOid:f,newOid:T})=>I&&f!==T;if(!s.some(l))return[
...s];const $=await d(i,a),O=I=>{const f=$.get(I);if(f===void 0||f.binary)throw p(I);return f};return s.map(I=>{if(!l(I))
return I;const{path:f,oldPath:T=f}=I;return{...I,added:O(f).added,deleted:O(T).deleted}})}async function d(i,s){const a=(0,P().
join)(i.temporary,(0,E().randomUUID)());await(0,A().writeFile)(a,`* diff
`);const l={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:a},$=await i.objects([...u,"-\
-numstat","--no-renames",...r,...s],{env:l});return new Map((0,w().parseDiff)($).map(O=>[O.path,O]))}function p(i){return new(M()).
GateError("change_incomplete",`Git cannot count the lines of ${i}, which is too large`,"Store files of this size in Git \
LFS.")}})};
