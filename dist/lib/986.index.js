"use strict";exports.id=986,exports.ids=[986],exports.modules={4355:((B,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=
$;function w(){const M=u(64385);return w=function(){return M},M}const P=/\.seed\.json$/;function $({head:M,base:S,untouched:g},v){
const d=(s,n)=>s.filter(({path:t})=>P.test(t)===n).flatMap(({assets:t})=>t).filter(({type:t,value:e})=>t==="Gene"&&(0,w().
declaredId)(e)!==void 0),r=new Set(d(S,!0).map(({id:s})=>s));if(r.size===0)return[];const y=new Set(d([...S,...g],!1).map(
({id:s})=>s)),p=new Set(v.map(({asset:s})=>s));return d(M,!1).filter(s=>r.has(s.id)&&!y.has(s.id)&&!p.has(s))}}),1097:((B,m,u)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.requireChangeSize=S;function w(){const r=u(41895);return w=function(){
return r},r}function P(){const r=u(77680);return P=function(){return r},r}const $=2e3,M=1e4;function S(r,y){const p=r.filter(
({kind:n,asset:t})=>g.has(n)&&t.type!=="EvolutionEvent");if(p.length>$)throw d(`has ${p.length} changed Genes and Capsul\
es`,$,!1);const s=r.filter(({kind:n,asset:t})=>t.type==="Gene"&&n!=="removed").reduce((n,{asset:t})=>n+v(t),0);if(s>M)throw d(
`has ${s} commands to judge`,M,y)}const g=new Set(["added","modified","removed"]);function v(r){const y=(0,P().validationCommands)(
r);return y.kind==="list"?y.entries.length:0}function d(r,y,p){return new(w()).GateError("change-too-large",`The change ${r}\
; the gate takes at most ${y} at once.`,p?"Split the change, or judge only the genes that it touches, without `--all`.":
"Split the change into smaller ones, each with its own check.")}}),70237:((B,m,u)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.collectAssets=y;function w(){const e=u(4355);return w=function(){return e},e}function P(){const e=u(1097);
return P=function(){return e},e}function $(){const e=u(56548);return $=function(){return e},e}function M(){const e=u(78114);
return M=function(){return e},e}function S(){const e=u(30610);return S=function(){return e},e}function g(){const e=u(18744);
return g=function(){return e},e}function v(){const e=u(24562);return v=function(){return e},e}function d(){const e=u(36346);
return d=function(){return e},e}function r(){const e=u(35474);return r=function(){return e},e}async function y(e){const{
headTree:a,change:h,policy:i,all:o=!1}=e,{paths:c,files:f,head:A,untouched:O,base:I,strays:l,isTouched:j}=await(0,r().readSides)(
e),G=(0,d().effectiveFiles)({head:A,base:I,untouched:O}),{overrides:T,atHead:R}=G,N=new Map(h.files.map(({path:F,oldPath:C})=>[
F,C??F])),b=(0,$().compareAssets)({...G,renames:N}),D=(o?S().allOtherGenes:S().appliedGenes)(b,(0,d().only)(f,R));(0,P().
requireChangeSize)([...b,...D],o);const H=(0,v().findIndirections)(a,[...a.files()],(0,g().assetPathTest)(i)).filter(({path:F,
targetPath:C})=>o||j(F)||j(C??F));return{changes:(0,$().inOrder)([...b,...D]),problems:[...o?p(f):(0,M().markBefore)(p(A),
p(I),b,N),...T.filter(({file:F,by:C})=>o||j(F.path)||j(C.path)).map(d().overrideProblem),...I.flatMap(s),...(o?[]:O).flatMap(
F=>n(F,b)),...H.map(({path:F,detail:C})=>t(F,C)),...l],activated:(0,w().activatedSeeds)(G,[...b,...D]),files:c,present:f.
flatMap(({assets:F})=>F.filter(R)),unread:f.flatMap(({path:F,unread:C})=>C===void 0?[]:[{path:F,detail:C}])}}function p(e){
return e.flatMap(({problems:a})=>a)}function s({path:e,problems:a}){return a.filter(({rule:h})=>M().UNREAD.has(h)).map(({
rule:h,location:i,detail:o})=>({rule:"not-judged",location:{path:e,line:1,column:1},detail:h==="not-judged"?`${o} (at th\
e base)`:`the file \`${e}\` at the base, line ${i.line}: ${o}`}))}function n({problems:e},a){return e.flatMap(h=>h.rule===
"not-judged"?[h]:!M().UNREAD.has(h.rule)||a.length===0?[]:[{...h,rule:"asset-file-unread"}])}function t(e,a){return{rule:"\
file-not-regular",location:{path:e,line:1,column:1},detail:a}}}),56548:((B,m,u)=>{Object.defineProperty(m,"__esModule",{
value:!0}),m.compareAssets=g,m.inOrder=v;function w(){const n=u(23404);return w=function(){return n},n}function P(){const n=u(
59490);return P=function(){return n},n}function $(){const n=u(61331);return $=function(){return n},n}function M(){const n=u(
64385);return M=function(){return n},n}function S(){const n=u(78114);return S=function(){return n},n}function g({head:n,
base:t,untouched:e,renames:a}){const h=new Map([...e,...t].flatMap(({assets:O})=>O).filter(({value:O})=>(0,M().declaredId)(
O)!==void 0).map(O=>[p(O),O])),i=[],o=O=>a.get(O)??O;let c=y(n,o),f=y(t,O=>O);for(const O of[...d,...r]){const l=r.includes(
O)?c.filter(({name:T})=>!h.has(T)):c,j=s(l,f,O);for(const[{asset:T,content:R},N]of j)R!==N.content&&i.push({kind:"modifi\
ed",asset:T,before:N.asset});const G=new Set(j.values());c=c.filter(T=>!j.has(T)),f=f.filter(T=>!G.has(T))}for(const{asset:O,
name:I}of c){const l=h.get(I);i.push({kind:"added",asset:O,...l&&{before:l}})}const A=new Set(n.filter(S().isIncomplete).
map(({path:O})=>o(O)));for(const{asset:O,path:I}of f)A.has(I)||i.push({kind:"removed",asset:O});return v(i)}function v(n){
return n.map(t=>({change:t,place:t.asset.locate()})).sort(({place:t},{place:e})=>t.path===e.path?t.line-e.line||t.column-
e.column:t.path<e.path?-1:1).map(({change:t})=>t)}const d=[({name:n,path:t,content:e})=>[n,t,e],({name:n,path:t})=>[n,t],
({name:n,content:t})=>[n,t],({name:n})=>[n]],r=[({asset:{type:n,value:t}})=>{const{id:e,asset_id:a,...h}=t;return n==="G\
ene"?[(0,w().canonicalize)(h)]:void 0},({asset:{type:n,pointer:t},path:e})=>n==="Gene"?[e,JSON.stringify(t)]:void 0];function y(n,t){
return n.flatMap(({path:e,assets:a})=>a.map(h=>({asset:h,name:p(h),path:t(e),content:(0,$().statedContent)(h)})))}function p({
type:n,value:t}){return`${n} ${(0,M().declaredId)(t)??""}`}function s(n,t,e){const a=o=>JSON.stringify(e(o)),h=(0,P().groupBy)(
t.toReversed(),a),i=new Map;for(const o of n){const c=a(o),f=c&&h.get(c)?.pop();f&&i.set(o,f)}return i}}),24562:((B,m,u)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.findIndirections=P;function w(){const M=u(32854);return w=function(){
return M},M}function P(M,S,g){return S.flatMap(v=>{const{path:d,kind:r}=v;if(r!=="symlink"&&r!=="submodule")return[];if(r===
"symlink"){const p=(0,w().resolveInTree)(M,d);if(p.kind==="inside"&&p.entry.kind==="directory")return $(d,p.path,S,g);if(g(
d)){const s=p.kind==="inside"?{targetPath:p.path}:{};return[{path:d,detail:`${d} is a symlink`,...s}]}}return g(d)||g(`${d}\
/genes.json`)?[{path:d,detail:`${d} is a ${r}`}]:[]})}function $(M,S,g,v){const d=S===""?"":`${S}/`;return g.filter(({path:r})=>r.
startsWith(d)&&!v(r)).map(({path:r})=>({targetPath:r,alias:`${M}/${r.slice(d.length)}`})).filter(({alias:r})=>v(r)).map(
({targetPath:r,alias:y})=>({path:M,detail:`${y} is reached through the symlink ${M}`,targetPath:r}))}}),36346:((B,m,u)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.effectiveFiles=g,m.only=d,m.overrideProblem=p;function w(){const s=u(
64385);return w=function(){return s},s}function P(){const s=u(78114);return P=function(){return s},s}const $=[["genes","\
Gene"],["capsules","Capsule"]];function M(s){const n=new Map(s.map(t=>[t.path,t]));return s.flatMap(t=>$.flatMap(([e,a])=>{
const i=t.path===`${e}.json`||t.path.endsWith(`/${e}.json`)?n.get(`${t.path}l`):void 0;if(!i?.lines||(0,P().isIncomplete)(
i))return[];const o=new Set(i.assets.flatMap(f=>S(f,a)?f.id:[])),c=t.assets.filter(({type:f,id:A,value:O})=>f===a&&(0,w().
declaredId)(O)!==void 0&&o.has(A));return c.length>0?[{file:t,assets:c,by:i}]:[]}))}function S({type:s,value:n,pointer:t},e){
return s===e&&n.type===e&&(0,w().declaredId)(n)!==void 0&&t.length===1}function g({head:s,base:n,untouched:t}){const e=M(
[...t,...s]),a=v(e),h=v(M([...t,...n]));return{head:[...d(s,a),...r(t,i=>a(i)&&!h(i))],base:[...d(n,h),...r(t,i=>h(i)&&!a(
i))],untouched:d(t,i=>a(i)&&h(i)),overrides:e,atHead:a,atBase:h}}function v(s){const n=new Set(s.flatMap(({assets:t})=>t));
return t=>!n.has(t)}function d(s,n){return s.map(t=>({...t,assets:t.assets.filter(n)}))}function r(s,n){return d(s,n).flatMap(
({path:t,assets:e})=>e.length>0?[{path:t,assets:e,problems:[]}]:[])}const y=5;function p({file:s,assets:n,by:t}){const[e]=n,
a=n.map(({id:o})=>JSON.stringify(o)),h=a.length-y,i=[...a.slice(0,y),...h>0?[`${h} more`]:[]].join(", ");return{rule:"as\
set-overridden",location:e?.locate()??{path:s.path,line:1,column:1},detail:`${i} of \`${s.path}\`, also in \`${t.path}\``,
...e&&n.length===1&&{id:e.id}}}}),35474:((B,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.readSides=r;function w(){
const n=u(54244);return w=function(){return n},n}function P(){const n=u(93028);return P=function(){return n},n}function $(){
const n=u(81456);return $=function(){return n},n}function M(){const n=u(64385);return M=function(){return n},n}function S(){
const n=u(18744);return S=function(){return n},n}function g(){const n=u(28894);return g=function(){return n},n}function v(){
const n=u(23423);return v=function(){return n},n}function d(){const n=u(7946);return d=function(){return n},n}async function r(n){
const{baseTree:t,headTree:e,change:a,policy:h,clock:i=new(w()).AuditClock}=n,o=(0,S().assetPathTest)(h),c=(0,$().assetLimits)(
h.assets.max_file_bytes),f=[...e.files()].filter(({kind:E})=>(0,P().isRegular)(E)),A=f.filter(({path:E})=>o(E)),O=new Set(
a.files.filter(({status:E})=>E!=="deleted").map(({path:E})=>E)),I=f.filter(({path:E})=>(0,d().isJsonPath)(E)&&O.has(E)&&
!o(E)),l=a.files.flatMap(({oldPath:E,path:k})=>{const z=o(E??k)?t.stat(E??k):void 0;return z&&(0,P().isRegular)(z.kind)?
z:[]}),[j,G]=y(l,({path:E})=>(0,g().isAuditLog)(E)&&O.has(E)),T=new Set(j.map(({path:E})=>E)),R=async E=>{const k=O.has(
E.path);if((0,g().isAuditLog)(E.path)&&!k)return[{file:await(0,v().readUntouchedLog)(e,E,c),isTouched:k}];const z=T.has(
E.path)?await(0,v().readAppendedLog)(t,e,E,c):void 0;return z===void 0?[{file:await s(e,E,c),isTouched:k}]:(T.delete(E.path),
[{file:z.kept,isTouched:!1},{file:z.appended,isTouched:!0}])},N=E=>s(p(t),E,c),b=i.stage("Reading asset files",[A,G,I].flat().
length),D=async E=>{const k=await E;return b(),await i.tick(),k},[H,F,C]=await Promise.all([Promise.all(A.map(E=>D(R(E)))),
Promise.all(G.map(E=>D(N(E)))),Promise.all(I.map(E=>D((0,d().findStrayGenes)(e,E,c))))]),L=j.filter(({path:E})=>T.has(E)),
W=[...F,...await Promise.all(L.map(N))],[J,U]=y(H.flat(),({isTouched:E})=>E);return{paths:A.map(({path:E})=>E),files:H.flat().
map(({file:E})=>E),head:J.map(({file:E})=>E),untouched:U.map(({file:E})=>E),base:W,strays:C.filter(E=>E!==void 0),isTouched:E=>O.
has(E)}}function y(n,t){return[n.filter(t),n.filter(e=>!t(e))]}function p(n){return{...n,read:async(...t)=>Buffer.from((await n.
read(...t)).toString("utf8"))}}async function s(n,{path:t,size:e=0},a){if(e>a.maxBytes)return(0,M().tooLargeFile)(t,e,a);
try{const h=(0,M().readAssetFile)(t,await n.read(t,a.maxBytes),a);return{...h,assets:h.assets.filter(({copy:i})=>!i)}}catch(h){
return(0,M().unreadFile)(t,h)}}}),7946:((B,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.findStrayGenes=S,m.
isJsonPath=M;function w(){const r=u(64385);return w=function(){return r},r}function P(){const r=u(73229);return P=function(){
return r},r}function $(){const r=u(94534);return $=function(){return r},r}function M(r){return/\.jsonl?$/i.test(r)}async function S(r,{
path:y,size:p=0},s){try{if(p<=s.maxBytes)return g(y,await r.read(y,s.maxBytes),s)}catch(t){return(0,w().unreadFile)(y,t).
problems[0]}const n=`with ${p} bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:y,line:1,
column:1},detail:n}}function g(r,y,p){if(!v(y))return;const s=new($()).Source(r,y.toString("utf8")),n=d((0,P().readJson)(
s.text,p,new($()).Problems(s))),[t]=n;if(t)return{rule:"outside-globs",location:s.location(t.start,t.end),detail:n.length===
1?"a Gene":`${n.length} Genes`}}function v(r){return r.includes('"Gene"')||r.includes("\\u00")}function d(r){return r.flatMap(
y=>{const{value:p,children:s=[]}=y;return typeof p=="object"&&p!==null&&!Array.isArray(p)&&p.type==="Gene"?[y]:d(s)})}}),
82664:((B,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.auditAssetFile=v;function w(){const d=u(72025);return w=
function(){return d},d}function P(){const d=u(70716);return P=function(){return d},d}function $(){const d=u(54034);return $=
function(){return d},d}function M(){const d=u(56131);return M=function(){return d},d}function S(){const d=u(16373);return S=
function(){return d},d}function g(){const d=u(66160);return g=function(){return d},d}async function v(d,r){const p=r.terms.
tree!==void 0?(0,g().correctorIn)(d.problems):()=>"hand",s=(0,g().subjectOfAssets)(d,r,p),{clock:n}=r,t=await n.all("Che\
cking assets",d.assets,async e=>{const a=(0,g().isGene)(e)?await(0,S().readGene)(e,r,p):void 0;if(a===void 0)return{asset:e,
commands:[],findings:await(0,w().ask)(P().CLAIM_CHECKS,s,{asset:e})};const{commands:h}=a,i=[...await(0,$().geneFindings)(
s,{...a,limits:(0,M().limitsOf)(a,s)}),...h.flatMap(o=>o.findings)];return{asset:e,commands:h,findings:i}});return{path:d.
path,assets:t.map(({asset:e,commands:a})=>({asset:e,commands:a})),findings:[...await(0,w().ask)(P().SUBJECT_CHECKS,s),...t.
flatMap(({findings:e})=>e)]}}}),62130:((B,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.fixFile=c,m.fixFiles=
e,m.scriptStores=i;function w(){const l=u(27199);return w=function(){return l},l}function P(){const l=u(81456);return P=
function(){return l},l}function $(){const l=u(64385);return $=function(){return l},l}function M(){const l=u(30610);return M=
function(){return l},l}function S(){const l=u(28894);return S=function(){return l},l}function g(){const l=u(24932);return g=
function(){return l},l}function v(){const l=u(77680);return v=function(){return l},l}function d(){const l=u(16455);return d=
function(){return l},l}function r(){const l=u(78816);return r=function(){return l},l}function y(){const l=u(82606);return y=
function(){return l},l}function p(){const l=u(70023);return p=function(){return l},l}function s(){const l=u(40875);return s=
function(){return l},l}function n(){const l=u(73427);return n=function(){return l},l}function t(){const l=u(83026);return t=
function(){return l},l}async function e(l,j,G={}){const T=i(j),R=(0,P().assetLimits)(j.terms.policy.assets.max_file_bytes),
N={scriptsOf:T,limits:R,options:G},b=[];for(const F of l)b.push(await c(F,N));const D=h(b),H=new Map(b.flatMap(F=>F.scripts.
flatMap(C=>{const L=T(F.path).textOf(C);return L===void 0?[]:[[C,L]]})));return{files:b.map(F=>({...F,left:[...F.left,...a(
F,D)]})),scripts:[...H].sort(([F],[C])=>F<C?-1:1),judgeOf:F=>T(F).judge}}function a({path:l,after:j},G){if(G.size===0)return[];
const{assets:T}=(0,$().readAssetFile)(l,Buffer.from(j),(0,P().assetLimits)(j.length*4));return T.flatMap(M().namings).flatMap(
({by:R,gene:N})=>{const b=G.get(N);return b===void 0?[]:[{reason:r().reasons.dangles(N,b),asset:R.id}]})}function h(l){const j=l.
flatMap(({edits:G})=>G.filter(({pointer:T})=>T?.endsWith("/asset_id")));return new Map(j.map(({old:G,new:[T=""]})=>[G,T]))}
function i(l){const j=new Map;return G=>{const T=l.forFile(G),R=j.get(T)??new(p()).ScriptStore(T);return j.set(T,R),R}}const o="\
\uFEFF";async function c({path:l,bytes:j},{limits:G,options:T,scriptsOf:R}){const N=R(l),{includes:b=()=>!0,identity:D=!1,
left:H=!0}=T,F=async x=>(0,t().errorsAmong)(await(0,t().findingsIn)(x,N.judge,b)),C=(0,$().readAssetFile)(l,j,G),{text:L}=(0,g().
decodeUtf8)(j);if(!(0,t().isClear)(C)||(0,S().isAuditLog)(l)){const x=H?await F(C):[];return{path:l,before:L,after:L,...f,
left:(0,t().untouched)(C,x)}}const W=await F(C),J=[],U=(0,$().readAssetNodes)(l,L,G).filter(({asset:x})=>b(x)),E=N.judge.
clock.stage("Looking for fixes",U.length);for(const x of U)await N.judge.clock.tick(),E(),J.push(await I(L,x,N));const k=D?
U.flatMap(x=>(0,s().addSchemaVersion)(L,x)):[],z=[...J.flatMap(x=>x.textEdits),...k],X=(0,n().applyEdits)(L,z),V=(0,s().
identifyAssets)(l,X,{limits:G,addMissing:D,includes:b}),Y=j[0]===239&&j[1]===187?o:"",Z=(0,$().readAssetFile)(l,Buffer.from(
V.text),G),K=await F(Z);if(V.text!==L&&A(K,W)){const x=[...W,{reason:r().reasons.addsProblems()}];return{path:l,before:Y+
L,after:Y+L,...f,left:x}}return{path:l,before:Y+L,after:Y+V.text,assets:V.assets,steps:[...J.flatMap(x=>x.steps),...k.map(
({step:x})=>x),...V.steps],edits:[...J.flatMap(x=>x.edits),...V.edits],scripts:J.flatMap(x=>x.scripts),left:[...J.flatMap(
x=>x.left),...K.filter(({command:x})=>x===void 0)]}}const f={assets:[],steps:[],edits:[],scripts:[]};function A(l,j){const G=({
reason:R,asset:N,command:b})=>JSON.stringify([R.id,N,b]),T=new Set(j.map(G));return l.length>j.length||l.some(R=>!T.has(
G(R)))}const O={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function I(l,{asset:j,node:G},T){const R=(0,n().
memberOf)(G,"validation"),N=(0,v().validationCommands)(j);if(j.type!=="Gene"||R===void 0||N.kind!=="list")return O;const b=N.
entries.map(({value:C})=>C),H=(await(0,y().fixList)(b,T)).map((C,L)=>({fix:C,index:L,old:String(b[L])})),F=H.flatMap(({fix:C,
...L})=>C.kind==="fixed"?{...L,fix:C}:[]);return{steps:F.flatMap(({fix:C})=>C.steps),edits:F.map(({old:C,index:L,fix:W})=>({
path:j.path,pointer:(0,w().pointerText)([...j.pointer,"validation",L]),...(0,d().editOf)(C,W,T)})),scripts:F.flatMap(({fix:C})=>C.
scripts.map(L=>T.pathOf(L))),left:H.flatMap(({fix:C,old:L})=>C.kind==="left"?{reason:C.reason,asset:j.id,command:L}:[]),
textEdits:(0,n().replaceElements)(l,R,new Map(F.map(({index:C,fix:L})=>[C,L.commands])))}}}),40875:((B,m,u)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.addSchemaVersion=g,m.identifyAssets=v;function w(){const r=u(23404);return w=function(){return r},
r}function P(){const r=u(27199);return P=function(){return r},r}function $(){const r=u(64385);return $=function(){return r},
r}function M(){const r=u(85475);return M=function(){return r},r}function S(){const r=u(73427);return S=function(){return r},
r}function g(r,{asset:y,node:p}){const s=(0,M().identityFindings)(y,"fix").some(({rule:a})=>a==="schema-version-missing"),
n=(0,S().memberOf)(p,"type")??p.children?.[0],t={name:"schema_version",value:w().SCHEMA_VERSION},e=(0,S().insertMember)(
r,p,t,n);return s&&e?[{...e,step:"schema_version added"}]:[]}function v(r,y,{limits:p,addMissing:s,includes:n}){const t=new Map;
let e,a=y,h=[];for(let i=0;i<=p.maxDepth;i+=1){const o=(0,$().readAssetNodes)(r,a,p);h=o.map(({asset:f})=>f),e??=h.map(({
value:f})=>f.asset_id);const c=o.flatMap((f,A)=>{const O=n(f.asset)?d(a,f,s):void 0;return O===void 0?[]:(t.set(A,t.get(
A)??O.step),O)});if(c.length===0)break;a=(0,S().applyEdits)(a,c)}return{text:a,assets:h,steps:[...t.values()],edits:h.flatMap(
({pointer:i,value:o},c)=>{const f=e?.[c];return typeof f!="string"||!t.has(c)?[]:{...{path:r,pointer:(0,P().pointerText)(
[...i,"asset_id"])},old:f,new:[String(o.asset_id)],fix:!0}})}}function d(r,{asset:y,node:p},s){const n=s?(0,M().identityFindings)(
y,"fix"):(0,M().hashFindings)(y,"fix");for(const{rule:t,severity:e,args:a}of n){const h=String(a.expected),i=(0,S().memberOf)(
p,"asset_id");if(t==="content-hash-mismatch"&&i!==void 0){if(e==="notice"&&!s)continue;const{start:o,end:c}=i;return{start:o,
end:c,text:JSON.stringify(h),step:"asset_id recomputed"}}if(t==="content-hash-missing"&&s){const o=(0,S().insertMember)(
r,p,{name:"asset_id",value:h});return o&&{...o,step:"asset_id added"}}}}}),75459:((B,m,u)=>{Object.defineProperty(m,"__e\
sModule",{value:!0}),m.patchOf=g,m.patchText=M;function w(){const s=u(80401);return w=function(){return s},s}function P(){
const s=u(10289);return P=function(){return s},s}const $=2e3;function M(s){return v(s).map(({path:n,patch:t})=>y(n,t)).join(
"")}const S=1e4;function g(s){const n=v(s).map(({patch:a})=>a);return n.flatMap(a=>a?.hunks.flatMap(h=>h.lines)??[]).filter(
a=>/^[+-]/.test(a)).length>S||n.includes(void 0)?null:n.map(a=>a?(0,w().formatPatch)(a,w().FILE_HEADERS_ONLY):"").join("")}
function v({files:s,scripts:n}){const t=[...n].map(([a,h])=>{const i=d("/dev/null",`b/${a}`,"",h);return{path:a,patch:i&&
{...i,isCreate:!0}}}),e=s.filter(({before:a,after:h})=>a!==h).map(({path:a,before:h,after:i})=>({path:a,patch:d(`a/${a}`,
`b/${a}`,h,i)}));return[...t,...e]}function d(s,n,t,e){const a=2*$;if(r(t,e)>a+1)return;const h={context:3,maxEditLength:a},
i=(0,w().structuredPatch)(s,n,t,e,void 0,void 0,h);return i&&{...i,isGit:!0}}function r(s,n){const t=new Map;for(const e of s.
split(`
`))t.set(e,(t.get(e)??0)+1);for(const e of n.split(`
`))t.set(e,(t.get(e)??0)-1);return[...t.values()].reduce((e,a)=>e+Math.abs(a),0)}function y(s,n){return n===void 0?`# ${(0,P().
terminal)(s)}: diff not shown, more than ${$} changed lines
`:(0,w().formatPatch)(n,w().FILE_HEADERS_ONLY).split(`
`).map(p).join(`
`)}function p(s){const[,n="",t=""]=/^(.*?)(\r?)$/s.exec(s)??[];return n.split("	").map(P().terminal).join("	")+t}}),88211:((B,m,u)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.assetPointer=r,m.proposalOf=g;function w(){const t=u(27199);return w=
function(){return t},t}function P(){const t=u(77680);return P=function(){return t},t}function $(){const t=u(85475);return $=
function(){return t},t}function M(){const t=u(59490);return M=function(){return t},t}function S(){const t=u(75459);return S=
function(){return t},t}async function g(t,e){const a=(0,M().groupBy)(e,([{location:f}])=>f?.path),i=(await Promise.all(t.
files.map(async f=>({file:f,edits:await v(f,t,a.get(f.path)??[])})))).flatMap(({file:f,edits:A})=>A?.length?{file:f,edits:A}:
[]);if(i.length===0)return;const o=i.flatMap(f=>f.edits),c=new Set(o.flatMap(({files:f=[]})=>f.map(({path:A})=>A)));return{
edits:o,patch:(0,S().patchOf)({files:i.map(({file:f})=>f),scripts:t.scripts.filter(([f])=>c.has(f))})}}async function v({
path:t,edits:e,after:a,assets:h},{judgeOf:i},o){if(e.length===0)return[];const c=i(t);if(Buffer.byteLength(a)>c.terms.policy.
assets.max_file_bytes)return;const f=new Map(h.map(({pointer:G},T)=>[(0,w().pointerText)(G),T])),A=e.map(G=>{const T=r(G.
pointer??"");return{edit:G,root:T,index:f.get(T)??-1}}),O=p(o),I=new Set,l=new Map,j=[];for(const{edit:G,root:T,index:R}of A.
toSorted((N,b)=>N.index-b.index)){await c.clock.tick();const{fix:N,path:b,pointer:D="",...H}=G,F=h[R],C=O(D,H.old,F),L=C.
find(U=>!I.has(U))??C[0]??l.get(T);if(F===void 0||L===void 0)return;const W=D.endsWith("/asset_id")?[(0,$().hashFindings)(
F,"fix").some(({severity:U})=>U==="error")?"block":"allow"]:await d(H.new,F,c);if(W.includes("block"))return;const J=W.every(
U=>U==="allow");I.add(L),l.set(T,l.get(T)??L),j.push({finding:L,path:t,pointer:D,...H,after:J?"allow":"warn"})}return j}
async function d(t,e,a){const h=(0,P().validationCommands)(e),i=new Set(h.kind==="list"?h.entries.map(({value:o})=>o):[]);
return Promise.all(t.map(async o=>e.type==="Gene"&&i.has(o)?(await a.command(o)).verdict:"block"))}function r(t){return t.
replace(/\/(?:asset_id|validation\/\d+)$/,"")}function y(t){return t==="content-hash-mismatch"}function p(t){const e=t.map(
([i,o],c)=>({finding:i,id:o,position:c})),a=(0,M().groupBy)(e,({finding:{edit:i}})=>i?.pointer),h=(0,M().groupBy)(a.get(
void 0)??[],({finding:i})=>s(i));return(i,o,c)=>{const f=i.endsWith("/asset_id")?null:o;return[...a.get(i)??[],...h.get(
n(c,f))??[]].toSorted((O,I)=>O.position-I.position).map(({id:O})=>O)}}function s({rule:t,subject:e}){return n(e,y(t)?null:
e?.command)}function n(t,e){return JSON.stringify([t?.type,t?.id,e===void 0?"":{text:e}])}}),73427:((B,m)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.applyEdits=u,m.insertMember=$,m.memberOf=w,m.replaceElements=P;function u(g,v){const d=[];let r=0;
for(const y of v.toSorted((p,s)=>p.start-s.start))d.push(g.slice(r,y.start),y.text),r=y.end;return d.join("")+g.slice(r)}
function w({children:g},v){return g?.findLast(({key:d})=>d?.name===v)}function P(g,v,d){const{children:r=[]}=v,y=M(g,v,"\
, ");let p;return r.flatMap((s,n)=>{const t=d.get(n),e=r[n-1];if((t===void 0||t.length>0)&&(p=s),t===void 0)return[];if(t.
length>0){const h=t.map(i=>JSON.stringify(i)).join(y);return{start:s.start,end:s.end,text:h}}const a=r[n+1];return p!==void 0&&
e!==void 0?{start:e.end,end:s.end,text:""}:{start:s.start,end:a?.start??s.end,text:""}})}function $(g,v,d,r=v.children?.
at(-1)){const[y]=v.children??[];if(y?.key===void 0||r===void 0)return;const p=g.slice(y.key.end,y.start),n=`${M(g,v,p.endsWith(
" ")?", ":",")}${JSON.stringify(d.name)}${p}${JSON.stringify(d.value)}`;return{start:r.end,end:r.end,text:n}}function M(g,{
start:v,children:d=[]},r){const[y,p]=d;if(y===void 0)return r;if(p!==void 0)return g.slice(y.end,S(p));const s=g.slice(v+
1,S(y));return/[\r\n]/.test(s)?`,${s}`:r}function S({key:g,start:v}){return g?.start??v}}),83026:((B,m,u)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.describeUnfixed=t,m.errorsAmong=d,m.findingsIn=v,m.isClear=y,m.untouched=r,m.withProposals=
p;function w(){const o=u(78114);return w=function(){return o},o}function P(){const o=u(82664);return P=function(){return o},
o}function $(){const o=u(59490);return $=function(){return o},o}function M(){const o=u(16455);return M=function(){return o},
o}function S(){const o=u(78816);return S=function(){return o},o}function g(){const o=u(10289);return g=function(){return o},
o}async function v(o,c,f){const{findings:A}=await(0,P().auditAssetFile)(o,c),O=new Set(o.assets.filter(f).map(({id:I})=>I));
return A.filter(({subject:I})=>I?.id===void 0||O.has(I.id))}function d(o){return o.filter(({severity:c})=>c==="error").map(
c=>({reason:(0,S().reasonOf)(c),asset:c.subject?.id,...c.subject?.command!==void 0&&{command:c.subject.command}}))}function r(o,c){
if(c.length===0)return[];const f=y(o)?S().reasons.appendOnly():S().reasons.unsureText();return[...c,{reason:f}]}function y({
problems:o}){return(0,w().ambiguousFiles)(o).size===0}async function p(o,c){const f=o.map(async A=>{if(A.command===void 0)
return A;const{findings:O}=await(0,M().withEdit)(await c.command(A.command),c),I=O.find(({edit:l})=>l!==void 0);return I?
{...A,reason:(0,S().reasonOf)(I)}:A});return Promise.all(f)}const s=5,n=100;function t(o){return[...(0,$().groupBy)(o,({
reason:c})=>c.id).values()].flatMap(c=>{const[f]=c;if(f===void 0)return[];const{id:A,message:O,title:I}=f.reason,j=c.every(
G=>G.reason.message===O)?O:I??O;return[`  ${c.length} \xD7 ${A}: ${(0,g().terminal)(j)}`,...h(a(c)).map(G=>`      in ${G}`),
...[...(0,$().groupBy)(c,({reason:G})=>G.remedy)].flatMap(e)]})}function e([o,c]){const f=[...new Set(c.flatMap(({command:A})=>A??
[]))];return[...f.slice(0,s).map(A=>`      ${i(A)}`),...f.length>s?[`      and ${f.length-s} other commands`]:[],`      \
  ${(0,g().terminal)(o)}`]}function a(o){return[...new Set(o.flatMap(({asset:c})=>c??[]))]}function h(o){if(o.length===0)
return[];const c=o.slice(0,s).map(A=>(0,g().terminal)(A.slice(0,n))),f=o.length>s?[`${o.length-s} more`]:[];return[[...c,
...f].join(", ")]}function i(o){const c=o.length>n?`${o.slice(0,n)}\u2026`:o;return(0,g().terminal)(c)}}),67617:((B,m,u)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.asksForApprovals=y,m.policyOfBranch=v;function w(){const s=u(41330);return w=
function(){return s},s}function P(){const s=u(41895);return P=function(){return s},s}function $(){const s=u(81961);return $=
function(){return s},s}function M(){const s=u(94853);return M=function(){return s},s}function S(){const s=u(74238);return S=
function(){return s},s}function g(){const s=u(11160);return g=function(){return s},s}function v(s,n,t){const{branches:e,
...a}=s.policy,h=Object.entries(e).filter(([c])=>d(c,n));if(h.length===0&&n!==t)return;const i={...a,branches:{}},o=h.map(
([,c])=>g().policySchema.parse((0,g().withEntry)(i,c))).reduce((c,f)=>c?r(c,f,n):f,void 0);return o===void 0?s:{...s,policy:o,
digest:(0,S().digestPolicy)(o)}}function d(s,n){return s===n||w().default.isMatch(n,s,{dot:!0,nonegate:!0})}function r(s,n,t){
const e=(0,$().combine)(s,n);if("policy"in e)return e.policy;throw new(P()).GateError("policy_conflict",`The entries of \
\`branches\` that match ${JSON.stringify(t)} differ in ${e.conflicts.join(", ")}; the gate cannot determine which is str\
icter.`,"Use the same values in these entries of the policy of the default branch.")}function y({branches:s,...n}){const t=Object.
values(s).map(e=>g().policySchema.parse((0,g().withEntry)({...n,branches:{}},e)));return[n,...t].some(p)}function p({profile:s,
approvals:n}){const{strong:t,very_strong:e,gate:a}=M().DEFAULT_POLICY.approvals;return s==="curated"||n.people.length>0||
n.strong>t||n.very_strong>e||n.gate>a}}),44903:((B,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.parseDiff=g,
m.parseRawDiff=v;function w(){const n=u(41895);return w=function(){return n},n}function P(){const n=u(96681);return P=function(){
return n},n}const $={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},M=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
S=/^(?:(\d+)\t(\d+)|-\t-)\t/;function g(n){const t=new p(n),e=d(t).map(a=>({...a,...y(t,a)}));return t.end(),e}function v(n){
const t=new p(n),e=d(t);return t.end(),e}function d(n){const t=[];for(;n.next()?.startsWith(":");)t.push(r(n));return t}
function r(n){const t=n.take(),[,e,a,h,i,o=""]=M.exec(t)??[],c=$[o];if(!e||!a||!h||!i||c===void 0)throw s(`the record ${JSON.
stringify(t)}`);const f=c==="renamed"?{oldPath:n.take(),path:n.take()}:{path:n.take()};return{status:c,...f,oldMode:e,newMode:a,
oldOid:h,newOid:i}}function y(n,{path:t,oldPath:e}){const a=n.take(),h=S.exec(a);if(h===null)throw s(`no line counts for\
 ${t}`);const[i,o,c]=h,f=a.slice(i.length),A=f===""?n.take():void 0;if((f===""?n.take():f)!==t||A!==e)throw s(`line coun\
ts of another file instead of ${t}`);return{binary:o===void 0,added:Number(o??0),deleted:Number(c??0)}}class p{#t;#n=0;constructor(t){
this.#t=(0,P().decodePieces)(t)}next(){return this.#t[this.#n]}take(){const t=this.next();if(t===void 0)throw s("a trunc\
ated record");return this.#n+=1,t}end(){if(this.next()!==void 0)throw s("more records than files")}}function s(n){return new(w()).
GateError("change_incomplete",`Git's list of changed files has ${n}`,"Check that git is version 2.31 or later; if it is,\
 report this as a bug.")}}),213:((B,m,u)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.countChangedFiles=p,m.readChange=
y;function w(){const i=u(77598);return w=function(){return i},i}function P(){const i=u(51455);return P=function(){return i},
i}function $(){const i=u(76760);return $=function(){return i},i}function M(){const i=u(41895);return M=function(){return i},
i}function S(){const i=u(44903);return S=function(){return i},i}function g(){const i=u(35720);return g=function(){return i},
i}const v=1e3,d=["diff-tree","-r","--raw","-z","--no-abbrev","--ignore-submodules=none"],r=["--no-ext-diff","--no-textco\
nv"];async function y(i,o,c,f=v){const A=await Promise.all([(0,g().readTree)(i,o),(0,g().readTree)(i,c)]),O=await i.objects(
[...d,"--numstat",n(A,f)?"-M":"-M100%","-l0",...r,o,c]),I=await e(i,(0,S().parseDiff)(O),[o,c]);return I.sort((l,j)=>l.path<
j.path?-1:1),{base:o,audited:c,files:I}}async function p(i,o,c){return(await s(i,o,c)).length}async function s(i,o,c){return await Promise.
all([o,c].map(f=>(0,g().requireObjects)(i,f))),(0,S().parseRawDiff)(await i.objects([...d,"--no-renames",o,c]))}function n([
i,o],c){const f=t(i,o);return f===0||f*t(o,i)<=c**2}function t(i,o){let c=0;for(const{path:f}of i.files())(o.stat(f)?.kind??
"directory")==="directory"&&(c+=1);return c}async function e(i,o,c){const f=({binary:I,oldOid:l,newOid:j})=>I&&l!==j;if(!o.
some(f))return[...o];const A=await a(i,c),O=I=>{const l=A.get(I);if(l===void 0||l.binary)throw h(I);return l};return o.map(
I=>{if(!f(I))return I;const{path:l,oldPath:j=l}=I;return{...I,added:O(l).added,deleted:O(j).deleted}})}async function a(i,o){
const c=(0,$().join)(i.temporary,(0,w().randomUUID)());await(0,P().writeFile)(c,`* diff
`);const f={GIT_CONFIG_COUNT:"1",GIT_CONFIG_KEY_0:"core.attributesFile",GIT_CONFIG_VALUE_0:c},A=await i.objects([...d,"-\
-numstat","--no-renames",...r,...o],{env:f});return new Map((0,S().parseDiff)(A).map(O=>[O.path,O]))}function h(i){return new(M()).
GateError("change_incomplete",`Git cannot count the lines of ${i}, which is too large`,"Store files of this size in Git \
LFS.")}})};
