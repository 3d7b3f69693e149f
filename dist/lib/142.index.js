"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(T,m){Object.defineProperty(m,"__esModule",{value:!0}),m.
assetLimits=c;function c(O){return{maxBytes:O,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(T,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.ambiguousFiles=I,m.hidesContent=P,m.isIncomplete=E,m.isUnread=M,m.markBefore=C;function O(){
const u=c(28672);return O=function(){return u},u}function w({rule:u}){return O().assetFileRules[u].content}function M(u){
return w(u)==="unread"}function P(u){return M(u)||w(u)==="misread"}function E({problems:u}){return u.some(P)}function N(u){
return P(u)||w(u)==="ambiguous"}function I(u){return new Set(u.filter(N).map(({location:g})=>g.path))}function C(u,g,i,n){
const a=new Set(i.map(({asset:o})=>o.id)),s=new Map;for(const o of g){const e=S(o,o.location.path);s.set(e,(s.get(e)??0)+
1)}return u.map(o=>{const{id:e,location:t}=o,l=S(o,n.get(t.path)??t.path),h=s.get(l)??0;return!(w(o)==="known")||h===0||
e!==void 0&&a.has(e)?o:(s.set(l,h-1),{...o,before:!0})})}function S({rule:u,id:g,detail:i},n){return JSON.stringify([u,n,
g,i.replace(/\d+/g,"#")])}},30610:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.allOtherGenes=N,m.appliedGenes=
E,m.namesOf=w,m.namings=P,m.newNamings=M;function O(){const C=c(61331);return O=function(){return C},C}function w({id:C,
value:{asset_id:S}}){return typeof S=="string"?[C,S]:[C]}function M({kind:C,asset:S,before:u}){if(C!=="added"&&C!=="modi\
fied")return[];const g=new Set(C==="modified"&&u?P(u).map(({gene:i})=>i):[]);return P(S).filter(({gene:i})=>!g.has(i))}function P(C){
const{gene:S,genes_used:u}=C.value;return C.type==="Capsule"?typeof S=="string"?[{by:C,gene:S,pointer:["gene"]}]:[]:C.type!==
"EvolutionEvent"||!Array.isArray(u)?[]:u.flatMap((g,i)=>typeof g=="string"?[{by:C,gene:g,pointer:["genes_used",i]}]:[])}
function E(C,S){const u=new Set(C.flatMap(M).map(({gene:n})=>n));for(const{kind:n,asset:a}of C)if(!(n==="removed"||a.type!==
"Gene"))for(const s of w(a))u.delete(s);const g=new Set;return I(C,S).filter(n=>{if(!w(n).some(s=>u.has(s)))return!1;const a=(0,O().
statedContent)(n);return g.has(a)?!1:(g.add(a),!0)}).map(n=>({kind:"applied",asset:n,before:n}))}function N(C,S){const u=E(
C,S),g=new Set(u.map(({asset:i})=>i.id));return I(C,S).map(i=>({kind:g.has(i.id)?"applied":"unchanged",asset:i,before:i}))}
function I(C,S){const u=new Set(C.map(({asset:g})=>g));return S.flatMap(({assets:g})=>g).filter(g=>g.type==="Gene"&&!u.has(
g))}},77680:function(T,m){Object.defineProperty(m,"__esModule",{value:!0}),m.commandsToRun=w,m.isBlankEntry=O,m.validationCommands=
M;const c=1e3;function O({value:P}){return typeof P=="string"&&P.trim()===""}function w(P){const E=M(P);return E.kind!==
"list"?[]:E.entries.flatMap(N=>typeof N.value=="string"&&!O(N)?[N.value.trim()]:[])}function M({value:P}){const{validation:E}=P;
return E===void 0?{kind:"missing"}:Array.isArray(E)?E.length>c?{kind:"not_a_list",expected:`a list of at most ${c} strin\
gs`}:{kind:"list",entries:E.map((I,C)=>({value:I,pointer:["validation",C]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.changedInstructions=S,m.staleInstructions=
I;function O(){const o=c(80401);return O=function(){return o},o}function w(){const o=c(32854);return w=function(){return o},
o}function M(){const o=c(93028);return M=function(){return o},o}function P(){const o=c(95132);return P=function(){return o},
o}function E(){const o=c(44786);return E=function(){return o},o}function N(){const o=c(39869);return N=function(){return o},
o}async function I({tree:o}){const e=E().INSTRUCTION_FILES.map(async t=>{const{kind:l}=(0,E().blockIn)(await s(o,t)),h={
path:t,effect:C,lines:[]},d={...(0,N().atFile)(t),severity:"notice"};return l==="changed"?[(0,P().finding)("agent-instru\
ctions",h,d)]:[]});return(await Promise.all(e)).flat()}const C="is not what this version writes";async function S({baseTree:o,
tree:e}){const t=E().INSTRUCTION_FILES.map(async l=>{const[h,d]=await Promise.all([s(o,l),s(e,l)]),[v,r]=[(0,E().blockIn)(
h),(0,E().blockIn)(d)];if(v.kind==="absent")return[];const y=r.kind!=="absent"&&r.block===v.block,f=u(y,r,!g(h,v)&&g(d,r));
if(f===void 0)return[];const b=y?a(h,d):a(v.block,i(r));return[(0,P().finding)("agent-instructions",{path:l,effect:f,lines:b},
(0,N().atFile)(l))]});return(await Promise.all(t)).flat()}function u(o,e,t){return e.kind==="absent"?"is removed":t?"is \
hidden, or shown as an example":o||e.kind==="current"?void 0:C}function g(o,e){const t=o.slice(0,Math.max(0,o.indexOf(i(
e)))),l=h=>t.match(h)?.length??0;return l(/^ {0,3}(?:```|~~~)/gm)%2===1||l(/<!--/g)>l(/-->/g)||l(/<details\b/gi)>l(/<\/details>/gi)}
function i(o){return o.kind==="absent"?"":o.block}const n=1e3;function a(o,e){return((0,O().diffLines)(o,e,{maxEditLength:n})??
[]).filter(({added:h,removed:d})=>h||d).flatMap(({added:h,value:d})=>d.split(`
`).flatMap(v=>v===""?[]:[`${h?"+":"-"}${v}`]))}async function s(o,e){const t=(0,w().resolveInTree)(o,e);return t.kind!==
"inside"||!(0,M().isRegular)(t.entry.kind)?"":(await o.read(t.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.auditLogs=I,m.firstMalformedLine=a;function O(){
const o=c(28894);return O=function(){return o},o}function w(){const o=c(95132);return w=function(){return o},o}function M(){
const o=c(53315);return M=function(){return o},o}function P(){const o=c(39869);return P=function(){return o},o}const E=/^100/,
N=10;async function I(o){const{change:e,policy:t}=o,l=e.files.filter(d=>(0,M().namesOf)(d).some(O().isAuditLog));if(t.blast_radius.
audit_log==="forbidden"){const d=l.flatMap(M().namesOf).filter(O().isAuditLog),v="touches, although the policy forbids i\
t,";return d.map(r=>(0,w().finding)("audit-log-rewritten",{path:r,how:v},(0,P().atFile)(r)))}return(await Promise.all(l.
map(d=>u(d,o)))).flat()}async function C(o,e){return o.stat(e)===void 0?Buffer.alloc(0):o.read(e,O().MAX_LOG_BYTES)}function S({
rule:o,location:{path:e,line:t}},l){return e!==l.path?!1:t===l.line||o==="file-not-json"&&t>l.line}async function u(o,{baseTree:e,
tree:t,assets:{problems:l}}){const{path:h,oldPath:d,status:v}=o,r=[],y=(b,p)=>i(h,b,p).filter(({location:$})=>!l.some(A=>$&&
S(A,$))),f=async b=>!E.test(o.oldMode)||(0,O().hasRecords)(await C(e,b));if(d!==void 0&&(0,O().isAuditLog)(d)&&await f(d)&&
r.push(g(d)),!(0,O().isAuditLog)(h))return r;if(v==="deleted")await f(h)&&r.push(g(h));else if(!E.test(o.newMode)||v==="\
type_changed")r.push(g(h));else if(v==="modified"){const[b,p]=await Promise.all([C(e,h),C(t,h)]),$=(0,O().continuationOf)(
b,p);if($.kind==="appended")return[...r,...y(p,$.from)];const{line:A}=$,F=n(A,p),j={path:h,line:F?Math.max(A-1,1):A,column:1},
L=F?`removes everything from line ${A} on of`:`modifies line ${A} of`;r.push((0,w().finding)("audit-log-rewritten",{path:h,
how:L},{location:j}))}else r.push(...y(await C(t,h),0));return r}function g(o){return(0,w().finding)("audit-log-rewritte\
n",{path:o,how:"removes or replaces"},(0,P().atFile)(o))}function i(o,e,t){const l=a(e,t);if(l===void 0)return[];const h={
path:o,line:l.line,column:1},d=`appends line ${l.line}, which is no valid record (${l.problem}), to`;return[(0,w().finding)(
"audit-log-rewritten",{path:o,how:d},{location:h,harm:"broken"})]}function n(o,e){return e.length===0||e.at(-1)===N&&(0,O().
countLines)(e,e.length)<o}function a(o,e){const t=(0,O().countLines)(o,e);for(const{bytes:l,line:h}of(0,O().recordsOf)(o.
subarray(e))){const d=s(l);if(d!==void 0)return{line:t+h,problem:d}}}function s(o){let e;try{const t=o.toString("utf8").
trim();if(t==="")return;e=JSON.parse(t)}catch{return"it is not a single JSON value"}return typeof e!="object"||e===null||
Array.isArray(e)?"it is not a JSON object":typeof e.type=="string"?void 0:"it has no `type`"}},53315:function(T,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.DEFAULT_MAX_FILES=void 0,m.cappedSize=w,m.gradeFiles=M,m.gradeWords=P,m.linesOf=
I,m.measureChange=O,m.namesOf=N;const c=m.DEFAULT_MAX_FILES=20;function O(C,S){const u={files:0,lines:0,exempt_files:0,exempt_lines:0};
for(const g of C.files){const{path:i,oldPath:n}=g,a=n===void 0?1:2,s=Number(S.has(i))+Number(n!==void 0&&S.has(n));u.files+=
a-s,u.exempt_files+=s,s===a?u.exempt_lines+=I(g):u.lines+=I(g)}return u}function w({files:C,lines:S,exempt_files:u,exempt_lines:g},i){
return i==="reference"?{files:C,lines:S}:{files:C+u,lines:S+g}}function M(C,S,u,g){const i=E(S);return u.files>g.files||
u.lines>g.lines?"hard_cap_breach":C>2*i?"critical_overrun":C>i?"exceeded":C>.8*i?"approaching_limit":"within_limit"}function P(C,{
files:S,lines:u},g,i){const n=E(g);switch(C){case"hard_cap_breach":return`HARD CAP BREACH: ${S} files / ${u} lines excee\
ds system limit (${i.files} files / ${i.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${S} files > ${2*
n} (2x limit of ${n}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${S}\
 > ${n}`;case"approaching_limit":return`approaching limit: ${S} / ${n} files (${Math.round(S/n*100)}%)`;case"within_limi\
t":return`${S} / ${n} files`}}function E(C){return typeof C=="number"&&C>0?C:c}function N(C){return C.oldPath===void 0?[
C.path]:[C.path,C.oldPath]}function I(C){return C.added+C.deleted}},12154:function(T,m,c){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.countedChange=h,m.countedFiles=S,m.exemptPaths=E,m.isCountedByReference=l,m.withLinesOfCode=d;function O(){
const y=c(18744);return O=function(){return y},y}function w(){const y=c(95244);return w=function(){return y},y}function M(){
const y=c(93028);return M=function(){return y},y}function P(){const y=c(53315);return P=function(){return y},y}function E(y,f,b,p){
const $=y.files.flatMap(P().namesOf);return f.blast_radius.counting==="reference"?new Map($.filter(A=>!l(A)).map(A=>[A,"\
reference"])):new Map([...I(y,b,p).map(A=>[A,"validation_script"]),...$.filter((0,O().assetPathTest)(f)).map(A=>[A,"asse\
t_store"])])}const N={always:5,files:20,lines:1e3,bytes:64*1024};function I(y,f,b){const p=f.filter(({change:{kind:j}})=>j===
"added"||j==="modified"),$=new Set(p.flatMap(C)),A=y.files.filter(({status:j,path:L})=>j==="added"&&$.has(L)).map(j=>({path:j.
path,lines:(0,P().linesOf)(j),bytes:b.stat(j.path)?.size??0})).sort((j,L)=>j.lines-L.lines||j.bytes-L.bytes),F={lines:N.
lines,bytes:N.bytes};return A.slice(0,Math.min(N.files,Math.max(N.always,p.length))).flatMap(({path:j,lines:L,bytes:k})=>(F.
lines-=L,F.bytes-=k,F.lines>=0&&F.bytes>=0?[j]:[]))}function C({commands:y}){return y.flatMap(({reading:{command:f,targets:b}})=>b.
flatMap(({kind:p,via:$,name:A,path:F})=>p==="file"&&$===void 0&&F&&f.includes(A)?[F]:[]))}function S(y,f,b){return y.files.
flatMap(p=>(0,P().namesOf)(p).map($=>u(p,$,f.get($),b))).sort((p,$)=>$.lines-p.lines||(p.path<$.path?-1:1))}function u(y,f,b,p){
const $=f===y.path,A=$?(0,P().linesOf)(y):0,F=$?i(y,p):void 0,j=F==="binary"?p.stat(f)?.size:void 0;return{path:f,...b&&
{exempt:b},lines:A,...F&&{veil:F},...j!==void 0&&{bytes:j}}}const g=1e3;function i({binary:y,status:f,path:b,added:p},$){
if(y)return"binary";const{size:A=0}=f==="added"?$.stat(b)??{}:{};return A>g*Math.max(1,p)?"long_lines":void 0}const n=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),a=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
s=/capsule|events?\.jsonl$/i,o=new Set(["index.js","package.json"]),e=/^(?:src|scripts|config)(?:\/|$)/,t=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function l(y){return n.has(y)||a.test(y)||s.test(y)?!1:o.has(y)||e.test(y)||t.test(y)}function h(y,f){const b=(0,P().measureChange)(
y,{has:p=>!l(p)});return{least:{files:Math.min(f.files,b.files),lines:Math.min(f.lines,b.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}async function d(y,f,b){const p=async A=>(0,P().namesOf)(A).some(F=>(0,w().isWritten)(F)||
f.has(F))||await r(b.tree,A.path)||await r(b.baseTree,A.oldPath??A.path),$=[];for(const A of y.files){const F=A.binary&&
!await p(A);$.push(F?{...A,added:0,deleted:0}:A)}return{...y,files:$}}const v=16*1024*1024;async function r(y,f){const{kind:b,
size:p=0}=y.stat(f)??{};return!(0,M().isRegular)(b)||p>v?!1:(await y.read(f,v)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.decidingFiles=n;function O(){const f=c(76760);return O=
function(){return f},f}function w(){const f=c(57975);return w=function(){return f},f}function M(){const f=c(77680);return M=
function(){return f},f}function P(){const f=c(86191);return P=function(){return f},f}function E(){const f=c(59867);return E=
function(){return f},f}function N(){const f=c(3463);return N=function(){return f},f}function I(){const f=c(95244);return I=
function(){return f},f}function C(){const f=c(95132);return C=function(){return f},f}function S(){const f=c(36773);return S=
function(){return f},f}function u(){const f=c(12154);return u=function(){return f},f}function g(){const f=c(78782);return g=
function(){return f},f}function i(){const f=c(91850);return i=function(){return f},f}async function n(f){const b=f.genes.
filter(({change:j})=>j.kind!=="removed"),p=a(f),$=b.some(({commands:j})=>j.length>0);if(!$&&p.length===0)return[];const A={
launched:new Map([...await o(p,f),...t(b)]),hidden:await e(f),keepsCommand:b.some(l),warns:$};return(await Promise.all(f.
change.files.filter(({path:j})=>(0,g().alwaysForbidden)(j)===void 0).map(j=>h(j,f,A)))).flat().toSorted((j,L)=>Number(L.
isNew)-Number(j.isNew)).map(({path:j,why:L,isNew:k,isWarning:R})=>{const D=f.tree.stat(j)?.size,G={path:j,why:L,isNew:k,
bytes:D??-1},U=D===void 0?{}:{location:{path:j,line:1,column:1}},H=(0,C().finding)("check-decided-by",G,U);return R?{...H,
severity:"warning"}:H})}function a({assets:f,genes:b}){const p=new Set(b.map(({asset:$})=>$));return f.present.filter($=>$.
type==="Gene"&&!p.has($)&&(0,M().commandsToRun)($).length>0)}const s=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function o(f,{
judge:b,clock:p,change:$}){const A=$.files.map(({path:L})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(L)?.[1]??L),F=new Map,j=new Set;
for(const L of f){const k=b.forFile(L.path);for(const R of(0,M().commandsToRun)(L)){if(!s.test(R)&&!A.some(U=>R.includes(
U)))continue;const D=JSON.stringify([k.terms.cwd,R]);if(j.has(D))continue;j.add(D),await p.tick();const{reading:G}=await k.
command(R);for(const U of(0,P().startedFiles)(G))F.set(U,R)}}return F}async function e({change:f,exempt:b,tree:p}){const A=(await(0,i().
markHiddenFiles)((0,u().countedFiles)(f,b,p),p)).filter(({veil:F,lines:j})=>F==="no_diff"&&j>0);return new Set(A.map(({path:F})=>F))}
function t(f){const b=f.flatMap(p=>p.commands);return new Map(b.flatMap(({command:p,reading:$})=>(0,P().startedFiles)($).
map(A=>[A,p])))}function l({change:{before:f},commands:b}){const p=f?.value.validation;return Array.isArray(p)&&b.some(({
command:$})=>p.includes($))}async function h(f,b,p){const{path:$}=f,A=await d(f,b,p);if(!p.hidden.has($))return A;const j=[
...A,{why:"git does not show its difference (`.gitattributes`)"}].map(L=>L.why).join("; ");return[{path:$,isNew:f.status===
"added",...A[0],why:j}]}async function d({path:f,status:b,oldPath:p},{tree:$,baseTree:A},{launched:F,keepsCommand:j,warns:L}){
const k=b==="added",R=b==="renamed"?p:b==="deleted"?f:void 0;if(R!==void 0&&(0,I().isTest)(R)&&(b==="deleted"||!(0,I().isTest)(
f))){const H=b==="deleted"?"it was deleted":`it is now \`${f}\``;return[{path:R,why:`a test: ${H}`,isNew:!1,isWarning:L}]}
const D=F.get(f);if(D!==void 0)return[{path:f,why:`\`${D}\` starts it`,isNew:k}];if(/(?:^|\/)package\.json$/.test(f))return r(
f,k,$,A);if((0,I().isLockfile)(O().posix.basename(f)))return[{path:f,why:"it decides which dependencies checks load",isNew:k}];
const G=(0,I().toolThatFinds)(f);if(G===void 0)return[];const U=`${G} finds it by its name${b==="deleted"?"; it was dele\
ted":""}`;return[{path:f,why:U,isNew:k,isWarning:k&&j}]}const v=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function r(f,b,p,$){const A=(0,N().objectIn)(await(0,E().readJsonFile)($,f)),F=(0,N().objectIn)(await(0,E().readJsonFile)(
p,f)),j=v.filter(R=>!(0,w().isDeepStrictEqual)(A[R],F[R])),L=y((0,N().objectIn)(A.scripts),(0,N().objectIn)(F.scripts)),
k=[...L.length>0?[`npm scripts ${(0,S().inCode)(L)}`]:[],...j.length>0?[(0,S().inCode)(j)]:[]];return k.length===0?[]:[{
path:f,why:`its ${k.join(", ")} differ`,isNew:b}]}function y(f,b){const[p,$]=[new Map(Object.entries(f)),new Map(Object.
entries(b))];return[...new Set([...p.keys(),...$.keys()])].filter(F=>!(0,w().isDeepStrictEqual)(p.get(F),$.get(F)))}},78782:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.alwaysForbidden=N,m.forbiddenPaths=I;function O(){const S=c(84831);return O=
function(){return S},S}function w(){const S=c(32854);return w=function(){return S},S}function M(){const S=c(95132);return M=
function(){return S},S}function P(){const S=c(39869);return P=function(){return S},S}const E=[".git","node_modules"];function N(S){
const u=E.filter(i=>(0,O().mayBeSpelled)(S,i));if(u.length===0)return;const g=((0,w().normalise)(S)??S).split("/");return u.
find(i=>g.some(n=>(0,O().isSpellingOf)(n,i)))}function I({touched:S,touchesOf:u,policy:g}){const i=S.flatMap(C),n=E.flatMap(
s=>(0,P().someTouches)(i.flatMap(({touch:o,...e})=>e.directory===s?o:[])).map(o=>(0,M().finding)("forbidden-path",{entry:s,
by:"nothing may touch",...o},(0,P().atFile)(o.path)))),a=g.blast_radius.forbidden_paths.flatMap(s=>(0,P().someTouches)(u(
s)).map(o=>(0,M().finding)("forbidden-path",{entry:s,by:"the policy forbids",...o},(0,P().atFile)(o.path))));return[...n,
...a]}function C({path:S,via:u}){const g=N(S),i=g??N(u);return i===void 0?[]:[{directory:i,touch:{path:S,via:g===void 0?
u:""}}]}},1348:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.gateChange=n,m.gateFindings=a;function O(){
const t=c(53916);return O=function(){return t},t}function w(){const t=c(18744);return w=function(){return t},t}function M(){
const t=c(74238);return M=function(){return t},t}function P(){const t=c(24666);return P=function(){return t},t}function E(){
const t=c(95244);return E=function(){return t},t}function N(){const t=c(32854);return N=function(){return t},t}function I(){
const t=c(95132);return I=function(){return t},t}function C(){const t=c(90331);return C=function(){return t},t}function S(){
const t=c(39869);return S=function(){return t},t}function u(){const t=c(92299);return u=function(){return t},t}function g(){
const t=c(3219);return g=function(){return t},t}function i(){const t=c(3733);return i=function(){return t},t}function n(t){
const{shared:l}=t.loadedPolicy;return t.changedNames.size===0?[]:a({...t,shared:l})}async function a(t){const{policyPath:l,
baseTree:h,tree:d,shared:v}=t,r=await(0,u().findGate)(h),y=(0,u().lateGate)(r),f=l===void 0?[]:await(0,C().looserKeys)(h,
d,v),b=r.deciding.size>0?await s(r,t):[];return[...[[M().POLICY_PATH,f],...b].filter(([,p])=>p.length>0).map(([p,$])=>(0,I().
finding)("gate-weakened",{path:p,effects:$},(0,S().atFile)(p))),...y?[(0,I().finding)("gate-runs-late",y,(0,S().atFile)(
y.path))]:[]]}async function s(t,{baseTree:l,tree:h,policy:d,changedNames:v}){const r=await(0,u().findGate)(h),y=(0,w().
assetPathTest)(d),f=new Set([...t.deciding,...r.deciding]),b=[...f].map(async A=>{const F=await(0,i().readActionsFile)(l,
A);return[A,o(F,await(0,i().readActionsFile)(h,A))]}),$=[...v].filter(A=>!f.has(A)&&(0,O().dirname)(A)!==i().WORKFLOWS&&
A!==M().POLICY_PATH&&!A.startsWith(P().COPIES)&&!y(A)).map(A=>{const F=e(A,t.steps);return[A,F===void 0?[]:[F]]});return[
...await Promise.all(b),...$]}function o(t,l){return t===void 0?["the file is added, and mentions the gate"]:l===void 0?
["the file is removed, or replaced by another one"]:t.text===l.text?[]:t.value!==void 0&&l.value!==void 0?(0,i().changedKeys)(
t.value,l.value):["it changes, and is not a valid workflow"]}function e(t,l){const h=(0,O().basename)(t),d=l.filter(({late:y})=>y!==
void 0);return(E().isPackageFile(h)||E().isLockfile(h)||(0,N().isWithin)(t,".yarn"))&&d.some(({installs:y})=>y)?"it chan\
ges, and a package manager reads it before the gate, or to start it":E().isDocument(t)||E().isLockfile(h)?void 0:g().GATE.
test(h)?"it changes, and its name is that of the gate":l.some(({folder:y})=>y!==void 0&&(0,N().isWithin)(t,y))?"it chang\
es, and belongs to a local action of the gate's job":l.some(({words:y,startsGate:f})=>y.name(t,f))?"it changes, and stan\
ds in the gate's job, or in one that this needs":(E().isRunnable(t)||E().toolThatFinds(t)!==void 0)&&d.some(({runsCode:y})=>y)?
"it changes, and can run before the gate, which a job of its own avoids":void 0}},92299:function(T,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.findGate=E,m.lateGate=u;function O(){const g=c(3463);return O=function(){return g},g}function w(){
const g=c(3219);return w=function(){return g},g}function M(){const g=c(3733);return M=function(){return g},g}const P=10;
async function E(g){const i=await(0,M().readWorkflows)(g),n=[...i.values()],s=n.flatMap(({value:v})=>(0,M().partsIn)(v)).
map(v=>(0,O().objectIn)(v.with)).map(v=>(0,O().textIn)(v,"check-name").trim()).filter(Boolean),o=({value:v,text:r})=>{const y=v?
JSON.stringify(v):r;return w().GATE.test(y)||s.some(f=>y.includes(JSON.stringify(f)))},e=new Set(n.filter(o).map(({path:v})=>v)),
t=v=>(0,M().calledPaths)(v).some(r=>e.has(r));for(let v=0;v<P;v+=1)for(const{path:r,value:y}of n)t(y)&&e.add(r);const l=new Set(
e);for(const v of l){const r=i.get(v)?.value,y=[(0,O().objectIn)((0,O().objectIn)(r?.on).workflow_run).workflows].flat(),
f=n.filter(b=>y.includes(b.value?.name??b.path));for(const b of(0,M().calledPaths)(r))i.has(b)&&l.add(b);for(const b of f)
l.add(b.path)}const h=v=>t(v)||w().GATE.test((0,w().textOf)([(0,O().textIn)(v,"uses").split("@")[0],v.run])),d=n.filter(
({path:v})=>l.has(v)).flatMap(v=>N(v,h));return{files:i,deciding:l,jobs:d,steps:d.flatMap(v=>I(v,h))}}function N(g,i){return[
...(0,M().jobsOf)(g)].flatMap(([n,a])=>{const s=(0,M().partsIn)(a),o=s.map(e=>({...(0,O().objectIn)(e.with),name:"",path:"",
pattern:""}));return s.some(i)||w().GATE.test((0,w().textOf)([n,a.name,o]))?[{file:g,id:n,job:a}]:[]})}function I({file:g,
id:i,job:n},a){const s=(0,M().jobsOf)(g),o=(0,M().stepsOf)(n).findLastIndex(a),e=n.uses!==void 0?-1:o<0?Number.POSITIVE_INFINITY:
o,t=/\bneeds\b/.test((0,w().textOf)({...n,needs:""}))?Number.POSITIVE_INFINITY:-1,l=new Set([i]);for(const r of l)for(const y of[
s.get(r)?.needs??[]].flat())l.add(String(y));const h=g.value?.on,v=((0,O().isMapping)(h)?Object.keys(h):[h].flat()).every(
r=>r==="workflow_run");return[...l].flatMap(r=>(0,M().stepsOf)(s.get(r)??{}).flatMap((y,f)=>{const b=!v&&f<=(r===i?e:t),
p=`\`jobs.${r}.steps[${f}]\` of \`${g.path}\` (${C(y)})`,$=b?{path:g.path,step:p}:void 0;return S(y,[s.get(r),g.value],$,
a(y))}))}function C(g){return typeof g.uses!="string"?"a command":(0,M().calledPaths)(g).length>0?"a local action":"an a\
ction"}function S(g,i,n,a){const s=(0,M().calledPaths)(g),[o]=s,e=o===void 0&&typeof g.uses=="string";if(e&&(n===void 0||
a||(0,w().isSetUp)(g)))return[];const t=i.map(f=>[f?.defaults,f?.env]),l=new(w()).Words([{...g,name:"",uses:""},s,t]),h=(0,w().
textOf)(g.run),d=e||o!==void 0||(0,w().runsRepository)(h),v=e||(0,w().runsPackages)(h),r=w().OUTSIDE.test((0,w().textOf)(
g))||!(d||v);return[{words:l,startsGate:a,folder:o,runsCode:d,installs:v,...n&&!(a&&o===void 0&&r)&&{late:n}}]}function u({
steps:g}){const i=g.flatMap(o=>o.late??[]),[n]=i,a=[...new Set(i.map(({step:o})=>o))],s=g.some(o=>o.late&&o.startsGate);
return n&&{path:n.path,steps:a,startsGate:s}}},3219:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.Words=
m.OUTSIDE=m.GATE=void 0,m.isSetUp=I,m.runsPackages=E,m.runsRepository=u,m.textOf=g;function O(){const n=c(3463);return O=
function(){return n},n}function w(){const n=c(95244);return w=function(){return n},n}function M(){const n=c(11331);return M=
function(){return n},n}const P=m.GATE=/gene-gate/i;function E(n){const a=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||a.some(s=>(0,M().programNamed)(s)?.kind==="manager")}const N=new Set(`actions/checkout actions/cache actions/ca\
che/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/));function I({uses:n,with:a}){
const s=String(n).split("@")[0]?.toLowerCase()??"";if(s==="actions/download-artifact")return C.test(g(a));const o=Object.
entries((0,O().objectIn)(a)).filter(([e])=>/install|bundler/.test(e));return N.has(s)&&o.every(([,e])=>`${e||!1}`=="fals\
e")}const C=m.OUTSIDE=/RUNNER_TEMP|runner\.temp/,S=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function u(n){return n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/).some(o=>{const[e=""]=o.trim().replace(/^sudo +/,"").split(/\s/),t=(0,M().programNamed)(e)?.kind===
"downloader",l=P.test(o)&&E(e);return!S.test(e)&&!t&&!l})||/GITHUB_(?:PATH|ENV)\b/.test(n)}function g(n){return typeof n==
"string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="object"||n===null?"":Object.values(n).map(g).join(`
`)}class i{#n;constructor(a){const s=g(a).toLowerCase().split(/[^\w.-]+/);this.#n=new Set(s.map(o=>o.replace(/\.+$/,"")))}has(a){
return this.#n.has(a)}name(a,s){const o=a.toLowerCase().split("/"),e=o.pop()??"";return(this.has(e)||s&&this.has((0,w().
toolThatFinds)(a)??"\0"))&&o.every(l=>this.has(l))}}m.Words=i},3733:function(T,m,c){Object.defineProperty(m,"__esModule",
{value:!0}),m.WORKFLOWS=void 0,m.calledPaths=a,m.changedKeys=e,m.jobsOf=g,m.parseMapping=u,m.partsIn=n,m.readActionsFile=
S,m.readWorkflows=s,m.stepsOf=i;function O(){const t=c(53916);return O=function(){return t},t}function w(){const t=c(57975);
return w=function(){return t},t}function M(){const t=c(69873);return M=function(){return t},t}function P(){const t=c(3463);
return P=function(){return t},t}function E(){const t=c(32854);return E=function(){return t},t}function N(){const t=c(93028);
return N=function(){return t},t}const I=m.WORKFLOWS=".github/workflows",C=1024*1024;async function S(t,l){const{kind:h,size:d=0}=t.
stat(l)??{};if(!(0,N().isRegular)(h))return;if(d>C)return{path:l,text:"",value:void 0};const v=(await t.read(l)).toString(
"utf8");return{path:l,text:v,value:u(v)}}function u(t){if(!(0,P().isNestedTooDeep)(t))try{const l=(0,M().parseDocument)(
t,{prettyErrors:!1});if(l.errors.length>0)return;const h=l.toJS({maxAliasCount:100});return(0,P().isMapping)(h)?h:void 0}catch{
return}}function g({value:t}){const l=Object.entries((0,P().objectIn)(t?.jobs));return new Map(l.filter(h=>(0,P().isMapping)(
h[1])))}function i({steps:t}){return Array.isArray(t)?t.filter(P().isMapping):[]}function n(t){return typeof t!="object"||
t===null?[]:(0,P().isMapping)(t)&&[t.run,t.uses].some(h=>typeof h=="string")?[t]:Object.values(t).flatMap(n)}function a(t){
return n(t).flatMap(l=>{const h=(0,P().textIn)(l,"uses"),d=h.startsWith("./")?(0,E().normalise)(h.split("@")[0]??""):void 0;
return d===void 0?[]:[d,(0,O().join)(d,"action.yml"),(0,O().join)(d,"action.yaml")]})}async function s(t){const l=new Map,
h=new Set(t.list(I).map(({path:d})=>d));for(const d of h){const v=/\.ya?ml$/.test(d)?await S(t,d):void 0;v&&l.set(d,v);for(const r of a(
v?.value))h.add(r)}return l}const o=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function e(t,l,h=""){if((0,w().isDeepStrictEqual)(
t,l)||o.test(h))return[];const[d,v]=[t,l].map(r=>typeof r=="object"&&r!==null?new Map(Object.entries(r)):void 0);return!d||
!v||Array.isArray(t)!==Array.isArray(l)?[`\`${h}\` changes`]:[...new Set([...d.keys(),...v.keys()])].flatMap(r=>e(d.get(
r),v.get(r),h===""?r:`${h}.${r}`))}},91850:function(T,m){Object.defineProperty(m,"__esModule",{value:!0}),m.markHiddenFiles=
O;const c=100;async function O(w,M){const P=w.slice(0,c).map(({path:N})=>N),E=await M.attributes?.(P,["linguist-generate\
d","diff"]);return E===void 0?[...w]:w.map((N,I)=>I>=c||N.veil!==void 0?N:/^(?:set|true)$/.test(E(N.path,"linguist-gener\
ated"))?{...N,veil:"generated"}:E(N.path,"diff")==="unset"?{...N,veil:"no_diff"}:N)}},90331:function(T,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.ignoredInputs=o,m.looserKeys=i,m.policyFile=I;function O(){const e=c(76545);return O=function(){
return e},e}function w(){const e=c(74238);return w=function(){return e},e}function M(){const e=c(49875);return M=function(){
return e},e}function P(){const e=c(24666);return P=function(){return e},e}function E(){const e=c(95132);return E=function(){
return e},e}function N(){const e=c(39869);return N=function(){return e},e}async function I(e){const{policyPath:t,changedNames:l,
tree:h,baseTree:d}=e;return t===void 0?[]:[...[...l].some(r=>r===t||r.startsWith(P().COPIES))?await g(e):[],...C(h,d)]}function C(e,t){
const l=e.stat(w().POLICY_PATH)?u(e,t):(0,M().findNearPolicy)(e);if(l===void 0)return[];const{path:h,fault:d}=l,v=`it ${d}\
, and the gate reads only the regular file \`${w().POLICY_PATH}\``;return[(0,E().finding)("policy-broken",{path:h,mistake:v},
(0,N().atFile)(h))]}const S=w().POLICY_PATH.replace(/yml$/,"yaml");function u(e,t){return e.stat(S)!==void 0&&t.stat(S)===
void 0?{path:S,fault:"is beside the policy"}:void 0}async function g({baseTree:e,tree:t,loadedPolicy:l}){const{policy:h,
shared:d}=l,[v,r]=await Promise.all([(0,w().readPolicyIn)(e,d),(0,w().readPolicyIn)(t,d)]),y=w().POLICY_PATH;if("mistake\
s"in r)return r.mistakes.map(({line:p,column:$,message:A})=>(0,E().finding)("policy-broken",{path:y,mistake:A},{location:{
path:y,line:p,column:$}}));const f="policy"in v?v.policy:h,b="missing"in r?[n(r.missing.source)]:(0,O().comparePolicies)(
f,r.policy).map(s);return[(0,E().finding)("policy-changed",{path:y,effects:b},(0,N().atFile)(y))]}async function i(e,t,l){
const[h,d]=[e.stat(w().POLICY_PATH),t.stat(w().POLICY_PATH)];if(h===void 0)return[];if(h.oid!==void 0&&h.oid===d?.oid&&h.
kind===d.kind&&l===void 0)return[];const[r,y]=await Promise.all([(0,w().readPolicyIn)(e,l),(0,w().readPolicyIn)(t,l)]);if("\
mistakes"in r||"mistakes"in y||"missing"in r)return[];if("missing"in y)return[n(y.missing.source)];const f=(0,O().comparePolicies)(
r.policy,y.policy).filter(({loosens:b})=>b);return[...d===void 0?["the policy is removed"]:[],...f.map(s)]}function n(e){
return`extends: ${(0,P().sharedName)(e)}, which cannot be compared; commit it as ${(0,P().copyPath)(e)}`}const a=160;function s({
key:e,change:t,direction:l,loosens:h}){const d=!h&&t.length>a?`${t.slice(0,a).replace(/[\ud800-\udbff]$/,"")}\u2026`:t;return`${e}\
: ${d}${l===void 0||h&&l==="tighter"?"":` (${l})`}`}function o({loadedPolicy:e}){return e.ignoredInputs.map(t=>(0,E().finding)(
"input-loosens-policy",{...t}))}},75597:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.protectedPaths=
N;function O(){const i=c(41330);return O=function(){return i},i}function w(){const i=c(32854);return w=function(){return i},
i}function M(){const i=c(95132);return M=function(){return i},i}function P(){const i=c(39869);return P=function(){return i},
i}const E=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function N(i){const{touched:n,policy:a,policyPath:s,change:o,tree:e,
genes:t}=i,l=C(o,e),h=t.some(({binds:r})=>r),d=u(a.blast_radius.protected_paths),v=u(E);return n.flatMap(r=>{const{path:y}=r,
f=l.get(y),b=g(r),p=d(b),$=y===s?void 0:v(b);if(p===void 0&&$===void 0)return[];const A=p===void 0?{path:y,pattern:$??"",
by:"the default list"}:{path:y,pattern:p,by:"the policy"},F=p!==void 0||f!==void 0&&h,j={...(0,P().atFile)(y),severity:F?
"error":"warning",harm:p!==void 0||I(y)?"danger":"broken"};return[f===void 0?(0,M().finding)("protected-path",A,j):(0,M().
finding)("protected-file-destroyed",{...A,how:f},j)]})}function I(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(i)}function C(i,n){const a=new Map;for(const{status:s,path:o,oldPath:e}of i.files)s==="deleted"&&a.set(o,"deletes"),
e!==void 0&&a.set(e,"deletes"),(s==="modified"||s==="type_changed")&&n.stat(o)?.size===0&&a.set(o,"empties");return a}const S={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function u(i){const n=i.map(a=>{const s=(0,O().default)(a,S);return{pattern:a,covers:e=>s(
e)||(0,w().isWithin)(e,a,{ignoreCase:!0})}});return a=>n.find(({covers:s})=>a.some(s))?.pattern}function g({path:i,via:n}){
return n===""?[i]:[i,n]}},66503:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.storeRoots=N;function O(){
const u=c(76760);return O=function(){return u},u}function w(){const u=c(68450);return w=function(){return u},u}function M(){
const u=c(59867);return M=function(){return u},u}function P(){const u=c(95132);return P=function(){return u},u}function E(){
const u=c(39869);return E=function(){return u},u}async function N(u){const{genes:g,tree:i}=u,n=g.flatMap(({asset:s,store:o,
change:e})=>e.kind==="removed"?[]:[[o.path,{store:o,file:s.path}]]),a=[...new Map(n).values()].map(s=>C(s,i));return[...I(
u),...(await Promise.all(a)).flat()]}function I({assets:u,policy:g,tree:i,baseTree:n}){const a=new Map;for(const s of u.
files){const{path:o,root:e}=(0,w().storeOf)(s,{policy:g,tree:n}),t=(0,w().storeOf)(s,{policy:g,tree:i}).root;if(n.stat(o)===
void 0||e===t||a.has(o))continue;const l={store:S(o),root:S(e),others:[S(t)]},h={...(0,E().atFile)(s),severity:"warning"};
a.set(o,(0,P().finding)("store-root-unclear",{...l,because:"moves"},h))}return[...a.values()]}async function C({store:{path:u,
root:g,named:i},file:n},a){const s={store:S(u),root:S(g)};if(a.stat(g)?.kind!=="directory"){const t=i===!0;return[(0,P().
finding)("store-root-missing",{...s,named:t},(0,E().atFile)(n))]}if(await(0,M().readPackageJson)(a,g)===M().INVALID){const t=O().
posix.join(g,"package.json"),l={...(0,E().atFile)(n),severity:"warning",layer:"change"};return[(0,P().finding)("package-\
json-invalid",{path:t},l)]}const o=(0,w().packagesAbove)(a,u).filter(t=>t!==g);if(i===!0||o.length===0)return[];const e={
...s,others:o.map(S),because:"manifest"};return[(0,P().finding)("store-root-unclear",e,(0,E().atFile)(n))]}function S(u){
return u===""?".":u}},39869:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.SYMLINK=void 0,m.atFile=E,
m.someTouches=g,m.touchedPaths=M,m.touchesOf=P;function O(){const i=c(32854);return O=function(){return i},i}function w(){
const i=c(53315);return w=function(){return i},i}function M(i,n){return i.files.flatMap(a=>(0,w().namesOf)(a).map(s=>({path:s,
via:s===a.path&&a.newMode===N?C(n,s):""})))}function P(i,n){const a=new Map;return s=>{const o=a.get(s)??I(i,S(n,s));return a.
set(s,o),o}}function E(i){return{location:{path:i,line:1,column:1}}}const N=m.SYMLINK="120000";function I(i,n){const a=s=>n.
some(o=>(0,O().isWithin)(s,o));return i.flatMap(s=>a(s.path)?[{path:s.path,via:""}]:s.via!==""&&a(s.via)?[s]:[])}function C(i,n){
const a=(0,O().resolveInTree)(i,n);return a.kind==="inside"||a.kind==="missing"?a.path:""}function S(i,n){const a=(0,O().
resolveInTree)(i,n);return a.kind==="inside"?[n,a.path]:[n]}const u=3;function g(i){const n=i.length-u;return i.slice(0,
u).map((a,s)=>n>0&&s===u-1?{...a,more:n}:a)}},90350:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.unauditableFiles=
N,m.unprovenMerge=g;function O(){const i=c(32854);return O=function(){return i},i}function w(){const i=c(95132);return w=
function(){return i},i}function M(){const i=c(39869);return M=function(){return i},i}const P="160000",E=".gitmodules";function N({
genes:i,change:n,tree:a}){if(!i.some(({binds:l})=>l))return[];const[s,...o]=n.files.filter(I).map(({path:l})=>l),[e,...t]=n.
files.filter(({path:l,newMode:h})=>h===M().SYMLINK&&C(l,a)).map(({path:l})=>l);return[...s===void 0?[]:[(0,w().finding)(
"submodule-changed",{path:s,...u(o)},(0,M().atFile)(s))],...e===void 0?[]:[(0,w().finding)("symlink-leaves-tree",{path:e,
target:a.readlink(e)??"",...u(t)},(0,M().atFile)(e))]]}function I({path:i,newMode:n,status:a}){return n===P||i===E&&a!==
"deleted"}function C(i,n){const{kind:a}=(0,O().resolveInTree)(n,i);return a==="outside"||a==="loop"}const S=9;function u(i){
const n=i.length-S;return{...i.length>0&&{likewise:i.slice(0,S)},...n>0&&{more:n}}}function g({unprovenMerge:i}){return i?
[(0,w().finding)("merge-not-proven",{merge:i.commit,reason:i.reason})]:[]}},72025:function(T,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.ask=E,m.assetNotJudged=I,m.notChecked=S,m.ofChange=P;function O(){const u=c(27199);return O=
function(){return u},u}function w(){const u=c(95132);return w=function(){return u},u}function M(){const u=c(50661);return M=
function(){return u},u}function P(u){return(g,...i)=>(0,M().isChange)(g)?u(g,...i):[]}async function E(u,g,...i){const n=Object.
entries(u).map(async([a,s])=>{try{return await s(g,...i)}catch(o){return[N(a,o,i)]}});return(await Promise.all(n)).flat()}
function N(u,g,[i]){return i===void 0?(0,w().notJudged)(`the change; the check "${u}" failed`,g):I(i.asset,g,`; the chec\
k "${u}" failed`)}function I(u,g,i=""){const n=`the ${u.type} \`${u.id}\`${i}`;return(0,w().notJudged)(n,g,C(u))}function C(u){
try{return(0,O().placeOf)(u)}catch{return{location:{path:u.path,line:1,column:1},subject:(0,O().subjectOf)(u)}}}function S(u,{
path:g,detail:i},n){return(0,w().finding)("claim-not-checked",{claim:u,why:`${i} of the log \`${g}\``},n)}},70716:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.SUBJECT_CHECKS=m.REMOVED_GENE_CHECKS=m.GENE_CHECKS=m.CLAIM_CHECKS=void 0;
function O(){const p=c(98497);return O=function(){return p},p}function w(){const p=c(37542);return w=function(){return p},
p}function M(){const p=c(19177);return M=function(){return p},p}function P(){const p=c(78782);return P=function(){return p},
p}function E(){const p=c(1348);return E=function(){return p},p}function N(){const p=c(90331);return N=function(){return p},
p}function I(){const p=c(75597);return I=function(){return p},p}function C(){const p=c(66503);return C=function(){return p},
p}function S(){const p=c(90350);return S=function(){return p},p}function u(){const p=c(72025);return u=function(){return p},
p}function g(){const p=c(52117);return g=function(){return p},p}function i(){const p=c(97004);return i=function(){return p},
p}function n(){const p=c(93198);return n=function(){return p},p}function a(){const p=c(59613);return a=function(){return p},
p}function s(){const p=c(48550);return s=function(){return p},p}function o(){const p=c(10255);return o=function(){return p},
p}function e(){const p=c(85881);return e=function(){return p},p}function t(){const p=c(93290);return t=function(){return p},
p}function l(){const p=c(73566);return l=function(){return p},p}function h(){const p=c(47771);return h=function(){return p},
p}function d(){const p=c(36974);return d=function(){return p},p}function v(){const p=c(42804);return v=function(){return p},
p}const r=m.SUBJECT_CHECKS={"asset-files":g().assetFiles,"forbidden-paths":(0,u().ofChange)(P().forbiddenPaths),"protect\
ed-paths":(0,u().ofChange)(I().protectedPaths),"policy-file":(0,u().ofChange)(N().policyFile),"gate-change":(0,u().ofChange)(
E().gateChange),"agent-files":(0,u().ofChange)(({agentFiles:p})=>p.flatMap(({findings:$})=>$)),"changed-instructions":(0,u().
ofChange)(O().changedInstructions),"stale-instructions":(0,u().ofChange)(O().staleInstructions),"ignored-inputs":(0,u().
ofChange)(N().ignoredInputs),"audit-logs":(0,u().ofChange)(w().auditLogs),"unauditable-files":(0,u().ofChange)(S().unauditableFiles),
"unproven-merge":(0,u().ofChange)(S().unprovenMerge),"hard-cap":(0,u().ofChange)(v().hardCap),"store-roots":(0,u().ofChange)(
C().storeRoots),"deciding-files":(0,u().ofChange)(M().decidingFiles),"missing-genes":e().missingGenes,"event-chain":n().
eventChain,"unresolved-references":e().unresolvedReferences,"genes-still-named":(0,u().ofChange)(e().genesStillNamed),"e\
ngine-seeds":(0,u().ofChange)(g().engineSeeds),"activated-seeds":(0,u().ofChange)(i().activatedSeeds),"removed-scripts":(0,u().
ofChange)(t().removedScripts),"claimed-radius":(0,u().ofChange)(a().claimedRadius),"claimed-streak":h().claimedStreak,estimates:(0,u().
ofChange)(a().estimates),"look-alike-ids":s().lookAlikeIds,"repeated-ids":s().repeatedIds,unidentified:l().unidentified},
y=m.CLAIM_CHECKS={"self-description":l().selfDescription,"capsule-fields":l().capsuleFields,envelope:o().envelope},f=m.GENE_CHECKS=
{"incomplete-gene":d().incompleteGene,"validation-list":d().validationList,"declared-constraints":v().declaredConstraints,
"loosened-constraints":(0,u().ofChange)(v().loosenedConstraints),"limits-beyond-cap":(0,u().ofChange)(v().limitsBeyondCap),
"gene-blast-radius":(0,u().ofChange)(v().geneBlastRadius),"declared-paths":(0,u().ofChange)(v().declaredPaths),"self-des\
cription":l().selfDescription,envelope:o().envelope},b=m.REMOVED_GENE_CHECKS={"removed-gene":(0,u().ofChange)(d().removedGene),
"gene-blast-radius":(0,u().ofChange)(v().geneBlastRadius),"declared-paths":(0,u().ofChange)(v().declaredPaths)}},52117:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.assetFiles=w,m.assetProblemFinding=M,m.engineSeeds=P;function O(){const E=c(
95132);return O=function(){return E},E}function w({problems:E}){return E.map(M)}function M({rule:E,detail:N,location:I,id:C,
before:S}){const g={location:I,...C===void 0?{}:{subject:{id:C}}};return S?{...(0,O().finding)(E,{detail:N},{...g,severity:"\
notice"}),before:S}:(0,O().finding)(E,{detail:N},g)}function P({seeds:E}){const[N]=E.keys();if(N===void 0)return[];const I=[
...E.values()].sort((S,u)=>S.localeCompare(u,"en",{numeric:!0})),C={ids:[...new Set([...E.keys()].map(({id:S})=>S))],count:E.
size,oldest:I[0]??"",newest:I.at(-1)??""};return[(0,O().finding)("engine-seeds",C,{location:N.locate()})]}},97004:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=N,m.blockedGenes=P;function O(){const I=c(27199);return O=
function(){return I},I}function w(){const I=c(77680);return w=function(){return I},I}function M(){const I=c(95132);return M=
function(){return I},I}async function P(I,C,S){const u=new Map;for(const g of I){const{gene:i}=g.value,n=C.find(e=>e.type===
"Gene"&&e.id===i),a=n&&await E(n,S);if(n===void 0||a===void 0)continue;const s=`the command \`${a}\` of its gene \`${n.id}\
\` is blocked`,o={capsule:g.id,why:s};u.set(g,(0,M().finding)("capsule-not-eligible",o,(0,O().placeOf)(g,["gene"])))}return u}
async function E(I,C){const S=C.forFile(I.path);for(const u of(0,w().commandsToRun)(I)){const{verdict:g}=await S.command(
u);if(g==="block")return u}}async function N({assets:I,judge:C}){const S=[];for(const u of I.activated??[]){const g=await E(
u,C);g!==void 0&&S.push((0,M().finding)("seed-activated-blocked",{gene:u.id,command:g},(0,O().placeOf)(u,["validation"])))}
return S}},93198:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.eventChain=I;function O(){const n=c(
27199);return O=function(){return n},n}function w(){const n=c(28894);return w=function(){return n},n}function M(){const n=c(
95132);return M=function(){return n},n}function P(){const n=c(36773);return P=function(){return n},n}function E(){const n=c(
72025);return E=function(){return n},n}function N(){const n=c(85475);return N=function(){return n},n}function I({assets:{
changes:n,present:a,unread:s}}){const o=a.filter(({type:r})=>r==="EvolutionEvent"),e=new Set(n.map(({asset:r})=>r)),t=new Map(
o.map(r=>[r.id,r])),l=new Map,h=new Map,d=new Set,v=new Set;return o.flatMap(r=>{const y=h.get(r.path);h.set(r.path,r);const f=u(
r),b=f===void 0?void 0:l.get(f);if(f!==void 0&&b===void 0&&l.set(f,r),!e.has(r)||r.cut)return[];const p=(0,O().placeOf)(
r,["parent"]),$={event:r.id};if(f===void 0){if(y===void 0||!(0,w().isAuditLog)(r.path))return[];const k={...$,fault:C,fix:S(
r,y.id)};return[(0,M().finding)("event-not-chained",k,p)]}if(!t.has(f)){const k=y===void 0,R=(0,w().isAuditLog)(r.path)&&
!k?"error":"warning",[D]=s;if(D!==void 0){const H=`whether the parent \`${f}\` of the EvolutionEvent \`${r.id}\` exists`;
return[(0,E().notChecked)(H,D,{...p,severity:R})]}if(v.has(f))return[];k||v.add(f);const G=k?`If the log with \`${f}\` ex\
ists, commit it, too; otherwise leave the event as its engine wrote it`:`Append the events up to \`${f}\` that the engine\
 wrote before this one; if they are lost, leave the event out`,U={...$,parent:f,where:"not in any asset file",fix:G};return[
(0,M().finding)("event-parent-missing",U,{...p,severity:R})]}const A=i(r,t,d);if(A!==void 0){const k=`has a circular cha\
in of parents: ${(0,P().inCode)(A)}`;return[(0,M().finding)("event-not-chained",{...$,fault:k,fix:"Set the `parent` of e\
ach event to the previous event"},p)]}if(b===void 0||b.id===r.id)return[];const F=y===void 0||y.id===f?b.id:y.id,j=`has \
the parent \`${f}\`, which is already the parent of \`${b.id}\``,L={...$,fault:j,fix:S(r,F)};return[(0,M().finding)("eve\
nt-not-chained",L,{...p,severity:"warning"})]})}const C="has no parent, but it is not the first event of its log";function S({
value:n},a){const s=n.asset_id===void 0?"":(0,N().contentHash)({...n,parent:a});return`Set \`parent\` to \`${a}\`, the pr\
evious event${s&&`, and \`asset_id\` to \`${s}\``}`}function u({value:{parent:n}}){return typeof n=="string"&&n!==""?n:void 0}
const g=5;function i(n,a,s){const o=new Set;let e=n;for(;e!==void 0&&!s.has(e.id)&&!o.has(e.id);){o.add(e.id);const l=u(
e);e=l===void 0?void 0:a.get(l)}if(e!==void 0&&e.id===n.id&&!s.has(e.id))return[...o].slice(0,g);for(const l of o)s.add(
l)}},59613:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.claimedRadius=M,m.estimates=i,m.sizeOf=N;function O(){
const a=c(27199);return O=function(){return a},a}function w(){const a=c(95132);return w=function(){return a},a}function M({
assets:{changes:a},counted:s}){return["Capsule","EvolutionEvent"].flatMap(o=>{const e=a.filter(({kind:d,asset:v})=>d==="\
added"&&v.type===o).map(({asset:d})=>({asset:d,size:N(d.value.blast_radius)})),t=e.flatMap(({size:d})=>d??[]),l=e.at(-1);
if(l===void 0||t.length<e.length)return[];const h=t.reduce(I);if(h.files<s.least.files||h.lines<s.least.lines){const d={
together:e.length>1,severity:"warning"};return[P(l.asset,h,s.least,d)]}return e.flatMap(({asset:d,size:v})=>v!==void 0&&
S(d)&&C(v,s.most)?[P(d,v,s.most,{together:!1,severity:"notice"})]:[])})}function P(a,s,o,{together:e,severity:t}){const{
type:l,id:h}=a,d={type:l,id:h,claim:`claims ${E(s)}${e?" together with the others of the change":""}`,shown:`git counts ${E(
o)} for this change`,fix:"Set `blast_radius` to what the cycle changed, and add the asset in the same change"},v={...(0,O().
placeOf)(a,["blast_radius"]),severity:t};return(0,w().finding)("claim-differs",d,v)}function E({files:a,lines:s}){return`${a}\
 ${a===1?"file":"files"} and ${s} ${s===1?"line":"lines"}`}function N(a){if(!(0,O().isJsonObject)(a))return;const{files:s,
lines:o}=a;return typeof s=="number"&&typeof o=="number"?{files:s,lines:o}:void 0}function I(a,s){return{files:a.files+s.
files,lines:a.lines+s.lines}}function C(a,s){return a.files>s.files||a.lines>s.lines+s.files}function S({value:{outcome:a}}){
return(0,O().isJsonObject)(a)&&a.status==="success"}const u=3,g=.1;function i({assets:{changes:a},counted:s}){const{least:o,
most:e}=s,t=a.filter(({kind:l,asset:h})=>l==="added"&&h.type==="EvolutionEvent");return t.flatMap(({asset:l})=>{const{blast_radius_estimate:h,
meta:d,blast_radius:v}=l.value,r=(0,O().isJsonObject)(h)?[]:["meta"],y=r.length===0?h:(0,O().isJsonObject)(d)&&d.blast_radius_estimate,
f=n(y);if(f===void 0||f<=0)return[];const b=t.length===1,p=b?o.files:n(v),$=b?e.files:n(v);if(p===void 0||$===void 0)return[];
const A=p/f>u;if(!A&&$/f>=g)return[];const F=A?p:$,j=(0,O().placeOf)(l,[...r,"blast_radius_estimate"]),L={type:l.type,id:l.
id,claim:`estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${F}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,w().finding)("claim-differs",L,j)]})}function n(a){return(0,O().isJsonObject)(
a)&&typeof a.files=="number"?a.files:void 0}},48550:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.lookAlikeIds=
C,m.repeatedIds=a;function O(){const e=c(76760);return O=function(){return e},e}function w(){const e=c(23404);return w=function(){
return e},e}function M(){const e=c(27199);return M=function(){return e},e}function P(){const e=c(64385);return P=function(){
return e},e}function E(){const e=c(11970);return E=function(){return e},e}function N(){const e=c(95132);return N=function(){
return e},e}function I(){const e=c(25367);return I=function(){return e},e}function C({assets:{changes:e,present:t}}){const l=e.
filter(({kind:r})=>r==="added").map(({asset:r})=>r);if(l.length===0)return[];const h=new Set(l.map(({type:r})=>r)),d=new Map,
v=new Map;for(const{type:r,value:y}of t){const f=h.has(r)?(0,P().declaredId)(y):void 0;if(f!==void 0)for(const b of u(r,
f)){const p=d.get(b);p===void 0?d.set(b,f):p!==f&&!v.has(b)&&v.set(b,f)}}return l.flatMap(r=>{const{type:y,id:f}=r,p=u(y,
f).flatMap(A=>[d.get(A),v.get(A)]).find(A=>A!==void 0&&A!==f);if(p===void 0)return[];const $=(0,M().placeOf)(r,["id"]);return[
(0,N().finding)("look-alike-id",{type:y,id:(0,I().visible)(f),other:(0,I().visible)(p)},$)]})}const S=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function u(e,t){const l=/^[\w.-]*$/.test(t)?t:g(t),h=l.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${e} case ${i(l)}`,`${e} drawn ${i(h)}`]}function g(e){const t=e.normalize("NFKC").replace(S,"");return(0,E().asciiOf)(
t.replace(/\p{Pd}/gu,"-"))}function i(e){return e.toUpperCase().toLowerCase()}const n=/(?:\.seed\.json|\/default_genes\.json)$/;
function a({assets:{changes:e,present:t}}){const h=e.filter(({kind:r})=>r==="added"||r==="modified").map(({asset:r})=>r).
filter(s);if(h.length===0)return[];const d=new Set(h.map(({id:r})=>r)),v=t.filter(r=>s(r)&&d.has(r.id));return h.flatMap(
r=>{const y=v.find(p=>o(p,r));if(y===void 0)return[];const f=`the gene \`${r.id}\`, also in \`${y.path}\` with other cont\
ent`,b={...(0,M().placeOf)(r,["id"]),severity:"warning"};return[(0,N().finding)("duplicate-id",{detail:f},b)]})}function s({
type:e,path:t}){return e==="Gene"&&!n.test(`/${t}`)}function o(e,t){return e.id===t.id&&e.path.replace(/l$/,"")!==t.path.
replace(/l$/,"")&&O().posix.dirname(e.path)===O().posix.dirname(t.path)&&(0,w().canonicalize)(e.value)!==(0,w().canonicalize)(
t.value)}},10255:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.envelope=N;function O(){const n=c(27199);
return O=function(){return n},n}function w(){const n=c(61331);return w=function(){return n},n}function M(){const n=c(39763);
return M=function(){return n},n}function P(){const n=c(95132);return P=function(){return n},n}function E(){const n=c(85475);
return E=function(){return n},n}function N(n,{asset:a}){const{type:s,id:o,envelope:e}=a;return[...C(a),...e&&(0,w().senderOf)(
e)===void 0?[(0,P().finding)("schema-field",{type:s,id:o,...I},(0,O().placeOf)(a))]:[]]}const I={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function C(n){const{type:a,id:s,wrappers:o=[]}=n,
e=(0,O().placeOf)(n);return o.flatMap(t=>S(n,t).flatMap(([l,h])=>{const d=t[l];if(d===void 0||d===h)return[];const v={type:a,
id:s,field:l,stated:i(d),actual:i(h)};return[(0,P().finding)("envelope-contradicts-asset",v,e)]}))}function S(n,a){const{
type:s,id:o,value:e}=n;return[...s==="ValidationReport"?[["target_asset_id",e.gene_asset_id??a.target_asset_id],["target\
_local_id",e.gene_id]]:[],...u(a.type,s)?[["type",s]]:[],["asset_type",s],["asset_id",g(n,a.asset_id)],["content_hash",g(
n,a.content_hash)],["local_id",o]]}function u(n,a){if(typeof n!="string")return!1;const s=n.toLowerCase();return s!==a.toLowerCase()&&
M().ASSET_TYPES.some(o=>o.toLowerCase()===s)}function g({type:n,value:a},s){if(a.asset_id!==void 0||s===void 0)return a.
asset_id;const o={type:n,value:{...a,asset_id:s}};return(0,E().matchContentHash)(o)===void 0?(0,E().contentHash)(a):s}function i(n){
return JSON.stringify(n??null).slice(0,100)}},85881:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.appliedIds=
g,m.genesStillNamed=I,m.missingGenes=a,m.unresolvedReferences=N;function O(){const s=c(27199);return O=function(){return s},
s}function w(){const s=c(30610);return w=function(){return s},s}function M(){const s=c(95132);return M=function(){return s},
s}function P(){const s=c(72025);return P=function(){return s},s}function E(){const s=c(50661);return E=function(){return s},
s}function N({assets:s}){const{changes:o,present:e,unread:t}=s,l=[["capsule_id","Capsule",C(e,"Capsule")],["validation_r\
eport_id","ValidationReport",C(e,"ValidationReport")]];return o.filter(u).flatMap(({asset:h})=>{if(h.type!=="EvolutionEv\
ent")return[];const{type:d,id:v,value:r}=h,[y]=t;return l.flatMap(([f,b,p])=>{const $=r[f];if(!S($,p))return[];const A={
...(0,O().placeOf)(h,[f]),severity:"warning"},F=`whether \`${$}\`, which the EvolutionEvent \`${v}\` names, exists`;return y?
[(0,P().notChecked)(F,y,A)]:[(0,M().finding)("reference-not-found",{type:d,id:v,wanted:b,name:$,field:f},A)]})})}function I({
assets:{changes:s,present:o}}){const e=C(o,"Gene"),t=g(s),l=s.flatMap(({kind:d,asset:v,before:r})=>d==="removed"?v:r??[]).
filter(({type:d})=>d==="Gene").flatMap(d=>(0,w().namesOf)(d).map(v=>({asset:d,name:v}))).filter(({name:d})=>!e.has(d)&&!t.
has(d));if(l.length===0)return[];const h=o.flatMap(w().namings);return l.flatMap(({asset:d,name:v})=>{const r=h.filter(({
gene:A})=>A===v),y=r.find(A=>A.by.type==="Capsule")??r[0];if(y===void 0)return[];const f=v.startsWith("sha256:"),b={what:`${f?
"gene that was":"gene"} \`${v}\``,by:`the ${y.by.type} \`${y.by.id}\``,more:new Set(r.map(A=>A.by)).size-1,fix:f?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${v}\`, or also remove the Capsules that name it`},p=y.by.
type==="Capsule"?"warning":"notice",$=y.by.locate(y.pointer);return[(0,M().finding)("still-named",b,{location:$,subject:(0,O().
subjectOf)(d),severity:p})]})}function C(s,o){return new Set(s.filter(e=>e.type===o).flatMap(w().namesOf))}function S(s,o){
return typeof s=="string"&&!o.has(s)}function u({kind:s}){return s==="added"||s==="modified"}function g(s){return new Set(
s.flatMap(w().newNamings).map(({gene:o})=>o))}const i="ad_hoc",n={severity:"warning",harm:"bookkeeping"};function a(s){const{
changes:o}=s.assets,e=new Set(o.filter(({kind:t,asset:l})=>t!=="removed"&&l.type==="Gene").flatMap(({asset:t})=>(0,w().namesOf)(
t)));return o.flatMap(w().newNamings).filter(({gene:t})=>!e.has(t)).map(({by:t,gene:l,pointer:h})=>{const d=l===i&&(0,E().
isChange)(s),v={...(0,O().placeOf)(t,h),...d&&n},{type:r,id:y}=t,f={type:r,id:y,wanted:"gene",name:l,field:String(h[0])};
return(0,M().finding)("reference-not-found",f,v)})}},93290:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),
m.removedScripts=g;function O(){const e=c(76760);return O=function(){return e},e}function w(){const e=c(27199);return w=
function(){return e},e}function M(){const e=c(68450);return M=function(){return e},e}function P(){const e=c(77680);return P=
function(){return e},e}function E(){const e=c(63455);return E=function(){return e},e}function N(){const e=c(51951);return N=
function(){return e},e}function I(){const e=c(59867);return I=function(){return e},e}function C(){const e=c(46912);return C=
function(){return e},e}function S(){const e=c(91063);return S=function(){return e},e}function u(){const e=c(95132);return u=
function(){return e},e}async function g(e){const{assets:t,baseTree:l,clock:h}=e,d=i(e.change),v=await n(e);if(d.size+v.size===
0)return[];const r=new Set(t.changes.map(({asset:b})=>b)),y=t.present.filter(b=>b.type==="Gene"&&!r.has(b)),f=new Map;for(const b of y){
await h.tick();const p=(0,P().validationCommands)(b),$=new Map;for(const{value:A,pointer:F}of p.kind==="list"?p.entries:
[]){if(typeof A!="string")continue;const{root:j}=(0,M().storeOf)(b.path,{policy:e.policy,tree:l}),k=(0,E().namedPaths)(A,
j).filter(R=>d.has(R)).map(R=>({path:R,script:""}));v.size>0&&k.push(...await s(A,l,j));for(const R of k){const D=o(R);(R.
script===""||v.has(D))&&$.set(D,{...R,entry:F[1]})}}for(const[A,F]of $){const j=f.get(A);j?j.more+=1:f.set(A,{...F,gene:b,
more:0})}}return[...f.values()].map(({path:b,script:p,gene:$,entry:A,more:F})=>{const j=p===""?`file \`${b}\``:`script \`${p}\
\` of \`${b}\``,L=`Keep \`${p||b}\`, or change the commands that name it`,k={...(0,w().placeOf)($,["validation",A]),harm:"\
broken"};return(0,u().finding)("still-named",{what:j,by:`the gene \`${$.id}\``,more:F,fix:L},k)})}function i({files:e}){
const t=new Set(e.flatMap(({status:l,path:h,oldPath:d})=>l==="deleted"?h:d??[]));for(const{path:l,status:h}of e)h!=="del\
eted"&&t.delete(l);return t}async function n({change:e,baseTree:t,tree:l}){const h=e.files.map(({path:v,oldPath:r})=>r??
v),d=new Set;for(const v of h.filter(r=>O().posix.basename(r)==="package.json")){const r=await a(t,v),y=new Set(await a(
l,v));for(const f of r)y.has(f)||d.add(o({path:v,script:f}))}return d}async function a(e,t){const l=O().posix.dirname(t);
return[...(await(0,I().usablePackageJson)(e,l==="."?"":l))?.scripts.keys()??[]]}async function s(e,t,l){const{invocation:h}=(0,N().
readWords)(e,{tree:t,cwd:l});if(h?.program!=="npm")return[];const d={tree:t,directory:l,changed:new Set,families:S().NO_PROGRAMS},
{runs:v}=await(0,C().scriptsThatRun)(h,d,{start:0,end:0}),r=(0,C().eventOf)(h);return v.flatMap(({directory:y,event:f})=>f===
r?[{path:O().posix.join(y,"package.json"),script:r}]:[])}function o({path:e,script:t}){return`${e}\0${t}`}},21471:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.describeJson=l,m.schemaDifferences=P;function O(){const h=c(98879);return O=
function(){return h},h}const w=2e5,M=50;function P(h,d){try{return E(h,d)}catch(v){if(!(v instanceof URIError))throw v;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function E(h,d){const v=(0,O().complaintsOf)(h,d,JSON.stringify(d).length<=w),r=new Map,y=new Set;for(const f of v){if(S.
has(f.keyword))continue;const b=I(f);if(!y.has(b)){y.add(b);for(const p of u(f,h,d)){const $=N(f,p),A=r.get($);r.set($,A?
{...A,more:A.more+1}:p)}}}return[...r.values()].slice(0,M)}function N({keywordLocation:h},d){switch(d.kind){case"missing":
return JSON.stringify([h,...d.fields]);case"unknown":return JSON.stringify([h,d.field]);case"invalid":return h}}function I({
keyword:h,instanceLocation:d}){return`${C.has(h)?h:"value"} ${d}`}const C=new Set(["required","additionalProperties"]),S=new Set(
["properties","items","false"]);function u(h,d,v){const{keyword:r,keywordLocation:y,instanceLocation:f}=h,{pointer:b,value:p}=i(
v,f),$=n(d,y);if(r==="required"){const F=($.required??[]).filter(j=>!g(p,j));return[{kind:"missing",pointer:b,fields:F,more:0}]}
if(r==="additionalProperties"){const F=$.properties??{},j=Object.keys(p??{}).filter(k=>!Object.hasOwn(F,k)),L=Object.keys(
F).filter(k=>!g(p,k));return j.map(k=>({kind:"unknown",pointer:[...b,k],field:k,absent:L,more:0}))}const A=t(r,$);return[
{kind:"invalid",pointer:b,keyword:r,expected:A,found:l(p),more:0}]}function g(h,d){return h!==null&&Object.hasOwn(h,d)}function i(h,d){
const v=[];let r=h;for(const y of a(d))Array.isArray(r)?(v.push(Number(y)),r=r[Number(y)]??null):(v.push(y),r=r[y]??null);
return{pointer:v,value:r}}function n(h,d){let v=O().SCHEMAS[h];for(const r of a(d).slice(0,-1))v=v[r];return v}function a(h){
return h.split("/").slice(1).map(d=>d.replaceAll("~1","/").replaceAll("~0","~"))}const s={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},o={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},e=40;function t(h,d){const v=d[h];
switch(h){case"type":return[v].flat().map(r=>s[String(r)]??String(r)).join(" or ");case"enum":return`one of ${(d.enum??[]).
map(r=>JSON.stringify(r)).join(", ")}`;case"const":return JSON.stringify(v);case"pattern":return o[String(v)]??`a string\
 that matches ${v}`;case"minLength":return v===1?"a non-empty string":`a string of at least ${v} characters`;case"maxLen\
gth":return`a string of at most ${v} characters`;case"minItems":return v===1?"a non-empty list":`a list of at least ${v}\
 items`;case"maxItems":return`a list of at most ${v} items`;case"minimum":return`a number that is at least ${v}`;case"ma\
ximum":return`a number that is at most ${v}`;default:return`a value that matches \`${h}\` in the schema`}}function l(h){
return Array.isArray(h)?h.length===0?"an empty list":"a list":h!==null&&typeof h=="object"?"an object":typeof h!="string"?
String(h):h.length<=e?JSON.stringify(h):`a string of ${h.length} characters`}},57733:function(T,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.promotionSchemaFindings=I,m.schemaFindings=N;function O(){const s=c(23404);return O=function(){
return s},s}function w(){const s=c(27199);return w=function(){return s},s}function M(){const s=c(3051);return M=function(){
return s},s}function P(){const s=c(95132);return P=function(){return s},s}function E(){const s=c(21471);return E=function(){
return s},s}function N(s){return(0,E().schemaDifferences)(s.type,s.value).flatMap(o=>g(s.type,o)).map(o=>C(s,o,"warning"))}
function I(s){const o=a(s)?"warning":"error";return(0,E().schemaDifferences)(s.type,s.value).map(e=>C(s,e,o))}function C(s,o,e){
const{type:t,id:l}=s,{pointer:h,more:d}=o,v={...(0,w().placeOf)(s,h),severity:e},r=(y,f,b,p)=>(0,P().finding)("schema-fi\
eld",{type:t,id:l,field:y,fault:f,where:b,fix:p},v);switch(o.kind){case"missing":{const{fields:y}=o,b=`Add what is missi\
ng as the schema of the protocol describes it${y.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return r(y.join("`, `"),"is missing",u(h,d),b)}case"unknown":{const y=u(h.slice(0,-1),d),{field:f,absent:b}=o,
p=(0,M().nearestName)(f,b),$=p===void 0?"":`If you meant \`${p}\`, rename it. Otherwise, `,A=`${$}${$?"remove":"Remove"}\
 \`${f}\` or store it outside the asset`;return r(f,"is unknown",y,A)}case"invalid":{const{expected:y}=o,f=`${o.found}${d===
0?"":` (and in ${S(d)})`}`,b=h.join("."),p=`must be ${y}, but it is ${f}`;return r(b,p,"",`Change \`${b}\` to ${y}`)}}}function S(s){
return s===1?"1 similar place":`${s} similar places`}function u(s,o){return s.length===0?"":` in \`${s.join(".")}\`${o===
0?"":` and ${S(o)}`}`}function g(s,o){const{pointer:e}=o;switch(o.kind){case"missing":{const t=o.fields.filter(l=>!i[s].
has([...e,l].join(".")));return t.length===0?[]:[{...o,fields:t}]}case"unknown":return[o];case"invalid":return n(s,e,o.keyword)?
[]:[o]}}const i={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function n(s,[
o,...e],t){if(o==="type"||o==="id"||o==="asset_id")return!0;if(s!=="Gene")return!1;const l=t==="minItems"&&e.length>0;return o===
"validation"||o==="constraints"&&!l}function a({value:s}){const{schema_version:o}=s,e=typeof o=="string"?/^1\.(\d+)\.\d+$/.
exec(o)?.[1]:void 0;return e!==void 0&&Number(e)<Number(O().SCHEMA_VERSION.split(".")[1])}},98879:function(T,m,c){Object.
defineProperty(m,"__esModule",{value:!0}),m.SCHEMAS=void 0,m.complaintsOf=u;function O(){const n=c(13574);return O=function(){
return n},n}function w(){const n=c(36576);return w=function(){return n},n}function M(){const n=c(25065);return M=function(){
return n},n}function P(){const n=c(5330);return P=function(){return n},n}function E(){const n=c(39436);return E=function(){
return n},n}function N(){const n=c(39763);return N=function(){return n},n}const C={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},S=m.SCHEMAS={Gene:P().default,Capsule:w().default,EvolutionEvent:M().default,
Mutation:E().default,ValidationReport:C};function u(n,a,s){return g[s?"all":"first"][n].validate(a).errors}const g={all:i(
!1),first:i(!0)};function i(n){const a=N().ASSET_TYPES.map(s=>[s,new(O()).Validator(S[s],"7",n)]);return Object.fromEntries(
a)}},73566:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.capsuleFields=C,m.selfDescription=I,m.unidentified=
S;function O(){const i=c(27199);return O=function(){return i},i}function w(){const i=c(59490);return w=function(){return i},
i}function M(){const i=c(95132);return M=function(){return i},i}function P(){const i=c(72025);return P=function(){return i},
i}function E(){const i=c(85475);return E=function(){return i},i}function N(){const i=c(57733);return N=function(){return i},
i}function I({correctorOf:i},{asset:n,change:a,commands:s=[]}){if(n.cut)return[];const o=a?.kind==="unchanged"?void 0:a?.
before,e=s.some(({findings:t})=>t.some(({edit:l})=>l?.fix));return[...(0,E().hashFindings)(n,i(n),!e,o),...(0,N().schemaFindings)(
n)]}function C(i,{asset:n}){const{type:a,id:s,value:o}=n;if(a!=="Capsule"||n.cut)return[];const e=["success_streak","env\
_fingerprint"].filter(h=>o[h]==null);if(e.length===0)return[];const t=e.join("`, `"),l={fault:"is missing",where:"",fix:`\
Add \`${t}\``};return[(0,M().finding)("schema-field",{type:a,id:s,field:t,...l},(0,O().placeOf)(n))]}function S({genes:i,
claims:n,correctorOf:a}){const t=[...i.filter(({change:h})=>h?.kind!=="removed").map(({asset:h})=>h),...n].filter(({cut:h})=>!h).
flatMap(h=>u(h,a));return[...(0,w().groupBy)(t,({rule:h,location:d})=>JSON.stringify([h,d?.path])).values()].flatMap(g)}
function u(i,n){try{return(0,E().identityFindings)(i,n(i)).filter(E().isMissingIdentity)}catch(a){return[(0,P().assetNotJudged)(
i,a)]}}function g([i,...n]){if(i===void 0)return[];if(n.length===0||!(0,E().isMissingIdentity)(i))return[i,...n];const{subject:a,
args:s,...o}=i,{expected:e,...t}=s;return[{...o,args:{...t,others:n.length}}]}},47771:function(T,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.claimedStreak=v,m.eventsIn=n,m.streakCounter=I,m.successStreak=i;function O(){const r=c(23404);
return O=function(){return r},r}function w(){const r=c(27199);return w=function(){return r},r}function M(){const r=c(59490);
return M=function(){return r},r}function P(){const r=c(95132);return P=function(){return r},r}function E(){const r=c(72025);
return E=function(){return r},r}function N(){const r=c(85475);return N=function(){return r},r}function I(r,y){const f=s(
r,y),b=(0,M().groupBy)(r,({value:{capsule_id:p}})=>p);return p=>C(p,b.get(p.id)??[],f,y)}function C({id:r,value:{gene:y}},f,b,p){
const $=[],A=[],F={files:0,lines:0};let j;const{successes:L,failure:k}=S(r,f);for(const R of L){const{value:D}=R,G=b.get(
R)??e(D,p)??(t(D,y,p)?void 0:a);G===void 0?(A.push(R),l(F,D)||(j??=d(D))):$.push({event:d(D),why:G})}return{count:g(A),uncounted:$,
ended:k!==void 0,...k&&L.length===0&&{failed:d(k.value)},radius:F,...j!==void 0&&{unmeasured:j}}}function S(r,y){const f=y.
filter(({value:p})=>p.type==="EvolutionEvent"&&p.capsule_id===r).reverse(),b=f.findIndex(({value:p})=>!u(p));return b<0?
{successes:f}:{successes:f.slice(0,b),failure:f[b]}}function u({outcome:r}){return(0,w().isJsonObject)(r)&&r.status==="s\
uccess"}function g(r){const y=r.map(({value:f})=>f.id).filter(f=>typeof f=="string");return r.length-y.length+new Set(y).
size}function i(r,y){const{successes:f,failure:b}=S(r,y);return{count:g(f),ended:b!==void 0}}function n({changes:r,present:y,
unread:f}){const b=f.at(-1),p=new Set(r.map(({asset:$})=>$));return y.filter(({type:$,path:A})=>$==="EvolutionEvent"&&(!b||
A>=b.path)).map($=>({value:$.value,log:$.path,isNew:p.has($)}))}const a="it does not name the gene of the Capsule";function s(r,y){
const f=new Map,b=new Map,p=new Set;for(const $ of r){const A=o($,b,y&&p.has($.log));A!==void 0&&f.set($,A),p.add($.log);
const{id:F}=$.value;typeof F=="string"&&!b.has(F)&&b.set(F,$)}return f}function o({value:r,isNew:y},f,b){const{id:p,parent:$}=r;
if(y)return"the change that is judged adds or edits it";const A=typeof p=="string"?f.get(p):void 0;return A!==void 0?(0,O().
canonicalize)(A.value)===(0,O().canonicalize)(r)?void 0:"an earlier event with other content has its id":typeof $=="stri\
ng"&&$!==""?f.has($)?void 0:"its parent is not in the log before it":b?"it has no parent":void 0}function e(r,y){const{id:f,
asset_id:b}=r;if(b===void 0)return y?"it has no hash":void 0;if((0,N().matchContentHash)({type:"EvolutionEvent",value:r})===
void 0)return"its hash does not match its content";const p=typeof f=="string"&&f.trim()!=="";return y&&!p?"it has no id":
void 0}function t({genes_used:r},y,f){return typeof y!="string"||y===""||!Array.isArray(r)?!f:r.includes(y)}function l(r,{
blast_radius:y}){if(y===void 0)return!0;if(!(0,w().isJsonObject)(y))return!1;const{files:f,lines:b}=y;return!h(f)||!h(b)?
!1:(r.files=Math.max(r.files,f),r.lines=Math.max(r.lines,b),!0)}function h(r){return typeof r=="number"&&Number.isSafeInteger(
r)&&r>=0}function d({id:r}){return typeof r=="string"?r:"without an id"}function v({assets:r}){const y=(0,M().groupBy)(n(
r),({value:f})=>f.capsule_id);return r.changes.flatMap(({kind:f,asset:b})=>{const{success_streak:p}=b.value;if(f==="remo\
ved"||b.type!=="Capsule"||typeof p!="number")return[];const{count:$,ended:A}=i(b.id,y.get(b.id)??[]);if(p<=$)return[];const F=(0,w().
placeOf)(b,["success_streak"]),j=r.unread.at(-1);if(j!==void 0&&!A)return[(0,E().notChecked)(`the success streak of the \
Capsule \`${b.id}\``,j,F)];const L={type:b.type,id:b.id,claim:`claims a success streak of ${p}`,shown:`the events show ${$}`,
fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,P().finding)("claim-differs",L,F)]})}},78883:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.geneDifferences=P,m.uncovered=C;function O(){const S=c(77680);return O=
function(){return S},S}function w(){const S=c(32854);return w=function(){return S},S}function M(){const S=c(56131);return M=
function(){return S},S}function P({kind:S,asset:u,before:g}){return g===void 0||u.cut||S!=="added"&&S!=="modified"?[]:[...E(
g,u),...I(g,u)]}function E(S,u){const[g,i]=[N(S),N(u)],n="validation";return[...[...g].filter(a=>!i.has(a)).map(a=>({kind:"\
command_removed",field:n,base:a,head:null})),...[...i].filter(a=>!g.has(a)).map(a=>({kind:"command_added",field:n,base:null,
head:a}))]}function N(S){const u=(0,O().validationCommands)(S),g=u.kind==="list"?u.entries.map(({value:i})=>i):[];return new Set(
g.filter(i=>typeof i=="string"))}function I(S,u){const{constraints:g}=(0,M().readConstraints)(S.value.constraints),{constraints:i}=(0,M().
readConstraints)(u.value.constraints),n=[];i.maxFiles!==g.maxFiles&&n.push({kind:i.maxFiles>g.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(g.maxFiles),head:String(i.maxFiles)});const a="con\
straints.forbidden_paths";for(const s of C(g.forbiddenPaths,i.forbiddenPaths))n.push({kind:"constraint_loosened",field:a,
base:s,head:null});for(const s of C(i.forbiddenPaths,g.forbiddenPaths))n.push({kind:"constraint_tightened",field:a,base:null,
head:s});return n}function C(S,u){return S.filter(g=>!u.some(i=>(0,w().isWithin)(g,i)))}},36974:function(T,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.incompleteGene=I,m.removedGene=C,m.validationList=P;function O(){const S=c(27199);return O=
function(){return S},S}function w(){const S=c(77680);return w=function(){return S},S}function M(){const S=c(95132);return M=
function(){return S},S}function P(S,{asset:u,validation:g,commands:i}){if(u.cut)return[];const n=["validation"],a={gene:u.
id};if(g.kind==="not_a_list"){const e={...a,fault:`must have ${g.expected} as \`validation\``};return[(0,M().finding)("v\
alidation-malformed",e,(0,O().placeOf)(u,n))]}if(g.kind==="missing"||g.entries.every(w().isBlankEntry))return[(0,M().finding)(
"validation-missing",{...a,that:""},(0,O().placeOf)(u,n))];const s=[],o=new Set;for(const e of g.entries){const{value:t,
pointer:l}=e;if((0,w().isBlankEntry)(e)){const h={...a,field:l.join("."),fault:"is blank"},d={...(0,O().placeOf)(u,l),severity:"\
notice"};s.push((0,M().finding)("validation-redundant",h,d))}else if(typeof t!="string"){const h={...a,fault:`must have \
a string as \`${l.join(".")}\``};s.push((0,M().finding)("validation-malformed",h,(0,O().placeOf)(u,l)))}else if(o.has(t)){
const h={...(0,O().placeOf)(u,l),subject:{...(0,O().subjectOf)(u),command:t}};s.push((0,M().finding)("validation-redunda\
nt",{...a,field:l.join("."),fault:`repeats \`${t}\``},h))}else o.add(t)}if(i.length>0&&i.every(E)){const e={...a,that:" \
that checks the change"};s.push((0,M().finding)("validation-missing",e,(0,O().placeOf)(u,n)))}return s}function E({reading:{
problems:S,argv:u}}){return S.some(({rule:g})=>g==="only-prints")||N.has(u?.[0]??"")}const N=new Set(["clear","date","df",
"echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function I(S,{asset:u}){return u.cut?
[(0,M().finding)("validation-malformed",{gene:u.id,fault:"can be read only in part: its JSON has an error"},(0,O().placeOf)(
u))]:[]}function C(S,{asset:u}){return[(0,M().finding)("gene-removed",{gene:u.id},{subject:(0,O().subjectOf)(u)})]}},56131:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.hardCaps=i,m.limitsOf=g,m.readConstraints=N,m.stricterConstraints=I;function O(){
const n=c(27199);return O=function(){return n},n}function w(){const n=c(57430);return w=function(){return n},n}function M(){
const n=c(32854);return M=function(){return n},n}function P(){const n=c(53315);return P=function(){return n},n}function E(){
const n=c(50661);return E=function(){return n},n}function N(n){const a=t=>({constraints:C,problems:[{...t,pointer:["cons\
traints"]}]});if(n===void 0)return a({kind:"missing"});if(!(0,O().isJsonObject)(n))return a({kind:"malformed",detail:"an\
 object"});const s=[],o=S(n.max_files,s);return{constraints:{maxFiles:o??P().DEFAULT_MAX_FILES,isDefaultLimit:o===void 0,
forbiddenPaths:u(n.forbidden_paths,s)},problems:s}}function I(n,a){if(n===void 0)return a;const{maxFiles:s,isDefaultLimit:o}=n.
maxFiles<a.maxFiles?n:a;return{maxFiles:s,isDefaultLimit:o,forbiddenPaths:[...new Set([...n.forbiddenPaths,...a.forbiddenPaths])]}}
const C={maxFiles:P().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function S(n,a){const s=["constraints","max\
_files"];if(n===void 0)a.push({kind:"missing",pointer:s});else{if(Number.isSafeInteger(n)&&Number(n)>0)return Number(n);
a.push({kind:"malformed",pointer:s,detail:"an integer greater than 0"})}}function u(n,a){const s=["constraints","forbidd\
en_paths"];if(n===void 0)return a.push({kind:"missing",pointer:s}),[];if(!Array.isArray(n))return a.push({kind:"malforme\
d",pointer:s,detail:"a list of paths"}),[];const o=new Set;for(const[e,t]of n.entries()){const l=typeof t=="string"?(0,M().
normalise)(t):void 0;if(typeof t!="string"||!l){a.push({kind:"malformed",pointer:[...s,e],detail:"a path below the root \
of the repository"});continue}(0,M().looksLikePattern)(t)&&a.push({kind:"pattern",pointer:[...s,e],detail:t}),o.add(l)}return[
...o]}function g(n,a){const{asset:s,change:o,binds:e}=n,{constraints:t}=N(s.value.constraints),l=o?.before&&N(o.before.value.
constraints).constraints,h=I(l,t),{maxFiles:d,isDefaultLimit:v}=h,r=i(a.policy),y=e&&(0,E().isChange)(a)?a.radius:w().NOTHING_TOUCHED,
f=(0,P().cappedSize)(y,a.policy.blast_radius.counting),b=(0,P().gradeFiles)(y.files,d,f,r),p=b==="hard_cap_breach"?f:y,$=(0,P().
gradeWords)(b,p,d,r);return{base:l,head:t,constraints:h,blastRadius:{...y,max_files:d,...v&&{default_limit:!0},severity:b,
message:$}}}function i({blast_radius:n}){const{hard_cap_files:a,hard_cap_lines:s}=n;return{files:a,lines:s}}},54034:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditGene=I,m.forbidsRunningGene=S,m.geneFindings=C;function O(){const u=c(
13580);return O=function(){return u},u}function w(){const u=c(72025);return w=function(){return u},u}function M(){const u=c(
70716);return M=function(){return u},u}function P(){const u=c(6470);return P=function(){return u},u}function E(){const u=c(
78883);return E=function(){return u},u}function N(){const u=c(56131);return N=function(){return u},u}async function I(u,g,i){
const{asset:n,change:a,commands:s,store:o}=g,e=(0,N().limitsOf)(g,u),t=await C(u,{...g,limits:e}),l=i.mayRun&&!t.some(S);
return{asset:n,store:o,commands:l?(0,P().planCommands)(s,{timeoutMs:i.timeoutMs,directory:o.root}):s,findings:t,blastRadius:e.
blastRadius,differences:a===void 0?[]:(0,E().geneDifferences)(a)}}async function C(u,g){return g.change?.kind!=="removed"?
(0,w().ask)(M().GENE_CHECKS,u,g):(await(0,w().ask)(M().REMOVED_GENE_CHECKS,u,g)).map(({location:n,...a})=>a)}function S({
rule:u}){return(0,O().ruleOf)(u).forbidsRunning==="gene"}},42804:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),
m.declaredConstraints=C,m.declaredPaths=e,m.geneBlastRadius=s,m.hardCap=a,m.limitsBeyondCap=i,m.loosenedConstraints=u;function O(){
const t=c(27199);return O=function(){return t},t}function w(){const t=c(95132);return w=function(){return t},t}function M(){
const t=c(53315);return M=function(){return t},t}function P(){const t=c(39869);return P=function(){return t},t}function E(){
const t=c(78883);return E=function(){return t},t}function N(){const t=c(56131);return N=function(){return t},t}const I={
severity:"warning",harm:"bookkeeping"};function C(t,{asset:l}){return(0,N().readConstraints)(l.value.constraints).problems.
filter(({kind:h})=>h!=="missing"||!l.cut).map(h=>S(l,h))}function S(t,{kind:l,pointer:h,detail:d=""}){const v=(0,O().placeOf)(
t,h),r=h.join("."),y=(b,p,$=I)=>(0,w().finding)("constraints-malformed",{gene:t.id,field:r,fault:b,fix:p},{...v,...$});if(l===
"missing")return y("is missing",`Add \`${r}\` to the gene`);if(l==="malformed")return y(`must be ${d}`,`Change \`${r}\` t\
o ${d}`,{});const f=`forbids \`${d}\`, which is read as a path, with each of its characters, not as a pattern`;return y(
f,"Write the path of the directory; everything below it is also forbidden")}function u(t,{asset:l,binds:h,limits:{base:d,
head:v}}){if(!h||l.cut||d===void 0)return[];const r=(0,E().uncovered)(d.forbiddenPaths,v.forbiddenPaths),y=v.maxFiles>d.
maxFiles;if(r.length===0&&!y)return[];const f=g(l.value.constraints),b=[...y&&!f("max_files")?[`\`max_files\` from ${d.maxFiles}\
 to ${v.maxFiles}`]:[],...(f("forbidden_paths")?[]:r).map($=>`\`${$}\` is no longer forbidden`)];if(b.length===0)return[];
const p=(0,O().placeOf)(l,["constraints"]);return[(0,w().finding)("constraints-loosened",{gene:l.id,loosened:b},p)]}function g(t){
const l=(0,N().readConstraints)(t).problems.flatMap(({kind:h,pointer:d})=>h==="malformed"&&d.length<=2?[d[1]]:[]);return h=>l.
includes(h)||l.includes(void 0)}function i(t,{asset:l,binds:h,limits:{base:d,head:v}}){const{files:r}=(0,N().hardCaps)(t.
policy),{maxFiles:y}=v;if(!h||y<=r||d!==void 0&&y<=d.maxFiles)return[];const f="constraints.max_files",b=`allows ${y} fi\
les, but the hard cap of the policy is ${r} ${r===1?"file":"files"}`,p={gene:l.id,field:f,fault:b,fix:`Set \`${f}\` to ${r}\
 or less`},$={...(0,O().placeOf)(l,["constraints","max_files"]),...I};return[(0,w().finding)("constraints-malformed",p,$)]}
