"use strict";exports.id=465,exports.ids=[465],exports.modules={30610:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.allOtherGenes=
M,l.appliedGenes=w,l.namings=C,l.newNamings=O;function h(){const b=f(61331);return h=function(){return b},b}function O({
kind:b,asset:S,before:g}){if(b!=="added"&&b!=="modified")return[];const v=new Set(b==="modified"&&g?C(g).map(({gene:r})=>r):
[]);return C(S).filter(({gene:r})=>!v.has(r))}function C(b){const{gene:S,genes_used:g}=b.value;return b.type==="Capsule"?
typeof S=="string"?[{by:b,gene:S,pointer:["gene"]}]:[]:b.type!=="EvolutionEvent"||!Array.isArray(g)?[]:g.flatMap((v,r)=>typeof v==
"string"?[{by:b,gene:v,pointer:["genes_used",r]}]:[])}function w(b,S){const g=new Set(b.flatMap(O).map(({gene:e})=>e));for(const{
kind:e,asset:s}of b)e!=="removed"&&s.type==="Gene"&&g.delete(s.id);const v=new Set;return P(b,S).filter(e=>{if(!g.has(e.
id))return!1;const s=(0,h().statedContent)(e);return v.has(s)?!1:(v.add(s),!0)}).map(e=>({kind:"applied",asset:e,before:e}))}
function M(b,S){const g=w(b,S),v=new Set(g.map(({asset:r})=>r.id));return P(b,S).map(r=>({kind:v.has(r.id)?"applied":"un\
changed",asset:r,before:r}))}function P(b,S){const g=new Set(b.map(({asset:v})=>v));return S.flatMap(({assets:v})=>v).filter(
v=>v.type==="Gene"&&!g.has(v))}}),18744:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.assetPathTest=w;function h(){
const M=f(41330);return h=function(){return M},M}const O=/(?:^|\/)memory_graph[^/]*\.jsonl$/,C={dot:!0,nonegate:!0,flags:"\
s"};function w({assets:{include:M}}){const P=M.map(b=>(0,h().default)(b,C));return b=>P.some(S=>S(b))&&!O.test(b)}}),28894:((N,l,f)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.MAX_LOG_BYTES=void 0,l.continuationOf=g,l.countLines=t,l.hasRecords=v,
l.isAuditLog=M;function h(){const n=f(84831);return h=function(){return n},n}function O(){const n=f(32854);return O=function(){
return n},n}const C=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],w=l.MAX_LOG_BYTES=128*1024*1024;function M(n){
return(0,h().mayBeSpelled)(n,"events.jsonl")&&C.some(d=>(0,O().isWithinAnywhere)(n,d))}const P=10,b=13,S=new Set([32,9,P,
b]);function g(n,d){const a=r(n),o=r(d);let u=0;for(let c=a.next().value;c;){const p=a.next().value,E=o.next().value;if(!E||
!s(c.bytes,E.bytes,p===void 0))return{kind:"rewritten",line:c.line};u=E.end,c=p}return{kind:"appended",from:u}}function v(n){
return r(n).next().value!==void 0}function*r(n){let d=0;for(let a=0;a<n.length;){const o=n.indexOf(P,a),u=o<0?n.length:o,
c=n.subarray(a,u);a=Math.min(u+1,n.length),d+=1,e(c)||(yield{bytes:c,line:d,end:a})}}function e(n){for(const d of n)if(!S.
has(d))return!1;return!0}function s(n,d,a){return a?i(n).equals(i(d)):n.equals(d)}function i(n){return n.at(-1)===b?n.subarray(
0,-1):n}function t(n,d){let a=0;for(let o=n.indexOf(P);o>=0&&o<d;o=n.indexOf(P,o+1))a+=1;return a}}),77680:((N,l)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.commandsToRun=O,l.isBlankEntry=h,l.validationCommands=C;const f=1e3;function h({
value:w}){return typeof w=="string"&&w.trim()===""}function O(w){const M=C(w);return M.kind!=="list"?[]:M.entries.flatMap(
P=>typeof P.value=="string"&&!h(P)?[P.value.trim()]:[])}function C({value:w}){const{validation:M}=w;return M===void 0?{kind:"\
missing"}:Array.isArray(M)?M.length>f?{kind:"not_a_list",expected:`a list of at most ${f} strings`}:{kind:"list",entries:M.
map((b,S)=>({value:b,pointer:["validation",S]}))}:{kind:"not_a_list",expected:"a list of strings"}}}),37542:((N,l,f)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.auditLogs=b,l.firstMalformedLine=s;function h(){const t=f(28894);return h=function(){
return t},t}function O(){const t=f(95132);return O=function(){return t},t}function C(){const t=f(53315);return C=function(){
return t},t}function w(){const t=f(39869);return w=function(){return t},t}const M=/^100/,P=10;async function b(t){const{
change:n,assets:d,policy:a}=t,o=n.files.filter(c=>(0,C().namesOf)(c).some(h().isAuditLog));return a.blast_radius.audit_log===
"forbidden"?o.flatMap(C().namesOf).filter(h().isAuditLog).map(p=>(0,O().finding)("audit-log-changed",{path:p},(0,w().atFile)(
p))):(await Promise.all(o.map(c=>v(c,t)))).flat().filter(({rule:c,location:p})=>c!=="audit-log-malformed"||!d.problems.some(
E=>g(E,p)))}async function S(t,n){return t.stat(n)===void 0?Buffer.alloc(0):t.read(n,h().MAX_LOG_BYTES)}function g({rule:t,
location:{path:n,line:d}},a){return n!==a?.path?!1:d===a.line||t==="file-not-json"&&d>a.line}async function v(t,{baseTree:n,
tree:d}){const{path:a,oldPath:o,status:u}=t,c=[],p=async E=>!M.test(t.oldMode)||(0,h().hasRecords)(await S(n,E));if(o!==
void 0&&(0,h().isAuditLog)(o)&&await p(o)&&c.push((0,O().finding)("audit-log-removed",{path:o},(0,w().atFile)(o))),!(0,h().
isAuditLog)(a))return c;if(u==="deleted")await p(a)&&c.push((0,O().finding)("audit-log-removed",{path:a},(0,w().atFile)(
a)));else if(!M.test(t.newMode)||u==="type_changed")c.push((0,O().finding)("audit-log-removed",{path:a},(0,w().atFile)(a)));else if(u===
"modified"){const[E,y]=await Promise.all([S(n,a),S(d,a)]),m=(0,h().continuationOf)(E,y);if(m.kind==="appended")return[...c,
...r(a,y,m.from)];const{line:j}=m,k=e(j,y),A={path:a,line:k?Math.max(j-1,1):j,column:1};c.push((0,O().finding)("audit-lo\
g-rewritten",{path:a,line:j,gone:k},{location:A}))}else c.push(...r(a,await S(d,a),0));return c}function r(t,n,d){const a=s(
n,d);if(a===void 0)return[];const o={path:t,line:a.line,column:1};return[(0,O().finding)("audit-log-malformed",{path:t,...a},
{location:o})]}function e(t,n){return n.length===0||n.at(-1)===P&&(0,h().countLines)(n,n.length)<t}function s(t,n){let d=(0,h().
countLines)(t,n)+1;for(let a=n;a<t.length;d+=1){const o=t.indexOf(P,a),u=o<0?t.length:o,c=i(t.subarray(a,u));if(c!==void 0)
return{line:d,problem:c};a=u+1}}function i(t){let n;try{const d=t.toString("utf8").trim();if(d==="")return;n=JSON.parse(
d)}catch{return"it is not a single JSON value"}return typeof n!="object"||n===null||Array.isArray(n)?"it is not a JSON o\
bject":typeof n.type=="string"?void 0:"it has no `type`"}}),53315:((N,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.DEFAULT_MAX_FILES=void 0,l.busiestDirectories=P,l.gradeFiles=O,l.gradeWords=C,l.linesOf=S,l.measureChange=h,l.namesOf=
b;const f=l.DEFAULT_MAX_FILES=20;function h(g,v){const r={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const e of g.
files){const{path:s,oldPath:i}=e,t=i===void 0?1:2,n=Number(v.has(s))+Number(i!==void 0&&v.has(i));r.files+=t-n,r.exempt_files+=
n,n===t?r.exempt_lines+=S(e):r.lines+=S(e)}return r}function O(g,v,r,e){const s=w(v);return g>e.files||r>e.lines?"hard_c\
ap_breach":g>2*s?"critical_overrun":g>s?"exceeded":g>.8*s?"approaching_limit":"within_limit"}function C(g,{files:v,lines:r},e,s){
const i=w(e);switch(g){case"hard_cap_breach":return`HARD CAP BREACH: ${v} files / ${r} lines exceeds system limit (${s.files}\
 files / ${s.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${v} files > ${2*i} (2x limit of ${i}). Agen\
t likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${v} > ${i}`;case"approaching_l\
imit":return`approaching limit: ${v} / ${i} files (${Math.round(v/i*100)}%)`;case"within_limit":return`${v} / ${i} files`}}
function w(g){return typeof g=="number"&&g>0?g:f}const M=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;function P(g,v){const r=new Map;
for(const{path:e,lines:s,exempt:i}of g){const t=M.exec(e)?.[0]??".",n=r.get(t)??{path:t,files:0,lines:0};n.files+=1,n.lines+=
s,i&&(n.exempt_files=(n.exempt_files??0)+1,n.exempt_lines=(n.exempt_lines??0)+s),r.set(t,n)}return[...r.values()].sort((e,s)=>s.
files-e.files||s.lines-e.lines||(e.path<s.path?-1:1)).slice(0,v)}function b(g){return g.oldPath===void 0?[g.path]:[g.path,
g.oldPath]}function S(g){return g.added+g.deleted}}),12154:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.
countedChange=a,l.countedFiles=b,l.exemptPaths=C,l.isCountedByReference=d;function h(){const o=f(18744);return h=function(){
return o},o}function O(){const o=f(53315);return O=function(){return o},o}function C(o,u,c){const p=o.files.flatMap(O().
namesOf);if(u.blast_radius.counting==="reference")return new Map(p.filter(m=>!d(m)).map(m=>[m,"reference"]));const E=new Set(
o.files.filter(m=>m.status==="added"&&(0,O().linesOf)(m)<=M).map(({path:m})=>m)),y=c.filter(({change:{kind:m}})=>m==="ad\
ded"||m==="modified").flatMap(m=>P(m,E));return new Map([...y.map(m=>[m,"validation_script"]),...p.filter((0,h().assetPathTest)(
u)).map(m=>[m,"asset_store"])])}const w=5,M=1e3;function P({commands:o},u){const c=o.flatMap(({reading:{command:E,targets:y}})=>y.
flatMap(({kind:m,via:j,name:k,path:A})=>m==="file"&&j===void 0&&A&&u.has(A)&&E.includes(k)?[A]:[])),p=new Set(c);return p.
size>w?[]:[...p]}function b(o,u,c){return o.files.flatMap(p=>(0,O().namesOf)(p).map(E=>S(p,E,u.get(E),c))).sort((p,E)=>E.
lines-p.lines||(p.path<E.path?-1:1))}function S(o,u,c,p){const E=u===o.path,y=E?(0,O().linesOf)(o):0,m=E?v(o,p):void 0;return{
path:u,...c&&{exempt:c},lines:y,...m&&{veil:m}}}const g=1e3;function v({binary:o,status:u,path:c,added:p},E){if(o)return"\
binary";const{size:y=0}=u==="added"?E.stat(c)??{}:{};return y>g*Math.max(1,p)?"long_lines":void 0}const r=new Set(["even\
t.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),e=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
s=/capsule|events?\.jsonl$/i,i=new Set(["index.js","package.json"]),t=/^(?:src|scripts|config)(?:\/|$)/,n=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function d(o){return r.has(o)||e.test(o)||s.test(o)?!1:i.has(o)||t.test(o)||n.test(o)}function a(o,u){const c=(0,O().measureChange)(
o,{has:p=>!d(p)});return{least:{files:Math.min(u.files,c.files),lines:Math.min(u.lines,c.lines)},most:{files:u.files+u.exempt_files,
lines:u.lines+u.exempt_lines}}}}),78782:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.alwaysForbidden=P,
l.forbiddenPaths=b;function h(){const g=f(84831);return h=function(){return g},g}function O(){const g=f(32854);return O=
function(){return g},g}function C(){const g=f(95132);return C=function(){return g},g}function w(){const g=f(39869);return w=
function(){return g},g}const M=[".git","node_modules"];function P(g){const v=M.filter(e=>(0,h().mayBeSpelled)(g,e));if(v.
length===0)return;const r=((0,O().normalise)(g)??g).split("/");return v.find(e=>r.some(s=>(0,h().isSpellingOf)(s,e)))}function b({
touched:g,touchesOf:v,policy:r}){const e=g.flatMap(S),s=M.flatMap(t=>(0,w().someTouches)(e.flatMap(({touch:n,...d})=>d.directory===
t?n:[])).map(n=>(0,C().finding)("forbidden-path-always",{directory:t,...n},(0,w().atFile)(n.path)))),i=r.blast_radius.forbidden_paths.
flatMap(t=>(0,w().someTouches)(v(t)).map(n=>(0,C().finding)("forbidden-path-policy",{entry:t,...n},(0,w().atFile)(n.path))));
return[...s,...i]}function S({path:g,via:v}){const r=P(g),e=r??P(v);return e===void 0?[]:[{directory:e,touch:{path:g,via:r===
void 0?v:""}}]}}),65989:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.staleInstructions=P,l.weakenedBlocks=
S;function h(){const r=f(32854);return h=function(){return r},r}function O(){const r=f(93028);return O=function(){return r},
r}function C(){const r=f(39231);return C=function(){return r},r}function w(){const r=f(95132);return w=function(){return r},
r}function M(){const r=f(39869);return M=function(){return r},r}async function P({tree:r}){return(await Promise.all(C().
INSTRUCTION_FILES.map(async s=>({path:s,state:b(await v(r,s))})))).flatMap(({path:s,state:i})=>i===void 0?[]:[(0,w().finding)(
"agent-instructions-stale",{path:s,state:i},(0,M().atFile)(s))])}function b(r){switch(r.kind){case"absent":return;case"c\
hanged":return"it is not what a released version writes";case"released":return r.version===C().BLOCK_VERSION?void 0:`its\
 version is ${r.version}, and this version of gene-gate writes ${C().BLOCK_VERSION}`}}async function S(r,e){return(await Promise.
all(C().INSTRUCTION_FILES.map(async i=>{const t=await v(r,i),n=t.kind==="absent"?void 0:g(t,await v(e,i));return n===void 0?
[]:[[i,[n]]]}))).flat()}function g(r,e){if(e.kind==="absent")return"the block of gene-gate is removed";if(!(e.kind==="re\
leased"||e.block===r.block))return"the block of gene-gate changes to what no released version writes"}async function v(r,e){
const s=(0,h().resolveInTree)(r,e);return s.kind==="inside"&&(0,O().isRegular)(s.entry.kind)?(0,C().blockIn)((await r.read(
s.path)).toString("utf8")):{kind:"absent"}}}),38946:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.compareWorkflows=
M,l.keyEdits=t,l.stepEdits=a;function h(){const y=f(57975);return h=function(){return y},y}function O(){const y=f(52848);
return O=function(){return y},y}function C(){const y=f(45429);return C=function(){return y},y}function w(){const y=f(3733);
return w=function(){return y},y}function M(y,m,j){if(m.text===y.text)return P(j);if(m.value===void 0)return b("it is no \
longer a valid workflow");const k=(0,C().compareTriggers)(y.value?.on,m.value.on),A=[...j].map(I=>g(I,y,m));return{weakened:[
...k.lost,...t(S(y),S(m),""),...A.flatMap(({edits:I})=>I),...r(j,y,m)],tightened:k.added,gateJobs:A.flatMap(({id:I})=>I??
[])}}function P(y){return{weakened:[],tightened:[],gateJobs:[...y]}}function b(...y){return{weakened:y,tightened:[],gateJobs:[]}}
function S({value:y={}}){const{on:m,jobs:j,name:k,"run-name":A,...I}=y;return I}function g(y,m,j){const k=(0,w().jobsOf)(
m).get(y)??{},A=(0,w().jobsOf)(j),I=A.get(y);if(I!==void 0)return{id:y,edits:s(k,I,`jobs.${y}`)};const L=[...A].find(([T,
$])=>!(0,w().jobsOf)(m).has(T)&&s(k,$,"").length===0);return L!==void 0?{id:L[0],edits:[]}:{edits:[`the job \`${y}\`, whi\
ch runs the gate, is removed`]}}const v=["if","needs","strategy","uses"];function r(y,m,j){const[k,A]=[(0,w().jobsOf)(m),
(0,w().jobsOf)(j)],I=new Set([...y].flatMap(L=>e(k.get(L))));for(const L of I)for(const T of e(k.get(L)))I.add(T);return[
...I].filter(L=>!y.has(L)).flatMap(L=>{const[T,$]=[k.get(L),A.get(L)];return $===void 0?[`the job \`${L}\`, which the gat\
e needs, is removed`]:v.filter(F=>!(0,h().isDeepStrictEqual)(T?.[F],$[F])).map(F=>`\`jobs.${L}.${F}\` changes, and the ga\
te needs this job`)})}function e(y){const m=y?.needs;return(Array.isArray(m)?m:[m]).filter(j=>typeof j=="string")}function s(y,m,j){
const{steps:k,name:A,...I}=y,{steps:L,name:T,...$}=m;return[...t(I,$,j),...a(y,m,j)]}const i=new Set(["timeout-minutes"]);
function t(y,m,j){return[...new Set([...Object.keys(y),...Object.keys(m)])].filter(A=>!(0,h().isDeepStrictEqual)(y[A],m[A])&&
!i.has(A)).map(A=>`\`${j===""?"":`${j}.`}${A}\` ${d(y[A],m[A])}`)}const n=/@[0-9a-f]{40}$/;function d(y,m){return y===void 0?
"is added":typeof m=="string"&&n.test(m)?"names a commit, which a person must compare with the release":m===void 0?"is r\
emoved":"changes"}function a(y,m,j){const[k,A]=[(0,w().stepsOf)(y),(0,w().stepsOf)(m)];if([y,m].some(({steps:L})=>L!==void 0&&
!o(L))&&!(0,h().isDeepStrictEqual)(y.steps,m.steps))return[`\`${j}.steps\` changes`];if(k.length!==A.length){const L=k.length<
A.length?"added":"removed";return[`a step of \`${j}\` is ${L}`]}return k.flatMap((L,T)=>t(u(L,A[T]),u(A[T]??{}),`${j}.st\
eps[${T}]`))}function o(y){return Array.isArray(y)&&y.every(w().isMapping)}function u(y,m){const{name:j,...k}=y,A=m?.uses;
return p(y.uses,A)?{...k,uses:A}:k}const c=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;function p(y,m){if(typeof y!="string"||typeof m!=
"string")return!1;const[j,k=""]=y.split("@"),[A,I=""]=m.split("@");if(j!==A||j===void 0||O().GATE.test(j))return!1;const[
L,T]=[c.exec(k)?.[1],c.exec(I)?.[1]];return L!==void 0&&T!==void 0&&E(L,T)<0}function E(y,m){const[j,k]=[y.split(".").map(
Number),m.split(".").map(Number)];for(let A=0;A<4;A++){const I=(j[A]??0)-(k[A]??0);if(I!==0)return I}return 0}}),1348:((N,l,f)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.gateChange=S,l.gateFindings=g;function h(){const e=f(76545);return h=
function(){return e},e}function O(){const e=f(74238);return O=function(){return e},e}function C(){const e=f(95132);return C=
function(){return e},e}function w(){const e=f(90331);return w=function(){return e},e}function M(){const e=f(39869);return M=
function(){return e},e}function P(){const e=f(65989);return P=function(){return e},e}function b(){const e=f(94736);return b=
function(){return e},e}function S({policyPath:e,changedNames:s,baseTree:i,tree:t,loadedPolicy:{shared:n}}){return s.size===
0?[]:g({policyPath:e,baseTree:i,tree:t,shared:n})}async function g(e){const{policyPath:s,baseTree:i,tree:t}=e,{weakened:n,
tightened:d}=await(0,b().compareGateFiles)(i,t),a=await(0,P().weakenedBlocks)(i,t),o=s===void 0?[]:await r(e);return[...o.
length>0?[[O().POLICY_PATH,o]]:[],...n,...a].map(([u,c])=>(0,C().finding)("gate-weakened",{path:u,effects:c},(0,M().atFile)(
u))).concat([...d].map(([u,c])=>(0,C().finding)("gate-tightened",{path:u,effects:c},(0,M().atFile)(u))))}function v(e,s){
return e.oid!==void 0&&e.oid===s?.oid&&e.kind===s.kind}async function r({baseTree:e,tree:s,shared:i}){const t=e.stat(O().
POLICY_PATH);if(t===void 0)return[];if(v(t,s.stat(O().POLICY_PATH))&&i===void 0)return[];const[n,d]=await Promise.all([(0,O().
readPolicyIn)(e,i),(0,O().readPolicyIn)(s,i)]);if("mistakes"in n||"mistakes"in d||"missing"in n)return[];if("missing"in d)
return[(0,w().unreadWords)(d.missing.source)];const a=(0,h().comparePolicies)(n.policy,d.policy).filter(({loosens:u})=>u);
return[...s.stat(O().POLICY_PATH)===void 0?["the policy is removed"]:[],...a.map(w().effectWords)]}}),99274:((N,l,f)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.packageEdits=S;function h(){const t=f(57975);return h=function(){return t},t}
function O(){const t=f(46138);return O=function(){return t},t}function C(){const t=f(19685);return C=function(){return t},
t}function w(){const t=f(60210);return w=function(){return t},t}function M(){const t=f(59867);return M=function(){return t},
t}function P(){const t=f(52848);return P=function(){return t},t}const b=["dependencies","devDependencies","optionalDepen\
dencies","overrides","resolutions","catalog","catalogs","workspaces","pnpm"];async function S(t,n){const[d,a]=await Promise.
all([e(t),e(n)]),u=[...new Set([...d.keys(),...a.keys()])].filter(E=>!(0,h().isDeepStrictEqual)(d.get(E),a.get(E))),[c,p]=await Promise.
all([g(t,n),s(t,n)]);return[["package.json",c],...u.map(E=>[E,["the entry of the gate changes"]]),[".npmrc",p]].filter(([
,E])=>E.length>0)}async function g(t,n){const d=(0,O().objectIn)(await(0,M().readJsonFile)(t,"package.json")),a=(0,O().objectIn)(
await(0,M().readJsonFile)(n,"package.json"));return b.filter(o=>!(0,h().isDeepStrictEqual)(new Set(r(d[o])),new Set(r(a[o])))).
map(o=>`\`${o}\` changes for the gate`)}const v=20;function r(t,n=0){return Object.entries((0,O().objectIn)(t)).flatMap(
([d,a])=>P().GATE.test(d)||typeof a=="string"&&P().GATE.test(a)||n>v?[JSON.stringify([d,a])]:r(a,n+1))}async function e(t){
const n=(await(0,C().readLocks)(t)).map(({path:d,all:a,entriesOf:o})=>{const u=a.filter(({name:p,bin:E})=>P().GATE.test(
p)||Object.keys(E??{}).some(y=>P().GATE.test(y))),c=[...o("gene-gate"),...u].map(p=>JSON.stringify(p));return[d,new Set(
c)]});return new Map(n.filter(([,d])=>d.size>0))}async function s(t,n){const[d,a]=[await(0,w().readNpmrc)({tree:t,directory:""}),
await(0,w().readNpmrc)({tree:n,directory:""})];if("unread"in a)return(0,h().isDeepStrictEqual)(d,a)?[]:["it cannot be re\
ad"];const[o,u]=["unread"in d?{}:d.settings,a.settings];return[...new Set([...Object.keys(o),...Object.keys(u)])].filter(
c=>!(0,h().isDeepStrictEqual)(o[c],u[c])).filter(c=>[o[c],u[c]].some(p=>i(c,p))).map(c=>`the setting \`${c}\` changes`)}
function i(t,n){return n!==void 0&&(0,w().effectOf)(t,n)!=="harmless"}}),52848:((N,l,f)=>{Object.defineProperty(l,"__esM\
odule",{value:!0}),l.GATE=void 0,l.findGateUses=b,l.gateScripts=a;function h(){const u=f(46138);return h=function(){return u},
u}function O(){const u=f(59867);return O=function(){return u},u}function C(){const u=f(32854);return C=function(){return u},
u}function w(){const u=f(93028);return w=function(){return u},u}function M(){const u=f(3733);return M=function(){return u},
u}const P=10;async function b(u,c){const p=new S(u,c,await o(u)),E=new Map;for(const y of c){const m=await p.jobsOf(y);m.
size>0&&E.set(y.path,m)}return{jobs:E,files:p.files,isCommand:p.isCommand}}class S{files=new Set;isCommand=!1;#n;#t;#e;constructor(c,p,E){
this.#n=c,this.#t=new Map(p.map(y=>[y.path,y])),this.#e=E}async jobsOf(c,p=0){const E=new Set;for(const[y,m]of(0,M().jobsOf)(
c)){const j=typeof m.uses=="string"&&await this.#i(m.uses,p),k=[g(m),g(c.value)];(await this.#s(m,p,k)||j)&&E.add(y)}return E}async#i(c,p){
const[E=""]=c.split("@");if(!E.startsWith("./"))return n.test(E);const y=(0,C().normalise)(E);if(y===void 0||p>P)return!1;
const m=this.#t.get(y);if(m)return(await this.jobsOf(m,p+1)).size>0;for(const j of["action.yml","action.yaml"]){const k=await(0,M().
readActionsFile)(this.#n,y===""?j:`${y}/${j}`);if(k&&await this.#o(k,p+1))return this.files.add(k.path),!0}return!1}async#o({
value:c},p){return typeof c?.name=="string"&&n.test(c.name)?!0:(0,M().isMapping)(c?.runs)&&await this.#s(c.runs,p)}async#s(c,p,E=[]){
let y=!1;const m=new t(this.#n,this.#e);for(const{uses:j,run:k,"working-directory":A}of(0,M().stepsOf)(c)){typeof j=="st\
ring"&&await this.#i(j,p)&&(y=!0);const I=[A,...E].find(L=>typeof L=="string")??"";typeof k=="string"&&await m.runGate(k,
String(I))&&(this.isCommand=!0,y=!0)}if(y)for(const j of m.started)this.files.add(j);return y}}function g(u){const{defaults:c}=u??
{};return(0,M().isMapping)(c)&&(0,M().isMapping)(c.run)?c.run["working-directory"]:void 0}const v=64*1024,r=/\b(?:npm|pnpm|yarn|bun|run)\b/,
e=/^(?:g?make)$/,s=["GNUmakefile","makefile","Makefile"],i=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
class t{started=new Set;#n;#t;constructor(c,p){this.#n=c,this.#t=p}async runGate(c,p){const E=d(c);let y=E.some(m=>n.test(
m));for(const m of E)this.#t.gate.has(m)&&r.test(c)&&(this.started.add("package.json"),y=!0),this.#t.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.
test(m)&&(y=!0),await this.#e(m,p)&&(y=!0);return y}async#e(c,p){let E=!1;const y=e.test(c)?s:[c];for(const m of y.flatMap(
j=>[`./${p}/${j}`,j])){const j=(0,C().normalise)(m),k=j&&!this.started.has(j)&&await this.#i(j);!j||!k||(this.started.add(
j),await this.runGate(k,p)&&(E=!0))}return E}async#i(c){const{kind:p,size:E=0}=this.#n.stat(c)??{};if(!(0,w().isRegular)(
p)||E>v)return;const y=(await this.#n.read(c)).toString("utf8");return p==="executable"||i.test(c)||n.test(y)?y:void 0}}
const n=l.GATE=/gene-gate/i;function d(u){return u.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function a(u){const c=(0,M().
isMapping)(u?.scripts)?Object.entries(u.scripts):[],p=new Set;for(let E=-1;E<p.size;){E=p.size;for(const[y,m]of c)d(String(
m)).some(j=>n.test(j)||p.has(j))&&p.add(y)}return p}async function o(u){const c=(0,h().objectIn)(await(0,O().readJsonFile)(
u,"package.json"));return{gate:a(c),isGateItself:c.name==="gene-gate"}}}),45429:((N,l,f)=>{Object.defineProperty(l,"__es\
Module",{value:!0}),l.DEFAULT_TYPES=void 0,l.compareTriggers=C,l.eventsOf=w;function h(){const n=f(57975);return h=function(){
return n},n}function O(){const n=f(3733);return O=function(){return n},n}function C(n,d){const[a,o]=[w(n),w(d)],u=[...a].
flatMap(([p,E])=>{const y=o.get(p);return y===void 0?[`the event ${p} no longer starts the workflow`]:[...e(p,E,y)?[`${p}\
 starts the workflow less often`]:[],...M.filter(m=>!P(m,E,y)).map(m=>`the ${m} of ${p} change`)]}),c=[...o.keys()].filter(
p=>!a.has(p));return{lost:u,added:c.map(p=>`${p} starts the workflow, too`)}}function w(n){return typeof n=="string"?new Map(
[[n,{}]]):Array.isArray(n)?new Map(n.map(d=>[String(d),{}])):(0,O().isMapping)(n)?new Map(Object.entries(n).map(([d,a])=>[
d,a??{}])):new Map}const M=["inputs","secrets","outputs"];function P(n,d,a){const[o,u]=[b(n,d),b(n,a)];return Object.entries(
{...o,...u}).every(([c,p])=>c in o?(0,h().isDeepStrictEqual)(o[c],u[c]):!(0,O().isMapping)(p)||p.required!==!0)}function b(n,d){
const a=(0,O().isMapping)(d)?d[n]:void 0;return(0,O().isMapping)(a)?a:{}}const S=new Set(["branches","tags","paths"]),g=new Set(
["branches-ignore","tags-ignore","paths-ignore"]),v=["opened","synchronize","reopened"],r=l.DEFAULT_TYPES=new Map([["pul\
l_request",v],["pull_request_target",v]]);function e(n,d,a){return(0,h().isDeepStrictEqual)(d,a)?!1:Array.isArray(d)&&Array.
isArray(a)?!t(d,a):!(0,O().isMapping)(d)||!(0,O().isMapping)(a)?!0:[...new Set([...Object.keys(d),...Object.keys(a)])].some(
u=>s(u,n,d,a))}function s(n,d,a,o){const[u,c]=[a[n],o[n]];if((0,h().isDeepStrictEqual)(u,c)||M.some(y=>y===n))return!1;if(n===
"types"){const y=r.get(d),[m,j]=[u??y,c??y];return j!==void 0&&(m===void 0||!t(i(m),i(j)))}if(!S.has(n)&&!g.has(n))return!0;
if(c===void 0)return!1;if(u===void 0)return!0;const[p,E]=[i(u),i(c)];return[...p,...E].some(y=>String(y).startsWith("!"))?
!0:S.has(n)?!t(p,E):!t(E,p)}function i(n){return Array.isArray(n)?n:[n]}function t(n,d){return n.every(a=>d.some(o=>(0,h().
isDeepStrictEqual)(a,o)))}}),94736:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.compareGateFiles=M;function h(){
const n=f(38946);return h=function(){return n},n}function O(){const n=f(99274);return O=function(){return n},n}function C(){
const n=f(52848);return C=function(){return n},n}function w(){const n=f(3733);return w=function(){return n},n}async function M(n,d){
const[a,o]=await Promise.all([(0,w().readWorkflows)(n),(0,w().readWorkflows)(d)]),[u,c]=await Promise.all([(0,C().findGateUses)(
n,a),(0,C().findGateUses)(d,o)]),p=new Map,E=new Map,y=new Set(a.map(({path:A})=>A)),m=new Set;for(const A of a){const I=u.
jobs.get(A.path);if(I===void 0)continue;const{path:L,change:T}=P(A,I,o,y);T.weakened.length>0&&p.set(A.path,T.weakened),
T.tightened.length>0&&E.set(L,T.tightened);for(const $ of T.gateJobs)m.add(`${L} ${$}`)}for(const A of u.files){const I=await b(
A,n,d);I.length>0&&p.set(A,I)}const j=u.isCommand?await(0,O().packageEdits)(n,d):[],k=e(a,u);for(const[A,I]of[...j,...t(
k,a,o,m)])p.set(A,[...p.get(A)??[],...I]);for(const A of c.jobs.keys())y.has(A)&&u.jobs.has(A)||[...m].some(I=>I.startsWith(
`${A} `))||E.set(A,["it runs the gate"]);return{weakened:p,tightened:E}}function P(n,d,a,o){const u=a.find(({path:p})=>p===
n.path);if(u)return{path:u.path,change:(0,h().compareWorkflows)(n,u,d)};for(const p of a){if(o.has(p.path))continue;const E=(0,h().
compareWorkflows)(n,p,d);if(E.weakened.length===0)return{path:p.path,change:E}}const c=["the workflow, which runs the ga\
te, is removed, renamed or replaced"];return{path:n.path,change:{weakened:c,tightened:[],gateJobs:[]}}}async function b(n,d,a){
if(d.stat(n)?.oid!==void 0&&S(n,d,a))return[];const[o,u]=await Promise.all([(0,w().readActionsFile)(d,n),(0,w().readActionsFile)(
a,n)]);return u===void 0?["the file, through which the gate runs, is removed"]:o?.text===u.text&&g(n,d,a)?[]:n==="packag\
e.json"?r(o?.value,u.value):/(?:^|\/)action\.ya?ml$/.test(n)?u.value===void 0?["it is no longer a valid action"]:v(o?.value??
{},u.value):["the script, which runs the gate, changes"]}function S(n,d,a){return d.stat(n)?.oid===a.stat(n)?.oid&&g(n,d,
a)}function g(n,d,a){return d.stat(n)?.kind===a.stat(n)?.kind}function v(n,d){const{name:a,description:o,author:u,branding:c,
runs:p,...E}=n,{name:y,description:m,author:j,branding:k,runs:A,...I}=d;if(!(0,w().isMapping)(p)||!(0,w().isMapping)(A))
return(0,h().keyEdits)(n,d,"");const{steps:L,...T}=p,{steps:$,...F}=A;return[...(0,h().keyEdits)(E,I,""),...(0,h().keyEdits)(
T,F,"runs"),...(0,h().stepEdits)(p,A,"runs")]}function r(n,d){const a=c=>(0,w().isMapping)(c?.scripts)?c.scripts:{},[o,u]=[
a(n),a(d)];return[...(0,C().gateScripts)(n)].flatMap(c=>[c,`pre${c}`,`post${c}`]).filter(c=>o[c]!==u[c]).map(c=>`the scr\
ipt \`${c}\`, which runs the gate, changes`)}function e(n,d){const a=n.flatMap(o=>[...d.jobs.get(o.path)??[]].map(u=>s(u,
(0,w().jobsOf)(o).get(u))));return new Set(a.length>0?[...a,"gene-gate"]:[])}function s(n,d){const a=typeof d?.name=="st\
ring"?d.name.trim():"";return a===""?n:a}function i(n,d){const a=d.indexOf("${{"),o=d.lastIndexOf("}}");if(a===-1||o<a)return n.
has(d);const[u,c]=[d.slice(0,a),d.slice(o+2)];return[...n].some(p=>p===d||p.length>=u.length+c.length&&p.startsWith(u)&&
p.endsWith(c))}function*t(n,d,a,o){for(const u of a){const c=d.find(({path:E})=>E===u.path),p=[...(0,w().jobsOf)(u)].filter(
([E,y])=>{const m=c&&(0,w().jobsOf)(c).get(E),j=s(E,y);return(m===void 0||s(E,m)!==j)&&i(n,j)&&!o.has(`${u.path} ${E}`)});
p.length>0&&(yield[u.path,p.map(([E])=>`the job \`${E}\` takes the name of the gate's check`)])}}}),3733:((N,l,f)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.isMapping=S,l.jobsOf=g,l.parseMapping=b,l.readActionsFile=P,l.readWorkflows=
M,l.stepsOf=v;function h(){const r=f(69873);return h=function(){return r},r}function O(){const r=f(93028);return O=function(){
return r},r}const C=".github/workflows",w=1024*1024;async function M(r){const e=r.list(C).map(({path:i})=>i);return(await Promise.
all(e.filter(i=>/\.ya?ml$/.test(i)).map(i=>P(r,i)))).filter(i=>i!==void 0)}async function P(r,e){const{kind:s,size:i=0}=r.
stat(e)??{};if(!(0,O().isRegular)(s))return;if(i>w)return{path:e,text:"",value:void 0};const t=(await r.read(e)).toString(
"utf8");return{path:e,text:t,value:b(t)}}function b(r){try{const e=(0,h().parseDocument)(r,{prettyErrors:!1});if(e.errors.
length>0)return;const s=e.toJS({maxAliasCount:100});return S(s)?s:void 0}catch{return}}function S(r){return typeof r=="o\
bject"&&r!==null&&!Array.isArray(r)}function g({value:r}){const e=S(r?.jobs)?Object.entries(r.jobs):[];return new Map(e.
filter(s=>S(s[1])))}function v({steps:r}){return Array.isArray(r)?r.filter(S):[]}}),90331:((N,l,f)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.effectWords=e,l.ignoredInputs=s,l.policyFile=b,l.unreadWords=v;function h(){const i=f(76545);
return h=function(){return i},i}function O(){const i=f(74238);return O=function(){return i},i}function C(){const i=f(49875);
return C=function(){return i},i}function w(){const i=f(24666);return w=function(){return i},i}function M(){const i=f(95132);
return M=function(){return i},i}function P(){const i=f(39869);return P=function(){return i},i}async function b(i){const{
policyPath:t,changedNames:n,tree:d}=i;return t===void 0?[]:[...[...n].some(o=>o===t||o.startsWith(w().COPIES))?await g(i):
[],...await S(d)]}async function S(i){const t=i.stat(O().POLICY_PATH)?void 0:await(0,C().findNearPolicy)(i);if(t===void 0)
return[];const{path:n,fault:d}=t;return[(0,M().finding)("policy-misplaced",{path:n,fault:d},(0,P().atFile)(n))]}async function g({
baseTree:i,tree:t,loadedPolicy:n}){const{policy:d,shared:a}=n,[o,u]=await Promise.all([(0,O().readPolicyIn)(i,a),(0,O().
readPolicyIn)(t,a)]),c=O().POLICY_PATH;if("mistakes"in u)return u.mistakes.map(({line:y,column:m,message:j})=>(0,M().finding)(
"policy-broken",{path:c,mistake:j},{location:{path:c,line:y,column:m}}));const p="policy"in o?o.policy:d,E="missing"in u?
[v(u.missing.source)]:(0,h().comparePolicies)(p,u.policy).map(e);return[(0,M().finding)("policy-changed",{path:c,effects:E},
(0,P().atFile)(c))]}function v(i){return`extends: ${(0,w().sharedName)(i)}, which cannot be compared; commit it as ${(0,w().
copyPath)(i)}`}const r=160;function e({key:i,change:t,direction:n,loosens:d}){const a=t.length>r?`${t.slice(0,r).replace(
/[\ud800-\udbff]$/,"")}\u2026`:t;return`${i}: ${a}${n===void 0||d&&n==="tighter"?"":` (${n})`}`}function s({loadedPolicy:i}){
return i.ignoredInputs.map(t=>(0,M().finding)("input-loosens-policy",{...t}))}}),75597:((N,l,f)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.protectedPaths=P;function h(){const r=f(41330);return h=function(){return r},r}function O(){
const r=f(32854);return O=function(){return r},r}function C(){const r=f(95132);return C=function(){return r},r}function w(){
const r=f(39869);return w=function(){return r},r}const M=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","M\
EMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function P(r){const{
touched:e,policy:s,policyPath:i,change:t,tree:n,genes:d}=r,a=b(t,n),o=d.some(({binds:p})=>p),u=g(s.blast_radius.protected_paths),
c=g(M);return e.flatMap(p=>{const{path:E}=p,y=a.get(E),m=v(p),j=u(m),k=E===i?void 0:c(m);if(j===void 0&&k===void 0)return[];
const A=j===void 0?{path:E,pattern:k??"",by:"the default list"}:{path:E,pattern:j,by:"the policy"},I=j!==void 0||y!==void 0&&
o,L={...(0,w().atFile)(E),severity:I?"error":"warning"};return[y===void 0?(0,C().finding)("protected-path",A,L):(0,C().finding)(
"protected-file-destroyed",{...A,how:y},L)]})}function b(r,e){const s=new Map;for(const{status:i,path:t,oldPath:n}of r.files)
i==="deleted"&&s.set(t,"deletes"),n!==void 0&&s.set(n,"deletes"),(i==="modified"||i==="type_changed")&&e.stat(t)?.size===
0&&s.set(t,"empties");return s}const S={dot:!0,nonegate:!0,nocase:!0,flags:"is"};function g(r){const e=r.map(s=>{const i=(0,h().
default)(s,S),t=(0,O().withinFolded)(s);return{pattern:s,covers:({path:d,folded:a})=>i(d)||t(a)}});return s=>e.find(({covers:i})=>s.
some(i))?.pattern}function v({path:r,via:e}){const s={path:r,folded:(0,O().folded)(r)};return e===""?[s]:[s,{path:e,folded:(0,O().
folded)(e)}]}}),39869:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.SYMLINK=void 0,l.atFile=M,l.someTouches=
r,l.touchedPaths=C,l.touchesOf=w;function h(){const e=f(32854);return h=function(){return e},e}function O(){const e=f(53315);
return O=function(){return e},e}function C(e,s){return e.files.flatMap(i=>(0,O().namesOf)(i).map(t=>({path:t,via:t===i.path&&
i.newMode===P?S(s,t):""})))}function w(e,s){const i=new Map;return t=>{const n=i.get(t)??b(e,g(s,t));return i.set(t,n),n}}
function M(e){return{location:{path:e,line:1,column:1}}}const P=l.SYMLINK="120000";function b(e,s){const i=t=>s.some(n=>(0,h().
isWithin)(t,n));return e.flatMap(t=>i(t.path)?[{path:t.path,via:""}]:t.via!==""&&i(t.via)?[t]:[])}function S(e,s){const i=(0,h().
resolveInTree)(e,s);return i.kind==="inside"||i.kind==="missing"?i.path:""}function g(e,s){const i=(0,h().resolveInTree)(
e,s);return i.kind==="inside"?[s,i.path]:[s]}const v=20;function r(e){const s=e.length-v;return e.slice(0,v).map((i,t)=>s>
0&&t===v-1?{...i,more:s}:i)}}),90350:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.unauditableFiles=P,l.
unprovenMerge=S;function h(){const g=f(32854);return h=function(){return g},g}function O(){const g=f(95132);return O=function(){
return g},g}function C(){const g=f(39869);return C=function(){return g},g}const w="160000",M=".gitmodules";function P({genes:g,
change:v,tree:r}){return g.some(({binds:e})=>e)?v.files.flatMap(e=>{const s=e.path===M&&e.status!=="deleted";return e.newMode===
w||s?[(0,O().finding)("submodule-changed",{path:e.path},(0,C().atFile)(e.path))]:e.newMode===C().SYMLINK?b(e,r):[]}):[]}
function b({path:g},v){const{kind:r}=(0,h().resolveInTree)(v,g);if(r!=="outside"&&r!=="loop")return[];const e=v.readlink(
g)??"";return[(0,O().finding)("symlink-leaves-tree",{path:g,target:e},(0,C().atFile)(g))]}function S({unprovenMerge:g}){
return g?[(0,O().finding)("merge-not-proven",{merge:g.commit,reason:g.reason})]:[]}}),72025:((N,l,f)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.ask=P,l.assetNotJudged=S,l.notChecked=v,l.ofChange=M;function h(){const r=f(27199);return h=
function(){return r},r}function O(){const r=f(95132);return O=function(){return r},r}function C(){const r=f(3648);return C=
function(){return r},r}function w(){const r=f(50661);return w=function(){return r},r}function M(r){return(e,...s)=>(0,w().
isChange)(e)?r(e,...s):[]}async function P(r,e,...s){const i=Object.entries(r).map(async([t,n])=>{try{return await n(e,...s)}catch(d){
return[b(t,d,s)]}});return(await Promise.all(i)).flat()}function b(r,e,[s]){return s===void 0?(0,C().notJudged)(`the cha\
nge; the check "${r}" failed`,e):S(s.asset,e,`; the check "${r}" failed`)}function S(r,e,s=""){const i=`the ${r.type} \`${r.
id}\`${s}`;return(0,C().notJudged)(i,e,g(r))}function g(r){try{return(0,h().placeOf)(r)}catch{return{location:{path:r.path,
line:1,column:1},subject:(0,h().subjectOf)(r)}}}function v(r,{path:e,detail:s},i){return(0,O().finding)("claim-not-check\
ed",{claim:r,why:`${s} of the log \`${e}\``},i)}}),70716:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.SUBJECT_CHECKS=
l.REMOVED_GENE_CHECKS=l.GENE_CHECKS=l.CLAIM_CHECKS=void 0;function h(){const m=f(37542);return h=function(){return m},m}
function O(){const m=f(78782);return O=function(){return m},m}function C(){const m=f(65989);return C=function(){return m},
m}function w(){const m=f(1348);return w=function(){return m},m}function M(){const m=f(90331);return M=function(){return m},
m}function P(){const m=f(75597);return P=function(){return m},m}function b(){const m=f(90350);return b=function(){return m},
m}function S(){const m=f(72025);return S=function(){return m},m}function g(){const m=f(52117);return g=function(){return m},
m}function v(){const m=f(93198);return v=function(){return m},m}function r(){const m=f(59613);return r=function(){return m},
m}function e(){const m=f(87585);return e=function(){return m},m}function s(){const m=f(10255);return s=function(){return m},
m}function i(){const m=f(32550);return i=function(){return m},m}function t(){const m=f(85881);return t=function(){return m},
m}function n(){const m=f(93290);return n=function(){return m},m}function d(){const m=f(73566);return d=function(){return m},
m}function a(){const m=f(76866);return a=function(){return m},m}function o(){const m=f(42804);return o=function(){return m},
m}function u(){const m=f(43420);return u=function(){return m},m}const c=l.SUBJECT_CHECKS={"asset-files":g().assetFiles,"\
forbidden-paths":(0,S().ofChange)(O().forbiddenPaths),"protected-paths":(0,S().ofChange)(P().protectedPaths),"policy-fil\
e":(0,S().ofChange)(M().policyFile),"gate-change":(0,S().ofChange)(w().gateChange),"stale-instructions":(0,S().ofChange)(
C().staleInstructions),"ignored-inputs":(0,S().ofChange)(M().ignoredInputs),"audit-logs":(0,S().ofChange)(h().auditLogs),
"unauditable-files":(0,S().ofChange)(b().unauditableFiles),"unproven-merge":(0,S().ofChange)(b().unprovenMerge),"missing\
-genes":t().missingGenes,"event-chain":v().eventChain,"unresolved-references":t().unresolvedReferences,"genes-still-name\
d":(0,S().ofChange)(t().genesStillNamed),"removed-scripts":(0,S().ofChange)(n().removedScripts),"claimed-radius":(0,S().
ofChange)(r().claimedRadius),"claimed-streak":e().claimedStreak,estimates:(0,S().ofChange)(r().estimates),"look-alike-id\
s":i().lookAlikeIds,unidentified:d().unidentified},p=l.CLAIM_CHECKS={"self-description":d().selfDescription,"capsule-fie\
lds":d().capsuleFields,envelope:s().envelope},E=l.GENE_CHECKS={"incomplete-gene":a().incompleteGene,"validation-list":u().
validationList,"declared-constraints":o().declaredConstraints,"loosened-constraints":(0,S().ofChange)(o().loosenedConstraints),
"limits-beyond-cap":(0,S().ofChange)(o().limitsBeyondCap),"gene-blast-radius":(0,S().ofChange)(o().geneBlastRadius),"dec\
lared-paths":(0,S().ofChange)(o().declaredPaths),"self-description":d().selfDescription,envelope:s().envelope},y=l.REMOVED_GENE_CHECKS=
{"removed-gene":(0,S().ofChange)(a().removedGene),"gene-blast-radius":(0,S().ofChange)(o().geneBlastRadius),"declared-pa\
ths":(0,S().ofChange)(o().declaredPaths)}}),52117:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.assetFiles=
O,l.assetProblemFinding=C;function h(){const w=f(95132);return h=function(){return w},w}function O({problems:w}){return w.
map(C)}function C({rule:w,detail:M,location:P,id:b,before:S}){const v={location:P,...b===void 0?{}:{subject:{id:b}}};return S?
{...(0,h().finding)(w,{detail:M},{...v,severity:"notice"}),before:S}:(0,h().finding)(w,{detail:M},v)}}),93198:((N,l,f)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.eventChain=M;function h(){const g=f(27199);return h=function(){return g},
g}function O(){const g=f(28894);return O=function(){return g},g}function C(){const g=f(95132);return C=function(){return g},
g}function w(){const g=f(72025);return w=function(){return g},g}function M({assets:{changes:g,present:v,unread:r}}){const e=v.
filter(({type:o})=>o==="EvolutionEvent"),s=new Set(g.map(({asset:o})=>o)),i=new Map(e.map(o=>[o.id,o])),t=new Map,n=new Map,
d=new Set,a=new Set;return e.flatMap(o=>{const u=n.get(o.path);n.set(o.path,o);const c=P(o),p=c===void 0?void 0:t.get(c);
c!==void 0&&p===void 0&&t.set(c,o);const E=c!==void 0&&a.has(c);if(c!==void 0&&!i.has(c)&&a.add(c),!s.has(o)||o.cut)return[];
const y=(0,h().placeOf)(o,["parent"]),m={event:o.id};if(c===void 0)return u===void 0||!(0,O().isAuditLog)(o.path)?[]:[(0,C().
finding)("event-not-chained",{...m,last:u.id},y)];if(!i.has(c)){const A=(0,O().isAuditLog)(o.path)?"error":"warning",[I]=r;
if(I!==void 0){const L=`whether the parent \`${c}\` of the EvolutionEvent \`${o.id}\` exists`;return[(0,w().notChecked)(
L,I,{...y,severity:A})]}return E?[]:[(0,C().finding)("event-parent-missing",{...m,parent:c,last:u?.id??""},{...y,severity:A})]}
const j=S(o,i,d);if(j!==void 0)return[(0,C().finding)("event-parent-cycle",{...m,cycle:j},y)];if(p===void 0||p.id===o.id)
return[];const k=u===void 0||u.id===c?p.id:u.id;return[(0,C().finding)("event-chain-forked",{...m,other:p.id,parent:c,last:k},
y)]})}function P({value:{parent:g}}){return typeof g=="string"&&g!==""?g:void 0}const b=5;function S(g,v,r){const e=new Set;
let s=g;for(;s!==void 0&&!r.has(s.id)&&!e.has(s.id);){e.add(s.id);const t=P(s);s=t===void 0?void 0:v.get(t)}if(s!==void 0&&
s.id===g.id&&!r.has(s.id))return[...e].slice(0,b);for(const t of e)r.add(t)}}),59613:((N,l,f)=>{Object.defineProperty(l,
"__esModule",{value:!0}),l.claimedRadius=C,l.estimates=e,l.sizeOf=P;function h(){const i=f(27199);return h=function(){return i},
i}function O(){const i=f(95132);return O=function(){return i},i}function C({assets:{changes:i},counted:t}){return["Capsu\
le","EvolutionEvent"].flatMap(n=>{const d=i.filter(({kind:c,asset:p})=>c==="added"&&p.type===n).map(({asset:c})=>({asset:c,
size:P(c.value.blast_radius)})),a=d.flatMap(({size:c})=>c??[]),o=d.at(-1);if(o===void 0||a.length<d.length)return[];const u=a.
reduce(b);if(u.files<t.least.files||u.lines<t.least.lines){const c={together:d.length>1,severity:"warning"};return[w(o.asset,
u,t.least,c)]}return d.flatMap(({asset:c,size:p})=>p!==void 0&&g(c)&&S(p,t.most)?[w(c,p,t.most,{together:!1,severity:"no\
tice"})]:[])})}function w(i,t,n,{together:d,severity:a}){const{type:o,id:u}=i,c={type:o,id:u,claimed:M(t),counted:M(n),together:d},
p={...(0,h().placeOf)(i,["blast_radius"]),severity:a};return(0,O().finding)("blast-radius-claim",c,p)}function M({files:i,
lines:t}){return`${i} ${i===1?"file":"files"} and ${t} ${t===1?"line":"lines"}`}function P(i){if(!(0,h().isJsonObject)(i))
return;const{files:t,lines:n}=i;return typeof t=="number"&&typeof n=="number"?{files:t,lines:n}:void 0}function b(i,t){return{
files:i.files+t.files,lines:i.lines+t.lines}}function S(i,t){return i.files>t.files||i.lines>t.lines+t.files}function g({
value:{outcome:i}}){return(0,h().isJsonObject)(i)&&i.status==="success"}const v=3,r=.1;function e({assets:{changes:i},counted:t}){
const{least:n,most:d}=t,a=i.filter(({kind:o,asset:u})=>o==="added"&&u.type==="EvolutionEvent");return a.flatMap(({asset:o})=>{
const{blast_radius_estimate:u,meta:c,blast_radius:p}=o.value,E=(0,h().isJsonObject)(u)?[]:["meta"],y=E.length===0?u:(0,h().
isJsonObject)(c)&&c.blast_radius_estimate,m=s(y);if(m===void 0||m<=0)return[];const j=a.length===1,k=j?n.files:s(p),A=j?
d.files:s(p);if(k===void 0||A===void 0)return[];const I=k/m>v;if(!I&&A/m>=r)return[];const L=I?k:A,T=(0,h().placeOf)(o,[
...E,"blast_radius_estimate"]);return[(0,O().finding)("estimate-drift",{event:o.id,estimate:m,actual:L},T)]})}function s(i){
return(0,h().isJsonObject)(i)&&typeof i.files=="number"?i.files:void 0}}),87585:((N,l,f)=>{Object.defineProperty(l,"__es\
Module",{value:!0}),l.claimedStreak=P;function h(){const b=f(27199);return h=function(){return b},b}function O(){const b=f(
59490);return O=function(){return b},b}function C(){const b=f(95132);return C=function(){return b},b}function w(){const b=f(
72025);return w=function(){return b},b}function M(){const b=f(47771);return M=function(){return b},b}function P({assets:b}){
const S=(0,O().groupBy)((0,M().eventsIn)(b),({value:g})=>g.capsule_id);return b.changes.flatMap(({kind:g,asset:v})=>{const{
success_streak:r}=v.value;if(g==="removed"||v.type!=="Capsule"||typeof r!="number")return[];const{count:e,ended:s}=(0,M().
successStreak)(v.id,S.get(v.id)??[]);if(r<=e)return[];const i=(0,h().placeOf)(v,["success_streak"]),t=b.unread.at(-1);return t!==
void 0&&!s?[(0,w().notChecked)(`the success streak of the Capsule \`${v.id}\``,t,i)]:[(0,C().finding)("success-streak-cl\
aim",{capsule:v.id,claimed:r,counted:e},i)]})}}),10255:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.envelope=
P;function h(){const s=f(27199);return h=function(){return s},s}function O(){const s=f(61331);return O=function(){return s},
s}function C(){const s=f(39763);return C=function(){return s},s}function w(){const s=f(95132);return w=function(){return s},
s}function M(){const s=f(85475);return M=function(){return s},s}function P(s,{asset:i}){const{type:t,id:n,envelope:d}=i,
a=(0,h().placeOf)(i),o={type:t,id:n},u=[i.value,...d?[d,(0,O().payloadOf)(d)]:[]].some(b);return[...S(i),...d&&(0,O().senderOf)(
d)===void 0?[(0,w().finding)("envelope-sender-missing",o,a)]:[],...u?[(0,w().finding)("signature-not-verified",o,a)]:[]]}
function b({signature:s}){return s!=null&&s!==""}function S(s){const{type:i,id:t,wrappers:n=[]}=s,d=(0,h().placeOf)(s);return n.
flatMap(a=>g(s,a).flatMap(([o,u])=>{const c=a[o];if(c===void 0||c===u)return[];const p={type:i,id:t,field:o,stated:e(c),
actual:e(u)};return[(0,w().finding)("envelope-contradicts-asset",p,d)]}))}function g(s,i){const{type:t,id:n,value:d}=s;return[
...t==="ValidationReport"?[["target_asset_id",d.gene_asset_id??i.target_asset_id],["target_local_id",d.gene_id]]:[],...v(
i.type,t)?[["type",t]]:[],["asset_type",t],["asset_id",r(s,i.asset_id)],["content_hash",r(s,i.content_hash)],["local_id",
n]]}function v(s,i){if(typeof s!="string")return!1;const t=s.toLowerCase();return t!==i.toLowerCase()&&C().ASSET_TYPES.some(
n=>n.toLowerCase()===t)}function r({type:s,value:i},t){if(i.asset_id!==void 0||t===void 0)return i.asset_id;const n={type:s,
value:{...i,asset_id:t}};return(0,M().matchContentHash)(n)===void 0?(0,M().contentHash)(i):t}function e(s){return JSON.stringify(
s??null).slice(0,100)}}),32550:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.lookAlikeIds=P;function h(){
const r=f(27199);return h=function(){return r},r}function O(){const r=f(64385);return O=function(){return r},r}function C(){
const r=f(12096);return C=function(){return r},r}function w(){const r=f(11970);return w=function(){return r},r}function M(){
const r=f(95132);return M=function(){return r},r}function P({assets:{changes:r,present:e}}){const s=r.filter(({kind:d})=>d===
"added").map(({asset:d})=>d);if(s.length===0)return[];const i=new Set(s.map(({type:d})=>d)),t=new Map,n=new Map;for(const{
type:d,value:a}of e){const o=i.has(d)?(0,O().declaredId)(a):void 0;if(o!==void 0)for(const u of S(d,o)){const c=t.get(u);
c===void 0?t.set(u,o):c!==o&&!n.has(u)&&n.set(u,o)}}return s.flatMap(d=>{const{type:a,id:o}=d,c=S(a,o).flatMap(E=>[t.get(
E),n.get(E)]).find(E=>E!==void 0&&E!==o);if(c===void 0)return[];const p=(0,h().placeOf)(d,["id"]);return[(0,M().finding)(
"look-alike-id",{type:a,id:(0,C().visible)(o),other:(0,C().visible)(c)},p)]})}const b=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function S(r,e){const s=/^[\w.-]*$/.test(e)?e:g(e),i=s.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${r} case ${v(s)}`,`${r} drawn ${v(i)}`]}function g(r){const e=r.normalize("NFKC").replace(b,"");return(0,w().asciiOf)(
e.replace(/\p{Pd}/gu,"-"))}function v(r){return r.toUpperCase().toLowerCase()}}),85881:((N,l,f)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.appliedIds=v,l.genesStillNamed=P,l.missingGenes=r,l.unresolvedReferences=M;function h(){const e=f(
27199);return h=function(){return e},e}function O(){const e=f(30610);return O=function(){return e},e}function C(){const e=f(
95132);return C=function(){return e},e}function w(){const e=f(72025);return w=function(){return e},e}function M({assets:e}){
const{changes:s,present:i,unread:t}=e,n=b(i,"Capsule"),d=b(i,"ValidationReport");return s.filter(g).flatMap(({asset:a})=>{
if(a.type!=="EvolutionEvent")return[];const{capsule_id:o,validation_report_id:u}=a.value,c=a.id,[p]=t,E=m=>`whether \`${m}\
\`, which the EvolutionEvent \`${c}\` names, exists`,y=[];if(S(o,n)){const m=(0,h().placeOf)(a,["capsule_id"]);y.push(p?
(0,w().notChecked)(E(o),p,m):(0,C().finding)("capsule-not-found",{event:c,capsule:o},m))}if(S(u,d)){const m=(0,h().placeOf)(
a,["validation_report_id"]);y.push(p?(0,w().notChecked)(E(u),p,m):(0,C().finding)("validation-report-not-found",{event:c,
report:u},m))}return y})}function P({assets:{changes:e,present:s}}){const i=b(s,"Gene"),t=v(e),n=e.filter(({kind:a,asset:{
type:o,id:u}})=>a==="removed"&&o==="Gene"&&!i.has(u)&&!t.has(u));if(n.length===0)return[];const d=s.flatMap(O().namings);
return n.flatMap(({asset:a})=>{const o=d.filter(({gene:y})=>y===a.id),u=o.find(y=>y.by.type==="Capsule")??o[0];if(u===void 0)
return[];const c={gene:a.id,by:`the ${u.by.type} \`${u.by.id}\``,more:new Set(o.map(y=>y.by)).size-1},p=u.by.type==="Cap\
sule"?"warning":"notice",E=u.by.locate(u.pointer);return[(0,C().finding)("gene-still-named",c,{location:E,subject:(0,h().
subjectOf)(a),severity:p})]})}function b(e,s){return new Set(e.filter(i=>i.type===s).map(({id:i})=>i))}function S(e,s){return typeof e==
"string"&&!s.has(e)}function g({kind:e}){return e==="added"||e==="modified"}function v(e){return new Set(e.flatMap(O().newNamings).
map(({gene:s})=>s))}function r({assets:{changes:e}}){const s=new Set(e.filter(({kind:i,asset:t})=>i!=="removed"&&t.type===
"Gene").map(({asset:i})=>i.id));return e.flatMap(O().newNamings).filter(({gene:i})=>!s.has(i)).map(({by:i,gene:t,pointer:n})=>(0,C().
finding)("gene-not-found",{type:i.type,id:i.id,gene:t},(0,h().placeOf)(i,n)))}}),93290:((N,l,f)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.removedScripts=g;function h(){const t=f(76760);return h=function(){return t},t}function O(){
const t=f(27199);return O=function(){return t},t}function C(){const t=f(77680);return C=function(){return t},t}function w(){
const t=f(51951);return w=function(){return t},t}function M(){const t=f(86191);return M=function(){return t},t}function P(){
const t=f(59867);return P=function(){return t},t}function b(){const t=f(46912);return b=function(){return t},t}function S(){
const t=f(95132);return S=function(){return t},t}async function g(t){const{assets:n,baseTree:d,clock:a}=t,o=v(t.change),
u=await r(t);if(o.size+u.size===0)return[];const c=new Set(n.changes.map(({asset:y})=>y)),p=n.present.filter(y=>y.type===
"Gene"&&!c.has(y)),E=new Map;for(const y of p){await a.tick();const m=(0,C().validationCommands)(y),j=new Map;for(const{
value:k,pointer:A}of m.kind==="list"?m.entries:[]){if(typeof k!="string")continue;const L=(0,M().namedPaths)(k).filter(T=>o.
has(T)).map(T=>({path:T,script:""}));u.size>0&&L.push(...await s(k,d));for(const T of L){const $=i(T);(T.script===""||u.
has($))&&j.set($,{...T,entry:A[1]})}}for(const[k,A]of j){const I=E.get(k);I?I.more+=1:E.set(k,{...A,gene:y,more:0})}}return[
...E.values()].map(({path:y,script:m,gene:j,entry:k,more:A})=>(0,S().finding)("script-still-named",{path:y,script:m,gene:j.
id,more:A},(0,O().placeOf)(j,["validation",k])))}function v({files:t}){const n=new Set(t.flatMap(({status:d,path:a,oldPath:o})=>d===
"deleted"?a:o??[]));for(const{path:d,status:a}of t)a!=="deleted"&&n.delete(d);return n}async function r({change:t,baseTree:n,
tree:d}){const a=t.files.map(({path:u,oldPath:c})=>c??u),o=new Set;for(const u of a.filter(c=>h().posix.basename(c)==="p\
ackage.json")){const c=await e(n,u),p=new Set(await e(d,u));for(const E of c)p.has(E)||o.add(i({path:u,script:E}))}return o}
async function e(t,n){const d=h().posix.dirname(n);return[...(await(0,P().usablePackageJson)(t,d==="."?"":d))?.scripts.keys()??
[]]}async function s(t,n){const{invocation:d}=(0,w().readWords)(t,{tree:n});if(d?.program!=="npm")return[];const a={tree:n,
directory:"",changed:new Set},{runs:o}=await(0,b().scriptsThatRun)(d,a,{start:0,end:0}),u=(0,b().eventOf)(d);return o.flatMap(
({directory:c,event:p})=>p===u?[{path:h().posix.join(c,"package.json"),script:u}]:[])}function i({path:t,script:n}){return`${t}\
\0${n}`}}),21471:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.schemaDifferences=M;function h(){const a=f(
88333);return h=function(){return a},a}function O(){const a=f(98879);return O=function(){return a},a}const C=1e4,w=50;function M(a,o){
try{return P(a,o)}catch(u){if(!(u instanceof URIError))throw u;return P(a,n(o))}}function P(a,o){const u=(0,O().complaintsOf)(
a,o,!d(o,C)),c=new Map,p=new Set;for(const E of u){if(v.has(E.keyword))continue;const y=S(E);if(!p.has(y)){p.add(y);for(const m of r(
E,a,o)){const j=b(E,m),k=c.get(j);c.set(j,k?{...k,more:k.more+1}:m)}}}return[...c.values()].slice(0,w)}function b({keywordLocation:a},o){
switch(o.kind){case"missing":return JSON.stringify([a,...o.fields]);case"unknown":return JSON.stringify([a,o.field]);case"\
invalid":return a}}function S({keyword:a,instanceLocation:o}){return`${g.has(a)?a:"value"} ${o}`}const g=new Set(["requi\
red","additionalProperties"]),v=new Set(["properties","items","false"]);function r(a,o,u){const{keyword:c,keywordLocation:p,
instanceLocation:E}=a,{pointer:y,value:m}=s(u,E),j=i(o,p);if(c==="required"){const A=(j.required??[]).filter(I=>!e(m,I));
return[{kind:"missing",pointer:y,fields:A,more:0}]}if(c==="additionalProperties"){const A=j.properties??{},I=Object.keys(
m??{}).filter(T=>!Object.hasOwn(A,T)),L=Object.keys(A).filter(T=>!e(m,T));return I.map(T=>({kind:"unknown",pointer:[...y,
T],field:T,absent:L,more:0}))}const k=(0,h().expectation)(c,j);return[{kind:"invalid",pointer:y,keyword:c,expected:k,found:(0,h().
describeJson)(m),more:0}]}function e(a,o){return a!==null&&Object.hasOwn(a,o)}function s(a,o){const u=[];let c=a;for(const p of t(
o))Array.isArray(c)?(u.push(Number(p)),c=c[Number(p)]??null):(u.push(p),c=c[p]??null);return{pointer:u,value:c}}function i(a,o){
let u=O().SCHEMAS[a];for(const c of t(o).slice(0,-1))u=u[c];return u}function t(a){return a.split("/").slice(1).map(o=>o.
replaceAll("~1","/").replaceAll("~0","~"))}function n(a){if(a===null||typeof a!="object")return a;if(Array.isArray(a))return a.
map(n);const o=Object.create(null);for(const[u,c]of Object.entries(a))o[u.replace(/\p{Surrogate}/gu,"\uFFFD")]=n(c);return o}
function d(a,o){let u=o;const c=[a];for(let p=c.pop();p!==void 0;p=c.pop()){if(u-=1,u<0)return!0;if(!(p===null||typeof p!=
"object")){for(const E of Object.values(p))if(c.push(E),c.length>u)return!0}}return!1}}),88333:((N,l)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.describeJson=w,l.expectation=C;const f={string:"a string",array:"a list",object:"an object",
integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},h={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as\
 `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},O=40;function C(M,P){const b=P[M];switch(M){case"\
type":return[b].flat().map(S=>f[String(S)]??String(S)).join(" or ");case"enum":return`one of ${(P.enum??[]).map(S=>JSON.
stringify(S)).join(", ")}`;case"const":return JSON.stringify(b);case"pattern":return h[String(b)]??`a string that matche\
s ${b}`;case"minLength":return b===1?"a non-empty string":`a string of at least ${b} characters`;case"maxLength":return`\
a string of at most ${b} characters`;case"minItems":return b===1?"a non-empty list":`a list of at least ${b} items`;case"\
maxItems":return`a list of at most ${b} items`;case"minimum":return`a number that is at least ${b}`;case"maximum":return`\
a number that is at most ${b}`;default:return`a value that matches \`${M}\` in the schema`}}function w(M){return Array.isArray(
M)?M.length===0?"an empty list":"a list":M!==null&&typeof M=="object"?"an object":typeof M!="string"?String(M):M.length<=
O?JSON.stringify(M):`a string of ${M.length} characters`}}),57733:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.promotionSchemaFindings=b,l.schemaFindings=P;function h(){const t=f(23404);return h=function(){return t},t}function O(){
const t=f(27199);return O=function(){return t},t}function C(){const t=f(3051);return C=function(){return t},t}function w(){
const t=f(95132);return w=function(){return t},t}function M(){const t=f(21471);return M=function(){return t},t}function P(t){
return(0,M().schemaDifferences)(t.type,t.value).flatMap(n=>r(t.type,n)).map(n=>S(t,n,"warning"))}function b(t){const n=i(
t)?"warning":"error";return(0,M().schemaDifferences)(t.type,t.value).map(d=>S(t,d,n))}function S(t,n,d){const{type:a,id:o}=t,
{pointer:u,more:c}=n,p={...(0,O().placeOf)(t,u),severity:d};switch(n.kind){case"missing":{const{fields:E}=n;return(0,w().
finding)("schema-field-missing",{type:a,id:o,fields:E,where:v(u,c)},p)}case"unknown":{const E=v(u.slice(0,-1),c),{field:y,
absent:m}=n,j=(0,C().nearestName)(y,m),k={field:y,...j!==void 0&&{meant:j}};return(0,w().finding)("schema-field-unknown",
{type:a,id:o,...k,where:E},p)}case"invalid":{const{expected:E}=n,y=`${n.found}${c===0?"":` (and in ${g(c)})`}`,m=u.join(
".");return(0,w().finding)("schema-field-invalid",{type:a,id:o,field:m,expected:E,found:y},p)}}}function g(t){return t===
1?"1 similar place":`${t} similar places`}function v(t,n){return t.length===0?"":` in \`${t.join(".")}\`${n===0?"":` and\
 ${g(n)}`}`}function r(t,n){const{pointer:d}=n;switch(n.kind){case"missing":{const a=n.fields.filter(o=>!e[t].has([...d,
o].join(".")));return a.length===0?[]:[{...n,fields:a}]}case"unknown":return[n];case"invalid":return s(t,d,n.keyword)?[]:
[n]}}const e={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","\
constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function s(t,[
n,...d],a){if(n==="type"||n==="id"||n==="asset_id")return!0;if(t!=="Gene")return!1;const o=a==="minItems"&&d.length>0;return n===
"validation"||n==="constraints"&&!o}function i({value:t}){const{schema_version:n}=t,d=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return d!==void 0&&Number(d)<Number(h().SCHEMA_VERSION.split(".")[1])}}),98879:((N,l,f)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.SCHEMAS=void 0,l.complaintsOf=v;function h(){const s=f(13574);return h=function(){return s},
s}function O(){const s=f(36576);return O=function(){return s},s}function C(){const s=f(25065);return C=function(){return s},
s}function w(){const s=f(5330);return w=function(){return s},s}function M(){const s=f(39436);return M=function(){return s},
s}function P(){const s=f(39763);return P=function(){return s},s}const S={type:"object",required:["type","schema_version",
"id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},
schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},
env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","\
stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{
type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"\
^sha256:[a-f0-9]{64}$"}}},g=l.SCHEMAS={Gene:w().default,Capsule:O().default,EvolutionEvent:C().default,Mutation:M().default,
ValidationReport:S};function v(s,i,t){return r[t?"all":"first"][s].validate(i).errors}const r={all:e(!1),first:e(!0)};function e(s){
const i=P().ASSET_TYPES.map(t=>[t,new(h()).Validator(g[t],"7",s)]);return Object.fromEntries(i)}}),73566:((N,l,f)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.capsuleFields=S,l.selfDescription=b,l.unidentified=g;function h(){const e=f(
27199);return h=function(){return e},e}function O(){const e=f(59490);return O=function(){return e},e}function C(){const e=f(
95132);return C=function(){return e},e}function w(){const e=f(72025);return w=function(){return e},e}function M(){const e=f(
85475);return M=function(){return e},e}function P(){const e=f(57733);return P=function(){return e},e}function b({correctorOf:e},{
asset:s,commands:i=[]}){if(s.cut)return[];const t=i.some(({findings:n})=>n.some(({edit:d})=>d?.fix));return[...(0,M().hashFindings)(
s,e(s),!t),...(0,P().schemaFindings)(s)]}function S(e,{asset:s}){const{type:i,id:t,value:n}=s;if(i!=="Capsule"||s.cut)return[];
const d=["success_streak","env_fingerprint"].filter(o=>n[o]==null);if(d.length===0)return[];const a=(0,h().placeOf)(s);return[
(0,C().finding)("capsule-field-missing",{capsule:t,fields:d},a)]}function g({genes:e,claims:s,correctorOf:i}){const a=[...e.
filter(({change:u})=>u?.kind!=="removed").map(({asset:u})=>u),...s].filter(({cut:u})=>!u).flatMap(u=>v(u,i));return[...(0,O().
groupBy)(a,({rule:u,location:c})=>JSON.stringify([u,c?.path])).values()].flatMap(r)}function v(e,s){try{return(0,M().identityFindings)(
e,s(e)).filter(M().isMissingIdentity)}catch(i){return[(0,w().assetNotJudged)(e,i)]}}function r([e,...s]){if(e===void 0)return[];
if(s.length===0||!(0,M().isMissingIdentity)(e))return[e,...s];const{subject:i,args:t,...n}=e,{expected:d,...a}=t;return[
{...n,args:{...a,others:s.length}}]}}),47771:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.eventsIn=r,l.
isSuccess=S,l.streakCounter=M,l.successStreak=v;function h(){const o=f(23404);return h=function(){return o},o}function O(){
const o=f(27199);return O=function(){return o},o}function C(){const o=f(59490);return C=function(){return o},o}function w(){
const o=f(85475);return w=function(){return o},o}function M(o,u){const c=s(o,u),p=(0,C().groupBy)(o,({value:{capsule_id:E}})=>E);
return E=>P(E,p.get(E.id)??[],c,u)}function P({id:o,value:{gene:u}},c,p,E){const y=[],m=[],j={files:0,lines:0},{successes:k,
failure:A}=b(o,c);for(const I of k){const{value:L}=I,T=p.get(I)??t(L,E)??(n(L,u,E)?void 0:e);T===void 0?(m.push(I),d(j,L)):
y.push({event:a(L),why:T})}return{count:g(m),uncounted:y,ended:A!==void 0,...A&&k.length===0&&{failed:a(A.value)},radius:j}}
function b(o,u){const c=u.filter(({value:E})=>E.type==="EvolutionEvent"&&E.capsule_id===o).reverse(),p=c.findIndex(({value:E})=>!S(
E));return p<0?{successes:c,failure:void 0}:{successes:c.slice(0,p),failure:c[p]}}function S({outcome:o}){return(0,O().isJsonObject)(
o)&&o.status==="success"}function g(o){const u=o.map(({value:c})=>c.id).filter(c=>typeof c=="string");return o.length-u.
length+new Set(u).size}function v(o,u){const{successes:c,failure:p}=b(o,u);return{count:g(c),ended:p!==void 0}}function r({
changes:o,present:u,unread:c}){const p=c.at(-1),E=new Set(o.map(({asset:y})=>y));return u.filter(({type:y,path:m})=>y===
"EvolutionEvent"&&(!p||m>=p.path)).map(y=>({value:y.value,log:y.path,isNew:E.has(y)}))}const e="it does not name the gen\
e of the Capsule";function s(o,u){const c=new Map,p=new Map,E=new Set;for(const y of o){const m=i(y,p,u&&E.has(y.log));m!==
void 0&&c.set(y,m),E.add(y.log);const{id:j}=y.value;typeof j=="string"&&!p.has(j)&&p.set(j,y)}return c}function i({value:o,
isNew:u},c,p){const{id:E,parent:y}=o;if(u)return"the change that is judged adds or edits it";const m=typeof E=="string"?
c.get(E):void 0;return m!==void 0?(0,h().canonicalize)(m.value)===(0,h().canonicalize)(o)?void 0:"an earlier event with \
other content has its id":typeof y=="string"&&y!==""?c.has(y)?void 0:"its parent is not in the log before it":p?"it has \
no parent":void 0}function t(o,u){const{id:c,asset_id:p}=o;if(p===void 0)return u?"it has no hash":void 0;if((0,w().matchContentHash)(
{type:"EvolutionEvent",value:o})===void 0)return"its hash does not match its content";const E=typeof c=="string"&&c.trim()!==
"";return u&&!E?"it has no id":void 0}function n({genes_used:o},u,c){return typeof u!="string"||u===""||!Array.isArray(o)?
!c:o.includes(u)}function d(o,{blast_radius:u}){if((0,O().isJsonObject)(u))for(const c of["files","lines"]){const p=u[c];
typeof p=="number"&&(o[c]=Math.max(o[c],p))}}function a({id:o}){return typeof o=="string"?o:"without an id"}}),78883:((N,l,f)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.geneDifferences=w,l.uncovered=S;function h(){const g=f(77680);return h=
function(){return g},g}function O(){const g=f(32854);return O=function(){return g},g}function C(){const g=f(56131);return C=
function(){return g},g}function w({kind:g,asset:v,before:r}){return r===void 0||v.cut||g!=="added"&&g!=="modified"?[]:[...M(
r,v),...b(r,v)]}function M(g,v){const[r,e]=[P(g),P(v)],s="validation";return[...[...r].filter(i=>!e.has(i)).map(i=>({kind:"\
command_removed",field:s,base:i,head:null})),...[...e].filter(i=>!r.has(i)).map(i=>({kind:"command_added",field:s,base:null,
head:i}))]}function P(g){const v=(0,h().validationCommands)(g),r=v.kind==="list"?v.entries.map(({value:e})=>e):[];return new Set(
r.filter(e=>typeof e=="string"))}function b(g,v){const{constraints:r}=(0,C().readConstraints)(g.value.constraints),{constraints:e}=(0,C().
readConstraints)(v.value.constraints),s=[];e.maxFiles!==r.maxFiles&&s.push({kind:e.maxFiles>r.maxFiles?"constraint_loose\
ned":"constraint_tightened",field:"constraints.max_files",base:String(r.maxFiles),head:String(e.maxFiles)});const i="con\
straints.forbidden_paths";for(const t of S(r.forbiddenPaths,e.forbiddenPaths))s.push({kind:"constraint_loosened",field:i,
base:t,head:null});for(const t of S(e.forbiddenPaths,r.forbiddenPaths))s.push({kind:"constraint_tightened",field:i,base:null,
head:t});return s}function S(g,v){return g.filter(r=>!v.some(e=>(0,O().isWithin)(r,e)))}}),56131:((N,l,f)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.hardCaps=r,l.limitsOf=v,l.readConstraints=M,l.stricterConstraints=P;function h(){const e=f(
57430);return h=function(){return e},e}function O(){const e=f(32854);return O=function(){return e},e}function C(){const e=f(
53315);return C=function(){return e},e}function w(){const e=f(50661);return w=function(){return e},e}function M(e){if(e===
void 0)return{constraints:b,problems:[{kind:"missing",pointer:["constraints"]}]};if(e===null||typeof e!="object"||Array.
isArray(e))return{constraints:b,problems:[{kind:"malformed",pointer:["constraints"],expected:"an object"}]};const s=[],i=S(
e.max_files,s);return{constraints:{maxFiles:i??C().DEFAULT_MAX_FILES,isDefaultLimit:i===void 0,forbiddenPaths:g(e.forbidden_paths,
s)},problems:s}}function P(e,s){if(e===void 0)return s;const{maxFiles:i,isDefaultLimit:t}=e.maxFiles<s.maxFiles?e:s;return{
maxFiles:i,isDefaultLimit:t,forbiddenPaths:[...new Set([...e.forbiddenPaths,...s.forbiddenPaths])]}}const b={maxFiles:C().
DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function S(e,s){const i=["constraints","max_files"];if(e===void 0)
s.push({kind:"missing",pointer:i});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);s.push({kind:"malformed",
pointer:i,expected:"an integer greater than 0"})}}function g(e,s){const i=["constraints","forbidden_paths"];if(e===void 0)
return s.push({kind:"missing",pointer:i}),[];if(!Array.isArray(e))return s.push({kind:"malformed",pointer:i,expected:"a \
list of paths"}),[];const t=new Set;for(const[n,d]of e.entries()){const a=typeof d=="string"?(0,O().normalise)(d):void 0;
if(typeof d!="string"||!a){s.push({kind:"malformed",pointer:[...i,n],expected:"a path below the root of the repository"});
continue}(0,O().looksLikePattern)(d)&&s.push({kind:"pattern",pointer:[...i,n],entry:d}),t.add(a)}return[...t]}function v(e,s){
const{asset:i,change:t,binds:n}=e,{constraints:d}=M(i.value.constraints),a=t?.before&&M(t.before.value.constraints).constraints,
o=P(a,d),{maxFiles:u,isDefaultLimit:c}=o,p=r(s),E=n&&(0,w().isChange)(s)?s.radius:h().NOTHING_TOUCHED,y=(0,C().gradeFiles)(
E.files,u,E.lines,p),m=(0,C().gradeWords)(y,E,u,p);return{base:a,head:d,constraints:o,blastRadius:{...E,max_files:u,...c&&
{default_limit:!0},severity:y,message:m}}}function r({policy:e}){const{hard_cap_files:s,hard_cap_lines:i}=e.blast_radius;
return{files:s,lines:i}}}),76866:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.incompleteGene=C,l.removedGene=
w;function h(){const M=f(27199);return h=function(){return M},M}function O(){const M=f(95132);return O=function(){return M},
M}function C(M,{asset:P}){return P.cut?[(0,O().finding)("gene-incomplete",{gene:P.id},(0,h().placeOf)(P))]:[]}function w(M,{
asset:P}){return[(0,O().finding)("gene-removed",{gene:P.id},{subject:(0,h().subjectOf)(P)})]}}),54034:((N,l,f)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.auditGene=P,l.forbidsRunningGene=g,l.geneFindings=b;function h(){const v=f(72025);
return h=function(){return v},v}function O(){const v=f(70716);return O=function(){return v},v}function C(){const v=f(6470);
return C=function(){return v},v}function w(){const v=f(78883);return w=function(){return v},v}function M(){const v=f(56131);
return M=function(){return v},v}async function P(v,r,e){const{asset:s,change:i,commands:t}=r,n=(0,M().limitsOf)(r,v),d=await b(
v,{...r,limits:n}),a=e.mayRun&&!d.some(g);return{asset:s,commands:a?(0,C().planCommands)(t,e.timeoutMs):t,findings:d,blastRadius:n.
blastRadius,differences:i===void 0?[]:(0,w().geneDifferences)(i)}}async function b(v,r){return r.change?.kind!=="removed"?
(0,h().ask)(O().GENE_CHECKS,v,r):(await(0,h().ask)(O().REMOVED_GENE_CHECKS,v,r)).map(({location:s,...i})=>i)}const S=new Set(
["gene-incomplete","validation-malformed","not-judged"]);function g({rule:v}){return S.has(v)}}),42804:((N,l,f)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.declaredConstraints=P,l.declaredPaths=s,l.geneBlastRadius=e,l.limitsBeyondCap=
v,l.loosenedConstraints=S;function h(){const i=f(27199);return h=function(){return i},i}function O(){const i=f(95132);return O=
function(){return i},i}function C(){const i=f(39869);return C=function(){return i},i}function w(){const i=f(78883);return w=
function(){return i},i}function M(){const i=f(56131);return M=function(){return i},i}function P(i,{asset:t}){return(0,M().
readConstraints)(t.value.constraints).problems.filter(({kind:n})=>n!=="missing"||!t.cut).map(n=>b(t,n))}function b(i,t){
const{pointer:n}=t,d=(0,h().placeOf)(i,n),a=i.id,o=n.join(".");switch(t.kind){case"missing":return(0,O().finding)("const\
raints-missing",{gene:a,field:o},d);case"malformed":return(0,O().finding)("constraints-malformed",{gene:a,field:o,expected:t.
expected},d);case"pattern":return(0,O().finding)("forbidden-path-pattern",{gene:a,entry:t.entry},d)}}function S(i,{asset:t,
binds:n,limits:{base:d,head:a}}){if(!n||t.cut||d===void 0)return[];const o=(0,w().uncovered)(d.forbiddenPaths,a.forbiddenPaths),
u=a.maxFiles>d.maxFiles;if(o.length===0&&!u)return[];const c=g(t.value.constraints),p=[...u&&!c("max_files")?[`\`max_file\
s\` from ${d.maxFiles} to ${a.maxFiles}`]:[],...(c("forbidden_paths")?[]:o).map(y=>`\`${y}\` is no longer forbidden`)];if(p.
length===0)return[];const E=(0,h().placeOf)(t,["constraints"]);return[(0,O().finding)("constraints-loosened",{gene:t.id,
loosened:p},E)]}function g(i){const t=(0,M().readConstraints)(i).problems.flatMap(({kind:n,pointer:d})=>n==="malformed"&&
d.length<=2?[d[1]]:[]);return n=>t.includes(n)||t.includes(void 0)}function v(i,{asset:t,binds:n,limits:{base:d,head:a}}){
const{files:o}=(0,M().hardCaps)(i),{maxFiles:u}=a;if(!n||u<=o||d!==void 0&&u<=d.maxFiles)return[];const c=(0,h().placeOf)(
t,["constraints","max_files"]);return[(0,O().finding)("constraints-beyond-cap",{gene:t.id,maxFiles:u,cap:o},c)]}const r={
approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"};
function e(i,{asset:t,binds:n,limits:d}){const{files:a,lines:o,max_files:u,severity:c}=d.blastRadius;if(!n||c==="within_\
limit")return[];const p=(0,h().placeOf)(t,["constraints","max_files"]);if(c==="hard_cap_breach"){const{files:y,lines:m}=(0,M().
hardCaps)(i);return[(0,O().finding)("blast-radius-hard-cap",{files:a,lines:o,capFiles:y,capLines:m},p)]}const E=!d.constraints.
isDefaultLimit;return[(0,O().finding)(r[c],{gene:t.id,files:a,maxFiles:u,declared:E},p)]}function s({touchesOf:i},{asset:t,
binds:n,limits:{constraints:d}}){if(!n)return[];const a=d.forbiddenPaths.flatMap(u=>(0,C().someTouches)(i(u)).map(c=>({gene:t.
id,entry:u,...c})));if(a.length===0)return[];const o=(0,h().placeOf)(t,["constraints","forbidden_paths"]);return a.map(u=>(0,O().
finding)("forbidden-path-declared",u,o))}}),16373:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.readGene=
w,l.readGeneChange=M;function h(){const S=f(27199);return h=function(){return S},S}function O(){const S=f(77680);return O=
function(){return S},S}function C(){const S=f(16455);return C=function(){return S},S}async function w(S,g,v){const r=(0,O().
validationCommands)(S),e=await P(S,r,g,v);return{asset:S,binds:!1,validation:r,commands:e}}async function M(S,g,v,r){const{
kind:e,asset:s}=S,i=!["applied","unchanged"].includes(e)||g.has(s.id),t=(0,O().validationCommands)(s),n=e==="removed"?[]:
await P(s,t,v,r);return{asset:s,change:S,binds:i,validation:t,commands:n}}async function P(S,g,v,r){if(g.kind!=="list")return[];
const e=g.entries.filter(t=>typeof t.value=="string"&&!(0,O().isBlankEntry)(t)),s=await Promise.all(e.map(({value:t})=>v.
command(t)));return(await(0,C().withEdits)(s,v,r(S)==="fix")).map((t,n)=>b(S,t,e[n]?.pointer??["validation"]))}function b(S,{
findings:g,...v},r){const{command:e}=v.reading,s={...(0,h().subjectOf)(S),command:e},i={path:S.path,pointer:(0,h().pointerText)(
[...S.pointer,...r])};return{...v,command:e,location:S.locate(r),findings:g.map(({edit:t,...n})=>({...n,location:S.locate(
r,n.span),subject:s,...t&&{edit:{...i,...t}}}))}}}),43420:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.
validationList=w;function h(){const b=f(27199);return h=function(){return b},b}function O(){const b=f(77680);return O=function(){
return b},b}function C(){const b=f(95132);return C=function(){return b},b}function w(b,{asset:S,validation:g,commands:v}){
if(S.cut)return[];const r=["validation"],e={gene:S.id};if(g.kind==="not_a_list"){const t={...e,field:"validation",expected:g.
expected};return[(0,C().finding)("validation-malformed",t,(0,h().placeOf)(S,r))]}if(g.kind==="missing"||g.entries.every(
O().isBlankEntry))return[(0,C().finding)("validation-missing",e,(0,h().placeOf)(S,r))];const s=[],i=new Set;for(const t of g.
entries){const{value:n,pointer:d}=t;if((0,O().isBlankEntry)(t))s.push((0,C().finding)("validation-blank",{...e,field:d.join(
".")},(0,h().placeOf)(S,d)));else if(typeof n!="string"){const a={...e,field:d.join("."),expected:"a string"};s.push((0,C().
finding)("validation-malformed",a,(0,h().placeOf)(S,d)))}else if(i.has(n)){const a={...(0,h().placeOf)(S,d),subject:{...(0,h().
subjectOf)(S),command:n}};s.push((0,C().finding)("validation-duplicate",{...e,command:n},a))}else i.add(n)}return v.length>
0&&v.every(M)&&s.push((0,C().finding)("validation-vacuous",e,(0,h().placeOf)(S,r))),s}function M({reading:{problems:b,argv:S}}){
return b.some(({rule:g})=>g==="only-prints")||P.has(S?.[0]??"")}const P=new Set(["clear","date","df","echo","free","host\
name","id","printf","ps","pwd","true","uname","uptime","whoami"])}),6470:((N,l,f)=>{Object.defineProperty(l,"__esModule",
{value:!0}),l.digestPlans=P,l.makePlan=w,l.planCommands=M,l.toolOf=v;function h(){const r=f(77598);return h=function(){return r},
r}const O=Symbol("audited");function C({steps:r,...e}){return{...e,steps:r.map(({command:s,...i})=>i)}}function w(r){const{
argv:e,program:s,binary:i=null,scripts:t=null,npmSettings:n=[],env:d,timeoutMs:a}=r,o=JSON.stringify([e,s,i,t&&C(t),n,Object.
entries(d).sort(([u],[c])=>u<c?-1:1),a]);return{...r,[O]:!0,digest:b(o)}}function M(r,e){const s=[];for(const i of r){const t=i.
verdict==="block"?void 0:S(i.reading,e);if(t===void 0)return r;s.push({...i,plan:t})}return s}function P(r){const e=[...new Set(
r.map(({digest:s})=>s))].sort();return b(e.join(`
`))}function b(r){return`sha256:${(0,h().createHash)("sha256").update(r).digest("hex")}`}function S(r,e){const{command:s,
argv:i,assignments:t}=r,n=i&&g(r,i);if(n)return w({command:s,...n,env:{...Object.fromEntries(t.map(({name:d,value:a})=>[
d,a])),...r.invocation?.family?.data.environment},timeoutMs:e})}function g(r,e){const{invocation:s,scripts:i,npmSettings:t}=r,
[n]=e;if(s===void 0)return n===void 0?void 0:{program:n,argv:e};const d=v(r);if(d===void 0){const{program:o}=s;return{program:o,
argv:e,...i&&{scripts:i},...t&&{npmSettings:t}}}if(d.path===void 0)return;const a=[...s.operands,...s.passthrough].map(({
text:o})=>o);return{program:s.program,argv:a,binary:d.path}}function v({targets:r}){return r.find(({kind:e,via:s})=>e===
"package_binary"&&s===void 0)}}),66160:((N,l,f)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.correctorIn=s,l.isGene=
i,l.readChangeSubject=e,l.subjectOfAssets=r;function h(){const n=f(78114);return h=function(){return n},n}function O(){const n=f(
28894);return O=function(){return n},n}function C(){const n=f(4378);return C=function(){return n},n}function w(){const n=f(
74238);return w=function(){return n},n}function M(){const n=f(53315);return M=function(){return n},n}function P(){const n=f(
12154);return P=function(){return n},n}function b(){const n=f(39869);return b=function(){return n},n}function S(){const n=f(
85881);return S=function(){return n},n}function g(){const n=f(16373);return g=function(){return n},n}const v={changes:[],
problems:[],files:[],present:[],unread:[]};function r({assets:n,problems:d},a,o,u=v){const{policy:c,tree:p}=a.terms;return{
policy:c,clock:a.clock,tree:p,problems:d,correctorOf:o,genes:n.filter(i).map(E=>({asset:E})),claims:n.filter(E=>!i(E)),assets:u}}
async function e(n){const{change:d,assets:a,baseTree:o,tree:u,policy:c,platform:p}=n,{policy:E,source:y}=c,m=new Set(d.files.
flatMap(M().namesOf)),j=C().Judge.by({policy:E,tree:u,base:o,changed:m,platform:p,...n.clock&&{clock:n.clock}}),k=(0,S().
appliedIds)(a.changes),A=s(a.problems),I=await j.clock.all("Judging the commands of genes",a.changes.filter(({asset:F})=>i(
F)),F=>(0,g().readGeneChange)(F,k,j,A)),L=(0,P().exemptPaths)(d,E,I),T=(0,b().touchedPaths)(d,u),$=(0,M().measureChange)(
d,L);return{policy:E,clock:j.clock,loadedPolicy:c,unprovenMerge:n.unprovenMerge,policyPath:y==="file"?void 0:w().POLICY_PATH,
tree:u,baseTree:o,change:d,assets:a,problems:a.problems,correctorOf:A,genes:I,claims:a.changes.filter(t).map(({asset:F})=>F),
changedNames:m,touched:T,touchesOf:(0,b().touchesOf)(T,o),exempt:L,radius:$,counted:(0,P().countedChange)(d,$)}}function s(n){
const d=(0,h().ambiguousFiles)(n);return({path:a})=>d.has(a)||(0,O().isAuditLog)(a)?"hand":"fix"}function i({type:n}){return n===
"Gene"}function t({kind:n,asset:d}){return!i(d)&&(n==="added"||n==="modified")}}),50661:((N,l)=>{Object.defineProperty(l,
"__esModule",{value:!0}),l.isChange=f;function f(h){return"change"in h}}),57430:((N,l)=>{Object.defineProperty(l,"__esMo\
dule",{value:!0}),l.NOTHING_TOUCHED=l.NOTHING_RUN=void 0;const f=l.NOTHING_RUN={level:"none",description:"Nothing was ru\
n."},h=l.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}}),84831:((N,l)=>{Object.defineProperty(l,"__esM\
odule",{value:!0}),l.isSpellingOf=h,l.mayBeSpelled=C;const f=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function h(M,P){
const S=M.replace(f,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return S===
P||w(S,P)}const O=/^[\w./-]*$/;function C(M,P){return!O.test(M)||M.toLowerCase().includes(P)}function w(M,P){const[,b]=/^(.+)~[1-9]\d{0,5}$/.
exec(M)??[];return b!==void 0&&b===P.replaceAll(".","").slice(0,6)}}),13574:((N,l,f)=>{f.r(l),f.d(l,{Validator:()=>h.D});
var h=f(60207)}),36576:((N,l,f)=>{f.r(l),f.d(l,{default:()=>h});var h=f(6145)}),25065:((N,l,f)=>{f.r(l),f.d(l,{default:()=>h});
var h=f(27620)}),5330:((N,l,f)=>{f.r(l),f.d(l,{default:()=>h});var h=f(87981)}),39436:((N,l,f)=>{f.r(l),f.d(l,{default:()=>h});
var h=f(57811)})};
