"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(R,m){Object.defineProperty(m,"__esModule",{value:!0}),m.
assetLimits=c;function c(v){return{maxBytes:v,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(R,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.ambiguousFiles=I,m.hidesContent=P,m.isIncomplete=E,m.isUnread=b,m.markBefore=M;function v(){
const r=c(28672);return v=function(){return r},r}function C({rule:r}){return v().assetFileRules[r].content}function b(r){
return C(r)==="unread"}function P(r){return b(r)||C(r)==="misread"}function E({problems:r}){return r.some(P)}function j(r){
return P(r)||C(r)==="ambiguous"}function I(r){return new Set(r.filter(j).map(({location:p})=>p.path))}function M(r,p,o,e){
const i=new Set(o.map(({asset:s})=>s.id)),n=new Map;for(const s of p){const t=O(s,s.location.path);n.set(t,(n.get(t)??0)+
1)}return r.map(s=>{const{id:t,location:h}=s,g=O(s,e.get(h.path)??h.path),a=n.get(g)??0;return!(C(s)==="known")||a===0||
t!==void 0&&i.has(t)?s:(n.set(g,a-1),{...s,before:!0})})}function O({rule:r,id:p,detail:o},e){return JSON.stringify([r,e,
p,o.replace(/\d+/g,"#")])}},30610:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.allOtherGenes=j,m.appliedGenes=
E,m.namesOf=C,m.namings=P,m.newNamings=b;function v(){const M=c(61331);return v=function(){return M},M}function C({id:M,
value:{asset_id:O}}){return typeof O=="string"?[M,O]:[M]}function b({kind:M,asset:O,before:r}){if(M!=="added"&&M!=="modi\
fied")return[];const p=new Set(M==="modified"&&r?P(r).map(({gene:o})=>o):[]);return P(O).filter(({gene:o})=>!p.has(o))}function P(M){
const{gene:O,genes_used:r}=M.value;return M.type==="Capsule"?typeof O=="string"?[{by:M,gene:O,pointer:["gene"]}]:[]:M.type!==
"EvolutionEvent"||!Array.isArray(r)?[]:r.flatMap((p,o)=>typeof p=="string"?[{by:M,gene:p,pointer:["genes_used",o]}]:[])}
function E(M,O){const r=new Set(M.flatMap(b).map(({gene:e})=>e));for(const{kind:e,asset:i}of M)if(!(e==="removed"||i.type!==
"Gene"))for(const n of C(i))r.delete(n);const p=new Set;return I(M,O).filter(e=>{if(!C(e).some(n=>r.has(n)))return!1;const i=(0,v().
statedContent)(e);return p.has(i)?!1:(p.add(i),!0)}).map(e=>({kind:"applied",asset:e,before:e}))}function j(M,O){const r=E(
M,O),p=new Set(r.map(({asset:o})=>o.id));return I(M,O).map(o=>({kind:p.has(o.id)?"applied":"unchanged",asset:o,before:o}))}
function I(M,O){const r=new Set(M.map(({asset:p})=>p));return O.flatMap(({assets:p})=>p).filter(p=>p.type==="Gene"&&!r.has(
p))}},77680:function(R,m){Object.defineProperty(m,"__esModule",{value:!0}),m.commandsToRun=C,m.isBlankEntry=v,m.validationCommands=
b;const c=1e3;function v({value:P}){return typeof P=="string"&&P.trim()===""}function C(P){const E=b(P);return E.kind!==
"list"?[]:E.entries.flatMap(j=>typeof j.value=="string"&&!v(j)?[j.value.trim()]:[])}function b({value:P}){const{validation:E}=P;
return E===void 0?{kind:"missing"}:Array.isArray(E)?E.length>c?{kind:"not_a_list",expected:`a list of at most ${c} strin\
gs`}:{kind:"list",entries:E.map((I,M)=>({value:I,pointer:["validation",M]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.changedInstructions=O,m.staleInstructions=
I;function v(){const s=c(80401);return v=function(){return s},s}function C(){const s=c(32854);return C=function(){return s},
s}function b(){const s=c(93028);return b=function(){return s},s}function P(){const s=c(95132);return P=function(){return s},
s}function E(){const s=c(44786);return E=function(){return s},s}function j(){const s=c(39869);return j=function(){return s},
s}async function I({tree:s}){const t=E().INSTRUCTION_FILES.map(async h=>{const{kind:g}=(0,E().blockIn)(await n(s,h)),a={
path:h,effect:M,lines:[]},u={...(0,j().atFile)(h),severity:"notice"};return g==="changed"?[(0,P().finding)("agent-instru\
ctions",a,u)]:[]});return(await Promise.all(t)).flat()}const M="is not what this version writes";async function O({baseTree:s,
tree:t}){const h=E().INSTRUCTION_FILES.map(async g=>{const[a,u]=await Promise.all([n(s,g),n(t,g)]),[w,d]=[(0,E().blockIn)(
a),(0,E().blockIn)(u)];if(w.kind==="absent")return[];const y=d.kind!=="absent"&&d.block===w.block,f=r(y,d,!p(a,w)&&p(u,d));
if(f===void 0)return[];const S=y?i(a,u):i(w.block,o(d));return[(0,P().finding)("agent-instructions",{path:g,effect:f,lines:S},
(0,j().atFile)(g))]});return(await Promise.all(h)).flat()}function r(s,t,h){return t.kind==="absent"?"is removed":h?"is \
hidden, or shown as an example":s||t.kind==="current"?void 0:M}function p(s,t){const h=s.slice(0,Math.max(0,s.indexOf(o(
t)))),g=a=>h.match(a)?.length??0;return g(/^ {0,3}(?:```|~~~)/gm)%2===1||g(/<!--/g)>g(/-->/g)||g(/<details\b/gi)>g(/<\/details>/gi)}
function o(s){return s.kind==="absent"?"":s.block}const e=1e3;function i(s,t){return((0,v().diffLines)(s,t,{maxEditLength:e})??
[]).filter(({added:a,removed:u})=>a||u).flatMap(({added:a,value:u})=>u.split(`
`).flatMap(w=>w===""?[]:[`${a?"+":"-"}${w}`]))}async function n(s,t){const h=(0,C().resolveInTree)(s,t);return h.kind!==
"inside"||!(0,b().isRegular)(h.entry.kind)?"":(await s.read(h.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.auditLogs=I,m.firstMalformedLine=i;function v(){
const s=c(28894);return v=function(){return s},s}function C(){const s=c(95132);return C=function(){return s},s}function b(){
const s=c(53315);return b=function(){return s},s}function P(){const s=c(39869);return P=function(){return s},s}const E=/^100/,
j=10;async function I(s){const{change:t,policy:h}=s,g=t.files.filter(u=>(0,b().namesOf)(u).some(v().isAuditLog));if(h.blast_radius.
audit_log==="forbidden"){const u=g.flatMap(b().namesOf).filter(v().isAuditLog),w="touches, although the policy forbids i\
t,";return u.map(d=>(0,C().finding)("audit-log-rewritten",{path:d,how:w},(0,P().atFile)(d)))}return(await Promise.all(g.
map(u=>r(u,s)))).flat()}async function M(s,t){return s.stat(t)===void 0?Buffer.alloc(0):s.read(t,v().MAX_LOG_BYTES)}function O({
rule:s,location:{path:t,line:h}},g){return t!==g.path?!1:h===g.line||s==="file-not-json"&&h>g.line}async function r(s,{baseTree:t,
tree:h,assets:{problems:g}}){const{path:a,oldPath:u,status:w}=s,d=[],y=(S,l)=>o(a,S,l).filter(({location:$})=>!g.some(A=>$&&
O(A,$))),f=async S=>!E.test(s.oldMode)||(0,v().hasRecords)(await M(t,S));if(u!==void 0&&(0,v().isAuditLog)(u)&&await f(u)&&
d.push(p(u)),!(0,v().isAuditLog)(a))return d;if(w==="deleted")await f(a)&&d.push(p(a));else if(!E.test(s.newMode)||w==="\
type_changed")d.push(p(a));else if(w==="modified"){const[S,l]=await Promise.all([M(t,a),M(h,a)]),$=(0,v().continuationOf)(
S,l);if($.kind==="appended")return[...d,...y(l,$.from)];const{line:A}=$,T=e(A,l),F={path:a,line:T?Math.max(A-1,1):A,column:1},
N=T?`removes everything from line ${A} on of`:`modifies line ${A} of`;d.push((0,C().finding)("audit-log-rewritten",{path:a,
how:N},{location:F}))}else d.push(...y(await M(h,a),0));return d}function p(s){return(0,C().finding)("audit-log-rewritte\
n",{path:s,how:"removes or replaces"},(0,P().atFile)(s))}function o(s,t,h){const g=i(t,h);if(g===void 0)return[];const a={
path:s,line:g.line,column:1},u=`appends line ${g.line}, which is no valid record (${g.problem}), to`;return[(0,C().finding)(
"audit-log-rewritten",{path:s,how:u},{location:a,harm:"broken"})]}function e(s,t){return t.length===0||t.at(-1)===j&&(0,v().
countLines)(t,t.length)<s}function i(s,t){const h=(0,v().countLines)(s,t);for(const{bytes:g,line:a}of(0,v().recordsOf)(s.
subarray(t))){const u=n(g);if(u!==void 0)return{line:h+a,problem:u}}}function n(s){let t;try{const h=s.toString("utf8").
trim();if(h==="")return;t=JSON.parse(h)}catch{return"it is not a single JSON value"}return typeof t!="object"||t===null||
Array.isArray(t)?"it is not a JSON object":typeof t.type=="string"?void 0:"it has no `type`"}},53315:function(R,m){Object.
defineProperty(m,"__esModule",{value:!0}),m.DEFAULT_MAX_FILES=void 0,m.cappedSize=C,m.gradeFiles=b,m.gradeWords=P,m.linesOf=
I,m.measureChange=v,m.namesOf=j;const c=m.DEFAULT_MAX_FILES=20;function v(M,O){const r={files:0,lines:0,exempt_files:0,exempt_lines:0};
for(const p of M.files){const{path:o,oldPath:e}=p,i=e===void 0?1:2,n=Number(O.has(o))+Number(e!==void 0&&O.has(e));r.files+=
i-n,r.exempt_files+=n,n===i?r.exempt_lines+=I(p):r.lines+=I(p)}return r}function C({files:M,lines:O,exempt_files:r,exempt_lines:p},o){
return o==="reference"?{files:M,lines:O}:{files:M+r,lines:O+p}}function b(M,O,r,p){const o=E(O);return r.files>p.files||
r.lines>p.lines?"hard_cap_breach":M>2*o?"critical_overrun":M>o?"exceeded":M>.8*o?"approaching_limit":"within_limit"}function P(M,{
files:O,lines:r},p,o){const e=E(p);switch(M){case"hard_cap_breach":return`HARD CAP BREACH: ${O} files / ${r} lines excee\
ds system limit (${o.files} files / ${o.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${O} files > ${2*
e} (2x limit of ${e}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${O}\
 > ${e}`;case"approaching_limit":return`approaching limit: ${O} / ${e} files (${Math.round(O/e*100)}%)`;case"within_limi\
t":return`${O} / ${e} files`}}function E(M){return typeof M=="number"&&M>0?M:c}function j(M){return M.oldPath===void 0?[
M.path]:[M.path,M.oldPath]}function I(M){return M.added+M.deleted}},12154:function(R,m,c){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.countedChange=a,m.countedFiles=O,m.exemptPaths=E,m.isCountedByReference=g,m.withLinesOfCode=u;function v(){
const y=c(18744);return v=function(){return y},y}function C(){const y=c(95244);return C=function(){return y},y}function b(){
const y=c(93028);return b=function(){return y},y}function P(){const y=c(53315);return P=function(){return y},y}function E(y,f,S,l){
const $=y.files.flatMap(P().namesOf);return f.blast_radius.counting==="reference"?new Map($.filter(A=>!g(A)).map(A=>[A,"\
reference"])):new Map([...I(y,S,l).map(A=>[A,"validation_script"]),...$.filter((0,v().assetPathTest)(f)).map(A=>[A,"asse\
t_store"])])}const j={always:5,files:20,lines:1e3,bytes:64*1024};function I(y,f,S){const l=f.filter(({change:{kind:F}})=>F===
"added"||F==="modified"),$=new Set(l.flatMap(M)),A=y.files.filter(({status:F,path:N})=>F==="added"&&$.has(N)).map(F=>({path:F.
path,lines:(0,P().linesOf)(F),bytes:S.stat(F.path)?.size??0})).sort((F,N)=>F.lines-N.lines||F.bytes-N.bytes),T={lines:j.
lines,bytes:j.bytes};return A.slice(0,Math.min(j.files,Math.max(j.always,l.length))).flatMap(({path:F,lines:N,bytes:k})=>(T.
lines-=N,T.bytes-=k,T.lines>=0&&T.bytes>=0?[F]:[]))}function M({commands:y}){return y.flatMap(({reading:{command:f,targets:S}})=>S.
flatMap(({kind:l,via:$,name:A,path:T})=>l==="file"&&$===void 0&&T&&f.includes(A)?[T]:[]))}function O(y,f,S){return y.files.
flatMap(l=>(0,P().namesOf)(l).map($=>r(l,$,f.get($),S))).sort((l,$)=>$.lines-l.lines||(l.path<$.path?-1:1))}function r(y,f,S,l){
const $=f===y.path,A=$?(0,P().linesOf)(y):0,T=$?o(y,l):void 0,F=T==="binary"?l.stat(f)?.size:void 0;return{path:f,...S&&
{exempt:S},lines:A,...T&&{veil:T},...F!==void 0&&{bytes:F}}}const p=1e3;function o({binary:y,status:f,path:S,added:l},$){
if(y)return"binary";const{size:A=0}=f==="added"?$.stat(S)??{}:{};return A>p*Math.max(1,l)?"long_lines":void 0}const e=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),i=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
n=/capsule|events?\.jsonl$/i,s=new Set(["index.js","package.json"]),t=/^(?:src|scripts|config)(?:\/|$)/,h=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function g(y){return e.has(y)||i.test(y)||n.test(y)?!1:s.has(y)||t.test(y)||h.test(y)}function a(y,f){const S=(0,P().measureChange)(
y,{has:l=>!g(l)});return{least:{files:Math.min(f.files,S.files),lines:Math.min(f.lines,S.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}async function u(y,f,S){const l=async A=>(0,P().namesOf)(A).some(T=>(0,C().isWritten)(T)||
f.has(T))||await d(S.tree,A.path)||await d(S.baseTree,A.oldPath??A.path),$=[];for(const A of y.files){const T=A.binary&&
!await l(A);$.push(T?{...A,added:0,deleted:0}:A)}return{...y,files:$}}const w=16*1024*1024;async function d(y,f){const{kind:S,
size:l=0}=y.stat(f)??{};return!(0,b().isRegular)(S)||l>w?!1:(await y.read(f,w)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.decidingFiles=e;function v(){const f=c(76760);return v=
function(){return f},f}function C(){const f=c(57975);return C=function(){return f},f}function b(){const f=c(77680);return b=
function(){return f},f}function P(){const f=c(86191);return P=function(){return f},f}function E(){const f=c(59867);return E=
function(){return f},f}function j(){const f=c(3463);return j=function(){return f},f}function I(){const f=c(95244);return I=
function(){return f},f}function M(){const f=c(95132);return M=function(){return f},f}function O(){const f=c(36773);return O=
function(){return f},f}function r(){const f=c(12154);return r=function(){return f},f}function p(){const f=c(78782);return p=
function(){return f},f}function o(){const f=c(91850);return o=function(){return f},f}async function e(f){const S=f.genes.
filter(({change:F})=>F.kind!=="removed"),l=i(f),$=S.some(({commands:F})=>F.length>0);if(!$&&l.length===0)return[];const A={
launched:new Map([...await s(l,f),...h(S)]),hidden:await t(f),keepsCommand:S.some(g),warns:$};return(await Promise.all(f.
change.files.filter(({path:F})=>(0,p().alwaysForbidden)(F)===void 0).map(F=>a(F,f,A)))).flat().toSorted((F,N)=>Number(N.
isNew)-Number(F.isNew)).map(({path:F,why:N,isNew:k,isWarning:L})=>{const D=f.tree.stat(F)?.size,G={path:F,why:N,isNew:k,
bytes:D??-1},H=D===void 0?{}:{location:{path:F,line:1,column:1}},U=(0,M().finding)("check-decided-by",G,H);return L?{...U,
severity:"warning"}:U})}function i({assets:f,genes:S}){const l=new Set(S.map(({asset:$})=>$));return f.present.filter($=>$.
type==="Gene"&&!l.has($)&&(0,b().commandsToRun)($).length>0)}const n=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function s(f,{
judge:S,clock:l,change:$}){const A=$.files.map(({path:N})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(N)?.[1]??N),T=new Map,F=new Set;
for(const N of f){const k=S.forFile(N.path);for(const L of(0,b().commandsToRun)(N)){if(!n.test(L)&&!A.some(H=>L.includes(
H)))continue;const D=JSON.stringify([k.terms.cwd,L]);if(F.has(D))continue;F.add(D),await l.tick();const{reading:G}=await k.
command(L);for(const H of(0,P().startedFiles)(G))T.set(H,L)}}return T}async function t({change:f,exempt:S,tree:l}){const A=(await(0,o().
markHiddenFiles)((0,r().countedFiles)(f,S,l),l)).filter(({veil:T,lines:F})=>T==="no_diff"&&F>0);return new Set(A.map(({path:T})=>T))}
function h(f){const S=f.flatMap(l=>l.commands);return new Map(S.flatMap(({command:l,reading:$})=>(0,P().startedFiles)($).
map(A=>[A,l])))}function g({change:{before:f},commands:S}){const l=f?.value.validation;return Array.isArray(l)&&S.some(({
command:$})=>l.includes($))}async function a(f,S,l){const{path:$}=f,A=await u(f,S,l);if(!l.hidden.has($))return A;const F=[
...A,{why:"git does not show its difference (`.gitattributes`)"}].map(N=>N.why).join("; ");return[{path:$,isNew:f.status===
"added",...A[0],why:F}]}async function u({path:f,status:S,oldPath:l},{tree:$,baseTree:A},{launched:T,keepsCommand:F,warns:N}){
const k=S==="added",L=S==="renamed"?l:S==="deleted"?f:void 0;if(L!==void 0&&(0,I().isTest)(L)&&(S==="deleted"||!(0,I().isTest)(
f))){const U=S==="deleted"?"it was deleted":`it is now \`${f}\``;return[{path:L,why:`a test: ${U}`,isNew:!1,isWarning:N}]}
const D=T.get(f);if(D!==void 0)return[{path:f,why:`\`${D}\` starts it`,isNew:k}];if(/(?:^|\/)package\.json$/.test(f))return d(
f,k,$,A);if((0,I().isLockfile)(v().posix.basename(f)))return[{path:f,why:"it decides which dependencies checks load",isNew:k}];
const G=(0,I().toolThatFinds)(f);if(G===void 0)return[];const H=`${G} finds it by its name${S==="deleted"?"; it was dele\
ted":""}`;return[{path:f,why:H,isNew:k,isWarning:k&&F}]}const w=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function d(f,S,l,$){const A=(0,j().objectIn)(await(0,E().readJsonFile)($,f)),T=(0,j().objectIn)(await(0,E().readJsonFile)(
l,f)),F=w.filter(L=>!(0,C().isDeepStrictEqual)(A[L],T[L])),N=y((0,j().objectIn)(A.scripts),(0,j().objectIn)(T.scripts)),
k=[...N.length>0?[`npm scripts ${(0,O().inCode)(N)}`]:[],...F.length>0?[(0,O().inCode)(F)]:[]];return k.length===0?[]:[{
path:f,why:`its ${k.join(", ")} differ`,isNew:S}]}function y(f,S){const[l,$]=[new Map(Object.entries(f)),new Map(Object.
entries(S))];return[...new Set([...l.keys(),...$.keys()])].filter(T=>!(0,C().isDeepStrictEqual)(l.get(T),$.get(T)))}},78782:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.alwaysForbidden=j,m.forbiddenPaths=I;function v(){const O=c(84831);return v=
function(){return O},O}function C(){const O=c(32854);return C=function(){return O},O}function b(){const O=c(95132);return b=
function(){return O},O}function P(){const O=c(39869);return P=function(){return O},O}const E=[".git","node_modules"];function j(O){
const r=E.filter(o=>(0,v().mayBeSpelled)(O,o));if(r.length===0)return;const p=((0,C().normalise)(O)??O).split("/");return r.
find(o=>p.some(e=>(0,v().isSpellingOf)(e,o)))}function I({touched:O,touchesOf:r,policy:p}){const o=O.flatMap(M),e=E.flatMap(
n=>(0,P().someTouches)(o.flatMap(({touch:s,...t})=>t.directory===n?s:[])).map(s=>(0,b().finding)("forbidden-path",{entry:n,
by:"nothing may touch",...s},(0,P().atFile)(s.path)))),i=p.blast_radius.forbidden_paths.flatMap(n=>(0,P().someTouches)(r(
n)).map(s=>(0,b().finding)("forbidden-path",{entry:n,by:"the policy forbids",...s},(0,P().atFile)(s.path))));return[...e,
...i]}function M({path:O,via:r}){const p=j(O),o=p??j(r);return o===void 0?[]:[{directory:o,touch:{path:O,via:p===void 0?
r:""}}]}},66122:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.changedReads=r;function v(){const i=c(
53916);return v=function(){return i},i}function C(){const i=c(18744);return C=function(){return i},i}function b(){const i=c(
74238);return b=function(){return i},i}function P(){const i=c(24666);return P=function(){return i},i}function E(){const i=c(
95244);return E=function(){return i},i}function j(){const i=c(32854);return j=function(){return i},i}function I(){const i=c(
93028);return I=function(){return i},i}function M(){const i=c(3219);return M=function(){return i},i}function O(){const i=c(
3733);return O=function(){return i},i}async function r(i,n,{baseTree:s,tree:t,policy:h}){const g=(0,C().assetPathTest)(h),
a=l=>n.has(l)||(0,v().dirname)(l)===O().WORKFLOWS||l===b().POLICY_PATH||l.startsWith(P().COPIES),u=l=>a(l)||g(l)?void 0:
p(l,i),w=[...s.files(),...t.files()],y=w.filter(({path:l,kind:$})=>$==="symlink"&&u(l)!==void 0).flatMap(({path:l})=>[s,
t].map($=>o($,l))),f=new Map;for(const{path:l}of w){const[$,A]=[s.stat(l),t.stat(l)];if($?.oid!==void 0&&$.oid===A?.oid&&
$.kind===A.kind&&$.kind!=="symlink")continue;const F=y.some(k=>k!==void 0&&(0,j().isWithin)(l,k)),N=u(l)??(F?"a symlink \
that stands in the gate's job leads to it":void 0);N!==void 0&&f.set(l,N)}const S=[...f].map(async([l,$])=>{const[A,T]=await Promise.
all([s,t].map(N=>e(N,l)));return[l,A===T?[]:[`the file ${A===void 0?"is added":T===void 0?"is removed":"changes"}, and ${$}`]]});
return Promise.all(S)}function p(i,n){const s=(0,v().basename)(i),t=n.filter(({late:a})=>a!==void 0);return(E().isPackageFile(
s)||E().isLockfile(s)||(0,j().isWithin)(i,".yarn"))&&t.some(({runsPackages:a})=>a)?"a package manager reads it before th\
e gate, or to start it":E().isDocument(i)||E().isLockfile(s)?void 0:M().GATE.test(s)?"its name is that of the gate":n.some(
({folder:a})=>a&&(0,j().isWithin)(i,a))?"it belongs to a local action of the gate's job":n.some(({words:a,starts:u})=>a.
name(i,u))?"it stands in the gate's job, or in one that this needs":(E().isRunnable(i)||E().toolThatFinds(i)!==void 0)&&
t.some(({runsCode:a})=>a)?"can run before the gate, which a job of its own avoids":void 0}function o(i,n){const s=(0,j().
resolveInTree)(i,n);return s.kind==="inside"||s.kind==="missing"?s.path:void 0}async function e(i,n){const{kind:s,oid:t}=i.
stat(n)??{};if(s!==void 0)return(0,I().isRegular)(s)?`${s} ${(await i.read(n)).toString("latin1")}`:`${s} ${i.readlink(n)??
t} ${o(i,n)}`}},1348:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.gateChange=o,m.gateFindings=e;function v(){
const a=c(53916);return v=function(){return a},a}function C(){const a=c(57975);return C=function(){return a},a}function b(){
const a=c(3463);return b=function(){return a},a}function P(){const a=c(74238);return P=function(){return a},a}function E(){
const a=c(95132);return E=function(){return a},a}function j(){const a=c(90331);return j=function(){return a},a}function I(){
const a=c(39869);return I=function(){return a},a}function M(){const a=c(66122);return M=function(){return a},a}function O(){
const a=c(92299);return O=function(){return a},a}function r(){const a=c(63027);return r=function(){return a},a}function p(){
const a=c(3733);return p=function(){return a},a}function o(a){const{shared:u}=a.loadedPolicy;return a.changedNames.size===
0?[]:e({...a,shared:u})}async function e(a){const{policyPath:u,baseTree:w,tree:d,shared:y}=a,f=await(0,O().findGate)(w),
S=(0,r().readsOf)(f),l=(0,r().lateGate)(S),$=u===void 0?[]:await(0,j().looserKeys)(w,d,y),A=f.deciding.size>0,T=A?await i(
f,a):[],F=new Set(T.map(([k])=>k)),N=A?await(0,M().changedReads)(S,F,a):[];return[...[[P().POLICY_PATH,$],...T,...N].filter(
([,k])=>k.length>0).map(([k,L])=>(0,E().finding)("gate-weakened",{path:k,effects:L},(0,I().atFile)(k))),...l?[(0,E().finding)(
"gate-runs-late",l,(0,I().atFile)(l.path))]:[]]}async function i(a,{baseTree:u,tree:w}){const d=await(0,O().findGate)(w),
y=[...d.files.values()].filter(({path:F})=>!u.stat(F)),f=[...a.files.values()].filter(({path:F})=>!w.stat(F)),S=new Set(
[...a.deciding,...d.deciding]),l=[...S].map(async F=>{const[N,k]=await Promise.all([u,w].map(L=>(0,p().readActionsFile)(
L,F)));return[F,s(N??n(f,k),k??n(y,N))]}),$=[...a.files.values()].flatMap(F=>a.jobsIn(F).map(N=>h(N,(0,p().jobsOf)(F).get(
N)))),A=["gene-gate",...a.checkNames,...$],T=[...d.files.values()].filter(({path:F})=>!S.has(F));return[...await Promise.
all(l),...T.map(F=>[F.path,t(A,a.files.get(F.path),F)])]}function n(a,u){return a.filter(({path:d})=>u&&(0,v().dirname)(
d)===(0,v().dirname)(u.path)).find(d=>s(d,u).length===0)}function s(a,u){return a===void 0?["the file is added, and ment\
ions the gate"]:u===void 0?["the file is removed, or replaced by another one"]:a.text===u.text?[]:a.value!==void 0&&u.value!==
void 0?(0,p().changedKeys)(a.value,u.value):["it changes, and is not a valid workflow"]}function t(a,u,w){const d=(0,p().
jobsOf)({value:u?.value});return[...(0,p().jobsOf)(w)].filter(([f,S])=>(!(0,C().isDeepStrictEqual)({...S,steps:[]},{...d.
get(f),steps:[]})||S.needs!==void 0&&u?.text!==w.text)&&a.some(A=>g(A,h(f,S)))).map(([f])=>`the job \`${f}\` has, or can \
have, the name of the gate's check`)}function h(a,u={}){return(0,b().textIn)(u,"name").trim()||a}function g(a,u){if(!/\$\{\{/.
test(a+u))return a===u;const[w,d]=[a,u].map(l=>l.split("${{")[0]??""),[y,f]=[a,u].map(l=>l.split("}}").at(-1)??"");return(w.
startsWith(d)||d.startsWith(w))&&(y.endsWith(f)||f.endsWith(y))}},92299:function(R,m,c){Object.defineProperty(m,"__esMod\
ule",{value:!0}),m.calledPaths=o,m.findGate=r;function v(){const n=c(53916);return v=function(){return n},n}function C(){
const n=c(59867);return C=function(){return n},n}function b(){const n=c(3463);return b=function(){return n},n}function P(){
const n=c(95244);return P=function(){return n},n}function E(){const n=c(32854);return E=function(){return n},n}function j(){
const n=c(93028);return j=function(){return n},n}function I(){const n=c(3219);return I=function(){return n},n}function M(){
const n=c(3733);return M=function(){return n},n}const O=10;async function r(n){const s=await p(n),t=[...s.values()],{scripts:h}=(0,b().
objectIn)(await(0,C().readJsonFile)(n,"package.json")),g=await i(n,new(I()).Words(t.map(({text:N})=>N))),a=(N,k=new Set)=>(0,M().
partsIn)(N).flatMap(L=>{const D=o(L).filter(G=>!k.has(G));return[L,...D.flatMap(G=>a(s.get(G)?.value,k.add(G)))]}),u=({run:N})=>{
const k=new(I()).Words((0,I().runsPackages)((0,I().textOf)(N))?N:""),L=Object.entries((0,b().objectIn)(h)).filter(([D])=>k.
has(D));return(0,I().textOf)([N,L.map(([,D])=>D).filter(D=>I().GATE.test(String(D)))])},w=N=>{const k=(0,b().textIn)(N,"\
uses").split("@")[0]??"",L=o(N).map(G=>s.get(G)?.value?.name),D=new(I()).Words(N.run);return I().GATE.test((0,I().textOf)(
[k,L,u(N)]))||g.some(G=>D.name(G,!0))},d=t.flatMap(({value:N})=>(0,M().partsIn)(N)),y=new Set(d.filter(w)),f=N=>y.has(N),
l=d.map(N=>(0,b().objectIn)(N.with)).map(N=>(0,b().textIn)(N,"check-name").trim()).filter(Boolean),$=({value:N,text:k})=>{
const L=N?JSON.stringify(N):k;return l.some(G=>L.includes(JSON.stringify(G)))||I().GATE.test(L)||(0,M().partsIn)(N).some(
f)},A=new Set(t.filter($).map(({path:N})=>N)),T=t.map(({path:N,value:k})=>[N,(0,M().partsIn)(k).flatMap(o)]);for(let N=0;N<
O;N+=1)for(const[k,L]of T)L.some(D=>A.has(D))&&A.add(k);for(const N of A){const k=s.get(N)?.value,L=[(0,b().objectIn)((0,b().
objectIn)(k?.on).workflow_run).workflows].flat(),D=t.filter(H=>L.includes(H.value?.name??H.path)),G=(0,M().partsIn)(k).flatMap(
o).filter(H=>s.has(H));for(const H of[...G,...D.map(U=>U.path)])A.add(H)}return{files:s,deciding:A,jobsIn:N=>[...(0,M().
jobsOf)(N)].flatMap(([k,L])=>{const D=(0,M().partsIn)(L).map(G=>({...(0,b().objectIn)(G.with),name:"",path:"",pattern:""}));
return a(L).some(f)||I().GATE.test((0,I().textOf)([k,L.name,D]))?[k]:[]}),checkNames:l,expand:a,starts:f,commands:u}}async function p(n){
const s=new Map,t=new Set(n.list(M().WORKFLOWS).map(({path:h})=>h));for(const h of t){const g=/\.ya?ml$/.test(h)?await(0,M().
readActionsFile)(n,h):void 0;g&&s.set(h,g);for(const a of(0,M().partsIn)(g?.value).flatMap(o))t.add(a)}return s}function o(n){
const s=(0,b().textIn)(n,"uses"),t=s.startsWith("./")?(0,E().normalise)(s.split("@")[0]??""):void 0;return t===void 0?[]:
[t,(0,v().join)(t,"action.yml"),(0,v().join)(t,"action.yaml")]}const e=64*1024;async function i(n,s){const t=[...n.files()].
filter(({kind:g,size:a=0})=>(0,j().isRegular)(g)&&a<=e).map(({path:g})=>g).filter(g=>(0,P().isRunnable)(g)&&s.name(g,!0)),
h=await Promise.all(t.map(g=>n.read(g)));return t.filter((g,a)=>I().GATE.test(String(h[a]))).map(g=>(0,v().basename)(g))}},
63027:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.lateGate=O,m.readsOf=E;function v(){const r=c(3463);
return v=function(){return r},r}function C(){const r=c(92299);return C=function(){return r},r}function b(){const r=c(3219);
return b=function(){return r},r}function P(){const r=c(3733);return P=function(){return r},r}function E(r){return[...r.deciding].
flatMap(p=>{const o=r.files.get(p),e=(0,P().jobsOf)(o),i=r.jobsIn(o),n=o.value?.on,t=((0,v().isMapping)(n)?Object.keys(n):
[n].flat()).every(h=>h==="workflow_run")?-1:Number.POSITIVE_INFINITY;return i.flatMap(h=>{const g=e.get(h)??{},a=(0,P().
stepsOf)(g).findLastIndex(y=>r.expand(y).some(r.starts)),u=g.uses!==void 0?-1:Math.min(t,a===-1?t:a),w=/\bneeds\b/.test(
(0,b().textOf)({...g,needs:""}))?t:-1,d=M(e,h).filter(y=>!i.includes(y));return[...j(r,o,h,u),...d.flatMap(y=>j(r,o,y,w))]})})}
function j(r,p,o,e){const{path:i,value:n}=p,s=(0,P().jobsOf)(p).get(o),t=[s?.defaults,s?.env,n?.defaults,n?.env];return(s?.
uses===void 0?(0,P().stepsOf)(s??{}):(0,P().partsIn)(s)).flatMap((g,a)=>{const u=typeof g.uses!="string"?"a command":(0,C().
calledPaths)(g).length>0?"a local action":"an action",w=`\`jobs.${o}.steps[${a}]\` of \`${i}\` (${u})`,d={path:i,step:w,
startsGate:a===e};return r.expand(g).flatMap(y=>I(r,y,t,a<=e?d:void 0))})}function I(r,p,o,e){const i=(0,C().calledPaths)(
p),[n]=i,s=r.starts(p),t=n===void 0&&typeof p.uses=="string";if(t&&(e===void 0||s||(0,b().isSetUp)(p)))return[];const h=i.
map(y=>r.files.get(y)?.value?.runs),g=new(b()).Words([{...p,name:"",uses:""},i,h,o]),a=r.commands(p),u=t||n===""||(0,b().
runsRepository)(a),w=t||(0,b().runsPackages)(a),d=s&&n===void 0&&(b().OUTSIDE.test((0,b().textOf)(p))||!(u||w));return[{
words:g,starts:s,folder:n,runsCode:u,runsPackages:w,...e&&!d&&{late:e}}]}function M(r,p){const o=new Set([p]);for(const e of o)
for(const i of[r.get(e)?.needs??[]].flat())o.add(String(i));return[...o]}function O(r){const p=r.flatMap(i=>i.late??[]),
[o]=p,e=[...new Set(p.map(({step:i})=>i))];return o&&{path:o.path,steps:e,startsGate:p.some(i=>i.startsGate)}}},3219:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.Words=m.OUTSIDE=m.GATE=void 0,m.isSetUp=I,m.runsPackages=E,m.runsRepository=
r,m.textOf=p;function v(){const e=c(3463);return v=function(){return e},e}function C(){const e=c(95244);return C=function(){
return e},e}function b(){const e=c(11331);return b=function(){return e},e}const P=m.GATE=/gene-gate/i;function E(e){const i=e.
split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(e)||i.some(n=>(0,b().programNamed)(
n)?.kind==="manager")}const j=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact acti\
ons/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/));function I({uses:e,with:i}){
const n=String(e).split("@")[0]?.toLowerCase()??"";if(n==="actions/download-artifact")return M.test(p(i));const s=Object.
entries((0,v().objectIn)(i)).filter(([t])=>/install|bundler/.test(t));return j.has(n)&&s.every(([,t])=>`${t||!1}`=="fals\
e")}const M=m.OUTSIDE=/RUNNER_TEMP|runner\.temp/,O=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function r(e){return e.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/).some(s=>{const[t=""]=s.trim().replace(/^sudo +/,"").split(/\s/),h=(0,b().programNamed)(t)?.kind===
"downloader",g=P.test(s)&&E(t);return!O.test(t)&&!h&&!g})||/GITHUB_(?:PATH|ENV)\b/.test(e)}function p(e){return typeof e==
"string"?e.replaceAll(/^[ \t]*#.*$/gm,""):typeof e!="object"||e===null?"":Object.values(e).map(p).join(`
`)}class o{#n;#t;constructor(i){this.#n=p(i).toLowerCase(),this.#t=new Set(this.#n.split(/[^\w.-]+/).map(n=>n.replace(/\.+$/,
"")))}has(i){return this.#t.has(i)||/[^\w.-]/.test(i)&&this.#n.includes(i)}name(i,n){const s=i.toLowerCase().split("/"),
t=s.pop()??"";return(this.has(t)||n&&this.has((0,C().toolThatFinds)(i)??"\0"))&&s.every(g=>this.has(g))}}m.Words=o},3733:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.WORKFLOWS=void 0,m.changedKeys=i,m.jobsOf=r,m.parseMapping=O,m.partsIn=
o,m.readActionsFile=M,m.stepsOf=p;function v(){const n=c(57975);return v=function(){return n},n}function C(){const n=c(69873);
return C=function(){return n},n}function b(){const n=c(3463);return b=function(){return n},n}function P(){const n=c(80287);
return P=function(){return n},n}function E(){const n=c(93028);return E=function(){return n},n}const j=m.WORKFLOWS=".gith\
ub/workflows",I=1024*1024;async function M(n,s){const{kind:t,size:h=0}=n.stat(s)??{};if(!(0,E().isRegular)(t))return;if(h>
I)return{path:s,text:"",value:void 0};const g=(await n.read(s)).toString("utf8");return{path:s,text:g,value:O(g)}}function O(n){
if(!(0,P().isNestedTooDeep)(n))try{const s=(0,C().parseDocument)(n,{prettyErrors:!1});if(s.errors.length>0)return;const t=s.
toJS({maxAliasCount:100});return(0,b().isMapping)(t)?t:void 0}catch{return}}function r({value:n}){const s=Object.entries(
(0,b().objectIn)(n?.jobs));return new Map(s.filter(t=>(0,b().isMapping)(t[1])))}function p({steps:n}){return Array.isArray(
n)?n.filter(b().isMapping):[]}function o(n){return typeof n!="object"||n===null?[]:(0,b().isMapping)(n)&&[n.run,n.uses].
some(t=>typeof t=="string")?[n]:Object.values(n).flatMap(o)}const e=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function i(n,s,t=""){
if((0,v().isDeepStrictEqual)(n,s)||e.test(t))return[];const[h,g]=[n,s].map(a=>typeof a=="object"&&a!==null?new Map(Object.
entries(a)):void 0);return!h||!g||Array.isArray(n)!==Array.isArray(s)?[`\`${t}\` changes`]:[...new Set([...h.keys(),...g.
keys()])].flatMap(a=>i(h.get(a),g.get(a),t===""?a:`${t}.${a}`))}},91850:function(R,m){Object.defineProperty(m,"__esModul\
e",{value:!0}),m.markHiddenFiles=v;const c=100;async function v(C,b){const P=C.slice(0,c).map(({path:j})=>j),E=await b.attributes?.(
P,["linguist-generated","diff"]);return E===void 0?[...C]:C.map((j,I)=>I>=c||j.veil!==void 0?j:/^(?:set|true)$/.test(E(j.
path,"linguist-generated"))?{...j,veil:"generated"}:E(j.path,"diff")==="unset"?{...j,veil:"no_diff"}:j)}},90331:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.ignoredInputs=s,m.looserKeys=o,m.policyFile=I;function v(){const t=c(
76545);return v=function(){return t},t}function C(){const t=c(74238);return C=function(){return t},t}function b(){const t=c(
49875);return b=function(){return t},t}function P(){const t=c(24666);return P=function(){return t},t}function E(){const t=c(
95132);return E=function(){return t},t}function j(){const t=c(39869);return j=function(){return t},t}async function I(t){
const{policyPath:h,changedNames:g,tree:a,baseTree:u}=t;return h===void 0?[]:[...[...g].some(d=>d===h||d.startsWith(P().COPIES))?
await p(t):[],...M(a,u)]}function M(t,h){const g=t.stat(C().POLICY_PATH)?r(t,h):(0,b().findNearPolicy)(t);if(g===void 0)
return[];const{path:a,fault:u}=g,w=`it ${u}, and the gate reads only the regular file \`${C().POLICY_PATH}\``;return[(0,E().
finding)("policy-broken",{path:a,mistake:w},(0,j().atFile)(a))]}const O=C().POLICY_PATH.replace(/yml$/,"yaml");function r(t,h){
return t.stat(O)!==void 0&&h.stat(O)===void 0?{path:O,fault:"is beside the policy"}:void 0}async function p({baseTree:t,
tree:h,loadedPolicy:g}){const{policy:a,shared:u}=g,[w,d]=await Promise.all([(0,C().readPolicyIn)(t,u),(0,C().readPolicyIn)(
h,u)]),y=C().POLICY_PATH;if("mistakes"in d)return d.mistakes.map(({line:l,column:$,message:A})=>(0,E().finding)("policy-\
broken",{path:y,mistake:A},{location:{path:y,line:l,column:$}}));const f="policy"in w?w.policy:a,S="missing"in d?[e(d.missing.
source)]:(0,v().comparePolicies)(f,d.policy).map(n);return[(0,E().finding)("policy-changed",{path:y,effects:S},(0,j().atFile)(
y))]}async function o(t,h,g){const[a,u]=[t.stat(C().POLICY_PATH),h.stat(C().POLICY_PATH)];if(a===void 0)return[];if(a.oid!==
void 0&&a.oid===u?.oid&&a.kind===u.kind&&g===void 0)return[];const[d,y]=await Promise.all([(0,C().readPolicyIn)(t,g),(0,C().
readPolicyIn)(h,g)]);if("mistakes"in d||"mistakes"in y||"missing"in d)return[];if("missing"in y)return[e(y.missing.source)];
const f=(0,v().comparePolicies)(d.policy,y.policy).filter(({loosens:S})=>S);return[...u===void 0?["the policy is removed"]:
[],...f.map(n)]}function e(t){return`extends: ${(0,P().sharedName)(t)}, which cannot be compared; commit it as ${(0,P().
copyPath)(t)}`}const i=160;function n({key:t,change:h,direction:g,loosens:a}){const u=!a&&h.length>i?`${h.slice(0,i).replace(
/[\ud800-\udbff]$/,"")}\u2026`:h;return`${t}: ${u}${g===void 0||a&&g==="tighter"?"":` (${g})`}`}function s({loadedPolicy:t}){
return t.ignoredInputs.map(h=>(0,E().finding)("input-loosens-policy",{...h}))}},75597:function(R,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.protectedPaths=j;function v(){const o=c(41330);return v=function(){return o},o}function C(){
const o=c(32854);return C=function(){return o},o}function b(){const o=c(95132);return b=function(){return o},o}function P(){
const o=c(39869);return P=function(){return o},o}const E=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","M\
EMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function j(o){const{
touched:e,policy:i,policyPath:n,change:s,tree:t,genes:h}=o,g=M(s,t),a=h.some(({binds:d})=>d),u=r(i.blast_radius.protected_paths),
w=r(E);return e.flatMap(d=>{const{path:y}=d,f=g.get(y),S=p(d),l=u(S),$=y===n?void 0:w(S);if(l===void 0&&$===void 0)return[];
const A=l===void 0?{path:y,pattern:$??"",by:"the default list"}:{path:y,pattern:l,by:"the policy"},T=l!==void 0||f!==void 0&&
a,F={...(0,P().atFile)(y),severity:T?"error":"warning",harm:l!==void 0||I(y)?"danger":"broken"};return[f===void 0?(0,b().
finding)("protected-path",A,F):(0,b().finding)("protected-file-destroyed",{...A,how:f},F)]})}function I(o){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(o)}function M(o,e){const i=new Map;for(const{status:n,path:s,oldPath:t}of o.files)n==="deleted"&&i.set(s,"deletes"),
t!==void 0&&i.set(t,"deletes"),(n==="modified"||n==="type_changed")&&e.stat(s)?.size===0&&i.set(s,"empties");return i}const O={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function r(o){const e=o.map(i=>{const n=(0,v().default)(i,O);return{pattern:i,covers:t=>n(
t)||(0,C().isWithin)(t,i,{ignoreCase:!0})}});return i=>e.find(({covers:n})=>i.some(n))?.pattern}function p({path:o,via:e}){
return e===""?[o]:[o,e]}},66503:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.storeRoots=j;function v(){
const r=c(76760);return v=function(){return r},r}function C(){const r=c(68450);return C=function(){return r},r}function b(){
const r=c(59867);return b=function(){return r},r}function P(){const r=c(95132);return P=function(){return r},r}function E(){
const r=c(39869);return E=function(){return r},r}async function j(r){const{genes:p,tree:o}=r,e=p.flatMap(({asset:n,store:s,
change:t})=>t.kind==="removed"?[]:[[s.path,{store:s,file:n.path}]]),i=[...new Map(e).values()].map(n=>M(n,o));return[...I(
r),...(await Promise.all(i)).flat()]}function I({assets:r,policy:p,tree:o,baseTree:e}){const i=new Map;for(const n of r.
files){const{path:s,root:t}=(0,C().storeOf)(n,{policy:p,tree:e}),h=(0,C().storeOf)(n,{policy:p,tree:o}).root;if(e.stat(s)===
void 0||t===h||i.has(s))continue;const g={store:O(s),root:O(t),others:[O(h)]},a={...(0,E().atFile)(n),severity:"warning"};
i.set(s,(0,P().finding)("store-root-unclear",{...g,because:"moves"},a))}return[...i.values()]}async function M({store:{path:r,
root:p,named:o},file:e},i){const n={store:O(r),root:O(p)};if(i.stat(p)?.kind!=="directory"){const h=o===!0;return[(0,P().
finding)("store-root-missing",{...n,named:h},(0,E().atFile)(e))]}if(await(0,b().readPackageJson)(i,p)===b().INVALID){const h=v().
posix.join(p,"package.json"),g={...(0,E().atFile)(e),severity:"warning",layer:"change"};return[(0,P().finding)("package-\
json-invalid",{path:h},g)]}const s=(0,C().packagesAbove)(i,r).filter(h=>h!==p);if(o===!0||s.length===0)return[];const t={
...n,others:s.map(O),because:"manifest"};return[(0,P().finding)("store-root-unclear",t,(0,E().atFile)(e))]}function O(r){
return r===""?".":r}},39869:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.SYMLINK=void 0,m.atFile=E,
m.someTouches=p,m.touchedPaths=b,m.touchesOf=P;function v(){const o=c(32854);return v=function(){return o},o}function C(){
const o=c(53315);return C=function(){return o},o}function b(o,e){return o.files.flatMap(i=>(0,C().namesOf)(i).map(n=>({path:n,
via:n===i.path&&i.newMode===j?M(e,n):""})))}function P(o,e){const i=new Map;return n=>{const s=i.get(n)??I(o,O(e,n));return i.
set(n,s),s}}function E(o){return{location:{path:o,line:1,column:1}}}const j=m.SYMLINK="120000";function I(o,e){const i=n=>e.
some(s=>(0,v().isWithin)(n,s));return o.flatMap(n=>i(n.path)?[{path:n.path,via:""}]:n.via!==""&&i(n.via)?[n]:[])}function M(o,e){
const i=(0,v().resolveInTree)(o,e);return i.kind==="inside"||i.kind==="missing"?i.path:""}function O(o,e){const i=(0,v().
resolveInTree)(o,e);return i.kind==="inside"?[e,i.path]:[e]}const r=3;function p(o){const e=o.length-r;return o.slice(0,
r).map((i,n)=>e>0&&n===r-1?{...i,more:e}:i)}},90350:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.unauditableFiles=
j,m.unprovenMerge=p;function v(){const o=c(32854);return v=function(){return o},o}function C(){const o=c(95132);return C=
function(){return o},o}function b(){const o=c(39869);return b=function(){return o},o}const P="160000",E=".gitmodules";function j({
genes:o,change:e,tree:i}){if(!o.some(({binds:g})=>g))return[];const[n,...s]=e.files.filter(I).map(({path:g})=>g),[t,...h]=e.
files.filter(({path:g,newMode:a})=>a===b().SYMLINK&&M(g,i)).map(({path:g})=>g);return[...n===void 0?[]:[(0,C().finding)(
"submodule-changed",{path:n,...r(s)},(0,b().atFile)(n))],...t===void 0?[]:[(0,C().finding)("symlink-leaves-tree",{path:t,
target:i.readlink(t)??"",...r(h)},(0,b().atFile)(t))]]}function I({path:o,newMode:e,status:i}){return e===P||o===E&&i!==
"deleted"}function M(o,e){const{kind:i}=(0,v().resolveInTree)(e,o);return i==="outside"||i==="loop"}const O=9;function r(o){
const e=o.length-O;return{...o.length>0&&{likewise:o.slice(0,O)},...e>0&&{more:e}}}function p({unprovenMerge:o}){return o?
[(0,C().finding)("merge-not-proven",{merge:o.commit,reason:o.reason})]:[]}},72025:function(R,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.ask=E,m.assetNotJudged=I,m.notChecked=O,m.ofChange=P;function v(){const r=c(27199);return v=
function(){return r},r}function C(){const r=c(95132);return C=function(){return r},r}function b(){const r=c(50661);return b=
function(){return r},r}function P(r){return(p,...o)=>(0,b().isChange)(p)?r(p,...o):[]}async function E(r,p,...o){const e=Object.
entries(r).map(async([i,n])=>{try{return await n(p,...o)}catch(s){return[j(i,s,o)]}});return(await Promise.all(e)).flat()}
function j(r,p,[o]){return o===void 0?(0,C().notJudged)(`the change; the check "${r}" failed`,p):I(o.asset,p,`; the chec\
k "${r}" failed`)}function I(r,p,o=""){const e=`the ${r.type} \`${r.id}\`${o}`;return(0,C().notJudged)(e,p,M(r))}function M(r){
try{return(0,v().placeOf)(r)}catch{return{location:{path:r.path,line:1,column:1},subject:(0,v().subjectOf)(r)}}}function O(r,{
path:p,detail:o},e){return(0,C().finding)("claim-not-checked",{claim:r,why:`${o} of the log \`${p}\``},e)}},70716:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.SUBJECT_CHECKS=m.REMOVED_GENE_CHECKS=m.GENE_CHECKS=m.CLAIM_CHECKS=void 0;
function v(){const l=c(98497);return v=function(){return l},l}function C(){const l=c(37542);return C=function(){return l},
l}function b(){const l=c(19177);return b=function(){return l},l}function P(){const l=c(78782);return P=function(){return l},
l}function E(){const l=c(1348);return E=function(){return l},l}function j(){const l=c(90331);return j=function(){return l},
l}function I(){const l=c(75597);return I=function(){return l},l}function M(){const l=c(66503);return M=function(){return l},
l}function O(){const l=c(90350);return O=function(){return l},l}function r(){const l=c(72025);return r=function(){return l},
l}function p(){const l=c(52117);return p=function(){return l},l}function o(){const l=c(97004);return o=function(){return l},
l}function e(){const l=c(93198);return e=function(){return l},l}function i(){const l=c(59613);return i=function(){return l},
l}function n(){const l=c(48550);return n=function(){return l},l}function s(){const l=c(10255);return s=function(){return l},
l}function t(){const l=c(85881);return t=function(){return l},l}function h(){const l=c(93290);return h=function(){return l},
l}function g(){const l=c(73566);return g=function(){return l},l}function a(){const l=c(47771);return a=function(){return l},
l}function u(){const l=c(36974);return u=function(){return l},l}function w(){const l=c(42804);return w=function(){return l},
l}const d=m.SUBJECT_CHECKS={"asset-files":p().assetFiles,"forbidden-paths":(0,r().ofChange)(P().forbiddenPaths),"protect\
ed-paths":(0,r().ofChange)(I().protectedPaths),"policy-file":(0,r().ofChange)(j().policyFile),"gate-change":(0,r().ofChange)(
E().gateChange),"agent-files":(0,r().ofChange)(({agentFiles:l})=>l.flatMap(({findings:$})=>$)),"changed-instructions":(0,r().
ofChange)(v().changedInstructions),"stale-instructions":(0,r().ofChange)(v().staleInstructions),"ignored-inputs":(0,r().
ofChange)(j().ignoredInputs),"audit-logs":(0,r().ofChange)(C().auditLogs),"unauditable-files":(0,r().ofChange)(O().unauditableFiles),
"unproven-merge":(0,r().ofChange)(O().unprovenMerge),"hard-cap":(0,r().ofChange)(w().hardCap),"store-roots":(0,r().ofChange)(
M().storeRoots),"deciding-files":(0,r().ofChange)(b().decidingFiles),"missing-genes":t().missingGenes,"event-chain":e().
eventChain,"unresolved-references":t().unresolvedReferences,"genes-still-named":(0,r().ofChange)(t().genesStillNamed),"e\
ngine-seeds":(0,r().ofChange)(p().engineSeeds),"activated-seeds":(0,r().ofChange)(o().activatedSeeds),"removed-scripts":(0,r().
ofChange)(h().removedScripts),"claimed-radius":(0,r().ofChange)(i().claimedRadius),"claimed-streak":a().claimedStreak,estimates:(0,r().
ofChange)(i().estimates),"look-alike-ids":n().lookAlikeIds,"repeated-ids":n().repeatedIds,unidentified:g().unidentified},
y=m.CLAIM_CHECKS={"self-description":g().selfDescription,"capsule-fields":g().capsuleFields,envelope:s().envelope},f=m.GENE_CHECKS=
{"incomplete-gene":u().incompleteGene,"validation-list":u().validationList,"declared-constraints":w().declaredConstraints,
"loosened-constraints":(0,r().ofChange)(w().loosenedConstraints),"limits-beyond-cap":(0,r().ofChange)(w().limitsBeyondCap),
"gene-blast-radius":(0,r().ofChange)(w().geneBlastRadius),"declared-paths":(0,r().ofChange)(w().declaredPaths),"self-des\
cription":g().selfDescription,envelope:s().envelope},S=m.REMOVED_GENE_CHECKS={"removed-gene":(0,r().ofChange)(u().removedGene),
"gene-blast-radius":(0,r().ofChange)(w().geneBlastRadius),"declared-paths":(0,r().ofChange)(w().declaredPaths)}},52117:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.assetFiles=C,m.assetProblemFinding=b,m.engineSeeds=P;function v(){const E=c(
95132);return v=function(){return E},E}function C({problems:E}){return E.map(b)}function b({rule:E,detail:j,location:I,id:M,
before:O}){const p={location:I,...M===void 0?{}:{subject:{id:M}}};return O?{...(0,v().finding)(E,{detail:j},{...p,severity:"\
notice"}),before:O}:(0,v().finding)(E,{detail:j},p)}function P({seeds:E}){const[j]=E.keys();if(j===void 0)return[];const I=[
...E.values()].sort((O,r)=>O.localeCompare(r,"en",{numeric:!0})),M={ids:[...new Set([...E.keys()].map(({id:O})=>O))],count:E.
size,oldest:I[0]??"",newest:I.at(-1)??""};return[(0,v().finding)("engine-seeds",M,{location:j.locate()})]}},97004:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=j,m.blockedGenes=P;function v(){const I=c(27199);return v=
function(){return I},I}function C(){const I=c(77680);return C=function(){return I},I}function b(){const I=c(95132);return b=
function(){return I},I}async function P(I,M,O){const r=new Map;for(const p of I){const{gene:o}=p.value,e=M.find(t=>t.type===
"Gene"&&t.id===o),i=e&&await E(e,O);if(e===void 0||i===void 0)continue;const n=`the command \`${i}\` of its gene \`${e.id}\
\` is blocked`,s={capsule:p.id,why:n};r.set(p,(0,b().finding)("capsule-not-eligible",s,(0,v().placeOf)(p,["gene"])))}return r}
async function E(I,M){const O=M.forFile(I.path);for(const r of(0,C().commandsToRun)(I)){const{verdict:p}=await O.command(
r);if(p==="block")return r}}async function j({assets:I,judge:M}){const O=[];for(const r of I.activated??[]){const p=await E(
r,M);p!==void 0&&O.push((0,b().finding)("seed-activated-blocked",{gene:r.id,command:p},(0,v().placeOf)(r,["validation"])))}
return O}},93198:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.eventChain=I;function v(){const e=c(
27199);return v=function(){return e},e}function C(){const e=c(28894);return C=function(){return e},e}function b(){const e=c(
95132);return b=function(){return e},e}function P(){const e=c(36773);return P=function(){return e},e}function E(){const e=c(
72025);return E=function(){return e},e}function j(){const e=c(85475);return j=function(){return e},e}function I({assets:{
changes:e,present:i,unread:n}}){const s=i.filter(({type:d})=>d==="EvolutionEvent"),t=new Set(e.map(({asset:d})=>d)),h=new Map(
s.map(d=>[d.id,d])),g=new Map,a=new Map,u=new Set,w=new Set;return s.flatMap(d=>{const y=a.get(d.path);a.set(d.path,d);const f=r(
d),S=f===void 0?void 0:g.get(f);if(f!==void 0&&S===void 0&&g.set(f,d),!t.has(d)||d.cut)return[];const l=(0,v().placeOf)(
d,["parent"]),$={event:d.id};if(f===void 0){if(y===void 0||!(0,C().isAuditLog)(d.path))return[];const k={...$,fault:M,fix:O(
d,y.id)};return[(0,b().finding)("event-not-chained",k,l)]}if(!h.has(f)){const k=y===void 0,L=(0,C().isAuditLog)(d.path)&&
!k?"error":"warning",[D]=n;if(D!==void 0){const U=`whether the parent \`${f}\` of the EvolutionEvent \`${d.id}\` exists`;
return[(0,E().notChecked)(U,D,{...l,severity:L})]}if(w.has(f))return[];k||w.add(f);const G=k?`If the log with \`${f}\` ex\
ists, commit it, too; otherwise leave the event as its engine wrote it`:`Append the events up to \`${f}\` that the engine\
 wrote before this one; if they are lost, leave the event out`,H={...$,parent:f,where:"not in any asset file",fix:G};return[
(0,b().finding)("event-parent-missing",H,{...l,severity:L})]}const A=o(d,h,u);if(A!==void 0){const k=`has a circular cha\
in of parents: ${(0,P().inCode)(A)}`;return[(0,b().finding)("event-not-chained",{...$,fault:k,fix:"Set the `parent` of e\
ach event to the previous event"},l)]}if(S===void 0||S.id===d.id)return[];const T=y===void 0||y.id===f?S.id:y.id,F=`has \
the parent \`${f}\`, which is already the parent of \`${S.id}\``,N={...$,fault:F,fix:O(d,T)};return[(0,b().finding)("eve\
nt-not-chained",N,{...l,severity:"warning"})]})}const M="has no parent, but it is not the first event of its log";function O({
value:e},i){const n=e.asset_id===void 0?"":(0,j().contentHash)({...e,parent:i});return`Set \`parent\` to \`${i}\`, the pr\
evious event${n&&`, and \`asset_id\` to \`${n}\``}`}function r({value:{parent:e}}){return typeof e=="string"&&e!==""?e:void 0}
const p=5;function o(e,i,n){const s=new Set;let t=e;for(;t!==void 0&&!n.has(t.id)&&!s.has(t.id);){s.add(t.id);const g=r(
t);t=g===void 0?void 0:i.get(g)}if(t!==void 0&&t.id===e.id&&!n.has(t.id))return[...s].slice(0,p);for(const g of s)n.add(
g)}},59613:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.claimedRadius=b,m.estimates=o,m.sizeOf=j;function v(){
const i=c(27199);return v=function(){return i},i}function C(){const i=c(95132);return C=function(){return i},i}function b({
assets:{changes:i},counted:n}){return["Capsule","EvolutionEvent"].flatMap(s=>{const t=i.filter(({kind:u,asset:w})=>u==="\
added"&&w.type===s).map(({asset:u})=>({asset:u,size:j(u.value.blast_radius)})),h=t.flatMap(({size:u})=>u??[]),g=t.at(-1);
if(g===void 0||h.length<t.length)return[];const a=h.reduce(I);if(a.files<n.least.files||a.lines<n.least.lines){const u={
together:t.length>1,severity:"warning"};return[P(g.asset,a,n.least,u)]}return t.flatMap(({asset:u,size:w})=>w!==void 0&&
O(u)&&M(w,n.most)?[P(u,w,n.most,{together:!1,severity:"notice"})]:[])})}function P(i,n,s,{together:t,severity:h}){const{
type:g,id:a}=i,u={type:g,id:a,claim:`claims ${E(n)}${t?" together with the others of the change":""}`,shown:`git counts ${E(
s)} for this change`,fix:"Set `blast_radius` to what the cycle changed, and add the asset in the same change"},w={...(0,v().
placeOf)(i,["blast_radius"]),severity:h};return(0,C().finding)("claim-differs",u,w)}function E({files:i,lines:n}){return`${i}\
 ${i===1?"file":"files"} and ${n} ${n===1?"line":"lines"}`}function j(i){if(!(0,v().isJsonObject)(i))return;const{files:n,
lines:s}=i;return typeof n=="number"&&typeof s=="number"?{files:n,lines:s}:void 0}function I(i,n){return{files:i.files+n.
files,lines:i.lines+n.lines}}function M(i,n){return i.files>n.files||i.lines>n.lines+n.files}function O({value:{outcome:i}}){
return(0,v().isJsonObject)(i)&&i.status==="success"}const r=3,p=.1;function o({assets:{changes:i},counted:n}){const{least:s,
most:t}=n,h=i.filter(({kind:g,asset:a})=>g==="added"&&a.type==="EvolutionEvent");return h.flatMap(({asset:g})=>{const{blast_radius_estimate:a,
meta:u,blast_radius:w}=g.value,d=(0,v().isJsonObject)(a)?[]:["meta"],y=d.length===0?a:(0,v().isJsonObject)(u)&&u.blast_radius_estimate,
f=e(y);if(f===void 0||f<=0)return[];const S=h.length===1,l=S?s.files:e(w),$=S?t.files:e(w);if(l===void 0||$===void 0)return[];
const A=l/f>r;if(!A&&$/f>=p)return[];const T=A?l:$,F=(0,v().placeOf)(g,[...d,"blast_radius_estimate"]),N={type:g.type,id:g.
id,claim:`estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${T}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,C().finding)("claim-differs",N,F)]})}function e(i){return(0,v().isJsonObject)(
i)&&typeof i.files=="number"?i.files:void 0}},48550:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.lookAlikeIds=
M,m.repeatedIds=i;function v(){const t=c(76760);return v=function(){return t},t}function C(){const t=c(23404);return C=function(){
return t},t}function b(){const t=c(27199);return b=function(){return t},t}function P(){const t=c(64385);return P=function(){
return t},t}function E(){const t=c(11970);return E=function(){return t},t}function j(){const t=c(95132);return j=function(){
return t},t}function I(){const t=c(25367);return I=function(){return t},t}function M({assets:{changes:t,present:h}}){const g=t.
filter(({kind:d})=>d==="added").map(({asset:d})=>d);if(g.length===0)return[];const a=new Set(g.map(({type:d})=>d)),u=new Map,
w=new Map;for(const{type:d,value:y}of h){const f=a.has(d)?(0,P().declaredId)(y):void 0;if(f!==void 0)for(const S of r(d,
f)){const l=u.get(S);l===void 0?u.set(S,f):l!==f&&!w.has(S)&&w.set(S,f)}}return g.flatMap(d=>{const{type:y,id:f}=d,l=r(y,
f).flatMap(A=>[u.get(A),w.get(A)]).find(A=>A!==void 0&&A!==f);if(l===void 0)return[];const $=(0,b().placeOf)(d,["id"]);return[
(0,j().finding)("look-alike-id",{type:y,id:(0,I().visible)(f),other:(0,I().visible)(l)},$)]})}const O=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function r(t,h){const g=/^[\w.-]*$/.test(h)?h:p(h),a=g.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${t} case ${o(g)}`,`${t} drawn ${o(a)}`]}function p(t){const h=t.normalize("NFKC").replace(O,"");return(0,E().asciiOf)(
h.replace(/\p{Pd}/gu,"-"))}function o(t){return t.toUpperCase().toLowerCase()}const e=/(?:\.seed\.json|\/default_genes\.json)$/;
function i({assets:{changes:t,present:h}}){const a=t.filter(({kind:d})=>d==="added"||d==="modified").map(({asset:d})=>d).
filter(n);if(a.length===0)return[];const u=new Set(a.map(({id:d})=>d)),w=h.filter(d=>n(d)&&u.has(d.id));return a.flatMap(
d=>{const y=w.find(l=>s(l,d));if(y===void 0)return[];const f=`the gene \`${d.id}\`, also in \`${y.path}\` with other cont\
ent`,S={...(0,b().placeOf)(d,["id"]),severity:"warning"};return[(0,j().finding)("duplicate-id",{detail:f},S)]})}function n({
type:t,path:h}){return t==="Gene"&&!e.test(`/${h}`)}function s(t,h){return t.id===h.id&&t.path.replace(/l$/,"")!==h.path.
replace(/l$/,"")&&v().posix.dirname(t.path)===v().posix.dirname(h.path)&&(0,C().canonicalize)(t.value)!==(0,C().canonicalize)(
h.value)}},10255:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.envelope=j;function v(){const e=c(27199);
return v=function(){return e},e}function C(){const e=c(61331);return C=function(){return e},e}function b(){const e=c(39763);
return b=function(){return e},e}function P(){const e=c(95132);return P=function(){return e},e}function E(){const e=c(85475);
return E=function(){return e},e}function j(e,{asset:i}){const{type:n,id:s,envelope:t}=i;return[...M(i),...t&&(0,C().senderOf)(
t)===void 0?[(0,P().finding)("schema-field",{type:n,id:s,...I},(0,v().placeOf)(i))]:[]]}const I={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function M(e){const{type:i,id:n,wrappers:s=[]}=e,
t=(0,v().placeOf)(e);return s.flatMap(h=>O(e,h).flatMap(([g,a])=>{const u=h[g];if(u===void 0||u===a)return[];const w={type:i,
id:n,field:g,stated:o(u),actual:o(a)};return[(0,P().finding)("envelope-contradicts-asset",w,t)]}))}function O(e,i){const{
type:n,id:s,value:t}=e;return[...n==="ValidationReport"?[["target_asset_id",t.gene_asset_id??i.target_asset_id],["target\
_local_id",t.gene_id]]:[],...r(i.type,n)?[["type",n]]:[],["asset_type",n],["asset_id",p(e,i.asset_id)],["content_hash",p(
e,i.content_hash)],["local_id",s]]}function r(e,i){if(typeof e!="string")return!1;const n=e.toLowerCase();return n!==i.toLowerCase()&&
b().ASSET_TYPES.some(s=>s.toLowerCase()===n)}function p({type:e,value:i},n){if(i.asset_id!==void 0||n===void 0)return i.
asset_id;const s={type:e,value:{...i,asset_id:n}};return(0,E().matchContentHash)(s)===void 0?(0,E().contentHash)(i):n}function o(e){
return JSON.stringify(e??null).slice(0,100)}},85881:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.appliedIds=
p,m.genesStillNamed=I,m.missingGenes=i,m.unresolvedReferences=j;function v(){const n=c(27199);return v=function(){return n},
n}function C(){const n=c(30610);return C=function(){return n},n}function b(){const n=c(95132);return b=function(){return n},
n}function P(){const n=c(72025);return P=function(){return n},n}function E(){const n=c(50661);return E=function(){return n},
n}function j({assets:n}){const{changes:s,present:t,unread:h}=n,g=[["capsule_id","Capsule",M(t,"Capsule")],["validation_r\
eport_id","ValidationReport",M(t,"ValidationReport")]];return s.filter(r).flatMap(({asset:a})=>{if(a.type!=="EvolutionEv\
ent")return[];const{type:u,id:w,value:d}=a,[y]=h;return g.flatMap(([f,S,l])=>{const $=d[f];if(!O($,l))return[];const A={
...(0,v().placeOf)(a,[f]),severity:"warning"},T=`whether \`${$}\`, which the EvolutionEvent \`${w}\` names, exists`;return y?
[(0,P().notChecked)(T,y,A)]:[(0,b().finding)("reference-not-found",{type:u,id:w,wanted:S,name:$,field:f},A)]})})}function I({
assets:{changes:n,present:s}}){const t=M(s,"Gene"),h=p(n),g=n.flatMap(({kind:u,asset:w,before:d})=>u==="removed"?w:d??[]).
filter(({type:u})=>u==="Gene").flatMap(u=>(0,C().namesOf)(u).map(w=>({asset:u,name:w}))).filter(({name:u})=>!t.has(u)&&!h.
has(u));if(g.length===0)return[];const a=s.flatMap(C().namings);return g.flatMap(({asset:u,name:w})=>{const d=a.filter(({
gene:A})=>A===w),y=d.find(A=>A.by.type==="Capsule")??d[0];if(y===void 0)return[];const f=w.startsWith("sha256:"),S={what:`${f?
"gene that was":"gene"} \`${w}\``,by:`the ${y.by.type} \`${y.by.id}\``,more:new Set(d.map(A=>A.by)).size-1,fix:f?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${w}\`, or also remove the Capsules that name it`},l=y.by.
type==="Capsule"?"warning":"notice",$=y.by.locate(y.pointer);return[(0,b().finding)("still-named",S,{location:$,subject:(0,v().
subjectOf)(u),severity:l})]})}function M(n,s){return new Set(n.filter(t=>t.type===s).flatMap(C().namesOf))}function O(n,s){
return typeof n=="string"&&!s.has(n)}function r({kind:n}){return n==="added"||n==="modified"}function p(n){return new Set(
n.flatMap(C().newNamings).map(({gene:s})=>s))}const o="ad_hoc",e={severity:"warning",harm:"bookkeeping"};function i(n){const{
changes:s}=n.assets,t=new Set(s.filter(({kind:h,asset:g})=>h!=="removed"&&g.type==="Gene").flatMap(({asset:h})=>(0,C().namesOf)(
h)));return s.flatMap(C().newNamings).filter(({gene:h})=>!t.has(h)).map(({by:h,gene:g,pointer:a})=>{const u=g===o&&(0,E().
isChange)(n),w={...(0,v().placeOf)(h,a),...u&&e},{type:d,id:y}=h,f={type:d,id:y,wanted:"gene",name:g,field:String(a[0])};
return(0,b().finding)("reference-not-found",f,w)})}},93290:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),
m.removedScripts=p;function v(){const t=c(76760);return v=function(){return t},t}function C(){const t=c(27199);return C=
function(){return t},t}function b(){const t=c(68450);return b=function(){return t},t}function P(){const t=c(77680);return P=
function(){return t},t}function E(){const t=c(51951);return E=function(){return t},t}function j(){const t=c(86191);return j=
function(){return t},t}function I(){const t=c(59867);return I=function(){return t},t}function M(){const t=c(46912);return M=
function(){return t},t}function O(){const t=c(91063);return O=function(){return t},t}function r(){const t=c(95132);return r=
function(){return t},t}async function p(t){const{assets:h,baseTree:g,clock:a}=t,u=o(t.change),w=await e(t);if(u.size+w.size===
0)return[];const d=new Set(h.changes.map(({asset:S})=>S)),y=h.present.filter(S=>S.type==="Gene"&&!d.has(S)),f=new Map;for(const S of y){
await a.tick();const l=(0,P().validationCommands)(S),$=new Map;for(const{value:A,pointer:T}of l.kind==="list"?l.entries:
[]){if(typeof A!="string")continue;const{root:F}=(0,b().storeOf)(S.path,{policy:t.policy,tree:g}),k=(0,j().namedPaths)(A,
F).filter(L=>u.has(L)).map(L=>({path:L,script:""}));w.size>0&&k.push(...await n(A,g,F));for(const L of k){const D=s(L);(L.
script===""||w.has(D))&&$.set(D,{...L,entry:T[1]})}}for(const[A,T]of $){const F=f.get(A);F?F.more+=1:f.set(A,{...T,gene:S,
more:0})}}return[...f.values()].map(({path:S,script:l,gene:$,entry:A,more:T})=>{const F=l===""?`file \`${S}\``:`script \`${l}\
\` of \`${S}\``,N=`Keep \`${l||S}\`, or change the commands that name it`,k={...(0,C().placeOf)($,["validation",A]),harm:"\
broken"};return(0,r().finding)("still-named",{what:F,by:`the gene \`${$.id}\``,more:T,fix:N},k)})}function o({files:t}){
const h=new Set(t.flatMap(({status:g,path:a,oldPath:u})=>g==="deleted"?a:u??[]));for(const{path:g,status:a}of t)a!=="del\
eted"&&h.delete(g);return h}async function e({change:t,baseTree:h,tree:g}){const a=t.files.map(({path:w,oldPath:d})=>d??
w),u=new Set;for(const w of a.filter(d=>v().posix.basename(d)==="package.json")){const d=await i(h,w),y=new Set(await i(
g,w));for(const f of d)y.has(f)||u.add(s({path:w,script:f}))}return u}async function i(t,h){const g=v().posix.dirname(h);
return[...(await(0,I().usablePackageJson)(t,g==="."?"":g))?.scripts.keys()??[]]}async function n(t,h,g){const{invocation:a}=(0,E().
readWords)(t,{tree:h,cwd:g});if(a?.program!=="npm")return[];const u={tree:h,directory:g,changed:new Set,families:O().NO_PROGRAMS},
{runs:w}=await(0,M().scriptsThatRun)(a,u,{start:0,end:0}),d=(0,M().eventOf)(a);return w.flatMap(({directory:y,event:f})=>f===
d?[{path:v().posix.join(y,"package.json"),script:d}]:[])}function s({path:t,script:h}){return`${t}\0${h}`}},21471:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.describeJson=g,m.schemaDifferences=P;function v(){const a=c(98879);return v=
function(){return a},a}const C=2e5,b=50;function P(a,u){try{return E(a,u)}catch(w){if(!(w instanceof URIError))throw w;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function E(a,u){const w=(0,v().complaintsOf)(a,u,JSON.stringify(u).length<=C),d=new Map,y=new Set;for(const f of w){if(O.
has(f.keyword))continue;const S=I(f);if(!y.has(S)){y.add(S);for(const l of r(f,a,u)){const $=j(f,l),A=d.get($);d.set($,A?
{...A,more:A.more+1}:l)}}}return[...d.values()].slice(0,b)}function j({keywordLocation:a},u){switch(u.kind){case"missing":
return JSON.stringify([a,...u.fields]);case"unknown":return JSON.stringify([a,u.field]);case"invalid":return a}}function I({
keyword:a,instanceLocation:u}){return`${M.has(a)?a:"value"} ${u}`}const M=new Set(["required","additionalProperties"]),O=new Set(
["properties","items","false"]);function r(a,u,w){const{keyword:d,keywordLocation:y,instanceLocation:f}=a,{pointer:S,value:l}=o(
w,f),$=e(u,y);if(d==="required"){const T=($.required??[]).filter(F=>!p(l,F));return[{kind:"missing",pointer:S,fields:T,more:0}]}
if(d==="additionalProperties"){const T=$.properties??{},F=Object.keys(l??{}).filter(k=>!Object.hasOwn(T,k)),N=Object.keys(
T).filter(k=>!p(l,k));return F.map(k=>({kind:"unknown",pointer:[...S,k],field:k,absent:N,more:0}))}const A=h(d,$);return[
{kind:"invalid",pointer:S,keyword:d,expected:A,found:g(l),more:0}]}function p(a,u){return a!==null&&Object.hasOwn(a,u)}function o(a,u){
const w=[];let d=a;for(const y of i(u))Array.isArray(d)?(w.push(Number(y)),d=d[Number(y)]??null):(w.push(y),d=d[y]??null);
return{pointer:w,value:d}}function e(a,u){let w=v().SCHEMAS[a];for(const d of i(u).slice(0,-1))w=w[d];return w}function i(a){
return a.split("/").slice(1).map(u=>u.replaceAll("~1","/").replaceAll("~0","~"))}const n={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},s={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},t=40;function h(a,u){const w=u[a];
switch(a){case"type":return[w].flat().map(d=>n[String(d)]??String(d)).join(" or ");case"enum":return`one of ${(u.enum??[]).
map(d=>JSON.stringify(d)).join(", ")}`;case"const":return JSON.stringify(w);case"pattern":return s[String(w)]??`a string\
 that matches ${w}`;case"minLength":return w===1?"a non-empty string":`a string of at least ${w} characters`;case"maxLen\
gth":return`a string of at most ${w} characters`;case"minItems":return w===1?"a non-empty list":`a list of at least ${w}\
 items`;case"maxItems":return`a list of at most ${w} items`;case"minimum":return`a number that is at least ${w}`;case"ma\
ximum":return`a number that is at most ${w}`;default:return`a value that matches \`${a}\` in the schema`}}function g(a){
return Array.isArray(a)?a.length===0?"an empty list":"a list":a!==null&&typeof a=="object"?"an object":typeof a!="string"?
String(a):a.length<=t?JSON.stringify(a):`a string of ${a.length} characters`}},57733:function(R,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.promotionSchemaFindings=I,m.schemaFindings=j;function v(){const n=c(23404);return v=function(){
return n},n}function C(){const n=c(27199);return C=function(){return n},n}function b(){const n=c(3051);return b=function(){
return n},n}function P(){const n=c(95132);return P=function(){return n},n}function E(){const n=c(21471);return E=function(){
return n},n}function j(n){return(0,E().schemaDifferences)(n.type,n.value).flatMap(s=>p(n.type,s)).map(s=>M(n,s,"warning"))}
function I(n){const s=i(n)?"warning":"error";return(0,E().schemaDifferences)(n.type,n.value).map(t=>M(n,t,s))}function M(n,s,t){
const{type:h,id:g}=n,{pointer:a,more:u}=s,w={...(0,C().placeOf)(n,a),severity:t},d=(y,f,S,l)=>(0,P().finding)("schema-fi\
eld",{type:h,id:g,field:y,fault:f,where:S,fix:l},w);switch(s.kind){case"missing":{const{fields:y}=s,S=`Add what is missi\
ng as the schema of the protocol describes it${y.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return d(y.join("`, `"),"is missing",r(a,u),S)}case"unknown":{const y=r(a.slice(0,-1),u),{field:f,absent:S}=s,
l=(0,b().nearestName)(f,S),$=l===void 0?"":`If you meant \`${l}\`, rename it. Otherwise, `,A=`${$}${$?"remove":"Remove"}\
 \`${f}\` or store it outside the asset`;return d(f,"is unknown",y,A)}case"invalid":{const{expected:y}=s,f=`${s.found}${u===
0?"":` (and in ${O(u)})`}`,S=a.join("."),l=`must be ${y}, but it is ${f}`;return d(S,l,"",`Change \`${S}\` to ${y}`)}}}function O(n){
return n===1?"1 similar place":`${n} similar places`}function r(n,s){return n.length===0?"":` in \`${n.join(".")}\`${s===
0?"":` and ${O(s)}`}`}function p(n,s){const{pointer:t}=s;switch(s.kind){case"missing":{const h=s.fields.filter(g=>!o[n].
has([...t,g].join(".")));return h.length===0?[]:[{...s,fields:h}]}case"unknown":return[s];case"invalid":return e(n,t,s.keyword)?
[]:[s]}}const o={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function e(n,[
s,...t],h){if(s==="type"||s==="id"||s==="asset_id")return!0;if(n!=="Gene")return!1;const g=h==="minItems"&&t.length>0;return s===
"validation"||s==="constraints"&&!g}function i({value:n}){const{schema_version:s}=n,t=typeof s=="string"?/^1\.(\d+)\.\d+$/.
exec(s)?.[1]:void 0;return t!==void 0&&Number(t)<Number(v().SCHEMA_VERSION.split(".")[1])}},98879:function(R,m,c){Object.
defineProperty(m,"__esModule",{value:!0}),m.SCHEMAS=void 0,m.complaintsOf=r;function v(){const e=c(13574);return v=function(){
return e},e}function C(){const e=c(36576);return C=function(){return e},e}function b(){const e=c(25065);return b=function(){
return e},e}function P(){const e=c(5330);return P=function(){return e},e}function E(){const e=c(39436);return E=function(){
return e},e}function j(){const e=c(39763);return j=function(){return e},e}const M={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},O=m.SCHEMAS={Gene:P().default,Capsule:C().default,EvolutionEvent:b().default,
Mutation:E().default,ValidationReport:M};function r(e,i,n){return p[n?"all":"first"][e].validate(i).errors}const p={all:o(
!1),first:o(!0)};function o(e){const i=j().ASSET_TYPES.map(n=>[n,new(v()).Validator(O[n],"7",e)]);return Object.fromEntries(
i)}},73566:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.capsuleFields=M,m.selfDescription=I,m.unidentified=
O;function v(){const o=c(27199);return v=function(){return o},o}function C(){const o=c(59490);return C=function(){return o},
o}function b(){const o=c(95132);return b=function(){return o},o}function P(){const o=c(72025);return P=function(){return o},
o}function E(){const o=c(85475);return E=function(){return o},o}function j(){const o=c(57733);return j=function(){return o},
o}function I({correctorOf:o},{asset:e,change:i,commands:n=[]}){if(e.cut)return[];const s=i?.kind==="unchanged"?void 0:i?.
before,t=n.some(({findings:h})=>h.some(({edit:g})=>g?.fix));return[...(0,E().hashFindings)(e,o(e),!t,s),...(0,j().schemaFindings)(
e)]}function M(o,{asset:e}){const{type:i,id:n,value:s}=e;if(i!=="Capsule"||e.cut)return[];const t=["success_streak","env\
_fingerprint"].filter(a=>s[a]==null);if(t.length===0)return[];const h=t.join("`, `"),g={fault:"is missing",where:"",fix:`\
Add \`${h}\``};return[(0,b().finding)("schema-field",{type:i,id:n,field:h,...g},(0,v().placeOf)(e))]}function O({genes:o,
claims:e,correctorOf:i}){const h=[...o.filter(({change:a})=>a?.kind!=="removed").map(({asset:a})=>a),...e].filter(({cut:a})=>!a).
flatMap(a=>r(a,i));return[...(0,C().groupBy)(h,({rule:a,location:u})=>JSON.stringify([a,u?.path])).values()].flatMap(p)}
function r(o,e){try{return(0,E().identityFindings)(o,e(o)).filter(E().isMissingIdentity)}catch(i){return[(0,P().assetNotJudged)(
o,i)]}}function p([o,...e]){if(o===void 0)return[];if(e.length===0||!(0,E().isMissingIdentity)(o))return[o,...e];const{subject:i,
args:n,...s}=o,{expected:t,...h}=n;return[{...s,args:{...h,others:e.length}}]}},47771:function(R,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.claimedStreak=w,m.eventsIn=e,m.streakCounter=I,m.successStreak=o;function v(){const d=c(23404);
return v=function(){return d},d}function C(){const d=c(27199);return C=function(){return d},d}function b(){const d=c(59490);
return b=function(){return d},d}function P(){const d=c(95132);return P=function(){return d},d}function E(){const d=c(72025);
return E=function(){return d},d}function j(){const d=c(85475);return j=function(){return d},d}function I(d,y){const f=n(
d,y),S=(0,b().groupBy)(d,({value:{capsule_id:l}})=>l);return l=>M(l,S.get(l.id)??[],f,y)}function M({id:d,value:{gene:y}},f,S,l){
const $=[],A=[],T={files:0,lines:0};let F;const{successes:N,failure:k}=O(d,f);for(const L of N){const{value:D}=L,G=S.get(
L)??t(D,l)??(h(D,y,l)?void 0:i);G===void 0?(A.push(L),g(T,D)||(F??=u(D))):$.push({event:u(D),why:G})}return{count:p(A),uncounted:$,
ended:k!==void 0,...k&&N.length===0&&{failed:u(k.value)},radius:T,...F!==void 0&&{unmeasured:F}}}function O(d,y){const f=y.
filter(({value:l})=>l.type==="EvolutionEvent"&&l.capsule_id===d).reverse(),S=f.findIndex(({value:l})=>!r(l));return S<0?
{successes:f}:{successes:f.slice(0,S),failure:f[S]}}function r({outcome:d}){return(0,C().isJsonObject)(d)&&d.status==="s\
uccess"}function p(d){const y=d.map(({value:f})=>f.id).filter(f=>typeof f=="string");return d.length-y.length+new Set(y).
size}function o(d,y){const{successes:f,failure:S}=O(d,y);return{count:p(f),ended:S!==void 0}}function e({changes:d,present:y,
unread:f}){const S=f.at(-1),l=new Set(d.map(({asset:$})=>$));return y.filter(({type:$,path:A})=>$==="EvolutionEvent"&&(!S||
A>=S.path)).map($=>({value:$.value,log:$.path,isNew:l.has($)}))}const i="it does not name the gene of the Capsule";function n(d,y){
const f=new Map,S=new Map,l=new Set;for(const $ of d){const A=s($,S,y&&l.has($.log));A!==void 0&&f.set($,A),l.add($.log);
const{id:T}=$.value;typeof T=="string"&&!S.has(T)&&S.set(T,$)}return f}function s({value:d,isNew:y},f,S){const{id:l,parent:$}=d;
if(y)return"the change that is judged adds or edits it";const A=typeof l=="string"?f.get(l):void 0;return A!==void 0?(0,v().
canonicalize)(A.value)===(0,v().canonicalize)(d)?void 0:"an earlier event with other content has its id":typeof $=="stri\
ng"&&$!==""?f.has($)?void 0:"its parent is not in the log before it":S?"it has no parent":void 0}function t(d,y){const{id:f,
asset_id:S}=d;if(S===void 0)return y?"it has no hash":void 0;if((0,j().matchContentHash)({type:"EvolutionEvent",value:d})===
void 0)return"its hash does not match its content";const l=typeof f=="string"&&f.trim()!=="";return y&&!l?"it has no id":
void 0}function h({genes_used:d},y,f){return typeof y!="string"||y===""||!Array.isArray(d)?!f:d.includes(y)}function g(d,{
blast_radius:y}){if(y===void 0)return!0;if(!(0,C().isJsonObject)(y))return!1;const{files:f,lines:S}=y;return!a(f)||!a(S)?
!1:(d.files=Math.max(d.files,f),d.lines=Math.max(d.lines,S),!0)}function a(d){return typeof d=="number"&&Number.isSafeInteger(
d)&&d>=0}function u({id:d}){return typeof d=="string"?d:"without an id"}function w({assets:d}){const y=(0,b().groupBy)(e(
d),({value:f})=>f.capsule_id);return d.changes.flatMap(({kind:f,asset:S})=>{const{success_streak:l}=S.value;if(f==="remo\
ved"||S.type!=="Capsule"||typeof l!="number")return[];const{count:$,ended:A}=o(S.id,y.get(S.id)??[]);if(l<=$)return[];const T=(0,C().
placeOf)(S,["success_streak"]),F=d.unread.at(-1);if(F!==void 0&&!A)return[(0,E().notChecked)(`the success streak of the \
Capsule \`${S.id}\``,F,T)];const N={type:S.type,id:S.id,claim:`claims a success streak of ${l}`,shown:`the events show ${$}`,
fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,P().finding)("claim-differs",N,T)]})}},78883:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.geneDifferences=P,m.uncovered=M;function v(){const O=c(77680);return v=
function(){return O},O}function C(){const O=c(32854);return C=function(){return O},O}function b(){const O=c(56131);return b=
function(){return O},O}function P({kind:O,asset:r,before:p}){return p===void 0||r.cut||O!=="added"&&O!=="modified"?[]:[...E(
p,r),...I(p,r)]}function E(O,r){const[p,o]=[j(O),j(r)],e="validation";return[...[...p].filter(i=>!o.has(i)).map(i=>({kind:"\
command_removed",field:e,base:i,head:null})),...[...o].filter(i=>!p.has(i)).map(i=>({kind:"command_added",field:e,base:null,
head:i}))]}function j(O){const r=(0,v().validationCommands)(O),p=r.kind==="list"?r.entries.map(({value:o})=>o):[];return new Set(
p.filter(o=>typeof o=="string"))}function I(O,r){const{constraints:p}=(0,b().readConstraints)(O.value.constraints),{constraints:o}=(0,b().
readConstraints)(r.value.constraints),e=[];o.maxFiles!==p.maxFiles&&e.push({kind:o.maxFiles>p.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(p.maxFiles),head:String(o.maxFiles)});const i="con\
straints.forbidden_paths";for(const n of M(p.forbiddenPaths,o.forbiddenPaths))e.push({kind:"constraint_loosened",field:i,
base:n,head:null});for(const n of M(o.forbiddenPaths,p.forbiddenPaths))e.push({kind:"constraint_tightened",field:i,base:null,
head:n});return e}function M(O,r){return O.filter(p=>!r.some(o=>(0,C().isWithin)(p,o)))}},36974:function(R,m,c){Object.defineProperty(
m,"__esModule",{value:!0}),m.incompleteGene=I,m.removedGene=M,m.validationList=P;function v(){const O=c(27199);return v=
function(){return O},O}function C(){const O=c(77680);return C=function(){return O},O}function b(){const O=c(95132);return b=
function(){return O},O}function P(O,{asset:r,validation:p,commands:o}){if(r.cut)return[];const e=["validation"],i={gene:r.
id};if(p.kind==="not_a_list"){const t={...i,fault:`must have ${p.expected} as \`validation\``};return[(0,b().finding)("v\
alidation-malformed",t,(0,v().placeOf)(r,e))]}if(p.kind==="missing"||p.entries.every(C().isBlankEntry))return[(0,b().finding)(
"validation-missing",{...i,that:""},(0,v().placeOf)(r,e))];const n=[],s=new Set;for(const t of p.entries){const{value:h,
pointer:g}=t;if((0,C().isBlankEntry)(t)){const a={...i,field:g.join("."),fault:"is blank"},u={...(0,v().placeOf)(r,g),severity:"\
notice"};n.push((0,b().finding)("validation-redundant",a,u))}else if(typeof h!="string"){const a={...i,fault:`must have \
a string as \`${g.join(".")}\``};n.push((0,b().finding)("validation-malformed",a,(0,v().placeOf)(r,g)))}else if(s.has(h)){
const a={...(0,v().placeOf)(r,g),subject:{...(0,v().subjectOf)(r),command:h}};n.push((0,b().finding)("validation-redunda\
nt",{...i,field:g.join("."),fault:`repeats \`${h}\``},a))}else s.add(h)}if(o.length>0&&o.every(E)){const t={...i,that:" \
that checks the change"};n.push((0,b().finding)("validation-missing",t,(0,v().placeOf)(r,e)))}return n}function E({reading:{
problems:O,argv:r}}){return O.some(({rule:p})=>p==="only-prints")||j.has(r?.[0]??"")}const j=new Set(["clear","date","df",
"echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function I(O,{asset:r}){return r.cut?
[(0,b().finding)("validation-malformed",{gene:r.id,fault:"can be read only in part: its JSON has an error"},(0,v().placeOf)(
r))]:[]}function M(O,{asset:r}){return[(0,b().finding)("gene-removed",{gene:r.id},{subject:(0,v().subjectOf)(r)})]}},56131:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.hardCaps=o,m.limitsOf=p,m.readConstraints=j,m.stricterConstraints=I;function v(){
const e=c(27199);return v=function(){return e},e}function C(){const e=c(57430);return C=function(){return e},e}function b(){
const e=c(32854);return b=function(){return e},e}function P(){const e=c(53315);return P=function(){return e},e}function E(){
const e=c(50661);return E=function(){return e},e}function j(e){const i=h=>({constraints:M,problems:[{...h,pointer:["cons\
traints"]}]});if(e===void 0)return i({kind:"missing"});if(!(0,v().isJsonObject)(e))return i({kind:"malformed",detail:"an\
 object"});const n=[],s=O(e.max_files,n);return{constraints:{maxFiles:s??P().DEFAULT_MAX_FILES,isDefaultLimit:s===void 0,
forbiddenPaths:r(e.forbidden_paths,n)},problems:n}}function I(e,i){if(e===void 0)return i;const{maxFiles:n,isDefaultLimit:s}=e.
maxFiles<i.maxFiles?e:i;return{maxFiles:n,isDefaultLimit:s,forbiddenPaths:[...new Set([...e.forbiddenPaths,...i.forbiddenPaths])]}}
const M={maxFiles:P().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function O(e,i){const n=["constraints","max\
_files"];if(e===void 0)i.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
i.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function r(e,i){const n=["constraints","forbidd\
en_paths"];if(e===void 0)return i.push({kind:"missing",pointer:n}),[];if(!Array.isArray(e))return i.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const s=new Set;for(const[t,h]of e.entries()){const g=typeof h=="string"?(0,b().
normalise)(h):void 0;if(typeof h!="string"||!g){i.push({kind:"malformed",pointer:[...n,t],detail:"a path below the root \
of the repository"});continue}(0,b().looksLikePattern)(h)&&i.push({kind:"pattern",pointer:[...n,t],detail:h}),s.add(g)}return[
...s]}function p(e,i){const{asset:n,change:s,binds:t}=e,{constraints:h}=j(n.value.constraints),g=s?.before&&j(s.before.value.
constraints).constraints,a=I(g,h),{maxFiles:u,isDefaultLimit:w}=a,d=o(i.policy),y=t&&(0,E().isChange)(i)?i.radius:C().NOTHING_TOUCHED,
f=(0,P().cappedSize)(y,i.policy.blast_radius.counting),S=(0,P().gradeFiles)(y.files,u,f,d),l=S==="hard_cap_breach"?f:y,$=(0,P().
gradeWords)(S,l,u,d);return{base:g,head:h,constraints:a,blastRadius:{...y,max_files:u,...w&&{default_limit:!0},severity:S,
message:$}}}function o({blast_radius:e}){const{hard_cap_files:i,hard_cap_lines:n}=e;return{files:i,lines:n}}},54034:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditGene=I,m.forbidsRunningGene=O,m.geneFindings=M;function v(){const r=c(
13580);return v=function(){return r},r}function C(){const r=c(72025);return C=function(){return r},r}function b(){const r=c(
70716);return b=function(){return r},r}function P(){const r=c(6470);return P=function(){return r},r}function E(){const r=c(
78883);return E=function(){return r},r}function j(){const r=c(56131);return j=function(){return r},r}async function I(r,p,o){
const{asset:e,change:i,commands:n,store:s}=p,t=(0,j().limitsOf)(p,r),h=await M(r,{...p,limits:t}),g=o.mayRun&&!h.some(O);
return{asset:e,store:s,commands:g?(0,P().planCommands)(n,{timeoutMs:o.timeoutMs,directory:s.root}):n,findings:h,blastRadius:t.
blastRadius,differences:i===void 0?[]:(0,E().geneDifferences)(i)}}async function M(r,p){return p.change?.kind!=="removed"?
(0,C().ask)(b().GENE_CHECKS,r,p):(await(0,C().ask)(b().REMOVED_GENE_CHECKS,r,p)).map(({location:e,...i})=>i)}function O({
rule:r}){return(0,v().ruleOf)(r).forbidsRunning==="gene"}},42804:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),
m.declaredConstraints=M,m.declaredPaths=t,m.geneBlastRadius=n,m.hardCap=i,m.limitsBeyondCap=o,m.loosenedConstraints=r;function v(){
const h=c(27199);return v=function(){return h},h}function C(){const h=c(95132);return C=function(){return h},h}function b(){
const h=c(53315);return b=function(){return h},h}function P(){const h=c(39869);return P=function(){return h},h}function E(){
const h=c(78883);return E=function(){return h},h}function j(){const h=c(56131);return j=function(){return h},h}const I={
severity:"warning",harm:"bookkeeping"};function M(h,{asset:g}){return(0,j().readConstraints)(g.value.constraints).problems.
filter(({kind:a})=>a!=="missing"||!g.cut).map(a=>O(g,a))}function O(h,{kind:g,pointer:a,detail:u=""}){const w=(0,v().placeOf)(
h,a),d=a.join("."),y=(S,l,$=I)=>(0,C().finding)("constraints-malformed",{gene:h.id,field:d,fault:S,fix:l},{...w,...$});if(g===
"missing")return y("is missing",`Add \`${d}\` to the gene`);if(g==="malformed")return y(`must be ${u}`,`Change \`${d}\` t\
o ${u}`,{});const f=`forbids \`${u}\`, which is read as a path, with each of its characters, not as a pattern`;return y(
f,"Write the path of the directory; everything below it is also forbidden")}function r(h,{asset:g,binds:a,limits:{base:u,
head:w}}){if(!a||g.cut||u===void 0)return[];const d=(0,E().uncovered)(u.forbiddenPaths,w.forbiddenPaths),y=w.maxFiles>u.
maxFiles;if(d.length===0&&!y)return[];const f=p(g.value.constraints),S=[...y&&!f("max_files")?[`\`max_files\` from ${u.maxFiles}\
 to ${w.maxFiles}`]:[],...(f("forbidden_paths")?[]:d).map($=>`\`${$}\` is no longer forbidden`)];if(S.length===0)return[];
const l=(0,v().placeOf)(g,["constraints"]);return[(0,C().finding)("constraints-loosened",{gene:g.id,loosened:S},l)]}function p(h){
const g=(0,j().readConstraints)(h).problems.flatMap(({kind:a,pointer:u})=>a==="malformed"&&u.length<=2?[u[1]]:[]);return a=>g.
includes(a)||g.includes(void 0)}function o(h,{asset:g,binds:a,limits:{base:u,head:w}}){const{files:d}=(0,j().hardCaps)(h.
policy),{maxFiles:y}=w;if(!a||y<=d||u!==void 0&&y<=u.maxFiles)return[];const f="constraints.max_files",S=`allows ${y} fi\
les, but the hard cap of the policy is ${d} ${d===1?"file":"files"}`,l={gene:g.id,field:f,fault:S,fix:`Set \`${f}\` to ${d}\
 or less`},$={...(0,v().placeOf)(g,["constraints","max_files"]),...I};return[(0,C().finding)("constraints-malformed",l,$)]}
