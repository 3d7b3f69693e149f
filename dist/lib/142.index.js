"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:((L,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.assetLimits=
d;function d(w){return{maxBytes:w,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),78114:((L,p)=>{Object.defineProperty(p,"__\
esModule",{value:!0}),p.UNREAD=p.INCOMPLETE=void 0,p.ambiguousFiles=E,p.isIncomplete=b,p.markBefore=j;const d=p.UNREAD=new Set(
["file-too-large","file-not-utf8","too-many","not-judged"]),w=p.INCOMPLETE=new Set([...d,"file-not-json","json-too-deep"]);
function b({problems:P}){return P.some(({rule:S})=>w.has(S))}const C=new Set(["file-too-large","file-not-utf8","file-not\
-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function E(P){return new Set(P.filter(
({rule:S})=>C.has(S)).map(({location:S})=>S.path))}const N=new Set(["not-an-asset","missing-id","duplicate-id","duplicat\
e-copy"]);function j(P,S,m,g){const n=new Set(m.map(({asset:o})=>o.id)),s=new Map;for(const o of S){const t=A(o,o.location.
path);s.set(t,(s.get(t)??0)+1)}return P.map(o=>{const{rule:t,id:e,location:r}=o,u=A(o,g.get(r.path)??r.path),h=s.get(u)??
0;return!N.has(t)||h===0||e!==void 0&&n.has(e)?o:(s.set(u,h-1),{...o,before:!0})})}function A({rule:P,id:S,detail:m},g){
return JSON.stringify([P,g,S,m.replace(/\d+/g,"#")])}}),30610:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.allOtherGenes=j,p.appliedGenes=N,p.namesOf=b,p.namings=E,p.newNamings=C;function w(){const P=d(61331);return w=function(){
return P},P}function b({id:P,value:{asset_id:S}}){return typeof S=="string"?[P,S]:[P]}function C({kind:P,asset:S,before:m}){
if(P!=="added"&&P!=="modified")return[];const g=new Set(P==="modified"&&m?E(m).map(({gene:n})=>n):[]);return E(S).filter(
({gene:n})=>!g.has(n))}function E(P){const{gene:S,genes_used:m}=P.value;return P.type==="Capsule"?typeof S=="string"?[{by:P,
gene:S,pointer:["gene"]}]:[]:P.type!=="EvolutionEvent"||!Array.isArray(m)?[]:m.flatMap((g,n)=>typeof g=="string"?[{by:P,
gene:g,pointer:["genes_used",n]}]:[])}function N(P,S){const m=new Set(P.flatMap(C).map(({gene:s})=>s));for(const{kind:s,
asset:o}of P)if(!(s==="removed"||o.type!=="Gene"))for(const t of b(o))m.delete(t);const g=new Set;return A(P,S).filter(s=>{
if(!b(s).some(t=>m.has(t)))return!1;const o=(0,w().statedContent)(s);return g.has(o)?!1:(g.add(o),!0)}).map(s=>({kind:"a\
pplied",asset:s,before:s}))}function j(P,S){const m=N(P,S),g=new Set(m.map(({asset:n})=>n.id));return A(P,S).map(n=>({kind:g.
has(n.id)?"applied":"unchanged",asset:n,before:n}))}function A(P,S){const m=new Set(P.map(({asset:g})=>g));return S.flatMap(
({assets:g})=>g).filter(g=>g.type==="Gene"&&!m.has(g))}}),77680:((L,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.commandsToRun=b,p.isBlankEntry=w,p.validationCommands=C;const d=1e3;function w({value:E}){return typeof E=="string"&&E.
trim()===""}function b(E){const N=C(E);return N.kind!=="list"?[]:N.entries.flatMap(j=>typeof j.value=="string"&&!w(j)?[j.
value.trim()]:[])}function C({value:E}){const{validation:N}=E;return N===void 0?{kind:"missing"}:Array.isArray(N)?N.length>
d?{kind:"not_a_list",expected:`a list of at most ${d} strings`}:{kind:"list",entries:N.map((A,P)=>({value:A,pointer:["va\
lidation",P]}))}:{kind:"not_a_list",expected:"a list of strings"}}}),98497:((L,p,d)=>{Object.defineProperty(p,"__esModul\
e",{value:!0}),p.changedInstructions=S,p.staleInstructions=A;function w(){const e=d(80401);return w=function(){return e},
e}function b(){const e=d(32854);return b=function(){return e},e}function C(){const e=d(93028);return C=function(){return e},
e}function E(){const e=d(39231);return E=function(){return e},e}function N(){const e=d(95132);return N=function(){return e},
e}function j(){const e=d(39869);return j=function(){return e},e}async function A({tree:e}){return(await Promise.all(E().
INSTRUCTION_FILES.map(async u=>({path:u,state:P((0,E().blockIn)(await t(e,u)))})))).flatMap(({path:u,state:h})=>h===void 0?
[]:[(0,N().finding)("agent-instructions-stale",{path:u,state:h},(0,j().atFile)(u))])}function P(e){switch(e.kind){case"a\
bsent":return;case"changed":return"it is not what a released version writes";case"released":return e.version===E().BLOCK_VERSION?
void 0:`its version is ${e.version}, and this version of gene-gate writes ${E().BLOCK_VERSION}`}}async function S({baseTree:e,
tree:r}){const u=E().INSTRUCTION_FILES.map(async h=>{const[f,c]=await Promise.all([t(e,h),t(r,h)]),[O,i]=[(0,E().blockIn)(
f),(0,E().blockIn)(c)];if(O.kind==="absent")return[];const l=i.kind!=="absent"&&i.block===O.block,a=m(l,i,!g(f,O)&&g(c,i));
if(a===void 0)return[];const v=l?o(f,c):o(O.block,n(i));return[(0,N().finding)("agent-instructions-changed",{path:h,effect:a,
lines:v},(0,j().atFile)(h))]});return(await Promise.all(u)).flat()}function m(e,r,u){return r.kind==="absent"?"is remove\
d":u?"is hidden, or shown as an example":e||r.kind==="released"?void 0:"is not what a released version writes"}function g(e,r){
const u=e.slice(0,Math.max(0,e.indexOf(n(r)))),h=f=>u.match(f)?.length??0;return h(/^ {0,3}(?:```|~~~)/gm)%2===1||h(/<!--/g)>
h(/-->/g)||h(/<details\b/gi)>h(/<\/details>/gi)}function n(e){return e.kind==="absent"?"":e.block}const s=1e3;function o(e,r){
return((0,w().diffLines)(e,r,{maxEditLength:s})??[]).filter(({added:f,removed:c})=>f||c).flatMap(({added:f,value:c})=>c.
split(`
`).flatMap(O=>O===""?[]:[`${f?"+":"-"}${O}`]))}async function t(e,r){const u=(0,b().resolveInTree)(e,r);return u.kind!==
"inside"||!(0,C().isRegular)(u.entry.kind)?"":(await e.read(u.path)).toString("utf8").replaceAll(`\r
`,`
`)}}),37542:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.auditLogs=A,p.firstMalformedLine=s;function w(){
const t=d(28894);return w=function(){return t},t}function b(){const t=d(95132);return b=function(){return t},t}function C(){
const t=d(53315);return C=function(){return t},t}function E(){const t=d(39869);return E=function(){return t},t}const N=/^100/,
j=10;async function A(t){const{change:e,assets:r,policy:u}=t,h=e.files.filter(c=>(0,C().namesOf)(c).some(w().isAuditLog));
return u.blast_radius.audit_log==="forbidden"?h.flatMap(C().namesOf).filter(w().isAuditLog).map(O=>(0,b().finding)("audi\
t-log-changed",{path:O},(0,E().atFile)(O))):(await Promise.all(h.map(c=>m(c,t)))).flat().filter(({rule:c,location:O})=>c!==
"audit-log-malformed"||!r.problems.some(i=>S(i,O)))}async function P(t,e){return t.stat(e)===void 0?Buffer.alloc(0):t.read(
e,w().MAX_LOG_BYTES)}function S({rule:t,location:{path:e,line:r}},u){return e!==u?.path?!1:r===u.line||t==="file-not-jso\
n"&&r>u.line}async function m(t,{baseTree:e,tree:r}){const{path:u,oldPath:h,status:f}=t,c=[],O=async i=>!N.test(t.oldMode)||
(0,w().hasRecords)(await P(e,i));if(h!==void 0&&(0,w().isAuditLog)(h)&&await O(h)&&c.push((0,b().finding)("audit-log-rem\
oved",{path:h},(0,E().atFile)(h))),!(0,w().isAuditLog)(u))return c;if(f==="deleted")await O(u)&&c.push((0,b().finding)("\
audit-log-removed",{path:u},(0,E().atFile)(u)));else if(!N.test(t.newMode)||f==="type_changed")c.push((0,b().finding)("a\
udit-log-removed",{path:u},(0,E().atFile)(u)));else if(f==="modified"){const[i,l]=await Promise.all([P(e,u),P(r,u)]),a=(0,w().
continuationOf)(i,l);if(a.kind==="appended")return[...c,...g(u,l,a.from)];const{line:v}=a,M=n(v,l),y={path:u,line:M?Math.
max(v-1,1):v,column:1};c.push((0,b().finding)("audit-log-rewritten",{path:u,line:v,gone:M},{location:y}))}else c.push(...g(
u,await P(r,u),0));return c}function g(t,e,r){const u=s(e,r);if(u===void 0)return[];const h={path:t,line:u.line,column:1};
return[(0,b().finding)("audit-log-malformed",{path:t,...u},{location:h})]}function n(t,e){return e.length===0||e.at(-1)===
j&&(0,w().countLines)(e,e.length)<t}function s(t,e){let r=(0,w().countLines)(t,e)+1;for(let u=e;u<t.length;r+=1){const h=t.
indexOf(j,u),f=h<0?t.length:h,c=o(t.subarray(u,f));if(c!==void 0)return{line:r,problem:c};u=f+1}}function o(t){let e;try{
const r=t.toString("utf8").trim();if(r==="")return;e=JSON.parse(r)}catch{return"it is not a single JSON value"}return typeof e!=
"object"||e===null||Array.isArray(e)?"it is not a JSON object":typeof e.type=="string"?void 0:"it has no `type`"}}),53315:((L,p)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.DEFAULT_MAX_FILES=void 0,p.busiestDirectories=A,p.cappedSize=b,p.gradeFiles=
C,p.gradeWords=E,p.linesOf=S,p.measureChange=w,p.namesOf=P;const d=p.DEFAULT_MAX_FILES=20;function w(m,g){const n={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const s of m.files){const{path:o,oldPath:t}=s,e=t===void 0?1:2,r=Number(g.has(
o))+Number(t!==void 0&&g.has(t));n.files+=e-r,n.exempt_files+=r,r===e?n.exempt_lines+=S(s):n.lines+=S(s)}return n}function b({
files:m,lines:g,exempt_files:n,exempt_lines:s},o){return o==="reference"?{files:m,lines:g}:{files:m+n,lines:g+s}}function C(m,g,n,s){
const o=N(g);return n.files>s.files||n.lines>s.lines?"hard_cap_breach":m>2*o?"critical_overrun":m>o?"exceeded":m>.8*o?"a\
pproaching_limit":"within_limit"}function E(m,{files:g,lines:n},s,o){const t=N(s);switch(m){case"hard_cap_breach":return`\
HARD CAP BREACH: ${g} files / ${n} lines exceeds system limit (${o.files} files / ${o.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${g} files > ${2*t} (2x limit of ${t}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${g} > ${t}`;case"approaching_limit":return`approaching limit: ${g} / ${t} files (${Math.
round(g/t*100)}%)`;case"within_limit":return`${g} / ${t} files`}}function N(m){return typeof m=="number"&&m>0?m:d}const j=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function A(m,g){const n=new Map;for(const{path:s,lines:o,exempt:t}of m){const e=j.exec(s)?.[0]??".",r=n.get(e)??{path:e,
files:0,lines:0};r.files+=1,r.lines+=o,t&&(r.exempt_files=(r.exempt_files??0)+1,r.exempt_lines=(r.exempt_lines??0)+o),n.
set(e,r)}return[...n.values()].sort((s,o)=>o.files-s.files||o.lines-s.lines||(s.path<o.path?-1:1)).slice(0,g)}function P(m){
return m.oldPath===void 0?[m.path]:[m.path,m.oldPath]}function S(m){return m.added+m.deleted}}),12154:((L,p,d)=>{Object.
defineProperty(p,"__esModule",{value:!0}),p.countedChange=f,p.countedFiles=S,p.exemptPaths=N,p.isCountedByReference=h,p.
withLinesOfCode=c;function w(){const l=d(18744);return w=function(){return l},l}function b(){const l=d(20639);return b=function(){
return l},l}function C(){const l=d(93028);return C=function(){return l},l}function E(){const l=d(53315);return E=function(){
return l},l}function N(l,a,v,M){const y=l.files.flatMap(E().namesOf);return a.blast_radius.counting==="reference"?new Map(
y.filter(k=>!h(k)).map(k=>[k,"reference"])):new Map([...A(l,v,M).map(k=>[k,"validation_script"]),...y.filter((0,w().assetPathTest)(
a)).map(k=>[k,"asset_store"])])}const j={always:5,files:20,lines:1e3,bytes:64*1024};function A(l,a,v){const M=a.filter(({
change:{kind:I}})=>I==="added"||I==="modified"),y=new Set(M.flatMap(P)),k=l.files.filter(({status:I,path:$})=>I==="added"&&
y.has($)).map(I=>({path:I.path,lines:(0,E().linesOf)(I),bytes:v.stat(I.path)?.size??0})).sort((I,$)=>I.lines-$.lines||I.
bytes-$.bytes),F={lines:j.lines,bytes:j.bytes};return k.slice(0,Math.min(j.files,Math.max(j.always,M.length))).flatMap(({
path:I,lines:$,bytes:T})=>(F.lines-=$,F.bytes-=T,F.lines>=0&&F.bytes>=0?[I]:[]))}function P({commands:l}){return l.flatMap(
({reading:{command:a,targets:v}})=>v.flatMap(({kind:M,via:y,name:k,path:F})=>M==="file"&&y===void 0&&F&&a.includes(k)?[F]:
[]))}function S(l,a,v){return l.files.flatMap(M=>(0,E().namesOf)(M).map(y=>m(M,y,a.get(y),v))).sort((M,y)=>y.lines-M.lines||
(M.path<y.path?-1:1))}function m(l,a,v,M){const y=a===l.path,k=y?(0,E().linesOf)(l):0,F=y?n(l,M):void 0,I=F==="binary"?M.
stat(a)?.size:void 0;return{path:a,...v&&{exempt:v},lines:k,...F&&{veil:F},...I!==void 0&&{bytes:I}}}const g=1e3;function n({
binary:l,status:a,path:v,added:M},y){if(l)return"binary";const{size:k=0}=a==="added"?y.stat(v)??{}:{};return k>g*Math.max(
1,M)?"long_lines":void 0}const s=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),o=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,t=/capsule|events?\.jsonl$/i,e=new Set(["index\
.js","package.json"]),r=/^(?:src|scripts|config)(?:\/|$)/,u=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function h(l){
return s.has(l)||o.test(l)||t.test(l)?!1:e.has(l)||r.test(l)||u.test(l)}function f(l,a){const v=(0,E().measureChange)(l,
{has:M=>!h(M)});return{least:{files:Math.min(a.files,v.files),lines:Math.min(a.lines,v.lines)},most:{files:a.files+a.exempt_files,
lines:a.lines+a.exempt_lines}}}async function c(l,a,v){const M=async k=>(0,E().namesOf)(k).some(F=>(0,b().isWritten)(F)||
a.has(F))||await i(v.tree,k.path)||await i(v.baseTree,k.oldPath??k.path),y=[];for(const k of l.files){const F=k.binary&&
!await M(k);y.push(F?{...k,added:0,deleted:0}:k)}return{...l,files:y}}const O=16*1024*1024;async function i(l,a){const{kind:v,
size:M=0}=l.stat(a)??{};return!(0,C().isRegular)(v)||M>O?!1:(await l.read(a,O)).subarray(0,2).toString("latin1")==="#!"}}),
19177:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.decidingFiles=s;function w(){const a=d(76760);return w=
function(){return a},a}function b(){const a=d(57975);return b=function(){return a},a}function C(){const a=d(77680);return C=
function(){return a},a}function E(){const a=d(86191);return E=function(){return a},a}function N(){const a=d(46138);return N=
function(){return a},a}function j(){const a=d(59867);return j=function(){return a},a}function A(){const a=d(20639);return A=
function(){return a},a}function P(){const a=d(95132);return P=function(){return a},a}function S(){const a=d(36773);return S=
function(){return a},a}function m(){const a=d(12154);return m=function(){return a},a}function g(){const a=d(78782);return g=
function(){return a},a}function n(){const a=d(91850);return n=function(){return a},a}async function s(a){const v=a.genes.
filter(({change:I})=>I.kind!=="removed"),M=o(a),y=v.some(({commands:I})=>I.length>0);if(!y&&M.length===0)return[];const k={
launched:new Map([...await e(M,a),...u(v)]),hidden:await r(a),keepsCommand:v.some(h),warns:y};return(await Promise.all(a.
change.files.filter(({path:I})=>(0,g().alwaysForbidden)(I)===void 0).map(I=>f(I,a,k)))).flat().toSorted((I,$)=>Number($.
isNew)-Number(I.isNew)).map(({path:I,why:$,isNew:T,isWarning:R})=>{const G=a.tree.stat(I)?.size,D={path:I,why:$,isNew:T,
bytes:G??-1},U=G===void 0?{}:{location:{path:I,line:1,column:1}},H=(0,P().finding)("check-decided-by",D,U);return R?{...H,
severity:"warning"}:H})}function o({assets:a,genes:v}){const M=new Set(v.map(({asset:y})=>y));return a.present.filter(y=>y.
type==="Gene"&&!M.has(y)&&(0,C().commandsToRun)(y).length>0)}const t=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function e(a,{
judge:v,clock:M,change:y}){const k=y.files.map(({path:$})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec($)?.[1]??$),F=new Map,I=new Set;
for(const $ of a){const T=v.forFile($.path);for(const R of(0,C().commandsToRun)($)){if(!t.test(R)&&!k.some(U=>R.includes(
U)))continue;const G=JSON.stringify([T.terms.cwd,R]);if(I.has(G))continue;I.add(G),await M.tick();const{reading:D}=await T.
command(R);for(const U of(0,E().startedFiles)(D))F.set(U,R)}}return F}async function r({change:a,exempt:v,tree:M}){const k=(await(0,n().
markHiddenFiles)((0,m().countedFiles)(a,v,M),M)).filter(({veil:F,lines:I})=>F==="no_diff"&&I>0);return new Set(k.map(({path:F})=>F))}
function u(a){const v=a.flatMap(M=>M.commands);return new Map(v.flatMap(({command:M,reading:y})=>(0,E().startedFiles)(y).
map(k=>[k,M])))}function h({change:{before:a},commands:v}){const M=a?.value.validation;return Array.isArray(M)&&v.some(({
command:y})=>M.includes(y))}async function f(a,v,M){const{path:y}=a,k=await c(a,v,M);if(!M.hidden.has(y))return k;const I=[
...k,{why:"git does not show its difference (`.gitattributes`)"}].map($=>$.why).join("; ");return[{path:y,isNew:a.status===
"added",...k[0],why:I}]}async function c({path:a,status:v,oldPath:M},{tree:y,baseTree:k},{launched:F,keepsCommand:I,warns:$}){
const T=v==="added",R=v==="renamed"?M:v==="deleted"?a:void 0;if(R!==void 0&&(0,A().isTest)(R)&&(v==="deleted"||!(0,A().isTest)(
a))){const H=v==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:R,why:`a test: ${H}`,isNew:!1,isWarning:$}]}
const G=F.get(a);if(G!==void 0)return[{path:a,why:`\`${G}\` starts it`,isNew:T}];if(/(?:^|\/)package\.json$/.test(a))return i(
a,T,y,k);if((0,A().isLockfile)(w().posix.basename(a)))return[{path:a,why:"it decides which dependencies checks load",isNew:T}];
const D=(0,A().toolThatFinds)(a);if(D===void 0)return[];const U=`${D} finds it by its name${v==="deleted"?"; it was dele\
ted":""}`;return[{path:a,why:U,isNew:T,isWarning:T&&I}]}const O=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function i(a,v,M,y){const k=(0,N().objectIn)(await(0,j().readJsonFile)(y,a)),F=(0,N().objectIn)(await(0,j().readJsonFile)(
M,a)),I=O.filter(R=>!(0,b().isDeepStrictEqual)(k[R],F[R])),$=l((0,N().objectIn)(k.scripts),(0,N().objectIn)(F.scripts)),
T=[...$.length>0?[`npm scripts ${(0,S().inCode)($)}`]:[],...I.length>0?[(0,S().inCode)(I)]:[]];return T.length===0?[]:[{
path:a,why:`its ${T.join(", ")} differ`,isNew:v}]}function l(a,v){const M=new Set([...Object.keys(a),...Object.keys(v)]),
y=(k,F)=>Object.entries(k).find(([I])=>I===F);return[...M].filter(k=>!(0,b().isDeepStrictEqual)(y(a,k),y(v,k)))}}),78782:((L,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.alwaysForbidden=j,p.forbiddenPaths=A;function w(){const S=d(84831);return w=
function(){return S},S}function b(){const S=d(32854);return b=function(){return S},S}function C(){const S=d(95132);return C=
function(){return S},S}function E(){const S=d(39869);return E=function(){return S},S}const N=[".git","node_modules"];function j(S){
const m=N.filter(n=>(0,w().mayBeSpelled)(S,n));if(m.length===0)return;const g=((0,b().normalise)(S)??S).split("/");return m.
find(n=>g.some(s=>(0,w().isSpellingOf)(s,n)))}function A({touched:S,touchesOf:m,policy:g}){const n=S.flatMap(P),s=N.flatMap(
t=>(0,E().someTouches)(n.flatMap(({touch:e,...r})=>r.directory===t?e:[])).map(e=>(0,C().finding)("forbidden-path-always",
{directory:t,...e},(0,E().atFile)(e.path)))),o=g.blast_radius.forbidden_paths.flatMap(t=>(0,E().someTouches)(m(t)).map(e=>(0,C().
finding)("forbidden-path-policy",{entry:t,...e},(0,E().atFile)(e.path))));return[...s,...o]}function P({path:S,via:m}){const g=j(
S),n=g??j(m);return n===void 0?[]:[{directory:n,touch:{path:S,via:g===void 0?m:""}}]}}),39500:((L,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.RUNS_PACKAGES=void 0,p.commandOf=S,p.dependence=o,p.earlySteps=j,p.lateGate=r,p.localAction=
m,p.placeOf=A,p.textOf=s;function w(){const u=d(53916);return w=function(){return u},u}function b(){const u=d(20639);return b=
function(){return u},u}function C(){const u=d(3463);return C=function(){return u},u}function E(){const u=d(32854);return E=
function(){return u},u}const N=p.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function j(u,h,f){return h.flatMap((c,O)=>{const i=P(c,f);return i?[{...i,place:A(u,O)}]:[]})}function A(u,h){return`job\
s.${u}.steps[${h}]`}function P(u,h){const{uses:f,run:c}=u;if(typeof c=="string")return S(u,h);if(typeof f=="string")return f.
startsWith("./")?m(f):n(u)}function S({run:u,shell:h,env:f,"working-directory":c},O){return{what:"a command",text:s([u,h,
f,c,O])}}function m(u){return{what:"a local action",text:"",folder:(0,E().normalise)(u)||"action.yml"}}const g=/^(?:run|script|commands?|cmd)$/i;
function n({uses:u,with:h}){const f=(0,C().isMapping)(h)?Object.entries(h):[],c=s(f.filter(([l])=>g.test(l)).map(([,l])=>l));
if(c.trim()!=="")return{what:"a command",text:c};const O=JSON.stringify([u,h]);return/npm|yarn|bun/i.test(O)&&/install(?!":(?:false|"false"))/i.
test(O)?{what:"an installation",text:"npm install"}:void 0}function s(u){return typeof u=="string"?u.replaceAll(/^\s*#.*$/gm,
""):typeof u!="object"||u===null?"":Object.values(u).map(s).join(`
`)}function o(u,h,f){const{folder:c,text:O,startsGate:i}=u,l=i?"starts the gate":"runs before the gate";if(c!==void 0&&(0,E().
isWithin)(h,c))return`it belongs to a local action that ${l}`;if(t(h,O))return`it is named in a step that ${l}`;if(!N.test(
O))return;const a=h.split("/").at(-1)??"",v=(0,w().dirname)(h);return(v==="."||f||t(v,O))&&(0,b().isPackageFile)(a)||(0,E().
isWithin)(h,".yarn")?`a package manager that ${l} reads it`:void 0}function t(u,h){const f=h.toLowerCase();return u.split(
"/").every(c=>e(f,c.toLowerCase()))}function e(u,h){for(let f=u.indexOf(h);f!==-1;f=u.indexOf(h,f+1)){const c=u.slice(f+
h.length,f+h.length+2);if(!/[\w.-]/.test(u[f-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(c))return!0}return!1}function r({jobs:u}){
const h=[...u].flatMap(([O,i])=>[...i.values()].flat().map(l=>({path:O,...l}))),[f]=h;if(f===void 0)return;const c=h.map(
({path:O,place:i,what:l})=>`\`${i}\` of \`${O}\` (${l})`);return{path:f.path,steps:[...new Set(c)],startsGate:h.some(({startsGate:O})=>O)}}}),
1348:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.gateChange=n,p.gateFindings=s;function w(){const i=d(
3463);return w=function(){return i},i}function b(){const i=d(76545);return b=function(){return i},i}function C(){const i=d(
74238);return C=function(){return i},i}function E(){const i=d(95132);return E=function(){return i},i}function N(){const i=d(
90331);return N=function(){return i},i}function j(){const i=d(39869);return j=function(){return i},i}function A(){const i=d(
39500);return A=function(){return i},i}function P(){const i=d(52848);return P=function(){return i},i}function S(){const i=d(
83330);return S=function(){return i},i}function m(){const i=d(44724);return m=function(){return i},i}function g(){const i=d(
3733);return g=function(){return i},i}function n({policyPath:i,changedNames:l,baseTree:a,tree:v,loadedPolicy:{shared:M}}){
return l.size===0?[]:s({policyPath:i,baseTree:a,tree:v,shared:M})}async function s(i){const{policyPath:l,baseTree:a,tree:v}=i,
{weakened:M,started:y,before:k}=await e(a,v),F=l===void 0?[]:await t(i),I=(0,A().lateGate)(k);return[...[...F.length>0?[
[C().POLICY_PATH,F]]:[],...M].map(([$,T])=>(0,E().finding)("gate-weakened",{path:$,effects:T},(0,j().atFile)($))),...y.map(
$=>(0,E().finding)("gate-tightened",{path:$,effects:["it runs the gate"]},(0,j().atFile)($))),...I?[(0,E().finding)("gat\
e-runs-late",{...I},(0,j().atFile)(I.path))]:[]]}function o(i,l){return i.oid!==void 0&&i.oid===l?.oid&&i.kind===l.kind}
async function t({baseTree:i,tree:l,shared:a}){const v=i.stat(C().POLICY_PATH);if(v===void 0)return[];if(o(v,l.stat(C().
POLICY_PATH))&&a===void 0)return[];const[M,y]=await Promise.all([(0,C().readPolicyIn)(i,a),(0,C().readPolicyIn)(l,a)]);if("\
mistakes"in M||"mistakes"in y||"missing"in M)return[];if("missing"in y)return[(0,N().unreadWords)(y.missing.source)];const k=(0,b().
comparePolicies)(M.policy,y.policy).filter(({loosens:I})=>I);return[...l.stat(C().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...k.map(N().effectWords)]}async function e(i,l){const[a,v]=await Promise.all([(0,g().readWorkflows)(i),(0,g().
readWorkflows)(l)]),[M,y]=await Promise.all([(0,P().findGateUses)(i,a),(0,P().findGateUses)(l,v)]),k=r(a,v),F=h(a,M),[I,
$]=[!0,!1].map(D=>k.filter(([{path:U}])=>F.has(U)===D)),T=new Map;for(const[D,U]of[...I.map(u),...c($,f(a,M)),...O((0,m().
gateNames)(a,M),v,I,$),...await(0,S().readFileEdits)(M,i,l)])U.length>0&&T.set(D,[...T.get(D)??[],...U]);const R=new Set(
I.map(([,D])=>D?.path)),G=[...y.jobs.keys()].filter(D=>!R.has(D));return{weakened:T,started:G,before:M}}function r(i,l){
const a=new Set(i.map(({path:M})=>M)),v=l.filter(({path:M})=>!a.has(M));return i.map(M=>{const y=l.find(({path:k})=>k===
M.path);return[M,y??v.find(k=>u([M,k])[1].length===0)]})}function u([i,l]){const{path:a,text:v,value:M}=i;if(l===void 0)
return[a,["the workflow is removed, or replaced by another one"]];if(l.text===v)return[a,[]];const y=M!==void 0&&l.value!==
void 0;return[a,y?(0,g().changedKeys)(M,l.value):["it changes, and is not a valid workflow"]]}function h(i,{jobs:l}){const a=new Set(
l.keys()),v=({uses:M})=>{const y=i.find(({path:k})=>k===(0,P().calledPath)(M));if(!(y===void 0||a.has(y.path))){a.add(y.
path);for(const k of(0,g().jobsOf)(y).values())v(k)}};for(const M of i){const y=(0,g().jobsOf)(M);for(const k of l.get(M.
path)?.keys()??[]){const F=y.get(k)??{};for(const I of[F,...(0,g().neededBy)(F,y)])v(I)}}return a}function f(i,{jobs:l}){
const a=i.filter(({path:v})=>l.has(v)).map(({value:v})=>(0,g().eventsOf)(v?.on).get("workflow_run"));return new Set(a.flatMap(
v=>(0,w().isMapping)(v)?[v.workflows].flat():[]))}function c(i,l){return i.filter(([a])=>l.has((0,g().workflowName)(a))).
filter(([a,v])=>!v||(0,g().workflowName)(v)!==(0,g().workflowName)(a)).map(([{path:a}])=>[a,["the gate waits for a workf\
low of this name, which changes"]])}function O(i,l,a,v){return l.filter(M=>!a.some(([,y])=>y===M)).map(M=>{const[y]=v.find(
([,k])=>k===M)??[];return[M.path,(0,m().takenNames)(i,M,y)]})}}),52848:((L,p,d)=>{Object.defineProperty(p,"__esModule",{
value:!0}),p.GATE=void 0,p.calledPath=u,p.findGateUses=m;function w(){const i=d(46138);return w=function(){return i},i}function b(){
const i=d(59867);return b=function(){return i},i}function C(){const i=d(3463);return C=function(){return i},i}function E(){
const i=d(32854);return E=function(){return i},i}function N(){const i=d(93028);return N=function(){return i},i}function j(){
const i=d(39500);return j=function(){return i},i}function A(){const i=d(3733);return A=function(){return i},i}const P=p.
GATE=/gene-gate/i,S=10;async function m(i,l){const a=(0,w().objectIn)(await(0,b().readJsonFile)(i,"package.json")),v=new g(
i,l,a),M=new Map;for(const y of l){const k=await v.jobsOf(y),F=y.value===void 0&&P.test(y.text);(k.size>0||F)&&M.set(y.path,
k)}return{jobs:M,files:v.files}}class g{files=new Set;#n;#t;#s;constructor(l,a,v){this.#n=l,this.#t=new Map(a.map(M=>[M.
path,M])),this.#s=O(v)}async jobsOf(l,a=0){const v=new Map,M=(0,A().jobsOf)(l),y=[l.value?.defaults,l.value?.env];for(const[
k,F]of M){const I=typeof F.uses=="string"&&await this.#e(F.uses,a),$=await this.#a(k,F,y);if(!I&&$===void 0)continue;const{
needs:T,...R}=F,G=/\bneeds\b/.test((0,j().textOf)(R))?(0,A().neededBy)(F,M):[],D=[...M].filter(([,U])=>G.includes(U)).flatMap(
([U,H])=>(0,j().earlySteps)(U,this.#o(H),y));v.set(k,e(l)?[]:[...D,...$??[]])}return v}#o(l,a=0){const v=this.#t.get(u(l.
uses)??""),M=v&&a<S?[...(0,A().jobsOf)(v).values()]:[];return[...(0,A().stepsOf)(l),...M.flatMap(y=>this.#o(y,a+1))]}async#a(l,a,v){
const M=(0,A().stepsOf)(a),y=[a.defaults,a.env,...v],k=await Promise.all(M.map(T=>this.#r(T,y))),F=k.findLastIndex(T=>T!==
void 0);if(F===-1)return;const I=(0,j().earlySteps)(l,M.slice(0,F),y),$=k[F];return $?[...I,{...$,place:(0,j().placeOf)(
l,F)}]:I}async#r(l,a){const{uses:v,run:M}=l;if(typeof v=="string")return await this.#e(v,0)?v.startsWith("./")?{...(0,j().
localAction)(v),startsGate:!0}:null:void 0;if(typeof M!="string")return;const y=await this.#i(M,r(l,a));if(y===void 0)return;
for(const I of y)this.files.add(I);const k=(0,j().commandOf)(l,a);if(/RUNNER_TEMP|runner\.temp/.test(k.text))return null;
if(y.length>0||j().RUNS_PACKAGES.test(M))return{...k,startsGate:!0};const F=f(M);return F===""?null:(0,j().commandOf)({...l,
run:F},a)}async#e(l,a){const v=u(l);if(v===void 0)return P.test(h(l));if(a>S)return!1;const M=this.#t.get(v);if(M)return(await this.
jobsOf(M,a+1)).size>0;for(const y of["action.yml","action.yaml"]){const k=await(0,A().readActionsFile)(this.#n,v===""?y:
`${v}/${y}`),{name:F,runs:I}=k?.value??{};if(typeof F=="string"&&P.test(F))return!0;for(const{uses:$,run:T}of(0,C().isMapping)(
I)?(0,A().stepsOf)(I):[])if(typeof $=="string"&&await this.#e($,a+1)||typeof T=="string"&&await this.#i(T,v))return!0}return!1}async#i(l,a,v=new Set){
const M=c(l);if(M.some(k=>P.test(k)))return[];if(j().RUNS_PACKAGES.test(l)&&M.some(k=>this.#s.has(k)))return["package.js\
on"];const y=M.flatMap(k=>s.test(k)?o:[k]);for(const k of y.flatMap(F=>[`./${a}/${F}`,F])){const F=(0,E().normalise)(k),
I=F&&!v.has(F)&&await this.#c(F);if(!F||!I)continue;const $=await this.#i(I,a,v.add(F));if($)return[F,...$]}}async#c(l){
const{kind:a,size:v=0}=this.#n.stat(l)??{};if(!(!(0,N().isRegular)(a)||v>n)&&!(a!=="executable"&&!t.test(l)))return(await this.#n.
read(l)).toString("utf8")}}const n=64*1024,s=/^(?:g?make)$/,o=["GNUmakefile","makefile","Makefile"],t=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function e({value:i}){const l=[...(0,A().eventsOf)(i?.on).keys()];return l.length>0&&l.every(a=>a==="workflow_run")}function r({
"working-directory":i},l){const a=l.map(v=>(0,C().isMapping)(v)&&(0,C().isMapping)(v.run)?v.run["working-directory"]:void 0);
return String([i,...a].find(v=>typeof v=="string")??"")}function u(i){return typeof i=="string"&&i.startsWith("./")?(0,E().
normalise)(h(i)):void 0}function h(i){return i.split("@")[0]??""}function f(i){const[l=""]=(0,j().textOf)(i).replaceAll(
/^\s*set .*$/gm,"").split(P);return l.slice(0,Math.max(0,l.search(/[^;&|\n]*$/))).trim()}function c(i){return i.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function O(i){const l=(0,C().isMapping)(i.scripts)?Object.entries(i.scripts):[],
a=new Set;for(let v=-1;v<a.size;){v=a.size;for(const[M,y]of l)c(String(y)).some(k=>P.test(k)||a.has(k))&&a.add(M)}return a}}),
83330:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.readFileEdits=A;function w(){const n=d(46138);return w=
function(){return n},n}function b(){const n=d(59867);return b=function(){return n},n}function C(){const n=d(32854);return C=
function(){return n},n}function E(){const n=d(93028);return E=function(){return n},n}function N(){const n=d(39500);return N=
function(){return n},n}function j(){const n=d(3733);return j=function(){return n},n}async function A({jobs:n,files:s},o,t){
const e=[...n.values()].flatMap(O=>[...O.values()].flat());if(e.length===0&&s.size===0)return[];const r=await P(e,s,o),u=[
...o.files(),...t.files()],h=u.filter(({path:O,kind:i})=>i==="symlink"&&r(O)!==void 0).flatMap(({path:O})=>[o,t].map(i=>[
O,S(i,O)])),f=new Map;for(const{path:O}of u){const i=h.flatMap(([a,v])=>v!==void 0&&(0,C().isWithin)(O,v)?[a+O.slice(v.length)]:
[]),l=[O,...i].map(r).find(a=>a!==void 0);l!==void 0&&f.set(O,l)}const c=[...f].map(async([O,i])=>{const l=await m(O,o,t);
return[O,l.map(a=>`${a}, and ${i}`)]});return(await Promise.all(c)).filter(([,O])=>O.length>0)}async function P(n,s,o){const e=(0,w().
objectIn)(await(0,b().readJsonFile)(o,"package.json")).workspaces!==void 0||o.stat("pnpm-workspace.yaml")!==void 0;return r=>{
if(s.has(r))return"the gate runs through it";for(const u of n){const h=(0,N().dependence)(u,r,e);if(h!==void 0)return h}}}
function S(n,s){const o=(0,C().resolveInTree)(n,s);return o.kind==="inside"||o.kind==="missing"?o.path:void 0}async function m(n,s,o){
const[t,e]=[s.stat(n),o.stat(n)];if(t===void 0||e===void 0)return t===e?[]:[`the file is ${t?"removed":"added"}`];if(t.kind===
e.kind&&t.oid!==void 0&&t.oid===e.oid)return[];const[r,u]=await Promise.all([g(s,t),g(o,e)]);if(t.kind===e.kind&&r.equals(
u))return[];const[h,f]=/(?:^|\/)action\.ya?ml$/.test(n)?[(0,j().parseMapping)(r.toString()),(0,j().parseMapping)(u.toString())]:
[];return h&&f?(0,j().changedKeys)(h,f):["the file changes"]}async function g(n,{path:s,kind:o,oid:t}){return(0,E().isRegular)(
o)?await n.read(s):Buffer.from(n.readlink(s)??t??"")}}),44724:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.gateNames=N,p.takenNames=A;function w(){const g=d(57975);return w=function(){return g},g}function b(){const g=d(3463);
return b=function(){return g},g}function C(){const g=d(52848);return C=function(){return g},g}function E(){const g=d(3733);
return E=function(){return g},g}function N(g,{jobs:n}){const s=g.flatMap(o=>[...n.get(o.path)?.keys()??[]].flatMap(t=>{const e=(0,E().
jobsOf)(o).get(t)??{};return[P(t,e),...j(e)]}));return s.length>0?[...new Set([...s,"gene-gate"])]:[]}function j(g){return[
g,...(0,E().stepsOf)(g)].flatMap(({uses:n,with:s})=>{const o=(0,b().isMapping)(s)?s["check-name"]:void 0;return typeof n==
"string"&&(C().GATE.test(n)||n.startsWith("./"))&&o?[String(o).trim()]:[]})}function A(g,n,s){const o=s?(0,E().jobsOf)(s):
new Map,t=(0,w().isDeepStrictEqual)(n.value,s?.value);return[...(0,E().jobsOf)(n)].filter(([e,r])=>g.some(u=>S(P(e,r),u))).
filter(([e,r])=>{const u=o.get(e);return!(u&&(0,w().isDeepStrictEqual)({...r,steps:[]},{...u,steps:[]}))||r.needs!==void 0&&
!t}).map(([e])=>`the job \`${e}\` has, or can have, the name of the gate's check`)}function P(g,{name:n}){return typeof n==
"string"&&n.trim()!==""?n.trim():g}function S(g,n){const[s,o]=[m(g),m(n)];if(s===void 0&&o===void 0)return g===n;if(s===
void 0||o===void 0){const[e,[r,u]]=s===void 0?[g,o??["",""]]:[n,s];return e.length>=r.length+u.length&&e.startsWith(r)&&
e.endsWith(u)}return((e,r)=>e.startsWith(r)||r.startsWith(e))(s[0],o[0])&&(s[1].endsWith(o[1])||o[1].endsWith(s[1]))}function m(g){
const n=g.indexOf("${{"),s=g.lastIndexOf("}}");return n===-1||s<n?void 0:[g.slice(0,n),g.slice(s+2)]}}),3733:((L,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.changedKeys=e,p.eventsOf=o,p.jobsOf=g,p.neededBy=s,p.parseMapping=m,p.
readActionsFile=S,p.readWorkflows=P,p.stepsOf=n,p.workflowName=t;function w(){const f=d(57975);return w=function(){return f},
f}function b(){const f=d(69873);return b=function(){return f},f}function C(){const f=d(3463);return C=function(){return f},
f}function E(){const f=d(80287);return E=function(){return f},f}function N(){const f=d(93028);return N=function(){return f},
f}const j=".github/workflows",A=1024*1024;async function P(f){const c=f.list(j).map(({path:i})=>i);return(await Promise.
all(c.filter(i=>/\.ya?ml$/.test(i)).map(i=>S(f,i)))).filter(i=>i!==void 0)}async function S(f,c){const{kind:O,size:i=0}=f.
stat(c)??{};if(!(0,N().isRegular)(O))return;if(i>A)return{path:c,text:"",value:void 0};const l=(await f.read(c)).toString(
"utf8");return{path:c,text:l,value:m(l)}}function m(f){if(!(0,E().isNestedTooDeep)(f))try{const c=(0,b().parseDocument)(
f,{prettyErrors:!1});if(c.errors.length>0)return;const O=c.toJS({maxAliasCount:100});return(0,C().isMapping)(O)?O:void 0}catch{
return}}function g({value:f}){const c=(0,C().isMapping)(f?.jobs)?Object.entries(f.jobs):[];return new Map(c.filter(O=>(0,C().
isMapping)(O[1])))}function n({steps:f}){return Array.isArray(f)?f.filter(C().isMapping):[]}function s(f,c){const O=new Set,
i=({needs:l})=>{for(const a of Array.isArray(l)?l:[l]){const v=c.get(String(a));v===void 0||O.has(v)||(O.add(v),i(v))}};
return i(f),[...O]}function o(f){return typeof f=="string"?new Map([[f,{}]]):Array.isArray(f)?new Map(f.map(c=>[String(c),
{}])):(0,C().isMapping)(f)?new Map(Object.entries(f).map(([c,O])=>[c,O??{}])):new Map}function t({path:f,value:c}){return typeof c?.
name=="string"?c.name:f}function e(f,c){return r(u(f),u(c),"")}function r(f,c,O){return(0,w().isDeepStrictEqual)(f,c)?[]:
(0,C().isMapping)(f)&&(0,C().isMapping)(c)?[...new Set([...Object.keys(f),...Object.keys(c)])].flatMap(l=>r(f[l],c[l],O===
""?l:`${O}.${l}`)):Array.isArray(f)&&Array.isArray(c)&&f.length===c.length?f.flatMap((i,l)=>r(i,c[l],`${O}[${l}]`)):f===
void 0?[`\`${O}\` is added`]:[`\`${O}\` ${c===void 0?"is removed":"changes"}`]}function u(f){const{jobs:c,runs:O}=f,i=(0,C().
isMapping)(c)?Object.fromEntries(Object.entries(c).map(([l,a])=>[l,h(a)])):c;return{...f,jobs:i,runs:h(O)}}function h(f){
if(!(0,C().isMapping)(f)||!Array.isArray(f.steps))return f;const c=f.steps.map(O=>(0,C().isMapping)(O)?{...O,name:""}:O);
return{...f,steps:c}}}),91850:((L,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.markHiddenFiles=w;const d=100;
async function w(b,C){const E=b.slice(0,d).map(({path:j})=>j),N=await C.attributes?.(E,["linguist-generated","diff"]);return N===
void 0?[...b]:b.map((j,A)=>A>=d||j.veil!==void 0?j:/^(?:set|true)$/.test(N(j.path,"linguist-generated"))?{...j,veil:"gen\
erated"}:N(j.path,"diff")==="unset"?{...j,veil:"no_diff"}:j)}}),90331:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.effectWords=o,p.ignoredInputs=t,p.policyFile=A,p.unreadWords=n;function w(){const e=d(76545);return w=function(){return e},
e}function b(){const e=d(74238);return b=function(){return e},e}function C(){const e=d(49875);return C=function(){return e},
e}function E(){const e=d(24666);return E=function(){return e},e}function N(){const e=d(95132);return N=function(){return e},
e}function j(){const e=d(39869);return j=function(){return e},e}async function A(e){const{policyPath:r,changedNames:u,tree:h,
baseTree:f}=e;return r===void 0?[]:[...[...u].some(O=>O===r||O.startsWith(E().COPIES))?await g(e):[],...P(h,f)]}function P(e,r){
const u=e.stat(b().POLICY_PATH)?m(e,r):(0,C().findNearPolicy)(e);if(u===void 0)return[];const{path:h,fault:f}=u;return[(0,N().
finding)("policy-misplaced",{path:h,fault:f},(0,j().atFile)(h))]}const S=b().POLICY_PATH.replace(/yml$/,"yaml");function m(e,r){
return e.stat(S)!==void 0&&r.stat(S)===void 0?{path:S,fault:"is beside the policy"}:void 0}async function g({baseTree:e,
tree:r,loadedPolicy:u}){const{policy:h,shared:f}=u,[c,O]=await Promise.all([(0,b().readPolicyIn)(e,f),(0,b().readPolicyIn)(
r,f)]),i=b().POLICY_PATH;if("mistakes"in O)return O.mistakes.map(({line:v,column:M,message:y})=>(0,N().finding)("policy-\
broken",{path:i,mistake:y},{location:{path:i,line:v,column:M}}));const l="policy"in c?c.policy:h,a="missing"in O?[n(O.missing.
source)]:(0,w().comparePolicies)(l,O.policy).map(o);return[(0,N().finding)("policy-changed",{path:i,effects:a},(0,j().atFile)(
i))]}function n(e){return`extends: ${(0,E().sharedName)(e)}, which cannot be compared; commit it as ${(0,E().copyPath)(e)}`}
const s=160;function o({key:e,change:r,direction:u,loosens:h}){const f=!h&&r.length>s?`${r.slice(0,s).replace(/[\ud800-\udbff]$/,
"")}\u2026`:r;return`${e}: ${f}${u===void 0||h&&u==="tighter"?"":` (${u})`}`}function t({loadedPolicy:e}){return e.ignoredInputs.
map(r=>(0,N().finding)("input-loosens-policy",{...r}))}}),75597:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.protectedPaths=j;function w(){const n=d(41330);return w=function(){return n},n}function b(){const n=d(32854);return b=
function(){return n},n}function C(){const n=d(95132);return C=function(){return n},n}function E(){const n=d(39869);return E=
function(){return n},n}const N=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS\
.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function j(n){const{touched:s,policy:o,policyPath:t,
change:e,tree:r,genes:u}=n,h=P(e,r),f=u.some(({binds:i})=>i),c=m(o.blast_radius.protected_paths),O=m(N);return s.flatMap(
i=>{const{path:l}=i,a=h.get(l),v=g(i),M=c(v),y=l===t?void 0:O(v);if(M===void 0&&y===void 0)return[];const k=M===void 0?{
path:l,pattern:y??"",by:"the default list"}:{path:l,pattern:M,by:"the policy"},F=M!==void 0||a!==void 0&&f,I={...(0,E().
atFile)(l),severity:F?"error":"warning",harm:M!==void 0||A(l)?"danger":"broken"};return[a===void 0?(0,C().finding)("prot\
ected-path",k,I):(0,C().finding)("protected-file-destroyed",{...k,how:a},I)]})}function A(n){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(n)}function P(n,s){const o=new Map;for(const{status:t,path:e,oldPath:r}of n.files)t==="deleted"&&o.set(e,"deletes"),
r!==void 0&&o.set(r,"deletes"),(t==="modified"||t==="type_changed")&&s.stat(e)?.size===0&&o.set(e,"empties");return o}const S={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function m(n){const s=n.map(o=>{const t=(0,w().default)(o,S),e=(0,b().withinFolded)(
o);return{pattern:o,covers:({path:u,folded:h})=>t(u)||e(h)}});return o=>s.find(({covers:t})=>o.some(t))?.pattern}function g({
path:n,via:s}){const o={path:n,folded:(0,b().folded)(n)};return s===""?[o]:[o,{path:s,folded:(0,b().folded)(s)}]}}),66503:((L,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.storeRoots=j;function w(){const m=d(76760);return w=function(){return m},
m}function b(){const m=d(68450);return b=function(){return m},m}function C(){const m=d(59867);return C=function(){return m},
m}function E(){const m=d(95132);return E=function(){return m},m}function N(){const m=d(39869);return N=function(){return m},
m}async function j(m){const{genes:g,tree:n}=m,s=g.flatMap(({asset:t,store:e,change:r})=>r.kind==="removed"?[]:[[e.path,{
store:e,file:t.path}]]),o=[...new Map(s).values()].map(t=>P(t,n));return[...A(m),...(await Promise.all(o)).flat()]}function A({
assets:m,policy:g,tree:n,baseTree:s}){const o=new Map;for(const t of m.files){const{path:e,root:r}=(0,b().storeOf)(t,{policy:g,
tree:s}),u=(0,b().storeOf)(t,{policy:g,tree:n}).root;if(s.stat(e)===void 0||r===u||o.has(e))continue;const h={store:S(e),
root:S(r),next:S(u)};o.set(e,(0,E().finding)("store-root-moved",h,(0,N().atFile)(t)))}return[...o.values()]}async function P({
store:{path:m,root:g,named:n},file:s},o){const t={store:S(m),root:S(g)};if(o.stat(g)?.kind!=="directory"){const r=n===!0;
return[(0,E().finding)("store-root-missing",{...t,named:r},(0,N().atFile)(s))]}if(await(0,C().readPackageJson)(o,g)===C().
INVALID){const r=w().posix.join(g,"package.json");return[(0,E().finding)("store-root-unreadable",{...t,path:r},(0,N().atFile)(
s))]}const e=(0,b().packagesAbove)(o,m).filter(r=>r!==g);return n===!0||e.length===0?[]:[(0,E().finding)("store-root-unc\
lear",{...t,others:e.map(S)},(0,N().atFile)(s))]}function S(m){return m===""?".":m}}),39869:((L,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.SYMLINK=void 0,p.atFile=N,p.someTouches=g,p.touchedPaths=C,p.touchesOf=E;function w(){const n=d(
32854);return w=function(){return n},n}function b(){const n=d(53315);return b=function(){return n},n}function C(n,s){return n.
files.flatMap(o=>(0,b().namesOf)(o).map(t=>({path:t,via:t===o.path&&o.newMode===j?P(s,t):""})))}function E(n,s){const o=new Map;
return t=>{const e=o.get(t)??A(n,S(s,t));return o.set(t,e),e}}function N(n){return{location:{path:n,line:1,column:1}}}const j=p.
SYMLINK="120000";function A(n,s){const o=t=>s.some(e=>(0,w().isWithin)(t,e));return n.flatMap(t=>o(t.path)?[{path:t.path,
via:""}]:t.via!==""&&o(t.via)?[t]:[])}function P(n,s){const o=(0,w().resolveInTree)(n,s);return o.kind==="inside"||o.kind===
"missing"?o.path:""}function S(n,s){const o=(0,w().resolveInTree)(n,s);return o.kind==="inside"?[s,o.path]:[s]}const m=3;
function g(n){const s=n.length-m;return n.slice(0,m).map((o,t)=>s>0&&t===m-1?{...o,more:s}:o)}}),90350:((L,p,d)=>{Object.
defineProperty(p,"__esModule",{value:!0}),p.unauditableFiles=j,p.unprovenMerge=g;function w(){const n=d(32854);return w=
function(){return n},n}function b(){const n=d(95132);return b=function(){return n},n}function C(){const n=d(39869);return C=
function(){return n},n}const E="160000",N=".gitmodules";function j({genes:n,change:s,tree:o}){if(!n.some(({binds:h})=>h))
return[];const[t,...e]=s.files.filter(A).map(({path:h})=>h),[r,...u]=s.files.filter(({path:h,newMode:f})=>f===C().SYMLINK&&
P(h,o)).map(({path:h})=>h);return[...t===void 0?[]:[(0,b().finding)("submodule-changed",{path:t,...m(e)},(0,C().atFile)(
t))],...r===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:r,target:o.readlink(r)??"",...m(u)},(0,C().atFile)(r))]]}
function A({path:n,newMode:s,status:o}){return s===E||n===N&&o!=="deleted"}function P(n,s){const{kind:o}=(0,w().resolveInTree)(
s,n);return o==="outside"||o==="loop"}const S=9;function m(n){const s=n.length-S;return{...n.length>0&&{likewise:n.slice(
0,S)},...s>0&&{more:s}}}function g({unprovenMerge:n}){return n?[(0,b().finding)("merge-not-proven",{merge:n.commit,reason:n.
reason})]:[]}}),72025:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.ask=N,p.assetNotJudged=A,p.notChecked=
S,p.ofChange=E;function w(){const m=d(27199);return w=function(){return m},m}function b(){const m=d(95132);return b=function(){
return m},m}function C(){const m=d(50661);return C=function(){return m},m}function E(m){return(g,...n)=>(0,C().isChange)(
g)?m(g,...n):[]}async function N(m,g,...n){const s=Object.entries(m).map(async([o,t])=>{try{return await t(g,...n)}catch(e){
return[j(o,e,n)]}});return(await Promise.all(s)).flat()}function j(m,g,[n]){return n===void 0?(0,b().notJudged)(`the cha\
nge; the check "${m}" failed`,g):A(n.asset,g,`; the check "${m}" failed`)}function A(m,g,n=""){const s=`the ${m.type} \`${m.
id}\`${n}`;return(0,b().notJudged)(s,g,P(m))}function P(m){try{return(0,w().placeOf)(m)}catch{return{location:{path:m.path,
line:1,column:1},subject:(0,w().subjectOf)(m)}}}function S(m,{path:g,detail:n},s){return(0,b().finding)("claim-not-check\
ed",{claim:m,why:`${n} of the log \`${g}\``},s)}}),70716:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.SUBJECT_CHECKS=
p.REMOVED_GENE_CHECKS=p.GENE_CHECKS=p.CLAIM_CHECKS=void 0;function w(){const y=d(98497);return w=function(){return y},y}
function b(){const y=d(37542);return b=function(){return y},y}function C(){const y=d(19177);return C=function(){return y},
y}function E(){const y=d(78782);return E=function(){return y},y}function N(){const y=d(1348);return N=function(){return y},
y}function j(){const y=d(90331);return j=function(){return y},y}function A(){const y=d(75597);return A=function(){return y},
y}function P(){const y=d(66503);return P=function(){return y},y}function S(){const y=d(90350);return S=function(){return y},
y}function m(){const y=d(72025);return m=function(){return y},y}function g(){const y=d(52117);return g=function(){return y},
y}function n(){const y=d(97004);return n=function(){return y},y}function s(){const y=d(93198);return s=function(){return y},
y}function o(){const y=d(59613);return o=function(){return y},y}function t(){const y=d(48550);return t=function(){return y},
y}function e(){const y=d(66322);return e=function(){return y},y}function r(){const y=d(10255);return r=function(){return y},
y}function u(){const y=d(85881);return u=function(){return y},y}function h(){const y=d(93290);return h=function(){return y},
y}function f(){const y=d(73566);return f=function(){return y},y}function c(){const y=d(47771);return c=function(){return y},
y}function O(){const y=d(36974);return O=function(){return y},y}function i(){const y=d(42804);return i=function(){return y},
y}const l=p.SUBJECT_CHECKS={"asset-files":g().assetFiles,"forbidden-paths":(0,m().ofChange)(E().forbiddenPaths),"protect\
ed-paths":(0,m().ofChange)(A().protectedPaths),"policy-file":(0,m().ofChange)(j().policyFile),"gate-change":(0,m().ofChange)(
N().gateChange),"agent-files":(0,m().ofChange)(({agentFiles:y})=>y.flatMap(({findings:k})=>k)),"changed-instructions":(0,m().
ofChange)(w().changedInstructions),"stale-instructions":(0,m().ofChange)(w().staleInstructions),"ignored-inputs":(0,m().
ofChange)(j().ignoredInputs),"audit-logs":(0,m().ofChange)(b().auditLogs),"unauditable-files":(0,m().ofChange)(S().unauditableFiles),
"unproven-merge":(0,m().ofChange)(S().unprovenMerge),"hard-cap":(0,m().ofChange)(i().hardCap),"store-roots":(0,m().ofChange)(
P().storeRoots),"deciding-files":(0,m().ofChange)(C().decidingFiles),"missing-genes":u().missingGenes,"event-chain":s().
eventChain,"unresolved-references":u().unresolvedReferences,"genes-still-named":(0,m().ofChange)(u().genesStillNamed),"e\
ngine-seeds":(0,m().ofChange)(e().engineSeeds),"activated-seeds":(0,m().ofChange)(n().activatedSeeds),"removed-scripts":(0,m().
ofChange)(h().removedScripts),"claimed-radius":(0,m().ofChange)(o().claimedRadius),"claimed-streak":c().claimedStreak,estimates:(0,m().
ofChange)(o().estimates),"look-alike-ids":t().lookAlikeIds,"repeated-ids":t().repeatedIds,unidentified:f().unidentified},
a=p.CLAIM_CHECKS={"self-description":f().selfDescription,"capsule-fields":f().capsuleFields,envelope:r().envelope},v=p.GENE_CHECKS=
{"incomplete-gene":O().incompleteGene,"validation-list":O().validationList,"declared-constraints":i().declaredConstraints,
"loosened-constraints":(0,m().ofChange)(i().loosenedConstraints),"limits-beyond-cap":(0,m().ofChange)(i().limitsBeyondCap),
"gene-blast-radius":(0,m().ofChange)(i().geneBlastRadius),"declared-paths":(0,m().ofChange)(i().declaredPaths),"self-des\
cription":f().selfDescription,envelope:r().envelope},M=p.REMOVED_GENE_CHECKS={"removed-gene":(0,m().ofChange)(O().removedGene),
"gene-blast-radius":(0,m().ofChange)(i().geneBlastRadius),"declared-paths":(0,m().ofChange)(i().declaredPaths)}}),52117:((L,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.assetFiles=b,p.assetProblemFinding=C;function w(){const E=d(95132);return w=
function(){return E},E}function b({problems:E}){return E.map(C)}function C({rule:E,detail:N,location:j,id:A,before:P}){const m={
location:j,...A===void 0?{}:{subject:{id:A}}};return P?{...(0,w().finding)(E,{detail:N},{...m,severity:"notice"}),before:P}:
(0,w().finding)(E,{detail:N},m)}}),97004:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.activatedSeeds=j,
p.blockedGenes=E;function w(){const A=d(27199);return w=function(){return A},A}function b(){const A=d(77680);return b=function(){
return A},A}function C(){const A=d(95132);return C=function(){return A},A}async function E(A,P,S){const m=new Map;for(const g of A){
const{gene:n}=g.value,s=P.find(e=>e.type==="Gene"&&e.id===n),o=s&&await N(s,S);if(s===void 0||o===void 0)continue;const t={
capsule:g.id,gene:s.id,command:o};m.set(g,(0,C().finding)("capsule-gene-blocked",t,(0,w().placeOf)(g,["gene"])))}return m}
async function N(A,P){const S=P.forFile(A.path);for(const m of(0,b().commandsToRun)(A)){const{verdict:g}=await S.command(
m);if(g==="block")return m}}async function j({assets:A,judge:P}){const S=[];for(const m of A.activated??[]){const g=await N(
m,P);g!==void 0&&S.push((0,C().finding)("seed-activated-blocked",{gene:m.id,command:g},(0,w().placeOf)(m,["validation"])))}
return S}}),93198:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.eventChain=N;function w(){const S=d(27199);
return w=function(){return S},S}function b(){const S=d(28894);return b=function(){return S},S}function C(){const S=d(95132);
return C=function(){return S},S}function E(){const S=d(72025);return E=function(){return S},S}function N({assets:{changes:S,
present:m,unread:g}}){const n=m.filter(({type:h})=>h==="EvolutionEvent"),s=new Set(S.map(({asset:h})=>h)),o=new Map(n.map(
h=>[h.id,h])),t=new Map,e=new Map,r=new Set,u=new Set;return n.flatMap(h=>{const f=e.get(h.path);e.set(h.path,h);const c=j(
h),O=c===void 0?void 0:t.get(c);if(c!==void 0&&O===void 0&&t.set(c,h),!s.has(h)||h.cut)return[];const i=(0,w().placeOf)(
h,["parent"]),l={event:h.id};if(c===void 0)return f===void 0||!(0,b().isAuditLog)(h.path)?[]:[(0,C().finding)("event-not\
-chained",{...l,last:f.id},i)];if(!o.has(c)){const M=f===void 0,y=(0,b().isAuditLog)(h.path)&&!M?"error":"warning",[k]=g;
if(k!==void 0){const I=`whether the parent \`${c}\` of the EvolutionEvent \`${h.id}\` exists`;return[(0,E().notChecked)(
I,k,{...i,severity:y})]}if(u.has(c))return[];M||u.add(c);const F={...l,parent:c,first:M};return[(0,C().finding)("event-p\
arent-missing",F,{...i,severity:y})]}const a=P(h,o,r);if(a!==void 0)return[(0,C().finding)("event-parent-cycle",{...l,cycle:a},
i)];if(O===void 0||O.id===h.id)return[];const v=f===void 0||f.id===c?O.id:f.id;return[(0,C().finding)("event-chain-forke\
d",{...l,other:O.id,parent:c,last:v},i)]})}function j({value:{parent:S}}){return typeof S=="string"&&S!==""?S:void 0}const A=5;
function P(S,m,g){const n=new Set;let s=S;for(;s!==void 0&&!g.has(s.id)&&!n.has(s.id);){n.add(s.id);const t=j(s);s=t===void 0?
void 0:m.get(t)}if(s!==void 0&&s.id===S.id&&!g.has(s.id))return[...n].slice(0,A);for(const t of n)g.add(t)}}),59613:((L,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.claimedRadius=C,p.estimates=n,p.sizeOf=j;function w(){const o=d(27199);
return w=function(){return o},o}function b(){const o=d(95132);return b=function(){return o},o}function C({assets:{changes:o},
counted:t}){return["Capsule","EvolutionEvent"].flatMap(e=>{const r=o.filter(({kind:c,asset:O})=>c==="added"&&O.type===e).
map(({asset:c})=>({asset:c,size:j(c.value.blast_radius)})),u=r.flatMap(({size:c})=>c??[]),h=r.at(-1);if(h===void 0||u.length<
r.length)return[];const f=u.reduce(A);if(f.files<t.least.files||f.lines<t.least.lines){const c={together:r.length>1,severity:"\
warning"};return[E(h.asset,f,t.least,c)]}return r.flatMap(({asset:c,size:O})=>O!==void 0&&S(c)&&P(O,t.most)?[E(c,O,t.most,
{together:!1,severity:"notice"})]:[])})}function E(o,t,e,{together:r,severity:u}){const{type:h,id:f}=o,c={type:h,id:f,claimed:N(
t),counted:N(e),together:r},O={...(0,w().placeOf)(o,["blast_radius"]),severity:u};return(0,b().finding)("blast-radius-cl\
aim",c,O)}function N({files:o,lines:t}){return`${o} ${o===1?"file":"files"} and ${t} ${t===1?"line":"lines"}`}function j(o){
if(!(0,w().isJsonObject)(o))return;const{files:t,lines:e}=o;return typeof t=="number"&&typeof e=="number"?{files:t,lines:e}:
void 0}function A(o,t){return{files:o.files+t.files,lines:o.lines+t.lines}}function P(o,t){return o.files>t.files||o.lines>
t.lines+t.files}function S({value:{outcome:o}}){return(0,w().isJsonObject)(o)&&o.status==="success"}const m=3,g=.1;function n({
assets:{changes:o},counted:t}){const{least:e,most:r}=t,u=o.filter(({kind:h,asset:f})=>h==="added"&&f.type==="EvolutionEv\
ent");return u.flatMap(({asset:h})=>{const{blast_radius_estimate:f,meta:c,blast_radius:O}=h.value,i=(0,w().isJsonObject)(
f)?[]:["meta"],l=i.length===0?f:(0,w().isJsonObject)(c)&&c.blast_radius_estimate,a=s(l);if(a===void 0||a<=0)return[];const v=u.
length===1,M=v?e.files:s(O),y=v?r.files:s(O);if(M===void 0||y===void 0)return[];const k=M/a>m;if(!k&&y/a>=g)return[];const F=k?
M:y,I=(0,w().placeOf)(h,[...i,"blast_radius_estimate"]);return[(0,b().finding)("estimate-drift",{event:h.id,estimate:a,actual:F},
I)]})}function s(o){return(0,w().isJsonObject)(o)&&typeof o.files=="number"?o.files:void 0}}),48550:((L,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.lookAlikeIds=P,p.repeatedIds=o;function w(){const r=d(76760);return w=function(){return r},
r}function b(){const r=d(23404);return b=function(){return r},r}function C(){const r=d(27199);return C=function(){return r},
r}function E(){const r=d(64385);return E=function(){return r},r}function N(){const r=d(12096);return N=function(){return r},
r}function j(){const r=d(11970);return j=function(){return r},r}function A(){const r=d(95132);return A=function(){return r},
r}function P({assets:{changes:r,present:u}}){const h=r.filter(({kind:i})=>i==="added").map(({asset:i})=>i);if(h.length===
0)return[];const f=new Set(h.map(({type:i})=>i)),c=new Map,O=new Map;for(const{type:i,value:l}of u){const a=f.has(i)?(0,E().
declaredId)(l):void 0;if(a!==void 0)for(const v of m(i,a)){const M=c.get(v);M===void 0?c.set(v,a):M!==a&&!O.has(v)&&O.set(
v,a)}}return h.flatMap(i=>{const{type:l,id:a}=i,M=m(l,a).flatMap(k=>[c.get(k),O.get(k)]).find(k=>k!==void 0&&k!==a);if(M===
void 0)return[];const y=(0,C().placeOf)(i,["id"]);return[(0,A().finding)("look-alike-id",{type:l,id:(0,N().visible)(a),other:(0,N().
visible)(M)},y)]})}const S=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function m(r,u){const h=/^[\w.-]*$/.test(
u)?u:g(u),f=h.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${r} case ${n(h)}`,`${r} drawn ${n(
f)}`]}function g(r){const u=r.normalize("NFKC").replace(S,"");return(0,j().asciiOf)(u.replace(/\p{Pd}/gu,"-"))}function n(r){
return r.toUpperCase().toLowerCase()}const s=/(?:\.seed\.json|\/default_genes\.json)$/;function o({assets:{changes:r,present:u}}){
const f=r.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).filter(t);if(f.length===0)return[];const c=new Set(
f.map(({id:i})=>i)),O=u.filter(i=>t(i)&&c.has(i.id));return f.flatMap(i=>{const l=O.find(a=>e(a,i));return l===void 0?[]:
[(0,A().finding)("id-in-two-files",{id:i.id,other:l.path},(0,C().placeOf)(i,["id"]))]})}function t({type:r,path:u}){return r===
"Gene"&&!s.test(`/${u}`)}function e(r,u){return r.id===u.id&&r.path.replace(/l$/,"")!==u.path.replace(/l$/,"")&&w().posix.
dirname(r.path)===w().posix.dirname(u.path)&&(0,b().canonicalize)(r.value)!==(0,b().canonicalize)(u.value)}}),66322:((L,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.engineSeeds=b;function w(){const C=d(95132);return w=function(){return C},
C}function b({seeds:C}){const[E]=C.keys();if(E===void 0)return[];const N=[...C.values()].sort((A,P)=>A.localeCompare(P,"\
en",{numeric:!0})),j={ids:[...new Set([...C.keys()].map(({id:A})=>A))],count:C.size,oldest:N[0]??"",newest:N.at(-1)??""};
return[(0,w().finding)("engine-seeds",j,{location:E.locate()})]}}),10255:((L,p,d)=>{Object.defineProperty(p,"__esModule",
{value:!0}),p.envelope=j;function w(){const s=d(27199);return w=function(){return s},s}function b(){const s=d(61331);return b=
function(){return s},s}function C(){const s=d(39763);return C=function(){return s},s}function E(){const s=d(95132);return E=
function(){return s},s}function N(){const s=d(85475);return N=function(){return s},s}function j(s,{asset:o}){const{type:t,
id:e,envelope:r}=o,u=(0,w().placeOf)(o),h={type:t,id:e},f=[o.value,...r?[r,(0,b().payloadOf)(r)]:[]].some(A);return[...P(
o),...r&&(0,b().senderOf)(r)===void 0?[(0,E().finding)("envelope-sender-missing",h,u)]:[],...f?[(0,E().finding)("signatu\
re-not-verified",h,u)]:[]]}function A({signature:s}){return s!=null&&s!==""}function P(s){const{type:o,id:t,wrappers:e=[]}=s,
r=(0,w().placeOf)(s);return e.flatMap(u=>S(s,u).flatMap(([h,f])=>{const c=u[h];if(c===void 0||c===f)return[];const O={type:o,
id:t,field:h,stated:n(c),actual:n(f)};return[(0,E().finding)("envelope-contradicts-asset",O,r)]}))}function S(s,o){const{
type:t,id:e,value:r}=s;return[...t==="ValidationReport"?[["target_asset_id",r.gene_asset_id??o.target_asset_id],["target\
_local_id",r.gene_id]]:[],...m(o.type,t)?[["type",t]]:[],["asset_type",t],["asset_id",g(s,o.asset_id)],["content_hash",g(
s,o.content_hash)],["local_id",e]]}function m(s,o){if(typeof s!="string")return!1;const t=s.toLowerCase();return t!==o.toLowerCase()&&
C().ASSET_TYPES.some(e=>e.toLowerCase()===t)}function g({type:s,value:o},t){if(o.asset_id!==void 0||t===void 0)return o.
asset_id;const e={type:s,value:{...o,asset_id:t}};return(0,N().matchContentHash)(e)===void 0?(0,N().contentHash)(o):t}function n(s){
return JSON.stringify(s??null).slice(0,100)}}),85881:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.appliedIds=
g,p.genesStillNamed=A,p.missingGenes=o,p.unresolvedReferences=j;function w(){const t=d(27199);return w=function(){return t},
t}function b(){const t=d(30610);return b=function(){return t},t}function C(){const t=d(95132);return C=function(){return t},
t}function E(){const t=d(72025);return E=function(){return t},t}function N(){const t=d(50661);return N=function(){return t},
t}function j({assets:t}){const{changes:e,present:r,unread:u}=t,h=P(r,"Capsule"),f=P(r,"ValidationReport");return e.filter(
m).flatMap(({asset:c})=>{if(c.type!=="EvolutionEvent")return[];const{capsule_id:O,validation_report_id:i}=c.value,l=c.id,
[a]=u,v=y=>`whether \`${y}\`, which the EvolutionEvent \`${l}\` names, exists`,M=[];if(S(O,h)){const y=(0,w().placeOf)(c,
["capsule_id"]);M.push(a?(0,E().notChecked)(v(O),a,y):(0,C().finding)("capsule-not-found",{event:l,capsule:O},y))}if(S(i,
f)){const y=(0,w().placeOf)(c,["validation_report_id"]);M.push(a?(0,E().notChecked)(v(i),a,y):(0,C().finding)("validatio\
n-report-not-found",{event:l,report:i},y))}return M})}function A({assets:{changes:t,present:e}}){const r=P(e,"Gene"),u=g(
t),h=t.flatMap(({kind:c,asset:O,before:i})=>c==="removed"?O:i??[]).filter(({type:c})=>c==="Gene").flatMap(c=>(0,b().namesOf)(
c).map(O=>({asset:c,name:O}))).filter(({name:c})=>!r.has(c)&&!u.has(c));if(h.length===0)return[];const f=e.flatMap(b().namings);
return h.flatMap(({asset:c,name:O})=>{const i=f.filter(({gene:y})=>y===O),l=i.find(y=>y.by.type==="Capsule")??i[0];if(l===
void 0)return[];const a={gene:O,by:`the ${l.by.type} \`${l.by.id}\``,more:new Set(i.map(y=>y.by)).size-1},v=l.by.type===
"Capsule"?"warning":"notice",M=l.by.locate(l.pointer);return[(0,C().finding)("gene-still-named",a,{location:M,subject:(0,w().
subjectOf)(c),severity:v})]})}function P(t,e){return new Set(t.filter(r=>r.type===e).flatMap(b().namesOf))}function S(t,e){
return typeof t=="string"&&!e.has(t)}function m({kind:t}){return t==="added"||t==="modified"}function g(t){return new Set(
t.flatMap(b().newNamings).map(({gene:e})=>e))}const n="ad_hoc",s={severity:"warning",harm:"bookkeeping"};function o(t){const{
changes:e}=t.assets,r=new Set(e.filter(({kind:u,asset:h})=>u!=="removed"&&h.type==="Gene").flatMap(({asset:u})=>(0,b().namesOf)(
u)));return e.flatMap(b().newNamings).filter(({gene:u})=>!r.has(u)).map(({by:u,gene:h,pointer:f})=>{const c=h===n&&(0,N().
isChange)(t),O={...(0,w().placeOf)(u,f),...c&&s};return(0,C().finding)("gene-not-found",{type:u.type,id:u.id,gene:h},O)})}}),
93290:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.removedScripts=m;function w(){const e=d(76760);return w=
function(){return e},e}function b(){const e=d(27199);return b=function(){return e},e}function C(){const e=d(68450);return C=
function(){return e},e}function E(){const e=d(77680);return E=function(){return e},e}function N(){const e=d(51951);return N=
function(){return e},e}function j(){const e=d(86191);return j=function(){return e},e}function A(){const e=d(59867);return A=
function(){return e},e}function P(){const e=d(46912);return P=function(){return e},e}function S(){const e=d(95132);return S=
function(){return e},e}async function m(e){const{assets:r,baseTree:u,clock:h}=e,f=g(e.change),c=await n(e);if(f.size+c.size===
0)return[];const O=new Set(r.changes.map(({asset:a})=>a)),i=r.present.filter(a=>a.type==="Gene"&&!O.has(a)),l=new Map;for(const a of i){
await h.tick();const v=(0,E().validationCommands)(a),M=new Map;for(const{value:y,pointer:k}of v.kind==="list"?v.entries:
[]){if(typeof y!="string")continue;const{root:F}=(0,C().storeOf)(a.path,{policy:e.policy,tree:u}),$=(0,j().namedPaths)(y,
F).filter(T=>f.has(T)).map(T=>({path:T,script:""}));c.size>0&&$.push(...await o(y,u,F));for(const T of $){const R=t(T);(T.
script===""||c.has(R))&&M.set(R,{...T,entry:k[1]})}}for(const[y,k]of M){const F=l.get(y);F?F.more+=1:l.set(y,{...k,gene:a,
more:0})}}return[...l.values()].map(({path:a,script:v,gene:M,entry:y,more:k})=>(0,S().finding)("script-still-named",{path:a,
script:v,gene:M.id,more:k},(0,b().placeOf)(M,["validation",y])))}function g({files:e}){const r=new Set(e.flatMap(({status:u,
path:h,oldPath:f})=>u==="deleted"?h:f??[]));for(const{path:u,status:h}of e)h!=="deleted"&&r.delete(u);return r}async function n({
change:e,baseTree:r,tree:u}){const h=e.files.map(({path:c,oldPath:O})=>O??c),f=new Set;for(const c of h.filter(O=>w().posix.
basename(O)==="package.json")){const O=await s(r,c),i=new Set(await s(u,c));for(const l of O)i.has(l)||f.add(t({path:c,script:l}))}
return f}async function s(e,r){const u=w().posix.dirname(r);return[...(await(0,A().usablePackageJson)(e,u==="."?"":u))?.
scripts.keys()??[]]}async function o(e,r,u){const{invocation:h}=(0,N().readWords)(e,{tree:r,cwd:u});if(h?.program!=="npm")
return[];const f={tree:r,directory:u,changed:new Set},{runs:c}=await(0,P().scriptsThatRun)(h,f,{start:0,end:0}),O=(0,P().
eventOf)(h);return c.flatMap(({directory:i,event:l})=>l===O?[{path:w().posix.join(i,"package.json"),script:O}]:[])}function t({
path:e,script:r}){return`${e}\0${r}`}}),21471:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.describeJson=
h,p.schemaDifferences=E;function w(){const f=d(98879);return w=function(){return f},f}const b=2e5,C=50;function E(f,c){try{
return N(f,c)}catch(O){if(!(O instanceof URIError))throw O;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"\
an object whose keys are Unicode text",found:"not",more:0}]}}function N(f,c){const O=(0,w().complaintsOf)(f,c,JSON.stringify(
c).length<=b),i=new Map,l=new Set;for(const a of O){if(S.has(a.keyword))continue;const v=A(a);if(!l.has(v)){l.add(v);for(const M of m(
a,f,c)){const y=j(a,M),k=i.get(y);i.set(y,k?{...k,more:k.more+1}:M)}}}return[...i.values()].slice(0,C)}function j({keywordLocation:f},c){
switch(c.kind){case"missing":return JSON.stringify([f,...c.fields]);case"unknown":return JSON.stringify([f,c.field]);case"\
invalid":return f}}function A({keyword:f,instanceLocation:c}){return`${P.has(f)?f:"value"} ${c}`}const P=new Set(["requi\
red","additionalProperties"]),S=new Set(["properties","items","false"]);function m(f,c,O){const{keyword:i,keywordLocation:l,
instanceLocation:a}=f,{pointer:v,value:M}=n(O,a),y=s(c,l);if(i==="required"){const F=(y.required??[]).filter(I=>!g(M,I));
return[{kind:"missing",pointer:v,fields:F,more:0}]}if(i==="additionalProperties"){const F=y.properties??{},I=Object.keys(
M??{}).filter(T=>!Object.hasOwn(F,T)),$=Object.keys(F).filter(T=>!g(M,T));return I.map(T=>({kind:"unknown",pointer:[...v,
T],field:T,absent:$,more:0}))}const k=u(i,y);return[{kind:"invalid",pointer:v,keyword:i,expected:k,found:h(M),more:0}]}function g(f,c){
return f!==null&&Object.hasOwn(f,c)}function n(f,c){const O=[];let i=f;for(const l of o(c))Array.isArray(i)?(O.push(Number(
l)),i=i[Number(l)]??null):(O.push(l),i=i[l]??null);return{pointer:O,value:i}}function s(f,c){let O=w().SCHEMAS[f];for(const i of o(
c).slice(0,-1))O=O[i];return O}function o(f){return f.split("/").slice(1).map(c=>c.replaceAll("~1","/").replaceAll("~0",
"~"))}const t={string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boo\
lean",null:"null"},e={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 \
hexadecimal digits"},r=40;function u(f,c){const O=c[f];switch(f){case"type":return[O].flat().map(i=>t[String(i)]??String(
i)).join(" or ");case"enum":return`one of ${(c.enum??[]).map(i=>JSON.stringify(i)).join(", ")}`;case"const":return JSON.
stringify(O);case"pattern":return e[String(O)]??`a string that matches ${O}`;case"minLength":return O===1?"a non-empty s\
tring":`a string of at least ${O} characters`;case"maxLength":return`a string of at most ${O} characters`;case"minItems":
return O===1?"a non-empty list":`a list of at least ${O} items`;case"maxItems":return`a list of at most ${O} items`;case"\
minimum":return`a number that is at least ${O}`;case"maximum":return`a number that is at most ${O}`;default:return`a val\
ue that matches \`${f}\` in the schema`}}function h(f){return Array.isArray(f)?f.length===0?"an empty list":"a list":f!==
null&&typeof f=="object"?"an object":typeof f!="string"?String(f):f.length<=r?JSON.stringify(f):`a string of ${f.length}\
 characters`}}),57733:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.promotionSchemaFindings=A,p.schemaFindings=
