"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(L,g){Object.defineProperty(g,"__esModule",{value:!0}),g.
assetLimits=u;function u(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(L,g){Object.defineProperty(
g,"__esModule",{value:!0}),g.UNREAD=g.INCOMPLETE=void 0,g.ambiguousFiles=b,g.isIncomplete=C,g.markBefore=A;const u=g.UNREAD=
new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),S=g.INCOMPLETE=new Set([...u,"file-not-json","json-t\
oo-deep"]);function C({problems:N}){return N.some(({rule:M})=>S.has(M))}const E=new Set(["file-too-large","file-not-utf8",
"file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function b(N){return new Set(
N.filter(({rule:M})=>E.has(M)).map(({location:M})=>M.path))}const P=new Set(["not-an-asset","missing-id","duplicate-id",
"duplicate-copy"]);function A(N,M,l,m){const e=new Set(l.map(({asset:o})=>o.id)),s=new Map;for(const o of M){const n=j(o,
o.location.path);s.set(n,(s.get(n)??0)+1)}return N.map(o=>{const{rule:n,id:t,location:r}=o,d=j(o,m.get(r.path)??r.path),
O=s.get(d)??0;return!P.has(n)||O===0||t!==void 0&&e.has(t)?o:(s.set(d,O-1),{...o,before:!0})})}function j({rule:N,id:M,detail:l},m){
return JSON.stringify([N,m,M,l.replace(/\d+/g,"#")])}},30610:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.allOtherGenes=A,g.appliedGenes=P,g.namesOf=C,g.namings=b,g.newNamings=E;function S(){const N=u(61331);return S=function(){
return N},N}function C({id:N,value:{asset_id:M}}){return typeof M=="string"?[N,M]:[N]}function E({kind:N,asset:M,before:l}){
if(N!=="added"&&N!=="modified")return[];const m=new Set(N==="modified"&&l?b(l).map(({gene:e})=>e):[]);return b(M).filter(
({gene:e})=>!m.has(e))}function b(N){const{gene:M,genes_used:l}=N.value;return N.type==="Capsule"?typeof M=="string"?[{by:N,
gene:M,pointer:["gene"]}]:[]:N.type!=="EvolutionEvent"||!Array.isArray(l)?[]:l.flatMap((m,e)=>typeof m=="string"?[{by:N,
gene:m,pointer:["genes_used",e]}]:[])}function P(N,M){const l=new Set(N.flatMap(E).map(({gene:s})=>s));for(const{kind:s,
asset:o}of N)if(!(s==="removed"||o.type!=="Gene"))for(const n of C(o))l.delete(n);const m=new Set;return j(N,M).filter(s=>{
if(!C(s).some(n=>l.has(n)))return!1;const o=(0,S().statedContent)(s);return m.has(o)?!1:(m.add(o),!0)}).map(s=>({kind:"a\
pplied",asset:s,before:s}))}function A(N,M){const l=P(N,M),m=new Set(l.map(({asset:e})=>e.id));return j(N,M).map(e=>({kind:m.
has(e.id)?"applied":"unchanged",asset:e,before:e}))}function j(N,M){const l=new Set(N.map(({asset:m})=>m));return M.flatMap(
({assets:m})=>m).filter(m=>m.type==="Gene"&&!l.has(m))}},77680:function(L,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.commandsToRun=C,g.isBlankEntry=S,g.validationCommands=E;const u=1e3;function S({value:b}){return typeof b=="string"&&b.
trim()===""}function C(b){const P=E(b);return P.kind!=="list"?[]:P.entries.flatMap(A=>typeof A.value=="string"&&!S(A)?[A.
value.trim()]:[])}function E({value:b}){const{validation:P}=b;return P===void 0?{kind:"missing"}:Array.isArray(P)?P.length>
u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:P.map((j,N)=>({value:j,pointer:["va\
lidation",N]}))}:{kind:"not_a_list",expected:"a list of strings"}}},98497:function(L,g,u){Object.defineProperty(g,"__esM\
odule",{value:!0}),g.changedInstructions=M,g.staleInstructions=j;function S(){const t=u(80401);return S=function(){return t},
t}function C(){const t=u(32854);return C=function(){return t},t}function E(){const t=u(93028);return E=function(){return t},
t}function b(){const t=u(39231);return b=function(){return t},t}function P(){const t=u(95132);return P=function(){return t},
t}function A(){const t=u(39869);return A=function(){return t},t}async function j({tree:t}){return(await Promise.all(b().
INSTRUCTION_FILES.map(async d=>({path:d,state:N((0,b().blockIn)(await n(t,d)))})))).flatMap(({path:d,state:O})=>O===void 0?
[]:[(0,P().finding)("agent-instructions-stale",{path:d,state:O},(0,A().atFile)(d))])}function N(t){switch(t.kind){case"a\
bsent":return;case"changed":return"it is not what a released version writes";case"released":return t.version===b().BLOCK_VERSION?
void 0:`its version is ${t.version}, and this version of gene-gate writes ${b().BLOCK_VERSION}`}}async function M({baseTree:t,
tree:r}){const d=b().INSTRUCTION_FILES.map(async O=>{const[p,c]=await Promise.all([n(t,O),n(r,O)]),[h,i]=[(0,b().blockIn)(
p),(0,b().blockIn)(c)];if(h.kind==="absent")return[];const f=i.kind!=="absent"&&i.block===h.block,a=l(f,i,!m(p,h)&&m(c,i));
if(a===void 0)return[];const v=f?o(p,c):o(h.block,e(i));return[(0,P().finding)("agent-instructions-changed",{path:O,effect:a,
lines:v},(0,A().atFile)(O))]});return(await Promise.all(d)).flat()}function l(t,r,d){return r.kind==="absent"?"is remove\
d":d?"is hidden, or shown as an example":t||r.kind==="released"?void 0:"is not what a released version writes"}function m(t,r){
const d=t.slice(0,Math.max(0,t.indexOf(e(r)))),O=p=>d.match(p)?.length??0;return O(/^ {0,3}(?:```|~~~)/gm)%2===1||O(/<!--/g)>
O(/-->/g)||O(/<details\b/gi)>O(/<\/details>/gi)}function e(t){return t.kind==="absent"?"":t.block}const s=1e3;function o(t,r){
return((0,S().diffLines)(t,r,{maxEditLength:s})??[]).filter(({added:p,removed:c})=>p||c).flatMap(({added:p,value:c})=>c.
split(`
`).flatMap(h=>h===""?[]:[`${p?"+":"-"}${h}`]))}async function n(t,r){const d=(0,C().resolveInTree)(t,r);return d.kind!==
"inside"||!(0,E().isRegular)(d.entry.kind)?"":(await t.read(d.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.auditLogs=j,g.firstMalformedLine=s;function S(){
const n=u(28894);return S=function(){return n},n}function C(){const n=u(95132);return C=function(){return n},n}function E(){
const n=u(53315);return E=function(){return n},n}function b(){const n=u(39869);return b=function(){return n},n}const P=/^100/,
A=10;async function j(n){const{change:t,assets:r,policy:d}=n,O=t.files.filter(c=>(0,E().namesOf)(c).some(S().isAuditLog));
return d.blast_radius.audit_log==="forbidden"?O.flatMap(E().namesOf).filter(S().isAuditLog).map(h=>(0,C().finding)("audi\
t-log-changed",{path:h},(0,b().atFile)(h))):(await Promise.all(O.map(c=>l(c,n)))).flat().filter(({rule:c,location:h})=>c!==
"audit-log-malformed"||!r.problems.some(i=>M(i,h)))}async function N(n,t){return n.stat(t)===void 0?Buffer.alloc(0):n.read(
t,S().MAX_LOG_BYTES)}function M({rule:n,location:{path:t,line:r}},d){return t!==d?.path?!1:r===d.line||n==="file-not-jso\
n"&&r>d.line}async function l(n,{baseTree:t,tree:r}){const{path:d,oldPath:O,status:p}=n,c=[],h=async i=>!P.test(n.oldMode)||
(0,S().hasRecords)(await N(t,i));if(O!==void 0&&(0,S().isAuditLog)(O)&&await h(O)&&c.push((0,C().finding)("audit-log-rem\
oved",{path:O},(0,b().atFile)(O))),!(0,S().isAuditLog)(d))return c;if(p==="deleted")await h(d)&&c.push((0,C().finding)("\
audit-log-removed",{path:d},(0,b().atFile)(d)));else if(!P.test(n.newMode)||p==="type_changed")c.push((0,C().finding)("a\
udit-log-removed",{path:d},(0,b().atFile)(d)));else if(p==="modified"){const[i,f]=await Promise.all([N(t,d),N(r,d)]),a=(0,S().
continuationOf)(i,f);if(a.kind==="appended")return[...c,...m(d,f,a.from)];const{line:v}=a,y=e(v,f),w={path:d,line:y?Math.
max(v-1,1):v,column:1};c.push((0,C().finding)("audit-log-rewritten",{path:d,line:v,gone:y},{location:w}))}else c.push(...m(
d,await N(r,d),0));return c}function m(n,t,r){const d=s(t,r);if(d===void 0)return[];const O={path:n,line:d.line,column:1};
return[(0,C().finding)("audit-log-malformed",{path:n,...d},{location:O})]}function e(n,t){return t.length===0||t.at(-1)===
A&&(0,S().countLines)(t,t.length)<n}function s(n,t){const r=(0,S().countLines)(n,t);for(const{bytes:d,line:O}of(0,S().recordsOf)(
n.subarray(t))){const p=o(d);if(p!==void 0)return{line:r+O,problem:p}}}function o(n){let t;try{const r=n.toString("utf8").
trim();if(r==="")return;t=JSON.parse(r)}catch{return"it is not a single JSON value"}return typeof t!="object"||t===null||
Array.isArray(t)?"it is not a JSON object":typeof t.type=="string"?void 0:"it has no `type`"}},53315:function(L,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_MAX_FILES=void 0,g.busiestDirectories=j,g.cappedSize=C,g.gradeFiles=
E,g.gradeWords=b,g.linesOf=M,g.measureChange=S,g.namesOf=N;const u=g.DEFAULT_MAX_FILES=20;function S(l,m){const e={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const s of l.files){const{path:o,oldPath:n}=s,t=n===void 0?1:2,r=Number(m.has(
o))+Number(n!==void 0&&m.has(n));e.files+=t-r,e.exempt_files+=r,r===t?e.exempt_lines+=M(s):e.lines+=M(s)}return e}function C({
files:l,lines:m,exempt_files:e,exempt_lines:s},o){return o==="reference"?{files:l,lines:m}:{files:l+e,lines:m+s}}function E(l,m,e,s){
const o=P(m);return e.files>s.files||e.lines>s.lines?"hard_cap_breach":l>2*o?"critical_overrun":l>o?"exceeded":l>.8*o?"a\
pproaching_limit":"within_limit"}function b(l,{files:m,lines:e},s,o){const n=P(s);switch(l){case"hard_cap_breach":return`\
HARD CAP BREACH: ${m} files / ${e} lines exceeds system limit (${o.files} files / ${o.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${m} files > ${2*n} (2x limit of ${n}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${m} > ${n}`;case"approaching_limit":return`approaching limit: ${m} / ${n} files (${Math.
round(m/n*100)}%)`;case"within_limit":return`${m} / ${n} files`}}function P(l){return typeof l=="number"&&l>0?l:u}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function j(l,m){const e=new Map;for(const{path:s,lines:o,exempt:n}of l){const t=A.exec(s)?.[0]??".",r=e.get(t)??{path:t,
files:0,lines:0};r.files+=1,r.lines+=o,n&&(r.exempt_files=(r.exempt_files??0)+1,r.exempt_lines=(r.exempt_lines??0)+o),e.
set(t,r)}return[...e.values()].sort((s,o)=>o.files-s.files||o.lines-s.lines||(s.path<o.path?-1:1)).slice(0,m)}function N(l){
return l.oldPath===void 0?[l.path]:[l.path,l.oldPath]}function M(l){return l.added+l.deleted}},12154:function(L,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.countedChange=p,g.countedFiles=M,g.exemptPaths=P,g.isCountedByReference=O,g.
withLinesOfCode=c;function S(){const f=u(18744);return S=function(){return f},f}function C(){const f=u(95244);return C=function(){
return f},f}function E(){const f=u(93028);return E=function(){return f},f}function b(){const f=u(53315);return b=function(){
return f},f}function P(f,a,v,y){const w=f.files.flatMap(b().namesOf);return a.blast_radius.counting==="reference"?new Map(
w.filter(F=>!O(F)).map(F=>[F,"reference"])):new Map([...j(f,v,y).map(F=>[F,"validation_script"]),...w.filter((0,S().assetPathTest)(
a)).map(F=>[F,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function j(f,a,v){const y=a.filter(({
change:{kind:k}})=>k==="added"||k==="modified"),w=new Set(y.flatMap(N)),F=f.files.filter(({status:k,path:$})=>k==="added"&&
w.has($)).map(k=>({path:k.path,lines:(0,b().linesOf)(k),bytes:v.stat(k.path)?.size??0})).sort((k,$)=>k.lines-$.lines||k.
bytes-$.bytes),I={lines:A.lines,bytes:A.bytes};return F.slice(0,Math.min(A.files,Math.max(A.always,y.length))).flatMap(({
path:k,lines:$,bytes:T})=>(I.lines-=$,I.bytes-=T,I.lines>=0&&I.bytes>=0?[k]:[]))}function N({commands:f}){return f.flatMap(
({reading:{command:a,targets:v}})=>v.flatMap(({kind:y,via:w,name:F,path:I})=>y==="file"&&w===void 0&&I&&a.includes(F)?[I]:
[]))}function M(f,a,v){return f.files.flatMap(y=>(0,b().namesOf)(y).map(w=>l(y,w,a.get(w),v))).sort((y,w)=>w.lines-y.lines||
(y.path<w.path?-1:1))}function l(f,a,v,y){const w=a===f.path,F=w?(0,b().linesOf)(f):0,I=w?e(f,y):void 0,k=I==="binary"?y.
stat(a)?.size:void 0;return{path:a,...v&&{exempt:v},lines:F,...I&&{veil:I},...k!==void 0&&{bytes:k}}}const m=1e3;function e({
binary:f,status:a,path:v,added:y},w){if(f)return"binary";const{size:F=0}=a==="added"?w.stat(v)??{}:{};return F>m*Math.max(
1,y)?"long_lines":void 0}const s=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),o=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,n=/capsule|events?\.jsonl$/i,t=new Set(["index\
.js","package.json"]),r=/^(?:src|scripts|config)(?:\/|$)/,d=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function O(f){
return s.has(f)||o.test(f)||n.test(f)?!1:t.has(f)||r.test(f)||d.test(f)}function p(f,a){const v=(0,b().measureChange)(f,
{has:y=>!O(y)});return{least:{files:Math.min(a.files,v.files),lines:Math.min(a.lines,v.lines)},most:{files:a.files+a.exempt_files,
lines:a.lines+a.exempt_lines}}}async function c(f,a,v){const y=async F=>(0,b().namesOf)(F).some(I=>(0,C().isWritten)(I)||
a.has(I))||await i(v.tree,F.path)||await i(v.baseTree,F.oldPath??F.path),w=[];for(const F of f.files){const I=F.binary&&
!await y(F);w.push(I?{...F,added:0,deleted:0}:F)}return{...f,files:w}}const h=16*1024*1024;async function i(f,a){const{kind:v,
size:y=0}=f.stat(a)??{};return!(0,E().isRegular)(v)||y>h?!1:(await f.read(a,h)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.decidingFiles=s;function S(){const a=u(76760);return S=
function(){return a},a}function C(){const a=u(57975);return C=function(){return a},a}function E(){const a=u(77680);return E=
function(){return a},a}function b(){const a=u(86191);return b=function(){return a},a}function P(){const a=u(59867);return P=
function(){return a},a}function A(){const a=u(3463);return A=function(){return a},a}function j(){const a=u(95244);return j=
function(){return a},a}function N(){const a=u(95132);return N=function(){return a},a}function M(){const a=u(36773);return M=
function(){return a},a}function l(){const a=u(12154);return l=function(){return a},a}function m(){const a=u(78782);return m=
function(){return a},a}function e(){const a=u(91850);return e=function(){return a},a}async function s(a){const v=a.genes.
filter(({change:k})=>k.kind!=="removed"),y=o(a),w=v.some(({commands:k})=>k.length>0);if(!w&&y.length===0)return[];const F={
launched:new Map([...await t(y,a),...d(v)]),hidden:await r(a),keepsCommand:v.some(O),warns:w};return(await Promise.all(a.
change.files.filter(({path:k})=>(0,m().alwaysForbidden)(k)===void 0).map(k=>p(k,a,F)))).flat().toSorted((k,$)=>Number($.
isNew)-Number(k.isNew)).map(({path:k,why:$,isNew:T,isWarning:R})=>{const G=a.tree.stat(k)?.size,D={path:k,why:$,isNew:T,
bytes:G??-1},U=G===void 0?{}:{location:{path:k,line:1,column:1}},H=(0,N().finding)("check-decided-by",D,U);return R?{...H,
severity:"warning"}:H})}function o({assets:a,genes:v}){const y=new Set(v.map(({asset:w})=>w));return a.present.filter(w=>w.
type==="Gene"&&!y.has(w)&&(0,E().commandsToRun)(w).length>0)}const n=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function t(a,{
judge:v,clock:y,change:w}){const F=w.files.map(({path:$})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec($)?.[1]??$),I=new Map,k=new Set;
for(const $ of a){const T=v.forFile($.path);for(const R of(0,E().commandsToRun)($)){if(!n.test(R)&&!F.some(U=>R.includes(
U)))continue;const G=JSON.stringify([T.terms.cwd,R]);if(k.has(G))continue;k.add(G),await y.tick();const{reading:D}=await T.
command(R);for(const U of(0,b().startedFiles)(D))I.set(U,R)}}return I}async function r({change:a,exempt:v,tree:y}){const F=(await(0,e().
markHiddenFiles)((0,l().countedFiles)(a,v,y),y)).filter(({veil:I,lines:k})=>I==="no_diff"&&k>0);return new Set(F.map(({path:I})=>I))}
function d(a){const v=a.flatMap(y=>y.commands);return new Map(v.flatMap(({command:y,reading:w})=>(0,b().startedFiles)(w).
map(F=>[F,y])))}function O({change:{before:a},commands:v}){const y=a?.value.validation;return Array.isArray(y)&&v.some(({
command:w})=>y.includes(w))}async function p(a,v,y){const{path:w}=a,F=await c(a,v,y);if(!y.hidden.has(w))return F;const k=[
...F,{why:"git does not show its difference (`.gitattributes`)"}].map($=>$.why).join("; ");return[{path:w,isNew:a.status===
"added",...F[0],why:k}]}async function c({path:a,status:v,oldPath:y},{tree:w,baseTree:F},{launched:I,keepsCommand:k,warns:$}){
const T=v==="added",R=v==="renamed"?y:v==="deleted"?a:void 0;if(R!==void 0&&(0,j().isTest)(R)&&(v==="deleted"||!(0,j().isTest)(
a))){const H=v==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:R,why:`a test: ${H}`,isNew:!1,isWarning:$}]}
const G=I.get(a);if(G!==void 0)return[{path:a,why:`\`${G}\` starts it`,isNew:T}];if(/(?:^|\/)package\.json$/.test(a))return i(
a,T,w,F);if((0,j().isLockfile)(S().posix.basename(a)))return[{path:a,why:"it decides which dependencies checks load",isNew:T}];
const D=(0,j().toolThatFinds)(a);if(D===void 0)return[];const U=`${D} finds it by its name${v==="deleted"?"; it was dele\
ted":""}`;return[{path:a,why:U,isNew:T,isWarning:T&&k}]}const h=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function i(a,v,y,w){const F=(0,A().objectIn)(await(0,P().readJsonFile)(w,a)),I=(0,A().objectIn)(await(0,P().readJsonFile)(
y,a)),k=h.filter(R=>!(0,C().isDeepStrictEqual)(F[R],I[R])),$=f((0,A().objectIn)(F.scripts),(0,A().objectIn)(I.scripts)),
T=[...$.length>0?[`npm scripts ${(0,M().inCode)($)}`]:[],...k.length>0?[(0,M().inCode)(k)]:[]];return T.length===0?[]:[{
path:a,why:`its ${T.join(", ")} differ`,isNew:v}]}function f(a,v){const[y,w]=[new Map(Object.entries(a)),new Map(Object.
entries(v))];return[...new Set([...y.keys(),...w.keys()])].filter(I=>!(0,C().isDeepStrictEqual)(y.get(I),w.get(I)))}},78782:function(L,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.alwaysForbidden=A,g.forbiddenPaths=j;function S(){const M=u(84831);return S=
function(){return M},M}function C(){const M=u(32854);return C=function(){return M},M}function E(){const M=u(95132);return E=
function(){return M},M}function b(){const M=u(39869);return b=function(){return M},M}const P=[".git","node_modules"];function A(M){
const l=P.filter(e=>(0,S().mayBeSpelled)(M,e));if(l.length===0)return;const m=((0,C().normalise)(M)??M).split("/");return l.
find(e=>m.some(s=>(0,S().isSpellingOf)(s,e)))}function j({touched:M,touchesOf:l,policy:m}){const e=M.flatMap(N),s=P.flatMap(
n=>(0,b().someTouches)(e.flatMap(({touch:t,...r})=>r.directory===n?t:[])).map(t=>(0,E().finding)("forbidden-path-always",
{directory:n,...t},(0,b().atFile)(t.path)))),o=m.blast_radius.forbidden_paths.flatMap(n=>(0,b().someTouches)(l(n)).map(t=>(0,E().
finding)("forbidden-path-policy",{entry:n,...t},(0,b().atFile)(t.path))));return[...s,...o]}function N({path:M,via:l}){const m=A(
M),e=m??A(l);return e===void 0?[]:[{directory:e,touch:{path:M,via:m===void 0?l:""}}]}},39500:function(L,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.RUNS_PACKAGES=void 0,g.commandOf=M,g.dependence=o,g.earlySteps=A,g.lateGate=r,g.localAction=
l,g.placeOf=j,g.textOf=s;function S(){const d=u(53916);return S=function(){return d},d}function C(){const d=u(3463);return C=
function(){return d},d}function E(){const d=u(95244);return E=function(){return d},d}function b(){const d=u(32854);return b=
function(){return d},d}const P=g.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(d,O,p){return O.flatMap((c,h)=>{const i=N(c,p);return i?[{...i,place:j(d,h)}]:[]})}function j(d,O){return`job\
s.${d}.steps[${O}]`}function N(d,O){const{uses:p,run:c}=d;if(typeof c=="string")return M(d,O);if(typeof p=="string")return p.
startsWith("./")?l(p):e(d)}function M({run:d,shell:O,env:p,"working-directory":c},h){return{what:"a command",text:s([d,O,
p,c,h])}}function l(d){return{what:"a local action",text:"",folder:(0,b().normalise)(d)||"action.yml"}}const m=/^(?:run|script|commands?|cmd)$/i;
function e({uses:d,with:O}){const p=(0,C().isMapping)(O)?Object.entries(O):[],c=s(p.filter(([f])=>m.test(f)).map(([,f])=>f));
if(c.trim()!=="")return{what:"a command",text:c};const h=JSON.stringify([d,O]);return/npm|yarn|bun/i.test(h)&&/install(?!":(?:false|"false"))/i.
test(h)?{what:"an installation",text:"npm install"}:void 0}function s(d){return typeof d=="string"?d.replaceAll(/^\s*#.*$/gm,
""):typeof d!="object"||d===null?"":Object.values(d).map(s).join(`
`)}function o(d,O,p){const{folder:c,text:h,startsGate:i}=d,f=i?"starts the gate":"runs before the gate";if(c!==void 0&&(0,b().
isWithin)(O,c))return`it belongs to a local action that ${f}`;if(n(O,h))return`it is named in a step that ${f}`;if(!P.test(
h))return;const a=O.split("/").at(-1)??"",v=(0,S().dirname)(O);return(v==="."||p||n(v,h))&&(0,E().isPackageFile)(a)||(0,b().
isWithin)(O,".yarn")?`a package manager that ${f} reads it`:void 0}function n(d,O){const p=O.toLowerCase();return d.split(
"/").every(c=>t(p,c.toLowerCase()))}function t(d,O){for(let p=d.indexOf(O);p!==-1;p=d.indexOf(O,p+1)){const c=d.slice(p+
O.length,p+O.length+2);if(!/[\w.-]/.test(d[p-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(c))return!0}return!1}function r({jobs:d}){
const O=[...d].flatMap(([h,i])=>[...i.values()].flat().map(f=>({path:h,...f}))),[p]=O;if(p===void 0)return;const c=O.map(
({path:h,place:i,what:f})=>`\`${i}\` of \`${h}\` (${f})`);return{path:p.path,steps:[...new Set(c)],startsGate:O.some(({startsGate:h})=>h)}}},
1348:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=e,g.gateFindings=s;function S(){const i=u(
3463);return S=function(){return i},i}function C(){const i=u(76545);return C=function(){return i},i}function E(){const i=u(
74238);return E=function(){return i},i}function b(){const i=u(95132);return b=function(){return i},i}function P(){const i=u(
90331);return P=function(){return i},i}function A(){const i=u(39869);return A=function(){return i},i}function j(){const i=u(
39500);return j=function(){return i},i}function N(){const i=u(52848);return N=function(){return i},i}function M(){const i=u(
83330);return M=function(){return i},i}function l(){const i=u(44724);return l=function(){return i},i}function m(){const i=u(
3733);return m=function(){return i},i}function e({policyPath:i,changedNames:f,baseTree:a,tree:v,loadedPolicy:{shared:y}}){
return f.size===0?[]:s({policyPath:i,baseTree:a,tree:v,shared:y})}async function s(i){const{policyPath:f,baseTree:a,tree:v}=i,
{weakened:y,started:w,before:F}=await t(a,v),I=f===void 0?[]:await n(i),k=(0,j().lateGate)(F);return[...[...I.length>0?[
[E().POLICY_PATH,I]]:[],...y].map(([$,T])=>(0,b().finding)("gate-weakened",{path:$,effects:T},(0,A().atFile)($))),...w.map(
$=>(0,b().finding)("gate-tightened",{path:$,effects:["it runs the gate"]},(0,A().atFile)($))),...k?[(0,b().finding)("gat\
e-runs-late",{...k},(0,A().atFile)(k.path))]:[]]}function o(i,f){return i.oid!==void 0&&i.oid===f?.oid&&i.kind===f.kind}
async function n({baseTree:i,tree:f,shared:a}){const v=i.stat(E().POLICY_PATH);if(v===void 0)return[];if(o(v,f.stat(E().
POLICY_PATH))&&a===void 0)return[];const[y,w]=await Promise.all([(0,E().readPolicyIn)(i,a),(0,E().readPolicyIn)(f,a)]);if("\
mistakes"in y||"mistakes"in w||"missing"in y)return[];if("missing"in w)return[(0,P().unreadWords)(w.missing.source)];const F=(0,C().
comparePolicies)(y.policy,w.policy).filter(({loosens:k})=>k);return[...f.stat(E().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...F.map(P().effectWords)]}async function t(i,f){const[a,v]=await Promise.all([(0,m().readWorkflows)(i),(0,m().
readWorkflows)(f)]),[y,w]=await Promise.all([(0,N().findGateUses)(i,a),(0,N().findGateUses)(f,v)]),F=r(a,v),I=O(a,y),[k,
$]=[!0,!1].map(D=>F.filter(([{path:U}])=>I.has(U)===D)),T=new Map;for(const[D,U]of[...k.map(d),...c($,p(a,y)),...h((0,l().
gateNames)(a,y),v,k,$),...await(0,M().readFileEdits)(y,i,f)])U.length>0&&T.set(D,[...T.get(D)??[],...U]);const R=new Set(
k.map(([,D])=>D?.path)),G=[...w.jobs.keys()].filter(D=>!R.has(D));return{weakened:T,started:G,before:y}}function r(i,f){
const a=new Set(i.map(({path:y})=>y)),v=f.filter(({path:y})=>!a.has(y));return i.map(y=>{const w=f.find(({path:F})=>F===
y.path);return[y,w??v.find(F=>d([y,F])[1].length===0)]})}function d([i,f]){const{path:a,text:v,value:y}=i;if(f===void 0)
return[a,["the workflow is removed, or replaced by another one"]];if(f.text===v)return[a,[]];const w=y!==void 0&&f.value!==
void 0;return[a,w?(0,m().changedKeys)(y,f.value):["it changes, and is not a valid workflow"]]}function O(i,{jobs:f}){const a=new Set(
f.keys()),v=({uses:y})=>{const w=i.find(({path:F})=>F===(0,N().calledPath)(y));if(!(w===void 0||a.has(w.path))){a.add(w.
path);for(const F of(0,m().jobsOf)(w).values())v(F)}};for(const y of i){const w=(0,m().jobsOf)(y);for(const F of f.get(y.
path)?.keys()??[]){const I=w.get(F)??{};for(const k of[I,...(0,m().neededBy)(I,w)])v(k)}}return a}function p(i,{jobs:f}){
const a=i.filter(({path:v})=>f.has(v)).map(({value:v})=>(0,m().eventsOf)(v?.on).get("workflow_run"));return new Set(a.flatMap(
v=>(0,S().isMapping)(v)?[v.workflows].flat():[]))}function c(i,f){return i.filter(([a])=>f.has((0,m().workflowName)(a))).
filter(([a,v])=>!v||(0,m().workflowName)(v)!==(0,m().workflowName)(a)).map(([{path:a}])=>[a,["the gate waits for a workf\
low of this name, which changes"]])}function h(i,f,a,v){return f.filter(y=>!a.some(([,w])=>w===y)).map(y=>{const[w]=v.find(
([,F])=>F===y)??[];return[y.path,(0,l().takenNames)(i,y,w)]})}},52848:function(L,g,u){Object.defineProperty(g,"__esModul\
e",{value:!0}),g.GATE=void 0,g.calledPath=r,g.findGateUses=M;function S(){const h=u(59867);return S=function(){return h},
h}function C(){const h=u(3463);return C=function(){return h},h}function E(){const h=u(32854);return E=function(){return h},
h}function b(){const h=u(93028);return b=function(){return h},h}function P(){const h=u(39500);return P=function(){return h},
h}function A(){const h=u(3733);return A=function(){return h},h}const j=g.GATE=/gene-gate/i,N=10;async function M(h,i){const f=(0,C().
objectIn)(await(0,S().readJsonFile)(h,"package.json")),a=new l(h,i,f),v=new Map;for(const y of i){const w=await a.jobsOf(
y),F=y.value===void 0&&j.test(y.text);(w.size>0||F)&&v.set(y.path,w)}return{jobs:v,files:a.files}}class l{files=new Set;#n;#t;#s;constructor(i,f,a){
this.#n=i,this.#t=new Map(f.map(v=>[v.path,v])),this.#s=c(a)}async jobsOf(i,f=0){const a=new Map,v=(0,A().jobsOf)(i),y=[
i.value?.defaults,i.value?.env];for(const[w,F]of v){const I=typeof F.uses=="string"&&await this.#e(F.uses,f),k=await this.#a(
w,F,y);if(!I&&k===void 0)continue;const{needs:$,...T}=F,R=/\bneeds\b/.test((0,P().textOf)(T))?(0,A().neededBy)(F,v):[],G=[
...v].filter(([,D])=>R.includes(D)).flatMap(([D,U])=>(0,P().earlySteps)(D,this.#o(U),y));a.set(w,n(i)?[]:[...G,...k??[]])}
return a}#o(i,f=0){const a=this.#t.get(r(i.uses)??""),v=a&&f<N?[...(0,A().jobsOf)(a).values()]:[];return[...(0,A().stepsOf)(
i),...v.flatMap(y=>this.#o(y,f+1))]}async#a(i,f,a){const v=(0,A().stepsOf)(f),y=[f.defaults,f.env,...a],w=await Promise.
all(v.map($=>this.#r($,y))),F=w.findLastIndex($=>$!==void 0);if(F===-1)return;const I=(0,P().earlySteps)(i,v.slice(0,F),
y),k=w[F];return k?[...I,{...k,place:(0,P().placeOf)(i,F)}]:I}async#r(i,f){const{uses:a,run:v}=i;if(typeof a=="string")return await this.#e(
a,0)?a.startsWith("./")?{...(0,P().localAction)(a),startsGate:!0}:null:void 0;if(typeof v!="string")return;const y=await this.#i(
v,t(i,f));if(y===void 0)return;for(const I of y)this.files.add(I);const w=(0,P().commandOf)(i,f);if(/RUNNER_TEMP|runner\.temp/.
test(w.text))return null;if(y.length>0||P().RUNS_PACKAGES.test(v))return{...w,startsGate:!0};const F=O(v);return F===""?
null:(0,P().commandOf)({...i,run:F},f)}async#e(i,f){const a=r(i);if(a===void 0)return j.test(d(i));if(f>N)return!1;const v=this.#t.
get(a);if(v)return(await this.jobsOf(v,f+1)).size>0;for(const y of["action.yml","action.yaml"]){const w=await(0,A().readActionsFile)(
this.#n,a===""?y:`${a}/${y}`),{name:F,runs:I}=w?.value??{};if(typeof F=="string"&&j.test(F))return!0;for(const{uses:k,run:$}of(0,C().
isMapping)(I)?(0,A().stepsOf)(I):[])if(typeof k=="string"&&await this.#e(k,f+1)||typeof $=="string"&&await this.#i($,a))
return!0}return!1}async#i(i,f,a=new Set){const v=p(i);if(v.some(w=>j.test(w)))return[];if(P().RUNS_PACKAGES.test(i)&&v.some(
w=>this.#s.has(w)))return["package.json"];const y=v.flatMap(w=>e.test(w)?s:[w]);for(const w of y.flatMap(F=>[`./${f}/${F}`,
F])){const F=(0,E().normalise)(w),I=F&&!a.has(F)&&await this.#c(F);if(!F||!I)continue;const k=await this.#i(I,f,a.add(F));
if(k)return[F,...k]}}async#c(i){const{kind:f,size:a=0}=this.#n.stat(i)??{};if(!(!(0,b().isRegular)(f)||a>m)&&!(f!=="exec\
utable"&&!o.test(i)))return(await this.#n.read(i)).toString("utf8")}}const m=64*1024,e=/^(?:g?make)$/,s=["GNUmakefile","\
makefile","Makefile"],o=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function n({value:h}){const i=[...(0,A().
eventsOf)(h?.on).keys()];return i.length>0&&i.every(f=>f==="workflow_run")}function t({"working-directory":h},i){const f=i.
map(a=>(0,C().isMapping)(a)&&(0,C().isMapping)(a.run)?a.run["working-directory"]:void 0);return String([h,...f].find(a=>typeof a==
"string")??"")}function r(h){return typeof h=="string"&&h.startsWith("./")?(0,E().normalise)(d(h)):void 0}function d(h){
return h.split("@")[0]??""}function O(h){const[i=""]=(0,P().textOf)(h).replaceAll(/^\s*set .*$/gm,"").split(j);return i.
slice(0,Math.max(0,i.search(/[^;&|\n]*$/))).trim()}function p(h){return h.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}
function c(h){const i=(0,C().isMapping)(h.scripts)?Object.entries(h.scripts):[],f=new Set;for(let a=-1;a<f.size;){a=f.size;
for(const[v,y]of i)p(String(y)).some(w=>j.test(w)||f.has(w))&&f.add(v)}return f}},83330:function(L,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.readFileEdits=j;function S(){const e=u(59867);return S=function(){return e},e}function C(){
const e=u(3463);return C=function(){return e},e}function E(){const e=u(32854);return E=function(){return e},e}function b(){
const e=u(93028);return b=function(){return e},e}function P(){const e=u(39500);return P=function(){return e},e}function A(){
const e=u(3733);return A=function(){return e},e}async function j({jobs:e,files:s},o,n){const t=[...e.values()].flatMap(h=>[
...h.values()].flat());if(t.length===0&&s.size===0)return[];const r=await N(t,s,o),d=[...o.files(),...n.files()],O=d.filter(
({path:h,kind:i})=>i==="symlink"&&r(h)!==void 0).flatMap(({path:h})=>[o,n].map(i=>[h,M(i,h)])),p=new Map;for(const{path:h}of d){
const i=O.flatMap(([a,v])=>v!==void 0&&(0,E().isWithin)(h,v)?[a+h.slice(v.length)]:[]),f=[h,...i].map(r).find(a=>a!==void 0);
f!==void 0&&p.set(h,f)}const c=[...p].map(async([h,i])=>{const f=await l(h,o,n);return[h,f.map(a=>`${a}, and ${i}`)]});return(await Promise.
all(c)).filter(([,h])=>h.length>0)}async function N(e,s,o){const t=(0,C().objectIn)(await(0,S().readJsonFile)(o,"package\
.json")).workspaces!==void 0||o.stat("pnpm-workspace.yaml")!==void 0;return r=>{if(s.has(r))return"the gate runs through\
 it";for(const d of e){const O=(0,P().dependence)(d,r,t);if(O!==void 0)return O}}}function M(e,s){const o=(0,E().resolveInTree)(
e,s);return o.kind==="inside"||o.kind==="missing"?o.path:void 0}async function l(e,s,o){const[n,t]=[s.stat(e),o.stat(e)];
if(n===void 0||t===void 0)return n===t?[]:[`the file is ${n?"removed":"added"}`];if(n.kind===t.kind&&n.oid!==void 0&&n.oid===
t.oid)return[];const[r,d]=await Promise.all([m(s,n),m(o,t)]);if(n.kind===t.kind&&r.equals(d))return[];const[O,p]=/(?:^|\/)action\.ya?ml$/.
test(e)?[(0,A().parseMapping)(r.toString()),(0,A().parseMapping)(d.toString())]:[];return O&&p?(0,A().changedKeys)(O,p):
["the file changes"]}async function m(e,{path:s,kind:o,oid:n}){return(0,b().isRegular)(o)?await e.read(s):Buffer.from(e.
readlink(s)??n??"")}},44724:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.gateNames=P,g.takenNames=
j;function S(){const m=u(57975);return S=function(){return m},m}function C(){const m=u(3463);return C=function(){return m},
m}function E(){const m=u(52848);return E=function(){return m},m}function b(){const m=u(3733);return b=function(){return m},
m}function P(m,{jobs:e}){const s=m.flatMap(o=>[...e.get(o.path)?.keys()??[]].flatMap(n=>{const t=(0,b().jobsOf)(o).get(n)??
{};return[N(n,t),...A(t)]}));return s.length>0?[...new Set([...s,"gene-gate"])]:[]}function A(m){return[m,...(0,b().stepsOf)(
m)].flatMap(({uses:e,with:s})=>{const o=(0,C().isMapping)(s)?s["check-name"]:void 0;return typeof e=="string"&&(E().GATE.
test(e)||e.startsWith("./"))&&o?[String(o).trim()]:[]})}function j(m,e,s){const o=s?(0,b().jobsOf)(s):new Map,n=(0,S().isDeepStrictEqual)(
e.value,s?.value);return[...(0,b().jobsOf)(e)].filter(([t,r])=>m.some(d=>M(N(t,r),d))).filter(([t,r])=>{const d=o.get(t);
return!(d&&(0,S().isDeepStrictEqual)({...r,steps:[]},{...d,steps:[]}))||r.needs!==void 0&&!n}).map(([t])=>`the job \`${t}\
\` has, or can have, the name of the gate's check`)}function N(m,{name:e}){return typeof e=="string"&&e.trim()!==""?e.trim():
m}function M(m,e){const[s,o]=[l(m),l(e)];if(s===void 0&&o===void 0)return m===e;if(s===void 0||o===void 0){const[t,[r,d]]=s===
void 0?[m,o??["",""]]:[e,s];return t.length>=r.length+d.length&&t.startsWith(r)&&t.endsWith(d)}return((t,r)=>t.startsWith(
r)||r.startsWith(t))(s[0],o[0])&&(s[1].endsWith(o[1])||o[1].endsWith(s[1]))}function l(m){const e=m.indexOf("${{"),s=m.lastIndexOf(
"}}");return e===-1||s<e?void 0:[m.slice(0,e),m.slice(s+2)]}},3733:function(L,g,u){Object.defineProperty(g,"__esModule",
{value:!0}),g.changedKeys=t,g.eventsOf=o,g.jobsOf=m,g.neededBy=s,g.parseMapping=l,g.readActionsFile=M,g.readWorkflows=N,
g.stepsOf=e,g.workflowName=n;function S(){const p=u(57975);return S=function(){return p},p}function C(){const p=u(69873);
return C=function(){return p},p}function E(){const p=u(3463);return E=function(){return p},p}function b(){const p=u(80287);
return b=function(){return p},p}function P(){const p=u(93028);return P=function(){return p},p}const A=".github/workflows",
j=1024*1024;async function N(p){const c=p.list(A).map(({path:i})=>i);return(await Promise.all(c.filter(i=>/\.ya?ml$/.test(
i)).map(i=>M(p,i)))).filter(i=>i!==void 0)}async function M(p,c){const{kind:h,size:i=0}=p.stat(c)??{};if(!(0,P().isRegular)(
h))return;if(i>j)return{path:c,text:"",value:void 0};const f=(await p.read(c)).toString("utf8");return{path:c,text:f,value:l(
f)}}function l(p){if(!(0,b().isNestedTooDeep)(p))try{const c=(0,C().parseDocument)(p,{prettyErrors:!1});if(c.errors.length>
0)return;const h=c.toJS({maxAliasCount:100});return(0,E().isMapping)(h)?h:void 0}catch{return}}function m({value:p}){const c=(0,E().
isMapping)(p?.jobs)?Object.entries(p.jobs):[];return new Map(c.filter(h=>(0,E().isMapping)(h[1])))}function e({steps:p}){
return Array.isArray(p)?p.filter(E().isMapping):[]}function s(p,c){const h=new Set,i=({needs:f})=>{for(const a of Array.
isArray(f)?f:[f]){const v=c.get(String(a));v===void 0||h.has(v)||(h.add(v),i(v))}};return i(p),[...h]}function o(p){return typeof p==
"string"?new Map([[p,{}]]):Array.isArray(p)?new Map(p.map(c=>[String(c),{}])):(0,E().isMapping)(p)?new Map(Object.entries(
p).map(([c,h])=>[c,h??{}])):new Map}function n({path:p,value:c}){return typeof c?.name=="string"?c.name:p}function t(p,c){
return r(d(p),d(c),"")}function r(p,c,h){return(0,S().isDeepStrictEqual)(p,c)?[]:(0,E().isMapping)(p)&&(0,E().isMapping)(
c)?[...new Set([...Object.keys(p),...Object.keys(c)])].flatMap(f=>r(p[f],c[f],h===""?f:`${h}.${f}`)):Array.isArray(p)&&Array.
isArray(c)&&p.length===c.length?p.flatMap((i,f)=>r(i,c[f],`${h}[${f}]`)):p===void 0?[`\`${h}\` is added`]:[`\`${h}\` ${c===
void 0?"is removed":"changes"}`]}function d(p){const{jobs:c,runs:h}=p,i=(0,E().isMapping)(c)?Object.fromEntries(Object.entries(
c).map(([f,a])=>[f,O(a)])):c;return{...p,jobs:i,runs:O(h)}}function O(p){if(!(0,E().isMapping)(p)||!Array.isArray(p.steps))
return p;const c=p.steps.map(h=>(0,E().isMapping)(h)?{...h,name:""}:h);return{...p,steps:c}}},91850:function(L,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.markHiddenFiles=S;const u=100;async function S(C,E){const b=C.slice(0,u).map(
({path:A})=>A),P=await E.attributes?.(b,["linguist-generated","diff"]);return P===void 0?[...C]:C.map((A,j)=>j>=u||A.veil!==
void 0?A:/^(?:set|true)$/.test(P(A.path,"linguist-generated"))?{...A,veil:"generated"}:P(A.path,"diff")==="unset"?{...A,
veil:"no_diff"}:A)}},90331:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.effectWords=o,g.ignoredInputs=
n,g.policyFile=j,g.unreadWords=e;function S(){const t=u(76545);return S=function(){return t},t}function C(){const t=u(74238);
return C=function(){return t},t}function E(){const t=u(49875);return E=function(){return t},t}function b(){const t=u(24666);
return b=function(){return t},t}function P(){const t=u(95132);return P=function(){return t},t}function A(){const t=u(39869);
return A=function(){return t},t}async function j(t){const{policyPath:r,changedNames:d,tree:O,baseTree:p}=t;return r===void 0?
[]:[...[...d].some(h=>h===r||h.startsWith(b().COPIES))?await m(t):[],...N(O,p)]}function N(t,r){const d=t.stat(C().POLICY_PATH)?
l(t,r):(0,E().findNearPolicy)(t);if(d===void 0)return[];const{path:O,fault:p}=d;return[(0,P().finding)("policy-misplaced",
{path:O,fault:p},(0,A().atFile)(O))]}const M=C().POLICY_PATH.replace(/yml$/,"yaml");function l(t,r){return t.stat(M)!==void 0&&
r.stat(M)===void 0?{path:M,fault:"is beside the policy"}:void 0}async function m({baseTree:t,tree:r,loadedPolicy:d}){const{
policy:O,shared:p}=d,[c,h]=await Promise.all([(0,C().readPolicyIn)(t,p),(0,C().readPolicyIn)(r,p)]),i=C().POLICY_PATH;if("\
mistakes"in h)return h.mistakes.map(({line:v,column:y,message:w})=>(0,P().finding)("policy-broken",{path:i,mistake:w},{location:{
path:i,line:v,column:y}}));const f="policy"in c?c.policy:O,a="missing"in h?[e(h.missing.source)]:(0,S().comparePolicies)(
f,h.policy).map(o);return[(0,P().finding)("policy-changed",{path:i,effects:a},(0,A().atFile)(i))]}function e(t){return`e\
xtends: ${(0,b().sharedName)(t)}, which cannot be compared; commit it as ${(0,b().copyPath)(t)}`}const s=160;function o({
key:t,change:r,direction:d,loosens:O}){const p=!O&&r.length>s?`${r.slice(0,s).replace(/[\ud800-\udbff]$/,"")}\u2026`:r;return`${t}\
: ${p}${d===void 0||O&&d==="tighter"?"":` (${d})`}`}function n({loadedPolicy:t}){return t.ignoredInputs.map(r=>(0,P().finding)(
"input-loosens-policy",{...r}))}},75597:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.protectedPaths=
A;function S(){const e=u(41330);return S=function(){return e},e}function C(){const e=u(32854);return C=function(){return e},
e}function E(){const e=u(95132);return E=function(){return e},e}function b(){const e=u(39869);return b=function(){return e},
e}const P=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function A(e){const{touched:s,policy:o,policyPath:n,change:t,tree:r,
genes:d}=e,O=N(t,r),p=d.some(({binds:i})=>i),c=l(o.blast_radius.protected_paths),h=l(P);return s.flatMap(i=>{const{path:f}=i,
a=O.get(f),v=m(i),y=c(v),w=f===n?void 0:h(v);if(y===void 0&&w===void 0)return[];const F=y===void 0?{path:f,pattern:w??"",
by:"the default list"}:{path:f,pattern:y,by:"the policy"},I=y!==void 0||a!==void 0&&p,k={...(0,b().atFile)(f),severity:I?
"error":"warning",harm:y!==void 0||j(f)?"danger":"broken"};return[a===void 0?(0,E().finding)("protected-path",F,k):(0,E().
finding)("protected-file-destroyed",{...F,how:a},k)]})}function j(e){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(e)}function N(e,s){const o=new Map;for(const{status:n,path:t,oldPath:r}of e.files)n==="deleted"&&o.set(t,"deletes"),
r!==void 0&&o.set(r,"deletes"),(n==="modified"||n==="type_changed")&&s.stat(t)?.size===0&&o.set(t,"empties");return o}const M={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function l(e){const s=e.map(o=>{const n=(0,S().default)(o,M);return{pattern:o,covers:r=>n(
r)||(0,C().isWithin)(r,o,{ignoreCase:!0})}});return o=>s.find(({covers:n})=>o.some(n))?.pattern}function m({path:e,via:s}){
return s===""?[e]:[e,s]}},66503:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=A;function S(){
const l=u(76760);return S=function(){return l},l}function C(){const l=u(68450);return C=function(){return l},l}function E(){
const l=u(59867);return E=function(){return l},l}function b(){const l=u(95132);return b=function(){return l},l}function P(){
const l=u(39869);return P=function(){return l},l}async function A(l){const{genes:m,tree:e}=l,s=m.flatMap(({asset:n,store:t,
change:r})=>r.kind==="removed"?[]:[[t.path,{store:t,file:n.path}]]),o=[...new Map(s).values()].map(n=>N(n,e));return[...j(
l),...(await Promise.all(o)).flat()]}function j({assets:l,policy:m,tree:e,baseTree:s}){const o=new Map;for(const n of l.
files){const{path:t,root:r}=(0,C().storeOf)(n,{policy:m,tree:s}),d=(0,C().storeOf)(n,{policy:m,tree:e}).root;if(s.stat(t)===
void 0||r===d||o.has(t))continue;const O={store:M(t),root:M(r),next:M(d)};o.set(t,(0,b().finding)("store-root-moved",O,(0,P().
atFile)(n)))}return[...o.values()]}async function N({store:{path:l,root:m,named:e},file:s},o){const n={store:M(l),root:M(
m)};if(o.stat(m)?.kind!=="directory"){const r=e===!0;return[(0,b().finding)("store-root-missing",{...n,named:r},(0,P().atFile)(
s))]}if(await(0,E().readPackageJson)(o,m)===E().INVALID){const r=S().posix.join(m,"package.json");return[(0,b().finding)(
"store-root-unreadable",{...n,path:r},(0,P().atFile)(s))]}const t=(0,C().packagesAbove)(o,l).filter(r=>r!==m);return e===
!0||t.length===0?[]:[(0,b().finding)("store-root-unclear",{...n,others:t.map(M)},(0,P().atFile)(s))]}function M(l){return l===
""?".":l}},39869:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.SYMLINK=void 0,g.atFile=P,g.someTouches=
m,g.touchedPaths=E,g.touchesOf=b;function S(){const e=u(32854);return S=function(){return e},e}function C(){const e=u(53315);
return C=function(){return e},e}function E(e,s){return e.files.flatMap(o=>(0,C().namesOf)(o).map(n=>({path:n,via:n===o.path&&
o.newMode===A?N(s,n):""})))}function b(e,s){const o=new Map;return n=>{const t=o.get(n)??j(e,M(s,n));return o.set(n,t),t}}
function P(e){return{location:{path:e,line:1,column:1}}}const A=g.SYMLINK="120000";function j(e,s){const o=n=>s.some(t=>(0,S().
isWithin)(n,t));return e.flatMap(n=>o(n.path)?[{path:n.path,via:""}]:n.via!==""&&o(n.via)?[n]:[])}function N(e,s){const o=(0,S().
resolveInTree)(e,s);return o.kind==="inside"||o.kind==="missing"?o.path:""}function M(e,s){const o=(0,S().resolveInTree)(
e,s);return o.kind==="inside"?[s,o.path]:[s]}const l=3;function m(e){const s=e.length-l;return e.slice(0,l).map((o,n)=>s>
0&&n===l-1?{...o,more:s}:o)}},90350:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=
A,g.unprovenMerge=m;function S(){const e=u(32854);return S=function(){return e},e}function C(){const e=u(95132);return C=
function(){return e},e}function E(){const e=u(39869);return E=function(){return e},e}const b="160000",P=".gitmodules";function A({
genes:e,change:s,tree:o}){if(!e.some(({binds:O})=>O))return[];const[n,...t]=s.files.filter(j).map(({path:O})=>O),[r,...d]=s.
files.filter(({path:O,newMode:p})=>p===E().SYMLINK&&N(O,o)).map(({path:O})=>O);return[...n===void 0?[]:[(0,C().finding)(
"submodule-changed",{path:n,...l(t)},(0,E().atFile)(n))],...r===void 0?[]:[(0,C().finding)("symlink-leaves-tree",{path:r,
target:o.readlink(r)??"",...l(d)},(0,E().atFile)(r))]]}function j({path:e,newMode:s,status:o}){return s===b||e===P&&o!==
"deleted"}function N(e,s){const{kind:o}=(0,S().resolveInTree)(s,e);return o==="outside"||o==="loop"}const M=9;function l(e){
const s=e.length-M;return{...e.length>0&&{likewise:e.slice(0,M)},...s>0&&{more:s}}}function m({unprovenMerge:e}){return e?
[(0,C().finding)("merge-not-proven",{merge:e.commit,reason:e.reason})]:[]}},72025:function(L,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.ask=P,g.assetNotJudged=j,g.notChecked=M,g.ofChange=b;function S(){const l=u(27199);return S=
function(){return l},l}function C(){const l=u(95132);return C=function(){return l},l}function E(){const l=u(50661);return E=
function(){return l},l}function b(l){return(m,...e)=>(0,E().isChange)(m)?l(m,...e):[]}async function P(l,m,...e){const s=Object.
entries(l).map(async([o,n])=>{try{return await n(m,...e)}catch(t){return[A(o,t,e)]}});return(await Promise.all(s)).flat()}
function A(l,m,[e]){return e===void 0?(0,C().notJudged)(`the change; the check "${l}" failed`,m):j(e.asset,m,`; the chec\
k "${l}" failed`)}function j(l,m,e=""){const s=`the ${l.type} \`${l.id}\`${e}`;return(0,C().notJudged)(s,m,N(l))}function N(l){
try{return(0,S().placeOf)(l)}catch{return{location:{path:l.path,line:1,column:1},subject:(0,S().subjectOf)(l)}}}function M(l,{
path:m,detail:e},s){return(0,C().finding)("claim-not-checked",{claim:l,why:`${e} of the log \`${m}\``},s)}},70716:function(L,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;
function S(){const y=u(98497);return S=function(){return y},y}function C(){const y=u(37542);return C=function(){return y},
y}function E(){const y=u(19177);return E=function(){return y},y}function b(){const y=u(78782);return b=function(){return y},
y}function P(){const y=u(1348);return P=function(){return y},y}function A(){const y=u(90331);return A=function(){return y},
y}function j(){const y=u(75597);return j=function(){return y},y}function N(){const y=u(66503);return N=function(){return y},
y}function M(){const y=u(90350);return M=function(){return y},y}function l(){const y=u(72025);return l=function(){return y},
y}function m(){const y=u(52117);return m=function(){return y},y}function e(){const y=u(97004);return e=function(){return y},
y}function s(){const y=u(93198);return s=function(){return y},y}function o(){const y=u(59613);return o=function(){return y},
y}function n(){const y=u(48550);return n=function(){return y},y}function t(){const y=u(10255);return t=function(){return y},
y}function r(){const y=u(85881);return r=function(){return y},y}function d(){const y=u(93290);return d=function(){return y},
y}function O(){const y=u(73566);return O=function(){return y},y}function p(){const y=u(47771);return p=function(){return y},
y}function c(){const y=u(36974);return c=function(){return y},y}function h(){const y=u(42804);return h=function(){return y},
y}const i=g.SUBJECT_CHECKS={"asset-files":m().assetFiles,"forbidden-paths":(0,l().ofChange)(b().forbiddenPaths),"protect\
ed-paths":(0,l().ofChange)(j().protectedPaths),"policy-file":(0,l().ofChange)(A().policyFile),"gate-change":(0,l().ofChange)(
P().gateChange),"agent-files":(0,l().ofChange)(({agentFiles:y})=>y.flatMap(({findings:w})=>w)),"changed-instructions":(0,l().
ofChange)(S().changedInstructions),"stale-instructions":(0,l().ofChange)(S().staleInstructions),"ignored-inputs":(0,l().
ofChange)(A().ignoredInputs),"audit-logs":(0,l().ofChange)(C().auditLogs),"unauditable-files":(0,l().ofChange)(M().unauditableFiles),
"unproven-merge":(0,l().ofChange)(M().unprovenMerge),"hard-cap":(0,l().ofChange)(h().hardCap),"store-roots":(0,l().ofChange)(
N().storeRoots),"deciding-files":(0,l().ofChange)(E().decidingFiles),"missing-genes":r().missingGenes,"event-chain":s().
eventChain,"unresolved-references":r().unresolvedReferences,"genes-still-named":(0,l().ofChange)(r().genesStillNamed),"e\
ngine-seeds":(0,l().ofChange)(m().engineSeeds),"activated-seeds":(0,l().ofChange)(e().activatedSeeds),"removed-scripts":(0,l().
ofChange)(d().removedScripts),"claimed-radius":(0,l().ofChange)(o().claimedRadius),"claimed-streak":p().claimedStreak,estimates:(0,l().
ofChange)(o().estimates),"look-alike-ids":n().lookAlikeIds,"repeated-ids":n().repeatedIds,unidentified:O().unidentified},
f=g.CLAIM_CHECKS={"self-description":O().selfDescription,"capsule-fields":O().capsuleFields,envelope:t().envelope},a=g.GENE_CHECKS=
{"incomplete-gene":c().incompleteGene,"validation-list":c().validationList,"declared-constraints":h().declaredConstraints,
"loosened-constraints":(0,l().ofChange)(h().loosenedConstraints),"limits-beyond-cap":(0,l().ofChange)(h().limitsBeyondCap),
"gene-blast-radius":(0,l().ofChange)(h().geneBlastRadius),"declared-paths":(0,l().ofChange)(h().declaredPaths),"self-des\
cription":O().selfDescription,envelope:t().envelope},v=g.REMOVED_GENE_CHECKS={"removed-gene":(0,l().ofChange)(c().removedGene),
"gene-blast-radius":(0,l().ofChange)(h().geneBlastRadius),"declared-paths":(0,l().ofChange)(h().declaredPaths)}},52117:function(L,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetFiles=C,g.assetProblemFinding=E,g.engineSeeds=b;function S(){const P=u(
95132);return S=function(){return P},P}function C({problems:P}){return P.map(E)}function E({rule:P,detail:A,location:j,id:N,
before:M}){const m={location:j,...N===void 0?{}:{subject:{id:N}}};return M?{...(0,S().finding)(P,{detail:A},{...m,severity:"\
notice"}),before:M}:(0,S().finding)(P,{detail:A},m)}function b({seeds:P}){const[A]=P.keys();if(A===void 0)return[];const j=[
...P.values()].sort((M,l)=>M.localeCompare(l,"en",{numeric:!0})),N={ids:[...new Set([...P.keys()].map(({id:M})=>M))],count:P.
size,oldest:j[0]??"",newest:j.at(-1)??""};return[(0,S().finding)("engine-seeds",N,{location:A.locate()})]}},97004:function(L,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=A,g.blockedGenes=b;function S(){const j=u(27199);return S=
function(){return j},j}function C(){const j=u(77680);return C=function(){return j},j}function E(){const j=u(95132);return E=
function(){return j},j}async function b(j,N,M){const l=new Map;for(const m of j){const{gene:e}=m.value,s=N.find(t=>t.type===
"Gene"&&t.id===e),o=s&&await P(s,M);if(s===void 0||o===void 0)continue;const n={capsule:m.id,gene:s.id,command:o};l.set(
m,(0,E().finding)("capsule-gene-blocked",n,(0,S().placeOf)(m,["gene"])))}return l}async function P(j,N){const M=N.forFile(
j.path);for(const l of(0,C().commandsToRun)(j)){const{verdict:m}=await M.command(l);if(m==="block")return l}}async function A({
assets:j,judge:N}){const M=[];for(const l of j.activated??[]){const m=await P(l,N);m!==void 0&&M.push((0,E().finding)("s\
eed-activated-blocked",{gene:l.id,command:m},(0,S().placeOf)(l,["validation"])))}return M}},93198:function(L,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.eventChain=A;function S(){const m=u(27199);return S=function(){return m},m}function C(){
const m=u(28894);return C=function(){return m},m}function E(){const m=u(95132);return E=function(){return m},m}function b(){
const m=u(72025);return b=function(){return m},m}function P(){const m=u(85475);return P=function(){return m},m}function A({
assets:{changes:m,present:e,unread:s}}){const o=e.filter(({type:c})=>c==="EvolutionEvent"),n=new Set(m.map(({asset:c})=>c)),
t=new Map(o.map(c=>[c.id,c])),r=new Map,d=new Map,O=new Set,p=new Set;return o.flatMap(c=>{const h=d.get(c.path);d.set(c.
path,c);const i=N(c),f=i===void 0?void 0:r.get(i);if(i!==void 0&&f===void 0&&r.set(i,c),!n.has(c)||c.cut)return[];const a=(0,S().
placeOf)(c,["parent"]),v={event:c.id};if(i===void 0)return h===void 0||!(0,C().isAuditLog)(c.path)?[]:[(0,E().finding)("\
event-not-chained",{...v,...j(c,h.id)},a)];if(!t.has(i)){const I=h===void 0,k=(0,C().isAuditLog)(c.path)&&!I?"error":"wa\
rning",[$]=s;if($!==void 0){const R=`whether the parent \`${i}\` of the EvolutionEvent \`${c.id}\` exists`;return[(0,b().
notChecked)(R,$,{...a,severity:k})]}if(p.has(i))return[];I||p.add(i);const T={...v,parent:i,first:I};return[(0,E().finding)(
"event-parent-missing",T,{...a,severity:k})]}const y=l(c,t,O);if(y!==void 0)return[(0,E().finding)("event-parent-cycle",
{...v,cycle:y},a)];if(f===void 0||f.id===c.id)return[];const w=h===void 0||h.id===i?f.id:h.id,F={...v,other:f.id,parent:i,
...j(c,w)};return[(0,E().finding)("event-chain-forked",F,a)]})}function j({value:m},e){const s=m.asset_id===void 0?"":(0,P().
contentHash)({...m,parent:e});return{last:e,hash:s}}function N({value:{parent:m}}){return typeof m=="string"&&m!==""?m:void 0}
const M=5;function l(m,e,s){const o=new Set;let n=m;for(;n!==void 0&&!s.has(n.id)&&!o.has(n.id);){o.add(n.id);const r=N(
n);n=r===void 0?void 0:e.get(r)}if(n!==void 0&&n.id===m.id&&!s.has(n.id))return[...o].slice(0,M);for(const r of o)s.add(
r)}},59613:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedRadius=E,g.estimates=e,g.sizeOf=A;function S(){
const o=u(27199);return S=function(){return o},o}function C(){const o=u(95132);return C=function(){return o},o}function E({
assets:{changes:o},counted:n}){return["Capsule","EvolutionEvent"].flatMap(t=>{const r=o.filter(({kind:c,asset:h})=>c==="\
added"&&h.type===t).map(({asset:c})=>({asset:c,size:A(c.value.blast_radius)})),d=r.flatMap(({size:c})=>c??[]),O=r.at(-1);
if(O===void 0||d.length<r.length)return[];const p=d.reduce(j);if(p.files<n.least.files||p.lines<n.least.lines){const c={
together:r.length>1,severity:"warning"};return[b(O.asset,p,n.least,c)]}return r.flatMap(({asset:c,size:h})=>h!==void 0&&
M(c)&&N(h,n.most)?[b(c,h,n.most,{together:!1,severity:"notice"})]:[])})}function b(o,n,t,{together:r,severity:d}){const{
type:O,id:p}=o,c={type:O,id:p,claimed:P(n),counted:P(t),together:r},h={...(0,S().placeOf)(o,["blast_radius"]),severity:d};
return(0,C().finding)("blast-radius-claim",c,h)}function P({files:o,lines:n}){return`${o} ${o===1?"file":"files"} and ${n}\
 ${n===1?"line":"lines"}`}function A(o){if(!(0,S().isJsonObject)(o))return;const{files:n,lines:t}=o;return typeof n=="nu\
mber"&&typeof t=="number"?{files:n,lines:t}:void 0}function j(o,n){return{files:o.files+n.files,lines:o.lines+n.lines}}function N(o,n){
return o.files>n.files||o.lines>n.lines+n.files}function M({value:{outcome:o}}){return(0,S().isJsonObject)(o)&&o.status===
"success"}const l=3,m=.1;function e({assets:{changes:o},counted:n}){const{least:t,most:r}=n,d=o.filter(({kind:O,asset:p})=>O===
"added"&&p.type==="EvolutionEvent");return d.flatMap(({asset:O})=>{const{blast_radius_estimate:p,meta:c,blast_radius:h}=O.
value,i=(0,S().isJsonObject)(p)?[]:["meta"],f=i.length===0?p:(0,S().isJsonObject)(c)&&c.blast_radius_estimate,a=s(f);if(a===
void 0||a<=0)return[];const v=d.length===1,y=v?t.files:s(h),w=v?r.files:s(h);if(y===void 0||w===void 0)return[];const F=y/
a>l;if(!F&&w/a>=m)return[];const I=F?y:w,k=(0,S().placeOf)(O,[...i,"blast_radius_estimate"]);return[(0,C().finding)("est\
imate-drift",{event:O.id,estimate:a,actual:I},k)]})}function s(o){return(0,S().isJsonObject)(o)&&typeof o.files=="number"?
o.files:void 0}},48550:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=N,g.repeatedIds=o;
function S(){const r=u(76760);return S=function(){return r},r}function C(){const r=u(23404);return C=function(){return r},
r}function E(){const r=u(27199);return E=function(){return r},r}function b(){const r=u(64385);return b=function(){return r},
r}function P(){const r=u(11970);return P=function(){return r},r}function A(){const r=u(95132);return A=function(){return r},
r}function j(){const r=u(25367);return j=function(){return r},r}function N({assets:{changes:r,present:d}}){const O=r.filter(
({kind:i})=>i==="added").map(({asset:i})=>i);if(O.length===0)return[];const p=new Set(O.map(({type:i})=>i)),c=new Map,h=new Map;
for(const{type:i,value:f}of d){const a=p.has(i)?(0,b().declaredId)(f):void 0;if(a!==void 0)for(const v of l(i,a)){const y=c.
get(v);y===void 0?c.set(v,a):y!==a&&!h.has(v)&&h.set(v,a)}}return O.flatMap(i=>{const{type:f,id:a}=i,y=l(f,a).flatMap(F=>[
c.get(F),h.get(F)]).find(F=>F!==void 0&&F!==a);if(y===void 0)return[];const w=(0,E().placeOf)(i,["id"]);return[(0,A().finding)(
"look-alike-id",{type:f,id:(0,j().visible)(a),other:(0,j().visible)(y)},w)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function l(r,d){const O=/^[\w.-]*$/.test(d)?d:m(d),p=O.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${r} case ${e(O)}`,`${r} drawn ${e(p)}`]}function m(r){const d=r.normalize("NFKC").replace(M,"");return(0,P().asciiOf)(
d.replace(/\p{Pd}/gu,"-"))}function e(r){return r.toUpperCase().toLowerCase()}const s=/(?:\.seed\.json|\/default_genes\.json)$/;
function o({assets:{changes:r,present:d}}){const p=r.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).
filter(n);if(p.length===0)return[];const c=new Set(p.map(({id:i})=>i)),h=d.filter(i=>n(i)&&c.has(i.id));return p.flatMap(
i=>{const f=h.find(a=>t(a,i));return f===void 0?[]:[(0,A().finding)("id-in-two-files",{id:i.id,other:f.path},(0,E().placeOf)(
i,["id"]))]})}function n({type:r,path:d}){return r==="Gene"&&!s.test(`/${d}`)}function t(r,d){return r.id===d.id&&r.path.
replace(/l$/,"")!==d.path.replace(/l$/,"")&&S().posix.dirname(r.path)===S().posix.dirname(d.path)&&(0,C().canonicalize)(
r.value)!==(0,C().canonicalize)(d.value)}},10255:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=
A;function S(){const s=u(27199);return S=function(){return s},s}function C(){const s=u(61331);return C=function(){return s},
s}function E(){const s=u(39763);return E=function(){return s},s}function b(){const s=u(95132);return b=function(){return s},
s}function P(){const s=u(85475);return P=function(){return s},s}function A(s,{asset:o}){const{type:n,id:t,envelope:r}=o,
d=(0,S().placeOf)(o),O={type:n,id:t},p=[o.value,...r?[r,(0,C().payloadOf)(r)]:[]].some(j);return[...N(o),...r&&(0,C().senderOf)(
r)===void 0?[(0,b().finding)("envelope-sender-missing",O,d)]:[],...p?[(0,b().finding)("signature-not-verified",O,d)]:[]]}
function j({signature:s}){return s!=null&&s!==""}function N(s){const{type:o,id:n,wrappers:t=[]}=s,r=(0,S().placeOf)(s);return t.
flatMap(d=>M(s,d).flatMap(([O,p])=>{const c=d[O];if(c===void 0||c===p)return[];const h={type:o,id:n,field:O,stated:e(c),
actual:e(p)};return[(0,b().finding)("envelope-contradicts-asset",h,r)]}))}function M(s,o){const{type:n,id:t,value:r}=s;return[
...n==="ValidationReport"?[["target_asset_id",r.gene_asset_id??o.target_asset_id],["target_local_id",r.gene_id]]:[],...l(
o.type,n)?[["type",n]]:[],["asset_type",n],["asset_id",m(s,o.asset_id)],["content_hash",m(s,o.content_hash)],["local_id",
t]]}function l(s,o){if(typeof s!="string")return!1;const n=s.toLowerCase();return n!==o.toLowerCase()&&E().ASSET_TYPES.some(
t=>t.toLowerCase()===n)}function m({type:s,value:o},n){if(o.asset_id!==void 0||n===void 0)return o.asset_id;const t={type:s,
value:{...o,asset_id:n}};return(0,P().matchContentHash)(t)===void 0?(0,P().contentHash)(o):n}function e(s){return JSON.stringify(
s??null).slice(0,100)}},85881:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.appliedIds=m,g.genesStillNamed=
j,g.missingGenes=o,g.unresolvedReferences=A;function S(){const n=u(27199);return S=function(){return n},n}function C(){const n=u(
30610);return C=function(){return n},n}function E(){const n=u(95132);return E=function(){return n},n}function b(){const n=u(
72025);return b=function(){return n},n}function P(){const n=u(50661);return P=function(){return n},n}function A({assets:n}){
const{changes:t,present:r,unread:d}=n,O=N(r,"Capsule"),p=N(r,"ValidationReport");return t.filter(l).flatMap(({asset:c})=>{
if(c.type!=="EvolutionEvent")return[];const{capsule_id:h,validation_report_id:i}=c.value,f=c.id,[a]=d,v=w=>`whether \`${w}\
\`, which the EvolutionEvent \`${f}\` names, exists`,y=[];if(M(h,O)){const w=(0,S().placeOf)(c,["capsule_id"]);y.push(a?
(0,b().notChecked)(v(h),a,w):(0,E().finding)("capsule-not-found",{event:f,capsule:h},w))}if(M(i,p)){const w=(0,S().placeOf)(
c,["validation_report_id"]);y.push(a?(0,b().notChecked)(v(i),a,w):(0,E().finding)("validation-report-not-found",{event:f,
report:i},w))}return y})}function j({assets:{changes:n,present:t}}){const r=N(t,"Gene"),d=m(n),O=n.flatMap(({kind:c,asset:h,
before:i})=>c==="removed"?h:i??[]).filter(({type:c})=>c==="Gene").flatMap(c=>(0,C().namesOf)(c).map(h=>({asset:c,name:h}))).
filter(({name:c})=>!r.has(c)&&!d.has(c));if(O.length===0)return[];const p=t.flatMap(C().namings);return O.flatMap(({asset:c,
name:h})=>{const i=p.filter(({gene:w})=>w===h),f=i.find(w=>w.by.type==="Capsule")??i[0];if(f===void 0)return[];const a={
gene:h,by:`the ${f.by.type} \`${f.by.id}\``,more:new Set(i.map(w=>w.by)).size-1},v=f.by.type==="Capsule"?"warning":"noti\
ce",y=f.by.locate(f.pointer);return[(0,E().finding)("gene-still-named",a,{location:y,subject:(0,S().subjectOf)(c),severity:v})]})}
function N(n,t){return new Set(n.filter(r=>r.type===t).flatMap(C().namesOf))}function M(n,t){return typeof n=="string"&&
!t.has(n)}function l({kind:n}){return n==="added"||n==="modified"}function m(n){return new Set(n.flatMap(C().newNamings).
map(({gene:t})=>t))}const e="ad_hoc",s={severity:"warning",harm:"bookkeeping"};function o(n){const{changes:t}=n.assets,r=new Set(
t.filter(({kind:d,asset:O})=>d!=="removed"&&O.type==="Gene").flatMap(({asset:d})=>(0,C().namesOf)(d)));return t.flatMap(
C().newNamings).filter(({gene:d})=>!r.has(d)).map(({by:d,gene:O,pointer:p})=>{const c=O===e&&(0,P().isChange)(n),h={...(0,S().
placeOf)(d,p),...c&&s};return(0,E().finding)("gene-not-found",{type:d.type,id:d.id,gene:O},h)})}},93290:function(L,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.removedScripts=l;function S(){const t=u(76760);return S=function(){return t},
t}function C(){const t=u(27199);return C=function(){return t},t}function E(){const t=u(68450);return E=function(){return t},
t}function b(){const t=u(77680);return b=function(){return t},t}function P(){const t=u(51951);return P=function(){return t},
t}function A(){const t=u(86191);return A=function(){return t},t}function j(){const t=u(59867);return j=function(){return t},
t}function N(){const t=u(46912);return N=function(){return t},t}function M(){const t=u(95132);return M=function(){return t},
t}async function l(t){const{assets:r,baseTree:d,clock:O}=t,p=m(t.change),c=await e(t);if(p.size+c.size===0)return[];const h=new Set(
r.changes.map(({asset:a})=>a)),i=r.present.filter(a=>a.type==="Gene"&&!h.has(a)),f=new Map;for(const a of i){await O.tick();
const v=(0,b().validationCommands)(a),y=new Map;for(const{value:w,pointer:F}of v.kind==="list"?v.entries:[]){if(typeof w!=
"string")continue;const{root:I}=(0,E().storeOf)(a.path,{policy:t.policy,tree:d}),$=(0,A().namedPaths)(w,I).filter(T=>p.has(
T)).map(T=>({path:T,script:""}));c.size>0&&$.push(...await o(w,d,I));for(const T of $){const R=n(T);(T.script===""||c.has(
R))&&y.set(R,{...T,entry:F[1]})}}for(const[w,F]of y){const I=f.get(w);I?I.more+=1:f.set(w,{...F,gene:a,more:0})}}return[
...f.values()].map(({path:a,script:v,gene:y,entry:w,more:F})=>(0,M().finding)("script-still-named",{path:a,script:v,gene:y.
id,more:F},(0,C().placeOf)(y,["validation",w])))}function m({files:t}){const r=new Set(t.flatMap(({status:d,path:O,oldPath:p})=>d===
"deleted"?O:p??[]));for(const{path:d,status:O}of t)O!=="deleted"&&r.delete(d);return r}async function e({change:t,baseTree:r,
tree:d}){const O=t.files.map(({path:c,oldPath:h})=>h??c),p=new Set;for(const c of O.filter(h=>S().posix.basename(h)==="p\
ackage.json")){const h=await s(r,c),i=new Set(await s(d,c));for(const f of h)i.has(f)||p.add(n({path:c,script:f}))}return p}
async function s(t,r){const d=S().posix.dirname(r);return[...(await(0,j().usablePackageJson)(t,d==="."?"":d))?.scripts.keys()??
[]]}async function o(t,r,d){const{invocation:O}=(0,P().readWords)(t,{tree:r,cwd:d});if(O?.program!=="npm")return[];const p={
tree:r,directory:d,changed:new Set},{runs:c}=await(0,N().scriptsThatRun)(O,p,{start:0,end:0}),h=(0,N().eventOf)(O);return c.
flatMap(({directory:i,event:f})=>f===h?[{path:S().posix.join(i,"package.json"),script:h}]:[])}function n({path:t,script:r}){
return`${t}\0${r}`}},21471:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.describeJson=O,g.schemaDifferences=
b;function S(){const p=u(98879);return S=function(){return p},p}const C=2e5,E=50;function b(p,c){try{return P(p,c)}catch(h){
if(!(h instanceof URIError))throw h;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose \
keys are Unicode text",found:"not",more:0}]}}function P(p,c){const h=(0,S().complaintsOf)(p,c,JSON.stringify(c).length<=
C),i=new Map,f=new Set;for(const a of h){if(M.has(a.keyword))continue;const v=j(a);if(!f.has(v)){f.add(v);for(const y of l(
a,p,c)){const w=A(a,y),F=i.get(w);i.set(w,F?{...F,more:F.more+1}:y)}}}return[...i.values()].slice(0,E)}function A({keywordLocation:p},c){
switch(c.kind){case"missing":return JSON.stringify([p,...c.fields]);case"unknown":return JSON.stringify([p,c.field]);case"\
invalid":return p}}function j({keyword:p,instanceLocation:c}){return`${N.has(p)?p:"value"} ${c}`}const N=new Set(["requi\
red","additionalProperties"]),M=new Set(["properties","items","false"]);function l(p,c,h){const{keyword:i,keywordLocation:f,
instanceLocation:a}=p,{pointer:v,value:y}=e(h,a),w=s(c,f);if(i==="required"){const I=(w.required??[]).filter(k=>!m(y,k));
return[{kind:"missing",pointer:v,fields:I,more:0}]}if(i==="additionalProperties"){const I=w.properties??{},k=Object.keys(
y??{}).filter(T=>!Object.hasOwn(I,T)),$=Object.keys(I).filter(T=>!m(y,T));return k.map(T=>({kind:"unknown",pointer:[...v,
T],field:T,absent:$,more:0}))}const F=d(i,w);return[{kind:"invalid",pointer:v,keyword:i,expected:F,found:O(y),more:0}]}function m(p,c){
return p!==null&&Object.hasOwn(p,c)}function e(p,c){const h=[];let i=p;for(const f of o(c))Array.isArray(i)?(h.push(Number(
f)),i=i[Number(f)]??null):(h.push(f),i=i[f]??null);return{pointer:h,value:i}}function s(p,c){let h=S().SCHEMAS[p];for(const i of o(
c).slice(0,-1))h=h[i];return h}function o(p){return p.split("/").slice(1).map(c=>c.replaceAll("~1","/").replaceAll("~0",
"~"))}const n={string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boo\
lean",null:"null"},t={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 \
hexadecimal digits"},r=40;function d(p,c){const h=c[p];switch(p){case"type":return[h].flat().map(i=>n[String(i)]??String(
i)).join(" or ");case"enum":return`one of ${(c.enum??[]).map(i=>JSON.stringify(i)).join(", ")}`;case"const":return JSON.
stringify(h);case"pattern":return t[String(h)]??`a string that matches ${h}`;case"minLength":return h===1?"a non-empty s\
tring":`a string of at least ${h} characters`;case"maxLength":return`a string of at most ${h} characters`;case"minItems":
return h===1?"a non-empty list":`a list of at least ${h} items`;case"maxItems":return`a list of at most ${h} items`;case"\
minimum":return`a number that is at least ${h}`;case"maximum":return`a number that is at most ${h}`;default:return`a val\
ue that matches \`${p}\` in the schema`}}function O(p){return Array.isArray(p)?p.length===0?"an empty list":"a list":p!==
null&&typeof p=="object"?"an object":typeof p!="string"?String(p):p.length<=r?JSON.stringify(p):`a string of ${p.length}\
 characters`}},57733:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.promotionSchemaFindings=j,g.schemaFindings=
