"use strict";exports.id=465,exports.ids=[465],exports.modules={78114:((L,m)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.UNREAD=
m.INCOMPLETE=void 0,m.ambiguousFiles=C,m.isIncomplete=b,m.markBefore=A;const d=m.UNREAD=new Set(["file-too-large","file-\
not-utf8","too-many","not-judged"]),M=m.INCOMPLETE=new Set([...d,"file-not-json","json-too-deep"]);function b({problems:P}){
return P.some(({rule:y})=>M.has(y))}const E=new Set(["file-too-large","file-not-utf8","file-not-regular","file-not-json",
"json-too-deep","too-many","duplicate-key","forbidden-key"]);function C(P){return new Set(P.filter(({rule:y})=>E.has(y)).
map(({location:y})=>y.path))}const j=new Set(["not-an-asset","missing-id","duplicate-id","duplicate-copy"]);function A(P,y,l,h){
const t=new Set(l.map(({asset:a})=>a.id)),e=new Map;for(const a of y){const o=N(a,a.location.path);e.set(o,(e.get(o)??0)+
1)}return P.map(a=>{const{rule:o,id:n,location:f}=a,u=N(a,h.get(f.path)??f.path),r=e.get(u)??0;return!j.has(o)||r===0||n!==
void 0&&t.has(n)?a:(e.set(u,r-1),{...a,before:!0})})}function N({rule:P,id:y,detail:l},h){return JSON.stringify([P,h,y,l.
replace(/\d+/g,"#")])}}),30610:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.allOtherGenes=A,m.appliedGenes=
j,m.namesOf=b,m.namings=C,m.newNamings=E;function M(){const P=d(61331);return M=function(){return P},P}function b({id:P,
value:{asset_id:y}}){return typeof y=="string"?[P,y]:[P]}function E({kind:P,asset:y,before:l}){if(P!=="added"&&P!=="modi\
fied")return[];const h=new Set(P==="modified"&&l?C(l).map(({gene:t})=>t):[]);return C(y).filter(({gene:t})=>!h.has(t))}function C(P){
const{gene:y,genes_used:l}=P.value;return P.type==="Capsule"?typeof y=="string"?[{by:P,gene:y,pointer:["gene"]}]:[]:P.type!==
"EvolutionEvent"||!Array.isArray(l)?[]:l.flatMap((h,t)=>typeof h=="string"?[{by:P,gene:h,pointer:["genes_used",t]}]:[])}
function j(P,y){const l=new Set(P.flatMap(E).map(({gene:e})=>e));for(const{kind:e,asset:a}of P)if(!(e==="removed"||a.type!==
"Gene"))for(const o of b(a))l.delete(o);const h=new Set;return N(P,y).filter(e=>{if(!b(e).some(o=>l.has(o)))return!1;const a=(0,M().
statedContent)(e);return h.has(a)?!1:(h.add(a),!0)}).map(e=>({kind:"applied",asset:e,before:e}))}function A(P,y){const l=j(
P,y),h=new Set(l.map(({asset:t})=>t.id));return N(P,y).map(t=>({kind:h.has(t.id)?"applied":"unchanged",asset:t,before:t}))}
function N(P,y){const l=new Set(P.map(({asset:h})=>h));return y.flatMap(({assets:h})=>h).filter(h=>h.type==="Gene"&&!l.has(
h))}}),28894:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.MAX_LOG_BYTES=void 0,m.continuationOf=y,m.countLines=
o,m.hasRecords=l,m.isAuditLog=j;function M(){const n=d(84831);return M=function(){return n},n}function b(){const n=d(32854);
return b=function(){return n},n}const E=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],C=m.MAX_LOG_BYTES=128*1024*
1024;function j(n){return(0,M().mayBeSpelled)(n,"events.jsonl")&&E.some(f=>(0,b().isWithinAnywhere)(n,f))}const A=10,N=13,
P=new Set([32,9,A,N]);function y(n,f){const u=h(n),r=h(f);let O=0;for(let c=u.next().value;c;){const v=u.next().value,i=r.
next().value;if(!i||!e(c.bytes,i.bytes,v===void 0))return{kind:"rewritten",line:c.line};O=i.end,c=v}return{kind:"appende\
d",from:O}}function l(n){return h(n).next().value!==void 0}function*h(n){let f=0;for(let u=0;u<n.length;){const r=n.indexOf(
A,u),O=r<0?n.length:r,c=n.subarray(u,O);u=Math.min(O+1,n.length),f+=1,t(c)||(yield{bytes:c,line:f,end:u})}}function t(n){
for(const f of n)if(!P.has(f))return!1;return!0}function e(n,f,u){return u?a(n).equals(a(f)):n.equals(f)}function a(n){return n.
at(-1)===N?n.subarray(0,-1):n}function o(n,f){let u=0;for(let r=n.indexOf(A);r>=0&&r<f;r=n.indexOf(A,r+1))u+=1;return u}}),
77680:((L,m)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.commandsToRun=b,m.isBlankEntry=M,m.validationCommands=
E;const d=1e3;function M({value:C}){return typeof C=="string"&&C.trim()===""}function b(C){const j=E(C);return j.kind!==
"list"?[]:j.entries.flatMap(A=>typeof A.value=="string"&&!M(A)?[A.value.trim()]:[])}function E({value:C}){const{validation:j}=C;
return j===void 0?{kind:"missing"}:Array.isArray(j)?j.length>d?{kind:"not_a_list",expected:`a list of at most ${d} strin\
gs`}:{kind:"list",entries:j.map((N,P)=>({value:N,pointer:["validation",P]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}}),98497:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.changedInstructions=y,m.staleInstructions=
N;function M(){const n=d(80401);return M=function(){return n},n}function b(){const n=d(32854);return b=function(){return n},
n}function E(){const n=d(93028);return E=function(){return n},n}function C(){const n=d(39231);return C=function(){return n},
n}function j(){const n=d(95132);return j=function(){return n},n}function A(){const n=d(39869);return A=function(){return n},
n}async function N({tree:n}){return(await Promise.all(C().INSTRUCTION_FILES.map(async u=>({path:u,state:P((0,C().blockIn)(
await o(n,u)))})))).flatMap(({path:u,state:r})=>r===void 0?[]:[(0,j().finding)("agent-instructions-stale",{path:u,state:r},
(0,A().atFile)(u))])}function P(n){switch(n.kind){case"absent":return;case"changed":return"it is not what a released ver\
sion writes";case"released":return n.version===C().BLOCK_VERSION?void 0:`its version is ${n.version}, and this version o\
f gene-gate writes ${C().BLOCK_VERSION}`}}async function y({baseTree:n,tree:f}){const u=C().INSTRUCTION_FILES.map(async r=>{
const[O,c]=await Promise.all([o(n,r),o(f,r)]),[v,i]=[(0,C().blockIn)(O),(0,C().blockIn)(c)];if(v.kind==="absent")return[];
const s=i.kind!=="absent"&&i.block===v.block,p=l(s,i,!h(O,v)&&h(c,i));if(p===void 0)return[];const S=s?a(O,c):a(v.block,
t(i));return[(0,j().finding)("agent-instructions-changed",{path:r,effect:p,lines:S},(0,A().atFile)(r))]});return(await Promise.
all(u)).flat()}function l(n,f,u){return f.kind==="absent"?"is removed":u?"is hidden, or shown as an example":n||f.kind===
"released"?void 0:"is not what a released version writes"}function h(n,f){const u=n.slice(0,Math.max(0,n.indexOf(t(f)))),
r=O=>u.match(O)?.length??0;return r(/^ {0,3}(?:```|~~~)/gm)%2===1||r(/<!--/g)>r(/-->/g)||r(/<details\b/gi)>r(/<\/details>/gi)}
function t(n){return n.kind==="absent"?"":n.block}const e=1e3;function a(n,f){return((0,M().diffLines)(n,f,{maxEditLength:e})??
[]).filter(({added:O,removed:c})=>O||c).flatMap(({added:O,value:c})=>c.split(`
`).flatMap(v=>v===""?[]:[`${O?"+":"-"}${v}`]))}async function o(n,f){const u=(0,b().resolveInTree)(n,f);return u.kind!==
"inside"||!(0,E().isRegular)(u.entry.kind)?"":(await n.read(u.path)).toString("utf8").replaceAll(`\r
`,`
`)}}),37542:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.auditLogs=N,m.firstMalformedLine=e;function M(){
const o=d(28894);return M=function(){return o},o}function b(){const o=d(95132);return b=function(){return o},o}function E(){
const o=d(53315);return E=function(){return o},o}function C(){const o=d(39869);return C=function(){return o},o}const j=/^100/,
A=10;async function N(o){const{change:n,assets:f,policy:u}=o,r=n.files.filter(c=>(0,E().namesOf)(c).some(M().isAuditLog));
return u.blast_radius.audit_log==="forbidden"?r.flatMap(E().namesOf).filter(M().isAuditLog).map(v=>(0,b().finding)("audi\
t-log-changed",{path:v},(0,C().atFile)(v))):(await Promise.all(r.map(c=>l(c,o)))).flat().filter(({rule:c,location:v})=>c!==
"audit-log-malformed"||!f.problems.some(i=>y(i,v)))}async function P(o,n){return o.stat(n)===void 0?Buffer.alloc(0):o.read(
n,M().MAX_LOG_BYTES)}function y({rule:o,location:{path:n,line:f}},u){return n!==u?.path?!1:f===u.line||o==="file-not-jso\
n"&&f>u.line}async function l(o,{baseTree:n,tree:f}){const{path:u,oldPath:r,status:O}=o,c=[],v=async i=>!j.test(o.oldMode)||
(0,M().hasRecords)(await P(n,i));if(r!==void 0&&(0,M().isAuditLog)(r)&&await v(r)&&c.push((0,b().finding)("audit-log-rem\
oved",{path:r},(0,C().atFile)(r))),!(0,M().isAuditLog)(u))return c;if(O==="deleted")await v(u)&&c.push((0,b().finding)("\
audit-log-removed",{path:u},(0,C().atFile)(u)));else if(!j.test(o.newMode)||O==="type_changed")c.push((0,b().finding)("a\
udit-log-removed",{path:u},(0,C().atFile)(u)));else if(O==="modified"){const[i,s]=await Promise.all([P(n,u),P(f,u)]),p=(0,M().
continuationOf)(i,s);if(p.kind==="appended")return[...c,...h(u,s,p.from)];const{line:S}=p,w=t(S,s),g={path:u,line:w?Math.
max(S-1,1):S,column:1};c.push((0,b().finding)("audit-log-rewritten",{path:u,line:S,gone:w},{location:g}))}else c.push(...h(
u,await P(f,u),0));return c}function h(o,n,f){const u=e(n,f);if(u===void 0)return[];const r={path:o,line:u.line,column:1};
return[(0,b().finding)("audit-log-malformed",{path:o,...u},{location:r})]}function t(o,n){return n.length===0||n.at(-1)===
A&&(0,M().countLines)(n,n.length)<o}function e(o,n){let f=(0,M().countLines)(o,n)+1;for(let u=n;u<o.length;f+=1){const r=o.
indexOf(A,u),O=r<0?o.length:r,c=a(o.subarray(u,O));if(c!==void 0)return{line:f,problem:c};u=O+1}}function a(o){let n;try{
const f=o.toString("utf8").trim();if(f==="")return;n=JSON.parse(f)}catch{return"it is not a single JSON value"}return typeof n!=
"object"||n===null||Array.isArray(n)?"it is not a JSON object":typeof n.type=="string"?void 0:"it has no `type`"}}),53315:((L,m)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.DEFAULT_MAX_FILES=void 0,m.busiestDirectories=N,m.cappedSize=b,m.gradeFiles=
E,m.gradeWords=C,m.linesOf=y,m.measureChange=M,m.namesOf=P;const d=m.DEFAULT_MAX_FILES=20;function M(l,h){const t={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const e of l.files){const{path:a,oldPath:o}=e,n=o===void 0?1:2,f=Number(h.has(
a))+Number(o!==void 0&&h.has(o));t.files+=n-f,t.exempt_files+=f,f===n?t.exempt_lines+=y(e):t.lines+=y(e)}return t}function b({
files:l,lines:h,exempt_files:t,exempt_lines:e},a){return a==="reference"?{files:l,lines:h}:{files:l+t,lines:h+e}}function E(l,h,t,e){
const a=j(h);return t.files>e.files||t.lines>e.lines?"hard_cap_breach":l>2*a?"critical_overrun":l>a?"exceeded":l>.8*a?"a\
pproaching_limit":"within_limit"}function C(l,{files:h,lines:t},e,a){const o=j(e);switch(l){case"hard_cap_breach":return`\
HARD CAP BREACH: ${h} files / ${t} lines exceeds system limit (${a.files} files / ${a.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${h} files > ${2*o} (2x limit of ${o}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${h} > ${o}`;case"approaching_limit":return`approaching limit: ${h} / ${o} files (${Math.
round(h/o*100)}%)`;case"within_limit":return`${h} / ${o} files`}}function j(l){return typeof l=="number"&&l>0?l:d}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function N(l,h){const t=new Map;for(const{path:e,lines:a,exempt:o}of l){const n=A.exec(e)?.[0]??".",f=t.get(n)??{path:n,
files:0,lines:0};f.files+=1,f.lines+=a,o&&(f.exempt_files=(f.exempt_files??0)+1,f.exempt_lines=(f.exempt_lines??0)+a),t.
set(n,f)}return[...t.values()].sort((e,a)=>a.files-e.files||a.lines-e.lines||(e.path<a.path?-1:1)).slice(0,h)}function P(l){
return l.oldPath===void 0?[l.path]:[l.path,l.oldPath]}function y(l){return l.added+l.deleted}}),12154:((L,m,d)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.countedChange=O,m.countedFiles=y,m.exemptPaths=j,m.isCountedByReference=r,m.
withLinesOfCode=c;function M(){const s=d(18744);return M=function(){return s},s}function b(){const s=d(20639);return b=function(){
return s},s}function E(){const s=d(93028);return E=function(){return s},s}function C(){const s=d(53315);return C=function(){
return s},s}function j(s,p,S,w){const g=s.files.flatMap(C().namesOf);return p.blast_radius.counting==="reference"?new Map(
g.filter(I=>!r(I)).map(I=>[I,"reference"])):new Map([...N(s,S,w).map(I=>[I,"validation_script"]),...g.filter((0,M().assetPathTest)(
p)).map(I=>[I,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function N(s,p,S){const w=p.filter(({
change:{kind:k}})=>k==="added"||k==="modified"),g=new Set(w.flatMap(P)),I=s.files.filter(({status:k,path:$})=>k==="added"&&
g.has($)).map(k=>({path:k.path,lines:(0,C().linesOf)(k),bytes:S.stat(k.path)?.size??0})).sort((k,$)=>k.lines-$.lines||k.
bytes-$.bytes),F={lines:A.lines,bytes:A.bytes};return I.slice(0,Math.min(A.files,Math.max(A.always,w.length))).flatMap(({
path:k,lines:$,bytes:R})=>(F.lines-=$,F.bytes-=R,F.lines>=0&&F.bytes>=0?[k]:[]))}function P({commands:s}){return s.flatMap(
({reading:{command:p,targets:S}})=>S.flatMap(({kind:w,via:g,name:I,path:F})=>w==="file"&&g===void 0&&F&&p.includes(I)?[F]:
[]))}function y(s,p,S){return s.files.flatMap(w=>(0,C().namesOf)(w).map(g=>l(w,g,p.get(g),S))).sort((w,g)=>g.lines-w.lines||
(w.path<g.path?-1:1))}function l(s,p,S,w){const g=p===s.path,I=g?(0,C().linesOf)(s):0,F=g?t(s,w):void 0,k=F==="binary"?w.
stat(p)?.size:void 0;return{path:p,...S&&{exempt:S},lines:I,...F&&{veil:F},...k!==void 0&&{bytes:k}}}const h=1e3;function t({
binary:s,status:p,path:S,added:w},g){if(s)return"binary";const{size:I=0}=p==="added"?g.stat(S)??{}:{};return I>h*Math.max(
1,w)?"long_lines":void 0}const e=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),a=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,o=/capsule|events?\.jsonl$/i,n=new Set(["index\
.js","package.json"]),f=/^(?:src|scripts|config)(?:\/|$)/,u=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function r(s){
return e.has(s)||a.test(s)||o.test(s)?!1:n.has(s)||f.test(s)||u.test(s)}function O(s,p){const S=(0,C().measureChange)(s,
{has:w=>!r(w)});return{least:{files:Math.min(p.files,S.files),lines:Math.min(p.lines,S.lines)},most:{files:p.files+p.exempt_files,
lines:p.lines+p.exempt_lines}}}async function c(s,p,S){const w=async I=>(0,C().namesOf)(I).some(F=>(0,b().isWritten)(F)||
p.has(F))||await i(S.tree,I.path)||await i(S.baseTree,I.oldPath??I.path),g=[];for(const I of s.files){const F=I.binary&&
!await w(I);g.push(F?{...I,added:0,deleted:0}:I)}return{...s,files:g}}const v=16*1024*1024;async function i(s,p){const{kind:S,
size:w=0}=s.stat(p)??{};return!(0,E().isRegular)(S)||w>v?!1:(await s.read(p,v)).subarray(0,2).toString("latin1")==="#!"}}),
19177:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.decidingFiles=t;function M(){const s=d(76760);return M=
function(){return s},s}function b(){const s=d(57975);return b=function(){return s},s}function E(){const s=d(77680);return E=
function(){return s},s}function C(){const s=d(86191);return C=function(){return s},s}function j(){const s=d(46138);return j=
function(){return s},s}function A(){const s=d(59867);return A=function(){return s},s}function N(){const s=d(20639);return N=
function(){return s},s}function P(){const s=d(95132);return P=function(){return s},s}function y(){const s=d(36773);return y=
function(){return s},s}function l(){const s=d(12154);return l=function(){return s},s}function h(){const s=d(91850);return h=
function(){return s},s}async function t(s){const p=s.genes.filter(({change:F})=>F.kind!=="removed"),S=e(s),w=p.some(({commands:F})=>F.
length>0);if(!w&&S.length===0)return[];const g={launched:new Map([...await o(S,s),...f(p)]),hidden:await n(s),keepsCommand:p.
some(u),warns:w};return(await Promise.all(s.change.files.map(F=>r(F,s,g)))).flat().toSorted((F,k)=>Number(k.isNew)-Number(
F.isNew)).map(({path:F,why:k,isNew:$,isWarning:R})=>{const T=s.tree.stat(F)?.size,D={path:F,why:k,isNew:$,bytes:T??-1},G=T===
void 0?{}:{location:{path:F,line:1,column:1}},U=(0,P().finding)("check-decided-by",D,G);return R?{...U,severity:"warning"}:
U})}function e({assets:s,genes:p}){const S=new Set(p.map(({asset:w})=>w));return s.present.filter(w=>w.type==="Gene"&&!S.
has(w)&&(0,E().commandsToRun)(w).length>0)}const a=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function o(s,{judge:p,clock:S,
change:w}){const g=w.files.map(({path:k})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(k)?.[1]??k),I=new Map,F=new Set;for(const k of s){
const $=p.forFile(k.path);for(const R of(0,E().commandsToRun)(k)){if(!a.test(R)&&!g.some(G=>R.includes(G)))continue;const T=JSON.
stringify([$.terms.cwd,R]);if(F.has(T))continue;F.add(T),await S.tick();const{reading:D}=await $.command(R);for(const G of(0,C().
startedFiles)(D))I.set(G,R)}}return I}async function n({change:s,exempt:p,tree:S}){const g=(await(0,h().markHiddenFiles)(
(0,l().countedFiles)(s,p,S),S)).filter(({veil:I,lines:F})=>I==="no_diff"&&F>0);return new Set(g.map(({path:I})=>I))}function f(s){
const p=s.flatMap(S=>S.commands);return new Map(p.flatMap(({command:S,reading:w})=>(0,C().startedFiles)(w).map(g=>[g,S])))}
function u({change:{before:s},commands:p}){const S=s?.value.validation;return Array.isArray(S)&&p.some(({command:w})=>S.
includes(w))}async function r(s,p,S){const{path:w}=s,g=await O(s,p,S);if(!S.hidden.has(w))return g;const F=[...g,{why:"g\
it does not show its difference (`.gitattributes`)"}].map(k=>k.why).join("; ");return[{path:w,isNew:s.status==="added",...g[0],
why:F}]}async function O({path:s,status:p,oldPath:S},{tree:w,baseTree:g},{launched:I,keepsCommand:F,warns:k}){const $=p===
"added",R=p==="renamed"?S:p==="deleted"?s:void 0;if(R!==void 0&&(0,N().isTest)(R)&&(p==="deleted"||!(0,N().isTest)(s))){
const U=p==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:R,why:`a test: ${U}`,isNew:!1,isWarning:k}]}const T=I.
get(s);if(T!==void 0)return[{path:s,why:`\`${T}\` starts it`,isNew:$}];if(/(?:^|\/)package\.json$/.test(s))return v(s,$,
w,g);if((0,N().isLockfile)(M().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:$}];
const D=(0,N().toolThatFinds)(s);if(D===void 0)return[];const G=`${D} finds it by its name${p==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:G,isNew:$,isWarning:$&&F}]}const c=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function v(s,p,S,w){const g=(0,j().objectIn)(await(0,A().readJsonFile)(w,s)),I=(0,j().objectIn)(await(0,A().readJsonFile)(
S,s)),F=c.filter(R=>!(0,b().isDeepStrictEqual)(g[R],I[R])),k=i((0,j().objectIn)(g.scripts),(0,j().objectIn)(I.scripts)),
$=[...k.length>0?[`npm scripts ${(0,y().inCode)(k)}`]:[],...F.length>0?[(0,y().inCode)(F)]:[]];return $.length===0?[]:[{
path:s,why:`its ${$.join(", ")} differ`,isNew:p}]}function i(s,p){const S=new Set([...Object.keys(s),...Object.keys(p)]),
w=(g,I)=>Object.entries(g).find(([F])=>F===I);return[...S].filter(g=>!(0,b().isDeepStrictEqual)(w(s,g),w(p,g)))}}),78782:((L,m,d)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.alwaysForbidden=A,m.forbiddenPaths=N;function M(){const y=d(84831);return M=
function(){return y},y}function b(){const y=d(32854);return b=function(){return y},y}function E(){const y=d(95132);return E=
function(){return y},y}function C(){const y=d(39869);return C=function(){return y},y}const j=[".git","node_modules"];function A(y){
const l=j.filter(t=>(0,M().mayBeSpelled)(y,t));if(l.length===0)return;const h=((0,b().normalise)(y)??y).split("/");return l.
find(t=>h.some(e=>(0,M().isSpellingOf)(e,t)))}function N({touched:y,touchesOf:l,policy:h}){const t=y.flatMap(P),e=j.flatMap(
o=>(0,C().someTouches)(t.flatMap(({touch:n,...f})=>f.directory===o?n:[])).map(n=>(0,E().finding)("forbidden-path-always",
{directory:o,...n},(0,C().atFile)(n.path)))),a=h.blast_radius.forbidden_paths.flatMap(o=>(0,C().someTouches)(l(o)).map(n=>(0,E().
finding)("forbidden-path-policy",{entry:o,...n},(0,C().atFile)(n.path))));return[...e,...a]}function P({path:y,via:l}){const h=A(
y),t=h??A(l);return t===void 0?[]:[{directory:t,touch:{path:y,via:h===void 0?l:""}}]}}),39500:((L,m,d)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.RUNS_PACKAGES=void 0,m.commandOf=y,m.dependence=a,m.earlySteps=A,m.lateGate=f,m.localAction=
l,m.placeOf=N,m.textOf=e;function M(){const u=d(53916);return M=function(){return u},u}function b(){const u=d(20639);return b=
function(){return u},u}function E(){const u=d(3463);return E=function(){return u},u}function C(){const u=d(32854);return C=
function(){return u},u}const j=m.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function A(u,r,O){return r.flatMap((c,v)=>{const i=P(c,O);return i?[{...i,place:N(u,v)}]:[]})}function N(u,r){return`job\
s.${u}.steps[${r}]`}function P(u,r){const{uses:O,run:c}=u;if(typeof c=="string")return y(u,r);if(typeof O=="string")return O.
startsWith("./")?l(O):t(u)}function y({run:u,shell:r,env:O,"working-directory":c},v){return{what:"a command",text:e([u,r,
O,c,v])}}function l(u){return{what:"a local action",text:"",folder:(0,C().normalise)(u)||"action.yml"}}const h=/^(?:run|script|commands?|cmd)$/i;
function t({uses:u,with:r}){const O=(0,E().isMapping)(r)?Object.entries(r):[],c=e(O.filter(([s])=>h.test(s)).map(([,s])=>s));
if(c.trim()!=="")return{what:"a command",text:c};const v=JSON.stringify([u,r]);return/npm|yarn|bun/i.test(v)&&/install(?!":(?:false|"false"))/i.
test(v)?{what:"an installation",text:"npm install"}:void 0}function e(u){return typeof u=="string"?u.replaceAll(/^\s*#.*$/gm,
""):typeof u!="object"||u===null?"":Object.values(u).map(e).join(`
`)}function a(u,r,O){const{folder:c,text:v,startsGate:i}=u,s=i?"starts the gate":"runs before the gate";if(c!==void 0&&(0,C().
isWithin)(r,c))return`it belongs to a local action that ${s}`;if(o(r,v))return`it is named in a step that ${s}`;if(!j.test(
v))return;const p=r.split("/").at(-1)??"",S=(0,M().dirname)(r);return(S==="."||O||o(S,v))&&(0,b().isPackageFile)(p)||(0,C().
isWithin)(r,".yarn")?`a package manager that ${s} reads it`:void 0}function o(u,r){const O=r.toLowerCase();return u.split(
"/").every(c=>n(O,c.toLowerCase()))}function n(u,r){for(let O=u.indexOf(r);O!==-1;O=u.indexOf(r,O+1)){const c=u.slice(O+
r.length,O+r.length+2);if(!/[\w.-]/.test(u[O-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(c))return!0}return!1}function f({jobs:u}){
const r=[...u].flatMap(([v,i])=>[...i.values()].flat().map(s=>({path:v,...s}))),[O]=r;if(O===void 0)return;const c=r.map(
({path:v,place:i,what:s})=>`\`${i}\` of \`${v}\` (${s})`);return{path:O.path,steps:[...new Set(c)],startsGate:r.some(({startsGate:v})=>v)}}}),
1348:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.gateChange=t,m.gateFindings=e;function M(){const i=d(
3463);return M=function(){return i},i}function b(){const i=d(76545);return b=function(){return i},i}function E(){const i=d(
74238);return E=function(){return i},i}function C(){const i=d(95132);return C=function(){return i},i}function j(){const i=d(
90331);return j=function(){return i},i}function A(){const i=d(39869);return A=function(){return i},i}function N(){const i=d(
39500);return N=function(){return i},i}function P(){const i=d(52848);return P=function(){return i},i}function y(){const i=d(
83330);return y=function(){return i},i}function l(){const i=d(44724);return l=function(){return i},i}function h(){const i=d(
3733);return h=function(){return i},i}function t({policyPath:i,changedNames:s,baseTree:p,tree:S,loadedPolicy:{shared:w}}){
return s.size===0?[]:e({policyPath:i,baseTree:p,tree:S,shared:w})}async function e(i){const{policyPath:s,baseTree:p,tree:S}=i,
{weakened:w,started:g,before:I}=await n(p,S),F=s===void 0?[]:await o(i),k=(0,N().lateGate)(I);return[...[...F.length>0?[
[E().POLICY_PATH,F]]:[],...w].map(([$,R])=>(0,C().finding)("gate-weakened",{path:$,effects:R},(0,A().atFile)($))),...g.map(
$=>(0,C().finding)("gate-tightened",{path:$,effects:["it runs the gate"]},(0,A().atFile)($))),...k?[(0,C().finding)("gat\
e-runs-late",{...k},(0,A().atFile)(k.path))]:[]]}function a(i,s){return i.oid!==void 0&&i.oid===s?.oid&&i.kind===s.kind}
async function o({baseTree:i,tree:s,shared:p}){const S=i.stat(E().POLICY_PATH);if(S===void 0)return[];if(a(S,s.stat(E().
POLICY_PATH))&&p===void 0)return[];const[w,g]=await Promise.all([(0,E().readPolicyIn)(i,p),(0,E().readPolicyIn)(s,p)]);if("\
mistakes"in w||"mistakes"in g||"missing"in w)return[];if("missing"in g)return[(0,j().unreadWords)(g.missing.source)];const I=(0,b().
comparePolicies)(w.policy,g.policy).filter(({loosens:k})=>k);return[...s.stat(E().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...I.map(j().effectWords)]}async function n(i,s){const[p,S]=await Promise.all([(0,h().readWorkflows)(i),(0,h().
readWorkflows)(s)]),[w,g]=await Promise.all([(0,P().findGateUses)(i,p),(0,P().findGateUses)(s,S)]),I=f(p,S),F=r(p,w),[k,
$]=[!0,!1].map(G=>I.filter(([{path:U}])=>F.has(U)===G)),R=new Map;for(const[G,U]of[...k.map(u),...c($,O(p,w)),...v((0,l().
gateNames)(p,w),S,k,$),...await(0,y().readFileEdits)(w,i,s)])U.length>0&&R.set(G,[...R.get(G)??[],...U]);const T=new Set(
k.map(([,G])=>G?.path)),D=[...g.jobs.keys()].filter(G=>!T.has(G));return{weakened:R,started:D,before:w}}function f(i,s){
const p=new Set(i.map(({path:w})=>w)),S=s.filter(({path:w})=>!p.has(w));return i.map(w=>{const g=s.find(({path:I})=>I===
w.path);return[w,g??S.find(I=>u([w,I])[1].length===0)]})}function u([i,s]){const{path:p,text:S,value:w}=i;if(s===void 0)
return[p,["the workflow is removed, or replaced by another one"]];if(s.text===S)return[p,[]];const g=w!==void 0&&s.value!==
void 0;return[p,g?(0,h().changedKeys)(w,s.value):["it changes, and is not a valid workflow"]]}function r(i,{jobs:s}){const p=new Set(
s.keys()),S=({uses:w})=>{const g=i.find(({path:I})=>I===(0,P().calledPath)(w));if(!(g===void 0||p.has(g.path))){p.add(g.
path);for(const I of(0,h().jobsOf)(g).values())S(I)}};for(const w of i){const g=(0,h().jobsOf)(w);for(const I of s.get(w.
path)?.keys()??[]){const F=g.get(I)??{};for(const k of[F,...(0,h().neededBy)(F,g)])S(k)}}return p}function O(i,{jobs:s}){
const p=i.filter(({path:S})=>s.has(S)).map(({value:S})=>(0,h().eventsOf)(S?.on).get("workflow_run"));return new Set(p.flatMap(
S=>(0,M().isMapping)(S)?[S.workflows].flat():[]))}function c(i,s){return i.filter(([p])=>s.has((0,h().workflowName)(p))).
filter(([p,S])=>!S||(0,h().workflowName)(S)!==(0,h().workflowName)(p)).map(([{path:p}])=>[p,["the gate waits for a workf\
low of this name, which changes"]])}function v(i,s,p,S){return s.filter(w=>!p.some(([,g])=>g===w)).map(w=>{const[g]=S.find(
([,I])=>I===w)??[];return[w.path,(0,l().takenNames)(i,w,g)]})}}),52848:((L,m,d)=>{Object.defineProperty(m,"__esModule",{
value:!0}),m.GATE=void 0,m.calledPath=u,m.findGateUses=l;function M(){const i=d(46138);return M=function(){return i},i}function b(){
const i=d(59867);return b=function(){return i},i}function E(){const i=d(3463);return E=function(){return i},i}function C(){
const i=d(32854);return C=function(){return i},i}function j(){const i=d(93028);return j=function(){return i},i}function A(){
const i=d(39500);return A=function(){return i},i}function N(){const i=d(3733);return N=function(){return i},i}const P=m.
GATE=/gene-gate/i,y=10;async function l(i,s){const p=(0,M().objectIn)(await(0,b().readJsonFile)(i,"package.json")),S=new h(
i,s,p),w=new Map;for(const g of s){const I=await S.jobsOf(g),F=g.value===void 0&&P.test(g.text);(I.size>0||F)&&w.set(g.path,
I)}return{jobs:w,files:S.files}}class h{files=new Set;#n;#t;#s;constructor(s,p,S){this.#n=s,this.#t=new Map(p.map(w=>[w.
path,w])),this.#s=v(S)}async jobsOf(s,p=0){const S=new Map,w=(0,N().jobsOf)(s),g=[s.value?.defaults,s.value?.env];for(const[
I,F]of w){const k=typeof F.uses=="string"&&await this.#e(F.uses,p),$=await this.#a(I,F,g);if(!k&&$===void 0)continue;const{
needs:R,...T}=F,D=/\bneeds\b/.test((0,A().textOf)(T))?(0,N().neededBy)(F,w):[],G=[...w].filter(([,U])=>D.includes(U)).flatMap(
([U,H])=>(0,A().earlySteps)(U,this.#o(H),g));S.set(I,n(s)?[]:[...G,...$??[]])}return S}#o(s,p=0){const S=this.#t.get(u(s.
uses)??""),w=S&&p<y?[...(0,N().jobsOf)(S).values()]:[];return[...(0,N().stepsOf)(s),...w.flatMap(g=>this.#o(g,p+1))]}async#a(s,p,S){
const w=(0,N().stepsOf)(p),g=[p.defaults,p.env,...S],I=await Promise.all(w.map(R=>this.#r(R,g))),F=I.findLastIndex(R=>R!==
void 0);if(F===-1)return;const k=(0,A().earlySteps)(s,w.slice(0,F),g),$=I[F];return $?[...k,{...$,place:(0,A().placeOf)(
s,F)}]:k}async#r(s,p){const{uses:S,run:w}=s;if(typeof S=="string")return await this.#e(S,0)?S.startsWith("./")?{...(0,A().
localAction)(S),startsGate:!0}:null:void 0;if(typeof w!="string")return;const g=await this.#i(w,f(s,p));if(g===void 0)return;
for(const k of g)this.files.add(k);const I=(0,A().commandOf)(s,p);if(/RUNNER_TEMP|runner\.temp/.test(I.text))return null;
if(g.length>0||A().RUNS_PACKAGES.test(w))return{...I,startsGate:!0};const F=O(w);return F===""?null:(0,A().commandOf)({...s,
run:F},p)}async#e(s,p){const S=u(s);if(S===void 0)return P.test(r(s));if(p>y)return!1;const w=this.#t.get(S);if(w)return(await this.
jobsOf(w,p+1)).size>0;for(const g of["action.yml","action.yaml"]){const I=await(0,N().readActionsFile)(this.#n,S===""?g:
`${S}/${g}`),{name:F,runs:k}=I?.value??{};if(typeof F=="string"&&P.test(F))return!0;for(const{uses:$,run:R}of(0,E().isMapping)(
k)?(0,N().stepsOf)(k):[])if(typeof $=="string"&&await this.#e($,p+1)||typeof R=="string"&&await this.#i(R,S))return!0}return!1}async#i(s,p,S=new Set){
const w=c(s);if(w.some(I=>P.test(I)))return[];if(A().RUNS_PACKAGES.test(s)&&w.some(I=>this.#s.has(I)))return["package.js\
on"];const g=w.flatMap(I=>e.test(I)?a:[I]);for(const I of g.flatMap(F=>[`./${p}/${F}`,F])){const F=(0,C().normalise)(I),
k=F&&!S.has(F)&&await this.#c(F);if(!F||!k)continue;const $=await this.#i(k,p,S.add(F));if($)return[F,...$]}}async#c(s){
const{kind:p,size:S=0}=this.#n.stat(s)??{};if(!(!(0,j().isRegular)(p)||S>t)&&!(p!=="executable"&&!o.test(s)))return(await this.#n.
read(s)).toString("utf8")}}const t=64*1024,e=/^(?:g?make)$/,a=["GNUmakefile","makefile","Makefile"],o=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function n({value:i}){const s=[...(0,N().eventsOf)(i?.on).keys()];return s.length>0&&s.every(p=>p==="workflow_run")}function f({
"working-directory":i},s){const p=s.map(S=>(0,E().isMapping)(S)&&(0,E().isMapping)(S.run)?S.run["working-directory"]:void 0);
return String([i,...p].find(S=>typeof S=="string")??"")}function u(i){return typeof i=="string"&&i.startsWith("./")?(0,C().
normalise)(r(i)):void 0}function r(i){return i.split("@")[0]??""}function O(i){const[s=""]=(0,A().textOf)(i).replaceAll(
/^\s*set .*$/gm,"").split(P);return s.slice(0,Math.max(0,s.search(/[^;&|\n]*$/))).trim()}function c(i){return i.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function v(i){const s=(0,E().isMapping)(i.scripts)?Object.entries(i.scripts):[],
p=new Set;for(let S=-1;S<p.size;){S=p.size;for(const[w,g]of s)c(String(g)).some(I=>P.test(I)||p.has(I))&&p.add(w)}return p}}),
83330:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.readFileEdits=N;function M(){const t=d(46138);return M=
function(){return t},t}function b(){const t=d(59867);return b=function(){return t},t}function E(){const t=d(32854);return E=
function(){return t},t}function C(){const t=d(93028);return C=function(){return t},t}function j(){const t=d(39500);return j=
function(){return t},t}function A(){const t=d(3733);return A=function(){return t},t}async function N({jobs:t,files:e},a,o){
const n=[...t.values()].flatMap(v=>[...v.values()].flat());if(n.length===0&&e.size===0)return[];const f=await P(n,e,a),u=[
...a.files(),...o.files()],r=u.filter(({path:v,kind:i})=>i==="symlink"&&f(v)!==void 0).flatMap(({path:v})=>[a,o].map(i=>[
v,y(i,v)])),O=new Map;for(const{path:v}of u){const i=r.flatMap(([p,S])=>S!==void 0&&(0,E().isWithin)(v,S)?[p+v.slice(S.length)]:
[]),s=[v,...i].map(f).find(p=>p!==void 0);s!==void 0&&O.set(v,s)}const c=[...O].map(async([v,i])=>{const s=await l(v,a,o);
return[v,s.map(p=>`${p}, and ${i}`)]});return(await Promise.all(c)).filter(([,v])=>v.length>0)}async function P(t,e,a){const n=(0,M().
objectIn)(await(0,b().readJsonFile)(a,"package.json")).workspaces!==void 0||a.stat("pnpm-workspace.yaml")!==void 0;return f=>{
if(e.has(f))return"the gate runs through it";for(const u of t){const r=(0,j().dependence)(u,f,n);if(r!==void 0)return r}}}
function y(t,e){const a=(0,E().resolveInTree)(t,e);return a.kind==="inside"||a.kind==="missing"?a.path:void 0}async function l(t,e,a){
const[o,n]=[e.stat(t),a.stat(t)];if(o===void 0||n===void 0)return o===n?[]:[`the file is ${o?"removed":"added"}`];if(o.kind===
n.kind&&o.oid!==void 0&&o.oid===n.oid)return[];const[f,u]=await Promise.all([h(e,o),h(a,n)]);if(o.kind===n.kind&&f.equals(
u))return[];const[r,O]=/(?:^|\/)action\.ya?ml$/.test(t)?[(0,A().parseMapping)(f.toString()),(0,A().parseMapping)(u.toString())]:
[];return r&&O?(0,A().changedKeys)(r,O):["the file changes"]}async function h(t,{path:e,kind:a,oid:o}){return(0,C().isRegular)(
a)?await t.read(e):Buffer.from(t.readlink(e)??o??"")}}),44724:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.gateNames=j,m.takenNames=N;function M(){const h=d(57975);return M=function(){return h},h}function b(){const h=d(3463);
return b=function(){return h},h}function E(){const h=d(52848);return E=function(){return h},h}function C(){const h=d(3733);
return C=function(){return h},h}function j(h,{jobs:t}){const e=h.flatMap(a=>[...t.get(a.path)?.keys()??[]].flatMap(o=>{const n=(0,C().
jobsOf)(a).get(o)??{};return[P(o,n),...A(n)]}));return e.length>0?[...new Set([...e,"gene-gate"])]:[]}function A(h){return[
h,...(0,C().stepsOf)(h)].flatMap(({uses:t,with:e})=>{const a=(0,b().isMapping)(e)?e["check-name"]:void 0;return typeof t==
"string"&&(E().GATE.test(t)||t.startsWith("./"))&&a?[String(a).trim()]:[]})}function N(h,t,e){const a=e?(0,C().jobsOf)(e):
new Map,o=(0,M().isDeepStrictEqual)(t.value,e?.value);return[...(0,C().jobsOf)(t)].filter(([n,f])=>h.some(u=>y(P(n,f),u))).
filter(([n,f])=>{const u=a.get(n);return!(u&&(0,M().isDeepStrictEqual)({...f,steps:[]},{...u,steps:[]}))||f.needs!==void 0&&
!o}).map(([n])=>`the job \`${n}\` has, or can have, the name of the gate's check`)}function P(h,{name:t}){return typeof t==
"string"&&t.trim()!==""?t.trim():h}function y(h,t){const[e,a]=[l(h),l(t)];if(e===void 0&&a===void 0)return h===t;if(e===
void 0||a===void 0){const[n,[f,u]]=e===void 0?[h,a??["",""]]:[t,e];return n.length>=f.length+u.length&&n.startsWith(f)&&
n.endsWith(u)}return((n,f)=>n.startsWith(f)||f.startsWith(n))(e[0],a[0])&&(e[1].endsWith(a[1])||a[1].endsWith(e[1]))}function l(h){
const t=h.indexOf("${{"),e=h.lastIndexOf("}}");return t===-1||e<t?void 0:[h.slice(0,t),h.slice(e+2)]}}),3733:((L,m,d)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.changedKeys=o,m.eventsOf=e,m.jobsOf=l,m.neededBy=t,m.parseMapping=y,m.
readActionsFile=P,m.readWorkflows=N,m.stepsOf=h,m.workflowName=a;function M(){const r=d(57975);return M=function(){return r},
r}function b(){const r=d(69873);return b=function(){return r},r}function E(){const r=d(3463);return E=function(){return r},
r}function C(){const r=d(93028);return C=function(){return r},r}const j=".github/workflows",A=1024*1024;async function N(r){
const O=r.list(j).map(({path:v})=>v);return(await Promise.all(O.filter(v=>/\.ya?ml$/.test(v)).map(v=>P(r,v)))).filter(v=>v!==
void 0)}async function P(r,O){const{kind:c,size:v=0}=r.stat(O)??{};if(!(0,C().isRegular)(c))return;if(v>A)return{path:O,
text:"",value:void 0};const i=(await r.read(O)).toString("utf8");return{path:O,text:i,value:y(i)}}function y(r){try{const O=(0,b().
parseDocument)(r,{prettyErrors:!1});if(O.errors.length>0)return;const c=O.toJS({maxAliasCount:100});return(0,E().isMapping)(
c)?c:void 0}catch{return}}function l({value:r}){const O=(0,E().isMapping)(r?.jobs)?Object.entries(r.jobs):[];return new Map(
O.filter(c=>(0,E().isMapping)(c[1])))}function h({steps:r}){return Array.isArray(r)?r.filter(E().isMapping):[]}function t(r,O){
const c=new Set,v=({needs:i})=>{for(const s of Array.isArray(i)?i:[i]){const p=O.get(String(s));p===void 0||c.has(p)||(c.
add(p),v(p))}};return v(r),[...c]}function e(r){return typeof r=="string"?new Map([[r,{}]]):Array.isArray(r)?new Map(r.map(
O=>[String(O),{}])):(0,E().isMapping)(r)?new Map(Object.entries(r).map(([O,c])=>[O,c??{}])):new Map}function a({path:r,value:O}){
return typeof O?.name=="string"?O.name:r}function o(r,O){return n(f(r),f(O),"")}function n(r,O,c){return(0,M().isDeepStrictEqual)(
r,O)?[]:(0,E().isMapping)(r)&&(0,E().isMapping)(O)?[...new Set([...Object.keys(r),...Object.keys(O)])].flatMap(i=>n(r[i],
O[i],c===""?i:`${c}.${i}`)):Array.isArray(r)&&Array.isArray(O)&&r.length===O.length?r.flatMap((v,i)=>n(v,O[i],`${c}[${i}\
]`)):r===void 0?[`\`${c}\` is added`]:[`\`${c}\` ${O===void 0?"is removed":"changes"}`]}function f(r){const{jobs:O,runs:c}=r,
v=(0,E().isMapping)(O)?Object.fromEntries(Object.entries(O).map(([i,s])=>[i,u(s)])):O;return{...r,jobs:v,runs:u(c)}}function u(r){
if(!(0,E().isMapping)(r)||!Array.isArray(r.steps))return r;const O=r.steps.map(c=>(0,E().isMapping)(c)?{...c,name:""}:c);
return{...r,steps:O}}}),91850:((L,m)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.markHiddenFiles=M;const d=100;
async function M(b,E){const C=b.slice(0,d).map(({path:A})=>A),j=await E.attributes?.(C,["linguist-generated","diff"]);return j===
void 0?[...b]:b.map((A,N)=>N>=d||A.veil!==void 0?A:/^(?:set|true)$/.test(j(A.path,"linguist-generated"))?{...A,veil:"gen\
erated"}:j(A.path,"diff")==="unset"?{...A,veil:"no_diff"}:A)}}),90331:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.effectWords=a,m.ignoredInputs=o,m.policyFile=N,m.unreadWords=t;function M(){const n=d(76545);return M=function(){return n},
n}function b(){const n=d(74238);return b=function(){return n},n}function E(){const n=d(49875);return E=function(){return n},
n}function C(){const n=d(24666);return C=function(){return n},n}function j(){const n=d(95132);return j=function(){return n},
n}function A(){const n=d(39869);return A=function(){return n},n}async function N(n){const{policyPath:f,changedNames:u,tree:r,
baseTree:O}=n;return f===void 0?[]:[...[...u].some(v=>v===f||v.startsWith(C().COPIES))?await h(n):[],...P(r,O)]}function P(n,f){
const u=n.stat(b().POLICY_PATH)?l(n,f):(0,E().findNearPolicy)(n);if(u===void 0)return[];const{path:r,fault:O}=u;return[(0,j().
finding)("policy-misplaced",{path:r,fault:O},(0,A().atFile)(r))]}const y=b().POLICY_PATH.replace(/yml$/,"yaml");function l(n,f){
return n.stat(y)!==void 0&&f.stat(y)===void 0?{path:y,fault:"is beside the policy"}:void 0}async function h({baseTree:n,
tree:f,loadedPolicy:u}){const{policy:r,shared:O}=u,[c,v]=await Promise.all([(0,b().readPolicyIn)(n,O),(0,b().readPolicyIn)(
f,O)]),i=b().POLICY_PATH;if("mistakes"in v)return v.mistakes.map(({line:S,column:w,message:g})=>(0,j().finding)("policy-\
broken",{path:i,mistake:g},{location:{path:i,line:S,column:w}}));const s="policy"in c?c.policy:r,p="missing"in v?[t(v.missing.
source)]:(0,M().comparePolicies)(s,v.policy).map(a);return[(0,j().finding)("policy-changed",{path:i,effects:p},(0,A().atFile)(
i))]}function t(n){return`extends: ${(0,C().sharedName)(n)}, which cannot be compared; commit it as ${(0,C().copyPath)(n)}`}
const e=160;function a({key:n,change:f,direction:u,loosens:r}){const O=!r&&f.length>e?`${f.slice(0,e).replace(/[\ud800-\udbff]$/,
"")}\u2026`:f;return`${n}: ${O}${u===void 0||r&&u==="tighter"?"":` (${u})`}`}function o({loadedPolicy:n}){return n.ignoredInputs.
map(f=>(0,j().finding)("input-loosens-policy",{...f}))}}),75597:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.protectedPaths=A;function M(){const t=d(41330);return M=function(){return t},t}function b(){const t=d(32854);return b=
function(){return t},t}function E(){const t=d(95132);return E=function(){return t},t}function C(){const t=d(39869);return C=
function(){return t},t}const j=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS\
.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function A(t){const{touched:e,policy:a,policyPath:o,
change:n,tree:f,genes:u}=t,r=P(n,f),O=u.some(({binds:i})=>i),c=l(a.blast_radius.protected_paths),v=l(j);return e.flatMap(
i=>{const{path:s}=i,p=r.get(s),S=h(i),w=c(S),g=s===o?void 0:v(S);if(w===void 0&&g===void 0)return[];const I=w===void 0?{
path:s,pattern:g??"",by:"the default list"}:{path:s,pattern:w,by:"the policy"},F=w!==void 0||p!==void 0&&O,k={...(0,C().
atFile)(s),severity:F?"error":"warning",harm:w!==void 0||N(s)?"danger":"broken"};return[p===void 0?(0,E().finding)("prot\
ected-path",I,k):(0,E().finding)("protected-file-destroyed",{...I,how:p},k)]})}function N(t){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(t)}function P(t,e){const a=new Map;for(const{status:o,path:n,oldPath:f}of t.files)o==="deleted"&&a.set(n,"deletes"),
f!==void 0&&a.set(f,"deletes"),(o==="modified"||o==="type_changed")&&e.stat(n)?.size===0&&a.set(n,"empties");return a}const y={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function l(t){const e=t.map(a=>{const o=(0,M().default)(a,y),n=(0,b().withinFolded)(
a);return{pattern:a,covers:({path:u,folded:r})=>o(u)||n(r)}});return a=>e.find(({covers:o})=>a.some(o))?.pattern}function h({
path:t,via:e}){const a={path:t,folded:(0,b().folded)(t)};return e===""?[a]:[a,{path:e,folded:(0,b().folded)(e)}]}}),66503:((L,m,d)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.storeRoots=A;function M(){const l=d(76760);return M=function(){return l},
l}function b(){const l=d(68450);return b=function(){return l},l}function E(){const l=d(59867);return E=function(){return l},
l}function C(){const l=d(95132);return C=function(){return l},l}function j(){const l=d(39869);return j=function(){return l},
l}async function A(l){const{genes:h,tree:t}=l,e=h.flatMap(({asset:o,store:n,change:f})=>f.kind==="removed"?[]:[[n.path,{
store:n,file:o.path}]]),a=[...new Map(e).values()].map(o=>P(o,t));return[...N(l),...(await Promise.all(a)).flat()]}function N({
assets:l,policy:h,tree:t,baseTree:e}){const a=new Map;for(const o of l.files){const{path:n,root:f}=(0,b().storeOf)(o,{policy:h,
tree:e}),u=(0,b().storeOf)(o,{policy:h,tree:t}).root;if(e.stat(n)===void 0||f===u||a.has(n))continue;const r={store:y(n),
root:y(f),next:y(u)};a.set(n,(0,C().finding)("store-root-moved",r,(0,j().atFile)(o)))}return[...a.values()]}async function P({
store:{path:l,root:h,named:t},file:e},a){const o={store:y(l),root:y(h)};if(a.stat(h)?.kind!=="directory"){const f=t===!0;
return[(0,C().finding)("store-root-missing",{...o,named:f},(0,j().atFile)(e))]}if(await(0,E().readPackageJson)(a,h)===E().
INVALID){const f=M().posix.join(h,"package.json");return[(0,C().finding)("store-root-unreadable",{...o,path:f},(0,j().atFile)(
e))]}const n=(0,b().packagesAbove)(a,l).filter(f=>f!==h);return t===!0||n.length===0?[]:[(0,C().finding)("store-root-unc\
lear",{...o,others:n.map(y)},(0,j().atFile)(e))]}function y(l){return l===""?".":l}}),39869:((L,m,d)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.SYMLINK=void 0,m.atFile=j,m.someTouches=h,m.touchedPaths=E,m.touchesOf=C;function M(){const t=d(
32854);return M=function(){return t},t}function b(){const t=d(53315);return b=function(){return t},t}function E(t,e){return t.
files.flatMap(a=>(0,b().namesOf)(a).map(o=>({path:o,via:o===a.path&&a.newMode===A?P(e,o):""})))}function C(t,e){const a=new Map;
return o=>{const n=a.get(o)??N(t,y(e,o));return a.set(o,n),n}}function j(t){return{location:{path:t,line:1,column:1}}}const A=m.
SYMLINK="120000";function N(t,e){const a=o=>e.some(n=>(0,M().isWithin)(o,n));return t.flatMap(o=>a(o.path)?[{path:o.path,
via:""}]:o.via!==""&&a(o.via)?[o]:[])}function P(t,e){const a=(0,M().resolveInTree)(t,e);return a.kind==="inside"||a.kind===
"missing"?a.path:""}function y(t,e){const a=(0,M().resolveInTree)(t,e);return a.kind==="inside"?[e,a.path]:[e]}const l=20;
function h(t){const e=t.length-l;return t.slice(0,l).map((a,o)=>e>0&&o===l-1?{...a,more:e}:a)}}),90350:((L,m,d)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.unauditableFiles=A,m.unprovenMerge=P;function M(){const y=d(32854);return M=
function(){return y},y}function b(){const y=d(95132);return b=function(){return y},y}function E(){const y=d(39869);return E=
function(){return y},y}const C="160000",j=".gitmodules";function A({genes:y,change:l,tree:h}){return y.some(({binds:t})=>t)?
l.files.flatMap(t=>{const e=t.path===j&&t.status!=="deleted";return t.newMode===C||e?[(0,b().finding)("submodule-changed",
{path:t.path},(0,E().atFile)(t.path))]:t.newMode===E().SYMLINK?N(t,h):[]}):[]}function N({path:y},l){const{kind:h}=(0,M().
resolveInTree)(l,y);if(h!=="outside"&&h!=="loop")return[];const t=l.readlink(y)??"";return[(0,b().finding)("symlink-leav\
es-tree",{path:y,target:t},(0,E().atFile)(y))]}function P({unprovenMerge:y}){return y?[(0,b().finding)("merge-not-proven",
{merge:y.commit,reason:y.reason})]:[]}}),72025:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.ask=j,m.assetNotJudged=
N,m.notChecked=y,m.ofChange=C;function M(){const l=d(27199);return M=function(){return l},l}function b(){const l=d(95132);
return b=function(){return l},l}function E(){const l=d(50661);return E=function(){return l},l}function C(l){return(h,...t)=>(0,E().
isChange)(h)?l(h,...t):[]}async function j(l,h,...t){const e=Object.entries(l).map(async([a,o])=>{try{return await o(h,...t)}catch(n){
return[A(a,n,t)]}});return(await Promise.all(e)).flat()}function A(l,h,[t]){return t===void 0?(0,b().notJudged)(`the cha\
nge; the check "${l}" failed`,h):N(t.asset,h,`; the check "${l}" failed`)}function N(l,h,t=""){const e=`the ${l.type} \`${l.
id}\`${t}`;return(0,b().notJudged)(e,h,P(l))}function P(l){try{return(0,M().placeOf)(l)}catch{return{location:{path:l.path,
line:1,column:1},subject:(0,M().subjectOf)(l)}}}function y(l,{path:h,detail:t},e){return(0,b().finding)("claim-not-check\
ed",{claim:l,why:`${t} of the log \`${h}\``},e)}}),70716:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.SUBJECT_CHECKS=
m.REMOVED_GENE_CHECKS=m.GENE_CHECKS=m.CLAIM_CHECKS=void 0;function M(){const g=d(98497);return M=function(){return g},g}
function b(){const g=d(37542);return b=function(){return g},g}function E(){const g=d(19177);return E=function(){return g},
g}function C(){const g=d(78782);return C=function(){return g},g}function j(){const g=d(1348);return j=function(){return g},
g}function A(){const g=d(90331);return A=function(){return g},g}function N(){const g=d(75597);return N=function(){return g},
g}function P(){const g=d(66503);return P=function(){return g},g}function y(){const g=d(90350);return y=function(){return g},
g}function l(){const g=d(72025);return l=function(){return g},g}function h(){const g=d(52117);return h=function(){return g},
g}function t(){const g=d(97004);return t=function(){return g},g}function e(){const g=d(93198);return e=function(){return g},
g}function a(){const g=d(59613);return a=function(){return g},g}function o(){const g=d(48550);return o=function(){return g},
g}function n(){const g=d(66322);return n=function(){return g},g}function f(){const g=d(10255);return f=function(){return g},
g}function u(){const g=d(85881);return u=function(){return g},g}function r(){const g=d(93290);return r=function(){return g},
g}function O(){const g=d(73566);return O=function(){return g},g}function c(){const g=d(47771);return c=function(){return g},
g}function v(){const g=d(36974);return v=function(){return g},g}function i(){const g=d(42804);return i=function(){return g},
g}const s=m.SUBJECT_CHECKS={"asset-files":h().assetFiles,"forbidden-paths":(0,l().ofChange)(C().forbiddenPaths),"protect\
ed-paths":(0,l().ofChange)(N().protectedPaths),"policy-file":(0,l().ofChange)(A().policyFile),"gate-change":(0,l().ofChange)(
j().gateChange),"agent-files":(0,l().ofChange)(({agentFiles:g})=>g.flatMap(({findings:I})=>I)),"changed-instructions":(0,l().
ofChange)(M().changedInstructions),"stale-instructions":(0,l().ofChange)(M().staleInstructions),"ignored-inputs":(0,l().
ofChange)(A().ignoredInputs),"audit-logs":(0,l().ofChange)(b().auditLogs),"unauditable-files":(0,l().ofChange)(y().unauditableFiles),
"unproven-merge":(0,l().ofChange)(y().unprovenMerge),"store-roots":(0,l().ofChange)(P().storeRoots),"deciding-files":(0,l().
ofChange)(E().decidingFiles),"missing-genes":u().missingGenes,"event-chain":e().eventChain,"unresolved-references":u().unresolvedReferences,
"genes-still-named":(0,l().ofChange)(u().genesStillNamed),"engine-seeds":(0,l().ofChange)(n().engineSeeds),"activated-se\
eds":(0,l().ofChange)(t().activatedSeeds),"removed-scripts":(0,l().ofChange)(r().removedScripts),"claimed-radius":(0,l().
ofChange)(a().claimedRadius),"claimed-streak":c().claimedStreak,estimates:(0,l().ofChange)(a().estimates),"look-alike-id\
s":o().lookAlikeIds,"repeated-ids":o().repeatedIds,unidentified:O().unidentified},p=m.CLAIM_CHECKS={"self-description":O().
selfDescription,"capsule-fields":O().capsuleFields,envelope:f().envelope},S=m.GENE_CHECKS={"incomplete-gene":v().incompleteGene,
"validation-list":v().validationList,"declared-constraints":i().declaredConstraints,"loosened-constraints":(0,l().ofChange)(
i().loosenedConstraints),"limits-beyond-cap":(0,l().ofChange)(i().limitsBeyondCap),"gene-blast-radius":(0,l().ofChange)(
i().geneBlastRadius),"declared-paths":(0,l().ofChange)(i().declaredPaths),"self-description":O().selfDescription,envelope:f().
envelope},w=m.REMOVED_GENE_CHECKS={"removed-gene":(0,l().ofChange)(v().removedGene),"gene-blast-radius":(0,l().ofChange)(
i().geneBlastRadius),"declared-paths":(0,l().ofChange)(i().declaredPaths)}}),52117:((L,m,d)=>{Object.defineProperty(m,"_\
_esModule",{value:!0}),m.assetFiles=b,m.assetProblemFinding=E;function M(){const C=d(95132);return M=function(){return C},
C}function b({problems:C}){return C.map(E)}function E({rule:C,detail:j,location:A,id:N,before:P}){const l={location:A,...N===
void 0?{}:{subject:{id:N}}};return P?{...(0,M().finding)(C,{detail:j},{...l,severity:"notice"}),before:P}:(0,M().finding)(
C,{detail:j},l)}}),97004:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=A,m.blockedGenes=C;
function M(){const N=d(27199);return M=function(){return N},N}function b(){const N=d(77680);return b=function(){return N},
N}function E(){const N=d(95132);return E=function(){return N},N}async function C(N,P,y){const l=new Map;for(const h of N){
const{gene:t}=h.value,e=P.find(n=>n.type==="Gene"&&n.id===t),a=e&&await j(e,y);if(e===void 0||a===void 0)continue;const o={
capsule:h.id,gene:e.id,command:a};l.set(h,(0,E().finding)("capsule-gene-blocked",o,(0,M().placeOf)(h,["gene"])))}return l}
async function j(N,P){const y=P.forFile(N.path);for(const l of(0,b().commandsToRun)(N)){const{verdict:h}=await y.command(
l);if(h==="block")return l}}async function A({assets:N,judge:P}){const y=[];for(const l of N.activated??[]){const h=await j(
l,P);h!==void 0&&y.push((0,E().finding)("seed-activated-blocked",{gene:l.id,command:h},(0,M().placeOf)(l,["validation"])))}
return y}}),93198:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.eventChain=j;function M(){const y=d(27199);
return M=function(){return y},y}function b(){const y=d(28894);return b=function(){return y},y}function E(){const y=d(95132);
return E=function(){return y},y}function C(){const y=d(72025);return C=function(){return y},y}function j({assets:{changes:y,
present:l,unread:h}}){const t=l.filter(({type:r})=>r==="EvolutionEvent"),e=new Set(y.map(({asset:r})=>r)),a=new Map(t.map(
r=>[r.id,r])),o=new Map,n=new Map,f=new Set,u=new Set;return t.flatMap(r=>{const O=n.get(r.path);n.set(r.path,r);const c=A(
r),v=c===void 0?void 0:o.get(c);if(c!==void 0&&v===void 0&&o.set(c,r),!e.has(r)||r.cut)return[];const i=(0,M().placeOf)(
r,["parent"]),s={event:r.id};if(c===void 0)return O===void 0||!(0,b().isAuditLog)(r.path)?[]:[(0,E().finding)("event-not\
-chained",{...s,last:O.id},i)];if(!a.has(c)){const w=O===void 0,g=(0,b().isAuditLog)(r.path)&&!w?"error":"warning",[I]=h;
if(I!==void 0){const k=`whether the parent \`${c}\` of the EvolutionEvent \`${r.id}\` exists`;return[(0,C().notChecked)(
k,I,{...i,severity:g})]}if(u.has(c))return[];w||u.add(c);const F={...s,parent:c,first:w};return[(0,E().finding)("event-p\
arent-missing",F,{...i,severity:g})]}const p=P(r,a,f);if(p!==void 0)return[(0,E().finding)("event-parent-cycle",{...s,cycle:p},
i)];if(v===void 0||v.id===r.id)return[];const S=O===void 0||O.id===c?v.id:O.id;return[(0,E().finding)("event-chain-forke\
d",{...s,other:v.id,parent:c,last:S},i)]})}function A({value:{parent:y}}){return typeof y=="string"&&y!==""?y:void 0}const N=5;
function P(y,l,h){const t=new Set;let e=y;for(;e!==void 0&&!h.has(e.id)&&!t.has(e.id);){t.add(e.id);const o=A(e);e=o===void 0?
void 0:l.get(o)}if(e!==void 0&&e.id===y.id&&!h.has(e.id))return[...t].slice(0,N);for(const o of t)h.add(o)}}),59613:((L,m,d)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.claimedRadius=E,m.estimates=t,m.sizeOf=A;function M(){const a=d(27199);
return M=function(){return a},a}function b(){const a=d(95132);return b=function(){return a},a}function E({assets:{changes:a},
counted:o}){return["Capsule","EvolutionEvent"].flatMap(n=>{const f=a.filter(({kind:c,asset:v})=>c==="added"&&v.type===n).
map(({asset:c})=>({asset:c,size:A(c.value.blast_radius)})),u=f.flatMap(({size:c})=>c??[]),r=f.at(-1);if(r===void 0||u.length<
f.length)return[];const O=u.reduce(N);if(O.files<o.least.files||O.lines<o.least.lines){const c={together:f.length>1,severity:"\
warning"};return[C(r.asset,O,o.least,c)]}return f.flatMap(({asset:c,size:v})=>v!==void 0&&y(c)&&P(v,o.most)?[C(c,v,o.most,
{together:!1,severity:"notice"})]:[])})}function C(a,o,n,{together:f,severity:u}){const{type:r,id:O}=a,c={type:r,id:O,claimed:j(
o),counted:j(n),together:f},v={...(0,M().placeOf)(a,["blast_radius"]),severity:u};return(0,b().finding)("blast-radius-cl\
aim",c,v)}function j({files:a,lines:o}){return`${a} ${a===1?"file":"files"} and ${o} ${o===1?"line":"lines"}`}function A(a){
if(!(0,M().isJsonObject)(a))return;const{files:o,lines:n}=a;return typeof o=="number"&&typeof n=="number"?{files:o,lines:n}:
void 0}function N(a,o){return{files:a.files+o.files,lines:a.lines+o.lines}}function P(a,o){return a.files>o.files||a.lines>
o.lines+o.files}function y({value:{outcome:a}}){return(0,M().isJsonObject)(a)&&a.status==="success"}const l=3,h=.1;function t({
assets:{changes:a},counted:o}){const{least:n,most:f}=o,u=a.filter(({kind:r,asset:O})=>r==="added"&&O.type==="EvolutionEv\
ent");return u.flatMap(({asset:r})=>{const{blast_radius_estimate:O,meta:c,blast_radius:v}=r.value,i=(0,M().isJsonObject)(
O)?[]:["meta"],s=i.length===0?O:(0,M().isJsonObject)(c)&&c.blast_radius_estimate,p=e(s);if(p===void 0||p<=0)return[];const S=u.
length===1,w=S?n.files:e(v),g=S?f.files:e(v);if(w===void 0||g===void 0)return[];const I=w/p>l;if(!I&&g/p>=h)return[];const F=I?
w:g,k=(0,M().placeOf)(r,[...i,"blast_radius_estimate"]);return[(0,b().finding)("estimate-drift",{event:r.id,estimate:p,actual:F},
k)]})}function e(a){return(0,M().isJsonObject)(a)&&typeof a.files=="number"?a.files:void 0}}),48550:((L,m,d)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.lookAlikeIds=P,m.repeatedIds=a;function M(){const f=d(76760);return M=function(){return f},
f}function b(){const f=d(23404);return b=function(){return f},f}function E(){const f=d(27199);return E=function(){return f},
f}function C(){const f=d(64385);return C=function(){return f},f}function j(){const f=d(12096);return j=function(){return f},
f}function A(){const f=d(11970);return A=function(){return f},f}function N(){const f=d(95132);return N=function(){return f},
f}function P({assets:{changes:f,present:u}}){const r=f.filter(({kind:i})=>i==="added").map(({asset:i})=>i);if(r.length===
0)return[];const O=new Set(r.map(({type:i})=>i)),c=new Map,v=new Map;for(const{type:i,value:s}of u){const p=O.has(i)?(0,C().
declaredId)(s):void 0;if(p!==void 0)for(const S of l(i,p)){const w=c.get(S);w===void 0?c.set(S,p):w!==p&&!v.has(S)&&v.set(
S,p)}}return r.flatMap(i=>{const{type:s,id:p}=i,w=l(s,p).flatMap(I=>[c.get(I),v.get(I)]).find(I=>I!==void 0&&I!==p);if(w===
void 0)return[];const g=(0,E().placeOf)(i,["id"]);return[(0,N().finding)("look-alike-id",{type:s,id:(0,j().visible)(p),other:(0,j().
visible)(w)},g)]})}const y=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function l(f,u){const r=/^[\w.-]*$/.test(
u)?u:h(u),O=r.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${f} case ${t(r)}`,`${f} drawn ${t(
O)}`]}function h(f){const u=f.normalize("NFKC").replace(y,"");return(0,A().asciiOf)(u.replace(/\p{Pd}/gu,"-"))}function t(f){
return f.toUpperCase().toLowerCase()}const e=/(?:\.seed\.json|\/default_genes\.json)$/;function a({assets:{changes:f,present:u}}){
const O=f.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).filter(o);if(O.length===0)return[];const c=new Set(
O.map(({id:i})=>i)),v=u.filter(i=>o(i)&&c.has(i.id));return O.flatMap(i=>{const s=v.find(p=>n(p,i));return s===void 0?[]:
[(0,N().finding)("id-in-two-files",{id:i.id,other:s.path},(0,E().placeOf)(i,["id"]))]})}function o({type:f,path:u}){return f===
"Gene"&&!e.test(`/${u}`)}function n(f,u){return f.id===u.id&&f.path.replace(/l$/,"")!==u.path.replace(/l$/,"")&&M().posix.
dirname(f.path)===M().posix.dirname(u.path)&&(0,b().canonicalize)(f.value)!==(0,b().canonicalize)(u.value)}}),66322:((L,m,d)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.engineSeeds=b;function M(){const E=d(95132);return M=function(){return E},
E}function b({seeds:E}){const[C]=E.keys();if(C===void 0)return[];const j=[...E.values()].sort((N,P)=>N.localeCompare(P,"\
en",{numeric:!0})),A={ids:[...new Set([...E.keys()].map(({id:N})=>N))],count:E.size,oldest:j[0]??"",newest:j.at(-1)??""};
return[(0,M().finding)("engine-seeds",A,{location:C.locate()})]}}),10255:((L,m,d)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.envelope=A;function M(){const e=d(27199);return M=function(){return e},e}function b(){const e=d(61331);return b=
function(){return e},e}function E(){const e=d(39763);return E=function(){return e},e}function C(){const e=d(95132);return C=
function(){return e},e}function j(){const e=d(85475);return j=function(){return e},e}function A(e,{asset:a}){const{type:o,
id:n,envelope:f}=a,u=(0,M().placeOf)(a),r={type:o,id:n},O=[a.value,...f?[f,(0,b().payloadOf)(f)]:[]].some(N);return[...P(
a),...f&&(0,b().senderOf)(f)===void 0?[(0,C().finding)("envelope-sender-missing",r,u)]:[],...O?[(0,C().finding)("signatu\
re-not-verified",r,u)]:[]]}function N({signature:e}){return e!=null&&e!==""}function P(e){const{type:a,id:o,wrappers:n=[]}=e,
f=(0,M().placeOf)(e);return n.flatMap(u=>y(e,u).flatMap(([r,O])=>{const c=u[r];if(c===void 0||c===O)return[];const v={type:a,
id:o,field:r,stated:t(c),actual:t(O)};return[(0,C().finding)("envelope-contradicts-asset",v,f)]}))}function y(e,a){const{
type:o,id:n,value:f}=e;return[...o==="ValidationReport"?[["target_asset_id",f.gene_asset_id??a.target_asset_id],["target\
_local_id",f.gene_id]]:[],...l(a.type,o)?[["type",o]]:[],["asset_type",o],["asset_id",h(e,a.asset_id)],["content_hash",h(
e,a.content_hash)],["local_id",n]]}function l(e,a){if(typeof e!="string")return!1;const o=e.toLowerCase();return o!==a.toLowerCase()&&
E().ASSET_TYPES.some(n=>n.toLowerCase()===o)}function h({type:e,value:a},o){if(a.asset_id!==void 0||o===void 0)return a.
asset_id;const n={type:e,value:{...a,asset_id:o}};return(0,j().matchContentHash)(n)===void 0?(0,j().contentHash)(a):o}function t(e){
return JSON.stringify(e??null).slice(0,100)}}),85881:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.appliedIds=
l,m.genesStillNamed=A,m.missingGenes=h,m.unresolvedReferences=j;function M(){const t=d(27199);return M=function(){return t},
t}function b(){const t=d(30610);return b=function(){return t},t}function E(){const t=d(95132);return E=function(){return t},
t}function C(){const t=d(72025);return C=function(){return t},t}function j({assets:t}){const{changes:e,present:a,unread:o}=t,
n=N(a,"Capsule"),f=N(a,"ValidationReport");return e.filter(y).flatMap(({asset:u})=>{if(u.type!=="EvolutionEvent")return[];
const{capsule_id:r,validation_report_id:O}=u.value,c=u.id,[v]=o,i=p=>`whether \`${p}\`, which the EvolutionEvent \`${c}\`\
 names, exists`,s=[];if(P(r,n)){const p=(0,M().placeOf)(u,["capsule_id"]);s.push(v?(0,C().notChecked)(i(r),v,p):(0,E().finding)(
"capsule-not-found",{event:c,capsule:r},p))}if(P(O,f)){const p=(0,M().placeOf)(u,["validation_report_id"]);s.push(v?(0,C().
notChecked)(i(O),v,p):(0,E().finding)("validation-report-not-found",{event:c,report:O},p))}return s})}function A({assets:{
changes:t,present:e}}){const a=N(e,"Gene"),o=l(t),n=t.flatMap(({kind:u,asset:r,before:O})=>u==="removed"?r:O??[]).filter(
({type:u})=>u==="Gene").flatMap(u=>(0,b().namesOf)(u).map(r=>({asset:u,name:r}))).filter(({name:u})=>!a.has(u)&&!o.has(u));
if(n.length===0)return[];const f=e.flatMap(b().namings);return n.flatMap(({asset:u,name:r})=>{const O=f.filter(({gene:p})=>p===
r),c=O.find(p=>p.by.type==="Capsule")??O[0];if(c===void 0)return[];const v={gene:r,by:`the ${c.by.type} \`${c.by.id}\``,
more:new Set(O.map(p=>p.by)).size-1},i=c.by.type==="Capsule"?"warning":"notice",s=c.by.locate(c.pointer);return[(0,E().finding)(
"gene-still-named",v,{location:s,subject:(0,M().subjectOf)(u),severity:i})]})}function N(t,e){return new Set(t.filter(a=>a.
type===e).flatMap(b().namesOf))}function P(t,e){return typeof t=="string"&&!e.has(t)}function y({kind:t}){return t==="ad\
ded"||t==="modified"}function l(t){return new Set(t.flatMap(b().newNamings).map(({gene:e})=>e))}function h({assets:{changes:t}}){
const e=new Set(t.filter(({kind:a,asset:o})=>a!=="removed"&&o.type==="Gene").flatMap(({asset:a})=>(0,b().namesOf)(a)));return t.
flatMap(b().newNamings).filter(({gene:a})=>!e.has(a)).map(({by:a,gene:o,pointer:n})=>(0,E().finding)("gene-not-found",{type:a.
type,id:a.id,gene:o},(0,M().placeOf)(a,n)))}}),93290:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.removedScripts=
l;function M(){const n=d(76760);return M=function(){return n},n}function b(){const n=d(27199);return b=function(){return n},
n}function E(){const n=d(68450);return E=function(){return n},n}function C(){const n=d(77680);return C=function(){return n},
n}function j(){const n=d(51951);return j=function(){return n},n}function A(){const n=d(86191);return A=function(){return n},
n}function N(){const n=d(59867);return N=function(){return n},n}function P(){const n=d(46912);return P=function(){return n},
n}function y(){const n=d(95132);return y=function(){return n},n}async function l(n){const{assets:f,baseTree:u,clock:r}=n,
O=h(n.change),c=await t(n);if(O.size+c.size===0)return[];const v=new Set(f.changes.map(({asset:p})=>p)),i=f.present.filter(
p=>p.type==="Gene"&&!v.has(p)),s=new Map;for(const p of i){await r.tick();const S=(0,C().validationCommands)(p),w=new Map;
for(const{value:g,pointer:I}of S.kind==="list"?S.entries:[]){if(typeof g!="string")continue;const{root:F}=(0,E().storeOf)(
p.path,{policy:n.policy,tree:u}),$=(0,A().namedPaths)(g,F).filter(R=>O.has(R)).map(R=>({path:R,script:""}));c.size>0&&$.
push(...await a(g,u,F));for(const R of $){const T=o(R);(R.script===""||c.has(T))&&w.set(T,{...R,entry:I[1]})}}for(const[
g,I]of w){const F=s.get(g);F?F.more+=1:s.set(g,{...I,gene:p,more:0})}}return[...s.values()].map(({path:p,script:S,gene:w,
entry:g,more:I})=>(0,y().finding)("script-still-named",{path:p,script:S,gene:w.id,more:I},(0,b().placeOf)(w,["validation",
g])))}function h({files:n}){const f=new Set(n.flatMap(({status:u,path:r,oldPath:O})=>u==="deleted"?r:O??[]));for(const{path:u,
status:r}of n)r!=="deleted"&&f.delete(u);return f}async function t({change:n,baseTree:f,tree:u}){const r=n.files.map(({path:c,
oldPath:v})=>v??c),O=new Set;for(const c of r.filter(v=>M().posix.basename(v)==="package.json")){const v=await e(f,c),i=new Set(
await e(u,c));for(const s of v)i.has(s)||O.add(o({path:c,script:s}))}return O}async function e(n,f){const u=M().posix.dirname(
f);return[...(await(0,N().usablePackageJson)(n,u==="."?"":u))?.scripts.keys()??[]]}async function a(n,f,u){const{invocation:r}=(0,j().
readWords)(n,{tree:f,cwd:u});if(r?.program!=="npm")return[];const O={tree:f,directory:u,changed:new Set},{runs:c}=await(0,P().
scriptsThatRun)(r,O,{start:0,end:0}),v=(0,P().eventOf)(r);return c.flatMap(({directory:i,event:s})=>s===v?[{path:M().posix.
join(i,"package.json"),script:v}]:[])}function o({path:n,script:f}){return`${n}\0${f}`}}),21471:((L,m,d)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.describeJson=O,m.schemaDifferences=C;function M(){const c=d(98879);return M=function(){return c},
c}const b=2e5,E=50;function C(c,v){try{return j(c,v)}catch(i){if(!(i instanceof URIError))throw i;return j(c,o(v))}}function j(c,v){
const i=(0,M().complaintsOf)(c,v,JSON.stringify(v).length<=b),s=new Map,p=new Set;for(const S of i){if(y.has(S.keyword))
continue;const w=N(S);if(!p.has(w)){p.add(w);for(const g of l(S,c,v)){const I=A(S,g),F=s.get(I);s.set(I,F?{...F,more:F.more+
1}:g)}}}return[...s.values()].slice(0,E)}function A({keywordLocation:c},v){switch(v.kind){case"missing":return JSON.stringify(
[c,...v.fields]);case"unknown":return JSON.stringify([c,v.field]);case"invalid":return c}}function N({keyword:c,instanceLocation:v}){
return`${P.has(c)?c:"value"} ${v}`}const P=new Set(["required","additionalProperties"]),y=new Set(["properties","items",
"false"]);function l(c,v,i){const{keyword:s,keywordLocation:p,instanceLocation:S}=c,{pointer:w,value:g}=t(i,S),I=e(v,p);
if(s==="required"){const k=(I.required??[]).filter($=>!h(g,$));return[{kind:"missing",pointer:w,fields:k,more:0}]}if(s===
"additionalProperties"){const k=I.properties??{},$=Object.keys(g??{}).filter(T=>!Object.hasOwn(k,T)),R=Object.keys(k).filter(
T=>!h(g,T));return $.map(T=>({kind:"unknown",pointer:[...w,T],field:T,absent:R,more:0}))}const F=r(s,I);return[{kind:"in\
valid",pointer:w,keyword:s,expected:F,found:O(g),more:0}]}function h(c,v){return c!==null&&Object.hasOwn(c,v)}function t(c,v){
const i=[];let s=c;for(const p of a(v))Array.isArray(s)?(i.push(Number(p)),s=s[Number(p)]??null):(i.push(p),s=s[p]??null);
return{pointer:i,value:s}}function e(c,v){let i=M().SCHEMAS[c];for(const s of a(v).slice(0,-1))i=i[s];return i}function a(c){
return c.split("/").slice(1).map(v=>v.replaceAll("~1","/").replaceAll("~0","~"))}function o(c){if(c===null||typeof c!="o\
bject")return c;if(Array.isArray(c))return c.map(o);const v=Object.create(null);for(const[i,s]of Object.entries(c))v[i.replace(
/\p{Surrogate}/gu,"\uFFFD")]=o(s);return v}const n={string:"a string",array:"a list",object:"an object",integer:"an inte\
ger",number:"a number",boolean:"a boolean",null:"null"},f={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha\
256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},u=40;function r(c,v){const i=v[c];switch(c){case"type":return[
i].flat().map(s=>n[String(s)]??String(s)).join(" or ");case"enum":return`one of ${(v.enum??[]).map(s=>JSON.stringify(s)).
join(", ")}`;case"const":return JSON.stringify(i);case"pattern":return f[String(i)]??`a string that matches ${i}`;case"m\
inLength":return i===1?"a non-empty string":`a string of at least ${i} characters`;case"maxLength":return`a string of at\
 most ${i} characters`;case"minItems":return i===1?"a non-empty list":`a list of at least ${i} items`;case"maxItems":return`\
a list of at most ${i} items`;case"minimum":return`a number that is at least ${i}`;case"maximum":return`a number that is\
 at most ${i}`;default:return`a value that matches \`${c}\` in the schema`}}function O(c){return Array.isArray(c)?c.length===
0?"an empty list":"a list":c!==null&&typeof c=="object"?"an object":typeof c!="string"?String(c):c.length<=u?JSON.stringify(
c):`a string of ${c.length} characters`}}),57733:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.promotionSchemaFindings=
N,m.schemaFindings=A;function M(){const o=d(23404);return M=function(){return o},o}function b(){const o=d(27199);return b=
function(){return o},o}function E(){const o=d(3051);return E=function(){return o},o}function C(){const o=d(95132);return C=
function(){return o},o}function j(){const o=d(21471);return j=function(){return o},o}function A(o){return(0,j().schemaDifferences)(
o.type,o.value).flatMap(n=>h(o.type,n)).map(n=>P(o,n,"warning"))}function N(o){const n=a(o)?"warning":"error";return(0,j().
schemaDifferences)(o.type,o.value).map(f=>P(o,f,n))}function P(o,n,f){const{type:u,id:r}=o,{pointer:O,more:c}=n,v={...(0,b().
placeOf)(o,O),severity:f};switch(n.kind){case"missing":{const{fields:i}=n;return(0,C().finding)("schema-field-missing",{
type:u,id:r,fields:i,where:l(O,c)},v)}case"unknown":{const i=l(O.slice(0,-1),c),{field:s,absent:p}=n,S=(0,E().nearestName)(
s,p),w={field:s,...S!==void 0&&{meant:S}};return(0,C().finding)("schema-field-unknown",{type:u,id:r,...w,where:i},v)}case"\
invalid":{const{expected:i}=n,s=`${n.found}${c===0?"":` (and in ${y(c)})`}`,p=O.join(".");return(0,C().finding)("schema-\
field-invalid",{type:u,id:r,field:p,expected:i,found:s},v)}}}function y(o){return o===1?"1 similar place":`${o} similar \
places`}function l(o,n){return o.length===0?"":` in \`${o.join(".")}\`${n===0?"":` and ${y(n)}`}`}function h(o,n){const{
pointer:f}=n;switch(n.kind){case"missing":{const u=n.fields.filter(r=>!t[o].has([...f,r].join(".")));return u.length===0?
[]:[{...n,fields:u}]}case"unknown":return[n];case"invalid":return e(o,f,n.keyword)?[]:[n]}}const t={Gene:new Set(["type",
"id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"])};function e(o,[n,...f],u){if(n==="type"||n==="id"||n==="asset_id")
return!0;if(o!=="Gene")return!1;const r=u==="minItems"&&f.length>0;return n==="validation"||n==="constraints"&&!r}function a({
value:o}){const{schema_version:n}=o,f=typeof n=="string"?/^1\.(\d+)\.\d+$/.exec(n)?.[1]:void 0;return f!==void 0&&Number(
f)<Number(M().SCHEMA_VERSION.split(".")[1])}}),98879:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.SCHEMAS=
void 0,m.complaintsOf=l;function M(){const e=d(13574);return M=function(){return e},e}function b(){const e=d(36576);return b=
function(){return e},e}function E(){const e=d(25065);return E=function(){return e},e}function C(){const e=d(5330);return C=
function(){return e},e}function j(){const e=d(39436);return j=function(){return e},e}function A(){const e=d(39763);return A=
function(){return e},e}const P={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","\
duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"\
^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object",
"null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"\
string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"\
integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},y=m.
SCHEMAS={Gene:C().default,Capsule:b().default,EvolutionEvent:E().default,Mutation:j().default,ValidationReport:P};function l(e,a,o){
return h[o?"all":"first"][e].validate(a).errors}const h={all:t(!1),first:t(!0)};function t(e){const a=A().ASSET_TYPES.map(
o=>[o,new(M()).Validator(y[o],"7",e)]);return Object.fromEntries(a)}}),73566:((L,m,d)=>{Object.defineProperty(m,"__esMod\
ule",{value:!0}),m.capsuleFields=P,m.selfDescription=N,m.unidentified=y;function M(){const t=d(27199);return M=function(){
return t},t}function b(){const t=d(59490);return b=function(){return t},t}function E(){const t=d(95132);return E=function(){
return t},t}function C(){const t=d(72025);return C=function(){return t},t}function j(){const t=d(85475);return j=function(){
return t},t}function A(){const t=d(57733);return A=function(){return t},t}function N({correctorOf:t},{asset:e,commands:a=[]}){
if(e.cut)return[];const o=a.some(({findings:n})=>n.some(({edit:f})=>f?.fix));return[...(0,j().hashFindings)(e,t(e),!o),...(0,A().
schemaFindings)(e)]}function P(t,{asset:e}){const{type:a,id:o,value:n}=e;if(a!=="Capsule"||e.cut)return[];const f=["succ\
ess_streak","env_fingerprint"].filter(r=>n[r]==null);if(f.length===0)return[];const u=(0,M().placeOf)(e);return[(0,E().finding)(
"capsule-field-missing",{capsule:o,fields:f},u)]}function y({genes:t,claims:e,correctorOf:a}){const u=[...t.filter(({change:O})=>O?.
kind!=="removed").map(({asset:O})=>O),...e].filter(({cut:O})=>!O).flatMap(O=>l(O,a));return[...(0,b().groupBy)(u,({rule:O,
location:c})=>JSON.stringify([O,c?.path])).values()].flatMap(h)}function l(t,e){try{return(0,j().identityFindings)(t,e(t)).
filter(j().isMissingIdentity)}catch(a){return[(0,C().assetNotJudged)(t,a)]}}function h([t,...e]){if(t===void 0)return[];
if(e.length===0||!(0,j().isMissingIdentity)(t))return[t,...e];const{subject:a,args:o,...n}=t,{expected:f,...u}=o;return[
{...n,args:{...u,others:e.length}}]}}),47771:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.claimedStreak=
v,m.eventsIn=e,m.isSuccess=l,m.streakCounter=N,m.successStreak=t;function M(){const i=d(23404);return M=function(){return i},
i}function b(){const i=d(27199);return b=function(){return i},i}function E(){const i=d(59490);return E=function(){return i},
i}function C(){const i=d(95132);return C=function(){return i},i}function j(){const i=d(72025);return j=function(){return i},
i}function A(){const i=d(85475);return A=function(){return i},i}function N(i,s){const p=o(i,s),S=(0,E().groupBy)(i,({value:{
capsule_id:w}})=>w);return w=>P(w,S.get(w.id)??[],p,s)}function P({id:i,value:{gene:s}},p,S,w){const g=[],I=[],F={files:0,
lines:0};let k;const{successes:$,failure:R}=y(i,p);for(const T of $){const{value:D}=T,G=S.get(T)??f(D,w)??(u(D,s,w)?void 0:
a);G===void 0?(I.push(T),r(F,D)||(k??=c(D))):g.push({event:c(D),why:G})}return{count:h(I),uncounted:g,ended:R!==void 0,...R&&
$.length===0&&{failed:c(R.value)},radius:F,...k!==void 0&&{unmeasured:k}}}function y(i,s){const p=s.filter(({value:w})=>w.
type==="EvolutionEvent"&&w.capsule_id===i).reverse(),S=p.findIndex(({value:w})=>!l(w));return S<0?{successes:p}:{successes:p.
slice(0,S),failure:p[S]}}function l({outcome:i}){return(0,b().isJsonObject)(i)&&i.status==="success"}function h(i){const s=i.
map(({value:p})=>p.id).filter(p=>typeof p=="string");return i.length-s.length+new Set(s).size}function t(i,s){const{successes:p,
failure:S}=y(i,s);return{count:h(p),ended:S!==void 0}}function e({changes:i,present:s,unread:p}){const S=p.at(-1),w=new Set(
i.map(({asset:g})=>g));return s.filter(({type:g,path:I})=>g==="EvolutionEvent"&&(!S||I>=S.path)).map(g=>({value:g.value,
log:g.path,isNew:w.has(g)}))}const a="it does not name the gene of the Capsule";function o(i,s){const p=new Map,S=new Map,
w=new Set;for(const g of i){const I=n(g,S,s&&w.has(g.log));I!==void 0&&p.set(g,I),w.add(g.log);const{id:F}=g.value;typeof F==
"string"&&!S.has(F)&&S.set(F,g)}return p}function n({value:i,isNew:s},p,S){const{id:w,parent:g}=i;if(s)return"the change\
 that is judged adds or edits it";const I=typeof w=="string"?p.get(w):void 0;return I!==void 0?(0,M().canonicalize)(I.value)===
(0,M().canonicalize)(i)?void 0:"an earlier event with other content has its id":typeof g=="string"&&g!==""?p.has(g)?void 0:
"its parent is not in the log before it":S?"it has no parent":void 0}function f(i,s){const{id:p,asset_id:S}=i;if(S===void 0)
return s?"it has no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:i})===void 0)return"its hash d\
oes not match its content";const w=typeof p=="string"&&p.trim()!=="";return s&&!w?"it has no id":void 0}function u({genes_used:i},s,p){
return typeof s!="string"||s===""||!Array.isArray(i)?!p:i.includes(s)}function r(i,{blast_radius:s}){if(s===void 0)return!0;
if(!(0,b().isJsonObject)(s))return!1;const{files:p,lines:S}=s;return!O(p)||!O(S)?!1:(i.files=Math.max(i.files,p),i.lines=
Math.max(i.lines,S),!0)}function O(i){return typeof i=="number"&&Number.isSafeInteger(i)&&i>=0}function c({id:i}){return typeof i==
"string"?i:"without an id"}function v({assets:i}){const s=(0,E().groupBy)(e(i),({value:p})=>p.capsule_id);return i.changes.
flatMap(({kind:p,asset:S})=>{const{success_streak:w}=S.value;if(p==="removed"||S.type!=="Capsule"||typeof w!="number")return[];
const{count:g,ended:I}=t(S.id,s.get(S.id)??[]);if(w<=g)return[];const F=(0,b().placeOf)(S,["success_streak"]),k=i.unread.
at(-1);return k!==void 0&&!I?[(0,j().notChecked)(`the success streak of the Capsule \`${S.id}\``,k,F)]:[(0,C().finding)(
"success-streak-claim",{capsule:S.id,claimed:w,counted:g},F)]})}}),78883:((L,m,d)=>{Object.defineProperty(m,"__esModule",
{value:!0}),m.geneDifferences=C,m.uncovered=P;function M(){const y=d(77680);return M=function(){return y},y}function b(){
const y=d(32854);return b=function(){return y},y}function E(){const y=d(56131);return E=function(){return y},y}function C({
kind:y,asset:l,before:h}){return h===void 0||l.cut||y!=="added"&&y!=="modified"?[]:[...j(h,l),...N(h,l)]}function j(y,l){
const[h,t]=[A(y),A(l)],e="validation";return[...[...h].filter(a=>!t.has(a)).map(a=>({kind:"command_removed",field:e,base:a,
head:null})),...[...t].filter(a=>!h.has(a)).map(a=>({kind:"command_added",field:e,base:null,head:a}))]}function A(y){const l=(0,M().
validationCommands)(y),h=l.kind==="list"?l.entries.map(({value:t})=>t):[];return new Set(h.filter(t=>typeof t=="string"))}
function N(y,l){const{constraints:h}=(0,E().readConstraints)(y.value.constraints),{constraints:t}=(0,E().readConstraints)(
l.value.constraints),e=[];t.maxFiles!==h.maxFiles&&e.push({kind:t.maxFiles>h.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(h.maxFiles),head:String(t.maxFiles)});const a="constraints.forbidde\
n_paths";for(const o of P(h.forbiddenPaths,t.forbiddenPaths))e.push({kind:"constraint_loosened",field:a,base:o,head:null});
for(const o of P(t.forbiddenPaths,h.forbiddenPaths))e.push({kind:"constraint_tightened",field:a,base:null,head:o});return e}
function P(y,l){return y.filter(h=>!l.some(t=>(0,b().isWithin)(h,t)))}}),36974:((L,m,d)=>{Object.defineProperty(m,"__esM\
odule",{value:!0}),m.incompleteGene=N,m.removedGene=P,m.validationList=C;function M(){const y=d(27199);return M=function(){
return y},y}function b(){const y=d(77680);return b=function(){return y},y}function E(){const y=d(95132);return E=function(){
return y},y}function C(y,{asset:l,validation:h,commands:t}){if(l.cut)return[];const e=["validation"],a={gene:l.id};if(h.
kind==="not_a_list"){const f={...a,field:"validation",expected:h.expected};return[(0,E().finding)("validation-malformed",
f,(0,M().placeOf)(l,e))]}if(h.kind==="missing"||h.entries.every(b().isBlankEntry))return[(0,E().finding)("validation-mis\
sing",a,(0,M().placeOf)(l,e))];const o=[],n=new Set;for(const f of h.entries){const{value:u,pointer:r}=f;if((0,b().isBlankEntry)(
f))o.push((0,E().finding)("validation-blank",{...a,field:r.join(".")},(0,M().placeOf)(l,r)));else if(typeof u!="string"){
const O={...a,field:r.join("."),expected:"a string"};o.push((0,E().finding)("validation-malformed",O,(0,M().placeOf)(l,r)))}else if(n.
has(u)){const O={...(0,M().placeOf)(l,r),subject:{...(0,M().subjectOf)(l),command:u}};o.push((0,E().finding)("validation\
-duplicate",{...a,command:u},O))}else n.add(u)}return t.length>0&&t.every(j)&&o.push((0,E().finding)("validation-vacuous",
a,(0,M().placeOf)(l,e))),o}function j({reading:{problems:y,argv:l}}){return y.some(({rule:h})=>h==="only-prints")||A.has(
l?.[0]??"")}const A=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"]);function N(y,{asset:l}){return l.cut?[(0,E().finding)("gene-incomplete",{gene:l.id},(0,M().placeOf)(l))]:[]}
function P(y,{asset:l}){return[(0,E().finding)("gene-removed",{gene:l.id},{subject:(0,M().subjectOf)(l)})]}}),56131:((L,m,d)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.hardCaps=t,m.limitsOf=h,m.readConstraints=A,m.stricterConstraints=N;function M(){
const e=d(27199);return M=function(){return e},e}function b(){const e=d(57430);return b=function(){return e},e}function E(){
const e=d(32854);return E=function(){return e},e}function C(){const e=d(53315);return C=function(){return e},e}function j(){
const e=d(50661);return j=function(){return e},e}function A(e){const a=u=>({constraints:P,problems:[{...u,pointer:["cons\
traints"]}]});if(e===void 0)return a({kind:"missing"});if(!(0,M().isJsonObject)(e))return a({kind:"malformed",detail:"an\
 object"});const o=[],n=y(e.max_files,o);return{constraints:{maxFiles:n??C().DEFAULT_MAX_FILES,isDefaultLimit:n===void 0,
forbiddenPaths:l(e.forbidden_paths,o)},problems:o}}function N(e,a){if(e===void 0)return a;const{maxFiles:o,isDefaultLimit:n}=e.
maxFiles<a.maxFiles?e:a;return{maxFiles:o,isDefaultLimit:n,forbiddenPaths:[...new Set([...e.forbiddenPaths,...a.forbiddenPaths])]}}
const P={maxFiles:C().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function y(e,a){const o=["constraints","max\
_files"];if(e===void 0)a.push({kind:"missing",pointer:o});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
a.push({kind:"malformed",pointer:o,detail:"an integer greater than 0"})}}function l(e,a){const o=["constraints","forbidd\
en_paths"];if(e===void 0)return a.push({kind:"missing",pointer:o}),[];if(!Array.isArray(e))return a.push({kind:"malforme\
d",pointer:o,detail:"a list of paths"}),[];const n=new Set;for(const[f,u]of e.entries()){const r=typeof u=="string"?(0,E().
normalise)(u):void 0;if(typeof u!="string"||!r){a.push({kind:"malformed",pointer:[...o,f],detail:"a path below the root \
of the repository"});continue}(0,E().looksLikePattern)(u)&&a.push({kind:"pattern",pointer:[...o,f],detail:u}),n.add(r)}return[
...n]}function h(e,a){const{asset:o,change:n,binds:f}=e,{constraints:u}=A(o.value.constraints),r=n?.before&&A(n.before.value.
constraints).constraints,O=N(r,u),{maxFiles:c,isDefaultLimit:v}=O,i=t(a),s=f&&(0,j().isChange)(a)?a.radius:b().NOTHING_TOUCHED,
p=(0,C().cappedSize)(s,a.policy.blast_radius.counting),S=(0,C().gradeFiles)(s.files,c,p,i),w=S==="hard_cap_breach"?p:s,g=(0,C().
gradeWords)(S,w,c,i);return{base:r,head:u,constraints:O,blastRadius:{...s,max_files:c,...v&&{default_limit:!0},severity:S,
message:g}}}function t({policy:e}){const{hard_cap_files:a,hard_cap_lines:o}=e.blast_radius;return{files:a,lines:o}}}),54034:((L,m,d)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.auditGene=A,m.forbidsRunningGene=y,m.geneFindings=N;function M(){const l=d(
72025);return M=function(){return l},l}function b(){const l=d(70716);return b=function(){return l},l}function E(){const l=d(
6470);return E=function(){return l},l}function C(){const l=d(78883);return C=function(){return l},l}function j(){const l=d(
56131);return j=function(){return l},l}async function A(l,h,t){const{asset:e,change:a,commands:o,store:n}=h,f=(0,j().limitsOf)(
h,l),u=await N(l,{...h,limits:f}),r=t.mayRun&&!u.some(y);return{asset:e,store:n,commands:r?(0,E().planCommands)(o,{timeoutMs:t.
timeoutMs,directory:n.root}):o,findings:u,blastRadius:f.blastRadius,differences:a===void 0?[]:(0,C().geneDifferences)(a)}}
async function N(l,h){return h.change?.kind!=="removed"?(0,M().ask)(b().GENE_CHECKS,l,h):(await(0,M().ask)(b().REMOVED_GENE_CHECKS,
l,h)).map(({location:e,...a})=>a)}const P=new Set(["gene-incomplete","validation-malformed","not-judged"]);function y({rule:l}){
return P.has(l)}}),42804:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.declaredConstraints=N,m.declaredPaths=
o,m.geneBlastRadius=e,m.limitsBeyondCap=h,m.loosenedConstraints=y;function M(){const n=d(27199);return M=function(){return n},
n}function b(){const n=d(95132);return b=function(){return n},n}function E(){const n=d(53315);return E=function(){return n},
n}function C(){const n=d(39869);return C=function(){return n},n}function j(){const n=d(78883);return j=function(){return n},
n}function A(){const n=d(56131);return A=function(){return n},n}function N(n,{asset:f}){return(0,A().readConstraints)(f.
value.constraints).problems.filter(({kind:u})=>u!=="missing"||!f.cut).map(u=>P(f,u))}function P(n,{kind:f,pointer:u,detail:r=""}){
const O=(0,M().placeOf)(n,u),c={gene:n.id,field:u.join(".")};return f==="missing"?(0,b().finding)("constraints-missing",
c,O):f==="malformed"?(0,b().finding)("constraints-malformed",{...c,expected:r},O):(0,b().finding)("forbidden-path-patter\
n",{gene:n.id,entry:r},O)}function y(n,{asset:f,binds:u,limits:{base:r,head:O}}){if(!u||f.cut||r===void 0)return[];const c=(0,j().
uncovered)(r.forbiddenPaths,O.forbiddenPaths),v=O.maxFiles>r.maxFiles;if(c.length===0&&!v)return[];const i=l(f.value.constraints),
s=[...v&&!i("max_files")?[`\`max_files\` from ${r.maxFiles} to ${O.maxFiles}`]:[],...(i("forbidden_paths")?[]:c).map(S=>`\
\`${S}\` is no longer forbidden`)];if(s.length===0)return[];const p=(0,M().placeOf)(f,["constraints"]);return[(0,b().finding)(
"constraints-loosened",{gene:f.id,loosened:s},p)]}function l(n){const f=(0,A().readConstraints)(n).problems.flatMap(({kind:u,
pointer:r})=>u==="malformed"&&r.length<=2?[r[1]]:[]);return u=>f.includes(u)||f.includes(void 0)}function h(n,{asset:f,binds:u,
limits:{base:r,head:O}}){const{files:c}=(0,A().hardCaps)(n),{maxFiles:v}=O;if(!u||v<=c||r!==void 0&&v<=r.maxFiles)return[];
const i=(0,M().placeOf)(f,["constraints","max_files"]);return[(0,b().finding)("constraints-beyond-cap",{gene:f.id,maxFiles:v,
cap:c},i)]}const t={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blas\
t-radius-critical"};function e(n,{asset:f,binds:u,isOnlyAdded:r,limits:O}){const{files:c,max_files:v,severity:i}=O.blastRadius;
if(!u||i==="within_limit")return[];const s=i==="approaching_limit"||n.seeds.has(f);if(r&&s&&i!=="hard_cap_breach")return[];
const p=(0,M().placeOf)(f,["constraints","max_files"]);if(i==="hard_cap_breach"){const{files:w,lines:g}=(0,A().hardCaps)(
n),I=(0,E().cappedSize)(O.blastRadius,n.policy.blast_radius.counting);return[(0,b().finding)("blast-radius-hard-cap",{...I,
capFiles:w,capLines:g},p)]}const S={gene:f.id,files:c,maxFiles:v,declared:!O.constraints.isDefaultLimit};return[(0,b().finding)(
t[i],S,{...p,...a(r)})]}function a(n=!1){return n?{severity:"warning",harm:"bookkeeping"}:{}}function o({touchesOf:n,seeds:f},{
asset:u,binds:r,isOnlyAdded:O,limits:{constraints:c}}){if(!r||f.has(u))return[];const v=c.forbiddenPaths.flatMap(s=>(0,C().
someTouches)(n(s)).map(p=>({gene:u.id,entry:s,...p})));if(v.length===0)return[];const i={...(0,M().placeOf)(u,["constrai\
nts","forbidden_paths"]),...a(O)};return v.map(s=>(0,b().finding)("forbidden-path-declared",s,i))}}),16373:((L,m,d)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.readGene=N,m.readGeneChange=P;function M(){const t=d(27199);return M=function(){
return t},t}function b(){const t=d(30610);return b=function(){return t},t}function E(){const t=d(68450);return E=function(){
return t},t}function C(){const t=d(77680);return C=function(){return t},t}function j(){const t=d(16455);return j=function(){
return t},t}function A(){const t=d(95132);return A=function(){return t},t}async function N(t,e,a){const o=(0,C().validationCommands)(
t),n=await y(t,o,e,a);return{asset:t,store:e.storeOf(t.path),binds:!1,validation:o,commands:n}}async function P(t,e,a,o){
const{kind:n,asset:f,before:u}=t,r=(0,b().namesOf)(f).some(s=>e.has(s)),O=!["applied","unchanged"].includes(n)||r,c=n===
"added"&&u===void 0&&!r,v=(0,C().validationCommands)(f),i=n==="removed"?[]:await y(f,v,a,o);return{asset:f,store:a.storeOf(
f.path),change:t,binds:O,isOnlyAdded:c,validation:v,commands:i}}async function y(t,e,a,o){if(e.kind!=="list")return[];const n=a.
forFile(t.path),f=e.entries.filter(c=>typeof c.value=="string"&&!(0,C().isBlankEntry)(c)),u=await Promise.all(f.map(({value:c})=>n.
command(c))),r=await(0,j().withEdits)(u,n,o(t)==="fix");return(await Promise.all(r.map(c=>l(c,t,a)))).map((c,v)=>h(t,c,f[v]?.
pointer??["validation"]))}async function l(t,{path:e},a){const o=a.storeOf(e),{tree:n}=a.terms;if(t.verdict!=="block"||n===
void 0)return t;for(const f of new Set([...(0,E().packagesAbove)(n,o.path),""])){if(f===o.root)continue;const{verdict:u}=await a.
startingIn(f).command(t.reading.command);if(u==="block")continue;const r={root:o.root||".",other:f||"."};return{...t,findings:[
...t.findings,(0,A().finding)("works-elsewhere",r)]}}return t}function h(t,{findings:e,...a},o){const{command:n}=a.reading,
f={...(0,M().subjectOf)(t),command:n},u={path:t.path,pointer:(0,M().pointerText)([...t.pointer,...o])};return{...a,command:n,
location:t.locate(o),findings:e.map(({edit:r,...O})=>({...O,location:t.locate(o,O.span),subject:f,...r&&{edit:{...u,...r}}}))}}}),
61989:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.launchedFiles=j,m.markUnreadable=C;function M(){const N=d(
27199);return M=function(){return N},N}function b(){const N=d(23678);return b=function(){return N},N}function E(){const N=d(
95132);return E=function(){return N},N}async function C(N,P,{tree:y,baseTree:l}){const h=N.flatMap(({commands:e})=>e.flatMap(
j)),t=new Map;for(const e of new Set(h)){const a=P.has(e)?await(0,b().whyUnreadable)(y,e):void 0;a&&await(0,b().whyUnreadable)(
l,e)===void 0&&t.set(e,a)}return t.size===0?N:N.map(e=>({...e,commands:e.commands.map(a=>A(e,a,t))}))}function j({reading:N}){
return N.targets.flatMap(({path:P})=>P??[])}function A({asset:N},P,y){const{location:l,verdict:h,confirmation:t}=P,e={location:l,
subject:{...(0,M().subjectOf)(N),command:P.command}},a=[...new Set(j(P))].flatMap(o=>{const n=y.get(o);return n===void 0?
[]:[(0,E().finding)("script-unreadable",{path:o,why:n},e)]});return a.length===0?P:{...P,verdict:h==="allow"?"warn":h,confirmation:t===
"standard"?"strong":t,findings:[...P.findings,...a]}}}),6470:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.digestPlans=A,m.makePlan=C,m.planCommands=j,m.toolOf=l;function M(){const h=d(77598);return M=function(){return h},h}const b=Symbol(
"audited");function E({steps:h,...t}){return{...t,steps:h.map(({command:e,...a})=>a)}}function C(h){const{argv:t,program:e,
directory:a,binary:o=null,env:n,timeoutMs:f}=h,{scripts:u=null,npmSettings:r=[]}=h,O=JSON.stringify([t,e,o,u&&E(u),r,Object.
entries(n).sort(([c],[v])=>c<v?-1:1),f,...a===""?[]:[a]]);return{...h,[b]:!0,digest:N(O)}}function j(h,t){const e=[];for(const a of h){
const o=a.verdict==="block"?void 0:P(a.reading,t);if(o===void 0)return h;e.push({...a,plan:o})}return e}function A(h){const t=[
...new Set(h.map(({digest:e})=>e))].sort();return N(t.join(`
`))}function N(h){return`sha256:${(0,M().createHash)("sha256").update(h).digest("hex")}`}function P(h,t){const{command:e,
argv:a,assignments:o}=h,n=a&&y(h,a);if(n)return C({command:e,...n,env:{...Object.fromEntries(o.map(({name:f,value:u})=>[
f,u])),...h.invocation?.family?.data.environment},...t})}function y(h,t){const{invocation:e,scripts:a,npmSettings:o}=h,[
n]=t;if(e===void 0)return n===void 0?void 0:{program:n,argv:t};const f=l(h);if(f===void 0){const{program:r}=e;return{program:r,
argv:t,...a&&{scripts:a},...o&&{npmSettings:o}}}if(f.path===void 0)return;const u=[...e.operands,...e.passthrough].map(({
text:r})=>r);return{program:e.program,argv:u,binary:f.path}}function l({targets:h}){return h.find(({kind:t,via:e})=>t===
"package_binary"&&e===void 0)}}),66160:((L,m,d)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.correctorIn=u,m.isGene=
r,m.readChangeSubject=o,m.subjectOfAssets=a;function M(){const c=d(20702);return M=function(){return c},c}function b(){const c=d(
78114);return b=function(){return c},c}function E(){const c=d(28894);return E=function(){return c},c}function C(){const c=d(
36093);return C=function(){return c},c}function j(){const c=d(4378);return j=function(){return c},c}function A(){const c=d(
74238);return A=function(){return c},c}function N(){const c=d(53315);return N=function(){return c},c}function P(){const c=d(
12154);return P=function(){return c},c}function y(){const c=d(39869);return y=function(){return c},c}function l(){const c=d(
85881);return l=function(){return c},c}function h(){const c=d(16373);return h=function(){return c},c}function t(){const c=d(
61989);return t=function(){return c},c}const e={changes:[],problems:[],files:[],present:[],unread:[]};function a({assets:c,
problems:v},i,s,p=e){const{policy:S,tree:w}=i.terms;return{policy:S,clock:i.clock,tree:w,problems:v,correctorOf:s,genes:c.
filter(r).map(g=>({asset:g})),claims:c.filter(g=>!r(g)),assets:p}}async function o(c){const{assets:v,baseTree:i,tree:s,policy:p,
platform:S}=c,{policy:w,source:g}=p,I=new Set(c.change.files.flatMap(N().namesOf)),F=j().Judge.by({policy:w,tree:s,base:i,
changed:I,platform:S,...c.clock&&{clock:c.clock}}),k=n(v.changes),$=(0,l().appliedIds)(v.changes.filter(({asset:B})=>!k.
has(B))),R=u(v.problems),T={tree:s,baseTree:i},D=await F.clock.all(v.changes.filter(({asset:B})=>r(B)),B=>(0,h().readGeneChange)(
B,$,F,R)),G=await(0,t().markUnreadable)(D,I,T),U=new Set(G.flatMap(({commands:B})=>B.flatMap(t().launchedFiles))),H=await(0,P().
withLinesOfCode)(c.change,U,T),W=(0,P().exemptPaths)(H,w,G,s),J=(0,y().touchedPaths)(H,s),K=(0,N().measureChange)(H,W);return{
policy:w,judge:F,clock:F.clock,loadedPolicy:p,unprovenMerge:c.unprovenMerge,policyPath:g==="file"?void 0:A().POLICY_PATH,
tree:s,baseTree:i,change:H,agentFiles:await(0,M().judgeAgentFiles)(T,w,F.clock),assets:v,problems:v.problems,correctorOf:R,
genes:G,seeds:f(k,G,I),claims:v.changes.filter(O).map(({asset:B})=>B),changedNames:I,touched:J,touchesOf:(0,y().touchesOf)(
J,i),exempt:W,radius:K,counted:(0,P().countedChange)(H,K)}}function n(c){return new Map(c.flatMap(({kind:v,asset:i,before:s})=>{
const p=v==="added"&&!s?(0,C().seedRelease)(i):void 0;return p===void 0?[]:[[i,p]]}))}function f(c,v,i){const s=v.filter(
({isOnlyAdded:S,commands:w})=>!S||w.flatMap(t().launchedFiles).some(g=>i.has(g))),p=new Set(s.map(({asset:S})=>S));return new Map(
[...c].filter(([S])=>!p.has(S)))}function u(c){const v=(0,b().ambiguousFiles)(c);return({path:i})=>v.has(i)||(0,E().isAuditLog)(
i)?"hand":"fix"}function r({type:c}){return c==="Gene"}function O({kind:c,asset:v}){return!r(v)&&(c==="added"||c==="modi\
fied")}}),50661:((L,m)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.isChange=d;function d(M){return"change"in M}}),
57430:((L,m)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_TOUCHED=m.NOTHING_RUN=void 0;const d=m.NOTHING_RUN=
{level:"none",description:"Nothing was run."},M=m.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}}),84831:((L,m)=>{
Object.defineProperty(m,"__esModule",{value:!0}),m.isSpellingOf=M,m.mayBeSpelled=E;const d=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function M(j,A){const P=j.replace(d,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();
return P===A||C(P,A)}const b=/^[\w./-]*$/;function E(j,A){return!b.test(j)||j.toLowerCase().includes(A)}function C(j,A){
const[,N]=/^(.+)~[1-9]\d{0,5}$/.exec(j)??[];return N!==void 0&&N===A.replaceAll(".","").slice(0,6)}}),13574:((L,m,d)=>{d.
r(m),d.d(m,{Validator:()=>M.D});var M=d(60207)}),36576:((L,m,d)=>{d.r(m),d.d(m,{default:()=>M});var M=d(6145)}),25065:((L,m,d)=>{
d.r(m),d.d(m,{default:()=>M});var M=d(27620)}),5330:((L,m,d)=>{d.r(m),d.d(m,{default:()=>M});var M=d(87981)}),39436:((L,m,d)=>{
d.r(m),d.d(m,{default:()=>M});var M=d(57811)})};
