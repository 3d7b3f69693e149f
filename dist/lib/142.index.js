"use strict";exports.id=142,exports.ids=[142],exports.modules={81456:function(R,l){Object.defineProperty(l,"__esModule",{value:!0}),l.
assetLimits=c;function c(v){return{maxBytes:v,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(R,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.ambiguousFiles=I,l.hidesContent=P,l.isIncomplete=E,l.isUnread=M,l.markBefore=b;function v(){
const a=c(28672);return v=function(){return a},a}function C({rule:a}){return v().assetFileRules[a].content}function M(a){
return C(a)==="unread"}function P(a){return M(a)||C(a)==="misread"}function E({problems:a}){return a.some(P)}function j(a){
return P(a)||C(a)==="ambiguous"}function I(a){return new Set(a.filter(j).map(({location:p})=>p.path))}function b(a,p,o,i){
const t=new Set(o.map(({asset:s})=>s.id)),n=new Map;for(const s of p){const e=O(s,s.location.path);n.set(e,(n.get(e)??0)+
1)}return a.map(s=>{const{id:e,location:h}=s,g=O(s,i.get(h.path)??h.path),r=n.get(g)??0;return!(C(s)==="known")||r===0||
e!==void 0&&t.has(e)?s:(n.set(g,r-1),{...s,before:!0})})}function O({rule:a,id:p,detail:o},i){return JSON.stringify([a,i,
p,o.replace(/\d+/g,"#")])}},30610:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.allOtherGenes=j,l.appliedGenes=
E,l.namesOf=C,l.namings=P,l.newNamings=M;function v(){const b=c(61331);return v=function(){return b},b}function C({id:b,
value:{asset_id:O}}){return typeof O=="string"?[b,O]:[b]}function M({kind:b,asset:O,before:a}){if(b!=="added"&&b!=="modi\
fied")return[];const p=new Set(b==="modified"&&a?P(a).map(({gene:o})=>o):[]);return P(O).filter(({gene:o})=>!p.has(o))}function P(b){
const{gene:O,genes_used:a}=b.value;return b.type==="Capsule"?typeof O=="string"?[{by:b,gene:O,pointer:["gene"]}]:[]:b.type!==
"EvolutionEvent"||!Array.isArray(a)?[]:a.flatMap((p,o)=>typeof p=="string"?[{by:b,gene:p,pointer:["genes_used",o]}]:[])}
function E(b,O){const a=new Set(b.flatMap(M).map(({gene:i})=>i));for(const{kind:i,asset:t}of b)if(!(i==="removed"||t.type!==
"Gene"))for(const n of C(t))a.delete(n);const p=new Set;return I(b,O).filter(i=>{if(!C(i).some(n=>a.has(n)))return!1;const t=(0,v().
statedContent)(i);return p.has(t)?!1:(p.add(t),!0)}).map(i=>({kind:"applied",asset:i,before:i}))}function j(b,O){const a=E(
b,O),p=new Set(a.map(({asset:o})=>o.id));return I(b,O).map(o=>({kind:p.has(o.id)?"applied":"unchanged",asset:o,before:o}))}
function I(b,O){const a=new Set(b.map(({asset:p})=>p));return O.flatMap(({assets:p})=>p).filter(p=>p.type==="Gene"&&!a.has(
p))}},77680:function(R,l){Object.defineProperty(l,"__esModule",{value:!0}),l.commandsToRun=C,l.isBlankEntry=v,l.validationCommands=
M;const c=1e3;function v({value:P}){return typeof P=="string"&&P.trim()===""}function C(P){const E=M(P);return E.kind!==
"list"?[]:E.entries.flatMap(j=>typeof j.value=="string"&&!v(j)?[j.value.trim()]:[])}function M({value:P}){const{validation:E}=P;
return E===void 0?{kind:"missing"}:Array.isArray(E)?E.length>c?{kind:"not_a_list",expected:`a list of at most ${c} strin\
gs`}:{kind:"list",entries:E.map((I,b)=>({value:I,pointer:["validation",b]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.changedInstructions=O,l.staleInstructions=
I;function v(){const s=c(80401);return v=function(){return s},s}function C(){const s=c(32854);return C=function(){return s},
s}function M(){const s=c(93028);return M=function(){return s},s}function P(){const s=c(95132);return P=function(){return s},
s}function E(){const s=c(44786);return E=function(){return s},s}function j(){const s=c(39869);return j=function(){return s},
s}async function I({tree:s}){const e=E().INSTRUCTION_FILES.map(async h=>{const{kind:g}=(0,E().blockIn)(await n(s,h)),r={
path:h,effect:b,lines:[]},u={...(0,j().atFile)(h),severity:"notice"};return g==="changed"?[(0,P().finding)("agent-instru\
ctions",r,u)]:[]});return(await Promise.all(e)).flat()}const b="is not what this version writes";async function O({baseTree:s,
tree:e}){const h=E().INSTRUCTION_FILES.map(async g=>{const[r,u]=await Promise.all([n(s,g),n(e,g)]),[w,d]=[(0,E().blockIn)(
r),(0,E().blockIn)(u)];if(w.kind==="absent")return[];const y=d.kind!=="absent"&&d.block===w.block,f=a(y,d,!p(r,w)&&p(u,d));
if(f===void 0)return[];const S=y?t(r,u):t(w.block,o(d));return[(0,P().finding)("agent-instructions",{path:g,effect:f,lines:S},
(0,j().atFile)(g))]});return(await Promise.all(h)).flat()}function a(s,e,h){return e.kind==="absent"?"is removed":h?"is \
hidden, or shown as an example":s||e.kind==="current"?void 0:b}function p(s,e){const h=s.slice(0,Math.max(0,s.indexOf(o(
e)))),g=r=>h.match(r)?.length??0;return g(/^ {0,3}(?:```|~~~)/gm)%2===1||g(/<!--/g)>g(/-->/g)||g(/<details\b/gi)>g(/<\/details>/gi)}
function o(s){return s.kind==="absent"?"":s.block}const i=1e3;function t(s,e){return((0,v().diffLines)(s,e,{maxEditLength:i})??
[]).filter(({added:r,removed:u})=>r||u).flatMap(({added:r,value:u})=>u.split(`
`).flatMap(w=>w===""?[]:[`${r?"+":"-"}${w}`]))}async function n(s,e){const h=(0,C().resolveInTree)(s,e);return h.kind!==
"inside"||!(0,M().isRegular)(h.entry.kind)?"":(await s.read(h.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.auditLogs=I,l.firstMalformedLine=t;function v(){
const s=c(28894);return v=function(){return s},s}function C(){const s=c(95132);return C=function(){return s},s}function M(){
const s=c(53315);return M=function(){return s},s}function P(){const s=c(39869);return P=function(){return s},s}const E=/^100/,
j=10;async function I(s){const{change:e,policy:h}=s,g=e.files.filter(u=>(0,M().namesOf)(u).some(v().isAuditLog));if(h.blast_radius.
audit_log==="forbidden"){const u=g.flatMap(M().namesOf).filter(v().isAuditLog),w="touches, although the policy forbids i\
t,";return u.map(d=>(0,C().finding)("audit-log-rewritten",{path:d,how:w},(0,P().atFile)(d)))}return(await Promise.all(g.
map(u=>a(u,s)))).flat()}async function b(s,e){return s.stat(e)===void 0?Buffer.alloc(0):s.read(e,v().MAX_LOG_BYTES)}function O({
rule:s,location:{path:e,line:h}},g){return e!==g.path?!1:h===g.line||s==="file-not-json"&&h>g.line}async function a(s,{baseTree:e,
tree:h,assets:{problems:g}}){const{path:r,oldPath:u,status:w}=s,d=[],y=(S,m)=>o(r,S,m).filter(({location:$})=>!g.some(N=>$&&
O(N,$))),f=async S=>!E.test(s.oldMode)||(0,v().hasRecords)(await b(e,S));if(u!==void 0&&(0,v().isAuditLog)(u)&&await f(u)&&
d.push(p(u)),!(0,v().isAuditLog)(r))return d;if(w==="deleted")await f(r)&&d.push(p(r));else if(!E.test(s.newMode)||w==="\
type_changed")d.push(p(r));else if(w==="modified"){const[S,m]=await Promise.all([b(e,r),b(h,r)]),$=(0,v().continuationOf)(
S,m);if($.kind==="appended")return[...d,...y(m,$.from)];const{line:N}=$,T=i(N,m),A={path:r,line:T?Math.max(N-1,1):N,column:1},
F=T?`removes everything from line ${N} on of`:`modifies line ${N} of`;d.push((0,C().finding)("audit-log-rewritten",{path:r,
how:F},{location:A}))}else d.push(...y(await b(h,r),0));return d}function p(s){return(0,C().finding)("audit-log-rewritte\
n",{path:s,how:"removes or replaces"},(0,P().atFile)(s))}function o(s,e,h){const g=t(e,h);if(g===void 0)return[];const r={
path:s,line:g.line,column:1},u=`appends line ${g.line}, which is no valid record (${g.problem}), to`;return[(0,C().finding)(
"audit-log-rewritten",{path:s,how:u},{location:r,harm:"broken"})]}function i(s,e){return e.length===0||e.at(-1)===j&&(0,v().
countLines)(e,e.length)<s}function t(s,e){const h=(0,v().countLines)(s,e);for(const{bytes:g,line:r}of(0,v().recordsOf)(s.
subarray(e))){const u=n(g);if(u!==void 0)return{line:h+r,problem:u}}}function n(s){let e;try{const h=s.toString("utf8").
trim();if(h==="")return;e=JSON.parse(h)}catch{return"it is not a single JSON value"}return typeof e!="object"||e===null||
Array.isArray(e)?"it is not a JSON object":typeof e.type=="string"?void 0:"it has no `type`"}},53315:function(R,l){Object.
defineProperty(l,"__esModule",{value:!0}),l.DEFAULT_MAX_FILES=void 0,l.cappedSize=C,l.gradeFiles=M,l.gradeWords=P,l.linesOf=
I,l.measureChange=v,l.namesOf=j;const c=l.DEFAULT_MAX_FILES=20;function v(b,O){const a={files:0,lines:0,exempt_files:0,exempt_lines:0};
for(const p of b.files){const{path:o,oldPath:i}=p,t=i===void 0?1:2,n=Number(O.has(o))+Number(i!==void 0&&O.has(i));a.files+=
t-n,a.exempt_files+=n,n===t?a.exempt_lines+=I(p):a.lines+=I(p)}return a}function C({files:b,lines:O,exempt_files:a,exempt_lines:p},o){
return o==="reference"?{files:b,lines:O}:{files:b+a,lines:O+p}}function M(b,O,a,p){const o=E(O);return a.files>p.files||
a.lines>p.lines?"hard_cap_breach":b>2*o?"critical_overrun":b>o?"exceeded":b>.8*o?"approaching_limit":"within_limit"}function P(b,{
files:O,lines:a},p,o){const i=E(p);switch(b){case"hard_cap_breach":return`HARD CAP BREACH: ${O} files / ${a} lines excee\
ds system limit (${o.files} files / ${o.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${O} files > ${2*
i} (2x limit of ${i}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${O}\
 > ${i}`;case"approaching_limit":return`approaching limit: ${O} / ${i} files (${Math.round(O/i*100)}%)`;case"within_limi\
t":return`${O} / ${i} files`}}function E(b){return typeof b=="number"&&b>0?b:c}function j(b){return b.oldPath===void 0?[
b.path]:[b.path,b.oldPath]}function I(b){return b.added+b.deleted}},12154:function(R,l,c){Object.defineProperty(l,"__esM\
odule",{value:!0}),l.countedChange=r,l.countedFiles=O,l.exemptPaths=E,l.isCountedByReference=g,l.withLinesOfCode=u;function v(){
const y=c(18744);return v=function(){return y},y}function C(){const y=c(95244);return C=function(){return y},y}function M(){
const y=c(93028);return M=function(){return y},y}function P(){const y=c(53315);return P=function(){return y},y}function E(y,f,S,m){
const $=y.files.flatMap(P().namesOf);return f.blast_radius.counting==="reference"?new Map($.filter(N=>!g(N)).map(N=>[N,"\
reference"])):new Map([...I(y,S,m).map(N=>[N,"validation_script"]),...$.filter((0,v().assetPathTest)(f)).map(N=>[N,"asse\
t_store"])])}const j={always:5,files:20,lines:1e3,bytes:64*1024};function I(y,f,S){const m=f.filter(({change:{kind:A}})=>A===
"added"||A==="modified"),$=new Set(m.flatMap(b)),N=y.files.filter(({status:A,path:F})=>A==="added"&&$.has(F)).map(A=>({path:A.
path,lines:(0,P().linesOf)(A),bytes:S.stat(A.path)?.size??0})).sort((A,F)=>A.lines-F.lines||A.bytes-F.bytes),T={lines:j.
lines,bytes:j.bytes};return N.slice(0,Math.min(j.files,Math.max(j.always,m.length))).flatMap(({path:A,lines:F,bytes:k})=>(T.
lines-=F,T.bytes-=k,T.lines>=0&&T.bytes>=0?[A]:[]))}function b({commands:y}){return y.flatMap(({reading:{command:f,targets:S}})=>S.
flatMap(({kind:m,via:$,name:N,path:T})=>m==="file"&&$===void 0&&T&&f.includes(N)?[T]:[]))}function O(y,f,S){return y.files.
flatMap(m=>(0,P().namesOf)(m).map($=>a(m,$,f.get($),S))).sort((m,$)=>$.lines-m.lines||(m.path<$.path?-1:1))}function a(y,f,S,m){
const $=f===y.path,N=$?(0,P().linesOf)(y):0,T=$?o(y,m):void 0,A=T==="binary"?m.stat(f)?.size:void 0;return{path:f,...S&&
{exempt:S},lines:N,...T&&{veil:T},...A!==void 0&&{bytes:A}}}const p=1e3;function o({binary:y,status:f,path:S,added:m},$){
if(y)return"binary";const{size:N=0}=f==="added"?$.stat(S)??{}:{};return N>p*Math.max(1,m)?"long_lines":void 0}const i=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),t=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
n=/capsule|events?\.jsonl$/i,s=new Set(["index.js","package.json"]),e=/^(?:src|scripts|config)(?:\/|$)/,h=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function g(y){return i.has(y)||t.test(y)||n.test(y)?!1:s.has(y)||e.test(y)||h.test(y)}function r(y,f){const S=(0,P().measureChange)(
y,{has:m=>!g(m)});return{least:{files:Math.min(f.files,S.files),lines:Math.min(f.lines,S.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}async function u(y,f,S){const m=async N=>(0,P().namesOf)(N).some(T=>(0,C().isWritten)(T)||
f.has(T))||await d(S.tree,N.path)||await d(S.baseTree,N.oldPath??N.path),$=[];for(const N of y.files){const T=N.binary&&
!await m(N);$.push(T?{...N,added:0,deleted:0}:N)}return{...y,files:$}}const w=16*1024*1024;async function d(y,f){const{kind:S,
size:m=0}=y.stat(f)??{};return!(0,M().isRegular)(S)||m>w?!1:(await y.read(f,w)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.decidingFiles=i;function v(){const f=c(76760);return v=
function(){return f},f}function C(){const f=c(57975);return C=function(){return f},f}function M(){const f=c(77680);return M=
function(){return f},f}function P(){const f=c(86191);return P=function(){return f},f}function E(){const f=c(59867);return E=
function(){return f},f}function j(){const f=c(3463);return j=function(){return f},f}function I(){const f=c(95244);return I=
function(){return f},f}function b(){const f=c(95132);return b=function(){return f},f}function O(){const f=c(36773);return O=
function(){return f},f}function a(){const f=c(12154);return a=function(){return f},f}function p(){const f=c(78782);return p=
function(){return f},f}function o(){const f=c(91850);return o=function(){return f},f}async function i(f){const S=f.genes.
filter(({change:A})=>A.kind!=="removed"),m=t(f),$=S.some(({commands:A})=>A.length>0);if(!$&&m.length===0)return[];const N={
launched:new Map([...await s(m,f),...h(S)]),hidden:await e(f),keepsCommand:S.some(g),warns:$};return(await Promise.all(f.
change.files.filter(({path:A})=>(0,p().alwaysForbidden)(A)===void 0).map(A=>r(A,f,N)))).flat().toSorted((A,F)=>Number(F.
isNew)-Number(A.isNew)).map(({path:A,why:F,isNew:k,isWarning:L})=>{const D=f.tree.stat(A)?.size,G={path:A,why:F,isNew:k,
bytes:D??-1},H=D===void 0?{}:{location:{path:A,line:1,column:1}},U=(0,b().finding)("check-decided-by",G,H);return L?{...U,
severity:"warning"}:U})}function t({assets:f,genes:S}){const m=new Set(S.map(({asset:$})=>$));return f.present.filter($=>$.
type==="Gene"&&!m.has($)&&(0,M().commandsToRun)($).length>0)}const n=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function s(f,{
judge:S,clock:m,change:$}){const N=$.files.map(({path:F})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(F)?.[1]??F),T=new Map,A=new Set;
for(const F of f){const k=S.forFile(F.path);for(const L of(0,M().commandsToRun)(F)){if(!n.test(L)&&!N.some(H=>L.includes(
H)))continue;const D=JSON.stringify([k.terms.cwd,L]);if(A.has(D))continue;A.add(D),await m.tick();const{reading:G}=await k.
command(L);for(const H of(0,P().startedFiles)(G))T.set(H,L)}}return T}async function e({change:f,exempt:S,tree:m}){const N=(await(0,o().
markHiddenFiles)((0,a().countedFiles)(f,S,m),m)).filter(({veil:T,lines:A})=>T==="no_diff"&&A>0);return new Set(N.map(({path:T})=>T))}
function h(f){const S=f.flatMap(m=>m.commands);return new Map(S.flatMap(({command:m,reading:$})=>(0,P().startedFiles)($).
map(N=>[N,m])))}function g({change:{before:f},commands:S}){const m=f?.value.validation;return Array.isArray(m)&&S.some(({
command:$})=>m.includes($))}async function r(f,S,m){const{path:$}=f,N=await u(f,S,m);if(!m.hidden.has($))return N;const A=[
...N,{why:"git does not show its difference (`.gitattributes`)"}].map(F=>F.why).join("; ");return[{path:$,isNew:f.status===
"added",...N[0],why:A}]}async function u({path:f,status:S,oldPath:m},{tree:$,baseTree:N},{launched:T,keepsCommand:A,warns:F}){
const k=S==="added",L=S==="renamed"?m:S==="deleted"?f:void 0;if(L!==void 0&&(0,I().isTest)(L)&&(S==="deleted"||!(0,I().isTest)(
f))){const U=S==="deleted"?"it was deleted":`it is now \`${f}\``;return[{path:L,why:`a test: ${U}`,isNew:!1,isWarning:F}]}
const D=T.get(f);if(D!==void 0)return[{path:f,why:`\`${D}\` starts it`,isNew:k}];if(/(?:^|\/)package\.json$/.test(f))return d(
f,k,$,N);if((0,I().isLockfile)(v().posix.basename(f)))return[{path:f,why:"it decides which dependencies checks load",isNew:k}];
const G=(0,I().toolThatFinds)(f);if(G===void 0)return[];const H=`${G} finds it by its name${S==="deleted"?"; it was dele\
ted":""}`;return[{path:f,why:H,isNew:k,isWarning:k&&A}]}const w=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function d(f,S,m,$){const N=(0,j().objectIn)(await(0,E().readJsonFile)($,f)),T=(0,j().objectIn)(await(0,E().readJsonFile)(
m,f)),A=w.filter(L=>!(0,C().isDeepStrictEqual)(N[L],T[L])),F=y((0,j().objectIn)(N.scripts),(0,j().objectIn)(T.scripts)),
k=[...F.length>0?[`npm scripts ${(0,O().inCode)(F)}`]:[],...A.length>0?[(0,O().inCode)(A)]:[]];return k.length===0?[]:[{
path:f,why:`its ${k.join(", ")} differ`,isNew:S}]}function y(f,S){const[m,$]=[new Map(Object.entries(f)),new Map(Object.
entries(S))];return[...new Set([...m.keys(),...$.keys()])].filter(T=>!(0,C().isDeepStrictEqual)(m.get(T),$.get(T)))}},78782:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.alwaysForbidden=j,l.forbiddenPaths=I;function v(){const O=c(84831);return v=
function(){return O},O}function C(){const O=c(32854);return C=function(){return O},O}function M(){const O=c(95132);return M=
function(){return O},O}function P(){const O=c(39869);return P=function(){return O},O}const E=[".git","node_modules"];function j(O){
const a=E.filter(o=>(0,v().mayBeSpelled)(O,o));if(a.length===0)return;const p=((0,C().normalise)(O)??O).split("/");return a.
find(o=>p.some(i=>(0,v().isSpellingOf)(i,o)))}function I({touched:O,touchesOf:a,policy:p}){const o=O.flatMap(b),i=E.flatMap(
n=>(0,P().someTouches)(o.flatMap(({touch:s,...e})=>e.directory===n?s:[])).map(s=>(0,M().finding)("forbidden-path",{entry:n,
by:"nothing may touch",...s},(0,P().atFile)(s.path)))),t=p.blast_radius.forbidden_paths.flatMap(n=>(0,P().someTouches)(a(
n)).map(s=>(0,M().finding)("forbidden-path",{entry:n,by:"the policy forbids",...s},(0,P().atFile)(s.path))));return[...i,
...t]}function b({path:O,via:a}){const p=j(O),o=p??j(a);return o===void 0?[]:[{directory:o,touch:{path:O,via:p===void 0?
a:""}}]}},66122:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.changedReads=a;function v(){const t=c(
53916);return v=function(){return t},t}function C(){const t=c(18744);return C=function(){return t},t}function M(){const t=c(
74238);return M=function(){return t},t}function P(){const t=c(24666);return P=function(){return t},t}function E(){const t=c(
95244);return E=function(){return t},t}function j(){const t=c(32854);return j=function(){return t},t}function I(){const t=c(
93028);return I=function(){return t},t}function b(){const t=c(3219);return b=function(){return t},t}function O(){const t=c(
3733);return O=function(){return t},t}async function a(t,n,{baseTree:s,tree:e,policy:h}){const g=(0,C().assetPathTest)(h),
r=m=>n.has(m)||(0,v().dirname)(m)===O().WORKFLOWS||m===M().POLICY_PATH||m.startsWith(P().COPIES),u=m=>r(m)||g(m)?void 0:
p(m,t),w=[...s.files(),...e.files()],y=w.filter(({path:m,kind:$})=>$==="symlink"&&u(m)!==void 0).flatMap(({path:m})=>[s,
e].map($=>o($,m))),f=new Map;for(const{path:m}of w){const[$,N]=[s.stat(m),e.stat(m)];if($?.oid!==void 0&&$.oid===N?.oid&&
$.kind===N.kind&&$.kind!=="symlink")continue;const A=y.some(k=>k!==void 0&&(0,j().isWithin)(m,k)),F=u(m)??(A?"a symlink \
that stands in the gate's job leads to it":void 0);F!==void 0&&f.set(m,F)}const S=[...f].map(async([m,$])=>{const[N,T]=await Promise.
all([s,e].map(F=>i(F,m)));return[m,N===T?[]:[`the file ${N===void 0?"is added":T===void 0?"is removed":"changes"}, and ${$}`]]});
return Promise.all(S)}function p(t,n){const s=(0,v().basename)(t),e=n.filter(({late:r})=>r!==void 0);return(E().isPackageFile(
s)||E().isLockfile(s)||(0,j().isWithin)(t,".yarn"))&&e.some(({runsPackages:r})=>r)?"a package manager reads it before th\
e gate, or to start it":E().isDocument(t)||E().isLockfile(s)?void 0:b().GATE.test(s)?"its name is that of the gate":n.some(
({folder:r})=>r&&(0,j().isWithin)(t,r))?"it belongs to a local action of the gate's job":n.some(({words:r,starts:u})=>r.
name(t,u))?"it stands in the gate's job, or in one that this needs":(E().isRunnable(t)||E().toolThatFinds(t)!==void 0)&&
e.some(({runsCode:r})=>r)?"can run before the gate, which a job of its own avoids":void 0}function o(t,n){const s=(0,j().
resolveInTree)(t,n);return s.kind==="inside"||s.kind==="missing"?s.path:void 0}async function i(t,n){const{kind:s,oid:e}=t.
stat(n)??{};if(s!==void 0)return(0,I().isRegular)(s)?`${s} ${(await t.read(n)).toString("latin1")}`:`${s} ${t.readlink(n)??
e} ${o(t,n)}`}},1348:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.gateChange=o,l.gateFindings=i;function v(){
const r=c(53916);return v=function(){return r},r}function C(){const r=c(57975);return C=function(){return r},r}function M(){
const r=c(3463);return M=function(){return r},r}function P(){const r=c(74238);return P=function(){return r},r}function E(){
const r=c(95132);return E=function(){return r},r}function j(){const r=c(90331);return j=function(){return r},r}function I(){
const r=c(39869);return I=function(){return r},r}function b(){const r=c(66122);return b=function(){return r},r}function O(){
const r=c(92299);return O=function(){return r},r}function a(){const r=c(63027);return a=function(){return r},r}function p(){
const r=c(3733);return p=function(){return r},r}function o(r){const{shared:u}=r.loadedPolicy;return r.changedNames.size===
0?[]:i({...r,shared:u})}async function i(r){const{policyPath:u,baseTree:w,tree:d,shared:y}=r,f=await(0,O().findGate)(w),
S=(0,a().readsOf)(f),m=(0,a().lateGate)(S),$=u===void 0?[]:await(0,j().looserKeys)(w,d,y),N=f.deciding.size>0,T=N?await t(
f,r):[],A=new Set(T.map(([k])=>k)),F=N?await(0,b().changedReads)(S,A,r):[];return[...[[P().POLICY_PATH,$],...T,...F].filter(
([,k])=>k.length>0).map(([k,L])=>(0,E().finding)("gate-weakened",{path:k,effects:L},(0,I().atFile)(k))),...m?[(0,E().finding)(
"gate-runs-late",m,(0,I().atFile)(m.path))]:[]]}async function t(r,{baseTree:u,tree:w}){const d=await(0,O().findGate)(w),
y=[...d.files.values()].filter(({path:A})=>!u.stat(A)),f=[...r.files.values()].filter(({path:A})=>!w.stat(A)),S=new Set(
[...r.deciding,...d.deciding]),m=[...S].map(async A=>{const[F,k]=await Promise.all([u,w].map(L=>(0,p().readActionsFile)(
L,A)));return[A,s(F??n(f,k),k??n(y,F))]}),$=[...r.files.values()].flatMap(A=>r.jobsIn(A).map(F=>h(F,(0,p().jobsOf)(A).get(
F)))),N=["gene-gate",...r.checkNames,...$],T=[...d.files.values()].filter(({path:A})=>!S.has(A));return[...await Promise.
all(m),...T.map(A=>[A.path,e(N,r.files.get(A.path),A)])]}function n(r,u){return r.filter(({path:d})=>u&&(0,v().dirname)(
d)===(0,v().dirname)(u.path)).find(d=>s(d,u).length===0)}function s(r,u){return r===void 0?["the file is added, and ment\
ions the gate"]:u===void 0?["the file is removed, or replaced by another one"]:r.text===u.text?[]:r.value!==void 0&&u.value!==
void 0?(0,p().changedKeys)(r.value,u.value):["it changes, and is not a valid workflow"]}function e(r,u,w){const d=(0,p().
jobsOf)({value:u?.value});return[...(0,p().jobsOf)(w)].filter(([f,S])=>(!(0,C().isDeepStrictEqual)({...S,steps:[]},{...d.
get(f),steps:[]})||S.needs!==void 0&&u?.text!==w.text)&&r.some(N=>g(N,h(f,S)))).map(([f])=>`the job \`${f}\` has, or can \
have, the name of the gate's check`)}function h(r,u={}){return(0,M().textIn)(u,"name").trim()||r}function g(r,u){if(!/\$\{\{/.
test(r+u))return r===u;const[w,d]=[r,u].map(m=>m.split("${{")[0]??""),[y,f]=[r,u].map(m=>m.split("}}").at(-1)??"");return(w.
startsWith(d)||d.startsWith(w))&&(y.endsWith(f)||f.endsWith(y))}},92299:function(R,l,c){Object.defineProperty(l,"__esMod\
ule",{value:!0}),l.calledPaths=o,l.findGate=a;function v(){const n=c(53916);return v=function(){return n},n}function C(){
const n=c(59867);return C=function(){return n},n}function M(){const n=c(3463);return M=function(){return n},n}function P(){
const n=c(95244);return P=function(){return n},n}function E(){const n=c(32854);return E=function(){return n},n}function j(){
const n=c(93028);return j=function(){return n},n}function I(){const n=c(3219);return I=function(){return n},n}function b(){
const n=c(3733);return b=function(){return n},n}const O=10;async function a(n){const s=await p(n),e=[...s.values()],{scripts:h}=(0,M().
objectIn)(await(0,C().readJsonFile)(n,"package.json")),g=await t(n,new(I()).Words(e.map(({text:F})=>F))),r=(F,k=new Set)=>(0,b().
partsIn)(F).flatMap(L=>{const D=o(L).filter(G=>!k.has(G));return[L,...D.flatMap(G=>r(s.get(G)?.value,k.add(G)))]}),u=({run:F})=>{
const k=new(I()).Words((0,I().runsPackages)((0,I().textOf)(F))?F:""),L=Object.entries((0,M().objectIn)(h)).filter(([D])=>k.
has(D));return(0,I().textOf)([F,L.map(([,D])=>D).filter(D=>I().GATE.test(String(D)))])},w=F=>{const k=(0,M().textIn)(F,"\
uses").split("@")[0]??"",L=o(F).map(G=>s.get(G)?.value?.name),D=new(I()).Words(F.run);return I().GATE.test((0,I().textOf)(
[k,L,u(F)]))||g.some(G=>D.name(G,!0))},d=e.flatMap(({value:F})=>(0,b().partsIn)(F)),y=new Set(d.filter(w)),f=F=>y.has(F),
m=d.map(F=>(0,M().objectIn)(F.with)).map(F=>(0,M().textIn)(F,"check-name").trim()).filter(Boolean),$=({value:F,text:k})=>{
const L=F?JSON.stringify(F):k;return m.some(G=>L.includes(JSON.stringify(G)))||I().GATE.test(L)||(0,b().partsIn)(F).some(
f)},N=new Set(e.filter($).map(({path:F})=>F)),T=e.map(({path:F,value:k})=>[F,(0,b().partsIn)(k).flatMap(o)]);for(let F=0;F<
O;F+=1)for(const[k,L]of T)L.some(D=>N.has(D))&&N.add(k);for(const F of N){const k=s.get(F)?.value,L=[(0,M().objectIn)((0,M().
objectIn)(k?.on).workflow_run).workflows].flat(),D=e.filter(H=>L.includes(H.value?.name??H.path)),G=(0,b().partsIn)(k).flatMap(
o).filter(H=>s.has(H));for(const H of[...G,...D.map(U=>U.path)])N.add(H)}return{files:s,deciding:N,jobsIn:F=>[...(0,b().
jobsOf)(F)].flatMap(([k,L])=>{const D=(0,b().partsIn)(L).map(G=>({...(0,M().objectIn)(G.with),name:"",path:"",pattern:""}));
return r(L).some(f)||I().GATE.test((0,I().textOf)([k,L.name,D]))?[k]:[]}),checkNames:m,expand:r,starts:f,commands:u}}async function p(n){
const s=new Map,e=new Set(n.list(b().WORKFLOWS).map(({path:h})=>h));for(const h of e){const g=/\.ya?ml$/.test(h)?await(0,b().
readActionsFile)(n,h):void 0;g&&s.set(h,g);for(const r of(0,b().partsIn)(g?.value).flatMap(o))e.add(r)}return s}function o(n){
const s=(0,M().textIn)(n,"uses"),e=s.startsWith("./")?(0,E().normalise)(s.split("@")[0]??""):void 0;return e===void 0?[]:
[e,(0,v().join)(e,"action.yml"),(0,v().join)(e,"action.yaml")]}const i=64*1024;async function t(n,s){const e=[...n.files()].
filter(({kind:g,size:r=0})=>(0,j().isRegular)(g)&&r<=i).map(({path:g})=>g).filter(g=>(0,P().isRunnable)(g)&&s.name(g,!0)),
h=await Promise.all(e.map(g=>n.read(g)));return e.filter((g,r)=>I().GATE.test(String(h[r]))).map(g=>(0,v().basename)(g))}},
63027:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.lateGate=O,l.readsOf=E;function v(){const a=c(3463);
return v=function(){return a},a}function C(){const a=c(92299);return C=function(){return a},a}function M(){const a=c(3219);
return M=function(){return a},a}function P(){const a=c(3733);return P=function(){return a},a}function E(a){return[...a.deciding].
flatMap(p=>{const o=a.files.get(p),i=(0,P().jobsOf)(o),t=a.jobsIn(o),n=o.value?.on,e=((0,v().isMapping)(n)?Object.keys(n):
[n].flat()).every(h=>h==="workflow_run")?-1:Number.POSITIVE_INFINITY;return t.flatMap(h=>{const g=i.get(h)??{},r=(0,P().
stepsOf)(g).findLastIndex(y=>a.expand(y).some(a.starts)),u=g.uses!==void 0?-1:Math.min(e,r===-1?e:r),w=/\bneeds\b/.test(
(0,M().textOf)({...g,needs:""}))?e:-1,d=b(i,h).filter(y=>!t.includes(y));return[...j(a,o,h,u),...d.flatMap(y=>j(a,o,y,w))]})})}
function j(a,p,o,i){const{path:t,value:n}=p,s=(0,P().jobsOf)(p).get(o),e=[s?.defaults,s?.env,n?.defaults,n?.env];return(s?.
uses===void 0?(0,P().stepsOf)(s??{}):(0,P().partsIn)(s)).flatMap((g,r)=>{const u=typeof g.uses!="string"?"a command":(0,C().
calledPaths)(g).length>0?"a local action":"an action",w=`\`jobs.${o}.steps[${r}]\` of \`${t}\` (${u})`,d={path:t,step:w,
startsGate:r===i};return a.expand(g).flatMap(y=>I(a,y,e,r<=i?d:void 0))})}function I(a,p,o,i){const t=(0,C().calledPaths)(
p),[n]=t,s=a.starts(p),e=n===void 0&&typeof p.uses=="string";if(e&&(i===void 0||s||(0,M().isSetUp)(p)))return[];const h=t.
map(y=>a.files.get(y)?.value?.runs),g=new(M()).Words([{...p,name:"",uses:""},t,h,o]),r=a.commands(p),u=e||n===""||(0,M().
runsRepository)(r),w=e||(0,M().runsPackages)(r),d=s&&n===void 0&&(M().OUTSIDE.test((0,M().textOf)(p))||!(u||w));return[{
words:g,starts:s,folder:n,runsCode:u,runsPackages:w,...i&&!d&&{late:i}}]}function b(a,p){const o=new Set([p]);for(const i of o)
for(const t of[a.get(i)?.needs??[]].flat())o.add(String(t));return[...o]}function O(a){const p=a.flatMap(t=>t.late??[]),
[o]=p,i=[...new Set(p.map(({step:t})=>t))];return o&&{path:o.path,steps:i,startsGate:p.some(t=>t.startsGate)}}},3219:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.Words=l.OUTSIDE=l.GATE=void 0,l.isSetUp=I,l.runsPackages=E,l.runsRepository=
a,l.textOf=p;function v(){const i=c(3463);return v=function(){return i},i}function C(){const i=c(95244);return C=function(){
return i},i}function M(){const i=c(11331);return M=function(){return i},i}const P=l.GATE=/gene-gate/i;function E(i){const t=i.
split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(i)||t.some(n=>(0,M().programNamed)(
n)?.kind==="manager")}const j=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact acti\
ons/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/));function I({uses:i,with:t}){
const n=String(i).split("@")[0]?.toLowerCase()??"";if(n==="actions/download-artifact")return b.test(p(t));const s=Object.
entries((0,v().objectIn)(t)).filter(([e])=>/install|bundler/.test(e));return j.has(n)&&s.every(([,e])=>`${e||!1}`=="fals\
e")}const b=l.OUTSIDE=/RUNNER_TEMP|runner\.temp/,O=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function a(i){return i.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/).some(s=>{const[e=""]=s.trim().replace(/^sudo +/,"").split(/\s/),h=(0,M().programNamed)(e)?.kind===
"downloader",g=P.test(s)&&E(e);return!O.test(e)&&!h&&!g})||/GITHUB_(?:PATH|ENV)\b/.test(i)}function p(i){return typeof i==
"string"?i.replaceAll(/^[ \t]*#.*$/gm,""):typeof i!="object"||i===null?"":Object.values(i).map(p).join(`
`)}class o{#n;#t;constructor(t){this.#n=p(t).toLowerCase(),this.#t=new Set(this.#n.split(/[^\w.-]+/).map(n=>n.replace(/\.+$/,
"")))}has(t){return this.#t.has(t)||/[^\w.-]/.test(t)&&this.#n.includes(t)}name(t,n){const s=t.toLowerCase().split("/"),
e=s.pop()??"";return(this.has(e)||n&&this.has((0,C().toolThatFinds)(t)??"\0"))&&s.every(g=>this.has(g))}}l.Words=o},3733:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.WORKFLOWS=void 0,l.changedKeys=i,l.jobsOf=O,l.parseMapping=b,l.partsIn=
p,l.readActionsFile=I,l.stepsOf=a;function v(){const t=c(57975);return v=function(){return t},t}function C(){const t=c(69873);
return C=function(){return t},t}function M(){const t=c(3463);return M=function(){return t},t}function P(){const t=c(93028);
return P=function(){return t},t}const E=l.WORKFLOWS=".github/workflows",j=1024*1024;async function I(t,n){const{kind:s,size:e=0}=t.
stat(n)??{};if(!(0,P().isRegular)(s))return;if(e>j)return{path:n,text:"",value:void 0};const h=(await t.read(n)).toString(
"utf8");return{path:n,text:h,value:b(h)}}function b(t){if(!(0,M().isNestedTooDeep)(t))try{const n=(0,C().parseDocument)(
t,{prettyErrors:!1});if(n.errors.length>0)return;const s=n.toJS({maxAliasCount:100});return(0,M().isMapping)(s)?s:void 0}catch{
return}}function O({value:t}){const n=Object.entries((0,M().objectIn)(t?.jobs));return new Map(n.filter(s=>(0,M().isMapping)(
s[1])))}function a({steps:t}){return Array.isArray(t)?t.filter(M().isMapping):[]}function p(t){return typeof t!="object"||
t===null?[]:(0,M().isMapping)(t)&&[t.run,t.uses].some(s=>typeof s=="string")?[t]:Object.values(t).flatMap(p)}const o=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;
function i(t,n,s=""){if((0,v().isDeepStrictEqual)(t,n)||o.test(s))return[];const[e,h]=[t,n].map(g=>typeof g=="object"&&g!==
null?new Map(Object.entries(g)):void 0);return!e||!h||Array.isArray(t)!==Array.isArray(n)?[`\`${s}\` changes`]:[...new Set(
[...e.keys(),...h.keys()])].flatMap(g=>i(e.get(g),h.get(g),s===""?g:`${s}.${g}`))}},91850:function(R,l){Object.defineProperty(
l,"__esModule",{value:!0}),l.markHiddenFiles=v;const c=100;async function v(C,M){const P=C.slice(0,c).map(({path:j})=>j),
E=await M.attributes?.(P,["linguist-generated","diff"]);return E===void 0?[...C]:C.map((j,I)=>I>=c||j.veil!==void 0?j:/^(?:set|true)$/.
test(E(j.path,"linguist-generated"))?{...j,veil:"generated"}:E(j.path,"diff")==="unset"?{...j,veil:"no_diff"}:j)}},90331:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.ignoredInputs=s,l.looserKeys=o,l.policyFile=I;function v(){const e=c(
76545);return v=function(){return e},e}function C(){const e=c(74238);return C=function(){return e},e}function M(){const e=c(
49875);return M=function(){return e},e}function P(){const e=c(24666);return P=function(){return e},e}function E(){const e=c(
95132);return E=function(){return e},e}function j(){const e=c(39869);return j=function(){return e},e}async function I(e){
const{policyPath:h,changedNames:g,tree:r,baseTree:u}=e;return h===void 0?[]:[...[...g].some(d=>d===h||d.startsWith(P().COPIES))?
await p(e):[],...b(r,u)]}function b(e,h){const g=e.stat(C().POLICY_PATH)?a(e,h):(0,M().findNearPolicy)(e);if(g===void 0)
return[];const{path:r,fault:u}=g,w=`it ${u}, and the gate reads only the regular file \`${C().POLICY_PATH}\``;return[(0,E().
finding)("policy-broken",{path:r,mistake:w},(0,j().atFile)(r))]}const O=C().POLICY_PATH.replace(/yml$/,"yaml");function a(e,h){
return e.stat(O)!==void 0&&h.stat(O)===void 0?{path:O,fault:"is beside the policy"}:void 0}async function p({baseTree:e,
tree:h,loadedPolicy:g}){const{policy:r,shared:u}=g,[w,d]=await Promise.all([(0,C().readPolicyIn)(e,u),(0,C().readPolicyIn)(
h,u)]),y=C().POLICY_PATH;if("mistakes"in d)return d.mistakes.map(({line:m,column:$,message:N})=>(0,E().finding)("policy-\
broken",{path:y,mistake:N},{location:{path:y,line:m,column:$}}));const f="policy"in w?w.policy:r,S="missing"in d?[i(d.missing.
source)]:(0,v().comparePolicies)(f,d.policy).map(n);return[(0,E().finding)("policy-changed",{path:y,effects:S},(0,j().atFile)(
y))]}async function o(e,h,g){const[r,u]=[e.stat(C().POLICY_PATH),h.stat(C().POLICY_PATH)];if(r===void 0)return[];if(r.oid!==
void 0&&r.oid===u?.oid&&r.kind===u.kind&&g===void 0)return[];const[d,y]=await Promise.all([(0,C().readPolicyIn)(e,g),(0,C().
readPolicyIn)(h,g)]);if("mistakes"in d||"mistakes"in y||"missing"in d)return[];if("missing"in y)return[i(y.missing.source)];
const f=(0,v().comparePolicies)(d.policy,y.policy).filter(({loosens:S})=>S);return[...u===void 0?["the policy is removed"]:
[],...f.map(n)]}function i(e){return`extends: ${(0,P().sharedName)(e)}, which cannot be compared; commit it as ${(0,P().
copyPath)(e)}`}const t=160;function n({key:e,change:h,direction:g,loosens:r}){const u=!r&&h.length>t?`${h.slice(0,t).replace(
/[\ud800-\udbff]$/,"")}\u2026`:h;return`${e}: ${u}${g===void 0||r&&g==="tighter"?"":` (${g})`}`}function s({loadedPolicy:e}){
return e.ignoredInputs.map(h=>(0,E().finding)("input-loosens-policy",{...h}))}},75597:function(R,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.protectedPaths=j;function v(){const o=c(41330);return v=function(){return o},o}function C(){
const o=c(32854);return C=function(){return o},o}function M(){const o=c(95132);return M=function(){return o},o}function P(){
const o=c(39869);return P=function(){return o},o}const E=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","M\
EMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function j(o){const{
touched:i,policy:t,policyPath:n,change:s,tree:e,genes:h}=o,g=b(s,e),r=h.some(({binds:d})=>d),u=a(t.blast_radius.protected_paths),
w=a(E);return i.flatMap(d=>{const{path:y}=d,f=g.get(y),S=p(d),m=u(S),$=y===n?void 0:w(S);if(m===void 0&&$===void 0)return[];
const N=m===void 0?{path:y,pattern:$??"",by:"the default list"}:{path:y,pattern:m,by:"the policy"},T=m!==void 0||f!==void 0&&
r,A={...(0,P().atFile)(y),severity:T?"error":"warning",harm:m!==void 0||I(y)?"danger":"broken"};return[f===void 0?(0,M().
finding)("protected-path",N,A):(0,M().finding)("protected-file-destroyed",{...N,how:f},A)]})}function I(o){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(o)}function b(o,i){const t=new Map;for(const{status:n,path:s,oldPath:e}of o.files)n==="deleted"&&t.set(s,"deletes"),
e!==void 0&&t.set(e,"deletes"),(n==="modified"||n==="type_changed")&&i.stat(s)?.size===0&&t.set(s,"empties");return t}const O={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function a(o){const i=o.map(t=>{const n=(0,v().default)(t,O);return{pattern:t,covers:e=>n(
e)||(0,C().isWithin)(e,t,{ignoreCase:!0})}});return t=>i.find(({covers:n})=>t.some(n))?.pattern}function p({path:o,via:i}){
return i===""?[o]:[o,i]}},66503:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.storeRoots=j;function v(){
const a=c(76760);return v=function(){return a},a}function C(){const a=c(68450);return C=function(){return a},a}function M(){
const a=c(59867);return M=function(){return a},a}function P(){const a=c(95132);return P=function(){return a},a}function E(){
const a=c(39869);return E=function(){return a},a}async function j(a){const{genes:p,tree:o}=a,i=p.flatMap(({asset:n,store:s,
change:e})=>e.kind==="removed"?[]:[[s.path,{store:s,file:n.path}]]),t=[...new Map(i).values()].map(n=>b(n,o));return[...I(
a),...(await Promise.all(t)).flat()]}function I({assets:a,policy:p,tree:o,baseTree:i}){const t=new Map;for(const n of a.
files){const{path:s,root:e}=(0,C().storeOf)(n,{policy:p,tree:i}),h=(0,C().storeOf)(n,{policy:p,tree:o}).root;if(i.stat(s)===
void 0||e===h||t.has(s))continue;const g={store:O(s),root:O(e),others:[O(h)]},r={...(0,E().atFile)(n),severity:"warning"};
t.set(s,(0,P().finding)("store-root-unclear",{...g,because:"moves"},r))}return[...t.values()]}async function b({store:{path:a,
root:p,named:o},file:i},t){const n={store:O(a),root:O(p)};if(t.stat(p)?.kind!=="directory"){const h=o===!0;return[(0,P().
finding)("store-root-missing",{...n,named:h},(0,E().atFile)(i))]}if(await(0,M().readPackageJson)(t,p)===M().INVALID){const h=v().
posix.join(p,"package.json"),g={...(0,E().atFile)(i),severity:"warning",layer:"change"};return[(0,P().finding)("package-\
json-invalid",{path:h},g)]}const s=(0,C().packagesAbove)(t,a).filter(h=>h!==p);if(o===!0||s.length===0)return[];const e={
...n,others:s.map(O),because:"manifest"};return[(0,P().finding)("store-root-unclear",e,(0,E().atFile)(i))]}function O(a){
return a===""?".":a}},39869:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.SYMLINK=void 0,l.atFile=E,
l.someTouches=p,l.touchedPaths=M,l.touchesOf=P;function v(){const o=c(32854);return v=function(){return o},o}function C(){
const o=c(53315);return C=function(){return o},o}function M(o,i){return o.files.flatMap(t=>(0,C().namesOf)(t).map(n=>({path:n,
via:n===t.path&&t.newMode===j?b(i,n):""})))}function P(o,i){const t=new Map;return n=>{const s=t.get(n)??I(o,O(i,n));return t.
set(n,s),s}}function E(o){return{location:{path:o,line:1,column:1}}}const j=l.SYMLINK="120000";function I(o,i){const t=n=>i.
some(s=>(0,v().isWithin)(n,s));return o.flatMap(n=>t(n.path)?[{path:n.path,via:""}]:n.via!==""&&t(n.via)?[n]:[])}function b(o,i){
const t=(0,v().resolveInTree)(o,i);return t.kind==="inside"||t.kind==="missing"?t.path:""}function O(o,i){const t=(0,v().
resolveInTree)(o,i);return t.kind==="inside"?[i,t.path]:[i]}const a=3;function p(o){const i=o.length-a;return o.slice(0,
a).map((t,n)=>i>0&&n===a-1?{...t,more:i}:t)}},90350:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.unauditableFiles=
j,l.unprovenMerge=p;function v(){const o=c(32854);return v=function(){return o},o}function C(){const o=c(95132);return C=
function(){return o},o}function M(){const o=c(39869);return M=function(){return o},o}const P="160000",E=".gitmodules";function j({
genes:o,change:i,tree:t}){if(!o.some(({binds:g})=>g))return[];const[n,...s]=i.files.filter(I).map(({path:g})=>g),[e,...h]=i.
files.filter(({path:g,newMode:r})=>r===M().SYMLINK&&b(g,t)).map(({path:g})=>g);return[...n===void 0?[]:[(0,C().finding)(
"submodule-changed",{path:n,...a(s)},(0,M().atFile)(n))],...e===void 0?[]:[(0,C().finding)("symlink-leaves-tree",{path:e,
target:t.readlink(e)??"",...a(h)},(0,M().atFile)(e))]]}function I({path:o,newMode:i,status:t}){return i===P||o===E&&t!==
"deleted"}function b(o,i){const{kind:t}=(0,v().resolveInTree)(i,o);return t==="outside"||t==="loop"}const O=9;function a(o){
const i=o.length-O;return{...o.length>0&&{likewise:o.slice(0,O)},...i>0&&{more:i}}}function p({unprovenMerge:o}){return o?
[(0,C().finding)("merge-not-proven",{merge:o.commit,reason:o.reason})]:[]}},72025:function(R,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.ask=E,l.assetNotJudged=I,l.notChecked=O,l.ofChange=P;function v(){const a=c(27199);return v=
function(){return a},a}function C(){const a=c(95132);return C=function(){return a},a}function M(){const a=c(50661);return M=
function(){return a},a}function P(a){return(p,...o)=>(0,M().isChange)(p)?a(p,...o):[]}async function E(a,p,...o){const i=Object.
entries(a).map(async([t,n])=>{try{return await n(p,...o)}catch(s){return[j(t,s,o)]}});return(await Promise.all(i)).flat()}
function j(a,p,[o]){return o===void 0?(0,C().notJudged)(`the change; the check "${a}" failed`,p):I(o.asset,p,`; the chec\
k "${a}" failed`)}function I(a,p,o=""){const i=`the ${a.type} \`${a.id}\`${o}`;return(0,C().notJudged)(i,p,b(a))}function b(a){
try{return(0,v().placeOf)(a)}catch{return{location:{path:a.path,line:1,column:1},subject:(0,v().subjectOf)(a)}}}function O(a,{
path:p,detail:o},i){return(0,C().finding)("claim-not-checked",{claim:a,why:`${o} of the log \`${p}\``},i)}},70716:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.SUBJECT_CHECKS=l.REMOVED_GENE_CHECKS=l.GENE_CHECKS=l.CLAIM_CHECKS=void 0;
function v(){const m=c(98497);return v=function(){return m},m}function C(){const m=c(37542);return C=function(){return m},
m}function M(){const m=c(19177);return M=function(){return m},m}function P(){const m=c(78782);return P=function(){return m},
m}function E(){const m=c(1348);return E=function(){return m},m}function j(){const m=c(90331);return j=function(){return m},
m}function I(){const m=c(75597);return I=function(){return m},m}function b(){const m=c(66503);return b=function(){return m},
m}function O(){const m=c(90350);return O=function(){return m},m}function a(){const m=c(72025);return a=function(){return m},
m}function p(){const m=c(52117);return p=function(){return m},m}function o(){const m=c(97004);return o=function(){return m},
m}function i(){const m=c(93198);return i=function(){return m},m}function t(){const m=c(59613);return t=function(){return m},
m}function n(){const m=c(48550);return n=function(){return m},m}function s(){const m=c(10255);return s=function(){return m},
m}function e(){const m=c(85881);return e=function(){return m},m}function h(){const m=c(93290);return h=function(){return m},
m}function g(){const m=c(73566);return g=function(){return m},m}function r(){const m=c(47771);return r=function(){return m},
m}function u(){const m=c(36974);return u=function(){return m},m}function w(){const m=c(42804);return w=function(){return m},
m}const d=l.SUBJECT_CHECKS={"asset-files":p().assetFiles,"forbidden-paths":(0,a().ofChange)(P().forbiddenPaths),"protect\
ed-paths":(0,a().ofChange)(I().protectedPaths),"policy-file":(0,a().ofChange)(j().policyFile),"gate-change":(0,a().ofChange)(
E().gateChange),"agent-files":(0,a().ofChange)(({agentFiles:m})=>m.flatMap(({findings:$})=>$)),"changed-instructions":(0,a().
ofChange)(v().changedInstructions),"stale-instructions":(0,a().ofChange)(v().staleInstructions),"ignored-inputs":(0,a().
ofChange)(j().ignoredInputs),"audit-logs":(0,a().ofChange)(C().auditLogs),"unauditable-files":(0,a().ofChange)(O().unauditableFiles),
"unproven-merge":(0,a().ofChange)(O().unprovenMerge),"hard-cap":(0,a().ofChange)(w().hardCap),"store-roots":(0,a().ofChange)(
b().storeRoots),"deciding-files":(0,a().ofChange)(M().decidingFiles),"missing-genes":e().missingGenes,"event-chain":i().
eventChain,"unresolved-references":e().unresolvedReferences,"genes-still-named":(0,a().ofChange)(e().genesStillNamed),"e\
ngine-seeds":(0,a().ofChange)(p().engineSeeds),"activated-seeds":(0,a().ofChange)(o().activatedSeeds),"removed-scripts":(0,a().
ofChange)(h().removedScripts),"claimed-radius":(0,a().ofChange)(t().claimedRadius),"claimed-streak":r().claimedStreak,estimates:(0,a().
ofChange)(t().estimates),"look-alike-ids":n().lookAlikeIds,"repeated-ids":n().repeatedIds,unidentified:g().unidentified},
y=l.CLAIM_CHECKS={"self-description":g().selfDescription,"capsule-fields":g().capsuleFields,envelope:s().envelope},f=l.GENE_CHECKS=
{"incomplete-gene":u().incompleteGene,"validation-list":u().validationList,"declared-constraints":w().declaredConstraints,
"loosened-constraints":(0,a().ofChange)(w().loosenedConstraints),"limits-beyond-cap":(0,a().ofChange)(w().limitsBeyondCap),
"gene-blast-radius":(0,a().ofChange)(w().geneBlastRadius),"declared-paths":(0,a().ofChange)(w().declaredPaths),"self-des\
cription":g().selfDescription,envelope:s().envelope},S=l.REMOVED_GENE_CHECKS={"removed-gene":(0,a().ofChange)(u().removedGene),
"gene-blast-radius":(0,a().ofChange)(w().geneBlastRadius),"declared-paths":(0,a().ofChange)(w().declaredPaths)}},52117:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.assetFiles=C,l.assetProblemFinding=M,l.engineSeeds=P;function v(){const E=c(
95132);return v=function(){return E},E}function C({problems:E}){return E.map(M)}function M({rule:E,detail:j,location:I,id:b,
before:O}){const p={location:I,...b===void 0?{}:{subject:{id:b}}};return O?{...(0,v().finding)(E,{detail:j},{...p,severity:"\
notice"}),before:O}:(0,v().finding)(E,{detail:j},p)}function P({seeds:E}){const[j]=E.keys();if(j===void 0)return[];const I=[
...E.values()].sort((O,a)=>O.localeCompare(a,"en",{numeric:!0})),b={ids:[...new Set([...E.keys()].map(({id:O})=>O))],count:E.
size,oldest:I[0]??"",newest:I.at(-1)??""};return[(0,v().finding)("engine-seeds",b,{location:j.locate()})]}},97004:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.activatedSeeds=j,l.blockedGenes=P;function v(){const I=c(27199);return v=
function(){return I},I}function C(){const I=c(77680);return C=function(){return I},I}function M(){const I=c(95132);return M=
function(){return I},I}async function P(I,b,O){const a=new Map;for(const p of I){const{gene:o}=p.value,i=b.find(e=>e.type===
"Gene"&&e.id===o),t=i&&await E(i,O);if(i===void 0||t===void 0)continue;const n=`the command \`${t}\` of its gene \`${i.id}\
\` is blocked`,s={capsule:p.id,why:n};a.set(p,(0,M().finding)("capsule-not-eligible",s,(0,v().placeOf)(p,["gene"])))}return a}
async function E(I,b){const O=b.forFile(I.path);for(const a of(0,C().commandsToRun)(I)){const{verdict:p}=await O.command(
a);if(p==="block")return a}}async function j({assets:I,judge:b}){const O=[];for(const a of I.activated??[]){const p=await E(
a,b);p!==void 0&&O.push((0,M().finding)("seed-activated-blocked",{gene:a.id,command:p},(0,v().placeOf)(a,["validation"])))}
return O}},93198:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.eventChain=I;function v(){const i=c(
27199);return v=function(){return i},i}function C(){const i=c(28894);return C=function(){return i},i}function M(){const i=c(
95132);return M=function(){return i},i}function P(){const i=c(36773);return P=function(){return i},i}function E(){const i=c(
72025);return E=function(){return i},i}function j(){const i=c(85475);return j=function(){return i},i}function I({assets:{
changes:i,present:t,unread:n}}){const s=t.filter(({type:d})=>d==="EvolutionEvent"),e=new Set(i.map(({asset:d})=>d)),h=new Map(
s.map(d=>[d.id,d])),g=new Map,r=new Map,u=new Set,w=new Set;return s.flatMap(d=>{const y=r.get(d.path);r.set(d.path,d);const f=a(
d),S=f===void 0?void 0:g.get(f);if(f!==void 0&&S===void 0&&g.set(f,d),!e.has(d)||d.cut)return[];const m=(0,v().placeOf)(
d,["parent"]),$={event:d.id};if(f===void 0){if(y===void 0||!(0,C().isAuditLog)(d.path))return[];const k={...$,fault:b,fix:O(
d,y.id)};return[(0,M().finding)("event-not-chained",k,m)]}if(!h.has(f)){const k=y===void 0,L=(0,C().isAuditLog)(d.path)&&
!k?"error":"warning",[D]=n;if(D!==void 0){const U=`whether the parent \`${f}\` of the EvolutionEvent \`${d.id}\` exists`;
return[(0,E().notChecked)(U,D,{...m,severity:L})]}if(w.has(f))return[];k||w.add(f);const G=k?`If the log with \`${f}\` ex\
ists, commit it, too; otherwise leave the event as its engine wrote it`:`Append the events up to \`${f}\` that the engine\
 wrote before this one; if they are lost, leave the event out`,H={...$,parent:f,where:"not in any asset file",fix:G};return[
(0,M().finding)("event-parent-missing",H,{...m,severity:L})]}const N=o(d,h,u);if(N!==void 0){const k=`has a circular cha\
in of parents: ${(0,P().inCode)(N)}`;return[(0,M().finding)("event-not-chained",{...$,fault:k,fix:"Set the `parent` of e\
ach event to the previous event"},m)]}if(S===void 0||S.id===d.id)return[];const T=y===void 0||y.id===f?S.id:y.id,A=`has \
the parent \`${f}\`, which is already the parent of \`${S.id}\``,F={...$,fault:A,fix:O(d,T)};return[(0,M().finding)("eve\
nt-not-chained",F,{...m,severity:"warning"})]})}const b="has no parent, but it is not the first event of its log";function O({
value:i},t){const n=i.asset_id===void 0?"":(0,j().contentHash)({...i,parent:t});return`Set \`parent\` to \`${t}\`, the pr\
evious event${n&&`, and \`asset_id\` to \`${n}\``}`}function a({value:{parent:i}}){return typeof i=="string"&&i!==""?i:void 0}
const p=5;function o(i,t,n){const s=new Set;let e=i;for(;e!==void 0&&!n.has(e.id)&&!s.has(e.id);){s.add(e.id);const g=a(
e);e=g===void 0?void 0:t.get(g)}if(e!==void 0&&e.id===i.id&&!n.has(e.id))return[...s].slice(0,p);for(const g of s)n.add(
g)}},59613:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.claimedRadius=M,l.estimates=o,l.sizeOf=j;function v(){
const t=c(27199);return v=function(){return t},t}function C(){const t=c(95132);return C=function(){return t},t}function M({
assets:{changes:t},counted:n}){return["Capsule","EvolutionEvent"].flatMap(s=>{const e=t.filter(({kind:u,asset:w})=>u==="\
added"&&w.type===s).map(({asset:u})=>({asset:u,size:j(u.value.blast_radius)})),h=e.flatMap(({size:u})=>u??[]),g=e.at(-1);
if(g===void 0||h.length<e.length)return[];const r=h.reduce(I);if(r.files<n.least.files||r.lines<n.least.lines){const u={
together:e.length>1,severity:"warning"};return[P(g.asset,r,n.least,u)]}return e.flatMap(({asset:u,size:w})=>w!==void 0&&
O(u)&&b(w,n.most)?[P(u,w,n.most,{together:!1,severity:"notice"})]:[])})}function P(t,n,s,{together:e,severity:h}){const{
type:g,id:r}=t,u={type:g,id:r,claim:`claims ${E(n)}${e?" together with the others of the change":""}`,shown:`git counts ${E(
s)} for this change`,fix:"Set `blast_radius` to what the cycle changed, and add the asset in the same change"},w={...(0,v().
placeOf)(t,["blast_radius"]),severity:h};return(0,C().finding)("claim-differs",u,w)}function E({files:t,lines:n}){return`${t}\
 ${t===1?"file":"files"} and ${n} ${n===1?"line":"lines"}`}function j(t){if(!(0,v().isJsonObject)(t))return;const{files:n,
lines:s}=t;return typeof n=="number"&&typeof s=="number"?{files:n,lines:s}:void 0}function I(t,n){return{files:t.files+n.
files,lines:t.lines+n.lines}}function b(t,n){return t.files>n.files||t.lines>n.lines+n.files}function O({value:{outcome:t}}){
return(0,v().isJsonObject)(t)&&t.status==="success"}const a=3,p=.1;function o({assets:{changes:t},counted:n}){const{least:s,
most:e}=n,h=t.filter(({kind:g,asset:r})=>g==="added"&&r.type==="EvolutionEvent");return h.flatMap(({asset:g})=>{const{blast_radius_estimate:r,
meta:u,blast_radius:w}=g.value,d=(0,v().isJsonObject)(r)?[]:["meta"],y=d.length===0?r:(0,v().isJsonObject)(u)&&u.blast_radius_estimate,
f=i(y);if(f===void 0||f<=0)return[];const S=h.length===1,m=S?s.files:i(w),$=S?e.files:i(w);if(m===void 0||$===void 0)return[];
const N=m/f>a;if(!N&&$/f>=p)return[];const T=N?m:$,A=(0,v().placeOf)(g,[...d,"blast_radius_estimate"]),F={type:g.type,id:g.
id,claim:`estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${T}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,C().finding)("claim-differs",F,A)]})}function i(t){return(0,v().isJsonObject)(
t)&&typeof t.files=="number"?t.files:void 0}},48550:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.lookAlikeIds=
b,l.repeatedIds=t;function v(){const e=c(76760);return v=function(){return e},e}function C(){const e=c(23404);return C=function(){
return e},e}function M(){const e=c(27199);return M=function(){return e},e}function P(){const e=c(64385);return P=function(){
return e},e}function E(){const e=c(11970);return E=function(){return e},e}function j(){const e=c(95132);return j=function(){
return e},e}function I(){const e=c(25367);return I=function(){return e},e}function b({assets:{changes:e,present:h}}){const g=e.
filter(({kind:d})=>d==="added").map(({asset:d})=>d);if(g.length===0)return[];const r=new Set(g.map(({type:d})=>d)),u=new Map,
w=new Map;for(const{type:d,value:y}of h){const f=r.has(d)?(0,P().declaredId)(y):void 0;if(f!==void 0)for(const S of a(d,
f)){const m=u.get(S);m===void 0?u.set(S,f):m!==f&&!w.has(S)&&w.set(S,f)}}return g.flatMap(d=>{const{type:y,id:f}=d,m=a(y,
f).flatMap(N=>[u.get(N),w.get(N)]).find(N=>N!==void 0&&N!==f);if(m===void 0)return[];const $=(0,M().placeOf)(d,["id"]);return[
(0,j().finding)("look-alike-id",{type:y,id:(0,I().visible)(f),other:(0,I().visible)(m)},$)]})}const O=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function a(e,h){const g=/^[\w.-]*$/.test(h)?h:p(h),r=g.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${e} case ${o(g)}`,`${e} drawn ${o(r)}`]}function p(e){const h=e.normalize("NFKC").replace(O,"");return(0,E().asciiOf)(
h.replace(/\p{Pd}/gu,"-"))}function o(e){return e.toUpperCase().toLowerCase()}const i=/(?:\.seed\.json|\/default_genes\.json)$/;
function t({assets:{changes:e,present:h}}){const r=e.filter(({kind:d})=>d==="added"||d==="modified").map(({asset:d})=>d).
filter(n);if(r.length===0)return[];const u=new Set(r.map(({id:d})=>d)),w=h.filter(d=>n(d)&&u.has(d.id));return r.flatMap(
d=>{const y=w.find(m=>s(m,d));if(y===void 0)return[];const f=`the gene \`${d.id}\`, also in \`${y.path}\` with other cont\
ent`,S={...(0,M().placeOf)(d,["id"]),severity:"warning"};return[(0,j().finding)("duplicate-id",{detail:f},S)]})}function n({
type:e,path:h}){return e==="Gene"&&!i.test(`/${h}`)}function s(e,h){return e.id===h.id&&e.path.replace(/l$/,"")!==h.path.
replace(/l$/,"")&&v().posix.dirname(e.path)===v().posix.dirname(h.path)&&(0,C().canonicalize)(e.value)!==(0,C().canonicalize)(
h.value)}},10255:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.envelope=j;function v(){const i=c(27199);
return v=function(){return i},i}function C(){const i=c(61331);return C=function(){return i},i}function M(){const i=c(39763);
return M=function(){return i},i}function P(){const i=c(95132);return P=function(){return i},i}function E(){const i=c(85475);
return E=function(){return i},i}function j(i,{asset:t}){const{type:n,id:s,envelope:e}=t;return[...b(t),...e&&(0,C().senderOf)(
e)===void 0?[(0,P().finding)("schema-field",{type:n,id:s,...I},(0,v().placeOf)(t))]:[]]}const I={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function b(i){const{type:t,id:n,wrappers:s=[]}=i,
e=(0,v().placeOf)(i);return s.flatMap(h=>O(i,h).flatMap(([g,r])=>{const u=h[g];if(u===void 0||u===r)return[];const w={type:t,
id:n,field:g,stated:o(u),actual:o(r)};return[(0,P().finding)("envelope-contradicts-asset",w,e)]}))}function O(i,t){const{
type:n,id:s,value:e}=i;return[...n==="ValidationReport"?[["target_asset_id",e.gene_asset_id??t.target_asset_id],["target\
_local_id",e.gene_id]]:[],...a(t.type,n)?[["type",n]]:[],["asset_type",n],["asset_id",p(i,t.asset_id)],["content_hash",p(
i,t.content_hash)],["local_id",s]]}function a(i,t){if(typeof i!="string")return!1;const n=i.toLowerCase();return n!==t.toLowerCase()&&
M().ASSET_TYPES.some(s=>s.toLowerCase()===n)}function p({type:i,value:t},n){if(t.asset_id!==void 0||n===void 0)return t.
asset_id;const s={type:i,value:{...t,asset_id:n}};return(0,E().matchContentHash)(s)===void 0?(0,E().contentHash)(t):n}function o(i){
return JSON.stringify(i??null).slice(0,100)}},85881:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.appliedIds=
p,l.genesStillNamed=I,l.missingGenes=t,l.unresolvedReferences=j;function v(){const n=c(27199);return v=function(){return n},
n}function C(){const n=c(30610);return C=function(){return n},n}function M(){const n=c(95132);return M=function(){return n},
n}function P(){const n=c(72025);return P=function(){return n},n}function E(){const n=c(50661);return E=function(){return n},
n}function j({assets:n}){const{changes:s,present:e,unread:h}=n,g=[["capsule_id","Capsule",b(e,"Capsule")],["validation_r\
eport_id","ValidationReport",b(e,"ValidationReport")]];return s.filter(a).flatMap(({asset:r})=>{if(r.type!=="EvolutionEv\
ent")return[];const{type:u,id:w,value:d}=r,[y]=h;return g.flatMap(([f,S,m])=>{const $=d[f];if(!O($,m))return[];const N={
...(0,v().placeOf)(r,[f]),severity:"warning"},T=`whether \`${$}\`, which the EvolutionEvent \`${w}\` names, exists`;return y?
[(0,P().notChecked)(T,y,N)]:[(0,M().finding)("reference-not-found",{type:u,id:w,wanted:S,name:$,field:f},N)]})})}function I({
assets:{changes:n,present:s}}){const e=b(s,"Gene"),h=p(n),g=n.flatMap(({kind:u,asset:w,before:d})=>u==="removed"?w:d??[]).
filter(({type:u})=>u==="Gene").flatMap(u=>(0,C().namesOf)(u).map(w=>({asset:u,name:w}))).filter(({name:u})=>!e.has(u)&&!h.
has(u));if(g.length===0)return[];const r=s.flatMap(C().namings);return g.flatMap(({asset:u,name:w})=>{const d=r.filter(({
gene:N})=>N===w),y=d.find(N=>N.by.type==="Capsule")??d[0];if(y===void 0)return[];const f=w.startsWith("sha256:"),S={what:`${f?
"gene that was":"gene"} \`${w}\``,by:`the ${y.by.type} \`${y.by.id}\``,more:new Set(d.map(N=>N.by)).size-1,fix:f?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${w}\`, or also remove the Capsules that name it`},m=y.by.
type==="Capsule"?"warning":"notice",$=y.by.locate(y.pointer);return[(0,M().finding)("still-named",S,{location:$,subject:(0,v().
subjectOf)(u),severity:m})]})}function b(n,s){return new Set(n.filter(e=>e.type===s).flatMap(C().namesOf))}function O(n,s){
return typeof n=="string"&&!s.has(n)}function a({kind:n}){return n==="added"||n==="modified"}function p(n){return new Set(
n.flatMap(C().newNamings).map(({gene:s})=>s))}const o="ad_hoc",i={severity:"warning",harm:"bookkeeping"};function t(n){const{
changes:s}=n.assets,e=new Set(s.filter(({kind:h,asset:g})=>h!=="removed"&&g.type==="Gene").flatMap(({asset:h})=>(0,C().namesOf)(
h)));return s.flatMap(C().newNamings).filter(({gene:h})=>!e.has(h)).map(({by:h,gene:g,pointer:r})=>{const u=g===o&&(0,E().
isChange)(n),w={...(0,v().placeOf)(h,r),...u&&i},{type:d,id:y}=h,f={type:d,id:y,wanted:"gene",name:g,field:String(r[0])};
return(0,M().finding)("reference-not-found",f,w)})}},93290:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.removedScripts=p;function v(){const e=c(76760);return v=function(){return e},e}function C(){const e=c(27199);return C=
function(){return e},e}function M(){const e=c(68450);return M=function(){return e},e}function P(){const e=c(77680);return P=
function(){return e},e}function E(){const e=c(63455);return E=function(){return e},e}function j(){const e=c(51951);return j=
function(){return e},e}function I(){const e=c(59867);return I=function(){return e},e}function b(){const e=c(46912);return b=
function(){return e},e}function O(){const e=c(91063);return O=function(){return e},e}function a(){const e=c(95132);return a=
function(){return e},e}async function p(e){const{assets:h,baseTree:g,clock:r}=e,u=o(e.change),w=await i(e);if(u.size+w.size===
0)return[];const d=new Set(h.changes.map(({asset:S})=>S)),y=h.present.filter(S=>S.type==="Gene"&&!d.has(S)),f=new Map;for(const S of y){
await r.tick();const m=(0,P().validationCommands)(S),$=new Map;for(const{value:N,pointer:T}of m.kind==="list"?m.entries:
[]){if(typeof N!="string")continue;const{root:A}=(0,M().storeOf)(S.path,{policy:e.policy,tree:g}),k=(0,E().namedPaths)(N,
A).filter(L=>u.has(L)).map(L=>({path:L,script:""}));w.size>0&&k.push(...await n(N,g,A));for(const L of k){const D=s(L);(L.
script===""||w.has(D))&&$.set(D,{...L,entry:T[1]})}}for(const[N,T]of $){const A=f.get(N);A?A.more+=1:f.set(N,{...T,gene:S,
more:0})}}return[...f.values()].map(({path:S,script:m,gene:$,entry:N,more:T})=>{const A=m===""?`file \`${S}\``:`script \`${m}\
\` of \`${S}\``,F=`Keep \`${m||S}\`, or change the commands that name it`,k={...(0,C().placeOf)($,["validation",N]),harm:"\
broken"};return(0,a().finding)("still-named",{what:A,by:`the gene \`${$.id}\``,more:T,fix:F},k)})}function o({files:e}){
const h=new Set(e.flatMap(({status:g,path:r,oldPath:u})=>g==="deleted"?r:u??[]));for(const{path:g,status:r}of e)r!=="del\
eted"&&h.delete(g);return h}async function i({change:e,baseTree:h,tree:g}){const r=e.files.map(({path:w,oldPath:d})=>d??
w),u=new Set;for(const w of r.filter(d=>v().posix.basename(d)==="package.json")){const d=await t(h,w),y=new Set(await t(
g,w));for(const f of d)y.has(f)||u.add(s({path:w,script:f}))}return u}async function t(e,h){const g=v().posix.dirname(h);
return[...(await(0,I().usablePackageJson)(e,g==="."?"":g))?.scripts.keys()??[]]}async function n(e,h,g){const{invocation:r}=(0,j().
readWords)(e,{tree:h,cwd:g});if(r?.program!=="npm")return[];const u={tree:h,directory:g,changed:new Set,families:O().NO_PROGRAMS},
{runs:w}=await(0,b().scriptsThatRun)(r,u,{start:0,end:0}),d=(0,b().eventOf)(r);return w.flatMap(({directory:y,event:f})=>f===
d?[{path:v().posix.join(y,"package.json"),script:d}]:[])}function s({path:e,script:h}){return`${e}\0${h}`}},21471:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.describeJson=g,l.schemaDifferences=P;function v(){const r=c(98879);return v=
function(){return r},r}const C=2e5,M=50;function P(r,u){try{return E(r,u)}catch(w){if(!(w instanceof URIError))throw w;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function E(r,u){const w=(0,v().complaintsOf)(r,u,JSON.stringify(u).length<=C),d=new Map,y=new Set;for(const f of w){if(O.
has(f.keyword))continue;const S=I(f);if(!y.has(S)){y.add(S);for(const m of a(f,r,u)){const $=j(f,m),N=d.get($);d.set($,N?
{...N,more:N.more+1}:m)}}}return[...d.values()].slice(0,M)}function j({keywordLocation:r},u){switch(u.kind){case"missing":
return JSON.stringify([r,...u.fields]);case"unknown":return JSON.stringify([r,u.field]);case"invalid":return r}}function I({
keyword:r,instanceLocation:u}){return`${b.has(r)?r:"value"} ${u}`}const b=new Set(["required","additionalProperties"]),O=new Set(
["properties","items","false"]);function a(r,u,w){const{keyword:d,keywordLocation:y,instanceLocation:f}=r,{pointer:S,value:m}=o(
w,f),$=i(u,y);if(d==="required"){const T=($.required??[]).filter(A=>!p(m,A));return[{kind:"missing",pointer:S,fields:T,more:0}]}
if(d==="additionalProperties"){const T=$.properties??{},A=Object.keys(m??{}).filter(k=>!Object.hasOwn(T,k)),F=Object.keys(
T).filter(k=>!p(m,k));return A.map(k=>({kind:"unknown",pointer:[...S,k],field:k,absent:F,more:0}))}const N=h(d,$);return[
{kind:"invalid",pointer:S,keyword:d,expected:N,found:g(m),more:0}]}function p(r,u){return r!==null&&Object.hasOwn(r,u)}function o(r,u){
const w=[];let d=r;for(const y of t(u))Array.isArray(d)?(w.push(Number(y)),d=d[Number(y)]??null):(w.push(y),d=d[y]??null);
return{pointer:w,value:d}}function i(r,u){let w=v().SCHEMAS[r];for(const d of t(u).slice(0,-1))w=w[d];return w}function t(r){
return r.split("/").slice(1).map(u=>u.replaceAll("~1","/").replaceAll("~0","~"))}const n={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},s={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},e=40;function h(r,u){const w=u[r];
switch(r){case"type":return[w].flat().map(d=>n[String(d)]??String(d)).join(" or ");case"enum":return`one of ${(u.enum??[]).
map(d=>JSON.stringify(d)).join(", ")}`;case"const":return JSON.stringify(w);case"pattern":return s[String(w)]??`a string\
 that matches ${w}`;case"minLength":return w===1?"a non-empty string":`a string of at least ${w} characters`;case"maxLen\
gth":return`a string of at most ${w} characters`;case"minItems":return w===1?"a non-empty list":`a list of at least ${w}\
 items`;case"maxItems":return`a list of at most ${w} items`;case"minimum":return`a number that is at least ${w}`;case"ma\
ximum":return`a number that is at most ${w}`;default:return`a value that matches \`${r}\` in the schema`}}function g(r){
return Array.isArray(r)?r.length===0?"an empty list":"a list":r!==null&&typeof r=="object"?"an object":typeof r!="string"?
String(r):r.length<=e?JSON.stringify(r):`a string of ${r.length} characters`}},57733:function(R,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.promotionSchemaFindings=I,l.schemaFindings=j;function v(){const n=c(23404);return v=function(){
return n},n}function C(){const n=c(27199);return C=function(){return n},n}function M(){const n=c(3051);return M=function(){
return n},n}function P(){const n=c(95132);return P=function(){return n},n}function E(){const n=c(21471);return E=function(){
return n},n}function j(n){return(0,E().schemaDifferences)(n.type,n.value).flatMap(s=>p(n.type,s)).map(s=>b(n,s,"warning"))}
function I(n){const s=t(n)?"warning":"error";return(0,E().schemaDifferences)(n.type,n.value).map(e=>b(n,e,s))}function b(n,s,e){
const{type:h,id:g}=n,{pointer:r,more:u}=s,w={...(0,C().placeOf)(n,r),severity:e},d=(y,f,S,m)=>(0,P().finding)("schema-fi\
eld",{type:h,id:g,field:y,fault:f,where:S,fix:m},w);switch(s.kind){case"missing":{const{fields:y}=s,S=`Add what is missi\
ng as the schema of the protocol describes it${y.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return d(y.join("`, `"),"is missing",a(r,u),S)}case"unknown":{const y=a(r.slice(0,-1),u),{field:f,absent:S}=s,
m=(0,M().nearestName)(f,S),$=m===void 0?"":`If you meant \`${m}\`, rename it. Otherwise, `,N=`${$}${$?"remove":"Remove"}\
 \`${f}\` or store it outside the asset`;return d(f,"is unknown",y,N)}case"invalid":{const{expected:y}=s,f=`${s.found}${u===
0?"":` (and in ${O(u)})`}`,S=r.join("."),m=`must be ${y}, but it is ${f}`;return d(S,m,"",`Change \`${S}\` to ${y}`)}}}function O(n){
return n===1?"1 similar place":`${n} similar places`}function a(n,s){return n.length===0?"":` in \`${n.join(".")}\`${s===
0?"":` and ${O(s)}`}`}function p(n,s){const{pointer:e}=s;switch(s.kind){case"missing":{const h=s.fields.filter(g=>!o[n].
has([...e,g].join(".")));return h.length===0?[]:[{...s,fields:h}]}case"unknown":return[s];case"invalid":return i(n,e,s.keyword)?
[]:[s]}}const o={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function i(n,[
s,...e],h){if(s==="type"||s==="id"||s==="asset_id")return!0;if(n!=="Gene")return!1;const g=h==="minItems"&&e.length>0;return s===
"validation"||s==="constraints"&&!g}function t({value:n}){const{schema_version:s}=n,e=typeof s=="string"?/^1\.(\d+)\.\d+$/.
exec(s)?.[1]:void 0;return e!==void 0&&Number(e)<Number(v().SCHEMA_VERSION.split(".")[1])}},98879:function(R,l,c){Object.
defineProperty(l,"__esModule",{value:!0}),l.SCHEMAS=void 0,l.complaintsOf=a;function v(){const i=c(13574);return v=function(){
return i},i}function C(){const i=c(36576);return C=function(){return i},i}function M(){const i=c(25065);return M=function(){
return i},i}function P(){const i=c(5330);return P=function(){return i},i}function E(){const i=c(39436);return E=function(){
return i},i}function j(){const i=c(39763);return j=function(){return i},i}const b={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},O=l.SCHEMAS={Gene:P().default,Capsule:C().default,EvolutionEvent:M().default,
Mutation:E().default,ValidationReport:b};function a(i,t,n){return p[n?"all":"first"][i].validate(t).errors}const p={all:o(
!1),first:o(!0)};function o(i){const t=j().ASSET_TYPES.map(n=>[n,new(v()).Validator(O[n],"7",i)]);return Object.fromEntries(
t)}},73566:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.capsuleFields=b,l.selfDescription=I,l.unidentified=
O;function v(){const o=c(27199);return v=function(){return o},o}function C(){const o=c(59490);return C=function(){return o},
o}function M(){const o=c(95132);return M=function(){return o},o}function P(){const o=c(72025);return P=function(){return o},
o}function E(){const o=c(85475);return E=function(){return o},o}function j(){const o=c(57733);return j=function(){return o},
o}function I({correctorOf:o},{asset:i,change:t,commands:n=[]}){if(i.cut)return[];const s=t?.kind==="unchanged"?void 0:t?.
before,e=n.some(({findings:h})=>h.some(({edit:g})=>g?.fix));return[...(0,E().hashFindings)(i,o(i),!e,s),...(0,j().schemaFindings)(
i)]}function b(o,{asset:i}){const{type:t,id:n,value:s}=i;if(t!=="Capsule"||i.cut)return[];const e=["success_streak","env\
_fingerprint"].filter(r=>s[r]==null);if(e.length===0)return[];const h=e.join("`, `"),g={fault:"is missing",where:"",fix:`\
Add \`${h}\``};return[(0,M().finding)("schema-field",{type:t,id:n,field:h,...g},(0,v().placeOf)(i))]}function O({genes:o,
claims:i,correctorOf:t}){const h=[...o.filter(({change:r})=>r?.kind!=="removed").map(({asset:r})=>r),...i].filter(({cut:r})=>!r).
flatMap(r=>a(r,t));return[...(0,C().groupBy)(h,({rule:r,location:u})=>JSON.stringify([r,u?.path])).values()].flatMap(p)}
function a(o,i){try{return(0,E().identityFindings)(o,i(o)).filter(E().isMissingIdentity)}catch(t){return[(0,P().assetNotJudged)(
o,t)]}}function p([o,...i]){if(o===void 0)return[];if(i.length===0||!(0,E().isMissingIdentity)(o))return[o,...i];const{subject:t,
args:n,...s}=o,{expected:e,...h}=n;return[{...s,args:{...h,others:i.length}}]}},47771:function(R,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.claimedStreak=w,l.eventsIn=i,l.streakCounter=I,l.successStreak=o;function v(){const d=c(23404);
return v=function(){return d},d}function C(){const d=c(27199);return C=function(){return d},d}function M(){const d=c(59490);
return M=function(){return d},d}function P(){const d=c(95132);return P=function(){return d},d}function E(){const d=c(72025);
return E=function(){return d},d}function j(){const d=c(85475);return j=function(){return d},d}function I(d,y){const f=n(
d,y),S=(0,M().groupBy)(d,({value:{capsule_id:m}})=>m);return m=>b(m,S.get(m.id)??[],f,y)}function b({id:d,value:{gene:y}},f,S,m){
const $=[],N=[],T={files:0,lines:0};let A;const{successes:F,failure:k}=O(d,f);for(const L of F){const{value:D}=L,G=S.get(
L)??e(D,m)??(h(D,y,m)?void 0:t);G===void 0?(N.push(L),g(T,D)||(A??=u(D))):$.push({event:u(D),why:G})}return{count:p(N),uncounted:$,
ended:k!==void 0,...k&&F.length===0&&{failed:u(k.value)},radius:T,...A!==void 0&&{unmeasured:A}}}function O(d,y){const f=y.
filter(({value:m})=>m.type==="EvolutionEvent"&&m.capsule_id===d).reverse(),S=f.findIndex(({value:m})=>!a(m));return S<0?
{successes:f}:{successes:f.slice(0,S),failure:f[S]}}function a({outcome:d}){return(0,C().isJsonObject)(d)&&d.status==="s\
uccess"}function p(d){const y=d.map(({value:f})=>f.id).filter(f=>typeof f=="string");return d.length-y.length+new Set(y).
size}function o(d,y){const{successes:f,failure:S}=O(d,y);return{count:p(f),ended:S!==void 0}}function i({changes:d,present:y,
unread:f}){const S=f.at(-1),m=new Set(d.map(({asset:$})=>$));return y.filter(({type:$,path:N})=>$==="EvolutionEvent"&&(!S||
N>=S.path)).map($=>({value:$.value,log:$.path,isNew:m.has($)}))}const t="it does not name the gene of the Capsule";function n(d,y){
const f=new Map,S=new Map,m=new Set;for(const $ of d){const N=s($,S,y&&m.has($.log));N!==void 0&&f.set($,N),m.add($.log);
const{id:T}=$.value;typeof T=="string"&&!S.has(T)&&S.set(T,$)}return f}function s({value:d,isNew:y},f,S){const{id:m,parent:$}=d;
if(y)return"the change that is judged adds or edits it";const N=typeof m=="string"?f.get(m):void 0;return N!==void 0?(0,v().
canonicalize)(N.value)===(0,v().canonicalize)(d)?void 0:"an earlier event with other content has its id":typeof $=="stri\
ng"&&$!==""?f.has($)?void 0:"its parent is not in the log before it":S?"it has no parent":void 0}function e(d,y){const{id:f,
asset_id:S}=d;if(S===void 0)return y?"it has no hash":void 0;if((0,j().matchContentHash)({type:"EvolutionEvent",value:d})===
void 0)return"its hash does not match its content";const m=typeof f=="string"&&f.trim()!=="";return y&&!m?"it has no id":
void 0}function h({genes_used:d},y,f){return typeof y!="string"||y===""||!Array.isArray(d)?!f:d.includes(y)}function g(d,{
blast_radius:y}){if(y===void 0)return!0;if(!(0,C().isJsonObject)(y))return!1;const{files:f,lines:S}=y;return!r(f)||!r(S)?
!1:(d.files=Math.max(d.files,f),d.lines=Math.max(d.lines,S),!0)}function r(d){return typeof d=="number"&&Number.isSafeInteger(
d)&&d>=0}function u({id:d}){return typeof d=="string"?d:"without an id"}function w({assets:d}){const y=(0,M().groupBy)(i(
d),({value:f})=>f.capsule_id);return d.changes.flatMap(({kind:f,asset:S})=>{const{success_streak:m}=S.value;if(f==="remo\
ved"||S.type!=="Capsule"||typeof m!="number")return[];const{count:$,ended:N}=o(S.id,y.get(S.id)??[]);if(m<=$)return[];const T=(0,C().
placeOf)(S,["success_streak"]),A=d.unread.at(-1);if(A!==void 0&&!N)return[(0,E().notChecked)(`the success streak of the \
Capsule \`${S.id}\``,A,T)];const F={type:S.type,id:S.id,claim:`claims a success streak of ${m}`,shown:`the events show ${$}`,
fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,P().finding)("claim-differs",F,T)]})}},78883:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.geneDifferences=P,l.uncovered=b;function v(){const O=c(77680);return v=
function(){return O},O}function C(){const O=c(32854);return C=function(){return O},O}function M(){const O=c(56131);return M=
function(){return O},O}function P({kind:O,asset:a,before:p}){return p===void 0||a.cut||O!=="added"&&O!=="modified"?[]:[...E(
p,a),...I(p,a)]}function E(O,a){const[p,o]=[j(O),j(a)],i="validation";return[...[...p].filter(t=>!o.has(t)).map(t=>({kind:"\
command_removed",field:i,base:t,head:null})),...[...o].filter(t=>!p.has(t)).map(t=>({kind:"command_added",field:i,base:null,
head:t}))]}function j(O){const a=(0,v().validationCommands)(O),p=a.kind==="list"?a.entries.map(({value:o})=>o):[];return new Set(
p.filter(o=>typeof o=="string"))}function I(O,a){const{constraints:p}=(0,M().readConstraints)(O.value.constraints),{constraints:o}=(0,M().
readConstraints)(a.value.constraints),i=[];o.maxFiles!==p.maxFiles&&i.push({kind:o.maxFiles>p.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(p.maxFiles),head:String(o.maxFiles)});const t="con\
straints.forbidden_paths";for(const n of b(p.forbiddenPaths,o.forbiddenPaths))i.push({kind:"constraint_loosened",field:t,
base:n,head:null});for(const n of b(o.forbiddenPaths,p.forbiddenPaths))i.push({kind:"constraint_tightened",field:t,base:null,
head:n});return i}function b(O,a){return O.filter(p=>!a.some(o=>(0,C().isWithin)(p,o)))}},36974:function(R,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.incompleteGene=I,l.removedGene=b,l.validationList=P;function v(){const O=c(27199);return v=
function(){return O},O}function C(){const O=c(77680);return C=function(){return O},O}function M(){const O=c(95132);return M=
function(){return O},O}function P(O,{asset:a,validation:p,commands:o}){if(a.cut)return[];const i=["validation"],t={gene:a.
id};if(p.kind==="not_a_list"){const e={...t,fault:`must have ${p.expected} as \`validation\``};return[(0,M().finding)("v\
alidation-malformed",e,(0,v().placeOf)(a,i))]}if(p.kind==="missing"||p.entries.every(C().isBlankEntry))return[(0,M().finding)(
"validation-missing",{...t,that:""},(0,v().placeOf)(a,i))];const n=[],s=new Set;for(const e of p.entries){const{value:h,
pointer:g}=e;if((0,C().isBlankEntry)(e)){const r={...t,field:g.join("."),fault:"is blank"},u={...(0,v().placeOf)(a,g),severity:"\
notice"};n.push((0,M().finding)("validation-redundant",r,u))}else if(typeof h!="string"){const r={...t,fault:`must have \
a string as \`${g.join(".")}\``};n.push((0,M().finding)("validation-malformed",r,(0,v().placeOf)(a,g)))}else if(s.has(h)){
const r={...(0,v().placeOf)(a,g),subject:{...(0,v().subjectOf)(a),command:h}};n.push((0,M().finding)("validation-redunda\
nt",{...t,field:g.join("."),fault:`repeats \`${h}\``},r))}else s.add(h)}if(o.length>0&&o.every(E)){const e={...t,that:" \
that checks the change"};n.push((0,M().finding)("validation-missing",e,(0,v().placeOf)(a,i)))}return n}function E({reading:{
problems:O,argv:a}}){return O.some(({rule:p})=>p==="only-prints")||j.has(a?.[0]??"")}const j=new Set(["clear","date","df",
"echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function I(O,{asset:a}){return a.cut?
[(0,M().finding)("validation-malformed",{gene:a.id,fault:"can be read only in part: its JSON has an error"},(0,v().placeOf)(
a))]:[]}function b(O,{asset:a}){return[(0,M().finding)("gene-removed",{gene:a.id},{subject:(0,v().subjectOf)(a)})]}},56131:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.hardCaps=o,l.limitsOf=p,l.readConstraints=j,l.stricterConstraints=I;function v(){
const i=c(27199);return v=function(){return i},i}function C(){const i=c(57430);return C=function(){return i},i}function M(){
const i=c(32854);return M=function(){return i},i}function P(){const i=c(53315);return P=function(){return i},i}function E(){
const i=c(50661);return E=function(){return i},i}function j(i){const t=h=>({constraints:b,problems:[{...h,pointer:["cons\
traints"]}]});if(i===void 0)return t({kind:"missing"});if(!(0,v().isJsonObject)(i))return t({kind:"malformed",detail:"an\
 object"});const n=[],s=O(i.max_files,n);return{constraints:{maxFiles:s??P().DEFAULT_MAX_FILES,isDefaultLimit:s===void 0,
forbiddenPaths:a(i.forbidden_paths,n)},problems:n}}function I(i,t){if(i===void 0)return t;const{maxFiles:n,isDefaultLimit:s}=i.
maxFiles<t.maxFiles?i:t;return{maxFiles:n,isDefaultLimit:s,forbiddenPaths:[...new Set([...i.forbiddenPaths,...t.forbiddenPaths])]}}
const b={maxFiles:P().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function O(i,t){const n=["constraints","max\
_files"];if(i===void 0)t.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(i)&&Number(i)>0)return Number(i);
t.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function a(i,t){const n=["constraints","forbidd\
en_paths"];if(i===void 0)return t.push({kind:"missing",pointer:n}),[];if(!Array.isArray(i))return t.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const s=new Set;for(const[e,h]of i.entries()){const g=typeof h=="string"?(0,M().
normalise)(h):void 0;if(typeof h!="string"||!g){t.push({kind:"malformed",pointer:[...n,e],detail:"a path below the root \
of the repository"});continue}(0,M().looksLikePattern)(h)&&t.push({kind:"pattern",pointer:[...n,e],detail:h}),s.add(g)}return[
...s]}function p(i,t){const{asset:n,change:s,binds:e}=i,{constraints:h}=j(n.value.constraints),g=s?.before&&j(s.before.value.
constraints).constraints,r=I(g,h),{maxFiles:u,isDefaultLimit:w}=r,d=o(t.policy),y=e&&(0,E().isChange)(t)?t.radius:C().NOTHING_TOUCHED,
f=(0,P().cappedSize)(y,t.policy.blast_radius.counting),S=(0,P().gradeFiles)(y.files,u,f,d),m=S==="hard_cap_breach"?f:y,$=(0,P().
gradeWords)(S,m,u,d);return{base:g,head:h,constraints:r,blastRadius:{...y,max_files:u,...w&&{default_limit:!0},severity:S,
message:$}}}function o({blast_radius:i}){const{hard_cap_files:t,hard_cap_lines:n}=i;return{files:t,lines:n}}},54034:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.auditGene=I,l.forbidsRunningGene=O,l.geneFindings=b;function v(){const a=c(
13580);return v=function(){return a},a}function C(){const a=c(72025);return C=function(){return a},a}function M(){const a=c(
70716);return M=function(){return a},a}function P(){const a=c(6470);return P=function(){return a},a}function E(){const a=c(
78883);return E=function(){return a},a}function j(){const a=c(56131);return j=function(){return a},a}async function I(a,p,o){
const{asset:i,change:t,commands:n,store:s}=p,e=(0,j().limitsOf)(p,a),h=await b(a,{...p,limits:e}),g=o.mayRun&&!h.some(O);
return{asset:i,store:s,commands:g?(0,P().planCommands)(n,{timeoutMs:o.timeoutMs,directory:s.root}):n,findings:h,blastRadius:e.
blastRadius,differences:t===void 0?[]:(0,E().geneDifferences)(t)}}async function b(a,p){return p.change?.kind!=="removed"?
(0,C().ask)(M().GENE_CHECKS,a,p):(await(0,C().ask)(M().REMOVED_GENE_CHECKS,a,p)).map(({location:i,...t})=>t)}function O({
rule:a}){return(0,v().ruleOf)(a).forbidsRunning==="gene"}},42804:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.declaredConstraints=b,l.declaredPaths=e,l.geneBlastRadius=n,l.hardCap=t,l.limitsBeyondCap=o,l.loosenedConstraints=a;function v(){
const h=c(27199);return v=function(){return h},h}function C(){const h=c(95132);return C=function(){return h},h}function M(){
const h=c(53315);return M=function(){return h},h}function P(){const h=c(39869);return P=function(){return h},h}function E(){
const h=c(78883);return E=function(){return h},h}function j(){const h=c(56131);return j=function(){return h},h}const I={
severity:"warning",harm:"bookkeeping"};function b(h,{asset:g}){return(0,j().readConstraints)(g.value.constraints).problems.
filter(({kind:r})=>r!=="missing"||!g.cut).map(r=>O(g,r))}function O(h,{kind:g,pointer:r,detail:u=""}){const w=(0,v().placeOf)(
h,r),d=r.join("."),y=(S,m,$=I)=>(0,C().finding)("constraints-malformed",{gene:h.id,field:d,fault:S,fix:m},{...w,...$});if(g===
"missing")return y("is missing",`Add \`${d}\` to the gene`);if(g==="malformed")return y(`must be ${u}`,`Change \`${d}\` t\
o ${u}`,{});const f=`forbids \`${u}\`, which is read as a path, with each of its characters, not as a pattern`;return y(
f,"Write the path of the directory; everything below it is also forbidden")}function a(h,{asset:g,binds:r,limits:{base:u,
head:w}}){if(!r||g.cut||u===void 0)return[];const d=(0,E().uncovered)(u.forbiddenPaths,w.forbiddenPaths),y=w.maxFiles>u.
maxFiles;if(d.length===0&&!y)return[];const f=p(g.value.constraints),S=[...y&&!f("max_files")?[`\`max_files\` from ${u.maxFiles}\
 to ${w.maxFiles}`]:[],...(f("forbidden_paths")?[]:d).map($=>`\`${$}\` is no longer forbidden`)];if(S.length===0)return[];
const m=(0,v().placeOf)(g,["constraints"]);return[(0,C().finding)("constraints-loosened",{gene:g.id,loosened:S},m)]}function p(h){
const g=(0,j().readConstraints)(h).problems.flatMap(({kind:r,pointer:u})=>r==="malformed"&&u.length<=2?[u[1]]:[]);return r=>g.
includes(r)||g.includes(void 0)}function o(h,{asset:g,binds:r,limits:{base:u,head:w}}){const{files:d}=(0,j().hardCaps)(h.
policy),{maxFiles:y}=w;if(!r||y<=d||u!==void 0&&y<=u.maxFiles)return[];const f="constraints.max_files",S=`allows ${y} fi\
les, but the hard cap of the policy is ${d} ${d===1?"file":"files"}`,m={gene:g.id,field:f,fault:S,fix:`Set \`${f}\` to ${d}\
 or less`},$={...(0,v().placeOf)(g,["constraints","max_files"]),...I};return[(0,C().finding)("constraints-malformed",m,$)]}