j;function w(){const t=d(23404);return w=function(){return t},t}function b(){const t=d(27199);return b=function(){return t},
t}function C(){const t=d(3051);return C=function(){return t},t}function E(){const t=d(95132);return E=function(){return t},
t}function N(){const t=d(21471);return N=function(){return t},t}function j(t){return(0,N().schemaDifferences)(t.type,t.value).
flatMap(e=>g(t.type,e)).map(e=>P(t,e,"warning"))}function A(t){const e=o(t)?"warning":"error";return(0,N().schemaDifferences)(
t.type,t.value).map(r=>P(t,r,e))}function P(t,e,r){const{type:u,id:h}=t,{pointer:f,more:c}=e,O={...(0,b().placeOf)(t,f),
severity:r};switch(e.kind){case"missing":{const{fields:i}=e;return(0,E().finding)("schema-field-missing",{type:u,id:h,fields:i,
where:m(f,c)},O)}case"unknown":{const i=m(f.slice(0,-1),c),{field:l,absent:a}=e,v=(0,C().nearestName)(l,a),M={field:l,...v!==
void 0&&{meant:v}};return(0,E().finding)("schema-field-unknown",{type:u,id:h,...M,where:i},O)}case"invalid":{const{expected:i}=e,
l=`${e.found}${c===0?"":` (and in ${S(c)})`}`,a=f.join(".");return(0,E().finding)("schema-field-invalid",{type:u,id:h,field:a,
expected:i,found:l},O)}}}function S(t){return t===1?"1 similar place":`${t} similar places`}function m(t,e){return t.length===
0?"":` in \`${t.join(".")}\`${e===0?"":` and ${S(e)}`}`}function g(t,e){const{pointer:r}=e;switch(e.kind){case"missing":{
const u=e.fields.filter(h=>!n[t].has([...r,h].join(".")));return u.length===0?[]:[{...e,fields:u}]}case"unknown":return[
e];case"invalid":return s(t,r,e.keyword)?[]:[e]}}const n={Gene:new Set(["type","id","schema_version","asset_id","validat\
ion","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version",
"asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(
["type","id"])};function s(t,[e,...r],u){if(e==="type"||e==="id"||e==="asset_id")return!0;if(t!=="Gene")return!1;const h=u===
"minItems"&&r.length>0;return e==="validation"||e==="constraints"&&!h}function o({value:t}){const{schema_version:e}=t,r=typeof e==
"string"?/^1\.(\d+)\.\d+$/.exec(e)?.[1]:void 0;return r!==void 0&&Number(r)<Number(w().SCHEMA_VERSION.split(".")[1])}}),
98879:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.SCHEMAS=void 0,p.complaintsOf=m;function w(){const s=d(
13574);return w=function(){return s},s}function b(){const s=d(36576);return b=function(){return s},s}function C(){const s=d(
25065);return C=function(){return s},s}function E(){const s=d(5330);return E=function(){return s},s}function N(){const s=d(
39436);return N=function(){return s},s}function j(){const s=d(39763);return j=function(){return s},s}const P={type:"obje\
ct",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{
type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},
gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",
required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},
stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},
asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},S=p.SCHEMAS={Gene:E().default,Capsule:b().default,EvolutionEvent:C().
default,Mutation:N().default,ValidationReport:P};function m(s,o,t){return g[t?"all":"first"][s].validate(o).errors}const g={
all:n(!1),first:n(!0)};function n(s){const o=j().ASSET_TYPES.map(t=>[t,new(w()).Validator(S[t],"7",s)]);return Object.fromEntries(
o)}}),73566:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.capsuleFields=P,p.selfDescription=A,p.unidentified=
S;function w(){const n=d(27199);return w=function(){return n},n}function b(){const n=d(59490);return b=function(){return n},
n}function C(){const n=d(95132);return C=function(){return n},n}function E(){const n=d(72025);return E=function(){return n},
n}function N(){const n=d(85475);return N=function(){return n},n}function j(){const n=d(57733);return j=function(){return n},
n}function A({correctorOf:n},{asset:s,change:o,commands:t=[]}){if(s.cut)return[];const e=o?.kind==="unchanged"?void 0:o?.
before,r=t.some(({findings:u})=>u.some(({edit:h})=>h?.fix));return[...(0,N().hashFindings)(s,n(s),!r,e),...(0,j().schemaFindings)(
s)]}function P(n,{asset:s}){const{type:o,id:t,value:e}=s;if(o!=="Capsule"||s.cut)return[];const r=["success_streak","env\
_fingerprint"].filter(h=>e[h]==null);if(r.length===0)return[];const u=(0,w().placeOf)(s);return[(0,C().finding)("capsule\
-field-missing",{capsule:t,fields:r},u)]}function S({genes:n,claims:s,correctorOf:o}){const u=[...n.filter(({change:f})=>f?.
kind!=="removed").map(({asset:f})=>f),...s].filter(({cut:f})=>!f).flatMap(f=>m(f,o));return[...(0,b().groupBy)(u,({rule:f,
location:c})=>JSON.stringify([f,c?.path])).values()].flatMap(g)}function m(n,s){try{return(0,N().identityFindings)(n,s(n)).
filter(N().isMissingIdentity)}catch(o){return[(0,E().assetNotJudged)(n,o)]}}function g([n,...s]){if(n===void 0)return[];
if(s.length===0||!(0,N().isMissingIdentity)(n))return[n,...s];const{subject:o,args:t,...e}=n,{expected:r,...u}=t;return[
{...e,args:{...u,others:s.length}}]}}),47771:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.claimedStreak=
O,p.eventsIn=s,p.isSuccess=m,p.streakCounter=A,p.successStreak=n;function w(){const i=d(23404);return w=function(){return i},
i}function b(){const i=d(27199);return b=function(){return i},i}function C(){const i=d(59490);return C=function(){return i},
i}function E(){const i=d(95132);return E=function(){return i},i}function N(){const i=d(72025);return N=function(){return i},
i}function j(){const i=d(85475);return j=function(){return i},i}function A(i,l){const a=t(i,l),v=(0,C().groupBy)(i,({value:{
capsule_id:M}})=>M);return M=>P(M,v.get(M.id)??[],a,l)}function P({id:i,value:{gene:l}},a,v,M){const y=[],k=[],F={files:0,
lines:0};let I;const{successes:$,failure:T}=S(i,a);for(const R of $){const{value:G}=R,D=v.get(R)??r(G,M)??(u(G,l,M)?void 0:
o);D===void 0?(k.push(R),h(F,G)||(I??=c(G))):y.push({event:c(G),why:D})}return{count:g(k),uncounted:y,ended:T!==void 0,...T&&
$.length===0&&{failed:c(T.value)},radius:F,...I!==void 0&&{unmeasured:I}}}function S(i,l){const a=l.filter(({value:M})=>M.
type==="EvolutionEvent"&&M.capsule_id===i).reverse(),v=a.findIndex(({value:M})=>!m(M));return v<0?{successes:a}:{successes:a.
slice(0,v),failure:a[v]}}function m({outcome:i}){return(0,b().isJsonObject)(i)&&i.status==="success"}function g(i){const l=i.
map(({value:a})=>a.id).filter(a=>typeof a=="string");return i.length-l.length+new Set(l).size}function n(i,l){const{successes:a,
failure:v}=S(i,l);return{count:g(a),ended:v!==void 0}}function s({changes:i,present:l,unread:a}){const v=a.at(-1),M=new Set(
i.map(({asset:y})=>y));return l.filter(({type:y,path:k})=>y==="EvolutionEvent"&&(!v||k>=v.path)).map(y=>({value:y.value,
log:y.path,isNew:M.has(y)}))}const o="it does not name the gene of the Capsule";function t(i,l){const a=new Map,v=new Map,
M=new Set;for(const y of i){const k=e(y,v,l&&M.has(y.log));k!==void 0&&a.set(y,k),M.add(y.log);const{id:F}=y.value;typeof F==
"string"&&!v.has(F)&&v.set(F,y)}return a}function e({value:i,isNew:l},a,v){const{id:M,parent:y}=i;if(l)return"the change\
 that is judged adds or edits it";const k=typeof M=="string"?a.get(M):void 0;return k!==void 0?(0,w().canonicalize)(k.value)===
(0,w().canonicalize)(i)?void 0:"an earlier event with other content has its id":typeof y=="string"&&y!==""?a.has(y)?void 0:
"its parent is not in the log before it":v?"it has no parent":void 0}function r(i,l){const{id:a,asset_id:v}=i;if(v===void 0)
return l?"it has no hash":void 0;if((0,j().matchContentHash)({type:"EvolutionEvent",value:i})===void 0)return"its hash d\
oes not match its content";const M=typeof a=="string"&&a.trim()!=="";return l&&!M?"it has no id":void 0}function u({genes_used:i},l,a){
return typeof l!="string"||l===""||!Array.isArray(i)?!a:i.includes(l)}function h(i,{blast_radius:l}){if(l===void 0)return!0;
if(!(0,b().isJsonObject)(l))return!1;const{files:a,lines:v}=l;return!f(a)||!f(v)?!1:(i.files=Math.max(i.files,a),i.lines=
Math.max(i.lines,v),!0)}function f(i){return typeof i=="number"&&Number.isSafeInteger(i)&&i>=0}function c({id:i}){return typeof i==
"string"?i:"without an id"}function O({assets:i}){const l=(0,C().groupBy)(s(i),({value:a})=>a.capsule_id);return i.changes.
flatMap(({kind:a,asset:v})=>{const{success_streak:M}=v.value;if(a==="removed"||v.type!=="Capsule"||typeof M!="number")return[];
const{count:y,ended:k}=n(v.id,l.get(v.id)??[]);if(M<=y)return[];const F=(0,b().placeOf)(v,["success_streak"]),I=i.unread.
at(-1);return I!==void 0&&!k?[(0,N().notChecked)(`the success streak of the Capsule \`${v.id}\``,I,F)]:[(0,E().finding)(
"success-streak-claim",{capsule:v.id,claimed:M,counted:y},F)]})}}),78883:((L,p,d)=>{Object.defineProperty(p,"__esModule",
{value:!0}),p.geneDifferences=E,p.uncovered=P;function w(){const S=d(77680);return w=function(){return S},S}function b(){
const S=d(32854);return b=function(){return S},S}function C(){const S=d(56131);return C=function(){return S},S}function E({
kind:S,asset:m,before:g}){return g===void 0||m.cut||S!=="added"&&S!=="modified"?[]:[...N(g,m),...A(g,m)]}function N(S,m){
const[g,n]=[j(S),j(m)],s="validation";return[...[...g].filter(o=>!n.has(o)).map(o=>({kind:"command_removed",field:s,base:o,
head:null})),...[...n].filter(o=>!g.has(o)).map(o=>({kind:"command_added",field:s,base:null,head:o}))]}function j(S){const m=(0,w().
validationCommands)(S),g=m.kind==="list"?m.entries.map(({value:n})=>n):[];return new Set(g.filter(n=>typeof n=="string"))}
function A(S,m){const{constraints:g}=(0,C().readConstraints)(S.value.constraints),{constraints:n}=(0,C().readConstraints)(
m.value.constraints),s=[];n.maxFiles!==g.maxFiles&&s.push({kind:n.maxFiles>g.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(g.maxFiles),head:String(n.maxFiles)});const o="constraints.forbidde\
n_paths";for(const t of P(g.forbiddenPaths,n.forbiddenPaths))s.push({kind:"constraint_loosened",field:o,base:t,head:null});
for(const t of P(n.forbiddenPaths,g.forbiddenPaths))s.push({kind:"constraint_tightened",field:o,base:null,head:t});return s}
function P(S,m){return S.filter(g=>!m.some(n=>(0,b().isWithin)(g,n)))}}),36974:((L,p,d)=>{Object.defineProperty(p,"__esM\
odule",{value:!0}),p.incompleteGene=A,p.removedGene=P,p.validationList=E;function w(){const S=d(27199);return w=function(){
return S},S}function b(){const S=d(77680);return b=function(){return S},S}function C(){const S=d(95132);return C=function(){
return S},S}function E(S,{asset:m,validation:g,commands:n}){if(m.cut)return[];const s=["validation"],o={gene:m.id};if(g.
kind==="not_a_list"){const r={...o,field:"validation",expected:g.expected};return[(0,C().finding)("validation-malformed",
r,(0,w().placeOf)(m,s))]}if(g.kind==="missing"||g.entries.every(b().isBlankEntry))return[(0,C().finding)("validation-mis\
sing",o,(0,w().placeOf)(m,s))];const t=[],e=new Set;for(const r of g.entries){const{value:u,pointer:h}=r;if((0,b().isBlankEntry)(
r))t.push((0,C().finding)("validation-blank",{...o,field:h.join(".")},(0,w().placeOf)(m,h)));else if(typeof u!="string"){
const f={...o,field:h.join("."),expected:"a string"};t.push((0,C().finding)("validation-malformed",f,(0,w().placeOf)(m,h)))}else if(e.
has(u)){const f={...(0,w().placeOf)(m,h),subject:{...(0,w().subjectOf)(m),command:u}};t.push((0,C().finding)("validation\
-duplicate",{...o,command:u},f))}else e.add(u)}return n.length>0&&n.every(N)&&t.push((0,C().finding)("validation-vacuous",
o,(0,w().placeOf)(m,s))),t}function N({reading:{problems:S,argv:m}}){return S.some(({rule:g})=>g==="only-prints")||j.has(
m?.[0]??"")}const j=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"]);function A(S,{asset:m}){return m.cut?[(0,C().finding)("gene-incomplete",{gene:m.id},(0,w().placeOf)(m))]:[]}
function P(S,{asset:m}){return[(0,C().finding)("gene-removed",{gene:m.id},{subject:(0,w().subjectOf)(m)})]}}),56131:((L,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.hardCaps=n,p.limitsOf=g,p.readConstraints=j,p.stricterConstraints=A;function w(){
const s=d(27199);return w=function(){return s},s}function b(){const s=d(57430);return b=function(){return s},s}function C(){
const s=d(32854);return C=function(){return s},s}function E(){const s=d(53315);return E=function(){return s},s}function N(){
const s=d(50661);return N=function(){return s},s}function j(s){const o=u=>({constraints:P,problems:[{...u,pointer:["cons\
traints"]}]});if(s===void 0)return o({kind:"missing"});if(!(0,w().isJsonObject)(s))return o({kind:"malformed",detail:"an\
 object"});const t=[],e=S(s.max_files,t);return{constraints:{maxFiles:e??E().DEFAULT_MAX_FILES,isDefaultLimit:e===void 0,
forbiddenPaths:m(s.forbidden_paths,t)},problems:t}}function A(s,o){if(s===void 0)return o;const{maxFiles:t,isDefaultLimit:e}=s.
maxFiles<o.maxFiles?s:o;return{maxFiles:t,isDefaultLimit:e,forbiddenPaths:[...new Set([...s.forbiddenPaths,...o.forbiddenPaths])]}}
const P={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function S(s,o){const t=["constraints","max\
_files"];if(s===void 0)o.push({kind:"missing",pointer:t});else{if(Number.isSafeInteger(s)&&Number(s)>0)return Number(s);
o.push({kind:"malformed",pointer:t,detail:"an integer greater than 0"})}}function m(s,o){const t=["constraints","forbidd\
en_paths"];if(s===void 0)return o.push({kind:"missing",pointer:t}),[];if(!Array.isArray(s))return o.push({kind:"malforme\
d",pointer:t,detail:"a list of paths"}),[];const e=new Set;for(const[r,u]of s.entries()){const h=typeof u=="string"?(0,C().
normalise)(u):void 0;if(typeof u!="string"||!h){o.push({kind:"malformed",pointer:[...t,r],detail:"a path below the root \
of the repository"});continue}(0,C().looksLikePattern)(u)&&o.push({kind:"pattern",pointer:[...t,r],detail:u}),e.add(h)}return[
...e]}function g(s,o){const{asset:t,change:e,binds:r}=s,{constraints:u}=j(t.value.constraints),h=e?.before&&j(e.before.value.
constraints).constraints,f=A(h,u),{maxFiles:c,isDefaultLimit:O}=f,i=n(o.policy),l=r&&(0,N().isChange)(o)?o.radius:b().NOTHING_TOUCHED,
a=(0,E().cappedSize)(l,o.policy.blast_radius.counting),v=(0,E().gradeFiles)(l.files,c,a,i),M=v==="hard_cap_breach"?a:l,y=(0,E().
gradeWords)(v,M,c,i);return{base:h,head:u,constraints:f,blastRadius:{...l,max_files:c,...O&&{default_limit:!0},severity:v,
message:y}}}function n({blast_radius:s}){const{hard_cap_files:o,hard_cap_lines:t}=s;return{files:o,lines:t}}}),54034:((L,p,d)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.auditGene=j,p.forbidsRunningGene=S,p.geneFindings=A;function w(){const m=d(
72025);return w=function(){return m},m}function b(){const m=d(70716);return b=function(){return m},m}function C(){const m=d(
6470);return C=function(){return m},m}function E(){const m=d(78883);return E=function(){return m},m}function N(){const m=d(
56131);return N=function(){return m},m}async function j(m,g,n){const{asset:s,change:o,commands:t,store:e}=g,r=(0,N().limitsOf)(
g,m),u=await A(m,{...g,limits:r}),h=n.mayRun&&!u.some(S);return{asset:s,store:e,commands:h?(0,C().planCommands)(t,{timeoutMs:n.
timeoutMs,directory:e.root}):t,findings:u,blastRadius:r.blastRadius,differences:o===void 0?[]:(0,E().geneDifferences)(o)}}
async function A(m,g){return g.change?.kind!=="removed"?(0,w().ask)(b().GENE_CHECKS,m,g):(await(0,w().ask)(b().REMOVED_GENE_CHECKS,
m,g)).map(({location:s,...o})=>o)}const P=new Set(["gene-incomplete","validation-malformed","not-judged"]);function S({rule:m}){
return P.has(m)}}),42804:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.declaredConstraints=A,p.declaredPaths=
e,p.geneBlastRadius=o,p.hardCap=s,p.limitsBeyondCap=g,p.loosenedConstraints=S;function w(){const r=d(27199);return w=function(){
return r},r}function b(){const r=d(95132);return b=function(){return r},r}function C(){const r=d(53315);return C=function(){
return r},r}function E(){const r=d(39869);return E=function(){return r},r}function N(){const r=d(78883);return N=function(){
return r},r}function j(){const r=d(56131);return j=function(){return r},r}function A(r,{asset:u}){return(0,j().readConstraints)(
u.value.constraints).problems.filter(({kind:h})=>h!=="missing"||!u.cut).map(h=>P(u,h))}function P(r,{kind:u,pointer:h,detail:f=""}){
const c=(0,w().placeOf)(r,h),O={gene:r.id,field:h.join(".")};return u==="missing"?(0,b().finding)("constraints-missing",
O,c):u==="malformed"?(0,b().finding)("constraints-malformed",{...O,expected:f},c):(0,b().finding)("forbidden-path-patter\
n",{gene:r.id,entry:f},c)}function S(r,{asset:u,binds:h,limits:{base:f,head:c}}){if(!h||u.cut||f===void 0)return[];const O=(0,N().
uncovered)(f.forbiddenPaths,c.forbiddenPaths),i=c.maxFiles>f.maxFiles;if(O.length===0&&!i)return[];const l=m(u.value.constraints),
a=[...i&&!l("max_files")?[`\`max_files\` from ${f.maxFiles} to ${c.maxFiles}`]:[],...(l("forbidden_paths")?[]:O).map(M=>`\
\`${M}\` is no longer forbidden`)];if(a.length===0)return[];const v=(0,w().placeOf)(u,["constraints"]);return[(0,b().finding)(
"constraints-loosened",{gene:u.id,loosened:a},v)]}function m(r){const u=(0,j().readConstraints)(r).problems.flatMap(({kind:h,
pointer:f})=>h==="malformed"&&f.length<=2?[f[1]]:[]);return h=>u.includes(h)||u.includes(void 0)}function g(r,{asset:u,binds:h,
limits:{base:f,head:c}}){const{files:O}=(0,j().hardCaps)(r.policy),{maxFiles:i}=c;if(!h||i<=O||f!==void 0&&i<=f.maxFiles)
return[];const l=(0,w().placeOf)(u,["constraints","max_files"]);return[(0,b().finding)("constraints-beyond-cap",{gene:u.
id,maxFiles:i,cap:O},l)]}const n={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function s({genes:r,radius:u,policy:h}){const f=r.filter(({binds:k})=>k),c=(0,C().cappedSize)(u,
h.blast_radius.counting),O=(0,j().hardCaps)(h);if(f.length===0||c.files<=O.files&&c.lines<=O.lines)return[];const[i,...l]=f,
a=f.find(({change:k})=>k.kind!=="removed"),{location:v}=a?(0,w().placeOf)(a.asset,["constraints","max_files"]):{},M={...v&&
{location:v},...i&&l.length===0&&{subject:(0,w().subjectOf)(i.asset)}},y={...c,capFiles:O.files,capLines:O.lines,genes:f.
length};return[(0,b().finding)("blast-radius-hard-cap",y,M)]}function o(r,{asset:u,binds:h,isOnlyAdded:f,limits:c}){const{
files:O,max_files:i,severity:l}=c.blastRadius;if(!h||l==="within_limit"||l==="hard_cap_breach")return[];if(f&&(l==="appr\
oaching_limit"||r.seeds.has(u)))return[];const a=(0,w().placeOf)(u,["constraints","max_files"]),v={gene:u.id,files:O,maxFiles:i,
declared:!c.constraints.isDefaultLimit};return[(0,b().finding)(n[l],v,{...a,...t(f)})]}function t(r=!1){return r?{severity:"\
warning",harm:"bookkeeping"}:{}}function e({touchesOf:r,seeds:u},{asset:h,binds:f,isOnlyAdded:c,limits:{constraints:O}}){
if(!f||u.has(h))return[];const i=O.forbiddenPaths.flatMap(a=>(0,E().someTouches)(r(a)).map(v=>({gene:h.id,entry:a,...v})));
if(i.length===0)return[];const l={...(0,w().placeOf)(h,["constraints","forbidden_paths"]),...t(c)};return i.map(a=>(0,b().
finding)("forbidden-path-declared",a,l))}}),16373:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.readGene=
A,p.readGeneChange=P;function w(){const n=d(27199);return w=function(){return n},n}function b(){const n=d(30610);return b=
function(){return n},n}function C(){const n=d(68450);return C=function(){return n},n}function E(){const n=d(77680);return E=
function(){return n},n}function N(){const n=d(16455);return N=function(){return n},n}function j(){const n=d(95132);return j=
function(){return n},n}async function A(n,s,o){const t=(0,E().validationCommands)(n),e=await S(n,t,s,o);return{asset:n,store:s.
storeOf(n.path),binds:!1,validation:t,commands:e}}async function P(n,s,o,t){const{kind:e,asset:r,before:u}=n,h=(0,b().namesOf)(
r).some(l=>s.has(l)),f=!["applied","unchanged"].includes(e)||h,c=e==="added"&&u===void 0&&!h,O=(0,E().validationCommands)(
r),i=e==="removed"?[]:await S(r,O,o,t);return{asset:r,store:o.storeOf(r.path),change:n,binds:f,isOnlyAdded:c,validation:O,
commands:i}}async function S(n,s,o,t){if(s.kind!=="list")return[];const e=o.forFile(n.path),r=s.entries.filter(c=>typeof c.
value=="string"&&!(0,E().isBlankEntry)(c)),u=await Promise.all(r.map(({value:c})=>e.command(c))),h=await(0,N().withEdits)(
u,e,t(n)==="fix");return(await Promise.all(h.map(c=>m(c,n,o)))).map((c,O)=>g(n,c,r[O]?.pointer??["validation"]))}async function m(n,{
path:s},o){const t=o.storeOf(s),{tree:e}=o.terms;if(n.verdict!=="block"||e===void 0)return n;for(const r of new Set([...(0,C().
packagesAbove)(e,t.path),""])){if(r===t.root)continue;const{verdict:u}=await o.startingIn(r).command(n.reading.command);
if(u==="block")continue;const h={root:t.root||".",other:r||"."};return{...n,findings:[...n.findings,(0,j().finding)("wor\
ks-elsewhere",h)]}}return n}function g(n,{findings:s,...o},t){const{command:e}=o.reading,r={...(0,w().subjectOf)(n),command:e},
u={path:n.path,pointer:(0,w().pointerText)([...n.pointer,...t])};return{...o,command:e,location:n.locate(t),findings:s.map(
({edit:h,...f})=>({...f,location:n.locate(t,f.span),subject:r,...h&&{edit:{...u,...h}}}))}}}),61989:((L,p,d)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.launchedFiles=N,p.markUnreadable=E;function w(){const A=d(27199);return w=function(){return A},
A}function b(){const A=d(23678);return b=function(){return A},A}function C(){const A=d(95132);return C=function(){return A},
A}async function E(A,P,{tree:S,baseTree:m}){const g=A.flatMap(({commands:s})=>s.flatMap(N)),n=new Map;for(const s of new Set(
g)){const o=P.has(s)?await(0,b().whyUnreadable)(S,s):void 0;o&&await(0,b().whyUnreadable)(m,s)===void 0&&n.set(s,o)}return n.
size===0?A:A.map(s=>({...s,commands:s.commands.map(o=>j(s,o,n))}))}function N({reading:A}){return A.targets.flatMap(({path:P})=>P??
[])}function j({asset:A},P,S){const{location:m,verdict:g,confirmation:n}=P,s={location:m,subject:{...(0,w().subjectOf)(A),
command:P.command}},o=[...new Set(N(P))].flatMap(t=>{const e=S.get(t);return e===void 0?[]:[(0,C().finding)("script-unre\
adable",{path:t,why:e},s)]});return o.length===0?P:{...P,verdict:g==="allow"?"warn":g,confirmation:n==="standard"?"stron\
g":n,findings:[...P.findings,...o]}}}),6470:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.digestPlans=j,
p.makePlan=E,p.planCommands=N,p.toolOf=m;function w(){const g=d(77598);return w=function(){return g},g}const b=Symbol("a\
udited");function C({steps:g,...n}){return{...n,steps:g.map(({command:s,...o})=>o)}}function E(g){const{argv:n,program:s,
directory:o,binary:t=null,env:e,timeoutMs:r}=g,{scripts:u=null,npmSettings:h=[]}=g,f=JSON.stringify([n,s,t,u&&C(u),h,Object.
entries(e).sort(([c],[O])=>c<O?-1:1),r,...o===""?[]:[o]]);return{...g,[b]:!0,digest:A(f)}}function N(g,n){const s=[];for(const o of g){
const t=o.verdict==="block"?void 0:P(o.reading,n);if(t===void 0)return g;s.push({...o,plan:t})}return s}function j(g){const n=[
...new Set(g.map(({digest:s})=>s))].sort();return A(n.join(`
`))}function A(g){return`sha256:${(0,w().createHash)("sha256").update(g).digest("hex")}`}function P(g,n){const{command:s,
argv:o,assignments:t}=g,e=o&&S(g,o);if(e)return E({command:s,...e,env:{...Object.fromEntries(t.map(({name:r,value:u})=>[
r,u])),...g.invocation?.family?.data.environment},...n})}function S(g,n){const{invocation:s,scripts:o,npmSettings:t}=g,[
e]=n;if(s===void 0)return e===void 0?void 0:{program:e,argv:n};const r=m(g);if(r===void 0){const{program:h}=s;return{program:h,
argv:n,...o&&{scripts:o},...t&&{npmSettings:t}}}if(r.path===void 0)return;const u=[...s.operands,...s.passthrough].map(({
text:h})=>h);return{program:s.program,argv:u,binary:r.path}}function m({targets:g}){return g.find(({kind:n,via:s})=>n===
"package_binary"&&s===void 0)}}),66160:((L,p,d)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.correctorIn=u,p.isGene=
h,p.readChangeSubject=t,p.subjectOfAssets=o;function w(){const c=d(20702);return w=function(){return c},c}function b(){const c=d(
78114);return b=function(){return c},c}function C(){const c=d(28894);return C=function(){return c},c}function E(){const c=d(
36093);return E=function(){return c},c}function N(){const c=d(4378);return N=function(){return c},c}function j(){const c=d(
74238);return j=function(){return c},c}function A(){const c=d(53315);return A=function(){return c},c}function P(){const c=d(
12154);return P=function(){return c},c}function S(){const c=d(39869);return S=function(){return c},c}function m(){const c=d(
85881);return m=function(){return c},c}function g(){const c=d(16373);return g=function(){return c},c}function n(){const c=d(
61989);return n=function(){return c},c}const s={changes:[],problems:[],files:[],present:[],unread:[]};function o({assets:c,
problems:O},i,l,a=s){const{policy:v,tree:M}=i.terms;return{policy:v,clock:i.clock,tree:M,problems:O,correctorOf:l,genes:c.
filter(h).map(y=>({asset:y})),claims:c.filter(y=>!h(y)),assets:a}}async function t(c){const{assets:O,baseTree:i,tree:l,policy:a,
platform:v}=c,{policy:M,source:y}=a,k=new Set(c.change.files.flatMap(A().namesOf)),F=N().Judge.by({policy:M,tree:l,base:i,
changed:k,platform:v,...c.clock&&{clock:c.clock}}),I=e(O.changes),$=(0,m().appliedIds)(O.changes.filter(({asset:B})=>!I.
has(B))),T=u(O.problems),R={tree:l,baseTree:i},G=await F.clock.all(O.changes.filter(({asset:B})=>h(B)),B=>(0,g().readGeneChange)(
B,$,F,T)),D=await(0,n().markUnreadable)(G,k,R),U=new Set(D.flatMap(({commands:B})=>B.flatMap(n().launchedFiles))),H=await(0,P().
withLinesOfCode)(c.change,U,R),J=(0,P().exemptPaths)(H,M,D,l),W=(0,S().touchedPaths)(H,l),K=(0,A().measureChange)(H,J);return{
policy:M,judge:F,clock:F.clock,loadedPolicy:a,unprovenMerge:c.unprovenMerge,policyPath:y==="file"?void 0:j().POLICY_PATH,
tree:l,baseTree:i,change:H,agentFiles:await(0,w().judgeAgentFiles)(R,M,F.clock),assets:O,problems:O.problems,correctorOf:T,
genes:D,seeds:r(I,D,k),claims:O.changes.filter(f).map(({asset:B})=>B),changedNames:k,touched:W,touchesOf:(0,S().touchesOf)(
W,i),exempt:J,radius:K,counted:(0,P().countedChange)(H,K)}}function e(c){return new Map(c.flatMap(({kind:O,asset:i,before:l})=>{
const a=O==="added"&&!l?(0,E().seedRelease)(i):void 0;return a===void 0?[]:[[i,a]]}))}function r(c,O,i){const l=O.filter(
({isOnlyAdded:v,commands:M})=>!v||M.flatMap(n().launchedFiles).some(y=>i.has(y))),a=new Set(l.map(({asset:v})=>v));return new Map(
[...c].filter(([v])=>!a.has(v)))}function u(c){const O=(0,b().ambiguousFiles)(c);return({path:i})=>O.has(i)||(0,C().isAuditLog)(
i)?"hand":"fix"}function h({type:c}){return c==="Gene"}function f({kind:c,asset:O}){return!h(O)&&(c==="added"||c==="modi\
fied")}}),50661:((L,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.isChange=d;function d(w){return"change"in w}}),
57430:((L,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_TOUCHED=p.NOTHING_RUN=void 0;const d=p.NOTHING_RUN=
{level:"none",description:"Nothing was run."},w=p.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}}),13574:((L,p,d)=>{
d.r(p),d.d(p,{Validator:()=>w.D});var w=d(60207)}),36576:((L,p,d)=>{d.r(p),d.d(p,{default:()=>w});var w=d(6145)}),25065:((L,p,d)=>{
d.r(p),d.d(p,{default:()=>w});var w=d(27620)}),5330:((L,p,d)=>{d.r(p),d.d(p,{default:()=>w});var w=d(87981)}),39436:((L,p,d)=>{
d.r(p),d.d(p,{default:()=>w});var w=d(57811)})};
