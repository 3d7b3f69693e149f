"use strict";exports.id=4142,exports.ids=[4142],exports.modules={81456:function(L,l){Object.defineProperty(l,"__esModule",{value:!0}),
l.assetLimits=c;function c(v){return{maxBytes:v,maxDepth:64,maxValues:1e6,maxAssets:5e4}}},78114:function(L,l,c){Object.
defineProperty(l,"__esModule",{value:!0}),l.ambiguousFiles=$,l.hidesContent=E,l.isIncomplete=C,l.isUnread=b,l.markBefore=
P;function v(){const a=c(28672);return v=function(){return a},a}function M({rule:a}){return v().assetFileRules[a].content}
function b(a){return M(a)==="unread"}function E(a){return b(a)||M(a)==="misread"}function C({problems:a}){return a.some(
E)}function A(a){return E(a)||M(a)==="ambiguous"}function $(a){return new Set(a.filter(A).map(({location:g})=>g.path))}function P(a,g,i,e){
const s=new Set(i.map(({asset:o})=>o.id)),n=new Map;for(const o of g){const t=w(o,o.location.path);n.set(t,(n.get(t)??0)+
1)}return a.map(o=>{const{id:t,location:h}=o,p=w(o,e.get(h.path)??h.path),r=n.get(p)??0;return!(M(o)==="known")||r===0||
t!==void 0&&s.has(t)?o:(n.set(p,r-1),{...o,before:!0})})}function w({rule:a,id:g,detail:i},e){return JSON.stringify([a,e,
g,i.replace(/\d+/g,"#")])}},30610:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.allOtherGenes=A,l.appliedGenes=
C,l.namesOf=M,l.namings=E,l.newNamings=b;function v(){const P=c(61331);return v=function(){return P},P}function M({id:P,
value:{asset_id:w}}){return typeof w=="string"?[P,w]:[P]}function b({kind:P,asset:w,before:a}){if(P!=="added"&&P!=="modi\
fied")return[];const g=new Set(P==="modified"&&a?E(a).map(({gene:i})=>i):[]);return E(w).filter(({gene:i})=>!g.has(i))}function E(P){
const{gene:w,genes_used:a}=P.value;return P.type==="Capsule"?typeof w=="string"?[{by:P,gene:w,pointer:["gene"]}]:[]:P.type!==
"EvolutionEvent"||!Array.isArray(a)?[]:a.flatMap((g,i)=>typeof g=="string"?[{by:P,gene:g,pointer:["genes_used",i]}]:[])}
function C(P,w){const a=new Set(P.flatMap(b).map(({gene:e})=>e));for(const{kind:e,asset:s}of P)if(!(e==="removed"||s.type!==
"Gene"))for(const n of M(s))a.delete(n);const g=new Set;return $(P,w).filter(e=>{if(!M(e).some(n=>a.has(n)))return!1;const s=(0,v().
statedContent)(e);return g.has(s)?!1:(g.add(s),!0)}).map(e=>({kind:"applied",asset:e,before:e}))}function A(P,w){const a=C(
P,w),g=new Set(a.map(({asset:i})=>i.id));return $(P,w).map(i=>({kind:g.has(i.id)?"applied":"unchanged",asset:i,before:i}))}
function $(P,w){const a=new Set(P.map(({asset:g})=>g));return w.flatMap(({assets:g})=>g).filter(g=>g.type==="Gene"&&!a.has(
g))}},77680:function(L,l){Object.defineProperty(l,"__esModule",{value:!0}),l.commandsToRun=M,l.isBlankEntry=v,l.validationCommands=
b;const c=1e3;function v({value:E}){return typeof E=="string"&&E.trim()===""}function M(E){const C=b(E);return C.kind!==
"list"?[]:C.entries.flatMap(A=>typeof A.value=="string"&&!v(A)?[A.value.trim()]:[])}function b({value:E}){const{validation:C}=E;
return C===void 0?{kind:"missing"}:Array.isArray(C)?C.length>c?{kind:"not_a_list",expected:`a list of at most ${c} strin\
gs`}:{kind:"list",entries:C.map(($,P)=>({value:$,pointer:["validation",P]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}},98497:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.changedInstructions=w,l.staleInstructions=
$;function v(){const o=c(80401);return v=function(){return o},o}function M(){const o=c(32854);return M=function(){return o},
o}function b(){const o=c(93028);return b=function(){return o},o}function E(){const o=c(95132);return E=function(){return o},
o}function C(){const o=c(44786);return C=function(){return o},o}function A(){const o=c(39869);return A=function(){return o},
o}async function $({tree:o}){return(await Promise.all(C().INSTRUCTION_FILES.map(async h=>({path:h,effect:P((0,C().blockIn)(
await n(o,h)))})))).flatMap(({path:h,effect:p})=>p===void 0?[]:[(0,E().finding)("agent-instructions",{path:h,effect:p,lines:[]},
{...(0,A().atFile)(h),severity:"notice"})])}function P(o){switch(o.kind){case"absent":return;case"changed":return"is not\
 what a released version writes";case"released":return o.version===C().BLOCK_VERSION?void 0:`has version ${o.version}, a\
nd this version of gene-gate writes ${C().BLOCK_VERSION}`}}async function w({baseTree:o,tree:t}){const h=C().INSTRUCTION_FILES.
map(async p=>{const[r,u]=await Promise.all([n(o,p),n(t,p)]),[S,d]=[(0,C().blockIn)(r),(0,C().blockIn)(u)];if(S.kind==="a\
bsent")return[];const y=d.kind!=="absent"&&d.block===S.block,f=a(y,d,!g(r,S)&&g(u,d));if(f===void 0)return[];const O=y?s(
r,u):s(S.block,i(d));return[(0,E().finding)("agent-instructions",{path:p,effect:f,lines:O},(0,A().atFile)(p))]});return(await Promise.
all(h)).flat()}function a(o,t,h){return t.kind==="absent"?"is removed":h?"is hidden, or shown as an example":o||t.kind===
"released"?void 0:"is not what a released version writes"}function g(o,t){const h=o.slice(0,Math.max(0,o.indexOf(i(t)))),
p=r=>h.match(r)?.length??0;return p(/^ {0,3}(?:```|~~~)/gm)%2===1||p(/<!--/g)>p(/-->/g)||p(/<details\b/gi)>p(/<\/details>/gi)}
function i(o){return o.kind==="absent"?"":o.block}const e=1e3;function s(o,t){return((0,v().diffLines)(o,t,{maxEditLength:e})??
[]).filter(({added:r,removed:u})=>r||u).flatMap(({added:r,value:u})=>u.split(`
`).flatMap(S=>S===""?[]:[`${r?"+":"-"}${S}`]))}async function n(o,t){const h=(0,M().resolveInTree)(o,t);return h.kind!==
"inside"||!(0,b().isRegular)(h.entry.kind)?"":(await o.read(h.path)).toString("utf8").replaceAll(`\r
`,`
`)}},37542:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.auditLogs=$,l.firstMalformedLine=s;function v(){
const o=c(28894);return v=function(){return o},o}function M(){const o=c(95132);return M=function(){return o},o}function b(){
const o=c(53315);return b=function(){return o},o}function E(){const o=c(39869);return E=function(){return o},o}const C=/^100/,
A=10;async function $(o){const{change:t,policy:h}=o,p=t.files.filter(u=>(0,b().namesOf)(u).some(v().isAuditLog));if(h.blast_radius.
audit_log==="forbidden"){const u=p.flatMap(b().namesOf).filter(v().isAuditLog),S="touches, although the policy forbids i\
t,";return u.map(d=>(0,M().finding)("audit-log-rewritten",{path:d,how:S},(0,E().atFile)(d)))}return(await Promise.all(p.
map(u=>a(u,o)))).flat()}async function P(o,t){return o.stat(t)===void 0?Buffer.alloc(0):o.read(t,v().MAX_LOG_BYTES)}function w({
rule:o,location:{path:t,line:h}},p){return t!==p.path?!1:h===p.line||o==="file-not-json"&&h>p.line}async function a(o,{baseTree:t,
tree:h,assets:{problems:p}}){const{path:r,oldPath:u,status:S}=o,d=[],y=(O,m)=>i(r,O,m).filter(({location:I})=>!p.some(j=>I&&
w(j,I))),f=async O=>!C.test(o.oldMode)||(0,v().hasRecords)(await P(t,O));if(u!==void 0&&(0,v().isAuditLog)(u)&&await f(u)&&
d.push(g(u)),!(0,v().isAuditLog)(r))return d;if(S==="deleted")await f(r)&&d.push(g(r));else if(!C.test(o.newMode)||S==="\
type_changed")d.push(g(r));else if(S==="modified"){const[O,m]=await Promise.all([P(t,r),P(h,r)]),I=(0,v().continuationOf)(
O,m);if(I.kind==="appended")return[...d,...y(m,I.from)];const{line:j}=I,T=e(j,m),N={path:r,line:T?Math.max(j-1,1):j,column:1},
F=T?`removes everything from line ${j} on of`:`modifies line ${j} of`;d.push((0,M().finding)("audit-log-rewritten",{path:r,
how:F},{location:N}))}else d.push(...y(await P(h,r),0));return d}function g(o){return(0,M().finding)("audit-log-rewritte\
n",{path:o,how:"removes or replaces"},(0,E().atFile)(o))}function i(o,t,h){const p=s(t,h);if(p===void 0)return[];const r={
path:o,line:p.line,column:1},u=`appends line ${p.line}, which is no valid record (${p.problem}), to`;return[(0,M().finding)(
"audit-log-rewritten",{path:o,how:u},{location:r,harm:"broken"})]}function e(o,t){return t.length===0||t.at(-1)===A&&(0,v().
countLines)(t,t.length)<o}function s(o,t){const h=(0,v().countLines)(o,t);for(const{bytes:p,line:r}of(0,v().recordsOf)(o.
subarray(t))){const u=n(p);if(u!==void 0)return{line:h+r,problem:u}}}function n(o){let t;try{const h=o.toString("utf8").
trim();if(h==="")return;t=JSON.parse(h)}catch{return"it is not a single JSON value"}return typeof t!="object"||t===null||
Array.isArray(t)?"it is not a JSON object":typeof t.type=="string"?void 0:"it has no `type`"}},53315:function(L,l){Object.
defineProperty(l,"__esModule",{value:!0}),l.DEFAULT_MAX_FILES=void 0,l.busiestDirectories=$,l.cappedSize=M,l.gradeFiles=
b,l.gradeWords=E,l.linesOf=w,l.measureChange=v,l.namesOf=P;const c=l.DEFAULT_MAX_FILES=20;function v(a,g){const i={files:0,
lines:0,exempt_files:0,exempt_lines:0};for(const e of a.files){const{path:s,oldPath:n}=e,o=n===void 0?1:2,t=Number(g.has(
s))+Number(n!==void 0&&g.has(n));i.files+=o-t,i.exempt_files+=t,t===o?i.exempt_lines+=w(e):i.lines+=w(e)}return i}function M({
files:a,lines:g,exempt_files:i,exempt_lines:e},s){return s==="reference"?{files:a,lines:g}:{files:a+i,lines:g+e}}function b(a,g,i,e){
const s=C(g);return i.files>e.files||i.lines>e.lines?"hard_cap_breach":a>2*s?"critical_overrun":a>s?"exceeded":a>.8*s?"a\
pproaching_limit":"within_limit"}function E(a,{files:g,lines:i},e,s){const n=C(e);switch(a){case"hard_cap_breach":return`\
HARD CAP BREACH: ${g} files / ${i} lines exceeds system limit (${s.files} files / ${s.lines} lines)`;case"critical_overr\
un":return`CRITICAL OVERRUN: ${g} files > ${2*n} (2x limit of ${n}). Agent likely performed bulk/unintended operation.`;case"\
exceeded":return`max_files exceeded: ${g} > ${n}`;case"approaching_limit":return`approaching limit: ${g} / ${n} files (${Math.
round(g/n*100)}%)`;case"within_limit":return`${g} / ${n} files`}}function C(a){return typeof a=="number"&&a>0?a:c}const A=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function $(a,g){const i=new Map;for(const{path:e,lines:s,exempt:n}of a){const o=A.exec(e)?.[0]??".",t=i.get(o)??{path:o,
files:0,lines:0};t.files+=1,t.lines+=s,n&&(t.exempt_files=(t.exempt_files??0)+1,t.exempt_lines=(t.exempt_lines??0)+s),i.
set(o,t)}return[...i.values()].sort((e,s)=>s.files-e.files||s.lines-e.lines||(e.path<s.path?-1:1)).slice(0,g)}function P(a){
return a.oldPath===void 0?[a.path]:[a.path,a.oldPath]}function w(a){return a.added+a.deleted}},12154:function(L,l,c){Object.
defineProperty(l,"__esModule",{value:!0}),l.countedChange=r,l.countedFiles=w,l.exemptPaths=C,l.isCountedByReference=p,l.
withLinesOfCode=u;function v(){const y=c(18744);return v=function(){return y},y}function M(){const y=c(95244);return M=function(){
return y},y}function b(){const y=c(93028);return b=function(){return y},y}function E(){const y=c(53315);return E=function(){
return y},y}function C(y,f,O,m){const I=y.files.flatMap(E().namesOf);return f.blast_radius.counting==="reference"?new Map(
I.filter(j=>!p(j)).map(j=>[j,"reference"])):new Map([...$(y,O,m).map(j=>[j,"validation_script"]),...I.filter((0,v().assetPathTest)(
f)).map(j=>[j,"asset_store"])])}const A={always:5,files:20,lines:1e3,bytes:64*1024};function $(y,f,O){const m=f.filter(({
change:{kind:N}})=>N==="added"||N==="modified"),I=new Set(m.flatMap(P)),j=y.files.filter(({status:N,path:F})=>N==="added"&&
I.has(F)).map(N=>({path:N.path,lines:(0,E().linesOf)(N),bytes:O.stat(N.path)?.size??0})).sort((N,F)=>N.lines-F.lines||N.
bytes-F.bytes),T={lines:A.lines,bytes:A.bytes};return j.slice(0,Math.min(A.files,Math.max(A.always,m.length))).flatMap(({
path:N,lines:F,bytes:R})=>(T.lines-=F,T.bytes-=R,T.lines>=0&&T.bytes>=0?[N]:[]))}function P({commands:y}){return y.flatMap(
({reading:{command:f,targets:O}})=>O.flatMap(({kind:m,via:I,name:j,path:T})=>m==="file"&&I===void 0&&T&&f.includes(j)?[T]:
[]))}function w(y,f,O){return y.files.flatMap(m=>(0,E().namesOf)(m).map(I=>a(m,I,f.get(I),O))).sort((m,I)=>I.lines-m.lines||
(m.path<I.path?-1:1))}function a(y,f,O,m){const I=f===y.path,j=I?(0,E().linesOf)(y):0,T=I?i(y,m):void 0,N=T==="binary"?m.
stat(f)?.size:void 0;return{path:f,...O&&{exempt:O},lines:j,...T&&{veil:T},...N!==void 0&&{bytes:N}}}const g=1e3;function i({
binary:y,status:f,path:O,added:m},I){if(y)return"binary";const{size:j=0}=f==="added"?I.stat(O)??{}:{};return j>g*Math.max(
1,m)?"long_lines":void 0}const e=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_er\
ror.log"]),s=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,n=/capsule|events?\.jsonl$/i,o=new Set(["index\
.js","package.json"]),t=/^(?:src|scripts|config)(?:\/|$)/,h=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function p(y){
return e.has(y)||s.test(y)||n.test(y)?!1:o.has(y)||t.test(y)||h.test(y)}function r(y,f){const O=(0,E().measureChange)(y,
{has:m=>!p(m)});return{least:{files:Math.min(f.files,O.files),lines:Math.min(f.lines,O.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}async function u(y,f,O){const m=async j=>(0,E().namesOf)(j).some(T=>(0,M().isWritten)(T)||
f.has(T))||await d(O.tree,j.path)||await d(O.baseTree,j.oldPath??j.path),I=[];for(const j of y.files){const T=j.binary&&
!await m(j);I.push(T?{...j,added:0,deleted:0}:j)}return{...y,files:I}}const S=16*1024*1024;async function d(y,f){const{kind:O,
size:m=0}=y.stat(f)??{};return!(0,b().isRegular)(O)||m>S?!1:(await y.read(f,S)).subarray(0,2).toString("latin1")==="#!"}},
19177:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.decidingFiles=e;function v(){const f=c(76760);return v=
function(){return f},f}function M(){const f=c(57975);return M=function(){return f},f}function b(){const f=c(77680);return b=
function(){return f},f}function E(){const f=c(86191);return E=function(){return f},f}function C(){const f=c(59867);return C=
function(){return f},f}function A(){const f=c(3463);return A=function(){return f},f}function $(){const f=c(95244);return $=
function(){return f},f}function P(){const f=c(95132);return P=function(){return f},f}function w(){const f=c(36773);return w=
function(){return f},f}function a(){const f=c(12154);return a=function(){return f},f}function g(){const f=c(78782);return g=
function(){return f},f}function i(){const f=c(91850);return i=function(){return f},f}async function e(f){const O=f.genes.
filter(({change:N})=>N.kind!=="removed"),m=s(f),I=O.some(({commands:N})=>N.length>0);if(!I&&m.length===0)return[];const j={
launched:new Map([...await o(m,f),...h(O)]),hidden:await t(f),keepsCommand:O.some(p),warns:I};return(await Promise.all(f.
change.files.filter(({path:N})=>(0,g().alwaysForbidden)(N)===void 0).map(N=>r(N,f,j)))).flat().toSorted((N,F)=>Number(F.
isNew)-Number(N.isNew)).map(({path:N,why:F,isNew:R,isWarning:k})=>{const D=f.tree.stat(N)?.size,G={path:N,why:F,isNew:R,
bytes:D??-1},H=D===void 0?{}:{location:{path:N,line:1,column:1}},U=(0,P().finding)("check-decided-by",G,H);return k?{...U,
severity:"warning"}:U})}function s({assets:f,genes:O}){const m=new Set(O.map(({asset:I})=>I));return f.present.filter(I=>I.
type==="Gene"&&!m.has(I)&&(0,b().commandsToRun)(I).length>0)}const n=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function o(f,{
judge:O,clock:m,change:I}){const j=I.files.map(({path:F})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(F)?.[1]??F),T=new Map,N=new Set;
for(const F of f){const R=O.forFile(F.path);for(const k of(0,b().commandsToRun)(F)){if(!n.test(k)&&!j.some(H=>k.includes(
H)))continue;const D=JSON.stringify([R.terms.cwd,k]);if(N.has(D))continue;N.add(D),await m.tick();const{reading:G}=await R.
command(k);for(const H of(0,E().startedFiles)(G))T.set(H,k)}}return T}async function t({change:f,exempt:O,tree:m}){const j=(await(0,i().
markHiddenFiles)((0,a().countedFiles)(f,O,m),m)).filter(({veil:T,lines:N})=>T==="no_diff"&&N>0);return new Set(j.map(({path:T})=>T))}
function h(f){const O=f.flatMap(m=>m.commands);return new Map(O.flatMap(({command:m,reading:I})=>(0,E().startedFiles)(I).
map(j=>[j,m])))}function p({change:{before:f},commands:O}){const m=f?.value.validation;return Array.isArray(m)&&O.some(({
command:I})=>m.includes(I))}async function r(f,O,m){const{path:I}=f,j=await u(f,O,m);if(!m.hidden.has(I))return j;const N=[
...j,{why:"git does not show its difference (`.gitattributes`)"}].map(F=>F.why).join("; ");return[{path:I,isNew:f.status===
"added",...j[0],why:N}]}async function u({path:f,status:O,oldPath:m},{tree:I,baseTree:j},{launched:T,keepsCommand:N,warns:F}){
const R=O==="added",k=O==="renamed"?m:O==="deleted"?f:void 0;if(k!==void 0&&(0,$().isTest)(k)&&(O==="deleted"||!(0,$().isTest)(
f))){const U=O==="deleted"?"it was deleted":`it is now \`${f}\``;return[{path:k,why:`a test: ${U}`,isNew:!1,isWarning:F}]}
const D=T.get(f);if(D!==void 0)return[{path:f,why:`\`${D}\` starts it`,isNew:R}];if(/(?:^|\/)package\.json$/.test(f))return d(
f,R,I,j);if((0,$().isLockfile)(v().posix.basename(f)))return[{path:f,why:"it decides which dependencies checks load",isNew:R}];
const G=(0,$().toolThatFinds)(f);if(G===void 0)return[];const H=`${G} finds it by its name${O==="deleted"?"; it was dele\
ted":""}`;return[{path:f,why:H,isNew:R,isWarning:R&&N}]}const S=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function d(f,O,m,I){const j=(0,A().objectIn)(await(0,C().readJsonFile)(I,f)),T=(0,A().objectIn)(await(0,C().readJsonFile)(
m,f)),N=S.filter(k=>!(0,M().isDeepStrictEqual)(j[k],T[k])),F=y((0,A().objectIn)(j.scripts),(0,A().objectIn)(T.scripts)),
R=[...F.length>0?[`npm scripts ${(0,w().inCode)(F)}`]:[],...N.length>0?[(0,w().inCode)(N)]:[]];return R.length===0?[]:[{
path:f,why:`its ${R.join(", ")} differ`,isNew:O}]}function y(f,O){const[m,I]=[new Map(Object.entries(f)),new Map(Object.
entries(O))];return[...new Set([...m.keys(),...I.keys()])].filter(T=>!(0,M().isDeepStrictEqual)(m.get(T),I.get(T)))}},78782:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.alwaysForbidden=A,l.forbiddenPaths=$;function v(){const w=c(84831);return v=
function(){return w},w}function M(){const w=c(32854);return M=function(){return w},w}function b(){const w=c(95132);return b=
function(){return w},w}function E(){const w=c(39869);return E=function(){return w},w}const C=[".git","node_modules"];function A(w){
const a=C.filter(i=>(0,v().mayBeSpelled)(w,i));if(a.length===0)return;const g=((0,M().normalise)(w)??w).split("/");return a.
find(i=>g.some(e=>(0,v().isSpellingOf)(e,i)))}function $({touched:w,touchesOf:a,policy:g}){const i=w.flatMap(P),e=C.flatMap(
n=>(0,E().someTouches)(i.flatMap(({touch:o,...t})=>t.directory===n?o:[])).map(o=>(0,b().finding)("forbidden-path",{entry:n,
by:"nothing may touch",...o},(0,E().atFile)(o.path)))),s=g.blast_radius.forbidden_paths.flatMap(n=>(0,E().someTouches)(a(
n)).map(o=>(0,b().finding)("forbidden-path",{entry:n,by:"the policy forbids",...o},(0,E().atFile)(o.path))));return[...e,
...s]}function P({path:w,via:a}){const g=A(w),i=g??A(a);return i===void 0?[]:[{directory:i,touch:{path:w,via:g===void 0?
a:""}}]}},66122:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.changedReads=a;function v(){const s=c(
53916);return v=function(){return s},s}function M(){const s=c(18744);return M=function(){return s},s}function b(){const s=c(
74238);return b=function(){return s},s}function E(){const s=c(24666);return E=function(){return s},s}function C(){const s=c(
95244);return C=function(){return s},s}function A(){const s=c(32854);return A=function(){return s},s}function $(){const s=c(
93028);return $=function(){return s},s}function P(){const s=c(3219);return P=function(){return s},s}function w(){const s=c(
3733);return w=function(){return s},s}async function a(s,n,{baseTree:o,tree:t,policy:h}){const p=(0,M().assetPathTest)(h),
r=m=>n.has(m)||(0,v().dirname)(m)===w().WORKFLOWS||m===b().POLICY_PATH||m.startsWith(E().COPIES),u=m=>r(m)||p(m)?void 0:
g(m,s),S=[...o.files(),...t.files()],y=S.filter(({path:m,kind:I})=>I==="symlink"&&u(m)!==void 0).flatMap(({path:m})=>[o,
t].map(I=>i(I,m))),f=new Map;for(const{path:m}of S){const[I,j]=[o.stat(m),t.stat(m)];if(I?.oid!==void 0&&I.oid===j?.oid&&
I.kind===j.kind&&I.kind!=="symlink")continue;const N=y.some(R=>R!==void 0&&(0,A().isWithin)(m,R)),F=u(m)??(N?"a symlink \
that stands in the gate's job leads to it":void 0);F!==void 0&&f.set(m,F)}const O=[...f].map(async([m,I])=>{const[j,T]=await Promise.
all([o,t].map(F=>e(F,m)));return[m,j===T?[]:[`the file ${j===void 0?"is added":T===void 0?"is removed":"changes"}, and ${I}`]]});
return Promise.all(O)}function g(s,n){const o=(0,v().basename)(s),t=n.filter(({late:r})=>r!==void 0);return(C().isPackageFile(
o)||C().isLockfile(o)||(0,A().isWithin)(s,".yarn"))&&t.some(({runsPackages:r})=>r)?"a package manager reads it before th\
e gate, or to start it":C().isDocument(s)||C().isLockfile(o)?void 0:P().GATE.test(o)?"its name is that of the gate":n.some(
({folder:r})=>r&&(0,A().isWithin)(s,r))?"it belongs to a local action of the gate's job":n.some(({words:r,starts:u})=>r.
name(s,u))?"it stands in the gate's job, or in one that this needs":(C().isRunnable(s)||C().toolThatFinds(s)!==void 0)&&
t.some(({runsCode:r})=>r)?"can run before the gate, which a job of its own avoids":void 0}function i(s,n){const o=(0,A().
resolveInTree)(s,n);return o.kind==="inside"||o.kind==="missing"?o.path:void 0}async function e(s,n){const{kind:o,oid:t}=s.
stat(n)??{};if(o!==void 0)return(0,$().isRegular)(o)?`${o} ${(await s.read(n)).toString("latin1")}`:`${o} ${s.readlink(n)??
t} ${i(s,n)}`}},1348:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.gateChange=i,l.gateFindings=e;function v(){
const r=c(53916);return v=function(){return r},r}function M(){const r=c(57975);return M=function(){return r},r}function b(){
const r=c(3463);return b=function(){return r},r}function E(){const r=c(74238);return E=function(){return r},r}function C(){
const r=c(95132);return C=function(){return r},r}function A(){const r=c(90331);return A=function(){return r},r}function $(){
const r=c(39869);return $=function(){return r},r}function P(){const r=c(66122);return P=function(){return r},r}function w(){
const r=c(92299);return w=function(){return r},r}function a(){const r=c(63027);return a=function(){return r},r}function g(){
const r=c(3733);return g=function(){return r},r}function i(r){const{shared:u}=r.loadedPolicy;return r.changedNames.size===
0?[]:e({...r,shared:u})}async function e(r){const{policyPath:u,baseTree:S,tree:d,shared:y}=r,f=await(0,w().findGate)(S),
O=(0,a().readsOf)(f),m=(0,a().lateGate)(O),I=u===void 0?[]:await(0,A().looserKeys)(S,d,y),j=f.deciding.size>0,T=j?await s(
f,r):[],N=new Set(T.map(([R])=>R)),F=j?await(0,P().changedReads)(O,N,r):[];return[...[[E().POLICY_PATH,I],...T,...F].filter(
([,R])=>R.length>0).map(([R,k])=>(0,C().finding)("gate-weakened",{path:R,effects:k},(0,$().atFile)(R))),...m?[(0,C().finding)(
"gate-runs-late",m,(0,$().atFile)(m.path))]:[]]}async function s(r,{baseTree:u,tree:S}){const d=await(0,w().findGate)(S),
y=[...d.files.values()].filter(({path:N})=>!u.stat(N)),f=[...r.files.values()].filter(({path:N})=>!S.stat(N)),O=new Set(
[...r.deciding,...d.deciding]),m=[...O].map(async N=>{const[F,R]=await Promise.all([u,S].map(k=>(0,g().readActionsFile)(
k,N)));return[N,o(F??n(f,R),R??n(y,F))]}),I=[...r.files.values()].flatMap(N=>r.jobsIn(N).map(F=>h(F,(0,g().jobsOf)(N).get(
F)))),j=["gene-gate",...r.checkNames,...I],T=[...d.files.values()].filter(({path:N})=>!O.has(N));return[...await Promise.
all(m),...T.map(N=>[N.path,t(j,r.files.get(N.path),N)])]}function n(r,u){return r.filter(({path:d})=>u&&(0,v().dirname)(
d)===(0,v().dirname)(u.path)).find(d=>o(d,u).length===0)}function o(r,u){return r===void 0?["the file is added, and ment\
ions the gate"]:u===void 0?["the file is removed, or replaced by another one"]:r.text===u.text?[]:r.value!==void 0&&u.value!==
void 0?(0,g().changedKeys)(r.value,u.value):["it changes, and is not a valid workflow"]}function t(r,u,S){const d=(0,g().
jobsOf)({value:u?.value});return[...(0,g().jobsOf)(S)].filter(([f,O])=>(!(0,M().isDeepStrictEqual)({...O,steps:[]},{...d.
get(f),steps:[]})||O.needs!==void 0&&u?.text!==S.text)&&r.some(j=>p(j,h(f,O)))).map(([f])=>`the job \`${f}\` has, or can \
have, the name of the gate's check`)}function h(r,u={}){return(0,b().textIn)(u,"name").trim()||r}function p(r,u){if(!/\$\{\{/.
test(r+u))return r===u;const[S,d]=[r,u].map(m=>m.split("${{")[0]??""),[y,f]=[r,u].map(m=>m.split("}}").at(-1)??"");return(S.
startsWith(d)||d.startsWith(S))&&(y.endsWith(f)||f.endsWith(y))}},92299:function(L,l,c){Object.defineProperty(l,"__esMod\
ule",{value:!0}),l.calledPaths=i,l.findGate=a;function v(){const n=c(53916);return v=function(){return n},n}function M(){
const n=c(59867);return M=function(){return n},n}function b(){const n=c(3463);return b=function(){return n},n}function E(){
const n=c(95244);return E=function(){return n},n}function C(){const n=c(32854);return C=function(){return n},n}function A(){
const n=c(93028);return A=function(){return n},n}function $(){const n=c(3219);return $=function(){return n},n}function P(){
const n=c(3733);return P=function(){return n},n}const w=10;async function a(n){const o=await g(n),t=[...o.values()],{scripts:h}=(0,b().
objectIn)(await(0,M().readJsonFile)(n,"package.json")),p=await s(n,new($()).Words(t.map(({text:F})=>F))),r=(F,R=new Set)=>(0,P().
partsIn)(F).flatMap(k=>{const D=i(k).filter(G=>!R.has(G));return[k,...D.flatMap(G=>r(o.get(G)?.value,R.add(G)))]}),u=({run:F})=>{
const R=new($()).Words($().RUNS_PACKAGES.test((0,$().textOf)(F))?F:""),k=Object.entries((0,b().objectIn)(h)).filter(([D])=>R.
has(D));return(0,$().textOf)([F,k.map(([,D])=>D).filter(D=>$().GATE.test(String(D)))])},S=F=>{const R=(0,b().textIn)(F,"\
uses").split("@")[0]??"",k=i(F).map(G=>o.get(G)?.value?.name),D=new($()).Words(F.run);return $().GATE.test((0,$().textOf)(
[R,k,u(F)]))||p.some(G=>D.name(G,!0))},d=t.flatMap(({value:F})=>(0,P().partsIn)(F)),y=new Set(d.filter(S)),f=F=>y.has(F),
m=d.map(F=>(0,b().objectIn)(F.with)).map(F=>(0,b().textIn)(F,"check-name").trim()).filter(Boolean),I=({value:F,text:R})=>{
const k=F?JSON.stringify(F):R;return m.some(G=>k.includes(JSON.stringify(G)))||$().GATE.test(k)||(0,P().partsIn)(F).some(
f)},j=new Set(t.filter(I).map(({path:F})=>F)),T=t.map(({path:F,value:R})=>[F,(0,P().partsIn)(R).flatMap(i)]);for(let F=0;F<
w;F+=1)for(const[R,k]of T)k.some(D=>j.has(D))&&j.add(R);for(const F of j){const R=o.get(F)?.value,k=[(0,b().objectIn)((0,b().
objectIn)(R?.on).workflow_run).workflows].flat(),D=t.filter(H=>k.includes(H.value?.name??H.path)),G=(0,P().partsIn)(R).flatMap(
i).filter(H=>o.has(H));for(const H of[...G,...D.map(U=>U.path)])j.add(H)}return{files:o,deciding:j,jobsIn:F=>[...(0,P().
jobsOf)(F)].flatMap(([R,k])=>{const D=(0,P().partsIn)(k).map(G=>({...(0,b().objectIn)(G.with),name:"",path:"",pattern:""}));
return r(k).some(f)||$().GATE.test((0,$().textOf)([R,k.name,D]))?[R]:[]}),checkNames:m,expand:r,starts:f,commands:u}}async function g(n){
const o=new Map,t=new Set(n.list(P().WORKFLOWS).map(({path:h})=>h));for(const h of t){const p=/\.ya?ml$/.test(h)?await(0,P().
readActionsFile)(n,h):void 0;p&&o.set(h,p);for(const r of(0,P().partsIn)(p?.value).flatMap(i))t.add(r)}return o}function i(n){
const o=(0,b().textIn)(n,"uses"),t=o.startsWith("./")?(0,C().normalise)(o.split("@")[0]??""):void 0;return t===void 0?[]:
[t,(0,v().join)(t,"action.yml"),(0,v().join)(t,"action.yaml")]}const e=64*1024;async function s(n,o){const t=[...n.files()].
filter(({kind:p,size:r=0})=>(0,A().isRegular)(p)&&r<=e).map(({path:p})=>p).filter(p=>(0,E().isRunnable)(p)&&o.name(p,!0)),
h=await Promise.all(t.map(p=>n.read(p)));return t.filter((p,r)=>$().GATE.test(String(h[r]))).map(p=>(0,v().basename)(p))}},
63027:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.lateGate=w,l.readsOf=C;function v(){const a=c(3463);
return v=function(){return a},a}function M(){const a=c(92299);return M=function(){return a},a}function b(){const a=c(3219);
return b=function(){return a},a}function E(){const a=c(3733);return E=function(){return a},a}function C(a){return[...a.deciding].
flatMap(g=>{const i=a.files.get(g),e=(0,E().jobsOf)(i),s=a.jobsIn(i),n=i.value?.on,t=((0,v().isMapping)(n)?Object.keys(n):
[n].flat()).every(h=>h==="workflow_run")?-1:Number.POSITIVE_INFINITY;return s.flatMap(h=>{const p=e.get(h)??{},r=(0,E().
stepsOf)(p).findLastIndex(y=>a.expand(y).some(a.starts)),u=p.uses!==void 0?-1:Math.min(t,r===-1?t:r),S=/\bneeds\b/.test(
(0,b().textOf)({...p,needs:""}))?t:-1,d=P(e,h).filter(y=>!s.includes(y));return[...A(a,i,h,u),...d.flatMap(y=>A(a,i,y,S))]})})}
function A(a,g,i,e){const{path:s,value:n}=g,o=(0,E().jobsOf)(g).get(i),t=[o?.defaults,o?.env,n?.defaults,n?.env];return(o?.
uses===void 0?(0,E().stepsOf)(o??{}):(0,E().partsIn)(o)).flatMap((p,r)=>{const u=typeof p.uses!="string"?"a command":(0,M().
calledPaths)(p).length>0?"a local action":"an action",S=`\`jobs.${i}.steps[${r}]\` of \`${s}\` (${u})`,d={path:s,step:S,
startsGate:r===e};return a.expand(p).flatMap(y=>$(a,y,t,r<=e?d:void 0))})}function $(a,g,i,e){const s=(0,M().calledPaths)(
g),[n]=s,o=a.starts(g),t=n===void 0&&typeof g.uses=="string";if(t&&(e===void 0||o||(0,b().isSetUp)(g)))return[];const h=s.
map(y=>a.files.get(y)?.value?.runs),p=new(b()).Words([{...g,name:"",uses:""},s,h,i]),r=a.commands(g),u=t||n===""||(0,b().
runsRepository)(r),S=t||b().RUNS_PACKAGES.test(r),d=o&&n===void 0&&(b().OUTSIDE.test((0,b().textOf)(g))||!(u||S));return[
{words:p,starts:o,folder:n,runsCode:u,runsPackages:S,...e&&!d&&{late:e}}]}function P(a,g){const i=new Set([g]);for(const e of i)
for(const s of[a.get(e)?.needs??[]].flat())i.add(String(s));return[...i]}function w(a){const g=a.flatMap(s=>s.late??[]),
[i]=g,e=[...new Set(g.map(({step:s})=>s))];return i&&{path:i.path,steps:e,startsGate:g.some(s=>s.startsGate)}}},3219:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.Words=l.RUNS_PACKAGES=l.OUTSIDE=l.GATE=void 0,l.isSetUp=A,l.runsRepository=
w,l.textOf=a;function v(){const i=c(3463);return v=function(){return i},i}function M(){const i=c(95244);return M=function(){
return i},i}const b=l.GATE=/gene-gate/i,E=l.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run|pip3?|uv|poetry|pdm|pipenv|bundle|composer)(?![\w.-])/,
C=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/));function A({uses:i,with:e}){
const s=String(i).split("@")[0]?.toLowerCase()??"";if(s==="actions/download-artifact")return $.test(a(e));const n=Object.
entries((0,v().objectIn)(e)).filter(([o])=>/install|bundler/.test(o));return C.has(s)&&n.every(([,o])=>`${o||!1}`=="fals\
e")}const $=l.OUTSIDE=/RUNNER_TEMP|runner\.temp/,P=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|curl|pipx|)$/;
function w(i){return i.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/).some(n=>{const[o=""]=n.trim().replace(/^sudo +/,"").split(/\s/);return!P.test(o)&&!(b.test(n)&&E.
test(o))})||/GITHUB_(?:PATH|ENV)\b/.test(i)}function a(i){return typeof i=="string"?i.replaceAll(/^[ \t]*#.*$/gm,""):typeof i!=
"object"||i===null?"":Object.values(i).map(a).join(`
`)}class g{#n;#t;constructor(e){this.#n=a(e).toLowerCase(),this.#t=new Set(this.#n.split(/[^\w.-]+/).map(s=>s.replace(/\.+$/,
"")))}has(e){return this.#t.has(e)||/[^\w.-]/.test(e)&&this.#n.includes(e)}name(e,s){const n=e.toLowerCase().split("/"),
o=n.pop()??"";return(this.has(o)||s&&this.has((0,M().toolThatFinds)(e)??"\0"))&&n.every(h=>this.has(h))}}l.Words=g},3733:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.WORKFLOWS=void 0,l.changedKeys=s,l.jobsOf=a,l.parseMapping=w,l.partsIn=
i,l.readActionsFile=P,l.stepsOf=g;function v(){const n=c(57975);return v=function(){return n},n}function M(){const n=c(69873);
return M=function(){return n},n}function b(){const n=c(3463);return b=function(){return n},n}function E(){const n=c(80287);
return E=function(){return n},n}function C(){const n=c(93028);return C=function(){return n},n}const A=l.WORKFLOWS=".gith\
ub/workflows",$=1024*1024;async function P(n,o){const{kind:t,size:h=0}=n.stat(o)??{};if(!(0,C().isRegular)(t))return;if(h>
$)return{path:o,text:"",value:void 0};const p=(await n.read(o)).toString("utf8");return{path:o,text:p,value:w(p)}}function w(n){
if(!(0,E().isNestedTooDeep)(n))try{const o=(0,M().parseDocument)(n,{prettyErrors:!1});if(o.errors.length>0)return;const t=o.
toJS({maxAliasCount:100});return(0,b().isMapping)(t)?t:void 0}catch{return}}function a({value:n}){const o=Object.entries(
(0,b().objectIn)(n?.jobs));return new Map(o.filter(t=>(0,b().isMapping)(t[1])))}function g({steps:n}){return Array.isArray(
n)?n.filter(b().isMapping):[]}function i(n){return typeof n!="object"||n===null?[]:(0,b().isMapping)(n)&&[n.run,n.uses].
some(t=>typeof t=="string")?[n]:Object.values(n).flatMap(i)}const e=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function s(n,o,t=""){
if((0,v().isDeepStrictEqual)(n,o)||e.test(t))return[];const[h,p]=[n,o].map(r=>typeof r=="object"&&r!==null?new Map(Object.
entries(r)):void 0);return!h||!p||Array.isArray(n)!==Array.isArray(o)?[`\`${t}\` changes`]:[...new Set([...h.keys(),...p.
keys()])].flatMap(r=>s(h.get(r),p.get(r),t===""?r:`${t}.${r}`))}},91850:function(L,l){Object.defineProperty(l,"__esModul\
e",{value:!0}),l.markHiddenFiles=v;const c=100;async function v(M,b){const E=M.slice(0,c).map(({path:A})=>A),C=await b.attributes?.(
E,["linguist-generated","diff"]);return C===void 0?[...M]:M.map((A,$)=>$>=c||A.veil!==void 0?A:/^(?:set|true)$/.test(C(A.
path,"linguist-generated"))?{...A,veil:"generated"}:C(A.path,"diff")==="unset"?{...A,veil:"no_diff"}:A)}},90331:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.ignoredInputs=o,l.looserKeys=i,l.policyFile=$;function v(){const t=c(
76545);return v=function(){return t},t}function M(){const t=c(74238);return M=function(){return t},t}function b(){const t=c(
49875);return b=function(){return t},t}function E(){const t=c(24666);return E=function(){return t},t}function C(){const t=c(
95132);return C=function(){return t},t}function A(){const t=c(39869);return A=function(){return t},t}async function $(t){
const{policyPath:h,changedNames:p,tree:r,baseTree:u}=t;return h===void 0?[]:[...[...p].some(d=>d===h||d.startsWith(E().COPIES))?
await g(t):[],...P(r,u)]}function P(t,h){const p=t.stat(M().POLICY_PATH)?a(t,h):(0,b().findNearPolicy)(t);if(p===void 0)
return[];const{path:r,fault:u}=p,S=`it ${u}, and the gate reads only the regular file \`${M().POLICY_PATH}\``;return[(0,C().
finding)("policy-broken",{path:r,mistake:S},(0,A().atFile)(r))]}const w=M().POLICY_PATH.replace(/yml$/,"yaml");function a(t,h){
return t.stat(w)!==void 0&&h.stat(w)===void 0?{path:w,fault:"is beside the policy"}:void 0}async function g({baseTree:t,
tree:h,loadedPolicy:p}){const{policy:r,shared:u}=p,[S,d]=await Promise.all([(0,M().readPolicyIn)(t,u),(0,M().readPolicyIn)(
h,u)]),y=M().POLICY_PATH;if("mistakes"in d)return d.mistakes.map(({line:m,column:I,message:j})=>(0,C().finding)("policy-\
broken",{path:y,mistake:j},{location:{path:y,line:m,column:I}}));const f="policy"in S?S.policy:r,O="missing"in d?[e(d.missing.
source)]:(0,v().comparePolicies)(f,d.policy).map(n);return[(0,C().finding)("policy-changed",{path:y,effects:O},(0,A().atFile)(
y))]}async function i(t,h,p){const[r,u]=[t.stat(M().POLICY_PATH),h.stat(M().POLICY_PATH)];if(r===void 0)return[];if(r.oid!==
void 0&&r.oid===u?.oid&&r.kind===u.kind&&p===void 0)return[];const[d,y]=await Promise.all([(0,M().readPolicyIn)(t,p),(0,M().
readPolicyIn)(h,p)]);if("mistakes"in d||"mistakes"in y||"missing"in d)return[];if("missing"in y)return[e(y.missing.source)];
const f=(0,v().comparePolicies)(d.policy,y.policy).filter(({loosens:O})=>O);return[...u===void 0?["the policy is removed"]:
[],...f.map(n)]}function e(t){return`extends: ${(0,E().sharedName)(t)}, which cannot be compared; commit it as ${(0,E().
copyPath)(t)}`}const s=160;function n({key:t,change:h,direction:p,loosens:r}){const u=!r&&h.length>s?`${h.slice(0,s).replace(
/[\ud800-\udbff]$/,"")}\u2026`:h;return`${t}: ${u}${p===void 0||r&&p==="tighter"?"":` (${p})`}`}function o({loadedPolicy:t}){
return t.ignoredInputs.map(h=>(0,C().finding)("input-loosens-policy",{...h}))}},75597:function(L,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.protectedPaths=A;function v(){const i=c(41330);return v=function(){return i},i}function M(){
const i=c(32854);return M=function(){return i},i}function b(){const i=c(95132);return b=function(){return i},i}function E(){
const i=c(39869);return E=function(){return i},i}const C=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","M\
EMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function A(i){const{
touched:e,policy:s,policyPath:n,change:o,tree:t,genes:h}=i,p=P(o,t),r=h.some(({binds:d})=>d),u=a(s.blast_radius.protected_paths),
S=a(C);return e.flatMap(d=>{const{path:y}=d,f=p.get(y),O=g(d),m=u(O),I=y===n?void 0:S(O);if(m===void 0&&I===void 0)return[];
const j=m===void 0?{path:y,pattern:I??"",by:"the default list"}:{path:y,pattern:m,by:"the policy"},T=m!==void 0||f!==void 0&&
r,N={...(0,E().atFile)(y),severity:T?"error":"warning",harm:m!==void 0||$(y)?"danger":"broken"};return[f===void 0?(0,b().
finding)("protected-path",j,N):(0,b().finding)("protected-file-destroyed",{...j,how:f},N)]})}function $(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(i)}function P(i,e){const s=new Map;for(const{status:n,path:o,oldPath:t}of i.files)n==="deleted"&&s.set(o,"deletes"),
t!==void 0&&s.set(t,"deletes"),(n==="modified"||n==="type_changed")&&e.stat(o)?.size===0&&s.set(o,"empties");return s}const w={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function a(i){const e=i.map(s=>{const n=(0,v().default)(s,w);return{pattern:s,covers:t=>n(
t)||(0,M().isWithin)(t,s,{ignoreCase:!0})}});return s=>e.find(({covers:n})=>s.some(n))?.pattern}function g({path:i,via:e}){
return e===""?[i]:[i,e]}},66503:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.storeRoots=A;function v(){
const a=c(76760);return v=function(){return a},a}function M(){const a=c(68450);return M=function(){return a},a}function b(){
const a=c(59867);return b=function(){return a},a}function E(){const a=c(95132);return E=function(){return a},a}function C(){
const a=c(39869);return C=function(){return a},a}async function A(a){const{genes:g,tree:i}=a,e=g.flatMap(({asset:n,store:o,
change:t})=>t.kind==="removed"?[]:[[o.path,{store:o,file:n.path}]]),s=[...new Map(e).values()].map(n=>P(n,i));return[...$(
a),...(await Promise.all(s)).flat()]}function $({assets:a,policy:g,tree:i,baseTree:e}){const s=new Map;for(const n of a.
files){const{path:o,root:t}=(0,M().storeOf)(n,{policy:g,tree:e}),h=(0,M().storeOf)(n,{policy:g,tree:i}).root;if(e.stat(o)===
void 0||t===h||s.has(o))continue;const p={store:w(o),root:w(t),others:[w(h)]},r={...(0,C().atFile)(n),severity:"warning"};
s.set(o,(0,E().finding)("store-root-unclear",{...p,because:"moves"},r))}return[...s.values()]}async function P({store:{path:a,
root:g,named:i},file:e},s){const n={store:w(a),root:w(g)};if(s.stat(g)?.kind!=="directory"){const h=i===!0;return[(0,E().
finding)("store-root-missing",{...n,named:h},(0,C().atFile)(e))]}if(await(0,b().readPackageJson)(s,g)===b().INVALID){const h=v().
posix.join(g,"package.json"),p={...(0,C().atFile)(e),severity:"warning",layer:"change"};return[(0,E().finding)("package-\
json-invalid",{path:h},p)]}const o=(0,M().packagesAbove)(s,a).filter(h=>h!==g);if(i===!0||o.length===0)return[];const t={
...n,others:o.map(w),because:"manifest"};return[(0,E().finding)("store-root-unclear",t,(0,C().atFile)(e))]}function w(a){
return a===""?".":a}},39869:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.SYMLINK=void 0,l.atFile=C,
l.someTouches=g,l.touchedPaths=b,l.touchesOf=E;function v(){const i=c(32854);return v=function(){return i},i}function M(){
const i=c(53315);return M=function(){return i},i}function b(i,e){return i.files.flatMap(s=>(0,M().namesOf)(s).map(n=>({path:n,
via:n===s.path&&s.newMode===A?P(e,n):""})))}function E(i,e){const s=new Map;return n=>{const o=s.get(n)??$(i,w(e,n));return s.
set(n,o),o}}function C(i){return{location:{path:i,line:1,column:1}}}const A=l.SYMLINK="120000";function $(i,e){const s=n=>e.
some(o=>(0,v().isWithin)(n,o));return i.flatMap(n=>s(n.path)?[{path:n.path,via:""}]:n.via!==""&&s(n.via)?[n]:[])}function P(i,e){
const s=(0,v().resolveInTree)(i,e);return s.kind==="inside"||s.kind==="missing"?s.path:""}function w(i,e){const s=(0,v().
resolveInTree)(i,e);return s.kind==="inside"?[e,s.path]:[e]}const a=3;function g(i){const e=i.length-a;return i.slice(0,
a).map((s,n)=>e>0&&n===a-1?{...s,more:e}:s)}},90350:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.unauditableFiles=
A,l.unprovenMerge=g;function v(){const i=c(32854);return v=function(){return i},i}function M(){const i=c(95132);return M=
function(){return i},i}function b(){const i=c(39869);return b=function(){return i},i}const E="160000",C=".gitmodules";function A({
genes:i,change:e,tree:s}){if(!i.some(({binds:p})=>p))return[];const[n,...o]=e.files.filter($).map(({path:p})=>p),[t,...h]=e.
files.filter(({path:p,newMode:r})=>r===b().SYMLINK&&P(p,s)).map(({path:p})=>p);return[...n===void 0?[]:[(0,M().finding)(
"submodule-changed",{path:n,...a(o)},(0,b().atFile)(n))],...t===void 0?[]:[(0,M().finding)("symlink-leaves-tree",{path:t,
target:s.readlink(t)??"",...a(h)},(0,b().atFile)(t))]]}function $({path:i,newMode:e,status:s}){return e===E||i===C&&s!==
"deleted"}function P(i,e){const{kind:s}=(0,v().resolveInTree)(e,i);return s==="outside"||s==="loop"}const w=9;function a(i){
const e=i.length-w;return{...i.length>0&&{likewise:i.slice(0,w)},...e>0&&{more:e}}}function g({unprovenMerge:i}){return i?
[(0,M().finding)("merge-not-proven",{merge:i.commit,reason:i.reason})]:[]}},72025:function(L,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.ask=C,l.assetNotJudged=$,l.notChecked=w,l.ofChange=E;function v(){const a=c(27199);return v=
function(){return a},a}function M(){const a=c(95132);return M=function(){return a},a}function b(){const a=c(50661);return b=
function(){return a},a}function E(a){return(g,...i)=>(0,b().isChange)(g)?a(g,...i):[]}async function C(a,g,...i){const e=Object.
entries(a).map(async([s,n])=>{try{return await n(g,...i)}catch(o){return[A(s,o,i)]}});return(await Promise.all(e)).flat()}
function A(a,g,[i]){return i===void 0?(0,M().notJudged)(`the change; the check "${a}" failed`,g):$(i.asset,g,`; the chec\
k "${a}" failed`)}function $(a,g,i=""){const e=`the ${a.type} \`${a.id}\`${i}`;return(0,M().notJudged)(e,g,P(a))}function P(a){
try{return(0,v().placeOf)(a)}catch{return{location:{path:a.path,line:1,column:1},subject:(0,v().subjectOf)(a)}}}function w(a,{
path:g,detail:i},e){return(0,M().finding)("claim-not-checked",{claim:a,why:`${i} of the log \`${g}\``},e)}},70716:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.SUBJECT_CHECKS=l.REMOVED_GENE_CHECKS=l.GENE_CHECKS=l.CLAIM_CHECKS=void 0;
function v(){const m=c(98497);return v=function(){return m},m}function M(){const m=c(37542);return M=function(){return m},
m}function b(){const m=c(19177);return b=function(){return m},m}function E(){const m=c(78782);return E=function(){return m},
m}function C(){const m=c(1348);return C=function(){return m},m}function A(){const m=c(90331);return A=function(){return m},
m}function $(){const m=c(75597);return $=function(){return m},m}function P(){const m=c(66503);return P=function(){return m},
m}function w(){const m=c(90350);return w=function(){return m},m}function a(){const m=c(72025);return a=function(){return m},
m}function g(){const m=c(52117);return g=function(){return m},m}function i(){const m=c(97004);return i=function(){return m},
m}function e(){const m=c(93198);return e=function(){return m},m}function s(){const m=c(59613);return s=function(){return m},
m}function n(){const m=c(48550);return n=function(){return m},m}function o(){const m=c(10255);return o=function(){return m},
m}function t(){const m=c(85881);return t=function(){return m},m}function h(){const m=c(93290);return h=function(){return m},
m}function p(){const m=c(73566);return p=function(){return m},m}function r(){const m=c(47771);return r=function(){return m},
m}function u(){const m=c(36974);return u=function(){return m},m}function S(){const m=c(42804);return S=function(){return m},
m}const d=l.SUBJECT_CHECKS={"asset-files":g().assetFiles,"forbidden-paths":(0,a().ofChange)(E().forbiddenPaths),"protect\
ed-paths":(0,a().ofChange)($().protectedPaths),"policy-file":(0,a().ofChange)(A().policyFile),"gate-change":(0,a().ofChange)(
C().gateChange),"agent-files":(0,a().ofChange)(({agentFiles:m})=>m.flatMap(({findings:I})=>I)),"changed-instructions":(0,a().
ofChange)(v().changedInstructions),"stale-instructions":(0,a().ofChange)(v().staleInstructions),"ignored-inputs":(0,a().
ofChange)(A().ignoredInputs),"audit-logs":(0,a().ofChange)(M().auditLogs),"unauditable-files":(0,a().ofChange)(w().unauditableFiles),
"unproven-merge":(0,a().ofChange)(w().unprovenMerge),"hard-cap":(0,a().ofChange)(S().hardCap),"store-roots":(0,a().ofChange)(
P().storeRoots),"deciding-files":(0,a().ofChange)(b().decidingFiles),"missing-genes":t().missingGenes,"event-chain":e().
eventChain,"unresolved-references":t().unresolvedReferences,"genes-still-named":(0,a().ofChange)(t().genesStillNamed),"e\
ngine-seeds":(0,a().ofChange)(g().engineSeeds),"activated-seeds":(0,a().ofChange)(i().activatedSeeds),"removed-scripts":(0,a().
ofChange)(h().removedScripts),"claimed-radius":(0,a().ofChange)(s().claimedRadius),"claimed-streak":r().claimedStreak,estimates:(0,a().
ofChange)(s().estimates),"look-alike-ids":n().lookAlikeIds,"repeated-ids":n().repeatedIds,unidentified:p().unidentified},
y=l.CLAIM_CHECKS={"self-description":p().selfDescription,"capsule-fields":p().capsuleFields,envelope:o().envelope},f=l.GENE_CHECKS=
{"incomplete-gene":u().incompleteGene,"validation-list":u().validationList,"declared-constraints":S().declaredConstraints,
"loosened-constraints":(0,a().ofChange)(S().loosenedConstraints),"limits-beyond-cap":(0,a().ofChange)(S().limitsBeyondCap),
"gene-blast-radius":(0,a().ofChange)(S().geneBlastRadius),"declared-paths":(0,a().ofChange)(S().declaredPaths),"self-des\
cription":p().selfDescription,envelope:o().envelope},O=l.REMOVED_GENE_CHECKS={"removed-gene":(0,a().ofChange)(u().removedGene),
"gene-blast-radius":(0,a().ofChange)(S().geneBlastRadius),"declared-paths":(0,a().ofChange)(S().declaredPaths)}},52117:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.assetFiles=M,l.assetProblemFinding=b,l.engineSeeds=E;function v(){const C=c(
95132);return v=function(){return C},C}function M({problems:C}){return C.map(b)}function b({rule:C,detail:A,location:$,id:P,
before:w}){const g={location:$,...P===void 0?{}:{subject:{id:P}}};return w?{...(0,v().finding)(C,{detail:A},{...g,severity:"\
notice"}),before:w}:(0,v().finding)(C,{detail:A},g)}function E({seeds:C}){const[A]=C.keys();if(A===void 0)return[];const $=[
...C.values()].sort((w,a)=>w.localeCompare(a,"en",{numeric:!0})),P={ids:[...new Set([...C.keys()].map(({id:w})=>w))],count:C.
size,oldest:$[0]??"",newest:$.at(-1)??""};return[(0,v().finding)("engine-seeds",P,{location:A.locate()})]}},97004:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.activatedSeeds=A,l.blockedGenes=E;function v(){const $=c(27199);return v=
function(){return $},$}function M(){const $=c(77680);return M=function(){return $},$}function b(){const $=c(95132);return b=
function(){return $},$}async function E($,P,w){const a=new Map;for(const g of $){const{gene:i}=g.value,e=P.find(t=>t.type===
"Gene"&&t.id===i),s=e&&await C(e,w);if(e===void 0||s===void 0)continue;const n=`the command \`${s}\` of its gene \`${e.id}\
\` is blocked`,o={capsule:g.id,why:n};a.set(g,(0,b().finding)("capsule-not-eligible",o,(0,v().placeOf)(g,["gene"])))}return a}
async function C($,P){const w=P.forFile($.path);for(const a of(0,M().commandsToRun)($)){const{verdict:g}=await w.command(
a);if(g==="block")return a}}async function A({assets:$,judge:P}){const w=[];for(const a of $.activated??[]){const g=await C(
a,P);g!==void 0&&w.push((0,b().finding)("seed-activated-blocked",{gene:a.id,command:g},(0,v().placeOf)(a,["validation"])))}
return w}},93198:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.eventChain=$;function v(){const e=c(
27199);return v=function(){return e},e}function M(){const e=c(28894);return M=function(){return e},e}function b(){const e=c(
95132);return b=function(){return e},e}function E(){const e=c(36773);return E=function(){return e},e}function C(){const e=c(
72025);return C=function(){return e},e}function A(){const e=c(85475);return A=function(){return e},e}function $({assets:{
changes:e,present:s,unread:n}}){const o=s.filter(({type:d})=>d==="EvolutionEvent"),t=new Set(e.map(({asset:d})=>d)),h=new Map(
o.map(d=>[d.id,d])),p=new Map,r=new Map,u=new Set,S=new Set;return o.flatMap(d=>{const y=r.get(d.path);r.set(d.path,d);const f=a(
d),O=f===void 0?void 0:p.get(f);if(f!==void 0&&O===void 0&&p.set(f,d),!t.has(d)||d.cut)return[];const m=(0,v().placeOf)(
d,["parent"]),I={event:d.id};if(f===void 0){if(y===void 0||!(0,M().isAuditLog)(d.path))return[];const R={...I,fault:P,fix:w(
d,y.id)};return[(0,b().finding)("event-not-chained",R,m)]}if(!h.has(f)){const R=y===void 0,k=(0,M().isAuditLog)(d.path)&&
!R?"error":"warning",[D]=n;if(D!==void 0){const U=`whether the parent \`${f}\` of the EvolutionEvent \`${d.id}\` exists`;
return[(0,C().notChecked)(U,D,{...m,severity:k})]}if(S.has(f))return[];R||S.add(f);const G=R?`If the log with \`${f}\` ex\
ists, commit it, too; otherwise leave the event as its engine wrote it`:`Append the events up to \`${f}\` that the engine\
 wrote before this one; if they are lost, leave the event out`,H={...I,parent:f,where:"not in any asset file",fix:G};return[
(0,b().finding)("event-parent-missing",H,{...m,severity:k})]}const j=i(d,h,u);if(j!==void 0){const R=`has a circular cha\
in of parents: ${(0,E().inCode)(j)}`;return[(0,b().finding)("event-not-chained",{...I,fault:R,fix:"Set the `parent` of e\
ach event to the previous event"},m)]}if(O===void 0||O.id===d.id)return[];const T=y===void 0||y.id===f?O.id:y.id,N=`has \
the parent \`${f}\`, which is already the parent of \`${O.id}\``,F={...I,fault:N,fix:w(d,T)};return[(0,b().finding)("eve\
nt-not-chained",F,{...m,severity:"warning"})]})}const P="has no parent, but it is not the first event of its log";function w({
value:e},s){const n=e.asset_id===void 0?"":(0,A().contentHash)({...e,parent:s});return`Set \`parent\` to \`${s}\`, the pr\
evious event${n&&`, and \`asset_id\` to \`${n}\``}`}function a({value:{parent:e}}){return typeof e=="string"&&e!==""?e:void 0}
const g=5;function i(e,s,n){const o=new Set;let t=e;for(;t!==void 0&&!n.has(t.id)&&!o.has(t.id);){o.add(t.id);const p=a(
t);t=p===void 0?void 0:s.get(p)}if(t!==void 0&&t.id===e.id&&!n.has(t.id))return[...o].slice(0,g);for(const p of o)n.add(
p)}},59613:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.claimedRadius=b,l.estimates=i,l.sizeOf=A;function v(){
const s=c(27199);return v=function(){return s},s}function M(){const s=c(95132);return M=function(){return s},s}function b({
assets:{changes:s},counted:n}){return["Capsule","EvolutionEvent"].flatMap(o=>{const t=s.filter(({kind:u,asset:S})=>u==="\
added"&&S.type===o).map(({asset:u})=>({asset:u,size:A(u.value.blast_radius)})),h=t.flatMap(({size:u})=>u??[]),p=t.at(-1);
if(p===void 0||h.length<t.length)return[];const r=h.reduce($);if(r.files<n.least.files||r.lines<n.least.lines){const u={
together:t.length>1,severity:"warning"};return[E(p.asset,r,n.least,u)]}return t.flatMap(({asset:u,size:S})=>S!==void 0&&
w(u)&&P(S,n.most)?[E(u,S,n.most,{together:!1,severity:"notice"})]:[])})}function E(s,n,o,{together:t,severity:h}){const{
type:p,id:r}=s,u={type:p,id:r,claim:`claims ${C(n)}${t?" together with the others of the change":""}`,shown:`git counts ${C(
o)} for this change`,fix:"Set `blast_radius` to what the cycle changed, and add the asset in the same change"},S={...(0,v().
placeOf)(s,["blast_radius"]),severity:h};return(0,M().finding)("claim-differs",u,S)}function C({files:s,lines:n}){return`${s}\
 ${s===1?"file":"files"} and ${n} ${n===1?"line":"lines"}`}function A(s){if(!(0,v().isJsonObject)(s))return;const{files:n,
lines:o}=s;return typeof n=="number"&&typeof o=="number"?{files:n,lines:o}:void 0}function $(s,n){return{files:s.files+n.
files,lines:s.lines+n.lines}}function P(s,n){return s.files>n.files||s.lines>n.lines+n.files}function w({value:{outcome:s}}){
return(0,v().isJsonObject)(s)&&s.status==="success"}const a=3,g=.1;function i({assets:{changes:s},counted:n}){const{least:o,
most:t}=n,h=s.filter(({kind:p,asset:r})=>p==="added"&&r.type==="EvolutionEvent");return h.flatMap(({asset:p})=>{const{blast_radius_estimate:r,
meta:u,blast_radius:S}=p.value,d=(0,v().isJsonObject)(r)?[]:["meta"],y=d.length===0?r:(0,v().isJsonObject)(u)&&u.blast_radius_estimate,
f=e(y);if(f===void 0||f<=0)return[];const O=h.length===1,m=O?o.files:e(S),I=O?t.files:e(S);if(m===void 0||I===void 0)return[];
const j=m/f>a;if(!j&&I/f>=g)return[];const T=j?m:I,N=(0,v().placeOf)(p,[...d,"blast_radius_estimate"]),F={type:p.type,id:p.
id,claim:`estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${T}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,M().finding)("claim-differs",F,N)]})}function e(s){return(0,v().isJsonObject)(
s)&&typeof s.files=="number"?s.files:void 0}},48550:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.lookAlikeIds=
P,l.repeatedIds=s;function v(){const t=c(76760);return v=function(){return t},t}function M(){const t=c(23404);return M=function(){
return t},t}function b(){const t=c(27199);return b=function(){return t},t}function E(){const t=c(64385);return E=function(){
return t},t}function C(){const t=c(11970);return C=function(){return t},t}function A(){const t=c(95132);return A=function(){
return t},t}function $(){const t=c(25367);return $=function(){return t},t}function P({assets:{changes:t,present:h}}){const p=t.
filter(({kind:d})=>d==="added").map(({asset:d})=>d);if(p.length===0)return[];const r=new Set(p.map(({type:d})=>d)),u=new Map,
S=new Map;for(const{type:d,value:y}of h){const f=r.has(d)?(0,E().declaredId)(y):void 0;if(f!==void 0)for(const O of a(d,
f)){const m=u.get(O);m===void 0?u.set(O,f):m!==f&&!S.has(O)&&S.set(O,f)}}return p.flatMap(d=>{const{type:y,id:f}=d,m=a(y,
f).flatMap(j=>[u.get(j),S.get(j)]).find(j=>j!==void 0&&j!==f);if(m===void 0)return[];const I=(0,b().placeOf)(d,["id"]);return[
(0,A().finding)("look-alike-id",{type:y,id:(0,$().visible)(f),other:(0,$().visible)(m)},I)]})}const w=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function a(t,h){const p=/^[\w.-]*$/.test(h)?h:g(h),r=p.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${t} case ${i(p)}`,`${t} drawn ${i(r)}`]}function g(t){const h=t.normalize("NFKC").replace(w,"");return(0,C().asciiOf)(
h.replace(/\p{Pd}/gu,"-"))}function i(t){return t.toUpperCase().toLowerCase()}const e=/(?:\.seed\.json|\/default_genes\.json)$/;
function s({assets:{changes:t,present:h}}){const r=t.filter(({kind:d})=>d==="added"||d==="modified").map(({asset:d})=>d).
filter(n);if(r.length===0)return[];const u=new Set(r.map(({id:d})=>d)),S=h.filter(d=>n(d)&&u.has(d.id));return r.flatMap(
d=>{const y=S.find(m=>o(m,d));if(y===void 0)return[];const f=`the gene \`${d.id}\`, also in \`${y.path}\` with other cont\
ent`,O={...(0,b().placeOf)(d,["id"]),severity:"warning"};return[(0,A().finding)("duplicate-id",{detail:f},O)]})}function n({
type:t,path:h}){return t==="Gene"&&!e.test(`/${h}`)}function o(t,h){return t.id===h.id&&t.path.replace(/l$/,"")!==h.path.
replace(/l$/,"")&&v().posix.dirname(t.path)===v().posix.dirname(h.path)&&(0,M().canonicalize)(t.value)!==(0,M().canonicalize)(
h.value)}},10255:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.envelope=A;function v(){const e=c(27199);
return v=function(){return e},e}function M(){const e=c(61331);return M=function(){return e},e}function b(){const e=c(39763);
return b=function(){return e},e}function E(){const e=c(95132);return E=function(){return e},e}function C(){const e=c(85475);
return C=function(){return e},e}function A(e,{asset:s}){const{type:n,id:o,envelope:t}=s;return[...P(s),...t&&(0,M().senderOf)(
t)===void 0?[(0,E().finding)("schema-field",{type:n,id:o,...$},(0,v().placeOf)(s))]:[]]}const $={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function P(e){const{type:s,id:n,wrappers:o=[]}=e,
t=(0,v().placeOf)(e);return o.flatMap(h=>w(e,h).flatMap(([p,r])=>{const u=h[p];if(u===void 0||u===r)return[];const S={type:s,
id:n,field:p,stated:i(u),actual:i(r)};return[(0,E().finding)("envelope-contradicts-asset",S,t)]}))}function w(e,s){const{
type:n,id:o,value:t}=e;return[...n==="ValidationReport"?[["target_asset_id",t.gene_asset_id??s.target_asset_id],["target\
_local_id",t.gene_id]]:[],...a(s.type,n)?[["type",n]]:[],["asset_type",n],["asset_id",g(e,s.asset_id)],["content_hash",g(
e,s.content_hash)],["local_id",o]]}function a(e,s){if(typeof e!="string")return!1;const n=e.toLowerCase();return n!==s.toLowerCase()&&
b().ASSET_TYPES.some(o=>o.toLowerCase()===n)}function g({type:e,value:s},n){if(s.asset_id!==void 0||n===void 0)return s.
asset_id;const o={type:e,value:{...s,asset_id:n}};return(0,C().matchContentHash)(o)===void 0?(0,C().contentHash)(s):n}function i(e){
return JSON.stringify(e??null).slice(0,100)}},85881:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.appliedIds=
g,l.genesStillNamed=$,l.missingGenes=s,l.unresolvedReferences=A;function v(){const n=c(27199);return v=function(){return n},
n}function M(){const n=c(30610);return M=function(){return n},n}function b(){const n=c(95132);return b=function(){return n},
n}function E(){const n=c(72025);return E=function(){return n},n}function C(){const n=c(50661);return C=function(){return n},
n}function A({assets:n}){const{changes:o,present:t,unread:h}=n,p=[["capsule_id","Capsule",P(t,"Capsule")],["validation_r\
eport_id","ValidationReport",P(t,"ValidationReport")]];return o.filter(a).flatMap(({asset:r})=>{if(r.type!=="EvolutionEv\
ent")return[];const{type:u,id:S,value:d}=r,[y]=h;return p.flatMap(([f,O,m])=>{const I=d[f];if(!w(I,m))return[];const j={
...(0,v().placeOf)(r,[f]),severity:"warning"},T=`whether \`${I}\`, which the EvolutionEvent \`${S}\` names, exists`;return y?
[(0,E().notChecked)(T,y,j)]:[(0,b().finding)("reference-not-found",{type:u,id:S,wanted:O,name:I,field:f},j)]})})}function $({
assets:{changes:n,present:o}}){const t=P(o,"Gene"),h=g(n),p=n.flatMap(({kind:u,asset:S,before:d})=>u==="removed"?S:d??[]).
filter(({type:u})=>u==="Gene").flatMap(u=>(0,M().namesOf)(u).map(S=>({asset:u,name:S}))).filter(({name:u})=>!t.has(u)&&!h.
has(u));if(p.length===0)return[];const r=o.flatMap(M().namings);return p.flatMap(({asset:u,name:S})=>{const d=r.filter(({
gene:j})=>j===S),y=d.find(j=>j.by.type==="Capsule")??d[0];if(y===void 0)return[];const f=S.startsWith("sha256:"),O={what:`${f?
"gene that was":"gene"} \`${S}\``,by:`the ${y.by.type} \`${y.by.id}\``,more:new Set(d.map(j=>j.by)).size-1,fix:f?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${S}\`, or also remove the Capsules that name it`},m=y.by.
type==="Capsule"?"warning":"notice",I=y.by.locate(y.pointer);return[(0,b().finding)("still-named",O,{location:I,subject:(0,v().
subjectOf)(u),severity:m})]})}function P(n,o){return new Set(n.filter(t=>t.type===o).flatMap(M().namesOf))}function w(n,o){
return typeof n=="string"&&!o.has(n)}function a({kind:n}){return n==="added"||n==="modified"}function g(n){return new Set(
n.flatMap(M().newNamings).map(({gene:o})=>o))}const i="ad_hoc",e={severity:"warning",harm:"bookkeeping"};function s(n){const{
changes:o}=n.assets,t=new Set(o.filter(({kind:h,asset:p})=>h!=="removed"&&p.type==="Gene").flatMap(({asset:h})=>(0,M().namesOf)(
h)));return o.flatMap(M().newNamings).filter(({gene:h})=>!t.has(h)).map(({by:h,gene:p,pointer:r})=>{const u=p===i&&(0,C().
isChange)(n),S={...(0,v().placeOf)(h,r),...u&&e},{type:d,id:y}=h,f={type:d,id:y,wanted:"gene",name:p,field:String(r[0])};
return(0,b().finding)("reference-not-found",f,S)})}},93290:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.removedScripts=g;function v(){const t=c(76760);return v=function(){return t},t}function M(){const t=c(27199);return M=
function(){return t},t}function b(){const t=c(68450);return b=function(){return t},t}function E(){const t=c(77680);return E=
function(){return t},t}function C(){const t=c(51951);return C=function(){return t},t}function A(){const t=c(86191);return A=
function(){return t},t}function $(){const t=c(59867);return $=function(){return t},t}function P(){const t=c(46912);return P=
function(){return t},t}function w(){const t=c(91063);return w=function(){return t},t}function a(){const t=c(95132);return a=
function(){return t},t}async function g(t){const{assets:h,baseTree:p,clock:r}=t,u=i(t.change),S=await e(t);if(u.size+S.size===
0)return[];const d=new Set(h.changes.map(({asset:O})=>O)),y=h.present.filter(O=>O.type==="Gene"&&!d.has(O)),f=new Map;for(const O of y){
await r.tick();const m=(0,E().validationCommands)(O),I=new Map;for(const{value:j,pointer:T}of m.kind==="list"?m.entries:
[]){if(typeof j!="string")continue;const{root:N}=(0,b().storeOf)(O.path,{policy:t.policy,tree:p}),R=(0,A().namedPaths)(j,
N).filter(k=>u.has(k)).map(k=>({path:k,script:""}));S.size>0&&R.push(...await n(j,p,N));for(const k of R){const D=o(k);(k.
script===""||S.has(D))&&I.set(D,{...k,entry:T[1]})}}for(const[j,T]of I){const N=f.get(j);N?N.more+=1:f.set(j,{...T,gene:O,
more:0})}}return[...f.values()].map(({path:O,script:m,gene:I,entry:j,more:T})=>{const N=m===""?`file \`${O}\``:`script \`${m}\
\` of \`${O}\``,F=`Keep \`${m||O}\`, or change the commands that name it`,R={...(0,M().placeOf)(I,["validation",j]),harm:"\
broken"};return(0,a().finding)("still-named",{what:N,by:`the gene \`${I.id}\``,more:T,fix:F},R)})}function i({files:t}){
const h=new Set(t.flatMap(({status:p,path:r,oldPath:u})=>p==="deleted"?r:u??[]));for(const{path:p,status:r}of t)r!=="del\
eted"&&h.delete(p);return h}async function e({change:t,baseTree:h,tree:p}){const r=t.files.map(({path:S,oldPath:d})=>d??
S),u=new Set;for(const S of r.filter(d=>v().posix.basename(d)==="package.json")){const d=await s(h,S),y=new Set(await s(
p,S));for(const f of d)y.has(f)||u.add(o({path:S,script:f}))}return u}async function s(t,h){const p=v().posix.dirname(h);
return[...(await(0,$().usablePackageJson)(t,p==="."?"":p))?.scripts.keys()??[]]}async function n(t,h,p){const{invocation:r}=(0,C().
readWords)(t,{tree:h,cwd:p});if(r?.program!=="npm")return[];const u={tree:h,directory:p,changed:new Set,families:w().NO_PROGRAMS},
{runs:S}=await(0,P().scriptsThatRun)(r,u,{start:0,end:0}),d=(0,P().eventOf)(r);return S.flatMap(({directory:y,event:f})=>f===
d?[{path:v().posix.join(y,"package.json"),script:d}]:[])}function o({path:t,script:h}){return`${t}\0${h}`}},21471:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.describeJson=p,l.schemaDifferences=E;function v(){const r=c(98879);return v=
function(){return r},r}const M=2e5,b=50;function E(r,u){try{return C(r,u)}catch(S){if(!(S instanceof URIError))throw S;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function C(r,u){const S=(0,v().complaintsOf)(r,u,JSON.stringify(u).length<=M),d=new Map,y=new Set;for(const f of S){if(w.
has(f.keyword))continue;const O=$(f);if(!y.has(O)){y.add(O);for(const m of a(f,r,u)){const I=A(f,m),j=d.get(I);d.set(I,j?
{...j,more:j.more+1}:m)}}}return[...d.values()].slice(0,b)}function A({keywordLocation:r},u){switch(u.kind){case"missing":
return JSON.stringify([r,...u.fields]);case"unknown":return JSON.stringify([r,u.field]);case"invalid":return r}}function $({
keyword:r,instanceLocation:u}){return`${P.has(r)?r:"value"} ${u}`}const P=new Set(["required","additionalProperties"]),w=new Set(
["properties","items","false"]);function a(r,u,S){const{keyword:d,keywordLocation:y,instanceLocation:f}=r,{pointer:O,value:m}=i(
S,f),I=e(u,y);if(d==="required"){const T=(I.required??[]).filter(N=>!g(m,N));return[{kind:"missing",pointer:O,fields:T,more:0}]}
if(d==="additionalProperties"){const T=I.properties??{},N=Object.keys(m??{}).filter(R=>!Object.hasOwn(T,R)),F=Object.keys(
T).filter(R=>!g(m,R));return N.map(R=>({kind:"unknown",pointer:[...O,R],field:R,absent:F,more:0}))}const j=h(d,I);return[
{kind:"invalid",pointer:O,keyword:d,expected:j,found:p(m),more:0}]}function g(r,u){return r!==null&&Object.hasOwn(r,u)}function i(r,u){
const S=[];let d=r;for(const y of s(u))Array.isArray(d)?(S.push(Number(y)),d=d[Number(y)]??null):(S.push(y),d=d[y]??null);
return{pointer:S,value:d}}function e(r,u){let S=v().SCHEMAS[r];for(const d of s(u).slice(0,-1))S=S[d];return S}function s(r){
return r.split("/").slice(1).map(u=>u.replaceAll("~1","/").replaceAll("~0","~"))}const n={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},o={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},t=40;function h(r,u){const S=u[r];
switch(r){case"type":return[S].flat().map(d=>n[String(d)]??String(d)).join(" or ");case"enum":return`one of ${(u.enum??[]).
map(d=>JSON.stringify(d)).join(", ")}`;case"const":return JSON.stringify(S);case"pattern":return o[String(S)]??`a string\
 that matches ${S}`;case"minLength":return S===1?"a non-empty string":`a string of at least ${S} characters`;case"maxLen\
gth":return`a string of at most ${S} characters`;case"minItems":return S===1?"a non-empty list":`a list of at least ${S}\
 items`;case"maxItems":return`a list of at most ${S} items`;case"minimum":return`a number that is at least ${S}`;case"ma\
ximum":return`a number that is at most ${S}`;default:return`a value that matches \`${r}\` in the schema`}}function p(r){
return Array.isArray(r)?r.length===0?"an empty list":"a list":r!==null&&typeof r=="object"?"an object":typeof r!="string"?
String(r):r.length<=t?JSON.stringify(r):`a string of ${r.length} characters`}},57733:function(L,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.promotionSchemaFindings=$,l.schemaFindings=A;function v(){const n=c(23404);return v=function(){
return n},n}function M(){const n=c(27199);return M=function(){return n},n}function b(){const n=c(3051);return b=function(){
return n},n}function E(){const n=c(95132);return E=function(){return n},n}function C(){const n=c(21471);return C=function(){
return n},n}function A(n){return(0,C().schemaDifferences)(n.type,n.value).flatMap(o=>g(n.type,o)).map(o=>P(n,o,"warning"))}
function $(n){const o=s(n)?"warning":"error";return(0,C().schemaDifferences)(n.type,n.value).map(t=>P(n,t,o))}function P(n,o,t){
const{type:h,id:p}=n,{pointer:r,more:u}=o,S={...(0,M().placeOf)(n,r),severity:t},d=(y,f,O,m)=>(0,E().finding)("schema-fi\
eld",{type:h,id:p,field:y,fault:f,where:O,fix:m},S);switch(o.kind){case"missing":{const{fields:y}=o,O=`Add what is missi\
ng as the schema of the protocol describes it${y.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id`":""}`;return d(y.join("`, `"),"is missing",a(r,u),O)}case"unknown":{const y=a(r.slice(0,-1),u),{field:f,absent:O}=o,
m=(0,b().nearestName)(f,O),I=m===void 0?"":`If you meant \`${m}\`, rename it. Otherwise, `,j=`${I}${I?"remove":"Remove"}\
 \`${f}\` or store it outside the asset`;return d(f,"is unknown",y,j)}case"invalid":{const{expected:y}=o,f=`${o.found}${u===
0?"":` (and in ${w(u)})`}`,O=r.join("."),m=`must be ${y}, but it is ${f}`;return d(O,m,"",`Change \`${O}\` to ${y}`)}}}function w(n){
return n===1?"1 similar place":`${n} similar places`}function a(n,o){return n.length===0?"":` in \`${n.join(".")}\`${o===
0?"":` and ${w(o)}`}`}function g(n,o){const{pointer:t}=o;switch(o.kind){case"missing":{const h=o.fields.filter(p=>!i[n].
has([...t,p].join(".")));return h.length===0?[]:[{...o,fields:h}]}case"unknown":return[o];case"invalid":return e(n,t,o.keyword)?
[]:[o]}}const i={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files",
"constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function e(n,[
o,...t],h){if(o==="type"||o==="id"||o==="asset_id")return!0;if(n!=="Gene")return!1;const p=h==="minItems"&&t.length>0;return o===
"validation"||o==="constraints"&&!p}function s({value:n}){const{schema_version:o}=n,t=typeof o=="string"?/^1\.(\d+)\.\d+$/.
exec(o)?.[1]:void 0;return t!==void 0&&Number(t)<Number(v().SCHEMA_VERSION.split(".")[1])}},98879:function(L,l,c){Object.
defineProperty(l,"__esModule",{value:!0}),l.SCHEMAS=void 0,l.complaintsOf=a;function v(){const e=c(13574);return v=function(){
return e},e}function M(){const e=c(36576);return M=function(){return e},e}function b(){const e=c(25065);return b=function(){
return e},e}function E(){const e=c(5330);return E=function(){return e},e}function C(){const e=c(39436);return C=function(){
return e},e}function A(){const e=c(39763);return A=function(){return e},e}const P={type:"object",required:["type","schem\
a_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Valida\
tionReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},w=l.SCHEMAS={Gene:E().default,Capsule:M().default,EvolutionEvent:b().default,
Mutation:C().default,ValidationReport:P};function a(e,s,n){return g[n?"all":"first"][e].validate(s).errors}const g={all:i(
!1),first:i(!0)};function i(e){const s=A().ASSET_TYPES.map(n=>[n,new(v()).Validator(w[n],"7",e)]);return Object.fromEntries(
s)}},73566:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.capsuleFields=P,l.selfDescription=$,l.unidentified=
w;function v(){const i=c(27199);return v=function(){return i},i}function M(){const i=c(59490);return M=function(){return i},
i}function b(){const i=c(95132);return b=function(){return i},i}function E(){const i=c(72025);return E=function(){return i},
i}function C(){const i=c(85475);return C=function(){return i},i}function A(){const i=c(57733);return A=function(){return i},
i}function $({correctorOf:i},{asset:e,change:s,commands:n=[]}){if(e.cut)return[];const o=s?.kind==="unchanged"?void 0:s?.
before,t=n.some(({findings:h})=>h.some(({edit:p})=>p?.fix));return[...(0,C().hashFindings)(e,i(e),!t,o),...(0,A().schemaFindings)(
e)]}function P(i,{asset:e}){const{type:s,id:n,value:o}=e;if(s!=="Capsule"||e.cut)return[];const t=["success_streak","env\
_fingerprint"].filter(r=>o[r]==null);if(t.length===0)return[];const h=t.join("`, `"),p={fault:"is missing",where:"",fix:`\
Add \`${h}\``};return[(0,b().finding)("schema-field",{type:s,id:n,field:h,...p},(0,v().placeOf)(e))]}function w({genes:i,
claims:e,correctorOf:s}){const h=[...i.filter(({change:r})=>r?.kind!=="removed").map(({asset:r})=>r),...e].filter(({cut:r})=>!r).
flatMap(r=>a(r,s));return[...(0,M().groupBy)(h,({rule:r,location:u})=>JSON.stringify([r,u?.path])).values()].flatMap(g)}
function a(i,e){try{return(0,C().identityFindings)(i,e(i)).filter(C().isMissingIdentity)}catch(s){return[(0,E().assetNotJudged)(
i,s)]}}function g([i,...e]){if(i===void 0)return[];if(e.length===0||!(0,C().isMissingIdentity)(i))return[i,...e];const{subject:s,
args:n,...o}=i,{expected:t,...h}=n;return[{...o,args:{...h,others:e.length}}]}},47771:function(L,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.claimedStreak=S,l.eventsIn=e,l.streakCounter=$,l.successStreak=i;function v(){const d=c(23404);
return v=function(){return d},d}function M(){const d=c(27199);return M=function(){return d},d}function b(){const d=c(59490);
return b=function(){return d},d}function E(){const d=c(95132);return E=function(){return d},d}function C(){const d=c(72025);
return C=function(){return d},d}function A(){const d=c(85475);return A=function(){return d},d}function $(d,y){const f=n(
d,y),O=(0,b().groupBy)(d,({value:{capsule_id:m}})=>m);return m=>P(m,O.get(m.id)??[],f,y)}function P({id:d,value:{gene:y}},f,O,m){
const I=[],j=[],T={files:0,lines:0};let N;const{successes:F,failure:R}=w(d,f);for(const k of F){const{value:D}=k,G=O.get(
k)??t(D,m)??(h(D,y,m)?void 0:s);G===void 0?(j.push(k),p(T,D)||(N??=u(D))):I.push({event:u(D),why:G})}return{count:g(j),uncounted:I,
ended:R!==void 0,...R&&F.length===0&&{failed:u(R.value)},radius:T,...N!==void 0&&{unmeasured:N}}}function w(d,y){const f=y.
filter(({value:m})=>m.type==="EvolutionEvent"&&m.capsule_id===d).reverse(),O=f.findIndex(({value:m})=>!a(m));return O<0?
{successes:f}:{successes:f.slice(0,O),failure:f[O]}}function a({outcome:d}){return(0,M().isJsonObject)(d)&&d.status==="s\
uccess"}function g(d){const y=d.map(({value:f})=>f.id).filter(f=>typeof f=="string");return d.length-y.length+new Set(y).
size}function i(d,y){const{successes:f,failure:O}=w(d,y);return{count:g(f),ended:O!==void 0}}function e({changes:d,present:y,
unread:f}){const O=f.at(-1),m=new Set(d.map(({asset:I})=>I));return y.filter(({type:I,path:j})=>I==="EvolutionEvent"&&(!O||
j>=O.path)).map(I=>({value:I.value,log:I.path,isNew:m.has(I)}))}const s="it does not name the gene of the Capsule";function n(d,y){
const f=new Map,O=new Map,m=new Set;for(const I of d){const j=o(I,O,y&&m.has(I.log));j!==void 0&&f.set(I,j),m.add(I.log);
const{id:T}=I.value;typeof T=="string"&&!O.has(T)&&O.set(T,I)}return f}function o({value:d,isNew:y},f,O){const{id:m,parent:I}=d;
if(y)return"the change that is judged adds or edits it";const j=typeof m=="string"?f.get(m):void 0;return j!==void 0?(0,v().
canonicalize)(j.value)===(0,v().canonicalize)(d)?void 0:"an earlier event with other content has its id":typeof I=="stri\
ng"&&I!==""?f.has(I)?void 0:"its parent is not in the log before it":O?"it has no parent":void 0}function t(d,y){const{id:f,
asset_id:O}=d;if(O===void 0)return y?"it has no hash":void 0;if((0,A().matchContentHash)({type:"EvolutionEvent",value:d})===
void 0)return"its hash does not match its content";const m=typeof f=="string"&&f.trim()!=="";return y&&!m?"it has no id":
void 0}function h({genes_used:d},y,f){return typeof y!="string"||y===""||!Array.isArray(d)?!f:d.includes(y)}function p(d,{
blast_radius:y}){if(y===void 0)return!0;if(!(0,M().isJsonObject)(y))return!1;const{files:f,lines:O}=y;return!r(f)||!r(O)?
!1:(d.files=Math.max(d.files,f),d.lines=Math.max(d.lines,O),!0)}function r(d){return typeof d=="number"&&Number.isSafeInteger(
d)&&d>=0}function u({id:d}){return typeof d=="string"?d:"without an id"}function S({assets:d}){const y=(0,b().groupBy)(e(
d),({value:f})=>f.capsule_id);return d.changes.flatMap(({kind:f,asset:O})=>{const{success_streak:m}=O.value;if(f==="remo\
ved"||O.type!=="Capsule"||typeof m!="number")return[];const{count:I,ended:j}=i(O.id,y.get(O.id)??[]);if(m<=I)return[];const T=(0,M().
placeOf)(O,["success_streak"]),N=d.unread.at(-1);if(N!==void 0&&!j)return[(0,C().notChecked)(`the success streak of the \
Capsule \`${O.id}\``,N,T)];const F={type:O.type,id:O.id,claim:`claims a success streak of ${m}`,shown:`the events show ${I}`,
fix:"Append the events of its cycles, or correct `success_streak`"};return[(0,E().finding)("claim-differs",F,T)]})}},78883:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.geneDifferences=E,l.uncovered=P;function v(){const w=c(77680);return v=
function(){return w},w}function M(){const w=c(32854);return M=function(){return w},w}function b(){const w=c(56131);return b=
function(){return w},w}function E({kind:w,asset:a,before:g}){return g===void 0||a.cut||w!=="added"&&w!=="modified"?[]:[...C(
g,a),...$(g,a)]}function C(w,a){const[g,i]=[A(w),A(a)],e="validation";return[...[...g].filter(s=>!i.has(s)).map(s=>({kind:"\
command_removed",field:e,base:s,head:null})),...[...i].filter(s=>!g.has(s)).map(s=>({kind:"command_added",field:e,base:null,
head:s}))]}function A(w){const a=(0,v().validationCommands)(w),g=a.kind==="list"?a.entries.map(({value:i})=>i):[];return new Set(
g.filter(i=>typeof i=="string"))}function $(w,a){const{constraints:g}=(0,b().readConstraints)(w.value.constraints),{constraints:i}=(0,b().
readConstraints)(a.value.constraints),e=[];i.maxFiles!==g.maxFiles&&e.push({kind:i.maxFiles>g.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(g.maxFiles),head:String(i.maxFiles)});const s="con\
straints.forbidden_paths";for(const n of P(g.forbiddenPaths,i.forbiddenPaths))e.push({kind:"constraint_loosened",field:s,
base:n,head:null});for(const n of P(i.forbiddenPaths,g.forbiddenPaths))e.push({kind:"constraint_tightened",field:s,base:null,
head:n});return e}function P(w,a){return w.filter(g=>!a.some(i=>(0,M().isWithin)(g,i)))}},36974:function(L,l,c){Object.defineProperty(
l,"__esModule",{value:!0}),l.incompleteGene=$,l.removedGene=P,l.validationList=E;function v(){const w=c(27199);return v=
function(){return w},w}function M(){const w=c(77680);return M=function(){return w},w}function b(){const w=c(95132);return b=
function(){return w},w}function E(w,{asset:a,validation:g,commands:i}){if(a.cut)return[];const e=["validation"],s={gene:a.
id};if(g.kind==="not_a_list"){const t={...s,fault:`must have ${g.expected} as \`validation\``};return[(0,b().finding)("v\
alidation-malformed",t,(0,v().placeOf)(a,e))]}if(g.kind==="missing"||g.entries.every(M().isBlankEntry))return[(0,b().finding)(
"validation-missing",{...s,that:""},(0,v().placeOf)(a,e))];const n=[],o=new Set;for(const t of g.entries){const{value:h,
pointer:p}=t;if((0,M().isBlankEntry)(t)){const r={...s,field:p.join("."),fault:"is blank"},u={...(0,v().placeOf)(a,p),severity:"\
notice"};n.push((0,b().finding)("validation-redundant",r,u))}else if(typeof h!="string"){const r={...s,fault:`must have \
a string as \`${p.join(".")}\``};n.push((0,b().finding)("validation-malformed",r,(0,v().placeOf)(a,p)))}else if(o.has(h)){
const r={...(0,v().placeOf)(a,p),subject:{...(0,v().subjectOf)(a),command:h}};n.push((0,b().finding)("validation-redunda\
nt",{...s,field:p.join("."),fault:`repeats \`${h}\``},r))}else o.add(h)}if(i.length>0&&i.every(C)){const t={...s,that:" \
that checks the change"};n.push((0,b().finding)("validation-missing",t,(0,v().placeOf)(a,e)))}return n}function C({reading:{
problems:w,argv:a}}){return w.some(({rule:g})=>g==="only-prints")||A.has(a?.[0]??"")}const A=new Set(["clear","date","df",
"echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function $(w,{asset:a}){return a.cut?
[(0,b().finding)("validation-malformed",{gene:a.id,fault:"can be read only in part: its JSON has an error"},(0,v().placeOf)(
a))]:[]}function P(w,{asset:a}){return[(0,b().finding)("gene-removed",{gene:a.id},{subject:(0,v().subjectOf)(a)})]}},56131:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.hardCaps=i,l.limitsOf=g,l.readConstraints=A,l.stricterConstraints=$;function v(){
const e=c(27199);return v=function(){return e},e}function M(){const e=c(57430);return M=function(){return e},e}function b(){
const e=c(32854);return b=function(){return e},e}function E(){const e=c(53315);return E=function(){return e},e}function C(){
const e=c(50661);return C=function(){return e},e}function A(e){const s=h=>({constraints:P,problems:[{...h,pointer:["cons\
traints"]}]});if(e===void 0)return s({kind:"missing"});if(!(0,v().isJsonObject)(e))return s({kind:"malformed",detail:"an\
 object"});const n=[],o=w(e.max_files,n);return{constraints:{maxFiles:o??E().DEFAULT_MAX_FILES,isDefaultLimit:o===void 0,
forbiddenPaths:a(e.forbidden_paths,n)},problems:n}}function $(e,s){if(e===void 0)return s;const{maxFiles:n,isDefaultLimit:o}=e.
maxFiles<s.maxFiles?e:s;return{maxFiles:n,isDefaultLimit:o,forbiddenPaths:[...new Set([...e.forbiddenPaths,...s.forbiddenPaths])]}}
const P={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function w(e,s){const n=["constraints","max\
_files"];if(e===void 0)s.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
s.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function a(e,s){const n=["constraints","forbidd\
en_paths"];if(e===void 0)return s.push({kind:"missing",pointer:n}),[];if(!Array.isArray(e))return s.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const o=new Set;for(const[t,h]of e.entries()){const p=typeof h=="string"?(0,b().
normalise)(h):void 0;if(typeof h!="string"||!p){s.push({kind:"malformed",pointer:[...n,t],detail:"a path below the root \
of the repository"});continue}(0,b().looksLikePattern)(h)&&s.push({kind:"pattern",pointer:[...n,t],detail:h}),o.add(p)}return[
...o]}function g(e,s){const{asset:n,change:o,binds:t}=e,{constraints:h}=A(n.value.constraints),p=o?.before&&A(o.before.value.
constraints).constraints,r=$(p,h),{maxFiles:u,isDefaultLimit:S}=r,d=i(s.policy),y=t&&(0,C().isChange)(s)?s.radius:M().NOTHING_TOUCHED,
f=(0,E().cappedSize)(y,s.policy.blast_radius.counting),O=(0,E().gradeFiles)(y.files,u,f,d),m=O==="hard_cap_breach"?f:y,I=(0,E().
gradeWords)(O,m,u,d);return{base:p,head:h,constraints:r,blastRadius:{...y,max_files:u,...S&&{default_limit:!0},severity:O,
message:I}}}function i({blast_radius:e}){const{hard_cap_files:s,hard_cap_lines:n}=e;return{files:s,lines:n}}},54034:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.auditGene=$,l.forbidsRunningGene=w,l.geneFindings=P;function v(){const a=c(
13580);return v=function(){return a},a}function M(){const a=c(72025);return M=function(){return a},a}function b(){const a=c(
70716);return b=function(){return a},a}function E(){const a=c(6470);return E=function(){return a},a}function C(){const a=c(
78883);return C=function(){return a},a}function A(){const a=c(56131);return A=function(){return a},a}async function $(a,g,i){
const{asset:e,change:s,commands:n,store:o}=g,t=(0,A().limitsOf)(g,a),h=await P(a,{...g,limits:t}),p=i.mayRun&&!h.some(w);
return{asset:e,store:o,commands:p?(0,E().planCommands)(n,{timeoutMs:i.timeoutMs,directory:o.root}):n,findings:h,blastRadius:t.
blastRadius,differences:s===void 0?[]:(0,C().geneDifferences)(s)}}async function P(a,g){return g.change?.kind!=="removed"?
(0,M().ask)(b().GENE_CHECKS,a,g):(await(0,M().ask)(b().REMOVED_GENE_CHECKS,a,g)).map(({location:e,...s})=>s)}function w({
rule:a}){return(0,v().ruleOf)(a).forbidsRunning==="gene"}},42804:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.declaredConstraints=P,l.declaredPaths=t,l.geneBlastRadius=n,l.hardCap=s,l.limitsBeyondCap=i,l.loosenedConstraints=a;function v(){
const h=c(27199);return v=function(){return h},h}function M(){const h=c(95132);return M=function(){return h},h}function b(){
const h=c(53315);return b=function(){return h},h}function E(){const h=c(39869);return E=function(){return h},h}function C(){
const h=c(78883);return C=function(){return h},h}function A(){const h=c(56131);return A=function(){return h},h}const $={
severity:"warning",harm:"bookkeeping"};function P(h,{asset:p}){return(0,A().readConstraints)(p.value.constraints).problems.
filter(({kind:r})=>r!=="missing"||!p.cut).map(r=>w(p,r))}function w(h,{kind:p,pointer:r,detail:u=""}){const S=(0,v().placeOf)(
h,r),d=r.join("."),y=(O,m,I=$)=>(0,M().finding)("constraints-malformed",{gene:h.id,field:d,fault:O,fix:m},{...S,...I});if(p===
"missing")return y("is missing",`Add \`${d}\` to the gene`);if(p==="malformed")return y(`must be ${u}`,`Change \`${d}\` t\
o ${u}`,{});const f=`forbids \`${u}\`, which is read as a path, with each of its characters, not as a pattern`;return y(
f,"Write the path of the directory; everything below it is also forbidden")}function a(h,{asset:p,binds:r,limits:{base:u,
head:S}}){if(!r||p.cut||u===void 0)return[];const d=(0,C().uncovered)(u.forbiddenPaths,S.forbiddenPaths),y=S.maxFiles>u.
maxFiles;if(d.length===0&&!y)return[];const f=g(p.value.constraints),O=[...y&&!f("max_files")?[`\`max_files\` from ${u.maxFiles}\
 to ${S.maxFiles}`]:[],...(f("forbidden_paths")?[]:d).map(I=>`\`${I}\` is no longer forbidden`)];if(O.length===0)return[];
const m=(0,v().placeOf)(p,["constraints"]);return[(0,M().finding)("constraints-loosened",{gene:p.id,loosened:O},m)]}function g(h){
const p=(0,A().readConstraints)(h).problems.flatMap(({kind:r,pointer:u})=>r==="malformed"&&u.length<=2?[u[1]]:[]);return r=>p.
includes(r)||p.includes(void 0)}function i(h,{asset:p,binds:r,limits:{base:u,head:S}}){const{files:d}=(0,A().hardCaps)(h.
policy),{maxFiles:y}=S;if(!r||y<=d||u!==void 0&&y<=u.maxFiles)return[];const f="constraints.max_files",O=`allows ${y} fi\
les, but the hard cap of the policy is ${d} ${d===1?"file":"files"}`,m={gene:p.id,field:f,fault:O,fix:`Set \`${f}\` to ${d}\
 or less`},I={...(0,v().placeOf)(p,["constraints","max_files"]),...$};return[(0,M().finding)("constraints-malformed",m,I)]}
const e={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function s({genes:h,radius:p,policy:r}){const u=h.filter(({binds:T})=>T),S=(0,b().cappedSize)(p,r.blast_radius.
counting),d=(0,A().hardCaps)(r);if(u.length===0||S.files<=d.files&&S.lines<=d.lines)return[];const[y,...f]=u,O=u.find(({
change:T})=>T.kind!=="removed"),{location:m}=O?(0,v().placeOf)(O.asset,["constraints","max_files"]):{},I={...m&&{location:m},
...y&&f.length===0&&{subject:(0,v().subjectOf)(y.asset)}},j={...S,capFiles:d.files,capLines:d.lines,genes:u.length};return[
(0,M().finding)("blast-radius-hard-cap",j,I)]}function n(h,{asset:p,binds:r,isOnlyAdded:u,limits:S}){const{files:d,max_files:y,
severity:f}=S.blastRadius;if(!r||f==="within_limit"||f==="hard_cap_breach")return[];if(u&&(f==="approaching_limit"||h.seeds.
has(p)))return[];const O=(0,v().placeOf)(p,["constraints","max_files"]),m={gene:p.id,files:d,maxFiles:y,declared:!S.constraints.
isDefaultLimit};return[(0,M().finding)(e[f],m,{...O,...o(u)})]}function o(h=!1){return h?$:{}}function t({touchesOf:h,seeds:p},{
asset:r,binds:u,isOnlyAdded:S,limits:{constraints:d}}){if(!u||p.has(r))return[];const y=d.forbiddenPaths.flatMap(O=>(0,E().
someTouches)(h(O)).map(m=>({gene:r.id,entry:O,...m})));if(y.length===0)return[];const f={...(0,v().placeOf)(r,["constrai\
nts","forbidden_paths"]),...o(S)};return y.map(O=>(0,M().finding)("forbidden-path-declared",O,f))}},16373:function(L,l,c){
Object.defineProperty(l,"__esModule",{value:!0}),l.readGene=$,l.readGeneChange=P;function v(){const i=c(27199);return v=
function(){return i},i}function M(){const i=c(30610);return M=function(){return i},i}function b(){const i=c(68450);return b=
function(){return i},i}function E(){const i=c(77680);return E=function(){return i},i}function C(){const i=c(16455);return C=
function(){return i},i}function A(){const i=c(95132);return A=function(){return i},i}async function $(i,e,s){const n=(0,E().
validationCommands)(i),o=await w(i,n,e,s);return{asset:i,store:e.storeOf(i.path),binds:!1,validation:n,commands:o}}async function P(i,e,s,n){
const{kind:o,asset:t,before:h}=i,p=(0,M().namesOf)(t).some(y=>e.has(y)),r=!["applied","unchanged"].includes(o)||p,u=o===
"added"&&h===void 0&&!p,S=(0,E().validationCommands)(t),d=o==="removed"?[]:await w(t,S,s,n);return{asset:t,store:s.storeOf(
t.path),change:i,binds:r,isOnlyAdded:u,validation:S,commands:d}}async function w(i,e,s,n){if(e.kind!=="list")return[];const o=s.
forFile(i.path),t=e.entries.filter(u=>typeof u.value=="string"&&!(0,E().isBlankEntry)(u)),h=await Promise.all(t.map(({value:u})=>o.
command(u))),p=await(0,C().withEdits)(h,o,n(i)==="fix");return(await Promise.all(p.map(u=>a(u,i,s)))).map((u,S)=>g(i,u,t[S]?.
pointer??["validation"]))}async function a(i,{path:e},s){const n=s.storeOf(e),{tree:o}=s.terms;if(i.verdict!=="block"||o===
void 0)return i;for(const t of new Set([...(0,b().packagesAbove)(o,n.path),""])){if(t===n.root)continue;const{verdict:h}=await s.
startingIn(t).command(i.reading.command);if(h==="block")continue;const p=(0,A().finding)("store-root-unclear",{store:n.path||
".",root:n.root||".",others:[t||"."],because:"accepts"});return{...i,findings:[...i.findings,p]}}return i}function g(i,{
findings:e,...s},n){const{command:o}=s.reading,t={...(0,v().subjectOf)(i),command:o},h={path:i.path,pointer:(0,v().pointerText)(
[...i.pointer,...n])};return{...s,command:o,location:i.locate(n),findings:e.map(({edit:p,...r})=>({...r,location:i.locate(
n,r.span),subject:t,...p&&{edit:{...h,...p}}}))}}},61989:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),
l.launchedFiles=C,l.markUnreadable=E;function v(){const $=c(27199);return v=function(){return $},$}function M(){const $=c(
10473);return M=function(){return $},$}function b(){const $=c(95132);return b=function(){return $},$}async function E($,P,{
tree:w,baseTree:a}){const g=$.flatMap(({commands:e})=>e.flatMap(C)),i=new Map;for(const e of new Set(g)){const s=P.has(e)?
await(0,M().whyUnreadable)(w,e):void 0;s&&await(0,M().whyUnreadable)(a,e)===void 0&&i.set(e,s)}return i.size===0?$:$.map(
e=>({...e,commands:e.commands.map(s=>A(e,s,i))}))}function C({reading:$}){return $.targets.flatMap(({path:P})=>P??[])}function A({
asset:$},P,w){const{location:a,verdict:g,confirmation:i}=P,e={location:a,subject:{...(0,v().subjectOf)($),command:P.command}},
s=[...new Set(C(P))].flatMap(n=>{const o=w.get(n);return o===void 0?[]:[(0,b().finding)("script-unreadable",{path:n,why:o},
e)]});return s.length===0?P:{...P,verdict:g==="allow"?"warn":g,confirmation:i==="standard"?"strong":i,findings:[...P.findings,
...s]}}},6470:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.digestPlans=A,l.makePlan=E,l.planCommands=
C,l.toolOf=a;function v(){const g=c(77598);return v=function(){return g},g}const M=Symbol("audited");function b({steps:g,
...i}){return{...i,steps:g.map(({command:e,...s})=>s)}}function E(g){const{argv:i,program:e,directory:s,binary:n=null,env:o,
timeoutMs:t}=g,{scripts:h=null,npmSettings:p=[]}=g,r=JSON.stringify([i,e,n,h&&b(h),p,Object.entries(o).sort(([u],[S])=>u<
S?-1:1),t,...s===""?[]:[s]]);return{...g,[M]:!0,digest:$(r)}}function C(g,i){const e=[];for(const s of g){const n=s.verdict===
"block"?void 0:P(s.reading,i);if(n===void 0)return g;e.push({...s,plan:n})}return e}function A(g){const i=[...new Set(g.
map(({digest:e})=>e))].sort();return $(i.join(`
`))}function $(g){return`sha256:${(0,v().createHash)("sha256").update(g).digest("hex")}`}function P(g,i){const{command:e,
argv:s,assignments:n}=g,o=s&&w(g,s);if(o)return E({command:e,...o,env:{...Object.fromEntries(n.map(({name:t,value:h})=>[
t,h])),...g.invocation?.family?.data.environment},...i})}function w(g,i){const{invocation:e,scripts:s,npmSettings:n}=g,[
o]=i;if(e===void 0)return o===void 0?void 0:{program:o,argv:i};const t=a(g);if(t===void 0){const{program:p}=e;return{program:p,
argv:i,...s&&{scripts:s},...n&&{npmSettings:n}}}if(t.path===void 0)return;const h=[...e.operands,...e.passthrough].map(({
text:p})=>p);return{program:e.program,argv:h,binary:t.path}}function a({targets:g}){return g.find(({kind:i,via:e})=>i===
"package_binary"&&e===void 0)}},66160:function(L,l,c){Object.defineProperty(l,"__esModule",{value:!0}),l.correctorIn=h,l.
isGene=p,l.readChangeSubject=n,l.subjectOfAssets=s;function v(){const u=c(20702);return v=function(){return u},u}function M(){
const u=c(78114);return M=function(){return u},u}function b(){const u=c(28894);return b=function(){return u},u}function E(){
const u=c(36093);return E=function(){return u},u}function C(){const u=c(4378);return C=function(){return u},u}function A(){
const u=c(74238);return A=function(){return u},u}function $(){const u=c(53315);return $=function(){return u},u}function P(){
const u=c(12154);return P=function(){return u},u}function w(){const u=c(39869);return w=function(){return u},u}function a(){
const u=c(85881);return a=function(){return u},u}function g(){const u=c(16373);return g=function(){return u},u}function i(){
const u=c(61989);return i=function(){return u},u}const e={changes:[],problems:[],files:[],present:[],unread:[]};function s({
assets:u,problems:S},d,y,f=e){const{policy:O,tree:m}=d.terms;return{policy:O,clock:d.clock,tree:m,problems:S,correctorOf:y,
genes:u.filter(p).map(I=>({asset:I})),claims:u.filter(I=>!p(I)),assets:f}}async function n(u){const{assets:S,baseTree:d,
tree:y,policy:f,platform:O}=u,{policy:m,source:I}=f,j=new Set(u.change.files.flatMap($().namesOf)),T=C().Judge.by({policy:m,
tree:y,base:d,changed:j,platform:O,...u.clock&&{clock:u.clock}}),N=o(S.changes),F=(0,a().appliedIds)(S.changes.filter(({
asset:B})=>!N.has(B))),R=h(S.problems),k={tree:y,baseTree:d},D=await T.clock.all(S.changes.filter(({asset:B})=>p(B)),B=>(0,g().
readGeneChange)(B,F,T,R)),G=await(0,i().markUnreadable)(D,j,k),H=new Set(G.flatMap(({commands:B})=>B.flatMap(i().launchedFiles))),
U=await(0,P().withLinesOfCode)(u.change,H,k),W=(0,P().exemptPaths)(U,m,G,y),J=(0,w().touchedPaths)(U,y),K=(0,$().measureChange)(
U,W);return{policy:m,judge:T,clock:T.clock,loadedPolicy:f,unprovenMerge:u.unprovenMerge,policyPath:I==="file"?void 0:A().
POLICY_PATH,tree:y,baseTree:d,change:U,agentFiles:await(0,v().judgeAgentFiles)(k,m,T.clock),assets:S,problems:S.problems,
correctorOf:R,genes:G,seeds:t(N,G,j),claims:S.changes.filter(r).map(({asset:B})=>B),changedNames:j,touched:J,touchesOf:(0,w().
touchesOf)(J,d),exempt:W,radius:K,counted:(0,P().countedChange)(U,K)}}function o(u){return new Map(u.flatMap(({kind:S,asset:d,
before:y})=>{const f=S==="added"&&!y?(0,E().seedRelease)(d):void 0;return f===void 0?[]:[[d,f]]}))}function t(u,S,d){const y=S.
filter(({isOnlyAdded:O,commands:m})=>!O||m.flatMap(i().launchedFiles).some(I=>d.has(I))),f=new Set(y.map(({asset:O})=>O));
return new Map([...u].filter(([O])=>!f.has(O)))}function h(u){const S=(0,M().ambiguousFiles)(u);return({path:d})=>S.has(
d)||(0,b().isAuditLog)(d)?"hand":"fix"}function p({type:u}){return u==="Gene"}function r({kind:u,asset:S}){return!p(S)&&
(u==="added"||u==="modified")}},50661:function(L,l){Object.defineProperty(l,"__esModule",{value:!0}),l.isChange=c;function c(v){
return"change"in v}},57430:function(L,l){Object.defineProperty(l,"__esModule",{value:!0}),l.NOTHING_TOUCHED=l.NOTHING_RUN=
void 0;const c=l.NOTHING_RUN={level:"none",description:"Nothing was run."},v=l.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(L,l,c){c.r(l),c.d(l,{Validator:()=>v.D});var v=c(60207)},36576:function(L,l,c){c.r(l),c.
d(l,{default:()=>v});var v=c(6145)},25065:function(L,l,c){c.r(l),c.d(l,{default:()=>v});var v=c(27620)},5330:function(L,l,c){
c.r(l),c.d(l,{default:()=>v});var v=c(87981)},39436:function(L,l,c){c.r(l),c.d(l,{default:()=>v});var v=c(57811)}};
