"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.
assetLimits=c;function c(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(T,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.ambiguousFiles=j,g.hidesContent=E,g.isIncomplete=P,g.isUnread=C,g.markBefore=N;function S(){
const r=c(28672);return S=function(){return r},r}function b({rule:r}){return S().assetFileRules[r].content}function C(r){
return b(r)==="unread"}function E(r){return C(r)||b(r)==="misread"}function P({problems:r}){return r.some(E)}function A(r){
return E(r)||b(r)==="ambiguous"}function j(r){return new Set(r.filter(A).map(({location:y})=>y.path))}function N(r,y,n,i){
const a=new Set(n.map(({asset:t})=>t.id)),o=new Map;for(const t of y){const d=M(t,t.location.path);o.set(d,(o.get(d)??0)+
1)}return r.map(t=>{const{id:d,location:l}=t,v=M(t,i.get(l.path)??l.path),f=o.get(v)??0;return!(b(t)==="known")||f===0||
d!==void 0&&a.has(d)?t:(o.set(v,f-1),{...t,before:!0})})}function M({rule:r,id:y,detail:n},i){return JSON.stringify([r,i,
y,n.replace(/\d+/g,"#")])}},30610:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.allOtherGenes=A,g.appliedGenes=
P,g.namesOf=b,g.namings=E,g.newNamings=C;function S(){const N=c(61331);return S=function(){return N},N}function b({id:N,
value:{asset_id:M}}){return typeof M=="string"?[N,M]:[N]}function C({kind:N,asset:M,before:r}){if(N!=="added"&&N!=="modi\
fied")return[];const y=new Set(N==="modified"&&r?E(r).map(({gene:n})=>n):[]);return E(M).filter(({gene:n})=>!y.has(n))}function E(N){
const{gene:M,genes_used:r}=N.value;return N.type==="Capsule"?typeof M=="string"?[{by:N,gene:M,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(r)?[]:r.flatMap((y,n)=>typeof y=="string"?[{by:N,gene:y,pointer:["genes_used",n]}]:[])}
function P(N,M){const r=new Set(N.flatMap(C).map(({gene:i})=>i));for(const{kind:i,asset:a}of N)if(!(i==="removed"||a.type!==
"Gene"))for(const o of b(a))r.delete(o);const y=new Set;return j(N,M).filter(i=>{if(!b(i).some(o=>r.has(o)))return!1;const a=(0,S().
statedContent)(i);return y.has(a)?!1:(y.add(a),!0)}).map(i=>({kind:"applied",asset:i,before:i}))}function A(N,M){const r=P(
N,M),y=new Set(r.map(({asset:n})=>n.id));return j(N,M).map(n=>({kind:y.has(n.id)?"applied":"unchanged",asset:n,before:n}))}
function j(N,M){const r=new Set(N.map(({asset:y})=>y));return M.flatMap(({assets:y})=>y).filter(y=>y.type==="Gene"&&!r.has(
y))}},77680:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.commandsToRun=b,g.isBlankEntry=S,g.validationCommands=
C;const c=1e3;function S({value:E}){return typeof E=="string"&&E.trim()===""}function b(E){const P=C(E);return P.kind!==
"list"?[]:P.entries.flatMap(A=>typeof A.value=="string"&&!S(A)?[A.value.trim()]:[])}function C({value:E}){const{validation:P}=E;
return P===void 0?{kind:"missing"}:Array.isArray(P)?P.length>c?{kind:"not_a_list",expected:`a list of at most ${c} strin\
gs`}:{kind:"list",entries:P.map((j,N)=>({value:j,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.changedInstructions=M,g.staleInstructions=
j;function S(){const t=c(80401);return S=function(){return t},t}function b(){const t=c(32854);return b=function(){return t},
t}function C(){const t=c(93028);return C=function(){return t},t}function E(){const t=c(39231);return E=function(){return t},
t}function P(){const t=c(95132);return P=function(){return t},t}function A(){const t=c(39869);return A=function(){return t},
t}async function j({tree:t}){return(await Promise.all(E().INSTRUCTION_FILES.map(async l=>({path:l,effect:N((0,E().blockIn)(
await o(t,l)))})))).flatMap(({path:l,effect:v})=>v===void 0?[]:[(0,P().finding)("agent-instructions",{path:l,effect:v,lines:[]},
{...(0,A().atFile)(l),severity:"notice"})])}function N(t){switch(t.kind){case"absent":return;case"changed":return"is not\
 what a released version writes";case"released":return t.version===E().BLOCK_VERSION?void 0:`has version ${t.version}, a\
nd this version of gene-gate writes ${E().BLOCK_VERSION}`}}async function M({baseTree:t,tree:d}){const l=E().INSTRUCTION_FILES.
map(async v=>{const[f,m]=await Promise.all([o(t,v),o(d,v)]),[p,e]=[(0,E().blockIn)(f),(0,E().blockIn)(m)];if(p.kind==="a\
bsent")return[];const u=e.kind!=="absent"&&e.block===p.block,s=r(u,e,!y(f,p)&&y(m,e));if(s===void 0)return[];const O=u?a(
f,m):a(p.block,n(e));return[(0,P().finding)("agent-instructions",{path:v,effect:s,lines:O},(0,A().atFile)(v))]});return(await Promise.
all(l)).flat()}function r(t,d,l){return d.kind==="absent"?"is removed":l?"is hidden, or shown as an example":t||d.kind===
"released"?void 0:"is not what a released version writes"}function y(t,d){const l=t.slice(0,Math.max(0,t.indexOf(n(d)))),
v=f=>l.match(f)?.length??0;return v(/^ {0,3}(?:```|~~~)/gm)%2===1||v(/<!--/g)>v(/-->/g)||v(/<details\b/gi)>v(/<\/details>/gi)}
function n(t){return t.kind==="absent"?"":t.block}const i=1e3;function a(t,d){return((0,S().diffLines)(t,d,{maxEditLength:i})??
[]).filter(({added:f,removed:m})=>f||m).flatMap(({added:f,value:m})=>m.split(`
`).flatMap(p=>p===""?[]:[`${f?"+":"-"}${p}`]))}async function o(t,d){const l=(0,b().resolveInTree)(t,d);return l.kind!==
"inside"||!(0,C().isRegular)(l.entry.kind)?"":(await t.read(l.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.auditLogs=j,g.firstMalformedLine=a;function S(){
const t=c(28894);return S=function(){return t},t}function b(){const t=c(95132);return b=function(){return t},t}function C(){
const t=c(53315);return C=function(){return t},t}function E(){const t=c(39869);return E=function(){return t},t}const P=/^100/,
A=10;async function j(t){const{change:d,assets:l,policy:v}=t,f=d.files.filter(p=>(0,C().namesOf)(p).some(S().isAuditLog));
if(v.blast_radius.audit_log==="forbidden"){const p=f.flatMap(C().namesOf).filter(S().isAuditLog),e="touches, although th\
e policy forbids it,";return p.map(u=>(0,b().finding)("audit-log-rewritten",{path:u,how:e},(0,E().atFile)(u)))}return(await Promise.
all(f.map(p=>r(p,t)))).flat().filter(({rule:p,location:e})=>p!=="audit-log-malformed"||!l.problems.some(u=>M(u,e)))}async function N(t,d){
return t.stat(d)===void 0?Buffer.alloc(0):t.read(d,S().MAX_LOG_BYTES)}function M({rule:t,location:{path:d,line:l}},v){return d!==
v?.path?!1:l===v.line||t==="file-not-json"&&l>v.line}async function r(t,{baseTree:d,tree:l}){const{path:v,oldPath:f,status:m}=t,
p=[],e=async u=>!P.test(t.oldMode)||(0,S().hasRecords)(await N(d,u));if(f!==void 0&&(0,S().isAuditLog)(f)&&await e(f)&&p.
push(y(f)),!(0,S().isAuditLog)(v))return p;if(m==="deleted")await e(v)&&p.push(y(v));else if(!P.test(t.newMode)||m==="ty\
pe_changed")p.push(y(v));else if(m==="modified"){const[u,s]=await Promise.all([N(d,v),N(l,v)]),O=(0,S().continuationOf)(
u,s);if(O.kind==="appended")return[...p,...n(v,s,O.from)];const{line:h}=O,w=i(h,s),$={path:v,line:w?Math.max(h-1,1):h,column:1},
k=w?`removes everything from line ${h} on of`:`modifies line ${h} of`;p.push((0,b().finding)("audit-log-rewritten",{path:v,
how:k},{location:$}))}else p.push(...n(v,await N(l,v),0));return p}function y(t){return(0,b().finding)("audit-log-rewrit\
ten",{path:t,how:"removes or replaces"},(0,E().atFile)(t))}function n(t,d,l){const v=a(d,l);if(v===void 0)return[];const f={
path:t,line:v.line,column:1};return[(0,b().finding)("audit-log-malformed",{path:t,...v},{location:f})]}function i(t,d){return d.
length===0||d.at(-1)===A&&(0,S().countLines)(d,d.length)<t}function a(t,d){const l=(0,S().countLines)(t,d);for(const{bytes:v,
line:f}of(0,S().recordsOf)(t.subarray(d))){const m=o(v);if(m!==void 0)return{line:l+f,problem:m}}}function o(t){let d;try{
const l=t.toString("utf8").trim();if(l==="")return;d=JSON.parse(l)}catch{return"it is not a single JSON value"}return typeof d!=
"object"||d===null||Array.isArray(d)?"it is not a JSON object":typeof d.type=="string"?void 0:"it has no `type`"}},53315:function(T,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_MAX_FILES=void 0,g.busiestDirectories=j,g.cappedSize=b,g.gradeFiles=
C,g.gradeWords=E,g.linesOf=M,g.measureChange=S,g.namesOf=N;const c=g.DEFAULT_MAX_FILES=20;function S(r,y){const n={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const i of r.files){const{path:a,oldPath:o}=i,t=o===void 0?1:2,d=Number(y.has(
a))+Number(o!==void 0&&y.has(o));n.files+=t-d,n.exempt_files+=d,d===t?n.exempt_lines+=M(i):n.lines+=M(i)}return n}function b({
files:r,lines:y,exempt_files:n,exempt_lines:i},a){return a==="reference"?{files:r,lines:y}:{files:r+n,lines:y+i}}function C(r,y,n,i){
const a=P(y);return n.files>i.files||n.lines>i.lines?"hard_cap_breach":r>2*a?"critical_overrun":r>a?"exceeded":r>.8*a?"a\
pproaching_limit":"within_limit"}function E(r,{files:y,lines:n},i,a){const o=P(i);switch(r){case"hard_cap_breach":return`\
HARD CAP BREACH: ${y} files / ${n} lines exceeds system limit (${a.files} files / ${a.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${y} files > ${2*o} (2x limit of ${o}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${y} > ${o}`;case"approaching_limit":return`approaching limit: ${y} / ${o} files (${Math.
round(y/o*100)}%)`;case"within_limit":return`${y} / ${o} files`}}function P(r){return typeof r=="number"&&r>0?r:c}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function j(r,y){const n=new Map;for(const{path:i,lines:a,exempt:o}of r){const t=A.exec(i)?.[0]??".",d=n.get(t)??{path:t,
files:0,lines:0};d.files+=1,d.lines+=a,o&&(d.exempt_files=(d.exempt_files??0)+1,d.exempt_lines=(d.exempt_lines??0)+a),n.
set(t,d)}return[...n.values()].sort((i,a)=>a.files-i.files||a.lines-i.lines||(i.path<a.path?-1:1)).slice(0,y)}function N(r){
return r.oldPath===void 0?[r.path]:[r.path,r.oldPath]}function M(r){return r.added+r.deleted}},12154:function(T,g,c){Object.
defineProperty(g,"__esModule",{value:!0}),g.countedChange=f,g.countedFiles=M,g.exemptPaths=P,g.isCountedByReference=v,g.
withLinesOfCode=m;function S(){const u=c(18744);return S=function(){return u},u}function b(){const u=c(95244);return b=function(){
return u},u}function C(){const u=c(93028);return C=function(){return u},u}function E(){const u=c(53315);return E=function(){
return u},u}function P(u,s,O,h){const w=u.files.flatMap(E().namesOf);return s.blast_radius.counting==="reference"?new Map(
w.filter($=>!v($)).map($=>[$,"reference"])):new Map([...j(u,O,h).map($=>[$,"validation_script"]),...w.filter((0,S().assetPathTest)(
s)).map($=>[$,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function j(u,s,O){const h=s.filter(({
change:{kind:F}})=>F==="added"||F==="modified"),w=new Set(h.flatMap(N)),$=u.files.filter(({status:F,path:I})=>F==="added"&&
w.has(I)).map(F=>({path:F.path,lines:(0,E().linesOf)(F),bytes:O.stat(F.path)?.size??0})).sort((F,I)=>F.lines-I.lines||F.
bytes-I.bytes),k={lines:A.lines,bytes:A.bytes};return $.slice(0,Math.min(A.files,Math.max(A.always,h.length))).flatMap(({
path:F,lines:I,bytes:L})=>(k.lines-=I,k.bytes-=L,k.lines>=0&&k.bytes>=0?[F]:[]))}function N({commands:u}){return u.flatMap(
({reading:{command:s,targets:O}})=>O.flatMap(({kind:h,via:w,name:$,path:k})=>h==="file"&&w===void 0&&k&&s.includes($)?[k]:
[]))}function M(u,s,O){return u.files.flatMap(h=>(0,E().namesOf)(h).map(w=>r(h,w,s.get(w),O))).sort((h,w)=>w.lines-h.lines||
(h.path<w.path?-1:1))}function r(u,s,O,h){const w=s===u.path,$=w?(0,E().linesOf)(u):0,k=w?n(u,h):void 0,F=k==="binary"?h.
stat(s)?.size:void 0;return{path:s,...O&&{exempt:O},lines:$,...k&&{veil:k},...F!==void 0&&{bytes:F}}}const y=1e3;function n({
binary:u,status:s,path:O,added:h},w){if(u)return"binary";const{size:$=0}=s==="added"?w.stat(O)??{}:{};return $>y*Math.max(
1,h)?"long_lines":void 0}const i=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),a=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,o=/capsule|events?\.jsonl$/i,t=new Set(["index\
.js","package.json"]),d=/^(?:src|scripts|config)(?:\/|$)/,l=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function v(u){
return i.has(u)||a.test(u)||o.test(u)?!1:t.has(u)||d.test(u)||l.test(u)}function f(u,s){const O=(0,E().measureChange)(u,
{has:h=>!v(h)});return{least:{files:Math.min(s.files,O.files),lines:Math.min(s.lines,O.lines)},most:{files:s.files+s.exempt_files,
lines:s.lines+s.exempt_lines}}}async function m(u,s,O){const h=async $=>(0,E().namesOf)($).some(k=>(0,b().isWritten)(k)||
s.has(k))||await e(O.tree,$.path)||await e(O.baseTree,$.oldPath??$.path),w=[];for(const $ of u.files){const k=$.binary&&
!await h($);w.push(k?{...$,added:0,deleted:0}:$)}return{...u,files:w}}const p=16*1024*1024;async function e(u,s){const{kind:O,
size:h=0}=u.stat(s)??{};return!(0,C().isRegular)(O)||h>p?!1:(await u.read(s,p)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.decidingFiles=i;function S(){const s=c(76760);return S=
function(){return s},s}function b(){const s=c(57975);return b=function(){return s},s}function C(){const s=c(77680);return C=
function(){return s},s}function E(){const s=c(86191);return E=function(){return s},s}function P(){const s=c(59867);return P=
function(){return s},s}function A(){const s=c(3463);return A=function(){return s},s}function j(){const s=c(95244);return j=
function(){return s},s}function N(){const s=c(95132);return N=function(){return s},s}function M(){const s=c(36773);return M=
function(){return s},s}function r(){const s=c(12154);return r=function(){return s},s}function y(){const s=c(78782);return y=
function(){return s},s}function n(){const s=c(91850);return n=function(){return s},s}async function i(s){const O=s.genes.
filter(({change:F})=>F.kind!=="removed"),h=a(s),w=O.some(({commands:F})=>F.length>0);if(!w&&h.length===0)return[];const $={
launched:new Map([...await t(h,s),...l(O)]),hidden:await d(s),keepsCommand:O.some(v),warns:w};return(await Promise.all(s.
change.files.filter(({path:F})=>(0,y().alwaysForbidden)(F)===void 0).map(F=>f(F,s,$)))).flat().toSorted((F,I)=>Number(I.
isNew)-Number(F.isNew)).map(({path:F,why:I,isNew:L,isWarning:R})=>{const D=s.tree.stat(F)?.size,G={path:F,why:I,isNew:L,
bytes:D??-1},H=D===void 0?{}:{location:{path:F,line:1,column:1}},U=(0,N().finding)("check-decided-by",G,H);return R?{...U,
severity:"warning"}:U})}function a({assets:s,genes:O}){const h=new Set(O.map(({asset:w})=>w));return s.present.filter(w=>w.
type==="Gene"&&!h.has(w)&&(0,C().commandsToRun)(w).length>0)}const o=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function t(s,{
judge:O,clock:h,change:w}){const $=w.files.map(({path:I})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(I)?.[1]??I),k=new Map,F=new Set;
for(const I of s){const L=O.forFile(I.path);for(const R of(0,C().commandsToRun)(I)){if(!o.test(R)&&!$.some(H=>R.includes(
H)))continue;const D=JSON.stringify([L.terms.cwd,R]);if(F.has(D))continue;F.add(D),await h.tick();const{reading:G}=await L.
command(R);for(const H of(0,E().startedFiles)(G))k.set(H,R)}}return k}async function d({change:s,exempt:O,tree:h}){const $=(await(0,n().
markHiddenFiles)((0,r().countedFiles)(s,O,h),h)).filter(({veil:k,lines:F})=>k==="no_diff"&&F>0);return new Set($.map(({path:k})=>k))}
function l(s){const O=s.flatMap(h=>h.commands);return new Map(O.flatMap(({command:h,reading:w})=>(0,E().startedFiles)(w).
map($=>[$,h])))}function v({change:{before:s},commands:O}){const h=s?.value.validation;return Array.isArray(h)&&O.some(({
command:w})=>h.includes(w))}async function f(s,O,h){const{path:w}=s,$=await m(s,O,h);if(!h.hidden.has(w))return $;const F=[
...$,{why:"git does not show its difference (`.gitattributes`)"}].map(I=>I.why).join("; ");return[{path:w,isNew:s.status===
"added",...$[0],why:F}]}async function m({path:s,status:O,oldPath:h},{tree:w,baseTree:$},{launched:k,keepsCommand:F,warns:I}){
const L=O==="added",R=O==="renamed"?h:O==="deleted"?s:void 0;if(R!==void 0&&(0,j().isTest)(R)&&(O==="deleted"||!(0,j().isTest)(
s))){const U=O==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:R,why:`a test: ${U}`,isNew:!1,isWarning:I}]}
const D=k.get(s);if(D!==void 0)return[{path:s,why:`\`${D}\` starts it`,isNew:L}];if(/(?:^|\/)package\.json$/.test(s))return e(
s,L,w,$);if((0,j().isLockfile)(S().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:L}];
const G=(0,j().toolThatFinds)(s);if(G===void 0)return[];const H=`${G} finds it by its name${O==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:H,isNew:L,isWarning:L&&F}]}const p=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function e(s,O,h,w){const $=(0,A().objectIn)(await(0,P().readJsonFile)(w,s)),k=(0,A().objectIn)(await(0,P().readJsonFile)(
h,s)),F=p.filter(R=>!(0,b().isDeepStrictEqual)($[R],k[R])),I=u((0,A().objectIn)($.scripts),(0,A().objectIn)(k.scripts)),
L=[...I.length>0?[`npm scripts ${(0,M().inCode)(I)}`]:[],...F.length>0?[(0,M().inCode)(F)]:[]];return L.length===0?[]:[{
path:s,why:`its ${L.join(", ")} differ`,isNew:O}]}function u(s,O){const[h,w]=[new Map(Object.entries(s)),new Map(Object.
entries(O))];return[...new Set([...h.keys(),...w.keys()])].filter(k=>!(0,b().isDeepStrictEqual)(h.get(k),w.get(k)))}},78782:function(T,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.alwaysForbidden=A,g.forbiddenPaths=j;function S(){const M=c(84831);return S=
function(){return M},M}function b(){const M=c(32854);return b=function(){return M},M}function C(){const M=c(95132);return C=
function(){return M},M}function E(){const M=c(39869);return E=function(){return M},M}const P=[".git","node_modules"];function A(M){
const r=P.filter(n=>(0,S().mayBeSpelled)(M,n));if(r.length===0)return;const y=((0,b().normalise)(M)??M).split("/");return r.
find(n=>y.some(i=>(0,S().isSpellingOf)(i,n)))}function j({touched:M,touchesOf:r,policy:y}){const n=M.flatMap(N),i=P.flatMap(
o=>(0,E().someTouches)(n.flatMap(({touch:t,...d})=>d.directory===o?t:[])).map(t=>(0,C().finding)("forbidden-path",{entry:o,
by:"nothing may touch",...t},(0,E().atFile)(t.path)))),a=y.blast_radius.forbidden_paths.flatMap(o=>(0,E().someTouches)(r(
o)).map(t=>(0,C().finding)("forbidden-path",{entry:o,by:"the policy forbids",...t},(0,E().atFile)(t.path))));return[...i,
...a]}function N({path:M,via:r}){const y=A(M),n=y??A(r);return n===void 0?[]:[{directory:n,touch:{path:M,via:y===void 0?
r:""}}]}},39500:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.RUNS_PACKAGES=void 0,g.commandOf=M,g.
dependence=a,g.earlySteps=A,g.lateGate=d,g.localAction=r,g.placeOf=j,g.textOf=i;function S(){const l=c(53916);return S=function(){
return l},l}function b(){const l=c(3463);return b=function(){return l},l}function C(){const l=c(95244);return C=function(){
return l},l}function E(){const l=c(32854);return E=function(){return l},l}const P=g.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(l,v,f){return v.flatMap((m,p)=>{const e=N(m,f);return e?[{...e,place:j(l,p)}]:[]})}function j(l,v){return`job\
s.${l}.steps[${v}]`}function N(l,v){const{uses:f,run:m}=l;if(typeof m=="string")return M(l,v);if(typeof f=="string")return f.
startsWith("./")?r(f):n(l)}function M({run:l,shell:v,env:f,"working-directory":m},p){return{what:"a command",text:i([l,v,
f,m,p])}}function r(l){return{what:"a local action",text:"",folder:(0,E().normalise)(l)||"action.yml"}}const y=/^(?:run|script|commands?|cmd)$/i;
function n({uses:l,with:v}){const f=(0,b().isMapping)(v)?Object.entries(v):[],m=i(f.filter(([u])=>y.test(u)).map(([,u])=>u));
if(m.trim()!=="")return{what:"a command",text:m};const p=JSON.stringify([l,v]);return/npm|yarn|bun/i.test(p)&&/install(?!":(?:false|"false"))/i.
test(p)?{what:"an installation",text:"npm install"}:void 0}function i(l){return typeof l=="string"?l.replaceAll(/^\s*#.*$/gm,
""):typeof l!="object"||l===null?"":Object.values(l).map(i).join(`
`)}function a(l,v,f){const{folder:m,text:p,startsGate:e}=l,u=e?"starts the gate":"runs before the gate";if(m!==void 0&&(0,E().
isWithin)(v,m))return`it belongs to a local action that ${u}`;if(o(v,p))return`it is named in a step that ${u}`;if(!P.test(
p))return;const s=v.split("/").at(-1)??"",O=(0,S().dirname)(v);return(O==="."||f||o(O,p))&&(0,C().isPackageFile)(s)||(0,E().
isWithin)(v,".yarn")?`a package manager that ${u} reads it`:void 0}function o(l,v){const f=v.toLowerCase();return l.split(
"/").every(m=>t(f,m.toLowerCase()))}function t(l,v){for(let f=l.indexOf(v);f!==-1;f=l.indexOf(v,f+1)){const m=l.slice(f+
v.length,f+v.length+2);if(!/[\w.-]/.test(l[f-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(m))return!0}return!1}function d({jobs:l}){
const v=[...l].flatMap(([p,e])=>[...e.values()].flat().map(u=>({path:p,...u}))),[f]=v;if(f===void 0)return;const m=v.map(
({path:p,place:e,what:u})=>`\`${e}\` of \`${p}\` (${u})`);return{path:f.path,steps:[...new Set(m)],startsGate:v.some(({startsGate:p})=>p)}}},
1348:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=n,g.gateFindings=i;function S(){const e=c(
3463);return S=function(){return e},e}function b(){const e=c(76545);return b=function(){return e},e}function C(){const e=c(
74238);return C=function(){return e},e}function E(){const e=c(95132);return E=function(){return e},e}function P(){const e=c(
90331);return P=function(){return e},e}function A(){const e=c(39869);return A=function(){return e},e}function j(){const e=c(
39500);return j=function(){return e},e}function N(){const e=c(52848);return N=function(){return e},e}function M(){const e=c(
83330);return M=function(){return e},e}function r(){const e=c(44724);return r=function(){return e},e}function y(){const e=c(
3733);return y=function(){return e},e}function n({policyPath:e,changedNames:u,baseTree:s,tree:O,loadedPolicy:{shared:h}}){
return u.size===0?[]:i({policyPath:e,baseTree:s,tree:O,shared:h})}async function i(e){const{policyPath:u,baseTree:s,tree:O}=e,
{weakened:h,before:w}=await t(s,O),$=u===void 0?[]:await o(e),k=(0,j().lateGate)(w);return[...[...$.length>0?[[C().POLICY_PATH,
$]]:[],...h].map(([F,I])=>(0,E().finding)("gate-weakened",{path:F,effects:I},(0,A().atFile)(F))),...k?[(0,E().finding)("\
gate-runs-late",{...k},(0,A().atFile)(k.path))]:[]]}function a(e,u){return e.oid!==void 0&&e.oid===u?.oid&&e.kind===u.kind}
async function o({baseTree:e,tree:u,shared:s}){const O=e.stat(C().POLICY_PATH);if(O===void 0)return[];if(a(O,u.stat(C().
POLICY_PATH))&&s===void 0)return[];const[h,w]=await Promise.all([(0,C().readPolicyIn)(e,s),(0,C().readPolicyIn)(u,s)]);if("\
mistakes"in h||"mistakes"in w||"missing"in h)return[];if("missing"in w)return[(0,P().unreadWords)(w.missing.source)];const $=(0,b().
comparePolicies)(h.policy,w.policy).filter(({loosens:F})=>F);return[...u.stat(C().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...$.map(P().effectWords)]}async function t(e,u){const[s,O]=await Promise.all([(0,y().readWorkflows)(e),(0,y().
readWorkflows)(u)]),h=await(0,N().findGateUses)(e,s),w=d(s,O),$=v(s,h),[k,F]=[!0,!1].map(L=>w.filter(([{path:R}])=>$.has(
R)===L)),I=new Map;for(const[L,R]of[...k.map(l),...m(F,f(s,h)),...p((0,r().gateNames)(s,h),O,k,F),...await(0,M().readFileEdits)(
h,e,u)])R.length>0&&I.set(L,[...I.get(L)??[],...R]);return{weakened:I,before:h}}function d(e,u){const s=new Set(e.map(({
path:h})=>h)),O=u.filter(({path:h})=>!s.has(h));return e.map(h=>{const w=u.find(({path:$})=>$===h.path);return[h,w??O.find(
$=>l([h,$])[1].length===0)]})}function l([e,u]){const{path:s,text:O,value:h}=e;if(u===void 0)return[s,["the workflow is \
removed, or replaced by another one"]];if(u.text===O)return[s,[]];const w=h!==void 0&&u.value!==void 0;return[s,w?(0,y().
changedKeys)(h,u.value):["it changes, and is not a valid workflow"]]}function v(e,{jobs:u}){const s=new Set(u.keys()),O=({
uses:h})=>{const w=e.find(({path:$})=>$===(0,N().calledPath)(h));if(!(w===void 0||s.has(w.path))){s.add(w.path);for(const $ of(0,y().
jobsOf)(w).values())O($)}};for(const h of e){const w=(0,y().jobsOf)(h);for(const $ of u.get(h.path)?.keys()??[]){const k=w.
get($)??{};for(const F of[k,...(0,y().neededBy)(k,w)])O(F)}}return s}function f(e,{jobs:u}){const s=e.filter(({path:O})=>u.
has(O)).map(({value:O})=>(0,y().eventsOf)(O?.on).get("workflow_run"));return new Set(s.flatMap(O=>(0,S().isMapping)(O)?[
O.workflows].flat():[]))}function m(e,u){return e.filter(([s])=>u.has((0,y().workflowName)(s))).filter(([s,O])=>!O||(0,y().
workflowName)(O)!==(0,y().workflowName)(s)).map(([{path:s}])=>[s,["the gate waits for a workflow of this name, which cha\
nges"]])}function p(e,u,s,O){return u.filter(h=>!s.some(([,w])=>w===h)).map(h=>{const[w]=O.find(([,$])=>$===h)??[];return[
h.path,(0,r().takenNames)(e,h,w)]})}},52848:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.GATE=void 0,
g.calledPath=d,g.findGateUses=M;function S(){const p=c(59867);return S=function(){return p},p}function b(){const p=c(3463);
return b=function(){return p},p}function C(){const p=c(32854);return C=function(){return p},p}function E(){const p=c(93028);
return E=function(){return p},p}function P(){const p=c(39500);return P=function(){return p},p}function A(){const p=c(3733);
return A=function(){return p},p}const j=g.GATE=/gene-gate/i,N=10;async function M(p,e){const u=(0,b().objectIn)(await(0,S().
readJsonFile)(p,"package.json")),s=new r(p,e,u),O=new Map;for(const h of e){const w=await s.jobsOf(h),$=h.value===void 0&&
j.test(h.text);(w.size>0||$)&&O.set(h.path,w)}return{jobs:O,files:s.files}}class r{files=new Set;#n;#t;#s;constructor(e,u,s){
this.#n=e,this.#t=new Map(u.map(O=>[O.path,O])),this.#s=m(s)}async jobsOf(e,u=0){const s=new Map,O=(0,A().jobsOf)(e),h=[
e.value?.defaults,e.value?.env];for(const[w,$]of O){const k=typeof $.uses=="string"&&await this.#e($.uses,u),F=await this.#a(
w,$,h);if(!k&&F===void 0)continue;const{needs:I,...L}=$,R=/\bneeds\b/.test((0,P().textOf)(L))?(0,A().neededBy)($,O):[],D=[
...O].filter(([,G])=>R.includes(G)).flatMap(([G,H])=>(0,P().earlySteps)(G,this.#o(H),h));s.set(w,o(e)?[]:[...D,...F??[]])}
return s}#o(e,u=0){const s=this.#t.get(d(e.uses)??""),O=s&&u<N?[...(0,A().jobsOf)(s).values()]:[];return[...(0,A().stepsOf)(
e),...O.flatMap(h=>this.#o(h,u+1))]}async#a(e,u,s){const O=(0,A().stepsOf)(u),h=[u.defaults,u.env,...s],w=await Promise.
all(O.map(I=>this.#r(I,h))),$=w.findLastIndex(I=>I!==void 0);if($===-1)return;const k=(0,P().earlySteps)(e,O.slice(0,$),
h),F=w[$];return F?[...k,{...F,place:(0,P().placeOf)(e,$)}]:k}async#r(e,u){const{uses:s,run:O}=e;if(typeof s=="string")return await this.#e(
s,0)?s.startsWith("./")?{...(0,P().localAction)(s),startsGate:!0}:null:void 0;if(typeof O!="string")return;const h=await this.#i(
O,t(e,u));if(h===void 0)return;for(const k of h)this.files.add(k);const w=(0,P().commandOf)(e,u);if(/RUNNER_TEMP|runner\.temp/.
test(w.text))return null;if(h.length>0||P().RUNS_PACKAGES.test(O))return{...w,startsGate:!0};const $=v(O);return $===""?
null:(0,P().commandOf)({...e,run:$},u)}async#e(e,u){const s=d(e);if(s===void 0)return j.test(l(e));if(u>N)return!1;const O=this.#t.
get(s);if(O)return(await this.jobsOf(O,u+1)).size>0;for(const h of["action.yml","action.yaml"]){const w=await(0,A().readActionsFile)(
this.#n,s===""?h:`${s}/${h}`),{name:$,runs:k}=w?.value??{};if(typeof $=="string"&&j.test($))return!0;for(const{uses:F,run:I}of(0,b().
isMapping)(k)?(0,A().stepsOf)(k):[])if(typeof F=="string"&&await this.#e(F,u+1)||typeof I=="string"&&await this.#i(I,s))
return!0}return!1}async#i(e,u,s=new Set){const O=f(e);if(O.some(w=>j.test(w)))return[];if(P().RUNS_PACKAGES.test(e)&&O.some(
w=>this.#s.has(w)))return["package.json"];const h=O.flatMap(w=>n.test(w)?i:[w]);for(const w of h.flatMap($=>[`./${u}/${$}`,
$])){const $=(0,C().normalise)(w),k=$&&!s.has($)&&await this.#c($);if(!$||!k)continue;const F=await this.#i(k,u,s.add($));
if(F)return[$,...F]}}async#c(e){const{kind:u,size:s=0}=this.#n.stat(e)??{};if(!(!(0,E().isRegular)(u)||s>y)&&!(u!=="exec\
utable"&&!a.test(e)))return(await this.#n.read(e)).toString("utf8")}}const y=64*1024,n=/^(?:g?make)$/,i=["GNUmakefile","\
makefile","Makefile"],a=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function o({value:p}){const e=[...(0,A().
eventsOf)(p?.on).keys()];return e.length>0&&e.every(u=>u==="workflow_run")}function t({"working-directory":p},e){const u=e.
map(s=>(0,b().isMapping)(s)&&(0,b().isMapping)(s.run)?s.run["working-directory"]:void 0);return String([p,...u].find(s=>typeof s==
"string")??"")}function d(p){return typeof p=="string"&&p.startsWith("./")?(0,C().normalise)(l(p)):void 0}function l(p){
return p.split("@")[0]??""}function v(p){const[e=""]=(0,P().textOf)(p).replaceAll(/^\s*set .*$/gm,"").split(j);return e.
slice(0,Math.max(0,e.search(/[^;&|\n]*$/))).trim()}function f(p){return p.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}
function m(p){const e=(0,b().isMapping)(p.scripts)?Object.entries(p.scripts):[],u=new Set;for(let s=-1;s<u.size;){s=u.size;
for(const[O,h]of e)f(String(h)).some(w=>j.test(w)||u.has(w))&&u.add(O)}return u}},83330:function(T,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.readFileEdits=j;function S(){const n=c(59867);return S=function(){return n},n}function b(){
const n=c(3463);return b=function(){return n},n}function C(){const n=c(32854);return C=function(){return n},n}function E(){
const n=c(93028);return E=function(){return n},n}function P(){const n=c(39500);return P=function(){return n},n}function A(){
const n=c(3733);return A=function(){return n},n}async function j({jobs:n,files:i},a,o){const t=[...n.values()].flatMap(p=>[
...p.values()].flat());if(t.length===0&&i.size===0)return[];const d=await N(t,i,a),l=[...a.files(),...o.files()],v=l.filter(
({path:p,kind:e})=>e==="symlink"&&d(p)!==void 0).flatMap(({path:p})=>[a,o].map(e=>[p,M(e,p)])),f=new Map;for(const{path:p}of l){
const e=v.flatMap(([s,O])=>O!==void 0&&(0,C().isWithin)(p,O)?[s+p.slice(O.length)]:[]),u=[p,...e].map(d).find(s=>s!==void 0);
u!==void 0&&f.set(p,u)}const m=[...f].map(async([p,e])=>{const u=await r(p,a,o);return[p,u.map(s=>`${s}, and ${e}`)]});return(await Promise.
all(m)).filter(([,p])=>p.length>0)}async function N(n,i,a){const t=(0,b().objectIn)(await(0,S().readJsonFile)(a,"package\
.json")).workspaces!==void 0||a.stat("pnpm-workspace.yaml")!==void 0;return d=>{if(i.has(d))return"the gate runs through\
 it";for(const l of n){const v=(0,P().dependence)(l,d,t);if(v!==void 0)return v}}}function M(n,i){const a=(0,C().resolveInTree)(
n,i);return a.kind==="inside"||a.kind==="missing"?a.path:void 0}async function r(n,i,a){const[o,t]=[i.stat(n),a.stat(n)];
if(o===void 0||t===void 0)return o===t?[]:[`the file is ${o?"removed":"added"}`];if(o.kind===t.kind&&o.oid!==void 0&&o.oid===
t.oid)return[];const[d,l]=await Promise.all([y(i,o),y(a,t)]);if(o.kind===t.kind&&d.equals(l))return[];const[v,f]=/(?:^|\/)action\.ya?ml$/.
test(n)?[(0,A().parseMapping)(d.toString()),(0,A().parseMapping)(l.toString())]:[];return v&&f?(0,A().changedKeys)(v,f):
["the file changes"]}async function y(n,{path:i,kind:a,oid:o}){return(0,E().isRegular)(a)?await n.read(i):Buffer.from(n.
readlink(i)??o??"")}},44724:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.gateNames=P,g.takenNames=
j;function S(){const y=c(57975);return S=function(){return y},y}function b(){const y=c(3463);return b=function(){return y},
y}function C(){const y=c(52848);return C=function(){return y},y}function E(){const y=c(3733);return E=function(){return y},
y}function P(y,{jobs:n}){const i=y.flatMap(a=>[...n.get(a.path)?.keys()??[]].flatMap(o=>{const t=(0,E().jobsOf)(a).get(o)??
{};return[N(o,t),...A(t)]}));return i.length>0?[...new Set([...i,"gene-gate"])]:[]}function A(y){return[y,...(0,E().stepsOf)(
y)].flatMap(({uses:n,with:i})=>{const a=(0,b().isMapping)(i)?i["check-name"]:void 0;return typeof n=="string"&&(C().GATE.
test(n)||n.startsWith("./"))&&a?[String(a).trim()]:[]})}function j(y,n,i){const a=i?(0,E().jobsOf)(i):new Map,o=(0,S().isDeepStrictEqual)(
n.value,i?.value);return[...(0,E().jobsOf)(n)].filter(([t,d])=>y.some(l=>M(N(t,d),l))).filter(([t,d])=>{const l=a.get(t);
return!(l&&(0,S().isDeepStrictEqual)({...d,steps:[]},{...l,steps:[]}))||d.needs!==void 0&&!o}).map(([t])=>`the job \`${t}\
\` has, or can have, the name of the gate's check`)}function N(y,{name:n}){return typeof n=="string"&&n.trim()!==""?n.trim():
y}function M(y,n){const[i,a]=[r(y),r(n)];if(i===void 0&&a===void 0)return y===n;if(i===void 0||a===void 0){const[t,[d,l]]=i===
void 0?[y,a??["",""]]:[n,i];return t.length>=d.length+l.length&&t.startsWith(d)&&t.endsWith(l)}return((t,d)=>t.startsWith(
d)||d.startsWith(t))(i[0],a[0])&&(i[1].endsWith(a[1])||a[1].endsWith(i[1]))}function r(y){const n=y.indexOf("${{"),i=y.lastIndexOf(
"}}");return n===-1||i<n?void 0:[y.slice(0,n),y.slice(i+2)]}},3733:function(T,g,c){Object.defineProperty(g,"__esModule",
{value:!0}),g.changedKeys=t,g.eventsOf=a,g.jobsOf=y,g.neededBy=i,g.parseMapping=r,g.readActionsFile=M,g.readWorkflows=N,
g.stepsOf=n,g.workflowName=o;function S(){const f=c(57975);return S=function(){return f},f}function b(){const f=c(69873);
return b=function(){return f},f}function C(){const f=c(3463);return C=function(){return f},f}function E(){const f=c(80287);
return E=function(){return f},f}function P(){const f=c(93028);return P=function(){return f},f}const A=".github/workflows",
j=1024*1024;async function N(f){const m=f.list(A).map(({path:e})=>e);return(await Promise.all(m.filter(e=>/\.ya?ml$/.test(
e)).map(e=>M(f,e)))).filter(e=>e!==void 0)}async function M(f,m){const{kind:p,size:e=0}=f.stat(m)??{};if(!(0,P().isRegular)(
p))return;if(e>j)return{path:m,text:"",value:void 0};const u=(await f.read(m)).toString("utf8");return{path:m,text:u,value:r(
u)}}function r(f){if(!(0,E().isNestedTooDeep)(f))try{const m=(0,b().parseDocument)(f,{prettyErrors:!1});if(m.errors.length>
0)return;const p=m.toJS({maxAliasCount:100});return(0,C().isMapping)(p)?p:void 0}catch{return}}function y({value:f}){const m=(0,C().
isMapping)(f?.jobs)?Object.entries(f.jobs):[];return new Map(m.filter(p=>(0,C().isMapping)(p[1])))}function n({steps:f}){
return Array.isArray(f)?f.filter(C().isMapping):[]}function i(f,m){const p=new Set,e=({needs:u})=>{for(const s of Array.
isArray(u)?u:[u]){const O=m.get(String(s));O===void 0||p.has(O)||(p.add(O),e(O))}};return e(f),[...p]}function a(f){return typeof f==
"string"?new Map([[f,{}]]):Array.isArray(f)?new Map(f.map(m=>[String(m),{}])):(0,C().isMapping)(f)?new Map(Object.entries(
f).map(([m,p])=>[m,p??{}])):new Map}function o({path:f,value:m}){return typeof m?.name=="string"?m.name:f}function t(f,m){
return d(l(f),l(m),"")}function d(f,m,p){return(0,S().isDeepStrictEqual)(f,m)?[]:(0,C().isMapping)(f)&&(0,C().isMapping)(
m)?[...new Set([...Object.keys(f),...Object.keys(m)])].flatMap(u=>d(f[u],m[u],p===""?u:`${p}.${u}`)):Array.isArray(f)&&Array.
isArray(m)&&f.length===m.length?f.flatMap((e,u)=>d(e,m[u],`${p}[${u}]`)):f===void 0?[`\`${p}\` is added`]:[`\`${p}\` ${m===
void 0?"is removed":"changes"}`]}function l(f){const{jobs:m,runs:p}=f,e=(0,C().isMapping)(m)?Object.fromEntries(Object.entries(
m).map(([u,s])=>[u,v(s)])):m;return{...f,jobs:e,runs:v(p)}}function v(f){if(!(0,C().isMapping)(f)||!Array.isArray(f.steps))
return f;const m=f.steps.map(p=>(0,C().isMapping)(p)?{...p,name:""}:p);return{...f,steps:m}}},91850:function(T,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.markHiddenFiles=S;const c=100;async function S(b,C){const E=b.slice(0,c).map(
({path:A})=>A),P=await C.attributes?.(E,["linguist-generated","diff"]);return P===void 0?[...b]:b.map((A,j)=>j>=c||A.veil!==
void 0?A:/^(?:set|true)$/.test(P(A.path,"linguist-generated"))?{...A,veil:"generated"}:P(A.path,"diff")==="unset"?{...A,
veil:"no_diff"}:A)}},90331:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.effectWords=a,g.ignoredInputs=
o,g.policyFile=j,g.unreadWords=n;function S(){const t=c(76545);return S=function(){return t},t}function b(){const t=c(74238);
return b=function(){return t},t}function C(){const t=c(49875);return C=function(){return t},t}function E(){const t=c(24666);
return E=function(){return t},t}function P(){const t=c(95132);return P=function(){return t},t}function A(){const t=c(39869);
return A=function(){return t},t}async function j(t){const{policyPath:d,changedNames:l,tree:v,baseTree:f}=t;return d===void 0?
[]:[...[...l].some(p=>p===d||p.startsWith(E().COPIES))?await y(t):[],...N(v,f)]}function N(t,d){const l=t.stat(b().POLICY_PATH)?
r(t,d):(0,C().findNearPolicy)(t);if(l===void 0)return[];const{path:v,fault:f}=l,m=`it ${f}, and the gate reads only the \
regular file \`${b().POLICY_PATH}\``;return[(0,P().finding)("policy-broken",{path:v,mistake:m},(0,A().atFile)(v))]}const M=b().
POLICY_PATH.replace(/yml$/,"yaml");function r(t,d){return t.stat(M)!==void 0&&d.stat(M)===void 0?{path:M,fault:"is besid\
e the policy"}:void 0}async function y({baseTree:t,tree:d,loadedPolicy:l}){const{policy:v,shared:f}=l,[m,p]=await Promise.
all([(0,b().readPolicyIn)(t,f),(0,b().readPolicyIn)(d,f)]),e=b().POLICY_PATH;if("mistakes"in p)return p.mistakes.map(({line:O,
column:h,message:w})=>(0,P().finding)("policy-broken",{path:e,mistake:w},{location:{path:e,line:O,column:h}}));const u="\
policy"in m?m.policy:v,s="missing"in p?[n(p.missing.source)]:(0,S().comparePolicies)(u,p.policy).map(a);return[(0,P().finding)(
"policy-changed",{path:e,effects:s},(0,A().atFile)(e))]}function n(t){return`extends: ${(0,E().sharedName)(t)}, which ca\
nnot be compared; commit it as ${(0,E().copyPath)(t)}`}const i=160;function a({key:t,change:d,direction:l,loosens:v}){const f=!v&&
d.length>i?`${d.slice(0,i).replace(/[\ud800-\udbff]$/,"")}\u2026`:d;return`${t}: ${f}${l===void 0||v&&l==="tighter"?"":`\
 (${l})`}`}function o({loadedPolicy:t}){return t.ignoredInputs.map(d=>(0,P().finding)("input-loosens-policy",{...d}))}},