const e={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function i({genes:h,radius:g,policy:a}){const u=h.filter(({binds:T})=>T),w=(0,b().cappedSize)(g,a.blast_radius.
counting),d=(0,j().hardCaps)(a);if(u.length===0||w.files<=d.files&&w.lines<=d.lines)return[];const[y,...f]=u,S=u.find(({
change:T})=>T.kind!=="removed"),{location:l}=S?(0,v().placeOf)(S.asset,["constraints","max_files"]):{},$={...l&&{location:l},
...y&&f.length===0&&{subject:(0,v().subjectOf)(y.asset)}},A={...w,capFiles:d.files,capLines:d.lines,genes:u.length};return[
(0,C().finding)("blast-radius-hard-cap",A,$)]}function n(h,{asset:g,binds:a,isOnlyAdded:u,limits:w}){const{files:d,max_files:y,
severity:f}=w.blastRadius;if(!a||f==="within_limit"||f==="hard_cap_breach")return[];if(u&&(f==="approaching_limit"||h.seeds.
has(g)))return[];const S=(0,v().placeOf)(g,["constraints","max_files"]),l={gene:g.id,files:d,maxFiles:y,declared:!w.constraints.
isDefaultLimit};return[(0,C().finding)(e[f],l,{...S,...s(u)})]}function s(h=!1){return h?I:{}}function t({touchesOf:h,seeds:g},{
asset:a,binds:u,isOnlyAdded:w,limits:{constraints:d}}){if(!u||g.has(a))return[];const y=d.forbiddenPaths.flatMap(S=>(0,P().
someTouches)(h(S)).map(l=>({gene:a.id,entry:S,...l})));if(y.length===0)return[];const f={...(0,v().placeOf)(a,["constrai\
nts","forbidden_paths"]),...s(w)};return y.map(S=>(0,C().finding)("forbidden-path-declared",S,f))}},16373:function(R,m,c){
Object.defineProperty(m,"__esModule",{value:!0}),m.readGene=I,m.readGeneChange=M;function v(){const o=c(27199);return v=
function(){return o},o}function C(){const o=c(30610);return C=function(){return o},o}function b(){const o=c(68450);return b=
function(){return o},o}function P(){const o=c(77680);return P=function(){return o},o}function E(){const o=c(16455);return E=
function(){return o},o}function j(){const o=c(95132);return j=function(){return o},o}async function I(o,e,i){const n=(0,P().
validationCommands)(o),s=await O(o,n,e,i);return{asset:o,store:e.storeOf(o.path),binds:!1,validation:n,commands:s}}async function M(o,e,i,n){
const{kind:s,asset:t,before:h}=o,g=(0,C().namesOf)(t).some(y=>e.has(y)),a=!["applied","unchanged"].includes(s)||g,u=s===
"added"&&h===void 0&&!g,w=(0,P().validationCommands)(t),d=s==="removed"?[]:await O(t,w,i,n);return{asset:t,store:i.storeOf(
t.path),change:o,binds:a,isOnlyAdded:u,validation:w,commands:d}}async function O(o,e,i,n){if(e.kind!=="list")return[];const s=i.
forFile(o.path),t=e.entries.filter(u=>typeof u.value=="string"&&!(0,P().isBlankEntry)(u)),h=await Promise.all(t.map(({value:u})=>s.
command(u))),g=await(0,E().withEdits)(h,s,n(o)==="fix");return(await Promise.all(g.map(u=>r(u,o,i)))).map((u,w)=>p(o,u,t[w]?.
pointer??["validation"]))}async function r(o,{path:e},i){const n=i.storeOf(e),{tree:s}=i.terms;if(o.verdict!=="block"||s===
void 0)return o;for(const t of new Set([...(0,b().packagesAbove)(s,n.path),""])){if(t===n.root)continue;const{verdict:h}=await i.
startingIn(t).command(o.reading.command);if(h==="block")continue;const g=(0,j().finding)("store-root-unclear",{store:n.path||
".",root:n.root||".",others:[t||"."],because:"accepts"});return{...o,findings:[...o.findings,g]}}return o}function p(o,{
findings:e,...i},n){const{command:s}=i.reading,t={...(0,v().subjectOf)(o),command:s},h={path:o.path,pointer:(0,v().pointerText)(
[...o.pointer,...n])};return{...i,command:s,location:o.locate(n),findings:e.map(({edit:g,...a})=>({...a,location:o.locate(
n,a.span),subject:t,...g&&{edit:{...h,...g}}}))}}},61989:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),
m.launchedFiles=E,m.markUnreadable=P;function v(){const I=c(27199);return v=function(){return I},I}function C(){const I=c(
10473);return C=function(){return I},I}function b(){const I=c(95132);return b=function(){return I},I}async function P(I,M,{
tree:O,baseTree:r}){const p=I.flatMap(({commands:e})=>e.flatMap(E)),o=new Map;for(const e of new Set(p)){const i=M.has(e)?
await(0,C().whyUnreadable)(O,e):void 0;i&&await(0,C().whyUnreadable)(r,e)===void 0&&o.set(e,i)}return o.size===0?I:I.map(
e=>({...e,commands:e.commands.map(i=>j(e,i,o))}))}function E({reading:I}){return I.targets.flatMap(({path:M})=>M??[])}function j({
asset:I},M,O){const{location:r,verdict:p,confirmation:o}=M,e={location:r,subject:{...(0,v().subjectOf)(I),command:M.command}},
i=[...new Set(E(M))].flatMap(n=>{const s=O.get(n);return s===void 0?[]:[(0,b().finding)("script-unreadable",{path:n,why:s},
e)]});return i.length===0?M:{...M,verdict:p==="allow"?"warn":p,confirmation:o==="standard"?"strong":o,findings:[...M.findings,
...i]}}},6470:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.digestPlans=j,m.makePlan=P,m.planCommands=
E,m.toolOf=r;function v(){const p=c(77598);return v=function(){return p},p}const C=Symbol("audited");function b({steps:p,
...o}){return{...o,steps:p.map(({command:e,...i})=>i)}}function P(p){const{argv:o,program:e,directory:i,binary:n=null,env:s,
timeoutMs:t}=p,{scripts:h=null,npmSettings:g=[]}=p,a=JSON.stringify([o,e,n,h&&b(h),g,Object.entries(s).sort(([u],[w])=>u<
w?-1:1),t,...i===""?[]:[i]]);return{...p,[C]:!0,digest:I(a)}}function E(p,o){const e=[];for(const i of p){const n=i.verdict===
"block"?void 0:M(i.reading,o);if(n===void 0)return p;e.push({...i,plan:n})}return e}function j(p){const o=[...new Set(p.
map(({digest:e})=>e))].sort();return I(o.join(`
`))}function I(p){return`sha256:${(0,v().createHash)("sha256").update(p).digest("hex")}`}function M(p,o){const{command:e,
argv:i,assignments:n}=p,s=i&&O(p,i);if(s)return P({command:e,...s,env:{...Object.fromEntries(n.map(({name:t,value:h})=>[
t,h])),...p.invocation?.family?.data.environment},...o})}function O(p,o){const{invocation:e,scripts:i,npmSettings:n}=p,[
s]=o;if(e===void 0)return s===void 0?void 0:{program:s,argv:o};const t=r(p);if(t===void 0){const{program:g}=e;return{program:g,
argv:o,...i&&{scripts:i},...n&&{npmSettings:n}}}if(t.path===void 0)return;const h=[...e.operands,...e.passthrough].map(({
text:g})=>g);return{program:e.program,argv:h,binary:t.path}}function r({targets:p}){return p.find(({kind:o,via:e})=>o===
"package_binary"&&e===void 0)}},66160:function(R,m,c){Object.defineProperty(m,"__esModule",{value:!0}),m.correctorIn=h,m.
isGene=g,m.readChangeSubject=n,m.subjectOfAssets=i;function v(){const u=c(20702);return v=function(){return u},u}function C(){
const u=c(78114);return C=function(){return u},u}function b(){const u=c(28894);return b=function(){return u},u}function P(){
const u=c(36093);return P=function(){return u},u}function E(){const u=c(4378);return E=function(){return u},u}function j(){
const u=c(74238);return j=function(){return u},u}function I(){const u=c(53315);return I=function(){return u},u}function M(){
const u=c(12154);return M=function(){return u},u}function O(){const u=c(39869);return O=function(){return u},u}function r(){
const u=c(85881);return r=function(){return u},u}function p(){const u=c(16373);return p=function(){return u},u}function o(){
const u=c(61989);return o=function(){return u},u}const e={changes:[],problems:[],files:[],present:[],unread:[]};function i({
assets:u,problems:w},d,y,f=e){const{policy:S,tree:l}=d.terms;return{policy:S,clock:d.clock,tree:l,problems:w,correctorOf:y,
genes:u.filter(g).map($=>({asset:$})),claims:u.filter($=>!g($)),assets:f}}async function n(u){const{assets:w,baseTree:d,
tree:y,policy:f,platform:S}=u,{policy:l,source:$}=f,A=new Set(u.change.files.flatMap(I().namesOf)),T=E().Judge.by({policy:l,
tree:y,base:d,changed:A,platform:S,...u.clock&&{clock:u.clock}}),F=s(w.changes),N=(0,r().appliedIds)(w.changes.filter(({
asset:W})=>!F.has(W))),k=h(w.problems),L={tree:y,baseTree:d},D=await T.clock.all(w.changes.filter(({asset:W})=>g(W)),W=>(0,p().
readGeneChange)(W,N,T,k)),G=await(0,o().markUnreadable)(D,A,L),H=new Set(G.flatMap(({commands:W})=>W.flatMap(o().launchedFiles))),
U=await(0,M().withLinesOfCode)(u.change,H,L),B=(0,M().exemptPaths)(U,l,G,y),J=(0,O().touchedPaths)(U,y),K=(0,I().measureChange)(
U,B);return{policy:l,judge:T,clock:T.clock,loadedPolicy:f,unprovenMerge:u.unprovenMerge,policyPath:$==="file"?void 0:j().
POLICY_PATH,tree:y,baseTree:d,change:U,agentFiles:await(0,v().judgeAgentFiles)(L,l,T.clock),assets:w,problems:w.problems,
correctorOf:k,genes:G,seeds:t(F,G,A),claims:w.changes.filter(a).map(({asset:W})=>W),changedNames:A,touched:J,touchesOf:(0,O().
touchesOf)(J,d),exempt:B,radius:K,counted:(0,M().countedChange)(U,K)}}function s(u){return new Map(u.flatMap(({kind:w,asset:d,
before:y})=>{const f=w==="added"&&!y?(0,P().seedRelease)(d):void 0;return f===void 0?[]:[[d,f]]}))}function t(u,w,d){const y=w.
filter(({isOnlyAdded:S,commands:l})=>!S||l.flatMap(o().launchedFiles).some($=>d.has($))),f=new Set(y.map(({asset:S})=>S));
return new Map([...u].filter(([S])=>!f.has(S)))}function h(u){const w=(0,C().ambiguousFiles)(u);return({path:d})=>w.has(
d)||(0,b().isAuditLog)(d)?"hand":"fix"}function g({type:u}){return u==="Gene"}function a({kind:u,asset:w}){return!g(w)&&
(u==="added"||u==="modified")}},50661:function(R,m){Object.defineProperty(m,"__esModule",{value:!0}),m.isChange=c;function c(v){
return"change"in v}},57430:function(R,m){Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_TOUCHED=m.NOTHING_RUN=
void 0;const c=m.NOTHING_RUN={level:"none",description:"Nothing was run."},v=m.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(R,m,c){c.r(m),c.d(m,{Validator:()=>v.D});var v=c(60207)},36576:function(R,m,c){c.r(m),c.
d(m,{default:()=>v});var v=c(6145)},25065:function(R,m,c){c.r(m),c.d(m,{default:()=>v});var v=c(27620)},5330:function(R,m,c){
c.r(m),c.d(m,{default:()=>v});var v=c(87981)},39436:function(R,m,c){c.r(m),c.d(m,{default:()=>v});var v=c(57811)}};
