"use strict";exports.id=465,exports.ids=[465],exports.modules={81456:function(T,f){Object.defineProperty(f,"__esModule",{value:!0}),f.
assetLimits=r;function r(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(T,f,r){Object.defineProperty(
f,"__esModule",{value:!0}),f.ambiguousFiles=I,f.hidesContent=$,f.isIncomplete=P,f.isUnread=C,f.markBefore=E;function S(){
const c=r(28672);return S=function(){return c},c}function w({rule:c}){return S().assetFileRules[c].content}function C(c){
return w(c)==="unread"}function $(c){return C(c)||w(c)==="misread"}function P({problems:c}){return c.some($)}function A(c){
return $(c)||w(c)==="ambiguous"}function I(c){return new Set(c.filter(A).map(({location:d})=>d.path))}function E(c,d,e,n){
const a=new Set(e.map(({asset:o})=>o.id)),s=new Map;for(const o of d){const i=y(o,o.location.path);s.set(i,(s.get(i)??0)+
1)}return c.map(o=>{const{id:i,location:t}=o,m=y(o,n.get(t.path)??t.path),g=s.get(m)??0;return!(w(o)==="known")||g===0||
i!==void 0&&a.has(i)?o:(s.set(m,g-1),{...o,before:!0})})}function y({rule:c,id:d,detail:e},n){return JSON.stringify([c,n,
d,e.replace(/\d+/g,"#")])}},30610:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.allOtherGenes=A,f.appliedGenes=
P,f.namesOf=w,f.namings=$,f.newNamings=C;function S(){const E=r(61331);return S=function(){return E},E}function w({id:E,
value:{asset_id:y}}){return typeof y=="string"?[E,y]:[E]}function C({kind:E,asset:y,before:c}){if(E!=="added"&&E!=="modi\
fied")return[];const d=new Set(E==="modified"&&c?$(c).map(({gene:e})=>e):[]);return $(y).filter(({gene:e})=>!d.has(e))}function $(E){
const{gene:y,genes_used:c}=E.value;return E.type==="Capsule"?typeof y=="string"?[{by:E,gene:y,pointer:["gene"]}]:[]:E.type!==
"EvolutionEvent"||!Array.isArray(c)?[]:c.flatMap((d,e)=>typeof d=="string"?[{by:E,gene:d,pointer:["genes_used",e]}]:[])}
function P(E,y){const c=new Set(E.flatMap(C).map(({gene:n})=>n));for(const{kind:n,asset:a}of E)if(!(n==="removed"||a.type!==
"Gene"))for(const s of w(a))c.delete(s);const d=new Set;return I(E,y).filter(n=>{if(!w(n).some(s=>c.has(s)))return!1;const a=(0,S().
statedContent)(n);return d.has(a)?!1:(d.add(a),!0)}).map(n=>({kind:"applied",asset:n,before:n}))}function A(E,y){const c=P(
E,y),d=new Set(c.map(({asset:e})=>e.id));return I(E,y).map(e=>({kind:d.has(e.id)?"applied":"unchanged",asset:e,before:e}))}
function I(E,y){const c=new Set(E.map(({asset:d})=>d));return y.flatMap(({assets:d})=>d).filter(d=>d.type==="Gene"&&!c.has(
d))}},7946:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.findStrayGenes=A,f.mayHoldAssets=P,f.strayGenes=
E;function S(){const d=r(64385);return S=function(){return d},d}function w(){const d=r(18744);return w=function(){return d},
d}function C(){const d=r(73229);return C=function(){return d},d}function $(){const d=r(94534);return $=function(){return d},
d}function P(d){return/\.jsonl?$/i.test(d)&&!w().MEMORY_GRAPH.test(d)}async function A(d,{path:e,size:n=0},a){try{if(n<=
a.maxBytes)return I(e,await d.read(e,a.maxBytes),a)}catch(o){return(0,S().unreadFile)(e,o).problems[0]}const s=`with ${n}\
 bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:e,line:1,column:1},detail:s}}function I(d,e,n){
const a=E(d,e,n),[s]=a;if(!s)return;const o=a.length===1?"a Gene":`${a.length} Genes`;return{rule:"outside-globs",location:s.
location,detail:o}}function E(d,e,n){if(!y(e))return[];const a=new($()).Source(d,e.toString("utf8"));return c((0,C().readJson)(
a.text,n,new($()).Problems(a))).map(({value:o,start:i,end:t})=>{const{validation:m}=o,g=[m??[]].flat().filter(u=>typeof u==
"string");return{location:a.location(i,t),commands:g}})}function y(d){return d.includes('"Gene"')||d.includes("\\u00")}function c(d){
return d.flatMap(e=>{const{value:n,children:a=[]}=e;return typeof n=="object"&&n!==null&&!Array.isArray(n)&&n.type==="Ge\
ne"?[e]:c(a)})}},77680:function(T,f){Object.defineProperty(f,"__esModule",{value:!0}),f.commandsToRun=w,f.isBlankEntry=S,
f.validationCommands=C;const r=1e3;function S({value:$}){return typeof $=="string"&&$.trim()===""}function w($){const P=C(
$);return P.kind!=="list"?[]:P.entries.flatMap(A=>typeof A.value=="string"&&!S(A)?[A.value.trim()]:[])}function C({value:$}){
const{validation:P}=$;return P===void 0?{kind:"missing"}:Array.isArray(P)?P.length>r?{kind:"not_a_list",expected:`a list\
 of at most ${r} strings`}:{kind:"list",entries:P.map((I,E)=>({value:I,pointer:["validation",E]}))}:{kind:"not_a_list",expected:"\
a list of strings"}}},98497:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.changedInstructions=y,f.staleInstructions=
I;function S(){const o=r(80401);return S=function(){return o},o}function w(){const o=r(32854);return w=function(){return o},
o}function C(){const o=r(93028);return C=function(){return o},o}function $(){const o=r(95132);return $=function(){return o},
o}function P(){const o=r(44786);return P=function(){return o},o}function A(){const o=r(39869);return A=function(){return o},
o}async function I({tree:o}){const i=P().INSTRUCTION_FILES.map(async t=>{const{kind:m}=(0,P().blockIn)(await s(o,t)),g={
path:t,effect:E,lines:[]},u={...(0,A().atFile)(t),severity:"notice"};return m==="changed"?[(0,$().finding)("agent-instru\
ctions",g,u)]:[]});return(await Promise.all(i)).flat()}const E="is not what this version writes";async function y({baseTree:o,
tree:i}){const t=P().INSTRUCTION_FILES.map(async m=>{const[g,u]=await Promise.all([s(o,m),s(i,m)]),[O,p]=[(0,P().blockIn)(
g),(0,P().blockIn)(u)];if(O.kind==="absent")return[];const h=p.kind!=="absent"&&p.block===O.block,l=c(h,p,!d(g,O)&&d(u,p));
if(l===void 0)return[];const b=h?a(g,u):a(O.block,e(p));return[(0,$().finding)("agent-instructions",{path:m,effect:l,lines:b},
(0,A().atFile)(m))]});return(await Promise.all(t)).flat()}function c(o,i,t){return i.kind==="absent"?"is removed":t?"is \
hidden, or shown as an example":o||i.kind==="current"?void 0:E}function d(o,i){const t=o.slice(0,Math.max(0,o.indexOf(e(
i)))),m=g=>t.match(g)?.length??0;return m(/^ {0,3}(?:```|~~~)/gm)%2===1||m(/<!--/g)>m(/-->/g)||m(/<details\b/gi)>m(/<\/details>/gi)}
function e(o){return o.kind==="absent"?"":o.block}const n=1e3;function a(o,i){return((0,S().diffLines)(o,i,{maxEditLength:n})??
[]).filter(({added:g,removed:u})=>g||u).flatMap(({added:g,value:u})=>u.split(`
`).flatMap(O=>O===""?[]:[`${g?"+":"-"}${O}`]))}async function s(o,i){const t=(0,w().resolveInTree)(o,i);return t.kind!==
"inside"||!(0,C().isRegular)(t.entry.kind)?"":(await o.read(t.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.auditLogs=I,f.firstMalformedLine=a;function S(){
const o=r(28894);return S=function(){return o},o}function w(){const o=r(95132);return w=function(){return o},o}function C(){
const o=r(53315);return C=function(){return o},o}function $(){const o=r(39869);return $=function(){return o},o}const P=/^100/,
A=10;async function I(o){const{change:i,policy:t}=o,m=i.files.filter(u=>(0,C().namesOf)(u).some(S().isAuditLog));if(t.blast_radius.
audit_log==="forbidden"){const u=m.flatMap(C().namesOf).filter(S().isAuditLog),O="touches, although the policy forbids i\
t,";return u.map(p=>(0,w().finding)("audit-log-rewritten",{path:p,how:O},(0,$().atFile)(p)))}return(await Promise.all(m.
map(u=>c(u,o)))).flat()}async function E(o,i){return o.stat(i)===void 0?Buffer.alloc(0):o.read(i,S().MAX_LOG_BYTES)}function y({
rule:o,location:{path:i,line:t}},m){return i!==m.path?!1:t===m.line||o==="file-not-json"&&t>m.line}async function c(o,{baseTree:i,
tree:t,assets:{problems:m}}){const{path:g,oldPath:u,status:O}=o,p=[],h=(b,M)=>e(g,b,M).filter(({location:v})=>!m.some(N=>v&&
y(N,v))),l=async b=>!P.test(o.oldMode)||(0,S().hasRecords)(await E(i,b));if(u!==void 0&&(0,S().isAuditLog)(u)&&await l(u)&&
p.push(d(u)),!(0,S().isAuditLog)(g))return p;if(O==="deleted")await l(g)&&p.push(d(g));else if(!P.test(o.newMode)||O==="\
type_changed")p.push(d(g));else if(O==="modified"){const[b,M]=await Promise.all([E(i,g),E(t,g)]),v=(0,S().continuationOf)(
b,M);if(v.kind==="appended")return[...p,...h(M,v.from)];const{line:N}=v,F=n(N,M),j={path:g,line:F?Math.max(N-1,1):N,column:1},
L=F?`removes everything from line ${N} on of`:`modifies line ${N} of`;p.push((0,w().finding)("audit-log-rewritten",{path:g,
how:L},{location:j}))}else p.push(...h(await E(t,g),0));return p}function d(o){return(0,w().finding)("audit-log-rewritte\
n",{path:o,how:"removes or replaces"},(0,$().atFile)(o))}function e(o,i,t){const m=a(i,t);if(m===void 0)return[];const g={
path:o,line:m.line,column:1},u=`appends line ${m.line}, which is no valid record (${m.problem}), to`;return[(0,w().finding)(
"audit-log-rewritten",{path:o,how:u},{location:g,harm:"broken"})]}function n(o,i){return i.length===0||i.at(-1)===A&&(0,S().
countLines)(i,i.length)<o}function a(o,i){const t=(0,S().countLines)(o,i);for(const{bytes:m,line:g}of(0,S().recordsOf)(o.
subarray(i))){const u=s(m);if(u!==void 0)return{line:t+g,problem:u}}}function s(o){let i;try{const t=o.toString("utf8").
trim();if(t==="")return;i=JSON.parse(t)}catch{return"it is not a single JSON value"}return typeof i!="object"||i===null||
Array.isArray(i)?"it is not a JSON object":typeof i.type=="string"?void 0:"it has no `type`"}},53315:function(T,f){Object.
defineProperty(f,"__esModule",{value:!0}),f.DEFAULT_MAX_FILES=void 0,f.cappedSize=w,f.gradeFiles=C,f.gradeWords=$,f.linesOf=
I,f.measureChange=S,f.namesOf=A;const r=f.DEFAULT_MAX_FILES=20;function S(E,y){const c={files:0,lines:0,exempt_files:0,exempt_lines:0};
for(const d of E.files){const{path:e,oldPath:n}=d,a=n===void 0?1:2,s=Number(y.has(e))+Number(n!==void 0&&y.has(n));c.files+=
a-s,c.exempt_files+=s,s===a?c.exempt_lines+=I(d):c.lines+=I(d)}return c}function w({files:E,lines:y,exempt_files:c,exempt_lines:d},e){
return e==="reference"?{files:E,lines:y}:{files:E+c,lines:y+d}}function C(E,y,c,d){const e=P(y);return c.files>d.files||
c.lines>d.lines?"hard_cap_breach":E>2*e?"critical_overrun":E>e?"exceeded":E>.8*e?"approaching_limit":"within_limit"}function $(E,{
files:y,lines:c},d,e){const n=P(d);switch(E){case"hard_cap_breach":return`HARD CAP BREACH: ${y} files / ${c} lines excee\
ds system limit (${e.files} files / ${e.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${y} files > ${2*
n} (2x limit of ${n}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${y}\
 > ${n}`;case"approaching_limit":return`approaching limit: ${y} / ${n} files (${Math.round(y/n*100)}%)`;case"within_limi\
t":return`${y} / ${n} files`}}function P(E){return typeof E=="number"&&E>0?E:r}function A(E){return E.oldPath===void 0?[
E.path]:[E.path,E.oldPath]}function I(E){return E.added+E.deleted}},12154:function(T,f,r){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.countedChange=g,f.countedFiles=y,f.exemptPaths=P,f.isCountedByReference=m,f.withLinesOfCode=u;function S(){
const h=r(18744);return S=function(){return h},h}function w(){const h=r(95244);return w=function(){return h},h}function C(){
const h=r(93028);return C=function(){return h},h}function $(){const h=r(53315);return $=function(){return h},h}function P(h,l,b,M){
const v=h.files.flatMap($().namesOf);return l.blast_radius.counting==="reference"?new Map(v.filter(N=>!m(N)).map(N=>[N,"\
reference"])):new Map([...I(h,b,M).map(N=>[N,"validation_script"]),...v.filter((0,S().assetPathTest)(l)).map(N=>[N,"asse\
t_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function I(h,l,b){const M=l.filter(({change:{kind:j}})=>j===
"added"||j==="modified"),v=new Set(M.flatMap(E)),N=h.files.filter(({status:j,path:L})=>j==="added"&&v.has(L)).map(j=>({path:j.
path,lines:(0,$().linesOf)(j),bytes:b.stat(j.path)?.size??0})).sort((j,L)=>j.lines-L.lines||j.bytes-L.bytes),F={lines:A.
lines,bytes:A.bytes};return N.slice(0,Math.min(A.files,Math.max(A.always,M.length))).flatMap(({path:j,lines:L,bytes:k})=>(F.
lines-=L,F.bytes-=k,F.lines>=0&&F.bytes>=0?[j]:[]))}function E({commands:h}){return h.flatMap(({reading:{command:l,targets:b}})=>b.
flatMap(({kind:M,via:v,name:N,path:F})=>M==="file"&&v===void 0&&F&&l.includes(N)?[F]:[]))}function y(h,l,b){return h.files.
flatMap(M=>(0,$().namesOf)(M).map(v=>c(M,v,l.get(v),b))).sort((M,v)=>v.lines-M.lines||(M.path<v.path?-1:1))}function c(h,l,b,M){
const v=l===h.path,N=v?(0,$().linesOf)(h):0,F=v?e(h,M):void 0,j=F==="binary"?M.stat(l)?.size:void 0;return{path:l,...b&&
{exempt:b},lines:N,...F&&{veil:F},...j!==void 0&&{bytes:j}}}const d=1e3;function e({binary:h,status:l,path:b,added:M},v){
if(h)return"binary";const{size:N=0}=l==="added"?v.stat(b)??{}:{};return N>d*Math.max(1,M)?"long_lines":void 0}const n=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),a=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
s=/capsule|events?\.jsonl$/i,o=new Set(["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,t=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function m(h){return n.has(h)||a.test(h)||s.test(h)?!1:o.has(h)||i.test(h)||t.test(h)}function g(h,l){const b=(0,$().measureChange)(
h,{has:M=>!m(M)});return{least:{files:Math.min(l.files,b.files),lines:Math.min(l.lines,b.lines)},most:{files:l.files+l.exempt_files,
lines:l.lines+l.exempt_lines}}}async function u(h,l,b){const M=async N=>(0,$().namesOf)(N).some(F=>(0,w().isWritten)(F)||
l.has(F))||await p(b.tree,N.path)||await p(b.baseTree,N.oldPath??N.path),v=[];for(const N of h.files){const F=N.binary&&
!await M(N);v.push(F?{...N,added:0,deleted:0}:N)}return{...h,files:v}}const O=16*1024*1024;async function p(h,l){const{kind:b,
size:M=0}=h.stat(l)??{};return!(0,C().isRegular)(b)||M>O?!1:(await h.read(l,O)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.decidingFiles=n;function S(){const l=r(76760);return S=
function(){return l},l}function w(){const l=r(57975);return w=function(){return l},l}function C(){const l=r(77680);return C=
function(){return l},l}function $(){const l=r(86191);return $=function(){return l},l}function P(){const l=r(59867);return P=
function(){return l},l}function A(){const l=r(3463);return A=function(){return l},l}function I(){const l=r(95244);return I=
function(){return l},l}function E(){const l=r(95132);return E=function(){return l},l}function y(){const l=r(36773);return y=
function(){return l},l}function c(){const l=r(12154);return c=function(){return l},l}function d(){const l=r(78782);return d=
function(){return l},l}function e(){const l=r(91850);return e=function(){return l},l}async function n(l){const b=l.genes.
filter(({change:j})=>j.kind!=="removed"),M=a(l),v=b.some(({commands:j})=>j.length>0);if(!v&&M.length===0)return[];const N={
launched:new Map([...await o(M,l),...t(b)]),hidden:await i(l),keepsCommand:b.some(m),warns:v};return(await Promise.all(l.
change.files.filter(({path:j})=>(0,d().alwaysForbidden)(j)===void 0).map(j=>g(j,l,N)))).flat().toSorted((j,L)=>Number(L.
isNew)-Number(j.isNew)).map(({path:j,why:L,isNew:k,isWarning:R})=>{const G=l.tree.stat(j)?.size,D={path:j,why:L,isNew:k,
bytes:G??-1},H=G===void 0?{}:{location:{path:j,line:1,column:1}},U=(0,E().finding)("check-decided-by",D,H);return R?{...U,
severity:"warning"}:U})}function a({assets:l,genes:b}){const M=new Set(b.map(({asset:v})=>v));return l.present.filter(v=>v.
type==="Gene"&&!M.has(v)&&(0,C().commandsToRun)(v).length>0)}const s=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function o(l,{
judge:b,clock:M,change:v}){const N=v.files.map(({path:L})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(L)?.[1]??L),F=new Map,j=new Set;
for(const L of l){const k=b.forFile(L.path);for(const R of(0,C().commandsToRun)(L)){if(!s.test(R)&&!N.some(H=>R.includes(
H)))continue;const G=JSON.stringify([k.terms.cwd,R]);if(j.has(G))continue;j.add(G),await M.tick();const{reading:D}=await k.
command(R);for(const H of(0,$().startedFiles)(D))F.set(H,R)}}return F}async function i({change:l,exempt:b,tree:M}){const N=(await(0,e().
markHiddenFiles)((0,c().countedFiles)(l,b,M),M)).filter(({veil:F,lines:j})=>F==="no_diff"&&j>0);return new Set(N.map(({path:F})=>F))}
function t(l){const b=l.flatMap(M=>M.commands);return new Map(b.flatMap(({command:M,reading:v})=>(0,$().startedFiles)(v).
map(N=>[N,M])))}function m({change:{before:l},commands:b}){const M=l?.value.validation;return Array.isArray(M)&&b.some(({
command:v})=>M.includes(v))}async function g(l,b,M){const{path:v}=l,N=await u(l,b,M);if(!M.hidden.has(v))return N;const j=[
...N,{why:"git does not show its difference (`.gitattributes`)"}].map(L=>L.why).join("; ");return[{path:v,isNew:l.status===
"added",...N[0],why:j}]}async function u({path:l,status:b,oldPath:M},{tree:v,baseTree:N},{launched:F,keepsCommand:j,warns:L}){
const k=b==="added",R=b==="renamed"?M:b==="deleted"?l:void 0;if(R!==void 0&&(0,I().isTest)(R)&&(b==="deleted"||!(0,I().isTest)(
l))){const U=b==="deleted"?"it was deleted":`it is now \`${l}\``;return[{path:R,why:`a test: ${U}`,isNew:!1,isWarning:L}]}
const G=F.get(l);if(G!==void 0)return[{path:l,why:`\`${G}\` starts it`,isNew:k}];if(/(?:^|\/)package\.json$/.test(l))return p(
l,k,v,N);if((0,I().isLockfile)(S().posix.basename(l)))return[{path:l,why:"it decides which dependencies checks load",isNew:k}];
const D=(0,I().toolThatFinds)(l);if(D===void 0)return[];const H=`${D} finds it by its name${b==="deleted"?"; it was dele\
ted":""}`;return[{path:l,why:H,isNew:k,isWarning:k&&j}]}const O=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function p(l,b,M,v){const N=(0,A().objectIn)(await(0,P().readJsonFile)(v,l)),F=(0,A().objectIn)(await(0,P().readJsonFile)(
M,l)),j=O.filter(R=>!(0,w().isDeepStrictEqual)(N[R],F[R])),L=h((0,A().objectIn)(N.scripts),(0,A().objectIn)(F.scripts)),
k=[...L.length>0?[`npm scripts ${(0,y().inCode)(L)}`]:[],...j.length>0?[(0,y().inCode)(j)]:[]];return k.length===0?[]:[{
path:l,why:`its ${k.join(", ")} differ`,isNew:b}]}function h(l,b){const[M,v]=[new Map(Object.entries(l)),new Map(Object.
entries(b))];return[...new Set([...M.keys(),...v.keys()])].filter(F=>!(0,w().isDeepStrictEqual)(M.get(F),v.get(F)))}},78782:function(T,f,r){
Object.defineProperty(f,"__esModule",{value:!0}),f.alwaysForbidden=A,f.forbiddenPaths=I;function S(){const y=r(84831);return S=
function(){return y},y}function w(){const y=r(32854);return w=function(){return y},y}function C(){const y=r(95132);return C=
function(){return y},y}function $(){const y=r(39869);return $=function(){return y},y}const P=[".git","node_modules"];function A(y){
const c=P.filter(e=>(0,S().mayBeSpelled)(y,e));if(c.length===0)return;const d=((0,w().normalise)(y)??y).split("/");return c.
find(e=>d.some(n=>(0,S().isSpellingOf)(n,e)))}function I({touched:y,touchesOf:c,policy:d}){const e=y.flatMap(E),n=P.flatMap(
s=>(0,$().someTouches)(e.flatMap(({touch:o,...i})=>i.directory===s?o:[])).map(o=>(0,C().finding)("forbidden-path",{entry:s,
by:"nothing may touch",...o},(0,$().atFile)(o.path)))),a=d.blast_radius.forbidden_paths.flatMap(s=>(0,$().someTouches)(c(
s)).map(o=>(0,C().finding)("forbidden-path",{entry:s,by:"the policy forbids",...o},(0,$().atFile)(o.path))));return[...n,
...a]}function E({path:y,via:c}){const d=A(y),e=d??A(c);return e===void 0?[]:[{directory:e,touch:{path:y,via:d===void 0?
c:""}}]}},1348:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.gateChange=n,f.gateFindings=a;function S(){
const t=r(53916);return S=function(){return t},t}function w(){const t=r(18744);return w=function(){return t},t}function C(){
const t=r(74238);return C=function(){return t},t}function $(){const t=r(24666);return $=function(){return t},t}function P(){
const t=r(95244);return P=function(){return t},t}function A(){const t=r(32854);return A=function(){return t},t}function I(){
const t=r(95132);return I=function(){return t},t}function E(){const t=r(90331);return E=function(){return t},t}function y(){
const t=r(39869);return y=function(){return t},t}function c(){const t=r(92299);return c=function(){return t},t}function d(){
const t=r(3219);return d=function(){return t},t}function e(){const t=r(3733);return e=function(){return t},t}function n(t){
const{shared:m}=t.loadedPolicy;return t.changedNames.size===0?[]:a({...t,shared:m})}async function a(t){const{policyPath:m,
baseTree:g,tree:u,shared:O}=t,p=await(0,c().findGate)(g),h=(0,c().lateGate)(p),l=m===void 0?[]:await(0,E().looserKeys)(g,
u,O),b=p.deciding.size>0?await s(p,t):[];return[...[[C().POLICY_PATH,l],...b].filter(([,M])=>M.length>0).map(([M,v])=>(0,I().
finding)("gate-weakened",{path:M,effects:v},(0,y().atFile)(M))),...h?[(0,I().finding)("gate-runs-late",h,(0,y().atFile)(
h.path))]:[]]}async function s(t,{baseTree:m,tree:g,policy:u,changedNames:O}){const p=await(0,c().findGate)(g),h=(0,w().
assetPathTest)(u),l=new Set([...t.deciding,...p.deciding]),b=[...l].map(async N=>{const F=await(0,e().readActionsFile)(m,
N);return[N,o(F,await(0,e().readActionsFile)(g,N))]}),v=[...O].filter(N=>!l.has(N)&&(0,S().dirname)(N)!==e().WORKFLOWS&&
N!==C().POLICY_PATH&&!N.startsWith($().COPIES)&&!h(N)).map(N=>{const F=i(N,t.steps);return[N,F===void 0?[]:[F]]});return[
...await Promise.all(b),...v]}function o(t,m){return t===void 0?["the file is added, and mentions the gate"]:m===void 0?
["the file is removed, or replaced by another one"]:t.text===m.text?[]:t.value!==void 0&&m.value!==void 0?(0,e().changedKeys)(
t.value,m.value):["it changes, and is not a valid workflow"]}function i(t,m){const g=(0,S().basename)(t),u=m.filter(({late:h})=>h!==
void 0);return(P().isPackageFile(g)||P().isLockfile(g)||(0,A().isWithin)(t,".yarn"))&&u.some(({installs:h})=>h)?"it chan\
ges, and a package manager reads it before the gate, or to start it":P().isDocument(t)||P().isLockfile(g)?void 0:d().GATE.
test(g)?"it changes, and its name is that of the gate":m.some(({folder:h})=>h!==void 0&&(0,A().isWithin)(t,h))?"it chang\
es, and belongs to a local action of the gate's job":m.some(({words:h,startsGate:l})=>h.name(t,l))?"it changes, and stan\
ds in the gate's job, or in one that this needs":(P().isRunnable(t)||P().toolThatFinds(t)!==void 0)&&u.some(({runsCode:h})=>h)?
"it changes, and can run before the gate, which a job of its own avoids":void 0}},92299:function(T,f,r){Object.defineProperty(
f,"__esModule",{value:!0}),f.findGate=P,f.lateGate=c;function S(){const d=r(3463);return S=function(){return d},d}function w(){
const d=r(3219);return w=function(){return d},d}function C(){const d=r(3733);return C=function(){return d},d}const $=10;
async function P(d){const e=await(0,C().readWorkflows)(d),n=[...e.values()],s=n.flatMap(({value:O})=>(0,C().partsIn)(O)).
map(O=>(0,S().objectIn)(O.with)).map(O=>(0,S().textIn)(O,"check-name").trim()).filter(Boolean),o=({value:O,text:p})=>{const h=O?
JSON.stringify(O):p;return w().GATE.test(h)||s.some(l=>h.includes(JSON.stringify(l)))},i=new Set(n.filter(o).map(({path:O})=>O)),
t=O=>(0,C().calledPaths)(O).some(p=>i.has(p));for(let O=0;O<$;O+=1)for(const{path:p,value:h}of n)t(h)&&i.add(p);const m=new Set(
i);for(const O of m){const p=e.get(O)?.value,h=[(0,S().objectIn)((0,S().objectIn)(p?.on).workflow_run).workflows].flat(),
l=n.filter(b=>h.includes(b.value?.name??b.path));for(const b of(0,C().calledPaths)(p))e.has(b)&&m.add(b);for(const b of l)
m.add(b.path)}const g=O=>t(O)||w().GATE.test((0,w().textOf)([(0,S().textIn)(O,"uses").split("@")[0],O.run])),u=n.filter(
({path:O})=>m.has(O)).flatMap(O=>A(O,g));return{files:e,deciding:m,jobs:u,steps:u.flatMap(O=>I(O,g))}}function A(d,e){return[
...(0,C().jobsOf)(d)].flatMap(([n,a])=>{const s=(0,C().partsIn)(a),o=s.map(i=>({...(0,S().objectIn)(i.with),name:"",path:"",
pattern:""}));return s.some(e)||w().GATE.test((0,w().textOf)([n,a.name,o]))?[{file:d,id:n,job:a}]:[]})}function I({file:d,
id:e,job:n},a){const s=(0,C().jobsOf)(d),o=(0,C().stepsOf)(n).findLastIndex(a),i=n.uses!==void 0?-1:o<0?Number.POSITIVE_INFINITY:
o,t=/\bneeds\b/.test((0,w().textOf)({...n,needs:""}))?Number.POSITIVE_INFINITY:-1,m=new Set([e]);for(const p of m)for(const h of[
s.get(p)?.needs??[]].flat())m.add(String(h));const g=d.value?.on,O=((0,S().isMapping)(g)?Object.keys(g):[g].flat()).every(
p=>p==="workflow_run");return[...m].flatMap(p=>(0,C().stepsOf)(s.get(p)??{}).flatMap((h,l)=>{const b=!O&&l<=(p===e?i:t),
M=`\`jobs.${p}.steps[${l}]\` of \`${d.path}\` (${E(h)})`,v=b?{path:d.path,step:M}:void 0;return y(h,[s.get(p),d.value],v,
a(h))}))}function E(d){return typeof d.uses!="string"?"a command":(0,C().calledPaths)(d).length>0?"a local action":"an a\
ction"}function y(d,e,n,a){const s=(0,C().calledPaths)(d),[o]=s,i=o===void 0&&typeof d.uses=="string";if(i&&(n===void 0||
a||(0,w().isSetUp)(d)))return[];const t=e.map(l=>[l?.defaults,l?.env]),m=new(w()).Words([{...d,name:"",uses:""},s,t]),g=(0,w().
textOf)(d.run),u=i||o!==void 0||(0,w().runsRepository)(g),O=i||(0,w().runsPackages)(g),p=w().OUTSIDE.test((0,w().textOf)(
d))||!(u||O);return[{words:m,startsGate:a,folder:o,runsCode:u,installs:O,...n&&!(a&&o===void 0&&p)&&{late:n}}]}function c({
steps:d}){const e=d.flatMap(o=>o.late??[]),[n]=e,a=[...new Set(e.map(({step:o})=>o))],s=d.some(o=>o.late&&o.startsGate);
return n&&{path:n.path,steps:a,startsGate:s}}},3219:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.Words=
f.OUTSIDE=f.GATE=void 0,f.isSetUp=I,f.runsPackages=P,f.runsRepository=c,f.textOf=d;function S(){const n=r(3463);return S=
function(){return n},n}function w(){const n=r(95244);return w=function(){return n},n}function C(){const n=r(11331);return C=
function(){return n},n}const $=f.GATE=/gene-gate/i;function P(n){const a=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||a.some(s=>(0,C().programNamed)(s)?.kind==="manager")}const A=new Set(`actions/checkout actions/cache actions/ca\
che/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/));function I({uses:n,with:a}){
const s=String(n).split("@")[0]?.toLowerCase()??"";if(s==="actions/download-artifact")return E.test(d(a));const o=Object.
entries((0,S().objectIn)(a)).filter(([i])=>/install|bundler/.test(i));return A.has(s)&&o.every(([,i])=>`${i||!1}`=="fals\
e")}const E=f.OUTSIDE=/RUNNER_TEMP|runner\.temp/,y=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function c(n){return n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/).some(o=>{const[i=""]=o.trim().replace(/^sudo +/,"").split(/\s/),t=(0,C().programNamed)(i)?.kind===
"downloader",m=$.test(o)&&P(i);return!y.test(i)&&!t&&!m})||/GITHUB_(?:PATH|ENV)\b/.test(n)}function d(n){return typeof n==
"string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="object"||n===null?"":Object.values(n).map(d).join(`
`)}class e{#n;constructor(a){const s=d(a).toLowerCase().split(/[^\w.-]+/);this.#n=new Set(s.map(o=>o.replace(/\.+$/,"")))}has(a){
return this.#n.has(a)}name(a,s){const o=a.toLowerCase().split("/"),i=o.pop()??"";return(this.has(i)||s&&this.has((0,w().
toolThatFinds)(a)??"\0"))&&o.every(m=>this.has(m))}}f.Words=e},3733:function(T,f,r){Object.defineProperty(f,"__esModule",
{value:!0}),f.WORKFLOWS=void 0,f.calledPaths=a,f.changedKeys=i,f.jobsOf=d,f.parseMapping=c,f.partsIn=n,f.readActionsFile=
y,f.readWorkflows=s,f.stepsOf=e;function S(){const t=r(53916);return S=function(){return t},t}function w(){const t=r(57975);
return w=function(){return t},t}function C(){const t=r(69873);return C=function(){return t},t}function $(){const t=r(3463);
return $=function(){return t},t}function P(){const t=r(32854);return P=function(){return t},t}function A(){const t=r(93028);
return A=function(){return t},t}const I=f.WORKFLOWS=".github/workflows",E=1024*1024;async function y(t,m){const{kind:g,size:u=0}=t.
stat(m)??{};if(!(0,A().isRegular)(g))return;if(u>E)return{path:m,text:"",value:void 0};const O=(await t.read(m)).toString(
"utf8");return{path:m,text:O,value:c(O)}}function c(t){if(!(0,$().isNestedTooDeep)(t))try{const m=(0,C().parseDocument)(
t,{prettyErrors:!1});if(m.errors.length>0)return;const g=m.toJS({maxAliasCount:100});return(0,$().isMapping)(g)?g:void 0}catch{
return}}function d({value:t}){const m=Object.entries((0,$().objectIn)(t?.jobs));return new Map(m.filter(g=>(0,$().isMapping)(
g[1])))}function e({steps:t}){return Array.isArray(t)?t.filter($().isMapping):[]}function n(t){return typeof t!="object"||
t===null?[]:(0,$().isMapping)(t)&&[t.run,t.uses].some(g=>typeof g=="string")?[t]:Object.values(t).flatMap(n)}function a(t){
return n(t).flatMap(m=>{const g=(0,$().textIn)(m,"uses"),u=g.startsWith("./")?(0,P().normalise)(g.split("@")[0]??""):void 0;
return u===void 0?[]:[u,(0,S().join)(u,"action.yml"),(0,S().join)(u,"action.yaml")]})}async function s(t){const m=new Map,
g=new Set(t.list(I).map(({path:u})=>u));for(const u of g){const O=/\.ya?ml$/.test(u)?await y(t,u):void 0;O&&m.set(u,O);for(const p of a(
O?.value))g.add(p)}return m}const o=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function i(t,m,g=""){if((0,w().isDeepStrictEqual)(
t,m)||o.test(g))return[];const[u,O]=[t,m].map(p=>typeof p=="object"&&p!==null?new Map(Object.entries(p)):void 0);return!u||
!O||Array.isArray(t)!==Array.isArray(m)?[`\`${g}\` changes`]:[...new Set([...u.keys(),...O.keys()])].flatMap(p=>i(u.get(
p),O.get(p),g===""?p:`${g}.${p}`))}},91850:function(T,f){Object.defineProperty(f,"__esModule",{value:!0}),f.markHiddenFiles=
S;const r=100;async function S(w,C){const $=w.slice(0,r).map(({path:A})=>A),P=await C.attributes?.($,["linguist-generate\
d","diff"]);return P===void 0?[...w]:w.map((A,I)=>I>=r||A.veil!==void 0?A:/^(?:set|true)$/.test(P(A.path,"linguist-gener\
ated"))?{...A,veil:"generated"}:P(A.path,"diff")==="unset"?{...A,veil:"no_diff"}:A)}},90331:function(T,f,r){Object.defineProperty(
f,"__esModule",{value:!0}),f.ignoredInputs=o,f.looserKeys=e,f.policyFile=I;function S(){const i=r(76545);return S=function(){
return i},i}function w(){const i=r(74238);return w=function(){return i},i}function C(){const i=r(49875);return C=function(){
return i},i}function $(){const i=r(24666);return $=function(){return i},i}function P(){const i=r(95132);return P=function(){
return i},i}function A(){const i=r(39869);return A=function(){return i},i}async function I(i){const{policyPath:t,changedNames:m,
tree:g,baseTree:u}=i;return t===void 0?[]:[...[...m].some(p=>p===t||p.startsWith($().COPIES))?await d(i):[],...E(g,u)]}function E(i,t){
const m=i.stat(w().POLICY_PATH)?c(i,t):(0,C().findNearPolicy)(i);if(m===void 0)return[];const{path:g,fault:u}=m,O=`it ${u}\
, and the gate reads only the regular file \`${w().POLICY_PATH}\``;return[(0,P().finding)("policy-broken",{path:g,mistake:O},
(0,A().atFile)(g))]}const y=w().POLICY_PATH.replace(/yml$/,"yaml");function c(i,t){return i.stat(y)!==void 0&&t.stat(y)===
void 0?{path:y,fault:"is beside the policy"}:void 0}async function d({baseTree:i,tree:t,loadedPolicy:m}){const{policy:g,
shared:u}=m,[O,p]=await Promise.all([(0,w().readPolicyIn)(i,u),(0,w().readPolicyIn)(t,u)]),h=w().POLICY_PATH;if("mistake\
s"in p)return p.mistakes.map(({line:M,column:v,message:N})=>(0,P().finding)("policy-broken",{path:h,mistake:N},{location:{
path:h,line:M,column:v}}));const l="policy"in O?O.policy:g,b="missing"in p?[n(p.missing.source)]:(0,S().comparePolicies)(
l,p.policy).map(s);return[(0,P().finding)("policy-changed",{path:h,effects:b},(0,A().atFile)(h))]}async function e(i,t,m){
const[g,u]=[i.stat(w().POLICY_PATH),t.stat(w().POLICY_PATH)];if(g===void 0)return[];if(g.oid!==void 0&&g.oid===u?.oid&&g.
kind===u.kind&&m===void 0)return[];const[p,h]=await Promise.all([(0,w().readPolicyIn)(i,m),(0,w().readPolicyIn)(t,m)]);if("\
mistakes"in p||"mistakes"in h||"missing"in p)return[];if("missing"in h)return[n(h.missing.source)];const l=(0,S().comparePolicies)(
p.policy,h.policy).filter(({loosens:b})=>b);return[...u===void 0?["the policy is removed"]:[],...l.map(s)]}function n(i){
return`extends: ${(0,$().sharedName)(i)}, which cannot be compared; commit it as ${(0,$().copyPath)(i)}`}const a=160;function s({
key:i,change:t,direction:m,loosens:g}){const u=!g&&t.length>a?`${t.slice(0,a).replace(/[\ud800-\udbff]$/,"")}\u2026`:t;return`${i}\
: ${u}${m===void 0||g&&m==="tighter"?"":` (${m})`}`}function o({loadedPolicy:i}){return i.ignoredInputs.map(t=>(0,P().finding)(
"input-loosens-policy",{...t}))}},75597:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.protectedPaths=
A;function S(){const e=r(41330);return S=function(){return e},e}function w(){const e=r(32854);return w=function(){return e},
e}function C(){const e=r(95132);return C=function(){return e},e}function $(){const e=r(39869);return $=function(){return e},
e}const P=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function A(e){const{touched:n,policy:a,policyPath:s,change:o,tree:i,
genes:t}=e,m=E(o,i),g=t.some(({binds:p})=>p),u=c(a.blast_radius.protected_paths),O=c(P);return n.flatMap(p=>{const{path:h}=p,
l=m.get(h),b=d(p),M=u(b),v=h===s?void 0:O(b);if(M===void 0&&v===void 0)return[];const N=M===void 0?{path:h,pattern:v??"",
by:"the default list"}:{path:h,pattern:M,by:"the policy"},F=M!==void 0||l!==void 0&&g,j={...(0,$().atFile)(h),severity:F?
"error":"warning",harm:M!==void 0||I(h)?"danger":"broken"};return[l===void 0?(0,C().finding)("protected-path",N,j):(0,C().
finding)("protected-file-destroyed",{...N,how:l},j)]})}function I(e){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(e)}function E(e,n){const a=new Map;for(const{status:s,path:o,oldPath:i}of e.files)s==="deleted"&&a.set(o,"deletes"),
i!==void 0&&a.set(i,"deletes"),(s==="modified"||s==="type_changed")&&n.stat(o)?.size===0&&a.set(o,"empties");return a}const y={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function c(e){const n=e.map(a=>{const s=(0,S().default)(a,y);return{pattern:a,covers:i=>s(
i)||(0,w().isWithin)(i,a,{ignoreCase:!0})}});return a=>n.find(({covers:s})=>a.some(s))?.pattern}function d({path:e,via:n}){
return n===""?[e]:[e,n]}},66503:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.storeRoots=A;function S(){
const c=r(76760);return S=function(){return c},c}function w(){const c=r(68450);return w=function(){return c},c}function C(){
const c=r(59867);return C=function(){return c},c}function $(){const c=r(95132);return $=function(){return c},c}function P(){
const c=r(39869);return P=function(){return c},c}async function A(c){const{genes:d,tree:e}=c,n=d.flatMap(({asset:s,store:o,
change:i})=>i.kind==="removed"?[]:[[o.path,{store:o,file:s.path}]]),a=[...new Map(n).values()].map(s=>E(s,e));return[...I(
c),...(await Promise.all(a)).flat()]}function I({assets:c,policy:d,tree:e,baseTree:n}){const a=new Map;for(const s of c.
files){const{path:o,root:i}=(0,w().storeOf)(s,{policy:d,tree:n}),t=(0,w().storeOf)(s,{policy:d,tree:e}).root;if(n.stat(o)===
void 0||i===t||a.has(o))continue;const m={store:y(o),root:y(i),others:[y(t)]},g={...(0,P().atFile)(s),severity:"warning"};
a.set(o,(0,$().finding)("store-root-unclear",{...m,because:"moves"},g))}return[...a.values()]}async function E({store:{path:c,
root:d,named:e},file:n},a){const s={store:y(c),root:y(d)};if(a.stat(d)?.kind!=="directory"){const t=e===!0;return[(0,$().
finding)("store-root-missing",{...s,named:t},(0,P().atFile)(n))]}if(await(0,C().readPackageJson)(a,d)===C().INVALID){const t=S().
posix.join(d,"package.json"),m={...(0,P().atFile)(n),severity:"warning",layer:"change"};return[(0,$().finding)("package-\
json-invalid",{path:t},m)]}const o=(0,w().packagesAbove)(a,c).filter(t=>t!==d);if(e===!0||o.length===0)return[];const i={
...s,others:o.map(y),because:"manifest"};return[(0,$().finding)("store-root-unclear",i,(0,P().atFile)(n))]}function y(c){
return c===""?".":c}},39869:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.SYMLINK=void 0,f.atFile=P,
f.someTouches=d,f.touchedPaths=C,f.touchesOf=$;function S(){const e=r(32854);return S=function(){return e},e}function w(){
const e=r(53315);return w=function(){return e},e}function C(e,n){return e.files.flatMap(a=>(0,w().namesOf)(a).map(s=>({path:s,
via:s===a.path&&a.newMode===A?E(n,s):""})))}function $(e,n){const a=new Map;return s=>{const o=a.get(s)??I(e,y(n,s));return a.
set(s,o),o}}function P(e){return{location:{path:e,line:1,column:1}}}const A=f.SYMLINK="120000";function I(e,n){const a=s=>n.
some(o=>(0,S().isWithin)(s,o));return e.flatMap(s=>a(s.path)?[{path:s.path,via:""}]:s.via!==""&&a(s.via)?[s]:[])}function E(e,n){
const a=(0,S().resolveInTree)(e,n);return a.kind==="inside"||a.kind==="missing"?a.path:""}function y(e,n){const a=(0,S().
resolveInTree)(e,n);return a.kind==="inside"?[n,a.path]:[n]}const c=3;function d(e){const n=e.length-c;return e.slice(0,
c).map((a,s)=>n>0&&s===c-1?{...a,more:n}:a)}},90350:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.unauditableFiles=
A,f.unprovenMerge=d;function S(){const e=r(32854);return S=function(){return e},e}function w(){const e=r(95132);return w=
function(){return e},e}function C(){const e=r(39869);return C=function(){return e},e}const $="160000",P=".gitmodules";function A({
genes:e,change:n,tree:a}){if(!e.some(({binds:m})=>m))return[];const[s,...o]=n.files.filter(I).map(({path:m})=>m),[i,...t]=n.
files.filter(({path:m,newMode:g})=>g===C().SYMLINK&&E(m,a)).map(({path:m})=>m);return[...s===void 0?[]:[(0,w().finding)(
"submodule-changed",{path:s,...c(o)},(0,C().atFile)(s))],...i===void 0?[]:[(0,w().finding)("symlink-leaves-tree",{path:i,
target:a.readlink(i)??"",...c(t)},(0,C().atFile)(i))]]}function I({path:e,newMode:n,status:a}){return n===$||e===P&&a!==
"deleted"}function E(e,n){const{kind:a}=(0,S().resolveInTree)(n,e);return a==="outside"||a==="loop"}const y=9;function c(e){
const n=e.length-y;return{...e.length>0&&{likewise:e.slice(0,y)},...n>0&&{more:n}}}function d({unprovenMerge:e}){return e?
[(0,w().finding)("merge-not-proven",{merge:e.commit,reason:e.reason})]:[]}},72025:function(T,f,r){Object.defineProperty(
f,"__esModule",{value:!0}),f.ask=P,f.assetNotJudged=I,f.notChecked=y,f.ofChange=$;function S(){const c=r(27199);return S=
function(){return c},c}function w(){const c=r(95132);return w=function(){return c},c}function C(){const c=r(50661);return C=
function(){return c},c}function $(c){return(d,...e)=>(0,C().isChange)(d)?c(d,...e):[]}async function P(c,d,...e){const n=Object.
entries(c).map(async([a,s])=>{try{return await s(d,...e)}catch(o){return[A(a,o,e)]}});return(await Promise.all(n)).flat()}
function A(c,d,[e]){return e===void 0?(0,w().notJudged)(`the change; the check "${c}" failed`,d):I(e.asset,d,`; the chec\
k "${c}" failed`)}function I(c,d,e=""){const n=`the ${c.type} \`${c.id}\`${e}`;return(0,w().notJudged)(n,d,E(c))}function E(c){
try{return(0,S().placeOf)(c)}catch{return{location:{path:c.path,line:1,column:1},subject:(0,S().subjectOf)(c)}}}function y(c,{
path:d,detail:e},n){return(0,w().finding)("claim-not-checked",{claim:c,why:`${e} of the log \`${d}\``},n)}},70716:function(T,f,r){
Object.defineProperty(f,"__esModule",{value:!0}),f.SUBJECT_CHECKS=f.REMOVED_GENE_CHECKS=f.GENE_CHECKS=f.CLAIM_CHECKS=void 0;
function S(){const v=r(98497);return S=function(){return v},v}function w(){const v=r(37542);return w=function(){return v},
v}function C(){const v=r(19177);return C=function(){return v},v}function $(){const v=r(78782);return $=function(){return v},
v}function P(){const v=r(1348);return P=function(){return v},v}function A(){const v=r(90331);return A=function(){return v},
v}function I(){const v=r(75597);return I=function(){return v},v}function E(){const v=r(66503);return E=function(){return v},
v}function y(){const v=r(90350);return y=function(){return v},v}function c(){const v=r(72025);return c=function(){return v},
v}function d(){const v=r(52117);return d=function(){return v},v}function e(){const v=r(97004);return e=function(){return v},
v}function n(){const v=r(93198);return n=function(){return v},v}function a(){const v=r(59613);return a=function(){return v},
v}function s(){const v=r(48550);return s=function(){return v},v}function o(){const v=r(10255);return o=function(){return v},
v}function i(){const v=r(85881);return i=function(){return v},v}function t(){const v=r(93290);return t=function(){return v},
v}function m(){const v=r(73566);return m=function(){return v},v}function g(){const v=r(21861);return g=function(){return v},
v}function u(){const v=r(47771);return u=function(){return v},v}function O(){const v=r(36974);return O=function(){return v},
v}function p(){const v=r(42804);return p=function(){return v},v}const h=f.SUBJECT_CHECKS={"asset-files":d().assetFiles,"\
genes-outside":(0,c().ofChange)(g().genesOutside),"forbidden-paths":(0,c().ofChange)($().forbiddenPaths),"protected-path\
s":(0,c().ofChange)(I().protectedPaths),"policy-file":(0,c().ofChange)(A().policyFile),"gate-change":(0,c().ofChange)(P().
gateChange),"agent-files":(0,c().ofChange)(({agentFiles:v})=>v.flatMap(({findings:N})=>N)),"changed-instructions":(0,c().
ofChange)(S().changedInstructions),"stale-instructions":(0,c().ofChange)(S().staleInstructions),"ignored-inputs":(0,c().
ofChange)(A().ignoredInputs),"audit-logs":(0,c().ofChange)(w().auditLogs),"unauditable-files":(0,c().ofChange)(y().unauditableFiles),
"unproven-merge":(0,c().ofChange)(y().unprovenMerge),"hard-cap":(0,c().ofChange)(p().hardCap),"store-roots":(0,c().ofChange)(
E().storeRoots),"deciding-files":(0,c().ofChange)(C().decidingFiles),"missing-genes":i().missingGenes,"event-chain":n().
eventChain,"unresolved-references":i().unresolvedReferences,"genes-still-named":(0,c().ofChange)(i().genesStillNamed),"e\
ngine-seeds":(0,c().ofChange)(d().engineSeeds),"activated-seeds":(0,c().ofChange)(e().activatedSeeds),"removed-scripts":(0,c().
ofChange)(t().removedScripts),"claimed-radius":(0,c().ofChange)(a().claimedRadius),"claimed-streak":u().claimedStreak,estimates:(0,c().
ofChange)(a().estimates),"look-alike-ids":s().lookAlikeIds,"repeated-ids":s().repeatedIds,unidentified:m().unidentified},
l=f.CLAIM_CHECKS={"self-description":m().selfDescription,"capsule-fields":m().capsuleFields,envelope:o().envelope},b=f.GENE_CHECKS=
{"incomplete-gene":O().incompleteGene,"validation-list":O().validationList,"declared-constraints":p().declaredConstraints,
"loosened-constraints":(0,c().ofChange)(p().loosenedConstraints),"limits-beyond-cap":(0,c().ofChange)(p().limitsBeyondCap),
"gene-blast-radius":(0,c().ofChange)(p().geneBlastRadius),"declared-paths":(0,c().ofChange)(p().declaredPaths),"self-des\
cription":m().selfDescription,envelope:o().envelope},M=f.REMOVED_GENE_CHECKS={"removed-gene":(0,c().ofChange)(O().removedGene),
"gene-blast-radius":(0,c().ofChange)(p().geneBlastRadius),"declared-paths":(0,c().ofChange)(p().declaredPaths)}},52117:function(T,f,r){
Object.defineProperty(f,"__esModule",{value:!0}),f.assetFiles=w,f.assetProblemFinding=C,f.engineSeeds=$;function S(){const P=r(
95132);return S=function(){return P},P}function w({problems:P}){return P.filter(({rule:A})=>A!=="outside-globs").map(C)}
function C({before:P,...A}){const{rule:I,detail:E,location:y,id:c,severity:d}=A,n={location:y,...c===void 0?{}:{subject:{
id:c}},...d&&{severity:d}};return P?{...(0,S().finding)(I,{detail:E},{...n,severity:"notice"}),before:P}:(0,S().finding)(
I,{detail:E},n)}function $({seeds:P}){const[A]=P.keys();if(A===void 0)return[];const I=[...P.values()].sort((y,c)=>y.localeCompare(
c,"en",{numeric:!0})),E={ids:[...new Set([...P.keys()].map(({id:y})=>y))],count:P.size,oldest:I[0]??"",newest:I.at(-1)??
""};return[(0,S().finding)("engine-seeds",E,{location:A.locate()})]}},97004:function(T,f,r){Object.defineProperty(f,"__e\
sModule",{value:!0}),f.activatedSeeds=A,f.blockedGenes=$;function S(){const I=r(27199);return S=function(){return I},I}function w(){
const I=r(77680);return w=function(){return I},I}function C(){const I=r(95132);return C=function(){return I},I}async function $(I,E,y){
const c=new Map;for(const d of I){const{gene:e}=d.value,n=E.find(i=>i.type==="Gene"&&i.id===e),a=n&&await P(n,y);if(n===
void 0||a===void 0)continue;const s=`the command \`${a}\` of its gene \`${n.id}\` is blocked`,o={capsule:d.id,why:s};c.set(
d,(0,C().finding)("capsule-not-eligible",o,(0,S().placeOf)(d,["gene"])))}return c}async function P(I,E){const y=E.forFile(
I.path);for(const c of(0,w().commandsToRun)(I)){const{verdict:d}=await y.command(c);if(d==="block")return c}}async function A({
assets:I,judge:E}){const y=[];for(const c of I.activated??[]){const d=await P(c,E);d!==void 0&&y.push((0,C().finding)("s\
eed-activated-blocked",{gene:c.id,command:d},(0,S().placeOf)(c,["validation"])))}return y}},93198:function(T,f,r){Object.
defineProperty(f,"__esModule",{value:!0}),f.eventChain=I;function S(){const n=r(27199);return S=function(){return n},n}function w(){
const n=r(28894);return w=function(){return n},n}function C(){const n=r(95132);return C=function(){return n},n}function $(){
const n=r(36773);return $=function(){return n},n}function P(){const n=r(72025);return P=function(){return n},n}function A(){
const n=r(85475);return A=function(){return n},n}function I({assets:{changes:n,present:a,unread:s}}){const o=a.filter(({
type:p})=>p==="EvolutionEvent"),i=new Set(n.map(({asset:p})=>p)),t=new Map(o.map(p=>[p.id,p])),m=new Map,g=new Map,u=new Set,
O=new Set;return o.flatMap(p=>{const h=g.get(p.path);g.set(p.path,p);const l=c(p),b=l===void 0?void 0:m.get(l);if(l!==void 0&&
b===void 0&&m.set(l,p),!i.has(p)||p.cut)return[];const M=(0,S().placeOf)(p,["parent"]),v={event:p.id};if(l===void 0){if(h===
void 0||!(0,w().isAuditLog)(p.path))return[];const k={...v,fault:E,fix:y(p,h.id)};return[(0,C().finding)("event-not-chai\
ned",k,M)]}if(!t.has(l)){const k=h===void 0,R=(0,w().isAuditLog)(p.path)&&!k?"error":"warning",[G]=s;if(G!==void 0){const U=`\
whether the parent \`${l}\` of the EvolutionEvent \`${p.id}\` exists`;return[(0,P().notChecked)(U,G,{...M,severity:R})]}
if(O.has(l))return[];k||O.add(l);const D=k?`If the log with \`${l}\` exists, commit it, too; otherwise leave the event as\
 its engine wrote it`:`Append the events up to \`${l}\` that the engine wrote before this one; if they are lost, leave th\
e event out`,H={...v,parent:l,where:"not in any asset file",fix:D};return[(0,C().finding)("event-parent-missing",H,{...M,
severity:R})]}const N=e(p,t,u);if(N!==void 0){const k=`has a circular chain of parents: ${(0,$().inCode)(N)}`;return[(0,C().
finding)("event-not-chained",{...v,fault:k,fix:"Set the `parent` of each event to the previous event"},M)]}if(b===void 0||
b.id===p.id)return[];const F=h===void 0||h.id===l?b.id:h.id,j=`has the parent \`${l}\`, which is already the parent of \`${b.
id}\``,L={...v,fault:j,fix:y(p,F)};return[(0,C().finding)("event-not-chained",L,{...M,severity:"warning"})]})}const E="h\
as no parent, but it is not the first event of its log";function y({value:n},a){const s=n.asset_id===void 0?"":(0,A().contentHash)(
{...n,parent:a});return`Set \`parent\` to \`${a}\`, the previous event${s&&`, and \`asset_id\` to \`${s}\``}`}function c({
value:{parent:n}}){return typeof n=="string"&&n!==""?n:void 0}const d=5;function e(n,a,s){const o=new Set;let i=n;for(;i!==
void 0&&!s.has(i.id)&&!o.has(i.id);){o.add(i.id);const m=c(i);i=m===void 0?void 0:a.get(m)}if(i!==void 0&&i.id===n.id&&!s.
has(i.id))return[...o].slice(0,d);for(const m of o)s.add(m)}},59613:function(T,f,r){Object.defineProperty(f,"__esModule",
{value:!0}),f.claimedRadius=C,f.estimates=e,f.sizeOf=A;function S(){const a=r(27199);return S=function(){return a},a}function w(){
const a=r(95132);return w=function(){return a},a}function C({assets:{changes:a},counted:s}){return["Capsule","EvolutionE\
vent"].flatMap(o=>{const i=a.filter(({kind:u,asset:O})=>u==="added"&&O.type===o).map(({asset:u})=>({asset:u,size:A(u.value.
blast_radius)})),t=i.flatMap(({size:u})=>u??[]),m=i.at(-1);if(m===void 0||t.length<i.length)return[];const g=t.reduce(I);
if(g.files<s.least.files||g.lines<s.least.lines){const u={together:i.length>1,severity:"warning"};return[$(m.asset,g,s.least,
u)]}return i.flatMap(({asset:u,size:O})=>O!==void 0&&y(u)&&E(O,s.most)?[$(u,O,s.most,{together:!1,severity:"notice"})]:[])})}
function $(a,s,o,{together:i,severity:t}){const{type:m,id:g}=a,u={type:m,id:g,claim:`claims ${P(s)}${i?" together with t\
he others of the change":""}`,shown:`git counts ${P(o)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},O={...(0,S().placeOf)(a,["blast_radius"]),severity:t};return(0,w().finding)("\
claim-differs",u,O)}function P({files:a,lines:s}){return`${a} ${a===1?"file":"files"} and ${s} ${s===1?"line":"lines"}`}
function A(a){if(!(0,S().isJsonObject)(a))return;const{files:s,lines:o}=a;return typeof s=="number"&&typeof o=="number"?
{files:s,lines:o}:void 0}function I(a,s){return{files:a.files+s.files,lines:a.lines+s.lines}}function E(a,s){return a.files>
s.files||a.lines>s.lines+s.files}function y({value:{outcome:a}}){return(0,S().isJsonObject)(a)&&a.status==="success"}const c=3,
d=.1;function e({assets:{changes:a},counted:s}){const{least:o,most:i}=s,t=a.filter(({kind:m,asset:g})=>m==="added"&&g.type===
"EvolutionEvent");return t.flatMap(({asset:m})=>{const{blast_radius_estimate:g,meta:u,blast_radius:O}=m.value,p=(0,S().isJsonObject)(
g)?[]:["meta"],h=p.length===0?g:(0,S().isJsonObject)(u)&&u.blast_radius_estimate,l=n(h);if(l===void 0||l<=0)return[];const b=t.
length===1,M=b?o.files:n(O),v=b?i.files:n(O);if(M===void 0||v===void 0)return[];const N=M/l>c;if(!N&&v/l>=d)return[];const F=N?
M:v,j=(0,S().placeOf)(m,[...p,"blast_radius_estimate"]),L={type:m.type,id:m.id,claim:`estimates ${l} ${l===1?"file":"fil\
es"}`,shown:`the change touches ${F}`,fix:"Review the changes that were not planned, or update the estimate"};return[(0,w().
finding)("claim-differs",L,j)]})}function n(a){return(0,S().isJsonObject)(a)&&typeof a.files=="number"?a.files:void 0}},
48550:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.lookAlikeIds=E,f.repeatedIds=a;function S(){const i=r(
76760);return S=function(){return i},i}function w(){const i=r(23404);return w=function(){return i},i}function C(){const i=r(
27199);return C=function(){return i},i}function $(){const i=r(64385);return $=function(){return i},i}function P(){const i=r(
11970);return P=function(){return i},i}function A(){const i=r(95132);return A=function(){return i},i}function I(){const i=r(
25367);return I=function(){return i},i}function E({assets:{changes:i,present:t}}){const m=i.filter(({kind:p})=>p==="adde\
d").map(({asset:p})=>p);if(m.length===0)return[];const g=new Set(m.map(({type:p})=>p)),u=new Map,O=new Map;for(const{type:p,
value:h}of t){const l=g.has(p)?(0,$().declaredId)(h):void 0;if(l!==void 0)for(const b of c(p,l)){const M=u.get(b);M===void 0?
u.set(b,l):M!==l&&!O.has(b)&&O.set(b,l)}}return m.flatMap(p=>{const{type:h,id:l}=p,M=c(h,l).flatMap(N=>[u.get(N),O.get(N)]).
find(N=>N!==void 0&&N!==l);if(M===void 0)return[];const v=(0,C().placeOf)(p,["id"]);return[(0,A().finding)("look-alike-i\
d",{type:h,id:(0,I().visible)(l),other:(0,I().visible)(M)},v)]})}const y=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function c(i,t){const m=/^[\w.-]*$/.test(t)?t:d(t),g=m.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${i} case ${e(m)}`,`${i} drawn ${e(g)}`]}function d(i){const t=i.normalize("NFKC").replace(y,"");return(0,P().asciiOf)(
t.replace(/\p{Pd}/gu,"-"))}function e(i){return i.toUpperCase().toLowerCase()}const n=/(?:\.seed\.json|\/default_genes\.json)$/;
function a({assets:{changes:i,present:t}}){const g=i.filter(({kind:p})=>p==="added"||p==="modified").map(({asset:p})=>p).
filter(s);if(g.length===0)return[];const u=new Set(g.map(({id:p})=>p)),O=t.filter(p=>s(p)&&u.has(p.id));return g.flatMap(
p=>{const h=O.find(M=>o(M,p));if(h===void 0)return[];const l=`the gene \`${p.id}\`, also in \`${h.path}\` with other cont\
ent`,b={...(0,C().placeOf)(p,["id"]),severity:"warning"};return[(0,A().finding)("duplicate-id",{detail:l},b)]})}function s({
type:i,path:t}){return i==="Gene"&&!n.test(`/${t}`)}function o(i,t){return i.id===t.id&&i.path.replace(/l$/,"")!==t.path.
replace(/l$/,"")&&S().posix.dirname(i.path)===S().posix.dirname(t.path)&&(0,w().canonicalize)(i.value)!==(0,w().canonicalize)(
t.value)}},10255:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.envelope=A;function S(){const n=r(27199);
return S=function(){return n},n}function w(){const n=r(61331);return w=function(){return n},n}function C(){const n=r(39763);
return C=function(){return n},n}function $(){const n=r(95132);return $=function(){return n},n}function P(){const n=r(85475);
return P=function(){return n},n}function A(n,{asset:a}){const{type:s,id:o,envelope:i}=a;return[...E(a),...i&&(0,w().senderOf)(
i)===void 0?[(0,$().finding)("schema-field",{type:s,id:o,...I},(0,S().placeOf)(a))]:[]]}const I={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function E(n){const{type:a,id:s,wrappers:o=[]}=n,
i=(0,S().placeOf)(n);return o.flatMap(t=>y(n,t).flatMap(([m,g])=>{const u=t[m];if(u===void 0||u===g)return[];const O={type:a,
id:s,field:m,stated:e(u),actual:e(g)};return[(0,$().finding)("envelope-contradicts-asset",O,i)]}))}function y(n,a){const{
type:s,id:o,value:i}=n;return[...s==="ValidationReport"?[["target_asset_id",i.gene_asset_id??a.target_asset_id],["target\
_local_id",i.gene_id]]:[],...c(a.type,s)?[["type",s]]:[],["asset_type",s],["asset_id",d(n,a.asset_id)],["content_hash",d(
n,a.content_hash)],["local_id",o]]}function c(n,a){if(typeof n!="string")return!1;const s=n.toLowerCase();return s!==a.toLowerCase()&&
C().ASSET_TYPES.some(o=>o.toLowerCase()===s)}function d({type:n,value:a},s){if(a.asset_id!==void 0||s===void 0)return a.
asset_id;const o={type:n,value:{...a,asset_id:s}};return(0,P().matchContentHash)(o)===void 0?(0,P().contentHash)(a):s}function e(n){
return JSON.stringify(n??null).slice(0,100)}},85881:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.appliedIds=
d,f.genesStillNamed=I,f.missingGenes=a,f.unresolvedReferences=A;function S(){const s=r(27199);return S=function(){return s},
s}function w(){const s=r(30610);return w=function(){return s},s}function C(){const s=r(95132);return C=function(){return s},
s}function $(){const s=r(72025);return $=function(){return s},s}function P(){const s=r(50661);return P=function(){return s},
s}function A({assets:s}){const{changes:o,present:i,unread:t}=s,m=[["capsule_id","Capsule",E(i,"Capsule")],["validation_r\
eport_id","ValidationReport",E(i,"ValidationReport")]];return o.filter(c).flatMap(({asset:g})=>{if(g.type!=="EvolutionEv\
ent")return[];const{type:u,id:O,value:p}=g,[h]=t;return m.flatMap(([l,b,M])=>{const v=p[l];if(!y(v,M))return[];const N={
...(0,S().placeOf)(g,[l]),severity:"warning"},F=`whether \`${v}\`, which the EvolutionEvent \`${O}\` names, exists`;return h?
[(0,$().notChecked)(F,h,N)]:[(0,C().finding)("reference-not-found",{type:u,id:O,wanted:b,name:v,field:l},N)]})})}function I({
assets:{changes:s,present:o}}){const i=E(o,"Gene"),t=d(s),m=s.flatMap(({kind:u,asset:O,before:p})=>u==="removed"?O:p??[]).
filter(({type:u})=>u==="Gene").flatMap(u=>(0,w().namesOf)(u).map(O=>({asset:u,name:O}))).filter(({name:u})=>!i.has(u)&&!t.
has(u));if(m.length===0)return[];const g=o.flatMap(w().namings);return m.flatMap(({asset:u,name:O})=>{const p=g.filter(({
gene:N})=>N===O),h=p.find(N=>N.by.type==="Capsule")??p[0];if(h===void 0)return[];const l=O.startsWith("sha256:"),b={what:`${l?
"gene that was":"gene"} \`${O}\``,by:`the ${h.by.type} \`${h.by.id}\``,more:new Set(p.map(N=>N.by)).size-1,fix:l?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${O}\`, or also remove the Capsules that name it`},M=h.by.
type==="Capsule"?"warning":"notice",v=h.by.locate(h.pointer);return[(0,C().finding)("still-named",b,{location:v,subject:(0,S().
subjectOf)(u),severity:M})]})}function E(s,o){return new Set(s.filter(i=>i.type===o).flatMap(w().namesOf))}function y(s,o){
return typeof s=="string"&&!o.has(s)}function c({kind:s}){return s==="added"||s==="modified"}function d(s){return new Set(
s.flatMap(w().newNamings).map(({gene:o})=>o))}const e="ad_hoc",n={severity:"warning",harm:"bookkeeping"};function a(s){const{
changes:o}=s.assets,i=new Set(o.filter(({kind:t,asset:m})=>t!=="removed"&&m.type==="Gene").flatMap(({asset:t})=>(0,w().namesOf)(
t)));return o.flatMap(w().newNamings).filter(({gene:t})=>!i.has(t)).map(({by:t,gene:m,pointer:g})=>{const u=m===e&&(0,P().
isChange)(s),O={...(0,S().placeOf)(t,g),...u&&n},{type:p,id:h}=t,l={type:p,id:h,wanted:"gene",name:m,field:String(g[0])};
return(0,C().finding)("reference-not-found",l,O)})}},93290:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),
f.removedScripts=d;function S(){const i=r(76760);return S=function(){return i},i}function w(){const i=r(27199);return w=
function(){return i},i}function C(){const i=r(68450);return C=function(){return i},i}function $(){const i=r(77680);return $=
function(){return i},i}function P(){const i=r(63455);return P=function(){return i},i}function A(){const i=r(51951);return A=
function(){return i},i}function I(){const i=r(59867);return I=function(){return i},i}function E(){const i=r(46912);return E=
function(){return i},i}function y(){const i=r(91063);return y=function(){return i},i}function c(){const i=r(95132);return c=
function(){return i},i}async function d(i){const{assets:t,baseTree:m,clock:g}=i,u=e(i.change),O=await n(i);if(u.size+O.size===
0)return[];const p=new Set(t.changes.map(({asset:b})=>b)),h=t.present.filter(b=>b.type==="Gene"&&!p.has(b)),l=new Map;for(const b of h){
await g.tick();const M=(0,$().validationCommands)(b),v=new Map;for(const{value:N,pointer:F}of M.kind==="list"?M.entries:
[]){if(typeof N!="string")continue;const{root:j}=(0,C().storeOf)(b.path,{policy:i.policy,tree:m}),k=(0,P().namedPaths)(N,
j).filter(R=>u.has(R)).map(R=>({path:R,script:""}));O.size>0&&k.push(...await s(N,m,j));for(const R of k){const G=o(R);(R.
script===""||O.has(G))&&v.set(G,{...R,entry:F[1]})}}for(const[N,F]of v){const j=l.get(N);j?j.more+=1:l.set(N,{...F,gene:b,
more:0})}}return[...l.values()].map(({path:b,script:M,gene:v,entry:N,more:F})=>{const j=M===""?`file \`${b}\``:`script \`${M}\
\` of \`${b}\``,L=`Keep \`${M||b}\`, or change the commands that name it`,k={...(0,w().placeOf)(v,["validation",N]),harm:"\
broken"};return(0,c().finding)("still-named",{what:j,by:`the gene \`${v.id}\``,more:F,fix:L},k)})}function e({files:i}){
const t=new Set(i.flatMap(({status:m,path:g,oldPath:u})=>m==="deleted"?g:u??[]));for(const{path:m,status:g}of i)g!=="del\
eted"&&t.delete(m);return t}async function n({change:i,baseTree:t,tree:m}){const g=i.files.map(({path:O,oldPath:p})=>p??
O),u=new Set;for(const O of g.filter(p=>S().posix.basename(p)==="package.json")){const p=await a(t,O),h=new Set(await a(
m,O));for(const l of p)h.has(l)||u.add(o({path:O,script:l}))}return u}async function a(i,t){const m=S().posix.dirname(t);
return[...(await(0,I().usablePackageJson)(i,m==="."?"":m))?.scripts.keys()??[]]}async function s(i,t,m){const{invocation:g}=(0,A().
readWords)(i,{tree:t,cwd:m});if(g?.program!=="npm")return[];const u={tree:t,directory:m,changed:new Set,families:y().NO_PROGRAMS},
{runs:O}=await(0,E().scriptsThatRun)(g,u,{start:0,end:0}),p=(0,E().eventOf)(g);return O.flatMap(({directory:h,event:l})=>l===
p?[{path:S().posix.join(h,"package.json"),script:p}]:[])}function o({path:i,script:t}){return`${i}\0${t}`}},21471:function(T,f,r){
Object.defineProperty(f,"__esModule",{value:!0}),f.describeJson=m,f.schemaDifferences=$;function S(){const g=r(98879);return S=
function(){return g},g}const w=2e5,C=50;function $(g,u){try{return P(g,u)}catch(O){if(!(O instanceof URIError))throw O;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function P(g,u){const O=(0,S().complaintsOf)(g,u,JSON.stringify(u).length<=w),p=new Map,h=new Set;for(const l of O){if(y.
has(l.keyword))continue;const b=I(l);if(!h.has(b)){h.add(b);for(const M of c(l,g,u)){const v=A(l,M),N=p.get(v);p.set(v,N?
{...N,more:N.more+1}:M)}}}return[...p.values()].slice(0,C)}function A({keywordLocation:g},u){switch(u.kind){case"missing":
return JSON.stringify([g,...u.fields]);case"unknown":return JSON.stringify([g,u.field]);case"invalid":return g}}function I({
keyword:g,instanceLocation:u}){return`${E.has(g)?g:"value"} ${u}`}const E=new Set(["required","additionalProperties"]),y=new Set(
["properties","items","false"]);function c(g,u,O){const{keyword:p,keywordLocation:h,instanceLocation:l}=g,{pointer:b,value:M}=e(
O,l),v=n(u,h);if(p==="required"){const F=(v.required??[]).filter(j=>!d(M,j));return[{kind:"missing",pointer:b,fields:F,more:0}]}
if(p==="additionalProperties"){const F=v.properties??{},j=Object.keys(M??{}).filter(k=>!Object.hasOwn(F,k)),L=Object.keys(
F).filter(k=>!d(M,k));return j.map(k=>({kind:"unknown",pointer:[...b,k],field:k,absent:L,more:0}))}const N=t(p,v);return[
{kind:"invalid",pointer:b,keyword:p,expected:N,found:m(M),more:0}]}function d(g,u){return g!==null&&Object.hasOwn(g,u)}function e(g,u){
const O=[];let p=g;for(const h of a(u))Array.isArray(p)?(O.push(Number(h)),p=p[Number(h)]??null):(O.push(h),p=p[h]??null);
return{pointer:O,value:p}}function n(g,u){let O=S().SCHEMAS[g];for(const p of a(u).slice(0,-1))O=O[p];return O}function a(g){
return g.split("/").slice(1).map(u=>u.replaceAll("~1","/").replaceAll("~0","~"))}const s={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},o={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},i=40;function t(g,u){const O=u[g];
switch(g){case"type":return[O].flat().map(p=>s[String(p)]??String(p)).join(" or ");case"enum":return`one of ${(u.enum??[]).
map(p=>JSON.stringify(p)).join(", ")}`;case"const":return JSON.stringify(O);case"pattern":return o[String(O)]??`a string\
 that matches ${O}`;case"minLength":return O===1?"a non-empty string":`a string of at least ${O} characters`;case"maxLen\
gth":return`a string of at most ${O} characters`;case"minItems":return O===1?"a non-empty list":`a list of at least ${O}\
 items`;case"maxItems":return`a list of at most ${O} items`;case"minimum":return`a number that is at least ${O}`;case"ma\
ximum":return`a number that is at most ${O}`;default:return`a value that matches \`${g}\` in the schema`}}function m(g){
return Array.isArray(g)?g.length===0?"an empty list":"a list":g!==null&&typeof g=="object"?"an object":typeof g!="string"?
String(g):g.length<=i?JSON.stringify(g):`a string of ${g.length} characters`}},57733:function(T,f,r){Object.defineProperty(
f,"__esModule",{value:!0}),f.promotionSchemaFindings=I,f.schemaFindings=A;function S(){const s=r(23404);return S=function(){
return s},s}function w(){const s=r(27199);return w=function(){return s},s}function C(){const s=r(3051);return C=function(){
return s},s}function $(){const s=r(95132);return $=function(){return s},s}function P(){const s=r(21471);return P=function(){
return s},s}function A(s){return(0,P().schemaDifferences)(s.type,s.value).flatMap(o=>d(s.type,o)).map(o=>E(s,o,"warning"))}
function I(s){const o=a(s)?"warning":"error";return(0,P().schemaDifferences)(s.type,s.value).map(i=>E(s,i,o))}function E(s,o,i){
const{type:t,id:m}=s,{pointer:g,more:u}=o,O={...(0,w().placeOf)(s,g),severity:i},p=(h,l,b,M)=>(0,$().finding)("schema-fi\
eld",{type:t,id:m,field:h,fault:l,where:b,fix:M},O);switch(o.kind){case"missing":{const{fields:h}=o,b=`Add what is missi\
ng as the schema of the protocol describes it${h.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return p(h.join("`, `"),"is missing",c(g,u),b)}case"unknown":{const h=c(g.slice(0,-1),u),{field:l,absent:b}=o,
M=(0,C().nearestName)(l,b),v=M===void 0?"":`If you meant \`${M}\`, rename it. Otherwise, `,N=`${v}${v?"remove":"Remove"}\
 \`${l}\` or store it outside the asset`;return p(l,"is unknown",h,N)}case"invalid":{const{expected:h}=o,l=`${o.found}${u===
0?"":` (and in ${y(u)})`}`,b=g.join("."),M=`must be ${h}, but it is ${l}`;return p(b,M,"",`Change \`${b}\` to ${h}`)}}}function y(s){
return s===1?"1 similar place":`${s} similar places`}function c(s,o){return s.length===0?"":` in \`${s.join(".")}\`${o===
0?"":` and ${y(o)}`}`}function d(s,o){const{pointer:i}=o;switch(o.kind){case"missing":{const t=o.fields.filter(m=>!e[s].
has([...i,m].join(".")));return t.length===0?[]:[{...o,fields:t}]}case"unknown":return[o];case"invalid":return n(s,i,o.keyword)?
[]:[o]}}const e={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function n(s,[
o,...i],t){if(o==="type"||o==="id"||o==="asset_id")return!0;if(s!=="Gene")return!1;const m=t==="minItems"&&i.length>0;return o===
"validation"||o==="constraints"&&!m}function a({value:s}){const{schema_version:o}=s,i=typeof o=="string"?/^1\.(\d+)\.\d+$/.
exec(o)?.[1]:void 0;return i!==void 0&&Number(i)<Number(S().SCHEMA_VERSION.split(".")[1])}},98879:function(T,f,r){Object.
defineProperty(f,"__esModule",{value:!0}),f.SCHEMAS=void 0,f.complaintsOf=c;function S(){const n=r(13574);return S=function(){
return n},n}function w(){const n=r(36576);return w=function(){return n},n}function C(){const n=r(25065);return C=function(){
return n},n}function $(){const n=r(5330);return $=function(){return n},n}function P(){const n=r(39436);return P=function(){
return n},n}function A(){const n=r(39763);return A=function(){return n},n}const E={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},y=f.SCHEMAS={Gene:$().default,Capsule:w().default,EvolutionEvent:C().default,
Mutation:P().default,ValidationReport:E};function c(n,a,s){return d[s?"all":"first"][n].validate(a).errors}const d={all:e(
!1),first:e(!0)};function e(n){const a=A().ASSET_TYPES.map(s=>[s,new(S()).Validator(y[s],"7",n)]);return Object.fromEntries(
a)}},73566:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.capsuleFields=E,f.selfDescription=I,f.unidentified=
y;function S(){const e=r(27199);return S=function(){return e},e}function w(){const e=r(59490);return w=function(){return e},
e}function C(){const e=r(95132);return C=function(){return e},e}function $(){const e=r(72025);return $=function(){return e},
e}function P(){const e=r(85475);return P=function(){return e},e}function A(){const e=r(57733);return A=function(){return e},
e}function I({correctorOf:e},{asset:n,change:a,commands:s=[]}){if(n.cut)return[];const o=a?.kind==="unchanged"?void 0:a?.
before,i=s.some(({findings:t})=>t.some(({edit:m})=>m?.fix));return[...(0,P().hashFindings)(n,e(n),!i,o),...(0,A().schemaFindings)(
n)]}function E(e,{asset:n}){const{type:a,id:s,value:o}=n;if(a!=="Capsule"||n.cut)return[];const i=["success_streak","env\
_fingerprint"].filter(g=>o[g]==null);if(i.length===0)return[];const t=i.join("`, `"),m={fault:"is missing",where:"",fix:`\
Add \`${t}\``};return[(0,C().finding)("schema-field",{type:a,id:s,field:t,...m},(0,S().placeOf)(n))]}function y({genes:e,
claims:n,correctorOf:a}){const t=[...e.filter(({change:g})=>g?.kind!=="removed").map(({asset:g})=>g),...n].filter(({cut:g})=>!g).
flatMap(g=>c(g,a));return[...(0,w().groupBy)(t,({rule:g,location:u})=>JSON.stringify([g,u?.path])).values()].flatMap(d)}
function c(e,n){try{return(0,P().identityFindings)(e,n(e)).filter(P().isMissingIdentity)}catch(a){return[(0,$().assetNotJudged)(
e,a)]}}function d([e,...n]){if(e===void 0)return[];if(n.length===0||!(0,P().isMissingIdentity)(e))return[e,...n];const{subject:a,
args:s,...o}=e,{expected:i,...t}=s;return[{...o,args:{...t,others:n.length}}]}},21861:function(T,f,r){Object.defineProperty(
f,"__esModule",{value:!0}),f.genesOutside=I;function S(){const y=r(81456);return S=function(){return y},y}function w(){const y=r(
7946);return w=function(){return y},y}function C(){const y=r(93028);return C=function(){return y},y}function $(){const y=r(
95132);return $=function(){return y},y}function P(){const y=r(52117);return P=function(){return y},y}const A=5;async function I(y){
const c=y.problems.filter(({rule:e})=>e==="outside-globs");return(await y.clock.all(c,async e=>{const n=await E(e.location.
path,y);return n.some(({severity:s})=>s==="error")?n:[(0,P().assetProblemFinding)(e),...n]})).flat()}async function E(y,c){
const{change:d,tree:e,baseTree:n,policy:a,judge:s}=c,o=(0,S().assetLimits)(a.assets.max_file_bytes),i=async(u,O)=>{const{
kind:p,size:h=0}=u.stat(O)??{};return!(0,C().isRegular)(p)||h>o.maxBytes?[]:(0,w().strayGenes)(O,await u.read(O,o.maxBytes),
o)},t=d.files.find(u=>u.path===y)?.oldPath??y,m=new Set((await i(n,t)).flatMap(({commands:u})=>u)),g=[];for(const{location:u,
commands:O}of await i(e,y))for(const p of O){const{findings:h}=await s.command(p),l=h.find(v=>v.danger!==void 0)?.danger;
if(l===void 0||g.length===A)continue;const b=`a Gene whose command \`${p}\` ${l}`,M=m.has(p)?"notice":"error";g.push({...(0,$().
finding)("outside-globs",{detail:b},{location:u,severity:M,harm:"danger"}),danger:l})}return g}},47771:function(T,f,r){Object.
defineProperty(f,"__esModule",{value:!0}),f.claimedStreak=p,f.eventsIn=n,f.streakCounter=I,f.successStreak=e;function S(){
const h=r(23404);return S=function(){return h},h}function w(){const h=r(27199);return w=function(){return h},h}function C(){
const h=r(59490);return C=function(){return h},h}function $(){const h=r(95132);return $=function(){return h},h}function P(){
const h=r(72025);return P=function(){return h},h}function A(){const h=r(85475);return A=function(){return h},h}function I(h,l){
const b=s(h,l),M=(0,C().groupBy)(h,({value:{capsule_id:v}})=>v);return v=>E(v,M.get(v.id)??[],b,l)}function E({id:h,value:{
gene:l}},b,M,v){const N=[],F=[],j={files:0,lines:0};let L;const{successes:k,failure:R}=y(h,b);for(const G of k){const{value:D}=G,
H=M.get(G)??i(D,v)??(t(D,l,v)?void 0:a)??(g(D)?"it records no change":void 0);H===void 0?(F.push(G),m(j,D)||(L??=O(D))):
N.push({event:O(D),why:H})}return{count:d(F),uncounted:N,ended:R!==void 0,...R&&k.length===0&&{failed:O(R.value)},radius:j,
...L!==void 0&&{unmeasured:L}}}function y(h,l){const b=l.filter(({value:v})=>v.type==="EvolutionEvent"&&v.capsule_id===h).
reverse(),M=b.findIndex(({value:v})=>!c(v));return M<0?{successes:b}:{successes:b.slice(0,M),failure:b[M]}}function c({outcome:h}){
return(0,w().isJsonObject)(h)&&h.status==="success"}function d(h){const l=h.map(({value:b})=>b.id).filter(b=>typeof b=="\
string");return h.length-l.length+new Set(l).size}function e(h,l){const{successes:b,failure:M}=y(h,l);return{count:d(b),
ended:M!==void 0}}function n({changes:h,present:l,unread:b}){const M=b.at(-1),v=new Set(h.map(({asset:N})=>N));return l.
filter(({type:N,path:F})=>N==="EvolutionEvent"&&(!M||F>=M.path)).map(N=>({value:N.value,log:N.path,isNew:v.has(N)}))}const a="\
it does not name the gene of the Capsule";function s(h,l){const b=new Map,M=new Map,v=new Set;for(const N of h){const F=o(
N,M,l&&v.has(N.log));F!==void 0&&b.set(N,F),v.add(N.log);const{id:j}=N.value;typeof j=="string"&&!M.has(j)&&M.set(j,N)}return b}
function o({value:h,isNew:l},b,M){const{id:v,parent:N}=h;if(l)return"the change that is judged adds or edits it";const F=typeof v==
"string"?b.get(v):void 0;return F!==void 0?(0,S().canonicalize)(F.value)===(0,S().canonicalize)(h)?void 0:"an earlier ev\
ent with other content has its id":typeof N=="string"&&N!==""?b.has(N)?void 0:"its parent is not in the log before it":M?
"it has no parent":void 0}function i(h,l){const{id:b,asset_id:M}=h;if(M===void 0)return l?"it has no hash":void 0;if((0,A().
matchContentHash)({type:"EvolutionEvent",value:h})===void 0)return"its hash does not match its content";const v=typeof b==
"string"&&b.trim()!=="";return l&&!v?"it has no id":void 0}function t({genes_used:h},l,b){return typeof l!="string"||l===
""||!Array.isArray(h)?!b:h.includes(l)}function m(h,{blast_radius:l}){if(l===void 0)return!0;if(!(0,w().isJsonObject)(l))
return!1;const{files:b,lines:M}=l;return!u(b)||!u(M)?!1:(h.files=Math.max(h.files,b),h.lines=Math.max(h.lines,M),!0)}function g({
blast_radius:h}){return(0,w().isJsonObject)(h)&&(h.files===0||h.lines===0)}function u(h){return typeof h=="number"&&Number.
isSafeInteger(h)&&h>=0}function O({id:h}){return typeof h=="string"?h:"without an id"}function p({assets:h}){const l=(0,C().
groupBy)(n(h),({value:b})=>b.capsule_id);return h.changes.flatMap(({kind:b,asset:M})=>{const{success_streak:v}=M.value;if(b===
"removed"||M.type!=="Capsule"||typeof v!="number")return[];const{count:N,ended:F}=e(M.id,l.get(M.id)??[]);if(v<=N)return[];
const j=(0,w().placeOf)(M,["success_streak"]),L=h.unread.at(-1);if(L!==void 0&&!F)return[(0,P().notChecked)(`the success\
 streak of the Capsule \`${M.id}\``,L,j)];const k={type:M.type,id:M.id,claim:`claims a success streak of ${v}`,shown:`th\
e events show ${N}`,fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,$().finding)("claim-di\
ffers",k,j)]})}},78883:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.geneDifferences=$,f.uncovered=
E;function S(){const y=r(77680);return S=function(){return y},y}function w(){const y=r(32854);return w=function(){return y},
y}function C(){const y=r(56131);return C=function(){return y},y}function $({kind:y,asset:c,before:d}){return d===void 0||
c.cut||y!=="added"&&y!=="modified"?[]:[...P(d,c),...I(d,c)]}function P(y,c){const[d,e]=[A(y),A(c)],n="validation";return[
...[...d].filter(a=>!e.has(a)).map(a=>({kind:"command_removed",field:n,base:a,head:null})),...[...e].filter(a=>!d.has(a)).
map(a=>({kind:"command_added",field:n,base:null,head:a}))]}function A(y){const c=(0,S().validationCommands)(y),d=c.kind===
"list"?c.entries.map(({value:e})=>e):[];return new Set(d.filter(e=>typeof e=="string"))}function I(y,c){const{constraints:d}=(0,C().
readConstraints)(y.value.constraints),{constraints:e}=(0,C().readConstraints)(c.value.constraints),n=[];e.maxFiles!==d.maxFiles&&
n.push({kind:e.maxFiles>d.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
d.maxFiles),head:String(e.maxFiles)});const a="constraints.forbidden_paths";for(const s of E(d.forbiddenPaths,e.forbiddenPaths))
n.push({kind:"constraint_loosened",field:a,base:s,head:null});for(const s of E(e.forbiddenPaths,d.forbiddenPaths))n.push(
{kind:"constraint_tightened",field:a,base:null,head:s});return n}function E(y,c){return y.filter(d=>!c.some(e=>(0,w().isWithin)(
d,e)))}},36974:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.incompleteGene=I,f.removedGene=E,f.validationList=
$;function S(){const y=r(27199);return S=function(){return y},y}function w(){const y=r(77680);return w=function(){return y},
y}function C(){const y=r(95132);return C=function(){return y},y}function $(y,{asset:c,validation:d,commands:e}){if(c.cut)
return[];const n=["validation"],a={gene:c.id};if(d.kind==="not_a_list"){const i={...a,fault:`must have ${d.expected} as \
\`validation\``};return[(0,C().finding)("validation-malformed",i,(0,S().placeOf)(c,n))]}if(d.kind==="missing"||d.entries.
every(w().isBlankEntry))return[(0,C().finding)("validation-missing",{...a,that:""},(0,S().placeOf)(c,n))];const s=[],o=new Set;
for(const i of d.entries){const{value:t,pointer:m}=i;if((0,w().isBlankEntry)(i)){const g={...a,field:m.join("."),fault:"\
is blank"},u={...(0,S().placeOf)(c,m),severity:"notice"};s.push((0,C().finding)("validation-redundant",g,u))}else if(typeof t!=
"string"){const g={...a,fault:`must have a string as \`${m.join(".")}\``};s.push((0,C().finding)("validation-malformed",
g,(0,S().placeOf)(c,m)))}else if(o.has(t)){const g={...(0,S().placeOf)(c,m),subject:{...(0,S().subjectOf)(c),command:t}};
s.push((0,C().finding)("validation-redundant",{...a,field:m.join("."),fault:`repeats \`${t}\``},g))}else o.add(t)}if(e.length>
0&&e.every(P)){const i={...a,that:" that checks the change"};s.push((0,C().finding)("validation-missing",i,(0,S().placeOf)(
c,n)))}return s}function P({reading:{problems:y,argv:c}}){return y.some(({rule:d})=>d==="only-prints")||A.has(c?.[0]??"")}
const A=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);
function I(y,{asset:c}){return c.cut?[(0,C().finding)("validation-malformed",{gene:c.id,fault:"can be read only in part:\
 its JSON has an error"},(0,S().placeOf)(c))]:[]}function E(y,{asset:c}){return[(0,C().finding)("gene-removed",{gene:c.id},
{subject:(0,S().subjectOf)(c)})]}},56131:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.hardCaps=e,f.
limitsOf=d,f.readConstraints=A,f.stricterConstraints=I;function S(){const n=r(27199);return S=function(){return n},n}function w(){
const n=r(57430);return w=function(){return n},n}function C(){const n=r(32854);return C=function(){return n},n}function $(){
const n=r(53315);return $=function(){return n},n}function P(){const n=r(50661);return P=function(){return n},n}function A(n){
const a=t=>({constraints:E,problems:[{...t,pointer:["constraints"]}]});if(n===void 0)return a({kind:"missing"});if(!(0,S().
isJsonObject)(n))return a({kind:"malformed",detail:"an object"});const s=[],o=y(n.max_files,s);return{constraints:{maxFiles:o??
$().DEFAULT_MAX_FILES,isDefaultLimit:o===void 0,forbiddenPaths:c(n.forbidden_paths,s)},problems:s}}function I(n,a){if(n===
void 0)return a;const{maxFiles:s,isDefaultLimit:o}=n.maxFiles<a.maxFiles?n:a;return{maxFiles:s,isDefaultLimit:o,forbiddenPaths:[
...new Set([...n.forbiddenPaths,...a.forbiddenPaths])]}}const E={maxFiles:$().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};
function y(n,a){const s=["constraints","max_files"];if(n===void 0)a.push({kind:"missing",pointer:s});else{if(Number.isSafeInteger(
n)&&Number(n)>0)return Number(n);a.push({kind:"malformed",pointer:s,detail:"an integer greater than 0"})}}function c(n,a){
const s=["constraints","forbidden_paths"];if(n===void 0)return a.push({kind:"missing",pointer:s}),[];if(!Array.isArray(n))
return a.push({kind:"malformed",pointer:s,detail:"a list of paths"}),[];const o=new Set;for(const[i,t]of n.entries()){const m=typeof t==
"string"?(0,C().normalise)(t):void 0;if(typeof t!="string"||!m){a.push({kind:"malformed",pointer:[...s,i],detail:"a path\
 below the root of the repository"});continue}(0,C().looksLikePattern)(t)&&a.push({kind:"pattern",pointer:[...s,i],detail:t}),
o.add(m)}return[...o]}function d(n,a){const{asset:s,change:o,binds:i}=n,{constraints:t}=A(s.value.constraints),m=o?.before&&
A(o.before.value.constraints).constraints,g=I(m,t),{maxFiles:u,isDefaultLimit:O}=g,p=e(a.policy),h=i&&(0,P().isChange)(a)?
a.radius:w().NOTHING_TOUCHED,l=(0,$().cappedSize)(h,a.policy.blast_radius.counting),b=(0,$().gradeFiles)(h.files,u,l,p),
M=b==="hard_cap_breach"?l:h,v=(0,$().gradeWords)(b,M,u,p);return{base:m,head:t,constraints:g,blastRadius:{...h,max_files:u,
...O&&{default_limit:!0},severity:b,message:v}}}function e({blast_radius:n}){const{hard_cap_files:a,hard_cap_lines:s}=n;
return{files:a,lines:s}}},54034:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.auditGene=I,f.forbidsRunningGene=
y,f.geneFindings=E;function S(){const c=r(13580);return S=function(){return c},c}function w(){const c=r(72025);return w=
function(){return c},c}function C(){const c=r(70716);return C=function(){return c},c}function $(){const c=r(6470);return $=
function(){return c},c}function P(){const c=r(78883);return P=function(){return c},c}function A(){const c=r(56131);return A=
function(){return c},c}async function I(c,d,e){const{asset:n,change:a,commands:s,store:o}=d,i=(0,A().limitsOf)(d,c),t=await E(
c,{...d,limits:i}),m=e.mayRun&&!t.some(y);return{asset:n,store:o,commands:m?(0,$().planCommands)(s,{timeoutMs:e.timeoutMs,
directory:o.root}):s,findings:t,blastRadius:i.blastRadius,differences:a===void 0?[]:(0,P().geneDifferences)(a)}}async function E(c,d){
return d.change?.kind!=="removed"?(0,w().ask)(C().GENE_CHECKS,c,d):(await(0,w().ask)(C().REMOVED_GENE_CHECKS,c,d)).map(({
location:n,...a})=>a)}function y({rule:c}){return(0,S().ruleOf)(c).forbidsRunning==="gene"}},42804:function(T,f,r){Object.
defineProperty(f,"__esModule",{value:!0}),f.declaredConstraints=E,f.declaredPaths=i,f.geneBlastRadius=s,f.hardCap=a,f.limitsBeyondCap=
e,f.loosenedConstraints=c;function S(){const t=r(27199);return S=function(){return t},t}function w(){const t=r(95132);return w=
function(){return t},t}function C(){const t=r(53315);return C=function(){return t},t}function $(){const t=r(39869);return $=
function(){return t},t}function P(){const t=r(78883);return P=function(){return t},t}function A(){const t=r(56131);return A=
function(){return t},t}const I={severity:"warning",harm:"bookkeeping"};function E(t,{asset:m}){return(0,A().readConstraints)(
m.value.constraints).problems.filter(({kind:g})=>g!=="missing"||!m.cut).map(g=>y(m,g))}function y(t,{kind:m,pointer:g,detail:u=""}){
const O=(0,S().placeOf)(t,g),p=g.join("."),h=(b,M,v=I)=>(0,w().finding)("constraints-malformed",{gene:t.id,field:p,fault:b,
fix:M},{...O,...v});if(m==="missing")return h("is missing",`Add \`${p}\` to the gene`);if(m==="malformed")return h(`must\
 be ${u}`,`Change \`${p}\` to ${u}`,{});const l=`forbids \`${u}\`, which is read as a path, with each of its characters, \
not as a pattern`;return h(l,"Write the path of the directory; everything below it is also forbidden")}function c(t,{asset:m,
binds:g,limits:{base:u,head:O}}){if(!g||m.cut||u===void 0)return[];const p=(0,P().uncovered)(u.forbiddenPaths,O.forbiddenPaths),
h=O.maxFiles>u.maxFiles;if(p.length===0&&!h)return[];const l=d(m.value.constraints),b=[...h&&!l("max_files")?[`\`max_file\
s\` from ${u.maxFiles} to ${O.maxFiles}`]:[],...(l("forbidden_paths")?[]:p).map(v=>`\`${v}\` is no longer forbidden`)];if(b.
length===0)return[];const M=(0,S().placeOf)(m,["constraints"]);return[(0,w().finding)("constraints-loosened",{gene:m.id,
loosened:b},M)]}function d(t){const m=(0,A().readConstraints)(t).problems.flatMap(({kind:g,pointer:u})=>g==="malformed"&&
u.length<=2?[u[1]]:[]);return g=>m.includes(g)||m.includes(void 0)}function e(t,{asset:m,binds:g,limits:{base:u,head:O}}){
const{files:p}=(0,A().hardCaps)(t.policy),{maxFiles:h}=O;if(!g||h<=p||u!==void 0&&h<=u.maxFiles)return[];const l="constr\
aints.max_files",b=`allows ${h} files, but the hard cap of the policy is ${p} ${p===1?"file":"files"}`,M={gene:m.id,field:l,
fault:b,fix:`Set \`${l}\` to ${p} or less`},v={...(0,S().placeOf)(m,["constraints","max_files"]),...I};return[(0,w().finding)(
"constraints-malformed",M,v)]}const n={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function a({genes:t,radius:m,policy:g}){const u=t.filter(({binds:F})=>F),O=(0,C().cappedSize)(m,
g.blast_radius.counting),p=(0,A().hardCaps)(g);if(u.length===0||O.files<=p.files&&O.lines<=p.lines)return[];const[h,...l]=u,
b=u.find(({change:F})=>F.kind!=="removed"),{location:M}=b?(0,S().placeOf)(b.asset,["constraints","max_files"]):{},v={...M&&
{location:M},...h&&l.length===0&&{subject:(0,S().subjectOf)(h.asset)}},N={...O,capFiles:p.files,capLines:p.lines,genes:u.
length};return[(0,w().finding)("blast-radius-hard-cap",N,v)]}function s(t,{asset:m,binds:g,isOnlyAdded:u,limits:O}){const{
files:p,max_files:h,severity:l}=O.blastRadius;if(!g||l==="within_limit"||l==="hard_cap_breach")return[];if(u&&(l==="appr\
oaching_limit"||t.seeds.has(m)))return[];const b=(0,S().placeOf)(m,["constraints","max_files"]),M={gene:m.id,files:p,maxFiles:h,
declared:!O.constraints.isDefaultLimit};return[(0,w().finding)(n[l],M,{...b,...o(u)})]}function o(t=!1){return t?I:{}}function i({
touchesOf:t,seeds:m},{asset:g,binds:u,isOnlyAdded:O,limits:{constraints:p}}){if(!u||m.has(g))return[];const h=p.forbiddenPaths.
flatMap(b=>(0,$().someTouches)(t(b)).map(M=>({gene:g.id,entry:b,...M})));if(h.length===0)return[];const l={...(0,S().placeOf)(
g,["constraints","forbidden_paths"]),...o(O)};return h.map(b=>(0,w().finding)("forbidden-path-declared",b,l))}},16373:function(T,f,r){
Object.defineProperty(f,"__esModule",{value:!0}),f.readGene=I,f.readGeneChange=E;function S(){const e=r(27199);return S=
function(){return e},e}function w(){const e=r(30610);return w=function(){return e},e}function C(){const e=r(68450);return C=
function(){return e},e}function $(){const e=r(77680);return $=function(){return e},e}function P(){const e=r(16455);return P=
function(){return e},e}function A(){const e=r(95132);return A=function(){return e},e}async function I(e,n,a){const s=(0,$().
validationCommands)(e),o=await y(e,s,n,a);return{asset:e,store:n.storeOf(e.path),binds:!1,validation:s,commands:o}}async function E(e,n,a,s){
const{kind:o,asset:i,before:t}=e,m=(0,w().namesOf)(i).some(h=>n.has(h)),g=!["applied","unchanged"].includes(o)||m,u=o===
"added"&&t===void 0&&!m,O=(0,$().validationCommands)(i),p=o==="removed"?[]:await y(i,O,a,s);return{asset:i,store:a.storeOf(
i.path),change:e,binds:g,isOnlyAdded:u,validation:O,commands:p}}async function y(e,n,a,s){if(n.kind!=="list")return[];const o=a.
forFile(e.path),i=n.entries.filter(u=>typeof u.value=="string"&&!(0,$().isBlankEntry)(u)),t=await Promise.all(i.map(({value:u})=>o.
command(u))),m=await(0,P().withEdits)(t,o,s(e)==="fix");return(await Promise.all(m.map(u=>c(u,e,a)))).map((u,O)=>d(e,u,i[O]?.
pointer??["validation"]))}async function c(e,{path:n},a){const s=a.storeOf(n),{tree:o}=a.terms;if(e.verdict!=="block"||o===
void 0)return e;for(const i of new Set([...(0,C().packagesAbove)(o,s.path),""])){if(i===s.root)continue;const{verdict:t}=await a.
startingIn(i).command(e.reading.command);if(t==="block")continue;const m=(0,A().finding)("store-root-unclear",{store:s.path||
".",root:s.root||".",others:[i||"."],because:"accepts"});return{...e,findings:[...e.findings,m]}}return e}function d(e,{
findings:n,...a},s){const{command:o}=a.reading,i={...(0,S().subjectOf)(e),command:o},t={path:e.path,pointer:(0,S().pointerText)(
[...e.pointer,...s])};return{...a,command:o,location:e.locate(s),findings:n.map(({edit:m,...g})=>({...g,location:e.locate(
s,g.span),subject:i,...m&&{edit:{...t,...m}}}))}}},61989:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),
f.launchedFiles=P,f.markUnreadable=$;function S(){const I=r(27199);return S=function(){return I},I}function w(){const I=r(
10473);return w=function(){return I},I}function C(){const I=r(95132);return C=function(){return I},I}async function $(I,E,{
tree:y,baseTree:c}){const d=I.flatMap(({commands:n})=>n.flatMap(P)),e=new Map;for(const n of new Set(d)){const a=E.has(n)?
await(0,w().whyUnreadable)(y,n):void 0;a&&await(0,w().whyUnreadable)(c,n)===void 0&&e.set(n,a)}return e.size===0?I:I.map(
n=>({...n,commands:n.commands.map(a=>A(n,a,e))}))}function P({reading:I}){return I.targets.flatMap(({path:E})=>E??[])}function A({
asset:I},E,y){const{location:c,verdict:d,confirmation:e}=E,n={location:c,subject:{...(0,S().subjectOf)(I),command:E.command}},
a=[...new Set(P(E))].flatMap(s=>{const o=y.get(s);return o===void 0?[]:[(0,C().finding)("script-unreadable",{path:s,why:o},
n)]});return a.length===0?E:{...E,verdict:d==="allow"?"warn":d,confirmation:e==="standard"?"strong":e,findings:[...E.findings,
...a]}}},6470:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.digestPlans=A,f.makePlan=$,f.planCommands=
P,f.toolOf=c;function S(){const d=r(77598);return S=function(){return d},d}const w=Symbol("audited");function C({steps:d,
...e}){return{...e,steps:d.map(({command:n,...a})=>a)}}function $(d){const{argv:e,program:n,directory:a,binary:s=null,env:o,
timeoutMs:i}=d,{scripts:t=null,npmSettings:m=[]}=d,g=JSON.stringify([e,n,s,t&&C(t),m,Object.entries(o).sort(([u],[O])=>u<
O?-1:1),i,...a===""?[]:[a]]);return{...d,[w]:!0,digest:I(g)}}function P(d,e){const n=[];for(const a of d){const s=a.verdict===
"block"?void 0:E(a.reading,e);if(s===void 0)return d;n.push({...a,plan:s})}return n}function A(d){const e=[...new Set(d.
map(({digest:n})=>n))].sort();return I(e.join(`
`))}function I(d){return`sha256:${(0,S().createHash)("sha256").update(d).digest("hex")}`}function E(d,e){const{command:n,
argv:a,assignments:s}=d,o=a&&y(d,a);if(o)return $({command:n,...o,env:{...Object.fromEntries(s.map(({name:i,value:t})=>[
i,t])),...d.invocation?.family?.data.environment},...e})}function y(d,e){const{invocation:n,scripts:a,npmSettings:s}=d,[
o]=e;if(n===void 0)return o===void 0?void 0:{program:o,argv:e};const i=c(d);if(i===void 0){const{program:m}=n;return{program:m,
argv:e,...a&&{scripts:a},...s&&{npmSettings:s}}}if(i.path===void 0)return;const t=[...n.operands,...n.passthrough].map(({
text:m})=>m);return{program:n.program,argv:t,binary:i.path}}function c({targets:d}){return d.find(({kind:e,via:n})=>e===
"package_binary"&&n===void 0)}},66160:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.correctorIn=t,f.
isGene=m,f.readChangeSubject=s,f.subjectOfAssets=a;function S(){const u=r(20702);return S=function(){return u},u}function w(){
const u=r(78114);return w=function(){return u},u}function C(){const u=r(28894);return C=function(){return u},u}function $(){
const u=r(36093);return $=function(){return u},u}function P(){const u=r(4378);return P=function(){return u},u}function A(){
const u=r(74238);return A=function(){return u},u}function I(){const u=r(53315);return I=function(){return u},u}function E(){
const u=r(12154);return E=function(){return u},u}function y(){const u=r(39869);return y=function(){return u},u}function c(){
const u=r(85881);return c=function(){return u},u}function d(){const u=r(16373);return d=function(){return u},u}function e(){
const u=r(61989);return e=function(){return u},u}const n={changes:[],problems:[],files:[],present:[],unread:[]};function a({
assets:u,problems:O},p,h,l=n){const{policy:b,tree:M}=p.terms;return{policy:b,clock:p.clock,tree:M,problems:O,correctorOf:h,
genes:u.filter(m).map(v=>({asset:v})),claims:u.filter(v=>!m(v)),assets:l}}async function s(u){const{assets:O,baseTree:p,
tree:h,policy:l,platform:b}=u,{policy:M,source:v}=l,N=new Set(u.change.files.flatMap(I().namesOf)),F=P().Judge.by({policy:M,
tree:h,base:p,changed:N,platform:b,...u.clock&&{clock:u.clock}}),j=o(O.changes),L=(0,c().appliedIds)(O.changes.filter(({
asset:B})=>!j.has(B))),k=t(O.problems),R={tree:h,baseTree:p},G=await F.clock.all(O.changes.filter(({asset:B})=>m(B)),B=>(0,d().
readGeneChange)(B,L,F,k)),D=await(0,e().markUnreadable)(G,N,R),H=new Set(D.flatMap(({commands:B})=>B.flatMap(e().launchedFiles))),
U=await(0,E().withLinesOfCode)(u.change,H,R),J=(0,E().exemptPaths)(U,M,D,h),W=(0,y().touchedPaths)(U,h),K=(0,I().measureChange)(
U,J);return{policy:M,judge:F,clock:F.clock,loadedPolicy:l,unprovenMerge:u.unprovenMerge,policyPath:v==="file"?void 0:A().
POLICY_PATH,tree:h,baseTree:p,change:U,agentFiles:await(0,S().judgeAgentFiles)(R,M,F.clock),assets:O,problems:O.problems,
correctorOf:k,genes:D,seeds:i(j,D,N),claims:O.changes.filter(g).map(({asset:B})=>B),changedNames:N,touched:W,touchesOf:(0,y().
touchesOf)(W,p),exempt:J,radius:K,counted:(0,E().countedChange)(U,K)}}function o(u){return new Map(u.flatMap(({kind:O,asset:p,
before:h})=>{const l=O==="added"&&!h?(0,$().seedRelease)(p):void 0;return l===void 0?[]:[[p,l]]}))}function i(u,O,p){const h=O.
filter(({isOnlyAdded:b,commands:M})=>!b||M.flatMap(e().launchedFiles).some(v=>p.has(v))),l=new Set(h.map(({asset:b})=>b));
return new Map([...u].filter(([b])=>!l.has(b)))}function t(u){const O=(0,w().ambiguousFiles)(u);return({path:p})=>O.has(
p)||(0,C().isAuditLog)(p)?"hand":"fix"}function m({type:u}){return u==="Gene"}function g({kind:u,asset:O}){return!m(O)&&
(u==="added"||u==="modified")}},50661:function(T,f){Object.defineProperty(f,"__esModule",{value:!0}),f.isChange=r;function r(S){
return"change"in S}},63455:function(T,f,r){Object.defineProperty(f,"__esModule",{value:!0}),f.namedPaths=C;function S(){
const $=r(32854);return S=function(){return $},$}const w=/[\s"'`;&|()<>=]+/;function C($,P=""){const A=P===""?"":`${P}/`;
return $.split(w).map(I=>(0,S().normalise)(A+I)??I)}},57430:function(T,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.NOTHING_TOUCHED=f.NOTHING_RUN=void 0;const r=f.NOTHING_RUN={level:"none",description:"Nothing was run."},S=f.NOTHING_TOUCHED=
{files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(T,f,r){r.r(f),r.d(f,{Validator:()=>S.D});var S=r(60207)},
36576:function(T,f,r){r.r(f),r.d(f,{default:()=>S});var S=r(6145)},25065:function(T,f,r){r.r(f),r.d(f,{default:()=>S});var S=r(
27620)},5330:function(T,f,r){r.r(f),r.d(f,{default:()=>S});var S=r(87981)},39436:function(T,f,r){r.r(f),r.d(f,{default:()=>S});
var S=r(57811)}};
