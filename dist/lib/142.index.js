"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.
assetLimits=u;function u(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(T,g){Object.defineProperty(
g,"__esModule",{value:!0}),g.UNREAD=g.INCOMPLETE=void 0,g.ambiguousFiles=E,g.isIncomplete=b,g.markBefore=A;const u=g.UNREAD=
new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),S=g.INCOMPLETE=new Set([...u,"file-not-json","json-t\
oo-deep"]);function b({problems:P}){return P.some(({rule:M})=>S.has(M))}const C=new Set(["file-too-large","file-not-utf8",
"file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function E(P){return new Set(
P.filter(({rule:M})=>C.has(M)).map(({location:M})=>M.path))}const N=new Set(["not-an-asset","missing-id","duplicate-id",
"duplicate-copy"]);function A(P,M,l,m){const e=new Set(l.map(({asset:o})=>o.id)),s=new Map;for(const o of M){const n=j(o,
o.location.path);s.set(n,(s.get(n)??0)+1)}return P.map(o=>{const{rule:n,id:t,location:c}=o,d=j(o,m.get(c.path)??c.path),
y=s.get(d)??0;return!N.has(n)||y===0||t!==void 0&&e.has(t)?o:(s.set(d,y-1),{...o,before:!0})})}function j({rule:P,id:M,detail:l},m){
return JSON.stringify([P,m,M,l.replace(/\d+/g,"#")])}},30610:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.allOtherGenes=A,g.appliedGenes=N,g.namesOf=b,g.namings=E,g.newNamings=C;function S(){const P=u(61331);return S=function(){
return P},P}function b({id:P,value:{asset_id:M}}){return typeof M=="string"?[P,M]:[P]}function C({kind:P,asset:M,before:l}){
if(P!=="added"&&P!=="modified")return[];const m=new Set(P==="modified"&&l?E(l).map(({gene:e})=>e):[]);return E(M).filter(
({gene:e})=>!m.has(e))}function E(P){const{gene:M,genes_used:l}=P.value;return P.type==="Capsule"?typeof M=="string"?[{by:P,
gene:M,pointer:["gene"]}]:[]:P.type!=="EvolutionEvent"||!Array.isArray(l)?[]:l.flatMap((m,e)=>typeof m=="string"?[{by:P,
gene:m,pointer:["genes_used",e]}]:[])}function N(P,M){const l=new Set(P.flatMap(C).map(({gene:s})=>s));for(const{kind:s,
asset:o}of P)if(!(s==="removed"||o.type!=="Gene"))for(const n of b(o))l.delete(n);const m=new Set;return j(P,M).filter(s=>{
if(!b(s).some(n=>l.has(n)))return!1;const o=(0,S().statedContent)(s);return m.has(o)?!1:(m.add(o),!0)}).map(s=>({kind:"a\
pplied",asset:s,before:s}))}function A(P,M){const l=N(P,M),m=new Set(l.map(({asset:e})=>e.id));return j(P,M).map(e=>({kind:m.
has(e.id)?"applied":"unchanged",asset:e,before:e}))}function j(P,M){const l=new Set(P.map(({asset:m})=>m));return M.flatMap(
({assets:m})=>m).filter(m=>m.type==="Gene"&&!l.has(m))}},77680:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.commandsToRun=b,g.isBlankEntry=S,g.validationCommands=C;const u=1e3;function S({value:E}){return typeof E=="string"&&E.
trim()===""}function b(E){const N=C(E);return N.kind!=="list"?[]:N.entries.flatMap(A=>typeof A.value=="string"&&!S(A)?[A.
value.trim()]:[])}function C({value:E}){const{validation:N}=E;return N===void 0?{kind:"missing"}:Array.isArray(N)?N.length>
u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:N.map((j,P)=>({value:j,pointer:["va\
lidation",P]}))}:{kind:"not_a_list",expected:"a list of strings"}}},98497:function(T,g,u){Object.defineProperty(g,"__esM\
odule",{value:!0}),g.changedInstructions=M,g.staleInstructions=j;function S(){const t=u(80401);return S=function(){return t},
t}function b(){const t=u(32854);return b=function(){return t},t}function C(){const t=u(93028);return C=function(){return t},
t}function E(){const t=u(39231);return E=function(){return t},t}function N(){const t=u(95132);return N=function(){return t},
t}function A(){const t=u(39869);return A=function(){return t},t}async function j({tree:t}){return(await Promise.all(E().
INSTRUCTION_FILES.map(async d=>({path:d,state:P((0,E().blockIn)(await n(t,d)))})))).flatMap(({path:d,state:y})=>y===void 0?
[]:[(0,N().finding)("agent-instructions-stale",{path:d,state:y},(0,A().atFile)(d))])}function P(t){switch(t.kind){case"a\
bsent":return;case"changed":return"it is not what a released version writes";case"released":return t.version===E().BLOCK_VERSION?
void 0:`its version is ${t.version}, and this version of gene-gate writes ${E().BLOCK_VERSION}`}}async function M({baseTree:t,
tree:c}){const d=E().INSTRUCTION_FILES.map(async y=>{const[p,r]=await Promise.all([n(t,y),n(c,y)]),[O,i]=[(0,E().blockIn)(
p),(0,E().blockIn)(r)];if(O.kind==="absent")return[];const f=i.kind!=="absent"&&i.block===O.block,a=l(f,i,!m(p,O)&&m(r,i));
if(a===void 0)return[];const v=f?o(p,r):o(O.block,e(i));return[(0,N().finding)("agent-instructions-changed",{path:y,effect:a,
lines:v},(0,A().atFile)(y))]});return(await Promise.all(d)).flat()}function l(t,c,d){return c.kind==="absent"?"is remove\
d":d?"is hidden, or shown as an example":t||c.kind==="released"?void 0:"is not what a released version writes"}function m(t,c){
const d=t.slice(0,Math.max(0,t.indexOf(e(c)))),y=p=>d.match(p)?.length??0;return y(/^ {0,3}(?:```|~~~)/gm)%2===1||y(/<!--/g)>
y(/-->/g)||y(/<details\b/gi)>y(/<\/details>/gi)}function e(t){return t.kind==="absent"?"":t.block}const s=1e3;function o(t,c){
return((0,S().diffLines)(t,c,{maxEditLength:s})??[]).filter(({added:p,removed:r})=>p||r).flatMap(({added:p,value:r})=>r.
split(`
`).flatMap(O=>O===""?[]:[`${p?"+":"-"}${O}`]))}async function n(t,c){const d=(0,b().resolveInTree)(t,c);return d.kind!==
"inside"||!(0,C().isRegular)(d.entry.kind)?"":(await t.read(d.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.auditLogs=j,g.firstMalformedLine=s;function S(){
const n=u(28894);return S=function(){return n},n}function b(){const n=u(95132);return b=function(){return n},n}function C(){
const n=u(53315);return C=function(){return n},n}function E(){const n=u(39869);return E=function(){return n},n}const N=/^100/,
A=10;async function j(n){const{change:t,assets:c,policy:d}=n,y=t.files.filter(r=>(0,C().namesOf)(r).some(S().isAuditLog));
return d.blast_radius.audit_log==="forbidden"?y.flatMap(C().namesOf).filter(S().isAuditLog).map(O=>(0,b().finding)("audi\
t-log-changed",{path:O},(0,E().atFile)(O))):(await Promise.all(y.map(r=>l(r,n)))).flat().filter(({rule:r,location:O})=>r!==
"audit-log-malformed"||!c.problems.some(i=>M(i,O)))}async function P(n,t){return n.stat(t)===void 0?Buffer.alloc(0):n.read(
t,S().MAX_LOG_BYTES)}function M({rule:n,location:{path:t,line:c}},d){return t!==d?.path?!1:c===d.line||n==="file-not-jso\
n"&&c>d.line}async function l(n,{baseTree:t,tree:c}){const{path:d,oldPath:y,status:p}=n,r=[],O=async i=>!N.test(n.oldMode)||
(0,S().hasRecords)(await P(t,i));if(y!==void 0&&(0,S().isAuditLog)(y)&&await O(y)&&r.push((0,b().finding)("audit-log-rem\
oved",{path:y},(0,E().atFile)(y))),!(0,S().isAuditLog)(d))return r;if(p==="deleted")await O(d)&&r.push((0,b().finding)("\
audit-log-removed",{path:d},(0,E().atFile)(d)));else if(!N.test(n.newMode)||p==="type_changed")r.push((0,b().finding)("a\
udit-log-removed",{path:d},(0,E().atFile)(d)));else if(p==="modified"){const[i,f]=await Promise.all([P(t,d),P(c,d)]),a=(0,S().
continuationOf)(i,f);if(a.kind==="appended")return[...r,...m(d,f,a.from)];const{line:v}=a,h=e(v,f),w={path:d,line:h?Math.
max(v-1,1):v,column:1};r.push((0,b().finding)("audit-log-rewritten",{path:d,line:v,gone:h},{location:w}))}else r.push(...m(
d,await P(c,d),0));return r}function m(n,t,c){const d=s(t,c);if(d===void 0)return[];const y={path:n,line:d.line,column:1};
return[(0,b().finding)("audit-log-malformed",{path:n,...d},{location:y})]}function e(n,t){return t.length===0||t.at(-1)===
A&&(0,S().countLines)(t,t.length)<n}function s(n,t){const c=(0,S().countLines)(n,t);for(const{bytes:d,line:y}of(0,S().recordsOf)(
n.subarray(t))){const p=o(d);if(p!==void 0)return{line:c+y,problem:p}}}function o(n){let t;try{const c=n.toString("utf8").
trim();if(c==="")return;t=JSON.parse(c)}catch{return"it is not a single JSON value"}return typeof t!="object"||t===null||
Array.isArray(t)?"it is not a JSON object":typeof t.type=="string"?void 0:"it has no `type`"}},53315:function(T,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.DEFAULT_MAX_FILES=void 0,g.busiestDirectories=j,g.cappedSize=b,g.gradeFiles=
C,g.gradeWords=E,g.linesOf=M,g.measureChange=S,g.namesOf=P;const u=g.DEFAULT_MAX_FILES=20;function S(l,m){const e={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const s of l.files){const{path:o,oldPath:n}=s,t=n===void 0?1:2,c=Number(m.has(
o))+Number(n!==void 0&&m.has(n));e.files+=t-c,e.exempt_files+=c,c===t?e.exempt_lines+=M(s):e.lines+=M(s)}return e}function b({
files:l,lines:m,exempt_files:e,exempt_lines:s},o){return o==="reference"?{files:l,lines:m}:{files:l+e,lines:m+s}}function C(l,m,e,s){
const o=N(m);return e.files>s.files||e.lines>s.lines?"hard_cap_breach":l>2*o?"critical_overrun":l>o?"exceeded":l>.8*o?"a\
pproaching_limit":"within_limit"}function E(l,{files:m,lines:e},s,o){const n=N(s);switch(l){case"hard_cap_breach":return`\
HARD CAP BREACH: ${m} files / ${e} lines exceeds system limit (${o.files} files / ${o.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${m} files > ${2*n} (2x limit of ${n}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${m} > ${n}`;case"approaching_limit":return`approaching limit: ${m} / ${n} files (${Math.
round(m/n*100)}%)`;case"within_limit":return`${m} / ${n} files`}}function N(l){return typeof l=="number"&&l>0?l:u}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function j(l,m){const e=new Map;for(const{path:s,lines:o,exempt:n}of l){const t=A.exec(s)?.[0]??".",c=e.get(t)??{path:t,
files:0,lines:0};c.files+=1,c.lines+=o,n&&(c.exempt_files=(c.exempt_files??0)+1,c.exempt_lines=(c.exempt_lines??0)+o),e.
set(t,c)}return[...e.values()].sort((s,o)=>o.files-s.files||o.lines-s.lines||(s.path<o.path?-1:1)).slice(0,m)}function P(l){
return l.oldPath===void 0?[l.path]:[l.path,l.oldPath]}function M(l){return l.added+l.deleted}},12154:function(T,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.countedChange=p,g.countedFiles=M,g.exemptPaths=N,g.isCountedByReference=y,g.
withLinesOfCode=r;function S(){const f=u(18744);return S=function(){return f},f}function b(){const f=u(95244);return b=function(){
return f},f}function C(){const f=u(93028);return C=function(){return f},f}function E(){const f=u(53315);return E=function(){
return f},f}function N(f,a,v,h){const w=f.files.flatMap(E().namesOf);return a.blast_radius.counting==="reference"?new Map(
w.filter(k=>!y(k)).map(k=>[k,"reference"])):new Map([...j(f,v,h).map(k=>[k,"validation_script"]),...w.filter((0,S().assetPathTest)(
a)).map(k=>[k,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function j(f,a,v){const h=a.filter(({
change:{kind:I}})=>I==="added"||I==="modified"),w=new Set(h.flatMap(P)),k=f.files.filter(({status:I,path:$})=>I==="added"&&
w.has($)).map(I=>({path:I.path,lines:(0,E().linesOf)(I),bytes:v.stat(I.path)?.size??0})).sort((I,$)=>I.lines-$.lines||I.
bytes-$.bytes),F={lines:A.lines,bytes:A.bytes};return k.slice(0,Math.min(A.files,Math.max(A.always,h.length))).flatMap(({
path:I,lines:$,bytes:L})=>(F.lines-=$,F.bytes-=L,F.lines>=0&&F.bytes>=0?[I]:[]))}function P({commands:f}){return f.flatMap(
({reading:{command:a,targets:v}})=>v.flatMap(({kind:h,via:w,name:k,path:F})=>h==="file"&&w===void 0&&F&&a.includes(k)?[F]:
[]))}function M(f,a,v){return f.files.flatMap(h=>(0,E().namesOf)(h).map(w=>l(h,w,a.get(w),v))).sort((h,w)=>w.lines-h.lines||
(h.path<w.path?-1:1))}function l(f,a,v,h){const w=a===f.path,k=w?(0,E().linesOf)(f):0,F=w?e(f,h):void 0,I=F==="binary"?h.
stat(a)?.size:void 0;return{path:a,...v&&{exempt:v},lines:k,...F&&{veil:F},...I!==void 0&&{bytes:I}}}const m=1e3;function e({
binary:f,status:a,path:v,added:h},w){if(f)return"binary";const{size:k=0}=a==="added"?w.stat(v)??{}:{};return k>m*Math.max(
1,h)?"long_lines":void 0}const s=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),o=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,n=/capsule|events?\.jsonl$/i,t=new Set(["index\
.js","package.json"]),c=/^(?:src|scripts|config)(?:\/|$)/,d=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function y(f){
return s.has(f)||o.test(f)||n.test(f)?!1:t.has(f)||c.test(f)||d.test(f)}function p(f,a){const v=(0,E().measureChange)(f,
{has:h=>!y(h)});return{least:{files:Math.min(a.files,v.files),lines:Math.min(a.lines,v.lines)},most:{files:a.files+a.exempt_files,
lines:a.lines+a.exempt_lines}}}async function r(f,a,v){const h=async k=>(0,E().namesOf)(k).some(F=>(0,b().isWritten)(F)||
a.has(F))||await i(v.tree,k.path)||await i(v.baseTree,k.oldPath??k.path),w=[];for(const k of f.files){const F=k.binary&&
!await h(k);w.push(F?{...k,added:0,deleted:0}:k)}return{...f,files:w}}const O=16*1024*1024;async function i(f,a){const{kind:v,
size:h=0}=f.stat(a)??{};return!(0,C().isRegular)(v)||h>O?!1:(await f.read(a,O)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.decidingFiles=s;function S(){const a=u(76760);return S=
function(){return a},a}function b(){const a=u(57975);return b=function(){return a},a}function C(){const a=u(77680);return C=
function(){return a},a}function E(){const a=u(86191);return E=function(){return a},a}function N(){const a=u(46138);return N=
function(){return a},a}function A(){const a=u(59867);return A=function(){return a},a}function j(){const a=u(95244);return j=
function(){return a},a}function P(){const a=u(95132);return P=function(){return a},a}function M(){const a=u(36773);return M=
function(){return a},a}function l(){const a=u(12154);return l=function(){return a},a}function m(){const a=u(78782);return m=
function(){return a},a}function e(){const a=u(91850);return e=function(){return a},a}async function s(a){const v=a.genes.
filter(({change:I})=>I.kind!=="removed"),h=o(a),w=v.some(({commands:I})=>I.length>0);if(!w&&h.length===0)return[];const k={
launched:new Map([...await t(h,a),...d(v)]),hidden:await c(a),keepsCommand:v.some(y),warns:w};return(await Promise.all(a.
change.files.filter(({path:I})=>(0,m().alwaysForbidden)(I)===void 0).map(I=>p(I,a,k)))).flat().toSorted((I,$)=>Number($.
isNew)-Number(I.isNew)).map(({path:I,why:$,isNew:L,isWarning:R})=>{const G=a.tree.stat(I)?.size,D={path:I,why:$,isNew:L,
bytes:G??-1},U=G===void 0?{}:{location:{path:I,line:1,column:1}},H=(0,P().finding)("check-decided-by",D,U);return R?{...H,
severity:"warning"}:H})}function o({assets:a,genes:v}){const h=new Set(v.map(({asset:w})=>w));return a.present.filter(w=>w.
type==="Gene"&&!h.has(w)&&(0,C().commandsToRun)(w).length>0)}const n=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function t(a,{
judge:v,clock:h,change:w}){const k=w.files.map(({path:$})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec($)?.[1]??$),F=new Map,I=new Set;
for(const $ of a){const L=v.forFile($.path);for(const R of(0,C().commandsToRun)($)){if(!n.test(R)&&!k.some(U=>R.includes(
U)))continue;const G=JSON.stringify([L.terms.cwd,R]);if(I.has(G))continue;I.add(G),await h.tick();const{reading:D}=await L.
command(R);for(const U of(0,E().startedFiles)(D))F.set(U,R)}}return F}async function c({change:a,exempt:v,tree:h}){const k=(await(0,e().
markHiddenFiles)((0,l().countedFiles)(a,v,h),h)).filter(({veil:F,lines:I})=>F==="no_diff"&&I>0);return new Set(k.map(({path:F})=>F))}
function d(a){const v=a.flatMap(h=>h.commands);return new Map(v.flatMap(({command:h,reading:w})=>(0,E().startedFiles)(w).
map(k=>[k,h])))}function y({change:{before:a},commands:v}){const h=a?.value.validation;return Array.isArray(h)&&v.some(({
command:w})=>h.includes(w))}async function p(a,v,h){const{path:w}=a,k=await r(a,v,h);if(!h.hidden.has(w))return k;const I=[
...k,{why:"git does not show its difference (`.gitattributes`)"}].map($=>$.why).join("; ");return[{path:w,isNew:a.status===
"added",...k[0],why:I}]}async function r({path:a,status:v,oldPath:h},{tree:w,baseTree:k},{launched:F,keepsCommand:I,warns:$}){
const L=v==="added",R=v==="renamed"?h:v==="deleted"?a:void 0;if(R!==void 0&&(0,j().isTest)(R)&&(v==="deleted"||!(0,j().isTest)(
a))){const H=v==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:R,why:`a test: ${H}`,isNew:!1,isWarning:$}]}
const G=F.get(a);if(G!==void 0)return[{path:a,why:`\`${G}\` starts it`,isNew:L}];if(/(?:^|\/)package\.json$/.test(a))return i(
a,L,w,k);if((0,j().isLockfile)(S().posix.basename(a)))return[{path:a,why:"it decides which dependencies checks load",isNew:L}];
const D=(0,j().toolThatFinds)(a);if(D===void 0)return[];const U=`${D} finds it by its name${v==="deleted"?"; it was dele\
ted":""}`;return[{path:a,why:U,isNew:L,isWarning:L&&I}]}const O=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function i(a,v,h,w){const k=(0,N().objectIn)(await(0,A().readJsonFile)(w,a)),F=(0,N().objectIn)(await(0,A().readJsonFile)(
h,a)),I=O.filter(R=>!(0,b().isDeepStrictEqual)(k[R],F[R])),$=f((0,N().objectIn)(k.scripts),(0,N().objectIn)(F.scripts)),
L=[...$.length>0?[`npm scripts ${(0,M().inCode)($)}`]:[],...I.length>0?[(0,M().inCode)(I)]:[]];return L.length===0?[]:[{
path:a,why:`its ${L.join(", ")} differ`,isNew:v}]}function f(a,v){const[h,w]=[new Map(Object.entries(a)),new Map(Object.
entries(v))];return[...new Set([...h.keys(),...w.keys()])].filter(F=>!(0,b().isDeepStrictEqual)(h.get(F),w.get(F)))}},78782:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.alwaysForbidden=A,g.forbiddenPaths=j;function S(){const M=u(84831);return S=
function(){return M},M}function b(){const M=u(32854);return b=function(){return M},M}function C(){const M=u(95132);return C=
function(){return M},M}function E(){const M=u(39869);return E=function(){return M},M}const N=[".git","node_modules"];function A(M){
const l=N.filter(e=>(0,S().mayBeSpelled)(M,e));if(l.length===0)return;const m=((0,b().normalise)(M)??M).split("/");return l.
find(e=>m.some(s=>(0,S().isSpellingOf)(s,e)))}function j({touched:M,touchesOf:l,policy:m}){const e=M.flatMap(P),s=N.flatMap(
n=>(0,E().someTouches)(e.flatMap(({touch:t,...c})=>c.directory===n?t:[])).map(t=>(0,C().finding)("forbidden-path-always",
{directory:n,...t},(0,E().atFile)(t.path)))),o=m.blast_radius.forbidden_paths.flatMap(n=>(0,E().someTouches)(l(n)).map(t=>(0,C().
finding)("forbidden-path-policy",{entry:n,...t},(0,E().atFile)(t.path))));return[...s,...o]}function P({path:M,via:l}){const m=A(
M),e=m??A(l);return e===void 0?[]:[{directory:e,touch:{path:M,via:m===void 0?l:""}}]}},39500:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.RUNS_PACKAGES=void 0,g.commandOf=M,g.dependence=o,g.earlySteps=A,g.lateGate=c,g.localAction=
l,g.placeOf=j,g.textOf=s;function S(){const d=u(53916);return S=function(){return d},d}function b(){const d=u(3463);return b=
function(){return d},d}function C(){const d=u(95244);return C=function(){return d},d}function E(){const d=u(32854);return E=
function(){return d},d}const N=g.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(d,y,p){return y.flatMap((r,O)=>{const i=P(r,p);return i?[{...i,place:j(d,O)}]:[]})}function j(d,y){return`job\
s.${d}.steps[${y}]`}function P(d,y){const{uses:p,run:r}=d;if(typeof r=="string")return M(d,y);if(typeof p=="string")return p.
startsWith("./")?l(p):e(d)}function M({run:d,shell:y,env:p,"working-directory":r},O){return{what:"a command",text:s([d,y,
p,r,O])}}function l(d){return{what:"a local action",text:"",folder:(0,E().normalise)(d)||"action.yml"}}const m=/^(?:run|script|commands?|cmd)$/i;
function e({uses:d,with:y}){const p=(0,b().isMapping)(y)?Object.entries(y):[],r=s(p.filter(([f])=>m.test(f)).map(([,f])=>f));
if(r.trim()!=="")return{what:"a command",text:r};const O=JSON.stringify([d,y]);return/npm|yarn|bun/i.test(O)&&/install(?!":(?:false|"false"))/i.
test(O)?{what:"an installation",text:"npm install"}:void 0}function s(d){return typeof d=="string"?d.replaceAll(/^\s*#.*$/gm,
""):typeof d!="object"||d===null?"":Object.values(d).map(s).join(`
`)}function o(d,y,p){const{folder:r,text:O,startsGate:i}=d,f=i?"starts the gate":"runs before the gate";if(r!==void 0&&(0,E().
isWithin)(y,r))return`it belongs to a local action that ${f}`;if(n(y,O))return`it is named in a step that ${f}`;if(!N.test(
O))return;const a=y.split("/").at(-1)??"",v=(0,S().dirname)(y);return(v==="."||p||n(v,O))&&(0,C().isPackageFile)(a)||(0,E().
isWithin)(y,".yarn")?`a package manager that ${f} reads it`:void 0}function n(d,y){const p=y.toLowerCase();return d.split(
"/").every(r=>t(p,r.toLowerCase()))}function t(d,y){for(let p=d.indexOf(y);p!==-1;p=d.indexOf(y,p+1)){const r=d.slice(p+
y.length,p+y.length+2);if(!/[\w.-]/.test(d[p-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(r))return!0}return!1}function c({jobs:d}){
const y=[...d].flatMap(([O,i])=>[...i.values()].flat().map(f=>({path:O,...f}))),[p]=y;if(p===void 0)return;const r=y.map(
({path:O,place:i,what:f})=>`\`${i}\` of \`${O}\` (${f})`);return{path:p.path,steps:[...new Set(r)],startsGate:y.some(({startsGate:O})=>O)}}},
1348:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=e,g.gateFindings=s;function S(){const i=u(
3463);return S=function(){return i},i}function b(){const i=u(76545);return b=function(){return i},i}function C(){const i=u(
74238);return C=function(){return i},i}function E(){const i=u(95132);return E=function(){return i},i}function N(){const i=u(
90331);return N=function(){return i},i}function A(){const i=u(39869);return A=function(){return i},i}function j(){const i=u(
39500);return j=function(){return i},i}function P(){const i=u(52848);return P=function(){return i},i}function M(){const i=u(
83330);return M=function(){return i},i}function l(){const i=u(44724);return l=function(){return i},i}function m(){const i=u(
3733);return m=function(){return i},i}function e({policyPath:i,changedNames:f,baseTree:a,tree:v,loadedPolicy:{shared:h}}){
return f.size===0?[]:s({policyPath:i,baseTree:a,tree:v,shared:h})}async function s(i){const{policyPath:f,baseTree:a,tree:v}=i,
{weakened:h,started:w,before:k}=await t(a,v),F=f===void 0?[]:await n(i),I=(0,j().lateGate)(k);return[...[...F.length>0?[
[C().POLICY_PATH,F]]:[],...h].map(([$,L])=>(0,E().finding)("gate-weakened",{path:$,effects:L},(0,A().atFile)($))),...w.map(
$=>(0,E().finding)("gate-tightened",{path:$,effects:["it runs the gate"]},(0,A().atFile)($))),...I?[(0,E().finding)("gat\
e-runs-late",{...I},(0,A().atFile)(I.path))]:[]]}function o(i,f){return i.oid!==void 0&&i.oid===f?.oid&&i.kind===f.kind}
async function n({baseTree:i,tree:f,shared:a}){const v=i.stat(C().POLICY_PATH);if(v===void 0)return[];if(o(v,f.stat(C().
POLICY_PATH))&&a===void 0)return[];const[h,w]=await Promise.all([(0,C().readPolicyIn)(i,a),(0,C().readPolicyIn)(f,a)]);if("\
mistakes"in h||"mistakes"in w||"missing"in h)return[];if("missing"in w)return[(0,N().unreadWords)(w.missing.source)];const k=(0,b().
comparePolicies)(h.policy,w.policy).filter(({loosens:I})=>I);return[...f.stat(C().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...k.map(N().effectWords)]}async function t(i,f){const[a,v]=await Promise.all([(0,m().readWorkflows)(i),(0,m().
readWorkflows)(f)]),[h,w]=await Promise.all([(0,P().findGateUses)(i,a),(0,P().findGateUses)(f,v)]),k=c(a,v),F=y(a,h),[I,
$]=[!0,!1].map(D=>k.filter(([{path:U}])=>F.has(U)===D)),L=new Map;for(const[D,U]of[...I.map(d),...r($,p(a,h)),...O((0,l().
gateNames)(a,h),v,I,$),...await(0,M().readFileEdits)(h,i,f)])U.length>0&&L.set(D,[...L.get(D)??[],...U]);const R=new Set(
I.map(([,D])=>D?.path)),G=[...w.jobs.keys()].filter(D=>!R.has(D));return{weakened:L,started:G,before:h}}function c(i,f){
const a=new Set(i.map(({path:h})=>h)),v=f.filter(({path:h})=>!a.has(h));return i.map(h=>{const w=f.find(({path:k})=>k===
h.path);return[h,w??v.find(k=>d([h,k])[1].length===0)]})}function d([i,f]){const{path:a,text:v,value:h}=i;if(f===void 0)
return[a,["the workflow is removed, or replaced by another one"]];if(f.text===v)return[a,[]];const w=h!==void 0&&f.value!==
void 0;return[a,w?(0,m().changedKeys)(h,f.value):["it changes, and is not a valid workflow"]]}function y(i,{jobs:f}){const a=new Set(
f.keys()),v=({uses:h})=>{const w=i.find(({path:k})=>k===(0,P().calledPath)(h));if(!(w===void 0||a.has(w.path))){a.add(w.
path);for(const k of(0,m().jobsOf)(w).values())v(k)}};for(const h of i){const w=(0,m().jobsOf)(h);for(const k of f.get(h.
path)?.keys()??[]){const F=w.get(k)??{};for(const I of[F,...(0,m().neededBy)(F,w)])v(I)}}return a}function p(i,{jobs:f}){
const a=i.filter(({path:v})=>f.has(v)).map(({value:v})=>(0,m().eventsOf)(v?.on).get("workflow_run"));return new Set(a.flatMap(
v=>(0,S().isMapping)(v)?[v.workflows].flat():[]))}function r(i,f){return i.filter(([a])=>f.has((0,m().workflowName)(a))).
filter(([a,v])=>!v||(0,m().workflowName)(v)!==(0,m().workflowName)(a)).map(([{path:a}])=>[a,["the gate waits for a workf\
low of this name, which changes"]])}function O(i,f,a,v){return f.filter(h=>!a.some(([,w])=>w===h)).map(h=>{const[w]=v.find(
([,k])=>k===h)??[];return[h.path,(0,l().takenNames)(i,h,w)]})}},52848:function(T,g,u){Object.defineProperty(g,"__esModul\
e",{value:!0}),g.GATE=void 0,g.calledPath=d,g.findGateUses=l;function S(){const i=u(46138);return S=function(){return i},
i}function b(){const i=u(59867);return b=function(){return i},i}function C(){const i=u(3463);return C=function(){return i},
i}function E(){const i=u(32854);return E=function(){return i},i}function N(){const i=u(93028);return N=function(){return i},
i}function A(){const i=u(39500);return A=function(){return i},i}function j(){const i=u(3733);return j=function(){return i},
i}const P=g.GATE=/gene-gate/i,M=10;async function l(i,f){const a=(0,S().objectIn)(await(0,b().readJsonFile)(i,"package.j\
son")),v=new m(i,f,a),h=new Map;for(const w of f){const k=await v.jobsOf(w),F=w.value===void 0&&P.test(w.text);(k.size>0||
F)&&h.set(w.path,k)}return{jobs:h,files:v.files}}class m{files=new Set;#n;#t;#s;constructor(f,a,v){this.#n=f,this.#t=new Map(
a.map(h=>[h.path,h])),this.#s=O(v)}async jobsOf(f,a=0){const v=new Map,h=(0,j().jobsOf)(f),w=[f.value?.defaults,f.value?.
env];for(const[k,F]of h){const I=typeof F.uses=="string"&&await this.#e(F.uses,a),$=await this.#a(k,F,w);if(!I&&$===void 0)
continue;const{needs:L,...R}=F,G=/\bneeds\b/.test((0,A().textOf)(R))?(0,j().neededBy)(F,h):[],D=[...h].filter(([,U])=>G.
includes(U)).flatMap(([U,H])=>(0,A().earlySteps)(U,this.#o(H),w));v.set(k,t(f)?[]:[...D,...$??[]])}return v}#o(f,a=0){const v=this.#t.
get(d(f.uses)??""),h=v&&a<M?[...(0,j().jobsOf)(v).values()]:[];return[...(0,j().stepsOf)(f),...h.flatMap(w=>this.#o(w,a+
1))]}async#a(f,a,v){const h=(0,j().stepsOf)(a),w=[a.defaults,a.env,...v],k=await Promise.all(h.map(L=>this.#r(L,w))),F=k.
findLastIndex(L=>L!==void 0);if(F===-1)return;const I=(0,A().earlySteps)(f,h.slice(0,F),w),$=k[F];return $?[...I,{...$,place:(0,A().
placeOf)(f,F)}]:I}async#r(f,a){const{uses:v,run:h}=f;if(typeof v=="string")return await this.#e(v,0)?v.startsWith("./")?
{...(0,A().localAction)(v),startsGate:!0}:null:void 0;if(typeof h!="string")return;const w=await this.#i(h,c(f,a));if(w===
void 0)return;for(const I of w)this.files.add(I);const k=(0,A().commandOf)(f,a);if(/RUNNER_TEMP|runner\.temp/.test(k.text))
return null;if(w.length>0||A().RUNS_PACKAGES.test(h))return{...k,startsGate:!0};const F=p(h);return F===""?null:(0,A().commandOf)(
{...f,run:F},a)}async#e(f,a){const v=d(f);if(v===void 0)return P.test(y(f));if(a>M)return!1;const h=this.#t.get(v);if(h)
return(await this.jobsOf(h,a+1)).size>0;for(const w of["action.yml","action.yaml"]){const k=await(0,j().readActionsFile)(
this.#n,v===""?w:`${v}/${w}`),{name:F,runs:I}=k?.value??{};if(typeof F=="string"&&P.test(F))return!0;for(const{uses:$,run:L}of(0,C().
isMapping)(I)?(0,j().stepsOf)(I):[])if(typeof $=="string"&&await this.#e($,a+1)||typeof L=="string"&&await this.#i(L,v))
return!0}return!1}async#i(f,a,v=new Set){const h=r(f);if(h.some(k=>P.test(k)))return[];if(A().RUNS_PACKAGES.test(f)&&h.some(
k=>this.#s.has(k)))return["package.json"];const w=h.flatMap(k=>s.test(k)?o:[k]);for(const k of w.flatMap(F=>[`./${a}/${F}`,
F])){const F=(0,E().normalise)(k),I=F&&!v.has(F)&&await this.#c(F);if(!F||!I)continue;const $=await this.#i(I,a,v.add(F));
if($)return[F,...$]}}async#c(f){const{kind:a,size:v=0}=this.#n.stat(f)??{};if(!(!(0,N().isRegular)(a)||v>e)&&!(a!=="exec\
utable"&&!n.test(f)))return(await this.#n.read(f)).toString("utf8")}}const e=64*1024,s=/^(?:g?make)$/,o=["GNUmakefile","\
makefile","Makefile"],n=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function t({value:i}){const f=[...(0,j().
eventsOf)(i?.on).keys()];return f.length>0&&f.every(a=>a==="workflow_run")}function c({"working-directory":i},f){const a=f.
map(v=>(0,C().isMapping)(v)&&(0,C().isMapping)(v.run)?v.run["working-directory"]:void 0);return String([i,...a].find(v=>typeof v==
"string")??"")}function d(i){return typeof i=="string"&&i.startsWith("./")?(0,E().normalise)(y(i)):void 0}function y(i){
return i.split("@")[0]??""}function p(i){const[f=""]=(0,A().textOf)(i).replaceAll(/^\s*set .*$/gm,"").split(P);return f.
slice(0,Math.max(0,f.search(/[^;&|\n]*$/))).trim()}function r(i){return i.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}
function O(i){const f=(0,C().isMapping)(i.scripts)?Object.entries(i.scripts):[],a=new Set;for(let v=-1;v<a.size;){v=a.size;
for(const[h,w]of f)r(String(w)).some(k=>P.test(k)||a.has(k))&&a.add(h)}return a}},83330:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.readFileEdits=j;function S(){const e=u(46138);return S=function(){return e},e}function b(){
const e=u(59867);return b=function(){return e},e}function C(){const e=u(32854);return C=function(){return e},e}function E(){
const e=u(93028);return E=function(){return e},e}function N(){const e=u(39500);return N=function(){return e},e}function A(){
const e=u(3733);return A=function(){return e},e}async function j({jobs:e,files:s},o,n){const t=[...e.values()].flatMap(O=>[
...O.values()].flat());if(t.length===0&&s.size===0)return[];const c=await P(t,s,o),d=[...o.files(),...n.files()],y=d.filter(
({path:O,kind:i})=>i==="symlink"&&c(O)!==void 0).flatMap(({path:O})=>[o,n].map(i=>[O,M(i,O)])),p=new Map;for(const{path:O}of d){
const i=y.flatMap(([a,v])=>v!==void 0&&(0,C().isWithin)(O,v)?[a+O.slice(v.length)]:[]),f=[O,...i].map(c).find(a=>a!==void 0);
f!==void 0&&p.set(O,f)}const r=[...p].map(async([O,i])=>{const f=await l(O,o,n);return[O,f.map(a=>`${a}, and ${i}`)]});return(await Promise.
all(r)).filter(([,O])=>O.length>0)}async function P(e,s,o){const t=(0,S().objectIn)(await(0,b().readJsonFile)(o,"package\
.json")).workspaces!==void 0||o.stat("pnpm-workspace.yaml")!==void 0;return c=>{if(s.has(c))return"the gate runs through\
 it";for(const d of e){const y=(0,N().dependence)(d,c,t);if(y!==void 0)return y}}}function M(e,s){const o=(0,C().resolveInTree)(
e,s);return o.kind==="inside"||o.kind==="missing"?o.path:void 0}async function l(e,s,o){const[n,t]=[s.stat(e),o.stat(e)];
if(n===void 0||t===void 0)return n===t?[]:[`the file is ${n?"removed":"added"}`];if(n.kind===t.kind&&n.oid!==void 0&&n.oid===
t.oid)return[];const[c,d]=await Promise.all([m(s,n),m(o,t)]);if(n.kind===t.kind&&c.equals(d))return[];const[y,p]=/(?:^|\/)action\.ya?ml$/.
test(e)?[(0,A().parseMapping)(c.toString()),(0,A().parseMapping)(d.toString())]:[];return y&&p?(0,A().changedKeys)(y,p):
["the file changes"]}async function m(e,{path:s,kind:o,oid:n}){return(0,E().isRegular)(o)?await e.read(s):Buffer.from(e.
readlink(s)??n??"")}},44724:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.gateNames=N,g.takenNames=
j;function S(){const m=u(57975);return S=function(){return m},m}function b(){const m=u(3463);return b=function(){return m},
m}function C(){const m=u(52848);return C=function(){return m},m}function E(){const m=u(3733);return E=function(){return m},
m}function N(m,{jobs:e}){const s=m.flatMap(o=>[...e.get(o.path)?.keys()??[]].flatMap(n=>{const t=(0,E().jobsOf)(o).get(n)??
{};return[P(n,t),...A(t)]}));return s.length>0?[...new Set([...s,"gene-gate"])]:[]}function A(m){return[m,...(0,E().stepsOf)(
m)].flatMap(({uses:e,with:s})=>{const o=(0,b().isMapping)(s)?s["check-name"]:void 0;return typeof e=="string"&&(C().GATE.
test(e)||e.startsWith("./"))&&o?[String(o).trim()]:[]})}function j(m,e,s){const o=s?(0,E().jobsOf)(s):new Map,n=(0,S().isDeepStrictEqual)(
e.value,s?.value);return[...(0,E().jobsOf)(e)].filter(([t,c])=>m.some(d=>M(P(t,c),d))).filter(([t,c])=>{const d=o.get(t);
return!(d&&(0,S().isDeepStrictEqual)({...c,steps:[]},{...d,steps:[]}))||c.needs!==void 0&&!n}).map(([t])=>`the job \`${t}\
\` has, or can have, the name of the gate's check`)}function P(m,{name:e}){return typeof e=="string"&&e.trim()!==""?e.trim():
m}function M(m,e){const[s,o]=[l(m),l(e)];if(s===void 0&&o===void 0)return m===e;if(s===void 0||o===void 0){const[t,[c,d]]=s===
void 0?[m,o??["",""]]:[e,s];return t.length>=c.length+d.length&&t.startsWith(c)&&t.endsWith(d)}return((t,c)=>t.startsWith(
c)||c.startsWith(t))(s[0],o[0])&&(s[1].endsWith(o[1])||o[1].endsWith(s[1]))}function l(m){const e=m.indexOf("${{"),s=m.lastIndexOf(
"}}");return e===-1||s<e?void 0:[m.slice(0,e),m.slice(s+2)]}},3733:function(T,g,u){Object.defineProperty(g,"__esModule",
{value:!0}),g.changedKeys=t,g.eventsOf=o,g.jobsOf=m,g.neededBy=s,g.parseMapping=l,g.readActionsFile=M,g.readWorkflows=P,
g.stepsOf=e,g.workflowName=n;function S(){const p=u(57975);return S=function(){return p},p}function b(){const p=u(69873);
return b=function(){return p},p}function C(){const p=u(3463);return C=function(){return p},p}function E(){const p=u(80287);
return E=function(){return p},p}function N(){const p=u(93028);return N=function(){return p},p}const A=".github/workflows",
j=1024*1024;async function P(p){const r=p.list(A).map(({path:i})=>i);return(await Promise.all(r.filter(i=>/\.ya?ml$/.test(
i)).map(i=>M(p,i)))).filter(i=>i!==void 0)}async function M(p,r){const{kind:O,size:i=0}=p.stat(r)??{};if(!(0,N().isRegular)(
O))return;if(i>j)return{path:r,text:"",value:void 0};const f=(await p.read(r)).toString("utf8");return{path:r,text:f,value:l(
f)}}function l(p){if(!(0,E().isNestedTooDeep)(p))try{const r=(0,b().parseDocument)(p,{prettyErrors:!1});if(r.errors.length>
0)return;const O=r.toJS({maxAliasCount:100});return(0,C().isMapping)(O)?O:void 0}catch{return}}function m({value:p}){const r=(0,C().
isMapping)(p?.jobs)?Object.entries(p.jobs):[];return new Map(r.filter(O=>(0,C().isMapping)(O[1])))}function e({steps:p}){
return Array.isArray(p)?p.filter(C().isMapping):[]}function s(p,r){const O=new Set,i=({needs:f})=>{for(const a of Array.
isArray(f)?f:[f]){const v=r.get(String(a));v===void 0||O.has(v)||(O.add(v),i(v))}};return i(p),[...O]}function o(p){return typeof p==
"string"?new Map([[p,{}]]):Array.isArray(p)?new Map(p.map(r=>[String(r),{}])):(0,C().isMapping)(p)?new Map(Object.entries(
p).map(([r,O])=>[r,O??{}])):new Map}function n({path:p,value:r}){return typeof r?.name=="string"?r.name:p}function t(p,r){
return c(d(p),d(r),"")}function c(p,r,O){return(0,S().isDeepStrictEqual)(p,r)?[]:(0,C().isMapping)(p)&&(0,C().isMapping)(
r)?[...new Set([...Object.keys(p),...Object.keys(r)])].flatMap(f=>c(p[f],r[f],O===""?f:`${O}.${f}`)):Array.isArray(p)&&Array.
isArray(r)&&p.length===r.length?p.flatMap((i,f)=>c(i,r[f],`${O}[${f}]`)):p===void 0?[`\`${O}\` is added`]:[`\`${O}\` ${r===
void 0?"is removed":"changes"}`]}function d(p){const{jobs:r,runs:O}=p,i=(0,C().isMapping)(r)?Object.fromEntries(Object.entries(
r).map(([f,a])=>[f,y(a)])):r;return{...p,jobs:i,runs:y(O)}}function y(p){if(!(0,C().isMapping)(p)||!Array.isArray(p.steps))
return p;const r=p.steps.map(O=>(0,C().isMapping)(O)?{...O,name:""}:O);return{...p,steps:r}}},91850:function(T,g){Object.
defineProperty(g,"__esModule",{value:!0}),g.markHiddenFiles=S;const u=100;async function S(b,C){const E=b.slice(0,u).map(
({path:A})=>A),N=await C.attributes?.(E,["linguist-generated","diff"]);return N===void 0?[...b]:b.map((A,j)=>j>=u||A.veil!==
void 0?A:/^(?:set|true)$/.test(N(A.path,"linguist-generated"))?{...A,veil:"generated"}:N(A.path,"diff")==="unset"?{...A,
veil:"no_diff"}:A)}},90331:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.effectWords=o,g.ignoredInputs=
n,g.policyFile=j,g.unreadWords=e;function S(){const t=u(76545);return S=function(){return t},t}function b(){const t=u(74238);
return b=function(){return t},t}function C(){const t=u(49875);return C=function(){return t},t}function E(){const t=u(24666);
return E=function(){return t},t}function N(){const t=u(95132);return N=function(){return t},t}function A(){const t=u(39869);
return A=function(){return t},t}async function j(t){const{policyPath:c,changedNames:d,tree:y,baseTree:p}=t;return c===void 0?
[]:[...[...d].some(O=>O===c||O.startsWith(E().COPIES))?await m(t):[],...P(y,p)]}function P(t,c){const d=t.stat(b().POLICY_PATH)?
l(t,c):(0,C().findNearPolicy)(t);if(d===void 0)return[];const{path:y,fault:p}=d;return[(0,N().finding)("policy-misplaced",
{path:y,fault:p},(0,A().atFile)(y))]}const M=b().POLICY_PATH.replace(/yml$/,"yaml");function l(t,c){return t.stat(M)!==void 0&&
c.stat(M)===void 0?{path:M,fault:"is beside the policy"}:void 0}async function m({baseTree:t,tree:c,loadedPolicy:d}){const{
policy:y,shared:p}=d,[r,O]=await Promise.all([(0,b().readPolicyIn)(t,p),(0,b().readPolicyIn)(c,p)]),i=b().POLICY_PATH;if("\
mistakes"in O)return O.mistakes.map(({line:v,column:h,message:w})=>(0,N().finding)("policy-broken",{path:i,mistake:w},{location:{
path:i,line:v,column:h}}));const f="policy"in r?r.policy:y,a="missing"in O?[e(O.missing.source)]:(0,S().comparePolicies)(
f,O.policy).map(o);return[(0,N().finding)("policy-changed",{path:i,effects:a},(0,A().atFile)(i))]}function e(t){return`e\
xtends: ${(0,E().sharedName)(t)}, which cannot be compared; commit it as ${(0,E().copyPath)(t)}`}const s=160;function o({
key:t,change:c,direction:d,loosens:y}){const p=!y&&c.length>s?`${c.slice(0,s).replace(/[\ud800-\udbff]$/,"")}\u2026`:c;return`${t}\
: ${p}${d===void 0||y&&d==="tighter"?"":` (${d})`}`}function n({loadedPolicy:t}){return t.ignoredInputs.map(c=>(0,N().finding)(
"input-loosens-policy",{...c}))}},75597:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.protectedPaths=
A;function S(){const e=u(41330);return S=function(){return e},e}function b(){const e=u(32854);return b=function(){return e},
e}function C(){const e=u(95132);return C=function(){return e},e}function E(){const e=u(39869);return E=function(){return e},
e}const N=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function A(e){const{touched:s,policy:o,policyPath:n,change:t,tree:c,
genes:d}=e,y=P(t,c),p=d.some(({binds:i})=>i),r=l(o.blast_radius.protected_paths),O=l(N);return s.flatMap(i=>{const{path:f}=i,
a=y.get(f),v=m(i),h=r(v),w=f===n?void 0:O(v);if(h===void 0&&w===void 0)return[];const k=h===void 0?{path:f,pattern:w??"",
by:"the default list"}:{path:f,pattern:h,by:"the policy"},F=h!==void 0||a!==void 0&&p,I={...(0,E().atFile)(f),severity:F?
"error":"warning",harm:h!==void 0||j(f)?"danger":"broken"};return[a===void 0?(0,C().finding)("protected-path",k,I):(0,C().
finding)("protected-file-destroyed",{...k,how:a},I)]})}function j(e){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(e)}function P(e,s){const o=new Map;for(const{status:n,path:t,oldPath:c}of e.files)n==="deleted"&&o.set(t,"deletes"),
c!==void 0&&o.set(c,"deletes"),(n==="modified"||n==="type_changed")&&s.stat(t)?.size===0&&o.set(t,"empties");return o}const M={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function l(e){const s=e.map(o=>{const n=(0,S().default)(o,M);return{pattern:o,covers:c=>n(
c)||(0,b().isWithin)(c,o,{ignoreCase:!0})}});return o=>s.find(({covers:n})=>o.some(n))?.pattern}function m({path:e,via:s}){
return s===""?[e]:[e,s]}},66503:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=A;function S(){
const l=u(76760);return S=function(){return l},l}function b(){const l=u(68450);return b=function(){return l},l}function C(){
const l=u(59867);return C=function(){return l},l}function E(){const l=u(95132);return E=function(){return l},l}function N(){
const l=u(39869);return N=function(){return l},l}async function A(l){const{genes:m,tree:e}=l,s=m.flatMap(({asset:n,store:t,
change:c})=>c.kind==="removed"?[]:[[t.path,{store:t,file:n.path}]]),o=[...new Map(s).values()].map(n=>P(n,e));return[...j(
l),...(await Promise.all(o)).flat()]}function j({assets:l,policy:m,tree:e,baseTree:s}){const o=new Map;for(const n of l.
files){const{path:t,root:c}=(0,b().storeOf)(n,{policy:m,tree:s}),d=(0,b().storeOf)(n,{policy:m,tree:e}).root;if(s.stat(t)===
void 0||c===d||o.has(t))continue;const y={store:M(t),root:M(c),next:M(d)};o.set(t,(0,E().finding)("store-root-moved",y,(0,N().
atFile)(n)))}return[...o.values()]}async function P({store:{path:l,root:m,named:e},file:s},o){const n={store:M(l),root:M(
m)};if(o.stat(m)?.kind!=="directory"){const c=e===!0;return[(0,E().finding)("store-root-missing",{...n,named:c},(0,N().atFile)(
s))]}if(await(0,C().readPackageJson)(o,m)===C().INVALID){const c=S().posix.join(m,"package.json");return[(0,E().finding)(
"store-root-unreadable",{...n,path:c},(0,N().atFile)(s))]}const t=(0,b().packagesAbove)(o,l).filter(c=>c!==m);return e===
!0||t.length===0?[]:[(0,E().finding)("store-root-unclear",{...n,others:t.map(M)},(0,N().atFile)(s))]}function M(l){return l===
""?".":l}},39869:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.SYMLINK=void 0,g.atFile=N,g.someTouches=
m,g.touchedPaths=C,g.touchesOf=E;function S(){const e=u(32854);return S=function(){return e},e}function b(){const e=u(53315);
return b=function(){return e},e}function C(e,s){return e.files.flatMap(o=>(0,b().namesOf)(o).map(n=>({path:n,via:n===o.path&&
o.newMode===A?P(s,n):""})))}function E(e,s){const o=new Map;return n=>{const t=o.get(n)??j(e,M(s,n));return o.set(n,t),t}}
function N(e){return{location:{path:e,line:1,column:1}}}const A=g.SYMLINK="120000";function j(e,s){const o=n=>s.some(t=>(0,S().
isWithin)(n,t));return e.flatMap(n=>o(n.path)?[{path:n.path,via:""}]:n.via!==""&&o(n.via)?[n]:[])}function P(e,s){const o=(0,S().
resolveInTree)(e,s);return o.kind==="inside"||o.kind==="missing"?o.path:""}function M(e,s){const o=(0,S().resolveInTree)(
e,s);return o.kind==="inside"?[s,o.path]:[s]}const l=3;function m(e){const s=e.length-l;return e.slice(0,l).map((o,n)=>s>
0&&n===l-1?{...o,more:s}:o)}},90350:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=
A,g.unprovenMerge=m;function S(){const e=u(32854);return S=function(){return e},e}function b(){const e=u(95132);return b=
function(){return e},e}function C(){const e=u(39869);return C=function(){return e},e}const E="160000",N=".gitmodules";function A({
genes:e,change:s,tree:o}){if(!e.some(({binds:y})=>y))return[];const[n,...t]=s.files.filter(j).map(({path:y})=>y),[c,...d]=s.
files.filter(({path:y,newMode:p})=>p===C().SYMLINK&&P(y,o)).map(({path:y})=>y);return[...n===void 0?[]:[(0,b().finding)(
"submodule-changed",{path:n,...l(t)},(0,C().atFile)(n))],...c===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:c,
target:o.readlink(c)??"",...l(d)},(0,C().atFile)(c))]]}function j({path:e,newMode:s,status:o}){return s===E||e===N&&o!==
"deleted"}function P(e,s){const{kind:o}=(0,S().resolveInTree)(s,e);return o==="outside"||o==="loop"}const M=9;function l(e){
const s=e.length-M;return{...e.length>0&&{likewise:e.slice(0,M)},...s>0&&{more:s}}}function m({unprovenMerge:e}){return e?
[(0,b().finding)("merge-not-proven",{merge:e.commit,reason:e.reason})]:[]}},72025:function(T,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.ask=N,g.assetNotJudged=j,g.notChecked=M,g.ofChange=E;function S(){const l=u(27199);return S=
function(){return l},l}function b(){const l=u(95132);return b=function(){return l},l}function C(){const l=u(50661);return C=
function(){return l},l}function E(l){return(m,...e)=>(0,C().isChange)(m)?l(m,...e):[]}async function N(l,m,...e){const s=Object.
entries(l).map(async([o,n])=>{try{return await n(m,...e)}catch(t){return[A(o,t,e)]}});return(await Promise.all(s)).flat()}
function A(l,m,[e]){return e===void 0?(0,b().notJudged)(`the change; the check "${l}" failed`,m):j(e.asset,m,`; the chec\
k "${l}" failed`)}function j(l,m,e=""){const s=`the ${l.type} \`${l.id}\`${e}`;return(0,b().notJudged)(s,m,P(l))}function P(l){
try{return(0,S().placeOf)(l)}catch{return{location:{path:l.path,line:1,column:1},subject:(0,S().subjectOf)(l)}}}function M(l,{
path:m,detail:e},s){return(0,b().finding)("claim-not-checked",{claim:l,why:`${e} of the log \`${m}\``},s)}},70716:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;
function S(){const h=u(98497);return S=function(){return h},h}function b(){const h=u(37542);return b=function(){return h},
h}function C(){const h=u(19177);return C=function(){return h},h}function E(){const h=u(78782);return E=function(){return h},
h}function N(){const h=u(1348);return N=function(){return h},h}function A(){const h=u(90331);return A=function(){return h},
h}function j(){const h=u(75597);return j=function(){return h},h}function P(){const h=u(66503);return P=function(){return h},
h}function M(){const h=u(90350);return M=function(){return h},h}function l(){const h=u(72025);return l=function(){return h},
h}function m(){const h=u(52117);return m=function(){return h},h}function e(){const h=u(97004);return e=function(){return h},
h}function s(){const h=u(93198);return s=function(){return h},h}function o(){const h=u(59613);return o=function(){return h},
h}function n(){const h=u(48550);return n=function(){return h},h}function t(){const h=u(10255);return t=function(){return h},
h}function c(){const h=u(85881);return c=function(){return h},h}function d(){const h=u(93290);return d=function(){return h},
h}function y(){const h=u(73566);return y=function(){return h},h}function p(){const h=u(47771);return p=function(){return h},
h}function r(){const h=u(36974);return r=function(){return h},h}function O(){const h=u(42804);return O=function(){return h},
h}const i=g.SUBJECT_CHECKS={"asset-files":m().assetFiles,"forbidden-paths":(0,l().ofChange)(E().forbiddenPaths),"protect\
ed-paths":(0,l().ofChange)(j().protectedPaths),"policy-file":(0,l().ofChange)(A().policyFile),"gate-change":(0,l().ofChange)(
N().gateChange),"agent-files":(0,l().ofChange)(({agentFiles:h})=>h.flatMap(({findings:w})=>w)),"changed-instructions":(0,l().
ofChange)(S().changedInstructions),"stale-instructions":(0,l().ofChange)(S().staleInstructions),"ignored-inputs":(0,l().
ofChange)(A().ignoredInputs),"audit-logs":(0,l().ofChange)(b().auditLogs),"unauditable-files":(0,l().ofChange)(M().unauditableFiles),
"unproven-merge":(0,l().ofChange)(M().unprovenMerge),"hard-cap":(0,l().ofChange)(O().hardCap),"store-roots":(0,l().ofChange)(
P().storeRoots),"deciding-files":(0,l().ofChange)(C().decidingFiles),"missing-genes":c().missingGenes,"event-chain":s().
eventChain,"unresolved-references":c().unresolvedReferences,"genes-still-named":(0,l().ofChange)(c().genesStillNamed),"e\
ngine-seeds":(0,l().ofChange)(m().engineSeeds),"activated-seeds":(0,l().ofChange)(e().activatedSeeds),"removed-scripts":(0,l().
ofChange)(d().removedScripts),"claimed-radius":(0,l().ofChange)(o().claimedRadius),"claimed-streak":p().claimedStreak,estimates:(0,l().
ofChange)(o().estimates),"look-alike-ids":n().lookAlikeIds,"repeated-ids":n().repeatedIds,unidentified:y().unidentified},
f=g.CLAIM_CHECKS={"self-description":y().selfDescription,"capsule-fields":y().capsuleFields,envelope:t().envelope},a=g.GENE_CHECKS=
{"incomplete-gene":r().incompleteGene,"validation-list":r().validationList,"declared-constraints":O().declaredConstraints,
"loosened-constraints":(0,l().ofChange)(O().loosenedConstraints),"limits-beyond-cap":(0,l().ofChange)(O().limitsBeyondCap),
"gene-blast-radius":(0,l().ofChange)(O().geneBlastRadius),"declared-paths":(0,l().ofChange)(O().declaredPaths),"self-des\
cription":y().selfDescription,envelope:t().envelope},v=g.REMOVED_GENE_CHECKS={"removed-gene":(0,l().ofChange)(r().removedGene),
"gene-blast-radius":(0,l().ofChange)(O().geneBlastRadius),"declared-paths":(0,l().ofChange)(O().declaredPaths)}},52117:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.assetFiles=b,g.assetProblemFinding=C,g.engineSeeds=E;function S(){const N=u(
95132);return S=function(){return N},N}function b({problems:N}){return N.map(C)}function C({rule:N,detail:A,location:j,id:P,
before:M}){const m={location:j,...P===void 0?{}:{subject:{id:P}}};return M?{...(0,S().finding)(N,{detail:A},{...m,severity:"\
notice"}),before:M}:(0,S().finding)(N,{detail:A},m)}function E({seeds:N}){const[A]=N.keys();if(A===void 0)return[];const j=[
...N.values()].sort((M,l)=>M.localeCompare(l,"en",{numeric:!0})),P={ids:[...new Set([...N.keys()].map(({id:M})=>M))],count:N.
size,oldest:j[0]??"",newest:j.at(-1)??""};return[(0,S().finding)("engine-seeds",P,{location:A.locate()})]}},97004:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=A,g.blockedGenes=E;function S(){const j=u(27199);return S=
function(){return j},j}function b(){const j=u(77680);return b=function(){return j},j}function C(){const j=u(95132);return C=
function(){return j},j}async function E(j,P,M){const l=new Map;for(const m of j){const{gene:e}=m.value,s=P.find(t=>t.type===
"Gene"&&t.id===e),o=s&&await N(s,M);if(s===void 0||o===void 0)continue;const n={capsule:m.id,gene:s.id,command:o};l.set(
m,(0,C().finding)("capsule-gene-blocked",n,(0,S().placeOf)(m,["gene"])))}return l}async function N(j,P){const M=P.forFile(
j.path);for(const l of(0,b().commandsToRun)(j)){const{verdict:m}=await M.command(l);if(m==="block")return l}}async function A({
assets:j,judge:P}){const M=[];for(const l of j.activated??[]){const m=await N(l,P);m!==void 0&&M.push((0,C().finding)("s\
eed-activated-blocked",{gene:l.id,command:m},(0,S().placeOf)(l,["validation"])))}return M}},93198:function(T,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.eventChain=A;function S(){const m=u(27199);return S=function(){return m},m}function b(){
const m=u(28894);return b=function(){return m},m}function C(){const m=u(95132);return C=function(){return m},m}function E(){
const m=u(72025);return E=function(){return m},m}function N(){const m=u(85475);return N=function(){return m},m}function A({
assets:{changes:m,present:e,unread:s}}){const o=e.filter(({type:r})=>r==="EvolutionEvent"),n=new Set(m.map(({asset:r})=>r)),
t=new Map(o.map(r=>[r.id,r])),c=new Map,d=new Map,y=new Set,p=new Set;return o.flatMap(r=>{const O=d.get(r.path);d.set(r.
path,r);const i=P(r),f=i===void 0?void 0:c.get(i);if(i!==void 0&&f===void 0&&c.set(i,r),!n.has(r)||r.cut)return[];const a=(0,S().
placeOf)(r,["parent"]),v={event:r.id};if(i===void 0)return O===void 0||!(0,b().isAuditLog)(r.path)?[]:[(0,C().finding)("\
event-not-chained",{...v,...j(r,O.id)},a)];if(!t.has(i)){const F=O===void 0,I=(0,b().isAuditLog)(r.path)&&!F?"error":"wa\
rning",[$]=s;if($!==void 0){const R=`whether the parent \`${i}\` of the EvolutionEvent \`${r.id}\` exists`;return[(0,E().
notChecked)(R,$,{...a,severity:I})]}if(p.has(i))return[];F||p.add(i);const L={...v,parent:i,first:F};return[(0,C().finding)(
"event-parent-missing",L,{...a,severity:I})]}const h=l(r,t,y);if(h!==void 0)return[(0,C().finding)("event-parent-cycle",
{...v,cycle:h},a)];if(f===void 0||f.id===r.id)return[];const w=O===void 0||O.id===i?f.id:O.id,k={...v,other:f.id,parent:i,
...j(r,w)};return[(0,C().finding)("event-chain-forked",k,a)]})}function j({value:m},e){const s=m.asset_id===void 0?"":(0,N().
contentHash)({...m,parent:e});return{last:e,hash:s}}function P({value:{parent:m}}){return typeof m=="string"&&m!==""?m:void 0}
const M=5;function l(m,e,s){const o=new Set;let n=m;for(;n!==void 0&&!s.has(n.id)&&!o.has(n.id);){o.add(n.id);const c=P(
n);n=c===void 0?void 0:e.get(c)}if(n!==void 0&&n.id===m.id&&!s.has(n.id))return[...o].slice(0,M);for(const c of o)s.add(
c)}},59613:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedRadius=C,g.estimates=e,g.sizeOf=A;function S(){
const o=u(27199);return S=function(){return o},o}function b(){const o=u(95132);return b=function(){return o},o}function C({
assets:{changes:o},counted:n}){return["Capsule","EvolutionEvent"].flatMap(t=>{const c=o.filter(({kind:r,asset:O})=>r==="\
added"&&O.type===t).map(({asset:r})=>({asset:r,size:A(r.value.blast_radius)})),d=c.flatMap(({size:r})=>r??[]),y=c.at(-1);
if(y===void 0||d.length<c.length)return[];const p=d.reduce(j);if(p.files<n.least.files||p.lines<n.least.lines){const r={
together:c.length>1,severity:"warning"};return[E(y.asset,p,n.least,r)]}return c.flatMap(({asset:r,size:O})=>O!==void 0&&
M(r)&&P(O,n.most)?[E(r,O,n.most,{together:!1,severity:"notice"})]:[])})}function E(o,n,t,{together:c,severity:d}){const{
type:y,id:p}=o,r={type:y,id:p,claimed:N(n),counted:N(t),together:c},O={...(0,S().placeOf)(o,["blast_radius"]),severity:d};
return(0,b().finding)("blast-radius-claim",r,O)}function N({files:o,lines:n}){return`${o} ${o===1?"file":"files"} and ${n}\
 ${n===1?"line":"lines"}`}function A(o){if(!(0,S().isJsonObject)(o))return;const{files:n,lines:t}=o;return typeof n=="nu\
mber"&&typeof t=="number"?{files:n,lines:t}:void 0}function j(o,n){return{files:o.files+n.files,lines:o.lines+n.lines}}function P(o,n){
return o.files>n.files||o.lines>n.lines+n.files}function M({value:{outcome:o}}){return(0,S().isJsonObject)(o)&&o.status===
"success"}const l=3,m=.1;function e({assets:{changes:o},counted:n}){const{least:t,most:c}=n,d=o.filter(({kind:y,asset:p})=>y===
"added"&&p.type==="EvolutionEvent");return d.flatMap(({asset:y})=>{const{blast_radius_estimate:p,meta:r,blast_radius:O}=y.
value,i=(0,S().isJsonObject)(p)?[]:["meta"],f=i.length===0?p:(0,S().isJsonObject)(r)&&r.blast_radius_estimate,a=s(f);if(a===
void 0||a<=0)return[];const v=d.length===1,h=v?t.files:s(O),w=v?c.files:s(O);if(h===void 0||w===void 0)return[];const k=h/
a>l;if(!k&&w/a>=m)return[];const F=k?h:w,I=(0,S().placeOf)(y,[...i,"blast_radius_estimate"]);return[(0,b().finding)("est\
imate-drift",{event:y.id,estimate:a,actual:F},I)]})}function s(o){return(0,S().isJsonObject)(o)&&typeof o.files=="number"?
o.files:void 0}},48550:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=P,g.repeatedIds=o;
function S(){const c=u(76760);return S=function(){return c},c}function b(){const c=u(23404);return b=function(){return c},
c}function C(){const c=u(27199);return C=function(){return c},c}function E(){const c=u(64385);return E=function(){return c},
c}function N(){const c=u(11970);return N=function(){return c},c}function A(){const c=u(95132);return A=function(){return c},
c}function j(){const c=u(25367);return j=function(){return c},c}function P({assets:{changes:c,present:d}}){const y=c.filter(
({kind:i})=>i==="added").map(({asset:i})=>i);if(y.length===0)return[];const p=new Set(y.map(({type:i})=>i)),r=new Map,O=new Map;
for(const{type:i,value:f}of d){const a=p.has(i)?(0,E().declaredId)(f):void 0;if(a!==void 0)for(const v of l(i,a)){const h=r.
get(v);h===void 0?r.set(v,a):h!==a&&!O.has(v)&&O.set(v,a)}}return y.flatMap(i=>{const{type:f,id:a}=i,h=l(f,a).flatMap(k=>[
r.get(k),O.get(k)]).find(k=>k!==void 0&&k!==a);if(h===void 0)return[];const w=(0,C().placeOf)(i,["id"]);return[(0,A().finding)(
"look-alike-id",{type:f,id:(0,j().visible)(a),other:(0,j().visible)(h)},w)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function l(c,d){const y=/^[\w.-]*$/.test(d)?d:m(d),p=y.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${c} case ${e(y)}`,`${c} drawn ${e(p)}`]}function m(c){const d=c.normalize("NFKC").replace(M,"");return(0,N().asciiOf)(
d.replace(/\p{Pd}/gu,"-"))}function e(c){return c.toUpperCase().toLowerCase()}const s=/(?:\.seed\.json|\/default_genes\.json)$/;
function o({assets:{changes:c,present:d}}){const p=c.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).
filter(n);if(p.length===0)return[];const r=new Set(p.map(({id:i})=>i)),O=d.filter(i=>n(i)&&r.has(i.id));return p.flatMap(
i=>{const f=O.find(a=>t(a,i));return f===void 0?[]:[(0,A().finding)("id-in-two-files",{id:i.id,other:f.path},(0,C().placeOf)(
i,["id"]))]})}function n({type:c,path:d}){return c==="Gene"&&!s.test(`/${d}`)}function t(c,d){return c.id===d.id&&c.path.
replace(/l$/,"")!==d.path.replace(/l$/,"")&&S().posix.dirname(c.path)===S().posix.dirname(d.path)&&(0,b().canonicalize)(
c.value)!==(0,b().canonicalize)(d.value)}},10255:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=
A;function S(){const s=u(27199);return S=function(){return s},s}function b(){const s=u(61331);return b=function(){return s},
s}function C(){const s=u(39763);return C=function(){return s},s}function E(){const s=u(95132);return E=function(){return s},
s}function N(){const s=u(85475);return N=function(){return s},s}function A(s,{asset:o}){const{type:n,id:t,envelope:c}=o,
d=(0,S().placeOf)(o),y={type:n,id:t},p=[o.value,...c?[c,(0,b().payloadOf)(c)]:[]].some(j);return[...P(o),...c&&(0,b().senderOf)(
c)===void 0?[(0,E().finding)("envelope-sender-missing",y,d)]:[],...p?[(0,E().finding)("signature-not-verified",y,d)]:[]]}
function j({signature:s}){return s!=null&&s!==""}function P(s){const{type:o,id:n,wrappers:t=[]}=s,c=(0,S().placeOf)(s);return t.
flatMap(d=>M(s,d).flatMap(([y,p])=>{const r=d[y];if(r===void 0||r===p)return[];const O={type:o,id:n,field:y,stated:e(r),
actual:e(p)};return[(0,E().finding)("envelope-contradicts-asset",O,c)]}))}function M(s,o){const{type:n,id:t,value:c}=s;return[
...n==="ValidationReport"?[["target_asset_id",c.gene_asset_id??o.target_asset_id],["target_local_id",c.gene_id]]:[],...l(
o.type,n)?[["type",n]]:[],["asset_type",n],["asset_id",m(s,o.asset_id)],["content_hash",m(s,o.content_hash)],["local_id",
t]]}function l(s,o){if(typeof s!="string")return!1;const n=s.toLowerCase();return n!==o.toLowerCase()&&C().ASSET_TYPES.some(
t=>t.toLowerCase()===n)}function m({type:s,value:o},n){if(o.asset_id!==void 0||n===void 0)return o.asset_id;const t={type:s,
value:{...o,asset_id:n}};return(0,N().matchContentHash)(t)===void 0?(0,N().contentHash)(o):n}function e(s){return JSON.stringify(
s??null).slice(0,100)}},85881:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.appliedIds=m,g.genesStillNamed=
j,g.missingGenes=o,g.unresolvedReferences=A;function S(){const n=u(27199);return S=function(){return n},n}function b(){const n=u(
30610);return b=function(){return n},n}function C(){const n=u(95132);return C=function(){return n},n}function E(){const n=u(
72025);return E=function(){return n},n}function N(){const n=u(50661);return N=function(){return n},n}function A({assets:n}){
const{changes:t,present:c,unread:d}=n,y=P(c,"Capsule"),p=P(c,"ValidationReport");return t.filter(l).flatMap(({asset:r})=>{
if(r.type!=="EvolutionEvent")return[];const{capsule_id:O,validation_report_id:i}=r.value,f=r.id,[a]=d,v=w=>`whether \`${w}\
\`, which the EvolutionEvent \`${f}\` names, exists`,h=[];if(M(O,y)){const w=(0,S().placeOf)(r,["capsule_id"]);h.push(a?
(0,E().notChecked)(v(O),a,w):(0,C().finding)("capsule-not-found",{event:f,capsule:O},w))}if(M(i,p)){const w=(0,S().placeOf)(
r,["validation_report_id"]);h.push(a?(0,E().notChecked)(v(i),a,w):(0,C().finding)("validation-report-not-found",{event:f,
report:i},w))}return h})}function j({assets:{changes:n,present:t}}){const c=P(t,"Gene"),d=m(n),y=n.flatMap(({kind:r,asset:O,
before:i})=>r==="removed"?O:i??[]).filter(({type:r})=>r==="Gene").flatMap(r=>(0,b().namesOf)(r).map(O=>({asset:r,name:O}))).
filter(({name:r})=>!c.has(r)&&!d.has(r));if(y.length===0)return[];const p=t.flatMap(b().namings);return y.flatMap(({asset:r,
name:O})=>{const i=p.filter(({gene:w})=>w===O),f=i.find(w=>w.by.type==="Capsule")??i[0];if(f===void 0)return[];const a={
gene:O,by:`the ${f.by.type} \`${f.by.id}\``,more:new Set(i.map(w=>w.by)).size-1},v=f.by.type==="Capsule"?"warning":"noti\
ce",h=f.by.locate(f.pointer);return[(0,C().finding)("gene-still-named",a,{location:h,subject:(0,S().subjectOf)(r),severity:v})]})}
function P(n,t){return new Set(n.filter(c=>c.type===t).flatMap(b().namesOf))}function M(n,t){return typeof n=="string"&&
!t.has(n)}function l({kind:n}){return n==="added"||n==="modified"}function m(n){return new Set(n.flatMap(b().newNamings).
map(({gene:t})=>t))}const e="ad_hoc",s={severity:"warning",harm:"bookkeeping"};function o(n){const{changes:t}=n.assets,c=new Set(
t.filter(({kind:d,asset:y})=>d!=="removed"&&y.type==="Gene").flatMap(({asset:d})=>(0,b().namesOf)(d)));return t.flatMap(
b().newNamings).filter(({gene:d})=>!c.has(d)).map(({by:d,gene:y,pointer:p})=>{const r=y===e&&(0,N().isChange)(n),O={...(0,S().
placeOf)(d,p),...r&&s};return(0,C().finding)("gene-not-found",{type:d.type,id:d.id,gene:y},O)})}},93290:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.removedScripts=l;function S(){const t=u(76760);return S=function(){return t},
t}function b(){const t=u(27199);return b=function(){return t},t}function C(){const t=u(68450);return C=function(){return t},
t}function E(){const t=u(77680);return E=function(){return t},t}function N(){const t=u(51951);return N=function(){return t},
t}function A(){const t=u(86191);return A=function(){return t},t}function j(){const t=u(59867);return j=function(){return t},
t}function P(){const t=u(46912);return P=function(){return t},t}function M(){const t=u(95132);return M=function(){return t},
t}async function l(t){const{assets:c,baseTree:d,clock:y}=t,p=m(t.change),r=await e(t);if(p.size+r.size===0)return[];const O=new Set(
c.changes.map(({asset:a})=>a)),i=c.present.filter(a=>a.type==="Gene"&&!O.has(a)),f=new Map;for(const a of i){await y.tick();
const v=(0,E().validationCommands)(a),h=new Map;for(const{value:w,pointer:k}of v.kind==="list"?v.entries:[]){if(typeof w!=
"string")continue;const{root:F}=(0,C().storeOf)(a.path,{policy:t.policy,tree:d}),$=(0,A().namedPaths)(w,F).filter(L=>p.has(
L)).map(L=>({path:L,script:""}));r.size>0&&$.push(...await o(w,d,F));for(const L of $){const R=n(L);(L.script===""||r.has(
R))&&h.set(R,{...L,entry:k[1]})}}for(const[w,k]of h){const F=f.get(w);F?F.more+=1:f.set(w,{...k,gene:a,more:0})}}return[
...f.values()].map(({path:a,script:v,gene:h,entry:w,more:k})=>(0,M().finding)("script-still-named",{path:a,script:v,gene:h.
id,more:k},(0,b().placeOf)(h,["validation",w])))}function m({files:t}){const c=new Set(t.flatMap(({status:d,path:y,oldPath:p})=>d===
"deleted"?y:p??[]));for(const{path:d,status:y}of t)y!=="deleted"&&c.delete(d);return c}async function e({change:t,baseTree:c,
tree:d}){const y=t.files.map(({path:r,oldPath:O})=>O??r),p=new Set;for(const r of y.filter(O=>S().posix.basename(O)==="p\
ackage.json")){const O=await s(c,r),i=new Set(await s(d,r));for(const f of O)i.has(f)||p.add(n({path:r,script:f}))}return p}
async function s(t,c){const d=S().posix.dirname(c);return[...(await(0,j().usablePackageJson)(t,d==="."?"":d))?.scripts.keys()??
[]]}async function o(t,c,d){const{invocation:y}=(0,N().readWords)(t,{tree:c,cwd:d});if(y?.program!=="npm")return[];const p={
tree:c,directory:d,changed:new Set},{runs:r}=await(0,P().scriptsThatRun)(y,p,{start:0,end:0}),O=(0,P().eventOf)(y);return r.
flatMap(({directory:i,event:f})=>f===O?[{path:S().posix.join(i,"package.json"),script:O}]:[])}function n({path:t,script:c}){
return`${t}\0${c}`}},21471:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.describeJson=y,g.schemaDifferences=
E;function S(){const p=u(98879);return S=function(){return p},p}const b=2e5,C=50;function E(p,r){try{return N(p,r)}catch(O){
if(!(O instanceof URIError))throw O;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose \
keys are Unicode text",found:"not",more:0}]}}function N(p,r){const O=(0,S().complaintsOf)(p,r,JSON.stringify(r).length<=
b),i=new Map,f=new Set;for(const a of O){if(M.has(a.keyword))continue;const v=j(a);if(!f.has(v)){f.add(v);for(const h of l(
a,p,r)){const w=A(a,h),k=i.get(w);i.set(w,k?{...k,more:k.more+1}:h)}}}return[...i.values()].slice(0,C)}function A({keywordLocation:p},r){
switch(r.kind){case"missing":return JSON.stringify([p,...r.fields]);case"unknown":return JSON.stringify([p,r.field]);case"\
invalid":return p}}function j({keyword:p,instanceLocation:r}){return`${P.has(p)?p:"value"} ${r}`}const P=new Set(["requi\
red","additionalProperties"]),M=new Set(["properties","items","false"]);function l(p,r,O){const{keyword:i,keywordLocation:f,
instanceLocation:a}=p,{pointer:v,value:h}=e(O,a),w=s(r,f);if(i==="required"){const F=(w.required??[]).filter(I=>!m(h,I));
return[{kind:"missing",pointer:v,fields:F,more:0}]}if(i==="additionalProperties"){const F=w.properties??{},I=Object.keys(
h??{}).filter(L=>!Object.hasOwn(F,L)),$=Object.keys(F).filter(L=>!m(h,L));return I.map(L=>({kind:"unknown",pointer:[...v,
L],field:L,absent:$,more:0}))}const k=d(i,w);return[{kind:"invalid",pointer:v,keyword:i,expected:k,found:y(h),more:0}]}function m(p,r){
return p!==null&&Object.hasOwn(p,r)}function e(p,r){const O=[];let i=p;for(const f of o(r))Array.isArray(i)?(O.push(Number(
f)),i=i[Number(f)]??null):(O.push(f),i=i[f]??null);return{pointer:O,value:i}}function s(p,r){let O=S().SCHEMAS[p];for(const i of o(
r).slice(0,-1))O=O[i];return O}function o(p){return p.split("/").slice(1).map(r=>r.replaceAll("~1","/").replaceAll("~0",
"~"))}const n={string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boo\
lean",null:"null"},t={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 \
hexadecimal digits"},c=40;function d(p,r){const O=r[p];switch(p){case"type":return[O].flat().map(i=>n[String(i)]??String(
i)).join(" or ");case"enum":return`one of ${(r.enum??[]).map(i=>JSON.stringify(i)).join(", ")}`;case"const":return JSON.
stringify(O);case"pattern":return t[String(O)]??`a string that matches ${O}`;case"minLength":return O===1?"a non-empty s\
tring":`a string of at least ${O} characters`;case"maxLength":return`a string of at most ${O} characters`;case"minItems":
return O===1?"a non-empty list":`a list of at least ${O} items`;case"maxItems":return`a list of at most ${O} items`;case"\
minimum":return`a number that is at least ${O}`;case"maximum":return`a number that is at most ${O}`;default:return`a val\
ue that matches \`${p}\` in the schema`}}function y(p){return Array.isArray(p)?p.length===0?"an empty list":"a list":p!==
null&&typeof p=="object"?"an object":typeof p!="string"?String(p):p.length<=c?JSON.stringify(p):`a string of ${p.length}\
 characters`}},57733:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.promotionSchemaFindings=j,g.schemaFindings=
