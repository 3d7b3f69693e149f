"use strict";exports.id=465,exports.ids=[465],exports.modules={81456:function(T,d){Object.defineProperty(d,"__esModule",{value:!0}),d.
assetLimits=r;function r(S){return{maxBytes:S,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(T,d,r){Object.defineProperty(
d,"__esModule",{value:!0}),d.ambiguousFiles=N,d.hidesContent=C,d.isIncomplete=I,d.isUnread=E,d.markBefore=P;function S(){
const f=r(28672);return S=function(){return f},f}function w({rule:f}){return S().assetFileRules[f].content}function E(f){
return w(f)==="unread"}function C(f){return E(f)||w(f)==="misread"}function I({problems:f}){return f.some(C)}function $(f){
return C(f)||w(f)==="ambiguous"}function N(f){return new Set(f.filter($).map(({location:l})=>l.path))}function P(f,l,t,n){
const a=new Set(t.map(({asset:o})=>o.id)),s=new Map;for(const o of l){const i=v(o,o.location.path);s.set(i,(s.get(i)??0)+
1)}return f.map(o=>{const{id:i,location:e}=o,g=v(o,n.get(e.path)??e.path),h=s.get(g)??0;return!(w(o)==="known")||h===0||
i!==void 0&&a.has(i)?o:(s.set(g,h-1),{...o,before:!0})})}function v({rule:f,id:l,detail:t},n){return JSON.stringify([f,n,
l,t.replace(/\d+/g,"#")])}},30610:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.allOtherGenes=$,d.appliedGenes=
I,d.namesOf=w,d.namings=C,d.newNamings=E;function S(){const P=r(61331);return S=function(){return P},P}function w({id:P,
value:{asset_id:v}}){return typeof v=="string"?[P,v]:[P]}function E({kind:P,asset:v,before:f}){if(P!=="added"&&P!=="modi\
fied")return[];const l=new Set(P==="modified"&&f?C(f).map(({gene:t})=>t):[]);return C(v).filter(({gene:t})=>!l.has(t))}function C(P){
const{gene:v,genes_used:f}=P.value;return P.type==="Capsule"?typeof v=="string"?[{by:P,gene:v,pointer:["gene"]}]:[]:P.type!==
"EvolutionEvent"||!Array.isArray(f)?[]:f.flatMap((l,t)=>typeof l=="string"?[{by:P,gene:l,pointer:["genes_used",t]}]:[])}
function I(P,v){const f=new Set(P.flatMap(E).map(({gene:n})=>n));for(const{kind:n,asset:a}of P)if(!(n==="removed"||a.type!==
"Gene"))for(const s of w(a))f.delete(s);const l=new Set;return N(P,v).filter(n=>{if(!w(n).some(s=>f.has(s)))return!1;const a=(0,S().
statedContent)(n);return l.has(a)?!1:(l.add(a),!0)}).map(n=>({kind:"applied",asset:n,before:n}))}function $(P,v){const f=I(
P,v),l=new Set(f.map(({asset:t})=>t.id));return N(P,v).map(t=>({kind:l.has(t.id)?"applied":"unchanged",asset:t,before:t}))}
function N(P,v){const f=new Set(P.map(({asset:l})=>l));return v.flatMap(({assets:l})=>l).filter(l=>l.type==="Gene"&&!f.has(
l))}},7946:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.findStrayGenes=$,d.mayHoldAssets=I,d.strayGenes=
P;function S(){const l=r(64385);return S=function(){return l},l}function w(){const l=r(18744);return w=function(){return l},
l}function E(){const l=r(73229);return E=function(){return l},l}function C(){const l=r(94534);return C=function(){return l},
l}function I(l){return/\.jsonl?$/i.test(l)&&!w().MEMORY_GRAPH.test(l)}async function $(l,{path:t,size:n=0},a){try{if(n<=
a.maxBytes)return N(t,await l.read(t,a.maxBytes),a)}catch(o){return(0,S().unreadFile)(t,o).problems[0]}const s=`with ${n}\
 bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:t,line:1,column:1},detail:s}}function N(l,t,n){
const a=P(l,t,n),[s]=a;if(!s)return;const o=a.length===1?"a Gene":`${a.length} Genes`;return{rule:"outside-globs",location:s.
location,detail:o}}function P(l,t,n){if(!v(t))return[];const a=new(C()).Source(l,t.toString("utf8"));return f((0,E().readJson)(
a.text,n,new(C()).Problems(a))).map(({value:o,start:i,end:e})=>{const{validation:g}=o,h=[g??[]].flat().filter(c=>typeof c==
"string");return{location:a.location(i,e),commands:h}})}function v(l){return l.includes('"Gene"')||l.includes("\\u00")}function f(l){
return l.flatMap(t=>{const{value:n,children:a=[]}=t;return typeof n=="object"&&n!==null&&!Array.isArray(n)&&n.type==="Ge\
ne"?[t]:f(a)})}},77680:function(T,d){Object.defineProperty(d,"__esModule",{value:!0}),d.commandsToRun=w,d.isBlankEntry=S,
d.validationCommands=E;const r=1e3;function S({value:C}){return typeof C=="string"&&C.trim()===""}function w(C){const I=E(
C);return I.kind!=="list"?[]:I.entries.flatMap($=>typeof $.value=="string"&&!S($)?[$.value.trim()]:[])}function E({value:C}){
const{validation:I}=C;return I===void 0?{kind:"missing"}:Array.isArray(I)?I.length>r?{kind:"not_a_list",expected:`a list\
 of at most ${r} strings`}:{kind:"list",entries:I.map((N,P)=>({value:N,pointer:["validation",P]}))}:{kind:"not_a_list",expected:"\
a list of strings"}}},98497:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.changedInstructions=v,d.staleInstructions=
N;function S(){const o=r(80401);return S=function(){return o},o}function w(){const o=r(32854);return w=function(){return o},
o}function E(){const o=r(93028);return E=function(){return o},o}function C(){const o=r(95132);return C=function(){return o},
o}function I(){const o=r(44786);return I=function(){return o},o}function $(){const o=r(39869);return $=function(){return o},
o}async function N({tree:o}){const i=I().INSTRUCTION_FILES.map(async e=>{const{kind:g}=(0,I().blockIn)(await s(o,e)),h={
path:e,effect:P,lines:[]},c={...(0,$().atFile)(e),severity:"notice"};return g==="changed"?[(0,C().finding)("agent-instru\
ctions",h,c)]:[]});return(await Promise.all(i)).flat()}const P="is not what this version writes";async function v({baseTree:o,
tree:i}){const e=I().INSTRUCTION_FILES.map(async g=>{const[h,c]=await Promise.all([s(o,g),s(i,g)]),[y,p]=[(0,I().blockIn)(
h),(0,I().blockIn)(c)];if(y.kind==="absent")return[];const u=p.kind!=="absent"&&p.block===y.block,m=f(u,p,!l(h,y)&&l(c,p));
if(m===void 0)return[];const b=u?a(h,c):a(y.block,t(p));return[(0,C().finding)("agent-instructions",{path:g,effect:m,lines:b},
(0,$().atFile)(g))]});return(await Promise.all(e)).flat()}function f(o,i,e){return i.kind==="absent"?"is removed":e?"is \
hidden, or shown as an example":o||i.kind==="current"?void 0:P}function l(o,i){const e=o.slice(0,Math.max(0,o.indexOf(t(
i)))),g=h=>e.match(h)?.length??0;return g(/^ {0,3}(?:```|~~~)/gm)%2===1||g(/<!--/g)>g(/-->/g)||g(/<details\b/gi)>g(/<\/details>/gi)}
function t(o){return o.kind==="absent"?"":o.block}const n=1e3;function a(o,i){return((0,S().diffLines)(o,i,{maxEditLength:n})??
[]).filter(({added:h,removed:c})=>h||c).flatMap(({added:h,value:c})=>c.split(`
`).flatMap(y=>y===""?[]:[`${h?"+":"-"}${y}`]))}async function s(o,i){const e=(0,w().resolveInTree)(o,i);return e.kind!==
"inside"||!(0,E().isRegular)(e.entry.kind)?"":(await o.read(e.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.auditLogs=N,d.firstMalformedLine=a;function S(){
const o=r(28894);return S=function(){return o},o}function w(){const o=r(95132);return w=function(){return o},o}function E(){
const o=r(53315);return E=function(){return o},o}function C(){const o=r(39869);return C=function(){return o},o}const I=/^100/,
$=10;async function N(o){const{change:i,policy:e}=o,g=i.files.filter(c=>(0,E().namesOf)(c).some(S().isAuditLog));if(e.blast_radius.
audit_log==="forbidden"){const c=g.flatMap(E().namesOf).filter(S().isAuditLog),y="touches, although the policy forbids i\
t,";return c.map(p=>(0,w().finding)("audit-log-rewritten",{path:p,how:y},(0,C().atFile)(p)))}return(await Promise.all(g.
map(c=>f(c,o)))).flat()}async function P(o,i){return o.stat(i)===void 0?Buffer.alloc(0):o.read(i,S().MAX_LOG_BYTES)}function v({
rule:o,location:{path:i,line:e}},g){return i!==g.path?!1:e===g.line||o==="file-not-json"&&e>g.line}async function f(o,{baseTree:i,
tree:e,assets:{problems:g}}){const{path:h,oldPath:c,status:y}=o,p=[],u=(b,M)=>t(h,b,M).filter(({location:A})=>!g.some(O=>A&&
v(O,A))),m=async b=>!I.test(o.oldMode)||(0,S().hasRecords)(await P(i,b));if(c!==void 0&&(0,S().isAuditLog)(c)&&await m(c)&&
p.push(l(c)),!(0,S().isAuditLog)(h))return p;if(y==="deleted")await m(h)&&p.push(l(h));else if(!I.test(o.newMode)||y==="\
type_changed")p.push(l(h));else if(y==="modified"){const[b,M]=await Promise.all([P(i,h),P(e,h)]),A=(0,S().continuationOf)(
b,M);if(A.kind==="appended")return[...p,...u(M,A.from)];const{line:O}=A,F=n(O,M),j={path:h,line:F?Math.max(O-1,1):O,column:1},
L=F?`removes everything from line ${O} on of`:`modifies line ${O} of`;p.push((0,w().finding)("audit-log-rewritten",{path:h,
how:L},{location:j}))}else p.push(...u(await P(e,h),0));return p}function l(o){return(0,w().finding)("audit-log-rewritte\
n",{path:o,how:"removes or replaces"},(0,C().atFile)(o))}function t(o,i,e){const g=a(i,e);if(g===void 0)return[];const h={
path:o,line:g.line,column:1},c=`appends line ${g.line}, which is no valid record (${g.problem}), to`;return[(0,w().finding)(
"audit-log-rewritten",{path:o,how:c},{location:h,harm:"broken"})]}function n(o,i){return i.length===0||i.at(-1)===$&&(0,S().
countLines)(i,i.length)<o}function a(o,i){const e=(0,S().countLines)(o,i);for(const{bytes:g,line:h}of(0,S().recordsOf)(o.
subarray(i))){const c=s(g);if(c!==void 0)return{line:e+h,problem:c}}}function s(o){let i;try{const e=o.toString("utf8").
trim();if(e==="")return;i=JSON.parse(e)}catch{return"it is not a single JSON value"}return typeof i!="object"||i===null||
Array.isArray(i)?"it is not a JSON object":typeof i.type=="string"?void 0:"it has no `type`"}},53315:function(T,d){Object.
defineProperty(d,"__esModule",{value:!0}),d.DEFAULT_MAX_FILES=void 0,d.cappedSize=w,d.gradeFiles=E,d.gradeWords=C,d.linesOf=
N,d.measureChange=S,d.namesOf=$;const r=d.DEFAULT_MAX_FILES=20;function S(P,v){const f={files:0,lines:0,exempt_files:0,exempt_lines:0};
for(const l of P.files){const{path:t,oldPath:n}=l,a=n===void 0?1:2,s=Number(v.has(t))+Number(n!==void 0&&v.has(n));f.files+=
a-s,f.exempt_files+=s,s===a?f.exempt_lines+=N(l):f.lines+=N(l)}return f}function w({files:P,lines:v,exempt_files:f,exempt_lines:l},t){
return t==="reference"?{files:P,lines:v}:{files:P+f,lines:v+l}}function E(P,v,f,l){const t=I(v);return f.files>l.files||
f.lines>l.lines?"hard_cap_breach":P>2*t?"critical_overrun":P>t?"exceeded":P>.8*t?"approaching_limit":"within_limit"}function C(P,{
files:v,lines:f},l,t){const n=I(l);switch(P){case"hard_cap_breach":return`HARD CAP BREACH: ${v} files / ${f} lines excee\
ds system limit (${t.files} files / ${t.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${v} files > ${2*
n} (2x limit of ${n}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${v}\
 > ${n}`;case"approaching_limit":return`approaching limit: ${v} / ${n} files (${Math.round(v/n*100)}%)`;case"within_limi\
t":return`${v} / ${n} files`}}function I(P){return typeof P=="number"&&P>0?P:r}function $(P){return P.oldPath===void 0?[
P.path]:[P.path,P.oldPath]}function N(P){return P.added+P.deleted}},12154:function(T,d,r){Object.defineProperty(d,"__esM\
odule",{value:!0}),d.countedChange=h,d.countedFiles=v,d.exemptPaths=I,d.isCountedByReference=g,d.withLinesOfCode=c;function S(){
const u=r(18744);return S=function(){return u},u}function w(){const u=r(95244);return w=function(){return u},u}function E(){
const u=r(93028);return E=function(){return u},u}function C(){const u=r(53315);return C=function(){return u},u}function I(u,m,b,M){
const A=u.files.flatMap(C().namesOf);return m.blast_radius.counting==="reference"?new Map(A.filter(O=>!g(O)).map(O=>[O,"\
reference"])):new Map([...N(u,b,M).map(O=>[O,"validation_script"]),...A.filter((0,S().assetPathTest)(m)).map(O=>[O,"asse\
t_store"])])}const $={always:5,files:20,lines:1e3,bytes:64*1024};function N(u,m,b){const M=m.filter(({change:{kind:j}})=>j===
"added"||j==="modified"),A=new Set(M.flatMap(P)),O=u.files.filter(({status:j,path:L})=>j==="added"&&A.has(L)).map(j=>({path:j.
path,lines:(0,C().linesOf)(j),bytes:b.stat(j.path)?.size??0})).sort((j,L)=>j.lines-L.lines||j.bytes-L.bytes),F={lines:$.
lines,bytes:$.bytes};return O.slice(0,Math.min($.files,Math.max($.always,M.length))).flatMap(({path:j,lines:L,bytes:k})=>(F.
lines-=L,F.bytes-=k,F.lines>=0&&F.bytes>=0?[j]:[]))}function P({commands:u}){return u.flatMap(({reading:{command:m,targets:b}})=>b.
flatMap(({kind:M,via:A,name:O,path:F})=>M==="file"&&A===void 0&&F&&m.includes(O)?[F]:[]))}function v(u,m,b){return u.files.
flatMap(M=>(0,C().namesOf)(M).map(A=>f(M,A,m.get(A),b))).sort((M,A)=>A.lines-M.lines||(M.path<A.path?-1:1))}function f(u,m,b,M){
const A=m===u.path,O=A?(0,C().linesOf)(u):0,F=A?t(u,M):void 0,j=F==="binary"?M.stat(m)?.size:void 0;return{path:m,...b&&
{exempt:b},lines:O,...F&&{veil:F},...j!==void 0&&{bytes:j}}}const l=1e3;function t({binary:u,status:m,path:b,added:M},A){
if(u)return"binary";const{size:O=0}=m==="added"?A.stat(b)??{}:{};return O>l*Math.max(1,M)?"long_lines":void 0}const n=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),a=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
s=/capsule|events?\.jsonl$/i,o=new Set(["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,e=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function g(u){return n.has(u)||a.test(u)||s.test(u)?!1:o.has(u)||i.test(u)||e.test(u)}function h(u,m){const b=(0,C().measureChange)(
u,{has:M=>!g(M)});return{least:{files:Math.min(m.files,b.files),lines:Math.min(m.lines,b.lines)},most:{files:m.files+m.exempt_files,
lines:m.lines+m.exempt_lines}}}async function c(u,m,b){const M=async O=>(0,C().namesOf)(O).some(F=>(0,w().isWritten)(F)||
m.has(F))||await p(b.tree,O.path)||await p(b.baseTree,O.oldPath??O.path),A=[];for(const O of u.files){const F=O.binary&&
!await M(O);A.push(F?{...O,added:0,deleted:0}:O)}return{...u,files:A}}const y=16*1024*1024;async function p(u,m){const{kind:b,
size:M=0}=u.stat(m)??{};return!(0,E().isRegular)(b)||M>y?!1:(await u.read(m,y)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.decidingFiles=n;function S(){const m=r(76760);return S=
function(){return m},m}function w(){const m=r(57975);return w=function(){return m},m}function E(){const m=r(77680);return E=
function(){return m},m}function C(){const m=r(86191);return C=function(){return m},m}function I(){const m=r(59867);return I=
function(){return m},m}function $(){const m=r(3463);return $=function(){return m},m}function N(){const m=r(95244);return N=
function(){return m},m}function P(){const m=r(95132);return P=function(){return m},m}function v(){const m=r(36773);return v=
function(){return m},m}function f(){const m=r(12154);return f=function(){return m},m}function l(){const m=r(78782);return l=
function(){return m},m}function t(){const m=r(91850);return t=function(){return m},m}async function n(m){const b=m.genes.
filter(({change:j})=>j.kind!=="removed"),M=a(m),A=b.some(({commands:j})=>j.length>0);if(!A&&M.length===0)return[];const O={
launched:new Map([...await o(M,m),...e(b)]),hidden:await i(m),keepsCommand:b.some(g),warns:A};return(await Promise.all(m.
change.files.filter(({path:j})=>(0,l().alwaysForbidden)(j)===void 0).map(j=>h(j,m,O)))).flat().toSorted((j,L)=>Number(L.
isNew)-Number(j.isNew)).map(({path:j,why:L,isNew:k,isWarning:R})=>{const G=m.tree.stat(j)?.size,D={path:j,why:L,isNew:k,
bytes:G??-1},H=G===void 0?{}:{location:{path:j,line:1,column:1}},U=(0,P().finding)("check-decided-by",D,H);return R?{...U,
severity:"warning"}:U})}function a({assets:m,genes:b}){const M=new Set(b.map(({asset:A})=>A));return m.present.filter(A=>A.
type==="Gene"&&!M.has(A)&&(0,E().commandsToRun)(A).length>0)}const s=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function o(m,{
judge:b,clock:M,change:A}){const O=A.files.map(({path:L})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(L)?.[1]??L),F=new Map,j=new Set;
for(const L of m){const k=b.forFile(L.path);for(const R of(0,E().commandsToRun)(L)){if(!s.test(R)&&!O.some(H=>R.includes(
H)))continue;const G=JSON.stringify([k.terms.cwd,R]);if(j.has(G))continue;j.add(G),await M.tick();const{reading:D}=await k.
command(R);for(const H of(0,C().startedFiles)(D))F.set(H,R)}}return F}async function i({change:m,exempt:b,tree:M}){const O=(await(0,t().
markHiddenFiles)((0,f().countedFiles)(m,b,M),M)).filter(({veil:F,lines:j})=>F==="no_diff"&&j>0);return new Set(O.map(({path:F})=>F))}
function e(m){const b=m.flatMap(M=>M.commands);return new Map(b.flatMap(({command:M,reading:A})=>(0,C().startedFiles)(A).
map(O=>[O,M])))}function g({change:{before:m},commands:b}){const M=m?.value.validation;return Array.isArray(M)&&b.some(({
command:A})=>M.includes(A))}async function h(m,b,M){const{path:A}=m,O=await c(m,b,M);if(!M.hidden.has(A))return O;const j=[
...O,{why:"git does not show its difference (`.gitattributes`)"}].map(L=>L.why).join("; ");return[{path:A,isNew:m.status===
"added",...O[0],why:j}]}async function c({path:m,status:b,oldPath:M},{tree:A,baseTree:O},{launched:F,keepsCommand:j,warns:L}){
const k=b==="added",R=b==="renamed"?M:b==="deleted"?m:void 0;if(R!==void 0&&(0,N().isTest)(R)&&(b==="deleted"||!(0,N().isTest)(
m))){const U=b==="deleted"?"it was deleted":`it is now \`${m}\``;return[{path:R,why:`a test: ${U}`,isNew:!1,isWarning:L}]}
const G=F.get(m);if(G!==void 0)return[{path:m,why:`\`${G}\` starts it`,isNew:k}];if(/(?:^|\/)package\.json$/.test(m))return p(
m,k,A,O);if((0,N().isLockfile)(S().posix.basename(m)))return[{path:m,why:"it decides which dependencies checks load",isNew:k}];
const D=(0,N().toolThatFinds)(m);if(D===void 0)return[];const H=`${D} finds it by its name${b==="deleted"?"; it was dele\
ted":""}`;return[{path:m,why:H,isNew:k,isWarning:k&&j}]}const y=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function p(m,b,M,A){const O=(0,$().objectIn)(await(0,I().readJsonFile)(A,m)),F=(0,$().objectIn)(await(0,I().readJsonFile)(
M,m)),j=y.filter(R=>!(0,w().isDeepStrictEqual)(O[R],F[R])),L=u((0,$().objectIn)(O.scripts),(0,$().objectIn)(F.scripts)),
k=[...L.length>0?[`npm scripts ${(0,v().inCode)(L)}`]:[],...j.length>0?[(0,v().inCode)(j)]:[]];return k.length===0?[]:[{
path:m,why:`its ${k.join(", ")} differ`,isNew:b}]}function u(m,b){const[M,A]=[new Map(Object.entries(m)),new Map(Object.
entries(b))];return[...new Set([...M.keys(),...A.keys()])].filter(F=>!(0,w().isDeepStrictEqual)(M.get(F),A.get(F)))}},78782:function(T,d,r){
Object.defineProperty(d,"__esModule",{value:!0}),d.alwaysForbidden=$,d.forbiddenPaths=N;function S(){const v=r(84831);return S=
function(){return v},v}function w(){const v=r(32854);return w=function(){return v},v}function E(){const v=r(95132);return E=
function(){return v},v}function C(){const v=r(39869);return C=function(){return v},v}const I=[".git","node_modules"];function $(v){
const f=I.filter(t=>(0,S().mayBeSpelled)(v,t));if(f.length===0)return;const l=((0,w().normalise)(v)??v).split("/");return f.
find(t=>l.some(n=>(0,S().isSpellingOf)(n,t)))}function N({touched:v,touchesOf:f,policy:l}){const t=v.flatMap(P),n=I.flatMap(
s=>(0,C().someTouches)(t.flatMap(({touch:o,...i})=>i.directory===s?o:[])).map(o=>(0,E().finding)("forbidden-path",{entry:s,
by:"nothing may touch",...o},(0,C().atFile)(o.path)))),a=l.blast_radius.forbidden_paths.flatMap(s=>(0,C().someTouches)(f(
s)).map(o=>(0,E().finding)("forbidden-path",{entry:s,by:"the policy forbids",...o},(0,C().atFile)(o.path))));return[...n,
...a]}function P({path:v,via:f}){const l=$(v),t=l??$(f);return t===void 0?[]:[{directory:t,touch:{path:v,via:l===void 0?
f:""}}]}},1348:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.gateChange=n,d.gateFindings=a;function S(){
const e=r(53916);return S=function(){return e},e}function w(){const e=r(18744);return w=function(){return e},e}function E(){
const e=r(74238);return E=function(){return e},e}function C(){const e=r(24666);return C=function(){return e},e}function I(){
const e=r(95244);return I=function(){return e},e}function $(){const e=r(32854);return $=function(){return e},e}function N(){
const e=r(95132);return N=function(){return e},e}function P(){const e=r(90331);return P=function(){return e},e}function v(){
const e=r(39869);return v=function(){return e},e}function f(){const e=r(92299);return f=function(){return e},e}function l(){
const e=r(3219);return l=function(){return e},e}function t(){const e=r(3733);return t=function(){return e},e}function n(e){
const{shared:g}=e.loadedPolicy;return e.changedNames.size===0?[]:a({...e,shared:g})}async function a(e){const{policyPath:g,
baseTree:h,tree:c,shared:y}=e,p=await(0,f().findGate)(h),u=(0,f().lateGate)(p),m=g===void 0?[]:await(0,P().looserKeys)(h,
c,y),b=p.deciding.size>0?await s(p,e):[];return[...[[E().POLICY_PATH,m],...b].filter(([,M])=>M.length>0).map(([M,A])=>(0,N().
finding)("gate-weakened",{path:M,effects:A},(0,v().atFile)(M))),...u?[(0,N().finding)("gate-runs-late",u,(0,v().atFile)(
u.path))]:[]]}async function s(e,{baseTree:g,tree:h,policy:c,changedNames:y}){const p=await(0,f().findGate)(h),u=(0,w().
assetPathTest)(c),m=new Set([...e.deciding,...p.deciding]),b=[...m].map(async O=>{const F=await(0,t().readActionsFile)(g,
O);return[O,o(F,await(0,t().readActionsFile)(h,O))]}),A=[...y].filter(O=>!m.has(O)&&(0,S().dirname)(O)!==t().WORKFLOWS&&
O!==E().POLICY_PATH&&!O.startsWith(C().COPIES)&&!u(O)).map(O=>{const F=i(O,e.steps);return[O,F===void 0?[]:[`it changes,\
 and ${F}`]]});return[...await Promise.all(b),...A]}function o(e,g){return e===void 0?["the file is added, and mentions \
the gate"]:g===void 0?["the file is removed, or replaced by another one"]:e.text===g.text?[]:e.value!==void 0&&g.value!==
void 0?(0,t().changedKeys)(e.value,g.value):["it changes, and is not a valid workflow"]}function i(e,g){const h=(0,S().basename)(
e),c=g.filter(({late:u})=>u!==void 0);return(I().isPackageFile(h)||I().isLockfile(h)||(0,$().isWithin)(e,".yarn"))&&c.some(
({installs:u})=>u)?"a package manager reads it before the gate, or to start it":I().isDocument(e)||I().isLockfile(h)?void 0:
l().GATE.test(h)?"its name is that of the gate":g.some(({folder:u})=>u!==void 0&&(0,$().isWithin)(e,u))?"belongs to a lo\
cal action of the gate's job":g.some(({words:u,startsGate:m})=>u.name(e,m))?"stands in the gate's job, or in one that th\
is needs":(I().isRunnable(e)||I().toolThatFinds(e)!==void 0)&&c.some(({runsCode:u})=>u)?"can run before the gate, which \
a job of its own avoids":void 0}},92299:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.findGate=I,d.
lateGate=f;function S(){const l=r(3463);return S=function(){return l},l}function w(){const l=r(3219);return w=function(){
return l},l}function E(){const l=r(3733);return E=function(){return l},l}const C=10;async function I(l){const t=await(0,E().
readWorkflows)(l),n=[...t.values()],s=n.flatMap(({value:y})=>(0,E().partsIn)(y)).map(y=>(0,S().objectIn)(y.with)).map(y=>(0,S().
textIn)(y,"check-name").trim()).filter(Boolean),o=({value:y,text:p})=>{const u=y?JSON.stringify(y):p;return w().GATE.test(
u)||s.some(m=>u.includes(JSON.stringify(m)))},i=new Set(n.filter(o).map(({path:y})=>y)),e=y=>(0,E().calledPaths)(y).some(
p=>i.has(p));for(let y=0;y<C;y+=1)for(const{path:p,value:u}of n)e(u)&&i.add(p);const g=new Set(i);for(const y of g){const p=t.
get(y)?.value,u=[(0,S().objectIn)((0,S().objectIn)(p?.on).workflow_run).workflows].flat(),m=n.filter(b=>u.includes(b.value?.
name??b.path));for(const b of(0,E().calledPaths)(p))t.has(b)&&g.add(b);for(const b of m)g.add(b.path)}const h=y=>e(y)||w().
GATE.test((0,w().textOf)([(0,S().textIn)(y,"uses").split("@")[0],y.run])),c=n.filter(({path:y})=>g.has(y)).flatMap(y=>$(
y,h));return{files:t,deciding:g,jobs:c,steps:c.flatMap(y=>N(y,h))}}function $(l,t){return[...(0,E().jobsOf)(l)].flatMap(
([n,a])=>{const s=(0,E().partsIn)(a),o=s.map(i=>({...(0,S().objectIn)(i.with),name:"",path:"",pattern:""}));return s.some(
t)||w().GATE.test((0,w().textOf)([n,a.name,o]))?[{file:l,id:n,job:a}]:[]})}function N({file:l,id:t,job:n},a){const s=(0,E().
jobsOf)(l),o=(0,E().stepsOf)(n).findLastIndex(a),i=n.uses!==void 0?-1:o<0?Number.POSITIVE_INFINITY:o,e=/\bneeds\b/.test(
(0,w().textOf)({...n,needs:""}))?Number.POSITIVE_INFINITY:-1,g=new Set([t]);for(const p of g)for(const u of[s.get(p)?.needs??
[]].flat())g.add(String(u));const h=l.value?.on,y=((0,S().isMapping)(h)?Object.keys(h):[h].flat()).every(p=>p==="workflo\
w_run");return[...g].flatMap(p=>(0,E().stepsOf)(s.get(p)??{}).flatMap((u,m)=>{const b=!y&&m<=(p===t?i:e),M=`\`jobs.${p}.\
steps[${m}]\` of \`${l.path}\` (${P(u)})`,A=b?{path:l.path,step:M}:void 0;return v(u,[s.get(p),l.value],A,a(u))}))}function P(l){
return typeof l.uses!="string"?"a command":(0,E().calledPaths)(l).length>0?"a local action":"an action"}function v(l,t,n,a){
const s=(0,E().calledPaths)(l),[o]=s,i=o===void 0&&typeof l.uses=="string";if(i&&(n===void 0||a||(0,w().isSetUp)(l)))return[];
const e=t.map(m=>[m?.defaults,m?.env]),g=new(w()).Words([{...l,name:"",uses:""},s,e]),h=(0,w().textOf)(l.run),c=i||o!==void 0||
(0,w().runsRepository)(h),y=i||(0,w().runsPackages)(h),p=w().OUTSIDE.test((0,w().textOf)(l))||!(c||y);return[{words:g,startsGate:a,
folder:o,runsCode:c,installs:y,...n&&!(a&&o===void 0&&p)&&{late:n}}]}function f({steps:l}){const t=l.flatMap(o=>o.late??
[]),[n]=t,a=[...new Set(t.map(({step:o})=>o))],s=l.some(o=>o.late&&o.startsGate);return n&&{path:n.path,steps:a,startsGate:s}}},
3219:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.Words=d.OUTSIDE=d.GATE=void 0,d.isSetUp=N,d.runsPackages=
I,d.runsRepository=f,d.textOf=l;function S(){const n=r(3463);return S=function(){return n},n}function w(){const n=r(95244);
return w=function(){return n},n}function E(){const n=r(11331);return E=function(){return n},n}const C=d.GATE=/gene-gate/i;
function I(n){const a=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(n)||a.some(
s=>(0,E().programNamed)(s)?.kind==="manager")}const $=new Set(`actions/checkout actions/cache actions/cache/restore acti\
ons/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/));function N({uses:n,with:a}){
const s=String(n).split("@")[0]?.toLowerCase()??"";if(s==="actions/download-artifact")return P.test(l(a));const o=Object.
entries((0,S().objectIn)(a)).filter(([i])=>/install|bundler/.test(i));return $.has(s)&&o.every(([,i])=>`${i||!1}`=="fals\
e")}const P=d.OUTSIDE=/RUNNER_TEMP|runner\.temp/,v=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function f(n){return n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/).some(o=>{const[i=""]=o.trim().replace(/^sudo +/,"").split(/\s/),e=(0,E().programNamed)(i)?.kind===
"downloader",g=C.test(o)&&I(i);return!v.test(i)&&!e&&!g})||/GITHUB_(?:PATH|ENV)\b/.test(n)}function l(n){return typeof n==
"string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="object"||n===null?"":Object.values(n).map(l).join(`
`)}class t{#n;constructor(a){const s=l(a).toLowerCase().split(/[^\w.-]+/);this.#n=new Set(s.map(o=>o.replace(/\.+$/,"")))}name(a,s){
const o=a.toLowerCase().split("/"),i=o.pop()??"";return(this.#n.has(i)||s&&this.#n.has((0,w().toolThatFinds)(a)??"\0"))&&
o.every(g=>this.#n.has(g))}}d.Words=t},3733:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.WORKFLOWS=
void 0,d.calledPaths=a,d.changedKeys=i,d.jobsOf=l,d.parseMapping=f,d.partsIn=n,d.readActionsFile=v,d.readWorkflows=s,d.stepsOf=
t;function S(){const e=r(53916);return S=function(){return e},e}function w(){const e=r(57975);return w=function(){return e},
e}function E(){const e=r(69873);return E=function(){return e},e}function C(){const e=r(3463);return C=function(){return e},
e}function I(){const e=r(32854);return I=function(){return e},e}function $(){const e=r(93028);return $=function(){return e},
e}const N=d.WORKFLOWS=".github/workflows",P=1024*1024;async function v(e,g){const{kind:h,size:c=0}=e.stat(g)??{};if(!(0,$().
isRegular)(h))return;if(c>P)return{path:g,text:"",value:void 0};const y=(await e.read(g)).toString("utf8");return{path:g,
text:y,value:f(y)}}function f(e){if(!(0,C().isNestedTooDeep)(e))try{const g=(0,E().parseDocument)(e,{prettyErrors:!1});if(g.
errors.length>0)return;const h=g.toJS({maxAliasCount:100});return(0,C().isMapping)(h)?h:void 0}catch{return}}function l({
value:e}){const g=Object.entries((0,C().objectIn)(e?.jobs));return new Map(g.filter(h=>(0,C().isMapping)(h[1])))}function t({
steps:e}){return Array.isArray(e)?e.filter(C().isMapping):[]}function n(e){return typeof e!="object"||e===null?[]:(0,C().
isMapping)(e)&&[e.run,e.uses].some(h=>typeof h=="string")?[e]:Object.values(e).flatMap(n)}function a(e){return n(e).flatMap(
g=>{const h=(0,C().textIn)(g,"uses"),c=h.startsWith("./")?(0,I().normalise)(h.split("@")[0]??""):void 0;return c===void 0?
[]:[c,(0,S().join)(c,"action.yml"),(0,S().join)(c,"action.yaml")]})}async function s(e){const g=new Map,h=new Set(e.list(
N).map(({path:c})=>c));for(const c of h){const y=/\.ya?ml$/.test(c)?await v(e,c):void 0;y&&g.set(c,y);for(const p of a(y?.
value))h.add(p)}return g}const o=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function i(e,g,h=""){if((0,w().isDeepStrictEqual)(
e,g)||o.test(h))return[];const[c,y]=[e,g].map(p=>typeof p=="object"&&p!==null?new Map(Object.entries(p)):void 0);return!c||
!y||Array.isArray(e)!==Array.isArray(g)?[`\`${h}\` changes`]:[...new Set([...c.keys(),...y.keys()])].flatMap(p=>i(c.get(
p),y.get(p),h===""?p:`${h}.${p}`))}},91850:function(T,d){Object.defineProperty(d,"__esModule",{value:!0}),d.markHiddenFiles=
S;const r=100;async function S(w,E){const C=w.slice(0,r).map(({path:$})=>$),I=await E.attributes?.(C,["linguist-generate\
d","diff"]);return I===void 0?[...w]:w.map(($,N)=>N>=r||$.veil!==void 0?$:/^(?:set|true)$/.test(I($.path,"linguist-gener\
ated"))?{...$,veil:"generated"}:I($.path,"diff")==="unset"?{...$,veil:"no_diff"}:$)}},90331:function(T,d,r){Object.defineProperty(
d,"__esModule",{value:!0}),d.ignoredInputs=o,d.looserKeys=t,d.policyFile=N;function S(){const i=r(76545);return S=function(){
return i},i}function w(){const i=r(74238);return w=function(){return i},i}function E(){const i=r(49875);return E=function(){
return i},i}function C(){const i=r(24666);return C=function(){return i},i}function I(){const i=r(95132);return I=function(){
return i},i}function $(){const i=r(39869);return $=function(){return i},i}async function N(i){const{policyPath:e,changedNames:g,
tree:h,baseTree:c}=i;return e===void 0?[]:[...[...g].some(p=>p===e||p.startsWith(C().COPIES))?await l(i):[],...P(h,c)]}function P(i,e){
const g=i.stat(w().POLICY_PATH)?f(i,e):(0,E().findNearPolicy)(i);if(g===void 0)return[];const{path:h,fault:c}=g,y=`it ${c}\
, and the gate reads only the regular file \`${w().POLICY_PATH}\``;return[(0,I().finding)("policy-broken",{path:h,mistake:y},
(0,$().atFile)(h))]}const v=w().POLICY_PATH.replace(/yml$/,"yaml");function f(i,e){return i.stat(v)!==void 0&&e.stat(v)===
void 0?{path:v,fault:"is beside the policy"}:void 0}async function l({baseTree:i,tree:e,loadedPolicy:g}){const{policy:h,
shared:c}=g,[y,p]=await Promise.all([(0,w().readPolicyIn)(i,c),(0,w().readPolicyIn)(e,c)]),u=w().POLICY_PATH;if("mistake\
s"in p)return p.mistakes.map(({line:M,column:A,message:O})=>(0,I().finding)("policy-broken",{path:u,mistake:O},{location:{
path:u,line:M,column:A}}));const m="policy"in y?y.policy:h,b="missing"in p?[n(p.missing.source)]:(0,S().comparePolicies)(
m,p.policy).map(s);return[(0,I().finding)("policy-changed",{path:u,effects:b},(0,$().atFile)(u))]}async function t(i,e,g){
const[h,c]=[i.stat(w().POLICY_PATH),e.stat(w().POLICY_PATH)];if(h===void 0)return[];if(h.oid!==void 0&&h.oid===c?.oid&&h.
kind===c.kind&&g===void 0)return[];const[p,u]=await Promise.all([(0,w().readPolicyIn)(i,g),(0,w().readPolicyIn)(e,g)]);if("\
mistakes"in p||"mistakes"in u||"missing"in p)return[];if("missing"in u)return[n(u.missing.source)];const m=(0,S().comparePolicies)(
p.policy,u.policy).filter(({loosens:b})=>b);return[...c===void 0?["the policy is removed"]:[],...m.map(s)]}function n(i){
return`extends: ${(0,C().sharedName)(i)}, which cannot be compared; commit it as ${(0,C().copyPath)(i)}`}const a=160;function s({
key:i,change:e,direction:g,loosens:h}){const c=!h&&e.length>a?`${e.slice(0,a).replace(/[\ud800-\udbff]$/,"")}\u2026`:e;return`${i}\
: ${c}${g===void 0||h&&g==="tighter"?"":` (${g})`}`}function o({loadedPolicy:i}){return i.ignoredInputs.map(e=>(0,I().finding)(
"input-loosens-policy",{...e}))}},75597:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.protectedPaths=
$;function S(){const t=r(41330);return S=function(){return t},t}function w(){const t=r(32854);return w=function(){return t},
t}function E(){const t=r(95132);return E=function(){return t},t}function C(){const t=r(39869);return C=function(){return t},
t}const I=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function $(t){const{touched:n,policy:a,policyPath:s,change:o,tree:i,
genes:e}=t,g=P(o,i),h=e.some(({binds:p})=>p),c=f(a.blast_radius.protected_paths),y=f(I);return n.flatMap(p=>{const{path:u}=p,
m=g.get(u),b=l(p),M=c(b),A=u===s?void 0:y(b);if(M===void 0&&A===void 0)return[];const O=M===void 0?{path:u,pattern:A??"",
by:"the default list"}:{path:u,pattern:M,by:"the policy"},F=M!==void 0||m!==void 0&&h,j={...(0,C().atFile)(u),severity:F?
"error":"warning",harm:M!==void 0||N(u)?"danger":"broken"};return[m===void 0?(0,E().finding)("protected-path",O,j):(0,E().
finding)("protected-file-destroyed",{...O,how:m},j)]})}function N(t){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(t)}function P(t,n){const a=new Map;for(const{status:s,path:o,oldPath:i}of t.files)s==="deleted"&&a.set(o,"deletes"),
i!==void 0&&a.set(i,"deletes"),(s==="modified"||s==="type_changed")&&n.stat(o)?.size===0&&a.set(o,"empties");return a}const v={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function f(t){const n=t.map(a=>{const s=(0,S().default)(a,v);return{pattern:a,covers:i=>s(
i)||(0,w().isWithin)(i,a,{ignoreCase:!0})}});return a=>n.find(({covers:s})=>a.some(s))?.pattern}function l({path:t,via:n}){
return n===""?[t]:[t,n]}},66503:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.storeRoots=$;function S(){
const f=r(76760);return S=function(){return f},f}function w(){const f=r(68450);return w=function(){return f},f}function E(){
const f=r(59867);return E=function(){return f},f}function C(){const f=r(95132);return C=function(){return f},f}function I(){
const f=r(39869);return I=function(){return f},f}async function $(f){const{genes:l,tree:t}=f,n=l.flatMap(({asset:s,store:o,
change:i})=>i.kind==="removed"?[]:[[o.path,{store:o,file:s.path}]]),a=[...new Map(n).values()].map(s=>P(s,t));return[...N(
f),...(await Promise.all(a)).flat()]}function N({assets:f,policy:l,tree:t,baseTree:n}){const a=new Map;for(const s of f.
files){const{path:o,root:i}=(0,w().storeOf)(s,{policy:l,tree:n}),e=(0,w().storeOf)(s,{policy:l,tree:t}).root;if(n.stat(o)===
void 0||i===e||a.has(o))continue;const g={store:v(o),root:v(i),others:[v(e)]},h={...(0,I().atFile)(s),severity:"warning"};
a.set(o,(0,C().finding)("store-root-unclear",{...g,because:"moves"},h))}return[...a.values()]}async function P({store:{path:f,
root:l,named:t},file:n},a){const s={store:v(f),root:v(l)};if(a.stat(l)?.kind!=="directory"){const e=t===!0;return[(0,C().
finding)("store-root-missing",{...s,named:e},(0,I().atFile)(n))]}if(await(0,E().readPackageJson)(a,l)===E().INVALID){const e=S().
posix.join(l,"package.json"),g={...(0,I().atFile)(n),severity:"warning",layer:"change"};return[(0,C().finding)("package-\
json-invalid",{path:e},g)]}const o=(0,w().packagesAbove)(a,f).filter(e=>e!==l);if(t===!0||o.length===0)return[];const i={
...s,others:o.map(v),because:"manifest"};return[(0,C().finding)("store-root-unclear",i,(0,I().atFile)(n))]}function v(f){
return f===""?".":f}},39869:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.SYMLINK=void 0,d.atFile=I,
d.someTouches=l,d.touchedPaths=E,d.touchesOf=C;function S(){const t=r(32854);return S=function(){return t},t}function w(){
const t=r(53315);return w=function(){return t},t}function E(t,n){return t.files.flatMap(a=>(0,w().namesOf)(a).map(s=>({path:s,
via:s===a.path&&a.newMode===$?P(n,s):""})))}function C(t,n){const a=new Map;return s=>{const o=a.get(s)??N(t,v(n,s));return a.
set(s,o),o}}function I(t){return{location:{path:t,line:1,column:1}}}const $=d.SYMLINK="120000";function N(t,n){const a=s=>n.
some(o=>(0,S().isWithin)(s,o));return t.flatMap(s=>a(s.path)?[{path:s.path,via:""}]:s.via!==""&&a(s.via)?[s]:[])}function P(t,n){
const a=(0,S().resolveInTree)(t,n);return a.kind==="inside"||a.kind==="missing"?a.path:""}function v(t,n){const a=(0,S().
resolveInTree)(t,n);return a.kind==="inside"?[n,a.path]:[n]}const f=3;function l(t){const n=t.length-f;return t.slice(0,
f).map((a,s)=>n>0&&s===f-1?{...a,more:n}:a)}},90350:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.unauditableFiles=
$,d.unprovenMerge=l;function S(){const t=r(32854);return S=function(){return t},t}function w(){const t=r(95132);return w=
function(){return t},t}function E(){const t=r(39869);return E=function(){return t},t}const C="160000",I=".gitmodules";function $({
genes:t,change:n,tree:a}){if(!t.some(({binds:g})=>g))return[];const[s,...o]=n.files.filter(N).map(({path:g})=>g),[i,...e]=n.
files.filter(({path:g,newMode:h})=>h===E().SYMLINK&&P(g,a)).map(({path:g})=>g);return[...s===void 0?[]:[(0,w().finding)(
"submodule-changed",{path:s,...f(o)},(0,E().atFile)(s))],...i===void 0?[]:[(0,w().finding)("symlink-leaves-tree",{path:i,
target:a.readlink(i)??"",...f(e)},(0,E().atFile)(i))]]}function N({path:t,newMode:n,status:a}){return n===C||t===I&&a!==
"deleted"}function P(t,n){const{kind:a}=(0,S().resolveInTree)(n,t);return a==="outside"||a==="loop"}const v=9;function f(t){
const n=t.length-v;return{...t.length>0&&{likewise:t.slice(0,v)},...n>0&&{more:n}}}function l({unprovenMerge:t}){return t?
[(0,w().finding)("merge-not-proven",{merge:t.commit,reason:t.reason})]:[]}},72025:function(T,d,r){Object.defineProperty(
d,"__esModule",{value:!0}),d.ask=I,d.assetNotJudged=N,d.notChecked=v,d.ofChange=C;function S(){const f=r(27199);return S=
function(){return f},f}function w(){const f=r(95132);return w=function(){return f},f}function E(){const f=r(50661);return E=
function(){return f},f}function C(f){return(l,...t)=>(0,E().isChange)(l)?f(l,...t):[]}async function I(f,l,...t){const n=Object.
entries(f).map(async([a,s])=>{try{return await s(l,...t)}catch(o){return[$(a,o,t)]}});return(await Promise.all(n)).flat()}
function $(f,l,[t]){return t===void 0?(0,w().notJudged)(`the change; the check "${f}" failed`,l):N(t.asset,l,`; the chec\
k "${f}" failed`)}function N(f,l,t=""){const n=`the ${f.type} \`${f.id}\`${t}`;return(0,w().notJudged)(n,l,P(f))}function P(f){
try{return(0,S().placeOf)(f)}catch{return{location:{path:f.path,line:1,column:1},subject:(0,S().subjectOf)(f)}}}function v(f,{
path:l,detail:t},n){return(0,w().finding)("claim-not-checked",{claim:f,why:`${t} of the log \`${l}\``},n)}},70716:function(T,d,r){
Object.defineProperty(d,"__esModule",{value:!0}),d.SUBJECT_CHECKS=d.REMOVED_GENE_CHECKS=d.GENE_CHECKS=d.CLAIM_CHECKS=void 0;
function S(){const O=r(98497);return S=function(){return O},O}function w(){const O=r(37542);return w=function(){return O},
O}function E(){const O=r(19177);return E=function(){return O},O}function C(){const O=r(78782);return C=function(){return O},
O}function I(){const O=r(1348);return I=function(){return O},O}function $(){const O=r(90331);return $=function(){return O},
O}function N(){const O=r(75597);return N=function(){return O},O}function P(){const O=r(66503);return P=function(){return O},
O}function v(){const O=r(90350);return v=function(){return O},O}function f(){const O=r(72025);return f=function(){return O},
O}function l(){const O=r(52117);return l=function(){return O},O}function t(){const O=r(97004);return t=function(){return O},
O}function n(){const O=r(93198);return n=function(){return O},O}function a(){const O=r(59613);return a=function(){return O},
O}function s(){const O=r(48550);return s=function(){return O},O}function o(){const O=r(66322);return o=function(){return O},
O}function i(){const O=r(10255);return i=function(){return O},O}function e(){const O=r(85881);return e=function(){return O},
O}function g(){const O=r(93290);return g=function(){return O},O}function h(){const O=r(73566);return h=function(){return O},
O}function c(){const O=r(21861);return c=function(){return O},O}function y(){const O=r(47771);return y=function(){return O},
O}function p(){const O=r(36974);return p=function(){return O},O}function u(){const O=r(42804);return u=function(){return O},
O}const m=d.SUBJECT_CHECKS={"asset-files":l().assetFiles,"genes-outside":(0,f().ofChange)(c().genesOutside),"forbidden-p\
aths":(0,f().ofChange)(C().forbiddenPaths),"protected-paths":(0,f().ofChange)(N().protectedPaths),"policy-file":(0,f().ofChange)(
$().policyFile),"gate-change":(0,f().ofChange)(I().gateChange),"agent-files":(0,f().ofChange)(({agentFiles:O})=>O.flatMap(
({findings:F})=>F)),"changed-instructions":(0,f().ofChange)(S().changedInstructions),"stale-instructions":(0,f().ofChange)(
S().staleInstructions),"ignored-inputs":(0,f().ofChange)($().ignoredInputs),"audit-logs":(0,f().ofChange)(w().auditLogs),
"unauditable-files":(0,f().ofChange)(v().unauditableFiles),"unproven-merge":(0,f().ofChange)(v().unprovenMerge),"hard-ca\
p":(0,f().ofChange)(u().hardCap),"store-roots":(0,f().ofChange)(P().storeRoots),"deciding-files":(0,f().ofChange)(E().decidingFiles),
"missing-genes":e().missingGenes,"event-chain":n().eventChain,"unresolved-references":e().unresolvedReferences,"genes-st\
ill-named":(0,f().ofChange)(e().genesStillNamed),"engine-seeds":(0,f().ofChange)(o().engineSeeds),"activated-seeds":(0,f().
ofChange)(t().activatedSeeds),"removed-scripts":(0,f().ofChange)(g().removedScripts),"claimed-radius":(0,f().ofChange)(a().
claimedRadius),"claimed-streak":y().claimedStreak,estimates:(0,f().ofChange)(a().estimates),"look-alike-ids":s().lookAlikeIds,
"repeated-ids":s().repeatedIds,unidentified:h().unidentified},b=d.CLAIM_CHECKS={"self-description":h().selfDescription,"\
capsule-fields":h().capsuleFields,envelope:i().envelope},M=d.GENE_CHECKS={"incomplete-gene":p().incompleteGene,"validati\
on-list":p().validationList,"declared-constraints":u().declaredConstraints,"loosened-constraints":(0,f().ofChange)(u().loosenedConstraints),
"limits-beyond-cap":(0,f().ofChange)(u().limitsBeyondCap),"gene-blast-radius":(0,f().ofChange)(u().geneBlastRadius),"dec\
lared-paths":(0,f().ofChange)(u().declaredPaths),"self-description":h().selfDescription,envelope:i().envelope},A=d.REMOVED_GENE_CHECKS=
{"removed-gene":(0,f().ofChange)(p().removedGene),"gene-blast-radius":(0,f().ofChange)(u().geneBlastRadius),"declared-pa\
ths":(0,f().ofChange)(u().declaredPaths)}},52117:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.assetFiles=
w,d.assetProblemFinding=E;function S(){const C=r(95132);return S=function(){return C},C}function w({problems:C}){return C.
filter(({rule:I})=>I!=="outside-globs").map(E)}function E({before:C,...I}){const{rule:$,detail:N,location:P,id:v,severity:f}=I,
t={location:P,...v===void 0?{}:{subject:{id:v}},...f&&{severity:f}};return C?{...(0,S().finding)($,{detail:N},{...t,severity:"\
notice"}),before:C}:(0,S().finding)($,{detail:N},t)}},97004:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),
d.activatedSeeds=$,d.blockedGenes=C;function S(){const N=r(27199);return S=function(){return N},N}function w(){const N=r(
77680);return w=function(){return N},N}function E(){const N=r(95132);return E=function(){return N},N}async function C(N,P,v){
const f=new Map;for(const l of N){const{gene:t}=l.value,n=P.find(i=>i.type==="Gene"&&i.id===t),a=n&&await I(n,v);if(n===
void 0||a===void 0)continue;const s=`the command \`${a}\` of its gene \`${n.id}\` is blocked`,o={capsule:l.id,why:s};f.set(
l,(0,E().finding)("capsule-not-eligible",o,(0,S().placeOf)(l,["gene"])))}return f}async function I(N,P){const v=P.forFile(
N.path);for(const f of(0,w().commandsToRun)(N)){const{verdict:l}=await v.command(f);if(l==="block")return f}}async function $({
assets:N,judge:P}){const v=[];for(const f of N.activated??[]){const l=await I(f,P);l!==void 0&&v.push((0,E().finding)("s\
eed-activated-blocked",{gene:f.id,command:l},(0,S().placeOf)(f,["validation"])))}return v}},93198:function(T,d,r){Object.
defineProperty(d,"__esModule",{value:!0}),d.eventChain=N;function S(){const n=r(27199);return S=function(){return n},n}function w(){
const n=r(28894);return w=function(){return n},n}function E(){const n=r(95132);return E=function(){return n},n}function C(){
const n=r(36773);return C=function(){return n},n}function I(){const n=r(72025);return I=function(){return n},n}function $(){
const n=r(85475);return $=function(){return n},n}function N({assets:{changes:n,present:a,unread:s}}){const o=a.filter(({
type:p})=>p==="EvolutionEvent"),i=new Set(n.map(({asset:p})=>p)),e=new Map(o.map(p=>[p.id,p])),g=new Map,h=new Map,c=new Set,
y=new Set;return o.flatMap(p=>{const u=h.get(p.path);h.set(p.path,p);const m=f(p),b=m===void 0?void 0:g.get(m);if(m!==void 0&&
b===void 0&&g.set(m,p),!i.has(p)||p.cut)return[];const M=(0,S().placeOf)(p,["parent"]),A={event:p.id};if(m===void 0){if(u===
void 0||!(0,w().isAuditLog)(p.path))return[];const k={...A,fault:P,fix:v(p,u.id)};return[(0,E().finding)("event-not-chai\
ned",k,M)]}if(!e.has(m)){const k=u===void 0,R=(0,w().isAuditLog)(p.path)&&!k?"error":"warning",[G]=s;if(G!==void 0){const U=`\
whether the parent \`${m}\` of the EvolutionEvent \`${p.id}\` exists`;return[(0,I().notChecked)(U,G,{...M,severity:R})]}
if(y.has(m))return[];k||y.add(m);const D=k?`If the log with \`${m}\` exists, commit it, too; otherwise leave the event as\
 its engine wrote it`:`Append the events up to \`${m}\` that the engine wrote before this one; if they are lost, leave th\
e event out`,H={...A,parent:m,where:"not in any asset file",fix:D};return[(0,E().finding)("event-parent-missing",H,{...M,
severity:R})]}const O=t(p,e,c);if(O!==void 0){const k=`has a circular chain of parents: ${(0,C().inCode)(O)}`;return[(0,E().
finding)("event-not-chained",{...A,fault:k,fix:"Set the `parent` of each event to the previous event"},M)]}if(b===void 0||
b.id===p.id)return[];const F=u===void 0||u.id===m?b.id:u.id,j=`has the parent \`${m}\`, which is already the parent of \`${b.
id}\``,L={...A,fault:j,fix:v(p,F)};return[(0,E().finding)("event-not-chained",L,{...M,severity:"warning"})]})}const P="h\
as no parent, but it is not the first event of its log";function v({value:n},a){const s=n.asset_id===void 0?"":(0,$().contentHash)(
{...n,parent:a});return`Set \`parent\` to \`${a}\`, the previous event${s&&`, and \`asset_id\` to \`${s}\``}`}function f({
value:{parent:n}}){return typeof n=="string"&&n!==""?n:void 0}const l=5;function t(n,a,s){const o=new Set;let i=n;for(;i!==
void 0&&!s.has(i.id)&&!o.has(i.id);){o.add(i.id);const g=f(i);i=g===void 0?void 0:a.get(g)}if(i!==void 0&&i.id===n.id&&!s.
has(i.id))return[...o].slice(0,l);for(const g of o)s.add(g)}},59613:function(T,d,r){Object.defineProperty(d,"__esModule",
{value:!0}),d.claimedRadius=E,d.estimates=t,d.sizeOf=$;function S(){const a=r(27199);return S=function(){return a},a}function w(){
const a=r(95132);return w=function(){return a},a}function E({assets:{changes:a},counted:s}){return["Capsule","EvolutionE\
vent"].flatMap(o=>{const i=a.filter(({kind:c,asset:y})=>c==="added"&&y.type===o).map(({asset:c})=>({asset:c,size:$(c.value.
blast_radius)})),e=i.flatMap(({size:c})=>c??[]),g=i.at(-1);if(g===void 0||e.length<i.length)return[];const h=e.reduce(N);
if(h.files<s.least.files||h.lines<s.least.lines){const c={together:i.length>1,severity:"warning"};return[C(g.asset,h,s.least,
c)]}return i.flatMap(({asset:c,size:y})=>y!==void 0&&v(c)&&P(y,s.most)?[C(c,y,s.most,{together:!1,severity:"notice"})]:[])})}
function C(a,s,o,{together:i,severity:e}){const{type:g,id:h}=a,c={type:g,id:h,claim:`claims ${I(s)}${i?" together with t\
he others of the change":""}`,shown:`git counts ${I(o)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},y={...(0,S().placeOf)(a,["blast_radius"]),severity:e};return(0,w().finding)("\
claim-differs",c,y)}function I({files:a,lines:s}){return`${a} ${a===1?"file":"files"} and ${s} ${s===1?"line":"lines"}`}
function $(a){if(!(0,S().isJsonObject)(a))return;const{files:s,lines:o}=a;return typeof s=="number"&&typeof o=="number"?
{files:s,lines:o}:void 0}function N(a,s){return{files:a.files+s.files,lines:a.lines+s.lines}}function P(a,s){return a.files>
s.files||a.lines>s.lines+s.files}function v({value:{outcome:a}}){return(0,S().isJsonObject)(a)&&a.status==="success"}const f=3,
l=.1;function t({assets:{changes:a},counted:s}){const{least:o,most:i}=s,e=a.filter(({kind:g,asset:h})=>g==="added"&&h.type===
"EvolutionEvent");return e.flatMap(({asset:g})=>{const{blast_radius_estimate:h,meta:c,blast_radius:y}=g.value,p=(0,S().isJsonObject)(
h)?[]:["meta"],u=p.length===0?h:(0,S().isJsonObject)(c)&&c.blast_radius_estimate,m=n(u);if(m===void 0||m<=0)return[];const b=e.
length===1,M=b?o.files:n(y),A=b?i.files:n(y);if(M===void 0||A===void 0)return[];const O=M/m>f;if(!O&&A/m>=l)return[];const F=O?
M:A,j=(0,S().placeOf)(g,[...p,"blast_radius_estimate"]),L={type:g.type,id:g.id,claim:`estimates ${m} ${m===1?"file":"fil\
es"}`,shown:`the change touches ${F}`,fix:"Review the changes that were not planned, or update the estimate"};return[(0,w().
finding)("claim-differs",L,j)]})}function n(a){return(0,S().isJsonObject)(a)&&typeof a.files=="number"?a.files:void 0}},
48550:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.lookAlikeIds=P,d.repeatedIds=a;function S(){const i=r(
76760);return S=function(){return i},i}function w(){const i=r(23404);return w=function(){return i},i}function E(){const i=r(
27199);return E=function(){return i},i}function C(){const i=r(64385);return C=function(){return i},i}function I(){const i=r(
11970);return I=function(){return i},i}function $(){const i=r(95132);return $=function(){return i},i}function N(){const i=r(
25367);return N=function(){return i},i}function P({assets:{changes:i,present:e}}){const g=i.filter(({kind:p})=>p==="adde\
d").map(({asset:p})=>p);if(g.length===0)return[];const h=new Set(g.map(({type:p})=>p)),c=new Map,y=new Map;for(const{type:p,
value:u}of e){const m=h.has(p)?(0,C().declaredId)(u):void 0;if(m!==void 0)for(const b of f(p,m)){const M=c.get(b);M===void 0?
c.set(b,m):M!==m&&!y.has(b)&&y.set(b,m)}}return g.flatMap(p=>{const{type:u,id:m}=p,M=f(u,m).flatMap(O=>[c.get(O),y.get(O)]).
find(O=>O!==void 0&&O!==m);if(M===void 0)return[];const A=(0,E().placeOf)(p,["id"]);return[(0,$().finding)("look-alike-i\
d",{type:u,id:(0,N().visible)(m),other:(0,N().visible)(M)},A)]})}const v=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function f(i,e){const g=/^[\w.-]*$/.test(e)?e:l(e),h=g.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${i} case ${t(g)}`,`${i} drawn ${t(h)}`]}function l(i){const e=i.normalize("NFKC").replace(v,"");return(0,I().asciiOf)(
e.replace(/\p{Pd}/gu,"-"))}function t(i){return i.toUpperCase().toLowerCase()}const n=/(?:\.seed\.json|\/default_genes\.json)$/;
function a({assets:{changes:i,present:e}}){const h=i.filter(({kind:p})=>p==="added"||p==="modified").map(({asset:p})=>p).
filter(s);if(h.length===0)return[];const c=new Set(h.map(({id:p})=>p)),y=e.filter(p=>s(p)&&c.has(p.id));return h.flatMap(
p=>{const u=y.find(M=>o(M,p));if(u===void 0)return[];const m=`the gene \`${p.id}\`, also in \`${u.path}\` with other cont\
ent`,b={...(0,E().placeOf)(p,["id"]),severity:"warning"};return[(0,$().finding)("duplicate-id",{detail:m},b)]})}function s({
type:i,path:e}){return i==="Gene"&&!n.test(`/${e}`)}function o(i,e){return i.id===e.id&&i.path.replace(/l$/,"")!==e.path.
replace(/l$/,"")&&S().posix.dirname(i.path)===S().posix.dirname(e.path)&&(0,w().canonicalize)(i.value)!==(0,w().canonicalize)(
e.value)}},66322:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.asNotice=I,d.engineSeeds=E,d.lacksEngine=
C;function S(){const $=r(13580);return S=function(){return $},$}function w(){const $=r(95132);return w=function(){return $},
$}function E({seeds:$,genes:N}){const[P]=$.keys();if(P===void 0)return[];const v=[...$.values()].sort((t,n)=>t.localeCompare(
n,"en",{numeric:!0})),f={ids:[...new Set([...$.keys()].map(({id:t})=>t))],count:$.size,oldest:v[0]??"",newest:v.at(-1)??
"",idle:N.filter(({asset:t,commands:n})=>$.has(t)&&C(n)).length},l=f.idle>0?"warning":"notice";return[(0,w().finding)("e\
ngine-seeds",f,{location:P.locate(),severity:l})]}function C($){return $.some(({findings:N})=>N.some(({rule:P})=>(0,S().
ruleOf)(P).absent===!0))}function I($){return($.harm??(0,S().ruleOf)($.rule).harm)==="danger"?$:{...$,severity:"notice"}}},
10255:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.envelope=$;function S(){const n=r(27199);return S=
function(){return n},n}function w(){const n=r(61331);return w=function(){return n},n}function E(){const n=r(39763);return E=
function(){return n},n}function C(){const n=r(95132);return C=function(){return n},n}function I(){const n=r(85475);return I=
function(){return n},n}function $(n,{asset:a}){const{type:s,id:o,envelope:i}=a;return[...P(a),...i&&(0,w().senderOf)(i)===
void 0?[(0,C().finding)("schema-field",{type:s,id:o,...N},(0,S().placeOf)(a))]:[]]}const N={field:"sender_id",where:"'s \
message",fault:"is missing",fix:"Store the message with its `sender_id`"};function P(n){const{type:a,id:s,wrappers:o=[]}=n,
i=(0,S().placeOf)(n);return o.flatMap(e=>v(n,e).flatMap(([g,h])=>{const c=e[g];if(c===void 0||c===h)return[];const y={type:a,
id:s,field:g,stated:t(c),actual:t(h)};return[(0,C().finding)("envelope-contradicts-asset",y,i)]}))}function v(n,a){const{
type:s,id:o,value:i}=n;return[...s==="ValidationReport"?[["target_asset_id",i.gene_asset_id??a.target_asset_id],["target\
_local_id",i.gene_id]]:[],...f(a.type,s)?[["type",s]]:[],["asset_type",s],["asset_id",l(n,a.asset_id)],["content_hash",l(
n,a.content_hash)],["local_id",o]]}function f(n,a){if(typeof n!="string")return!1;const s=n.toLowerCase();return s!==a.toLowerCase()&&
E().ASSET_TYPES.some(o=>o.toLowerCase()===s)}function l({type:n,value:a},s){if(a.asset_id!==void 0||s===void 0)return a.
asset_id;const o={type:n,value:{...a,asset_id:s}};return(0,I().matchContentHash)(o)===void 0?(0,I().contentHash)(a):s}function t(n){
return JSON.stringify(n??null).slice(0,100)}},85881:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.appliedIds=
l,d.genesStillNamed=N,d.missingGenes=a,d.unresolvedReferences=$;function S(){const s=r(27199);return S=function(){return s},
s}function w(){const s=r(30610);return w=function(){return s},s}function E(){const s=r(95132);return E=function(){return s},
s}function C(){const s=r(72025);return C=function(){return s},s}function I(){const s=r(50661);return I=function(){return s},
s}function $({assets:s}){const{changes:o,present:i,unread:e}=s,g=[["capsule_id","Capsule",P(i,"Capsule")],["validation_r\
eport_id","ValidationReport",P(i,"ValidationReport")]];return o.filter(f).flatMap(({asset:h})=>{if(h.type!=="EvolutionEv\
ent")return[];const{type:c,id:y,value:p}=h,[u]=e;return g.flatMap(([m,b,M])=>{const A=p[m];if(!v(A,M))return[];const O={
...(0,S().placeOf)(h,[m]),severity:"warning"},F=`whether \`${A}\`, which the EvolutionEvent \`${y}\` names, exists`;return u?
[(0,C().notChecked)(F,u,O)]:[(0,E().finding)("reference-not-found",{type:c,id:y,wanted:b,name:A,field:m},O)]})})}function N({
assets:{changes:s,present:o}}){const i=P(o,"Gene"),e=l(s),g=s.flatMap(({kind:c,asset:y,before:p})=>c==="removed"?y:p??[]).
filter(({type:c})=>c==="Gene").flatMap(c=>(0,w().namesOf)(c).map(y=>({asset:c,name:y}))).filter(({name:c})=>!i.has(c)&&!e.
has(c));if(g.length===0)return[];const h=o.flatMap(w().namings);return g.flatMap(({asset:c,name:y})=>{const p=h.filter(({
gene:O})=>O===y),u=p.find(O=>O.by.type==="Capsule")??p[0];if(u===void 0)return[];const m=y.startsWith("sha256:"),b={what:`${m?
"gene that was":"gene"} \`${y}\``,by:`the ${u.by.type} \`${u.by.id}\``,more:new Set(p.map(O=>O.by)).size-1,fix:m?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${y}\`, or also remove the Capsules that name it`},M=u.by.
type==="Capsule"?"warning":"notice",A=u.by.locate(u.pointer);return[(0,E().finding)("still-named",b,{location:A,subject:(0,S().
subjectOf)(c),severity:M})]})}function P(s,o){return new Set(s.filter(i=>i.type===o).flatMap(w().namesOf))}function v(s,o){
return typeof s=="string"&&!o.has(s)}function f({kind:s}){return s==="added"||s==="modified"}function l(s){return new Set(
s.flatMap(w().newNamings).map(({gene:o})=>o))}const t="ad_hoc",n={severity:"warning",harm:"bookkeeping"};function a(s){const{
changes:o}=s.assets,i=new Set(o.filter(({kind:e,asset:g})=>e!=="removed"&&g.type==="Gene").flatMap(({asset:e})=>(0,w().namesOf)(
e)));return o.flatMap(w().newNamings).filter(({gene:e})=>!i.has(e)).map(({by:e,gene:g,pointer:h})=>{const c=g===t&&(0,I().
isChange)(s),y={...(0,S().placeOf)(e,h),...c&&n},{type:p,id:u}=e,m={type:p,id:u,wanted:"gene",name:g,field:String(h[0])};
return(0,E().finding)("reference-not-found",m,y)})}},93290:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),
d.removedScripts=l;function S(){const i=r(76760);return S=function(){return i},i}function w(){const i=r(27199);return w=
function(){return i},i}function E(){const i=r(68450);return E=function(){return i},i}function C(){const i=r(77680);return C=
function(){return i},i}function I(){const i=r(63455);return I=function(){return i},i}function $(){const i=r(51951);return $=
function(){return i},i}function N(){const i=r(59867);return N=function(){return i},i}function P(){const i=r(46912);return P=
function(){return i},i}function v(){const i=r(91063);return v=function(){return i},i}function f(){const i=r(95132);return f=
function(){return i},i}async function l(i){const{assets:e,baseTree:g,clock:h}=i,c=t(i.change),y=await n(i);if(c.size+y.size===
0)return[];const p=new Set(e.changes.map(({asset:b})=>b)),u=e.present.filter(b=>b.type==="Gene"&&!p.has(b)),m=new Map;for(const b of u){
await h.tick();const M=(0,C().validationCommands)(b),A=new Map;for(const{value:O,pointer:F}of M.kind==="list"?M.entries:
[]){if(typeof O!="string")continue;const{root:j}=(0,E().storeOf)(b.path,{policy:i.policy,tree:g}),k=(0,I().namedPaths)(O,
j).filter(R=>c.has(R)).map(R=>({path:R,script:""}));y.size>0&&k.push(...await s(O,g,j));for(const R of k){const G=o(R);(R.
script===""||y.has(G))&&A.set(G,{...R,entry:F[1]})}}for(const[O,F]of A){const j=m.get(O);j?j.more+=1:m.set(O,{...F,gene:b,
more:0})}}return[...m.values()].map(({path:b,script:M,gene:A,entry:O,more:F})=>{const j=M===""?`file \`${b}\``:`script \`${M}\
\` of \`${b}\``,L=`Keep \`${M||b}\`, or change the commands that name it`,k={...(0,w().placeOf)(A,["validation",O]),harm:"\
broken"};return(0,f().finding)("still-named",{what:j,by:`the gene \`${A.id}\``,more:F,fix:L},k)})}function t({files:i}){
const e=new Set(i.flatMap(({status:g,path:h,oldPath:c})=>g==="deleted"?h:c??[]));for(const{path:g,status:h}of i)h!=="del\
eted"&&e.delete(g);return e}async function n({change:i,baseTree:e,tree:g}){const h=i.files.map(({path:y,oldPath:p})=>p??
y),c=new Set;for(const y of h.filter(p=>S().posix.basename(p)==="package.json")){const p=await a(e,y),u=new Set(await a(
g,y));for(const m of p)u.has(m)||c.add(o({path:y,script:m}))}return c}async function a(i,e){const g=S().posix.dirname(e);
return[...(await(0,N().usablePackageJson)(i,g==="."?"":g))?.scripts.keys()??[]]}async function s(i,e,g){const{invocation:h}=(0,$().
readWords)(i,{tree:e,cwd:g});if(h?.program!=="npm")return[];const c={tree:e,directory:g,changed:new Set,families:v().NO_PROGRAMS},
{runs:y}=await(0,P().scriptsThatRun)(h,c,{start:0,end:0}),p=(0,P().eventOf)(h);return y.flatMap(({directory:u,event:m})=>m===
p?[{path:S().posix.join(u,"package.json"),script:p}]:[])}function o({path:i,script:e}){return`${i}\0${e}`}},21471:function(T,d,r){
Object.defineProperty(d,"__esModule",{value:!0}),d.describeJson=g,d.schemaDifferences=C;function S(){const h=r(98879);return S=
function(){return h},h}const w=2e5,E=50;function C(h,c){try{return I(h,c)}catch(y){if(!(y instanceof URIError))throw y;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function I(h,c){const y=(0,S().complaintsOf)(h,c,JSON.stringify(c).length<=w),p=new Map,u=new Set;for(const m of y){if(v.
has(m.keyword))continue;const b=N(m);if(!u.has(b)){u.add(b);for(const M of f(m,h,c)){const A=$(m,M),O=p.get(A);p.set(A,O?
{...O,more:O.more+1}:M)}}}return[...p.values()].slice(0,E)}function $({keywordLocation:h},c){switch(c.kind){case"missing":
return JSON.stringify([h,...c.fields]);case"unknown":return JSON.stringify([h,c.field]);case"invalid":return h}}function N({
keyword:h,instanceLocation:c}){return`${P.has(h)?h:"value"} ${c}`}const P=new Set(["required","additionalProperties"]),v=new Set(
["properties","items","false"]);function f(h,c,y){const{keyword:p,keywordLocation:u,instanceLocation:m}=h,{pointer:b,value:M}=t(
y,m),A=n(c,u);if(p==="required"){const F=(A.required??[]).filter(j=>!l(M,j));return[{kind:"missing",pointer:b,fields:F,more:0}]}
if(p==="additionalProperties"){const F=A.properties??{},j=Object.keys(M??{}).filter(k=>!Object.hasOwn(F,k)),L=Object.keys(
F).filter(k=>!l(M,k));return j.map(k=>({kind:"unknown",pointer:[...b,k],field:k,absent:L,more:0}))}const O=e(p,A);return[
{kind:"invalid",pointer:b,keyword:p,expected:O,found:g(M),more:0}]}function l(h,c){return h!==null&&Object.hasOwn(h,c)}function t(h,c){
const y=[];let p=h;for(const u of a(c))Array.isArray(p)?(y.push(Number(u)),p=p[Number(u)]??null):(y.push(u),p=p[u]??null);
return{pointer:y,value:p}}function n(h,c){let y=S().SCHEMAS[h];for(const p of a(c).slice(0,-1))y=y[p];return y}function a(h){
return h.split("/").slice(1).map(c=>c.replaceAll("~1","/").replaceAll("~0","~"))}const s={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},o={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},i=40;function e(h,c){const y=c[h];
switch(h){case"type":return[y].flat().map(p=>s[String(p)]??String(p)).join(" or ");case"enum":return`one of ${(c.enum??[]).
map(p=>JSON.stringify(p)).join(", ")}`;case"const":return JSON.stringify(y);case"pattern":return o[String(y)]??`a string\
 that matches ${y}`;case"minLength":return y===1?"a non-empty string":`a string of at least ${y} characters`;case"maxLen\
gth":return`a string of at most ${y} characters`;case"minItems":return y===1?"a non-empty list":`a list of at least ${y}\
 items`;case"maxItems":return`a list of at most ${y} items`;case"minimum":return`a number that is at least ${y}`;case"ma\
ximum":return`a number that is at most ${y}`;default:return`a value that matches \`${h}\` in the schema`}}function g(h){
return Array.isArray(h)?h.length===0?"an empty list":"a list":h!==null&&typeof h=="object"?"an object":typeof h!="string"?
String(h):h.length<=i?JSON.stringify(h):`a string of ${h.length} characters`}},57733:function(T,d,r){Object.defineProperty(
d,"__esModule",{value:!0}),d.promotionSchemaFindings=N,d.schemaFindings=$;function S(){const s=r(23404);return S=function(){
return s},s}function w(){const s=r(27199);return w=function(){return s},s}function E(){const s=r(3051);return E=function(){
return s},s}function C(){const s=r(95132);return C=function(){return s},s}function I(){const s=r(21471);return I=function(){
return s},s}function $(s){return(0,I().schemaDifferences)(s.type,s.value).flatMap(o=>l(s.type,o)).map(o=>P(s,o,"warning"))}
function N(s){const o=a(s)?"warning":"error";return(0,I().schemaDifferences)(s.type,s.value).map(i=>P(s,i,o))}function P(s,o,i){
const{type:e,id:g}=s,{pointer:h,more:c}=o,y={...(0,w().placeOf)(s,h),severity:i},p=(u,m,b,M)=>(0,C().finding)("schema-fi\
eld",{type:e,id:g,field:u,fault:m,where:b,fix:M},y);switch(o.kind){case"missing":{const{fields:u}=o,b=`Add what is missi\
ng as the schema of the protocol describes it${u.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return p(u.join("`, `"),"is missing",f(h,c),b)}case"unknown":{const u=f(h.slice(0,-1),c),{field:m,absent:b}=o,
M=(0,E().nearestName)(m,b),A=M===void 0?"":`If you meant \`${M}\`, rename it. Otherwise, `,O=`${A}${A?"remove":"Remove"}\
 \`${m}\` or store it outside the asset`;return p(m,"is unknown",u,O)}case"invalid":{const{expected:u}=o,m=`${o.found}${c===
0?"":` (and in ${v(c)})`}`,b=h.join("."),M=`must be ${u}, but it is ${m}`;return p(b,M,"",`Change \`${b}\` to ${u}`)}}}function v(s){
return s===1?"1 similar place":`${s} similar places`}function f(s,o){return s.length===0?"":` in \`${s.join(".")}\`${o===
0?"":` and ${v(o)}`}`}function l(s,o){const{pointer:i}=o;switch(o.kind){case"missing":{const e=o.fields.filter(g=>!t[s].
has([...i,g].join(".")));return e.length===0?[]:[{...o,fields:e}]}case"unknown":return[o];case"invalid":return n(s,i,o.keyword)?
[]:[o]}}const t={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function n(s,[
o,...i],e){if(o==="type"||o==="id"||o==="asset_id")return!0;if(s!=="Gene")return!1;const g=e==="minItems"&&i.length>0;return o===
"validation"||o==="constraints"&&!g}function a({value:s}){const{schema_version:o}=s,i=typeof o=="string"?/^1\.(\d+)\.\d+$/.
exec(o)?.[1]:void 0;return i!==void 0&&Number(i)<Number(S().SCHEMA_VERSION.split(".")[1])}},98879:function(T,d,r){Object.
defineProperty(d,"__esModule",{value:!0}),d.SCHEMAS=void 0,d.complaintsOf=f;function S(){const n=r(13574);return S=function(){
return n},n}function w(){const n=r(36576);return w=function(){return n},n}function E(){const n=r(25065);return E=function(){
return n},n}function C(){const n=r(5330);return C=function(){return n},n}function I(){const n=r(39436);return I=function(){
return n},n}function $(){const n=r(39763);return $=function(){return n},n}const P={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},v=d.SCHEMAS={Gene:C().default,Capsule:w().default,EvolutionEvent:E().default,
Mutation:I().default,ValidationReport:P};function f(n,a,s){return l[s?"all":"first"][n].validate(a).errors}const l={all:t(
!1),first:t(!0)};function t(n){const a=$().ASSET_TYPES.map(s=>[s,new(S()).Validator(v[s],"7",n)]);return Object.fromEntries(
a)}},73566:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.capsuleFields=P,d.selfDescription=N,d.unidentified=
v;function S(){const t=r(27199);return S=function(){return t},t}function w(){const t=r(59490);return w=function(){return t},
t}function E(){const t=r(95132);return E=function(){return t},t}function C(){const t=r(72025);return C=function(){return t},
t}function I(){const t=r(85475);return I=function(){return t},t}function $(){const t=r(57733);return $=function(){return t},
t}function N({correctorOf:t},{asset:n,change:a,commands:s=[]}){if(n.cut)return[];const o=a?.kind==="unchanged"?void 0:a?.
before,i=s.some(({findings:e})=>e.some(({edit:g})=>g?.fix));return[...(0,I().hashFindings)(n,t(n),!i,o),...(0,$().schemaFindings)(
n)]}function P(t,{asset:n}){const{type:a,id:s,value:o}=n;if(a!=="Capsule"||n.cut)return[];const i=["success_streak","env\
_fingerprint"].filter(h=>o[h]==null);if(i.length===0)return[];const e=i.join("`, `"),g={fault:"is missing",where:"",fix:`\
Add \`${e}\``};return[(0,E().finding)("schema-field",{type:a,id:s,field:e,...g},(0,S().placeOf)(n))]}function v({genes:t,
claims:n,correctorOf:a}){const e=[...t.filter(({change:h})=>h?.kind!=="removed").map(({asset:h})=>h),...n].filter(({cut:h})=>!h).
flatMap(h=>f(h,a));return[...(0,w().groupBy)(e,({rule:h,location:c})=>JSON.stringify([h,c?.path])).values()].flatMap(l)}
function f(t,n){try{return(0,I().identityFindings)(t,n(t)).filter(I().isMissingIdentity)}catch(a){return[(0,C().assetNotJudged)(
t,a)]}}function l([t,...n]){if(t===void 0)return[];if(n.length===0||!(0,I().isMissingIdentity)(t))return[t,...n];const{subject:a,
args:s,...o}=t,{expected:i,...e}=s;return[{...o,args:{...e,others:n.length}}]}},21861:function(T,d,r){Object.defineProperty(
d,"__esModule",{value:!0}),d.genesOutside=N;function S(){const v=r(81456);return S=function(){return v},v}function w(){const v=r(
7946);return w=function(){return v},v}function E(){const v=r(93028);return E=function(){return v},v}function C(){const v=r(
95132);return C=function(){return v},v}function I(){const v=r(52117);return I=function(){return v},v}const $=5;async function N(v){
const f=v.problems.filter(({rule:t})=>t==="outside-globs");return(await v.clock.all(f,async t=>{const n=await P(t.location.
path,v);return n.some(({severity:s})=>s==="error")?n:[(0,I().assetProblemFinding)(t),...n]})).flat()}async function P(v,f){
const{change:l,tree:t,baseTree:n,policy:a,judge:s}=f,o=(0,S().assetLimits)(a.assets.max_file_bytes),i=async(c,y)=>{const{
kind:p,size:u=0}=c.stat(y)??{};return!(0,E().isRegular)(p)||u>o.maxBytes?[]:(0,w().strayGenes)(y,await c.read(y,o.maxBytes),
o)},e=l.files.find(c=>c.path===v)?.oldPath??v,g=new Set((await i(n,e)).flatMap(({commands:c})=>c)),h=[];for(const{location:c,
commands:y}of await i(t,v))for(const p of y){const{findings:u}=await s.command(p),m=u.find(A=>A.danger!==void 0)?.danger;
if(m===void 0||h.length===$)continue;const b=`a Gene whose command \`${p}\` ${m}`,M=g.has(p)?"notice":"error";h.push({...(0,C().
finding)("outside-globs",{detail:b},{location:c,severity:M,harm:"danger"}),danger:m})}return h}},47771:function(T,d,r){Object.
defineProperty(d,"__esModule",{value:!0}),d.claimedStreak=p,d.eventsIn=n,d.streakCounter=N,d.successStreak=t;function S(){
const u=r(23404);return S=function(){return u},u}function w(){const u=r(27199);return w=function(){return u},u}function E(){
const u=r(59490);return E=function(){return u},u}function C(){const u=r(95132);return C=function(){return u},u}function I(){
const u=r(72025);return I=function(){return u},u}function $(){const u=r(85475);return $=function(){return u},u}function N(u,m){
const b=s(u,m),M=(0,E().groupBy)(u,({value:{capsule_id:A}})=>A);return A=>P(A,M.get(A.id)??[],b,m)}function P({id:u,value:{
gene:m}},b,M,A){const O=[],F=[],j={files:0,lines:0};let L;const{successes:k,failure:R}=v(u,b);for(const G of k){const{value:D}=G,
H=M.get(G)??i(D,A)??(e(D,m,A)?void 0:a)??(h(D)?"it records no change":void 0);H===void 0?(F.push(G),g(j,D)||(L??=y(D))):
O.push({event:y(D),why:H})}return{count:l(F),uncounted:O,ended:R!==void 0,...R&&k.length===0&&{failed:y(R.value)},radius:j,
...L!==void 0&&{unmeasured:L}}}function v(u,m){const b=m.filter(({value:A})=>A.type==="EvolutionEvent"&&A.capsule_id===u).
reverse(),M=b.findIndex(({value:A})=>!f(A));return M<0?{successes:b}:{successes:b.slice(0,M),failure:b[M]}}function f({outcome:u}){
return(0,w().isJsonObject)(u)&&u.status==="success"}function l(u){const m=u.map(({value:b})=>b.id).filter(b=>typeof b=="\
string");return u.length-m.length+new Set(m).size}function t(u,m){const{successes:b,failure:M}=v(u,m);return{count:l(b),
ended:M!==void 0}}function n({changes:u,present:m,unread:b}){const M=b.at(-1),A=new Set(u.map(({asset:O})=>O));return m.
filter(({type:O,path:F})=>O==="EvolutionEvent"&&(!M||F>=M.path)).map(O=>({value:O.value,log:O.path,isNew:A.has(O)}))}const a="\
it does not name the gene of the Capsule";function s(u,m){const b=new Map,M=new Map,A=new Set;for(const O of u){const F=o(
O,M,m&&A.has(O.log));F!==void 0&&b.set(O,F),A.add(O.log);const{id:j}=O.value;typeof j=="string"&&!M.has(j)&&M.set(j,O)}return b}
function o({value:u,isNew:m},b,M){const{id:A,parent:O}=u;if(m)return"the change that is judged adds or edits it";const F=typeof A==
"string"?b.get(A):void 0;return F!==void 0?(0,S().canonicalize)(F.value)===(0,S().canonicalize)(u)?void 0:"an earlier ev\
ent with other content has its id":typeof O=="string"&&O!==""?b.has(O)?void 0:"its parent is not in the log before it":M?
"it has no parent":void 0}function i(u,m){const{id:b,asset_id:M}=u;if(M===void 0)return m?"it has no hash":void 0;if((0,$().
matchContentHash)({type:"EvolutionEvent",value:u})===void 0)return"its hash does not match its content";const A=typeof b==
"string"&&b.trim()!=="";return m&&!A?"it has no id":void 0}function e({genes_used:u},m,b){return typeof m!="string"||m===
""||!Array.isArray(u)?!b:u.includes(m)}function g(u,{blast_radius:m}){if(m===void 0)return!0;if(!(0,w().isJsonObject)(m))
return!1;const{files:b,lines:M}=m;return!c(b)||!c(M)?!1:(u.files=Math.max(u.files,b),u.lines=Math.max(u.lines,M),!0)}function h({
blast_radius:u}){return(0,w().isJsonObject)(u)&&(u.files===0||u.lines===0)}function c(u){return typeof u=="number"&&Number.
isSafeInteger(u)&&u>=0}function y({id:u}){return typeof u=="string"?u:"without an id"}function p({assets:u}){const m=(0,E().
groupBy)(n(u),({value:b})=>b.capsule_id);return u.changes.flatMap(({kind:b,asset:M})=>{const{success_streak:A}=M.value;if(b===
"removed"||M.type!=="Capsule"||typeof A!="number")return[];const{count:O,ended:F}=t(M.id,m.get(M.id)??[]);if(A<=O)return[];
const j=(0,w().placeOf)(M,["success_streak"]),L=u.unread.at(-1);if(L!==void 0&&!F)return[(0,I().notChecked)(`the success\
 streak of the Capsule \`${M.id}\``,L,j)];const k={type:M.type,id:M.id,claim:`claims a success streak of ${A}`,shown:`th\
e events show ${O}`,fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,C().finding)("claim-di\
ffers",k,j)]})}},78883:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.geneDifferences=C,d.uncovered=
P;function S(){const v=r(77680);return S=function(){return v},v}function w(){const v=r(32854);return w=function(){return v},
v}function E(){const v=r(56131);return E=function(){return v},v}function C({kind:v,asset:f,before:l}){return l===void 0||
f.cut||v!=="added"&&v!=="modified"?[]:[...I(l,f),...N(l,f)]}function I(v,f){const[l,t]=[$(v),$(f)],n="validation";return[
...[...l].filter(a=>!t.has(a)).map(a=>({kind:"command_removed",field:n,base:a,head:null})),...[...t].filter(a=>!l.has(a)).
map(a=>({kind:"command_added",field:n,base:null,head:a}))]}function $(v){const f=(0,S().validationCommands)(v),l=f.kind===
"list"?f.entries.map(({value:t})=>t):[];return new Set(l.filter(t=>typeof t=="string"))}function N(v,f){const{constraints:l}=(0,E().
readConstraints)(v.value.constraints),{constraints:t}=(0,E().readConstraints)(f.value.constraints),n=[];t.maxFiles!==l.maxFiles&&
n.push({kind:t.maxFiles>l.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
l.maxFiles),head:String(t.maxFiles)});const a="constraints.forbidden_paths";for(const s of P(l.forbiddenPaths,t.forbiddenPaths))
n.push({kind:"constraint_loosened",field:a,base:s,head:null});for(const s of P(t.forbiddenPaths,l.forbiddenPaths))n.push(
{kind:"constraint_tightened",field:a,base:null,head:s});return n}function P(v,f){return v.filter(l=>!f.some(t=>(0,w().isWithin)(
l,t)))}},36974:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.incompleteGene=N,d.removedGene=P,d.validationList=
C;function S(){const v=r(27199);return S=function(){return v},v}function w(){const v=r(77680);return w=function(){return v},
v}function E(){const v=r(95132);return E=function(){return v},v}function C(v,{asset:f,validation:l,commands:t}){if(f.cut)
return[];const n=["validation"],a={gene:f.id};if(l.kind==="not_a_list"){const i={...a,fault:`must have ${l.expected} as \
\`validation\``};return[(0,E().finding)("validation-malformed",i,(0,S().placeOf)(f,n))]}if(l.kind==="missing"||l.entries.
every(w().isBlankEntry))return[(0,E().finding)("validation-missing",{...a,that:""},(0,S().placeOf)(f,n))];const s=[],o=new Set;
for(const i of l.entries){const{value:e,pointer:g}=i;if((0,w().isBlankEntry)(i)){const h={...a,field:g.join("."),fault:"\
is blank"},c={...(0,S().placeOf)(f,g),severity:"notice"};s.push((0,E().finding)("validation-redundant",h,c))}else if(typeof e!=
"string"){const h={...a,fault:`must have a string as \`${g.join(".")}\``};s.push((0,E().finding)("validation-malformed",
h,(0,S().placeOf)(f,g)))}else if(o.has(e)){const h={...(0,S().placeOf)(f,g),subject:{...(0,S().subjectOf)(f),command:e}};
s.push((0,E().finding)("validation-redundant",{...a,field:g.join("."),fault:`repeats \`${e}\``},h))}else o.add(e)}if(t.length>
0&&t.every(I)){const i={...a,that:" that checks the change"};s.push((0,E().finding)("validation-missing",i,(0,S().placeOf)(
f,n)))}return s}function I({reading:{problems:v,argv:f}}){return v.some(({rule:l})=>l==="only-prints")||$.has(f?.[0]??"")}
const $=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);
function N(v,{asset:f}){return f.cut?[(0,E().finding)("validation-malformed",{gene:f.id,fault:"can be read only in part:\
 its JSON has an error"},(0,S().placeOf)(f))]:[]}function P(v,{asset:f}){return[(0,E().finding)("gene-removed",{gene:f.id},
{subject:(0,S().subjectOf)(f)})]}},56131:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.hardCaps=t,d.
limitsOf=l,d.readConstraints=$,d.stricterConstraints=N;function S(){const n=r(27199);return S=function(){return n},n}function w(){
const n=r(57430);return w=function(){return n},n}function E(){const n=r(32854);return E=function(){return n},n}function C(){
const n=r(53315);return C=function(){return n},n}function I(){const n=r(50661);return I=function(){return n},n}function $(n){
const a=e=>({constraints:P,problems:[{...e,pointer:["constraints"]}]});if(n===void 0)return a({kind:"missing"});if(!(0,S().
isJsonObject)(n))return a({kind:"malformed",detail:"an object"});const s=[],o=v(n.max_files,s);return{constraints:{maxFiles:o??
C().DEFAULT_MAX_FILES,isDefaultLimit:o===void 0,forbiddenPaths:f(n.forbidden_paths,s)},problems:s}}function N(n,a){if(n===
void 0)return a;const{maxFiles:s,isDefaultLimit:o}=n.maxFiles<a.maxFiles?n:a;return{maxFiles:s,isDefaultLimit:o,forbiddenPaths:[
...new Set([...n.forbiddenPaths,...a.forbiddenPaths])]}}const P={maxFiles:C().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};
function v(n,a){const s=["constraints","max_files"];if(n===void 0)a.push({kind:"missing",pointer:s});else{if(Number.isSafeInteger(
n)&&Number(n)>0)return Number(n);a.push({kind:"malformed",pointer:s,detail:"an integer greater than 0"})}}function f(n,a){
const s=["constraints","forbidden_paths"];if(n===void 0)return a.push({kind:"missing",pointer:s}),[];if(!Array.isArray(n))
return a.push({kind:"malformed",pointer:s,detail:"a list of paths"}),[];const o=new Set;for(const[i,e]of n.entries()){const g=typeof e==
"string"?(0,E().normalise)(e):void 0;if(typeof e!="string"||!g){a.push({kind:"malformed",pointer:[...s,i],detail:"a path\
 below the root of the repository"});continue}(0,E().looksLikePattern)(e)&&a.push({kind:"pattern",pointer:[...s,i],detail:e}),
o.add(g)}return[...o]}function l(n,a){const{asset:s,change:o,binds:i}=n,{constraints:e}=$(s.value.constraints),g=o?.before&&
$(o.before.value.constraints).constraints,h=N(g,e),{maxFiles:c,isDefaultLimit:y}=h,p=t(a.policy),u=i&&(0,I().isChange)(a)?
a.radius:w().NOTHING_TOUCHED,m=(0,C().cappedSize)(u,a.policy.blast_radius.counting),b=(0,C().gradeFiles)(u.files,c,m,p),
M=b==="hard_cap_breach"?m:u,A=(0,C().gradeWords)(b,M,c,p);return{base:g,head:e,constraints:h,blastRadius:{...u,max_files:c,
...y&&{default_limit:!0},severity:b,message:A}}}function t({blast_radius:n}){const{hard_cap_files:a,hard_cap_lines:s}=n;
return{files:a,lines:s}}},54034:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.auditGene=v,d.forbidsRunningGene=
l,d.geneFindings=f;function S(){const t=r(13580);return S=function(){return t},t}function w(){const t=r(72025);return w=
function(){return t},t}function E(){const t=r(70716);return E=function(){return t},t}function C(){const t=r(66322);return C=
function(){return t},t}function I(){const t=r(6470);return I=function(){return t},t}function $(){const t=r(50661);return $=
function(){return t},t}function N(){const t=r(78883);return N=function(){return t},t}function P(){const t=r(56131);return P=
function(){return t},t}async function v(t,n,a){const{asset:s,change:o,store:i}=n,e=(0,P().limitsOf)(n,t),g=await f(t,{...n,
limits:e}),h=(0,$().isChange)(t)&&t.seeds.has(s)&&(0,C().lacksEngine)(n.commands),c=h?n.commands.map(u=>({...u,findings:u.
findings.map(C().asNotice)})):n.commands,y=h?g.map(C().asNotice):g,p=a.mayRun&&!y.some(l);return{asset:s,store:i,...h&&{
isIdle:h},commands:p?(0,I().planCommands)(c,{timeoutMs:a.timeoutMs,directory:i.root}):c,findings:y,blastRadius:e.blastRadius,
differences:o===void 0?[]:(0,N().geneDifferences)(o)}}async function f(t,n){return n.change?.kind!=="removed"?(0,w().ask)(
E().GENE_CHECKS,t,n):(await(0,w().ask)(E().REMOVED_GENE_CHECKS,t,n)).map(({location:s,...o})=>o)}function l({rule:t}){return(0,S().
ruleOf)(t).forbidsRunning==="gene"}},42804:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.declaredConstraints=
P,d.declaredPaths=i,d.geneBlastRadius=s,d.hardCap=a,d.limitsBeyondCap=t,d.loosenedConstraints=f;function S(){const e=r(27199);
return S=function(){return e},e}function w(){const e=r(95132);return w=function(){return e},e}function E(){const e=r(53315);
return E=function(){return e},e}function C(){const e=r(39869);return C=function(){return e},e}function I(){const e=r(78883);
return I=function(){return e},e}function $(){const e=r(56131);return $=function(){return e},e}const N={severity:"warning",
harm:"bookkeeping"};function P(e,{asset:g}){return(0,$().readConstraints)(g.value.constraints).problems.filter(({kind:h})=>h!==
"missing"||!g.cut).map(h=>v(g,h))}function v(e,{kind:g,pointer:h,detail:c=""}){const y=(0,S().placeOf)(e,h),p=h.join("."),
u=(b,M,A=N)=>(0,w().finding)("constraints-malformed",{gene:e.id,field:p,fault:b,fix:M},{...y,...A});if(g==="missing")return u(
"is missing",`Add \`${p}\` to the gene`);if(g==="malformed")return u(`must be ${c}`,`Change \`${p}\` to ${c}`,{});const m=`\
forbids \`${c}\`, which is read as a path, with each of its characters, not as a pattern`;return u(m,"Write the path of \
the directory; everything below it is also forbidden")}function f(e,{asset:g,binds:h,limits:{base:c,head:y}}){if(!h||g.cut||
c===void 0)return[];const p=(0,I().uncovered)(c.forbiddenPaths,y.forbiddenPaths),u=y.maxFiles>c.maxFiles;if(p.length===0&&
!u)return[];const m=l(g.value.constraints),b=[...u&&!m("max_files")?[`\`max_files\` from ${c.maxFiles} to ${y.maxFiles}`]:
[],...(m("forbidden_paths")?[]:p).map(A=>`\`${A}\` is no longer forbidden`)];if(b.length===0)return[];const M=(0,S().placeOf)(
g,["constraints"]);return[(0,w().finding)("constraints-loosened",{gene:g.id,loosened:b},M)]}function l(e){const g=(0,$().
readConstraints)(e).problems.flatMap(({kind:h,pointer:c})=>h==="malformed"&&c.length<=2?[c[1]]:[]);return h=>g.includes(
h)||g.includes(void 0)}function t(e,{asset:g,binds:h,limits:{base:c,head:y}}){const{files:p}=(0,$().hardCaps)(e.policy),
{maxFiles:u}=y;if(!h||u<=p||c!==void 0&&u<=c.maxFiles)return[];const m="constraints.max_files",b=`allows ${u} files, but\
 the hard cap of the policy is ${p} ${p===1?"file":"files"}`,M={gene:g.id,field:m,fault:b,fix:`Set \`${m}\` to ${p} or l\
ess`},A={...(0,S().placeOf)(g,["constraints","max_files"]),...N};return[(0,w().finding)("constraints-malformed",M,A)]}const n={
approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"};
function a({genes:e,radius:g,policy:h,isPush:c}){const y=e.filter(({binds:L})=>L),p=(0,E().cappedSize)(g,h.blast_radius.
counting),u=(0,$().hardCaps)(h);if(y.length===0||p.files<=u.files&&p.lines<=u.lines)return[];const[m,...b]=y,M=y.find(({
change:L})=>L.kind!=="removed"),{location:A}=M?(0,S().placeOf)(M.asset,["constraints","max_files"]):{},F={...c&&y.every(
({change:L})=>L.kind==="applied")&&{severity:"warning"},...A&&{location:A},...m&&b.length===0&&{subject:(0,S().subjectOf)(
m.asset)}},j={...p,capFiles:u.files,capLines:u.lines,genes:y.length};return[(0,w().finding)("blast-radius-hard-cap",j,F)]}
function s(e,{asset:g,binds:h,isOnlyAdded:c,limits:y}){const{files:p,max_files:u,severity:m}=y.blastRadius;if(!h||m==="w\
ithin_limit"||m==="hard_cap_breach")return[];if(c&&(m==="approaching_limit"||e.seeds.has(g)))return[];const b=(0,S().placeOf)(
g,["constraints","max_files"]),M={gene:g.id,files:p,maxFiles:u,declared:!y.constraints.isDefaultLimit};return[(0,w().finding)(
n[m],M,{...b,...o(c)})]}function o(e=!1){return e?N:{}}function i({touchesOf:e,seeds:g},{asset:h,binds:c,isOnlyAdded:y,limits:{
constraints:p}}){if(!c||g.has(h))return[];const u=p.forbiddenPaths.flatMap(b=>(0,C().someTouches)(e(b)).map(M=>({gene:h.
id,entry:b,...M})));if(u.length===0)return[];const m={...(0,S().placeOf)(h,["constraints","forbidden_paths"]),...o(y)};return u.
map(b=>(0,w().finding)("forbidden-path-declared",b,m))}},16373:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),
d.readGene=N,d.readGeneChange=P;function S(){const t=r(27199);return S=function(){return t},t}function w(){const t=r(30610);
return w=function(){return t},t}function E(){const t=r(68450);return E=function(){return t},t}function C(){const t=r(77680);
return C=function(){return t},t}function I(){const t=r(16455);return I=function(){return t},t}function $(){const t=r(95132);
return $=function(){return t},t}async function N(t,n,a){const s=(0,C().validationCommands)(t),o=await v(t,s,n,a);return{
asset:t,store:n.storeOf(t.path),binds:!1,validation:s,commands:o}}async function P(t,n,a,s){const{kind:o,asset:i,before:e}=t,
g=(0,w().namesOf)(i).some(u=>n.has(u)),h=!["applied","unchanged"].includes(o)||g,c=o==="added"&&e===void 0&&!g,y=(0,C().
validationCommands)(i),p=o==="removed"?[]:await v(i,y,a,s);return{asset:i,store:a.storeOf(i.path),change:t,binds:h,isOnlyAdded:c,
validation:y,commands:p}}async function v(t,n,a,s){if(n.kind!=="list")return[];const o=a.forFile(t.path),i=n.entries.filter(
c=>typeof c.value=="string"&&!(0,C().isBlankEntry)(c)),e=await Promise.all(i.map(({value:c})=>o.command(c))),g=await(0,I().
withEdits)(e,o,s(t)==="fix");return(await Promise.all(g.map(c=>f(c,t,a)))).map((c,y)=>l(t,c,i[y]?.pointer??["validation"]))}
async function f(t,{path:n},a){const s=a.storeOf(n),{tree:o}=a.terms;if(t.verdict!=="block"||o===void 0)return t;for(const i of new Set(
[...(0,E().packagesAbove)(o,s.path),""])){if(i===s.root)continue;const{verdict:e}=await a.startingIn(i).command(t.reading.
command);if(e==="block")continue;const g=(0,$().finding)("store-root-unclear",{store:s.path||".",root:s.root||".",others:[
i||"."],because:"accepts"});return{...t,findings:[...t.findings,g]}}return t}function l(t,{findings:n,...a},s){const{command:o}=a.
reading,i={...(0,S().subjectOf)(t),command:o},e={path:t.path,pointer:(0,S().pointerText)([...t.pointer,...s])};return{...a,
command:o,location:t.locate(s),findings:n.map(({edit:g,...h})=>({...h,location:t.locate(s,h.span),subject:i,...g&&{edit:{
...e,...g}}}))}}},61989:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.launchedFiles=I,d.markUnreadable=
C;function S(){const N=r(27199);return S=function(){return N},N}function w(){const N=r(10473);return w=function(){return N},
N}function E(){const N=r(95132);return E=function(){return N},N}async function C(N,P,{tree:v,baseTree:f}){const l=N.flatMap(
({commands:n})=>n.flatMap(I)),t=new Map;for(const n of new Set(l)){const a=P.has(n)?await(0,w().whyUnreadable)(v,n):void 0;
a&&await(0,w().whyUnreadable)(f,n)===void 0&&t.set(n,a)}return t.size===0?N:N.map(n=>({...n,commands:n.commands.map(a=>$(
n,a,t))}))}function I({reading:N}){return N.targets.flatMap(({path:P})=>P??[])}function $({asset:N},P,v){const{location:f,
verdict:l,confirmation:t}=P,n={location:f,subject:{...(0,S().subjectOf)(N),command:P.command}},a=[...new Set(I(P))].flatMap(
s=>{const o=v.get(s);return o===void 0?[]:[(0,E().finding)("script-unreadable",{path:s,why:o},n)]});return a.length===0?
P:{...P,verdict:l==="allow"?"warn":l,confirmation:t==="standard"?"strong":t,findings:[...P.findings,...a]}}},6470:function(T,d,r){
Object.defineProperty(d,"__esModule",{value:!0}),d.digestPlans=$,d.makePlan=C,d.planCommands=I,d.toolOf=f;function S(){const l=r(
77598);return S=function(){return l},l}const w=Symbol("audited");function E({steps:l,...t}){return{...t,steps:l.map(({command:n,
...a})=>a)}}function C(l){const{argv:t,program:n,directory:a,binary:s=null,env:o,timeoutMs:i}=l,{scripts:e=null,npmSettings:g=[]}=l,
h=JSON.stringify([t,n,s,e&&E(e),g,Object.entries(o).sort(([c],[y])=>c<y?-1:1),i,...a===""?[]:[a]]);return{...l,[w]:!0,digest:N(
h)}}function I(l,t){const n=[];for(const a of l){const s=a.verdict==="block"?void 0:P(a.reading,t);if(s===void 0)return l;
n.push({...a,plan:s})}return n}function $(l){const t=[...new Set(l.map(({digest:n})=>n))].sort();return N(t.join(`
`))}function N(l){return`sha256:${(0,S().createHash)("sha256").update(l).digest("hex")}`}function P(l,t){const{command:n,
argv:a,assignments:s}=l,o=a&&v(l,a);if(o)return C({command:n,...o,env:{...Object.fromEntries(s.map(({name:i,value:e})=>[
i,e])),...l.invocation?.family?.data.environment},...t})}function v(l,t){const{invocation:n,scripts:a,npmSettings:s}=l,[
o]=t;if(n===void 0)return o===void 0?void 0:{program:o,argv:t};const i=f(l);if(i===void 0){const{program:g}=n;return{program:g,
argv:t,...a&&{scripts:a},...s&&{npmSettings:s}}}if(i.path===void 0)return;const e=[...n.operands,...n.passthrough].map(({
text:g})=>g);return{program:n.program,argv:e,binary:i.path}}function f({targets:l}){return l.find(({kind:t,via:n})=>t===
"package_binary"&&n===void 0)}},66160:function(T,d,r){Object.defineProperty(d,"__esModule",{value:!0}),d.correctorIn=e,d.
isGene=g,d.readChangeSubject=s,d.subjectOfAssets=a;function S(){const c=r(20702);return S=function(){return c},c}function w(){
const c=r(78114);return w=function(){return c},c}function E(){const c=r(28894);return E=function(){return c},c}function C(){
const c=r(36093);return C=function(){return c},c}function I(){const c=r(4378);return I=function(){return c},c}function $(){
const c=r(74238);return $=function(){return c},c}function N(){const c=r(53315);return N=function(){return c},c}function P(){
const c=r(12154);return P=function(){return c},c}function v(){const c=r(39869);return v=function(){return c},c}function f(){
const c=r(85881);return f=function(){return c},c}function l(){const c=r(16373);return l=function(){return c},c}function t(){
const c=r(61989);return t=function(){return c},c}const n={changes:[],problems:[],files:[],present:[],unread:[]};function a({
assets:c,problems:y},p,u,m=n){const{policy:b,tree:M}=p.terms;return{policy:b,clock:p.clock,tree:M,problems:y,correctorOf:u,
genes:c.filter(g).map(A=>({asset:A})),claims:c.filter(A=>!g(A)),assets:m}}async function s(c){const{assets:y,baseTree:p,
tree:u,policy:m,platform:b}=c,{policy:M,source:A}=m,O=new Set(c.change.files.flatMap(N().namesOf)),F=I().Judge.by({policy:M,
tree:u,base:p,changed:O,platform:b,...c.clock&&{clock:c.clock}}),j=o(y.changes),L=(0,f().appliedIds)(y.changes.filter(({
asset:B})=>!j.has(B))),k=e(y.problems),R={tree:u,baseTree:p},G=await F.clock.all(y.changes.filter(({asset:B})=>g(B)),B=>(0,l().
readGeneChange)(B,L,F,k)),D=await(0,t().markUnreadable)(G,O,R),H=new Set(D.flatMap(({commands:B})=>B.flatMap(t().launchedFiles))),
U=await(0,P().withLinesOfCode)(c.change,H,R),J=(0,P().exemptPaths)(U,M,D,u),W=(0,v().touchedPaths)(U,u),K=(0,N().measureChange)(
U,J);return{policy:M,judge:F,clock:F.clock,loadedPolicy:m,isPush:c.isPush??!1,unprovenMerge:c.unprovenMerge,policyPath:A===
"file"?void 0:$().POLICY_PATH,tree:u,baseTree:p,change:U,agentFiles:await(0,S().judgeAgentFiles)(R,M,F.clock),assets:y,problems:y.
problems,correctorOf:k,genes:D,seeds:i(j,D,O),claims:y.changes.filter(h).map(({asset:B})=>B),changedNames:O,touched:W,touchesOf:(0,v().
touchesOf)(W,p),exempt:J,radius:K,counted:(0,P().countedChange)(U,K)}}function o(c){return new Map(c.flatMap(({kind:y,asset:p,
before:u})=>{const M=y==="added"&&!u||(y==="applied"||y==="unchanged")?(0,C().seedRelease)(p):void 0;return M===void 0?[]:
[[p,M]]}))}function i(c,y,p){const u=y.filter(({isOnlyAdded:b,binds:M,commands:A})=>M&&!b||A.flatMap(t().launchedFiles).
some(O=>p.has(O))),m=new Set(u.map(({asset:b})=>b));return new Map([...c].filter(([b])=>!m.has(b)))}function e(c){const y=(0,w().
ambiguousFiles)(c);return({path:p})=>y.has(p)||(0,E().isAuditLog)(p)?"hand":"fix"}function g({type:c}){return c==="Gene"}
function h({kind:c,asset:y}){return!g(y)&&(c==="added"||c==="modified")}},50661:function(T,d){Object.defineProperty(d,"_\
_esModule",{value:!0}),d.isChange=r;function r(S){return"change"in S}},63455:function(T,d,r){Object.defineProperty(d,"__\
esModule",{value:!0}),d.namedPaths=E;function S(){const C=r(32854);return S=function(){return C},C}const w=/[\s"'`;&|()<>=]+/;
function E(C,I=""){const $=I===""?"":`${I}/`;return C.split(w).map(N=>(0,S().normalise)($+N)??N)}},57430:function(T,d){Object.
defineProperty(d,"__esModule",{value:!0}),d.NOTHING_TOUCHED=d.NOTHING_RUN=void 0;const r=d.NOTHING_RUN={level:"none",description:"\
Nothing was run."},S=d.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(T,d,r){r.r(d),r.d(
d,{Validator:()=>S.D});var S=r(60207)},36576:function(T,d,r){r.r(d),r.d(d,{default:()=>S});var S=r(6145)},25065:function(T,d,r){
r.r(d),r.d(d,{default:()=>S});var S=r(27620)},5330:function(T,d,r){r.r(d),r.d(d,{default:()=>S});var S=r(87981)},39436:function(T,d,r){
r.r(d),r.d(d,{default:()=>S});var S=r(57811)}};
