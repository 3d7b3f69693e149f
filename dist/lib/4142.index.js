"use strict";exports.id=4142,exports.ids=[4142],exports.modules={81456:function(R,p){Object.defineProperty(p,"__esModule",{value:!0}),
p.assetLimits=d;function d(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(R,p,d){Object.
defineProperty(p,"__esModule",{value:!0}),p.ambiguousFiles=j,p.hidesContent=$,p.isIncomplete=E,p.isUnread=C,p.markBefore=
N;function S(){const c=d(28672);return S=function(){return c},c}function b({rule:c}){return S().assetFileRules[c].content}
function C(c){return b(c)==="unread"}function $(c){return C(c)||b(c)==="misread"}function E({problems:c}){return c.some(
$)}function A(c){return $(c)||b(c)==="ambiguous"}function j(c){return new Set(c.filter(A).map(({location:y})=>y.path))}function N(c,y,e,t){
const r=new Set(e.map(({asset:i})=>i.id)),o=new Map;for(const i of y){const a=M(i,i.location.path);o.set(a,(o.get(a)??0)+
1)}return c.map(i=>{const{id:a,location:l}=i,v=M(i,t.get(l.path)??l.path),u=o.get(v)??0;return!(b(i)==="known")||u===0||
a!==void 0&&r.has(a)?i:(o.set(v,u-1),{...i,before:!0})})}function M({rule:c,id:y,detail:e},t){return JSON.stringify([c,t,
y,e.replace(/\d+/g,"#")])}},30610:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.allOtherGenes=A,p.appliedGenes=
E,p.namesOf=b,p.namings=$,p.newNamings=C;function S(){const N=d(61331);return S=function(){return N},N}function b({id:N,
value:{asset_id:M}}){return typeof M=="string"?[N,M]:[N]}function C({kind:N,asset:M,before:c}){if(N!=="added"&&N!=="modi\
fied")return[];const y=new Set(N==="modified"&&c?$(c).map(({gene:e})=>e):[]);return $(M).filter(({gene:e})=>!y.has(e))}function $(N){
const{gene:M,genes_used:c}=N.value;return N.type==="Capsule"?typeof M=="string"?[{by:N,gene:M,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(c)?[]:c.flatMap((y,e)=>typeof y=="string"?[{by:N,gene:y,pointer:["genes_used",e]}]:[])}
function E(N,M){const c=new Set(N.flatMap(C).map(({gene:t})=>t));for(const{kind:t,asset:r}of N)if(!(t==="removed"||r.type!==
"Gene"))for(const o of b(r))c.delete(o);const y=new Set;return j(N,M).filter(t=>{if(!b(t).some(o=>c.has(o)))return!1;const r=(0,S().
statedContent)(t);return y.has(r)?!1:(y.add(r),!0)}).map(t=>({kind:"applied",asset:t,before:t}))}function A(N,M){const c=E(
N,M),y=new Set(c.map(({asset:e})=>e.id));return j(N,M).map(e=>({kind:y.has(e.id)?"applied":"unchanged",asset:e,before:e}))}
function j(N,M){const c=new Set(N.map(({asset:y})=>y));return M.flatMap(({assets:y})=>y).filter(y=>y.type==="Gene"&&!c.has(
y))}},77680:function(R,p){Object.defineProperty(p,"__esModule",{value:!0}),p.commandsToRun=b,p.isBlankEntry=S,p.validationCommands=
C;const d=1e3;function S({value:$}){return typeof $=="string"&&$.trim()===""}function b($){const E=C($);return E.kind!==
"list"?[]:E.entries.flatMap(A=>typeof A.value=="string"&&!S(A)?[A.value.trim()]:[])}function C({value:$}){const{validation:E}=$;
return E===void 0?{kind:"missing"}:Array.isArray(E)?E.length>d?{kind:"not_a_list",expected:`a list of at most ${d} strin\
gs`}:{kind:"list",entries:E.map((j,N)=>({value:j,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.changedInstructions=M,p.staleInstructions=
j;function S(){const i=d(80401);return S=function(){return i},i}function b(){const i=d(32854);return b=function(){return i},
i}function C(){const i=d(93028);return C=function(){return i},i}function $(){const i=d(95132);return $=function(){return i},
i}function E(){const i=d(44786);return E=function(){return i},i}function A(){const i=d(39869);return A=function(){return i},
i}async function j({tree:i}){return(await Promise.all(E().INSTRUCTION_FILES.map(async l=>({path:l,effect:N((0,E().blockIn)(
await o(i,l)))})))).flatMap(({path:l,effect:v})=>v===void 0?[]:[(0,$().finding)("agent-instructions",{path:l,effect:v,lines:[]},
{...(0,A().atFile)(l),severity:"notice"})])}function N(i){switch(i.kind){case"absent":return;case"changed":return"is not\
 what a released version writes";case"released":return i.version===E().BLOCK_VERSION?void 0:`has version ${i.version}, a\
nd this version of gene-gate writes ${E().BLOCK_VERSION}`}}async function M({baseTree:i,tree:a}){const l=E().INSTRUCTION_FILES.
map(async v=>{const[u,f]=await Promise.all([o(i,v),o(a,v)]),[g,n]=[(0,E().blockIn)(u),(0,E().blockIn)(f)];if(g.kind==="a\
bsent")return[];const h=n.kind!=="absent"&&n.block===g.block,s=c(h,n,!y(u,g)&&y(f,n));if(s===void 0)return[];const O=h?r(
u,f):r(g.block,e(n));return[(0,$().finding)("agent-instructions",{path:v,effect:s,lines:O},(0,A().atFile)(v))]});return(await Promise.
all(l)).flat()}function c(i,a,l){return a.kind==="absent"?"is removed":l?"is hidden, or shown as an example":i||a.kind===
"released"?void 0:"is not what a released version writes"}function y(i,a){const l=i.slice(0,Math.max(0,i.indexOf(e(a)))),
v=u=>l.match(u)?.length??0;return v(/^ {0,3}(?:```|~~~)/gm)%2===1||v(/<!--/g)>v(/-->/g)||v(/<details\b/gi)>v(/<\/details>/gi)}
function e(i){return i.kind==="absent"?"":i.block}const t=1e3;function r(i,a){return((0,S().diffLines)(i,a,{maxEditLength:t})??
[]).filter(({added:u,removed:f})=>u||f).flatMap(({added:u,value:f})=>f.split(`
`).flatMap(g=>g===""?[]:[`${u?"+":"-"}${g}`]))}async function o(i,a){const l=(0,b().resolveInTree)(i,a);return l.kind!==
"inside"||!(0,C().isRegular)(l.entry.kind)?"":(await i.read(l.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.auditLogs=j,p.firstMalformedLine=r;function S(){
const i=d(28894);return S=function(){return i},i}function b(){const i=d(95132);return b=function(){return i},i}function C(){
const i=d(53315);return C=function(){return i},i}function $(){const i=d(39869);return $=function(){return i},i}const E=/^100/,
A=10;async function j(i){const{change:a,policy:l}=i,v=a.files.filter(f=>(0,C().namesOf)(f).some(S().isAuditLog));if(l.blast_radius.
audit_log==="forbidden"){const f=v.flatMap(C().namesOf).filter(S().isAuditLog),g="touches, although the policy forbids i\
t,";return f.map(n=>(0,b().finding)("audit-log-rewritten",{path:n,how:g},(0,$().atFile)(n)))}return(await Promise.all(v.
map(f=>c(f,i)))).flat()}async function N(i,a){return i.stat(a)===void 0?Buffer.alloc(0):i.read(a,S().MAX_LOG_BYTES)}function M({
rule:i,location:{path:a,line:l}},v){return a!==v.path?!1:l===v.line||i==="file-not-json"&&l>v.line}async function c(i,{baseTree:a,
tree:l,assets:{problems:v}}){const{path:u,oldPath:f,status:g}=i,n=[],h=(O,m)=>e(u,O,m).filter(({location:w})=>!v.some(P=>w&&
M(P,w))),s=async O=>!E.test(i.oldMode)||(0,S().hasRecords)(await N(a,O));if(f!==void 0&&(0,S().isAuditLog)(f)&&await s(f)&&
n.push(y(f)),!(0,S().isAuditLog)(u))return n;if(g==="deleted")await s(u)&&n.push(y(u));else if(!E.test(i.newMode)||g==="\
type_changed")n.push(y(u));else if(g==="modified"){const[O,m]=await Promise.all([N(a,u),N(l,u)]),w=(0,S().continuationOf)(
O,m);if(w.kind==="appended")return[...n,...h(m,w.from)];const{line:P}=w,k=t(P,m),F={path:u,line:k?Math.max(P-1,1):P,column:1},
I=k?`removes everything from line ${P} on of`:`modifies line ${P} of`;n.push((0,b().finding)("audit-log-rewritten",{path:u,
how:I},{location:F}))}else n.push(...h(await N(l,u),0));return n}function y(i){return(0,b().finding)("audit-log-rewritte\
n",{path:i,how:"removes or replaces"},(0,$().atFile)(i))}function e(i,a,l){const v=r(a,l);if(v===void 0)return[];const u={
path:i,line:v.line,column:1},f=`appends line ${v.line}, which is no valid record (${v.problem}), to`;return[(0,b().finding)(
"audit-log-rewritten",{path:i,how:f},{location:u,harm:"broken"})]}function t(i,a){return a.length===0||a.at(-1)===A&&(0,S().
countLines)(a,a.length)<i}function r(i,a){const l=(0,S().countLines)(i,a);for(const{bytes:v,line:u}of(0,S().recordsOf)(i.
subarray(a))){const f=o(v);if(f!==void 0)return{line:l+u,problem:f}}}function o(i){let a;try{const l=i.toString("utf8").
trim();if(l==="")return;a=JSON.parse(l)}catch{return"it is not a single JSON value"}return typeof a!="object"||a===null||
Array.isArray(a)?"it is not a JSON object":typeof a.type=="string"?void 0:"it has no `type`"}},53315:function(R,p){Object.
defineProperty(p,"__esModule",{value:!0}),p.DEFAULT_MAX_FILES=void 0,p.busiestDirectories=j,p.cappedSize=b,p.gradeFiles=
C,p.gradeWords=$,p.linesOf=M,p.measureChange=S,p.namesOf=N;const d=p.DEFAULT_MAX_FILES=20;function S(c,y){const e={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const t of c.files){const{path:r,oldPath:o}=t,i=o===void 0?1:2,a=Number(y.has(
r))+Number(o!==void 0&&y.has(o));e.files+=i-a,e.exempt_files+=a,a===i?e.exempt_lines+=M(t):e.lines+=M(t)}return e}function b({
files:c,lines:y,exempt_files:e,exempt_lines:t},r){return r==="reference"?{files:c,lines:y}:{files:c+e,lines:y+t}}function C(c,y,e,t){
const r=E(y);return e.files>t.files||e.lines>t.lines?"hard_cap_breach":c>2*r?"critical_overrun":c>r?"exceeded":c>.8*r?"a\
pproaching_limit":"within_limit"}function $(c,{files:y,lines:e},t,r){const o=E(t);switch(c){case"hard_cap_breach":return`\
HARD CAP BREACH: ${y} files / ${e} lines exceeds system limit (${r.files} files / ${r.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${y} files > ${2*o} (2x limit of ${o}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${y} > ${o}`;case"approaching_limit":return`approaching limit: ${y} / ${o} files (${Math.
round(y/o*100)}%)`;case"within_limit":return`${y} / ${o} files`}}function E(c){return typeof c=="number"&&c>0?c:d}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function j(c,y){const e=new Map;for(const{path:t,lines:r,exempt:o}of c){const i=A.exec(t)?.[0]??".",a=e.get(i)??{path:i,
files:0,lines:0};a.files+=1,a.lines+=r,o&&(a.exempt_files=(a.exempt_files??0)+1,a.exempt_lines=(a.exempt_lines??0)+r),e.
set(i,a)}return[...e.values()].sort((t,r)=>r.files-t.files||r.lines-t.lines||(t.path<r.path?-1:1)).slice(0,y)}function N(c){
return c.oldPath===void 0?[c.path]:[c.path,c.oldPath]}function M(c){return c.added+c.deleted}},12154:function(R,p,d){Object.
defineProperty(p,"__esModule",{value:!0}),p.countedChange=u,p.countedFiles=M,p.exemptPaths=E,p.isCountedByReference=v,p.
withLinesOfCode=f;function S(){const h=d(18744);return S=function(){return h},h}function b(){const h=d(95244);return b=function(){
return h},h}function C(){const h=d(93028);return C=function(){return h},h}function $(){const h=d(53315);return $=function(){
return h},h}function E(h,s,O,m){const w=h.files.flatMap($().namesOf);return s.blast_radius.counting==="reference"?new Map(
w.filter(P=>!v(P)).map(P=>[P,"reference"])):new Map([...j(h,O,m).map(P=>[P,"validation_script"]),...w.filter((0,S().assetPathTest)(
s)).map(P=>[P,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function j(h,s,O){const m=s.filter(({
change:{kind:F}})=>F==="added"||F==="modified"),w=new Set(m.flatMap(N)),P=h.files.filter(({status:F,path:I})=>F==="added"&&
w.has(I)).map(F=>({path:F.path,lines:(0,$().linesOf)(F),bytes:O.stat(F.path)?.size??0})).sort((F,I)=>F.lines-I.lines||F.
bytes-I.bytes),k={lines:A.lines,bytes:A.bytes};return P.slice(0,Math.min(A.files,Math.max(A.always,m.length))).flatMap(({
path:F,lines:I,bytes:T})=>(k.lines-=I,k.bytes-=T,k.lines>=0&&k.bytes>=0?[F]:[]))}function N({commands:h}){return h.flatMap(
({reading:{command:s,targets:O}})=>O.flatMap(({kind:m,via:w,name:P,path:k})=>m==="file"&&w===void 0&&k&&s.includes(P)?[k]:
[]))}function M(h,s,O){return h.files.flatMap(m=>(0,$().namesOf)(m).map(w=>c(m,w,s.get(w),O))).sort((m,w)=>w.lines-m.lines||
(m.path<w.path?-1:1))}function c(h,s,O,m){const w=s===h.path,P=w?(0,$().linesOf)(h):0,k=w?e(h,m):void 0,F=k==="binary"?m.
stat(s)?.size:void 0;return{path:s,...O&&{exempt:O},lines:P,...k&&{veil:k},...F!==void 0&&{bytes:F}}}const y=1e3;function e({
binary:h,status:s,path:O,added:m},w){if(h)return"binary";const{size:P=0}=s==="added"?w.stat(O)??{}:{};return P>y*Math.max(
1,m)?"long_lines":void 0}const t=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),r=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,o=/capsule|events?\.jsonl$/i,i=new Set(["index\
.js","package.json"]),a=/^(?:src|scripts|config)(?:\/|$)/,l=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function v(h){
return t.has(h)||r.test(h)||o.test(h)?!1:i.has(h)||a.test(h)||l.test(h)}function u(h,s){const O=(0,$().measureChange)(h,
{has:m=>!v(m)});return{least:{files:Math.min(s.files,O.files),lines:Math.min(s.lines,O.lines)},most:{files:s.files+s.exempt_files,
lines:s.lines+s.exempt_lines}}}async function f(h,s,O){const m=async P=>(0,$().namesOf)(P).some(k=>(0,b().isWritten)(k)||
s.has(k))||await n(O.tree,P.path)||await n(O.baseTree,P.oldPath??P.path),w=[];for(const P of h.files){const k=P.binary&&
!await m(P);w.push(k?{...P,added:0,deleted:0}:P)}return{...h,files:w}}const g=16*1024*1024;async function n(h,s){const{kind:O,
size:m=0}=h.stat(s)??{};return!(0,C().isRegular)(O)||m>g?!1:(await h.read(s,g)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.decidingFiles=t;function S(){const s=d(76760);return S=
function(){return s},s}function b(){const s=d(57975);return b=function(){return s},s}function C(){const s=d(77680);return C=
function(){return s},s}function $(){const s=d(86191);return $=function(){return s},s}function E(){const s=d(59867);return E=
function(){return s},s}function A(){const s=d(3463);return A=function(){return s},s}function j(){const s=d(95244);return j=
function(){return s},s}function N(){const s=d(95132);return N=function(){return s},s}function M(){const s=d(36773);return M=
function(){return s},s}function c(){const s=d(12154);return c=function(){return s},s}function y(){const s=d(78782);return y=
function(){return s},s}function e(){const s=d(91850);return e=function(){return s},s}async function t(s){const O=s.genes.
filter(({change:F})=>F.kind!=="removed"),m=r(s),w=O.some(({commands:F})=>F.length>0);if(!w&&m.length===0)return[];const P={
launched:new Map([...await i(m,s),...l(O)]),hidden:await a(s),keepsCommand:O.some(v),warns:w};return(await Promise.all(s.
change.files.filter(({path:F})=>(0,y().alwaysForbidden)(F)===void 0).map(F=>u(F,s,P)))).flat().toSorted((F,I)=>Number(I.
isNew)-Number(F.isNew)).map(({path:F,why:I,isNew:T,isWarning:L})=>{const D=s.tree.stat(F)?.size,G={path:F,why:I,isNew:T,
bytes:D??-1},H=D===void 0?{}:{location:{path:F,line:1,column:1}},U=(0,N().finding)("check-decided-by",G,H);return L?{...U,
severity:"warning"}:U})}function r({assets:s,genes:O}){const m=new Set(O.map(({asset:w})=>w));return s.present.filter(w=>w.
type==="Gene"&&!m.has(w)&&(0,C().commandsToRun)(w).length>0)}const o=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function i(s,{
judge:O,clock:m,change:w}){const P=w.files.map(({path:I})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(I)?.[1]??I),k=new Map,F=new Set;
for(const I of s){const T=O.forFile(I.path);for(const L of(0,C().commandsToRun)(I)){if(!o.test(L)&&!P.some(H=>L.includes(
H)))continue;const D=JSON.stringify([T.terms.cwd,L]);if(F.has(D))continue;F.add(D),await m.tick();const{reading:G}=await T.
command(L);for(const H of(0,$().startedFiles)(G))k.set(H,L)}}return k}async function a({change:s,exempt:O,tree:m}){const P=(await(0,e().
markHiddenFiles)((0,c().countedFiles)(s,O,m),m)).filter(({veil:k,lines:F})=>k==="no_diff"&&F>0);return new Set(P.map(({path:k})=>k))}
function l(s){const O=s.flatMap(m=>m.commands);return new Map(O.flatMap(({command:m,reading:w})=>(0,$().startedFiles)(w).
map(P=>[P,m])))}function v({change:{before:s},commands:O}){const m=s?.value.validation;return Array.isArray(m)&&O.some(({
command:w})=>m.includes(w))}async function u(s,O,m){const{path:w}=s,P=await f(s,O,m);if(!m.hidden.has(w))return P;const F=[
...P,{why:"git does not show its difference (`.gitattributes`)"}].map(I=>I.why).join("; ");return[{path:w,isNew:s.status===
"added",...P[0],why:F}]}async function f({path:s,status:O,oldPath:m},{tree:w,baseTree:P},{launched:k,keepsCommand:F,warns:I}){
const T=O==="added",L=O==="renamed"?m:O==="deleted"?s:void 0;if(L!==void 0&&(0,j().isTest)(L)&&(O==="deleted"||!(0,j().isTest)(
s))){const U=O==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:L,why:`a test: ${U}`,isNew:!1,isWarning:I}]}
const D=k.get(s);if(D!==void 0)return[{path:s,why:`\`${D}\` starts it`,isNew:T}];if(/(?:^|\/)package\.json$/.test(s))return n(
s,T,w,P);if((0,j().isLockfile)(S().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:T}];
const G=(0,j().toolThatFinds)(s);if(G===void 0)return[];const H=`${G} finds it by its name${O==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:H,isNew:T,isWarning:T&&F}]}const g=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function n(s,O,m,w){const P=(0,A().objectIn)(await(0,E().readJsonFile)(w,s)),k=(0,A().objectIn)(await(0,E().readJsonFile)(
m,s)),F=g.filter(L=>!(0,b().isDeepStrictEqual)(P[L],k[L])),I=h((0,A().objectIn)(P.scripts),(0,A().objectIn)(k.scripts)),
T=[...I.length>0?[`npm scripts ${(0,M().inCode)(I)}`]:[],...F.length>0?[(0,M().inCode)(F)]:[]];return T.length===0?[]:[{
path:s,why:`its ${T.join(", ")} differ`,isNew:O}]}function h(s,O){const[m,w]=[new Map(Object.entries(s)),new Map(Object.
entries(O))];return[...new Set([...m.keys(),...w.keys()])].filter(k=>!(0,b().isDeepStrictEqual)(m.get(k),w.get(k)))}},78782:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.alwaysForbidden=A,p.forbiddenPaths=j;function S(){const M=d(84831);return S=
function(){return M},M}function b(){const M=d(32854);return b=function(){return M},M}function C(){const M=d(95132);return C=
function(){return M},M}function $(){const M=d(39869);return $=function(){return M},M}const E=[".git","node_modules"];function A(M){
const c=E.filter(e=>(0,S().mayBeSpelled)(M,e));if(c.length===0)return;const y=((0,b().normalise)(M)??M).split("/");return c.
find(e=>y.some(t=>(0,S().isSpellingOf)(t,e)))}function j({touched:M,touchesOf:c,policy:y}){const e=M.flatMap(N),t=E.flatMap(
o=>(0,$().someTouches)(e.flatMap(({touch:i,...a})=>a.directory===o?i:[])).map(i=>(0,C().finding)("forbidden-path",{entry:o,
by:"nothing may touch",...i},(0,$().atFile)(i.path)))),r=y.blast_radius.forbidden_paths.flatMap(o=>(0,$().someTouches)(c(
o)).map(i=>(0,C().finding)("forbidden-path",{entry:o,by:"the policy forbids",...i},(0,$().atFile)(i.path))));return[...t,
...r]}function N({path:M,via:c}){const y=A(M),e=y??A(c);return e===void 0?[]:[{directory:e,touch:{path:M,via:y===void 0?
c:""}}]}},39500:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.RUNS_PACKAGES=void 0,p.commandOf=M,p.
dependence=r,p.earlySteps=A,p.lateGate=a,p.localAction=c,p.placeOf=j,p.textOf=t;function S(){const l=d(53916);return S=function(){
return l},l}function b(){const l=d(3463);return b=function(){return l},l}function C(){const l=d(95244);return C=function(){
return l},l}function $(){const l=d(32854);return $=function(){return l},l}const E=p.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(l,v,u){return v.flatMap((f,g)=>{const n=N(f,u);return n?[{...n,place:j(l,g)}]:[]})}function j(l,v){return`job\
s.${l}.steps[${v}]`}function N(l,v){const{uses:u,run:f}=l;if(typeof f=="string")return M(l,v);if(typeof u=="string")return u.
startsWith("./")?c(u):e(l)}function M({run:l,shell:v,env:u,"working-directory":f},g){return{what:"a command",text:t([l,v,
u,f,g])}}function c(l){return{what:"a local action",text:"",folder:(0,$().normalise)(l)||"action.yml"}}const y=/^(?:run|script|commands?|cmd)$/i;
function e({uses:l,with:v}){const u=(0,b().isMapping)(v)?Object.entries(v):[],f=t(u.filter(([h])=>y.test(h)).map(([,h])=>h));
if(f.trim()!=="")return{what:"a command",text:f};const g=JSON.stringify([l,v]);return/npm|yarn|bun/i.test(g)&&/install(?!":(?:false|"false"))/i.
test(g)?{what:"an installation",text:"npm install"}:void 0}function t(l){return typeof l=="string"?l.replaceAll(/^\s*#.*$/gm,
""):typeof l!="object"||l===null?"":Object.values(l).map(t).join(`
`)}function r(l,v,u){const{folder:f,text:g,startsGate:n}=l,h=n?"starts the gate":"runs before the gate";if(f!==void 0&&(0,$().
isWithin)(v,f))return`it belongs to a local action that ${h}`;if(o(v,g))return`it is named in a step that ${h}`;if(!E.test(
g))return;const s=v.split("/").at(-1)??"",O=(0,S().dirname)(v);return(O==="."||u||o(O,g))&&(0,C().isPackageFile)(s)||(0,$().
isWithin)(v,".yarn")?`a package manager that ${h} reads it`:void 0}function o(l,v){const u=v.toLowerCase();return l.split(
"/").every(f=>i(u,f.toLowerCase()))}function i(l,v){for(let u=l.indexOf(v);u!==-1;u=l.indexOf(v,u+1)){const f=l.slice(u+
v.length,u+v.length+2);if(!/[\w.-]/.test(l[u-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(f))return!0}return!1}function a({jobs:l}){
const v=[...l].flatMap(([g,n])=>[...n.values()].flat().map(h=>({path:g,...h}))),[u]=v;if(u===void 0)return;const f=v.map(
({path:g,place:n,what:h})=>`\`${n}\` of \`${g}\` (${h})`);return{path:u.path,steps:[...new Set(f)],startsGate:v.some(({startsGate:g})=>g)}}},
1348:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.gateChange=e,p.gateFindings=t;function S(){const n=d(
3463);return S=function(){return n},n}function b(){const n=d(76545);return b=function(){return n},n}function C(){const n=d(
74238);return C=function(){return n},n}function $(){const n=d(95132);return $=function(){return n},n}function E(){const n=d(
90331);return E=function(){return n},n}function A(){const n=d(39869);return A=function(){return n},n}function j(){const n=d(
39500);return j=function(){return n},n}function N(){const n=d(52848);return N=function(){return n},n}function M(){const n=d(
83330);return M=function(){return n},n}function c(){const n=d(44724);return c=function(){return n},n}function y(){const n=d(
3733);return y=function(){return n},n}function e({policyPath:n,changedNames:h,baseTree:s,tree:O,loadedPolicy:{shared:m}}){
return h.size===0?[]:t({policyPath:n,baseTree:s,tree:O,shared:m})}async function t(n){const{policyPath:h,baseTree:s,tree:O}=n,
{weakened:m,before:w}=await i(s,O),P=h===void 0?[]:await o(n),k=(0,j().lateGate)(w);return[...[...P.length>0?[[C().POLICY_PATH,
P]]:[],...m].map(([F,I])=>(0,$().finding)("gate-weakened",{path:F,effects:I},(0,A().atFile)(F))),...k?[(0,$().finding)("\
gate-runs-late",{...k},(0,A().atFile)(k.path))]:[]]}function r(n,h){return n.oid!==void 0&&n.oid===h?.oid&&n.kind===h.kind}
async function o({baseTree:n,tree:h,shared:s}){const O=n.stat(C().POLICY_PATH);if(O===void 0)return[];if(r(O,h.stat(C().
POLICY_PATH))&&s===void 0)return[];const[m,w]=await Promise.all([(0,C().readPolicyIn)(n,s),(0,C().readPolicyIn)(h,s)]);if("\
mistakes"in m||"mistakes"in w||"missing"in m)return[];if("missing"in w)return[(0,E().unreadWords)(w.missing.source)];const P=(0,b().
comparePolicies)(m.policy,w.policy).filter(({loosens:F})=>F);return[...h.stat(C().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...P.map(E().effectWords)]}async function i(n,h){const[s,O]=await Promise.all([(0,y().readWorkflows)(n),(0,y().
readWorkflows)(h)]),m=await(0,N().findGateUses)(n,s),w=a(s,O),P=v(s,m),[k,F]=[!0,!1].map(T=>w.filter(([{path:L}])=>P.has(
L)===T)),I=new Map;for(const[T,L]of[...k.map(l),...f(F,u(s,m)),...g((0,c().gateNames)(s,m),O,k,F),...await(0,M().readFileEdits)(
m,n,h)])L.length>0&&I.set(T,[...I.get(T)??[],...L]);return{weakened:I,before:m}}function a(n,h){const s=new Set(n.map(({
path:m})=>m)),O=h.filter(({path:m})=>!s.has(m));return n.map(m=>{const w=h.find(({path:P})=>P===m.path);return[m,w??O.find(
P=>l([m,P])[1].length===0)]})}function l([n,h]){const{path:s,text:O,value:m}=n;if(h===void 0)return[s,["the workflow is \
removed, or replaced by another one"]];if(h.text===O)return[s,[]];const w=m!==void 0&&h.value!==void 0;return[s,w?(0,y().
changedKeys)(m,h.value):["it changes, and is not a valid workflow"]]}function v(n,{jobs:h}){const s=new Set(h.keys()),O=({
uses:m})=>{const w=n.find(({path:P})=>P===(0,N().calledPath)(m));if(!(w===void 0||s.has(w.path))){s.add(w.path);for(const P of(0,y().
jobsOf)(w).values())O(P)}};for(const m of n){const w=(0,y().jobsOf)(m);for(const P of h.get(m.path)?.keys()??[]){const k=w.
get(P)??{};for(const F of[k,...(0,y().neededBy)(k,w)])O(F)}}return s}function u(n,{jobs:h}){const s=n.filter(({path:O})=>h.
has(O)).map(({value:O})=>(0,y().eventsOf)(O?.on).get("workflow_run"));return new Set(s.flatMap(O=>(0,S().isMapping)(O)?[
O.workflows].flat():[]))}function f(n,h){return n.filter(([s])=>h.has((0,y().workflowName)(s))).filter(([s,O])=>!O||(0,y().
workflowName)(O)!==(0,y().workflowName)(s)).map(([{path:s}])=>[s,["the gate waits for a workflow of this name, which cha\
nges"]])}function g(n,h,s,O){return h.filter(m=>!s.some(([,w])=>w===m)).map(m=>{const[w]=O.find(([,P])=>P===m)??[];return[
m.path,(0,c().takenNames)(n,m,w)]})}},52848:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.GATE=void 0,
p.calledPath=a,p.findGateUses=M;function S(){const g=d(59867);return S=function(){return g},g}function b(){const g=d(3463);
return b=function(){return g},g}function C(){const g=d(32854);return C=function(){return g},g}function $(){const g=d(93028);
return $=function(){return g},g}function E(){const g=d(39500);return E=function(){return g},g}function A(){const g=d(3733);
return A=function(){return g},g}const j=p.GATE=/gene-gate/i,N=10;async function M(g,n){const h=(0,b().objectIn)(await(0,S().
readJsonFile)(g,"package.json")),s=new c(g,n,h),O=new Map;for(const m of n){const w=await s.jobsOf(m),P=m.value===void 0&&
j.test(m.text);(w.size>0||P)&&O.set(m.path,w)}return{jobs:O,files:s.files}}class c{files=new Set;#n;#t;#s;constructor(n,h,s){
this.#n=n,this.#t=new Map(h.map(O=>[O.path,O])),this.#s=f(s)}async jobsOf(n,h=0){const s=new Map,O=(0,A().jobsOf)(n),m=[
n.value?.defaults,n.value?.env];for(const[w,P]of O){const k=typeof P.uses=="string"&&await this.#e(P.uses,h),F=await this.#a(
w,P,m);if(!k&&F===void 0)continue;const{needs:I,...T}=P,L=/\bneeds\b/.test((0,E().textOf)(T))?(0,A().neededBy)(P,O):[],D=[
...O].filter(([,G])=>L.includes(G)).flatMap(([G,H])=>(0,E().earlySteps)(G,this.#o(H),m));s.set(w,o(n)?[]:[...D,...F??[]])}
return s}#o(n,h=0){const s=this.#t.get(a(n.uses)??""),O=s&&h<N?[...(0,A().jobsOf)(s).values()]:[];return[...(0,A().stepsOf)(
n),...O.flatMap(m=>this.#o(m,h+1))]}async#a(n,h,s){const O=(0,A().stepsOf)(h),m=[h.defaults,h.env,...s],w=await Promise.
all(O.map(I=>this.#r(I,m))),P=w.findLastIndex(I=>I!==void 0);if(P===-1)return;const k=(0,E().earlySteps)(n,O.slice(0,P),
m),F=w[P];return F?[...k,{...F,place:(0,E().placeOf)(n,P)}]:k}async#r(n,h){const{uses:s,run:O}=n;if(typeof s=="string")return await this.#e(
s,0)?s.startsWith("./")?{...(0,E().localAction)(s),startsGate:!0}:null:void 0;if(typeof O!="string")return;const m=await this.#i(
O,i(n,h));if(m===void 0)return;for(const k of m)this.files.add(k);const w=(0,E().commandOf)(n,h);if(/RUNNER_TEMP|runner\.temp/.
test(w.text))return null;if(m.length>0||E().RUNS_PACKAGES.test(O))return{...w,startsGate:!0};const P=v(O);return P===""?
null:(0,E().commandOf)({...n,run:P},h)}async#e(n,h){const s=a(n);if(s===void 0)return j.test(l(n));if(h>N)return!1;const O=this.#t.
get(s);if(O)return(await this.jobsOf(O,h+1)).size>0;for(const m of["action.yml","action.yaml"]){const w=await(0,A().readActionsFile)(
this.#n,s===""?m:`${s}/${m}`),{name:P,runs:k}=w?.value??{};if(typeof P=="string"&&j.test(P))return!0;for(const{uses:F,run:I}of(0,b().
isMapping)(k)?(0,A().stepsOf)(k):[])if(typeof F=="string"&&await this.#e(F,h+1)||typeof I=="string"&&await this.#i(I,s))
return!0}return!1}async#i(n,h,s=new Set){const O=u(n);if(O.some(w=>j.test(w)))return[];if(E().RUNS_PACKAGES.test(n)&&O.some(
w=>this.#s.has(w)))return["package.json"];const m=O.flatMap(w=>e.test(w)?t:[w]);for(const w of m.flatMap(P=>[`./${h}/${P}`,
P])){const P=(0,C().normalise)(w),k=P&&!s.has(P)&&await this.#c(P);if(!P||!k)continue;const F=await this.#i(k,h,s.add(P));
if(F)return[P,...F]}}async#c(n){const{kind:h,size:s=0}=this.#n.stat(n)??{};if(!(!(0,$().isRegular)(h)||s>y)&&!(h!=="exec\
utable"&&!r.test(n)))return(await this.#n.read(n)).toString("utf8")}}const y=64*1024,e=/^(?:g?make)$/,t=["GNUmakefile","\
makefile","Makefile"],r=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function o({value:g}){const n=[...(0,A().
eventsOf)(g?.on).keys()];return n.length>0&&n.every(h=>h==="workflow_run")}function i({"working-directory":g},n){const h=n.
map(s=>(0,b().isMapping)(s)&&(0,b().isMapping)(s.run)?s.run["working-directory"]:void 0);return String([g,...h].find(s=>typeof s==
"string")??"")}function a(g){return typeof g=="string"&&g.startsWith("./")?(0,C().normalise)(l(g)):void 0}function l(g){
return g.split("@")[0]??""}function v(g){const[n=""]=(0,E().textOf)(g).replaceAll(/^\s*set .*$/gm,"").split(j);return n.
slice(0,Math.max(0,n.search(/[^;&|\n]*$/))).trim()}function u(g){return g.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}
function f(g){const n=(0,b().isMapping)(g.scripts)?Object.entries(g.scripts):[],h=new Set;for(let s=-1;s<h.size;){s=h.size;
for(const[O,m]of n)u(String(m)).some(w=>j.test(w)||h.has(w))&&h.add(O)}return h}},83330:function(R,p,d){Object.defineProperty(
p,"__esModule",{value:!0}),p.readFileEdits=j;function S(){const e=d(59867);return S=function(){return e},e}function b(){
const e=d(3463);return b=function(){return e},e}function C(){const e=d(32854);return C=function(){return e},e}function $(){
const e=d(93028);return $=function(){return e},e}function E(){const e=d(39500);return E=function(){return e},e}function A(){
const e=d(3733);return A=function(){return e},e}async function j({jobs:e,files:t},r,o){const i=[...e.values()].flatMap(g=>[
...g.values()].flat());if(i.length===0&&t.size===0)return[];const a=await N(i,t,r),l=[...r.files(),...o.files()],v=l.filter(
({path:g,kind:n})=>n==="symlink"&&a(g)!==void 0).flatMap(({path:g})=>[r,o].map(n=>[g,M(n,g)])),u=new Map;for(const{path:g}of l){
const n=v.flatMap(([s,O])=>O!==void 0&&(0,C().isWithin)(g,O)?[s+g.slice(O.length)]:[]),h=[g,...n].map(a).find(s=>s!==void 0);
h!==void 0&&u.set(g,h)}const f=[...u].map(async([g,n])=>{const h=await c(g,r,o);return[g,h.map(s=>`${s}, and ${n}`)]});return(await Promise.
all(f)).filter(([,g])=>g.length>0)}async function N(e,t,r){const i=(0,b().objectIn)(await(0,S().readJsonFile)(r,"package\
.json")).workspaces!==void 0||r.stat("pnpm-workspace.yaml")!==void 0;return a=>{if(t.has(a))return"the gate runs through\
 it";for(const l of e){const v=(0,E().dependence)(l,a,i);if(v!==void 0)return v}}}function M(e,t){const r=(0,C().resolveInTree)(
e,t);return r.kind==="inside"||r.kind==="missing"?r.path:void 0}async function c(e,t,r){const[o,i]=[t.stat(e),r.stat(e)];
if(o===void 0||i===void 0)return o===i?[]:[`the file is ${o?"removed":"added"}`];if(o.kind===i.kind&&o.oid!==void 0&&o.oid===
i.oid)return[];const[a,l]=await Promise.all([y(t,o),y(r,i)]);if(o.kind===i.kind&&a.equals(l))return[];const[v,u]=/(?:^|\/)action\.ya?ml$/.
test(e)?[(0,A().parseMapping)(a.toString()),(0,A().parseMapping)(l.toString())]:[];return v&&u?(0,A().changedKeys)(v,u):
["the file changes"]}async function y(e,{path:t,kind:r,oid:o}){return(0,$().isRegular)(r)?await e.read(t):Buffer.from(e.
readlink(t)??o??"")}},44724:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.gateNames=E,p.takenNames=
j;function S(){const y=d(57975);return S=function(){return y},y}function b(){const y=d(3463);return b=function(){return y},
y}function C(){const y=d(52848);return C=function(){return y},y}function $(){const y=d(3733);return $=function(){return y},
y}function E(y,{jobs:e}){const t=y.flatMap(r=>[...e.get(r.path)?.keys()??[]].flatMap(o=>{const i=(0,$().jobsOf)(r).get(o)??
{};return[N(o,i),...A(i)]}));return t.length>0?[...new Set([...t,"gene-gate"])]:[]}function A(y){return[y,...(0,$().stepsOf)(
y)].flatMap(({uses:e,with:t})=>{const r=(0,b().isMapping)(t)?t["check-name"]:void 0;return typeof e=="string"&&(C().GATE.
test(e)||e.startsWith("./"))&&r?[String(r).trim()]:[]})}function j(y,e,t){const r=t?(0,$().jobsOf)(t):new Map,o=(0,S().isDeepStrictEqual)(
e.value,t?.value);return[...(0,$().jobsOf)(e)].filter(([i,a])=>y.some(l=>M(N(i,a),l))).filter(([i,a])=>{const l=r.get(i);
return!(l&&(0,S().isDeepStrictEqual)({...a,steps:[]},{...l,steps:[]}))||a.needs!==void 0&&!o}).map(([i])=>`the job \`${i}\
\` has, or can have, the name of the gate's check`)}function N(y,{name:e}){return typeof e=="string"&&e.trim()!==""?e.trim():
y}function M(y,e){const[t,r]=[c(y),c(e)];if(t===void 0&&r===void 0)return y===e;if(t===void 0||r===void 0){const[i,[a,l]]=t===
void 0?[y,r??["",""]]:[e,t];return i.length>=a.length+l.length&&i.startsWith(a)&&i.endsWith(l)}return((i,a)=>i.startsWith(
a)||a.startsWith(i))(t[0],r[0])&&(t[1].endsWith(r[1])||r[1].endsWith(t[1]))}function c(y){const e=y.indexOf("${{"),t=y.lastIndexOf(
"}}");return e===-1||t<e?void 0:[y.slice(0,e),y.slice(t+2)]}},3733:function(R,p,d){Object.defineProperty(p,"__esModule",
{value:!0}),p.changedKeys=i,p.eventsOf=r,p.jobsOf=y,p.neededBy=t,p.parseMapping=c,p.readActionsFile=M,p.readWorkflows=N,
p.stepsOf=e,p.workflowName=o;function S(){const u=d(57975);return S=function(){return u},u}function b(){const u=d(69873);
return b=function(){return u},u}function C(){const u=d(3463);return C=function(){return u},u}function $(){const u=d(80287);
return $=function(){return u},u}function E(){const u=d(93028);return E=function(){return u},u}const A=".github/workflows",
j=1024*1024;async function N(u){const f=u.list(A).map(({path:n})=>n);return(await Promise.all(f.filter(n=>/\.ya?ml$/.test(
n)).map(n=>M(u,n)))).filter(n=>n!==void 0)}async function M(u,f){const{kind:g,size:n=0}=u.stat(f)??{};if(!(0,E().isRegular)(
g))return;if(n>j)return{path:f,text:"",value:void 0};const h=(await u.read(f)).toString("utf8");return{path:f,text:h,value:c(
h)}}function c(u){if(!(0,$().isNestedTooDeep)(u))try{const f=(0,b().parseDocument)(u,{prettyErrors:!1});if(f.errors.length>
0)return;const g=f.toJS({maxAliasCount:100});return(0,C().isMapping)(g)?g:void 0}catch{return}}function y({value:u}){const f=(0,C().
isMapping)(u?.jobs)?Object.entries(u.jobs):[];return new Map(f.filter(g=>(0,C().isMapping)(g[1])))}function e({steps:u}){
return Array.isArray(u)?u.filter(C().isMapping):[]}function t(u,f){const g=new Set,n=({needs:h})=>{for(const s of Array.
isArray(h)?h:[h]){const O=f.get(String(s));O===void 0||g.has(O)||(g.add(O),n(O))}};return n(u),[...g]}function r(u){return typeof u==
"string"?new Map([[u,{}]]):Array.isArray(u)?new Map(u.map(f=>[String(f),{}])):(0,C().isMapping)(u)?new Map(Object.entries(
u).map(([f,g])=>[f,g??{}])):new Map}function o({path:u,value:f}){return typeof f?.name=="string"?f.name:u}function i(u,f){
return a(l(u),l(f),"")}function a(u,f,g){return(0,S().isDeepStrictEqual)(u,f)?[]:(0,C().isMapping)(u)&&(0,C().isMapping)(
f)?[...new Set([...Object.keys(u),...Object.keys(f)])].flatMap(h=>a(u[h],f[h],g===""?h:`${g}.${h}`)):Array.isArray(u)&&Array.
isArray(f)&&u.length===f.length?u.flatMap((n,h)=>a(n,f[h],`${g}[${h}]`)):u===void 0?[`\`${g}\` is added`]:[`\`${g}\` ${f===
void 0?"is removed":"changes"}`]}function l(u){const{jobs:f,runs:g}=u,n=(0,C().isMapping)(f)?Object.fromEntries(Object.entries(
f).map(([h,s])=>[h,v(s)])):f;return{...u,jobs:n,runs:v(g)}}function v(u){if(!(0,C().isMapping)(u)||!Array.isArray(u.steps))
return u;const f=u.steps.map(g=>(0,C().isMapping)(g)?{...g,name:""}:g);return{...u,steps:f}}},91850:function(R,p){Object.
defineProperty(p,"__esModule",{value:!0}),p.markHiddenFiles=S;const d=100;async function S(b,C){const $=b.slice(0,d).map(
({path:A})=>A),E=await C.attributes?.($,["linguist-generated","diff"]);return E===void 0?[...b]:b.map((A,j)=>j>=d||A.veil!==
void 0?A:/^(?:set|true)$/.test(E(A.path,"linguist-generated"))?{...A,veil:"generated"}:E(A.path,"diff")==="unset"?{...A,
veil:"no_diff"}:A)}},90331:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.effectWords=r,p.ignoredInputs=
o,p.policyFile=j,p.unreadWords=e;function S(){const i=d(76545);return S=function(){return i},i}function b(){const i=d(74238);
return b=function(){return i},i}function C(){const i=d(49875);return C=function(){return i},i}function $(){const i=d(24666);
return $=function(){return i},i}function E(){const i=d(95132);return E=function(){return i},i}function A(){const i=d(39869);
return A=function(){return i},i}async function j(i){const{policyPath:a,changedNames:l,tree:v,baseTree:u}=i;return a===void 0?
[]:[...[...l].some(g=>g===a||g.startsWith($().COPIES))?await y(i):[],...N(v,u)]}function N(i,a){const l=i.stat(b().POLICY_PATH)?
c(i,a):(0,C().findNearPolicy)(i);if(l===void 0)return[];const{path:v,fault:u}=l,f=`it ${u}, and the gate reads only the \
regular file \`${b().POLICY_PATH}\``;return[(0,E().finding)("policy-broken",{path:v,mistake:f},(0,A().atFile)(v))]}const M=b().
POLICY_PATH.replace(/yml$/,"yaml");function c(i,a){return i.stat(M)!==void 0&&a.stat(M)===void 0?{path:M,fault:"is besid\
e the policy"}:void 0}async function y({baseTree:i,tree:a,loadedPolicy:l}){const{policy:v,shared:u}=l,[f,g]=await Promise.
all([(0,b().readPolicyIn)(i,u),(0,b().readPolicyIn)(a,u)]),n=b().POLICY_PATH;if("mistakes"in g)return g.mistakes.map(({line:O,
column:m,message:w})=>(0,E().finding)("policy-broken",{path:n,mistake:w},{location:{path:n,line:O,column:m}}));const h="\
policy"in f?f.policy:v,s="missing"in g?[e(g.missing.source)]:(0,S().comparePolicies)(h,g.policy).map(r);return[(0,E().finding)(
"policy-changed",{path:n,effects:s},(0,A().atFile)(n))]}function e(i){return`extends: ${(0,$().sharedName)(i)}, which ca\
nnot be compared; commit it as ${(0,$().copyPath)(i)}`}const t=160;function r({key:i,change:a,direction:l,loosens:v}){const u=!v&&
a.length>t?`${a.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:a;return`${i}: ${u}${l===void 0||v&&l==="tighter"?"":`\
 (${l})`}`}function o({loadedPolicy:i}){return i.ignoredInputs.map(a=>(0,E().finding)("input-loosens-policy",{...a}))}},
75597:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.protectedPaths=A;function S(){const e=d(41330);
return S=function(){return e},e}function b(){const e=d(32854);return b=function(){return e},e}function C(){const e=d(95132);
return C=function(){return e},e}function $(){const e=d(39869);return $=function(){return e},e}const E=["AGENTS.md","CLAU\
DE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",
".github/gene-gate.yml"];function A(e){const{touched:t,policy:r,policyPath:o,change:i,tree:a,genes:l}=e,v=N(i,a),u=l.some(
({binds:n})=>n),f=c(r.blast_radius.protected_paths),g=c(E);return t.flatMap(n=>{const{path:h}=n,s=v.get(h),O=y(n),m=f(O),
w=h===o?void 0:g(O);if(m===void 0&&w===void 0)return[];const P=m===void 0?{path:h,pattern:w??"",by:"the default list"}:{
path:h,pattern:m,by:"the policy"},k=m!==void 0||s!==void 0&&u,F={...(0,$().atFile)(h),severity:k?"error":"warning",harm:m!==
void 0||j(h)?"danger":"broken"};return[s===void 0?(0,C().finding)("protected-path",P,F):(0,C().finding)("protected-file-\
destroyed",{...P,how:s},F)]})}function j(e){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.test(e)}
function N(e,t){const r=new Map;for(const{status:o,path:i,oldPath:a}of e.files)o==="deleted"&&r.set(i,"deletes"),a!==void 0&&
r.set(a,"deletes"),(o==="modified"||o==="type_changed")&&t.stat(i)?.size===0&&r.set(i,"empties");return r}const M={dot:!0,
nonegate:!0,nocase:!0,flags:"is"};function c(e){const t=e.map(r=>{const o=(0,S().default)(r,M);return{pattern:r,covers:a=>o(
a)||(0,b().isWithin)(a,r,{ignoreCase:!0})}});return r=>t.find(({covers:o})=>r.some(o))?.pattern}function y({path:e,via:t}){
return t===""?[e]:[e,t]}},66503:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.storeRoots=A;function S(){
const c=d(76760);return S=function(){return c},c}function b(){const c=d(68450);return b=function(){return c},c}function C(){
const c=d(59867);return C=function(){return c},c}function $(){const c=d(95132);return $=function(){return c},c}function E(){
const c=d(39869);return E=function(){return c},c}async function A(c){const{genes:y,tree:e}=c,t=y.flatMap(({asset:o,store:i,
change:a})=>a.kind==="removed"?[]:[[i.path,{store:i,file:o.path}]]),r=[...new Map(t).values()].map(o=>N(o,e));return[...j(
c),...(await Promise.all(r)).flat()]}function j({assets:c,policy:y,tree:e,baseTree:t}){const r=new Map;for(const o of c.
files){const{path:i,root:a}=(0,b().storeOf)(o,{policy:y,tree:t}),l=(0,b().storeOf)(o,{policy:y,tree:e}).root;if(t.stat(i)===
void 0||a===l||r.has(i))continue;const v={store:M(i),root:M(a),others:[M(l)]},u={...(0,E().atFile)(o),severity:"warning"};
r.set(i,(0,$().finding)("store-root-unclear",{...v,because:"moves"},u))}return[...r.values()]}async function N({store:{path:c,
root:y,named:e},file:t},r){const o={store:M(c),root:M(y)};if(r.stat(y)?.kind!=="directory"){const l=e===!0;return[(0,$().
finding)("store-root-missing",{...o,named:l},(0,E().atFile)(t))]}if(await(0,C().readPackageJson)(r,y)===C().INVALID){const l=S().
posix.join(y,"package.json"),v={...(0,E().atFile)(t),severity:"warning",layer:"change"};return[(0,$().finding)("package-\
json-invalid",{path:l},v)]}const i=(0,b().packagesAbove)(r,c).filter(l=>l!==y);if(e===!0||i.length===0)return[];const a={
...o,others:i.map(M),because:"manifest"};return[(0,$().finding)("store-root-unclear",a,(0,E().atFile)(t))]}function M(c){
return c===""?".":c}},39869:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.SYMLINK=void 0,p.atFile=E,
p.someTouches=y,p.touchedPaths=C,p.touchesOf=$;function S(){const e=d(32854);return S=function(){return e},e}function b(){
const e=d(53315);return b=function(){return e},e}function C(e,t){return e.files.flatMap(r=>(0,b().namesOf)(r).map(o=>({path:o,
via:o===r.path&&r.newMode===A?N(t,o):""})))}function $(e,t){const r=new Map;return o=>{const i=r.get(o)??j(e,M(t,o));return r.
set(o,i),i}}function E(e){return{location:{path:e,line:1,column:1}}}const A=p.SYMLINK="120000";function j(e,t){const r=o=>t.
some(i=>(0,S().isWithin)(o,i));return e.flatMap(o=>r(o.path)?[{path:o.path,via:""}]:o.via!==""&&r(o.via)?[o]:[])}function N(e,t){
const r=(0,S().resolveInTree)(e,t);return r.kind==="inside"||r.kind==="missing"?r.path:""}function M(e,t){const r=(0,S().
resolveInTree)(e,t);return r.kind==="inside"?[t,r.path]:[t]}const c=3;function y(e){const t=e.length-c;return e.slice(0,
c).map((r,o)=>t>0&&o===c-1?{...r,more:t}:r)}},90350:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.unauditableFiles=
A,p.unprovenMerge=y;function S(){const e=d(32854);return S=function(){return e},e}function b(){const e=d(95132);return b=
function(){return e},e}function C(){const e=d(39869);return C=function(){return e},e}const $="160000",E=".gitmodules";function A({
genes:e,change:t,tree:r}){if(!e.some(({binds:v})=>v))return[];const[o,...i]=t.files.filter(j).map(({path:v})=>v),[a,...l]=t.
files.filter(({path:v,newMode:u})=>u===C().SYMLINK&&N(v,r)).map(({path:v})=>v);return[...o===void 0?[]:[(0,b().finding)(
"submodule-changed",{path:o,...c(i)},(0,C().atFile)(o))],...a===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:a,
target:r.readlink(a)??"",...c(l)},(0,C().atFile)(a))]]}function j({path:e,newMode:t,status:r}){return t===$||e===E&&r!==
"deleted"}function N(e,t){const{kind:r}=(0,S().resolveInTree)(t,e);return r==="outside"||r==="loop"}const M=9;function c(e){
const t=e.length-M;return{...e.length>0&&{likewise:e.slice(0,M)},...t>0&&{more:t}}}function y({unprovenMerge:e}){return e?
[(0,b().finding)("merge-not-proven",{merge:e.commit,reason:e.reason})]:[]}},72025:function(R,p,d){Object.defineProperty(
p,"__esModule",{value:!0}),p.ask=E,p.assetNotJudged=j,p.notChecked=M,p.ofChange=$;function S(){const c=d(27199);return S=
function(){return c},c}function b(){const c=d(95132);return b=function(){return c},c}function C(){const c=d(50661);return C=
function(){return c},c}function $(c){return(y,...e)=>(0,C().isChange)(y)?c(y,...e):[]}async function E(c,y,...e){const t=Object.
entries(c).map(async([r,o])=>{try{return await o(y,...e)}catch(i){return[A(r,i,e)]}});return(await Promise.all(t)).flat()}
function A(c,y,[e]){return e===void 0?(0,b().notJudged)(`the change; the check "${c}" failed`,y):j(e.asset,y,`; the chec\
k "${c}" failed`)}function j(c,y,e=""){const t=`the ${c.type} \`${c.id}\`${e}`;return(0,b().notJudged)(t,y,N(c))}function N(c){
try{return(0,S().placeOf)(c)}catch{return{location:{path:c.path,line:1,column:1},subject:(0,S().subjectOf)(c)}}}function M(c,{
path:y,detail:e},t){return(0,b().finding)("claim-not-checked",{claim:c,why:`${e} of the log \`${y}\``},t)}},70716:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.SUBJECT_CHECKS=p.REMOVED_GENE_CHECKS=p.GENE_CHECKS=p.CLAIM_CHECKS=void 0;
function S(){const m=d(98497);return S=function(){return m},m}function b(){const m=d(37542);return b=function(){return m},
m}function C(){const m=d(19177);return C=function(){return m},m}function $(){const m=d(78782);return $=function(){return m},
m}function E(){const m=d(1348);return E=function(){return m},m}function A(){const m=d(90331);return A=function(){return m},
m}function j(){const m=d(75597);return j=function(){return m},m}function N(){const m=d(66503);return N=function(){return m},
m}function M(){const m=d(90350);return M=function(){return m},m}function c(){const m=d(72025);return c=function(){return m},
m}function y(){const m=d(52117);return y=function(){return m},m}function e(){const m=d(97004);return e=function(){return m},
m}function t(){const m=d(93198);return t=function(){return m},m}function r(){const m=d(59613);return r=function(){return m},
m}function o(){const m=d(48550);return o=function(){return m},m}function i(){const m=d(10255);return i=function(){return m},
m}function a(){const m=d(85881);return a=function(){return m},m}function l(){const m=d(93290);return l=function(){return m},
m}function v(){const m=d(73566);return v=function(){return m},m}function u(){const m=d(47771);return u=function(){return m},
m}function f(){const m=d(36974);return f=function(){return m},m}function g(){const m=d(42804);return g=function(){return m},
m}const n=p.SUBJECT_CHECKS={"asset-files":y().assetFiles,"forbidden-paths":(0,c().ofChange)($().forbiddenPaths),"protect\
ed-paths":(0,c().ofChange)(j().protectedPaths),"policy-file":(0,c().ofChange)(A().policyFile),"gate-change":(0,c().ofChange)(
E().gateChange),"agent-files":(0,c().ofChange)(({agentFiles:m})=>m.flatMap(({findings:w})=>w)),"changed-instructions":(0,c().
ofChange)(S().changedInstructions),"stale-instructions":(0,c().ofChange)(S().staleInstructions),"ignored-inputs":(0,c().
ofChange)(A().ignoredInputs),"audit-logs":(0,c().ofChange)(b().auditLogs),"unauditable-files":(0,c().ofChange)(M().unauditableFiles),
"unproven-merge":(0,c().ofChange)(M().unprovenMerge),"hard-cap":(0,c().ofChange)(g().hardCap),"store-roots":(0,c().ofChange)(
N().storeRoots),"deciding-files":(0,c().ofChange)(C().decidingFiles),"missing-genes":a().missingGenes,"event-chain":t().
eventChain,"unresolved-references":a().unresolvedReferences,"genes-still-named":(0,c().ofChange)(a().genesStillNamed),"e\
ngine-seeds":(0,c().ofChange)(y().engineSeeds),"activated-seeds":(0,c().ofChange)(e().activatedSeeds),"removed-scripts":(0,c().
ofChange)(l().removedScripts),"claimed-radius":(0,c().ofChange)(r().claimedRadius),"claimed-streak":u().claimedStreak,estimates:(0,c().
ofChange)(r().estimates),"look-alike-ids":o().lookAlikeIds,"repeated-ids":o().repeatedIds,unidentified:v().unidentified},
h=p.CLAIM_CHECKS={"self-description":v().selfDescription,"capsule-fields":v().capsuleFields,envelope:i().envelope},s=p.GENE_CHECKS=
{"incomplete-gene":f().incompleteGene,"validation-list":f().validationList,"declared-constraints":g().declaredConstraints,
"loosened-constraints":(0,c().ofChange)(g().loosenedConstraints),"limits-beyond-cap":(0,c().ofChange)(g().limitsBeyondCap),
"gene-blast-radius":(0,c().ofChange)(g().geneBlastRadius),"declared-paths":(0,c().ofChange)(g().declaredPaths),"self-des\
cription":v().selfDescription,envelope:i().envelope},O=p.REMOVED_GENE_CHECKS={"removed-gene":(0,c().ofChange)(f().removedGene),
"gene-blast-radius":(0,c().ofChange)(g().geneBlastRadius),"declared-paths":(0,c().ofChange)(g().declaredPaths)}},52117:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.assetFiles=b,p.assetProblemFinding=C,p.engineSeeds=$;function S(){const E=d(
95132);return S=function(){return E},E}function b({problems:E}){return E.map(C)}function C({rule:E,detail:A,location:j,id:N,
before:M}){const y={location:j,...N===void 0?{}:{subject:{id:N}}};return M?{...(0,S().finding)(E,{detail:A},{...y,severity:"\
notice"}),before:M}:(0,S().finding)(E,{detail:A},y)}function $({seeds:E}){const[A]=E.keys();if(A===void 0)return[];const j=[
...E.values()].sort((M,c)=>M.localeCompare(c,"en",{numeric:!0})),N={ids:[...new Set([...E.keys()].map(({id:M})=>M))],count:E.
size,oldest:j[0]??"",newest:j.at(-1)??""};return[(0,S().finding)("engine-seeds",N,{location:A.locate()})]}},97004:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.activatedSeeds=A,p.blockedGenes=$;function S(){const j=d(27199);return S=
function(){return j},j}function b(){const j=d(77680);return b=function(){return j},j}function C(){const j=d(95132);return C=
function(){return j},j}async function $(j,N,M){const c=new Map;for(const y of j){const{gene:e}=y.value,t=N.find(a=>a.type===
"Gene"&&a.id===e),r=t&&await E(t,M);if(t===void 0||r===void 0)continue;const o=`the command \`${r}\` of its gene \`${t.id}\
\` is blocked`,i={capsule:y.id,why:o};c.set(y,(0,C().finding)("capsule-not-eligible",i,(0,S().placeOf)(y,["gene"])))}return c}
async function E(j,N){const M=N.forFile(j.path);for(const c of(0,b().commandsToRun)(j)){const{verdict:y}=await M.command(
c);if(y==="block")return c}}async function A({assets:j,judge:N}){const M=[];for(const c of j.activated??[]){const y=await E(
c,N);y!==void 0&&M.push((0,C().finding)("seed-activated-blocked",{gene:c.id,command:y},(0,S().placeOf)(c,["validation"])))}
return M}},93198:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.eventChain=j;function S(){const t=d(
27199);return S=function(){return t},t}function b(){const t=d(28894);return b=function(){return t},t}function C(){const t=d(
95132);return C=function(){return t},t}function $(){const t=d(36773);return $=function(){return t},t}function E(){const t=d(
72025);return E=function(){return t},t}function A(){const t=d(85475);return A=function(){return t},t}function j({assets:{
changes:t,present:r,unread:o}}){const i=r.filter(({type:n})=>n==="EvolutionEvent"),a=new Set(t.map(({asset:n})=>n)),l=new Map(
i.map(n=>[n.id,n])),v=new Map,u=new Map,f=new Set,g=new Set;return i.flatMap(n=>{const h=u.get(n.path);u.set(n.path,n);const s=c(
n),O=s===void 0?void 0:v.get(s);if(s!==void 0&&O===void 0&&v.set(s,n),!a.has(n)||n.cut)return[];const m=(0,S().placeOf)(
n,["parent"]),w={event:n.id};if(s===void 0){if(h===void 0||!(0,b().isAuditLog)(n.path))return[];const T={...w,fault:N,fix:M(
n,h.id)};return[(0,C().finding)("event-not-chained",T,m)]}if(!l.has(s)){const T=h===void 0,L=(0,b().isAuditLog)(n.path)&&
!T?"error":"warning",[D]=o;if(D!==void 0){const U=`whether the parent \`${s}\` of the EvolutionEvent \`${n.id}\` exists`;
return[(0,E().notChecked)(U,D,{...m,severity:L})]}if(g.has(s))return[];T||g.add(s);const G=T?`If the log with \`${s}\` ex\
ists, commit it, too; otherwise leave the event as its engine wrote it`:`Append the events up to \`${s}\` that the engine\
 wrote before this one; if they are lost, leave the event out`,H={...w,parent:s,where:"not in any asset file",fix:G};return[
(0,C().finding)("event-parent-missing",H,{...m,severity:L})]}const P=e(n,l,f);if(P!==void 0){const T=`has a circular cha\
in of parents: ${(0,$().inCode)(P)}`;return[(0,C().finding)("event-not-chained",{...w,fault:T,fix:"Set the `parent` of e\
ach event to the previous event"},m)]}if(O===void 0||O.id===n.id)return[];const k=h===void 0||h.id===s?O.id:h.id,F=`has \
the parent \`${s}\`, which is already the parent of \`${O.id}\``,I={...w,fault:F,fix:M(n,k)};return[(0,C().finding)("eve\
nt-not-chained",I,{...m,severity:"warning"})]})}const N="has no parent, but it is not the first event of its log";function M({
value:t},r){const o=t.asset_id===void 0?"":(0,A().contentHash)({...t,parent:r});return`Set \`parent\` to \`${r}\`, the pr\
evious event${o&&`, and \`asset_id\` to \`${o}\``}`}function c({value:{parent:t}}){return typeof t=="string"&&t!==""?t:void 0}
const y=5;function e(t,r,o){const i=new Set;let a=t;for(;a!==void 0&&!o.has(a.id)&&!i.has(a.id);){i.add(a.id);const v=c(
a);a=v===void 0?void 0:r.get(v)}if(a!==void 0&&a.id===t.id&&!o.has(a.id))return[...i].slice(0,y);for(const v of i)o.add(
v)}},59613:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.claimedRadius=C,p.estimates=e,p.sizeOf=A;function S(){
const r=d(27199);return S=function(){return r},r}function b(){const r=d(95132);return b=function(){return r},r}function C({
assets:{changes:r},counted:o}){return["Capsule","EvolutionEvent"].flatMap(i=>{const a=r.filter(({kind:f,asset:g})=>f==="\
added"&&g.type===i).map(({asset:f})=>({asset:f,size:A(f.value.blast_radius)})),l=a.flatMap(({size:f})=>f??[]),v=a.at(-1);
if(v===void 0||l.length<a.length)return[];const u=l.reduce(j);if(u.files<o.least.files||u.lines<o.least.lines){const f={
together:a.length>1,severity:"warning"};return[$(v.asset,u,o.least,f)]}return a.flatMap(({asset:f,size:g})=>g!==void 0&&
M(f)&&N(g,o.most)?[$(f,g,o.most,{together:!1,severity:"notice"})]:[])})}function $(r,o,i,{together:a,severity:l}){const{
type:v,id:u}=r,f={type:v,id:u,claim:`claims ${E(o)}${a?" together with the others of the change":""}`,shown:`git counts ${E(
i)} for this change`,fix:"Set `blast_radius` to what the cycle changed, and add the asset in the same change"},g={...(0,S().
placeOf)(r,["blast_radius"]),severity:l};return(0,b().finding)("claim-differs",f,g)}function E({files:r,lines:o}){return`${r}\
 ${r===1?"file":"files"} and ${o} ${o===1?"line":"lines"}`}function A(r){if(!(0,S().isJsonObject)(r))return;const{files:o,
lines:i}=r;return typeof o=="number"&&typeof i=="number"?{files:o,lines:i}:void 0}function j(r,o){return{files:r.files+o.
files,lines:r.lines+o.lines}}function N(r,o){return r.files>o.files||r.lines>o.lines+o.files}function M({value:{outcome:r}}){
return(0,S().isJsonObject)(r)&&r.status==="success"}const c=3,y=.1;function e({assets:{changes:r},counted:o}){const{least:i,
most:a}=o,l=r.filter(({kind:v,asset:u})=>v==="added"&&u.type==="EvolutionEvent");return l.flatMap(({asset:v})=>{const{blast_radius_estimate:u,
meta:f,blast_radius:g}=v.value,n=(0,S().isJsonObject)(u)?[]:["meta"],h=n.length===0?u:(0,S().isJsonObject)(f)&&f.blast_radius_estimate,
s=t(h);if(s===void 0||s<=0)return[];const O=l.length===1,m=O?i.files:t(g),w=O?a.files:t(g);if(m===void 0||w===void 0)return[];
const P=m/s>c;if(!P&&w/s>=y)return[];const k=P?m:w,F=(0,S().placeOf)(v,[...n,"blast_radius_estimate"]),I={type:v.type,id:v.
id,claim:`estimates ${s} ${s===1?"file":"files"}`,shown:`the change touches ${k}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,b().finding)("claim-differs",I,F)]})}function t(r){return(0,S().isJsonObject)(
r)&&typeof r.files=="number"?r.files:void 0}},48550:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.lookAlikeIds=
N,p.repeatedIds=r;function S(){const a=d(76760);return S=function(){return a},a}function b(){const a=d(23404);return b=function(){
return a},a}function C(){const a=d(27199);return C=function(){return a},a}function $(){const a=d(64385);return $=function(){
return a},a}function E(){const a=d(11970);return E=function(){return a},a}function A(){const a=d(95132);return A=function(){
return a},a}function j(){const a=d(25367);return j=function(){return a},a}function N({assets:{changes:a,present:l}}){const v=a.
filter(({kind:n})=>n==="added").map(({asset:n})=>n);if(v.length===0)return[];const u=new Set(v.map(({type:n})=>n)),f=new Map,
g=new Map;for(const{type:n,value:h}of l){const s=u.has(n)?(0,$().declaredId)(h):void 0;if(s!==void 0)for(const O of c(n,
s)){const m=f.get(O);m===void 0?f.set(O,s):m!==s&&!g.has(O)&&g.set(O,s)}}return v.flatMap(n=>{const{type:h,id:s}=n,m=c(h,
s).flatMap(P=>[f.get(P),g.get(P)]).find(P=>P!==void 0&&P!==s);if(m===void 0)return[];const w=(0,C().placeOf)(n,["id"]);return[
(0,A().finding)("look-alike-id",{type:h,id:(0,j().visible)(s),other:(0,j().visible)(m)},w)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function c(a,l){const v=/^[\w.-]*$/.test(l)?l:y(l),u=v.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${a} case ${e(v)}`,`${a} drawn ${e(u)}`]}function y(a){const l=a.normalize("NFKC").replace(M,"");return(0,E().asciiOf)(
l.replace(/\p{Pd}/gu,"-"))}function e(a){return a.toUpperCase().toLowerCase()}const t=/(?:\.seed\.json|\/default_genes\.json)$/;
function r({assets:{changes:a,present:l}}){const u=a.filter(({kind:n})=>n==="added"||n==="modified").map(({asset:n})=>n).
filter(o);if(u.length===0)return[];const f=new Set(u.map(({id:n})=>n)),g=l.filter(n=>o(n)&&f.has(n.id));return u.flatMap(
n=>{const h=g.find(m=>i(m,n));if(h===void 0)return[];const s=`the gene \`${n.id}\`, also in \`${h.path}\` with other cont\
ent`,O={...(0,C().placeOf)(n,["id"]),severity:"warning"};return[(0,A().finding)("duplicate-id",{detail:s},O)]})}function o({
type:a,path:l}){return a==="Gene"&&!t.test(`/${l}`)}function i(a,l){return a.id===l.id&&a.path.replace(/l$/,"")!==l.path.
replace(/l$/,"")&&S().posix.dirname(a.path)===S().posix.dirname(l.path)&&(0,b().canonicalize)(a.value)!==(0,b().canonicalize)(
l.value)}},10255:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.envelope=A;function S(){const t=d(27199);
return S=function(){return t},t}function b(){const t=d(61331);return b=function(){return t},t}function C(){const t=d(39763);
return C=function(){return t},t}function $(){const t=d(95132);return $=function(){return t},t}function E(){const t=d(85475);
return E=function(){return t},t}function A(t,{asset:r}){const{type:o,id:i,envelope:a}=r;return[...N(r),...a&&(0,b().senderOf)(
a)===void 0?[(0,$().finding)("schema-field",{type:o,id:i,...j},(0,S().placeOf)(r))]:[]]}const j={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function N(t){const{type:r,id:o,wrappers:i=[]}=t,
a=(0,S().placeOf)(t);return i.flatMap(l=>M(t,l).flatMap(([v,u])=>{const f=l[v];if(f===void 0||f===u)return[];const g={type:r,
id:o,field:v,stated:e(f),actual:e(u)};return[(0,$().finding)("envelope-contradicts-asset",g,a)]}))}function M(t,r){const{
type:o,id:i,value:a}=t;return[...o==="ValidationReport"?[["target_asset_id",a.gene_asset_id??r.target_asset_id],["target\
_local_id",a.gene_id]]:[],...c(r.type,o)?[["type",o]]:[],["asset_type",o],["asset_id",y(t,r.asset_id)],["content_hash",y(
t,r.content_hash)],["local_id",i]]}function c(t,r){if(typeof t!="string")return!1;const o=t.toLowerCase();return o!==r.toLowerCase()&&
C().ASSET_TYPES.some(i=>i.toLowerCase()===o)}function y({type:t,value:r},o){if(r.asset_id!==void 0||o===void 0)return r.
asset_id;const i={type:t,value:{...r,asset_id:o}};return(0,E().matchContentHash)(i)===void 0?(0,E().contentHash)(r):o}function e(t){
return JSON.stringify(t??null).slice(0,100)}},85881:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.appliedIds=
y,p.genesStillNamed=j,p.missingGenes=r,p.unresolvedReferences=A;function S(){const o=d(27199);return S=function(){return o},
o}function b(){const o=d(30610);return b=function(){return o},o}function C(){const o=d(95132);return C=function(){return o},
o}function $(){const o=d(72025);return $=function(){return o},o}function E(){const o=d(50661);return E=function(){return o},
o}function A({assets:o}){const{changes:i,present:a,unread:l}=o,v=[["capsule_id","Capsule",N(a,"Capsule")],["validation_r\
eport_id","ValidationReport",N(a,"ValidationReport")]];return i.filter(c).flatMap(({asset:u})=>{if(u.type!=="EvolutionEv\
ent")return[];const{type:f,id:g,value:n}=u,[h]=l;return v.flatMap(([s,O,m])=>{const w=n[s];if(!M(w,m))return[];const P={
...(0,S().placeOf)(u,[s]),severity:"warning"},k=`whether \`${w}\`, which the EvolutionEvent \`${g}\` names, exists`;return h?
[(0,$().notChecked)(k,h,P)]:[(0,C().finding)("reference-not-found",{type:f,id:g,wanted:O,name:w,field:s},P)]})})}function j({
assets:{changes:o,present:i}}){const a=N(i,"Gene"),l=y(o),v=o.flatMap(({kind:f,asset:g,before:n})=>f==="removed"?g:n??[]).
filter(({type:f})=>f==="Gene").flatMap(f=>(0,b().namesOf)(f).map(g=>({asset:f,name:g}))).filter(({name:f})=>!a.has(f)&&!l.
has(f));if(v.length===0)return[];const u=i.flatMap(b().namings);return v.flatMap(({asset:f,name:g})=>{const n=u.filter(({
gene:P})=>P===g),h=n.find(P=>P.by.type==="Capsule")??n[0];if(h===void 0)return[];const s=g.startsWith("sha256:"),O={what:`${s?
"gene that was":"gene"} \`${g}\``,by:`the ${h.by.type} \`${h.by.id}\``,more:new Set(n.map(P=>P.by)).size-1,fix:s?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${g}\`, or also remove the Capsules that name it`},m=h.by.
type==="Capsule"?"warning":"notice",w=h.by.locate(h.pointer);return[(0,C().finding)("still-named",O,{location:w,subject:(0,S().
subjectOf)(f),severity:m})]})}function N(o,i){return new Set(o.filter(a=>a.type===i).flatMap(b().namesOf))}function M(o,i){
return typeof o=="string"&&!i.has(o)}function c({kind:o}){return o==="added"||o==="modified"}function y(o){return new Set(
o.flatMap(b().newNamings).map(({gene:i})=>i))}const e="ad_hoc",t={severity:"warning",harm:"bookkeeping"};function r(o){const{
changes:i}=o.assets,a=new Set(i.filter(({kind:l,asset:v})=>l!=="removed"&&v.type==="Gene").flatMap(({asset:l})=>(0,b().namesOf)(
l)));return i.flatMap(b().newNamings).filter(({gene:l})=>!a.has(l)).map(({by:l,gene:v,pointer:u})=>{const f=v===e&&(0,E().
isChange)(o),g={...(0,S().placeOf)(l,u),...f&&t},{type:n,id:h}=l,s={type:n,id:h,wanted:"gene",name:v,field:String(u[0])};
return(0,C().finding)("reference-not-found",s,g)})}},93290:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),
p.removedScripts=y;function S(){const a=d(76760);return S=function(){return a},a}function b(){const a=d(27199);return b=
function(){return a},a}function C(){const a=d(68450);return C=function(){return a},a}function $(){const a=d(77680);return $=
function(){return a},a}function E(){const a=d(51951);return E=function(){return a},a}function A(){const a=d(86191);return A=
function(){return a},a}function j(){const a=d(59867);return j=function(){return a},a}function N(){const a=d(46912);return N=
function(){return a},a}function M(){const a=d(91063);return M=function(){return a},a}function c(){const a=d(95132);return c=
function(){return a},a}async function y(a){const{assets:l,baseTree:v,clock:u}=a,f=e(a.change),g=await t(a);if(f.size+g.size===
0)return[];const n=new Set(l.changes.map(({asset:O})=>O)),h=l.present.filter(O=>O.type==="Gene"&&!n.has(O)),s=new Map;for(const O of h){
await u.tick();const m=(0,$().validationCommands)(O),w=new Map;for(const{value:P,pointer:k}of m.kind==="list"?m.entries:
[]){if(typeof P!="string")continue;const{root:F}=(0,C().storeOf)(O.path,{policy:a.policy,tree:v}),T=(0,A().namedPaths)(P,
F).filter(L=>f.has(L)).map(L=>({path:L,script:""}));g.size>0&&T.push(...await o(P,v,F));for(const L of T){const D=i(L);(L.
script===""||g.has(D))&&w.set(D,{...L,entry:k[1]})}}for(const[P,k]of w){const F=s.get(P);F?F.more+=1:s.set(P,{...k,gene:O,
more:0})}}return[...s.values()].map(({path:O,script:m,gene:w,entry:P,more:k})=>{const F=m===""?`file \`${O}\``:`script \`${m}\
\` of \`${O}\``,I=`Keep \`${m||O}\`, or change the commands that name it`,T={...(0,b().placeOf)(w,["validation",P]),harm:"\
broken"};return(0,c().finding)("still-named",{what:F,by:`the gene \`${w.id}\``,more:k,fix:I},T)})}function e({files:a}){
const l=new Set(a.flatMap(({status:v,path:u,oldPath:f})=>v==="deleted"?u:f??[]));for(const{path:v,status:u}of a)u!=="del\
eted"&&l.delete(v);return l}async function t({change:a,baseTree:l,tree:v}){const u=a.files.map(({path:g,oldPath:n})=>n??
g),f=new Set;for(const g of u.filter(n=>S().posix.basename(n)==="package.json")){const n=await r(l,g),h=new Set(await r(
v,g));for(const s of n)h.has(s)||f.add(i({path:g,script:s}))}return f}async function r(a,l){const v=S().posix.dirname(l);
return[...(await(0,j().usablePackageJson)(a,v==="."?"":v))?.scripts.keys()??[]]}async function o(a,l,v){const{invocation:u}=(0,E().
readWords)(a,{tree:l,cwd:v});if(u?.program!=="npm")return[];const f={tree:l,directory:v,changed:new Set,families:M().NO_PROGRAMS},
{runs:g}=await(0,N().scriptsThatRun)(u,f,{start:0,end:0}),n=(0,N().eventOf)(u);return g.flatMap(({directory:h,event:s})=>s===
n?[{path:S().posix.join(h,"package.json"),script:n}]:[])}function i({path:a,script:l}){return`${a}\0${l}`}},21471:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.describeJson=v,p.schemaDifferences=$;function S(){const u=d(98879);return S=
function(){return u},u}const b=2e5,C=50;function $(u,f){try{return E(u,f)}catch(g){if(!(g instanceof URIError))throw g;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function E(u,f){const g=(0,S().complaintsOf)(u,f,JSON.stringify(f).length<=b),n=new Map,h=new Set;for(const s of g){if(M.
has(s.keyword))continue;const O=j(s);if(!h.has(O)){h.add(O);for(const m of c(s,u,f)){const w=A(s,m),P=n.get(w);n.set(w,P?
{...P,more:P.more+1}:m)}}}return[...n.values()].slice(0,C)}function A({keywordLocation:u},f){switch(f.kind){case"missing":
return JSON.stringify([u,...f.fields]);case"unknown":return JSON.stringify([u,f.field]);case"invalid":return u}}function j({
keyword:u,instanceLocation:f}){return`${N.has(u)?u:"value"} ${f}`}const N=new Set(["required","additionalProperties"]),M=new Set(
["properties","items","false"]);function c(u,f,g){const{keyword:n,keywordLocation:h,instanceLocation:s}=u,{pointer:O,value:m}=e(
g,s),w=t(f,h);if(n==="required"){const k=(w.required??[]).filter(F=>!y(m,F));return[{kind:"missing",pointer:O,fields:k,more:0}]}
if(n==="additionalProperties"){const k=w.properties??{},F=Object.keys(m??{}).filter(T=>!Object.hasOwn(k,T)),I=Object.keys(
k).filter(T=>!y(m,T));return F.map(T=>({kind:"unknown",pointer:[...O,T],field:T,absent:I,more:0}))}const P=l(n,w);return[
{kind:"invalid",pointer:O,keyword:n,expected:P,found:v(m),more:0}]}function y(u,f){return u!==null&&Object.hasOwn(u,f)}function e(u,f){
const g=[];let n=u;for(const h of r(f))Array.isArray(n)?(g.push(Number(h)),n=n[Number(h)]??null):(g.push(h),n=n[h]??null);
return{pointer:g,value:n}}function t(u,f){let g=S().SCHEMAS[u];for(const n of r(f).slice(0,-1))g=g[n];return g}function r(u){
return u.split("/").slice(1).map(f=>f.replaceAll("~1","/").replaceAll("~0","~"))}const o={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},i={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},a=40;function l(u,f){const g=f[u];
switch(u){case"type":return[g].flat().map(n=>o[String(n)]??String(n)).join(" or ");case"enum":return`one of ${(f.enum??[]).
map(n=>JSON.stringify(n)).join(", ")}`;case"const":return JSON.stringify(g);case"pattern":return i[String(g)]??`a string\
 that matches ${g}`;case"minLength":return g===1?"a non-empty string":`a string of at least ${g} characters`;case"maxLen\
gth":return`a string of at most ${g} characters`;case"minItems":return g===1?"a non-empty list":`a list of at least ${g}\
 items`;case"maxItems":return`a list of at most ${g} items`;case"minimum":return`a number that is at least ${g}`;case"ma\
ximum":return`a number that is at most ${g}`;default:return`a value that matches \`${u}\` in the schema`}}function v(u){
return Array.isArray(u)?u.length===0?"an empty list":"a list":u!==null&&typeof u=="object"?"an object":typeof u!="string"?
String(u):u.length<=a?JSON.stringify(u):`a string of ${u.length} characters`}},57733:function(R,p,d){Object.defineProperty(
p,"__esModule",{value:!0}),p.promotionSchemaFindings=j,p.schemaFindings=A;function S(){const o=d(23404);return S=function(){
return o},o}function b(){const o=d(27199);return b=function(){return o},o}function C(){const o=d(3051);return C=function(){
return o},o}function $(){const o=d(95132);return $=function(){return o},o}function E(){const o=d(21471);return E=function(){
return o},o}function A(o){return(0,E().schemaDifferences)(o.type,o.value).flatMap(i=>y(o.type,i)).map(i=>N(o,i,"warning"))}
function j(o){const i=r(o)?"warning":"error";return(0,E().schemaDifferences)(o.type,o.value).map(a=>N(o,a,i))}function N(o,i,a){
const{type:l,id:v}=o,{pointer:u,more:f}=i,g={...(0,b().placeOf)(o,u),severity:a},n=(h,s,O,m)=>(0,$().finding)("schema-fi\
eld",{type:l,id:v,field:h,fault:s,where:O,fix:m},g);switch(i.kind){case"missing":{const{fields:h}=i,O=`Add what is missi\
ng as the schema of the protocol describes it${h.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return n(h.join("`, `"),"is missing",c(u,f),O)}case"unknown":{const h=c(u.slice(0,-1),f),{field:s,absent:O}=i,
m=(0,C().nearestName)(s,O),w=m===void 0?"":`If you meant \`${m}\`, rename it. Otherwise, `,P=`${w}${w?"remove":"Remove"}\
 \`${s}\` or store it outside the asset`;return n(s,"is unknown",h,P)}case"invalid":{const{expected:h}=i,s=`${i.found}${f===
0?"":` (and in ${M(f)})`}`,O=u.join("."),m=`must be ${h}, but it is ${s}`;return n(O,m,"",`Change \`${O}\` to ${h}`)}}}function M(o){
return o===1?"1 similar place":`${o} similar places`}function c(o,i){return o.length===0?"":` in \`${o.join(".")}\`${i===
0?"":` and ${M(i)}`}`}function y(o,i){const{pointer:a}=i;switch(i.kind){case"missing":{const l=i.fields.filter(v=>!e[o].
has([...a,v].join(".")));return l.length===0?[]:[{...i,fields:l}]}case"unknown":return[i];case"invalid":return t(o,a,i.keyword)?
[]:[i]}}const e={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function t(o,[
i,...a],l){if(i==="type"||i==="id"||i==="asset_id")return!0;if(o!=="Gene")return!1;const v=l==="minItems"&&a.length>0;return i===
"validation"||i==="constraints"&&!v}function r({value:o}){const{schema_version:i}=o,a=typeof i=="string"?/^1\.(\d+)\.\d+$/.
exec(i)?.[1]:void 0;return a!==void 0&&Number(a)<Number(S().SCHEMA_VERSION.split(".")[1])}},98879:function(R,p,d){Object.
defineProperty(p,"__esModule",{value:!0}),p.SCHEMAS=void 0,p.complaintsOf=c;function S(){const t=d(13574);return S=function(){
return t},t}function b(){const t=d(36576);return b=function(){return t},t}function C(){const t=d(25065);return C=function(){
return t},t}function $(){const t=d(5330);return $=function(){return t},t}function E(){const t=d(39436);return E=function(){
return t},t}function A(){const t=d(39763);return A=function(){return t},t}const N={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},M=p.SCHEMAS={Gene:$().default,Capsule:b().default,EvolutionEvent:C().default,
Mutation:E().default,ValidationReport:N};function c(t,r,o){return y[o?"all":"first"][t].validate(r).errors}const y={all:e(
!1),first:e(!0)};function e(t){const r=A().ASSET_TYPES.map(o=>[o,new(S()).Validator(M[o],"7",t)]);return Object.fromEntries(
r)}},73566:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.capsuleFields=N,p.selfDescription=j,p.unidentified=
M;function S(){const e=d(27199);return S=function(){return e},e}function b(){const e=d(59490);return b=function(){return e},
e}function C(){const e=d(95132);return C=function(){return e},e}function $(){const e=d(72025);return $=function(){return e},
e}function E(){const e=d(85475);return E=function(){return e},e}function A(){const e=d(57733);return A=function(){return e},
e}function j({correctorOf:e},{asset:t,change:r,commands:o=[]}){if(t.cut)return[];const i=r?.kind==="unchanged"?void 0:r?.
before,a=o.some(({findings:l})=>l.some(({edit:v})=>v?.fix));return[...(0,E().hashFindings)(t,e(t),!a,i),...(0,A().schemaFindings)(
t)]}function N(e,{asset:t}){const{type:r,id:o,value:i}=t;if(r!=="Capsule"||t.cut)return[];const a=["success_streak","env\
_fingerprint"].filter(u=>i[u]==null);if(a.length===0)return[];const l=a.join("`, `"),v={fault:"is missing",where:"",fix:`\
Add \`${l}\``};return[(0,C().finding)("schema-field",{type:r,id:o,field:l,...v},(0,S().placeOf)(t))]}function M({genes:e,
claims:t,correctorOf:r}){const l=[...e.filter(({change:u})=>u?.kind!=="removed").map(({asset:u})=>u),...t].filter(({cut:u})=>!u).
flatMap(u=>c(u,r));return[...(0,b().groupBy)(l,({rule:u,location:f})=>JSON.stringify([u,f?.path])).values()].flatMap(y)}
function c(e,t){try{return(0,E().identityFindings)(e,t(e)).filter(E().isMissingIdentity)}catch(r){return[(0,$().assetNotJudged)(
e,r)]}}function y([e,...t]){if(e===void 0)return[];if(t.length===0||!(0,E().isMissingIdentity)(e))return[e,...t];const{subject:r,
args:o,...i}=e,{expected:a,...l}=o;return[{...i,args:{...l,others:t.length}}]}},47771:function(R,p,d){Object.defineProperty(
p,"__esModule",{value:!0}),p.claimedStreak=g,p.eventsIn=t,p.streakCounter=j,p.successStreak=e;function S(){const n=d(23404);
return S=function(){return n},n}function b(){const n=d(27199);return b=function(){return n},n}function C(){const n=d(59490);
return C=function(){return n},n}function $(){const n=d(95132);return $=function(){return n},n}function E(){const n=d(72025);
return E=function(){return n},n}function A(){const n=d(85475);return A=function(){return n},n}function j(n,h){const s=o(
n,h),O=(0,C().groupBy)(n,({value:{capsule_id:m}})=>m);return m=>N(m,O.get(m.id)??[],s,h)}function N({id:n,value:{gene:h}},s,O,m){
const w=[],P=[],k={files:0,lines:0};let F;const{successes:I,failure:T}=M(n,s);for(const L of I){const{value:D}=L,G=O.get(
L)??a(D,m)??(l(D,h,m)?void 0:r);G===void 0?(P.push(L),v(k,D)||(F??=f(D))):w.push({event:f(D),why:G})}return{count:y(P),uncounted:w,
ended:T!==void 0,...T&&I.length===0&&{failed:f(T.value)},radius:k,...F!==void 0&&{unmeasured:F}}}function M(n,h){const s=h.
filter(({value:m})=>m.type==="EvolutionEvent"&&m.capsule_id===n).reverse(),O=s.findIndex(({value:m})=>!c(m));return O<0?
{successes:s}:{successes:s.slice(0,O),failure:s[O]}}function c({outcome:n}){return(0,b().isJsonObject)(n)&&n.status==="s\
uccess"}function y(n){const h=n.map(({value:s})=>s.id).filter(s=>typeof s=="string");return n.length-h.length+new Set(h).
size}function e(n,h){const{successes:s,failure:O}=M(n,h);return{count:y(s),ended:O!==void 0}}function t({changes:n,present:h,
unread:s}){const O=s.at(-1),m=new Set(n.map(({asset:w})=>w));return h.filter(({type:w,path:P})=>w==="EvolutionEvent"&&(!O||
P>=O.path)).map(w=>({value:w.value,log:w.path,isNew:m.has(w)}))}const r="it does not name the gene of the Capsule";function o(n,h){
const s=new Map,O=new Map,m=new Set;for(const w of n){const P=i(w,O,h&&m.has(w.log));P!==void 0&&s.set(w,P),m.add(w.log);
const{id:k}=w.value;typeof k=="string"&&!O.has(k)&&O.set(k,w)}return s}function i({value:n,isNew:h},s,O){const{id:m,parent:w}=n;
if(h)return"the change that is judged adds or edits it";const P=typeof m=="string"?s.get(m):void 0;return P!==void 0?(0,S().
canonicalize)(P.value)===(0,S().canonicalize)(n)?void 0:"an earlier event with other content has its id":typeof w=="stri\
ng"&&w!==""?s.has(w)?void 0:"its parent is not in the log before it":O?"it has no parent":void 0}function a(n,h){const{id:s,
asset_id:O}=n;if(O===void 0)return h?"it has no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:n})===
void 0)return"its hash does not match its content";const m=typeof s=="string"&&s.trim()!=="";return h&&!m?"it has no id":
void 0}function l({genes_used:n},h,s){return typeof h!="string"||h===""||!Array.isArray(n)?!s:n.includes(h)}function v(n,{
blast_radius:h}){if(h===void 0)return!0;if(!(0,b().isJsonObject)(h))return!1;const{files:s,lines:O}=h;return!u(s)||!u(O)?
!1:(n.files=Math.max(n.files,s),n.lines=Math.max(n.lines,O),!0)}function u(n){return typeof n=="number"&&Number.isSafeInteger(
n)&&n>=0}function f({id:n}){return typeof n=="string"?n:"without an id"}function g({assets:n}){const h=(0,C().groupBy)(t(
n),({value:s})=>s.capsule_id);return n.changes.flatMap(({kind:s,asset:O})=>{const{success_streak:m}=O.value;if(s==="remo\
ved"||O.type!=="Capsule"||typeof m!="number")return[];const{count:w,ended:P}=e(O.id,h.get(O.id)??[]);if(m<=w)return[];const k=(0,b().
placeOf)(O,["success_streak"]),F=n.unread.at(-1);if(F!==void 0&&!P)return[(0,E().notChecked)(`the success streak of the \
Capsule \`${O.id}\``,F,k)];const I={type:O.type,id:O.id,claim:`claims a success streak of ${m}`,shown:`the events show ${w}`,
fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,$().finding)("claim-differs",I,k)]})}},78883:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.geneDifferences=$,p.uncovered=N;function S(){const M=d(77680);return S=
function(){return M},M}function b(){const M=d(32854);return b=function(){return M},M}function C(){const M=d(56131);return C=
function(){return M},M}function $({kind:M,asset:c,before:y}){return y===void 0||c.cut||M!=="added"&&M!=="modified"?[]:[...E(
y,c),...j(y,c)]}function E(M,c){const[y,e]=[A(M),A(c)],t="validation";return[...[...y].filter(r=>!e.has(r)).map(r=>({kind:"\
command_removed",field:t,base:r,head:null})),...[...e].filter(r=>!y.has(r)).map(r=>({kind:"command_added",field:t,base:null,
head:r}))]}function A(M){const c=(0,S().validationCommands)(M),y=c.kind==="list"?c.entries.map(({value:e})=>e):[];return new Set(
y.filter(e=>typeof e=="string"))}function j(M,c){const{constraints:y}=(0,C().readConstraints)(M.value.constraints),{constraints:e}=(0,C().
readConstraints)(c.value.constraints),t=[];e.maxFiles!==y.maxFiles&&t.push({kind:e.maxFiles>y.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(y.maxFiles),head:String(e.maxFiles)});const r="con\
straints.forbidden_paths";for(const o of N(y.forbiddenPaths,e.forbiddenPaths))t.push({kind:"constraint_loosened",field:r,
base:o,head:null});for(const o of N(e.forbiddenPaths,y.forbiddenPaths))t.push({kind:"constraint_tightened",field:r,base:null,
head:o});return t}function N(M,c){return M.filter(y=>!c.some(e=>(0,b().isWithin)(y,e)))}},36974:function(R,p,d){Object.defineProperty(
p,"__esModule",{value:!0}),p.incompleteGene=j,p.removedGene=N,p.validationList=$;function S(){const M=d(27199);return S=
function(){return M},M}function b(){const M=d(77680);return b=function(){return M},M}function C(){const M=d(95132);return C=
function(){return M},M}function $(M,{asset:c,validation:y,commands:e}){if(c.cut)return[];const t=["validation"],r={gene:c.
id};if(y.kind==="not_a_list"){const a={...r,fault:`must have ${y.expected} as \`validation\``};return[(0,C().finding)("v\
alidation-malformed",a,(0,S().placeOf)(c,t))]}if(y.kind==="missing"||y.entries.every(b().isBlankEntry))return[(0,C().finding)(
"validation-missing",{...r,that:""},(0,S().placeOf)(c,t))];const o=[],i=new Set;for(const a of y.entries){const{value:l,
pointer:v}=a;if((0,b().isBlankEntry)(a)){const u={...r,field:v.join("."),fault:"is blank"},f={...(0,S().placeOf)(c,v),severity:"\
notice"};o.push((0,C().finding)("validation-redundant",u,f))}else if(typeof l!="string"){const u={...r,fault:`must have \
a string as \`${v.join(".")}\``};o.push((0,C().finding)("validation-malformed",u,(0,S().placeOf)(c,v)))}else if(i.has(l)){
const u={...(0,S().placeOf)(c,v),subject:{...(0,S().subjectOf)(c),command:l}};o.push((0,C().finding)("validation-redunda\
nt",{...r,field:v.join("."),fault:`repeats \`${l}\``},u))}else i.add(l)}if(e.length>0&&e.every(E)){const a={...r,that:" \
that checks the change"};o.push((0,C().finding)("validation-missing",a,(0,S().placeOf)(c,t)))}return o}function E({reading:{
problems:M,argv:c}}){return M.some(({rule:y})=>y==="only-prints")||A.has(c?.[0]??"")}const A=new Set(["clear","date","df",
"echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function j(M,{asset:c}){return c.cut?
[(0,C().finding)("validation-malformed",{gene:c.id,fault:"can be read only in part: its JSON has an error"},(0,S().placeOf)(
c))]:[]}function N(M,{asset:c}){return[(0,C().finding)("gene-removed",{gene:c.id},{subject:(0,S().subjectOf)(c)})]}},56131:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.hardCaps=e,p.limitsOf=y,p.readConstraints=A,p.stricterConstraints=j;function S(){
const t=d(27199);return S=function(){return t},t}function b(){const t=d(57430);return b=function(){return t},t}function C(){
const t=d(32854);return C=function(){return t},t}function $(){const t=d(53315);return $=function(){return t},t}function E(){
const t=d(50661);return E=function(){return t},t}function A(t){const r=l=>({constraints:N,problems:[{...l,pointer:["cons\
traints"]}]});if(t===void 0)return r({kind:"missing"});if(!(0,S().isJsonObject)(t))return r({kind:"malformed",detail:"an\
 object"});const o=[],i=M(t.max_files,o);return{constraints:{maxFiles:i??$().DEFAULT_MAX_FILES,isDefaultLimit:i===void 0,
forbiddenPaths:c(t.forbidden_paths,o)},problems:o}}function j(t,r){if(t===void 0)return r;const{maxFiles:o,isDefaultLimit:i}=t.
maxFiles<r.maxFiles?t:r;return{maxFiles:o,isDefaultLimit:i,forbiddenPaths:[...new Set([...t.forbiddenPaths,...r.forbiddenPaths])]}}
const N={maxFiles:$().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(t,r){const o=["constraints","max\
_files"];if(t===void 0)r.push({kind:"missing",pointer:o});else{if(Number.isSafeInteger(t)&&Number(t)>0)return Number(t);
r.push({kind:"malformed",pointer:o,detail:"an integer greater than 0"})}}function c(t,r){const o=["constraints","forbidd\
en_paths"];if(t===void 0)return r.push({kind:"missing",pointer:o}),[];if(!Array.isArray(t))return r.push({kind:"malforme\
d",pointer:o,detail:"a list of paths"}),[];const i=new Set;for(const[a,l]of t.entries()){const v=typeof l=="string"?(0,C().
normalise)(l):void 0;if(typeof l!="string"||!v){r.push({kind:"malformed",pointer:[...o,a],detail:"a path below the root \
of the repository"});continue}(0,C().looksLikePattern)(l)&&r.push({kind:"pattern",pointer:[...o,a],detail:l}),i.add(v)}return[
...i]}function y(t,r){const{asset:o,change:i,binds:a}=t,{constraints:l}=A(o.value.constraints),v=i?.before&&A(i.before.value.
constraints).constraints,u=j(v,l),{maxFiles:f,isDefaultLimit:g}=u,n=e(r.policy),h=a&&(0,E().isChange)(r)?r.radius:b().NOTHING_TOUCHED,
s=(0,$().cappedSize)(h,r.policy.blast_radius.counting),O=(0,$().gradeFiles)(h.files,f,s,n),m=O==="hard_cap_breach"?s:h,w=(0,$().
gradeWords)(O,m,f,n);return{base:v,head:l,constraints:u,blastRadius:{...h,max_files:f,...g&&{default_limit:!0},severity:O,
message:w}}}function e({blast_radius:t}){const{hard_cap_files:r,hard_cap_lines:o}=t;return{files:r,lines:o}}},54034:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.auditGene=j,p.forbidsRunningGene=M,p.geneFindings=N;function S(){const c=d(
13580);return S=function(){return c},c}function b(){const c=d(72025);return b=function(){return c},c}function C(){const c=d(
70716);return C=function(){return c},c}function $(){const c=d(6470);return $=function(){return c},c}function E(){const c=d(
78883);return E=function(){return c},c}function A(){const c=d(56131);return A=function(){return c},c}async function j(c,y,e){
const{asset:t,change:r,commands:o,store:i}=y,a=(0,A().limitsOf)(y,c),l=await N(c,{...y,limits:a}),v=e.mayRun&&!l.some(M);
return{asset:t,store:i,commands:v?(0,$().planCommands)(o,{timeoutMs:e.timeoutMs,directory:i.root}):o,findings:l,blastRadius:a.
blastRadius,differences:r===void 0?[]:(0,E().geneDifferences)(r)}}async function N(c,y){return y.change?.kind!=="removed"?
(0,b().ask)(C().GENE_CHECKS,c,y):(await(0,b().ask)(C().REMOVED_GENE_CHECKS,c,y)).map(({location:t,...r})=>r)}function M({
rule:c}){return(0,S().ruleOf)(c).forbidsRunning==="gene"}},42804:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),
p.declaredConstraints=N,p.declaredPaths=a,p.geneBlastRadius=o,p.hardCap=r,p.limitsBeyondCap=e,p.loosenedConstraints=c;function S(){
const l=d(27199);return S=function(){return l},l}function b(){const l=d(95132);return b=function(){return l},l}function C(){
const l=d(53315);return C=function(){return l},l}function $(){const l=d(39869);return $=function(){return l},l}function E(){
const l=d(78883);return E=function(){return l},l}function A(){const l=d(56131);return A=function(){return l},l}const j={
severity:"warning",harm:"bookkeeping"};function N(l,{asset:v}){return(0,A().readConstraints)(v.value.constraints).problems.
filter(({kind:u})=>u!=="missing"||!v.cut).map(u=>M(v,u))}function M(l,{kind:v,pointer:u,detail:f=""}){const g=(0,S().placeOf)(
l,u),n=u.join("."),h=(O,m,w=j)=>(0,b().finding)("constraints-malformed",{gene:l.id,field:n,fault:O,fix:m},{...g,...w});if(v===
"missing")return h("is missing",`Add \`${n}\` to the gene`);if(v==="malformed")return h(`must be ${f}`,`Change \`${n}\` t\
o ${f}`,{});const s=`forbids \`${f}\`, which is read as a path, with each of its characters, not as a pattern`;return h(
s,"Write the path of the directory; everything below it is also forbidden")}function c(l,{asset:v,binds:u,limits:{base:f,
head:g}}){if(!u||v.cut||f===void 0)return[];const n=(0,E().uncovered)(f.forbiddenPaths,g.forbiddenPaths),h=g.maxFiles>f.
maxFiles;if(n.length===0&&!h)return[];const s=y(v.value.constraints),O=[...h&&!s("max_files")?[`\`max_files\` from ${f.maxFiles}\
 to ${g.maxFiles}`]:[],...(s("forbidden_paths")?[]:n).map(w=>`\`${w}\` is no longer forbidden`)];if(O.length===0)return[];
const m=(0,S().placeOf)(v,["constraints"]);return[(0,b().finding)("constraints-loosened",{gene:v.id,loosened:O},m)]}function y(l){
const v=(0,A().readConstraints)(l).problems.flatMap(({kind:u,pointer:f})=>u==="malformed"&&f.length<=2?[f[1]]:[]);return u=>v.
includes(u)||v.includes(void 0)}function e(l,{asset:v,binds:u,limits:{base:f,head:g}}){const{files:n}=(0,A().hardCaps)(l.
policy),{maxFiles:h}=g;if(!u||h<=n||f!==void 0&&h<=f.maxFiles)return[];const s="constraints.max_files",O=`allows ${h} fi\
les, but the hard cap of the policy is ${n} ${n===1?"file":"files"}`,m={gene:v.id,field:s,fault:O,fix:`Set \`${s}\` to ${n}\
 or less`},w={...(0,S().placeOf)(v,["constraints","max_files"]),...j};return[(0,b().finding)("constraints-malformed",m,w)]}
