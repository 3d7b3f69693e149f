"use strict";exports.id=4142,exports.ids=[4142],exports.modules={81456:function(R,p){Object.defineProperty(p,"__esModule",{value:!0}),
p.assetLimits=d;function d(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(R,p,d){Object.
defineProperty(p,"__esModule",{value:!0}),p.ambiguousFiles=j,p.hidesContent=P,p.isIncomplete=E,p.isUnread=C,p.markBefore=
N;function S(){const r=d(28672);return S=function(){return r},r}function b({rule:r}){return S().assetFileRules[r].content}
function C(r){return b(r)==="unread"}function P(r){return C(r)||b(r)==="misread"}function E({problems:r}){return r.some(
P)}function A(r){return P(r)||b(r)==="ambiguous"}function j(r){return new Set(r.filter(A).map(({location:y})=>y.path))}function N(r,y,i,e){
const a=new Set(i.map(({asset:n})=>n.id)),o=new Map;for(const n of y){const u=M(n,n.location.path);o.set(u,(o.get(u)??0)+
1)}return r.map(n=>{const{id:u,location:l}=n,v=M(n,e.get(l.path)??l.path),f=o.get(v)??0;return!(b(n)==="known")||f===0||
u!==void 0&&a.has(u)?n:(o.set(v,f-1),{...n,before:!0})})}function M({rule:r,id:y,detail:i},e){return JSON.stringify([r,e,
y,i.replace(/\d+/g,"#")])}},30610:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.allOtherGenes=A,p.appliedGenes=
E,p.namesOf=b,p.namings=P,p.newNamings=C;function S(){const N=d(61331);return S=function(){return N},N}function b({id:N,
value:{asset_id:M}}){return typeof M=="string"?[N,M]:[N]}function C({kind:N,asset:M,before:r}){if(N!=="added"&&N!=="modi\
fied")return[];const y=new Set(N==="modified"&&r?P(r).map(({gene:i})=>i):[]);return P(M).filter(({gene:i})=>!y.has(i))}function P(N){
const{gene:M,genes_used:r}=N.value;return N.type==="Capsule"?typeof M=="string"?[{by:N,gene:M,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(r)?[]:r.flatMap((y,i)=>typeof y=="string"?[{by:N,gene:y,pointer:["genes_used",i]}]:[])}
function E(N,M){const r=new Set(N.flatMap(C).map(({gene:e})=>e));for(const{kind:e,asset:a}of N)if(!(e==="removed"||a.type!==
"Gene"))for(const o of b(a))r.delete(o);const y=new Set;return j(N,M).filter(e=>{if(!b(e).some(o=>r.has(o)))return!1;const a=(0,S().
statedContent)(e);return y.has(a)?!1:(y.add(a),!0)}).map(e=>({kind:"applied",asset:e,before:e}))}function A(N,M){const r=E(
N,M),y=new Set(r.map(({asset:i})=>i.id));return j(N,M).map(i=>({kind:y.has(i.id)?"applied":"unchanged",asset:i,before:i}))}
function j(N,M){const r=new Set(N.map(({asset:y})=>y));return M.flatMap(({assets:y})=>y).filter(y=>y.type==="Gene"&&!r.has(
y))}},77680:function(R,p){Object.defineProperty(p,"__esModule",{value:!0}),p.commandsToRun=b,p.isBlankEntry=S,p.validationCommands=
C;const d=1e3;function S({value:P}){return typeof P=="string"&&P.trim()===""}function b(P){const E=C(P);return E.kind!==
"list"?[]:E.entries.flatMap(A=>typeof A.value=="string"&&!S(A)?[A.value.trim()]:[])}function C({value:P}){const{validation:E}=P;
return E===void 0?{kind:"missing"}:Array.isArray(E)?E.length>d?{kind:"not_a_list",expected:`a list of at most ${d} strin\
gs`}:{kind:"list",entries:E.map((j,N)=>({value:j,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.changedInstructions=M,p.staleInstructions=
j;function S(){const n=d(80401);return S=function(){return n},n}function b(){const n=d(32854);return b=function(){return n},
n}function C(){const n=d(93028);return C=function(){return n},n}function P(){const n=d(95132);return P=function(){return n},
n}function E(){const n=d(44786);return E=function(){return n},n}function A(){const n=d(39869);return A=function(){return n},
n}async function j({tree:n}){return(await Promise.all(E().INSTRUCTION_FILES.map(async l=>({path:l,effect:N((0,E().blockIn)(
await o(n,l)))})))).flatMap(({path:l,effect:v})=>v===void 0?[]:[(0,P().finding)("agent-instructions",{path:l,effect:v,lines:[]},
{...(0,A().atFile)(l),severity:"notice"})])}function N(n){switch(n.kind){case"absent":return;case"changed":return"is not\
 what a released version writes";case"released":return n.version===E().BLOCK_VERSION?void 0:`has version ${n.version}, a\
nd this version of gene-gate writes ${E().BLOCK_VERSION}`}}async function M({baseTree:n,tree:u}){const l=E().INSTRUCTION_FILES.
map(async v=>{const[f,c]=await Promise.all([o(n,v),o(u,v)]),[g,t]=[(0,E().blockIn)(f),(0,E().blockIn)(c)];if(g.kind==="a\
bsent")return[];const m=t.kind!=="absent"&&t.block===g.block,s=r(m,t,!y(f,g)&&y(c,t));if(s===void 0)return[];const O=m?a(
f,c):a(g.block,i(t));return[(0,P().finding)("agent-instructions",{path:v,effect:s,lines:O},(0,A().atFile)(v))]});return(await Promise.
all(l)).flat()}function r(n,u,l){return u.kind==="absent"?"is removed":l?"is hidden, or shown as an example":n||u.kind===
"released"?void 0:"is not what a released version writes"}function y(n,u){const l=n.slice(0,Math.max(0,n.indexOf(i(u)))),
v=f=>l.match(f)?.length??0;return v(/^ {0,3}(?:```|~~~)/gm)%2===1||v(/<!--/g)>v(/-->/g)||v(/<details\b/gi)>v(/<\/details>/gi)}
function i(n){return n.kind==="absent"?"":n.block}const e=1e3;function a(n,u){return((0,S().diffLines)(n,u,{maxEditLength:e})??
[]).filter(({added:f,removed:c})=>f||c).flatMap(({added:f,value:c})=>c.split(`
`).flatMap(g=>g===""?[]:[`${f?"+":"-"}${g}`]))}async function o(n,u){const l=(0,b().resolveInTree)(n,u);return l.kind!==
"inside"||!(0,C().isRegular)(l.entry.kind)?"":(await n.read(l.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.auditLogs=j,p.firstMalformedLine=a;function S(){
const n=d(28894);return S=function(){return n},n}function b(){const n=d(95132);return b=function(){return n},n}function C(){
const n=d(53315);return C=function(){return n},n}function P(){const n=d(39869);return P=function(){return n},n}const E=/^100/,
A=10;async function j(n){const{change:u,policy:l}=n,v=u.files.filter(c=>(0,C().namesOf)(c).some(S().isAuditLog));if(l.blast_radius.
audit_log==="forbidden"){const c=v.flatMap(C().namesOf).filter(S().isAuditLog),g="touches, although the policy forbids i\
t,";return c.map(t=>(0,b().finding)("audit-log-rewritten",{path:t,how:g},(0,P().atFile)(t)))}return(await Promise.all(v.
map(c=>r(c,n)))).flat()}async function N(n,u){return n.stat(u)===void 0?Buffer.alloc(0):n.read(u,S().MAX_LOG_BYTES)}function M({
rule:n,location:{path:u,line:l}},v){return u!==v.path?!1:l===v.line||n==="file-not-json"&&l>v.line}async function r(n,{baseTree:u,
tree:l,assets:{problems:v}}){const{path:f,oldPath:c,status:g}=n,t=[],m=(O,h)=>i(f,O,h).filter(({location:w})=>!v.some($=>w&&
M($,w))),s=async O=>!E.test(n.oldMode)||(0,S().hasRecords)(await N(u,O));if(c!==void 0&&(0,S().isAuditLog)(c)&&await s(c)&&
t.push(y(c)),!(0,S().isAuditLog)(f))return t;if(g==="deleted")await s(f)&&t.push(y(f));else if(!E.test(n.newMode)||g==="\
type_changed")t.push(y(f));else if(g==="modified"){const[O,h]=await Promise.all([N(u,f),N(l,f)]),w=(0,S().continuationOf)(
O,h);if(w.kind==="appended")return[...t,...m(h,w.from)];const{line:$}=w,k=e($,h),F={path:f,line:k?Math.max($-1,1):$,column:1},
I=k?`removes everything from line ${$} on of`:`modifies line ${$} of`;t.push((0,b().finding)("audit-log-rewritten",{path:f,
how:I},{location:F}))}else t.push(...m(await N(l,f),0));return t}function y(n){return(0,b().finding)("audit-log-rewritte\
n",{path:n,how:"removes or replaces"},(0,P().atFile)(n))}function i(n,u,l){const v=a(u,l);if(v===void 0)return[];const f={
path:n,line:v.line,column:1},c=`appends line ${v.line}, which is no valid record (${v.problem}), to`;return[(0,b().finding)(
"audit-log-rewritten",{path:n,how:c},{location:f,harm:"broken"})]}function e(n,u){return u.length===0||u.at(-1)===A&&(0,S().
countLines)(u,u.length)<n}function a(n,u){const l=(0,S().countLines)(n,u);for(const{bytes:v,line:f}of(0,S().recordsOf)(n.
subarray(u))){const c=o(v);if(c!==void 0)return{line:l+f,problem:c}}}function o(n){let u;try{const l=n.toString("utf8").
trim();if(l==="")return;u=JSON.parse(l)}catch{return"it is not a single JSON value"}return typeof u!="object"||u===null||
Array.isArray(u)?"it is not a JSON object":typeof u.type=="string"?void 0:"it has no `type`"}},53315:function(R,p){Object.
defineProperty(p,"__esModule",{value:!0}),p.DEFAULT_MAX_FILES=void 0,p.busiestDirectories=j,p.cappedSize=b,p.gradeFiles=
C,p.gradeWords=P,p.linesOf=M,p.measureChange=S,p.namesOf=N;const d=p.DEFAULT_MAX_FILES=20;function S(r,y){const i={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const e of r.files){const{path:a,oldPath:o}=e,n=o===void 0?1:2,u=Number(y.has(
a))+Number(o!==void 0&&y.has(o));i.files+=n-u,i.exempt_files+=u,u===n?i.exempt_lines+=M(e):i.lines+=M(e)}return i}function b({
files:r,lines:y,exempt_files:i,exempt_lines:e},a){return a==="reference"?{files:r,lines:y}:{files:r+i,lines:y+e}}function C(r,y,i,e){
const a=E(y);return i.files>e.files||i.lines>e.lines?"hard_cap_breach":r>2*a?"critical_overrun":r>a?"exceeded":r>.8*a?"a\
pproaching_limit":"within_limit"}function P(r,{files:y,lines:i},e,a){const o=E(e);switch(r){case"hard_cap_breach":return`\
HARD CAP BREACH: ${y} files / ${i} lines exceeds system limit (${a.files} files / ${a.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${y} files > ${2*o} (2x limit of ${o}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${y} > ${o}`;case"approaching_limit":return`approaching limit: ${y} / ${o} files (${Math.
round(y/o*100)}%)`;case"within_limit":return`${y} / ${o} files`}}function E(r){return typeof r=="number"&&r>0?r:d}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function j(r,y){const i=new Map;for(const{path:e,lines:a,exempt:o}of r){const n=A.exec(e)?.[0]??".",u=i.get(n)??{path:n,
files:0,lines:0};u.files+=1,u.lines+=a,o&&(u.exempt_files=(u.exempt_files??0)+1,u.exempt_lines=(u.exempt_lines??0)+a),i.
set(n,u)}return[...i.values()].sort((e,a)=>a.files-e.files||a.lines-e.lines||(e.path<a.path?-1:1)).slice(0,y)}function N(r){
return r.oldPath===void 0?[r.path]:[r.path,r.oldPath]}function M(r){return r.added+r.deleted}},12154:function(R,p,d){Object.
defineProperty(p,"__esModule",{value:!0}),p.countedChange=f,p.countedFiles=M,p.exemptPaths=E,p.isCountedByReference=v,p.
withLinesOfCode=c;function S(){const m=d(18744);return S=function(){return m},m}function b(){const m=d(95244);return b=function(){
return m},m}function C(){const m=d(93028);return C=function(){return m},m}function P(){const m=d(53315);return P=function(){
return m},m}function E(m,s,O,h){const w=m.files.flatMap(P().namesOf);return s.blast_radius.counting==="reference"?new Map(
w.filter($=>!v($)).map($=>[$,"reference"])):new Map([...j(m,O,h).map($=>[$,"validation_script"]),...w.filter((0,S().assetPathTest)(
s)).map($=>[$,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function j(m,s,O){const h=s.filter(({
change:{kind:F}})=>F==="added"||F==="modified"),w=new Set(h.flatMap(N)),$=m.files.filter(({status:F,path:I})=>F==="added"&&
w.has(I)).map(F=>({path:F.path,lines:(0,P().linesOf)(F),bytes:O.stat(F.path)?.size??0})).sort((F,I)=>F.lines-I.lines||F.
bytes-I.bytes),k={lines:A.lines,bytes:A.bytes};return $.slice(0,Math.min(A.files,Math.max(A.always,h.length))).flatMap(({
path:F,lines:I,bytes:T})=>(k.lines-=I,k.bytes-=T,k.lines>=0&&k.bytes>=0?[F]:[]))}function N({commands:m}){return m.flatMap(
({reading:{command:s,targets:O}})=>O.flatMap(({kind:h,via:w,name:$,path:k})=>h==="file"&&w===void 0&&k&&s.includes($)?[k]:
[]))}function M(m,s,O){return m.files.flatMap(h=>(0,P().namesOf)(h).map(w=>r(h,w,s.get(w),O))).sort((h,w)=>w.lines-h.lines||
(h.path<w.path?-1:1))}function r(m,s,O,h){const w=s===m.path,$=w?(0,P().linesOf)(m):0,k=w?i(m,h):void 0,F=k==="binary"?h.
stat(s)?.size:void 0;return{path:s,...O&&{exempt:O},lines:$,...k&&{veil:k},...F!==void 0&&{bytes:F}}}const y=1e3;function i({
binary:m,status:s,path:O,added:h},w){if(m)return"binary";const{size:$=0}=s==="added"?w.stat(O)??{}:{};return $>y*Math.max(
1,h)?"long_lines":void 0}const e=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),a=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,o=/capsule|events?\.jsonl$/i,n=new Set(["index\
.js","package.json"]),u=/^(?:src|scripts|config)(?:\/|$)/,l=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function v(m){
return e.has(m)||a.test(m)||o.test(m)?!1:n.has(m)||u.test(m)||l.test(m)}function f(m,s){const O=(0,P().measureChange)(m,
{has:h=>!v(h)});return{least:{files:Math.min(s.files,O.files),lines:Math.min(s.lines,O.lines)},most:{files:s.files+s.exempt_files,
lines:s.lines+s.exempt_lines}}}async function c(m,s,O){const h=async $=>(0,P().namesOf)($).some(k=>(0,b().isWritten)(k)||
s.has(k))||await t(O.tree,$.path)||await t(O.baseTree,$.oldPath??$.path),w=[];for(const $ of m.files){const k=$.binary&&
!await h($);w.push(k?{...$,added:0,deleted:0}:$)}return{...m,files:w}}const g=16*1024*1024;async function t(m,s){const{kind:O,
size:h=0}=m.stat(s)??{};return!(0,C().isRegular)(O)||h>g?!1:(await m.read(s,g)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.decidingFiles=e;function S(){const s=d(76760);return S=
function(){return s},s}function b(){const s=d(57975);return b=function(){return s},s}function C(){const s=d(77680);return C=
function(){return s},s}function P(){const s=d(86191);return P=function(){return s},s}function E(){const s=d(59867);return E=
function(){return s},s}function A(){const s=d(3463);return A=function(){return s},s}function j(){const s=d(95244);return j=
function(){return s},s}function N(){const s=d(95132);return N=function(){return s},s}function M(){const s=d(36773);return M=
function(){return s},s}function r(){const s=d(12154);return r=function(){return s},s}function y(){const s=d(78782);return y=
function(){return s},s}function i(){const s=d(91850);return i=function(){return s},s}async function e(s){const O=s.genes.
filter(({change:F})=>F.kind!=="removed"),h=a(s),w=O.some(({commands:F})=>F.length>0);if(!w&&h.length===0)return[];const $={
launched:new Map([...await n(h,s),...l(O)]),hidden:await u(s),keepsCommand:O.some(v),warns:w};return(await Promise.all(s.
change.files.filter(({path:F})=>(0,y().alwaysForbidden)(F)===void 0).map(F=>f(F,s,$)))).flat().toSorted((F,I)=>Number(I.
isNew)-Number(F.isNew)).map(({path:F,why:I,isNew:T,isWarning:L})=>{const D=s.tree.stat(F)?.size,G={path:F,why:I,isNew:T,
bytes:D??-1},H=D===void 0?{}:{location:{path:F,line:1,column:1}},U=(0,N().finding)("check-decided-by",G,H);return L?{...U,
severity:"warning"}:U})}function a({assets:s,genes:O}){const h=new Set(O.map(({asset:w})=>w));return s.present.filter(w=>w.
type==="Gene"&&!h.has(w)&&(0,C().commandsToRun)(w).length>0)}const o=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function n(s,{
judge:O,clock:h,change:w}){const $=w.files.map(({path:I})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(I)?.[1]??I),k=new Map,F=new Set;
for(const I of s){const T=O.forFile(I.path);for(const L of(0,C().commandsToRun)(I)){if(!o.test(L)&&!$.some(H=>L.includes(
H)))continue;const D=JSON.stringify([T.terms.cwd,L]);if(F.has(D))continue;F.add(D),await h.tick();const{reading:G}=await T.
command(L);for(const H of(0,P().startedFiles)(G))k.set(H,L)}}return k}async function u({change:s,exempt:O,tree:h}){const $=(await(0,i().
markHiddenFiles)((0,r().countedFiles)(s,O,h),h)).filter(({veil:k,lines:F})=>k==="no_diff"&&F>0);return new Set($.map(({path:k})=>k))}
function l(s){const O=s.flatMap(h=>h.commands);return new Map(O.flatMap(({command:h,reading:w})=>(0,P().startedFiles)(w).
map($=>[$,h])))}function v({change:{before:s},commands:O}){const h=s?.value.validation;return Array.isArray(h)&&O.some(({
command:w})=>h.includes(w))}async function f(s,O,h){const{path:w}=s,$=await c(s,O,h);if(!h.hidden.has(w))return $;const F=[
...$,{why:"git does not show its difference (`.gitattributes`)"}].map(I=>I.why).join("; ");return[{path:w,isNew:s.status===
"added",...$[0],why:F}]}async function c({path:s,status:O,oldPath:h},{tree:w,baseTree:$},{launched:k,keepsCommand:F,warns:I}){
const T=O==="added",L=O==="renamed"?h:O==="deleted"?s:void 0;if(L!==void 0&&(0,j().isTest)(L)&&(O==="deleted"||!(0,j().isTest)(
s))){const U=O==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:L,why:`a test: ${U}`,isNew:!1,isWarning:I}]}
const D=k.get(s);if(D!==void 0)return[{path:s,why:`\`${D}\` starts it`,isNew:T}];if(/(?:^|\/)package\.json$/.test(s))return t(
s,T,w,$);if((0,j().isLockfile)(S().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:T}];
const G=(0,j().toolThatFinds)(s);if(G===void 0)return[];const H=`${G} finds it by its name${O==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:H,isNew:T,isWarning:T&&F}]}const g=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function t(s,O,h,w){const $=(0,A().objectIn)(await(0,E().readJsonFile)(w,s)),k=(0,A().objectIn)(await(0,E().readJsonFile)(
h,s)),F=g.filter(L=>!(0,b().isDeepStrictEqual)($[L],k[L])),I=m((0,A().objectIn)($.scripts),(0,A().objectIn)(k.scripts)),
T=[...I.length>0?[`npm scripts ${(0,M().inCode)(I)}`]:[],...F.length>0?[(0,M().inCode)(F)]:[]];return T.length===0?[]:[{
path:s,why:`its ${T.join(", ")} differ`,isNew:O}]}function m(s,O){const[h,w]=[new Map(Object.entries(s)),new Map(Object.
entries(O))];return[...new Set([...h.keys(),...w.keys()])].filter(k=>!(0,b().isDeepStrictEqual)(h.get(k),w.get(k)))}},78782:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.alwaysForbidden=A,p.forbiddenPaths=j;function S(){const M=d(84831);return S=
function(){return M},M}function b(){const M=d(32854);return b=function(){return M},M}function C(){const M=d(95132);return C=
function(){return M},M}function P(){const M=d(39869);return P=function(){return M},M}const E=[".git","node_modules"];function A(M){
const r=E.filter(i=>(0,S().mayBeSpelled)(M,i));if(r.length===0)return;const y=((0,b().normalise)(M)??M).split("/");return r.
find(i=>y.some(e=>(0,S().isSpellingOf)(e,i)))}function j({touched:M,touchesOf:r,policy:y}){const i=M.flatMap(N),e=E.flatMap(
o=>(0,P().someTouches)(i.flatMap(({touch:n,...u})=>u.directory===o?n:[])).map(n=>(0,C().finding)("forbidden-path",{entry:o,
by:"nothing may touch",...n},(0,P().atFile)(n.path)))),a=y.blast_radius.forbidden_paths.flatMap(o=>(0,P().someTouches)(r(
o)).map(n=>(0,C().finding)("forbidden-path",{entry:o,by:"the policy forbids",...n},(0,P().atFile)(n.path))));return[...e,
...a]}function N({path:M,via:r}){const y=A(M),i=y??A(r);return i===void 0?[]:[{directory:i,touch:{path:M,via:y===void 0?
r:""}}]}},39500:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.RUNS_PACKAGES=void 0,p.commandOf=M,p.
dependence=a,p.earlySteps=A,p.lateGate=u,p.localAction=r,p.placeOf=j,p.textOf=e;function S(){const l=d(53916);return S=function(){
return l},l}function b(){const l=d(3463);return b=function(){return l},l}function C(){const l=d(95244);return C=function(){
return l},l}function P(){const l=d(32854);return P=function(){return l},l}const E=p.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(l,v,f){return v.flatMap((c,g)=>{const t=N(c,f);return t?[{...t,place:j(l,g)}]:[]})}function j(l,v){return`job\
s.${l}.steps[${v}]`}function N(l,v){const{uses:f,run:c}=l;if(typeof c=="string")return M(l,v);if(typeof f=="string")return f.
startsWith("./")?r(f):i(l)}function M({run:l,shell:v,env:f,"working-directory":c},g){return{what:"a command",text:e([l,v,
f,c,g])}}function r(l){return{what:"a local action",text:"",folder:(0,P().normalise)(l)||"action.yml"}}const y=/^(?:run|script|commands?|cmd)$/i;
function i({uses:l,with:v}){const f=(0,b().isMapping)(v)?Object.entries(v):[],c=e(f.filter(([m])=>y.test(m)).map(([,m])=>m));
if(c.trim()!=="")return{what:"a command",text:c};const g=JSON.stringify([l,v]);return/npm|yarn|bun/i.test(g)&&/install(?!":(?:false|"false"))/i.
test(g)?{what:"an installation",text:"npm install"}:void 0}function e(l){return typeof l=="string"?l.replaceAll(/^\s*#.*$/gm,
""):typeof l!="object"||l===null?"":Object.values(l).map(e).join(`
`)}function a(l,v,f){const{folder:c,text:g,startsGate:t}=l,m=t?"starts the gate":"runs before the gate";if(c!==void 0&&(0,P().
isWithin)(v,c))return`it belongs to a local action that ${m}`;if(o(v,g))return`it is named in a step that ${m}`;if(!E.test(
g))return;const s=v.split("/").at(-1)??"",O=(0,S().dirname)(v);return(O==="."||f||o(O,g))&&(0,C().isPackageFile)(s)||(0,P().
isWithin)(v,".yarn")?`a package manager that ${m} reads it`:void 0}function o(l,v){const f=v.toLowerCase();return l.split(
"/").every(c=>n(f,c.toLowerCase()))}function n(l,v){for(let f=l.indexOf(v);f!==-1;f=l.indexOf(v,f+1)){const c=l.slice(f+
v.length,f+v.length+2);if(!/[\w.-]/.test(l[f-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(c))return!0}return!1}function u({jobs:l}){
const v=[...l].flatMap(([g,t])=>[...t.values()].flat().map(m=>({path:g,...m}))),[f]=v;if(f===void 0)return;const c=v.map(
({path:g,place:t,what:m})=>`\`${t}\` of \`${g}\` (${m})`);return{path:f.path,steps:[...new Set(c)],startsGate:v.some(({startsGate:g})=>g)}}},
1348:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.gateChange=i,p.gateFindings=e;function S(){const t=d(
3463);return S=function(){return t},t}function b(){const t=d(76545);return b=function(){return t},t}function C(){const t=d(
74238);return C=function(){return t},t}function P(){const t=d(95132);return P=function(){return t},t}function E(){const t=d(
90331);return E=function(){return t},t}function A(){const t=d(39869);return A=function(){return t},t}function j(){const t=d(
39500);return j=function(){return t},t}function N(){const t=d(52848);return N=function(){return t},t}function M(){const t=d(
83330);return M=function(){return t},t}function r(){const t=d(44724);return r=function(){return t},t}function y(){const t=d(
3733);return y=function(){return t},t}function i({policyPath:t,changedNames:m,baseTree:s,tree:O,loadedPolicy:{shared:h}}){
return m.size===0?[]:e({policyPath:t,baseTree:s,tree:O,shared:h})}async function e(t){const{policyPath:m,baseTree:s,tree:O}=t,
{weakened:h,before:w}=await n(s,O),$=m===void 0?[]:await o(t),k=(0,j().lateGate)(w);return[...[...$.length>0?[[C().POLICY_PATH,
$]]:[],...h].map(([F,I])=>(0,P().finding)("gate-weakened",{path:F,effects:I},(0,A().atFile)(F))),...k?[(0,P().finding)("\
gate-runs-late",{...k},(0,A().atFile)(k.path))]:[]]}function a(t,m){return t.oid!==void 0&&t.oid===m?.oid&&t.kind===m.kind}
async function o({baseTree:t,tree:m,shared:s}){const O=t.stat(C().POLICY_PATH);if(O===void 0)return[];if(a(O,m.stat(C().
POLICY_PATH))&&s===void 0)return[];const[h,w]=await Promise.all([(0,C().readPolicyIn)(t,s),(0,C().readPolicyIn)(m,s)]);if("\
mistakes"in h||"mistakes"in w||"missing"in h)return[];if("missing"in w)return[(0,E().unreadWords)(w.missing.source)];const $=(0,b().
comparePolicies)(h.policy,w.policy).filter(({loosens:F})=>F);return[...m.stat(C().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...$.map(E().effectWords)]}async function n(t,m){const[s,O]=await Promise.all([(0,y().readWorkflows)(t),(0,y().
readWorkflows)(m)]),h=await(0,N().findGateUses)(t,s),w=u(s,O),$=v(s,h),[k,F]=[!0,!1].map(T=>w.filter(([{path:L}])=>$.has(
L)===T)),I=new Map;for(const[T,L]of[...k.map(l),...c(F,f(s,h)),...g((0,r().gateNames)(s,h),O,k,F),...await(0,M().readFileEdits)(
h,t,m)])L.length>0&&I.set(T,[...I.get(T)??[],...L]);return{weakened:I,before:h}}function u(t,m){const s=new Set(t.map(({
path:h})=>h)),O=m.filter(({path:h})=>!s.has(h));return t.map(h=>{const w=m.find(({path:$})=>$===h.path);return[h,w??O.find(
$=>l([h,$])[1].length===0)]})}function l([t,m]){const{path:s,text:O,value:h}=t;if(m===void 0)return[s,["the workflow is \
removed, or replaced by another one"]];if(m.text===O)return[s,[]];const w=h!==void 0&&m.value!==void 0;return[s,w?(0,y().
changedKeys)(h,m.value):["it changes, and is not a valid workflow"]]}function v(t,{jobs:m}){const s=new Set(m.keys()),O=({
uses:h})=>{const w=t.find(({path:$})=>$===(0,N().calledPath)(h));if(!(w===void 0||s.has(w.path))){s.add(w.path);for(const $ of(0,y().
jobsOf)(w).values())O($)}};for(const h of t){const w=(0,y().jobsOf)(h);for(const $ of m.get(h.path)?.keys()??[]){const k=w.
get($)??{};for(const F of[k,...(0,y().neededBy)(k,w)])O(F)}}return s}function f(t,{jobs:m}){const s=t.filter(({path:O})=>m.
has(O)).map(({value:O})=>(0,y().eventsOf)(O?.on).get("workflow_run"));return new Set(s.flatMap(O=>(0,S().isMapping)(O)?[
O.workflows].flat():[]))}function c(t,m){return t.filter(([s])=>m.has((0,y().workflowName)(s))).filter(([s,O])=>!O||(0,y().
workflowName)(O)!==(0,y().workflowName)(s)).map(([{path:s}])=>[s,["the gate waits for a workflow of this name, which cha\
nges"]])}function g(t,m,s,O){return m.filter(h=>!s.some(([,w])=>w===h)).map(h=>{const[w]=O.find(([,$])=>$===h)??[];return[
h.path,(0,r().takenNames)(t,h,w)]})}},52848:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.GATE=void 0,
p.calledPath=u,p.findGateUses=M;function S(){const g=d(59867);return S=function(){return g},g}function b(){const g=d(3463);
return b=function(){return g},g}function C(){const g=d(32854);return C=function(){return g},g}function P(){const g=d(93028);
return P=function(){return g},g}function E(){const g=d(39500);return E=function(){return g},g}function A(){const g=d(3733);
return A=function(){return g},g}const j=p.GATE=/gene-gate/i,N=10;async function M(g,t){const m=(0,b().objectIn)(await(0,S().
readJsonFile)(g,"package.json")),s=new r(g,t,m),O=new Map;for(const h of t){const w=await s.jobsOf(h),$=h.value===void 0&&
j.test(h.text);(w.size>0||$)&&O.set(h.path,w)}return{jobs:O,files:s.files}}class r{files=new Set;#n;#t;#s;constructor(t,m,s){
this.#n=t,this.#t=new Map(m.map(O=>[O.path,O])),this.#s=c(s)}async jobsOf(t,m=0){const s=new Map,O=(0,A().jobsOf)(t),h=[
t.value?.defaults,t.value?.env];for(const[w,$]of O){const k=typeof $.uses=="string"&&await this.#e($.uses,m),F=await this.#a(
w,$,h);if(!k&&F===void 0)continue;const{needs:I,...T}=$,L=/\bneeds\b/.test((0,E().textOf)(T))?(0,A().neededBy)($,O):[],D=[
...O].filter(([,G])=>L.includes(G)).flatMap(([G,H])=>(0,E().earlySteps)(G,this.#o(H),h));s.set(w,o(t)?[]:[...D,...F??[]])}
return s}#o(t,m=0){const s=this.#t.get(u(t.uses)??""),O=s&&m<N?[...(0,A().jobsOf)(s).values()]:[];return[...(0,A().stepsOf)(
t),...O.flatMap(h=>this.#o(h,m+1))]}async#a(t,m,s){const O=(0,A().stepsOf)(m),h=[m.defaults,m.env,...s],w=await Promise.
all(O.map(I=>this.#r(I,h))),$=w.findLastIndex(I=>I!==void 0);if($===-1)return;const k=(0,E().earlySteps)(t,O.slice(0,$),
h),F=w[$];return F?[...k,{...F,place:(0,E().placeOf)(t,$)}]:k}async#r(t,m){const{uses:s,run:O}=t;if(typeof s=="string")return await this.#e(
s,0)?s.startsWith("./")?{...(0,E().localAction)(s),startsGate:!0}:null:void 0;if(typeof O!="string")return;const h=await this.#i(
O,n(t,m));if(h===void 0)return;for(const k of h)this.files.add(k);const w=(0,E().commandOf)(t,m);if(/RUNNER_TEMP|runner\.temp/.
test(w.text))return null;if(h.length>0||E().RUNS_PACKAGES.test(O))return{...w,startsGate:!0};const $=v(O);return $===""?
null:(0,E().commandOf)({...t,run:$},m)}async#e(t,m){const s=u(t);if(s===void 0)return j.test(l(t));if(m>N)return!1;const O=this.#t.
get(s);if(O)return(await this.jobsOf(O,m+1)).size>0;for(const h of["action.yml","action.yaml"]){const w=await(0,A().readActionsFile)(
this.#n,s===""?h:`${s}/${h}`),{name:$,runs:k}=w?.value??{};if(typeof $=="string"&&j.test($))return!0;for(const{uses:F,run:I}of(0,b().
isMapping)(k)?(0,A().stepsOf)(k):[])if(typeof F=="string"&&await this.#e(F,m+1)||typeof I=="string"&&await this.#i(I,s))
return!0}return!1}async#i(t,m,s=new Set){const O=f(t);if(O.some(w=>j.test(w)))return[];if(E().RUNS_PACKAGES.test(t)&&O.some(
w=>this.#s.has(w)))return["package.json"];const h=O.flatMap(w=>i.test(w)?e:[w]);for(const w of h.flatMap($=>[`./${m}/${$}`,
$])){const $=(0,C().normalise)(w),k=$&&!s.has($)&&await this.#c($);if(!$||!k)continue;const F=await this.#i(k,m,s.add($));
if(F)return[$,...F]}}async#c(t){const{kind:m,size:s=0}=this.#n.stat(t)??{};if(!(!(0,P().isRegular)(m)||s>y)&&!(m!=="exec\
utable"&&!a.test(t)))return(await this.#n.read(t)).toString("utf8")}}const y=64*1024,i=/^(?:g?make)$/,e=["GNUmakefile","\
makefile","Makefile"],a=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function o({value:g}){const t=[...(0,A().
eventsOf)(g?.on).keys()];return t.length>0&&t.every(m=>m==="workflow_run")}function n({"working-directory":g},t){const m=t.
map(s=>(0,b().isMapping)(s)&&(0,b().isMapping)(s.run)?s.run["working-directory"]:void 0);return String([g,...m].find(s=>typeof s==
"string")??"")}function u(g){return typeof g=="string"&&g.startsWith("./")?(0,C().normalise)(l(g)):void 0}function l(g){
return g.split("@")[0]??""}function v(g){const[t=""]=(0,E().textOf)(g).replaceAll(/^\s*set .*$/gm,"").split(j);return t.
slice(0,Math.max(0,t.search(/[^;&|\n]*$/))).trim()}function f(g){return g.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}
function c(g){const t=(0,b().isMapping)(g.scripts)?Object.entries(g.scripts):[],m=new Set;for(let s=-1;s<m.size;){s=m.size;
for(const[O,h]of t)f(String(h)).some(w=>j.test(w)||m.has(w))&&m.add(O)}return m}},83330:function(R,p,d){Object.defineProperty(
p,"__esModule",{value:!0}),p.readFileEdits=j;function S(){const i=d(59867);return S=function(){return i},i}function b(){
const i=d(3463);return b=function(){return i},i}function C(){const i=d(32854);return C=function(){return i},i}function P(){
const i=d(93028);return P=function(){return i},i}function E(){const i=d(39500);return E=function(){return i},i}function A(){
const i=d(3733);return A=function(){return i},i}async function j({jobs:i,files:e},a,o){const n=[...i.values()].flatMap(g=>[
...g.values()].flat());if(n.length===0&&e.size===0)return[];const u=await N(n,e,a),l=[...a.files(),...o.files()],v=l.filter(
({path:g,kind:t})=>t==="symlink"&&u(g)!==void 0).flatMap(({path:g})=>[a,o].map(t=>[g,M(t,g)])),f=new Map;for(const{path:g}of l){
const t=v.flatMap(([s,O])=>O!==void 0&&(0,C().isWithin)(g,O)?[s+g.slice(O.length)]:[]),m=[g,...t].map(u).find(s=>s!==void 0);
m!==void 0&&f.set(g,m)}const c=[...f].map(async([g,t])=>{const m=await r(g,a,o);return[g,m.map(s=>`${s}, and ${t}`)]});return(await Promise.
all(c)).filter(([,g])=>g.length>0)}async function N(i,e,a){const n=(0,b().objectIn)(await(0,S().readJsonFile)(a,"package\
.json")).workspaces!==void 0||a.stat("pnpm-workspace.yaml")!==void 0;return u=>{if(e.has(u))return"the gate runs through\
 it";for(const l of i){const v=(0,E().dependence)(l,u,n);if(v!==void 0)return v}}}function M(i,e){const a=(0,C().resolveInTree)(
i,e);return a.kind==="inside"||a.kind==="missing"?a.path:void 0}async function r(i,e,a){const[o,n]=[e.stat(i),a.stat(i)];
if(o===void 0||n===void 0)return o===n?[]:[`the file is ${o?"removed":"added"}`];if(o.kind===n.kind&&o.oid!==void 0&&o.oid===
n.oid)return[];const[u,l]=await Promise.all([y(e,o),y(a,n)]);if(o.kind===n.kind&&u.equals(l))return[];const[v,f]=/(?:^|\/)action\.ya?ml$/.
test(i)?[(0,A().parseMapping)(u.toString()),(0,A().parseMapping)(l.toString())]:[];return v&&f?(0,A().changedKeys)(v,f):
["the file changes"]}async function y(i,{path:e,kind:a,oid:o}){return(0,P().isRegular)(a)?await i.read(e):Buffer.from(i.
readlink(e)??o??"")}},44724:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.gateNames=E,p.takenNames=
j;function S(){const y=d(57975);return S=function(){return y},y}function b(){const y=d(3463);return b=function(){return y},
y}function C(){const y=d(52848);return C=function(){return y},y}function P(){const y=d(3733);return P=function(){return y},
y}function E(y,{jobs:i}){const e=y.flatMap(a=>[...i.get(a.path)?.keys()??[]].flatMap(o=>{const n=(0,P().jobsOf)(a).get(o)??
{};return[N(o,n),...A(n)]}));return e.length>0?[...new Set([...e,"gene-gate"])]:[]}function A(y){return[y,...(0,P().stepsOf)(
y)].flatMap(({uses:i,with:e})=>{const a=(0,b().isMapping)(e)?e["check-name"]:void 0;return typeof i=="string"&&(C().GATE.
test(i)||i.startsWith("./"))&&a?[String(a).trim()]:[]})}function j(y,i,e){const a=e?(0,P().jobsOf)(e):new Map,o=(0,S().isDeepStrictEqual)(
i.value,e?.value);return[...(0,P().jobsOf)(i)].filter(([n,u])=>y.some(l=>M(N(n,u),l))).filter(([n,u])=>{const l=a.get(n);
return!(l&&(0,S().isDeepStrictEqual)({...u,steps:[]},{...l,steps:[]}))||u.needs!==void 0&&!o}).map(([n])=>`the job \`${n}\
\` has, or can have, the name of the gate's check`)}function N(y,{name:i}){return typeof i=="string"&&i.trim()!==""?i.trim():
y}function M(y,i){const[e,a]=[r(y),r(i)];if(e===void 0&&a===void 0)return y===i;if(e===void 0||a===void 0){const[n,[u,l]]=e===
void 0?[y,a??["",""]]:[i,e];return n.length>=u.length+l.length&&n.startsWith(u)&&n.endsWith(l)}return((n,u)=>n.startsWith(
u)||u.startsWith(n))(e[0],a[0])&&(e[1].endsWith(a[1])||a[1].endsWith(e[1]))}function r(y){const i=y.indexOf("${{"),e=y.lastIndexOf(
"}}");return i===-1||e<i?void 0:[y.slice(0,i),y.slice(e+2)]}},3733:function(R,p,d){Object.defineProperty(p,"__esModule",
{value:!0}),p.changedKeys=n,p.eventsOf=a,p.jobsOf=y,p.neededBy=e,p.parseMapping=r,p.readActionsFile=M,p.readWorkflows=N,
p.stepsOf=i,p.workflowName=o;function S(){const f=d(57975);return S=function(){return f},f}function b(){const f=d(69873);
return b=function(){return f},f}function C(){const f=d(3463);return C=function(){return f},f}function P(){const f=d(80287);
return P=function(){return f},f}function E(){const f=d(93028);return E=function(){return f},f}const A=".github/workflows",
j=1024*1024;async function N(f){const c=f.list(A).map(({path:t})=>t);return(await Promise.all(c.filter(t=>/\.ya?ml$/.test(
t)).map(t=>M(f,t)))).filter(t=>t!==void 0)}async function M(f,c){const{kind:g,size:t=0}=f.stat(c)??{};if(!(0,E().isRegular)(
g))return;if(t>j)return{path:c,text:"",value:void 0};const m=(await f.read(c)).toString("utf8");return{path:c,text:m,value:r(
m)}}function r(f){if(!(0,P().isNestedTooDeep)(f))try{const c=(0,b().parseDocument)(f,{prettyErrors:!1});if(c.errors.length>
0)return;const g=c.toJS({maxAliasCount:100});return(0,C().isMapping)(g)?g:void 0}catch{return}}function y({value:f}){const c=(0,C().
isMapping)(f?.jobs)?Object.entries(f.jobs):[];return new Map(c.filter(g=>(0,C().isMapping)(g[1])))}function i({steps:f}){
return Array.isArray(f)?f.filter(C().isMapping):[]}function e(f,c){const g=new Set,t=({needs:m})=>{for(const s of Array.
isArray(m)?m:[m]){const O=c.get(String(s));O===void 0||g.has(O)||(g.add(O),t(O))}};return t(f),[...g]}function a(f){return typeof f==
"string"?new Map([[f,{}]]):Array.isArray(f)?new Map(f.map(c=>[String(c),{}])):(0,C().isMapping)(f)?new Map(Object.entries(
f).map(([c,g])=>[c,g??{}])):new Map}function o({path:f,value:c}){return typeof c?.name=="string"?c.name:f}function n(f,c){
return u(l(f),l(c),"")}function u(f,c,g){return(0,S().isDeepStrictEqual)(f,c)?[]:(0,C().isMapping)(f)&&(0,C().isMapping)(
c)?[...new Set([...Object.keys(f),...Object.keys(c)])].flatMap(m=>u(f[m],c[m],g===""?m:`${g}.${m}`)):Array.isArray(f)&&Array.
isArray(c)&&f.length===c.length?f.flatMap((t,m)=>u(t,c[m],`${g}[${m}]`)):f===void 0?[`\`${g}\` is added`]:[`\`${g}\` ${c===
void 0?"is removed":"changes"}`]}function l(f){const{jobs:c,runs:g}=f,t=(0,C().isMapping)(c)?Object.fromEntries(Object.entries(
c).map(([m,s])=>[m,v(s)])):c;return{...f,jobs:t,runs:v(g)}}function v(f){if(!(0,C().isMapping)(f)||!Array.isArray(f.steps))
return f;const c=f.steps.map(g=>(0,C().isMapping)(g)?{...g,name:""}:g);return{...f,steps:c}}},91850:function(R,p){Object.
defineProperty(p,"__esModule",{value:!0}),p.markHiddenFiles=S;const d=100;async function S(b,C){const P=b.slice(0,d).map(
({path:A})=>A),E=await C.attributes?.(P,["linguist-generated","diff"]);return E===void 0?[...b]:b.map((A,j)=>j>=d||A.veil!==
void 0?A:/^(?:set|true)$/.test(E(A.path,"linguist-generated"))?{...A,veil:"generated"}:E(A.path,"diff")==="unset"?{...A,
veil:"no_diff"}:A)}},90331:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.effectWords=a,p.ignoredInputs=
o,p.policyFile=j,p.unreadWords=i;function S(){const n=d(76545);return S=function(){return n},n}function b(){const n=d(74238);
return b=function(){return n},n}function C(){const n=d(49875);return C=function(){return n},n}function P(){const n=d(24666);
return P=function(){return n},n}function E(){const n=d(95132);return E=function(){return n},n}function A(){const n=d(39869);
return A=function(){return n},n}async function j(n){const{policyPath:u,changedNames:l,tree:v,baseTree:f}=n;return u===void 0?
[]:[...[...l].some(g=>g===u||g.startsWith(P().COPIES))?await y(n):[],...N(v,f)]}function N(n,u){const l=n.stat(b().POLICY_PATH)?
r(n,u):(0,C().findNearPolicy)(n);if(l===void 0)return[];const{path:v,fault:f}=l,c=`it ${f}, and the gate reads only the \
regular file \`${b().POLICY_PATH}\``;return[(0,E().finding)("policy-broken",{path:v,mistake:c},(0,A().atFile)(v))]}const M=b().
POLICY_PATH.replace(/yml$/,"yaml");function r(n,u){return n.stat(M)!==void 0&&u.stat(M)===void 0?{path:M,fault:"is besid\
e the policy"}:void 0}async function y({baseTree:n,tree:u,loadedPolicy:l}){const{policy:v,shared:f}=l,[c,g]=await Promise.
all([(0,b().readPolicyIn)(n,f),(0,b().readPolicyIn)(u,f)]),t=b().POLICY_PATH;if("mistakes"in g)return g.mistakes.map(({line:O,
column:h,message:w})=>(0,E().finding)("policy-broken",{path:t,mistake:w},{location:{path:t,line:O,column:h}}));const m="\
policy"in c?c.policy:v,s="missing"in g?[i(g.missing.source)]:(0,S().comparePolicies)(m,g.policy).map(a);return[(0,E().finding)(
"policy-changed",{path:t,effects:s},(0,A().atFile)(t))]}function i(n){return`extends: ${(0,P().sharedName)(n)}, which ca\
nnot be compared; commit it as ${(0,P().copyPath)(n)}`}const e=160;function a({key:n,change:u,direction:l,loosens:v}){const f=!v&&
u.length>e?`${u.slice(0,e).replace(/[\ud800-\udbff]$/,"")}\u2026`:u;return`${n}: ${f}${l===void 0||v&&l==="tighter"?"":`\
 (${l})`}`}function o({loadedPolicy:n}){return n.ignoredInputs.map(u=>(0,E().finding)("input-loosens-policy",{...u}))}},
