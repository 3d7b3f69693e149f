"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:((L,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.assetLimits=
d;function d(M){return{maxBytes:M,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),78114:((L,h)=>{Object.defineProperty(h,"__\
esModule",{value:!0}),h.UNREAD=h.INCOMPLETE=void 0,h.ambiguousFiles=E,h.isIncomplete=b,h.markBefore=A;const d=h.UNREAD=new Set(
["file-too-large","file-not-utf8","too-many","not-judged"]),M=h.INCOMPLETE=new Set([...d,"file-not-json","json-too-deep"]);
function b({problems:P}){return P.some(({rule:w})=>M.has(w))}const C=new Set(["file-too-large","file-not-utf8","file-not\
-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function E(P){return new Set(P.filter(
({rule:w})=>C.has(w)).map(({location:w})=>w.path))}const N=new Set(["not-an-asset","missing-id","duplicate-id","duplicat\
e-copy"]);function A(P,w,m,p){const e=new Set(m.map(({asset:o})=>o.id)),s=new Map;for(const o of w){const n=j(o,o.location.
path);s.set(n,(s.get(n)??0)+1)}return P.map(o=>{const{rule:n,id:t,location:c}=o,u=j(o,p.get(c.path)??c.path),y=s.get(u)??
0;return!N.has(n)||y===0||t!==void 0&&e.has(t)?o:(s.set(u,y-1),{...o,before:!0})})}function j({rule:P,id:w,detail:m},p){
return JSON.stringify([P,p,w,m.replace(/\d+/g,"#")])}}),30610:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.allOtherGenes=A,h.appliedGenes=N,h.namesOf=b,h.namings=E,h.newNamings=C;function M(){const P=d(61331);return M=function(){
return P},P}function b({id:P,value:{asset_id:w}}){return typeof w=="string"?[P,w]:[P]}function C({kind:P,asset:w,before:m}){
if(P!=="added"&&P!=="modified")return[];const p=new Set(P==="modified"&&m?E(m).map(({gene:e})=>e):[]);return E(w).filter(
({gene:e})=>!p.has(e))}function E(P){const{gene:w,genes_used:m}=P.value;return P.type==="Capsule"?typeof w=="string"?[{by:P,
gene:w,pointer:["gene"]}]:[]:P.type!=="EvolutionEvent"||!Array.isArray(m)?[]:m.flatMap((p,e)=>typeof p=="string"?[{by:P,
gene:p,pointer:["genes_used",e]}]:[])}function N(P,w){const m=new Set(P.flatMap(C).map(({gene:s})=>s));for(const{kind:s,
asset:o}of P)if(!(s==="removed"||o.type!=="Gene"))for(const n of b(o))m.delete(n);const p=new Set;return j(P,w).filter(s=>{
if(!b(s).some(n=>m.has(n)))return!1;const o=(0,M().statedContent)(s);return p.has(o)?!1:(p.add(o),!0)}).map(s=>({kind:"a\
pplied",asset:s,before:s}))}function A(P,w){const m=N(P,w),p=new Set(m.map(({asset:e})=>e.id));return j(P,w).map(e=>({kind:p.
has(e.id)?"applied":"unchanged",asset:e,before:e}))}function j(P,w){const m=new Set(P.map(({asset:p})=>p));return w.flatMap(
({assets:p})=>p).filter(p=>p.type==="Gene"&&!m.has(p))}}),77680:((L,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.commandsToRun=b,h.isBlankEntry=M,h.validationCommands=C;const d=1e3;function M({value:E}){return typeof E=="string"&&E.
trim()===""}function b(E){const N=C(E);return N.kind!=="list"?[]:N.entries.flatMap(A=>typeof A.value=="string"&&!M(A)?[A.
value.trim()]:[])}function C({value:E}){const{validation:N}=E;return N===void 0?{kind:"missing"}:Array.isArray(N)?N.length>
d?{kind:"not_a_list",expected:`a list of at most ${d} strings`}:{kind:"list",entries:N.map((j,P)=>({value:j,pointer:["va\
lidation",P]}))}:{kind:"not_a_list",expected:"a list of strings"}}}),98497:((L,h,d)=>{Object.defineProperty(h,"__esModul\
e",{value:!0}),h.changedInstructions=w,h.staleInstructions=j;function M(){const t=d(80401);return M=function(){return t},
t}function b(){const t=d(32854);return b=function(){return t},t}function C(){const t=d(93028);return C=function(){return t},
t}function E(){const t=d(39231);return E=function(){return t},t}function N(){const t=d(95132);return N=function(){return t},
t}function A(){const t=d(39869);return A=function(){return t},t}async function j({tree:t}){return(await Promise.all(E().
INSTRUCTION_FILES.map(async u=>({path:u,state:P((0,E().blockIn)(await n(t,u)))})))).flatMap(({path:u,state:y})=>y===void 0?
[]:[(0,N().finding)("agent-instructions-stale",{path:u,state:y},(0,A().atFile)(u))])}function P(t){switch(t.kind){case"a\
bsent":return;case"changed":return"it is not what a released version writes";case"released":return t.version===E().BLOCK_VERSION?
void 0:`its version is ${t.version}, and this version of gene-gate writes ${E().BLOCK_VERSION}`}}async function w({baseTree:t,
tree:c}){const u=E().INSTRUCTION_FILES.map(async y=>{const[l,r]=await Promise.all([n(t,y),n(c,y)]),[O,i]=[(0,E().blockIn)(
l),(0,E().blockIn)(r)];if(O.kind==="absent")return[];const f=i.kind!=="absent"&&i.block===O.block,a=m(f,i,!p(l,O)&&p(r,i));
if(a===void 0)return[];const v=f?o(l,r):o(O.block,e(i));return[(0,N().finding)("agent-instructions-changed",{path:y,effect:a,
lines:v},(0,A().atFile)(y))]});return(await Promise.all(u)).flat()}function m(t,c,u){return c.kind==="absent"?"is remove\
d":u?"is hidden, or shown as an example":t||c.kind==="released"?void 0:"is not what a released version writes"}function p(t,c){
const u=t.slice(0,Math.max(0,t.indexOf(e(c)))),y=l=>u.match(l)?.length??0;return y(/^ {0,3}(?:```|~~~)/gm)%2===1||y(/<!--/g)>
y(/-->/g)||y(/<details\b/gi)>y(/<\/details>/gi)}function e(t){return t.kind==="absent"?"":t.block}const s=1e3;function o(t,c){
return((0,M().diffLines)(t,c,{maxEditLength:s})??[]).filter(({added:l,removed:r})=>l||r).flatMap(({added:l,value:r})=>r.
split(`
`).flatMap(O=>O===""?[]:[`${l?"+":"-"}${O}`]))}async function n(t,c){const u=(0,b().resolveInTree)(t,c);return u.kind!==
"inside"||!(0,C().isRegular)(u.entry.kind)?"":(await t.read(u.path)).toString("utf8").replaceAll(`\r
`,`
`)}}),37542:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.auditLogs=j,h.firstMalformedLine=s;function M(){
const n=d(28894);return M=function(){return n},n}function b(){const n=d(95132);return b=function(){return n},n}function C(){
const n=d(53315);return C=function(){return n},n}function E(){const n=d(39869);return E=function(){return n},n}const N=/^100/,
A=10;async function j(n){const{change:t,assets:c,policy:u}=n,y=t.files.filter(r=>(0,C().namesOf)(r).some(M().isAuditLog));
return u.blast_radius.audit_log==="forbidden"?y.flatMap(C().namesOf).filter(M().isAuditLog).map(O=>(0,b().finding)("audi\
t-log-changed",{path:O},(0,E().atFile)(O))):(await Promise.all(y.map(r=>m(r,n)))).flat().filter(({rule:r,location:O})=>r!==
"audit-log-malformed"||!c.problems.some(i=>w(i,O)))}async function P(n,t){return n.stat(t)===void 0?Buffer.alloc(0):n.read(
t,M().MAX_LOG_BYTES)}function w({rule:n,location:{path:t,line:c}},u){return t!==u?.path?!1:c===u.line||n==="file-not-jso\
n"&&c>u.line}async function m(n,{baseTree:t,tree:c}){const{path:u,oldPath:y,status:l}=n,r=[],O=async i=>!N.test(n.oldMode)||
(0,M().hasRecords)(await P(t,i));if(y!==void 0&&(0,M().isAuditLog)(y)&&await O(y)&&r.push((0,b().finding)("audit-log-rem\
oved",{path:y},(0,E().atFile)(y))),!(0,M().isAuditLog)(u))return r;if(l==="deleted")await O(u)&&r.push((0,b().finding)("\
audit-log-removed",{path:u},(0,E().atFile)(u)));else if(!N.test(n.newMode)||l==="type_changed")r.push((0,b().finding)("a\
udit-log-removed",{path:u},(0,E().atFile)(u)));else if(l==="modified"){const[i,f]=await Promise.all([P(t,u),P(c,u)]),a=(0,M().
continuationOf)(i,f);if(a.kind==="appended")return[...r,...p(u,f,a.from)];const{line:v}=a,S=e(v,f),g={path:u,line:S?Math.
max(v-1,1):v,column:1};r.push((0,b().finding)("audit-log-rewritten",{path:u,line:v,gone:S},{location:g}))}else r.push(...p(
u,await P(c,u),0));return r}function p(n,t,c){const u=s(t,c);if(u===void 0)return[];const y={path:n,line:u.line,column:1};
return[(0,b().finding)("audit-log-malformed",{path:n,...u},{location:y})]}function e(n,t){return t.length===0||t.at(-1)===
A&&(0,M().countLines)(t,t.length)<n}function s(n,t){let c=(0,M().countLines)(n,t)+1;for(let u=t;u<n.length;c+=1){const y=n.
indexOf(A,u),l=y<0?n.length:y,r=o(n.subarray(u,l));if(r!==void 0)return{line:c,problem:r};u=l+1}}function o(n){let t;try{
const c=n.toString("utf8").trim();if(c==="")return;t=JSON.parse(c)}catch{return"it is not a single JSON value"}return typeof t!=
"object"||t===null||Array.isArray(t)?"it is not a JSON object":typeof t.type=="string"?void 0:"it has no `type`"}}),53315:((L,h)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.DEFAULT_MAX_FILES=void 0,h.busiestDirectories=j,h.cappedSize=b,h.gradeFiles=
C,h.gradeWords=E,h.linesOf=w,h.measureChange=M,h.namesOf=P;const d=h.DEFAULT_MAX_FILES=20;function M(m,p){const e={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const s of m.files){const{path:o,oldPath:n}=s,t=n===void 0?1:2,c=Number(p.has(
o))+Number(n!==void 0&&p.has(n));e.files+=t-c,e.exempt_files+=c,c===t?e.exempt_lines+=w(s):e.lines+=w(s)}return e}function b({
files:m,lines:p,exempt_files:e,exempt_lines:s},o){return o==="reference"?{files:m,lines:p}:{files:m+e,lines:p+s}}function C(m,p,e,s){
const o=N(p);return e.files>s.files||e.lines>s.lines?"hard_cap_breach":m>2*o?"critical_overrun":m>o?"exceeded":m>.8*o?"a\
pproaching_limit":"within_limit"}function E(m,{files:p,lines:e},s,o){const n=N(s);switch(m){case"hard_cap_breach":return`\
HARD CAP BREACH: ${p} files / ${e} lines exceeds system limit (${o.files} files / ${o.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${p} files > ${2*n} (2x limit of ${n}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${p} > ${n}`;case"approaching_limit":return`approaching limit: ${p} / ${n} files (${Math.
round(p/n*100)}%)`;case"within_limit":return`${p} / ${n} files`}}function N(m){return typeof m=="number"&&m>0?m:d}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function j(m,p){const e=new Map;for(const{path:s,lines:o,exempt:n}of m){const t=A.exec(s)?.[0]??".",c=e.get(t)??{path:t,
files:0,lines:0};c.files+=1,c.lines+=o,n&&(c.exempt_files=(c.exempt_files??0)+1,c.exempt_lines=(c.exempt_lines??0)+o),e.
set(t,c)}return[...e.values()].sort((s,o)=>o.files-s.files||o.lines-s.lines||(s.path<o.path?-1:1)).slice(0,p)}function P(m){
return m.oldPath===void 0?[m.path]:[m.path,m.oldPath]}function w(m){return m.added+m.deleted}}),12154:((L,h,d)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.countedChange=l,h.countedFiles=w,h.exemptPaths=N,h.isCountedByReference=y,h.
withLinesOfCode=r;function M(){const f=d(18744);return M=function(){return f},f}function b(){const f=d(20639);return b=function(){
return f},f}function C(){const f=d(93028);return C=function(){return f},f}function E(){const f=d(53315);return E=function(){
return f},f}function N(f,a,v,S){const g=f.files.flatMap(E().namesOf);return a.blast_radius.counting==="reference"?new Map(
g.filter(F=>!y(F)).map(F=>[F,"reference"])):new Map([...j(f,v,S).map(F=>[F,"validation_script"]),...g.filter((0,M().assetPathTest)(
a)).map(F=>[F,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function j(f,a,v){const S=a.filter(({
change:{kind:I}})=>I==="added"||I==="modified"),g=new Set(S.flatMap(P)),F=f.files.filter(({status:I,path:$})=>I==="added"&&
g.has($)).map(I=>({path:I.path,lines:(0,E().linesOf)(I),bytes:v.stat(I.path)?.size??0})).sort((I,$)=>I.lines-$.lines||I.
bytes-$.bytes),k={lines:A.lines,bytes:A.bytes};return F.slice(0,Math.min(A.files,Math.max(A.always,S.length))).flatMap(({
path:I,lines:$,bytes:T})=>(k.lines-=$,k.bytes-=T,k.lines>=0&&k.bytes>=0?[I]:[]))}function P({commands:f}){return f.flatMap(
({reading:{command:a,targets:v}})=>v.flatMap(({kind:S,via:g,name:F,path:k})=>S==="file"&&g===void 0&&k&&a.includes(F)?[k]:
[]))}function w(f,a,v){return f.files.flatMap(S=>(0,E().namesOf)(S).map(g=>m(S,g,a.get(g),v))).sort((S,g)=>g.lines-S.lines||
(S.path<g.path?-1:1))}function m(f,a,v,S){const g=a===f.path,F=g?(0,E().linesOf)(f):0,k=g?e(f,S):void 0,I=k==="binary"?S.
stat(a)?.size:void 0;return{path:a,...v&&{exempt:v},lines:F,...k&&{veil:k},...I!==void 0&&{bytes:I}}}const p=1e3;function e({
binary:f,status:a,path:v,added:S},g){if(f)return"binary";const{size:F=0}=a==="added"?g.stat(v)??{}:{};return F>p*Math.max(
1,S)?"long_lines":void 0}const s=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),o=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,n=/capsule|events?\.jsonl$/i,t=new Set(["index\
.js","package.json"]),c=/^(?:src|scripts|config)(?:\/|$)/,u=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function y(f){
return s.has(f)||o.test(f)||n.test(f)?!1:t.has(f)||c.test(f)||u.test(f)}function l(f,a){const v=(0,E().measureChange)(f,
{has:S=>!y(S)});return{least:{files:Math.min(a.files,v.files),lines:Math.min(a.lines,v.lines)},most:{files:a.files+a.exempt_files,
lines:a.lines+a.exempt_lines}}}async function r(f,a,v){const S=async F=>(0,E().namesOf)(F).some(k=>(0,b().isWritten)(k)||
a.has(k))||await i(v.tree,F.path)||await i(v.baseTree,F.oldPath??F.path),g=[];for(const F of f.files){const k=F.binary&&
!await S(F);g.push(k?{...F,added:0,deleted:0}:F)}return{...f,files:g}}const O=16*1024*1024;async function i(f,a){const{kind:v,
size:S=0}=f.stat(a)??{};return!(0,C().isRegular)(v)||S>O?!1:(await f.read(a,O)).subarray(0,2).toString("latin1")==="#!"}}),
19177:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.decidingFiles=s;function M(){const a=d(76760);return M=
function(){return a},a}function b(){const a=d(57975);return b=function(){return a},a}function C(){const a=d(77680);return C=
function(){return a},a}function E(){const a=d(86191);return E=function(){return a},a}function N(){const a=d(46138);return N=
function(){return a},a}function A(){const a=d(59867);return A=function(){return a},a}function j(){const a=d(20639);return j=
function(){return a},a}function P(){const a=d(95132);return P=function(){return a},a}function w(){const a=d(36773);return w=
function(){return a},a}function m(){const a=d(12154);return m=function(){return a},a}function p(){const a=d(78782);return p=
function(){return a},a}function e(){const a=d(91850);return e=function(){return a},a}async function s(a){const v=a.genes.
filter(({change:I})=>I.kind!=="removed"),S=o(a),g=v.some(({commands:I})=>I.length>0);if(!g&&S.length===0)return[];const F={
launched:new Map([...await t(S,a),...u(v)]),hidden:await c(a),keepsCommand:v.some(y),warns:g};return(await Promise.all(a.
change.files.filter(({path:I})=>(0,p().alwaysForbidden)(I)===void 0).map(I=>l(I,a,F)))).flat().toSorted((I,$)=>Number($.
isNew)-Number(I.isNew)).map(({path:I,why:$,isNew:T,isWarning:R})=>{const G=a.tree.stat(I)?.size,D={path:I,why:$,isNew:T,
bytes:G??-1},U=G===void 0?{}:{location:{path:I,line:1,column:1}},H=(0,P().finding)("check-decided-by",D,U);return R?{...H,
severity:"warning"}:H})}function o({assets:a,genes:v}){const S=new Set(v.map(({asset:g})=>g));return a.present.filter(g=>g.
type==="Gene"&&!S.has(g)&&(0,C().commandsToRun)(g).length>0)}const n=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function t(a,{
judge:v,clock:S,change:g}){const F=g.files.map(({path:$})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec($)?.[1]??$),k=new Map,I=new Set;
for(const $ of a){const T=v.forFile($.path);for(const R of(0,C().commandsToRun)($)){if(!n.test(R)&&!F.some(U=>R.includes(
U)))continue;const G=JSON.stringify([T.terms.cwd,R]);if(I.has(G))continue;I.add(G),await S.tick();const{reading:D}=await T.
command(R);for(const U of(0,E().startedFiles)(D))k.set(U,R)}}return k}async function c({change:a,exempt:v,tree:S}){const F=(await(0,e().
markHiddenFiles)((0,m().countedFiles)(a,v,S),S)).filter(({veil:k,lines:I})=>k==="no_diff"&&I>0);return new Set(F.map(({path:k})=>k))}
function u(a){const v=a.flatMap(S=>S.commands);return new Map(v.flatMap(({command:S,reading:g})=>(0,E().startedFiles)(g).
map(F=>[F,S])))}function y({change:{before:a},commands:v}){const S=a?.value.validation;return Array.isArray(S)&&v.some(({
command:g})=>S.includes(g))}async function l(a,v,S){const{path:g}=a,F=await r(a,v,S);if(!S.hidden.has(g))return F;const I=[
...F,{why:"git does not show its difference (`.gitattributes`)"}].map($=>$.why).join("; ");return[{path:g,isNew:a.status===
"added",...F[0],why:I}]}async function r({path:a,status:v,oldPath:S},{tree:g,baseTree:F},{launched:k,keepsCommand:I,warns:$}){
const T=v==="added",R=v==="renamed"?S:v==="deleted"?a:void 0;if(R!==void 0&&(0,j().isTest)(R)&&(v==="deleted"||!(0,j().isTest)(
a))){const H=v==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:R,why:`a test: ${H}`,isNew:!1,isWarning:$}]}
const G=k.get(a);if(G!==void 0)return[{path:a,why:`\`${G}\` starts it`,isNew:T}];if(/(?:^|\/)package\.json$/.test(a))return i(
a,T,g,F);if((0,j().isLockfile)(M().posix.basename(a)))return[{path:a,why:"it decides which dependencies checks load",isNew:T}];
const D=(0,j().toolThatFinds)(a);if(D===void 0)return[];const U=`${D} finds it by its name${v==="deleted"?"; it was dele\
ted":""}`;return[{path:a,why:U,isNew:T,isWarning:T&&I}]}const O=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function i(a,v,S,g){const F=(0,N().objectIn)(await(0,A().readJsonFile)(g,a)),k=(0,N().objectIn)(await(0,A().readJsonFile)(
S,a)),I=O.filter(R=>!(0,b().isDeepStrictEqual)(F[R],k[R])),$=f((0,N().objectIn)(F.scripts),(0,N().objectIn)(k.scripts)),
T=[...$.length>0?[`npm scripts ${(0,w().inCode)($)}`]:[],...I.length>0?[(0,w().inCode)(I)]:[]];return T.length===0?[]:[{
path:a,why:`its ${T.join(", ")} differ`,isNew:v}]}function f(a,v){const S=new Set([...Object.keys(a),...Object.keys(v)]),
g=(F,k)=>Object.entries(F).find(([I])=>I===k);return[...S].filter(F=>!(0,b().isDeepStrictEqual)(g(a,F),g(v,F)))}}),78782:((L,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.alwaysForbidden=A,h.forbiddenPaths=j;function M(){const w=d(84831);return M=
function(){return w},w}function b(){const w=d(32854);return b=function(){return w},w}function C(){const w=d(95132);return C=
function(){return w},w}function E(){const w=d(39869);return E=function(){return w},w}const N=[".git","node_modules"];function A(w){
const m=N.filter(e=>(0,M().mayBeSpelled)(w,e));if(m.length===0)return;const p=((0,b().normalise)(w)??w).split("/");return m.
find(e=>p.some(s=>(0,M().isSpellingOf)(s,e)))}function j({touched:w,touchesOf:m,policy:p}){const e=w.flatMap(P),s=N.flatMap(
n=>(0,E().someTouches)(e.flatMap(({touch:t,...c})=>c.directory===n?t:[])).map(t=>(0,C().finding)("forbidden-path-always",
{directory:n,...t},(0,E().atFile)(t.path)))),o=p.blast_radius.forbidden_paths.flatMap(n=>(0,E().someTouches)(m(n)).map(t=>(0,C().
finding)("forbidden-path-policy",{entry:n,...t},(0,E().atFile)(t.path))));return[...s,...o]}function P({path:w,via:m}){const p=A(
w),e=p??A(m);return e===void 0?[]:[{directory:e,touch:{path:w,via:p===void 0?m:""}}]}}),39500:((L,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.RUNS_PACKAGES=void 0,h.commandOf=w,h.dependence=o,h.earlySteps=A,h.lateGate=c,h.localAction=
m,h.placeOf=j,h.textOf=s;function M(){const u=d(53916);return M=function(){return u},u}function b(){const u=d(20639);return b=
function(){return u},u}function C(){const u=d(3463);return C=function(){return u},u}function E(){const u=d(32854);return E=
function(){return u},u}const N=h.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(u,y,l){return y.flatMap((r,O)=>{const i=P(r,l);return i?[{...i,place:j(u,O)}]:[]})}function j(u,y){return`job\
s.${u}.steps[${y}]`}function P(u,y){const{uses:l,run:r}=u;if(typeof r=="string")return w(u,y);if(typeof l=="string")return l.
startsWith("./")?m(l):e(u)}function w({run:u,shell:y,env:l,"working-directory":r},O){return{what:"a command",text:s([u,y,
l,r,O])}}function m(u){return{what:"a local action",text:"",folder:(0,E().normalise)(u)||"action.yml"}}const p=/^(?:run|script|commands?|cmd)$/i;
function e({uses:u,with:y}){const l=(0,C().isMapping)(y)?Object.entries(y):[],r=s(l.filter(([f])=>p.test(f)).map(([,f])=>f));
if(r.trim()!=="")return{what:"a command",text:r};const O=JSON.stringify([u,y]);return/npm|yarn|bun/i.test(O)&&/install(?!":(?:false|"false"))/i.
test(O)?{what:"an installation",text:"npm install"}:void 0}function s(u){return typeof u=="string"?u.replaceAll(/^\s*#.*$/gm,
""):typeof u!="object"||u===null?"":Object.values(u).map(s).join(`
`)}function o(u,y,l){const{folder:r,text:O,startsGate:i}=u,f=i?"starts the gate":"runs before the gate";if(r!==void 0&&(0,E().
isWithin)(y,r))return`it belongs to a local action that ${f}`;if(n(y,O))return`it is named in a step that ${f}`;if(!N.test(
O))return;const a=y.split("/").at(-1)??"",v=(0,M().dirname)(y);return(v==="."||l||n(v,O))&&(0,b().isPackageFile)(a)||(0,E().
isWithin)(y,".yarn")?`a package manager that ${f} reads it`:void 0}function n(u,y){const l=y.toLowerCase();return u.split(
"/").every(r=>t(l,r.toLowerCase()))}function t(u,y){for(let l=u.indexOf(y);l!==-1;l=u.indexOf(y,l+1)){const r=u.slice(l+
y.length,l+y.length+2);if(!/[\w.-]/.test(u[l-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(r))return!0}return!1}function c({jobs:u}){
const y=[...u].flatMap(([O,i])=>[...i.values()].flat().map(f=>({path:O,...f}))),[l]=y;if(l===void 0)return;const r=y.map(
({path:O,place:i,what:f})=>`\`${i}\` of \`${O}\` (${f})`);return{path:l.path,steps:[...new Set(r)],startsGate:y.some(({startsGate:O})=>O)}}}),
1348:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.gateChange=e,h.gateFindings=s;function M(){const i=d(
3463);return M=function(){return i},i}function b(){const i=d(76545);return b=function(){return i},i}function C(){const i=d(
74238);return C=function(){return i},i}function E(){const i=d(95132);return E=function(){return i},i}function N(){const i=d(
90331);return N=function(){return i},i}function A(){const i=d(39869);return A=function(){return i},i}function j(){const i=d(
39500);return j=function(){return i},i}function P(){const i=d(52848);return P=function(){return i},i}function w(){const i=d(
83330);return w=function(){return i},i}function m(){const i=d(44724);return m=function(){return i},i}function p(){const i=d(
3733);return p=function(){return i},i}function e({policyPath:i,changedNames:f,baseTree:a,tree:v,loadedPolicy:{shared:S}}){
return f.size===0?[]:s({policyPath:i,baseTree:a,tree:v,shared:S})}async function s(i){const{policyPath:f,baseTree:a,tree:v}=i,
{weakened:S,started:g,before:F}=await t(a,v),k=f===void 0?[]:await n(i),I=(0,j().lateGate)(F);return[...[...k.length>0?[
[C().POLICY_PATH,k]]:[],...S].map(([$,T])=>(0,E().finding)("gate-weakened",{path:$,effects:T},(0,A().atFile)($))),...g.map(
$=>(0,E().finding)("gate-tightened",{path:$,effects:["it runs the gate"]},(0,A().atFile)($))),...I?[(0,E().finding)("gat\
e-runs-late",{...I},(0,A().atFile)(I.path))]:[]]}function o(i,f){return i.oid!==void 0&&i.oid===f?.oid&&i.kind===f.kind}
async function n({baseTree:i,tree:f,shared:a}){const v=i.stat(C().POLICY_PATH);if(v===void 0)return[];if(o(v,f.stat(C().
POLICY_PATH))&&a===void 0)return[];const[S,g]=await Promise.all([(0,C().readPolicyIn)(i,a),(0,C().readPolicyIn)(f,a)]);if("\
mistakes"in S||"mistakes"in g||"missing"in S)return[];if("missing"in g)return[(0,N().unreadWords)(g.missing.source)];const F=(0,b().
comparePolicies)(S.policy,g.policy).filter(({loosens:I})=>I);return[...f.stat(C().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...F.map(N().effectWords)]}async function t(i,f){const[a,v]=await Promise.all([(0,p().readWorkflows)(i),(0,p().
readWorkflows)(f)]),[S,g]=await Promise.all([(0,P().findGateUses)(i,a),(0,P().findGateUses)(f,v)]),F=c(a,v),k=y(a,S),[I,
$]=[!0,!1].map(D=>F.filter(([{path:U}])=>k.has(U)===D)),T=new Map;for(const[D,U]of[...I.map(u),...r($,l(a,S)),...O((0,m().
gateNames)(a,S),v,I,$),...await(0,w().readFileEdits)(S,i,f)])U.length>0&&T.set(D,[...T.get(D)??[],...U]);const R=new Set(
I.map(([,D])=>D?.path)),G=[...g.jobs.keys()].filter(D=>!R.has(D));return{weakened:T,started:G,before:S}}function c(i,f){
const a=new Set(i.map(({path:S})=>S)),v=f.filter(({path:S})=>!a.has(S));return i.map(S=>{const g=f.find(({path:F})=>F===
S.path);return[S,g??v.find(F=>u([S,F])[1].length===0)]})}function u([i,f]){const{path:a,text:v,value:S}=i;if(f===void 0)
return[a,["the workflow is removed, or replaced by another one"]];if(f.text===v)return[a,[]];const g=S!==void 0&&f.value!==
void 0;return[a,g?(0,p().changedKeys)(S,f.value):["it changes, and is not a valid workflow"]]}function y(i,{jobs:f}){const a=new Set(
f.keys()),v=({uses:S})=>{const g=i.find(({path:F})=>F===(0,P().calledPath)(S));if(!(g===void 0||a.has(g.path))){a.add(g.
path);for(const F of(0,p().jobsOf)(g).values())v(F)}};for(const S of i){const g=(0,p().jobsOf)(S);for(const F of f.get(S.
path)?.keys()??[]){const k=g.get(F)??{};for(const I of[k,...(0,p().neededBy)(k,g)])v(I)}}return a}function l(i,{jobs:f}){
const a=i.filter(({path:v})=>f.has(v)).map(({value:v})=>(0,p().eventsOf)(v?.on).get("workflow_run"));return new Set(a.flatMap(
v=>(0,M().isMapping)(v)?[v.workflows].flat():[]))}function r(i,f){return i.filter(([a])=>f.has((0,p().workflowName)(a))).
filter(([a,v])=>!v||(0,p().workflowName)(v)!==(0,p().workflowName)(a)).map(([{path:a}])=>[a,["the gate waits for a workf\
low of this name, which changes"]])}function O(i,f,a,v){return f.filter(S=>!a.some(([,g])=>g===S)).map(S=>{const[g]=v.find(
([,F])=>F===S)??[];return[S.path,(0,m().takenNames)(i,S,g)]})}}),52848:((L,h,d)=>{Object.defineProperty(h,"__esModule",{
value:!0}),h.GATE=void 0,h.calledPath=u,h.findGateUses=m;function M(){const i=d(46138);return M=function(){return i},i}function b(){
const i=d(59867);return b=function(){return i},i}function C(){const i=d(3463);return C=function(){return i},i}function E(){
const i=d(32854);return E=function(){return i},i}function N(){const i=d(93028);return N=function(){return i},i}function A(){
const i=d(39500);return A=function(){return i},i}function j(){const i=d(3733);return j=function(){return i},i}const P=h.
GATE=/gene-gate/i,w=10;async function m(i,f){const a=(0,M().objectIn)(await(0,b().readJsonFile)(i,"package.json")),v=new p(
i,f,a),S=new Map;for(const g of f){const F=await v.jobsOf(g),k=g.value===void 0&&P.test(g.text);(F.size>0||k)&&S.set(g.path,
F)}return{jobs:S,files:v.files}}class p{files=new Set;#n;#t;#s;constructor(f,a,v){this.#n=f,this.#t=new Map(a.map(S=>[S.
path,S])),this.#s=O(v)}async jobsOf(f,a=0){const v=new Map,S=(0,j().jobsOf)(f),g=[f.value?.defaults,f.value?.env];for(const[
F,k]of S){const I=typeof k.uses=="string"&&await this.#e(k.uses,a),$=await this.#a(F,k,g);if(!I&&$===void 0)continue;const{
needs:T,...R}=k,G=/\bneeds\b/.test((0,A().textOf)(R))?(0,j().neededBy)(k,S):[],D=[...S].filter(([,U])=>G.includes(U)).flatMap(
([U,H])=>(0,A().earlySteps)(U,this.#o(H),g));v.set(F,t(f)?[]:[...D,...$??[]])}return v}#o(f,a=0){const v=this.#t.get(u(f.
uses)??""),S=v&&a<w?[...(0,j().jobsOf)(v).values()]:[];return[...(0,j().stepsOf)(f),...S.flatMap(g=>this.#o(g,a+1))]}async#a(f,a,v){
const S=(0,j().stepsOf)(a),g=[a.defaults,a.env,...v],F=await Promise.all(S.map(T=>this.#r(T,g))),k=F.findLastIndex(T=>T!==
void 0);if(k===-1)return;const I=(0,A().earlySteps)(f,S.slice(0,k),g),$=F[k];return $?[...I,{...$,place:(0,A().placeOf)(
f,k)}]:I}async#r(f,a){const{uses:v,run:S}=f;if(typeof v=="string")return await this.#e(v,0)?v.startsWith("./")?{...(0,A().
localAction)(v),startsGate:!0}:null:void 0;if(typeof S!="string")return;const g=await this.#i(S,c(f,a));if(g===void 0)return;
for(const I of g)this.files.add(I);const F=(0,A().commandOf)(f,a);if(/RUNNER_TEMP|runner\.temp/.test(F.text))return null;
if(g.length>0||A().RUNS_PACKAGES.test(S))return{...F,startsGate:!0};const k=l(S);return k===""?null:(0,A().commandOf)({...f,
run:k},a)}async#e(f,a){const v=u(f);if(v===void 0)return P.test(y(f));if(a>w)return!1;const S=this.#t.get(v);if(S)return(await this.
jobsOf(S,a+1)).size>0;for(const g of["action.yml","action.yaml"]){const F=await(0,j().readActionsFile)(this.#n,v===""?g:
`${v}/${g}`),{name:k,runs:I}=F?.value??{};if(typeof k=="string"&&P.test(k))return!0;for(const{uses:$,run:T}of(0,C().isMapping)(
I)?(0,j().stepsOf)(I):[])if(typeof $=="string"&&await this.#e($,a+1)||typeof T=="string"&&await this.#i(T,v))return!0}return!1}async#i(f,a,v=new Set){
const S=r(f);if(S.some(F=>P.test(F)))return[];if(A().RUNS_PACKAGES.test(f)&&S.some(F=>this.#s.has(F)))return["package.js\
on"];const g=S.flatMap(F=>s.test(F)?o:[F]);for(const F of g.flatMap(k=>[`./${a}/${k}`,k])){const k=(0,E().normalise)(F),
I=k&&!v.has(k)&&await this.#c(k);if(!k||!I)continue;const $=await this.#i(I,a,v.add(k));if($)return[k,...$]}}async#c(f){
const{kind:a,size:v=0}=this.#n.stat(f)??{};if(!(!(0,N().isRegular)(a)||v>e)&&!(a!=="executable"&&!n.test(f)))return(await this.#n.
read(f)).toString("utf8")}}const e=64*1024,s=/^(?:g?make)$/,o=["GNUmakefile","makefile","Makefile"],n=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function t({value:i}){const f=[...(0,j().eventsOf)(i?.on).keys()];return f.length>0&&f.every(a=>a==="workflow_run")}function c({
"working-directory":i},f){const a=f.map(v=>(0,C().isMapping)(v)&&(0,C().isMapping)(v.run)?v.run["working-directory"]:void 0);
return String([i,...a].find(v=>typeof v=="string")??"")}function u(i){return typeof i=="string"&&i.startsWith("./")?(0,E().
normalise)(y(i)):void 0}function y(i){return i.split("@")[0]??""}function l(i){const[f=""]=(0,A().textOf)(i).replaceAll(
/^\s*set .*$/gm,"").split(P);return f.slice(0,Math.max(0,f.search(/[^;&|\n]*$/))).trim()}function r(i){return i.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function O(i){const f=(0,C().isMapping)(i.scripts)?Object.entries(i.scripts):[],
a=new Set;for(let v=-1;v<a.size;){v=a.size;for(const[S,g]of f)r(String(g)).some(F=>P.test(F)||a.has(F))&&a.add(S)}return a}}),
83330:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.readFileEdits=j;function M(){const e=d(46138);return M=
function(){return e},e}function b(){const e=d(59867);return b=function(){return e},e}function C(){const e=d(32854);return C=
function(){return e},e}function E(){const e=d(93028);return E=function(){return e},e}function N(){const e=d(39500);return N=
function(){return e},e}function A(){const e=d(3733);return A=function(){return e},e}async function j({jobs:e,files:s},o,n){
const t=[...e.values()].flatMap(O=>[...O.values()].flat());if(t.length===0&&s.size===0)return[];const c=await P(t,s,o),u=[
...o.files(),...n.files()],y=u.filter(({path:O,kind:i})=>i==="symlink"&&c(O)!==void 0).flatMap(({path:O})=>[o,n].map(i=>[
O,w(i,O)])),l=new Map;for(const{path:O}of u){const i=y.flatMap(([a,v])=>v!==void 0&&(0,C().isWithin)(O,v)?[a+O.slice(v.length)]:
[]),f=[O,...i].map(c).find(a=>a!==void 0);f!==void 0&&l.set(O,f)}const r=[...l].map(async([O,i])=>{const f=await m(O,o,n);
return[O,f.map(a=>`${a}, and ${i}`)]});return(await Promise.all(r)).filter(([,O])=>O.length>0)}async function P(e,s,o){const t=(0,M().
objectIn)(await(0,b().readJsonFile)(o,"package.json")).workspaces!==void 0||o.stat("pnpm-workspace.yaml")!==void 0;return c=>{
if(s.has(c))return"the gate runs through it";for(const u of e){const y=(0,N().dependence)(u,c,t);if(y!==void 0)return y}}}
function w(e,s){const o=(0,C().resolveInTree)(e,s);return o.kind==="inside"||o.kind==="missing"?o.path:void 0}async function m(e,s,o){
const[n,t]=[s.stat(e),o.stat(e)];if(n===void 0||t===void 0)return n===t?[]:[`the file is ${n?"removed":"added"}`];if(n.kind===
t.kind&&n.oid!==void 0&&n.oid===t.oid)return[];const[c,u]=await Promise.all([p(s,n),p(o,t)]);if(n.kind===t.kind&&c.equals(
u))return[];const[y,l]=/(?:^|\/)action\.ya?ml$/.test(e)?[(0,A().parseMapping)(c.toString()),(0,A().parseMapping)(u.toString())]:
[];return y&&l?(0,A().changedKeys)(y,l):["the file changes"]}async function p(e,{path:s,kind:o,oid:n}){return(0,E().isRegular)(
o)?await e.read(s):Buffer.from(e.readlink(s)??n??"")}}),44724:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.gateNames=N,h.takenNames=j;function M(){const p=d(57975);return M=function(){return p},p}function b(){const p=d(3463);
return b=function(){return p},p}function C(){const p=d(52848);return C=function(){return p},p}function E(){const p=d(3733);
return E=function(){return p},p}function N(p,{jobs:e}){const s=p.flatMap(o=>[...e.get(o.path)?.keys()??[]].flatMap(n=>{const t=(0,E().
jobsOf)(o).get(n)??{};return[P(n,t),...A(t)]}));return s.length>0?[...new Set([...s,"gene-gate"])]:[]}function A(p){return[
p,...(0,E().stepsOf)(p)].flatMap(({uses:e,with:s})=>{const o=(0,b().isMapping)(s)?s["check-name"]:void 0;return typeof e==
"string"&&(C().GATE.test(e)||e.startsWith("./"))&&o?[String(o).trim()]:[]})}function j(p,e,s){const o=s?(0,E().jobsOf)(s):
new Map,n=(0,M().isDeepStrictEqual)(e.value,s?.value);return[...(0,E().jobsOf)(e)].filter(([t,c])=>p.some(u=>w(P(t,c),u))).
filter(([t,c])=>{const u=o.get(t);return!(u&&(0,M().isDeepStrictEqual)({...c,steps:[]},{...u,steps:[]}))||c.needs!==void 0&&
!n}).map(([t])=>`the job \`${t}\` has, or can have, the name of the gate's check`)}function P(p,{name:e}){return typeof e==
"string"&&e.trim()!==""?e.trim():p}function w(p,e){const[s,o]=[m(p),m(e)];if(s===void 0&&o===void 0)return p===e;if(s===
void 0||o===void 0){const[t,[c,u]]=s===void 0?[p,o??["",""]]:[e,s];return t.length>=c.length+u.length&&t.startsWith(c)&&
t.endsWith(u)}return((t,c)=>t.startsWith(c)||c.startsWith(t))(s[0],o[0])&&(s[1].endsWith(o[1])||o[1].endsWith(s[1]))}function m(p){
const e=p.indexOf("${{"),s=p.lastIndexOf("}}");return e===-1||s<e?void 0:[p.slice(0,e),p.slice(s+2)]}}),3733:((L,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.changedKeys=t,h.eventsOf=o,h.jobsOf=p,h.neededBy=s,h.parseMapping=m,h.
readActionsFile=w,h.readWorkflows=P,h.stepsOf=e,h.workflowName=n;function M(){const l=d(57975);return M=function(){return l},
l}function b(){const l=d(69873);return b=function(){return l},l}function C(){const l=d(3463);return C=function(){return l},
l}function E(){const l=d(80287);return E=function(){return l},l}function N(){const l=d(93028);return N=function(){return l},
l}const A=".github/workflows",j=1024*1024;async function P(l){const r=l.list(A).map(({path:i})=>i);return(await Promise.
all(r.filter(i=>/\.ya?ml$/.test(i)).map(i=>w(l,i)))).filter(i=>i!==void 0)}async function w(l,r){const{kind:O,size:i=0}=l.
stat(r)??{};if(!(0,N().isRegular)(O))return;if(i>j)return{path:r,text:"",value:void 0};const f=(await l.read(r)).toString(
"utf8");return{path:r,text:f,value:m(f)}}function m(l){if(!(0,E().isNestedTooDeep)(l))try{const r=(0,b().parseDocument)(
l,{prettyErrors:!1});if(r.errors.length>0)return;const O=r.toJS({maxAliasCount:100});return(0,C().isMapping)(O)?O:void 0}catch{
return}}function p({value:l}){const r=(0,C().isMapping)(l?.jobs)?Object.entries(l.jobs):[];return new Map(r.filter(O=>(0,C().
isMapping)(O[1])))}function e({steps:l}){return Array.isArray(l)?l.filter(C().isMapping):[]}function s(l,r){const O=new Set,
i=({needs:f})=>{for(const a of Array.isArray(f)?f:[f]){const v=r.get(String(a));v===void 0||O.has(v)||(O.add(v),i(v))}};
return i(l),[...O]}function o(l){return typeof l=="string"?new Map([[l,{}]]):Array.isArray(l)?new Map(l.map(r=>[String(r),
{}])):(0,C().isMapping)(l)?new Map(Object.entries(l).map(([r,O])=>[r,O??{}])):new Map}function n({path:l,value:r}){return typeof r?.
name=="string"?r.name:l}function t(l,r){return c(u(l),u(r),"")}function c(l,r,O){return(0,M().isDeepStrictEqual)(l,r)?[]:
(0,C().isMapping)(l)&&(0,C().isMapping)(r)?[...new Set([...Object.keys(l),...Object.keys(r)])].flatMap(f=>c(l[f],r[f],O===
""?f:`${O}.${f}`)):Array.isArray(l)&&Array.isArray(r)&&l.length===r.length?l.flatMap((i,f)=>c(i,r[f],`${O}[${f}]`)):l===
void 0?[`\`${O}\` is added`]:[`\`${O}\` ${r===void 0?"is removed":"changes"}`]}function u(l){const{jobs:r,runs:O}=l,i=(0,C().
isMapping)(r)?Object.fromEntries(Object.entries(r).map(([f,a])=>[f,y(a)])):r;return{...l,jobs:i,runs:y(O)}}function y(l){
if(!(0,C().isMapping)(l)||!Array.isArray(l.steps))return l;const r=l.steps.map(O=>(0,C().isMapping)(O)?{...O,name:""}:O);
return{...l,steps:r}}}),91850:((L,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.markHiddenFiles=M;const d=100;
async function M(b,C){const E=b.slice(0,d).map(({path:A})=>A),N=await C.attributes?.(E,["linguist-generated","diff"]);return N===
void 0?[...b]:b.map((A,j)=>j>=d||A.veil!==void 0?A:/^(?:set|true)$/.test(N(A.path,"linguist-generated"))?{...A,veil:"gen\
erated"}:N(A.path,"diff")==="unset"?{...A,veil:"no_diff"}:A)}}),90331:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.effectWords=o,h.ignoredInputs=n,h.policyFile=j,h.unreadWords=e;function M(){const t=d(76545);return M=function(){return t},
t}function b(){const t=d(74238);return b=function(){return t},t}function C(){const t=d(49875);return C=function(){return t},
t}function E(){const t=d(24666);return E=function(){return t},t}function N(){const t=d(95132);return N=function(){return t},
t}function A(){const t=d(39869);return A=function(){return t},t}async function j(t){const{policyPath:c,changedNames:u,tree:y,
baseTree:l}=t;return c===void 0?[]:[...[...u].some(O=>O===c||O.startsWith(E().COPIES))?await p(t):[],...P(y,l)]}function P(t,c){
const u=t.stat(b().POLICY_PATH)?m(t,c):(0,C().findNearPolicy)(t);if(u===void 0)return[];const{path:y,fault:l}=u;return[(0,N().
finding)("policy-misplaced",{path:y,fault:l},(0,A().atFile)(y))]}const w=b().POLICY_PATH.replace(/yml$/,"yaml");function m(t,c){
return t.stat(w)!==void 0&&c.stat(w)===void 0?{path:w,fault:"is beside the policy"}:void 0}async function p({baseTree:t,
tree:c,loadedPolicy:u}){const{policy:y,shared:l}=u,[r,O]=await Promise.all([(0,b().readPolicyIn)(t,l),(0,b().readPolicyIn)(
c,l)]),i=b().POLICY_PATH;if("mistakes"in O)return O.mistakes.map(({line:v,column:S,message:g})=>(0,N().finding)("policy-\
broken",{path:i,mistake:g},{location:{path:i,line:v,column:S}}));const f="policy"in r?r.policy:y,a="missing"in O?[e(O.missing.
source)]:(0,M().comparePolicies)(f,O.policy).map(o);return[(0,N().finding)("policy-changed",{path:i,effects:a},(0,A().atFile)(
i))]}function e(t){return`extends: ${(0,E().sharedName)(t)}, which cannot be compared; commit it as ${(0,E().copyPath)(t)}`}
const s=160;function o({key:t,change:c,direction:u,loosens:y}){const l=!y&&c.length>s?`${c.slice(0,s).replace(/[\ud800-\udbff]$/,
"")}\u2026`:c;return`${t}: ${l}${u===void 0||y&&u==="tighter"?"":` (${u})`}`}function n({loadedPolicy:t}){return t.ignoredInputs.
map(c=>(0,N().finding)("input-loosens-policy",{...c}))}}),75597:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.protectedPaths=A;function M(){const e=d(41330);return M=function(){return e},e}function b(){const e=d(32854);return b=
function(){return e},e}function C(){const e=d(95132);return C=function(){return e},e}function E(){const e=d(39869);return E=
function(){return e},e}const N=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS\
.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function A(e){const{touched:s,policy:o,policyPath:n,
change:t,tree:c,genes:u}=e,y=P(t,c),l=u.some(({binds:i})=>i),r=m(o.blast_radius.protected_paths),O=m(N);return s.flatMap(
i=>{const{path:f}=i,a=y.get(f),v=p(i),S=r(v),g=f===n?void 0:O(v);if(S===void 0&&g===void 0)return[];const F=S===void 0?{
path:f,pattern:g??"",by:"the default list"}:{path:f,pattern:S,by:"the policy"},k=S!==void 0||a!==void 0&&l,I={...(0,E().
atFile)(f),severity:k?"error":"warning",harm:S!==void 0||j(f)?"danger":"broken"};return[a===void 0?(0,C().finding)("prot\
ected-path",F,I):(0,C().finding)("protected-file-destroyed",{...F,how:a},I)]})}function j(e){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(e)}function P(e,s){const o=new Map;for(const{status:n,path:t,oldPath:c}of e.files)n==="deleted"&&o.set(t,"deletes"),
c!==void 0&&o.set(c,"deletes"),(n==="modified"||n==="type_changed")&&s.stat(t)?.size===0&&o.set(t,"empties");return o}const w={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function m(e){const s=e.map(o=>{const n=(0,M().default)(o,w),t=(0,b().withinFolded)(
o);return{pattern:o,covers:({path:u,folded:y})=>n(u)||t(y)}});return o=>s.find(({covers:n})=>o.some(n))?.pattern}function p({
path:e,via:s}){const o={path:e,folded:(0,b().folded)(e)};return s===""?[o]:[o,{path:s,folded:(0,b().folded)(s)}]}}),66503:((L,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.storeRoots=A;function M(){const m=d(76760);return M=function(){return m},
m}function b(){const m=d(68450);return b=function(){return m},m}function C(){const m=d(59867);return C=function(){return m},
m}function E(){const m=d(95132);return E=function(){return m},m}function N(){const m=d(39869);return N=function(){return m},
m}async function A(m){const{genes:p,tree:e}=m,s=p.flatMap(({asset:n,store:t,change:c})=>c.kind==="removed"?[]:[[t.path,{
store:t,file:n.path}]]),o=[...new Map(s).values()].map(n=>P(n,e));return[...j(m),...(await Promise.all(o)).flat()]}function j({
assets:m,policy:p,tree:e,baseTree:s}){const o=new Map;for(const n of m.files){const{path:t,root:c}=(0,b().storeOf)(n,{policy:p,
tree:s}),u=(0,b().storeOf)(n,{policy:p,tree:e}).root;if(s.stat(t)===void 0||c===u||o.has(t))continue;const y={store:w(t),
root:w(c),next:w(u)};o.set(t,(0,E().finding)("store-root-moved",y,(0,N().atFile)(n)))}return[...o.values()]}async function P({
store:{path:m,root:p,named:e},file:s},o){const n={store:w(m),root:w(p)};if(o.stat(p)?.kind!=="directory"){const c=e===!0;
return[(0,E().finding)("store-root-missing",{...n,named:c},(0,N().atFile)(s))]}if(await(0,C().readPackageJson)(o,p)===C().
INVALID){const c=M().posix.join(p,"package.json");return[(0,E().finding)("store-root-unreadable",{...n,path:c},(0,N().atFile)(
s))]}const t=(0,b().packagesAbove)(o,m).filter(c=>c!==p);return e===!0||t.length===0?[]:[(0,E().finding)("store-root-unc\
lear",{...n,others:t.map(w)},(0,N().atFile)(s))]}function w(m){return m===""?".":m}}),39869:((L,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.SYMLINK=void 0,h.atFile=N,h.someTouches=p,h.touchedPaths=C,h.touchesOf=E;function M(){const e=d(
32854);return M=function(){return e},e}function b(){const e=d(53315);return b=function(){return e},e}function C(e,s){return e.
files.flatMap(o=>(0,b().namesOf)(o).map(n=>({path:n,via:n===o.path&&o.newMode===A?P(s,n):""})))}function E(e,s){const o=new Map;
return n=>{const t=o.get(n)??j(e,w(s,n));return o.set(n,t),t}}function N(e){return{location:{path:e,line:1,column:1}}}const A=h.
SYMLINK="120000";function j(e,s){const o=n=>s.some(t=>(0,M().isWithin)(n,t));return e.flatMap(n=>o(n.path)?[{path:n.path,
via:""}]:n.via!==""&&o(n.via)?[n]:[])}function P(e,s){const o=(0,M().resolveInTree)(e,s);return o.kind==="inside"||o.kind===
"missing"?o.path:""}function w(e,s){const o=(0,M().resolveInTree)(e,s);return o.kind==="inside"?[s,o.path]:[s]}const m=3;
function p(e){const s=e.length-m;return e.slice(0,m).map((o,n)=>s>0&&n===m-1?{...o,more:s}:o)}}),90350:((L,h,d)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.unauditableFiles=A,h.unprovenMerge=p;function M(){const e=d(32854);return M=
function(){return e},e}function b(){const e=d(95132);return b=function(){return e},e}function C(){const e=d(39869);return C=
function(){return e},e}const E="160000",N=".gitmodules";function A({genes:e,change:s,tree:o}){if(!e.some(({binds:y})=>y))
return[];const[n,...t]=s.files.filter(j).map(({path:y})=>y),[c,...u]=s.files.filter(({path:y,newMode:l})=>l===C().SYMLINK&&
P(y,o)).map(({path:y})=>y);return[...n===void 0?[]:[(0,b().finding)("submodule-changed",{path:n,...m(t)},(0,C().atFile)(
n))],...c===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:c,target:o.readlink(c)??"",...m(u)},(0,C().atFile)(c))]]}
function j({path:e,newMode:s,status:o}){return s===E||e===N&&o!=="deleted"}function P(e,s){const{kind:o}=(0,M().resolveInTree)(
s,e);return o==="outside"||o==="loop"}const w=9;function m(e){const s=e.length-w;return{...e.length>0&&{likewise:e.slice(
0,w)},...s>0&&{more:s}}}function p({unprovenMerge:e}){return e?[(0,b().finding)("merge-not-proven",{merge:e.commit,reason:e.
reason})]:[]}}),72025:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.ask=N,h.assetNotJudged=j,h.notChecked=
w,h.ofChange=E;function M(){const m=d(27199);return M=function(){return m},m}function b(){const m=d(95132);return b=function(){
return m},m}function C(){const m=d(50661);return C=function(){return m},m}function E(m){return(p,...e)=>(0,C().isChange)(
p)?m(p,...e):[]}async function N(m,p,...e){const s=Object.entries(m).map(async([o,n])=>{try{return await n(p,...e)}catch(t){
return[A(o,t,e)]}});return(await Promise.all(s)).flat()}function A(m,p,[e]){return e===void 0?(0,b().notJudged)(`the cha\
nge; the check "${m}" failed`,p):j(e.asset,p,`; the check "${m}" failed`)}function j(m,p,e=""){const s=`the ${m.type} \`${m.
id}\`${e}`;return(0,b().notJudged)(s,p,P(m))}function P(m){try{return(0,M().placeOf)(m)}catch{return{location:{path:m.path,
line:1,column:1},subject:(0,M().subjectOf)(m)}}}function w(m,{path:p,detail:e},s){return(0,b().finding)("claim-not-check\
ed",{claim:m,why:`${e} of the log \`${p}\``},s)}}),70716:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.SUBJECT_CHECKS=
h.REMOVED_GENE_CHECKS=h.GENE_CHECKS=h.CLAIM_CHECKS=void 0;function M(){const g=d(98497);return M=function(){return g},g}
function b(){const g=d(37542);return b=function(){return g},g}function C(){const g=d(19177);return C=function(){return g},
g}function E(){const g=d(78782);return E=function(){return g},g}function N(){const g=d(1348);return N=function(){return g},
g}function A(){const g=d(90331);return A=function(){return g},g}function j(){const g=d(75597);return j=function(){return g},
g}function P(){const g=d(66503);return P=function(){return g},g}function w(){const g=d(90350);return w=function(){return g},
g}function m(){const g=d(72025);return m=function(){return g},g}function p(){const g=d(52117);return p=function(){return g},
g}function e(){const g=d(97004);return e=function(){return g},g}function s(){const g=d(93198);return s=function(){return g},
g}function o(){const g=d(59613);return o=function(){return g},g}function n(){const g=d(48550);return n=function(){return g},
g}function t(){const g=d(66322);return t=function(){return g},g}function c(){const g=d(10255);return c=function(){return g},
g}function u(){const g=d(85881);return u=function(){return g},g}function y(){const g=d(93290);return y=function(){return g},
g}function l(){const g=d(73566);return l=function(){return g},g}function r(){const g=d(47771);return r=function(){return g},
g}function O(){const g=d(36974);return O=function(){return g},g}function i(){const g=d(42804);return i=function(){return g},
g}const f=h.SUBJECT_CHECKS={"asset-files":p().assetFiles,"forbidden-paths":(0,m().ofChange)(E().forbiddenPaths),"protect\
ed-paths":(0,m().ofChange)(j().protectedPaths),"policy-file":(0,m().ofChange)(A().policyFile),"gate-change":(0,m().ofChange)(
N().gateChange),"agent-files":(0,m().ofChange)(({agentFiles:g})=>g.flatMap(({findings:F})=>F)),"changed-instructions":(0,m().
ofChange)(M().changedInstructions),"stale-instructions":(0,m().ofChange)(M().staleInstructions),"ignored-inputs":(0,m().
ofChange)(A().ignoredInputs),"audit-logs":(0,m().ofChange)(b().auditLogs),"unauditable-files":(0,m().ofChange)(w().unauditableFiles),
"unproven-merge":(0,m().ofChange)(w().unprovenMerge),"hard-cap":(0,m().ofChange)(i().hardCap),"store-roots":(0,m().ofChange)(
P().storeRoots),"deciding-files":(0,m().ofChange)(C().decidingFiles),"missing-genes":u().missingGenes,"event-chain":s().
eventChain,"unresolved-references":u().unresolvedReferences,"genes-still-named":(0,m().ofChange)(u().genesStillNamed),"e\
ngine-seeds":(0,m().ofChange)(t().engineSeeds),"activated-seeds":(0,m().ofChange)(e().activatedSeeds),"removed-scripts":(0,m().
ofChange)(y().removedScripts),"claimed-radius":(0,m().ofChange)(o().claimedRadius),"claimed-streak":r().claimedStreak,estimates:(0,m().
ofChange)(o().estimates),"look-alike-ids":n().lookAlikeIds,"repeated-ids":n().repeatedIds,unidentified:l().unidentified},
a=h.CLAIM_CHECKS={"self-description":l().selfDescription,"capsule-fields":l().capsuleFields,envelope:c().envelope},v=h.GENE_CHECKS=
{"incomplete-gene":O().incompleteGene,"validation-list":O().validationList,"declared-constraints":i().declaredConstraints,
"loosened-constraints":(0,m().ofChange)(i().loosenedConstraints),"limits-beyond-cap":(0,m().ofChange)(i().limitsBeyondCap),
"gene-blast-radius":(0,m().ofChange)(i().geneBlastRadius),"declared-paths":(0,m().ofChange)(i().declaredPaths),"self-des\
cription":l().selfDescription,envelope:c().envelope},S=h.REMOVED_GENE_CHECKS={"removed-gene":(0,m().ofChange)(O().removedGene),
"gene-blast-radius":(0,m().ofChange)(i().geneBlastRadius),"declared-paths":(0,m().ofChange)(i().declaredPaths)}}),52117:((L,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.assetFiles=b,h.assetProblemFinding=C;function M(){const E=d(95132);return M=
function(){return E},E}function b({problems:E}){return E.map(C)}function C({rule:E,detail:N,location:A,id:j,before:P}){const m={
location:A,...j===void 0?{}:{subject:{id:j}}};return P?{...(0,M().finding)(E,{detail:N},{...m,severity:"notice"}),before:P}:
(0,M().finding)(E,{detail:N},m)}}),97004:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.activatedSeeds=A,
h.blockedGenes=E;function M(){const j=d(27199);return M=function(){return j},j}function b(){const j=d(77680);return b=function(){
return j},j}function C(){const j=d(95132);return C=function(){return j},j}async function E(j,P,w){const m=new Map;for(const p of j){
const{gene:e}=p.value,s=P.find(t=>t.type==="Gene"&&t.id===e),o=s&&await N(s,w);if(s===void 0||o===void 0)continue;const n={
capsule:p.id,gene:s.id,command:o};m.set(p,(0,C().finding)("capsule-gene-blocked",n,(0,M().placeOf)(p,["gene"])))}return m}
async function N(j,P){const w=P.forFile(j.path);for(const m of(0,b().commandsToRun)(j)){const{verdict:p}=await w.command(
m);if(p==="block")return m}}async function A({assets:j,judge:P}){const w=[];for(const m of j.activated??[]){const p=await N(
m,P);p!==void 0&&w.push((0,C().finding)("seed-activated-blocked",{gene:m.id,command:p},(0,M().placeOf)(m,["validation"])))}
return w}}),93198:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.eventChain=A;function M(){const p=d(27199);
return M=function(){return p},p}function b(){const p=d(28894);return b=function(){return p},p}function C(){const p=d(95132);
return C=function(){return p},p}function E(){const p=d(72025);return E=function(){return p},p}function N(){const p=d(85475);
return N=function(){return p},p}function A({assets:{changes:p,present:e,unread:s}}){const o=e.filter(({type:r})=>r==="Ev\
olutionEvent"),n=new Set(p.map(({asset:r})=>r)),t=new Map(o.map(r=>[r.id,r])),c=new Map,u=new Map,y=new Set,l=new Set;return o.
flatMap(r=>{const O=u.get(r.path);u.set(r.path,r);const i=P(r),f=i===void 0?void 0:c.get(i);if(i!==void 0&&f===void 0&&c.
set(i,r),!n.has(r)||r.cut)return[];const a=(0,M().placeOf)(r,["parent"]),v={event:r.id};if(i===void 0)return O===void 0||
!(0,b().isAuditLog)(r.path)?[]:[(0,C().finding)("event-not-chained",{...v,...j(r,O.id)},a)];if(!t.has(i)){const k=O===void 0,
I=(0,b().isAuditLog)(r.path)&&!k?"error":"warning",[$]=s;if($!==void 0){const R=`whether the parent \`${i}\` of the Evolu\
tionEvent \`${r.id}\` exists`;return[(0,E().notChecked)(R,$,{...a,severity:I})]}if(l.has(i))return[];k||l.add(i);const T={
...v,parent:i,first:k};return[(0,C().finding)("event-parent-missing",T,{...a,severity:I})]}const S=m(r,t,y);if(S!==void 0)
return[(0,C().finding)("event-parent-cycle",{...v,cycle:S},a)];if(f===void 0||f.id===r.id)return[];const g=O===void 0||O.
id===i?f.id:O.id,F={...v,other:f.id,parent:i,...j(r,g)};return[(0,C().finding)("event-chain-forked",F,a)]})}function j({
value:p},e){const s=p.asset_id===void 0?"":(0,N().contentHash)({...p,parent:e});return{last:e,hash:s}}function P({value:{
parent:p}}){return typeof p=="string"&&p!==""?p:void 0}const w=5;function m(p,e,s){const o=new Set;let n=p;for(;n!==void 0&&
!s.has(n.id)&&!o.has(n.id);){o.add(n.id);const c=P(n);n=c===void 0?void 0:e.get(c)}if(n!==void 0&&n.id===p.id&&!s.has(n.
id))return[...o].slice(0,w);for(const c of o)s.add(c)}}),59613:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.claimedRadius=C,h.estimates=e,h.sizeOf=A;function M(){const o=d(27199);return M=function(){return o},o}function b(){const o=d(
95132);return b=function(){return o},o}function C({assets:{changes:o},counted:n}){return["Capsule","EvolutionEvent"].flatMap(
t=>{const c=o.filter(({kind:r,asset:O})=>r==="added"&&O.type===t).map(({asset:r})=>({asset:r,size:A(r.value.blast_radius)})),
u=c.flatMap(({size:r})=>r??[]),y=c.at(-1);if(y===void 0||u.length<c.length)return[];const l=u.reduce(j);if(l.files<n.least.
files||l.lines<n.least.lines){const r={together:c.length>1,severity:"warning"};return[E(y.asset,l,n.least,r)]}return c.flatMap(
({asset:r,size:O})=>O!==void 0&&w(r)&&P(O,n.most)?[E(r,O,n.most,{together:!1,severity:"notice"})]:[])})}function E(o,n,t,{
together:c,severity:u}){const{type:y,id:l}=o,r={type:y,id:l,claimed:N(n),counted:N(t),together:c},O={...(0,M().placeOf)(
o,["blast_radius"]),severity:u};return(0,b().finding)("blast-radius-claim",r,O)}function N({files:o,lines:n}){return`${o}\
 ${o===1?"file":"files"} and ${n} ${n===1?"line":"lines"}`}function A(o){if(!(0,M().isJsonObject)(o))return;const{files:n,
lines:t}=o;return typeof n=="number"&&typeof t=="number"?{files:n,lines:t}:void 0}function j(o,n){return{files:o.files+n.
files,lines:o.lines+n.lines}}function P(o,n){return o.files>n.files||o.lines>n.lines+n.files}function w({value:{outcome:o}}){
return(0,M().isJsonObject)(o)&&o.status==="success"}const m=3,p=.1;function e({assets:{changes:o},counted:n}){const{least:t,
most:c}=n,u=o.filter(({kind:y,asset:l})=>y==="added"&&l.type==="EvolutionEvent");return u.flatMap(({asset:y})=>{const{blast_radius_estimate:l,
meta:r,blast_radius:O}=y.value,i=(0,M().isJsonObject)(l)?[]:["meta"],f=i.length===0?l:(0,M().isJsonObject)(r)&&r.blast_radius_estimate,
a=s(f);if(a===void 0||a<=0)return[];const v=u.length===1,S=v?t.files:s(O),g=v?c.files:s(O);if(S===void 0||g===void 0)return[];
const F=S/a>m;if(!F&&g/a>=p)return[];const k=F?S:g,I=(0,M().placeOf)(y,[...i,"blast_radius_estimate"]);return[(0,b().finding)(
"estimate-drift",{event:y.id,estimate:a,actual:k},I)]})}function s(o){return(0,M().isJsonObject)(o)&&typeof o.files=="nu\
mber"?o.files:void 0}}),48550:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.lookAlikeIds=P,h.repeatedIds=
o;function M(){const c=d(76760);return M=function(){return c},c}function b(){const c=d(23404);return b=function(){return c},
c}function C(){const c=d(27199);return C=function(){return c},c}function E(){const c=d(64385);return E=function(){return c},
c}function N(){const c=d(12096);return N=function(){return c},c}function A(){const c=d(11970);return A=function(){return c},
c}function j(){const c=d(95132);return j=function(){return c},c}function P({assets:{changes:c,present:u}}){const y=c.filter(
({kind:i})=>i==="added").map(({asset:i})=>i);if(y.length===0)return[];const l=new Set(y.map(({type:i})=>i)),r=new Map,O=new Map;
for(const{type:i,value:f}of u){const a=l.has(i)?(0,E().declaredId)(f):void 0;if(a!==void 0)for(const v of m(i,a)){const S=r.
get(v);S===void 0?r.set(v,a):S!==a&&!O.has(v)&&O.set(v,a)}}return y.flatMap(i=>{const{type:f,id:a}=i,S=m(f,a).flatMap(F=>[
r.get(F),O.get(F)]).find(F=>F!==void 0&&F!==a);if(S===void 0)return[];const g=(0,C().placeOf)(i,["id"]);return[(0,j().finding)(
"look-alike-id",{type:f,id:(0,N().visible)(a),other:(0,N().visible)(S)},g)]})}const w=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function m(c,u){const y=/^[\w.-]*$/.test(u)?u:p(u),l=y.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${c} case ${e(y)}`,`${c} drawn ${e(l)}`]}function p(c){const u=c.normalize("NFKC").replace(w,"");return(0,A().asciiOf)(
u.replace(/\p{Pd}/gu,"-"))}function e(c){return c.toUpperCase().toLowerCase()}const s=/(?:\.seed\.json|\/default_genes\.json)$/;
function o({assets:{changes:c,present:u}}){const l=c.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).
filter(n);if(l.length===0)return[];const r=new Set(l.map(({id:i})=>i)),O=u.filter(i=>n(i)&&r.has(i.id));return l.flatMap(
i=>{const f=O.find(a=>t(a,i));return f===void 0?[]:[(0,j().finding)("id-in-two-files",{id:i.id,other:f.path},(0,C().placeOf)(
i,["id"]))]})}function n({type:c,path:u}){return c==="Gene"&&!s.test(`/${u}`)}function t(c,u){return c.id===u.id&&c.path.
replace(/l$/,"")!==u.path.replace(/l$/,"")&&M().posix.dirname(c.path)===M().posix.dirname(u.path)&&(0,b().canonicalize)(
c.value)!==(0,b().canonicalize)(u.value)}}),66322:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.engineSeeds=
b;function M(){const C=d(95132);return M=function(){return C},C}function b({seeds:C}){const[E]=C.keys();if(E===void 0)return[];
const N=[...C.values()].sort((j,P)=>j.localeCompare(P,"en",{numeric:!0})),A={ids:[...new Set([...C.keys()].map(({id:j})=>j))],
count:C.size,oldest:N[0]??"",newest:N.at(-1)??""};return[(0,M().finding)("engine-seeds",A,{location:E.locate()})]}}),10255:((L,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.envelope=A;function M(){const s=d(27199);return M=function(){return s},
s}function b(){const s=d(61331);return b=function(){return s},s}function C(){const s=d(39763);return C=function(){return s},
s}function E(){const s=d(95132);return E=function(){return s},s}function N(){const s=d(85475);return N=function(){return s},
s}function A(s,{asset:o}){const{type:n,id:t,envelope:c}=o,u=(0,M().placeOf)(o),y={type:n,id:t},l=[o.value,...c?[c,(0,b().
payloadOf)(c)]:[]].some(j);return[...P(o),...c&&(0,b().senderOf)(c)===void 0?[(0,E().finding)("envelope-sender-missing",
y,u)]:[],...l?[(0,E().finding)("signature-not-verified",y,u)]:[]]}function j({signature:s}){return s!=null&&s!==""}function P(s){
const{type:o,id:n,wrappers:t=[]}=s,c=(0,M().placeOf)(s);return t.flatMap(u=>w(s,u).flatMap(([y,l])=>{const r=u[y];if(r===
void 0||r===l)return[];const O={type:o,id:n,field:y,stated:e(r),actual:e(l)};return[(0,E().finding)("envelope-contradict\
s-asset",O,c)]}))}function w(s,o){const{type:n,id:t,value:c}=s;return[...n==="ValidationReport"?[["target_asset_id",c.gene_asset_id??
o.target_asset_id],["target_local_id",c.gene_id]]:[],...m(o.type,n)?[["type",n]]:[],["asset_type",n],["asset_id",p(s,o.asset_id)],
["content_hash",p(s,o.content_hash)],["local_id",t]]}function m(s,o){if(typeof s!="string")return!1;const n=s.toLowerCase();
return n!==o.toLowerCase()&&C().ASSET_TYPES.some(t=>t.toLowerCase()===n)}function p({type:s,value:o},n){if(o.asset_id!==
void 0||n===void 0)return o.asset_id;const t={type:s,value:{...o,asset_id:n}};return(0,N().matchContentHash)(t)===void 0?
(0,N().contentHash)(o):n}function e(s){return JSON.stringify(s??null).slice(0,100)}}),85881:((L,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.appliedIds=p,h.genesStillNamed=j,h.missingGenes=o,h.unresolvedReferences=A;function M(){const n=d(
27199);return M=function(){return n},n}function b(){const n=d(30610);return b=function(){return n},n}function C(){const n=d(
95132);return C=function(){return n},n}function E(){const n=d(72025);return E=function(){return n},n}function N(){const n=d(
50661);return N=function(){return n},n}function A({assets:n}){const{changes:t,present:c,unread:u}=n,y=P(c,"Capsule"),l=P(
c,"ValidationReport");return t.filter(m).flatMap(({asset:r})=>{if(r.type!=="EvolutionEvent")return[];const{capsule_id:O,
validation_report_id:i}=r.value,f=r.id,[a]=u,v=g=>`whether \`${g}\`, which the EvolutionEvent \`${f}\` names, exists`,S=[];
if(w(O,y)){const g=(0,M().placeOf)(r,["capsule_id"]);S.push(a?(0,E().notChecked)(v(O),a,g):(0,C().finding)("capsule-not-\
found",{event:f,capsule:O},g))}if(w(i,l)){const g=(0,M().placeOf)(r,["validation_report_id"]);S.push(a?(0,E().notChecked)(
v(i),a,g):(0,C().finding)("validation-report-not-found",{event:f,report:i},g))}return S})}function j({assets:{changes:n,
present:t}}){const c=P(t,"Gene"),u=p(n),y=n.flatMap(({kind:r,asset:O,before:i})=>r==="removed"?O:i??[]).filter(({type:r})=>r===
"Gene").flatMap(r=>(0,b().namesOf)(r).map(O=>({asset:r,name:O}))).filter(({name:r})=>!c.has(r)&&!u.has(r));if(y.length===
0)return[];const l=t.flatMap(b().namings);return y.flatMap(({asset:r,name:O})=>{const i=l.filter(({gene:g})=>g===O),f=i.
find(g=>g.by.type==="Capsule")??i[0];if(f===void 0)return[];const a={gene:O,by:`the ${f.by.type} \`${f.by.id}\``,more:new Set(
i.map(g=>g.by)).size-1},v=f.by.type==="Capsule"?"warning":"notice",S=f.by.locate(f.pointer);return[(0,C().finding)("gene\
-still-named",a,{location:S,subject:(0,M().subjectOf)(r),severity:v})]})}function P(n,t){return new Set(n.filter(c=>c.type===
t).flatMap(b().namesOf))}function w(n,t){return typeof n=="string"&&!t.has(n)}function m({kind:n}){return n==="added"||n===
"modified"}function p(n){return new Set(n.flatMap(b().newNamings).map(({gene:t})=>t))}const e="ad_hoc",s={severity:"warn\
ing",harm:"bookkeeping"};function o(n){const{changes:t}=n.assets,c=new Set(t.filter(({kind:u,asset:y})=>u!=="removed"&&y.
type==="Gene").flatMap(({asset:u})=>(0,b().namesOf)(u)));return t.flatMap(b().newNamings).filter(({gene:u})=>!c.has(u)).
map(({by:u,gene:y,pointer:l})=>{const r=y===e&&(0,N().isChange)(n),O={...(0,M().placeOf)(u,l),...r&&s};return(0,C().finding)(
"gene-not-found",{type:u.type,id:u.id,gene:y},O)})}}),93290:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.removedScripts=m;function M(){const t=d(76760);return M=function(){return t},t}function b(){const t=d(27199);return b=
function(){return t},t}function C(){const t=d(68450);return C=function(){return t},t}function E(){const t=d(77680);return E=
function(){return t},t}function N(){const t=d(51951);return N=function(){return t},t}function A(){const t=d(86191);return A=
function(){return t},t}function j(){const t=d(59867);return j=function(){return t},t}function P(){const t=d(46912);return P=
function(){return t},t}function w(){const t=d(95132);return w=function(){return t},t}async function m(t){const{assets:c,
baseTree:u,clock:y}=t,l=p(t.change),r=await e(t);if(l.size+r.size===0)return[];const O=new Set(c.changes.map(({asset:a})=>a)),
i=c.present.filter(a=>a.type==="Gene"&&!O.has(a)),f=new Map;for(const a of i){await y.tick();const v=(0,E().validationCommands)(
a),S=new Map;for(const{value:g,pointer:F}of v.kind==="list"?v.entries:[]){if(typeof g!="string")continue;const{root:k}=(0,C().
storeOf)(a.path,{policy:t.policy,tree:u}),$=(0,A().namedPaths)(g,k).filter(T=>l.has(T)).map(T=>({path:T,script:""}));r.size>
0&&$.push(...await o(g,u,k));for(const T of $){const R=n(T);(T.script===""||r.has(R))&&S.set(R,{...T,entry:F[1]})}}for(const[
g,F]of S){const k=f.get(g);k?k.more+=1:f.set(g,{...F,gene:a,more:0})}}return[...f.values()].map(({path:a,script:v,gene:S,
entry:g,more:F})=>(0,w().finding)("script-still-named",{path:a,script:v,gene:S.id,more:F},(0,b().placeOf)(S,["validation",
g])))}function p({files:t}){const c=new Set(t.flatMap(({status:u,path:y,oldPath:l})=>u==="deleted"?y:l??[]));for(const{path:u,
status:y}of t)y!=="deleted"&&c.delete(u);return c}async function e({change:t,baseTree:c,tree:u}){const y=t.files.map(({path:r,
oldPath:O})=>O??r),l=new Set;for(const r of y.filter(O=>M().posix.basename(O)==="package.json")){const O=await s(c,r),i=new Set(
await s(u,r));for(const f of O)i.has(f)||l.add(n({path:r,script:f}))}return l}async function s(t,c){const u=M().posix.dirname(
c);return[...(await(0,j().usablePackageJson)(t,u==="."?"":u))?.scripts.keys()??[]]}async function o(t,c,u){const{invocation:y}=(0,N().
readWords)(t,{tree:c,cwd:u});if(y?.program!=="npm")return[];const l={tree:c,directory:u,changed:new Set},{runs:r}=await(0,P().
scriptsThatRun)(y,l,{start:0,end:0}),O=(0,P().eventOf)(y);return r.flatMap(({directory:i,event:f})=>f===O?[{path:M().posix.
join(i,"package.json"),script:O}]:[])}function n({path:t,script:c}){return`${t}\0${c}`}}),21471:((L,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.describeJson=y,h.schemaDifferences=E;function M(){const l=d(98879);return M=function(){return l},
l}const b=2e5,C=50;function E(l,r){try{return N(l,r)}catch(O){if(!(O instanceof URIError))throw O;return[{kind:"invalid",
pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}function N(l,r){
const O=(0,M().complaintsOf)(l,r,JSON.stringify(r).length<=b),i=new Map,f=new Set;for(const a of O){if(w.has(a.keyword))
continue;const v=j(a);if(!f.has(v)){f.add(v);for(const S of m(a,l,r)){const g=A(a,S),F=i.get(g);i.set(g,F?{...F,more:F.more+
1}:S)}}}return[...i.values()].slice(0,C)}function A({keywordLocation:l},r){switch(r.kind){case"missing":return JSON.stringify(
[l,...r.fields]);case"unknown":return JSON.stringify([l,r.field]);case"invalid":return l}}function j({keyword:l,instanceLocation:r}){
return`${P.has(l)?l:"value"} ${r}`}const P=new Set(["required","additionalProperties"]),w=new Set(["properties","items",
"false"]);function m(l,r,O){const{keyword:i,keywordLocation:f,instanceLocation:a}=l,{pointer:v,value:S}=e(O,a),g=s(r,f);
if(i==="required"){const k=(g.required??[]).filter(I=>!p(S,I));return[{kind:"missing",pointer:v,fields:k,more:0}]}if(i===
"additionalProperties"){const k=g.properties??{},I=Object.keys(S??{}).filter(T=>!Object.hasOwn(k,T)),$=Object.keys(k).filter(
T=>!p(S,T));return I.map(T=>({kind:"unknown",pointer:[...v,T],field:T,absent:$,more:0}))}const F=u(i,g);return[{kind:"in\
valid",pointer:v,keyword:i,expected:F,found:y(S),more:0}]}function p(l,r){return l!==null&&Object.hasOwn(l,r)}function e(l,r){
const O=[];let i=l;for(const f of o(r))Array.isArray(i)?(O.push(Number(f)),i=i[Number(f)]??null):(O.push(f),i=i[f]??null);
return{pointer:O,value:i}}function s(l,r){let O=M().SCHEMAS[l];for(const i of o(r).slice(0,-1))O=O[i];return O}function o(l){
return l.split("/").slice(1).map(r=>r.replaceAll("~1","/").replaceAll("~0","~"))}const n={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},t={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},c=40;function u(l,r){const O=r[l];
switch(l){case"type":return[O].flat().map(i=>n[String(i)]??String(i)).join(" or ");case"enum":return`one of ${(r.enum??[]).
map(i=>JSON.stringify(i)).join(", ")}`;case"const":return JSON.stringify(O);case"pattern":return t[String(O)]??`a string\
 that matches ${O}`;case"minLength":return O===1?"a non-empty string":`a string of at least ${O} characters`;case"maxLen\
gth":return`a string of at most ${O} characters`;case"minItems":return O===1?"a non-empty list":`a list of at least ${O}\
 items`;case"maxItems":return`a list of at most ${O} items`;case"minimum":return`a number that is at least ${O}`;case"ma\
ximum":return`a number that is at most ${O}`;default:return`a value that matches \`${l}\` in the schema`}}function y(l){
return Array.isArray(l)?l.length===0?"an empty list":"a list":l!==null&&typeof l=="object"?"an object":typeof l!="string"?
String(l):l.length<=c?JSON.stringify(l):`a string of ${l.length} characters`}}),57733:((L,h,d)=>{Object.defineProperty(h,
"__esModule",{value:!0}),h.promotionSchemaFindings=j,h.schemaFindings=A;function M(){const n=d(23404);return M=function(){
return n},n}function b(){const n=d(27199);return b=function(){return n},n}function C(){const n=d(3051);return C=function(){
return n},n}function E(){const n=d(95132);return E=function(){return n},n}function N(){const n=d(21471);return N=function(){
return n},n}function A(n){return(0,N().schemaDifferences)(n.type,n.value).flatMap(t=>p(n.type,t)).map(t=>P(n,t,"warning"))}
function j(n){const t=o(n)?"warning":"error";return(0,N().schemaDifferences)(n.type,n.value).map(c=>P(n,c,t))}function P(n,t,c){
const{type:u,id:y}=n,{pointer:l,more:r}=t,O={...(0,b().placeOf)(n,l),severity:c};switch(t.kind){case"missing":{const{fields:i}=t;
return(0,E().finding)("schema-field-missing",{type:u,id:y,fields:i,where:m(l,r)},O)}case"unknown":{const i=m(l.slice(0,-1),
r),{field:f,absent:a}=t,v=(0,C().nearestName)(f,a),S={field:f,...v!==void 0&&{meant:v}};return(0,E().finding)("schema-fi\
eld-unknown",{type:u,id:y,...S,where:i},O)}case"invalid":{const{expected:i}=t,f=`${t.found}${r===0?"":` (and in ${w(r)})`}`,
a=l.join(".");return(0,E().finding)("schema-field-invalid",{type:u,id:y,field:a,expected:i,found:f},O)}}}function w(n){return n===
1?"1 similar place":`${n} similar places`}function m(n,t){return n.length===0?"":` in \`${n.join(".")}\`${t===0?"":` and\
 ${w(t)}`}`}function p(n,t){const{pointer:c}=t;switch(t.kind){case"missing":{const u=t.fields.filter(y=>!e[n].has([...c,
y].join(".")));return u.length===0?[]:[{...t,fields:u}]}case"unknown":return[t];case"invalid":return s(n,c,t.keyword)?[]:
[t]}}const e={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","\
constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function s(n,[
t,...c],u){if(t==="type"||t==="id"||t==="asset_id")return!0;if(n!=="Gene")return!1;const y=u==="minItems"&&c.length>0;return t===
"validation"||t==="constraints"&&!y}function o({value:n}){const{schema_version:t}=n,c=typeof t=="string"?/^1\.(\d+)\.\d+$/.
exec(t)?.[1]:void 0;return c!==void 0&&Number(c)<Number(M().SCHEMA_VERSION.split(".")[1])}}),98879:((L,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.SCHEMAS=void 0,h.complaintsOf=m;function M(){const s=d(13574);return M=function(){return s},
s}function b(){const s=d(36576);return b=function(){return s},s}function C(){const s=d(25065);return C=function(){return s},
s}function E(){const s=d(5330);return E=function(){return s},s}function N(){const s=d(39436);return N=function(){return s},
s}function A(){const s=d(39763);return A=function(){return s},s}const P={type:"object",required:["type","schema_version",
"id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},
schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},
env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","\
stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{
type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"\
^sha256:[a-f0-9]{64}$"}}},w=h.SCHEMAS={Gene:E().default,Capsule:b().default,EvolutionEvent:C().default,Mutation:N().default,
ValidationReport:P};function m(s,o,n){return p[n?"all":"first"][s].validate(o).errors}const p={all:e(!1),first:e(!0)};function e(s){
const o=A().ASSET_TYPES.map(n=>[n,new(M()).Validator(w[n],"7",s)]);return Object.fromEntries(o)}}),73566:((L,h,d)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.capsuleFields=P,h.selfDescription=j,h.unidentified=w;function M(){const e=d(
27199);return M=function(){return e},e}function b(){const e=d(59490);return b=function(){return e},e}function C(){const e=d(
95132);return C=function(){return e},e}function E(){const e=d(72025);return E=function(){return e},e}function N(){const e=d(
85475);return N=function(){return e},e}function A(){const e=d(57733);return A=function(){return e},e}function j({correctorOf:e},{
asset:s,change:o,commands:n=[]}){if(s.cut)return[];const t=o?.kind==="unchanged"?void 0:o?.before,c=n.some(({findings:u})=>u.
some(({edit:y})=>y?.fix));return[...(0,N().hashFindings)(s,e(s),!c,t),...(0,A().schemaFindings)(s)]}function P(e,{asset:s}){
const{type:o,id:n,value:t}=s;if(o!=="Capsule"||s.cut)return[];const c=["success_streak","env_fingerprint"].filter(y=>t[y]==
null);if(c.length===0)return[];const u=(0,M().placeOf)(s);return[(0,C().finding)("capsule-field-missing",{capsule:n,fields:c},
u)]}function w({genes:e,claims:s,correctorOf:o}){const u=[...e.filter(({change:l})=>l?.kind!=="removed").map(({asset:l})=>l),
...s].filter(({cut:l})=>!l).flatMap(l=>m(l,o));return[...(0,b().groupBy)(u,({rule:l,location:r})=>JSON.stringify([l,r?.path])).
values()].flatMap(p)}function m(e,s){try{return(0,N().identityFindings)(e,s(e)).filter(N().isMissingIdentity)}catch(o){return[
(0,E().assetNotJudged)(e,o)]}}function p([e,...s]){if(e===void 0)return[];if(s.length===0||!(0,N().isMissingIdentity)(e))
return[e,...s];const{subject:o,args:n,...t}=e,{expected:c,...u}=n;return[{...t,args:{...u,others:s.length}}]}}),47771:((L,h,d)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.claimedStreak=O,h.eventsIn=s,h.isSuccess=m,h.streakCounter=j,h.successStreak=
e;function M(){const i=d(23404);return M=function(){return i},i}function b(){const i=d(27199);return b=function(){return i},
i}function C(){const i=d(59490);return C=function(){return i},i}function E(){const i=d(95132);return E=function(){return i},
i}function N(){const i=d(72025);return N=function(){return i},i}function A(){const i=d(85475);return A=function(){return i},
i}function j(i,f){const a=n(i,f),v=(0,C().groupBy)(i,({value:{capsule_id:S}})=>S);return S=>P(S,v.get(S.id)??[],a,f)}function P({
id:i,value:{gene:f}},a,v,S){const g=[],F=[],k={files:0,lines:0};let I;const{successes:$,failure:T}=w(i,a);for(const R of $){
const{value:G}=R,D=v.get(R)??c(G,S)??(u(G,f,S)?void 0:o);D===void 0?(F.push(R),y(k,G)||(I??=r(G))):g.push({event:r(G),why:D})}
return{count:p(F),uncounted:g,ended:T!==void 0,...T&&$.length===0&&{failed:r(T.value)},radius:k,...I!==void 0&&{unmeasured:I}}}
function w(i,f){const a=f.filter(({value:S})=>S.type==="EvolutionEvent"&&S.capsule_id===i).reverse(),v=a.findIndex(({value:S})=>!m(
S));return v<0?{successes:a}:{successes:a.slice(0,v),failure:a[v]}}function m({outcome:i}){return(0,b().isJsonObject)(i)&&
i.status==="success"}function p(i){const f=i.map(({value:a})=>a.id).filter(a=>typeof a=="string");return i.length-f.length+
new Set(f).size}function e(i,f){const{successes:a,failure:v}=w(i,f);return{count:p(a),ended:v!==void 0}}function s({changes:i,
present:f,unread:a}){const v=a.at(-1),S=new Set(i.map(({asset:g})=>g));return f.filter(({type:g,path:F})=>g==="Evolution\
Event"&&(!v||F>=v.path)).map(g=>({value:g.value,log:g.path,isNew:S.has(g)}))}const o="it does not name the gene of the C\
apsule";function n(i,f){const a=new Map,v=new Map,S=new Set;for(const g of i){const F=t(g,v,f&&S.has(g.log));F!==void 0&&
a.set(g,F),S.add(g.log);const{id:k}=g.value;typeof k=="string"&&!v.has(k)&&v.set(k,g)}return a}function t({value:i,isNew:f},a,v){
const{id:S,parent:g}=i;if(f)return"the change that is judged adds or edits it";const F=typeof S=="string"?a.get(S):void 0;
return F!==void 0?(0,M().canonicalize)(F.value)===(0,M().canonicalize)(i)?void 0:"an earlier event with other content ha\
s its id":typeof g=="string"&&g!==""?a.has(g)?void 0:"its parent is not in the log before it":v?"it has no parent":void 0}
function c(i,f){const{id:a,asset_id:v}=i;if(v===void 0)return f?"it has no hash":void 0;if((0,A().matchContentHash)({type:"\
EvolutionEvent",value:i})===void 0)return"its hash does not match its content";const S=typeof a=="string"&&a.trim()!=="";
return f&&!S?"it has no id":void 0}function u({genes_used:i},f,a){return typeof f!="string"||f===""||!Array.isArray(i)?!a:
i.includes(f)}function y(i,{blast_radius:f}){if(f===void 0)return!0;if(!(0,b().isJsonObject)(f))return!1;const{files:a,lines:v}=f;
return!l(a)||!l(v)?!1:(i.files=Math.max(i.files,a),i.lines=Math.max(i.lines,v),!0)}function l(i){return typeof i=="numbe\
r"&&Number.isSafeInteger(i)&&i>=0}function r({id:i}){return typeof i=="string"?i:"without an id"}function O({assets:i}){
const f=(0,C().groupBy)(s(i),({value:a})=>a.capsule_id);return i.changes.flatMap(({kind:a,asset:v})=>{const{success_streak:S}=v.
value;if(a==="removed"||v.type!=="Capsule"||typeof S!="number")return[];const{count:g,ended:F}=e(v.id,f.get(v.id)??[]);if(S<=
g)return[];const k=(0,b().placeOf)(v,["success_streak"]),I=i.unread.at(-1);return I!==void 0&&!F?[(0,N().notChecked)(`th\
e success streak of the Capsule \`${v.id}\``,I,k)]:[(0,E().finding)("success-streak-claim",{capsule:v.id,claimed:S,counted:g},
k)]})}}),78883:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.geneDifferences=E,h.uncovered=P;function M(){
const w=d(77680);return M=function(){return w},w}function b(){const w=d(32854);return b=function(){return w},w}function C(){
const w=d(56131);return C=function(){return w},w}function E({kind:w,asset:m,before:p}){return p===void 0||m.cut||w!=="ad\
ded"&&w!=="modified"?[]:[...N(p,m),...j(p,m)]}function N(w,m){const[p,e]=[A(w),A(m)],s="validation";return[...[...p].filter(
o=>!e.has(o)).map(o=>({kind:"command_removed",field:s,base:o,head:null})),...[...e].filter(o=>!p.has(o)).map(o=>({kind:"\
command_added",field:s,base:null,head:o}))]}function A(w){const m=(0,M().validationCommands)(w),p=m.kind==="list"?m.entries.
map(({value:e})=>e):[];return new Set(p.filter(e=>typeof e=="string"))}function j(w,m){const{constraints:p}=(0,C().readConstraints)(
w.value.constraints),{constraints:e}=(0,C().readConstraints)(m.value.constraints),s=[];e.maxFiles!==p.maxFiles&&s.push({
kind:e.maxFiles>p.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(p.maxFiles),
head:String(e.maxFiles)});const o="constraints.forbidden_paths";for(const n of P(p.forbiddenPaths,e.forbiddenPaths))s.push(
{kind:"constraint_loosened",field:o,base:n,head:null});for(const n of P(e.forbiddenPaths,p.forbiddenPaths))s.push({kind:"\
constraint_tightened",field:o,base:null,head:n});return s}function P(w,m){return w.filter(p=>!m.some(e=>(0,b().isWithin)(
p,e)))}}),36974:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.incompleteGene=j,h.removedGene=P,h.validationList=
E;function M(){const w=d(27199);return M=function(){return w},w}function b(){const w=d(77680);return b=function(){return w},
w}function C(){const w=d(95132);return C=function(){return w},w}function E(w,{asset:m,validation:p,commands:e}){if(m.cut)
return[];const s=["validation"],o={gene:m.id};if(p.kind==="not_a_list"){const c={...o,field:"validation",expected:p.expected};
return[(0,C().finding)("validation-malformed",c,(0,M().placeOf)(m,s))]}if(p.kind==="missing"||p.entries.every(b().isBlankEntry))
return[(0,C().finding)("validation-missing",o,(0,M().placeOf)(m,s))];const n=[],t=new Set;for(const c of p.entries){const{
value:u,pointer:y}=c;if((0,b().isBlankEntry)(c))n.push((0,C().finding)("validation-blank",{...o,field:y.join(".")},(0,M().
placeOf)(m,y)));else if(typeof u!="string"){const l={...o,field:y.join("."),expected:"a string"};n.push((0,C().finding)(
"validation-malformed",l,(0,M().placeOf)(m,y)))}else if(t.has(u)){const l={...(0,M().placeOf)(m,y),subject:{...(0,M().subjectOf)(
m),command:u}};n.push((0,C().finding)("validation-duplicate",{...o,command:u},l))}else t.add(u)}return e.length>0&&e.every(
N)&&n.push((0,C().finding)("validation-vacuous",o,(0,M().placeOf)(m,s))),n}function N({reading:{problems:w,argv:m}}){return w.
some(({rule:p})=>p==="only-prints")||A.has(m?.[0]??"")}const A=new Set(["clear","date","df","echo","free","hostname","id",
"printf","ps","pwd","true","uname","uptime","whoami"]);function j(w,{asset:m}){return m.cut?[(0,C().finding)("gene-incom\
plete",{gene:m.id},(0,M().placeOf)(m))]:[]}function P(w,{asset:m}){return[(0,C().finding)("gene-removed",{gene:m.id},{subject:(0,M().
subjectOf)(m)})]}}),56131:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.hardCaps=e,h.limitsOf=p,h.readConstraints=
A,h.stricterConstraints=j;function M(){const s=d(27199);return M=function(){return s},s}function b(){const s=d(57430);return b=
function(){return s},s}function C(){const s=d(32854);return C=function(){return s},s}function E(){const s=d(53315);return E=
function(){return s},s}function N(){const s=d(50661);return N=function(){return s},s}function A(s){const o=u=>({constraints:P,
problems:[{...u,pointer:["constraints"]}]});if(s===void 0)return o({kind:"missing"});if(!(0,M().isJsonObject)(s))return o(
{kind:"malformed",detail:"an object"});const n=[],t=w(s.max_files,n);return{constraints:{maxFiles:t??E().DEFAULT_MAX_FILES,
isDefaultLimit:t===void 0,forbiddenPaths:m(s.forbidden_paths,n)},problems:n}}function j(s,o){if(s===void 0)return o;const{
maxFiles:n,isDefaultLimit:t}=s.maxFiles<o.maxFiles?s:o;return{maxFiles:n,isDefaultLimit:t,forbiddenPaths:[...new Set([...s.
forbiddenPaths,...o.forbiddenPaths])]}}const P={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function w(s,o){
const n=["constraints","max_files"];if(s===void 0)o.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(s)&&Number(
s)>0)return Number(s);o.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function m(s,o){const n=[
"constraints","forbidden_paths"];if(s===void 0)return o.push({kind:"missing",pointer:n}),[];if(!Array.isArray(s))return o.
push({kind:"malformed",pointer:n,detail:"a list of paths"}),[];const t=new Set;for(const[c,u]of s.entries()){const y=typeof u==
"string"?(0,C().normalise)(u):void 0;if(typeof u!="string"||!y){o.push({kind:"malformed",pointer:[...n,c],detail:"a path\
 below the root of the repository"});continue}(0,C().looksLikePattern)(u)&&o.push({kind:"pattern",pointer:[...n,c],detail:u}),
t.add(y)}return[...t]}function p(s,o){const{asset:n,change:t,binds:c}=s,{constraints:u}=A(n.value.constraints),y=t?.before&&
A(t.before.value.constraints).constraints,l=j(y,u),{maxFiles:r,isDefaultLimit:O}=l,i=e(o.policy),f=c&&(0,N().isChange)(o)?
o.radius:b().NOTHING_TOUCHED,a=(0,E().cappedSize)(f,o.policy.blast_radius.counting),v=(0,E().gradeFiles)(f.files,r,a,i),
S=v==="hard_cap_breach"?a:f,g=(0,E().gradeWords)(v,S,r,i);return{base:y,head:u,constraints:l,blastRadius:{...f,max_files:r,
...O&&{default_limit:!0},severity:v,message:g}}}function e({blast_radius:s}){const{hard_cap_files:o,hard_cap_lines:n}=s;
return{files:o,lines:n}}}),54034:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.auditGene=A,h.forbidsRunningGene=
w,h.geneFindings=j;function M(){const m=d(72025);return M=function(){return m},m}function b(){const m=d(70716);return b=
function(){return m},m}function C(){const m=d(6470);return C=function(){return m},m}function E(){const m=d(78883);return E=
function(){return m},m}function N(){const m=d(56131);return N=function(){return m},m}async function A(m,p,e){const{asset:s,
change:o,commands:n,store:t}=p,c=(0,N().limitsOf)(p,m),u=await j(m,{...p,limits:c}),y=e.mayRun&&!u.some(w);return{asset:s,
store:t,commands:y?(0,C().planCommands)(n,{timeoutMs:e.timeoutMs,directory:t.root}):n,findings:u,blastRadius:c.blastRadius,
differences:o===void 0?[]:(0,E().geneDifferences)(o)}}async function j(m,p){return p.change?.kind!=="removed"?(0,M().ask)(
b().GENE_CHECKS,m,p):(await(0,M().ask)(b().REMOVED_GENE_CHECKS,m,p)).map(({location:s,...o})=>o)}const P=new Set(["gene-\
incomplete","validation-malformed","not-judged"]);function w({rule:m}){return P.has(m)}}),42804:((L,h,d)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.declaredConstraints=j,h.declaredPaths=t,h.geneBlastRadius=o,h.hardCap=s,h.limitsBeyondCap=p,
h.loosenedConstraints=w;function M(){const c=d(27199);return M=function(){return c},c}function b(){const c=d(95132);return b=
function(){return c},c}function C(){const c=d(53315);return C=function(){return c},c}function E(){const c=d(39869);return E=
function(){return c},c}function N(){const c=d(78883);return N=function(){return c},c}function A(){const c=d(56131);return A=
function(){return c},c}function j(c,{asset:u}){return(0,A().readConstraints)(u.value.constraints).problems.filter(({kind:y})=>y!==
"missing"||!u.cut).map(y=>P(u,y))}function P(c,{kind:u,pointer:y,detail:l=""}){const r=(0,M().placeOf)(c,y),O={gene:c.id,
field:y.join(".")};return u==="missing"?(0,b().finding)("constraints-missing",O,r):u==="malformed"?(0,b().finding)("cons\
traints-malformed",{...O,expected:l},r):(0,b().finding)("forbidden-path-pattern",{gene:c.id,entry:l},r)}function w(c,{asset:u,
binds:y,limits:{base:l,head:r}}){if(!y||u.cut||l===void 0)return[];const O=(0,N().uncovered)(l.forbiddenPaths,r.forbiddenPaths),
i=r.maxFiles>l.maxFiles;if(O.length===0&&!i)return[];const f=m(u.value.constraints),a=[...i&&!f("max_files")?[`\`max_file\
s\` from ${l.maxFiles} to ${r.maxFiles}`]:[],...(f("forbidden_paths")?[]:O).map(S=>`\`${S}\` is no longer forbidden`)];if(a.
length===0)return[];const v=(0,M().placeOf)(u,["constraints"]);return[(0,b().finding)("constraints-loosened",{gene:u.id,
loosened:a},v)]}function m(c){const u=(0,A().readConstraints)(c).problems.flatMap(({kind:y,pointer:l})=>y==="malformed"&&
l.length<=2?[l[1]]:[]);return y=>u.includes(y)||u.includes(void 0)}function p(c,{asset:u,binds:y,limits:{base:l,head:r}}){
const{files:O}=(0,A().hardCaps)(c.policy),{maxFiles:i}=r;if(!y||i<=O||l!==void 0&&i<=l.maxFiles)return[];const f=(0,M().
placeOf)(u,["constraints","max_files"]);return[(0,b().finding)("constraints-beyond-cap",{gene:u.id,maxFiles:i,cap:O},f)]}
const e={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function s({genes:c,radius:u,policy:y}){const l=c.filter(({binds:F})=>F),r=(0,C().cappedSize)(u,y.blast_radius.
counting),O=(0,A().hardCaps)(y);if(l.length===0||r.files<=O.files&&r.lines<=O.lines)return[];const[i,...f]=l,a=l.find(({
change:F})=>F.kind!=="removed"),{location:v}=a?(0,M().placeOf)(a.asset,["constraints","max_files"]):{},S={...v&&{location:v},
...i&&f.length===0&&{subject:(0,M().subjectOf)(i.asset)}},g={...r,capFiles:O.files,capLines:O.lines,genes:l.length};return[
(0,b().finding)("blast-radius-hard-cap",g,S)]}function o(c,{asset:u,binds:y,isOnlyAdded:l,limits:r}){const{files:O,max_files:i,
severity:f}=r.blastRadius;if(!y||f==="within_limit"||f==="hard_cap_breach")return[];if(l&&(f==="approaching_limit"||c.seeds.
has(u)))return[];const a=(0,M().placeOf)(u,["constraints","max_files"]),v={gene:u.id,files:O,maxFiles:i,declared:!r.constraints.
isDefaultLimit};return[(0,b().finding)(e[f],v,{...a,...n(l)})]}function n(c=!1){return c?{severity:"warning",harm:"bookk\
eeping"}:{}}function t({touchesOf:c,seeds:u},{asset:y,binds:l,isOnlyAdded:r,limits:{constraints:O}}){if(!l||u.has(y))return[];
const i=O.forbiddenPaths.flatMap(a=>(0,E().someTouches)(c(a)).map(v=>({gene:y.id,entry:a,...v})));if(i.length===0)return[];
const f={...(0,M().placeOf)(y,["constraints","forbidden_paths"]),...n(r)};return i.map(a=>(0,b().finding)("forbidden-pat\
h-declared",a,f))}}),16373:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.readGene=j,h.readGeneChange=P;function M(){
const e=d(27199);return M=function(){return e},e}function b(){const e=d(30610);return b=function(){return e},e}function C(){
const e=d(68450);return C=function(){return e},e}function E(){const e=d(77680);return E=function(){return e},e}function N(){
const e=d(16455);return N=function(){return e},e}function A(){const e=d(95132);return A=function(){return e},e}async function j(e,s,o){
const n=(0,E().validationCommands)(e),t=await w(e,n,s,o);return{asset:e,store:s.storeOf(e.path),binds:!1,validation:n,commands:t}}
async function P(e,s,o,n){const{kind:t,asset:c,before:u}=e,y=(0,b().namesOf)(c).some(f=>s.has(f)),l=!["applied","unchang\
ed"].includes(t)||y,r=t==="added"&&u===void 0&&!y,O=(0,E().validationCommands)(c),i=t==="removed"?[]:await w(c,O,o,n);return{
asset:c,store:o.storeOf(c.path),change:e,binds:l,isOnlyAdded:r,validation:O,commands:i}}async function w(e,s,o,n){if(s.kind!==
"list")return[];const t=o.forFile(e.path),c=s.entries.filter(r=>typeof r.value=="string"&&!(0,E().isBlankEntry)(r)),u=await Promise.
all(c.map(({value:r})=>t.command(r))),y=await(0,N().withEdits)(u,t,n(e)==="fix");return(await Promise.all(y.map(r=>m(r,e,
o)))).map((r,O)=>p(e,r,c[O]?.pointer??["validation"]))}async function m(e,{path:s},o){const n=o.storeOf(s),{tree:t}=o.terms;
if(e.verdict!=="block"||t===void 0)return e;for(const c of new Set([...(0,C().packagesAbove)(t,n.path),""])){if(c===n.root)
continue;const{verdict:u}=await o.startingIn(c).command(e.reading.command);if(u==="block")continue;const y={root:n.root||
".",other:c||"."};return{...e,findings:[...e.findings,(0,A().finding)("works-elsewhere",y)]}}return e}function p(e,{findings:s,
...o},n){const{command:t}=o.reading,c={...(0,M().subjectOf)(e),command:t},u={path:e.path,pointer:(0,M().pointerText)([...e.
pointer,...n])};return{...o,command:t,location:e.locate(n),findings:s.map(({edit:y,...l})=>({...l,location:e.locate(n,l.
span),subject:c,...y&&{edit:{...u,...y}}}))}}}),61989:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.launchedFiles=
N,h.markUnreadable=E;function M(){const j=d(27199);return M=function(){return j},j}function b(){const j=d(23678);return b=
function(){return j},j}function C(){const j=d(95132);return C=function(){return j},j}async function E(j,P,{tree:w,baseTree:m}){
const p=j.flatMap(({commands:s})=>s.flatMap(N)),e=new Map;for(const s of new Set(p)){const o=P.has(s)?await(0,b().whyUnreadable)(
w,s):void 0;o&&await(0,b().whyUnreadable)(m,s)===void 0&&e.set(s,o)}return e.size===0?j:j.map(s=>({...s,commands:s.commands.
map(o=>A(s,o,e))}))}function N({reading:j}){return j.targets.flatMap(({path:P})=>P??[])}function A({asset:j},P,w){const{
location:m,verdict:p,confirmation:e}=P,s={location:m,subject:{...(0,M().subjectOf)(j),command:P.command}},o=[...new Set(
N(P))].flatMap(n=>{const t=w.get(n);return t===void 0?[]:[(0,C().finding)("script-unreadable",{path:n,why:t},s)]});return o.
length===0?P:{...P,verdict:p==="allow"?"warn":p,confirmation:e==="standard"?"strong":e,findings:[...P.findings,...o]}}}),
6470:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.digestPlans=A,h.makePlan=E,h.planCommands=N,h.toolOf=
m;function M(){const p=d(77598);return M=function(){return p},p}const b=Symbol("audited");function C({steps:p,...e}){return{
...e,steps:p.map(({command:s,...o})=>o)}}function E(p){const{argv:e,program:s,directory:o,binary:n=null,env:t,timeoutMs:c}=p,
{scripts:u=null,npmSettings:y=[]}=p,l=JSON.stringify([e,s,n,u&&C(u),y,Object.entries(t).sort(([r],[O])=>r<O?-1:1),c,...o===
""?[]:[o]]);return{...p,[b]:!0,digest:j(l)}}function N(p,e){const s=[];for(const o of p){const n=o.verdict==="block"?void 0:
P(o.reading,e);if(n===void 0)return p;s.push({...o,plan:n})}return s}function A(p){const e=[...new Set(p.map(({digest:s})=>s))].
sort();return j(e.join(`
`))}function j(p){return`sha256:${(0,M().createHash)("sha256").update(p).digest("hex")}`}function P(p,e){const{command:s,
argv:o,assignments:n}=p,t=o&&w(p,o);if(t)return E({command:s,...t,env:{...Object.fromEntries(n.map(({name:c,value:u})=>[
c,u])),...p.invocation?.family?.data.environment},...e})}function w(p,e){const{invocation:s,scripts:o,npmSettings:n}=p,[
t]=e;if(s===void 0)return t===void 0?void 0:{program:t,argv:e};const c=m(p);if(c===void 0){const{program:y}=s;return{program:y,
argv:e,...o&&{scripts:o},...n&&{npmSettings:n}}}if(c.path===void 0)return;const u=[...s.operands,...s.passthrough].map(({
text:y})=>y);return{program:s.program,argv:u,binary:c.path}}function m({targets:p}){return p.find(({kind:e,via:s})=>e===
"package_binary"&&s===void 0)}}),66160:((L,h,d)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.correctorIn=u,h.isGene=
y,h.readChangeSubject=n,h.subjectOfAssets=o;function M(){const r=d(20702);return M=function(){return r},r}function b(){const r=d(
78114);return b=function(){return r},r}function C(){const r=d(28894);return C=function(){return r},r}function E(){const r=d(
36093);return E=function(){return r},r}function N(){const r=d(4378);return N=function(){return r},r}function A(){const r=d(
74238);return A=function(){return r},r}function j(){const r=d(53315);return j=function(){return r},r}function P(){const r=d(
12154);return P=function(){return r},r}function w(){const r=d(39869);return w=function(){return r},r}function m(){const r=d(
85881);return m=function(){return r},r}function p(){const r=d(16373);return p=function(){return r},r}function e(){const r=d(
61989);return e=function(){return r},r}const s={changes:[],problems:[],files:[],present:[],unread:[]};function o({assets:r,
problems:O},i,f,a=s){const{policy:v,tree:S}=i.terms;return{policy:v,clock:i.clock,tree:S,problems:O,correctorOf:f,genes:r.
filter(y).map(g=>({asset:g})),claims:r.filter(g=>!y(g)),assets:a}}async function n(r){const{assets:O,baseTree:i,tree:f,policy:a,
platform:v}=r,{policy:S,source:g}=a,F=new Set(r.change.files.flatMap(j().namesOf)),k=N().Judge.by({policy:S,tree:f,base:i,
changed:F,platform:v,...r.clock&&{clock:r.clock}}),I=t(O.changes),$=(0,m().appliedIds)(O.changes.filter(({asset:B})=>!I.
has(B))),T=u(O.problems),R={tree:f,baseTree:i},G=await k.clock.all(O.changes.filter(({asset:B})=>y(B)),B=>(0,p().readGeneChange)(
B,$,k,T)),D=await(0,e().markUnreadable)(G,F,R),U=new Set(D.flatMap(({commands:B})=>B.flatMap(e().launchedFiles))),H=await(0,P().
withLinesOfCode)(r.change,U,R),J=(0,P().exemptPaths)(H,S,D,f),W=(0,w().touchedPaths)(H,f),K=(0,j().measureChange)(H,J);return{
policy:S,judge:k,clock:k.clock,loadedPolicy:a,unprovenMerge:r.unprovenMerge,policyPath:g==="file"?void 0:A().POLICY_PATH,
tree:f,baseTree:i,change:H,agentFiles:await(0,M().judgeAgentFiles)(R,S,k.clock),assets:O,problems:O.problems,correctorOf:T,
genes:D,seeds:c(I,D,F),claims:O.changes.filter(l).map(({asset:B})=>B),changedNames:F,touched:W,touchesOf:(0,w().touchesOf)(
W,i),exempt:J,radius:K,counted:(0,P().countedChange)(H,K)}}function t(r){return new Map(r.flatMap(({kind:O,asset:i,before:f})=>{
const a=O==="added"&&!f?(0,E().seedRelease)(i):void 0;return a===void 0?[]:[[i,a]]}))}function c(r,O,i){const f=O.filter(
({isOnlyAdded:v,commands:S})=>!v||S.flatMap(e().launchedFiles).some(g=>i.has(g))),a=new Set(f.map(({asset:v})=>v));return new Map(
[...r].filter(([v])=>!a.has(v)))}function u(r){const O=(0,b().ambiguousFiles)(r);return({path:i})=>O.has(i)||(0,C().isAuditLog)(
i)?"hand":"fix"}function y({type:r}){return r==="Gene"}function l({kind:r,asset:O}){return!y(O)&&(r==="added"||r==="modi\
fied")}}),50661:((L,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.isChange=d;function d(M){return"change"in M}}),
57430:((L,h)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.NOTHING_TOUCHED=h.NOTHING_RUN=void 0;const d=h.NOTHING_RUN=
{level:"none",description:"Nothing was run."},M=h.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}}),13574:((L,h,d)=>{
d.r(h),d.d(h,{Validator:()=>M.D});var M=d(60207)}),36576:((L,h,d)=>{d.r(h),d.d(h,{default:()=>M});var M=d(6145)}),25065:((L,h,d)=>{
d.r(h),d.d(h,{default:()=>M});var M=d(27620)}),5330:((L,h,d)=>{d.r(h),d.d(h,{default:()=>M});var M=d(87981)}),39436:((L,h,d)=>{
d.r(h),d.d(h,{default:()=>M});var M=d(57811)})};
