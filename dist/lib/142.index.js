"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(L,g){Object.defineProperty(g,"__esModule",{value:!0}),g.
assetLimits=d;function d(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(L,g){Object.defineProperty(
g,"__esModule",{value:!0}),g.UNREAD=g.INCOMPLETE=void 0,g.ambiguousFiles=E,g.isIncomplete=C,g.markBefore=A;const d=g.UNREAD=
new Set(["file-too-large","file-not-utf8","file-too-large","not-judged"]),S=g.INCOMPLETE=new Set([...d,"file-not-json","\
file-not-json"]);function C({problems:N}){return N.some(({rule:M})=>S.has(M))}const b=new Set(["file-too-large","file-no\
t-utf8","file-not-regular","file-not-json","file-not-json","file-too-large","ambiguous-key","ambiguous-key"]);function E(N){
return new Set(N.filter(({rule:M})=>b.has(M)).map(({location:M})=>M.path))}const P=new Set(["not-an-asset","missing-id",
"duplicate-id","duplicate-copy"]);function A(N,M,h,y){const n=new Set(h.map(({asset:o})=>o.id)),e=new Map;for(const o of M){
const s=j(o,o.location.path);e.set(s,(e.get(s)??0)+1)}return N.map(o=>{const{rule:s,id:t,location:a}=o,l=j(o,y.get(a.path)??
a.path),O=e.get(l)??0;return!P.has(s)||O===0||t!==void 0&&n.has(t)?o:(e.set(l,O-1),{...o,before:!0})})}function j({rule:N,
id:M,detail:h},y){return JSON.stringify([N,y,M,h.replace(/\d+/g,"#")])}},30610:function(L,g,d){Object.defineProperty(g,"\
__esModule",{value:!0}),g.allOtherGenes=A,g.appliedGenes=P,g.namesOf=C,g.namings=E,g.newNamings=b;function S(){const N=d(
61331);return S=function(){return N},N}function C({id:N,value:{asset_id:M}}){return typeof M=="string"?[N,M]:[N]}function b({
kind:N,asset:M,before:h}){if(N!=="added"&&N!=="modified")return[];const y=new Set(N==="modified"&&h?E(h).map(({gene:n})=>n):
[]);return E(M).filter(({gene:n})=>!y.has(n))}function E(N){const{gene:M,genes_used:h}=N.value;return N.type==="Capsule"?
typeof M=="string"?[{by:N,gene:M,pointer:["gene"]}]:[]:N.type!=="EvolutionEvent"||!Array.isArray(h)?[]:h.flatMap((y,n)=>typeof y==
"string"?[{by:N,gene:y,pointer:["genes_used",n]}]:[])}function P(N,M){const h=new Set(N.flatMap(b).map(({gene:e})=>e));for(const{
kind:e,asset:o}of N)if(!(e==="removed"||o.type!=="Gene"))for(const s of C(o))h.delete(s);const y=new Set;return j(N,M).filter(
e=>{if(!C(e).some(s=>h.has(s)))return!1;const o=(0,S().statedContent)(e);return y.has(o)?!1:(y.add(o),!0)}).map(e=>({kind:"\
applied",asset:e,before:e}))}function A(N,M){const h=P(N,M),y=new Set(h.map(({asset:n})=>n.id));return j(N,M).map(n=>({kind:y.
has(n.id)?"applied":"unchanged",asset:n,before:n}))}function j(N,M){const h=new Set(N.map(({asset:y})=>y));return M.flatMap(
({assets:y})=>y).filter(y=>y.type==="Gene"&&!h.has(y))}},77680:function(L,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.commandsToRun=C,g.isBlankEntry=S,g.validationCommands=b;const d=1e3;function S({value:E}){return typeof E=="string"&&E.
trim()===""}function C(E){const P=b(E);return P.kind!=="list"?[]:P.entries.flatMap(A=>typeof A.value=="string"&&!S(A)?[A.
value.trim()]:[])}function b({value:E}){const{validation:P}=E;return P===void 0?{kind:"missing"}:Array.isArray(P)?P.length>
d?{kind:"not_a_list",expected:`a list of at most ${d} strings`}:{kind:"list",entries:P.map((j,N)=>({value:j,pointer:["va\
lidation",N]}))}:{kind:"not_a_list",expected:"a list of strings"}}},98497:function(L,g,d){Object.defineProperty(g,"__esM\
odule",{value:!0}),g.changedInstructions=M,g.staleInstructions=j;function S(){const t=d(80401);return S=function(){return t},
t}function C(){const t=d(32854);return C=function(){return t},t}function b(){const t=d(93028);return b=function(){return t},
t}function E(){const t=d(39231);return E=function(){return t},t}function P(){const t=d(95132);return P=function(){return t},
t}function A(){const t=d(39869);return A=function(){return t},t}async function j({tree:t}){return(await Promise.all(E().
INSTRUCTION_FILES.map(async l=>({path:l,state:N((0,E().blockIn)(await s(t,l)))})))).flatMap(({path:l,state:O})=>O===void 0?
[]:[(0,P().finding)("agent-instructions-stale",{path:l,state:O},(0,A().atFile)(l))])}function N(t){switch(t.kind){case"a\
bsent":return;case"changed":return"it is not what a released version writes";case"released":return t.version===E().BLOCK_VERSION?
void 0:`its version is ${t.version}, and this version of gene-gate writes ${E().BLOCK_VERSION}`}}async function M({baseTree:t,
tree:a}){const l=E().INSTRUCTION_FILES.map(async O=>{const[m,f]=await Promise.all([s(t,O),s(a,O)]),[c,i]=[(0,E().blockIn)(
m),(0,E().blockIn)(f)];if(c.kind==="absent")return[];const u=i.kind!=="absent"&&i.block===c.block,r=h(u,i,!y(m,c)&&y(f,i));
if(r===void 0)return[];const v=u?o(m,f):o(c.block,n(i));return[(0,P().finding)("agent-instructions-changed",{path:O,effect:r,
lines:v},(0,A().atFile)(O))]});return(await Promise.all(l)).flat()}function h(t,a,l){return a.kind==="absent"?"is remove\
d":l?"is hidden, or shown as an example":t||a.kind==="released"?void 0:"is not what a released version writes"}function y(t,a){
const l=t.slice(0,Math.max(0,t.indexOf(n(a)))),O=m=>l.match(m)?.length??0;return O(/^ {0,3}(?:```|~~~)/gm)%2===1||O(/<!--/g)>
O(/-->/g)||O(/<details\b/gi)>O(/<\/details>/gi)}function n(t){return t.kind==="absent"?"":t.block}const e=1e3;function o(t,a){
return((0,S().diffLines)(t,a,{maxEditLength:e})??[]).filter(({added:m,removed:f})=>m||f).flatMap(({added:m,value:f})=>f.
split(`
`).flatMap(c=>c===""?[]:[`${m?"+":"-"}${c}`]))}async function s(t,a){const l=(0,C().resolveInTree)(t,a);return l.kind!==
"inside"||!(0,b().isRegular)(l.entry.kind)?"":(await t.read(l.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.auditLogs=j,g.firstMalformedLine=o;function S(){
const t=d(28894);return S=function(){return t},t}function C(){const t=d(95132);return C=function(){return t},t}function b(){
const t=d(53315);return b=function(){return t},t}function E(){const t=d(39869);return E=function(){return t},t}const P=/^100/,
A=10;async function j(t){const{change:a,assets:l,policy:O}=t,m=a.files.filter(c=>(0,b().namesOf)(c).some(S().isAuditLog));
if(O.blast_radius.audit_log==="forbidden"){const c=m.flatMap(b().namesOf).filter(S().isAuditLog),i="touches, although th\
e policy forbids it,";return c.map(u=>(0,C().finding)("audit-log-rewritten",{path:u,how:i},(0,E().atFile)(u)))}return(await Promise.
all(m.map(c=>h(c,t)))).flat().filter(({rule:c,location:i})=>c!=="audit-log-malformed"||!l.problems.some(u=>M(u,i)))}async function N(t,a){
return t.stat(a)===void 0?Buffer.alloc(0):t.read(a,S().MAX_LOG_BYTES)}function M({rule:t,location:{path:a,line:l}},O){return a!==
O?.path?!1:l===O.line||t==="file-not-json"&&l>O.line}async function h(t,{baseTree:a,tree:l}){const{path:O,oldPath:m,status:f}=t,
c=[],i=async u=>!P.test(t.oldMode)||(0,S().hasRecords)(await N(a,u));if(m!==void 0&&(0,S().isAuditLog)(m)&&await i(m)&&c.
push(y(m)),!(0,S().isAuditLog)(O))return c;if(f==="deleted")await i(O)&&c.push(y(O));else if(!P.test(t.newMode)||f==="ty\
pe_changed")c.push(y(O));else if(f==="modified"){const[u,r]=await Promise.all([N(a,O),N(l,O)]),v=(0,S().continuationOf)(
u,r);if(v.kind==="appended")return[...c,...n(O,r,v.from)];const{line:p}=v,w=e(p,r),I={path:O,line:w?Math.max(p-1,1):p,column:1},
k=w?`removes everything from line ${p} on of`:`modifies line ${p} of`;c.push((0,C().finding)("audit-log-rewritten",{path:O,
how:k},{location:I}))}else c.push(...n(O,await N(l,O),0));return c}function y(t){return(0,C().finding)("audit-log-rewrit\
ten",{path:t,how:"removes or replaces"},(0,E().atFile)(t))}function n(t,a,l){const O=o(a,l);if(O===void 0)return[];const m={
path:t,line:O.line,column:1};return[(0,C().finding)("audit-log-malformed",{path:t,...O},{location:m})]}function e(t,a){return a.
length===0||a.at(-1)===A&&(0,S().countLines)(a,a.length)<t}function o(t,a){const l=(0,S().countLines)(t,a);for(const{bytes:O,
line:m}of(0,S().recordsOf)(t.subarray(a))){const f=s(O);if(f!==void 0)return{line:l+m,problem:f}}}function s(t){let a;try{
const l=t.toString("utf8").trim();if(l==="")return;a=JSON.parse(l)}catch{return"it is not a single JSON value"}return typeof a!=
"object"||a===null||Array.isArray(a)?"it is not a JSON object":typeof a.type=="string"?void 0:"it has no `type`"}},53315:function(L,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_MAX_FILES=void 0,g.busiestDirectories=j,g.cappedSize=C,g.gradeFiles=
b,g.gradeWords=E,g.linesOf=M,g.measureChange=S,g.namesOf=N;const d=g.DEFAULT_MAX_FILES=20;function S(h,y){const n={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const e of h.files){const{path:o,oldPath:s}=e,t=s===void 0?1:2,a=Number(y.has(
o))+Number(s!==void 0&&y.has(s));n.files+=t-a,n.exempt_files+=a,a===t?n.exempt_lines+=M(e):n.lines+=M(e)}return n}function C({
files:h,lines:y,exempt_files:n,exempt_lines:e},o){return o==="reference"?{files:h,lines:y}:{files:h+n,lines:y+e}}function b(h,y,n,e){
const o=P(y);return n.files>e.files||n.lines>e.lines?"hard_cap_breach":h>2*o?"critical_overrun":h>o?"exceeded":h>.8*o?"a\
pproaching_limit":"within_limit"}function E(h,{files:y,lines:n},e,o){const s=P(e);switch(h){case"hard_cap_breach":return`\
HARD CAP BREACH: ${y} files / ${n} lines exceeds system limit (${o.files} files / ${o.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${y} files > ${2*s} (2x limit of ${s}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${y} > ${s}`;case"approaching_limit":return`approaching limit: ${y} / ${s} files (${Math.
round(y/s*100)}%)`;case"within_limit":return`${y} / ${s} files`}}function P(h){return typeof h=="number"&&h>0?h:d}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function j(h,y){const n=new Map;for(const{path:e,lines:o,exempt:s}of h){const t=A.exec(e)?.[0]??".",a=n.get(t)??{path:t,
files:0,lines:0};a.files+=1,a.lines+=o,s&&(a.exempt_files=(a.exempt_files??0)+1,a.exempt_lines=(a.exempt_lines??0)+o),n.
set(t,a)}return[...n.values()].sort((e,o)=>o.files-e.files||o.lines-e.lines||(e.path<o.path?-1:1)).slice(0,y)}function N(h){
return h.oldPath===void 0?[h.path]:[h.path,h.oldPath]}function M(h){return h.added+h.deleted}},12154:function(L,g,d){Object.
defineProperty(g,"__esModule",{value:!0}),g.countedChange=m,g.countedFiles=M,g.exemptPaths=P,g.isCountedByReference=O,g.
withLinesOfCode=f;function S(){const u=d(18744);return S=function(){return u},u}function C(){const u=d(95244);return C=function(){
return u},u}function b(){const u=d(93028);return b=function(){return u},u}function E(){const u=d(53315);return E=function(){
return u},u}function P(u,r,v,p){const w=u.files.flatMap(E().namesOf);return r.blast_radius.counting==="reference"?new Map(
w.filter(I=>!O(I)).map(I=>[I,"reference"])):new Map([...j(u,v,p).map(I=>[I,"validation_script"]),...w.filter((0,S().assetPathTest)(
r)).map(I=>[I,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function j(u,r,v){const p=r.filter(({
change:{kind:F}})=>F==="added"||F==="modified"),w=new Set(p.flatMap(N)),I=u.files.filter(({status:F,path:$})=>F==="added"&&
w.has($)).map(F=>({path:F.path,lines:(0,E().linesOf)(F),bytes:v.stat(F.path)?.size??0})).sort((F,$)=>F.lines-$.lines||F.
bytes-$.bytes),k={lines:A.lines,bytes:A.bytes};return I.slice(0,Math.min(A.files,Math.max(A.always,p.length))).flatMap(({
path:F,lines:$,bytes:T})=>(k.lines-=$,k.bytes-=T,k.lines>=0&&k.bytes>=0?[F]:[]))}function N({commands:u}){return u.flatMap(
({reading:{command:r,targets:v}})=>v.flatMap(({kind:p,via:w,name:I,path:k})=>p==="file"&&w===void 0&&k&&r.includes(I)?[k]:
[]))}function M(u,r,v){return u.files.flatMap(p=>(0,E().namesOf)(p).map(w=>h(p,w,r.get(w),v))).sort((p,w)=>w.lines-p.lines||
(p.path<w.path?-1:1))}function h(u,r,v,p){const w=r===u.path,I=w?(0,E().linesOf)(u):0,k=w?n(u,p):void 0,F=k==="binary"?p.
stat(r)?.size:void 0;return{path:r,...v&&{exempt:v},lines:I,...k&&{veil:k},...F!==void 0&&{bytes:F}}}const y=1e3;function n({
binary:u,status:r,path:v,added:p},w){if(u)return"binary";const{size:I=0}=r==="added"?w.stat(v)??{}:{};return I>y*Math.max(
1,p)?"long_lines":void 0}const e=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),o=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,s=/capsule|events?\.jsonl$/i,t=new Set(["index\
.js","package.json"]),a=/^(?:src|scripts|config)(?:\/|$)/,l=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function O(u){
return e.has(u)||o.test(u)||s.test(u)?!1:t.has(u)||a.test(u)||l.test(u)}function m(u,r){const v=(0,E().measureChange)(u,
{has:p=>!O(p)});return{least:{files:Math.min(r.files,v.files),lines:Math.min(r.lines,v.lines)},most:{files:r.files+r.exempt_files,
lines:r.lines+r.exempt_lines}}}async function f(u,r,v){const p=async I=>(0,E().namesOf)(I).some(k=>(0,C().isWritten)(k)||
r.has(k))||await i(v.tree,I.path)||await i(v.baseTree,I.oldPath??I.path),w=[];for(const I of u.files){const k=I.binary&&
!await p(I);w.push(k?{...I,added:0,deleted:0}:I)}return{...u,files:w}}const c=16*1024*1024;async function i(u,r){const{kind:v,
size:p=0}=u.stat(r)??{};return!(0,b().isRegular)(v)||p>c?!1:(await u.read(r,c)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.decidingFiles=e;function S(){const r=d(76760);return S=
function(){return r},r}function C(){const r=d(57975);return C=function(){return r},r}function b(){const r=d(77680);return b=
function(){return r},r}function E(){const r=d(86191);return E=function(){return r},r}function P(){const r=d(59867);return P=
function(){return r},r}function A(){const r=d(3463);return A=function(){return r},r}function j(){const r=d(95244);return j=
function(){return r},r}function N(){const r=d(95132);return N=function(){return r},r}function M(){const r=d(36773);return M=
function(){return r},r}function h(){const r=d(12154);return h=function(){return r},r}function y(){const r=d(78782);return y=
function(){return r},r}function n(){const r=d(91850);return n=function(){return r},r}async function e(r){const v=r.genes.
filter(({change:F})=>F.kind!=="removed"),p=o(r),w=v.some(({commands:F})=>F.length>0);if(!w&&p.length===0)return[];const I={
launched:new Map([...await t(p,r),...l(v)]),hidden:await a(r),keepsCommand:v.some(O),warns:w};return(await Promise.all(r.
change.files.filter(({path:F})=>(0,y().alwaysForbidden)(F)===void 0).map(F=>m(F,r,I)))).flat().toSorted((F,$)=>Number($.
isNew)-Number(F.isNew)).map(({path:F,why:$,isNew:T,isWarning:R})=>{const G=r.tree.stat(F)?.size,D={path:F,why:$,isNew:T,
bytes:G??-1},U=G===void 0?{}:{location:{path:F,line:1,column:1}},H=(0,N().finding)("check-decided-by",D,U);return R?{...H,
severity:"warning"}:H})}function o({assets:r,genes:v}){const p=new Set(v.map(({asset:w})=>w));return r.present.filter(w=>w.
type==="Gene"&&!p.has(w)&&(0,b().commandsToRun)(w).length>0)}const s=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function t(r,{
judge:v,clock:p,change:w}){const I=w.files.map(({path:$})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec($)?.[1]??$),k=new Map,F=new Set;
for(const $ of r){const T=v.forFile($.path);for(const R of(0,b().commandsToRun)($)){if(!s.test(R)&&!I.some(U=>R.includes(
U)))continue;const G=JSON.stringify([T.terms.cwd,R]);if(F.has(G))continue;F.add(G),await p.tick();const{reading:D}=await T.
command(R);for(const U of(0,E().startedFiles)(D))k.set(U,R)}}return k}async function a({change:r,exempt:v,tree:p}){const I=(await(0,n().
markHiddenFiles)((0,h().countedFiles)(r,v,p),p)).filter(({veil:k,lines:F})=>k==="no_diff"&&F>0);return new Set(I.map(({path:k})=>k))}
function l(r){const v=r.flatMap(p=>p.commands);return new Map(v.flatMap(({command:p,reading:w})=>(0,E().startedFiles)(w).
map(I=>[I,p])))}function O({change:{before:r},commands:v}){const p=r?.value.validation;return Array.isArray(p)&&v.some(({
command:w})=>p.includes(w))}async function m(r,v,p){const{path:w}=r,I=await f(r,v,p);if(!p.hidden.has(w))return I;const F=[
...I,{why:"git does not show its difference (`.gitattributes`)"}].map($=>$.why).join("; ");return[{path:w,isNew:r.status===
"added",...I[0],why:F}]}async function f({path:r,status:v,oldPath:p},{tree:w,baseTree:I},{launched:k,keepsCommand:F,warns:$}){
const T=v==="added",R=v==="renamed"?p:v==="deleted"?r:void 0;if(R!==void 0&&(0,j().isTest)(R)&&(v==="deleted"||!(0,j().isTest)(
r))){const H=v==="deleted"?"it was deleted":`it is now \`${r}\``;return[{path:R,why:`a test: ${H}`,isNew:!1,isWarning:$}]}
const G=k.get(r);if(G!==void 0)return[{path:r,why:`\`${G}\` starts it`,isNew:T}];if(/(?:^|\/)package\.json$/.test(r))return i(
r,T,w,I);if((0,j().isLockfile)(S().posix.basename(r)))return[{path:r,why:"it decides which dependencies checks load",isNew:T}];
const D=(0,j().toolThatFinds)(r);if(D===void 0)return[];const U=`${D} finds it by its name${v==="deleted"?"; it was dele\
ted":""}`;return[{path:r,why:U,isNew:T,isWarning:T&&F}]}const c=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function i(r,v,p,w){const I=(0,A().objectIn)(await(0,P().readJsonFile)(w,r)),k=(0,A().objectIn)(await(0,P().readJsonFile)(
p,r)),F=c.filter(R=>!(0,C().isDeepStrictEqual)(I[R],k[R])),$=u((0,A().objectIn)(I.scripts),(0,A().objectIn)(k.scripts)),
T=[...$.length>0?[`npm scripts ${(0,M().inCode)($)}`]:[],...F.length>0?[(0,M().inCode)(F)]:[]];return T.length===0?[]:[{
path:r,why:`its ${T.join(", ")} differ`,isNew:v}]}function u(r,v){const[p,w]=[new Map(Object.entries(r)),new Map(Object.
entries(v))];return[...new Set([...p.keys(),...w.keys()])].filter(k=>!(0,C().isDeepStrictEqual)(p.get(k),w.get(k)))}},78782:function(L,g,d){
Object.defineProperty(g,"__esModule",{value:!0}),g.alwaysForbidden=A,g.forbiddenPaths=j;function S(){const M=d(84831);return S=
function(){return M},M}function C(){const M=d(32854);return C=function(){return M},M}function b(){const M=d(95132);return b=
function(){return M},M}function E(){const M=d(39869);return E=function(){return M},M}const P=[".git","node_modules"];function A(M){
const h=P.filter(n=>(0,S().mayBeSpelled)(M,n));if(h.length===0)return;const y=((0,C().normalise)(M)??M).split("/");return h.
find(n=>y.some(e=>(0,S().isSpellingOf)(e,n)))}function j({touched:M,touchesOf:h,policy:y}){const n=M.flatMap(N),e=P.flatMap(
s=>(0,E().someTouches)(n.flatMap(({touch:t,...a})=>a.directory===s?t:[])).map(t=>(0,b().finding)("forbidden-path",{entry:s,
by:"nothing may touch",...t},(0,E().atFile)(t.path)))),o=y.blast_radius.forbidden_paths.flatMap(s=>(0,E().someTouches)(h(
s)).map(t=>(0,b().finding)("forbidden-path",{entry:s,by:"the policy forbids",...t},(0,E().atFile)(t.path))));return[...e,
...o]}function N({path:M,via:h}){const y=A(M),n=y??A(h);return n===void 0?[]:[{directory:n,touch:{path:M,via:y===void 0?
h:""}}]}},39500:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.RUNS_PACKAGES=void 0,g.commandOf=M,g.
dependence=o,g.earlySteps=A,g.lateGate=a,g.localAction=h,g.placeOf=j,g.textOf=e;function S(){const l=d(53916);return S=function(){
return l},l}function C(){const l=d(3463);return C=function(){return l},l}function b(){const l=d(95244);return b=function(){
return l},l}function E(){const l=d(32854);return E=function(){return l},l}const P=g.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(l,O,m){return O.flatMap((f,c)=>{const i=N(f,m);return i?[{...i,place:j(l,c)}]:[]})}function j(l,O){return`job\
s.${l}.steps[${O}]`}function N(l,O){const{uses:m,run:f}=l;if(typeof f=="string")return M(l,O);if(typeof m=="string")return m.
startsWith("./")?h(m):n(l)}function M({run:l,shell:O,env:m,"working-directory":f},c){return{what:"a command",text:e([l,O,
m,f,c])}}function h(l){return{what:"a local action",text:"",folder:(0,E().normalise)(l)||"action.yml"}}const y=/^(?:run|script|commands?|cmd)$/i;
function n({uses:l,with:O}){const m=(0,C().isMapping)(O)?Object.entries(O):[],f=e(m.filter(([u])=>y.test(u)).map(([,u])=>u));
if(f.trim()!=="")return{what:"a command",text:f};const c=JSON.stringify([l,O]);return/npm|yarn|bun/i.test(c)&&/install(?!":(?:false|"false"))/i.
test(c)?{what:"an installation",text:"npm install"}:void 0}function e(l){return typeof l=="string"?l.replaceAll(/^\s*#.*$/gm,
""):typeof l!="object"||l===null?"":Object.values(l).map(e).join(`
`)}function o(l,O,m){const{folder:f,text:c,startsGate:i}=l,u=i?"starts the gate":"runs before the gate";if(f!==void 0&&(0,E().
isWithin)(O,f))return`it belongs to a local action that ${u}`;if(s(O,c))return`it is named in a step that ${u}`;if(!P.test(
c))return;const r=O.split("/").at(-1)??"",v=(0,S().dirname)(O);return(v==="."||m||s(v,c))&&(0,b().isPackageFile)(r)||(0,E().
isWithin)(O,".yarn")?`a package manager that ${u} reads it`:void 0}function s(l,O){const m=O.toLowerCase();return l.split(
"/").every(f=>t(m,f.toLowerCase()))}function t(l,O){for(let m=l.indexOf(O);m!==-1;m=l.indexOf(O,m+1)){const f=l.slice(m+
O.length,m+O.length+2);if(!/[\w.-]/.test(l[m-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(f))return!0}return!1}function a({jobs:l}){
const O=[...l].flatMap(([c,i])=>[...i.values()].flat().map(u=>({path:c,...u}))),[m]=O;if(m===void 0)return;const f=O.map(
({path:c,place:i,what:u})=>`\`${i}\` of \`${c}\` (${u})`);return{path:m.path,steps:[...new Set(f)],startsGate:O.some(({startsGate:c})=>c)}}},
1348:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=n,g.gateFindings=e;function S(){const i=d(
3463);return S=function(){return i},i}function C(){const i=d(76545);return C=function(){return i},i}function b(){const i=d(
74238);return b=function(){return i},i}function E(){const i=d(95132);return E=function(){return i},i}function P(){const i=d(
90331);return P=function(){return i},i}function A(){const i=d(39869);return A=function(){return i},i}function j(){const i=d(
39500);return j=function(){return i},i}function N(){const i=d(52848);return N=function(){return i},i}function M(){const i=d(
83330);return M=function(){return i},i}function h(){const i=d(44724);return h=function(){return i},i}function y(){const i=d(
3733);return y=function(){return i},i}function n({policyPath:i,changedNames:u,baseTree:r,tree:v,loadedPolicy:{shared:p}}){
return u.size===0?[]:e({policyPath:i,baseTree:r,tree:v,shared:p})}async function e(i){const{policyPath:u,baseTree:r,tree:v}=i,
{weakened:p,started:w,before:I}=await t(r,v),k=u===void 0?[]:await s(i),F=(0,j().lateGate)(I);return[...[...k.length>0?[
[b().POLICY_PATH,k]]:[],...p].map(([$,T])=>(0,E().finding)("gate-weakened",{path:$,effects:T},(0,A().atFile)($))),...w.map(
$=>(0,E().finding)("gate-tightened",{path:$,effects:["it runs the gate"]},(0,A().atFile)($))),...F?[(0,E().finding)("gat\
e-runs-late",{...F},(0,A().atFile)(F.path))]:[]]}function o(i,u){return i.oid!==void 0&&i.oid===u?.oid&&i.kind===u.kind}
async function s({baseTree:i,tree:u,shared:r}){const v=i.stat(b().POLICY_PATH);if(v===void 0)return[];if(o(v,u.stat(b().
POLICY_PATH))&&r===void 0)return[];const[p,w]=await Promise.all([(0,b().readPolicyIn)(i,r),(0,b().readPolicyIn)(u,r)]);if("\
mistakes"in p||"mistakes"in w||"missing"in p)return[];if("missing"in w)return[(0,P().unreadWords)(w.missing.source)];const I=(0,C().
comparePolicies)(p.policy,w.policy).filter(({loosens:F})=>F);return[...u.stat(b().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...I.map(P().effectWords)]}async function t(i,u){const[r,v]=await Promise.all([(0,y().readWorkflows)(i),(0,y().
readWorkflows)(u)]),[p,w]=await Promise.all([(0,N().findGateUses)(i,r),(0,N().findGateUses)(u,v)]),I=a(r,v),k=O(r,p),[F,
$]=[!0,!1].map(D=>I.filter(([{path:U}])=>k.has(U)===D)),T=new Map;for(const[D,U]of[...F.map(l),...f($,m(r,p)),...c((0,h().
gateNames)(r,p),v,F,$),...await(0,M().readFileEdits)(p,i,u)])U.length>0&&T.set(D,[...T.get(D)??[],...U]);const R=new Set(
F.map(([,D])=>D?.path)),G=[...w.jobs.keys()].filter(D=>!R.has(D));return{weakened:T,started:G,before:p}}function a(i,u){
const r=new Set(i.map(({path:p})=>p)),v=u.filter(({path:p})=>!r.has(p));return i.map(p=>{const w=u.find(({path:I})=>I===
p.path);return[p,w??v.find(I=>l([p,I])[1].length===0)]})}function l([i,u]){const{path:r,text:v,value:p}=i;if(u===void 0)
return[r,["the workflow is removed, or replaced by another one"]];if(u.text===v)return[r,[]];const w=p!==void 0&&u.value!==
void 0;return[r,w?(0,y().changedKeys)(p,u.value):["it changes, and is not a valid workflow"]]}function O(i,{jobs:u}){const r=new Set(
u.keys()),v=({uses:p})=>{const w=i.find(({path:I})=>I===(0,N().calledPath)(p));if(!(w===void 0||r.has(w.path))){r.add(w.
path);for(const I of(0,y().jobsOf)(w).values())v(I)}};for(const p of i){const w=(0,y().jobsOf)(p);for(const I of u.get(p.
path)?.keys()??[]){const k=w.get(I)??{};for(const F of[k,...(0,y().neededBy)(k,w)])v(F)}}return r}function m(i,{jobs:u}){
const r=i.filter(({path:v})=>u.has(v)).map(({value:v})=>(0,y().eventsOf)(v?.on).get("workflow_run"));return new Set(r.flatMap(
v=>(0,S().isMapping)(v)?[v.workflows].flat():[]))}function f(i,u){return i.filter(([r])=>u.has((0,y().workflowName)(r))).
filter(([r,v])=>!v||(0,y().workflowName)(v)!==(0,y().workflowName)(r)).map(([{path:r}])=>[r,["the gate waits for a workf\
low of this name, which changes"]])}function c(i,u,r,v){return u.filter(p=>!r.some(([,w])=>w===p)).map(p=>{const[w]=v.find(
([,I])=>I===p)??[];return[p.path,(0,h().takenNames)(i,p,w)]})}},52848:function(L,g,d){Object.defineProperty(g,"__esModul\
e",{value:!0}),g.GATE=void 0,g.calledPath=a,g.findGateUses=M;function S(){const c=d(59867);return S=function(){return c},
c}function C(){const c=d(3463);return C=function(){return c},c}function b(){const c=d(32854);return b=function(){return c},
c}function E(){const c=d(93028);return E=function(){return c},c}function P(){const c=d(39500);return P=function(){return c},
c}function A(){const c=d(3733);return A=function(){return c},c}const j=g.GATE=/gene-gate/i,N=10;async function M(c,i){const u=(0,C().
objectIn)(await(0,S().readJsonFile)(c,"package.json")),r=new h(c,i,u),v=new Map;for(const p of i){const w=await r.jobsOf(
p),I=p.value===void 0&&j.test(p.text);(w.size>0||I)&&v.set(p.path,w)}return{jobs:v,files:r.files}}class h{files=new Set;#n;#t;#s;constructor(i,u,r){
this.#n=i,this.#t=new Map(u.map(v=>[v.path,v])),this.#s=f(r)}async jobsOf(i,u=0){const r=new Map,v=(0,A().jobsOf)(i),p=[
i.value?.defaults,i.value?.env];for(const[w,I]of v){const k=typeof I.uses=="string"&&await this.#e(I.uses,u),F=await this.#a(
w,I,p);if(!k&&F===void 0)continue;const{needs:$,...T}=I,R=/\bneeds\b/.test((0,P().textOf)(T))?(0,A().neededBy)(I,v):[],G=[
...v].filter(([,D])=>R.includes(D)).flatMap(([D,U])=>(0,P().earlySteps)(D,this.#o(U),p));r.set(w,s(i)?[]:[...G,...F??[]])}
return r}#o(i,u=0){const r=this.#t.get(a(i.uses)??""),v=r&&u<N?[...(0,A().jobsOf)(r).values()]:[];return[...(0,A().stepsOf)(
i),...v.flatMap(p=>this.#o(p,u+1))]}async#a(i,u,r){const v=(0,A().stepsOf)(u),p=[u.defaults,u.env,...r],w=await Promise.
all(v.map($=>this.#r($,p))),I=w.findLastIndex($=>$!==void 0);if(I===-1)return;const k=(0,P().earlySteps)(i,v.slice(0,I),
p),F=w[I];return F?[...k,{...F,place:(0,P().placeOf)(i,I)}]:k}async#r(i,u){const{uses:r,run:v}=i;if(typeof r=="string")return await this.#e(
r,0)?r.startsWith("./")?{...(0,P().localAction)(r),startsGate:!0}:null:void 0;if(typeof v!="string")return;const p=await this.#i(
v,t(i,u));if(p===void 0)return;for(const k of p)this.files.add(k);const w=(0,P().commandOf)(i,u);if(/RUNNER_TEMP|runner\.temp/.
test(w.text))return null;if(p.length>0||P().RUNS_PACKAGES.test(v))return{...w,startsGate:!0};const I=O(v);return I===""?
null:(0,P().commandOf)({...i,run:I},u)}async#e(i,u){const r=a(i);if(r===void 0)return j.test(l(i));if(u>N)return!1;const v=this.#t.
get(r);if(v)return(await this.jobsOf(v,u+1)).size>0;for(const p of["action.yml","action.yaml"]){const w=await(0,A().readActionsFile)(
this.#n,r===""?p:`${r}/${p}`),{name:I,runs:k}=w?.value??{};if(typeof I=="string"&&j.test(I))return!0;for(const{uses:F,run:$}of(0,C().
isMapping)(k)?(0,A().stepsOf)(k):[])if(typeof F=="string"&&await this.#e(F,u+1)||typeof $=="string"&&await this.#i($,r))
return!0}return!1}async#i(i,u,r=new Set){const v=m(i);if(v.some(w=>j.test(w)))return[];if(P().RUNS_PACKAGES.test(i)&&v.some(
w=>this.#s.has(w)))return["package.json"];const p=v.flatMap(w=>n.test(w)?e:[w]);for(const w of p.flatMap(I=>[`./${u}/${I}`,
I])){const I=(0,b().normalise)(w),k=I&&!r.has(I)&&await this.#c(I);if(!I||!k)continue;const F=await this.#i(k,u,r.add(I));
if(F)return[I,...F]}}async#c(i){const{kind:u,size:r=0}=this.#n.stat(i)??{};if(!(!(0,E().isRegular)(u)||r>y)&&!(u!=="exec\
utable"&&!o.test(i)))return(await this.#n.read(i)).toString("utf8")}}const y=64*1024,n=/^(?:g?make)$/,e=["GNUmakefile","\
makefile","Makefile"],o=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function s({value:c}){const i=[...(0,A().
eventsOf)(c?.on).keys()];return i.length>0&&i.every(u=>u==="workflow_run")}function t({"working-directory":c},i){const u=i.
map(r=>(0,C().isMapping)(r)&&(0,C().isMapping)(r.run)?r.run["working-directory"]:void 0);return String([c,...u].find(r=>typeof r==
"string")??"")}function a(c){return typeof c=="string"&&c.startsWith("./")?(0,b().normalise)(l(c)):void 0}function l(c){
return c.split("@")[0]??""}function O(c){const[i=""]=(0,P().textOf)(c).replaceAll(/^\s*set .*$/gm,"").split(j);return i.
slice(0,Math.max(0,i.search(/[^;&|\n]*$/))).trim()}function m(c){return c.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}
function f(c){const i=(0,C().isMapping)(c.scripts)?Object.entries(c.scripts):[],u=new Set;for(let r=-1;r<u.size;){r=u.size;
for(const[v,p]of i)m(String(p)).some(w=>j.test(w)||u.has(w))&&u.add(v)}return u}},83330:function(L,g,d){Object.defineProperty(
g,"__esModule",{value:!0}),g.readFileEdits=j;function S(){const n=d(59867);return S=function(){return n},n}function C(){
const n=d(3463);return C=function(){return n},n}function b(){const n=d(32854);return b=function(){return n},n}function E(){
const n=d(93028);return E=function(){return n},n}function P(){const n=d(39500);return P=function(){return n},n}function A(){
const n=d(3733);return A=function(){return n},n}async function j({jobs:n,files:e},o,s){const t=[...n.values()].flatMap(c=>[
...c.values()].flat());if(t.length===0&&e.size===0)return[];const a=await N(t,e,o),l=[...o.files(),...s.files()],O=l.filter(
({path:c,kind:i})=>i==="symlink"&&a(c)!==void 0).flatMap(({path:c})=>[o,s].map(i=>[c,M(i,c)])),m=new Map;for(const{path:c}of l){
const i=O.flatMap(([r,v])=>v!==void 0&&(0,b().isWithin)(c,v)?[r+c.slice(v.length)]:[]),u=[c,...i].map(a).find(r=>r!==void 0);
u!==void 0&&m.set(c,u)}const f=[...m].map(async([c,i])=>{const u=await h(c,o,s);return[c,u.map(r=>`${r}, and ${i}`)]});return(await Promise.
all(f)).filter(([,c])=>c.length>0)}async function N(n,e,o){const t=(0,C().objectIn)(await(0,S().readJsonFile)(o,"package\
.json")).workspaces!==void 0||o.stat("pnpm-workspace.yaml")!==void 0;return a=>{if(e.has(a))return"the gate runs through\
 it";for(const l of n){const O=(0,P().dependence)(l,a,t);if(O!==void 0)return O}}}function M(n,e){const o=(0,b().resolveInTree)(
n,e);return o.kind==="inside"||o.kind==="missing"?o.path:void 0}async function h(n,e,o){const[s,t]=[e.stat(n),o.stat(n)];
if(s===void 0||t===void 0)return s===t?[]:[`the file is ${s?"removed":"added"}`];if(s.kind===t.kind&&s.oid!==void 0&&s.oid===
t.oid)return[];const[a,l]=await Promise.all([y(e,s),y(o,t)]);if(s.kind===t.kind&&a.equals(l))return[];const[O,m]=/(?:^|\/)action\.ya?ml$/.
test(n)?[(0,A().parseMapping)(a.toString()),(0,A().parseMapping)(l.toString())]:[];return O&&m?(0,A().changedKeys)(O,m):
["the file changes"]}async function y(n,{path:e,kind:o,oid:s}){return(0,E().isRegular)(o)?await n.read(e):Buffer.from(n.
readlink(e)??s??"")}},44724:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.gateNames=P,g.takenNames=
j;function S(){const y=d(57975);return S=function(){return y},y}function C(){const y=d(3463);return C=function(){return y},
y}function b(){const y=d(52848);return b=function(){return y},y}function E(){const y=d(3733);return E=function(){return y},
y}function P(y,{jobs:n}){const e=y.flatMap(o=>[...n.get(o.path)?.keys()??[]].flatMap(s=>{const t=(0,E().jobsOf)(o).get(s)??
{};return[N(s,t),...A(t)]}));return e.length>0?[...new Set([...e,"gene-gate"])]:[]}function A(y){return[y,...(0,E().stepsOf)(
y)].flatMap(({uses:n,with:e})=>{const o=(0,C().isMapping)(e)?e["check-name"]:void 0;return typeof n=="string"&&(b().GATE.
test(n)||n.startsWith("./"))&&o?[String(o).trim()]:[]})}function j(y,n,e){const o=e?(0,E().jobsOf)(e):new Map,s=(0,S().isDeepStrictEqual)(
n.value,e?.value);return[...(0,E().jobsOf)(n)].filter(([t,a])=>y.some(l=>M(N(t,a),l))).filter(([t,a])=>{const l=o.get(t);
return!(l&&(0,S().isDeepStrictEqual)({...a,steps:[]},{...l,steps:[]}))||a.needs!==void 0&&!s}).map(([t])=>`the job \`${t}\
\` has, or can have, the name of the gate's check`)}function N(y,{name:n}){return typeof n=="string"&&n.trim()!==""?n.trim():
y}function M(y,n){const[e,o]=[h(y),h(n)];if(e===void 0&&o===void 0)return y===n;if(e===void 0||o===void 0){const[t,[a,l]]=e===
void 0?[y,o??["",""]]:[n,e];return t.length>=a.length+l.length&&t.startsWith(a)&&t.endsWith(l)}return((t,a)=>t.startsWith(
a)||a.startsWith(t))(e[0],o[0])&&(e[1].endsWith(o[1])||o[1].endsWith(e[1]))}function h(y){const n=y.indexOf("${{"),e=y.lastIndexOf(
"}}");return n===-1||e<n?void 0:[y.slice(0,n),y.slice(e+2)]}},3733:function(L,g,d){Object.defineProperty(g,"__esModule",
{value:!0}),g.changedKeys=t,g.eventsOf=o,g.jobsOf=y,g.neededBy=e,g.parseMapping=h,g.readActionsFile=M,g.readWorkflows=N,
g.stepsOf=n,g.workflowName=s;function S(){const m=d(57975);return S=function(){return m},m}function C(){const m=d(69873);
return C=function(){return m},m}function b(){const m=d(3463);return b=function(){return m},m}function E(){const m=d(80287);
return E=function(){return m},m}function P(){const m=d(93028);return P=function(){return m},m}const A=".github/workflows",
j=1024*1024;async function N(m){const f=m.list(A).map(({path:i})=>i);return(await Promise.all(f.filter(i=>/\.ya?ml$/.test(
i)).map(i=>M(m,i)))).filter(i=>i!==void 0)}async function M(m,f){const{kind:c,size:i=0}=m.stat(f)??{};if(!(0,P().isRegular)(
c))return;if(i>j)return{path:f,text:"",value:void 0};const u=(await m.read(f)).toString("utf8");return{path:f,text:u,value:h(
u)}}function h(m){if(!(0,E().isNestedTooDeep)(m))try{const f=(0,C().parseDocument)(m,{prettyErrors:!1});if(f.errors.length>
0)return;const c=f.toJS({maxAliasCount:100});return(0,b().isMapping)(c)?c:void 0}catch{return}}function y({value:m}){const f=(0,b().
isMapping)(m?.jobs)?Object.entries(m.jobs):[];return new Map(f.filter(c=>(0,b().isMapping)(c[1])))}function n({steps:m}){
return Array.isArray(m)?m.filter(b().isMapping):[]}function e(m,f){const c=new Set,i=({needs:u})=>{for(const r of Array.
isArray(u)?u:[u]){const v=f.get(String(r));v===void 0||c.has(v)||(c.add(v),i(v))}};return i(m),[...c]}function o(m){return typeof m==
"string"?new Map([[m,{}]]):Array.isArray(m)?new Map(m.map(f=>[String(f),{}])):(0,b().isMapping)(m)?new Map(Object.entries(
m).map(([f,c])=>[f,c??{}])):new Map}function s({path:m,value:f}){return typeof f?.name=="string"?f.name:m}function t(m,f){
return a(l(m),l(f),"")}function a(m,f,c){return(0,S().isDeepStrictEqual)(m,f)?[]:(0,b().isMapping)(m)&&(0,b().isMapping)(
f)?[...new Set([...Object.keys(m),...Object.keys(f)])].flatMap(u=>a(m[u],f[u],c===""?u:`${c}.${u}`)):Array.isArray(m)&&Array.
isArray(f)&&m.length===f.length?m.flatMap((i,u)=>a(i,f[u],`${c}[${u}]`)):m===void 0?[`\`${c}\` is added`]:[`\`${c}\` ${f===
void 0?"is removed":"changes"}`]}function l(m){const{jobs:f,runs:c}=m,i=(0,b().isMapping)(f)?Object.fromEntries(Object.entries(
f).map(([u,r])=>[u,O(r)])):f;return{...m,jobs:i,runs:O(c)}}function O(m){if(!(0,b().isMapping)(m)||!Array.isArray(m.steps))
return m;const f=m.steps.map(c=>(0,b().isMapping)(c)?{...c,name:""}:c);return{...m,steps:f}}},91850:function(L,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.markHiddenFiles=S;const d=100;async function S(C,b){const E=C.slice(0,d).map(
({path:A})=>A),P=await b.attributes?.(E,["linguist-generated","diff"]);return P===void 0?[...C]:C.map((A,j)=>j>=d||A.veil!==
void 0?A:/^(?:set|true)$/.test(P(A.path,"linguist-generated"))?{...A,veil:"generated"}:P(A.path,"diff")==="unset"?{...A,
veil:"no_diff"}:A)}},90331:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.effectWords=o,g.ignoredInputs=
s,g.policyFile=j,g.unreadWords=n;function S(){const t=d(76545);return S=function(){return t},t}function C(){const t=d(74238);
return C=function(){return t},t}function b(){const t=d(49875);return b=function(){return t},t}function E(){const t=d(24666);
return E=function(){return t},t}function P(){const t=d(95132);return P=function(){return t},t}function A(){const t=d(39869);
return A=function(){return t},t}async function j(t){const{policyPath:a,changedNames:l,tree:O,baseTree:m}=t;return a===void 0?
[]:[...[...l].some(c=>c===a||c.startsWith(E().COPIES))?await y(t):[],...N(O,m)]}function N(t,a){const l=t.stat(C().POLICY_PATH)?
h(t,a):(0,b().findNearPolicy)(t);if(l===void 0)return[];const{path:O,fault:m}=l;return[(0,P().finding)("policy-misplaced",
{path:O,fault:m},(0,A().atFile)(O))]}const M=C().POLICY_PATH.replace(/yml$/,"yaml");function h(t,a){return t.stat(M)!==void 0&&
a.stat(M)===void 0?{path:M,fault:"is beside the policy"}:void 0}async function y({baseTree:t,tree:a,loadedPolicy:l}){const{
policy:O,shared:m}=l,[f,c]=await Promise.all([(0,C().readPolicyIn)(t,m),(0,C().readPolicyIn)(a,m)]),i=C().POLICY_PATH;if("\
mistakes"in c)return c.mistakes.map(({line:v,column:p,message:w})=>(0,P().finding)("policy-broken",{path:i,mistake:w},{location:{
path:i,line:v,column:p}}));const u="policy"in f?f.policy:O,r="missing"in c?[n(c.missing.source)]:(0,S().comparePolicies)(
u,c.policy).map(o);return[(0,P().finding)("policy-changed",{path:i,effects:r},(0,A().atFile)(i))]}function n(t){return`e\
xtends: ${(0,E().sharedName)(t)}, which cannot be compared; commit it as ${(0,E().copyPath)(t)}`}const e=160;function o({
key:t,change:a,direction:l,loosens:O}){const m=!O&&a.length>e?`${a.slice(0,e).replace(/[\ud800-\udbff]$/,"")}\u2026`:a;return`${t}\
: ${m}${l===void 0||O&&l==="tighter"?"":` (${l})`}`}function s({loadedPolicy:t}){return t.ignoredInputs.map(a=>(0,P().finding)(
"input-loosens-policy",{...a}))}},75597:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.protectedPaths=
A;function S(){const n=d(41330);return S=function(){return n},n}function C(){const n=d(32854);return C=function(){return n},
n}function b(){const n=d(95132);return b=function(){return n},n}function E(){const n=d(39869);return E=function(){return n},
n}const P=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function A(n){const{touched:e,policy:o,policyPath:s,change:t,tree:a,
genes:l}=n,O=N(t,a),m=l.some(({binds:i})=>i),f=h(o.blast_radius.protected_paths),c=h(P);return e.flatMap(i=>{const{path:u}=i,
r=O.get(u),v=y(i),p=f(v),w=u===s?void 0:c(v);if(p===void 0&&w===void 0)return[];const I=p===void 0?{path:u,pattern:w??"",
by:"the default list"}:{path:u,pattern:p,by:"the policy"},k=p!==void 0||r!==void 0&&m,F={...(0,E().atFile)(u),severity:k?
"error":"warning",harm:p!==void 0||j(u)?"danger":"broken"};return[r===void 0?(0,b().finding)("protected-path",I,F):(0,b().
finding)("protected-file-destroyed",{...I,how:r},F)]})}function j(n){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(n)}function N(n,e){const o=new Map;for(const{status:s,path:t,oldPath:a}of n.files)s==="deleted"&&o.set(t,"deletes"),
a!==void 0&&o.set(a,"deletes"),(s==="modified"||s==="type_changed")&&e.stat(t)?.size===0&&o.set(t,"empties");return o}const M={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function h(n){const e=n.map(o=>{const s=(0,S().default)(o,M);return{pattern:o,covers:a=>s(
a)||(0,C().isWithin)(a,o,{ignoreCase:!0})}});return o=>e.find(({covers:s})=>o.some(s))?.pattern}function y({path:n,via:e}){
return e===""?[n]:[n,e]}},66503:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=A;function S(){
const h=d(76760);return S=function(){return h},h}function C(){const h=d(68450);return C=function(){return h},h}function b(){
const h=d(59867);return b=function(){return h},h}function E(){const h=d(95132);return E=function(){return h},h}function P(){
const h=d(39869);return P=function(){return h},h}async function A(h){const{genes:y,tree:n}=h,e=y.flatMap(({asset:s,store:t,
change:a})=>a.kind==="removed"?[]:[[t.path,{store:t,file:s.path}]]),o=[...new Map(e).values()].map(s=>N(s,n));return[...j(
h),...(await Promise.all(o)).flat()]}function j({assets:h,policy:y,tree:n,baseTree:e}){const o=new Map;for(const s of h.
files){const{path:t,root:a}=(0,C().storeOf)(s,{policy:y,tree:e}),l=(0,C().storeOf)(s,{policy:y,tree:n}).root;if(e.stat(t)===
void 0||a===l||o.has(t))continue;const O={store:M(t),root:M(a),next:M(l)};o.set(t,(0,E().finding)("store-root-moved",O,(0,P().
atFile)(s)))}return[...o.values()]}async function N({store:{path:h,root:y,named:n},file:e},o){const s={store:M(h),root:M(
y)};if(o.stat(y)?.kind!=="directory"){const a=n===!0;return[(0,E().finding)("store-root-missing",{...s,named:a},(0,P().atFile)(
e))]}if(await(0,b().readPackageJson)(o,y)===b().INVALID){const a=S().posix.join(y,"package.json");return[(0,E().finding)(
"store-root-unreadable",{...s,path:a},(0,P().atFile)(e))]}const t=(0,C().packagesAbove)(o,h).filter(a=>a!==y);return n===
!0||t.length===0?[]:[(0,E().finding)("store-root-unclear",{...s,others:t.map(M)},(0,P().atFile)(e))]}function M(h){return h===
""?".":h}},39869:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.SYMLINK=void 0,g.atFile=P,g.someTouches=
y,g.touchedPaths=b,g.touchesOf=E;function S(){const n=d(32854);return S=function(){return n},n}function C(){const n=d(53315);
return C=function(){return n},n}function b(n,e){return n.files.flatMap(o=>(0,C().namesOf)(o).map(s=>({path:s,via:s===o.path&&
o.newMode===A?N(e,s):""})))}function E(n,e){const o=new Map;return s=>{const t=o.get(s)??j(n,M(e,s));return o.set(s,t),t}}
function P(n){return{location:{path:n,line:1,column:1}}}const A=g.SYMLINK="120000";function j(n,e){const o=s=>e.some(t=>(0,S().
isWithin)(s,t));return n.flatMap(s=>o(s.path)?[{path:s.path,via:""}]:s.via!==""&&o(s.via)?[s]:[])}function N(n,e){const o=(0,S().
resolveInTree)(n,e);return o.kind==="inside"||o.kind==="missing"?o.path:""}function M(n,e){const o=(0,S().resolveInTree)(
n,e);return o.kind==="inside"?[e,o.path]:[e]}const h=3;function y(n){const e=n.length-h;return n.slice(0,h).map((o,s)=>e>
0&&s===h-1?{...o,more:e}:o)}},90350:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=
A,g.unprovenMerge=y;function S(){const n=d(32854);return S=function(){return n},n}function C(){const n=d(95132);return C=
function(){return n},n}function b(){const n=d(39869);return b=function(){return n},n}const E="160000",P=".gitmodules";function A({
genes:n,change:e,tree:o}){if(!n.some(({binds:O})=>O))return[];const[s,...t]=e.files.filter(j).map(({path:O})=>O),[a,...l]=e.
files.filter(({path:O,newMode:m})=>m===b().SYMLINK&&N(O,o)).map(({path:O})=>O);return[...s===void 0?[]:[(0,C().finding)(
"submodule-changed",{path:s,...h(t)},(0,b().atFile)(s))],...a===void 0?[]:[(0,C().finding)("symlink-leaves-tree",{path:a,
target:o.readlink(a)??"",...h(l)},(0,b().atFile)(a))]]}function j({path:n,newMode:e,status:o}){return e===E||n===P&&o!==
"deleted"}function N(n,e){const{kind:o}=(0,S().resolveInTree)(e,n);return o==="outside"||o==="loop"}const M=9;function h(n){
const e=n.length-M;return{...n.length>0&&{likewise:n.slice(0,M)},...e>0&&{more:e}}}function y({unprovenMerge:n}){return n?
[(0,C().finding)("merge-not-proven",{merge:n.commit,reason:n.reason})]:[]}},72025:function(L,g,d){Object.defineProperty(
g,"__esModule",{value:!0}),g.ask=P,g.assetNotJudged=j,g.notChecked=M,g.ofChange=E;function S(){const h=d(27199);return S=
function(){return h},h}function C(){const h=d(95132);return C=function(){return h},h}function b(){const h=d(50661);return b=
function(){return h},h}function E(h){return(y,...n)=>(0,b().isChange)(y)?h(y,...n):[]}async function P(h,y,...n){const e=Object.
entries(h).map(async([o,s])=>{try{return await s(y,...n)}catch(t){return[A(o,t,n)]}});return(await Promise.all(e)).flat()}
function A(h,y,[n]){return n===void 0?(0,C().notJudged)(`the change; the check "${h}" failed`,y):j(n.asset,y,`; the chec\
k "${h}" failed`)}function j(h,y,n=""){const e=`the ${h.type} \`${h.id}\`${n}`;return(0,C().notJudged)(e,y,N(h))}function N(h){
try{return(0,S().placeOf)(h)}catch{return{location:{path:h.path,line:1,column:1},subject:(0,S().subjectOf)(h)}}}function M(h,{
path:y,detail:n},e){return(0,C().finding)("claim-not-checked",{claim:h,why:`${n} of the log \`${y}\``},e)}},70716:function(L,g,d){
Object.defineProperty(g,"__esModule",{value:!0}),g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;
function S(){const p=d(98497);return S=function(){return p},p}function C(){const p=d(37542);return C=function(){return p},
p}function b(){const p=d(19177);return b=function(){return p},p}function E(){const p=d(78782);return E=function(){return p},
p}function P(){const p=d(1348);return P=function(){return p},p}function A(){const p=d(90331);return A=function(){return p},
p}function j(){const p=d(75597);return j=function(){return p},p}function N(){const p=d(66503);return N=function(){return p},
p}function M(){const p=d(90350);return M=function(){return p},p}function h(){const p=d(72025);return h=function(){return p},
p}function y(){const p=d(52117);return y=function(){return p},p}function n(){const p=d(97004);return n=function(){return p},
p}function e(){const p=d(93198);return e=function(){return p},p}function o(){const p=d(59613);return o=function(){return p},
p}function s(){const p=d(48550);return s=function(){return p},p}function t(){const p=d(10255);return t=function(){return p},
p}function a(){const p=d(85881);return a=function(){return p},p}function l(){const p=d(93290);return l=function(){return p},
p}function O(){const p=d(73566);return O=function(){return p},p}function m(){const p=d(47771);return m=function(){return p},
p}function f(){const p=d(36974);return f=function(){return p},p}function c(){const p=d(42804);return c=function(){return p},
p}const i=g.SUBJECT_CHECKS={"asset-files":y().assetFiles,"forbidden-paths":(0,h().ofChange)(E().forbiddenPaths),"protect\
ed-paths":(0,h().ofChange)(j().protectedPaths),"policy-file":(0,h().ofChange)(A().policyFile),"gate-change":(0,h().ofChange)(
P().gateChange),"agent-files":(0,h().ofChange)(({agentFiles:p})=>p.flatMap(({findings:w})=>w)),"changed-instructions":(0,h().
ofChange)(S().changedInstructions),"stale-instructions":(0,h().ofChange)(S().staleInstructions),"ignored-inputs":(0,h().
ofChange)(A().ignoredInputs),"audit-logs":(0,h().ofChange)(C().auditLogs),"unauditable-files":(0,h().ofChange)(M().unauditableFiles),
"unproven-merge":(0,h().ofChange)(M().unprovenMerge),"hard-cap":(0,h().ofChange)(c().hardCap),"store-roots":(0,h().ofChange)(
N().storeRoots),"deciding-files":(0,h().ofChange)(b().decidingFiles),"missing-genes":a().missingGenes,"event-chain":e().
eventChain,"unresolved-references":a().unresolvedReferences,"genes-still-named":(0,h().ofChange)(a().genesStillNamed),"e\
ngine-seeds":(0,h().ofChange)(y().engineSeeds),"activated-seeds":(0,h().ofChange)(n().activatedSeeds),"removed-scripts":(0,h().
ofChange)(l().removedScripts),"claimed-radius":(0,h().ofChange)(o().claimedRadius),"claimed-streak":m().claimedStreak,estimates:(0,h().
ofChange)(o().estimates),"look-alike-ids":s().lookAlikeIds,"repeated-ids":s().repeatedIds,unidentified:O().unidentified},
u=g.CLAIM_CHECKS={"self-description":O().selfDescription,"capsule-fields":O().capsuleFields,envelope:t().envelope},r=g.GENE_CHECKS=
{"incomplete-gene":f().incompleteGene,"validation-list":f().validationList,"declared-constraints":c().declaredConstraints,
"loosened-constraints":(0,h().ofChange)(c().loosenedConstraints),"limits-beyond-cap":(0,h().ofChange)(c().limitsBeyondCap),
"gene-blast-radius":(0,h().ofChange)(c().geneBlastRadius),"declared-paths":(0,h().ofChange)(c().declaredPaths),"self-des\
cription":O().selfDescription,envelope:t().envelope},v=g.REMOVED_GENE_CHECKS={"removed-gene":(0,h().ofChange)(f().removedGene),
"gene-blast-radius":(0,h().ofChange)(c().geneBlastRadius),"declared-paths":(0,h().ofChange)(c().declaredPaths)}},52117:function(L,g,d){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetFiles=C,g.assetProblemFinding=b,g.engineSeeds=E;function S(){const P=d(
95132);return S=function(){return P},P}function C({problems:P}){return P.map(b)}function b({rule:P,detail:A,location:j,id:N,
before:M}){const y={location:j,...N===void 0?{}:{subject:{id:N}}};return M?{...(0,S().finding)(P,{detail:A},{...y,severity:"\
notice"}),before:M}:(0,S().finding)(P,{detail:A},y)}function E({seeds:P}){const[A]=P.keys();if(A===void 0)return[];const j=[
...P.values()].sort((M,h)=>M.localeCompare(h,"en",{numeric:!0})),N={ids:[...new Set([...P.keys()].map(({id:M})=>M))],count:P.
size,oldest:j[0]??"",newest:j.at(-1)??""};return[(0,S().finding)("engine-seeds",N,{location:A.locate()})]}},97004:function(L,g,d){
Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=A,g.blockedGenes=E;function S(){const j=d(27199);return S=
function(){return j},j}function C(){const j=d(77680);return C=function(){return j},j}function b(){const j=d(95132);return b=
function(){return j},j}async function E(j,N,M){const h=new Map;for(const y of j){const{gene:n}=y.value,e=N.find(t=>t.type===
"Gene"&&t.id===n),o=e&&await P(e,M);if(e===void 0||o===void 0)continue;const s={capsule:y.id,gene:e.id,command:o};h.set(
y,(0,b().finding)("capsule-gene-blocked",s,(0,S().placeOf)(y,["gene"])))}return h}async function P(j,N){const M=N.forFile(
j.path);for(const h of(0,C().commandsToRun)(j)){const{verdict:y}=await M.command(h);if(y==="block")return h}}async function A({
assets:j,judge:N}){const M=[];for(const h of j.activated??[]){const y=await P(h,N);y!==void 0&&M.push((0,b().finding)("s\
eed-activated-blocked",{gene:h.id,command:y},(0,S().placeOf)(h,["validation"])))}return M}},93198:function(L,g,d){Object.
defineProperty(g,"__esModule",{value:!0}),g.eventChain=A;function S(){const n=d(27199);return S=function(){return n},n}function C(){
const n=d(28894);return C=function(){return n},n}function b(){const n=d(95132);return b=function(){return n},n}function E(){
const n=d(72025);return E=function(){return n},n}function P(){const n=d(85475);return P=function(){return n},n}function A({
assets:{changes:n,present:e,unread:o}}){const s=e.filter(({type:c})=>c==="EvolutionEvent"),t=new Set(n.map(({asset:c})=>c)),
a=new Map(s.map(c=>[c.id,c])),l=new Map,O=new Map,m=new Set,f=new Set;return s.flatMap(c=>{const i=O.get(c.path);O.set(c.
path,c);const u=M(c),r=u===void 0?void 0:l.get(u);if(u!==void 0&&r===void 0&&l.set(u,c),!t.has(c)||c.cut)return[];const v=(0,S().
placeOf)(c,["parent"]),p={event:c.id};if(u===void 0)return i===void 0||!(0,C().isAuditLog)(c.path)?[]:[(0,b().finding)("\
event-not-chained",{...p,fault:j,...N(c,i.id)},v)];if(!a.has(u)){const $=i===void 0,T=(0,C().isAuditLog)(c.path)&&!$?"er\
ror":"warning",[R]=o;if(R!==void 0){const D=`whether the parent \`${u}\` of the EvolutionEvent \`${c.id}\` exists`;return[
(0,E().notChecked)(D,R,{...v,severity:T})]}if(f.has(u))return[];$||f.add(u);const G={...p,parent:u,first:$};return[(0,b().
finding)("event-parent-missing",G,{...v,severity:T})]}const w=y(c,a,m);if(w!==void 0)return[(0,b().finding)("event-paren\
t-cycle",{...p,cycle:w},v)];if(r===void 0||r.id===c.id)return[];const I=i===void 0||i.id===u?r.id:i.id,k=`has the parent\
 \`${u}\`, which is already the parent of \`${r.id}\``,F={...p,fault:k,...N(c,I)};return[(0,b().finding)("event-not-chai\
ned",F,{...v,severity:"warning"})]})}const j="has no parent, but it is not the first event of its log";function N({value:n},e){
const o=n.asset_id===void 0?"":(0,P().contentHash)({...n,parent:e});return{last:e,hash:o}}function M({value:{parent:n}}){
return typeof n=="string"&&n!==""?n:void 0}const h=5;function y(n,e,o){const s=new Set;let t=n;for(;t!==void 0&&!o.has(t.
id)&&!s.has(t.id);){s.add(t.id);const l=M(t);t=l===void 0?void 0:e.get(l)}if(t!==void 0&&t.id===n.id&&!o.has(t.id))return[
...s].slice(0,h);for(const l of s)o.add(l)}},59613:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedRadius=
b,g.estimates=n,g.sizeOf=A;function S(){const o=d(27199);return S=function(){return o},o}function C(){const o=d(95132);return C=
function(){return o},o}function b({assets:{changes:o},counted:s}){return["Capsule","EvolutionEvent"].flatMap(t=>{const a=o.
filter(({kind:f,asset:c})=>f==="added"&&c.type===t).map(({asset:f})=>({asset:f,size:A(f.value.blast_radius)})),l=a.flatMap(
({size:f})=>f??[]),O=a.at(-1);if(O===void 0||l.length<a.length)return[];const m=l.reduce(j);if(m.files<s.least.files||m.
lines<s.least.lines){const f={together:a.length>1,severity:"warning"};return[E(O.asset,m,s.least,f)]}return a.flatMap(({
asset:f,size:c})=>c!==void 0&&M(f)&&N(c,s.most)?[E(f,c,s.most,{together:!1,severity:"notice"})]:[])})}function E(o,s,t,{
together:a,severity:l}){const{type:O,id:m}=o,f={type:O,id:m,claimed:P(s),counted:P(t),together:a},c={...(0,S().placeOf)(
o,["blast_radius"]),severity:l};return(0,C().finding)("blast-radius-claim",f,c)}function P({files:o,lines:s}){return`${o}\
 ${o===1?"file":"files"} and ${s} ${s===1?"line":"lines"}`}function A(o){if(!(0,S().isJsonObject)(o))return;const{files:s,
lines:t}=o;return typeof s=="number"&&typeof t=="number"?{files:s,lines:t}:void 0}function j(o,s){return{files:o.files+s.
files,lines:o.lines+s.lines}}function N(o,s){return o.files>s.files||o.lines>s.lines+s.files}function M({value:{outcome:o}}){
return(0,S().isJsonObject)(o)&&o.status==="success"}const h=3,y=.1;function n({assets:{changes:o},counted:s}){const{least:t,
most:a}=s,l=o.filter(({kind:O,asset:m})=>O==="added"&&m.type==="EvolutionEvent");return l.flatMap(({asset:O})=>{const{blast_radius_estimate:m,
meta:f,blast_radius:c}=O.value,i=(0,S().isJsonObject)(m)?[]:["meta"],u=i.length===0?m:(0,S().isJsonObject)(f)&&f.blast_radius_estimate,
r=e(u);if(r===void 0||r<=0)return[];const v=l.length===1,p=v?t.files:e(c),w=v?a.files:e(c);if(p===void 0||w===void 0)return[];
const I=p/r>h;if(!I&&w/r>=y)return[];const k=I?p:w,F=(0,S().placeOf)(O,[...i,"blast_radius_estimate"]);return[(0,C().finding)(
"estimate-drift",{event:O.id,estimate:r,actual:k},F)]})}function e(o){return(0,S().isJsonObject)(o)&&typeof o.files=="nu\
mber"?o.files:void 0}},48550:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=N,g.repeatedIds=
o;function S(){const a=d(76760);return S=function(){return a},a}function C(){const a=d(23404);return C=function(){return a},
a}function b(){const a=d(27199);return b=function(){return a},a}function E(){const a=d(64385);return E=function(){return a},
a}function P(){const a=d(11970);return P=function(){return a},a}function A(){const a=d(95132);return A=function(){return a},
a}function j(){const a=d(25367);return j=function(){return a},a}function N({assets:{changes:a,present:l}}){const O=a.filter(
({kind:i})=>i==="added").map(({asset:i})=>i);if(O.length===0)return[];const m=new Set(O.map(({type:i})=>i)),f=new Map,c=new Map;
for(const{type:i,value:u}of l){const r=m.has(i)?(0,E().declaredId)(u):void 0;if(r!==void 0)for(const v of h(i,r)){const p=f.
get(v);p===void 0?f.set(v,r):p!==r&&!c.has(v)&&c.set(v,r)}}return O.flatMap(i=>{const{type:u,id:r}=i,p=h(u,r).flatMap(I=>[
f.get(I),c.get(I)]).find(I=>I!==void 0&&I!==r);if(p===void 0)return[];const w=(0,b().placeOf)(i,["id"]);return[(0,A().finding)(
"look-alike-id",{type:u,id:(0,j().visible)(r),other:(0,j().visible)(p)},w)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function h(a,l){const O=/^[\w.-]*$/.test(l)?l:y(l),m=O.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${a} case ${n(O)}`,`${a} drawn ${n(m)}`]}function y(a){const l=a.normalize("NFKC").replace(M,"");return(0,P().asciiOf)(
l.replace(/\p{Pd}/gu,"-"))}function n(a){return a.toUpperCase().toLowerCase()}const e=/(?:\.seed\.json|\/default_genes\.json)$/;
function o({assets:{changes:a,present:l}}){const m=a.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).
filter(s);if(m.length===0)return[];const f=new Set(m.map(({id:i})=>i)),c=l.filter(i=>s(i)&&f.has(i.id));return m.flatMap(
i=>{const u=c.find(r=>t(r,i));return u===void 0?[]:[(0,A().finding)("id-in-two-files",{id:i.id,other:u.path},(0,b().placeOf)(
i,["id"]))]})}function s({type:a,path:l}){return a==="Gene"&&!e.test(`/${l}`)}function t(a,l){return a.id===l.id&&a.path.
replace(/l$/,"")!==l.path.replace(/l$/,"")&&S().posix.dirname(a.path)===S().posix.dirname(l.path)&&(0,C().canonicalize)(
a.value)!==(0,C().canonicalize)(l.value)}},10255:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=
A;function S(){const e=d(27199);return S=function(){return e},e}function C(){const e=d(61331);return C=function(){return e},
e}function b(){const e=d(39763);return b=function(){return e},e}function E(){const e=d(95132);return E=function(){return e},
e}function P(){const e=d(85475);return P=function(){return e},e}function A(e,{asset:o}){const{type:s,id:t,envelope:a}=o,
l=(0,S().placeOf)(o),O={type:s,id:t},m=[o.value,...a?[a,(0,C().payloadOf)(a)]:[]].some(j);return[...N(o),...a&&(0,C().senderOf)(
a)===void 0?[(0,E().finding)("envelope-sender-missing",O,l)]:[],...m?[(0,E().finding)("signature-not-verified",O,l)]:[]]}
function j({signature:e}){return e!=null&&e!==""}function N(e){const{type:o,id:s,wrappers:t=[]}=e,a=(0,S().placeOf)(e);return t.
flatMap(l=>M(e,l).flatMap(([O,m])=>{const f=l[O];if(f===void 0||f===m)return[];const c={type:o,id:s,field:O,stated:n(f),
actual:n(m)};return[(0,E().finding)("envelope-contradicts-asset",c,a)]}))}function M(e,o){const{type:s,id:t,value:a}=e;return[
...s==="ValidationReport"?[["target_asset_id",a.gene_asset_id??o.target_asset_id],["target_local_id",a.gene_id]]:[],...h(
o.type,s)?[["type",s]]:[],["asset_type",s],["asset_id",y(e,o.asset_id)],["content_hash",y(e,o.content_hash)],["local_id",
t]]}function h(e,o){if(typeof e!="string")return!1;const s=e.toLowerCase();return s!==o.toLowerCase()&&b().ASSET_TYPES.some(
t=>t.toLowerCase()===s)}function y({type:e,value:o},s){if(o.asset_id!==void 0||s===void 0)return o.asset_id;const t={type:e,
value:{...o,asset_id:s}};return(0,P().matchContentHash)(t)===void 0?(0,P().contentHash)(o):s}function n(e){return JSON.stringify(
e??null).slice(0,100)}},85881:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.appliedIds=y,g.genesStillNamed=
j,g.missingGenes=o,g.unresolvedReferences=A;function S(){const s=d(27199);return S=function(){return s},s}function C(){const s=d(
30610);return C=function(){return s},s}function b(){const s=d(95132);return b=function(){return s},s}function E(){const s=d(
72025);return E=function(){return s},s}function P(){const s=d(50661);return P=function(){return s},s}function A({assets:s}){
const{changes:t,present:a,unread:l}=s,O=N(a,"Capsule"),m=N(a,"ValidationReport");return t.filter(h).flatMap(({asset:f})=>{
if(f.type!=="EvolutionEvent")return[];const{capsule_id:c,validation_report_id:i}=f.value,u=f.id,[r]=l,v=w=>`whether \`${w}\
\`, which the EvolutionEvent \`${u}\` names, exists`,p=[];if(M(c,O)){const w=(0,S().placeOf)(f,["capsule_id"]);p.push(r?
(0,E().notChecked)(v(c),r,w):(0,b().finding)("reference-not-found",{event:u,type:"Capsule",id:c,field:"capsule_id"},w))}
if(M(i,m)){const w=(0,S().placeOf)(f,["validation_report_id"]);p.push(r?(0,E().notChecked)(v(i),r,w):(0,b().finding)("re\
ference-not-found",{event:u,type:"ValidationReport",id:i,field:"validation_report_id"},w))}return p})}function j({assets:{
changes:s,present:t}}){const a=N(t,"Gene"),l=y(s),O=s.flatMap(({kind:f,asset:c,before:i})=>f==="removed"?c:i??[]).filter(
({type:f})=>f==="Gene").flatMap(f=>(0,C().namesOf)(f).map(c=>({asset:f,name:c}))).filter(({name:f})=>!a.has(f)&&!l.has(f));
if(O.length===0)return[];const m=t.flatMap(C().namings);return O.flatMap(({asset:f,name:c})=>{const i=m.filter(({gene:w})=>w===
c),u=i.find(w=>w.by.type==="Capsule")??i[0];if(u===void 0)return[];const r={gene:c,by:`the ${u.by.type} \`${u.by.id}\``,
more:new Set(i.map(w=>w.by)).size-1},v=u.by.type==="Capsule"?"warning":"notice",p=u.by.locate(u.pointer);return[(0,b().finding)(
"gene-still-named",r,{location:p,subject:(0,S().subjectOf)(f),severity:v})]})}function N(s,t){return new Set(s.filter(a=>a.
type===t).flatMap(C().namesOf))}function M(s,t){return typeof s=="string"&&!t.has(s)}function h({kind:s}){return s==="ad\
ded"||s==="modified"}function y(s){return new Set(s.flatMap(C().newNamings).map(({gene:t})=>t))}const n="ad_hoc",e={severity:"\
warning",harm:"bookkeeping"};function o(s){const{changes:t}=s.assets,a=new Set(t.filter(({kind:l,asset:O})=>l!=="removed"&&
O.type==="Gene").flatMap(({asset:l})=>(0,C().namesOf)(l)));return t.flatMap(C().newNamings).filter(({gene:l})=>!a.has(l)).
map(({by:l,gene:O,pointer:m})=>{const f=O===n&&(0,P().isChange)(s),c={...(0,S().placeOf)(l,m),...f&&e};return(0,b().finding)(
"gene-not-found",{type:l.type,id:l.id,gene:O},c)})}},93290:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),
g.removedScripts=h;function S(){const t=d(76760);return S=function(){return t},t}function C(){const t=d(27199);return C=
function(){return t},t}function b(){const t=d(68450);return b=function(){return t},t}function E(){const t=d(77680);return E=
function(){return t},t}function P(){const t=d(51951);return P=function(){return t},t}function A(){const t=d(86191);return A=
function(){return t},t}function j(){const t=d(59867);return j=function(){return t},t}function N(){const t=d(46912);return N=
function(){return t},t}function M(){const t=d(95132);return M=function(){return t},t}async function h(t){const{assets:a,
baseTree:l,clock:O}=t,m=y(t.change),f=await n(t);if(m.size+f.size===0)return[];const c=new Set(a.changes.map(({asset:r})=>r)),
i=a.present.filter(r=>r.type==="Gene"&&!c.has(r)),u=new Map;for(const r of i){await O.tick();const v=(0,E().validationCommands)(
r),p=new Map;for(const{value:w,pointer:I}of v.kind==="list"?v.entries:[]){if(typeof w!="string")continue;const{root:k}=(0,b().
storeOf)(r.path,{policy:t.policy,tree:l}),$=(0,A().namedPaths)(w,k).filter(T=>m.has(T)).map(T=>({path:T,script:""}));f.size>
0&&$.push(...await o(w,l,k));for(const T of $){const R=s(T);(T.script===""||f.has(R))&&p.set(R,{...T,entry:I[1]})}}for(const[
w,I]of p){const k=u.get(w);k?k.more+=1:u.set(w,{...I,gene:r,more:0})}}return[...u.values()].map(({path:r,script:v,gene:p,
entry:w,more:I})=>(0,M().finding)("script-still-named",{path:r,script:v,gene:p.id,more:I},(0,C().placeOf)(p,["validation",
w])))}function y({files:t}){const a=new Set(t.flatMap(({status:l,path:O,oldPath:m})=>l==="deleted"?O:m??[]));for(const{path:l,
status:O}of t)O!=="deleted"&&a.delete(l);return a}async function n({change:t,baseTree:a,tree:l}){const O=t.files.map(({path:f,
oldPath:c})=>c??f),m=new Set;for(const f of O.filter(c=>S().posix.basename(c)==="package.json")){const c=await e(a,f),i=new Set(
await e(l,f));for(const u of c)i.has(u)||m.add(s({path:f,script:u}))}return m}async function e(t,a){const l=S().posix.dirname(
a);return[...(await(0,j().usablePackageJson)(t,l==="."?"":l))?.scripts.keys()??[]]}async function o(t,a,l){const{invocation:O}=(0,P().
readWords)(t,{tree:a,cwd:l});if(O?.program!=="npm")return[];const m={tree:a,directory:l,changed:new Set},{runs:f}=await(0,N().
scriptsThatRun)(O,m,{start:0,end:0}),c=(0,N().eventOf)(O);return f.flatMap(({directory:i,event:u})=>u===c?[{path:S().posix.
join(i,"package.json"),script:c}]:[])}function s({path:t,script:a}){return`${t}\0${a}`}},21471:function(L,g,d){Object.defineProperty(
g,"__esModule",{value:!0}),g.describeJson=O,g.schemaDifferences=E;function S(){const m=d(98879);return S=function(){return m},
m}const C=2e5,b=50;function E(m,f){try{return P(m,f)}catch(c){if(!(c instanceof URIError))throw c;return[{kind:"invalid",
pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}function P(m,f){
const c=(0,S().complaintsOf)(m,f,JSON.stringify(f).length<=C),i=new Map,u=new Set;for(const r of c){if(M.has(r.keyword))
continue;const v=j(r);if(!u.has(v)){u.add(v);for(const p of h(r,m,f)){const w=A(r,p),I=i.get(w);i.set(w,I?{...I,more:I.more+
1}:p)}}}return[...i.values()].slice(0,b)}function A({keywordLocation:m},f){switch(f.kind){case"missing":return JSON.stringify(
[m,...f.fields]);case"unknown":return JSON.stringify([m,f.field]);case"invalid":return m}}function j({keyword:m,instanceLocation:f}){
return`${N.has(m)?m:"value"} ${f}`}const N=new Set(["required","additionalProperties"]),M=new Set(["properties","items",
"false"]);function h(m,f,c){const{keyword:i,keywordLocation:u,instanceLocation:r}=m,{pointer:v,value:p}=n(c,r),w=e(f,u);
if(i==="required"){const k=(w.required??[]).filter(F=>!y(p,F));return[{kind:"missing",pointer:v,fields:k,more:0}]}if(i===
"additionalProperties"){const k=w.properties??{},F=Object.keys(p??{}).filter(T=>!Object.hasOwn(k,T)),$=Object.keys(k).filter(
T=>!y(p,T));return F.map(T=>({kind:"unknown",pointer:[...v,T],field:T,absent:$,more:0}))}const I=l(i,w);return[{kind:"in\
valid",pointer:v,keyword:i,expected:I,found:O(p),more:0}]}function y(m,f){return m!==null&&Object.hasOwn(m,f)}function n(m,f){
const c=[];let i=m;for(const u of o(f))Array.isArray(i)?(c.push(Number(u)),i=i[Number(u)]??null):(c.push(u),i=i[u]??null);
return{pointer:c,value:i}}function e(m,f){let c=S().SCHEMAS[m];for(const i of o(f).slice(0,-1))c=c[i];return c}function o(m){
return m.split("/").slice(1).map(f=>f.replaceAll("~1","/").replaceAll("~0","~"))}const s={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},t={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},a=40;function l(m,f){const c=f[m];
switch(m){case"type":return[c].flat().map(i=>s[String(i)]??String(i)).join(" or ");case"enum":return`one of ${(f.enum??[]).
map(i=>JSON.stringify(i)).join(", ")}`;case"const":return JSON.stringify(c);case"pattern":return t[String(c)]??`a string\
 that matches ${c}`;case"minLength":return c===1?"a non-empty string":`a string of at least ${c} characters`;case"maxLen\
gth":return`a string of at most ${c} characters`;case"minItems":return c===1?"a non-empty list":`a list of at least ${c}\
 items`;case"maxItems":return`a list of at most ${c} items`;case"minimum":return`a number that is at least ${c}`;case"ma\
ximum":return`a number that is at most ${c}`;default:return`a value that matches \`${m}\` in the schema`}}function O(m){
return Array.isArray(m)?m.length===0?"an empty list":"a list":m!==null&&typeof m=="object"?"an object":typeof m!="string"?
String(m):m.length<=a?JSON.stringify(m):`a string of ${m.length} characters`}},57733:function(L,g,d){Object.defineProperty(
g,"__esModule",{value:!0}),g.promotionSchemaFindings=j,g.schemaFindings=A;function S(){const s=d(23404);return S=function(){
return s},s}function C(){const s=d(27199);return C=function(){return s},s}function b(){const s=d(3051);return b=function(){
return s},s}function E(){const s=d(95132);return E=function(){return s},s}function P(){const s=d(21471);return P=function(){
return s},s}function A(s){return(0,P().schemaDifferences)(s.type,s.value).flatMap(t=>y(s.type,t)).map(t=>N(s,t,"warning"))}
function j(s){const t=o(s)?"warning":"error";return(0,P().schemaDifferences)(s.type,s.value).map(a=>N(s,a,t))}function N(s,t,a){
const{type:l,id:O}=s,{pointer:m,more:f}=t,c={...(0,C().placeOf)(s,m),severity:a},i=(u,r,v,p)=>(0,E().finding)("schema-fi\
eld",{type:l,id:O,field:u,fault:r,where:v,fix:p},c);switch(t.kind){case"missing":{const{fields:u}=t,v=`Add what is missi\
ng as the schema of the protocol describes it${u.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return i(u.join("`, `"),"is missing",h(m,f),v)}case"unknown":{const u=h(m.slice(0,-1),f),{field:r,absent:v}=t,
p=(0,b().nearestName)(r,v),w=p===void 0?"":`If you meant \`${p}\`, rename it. Otherwise, `,I=`${w}${w?"remove":"Remove"}\
 \`${r}\` or store it outside the asset`;return i(r,"is unknown",u,I)}case"invalid":{const{expected:u}=t,r=`${t.found}${f===
0?"":` (and in ${M(f)})`}`,v=m.join("."),p=`must be ${u}, but it is ${r}`;return i(v,p,"",`Change \`${v}\` to ${u}`)}}}function M(s){
return s===1?"1 similar place":`${s} similar places`}function h(s,t){return s.length===0?"":` in \`${s.join(".")}\`${t===
0?"":` and ${M(t)}`}`}function y(s,t){const{pointer:a}=t;switch(t.kind){case"missing":{const l=t.fields.filter(O=>!n[s].
has([...a,O].join(".")));return l.length===0?[]:[{...t,fields:l}]}case"unknown":return[t];case"invalid":return e(s,a,t.keyword)?
[]:[t]}}const n={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function e(s,[
t,...a],l){if(t==="type"||t==="id"||t==="asset_id")return!0;if(s!=="Gene")return!1;const O=l==="minItems"&&a.length>0;return t===
"validation"||t==="constraints"&&!O}function o({value:s}){const{schema_version:t}=s,a=typeof t=="string"?/^1\.(\d+)\.\d+$/.
exec(t)?.[1]:void 0;return a!==void 0&&Number(a)<Number(S().SCHEMA_VERSION.split(".")[1])}},98879:function(L,g,d){Object.
defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,g.complaintsOf=h;function S(){const e=d(13574);return S=function(){
return e},e}function C(){const e=d(36576);return C=function(){return e},e}function b(){const e=d(25065);return b=function(){
return e},e}function E(){const e=d(5330);return E=function(){return e},e}function P(){const e=d(39436);return P=function(){
return e},e}function A(){const e=d(39763);return A=function(){return e},e}const N={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},M=g.SCHEMAS={Gene:E().default,Capsule:C().default,EvolutionEvent:b().default,
Mutation:P().default,ValidationReport:N};function h(e,o,s){return y[s?"all":"first"][e].validate(o).errors}const y={all:n(
!1),first:n(!0)};function n(e){const o=A().ASSET_TYPES.map(s=>[s,new(S()).Validator(M[s],"7",e)]);return Object.fromEntries(
o)}},73566:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.capsuleFields=N,g.selfDescription=j,g.unidentified=
M;function S(){const n=d(27199);return S=function(){return n},n}function C(){const n=d(59490);return C=function(){return n},
n}function b(){const n=d(95132);return b=function(){return n},n}function E(){const n=d(72025);return E=function(){return n},
n}function P(){const n=d(85475);return P=function(){return n},n}function A(){const n=d(57733);return A=function(){return n},
n}function j({correctorOf:n},{asset:e,change:o,commands:s=[]}){if(e.cut)return[];const t=o?.kind==="unchanged"?void 0:o?.
before,a=s.some(({findings:l})=>l.some(({edit:O})=>O?.fix));return[...(0,P().hashFindings)(e,n(e),!a,t),...(0,A().schemaFindings)(
e)]}function N(n,{asset:e}){const{type:o,id:s,value:t}=e;if(o!=="Capsule"||e.cut)return[];const a=["success_streak","env\
_fingerprint"].filter(O=>t[O]==null);if(a.length===0)return[];const l=(0,S().placeOf)(e);return[(0,b().finding)("capsule\
-field-missing",{capsule:s,fields:a},l)]}function M({genes:n,claims:e,correctorOf:o}){const l=[...n.filter(({change:m})=>m?.
kind!=="removed").map(({asset:m})=>m),...e].filter(({cut:m})=>!m).flatMap(m=>h(m,o));return[...(0,C().groupBy)(l,({rule:m,
location:f})=>JSON.stringify([m,f?.path])).values()].flatMap(y)}function h(n,e){try{return(0,P().identityFindings)(n,e(n)).
filter(P().isMissingIdentity)}catch(o){return[(0,E().assetNotJudged)(n,o)]}}function y([n,...e]){if(n===void 0)return[];
if(e.length===0||!(0,P().isMissingIdentity)(n))return[n,...e];const{subject:o,args:s,...t}=n,{expected:a,...l}=s;return[
{...t,args:{...l,others:e.length}}]}},47771:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=
c,g.eventsIn=e,g.streakCounter=j,g.successStreak=n;function S(){const i=d(23404);return S=function(){return i},i}function C(){
const i=d(27199);return C=function(){return i},i}function b(){const i=d(59490);return b=function(){return i},i}function E(){
const i=d(95132);return E=function(){return i},i}function P(){const i=d(72025);return P=function(){return i},i}function A(){
const i=d(85475);return A=function(){return i},i}function j(i,u){const r=s(i,u),v=(0,b().groupBy)(i,({value:{capsule_id:p}})=>p);
return p=>N(p,v.get(p.id)??[],r,u)}function N({id:i,value:{gene:u}},r,v,p){const w=[],I=[],k={files:0,lines:0};let F;const{
successes:$,failure:T}=M(i,r);for(const R of $){const{value:G}=R,D=v.get(R)??a(G,p)??(l(G,u,p)?void 0:o);D===void 0?(I.push(
R),O(k,G)||(F??=f(G))):w.push({event:f(G),why:D})}return{count:y(I),uncounted:w,ended:T!==void 0,...T&&$.length===0&&{failed:f(
T.value)},radius:k,...F!==void 0&&{unmeasured:F}}}function M(i,u){const r=u.filter(({value:p})=>p.type==="EvolutionEvent"&&
p.capsule_id===i).reverse(),v=r.findIndex(({value:p})=>!h(p));return v<0?{successes:r}:{successes:r.slice(0,v),failure:r[v]}}
function h({outcome:i}){return(0,C().isJsonObject)(i)&&i.status==="success"}function y(i){const u=i.map(({value:r})=>r.id).
filter(r=>typeof r=="string");return i.length-u.length+new Set(u).size}function n(i,u){const{successes:r,failure:v}=M(i,
u);return{count:y(r),ended:v!==void 0}}function e({changes:i,present:u,unread:r}){const v=r.at(-1),p=new Set(i.map(({asset:w})=>w));
return u.filter(({type:w,path:I})=>w==="EvolutionEvent"&&(!v||I>=v.path)).map(w=>({value:w.value,log:w.path,isNew:p.has(
w)}))}const o="it does not name the gene of the Capsule";function s(i,u){const r=new Map,v=new Map,p=new Set;for(const w of i){
const I=t(w,v,u&&p.has(w.log));I!==void 0&&r.set(w,I),p.add(w.log);const{id:k}=w.value;typeof k=="string"&&!v.has(k)&&v.
set(k,w)}return r}function t({value:i,isNew:u},r,v){const{id:p,parent:w}=i;if(u)return"the change that is judged adds or\
 edits it";const I=typeof p=="string"?r.get(p):void 0;return I!==void 0?(0,S().canonicalize)(I.value)===(0,S().canonicalize)(
i)?void 0:"an earlier event with other content has its id":typeof w=="string"&&w!==""?r.has(w)?void 0:"its parent is not\
 in the log before it":v?"it has no parent":void 0}function a(i,u){const{id:r,asset_id:v}=i;if(v===void 0)return u?"it h\
as no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:i})===void 0)return"its hash does not match \
its content";const p=typeof r=="string"&&r.trim()!=="";return u&&!p?"it has no id":void 0}function l({genes_used:i},u,r){
return typeof u!="string"||u===""||!Array.isArray(i)?!r:i.includes(u)}function O(i,{blast_radius:u}){if(u===void 0)return!0;
if(!(0,C().isJsonObject)(u))return!1;const{files:r,lines:v}=u;return!m(r)||!m(v)?!1:(i.files=Math.max(i.files,r),i.lines=
Math.max(i.lines,v),!0)}function m(i){return typeof i=="number"&&Number.isSafeInteger(i)&&i>=0}function f({id:i}){return typeof i==
"string"?i:"without an id"}function c({assets:i}){const u=(0,b().groupBy)(e(i),({value:r})=>r.capsule_id);return i.changes.
flatMap(({kind:r,asset:v})=>{const{success_streak:p}=v.value;if(r==="removed"||v.type!=="Capsule"||typeof p!="number")return[];
const{count:w,ended:I}=n(v.id,u.get(v.id)??[]);if(p<=w)return[];const k=(0,C().placeOf)(v,["success_streak"]),F=i.unread.
at(-1);return F!==void 0&&!I?[(0,P().notChecked)(`the success streak of the Capsule \`${v.id}\``,F,k)]:[(0,E().finding)(
"success-streak-claim",{capsule:v.id,claimed:p,counted:w},k)]})}},78883:function(L,g,d){Object.defineProperty(g,"__esMod\
ule",{value:!0}),g.geneDifferences=E,g.uncovered=N;function S(){const M=d(77680);return S=function(){return M},M}function C(){
const M=d(32854);return C=function(){return M},M}function b(){const M=d(56131);return b=function(){return M},M}function E({
kind:M,asset:h,before:y}){return y===void 0||h.cut||M!=="added"&&M!=="modified"?[]:[...P(y,h),...j(y,h)]}function P(M,h){
const[y,n]=[A(M),A(h)],e="validation";return[...[...y].filter(o=>!n.has(o)).map(o=>({kind:"command_removed",field:e,base:o,
head:null})),...[...n].filter(o=>!y.has(o)).map(o=>({kind:"command_added",field:e,base:null,head:o}))]}function A(M){const h=(0,S().
validationCommands)(M),y=h.kind==="list"?h.entries.map(({value:n})=>n):[];return new Set(y.filter(n=>typeof n=="string"))}
function j(M,h){const{constraints:y}=(0,b().readConstraints)(M.value.constraints),{constraints:n}=(0,b().readConstraints)(
h.value.constraints),e=[];n.maxFiles!==y.maxFiles&&e.push({kind:n.maxFiles>y.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(y.maxFiles),head:String(n.maxFiles)});const o="constraints.forbidde\
n_paths";for(const s of N(y.forbiddenPaths,n.forbiddenPaths))e.push({kind:"constraint_loosened",field:o,base:s,head:null});
for(const s of N(n.forbiddenPaths,y.forbiddenPaths))e.push({kind:"constraint_tightened",field:o,base:null,head:s});return e}
function N(M,h){return M.filter(y=>!h.some(n=>(0,C().isWithin)(y,n)))}},36974:function(L,g,d){Object.defineProperty(g,"_\
_esModule",{value:!0}),g.incompleteGene=j,g.removedGene=N,g.validationList=E;function S(){const M=d(27199);return S=function(){
return M},M}function C(){const M=d(77680);return C=function(){return M},M}function b(){const M=d(95132);return b=function(){
return M},M}function E(M,{asset:h,validation:y,commands:n}){if(h.cut)return[];const e=["validation"],o={gene:h.id};if(y.
kind==="not_a_list"){const a={...o,field:"validation",expected:y.expected};return[(0,b().finding)("validation-malformed",
a,(0,S().placeOf)(h,e))]}if(y.kind==="missing"||y.entries.every(C().isBlankEntry))return[(0,b().finding)("validation-mis\
sing",o,(0,S().placeOf)(h,e))];const s=[],t=new Set;for(const a of y.entries){const{value:l,pointer:O}=a;if((0,C().isBlankEntry)(
a))s.push((0,b().finding)("validation-blank",{...o,field:O.join(".")},(0,S().placeOf)(h,O)));else if(typeof l!="string"){
const m={...o,field:O.join("."),expected:"a string"};s.push((0,b().finding)("validation-malformed",m,(0,S().placeOf)(h,O)))}else if(t.
has(l)){const m={...(0,S().placeOf)(h,O),subject:{...(0,S().subjectOf)(h),command:l}};s.push((0,b().finding)("validation\
-duplicate",{...o,command:l},m))}else t.add(l)}return n.length>0&&n.every(P)&&s.push((0,b().finding)("validation-vacuous",
o,(0,S().placeOf)(h,e))),s}function P({reading:{problems:M,argv:h}}){return M.some(({rule:y})=>y==="only-prints")||A.has(
h?.[0]??"")}const A=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"]);function j(M,{asset:h}){return h.cut?[(0,b().finding)("gene-incomplete",{gene:h.id},(0,S().placeOf)(h))]:[]}
function N(M,{asset:h}){return[(0,b().finding)("gene-removed",{gene:h.id},{subject:(0,S().subjectOf)(h)})]}},56131:function(L,g,d){
Object.defineProperty(g,"__esModule",{value:!0}),g.hardCaps=n,g.limitsOf=y,g.readConstraints=A,g.stricterConstraints=j;function S(){
const e=d(27199);return S=function(){return e},e}function C(){const e=d(57430);return C=function(){return e},e}function b(){
const e=d(32854);return b=function(){return e},e}function E(){const e=d(53315);return E=function(){return e},e}function P(){
const e=d(50661);return P=function(){return e},e}function A(e){const o=l=>({constraints:N,problems:[{...l,pointer:["cons\
traints"]}]});if(e===void 0)return o({kind:"missing"});if(!(0,S().isJsonObject)(e))return o({kind:"malformed",detail:"an\
 object"});const s=[],t=M(e.max_files,s);return{constraints:{maxFiles:t??E().DEFAULT_MAX_FILES,isDefaultLimit:t===void 0,
forbiddenPaths:h(e.forbidden_paths,s)},problems:s}}function j(e,o){if(e===void 0)return o;const{maxFiles:s,isDefaultLimit:t}=e.
maxFiles<o.maxFiles?e:o;return{maxFiles:s,isDefaultLimit:t,forbiddenPaths:[...new Set([...e.forbiddenPaths,...o.forbiddenPaths])]}}
const N={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(e,o){const s=["constraints","max\
_files"];if(e===void 0)o.push({kind:"missing",pointer:s});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
o.push({kind:"malformed",pointer:s,detail:"an integer greater than 0"})}}function h(e,o){const s=["constraints","forbidd\
en_paths"];if(e===void 0)return o.push({kind:"missing",pointer:s}),[];if(!Array.isArray(e))return o.push({kind:"malforme\
d",pointer:s,detail:"a list of paths"}),[];const t=new Set;for(const[a,l]of e.entries()){const O=typeof l=="string"?(0,b().
normalise)(l):void 0;if(typeof l!="string"||!O){o.push({kind:"malformed",pointer:[...s,a],detail:"a path below the root \
of the repository"});continue}(0,b().looksLikePattern)(l)&&o.push({kind:"pattern",pointer:[...s,a],detail:l}),t.add(O)}return[
...t]}function y(e,o){const{asset:s,change:t,binds:a}=e,{constraints:l}=A(s.value.constraints),O=t?.before&&A(t.before.value.
constraints).constraints,m=j(O,l),{maxFiles:f,isDefaultLimit:c}=m,i=n(o.policy),u=a&&(0,P().isChange)(o)?o.radius:C().NOTHING_TOUCHED,
r=(0,E().cappedSize)(u,o.policy.blast_radius.counting),v=(0,E().gradeFiles)(u.files,f,r,i),p=v==="hard_cap_breach"?r:u,w=(0,E().
gradeWords)(v,p,f,i);return{base:O,head:l,constraints:m,blastRadius:{...u,max_files:f,...c&&{default_limit:!0},severity:v,
message:w}}}function n({blast_radius:e}){const{hard_cap_files:o,hard_cap_lines:s}=e;return{files:o,lines:s}}},54034:function(L,g,d){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditGene=A,g.forbidsRunningGene=M,g.geneFindings=j;function S(){const h=d(
72025);return S=function(){return h},h}function C(){const h=d(70716);return C=function(){return h},h}function b(){const h=d(
6470);return b=function(){return h},h}function E(){const h=d(78883);return E=function(){return h},h}function P(){const h=d(
56131);return P=function(){return h},h}async function A(h,y,n){const{asset:e,change:o,commands:s,store:t}=y,a=(0,P().limitsOf)(
y,h),l=await j(h,{...y,limits:a}),O=n.mayRun&&!l.some(M);return{asset:e,store:t,commands:O?(0,b().planCommands)(s,{timeoutMs:n.
timeoutMs,directory:t.root}):s,findings:l,blastRadius:a.blastRadius,differences:o===void 0?[]:(0,E().geneDifferences)(o)}}
async function j(h,y){return y.change?.kind!=="removed"?(0,S().ask)(C().GENE_CHECKS,h,y):(await(0,S().ask)(C().REMOVED_GENE_CHECKS,
h,y)).map(({location:e,...o})=>o)}const N=new Set(["gene-incomplete","validation-malformed","not-judged"]);function M({rule:h}){
return N.has(h)}},42804:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.declaredConstraints=j,g.declaredPaths=
t,g.geneBlastRadius=o,g.hardCap=e,g.limitsBeyondCap=y,g.loosenedConstraints=M;function S(){const a=d(27199);return S=function(){
return a},a}function C(){const a=d(95132);return C=function(){return a},a}function b(){const a=d(53315);return b=function(){
return a},a}function E(){const a=d(39869);return E=function(){return a},a}function P(){const a=d(78883);return P=function(){
return a},a}function A(){const a=d(56131);return A=function(){return a},a}function j(a,{asset:l}){return(0,A().readConstraints)(
l.value.constraints).problems.filter(({kind:O})=>O!=="missing"||!l.cut).map(O=>N(l,O))}function N(a,{kind:l,pointer:O,detail:m=""}){
const f=(0,S().placeOf)(a,O),c={gene:a.id,field:O.join(".")};return l==="missing"?(0,C().finding)("constraints-missing",
c,f):l==="malformed"?(0,C().finding)("constraints-malformed",{...c,expected:m},f):(0,C().finding)("forbidden-path-patter\
n",{gene:a.id,entry:m},f)}function M(a,{asset:l,binds:O,limits:{base:m,head:f}}){if(!O||l.cut||m===void 0)return[];const c=(0,P().
uncovered)(m.forbiddenPaths,f.forbiddenPaths),i=f.maxFiles>m.maxFiles;if(c.length===0&&!i)return[];const u=h(l.value.constraints),
r=[...i&&!u("max_files")?[`\`max_files\` from ${m.maxFiles} to ${f.maxFiles}`]:[],...(u("forbidden_paths")?[]:c).map(p=>`\
\`${p}\` is no longer forbidden`)];if(r.length===0)return[];const v=(0,S().placeOf)(l,["constraints"]);return[(0,C().finding)(
"constraints-loosened",{gene:l.id,loosened:r},v)]}function h(a){const l=(0,A().readConstraints)(a).problems.flatMap(({kind:O,
pointer:m})=>O==="malformed"&&m.length<=2?[m[1]]:[]);return O=>l.includes(O)||l.includes(void 0)}function y(a,{asset:l,binds:O,
limits:{base:m,head:f}}){const{files:c}=(0,A().hardCaps)(a.policy),{maxFiles:i}=f;if(!O||i<=c||m!==void 0&&i<=m.maxFiles)
return[];const u=(0,S().placeOf)(l,["constraints","max_files"]);return[(0,C().finding)("constraints-beyond-cap",{gene:l.
id,maxFiles:i,cap:c},u)]}const n={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function e({genes:a,radius:l,policy:O}){const m=a.filter(({binds:I})=>I),f=(0,b().cappedSize)(l,
O.blast_radius.counting),c=(0,A().hardCaps)(O);if(m.length===0||f.files<=c.files&&f.lines<=c.lines)return[];const[i,...u]=m,
r=m.find(({change:I})=>I.kind!=="removed"),{location:v}=r?(0,S().placeOf)(r.asset,["constraints","max_files"]):{},p={...v&&
{location:v},...i&&u.length===0&&{subject:(0,S().subjectOf)(i.asset)}},w={...f,capFiles:c.files,capLines:c.lines,genes:m.
length};return[(0,C().finding)("blast-radius-hard-cap",w,p)]}function o(a,{asset:l,binds:O,isOnlyAdded:m,limits:f}){const{
files:c,max_files:i,severity:u}=f.blastRadius;if(!O||u==="within_limit"||u==="hard_cap_breach")return[];if(m&&(u==="appr\
oaching_limit"||a.seeds.has(l)))return[];const r=(0,S().placeOf)(l,["constraints","max_files"]),v={gene:l.id,files:c,maxFiles:i,
declared:!f.constraints.isDefaultLimit};return[(0,C().finding)(n[u],v,{...r,...s(m)})]}function s(a=!1){return a?{severity:"\
warning",harm:"bookkeeping"}:{}}function t({touchesOf:a,seeds:l},{asset:O,binds:m,isOnlyAdded:f,limits:{constraints:c}}){
if(!m||l.has(O))return[];const i=c.forbiddenPaths.flatMap(r=>(0,E().someTouches)(a(r)).map(v=>({gene:O.id,entry:r,...v})));
if(i.length===0)return[];const u={...(0,S().placeOf)(O,["constraints","forbidden_paths"]),...s(f)};return i.map(r=>(0,C().
finding)("forbidden-path-declared",r,u))}},16373:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.readGene=
j,g.readGeneChange=N;function S(){const n=d(27199);return S=function(){return n},n}function C(){const n=d(30610);return C=
function(){return n},n}function b(){const n=d(68450);return b=function(){return n},n}function E(){const n=d(77680);return E=
function(){return n},n}function P(){const n=d(16455);return P=function(){return n},n}function A(){const n=d(95132);return A=
function(){return n},n}async function j(n,e,o){const s=(0,E().validationCommands)(n),t=await M(n,s,e,o);return{asset:n,store:e.
storeOf(n.path),binds:!1,validation:s,commands:t}}async function N(n,e,o,s){const{kind:t,asset:a,before:l}=n,O=(0,C().namesOf)(
a).some(u=>e.has(u)),m=!["applied","unchanged"].includes(t)||O,f=t==="added"&&l===void 0&&!O,c=(0,E().validationCommands)(
a),i=t==="removed"?[]:await M(a,c,o,s);return{asset:a,store:o.storeOf(a.path),change:n,binds:m,isOnlyAdded:f,validation:c,
commands:i}}async function M(n,e,o,s){if(e.kind!=="list")return[];const t=o.forFile(n.path),a=e.entries.filter(f=>typeof f.
value=="string"&&!(0,E().isBlankEntry)(f)),l=await Promise.all(a.map(({value:f})=>t.command(f))),O=await(0,P().withEdits)(
l,t,s(n)==="fix");return(await Promise.all(O.map(f=>h(f,n,o)))).map((f,c)=>y(n,f,a[c]?.pointer??["validation"]))}async function h(n,{
path:e},o){const s=o.storeOf(e),{tree:t}=o.terms;if(n.verdict!=="block"||t===void 0)return n;for(const a of new Set([...(0,b().
packagesAbove)(t,s.path),""])){if(a===s.root)continue;const{verdict:l}=await o.startingIn(a).command(n.reading.command);
if(l==="block")continue;const O={root:s.root||".",other:a||"."};return{...n,findings:[...n.findings,(0,A().finding)("wor\
ks-elsewhere",O)]}}return n}function y(n,{findings:e,...o},s){const{command:t}=o.reading,a={...(0,S().subjectOf)(n),command:t},
l={path:n.path,pointer:(0,S().pointerText)([...n.pointer,...s])};return{...o,command:t,location:n.locate(s),findings:e.map(
({edit:O,...m})=>({...m,location:n.locate(s,m.span),subject:a,...O&&{edit:{...l,...O}}}))}}},61989:function(L,g,d){Object.
defineProperty(g,"__esModule",{value:!0}),g.launchedFiles=P,g.markUnreadable=E;function S(){const j=d(27199);return S=function(){
return j},j}function C(){const j=d(23678);return C=function(){return j},j}function b(){const j=d(95132);return b=function(){
return j},j}async function E(j,N,{tree:M,baseTree:h}){const y=j.flatMap(({commands:e})=>e.flatMap(P)),n=new Map;for(const e of new Set(
y)){const o=N.has(e)?await(0,C().whyUnreadable)(M,e):void 0;o&&await(0,C().whyUnreadable)(h,e)===void 0&&n.set(e,o)}return n.
size===0?j:j.map(e=>({...e,commands:e.commands.map(o=>A(e,o,n))}))}function P({reading:j}){return j.targets.flatMap(({path:N})=>N??
[])}function A({asset:j},N,M){const{location:h,verdict:y,confirmation:n}=N,e={location:h,subject:{...(0,S().subjectOf)(j),
command:N.command}},o=[...new Set(P(N))].flatMap(s=>{const t=M.get(s);return t===void 0?[]:[(0,b().finding)("script-unre\
adable",{path:s,why:t},e)]});return o.length===0?N:{...N,verdict:y==="allow"?"warn":y,confirmation:n==="standard"?"stron\
g":n,findings:[...N.findings,...o]}}},6470:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.digestPlans=
A,g.makePlan=E,g.planCommands=P,g.toolOf=h;function S(){const y=d(77598);return S=function(){return y},y}const C=Symbol(
"audited");function b({steps:y,...n}){return{...n,steps:y.map(({command:e,...o})=>o)}}function E(y){const{argv:n,program:e,
directory:o,binary:s=null,env:t,timeoutMs:a}=y,{scripts:l=null,npmSettings:O=[]}=y,m=JSON.stringify([n,e,s,l&&b(l),O,Object.
entries(t).sort(([f],[c])=>f<c?-1:1),a,...o===""?[]:[o]]);return{...y,[C]:!0,digest:j(m)}}function P(y,n){const e=[];for(const o of y){
const s=o.verdict==="block"?void 0:N(o.reading,n);if(s===void 0)return y;e.push({...o,plan:s})}return e}function A(y){const n=[
...new Set(y.map(({digest:e})=>e))].sort();return j(n.join(`
`))}function j(y){return`sha256:${(0,S().createHash)("sha256").update(y).digest("hex")}`}function N(y,n){const{command:e,
argv:o,assignments:s}=y,t=o&&M(y,o);if(t)return E({command:e,...t,env:{...Object.fromEntries(s.map(({name:a,value:l})=>[
a,l])),...y.invocation?.family?.data.environment},...n})}function M(y,n){const{invocation:e,scripts:o,npmSettings:s}=y,[
t]=n;if(e===void 0)return t===void 0?void 0:{program:t,argv:n};const a=h(y);if(a===void 0){const{program:O}=e;return{program:O,
argv:n,...o&&{scripts:o},...s&&{npmSettings:s}}}if(a.path===void 0)return;const l=[...e.operands,...e.passthrough].map(({
text:O})=>O);return{program:e.program,argv:l,binary:a.path}}function h({targets:y}){return y.find(({kind:n,via:e})=>n===
"package_binary"&&e===void 0)}},66160:function(L,g,d){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=l,g.
isGene=O,g.readChangeSubject=s,g.subjectOfAssets=o;function S(){const f=d(20702);return S=function(){return f},f}function C(){
const f=d(78114);return C=function(){return f},f}function b(){const f=d(28894);return b=function(){return f},f}function E(){
const f=d(36093);return E=function(){return f},f}function P(){const f=d(4378);return P=function(){return f},f}function A(){
const f=d(74238);return A=function(){return f},f}function j(){const f=d(53315);return j=function(){return f},f}function N(){
const f=d(12154);return N=function(){return f},f}function M(){const f=d(39869);return M=function(){return f},f}function h(){
const f=d(85881);return h=function(){return f},f}function y(){const f=d(16373);return y=function(){return f},f}function n(){
const f=d(61989);return n=function(){return f},f}const e={changes:[],problems:[],files:[],present:[],unread:[]};function o({
assets:f,problems:c},i,u,r=e){const{policy:v,tree:p}=i.terms;return{policy:v,clock:i.clock,tree:p,problems:c,correctorOf:u,
genes:f.filter(O).map(w=>({asset:w})),claims:f.filter(w=>!O(w)),assets:r}}async function s(f){const{assets:c,baseTree:i,
tree:u,policy:r,platform:v}=f,{policy:p,source:w}=r,I=new Set(f.change.files.flatMap(j().namesOf)),k=P().Judge.by({policy:p,
tree:u,base:i,changed:I,platform:v,...f.clock&&{clock:f.clock}}),F=t(c.changes),$=(0,h().appliedIds)(c.changes.filter(({
asset:B})=>!F.has(B))),T=l(c.problems),R={tree:u,baseTree:i},G=await k.clock.all(c.changes.filter(({asset:B})=>O(B)),B=>(0,y().
readGeneChange)(B,$,k,T)),D=await(0,n().markUnreadable)(G,I,R),U=new Set(D.flatMap(({commands:B})=>B.flatMap(n().launchedFiles))),
H=await(0,N().withLinesOfCode)(f.change,U,R),J=(0,N().exemptPaths)(H,p,D,u),W=(0,M().touchedPaths)(H,u),K=(0,j().measureChange)(
H,J);return{policy:p,judge:k,clock:k.clock,loadedPolicy:r,unprovenMerge:f.unprovenMerge,policyPath:w==="file"?void 0:A().
POLICY_PATH,tree:u,baseTree:i,change:H,agentFiles:await(0,S().judgeAgentFiles)(R,p,k.clock),assets:c,problems:c.problems,
correctorOf:T,genes:D,seeds:a(F,D,I),claims:c.changes.filter(m).map(({asset:B})=>B),changedNames:I,touched:W,touchesOf:(0,M().
touchesOf)(W,i),exempt:J,radius:K,counted:(0,N().countedChange)(H,K)}}function t(f){return new Map(f.flatMap(({kind:c,asset:i,
before:u})=>{const r=c==="added"&&!u?(0,E().seedRelease)(i):void 0;return r===void 0?[]:[[i,r]]}))}function a(f,c,i){const u=c.
filter(({isOnlyAdded:v,commands:p})=>!v||p.flatMap(n().launchedFiles).some(w=>i.has(w))),r=new Set(u.map(({asset:v})=>v));
return new Map([...f].filter(([v])=>!r.has(v)))}function l(f){const c=(0,C().ambiguousFiles)(f);return({path:i})=>c.has(
i)||(0,b().isAuditLog)(i)?"hand":"fix"}function O({type:f}){return f==="Gene"}function m({kind:f,asset:c}){return!O(c)&&
(f==="added"||f==="modified")}},50661:function(L,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isChange=d;function d(S){
return"change"in S}},57430:function(L,g){Object.defineProperty(g,"__esModule",{value:!0}),g.NOTHING_TOUCHED=g.NOTHING_RUN=
void 0;const d=g.NOTHING_RUN={level:"none",description:"Nothing was run."},S=g.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(L,g,d){d.r(g),d.d(g,{Validator:()=>S.D});var S=d(60207)},36576:function(L,g,d){d.r(g),d.
d(g,{default:()=>S});var S=d(6145)},25065:function(L,g,d){d.r(g),d.d(g,{default:()=>S});var S=d(27620)},5330:function(L,g,d){
d.r(g),d.d(g,{default:()=>S});var S=d(87981)},39436:function(L,g,d){d.r(g),d.d(g,{default:()=>S});var S=d(57811)}};