75597:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.protectedPaths=A;function S(){const i=d(41330);
return S=function(){return i},i}function b(){const i=d(32854);return b=function(){return i},i}function C(){const i=d(95132);
return C=function(){return i},i}function P(){const i=d(39869);return P=function(){return i},i}const E=["AGENTS.md","CLAU\
DE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",
".github/gene-gate.yml"];function A(i){const{touched:e,policy:a,policyPath:o,change:n,tree:u,genes:l}=i,v=N(n,u),f=l.some(
({binds:t})=>t),c=r(a.blast_radius.protected_paths),g=r(E);return e.flatMap(t=>{const{path:m}=t,s=v.get(m),O=y(t),h=c(O),
w=m===o?void 0:g(O);if(h===void 0&&w===void 0)return[];const $=h===void 0?{path:m,pattern:w??"",by:"the default list"}:{
path:m,pattern:h,by:"the policy"},k=h!==void 0||s!==void 0&&f,F={...(0,P().atFile)(m),severity:k?"error":"warning",harm:h!==
void 0||j(m)?"danger":"broken"};return[s===void 0?(0,C().finding)("protected-path",$,F):(0,C().finding)("protected-file-\
destroyed",{...$,how:s},F)]})}function j(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.test(i)}
function N(i,e){const a=new Map;for(const{status:o,path:n,oldPath:u}of i.files)o==="deleted"&&a.set(n,"deletes"),u!==void 0&&
a.set(u,"deletes"),(o==="modified"||o==="type_changed")&&e.stat(n)?.size===0&&a.set(n,"empties");return a}const M={dot:!0,
nonegate:!0,nocase:!0,flags:"is"};function r(i){const e=i.map(a=>{const o=(0,S().default)(a,M);return{pattern:a,covers:u=>o(
u)||(0,b().isWithin)(u,a,{ignoreCase:!0})}});return a=>e.find(({covers:o})=>a.some(o))?.pattern}function y({path:i,via:e}){
return e===""?[i]:[i,e]}},66503:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.storeRoots=A;function S(){
const r=d(76760);return S=function(){return r},r}function b(){const r=d(68450);return b=function(){return r},r}function C(){
const r=d(59867);return C=function(){return r},r}function P(){const r=d(95132);return P=function(){return r},r}function E(){
const r=d(39869);return E=function(){return r},r}async function A(r){const{genes:y,tree:i}=r,e=y.flatMap(({asset:o,store:n,
change:u})=>u.kind==="removed"?[]:[[n.path,{store:n,file:o.path}]]),a=[...new Map(e).values()].map(o=>N(o,i));return[...j(
r),...(await Promise.all(a)).flat()]}function j({assets:r,policy:y,tree:i,baseTree:e}){const a=new Map;for(const o of r.
files){const{path:n,root:u}=(0,b().storeOf)(o,{policy:y,tree:e}),l=(0,b().storeOf)(o,{policy:y,tree:i}).root;if(e.stat(n)===
void 0||u===l||a.has(n))continue;const v={store:M(n),root:M(u),others:[M(l)]},f={...(0,E().atFile)(o),severity:"warning"};
a.set(n,(0,P().finding)("store-root-unclear",{...v,because:"moves"},f))}return[...a.values()]}async function N({store:{path:r,
root:y,named:i},file:e},a){const o={store:M(r),root:M(y)};if(a.stat(y)?.kind!=="directory"){const l=i===!0;return[(0,P().
finding)("store-root-missing",{...o,named:l},(0,E().atFile)(e))]}if(await(0,C().readPackageJson)(a,y)===C().INVALID){const l=S().
posix.join(y,"package.json"),v={...(0,E().atFile)(e),severity:"warning",layer:"change"};return[(0,P().finding)("package-\
json-invalid",{path:l},v)]}const n=(0,b().packagesAbove)(a,r).filter(l=>l!==y);if(i===!0||n.length===0)return[];const u={
...o,others:n.map(M),because:"manifest"};return[(0,P().finding)("store-root-unclear",u,(0,E().atFile)(e))]}function M(r){
return r===""?".":r}},39869:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.SYMLINK=void 0,p.atFile=E,
p.someTouches=y,p.touchedPaths=C,p.touchesOf=P;function S(){const i=d(32854);return S=function(){return i},i}function b(){
const i=d(53315);return b=function(){return i},i}function C(i,e){return i.files.flatMap(a=>(0,b().namesOf)(a).map(o=>({path:o,
via:o===a.path&&a.newMode===A?N(e,o):""})))}function P(i,e){const a=new Map;return o=>{const n=a.get(o)??j(i,M(e,o));return a.
set(o,n),n}}function E(i){return{location:{path:i,line:1,column:1}}}const A=p.SYMLINK="120000";function j(i,e){const a=o=>e.
some(n=>(0,S().isWithin)(o,n));return i.flatMap(o=>a(o.path)?[{path:o.path,via:""}]:o.via!==""&&a(o.via)?[o]:[])}function N(i,e){
const a=(0,S().resolveInTree)(i,e);return a.kind==="inside"||a.kind==="missing"?a.path:""}function M(i,e){const a=(0,S().
resolveInTree)(i,e);return a.kind==="inside"?[e,a.path]:[e]}const r=3;function y(i){const e=i.length-r;return i.slice(0,
r).map((a,o)=>e>0&&o===r-1?{...a,more:e}:a)}},90350:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.unauditableFiles=
A,p.unprovenMerge=y;function S(){const i=d(32854);return S=function(){return i},i}function b(){const i=d(95132);return b=
function(){return i},i}function C(){const i=d(39869);return C=function(){return i},i}const P="160000",E=".gitmodules";function A({
genes:i,change:e,tree:a}){if(!i.some(({binds:v})=>v))return[];const[o,...n]=e.files.filter(j).map(({path:v})=>v),[u,...l]=e.
files.filter(({path:v,newMode:f})=>f===C().SYMLINK&&N(v,a)).map(({path:v})=>v);return[...o===void 0?[]:[(0,b().finding)(
"submodule-changed",{path:o,...r(n)},(0,C().atFile)(o))],...u===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:u,
target:a.readlink(u)??"",...r(l)},(0,C().atFile)(u))]]}function j({path:i,newMode:e,status:a}){return e===P||i===E&&a!==
"deleted"}function N(i,e){const{kind:a}=(0,S().resolveInTree)(e,i);return a==="outside"||a==="loop"}const M=9;function r(i){
const e=i.length-M;return{...i.length>0&&{likewise:i.slice(0,M)},...e>0&&{more:e}}}function y({unprovenMerge:i}){return i?
[(0,b().finding)("merge-not-proven",{merge:i.commit,reason:i.reason})]:[]}},72025:function(R,p,d){Object.defineProperty(
p,"__esModule",{value:!0}),p.ask=E,p.assetNotJudged=j,p.notChecked=M,p.ofChange=P;function S(){const r=d(27199);return S=
function(){return r},r}function b(){const r=d(95132);return b=function(){return r},r}function C(){const r=d(50661);return C=
function(){return r},r}function P(r){return(y,...i)=>(0,C().isChange)(y)?r(y,...i):[]}async function E(r,y,...i){const e=Object.
entries(r).map(async([a,o])=>{try{return await o(y,...i)}catch(n){return[A(a,n,i)]}});return(await Promise.all(e)).flat()}
function A(r,y,[i]){return i===void 0?(0,b().notJudged)(`the change; the check "${r}" failed`,y):j(i.asset,y,`; the chec\
k "${r}" failed`)}function j(r,y,i=""){const e=`the ${r.type} \`${r.id}\`${i}`;return(0,b().notJudged)(e,y,N(r))}function N(r){
try{return(0,S().placeOf)(r)}catch{return{location:{path:r.path,line:1,column:1},subject:(0,S().subjectOf)(r)}}}function M(r,{
path:y,detail:i},e){return(0,b().finding)("claim-not-checked",{claim:r,why:`${i} of the log \`${y}\``},e)}},70716:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.SUBJECT_CHECKS=p.REMOVED_GENE_CHECKS=p.GENE_CHECKS=p.CLAIM_CHECKS=void 0;
function S(){const h=d(98497);return S=function(){return h},h}function b(){const h=d(37542);return b=function(){return h},
h}function C(){const h=d(19177);return C=function(){return h},h}function P(){const h=d(78782);return P=function(){return h},
h}function E(){const h=d(1348);return E=function(){return h},h}function A(){const h=d(90331);return A=function(){return h},
h}function j(){const h=d(75597);return j=function(){return h},h}function N(){const h=d(66503);return N=function(){return h},
h}function M(){const h=d(90350);return M=function(){return h},h}function r(){const h=d(72025);return r=function(){return h},
h}function y(){const h=d(52117);return y=function(){return h},h}function i(){const h=d(97004);return i=function(){return h},
h}function e(){const h=d(93198);return e=function(){return h},h}function a(){const h=d(59613);return a=function(){return h},
h}function o(){const h=d(48550);return o=function(){return h},h}function n(){const h=d(10255);return n=function(){return h},
h}function u(){const h=d(85881);return u=function(){return h},h}function l(){const h=d(93290);return l=function(){return h},
h}function v(){const h=d(73566);return v=function(){return h},h}function f(){const h=d(47771);return f=function(){return h},
h}function c(){const h=d(36974);return c=function(){return h},h}function g(){const h=d(42804);return g=function(){return h},
h}const t=p.SUBJECT_CHECKS={"asset-files":y().assetFiles,"forbidden-paths":(0,r().ofChange)(P().forbiddenPaths),"protect\
ed-paths":(0,r().ofChange)(j().protectedPaths),"policy-file":(0,r().ofChange)(A().policyFile),"gate-change":(0,r().ofChange)(
E().gateChange),"agent-files":(0,r().ofChange)(({agentFiles:h})=>h.flatMap(({findings:w})=>w)),"changed-instructions":(0,r().
ofChange)(S().changedInstructions),"stale-instructions":(0,r().ofChange)(S().staleInstructions),"ignored-inputs":(0,r().
ofChange)(A().ignoredInputs),"audit-logs":(0,r().ofChange)(b().auditLogs),"unauditable-files":(0,r().ofChange)(M().unauditableFiles),
"unproven-merge":(0,r().ofChange)(M().unprovenMerge),"hard-cap":(0,r().ofChange)(g().hardCap),"store-roots":(0,r().ofChange)(
N().storeRoots),"deciding-files":(0,r().ofChange)(C().decidingFiles),"missing-genes":u().missingGenes,"event-chain":e().
eventChain,"unresolved-references":u().unresolvedReferences,"genes-still-named":(0,r().ofChange)(u().genesStillNamed),"e\
ngine-seeds":(0,r().ofChange)(y().engineSeeds),"activated-seeds":(0,r().ofChange)(i().activatedSeeds),"removed-scripts":(0,r().
ofChange)(l().removedScripts),"claimed-radius":(0,r().ofChange)(a().claimedRadius),"claimed-streak":f().claimedStreak,estimates:(0,r().
ofChange)(a().estimates),"look-alike-ids":o().lookAlikeIds,"repeated-ids":o().repeatedIds,unidentified:v().unidentified},
m=p.CLAIM_CHECKS={"self-description":v().selfDescription,"capsule-fields":v().capsuleFields,envelope:n().envelope},s=p.GENE_CHECKS=
{"incomplete-gene":c().incompleteGene,"validation-list":c().validationList,"declared-constraints":g().declaredConstraints,
"loosened-constraints":(0,r().ofChange)(g().loosenedConstraints),"limits-beyond-cap":(0,r().ofChange)(g().limitsBeyondCap),
"gene-blast-radius":(0,r().ofChange)(g().geneBlastRadius),"declared-paths":(0,r().ofChange)(g().declaredPaths),"self-des\
cription":v().selfDescription,envelope:n().envelope},O=p.REMOVED_GENE_CHECKS={"removed-gene":(0,r().ofChange)(c().removedGene),
"gene-blast-radius":(0,r().ofChange)(g().geneBlastRadius),"declared-paths":(0,r().ofChange)(g().declaredPaths)}},52117:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.assetFiles=b,p.assetProblemFinding=C,p.engineSeeds=P;function S(){const E=d(
95132);return S=function(){return E},E}function b({problems:E}){return E.map(C)}function C({rule:E,detail:A,location:j,id:N,
before:M}){const y={location:j,...N===void 0?{}:{subject:{id:N}}};return M?{...(0,S().finding)(E,{detail:A},{...y,severity:"\
notice"}),before:M}:(0,S().finding)(E,{detail:A},y)}function P({seeds:E}){const[A]=E.keys();if(A===void 0)return[];const j=[
...E.values()].sort((M,r)=>M.localeCompare(r,"en",{numeric:!0})),N={ids:[...new Set([...E.keys()].map(({id:M})=>M))],count:E.
size,oldest:j[0]??"",newest:j.at(-1)??""};return[(0,S().finding)("engine-seeds",N,{location:A.locate()})]}},97004:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.activatedSeeds=A,p.blockedGenes=P;function S(){const j=d(27199);return S=
function(){return j},j}function b(){const j=d(77680);return b=function(){return j},j}function C(){const j=d(95132);return C=
function(){return j},j}async function P(j,N,M){const r=new Map;for(const y of j){const{gene:i}=y.value,e=N.find(u=>u.type===
"Gene"&&u.id===i),a=e&&await E(e,M);if(e===void 0||a===void 0)continue;const o=`the command \`${a}\` of its gene \`${e.id}\
\` is blocked`,n={capsule:y.id,why:o};r.set(y,(0,C().finding)("capsule-not-eligible",n,(0,S().placeOf)(y,["gene"])))}return r}
async function E(j,N){const M=N.forFile(j.path);for(const r of(0,b().commandsToRun)(j)){const{verdict:y}=await M.command(
r);if(y==="block")return r}}async function A({assets:j,judge:N}){const M=[];for(const r of j.activated??[]){const y=await E(
r,N);y!==void 0&&M.push((0,C().finding)("seed-activated-blocked",{gene:r.id,command:y},(0,S().placeOf)(r,["validation"])))}
return M}},93198:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.eventChain=j;function S(){const e=d(
27199);return S=function(){return e},e}function b(){const e=d(28894);return b=function(){return e},e}function C(){const e=d(
95132);return C=function(){return e},e}function P(){const e=d(36773);return P=function(){return e},e}function E(){const e=d(
72025);return E=function(){return e},e}function A(){const e=d(85475);return A=function(){return e},e}function j({assets:{
changes:e,present:a,unread:o}}){const n=a.filter(({type:t})=>t==="EvolutionEvent"),u=new Set(e.map(({asset:t})=>t)),l=new Map(
n.map(t=>[t.id,t])),v=new Map,f=new Map,c=new Set,g=new Set;return n.flatMap(t=>{const m=f.get(t.path);f.set(t.path,t);const s=r(
t),O=s===void 0?void 0:v.get(s);if(s!==void 0&&O===void 0&&v.set(s,t),!u.has(t)||t.cut)return[];const h=(0,S().placeOf)(
t,["parent"]),w={event:t.id};if(s===void 0){if(m===void 0||!(0,b().isAuditLog)(t.path))return[];const T={...w,fault:N,fix:M(
t,m.id)};return[(0,C().finding)("event-not-chained",T,h)]}if(!l.has(s)){const T=m===void 0,L=(0,b().isAuditLog)(t.path)&&
!T?"error":"warning",[D]=o;if(D!==void 0){const U=`whether the parent \`${s}\` of the EvolutionEvent \`${t.id}\` exists`;
return[(0,E().notChecked)(U,D,{...h,severity:L})]}if(g.has(s))return[];T||g.add(s);const G=T?`If the log with \`${s}\` ex\
ists, commit it, too; otherwise leave the event as its engine wrote it`:`Append the events up to \`${s}\` that the engine\
 wrote before this one; if they are lost, leave the event out`,H={...w,parent:s,where:"not in any asset file",fix:G};return[
(0,C().finding)("event-parent-missing",H,{...h,severity:L})]}const $=i(t,l,c);if($!==void 0){const T=`has a circular cha\
in of parents: ${(0,P().inCode)($)}`;return[(0,C().finding)("event-not-chained",{...w,fault:T,fix:"Set the `parent` of e\
ach event to the previous event"},h)]}if(O===void 0||O.id===t.id)return[];const k=m===void 0||m.id===s?O.id:m.id,F=`has \
the parent \`${s}\`, which is already the parent of \`${O.id}\``,I={...w,fault:F,fix:M(t,k)};return[(0,C().finding)("eve\
nt-not-chained",I,{...h,severity:"warning"})]})}const N="has no parent, but it is not the first event of its log";function M({
value:e},a){const o=e.asset_id===void 0?"":(0,A().contentHash)({...e,parent:a});return`Set \`parent\` to \`${a}\`, the pr\
evious event${o&&`, and \`asset_id\` to \`${o}\``}`}function r({value:{parent:e}}){return typeof e=="string"&&e!==""?e:void 0}
const y=5;function i(e,a,o){const n=new Set;let u=e;for(;u!==void 0&&!o.has(u.id)&&!n.has(u.id);){n.add(u.id);const v=r(
u);u=v===void 0?void 0:a.get(v)}if(u!==void 0&&u.id===e.id&&!o.has(u.id))return[...n].slice(0,y);for(const v of n)o.add(
v)}},59613:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.claimedRadius=C,p.estimates=i,p.sizeOf=A;function S(){
const a=d(27199);return S=function(){return a},a}function b(){const a=d(95132);return b=function(){return a},a}function C({
assets:{changes:a},counted:o}){return["Capsule","EvolutionEvent"].flatMap(n=>{const u=a.filter(({kind:c,asset:g})=>c==="\
added"&&g.type===n).map(({asset:c})=>({asset:c,size:A(c.value.blast_radius)})),l=u.flatMap(({size:c})=>c??[]),v=u.at(-1);
if(v===void 0||l.length<u.length)return[];const f=l.reduce(j);if(f.files<o.least.files||f.lines<o.least.lines){const c={
together:u.length>1,severity:"warning"};return[P(v.asset,f,o.least,c)]}return u.flatMap(({asset:c,size:g})=>g!==void 0&&
M(c)&&N(g,o.most)?[P(c,g,o.most,{together:!1,severity:"notice"})]:[])})}function P(a,o,n,{together:u,severity:l}){const{
type:v,id:f}=a,c={type:v,id:f,claim:`claims ${E(o)}${u?" together with the others of the change":""}`,shown:`git counts ${E(
n)} for this change`,fix:"Set `blast_radius` to what the cycle changed, and add the asset in the same change"},g={...(0,S().
placeOf)(a,["blast_radius"]),severity:l};return(0,b().finding)("claim-differs",c,g)}function E({files:a,lines:o}){return`${a}\
 ${a===1?"file":"files"} and ${o} ${o===1?"line":"lines"}`}function A(a){if(!(0,S().isJsonObject)(a))return;const{files:o,
lines:n}=a;return typeof o=="number"&&typeof n=="number"?{files:o,lines:n}:void 0}function j(a,o){return{files:a.files+o.
files,lines:a.lines+o.lines}}function N(a,o){return a.files>o.files||a.lines>o.lines+o.files}function M({value:{outcome:a}}){
return(0,S().isJsonObject)(a)&&a.status==="success"}const r=3,y=.1;function i({assets:{changes:a},counted:o}){const{least:n,
most:u}=o,l=a.filter(({kind:v,asset:f})=>v==="added"&&f.type==="EvolutionEvent");return l.flatMap(({asset:v})=>{const{blast_radius_estimate:f,
meta:c,blast_radius:g}=v.value,t=(0,S().isJsonObject)(f)?[]:["meta"],m=t.length===0?f:(0,S().isJsonObject)(c)&&c.blast_radius_estimate,
s=e(m);if(s===void 0||s<=0)return[];const O=l.length===1,h=O?n.files:e(g),w=O?u.files:e(g);if(h===void 0||w===void 0)return[];
const $=h/s>r;if(!$&&w/s>=y)return[];const k=$?h:w,F=(0,S().placeOf)(v,[...t,"blast_radius_estimate"]),I={type:v.type,id:v.
id,claim:`estimates ${s} ${s===1?"file":"files"}`,shown:`the change touches ${k}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,b().finding)("claim-differs",I,F)]})}function e(a){return(0,S().isJsonObject)(
a)&&typeof a.files=="number"?a.files:void 0}},48550:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.lookAlikeIds=
N,p.repeatedIds=a;function S(){const u=d(76760);return S=function(){return u},u}function b(){const u=d(23404);return b=function(){
return u},u}function C(){const u=d(27199);return C=function(){return u},u}function P(){const u=d(64385);return P=function(){
return u},u}function E(){const u=d(11970);return E=function(){return u},u}function A(){const u=d(95132);return A=function(){
return u},u}function j(){const u=d(25367);return j=function(){return u},u}function N({assets:{changes:u,present:l}}){const v=u.
filter(({kind:t})=>t==="added").map(({asset:t})=>t);if(v.length===0)return[];const f=new Set(v.map(({type:t})=>t)),c=new Map,
g=new Map;for(const{type:t,value:m}of l){const s=f.has(t)?(0,P().declaredId)(m):void 0;if(s!==void 0)for(const O of r(t,
s)){const h=c.get(O);h===void 0?c.set(O,s):h!==s&&!g.has(O)&&g.set(O,s)}}return v.flatMap(t=>{const{type:m,id:s}=t,h=r(m,
s).flatMap($=>[c.get($),g.get($)]).find($=>$!==void 0&&$!==s);if(h===void 0)return[];const w=(0,C().placeOf)(t,["id"]);return[
(0,A().finding)("look-alike-id",{type:m,id:(0,j().visible)(s),other:(0,j().visible)(h)},w)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function r(u,l){const v=/^[\w.-]*$/.test(l)?l:y(l),f=v.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${u} case ${i(v)}`,`${u} drawn ${i(f)}`]}function y(u){const l=u.normalize("NFKC").replace(M,"");return(0,E().asciiOf)(
l.replace(/\p{Pd}/gu,"-"))}function i(u){return u.toUpperCase().toLowerCase()}const e=/(?:\.seed\.json|\/default_genes\.json)$/;
function a({assets:{changes:u,present:l}}){const f=u.filter(({kind:t})=>t==="added"||t==="modified").map(({asset:t})=>t).
filter(o);if(f.length===0)return[];const c=new Set(f.map(({id:t})=>t)),g=l.filter(t=>o(t)&&c.has(t.id));return f.flatMap(
t=>{const m=g.find(h=>n(h,t));if(m===void 0)return[];const s=`the gene \`${t.id}\`, also in \`${m.path}\` with other cont\
ent`,O={...(0,C().placeOf)(t,["id"]),severity:"warning"};return[(0,A().finding)("duplicate-id",{detail:s},O)]})}function o({
type:u,path:l}){return u==="Gene"&&!e.test(`/${l}`)}function n(u,l){return u.id===l.id&&u.path.replace(/l$/,"")!==l.path.
replace(/l$/,"")&&S().posix.dirname(u.path)===S().posix.dirname(l.path)&&(0,b().canonicalize)(u.value)!==(0,b().canonicalize)(
l.value)}},10255:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.envelope=A;function S(){const e=d(27199);
return S=function(){return e},e}function b(){const e=d(61331);return b=function(){return e},e}function C(){const e=d(39763);
return C=function(){return e},e}function P(){const e=d(95132);return P=function(){return e},e}function E(){const e=d(85475);
return E=function(){return e},e}function A(e,{asset:a}){const{type:o,id:n,envelope:u}=a;return[...N(a),...u&&(0,b().senderOf)(
u)===void 0?[(0,P().finding)("schema-field",{type:o,id:n,...j},(0,S().placeOf)(a))]:[]]}const j={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function N(e){const{type:a,id:o,wrappers:n=[]}=e,
u=(0,S().placeOf)(e);return n.flatMap(l=>M(e,l).flatMap(([v,f])=>{const c=l[v];if(c===void 0||c===f)return[];const g={type:a,
id:o,field:v,stated:i(c),actual:i(f)};return[(0,P().finding)("envelope-contradicts-asset",g,u)]}))}function M(e,a){const{
type:o,id:n,value:u}=e;return[...o==="ValidationReport"?[["target_asset_id",u.gene_asset_id??a.target_asset_id],["target\
_local_id",u.gene_id]]:[],...r(a.type,o)?[["type",o]]:[],["asset_type",o],["asset_id",y(e,a.asset_id)],["content_hash",y(
e,a.content_hash)],["local_id",n]]}function r(e,a){if(typeof e!="string")return!1;const o=e.toLowerCase();return o!==a.toLowerCase()&&
C().ASSET_TYPES.some(n=>n.toLowerCase()===o)}function y({type:e,value:a},o){if(a.asset_id!==void 0||o===void 0)return a.
asset_id;const n={type:e,value:{...a,asset_id:o}};return(0,E().matchContentHash)(n)===void 0?(0,E().contentHash)(a):o}function i(e){
return JSON.stringify(e??null).slice(0,100)}},85881:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.appliedIds=
y,p.genesStillNamed=j,p.missingGenes=a,p.unresolvedReferences=A;function S(){const o=d(27199);return S=function(){return o},
o}function b(){const o=d(30610);return b=function(){return o},o}function C(){const o=d(95132);return C=function(){return o},
o}function P(){const o=d(72025);return P=function(){return o},o}function E(){const o=d(50661);return E=function(){return o},
o}function A({assets:o}){const{changes:n,present:u,unread:l}=o,v=[["capsule_id","Capsule",N(u,"Capsule")],["validation_r\
eport_id","ValidationReport",N(u,"ValidationReport")]];return n.filter(r).flatMap(({asset:f})=>{if(f.type!=="EvolutionEv\
ent")return[];const{type:c,id:g,value:t}=f,[m]=l;return v.flatMap(([s,O,h])=>{const w=t[s];if(!M(w,h))return[];const $={
...(0,S().placeOf)(f,[s]),severity:"warning"},k=`whether \`${w}\`, which the EvolutionEvent \`${g}\` names, exists`;return m?
[(0,P().notChecked)(k,m,$)]:[(0,C().finding)("reference-not-found",{type:c,id:g,wanted:O,name:w,field:s},$)]})})}function j({
assets:{changes:o,present:n}}){const u=N(n,"Gene"),l=y(o),v=o.flatMap(({kind:c,asset:g,before:t})=>c==="removed"?g:t??[]).
filter(({type:c})=>c==="Gene").flatMap(c=>(0,b().namesOf)(c).map(g=>({asset:c,name:g}))).filter(({name:c})=>!u.has(c)&&!l.
has(c));if(v.length===0)return[];const f=n.flatMap(b().namings);return v.flatMap(({asset:c,name:g})=>{const t=f.filter(({
gene:$})=>$===g),m=t.find($=>$.by.type==="Capsule")??t[0];if(m===void 0)return[];const s=g.startsWith("sha256:"),O={what:`${s?
"gene that was":"gene"} \`${g}\``,by:`the ${m.by.type} \`${m.by.id}\``,more:new Set(t.map($=>$.by)).size-1,fix:s?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${g}\`, or also remove the Capsules that name it`},h=m.by.
type==="Capsule"?"warning":"notice",w=m.by.locate(m.pointer);return[(0,C().finding)("still-named",O,{location:w,subject:(0,S().
subjectOf)(c),severity:h})]})}function N(o,n){return new Set(o.filter(u=>u.type===n).flatMap(b().namesOf))}function M(o,n){
return typeof o=="string"&&!n.has(o)}function r({kind:o}){return o==="added"||o==="modified"}function y(o){return new Set(
o.flatMap(b().newNamings).map(({gene:n})=>n))}const i="ad_hoc",e={severity:"warning",harm:"bookkeeping"};function a(o){const{
changes:n}=o.assets,u=new Set(n.filter(({kind:l,asset:v})=>l!=="removed"&&v.type==="Gene").flatMap(({asset:l})=>(0,b().namesOf)(
l)));return n.flatMap(b().newNamings).filter(({gene:l})=>!u.has(l)).map(({by:l,gene:v,pointer:f})=>{const c=v===i&&(0,E().
isChange)(o),g={...(0,S().placeOf)(l,f),...c&&e},{type:t,id:m}=l,s={type:t,id:m,wanted:"gene",name:v,field:String(f[0])};
return(0,C().finding)("reference-not-found",s,g)})}},93290:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),
p.removedScripts=r;function S(){const n=d(76760);return S=function(){return n},n}function b(){const n=d(27199);return b=
function(){return n},n}function C(){const n=d(68450);return C=function(){return n},n}function P(){const n=d(77680);return P=
function(){return n},n}function E(){const n=d(51951);return E=function(){return n},n}function A(){const n=d(86191);return A=
function(){return n},n}function j(){const n=d(59867);return j=function(){return n},n}function N(){const n=d(46912);return N=
function(){return n},n}function M(){const n=d(95132);return M=function(){return n},n}async function r(n){const{assets:u,
baseTree:l,clock:v}=n,f=y(n.change),c=await i(n);if(f.size+c.size===0)return[];const g=new Set(u.changes.map(({asset:s})=>s)),
t=u.present.filter(s=>s.type==="Gene"&&!g.has(s)),m=new Map;for(const s of t){await v.tick();const O=(0,P().validationCommands)(
s),h=new Map;for(const{value:w,pointer:$}of O.kind==="list"?O.entries:[]){if(typeof w!="string")continue;const{root:k}=(0,C().
storeOf)(s.path,{policy:n.policy,tree:l}),I=(0,A().namedPaths)(w,k).filter(T=>f.has(T)).map(T=>({path:T,script:""}));c.size>
0&&I.push(...await a(w,l,k));for(const T of I){const L=o(T);(T.script===""||c.has(L))&&h.set(L,{...T,entry:$[1]})}}for(const[
w,$]of h){const k=m.get(w);k?k.more+=1:m.set(w,{...$,gene:s,more:0})}}return[...m.values()].map(({path:s,script:O,gene:h,
entry:w,more:$})=>{const k=O===""?`file \`${s}\``:`script \`${O}\` of \`${s}\``,F=`Keep \`${O||s}\`, or change the comman\
ds that name it`,I={...(0,b().placeOf)(h,["validation",w]),harm:"broken"};return(0,M().finding)("still-named",{what:k,by:`\
the gene \`${h.id}\``,more:$,fix:F},I)})}function y({files:n}){const u=new Set(n.flatMap(({status:l,path:v,oldPath:f})=>l===
"deleted"?v:f??[]));for(const{path:l,status:v}of n)v!=="deleted"&&u.delete(l);return u}async function i({change:n,baseTree:u,
tree:l}){const v=n.files.map(({path:c,oldPath:g})=>g??c),f=new Set;for(const c of v.filter(g=>S().posix.basename(g)==="p\
ackage.json")){const g=await e(u,c),t=new Set(await e(l,c));for(const m of g)t.has(m)||f.add(o({path:c,script:m}))}return f}
async function e(n,u){const l=S().posix.dirname(u);return[...(await(0,j().usablePackageJson)(n,l==="."?"":l))?.scripts.keys()??
[]]}async function a(n,u,l){const{invocation:v}=(0,E().readWords)(n,{tree:u,cwd:l});if(v?.program!=="npm")return[];const f={
tree:u,directory:l,changed:new Set},{runs:c}=await(0,N().scriptsThatRun)(v,f,{start:0,end:0}),g=(0,N().eventOf)(v);return c.
flatMap(({directory:t,event:m})=>m===g?[{path:S().posix.join(t,"package.json"),script:g}]:[])}function o({path:n,script:u}){
return`${n}\0${u}`}},21471:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.describeJson=v,p.schemaDifferences=
P;function S(){const f=d(98879);return S=function(){return f},f}const b=2e5,C=50;function P(f,c){try{return E(f,c)}catch(g){
if(!(g instanceof URIError))throw g;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose \
keys are Unicode text",found:"not",more:0}]}}function E(f,c){const g=(0,S().complaintsOf)(f,c,JSON.stringify(c).length<=
b),t=new Map,m=new Set;for(const s of g){if(M.has(s.keyword))continue;const O=j(s);if(!m.has(O)){m.add(O);for(const h of r(
s,f,c)){const w=A(s,h),$=t.get(w);t.set(w,$?{...$,more:$.more+1}:h)}}}return[...t.values()].slice(0,C)}function A({keywordLocation:f},c){
switch(c.kind){case"missing":return JSON.stringify([f,...c.fields]);case"unknown":return JSON.stringify([f,c.field]);case"\
invalid":return f}}function j({keyword:f,instanceLocation:c}){return`${N.has(f)?f:"value"} ${c}`}const N=new Set(["requi\
red","additionalProperties"]),M=new Set(["properties","items","false"]);function r(f,c,g){const{keyword:t,keywordLocation:m,
instanceLocation:s}=f,{pointer:O,value:h}=i(g,s),w=e(c,m);if(t==="required"){const k=(w.required??[]).filter(F=>!y(h,F));
return[{kind:"missing",pointer:O,fields:k,more:0}]}if(t==="additionalProperties"){const k=w.properties??{},F=Object.keys(
h??{}).filter(T=>!Object.hasOwn(k,T)),I=Object.keys(k).filter(T=>!y(h,T));return F.map(T=>({kind:"unknown",pointer:[...O,
T],field:T,absent:I,more:0}))}const $=l(t,w);return[{kind:"invalid",pointer:O,keyword:t,expected:$,found:v(h),more:0}]}function y(f,c){
return f!==null&&Object.hasOwn(f,c)}function i(f,c){const g=[];let t=f;for(const m of a(c))Array.isArray(t)?(g.push(Number(
m)),t=t[Number(m)]??null):(g.push(m),t=t[m]??null);return{pointer:g,value:t}}function e(f,c){let g=S().SCHEMAS[f];for(const t of a(
c).slice(0,-1))g=g[t];return g}function a(f){return f.split("/").slice(1).map(c=>c.replaceAll("~1","/").replaceAll("~0",
"~"))}const o={string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boo\
lean",null:"null"},n={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 \
hexadecimal digits"},u=40;function l(f,c){const g=c[f];switch(f){case"type":return[g].flat().map(t=>o[String(t)]??String(
t)).join(" or ");case"enum":return`one of ${(c.enum??[]).map(t=>JSON.stringify(t)).join(", ")}`;case"const":return JSON.
stringify(g);case"pattern":return n[String(g)]??`a string that matches ${g}`;case"minLength":return g===1?"a non-empty s\
tring":`a string of at least ${g} characters`;case"maxLength":return`a string of at most ${g} characters`;case"minItems":
return g===1?"a non-empty list":`a list of at least ${g} items`;case"maxItems":return`a list of at most ${g} items`;case"\
minimum":return`a number that is at least ${g}`;case"maximum":return`a number that is at most ${g}`;default:return`a val\
ue that matches \`${f}\` in the schema`}}function v(f){return Array.isArray(f)?f.length===0?"an empty list":"a list":f!==
null&&typeof f=="object"?"an object":typeof f!="string"?String(f):f.length<=u?JSON.stringify(f):`a string of ${f.length}\
 characters`}},57733:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.promotionSchemaFindings=j,p.schemaFindings=