const i={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function t({genes:h,radius:g,policy:r}){const u=h.filter(({binds:T})=>T),w=(0,M().cappedSize)(g,r.blast_radius.
counting),d=(0,j().hardCaps)(r);if(u.length===0||w.files<=d.files&&w.lines<=d.lines)return[];const[y,...f]=u,S=u.find(({
change:T})=>T.kind!=="removed"),{location:m}=S?(0,v().placeOf)(S.asset,["constraints","max_files"]):{},$={...m&&{location:m},
...y&&f.length===0&&{subject:(0,v().subjectOf)(y.asset)}},N={...w,capFiles:d.files,capLines:d.lines,genes:u.length};return[
(0,C().finding)("blast-radius-hard-cap",N,$)]}function n(h,{asset:g,binds:r,isOnlyAdded:u,limits:w}){const{files:d,max_files:y,
severity:f}=w.blastRadius;if(!r||f==="within_limit"||f==="hard_cap_breach")return[];if(u&&(f==="approaching_limit"||h.seeds.
has(g)))return[];const S=(0,v().placeOf)(g,["constraints","max_files"]),m={gene:g.id,files:d,maxFiles:y,declared:!w.constraints.
isDefaultLimit};return[(0,C().finding)(i[f],m,{...S,...s(u)})]}function s(h=!1){return h?I:{}}function e({touchesOf:h,seeds:g},{
asset:r,binds:u,isOnlyAdded:w,limits:{constraints:d}}){if(!u||g.has(r))return[];const y=d.forbiddenPaths.flatMap(S=>(0,P().
someTouches)(h(S)).map(m=>({gene:r.id,entry:S,...m})));if(y.length===0)return[];const f={...(0,v().placeOf)(r,["constrai\
nts","forbidden_paths"]),...s(w)};return y.map(S=>(0,C().finding)("forbidden-path-declared",S,f))}},16373:function(R,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.readGene=I,l.readGeneChange=b;function v(){const o=c(27199);return v=
function(){return o},o}function C(){const o=c(30610);return C=function(){return o},o}function M(){const o=c(68450);return M=
function(){return o},o}function P(){const o=c(77680);return P=function(){return o},o}function E(){const o=c(16455);return E=
function(){return o},o}function j(){const o=c(95132);return j=function(){return o},o}async function I(o,i,t){const n=(0,P().
validationCommands)(o),s=await O(o,n,i,t);return{asset:o,store:i.storeOf(o.path),binds:!1,validation:n,commands:s}}async function b(o,i,t,n){
const{kind:s,asset:e,before:h}=o,g=(0,C().namesOf)(e).some(y=>i.has(y)),r=!["applied","unchanged"].includes(s)||g,u=s===
"added"&&h===void 0&&!g,w=(0,P().validationCommands)(e),d=s==="removed"?[]:await O(e,w,t,n);return{asset:e,store:t.storeOf(
e.path),change:o,binds:r,isOnlyAdded:u,validation:w,commands:d}}async function O(o,i,t,n){if(i.kind!=="list")return[];const s=t.
forFile(o.path),e=i.entries.filter(u=>typeof u.value=="string"&&!(0,P().isBlankEntry)(u)),h=await Promise.all(e.map(({value:u})=>s.
command(u))),g=await(0,E().withEdits)(h,s,n(o)==="fix");return(await Promise.all(g.map(u=>a(u,o,t)))).map((u,w)=>p(o,u,e[w]?.
pointer??["validation"]))}async function a(o,{path:i},t){const n=t.storeOf(i),{tree:s}=t.terms;if(o.verdict!=="block"||s===
void 0)return o;for(const e of new Set([...(0,M().packagesAbove)(s,n.path),""])){if(e===n.root)continue;const{verdict:h}=await t.
startingIn(e).command(o.reading.command);if(h==="block")continue;const g=(0,j().finding)("store-root-unclear",{store:n.path||
".",root:n.root||".",others:[e||"."],because:"accepts"});return{...o,findings:[...o.findings,g]}}return o}function p(o,{
findings:i,...t},n){const{command:s}=t.reading,e={...(0,v().subjectOf)(o),command:s},h={path:o.path,pointer:(0,v().pointerText)(
[...o.pointer,...n])};return{...t,command:s,location:o.locate(n),findings:i.map(({edit:g,...r})=>({...r,location:o.locate(
n,r.span),subject:e,...g&&{edit:{...h,...g}}}))}}},61989:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.launchedFiles=E,l.markUnreadable=P;function v(){const I=c(27199);return v=function(){return I},I}function C(){const I=c(
10473);return C=function(){return I},I}function M(){const I=c(95132);return M=function(){return I},I}async function P(I,b,{
tree:O,baseTree:a}){const p=I.flatMap(({commands:i})=>i.flatMap(E)),o=new Map;for(const i of new Set(p)){const t=b.has(i)?
await(0,C().whyUnreadable)(O,i):void 0;t&&await(0,C().whyUnreadable)(a,i)===void 0&&o.set(i,t)}return o.size===0?I:I.map(
i=>({...i,commands:i.commands.map(t=>j(i,t,o))}))}function E({reading:I}){return I.targets.flatMap(({path:b})=>b??[])}function j({
asset:I},b,O){const{location:a,verdict:p,confirmation:o}=b,i={location:a,subject:{...(0,v().subjectOf)(I),command:b.command}},
t=[...new Set(E(b))].flatMap(n=>{const s=O.get(n);return s===void 0?[]:[(0,M().finding)("script-unreadable",{path:n,why:s},
i)]});return t.length===0?b:{...b,verdict:p==="allow"?"warn":p,confirmation:o==="standard"?"strong":o,findings:[...b.findings,
...t]}}},6470:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.digestPlans=j,l.makePlan=P,l.planCommands=
E,l.toolOf=a;function v(){const p=c(77598);return v=function(){return p},p}const C=Symbol("audited");function M({steps:p,
...o}){return{...o,steps:p.map(({command:i,...t})=>t)}}function P(p){const{argv:o,program:i,directory:t,binary:n=null,env:s,
timeoutMs:e}=p,{scripts:h=null,npmSettings:g=[]}=p,r=JSON.stringify([o,i,n,h&&M(h),g,Object.entries(s).sort(([u],[w])=>u<
w?-1:1),e,...t===""?[]:[t]]);return{...p,[C]:!0,digest:I(r)}}function E(p,o){const i=[];for(const t of p){const n=t.verdict===
"block"?void 0:b(t.reading,o);if(n===void 0)return p;i.push({...t,plan:n})}return i}function j(p){const o=[...new Set(p.
map(({digest:i})=>i))].sort();return I(o.join(`
`))}function I(p){return`sha256:${(0,v().createHash)("sha256").update(p).digest("hex")}`}function b(p,o){const{command:i,
argv:t,assignments:n}=p,s=t&&O(p,t);if(s)return P({command:i,...s,env:{...Object.fromEntries(n.map(({name:e,value:h})=>[
e,h])),...p.invocation?.family?.data.environment},...o})}function O(p,o){const{invocation:i,scripts:t,npmSettings:n}=p,[
s]=o;if(i===void 0)return s===void 0?void 0:{program:s,argv:o};const e=a(p);if(e===void 0){const{program:g}=i;return{program:g,
argv:o,...t&&{scripts:t},...n&&{npmSettings:n}}}if(e.path===void 0)return;const h=[...i.operands,...i.passthrough].map(({
text:g})=>g);return{program:i.program,argv:h,binary:e.path}}function a({targets:p}){return p.find(({kind:o,via:i})=>o===
"package_binary"&&i===void 0)}},66160:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.correctorIn=h,l.
isGene=g,l.readChangeSubject=n,l.subjectOfAssets=t;function v(){const u=c(20702);return v=function(){return u},u}function C(){
const u=c(78114);return C=function(){return u},u}function M(){const u=c(28894);return M=function(){return u},u}function P(){
const u=c(36093);return P=function(){return u},u}function E(){const u=c(4378);return E=function(){return u},u}function j(){
const u=c(74238);return j=function(){return u},u}function I(){const u=c(53315);return I=function(){return u},u}function b(){
const u=c(12154);return b=function(){return u},u}function O(){const u=c(39869);return O=function(){return u},u}function a(){
const u=c(85881);return a=function(){return u},u}function p(){const u=c(16373);return p=function(){return u},u}function o(){
const u=c(61989);return o=function(){return u},u}const i={changes:[],problems:[],files:[],present:[],unread:[]};function t({
assets:u,problems:w},d,y,f=i){const{policy:S,tree:m}=d.terms;return{policy:S,clock:d.clock,tree:m,problems:w,correctorOf:y,
genes:u.filter(g).map($=>({asset:$})),claims:u.filter($=>!g($)),assets:f}}async function n(u){const{assets:w,baseTree:d,
tree:y,policy:f,platform:S}=u,{policy:m,source:$}=f,N=new Set(u.change.files.flatMap(I().namesOf)),T=E().Judge.by({policy:m,
tree:y,base:d,changed:N,platform:S,...u.clock&&{clock:u.clock}}),A=s(w.changes),F=(0,a().appliedIds)(w.changes.filter(({
asset:W})=>!A.has(W))),k=h(w.problems),L={tree:y,baseTree:d},D=await T.clock.all(w.changes.filter(({asset:W})=>g(W)),W=>(0,p().
readGeneChange)(W,F,T,k)),G=await(0,o().markUnreadable)(D,N,L),H=new Set(G.flatMap(({commands:W})=>W.flatMap(o().launchedFiles))),
U=await(0,b().withLinesOfCode)(u.change,H,L),B=(0,b().exemptPaths)(U,m,G,y),J=(0,O().touchedPaths)(U,y),K=(0,I().measureChange)(
U,B);return{policy:m,judge:T,clock:T.clock,loadedPolicy:f,unprovenMerge:u.unprovenMerge,policyPath:$==="file"?void 0:j().
POLICY_PATH,tree:y,baseTree:d,change:U,agentFiles:await(0,v().judgeAgentFiles)(L,m,T.clock),assets:w,problems:w.problems,
correctorOf:k,genes:G,seeds:e(A,G,N),claims:w.changes.filter(r).map(({asset:W})=>W),changedNames:N,touched:J,touchesOf:(0,O().
touchesOf)(J,d),exempt:B,radius:K,counted:(0,b().countedChange)(U,K)}}function s(u){return new Map(u.flatMap(({kind:w,asset:d,
before:y})=>{const f=w==="added"&&!y?(0,P().seedRelease)(d):void 0;return f===void 0?[]:[[d,f]]}))}function e(u,w,d){const y=w.
filter(({isOnlyAdded:S,commands:m})=>!S||m.flatMap(o().launchedFiles).some($=>d.has($))),f=new Set(y.map(({asset:S})=>S));
return new Map([...u].filter(([S])=>!f.has(S)))}function h(u){const w=(0,C().ambiguousFiles)(u);return({path:d})=>w.has(
d)||(0,M().isAuditLog)(d)?"hand":"fix"}function g({type:u}){return u==="Gene"}function r({kind:u,asset:w}){return!g(w)&&
(u==="added"||u==="modified")}},50661:function(R,l){Object.defineProperty(l,"__esModule",{value:!0}),l.isChange=c;function c(v){
return"change"in v}},63455:function(R,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.namedPaths=M;function v(){
const P=c(32854);return v=function(){return P},P}const C=/[\s"'`;&|()<>=]+/;function M(P,E=""){const j=E===""?"":`${E}/`;
return P.split(C).map(I=>(0,v().normalise)(j+I)??I)}},57430:function(R,l){Object.defineProperty(l,"__esModule",{value:!0}),
l.NOTHING_TOUCHED=l.NOTHING_RUN=void 0;const c=l.NOTHING_RUN={level:"none",description:"Nothing was run."},v=l.NOTHING_TOUCHED=
{files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(R,l,c){c.r(l),c.d(l,{Validator:()=>v.D});var v=c(60207)},
36576:function(R,l,c){c.r(l),c.d(l,{default:()=>v});var v=c(6145)},25065:function(R,l,c){c.r(l),c.d(l,{default:()=>v});var v=c(
27620)},5330:function(R,l,c){c.r(l),c.d(l,{default:()=>v});var v=c(87981)},39436:function(R,l,c){c.r(l),c.d(l,{default:()=>v});
var v=c(57811)}};
