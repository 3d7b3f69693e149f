"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.
assetLimits=f;function f(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(T,g,f){Object.defineProperty(
g,"__esModule",{value:!0}),g.ambiguousFiles=F,g.hidesContent=E,g.isIncomplete=P,g.isUnread=b,g.markBefore=N;function S(){
const c=f(28672);return S=function(){return c},c}function C({rule:c}){return S().assetFileRules[c].content}function b(c){
return C(c)==="unread"}function E(c){return b(c)||C(c)==="misread"}function P({problems:c}){return c.some(E)}function A(c){
return E(c)||C(c)==="ambiguous"}function F(c){return new Set(c.filter(A).map(({location:y})=>y.path))}function N(c,y,t,e){
const r=new Set(t.map(({asset:n})=>n.id)),s=new Map;for(const n of y){const o=w(n,n.location.path);s.set(o,(s.get(o)??0)+
1)}return c.map(n=>{const{id:o,location:p}=n,O=w(n,e.get(p.path)??p.path),m=s.get(O)??0;return!(C(n)==="known")||m===0||
o!==void 0&&r.has(o)?n:(s.set(O,m-1),{...n,before:!0})})}function w({rule:c,id:y,detail:t},e){return JSON.stringify([c,e,
y,t.replace(/\d+/g,"#")])}},30610:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.allOtherGenes=A,g.appliedGenes=
P,g.namesOf=C,g.namings=E,g.newNamings=b;function S(){const N=f(61331);return S=function(){return N},N}function C({id:N,
value:{asset_id:w}}){return typeof w=="string"?[N,w]:[N]}function b({kind:N,asset:w,before:c}){if(N!=="added"&&N!=="modi\
fied")return[];const y=new Set(N==="modified"&&c?E(c).map(({gene:t})=>t):[]);return E(w).filter(({gene:t})=>!y.has(t))}function E(N){
const{gene:w,genes_used:c}=N.value;return N.type==="Capsule"?typeof w=="string"?[{by:N,gene:w,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(c)?[]:c.flatMap((y,t)=>typeof y=="string"?[{by:N,gene:y,pointer:["genes_used",t]}]:[])}
function P(N,w){const c=new Set(N.flatMap(b).map(({gene:e})=>e));for(const{kind:e,asset:r}of N)if(!(e==="removed"||r.type!==
"Gene"))for(const s of C(r))c.delete(s);const y=new Set;return F(N,w).filter(e=>{if(!C(e).some(s=>c.has(s)))return!1;const r=(0,S().
statedContent)(e);return y.has(r)?!1:(y.add(r),!0)}).map(e=>({kind:"applied",asset:e,before:e}))}function A(N,w){const c=P(
N,w),y=new Set(c.map(({asset:t})=>t.id));return F(N,w).map(t=>({kind:y.has(t.id)?"applied":"unchanged",asset:t,before:t}))}
function F(N,w){const c=new Set(N.map(({asset:y})=>y));return w.flatMap(({assets:y})=>y).filter(y=>y.type==="Gene"&&!c.has(
y))}},77680:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.commandsToRun=C,g.isBlankEntry=S,g.validationCommands=
b;const f=1e3;function S({value:E}){return typeof E=="string"&&E.trim()===""}function C(E){const P=b(E);return P.kind!==
"list"?[]:P.entries.flatMap(A=>typeof A.value=="string"&&!S(A)?[A.value.trim()]:[])}function b({value:E}){const{validation:P}=E;
return P===void 0?{kind:"missing"}:Array.isArray(P)?P.length>f?{kind:"not_a_list",expected:`a list of at most ${f} strin\
gs`}:{kind:"list",entries:P.map((F,N)=>({value:F,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.changedInstructions=w,g.staleInstructions=
F;function S(){const n=f(80401);return S=function(){return n},n}function C(){const n=f(32854);return C=function(){return n},
n}function b(){const n=f(93028);return b=function(){return n},n}function E(){const n=f(39231);return E=function(){return n},
n}function P(){const n=f(95132);return P=function(){return n},n}function A(){const n=f(39869);return A=function(){return n},
n}async function F({tree:n}){return(await Promise.all(E().INSTRUCTION_FILES.map(async p=>({path:p,state:N((0,E().blockIn)(
await s(n,p)))})))).flatMap(({path:p,state:O})=>O===void 0?[]:[(0,P().finding)("agent-instructions-stale",{path:p,state:O},
(0,A().atFile)(p))])}function N(n){switch(n.kind){case"absent":return;case"changed":return"it is not what a released ver\
sion writes";case"released":return n.version===E().BLOCK_VERSION?void 0:`its version is ${n.version}, and this version o\
f gene-gate writes ${E().BLOCK_VERSION}`}}async function w({baseTree:n,tree:o}){const p=E().INSTRUCTION_FILES.map(async O=>{
const[m,l]=await Promise.all([s(n,O),s(o,O)]),[u,i]=[(0,E().blockIn)(m),(0,E().blockIn)(l)];if(u.kind==="absent")return[];
const d=i.kind!=="absent"&&i.block===u.block,a=c(d,i,!y(m,u)&&y(l,i));if(a===void 0)return[];const v=d?r(m,l):r(u.block,
t(i));return[(0,P().finding)("agent-instructions-changed",{path:O,effect:a,lines:v},(0,A().atFile)(O))]});return(await Promise.
all(p)).flat()}function c(n,o,p){return o.kind==="absent"?"is removed":p?"is hidden, or shown as an example":n||o.kind===
"released"?void 0:"is not what a released version writes"}function y(n,o){const p=n.slice(0,Math.max(0,n.indexOf(t(o)))),
O=m=>p.match(m)?.length??0;return O(/^ {0,3}(?:```|~~~)/gm)%2===1||O(/<!--/g)>O(/-->/g)||O(/<details\b/gi)>O(/<\/details>/gi)}
function t(n){return n.kind==="absent"?"":n.block}const e=1e3;function r(n,o){return((0,S().diffLines)(n,o,{maxEditLength:e})??
[]).filter(({added:m,removed:l})=>m||l).flatMap(({added:m,value:l})=>l.split(`
`).flatMap(u=>u===""?[]:[`${m?"+":"-"}${u}`]))}async function s(n,o){const p=(0,C().resolveInTree)(n,o);return p.kind!==
"inside"||!(0,b().isRegular)(p.entry.kind)?"":(await n.read(p.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.auditLogs=F,g.firstMalformedLine=r;function S(){
const n=f(28894);return S=function(){return n},n}function C(){const n=f(95132);return C=function(){return n},n}function b(){
const n=f(53315);return b=function(){return n},n}function E(){const n=f(39869);return E=function(){return n},n}const P=/^100/,
A=10;async function F(n){const{change:o,assets:p,policy:O}=n,m=o.files.filter(u=>(0,b().namesOf)(u).some(S().isAuditLog));
if(O.blast_radius.audit_log==="forbidden"){const u=m.flatMap(b().namesOf).filter(S().isAuditLog),i="touches, although th\
e policy forbids it,";return u.map(d=>(0,C().finding)("audit-log-rewritten",{path:d,how:i},(0,E().atFile)(d)))}return(await Promise.
all(m.map(u=>c(u,n)))).flat().filter(({rule:u,location:i})=>u!=="audit-log-malformed"||!p.problems.some(d=>w(d,i)))}async function N(n,o){
return n.stat(o)===void 0?Buffer.alloc(0):n.read(o,S().MAX_LOG_BYTES)}function w({rule:n,location:{path:o,line:p}},O){return o!==
O?.path?!1:p===O.line||n==="file-not-json"&&p>O.line}async function c(n,{baseTree:o,tree:p}){const{path:O,oldPath:m,status:l}=n,
u=[],i=async d=>!P.test(n.oldMode)||(0,S().hasRecords)(await N(o,d));if(m!==void 0&&(0,S().isAuditLog)(m)&&await i(m)&&u.
push(y(m)),!(0,S().isAuditLog)(O))return u;if(l==="deleted")await i(O)&&u.push(y(O));else if(!P.test(n.newMode)||l==="ty\
pe_changed")u.push(y(O));else if(l==="modified"){const[d,a]=await Promise.all([N(o,O),N(p,O)]),v=(0,S().continuationOf)(
d,a);if(v.kind==="appended")return[...u,...t(O,a,v.from)];const{line:h}=v,M=e(h,a),j={path:O,line:M?Math.max(h-1,1):h,column:1},
k=M?`removes everything from line ${h} on of`:`modifies line ${h} of`;u.push((0,C().finding)("audit-log-rewritten",{path:O,
how:k},{location:j}))}else u.push(...t(O,await N(p,O),0));return u}function y(n){return(0,C().finding)("audit-log-rewrit\
ten",{path:n,how:"removes or replaces"},(0,E().atFile)(n))}function t(n,o,p){const O=r(o,p);if(O===void 0)return[];const m={
path:n,line:O.line,column:1};return[(0,C().finding)("audit-log-malformed",{path:n,...O},{location:m})]}function e(n,o){return o.
length===0||o.at(-1)===A&&(0,S().countLines)(o,o.length)<n}function r(n,o){const p=(0,S().countLines)(n,o);for(const{bytes:O,
line:m}of(0,S().recordsOf)(n.subarray(o))){const l=s(O);if(l!==void 0)return{line:p+m,problem:l}}}function s(n){let o;try{
const p=n.toString("utf8").trim();if(p==="")return;o=JSON.parse(p)}catch{return"it is not a single JSON value"}return typeof o!=
"object"||o===null||Array.isArray(o)?"it is not a JSON object":typeof o.type=="string"?void 0:"it has no `type`"}},53315:function(T,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_MAX_FILES=void 0,g.busiestDirectories=F,g.cappedSize=C,g.gradeFiles=
b,g.gradeWords=E,g.linesOf=w,g.measureChange=S,g.namesOf=N;const f=g.DEFAULT_MAX_FILES=20;function S(c,y){const t={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const e of c.files){const{path:r,oldPath:s}=e,n=s===void 0?1:2,o=Number(y.has(
r))+Number(s!==void 0&&y.has(s));t.files+=n-o,t.exempt_files+=o,o===n?t.exempt_lines+=w(e):t.lines+=w(e)}return t}function C({
files:c,lines:y,exempt_files:t,exempt_lines:e},r){return r==="reference"?{files:c,lines:y}:{files:c+t,lines:y+e}}function b(c,y,t,e){
const r=P(y);return t.files>e.files||t.lines>e.lines?"hard_cap_breach":c>2*r?"critical_overrun":c>r?"exceeded":c>.8*r?"a\
pproaching_limit":"within_limit"}function E(c,{files:y,lines:t},e,r){const s=P(e);switch(c){case"hard_cap_breach":return`\
HARD CAP BREACH: ${y} files / ${t} lines exceeds system limit (${r.files} files / ${r.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${y} files > ${2*s} (2x limit of ${s}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${y} > ${s}`;case"approaching_limit":return`approaching limit: ${y} / ${s} files (${Math.
round(y/s*100)}%)`;case"within_limit":return`${y} / ${s} files`}}function P(c){return typeof c=="number"&&c>0?c:f}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function F(c,y){const t=new Map;for(const{path:e,lines:r,exempt:s}of c){const n=A.exec(e)?.[0]??".",o=t.get(n)??{path:n,
files:0,lines:0};o.files+=1,o.lines+=r,s&&(o.exempt_files=(o.exempt_files??0)+1,o.exempt_lines=(o.exempt_lines??0)+r),t.
set(n,o)}return[...t.values()].sort((e,r)=>r.files-e.files||r.lines-e.lines||(e.path<r.path?-1:1)).slice(0,y)}function N(c){
return c.oldPath===void 0?[c.path]:[c.path,c.oldPath]}function w(c){return c.added+c.deleted}},12154:function(T,g,f){Object.
defineProperty(g,"__esModule",{value:!0}),g.countedChange=m,g.countedFiles=w,g.exemptPaths=P,g.isCountedByReference=O,g.
withLinesOfCode=l;function S(){const d=f(18744);return S=function(){return d},d}function C(){const d=f(95244);return C=function(){
return d},d}function b(){const d=f(93028);return b=function(){return d},d}function E(){const d=f(53315);return E=function(){
return d},d}function P(d,a,v,h){const M=d.files.flatMap(E().namesOf);return a.blast_radius.counting==="reference"?new Map(
M.filter(j=>!O(j)).map(j=>[j,"reference"])):new Map([...F(d,v,h).map(j=>[j,"validation_script"]),...M.filter((0,S().assetPathTest)(
a)).map(j=>[j,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function F(d,a,v){const h=a.filter(({
change:{kind:I}})=>I==="added"||I==="modified"),M=new Set(h.flatMap(N)),j=d.files.filter(({status:I,path:$})=>I==="added"&&
M.has($)).map(I=>({path:I.path,lines:(0,E().linesOf)(I),bytes:v.stat(I.path)?.size??0})).sort((I,$)=>I.lines-$.lines||I.
bytes-$.bytes),k={lines:A.lines,bytes:A.bytes};return j.slice(0,Math.min(A.files,Math.max(A.always,h.length))).flatMap(({
path:I,lines:$,bytes:L})=>(k.lines-=$,k.bytes-=L,k.lines>=0&&k.bytes>=0?[I]:[]))}function N({commands:d}){return d.flatMap(
({reading:{command:a,targets:v}})=>v.flatMap(({kind:h,via:M,name:j,path:k})=>h==="file"&&M===void 0&&k&&a.includes(j)?[k]:
[]))}function w(d,a,v){return d.files.flatMap(h=>(0,E().namesOf)(h).map(M=>c(h,M,a.get(M),v))).sort((h,M)=>M.lines-h.lines||
(h.path<M.path?-1:1))}function c(d,a,v,h){const M=a===d.path,j=M?(0,E().linesOf)(d):0,k=M?t(d,h):void 0,I=k==="binary"?h.
stat(a)?.size:void 0;return{path:a,...v&&{exempt:v},lines:j,...k&&{veil:k},...I!==void 0&&{bytes:I}}}const y=1e3;function t({
binary:d,status:a,path:v,added:h},M){if(d)return"binary";const{size:j=0}=a==="added"?M.stat(v)??{}:{};return j>y*Math.max(
1,h)?"long_lines":void 0}const e=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),r=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,s=/capsule|events?\.jsonl$/i,n=new Set(["index\
.js","package.json"]),o=/^(?:src|scripts|config)(?:\/|$)/,p=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function O(d){
return e.has(d)||r.test(d)||s.test(d)?!1:n.has(d)||o.test(d)||p.test(d)}function m(d,a){const v=(0,E().measureChange)(d,
{has:h=>!O(h)});return{least:{files:Math.min(a.files,v.files),lines:Math.min(a.lines,v.lines)},most:{files:a.files+a.exempt_files,
lines:a.lines+a.exempt_lines}}}async function l(d,a,v){const h=async j=>(0,E().namesOf)(j).some(k=>(0,C().isWritten)(k)||
a.has(k))||await i(v.tree,j.path)||await i(v.baseTree,j.oldPath??j.path),M=[];for(const j of d.files){const k=j.binary&&
!await h(j);M.push(k?{...j,added:0,deleted:0}:j)}return{...d,files:M}}const u=16*1024*1024;async function i(d,a){const{kind:v,
size:h=0}=d.stat(a)??{};return!(0,b().isRegular)(v)||h>u?!1:(await d.read(a,u)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.decidingFiles=e;function S(){const a=f(76760);return S=
function(){return a},a}function C(){const a=f(57975);return C=function(){return a},a}function b(){const a=f(77680);return b=
function(){return a},a}function E(){const a=f(86191);return E=function(){return a},a}function P(){const a=f(59867);return P=
function(){return a},a}function A(){const a=f(3463);return A=function(){return a},a}function F(){const a=f(95244);return F=
function(){return a},a}function N(){const a=f(95132);return N=function(){return a},a}function w(){const a=f(36773);return w=
function(){return a},a}function c(){const a=f(12154);return c=function(){return a},a}function y(){const a=f(78782);return y=
function(){return a},a}function t(){const a=f(91850);return t=function(){return a},a}async function e(a){const v=a.genes.
filter(({change:I})=>I.kind!=="removed"),h=r(a),M=v.some(({commands:I})=>I.length>0);if(!M&&h.length===0)return[];const j={
launched:new Map([...await n(h,a),...p(v)]),hidden:await o(a),keepsCommand:v.some(O),warns:M};return(await Promise.all(a.
change.files.filter(({path:I})=>(0,y().alwaysForbidden)(I)===void 0).map(I=>m(I,a,j)))).flat().toSorted((I,$)=>Number($.
isNew)-Number(I.isNew)).map(({path:I,why:$,isNew:L,isWarning:R})=>{const D=a.tree.stat(I)?.size,G={path:I,why:$,isNew:L,
bytes:D??-1},U=D===void 0?{}:{location:{path:I,line:1,column:1}},H=(0,N().finding)("check-decided-by",G,U);return R?{...H,
severity:"warning"}:H})}function r({assets:a,genes:v}){const h=new Set(v.map(({asset:M})=>M));return a.present.filter(M=>M.
type==="Gene"&&!h.has(M)&&(0,b().commandsToRun)(M).length>0)}const s=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function n(a,{
judge:v,clock:h,change:M}){const j=M.files.map(({path:$})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec($)?.[1]??$),k=new Map,I=new Set;
for(const $ of a){const L=v.forFile($.path);for(const R of(0,b().commandsToRun)($)){if(!s.test(R)&&!j.some(U=>R.includes(
U)))continue;const D=JSON.stringify([L.terms.cwd,R]);if(I.has(D))continue;I.add(D),await h.tick();const{reading:G}=await L.
command(R);for(const U of(0,E().startedFiles)(G))k.set(U,R)}}return k}async function o({change:a,exempt:v,tree:h}){const j=(await(0,t().
markHiddenFiles)((0,c().countedFiles)(a,v,h),h)).filter(({veil:k,lines:I})=>k==="no_diff"&&I>0);return new Set(j.map(({path:k})=>k))}
function p(a){const v=a.flatMap(h=>h.commands);return new Map(v.flatMap(({command:h,reading:M})=>(0,E().startedFiles)(M).
map(j=>[j,h])))}function O({change:{before:a},commands:v}){const h=a?.value.validation;return Array.isArray(h)&&v.some(({
command:M})=>h.includes(M))}async function m(a,v,h){const{path:M}=a,j=await l(a,v,h);if(!h.hidden.has(M))return j;const I=[
...j,{why:"git does not show its difference (`.gitattributes`)"}].map($=>$.why).join("; ");return[{path:M,isNew:a.status===
"added",...j[0],why:I}]}async function l({path:a,status:v,oldPath:h},{tree:M,baseTree:j},{launched:k,keepsCommand:I,warns:$}){
const L=v==="added",R=v==="renamed"?h:v==="deleted"?a:void 0;if(R!==void 0&&(0,F().isTest)(R)&&(v==="deleted"||!(0,F().isTest)(
a))){const H=v==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:R,why:`a test: ${H}`,isNew:!1,isWarning:$}]}
const D=k.get(a);if(D!==void 0)return[{path:a,why:`\`${D}\` starts it`,isNew:L}];if(/(?:^|\/)package\.json$/.test(a))return i(
a,L,M,j);if((0,F().isLockfile)(S().posix.basename(a)))return[{path:a,why:"it decides which dependencies checks load",isNew:L}];
const G=(0,F().toolThatFinds)(a);if(G===void 0)return[];const U=`${G} finds it by its name${v==="deleted"?"; it was dele\
ted":""}`;return[{path:a,why:U,isNew:L,isWarning:L&&I}]}const u=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function i(a,v,h,M){const j=(0,A().objectIn)(await(0,P().readJsonFile)(M,a)),k=(0,A().objectIn)(await(0,P().readJsonFile)(
h,a)),I=u.filter(R=>!(0,C().isDeepStrictEqual)(j[R],k[R])),$=d((0,A().objectIn)(j.scripts),(0,A().objectIn)(k.scripts)),
L=[...$.length>0?[`npm scripts ${(0,w().inCode)($)}`]:[],...I.length>0?[(0,w().inCode)(I)]:[]];return L.length===0?[]:[{
path:a,why:`its ${L.join(", ")} differ`,isNew:v}]}function d(a,v){const[h,M]=[new Map(Object.entries(a)),new Map(Object.
entries(v))];return[...new Set([...h.keys(),...M.keys()])].filter(k=>!(0,C().isDeepStrictEqual)(h.get(k),M.get(k)))}},78782:function(T,g,f){
Object.defineProperty(g,"__esModule",{value:!0}),g.alwaysForbidden=A,g.forbiddenPaths=F;function S(){const w=f(84831);return S=
function(){return w},w}function C(){const w=f(32854);return C=function(){return w},w}function b(){const w=f(95132);return b=
function(){return w},w}function E(){const w=f(39869);return E=function(){return w},w}const P=[".git","node_modules"];function A(w){
const c=P.filter(t=>(0,S().mayBeSpelled)(w,t));if(c.length===0)return;const y=((0,C().normalise)(w)??w).split("/");return c.
find(t=>y.some(e=>(0,S().isSpellingOf)(e,t)))}function F({touched:w,touchesOf:c,policy:y}){const t=w.flatMap(N),e=P.flatMap(
s=>(0,E().someTouches)(t.flatMap(({touch:n,...o})=>o.directory===s?n:[])).map(n=>(0,b().finding)("forbidden-path",{entry:s,
by:"nothing may touch",...n},(0,E().atFile)(n.path)))),r=y.blast_radius.forbidden_paths.flatMap(s=>(0,E().someTouches)(c(
s)).map(n=>(0,b().finding)("forbidden-path",{entry:s,by:"the policy forbids",...n},(0,E().atFile)(n.path))));return[...e,
...r]}function N({path:w,via:c}){const y=A(w),t=y??A(c);return t===void 0?[]:[{directory:t,touch:{path:w,via:y===void 0?
c:""}}]}},39500:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.RUNS_PACKAGES=void 0,g.commandOf=w,g.
dependence=r,g.earlySteps=A,g.lateGate=o,g.localAction=c,g.placeOf=F,g.textOf=e;function S(){const p=f(53916);return S=function(){
return p},p}function C(){const p=f(3463);return C=function(){return p},p}function b(){const p=f(95244);return b=function(){
return p},p}function E(){const p=f(32854);return E=function(){return p},p}const P=g.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(p,O,m){return O.flatMap((l,u)=>{const i=N(l,m);return i?[{...i,place:F(p,u)}]:[]})}function F(p,O){return`job\
s.${p}.steps[${O}]`}function N(p,O){const{uses:m,run:l}=p;if(typeof l=="string")return w(p,O);if(typeof m=="string")return m.
startsWith("./")?c(m):t(p)}function w({run:p,shell:O,env:m,"working-directory":l},u){return{what:"a command",text:e([p,O,
m,l,u])}}function c(p){return{what:"a local action",text:"",folder:(0,E().normalise)(p)||"action.yml"}}const y=/^(?:run|script|commands?|cmd)$/i;
function t({uses:p,with:O}){const m=(0,C().isMapping)(O)?Object.entries(O):[],l=e(m.filter(([d])=>y.test(d)).map(([,d])=>d));
if(l.trim()!=="")return{what:"a command",text:l};const u=JSON.stringify([p,O]);return/npm|yarn|bun/i.test(u)&&/install(?!":(?:false|"false"))/i.
test(u)?{what:"an installation",text:"npm install"}:void 0}function e(p){return typeof p=="string"?p.replaceAll(/^\s*#.*$/gm,
""):typeof p!="object"||p===null?"":Object.values(p).map(e).join(`
`)}function r(p,O,m){const{folder:l,text:u,startsGate:i}=p,d=i?"starts the gate":"runs before the gate";if(l!==void 0&&(0,E().
isWithin)(O,l))return`it belongs to a local action that ${d}`;if(s(O,u))return`it is named in a step that ${d}`;if(!P.test(
u))return;const a=O.split("/").at(-1)??"",v=(0,S().dirname)(O);return(v==="."||m||s(v,u))&&(0,b().isPackageFile)(a)||(0,E().
isWithin)(O,".yarn")?`a package manager that ${d} reads it`:void 0}function s(p,O){const m=O.toLowerCase();return p.split(
"/").every(l=>n(m,l.toLowerCase()))}function n(p,O){for(let m=p.indexOf(O);m!==-1;m=p.indexOf(O,m+1)){const l=p.slice(m+
O.length,m+O.length+2);if(!/[\w.-]/.test(p[m-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(l))return!0}return!1}function o({jobs:p}){
const O=[...p].flatMap(([u,i])=>[...i.values()].flat().map(d=>({path:u,...d}))),[m]=O;if(m===void 0)return;const l=O.map(
({path:u,place:i,what:d})=>`\`${i}\` of \`${u}\` (${d})`);return{path:m.path,steps:[...new Set(l)],startsGate:O.some(({startsGate:u})=>u)}}},
1348:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=t,g.gateFindings=e;function S(){const i=f(
3463);return S=function(){return i},i}function C(){const i=f(76545);return C=function(){return i},i}function b(){const i=f(
74238);return b=function(){return i},i}function E(){const i=f(95132);return E=function(){return i},i}function P(){const i=f(
90331);return P=function(){return i},i}function A(){const i=f(39869);return A=function(){return i},i}function F(){const i=f(
39500);return F=function(){return i},i}function N(){const i=f(52848);return N=function(){return i},i}function w(){const i=f(
83330);return w=function(){return i},i}function c(){const i=f(44724);return c=function(){return i},i}function y(){const i=f(
3733);return y=function(){return i},i}function t({policyPath:i,changedNames:d,baseTree:a,tree:v,loadedPolicy:{shared:h}}){
return d.size===0?[]:e({policyPath:i,baseTree:a,tree:v,shared:h})}async function e(i){const{policyPath:d,baseTree:a,tree:v}=i,
{weakened:h,started:M,before:j}=await n(a,v),k=d===void 0?[]:await s(i),I=(0,F().lateGate)(j);return[...[...k.length>0?[
[b().POLICY_PATH,k]]:[],...h].map(([$,L])=>(0,E().finding)("gate-weakened",{path:$,effects:L},(0,A().atFile)($))),...M.map(
$=>(0,E().finding)("gate-tightened",{path:$,effects:["it runs the gate"]},(0,A().atFile)($))),...I?[(0,E().finding)("gat\
e-runs-late",{...I},(0,A().atFile)(I.path))]:[]]}function r(i,d){return i.oid!==void 0&&i.oid===d?.oid&&i.kind===d.kind}
async function s({baseTree:i,tree:d,shared:a}){const v=i.stat(b().POLICY_PATH);if(v===void 0)return[];if(r(v,d.stat(b().
POLICY_PATH))&&a===void 0)return[];const[h,M]=await Promise.all([(0,b().readPolicyIn)(i,a),(0,b().readPolicyIn)(d,a)]);if("\
mistakes"in h||"mistakes"in M||"missing"in h)return[];if("missing"in M)return[(0,P().unreadWords)(M.missing.source)];const j=(0,C().
comparePolicies)(h.policy,M.policy).filter(({loosens:I})=>I);return[...d.stat(b().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...j.map(P().effectWords)]}async function n(i,d){const[a,v]=await Promise.all([(0,y().readWorkflows)(i),(0,y().
readWorkflows)(d)]),[h,M]=await Promise.all([(0,N().findGateUses)(i,a),(0,N().findGateUses)(d,v)]),j=o(a,v),k=O(a,h),[I,
$]=[!0,!1].map(G=>j.filter(([{path:U}])=>k.has(U)===G)),L=new Map;for(const[G,U]of[...I.map(p),...l($,m(a,h)),...u((0,c().
gateNames)(a,h),v,I,$),...await(0,w().readFileEdits)(h,i,d)])U.length>0&&L.set(G,[...L.get(G)??[],...U]);const R=new Set(
I.map(([,G])=>G?.path)),D=[...M.jobs.keys()].filter(G=>!R.has(G));return{weakened:L,started:D,before:h}}function o(i,d){
const a=new Set(i.map(({path:h})=>h)),v=d.filter(({path:h})=>!a.has(h));return i.map(h=>{const M=d.find(({path:j})=>j===
h.path);return[h,M??v.find(j=>p([h,j])[1].length===0)]})}function p([i,d]){const{path:a,text:v,value:h}=i;if(d===void 0)
return[a,["the workflow is removed, or replaced by another one"]];if(d.text===v)return[a,[]];const M=h!==void 0&&d.value!==
void 0;return[a,M?(0,y().changedKeys)(h,d.value):["it changes, and is not a valid workflow"]]}function O(i,{jobs:d}){const a=new Set(
d.keys()),v=({uses:h})=>{const M=i.find(({path:j})=>j===(0,N().calledPath)(h));if(!(M===void 0||a.has(M.path))){a.add(M.
path);for(const j of(0,y().jobsOf)(M).values())v(j)}};for(const h of i){const M=(0,y().jobsOf)(h);for(const j of d.get(h.
path)?.keys()??[]){const k=M.get(j)??{};for(const I of[k,...(0,y().neededBy)(k,M)])v(I)}}return a}function m(i,{jobs:d}){
const a=i.filter(({path:v})=>d.has(v)).map(({value:v})=>(0,y().eventsOf)(v?.on).get("workflow_run"));return new Set(a.flatMap(
v=>(0,S().isMapping)(v)?[v.workflows].flat():[]))}function l(i,d){return i.filter(([a])=>d.has((0,y().workflowName)(a))).
filter(([a,v])=>!v||(0,y().workflowName)(v)!==(0,y().workflowName)(a)).map(([{path:a}])=>[a,["the gate waits for a workf\
low of this name, which changes"]])}function u(i,d,a,v){return d.filter(h=>!a.some(([,M])=>M===h)).map(h=>{const[M]=v.find(
([,j])=>j===h)??[];return[h.path,(0,c().takenNames)(i,h,M)]})}},52848:function(T,g,f){Object.defineProperty(g,"__esModul\
e",{value:!0}),g.GATE=void 0,g.calledPath=o,g.findGateUses=w;function S(){const u=f(59867);return S=function(){return u},
u}function C(){const u=f(3463);return C=function(){return u},u}function b(){const u=f(32854);return b=function(){return u},
u}function E(){const u=f(93028);return E=function(){return u},u}function P(){const u=f(39500);return P=function(){return u},
u}function A(){const u=f(3733);return A=function(){return u},u}const F=g.GATE=/gene-gate/i,N=10;async function w(u,i){const d=(0,C().
objectIn)(await(0,S().readJsonFile)(u,"package.json")),a=new c(u,i,d),v=new Map;for(const h of i){const M=await a.jobsOf(
h),j=h.value===void 0&&F.test(h.text);(M.size>0||j)&&v.set(h.path,M)}return{jobs:v,files:a.files}}class c{files=new Set;#n;#t;#s;constructor(i,d,a){
this.#n=i,this.#t=new Map(d.map(v=>[v.path,v])),this.#s=l(a)}async jobsOf(i,d=0){const a=new Map,v=(0,A().jobsOf)(i),h=[
i.value?.defaults,i.value?.env];for(const[M,j]of v){const k=typeof j.uses=="string"&&await this.#e(j.uses,d),I=await this.#a(
M,j,h);if(!k&&I===void 0)continue;const{needs:$,...L}=j,R=/\bneeds\b/.test((0,P().textOf)(L))?(0,A().neededBy)(j,v):[],D=[
...v].filter(([,G])=>R.includes(G)).flatMap(([G,U])=>(0,P().earlySteps)(G,this.#o(U),h));a.set(M,s(i)?[]:[...D,...I??[]])}
return a}#o(i,d=0){const a=this.#t.get(o(i.uses)??""),v=a&&d<N?[...(0,A().jobsOf)(a).values()]:[];return[...(0,A().stepsOf)(
i),...v.flatMap(h=>this.#o(h,d+1))]}async#a(i,d,a){const v=(0,A().stepsOf)(d),h=[d.defaults,d.env,...a],M=await Promise.
all(v.map($=>this.#r($,h))),j=M.findLastIndex($=>$!==void 0);if(j===-1)return;const k=(0,P().earlySteps)(i,v.slice(0,j),
h),I=M[j];return I?[...k,{...I,place:(0,P().placeOf)(i,j)}]:k}async#r(i,d){const{uses:a,run:v}=i;if(typeof a=="string")return await this.#e(
a,0)?a.startsWith("./")?{...(0,P().localAction)(a),startsGate:!0}:null:void 0;if(typeof v!="string")return;const h=await this.#i(
v,n(i,d));if(h===void 0)return;for(const k of h)this.files.add(k);const M=(0,P().commandOf)(i,d);if(/RUNNER_TEMP|runner\.temp/.
test(M.text))return null;if(h.length>0||P().RUNS_PACKAGES.test(v))return{...M,startsGate:!0};const j=O(v);return j===""?
null:(0,P().commandOf)({...i,run:j},d)}async#e(i,d){const a=o(i);if(a===void 0)return F.test(p(i));if(d>N)return!1;const v=this.#t.
get(a);if(v)return(await this.jobsOf(v,d+1)).size>0;for(const h of["action.yml","action.yaml"]){const M=await(0,A().readActionsFile)(
this.#n,a===""?h:`${a}/${h}`),{name:j,runs:k}=M?.value??{};if(typeof j=="string"&&F.test(j))return!0;for(const{uses:I,run:$}of(0,C().
isMapping)(k)?(0,A().stepsOf)(k):[])if(typeof I=="string"&&await this.#e(I,d+1)||typeof $=="string"&&await this.#i($,a))
return!0}return!1}async#i(i,d,a=new Set){const v=m(i);if(v.some(M=>F.test(M)))return[];if(P().RUNS_PACKAGES.test(i)&&v.some(
M=>this.#s.has(M)))return["package.json"];const h=v.flatMap(M=>t.test(M)?e:[M]);for(const M of h.flatMap(j=>[`./${d}/${j}`,
j])){const j=(0,b().normalise)(M),k=j&&!a.has(j)&&await this.#c(j);if(!j||!k)continue;const I=await this.#i(k,d,a.add(j));
if(I)return[j,...I]}}async#c(i){const{kind:d,size:a=0}=this.#n.stat(i)??{};if(!(!(0,E().isRegular)(d)||a>y)&&!(d!=="exec\
utable"&&!r.test(i)))return(await this.#n.read(i)).toString("utf8")}}const y=64*1024,t=/^(?:g?make)$/,e=["GNUmakefile","\
makefile","Makefile"],r=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function s({value:u}){const i=[...(0,A().
eventsOf)(u?.on).keys()];return i.length>0&&i.every(d=>d==="workflow_run")}function n({"working-directory":u},i){const d=i.
map(a=>(0,C().isMapping)(a)&&(0,C().isMapping)(a.run)?a.run["working-directory"]:void 0);return String([u,...d].find(a=>typeof a==
"string")??"")}function o(u){return typeof u=="string"&&u.startsWith("./")?(0,b().normalise)(p(u)):void 0}function p(u){
return u.split("@")[0]??""}function O(u){const[i=""]=(0,P().textOf)(u).replaceAll(/^\s*set .*$/gm,"").split(F);return i.
slice(0,Math.max(0,i.search(/[^;&|\n]*$/))).trim()}function m(u){return u.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}
function l(u){const i=(0,C().isMapping)(u.scripts)?Object.entries(u.scripts):[],d=new Set;for(let a=-1;a<d.size;){a=d.size;
for(const[v,h]of i)m(String(h)).some(M=>F.test(M)||d.has(M))&&d.add(v)}return d}},83330:function(T,g,f){Object.defineProperty(
g,"__esModule",{value:!0}),g.readFileEdits=F;function S(){const t=f(59867);return S=function(){return t},t}function C(){
const t=f(3463);return C=function(){return t},t}function b(){const t=f(32854);return b=function(){return t},t}function E(){
const t=f(93028);return E=function(){return t},t}function P(){const t=f(39500);return P=function(){return t},t}function A(){
const t=f(3733);return A=function(){return t},t}async function F({jobs:t,files:e},r,s){const n=[...t.values()].flatMap(u=>[
...u.values()].flat());if(n.length===0&&e.size===0)return[];const o=await N(n,e,r),p=[...r.files(),...s.files()],O=p.filter(
({path:u,kind:i})=>i==="symlink"&&o(u)!==void 0).flatMap(({path:u})=>[r,s].map(i=>[u,w(i,u)])),m=new Map;for(const{path:u}of p){
const i=O.flatMap(([a,v])=>v!==void 0&&(0,b().isWithin)(u,v)?[a+u.slice(v.length)]:[]),d=[u,...i].map(o).find(a=>a!==void 0);
d!==void 0&&m.set(u,d)}const l=[...m].map(async([u,i])=>{const d=await c(u,r,s);return[u,d.map(a=>`${a}, and ${i}`)]});return(await Promise.
all(l)).filter(([,u])=>u.length>0)}async function N(t,e,r){const n=(0,C().objectIn)(await(0,S().readJsonFile)(r,"package\
.json")).workspaces!==void 0||r.stat("pnpm-workspace.yaml")!==void 0;return o=>{if(e.has(o))return"the gate runs through\
 it";for(const p of t){const O=(0,P().dependence)(p,o,n);if(O!==void 0)return O}}}function w(t,e){const r=(0,b().resolveInTree)(
t,e);return r.kind==="inside"||r.kind==="missing"?r.path:void 0}async function c(t,e,r){const[s,n]=[e.stat(t),r.stat(t)];
if(s===void 0||n===void 0)return s===n?[]:[`the file is ${s?"removed":"added"}`];if(s.kind===n.kind&&s.oid!==void 0&&s.oid===
n.oid)return[];const[o,p]=await Promise.all([y(e,s),y(r,n)]);if(s.kind===n.kind&&o.equals(p))return[];const[O,m]=/(?:^|\/)action\.ya?ml$/.
test(t)?[(0,A().parseMapping)(o.toString()),(0,A().parseMapping)(p.toString())]:[];return O&&m?(0,A().changedKeys)(O,m):
["the file changes"]}async function y(t,{path:e,kind:r,oid:s}){return(0,E().isRegular)(r)?await t.read(e):Buffer.from(t.
readlink(e)??s??"")}},44724:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.gateNames=P,g.takenNames=
F;function S(){const y=f(57975);return S=function(){return y},y}function C(){const y=f(3463);return C=function(){return y},
y}function b(){const y=f(52848);return b=function(){return y},y}function E(){const y=f(3733);return E=function(){return y},
y}function P(y,{jobs:t}){const e=y.flatMap(r=>[...t.get(r.path)?.keys()??[]].flatMap(s=>{const n=(0,E().jobsOf)(r).get(s)??
{};return[N(s,n),...A(n)]}));return e.length>0?[...new Set([...e,"gene-gate"])]:[]}function A(y){return[y,...(0,E().stepsOf)(
y)].flatMap(({uses:t,with:e})=>{const r=(0,C().isMapping)(e)?e["check-name"]:void 0;return typeof t=="string"&&(b().GATE.
test(t)||t.startsWith("./"))&&r?[String(r).trim()]:[]})}function F(y,t,e){const r=e?(0,E().jobsOf)(e):new Map,s=(0,S().isDeepStrictEqual)(
t.value,e?.value);return[...(0,E().jobsOf)(t)].filter(([n,o])=>y.some(p=>w(N(n,o),p))).filter(([n,o])=>{const p=r.get(n);
return!(p&&(0,S().isDeepStrictEqual)({...o,steps:[]},{...p,steps:[]}))||o.needs!==void 0&&!s}).map(([n])=>`the job \`${n}\
\` has, or can have, the name of the gate's check`)}function N(y,{name:t}){return typeof t=="string"&&t.trim()!==""?t.trim():
y}function w(y,t){const[e,r]=[c(y),c(t)];if(e===void 0&&r===void 0)return y===t;if(e===void 0||r===void 0){const[n,[o,p]]=e===
void 0?[y,r??["",""]]:[t,e];return n.length>=o.length+p.length&&n.startsWith(o)&&n.endsWith(p)}return((n,o)=>n.startsWith(
o)||o.startsWith(n))(e[0],r[0])&&(e[1].endsWith(r[1])||r[1].endsWith(e[1]))}function c(y){const t=y.indexOf("${{"),e=y.lastIndexOf(
"}}");return t===-1||e<t?void 0:[y.slice(0,t),y.slice(e+2)]}},3733:function(T,g,f){Object.defineProperty(g,"__esModule",
{value:!0}),g.changedKeys=n,g.eventsOf=r,g.jobsOf=y,g.neededBy=e,g.parseMapping=c,g.readActionsFile=w,g.readWorkflows=N,
g.stepsOf=t,g.workflowName=s;function S(){const m=f(57975);return S=function(){return m},m}function C(){const m=f(69873);
return C=function(){return m},m}function b(){const m=f(3463);return b=function(){return m},m}function E(){const m=f(80287);
return E=function(){return m},m}function P(){const m=f(93028);return P=function(){return m},m}const A=".github/workflows",
F=1024*1024;async function N(m){const l=m.list(A).map(({path:i})=>i);return(await Promise.all(l.filter(i=>/\.ya?ml$/.test(
i)).map(i=>w(m,i)))).filter(i=>i!==void 0)}async function w(m,l){const{kind:u,size:i=0}=m.stat(l)??{};if(!(0,P().isRegular)(
u))return;if(i>F)return{path:l,text:"",value:void 0};const d=(await m.read(l)).toString("utf8");return{path:l,text:d,value:c(
d)}}function c(m){if(!(0,E().isNestedTooDeep)(m))try{const l=(0,C().parseDocument)(m,{prettyErrors:!1});if(l.errors.length>
0)return;const u=l.toJS({maxAliasCount:100});return(0,b().isMapping)(u)?u:void 0}catch{return}}function y({value:m}){const l=(0,b().
isMapping)(m?.jobs)?Object.entries(m.jobs):[];return new Map(l.filter(u=>(0,b().isMapping)(u[1])))}function t({steps:m}){
return Array.isArray(m)?m.filter(b().isMapping):[]}function e(m,l){const u=new Set,i=({needs:d})=>{for(const a of Array.
isArray(d)?d:[d]){const v=l.get(String(a));v===void 0||u.has(v)||(u.add(v),i(v))}};return i(m),[...u]}function r(m){return typeof m==
"string"?new Map([[m,{}]]):Array.isArray(m)?new Map(m.map(l=>[String(l),{}])):(0,b().isMapping)(m)?new Map(Object.entries(
m).map(([l,u])=>[l,u??{}])):new Map}function s({path:m,value:l}){return typeof l?.name=="string"?l.name:m}function n(m,l){
return o(p(m),p(l),"")}function o(m,l,u){return(0,S().isDeepStrictEqual)(m,l)?[]:(0,b().isMapping)(m)&&(0,b().isMapping)(
l)?[...new Set([...Object.keys(m),...Object.keys(l)])].flatMap(d=>o(m[d],l[d],u===""?d:`${u}.${d}`)):Array.isArray(m)&&Array.
isArray(l)&&m.length===l.length?m.flatMap((i,d)=>o(i,l[d],`${u}[${d}]`)):m===void 0?[`\`${u}\` is added`]:[`\`${u}\` ${l===
void 0?"is removed":"changes"}`]}function p(m){const{jobs:l,runs:u}=m,i=(0,b().isMapping)(l)?Object.fromEntries(Object.entries(
l).map(([d,a])=>[d,O(a)])):l;return{...m,jobs:i,runs:O(u)}}function O(m){if(!(0,b().isMapping)(m)||!Array.isArray(m.steps))
return m;const l=m.steps.map(u=>(0,b().isMapping)(u)?{...u,name:""}:u);return{...m,steps:l}}},91850:function(T,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.markHiddenFiles=S;const f=100;async function S(C,b){const E=C.slice(0,f).map(
({path:A})=>A),P=await b.attributes?.(E,["linguist-generated","diff"]);return P===void 0?[...C]:C.map((A,F)=>F>=f||A.veil!==
void 0?A:/^(?:set|true)$/.test(P(A.path,"linguist-generated"))?{...A,veil:"generated"}:P(A.path,"diff")==="unset"?{...A,
veil:"no_diff"}:A)}},90331:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.effectWords=r,g.ignoredInputs=
s,g.policyFile=F,g.unreadWords=t;function S(){const n=f(76545);return S=function(){return n},n}function C(){const n=f(74238);
return C=function(){return n},n}function b(){const n=f(49875);return b=function(){return n},n}function E(){const n=f(24666);
return E=function(){return n},n}function P(){const n=f(95132);return P=function(){return n},n}function A(){const n=f(39869);
return A=function(){return n},n}async function F(n){const{policyPath:o,changedNames:p,tree:O,baseTree:m}=n;return o===void 0?
[]:[...[...p].some(u=>u===o||u.startsWith(E().COPIES))?await y(n):[],...N(O,m)]}function N(n,o){const p=n.stat(C().POLICY_PATH)?
c(n,o):(0,b().findNearPolicy)(n);if(p===void 0)return[];const{path:O,fault:m}=p;return[(0,P().finding)("policy-misplaced",
{path:O,fault:m},(0,A().atFile)(O))]}const w=C().POLICY_PATH.replace(/yml$/,"yaml");function c(n,o){return n.stat(w)!==void 0&&
o.stat(w)===void 0?{path:w,fault:"is beside the policy"}:void 0}async function y({baseTree:n,tree:o,loadedPolicy:p}){const{
policy:O,shared:m}=p,[l,u]=await Promise.all([(0,C().readPolicyIn)(n,m),(0,C().readPolicyIn)(o,m)]),i=C().POLICY_PATH;if("\
mistakes"in u)return u.mistakes.map(({line:v,column:h,message:M})=>(0,P().finding)("policy-broken",{path:i,mistake:M},{location:{
path:i,line:v,column:h}}));const d="policy"in l?l.policy:O,a="missing"in u?[t(u.missing.source)]:(0,S().comparePolicies)(
d,u.policy).map(r);return[(0,P().finding)("policy-changed",{path:i,effects:a},(0,A().atFile)(i))]}function t(n){return`e\
xtends: ${(0,E().sharedName)(n)}, which cannot be compared; commit it as ${(0,E().copyPath)(n)}`}const e=160;function r({
key:n,change:o,direction:p,loosens:O}){const m=!O&&o.length>e?`${o.slice(0,e).replace(/[\ud800-\udbff]$/,"")}\u2026`:o;return`${n}\
: ${m}${p===void 0||O&&p==="tighter"?"":` (${p})`}`}function s({loadedPolicy:n}){return n.ignoredInputs.map(o=>(0,P().finding)(
"input-loosens-policy",{...o}))}},75597:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.protectedPaths=
A;function S(){const t=f(41330);return S=function(){return t},t}function C(){const t=f(32854);return C=function(){return t},
t}function b(){const t=f(95132);return b=function(){return t},t}function E(){const t=f(39869);return E=function(){return t},
t}const P=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function A(t){const{touched:e,policy:r,policyPath:s,change:n,tree:o,
genes:p}=t,O=N(n,o),m=p.some(({binds:i})=>i),l=c(r.blast_radius.protected_paths),u=c(P);return e.flatMap(i=>{const{path:d}=i,
a=O.get(d),v=y(i),h=l(v),M=d===s?void 0:u(v);if(h===void 0&&M===void 0)return[];const j=h===void 0?{path:d,pattern:M??"",
by:"the default list"}:{path:d,pattern:h,by:"the policy"},k=h!==void 0||a!==void 0&&m,I={...(0,E().atFile)(d),severity:k?
"error":"warning",harm:h!==void 0||F(d)?"danger":"broken"};return[a===void 0?(0,b().finding)("protected-path",j,I):(0,b().
finding)("protected-file-destroyed",{...j,how:a},I)]})}function F(t){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(t)}function N(t,e){const r=new Map;for(const{status:s,path:n,oldPath:o}of t.files)s==="deleted"&&r.set(n,"deletes"),
o!==void 0&&r.set(o,"deletes"),(s==="modified"||s==="type_changed")&&e.stat(n)?.size===0&&r.set(n,"empties");return r}const w={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function c(t){const e=t.map(r=>{const s=(0,S().default)(r,w);return{pattern:r,covers:o=>s(
o)||(0,C().isWithin)(o,r,{ignoreCase:!0})}});return r=>e.find(({covers:s})=>r.some(s))?.pattern}function y({path:t,via:e}){
return e===""?[t]:[t,e]}},66503:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=A;function S(){
const c=f(76760);return S=function(){return c},c}function C(){const c=f(68450);return C=function(){return c},c}function b(){
const c=f(59867);return b=function(){return c},c}function E(){const c=f(95132);return E=function(){return c},c}function P(){
const c=f(39869);return P=function(){return c},c}async function A(c){const{genes:y,tree:t}=c,e=y.flatMap(({asset:s,store:n,
change:o})=>o.kind==="removed"?[]:[[n.path,{store:n,file:s.path}]]),r=[...new Map(e).values()].map(s=>N(s,t));return[...F(
c),...(await Promise.all(r)).flat()]}function F({assets:c,policy:y,tree:t,baseTree:e}){const r=new Map;for(const s of c.
files){const{path:n,root:o}=(0,C().storeOf)(s,{policy:y,tree:e}),p=(0,C().storeOf)(s,{policy:y,tree:t}).root;if(e.stat(n)===
void 0||o===p||r.has(n))continue;const O={store:w(n),root:w(o),next:w(p)};r.set(n,(0,E().finding)("store-root-moved",O,(0,P().
atFile)(s)))}return[...r.values()]}async function N({store:{path:c,root:y,named:t},file:e},r){const s={store:w(c),root:w(
y)};if(r.stat(y)?.kind!=="directory"){const o=t===!0;return[(0,E().finding)("store-root-missing",{...s,named:o},(0,P().atFile)(
e))]}if(await(0,b().readPackageJson)(r,y)===b().INVALID){const o=S().posix.join(y,"package.json");return[(0,E().finding)(
"store-root-unreadable",{...s,path:o},(0,P().atFile)(e))]}const n=(0,C().packagesAbove)(r,c).filter(o=>o!==y);return t===
!0||n.length===0?[]:[(0,E().finding)("store-root-unclear",{...s,others:n.map(w)},(0,P().atFile)(e))]}function w(c){return c===
""?".":c}},39869:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.SYMLINK=void 0,g.atFile=P,g.someTouches=
y,g.touchedPaths=b,g.touchesOf=E;function S(){const t=f(32854);return S=function(){return t},t}function C(){const t=f(53315);
return C=function(){return t},t}function b(t,e){return t.files.flatMap(r=>(0,C().namesOf)(r).map(s=>({path:s,via:s===r.path&&
r.newMode===A?N(e,s):""})))}function E(t,e){const r=new Map;return s=>{const n=r.get(s)??F(t,w(e,s));return r.set(s,n),n}}
function P(t){return{location:{path:t,line:1,column:1}}}const A=g.SYMLINK="120000";function F(t,e){const r=s=>e.some(n=>(0,S().
isWithin)(s,n));return t.flatMap(s=>r(s.path)?[{path:s.path,via:""}]:s.via!==""&&r(s.via)?[s]:[])}function N(t,e){const r=(0,S().
resolveInTree)(t,e);return r.kind==="inside"||r.kind==="missing"?r.path:""}function w(t,e){const r=(0,S().resolveInTree)(
t,e);return r.kind==="inside"?[e,r.path]:[e]}const c=3;function y(t){const e=t.length-c;return t.slice(0,c).map((r,s)=>e>
0&&s===c-1?{...r,more:e}:r)}},90350:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=
A,g.unprovenMerge=y;function S(){const t=f(32854);return S=function(){return t},t}function C(){const t=f(95132);return C=
function(){return t},t}function b(){const t=f(39869);return b=function(){return t},t}const E="160000",P=".gitmodules";function A({
genes:t,change:e,tree:r}){if(!t.some(({binds:O})=>O))return[];const[s,...n]=e.files.filter(F).map(({path:O})=>O),[o,...p]=e.
files.filter(({path:O,newMode:m})=>m===b().SYMLINK&&N(O,r)).map(({path:O})=>O);return[...s===void 0?[]:[(0,C().finding)(
"submodule-changed",{path:s,...c(n)},(0,b().atFile)(s))],...o===void 0?[]:[(0,C().finding)("symlink-leaves-tree",{path:o,
target:r.readlink(o)??"",...c(p)},(0,b().atFile)(o))]]}function F({path:t,newMode:e,status:r}){return e===E||t===P&&r!==
"deleted"}function N(t,e){const{kind:r}=(0,S().resolveInTree)(e,t);return r==="outside"||r==="loop"}const w=9;function c(t){
const e=t.length-w;return{...t.length>0&&{likewise:t.slice(0,w)},...e>0&&{more:e}}}function y({unprovenMerge:t}){return t?
[(0,C().finding)("merge-not-proven",{merge:t.commit,reason:t.reason})]:[]}},72025:function(T,g,f){Object.defineProperty(
g,"__esModule",{value:!0}),g.ask=P,g.assetNotJudged=F,g.notChecked=w,g.ofChange=E;function S(){const c=f(27199);return S=
function(){return c},c}function C(){const c=f(95132);return C=function(){return c},c}function b(){const c=f(50661);return b=
function(){return c},c}function E(c){return(y,...t)=>(0,b().isChange)(y)?c(y,...t):[]}async function P(c,y,...t){const e=Object.
entries(c).map(async([r,s])=>{try{return await s(y,...t)}catch(n){return[A(r,n,t)]}});return(await Promise.all(e)).flat()}
function A(c,y,[t]){return t===void 0?(0,C().notJudged)(`the change; the check "${c}" failed`,y):F(t.asset,y,`; the chec\
k "${c}" failed`)}function F(c,y,t=""){const e=`the ${c.type} \`${c.id}\`${t}`;return(0,C().notJudged)(e,y,N(c))}function N(c){
try{return(0,S().placeOf)(c)}catch{return{location:{path:c.path,line:1,column:1},subject:(0,S().subjectOf)(c)}}}function w(c,{
path:y,detail:t},e){return(0,C().finding)("claim-not-checked",{claim:c,why:`${t} of the log \`${y}\``},e)}},70716:function(T,g,f){
Object.defineProperty(g,"__esModule",{value:!0}),g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;
function S(){const h=f(98497);return S=function(){return h},h}function C(){const h=f(37542);return C=function(){return h},
h}function b(){const h=f(19177);return b=function(){return h},h}function E(){const h=f(78782);return E=function(){return h},
h}function P(){const h=f(1348);return P=function(){return h},h}function A(){const h=f(90331);return A=function(){return h},
h}function F(){const h=f(75597);return F=function(){return h},h}function N(){const h=f(66503);return N=function(){return h},
h}function w(){const h=f(90350);return w=function(){return h},h}function c(){const h=f(72025);return c=function(){return h},
h}function y(){const h=f(52117);return y=function(){return h},h}function t(){const h=f(97004);return t=function(){return h},
h}function e(){const h=f(93198);return e=function(){return h},h}function r(){const h=f(59613);return r=function(){return h},
h}function s(){const h=f(48550);return s=function(){return h},h}function n(){const h=f(10255);return n=function(){return h},
h}function o(){const h=f(85881);return o=function(){return h},h}function p(){const h=f(93290);return p=function(){return h},
h}function O(){const h=f(73566);return O=function(){return h},h}function m(){const h=f(47771);return m=function(){return h},
h}function l(){const h=f(36974);return l=function(){return h},h}function u(){const h=f(42804);return u=function(){return h},
h}const i=g.SUBJECT_CHECKS={"asset-files":y().assetFiles,"forbidden-paths":(0,c().ofChange)(E().forbiddenPaths),"protect\
ed-paths":(0,c().ofChange)(F().protectedPaths),"policy-file":(0,c().ofChange)(A().policyFile),"gate-change":(0,c().ofChange)(
P().gateChange),"agent-files":(0,c().ofChange)(({agentFiles:h})=>h.flatMap(({findings:M})=>M)),"changed-instructions":(0,c().
ofChange)(S().changedInstructions),"stale-instructions":(0,c().ofChange)(S().staleInstructions),"ignored-inputs":(0,c().
ofChange)(A().ignoredInputs),"audit-logs":(0,c().ofChange)(C().auditLogs),"unauditable-files":(0,c().ofChange)(w().unauditableFiles),
"unproven-merge":(0,c().ofChange)(w().unprovenMerge),"hard-cap":(0,c().ofChange)(u().hardCap),"store-roots":(0,c().ofChange)(
N().storeRoots),"deciding-files":(0,c().ofChange)(b().decidingFiles),"missing-genes":o().missingGenes,"event-chain":e().
eventChain,"unresolved-references":o().unresolvedReferences,"genes-still-named":(0,c().ofChange)(o().genesStillNamed),"e\
ngine-seeds":(0,c().ofChange)(y().engineSeeds),"activated-seeds":(0,c().ofChange)(t().activatedSeeds),"removed-scripts":(0,c().
ofChange)(p().removedScripts),"claimed-radius":(0,c().ofChange)(r().claimedRadius),"claimed-streak":m().claimedStreak,estimates:(0,c().
ofChange)(r().estimates),"look-alike-ids":s().lookAlikeIds,"repeated-ids":s().repeatedIds,unidentified:O().unidentified},
d=g.CLAIM_CHECKS={"self-description":O().selfDescription,"capsule-fields":O().capsuleFields,envelope:n().envelope},a=g.GENE_CHECKS=
{"incomplete-gene":l().incompleteGene,"validation-list":l().validationList,"declared-constraints":u().declaredConstraints,
"loosened-constraints":(0,c().ofChange)(u().loosenedConstraints),"limits-beyond-cap":(0,c().ofChange)(u().limitsBeyondCap),
"gene-blast-radius":(0,c().ofChange)(u().geneBlastRadius),"declared-paths":(0,c().ofChange)(u().declaredPaths),"self-des\
cription":O().selfDescription,envelope:n().envelope},v=g.REMOVED_GENE_CHECKS={"removed-gene":(0,c().ofChange)(l().removedGene),
"gene-blast-radius":(0,c().ofChange)(u().geneBlastRadius),"declared-paths":(0,c().ofChange)(u().declaredPaths)}},52117:function(T,g,f){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetFiles=C,g.assetProblemFinding=b,g.engineSeeds=E;function S(){const P=f(
95132);return S=function(){return P},P}function C({problems:P}){return P.map(b)}function b({rule:P,detail:A,location:F,id:N,
before:w}){const y={location:F,...N===void 0?{}:{subject:{id:N}}};return w?{...(0,S().finding)(P,{detail:A},{...y,severity:"\
notice"}),before:w}:(0,S().finding)(P,{detail:A},y)}function E({seeds:P}){const[A]=P.keys();if(A===void 0)return[];const F=[
...P.values()].sort((w,c)=>w.localeCompare(c,"en",{numeric:!0})),N={ids:[...new Set([...P.keys()].map(({id:w})=>w))],count:P.
size,oldest:F[0]??"",newest:F.at(-1)??""};return[(0,S().finding)("engine-seeds",N,{location:A.locate()})]}},97004:function(T,g,f){
Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=A,g.blockedGenes=E;function S(){const F=f(27199);return S=
function(){return F},F}function C(){const F=f(77680);return C=function(){return F},F}function b(){const F=f(95132);return b=
function(){return F},F}async function E(F,N,w){const c=new Map;for(const y of F){const{gene:t}=y.value,e=N.find(n=>n.type===
"Gene"&&n.id===t),r=e&&await P(e,w);if(e===void 0||r===void 0)continue;const s={capsule:y.id,gene:e.id,command:r};c.set(
y,(0,b().finding)("capsule-gene-blocked",s,(0,S().placeOf)(y,["gene"])))}return c}async function P(F,N){const w=N.forFile(
F.path);for(const c of(0,C().commandsToRun)(F)){const{verdict:y}=await w.command(c);if(y==="block")return c}}async function A({
assets:F,judge:N}){const w=[];for(const c of F.activated??[]){const y=await P(c,N);y!==void 0&&w.push((0,b().finding)("s\
eed-activated-blocked",{gene:c.id,command:y},(0,S().placeOf)(c,["validation"])))}return w}},93198:function(T,g,f){Object.
defineProperty(g,"__esModule",{value:!0}),g.eventChain=A;function S(){const t=f(27199);return S=function(){return t},t}function C(){
const t=f(28894);return C=function(){return t},t}function b(){const t=f(95132);return b=function(){return t},t}function E(){
const t=f(72025);return E=function(){return t},t}function P(){const t=f(85475);return P=function(){return t},t}function A({
assets:{changes:t,present:e,unread:r}}){const s=e.filter(({type:u})=>u==="EvolutionEvent"),n=new Set(t.map(({asset:u})=>u)),
o=new Map(s.map(u=>[u.id,u])),p=new Map,O=new Map,m=new Set,l=new Set;return s.flatMap(u=>{const i=O.get(u.path);O.set(u.
path,u);const d=w(u),a=d===void 0?void 0:p.get(d);if(d!==void 0&&a===void 0&&p.set(d,u),!n.has(u)||u.cut)return[];const v=(0,S().
placeOf)(u,["parent"]),h={event:u.id};if(d===void 0)return i===void 0||!(0,C().isAuditLog)(u.path)?[]:[(0,b().finding)("\
event-not-chained",{...h,fault:F,...N(u,i.id)},v)];if(!o.has(d)){const $=i===void 0,L=(0,C().isAuditLog)(u.path)&&!$?"er\
ror":"warning",[R]=r;if(R!==void 0){const G=`whether the parent \`${d}\` of the EvolutionEvent \`${u.id}\` exists`;return[
(0,E().notChecked)(G,R,{...v,severity:L})]}if(l.has(d))return[];$||l.add(d);const D={...h,parent:d,first:$};return[(0,b().
finding)("event-parent-missing",D,{...v,severity:L})]}const M=y(u,o,m);if(M!==void 0)return[(0,b().finding)("event-paren\
t-cycle",{...h,cycle:M},v)];if(a===void 0||a.id===u.id)return[];const j=i===void 0||i.id===d?a.id:i.id,k=`has the parent\
 \`${d}\`, which is already the parent of \`${a.id}\``,I={...h,fault:k,...N(u,j)};return[(0,b().finding)("event-not-chai\
ned",I,{...v,severity:"warning"})]})}const F="has no parent, but it is not the first event of its log";function N({value:t},e){
const r=t.asset_id===void 0?"":(0,P().contentHash)({...t,parent:e});return{last:e,hash:r}}function w({value:{parent:t}}){
return typeof t=="string"&&t!==""?t:void 0}const c=5;function y(t,e,r){const s=new Set;let n=t;for(;n!==void 0&&!r.has(n.
id)&&!s.has(n.id);){s.add(n.id);const p=w(n);n=p===void 0?void 0:e.get(p)}if(n!==void 0&&n.id===t.id&&!r.has(n.id))return[
...s].slice(0,c);for(const p of s)r.add(p)}},59613:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedRadius=
b,g.estimates=t,g.sizeOf=A;function S(){const r=f(27199);return S=function(){return r},r}function C(){const r=f(95132);return C=
function(){return r},r}function b({assets:{changes:r},counted:s}){return["Capsule","EvolutionEvent"].flatMap(n=>{const o=r.
filter(({kind:l,asset:u})=>l==="added"&&u.type===n).map(({asset:l})=>({asset:l,size:A(l.value.blast_radius)})),p=o.flatMap(
({size:l})=>l??[]),O=o.at(-1);if(O===void 0||p.length<o.length)return[];const m=p.reduce(F);if(m.files<s.least.files||m.
lines<s.least.lines){const l={together:o.length>1,severity:"warning"};return[E(O.asset,m,s.least,l)]}return o.flatMap(({
asset:l,size:u})=>u!==void 0&&w(l)&&N(u,s.most)?[E(l,u,s.most,{together:!1,severity:"notice"})]:[])})}function E(r,s,n,{
together:o,severity:p}){const{type:O,id:m}=r,l={type:O,id:m,claimed:P(s),counted:P(n),together:o},u={...(0,S().placeOf)(
r,["blast_radius"]),severity:p};return(0,C().finding)("blast-radius-claim",l,u)}function P({files:r,lines:s}){return`${r}\
 ${r===1?"file":"files"} and ${s} ${s===1?"line":"lines"}`}function A(r){if(!(0,S().isJsonObject)(r))return;const{files:s,
lines:n}=r;return typeof s=="number"&&typeof n=="number"?{files:s,lines:n}:void 0}function F(r,s){return{files:r.files+s.
files,lines:r.lines+s.lines}}function N(r,s){return r.files>s.files||r.lines>s.lines+s.files}function w({value:{outcome:r}}){
return(0,S().isJsonObject)(r)&&r.status==="success"}const c=3,y=.1;function t({assets:{changes:r},counted:s}){const{least:n,
most:o}=s,p=r.filter(({kind:O,asset:m})=>O==="added"&&m.type==="EvolutionEvent");return p.flatMap(({asset:O})=>{const{blast_radius_estimate:m,
meta:l,blast_radius:u}=O.value,i=(0,S().isJsonObject)(m)?[]:["meta"],d=i.length===0?m:(0,S().isJsonObject)(l)&&l.blast_radius_estimate,
a=e(d);if(a===void 0||a<=0)return[];const v=p.length===1,h=v?n.files:e(u),M=v?o.files:e(u);if(h===void 0||M===void 0)return[];
const j=h/a>c;if(!j&&M/a>=y)return[];const k=j?h:M,I=(0,S().placeOf)(O,[...i,"blast_radius_estimate"]);return[(0,C().finding)(
"estimate-drift",{event:O.id,estimate:a,actual:k},I)]})}function e(r){return(0,S().isJsonObject)(r)&&typeof r.files=="nu\
mber"?r.files:void 0}},48550:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=N,g.repeatedIds=
r;function S(){const o=f(76760);return S=function(){return o},o}function C(){const o=f(23404);return C=function(){return o},
o}function b(){const o=f(27199);return b=function(){return o},o}function E(){const o=f(64385);return E=function(){return o},
o}function P(){const o=f(11970);return P=function(){return o},o}function A(){const o=f(95132);return A=function(){return o},
o}function F(){const o=f(25367);return F=function(){return o},o}function N({assets:{changes:o,present:p}}){const O=o.filter(
({kind:i})=>i==="added").map(({asset:i})=>i);if(O.length===0)return[];const m=new Set(O.map(({type:i})=>i)),l=new Map,u=new Map;
for(const{type:i,value:d}of p){const a=m.has(i)?(0,E().declaredId)(d):void 0;if(a!==void 0)for(const v of c(i,a)){const h=l.
get(v);h===void 0?l.set(v,a):h!==a&&!u.has(v)&&u.set(v,a)}}return O.flatMap(i=>{const{type:d,id:a}=i,h=c(d,a).flatMap(j=>[
l.get(j),u.get(j)]).find(j=>j!==void 0&&j!==a);if(h===void 0)return[];const M=(0,b().placeOf)(i,["id"]);return[(0,A().finding)(
"look-alike-id",{type:d,id:(0,F().visible)(a),other:(0,F().visible)(h)},M)]})}const w=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function c(o,p){const O=/^[\w.-]*$/.test(p)?p:y(p),m=O.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${o} case ${t(O)}`,`${o} drawn ${t(m)}`]}function y(o){const p=o.normalize("NFKC").replace(w,"");return(0,P().asciiOf)(
p.replace(/\p{Pd}/gu,"-"))}function t(o){return o.toUpperCase().toLowerCase()}const e=/(?:\.seed\.json|\/default_genes\.json)$/;
function r({assets:{changes:o,present:p}}){const m=o.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).
filter(s);if(m.length===0)return[];const l=new Set(m.map(({id:i})=>i)),u=p.filter(i=>s(i)&&l.has(i.id));return m.flatMap(
i=>{const d=u.find(a=>n(a,i));return d===void 0?[]:[(0,A().finding)("id-in-two-files",{id:i.id,other:d.path},(0,b().placeOf)(
i,["id"]))]})}function s({type:o,path:p}){return o==="Gene"&&!e.test(`/${p}`)}function n(o,p){return o.id===p.id&&o.path.
replace(/l$/,"")!==p.path.replace(/l$/,"")&&S().posix.dirname(o.path)===S().posix.dirname(p.path)&&(0,C().canonicalize)(
o.value)!==(0,C().canonicalize)(p.value)}},10255:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=
A;function S(){const e=f(27199);return S=function(){return e},e}function C(){const e=f(61331);return C=function(){return e},
e}function b(){const e=f(39763);return b=function(){return e},e}function E(){const e=f(95132);return E=function(){return e},
e}function P(){const e=f(85475);return P=function(){return e},e}function A(e,{asset:r}){const{type:s,id:n,envelope:o}=r,
p=(0,S().placeOf)(r),O={type:s,id:n},m=[r.value,...o?[o,(0,C().payloadOf)(o)]:[]].some(F);return[...N(r),...o&&(0,C().senderOf)(
o)===void 0?[(0,E().finding)("envelope-sender-missing",O,p)]:[],...m?[(0,E().finding)("signature-not-verified",O,p)]:[]]}
function F({signature:e}){return e!=null&&e!==""}function N(e){const{type:r,id:s,wrappers:n=[]}=e,o=(0,S().placeOf)(e);return n.
flatMap(p=>w(e,p).flatMap(([O,m])=>{const l=p[O];if(l===void 0||l===m)return[];const u={type:r,id:s,field:O,stated:t(l),
actual:t(m)};return[(0,E().finding)("envelope-contradicts-asset",u,o)]}))}function w(e,r){const{type:s,id:n,value:o}=e;return[
...s==="ValidationReport"?[["target_asset_id",o.gene_asset_id??r.target_asset_id],["target_local_id",o.gene_id]]:[],...c(
r.type,s)?[["type",s]]:[],["asset_type",s],["asset_id",y(e,r.asset_id)],["content_hash",y(e,r.content_hash)],["local_id",
n]]}function c(e,r){if(typeof e!="string")return!1;const s=e.toLowerCase();return s!==r.toLowerCase()&&b().ASSET_TYPES.some(
n=>n.toLowerCase()===s)}function y({type:e,value:r},s){if(r.asset_id!==void 0||s===void 0)return r.asset_id;const n={type:e,
value:{...r,asset_id:s}};return(0,P().matchContentHash)(n)===void 0?(0,P().contentHash)(r):s}function t(e){return JSON.stringify(
e??null).slice(0,100)}},85881:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.appliedIds=y,g.genesStillNamed=
F,g.missingGenes=r,g.unresolvedReferences=A;function S(){const s=f(27199);return S=function(){return s},s}function C(){const s=f(
30610);return C=function(){return s},s}function b(){const s=f(95132);return b=function(){return s},s}function E(){const s=f(
72025);return E=function(){return s},s}function P(){const s=f(50661);return P=function(){return s},s}function A({assets:s}){
const{changes:n,present:o,unread:p}=s,O=N(o,"Capsule"),m=N(o,"ValidationReport");return n.filter(c).flatMap(({asset:l})=>{
if(l.type!=="EvolutionEvent")return[];const{capsule_id:u,validation_report_id:i}=l.value,d=l.id,[a]=p,v=M=>`whether \`${M}\
\`, which the EvolutionEvent \`${d}\` names, exists`,h=[];if(w(u,O)){const M=(0,S().placeOf)(l,["capsule_id"]);h.push(a?
(0,E().notChecked)(v(u),a,M):(0,b().finding)("reference-not-found",{event:d,type:"Capsule",id:u,field:"capsule_id"},M))}
if(w(i,m)){const M=(0,S().placeOf)(l,["validation_report_id"]);h.push(a?(0,E().notChecked)(v(i),a,M):(0,b().finding)("re\
ference-not-found",{event:d,type:"ValidationReport",id:i,field:"validation_report_id"},M))}return h})}function F({assets:{
changes:s,present:n}}){const o=N(n,"Gene"),p=y(s),O=s.flatMap(({kind:l,asset:u,before:i})=>l==="removed"?u:i??[]).filter(
({type:l})=>l==="Gene").flatMap(l=>(0,C().namesOf)(l).map(u=>({asset:l,name:u}))).filter(({name:l})=>!o.has(l)&&!p.has(l));
if(O.length===0)return[];const m=n.flatMap(C().namings);return O.flatMap(({asset:l,name:u})=>{const i=m.filter(({gene:M})=>M===
u),d=i.find(M=>M.by.type==="Capsule")??i[0];if(d===void 0)return[];const a={gene:u,by:`the ${d.by.type} \`${d.by.id}\``,
more:new Set(i.map(M=>M.by)).size-1},v=d.by.type==="Capsule"?"warning":"notice",h=d.by.locate(d.pointer);return[(0,b().finding)(
"gene-still-named",a,{location:h,subject:(0,S().subjectOf)(l),severity:v})]})}function N(s,n){return new Set(s.filter(o=>o.
type===n).flatMap(C().namesOf))}function w(s,n){return typeof s=="string"&&!n.has(s)}function c({kind:s}){return s==="ad\
ded"||s==="modified"}function y(s){return new Set(s.flatMap(C().newNamings).map(({gene:n})=>n))}const t="ad_hoc",e={severity:"\
warning",harm:"bookkeeping"};function r(s){const{changes:n}=s.assets,o=new Set(n.filter(({kind:p,asset:O})=>p!=="removed"&&
O.type==="Gene").flatMap(({asset:p})=>(0,C().namesOf)(p)));return n.flatMap(C().newNamings).filter(({gene:p})=>!o.has(p)).
map(({by:p,gene:O,pointer:m})=>{const l=O===t&&(0,P().isChange)(s),u={...(0,S().placeOf)(p,m),...l&&e};return(0,b().finding)(
"gene-not-found",{type:p.type,id:p.id,gene:O},u)})}},93290:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),
g.removedScripts=c;function S(){const n=f(76760);return S=function(){return n},n}function C(){const n=f(27199);return C=
function(){return n},n}function b(){const n=f(68450);return b=function(){return n},n}function E(){const n=f(77680);return E=
function(){return n},n}function P(){const n=f(51951);return P=function(){return n},n}function A(){const n=f(86191);return A=
function(){return n},n}function F(){const n=f(59867);return F=function(){return n},n}function N(){const n=f(46912);return N=
function(){return n},n}function w(){const n=f(95132);return w=function(){return n},n}async function c(n){const{assets:o,
baseTree:p,clock:O}=n,m=y(n.change),l=await t(n);if(m.size+l.size===0)return[];const u=new Set(o.changes.map(({asset:a})=>a)),
i=o.present.filter(a=>a.type==="Gene"&&!u.has(a)),d=new Map;for(const a of i){await O.tick();const v=(0,E().validationCommands)(
a),h=new Map;for(const{value:M,pointer:j}of v.kind==="list"?v.entries:[]){if(typeof M!="string")continue;const{root:k}=(0,b().
storeOf)(a.path,{policy:n.policy,tree:p}),$=(0,A().namedPaths)(M,k).filter(L=>m.has(L)).map(L=>({path:L,script:""}));l.size>
0&&$.push(...await r(M,p,k));for(const L of $){const R=s(L);(L.script===""||l.has(R))&&h.set(R,{...L,entry:j[1]})}}for(const[
M,j]of h){const k=d.get(M);k?k.more+=1:d.set(M,{...j,gene:a,more:0})}}return[...d.values()].map(({path:a,script:v,gene:h,
entry:M,more:j})=>(0,w().finding)("script-still-named",{path:a,script:v,gene:h.id,more:j},(0,C().placeOf)(h,["validation",
M])))}function y({files:n}){const o=new Set(n.flatMap(({status:p,path:O,oldPath:m})=>p==="deleted"?O:m??[]));for(const{path:p,
status:O}of n)O!=="deleted"&&o.delete(p);return o}async function t({change:n,baseTree:o,tree:p}){const O=n.files.map(({path:l,
oldPath:u})=>u??l),m=new Set;for(const l of O.filter(u=>S().posix.basename(u)==="package.json")){const u=await e(o,l),i=new Set(
await e(p,l));for(const d of u)i.has(d)||m.add(s({path:l,script:d}))}return m}async function e(n,o){const p=S().posix.dirname(
o);return[...(await(0,F().usablePackageJson)(n,p==="."?"":p))?.scripts.keys()??[]]}async function r(n,o,p){const{invocation:O}=(0,P().
readWords)(n,{tree:o,cwd:p});if(O?.program!=="npm")return[];const m={tree:o,directory:p,changed:new Set},{runs:l}=await(0,N().
scriptsThatRun)(O,m,{start:0,end:0}),u=(0,N().eventOf)(O);return l.flatMap(({directory:i,event:d})=>d===u?[{path:S().posix.
join(i,"package.json"),script:u}]:[])}function s({path:n,script:o}){return`${n}\0${o}`}},21471:function(T,g,f){Object.defineProperty(
g,"__esModule",{value:!0}),g.describeJson=O,g.schemaDifferences=E;function S(){const m=f(98879);return S=function(){return m},
m}const C=2e5,b=50;function E(m,l){try{return P(m,l)}catch(u){if(!(u instanceof URIError))throw u;return[{kind:"invalid",
pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}function P(m,l){
const u=(0,S().complaintsOf)(m,l,JSON.stringify(l).length<=C),i=new Map,d=new Set;for(const a of u){if(w.has(a.keyword))
continue;const v=F(a);if(!d.has(v)){d.add(v);for(const h of c(a,m,l)){const M=A(a,h),j=i.get(M);i.set(M,j?{...j,more:j.more+
1}:h)}}}return[...i.values()].slice(0,b)}function A({keywordLocation:m},l){switch(l.kind){case"missing":return JSON.stringify(
[m,...l.fields]);case"unknown":return JSON.stringify([m,l.field]);case"invalid":return m}}function F({keyword:m,instanceLocation:l}){
return`${N.has(m)?m:"value"} ${l}`}const N=new Set(["required","additionalProperties"]),w=new Set(["properties","items",
"false"]);function c(m,l,u){const{keyword:i,keywordLocation:d,instanceLocation:a}=m,{pointer:v,value:h}=t(u,a),M=e(l,d);
if(i==="required"){const k=(M.required??[]).filter(I=>!y(h,I));return[{kind:"missing",pointer:v,fields:k,more:0}]}if(i===
"additionalProperties"){const k=M.properties??{},I=Object.keys(h??{}).filter(L=>!Object.hasOwn(k,L)),$=Object.keys(k).filter(
L=>!y(h,L));return I.map(L=>({kind:"unknown",pointer:[...v,L],field:L,absent:$,more:0}))}const j=p(i,M);return[{kind:"in\
valid",pointer:v,keyword:i,expected:j,found:O(h),more:0}]}function y(m,l){return m!==null&&Object.hasOwn(m,l)}function t(m,l){
const u=[];let i=m;for(const d of r(l))Array.isArray(i)?(u.push(Number(d)),i=i[Number(d)]??null):(u.push(d),i=i[d]??null);
return{pointer:u,value:i}}function e(m,l){let u=S().SCHEMAS[m];for(const i of r(l).slice(0,-1))u=u[i];return u}function r(m){
return m.split("/").slice(1).map(l=>l.replaceAll("~1","/").replaceAll("~0","~"))}const s={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},n={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},o=40;function p(m,l){const u=l[m];
switch(m){case"type":return[u].flat().map(i=>s[String(i)]??String(i)).join(" or ");case"enum":return`one of ${(l.enum??[]).
map(i=>JSON.stringify(i)).join(", ")}`;case"const":return JSON.stringify(u);case"pattern":return n[String(u)]??`a string\
 that matches ${u}`;case"minLength":return u===1?"a non-empty string":`a string of at least ${u} characters`;case"maxLen\
gth":return`a string of at most ${u} characters`;case"minItems":return u===1?"a non-empty list":`a list of at least ${u}\
 items`;case"maxItems":return`a list of at most ${u} items`;case"minimum":return`a number that is at least ${u}`;case"ma\
ximum":return`a number that is at most ${u}`;default:return`a value that matches \`${m}\` in the schema`}}function O(m){
return Array.isArray(m)?m.length===0?"an empty list":"a list":m!==null&&typeof m=="object"?"an object":typeof m!="string"?
String(m):m.length<=o?JSON.stringify(m):`a string of ${m.length} characters`}},57733:function(T,g,f){Object.defineProperty(
g,"__esModule",{value:!0}),g.promotionSchemaFindings=F,g.schemaFindings=A;function S(){const s=f(23404);return S=function(){
return s},s}function C(){const s=f(27199);return C=function(){return s},s}function b(){const s=f(3051);return b=function(){
return s},s}function E(){const s=f(95132);return E=function(){return s},s}function P(){const s=f(21471);return P=function(){
return s},s}function A(s){return(0,P().schemaDifferences)(s.type,s.value).flatMap(n=>y(s.type,n)).map(n=>N(s,n,"warning"))}
function F(s){const n=r(s)?"warning":"error";return(0,P().schemaDifferences)(s.type,s.value).map(o=>N(s,o,n))}function N(s,n,o){
const{type:p,id:O}=s,{pointer:m,more:l}=n,u={...(0,C().placeOf)(s,m),severity:o},i=(d,a,v,h)=>(0,E().finding)("schema-fi\
eld",{type:p,id:O,field:d,fault:a,where:v,fix:h},u);switch(n.kind){case"missing":{const{fields:d}=n,v=`Add what is missi\
ng as the schema of the protocol describes it${d.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return i(d.join("`, `"),"is missing",c(m,l),v)}case"unknown":{const d=c(m.slice(0,-1),l),{field:a,absent:v}=n,
h=(0,b().nearestName)(a,v),M=h===void 0?"":`If you meant \`${h}\`, rename it. Otherwise, `,j=`${M}${M?"remove":"Remove"}\
 \`${a}\` or store it outside the asset`;return i(a,"is unknown",d,j)}case"invalid":{const{expected:d}=n,a=`${n.found}${l===
0?"":` (and in ${w(l)})`}`,v=m.join("."),h=`must be ${d}, but it is ${a}`;return i(v,h,"",`Change \`${v}\` to ${d}`)}}}function w(s){
return s===1?"1 similar place":`${s} similar places`}function c(s,n){return s.length===0?"":` in \`${s.join(".")}\`${n===
0?"":` and ${w(n)}`}`}function y(s,n){const{pointer:o}=n;switch(n.kind){case"missing":{const p=n.fields.filter(O=>!t[s].
has([...o,O].join(".")));return p.length===0?[]:[{...n,fields:p}]}case"unknown":return[n];case"invalid":return e(s,o,n.keyword)?
[]:[n]}}const t={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function e(s,[
n,...o],p){if(n==="type"||n==="id"||n==="asset_id")return!0;if(s!=="Gene")return!1;const O=p==="minItems"&&o.length>0;return n===
"validation"||n==="constraints"&&!O}function r({value:s}){const{schema_version:n}=s,o=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return o!==void 0&&Number(o)<Number(S().SCHEMA_VERSION.split(".")[1])}},98879:function(T,g,f){Object.
defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,g.complaintsOf=c;function S(){const e=f(13574);return S=function(){
return e},e}function C(){const e=f(36576);return C=function(){return e},e}function b(){const e=f(25065);return b=function(){
return e},e}function E(){const e=f(5330);return E=function(){return e},e}function P(){const e=f(39436);return P=function(){
return e},e}function A(){const e=f(39763);return A=function(){return e},e}const N={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},w=g.SCHEMAS={Gene:E().default,Capsule:C().default,EvolutionEvent:b().default,
Mutation:P().default,ValidationReport:N};function c(e,r,s){return y[s?"all":"first"][e].validate(r).errors}const y={all:t(
!1),first:t(!0)};function t(e){const r=A().ASSET_TYPES.map(s=>[s,new(S()).Validator(w[s],"7",e)]);return Object.fromEntries(
r)}},73566:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.capsuleFields=N,g.selfDescription=F,g.unidentified=
w;function S(){const t=f(27199);return S=function(){return t},t}function C(){const t=f(59490);return C=function(){return t},
t}function b(){const t=f(95132);return b=function(){return t},t}function E(){const t=f(72025);return E=function(){return t},
t}function P(){const t=f(85475);return P=function(){return t},t}function A(){const t=f(57733);return A=function(){return t},
t}function F({correctorOf:t},{asset:e,change:r,commands:s=[]}){if(e.cut)return[];const n=r?.kind==="unchanged"?void 0:r?.
before,o=s.some(({findings:p})=>p.some(({edit:O})=>O?.fix));return[...(0,P().hashFindings)(e,t(e),!o,n),...(0,A().schemaFindings)(
e)]}function N(t,{asset:e}){const{type:r,id:s,value:n}=e;if(r!=="Capsule"||e.cut)return[];const o=["success_streak","env\
_fingerprint"].filter(O=>n[O]==null);if(o.length===0)return[];const p=(0,S().placeOf)(e);return[(0,b().finding)("capsule\
-field-missing",{capsule:s,fields:o},p)]}function w({genes:t,claims:e,correctorOf:r}){const p=[...t.filter(({change:m})=>m?.
kind!=="removed").map(({asset:m})=>m),...e].filter(({cut:m})=>!m).flatMap(m=>c(m,r));return[...(0,C().groupBy)(p,({rule:m,
location:l})=>JSON.stringify([m,l?.path])).values()].flatMap(y)}function c(t,e){try{return(0,P().identityFindings)(t,e(t)).
filter(P().isMissingIdentity)}catch(r){return[(0,E().assetNotJudged)(t,r)]}}function y([t,...e]){if(t===void 0)return[];
if(e.length===0||!(0,P().isMissingIdentity)(t))return[t,...e];const{subject:r,args:s,...n}=t,{expected:o,...p}=s;return[
{...n,args:{...p,others:e.length}}]}},47771:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=
u,g.eventsIn=e,g.streakCounter=F,g.successStreak=t;function S(){const i=f(23404);return S=function(){return i},i}function C(){
const i=f(27199);return C=function(){return i},i}function b(){const i=f(59490);return b=function(){return i},i}function E(){
const i=f(95132);return E=function(){return i},i}function P(){const i=f(72025);return P=function(){return i},i}function A(){
const i=f(85475);return A=function(){return i},i}function F(i,d){const a=s(i,d),v=(0,b().groupBy)(i,({value:{capsule_id:h}})=>h);
return h=>N(h,v.get(h.id)??[],a,d)}function N({id:i,value:{gene:d}},a,v,h){const M=[],j=[],k={files:0,lines:0};let I;const{
successes:$,failure:L}=w(i,a);for(const R of $){const{value:D}=R,G=v.get(R)??o(D,h)??(p(D,d,h)?void 0:r);G===void 0?(j.push(
R),O(k,D)||(I??=l(D))):M.push({event:l(D),why:G})}return{count:y(j),uncounted:M,ended:L!==void 0,...L&&$.length===0&&{failed:l(
L.value)},radius:k,...I!==void 0&&{unmeasured:I}}}function w(i,d){const a=d.filter(({value:h})=>h.type==="EvolutionEvent"&&
h.capsule_id===i).reverse(),v=a.findIndex(({value:h})=>!c(h));return v<0?{successes:a}:{successes:a.slice(0,v),failure:a[v]}}
function c({outcome:i}){return(0,C().isJsonObject)(i)&&i.status==="success"}function y(i){const d=i.map(({value:a})=>a.id).
filter(a=>typeof a=="string");return i.length-d.length+new Set(d).size}function t(i,d){const{successes:a,failure:v}=w(i,
d);return{count:y(a),ended:v!==void 0}}function e({changes:i,present:d,unread:a}){const v=a.at(-1),h=new Set(i.map(({asset:M})=>M));
return d.filter(({type:M,path:j})=>M==="EvolutionEvent"&&(!v||j>=v.path)).map(M=>({value:M.value,log:M.path,isNew:h.has(
M)}))}const r="it does not name the gene of the Capsule";function s(i,d){const a=new Map,v=new Map,h=new Set;for(const M of i){
const j=n(M,v,d&&h.has(M.log));j!==void 0&&a.set(M,j),h.add(M.log);const{id:k}=M.value;typeof k=="string"&&!v.has(k)&&v.
set(k,M)}return a}function n({value:i,isNew:d},a,v){const{id:h,parent:M}=i;if(d)return"the change that is judged adds or\
 edits it";const j=typeof h=="string"?a.get(h):void 0;return j!==void 0?(0,S().canonicalize)(j.value)===(0,S().canonicalize)(
i)?void 0:"an earlier event with other content has its id":typeof M=="string"&&M!==""?a.has(M)?void 0:"its parent is not\
 in the log before it":v?"it has no parent":void 0}function o(i,d){const{id:a,asset_id:v}=i;if(v===void 0)return d?"it h\
as no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:i})===void 0)return"its hash does not match \
its content";const h=typeof a=="string"&&a.trim()!=="";return d&&!h?"it has no id":void 0}function p({genes_used:i},d,a){
return typeof d!="string"||d===""||!Array.isArray(i)?!a:i.includes(d)}function O(i,{blast_radius:d}){if(d===void 0)return!0;
if(!(0,C().isJsonObject)(d))return!1;const{files:a,lines:v}=d;return!m(a)||!m(v)?!1:(i.files=Math.max(i.files,a),i.lines=
Math.max(i.lines,v),!0)}function m(i){return typeof i=="number"&&Number.isSafeInteger(i)&&i>=0}function l({id:i}){return typeof i==
"string"?i:"without an id"}function u({assets:i}){const d=(0,b().groupBy)(e(i),({value:a})=>a.capsule_id);return i.changes.
flatMap(({kind:a,asset:v})=>{const{success_streak:h}=v.value;if(a==="removed"||v.type!=="Capsule"||typeof h!="number")return[];
const{count:M,ended:j}=t(v.id,d.get(v.id)??[]);if(h<=M)return[];const k=(0,C().placeOf)(v,["success_streak"]),I=i.unread.
at(-1);return I!==void 0&&!j?[(0,P().notChecked)(`the success streak of the Capsule \`${v.id}\``,I,k)]:[(0,E().finding)(
"success-streak-claim",{capsule:v.id,claimed:h,counted:M},k)]})}},78883:function(T,g,f){Object.defineProperty(g,"__esMod\
ule",{value:!0}),g.geneDifferences=E,g.uncovered=N;function S(){const w=f(77680);return S=function(){return w},w}function C(){
const w=f(32854);return C=function(){return w},w}function b(){const w=f(56131);return b=function(){return w},w}function E({
kind:w,asset:c,before:y}){return y===void 0||c.cut||w!=="added"&&w!=="modified"?[]:[...P(y,c),...F(y,c)]}function P(w,c){
const[y,t]=[A(w),A(c)],e="validation";return[...[...y].filter(r=>!t.has(r)).map(r=>({kind:"command_removed",field:e,base:r,
head:null})),...[...t].filter(r=>!y.has(r)).map(r=>({kind:"command_added",field:e,base:null,head:r}))]}function A(w){const c=(0,S().
validationCommands)(w),y=c.kind==="list"?c.entries.map(({value:t})=>t):[];return new Set(y.filter(t=>typeof t=="string"))}
function F(w,c){const{constraints:y}=(0,b().readConstraints)(w.value.constraints),{constraints:t}=(0,b().readConstraints)(
c.value.constraints),e=[];t.maxFiles!==y.maxFiles&&e.push({kind:t.maxFiles>y.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(y.maxFiles),head:String(t.maxFiles)});const r="constraints.forbidde\
n_paths";for(const s of N(y.forbiddenPaths,t.forbiddenPaths))e.push({kind:"constraint_loosened",field:r,base:s,head:null});
for(const s of N(t.forbiddenPaths,y.forbiddenPaths))e.push({kind:"constraint_tightened",field:r,base:null,head:s});return e}
function N(w,c){return w.filter(y=>!c.some(t=>(0,C().isWithin)(y,t)))}},36974:function(T,g,f){Object.defineProperty(g,"_\
_esModule",{value:!0}),g.incompleteGene=F,g.removedGene=N,g.validationList=E;function S(){const w=f(27199);return S=function(){
return w},w}function C(){const w=f(77680);return C=function(){return w},w}function b(){const w=f(95132);return b=function(){
return w},w}function E(w,{asset:c,validation:y,commands:t}){if(c.cut)return[];const e=["validation"],r={gene:c.id};if(y.
kind==="not_a_list"){const o={...r,field:"validation",expected:y.expected};return[(0,b().finding)("validation-malformed",
o,(0,S().placeOf)(c,e))]}if(y.kind==="missing"||y.entries.every(C().isBlankEntry))return[(0,b().finding)("validation-mis\
sing",r,(0,S().placeOf)(c,e))];const s=[],n=new Set;for(const o of y.entries){const{value:p,pointer:O}=o;if((0,C().isBlankEntry)(
o))s.push((0,b().finding)("validation-blank",{...r,field:O.join(".")},(0,S().placeOf)(c,O)));else if(typeof p!="string"){
const m={...r,field:O.join("."),expected:"a string"};s.push((0,b().finding)("validation-malformed",m,(0,S().placeOf)(c,O)))}else if(n.
has(p)){const m={...(0,S().placeOf)(c,O),subject:{...(0,S().subjectOf)(c),command:p}};s.push((0,b().finding)("validation\
-duplicate",{...r,command:p},m))}else n.add(p)}return t.length>0&&t.every(P)&&s.push((0,b().finding)("validation-vacuous",
r,(0,S().placeOf)(c,e))),s}function P({reading:{problems:w,argv:c}}){return w.some(({rule:y})=>y==="only-prints")||A.has(
c?.[0]??"")}const A=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"]);function F(w,{asset:c}){return c.cut?[(0,b().finding)("gene-incomplete",{gene:c.id},(0,S().placeOf)(c))]:[]}
function N(w,{asset:c}){return[(0,b().finding)("gene-removed",{gene:c.id},{subject:(0,S().subjectOf)(c)})]}},56131:function(T,g,f){
Object.defineProperty(g,"__esModule",{value:!0}),g.hardCaps=t,g.limitsOf=y,g.readConstraints=A,g.stricterConstraints=F;function S(){
const e=f(27199);return S=function(){return e},e}function C(){const e=f(57430);return C=function(){return e},e}function b(){
const e=f(32854);return b=function(){return e},e}function E(){const e=f(53315);return E=function(){return e},e}function P(){
const e=f(50661);return P=function(){return e},e}function A(e){const r=p=>({constraints:N,problems:[{...p,pointer:["cons\
traints"]}]});if(e===void 0)return r({kind:"missing"});if(!(0,S().isJsonObject)(e))return r({kind:"malformed",detail:"an\
 object"});const s=[],n=w(e.max_files,s);return{constraints:{maxFiles:n??E().DEFAULT_MAX_FILES,isDefaultLimit:n===void 0,
forbiddenPaths:c(e.forbidden_paths,s)},problems:s}}function F(e,r){if(e===void 0)return r;const{maxFiles:s,isDefaultLimit:n}=e.
maxFiles<r.maxFiles?e:r;return{maxFiles:s,isDefaultLimit:n,forbiddenPaths:[...new Set([...e.forbiddenPaths,...r.forbiddenPaths])]}}
const N={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function w(e,r){const s=["constraints","max\
_files"];if(e===void 0)r.push({kind:"missing",pointer:s});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
r.push({kind:"malformed",pointer:s,detail:"an integer greater than 0"})}}function c(e,r){const s=["constraints","forbidd\
en_paths"];if(e===void 0)return r.push({kind:"missing",pointer:s}),[];if(!Array.isArray(e))return r.push({kind:"malforme\
d",pointer:s,detail:"a list of paths"}),[];const n=new Set;for(const[o,p]of e.entries()){const O=typeof p=="string"?(0,b().
normalise)(p):void 0;if(typeof p!="string"||!O){r.push({kind:"malformed",pointer:[...s,o],detail:"a path below the root \
of the repository"});continue}(0,b().looksLikePattern)(p)&&r.push({kind:"pattern",pointer:[...s,o],detail:p}),n.add(O)}return[
...n]}function y(e,r){const{asset:s,change:n,binds:o}=e,{constraints:p}=A(s.value.constraints),O=n?.before&&A(n.before.value.
constraints).constraints,m=F(O,p),{maxFiles:l,isDefaultLimit:u}=m,i=t(r.policy),d=o&&(0,P().isChange)(r)?r.radius:C().NOTHING_TOUCHED,
a=(0,E().cappedSize)(d,r.policy.blast_radius.counting),v=(0,E().gradeFiles)(d.files,l,a,i),h=v==="hard_cap_breach"?a:d,M=(0,E().
gradeWords)(v,h,l,i);return{base:O,head:p,constraints:m,blastRadius:{...d,max_files:l,...u&&{default_limit:!0},severity:v,
message:M}}}function t({blast_radius:e}){const{hard_cap_files:r,hard_cap_lines:s}=e;return{files:r,lines:s}}},54034:function(T,g,f){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditGene=F,g.forbidsRunningGene=w,g.geneFindings=N;function S(){const c=f(
13580);return S=function(){return c},c}function C(){const c=f(72025);return C=function(){return c},c}function b(){const c=f(
70716);return b=function(){return c},c}function E(){const c=f(6470);return E=function(){return c},c}function P(){const c=f(
78883);return P=function(){return c},c}function A(){const c=f(56131);return A=function(){return c},c}async function F(c,y,t){
const{asset:e,change:r,commands:s,store:n}=y,o=(0,A().limitsOf)(y,c),p=await N(c,{...y,limits:o}),O=t.mayRun&&!p.some(w);
return{asset:e,store:n,commands:O?(0,E().planCommands)(s,{timeoutMs:t.timeoutMs,directory:n.root}):s,findings:p,blastRadius:o.
blastRadius,differences:r===void 0?[]:(0,P().geneDifferences)(r)}}async function N(c,y){return y.change?.kind!=="removed"?
(0,C().ask)(b().GENE_CHECKS,c,y):(await(0,C().ask)(b().REMOVED_GENE_CHECKS,c,y)).map(({location:e,...r})=>r)}function w({
rule:c}){return(0,S().ruleOf)(c).forbidsRunning==="gene"}},42804:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),
g.declaredConstraints=F,g.declaredPaths=n,g.geneBlastRadius=r,g.hardCap=e,g.limitsBeyondCap=y,g.loosenedConstraints=w;function S(){
const o=f(27199);return S=function(){return o},o}function C(){const o=f(95132);return C=function(){return o},o}function b(){
const o=f(53315);return b=function(){return o},o}function E(){const o=f(39869);return E=function(){return o},o}function P(){
const o=f(78883);return P=function(){return o},o}function A(){const o=f(56131);return A=function(){return o},o}function F(o,{
asset:p}){return(0,A().readConstraints)(p.value.constraints).problems.filter(({kind:O})=>O!=="missing"||!p.cut).map(O=>N(
p,O))}function N(o,{kind:p,pointer:O,detail:m=""}){const l=(0,S().placeOf)(o,O),u={gene:o.id,field:O.join(".")};return p===
"missing"?(0,C().finding)("constraints-missing",u,l):p==="malformed"?(0,C().finding)("constraints-malformed",{...u,expected:m},
l):(0,C().finding)("forbidden-path-pattern",{gene:o.id,entry:m},l)}function w(o,{asset:p,binds:O,limits:{base:m,head:l}}){
if(!O||p.cut||m===void 0)return[];const u=(0,P().uncovered)(m.forbiddenPaths,l.forbiddenPaths),i=l.maxFiles>m.maxFiles;if(u.
length===0&&!i)return[];const d=c(p.value.constraints),a=[...i&&!d("max_files")?[`\`max_files\` from ${m.maxFiles} to ${l.
maxFiles}`]:[],...(d("forbidden_paths")?[]:u).map(h=>`\`${h}\` is no longer forbidden`)];if(a.length===0)return[];const v=(0,S().
placeOf)(p,["constraints"]);return[(0,C().finding)("constraints-loosened",{gene:p.id,loosened:a},v)]}function c(o){const p=(0,A().
readConstraints)(o).problems.flatMap(({kind:O,pointer:m})=>O==="malformed"&&m.length<=2?[m[1]]:[]);return O=>p.includes(
O)||p.includes(void 0)}function y(o,{asset:p,binds:O,limits:{base:m,head:l}}){const{files:u}=(0,A().hardCaps)(o.policy),
{maxFiles:i}=l;if(!O||i<=u||m!==void 0&&i<=m.maxFiles)return[];const d=(0,S().placeOf)(p,["constraints","max_files"]);return[
(0,C().finding)("constraints-beyond-cap",{gene:p.id,maxFiles:i,cap:u},d)]}const t={approaching_limit:"blast-radius-appro\
aching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"};function e({genes:o,radius:p,policy:O}){
const m=o.filter(({binds:j})=>j),l=(0,b().cappedSize)(p,O.blast_radius.counting),u=(0,A().hardCaps)(O);if(m.length===0||
l.files<=u.files&&l.lines<=u.lines)return[];const[i,...d]=m,a=m.find(({change:j})=>j.kind!=="removed"),{location:v}=a?(0,S().
placeOf)(a.asset,["constraints","max_files"]):{},h={...v&&{location:v},...i&&d.length===0&&{subject:(0,S().subjectOf)(i.
asset)}},M={...l,capFiles:u.files,capLines:u.lines,genes:m.length};return[(0,C().finding)("blast-radius-hard-cap",M,h)]}
function r(o,{asset:p,binds:O,isOnlyAdded:m,limits:l}){const{files:u,max_files:i,severity:d}=l.blastRadius;if(!O||d==="w\
ithin_limit"||d==="hard_cap_breach")return[];if(m&&(d==="approaching_limit"||o.seeds.has(p)))return[];const a=(0,S().placeOf)(
p,["constraints","max_files"]),v={gene:p.id,files:u,maxFiles:i,declared:!l.constraints.isDefaultLimit};return[(0,C().finding)(
t[d],v,{...a,...s(m)})]}function s(o=!1){return o?{severity:"warning",harm:"bookkeeping"}:{}}function n({touchesOf:o,seeds:p},{
asset:O,binds:m,isOnlyAdded:l,limits:{constraints:u}}){if(!m||p.has(O))return[];const i=u.forbiddenPaths.flatMap(a=>(0,E().
someTouches)(o(a)).map(v=>({gene:O.id,entry:a,...v})));if(i.length===0)return[];const d={...(0,S().placeOf)(O,["constrai\
nts","forbidden_paths"]),...s(l)};return i.map(a=>(0,C().finding)("forbidden-path-declared",a,d))}},16373:function(T,g,f){
Object.defineProperty(g,"__esModule",{value:!0}),g.readGene=F,g.readGeneChange=N;function S(){const t=f(27199);return S=
function(){return t},t}function C(){const t=f(30610);return C=function(){return t},t}function b(){const t=f(68450);return b=
function(){return t},t}function E(){const t=f(77680);return E=function(){return t},t}function P(){const t=f(16455);return P=
function(){return t},t}function A(){const t=f(95132);return A=function(){return t},t}async function F(t,e,r){const s=(0,E().
validationCommands)(t),n=await w(t,s,e,r);return{asset:t,store:e.storeOf(t.path),binds:!1,validation:s,commands:n}}async function N(t,e,r,s){
const{kind:n,asset:o,before:p}=t,O=(0,C().namesOf)(o).some(d=>e.has(d)),m=!["applied","unchanged"].includes(n)||O,l=n===
"added"&&p===void 0&&!O,u=(0,E().validationCommands)(o),i=n==="removed"?[]:await w(o,u,r,s);return{asset:o,store:r.storeOf(
o.path),change:t,binds:m,isOnlyAdded:l,validation:u,commands:i}}async function w(t,e,r,s){if(e.kind!=="list")return[];const n=r.
forFile(t.path),o=e.entries.filter(l=>typeof l.value=="string"&&!(0,E().isBlankEntry)(l)),p=await Promise.all(o.map(({value:l})=>n.
command(l))),O=await(0,P().withEdits)(p,n,s(t)==="fix");return(await Promise.all(O.map(l=>c(l,t,r)))).map((l,u)=>y(t,l,o[u]?.
pointer??["validation"]))}async function c(t,{path:e},r){const s=r.storeOf(e),{tree:n}=r.terms;if(t.verdict!=="block"||n===
void 0)return t;for(const o of new Set([...(0,b().packagesAbove)(n,s.path),""])){if(o===s.root)continue;const{verdict:p}=await r.
startingIn(o).command(t.reading.command);if(p==="block")continue;const O={root:s.root||".",other:o||"."};return{...t,findings:[
...t.findings,(0,A().finding)("works-elsewhere",O)]}}return t}function y(t,{findings:e,...r},s){const{command:n}=r.reading,
o={...(0,S().subjectOf)(t),command:n},p={path:t.path,pointer:(0,S().pointerText)([...t.pointer,...s])};return{...r,command:n,
location:t.locate(s),findings:e.map(({edit:O,...m})=>({...m,location:t.locate(s,m.span),subject:o,...O&&{edit:{...p,...O}}}))}}},
61989:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.launchedFiles=P,g.markUnreadable=E;function S(){
const F=f(27199);return S=function(){return F},F}function C(){const F=f(23678);return C=function(){return F},F}function b(){
const F=f(95132);return b=function(){return F},F}async function E(F,N,{tree:w,baseTree:c}){const y=F.flatMap(({commands:e})=>e.
flatMap(P)),t=new Map;for(const e of new Set(y)){const r=N.has(e)?await(0,C().whyUnreadable)(w,e):void 0;r&&await(0,C().
whyUnreadable)(c,e)===void 0&&t.set(e,r)}return t.size===0?F:F.map(e=>({...e,commands:e.commands.map(r=>A(e,r,t))}))}function P({
reading:F}){return F.targets.flatMap(({path:N})=>N??[])}function A({asset:F},N,w){const{location:c,verdict:y,confirmation:t}=N,
e={location:c,subject:{...(0,S().subjectOf)(F),command:N.command}},r=[...new Set(P(N))].flatMap(s=>{const n=w.get(s);return n===
void 0?[]:[(0,b().finding)("script-unreadable",{path:s,why:n},e)]});return r.length===0?N:{...N,verdict:y==="allow"?"war\
n":y,confirmation:t==="standard"?"strong":t,findings:[...N.findings,...r]}}},6470:function(T,g,f){Object.defineProperty(
g,"__esModule",{value:!0}),g.digestPlans=A,g.makePlan=E,g.planCommands=P,g.toolOf=c;function S(){const y=f(77598);return S=
function(){return y},y}const C=Symbol("audited");function b({steps:y,...t}){return{...t,steps:y.map(({command:e,...r})=>r)}}
function E(y){const{argv:t,program:e,directory:r,binary:s=null,env:n,timeoutMs:o}=y,{scripts:p=null,npmSettings:O=[]}=y,
m=JSON.stringify([t,e,s,p&&b(p),O,Object.entries(n).sort(([l],[u])=>l<u?-1:1),o,...r===""?[]:[r]]);return{...y,[C]:!0,digest:F(
m)}}function P(y,t){const e=[];for(const r of y){const s=r.verdict==="block"?void 0:N(r.reading,t);if(s===void 0)return y;
e.push({...r,plan:s})}return e}function A(y){const t=[...new Set(y.map(({digest:e})=>e))].sort();return F(t.join(`
`))}function F(y){return`sha256:${(0,S().createHash)("sha256").update(y).digest("hex")}`}function N(y,t){const{command:e,
argv:r,assignments:s}=y,n=r&&w(y,r);if(n)return E({command:e,...n,env:{...Object.fromEntries(s.map(({name:o,value:p})=>[
o,p])),...y.invocation?.family?.data.environment},...t})}function w(y,t){const{invocation:e,scripts:r,npmSettings:s}=y,[
n]=t;if(e===void 0)return n===void 0?void 0:{program:n,argv:t};const o=c(y);if(o===void 0){const{program:O}=e;return{program:O,
argv:t,...r&&{scripts:r},...s&&{npmSettings:s}}}if(o.path===void 0)return;const p=[...e.operands,...e.passthrough].map(({
text:O})=>O);return{program:e.program,argv:p,binary:o.path}}function c({targets:y}){return y.find(({kind:t,via:e})=>t===
"package_binary"&&e===void 0)}},66160:function(T,g,f){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=p,g.
isGene=O,g.readChangeSubject=s,g.subjectOfAssets=r;function S(){const l=f(20702);return S=function(){return l},l}function C(){
const l=f(78114);return C=function(){return l},l}function b(){const l=f(28894);return b=function(){return l},l}function E(){
const l=f(36093);return E=function(){return l},l}function P(){const l=f(4378);return P=function(){return l},l}function A(){
const l=f(74238);return A=function(){return l},l}function F(){const l=f(53315);return F=function(){return l},l}function N(){
const l=f(12154);return N=function(){return l},l}function w(){const l=f(39869);return w=function(){return l},l}function c(){
const l=f(85881);return c=function(){return l},l}function y(){const l=f(16373);return y=function(){return l},l}function t(){
const l=f(61989);return t=function(){return l},l}const e={changes:[],problems:[],files:[],present:[],unread:[]};function r({
assets:l,problems:u},i,d,a=e){const{policy:v,tree:h}=i.terms;return{policy:v,clock:i.clock,tree:h,problems:u,correctorOf:d,
genes:l.filter(O).map(M=>({asset:M})),claims:l.filter(M=>!O(M)),assets:a}}async function s(l){const{assets:u,baseTree:i,
tree:d,policy:a,platform:v}=l,{policy:h,source:M}=a,j=new Set(l.change.files.flatMap(F().namesOf)),k=P().Judge.by({policy:h,
tree:d,base:i,changed:j,platform:v,...l.clock&&{clock:l.clock}}),I=n(u.changes),$=(0,c().appliedIds)(u.changes.filter(({
asset:B})=>!I.has(B))),L=p(u.problems),R={tree:d,baseTree:i},D=await k.clock.all(u.changes.filter(({asset:B})=>O(B)),B=>(0,y().
readGeneChange)(B,$,k,L)),G=await(0,t().markUnreadable)(D,j,R),U=new Set(G.flatMap(({commands:B})=>B.flatMap(t().launchedFiles))),
H=await(0,N().withLinesOfCode)(l.change,U,R),J=(0,N().exemptPaths)(H,h,G,d),W=(0,w().touchedPaths)(H,d),K=(0,F().measureChange)(
H,J);return{policy:h,judge:k,clock:k.clock,loadedPolicy:a,unprovenMerge:l.unprovenMerge,policyPath:M==="file"?void 0:A().
POLICY_PATH,tree:d,baseTree:i,change:H,agentFiles:await(0,S().judgeAgentFiles)(R,h,k.clock),assets:u,problems:u.problems,
correctorOf:L,genes:G,seeds:o(I,G,j),claims:u.changes.filter(m).map(({asset:B})=>B),changedNames:j,touched:W,touchesOf:(0,w().
touchesOf)(W,i),exempt:J,radius:K,counted:(0,N().countedChange)(H,K)}}function n(l){return new Map(l.flatMap(({kind:u,asset:i,
before:d})=>{const a=u==="added"&&!d?(0,E().seedRelease)(i):void 0;return a===void 0?[]:[[i,a]]}))}function o(l,u,i){const d=u.
filter(({isOnlyAdded:v,commands:h})=>!v||h.flatMap(t().launchedFiles).some(M=>i.has(M))),a=new Set(d.map(({asset:v})=>v));
return new Map([...l].filter(([v])=>!a.has(v)))}function p(l){const u=(0,C().ambiguousFiles)(l);return({path:i})=>u.has(
i)||(0,b().isAuditLog)(i)?"hand":"fix"}function O({type:l}){return l==="Gene"}function m({kind:l,asset:u}){return!O(u)&&
(l==="added"||l==="modified")}},50661:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isChange=f;function f(S){
return"change"in S}},57430:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.NOTHING_TOUCHED=g.NOTHING_RUN=
void 0;const f=g.NOTHING_RUN={level:"none",description:"Nothing was run."},S=g.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(T,g,f){f.r(g),f.d(g,{Validator:()=>S.D});var S=f(60207)},36576:function(T,g,f){f.r(g),f.
d(g,{default:()=>S});var S=f(6145)},25065:function(T,g,f){f.r(g),f.d(g,{default:()=>S});var S=f(27620)},5330:function(T,g,f){
f.r(g),f.d(g,{default:()=>S});var S=f(87981)},39436:function(T,g,f){f.r(g),f.d(g,{default:()=>S});var S=f(57811)}};