A;function S(){const o=d(23404);return S=function(){return o},o}function b(){const o=d(27199);return b=function(){return o},
o}function C(){const o=d(3051);return C=function(){return o},o}function P(){const o=d(95132);return P=function(){return o},
o}function E(){const o=d(21471);return E=function(){return o},o}function A(o){return(0,E().schemaDifferences)(o.type,o.value).
flatMap(n=>y(o.type,n)).map(n=>N(o,n,"warning"))}function j(o){const n=a(o)?"warning":"error";return(0,E().schemaDifferences)(
o.type,o.value).map(u=>N(o,u,n))}function N(o,n,u){const{type:l,id:v}=o,{pointer:f,more:c}=n,g={...(0,b().placeOf)(o,f),
severity:u},t=(m,s,O,h)=>(0,P().finding)("schema-field",{type:l,id:v,field:m,fault:s,where:O,fix:h},g);switch(n.kind){case"\
missing":{const{fields:m}=n,O=`Add what is missing as the schema of the protocol describes it${m.includes("asset_id")?";\
 `gene-gate fix --identity --write` adds `asset_id`":""}`;return t(m.join("`, `"),"is missing",r(f,c),O)}case"unknown":{
const m=r(f.slice(0,-1),c),{field:s,absent:O}=n,h=(0,C().nearestName)(s,O),w=h===void 0?"":`If you meant \`${h}\`, rename\
 it. Otherwise, `,$=`${w}${w?"remove":"Remove"} \`${s}\` or store it outside the asset`;return t(s,"is unknown",m,$)}case"\
invalid":{const{expected:m}=n,s=`${n.found}${c===0?"":` (and in ${M(c)})`}`,O=f.join("."),h=`must be ${m}, but it is ${s}`;
return t(O,h,"",`Change \`${O}\` to ${m}`)}}}function M(o){return o===1?"1 similar place":`${o} similar places`}function r(o,n){
return o.length===0?"":` in \`${o.join(".")}\`${n===0?"":` and ${M(n)}`}`}function y(o,n){const{pointer:u}=n;switch(n.kind){case"\
missing":{const l=n.fields.filter(v=>!i[o].has([...u,v].join(".")));return l.length===0?[]:[{...n,fields:l}]}case"unknow\
n":return[n];case"invalid":return e(o,u,n.keyword)?[]:[n]}}const i={Gene:new Set(["type","id","schema_version","asset_id",
"validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_\
version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),
ValidationReport:new Set(["type","id"])};function e(o,[n,...u],l){if(n==="type"||n==="id"||n==="asset_id")return!0;if(o!==
"Gene")return!1;const v=l==="minItems"&&u.length>0;return n==="validation"||n==="constraints"&&!v}function a({value:o}){
const{schema_version:n}=o,u=typeof n=="string"?/^1\.(\d+)\.\d+$/.exec(n)?.[1]:void 0;return u!==void 0&&Number(u)<Number(
S().SCHEMA_VERSION.split(".")[1])}},98879:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.SCHEMAS=void 0,
p.complaintsOf=r;function S(){const e=d(13574);return S=function(){return e},e}function b(){const e=d(36576);return b=function(){
return e},e}function C(){const e=d(25065);return C=function(){return e},e}function P(){const e=d(5330);return P=function(){
return e},e}function E(){const e=d(39436);return E=function(){return e},e}function A(){const e=d(39763);return A=function(){
return e},e}const N={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms",
"created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\\
d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{
type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"\
boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},
created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},M=p.SCHEMAS={Gene:P().
default,Capsule:b().default,EvolutionEvent:C().default,Mutation:E().default,ValidationReport:N};function r(e,a,o){return y[o?
"all":"first"][e].validate(a).errors}const y={all:i(!1),first:i(!0)};function i(e){const a=A().ASSET_TYPES.map(o=>[o,new(S()).
Validator(M[o],"7",e)]);return Object.fromEntries(a)}},73566:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),
p.capsuleFields=N,p.selfDescription=j,p.unidentified=M;function S(){const i=d(27199);return S=function(){return i},i}function b(){
const i=d(59490);return b=function(){return i},i}function C(){const i=d(95132);return C=function(){return i},i}function P(){
const i=d(72025);return P=function(){return i},i}function E(){const i=d(85475);return E=function(){return i},i}function A(){
const i=d(57733);return A=function(){return i},i}function j({correctorOf:i},{asset:e,change:a,commands:o=[]}){if(e.cut)return[];
const n=a?.kind==="unchanged"?void 0:a?.before,u=o.some(({findings:l})=>l.some(({edit:v})=>v?.fix));return[...(0,E().hashFindings)(
e,i(e),!u,n),...(0,A().schemaFindings)(e)]}function N(i,{asset:e}){const{type:a,id:o,value:n}=e;if(a!=="Capsule"||e.cut)
return[];const u=["success_streak","env_fingerprint"].filter(f=>n[f]==null);if(u.length===0)return[];const l=u.join("`, \
`"),v={fault:"is missing",where:"",fix:`Add \`${l}\``};return[(0,C().finding)("schema-field",{type:a,id:o,field:l,...v},
(0,S().placeOf)(e))]}function M({genes:i,claims:e,correctorOf:a}){const l=[...i.filter(({change:f})=>f?.kind!=="removed").
map(({asset:f})=>f),...e].filter(({cut:f})=>!f).flatMap(f=>r(f,a));return[...(0,b().groupBy)(l,({rule:f,location:c})=>JSON.
stringify([f,c?.path])).values()].flatMap(y)}function r(i,e){try{return(0,E().identityFindings)(i,e(i)).filter(E().isMissingIdentity)}catch(a){
return[(0,P().assetNotJudged)(i,a)]}}function y([i,...e]){if(i===void 0)return[];if(e.length===0||!(0,E().isMissingIdentity)(
i))return[i,...e];const{subject:a,args:o,...n}=i,{expected:u,...l}=o;return[{...n,args:{...l,others:e.length}}]}},47771:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.claimedStreak=g,p.eventsIn=e,p.streakCounter=j,p.successStreak=i;function S(){
const t=d(23404);return S=function(){return t},t}function b(){const t=d(27199);return b=function(){return t},t}function C(){
const t=d(59490);return C=function(){return t},t}function P(){const t=d(95132);return P=function(){return t},t}function E(){
const t=d(72025);return E=function(){return t},t}function A(){const t=d(85475);return A=function(){return t},t}function j(t,m){
const s=o(t,m),O=(0,C().groupBy)(t,({value:{capsule_id:h}})=>h);return h=>N(h,O.get(h.id)??[],s,m)}function N({id:t,value:{
gene:m}},s,O,h){const w=[],$=[],k={files:0,lines:0};let F;const{successes:I,failure:T}=M(t,s);for(const L of I){const{value:D}=L,
G=O.get(L)??u(D,h)??(l(D,m,h)?void 0:a);G===void 0?($.push(L),v(k,D)||(F??=c(D))):w.push({event:c(D),why:G})}return{count:y(
$),uncounted:w,ended:T!==void 0,...T&&I.length===0&&{failed:c(T.value)},radius:k,...F!==void 0&&{unmeasured:F}}}function M(t,m){
const s=m.filter(({value:h})=>h.type==="EvolutionEvent"&&h.capsule_id===t).reverse(),O=s.findIndex(({value:h})=>!r(h));return O<
0?{successes:s}:{successes:s.slice(0,O),failure:s[O]}}function r({outcome:t}){return(0,b().isJsonObject)(t)&&t.status===
"success"}function y(t){const m=t.map(({value:s})=>s.id).filter(s=>typeof s=="string");return t.length-m.length+new Set(
m).size}function i(t,m){const{successes:s,failure:O}=M(t,m);return{count:y(s),ended:O!==void 0}}function e({changes:t,present:m,
unread:s}){const O=s.at(-1),h=new Set(t.map(({asset:w})=>w));return m.filter(({type:w,path:$})=>w==="EvolutionEvent"&&(!O||
$>=O.path)).map(w=>({value:w.value,log:w.path,isNew:h.has(w)}))}const a="it does not name the gene of the Capsule";function o(t,m){
const s=new Map,O=new Map,h=new Set;for(const w of t){const $=n(w,O,m&&h.has(w.log));$!==void 0&&s.set(w,$),h.add(w.log);
const{id:k}=w.value;typeof k=="string"&&!O.has(k)&&O.set(k,w)}return s}function n({value:t,isNew:m},s,O){const{id:h,parent:w}=t;
if(m)return"the change that is judged adds or edits it";const $=typeof h=="string"?s.get(h):void 0;return $!==void 0?(0,S().
canonicalize)($.value)===(0,S().canonicalize)(t)?void 0:"an earlier event with other content has its id":typeof w=="stri\
ng"&&w!==""?s.has(w)?void 0:"its parent is not in the log before it":O?"it has no parent":void 0}function u(t,m){const{id:s,
asset_id:O}=t;if(O===void 0)return m?"it has no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:t})===
void 0)return"its hash does not match its content";const h=typeof s=="string"&&s.trim()!=="";return m&&!h?"it has no id":
void 0}function l({genes_used:t},m,s){return typeof m!="string"||m===""||!Array.isArray(t)?!s:t.includes(m)}function v(t,{
blast_radius:m}){if(m===void 0)return!0;if(!(0,b().isJsonObject)(m))return!1;const{files:s,lines:O}=m;return!f(s)||!f(O)?
!1:(t.files=Math.max(t.files,s),t.lines=Math.max(t.lines,O),!0)}function f(t){return typeof t=="number"&&Number.isSafeInteger(
t)&&t>=0}function c({id:t}){return typeof t=="string"?t:"without an id"}function g({assets:t}){const m=(0,C().groupBy)(e(
t),({value:s})=>s.capsule_id);return t.changes.flatMap(({kind:s,asset:O})=>{const{success_streak:h}=O.value;if(s==="remo\
ved"||O.type!=="Capsule"||typeof h!="number")return[];const{count:w,ended:$}=i(O.id,m.get(O.id)??[]);if(h<=w)return[];const k=(0,b().
placeOf)(O,["success_streak"]),F=t.unread.at(-1);if(F!==void 0&&!$)return[(0,E().notChecked)(`the success streak of the \
Capsule \`${O.id}\``,F,k)];const I={type:O.type,id:O.id,claim:`claims a success streak of ${h}`,shown:`the events show ${w}`,
fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,P().finding)("claim-differs",I,k)]})}},78883:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.geneDifferences=P,p.uncovered=N;function S(){const M=d(77680);return S=
function(){return M},M}function b(){const M=d(32854);return b=function(){return M},M}function C(){const M=d(56131);return C=
function(){return M},M}function P({kind:M,asset:r,before:y}){return y===void 0||r.cut||M!=="added"&&M!=="modified"?[]:[...E(
y,r),...j(y,r)]}function E(M,r){const[y,i]=[A(M),A(r)],e="validation";return[...[...y].filter(a=>!i.has(a)).map(a=>({kind:"\
command_removed",field:e,base:a,head:null})),...[...i].filter(a=>!y.has(a)).map(a=>({kind:"command_added",field:e,base:null,
head:a}))]}function A(M){const r=(0,S().validationCommands)(M),y=r.kind==="list"?r.entries.map(({value:i})=>i):[];return new Set(
y.filter(i=>typeof i=="string"))}function j(M,r){const{constraints:y}=(0,C().readConstraints)(M.value.constraints),{constraints:i}=(0,C().
readConstraints)(r.value.constraints),e=[];i.maxFiles!==y.maxFiles&&e.push({kind:i.maxFiles>y.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(y.maxFiles),head:String(i.maxFiles)});const a="con\
straints.forbidden_paths";for(const o of N(y.forbiddenPaths,i.forbiddenPaths))e.push({kind:"constraint_loosened",field:a,
base:o,head:null});for(const o of N(i.forbiddenPaths,y.forbiddenPaths))e.push({kind:"constraint_tightened",field:a,base:null,
head:o});return e}function N(M,r){return M.filter(y=>!r.some(i=>(0,b().isWithin)(y,i)))}},36974:function(R,p,d){Object.defineProperty(
p,"__esModule",{value:!0}),p.incompleteGene=j,p.removedGene=N,p.validationList=P;function S(){const M=d(27199);return S=
function(){return M},M}function b(){const M=d(77680);return b=function(){return M},M}function C(){const M=d(95132);return C=
function(){return M},M}function P(M,{asset:r,validation:y,commands:i}){if(r.cut)return[];const e=["validation"],a={gene:r.
id};if(y.kind==="not_a_list"){const u={...a,fault:`must have ${y.expected} as \`validation\``};return[(0,C().finding)("v\
alidation-malformed",u,(0,S().placeOf)(r,e))]}if(y.kind==="missing"||y.entries.every(b().isBlankEntry))return[(0,C().finding)(
"validation-missing",{...a,that:""},(0,S().placeOf)(r,e))];const o=[],n=new Set;for(const u of y.entries){const{value:l,
pointer:v}=u;if((0,b().isBlankEntry)(u)){const f={...a,field:v.join("."),fault:"is blank"},c={...(0,S().placeOf)(r,v),severity:"\
notice"};o.push((0,C().finding)("validation-redundant",f,c))}else if(typeof l!="string"){const f={...a,fault:`must have \
a string as \`${v.join(".")}\``};o.push((0,C().finding)("validation-malformed",f,(0,S().placeOf)(r,v)))}else if(n.has(l)){
const f={...(0,S().placeOf)(r,v),subject:{...(0,S().subjectOf)(r),command:l}};o.push((0,C().finding)("validation-redunda\
nt",{...a,field:v.join("."),fault:`repeats \`${l}\``},f))}else n.add(l)}if(i.length>0&&i.every(E)){const u={...a,that:" \
that checks the change"};o.push((0,C().finding)("validation-missing",u,(0,S().placeOf)(r,e)))}return o}function E({reading:{
problems:M,argv:r}}){return M.some(({rule:y})=>y==="only-prints")||A.has(r?.[0]??"")}const A=new Set(["clear","date","df",
"echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function j(M,{asset:r}){return r.cut?
[(0,C().finding)("validation-malformed",{gene:r.id,fault:"can be read only in part: its JSON has an error"},(0,S().placeOf)(
r))]:[]}function N(M,{asset:r}){return[(0,C().finding)("gene-removed",{gene:r.id},{subject:(0,S().subjectOf)(r)})]}},56131:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.hardCaps=i,p.limitsOf=y,p.readConstraints=A,p.stricterConstraints=j;function S(){
const e=d(27199);return S=function(){return e},e}function b(){const e=d(57430);return b=function(){return e},e}function C(){
const e=d(32854);return C=function(){return e},e}function P(){const e=d(53315);return P=function(){return e},e}function E(){
const e=d(50661);return E=function(){return e},e}function A(e){const a=l=>({constraints:N,problems:[{...l,pointer:["cons\
traints"]}]});if(e===void 0)return a({kind:"missing"});if(!(0,S().isJsonObject)(e))return a({kind:"malformed",detail:"an\
 object"});const o=[],n=M(e.max_files,o);return{constraints:{maxFiles:n??P().DEFAULT_MAX_FILES,isDefaultLimit:n===void 0,
forbiddenPaths:r(e.forbidden_paths,o)},problems:o}}function j(e,a){if(e===void 0)return a;const{maxFiles:o,isDefaultLimit:n}=e.
maxFiles<a.maxFiles?e:a;return{maxFiles:o,isDefaultLimit:n,forbiddenPaths:[...new Set([...e.forbiddenPaths,...a.forbiddenPaths])]}}
const N={maxFiles:P().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(e,a){const o=["constraints","max\
_files"];if(e===void 0)a.push({kind:"missing",pointer:o});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
a.push({kind:"malformed",pointer:o,detail:"an integer greater than 0"})}}function r(e,a){const o=["constraints","forbidd\
en_paths"];if(e===void 0)return a.push({kind:"missing",pointer:o}),[];if(!Array.isArray(e))return a.push({kind:"malforme\
d",pointer:o,detail:"a list of paths"}),[];const n=new Set;for(const[u,l]of e.entries()){const v=typeof l=="string"?(0,C().
normalise)(l):void 0;if(typeof l!="string"||!v){a.push({kind:"malformed",pointer:[...o,u],detail:"a path below the root \
of the repository"});continue}(0,C().looksLikePattern)(l)&&a.push({kind:"pattern",pointer:[...o,u],detail:l}),n.add(v)}return[
...n]}function y(e,a){const{asset:o,change:n,binds:u}=e,{constraints:l}=A(o.value.constraints),v=n?.before&&A(n.before.value.
constraints).constraints,f=j(v,l),{maxFiles:c,isDefaultLimit:g}=f,t=i(a.policy),m=u&&(0,E().isChange)(a)?a.radius:b().NOTHING_TOUCHED,
s=(0,P().cappedSize)(m,a.policy.blast_radius.counting),O=(0,P().gradeFiles)(m.files,c,s,t),h=O==="hard_cap_breach"?s:m,w=(0,P().
gradeWords)(O,h,c,t);return{base:v,head:l,constraints:f,blastRadius:{...m,max_files:c,...g&&{default_limit:!0},severity:O,
message:w}}}function i({blast_radius:e}){const{hard_cap_files:a,hard_cap_lines:o}=e;return{files:a,lines:o}}},54034:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.auditGene=j,p.forbidsRunningGene=M,p.geneFindings=N;function S(){const r=d(
13580);return S=function(){return r},r}function b(){const r=d(72025);return b=function(){return r},r}function C(){const r=d(
70716);return C=function(){return r},r}function P(){const r=d(6470);return P=function(){return r},r}function E(){const r=d(
78883);return E=function(){return r},r}function A(){const r=d(56131);return A=function(){return r},r}async function j(r,y,i){
const{asset:e,change:a,commands:o,store:n}=y,u=(0,A().limitsOf)(y,r),l=await N(r,{...y,limits:u}),v=i.mayRun&&!l.some(M);
return{asset:e,store:n,commands:v?(0,P().planCommands)(o,{timeoutMs:i.timeoutMs,directory:n.root}):o,findings:l,blastRadius:u.
blastRadius,differences:a===void 0?[]:(0,E().geneDifferences)(a)}}async function N(r,y){return y.change?.kind!=="removed"?
(0,b().ask)(C().GENE_CHECKS,r,y):(await(0,b().ask)(C().REMOVED_GENE_CHECKS,r,y)).map(({location:e,...a})=>a)}function M({
rule:r}){return(0,S().ruleOf)(r).forbidsRunning==="gene"}},42804:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),
p.declaredConstraints=N,p.declaredPaths=u,p.geneBlastRadius=o,p.hardCap=a,p.limitsBeyondCap=i,p.loosenedConstraints=r;function S(){
const l=d(27199);return S=function(){return l},l}function b(){const l=d(95132);return b=function(){return l},l}function C(){
const l=d(53315);return C=function(){return l},l}function P(){const l=d(39869);return P=function(){return l},l}function E(){
const l=d(78883);return E=function(){return l},l}function A(){const l=d(56131);return A=function(){return l},l}const j={
severity:"warning",harm:"bookkeeping"};function N(l,{asset:v}){return(0,A().readConstraints)(v.value.constraints).problems.
filter(({kind:f})=>f!=="missing"||!v.cut).map(f=>M(v,f))}function M(l,{kind:v,pointer:f,detail:c=""}){const g=(0,S().placeOf)(
l,f),t=f.join("."),m=(O,h,w=j)=>(0,b().finding)("constraints-malformed",{gene:l.id,field:t,fault:O,fix:h},{...g,...w});if(v===
"missing")return m("is missing",`Add \`${t}\` to the gene`);if(v==="malformed")return m(`must be ${c}`,`Change \`${t}\` t\
o ${c}`,{});const s=`forbids \`${c}\`, which is read as a path, with each of its characters, not as a pattern`;return m(
s,"Write the path of the directory; everything below it is also forbidden")}function r(l,{asset:v,binds:f,limits:{base:c,
head:g}}){if(!f||v.cut||c===void 0)return[];const t=(0,E().uncovered)(c.forbiddenPaths,g.forbiddenPaths),m=g.maxFiles>c.
maxFiles;if(t.length===0&&!m)return[];const s=y(v.value.constraints),O=[...m&&!s("max_files")?[`\`max_files\` from ${c.maxFiles}\
 to ${g.maxFiles}`]:[],...(s("forbidden_paths")?[]:t).map(w=>`\`${w}\` is no longer forbidden`)];if(O.length===0)return[];
const h=(0,S().placeOf)(v,["constraints"]);return[(0,b().finding)("constraints-loosened",{gene:v.id,loosened:O},h)]}function y(l){
const v=(0,A().readConstraints)(l).problems.flatMap(({kind:f,pointer:c})=>f==="malformed"&&c.length<=2?[c[1]]:[]);return f=>v.
includes(f)||v.includes(void 0)}function i(l,{asset:v,binds:f,limits:{base:c,head:g}}){const{files:t}=(0,A().hardCaps)(l.
policy),{maxFiles:m}=g;if(!f||m<=t||c!==void 0&&m<=c.maxFiles)return[];const s="constraints.max_files",O=`allows ${m} fi\
les, but the hard cap of the policy is ${t} ${t===1?"file":"files"}`,h={gene:v.id,field:s,fault:O,fix:`Set \`${s}\` to ${t}\
 or less`},w={...(0,S().placeOf)(v,["constraints","max_files"]),...j};return[(0,b().finding)("constraints-malformed",h,w)]}
