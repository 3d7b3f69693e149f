"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.
assetLimits=u;function u(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.ambiguousFiles=j,g.hidesContent=E,g.isIncomplete=P,g.isUnread=C,g.markBefore=N;function S(){
const r=u(28672);return S=function(){return r},r}function b({rule:r}){return S().assetFileRules[r].content}function C(r){
return b(r)==="unread"}function E(r){return C(r)||b(r)==="misread"}function P({problems:r}){return r.some(E)}function $(r){
return E(r)||b(r)==="ambiguous"}function j(r){return new Set(r.filter($).map(({location:y})=>y.path))}function N(r,y,n,i){
const a=new Set(n.map(({asset:t})=>t.id)),o=new Map;for(const t of y){const d=M(t,t.location.path);o.set(d,(o.get(d)??0)+
1)}return r.map(t=>{const{id:d,location:h}=t,O=M(t,i.get(h.path)??h.path),f=o.get(O)??0;return!(b(t)==="known")||f===0||
d!==void 0&&a.has(d)?t:(o.set(O,f-1),{...t,before:!0})})}function M({rule:r,id:y,detail:n},i){return JSON.stringify([r,i,
y,n.replace(/\d+/g,"#")])}},30610:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.allOtherGenes=$,g.appliedGenes=
P,g.namesOf=b,g.namings=E,g.newNamings=C;function S(){const N=u(61331);return S=function(){return N},N}function b({id:N,
value:{asset_id:M}}){return typeof M=="string"?[N,M]:[N]}function C({kind:N,asset:M,before:r}){if(N!=="added"&&N!=="modi\
fied")return[];const y=new Set(N==="modified"&&r?E(r).map(({gene:n})=>n):[]);return E(M).filter(({gene:n})=>!y.has(n))}function E(N){
const{gene:M,genes_used:r}=N.value;return N.type==="Capsule"?typeof M=="string"?[{by:N,gene:M,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(r)?[]:r.flatMap((y,n)=>typeof y=="string"?[{by:N,gene:y,pointer:["genes_used",n]}]:[])}
function P(N,M){const r=new Set(N.flatMap(C).map(({gene:i})=>i));for(const{kind:i,asset:a}of N)if(!(i==="removed"||a.type!==
"Gene"))for(const o of b(a))r.delete(o);const y=new Set;return j(N,M).filter(i=>{if(!b(i).some(o=>r.has(o)))return!1;const a=(0,S().
statedContent)(i);return y.has(a)?!1:(y.add(a),!0)}).map(i=>({kind:"applied",asset:i,before:i}))}function $(N,M){const r=P(
N,M),y=new Set(r.map(({asset:n})=>n.id));return j(N,M).map(n=>({kind:y.has(n.id)?"applied":"unchanged",asset:n,before:n}))}
function j(N,M){const r=new Set(N.map(({asset:y})=>y));return M.flatMap(({assets:y})=>y).filter(y=>y.type==="Gene"&&!r.has(
y))}},77680:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.commandsToRun=b,g.isBlankEntry=S,g.validationCommands=
C;const u=1e3;function S({value:E}){return typeof E=="string"&&E.trim()===""}function b(E){const P=C(E);return P.kind!==
"list"?[]:P.entries.flatMap($=>typeof $.value=="string"&&!S($)?[$.value.trim()]:[])}function C({value:E}){const{validation:P}=E;
return P===void 0?{kind:"missing"}:Array.isArray(P)?P.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strin\
gs`}:{kind:"list",entries:P.map((j,N)=>({value:j,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.changedInstructions=M,g.staleInstructions=
j;function S(){const t=u(80401);return S=function(){return t},t}function b(){const t=u(32854);return b=function(){return t},
t}function C(){const t=u(93028);return C=function(){return t},t}function E(){const t=u(39231);return E=function(){return t},
t}function P(){const t=u(95132);return P=function(){return t},t}function $(){const t=u(39869);return $=function(){return t},
t}async function j({tree:t}){return(await Promise.all(E().INSTRUCTION_FILES.map(async h=>({path:h,state:N((0,E().blockIn)(
await o(t,h)))})))).flatMap(({path:h,state:O})=>O===void 0?[]:[(0,P().finding)("agent-instructions-stale",{path:h,state:O},
(0,$().atFile)(h))])}function N(t){switch(t.kind){case"absent":return;case"changed":return"it is not what a released ver\
sion writes";case"released":return t.version===E().BLOCK_VERSION?void 0:`its version is ${t.version}, and this version o\
f gene-gate writes ${E().BLOCK_VERSION}`}}async function M({baseTree:t,tree:d}){const h=E().INSTRUCTION_FILES.map(async O=>{
const[f,m]=await Promise.all([o(t,O),o(d,O)]),[p,e]=[(0,E().blockIn)(f),(0,E().blockIn)(m)];if(p.kind==="absent")return[];
const c=e.kind!=="absent"&&e.block===p.block,s=r(c,e,!y(f,p)&&y(m,e));if(s===void 0)return[];const v=c?a(f,m):a(p.block,
n(e));return[(0,P().finding)("agent-instructions-changed",{path:O,effect:s,lines:v},(0,$().atFile)(O))]});return(await Promise.
all(h)).flat()}function r(t,d,h){return d.kind==="absent"?"is removed":h?"is hidden, or shown as an example":t||d.kind===
"released"?void 0:"is not what a released version writes"}function y(t,d){const h=t.slice(0,Math.max(0,t.indexOf(n(d)))),
O=f=>h.match(f)?.length??0;return O(/^ {0,3}(?:```|~~~)/gm)%2===1||O(/<!--/g)>O(/-->/g)||O(/<details\b/gi)>O(/<\/details>/gi)}
function n(t){return t.kind==="absent"?"":t.block}const i=1e3;function a(t,d){return((0,S().diffLines)(t,d,{maxEditLength:i})??
[]).filter(({added:f,removed:m})=>f||m).flatMap(({added:f,value:m})=>m.split(`
`).flatMap(p=>p===""?[]:[`${f?"+":"-"}${p}`]))}async function o(t,d){const h=(0,b().resolveInTree)(t,d);return h.kind!==
"inside"||!(0,C().isRegular)(h.entry.kind)?"":(await t.read(h.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.auditLogs=j,g.firstMalformedLine=a;function S(){
const t=u(28894);return S=function(){return t},t}function b(){const t=u(95132);return b=function(){return t},t}function C(){
const t=u(53315);return C=function(){return t},t}function E(){const t=u(39869);return E=function(){return t},t}const P=/^100/,
$=10;async function j(t){const{change:d,assets:h,policy:O}=t,f=d.files.filter(p=>(0,C().namesOf)(p).some(S().isAuditLog));
if(O.blast_radius.audit_log==="forbidden"){const p=f.flatMap(C().namesOf).filter(S().isAuditLog),e="touches, although th\
e policy forbids it,";return p.map(c=>(0,b().finding)("audit-log-rewritten",{path:c,how:e},(0,E().atFile)(c)))}return(await Promise.
all(f.map(p=>r(p,t)))).flat().filter(({rule:p,location:e})=>p!=="audit-log-malformed"||!h.problems.some(c=>M(c,e)))}async function N(t,d){
return t.stat(d)===void 0?Buffer.alloc(0):t.read(d,S().MAX_LOG_BYTES)}function M({rule:t,location:{path:d,line:h}},O){return d!==
O?.path?!1:h===O.line||t==="file-not-json"&&h>O.line}async function r(t,{baseTree:d,tree:h}){const{path:O,oldPath:f,status:m}=t,
p=[],e=async c=>!P.test(t.oldMode)||(0,S().hasRecords)(await N(d,c));if(f!==void 0&&(0,S().isAuditLog)(f)&&await e(f)&&p.
push(y(f)),!(0,S().isAuditLog)(O))return p;if(m==="deleted")await e(O)&&p.push(y(O));else if(!P.test(t.newMode)||m==="ty\
pe_changed")p.push(y(O));else if(m==="modified"){const[c,s]=await Promise.all([N(d,O),N(h,O)]),v=(0,S().continuationOf)(
c,s);if(v.kind==="appended")return[...p,...n(O,s,v.from)];const{line:l}=v,w=i(l,s),A={path:O,line:w?Math.max(l-1,1):l,column:1},
F=w?`removes everything from line ${l} on of`:`modifies line ${l} of`;p.push((0,b().finding)("audit-log-rewritten",{path:O,
how:F},{location:A}))}else p.push(...n(O,await N(h,O),0));return p}function y(t){return(0,b().finding)("audit-log-rewrit\
ten",{path:t,how:"removes or replaces"},(0,E().atFile)(t))}function n(t,d,h){const O=a(d,h);if(O===void 0)return[];const f={
path:t,line:O.line,column:1};return[(0,b().finding)("audit-log-malformed",{path:t,...O},{location:f})]}function i(t,d){return d.
length===0||d.at(-1)===$&&(0,S().countLines)(d,d.length)<t}function a(t,d){const h=(0,S().countLines)(t,d);for(const{bytes:O,
line:f}of(0,S().recordsOf)(t.subarray(d))){const m=o(O);if(m!==void 0)return{line:h+f,problem:m}}}function o(t){let d;try{
const h=t.toString("utf8").trim();if(h==="")return;d=JSON.parse(h)}catch{return"it is not a single JSON value"}return typeof d!=
"object"||d===null||Array.isArray(d)?"it is not a JSON object":typeof d.type=="string"?void 0:"it has no `type`"}},53315:function(T,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_MAX_FILES=void 0,g.busiestDirectories=j,g.cappedSize=b,g.gradeFiles=
C,g.gradeWords=E,g.linesOf=M,g.measureChange=S,g.namesOf=N;const u=g.DEFAULT_MAX_FILES=20;function S(r,y){const n={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const i of r.files){const{path:a,oldPath:o}=i,t=o===void 0?1:2,d=Number(y.has(
a))+Number(o!==void 0&&y.has(o));n.files+=t-d,n.exempt_files+=d,d===t?n.exempt_lines+=M(i):n.lines+=M(i)}return n}function b({
files:r,lines:y,exempt_files:n,exempt_lines:i},a){return a==="reference"?{files:r,lines:y}:{files:r+n,lines:y+i}}function C(r,y,n,i){
const a=P(y);return n.files>i.files||n.lines>i.lines?"hard_cap_breach":r>2*a?"critical_overrun":r>a?"exceeded":r>.8*a?"a\
pproaching_limit":"within_limit"}function E(r,{files:y,lines:n},i,a){const o=P(i);switch(r){case"hard_cap_breach":return`\
HARD CAP BREACH: ${y} files / ${n} lines exceeds system limit (${a.files} files / ${a.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${y} files > ${2*o} (2x limit of ${o}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${y} > ${o}`;case"approaching_limit":return`approaching limit: ${y} / ${o} files (${Math.
round(y/o*100)}%)`;case"within_limit":return`${y} / ${o} files`}}function P(r){return typeof r=="number"&&r>0?r:u}const $=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function j(r,y){const n=new Map;for(const{path:i,lines:a,exempt:o}of r){const t=$.exec(i)?.[0]??".",d=n.get(t)??{path:t,
files:0,lines:0};d.files+=1,d.lines+=a,o&&(d.exempt_files=(d.exempt_files??0)+1,d.exempt_lines=(d.exempt_lines??0)+a),n.
set(t,d)}return[...n.values()].sort((i,a)=>a.files-i.files||a.lines-i.lines||(i.path<a.path?-1:1)).slice(0,y)}function N(r){
return r.oldPath===void 0?[r.path]:[r.path,r.oldPath]}function M(r){return r.added+r.deleted}},12154:function(T,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.countedChange=f,g.countedFiles=M,g.exemptPaths=P,g.isCountedByReference=O,g.
withLinesOfCode=m;function S(){const c=u(18744);return S=function(){return c},c}function b(){const c=u(95244);return b=function(){
return c},c}function C(){const c=u(93028);return C=function(){return c},c}function E(){const c=u(53315);return E=function(){
return c},c}function P(c,s,v,l){const w=c.files.flatMap(E().namesOf);return s.blast_radius.counting==="reference"?new Map(
w.filter(A=>!O(A)).map(A=>[A,"reference"])):new Map([...j(c,v,l).map(A=>[A,"validation_script"]),...w.filter((0,S().assetPathTest)(
s)).map(A=>[A,"asset_store"])])}const $={always:5,files:20,lines:1e3,bytes:64*1024};function j(c,s,v){const l=s.filter(({
change:{kind:k}})=>k==="added"||k==="modified"),w=new Set(l.flatMap(N)),A=c.files.filter(({status:k,path:I})=>k==="added"&&
w.has(I)).map(k=>({path:k.path,lines:(0,E().linesOf)(k),bytes:v.stat(k.path)?.size??0})).sort((k,I)=>k.lines-I.lines||k.
bytes-I.bytes),F={lines:$.lines,bytes:$.bytes};return A.slice(0,Math.min($.files,Math.max($.always,l.length))).flatMap(({
path:k,lines:I,bytes:R})=>(F.lines-=I,F.bytes-=R,F.lines>=0&&F.bytes>=0?[k]:[]))}function N({commands:c}){return c.flatMap(
({reading:{command:s,targets:v}})=>v.flatMap(({kind:l,via:w,name:A,path:F})=>l==="file"&&w===void 0&&F&&s.includes(A)?[F]:
[]))}function M(c,s,v){return c.files.flatMap(l=>(0,E().namesOf)(l).map(w=>r(l,w,s.get(w),v))).sort((l,w)=>w.lines-l.lines||
(l.path<w.path?-1:1))}function r(c,s,v,l){const w=s===c.path,A=w?(0,E().linesOf)(c):0,F=w?n(c,l):void 0,k=F==="binary"?l.
stat(s)?.size:void 0;return{path:s,...v&&{exempt:v},lines:A,...F&&{veil:F},...k!==void 0&&{bytes:k}}}const y=1e3;function n({
binary:c,status:s,path:v,added:l},w){if(c)return"binary";const{size:A=0}=s==="added"?w.stat(v)??{}:{};return A>y*Math.max(
1,l)?"long_lines":void 0}const i=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),a=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,o=/capsule|events?\.jsonl$/i,t=new Set(["index\
.js","package.json"]),d=/^(?:src|scripts|config)(?:\/|$)/,h=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function O(c){
return i.has(c)||a.test(c)||o.test(c)?!1:t.has(c)||d.test(c)||h.test(c)}function f(c,s){const v=(0,E().measureChange)(c,
{has:l=>!O(l)});return{least:{files:Math.min(s.files,v.files),lines:Math.min(s.lines,v.lines)},most:{files:s.files+s.exempt_files,
lines:s.lines+s.exempt_lines}}}async function m(c,s,v){const l=async A=>(0,E().namesOf)(A).some(F=>(0,b().isWritten)(F)||
s.has(F))||await e(v.tree,A.path)||await e(v.baseTree,A.oldPath??A.path),w=[];for(const A of c.files){const F=A.binary&&
!await l(A);w.push(F?{...A,added:0,deleted:0}:A)}return{...c,files:w}}const p=16*1024*1024;async function e(c,s){const{kind:v,
size:l=0}=c.stat(s)??{};return!(0,C().isRegular)(v)||l>p?!1:(await c.read(s,p)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.decidingFiles=i;function S(){const s=u(76760);return S=
function(){return s},s}function b(){const s=u(57975);return b=function(){return s},s}function C(){const s=u(77680);return C=
function(){return s},s}function E(){const s=u(86191);return E=function(){return s},s}function P(){const s=u(59867);return P=
function(){return s},s}function $(){const s=u(3463);return $=function(){return s},s}function j(){const s=u(95244);return j=
function(){return s},s}function N(){const s=u(95132);return N=function(){return s},s}function M(){const s=u(36773);return M=
function(){return s},s}function r(){const s=u(12154);return r=function(){return s},s}function y(){const s=u(78782);return y=
function(){return s},s}function n(){const s=u(91850);return n=function(){return s},s}async function i(s){const v=s.genes.
filter(({change:k})=>k.kind!=="removed"),l=a(s),w=v.some(({commands:k})=>k.length>0);if(!w&&l.length===0)return[];const A={
launched:new Map([...await t(l,s),...h(v)]),hidden:await d(s),keepsCommand:v.some(O),warns:w};return(await Promise.all(s.
change.files.filter(({path:k})=>(0,y().alwaysForbidden)(k)===void 0).map(k=>f(k,s,A)))).flat().toSorted((k,I)=>Number(I.
isNew)-Number(k.isNew)).map(({path:k,why:I,isNew:R,isWarning:L})=>{const D=s.tree.stat(k)?.size,G={path:k,why:I,isNew:R,
bytes:D??-1},U=D===void 0?{}:{location:{path:k,line:1,column:1}},H=(0,N().finding)("check-decided-by",G,U);return L?{...H,
severity:"warning"}:H})}function a({assets:s,genes:v}){const l=new Set(v.map(({asset:w})=>w));return s.present.filter(w=>w.
type==="Gene"&&!l.has(w)&&(0,C().commandsToRun)(w).length>0)}const o=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function t(s,{
judge:v,clock:l,change:w}){const A=w.files.map(({path:I})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(I)?.[1]??I),F=new Map,k=new Set;
for(const I of s){const R=v.forFile(I.path);for(const L of(0,C().commandsToRun)(I)){if(!o.test(L)&&!A.some(U=>L.includes(
U)))continue;const D=JSON.stringify([R.terms.cwd,L]);if(k.has(D))continue;k.add(D),await l.tick();const{reading:G}=await R.
command(L);for(const U of(0,E().startedFiles)(G))F.set(U,L)}}return F}async function d({change:s,exempt:v,tree:l}){const A=(await(0,n().
markHiddenFiles)((0,r().countedFiles)(s,v,l),l)).filter(({veil:F,lines:k})=>F==="no_diff"&&k>0);return new Set(A.map(({path:F})=>F))}
function h(s){const v=s.flatMap(l=>l.commands);return new Map(v.flatMap(({command:l,reading:w})=>(0,E().startedFiles)(w).
map(A=>[A,l])))}function O({change:{before:s},commands:v}){const l=s?.value.validation;return Array.isArray(l)&&v.some(({
command:w})=>l.includes(w))}async function f(s,v,l){const{path:w}=s,A=await m(s,v,l);if(!l.hidden.has(w))return A;const k=[
...A,{why:"git does not show its difference (`.gitattributes`)"}].map(I=>I.why).join("; ");return[{path:w,isNew:s.status===
"added",...A[0],why:k}]}async function m({path:s,status:v,oldPath:l},{tree:w,baseTree:A},{launched:F,keepsCommand:k,warns:I}){
const R=v==="added",L=v==="renamed"?l:v==="deleted"?s:void 0;if(L!==void 0&&(0,j().isTest)(L)&&(v==="deleted"||!(0,j().isTest)(
s))){const H=v==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:L,why:`a test: ${H}`,isNew:!1,isWarning:I}]}
const D=F.get(s);if(D!==void 0)return[{path:s,why:`\`${D}\` starts it`,isNew:R}];if(/(?:^|\/)package\.json$/.test(s))return e(
s,R,w,A);if((0,j().isLockfile)(S().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:R}];
const G=(0,j().toolThatFinds)(s);if(G===void 0)return[];const U=`${G} finds it by its name${v==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:U,isNew:R,isWarning:R&&k}]}const p=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function e(s,v,l,w){const A=(0,$().objectIn)(await(0,P().readJsonFile)(w,s)),F=(0,$().objectIn)(await(0,P().readJsonFile)(
l,s)),k=p.filter(L=>!(0,b().isDeepStrictEqual)(A[L],F[L])),I=c((0,$().objectIn)(A.scripts),(0,$().objectIn)(F.scripts)),
R=[...I.length>0?[`npm scripts ${(0,M().inCode)(I)}`]:[],...k.length>0?[(0,M().inCode)(k)]:[]];return R.length===0?[]:[{
path:s,why:`its ${R.join(", ")} differ`,isNew:v}]}function c(s,v){const[l,w]=[new Map(Object.entries(s)),new Map(Object.
entries(v))];return[...new Set([...l.keys(),...w.keys()])].filter(F=>!(0,b().isDeepStrictEqual)(l.get(F),w.get(F)))}},78782:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.alwaysForbidden=$,g.forbiddenPaths=j;function S(){const M=u(84831);return S=
function(){return M},M}function b(){const M=u(32854);return b=function(){return M},M}function C(){const M=u(95132);return C=
function(){return M},M}function E(){const M=u(39869);return E=function(){return M},M}const P=[".git","node_modules"];function $(M){
const r=P.filter(n=>(0,S().mayBeSpelled)(M,n));if(r.length===0)return;const y=((0,b().normalise)(M)??M).split("/");return r.
find(n=>y.some(i=>(0,S().isSpellingOf)(i,n)))}function j({touched:M,touchesOf:r,policy:y}){const n=M.flatMap(N),i=P.flatMap(
o=>(0,E().someTouches)(n.flatMap(({touch:t,...d})=>d.directory===o?t:[])).map(t=>(0,C().finding)("forbidden-path",{entry:o,
by:"nothing may touch",...t},(0,E().atFile)(t.path)))),a=y.blast_radius.forbidden_paths.flatMap(o=>(0,E().someTouches)(r(
o)).map(t=>(0,C().finding)("forbidden-path",{entry:o,by:"the policy forbids",...t},(0,E().atFile)(t.path))));return[...i,
...a]}function N({path:M,via:r}){const y=$(M),n=y??$(r);return n===void 0?[]:[{directory:n,touch:{path:M,via:y===void 0?
r:""}}]}},39500:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.RUNS_PACKAGES=void 0,g.commandOf=M,g.
dependence=a,g.earlySteps=$,g.lateGate=d,g.localAction=r,g.placeOf=j,g.textOf=i;function S(){const h=u(53916);return S=function(){
return h},h}function b(){const h=u(3463);return b=function(){return h},h}function C(){const h=u(95244);return C=function(){
return h},h}function E(){const h=u(32854);return E=function(){return h},h}const P=g.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function $(h,O,f){return O.flatMap((m,p)=>{const e=N(m,f);return e?[{...e,place:j(h,p)}]:[]})}function j(h,O){return`job\
s.${h}.steps[${O}]`}function N(h,O){const{uses:f,run:m}=h;if(typeof m=="string")return M(h,O);if(typeof f=="string")return f.
startsWith("./")?r(f):n(h)}function M({run:h,shell:O,env:f,"working-directory":m},p){return{what:"a command",text:i([h,O,
f,m,p])}}function r(h){return{what:"a local action",text:"",folder:(0,E().normalise)(h)||"action.yml"}}const y=/^(?:run|script|commands?|cmd)$/i;
function n({uses:h,with:O}){const f=(0,b().isMapping)(O)?Object.entries(O):[],m=i(f.filter(([c])=>y.test(c)).map(([,c])=>c));
if(m.trim()!=="")return{what:"a command",text:m};const p=JSON.stringify([h,O]);return/npm|yarn|bun/i.test(p)&&/install(?!":(?:false|"false"))/i.
test(p)?{what:"an installation",text:"npm install"}:void 0}function i(h){return typeof h=="string"?h.replaceAll(/^\s*#.*$/gm,
""):typeof h!="object"||h===null?"":Object.values(h).map(i).join(`
`)}function a(h,O,f){const{folder:m,text:p,startsGate:e}=h,c=e?"starts the gate":"runs before the gate";if(m!==void 0&&(0,E().
isWithin)(O,m))return`it belongs to a local action that ${c}`;if(o(O,p))return`it is named in a step that ${c}`;if(!P.test(
p))return;const s=O.split("/").at(-1)??"",v=(0,S().dirname)(O);return(v==="."||f||o(v,p))&&(0,C().isPackageFile)(s)||(0,E().
isWithin)(O,".yarn")?`a package manager that ${c} reads it`:void 0}function o(h,O){const f=O.toLowerCase();return h.split(
"/").every(m=>t(f,m.toLowerCase()))}function t(h,O){for(let f=h.indexOf(O);f!==-1;f=h.indexOf(O,f+1)){const m=h.slice(f+
O.length,f+O.length+2);if(!/[\w.-]/.test(h[f-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(m))return!0}return!1}function d({jobs:h}){
const O=[...h].flatMap(([p,e])=>[...e.values()].flat().map(c=>({path:p,...c}))),[f]=O;if(f===void 0)return;const m=O.map(
({path:p,place:e,what:c})=>`\`${e}\` of \`${p}\` (${c})`);return{path:f.path,steps:[...new Set(m)],startsGate:O.some(({startsGate:p})=>p)}}},
1348:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=n,g.gateFindings=i;function S(){const e=u(
3463);return S=function(){return e},e}function b(){const e=u(76545);return b=function(){return e},e}function C(){const e=u(
74238);return C=function(){return e},e}function E(){const e=u(95132);return E=function(){return e},e}function P(){const e=u(
90331);return P=function(){return e},e}function $(){const e=u(39869);return $=function(){return e},e}function j(){const e=u(
39500);return j=function(){return e},e}function N(){const e=u(52848);return N=function(){return e},e}function M(){const e=u(
83330);return M=function(){return e},e}function r(){const e=u(44724);return r=function(){return e},e}function y(){const e=u(
3733);return y=function(){return e},e}function n({policyPath:e,changedNames:c,baseTree:s,tree:v,loadedPolicy:{shared:l}}){
return c.size===0?[]:i({policyPath:e,baseTree:s,tree:v,shared:l})}async function i(e){const{policyPath:c,baseTree:s,tree:v}=e,
{weakened:l,started:w,before:A}=await t(s,v),F=c===void 0?[]:await o(e),k=(0,j().lateGate)(A);return[...[...F.length>0?[
[C().POLICY_PATH,F]]:[],...l].map(([I,R])=>(0,E().finding)("gate-weakened",{path:I,effects:R},(0,$().atFile)(I))),...w.map(
I=>(0,E().finding)("gate-tightened",{path:I,effects:["it runs the gate"]},(0,$().atFile)(I))),...k?[(0,E().finding)("gat\
e-runs-late",{...k},(0,$().atFile)(k.path))]:[]]}function a(e,c){return e.oid!==void 0&&e.oid===c?.oid&&e.kind===c.kind}
async function o({baseTree:e,tree:c,shared:s}){const v=e.stat(C().POLICY_PATH);if(v===void 0)return[];if(a(v,c.stat(C().
POLICY_PATH))&&s===void 0)return[];const[l,w]=await Promise.all([(0,C().readPolicyIn)(e,s),(0,C().readPolicyIn)(c,s)]);if("\
mistakes"in l||"mistakes"in w||"missing"in l)return[];if("missing"in w)return[(0,P().unreadWords)(w.missing.source)];const A=(0,b().
comparePolicies)(l.policy,w.policy).filter(({loosens:k})=>k);return[...c.stat(C().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...A.map(P().effectWords)]}async function t(e,c){const[s,v]=await Promise.all([(0,y().readWorkflows)(e),(0,y().
readWorkflows)(c)]),[l,w]=await Promise.all([(0,N().findGateUses)(e,s),(0,N().findGateUses)(c,v)]),A=d(s,v),F=O(s,l),[k,
I]=[!0,!1].map(G=>A.filter(([{path:U}])=>F.has(U)===G)),R=new Map;for(const[G,U]of[...k.map(h),...m(I,f(s,l)),...p((0,r().
gateNames)(s,l),v,k,I),...await(0,M().readFileEdits)(l,e,c)])U.length>0&&R.set(G,[...R.get(G)??[],...U]);const L=new Set(
k.map(([,G])=>G?.path)),D=[...w.jobs.keys()].filter(G=>!L.has(G));return{weakened:R,started:D,before:l}}function d(e,c){
const s=new Set(e.map(({path:l})=>l)),v=c.filter(({path:l})=>!s.has(l));return e.map(l=>{const w=c.find(({path:A})=>A===
l.path);return[l,w??v.find(A=>h([l,A])[1].length===0)]})}function h([e,c]){const{path:s,text:v,value:l}=e;if(c===void 0)
return[s,["the workflow is removed, or replaced by another one"]];if(c.text===v)return[s,[]];const w=l!==void 0&&c.value!==
void 0;return[s,w?(0,y().changedKeys)(l,c.value):["it changes, and is not a valid workflow"]]}function O(e,{jobs:c}){const s=new Set(
c.keys()),v=({uses:l})=>{const w=e.find(({path:A})=>A===(0,N().calledPath)(l));if(!(w===void 0||s.has(w.path))){s.add(w.
path);for(const A of(0,y().jobsOf)(w).values())v(A)}};for(const l of e){const w=(0,y().jobsOf)(l);for(const A of c.get(l.
path)?.keys()??[]){const F=w.get(A)??{};for(const k of[F,...(0,y().neededBy)(F,w)])v(k)}}return s}function f(e,{jobs:c}){
const s=e.filter(({path:v})=>c.has(v)).map(({value:v})=>(0,y().eventsOf)(v?.on).get("workflow_run"));return new Set(s.flatMap(
v=>(0,S().isMapping)(v)?[v.workflows].flat():[]))}function m(e,c){return e.filter(([s])=>c.has((0,y().workflowName)(s))).
filter(([s,v])=>!v||(0,y().workflowName)(v)!==(0,y().workflowName)(s)).map(([{path:s}])=>[s,["the gate waits for a workf\
low of this name, which changes"]])}function p(e,c,s,v){return c.filter(l=>!s.some(([,w])=>w===l)).map(l=>{const[w]=v.find(
([,A])=>A===l)??[];return[l.path,(0,r().takenNames)(e,l,w)]})}},52848:function(T,g,u){Object.defineProperty(g,"__esModul\
e",{value:!0}),g.GATE=void 0,g.calledPath=d,g.findGateUses=M;function S(){const p=u(59867);return S=function(){return p},
p}function b(){const p=u(3463);return b=function(){return p},p}function C(){const p=u(32854);return C=function(){return p},
p}function E(){const p=u(93028);return E=function(){return p},p}function P(){const p=u(39500);return P=function(){return p},
p}function $(){const p=u(3733);return $=function(){return p},p}const j=g.GATE=/gene-gate/i,N=10;async function M(p,e){const c=(0,b().
objectIn)(await(0,S().readJsonFile)(p,"package.json")),s=new r(p,e,c),v=new Map;for(const l of e){const w=await s.jobsOf(
l),A=l.value===void 0&&j.test(l.text);(w.size>0||A)&&v.set(l.path,w)}return{jobs:v,files:s.files}}class r{files=new Set;#n;#t;#s;constructor(e,c,s){
this.#n=e,this.#t=new Map(c.map(v=>[v.path,v])),this.#s=m(s)}async jobsOf(e,c=0){const s=new Map,v=(0,$().jobsOf)(e),l=[
e.value?.defaults,e.value?.env];for(const[w,A]of v){const F=typeof A.uses=="string"&&await this.#e(A.uses,c),k=await this.#a(
w,A,l);if(!F&&k===void 0)continue;const{needs:I,...R}=A,L=/\bneeds\b/.test((0,P().textOf)(R))?(0,$().neededBy)(A,v):[],D=[
...v].filter(([,G])=>L.includes(G)).flatMap(([G,U])=>(0,P().earlySteps)(G,this.#o(U),l));s.set(w,o(e)?[]:[...D,...k??[]])}
return s}#o(e,c=0){const s=this.#t.get(d(e.uses)??""),v=s&&c<N?[...(0,$().jobsOf)(s).values()]:[];return[...(0,$().stepsOf)(
e),...v.flatMap(l=>this.#o(l,c+1))]}async#a(e,c,s){const v=(0,$().stepsOf)(c),l=[c.defaults,c.env,...s],w=await Promise.
all(v.map(I=>this.#r(I,l))),A=w.findLastIndex(I=>I!==void 0);if(A===-1)return;const F=(0,P().earlySteps)(e,v.slice(0,A),
l),k=w[A];return k?[...F,{...k,place:(0,P().placeOf)(e,A)}]:F}async#r(e,c){const{uses:s,run:v}=e;if(typeof s=="string")return await this.#e(
s,0)?s.startsWith("./")?{...(0,P().localAction)(s),startsGate:!0}:null:void 0;if(typeof v!="string")return;const l=await this.#i(
v,t(e,c));if(l===void 0)return;for(const F of l)this.files.add(F);const w=(0,P().commandOf)(e,c);if(/RUNNER_TEMP|runner\.temp/.
test(w.text))return null;if(l.length>0||P().RUNS_PACKAGES.test(v))return{...w,startsGate:!0};const A=O(v);return A===""?
null:(0,P().commandOf)({...e,run:A},c)}async#e(e,c){const s=d(e);if(s===void 0)return j.test(h(e));if(c>N)return!1;const v=this.#t.
get(s);if(v)return(await this.jobsOf(v,c+1)).size>0;for(const l of["action.yml","action.yaml"]){const w=await(0,$().readActionsFile)(
this.#n,s===""?l:`${s}/${l}`),{name:A,runs:F}=w?.value??{};if(typeof A=="string"&&j.test(A))return!0;for(const{uses:k,run:I}of(0,b().
isMapping)(F)?(0,$().stepsOf)(F):[])if(typeof k=="string"&&await this.#e(k,c+1)||typeof I=="string"&&await this.#i(I,s))
return!0}return!1}async#i(e,c,s=new Set){const v=f(e);if(v.some(w=>j.test(w)))return[];if(P().RUNS_PACKAGES.test(e)&&v.some(
w=>this.#s.has(w)))return["package.json"];const l=v.flatMap(w=>n.test(w)?i:[w]);for(const w of l.flatMap(A=>[`./${c}/${A}`,
A])){const A=(0,C().normalise)(w),F=A&&!s.has(A)&&await this.#c(A);if(!A||!F)continue;const k=await this.#i(F,c,s.add(A));
if(k)return[A,...k]}}async#c(e){const{kind:c,size:s=0}=this.#n.stat(e)??{};if(!(!(0,E().isRegular)(c)||s>y)&&!(c!=="exec\
utable"&&!a.test(e)))return(await this.#n.read(e)).toString("utf8")}}const y=64*1024,n=/^(?:g?make)$/,i=["GNUmakefile","\
makefile","Makefile"],a=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function o({value:p}){const e=[...(0,$().
eventsOf)(p?.on).keys()];return e.length>0&&e.every(c=>c==="workflow_run")}function t({"working-directory":p},e){const c=e.
map(s=>(0,b().isMapping)(s)&&(0,b().isMapping)(s.run)?s.run["working-directory"]:void 0);return String([p,...c].find(s=>typeof s==
"string")??"")}function d(p){return typeof p=="string"&&p.startsWith("./")?(0,C().normalise)(h(p)):void 0}function h(p){
return p.split("@")[0]??""}function O(p){const[e=""]=(0,P().textOf)(p).replaceAll(/^\s*set .*$/gm,"").split(j);return e.
slice(0,Math.max(0,e.search(/[^;&|\n]*$/))).trim()}function f(p){return p.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}
function m(p){const e=(0,b().isMapping)(p.scripts)?Object.entries(p.scripts):[],c=new Set;for(let s=-1;s<c.size;){s=c.size;
for(const[v,l]of e)f(String(l)).some(w=>j.test(w)||c.has(w))&&c.add(v)}return c}},83330:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.readFileEdits=j;function S(){const n=u(59867);return S=function(){return n},n}function b(){
const n=u(3463);return b=function(){return n},n}function C(){const n=u(32854);return C=function(){return n},n}function E(){
const n=u(93028);return E=function(){return n},n}function P(){const n=u(39500);return P=function(){return n},n}function $(){
const n=u(3733);return $=function(){return n},n}async function j({jobs:n,files:i},a,o){const t=[...n.values()].flatMap(p=>[
...p.values()].flat());if(t.length===0&&i.size===0)return[];const d=await N(t,i,a),h=[...a.files(),...o.files()],O=h.filter(
({path:p,kind:e})=>e==="symlink"&&d(p)!==void 0).flatMap(({path:p})=>[a,o].map(e=>[p,M(e,p)])),f=new Map;for(const{path:p}of h){
const e=O.flatMap(([s,v])=>v!==void 0&&(0,C().isWithin)(p,v)?[s+p.slice(v.length)]:[]),c=[p,...e].map(d).find(s=>s!==void 0);
c!==void 0&&f.set(p,c)}const m=[...f].map(async([p,e])=>{const c=await r(p,a,o);return[p,c.map(s=>`${s}, and ${e}`)]});return(await Promise.
all(m)).filter(([,p])=>p.length>0)}async function N(n,i,a){const t=(0,b().objectIn)(await(0,S().readJsonFile)(a,"package\
.json")).workspaces!==void 0||a.stat("pnpm-workspace.yaml")!==void 0;return d=>{if(i.has(d))return"the gate runs through\
 it";for(const h of n){const O=(0,P().dependence)(h,d,t);if(O!==void 0)return O}}}function M(n,i){const a=(0,C().resolveInTree)(
n,i);return a.kind==="inside"||a.kind==="missing"?a.path:void 0}async function r(n,i,a){const[o,t]=[i.stat(n),a.stat(n)];
if(o===void 0||t===void 0)return o===t?[]:[`the file is ${o?"removed":"added"}`];if(o.kind===t.kind&&o.oid!==void 0&&o.oid===
t.oid)return[];const[d,h]=await Promise.all([y(i,o),y(a,t)]);if(o.kind===t.kind&&d.equals(h))return[];const[O,f]=/(?:^|\/)action\.ya?ml$/.
test(n)?[(0,$().parseMapping)(d.toString()),(0,$().parseMapping)(h.toString())]:[];return O&&f?(0,$().changedKeys)(O,f):
["the file changes"]}async function y(n,{path:i,kind:a,oid:o}){return(0,E().isRegular)(a)?await n.read(i):Buffer.from(n.
readlink(i)??o??"")}},44724:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.gateNames=P,g.takenNames=
j;function S(){const y=u(57975);return S=function(){return y},y}function b(){const y=u(3463);return b=function(){return y},
y}function C(){const y=u(52848);return C=function(){return y},y}function E(){const y=u(3733);return E=function(){return y},
y}function P(y,{jobs:n}){const i=y.flatMap(a=>[...n.get(a.path)?.keys()??[]].flatMap(o=>{const t=(0,E().jobsOf)(a).get(o)??
{};return[N(o,t),...$(t)]}));return i.length>0?[...new Set([...i,"gene-gate"])]:[]}function $(y){return[y,...(0,E().stepsOf)(
y)].flatMap(({uses:n,with:i})=>{const a=(0,b().isMapping)(i)?i["check-name"]:void 0;return typeof n=="string"&&(C().GATE.
test(n)||n.startsWith("./"))&&a?[String(a).trim()]:[]})}function j(y,n,i){const a=i?(0,E().jobsOf)(i):new Map,o=(0,S().isDeepStrictEqual)(
n.value,i?.value);return[...(0,E().jobsOf)(n)].filter(([t,d])=>y.some(h=>M(N(t,d),h))).filter(([t,d])=>{const h=a.get(t);
return!(h&&(0,S().isDeepStrictEqual)({...d,steps:[]},{...h,steps:[]}))||d.needs!==void 0&&!o}).map(([t])=>`the job \`${t}\
\` has, or can have, the name of the gate's check`)}function N(y,{name:n}){return typeof n=="string"&&n.trim()!==""?n.trim():
y}function M(y,n){const[i,a]=[r(y),r(n)];if(i===void 0&&a===void 0)return y===n;if(i===void 0||a===void 0){const[t,[d,h]]=i===
void 0?[y,a??["",""]]:[n,i];return t.length>=d.length+h.length&&t.startsWith(d)&&t.endsWith(h)}return((t,d)=>t.startsWith(
d)||d.startsWith(t))(i[0],a[0])&&(i[1].endsWith(a[1])||a[1].endsWith(i[1]))}function r(y){const n=y.indexOf("${{"),i=y.lastIndexOf(
"}}");return n===-1||i<n?void 0:[y.slice(0,n),y.slice(i+2)]}},3733:function(T,g,u){Object.defineProperty(g,"__esModule",
{value:!0}),g.changedKeys=t,g.eventsOf=a,g.jobsOf=y,g.neededBy=i,g.parseMapping=r,g.readActionsFile=M,g.readWorkflows=N,
g.stepsOf=n,g.workflowName=o;function S(){const f=u(57975);return S=function(){return f},f}function b(){const f=u(69873);
return b=function(){return f},f}function C(){const f=u(3463);return C=function(){return f},f}function E(){const f=u(80287);
return E=function(){return f},f}function P(){const f=u(93028);return P=function(){return f},f}const $=".github/workflows",
j=1024*1024;async function N(f){const m=f.list($).map(({path:e})=>e);return(await Promise.all(m.filter(e=>/\.ya?ml$/.test(
e)).map(e=>M(f,e)))).filter(e=>e!==void 0)}async function M(f,m){const{kind:p,size:e=0}=f.stat(m)??{};if(!(0,P().isRegular)(
p))return;if(e>j)return{path:m,text:"",value:void 0};const c=(await f.read(m)).toString("utf8");return{path:m,text:c,value:r(
c)}}function r(f){if(!(0,E().isNestedTooDeep)(f))try{const m=(0,b().parseDocument)(f,{prettyErrors:!1});if(m.errors.length>
0)return;const p=m.toJS({maxAliasCount:100});return(0,C().isMapping)(p)?p:void 0}catch{return}}function y({value:f}){const m=(0,C().
isMapping)(f?.jobs)?Object.entries(f.jobs):[];return new Map(m.filter(p=>(0,C().isMapping)(p[1])))}function n({steps:f}){
return Array.isArray(f)?f.filter(C().isMapping):[]}function i(f,m){const p=new Set,e=({needs:c})=>{for(const s of Array.
isArray(c)?c:[c]){const v=m.get(String(s));v===void 0||p.has(v)||(p.add(v),e(v))}};return e(f),[...p]}function a(f){return typeof f==
"string"?new Map([[f,{}]]):Array.isArray(f)?new Map(f.map(m=>[String(m),{}])):(0,C().isMapping)(f)?new Map(Object.entries(
f).map(([m,p])=>[m,p??{}])):new Map}function o({path:f,value:m}){return typeof m?.name=="string"?m.name:f}function t(f,m){
return d(h(f),h(m),"")}function d(f,m,p){return(0,S().isDeepStrictEqual)(f,m)?[]:(0,C().isMapping)(f)&&(0,C().isMapping)(
m)?[...new Set([...Object.keys(f),...Object.keys(m)])].flatMap(c=>d(f[c],m[c],p===""?c:`${p}.${c}`)):Array.isArray(f)&&Array.
isArray(m)&&f.length===m.length?f.flatMap((e,c)=>d(e,m[c],`${p}[${c}]`)):f===void 0?[`\`${p}\` is added`]:[`\`${p}\` ${m===
void 0?"is removed":"changes"}`]}function h(f){const{jobs:m,runs:p}=f,e=(0,C().isMapping)(m)?Object.fromEntries(Object.entries(
m).map(([c,s])=>[c,O(s)])):m;return{...f,jobs:e,runs:O(p)}}function O(f){if(!(0,C().isMapping)(f)||!Array.isArray(f.steps))
return f;const m=f.steps.map(p=>(0,C().isMapping)(p)?{...p,name:""}:p);return{...f,steps:m}}},91850:function(T,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.markHiddenFiles=S;const u=100;async function S(b,C){const E=b.slice(0,u).map(
({path:$})=>$),P=await C.attributes?.(E,["linguist-generated","diff"]);return P===void 0?[...b]:b.map(($,j)=>j>=u||$.veil!==
void 0?$:/^(?:set|true)$/.test(P($.path,"linguist-generated"))?{...$,veil:"generated"}:P($.path,"diff")==="unset"?{...$,
veil:"no_diff"}:$)}},90331:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.effectWords=a,g.ignoredInputs=
o,g.policyFile=j,g.unreadWords=n;function S(){const t=u(76545);return S=function(){return t},t}function b(){const t=u(74238);
return b=function(){return t},t}function C(){const t=u(49875);return C=function(){return t},t}function E(){const t=u(24666);
return E=function(){return t},t}function P(){const t=u(95132);return P=function(){return t},t}function $(){const t=u(39869);
return $=function(){return t},t}async function j(t){const{policyPath:d,changedNames:h,tree:O,baseTree:f}=t;return d===void 0?
[]:[...[...h].some(p=>p===d||p.startsWith(E().COPIES))?await y(t):[],...N(O,f)]}function N(t,d){const h=t.stat(b().POLICY_PATH)?
r(t,d):(0,C().findNearPolicy)(t);if(h===void 0)return[];const{path:O,fault:f}=h;return[(0,P().finding)("policy-misplaced",
{path:O,fault:f},(0,$().atFile)(O))]}const M=b().POLICY_PATH.replace(/yml$/,"yaml");function r(t,d){return t.stat(M)!==void 0&&
d.stat(M)===void 0?{path:M,fault:"is beside the policy"}:void 0}async function y({baseTree:t,tree:d,loadedPolicy:h}){const{
policy:O,shared:f}=h,[m,p]=await Promise.all([(0,b().readPolicyIn)(t,f),(0,b().readPolicyIn)(d,f)]),e=b().POLICY_PATH;if("\
mistakes"in p)return p.mistakes.map(({line:v,column:l,message:w})=>(0,P().finding)("policy-broken",{path:e,mistake:w},{location:{
path:e,line:v,column:l}}));const c="policy"in m?m.policy:O,s="missing"in p?[n(p.missing.source)]:(0,S().comparePolicies)(
c,p.policy).map(a);return[(0,P().finding)("policy-changed",{path:e,effects:s},(0,$().atFile)(e))]}function n(t){return`e\
xtends: ${(0,E().sharedName)(t)}, which cannot be compared; commit it as ${(0,E().copyPath)(t)}`}const i=160;function a({
key:t,change:d,direction:h,loosens:O}){const f=!O&&d.length>i?`${d.slice(0,i).replace(/[\ud800-\udbff]$/,"")}\u2026`:d;return`${t}\
: ${f}${h===void 0||O&&h==="tighter"?"":` (${h})`}`}function o({loadedPolicy:t}){return t.ignoredInputs.map(d=>(0,P().finding)(
"input-loosens-policy",{...d}))}},75597:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.protectedPaths=
$;function S(){const n=u(41330);return S=function(){return n},n}function b(){const n=u(32854);return b=function(){return n},
n}function C(){const n=u(95132);return C=function(){return n},n}function E(){const n=u(39869);return E=function(){return n},
n}const P=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function $(n){const{touched:i,policy:a,policyPath:o,change:t,tree:d,
genes:h}=n,O=N(t,d),f=h.some(({binds:e})=>e),m=r(a.blast_radius.protected_paths),p=r(P);return i.flatMap(e=>{const{path:c}=e,
s=O.get(c),v=y(e),l=m(v),w=c===o?void 0:p(v);if(l===void 0&&w===void 0)return[];const A=l===void 0?{path:c,pattern:w??"",
by:"the default list"}:{path:c,pattern:l,by:"the policy"},F=l!==void 0||s!==void 0&&f,k={...(0,E().atFile)(c),severity:F?
"error":"warning",harm:l!==void 0||j(c)?"danger":"broken"};return[s===void 0?(0,C().finding)("protected-path",A,k):(0,C().
finding)("protected-file-destroyed",{...A,how:s},k)]})}function j(n){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(n)}function N(n,i){const a=new Map;for(const{status:o,path:t,oldPath:d}of n.files)o==="deleted"&&a.set(t,"deletes"),
d!==void 0&&a.set(d,"deletes"),(o==="modified"||o==="type_changed")&&i.stat(t)?.size===0&&a.set(t,"empties");return a}const M={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function r(n){const i=n.map(a=>{const o=(0,S().default)(a,M);return{pattern:a,covers:d=>o(
d)||(0,b().isWithin)(d,a,{ignoreCase:!0})}});return a=>i.find(({covers:o})=>a.some(o))?.pattern}function y({path:n,via:i}){
return i===""?[n]:[n,i]}},66503:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=$;function S(){
const r=u(76760);return S=function(){return r},r}function b(){const r=u(68450);return b=function(){return r},r}function C(){
const r=u(59867);return C=function(){return r},r}function E(){const r=u(95132);return E=function(){return r},r}function P(){
const r=u(39869);return P=function(){return r},r}async function $(r){const{genes:y,tree:n}=r,i=y.flatMap(({asset:o,store:t,
change:d})=>d.kind==="removed"?[]:[[t.path,{store:t,file:o.path}]]),a=[...new Map(i).values()].map(o=>N(o,n));return[...j(
r),...(await Promise.all(a)).flat()]}function j({assets:r,policy:y,tree:n,baseTree:i}){const a=new Map;for(const o of r.
files){const{path:t,root:d}=(0,b().storeOf)(o,{policy:y,tree:i}),h=(0,b().storeOf)(o,{policy:y,tree:n}).root;if(i.stat(t)===
void 0||d===h||a.has(t))continue;const O={store:M(t),root:M(d),next:M(h)};a.set(t,(0,E().finding)("store-root-moved",O,(0,P().
atFile)(o)))}return[...a.values()]}async function N({store:{path:r,root:y,named:n},file:i},a){const o={store:M(r),root:M(
y)};if(a.stat(y)?.kind!=="directory"){const d=n===!0;return[(0,E().finding)("store-root-missing",{...o,named:d},(0,P().atFile)(
i))]}if(await(0,C().readPackageJson)(a,y)===C().INVALID){const d=S().posix.join(y,"package.json");return[(0,E().finding)(
"store-root-unreadable",{...o,path:d},(0,P().atFile)(i))]}const t=(0,b().packagesAbove)(a,r).filter(d=>d!==y);return n===
!0||t.length===0?[]:[(0,E().finding)("store-root-unclear",{...o,others:t.map(M)},(0,P().atFile)(i))]}function M(r){return r===
""?".":r}},39869:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.SYMLINK=void 0,g.atFile=P,g.someTouches=
y,g.touchedPaths=C,g.touchesOf=E;function S(){const n=u(32854);return S=function(){return n},n}function b(){const n=u(53315);
return b=function(){return n},n}function C(n,i){return n.files.flatMap(a=>(0,b().namesOf)(a).map(o=>({path:o,via:o===a.path&&
a.newMode===$?N(i,o):""})))}function E(n,i){const a=new Map;return o=>{const t=a.get(o)??j(n,M(i,o));return a.set(o,t),t}}
function P(n){return{location:{path:n,line:1,column:1}}}const $=g.SYMLINK="120000";function j(n,i){const a=o=>i.some(t=>(0,S().
isWithin)(o,t));return n.flatMap(o=>a(o.path)?[{path:o.path,via:""}]:o.via!==""&&a(o.via)?[o]:[])}function N(n,i){const a=(0,S().
resolveInTree)(n,i);return a.kind==="inside"||a.kind==="missing"?a.path:""}function M(n,i){const a=(0,S().resolveInTree)(
n,i);return a.kind==="inside"?[i,a.path]:[i]}const r=3;function y(n){const i=n.length-r;return n.slice(0,r).map((a,o)=>i>
0&&o===r-1?{...a,more:i}:a)}},90350:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=
$,g.unprovenMerge=y;function S(){const n=u(32854);return S=function(){return n},n}function b(){const n=u(95132);return b=
function(){return n},n}function C(){const n=u(39869);return C=function(){return n},n}const E="160000",P=".gitmodules";function $({
genes:n,change:i,tree:a}){if(!n.some(({binds:O})=>O))return[];const[o,...t]=i.files.filter(j).map(({path:O})=>O),[d,...h]=i.
files.filter(({path:O,newMode:f})=>f===C().SYMLINK&&N(O,a)).map(({path:O})=>O);return[...o===void 0?[]:[(0,b().finding)(
"submodule-changed",{path:o,...r(t)},(0,C().atFile)(o))],...d===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:d,
target:a.readlink(d)??"",...r(h)},(0,C().atFile)(d))]]}function j({path:n,newMode:i,status:a}){return i===E||n===P&&a!==
"deleted"}function N(n,i){const{kind:a}=(0,S().resolveInTree)(i,n);return a==="outside"||a==="loop"}const M=9;function r(n){
const i=n.length-M;return{...n.length>0&&{likewise:n.slice(0,M)},...i>0&&{more:i}}}function y({unprovenMerge:n}){return n?
[(0,b().finding)("merge-not-proven",{merge:n.commit,reason:n.reason})]:[]}},72025:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.ask=P,g.assetNotJudged=j,g.notChecked=M,g.ofChange=E;function S(){const r=u(27199);return S=
function(){return r},r}function b(){const r=u(95132);return b=function(){return r},r}function C(){const r=u(50661);return C=
function(){return r},r}function E(r){return(y,...n)=>(0,C().isChange)(y)?r(y,...n):[]}async function P(r,y,...n){const i=Object.
entries(r).map(async([a,o])=>{try{return await o(y,...n)}catch(t){return[$(a,t,n)]}});return(await Promise.all(i)).flat()}
function $(r,y,[n]){return n===void 0?(0,b().notJudged)(`the change; the check "${r}" failed`,y):j(n.asset,y,`; the chec\
k "${r}" failed`)}function j(r,y,n=""){const i=`the ${r.type} \`${r.id}\`${n}`;return(0,b().notJudged)(i,y,N(r))}function N(r){
try{return(0,S().placeOf)(r)}catch{return{location:{path:r.path,line:1,column:1},subject:(0,S().subjectOf)(r)}}}function M(r,{
path:y,detail:n},i){return(0,b().finding)("claim-not-checked",{claim:r,why:`${n} of the log \`${y}\``},i)}},70716:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;
function S(){const l=u(98497);return S=function(){return l},l}function b(){const l=u(37542);return b=function(){return l},
l}function C(){const l=u(19177);return C=function(){return l},l}function E(){const l=u(78782);return E=function(){return l},
l}function P(){const l=u(1348);return P=function(){return l},l}function $(){const l=u(90331);return $=function(){return l},
l}function j(){const l=u(75597);return j=function(){return l},l}function N(){const l=u(66503);return N=function(){return l},
l}function M(){const l=u(90350);return M=function(){return l},l}function r(){const l=u(72025);return r=function(){return l},
l}function y(){const l=u(52117);return y=function(){return l},l}function n(){const l=u(97004);return n=function(){return l},
l}function i(){const l=u(93198);return i=function(){return l},l}function a(){const l=u(59613);return a=function(){return l},
l}function o(){const l=u(48550);return o=function(){return l},l}function t(){const l=u(10255);return t=function(){return l},
l}function d(){const l=u(85881);return d=function(){return l},l}function h(){const l=u(93290);return h=function(){return l},
l}function O(){const l=u(73566);return O=function(){return l},l}function f(){const l=u(47771);return f=function(){return l},
l}function m(){const l=u(36974);return m=function(){return l},l}function p(){const l=u(42804);return p=function(){return l},
l}const e=g.SUBJECT_CHECKS={"asset-files":y().assetFiles,"forbidden-paths":(0,r().ofChange)(E().forbiddenPaths),"protect\
ed-paths":(0,r().ofChange)(j().protectedPaths),"policy-file":(0,r().ofChange)($().policyFile),"gate-change":(0,r().ofChange)(
P().gateChange),"agent-files":(0,r().ofChange)(({agentFiles:l})=>l.flatMap(({findings:w})=>w)),"changed-instructions":(0,r().
ofChange)(S().changedInstructions),"stale-instructions":(0,r().ofChange)(S().staleInstructions),"ignored-inputs":(0,r().
ofChange)($().ignoredInputs),"audit-logs":(0,r().ofChange)(b().auditLogs),"unauditable-files":(0,r().ofChange)(M().unauditableFiles),
"unproven-merge":(0,r().ofChange)(M().unprovenMerge),"hard-cap":(0,r().ofChange)(p().hardCap),"store-roots":(0,r().ofChange)(
N().storeRoots),"deciding-files":(0,r().ofChange)(C().decidingFiles),"missing-genes":d().missingGenes,"event-chain":i().
eventChain,"unresolved-references":d().unresolvedReferences,"genes-still-named":(0,r().ofChange)(d().genesStillNamed),"e\
ngine-seeds":(0,r().ofChange)(y().engineSeeds),"activated-seeds":(0,r().ofChange)(n().activatedSeeds),"removed-scripts":(0,r().
ofChange)(h().removedScripts),"claimed-radius":(0,r().ofChange)(a().claimedRadius),"claimed-streak":f().claimedStreak,estimates:(0,r().
ofChange)(a().estimates),"look-alike-ids":o().lookAlikeIds,"repeated-ids":o().repeatedIds,unidentified:O().unidentified},
c=g.CLAIM_CHECKS={"self-description":O().selfDescription,"capsule-fields":O().capsuleFields,envelope:t().envelope},s=g.GENE_CHECKS=
{"incomplete-gene":m().incompleteGene,"validation-list":m().validationList,"declared-constraints":p().declaredConstraints,
"loosened-constraints":(0,r().ofChange)(p().loosenedConstraints),"limits-beyond-cap":(0,r().ofChange)(p().limitsBeyondCap),
"gene-blast-radius":(0,r().ofChange)(p().geneBlastRadius),"declared-paths":(0,r().ofChange)(p().declaredPaths),"self-des\
cription":O().selfDescription,envelope:t().envelope},v=g.REMOVED_GENE_CHECKS={"removed-gene":(0,r().ofChange)(m().removedGene),
"gene-blast-radius":(0,r().ofChange)(p().geneBlastRadius),"declared-paths":(0,r().ofChange)(p().declaredPaths)}},52117:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetFiles=b,g.assetProblemFinding=C,g.engineSeeds=E;function S(){const P=u(
95132);return S=function(){return P},P}function b({problems:P}){return P.map(C)}function C({rule:P,detail:$,location:j,id:N,
before:M}){const y={location:j,...N===void 0?{}:{subject:{id:N}}};return M?{...(0,S().finding)(P,{detail:$},{...y,severity:"\
notice"}),before:M}:(0,S().finding)(P,{detail:$},y)}function E({seeds:P}){const[$]=P.keys();if($===void 0)return[];const j=[
...P.values()].sort((M,r)=>M.localeCompare(r,"en",{numeric:!0})),N={ids:[...new Set([...P.keys()].map(({id:M})=>M))],count:P.
size,oldest:j[0]??"",newest:j.at(-1)??""};return[(0,S().finding)("engine-seeds",N,{location:$.locate()})]}},97004:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=$,g.blockedGenes=E;function S(){const j=u(27199);return S=
function(){return j},j}function b(){const j=u(77680);return b=function(){return j},j}function C(){const j=u(95132);return C=
function(){return j},j}async function E(j,N,M){const r=new Map;for(const y of j){const{gene:n}=y.value,i=N.find(t=>t.type===
"Gene"&&t.id===n),a=i&&await P(i,M);if(i===void 0||a===void 0)continue;const o={capsule:y.id,gene:i.id,command:a};r.set(
y,(0,C().finding)("capsule-gene-blocked",o,(0,S().placeOf)(y,["gene"])))}return r}async function P(j,N){const M=N.forFile(
j.path);for(const r of(0,b().commandsToRun)(j)){const{verdict:y}=await M.command(r);if(y==="block")return r}}async function $({
assets:j,judge:N}){const M=[];for(const r of j.activated??[]){const y=await P(r,N);y!==void 0&&M.push((0,C().finding)("s\
eed-activated-blocked",{gene:r.id,command:y},(0,S().placeOf)(r,["validation"])))}return M}},93198:function(T,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.eventChain=j;function S(){const i=u(27199);return S=function(){return i},i}function b(){
const i=u(28894);return b=function(){return i},i}function C(){const i=u(95132);return C=function(){return i},i}function E(){
const i=u(36773);return E=function(){return i},i}function P(){const i=u(72025);return P=function(){return i},i}function $(){
const i=u(85475);return $=function(){return i},i}function j({assets:{changes:i,present:a,unread:o}}){const t=a.filter(({
type:e})=>e==="EvolutionEvent"),d=new Set(i.map(({asset:e})=>e)),h=new Map(t.map(e=>[e.id,e])),O=new Map,f=new Map,m=new Set,
p=new Set;return t.flatMap(e=>{const c=f.get(e.path);f.set(e.path,e);const s=r(e),v=s===void 0?void 0:O.get(s);if(s!==void 0&&
v===void 0&&O.set(s,e),!d.has(e)||e.cut)return[];const l=(0,S().placeOf)(e,["parent"]),w={event:e.id};if(s===void 0){if(c===
void 0||!(0,b().isAuditLog)(e.path))return[];const R={...w,fault:N,fix:M(e,c.id)};return[(0,C().finding)("event-not-chai\
ned",R,l)]}if(!h.has(s)){const R=c===void 0,L=(0,b().isAuditLog)(e.path)&&!R?"error":"warning",[D]=o;if(D!==void 0){const H=`\
whether the parent \`${s}\` of the EvolutionEvent \`${e.id}\` exists`;return[(0,P().notChecked)(H,D,{...l,severity:L})]}
if(p.has(s))return[];R||p.add(s);const G=R?`If the log with \`${s}\` exists, commit it, too; otherwise leave the event as\
 its engine wrote it`:`Append the events up to \`${s}\` that the engine wrote before this one; if they are lost, leave th\
e event out`,U={...w,parent:s,where:"not in any asset file",fix:G};return[(0,C().finding)("event-parent-missing",U,{...l,
severity:L})]}const A=n(e,h,m);if(A!==void 0){const R=`has a circular chain of parents: ${(0,E().inCode)(A)}`;return[(0,C().
finding)("event-not-chained",{...w,fault:R,fix:"Set the `parent` of each event to the previous event"},l)]}if(v===void 0||
v.id===e.id)return[];const F=c===void 0||c.id===s?v.id:c.id,k=`has the parent \`${s}\`, which is already the parent of \`${v.
id}\``,I={...w,fault:k,fix:M(e,F)};return[(0,C().finding)("event-not-chained",I,{...l,severity:"warning"})]})}const N="h\
as no parent, but it is not the first event of its log";function M({value:i},a){const o=i.asset_id===void 0?"":(0,$().contentHash)(
{...i,parent:a});return`Set \`parent\` to \`${a}\`, the previous event${o&&`, and \`asset_id\` to \`${o}\``}`}function r({
value:{parent:i}}){return typeof i=="string"&&i!==""?i:void 0}const y=5;function n(i,a,o){const t=new Set;let d=i;for(;d!==
void 0&&!o.has(d.id)&&!t.has(d.id);){t.add(d.id);const O=r(d);d=O===void 0?void 0:a.get(O)}if(d!==void 0&&d.id===i.id&&!o.
has(d.id))return[...t].slice(0,y);for(const O of t)o.add(O)}},59613:function(T,g,u){Object.defineProperty(g,"__esModule",
{value:!0}),g.claimedRadius=C,g.estimates=n,g.sizeOf=$;function S(){const a=u(27199);return S=function(){return a},a}function b(){
const a=u(95132);return b=function(){return a},a}function C({assets:{changes:a},counted:o}){return["Capsule","EvolutionE\
vent"].flatMap(t=>{const d=a.filter(({kind:m,asset:p})=>m==="added"&&p.type===t).map(({asset:m})=>({asset:m,size:$(m.value.
blast_radius)})),h=d.flatMap(({size:m})=>m??[]),O=d.at(-1);if(O===void 0||h.length<d.length)return[];const f=h.reduce(j);
if(f.files<o.least.files||f.lines<o.least.lines){const m={together:d.length>1,severity:"warning"};return[E(O.asset,f,o.least,
m)]}return d.flatMap(({asset:m,size:p})=>p!==void 0&&M(m)&&N(p,o.most)?[E(m,p,o.most,{together:!1,severity:"notice"})]:[])})}
function E(a,o,t,{together:d,severity:h}){const{type:O,id:f}=a,m={type:O,id:f,claim:`claims ${P(o)}${d?" together with t\
he others of the change":""}`,shown:`git counts ${P(t)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},p={...(0,S().placeOf)(a,["blast_radius"]),severity:h};return(0,b().finding)("\
claim-differs",m,p)}function P({files:a,lines:o}){return`${a} ${a===1?"file":"files"} and ${o} ${o===1?"line":"lines"}`}
function $(a){if(!(0,S().isJsonObject)(a))return;const{files:o,lines:t}=a;return typeof o=="number"&&typeof t=="number"?
{files:o,lines:t}:void 0}function j(a,o){return{files:a.files+o.files,lines:a.lines+o.lines}}function N(a,o){return a.files>
o.files||a.lines>o.lines+o.files}function M({value:{outcome:a}}){return(0,S().isJsonObject)(a)&&a.status==="success"}const r=3,
y=.1;function n({assets:{changes:a},counted:o}){const{least:t,most:d}=o,h=a.filter(({kind:O,asset:f})=>O==="added"&&f.type===
"EvolutionEvent");return h.flatMap(({asset:O})=>{const{blast_radius_estimate:f,meta:m,blast_radius:p}=O.value,e=(0,S().isJsonObject)(
f)?[]:["meta"],c=e.length===0?f:(0,S().isJsonObject)(m)&&m.blast_radius_estimate,s=i(c);if(s===void 0||s<=0)return[];const v=h.
length===1,l=v?t.files:i(p),w=v?d.files:i(p);if(l===void 0||w===void 0)return[];const A=l/s>r;if(!A&&w/s>=y)return[];const F=A?
l:w,k=(0,S().placeOf)(O,[...e,"blast_radius_estimate"]),I={type:O.type,id:O.id,claim:`estimates ${s} ${s===1?"file":"fil\
es"}`,shown:`the change touches ${F}`,fix:"Review the changes that were not planned, or update the estimate"};return[(0,b().
finding)("claim-differs",I,k)]})}function i(a){return(0,S().isJsonObject)(a)&&typeof a.files=="number"?a.files:void 0}},
48550:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=N,g.repeatedIds=a;function S(){const d=u(
76760);return S=function(){return d},d}function b(){const d=u(23404);return b=function(){return d},d}function C(){const d=u(
27199);return C=function(){return d},d}function E(){const d=u(64385);return E=function(){return d},d}function P(){const d=u(
11970);return P=function(){return d},d}function $(){const d=u(95132);return $=function(){return d},d}function j(){const d=u(
25367);return j=function(){return d},d}function N({assets:{changes:d,present:h}}){const O=d.filter(({kind:e})=>e==="adde\
d").map(({asset:e})=>e);if(O.length===0)return[];const f=new Set(O.map(({type:e})=>e)),m=new Map,p=new Map;for(const{type:e,
value:c}of h){const s=f.has(e)?(0,E().declaredId)(c):void 0;if(s!==void 0)for(const v of r(e,s)){const l=m.get(v);l===void 0?
m.set(v,s):l!==s&&!p.has(v)&&p.set(v,s)}}return O.flatMap(e=>{const{type:c,id:s}=e,l=r(c,s).flatMap(A=>[m.get(A),p.get(A)]).
find(A=>A!==void 0&&A!==s);if(l===void 0)return[];const w=(0,C().placeOf)(e,["id"]);return[(0,$().finding)("look-alike-i\
d",{type:c,id:(0,j().visible)(s),other:(0,j().visible)(l)},w)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function r(d,h){const O=/^[\w.-]*$/.test(h)?h:y(h),f=O.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${d} case ${n(O)}`,`${d} drawn ${n(f)}`]}function y(d){const h=d.normalize("NFKC").replace(M,"");return(0,P().asciiOf)(
h.replace(/\p{Pd}/gu,"-"))}function n(d){return d.toUpperCase().toLowerCase()}const i=/(?:\.seed\.json|\/default_genes\.json)$/;
function a({assets:{changes:d,present:h}}){const f=d.filter(({kind:e})=>e==="added"||e==="modified").map(({asset:e})=>e).
filter(o);if(f.length===0)return[];const m=new Set(f.map(({id:e})=>e)),p=h.filter(e=>o(e)&&m.has(e.id));return f.flatMap(
e=>{const c=p.find(l=>t(l,e));if(c===void 0)return[];const s=`the gene \`${e.id}\`, also in \`${c.path}\` with other cont\
ent`,v={...(0,C().placeOf)(e,["id"]),severity:"warning"};return[(0,$().finding)("duplicate-id",{detail:s},v)]})}function o({
type:d,path:h}){return d==="Gene"&&!i.test(`/${h}`)}function t(d,h){return d.id===h.id&&d.path.replace(/l$/,"")!==h.path.
replace(/l$/,"")&&S().posix.dirname(d.path)===S().posix.dirname(h.path)&&(0,b().canonicalize)(d.value)!==(0,b().canonicalize)(
h.value)}},10255:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=$;function S(){const n=u(27199);
return S=function(){return n},n}function b(){const n=u(61331);return b=function(){return n},n}function C(){const n=u(39763);
return C=function(){return n},n}function E(){const n=u(95132);return E=function(){return n},n}function P(){const n=u(85475);
return P=function(){return n},n}function $(n,{asset:i}){const{type:a,id:o,envelope:t}=i,d=(0,S().placeOf)(i),h={type:a,id:o};
return[...j(i),...t&&(0,b().senderOf)(t)===void 0?[(0,E().finding)("envelope-sender-missing",h,d)]:[]]}function j(n){const{
type:i,id:a,wrappers:o=[]}=n,t=(0,S().placeOf)(n);return o.flatMap(d=>N(n,d).flatMap(([h,O])=>{const f=d[h];if(f===void 0||
f===O)return[];const m={type:i,id:a,field:h,stated:y(f),actual:y(O)};return[(0,E().finding)("envelope-contradicts-asset",
m,t)]}))}function N(n,i){const{type:a,id:o,value:t}=n;return[...a==="ValidationReport"?[["target_asset_id",t.gene_asset_id??
i.target_asset_id],["target_local_id",t.gene_id]]:[],...M(i.type,a)?[["type",a]]:[],["asset_type",a],["asset_id",r(n,i.asset_id)],
["content_hash",r(n,i.content_hash)],["local_id",o]]}function M(n,i){if(typeof n!="string")return!1;const a=n.toLowerCase();
return a!==i.toLowerCase()&&C().ASSET_TYPES.some(o=>o.toLowerCase()===a)}function r({type:n,value:i},a){if(i.asset_id!==
void 0||a===void 0)return i.asset_id;const o={type:n,value:{...i,asset_id:a}};return(0,P().matchContentHash)(o)===void 0?
(0,P().contentHash)(i):a}function y(n){return JSON.stringify(n??null).slice(0,100)}},85881:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.appliedIds=y,g.genesStillNamed=j,g.missingGenes=a,g.unresolvedReferences=$;function S(){const o=u(
27199);return S=function(){return o},o}function b(){const o=u(30610);return b=function(){return o},o}function C(){const o=u(
95132);return C=function(){return o},o}function E(){const o=u(72025);return E=function(){return o},o}function P(){const o=u(
50661);return P=function(){return o},o}function $({assets:o}){const{changes:t,present:d,unread:h}=o,O=[["capsule_id","Ca\
psule",N(d,"Capsule")],["validation_report_id","ValidationReport",N(d,"ValidationReport")]];return t.filter(r).flatMap(({
asset:f})=>{if(f.type!=="EvolutionEvent")return[];const{type:m,id:p,value:e}=f,[c]=h;return O.flatMap(([s,v,l])=>{const w=e[s];
if(!M(w,l))return[];const A={...(0,S().placeOf)(f,[s]),severity:"warning"},F=`whether \`${w}\`, which the EvolutionEvent \
\`${p}\` names, exists`;return c?[(0,E().notChecked)(F,c,A)]:[(0,C().finding)("reference-not-found",{type:m,id:p,wanted:v,
name:w,field:s},A)]})})}function j({assets:{changes:o,present:t}}){const d=N(t,"Gene"),h=y(o),O=o.flatMap(({kind:m,asset:p,
before:e})=>m==="removed"?p:e??[]).filter(({type:m})=>m==="Gene").flatMap(m=>(0,b().namesOf)(m).map(p=>({asset:m,name:p}))).
filter(({name:m})=>!d.has(m)&&!h.has(m));if(O.length===0)return[];const f=t.flatMap(b().namings);return O.flatMap(({asset:m,
name:p})=>{const e=f.filter(({gene:A})=>A===p),c=e.find(A=>A.by.type==="Capsule")??e[0];if(c===void 0)return[];const s=p.
startsWith("sha256:"),v={what:`${s?"gene that was":"gene"} \`${p}\``,by:`the ${c.by.type} \`${c.by.id}\``,more:new Set(e.
map(A=>A.by)).size-1,fix:s?"Name the gene by its `id`, or by its new `asset_id`":`Keep the gene \`${p}\`, or also remove \
the Capsules that name it`},l=c.by.type==="Capsule"?"warning":"notice",w=c.by.locate(c.pointer);return[(0,C().finding)("\
still-named",v,{location:w,subject:(0,S().subjectOf)(m),severity:l})]})}function N(o,t){return new Set(o.filter(d=>d.type===
t).flatMap(b().namesOf))}function M(o,t){return typeof o=="string"&&!t.has(o)}function r({kind:o}){return o==="added"||o===
"modified"}function y(o){return new Set(o.flatMap(b().newNamings).map(({gene:t})=>t))}const n="ad_hoc",i={severity:"warn\
ing",harm:"bookkeeping"};function a(o){const{changes:t}=o.assets,d=new Set(t.filter(({kind:h,asset:O})=>h!=="removed"&&O.
type==="Gene").flatMap(({asset:h})=>(0,b().namesOf)(h)));return t.flatMap(b().newNamings).filter(({gene:h})=>!d.has(h)).
map(({by:h,gene:O,pointer:f})=>{const m=O===n&&(0,P().isChange)(o),p={...(0,S().placeOf)(h,f),...m&&i},{type:e,id:c}=h,s={
type:e,id:c,wanted:"gene",name:O,field:String(f[0])};return(0,C().finding)("reference-not-found",s,p)})}},93290:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.removedScripts=r;function S(){const t=u(76760);return S=function(){return t},
t}function b(){const t=u(27199);return b=function(){return t},t}function C(){const t=u(68450);return C=function(){return t},
t}function E(){const t=u(77680);return E=function(){return t},t}function P(){const t=u(51951);return P=function(){return t},
t}function $(){const t=u(86191);return $=function(){return t},t}function j(){const t=u(59867);return j=function(){return t},
t}function N(){const t=u(46912);return N=function(){return t},t}function M(){const t=u(95132);return M=function(){return t},
t}async function r(t){const{assets:d,baseTree:h,clock:O}=t,f=y(t.change),m=await n(t);if(f.size+m.size===0)return[];const p=new Set(
d.changes.map(({asset:s})=>s)),e=d.present.filter(s=>s.type==="Gene"&&!p.has(s)),c=new Map;for(const s of e){await O.tick();
const v=(0,E().validationCommands)(s),l=new Map;for(const{value:w,pointer:A}of v.kind==="list"?v.entries:[]){if(typeof w!=
"string")continue;const{root:F}=(0,C().storeOf)(s.path,{policy:t.policy,tree:h}),I=(0,$().namedPaths)(w,F).filter(R=>f.has(
R)).map(R=>({path:R,script:""}));m.size>0&&I.push(...await a(w,h,F));for(const R of I){const L=o(R);(R.script===""||m.has(
L))&&l.set(L,{...R,entry:A[1]})}}for(const[w,A]of l){const F=c.get(w);F?F.more+=1:c.set(w,{...A,gene:s,more:0})}}return[
...c.values()].map(({path:s,script:v,gene:l,entry:w,more:A})=>{const F=v===""?`file \`${s}\``:`script \`${v}\` of \`${s}\
\``,k=`Keep \`${v||s}\`, or change the commands that name it`,I={...(0,b().placeOf)(l,["validation",w]),harm:"broken"};return(0,M().
finding)("still-named",{what:F,by:`the gene \`${l.id}\``,more:A,fix:k},I)})}function y({files:t}){const d=new Set(t.flatMap(
({status:h,path:O,oldPath:f})=>h==="deleted"?O:f??[]));for(const{path:h,status:O}of t)O!=="deleted"&&d.delete(h);return d}
async function n({change:t,baseTree:d,tree:h}){const O=t.files.map(({path:m,oldPath:p})=>p??m),f=new Set;for(const m of O.
filter(p=>S().posix.basename(p)==="package.json")){const p=await i(d,m),e=new Set(await i(h,m));for(const c of p)e.has(c)||
f.add(o({path:m,script:c}))}return f}async function i(t,d){const h=S().posix.dirname(d);return[...(await(0,j().usablePackageJson)(
t,h==="."?"":h))?.scripts.keys()??[]]}async function a(t,d,h){const{invocation:O}=(0,P().readWords)(t,{tree:d,cwd:h});if(O?.
program!=="npm")return[];const f={tree:d,directory:h,changed:new Set},{runs:m}=await(0,N().scriptsThatRun)(O,f,{start:0,
end:0}),p=(0,N().eventOf)(O);return m.flatMap(({directory:e,event:c})=>c===p?[{path:S().posix.join(e,"package.json"),script:p}]:
[])}function o({path:t,script:d}){return`${t}\0${d}`}},21471:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.describeJson=O,g.schemaDifferences=E;function S(){const f=u(98879);return S=function(){return f},f}const b=2e5,C=50;function E(f,m){
try{return P(f,m)}catch(p){if(!(p instanceof URIError))throw p;return[{kind:"invalid",pointer:[],keyword:"propertyNames",
expected:"an object whose keys are Unicode text",found:"not",more:0}]}}function P(f,m){const p=(0,S().complaintsOf)(f,m,
JSON.stringify(m).length<=b),e=new Map,c=new Set;for(const s of p){if(M.has(s.keyword))continue;const v=j(s);if(!c.has(v)){
c.add(v);for(const l of r(s,f,m)){const w=$(s,l),A=e.get(w);e.set(w,A?{...A,more:A.more+1}:l)}}}return[...e.values()].slice(
0,C)}function $({keywordLocation:f},m){switch(m.kind){case"missing":return JSON.stringify([f,...m.fields]);case"unknown":
return JSON.stringify([f,m.field]);case"invalid":return f}}function j({keyword:f,instanceLocation:m}){return`${N.has(f)?
f:"value"} ${m}`}const N=new Set(["required","additionalProperties"]),M=new Set(["properties","items","false"]);function r(f,m,p){
const{keyword:e,keywordLocation:c,instanceLocation:s}=f,{pointer:v,value:l}=n(p,s),w=i(m,c);if(e==="required"){const F=(w.
required??[]).filter(k=>!y(l,k));return[{kind:"missing",pointer:v,fields:F,more:0}]}if(e==="additionalProperties"){const F=w.
properties??{},k=Object.keys(l??{}).filter(R=>!Object.hasOwn(F,R)),I=Object.keys(F).filter(R=>!y(l,R));return k.map(R=>({
kind:"unknown",pointer:[...v,R],field:R,absent:I,more:0}))}const A=h(e,w);return[{kind:"invalid",pointer:v,keyword:e,expected:A,
found:O(l),more:0}]}function y(f,m){return f!==null&&Object.hasOwn(f,m)}function n(f,m){const p=[];let e=f;for(const c of a(
m))Array.isArray(e)?(p.push(Number(c)),e=e[Number(c)]??null):(p.push(c),e=e[c]??null);return{pointer:p,value:e}}function i(f,m){
let p=S().SCHEMAS[f];for(const e of a(m).slice(0,-1))p=p[e];return p}function a(f){return f.split("/").slice(1).map(m=>m.
replaceAll("~1","/").replaceAll("~0","~"))}const o={string:"a string",array:"a list",object:"an object",integer:"an inte\
ger",number:"a number",boolean:"a boolean",null:"null"},t={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha\
256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},d=40;function h(f,m){const p=m[f];switch(f){case"type":return[
p].flat().map(e=>o[String(e)]??String(e)).join(" or ");case"enum":return`one of ${(m.enum??[]).map(e=>JSON.stringify(e)).
join(", ")}`;case"const":return JSON.stringify(p);case"pattern":return t[String(p)]??`a string that matches ${p}`;case"m\
inLength":return p===1?"a non-empty string":`a string of at least ${p} characters`;case"maxLength":return`a string of at\
 most ${p} characters`;case"minItems":return p===1?"a non-empty list":`a list of at least ${p} items`;case"maxItems":return`\
a list of at most ${p} items`;case"minimum":return`a number that is at least ${p}`;case"maximum":return`a number that is\
 at most ${p}`;default:return`a value that matches \`${f}\` in the schema`}}function O(f){return Array.isArray(f)?f.length===
0?"an empty list":"a list":f!==null&&typeof f=="object"?"an object":typeof f!="string"?String(f):f.length<=d?JSON.stringify(
f):`a string of ${f.length} characters`}},57733:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.promotionSchemaFindings=
j,g.schemaFindings=$;function S(){const o=u(23404);return S=function(){return o},o}function b(){const o=u(27199);return b=
function(){return o},o}function C(){const o=u(3051);return C=function(){return o},o}function E(){const o=u(95132);return E=
function(){return o},o}function P(){const o=u(21471);return P=function(){return o},o}function $(o){return(0,P().schemaDifferences)(
o.type,o.value).flatMap(t=>y(o.type,t)).map(t=>N(o,t,"warning"))}function j(o){const t=a(o)?"warning":"error";return(0,P().
schemaDifferences)(o.type,o.value).map(d=>N(o,d,t))}function N(o,t,d){const{type:h,id:O}=o,{pointer:f,more:m}=t,p={...(0,b().
placeOf)(o,f),severity:d},e=(c,s,v,l)=>(0,E().finding)("schema-field",{type:h,id:O,field:c,fault:s,where:v,fix:l},p);switch(t.
kind){case"missing":{const{fields:c}=t,v=`Add what is missing as the schema of the protocol describes it${c.includes("as\
set_id")?"; `gene-gate fix --identity --write` adds `asset_id`":""}`;return e(c.join("`, `"),"is missing",r(f,m),v)}case"\
unknown":{const c=r(f.slice(0,-1),m),{field:s,absent:v}=t,l=(0,C().nearestName)(s,v),w=l===void 0?"":`If you meant \`${l}\
\`, rename it. Otherwise, `,A=`${w}${w?"remove":"Remove"} \`${s}\` or store it outside the asset`;return e(s,"is unknown",
c,A)}case"invalid":{const{expected:c}=t,s=`${t.found}${m===0?"":` (and in ${M(m)})`}`,v=f.join("."),l=`must be ${c}, but\
 it is ${s}`;return e(v,l,"",`Change \`${v}\` to ${c}`)}}}function M(o){return o===1?"1 similar place":`${o} similar pla\
ces`}function r(o,t){return o.length===0?"":` in \`${o.join(".")}\`${t===0?"":` and ${M(t)}`}`}function y(o,t){const{pointer:d}=t;
switch(t.kind){case"missing":{const h=t.fields.filter(O=>!n[o].has([...d,O].join(".")));return h.length===0?[]:[{...t,fields:h}]}case"\
unknown":return[t];case"invalid":return i(o,d,t.keyword)?[]:[t]}}const n={Gene:new Set(["type","id","schema_version","as\
set_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id",
"schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type",
"id"]),ValidationReport:new Set(["type","id"])};function i(o,[t,...d],h){if(t==="type"||t==="id"||t==="asset_id")return!0;
if(o!=="Gene")return!1;const O=h==="minItems"&&d.length>0;return t==="validation"||t==="constraints"&&!O}function a({value:o}){
const{schema_version:t}=o,d=typeof t=="string"?/^1\.(\d+)\.\d+$/.exec(t)?.[1]:void 0;return d!==void 0&&Number(d)<Number(
S().SCHEMA_VERSION.split(".")[1])}},98879:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,
g.complaintsOf=r;function S(){const i=u(13574);return S=function(){return i},i}function b(){const i=u(36576);return b=function(){
return i},i}function C(){const i=u(25065);return C=function(){return i},i}function E(){const i=u(5330);return E=function(){
return i},i}function P(){const i=u(39436);return P=function(){return i},i}function $(){const i=u(39763);return $=function(){
return i},i}const N={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms",
"created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\\
d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{
type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"\
boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},
created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},M=g.SCHEMAS={Gene:E().
default,Capsule:b().default,EvolutionEvent:C().default,Mutation:P().default,ValidationReport:N};function r(i,a,o){return y[o?
"all":"first"][i].validate(a).errors}const y={all:n(!1),first:n(!0)};function n(i){const a=$().ASSET_TYPES.map(o=>[o,new(S()).
Validator(M[o],"7",i)]);return Object.fromEntries(a)}},73566:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.capsuleFields=N,g.selfDescription=j,g.unidentified=M;function S(){const n=u(27199);return S=function(){return n},n}function b(){
const n=u(59490);return b=function(){return n},n}function C(){const n=u(95132);return C=function(){return n},n}function E(){
const n=u(72025);return E=function(){return n},n}function P(){const n=u(85475);return P=function(){return n},n}function $(){
const n=u(57733);return $=function(){return n},n}function j({correctorOf:n},{asset:i,change:a,commands:o=[]}){if(i.cut)return[];
const t=a?.kind==="unchanged"?void 0:a?.before,d=o.some(({findings:h})=>h.some(({edit:O})=>O?.fix));return[...(0,P().hashFindings)(
i,n(i),!d,t),...(0,$().schemaFindings)(i)]}function N(n,{asset:i}){const{type:a,id:o,value:t}=i;if(a!=="Capsule"||i.cut)
return[];const d=["success_streak","env_fingerprint"].filter(f=>t[f]==null);if(d.length===0)return[];const h=d.join("`, \
`"),O={fault:"is missing",where:"",fix:`Add \`${h}\``};return[(0,C().finding)("schema-field",{type:a,id:o,field:h,...O},
(0,S().placeOf)(i))]}function M({genes:n,claims:i,correctorOf:a}){const h=[...n.filter(({change:f})=>f?.kind!=="removed").
map(({asset:f})=>f),...i].filter(({cut:f})=>!f).flatMap(f=>r(f,a));return[...(0,b().groupBy)(h,({rule:f,location:m})=>JSON.
stringify([f,m?.path])).values()].flatMap(y)}function r(n,i){try{return(0,P().identityFindings)(n,i(n)).filter(P().isMissingIdentity)}catch(a){
return[(0,E().assetNotJudged)(n,a)]}}function y([n,...i]){if(n===void 0)return[];if(i.length===0||!(0,P().isMissingIdentity)(
n))return[n,...i];const{subject:a,args:o,...t}=n,{expected:d,...h}=o;return[{...t,args:{...h,others:i.length}}]}},47771:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=p,g.eventsIn=i,g.streakCounter=j,g.successStreak=n;function S(){
const e=u(23404);return S=function(){return e},e}function b(){const e=u(27199);return b=function(){return e},e}function C(){
const e=u(59490);return C=function(){return e},e}function E(){const e=u(95132);return E=function(){return e},e}function P(){
const e=u(72025);return P=function(){return e},e}function $(){const e=u(85475);return $=function(){return e},e}function j(e,c){
const s=o(e,c),v=(0,C().groupBy)(e,({value:{capsule_id:l}})=>l);return l=>N(l,v.get(l.id)??[],s,c)}function N({id:e,value:{
gene:c}},s,v,l){const w=[],A=[],F={files:0,lines:0};let k;const{successes:I,failure:R}=M(e,s);for(const L of I){const{value:D}=L,
G=v.get(L)??d(D,l)??(h(D,c,l)?void 0:a);G===void 0?(A.push(L),O(F,D)||(k??=m(D))):w.push({event:m(D),why:G})}return{count:y(
A),uncounted:w,ended:R!==void 0,...R&&I.length===0&&{failed:m(R.value)},radius:F,...k!==void 0&&{unmeasured:k}}}function M(e,c){
const s=c.filter(({value:l})=>l.type==="EvolutionEvent"&&l.capsule_id===e).reverse(),v=s.findIndex(({value:l})=>!r(l));return v<
0?{successes:s}:{successes:s.slice(0,v),failure:s[v]}}function r({outcome:e}){return(0,b().isJsonObject)(e)&&e.status===
"success"}function y(e){const c=e.map(({value:s})=>s.id).filter(s=>typeof s=="string");return e.length-c.length+new Set(
c).size}function n(e,c){const{successes:s,failure:v}=M(e,c);return{count:y(s),ended:v!==void 0}}function i({changes:e,present:c,
unread:s}){const v=s.at(-1),l=new Set(e.map(({asset:w})=>w));return c.filter(({type:w,path:A})=>w==="EvolutionEvent"&&(!v||
A>=v.path)).map(w=>({value:w.value,log:w.path,isNew:l.has(w)}))}const a="it does not name the gene of the Capsule";function o(e,c){
const s=new Map,v=new Map,l=new Set;for(const w of e){const A=t(w,v,c&&l.has(w.log));A!==void 0&&s.set(w,A),l.add(w.log);
const{id:F}=w.value;typeof F=="string"&&!v.has(F)&&v.set(F,w)}return s}function t({value:e,isNew:c},s,v){const{id:l,parent:w}=e;
if(c)return"the change that is judged adds or edits it";const A=typeof l=="string"?s.get(l):void 0;return A!==void 0?(0,S().
canonicalize)(A.value)===(0,S().canonicalize)(e)?void 0:"an earlier event with other content has its id":typeof w=="stri\
ng"&&w!==""?s.has(w)?void 0:"its parent is not in the log before it":v?"it has no parent":void 0}function d(e,c){const{id:s,
asset_id:v}=e;if(v===void 0)return c?"it has no hash":void 0;if((0,$().matchContentHash)({type:"EvolutionEvent",value:e})===
void 0)return"its hash does not match its content";const l=typeof s=="string"&&s.trim()!=="";return c&&!l?"it has no id":
void 0}function h({genes_used:e},c,s){return typeof c!="string"||c===""||!Array.isArray(e)?!s:e.includes(c)}function O(e,{
blast_radius:c}){if(c===void 0)return!0;if(!(0,b().isJsonObject)(c))return!1;const{files:s,lines:v}=c;return!f(s)||!f(v)?
!1:(e.files=Math.max(e.files,s),e.lines=Math.max(e.lines,v),!0)}function f(e){return typeof e=="number"&&Number.isSafeInteger(
e)&&e>=0}function m({id:e}){return typeof e=="string"?e:"without an id"}function p({assets:e}){const c=(0,C().groupBy)(i(
e),({value:s})=>s.capsule_id);return e.changes.flatMap(({kind:s,asset:v})=>{const{success_streak:l}=v.value;if(s==="remo\
ved"||v.type!=="Capsule"||typeof l!="number")return[];const{count:w,ended:A}=n(v.id,c.get(v.id)??[]);if(l<=w)return[];const F=(0,b().
placeOf)(v,["success_streak"]),k=e.unread.at(-1);if(k!==void 0&&!A)return[(0,P().notChecked)(`the success streak of the \
Capsule \`${v.id}\``,k,F)];const I={type:v.type,id:v.id,claim:`claims a success streak of ${l}`,shown:`the events show ${w}`,
fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,E().finding)("claim-differs",I,F)]})}},78883:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.geneDifferences=E,g.uncovered=N;function S(){const M=u(77680);return S=
function(){return M},M}function b(){const M=u(32854);return b=function(){return M},M}function C(){const M=u(56131);return C=
function(){return M},M}function E({kind:M,asset:r,before:y}){return y===void 0||r.cut||M!=="added"&&M!=="modified"?[]:[...P(
y,r),...j(y,r)]}function P(M,r){const[y,n]=[$(M),$(r)],i="validation";return[...[...y].filter(a=>!n.has(a)).map(a=>({kind:"\
command_removed",field:i,base:a,head:null})),...[...n].filter(a=>!y.has(a)).map(a=>({kind:"command_added",field:i,base:null,
head:a}))]}function $(M){const r=(0,S().validationCommands)(M),y=r.kind==="list"?r.entries.map(({value:n})=>n):[];return new Set(
y.filter(n=>typeof n=="string"))}function j(M,r){const{constraints:y}=(0,C().readConstraints)(M.value.constraints),{constraints:n}=(0,C().
readConstraints)(r.value.constraints),i=[];n.maxFiles!==y.maxFiles&&i.push({kind:n.maxFiles>y.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(y.maxFiles),head:String(n.maxFiles)});const a="con\
straints.forbidden_paths";for(const o of N(y.forbiddenPaths,n.forbiddenPaths))i.push({kind:"constraint_loosened",field:a,
base:o,head:null});for(const o of N(n.forbiddenPaths,y.forbiddenPaths))i.push({kind:"constraint_tightened",field:a,base:null,
head:o});return i}function N(M,r){return M.filter(y=>!r.some(n=>(0,b().isWithin)(y,n)))}},36974:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.incompleteGene=j,g.removedGene=N,g.validationList=E;function S(){const M=u(27199);return S=
function(){return M},M}function b(){const M=u(77680);return b=function(){return M},M}function C(){const M=u(95132);return C=
function(){return M},M}function E(M,{asset:r,validation:y,commands:n}){if(r.cut)return[];const i=["validation"],a={gene:r.
id};if(y.kind==="not_a_list"){const d={...a,field:"validation",expected:y.expected};return[(0,C().finding)("validation-m\
alformed",d,(0,S().placeOf)(r,i))]}if(y.kind==="missing"||y.entries.every(b().isBlankEntry))return[(0,C().finding)("vali\
dation-missing",{...a,that:""},(0,S().placeOf)(r,i))];const o=[],t=new Set;for(const d of y.entries){const{value:h,pointer:O}=d;
if((0,b().isBlankEntry)(d)){const f={...a,field:O.join("."),fault:"is blank"},m={...(0,S().placeOf)(r,O),severity:"notic\
e"};o.push((0,C().finding)("validation-redundant",f,m))}else if(typeof h!="string"){const f={...a,field:O.join("."),expected:"\
a string"};o.push((0,C().finding)("validation-malformed",f,(0,S().placeOf)(r,O)))}else if(t.has(h)){const f={...(0,S().placeOf)(
r,O),subject:{...(0,S().subjectOf)(r),command:h}};o.push((0,C().finding)("validation-redundant",{...a,field:O.join("."),
fault:`repeats \`${h}\``},f))}else t.add(h)}if(n.length>0&&n.every(P)){const d={...a,that:" that checks the change"};o.push(
(0,C().finding)("validation-missing",d,(0,S().placeOf)(r,i)))}return o}function P({reading:{problems:M,argv:r}}){return M.
some(({rule:y})=>y==="only-prints")||$.has(r?.[0]??"")}const $=new Set(["clear","date","df","echo","free","hostname","id",
"printf","ps","pwd","true","uname","uptime","whoami"]);function j(M,{asset:r}){return r.cut?[(0,C().finding)("gene-incom\
plete",{gene:r.id},(0,S().placeOf)(r))]:[]}function N(M,{asset:r}){return[(0,C().finding)("gene-removed",{gene:r.id},{subject:(0,S().
subjectOf)(r)})]}},56131:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.hardCaps=n,g.limitsOf=y,g.readConstraints=
$,g.stricterConstraints=j;function S(){const i=u(27199);return S=function(){return i},i}function b(){const i=u(57430);return b=
function(){return i},i}function C(){const i=u(32854);return C=function(){return i},i}function E(){const i=u(53315);return E=
function(){return i},i}function P(){const i=u(50661);return P=function(){return i},i}function $(i){const a=h=>({constraints:N,
problems:[{...h,pointer:["constraints"]}]});if(i===void 0)return a({kind:"missing"});if(!(0,S().isJsonObject)(i))return a(
{kind:"malformed",detail:"an object"});const o=[],t=M(i.max_files,o);return{constraints:{maxFiles:t??E().DEFAULT_MAX_FILES,
isDefaultLimit:t===void 0,forbiddenPaths:r(i.forbidden_paths,o)},problems:o}}function j(i,a){if(i===void 0)return a;const{
maxFiles:o,isDefaultLimit:t}=i.maxFiles<a.maxFiles?i:a;return{maxFiles:o,isDefaultLimit:t,forbiddenPaths:[...new Set([...i.
forbiddenPaths,...a.forbiddenPaths])]}}const N={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(i,a){
const o=["constraints","max_files"];if(i===void 0)a.push({kind:"missing",pointer:o});else{if(Number.isSafeInteger(i)&&Number(
i)>0)return Number(i);a.push({kind:"malformed",pointer:o,detail:"an integer greater than 0"})}}function r(i,a){const o=[
"constraints","forbidden_paths"];if(i===void 0)return a.push({kind:"missing",pointer:o}),[];if(!Array.isArray(i))return a.
push({kind:"malformed",pointer:o,detail:"a list of paths"}),[];const t=new Set;for(const[d,h]of i.entries()){const O=typeof h==
"string"?(0,C().normalise)(h):void 0;if(typeof h!="string"||!O){a.push({kind:"malformed",pointer:[...o,d],detail:"a path\
 below the root of the repository"});continue}(0,C().looksLikePattern)(h)&&a.push({kind:"pattern",pointer:[...o,d],detail:h}),
t.add(O)}return[...t]}function y(i,a){const{asset:o,change:t,binds:d}=i,{constraints:h}=$(o.value.constraints),O=t?.before&&
$(t.before.value.constraints).constraints,f=j(O,h),{maxFiles:m,isDefaultLimit:p}=f,e=n(a.policy),c=d&&(0,P().isChange)(a)?
a.radius:b().NOTHING_TOUCHED,s=(0,E().cappedSize)(c,a.policy.blast_radius.counting),v=(0,E().gradeFiles)(c.files,m,s,e),
l=v==="hard_cap_breach"?s:c,w=(0,E().gradeWords)(v,l,m,e);return{base:O,head:h,constraints:f,blastRadius:{...c,max_files:m,
...p&&{default_limit:!0},severity:v,message:w}}}function n({blast_radius:i}){const{hard_cap_files:a,hard_cap_lines:o}=i;
return{files:a,lines:o}}},54034:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.auditGene=j,g.forbidsRunningGene=
M,g.geneFindings=N;function S(){const r=u(13580);return S=function(){return r},r}function b(){const r=u(72025);return b=
function(){return r},r}function C(){const r=u(70716);return C=function(){return r},r}function E(){const r=u(6470);return E=
function(){return r},r}function P(){const r=u(78883);return P=function(){return r},r}function $(){const r=u(56131);return $=
function(){return r},r}async function j(r,y,n){const{asset:i,change:a,commands:o,store:t}=y,d=(0,$().limitsOf)(y,r),h=await N(
r,{...y,limits:d}),O=n.mayRun&&!h.some(M);return{asset:i,store:t,commands:O?(0,E().planCommands)(o,{timeoutMs:n.timeoutMs,
directory:t.root}):o,findings:h,blastRadius:d.blastRadius,differences:a===void 0?[]:(0,P().geneDifferences)(a)}}async function N(r,y){
return y.change?.kind!=="removed"?(0,b().ask)(C().GENE_CHECKS,r,y):(await(0,b().ask)(C().REMOVED_GENE_CHECKS,r,y)).map(({
location:i,...a})=>a)}function M({rule:r}){return(0,S().ruleOf)(r).forbidsRunning==="gene"}},42804:function(T,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.declaredConstraints=N,g.declaredPaths=d,g.geneBlastRadius=o,g.hardCap=a,g.limitsBeyondCap=
n,g.loosenedConstraints=r;function S(){const h=u(27199);return S=function(){return h},h}function b(){const h=u(95132);return b=
function(){return h},h}function C(){const h=u(53315);return C=function(){return h},h}function E(){const h=u(39869);return E=
function(){return h},h}function P(){const h=u(78883);return P=function(){return h},h}function $(){const h=u(56131);return $=
function(){return h},h}const j={severity:"warning",harm:"bookkeeping"};function N(h,{asset:O}){return(0,$().readConstraints)(
O.value.constraints).problems.filter(({kind:f})=>f!=="missing"||!O.cut).map(f=>M(O,f))}function M(h,{kind:O,pointer:f,detail:m=""}){
const p=(0,S().placeOf)(h,f),e=f.join("."),c=(v,l,w=j)=>(0,b().finding)("constraints-malformed",{gene:h.id,field:e,fault:v,
fix:l},{...p,...w});if(O==="missing")return c("is missing",`Add \`${e}\` to the gene`);if(O==="malformed")return c(`must\
 be ${m}`,`Change \`${e}\` to ${m}`,{});const s=`forbids \`${m}\`, which is read as a path, with each of its characters, \
not as a pattern`;return c(s,"Write the path of the directory; everything below it is also forbidden")}function r(h,{asset:O,
binds:f,limits:{base:m,head:p}}){if(!f||O.cut||m===void 0)return[];const e=(0,P().uncovered)(m.forbiddenPaths,p.forbiddenPaths),
c=p.maxFiles>m.maxFiles;if(e.length===0&&!c)return[];const s=y(O.value.constraints),v=[...c&&!s("max_files")?[`\`max_file\
s\` from ${m.maxFiles} to ${p.maxFiles}`]:[],...(s("forbidden_paths")?[]:e).map(w=>`\`${w}\` is no longer forbidden`)];if(v.
length===0)return[];const l=(0,S().placeOf)(O,["constraints"]);return[(0,b().finding)("constraints-loosened",{gene:O.id,
loosened:v},l)]}function y(h){const O=(0,$().readConstraints)(h).problems.flatMap(({kind:f,pointer:m})=>f==="malformed"&&
m.length<=2?[m[1]]:[]);return f=>O.includes(f)||O.includes(void 0)}function n(h,{asset:O,binds:f,limits:{base:m,head:p}}){
const{files:e}=(0,$().hardCaps)(h.policy),{maxFiles:c}=p;if(!f||c<=e||m!==void 0&&c<=m.maxFiles)return[];const s="constr\
aints.max_files",v=`allows ${c} files, but the hard cap of the policy is ${e} ${e===1?"file":"files"}`,l={gene:O.id,field:s,
fault:v,fix:`Set \`${s}\` to ${e} or less`},w={...(0,S().placeOf)(O,["constraints","max_files"]),...j};return[(0,b().finding)(
"constraints-malformed",l,w)]}const i={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function a({genes:h,radius:O,policy:f}){const m=h.filter(({binds:F})=>F),p=(0,C().cappedSize)(O,
f.blast_radius.counting),e=(0,$().hardCaps)(f);if(m.length===0||p.files<=e.files&&p.lines<=e.lines)return[];const[c,...s]=m,
v=m.find(({change:F})=>F.kind!=="removed"),{location:l}=v?(0,S().placeOf)(v.asset,["constraints","max_files"]):{},w={...l&&
{location:l},...c&&s.length===0&&{subject:(0,S().subjectOf)(c.asset)}},A={...p,capFiles:e.files,capLines:e.lines,genes:m.
length};return[(0,b().finding)("blast-radius-hard-cap",A,w)]}function o(h,{asset:O,binds:f,isOnlyAdded:m,limits:p}){const{
files:e,max_files:c,severity:s}=p.blastRadius;if(!f||s==="within_limit"||s==="hard_cap_breach")return[];if(m&&(s==="appr\
oaching_limit"||h.seeds.has(O)))return[];const v=(0,S().placeOf)(O,["constraints","max_files"]),l={gene:O.id,files:e,maxFiles:c,
declared:!p.constraints.isDefaultLimit};return[(0,b().finding)(i[s],l,{...v,...t(m)})]}function t(h=!1){return h?j:{}}function d({
touchesOf:h,seeds:O},{asset:f,binds:m,isOnlyAdded:p,limits:{constraints:e}}){if(!m||O.has(f))return[];const c=e.forbiddenPaths.
flatMap(v=>(0,E().someTouches)(h(v)).map(l=>({gene:f.id,entry:v,...l})));if(c.length===0)return[];const s={...(0,S().placeOf)(
f,["constraints","forbidden_paths"]),...t(p)};return c.map(v=>(0,b().finding)("forbidden-path-declared",v,s))}},16373:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.readGene=j,g.readGeneChange=N;function S(){const n=u(27199);return S=
function(){return n},n}function b(){const n=u(30610);return b=function(){return n},n}function C(){const n=u(68450);return C=
function(){return n},n}function E(){const n=u(77680);return E=function(){return n},n}function P(){const n=u(16455);return P=
function(){return n},n}function $(){const n=u(95132);return $=function(){return n},n}async function j(n,i,a){const o=(0,E().
validationCommands)(n),t=await M(n,o,i,a);return{asset:n,store:i.storeOf(n.path),binds:!1,validation:o,commands:t}}async function N(n,i,a,o){
const{kind:t,asset:d,before:h}=n,O=(0,b().namesOf)(d).some(c=>i.has(c)),f=!["applied","unchanged"].includes(t)||O,m=t===
"added"&&h===void 0&&!O,p=(0,E().validationCommands)(d),e=t==="removed"?[]:await M(d,p,a,o);return{asset:d,store:a.storeOf(
d.path),change:n,binds:f,isOnlyAdded:m,validation:p,commands:e}}async function M(n,i,a,o){if(i.kind!=="list")return[];const t=a.
forFile(n.path),d=i.entries.filter(m=>typeof m.value=="string"&&!(0,E().isBlankEntry)(m)),h=await Promise.all(d.map(({value:m})=>t.
command(m))),O=await(0,P().withEdits)(h,t,o(n)==="fix");return(await Promise.all(O.map(m=>r(m,n,a)))).map((m,p)=>y(n,m,d[p]?.
pointer??["validation"]))}async function r(n,{path:i},a){const o=a.storeOf(i),{tree:t}=a.terms;if(n.verdict!=="block"||t===
void 0)return n;for(const d of new Set([...(0,C().packagesAbove)(t,o.path),""])){if(d===o.root)continue;const{verdict:h}=await a.
startingIn(d).command(n.reading.command);if(h==="block")continue;const O={root:o.root||".",other:d||"."};return{...n,findings:[
...n.findings,(0,$().finding)("works-elsewhere",O)]}}return n}function y(n,{findings:i,...a},o){const{command:t}=a.reading,
d={...(0,S().subjectOf)(n),command:t},h={path:n.path,pointer:(0,S().pointerText)([...n.pointer,...o])};return{...a,command:t,
location:n.locate(o),findings:i.map(({edit:O,...f})=>({...f,location:n.locate(o,f.span),subject:d,...O&&{edit:{...h,...O}}}))}}},
61989:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.launchedFiles=P,g.markUnreadable=E;function S(){
const j=u(27199);return S=function(){return j},j}function b(){const j=u(23678);return b=function(){return j},j}function C(){
const j=u(95132);return C=function(){return j},j}async function E(j,N,{tree:M,baseTree:r}){const y=j.flatMap(({commands:i})=>i.
flatMap(P)),n=new Map;for(const i of new Set(y)){const a=N.has(i)?await(0,b().whyUnreadable)(M,i):void 0;a&&await(0,b().
whyUnreadable)(r,i)===void 0&&n.set(i,a)}return n.size===0?j:j.map(i=>({...i,commands:i.commands.map(a=>$(i,a,n))}))}function P({
reading:j}){return j.targets.flatMap(({path:N})=>N??[])}function $({asset:j},N,M){const{location:r,verdict:y,confirmation:n}=N,
i={location:r,subject:{...(0,S().subjectOf)(j),command:N.command}},a=[...new Set(P(N))].flatMap(o=>{const t=M.get(o);return t===
void 0?[]:[(0,C().finding)("script-unreadable",{path:o,why:t},i)]});return a.length===0?N:{...N,verdict:y==="allow"?"war\
n":y,confirmation:n==="standard"?"strong":n,findings:[...N.findings,...a]}}},6470:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.digestPlans=$,g.makePlan=E,g.planCommands=P,g.toolOf=r;function S(){const y=u(77598);return S=
function(){return y},y}const b=Symbol("audited");function C({steps:y,...n}){return{...n,steps:y.map(({command:i,...a})=>a)}}
function E(y){const{argv:n,program:i,directory:a,binary:o=null,env:t,timeoutMs:d}=y,{scripts:h=null,npmSettings:O=[]}=y,
f=JSON.stringify([n,i,o,h&&C(h),O,Object.entries(t).sort(([m],[p])=>m<p?-1:1),d,...a===""?[]:[a]]);return{...y,[b]:!0,digest:j(
f)}}function P(y,n){const i=[];for(const a of y){const o=a.verdict==="block"?void 0:N(a.reading,n);if(o===void 0)return y;
i.push({...a,plan:o})}return i}function $(y){const n=[...new Set(y.map(({digest:i})=>i))].sort();return j(n.join(`
`))}function j(y){return`sha256:${(0,S().createHash)("sha256").update(y).digest("hex")}`}function N(y,n){const{command:i,
argv:a,assignments:o}=y,t=a&&M(y,a);if(t)return E({command:i,...t,env:{...Object.fromEntries(o.map(({name:d,value:h})=>[
d,h])),...y.invocation?.family?.data.environment},...n})}function M(y,n){const{invocation:i,scripts:a,npmSettings:o}=y,[
t]=n;if(i===void 0)return t===void 0?void 0:{program:t,argv:n};const d=r(y);if(d===void 0){const{program:O}=i;return{program:O,
argv:n,...a&&{scripts:a},...o&&{npmSettings:o}}}if(d.path===void 0)return;const h=[...i.operands,...i.passthrough].map(({
text:O})=>O);return{program:i.program,argv:h,binary:d.path}}function r({targets:y}){return y.find(({kind:n,via:i})=>n===
"package_binary"&&i===void 0)}},66160:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=h,g.
isGene=O,g.readChangeSubject=o,g.subjectOfAssets=a;function S(){const m=u(20702);return S=function(){return m},m}function b(){
const m=u(78114);return b=function(){return m},m}function C(){const m=u(28894);return C=function(){return m},m}function E(){
const m=u(36093);return E=function(){return m},m}function P(){const m=u(4378);return P=function(){return m},m}function $(){
const m=u(74238);return $=function(){return m},m}function j(){const m=u(53315);return j=function(){return m},m}function N(){
const m=u(12154);return N=function(){return m},m}function M(){const m=u(39869);return M=function(){return m},m}function r(){
const m=u(85881);return r=function(){return m},m}function y(){const m=u(16373);return y=function(){return m},m}function n(){
const m=u(61989);return n=function(){return m},m}const i={changes:[],problems:[],files:[],present:[],unread:[]};function a({
assets:m,problems:p},e,c,s=i){const{policy:v,tree:l}=e.terms;return{policy:v,clock:e.clock,tree:l,problems:p,correctorOf:c,
genes:m.filter(O).map(w=>({asset:w})),claims:m.filter(w=>!O(w)),assets:s}}async function o(m){const{assets:p,baseTree:e,
tree:c,policy:s,platform:v}=m,{policy:l,source:w}=s,A=new Set(m.change.files.flatMap(j().namesOf)),F=P().Judge.by({policy:l,
tree:c,base:e,changed:A,platform:v,...m.clock&&{clock:m.clock}}),k=t(p.changes),I=(0,r().appliedIds)(p.changes.filter(({
asset:B})=>!k.has(B))),R=h(p.problems),L={tree:c,baseTree:e},D=await F.clock.all(p.changes.filter(({asset:B})=>O(B)),B=>(0,y().
readGeneChange)(B,I,F,R)),G=await(0,n().markUnreadable)(D,A,L),U=new Set(G.flatMap(({commands:B})=>B.flatMap(n().launchedFiles))),
H=await(0,N().withLinesOfCode)(m.change,U,L),J=(0,N().exemptPaths)(H,l,G,c),W=(0,M().touchedPaths)(H,c),K=(0,j().measureChange)(
H,J);return{policy:l,judge:F,clock:F.clock,loadedPolicy:s,unprovenMerge:m.unprovenMerge,policyPath:w==="file"?void 0:$().
POLICY_PATH,tree:c,baseTree:e,change:H,agentFiles:await(0,S().judgeAgentFiles)(L,l,F.clock),assets:p,problems:p.problems,
correctorOf:R,genes:G,seeds:d(k,G,A),claims:p.changes.filter(f).map(({asset:B})=>B),changedNames:A,touched:W,touchesOf:(0,M().
touchesOf)(W,e),exempt:J,radius:K,counted:(0,N().countedChange)(H,K)}}function t(m){return new Map(m.flatMap(({kind:p,asset:e,
before:c})=>{const s=p==="added"&&!c?(0,E().seedRelease)(e):void 0;return s===void 0?[]:[[e,s]]}))}function d(m,p,e){const c=p.
filter(({isOnlyAdded:v,commands:l})=>!v||l.flatMap(n().launchedFiles).some(w=>e.has(w))),s=new Set(c.map(({asset:v})=>v));
return new Map([...m].filter(([v])=>!s.has(v)))}function h(m){const p=(0,b().ambiguousFiles)(m);return({path:e})=>p.has(
e)||(0,C().isAuditLog)(e)?"hand":"fix"}function O({type:m}){return m==="Gene"}function f({kind:m,asset:p}){return!O(p)&&
(m==="added"||m==="modified")}},50661:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isChange=u;function u(S){
return"change"in S}},57430:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.NOTHING_TOUCHED=g.NOTHING_RUN=
void 0;const u=g.NOTHING_RUN={level:"none",description:"Nothing was run."},S=g.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(T,g,u){u.r(g),u.d(g,{Validator:()=>S.D});var S=u(60207)},36576:function(T,g,u){u.r(g),u.
d(g,{default:()=>S});var S=u(6145)},25065:function(T,g,u){u.r(g),u.d(g,{default:()=>S});var S=u(27620)},5330:function(T,g,u){
u.r(g),u.d(g,{default:()=>S});var S=u(87981)},39436:function(T,g,u){u.r(g),u.d(g,{default:()=>S});var S=u(57811)}};