A;function S(){const n=u(23404);return S=function(){return n},n}function b(){const n=u(27199);return b=function(){return n},
n}function C(){const n=u(3051);return C=function(){return n},n}function E(){const n=u(95132);return E=function(){return n},
n}function N(){const n=u(21471);return N=function(){return n},n}function A(n){return(0,N().schemaDifferences)(n.type,n.value).
flatMap(t=>m(n.type,t)).map(t=>P(n,t,"warning"))}function j(n){const t=o(n)?"warning":"error";return(0,N().schemaDifferences)(
n.type,n.value).map(c=>P(n,c,t))}function P(n,t,c){const{type:d,id:y}=n,{pointer:p,more:r}=t,O={...(0,b().placeOf)(n,p),
severity:c};switch(t.kind){case"missing":{const{fields:i}=t;return(0,E().finding)("schema-field-missing",{type:d,id:y,fields:i,
where:l(p,r)},O)}case"unknown":{const i=l(p.slice(0,-1),r),{field:f,absent:a}=t,v=(0,C().nearestName)(f,a),h={field:f,...v!==
void 0&&{meant:v}};return(0,E().finding)("schema-field-unknown",{type:d,id:y,...h,where:i},O)}case"invalid":{const{expected:i}=t,
f=`${t.found}${r===0?"":` (and in ${M(r)})`}`,a=p.join(".");return(0,E().finding)("schema-field-invalid",{type:d,id:y,field:a,
expected:i,found:f},O)}}}function M(n){return n===1?"1 similar place":`${n} similar places`}function l(n,t){return n.length===
0?"":` in \`${n.join(".")}\`${t===0?"":` and ${M(t)}`}`}function m(n,t){const{pointer:c}=t;switch(t.kind){case"missing":{
const d=t.fields.filter(y=>!e[n].has([...c,y].join(".")));return d.length===0?[]:[{...t,fields:d}]}case"unknown":return[
t];case"invalid":return s(n,c,t.keyword)?[]:[t]}}const e={Gene:new Set(["type","id","schema_version","asset_id","validat\
ion","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version",
"asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(
["type","id"])};function s(n,[t,...c],d){if(t==="type"||t==="id"||t==="asset_id")return!0;if(n!=="Gene")return!1;const y=d===
"minItems"&&c.length>0;return t==="validation"||t==="constraints"&&!y}function o({value:n}){const{schema_version:t}=n,c=typeof t==
"string"?/^1\.(\d+)\.\d+$/.exec(t)?.[1]:void 0;return c!==void 0&&Number(c)<Number(S().SCHEMA_VERSION.split(".")[1])}},98879:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,g.complaintsOf=l;function S(){const s=u(13574);return S=
function(){return s},s}function b(){const s=u(36576);return b=function(){return s},s}function C(){const s=u(25065);return C=
function(){return s},s}function E(){const s=u(5330);return E=function(){return s},s}function N(){const s=u(39436);return N=
function(){return s},s}function A(){const s=u(39763);return A=function(){return s},s}const P={type:"object",required:["t\
ype","schema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"\
ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{
type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:[
"command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{
type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},
asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},M=g.SCHEMAS={Gene:E().default,Capsule:b().default,EvolutionEvent:C().
default,Mutation:N().default,ValidationReport:P};function l(s,o,n){return m[n?"all":"first"][s].validate(o).errors}const m={
all:e(!1),first:e(!0)};function e(s){const o=A().ASSET_TYPES.map(n=>[n,new(S()).Validator(M[n],"7",s)]);return Object.fromEntries(
o)}},73566:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.capsuleFields=P,g.selfDescription=j,g.unidentified=
M;function S(){const e=u(27199);return S=function(){return e},e}function b(){const e=u(59490);return b=function(){return e},
e}function C(){const e=u(95132);return C=function(){return e},e}function E(){const e=u(72025);return E=function(){return e},
e}function N(){const e=u(85475);return N=function(){return e},e}function A(){const e=u(57733);return A=function(){return e},
e}function j({correctorOf:e},{asset:s,change:o,commands:n=[]}){if(s.cut)return[];const t=o?.kind==="unchanged"?void 0:o?.
before,c=n.some(({findings:d})=>d.some(({edit:y})=>y?.fix));return[...(0,N().hashFindings)(s,e(s),!c,t),...(0,A().schemaFindings)(
s)]}function P(e,{asset:s}){const{type:o,id:n,value:t}=s;if(o!=="Capsule"||s.cut)return[];const c=["success_streak","env\
_fingerprint"].filter(y=>t[y]==null);if(c.length===0)return[];const d=(0,S().placeOf)(s);return[(0,C().finding)("capsule\
-field-missing",{capsule:n,fields:c},d)]}function M({genes:e,claims:s,correctorOf:o}){const d=[...e.filter(({change:p})=>p?.
kind!=="removed").map(({asset:p})=>p),...s].filter(({cut:p})=>!p).flatMap(p=>l(p,o));return[...(0,b().groupBy)(d,({rule:p,
location:r})=>JSON.stringify([p,r?.path])).values()].flatMap(m)}function l(e,s){try{return(0,N().identityFindings)(e,s(e)).
filter(N().isMissingIdentity)}catch(o){return[(0,E().assetNotJudged)(e,o)]}}function m([e,...s]){if(e===void 0)return[];
if(s.length===0||!(0,N().isMissingIdentity)(e))return[e,...s];const{subject:o,args:n,...t}=e,{expected:c,...d}=n;return[
{...t,args:{...d,others:s.length}}]}},47771:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=
O,g.eventsIn=s,g.isSuccess=l,g.streakCounter=j,g.successStreak=e;function S(){const i=u(23404);return S=function(){return i},
i}function b(){const i=u(27199);return b=function(){return i},i}function C(){const i=u(59490);return C=function(){return i},
i}function E(){const i=u(95132);return E=function(){return i},i}function N(){const i=u(72025);return N=function(){return i},
i}function A(){const i=u(85475);return A=function(){return i},i}function j(i,f){const a=n(i,f),v=(0,C().groupBy)(i,({value:{
capsule_id:h}})=>h);return h=>P(h,v.get(h.id)??[],a,f)}function P({id:i,value:{gene:f}},a,v,h){const w=[],k=[],F={files:0,
lines:0};let I;const{successes:$,failure:L}=M(i,a);for(const R of $){const{value:G}=R,D=v.get(R)??c(G,h)??(d(G,f,h)?void 0:
o);D===void 0?(k.push(R),y(F,G)||(I??=r(G))):w.push({event:r(G),why:D})}return{count:m(k),uncounted:w,ended:L!==void 0,...L&&
$.length===0&&{failed:r(L.value)},radius:F,...I!==void 0&&{unmeasured:I}}}function M(i,f){const a=f.filter(({value:h})=>h.
type==="EvolutionEvent"&&h.capsule_id===i).reverse(),v=a.findIndex(({value:h})=>!l(h));return v<0?{successes:a}:{successes:a.
slice(0,v),failure:a[v]}}function l({outcome:i}){return(0,b().isJsonObject)(i)&&i.status==="success"}function m(i){const f=i.
map(({value:a})=>a.id).filter(a=>typeof a=="string");return i.length-f.length+new Set(f).size}function e(i,f){const{successes:a,
failure:v}=M(i,f);return{count:m(a),ended:v!==void 0}}function s({changes:i,present:f,unread:a}){const v=a.at(-1),h=new Set(
i.map(({asset:w})=>w));return f.filter(({type:w,path:k})=>w==="EvolutionEvent"&&(!v||k>=v.path)).map(w=>({value:w.value,
log:w.path,isNew:h.has(w)}))}const o="it does not name the gene of the Capsule";function n(i,f){const a=new Map,v=new Map,
h=new Set;for(const w of i){const k=t(w,v,f&&h.has(w.log));k!==void 0&&a.set(w,k),h.add(w.log);const{id:F}=w.value;typeof F==
"string"&&!v.has(F)&&v.set(F,w)}return a}function t({value:i,isNew:f},a,v){const{id:h,parent:w}=i;if(f)return"the change\
 that is judged adds or edits it";const k=typeof h=="string"?a.get(h):void 0;return k!==void 0?(0,S().canonicalize)(k.value)===
(0,S().canonicalize)(i)?void 0:"an earlier event with other content has its id":typeof w=="string"&&w!==""?a.has(w)?void 0:
"its parent is not in the log before it":v?"it has no parent":void 0}function c(i,f){const{id:a,asset_id:v}=i;if(v===void 0)
return f?"it has no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:i})===void 0)return"its hash d\
oes not match its content";const h=typeof a=="string"&&a.trim()!=="";return f&&!h?"it has no id":void 0}function d({genes_used:i},f,a){
return typeof f!="string"||f===""||!Array.isArray(i)?!a:i.includes(f)}function y(i,{blast_radius:f}){if(f===void 0)return!0;
if(!(0,b().isJsonObject)(f))return!1;const{files:a,lines:v}=f;return!p(a)||!p(v)?!1:(i.files=Math.max(i.files,a),i.lines=
Math.max(i.lines,v),!0)}function p(i){return typeof i=="number"&&Number.isSafeInteger(i)&&i>=0}function r({id:i}){return typeof i==
"string"?i:"without an id"}function O({assets:i}){const f=(0,C().groupBy)(s(i),({value:a})=>a.capsule_id);return i.changes.
flatMap(({kind:a,asset:v})=>{const{success_streak:h}=v.value;if(a==="removed"||v.type!=="Capsule"||typeof h!="number")return[];
const{count:w,ended:k}=e(v.id,f.get(v.id)??[]);if(h<=w)return[];const F=(0,b().placeOf)(v,["success_streak"]),I=i.unread.
at(-1);return I!==void 0&&!k?[(0,N().notChecked)(`the success streak of the Capsule \`${v.id}\``,I,F)]:[(0,E().finding)(
"success-streak-claim",{capsule:v.id,claimed:h,counted:w},F)]})}},78883:function(T,g,u){Object.defineProperty(g,"__esMod\
ule",{value:!0}),g.geneDifferences=E,g.uncovered=P;function S(){const M=u(77680);return S=function(){return M},M}function b(){
const M=u(32854);return b=function(){return M},M}function C(){const M=u(56131);return C=function(){return M},M}function E({
kind:M,asset:l,before:m}){return m===void 0||l.cut||M!=="added"&&M!=="modified"?[]:[...N(m,l),...j(m,l)]}function N(M,l){
const[m,e]=[A(M),A(l)],s="validation";return[...[...m].filter(o=>!e.has(o)).map(o=>({kind:"command_removed",field:s,base:o,
head:null})),...[...e].filter(o=>!m.has(o)).map(o=>({kind:"command_added",field:s,base:null,head:o}))]}function A(M){const l=(0,S().
validationCommands)(M),m=l.kind==="list"?l.entries.map(({value:e})=>e):[];return new Set(m.filter(e=>typeof e=="string"))}
function j(M,l){const{constraints:m}=(0,C().readConstraints)(M.value.constraints),{constraints:e}=(0,C().readConstraints)(
l.value.constraints),s=[];e.maxFiles!==m.maxFiles&&s.push({kind:e.maxFiles>m.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(m.maxFiles),head:String(e.maxFiles)});const o="constraints.forbidde\
n_paths";for(const n of P(m.forbiddenPaths,e.forbiddenPaths))s.push({kind:"constraint_loosened",field:o,base:n,head:null});
for(const n of P(e.forbiddenPaths,m.forbiddenPaths))s.push({kind:"constraint_tightened",field:o,base:null,head:n});return s}
function P(M,l){return M.filter(m=>!l.some(e=>(0,b().isWithin)(m,e)))}},36974:function(T,g,u){Object.defineProperty(g,"_\
_esModule",{value:!0}),g.incompleteGene=j,g.removedGene=P,g.validationList=E;function S(){const M=u(27199);return S=function(){
return M},M}function b(){const M=u(77680);return b=function(){return M},M}function C(){const M=u(95132);return C=function(){
return M},M}function E(M,{asset:l,validation:m,commands:e}){if(l.cut)return[];const s=["validation"],o={gene:l.id};if(m.
kind==="not_a_list"){const c={...o,field:"validation",expected:m.expected};return[(0,C().finding)("validation-malformed",
c,(0,S().placeOf)(l,s))]}if(m.kind==="missing"||m.entries.every(b().isBlankEntry))return[(0,C().finding)("validation-mis\
sing",o,(0,S().placeOf)(l,s))];const n=[],t=new Set;for(const c of m.entries){const{value:d,pointer:y}=c;if((0,b().isBlankEntry)(
c))n.push((0,C().finding)("validation-blank",{...o,field:y.join(".")},(0,S().placeOf)(l,y)));else if(typeof d!="string"){
const p={...o,field:y.join("."),expected:"a string"};n.push((0,C().finding)("validation-malformed",p,(0,S().placeOf)(l,y)))}else if(t.
has(d)){const p={...(0,S().placeOf)(l,y),subject:{...(0,S().subjectOf)(l),command:d}};n.push((0,C().finding)("validation\
-duplicate",{...o,command:d},p))}else t.add(d)}return e.length>0&&e.every(N)&&n.push((0,C().finding)("validation-vacuous",
o,(0,S().placeOf)(l,s))),n}function N({reading:{problems:M,argv:l}}){return M.some(({rule:m})=>m==="only-prints")||A.has(
l?.[0]??"")}const A=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"]);function j(M,{asset:l}){return l.cut?[(0,C().finding)("gene-incomplete",{gene:l.id},(0,S().placeOf)(l))]:[]}
function P(M,{asset:l}){return[(0,C().finding)("gene-removed",{gene:l.id},{subject:(0,S().subjectOf)(l)})]}},56131:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.hardCaps=e,g.limitsOf=m,g.readConstraints=A,g.stricterConstraints=j;function S(){
const s=u(27199);return S=function(){return s},s}function b(){const s=u(57430);return b=function(){return s},s}function C(){
const s=u(32854);return C=function(){return s},s}function E(){const s=u(53315);return E=function(){return s},s}function N(){
const s=u(50661);return N=function(){return s},s}function A(s){const o=d=>({constraints:P,problems:[{...d,pointer:["cons\
traints"]}]});if(s===void 0)return o({kind:"missing"});if(!(0,S().isJsonObject)(s))return o({kind:"malformed",detail:"an\
 object"});const n=[],t=M(s.max_files,n);return{constraints:{maxFiles:t??E().DEFAULT_MAX_FILES,isDefaultLimit:t===void 0,
forbiddenPaths:l(s.forbidden_paths,n)},problems:n}}function j(s,o){if(s===void 0)return o;const{maxFiles:n,isDefaultLimit:t}=s.
maxFiles<o.maxFiles?s:o;return{maxFiles:n,isDefaultLimit:t,forbiddenPaths:[...new Set([...s.forbiddenPaths,...o.forbiddenPaths])]}}
const P={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(s,o){const n=["constraints","max\
_files"];if(s===void 0)o.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(s)&&Number(s)>0)return Number(s);
o.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function l(s,o){const n=["constraints","forbidd\
en_paths"];if(s===void 0)return o.push({kind:"missing",pointer:n}),[];if(!Array.isArray(s))return o.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const t=new Set;for(const[c,d]of s.entries()){const y=typeof d=="string"?(0,C().
normalise)(d):void 0;if(typeof d!="string"||!y){o.push({kind:"malformed",pointer:[...n,c],detail:"a path below the root \
of the repository"});continue}(0,C().looksLikePattern)(d)&&o.push({kind:"pattern",pointer:[...n,c],detail:d}),t.add(y)}return[
...t]}function m(s,o){const{asset:n,change:t,binds:c}=s,{constraints:d}=A(n.value.constraints),y=t?.before&&A(t.before.value.
constraints).constraints,p=j(y,d),{maxFiles:r,isDefaultLimit:O}=p,i=e(o.policy),f=c&&(0,N().isChange)(o)?o.radius:b().NOTHING_TOUCHED,
a=(0,E().cappedSize)(f,o.policy.blast_radius.counting),v=(0,E().gradeFiles)(f.files,r,a,i),h=v==="hard_cap_breach"?a:f,w=(0,E().
gradeWords)(v,h,r,i);return{base:y,head:d,constraints:p,blastRadius:{...f,max_files:r,...O&&{default_limit:!0},severity:v,
message:w}}}function e({blast_radius:s}){const{hard_cap_files:o,hard_cap_lines:n}=s;return{files:o,lines:n}}},54034:function(T,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditGene=A,g.forbidsRunningGene=M,g.geneFindings=j;function S(){const l=u(
72025);return S=function(){return l},l}function b(){const l=u(70716);return b=function(){return l},l}function C(){const l=u(
6470);return C=function(){return l},l}function E(){const l=u(78883);return E=function(){return l},l}function N(){const l=u(
56131);return N=function(){return l},l}async function A(l,m,e){const{asset:s,change:o,commands:n,store:t}=m,c=(0,N().limitsOf)(
m,l),d=await j(l,{...m,limits:c}),y=e.mayRun&&!d.some(M);return{asset:s,store:t,commands:y?(0,C().planCommands)(n,{timeoutMs:e.
timeoutMs,directory:t.root}):n,findings:d,blastRadius:c.blastRadius,differences:o===void 0?[]:(0,E().geneDifferences)(o)}}
async function j(l,m){return m.change?.kind!=="removed"?(0,S().ask)(b().GENE_CHECKS,l,m):(await(0,S().ask)(b().REMOVED_GENE_CHECKS,
l,m)).map(({location:s,...o})=>o)}const P=new Set(["gene-incomplete","validation-malformed","not-judged"]);function M({rule:l}){
return P.has(l)}},42804:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.declaredConstraints=j,g.declaredPaths=
t,g.geneBlastRadius=o,g.hardCap=s,g.limitsBeyondCap=m,g.loosenedConstraints=M;function S(){const c=u(27199);return S=function(){
return c},c}function b(){const c=u(95132);return b=function(){return c},c}function C(){const c=u(53315);return C=function(){
return c},c}function E(){const c=u(39869);return E=function(){return c},c}function N(){const c=u(78883);return N=function(){
return c},c}function A(){const c=u(56131);return A=function(){return c},c}function j(c,{asset:d}){return(0,A().readConstraints)(
d.value.constraints).problems.filter(({kind:y})=>y!=="missing"||!d.cut).map(y=>P(d,y))}function P(c,{kind:d,pointer:y,detail:p=""}){
const r=(0,S().placeOf)(c,y),O={gene:c.id,field:y.join(".")};return d==="missing"?(0,b().finding)("constraints-missing",
O,r):d==="malformed"?(0,b().finding)("constraints-malformed",{...O,expected:p},r):(0,b().finding)("forbidden-path-patter\
n",{gene:c.id,entry:p},r)}function M(c,{asset:d,binds:y,limits:{base:p,head:r}}){if(!y||d.cut||p===void 0)return[];const O=(0,N().
uncovered)(p.forbiddenPaths,r.forbiddenPaths),i=r.maxFiles>p.maxFiles;if(O.length===0&&!i)return[];const f=l(d.value.constraints),
a=[...i&&!f("max_files")?[`\`max_files\` from ${p.maxFiles} to ${r.maxFiles}`]:[],...(f("forbidden_paths")?[]:O).map(h=>`\
\`${h}\` is no longer forbidden`)];if(a.length===0)return[];const v=(0,S().placeOf)(d,["constraints"]);return[(0,b().finding)(
"constraints-loosened",{gene:d.id,loosened:a},v)]}function l(c){const d=(0,A().readConstraints)(c).problems.flatMap(({kind:y,
pointer:p})=>y==="malformed"&&p.length<=2?[p[1]]:[]);return y=>d.includes(y)||d.includes(void 0)}function m(c,{asset:d,binds:y,
limits:{base:p,head:r}}){const{files:O}=(0,A().hardCaps)(c.policy),{maxFiles:i}=r;if(!y||i<=O||p!==void 0&&i<=p.maxFiles)
return[];const f=(0,S().placeOf)(d,["constraints","max_files"]);return[(0,b().finding)("constraints-beyond-cap",{gene:d.
id,maxFiles:i,cap:O},f)]}const e={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function s({genes:c,radius:d,policy:y}){const p=c.filter(({binds:k})=>k),r=(0,C().cappedSize)(d,
y.blast_radius.counting),O=(0,A().hardCaps)(y);if(p.length===0||r.files<=O.files&&r.lines<=O.lines)return[];const[i,...f]=p,
a=p.find(({change:k})=>k.kind!=="removed"),{location:v}=a?(0,S().placeOf)(a.asset,["constraints","max_files"]):{},h={...v&&
{location:v},...i&&f.length===0&&{subject:(0,S().subjectOf)(i.asset)}},w={...r,capFiles:O.files,capLines:O.lines,genes:p.
length};return[(0,b().finding)("blast-radius-hard-cap",w,h)]}function o(c,{asset:d,binds:y,isOnlyAdded:p,limits:r}){const{
files:O,max_files:i,severity:f}=r.blastRadius;if(!y||f==="within_limit"||f==="hard_cap_breach")return[];if(p&&(f==="appr\
oaching_limit"||c.seeds.has(d)))return[];const a=(0,S().placeOf)(d,["constraints","max_files"]),v={gene:d.id,files:O,maxFiles:i,
declared:!r.constraints.isDefaultLimit};return[(0,b().finding)(e[f],v,{...a,...n(p)})]}function n(c=!1){return c?{severity:"\
warning",harm:"bookkeeping"}:{}}function t({touchesOf:c,seeds:d},{asset:y,binds:p,isOnlyAdded:r,limits:{constraints:O}}){
if(!p||d.has(y))return[];const i=O.forbiddenPaths.flatMap(a=>(0,E().someTouches)(c(a)).map(v=>({gene:y.id,entry:a,...v})));
if(i.length===0)return[];const f={...(0,S().placeOf)(y,["constraints","forbidden_paths"]),...n(r)};return i.map(a=>(0,b().
finding)("forbidden-path-declared",a,f))}},16373:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.readGene=
j,g.readGeneChange=P;function S(){const e=u(27199);return S=function(){return e},e}function b(){const e=u(30610);return b=
function(){return e},e}function C(){const e=u(68450);return C=function(){return e},e}function E(){const e=u(77680);return E=
function(){return e},e}function N(){const e=u(16455);return N=function(){return e},e}function A(){const e=u(95132);return A=
function(){return e},e}async function j(e,s,o){const n=(0,E().validationCommands)(e),t=await M(e,n,s,o);return{asset:e,store:s.
storeOf(e.path),binds:!1,validation:n,commands:t}}async function P(e,s,o,n){const{kind:t,asset:c,before:d}=e,y=(0,b().namesOf)(
c).some(f=>s.has(f)),p=!["applied","unchanged"].includes(t)||y,r=t==="added"&&d===void 0&&!y,O=(0,E().validationCommands)(
c),i=t==="removed"?[]:await M(c,O,o,n);return{asset:c,store:o.storeOf(c.path),change:e,binds:p,isOnlyAdded:r,validation:O,
commands:i}}async function M(e,s,o,n){if(s.kind!=="list")return[];const t=o.forFile(e.path),c=s.entries.filter(r=>typeof r.
value=="string"&&!(0,E().isBlankEntry)(r)),d=await Promise.all(c.map(({value:r})=>t.command(r))),y=await(0,N().withEdits)(
d,t,n(e)==="fix");return(await Promise.all(y.map(r=>l(r,e,o)))).map((r,O)=>m(e,r,c[O]?.pointer??["validation"]))}async function l(e,{
path:s},o){const n=o.storeOf(s),{tree:t}=o.terms;if(e.verdict!=="block"||t===void 0)return e;for(const c of new Set([...(0,C().
packagesAbove)(t,n.path),""])){if(c===n.root)continue;const{verdict:d}=await o.startingIn(c).command(e.reading.command);
if(d==="block")continue;const y={root:n.root||".",other:c||"."};return{...e,findings:[...e.findings,(0,A().finding)("wor\
ks-elsewhere",y)]}}return e}function m(e,{findings:s,...o},n){const{command:t}=o.reading,c={...(0,S().subjectOf)(e),command:t},
d={path:e.path,pointer:(0,S().pointerText)([...e.pointer,...n])};return{...o,command:t,location:e.locate(n),findings:s.map(
({edit:y,...p})=>({...p,location:e.locate(n,p.span),subject:c,...y&&{edit:{...d,...y}}}))}}},61989:function(T,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.launchedFiles=N,g.markUnreadable=E;function S(){const j=u(27199);return S=function(){
return j},j}function b(){const j=u(23678);return b=function(){return j},j}function C(){const j=u(95132);return C=function(){
return j},j}async function E(j,P,{tree:M,baseTree:l}){const m=j.flatMap(({commands:s})=>s.flatMap(N)),e=new Map;for(const s of new Set(
m)){const o=P.has(s)?await(0,b().whyUnreadable)(M,s):void 0;o&&await(0,b().whyUnreadable)(l,s)===void 0&&e.set(s,o)}return e.
size===0?j:j.map(s=>({...s,commands:s.commands.map(o=>A(s,o,e))}))}function N({reading:j}){return j.targets.flatMap(({path:P})=>P??
[])}function A({asset:j},P,M){const{location:l,verdict:m,confirmation:e}=P,s={location:l,subject:{...(0,S().subjectOf)(j),
command:P.command}},o=[...new Set(N(P))].flatMap(n=>{const t=M.get(n);return t===void 0?[]:[(0,C().finding)("script-unre\
adable",{path:n,why:t},s)]});return o.length===0?P:{...P,verdict:m==="allow"?"warn":m,confirmation:e==="standard"?"stron\
g":e,findings:[...P.findings,...o]}}},6470:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.digestPlans=
A,g.makePlan=E,g.planCommands=N,g.toolOf=l;function S(){const m=u(77598);return S=function(){return m},m}const b=Symbol(
"audited");function C({steps:m,...e}){return{...e,steps:m.map(({command:s,...o})=>o)}}function E(m){const{argv:e,program:s,
directory:o,binary:n=null,env:t,timeoutMs:c}=m,{scripts:d=null,npmSettings:y=[]}=m,p=JSON.stringify([e,s,n,d&&C(d),y,Object.
entries(t).sort(([r],[O])=>r<O?-1:1),c,...o===""?[]:[o]]);return{...m,[b]:!0,digest:j(p)}}function N(m,e){const s=[];for(const o of m){
const n=o.verdict==="block"?void 0:P(o.reading,e);if(n===void 0)return m;s.push({...o,plan:n})}return s}function A(m){const e=[
...new Set(m.map(({digest:s})=>s))].sort();return j(e.join(`
`))}function j(m){return`sha256:${(0,S().createHash)("sha256").update(m).digest("hex")}`}function P(m,e){const{command:s,
argv:o,assignments:n}=m,t=o&&M(m,o);if(t)return E({command:s,...t,env:{...Object.fromEntries(n.map(({name:c,value:d})=>[
c,d])),...m.invocation?.family?.data.environment},...e})}function M(m,e){const{invocation:s,scripts:o,npmSettings:n}=m,[
t]=e;if(s===void 0)return t===void 0?void 0:{program:t,argv:e};const c=l(m);if(c===void 0){const{program:y}=s;return{program:y,
argv:e,...o&&{scripts:o},...n&&{npmSettings:n}}}if(c.path===void 0)return;const d=[...s.operands,...s.passthrough].map(({
text:y})=>y);return{program:s.program,argv:d,binary:c.path}}function l({targets:m}){return m.find(({kind:e,via:s})=>e===
"package_binary"&&s===void 0)}},66160:function(T,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=d,g.
isGene=y,g.readChangeSubject=n,g.subjectOfAssets=o;function S(){const r=u(20702);return S=function(){return r},r}function b(){
const r=u(78114);return b=function(){return r},r}function C(){const r=u(28894);return C=function(){return r},r}function E(){
const r=u(36093);return E=function(){return r},r}function N(){const r=u(4378);return N=function(){return r},r}function A(){
const r=u(74238);return A=function(){return r},r}function j(){const r=u(53315);return j=function(){return r},r}function P(){
const r=u(12154);return P=function(){return r},r}function M(){const r=u(39869);return M=function(){return r},r}function l(){
const r=u(85881);return l=function(){return r},r}function m(){const r=u(16373);return m=function(){return r},r}function e(){
const r=u(61989);return e=function(){return r},r}const s={changes:[],problems:[],files:[],present:[],unread:[]};function o({
assets:r,problems:O},i,f,a=s){const{policy:v,tree:h}=i.terms;return{policy:v,clock:i.clock,tree:h,problems:O,correctorOf:f,
genes:r.filter(y).map(w=>({asset:w})),claims:r.filter(w=>!y(w)),assets:a}}async function n(r){const{assets:O,baseTree:i,
tree:f,policy:a,platform:v}=r,{policy:h,source:w}=a,k=new Set(r.change.files.flatMap(j().namesOf)),F=N().Judge.by({policy:h,
tree:f,base:i,changed:k,platform:v,...r.clock&&{clock:r.clock}}),I=t(O.changes),$=(0,l().appliedIds)(O.changes.filter(({
asset:B})=>!I.has(B))),L=d(O.problems),R={tree:f,baseTree:i},G=await F.clock.all(O.changes.filter(({asset:B})=>y(B)),B=>(0,m().
readGeneChange)(B,$,F,L)),D=await(0,e().markUnreadable)(G,k,R),U=new Set(D.flatMap(({commands:B})=>B.flatMap(e().launchedFiles))),
H=await(0,P().withLinesOfCode)(r.change,U,R),J=(0,P().exemptPaths)(H,h,D,f),W=(0,M().touchedPaths)(H,f),K=(0,j().measureChange)(
H,J);return{policy:h,judge:F,clock:F.clock,loadedPolicy:a,unprovenMerge:r.unprovenMerge,policyPath:w==="file"?void 0:A().
POLICY_PATH,tree:f,baseTree:i,change:H,agentFiles:await(0,S().judgeAgentFiles)(R,h,F.clock),assets:O,problems:O.problems,
correctorOf:L,genes:D,seeds:c(I,D,k),claims:O.changes.filter(p).map(({asset:B})=>B),changedNames:k,touched:W,touchesOf:(0,M().
touchesOf)(W,i),exempt:J,radius:K,counted:(0,P().countedChange)(H,K)}}function t(r){return new Map(r.flatMap(({kind:O,asset:i,
before:f})=>{const a=O==="added"&&!f?(0,E().seedRelease)(i):void 0;return a===void 0?[]:[[i,a]]}))}function c(r,O,i){const f=O.
filter(({isOnlyAdded:v,commands:h})=>!v||h.flatMap(e().launchedFiles).some(w=>i.has(w))),a=new Set(f.map(({asset:v})=>v));
return new Map([...r].filter(([v])=>!a.has(v)))}function d(r){const O=(0,b().ambiguousFiles)(r);return({path:i})=>O.has(
i)||(0,C().isAuditLog)(i)?"hand":"fix"}function y({type:r}){return r==="Gene"}function p({kind:r,asset:O}){return!y(O)&&
(r==="added"||r==="modified")}},50661:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.isChange=u;function u(S){
return"change"in S}},57430:function(T,g){Object.defineProperty(g,"__esModule",{value:!0}),g.NOTHING_TOUCHED=g.NOTHING_RUN=
void 0;const u=g.NOTHING_RUN={level:"none",description:"Nothing was run."},S=g.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(T,g,u){u.r(g),u.d(g,{Validator:()=>S.D});var S=u(60207)},36576:function(T,g,u){u.r(g),u.
d(g,{default:()=>S});var S=u(6145)},25065:function(T,g,u){u.r(g),u.d(g,{default:()=>S});var S=u(27620)},5330:function(T,g,u){
u.r(g),u.d(g,{default:()=>S});var S=u(87981)},39436:function(T,g,u){u.r(g),u.d(g,{default:()=>S});var S=u(57811)}};