const e={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function a({genes:l,radius:v,policy:f}){const c=l.filter(({binds:k})=>k),g=(0,C().cappedSize)(v,f.blast_radius.
counting),t=(0,A().hardCaps)(f);if(c.length===0||g.files<=t.files&&g.lines<=t.lines)return[];const[m,...s]=c,O=c.find(({
change:k})=>k.kind!=="removed"),{location:h}=O?(0,S().placeOf)(O.asset,["constraints","max_files"]):{},w={...h&&{location:h},
...m&&s.length===0&&{subject:(0,S().subjectOf)(m.asset)}},$={...g,capFiles:t.files,capLines:t.lines,genes:c.length};return[
(0,b().finding)("blast-radius-hard-cap",$,w)]}function o(l,{asset:v,binds:f,isOnlyAdded:c,limits:g}){const{files:t,max_files:m,
severity:s}=g.blastRadius;if(!f||s==="within_limit"||s==="hard_cap_breach")return[];if(c&&(s==="approaching_limit"||l.seeds.
has(v)))return[];const O=(0,S().placeOf)(v,["constraints","max_files"]),h={gene:v.id,files:t,maxFiles:m,declared:!g.constraints.
isDefaultLimit};return[(0,b().finding)(e[s],h,{...O,...n(c)})]}function n(l=!1){return l?j:{}}function u({touchesOf:l,seeds:v},{
asset:f,binds:c,isOnlyAdded:g,limits:{constraints:t}}){if(!c||v.has(f))return[];const m=t.forbiddenPaths.flatMap(O=>(0,P().
someTouches)(l(O)).map(h=>({gene:f.id,entry:O,...h})));if(m.length===0)return[];const s={...(0,S().placeOf)(f,["constrai\
nts","forbidden_paths"]),...n(g)};return m.map(O=>(0,b().finding)("forbidden-path-declared",O,s))}},16373:function(R,p,d){
Object.defineProperty(p,"__esModule",{value:!0}),p.readGene=j,p.readGeneChange=N;function S(){const i=d(27199);return S=
function(){return i},i}function b(){const i=d(30610);return b=function(){return i},i}function C(){const i=d(68450);return C=
function(){return i},i}function P(){const i=d(77680);return P=function(){return i},i}function E(){const i=d(16455);return E=
function(){return i},i}function A(){const i=d(95132);return A=function(){return i},i}async function j(i,e,a){const o=(0,P().
validationCommands)(i),n=await M(i,o,e,a);return{asset:i,store:e.storeOf(i.path),binds:!1,validation:o,commands:n}}async function N(i,e,a,o){
const{kind:n,asset:u,before:l}=i,v=(0,b().namesOf)(u).some(m=>e.has(m)),f=!["applied","unchanged"].includes(n)||v,c=n===
"added"&&l===void 0&&!v,g=(0,P().validationCommands)(u),t=n==="removed"?[]:await M(u,g,a,o);return{asset:u,store:a.storeOf(
u.path),change:i,binds:f,isOnlyAdded:c,validation:g,commands:t}}async function M(i,e,a,o){if(e.kind!=="list")return[];const n=a.
forFile(i.path),u=e.entries.filter(c=>typeof c.value=="string"&&!(0,P().isBlankEntry)(c)),l=await Promise.all(u.map(({value:c})=>n.
command(c))),v=await(0,E().withEdits)(l,n,o(i)==="fix");return(await Promise.all(v.map(c=>r(c,i,a)))).map((c,g)=>y(i,c,u[g]?.
pointer??["validation"]))}async function r(i,{path:e},a){const o=a.storeOf(e),{tree:n}=a.terms;if(i.verdict!=="block"||n===
void 0)return i;for(const u of new Set([...(0,C().packagesAbove)(n,o.path),""])){if(u===o.root)continue;const{verdict:l}=await a.
startingIn(u).command(i.reading.command);if(l==="block")continue;const v=(0,A().finding)("store-root-unclear",{store:o.path||
".",root:o.root||".",others:[u||"."],because:"accepts"});return{...i,findings:[...i.findings,v]}}return i}function y(i,{
findings:e,...a},o){const{command:n}=a.reading,u={...(0,S().subjectOf)(i),command:n},l={path:i.path,pointer:(0,S().pointerText)(
[...i.pointer,...o])};return{...a,command:n,location:i.locate(o),findings:e.map(({edit:v,...f})=>({...f,location:i.locate(
o,f.span),subject:u,...v&&{edit:{...l,...v}}}))}}},61989:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),
p.launchedFiles=E,p.markUnreadable=P;function S(){const j=d(27199);return S=function(){return j},j}function b(){const j=d(
10473);return b=function(){return j},j}function C(){const j=d(95132);return C=function(){return j},j}async function P(j,N,{
tree:M,baseTree:r}){const y=j.flatMap(({commands:e})=>e.flatMap(E)),i=new Map;for(const e of new Set(y)){const a=N.has(e)?
await(0,b().whyUnreadable)(M,e):void 0;a&&await(0,b().whyUnreadable)(r,e)===void 0&&i.set(e,a)}return i.size===0?j:j.map(
e=>({...e,commands:e.commands.map(a=>A(e,a,i))}))}function E({reading:j}){return j.targets.flatMap(({path:N})=>N??[])}function A({
asset:j},N,M){const{location:r,verdict:y,confirmation:i}=N,e={location:r,subject:{...(0,S().subjectOf)(j),command:N.command}},
a=[...new Set(E(N))].flatMap(o=>{const n=M.get(o);return n===void 0?[]:[(0,C().finding)("script-unreadable",{path:o,why:n},
e)]});return a.length===0?N:{...N,verdict:y==="allow"?"warn":y,confirmation:i==="standard"?"strong":i,findings:[...N.findings,
...a]}}},6470:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.digestPlans=A,p.makePlan=P,p.planCommands=
E,p.toolOf=r;function S(){const y=d(77598);return S=function(){return y},y}const b=Symbol("audited");function C({steps:y,
...i}){return{...i,steps:y.map(({command:e,...a})=>a)}}function P(y){const{argv:i,program:e,directory:a,binary:o=null,env:n,
timeoutMs:u}=y,{scripts:l=null,npmSettings:v=[]}=y,f=JSON.stringify([i,e,o,l&&C(l),v,Object.entries(n).sort(([c],[g])=>c<
g?-1:1),u,...a===""?[]:[a]]);return{...y,[b]:!0,digest:j(f)}}function E(y,i){const e=[];for(const a of y){const o=a.verdict===
"block"?void 0:N(a.reading,i);if(o===void 0)return y;e.push({...a,plan:o})}return e}function A(y){const i=[...new Set(y.
map(({digest:e})=>e))].sort();return j(i.join(`
`))}function j(y){return`sha256:${(0,S().createHash)("sha256").update(y).digest("hex")}`}function N(y,i){const{command:e,
argv:a,assignments:o}=y,n=a&&M(y,a);if(n)return P({command:e,...n,env:{...Object.fromEntries(o.map(({name:u,value:l})=>[
u,l])),...y.invocation?.family?.data.environment},...i})}function M(y,i){const{invocation:e,scripts:a,npmSettings:o}=y,[
n]=i;if(e===void 0)return n===void 0?void 0:{program:n,argv:i};const u=r(y);if(u===void 0){const{program:v}=e;return{program:v,
argv:i,...a&&{scripts:a},...o&&{npmSettings:o}}}if(u.path===void 0)return;const l=[...e.operands,...e.passthrough].map(({
text:v})=>v);return{program:e.program,argv:l,binary:u.path}}function r({targets:y}){return y.find(({kind:i,via:e})=>i===
"package_binary"&&e===void 0)}},66160:function(R,p,d){Object.defineProperty(p,"__esModule",{value:!0}),p.correctorIn=l,p.
isGene=v,p.readChangeSubject=o,p.subjectOfAssets=a;function S(){const c=d(20702);return S=function(){return c},c}function b(){
const c=d(78114);return b=function(){return c},c}function C(){const c=d(28894);return C=function(){return c},c}function P(){
const c=d(36093);return P=function(){return c},c}function E(){const c=d(4378);return E=function(){return c},c}function A(){
const c=d(74238);return A=function(){return c},c}function j(){const c=d(53315);return j=function(){return c},c}function N(){
const c=d(12154);return N=function(){return c},c}function M(){const c=d(39869);return M=function(){return c},c}function r(){
const c=d(85881);return r=function(){return c},c}function y(){const c=d(16373);return y=function(){return c},c}function i(){
const c=d(61989);return i=function(){return c},c}const e={changes:[],problems:[],files:[],present:[],unread:[]};function a({
assets:c,problems:g},t,m,s=e){const{policy:O,tree:h}=t.terms;return{policy:O,clock:t.clock,tree:h,problems:g,correctorOf:m,
genes:c.filter(v).map(w=>({asset:w})),claims:c.filter(w=>!v(w)),assets:s}}async function o(c){const{assets:g,baseTree:t,
tree:m,policy:s,platform:O}=c,{policy:h,source:w}=s,$=new Set(c.change.files.flatMap(j().namesOf)),k=E().Judge.by({policy:h,
tree:m,base:t,changed:$,platform:O,...c.clock&&{clock:c.clock}}),F=n(g.changes),I=(0,r().appliedIds)(g.changes.filter(({
asset:B})=>!F.has(B))),T=l(g.problems),L={tree:m,baseTree:t},D=await k.clock.all(g.changes.filter(({asset:B})=>v(B)),B=>(0,y().
readGeneChange)(B,I,k,T)),G=await(0,i().markUnreadable)(D,$,L),H=new Set(G.flatMap(({commands:B})=>B.flatMap(i().launchedFiles))),
U=await(0,N().withLinesOfCode)(c.change,H,L),J=(0,N().exemptPaths)(U,h,G,m),W=(0,M().touchedPaths)(U,m),K=(0,j().measureChange)(
U,J);return{policy:h,judge:k,clock:k.clock,loadedPolicy:s,unprovenMerge:c.unprovenMerge,policyPath:w==="file"?void 0:A().
POLICY_PATH,tree:m,baseTree:t,change:U,agentFiles:await(0,S().judgeAgentFiles)(L,h,k.clock),assets:g,problems:g.problems,
correctorOf:T,genes:G,seeds:u(F,G,$),claims:g.changes.filter(f).map(({asset:B})=>B),changedNames:$,touched:W,touchesOf:(0,M().
touchesOf)(W,t),exempt:J,radius:K,counted:(0,N().countedChange)(U,K)}}function n(c){return new Map(c.flatMap(({kind:g,asset:t,
before:m})=>{const s=g==="added"&&!m?(0,P().seedRelease)(t):void 0;return s===void 0?[]:[[t,s]]}))}function u(c,g,t){const m=g.
filter(({isOnlyAdded:O,commands:h})=>!O||h.flatMap(i().launchedFiles).some(w=>t.has(w))),s=new Set(m.map(({asset:O})=>O));
return new Map([...c].filter(([O])=>!s.has(O)))}function l(c){const g=(0,b().ambiguousFiles)(c);return({path:t})=>g.has(
t)||(0,C().isAuditLog)(t)?"hand":"fix"}function v({type:c}){return c==="Gene"}function f({kind:c,asset:g}){return!v(g)&&
(c==="added"||c==="modified")}},50661:function(R,p){Object.defineProperty(p,"__esModule",{value:!0}),p.isChange=d;function d(S){
return"change"in S}},57430:function(R,p){Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_TOUCHED=p.NOTHING_RUN=
void 0;const d=p.NOTHING_RUN={level:"none",description:"Nothing was run."},S=p.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(R,p,d){d.r(p),d.d(p,{Validator:()=>S.D});var S=d(60207)},36576:function(R,p,d){d.r(p),d.
d(p,{default:()=>S});var S=d(6145)},25065:function(R,p,d){d.r(p),d.d(p,{default:()=>S});var S=d(27620)},5330:function(R,p,d){
d.r(p),d.d(p,{default:()=>S});var S=d(87981)},39436:function(R,p,d){d.r(p),d.d(p,{default:()=>S});var S=d(57811)}};