const t={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function r({genes:l,radius:v,policy:u}){const f=l.filter(({binds:k})=>k),g=(0,C().cappedSize)(v,u.blast_radius.
counting),n=(0,A().hardCaps)(u);if(f.length===0||g.files<=n.files&&g.lines<=n.lines)return[];const[h,...s]=f,O=f.find(({
change:k})=>k.kind!=="removed"),{location:m}=O?(0,S().placeOf)(O.asset,["constraints","max_files"]):{},w={...m&&{location:m},
...h&&s.length===0&&{subject:(0,S().subjectOf)(h.asset)}},P={...g,capFiles:n.files,capLines:n.lines,genes:f.length};return[
(0,b().finding)("blast-radius-hard-cap",P,w)]}function o(l,{asset:v,binds:u,isOnlyAdded:f,limits:g}){const{files:n,max_files:h,
severity:s}=g.blastRadius;if(!u||s==="within_limit"||s==="hard_cap_breach")return[];if(f&&(s==="approaching_limit"||l.seeds.
has(v)))return[];const O=(0,S().placeOf)(v,["constraints","max_files"]),m={gene:v.id,files:n,maxFiles:h,declared:!g.constraints.
isDefaultLimit};return[(0,b().finding)(t[s],m,{...O,...i(f)})]}function i(l=!1){return l?j:{}}function a({touchesOf:l,seeds:v},{
asset:u,binds:f,isOnlyAdded:g,limits:{constraints:n}}){if(!f||v.has(u))return[];const h=n.forbiddenPaths.flatMap(O=>(0,$().
someTouches)(l(O)).map(m=>({gene:u.id,entry:O,...m})));if(h.length===0)return[];const s={...(0,S().placeOf)(u,["constrai\
nts","forbidden_paths"]),...i(g)};return h.map(O=>(0,b().finding)("forbidden-path-declared",O,s))}},16373:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.readGene=j,p.readGeneChange=N;function S(){const e=d(27199);return S=
function(){return e},e}function b(){const e=d(30610);return b=function(){return e},e}function C(){const e=d(68450);return C=
function(){return e},e}function $(){const e=d(77680);return $=function(){return e},e}function E(){const e=d(16455);return E=
function(){return e},e}function A(){const e=d(95132);return A=function(){return e},e}async function j(e,t,r){const o=(0,$().
validationCommands)(e),i=await M(e,o,t,r);return{asset:e,store:t.storeOf(e.path),binds:!1,validation:o,commands:i}}async function N(e,t,r,o){
const{kind:i,asset:a,before:l}=e,v=(0,b().namesOf)(a).some(h=>t.has(h)),u=!["applied","unchanged"].includes(i)||v,f=i===
"added"&&l===void 0&&!v,g=(0,$().validationCommands)(a),n=i==="removed"?[]:await M(a,g,r,o);return{asset:a,store:r.storeOf(
a.path),change:e,binds:u,isOnlyAdded:f,validation:g,commands:n}}async function M(e,t,r,o){if(t.kind!=="list")return[];const i=r.
forFile(e.path),a=t.entries.filter(f=>typeof f.value=="string"&&!(0,$().isBlankEntry)(f)),l=await Promise.all(a.map(({value:f})=>i.
command(f))),v=await(0,E().withEdits)(l,i,o(e)==="fix");return(await Promise.all(v.map(f=>c(f,e,r)))).map((f,g)=>y(e,f,a[g]?.
pointer??["validation"]))}async function c(e,{path:t},r){const o=r.storeOf(t),{tree:i}=r.terms;if(e.verdict!=="block"||i===
void 0)return e;for(const a of new Set([...(0,C().packagesAbove)(i,o.path),""])){if(a===o.root)continue;const{verdict:l}=await r.
startingIn(a).command(e.reading.command);if(l==="block")continue;const v=(0,A().finding)("store-root-unclear",{store:o.path||
".",root:o.root||".",others:[a||"."],because:"accepts"});return{...e,findings:[...e.findings,v]}}return e}function y(e,{
findings:t,...r},o){const{command:i}=r.reading,a={...(0,S().subjectOf)(e),command:i},l={path:e.path,pointer:(0,S().pointerText)(
[...e.pointer,...o])};return{...r,command:i,location:e.locate(o),findings:t.map(({edit:v,...u})=>({...u,location:e.locate(
o,u.span),subject:a,...v&&{edit:{...l,...v}}}))}}},61989:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),
p.launchedFiles=E,p.markUnreadable=$;function S(){const j=d(27199);return S=function(){return j},j}function b(){const j=d(
10473);return b=function(){return j},j}function C(){const j=d(95132);return C=function(){return j},j}async function $(j,N,{
tree:M,baseTree:c}){const y=j.flatMap(({commands:t})=>t.flatMap(E)),e=new Map;for(const t of new Set(y)){const r=N.has(t)?
await(0,b().whyUnreadable)(M,t):void 0;r&&await(0,b().whyUnreadable)(c,t)===void 0&&e.set(t,r)}return e.size===0?j:j.map(
t=>({...t,commands:t.commands.map(r=>A(t,r,e))}))}function E({reading:j}){return j.targets.flatMap(({path:N})=>N??[])}function A({
asset:j},N,M){const{location:c,verdict:y,confirmation:e}=N,t={location:c,subject:{...(0,S().subjectOf)(j),command:N.command}},
r=[...new Set(E(N))].flatMap(o=>{const i=M.get(o);return i===void 0?[]:[(0,C().finding)("script-unreadable",{path:o,why:i},
t)]});return r.length===0?N:{...N,verdict:y==="allow"?"warn":y,confirmation:e==="standard"?"strong":e,findings:[...N.findings,
...r]}}},6470:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.digestPlans=A,p.makePlan=$,p.planCommands=
E,p.toolOf=c;function S(){const y=d(77598);return S=function(){return y},y}const b=Symbol("audited");function C({steps:y,
...e}){return{...e,steps:y.map(({command:t,...r})=>r)}}function $(y){const{argv:e,program:t,directory:r,binary:o=null,env:i,
timeoutMs:a}=y,{scripts:l=null,npmSettings:v=[]}=y,u=JSON.stringify([e,t,o,l&&C(l),v,Object.entries(i).sort(([f],[g])=>f<
g?-1:1),a,...r===""?[]:[r]]);return{...y,[b]:!0,digest:j(u)}}function E(y,e){const t=[];for(const r of y){const o=r.verdict===
"block"?void 0:N(r.reading,e);if(o===void 0)return y;t.push({...r,plan:o})}return t}function A(y){const e=[...new Set(y.
map(({digest:t})=>t))].sort();return j(e.join(`
`))}function j(y){return`sha256:${(0,S().createHash)("sha256").update(y).digest("hex")}`}function N(y,e){const{command:t,
argv:r,assignments:o}=y,i=r&&M(y,r);if(i)return $({command:t,...i,env:{...Object.fromEntries(o.map(({name:a,value:l})=>[
a,l])),...y.invocation?.family?.data.environment},...e})}function M(y,e){const{invocation:t,scripts:r,npmSettings:o}=y,[
i]=e;if(t===void 0)return i===void 0?void 0:{program:i,argv:e};const a=c(y);if(a===void 0){const{program:v}=t;return{program:v,
argv:e,...r&&{scripts:r},...o&&{npmSettings:o}}}if(a.path===void 0)return;const l=[...t.operands,...t.passthrough].map(({
text:v})=>v);return{program:t.program,argv:l,binary:a.path}}function c({targets:y}){return y.find(({kind:e,via:t})=>e===
"package_binary"&&t===void 0)}},66160:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.correctorIn=l,p.
isGene=v,p.readChangeSubject=o,p.subjectOfAssets=r;function S(){const f=d(20702);return S=function(){return f},f}function b(){
const f=d(78114);return b=function(){return f},f}function C(){const f=d(28894);return C=function(){return f},f}function $(){
const f=d(36093);return $=function(){return f},f}function E(){const f=d(4378);return E=function(){return f},f}function A(){
const f=d(74238);return A=function(){return f},f}function j(){const f=d(53315);return j=function(){return f},f}function N(){
const f=d(12154);return N=function(){return f},f}function M(){const f=d(39869);return M=function(){return f},f}function c(){
const f=d(85881);return c=function(){return f},f}function y(){const f=d(16373);return y=function(){return f},f}function e(){
const f=d(61989);return e=function(){return f},f}const t={changes:[],problems:[],files:[],present:[],unread:[]};function r({
assets:f,problems:g},n,h,s=t){const{policy:O,tree:m}=n.terms;return{policy:O,clock:n.clock,tree:m,problems:g,correctorOf:h,
genes:f.filter(v).map(w=>({asset:w})),claims:f.filter(w=>!v(w)),assets:s}}async function o(f){const{assets:g,baseTree:n,
tree:h,policy:s,platform:O}=f,{policy:m,source:w}=s,P=new Set(f.change.files.flatMap(j().namesOf)),k=E().Judge.by({policy:m,
tree:h,base:n,changed:P,platform:O,...f.clock&&{clock:f.clock}}),F=i(g.changes),I=(0,c().appliedIds)(g.changes.filter(({
asset:B})=>!F.has(B))),T=l(g.problems),L={tree:h,baseTree:n},D=await k.clock.all(g.changes.filter(({asset:B})=>v(B)),B=>(0,y().
readGeneChange)(B,I,k,T)),G=await(0,e().markUnreadable)(D,P,L),H=new Set(G.flatMap(({commands:B})=>B.flatMap(e().launchedFiles))),
U=await(0,N().withLinesOfCode)(f.change,H,L),J=(0,N().exemptPaths)(U,m,G,h),W=(0,M().touchedPaths)(U,h),K=(0,j().measureChange)(
U,J);return{policy:m,judge:k,clock:k.clock,loadedPolicy:s,unprovenMerge:f.unprovenMerge,policyPath:w==="file"?void 0:A().
POLICY_PATH,tree:h,baseTree:n,change:U,agentFiles:await(0,S().judgeAgentFiles)(L,m,k.clock),assets:g,problems:g.problems,
correctorOf:T,genes:G,seeds:a(F,G,P),claims:g.changes.filter(u).map(({asset:B})=>B),changedNames:P,touched:W,touchesOf:(0,M().
touchesOf)(W,n),exempt:J,radius:K,counted:(0,N().countedChange)(U,K)}}function i(f){return new Map(f.flatMap(({kind:g,asset:n,
before:h})=>{const s=g==="added"&&!h?(0,$().seedRelease)(n):void 0;return s===void 0?[]:[[n,s]]}))}function a(f,g,n){const h=g.
filter(({isOnlyAdded:O,commands:m})=>!O||m.flatMap(e().launchedFiles).some(w=>n.has(w))),s=new Set(h.map(({asset:O})=>O));
return new Map([...f].filter(([O])=>!s.has(O)))}function l(f){const g=(0,b().ambiguousFiles)(f);return({path:n})=>g.has(
n)||(0,C().isAuditLog)(n)?"hand":"fix"}function v({type:f}){return f==="Gene"}function u({kind:f,asset:g}){return!v(g)&&
(f==="added"||f==="modified")}},50661:function(R,p){Object.defineProperty(p,"__esModule",{value:!0}),p.isChange=d;function d(S){
return"change"in S}},57430:function(R,p){Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_TOUCHED=p.NOTHING_RUN=
void 0;const d=p.NOTHING_RUN={level:"none",description:"Nothing was run."},S=p.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(R,p,d){d.r(p),d.d(p,{Validator:()=>S.D});var S=d(60207)},36576:function(R,p,d){d.r(p),d.
d(p,{default:()=>S});var S=d(6145)},25065:function(R,p,d){d.r(p),d.d(p,{default:()=>S});var S=d(27620)},5330:function(R,p,d){
d.r(p),d.d(p,{default:()=>S});var S=d(87981)},39436:function(R,p,d){d.r(p),d.d(p,{default:()=>S});var S=d(57811)}};