75597:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.protectedPaths=A;function S(){const n=c(41330);
return S=function(){return n},n}function b(){const n=c(32854);return b=function(){return n},n}function C(){const n=c(95132);
return C=function(){return n},n}function E(){const n=c(39869);return E=function(){return n},n}const P=["AGENTS.md","CLAU\
DE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",
".github/gene-gate.yml"];function A(n){const{touched:i,policy:a,policyPath:o,change:t,tree:d,genes:l}=n,v=N(t,d),f=l.some(
({binds:e})=>e),m=r(a.blast_radius.protected_paths),p=r(P);return i.flatMap(e=>{const{path:u}=e,s=v.get(u),O=y(e),h=m(O),
w=u===o?void 0:p(O);if(h===void 0&&w===void 0)return[];const $=h===void 0?{path:u,pattern:w??"",by:"the default list"}:{
path:u,pattern:h,by:"the policy"},k=h!==void 0||s!==void 0&&f,F={...(0,E().atFile)(u),severity:k?"error":"warning",harm:h!==
void 0||j(u)?"danger":"broken"};return[s===void 0?(0,C().finding)("protected-path",$,F):(0,C().finding)("protected-file-\
destroyed",{...$,how:s},F)]})}function j(n){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.test(n)}
function N(n,i){const a=new Map;for(const{status:o,path:t,oldPath:d}of n.files)o==="deleted"&&a.set(t,"deletes"),d!==void 0&&
a.set(d,"deletes"),(o==="modified"||o==="type_changed")&&i.stat(t)?.size===0&&a.set(t,"empties");return a}const M={dot:!0,
nonegate:!0,nocase:!0,flags:"is"};function r(n){const i=n.map(a=>{const o=(0,S().default)(a,M);return{pattern:a,covers:d=>o(
d)||(0,b().isWithin)(d,a,{ignoreCase:!0})}});return a=>i.find(({covers:o})=>a.some(o))?.pattern}function y({path:n,via:i}){
return i===""?[n]:[n,i]}},66503:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=A;function S(){
const r=c(76760);return S=function(){return r},r}function b(){const r=c(68450);return b=function(){return r},r}function C(){
const r=c(59867);return C=function(){return r},r}function E(){const r=c(95132);return E=function(){return r},r}function P(){
const r=c(39869);return P=function(){return r},r}async function A(r){const{genes:y,tree:n}=r,i=y.flatMap(({asset:o,store:t,
change:d})=>d.kind==="removed"?[]:[[t.path,{store:t,file:o.path}]]),a=[...new Map(i).values()].map(o=>N(o,n));return[...j(
r),...(await Promise.all(a)).flat()]}function j({assets:r,policy:y,tree:n,baseTree:i}){const a=new Map;for(const o of r.
files){const{path:t,root:d}=(0,b().storeOf)(o,{policy:y,tree:i}),l=(0,b().storeOf)(o,{policy:y,tree:n}).root;if(i.stat(t)===
void 0||d===l||a.has(t))continue;const v={store:M(t),root:M(d),others:[M(l)]},f={...(0,P().atFile)(o),severity:"warning"};
a.set(t,(0,E().finding)("store-root-unclear",{...v,because:"moves"},f))}return[...a.values()]}async function N({store:{path:r,
root:y,named:n},file:i},a){const o={store:M(r),root:M(y)};if(a.stat(y)?.kind!=="directory"){const l=n===!0;return[(0,E().
finding)("store-root-missing",{...o,named:l},(0,P().atFile)(i))]}if(await(0,C().readPackageJson)(a,y)===C().INVALID){const l=S().
posix.join(y,"package.json");return[(0,E().finding)("store-root-unreadable",{...o,path:l},(0,P().atFile)(i))]}const t=(0,b().
packagesAbove)(a,r).filter(l=>l!==y);if(n===!0||t.length===0)return[];const d={...o,others:t.map(M),because:"manifest"};
return[(0,E().finding)("store-root-unclear",d,(0,P().atFile)(i))]}function M(r){return r===""?".":r}},39869:function(T,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.SYMLINK=void 0,g.atFile=P,g.someTouches=y,g.touchedPaths=C,g.touchesOf=
E;function S(){const n=c(32854);return S=function(){return n},n}function b(){const n=c(53315);return b=function(){return n},
n}function C(n,i){return n.files.flatMap(a=>(0,b().namesOf)(a).map(o=>({path:o,via:o===a.path&&a.newMode===A?N(i,o):""})))}
function E(n,i){const a=new Map;return o=>{const t=a.get(o)??j(n,M(i,o));return a.set(o,t),t}}function P(n){return{location:{
path:n,line:1,column:1}}}const A=g.SYMLINK="120000";function j(n,i){const a=o=>i.some(t=>(0,S().isWithin)(o,t));return n.
flatMap(o=>a(o.path)?[{path:o.path,via:""}]:o.via!==""&&a(o.via)?[o]:[])}function N(n,i){const a=(0,S().resolveInTree)(n,
i);return a.kind==="inside"||a.kind==="missing"?a.path:""}function M(n,i){const a=(0,S().resolveInTree)(n,i);return a.kind===
"inside"?[i,a.path]:[i]}const r=3;function y(n){const i=n.length-r;return n.slice(0,r).map((a,o)=>i>0&&o===r-1?{...a,more:i}:
a)}},90350:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=A,g.unprovenMerge=y;function S(){
const n=c(32854);return S=function(){return n},n}function b(){const n=c(95132);return b=function(){return n},n}function C(){
const n=c(39869);return C=function(){return n},n}const E="160000",P=".gitmodules";function A({genes:n,change:i,tree:a}){
if(!n.some(({binds:v})=>v))return[];const[o,...t]=i.files.filter(j).map(({path:v})=>v),[d,...l]=i.files.filter(({path:v,
newMode:f})=>f===C().SYMLINK&&N(v,a)).map(({path:v})=>v);return[...o===void 0?[]:[(0,b().finding)("submodule-changed",{path:o,
...r(t)},(0,C().atFile)(o))],...d===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:d,target:a.readlink(d)??"",...r(
l)},(0,C().atFile)(d))]]}function j({path:n,newMode:i,status:a}){return i===E||n===P&&a!=="deleted"}function N(n,i){const{
kind:a}=(0,S().resolveInTree)(i,n);return a==="outside"||a==="loop"}const M=9;function r(n){const i=n.length-M;return{...n.
length>0&&{likewise:n.slice(0,M)},...i>0&&{more:i}}}function y({unprovenMerge:n}){return n?[(0,b().finding)("merge-not-p\
roven",{merge:n.commit,reason:n.reason})]:[]}},72025:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.
ask=P,g.assetNotJudged=j,g.notChecked=M,g.ofChange=E;function S(){const r=c(27199);return S=function(){return r},r}function b(){
const r=c(95132);return b=function(){return r},r}function C(){const r=c(50661);return C=function(){return r},r}function E(r){
return(y,...n)=>(0,C().isChange)(y)?r(y,...n):[]}async function P(r,y,...n){const i=Object.entries(r).map(async([a,o])=>{
try{return await o(y,...n)}catch(t){return[A(a,t,n)]}});return(await Promise.all(i)).flat()}function A(r,y,[n]){return n===
void 0?(0,b().notJudged)(`the change; the check "${r}" failed`,y):j(n.asset,y,`; the check "${r}" failed`)}function j(r,y,n=""){
const i=`the ${r.type} \`${r.id}\`${n}`;return(0,b().notJudged)(i,y,N(r))}function N(r){try{return(0,S().placeOf)(r)}catch{
return{location:{path:r.path,line:1,column:1},subject:(0,S().subjectOf)(r)}}}function M(r,{path:y,detail:n},i){return(0,b().
finding)("claim-not-checked",{claim:r,why:`${n} of the log \`${y}\``},i)}},70716:function(T,g,c){Object.defineProperty(g,
"__esModule",{value:!0}),g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;function S(){const h=c(
98497);return S=function(){return h},h}function b(){const h=c(37542);return b=function(){return h},h}function C(){const h=c(
19177);return C=function(){return h},h}function E(){const h=c(78782);return E=function(){return h},h}function P(){const h=c(
1348);return P=function(){return h},h}function A(){const h=c(90331);return A=function(){return h},h}function j(){const h=c(
75597);return j=function(){return h},h}function N(){const h=c(66503);return N=function(){return h},h}function M(){const h=c(
90350);return M=function(){return h},h}function r(){const h=c(72025);return r=function(){return h},h}function y(){const h=c(
52117);return y=function(){return h},h}function n(){const h=c(97004);return n=function(){return h},h}function i(){const h=c(
93198);return i=function(){return h},h}function a(){const h=c(59613);return a=function(){return h},h}function o(){const h=c(
48550);return o=function(){return h},h}function t(){const h=c(10255);return t=function(){return h},h}function d(){const h=c(
85881);return d=function(){return h},h}function l(){const h=c(93290);return l=function(){return h},h}function v(){const h=c(
73566);return v=function(){return h},h}function f(){const h=c(47771);return f=function(){return h},h}function m(){const h=c(
36974);return m=function(){return h},h}function p(){const h=c(42804);return p=function(){return h},h}const e=g.SUBJECT_CHECKS=
{"asset-files":y().assetFiles,"forbidden-paths":(0,r().ofChange)(E().forbiddenPaths),"protected-paths":(0,r().ofChange)(
j().protectedPaths),"policy-file":(0,r().ofChange)(A().policyFile),"gate-change":(0,r().ofChange)(P().gateChange),"agent\
-files":(0,r().ofChange)(({agentFiles:h})=>h.flatMap(({findings:w})=>w)),"changed-instructions":(0,r().ofChange)(S().changedInstructions),
"stale-instructions":(0,r().ofChange)(S().staleInstructions),"ignored-inputs":(0,r().ofChange)(A().ignoredInputs),"audit\
-logs":(0,r().ofChange)(b().auditLogs),"unauditable-files":(0,r().ofChange)(M().unauditableFiles),"unproven-merge":(0,r().
ofChange)(M().unprovenMerge),"hard-cap":(0,r().ofChange)(p().hardCap),"store-roots":(0,r().ofChange)(N().storeRoots),"de\
ciding-files":(0,r().ofChange)(C().decidingFiles),"missing-genes":d().missingGenes,"event-chain":i().eventChain,"unresol\
ved-references":d().unresolvedReferences,"genes-still-named":(0,r().ofChange)(d().genesStillNamed),"engine-seeds":(0,r().
ofChange)(y().engineSeeds),"activated-seeds":(0,r().ofChange)(n().activatedSeeds),"removed-scripts":(0,r().ofChange)(l().
removedScripts),"claimed-radius":(0,r().ofChange)(a().claimedRadius),"claimed-streak":f().claimedStreak,estimates:(0,r().
ofChange)(a().estimates),"look-alike-ids":o().lookAlikeIds,"repeated-ids":o().repeatedIds,unidentified:v().unidentified},
u=g.CLAIM_CHECKS={"self-description":v().selfDescription,"capsule-fields":v().capsuleFields,envelope:t().envelope},s=g.GENE_CHECKS=
{"incomplete-gene":m().incompleteGene,"validation-list":m().validationList,"declared-constraints":p().declaredConstraints,
"loosened-constraints":(0,r().ofChange)(p().loosenedConstraints),"limits-beyond-cap":(0,r().ofChange)(p().limitsBeyondCap),
"gene-blast-radius":(0,r().ofChange)(p().geneBlastRadius),"declared-paths":(0,r().ofChange)(p().declaredPaths),"self-des\
cription":v().selfDescription,envelope:t().envelope},O=g.REMOVED_GENE_CHECKS={"removed-gene":(0,r().ofChange)(m().removedGene),
"gene-blast-radius":(0,r().ofChange)(p().geneBlastRadius),"declared-paths":(0,r().ofChange)(p().declaredPaths)}},52117:function(T,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetFiles=b,g.assetProblemFinding=C,g.engineSeeds=E;function S(){const P=c(
95132);return S=function(){return P},P}function b({problems:P}){return P.map(C)}function C({rule:P,detail:A,location:j,id:N,
before:M}){const y={location:j,...N===void 0?{}:{subject:{id:N}}};return M?{...(0,S().finding)(P,{detail:A},{...y,severity:"\
notice"}),before:M}:(0,S().finding)(P,{detail:A},y)}function E({seeds:P}){const[A]=P.keys();if(A===void 0)return[];const j=[
...P.values()].sort((M,r)=>M.localeCompare(r,"en",{numeric:!0})),N={ids:[...new Set([...P.keys()].map(({id:M})=>M))],count:P.
size,oldest:j[0]??"",newest:j.at(-1)??""};return[(0,S().finding)("engine-seeds",N,{location:A.locate()})]}},97004:function(T,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=A,g.blockedGenes=E;function S(){const j=c(27199);return S=
function(){return j},j}function b(){const j=c(77680);return b=function(){return j},j}function C(){const j=c(95132);return C=
function(){return j},j}async function E(j,N,M){const r=new Map;for(const y of j){const{gene:n}=y.value,i=N.find(d=>d.type===
"Gene"&&d.id===n),a=i&&await P(i,M);if(i===void 0||a===void 0)continue;const o=`the command \`${a}\` of its gene \`${i.id}\
\` is blocked`,t={capsule:y.id,why:o};r.set(y,(0,C().finding)("capsule-not-eligible",t,(0,S().placeOf)(y,["gene"])))}return r}
async function P(j,N){const M=N.forFile(j.path);for(const r of(0,b().commandsToRun)(j)){const{verdict:y}=await M.command(
r);if(y==="block")return r}}async function A({assets:j,judge:N}){const M=[];for(const r of j.activated??[]){const y=await P(
r,N);y!==void 0&&M.push((0,C().finding)("seed-activated-blocked",{gene:r.id,command:y},(0,S().placeOf)(r,["validation"])))}
return M}},93198:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.eventChain=j;function S(){const i=c(
27199);return S=function(){return i},i}function b(){const i=c(28894);return b=function(){return i},i}function C(){const i=c(
95132);return C=function(){return i},i}function E(){const i=c(36773);return E=function(){return i},i}function P(){const i=c(
72025);return P=function(){return i},i}function A(){const i=c(85475);return A=function(){return i},i}function j({assets:{
changes:i,present:a,unread:o}}){const t=a.filter(({type:e})=>e==="EvolutionEvent"),d=new Set(i.map(({asset:e})=>e)),l=new Map(
t.map(e=>[e.id,e])),v=new Map,f=new Map,m=new Set,p=new Set;return t.flatMap(e=>{const u=f.get(e.path);f.set(e.path,e);const s=r(
e),O=s===void 0?void 0:v.get(s);if(s!==void 0&&O===void 0&&v.set(s,e),!d.has(e)||e.cut)return[];const h=(0,S().placeOf)(
e,["parent"]),w={event:e.id};if(s===void 0){if(u===void 0||!(0,b().isAuditLog)(e.path))return[];const L={...w,fault:N,fix:M(
e,u.id)};return[(0,C().finding)("event-not-chained",L,h)]}if(!l.has(s)){const L=u===void 0,R=(0,b().isAuditLog)(e.path)&&
!L?"error":"warning",[D]=o;if(D!==void 0){const U=`whether the parent \`${s}\` of the EvolutionEvent \`${e.id}\` exists`;
return[(0,P().notChecked)(U,D,{...h,severity:R})]}if(p.has(s))return[];L||p.add(s);const G=L?`If the log with \`${s}\` ex\
ists, commit it, too; otherwise leave the event as its engine wrote it`:`Append the events up to \`${s}\` that the engine\
 wrote before this one; if they are lost, leave the event out`,H={...w,parent:s,where:"not in any asset file",fix:G};return[
(0,C().finding)("event-parent-missing",H,{...h,severity:R})]}const $=n(e,l,m);if($!==void 0){const L=`has a circular cha\
in of parents: ${(0,E().inCode)($)}`;return[(0,C().finding)("event-not-chained",{...w,fault:L,fix:"Set the `parent` of e\
ach event to the previous event"},h)]}if(O===void 0||O.id===e.id)return[];const k=u===void 0||u.id===s?O.id:u.id,F=`has \
the parent \`${s}\`, which is already the parent of \`${O.id}\``,I={...w,fault:F,fix:M(e,k)};return[(0,C().finding)("eve\
nt-not-chained",I,{...h,severity:"warning"})]})}const N="has no parent, but it is not the first event of its log";function M({
value:i},a){const o=i.asset_id===void 0?"":(0,A().contentHash)({...i,parent:a});return`Set \`parent\` to \`${a}\`, the pr\
evious event${o&&`, and \`asset_id\` to \`${o}\``}`}function r({value:{parent:i}}){return typeof i=="string"&&i!==""?i:void 0}
const y=5;function n(i,a,o){const t=new Set;let d=i;for(;d!==void 0&&!o.has(d.id)&&!t.has(d.id);){t.add(d.id);const v=r(
d);d=v===void 0?void 0:a.get(v)}if(d!==void 0&&d.id===i.id&&!o.has(d.id))return[...t].slice(0,y);for(const v of t)o.add(
v)}},59613:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedRadius=C,g.estimates=n,g.sizeOf=A;function S(){
const a=c(27199);return S=function(){return a},a}function b(){const a=c(95132);return b=function(){return a},a}function C({
assets:{changes:a},counted:o}){return["Capsule","EvolutionEvent"].flatMap(t=>{const d=a.filter(({kind:m,asset:p})=>m==="\
added"&&p.type===t).map(({asset:m})=>({asset:m,size:A(m.value.blast_radius)})),l=d.flatMap(({size:m})=>m??[]),v=d.at(-1);
if(v===void 0||l.length<d.length)return[];const f=l.reduce(j);if(f.files<o.least.files||f.lines<o.least.lines){const m={
together:d.length>1,severity:"warning"};return[E(v.asset,f,o.least,m)]}return d.flatMap(({asset:m,size:p})=>p!==void 0&&
M(m)&&N(p,o.most)?[E(m,p,o.most,{together:!1,severity:"notice"})]:[])})}function E(a,o,t,{together:d,severity:l}){const{
type:v,id:f}=a,m={type:v,id:f,claim:`claims ${P(o)}${d?" together with the others of the change":""}`,shown:`git counts ${P(
t)} for this change`,fix:"Set `blast_radius` to what the cycle changed, and add the asset in the same change"},p={...(0,S().
placeOf)(a,["blast_radius"]),severity:l};return(0,b().finding)("claim-differs",m,p)}function P({files:a,lines:o}){return`${a}\
 ${a===1?"file":"files"} and ${o} ${o===1?"line":"lines"}`}function A(a){if(!(0,S().isJsonObject)(a))return;const{files:o,
lines:t}=a;return typeof o=="number"&&typeof t=="number"?{files:o,lines:t}:void 0}function j(a,o){return{files:a.files+o.
files,lines:a.lines+o.lines}}function N(a,o){return a.files>o.files||a.lines>o.lines+o.files}function M({value:{outcome:a}}){
return(0,S().isJsonObject)(a)&&a.status==="success"}const r=3,y=.1;function n({assets:{changes:a},counted:o}){const{least:t,
most:d}=o,l=a.filter(({kind:v,asset:f})=>v==="added"&&f.type==="EvolutionEvent");return l.flatMap(({asset:v})=>{const{blast_radius_estimate:f,
meta:m,blast_radius:p}=v.value,e=(0,S().isJsonObject)(f)?[]:["meta"],u=e.length===0?f:(0,S().isJsonObject)(m)&&m.blast_radius_estimate,
s=i(u);if(s===void 0||s<=0)return[];const O=l.length===1,h=O?t.files:i(p),w=O?d.files:i(p);if(h===void 0||w===void 0)return[];
const $=h/s>r;if(!$&&w/s>=y)return[];const k=$?h:w,F=(0,S().placeOf)(v,[...e,"blast_radius_estimate"]),I={type:v.type,id:v.
id,claim:`estimates ${s} ${s===1?"file":"files"}`,shown:`the change touches ${k}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,b().finding)("claim-differs",I,F)]})}function i(a){return(0,S().isJsonObject)(
a)&&typeof a.files=="number"?a.files:void 0}},48550:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=
N,g.repeatedIds=a;function S(){const d=c(76760);return S=function(){return d},d}function b(){const d=c(23404);return b=function(){
return d},d}function C(){const d=c(27199);return C=function(){return d},d}function E(){const d=c(64385);return E=function(){
return d},d}function P(){const d=c(11970);return P=function(){return d},d}function A(){const d=c(95132);return A=function(){
return d},d}function j(){const d=c(25367);return j=function(){return d},d}function N({assets:{changes:d,present:l}}){const v=d.
filter(({kind:e})=>e==="added").map(({asset:e})=>e);if(v.length===0)return[];const f=new Set(v.map(({type:e})=>e)),m=new Map,
p=new Map;for(const{type:e,value:u}of l){const s=f.has(e)?(0,E().declaredId)(u):void 0;if(s!==void 0)for(const O of r(e,
s)){const h=m.get(O);h===void 0?m.set(O,s):h!==s&&!p.has(O)&&p.set(O,s)}}return v.flatMap(e=>{const{type:u,id:s}=e,h=r(u,
s).flatMap($=>[m.get($),p.get($)]).find($=>$!==void 0&&$!==s);if(h===void 0)return[];const w=(0,C().placeOf)(e,["id"]);return[
(0,A().finding)("look-alike-id",{type:u,id:(0,j().visible)(s),other:(0,j().visible)(h)},w)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function r(d,l){const v=/^[\w.-]*$/.test(l)?l:y(l),f=v.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${d} case ${n(v)}`,`${d} drawn ${n(f)}`]}function y(d){const l=d.normalize("NFKC").replace(M,"");return(0,P().asciiOf)(
l.replace(/\p{Pd}/gu,"-"))}function n(d){return d.toUpperCase().toLowerCase()}const i=/(?:\.seed\.json|\/default_genes\.json)$/;
function a({assets:{changes:d,present:l}}){const f=d.filter(({kind:e})=>e==="added"||e==="modified").map(({asset:e})=>e).
filter(o);if(f.length===0)return[];const m=new Set(f.map(({id:e})=>e)),p=l.filter(e=>o(e)&&m.has(e.id));return f.flatMap(
e=>{const u=p.find(h=>t(h,e));if(u===void 0)return[];const s=`the gene \`${e.id}\`, also in \`${u.path}\` with other cont\
ent`,O={...(0,C().placeOf)(e,["id"]),severity:"warning"};return[(0,A().finding)("duplicate-id",{detail:s},O)]})}function o({
type:d,path:l}){return d==="Gene"&&!i.test(`/${l}`)}function t(d,l){return d.id===l.id&&d.path.replace(/l$/,"")!==l.path.
replace(/l$/,"")&&S().posix.dirname(d.path)===S().posix.dirname(l.path)&&(0,b().canonicalize)(d.value)!==(0,b().canonicalize)(
l.value)}},10255:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=A;function S(){const n=c(27199);
return S=function(){return n},n}function b(){const n=c(61331);return b=function(){return n},n}function C(){const n=c(39763);
return C=function(){return n},n}function E(){const n=c(95132);return E=function(){return n},n}function P(){const n=c(85475);
return P=function(){return n},n}function A(n,{asset:i}){const{type:a,id:o,envelope:t}=i,d=(0,S().placeOf)(i),l={type:a,id:o};
return[...j(i),...t&&(0,b().senderOf)(t)===void 0?[(0,E().finding)("envelope-sender-missing",l,d)]:[]]}function j(n){const{
type:i,id:a,wrappers:o=[]}=n,t=(0,S().placeOf)(n);return o.flatMap(d=>N(n,d).flatMap(([l,v])=>{const f=d[l];if(f===void 0||
f===v)return[];const m={type:i,id:a,field:l,stated:y(f),actual:y(v)};return[(0,E().finding)("envelope-contradicts-asset",
m,t)]}))}function N(n,i){const{type:a,id:o,value:t}=n;return[...a==="ValidationReport"?[["target_asset_id",t.gene_asset_id??
i.target_asset_id],["target_local_id",t.gene_id]]:[],...M(i.type,a)?[["type",a]]:[],["asset_type",a],["asset_id",r(n,i.asset_id)],
["content_hash",r(n,i.content_hash)],["local_id",o]]}function M(n,i){if(typeof n!="string")return!1;const a=n.toLowerCase();
return a!==i.toLowerCase()&&C().ASSET_TYPES.some(o=>o.toLowerCase()===a)}function r({type:n,value:i},a){if(i.asset_id!==
void 0||a===void 0)return i.asset_id;const o={type:n,value:{...i,asset_id:a}};return(0,P().matchContentHash)(o)===void 0?
(0,P().contentHash)(i):a}function y(n){return JSON.stringify(n??null).slice(0,100)}},85881:function(T,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.appliedIds=y,g.genesStillNamed=j,g.missingGenes=a,g.unresolvedReferences=A;function S(){const o=c(
27199);return S=function(){return o},o}function b(){const o=c(30610);return b=function(){return o},o}function C(){const o=c(
95132);return C=function(){return o},o}function E(){const o=c(72025);return E=function(){return o},o}function P(){const o=c(
50661);return P=function(){return o},o}function A({assets:o}){const{changes:t,present:d,unread:l}=o,v=[["capsule_id","Ca\
psule",N(d,"Capsule")],["validation_report_id","ValidationReport",N(d,"ValidationReport")]];return t.filter(r).flatMap(({
asset:f})=>{if(f.type!=="EvolutionEvent")return[];const{type:m,id:p,value:e}=f,[u]=l;return v.flatMap(([s,O,h])=>{const w=e[s];
if(!M(w,h))return[];const $={...(0,S().placeOf)(f,[s]),severity:"warning"},k=`whether \`${w}\`, which the EvolutionEvent \
\`${p}\` names, exists`;return u?[(0,E().notChecked)(k,u,$)]:[(0,C().finding)("reference-not-found",{type:m,id:p,wanted:O,
name:w,field:s},$)]})})}function j({assets:{changes:o,present:t}}){const d=N(t,"Gene"),l=y(o),v=o.flatMap(({kind:m,asset:p,
before:e})=>m==="removed"?p:e??[]).filter(({type:m})=>m==="Gene").flatMap(m=>(0,b().namesOf)(m).map(p=>({asset:m,name:p}))).
filter(({name:m})=>!d.has(m)&&!l.has(m));if(v.length===0)return[];const f=t.flatMap(b().namings);return v.flatMap(({asset:m,
name:p})=>{const e=f.filter(({gene:$})=>$===p),u=e.find($=>$.by.type==="Capsule")??e[0];if(u===void 0)return[];const s=p.
startsWith("sha256:"),O={what:`${s?"gene that was":"gene"} \`${p}\``,by:`the ${u.by.type} \`${u.by.id}\``,more:new Set(e.
map($=>$.by)).size-1,fix:s?"Name the gene by its `id`, or by its new `asset_id`":`Keep the gene \`${p}\`, or also remove \
the Capsules that name it`},h=u.by.type==="Capsule"?"warning":"notice",w=u.by.locate(u.pointer);return[(0,C().finding)("\
still-named",O,{location:w,subject:(0,S().subjectOf)(m),severity:h})]})}function N(o,t){return new Set(o.filter(d=>d.type===
t).flatMap(b().namesOf))}function M(o,t){return typeof o=="string"&&!t.has(o)}function r({kind:o}){return o==="added"||o===
"modified"}function y(o){return new Set(o.flatMap(b().newNamings).map(({gene:t})=>t))}const n="ad_hoc",i={severity:"warn\
ing",harm:"bookkeeping"};function a(o){const{changes:t}=o.assets,d=new Set(t.filter(({kind:l,asset:v})=>l!=="removed"&&v.
type==="Gene").flatMap(({asset:l})=>(0,b().namesOf)(l)));return t.flatMap(b().newNamings).filter(({gene:l})=>!d.has(l)).
map(({by:l,gene:v,pointer:f})=>{const m=v===n&&(0,P().isChange)(o),p={...(0,S().placeOf)(l,f),...m&&i},{type:e,id:u}=l,s={
type:e,id:u,wanted:"gene",name:v,field:String(f[0])};return(0,C().finding)("reference-not-found",s,p)})}},93290:function(T,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.removedScripts=r;function S(){const t=c(76760);return S=function(){return t},
t}function b(){const t=c(27199);return b=function(){return t},t}function C(){const t=c(68450);return C=function(){return t},
t}function E(){const t=c(77680);return E=function(){return t},t}function P(){const t=c(51951);return P=function(){return t},
t}function A(){const t=c(86191);return A=function(){return t},t}function j(){const t=c(59867);return j=function(){return t},
t}function N(){const t=c(46912);return N=function(){return t},t}function M(){const t=c(95132);return M=function(){return t},
t}async function r(t){const{assets:d,baseTree:l,clock:v}=t,f=y(t.change),m=await n(t);if(f.size+m.size===0)return[];const p=new Set(
d.changes.map(({asset:s})=>s)),e=d.present.filter(s=>s.type==="Gene"&&!p.has(s)),u=new Map;for(const s of e){await v.tick();
const O=(0,E().validationCommands)(s),h=new Map;for(const{value:w,pointer:$}of O.kind==="list"?O.entries:[]){if(typeof w!=
"string")continue;const{root:k}=(0,C().storeOf)(s.path,{policy:t.policy,tree:l}),I=(0,A().namedPaths)(w,k).filter(L=>f.has(
L)).map(L=>({path:L,script:""}));m.size>0&&I.push(...await a(w,l,k));for(const L of I){const R=o(L);(L.script===""||m.has(
R))&&h.set(R,{...L,entry:$[1]})}}for(const[w,$]of h){const k=u.get(w);k?k.more+=1:u.set(w,{...$,gene:s,more:0})}}return[
...u.values()].map(({path:s,script:O,gene:h,entry:w,more:$})=>{const k=O===""?`file \`${s}\``:`script \`${O}\` of \`${s}\
\``,F=`Keep \`${O||s}\`, or change the commands that name it`,I={...(0,b().placeOf)(h,["validation",w]),harm:"broken"};return(0,M().
finding)("still-named",{what:k,by:`the gene \`${h.id}\``,more:$,fix:F},I)})}function y({files:t}){const d=new Set(t.flatMap(
({status:l,path:v,oldPath:f})=>l==="deleted"?v:f??[]));for(const{path:l,status:v}of t)v!=="deleted"&&d.delete(l);return d}
async function n({change:t,baseTree:d,tree:l}){const v=t.files.map(({path:m,oldPath:p})=>p??m),f=new Set;for(const m of v.
filter(p=>S().posix.basename(p)==="package.json")){const p=await i(d,m),e=new Set(await i(l,m));for(const u of p)e.has(u)||
f.add(o({path:m,script:u}))}return f}async function i(t,d){const l=S().posix.dirname(d);return[...(await(0,j().usablePackageJson)(
t,l==="."?"":l))?.scripts.keys()??[]]}async function a(t,d,l){const{invocation:v}=(0,P().readWords)(t,{tree:d,cwd:l});if(v?.
program!=="npm")return[];const f={tree:d,directory:l,changed:new Set},{runs:m}=await(0,N().scriptsThatRun)(v,f,{start:0,
end:0}),p=(0,N().eventOf)(v);return m.flatMap(({directory:e,event:u})=>u===p?[{path:S().posix.join(e,"package.json"),script:p}]:
[])}function o({path:t,script:d}){return`${t}\0${d}`}},21471:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.describeJson=v,g.schemaDifferences=E;function S(){const f=c(98879);return S=function(){return f},f}const b=2e5,C=50;function E(f,m){
try{return P(f,m)}catch(p){if(!(p instanceof URIError))throw p;return[{kind:"invalid",pointer:[],keyword:"propertyNames",
expected:"an object whose keys are Unicode text",found:"not",more:0}]}}function P(f,m){const p=(0,S().complaintsOf)(f,m,
JSON.stringify(m).length<=b),e=new Map,u=new Set;for(const s of p){if(M.has(s.keyword))continue;const O=j(s);if(!u.has(O)){
u.add(O);for(const h of r(s,f,m)){const w=A(s,h),$=e.get(w);e.set(w,$?{...$,more:$.more+1}:h)}}}return[...e.values()].slice(
0,C)}function A({keywordLocation:f},m){switch(m.kind){case"missing":return JSON.stringify([f,...m.fields]);case"unknown":
return JSON.stringify([f,m.field]);case"invalid":return f}}function j({keyword:f,instanceLocation:m}){return`${N.has(f)?
f:"value"} ${m}`}const N=new Set(["required","additionalProperties"]),M=new Set(["properties","items","false"]);function r(f,m,p){
const{keyword:e,keywordLocation:u,instanceLocation:s}=f,{pointer:O,value:h}=n(p,s),w=i(m,u);if(e==="required"){const k=(w.
required??[]).filter(F=>!y(h,F));return[{kind:"missing",pointer:O,fields:k,more:0}]}if(e==="additionalProperties"){const k=w.
properties??{},F=Object.keys(h??{}).filter(L=>!Object.hasOwn(k,L)),I=Object.keys(k).filter(L=>!y(h,L));return F.map(L=>({
kind:"unknown",pointer:[...O,L],field:L,absent:I,more:0}))}const $=l(e,w);return[{kind:"invalid",pointer:O,keyword:e,expected:$,
found:v(h),more:0}]}function y(f,m){return f!==null&&Object.hasOwn(f,m)}function n(f,m){const p=[];let e=f;for(const u of a(
m))Array.isArray(e)?(p.push(Number(u)),e=e[Number(u)]??null):(p.push(u),e=e[u]??null);return{pointer:p,value:e}}function i(f,m){
let p=S().SCHEMAS[f];for(const e of a(m).slice(0,-1))p=p[e];return p}function a(f){return f.split("/").slice(1).map(m=>m.
replaceAll("~1","/").replaceAll("~0","~"))}const o={string:"a string",array:"a list",object:"an object",integer:"an inte\
ger",number:"a number",boolean:"a boolean",null:"null"},t={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha\
256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},d=40;function l(f,m){const p=m[f];switch(f){case"type":return[
p].flat().map(e=>o[String(e)]??String(e)).join(" or ");case"enum":return`one of ${(m.enum??[]).map(e=>JSON.stringify(e)).
join(", ")}`;case"const":return JSON.stringify(p);case"pattern":return t[String(p)]??`a string that matches ${p}`;case"m\
inLength":return p===1?"a non-empty string":`a string of at least ${p} characters`;case"maxLength":return`a string of at\
 most ${p} characters`;case"minItems":return p===1?"a non-empty list":`a list of at least ${p} items`;case"maxItems":return`\
a list of at most ${p} items`;case"minimum":return`a number that is at least ${p}`;case"maximum":return`a number that is\
 at most ${p}`;default:return`a value that matches \`${f}\` in the schema`}}function v(f){return Array.isArray(f)?f.length===
0?"an empty list":"a list":f!==null&&typeof f=="object"?"an object":typeof f!="string"?String(f):f.length<=d?JSON.stringify(
f):`a string of ${f.length} characters`}},57733:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.promotionSchemaFindings=
j,g.schemaFindings=A;function S(){const o=c(23404);return S=function(){return o},o}function b(){const o=c(27199);return b=
function(){return o},o}function C(){const o=c(3051);return C=function(){return o},o}function E(){const o=c(95132);return E=
function(){return o},o}function P(){const o=c(21471);return P=function(){return o},o}function A(o){return(0,P().schemaDifferences)(
o.type,o.value).flatMap(t=>y(o.type,t)).map(t=>N(o,t,"warning"))}function j(o){const t=a(o)?"warning":"error";return(0,P().
schemaDifferences)(o.type,o.value).map(d=>N(o,d,t))}function N(o,t,d){const{type:l,id:v}=o,{pointer:f,more:m}=t,p={...(0,b().
placeOf)(o,f),severity:d},e=(u,s,O,h)=>(0,E().finding)("schema-field",{type:l,id:v,field:u,fault:s,where:O,fix:h},p);switch(t.
kind){case"missing":{const{fields:u}=t,O=`Add what is missing as the schema of the protocol describes it${u.includes("as\
set_id")?"; `gene-gate fix --identity --write` adds `asset_id`":""}`;return e(u.join("`, `"),"is missing",r(f,m),O)}case"\
unknown":{const u=r(f.slice(0,-1),m),{field:s,absent:O}=t,h=(0,C().nearestName)(s,O),w=h===void 0?"":`If you meant \`${h}\
\`, rename it. Otherwise, `,$=`${w}${w?"remove":"Remove"} \`${s}\` or store it outside the asset`;return e(s,"is unknown",
u,$)}case"invalid":{const{expected:u}=t,s=`${t.found}${m===0?"":` (and in ${M(m)})`}`,O=f.join("."),h=`must be ${u}, but\
 it is ${s}`;return e(O,h,"",`Change \`${O}\` to ${u}`)}}}function M(o){return o===1?"1 similar place":`${o} similar pla\
ces`}function r(o,t){return o.length===0?"":` in \`${o.join(".")}\`${t===0?"":` and ${M(t)}`}`}function y(o,t){const{pointer:d}=t;
switch(t.kind){case"missing":{const l=t.fields.filter(v=>!n[o].has([...d,v].join(".")));return l.length===0?[]:[{...t,fields:l}]}case"\
unknown":return[t];case"invalid":return i(o,d,t.keyword)?[]:[t]}}const n={Gene:new Set(["type","id","schema_version","as\
set_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id",
"schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type",
"id"]),ValidationReport:new Set(["type","id"])};function i(o,[t,...d],l){if(t==="type"||t==="id"||t==="asset_id")return!0;
if(o!=="Gene")return!1;const v=l==="minItems"&&d.length>0;return t==="validation"||t==="constraints"&&!v}function a({value:o}){
const{schema_version:t}=o,d=typeof t=="string"?/^1\.(\d+)\.\d+$/.exec(t)?.[1]:void 0;return d!==void 0&&Number(d)<Number(
S().SCHEMA_VERSION.split(".")[1])}},98879:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,
g.complaintsOf=r;function S(){const i=c(13574);return S=function(){return i},i}function b(){const i=c(36576);return b=function(){
return i},i}function C(){const i=c(25065);return C=function(){return i},i}function E(){const i=c(5330);return E=function(){
return i},i}function P(){const i=c(39436);return P=function(){return i},i}function A(){const i=c(39763);return A=function(){
return i},i}const N={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms",
"created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\\
d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{
type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"\
boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},
created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},M=g.SCHEMAS={Gene:E().
default,Capsule:b().default,EvolutionEvent:C().default,Mutation:P().default,ValidationReport:N};function r(i,a,o){return y[o?
"all":"first"][i].validate(a).errors}const y={all:n(!1),first:n(!0)};function n(i){const a=A().ASSET_TYPES.map(o=>[o,new(S()).
Validator(M[o],"7",i)]);return Object.fromEntries(a)}},73566:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.capsuleFields=N,g.selfDescription=j,g.unidentified=M;function S(){const n=c(27199);return S=function(){return n},n}function b(){
const n=c(59490);return b=function(){return n},n}function C(){const n=c(95132);return C=function(){return n},n}function E(){
const n=c(72025);return E=function(){return n},n}function P(){const n=c(85475);return P=function(){return n},n}function A(){
const n=c(57733);return A=function(){return n},n}function j({correctorOf:n},{asset:i,change:a,commands:o=[]}){if(i.cut)return[];
const t=a?.kind==="unchanged"?void 0:a?.before,d=o.some(({findings:l})=>l.some(({edit:v})=>v?.fix));return[...(0,P().hashFindings)(
i,n(i),!d,t),...(0,A().schemaFindings)(i)]}function N(n,{asset:i}){const{type:a,id:o,value:t}=i;if(a!=="Capsule"||i.cut)
return[];const d=["success_streak","env_fingerprint"].filter(f=>t[f]==null);if(d.length===0)return[];const l=d.join("`, \
`"),v={fault:"is missing",where:"",fix:`Add \`${l}\``};return[(0,C().finding)("schema-field",{type:a,id:o,field:l,...v},
(0,S().placeOf)(i))]}function M({genes:n,claims:i,correctorOf:a}){const l=[...n.filter(({change:f})=>f?.kind!=="removed").
map(({asset:f})=>f),...i].filter(({cut:f})=>!f).flatMap(f=>r(f,a));return[...(0,b().groupBy)(l,({rule:f,location:m})=>JSON.
stringify([f,m?.path])).values()].flatMap(y)}function r(n,i){try{return(0,P().identityFindings)(n,i(n)).filter(P().isMissingIdentity)}catch(a){
return[(0,E().assetNotJudged)(n,a)]}}function y([n,...i]){if(n===void 0)return[];if(i.length===0||!(0,P().isMissingIdentity)(
n))return[n,...i];const{subject:a,args:o,...t}=n,{expected:d,...l}=o;return[{...t,args:{...l,others:i.length}}]}},47771:function(T,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=p,g.eventsIn=i,g.streakCounter=j,g.successStreak=n;function S(){
const e=c(23404);return S=function(){return e},e}function b(){const e=c(27199);return b=function(){return e},e}function C(){
const e=c(59490);return C=function(){return e},e}function E(){const e=c(95132);return E=function(){return e},e}function P(){
const e=c(72025);return P=function(){return e},e}function A(){const e=c(85475);return A=function(){return e},e}function j(e,u){
const s=o(e,u),O=(0,C().groupBy)(e,({value:{capsule_id:h}})=>h);return h=>N(h,O.get(h.id)??[],s,u)}function N({id:e,value:{
gene:u}},s,O,h){const w=[],$=[],k={files:0,lines:0};let F;const{successes:I,failure:L}=M(e,s);for(const R of I){const{value:D}=R,
G=O.get(R)??d(D,h)??(l(D,u,h)?void 0:a);G===void 0?($.push(R),v(k,D)||(F??=m(D))):w.push({event:m(D),why:G})}return{count:y(
$),uncounted:w,ended:L!==void 0,...L&&I.length===0&&{failed:m(L.value)},radius:k,...F!==void 0&&{unmeasured:F}}}function M(e,u){
const s=u.filter(({value:h})=>h.type==="EvolutionEvent"&&h.capsule_id===e).reverse(),O=s.findIndex(({value:h})=>!r(h));return O<
0?{successes:s}:{successes:s.slice(0,O),failure:s[O]}}function r({outcome:e}){return(0,b().isJsonObject)(e)&&e.status===
"success"}function y(e){const u=e.map(({value:s})=>s.id).filter(s=>typeof s=="string");return e.length-u.length+new Set(
u).size}function n(e,u){const{successes:s,failure:O}=M(e,u);return{count:y(s),ended:O!==void 0}}function i({changes:e,present:u,
unread:s}){const O=s.at(-1),h=new Set(e.map(({asset:w})=>w));return u.filter(({type:w,path:$})=>w==="EvolutionEvent"&&(!O||
$>=O.path)).map(w=>({value:w.value,log:w.path,isNew:h.has(w)}))}const a="it does not name the gene of the Capsule";function o(e,u){
const s=new Map,O=new Map,h=new Set;for(const w of e){const $=t(w,O,u&&h.has(w.log));$!==void 0&&s.set(w,$),h.add(w.log);
const{id:k}=w.value;typeof k=="string"&&!O.has(k)&&O.set(k,w)}return s}function t({value:e,isNew:u},s,O){const{id:h,parent:w}=e;
if(u)return"the change that is judged adds or edits it";const $=typeof h=="string"?s.get(h):void 0;return $!==void 0?(0,S().
canonicalize)($.value)===(0,S().canonicalize)(e)?void 0:"an earlier event with other content has its id":typeof w=="stri\
ng"&&w!==""?s.has(w)?void 0:"its parent is not in the log before it":O?"it has no parent":void 0}function d(e,u){const{id:s,
asset_id:O}=e;if(O===void 0)return u?"it has no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:e})===
void 0)return"its hash does not match its content";const h=typeof s=="string"&&s.trim()!=="";return u&&!h?"it has no id":
void 0}function l({genes_used:e},u,s){return typeof u!="string"||u===""||!Array.isArray(e)?!s:e.includes(u)}function v(e,{
blast_radius:u}){if(u===void 0)return!0;if(!(0,b().isJsonObject)(u))return!1;const{files:s,lines:O}=u;return!f(s)||!f(O)?
!1:(e.files=Math.max(e.files,s),e.lines=Math.max(e.lines,O),!0)}function f(e){return typeof e=="number"&&Number.isSafeInteger(
e)&&e>=0}function m({id:e}){return typeof e=="string"?e:"without an id"}function p({assets:e}){const u=(0,C().groupBy)(i(
e),({value:s})=>s.capsule_id);return e.changes.flatMap(({kind:s,asset:O})=>{const{success_streak:h}=O.value;if(s==="remo\
ved"||O.type!=="Capsule"||typeof h!="number")return[];const{count:w,ended:$}=n(O.id,u.get(O.id)??[]);if(h<=w)return[];const k=(0,b().
placeOf)(O,["success_streak"]),F=e.unread.at(-1);if(F!==void 0&&!$)return[(0,P().notChecked)(`the success streak of the \
Capsule \`${O.id}\``,F,k)];const I={type:O.type,id:O.id,claim:`claims a success streak of ${h}`,shown:`the events show ${w}`,
fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,E().finding)("claim-differs",I,k)]})}},78883:function(T,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.geneDifferences=E,g.uncovered=N;function S(){const M=c(77680);return S=
function(){return M},M}function b(){const M=c(32854);return b=function(){return M},M}function C(){const M=c(56131);return C=
function(){return M},M}function E({kind:M,asset:r,before:y}){return y===void 0||r.cut||M!=="added"&&M!=="modified"?[]:[...P(
y,r),...j(y,r)]}function P(M,r){const[y,n]=[A(M),A(r)],i="validation";return[...[...y].filter(a=>!n.has(a)).map(a=>({kind:"\
command_removed",field:i,base:a,head:null})),...[...n].filter(a=>!y.has(a)).map(a=>({kind:"command_added",field:i,base:null,
head:a}))]}function A(M){const r=(0,S().validationCommands)(M),y=r.kind==="list"?r.entries.map(({value:n})=>n):[];return new Set(
y.filter(n=>typeof n=="string"))}function j(M,r){const{constraints:y}=(0,C().readConstraints)(M.value.constraints),{constraints:n}=(0,C().
readConstraints)(r.value.constraints),i=[];n.maxFiles!==y.maxFiles&&i.push({kind:n.maxFiles>y.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(y.maxFiles),head:String(n.maxFiles)});const a="con\
straints.forbidden_paths";for(const o of N(y.forbiddenPaths,n.forbiddenPaths))i.push({kind:"constraint_loosened",field:a,
base:o,head:null});for(const o of N(n.forbiddenPaths,y.forbiddenPaths))i.push({kind:"constraint_tightened",field:a,base:null,
head:o});return i}function N(M,r){return M.filter(y=>!r.some(n=>(0,b().isWithin)(y,n)))}},36974:function(T,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.incompleteGene=j,g.removedGene=N,g.validationList=E;function S(){const M=c(27199);return S=
function(){return M},M}function b(){const M=c(77680);return b=function(){return M},M}function C(){const M=c(95132);return C=
function(){return M},M}function E(M,{asset:r,validation:y,commands:n}){if(r.cut)return[];const i=["validation"],a={gene:r.
id};if(y.kind==="not_a_list"){const d={...a,field:"validation",expected:y.expected};return[(0,C().finding)("validation-m\
alformed",d,(0,S().placeOf)(r,i))]}if(y.kind==="missing"||y.entries.every(b().isBlankEntry))return[(0,C().finding)("vali\
dation-missing",{...a,that:""},(0,S().placeOf)(r,i))];const o=[],t=new Set;for(const d of y.entries){const{value:l,pointer:v}=d;
if((0,b().isBlankEntry)(d)){const f={...a,field:v.join("."),fault:"is blank"},m={...(0,S().placeOf)(r,v),severity:"notic\
e"};o.push((0,C().finding)("validation-redundant",f,m))}else if(typeof l!="string"){const f={...a,field:v.join("."),expected:"\
a string"};o.push((0,C().finding)("validation-malformed",f,(0,S().placeOf)(r,v)))}else if(t.has(l)){const f={...(0,S().placeOf)(
r,v),subject:{...(0,S().subjectOf)(r),command:l}};o.push((0,C().finding)("validation-redundant",{...a,field:v.join("."),
fault:`repeats \`${l}\``},f))}else t.add(l)}if(n.length>0&&n.every(P)){const d={...a,that:" that checks the change"};o.push(
(0,C().finding)("validation-missing",d,(0,S().placeOf)(r,i)))}return o}function P({reading:{problems:M,argv:r}}){return M.
some(({rule:y})=>y==="only-prints")||A.has(r?.[0]??"")}const A=new Set(["clear","date","df","echo","free","hostname","id",
"printf","ps","pwd","true","uname","uptime","whoami"]);function j(M,{asset:r}){return r.cut?[(0,C().finding)("gene-incom\
plete",{gene:r.id},(0,S().placeOf)(r))]:[]}function N(M,{asset:r}){return[(0,C().finding)("gene-removed",{gene:r.id},{subject:(0,S().
subjectOf)(r)})]}},56131:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.hardCaps=n,g.limitsOf=y,g.readConstraints=
A,g.stricterConstraints=j;function S(){const i=c(27199);return S=function(){return i},i}function b(){const i=c(57430);return b=
function(){return i},i}function C(){const i=c(32854);return C=function(){return i},i}function E(){const i=c(53315);return E=
function(){return i},i}function P(){const i=c(50661);return P=function(){return i},i}function A(i){const a=l=>({constraints:N,
problems:[{...l,pointer:["constraints"]}]});if(i===void 0)return a({kind:"missing"});if(!(0,S().isJsonObject)(i))return a(
{kind:"malformed",detail:"an object"});const o=[],t=M(i.max_files,o);return{constraints:{maxFiles:t??E().DEFAULT_MAX_FILES,
isDefaultLimit:t===void 0,forbiddenPaths:r(i.forbidden_paths,o)},problems:o}}function j(i,a){if(i===void 0)return a;const{
maxFiles:o,isDefaultLimit:t}=i.maxFiles<a.maxFiles?i:a;return{maxFiles:o,isDefaultLimit:t,forbiddenPaths:[...new Set([...i.
forbiddenPaths,...a.forbiddenPaths])]}}const N={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(i,a){
const o=["constraints","max_files"];if(i===void 0)a.push({kind:"missing",pointer:o});else{if(Number.isSafeInteger(i)&&Number(
i)>0)return Number(i);a.push({kind:"malformed",pointer:o,detail:"an integer greater than 0"})}}function r(i,a){const o=[
"constraints","forbidden_paths"];if(i===void 0)return a.push({kind:"missing",pointer:o}),[];if(!Array.isArray(i))return a.
push({kind:"malformed",pointer:o,detail:"a list of paths"}),[];const t=new Set;for(const[d,l]of i.entries()){const v=typeof l==
"string"?(0,C().normalise)(l):void 0;if(typeof l!="string"||!v){a.push({kind:"malformed",pointer:[...o,d],detail:"a path\
 below the root of the repository"});continue}(0,C().looksLikePattern)(l)&&a.push({kind:"pattern",pointer:[...o,d],detail:l}),
t.add(v)}return[...t]}function y(i,a){const{asset:o,change:t,binds:d}=i,{constraints:l}=A(o.value.constraints),v=t?.before&&
A(t.before.value.constraints).constraints,f=j(v,l),{maxFiles:m,isDefaultLimit:p}=f,e=n(a.policy),u=d&&(0,P().isChange)(a)?
a.radius:b().NOTHING_TOUCHED,s=(0,E().cappedSize)(u,a.policy.blast_radius.counting),O=(0,E().gradeFiles)(u.files,m,s,e),
h=O==="hard_cap_breach"?s:u,w=(0,E().gradeWords)(O,h,m,e);return{base:v,head:l,constraints:f,blastRadius:{...u,max_files:m,
...p&&{default_limit:!0},severity:O,message:w}}}function n({blast_radius:i}){const{hard_cap_files:a,hard_cap_lines:o}=i;
return{files:a,lines:o}}},54034:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.auditGene=j,g.forbidsRunningGene=
M,g.geneFindings=N;function S(){const r=c(13580);return S=function(){return r},r}function b(){const r=c(72025);return b=
function(){return r},r}function C(){const r=c(70716);return C=function(){return r},r}function E(){const r=c(6470);return E=
function(){return r},r}function P(){const r=c(78883);return P=function(){return r},r}function A(){const r=c(56131);return A=
function(){return r},r}async function j(r,y,n){const{asset:i,change:a,commands:o,store:t}=y,d=(0,A().limitsOf)(y,r),l=await N(
r,{...y,limits:d}),v=n.mayRun&&!l.some(M);return{asset:i,store:t,commands:v?(0,E().planCommands)(o,{timeoutMs:n.timeoutMs,
directory:t.root}):o,findings:l,blastRadius:d.blastRadius,differences:a===void 0?[]:(0,P().geneDifferences)(a)}}async function N(r,y){
return y.change?.kind!=="removed"?(0,b().ask)(C().GENE_CHECKS,r,y):(await(0,b().ask)(C().REMOVED_GENE_CHECKS,r,y)).map(({
location:i,...a})=>a)}function M({rule:r}){return(0,S().ruleOf)(r).forbidsRunning==="gene"}},42804:function(T,g,c){Object.
defineProperty(g,"__esModule",{value:!0}),g.declaredConstraints=N,g.declaredPaths=d,g.geneBlastRadius=o,g.hardCap=a,g.limitsBeyondCap=
n,g.loosenedConstraints=r;function S(){const l=c(27199);return S=function(){return l},l}function b(){const l=c(95132);return b=
function(){return l},l}function C(){const l=c(53315);return C=function(){return l},l}function E(){const l=c(39869);return E=
function(){return l},l}function P(){const l=c(78883);return P=function(){return l},l}function A(){const l=c(56131);return A=
function(){return l},l}const j={severity:"warning",harm:"bookkeeping"};function N(l,{asset:v}){return(0,A().readConstraints)(
v.value.constraints).problems.filter(({kind:f})=>f!=="missing"||!v.cut).map(f=>M(v,f))}function M(l,{kind:v,pointer:f,detail:m=""}){
const p=(0,S().placeOf)(l,f),e=f.join("."),u=(O,h,w=j)=>(0,b().finding)("constraints-malformed",{gene:l.id,field:e,fault:O,
fix:h},{...p,...w});if(v==="missing")return u("is missing",`Add \`${e}\` to the gene`);if(v==="malformed")return u(`must\
 be ${m}`,`Change \`${e}\` to ${m}`,{});const s=`forbids \`${m}\`, which is read as a path, with each of its characters, \
not as a pattern`;return u(s,"Write the path of the directory; everything below it is also forbidden")}function r(l,{asset:v,
binds:f,limits:{base:m,head:p}}){if(!f||v.cut||m===void 0)return[];const e=(0,P().uncovered)(m.forbiddenPaths,p.forbiddenPaths),
u=p.maxFiles>m.maxFiles;if(e.length===0&&!u)return[];const s=y(v.value.constraints),O=[...u&&!s("max_files")?[`\`max_file\
s\` from ${m.maxFiles} to ${p.maxFiles}`]:[],...(s("forbidden_paths")?[]:e).map(w=>`\`${w}\` is no longer forbidden`)];if(O.
length===0)return[];const h=(0,S().placeOf)(v,["constraints"]);return[(0,b().finding)("constraints-loosened",{gene:v.id,
loosened:O},h)]}function y(l){const v=(0,A().readConstraints)(l).problems.flatMap(({kind:f,pointer:m})=>f==="malformed"&&
m.length<=2?[m[1]]:[]);return f=>v.includes(f)||v.includes(void 0)}function n(l,{asset:v,binds:f,limits:{base:m,head:p}}){
const{files:e}=(0,A().hardCaps)(l.policy),{maxFiles:u}=p;if(!f||u<=e||m!==void 0&&u<=m.maxFiles)return[];const s="constr\
aints.max_files",O=`allows ${u} files, but the hard cap of the policy is ${e} ${e===1?"file":"files"}`,h={gene:v.id,field:s,
fault:O,fix:`Set \`${s}\` to ${e} or less`},w={...(0,S().placeOf)(v,["constraints","max_files"]),...j};return[(0,b().finding)(
"constraints-malformed",h,w)]}const i={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function a({genes:l,radius:v,policy:f}){const m=l.filter(({binds:k})=>k),p=(0,C().cappedSize)(v,
f.blast_radius.counting),e=(0,A().hardCaps)(f);if(m.length===0||p.files<=e.files&&p.lines<=e.lines)return[];const[u,...s]=m,
O=m.find(({change:k})=>k.kind!=="removed"),{location:h}=O?(0,S().placeOf)(O.asset,["constraints","max_files"]):{},w={...h&&
{location:h},...u&&s.length===0&&{subject:(0,S().subjectOf)(u.asset)}},$={...p,capFiles:e.files,capLines:e.lines,genes:m.
length};return[(0,b().finding)("blast-radius-hard-cap",$,w)]}function o(l,{asset:v,binds:f,isOnlyAdded:m,limits:p}){const{
files:e,max_files:u,severity:s}=p.blastRadius;if(!f||s==="within_limit"||s==="hard_cap_breach")return[];if(m&&(s==="appr\
oaching_limit"||l.seeds.has(v)))return[];const O=(0,S().placeOf)(v,["constraints","max_files"]),h={gene:v.id,files:e,maxFiles:u,
declared:!p.constraints.isDefaultLimit};return[(0,b().finding)(i[s],h,{...O,...t(m)})]}function t(l=!1){return l?j:{}}function d({
touchesOf:l,seeds:v},{asset:f,binds:m,isOnlyAdded:p,limits:{constraints:e}}){if(!m||v.has(f))return[];const u=e.forbiddenPaths.
flatMap(O=>(0,E().someTouches)(l(O)).map(h=>({gene:f.id,entry:O,...h})));if(u.length===0)return[];const s={...(0,S().placeOf)(
f,["constraints","forbidden_paths"]),...t(p)};return u.map(O=>(0,b().finding)("forbidden-path-declared",O,s))}},16373:function(T,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.readGene=j,g.readGeneChange=N;function S(){const n=c(27199);return S=
function(){return n},n}function b(){const n=c(30610);return b=function(){return n},n}function C(){const n=c(68450);return C=
function(){return n},n}function E(){const n=c(77680);return E=function(){return n},n}function P(){const n=c(16455);return P=
function(){return n},n}function A(){const n=c(95132);return A=function(){return n},n}async function j(n,i,a){const o=(0,E().
validationCommands)(n),t=await M(n,o,i,a);return{asset:n,store:i.storeOf(n.path),binds:!1,validation:o,commands:t}}async function N(n,i,a,o){
const{kind:t,asset:d,before:l}=n,v=(0,b().namesOf)(d).some(u=>i.has(u)),f=!["applied","unchanged"].includes(t)||v,m=t===
"added"&&l===void 0&&!v,p=(0,E().validationCommands)(d),e=t==="removed"?[]:await M(d,p,a,o);return{asset:d,store:a.storeOf(
d.path),change:n,binds:f,isOnlyAdded:m,validation:p,commands:e}}async function M(n,i,a,o){if(i.kind!=="list")return[];const t=a.
forFile(n.path),d=i.entries.filter(m=>typeof m.value=="string"&&!(0,E().isBlankEntry)(m)),l=await Promise.all(d.map(({value:m})=>t.
command(m))),v=await(0,P().withEdits)(l,t,o(n)==="fix");return(await Promise.all(v.map(m=>r(m,n,a)))).map((m,p)=>y(n,m,d[p]?.
pointer??["validation"]))}async function r(n,{path:i},a){const o=a.storeOf(i),{tree:t}=a.terms;if(n.verdict!=="block"||t===
void 0)return n;for(const d of new Set([...(0,C().packagesAbove)(t,o.path),""])){if(d===o.root)continue;const{verdict:l}=await a.
startingIn(d).command(n.reading.command);if(l==="block")continue;const v=(0,A().finding)("store-root-unclear",{store:o.path||
".",root:o.root||".",others:[d||"."],because:"accepts"});return{...n,findings:[...n.findings,v]}}return n}function y(n,{
findings:i,...a},o){const{command:t}=a.reading,d={...(0,S().subjectOf)(n),command:t},l={path:n.path,pointer:(0,S().pointerText)(
[...n.pointer,...o])};return{...a,command:t,location:n.locate(o),findings:i.map(({edit:v,...f})=>({...f,location:n.locate(
o,f.span),subject:d,...v&&{edit:{...l,...v}}}))}}},61989:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.launchedFiles=P,g.markUnreadable=E;function S(){const j=c(27199);return S=function(){return j},j}function b(){const j=c(
23678);return b=function(){return j},j}function C(){const j=c(95132);return C=function(){return j},j}async function E(j,N,{
tree:M,baseTree:r}){const y=j.flatMap(({commands:i})=>i.flatMap(P)),n=new Map;for(const i of new Set(y)){const a=N.has(i)?
await(0,b().whyUnreadable)(M,i):void 0;a&&await(0,b().whyUnreadable)(r,i)===void 0&&n.set(i,a)}return n.size===0?j:j.map(
i=>({...i,commands:i.commands.map(a=>A(i,a,n))}))}function P({reading:j}){return j.targets.flatMap(({path:N})=>N??[])}function A({
asset:j},N,M){const{location:r,verdict:y,confirmation:n}=N,i={location:r,subject:{...(0,S().subjectOf)(j),command:N.command}},
a=[...new Set(P(N))].flatMap(o=>{const t=M.get(o);return t===void 0?[]:[(0,C().finding)("script-unreadable",{path:o,why:t},
i)]});return a.length===0?N:{...N,verdict:y==="allow"?"warn":y,confirmation:n==="standard"?"strong":n,findings:[...N.findings,
...a]}}},6470:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.digestPlans=A,g.makePlan=E,g.planCommands=
P,g.toolOf=r;function S(){const y=c(77598);return S=function(){return y},y}const b=Symbol("audited");function C({steps:y,
...n}){return{...n,steps:y.map(({command:i,...a})=>a)}}function E(y){const{argv:n,program:i,directory:a,binary:o=null,env:t,
timeoutMs:d}=y,{scripts:l=null,npmSettings:v=[]}=y,f=JSON.stringify([n,i,o,l&&C(l),v,Object.entries(t).sort(([m],[p])=>m<
p?-1:1),d,...a===""?[]:[a]]);return{...y,[b]:!0,digest:j(f)}}function P(y,n){const i=[];for(const a of y){const o=a.verdict===
"block"?void 0:N(a.reading,n);if(o===void 0)return y;i.push({...a,plan:o})}return i}function A(y){const n=[...new Set(y.
map(({digest:i})=>i))].sort();return j(n.join(`
`))}function j(y){return`sha256:${(0,S().createHash)("sha256").update(y).digest("hex")}`}function N(y,n){const{command:i,
argv:a,assignments:o}=y,t=a&&M(y,a);if(t)return E({command:i,...t,env:{...Object.fromEntries(o.map(({name:d,value:l})=>[
d,l])),...y.invocation?.family?.data.environment},...n})}function M(y,n){const{invocation:i,scripts:a,npmSettings:o}=y,[
t]=n;if(i===void 0)return t===void 0?void 0:{program:t,argv:n};const d=r(y);if(d===void 0){const{program:v}=i;return{program:v,
argv:n,...a&&{scripts:a},...o&&{npmSettings:o}}}if(d.path===void 0)return;const l=[...i.operands,...i.passthrough].map(({
text:v})=>v);return{program:i.program,argv:l,binary:d.path}}function r({targets:y}){return y.find(({kind:n,via:i})=>n===
"package_binary"&&i===void 0)}},66160:function(T,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=l,g.
isGene=v,g.readChangeSubject=o,g.subjectOfAssets=a;function S(){const m=c(20702);return S=function(){return m},m}function b(){
const m=c(78114);return b=function(){return m},m}function C(){const m=c(28894);return C=function(){return m},m}function E(){
const m=c(36093);return E=function(){return m},m}function P(){const m=c(4378);return P=function(){return m},m}function A(){
const m=c(74238);return A=function(){return m},m}function j(){const m=c(53315);return j=function(){return m},m}function N(){
const m=c(12154);return N=function(){return m},m}function M(){const m=c(39869);return M=function(){return m},m}function r(){
const m=c(85881);return r=function(){return m},m}function y(){const m=c(16373);return y=function(){return m},m}function n(){
const m=c(61989);return n=function(){return m},m}const i={changes:[],problems:[],files:[],present:[],unread:[]};function a({
assets:m,problems:p},e,u,s=i){const{policy:O,tree:h}=e.terms;return{policy:O,clock:e.clock,tree:h,problems:p,correctorOf:u,
genes:m.filter(v).map(w=>({asset:w})),claims:m.filter(w=>!v(w)),assets:s}}async function o(m){const{assets:p,baseTree:e,
tree:u,policy:s,platform:O}=m,{policy:h,source:w}=s,$=new Set(m.change.files.flatMap(j().namesOf)),k=P().Judge.by({policy:h,
tree:u,base:e,changed:$,platform:O,...m.clock&&{clock:m.clock}}),F=t(p.changes),I=(0,r().appliedIds)(p.changes.filter(({
asset:B})=>!F.has(B))),L=l(p.problems),R={tree:u,baseTree:e},D=await k.clock.all(p.changes.filter(({asset:B})=>v(B)),B=>(0,y().
readGeneChange)(B,I,k,L)),G=await(0,n().markUnreadable)(D,$,R),H=new Set(G.flatMap(({commands:B})=>B.flatMap(n().launchedFiles))),
U=await(0,N().withLinesOfCode)(m.change,H,R),J=(0,N().exemptPaths)(U,h,G,u),W=(0,M().touchedPaths)(U,u),K=(0,j().measureChange)(
U,J);return{policy:h,judge:k,clock:k.clock,loadedPolicy:s,unprovenMerge:m.unprovenMerge,policyPath:w==="file"?void 0:A().
POLICY_PATH,tree:u,baseTree:e,change:U,agentFiles:await(0,S().judgeAgentFiles)(R,h,k.clock),assets:p,problems:p.problems,
correctorOf:L,genes:G,seeds:d(F,G,$),claims:p.changes.filter(f).map(({asset:B})=>B),changedNames:$,touched:W,touchesOf:(0,M().
touchesOf)(W,e),exempt:J,radius:K,counted:(0,N().countedChange)(U,K)}}function t(m){return new Map(m.flatMap(({kind:p,asset:e,
before:u})=>{const s=p==="added"&&!u?(0,E().seedRelease)(e):void 0;return s===void 0?[]:[[e,s]]}))}function d(m,p,e){const u=p.
filter(({isOnlyAdded:O,commands:h})=>!O||h.flatMap(n().launchedFiles).some(w=>e.has(w))),s=new Set(u.map(({asset:O})=>O));
return new Map([...m].filter(([O])=>!s.has(O)))}function l(m){const p=(0,b().ambiguousFiles)(m);return({path:e})=>p.has(
e)||(0,C().isAuditLog)(e)?"hand":"fix"}function v({type:m}){return m==="Gene"}function f({kind:m,asset:p}){return!v(p)&&
(m==="added"||m==="modified")}},50661:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isChange=c;function c(S){
return"change"in S}},57430:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.NOTHING_TOUCHED=g.NOTHING_RUN=
void 0;const c=g.NOTHING_RUN={level:"none",description:"Nothing was run."},S=g.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(T,g,c){c.r(g),c.d(g,{Validator:()=>S.D});var S=c(60207)},36576:function(T,g,c){c.r(g),c.
d(g,{default:()=>S});var S=c(6145)},25065:function(T,g,c){c.r(g),c.d(g,{default:()=>S});var S=c(27620)},5330:function(T,g,c){
c.r(g),c.d(g,{default:()=>S});var S=c(87981)},39436:function(T,g,c){c.r(g),c.d(g,{default:()=>S});var S=c(57811)}};