const n={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function a({genes:t,radius:l,policy:h}){const d=t.filter(({binds:F})=>F),v=(0,M().cappedSize)(l,h.blast_radius.
counting),r=(0,N().hardCaps)(h);if(d.length===0||v.files<=r.files&&v.lines<=r.lines)return[];const[y,...f]=d,b=d.find(({
change:F})=>F.kind!=="removed"),{location:p}=b?(0,O().placeOf)(b.asset,["constraints","max_files"]):{},$={...p&&{location:p},
...y&&f.length===0&&{subject:(0,O().subjectOf)(y.asset)}},A={...v,capFiles:r.files,capLines:r.lines,genes:d.length};return[
(0,w().finding)("blast-radius-hard-cap",A,$)]}function s(t,{asset:l,binds:h,isOnlyAdded:d,limits:v}){const{files:r,max_files:y,
severity:f}=v.blastRadius;if(!h||f==="within_limit"||f==="hard_cap_breach")return[];if(d&&(f==="approaching_limit"||t.seeds.
has(l)))return[];const b=(0,O().placeOf)(l,["constraints","max_files"]),p={gene:l.id,files:r,maxFiles:y,declared:!v.constraints.
isDefaultLimit};return[(0,w().finding)(n[f],p,{...b,...o(d)})]}function o(t=!1){return t?I:{}}function e({touchesOf:t,seeds:l},{
asset:h,binds:d,isOnlyAdded:v,limits:{constraints:r}}){if(!d||l.has(h))return[];const y=r.forbiddenPaths.flatMap(b=>(0,P().
someTouches)(t(b)).map(p=>({gene:h.id,entry:b,...p})));if(y.length===0)return[];const f={...(0,O().placeOf)(h,["constrai\
nts","forbidden_paths"]),...o(v)};return y.map(b=>(0,w().finding)("forbidden-path-declared",b,f))}},16373:function(T,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.readGene=I,m.readGeneChange=C;function O(){const i=c(27199);return O=
function(){return i},i}function w(){const i=c(30610);return w=function(){return i},i}function M(){const i=c(68450);return M=
function(){return i},i}function P(){const i=c(77680);return P=function(){return i},i}function E(){const i=c(16455);return E=
function(){return i},i}function N(){const i=c(95132);return N=function(){return i},i}async function I(i,n,a){const s=(0,P().
validationCommands)(i),o=await S(i,s,n,a);return{asset:i,store:n.storeOf(i.path),binds:!1,validation:s,commands:o}}async function C(i,n,a,s){
const{kind:o,asset:e,before:t}=i,l=(0,w().namesOf)(e).some(y=>n.has(y)),h=!["applied","unchanged"].includes(o)||l,d=o===
"added"&&t===void 0&&!l,v=(0,P().validationCommands)(e),r=o==="removed"?[]:await S(e,v,a,s);return{asset:e,store:a.storeOf(
e.path),change:i,binds:h,isOnlyAdded:d,validation:v,commands:r}}async function S(i,n,a,s){if(n.kind!=="list")return[];const o=a.
forFile(i.path),e=n.entries.filter(d=>typeof d.value=="string"&&!(0,P().isBlankEntry)(d)),t=await Promise.all(e.map(({value:d})=>o.
command(d))),l=await(0,E().withEdits)(t,o,s(i)==="fix");return(await Promise.all(l.map(d=>u(d,i,a)))).map((d,v)=>g(i,d,e[v]?.
pointer??["validation"]))}async function u(i,{path:n},a){const s=a.storeOf(n),{tree:o}=a.terms;if(i.verdict!=="block"||o===
void 0)return i;for(const e of new Set([...(0,M().packagesAbove)(o,s.path),""])){if(e===s.root)continue;const{verdict:t}=await a.
startingIn(e).command(i.reading.command);if(t==="block")continue;const l=(0,N().finding)("store-root-unclear",{store:s.path||
".",root:s.root||".",others:[e||"."],because:"accepts"});return{...i,findings:[...i.findings,l]}}return i}function g(i,{
findings:n,...a},s){const{command:o}=a.reading,e={...(0,O().subjectOf)(i),command:o},t={path:i.path,pointer:(0,O().pointerText)(
[...i.pointer,...s])};return{...a,command:o,location:i.locate(s),findings:n.map(({edit:l,...h})=>({...h,location:i.locate(
s,h.span),subject:e,...l&&{edit:{...t,...l}}}))}}},61989:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),
m.launchedFiles=E,m.markUnreadable=P;function O(){const I=c(27199);return O=function(){return I},I}function w(){const I=c(
10473);return w=function(){return I},I}function M(){const I=c(95132);return M=function(){return I},I}async function P(I,C,{
tree:S,baseTree:u}){const g=I.flatMap(({commands:n})=>n.flatMap(E)),i=new Map;for(const n of new Set(g)){const a=C.has(n)?
await(0,w().whyUnreadable)(S,n):void 0;a&&await(0,w().whyUnreadable)(u,n)===void 0&&i.set(n,a)}return i.size===0?I:I.map(
n=>({...n,commands:n.commands.map(a=>N(n,a,i))}))}function E({reading:I}){return I.targets.flatMap(({path:C})=>C??[])}function N({
asset:I},C,S){const{location:u,verdict:g,confirmation:i}=C,n={location:u,subject:{...(0,O().subjectOf)(I),command:C.command}},
a=[...new Set(E(C))].flatMap(s=>{const o=S.get(s);return o===void 0?[]:[(0,M().finding)("script-unreadable",{path:s,why:o},
n)]});return a.length===0?C:{...C,verdict:g==="allow"?"warn":g,confirmation:i==="standard"?"strong":i,findings:[...C.findings,
...a]}}},6470:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.digestPlans=N,m.makePlan=P,m.planCommands=
E,m.toolOf=u;function O(){const g=c(77598);return O=function(){return g},g}const w=Symbol("audited");function M({steps:g,
...i}){return{...i,steps:g.map(({command:n,...a})=>a)}}function P(g){const{argv:i,program:n,directory:a,binary:s=null,env:o,
timeoutMs:e}=g,{scripts:t=null,npmSettings:l=[]}=g,h=JSON.stringify([i,n,s,t&&M(t),l,Object.entries(o).sort(([d],[v])=>d<
v?-1:1),e,...a===""?[]:[a]]);return{...g,[w]:!0,digest:I(h)}}function E(g,i){const n=[];for(const a of g){const s=a.verdict===
"block"?void 0:C(a.reading,i);if(s===void 0)return g;n.push({...a,plan:s})}return n}function N(g){const i=[...new Set(g.
map(({digest:n})=>n))].sort();return I(i.join(`
`))}function I(g){return`sha256:${(0,O().createHash)("sha256").update(g).digest("hex")}`}function C(g,i){const{command:n,
argv:a,assignments:s}=g,o=a&&S(g,a);if(o)return P({command:n,...o,env:{...Object.fromEntries(s.map(({name:e,value:t})=>[
e,t])),...g.invocation?.family?.data.environment},...i})}function S(g,i){const{invocation:n,scripts:a,npmSettings:s}=g,[
o]=i;if(n===void 0)return o===void 0?void 0:{program:o,argv:i};const e=u(g);if(e===void 0){const{program:l}=n;return{program:l,
argv:i,...a&&{scripts:a},...s&&{npmSettings:s}}}if(e.path===void 0)return;const t=[...n.operands,...n.passthrough].map(({
text:l})=>l);return{program:n.program,argv:t,binary:e.path}}function u({targets:g}){return g.find(({kind:i,via:n})=>i===
"package_binary"&&n===void 0)}},66160:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.correctorIn=t,m.
isGene=l,m.readChangeSubject=s,m.subjectOfAssets=a;function O(){const d=c(20702);return O=function(){return d},d}function w(){
const d=c(78114);return w=function(){return d},d}function M(){const d=c(28894);return M=function(){return d},d}function P(){
const d=c(36093);return P=function(){return d},d}function E(){const d=c(4378);return E=function(){return d},d}function N(){
const d=c(74238);return N=function(){return d},d}function I(){const d=c(53315);return I=function(){return d},d}function C(){
const d=c(12154);return C=function(){return d},d}function S(){const d=c(39869);return S=function(){return d},d}function u(){
const d=c(85881);return u=function(){return d},d}function g(){const d=c(16373);return g=function(){return d},d}function i(){
const d=c(61989);return i=function(){return d},d}const n={changes:[],problems:[],files:[],present:[],unread:[]};function a({
assets:d,problems:v},r,y,f=n){const{policy:b,tree:p}=r.terms;return{policy:b,clock:r.clock,tree:p,problems:v,correctorOf:y,
genes:d.filter(l).map($=>({asset:$})),claims:d.filter($=>!l($)),assets:f}}async function s(d){const{assets:v,baseTree:r,
tree:y,policy:f,platform:b}=d,{policy:p,source:$}=f,A=new Set(d.change.files.flatMap(I().namesOf)),F=E().Judge.by({policy:p,
tree:y,base:r,changed:A,platform:b,...d.clock&&{clock:d.clock}}),j=o(v.changes),L=(0,u().appliedIds)(v.changes.filter(({
asset:B})=>!j.has(B))),k=t(v.problems),R={tree:y,baseTree:r},D=await F.clock.all(v.changes.filter(({asset:B})=>l(B)),B=>(0,g().
readGeneChange)(B,L,F,k)),G=await(0,i().markUnreadable)(D,A,R),U=new Set(G.flatMap(({commands:B})=>B.flatMap(i().launchedFiles))),
H=await(0,C().withLinesOfCode)(d.change,U,R),J=(0,C().exemptPaths)(H,p,G,y),W=(0,S().touchedPaths)(H,y),K=(0,I().measureChange)(
H,J);return{policy:p,judge:F,clock:F.clock,loadedPolicy:f,unprovenMerge:d.unprovenMerge,policyPath:$==="file"?void 0:N().
POLICY_PATH,tree:y,baseTree:r,change:H,agentFiles:await(0,O().judgeAgentFiles)(R,p,F.clock),assets:v,problems:v.problems,
correctorOf:k,genes:G,seeds:e(j,G,A),claims:v.changes.filter(h).map(({asset:B})=>B),changedNames:A,touched:W,touchesOf:(0,S().
touchesOf)(W,r),exempt:J,radius:K,counted:(0,C().countedChange)(H,K)}}function o(d){return new Map(d.flatMap(({kind:v,asset:r,
before:y})=>{const f=v==="added"&&!y?(0,P().seedRelease)(r):void 0;return f===void 0?[]:[[r,f]]}))}function e(d,v,r){const y=v.
filter(({isOnlyAdded:b,commands:p})=>!b||p.flatMap(i().launchedFiles).some($=>r.has($))),f=new Set(y.map(({asset:b})=>b));
return new Map([...d].filter(([b])=>!f.has(b)))}function t(d){const v=(0,w().ambiguousFiles)(d);return({path:r})=>v.has(
r)||(0,M().isAuditLog)(r)?"hand":"fix"}function l({type:d}){return d==="Gene"}function h({kind:d,asset:v}){return!l(v)&&
(d==="added"||d==="modified")}},50661:function(T,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isChange=c;function c(O){
return"change"in O}},63455:function(T,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.namedPaths=M;function O(){
const P=c(32854);return O=function(){return P},P}const w=/[\s"'`;&|()<>=]+/;function M(P,E=""){const N=E===""?"":`${E}/`;
return P.split(w).map(I=>(0,O().normalise)(N+I)??I)}},57430:function(T,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.NOTHING_TOUCHED=m.NOTHING_RUN=void 0;const c=m.NOTHING_RUN={level:"none",description:"Nothing was run."},O=m.NOTHING_TOUCHED=
{files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(T,m,c){c.r(m),c.d(m,{Validator:()=>O.D});var O=c(60207)},
36576:function(T,m,c){c.r(m),c.d(m,{default:()=>O});var O=c(6145)},25065:function(T,m,c){c.r(m),c.d(m,{default:()=>O});var O=c(
27620)},5330:function(T,m,c){c.r(m),c.d(m,{default:()=>O});var O=c(87981)},39436:function(T,m,c){c.r(m),c.d(m,{default:()=>O});
var O=c(57811)}};