A;function S(){const n=u(23404);return S=function(){return n},n}function C(){const n=u(27199);return C=function(){return n},
n}function E(){const n=u(3051);return E=function(){return n},n}function b(){const n=u(95132);return b=function(){return n},
n}function P(){const n=u(21471);return P=function(){return n},n}function A(n){return(0,P().schemaDifferences)(n.type,n.value).
flatMap(t=>m(n.type,t)).map(t=>N(n,t,"warning"))}function j(n){const t=o(n)?"warning":"error";return(0,P().schemaDifferences)(
n.type,n.value).map(r=>N(n,r,t))}function N(n,t,r){const{type:d,id:O}=n,{pointer:p,more:c}=t,h={...(0,C().placeOf)(n,p),
severity:r};switch(t.kind){case"missing":{const{fields:i}=t;return(0,b().finding)("schema-field-missing",{type:d,id:O,fields:i,
where:l(p,c)},h)}case"unknown":{const i=l(p.slice(0,-1),c),{field:f,absent:a}=t,v=(0,E().nearestName)(f,a),y={field:f,...v!==
void 0&&{meant:v}};return(0,b().finding)("schema-field-unknown",{type:d,id:O,...y,where:i},h)}case"invalid":{const{expected:i}=t,
f=`${t.found}${c===0?"":` (and in ${M(c)})`}`,a=p.join(".");return(0,b().finding)("schema-field-invalid",{type:d,id:O,field:a,
expected:i,found:f},h)}}}function M(n){return n===1?"1 similar place":`${n} similar places`}function l(n,t){return n.length===
0?"":` in \`${n.join(".")}\`${t===0?"":` and ${M(t)}`}`}function m(n,t){const{pointer:r}=t;switch(t.kind){case"missing":{
const d=t.fields.filter(O=>!e[n].has([...r,O].join(".")));return d.length===0?[]:[{...t,fields:d}]}case"unknown":return[
t];case"invalid":return s(n,r,t.keyword)?[]:[t]}}const e={Gene:new Set(["type","id","schema_version","asset_id","validat\
ion","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version",
"asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(
["type","id"])};function s(n,[t,...r],d){if(t==="type"||t==="id"||t==="asset_id")return!0;if(n!=="Gene")return!1;const O=d===
"minItems"&&r.length>0;return t==="validation"||t==="constraints"&&!O}function o({value:n}){const{schema_version:t}=n,r=typeof t==
"string"?/^1\.(\d+)\.\d+$/.exec(t)?.[1]:void 0;return r!==void 0&&Number(r)<Number(S().SCHEMA_VERSION.split(".")[1])}},98879:function(L,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,g.complaintsOf=l;function S(){const s=u(13574);return S=
function(){return s},s}function C(){const s=u(36576);return C=function(){return s},s}function E(){const s=u(25065);return E=
function(){return s},s}function b(){const s=u(5330);return b=function(){return s},s}function P(){const s=u(39436);return P=
function(){return s},s}function A(){const s=u(39763);return A=function(){return s},s}const N={type:"object",required:["t\
ype","schema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"\
ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{
type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:[
"command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{
type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},
asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},M=g.SCHEMAS={Gene:b().default,Capsule:C().default,EvolutionEvent:E().
default,Mutation:P().default,ValidationReport:N};function l(s,o,n){return m[n?"all":"first"][s].validate(o).errors}const m={
all:e(!1),first:e(!0)};function e(s){const o=A().ASSET_TYPES.map(n=>[n,new(S()).Validator(M[n],"7",s)]);return Object.fromEntries(
o)}},73566:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.capsuleFields=N,g.selfDescription=j,g.unidentified=
M;function S(){const e=u(27199);return S=function(){return e},e}function C(){const e=u(59490);return C=function(){return e},
e}function E(){const e=u(95132);return E=function(){return e},e}function b(){const e=u(72025);return b=function(){return e},
e}function P(){const e=u(85475);return P=function(){return e},e}function A(){const e=u(57733);return A=function(){return e},
e}function j({correctorOf:e},{asset:s,change:o,commands:n=[]}){if(s.cut)return[];const t=o?.kind==="unchanged"?void 0:o?.
before,r=n.some(({findings:d})=>d.some(({edit:O})=>O?.fix));return[...(0,P().hashFindings)(s,e(s),!r,t),...(0,A().schemaFindings)(
s)]}function N(e,{asset:s}){const{type:o,id:n,value:t}=s;if(o!=="Capsule"||s.cut)return[];const r=["success_streak","env\
_fingerprint"].filter(O=>t[O]==null);if(r.length===0)return[];const d=(0,S().placeOf)(s);return[(0,E().finding)("capsule\
-field-missing",{capsule:n,fields:r},d)]}function M({genes:e,claims:s,correctorOf:o}){const d=[...e.filter(({change:p})=>p?.
kind!=="removed").map(({asset:p})=>p),...s].filter(({cut:p})=>!p).flatMap(p=>l(p,o));return[...(0,C().groupBy)(d,({rule:p,
location:c})=>JSON.stringify([p,c?.path])).values()].flatMap(m)}function l(e,s){try{return(0,P().identityFindings)(e,s(e)).
filter(P().isMissingIdentity)}catch(o){return[(0,b().assetNotJudged)(e,o)]}}function m([e,...s]){if(e===void 0)return[];
if(s.length===0||!(0,P().isMissingIdentity)(e))return[e,...s];const{subject:o,args:n,...t}=e,{expected:r,...d}=n;return[
{...t,args:{...d,others:s.length}}]}},47771:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=
h,g.eventsIn=s,g.isSuccess=l,g.streakCounter=j,g.successStreak=e;function S(){const i=u(23404);return S=function(){return i},
i}function C(){const i=u(27199);return C=function(){return i},i}function E(){const i=u(59490);return E=function(){return i},
i}function b(){const i=u(95132);return b=function(){return i},i}function P(){const i=u(72025);return P=function(){return i},
i}function A(){const i=u(85475);return A=function(){return i},i}function j(i,f){const a=n(i,f),v=(0,E().groupBy)(i,({value:{
capsule_id:y}})=>y);return y=>N(y,v.get(y.id)??[],a,f)}function N({id:i,value:{gene:f}},a,v,y){const w=[],F=[],I={files:0,
lines:0};let k;const{successes:$,failure:T}=M(i,a);for(const R of $){const{value:G}=R,D=v.get(R)??r(G,y)??(d(G,f,y)?void 0:
o);D===void 0?(F.push(R),O(I,G)||(k??=c(G))):w.push({event:c(G),why:D})}return{count:m(F),uncounted:w,ended:T!==void 0,...T&&
$.length===0&&{failed:c(T.value)},radius:I,...k!==void 0&&{unmeasured:k}}}function M(i,f){const a=f.filter(({value:y})=>y.
type==="EvolutionEvent"&&y.capsule_id===i).reverse(),v=a.findIndex(({value:y})=>!l(y));return v<0?{successes:a}:{successes:a.
slice(0,v),failure:a[v]}}function l({outcome:i}){return(0,C().isJsonObject)(i)&&i.status==="success"}function m(i){const f=i.
map(({value:a})=>a.id).filter(a=>typeof a=="string");return i.length-f.length+new Set(f).size}function e(i,f){const{successes:a,
failure:v}=M(i,f);return{count:m(a),ended:v!==void 0}}function s({changes:i,present:f,unread:a}){const v=a.at(-1),y=new Set(
i.map(({asset:w})=>w));return f.filter(({type:w,path:F})=>w==="EvolutionEvent"&&(!v||F>=v.path)).map(w=>({value:w.value,
log:w.path,isNew:y.has(w)}))}const o="it does not name the gene of the Capsule";function n(i,f){const a=new Map,v=new Map,
y=new Set;for(const w of i){const F=t(w,v,f&&y.has(w.log));F!==void 0&&a.set(w,F),y.add(w.log);const{id:I}=w.value;typeof I==
"string"&&!v.has(I)&&v.set(I,w)}return a}function t({value:i,isNew:f},a,v){const{id:y,parent:w}=i;if(f)return"the change\
 that is judged adds or edits it";const F=typeof y=="string"?a.get(y):void 0;return F!==void 0?(0,S().canonicalize)(F.value)===
(0,S().canonicalize)(i)?void 0:"an earlier event with other content has its id":typeof w=="string"&&w!==""?a.has(w)?void 0:
"its parent is not in the log before it":v?"it has no parent":void 0}function r(i,f){const{id:a,asset_id:v}=i;if(v===void 0)
return f?"it has no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:i})===void 0)return"its hash d\
oes not match its content";const y=typeof a=="string"&&a.trim()!=="";return f&&!y?"it has no id":void 0}function d({genes_used:i},f,a){
return typeof f!="string"||f===""||!Array.isArray(i)?!a:i.includes(f)}function O(i,{blast_radius:f}){if(f===void 0)return!0;
if(!(0,C().isJsonObject)(f))return!1;const{files:a,lines:v}=f;return!p(a)||!p(v)?!1:(i.files=Math.max(i.files,a),i.lines=
Math.max(i.lines,v),!0)}function p(i){return typeof i=="number"&&Number.isSafeInteger(i)&&i>=0}function c({id:i}){return typeof i==
"string"?i:"without an id"}function h({assets:i}){const f=(0,E().groupBy)(s(i),({value:a})=>a.capsule_id);return i.changes.
flatMap(({kind:a,asset:v})=>{const{success_streak:y}=v.value;if(a==="removed"||v.type!=="Capsule"||typeof y!="number")return[];
const{count:w,ended:F}=e(v.id,f.get(v.id)??[]);if(y<=w)return[];const I=(0,C().placeOf)(v,["success_streak"]),k=i.unread.
at(-1);return k!==void 0&&!F?[(0,P().notChecked)(`the success streak of the Capsule \`${v.id}\``,k,I)]:[(0,b().finding)(
"success-streak-claim",{capsule:v.id,claimed:y,counted:w},I)]})}},78883:function(L,g,u){Object.defineProperty(g,"__esMod\
ule",{value:!0}),g.geneDifferences=b,g.uncovered=N;function S(){const M=u(77680);return S=function(){return M},M}function C(){
const M=u(32854);return C=function(){return M},M}function E(){const M=u(56131);return E=function(){return M},M}function b({
kind:M,asset:l,before:m}){return m===void 0||l.cut||M!=="added"&&M!=="modified"?[]:[...P(m,l),...j(m,l)]}function P(M,l){
const[m,e]=[A(M),A(l)],s="validation";return[...[...m].filter(o=>!e.has(o)).map(o=>({kind:"command_removed",field:s,base:o,
head:null})),...[...e].filter(o=>!m.has(o)).map(o=>({kind:"command_added",field:s,base:null,head:o}))]}function A(M){const l=(0,S().
validationCommands)(M),m=l.kind==="list"?l.entries.map(({value:e})=>e):[];return new Set(m.filter(e=>typeof e=="string"))}
function j(M,l){const{constraints:m}=(0,E().readConstraints)(M.value.constraints),{constraints:e}=(0,E().readConstraints)(
l.value.constraints),s=[];e.maxFiles!==m.maxFiles&&s.push({kind:e.maxFiles>m.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(m.maxFiles),head:String(e.maxFiles)});const o="constraints.forbidde\
n_paths";for(const n of N(m.forbiddenPaths,e.forbiddenPaths))s.push({kind:"constraint_loosened",field:o,base:n,head:null});
for(const n of N(e.forbiddenPaths,m.forbiddenPaths))s.push({kind:"constraint_tightened",field:o,base:null,head:n});return s}
function N(M,l){return M.filter(m=>!l.some(e=>(0,C().isWithin)(m,e)))}},36974:function(L,g,u){Object.defineProperty(g,"_\
_esModule",{value:!0}),g.incompleteGene=j,g.removedGene=N,g.validationList=b;function S(){const M=u(27199);return S=function(){
return M},M}function C(){const M=u(77680);return C=function(){return M},M}function E(){const M=u(95132);return E=function(){
return M},M}function b(M,{asset:l,validation:m,commands:e}){if(l.cut)return[];const s=["validation"],o={gene:l.id};if(m.
kind==="not_a_list"){const r={...o,field:"validation",expected:m.expected};return[(0,E().finding)("validation-malformed",
r,(0,S().placeOf)(l,s))]}if(m.kind==="missing"||m.entries.every(C().isBlankEntry))return[(0,E().finding)("validation-mis\
sing",o,(0,S().placeOf)(l,s))];const n=[],t=new Set;for(const r of m.entries){const{value:d,pointer:O}=r;if((0,C().isBlankEntry)(
r))n.push((0,E().finding)("validation-blank",{...o,field:O.join(".")},(0,S().placeOf)(l,O)));else if(typeof d!="string"){
const p={...o,field:O.join("."),expected:"a string"};n.push((0,E().finding)("validation-malformed",p,(0,S().placeOf)(l,O)))}else if(t.
has(d)){const p={...(0,S().placeOf)(l,O),subject:{...(0,S().subjectOf)(l),command:d}};n.push((0,E().finding)("validation\
-duplicate",{...o,command:d},p))}else t.add(d)}return e.length>0&&e.every(P)&&n.push((0,E().finding)("validation-vacuous",
o,(0,S().placeOf)(l,s))),n}function P({reading:{problems:M,argv:l}}){return M.some(({rule:m})=>m==="only-prints")||A.has(
l?.[0]??"")}const A=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"]);function j(M,{asset:l}){return l.cut?[(0,E().finding)("gene-incomplete",{gene:l.id},(0,S().placeOf)(l))]:[]}
function N(M,{asset:l}){return[(0,E().finding)("gene-removed",{gene:l.id},{subject:(0,S().subjectOf)(l)})]}},56131:function(L,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.hardCaps=e,g.limitsOf=m,g.readConstraints=A,g.stricterConstraints=j;function S(){
const s=u(27199);return S=function(){return s},s}function C(){const s=u(57430);return C=function(){return s},s}function E(){
const s=u(32854);return E=function(){return s},s}function b(){const s=u(53315);return b=function(){return s},s}function P(){
const s=u(50661);return P=function(){return s},s}function A(s){const o=d=>({constraints:N,problems:[{...d,pointer:["cons\
traints"]}]});if(s===void 0)return o({kind:"missing"});if(!(0,S().isJsonObject)(s))return o({kind:"malformed",detail:"an\
 object"});const n=[],t=M(s.max_files,n);return{constraints:{maxFiles:t??b().DEFAULT_MAX_FILES,isDefaultLimit:t===void 0,
forbiddenPaths:l(s.forbidden_paths,n)},problems:n}}function j(s,o){if(s===void 0)return o;const{maxFiles:n,isDefaultLimit:t}=s.
maxFiles<o.maxFiles?s:o;return{maxFiles:n,isDefaultLimit:t,forbiddenPaths:[...new Set([...s.forbiddenPaths,...o.forbiddenPaths])]}}
const N={maxFiles:b().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(s,o){const n=["constraints","max\
_files"];if(s===void 0)o.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(s)&&Number(s)>0)return Number(s);
o.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function l(s,o){const n=["constraints","forbidd\
en_paths"];if(s===void 0)return o.push({kind:"missing",pointer:n}),[];if(!Array.isArray(s))return o.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const t=new Set;for(const[r,d]of s.entries()){const O=typeof d=="string"?(0,E().
normalise)(d):void 0;if(typeof d!="string"||!O){o.push({kind:"malformed",pointer:[...n,r],detail:"a path below the root \
of the repository"});continue}(0,E().looksLikePattern)(d)&&o.push({kind:"pattern",pointer:[...n,r],detail:d}),t.add(O)}return[
...t]}function m(s,o){const{asset:n,change:t,binds:r}=s,{constraints:d}=A(n.value.constraints),O=t?.before&&A(t.before.value.
constraints).constraints,p=j(O,d),{maxFiles:c,isDefaultLimit:h}=p,i=e(o.policy),f=r&&(0,P().isChange)(o)?o.radius:C().NOTHING_TOUCHED,
a=(0,b().cappedSize)(f,o.policy.blast_radius.counting),v=(0,b().gradeFiles)(f.files,c,a,i),y=v==="hard_cap_breach"?a:f,w=(0,b().
gradeWords)(v,y,c,i);return{base:O,head:d,constraints:p,blastRadius:{...f,max_files:c,...h&&{default_limit:!0},severity:v,
message:w}}}function e({blast_radius:s}){const{hard_cap_files:o,hard_cap_lines:n}=s;return{files:o,lines:n}}},54034:function(L,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditGene=A,g.forbidsRunningGene=M,g.geneFindings=j;function S(){const l=u(
72025);return S=function(){return l},l}function C(){const l=u(70716);return C=function(){return l},l}function E(){const l=u(
6470);return E=function(){return l},l}function b(){const l=u(78883);return b=function(){return l},l}function P(){const l=u(
56131);return P=function(){return l},l}async function A(l,m,e){const{asset:s,change:o,commands:n,store:t}=m,r=(0,P().limitsOf)(
m,l),d=await j(l,{...m,limits:r}),O=e.mayRun&&!d.some(M);return{asset:s,store:t,commands:O?(0,E().planCommands)(n,{timeoutMs:e.
timeoutMs,directory:t.root}):n,findings:d,blastRadius:r.blastRadius,differences:o===void 0?[]:(0,b().geneDifferences)(o)}}
async function j(l,m){return m.change?.kind!=="removed"?(0,S().ask)(C().GENE_CHECKS,l,m):(await(0,S().ask)(C().REMOVED_GENE_CHECKS,
l,m)).map(({location:s,...o})=>o)}const N=new Set(["gene-incomplete","validation-malformed","not-judged"]);function M({rule:l}){
return N.has(l)}},42804:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.declaredConstraints=j,g.declaredPaths=
t,g.geneBlastRadius=o,g.hardCap=s,g.limitsBeyondCap=m,g.loosenedConstraints=M;function S(){const r=u(27199);return S=function(){
return r},r}function C(){const r=u(95132);return C=function(){return r},r}function E(){const r=u(53315);return E=function(){
return r},r}function b(){const r=u(39869);return b=function(){return r},r}function P(){const r=u(78883);return P=function(){
return r},r}function A(){const r=u(56131);return A=function(){return r},r}function j(r,{asset:d}){return(0,A().readConstraints)(
d.value.constraints).problems.filter(({kind:O})=>O!=="missing"||!d.cut).map(O=>N(d,O))}function N(r,{kind:d,pointer:O,detail:p=""}){
const c=(0,S().placeOf)(r,O),h={gene:r.id,field:O.join(".")};return d==="missing"?(0,C().finding)("constraints-missing",
h,c):d==="malformed"?(0,C().finding)("constraints-malformed",{...h,expected:p},c):(0,C().finding)("forbidden-path-patter\
n",{gene:r.id,entry:p},c)}function M(r,{asset:d,binds:O,limits:{base:p,head:c}}){if(!O||d.cut||p===void 0)return[];const h=(0,P().
uncovered)(p.forbiddenPaths,c.forbiddenPaths),i=c.maxFiles>p.maxFiles;if(h.length===0&&!i)return[];const f=l(d.value.constraints),
a=[...i&&!f("max_files")?[`\`max_files\` from ${p.maxFiles} to ${c.maxFiles}`]:[],...(f("forbidden_paths")?[]:h).map(y=>`\
\`${y}\` is no longer forbidden`)];if(a.length===0)return[];const v=(0,S().placeOf)(d,["constraints"]);return[(0,C().finding)(
"constraints-loosened",{gene:d.id,loosened:a},v)]}function l(r){const d=(0,A().readConstraints)(r).problems.flatMap(({kind:O,
pointer:p})=>O==="malformed"&&p.length<=2?[p[1]]:[]);return O=>d.includes(O)||d.includes(void 0)}function m(r,{asset:d,binds:O,
limits:{base:p,head:c}}){const{files:h}=(0,A().hardCaps)(r.policy),{maxFiles:i}=c;if(!O||i<=h||p!==void 0&&i<=p.maxFiles)
return[];const f=(0,S().placeOf)(d,["constraints","max_files"]);return[(0,C().finding)("constraints-beyond-cap",{gene:d.
id,maxFiles:i,cap:h},f)]}const e={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function s({genes:r,radius:d,policy:O}){const p=r.filter(({binds:F})=>F),c=(0,E().cappedSize)(d,
O.blast_radius.counting),h=(0,A().hardCaps)(O);if(p.length===0||c.files<=h.files&&c.lines<=h.lines)return[];const[i,...f]=p,
a=p.find(({change:F})=>F.kind!=="removed"),{location:v}=a?(0,S().placeOf)(a.asset,["constraints","max_files"]):{},y={...v&&
{location:v},...i&&f.length===0&&{subject:(0,S().subjectOf)(i.asset)}},w={...c,capFiles:h.files,capLines:h.lines,genes:p.
length};return[(0,C().finding)("blast-radius-hard-cap",w,y)]}function o(r,{asset:d,binds:O,isOnlyAdded:p,limits:c}){const{
files:h,max_files:i,severity:f}=c.blastRadius;if(!O||f==="within_limit"||f==="hard_cap_breach")return[];if(p&&(f==="appr\
oaching_limit"||r.seeds.has(d)))return[];const a=(0,S().placeOf)(d,["constraints","max_files"]),v={gene:d.id,files:h,maxFiles:i,
declared:!c.constraints.isDefaultLimit};return[(0,C().finding)(e[f],v,{...a,...n(p)})]}function n(r=!1){return r?{severity:"\
warning",harm:"bookkeeping"}:{}}function t({touchesOf:r,seeds:d},{asset:O,binds:p,isOnlyAdded:c,limits:{constraints:h}}){
if(!p||d.has(O))return[];const i=h.forbiddenPaths.flatMap(a=>(0,b().someTouches)(r(a)).map(v=>({gene:O.id,entry:a,...v})));
if(i.length===0)return[];const f={...(0,S().placeOf)(O,["constraints","forbidden_paths"]),...n(c)};return i.map(a=>(0,C().
finding)("forbidden-path-declared",a,f))}},16373:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.readGene=
j,g.readGeneChange=N;function S(){const e=u(27199);return S=function(){return e},e}function C(){const e=u(30610);return C=
function(){return e},e}function E(){const e=u(68450);return E=function(){return e},e}function b(){const e=u(77680);return b=
function(){return e},e}function P(){const e=u(16455);return P=function(){return e},e}function A(){const e=u(95132);return A=
function(){return e},e}async function j(e,s,o){const n=(0,b().validationCommands)(e),t=await M(e,n,s,o);return{asset:e,store:s.
storeOf(e.path),binds:!1,validation:n,commands:t}}async function N(e,s,o,n){const{kind:t,asset:r,before:d}=e,O=(0,C().namesOf)(
r).some(f=>s.has(f)),p=!["applied","unchanged"].includes(t)||O,c=t==="added"&&d===void 0&&!O,h=(0,b().validationCommands)(
r),i=t==="removed"?[]:await M(r,h,o,n);return{asset:r,store:o.storeOf(r.path),change:e,binds:p,isOnlyAdded:c,validation:h,
commands:i}}async function M(e,s,o,n){if(s.kind!=="list")return[];const t=o.forFile(e.path),r=s.entries.filter(c=>typeof c.
value=="string"&&!(0,b().isBlankEntry)(c)),d=await Promise.all(r.map(({value:c})=>t.command(c))),O=await(0,P().withEdits)(
d,t,n(e)==="fix");return(await Promise.all(O.map(c=>l(c,e,o)))).map((c,h)=>m(e,c,r[h]?.pointer??["validation"]))}async function l(e,{
path:s},o){const n=o.storeOf(s),{tree:t}=o.terms;if(e.verdict!=="block"||t===void 0)return e;for(const r of new Set([...(0,E().
packagesAbove)(t,n.path),""])){if(r===n.root)continue;const{verdict:d}=await o.startingIn(r).command(e.reading.command);
if(d==="block")continue;const O={root:n.root||".",other:r||"."};return{...e,findings:[...e.findings,(0,A().finding)("wor\
ks-elsewhere",O)]}}return e}function m(e,{findings:s,...o},n){const{command:t}=o.reading,r={...(0,S().subjectOf)(e),command:t},
d={path:e.path,pointer:(0,S().pointerText)([...e.pointer,...n])};return{...o,command:t,location:e.locate(n),findings:s.map(
({edit:O,...p})=>({...p,location:e.locate(n,p.span),subject:r,...O&&{edit:{...d,...O}}}))}}},61989:function(L,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.launchedFiles=P,g.markUnreadable=b;function S(){const j=u(27199);return S=function(){
return j},j}function C(){const j=u(23678);return C=function(){return j},j}function E(){const j=u(95132);return E=function(){
return j},j}async function b(j,N,{tree:M,baseTree:l}){const m=j.flatMap(({commands:s})=>s.flatMap(P)),e=new Map;for(const s of new Set(
m)){const o=N.has(s)?await(0,C().whyUnreadable)(M,s):void 0;o&&await(0,C().whyUnreadable)(l,s)===void 0&&e.set(s,o)}return e.
size===0?j:j.map(s=>({...s,commands:s.commands.map(o=>A(s,o,e))}))}function P({reading:j}){return j.targets.flatMap(({path:N})=>N??
[])}function A({asset:j},N,M){const{location:l,verdict:m,confirmation:e}=N,s={location:l,subject:{...(0,S().subjectOf)(j),
command:N.command}},o=[...new Set(P(N))].flatMap(n=>{const t=M.get(n);return t===void 0?[]:[(0,E().finding)("script-unre\
adable",{path:n,why:t},s)]});return o.length===0?N:{...N,verdict:m==="allow"?"warn":m,confirmation:e==="standard"?"stron\
g":e,findings:[...N.findings,...o]}}},6470:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.digestPlans=
A,g.makePlan=b,g.planCommands=P,g.toolOf=l;function S(){const m=u(77598);return S=function(){return m},m}const C=Symbol(
"audited");function E({steps:m,...e}){return{...e,steps:m.map(({command:s,...o})=>o)}}function b(m){const{argv:e,program:s,
directory:o,binary:n=null,env:t,timeoutMs:r}=m,{scripts:d=null,npmSettings:O=[]}=m,p=JSON.stringify([e,s,n,d&&E(d),O,Object.
entries(t).sort(([c],[h])=>c<h?-1:1),r,...o===""?[]:[o]]);return{...m,[C]:!0,digest:j(p)}}function P(m,e){const s=[];for(const o of m){
const n=o.verdict==="block"?void 0:N(o.reading,e);if(n===void 0)return m;s.push({...o,plan:n})}return s}function A(m){const e=[
...new Set(m.map(({digest:s})=>s))].sort();return j(e.join(`
`))}function j(m){return`sha256:${(0,S().createHash)("sha256").update(m).digest("hex")}`}function N(m,e){const{command:s,
argv:o,assignments:n}=m,t=o&&M(m,o);if(t)return b({command:s,...t,env:{...Object.fromEntries(n.map(({name:r,value:d})=>[
r,d])),...m.invocation?.family?.data.environment},...e})}function M(m,e){const{invocation:s,scripts:o,npmSettings:n}=m,[
t]=e;if(s===void 0)return t===void 0?void 0:{program:t,argv:e};const r=l(m);if(r===void 0){const{program:O}=s;return{program:O,
argv:e,...o&&{scripts:o},...n&&{npmSettings:n}}}if(r.path===void 0)return;const d=[...s.operands,...s.passthrough].map(({
text:O})=>O);return{program:s.program,argv:d,binary:r.path}}function l({targets:m}){return m.find(({kind:e,via:s})=>e===
"package_binary"&&s===void 0)}},66160:function(L,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=d,g.
isGene=O,g.readChangeSubject=n,g.subjectOfAssets=o;function S(){const c=u(20702);return S=function(){return c},c}function C(){
const c=u(78114);return C=function(){return c},c}function E(){const c=u(28894);return E=function(){return c},c}function b(){
const c=u(36093);return b=function(){return c},c}function P(){const c=u(4378);return P=function(){return c},c}function A(){
const c=u(74238);return A=function(){return c},c}function j(){const c=u(53315);return j=function(){return c},c}function N(){
const c=u(12154);return N=function(){return c},c}function M(){const c=u(39869);return M=function(){return c},c}function l(){
const c=u(85881);return l=function(){return c},c}function m(){const c=u(16373);return m=function(){return c},c}function e(){
const c=u(61989);return e=function(){return c},c}const s={changes:[],problems:[],files:[],present:[],unread:[]};function o({
assets:c,problems:h},i,f,a=s){const{policy:v,tree:y}=i.terms;return{policy:v,clock:i.clock,tree:y,problems:h,correctorOf:f,
genes:c.filter(O).map(w=>({asset:w})),claims:c.filter(w=>!O(w)),assets:a}}async function n(c){const{assets:h,baseTree:i,
tree:f,policy:a,platform:v}=c,{policy:y,source:w}=a,F=new Set(c.change.files.flatMap(j().namesOf)),I=P().Judge.by({policy:y,
tree:f,base:i,changed:F,platform:v,...c.clock&&{clock:c.clock}}),k=t(h.changes),$=(0,l().appliedIds)(h.changes.filter(({
asset:B})=>!k.has(B))),T=d(h.problems),R={tree:f,baseTree:i},G=await I.clock.all(h.changes.filter(({asset:B})=>O(B)),B=>(0,m().
readGeneChange)(B,$,I,T)),D=await(0,e().markUnreadable)(G,F,R),U=new Set(D.flatMap(({commands:B})=>B.flatMap(e().launchedFiles))),
H=await(0,N().withLinesOfCode)(c.change,U,R),J=(0,N().exemptPaths)(H,y,D,f),W=(0,M().touchedPaths)(H,f),K=(0,j().measureChange)(
H,J);return{policy:y,judge:I,clock:I.clock,loadedPolicy:a,unprovenMerge:c.unprovenMerge,policyPath:w==="file"?void 0:A().
POLICY_PATH,tree:f,baseTree:i,change:H,agentFiles:await(0,S().judgeAgentFiles)(R,y,I.clock),assets:h,problems:h.problems,
correctorOf:T,genes:D,seeds:r(k,D,F),claims:h.changes.filter(p).map(({asset:B})=>B),changedNames:F,touched:W,touchesOf:(0,M().
touchesOf)(W,i),exempt:J,radius:K,counted:(0,N().countedChange)(H,K)}}function t(c){return new Map(c.flatMap(({kind:h,asset:i,
before:f})=>{const a=h==="added"&&!f?(0,b().seedRelease)(i):void 0;return a===void 0?[]:[[i,a]]}))}function r(c,h,i){const f=h.
filter(({isOnlyAdded:v,commands:y})=>!v||y.flatMap(e().launchedFiles).some(w=>i.has(w))),a=new Set(f.map(({asset:v})=>v));
return new Map([...c].filter(([v])=>!a.has(v)))}function d(c){const h=(0,C().ambiguousFiles)(c);return({path:i})=>h.has(
i)||(0,E().isAuditLog)(i)?"hand":"fix"}function O({type:c}){return c==="Gene"}function p({kind:c,asset:h}){return!O(h)&&
(c==="added"||c==="modified")}},50661:function(L,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isChange=u;function u(S){
return"change"in S}},57430:function(L,g){Object.defineProperty(g,"__esModule",{value:!0}),g.NOTHING_TOUCHED=g.NOTHING_RUN=
void 0;const u=g.NOTHING_RUN={level:"none",description:"Nothing was run."},S=g.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(L,g,u){u.r(g),u.d(g,{Validator:()=>S.D});var S=u(60207)},36576:function(L,g,u){u.r(g),u.
d(g,{default:()=>S});var S=u(6145)},25065:function(L,g,u){u.r(g),u.d(g,{default:()=>S});var S=u(27620)},5330:function(L,g,u){
u.r(g),u.d(g,{default:()=>S});var S=u(87981)},39436:function(L,g,u){u.r(g),u.d(g,{default:()=>S});var S=u(57811)}};
