"use strict";exports.id=506,exports.ids=[506],exports.modules={29121:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.inventoryOf=C,h.withUnchanged=$;function b(){const N=u(95132);return b=function(){return N},N}function M(){const N=u(99668);
return M=function(){return N},N}function P(){const N=u(20702);return P=function(){return N},N}async function C(N,T,j){const E=(0,M().
agentFilesIn)(N,T).filter(({format:m})=>m.places.length>0);return(await j.all(E,async m=>{try{return await(0,P().judgeWholeFile)(
await(0,P().readFound)(N,m),N,T.agent_files)}catch(v){const p={path:m.path,line:1,column:1},O=[(0,b().notJudged)(`the fi\
le \`${m.path}\``,v,{location:p})];return{file:{...m,entries:[],contents:[]},entries:[],findings:O}}})).filter(({entries:m,
findings:v})=>m.length+v.length>0)}function $(N,T){const j=new Map(N.map(l=>[l.file.path,l])),E=T.map(({file:l,entries:m})=>{
const v=j.get(l.path)??{file:l,entries:[],findings:[]},p=new Set(v.entries.map(({entry:f})=>`${f.event}\0${f.content}`)),
O=m.filter(({entry:f})=>!p.has(`${f.event}\0${f.content}`)).map(f=>{const n=f.findings.map(i=>({...i,severity:"notice"}));
return{...f,findings:n}});j.delete(l.path);const d=[...v.findings,...O.flatMap(f=>f.findings)];return{...v,entries:[...v.
entries,...O],findings:d}});return[...j.values(),...E]}},78114:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.ambiguousFiles=T,h.hidesContent=C,h.isIncomplete=$,h.isUnread=P,h.markBefore=j;function b(){const l=u(28672);return b=
function(){return l},l}function M({rule:l}){return b().assetFileRules[l].content}function P(l){return M(l)==="unread"}function C(l){
return P(l)||M(l)==="misread"}function $({problems:l}){return l.some(C)}function N(l){return C(l)||M(l)==="ambiguous"}function T(l){
return new Set(l.filter(N).map(({location:m})=>m.path))}function j(l,m,v,p){const O=new Set(v.map(({asset:f})=>f.id)),d=new Map;
for(const f of m){const n=E(f,f.location.path);d.set(n,(d.get(n)??0)+1)}return l.map(f=>{const{id:n,location:i}=f,r=E(f,
p.get(i.path)??i.path),e=d.get(r)??0;return!(M(f)==="known")||e===0||n!==void 0&&O.has(n)?f:(d.set(r,e-1),{...f,before:!0})})}
function E({rule:l,id:m,detail:v},p){return JSON.stringify([l,p,m,v.replace(/\d+/g,"#")])}},30610:function(k,h,u){Object.
defineProperty(h,"__esModule",{value:!0}),h.allOtherGenes=N,h.appliedGenes=$,h.namesOf=M,h.namings=C,h.newNamings=P;function b(){
const j=u(61331);return b=function(){return j},j}function M({id:j,value:{asset_id:E}}){return typeof E=="string"?[j,E]:[
j]}function P({kind:j,asset:E,before:l}){if(j!=="added"&&j!=="modified")return[];const m=new Set(j==="modified"&&l?C(l).
map(({gene:v})=>v):[]);return C(E).filter(({gene:v})=>!m.has(v))}function C(j){const{gene:E,genes_used:l}=j.value;return j.
type==="Capsule"?typeof E=="string"?[{by:j,gene:E,pointer:["gene"]}]:[]:j.type!=="EvolutionEvent"||!Array.isArray(l)?[]:
l.flatMap((m,v)=>typeof m=="string"?[{by:j,gene:m,pointer:["genes_used",v]}]:[])}function $(j,E){const l=new Set(j.flatMap(
P).map(({gene:p})=>p));for(const{kind:p,asset:O}of j)if(!(p==="removed"||O.type!=="Gene"))for(const d of M(O))l.delete(d);
const m=new Set;return T(j,E).filter(p=>{if(!M(p).some(d=>l.has(d)))return!1;const O=(0,b().statedContent)(p);return m.has(
O)?!1:(m.add(O),!0)}).map(p=>({kind:"applied",asset:p,before:p}))}function N(j,E){const l=$(j,E),m=new Set(l.map(({asset:v})=>v.
id));return T(j,E).map(v=>({kind:m.has(v.id)?"applied":"unchanged",asset:v,before:v}))}function T(j,E){const l=new Set(j.
map(({asset:m})=>m));return E.flatMap(({assets:m})=>m).filter(m=>m.type==="Gene"&&!l.has(m))}},77680:function(k,h){Object.
defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=M,h.isBlankEntry=b,h.validationCommands=P;const u=1e3;function b({
value:C}){return typeof C=="string"&&C.trim()===""}function M(C){const $=P(C);return $.kind!=="list"?[]:$.entries.flatMap(
N=>typeof N.value=="string"&&!b(N)?[N.value.trim()]:[])}function P({value:C}){const{validation:$}=C;return $===void 0?{kind:"\
missing"}:Array.isArray($)?$.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:$.
map((T,j)=>({value:T,pointer:["validation",j]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(k,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.auditAssetFile=r,h.auditAssets=p,h.auditChange=v,h.mayRunSome=n;function b(){
const e=u(13580);return b=function(){return e},e}function M(){const e=u(12154);return M=function(){return e},e}function P(){
const e=u(72025);return P=function(){return e},e}function C(){const e=u(70716);return C=function(){return e},e}function $(){
const e=u(97004);return $=function(){return e},e}function N(){const e=u(72391);return N=function(){return e},e}function T(){
const e=u(54034);return T=function(){return e},e}function j(){const e=u(56131);return j=function(){return e},e}function E(){
const e=u(16373);return E=function(){return e},e}function l(){const e=u(6470);return l=function(){return e},e}function m(){
const e=u(66160);return m=function(){return e},e}async function v(e){const t=await(0,m().readChangeSubject)(e),{change:a,
tree:c,policy:s,assets:g,exempt:o,radius:y,counted:S}=t,{genes:w,...F}=await d(t,A=>A),I=await(0,$().blockedGenes)(t.claims.
filter(({type:A})=>A==="Capsule"),g.present,t.judge);return{...F,genes:w.map(([{change:A},L])=>({...L,change:A.kind})),capsules:(0,N().
judgeCapsules)(g,s.a2a,S.least,I),seeds:[...t.seeds.keys()],agentFiles:t.agentFiles,blastRadius:y,files:await(0,M().markHiddenFiles)(
(0,M().countedFiles)(a,o,c),c)}}async function p(e,t,a){const c={assets:e,problems:[]},s=O(e,a),g=()=>"author",{genes:o,
...y}=await d((0,m().subjectOfAssets)(c,t,g,s),({asset:S})=>(0,E().readGene)(S,t,g));return{...y,genes:o.map(([,S])=>S)}}
function O(e,t){return{changes:[...e.map(a=>({kind:"added",asset:a})),...t.filter(({type:a})=>a==="Gene").map(a=>({kind:"\
applied",asset:a,before:a}))],problems:[],files:[],present:[...t,...e],unread:[]}}async function d(e,t){const a=await f(
e),c={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==void 0&&!a.some(i)},{clock:s}=e,g=await s.all(
e.genes,async y=>{const S=await t(y);return[S,await(0,T().auditGene)(e,S,c)]}),o=g.flatMap(([,{commands:y}])=>y.flatMap(
({plan:S})=>S??[]));return{genes:g,findings:a,plansDigest:(0,l().digestPlans)(o)}}async function f(e){const{clock:t,claims:a}=e,
c=await(0,P().ask)(C().SUBJECT_CHECKS,e),s=await t.all(a,g=>(0,P().ask)(C().CLAIM_CHECKS,e,{asset:g}));return[c,...s].flat()}
function n({genes:e,findings:t}){return!t.some(i)&&e.some(({commands:a,findings:c})=>a.length>0&&a.every(({verdict:s})=>s!==
"block")&&!c.some(T().forbidsRunningGene))}function i({rule:e,location:t}){const{forbidsRunning:a,undecided:c}=(0,b().ruleOf)(
e);return a==="change"||c===!0&&t===void 0}async function r(e,t){const c=t.terms.tree!==void 0?(0,m().correctorIn)(e.problems):
()=>"hand",s=(0,m().subjectOfAssets)(e,t,c),{clock:g}=t,o=await g.all(e.assets,async y=>{const S=(0,m().isGene)(y)?await(0,E().
readGene)(y,t,c):void 0;if(S===void 0)return{asset:y,commands:[],findings:await(0,P().ask)(C().CLAIM_CHECKS,s,{asset:y})};
const{commands:w}=S,F=[...await(0,T().geneFindings)(s,{...S,limits:(0,j().limitsOf)(S,s)}),...w.flatMap(I=>I.findings)];
return{asset:y,commands:w,findings:F}});return{path:e.path,assets:o.map(({asset:y,commands:S})=>({asset:y,commands:S})),
findings:[...await(0,P().ask)(C().SUBJECT_CHECKS,s),...o.flatMap(({findings:y})=>y)]}}},67809:function(k,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.isArchived=N;function b(){const l=u(18744);return b=function(){return l},l}function M(){const l=u(
28894);return M=function(){return l},l}function P(){const l=u(26040);return P=function(){return l},l}function C(){const l=u(
39491);return C=function(){return l},l}function $(){const l=u(93028);return $=function(){return l},l}async function N(l,{
before:m,after:v},{tree:p,policy:O}){if((0,M().isLogArchive)(l)||!j(m,v))return!1;const d=(0,b().assetPathTest)(O),n=p.list(
(0,C().foldersAbove)(l).at(-1)??"").filter(i=>(0,$().isRegular)(i.kind)&&(0,M().isLogArchive)(i.path)&&d(i.path));for(const i of n)
if(await T(m,i.path,p))return!0;return!1}async function T(l,m,v){const p=await v.read(m,M().MAX_LOG_BYTES),O=(0,M().continuationOf)(
l,p);return O.kind==="appended"&&!(0,M().hasRecords)(p.subarray(O.from))}function j(l,m){const[v]=E(m);if(v===void 0)return!0;
const p=[...E(l)].at(-1);return typeof p?.id=="string"&&p.id!==""&&v.parent===p.id}function*E(l){for(const{bytes:m}of(0,M().
recordsOf)(l)){const v=(0,P().attempt)(()=>JSON.parse(m.toString("utf8")));v?.type==="EvolutionEvent"&&(yield v)}}},37542:function(k,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.auditLogs=E,h.firstMalformedLine=f;function b(){const i=u(28894);return b=
function(){return i},i}function M(){const i=u(95132);return M=function(){return i},i}function P(){const i=u(67809);return P=
function(){return i},i}function C(){const i=u(53315);return C=function(){return i},i}function $(){const i=u(39869);return $=
function(){return i},i}const N=/^100/,T=10,j=Buffer.alloc(0);async function E(i){const{change:r,policy:e}=i,t=r.files.filter(
c=>(0,C().namesOf)(c).some(b().isAuditLog));if(e.blast_radius.audit_log==="forbidden"){const c=t.flatMap(C().namesOf).filter(
b().isAuditLog),s="touches, although the policy forbids it,";return c.map(g=>(0,M().finding)("audit-log-rewritten",{path:g,
how:s},(0,$().atFile)(g)))}return(await Promise.all(t.map(c=>v(c,i)))).flat()}async function l(i,r){return i.stat(r)===void 0?
j:i.read(r,b().MAX_LOG_BYTES)}function m({rule:i,location:{path:r,line:e}},t){return r!==t.path?!1:e===t.line||i==="file\
-not-json"&&e>t.line}async function v(i,r){const{baseTree:e,tree:t,assets:a}=r,{path:c,oldPath:s,status:g}=i,o=[],y=(w,F)=>O(
c,w,F).filter(({location:I})=>!a.problems.some(A=>I&&m(A,I))),S=async w=>{if(!N.test(i.oldMode))return!0;const F=await l(
e,w);return(0,b().hasRecords)(F)&&!await(0,P().isArchived)(w,{before:F,after:j},r)};if(s!==void 0&&(0,b().isAuditLog)(s)&&
await S(s)&&o.push(p(s)),!(0,b().isAuditLog)(c))return o;if(g==="deleted")await S(c)&&o.push(p(c));else if(!N.test(i.newMode)||
g==="type_changed")o.push(p(c));else if(g==="modified"){const[w,F]=await Promise.all([l(e,c),l(t,c)]),I=(0,b().continuationOf)(
w,F);if(I.kind==="appended")return[...o,...y(F,I.from)];if(await(0,P().isArchived)(c,{before:w,after:F},r))return y(F,0);
const{line:A}=I,L=d(A,F),R={path:c,line:L?Math.max(A-1,1):A,column:1},D=L?`removes everything from line ${A} on of`:`mod\
ifies line ${A} of`;o.push((0,M().finding)("audit-log-rewritten",{path:c,how:D},{location:R}))}else o.push(...y(await l(
t,c),0));return o}function p(i){return(0,M().finding)("audit-log-rewritten",{path:i,how:"removes or replaces"},(0,$().atFile)(
i))}function O(i,r,e){const t=f(r,e);if(t===void 0)return[];const a={path:i,line:t.line,column:1},c=`appends line ${t.line}\
, which is no valid record (${t.problem}), to`;return[(0,M().finding)("audit-log-rewritten",{path:i,how:c},{location:a,harm:"\
broken"})]}function d(i,r){return r.length===0||r.at(-1)===T&&(0,b().countLines)(r,r.length)<i}function f(i,r){const e=(0,b().
countLines)(i,r);for(const{bytes:t,line:a}of(0,b().recordsOf)(i.subarray(r))){const c=n(t);if(c!==void 0)return{line:e+a,
problem:c}}}function n(i){let r;try{const e=i.toString("utf8").trim();if(e==="")return;r=JSON.parse(e)}catch{return"it i\
s not a single JSON value"}return typeof r!="object"||r===null||Array.isArray(r)?"it is not a JSON object":typeof r.type==
"string"?void 0:"it has no `type`"}},12154:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.countedChange=
e,h.countedFiles=E,h.exemptPaths=$,h.isCountedByReference=r,h.markHiddenFiles=g,h.withLinesOfCode=t;function b(){const o=u(
18744);return b=function(){return o},o}function M(){const o=u(95244);return M=function(){return o},o}function P(){const o=u(
93028);return P=function(){return o},o}function C(){const o=u(53315);return C=function(){return o},o}function $(o,y,S,w){
const F=o.files.flatMap(C().namesOf);return y.blast_radius.counting==="reference"?new Map(F.filter(I=>!r(I)).map(I=>[I,"\
reference"])):new Map([...T(o,S,w).map(I=>[I,"validation_script"]),...F.filter((0,b().assetPathTest)(y)).map(I=>[I,"asse\
t_store"])])}const N={always:5,files:20,lines:1e3,bytes:64*1024};function T(o,y,S){const w=y.filter(({change:{kind:L}})=>L===
"added"||L==="modified"),F=new Set(w.flatMap(j)),I=o.files.filter(({status:L,path:R})=>L==="added"&&F.has(R)).map(L=>({path:L.
path,lines:(0,C().linesOf)(L),bytes:S.stat(L.path)?.size??0})).sort((L,R)=>L.lines-R.lines||L.bytes-R.bytes),A={lines:N.
lines,bytes:N.bytes};return I.slice(0,Math.min(N.files,Math.max(N.always,w.length))).flatMap(({path:L,lines:R,bytes:D})=>(A.
lines-=R,A.bytes-=D,A.lines>=0&&A.bytes>=0?[L]:[]))}function j({commands:o}){return o.flatMap(({reading:{command:y,targets:S}})=>S.
flatMap(({kind:w,via:F,name:I,path:A})=>w==="file"&&F===void 0&&A&&y.includes(I)?[A]:[]))}function E(o,y,S){return o.files.
flatMap(w=>(0,C().namesOf)(w).map(F=>l(w,F,y.get(F),S))).sort((w,F)=>F.lines-w.lines||(w.path<F.path?-1:1))}function l(o,y,S,w){
const F=y===o.path,I=F?(0,C().linesOf)(o):0,A=F?v(o,w):void 0,L=A==="binary"?w.stat(y)?.size:void 0;return{path:y,...S&&
{exempt:S},lines:I,...A&&{veil:A},...L!==void 0&&{bytes:L}}}const m=1e3;function v({binary:o,status:y,path:S,added:w},F){
if(o)return"binary";const{size:I=0}=y==="added"?F.stat(S)??{}:{};return I>m*Math.max(1,w)?"long_lines":void 0}const p=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),O=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
d=/capsule|events?\.jsonl$/i,f=new Set(["index.js","package.json"]),n=/^(?:src|scripts|config)(?:\/|$)/,i=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function r(o){return p.has(o)||O.test(o)||d.test(o)?!1:f.has(o)||n.test(o)||i.test(o)}function e(o,y){const S=(0,C().measureChange)(
o,{has:w=>!r(w)});return{least:{files:Math.min(y.files,S.files),lines:Math.min(y.lines,S.lines)},most:{files:y.files+y.exempt_files,
lines:y.lines+y.exempt_lines}}}async function t(o,y,S){const w=async I=>(0,C().namesOf)(I).some(A=>(0,M().isWritten)(A)||
y.has(A))||await c(S.tree,I.path)||await c(S.baseTree,I.oldPath??I.path),F=[];for(const I of o.files){const A=I.binary&&
!await w(I);F.push(A?{...I,added:0,deleted:0}:I)}return{...o,files:F}}const a=16*1024*1024;async function c(o,y){const{kind:S,
size:w=0}=o.stat(y)??{};return!(0,P().isRegular)(S)||w>a?!1:(await o.read(y,a)).subarray(0,2).toString("latin1")==="#!"}
const s=100;async function g(o,y){const S=o.slice(0,s).map(({path:F})=>F),w=await y.attributes?.(S,["linguist-generated",
"diff"]);return w===void 0?[...o]:o.map((F,I)=>I>=s||F.veil!==void 0?F:/^(?:set|true)$/.test(w(F.path,"linguist-generate\
d"))?{...F,veil:"generated"}:w(F.path,"diff")==="unset"?{...F,veil:"no_diff"}:F)}},19177:function(k,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.decidingFiles=v;function b(){const s=u(76760);return b=function(){return s},s}function M(){
const s=u(57975);return M=function(){return s},s}function P(){const s=u(77680);return P=function(){return s},s}function C(){
const s=u(86191);return C=function(){return s},s}function $(){const s=u(59867);return $=function(){return s},s}function N(){
const s=u(3463);return N=function(){return s},s}function T(){const s=u(95244);return T=function(){return s},s}function j(){
const s=u(95132);return j=function(){return s},s}function E(){const s=u(36773);return E=function(){return s},s}function l(){
const s=u(12154);return l=function(){return s},s}function m(){const s=u(75597);return m=function(){return s},s}async function v(s){
const g=s.genes.filter(({change:F})=>F.kind!=="removed"),o=p(s),y=g.some(({commands:F})=>F.length>0);if(!y&&o.length===0)
return[];const S={launched:new Map([...await d(o,s),...n(g)]),hidden:await f(s),keepsCommand:g.some(i),warns:y};return(await Promise.
all(s.change.files.filter(({path:F})=>(0,m().alwaysForbidden)(F)===void 0).map(F=>r(F,s,S)))).flat().toSorted((F,I)=>Number(
I.isNew)-Number(F.isNew)).map(({path:F,why:I,isNew:A,isWarning:L})=>{const R=s.tree.stat(F)?.size,D={path:F,why:I,isNew:A,
bytes:R??-1},G={...R!==void 0&&{location:{path:F,line:1,column:1}},...L&&{severity:"warning"}};return(0,j().finding)("ch\
eck-decided-by",D,G)})}function p({assets:s,genes:g}){const o=new Set(g.map(({asset:y})=>y));return s.present.filter(y=>y.
type==="Gene"&&!o.has(y)&&(0,P().commandsToRun)(y).length>0)}const O=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function d(s,{
judge:g,clock:o,change:y}){const S=y.files.map(({path:I})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(I)?.[1]??I),w=new Map,F=new Set;
for(const I of s){const A=g.forFile(I.path);for(const L of(0,P().commandsToRun)(I)){if(!O.test(L)&&!S.some(G=>L.includes(
G)))continue;const R=JSON.stringify([A.terms.cwd,L]);if(F.has(R))continue;F.add(R),await o.tick();const{reading:D}=await A.
command(L);for(const G of(0,C().startedFiles)(D))w.set(G,L)}}return w}async function f({change:s,exempt:g,tree:o}){const S=(await(0,l().
markHiddenFiles)((0,l().countedFiles)(s,g,o),o)).filter(({veil:w,lines:F})=>w==="no_diff"&&F>0);return new Set(S.map(({path:w})=>w))}
function n(s){const g=s.flatMap(o=>o.commands);return new Map(g.flatMap(({command:o,reading:y})=>(0,C().startedFiles)(y).
map(S=>[S,o])))}function i({change:{before:s},commands:g}){const o=s?.value.validation;return Array.isArray(o)&&g.some(({
command:y})=>o.includes(y))}async function r(s,g,o){const{path:y}=s,S=await e(s,g,o);if(!o.hidden.has(y))return S;const F=[
...S,{why:"git does not show its difference (`.gitattributes`)"}].map(I=>I.why).join("; ");return[{path:y,isNew:s.status===
"added",...S[0],why:F}]}async function e({path:s,status:g,oldPath:o},{tree:y,baseTree:S},{launched:w,keepsCommand:F,warns:I}){
const A=g==="added",L=g==="renamed"?o:g==="deleted"?s:void 0;if(L!==void 0&&(0,T().isTest)(L)&&(g==="deleted"||!(0,T().isTest)(
s))){const H=g==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:L,why:`a test: ${H}`,isNew:!1,isWarning:I}]}
const R=w.get(s);if(R!==void 0)return[{path:s,why:`\`${R}\` starts it`,isNew:A}];if(/(?:^|\/)package\.json$/.test(s))return a(
s,A,y,S);if((0,T().isLockfile)(b().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:A}];
const D=(0,T().toolThatFinds)(s);if(D===void 0)return[];const G=`${D} finds it by its name${g==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:G,isNew:A,isWarning:A&&F}]}const t=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function a(s,g,o,y){const S=(0,N().objectIn)(await(0,$().readJsonFile)(y,s)),w=(0,N().objectIn)(await(0,$().readJsonFile)(
o,s)),F=t.filter(L=>!(0,M().isDeepStrictEqual)(S[L],w[L])),I=c((0,N().objectIn)(S.scripts),(0,N().objectIn)(w.scripts)),
A=[...I.length>0?[`npm scripts ${(0,E().inCode)(I)}`]:[],...F.length>0?[(0,E().inCode)(F)]:[]];return A.length===0?[]:[{
path:s,why:`its ${A.join(", ")} differ`,isNew:g}]}function c(s,g){const[o,y]=[new Map(Object.entries(s)),new Map(Object.
entries(g))];return[...new Set([...o.keys(),...y.keys()])].filter(w=>!(0,M().isDeepStrictEqual)(o.get(w),y.get(w)))}},1348:function(k,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.gateChange=v,h.gateFindings=p;function b(){const n=u(53916);return b=
function(){return n},n}function M(){const n=u(18744);return M=function(){return n},n}function P(){const n=u(74238);return P=
function(){return n},n}function C(){const n=u(24666);return C=function(){return n},n}function $(){const n=u(95244);return $=
function(){return n},n}function N(){const n=u(32854);return N=function(){return n},n}function T(){const n=u(95132);return T=
function(){return n},n}function j(){const n=u(90331);return j=function(){return n},n}function E(){const n=u(39869);return E=
function(){return n},n}function l(){const n=u(92299);return l=function(){return n},n}function m(){const n=u(3733);return m=
function(){return n},n}function v(n){const{shared:i}=n.loadedPolicy;return n.changedNames.size===0?[]:p({...n,shared:i})}
async function p(n){const{policyPath:i,baseTree:r,tree:e,shared:t}=n,a=await(0,l().findGate)(r),c=(0,l().lateGate)(a),s=i===
void 0?[]:await(0,j().looserKeys)(r,e,t),g=a.deciding.size>0?await O(a,n):[];return[...[[P().POLICY_PATH,s],...g].filter(
([,o])=>o.length>0).map(([o,y])=>(0,T().finding)("gate-weakened",{path:o,effects:y},(0,E().atFile)(o))),...c?[(0,T().finding)(
"gate-runs-late",c,(0,E().atFile)(c.path))]:[]]}async function O(n,{baseTree:i,tree:r,policy:e,changedNames:t}){const a=await(0,l().
findGate)(r),c=(0,M().assetPathTest)(e),s=new Set([...n.deciding,...a.deciding]),g=[...s].map(async S=>{const w=await(0,m().
readActionsFile)(i,S);return[S,d(w,await(0,m().readActionsFile)(r,S))]}),y=[...t].filter(S=>!s.has(S)&&(0,b().dirname)(S)!==
m().WORKFLOWS&&S!==P().POLICY_PATH&&!S.startsWith(C().COPIES)&&!c(S)).map(S=>{const w=f(S,n.steps);return[S,w===void 0?[]:
[`it changes, and ${w}`]]});return[...await Promise.all(g),...y]}function d(n,i){return n===void 0?["the file is added, \
and mentions the gate"]:i===void 0?["the file is removed, or replaced by another one"]:n.text===i.text?[]:n.value!==void 0&&
i.value!==void 0?(0,m().changedKeys)(n.value,i.value):["it changes, and is not a valid workflow"]}function f(n,i){const r=(0,b().
basename)(n),e=i.filter(({late:c})=>c!==void 0);return($().isPackageFile(r)||$().isLockfile(r)||(0,N().isWithin)(n,".yar\
n"))&&e.some(({installs:c})=>c)?"a package manager reads it before the gate, or to start it":$().isDocument(n)||$().isLockfile(
r)?void 0:l().GATE.test(r)?"its name is that of the gate":i.some(({folder:c})=>c!==void 0&&(0,N().isWithin)(n,c))?"belon\
gs to a local action of the gate's job":i.some(c=>(0,l().namesFile)(c,n))?"stands in the gate's job, or in one that this\
 needs":($().isRunnable(n)||$().toolThatFinds(n)!==void 0)&&e.some(({runsCode:c})=>c)?"can run before the gate, which a \
job of its own avoids":void 0}},92299:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.GATE=void 0,h.findGate=
T,h.lateGate=p,h.namesFile=v;function b(){const t=u(3463);return b=function(){return t},t}function M(){const t=u(95244);
return M=function(){return t},t}function P(){const t=u(11331);return P=function(){return t},t}function C(){const t=u(3733);
return C=function(){return t},t}const $=h.GATE=/gene-gate/i,N=10;async function T(t){const a=await(0,C().readWorkflows)(
t),c=[...a.values()],g=c.flatMap(({value:A})=>(0,C().partsIn)(A)).map(A=>(0,b().objectIn)(A.with)).map(A=>(0,b().textIn)(
A,"check-name").trim()).filter(Boolean),o=({value:A,text:L})=>{const R=A?JSON.stringify(A):L;return $.test(R)||g.some(D=>R.
includes(JSON.stringify(D)))},y=new Set(c.filter(o).map(({path:A})=>A)),S=A=>(0,C().calledPaths)(A).some(L=>y.has(L));for(let A=0;A<
N;A+=1)for(const{path:L,value:R}of c)S(R)&&y.add(L);const w=new Set(y);for(const A of w){const L=a.get(A)?.value,R=[(0,b().
objectIn)((0,b().objectIn)(L?.on).workflow_run).workflows].flat(),D=c.filter(G=>R.includes(G.value?.name??G.path));for(const G of(0,C().
calledPaths)(L))a.has(G)&&w.add(G);for(const G of D)w.add(G.path)}const F=A=>S(A)||$.test(O([(0,b().textIn)(A,"uses").split(
"@")[0],A.run])),I=c.filter(({path:A})=>w.has(A)).flatMap(A=>[...(0,C().jobsOf)(A)].map(([L,R])=>({file:A,id:L,job:R}))).
filter(A=>j(A,F));return{files:a,deciding:w,jobs:I,steps:I.flatMap(A=>E(A,F))}}function j({id:t,job:a},c){const s=(0,C().
partsIn)(a).filter(({uses:g})=>!/-artifact@/.test(`${g}`));return s.some(c)||$.test(O([t,a.name,s.map(g=>g.with)]))}function E({
file:t,id:a,job:c},s){const g=(0,C().jobsOf)(t),o=(0,C().stepsOf)(c).findLastIndex(s),y=c.uses!==void 0?-1:o<0?Number.POSITIVE_INFINITY:
o,S=/\bneeds\b/.test(O({...c,needs:""})),w=new Set([a]);for(const L of w)for(const R of[g.get(L)?.needs??[]].flat())w.add(
String(R));const F=t.value?.on,A=((0,b().isMapping)(F)?Object.keys(F):[F].flat()).every(L=>L==="workflow_run");return[...w].
flatMap(L=>(0,C().stepsOf)(g.get(L)??{}).flatMap((R,D)=>{const G=!A&&(L===a?D<=y:S),H=`\`jobs.${L}.steps[${D}]\` of \`${t.
path}\` (${l(R)})`,U=G?{path:t.path,step:H}:void 0;return m(R,[g.get(L),t.value],U,s(R))}))}function l(t){return typeof t.
uses!="string"?"a command":(0,C().calledPaths)(t).length>0?"a local action":"an action"}function m(t,a,c,s){const g=(0,C().
calledPaths)(t),[o]=g,y=o===void 0&&typeof t.uses=="string";if(y&&(c===void 0||s||n(t)))return[];const S=a.map(G=>[G?.defaults,
G?.env]),w=O([{...t,name:"",uses:""},g,S]).toLowerCase(),F=new Set(w.split(/[^\w.-]+/).map(G=>G.replace(/\.+$/,""))),I=O(
t.run),A=y||o!==void 0||e(I),L=y||i(I),R=f.test(O(t))||!(A||L);return[{words:F,startsGate:s,folder:o,runsCode:A,installs:L,
...c&&!(s&&o===void 0&&R)&&{late:c}}]}function v({words:t,startsGate:a},c){const s=c.toLowerCase().split("/"),g=s.pop()??
"",o=a?(0,M().toolThatFinds)(c):void 0;return(t.has(g)||o!==void 0&&t.has(o))&&s.every(S=>t.has(S))}function p({steps:t}){
const a=t.flatMap(o=>o.late??[]),[c]=a,s=[...new Set(a.map(({step:o})=>o))],g=t.some(o=>o.late&&o.startsGate);return c&&
{path:c.path,steps:s,startsGate:g}}function O(t){return typeof t=="string"?t.replaceAll(/^[ \t]*#.*$/gm,""):typeof t!="o\
bject"||t===null?"":Object.values(t).map(O).join(`
`)}const d=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),f=/RUNNER_TEMP|runner\.temp/;
function n({uses:t,with:a}){const c=String(t).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return f.
test(O(a));const s=Object.entries((0,b().objectIn)(a)).filter(([g])=>/install|bundler/.test(g));return d.has(c)&&s.every(
([,g])=>`${g||!1}`=="false")}function i(t){const a=t.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(t)||a.some(c=>(0,P().programNamed)(c)?.kind==="manager")}const r=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function e(t){const c=t.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),s=g=>{const[o=""]=g.trim().replace(/^sudo +/,"").split(/\s/),y=$.test(g)&&i(o);return r.test(o)||
y||(0,P().programNamed)(o)?.kind==="downloader"};return!c.every(s)||/GITHUB_(?:PATH|ENV)\b/.test(t)}},3733:function(k,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.WORKFLOWS=void 0,h.calledPaths=O,h.changedKeys=n,h.jobsOf=m,h.parseMapping=
l,h.partsIn=p,h.readActionsFile=E,h.readWorkflows=d,h.stepsOf=v;function b(){const i=u(53916);return b=function(){return i},
i}function M(){const i=u(57975);return M=function(){return i},i}function P(){const i=u(69873);return P=function(){return i},
i}function C(){const i=u(3463);return C=function(){return i},i}function $(){const i=u(32854);return $=function(){return i},
i}function N(){const i=u(93028);return N=function(){return i},i}const T=h.WORKFLOWS=".github/workflows",j=1024*1024;async function E(i,r){
const{kind:e,size:t=0}=i.stat(r)??{};if(!(0,N().isRegular)(e))return;if(t>j)return{path:r,text:"",value:void 0};const a=(await i.
read(r)).toString("utf8");return{path:r,text:a,value:l(a)}}function l(i){if(!(0,C().isNestedTooDeep)(i))try{const r=(0,P().
parseDocument)(i,{prettyErrors:!1});if(r.errors.length>0)return;const e=r.toJS({maxAliasCount:100});return(0,C().isMapping)(
e)?e:void 0}catch{return}}function m({value:i}){const r=Object.entries((0,C().objectIn)(i?.jobs));return new Map(r.filter(
e=>(0,C().isMapping)(e[1])))}function v({steps:i}){return Array.isArray(i)?i.filter(C().isMapping):[]}function p(i){return typeof i!=
"object"||i===null?[]:(0,C().isMapping)(i)&&[i.run,i.uses].some(e=>typeof e=="string")?[i]:Object.values(i).flatMap(p)}function O(i){
return p(i).flatMap(r=>{const e=(0,C().textIn)(r,"uses"),t=e.startsWith("./")?(0,$().normalise)(e.split("@")[0]??""):void 0;
return t===void 0?[]:[t,(0,b().join)(t,"action.yml"),(0,b().join)(t,"action.yaml")]})}async function d(i){const r=new Map,
e=new Set(i.list(T).map(({path:t})=>t));for(const t of e){const a=/\.ya?ml$/.test(t)?await E(i,t):void 0;a&&r.set(t,a);for(const c of O(
a?.value))e.add(c)}return r}const f=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function n(i,r,e=""){if((0,M().isDeepStrictEqual)(
i,r)||f.test(e))return[];const[t,a]=[i,r].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!t||
!a||Array.isArray(i)!==Array.isArray(r)?[`\`${e}\` changes`]:[...new Set([...t.keys(),...a.keys()])].flatMap(c=>n(t.get(
c),a.get(c),e===""?c:`${e}.${c}`))}},90331:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.ignoredInputs=
f,h.looserKeys=v,h.policyFile=T;function b(){const n=u(81961);return b=function(){return n},n}function M(){const n=u(74238);
return M=function(){return n},n}function P(){const n=u(49875);return P=function(){return n},n}function C(){const n=u(24666);
return C=function(){return n},n}function $(){const n=u(95132);return $=function(){return n},n}function N(){const n=u(39869);
return N=function(){return n},n}async function T(n){const{policyPath:i,changedNames:r,tree:e,baseTree:t}=n;return i===void 0?
[]:[...[...r].some(c=>c===i||c.startsWith(C().COPIES))?await m(n):[],...j(e,t)]}function j(n,i){const r=n.stat(M().POLICY_PATH)?
l(n,i):(0,P().findNearPolicy)(n);if(r===void 0)return[];const{path:e,fault:t}=r,a=`it ${t}, and the gate reads only the \
regular file \`${M().POLICY_PATH}\``;return[(0,$().finding)("policy-broken",{path:e,mistake:a},(0,N().atFile)(e))]}const E=M().
POLICY_PATH.replace(/yml$/,"yaml");function l(n,i){return n.stat(E)!==void 0&&i.stat(E)===void 0?{path:E,fault:"is besid\
e the policy"}:void 0}async function m({baseTree:n,tree:i,loadedPolicy:r}){const{policy:e,shared:t}=r,[a,c]=await Promise.
all([(0,M().readPolicyIn)(n,t),(0,M().readPolicyIn)(i,t)]),s=M().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:y,
column:S,message:w})=>(0,$().finding)("policy-broken",{path:s,mistake:w},{location:{path:s,line:y,column:S}}));const g="\
policy"in a?a.policy:e,o="missing"in c?[p(c.missing.source)]:(0,b().comparePolicies)(g,c.policy).map(d);return[(0,$().finding)(
"policy-changed",{path:s,effects:o},(0,N().atFile)(s))]}async function v(n,i,r){const[e,t]=[n.stat(M().POLICY_PATH),i.stat(
M().POLICY_PATH)];if(e===void 0)return[];if(e.oid!==void 0&&e.oid===t?.oid&&e.kind===t.kind&&r===void 0)return[];const[c,
s]=await Promise.all([(0,M().readPolicyIn)(n,r),(0,M().readPolicyIn)(i,r)]);if("mistakes"in c||"mistakes"in s||"missing"in
c)return[];if("missing"in s)return[p(s.missing.source)];const g=(0,b().comparePolicies)(c.policy,s.policy).filter(({loosens:o})=>o);
return[...t===void 0?["the policy is removed"]:[],...g.map(d)]}function p(n){return`extends: ${(0,C().sharedName)(n)}, w\
hich cannot be compared; commit it as ${(0,C().copyPath)(n)}`}const O=160;function d({key:n,change:i,direction:r,loosens:e}){
const t=!e&&i.length>O?`${i.slice(0,O).replace(/[\ud800-\udbff]$/,"")}\u2026`:i;return`${n}: ${t}${r===void 0||e&&r==="t\
ighter"?"":` (${r})`}`}function f({loadedPolicy:n}){return n.ignoredInputs.map(i=>(0,$().finding)("input-loosens-policy",
{...i}))}},75597:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.alwaysForbidden=T,h.forbiddenPaths=j,
h.protectedPaths=m;function b(){const n=u(41330);return b=function(){return n},n}function M(){const n=u(84831);return M=
function(){return n},n}function P(){const n=u(32854);return P=function(){return n},n}function C(){const n=u(95132);return C=
function(){return n},n}function $(){const n=u(39869);return $=function(){return n},n}const N=[".git","node_modules"];function T(n){
const i=N.filter(e=>(0,M().mayBeSpelled)(n,e));if(i.length===0)return;const r=((0,P().normalise)(n)??n).split("/");return i.
find(e=>r.some(t=>(0,M().isSpellingOf)(t,e)))}function j({touched:n,touchesOf:i,policy:r}){const e=n.flatMap(E),t=N.flatMap(
c=>(0,$().someTouches)(e.flatMap(({touch:s,...g})=>g.directory===c?s:[])).map(s=>(0,C().finding)("forbidden-path",{entry:c,
by:"nothing may touch",...s},(0,$().atFile)(s.path)))),a=r.blast_radius.forbidden_paths.flatMap(c=>(0,$().someTouches)(i(
c)).map(s=>(0,C().finding)("forbidden-path",{entry:c,by:"the policy forbids",...s},(0,$().atFile)(s.path))));return[...t,
...a]}function E({path:n,via:i}){const r=T(n),e=r??T(i);return e===void 0?[]:[{directory:e,touch:{path:n,via:r===void 0?
i:""}}]}const l=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT\
.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function m(n){const{touched:i,policy:r,policyPath:e,change:t,
tree:a,genes:c}=n,s=p(t,a),g=c.some(({binds:S})=>S),o=d(r.blast_radius.protected_paths),y=d(l);return i.flatMap(S=>{const{
path:w}=S,F=s.get(w),I=f(S),A=o(I),L=w===e?void 0:y(I);if(A===void 0&&L===void 0)return[];const R=A===void 0?{path:w,pattern:L??
"",by:"the default list"}:{path:w,pattern:A,by:"the policy"},D=A!==void 0||F!==void 0&&g,G={...(0,$().atFile)(w),severity:D?
"error":"warning",harm:A!==void 0||v(w)?"danger":"broken"};return[F===void 0?(0,C().finding)("protected-path",R,G):(0,C().
finding)("protected-file-destroyed",{...R,how:F},G)]})}function v(n){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(n)}function p(n,i){const r=new Map;for(const{status:e,path:t,oldPath:a}of n.files)e==="deleted"&&r.set(t,"deletes"),
a!==void 0&&r.set(a,"deletes"),(e==="modified"||e==="type_changed")&&i.stat(t)?.size===0&&r.set(t,"empties");return r}const O={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function d(n){const i=n.map(r=>{const e=(0,b().default)(r,O);return{pattern:r,covers:a=>e(
a)||(0,P().isWithin)(a,r,{ignoreCase:!0})}});return r=>i.find(({covers:e})=>r.some(e))?.pattern}function f({path:n,via:i}){
return i===""?[n]:[n,i]}},66503:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.storeRoots=N;function b(){
const l=u(76760);return b=function(){return l},l}function M(){const l=u(68450);return M=function(){return l},l}function P(){
const l=u(59867);return P=function(){return l},l}function C(){const l=u(95132);return C=function(){return l},l}function $(){
const l=u(39869);return $=function(){return l},l}async function N(l){const{genes:m,tree:v}=l,p=m.flatMap(({asset:f,store:n,
change:i})=>i.kind==="removed"?[]:[[n.path,{store:n,file:f.path}]]),O=T(l),d=[...new Map(p).values()].map(f=>j(f,v));return[
...O,...(await Promise.all(d)).flat()]}function T({assets:l,policy:m,tree:v,baseTree:p}){const O=new Map;for(const d of l.
files){const{path:f,root:n}=(0,M().storeOf)(d,{policy:m,tree:p}),i=(0,M().storeOf)(d,{policy:m,tree:v}).root;if(p.stat(f)===
void 0||n===i||O.has(f))continue;const r={store:E(f),root:E(n),others:[E(i)]},e={...(0,$().atFile)(d),severity:"warning"};
O.set(f,(0,C().finding)("store-root-unclear",{...r,because:"moves"},e))}return[...O.values()]}async function j({store:{path:l,
root:m,named:v},file:p},O){const d={store:E(l),root:E(m)};if(O.stat(m)?.kind!=="directory"){const i=v===!0;return[(0,C().
finding)("store-root-missing",{...d,named:i},(0,$().atFile)(p))]}if(await(0,P().readPackageJson)(O,m)===P().INVALID){const i=b().
posix.join(m,"package.json"),r={...(0,$().atFile)(p),severity:"warning",layer:"change"};return[(0,C().finding)("package-\
json-invalid",{path:i},r)]}const f=(0,M().packagesAbove)(O,l).filter(i=>i!==m);if(v===!0||f.length===0)return[];const n={
...d,others:f.map(E),because:"manifest"};return[(0,C().finding)("store-root-unclear",n,(0,$().atFile)(p))]}function E(l){
return l===""?".":l}},90350:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.unauditableFiles=N,h.unprovenMerge=
m;function b(){const v=u(32854);return b=function(){return v},v}function M(){const v=u(95132);return M=function(){return v},
v}function P(){const v=u(39869);return P=function(){return v},v}const C="160000",$=".gitmodules";function N({genes:v,change:p,
tree:O}){if(!v.some(({binds:r})=>r))return[];const[d,...f]=p.files.filter(T).map(({path:r})=>r),[n,...i]=p.files.filter(
({path:r,newMode:e})=>e===P().SYMLINK&&j(r,O)).map(({path:r})=>r);return[...d===void 0?[]:[(0,M().finding)("submodule-ch\
anged",{path:d,...l(f)},(0,P().atFile)(d))],...n===void 0?[]:[(0,M().finding)("symlink-leaves-tree",{path:n,target:O.readlink(
n)??"",...l(i)},(0,P().atFile)(n))]]}function T({path:v,newMode:p,status:O}){return p===C||v===$&&O!=="deleted"}function j(v,p){
const{kind:O}=(0,b().resolveInTree)(p,v);return O==="outside"||O==="loop"}const E=9;function l(v){const p=v.length-E;return{
...v.length>0&&{likewise:v.slice(0,E)},...p>0&&{more:p}}}function m({unprovenMerge:v}){return v?[(0,M().finding)("merge-\
not-proven",{merge:v.commit,reason:v.reason})]:[]}},72025:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.ask=$,h.assetNotJudged=T,h.notChecked=E,h.ofChange=C;function b(){const l=u(27199);return b=function(){return l},l}function M(){
const l=u(95132);return M=function(){return l},l}function P(){const l=u(50661);return P=function(){return l},l}function C(l){
return(m,...v)=>(0,P().isChange)(m)?l(m,...v):[]}async function $(l,m,...v){const p=Object.entries(l).map(async([O,d])=>{
try{return await d(m,...v)}catch(f){return[N(O,f,v)]}});return(await Promise.all(p)).flat()}function N(l,m,[v]){return v===
void 0?(0,M().notJudged)(`the change; the check "${l}" failed`,m):T(v.asset,m,`; the check "${l}" failed`)}function T(l,m,v=""){
const p=`the ${l.type} \`${l.id}\`${v}`;return(0,M().notJudged)(p,m,j(l))}function j(l){try{return(0,b().placeOf)(l)}catch{
return{location:{path:l.path,line:1,column:1},subject:(0,b().subjectOf)(l)}}}function E(l,{path:m,detail:v},p){return(0,M().
finding)("claim-not-checked",{claim:l,why:`${v} of the log \`${m}\``},p)}},70716:function(k,h,u){Object.defineProperty(h,
"__esModule",{value:!0}),h.SUBJECT_CHECKS=h.REMOVED_GENE_CHECKS=h.GENE_CHECKS=h.CLAIM_CHECKS=void 0;function b(){const o=u(
44786);return b=function(){return o},o}function M(){const o=u(37542);return M=function(){return o},o}function P(){const o=u(
19177);return P=function(){return o},o}function C(){const o=u(1348);return C=function(){return o},o}function $(){const o=u(
90331);return $=function(){return o},o}function N(){const o=u(75597);return N=function(){return o},o}function T(){const o=u(
66503);return T=function(){return o},o}function j(){const o=u(90350);return j=function(){return o},o}function E(){const o=u(
72025);return E=function(){return o},o}function l(){const o=u(52117);return l=function(){return o},o}function m(){const o=u(
97004);return m=function(){return o},o}function v(){const o=u(93198);return v=function(){return o},o}function p(){const o=u(
59613);return p=function(){return o},o}function O(){const o=u(48550);return O=function(){return o},o}function d(){const o=u(
10255);return d=function(){return o},o}function f(){const o=u(85881);return f=function(){return o},o}function n(){const o=u(
93290);return n=function(){return o},o}function i(){const o=u(73566);return i=function(){return o},o}function r(){const o=u(
47771);return r=function(){return o},o}function e(){const o=u(36974);return e=function(){return o},o}function t(){const o=u(
42804);return t=function(){return o},o}const a=h.SUBJECT_CHECKS={"asset-files":l().assetFiles,"genes-outside":(0,E().ofChange)(
l().genesOutside),"forbidden-paths":(0,E().ofChange)(N().forbiddenPaths),"protected-paths":(0,E().ofChange)(N().protectedPaths),
"policy-file":(0,E().ofChange)($().policyFile),"gate-change":(0,E().ofChange)(C().gateChange),"agent-files":(0,E().ofChange)(
({agentFiles:o})=>o.flatMap(({findings:y})=>y)),"changed-instructions":(0,E().ofChange)(b().changedInstructions),"stale-\
instructions":(0,E().ofChange)(b().staleInstructions),"ignored-inputs":(0,E().ofChange)($().ignoredInputs),"audit-logs":(0,E().
ofChange)(M().auditLogs),"unauditable-files":(0,E().ofChange)(j().unauditableFiles),"unproven-merge":(0,E().ofChange)(j().
unprovenMerge),"hard-cap":(0,E().ofChange)(t().hardCap),"store-roots":(0,E().ofChange)(T().storeRoots),"deciding-files":(0,E().
ofChange)(P().decidingFiles),"missing-genes":f().missingGenes,"event-chain":v().eventChain,"unresolved-references":f().unresolvedReferences,
"genes-still-named":(0,E().ofChange)(f().genesStillNamed),"engine-seeds":(0,E().ofChange)(m().engineSeeds),"activated-se\
eds":(0,E().ofChange)(m().activatedSeeds),"removed-scripts":(0,E().ofChange)(n().removedScripts),"claimed-radius":(0,E().
ofChange)(p().claimedRadius),"claimed-streak":r().claimedStreak,estimates:(0,E().ofChange)(p().estimates),"look-alike-id\
s":O().lookAlikeIds,"repeated-ids":O().repeatedIds,unidentified:i().unidentified},c=h.CLAIM_CHECKS={"self-description":i().
selfDescription,"capsule-fields":i().capsuleFields,envelope:d().envelope},s=h.GENE_CHECKS={"incomplete-gene":e().incompleteGene,
"validation-list":e().validationList,"declared-constraints":t().declaredConstraints,"loosened-constraints":(0,E().ofChange)(
t().loosenedConstraints),"limits-beyond-cap":(0,E().ofChange)(t().limitsBeyondCap),"gene-blast-radius":(0,E().ofChange)(
t().geneBlastRadius),"declared-paths":(0,E().ofChange)(t().declaredPaths),"self-description":i().selfDescription,envelope:d().
envelope},g=h.REMOVED_GENE_CHECKS={"removed-gene":(0,E().ofChange)(e().removedGene),"gene-blast-radius":(0,E().ofChange)(
t().geneBlastRadius),"declared-paths":(0,E().ofChange)(t().declaredPaths)}},52117:function(k,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.assetFiles=$,h.assetProblemFinding=N,h.genesOutside=j;function b(){const l=u(18744);return b=
function(){return l},l}function M(){const l=u(94534);return M=function(){return l},l}function P(){const l=u(93028);return P=
function(){return l},l}function C(){const l=u(95132);return C=function(){return l},l}function $({problems:l}){return l.filter(
({rule:m})=>m!=="outside-globs").map(N)}function N({before:l,...m}){const{rule:v,detail:p,location:O,id:d,severity:f}=m,
i={location:O,...d===void 0?{}:{subject:{id:d}},...f&&{severity:f}};return l?{...(0,C().finding)(v,{detail:p},{...i,severity:"\
notice"}),before:l}:(0,C().finding)(v,{detail:p},i)}const T=5;async function j(l){const m=l.problems.filter(({rule:p})=>p===
"outside-globs");return(await l.clock.all(m,async p=>{const O=await E(p.location.path,l);return O.some(({severity:f})=>f===
"error")?O:[N(p),...O]})).flat()}async function E(l,m){const{change:v,tree:p,baseTree:O,policy:d,judge:f}=m,n=(0,M().assetLimits)(
d.assets.max_file_bytes),i=async(a,c)=>{const{kind:s,size:g=0}=a.stat(c)??{};return!(0,P().isRegular)(s)||g>n.maxBytes?[]:
(0,b().strayGenes)(c,await a.read(c,n.maxBytes),n)},r=v.files.find(a=>a.path===l)?.oldPath??l,e=new Set((await i(O,r)).flatMap(
({commands:a})=>a)),t=[];for(const{location:a,commands:c}of await i(p,l))for(const s of c){const{findings:g}=await f.command(
s),o=g.find(w=>w.danger!==void 0)?.danger;if(o===void 0||t.length===T)continue;const y=`a Gene whose command \`${s}\` ${o}`,
S=e.has(s)?"notice":"error";t.push({...(0,C().finding)("outside-globs",{detail:y},{location:a,severity:S,harm:"danger"}),
danger:o})}return t}},97004:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.activatedSeeds=T,h.asNotice=
l,h.blockedGenes=$,h.engineSeeds=j,h.lacksEngine=E;function b(){const m=u(27199);return b=function(){return m},m}function M(){
const m=u(77680);return M=function(){return m},m}function P(){const m=u(13580);return P=function(){return m},m}function C(){
const m=u(95132);return C=function(){return m},m}async function $(m,v,p){const O=new Map;for(const d of m){const{gene:f}=d.
value,n=v.find(t=>t.type==="Gene"&&t.id===f),i=n&&await N(n,p);if(n===void 0||i===void 0)continue;const r=`the command \`${i}\
\` of its gene \`${n.id}\` is blocked`,e={capsule:d.id,why:r};O.set(d,(0,C().finding)("capsule-not-eligible",e,(0,b().placeOf)(
d,["gene"])))}return O}async function N(m,v){const p=v.forFile(m.path);for(const O of(0,M().commandsToRun)(m)){const{verdict:d}=await p.
command(O);if(d==="block")return O}}async function T({assets:m,judge:v}){const p=[];for(const O of m.activated??[]){const d=await N(
O,v);d!==void 0&&p.push((0,C().finding)("seed-activated-blocked",{gene:O.id,command:d},(0,b().placeOf)(O,["validation"])))}
return p}function j({seeds:m,genes:v}){const[p]=m.keys();if(p===void 0)return[];const O=[...m.values()].sort((n,i)=>n.localeCompare(
i,"en",{numeric:!0})),d={ids:[...new Set([...m.keys()].map(({id:n})=>n))],count:m.size,oldest:O[0]??"",newest:O.at(-1)??
"",idle:v.filter(({asset:n,commands:i})=>m.has(n)&&E(i)).length},f=d.idle>0?"warning":"notice";return[(0,C().finding)("e\
ngine-seeds",d,{location:p.locate(),severity:f})]}function E(m){return m.some(({findings:v})=>v.some(({rule:p})=>(0,P().
ruleOf)(p).absent===!0))}function l(m){return(m.harm??(0,P().ruleOf)(m.rule).harm)==="danger"?m:{...m,severity:"notice"}}},
72391:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.broadcastFindings=d,h.judgeCapsules=l;function b(){
const a=u(27199);return b=function(){return a},a}function M(){const a=u(13580);return M=function(){return a},a}function P(){
const a=u(95132);return P=function(){return a},a}function C(){const a=u(72025);return C=function(){return a},a}function $(){
const a=u(59613);return $=function(){return a},a}function N(){const a=u(85475);return N=function(){return a},a}function T(){
const a=u(21471);return T=function(){return a},a}function j(){const a=u(57733);return j=function(){return a},a}function E(){
const a=u(47771);return E=function(){return a},a}function l({changes:a,present:c,unread:s},g,o,y=new Map){const S=a.filter(
O);if(S.length===0)return[];const w=(0,E().streakCounter)((0,E().eventsIn)({changes:a,present:c,unread:s}),!0),F=s.at(-1),
I=o&&m(S,o);return S.map(({kind:A,asset:L,before:R})=>{if(A==="removed")return{change:A,asset:L,eligible:null,eligibility:null,
reasons:[]};const D=A==="added"?I:R&&(0,$().sizeOf)(R.value.blast_radius),G=p(L,()=>{const J=w(L),B=F===void 0||J.ended?
J:{...J,unread:F},K=y.get(L);return[...d(L,B,g,D),...K?[K]:[]]}),H=(0,P().eligibilityOf)(G);return{change:A,asset:L,eligible:H===
"eligible",eligibility:H,reasons:G}})}function m(a,c){const s=a.filter(({kind:y})=>y==="added").map(({asset:y})=>(0,$().
sizeOf)(y.value.blast_radius)??{files:0,lines:0}),g=y=>s.reduce((S,w)=>S+w[y],0);return g("files")>=c.files&&g("lines")>=
c.lines?void 0:c}function v(a){const{otherAsset:c}=(0,M().ruleOf)(a.rule);return a.severity==="error"||(0,P().isMissingEvidence)(
a)||c===!0}function p(a,c){try{return[...c(),...(0,j().promotionSchemaFindings)(a),...(0,N().identityFindings)(a,"hand")].
filter(v)}catch(s){return[(0,C().assetNotJudged)(a,s)]}}function O({asset:a}){return a.type==="Capsule"}function d(a,c,s,g={
files:0,lines:0}){const{status:o,score:y}=r(a.value.outcome),S=r(a.value.blast_radius),w={capsule:a.id},F=(...A)=>(0,b().
placeOf)(a,A),I=[];if(o!=="success"){const A=`\`outcome.status\` is ${t(o)}, but it must be "success"`;I.push((0,P().finding)(
"capsule-not-eligible",{...w,why:A},F("outcome","status")))}if(!e(y,s.min_score,1)){const A=`a number from ${s.min_score}\
 to 1`,L=`\`outcome.score\` is ${t(y)}, but it must be ${A}`;I.push((0,P().finding)("capsule-not-eligible",{...w,why:L},
F("outcome","score")))}for(const A of["files","lines"]){const L=s[`max_${A}`],R=Math.max(g[A],c.radius?.[A]??0);if(e(S[A],
1,L)&&R<=L)continue;const D=t(S[A]),G=R>L?`${R} (claimed: ${D})`:D,H=`\`blast_radius.${A}\` is ${G}, but it must be ${f(
L)}`;I.push((0,P().finding)("capsule-not-eligible",{...w,why:H},F("blast_radius",A)))}if(c.unmeasured!==void 0){const A=`\
\`blast_radius.files\` is not a size in the event \`${c.unmeasured}\`, but it must be ${f(s.max_files)}`;I.push((0,P().finding)(
"capsule-not-eligible",{...w,why:A},F("blast_radius")))}return c.count<s.min_success_streak&&I.push(...n(a,c,s.min_success_streak)),
I}function f(a){return`a number from 1 to ${a}`}function n(a,{count:c,unread:s,failed:g,uncounted:o=[]},y){const S=(0,b().
placeOf)(a),w={capsule:a.id};if(g!==void 0){const A=`the event \`${g}\`, the newest one that names it, is not a success`;
return[(0,P().finding)("capsule-not-eligible",{...w,why:A},S)]}if(s!==void 0){const A=`whether the Capsule \`${a.id}\` ha\
s enough consecutive successes`;return[(0,C().notChecked)(A,s,{...S,severity:"error"})]}const F=o.slice(0,i).map(({event:A,
why:L})=>`the event \`${A}\` does not count: ${L}`),I={...w,streak:c,least:y,uncounted:F};return[(0,P().finding)("capsul\
e-streak",I,S)]}const i=5;function r(a){return(0,b().isJsonObject)(a)?a:{}}function e(a,c,s){return typeof a=="number"&&
a>=c&&a<=s}function t(a){return a===void 0?"missing":(0,T().describeJson)(a)}},93198:function(k,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.eventChain=j;function b(){const d=u(76760);return b=function(){return d},d}function M(){const d=u(
27199);return M=function(){return d},d}function P(){const d=u(28894);return P=function(){return d},d}function C(){const d=u(
95132);return C=function(){return d},d}function $(){const d=u(36773);return $=function(){return d},d}function N(){const d=u(
72025);return N=function(){return d},d}function T(){const d=u(85475);return T=function(){return d},d}function j({assets:{
changes:d,present:f,unread:n}}){const i=f.filter(({type:o})=>o==="EvolutionEvent"),r=new Set(d.map(({asset:o})=>o)),e=new Map(
i.map(o=>[o.id,o])),t=new Map,a=new Map,c=E(i),s=new Set,g=new Set;return i.flatMap(o=>{const y=a.get(o.path);a.set(o.path,
o);const S=v(o),w=S===void 0?void 0:t.get(S);if(S!==void 0&&w===void 0&&t.set(S,o),!r.has(o)||o.cut)return[];const F=(0,M().
placeOf)(o,["parent"]),I={event:o.id},A=(0,P().isAuditLog)(o.path),L=y===void 0&&A?c(o.path):void 0;if(L!==void 0&&S!==L.
id){const U=`does not continue the archive \`${L.path}\` of its log`,J={...I,fault:U,fix:m(o,L.id)};return[(0,C().finding)(
"event-not-chained",J,F)]}if(S===void 0){if(y===void 0||!A)return[];const U={...I,fault:l,fix:m(o,y.id)};return[(0,C().finding)(
"event-not-chained",U,F)]}if(!e.has(S)){const U=y===void 0,J=A&&!U?"error":"warning",[B]=n;if(B!==void 0){const V=`wheth\
er the parent \`${S}\` of the EvolutionEvent \`${o.id}\` exists`;return[(0,N().notChecked)(V,B,{...F,severity:J})]}if(g.
has(S))return[];U||g.add(S);const K=U?`If the log with \`${S}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${S}\`, which it wrote before this one; if they are lost, leav\
e the event out`,z={...I,parent:S,where:"not in any asset file",fix:K};return[(0,C().finding)("event-parent-missing",z,{
...F,severity:J})]}const R=O(o,e,s);if(R!==void 0){const U=`has a circular chain of parents: ${(0,$().inCode)(R)}`;return[
(0,C().finding)("event-not-chained",{...I,fault:U,fix:"Set the `parent` of each event to the previous event"},F)]}if(w===
void 0||w.id===o.id)return[];const D=y===void 0||y.id===S?w.id:y.id,G=`has the parent \`${S}\`, which is already the pare\
nt of \`${w.id}\``,H={...I,fault:G,fix:m(o,D)};return[(0,C().finding)("event-not-chained",H,{...F,severity:"warning"})]})}
function E(d){const f=d.filter(({path:i})=>(0,P().isLogArchive)(i)),n=new Set(f.map(v));return i=>{if((0,P().isLogArchive)(
i))return;const r=f.filter(({path:e})=>b().posix.dirname(e)===b().posix.dirname(i));return r.findLast(({id:e})=>!n.has(e))??
r.at(-1)}}const l="has no parent, but it is not the first event of its log";function m({value:d},f){const n=d.asset_id===
void 0?"":(0,T().contentHash)({...d,parent:f});return`Set \`parent\` to \`${f}\`, the previous event${n&&`, and \`asset_i\
d\` to \`${n}\``}`}function v({value:{parent:d}}){return typeof d=="string"&&d!==""?d:void 0}const p=5;function O(d,f,n){
const i=new Set;let r=d;for(;r!==void 0&&!n.has(r.id)&&!i.has(r.id);){i.add(r.id);const t=v(r);r=t===void 0?void 0:f.get(
t)}if(r!==void 0&&r.id===d.id&&!n.has(r.id))return[...i].slice(0,p);for(const t of i)n.add(t)}},59613:function(k,h,u){Object.
defineProperty(h,"__esModule",{value:!0}),h.claimedRadius=P,h.estimates=v,h.sizeOf=N;function b(){const O=u(27199);return b=
function(){return O},O}function M(){const O=u(95132);return M=function(){return O},O}function P({assets:{changes:O},counted:d}){
return["Capsule","EvolutionEvent"].flatMap(f=>{const n=O.filter(({kind:t,asset:a})=>t==="added"&&a.type===f).map(({asset:t})=>({
asset:t,size:N(t.value.blast_radius)})),i=n.flatMap(({size:t})=>t??[]),r=n.at(-1);if(r===void 0||i.length<n.length)return[];
const e=i.reduce(T);if(e.files<d.least.files||e.lines<d.least.lines){const t={together:n.length>1,severity:"warning"};return[
C(r.asset,e,d.least,t)]}return n.flatMap(({asset:t,size:a})=>a!==void 0&&E(t)&&j(a,d.most)?[C(t,a,d.most,{together:!1,severity:"\
notice"})]:[])})}function C(O,d,f,{together:n,severity:i}){const{type:r,id:e}=O,t={type:r,id:e,claim:`claims ${$(d)}${n?
" together with the others of the change":""}`,shown:`git counts ${$(f)} for this change`,fix:"Set `blast_radius` to wha\
t the cycle changed, and add the asset in the same change"},a={...(0,b().placeOf)(O,["blast_radius"]),severity:i};return(0,M().
finding)("claim-differs",t,a)}function $({files:O,lines:d}){return`${O} ${O===1?"file":"files"} and ${d} ${d===1?"line":
"lines"}`}function N(O){if(!(0,b().isJsonObject)(O))return;const{files:d,lines:f}=O;return typeof d=="number"&&typeof f==
"number"?{files:d,lines:f}:void 0}function T(O,d){return{files:O.files+d.files,lines:O.lines+d.lines}}function j(O,d){return O.
files>d.files||O.lines>d.lines+d.files}function E({value:{outcome:O}}){return(0,b().isJsonObject)(O)&&O.status==="succes\
s"}const l=3,m=.1;function v({assets:{changes:O},counted:d}){const{least:f,most:n}=d,i=O.filter(({kind:r,asset:e})=>r===
"added"&&e.type==="EvolutionEvent");return i.flatMap(({asset:r})=>{const{blast_radius_estimate:e,meta:t,blast_radius:a}=r.
value,c=(0,b().isJsonObject)(e)?[]:["meta"],s=c.length===0?e:(0,b().isJsonObject)(t)&&t.blast_radius_estimate,g=p(s);if(g===
void 0||g<=0)return[];const o=i.length===1,y=o?f.files:p(a),S=o?n.files:p(a);if(y===void 0||S===void 0)return[];const w=y/
g>l;if(!w&&S/g>=m)return[];const F=w?y:S,I=(0,b().placeOf)(r,[...c,"blast_radius_estimate"]),A={type:r.type,id:r.id,claim:`\
estimates ${g} ${g===1?"file":"files"}`,shown:`the change touches ${F}`,fix:"Review the changes that were not planned, o\
r update the estimate"};return[(0,M().finding)("claim-differs",A,I)]})}function p(O){return(0,b().isJsonObject)(O)&&typeof O.
files=="number"?O.files:void 0}},48550:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.lookAlikeIds=j,
h.repeatedIds=O;function b(){const n=u(76760);return b=function(){return n},n}function M(){const n=u(23404);return M=function(){
return n},n}function P(){const n=u(27199);return P=function(){return n},n}function C(){const n=u(64385);return C=function(){
return n},n}function $(){const n=u(11970);return $=function(){return n},n}function N(){const n=u(95132);return N=function(){
return n},n}function T(){const n=u(25367);return T=function(){return n},n}function j({assets:{changes:n,present:i}}){const r=n.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(r.length===0)return[];const e=new Set(r.map(({type:c})=>c)),t=new Map,
a=new Map;for(const{type:c,value:s}of i){const g=e.has(c)?(0,C().declaredId)(s):void 0;if(g!==void 0)for(const o of l(c,
g)){const y=t.get(o);y===void 0?t.set(o,g):y!==g&&!a.has(o)&&a.set(o,g)}}return r.flatMap(c=>{const{type:s,id:g}=c,y=l(s,
g).flatMap(w=>[t.get(w),a.get(w)]).find(w=>w!==void 0&&w!==g);if(y===void 0)return[];const S=(0,P().placeOf)(c,["id"]);return[
(0,N().finding)("look-alike-id",{type:s,id:(0,T().visible)(g),other:(0,T().visible)(y)},S)]})}const E=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function l(n,i){const r=/^[\w.-]*$/.test(i)?i:m(i),e=r.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${n} case ${v(r)}`,`${n} drawn ${v(e)}`]}function m(n){const i=n.normalize("NFKC").replace(E,"");return(0,$().asciiOf)(
i.replace(/\p{Pd}/gu,"-"))}function v(n){return n.toUpperCase().toLowerCase()}const p=/(?:\.seed\.json|\/default_genes\.json)$/;
function O({assets:{changes:n,present:i}}){const e=n.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(d);if(e.length===0)return[];const t=new Set(e.map(({id:c})=>c)),a=i.filter(c=>d(c)&&t.has(c.id));return e.flatMap(
c=>{const s=a.find(y=>f(y,c));if(s===void 0)return[];const g=`the gene \`${c.id}\`, also in \`${s.path}\` with other cont\
ent`,o={...(0,P().placeOf)(c,["id"]),severity:"warning"};return[(0,N().finding)("duplicate-id",{detail:g},o)]})}function d({
type:n,path:i}){return n==="Gene"&&!p.test(`/${i}`)}function f(n,i){return n.id===i.id&&n.path.replace(/l$/,"")!==i.path.
replace(/l$/,"")&&b().posix.dirname(n.path)===b().posix.dirname(i.path)&&(0,M().canonicalize)(n.value)!==(0,M().canonicalize)(
i.value)}},10255:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.envelope=N;function b(){const p=u(27199);
return b=function(){return p},p}function M(){const p=u(61331);return M=function(){return p},p}function P(){const p=u(39763);
return P=function(){return p},p}function C(){const p=u(95132);return C=function(){return p},p}function $(){const p=u(85475);
return $=function(){return p},p}function N(p,{asset:O}){const{type:d,id:f,envelope:n}=O;return[...j(O),...n&&(0,M().senderOf)(
n)===void 0?[(0,C().finding)("schema-field",{type:d,id:f,...T},(0,b().placeOf)(O))]:[]]}const T={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function j(p){const{type:O,id:d,wrappers:f=[]}=p,
n=(0,b().placeOf)(p);return f.flatMap(i=>E(p,i).flatMap(([r,e])=>{const t=i[r];if(t===void 0||t===e)return[];const a={type:O,
id:d,field:r,stated:v(t),actual:v(e)};return[(0,C().finding)("envelope-contradicts-asset",a,n)]}))}function E(p,O){const{
type:d,id:f,value:n}=p;return[...d==="ValidationReport"?[["target_asset_id",n.gene_asset_id??O.target_asset_id],["target\
_local_id",n.gene_id]]:[],...l(O.type,d)?[["type",d]]:[],["asset_type",d],["asset_id",m(p,O.asset_id)],["content_hash",m(
p,O.content_hash)],["local_id",f]]}function l(p,O){if(typeof p!="string")return!1;const d=p.toLowerCase();return d!==O.toLowerCase()&&
P().ASSET_TYPES.some(f=>f.toLowerCase()===d)}function m({type:p,value:O},d){if(O.asset_id!==void 0||d===void 0)return O.
asset_id;const f={type:p,value:{...O,asset_id:d}};return(0,$().matchContentHash)(f)===void 0?(0,$().contentHash)(O):d}function v(p){
return JSON.stringify(p??null).slice(0,100)}},85881:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.appliedIds=
m,h.genesStillNamed=T,h.missingGenes=O,h.unresolvedReferences=N;function b(){const d=u(27199);return b=function(){return d},
d}function M(){const d=u(30610);return M=function(){return d},d}function P(){const d=u(95132);return P=function(){return d},
d}function C(){const d=u(72025);return C=function(){return d},d}function $(){const d=u(50661);return $=function(){return d},
d}function N({assets:d}){const{changes:f,present:n,unread:i}=d,r=[["capsule_id","Capsule",j(n,"Capsule")],["validation_r\
eport_id","ValidationReport",j(n,"ValidationReport")]];return f.filter(l).flatMap(({asset:e})=>{if(e.type!=="EvolutionEv\
ent")return[];const{type:t,id:a,value:c}=e,[s]=i;return r.flatMap(([g,o,y])=>{const S=c[g];if(!E(S,y))return[];const w={
...(0,b().placeOf)(e,[g]),severity:"warning"},F=`whether \`${S}\`, which the EvolutionEvent \`${a}\` names, exists`;return s?
[(0,C().notChecked)(F,s,w)]:[(0,P().finding)("reference-not-found",{type:t,id:a,wanted:o,name:S,field:g},w)]})})}function T({
assets:{changes:d,present:f}}){const n=j(f,"Gene"),i=m(d),r=d.flatMap(({kind:t,asset:a,before:c})=>t==="removed"?a:c??[]).
filter(({type:t})=>t==="Gene").flatMap(t=>(0,M().namesOf)(t).map(a=>({asset:t,name:a}))).filter(({name:t})=>!n.has(t)&&!i.
has(t));if(r.length===0)return[];const e=f.flatMap(M().namings);return r.flatMap(({asset:t,name:a})=>{const c=e.filter(({
gene:w})=>w===a),s=c.find(w=>w.by.type==="Capsule")??c[0];if(s===void 0)return[];const g=a.startsWith("sha256:"),o={what:`${g?
"gene that was":"gene"} \`${a}\``,by:`the ${s.by.type} \`${s.by.id}\``,more:new Set(c.map(w=>w.by)).size-1,fix:g?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${a}\`, or also remove the Capsules that name it`},y=s.by.
type==="Capsule"?"warning":"notice",S=s.by.locate(s.pointer);return[(0,P().finding)("still-named",o,{location:S,subject:(0,b().
subjectOf)(t),severity:y})]})}function j(d,f){return new Set(d.filter(n=>n.type===f).flatMap(M().namesOf))}function E(d,f){
return typeof d=="string"&&!f.has(d)}function l({kind:d}){return d==="added"||d==="modified"}function m(d){return new Set(
d.flatMap(M().newNamings).map(({gene:f})=>f))}const v="ad_hoc",p={severity:"warning",harm:"bookkeeping"};function O(d){const{
changes:f}=d.assets,n=new Set(f.filter(({kind:i,asset:r})=>i!=="removed"&&r.type==="Gene").flatMap(({asset:i})=>(0,M().namesOf)(
i)));return f.flatMap(M().newNamings).filter(({gene:i})=>!n.has(i)).map(({by:i,gene:r,pointer:e})=>{const t=r===v&&(0,$().
isChange)(d),a={...(0,b().placeOf)(i,e),...t&&p},{type:c,id:s}=i,g={type:c,id:s,wanted:"gene",name:r,field:String(e[0])};
return(0,P().finding)("reference-not-found",g,a)})}},93290:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.removedScripts=m;function b(){const n=u(76760);return b=function(){return n},n}function M(){const n=u(27199);return M=
function(){return n},n}function P(){const n=u(68450);return P=function(){return n},n}function C(){const n=u(77680);return C=
function(){return n},n}function $(){const n=u(63455);return $=function(){return n},n}function N(){const n=u(51951);return N=
function(){return n},n}function T(){const n=u(59867);return T=function(){return n},n}function j(){const n=u(46912);return j=
function(){return n},n}function E(){const n=u(91063);return E=function(){return n},n}function l(){const n=u(95132);return l=
function(){return n},n}async function m(n){const{assets:i,baseTree:r,clock:e}=n,t=v(n.change),a=await p(n);if(t.size+a.size===
0)return[];const c=new Set(i.changes.map(({asset:o})=>o)),s=i.present.filter(o=>o.type==="Gene"&&!c.has(o)),g=new Map;for(const o of s){
await e.tick();const y=(0,C().validationCommands)(o),S=new Map;for(const{value:w,pointer:F}of y.kind==="list"?y.entries:
[]){if(typeof w!="string")continue;const{root:I}=(0,P().storeOf)(o.path,{policy:n.policy,tree:r}),L=(0,$().namedPaths)(w,
I).filter(R=>t.has(R)).map(R=>({path:R,script:""}));a.size>0&&L.push(...await d(w,r,I));for(const R of L){const D=f(R);(R.
script===""||a.has(D))&&S.set(D,{...R,entry:F[1]})}}for(const[w,F]of S){const I=g.get(w);I?I.more+=1:g.set(w,{...F,gene:o,
more:0})}}return[...g.values()].map(({path:o,script:y,gene:S,entry:w,more:F})=>{const I=y===""?`file \`${o}\``:`script \`${y}\
\` of \`${o}\``,A=`Keep \`${y||o}\`, or change the commands that name it`,L={...(0,M().placeOf)(S,["validation",w]),harm:"\
broken"};return(0,l().finding)("still-named",{what:I,by:`the gene \`${S.id}\``,more:F,fix:A},L)})}function v({files:n}){
const i=new Set(n.flatMap(({status:r,path:e,oldPath:t})=>r==="deleted"?e:t??[]));for(const{path:r,status:e}of n)e!=="del\
eted"&&i.delete(r);return i}async function p({change:n,baseTree:i,tree:r}){const e=n.files.map(({path:a,oldPath:c})=>c??
a),t=new Set;for(const a of e.filter(c=>b().posix.basename(c)==="package.json")){const c=await O(i,a),s=new Set(await O(
r,a));for(const g of c)s.has(g)||t.add(f({path:a,script:g}))}return t}async function O(n,i){const r=b().posix.dirname(i);
return[...(await(0,T().usablePackageJson)(n,r==="."?"":r))?.scripts.keys()??[]]}async function d(n,i,r){const{invocation:e}=(0,N().
readWords)(n,{tree:i,cwd:r});if(e?.program!=="npm")return[];const t={tree:i,directory:r,changed:new Set,families:E().NO_PROGRAMS},
{runs:a}=await(0,j().scriptsThatRun)(e,t,{start:0,end:0}),c=(0,j().eventOf)(e);return a.flatMap(({directory:s,event:g})=>g===
c?[{path:b().posix.join(s,"package.json"),script:c}]:[])}function f({path:n,script:i}){return`${n}\0${i}`}},21471:function(k,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.describeJson=r,h.schemaDifferences=C;function b(){const e=u(98879);return b=
function(){return e},e}const M=2e5,P=50;function C(e,t){try{return $(e,t)}catch(a){if(!(a instanceof URIError))throw a;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function $(e,t){const a=(0,b().complaintsOf)(e,t,JSON.stringify(t).length<=M),c=new Map,s=new Set;for(const g of a){if(E.
has(g.keyword))continue;const o=T(g);if(!s.has(o)){s.add(o);for(const y of l(g,e,t)){const S=N(g,y),w=c.get(S);c.set(S,w?
{...w,more:w.more+1}:y)}}}return[...c.values()].slice(0,P)}function N({keywordLocation:e},t){switch(t.kind){case"missing":
return JSON.stringify([e,...t.fields]);case"unknown":return JSON.stringify([e,t.field]);case"invalid":return e}}function T({
keyword:e,instanceLocation:t}){return`${j.has(e)?e:"value"} ${t}`}const j=new Set(["required","additionalProperties"]),E=new Set(
["properties","items","false"]);function l(e,t,a){const{keyword:c,keywordLocation:s,instanceLocation:g}=e,{pointer:o,value:y}=v(
a,g),S=p(t,s);if(c==="required"){const F=(S.required??[]).filter(I=>!m(y,I));return[{kind:"missing",pointer:o,fields:F,more:0}]}
if(c==="additionalProperties"){const F=S.properties??{},I=Object.keys(y??{}).filter(L=>!Object.hasOwn(F,L)),A=Object.keys(
F).filter(L=>!m(y,L));return I.map(L=>({kind:"unknown",pointer:[...o,L],field:L,absent:A,more:0}))}const w=i(c,S);return[
{kind:"invalid",pointer:o,keyword:c,expected:w,found:r(y),more:0}]}function m(e,t){return e!==null&&Object.hasOwn(e,t)}function v(e,t){
const a=[];let c=e;for(const s of O(t))Array.isArray(c)?(a.push(Number(s)),c=c[Number(s)]??null):(a.push(s),c=c[s]??null);
return{pointer:a,value:c}}function p(e,t){let a=b().SCHEMAS[e];for(const c of O(t).slice(0,-1))a=a[c];return a}function O(e){
return e.split("/").slice(1).map(t=>t.replaceAll("~1","/").replaceAll("~0","~"))}const d={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},f={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},n=40;function i(e,t){const a=t[e];
switch(e){case"type":return[a].flat().map(c=>d[String(c)]??String(c)).join(" or ");case"enum":return`one of ${(t.enum??[]).
map(c=>JSON.stringify(c)).join(", ")}`;case"const":return JSON.stringify(a);case"pattern":return f[String(a)]??`a string\
 that matches ${a}`;case"minLength":return a===1?"a non-empty string":`a string of at least ${a} characters`;case"maxLen\
gth":return`a string of at most ${a} characters`;case"minItems":return a===1?"a non-empty list":`a list of at least ${a}\
 items`;case"maxItems":return`a list of at most ${a} items`;case"minimum":return`a number that is at least ${a}`;case"ma\
ximum":return`a number that is at most ${a}`;default:return`a value that matches \`${e}\` in the schema`}}function r(e){
return Array.isArray(e)?e.length===0?"an empty list":"a list":e!==null&&typeof e=="object"?"an object":typeof e!="string"?
String(e):e.length<=n?JSON.stringify(e):`a string of ${e.length} characters`}},57733:function(k,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.promotionSchemaFindings=T,h.schemaFindings=N;function b(){const d=u(23404);return b=function(){
return d},d}function M(){const d=u(27199);return M=function(){return d},d}function P(){const d=u(3051);return P=function(){
return d},d}function C(){const d=u(95132);return C=function(){return d},d}function $(){const d=u(21471);return $=function(){
return d},d}function N(d){return(0,$().schemaDifferences)(d.type,d.value).flatMap(f=>m(d.type,f)).map(f=>j(d,f,"warning"))}
function T(d){const f=O(d)?"warning":"error";return(0,$().schemaDifferences)(d.type,d.value).map(n=>j(d,n,f))}function j(d,f,n){
const{type:i,id:r}=d,{pointer:e,more:t}=f,a={...(0,M().placeOf)(d,e),severity:n},c=(s,g,o,y)=>(0,C().finding)("schema-fi\
eld",{type:i,id:r,field:s,fault:g,where:o,fix:y},a);switch(f.kind){case"missing":{const{fields:s}=f,o=`Add what is missi\
ng as the schema of the protocol describes it${s.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id` in the repository of its author":""}`;return c(s.join("`, `"),"is missing",l(e,t),o)}case"unknown":{const s=l(e.slice(
0,-1),t),{field:g,absent:o}=f,y=(0,P().nearestName)(g,o),S=y===void 0?"":`If you meant \`${y}\`, rename it. Otherwise, `,
w=`${S}${S?"remove":"Remove"} \`${g}\` or store it outside the asset`;return c(g,"is unknown",s,w)}case"invalid":{const{
expected:s}=f,g=`${f.found}${t===0?"":` (and in ${E(t)})`}`,o=e.join("."),y=`must be ${s}, but it is ${g}`;return c(o,y,
"",`Change \`${o}\` to ${s}`)}}}function E(d){return d===1?"1 similar place":`${d} similar places`}function l(d,f){return d.
length===0?"":` in \`${d.join(".")}\`${f===0?"":` and ${E(f)}`}`}function m(d,f){const{pointer:n}=f;switch(f.kind){case"\
missing":{const i=f.fields.filter(r=>!v[d].has([...n,r].join(".")));return i.length===0?[]:[{...f,fields:i}]}case"unknow\
n":return[f];case"invalid":return p(d,n,f.keyword)?[]:[f]}}const v={Gene:new Set(["type","id","schema_version","asset_id",
"validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_\
version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),
ValidationReport:new Set(["type","id"])};function p(d,[f,...n],i){if(f==="type"||f==="id"||f==="asset_id")return!0;if(d!==
"Gene")return!1;const r=i==="minItems"&&n.length>0;return f==="validation"||f==="constraints"&&!r}function O({value:d}){
const{schema_version:f}=d,n=typeof f=="string"?/^1\.(\d+)\.\d+$/.exec(f)?.[1]:void 0;return n!==void 0&&Number(n)<Number(
b().SCHEMA_VERSION.split(".")[1])}},98879:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.SCHEMAS=void 0,
h.complaintsOf=l;function b(){const p=u(13574);return b=function(){return p},p}function M(){const p=u(36576);return M=function(){
return p},p}function P(){const p=u(25065);return P=function(){return p},p}function C(){const p=u(5330);return C=function(){
return p},p}function $(){const p=u(39436);return $=function(){return p},p}function N(){const p=u(39763);return N=function(){
return p},p}const j={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms",
"created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\\
d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{
type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"\
boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},
created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},E=h.SCHEMAS={Gene:C().
default,Capsule:M().default,EvolutionEvent:P().default,Mutation:$().default,ValidationReport:j};function l(p,O,d){return m[d?
"all":"first"][p].validate(O).errors}const m={all:v(!1),first:v(!0)};function v(p){const O=N().ASSET_TYPES.map(d=>[d,new(b()).
Validator(E[d],"7",p)]);return Object.fromEntries(O)}},73566:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.capsuleFields=j,h.selfDescription=T,h.unidentified=E;function b(){const v=u(27199);return b=function(){return v},v}function M(){
const v=u(59490);return M=function(){return v},v}function P(){const v=u(95132);return P=function(){return v},v}function C(){
const v=u(72025);return C=function(){return v},v}function $(){const v=u(85475);return $=function(){return v},v}function N(){
const v=u(57733);return N=function(){return v},v}function T({correctorOf:v},{asset:p,change:O,commands:d=[]}){if(p.cut)return[];
const f=O?.kind==="unchanged"?void 0:O?.before,n=d.some(({findings:i})=>i.some(({edit:r})=>r?.fix));return[...(0,$().hashFindings)(
p,v(p),!n,f),...(0,N().schemaFindings)(p)]}function j(v,{asset:p}){const{type:O,id:d,value:f}=p;if(O!=="Capsule"||p.cut)
return[];const n=["success_streak","env_fingerprint"].filter(e=>f[e]==null);if(n.length===0)return[];const i=n.join("`, \
`"),r={fault:"is missing",where:"",fix:`Add \`${i}\``};return[(0,P().finding)("schema-field",{type:O,id:d,field:i,...r},
(0,b().placeOf)(p))]}function E({genes:v,claims:p,correctorOf:O}){const i=[...v.filter(({change:e})=>e?.kind!=="removed").
map(({asset:e})=>e),...p].filter(({cut:e})=>!e).flatMap(e=>l(e,O));return[...(0,M().groupBy)(i,({rule:e,location:t})=>JSON.
stringify([e,t?.path])).values()].flatMap(m)}function l(v,p){try{return(0,$().identityFindings)(v,p(v)).filter($().isMissingIdentity)}catch(O){
return[(0,C().assetNotJudged)(v,O)]}}function m([v,...p]){if(v===void 0)return[];if(p.length===0||!(0,$().isMissingIdentity)(
v))return[v,...p];const{subject:O,args:d,...f}=v,{expected:n,...i}=d;return[{...f,args:{...i,others:p.length}}]}},47771:function(k,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.claimedStreak=c,h.eventsIn=p,h.streakCounter=T,h.successStreak=v;function b(){
const s=u(23404);return b=function(){return s},s}function M(){const s=u(27199);return M=function(){return s},s}function P(){
const s=u(59490);return P=function(){return s},s}function C(){const s=u(95132);return C=function(){return s},s}function $(){
const s=u(72025);return $=function(){return s},s}function N(){const s=u(85475);return N=function(){return s},s}function T(s,g){
const o=d(s,g),y=(0,P().groupBy)(s,({value:{capsule_id:S}})=>S);return S=>j(S,y.get(S.id)??[],o,g)}function j({id:s,value:{
gene:g}},o,y,S){const w=[],F=[],I={files:0,lines:0};let A;const{successes:L,failure:R}=E(s,o);for(const D of L){const{value:G}=D,
H=y.get(D)??n(G,S)??(i(G,g,S)?void 0:O)??(e(G)?"it records no change":void 0);H===void 0?(F.push(D),r(I,G)||(A??=a(G))):
w.push({event:a(G),why:H})}return{count:m(F),uncounted:w,ended:R!==void 0,...R&&L.length===0&&{failed:a(R.value)},radius:I,
...A!==void 0&&{unmeasured:A}}}function E(s,g){const o=g.filter(({value:S})=>S.type==="EvolutionEvent"&&S.capsule_id===s).
reverse(),y=o.findIndex(({value:S})=>!l(S));return y<0?{successes:o}:{successes:o.slice(0,y),failure:o[y]}}function l({outcome:s}){
return(0,M().isJsonObject)(s)&&s.status==="success"}function m(s){const g=s.map(({value:o})=>o.id).filter(o=>typeof o=="\
string");return s.length-g.length+new Set(g).size}function v(s,g){const{successes:o,failure:y}=E(s,g);return{count:m(o),
ended:y!==void 0}}function p({changes:s,present:g,unread:o}){const y=o.at(-1),S=new Set(s.map(({asset:w})=>w));return g.
filter(({type:w,path:F})=>w==="EvolutionEvent"&&(!y||F>=y.path)).map(w=>({value:w.value,log:w.path,isNew:S.has(w)}))}const O="\
it does not name the gene of the Capsule";function d(s,g){const o=new Map,y=new Map,S=new Set;for(const w of s){const F=f(
w,y,g&&S.has(w.log));F!==void 0&&o.set(w,F),S.add(w.log);const{id:I}=w.value;typeof I=="string"&&!y.has(I)&&y.set(I,w)}return o}
function f({value:s,isNew:g},o,y){const{id:S,parent:w}=s;if(g)return"the change that is judged adds or edits it";const F=typeof S==
"string"?o.get(S):void 0;return F!==void 0?(0,b().canonicalize)(F.value)===(0,b().canonicalize)(s)?void 0:"an earlier ev\
ent with other content has its id":typeof w=="string"&&w!==""?o.has(w)?void 0:"its parent is not in the log before it":y?
"it has no parent":void 0}function n(s,g){const{id:o,asset_id:y}=s;if(y===void 0)return g?"it has no hash":void 0;if((0,N().
matchContentHash)({type:"EvolutionEvent",value:s})===void 0)return"its hash does not match its content";const S=typeof o==
"string"&&o.trim()!=="";return g&&!S?"it has no id":void 0}function i({genes_used:s},g,o){return typeof g!="string"||g===
""||!Array.isArray(s)?!o:s.includes(g)}function r(s,{blast_radius:g}){if(g===void 0)return!0;if(!(0,M().isJsonObject)(g))
return!1;const{files:o,lines:y}=g;return!t(o)||!t(y)?!1:(s.files=Math.max(s.files,o),s.lines=Math.max(s.lines,y),!0)}function e({
blast_radius:s}){return(0,M().isJsonObject)(s)&&(s.files===0||s.lines===0)}function t(s){return typeof s=="number"&&Number.
isSafeInteger(s)&&s>=0}function a({id:s}){return typeof s=="string"?s:"without an id"}function c({assets:s}){const g=(0,P().
groupBy)(p(s),({value:o})=>o.capsule_id);return s.changes.flatMap(({kind:o,asset:y})=>{const{success_streak:S}=y.value;if(o===
"removed"||y.type!=="Capsule"||typeof S!="number")return[];const{count:w,ended:F}=v(y.id,g.get(y.id)??[]);if(S<=w)return[];
const I=(0,M().placeOf)(y,["success_streak"]),A=s.unread.at(-1);if(A!==void 0&&!F)return[(0,$().notChecked)(`the success\
 streak of the Capsule \`${y.id}\``,A,I)];const L={type:y.type,id:y.id,claim:`claims a success streak of ${S}`,shown:`th\
e events show ${w}`,fix:"Let the engine append the events of its cycles, or correct `success_streak`"};return[(0,C().finding)(
"claim-differs",L,I)]})}},36974:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.incompleteGene=T,h.removedGene=
j,h.validationList=C;function b(){const E=u(27199);return b=function(){return E},E}function M(){const E=u(77680);return M=
function(){return E},E}function P(){const E=u(95132);return P=function(){return E},E}function C(E,{asset:l,validation:m,
commands:v}){if(l.cut)return[];const p=["validation"],O={gene:l.id};if(m.kind==="not_a_list"){const n={...O,fault:`must \
have ${m.expected} as \`validation\``};return[(0,P().finding)("validation-malformed",n,(0,b().placeOf)(l,p))]}if(m.kind===
"missing"||m.entries.every(M().isBlankEntry))return[(0,P().finding)("validation-missing",{...O,that:""},(0,b().placeOf)(
l,p))];const d=[],f=new Set;for(const n of m.entries){const{value:i,pointer:r}=n;if((0,M().isBlankEntry)(n)){const e={...O,
field:r.join("."),fault:"is blank"},t={...(0,b().placeOf)(l,r),severity:"notice"};d.push((0,P().finding)("validation-red\
undant",e,t))}else if(typeof i!="string"){const e={...O,fault:`must have a string as \`${r.join(".")}\``};d.push((0,P().
finding)("validation-malformed",e,(0,b().placeOf)(l,r)))}else if(f.has(i)){const e={...(0,b().placeOf)(l,r),subject:{...(0,b().
subjectOf)(l),command:i}};d.push((0,P().finding)("validation-redundant",{...O,field:r.join("."),fault:`repeats \`${i}\``},
e))}else f.add(i)}if(v.length>0&&v.every($)){const n={...O,that:" that checks the change"};d.push((0,P().finding)("valid\
ation-missing",n,(0,b().placeOf)(l,p)))}return d}function $({reading:{problems:E,argv:l}}){return E.some(({rule:m})=>m===
"only-prints")||N.has(l?.[0]??"")}const N=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd",
"true","uname","uptime","whoami"]);function T(E,{asset:l}){return l.cut?[(0,P().finding)("validation-malformed",{gene:l.
id,fault:"can be read only in part: its JSON has an error"},(0,b().placeOf)(l))]:[]}function j(E,{asset:l}){return[(0,P().
finding)("gene-removed",{gene:l.id},{subject:(0,b().subjectOf)(l)})]}},56131:function(k,h,u){Object.defineProperty(h,"__\
esModule",{value:!0}),h.geneDifferences=O,h.hardCaps=p,h.limitsOf=v,h.readConstraints=T,h.stricterConstraints=j,h.uncovered=
i;function b(){const r=u(27199);return b=function(){return r},r}function M(){const r=u(77680);return M=function(){return r},
r}function P(){const r=u(57430);return P=function(){return r},r}function C(){const r=u(32854);return C=function(){return r},
r}function $(){const r=u(53315);return $=function(){return r},r}function N(){const r=u(50661);return N=function(){return r},
r}function T(r){const e=s=>({constraints:E,problems:[{...s,pointer:["constraints"]}]});if(r===void 0)return e({kind:"mis\
sing"});if(!(0,b().isJsonObject)(r))return e({kind:"malformed",detail:"an object"});const t=[],a=l(r.max_files,t);return{
constraints:{maxFiles:a??$().DEFAULT_MAX_FILES,isDefaultLimit:a===void 0,forbiddenPaths:m(r.forbidden_paths,t)},problems:t}}
function j(r,e){if(r===void 0)return e;const{maxFiles:t,isDefaultLimit:a}=r.maxFiles<e.maxFiles?r:e;return{maxFiles:t,isDefaultLimit:a,
forbiddenPaths:[...new Set([...r.forbiddenPaths,...e.forbiddenPaths])]}}const E={maxFiles:$().DEFAULT_MAX_FILES,isDefaultLimit:!0,
forbiddenPaths:[]};function l(r,e){const t=["constraints","max_files"];if(r===void 0)e.push({kind:"missing",pointer:t});else{
if(Number.isSafeInteger(r)&&Number(r)>0)return Number(r);e.push({kind:"malformed",pointer:t,detail:"an integer greater t\
han 0"})}}function m(r,e){const t=["constraints","forbidden_paths"];if(r===void 0)return e.push({kind:"missing",pointer:t}),
[];if(!Array.isArray(r))return e.push({kind:"malformed",pointer:t,detail:"a list of paths"}),[];const a=new Set;for(const[
c,s]of r.entries()){const g=typeof s=="string"?(0,C().normalise)(s):void 0;if(typeof s!="string"||!g){e.push({kind:"malf\
ormed",pointer:[...t,c],detail:"a path below the root of the repository"});continue}(0,C().looksLikePattern)(s)&&e.push(
{kind:"pattern",pointer:[...t,c],detail:s}),a.add(g)}return[...a]}function v(r,e){const{asset:t,change:a,binds:c}=r,{constraints:s}=T(
t.value.constraints),g=a?.before&&T(a.before.value.constraints).constraints,o=j(g,s),{maxFiles:y,isDefaultLimit:S}=o,w=p(
e.policy),F=c&&(0,N().isChange)(e)?e.radius:P().NOTHING_TOUCHED,I=(0,$().cappedSize)(F,e.policy.blast_radius.counting),A=(0,$().
gradeFiles)(F.files,y,I,w),L=A==="hard_cap_breach"?I:F,R=(0,$().gradeWords)(A,L,y,w);return{base:g,head:s,constraints:o,
blastRadius:{...F,max_files:y,...S&&{default_limit:!0},severity:A,message:R}}}function p({blast_radius:r}){const{hard_cap_files:e,
hard_cap_lines:t}=r;return{files:e,lines:t}}function O({kind:r,asset:e,before:t}){return t===void 0||e.cut||r!=="added"&&
r!=="modified"?[]:[...d(t,e),...n(t,e)]}function d(r,e){const[t,a]=[f(r),f(e)],c="validation";return[...[...t].filter(s=>!a.
has(s)).map(s=>({kind:"command_removed",field:c,base:s,head:null})),...[...a].filter(s=>!t.has(s)).map(s=>({kind:"comman\
d_added",field:c,base:null,head:s}))]}function f(r){const e=(0,M().validationCommands)(r),t=e.kind==="list"?e.entries.map(
({value:a})=>a):[];return new Set(t.filter(a=>typeof a=="string"))}function n(r,e){const{constraints:t}=T(r.value.constraints),
{constraints:a}=T(e.value.constraints),c=[];a.maxFiles!==t.maxFiles&&c.push({kind:a.maxFiles>t.maxFiles?"constraint_loos\
ened":"constraint_tightened",field:"constraints.max_files",base:String(t.maxFiles),head:String(a.maxFiles)});const s="co\
nstraints.forbidden_paths";for(const g of i(t.forbiddenPaths,a.forbiddenPaths))c.push({kind:"constraint_loosened",field:s,
base:g,head:null});for(const g of i(a.forbiddenPaths,t.forbiddenPaths))c.push({kind:"constraint_tightened",field:s,base:null,
head:g});return c}function i(r,e){return r.filter(t=>!e.some(a=>(0,C().isWithin)(t,a)))}},54034:function(k,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.auditGene=j,h.forbidsRunningGene=l,h.geneFindings=E;function b(){const m=u(13580);return b=
function(){return m},m}function M(){const m=u(72025);return M=function(){return m},m}function P(){const m=u(70716);return P=
function(){return m},m}function C(){const m=u(97004);return C=function(){return m},m}function $(){const m=u(6470);return $=
function(){return m},m}function N(){const m=u(50661);return N=function(){return m},m}function T(){const m=u(56131);return T=
function(){return m},m}async function j(m,v,p){const{asset:O,change:d,store:f}=v,n=(0,T().limitsOf)(v,m),i=await E(m,{...v,
limits:n}),r=(0,N().isChange)(m)&&m.seeds.has(O)&&(0,C().lacksEngine)(v.commands),e=r?v.commands.map(c=>({...c,findings:c.
findings.map(C().asNotice)})):v.commands,t=r?i.map(C().asNotice):i,a=p.mayRun&&!t.some(l);return{asset:O,store:f,...r&&{
isIdle:r},commands:a?(0,$().planCommands)(e,{timeoutMs:p.timeoutMs,directory:f.root}):e,findings:t,blastRadius:n.blastRadius,
differences:d===void 0?[]:(0,T().geneDifferences)(d)}}async function E(m,v){return v.change?.kind!=="removed"?(0,M().ask)(
P().GENE_CHECKS,m,v):(await(0,M().ask)(P().REMOVED_GENE_CHECKS,m,v)).map(({location:O,...d})=>d)}function l({rule:m}){return(0,b().
ruleOf)(m).forbidsRunning==="gene"}},42804:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.declaredConstraints=
T,h.declaredPaths=f,h.geneBlastRadius=O,h.hardCap=p,h.limitsBeyondCap=m,h.loosenedConstraints=E;function b(){const n=u(27199);
return b=function(){return n},n}function M(){const n=u(95132);return M=function(){return n},n}function P(){const n=u(53315);
return P=function(){return n},n}function C(){const n=u(39869);return C=function(){return n},n}function $(){const n=u(56131);
return $=function(){return n},n}const N={severity:"warning",harm:"bookkeeping"};function T(n,{asset:i}){return(0,$().readConstraints)(
i.value.constraints).problems.filter(({kind:r})=>r!=="missing"||!i.cut).map(r=>j(i,r))}function j(n,{kind:i,pointer:r,detail:e=""}){
const t=(0,b().placeOf)(n,r),a=r.join("."),c=(g,o,y=N)=>(0,M().finding)("constraints-malformed",{gene:n.id,field:a,fault:g,
fix:o},{...t,...y});if(i==="missing")return c("is missing",`Add \`${a}\` to the gene`);if(i==="malformed")return c(`must\
 be ${e}`,`Change \`${a}\` to ${e}`,{});const s=`forbids \`${e}\`, which is read as a path, with each of its characters, \
not as a pattern`;return c(s,"Write the path of the directory; everything below it is also forbidden")}function E(n,{asset:i,
binds:r,limits:{base:e,head:t}}){if(!r||i.cut||e===void 0)return[];const a=(0,$().uncovered)(e.forbiddenPaths,t.forbiddenPaths),
c=t.maxFiles>e.maxFiles;if(a.length===0&&!c)return[];const s=l(i.value.constraints),g=[...c&&!s("max_files")?[`\`max_file\
s\` from ${e.maxFiles} to ${t.maxFiles}`]:[],...(s("forbidden_paths")?[]:a).map(y=>`\`${y}\` is no longer forbidden`)];if(g.
length===0)return[];const o=(0,b().placeOf)(i,["constraints"]);return[(0,M().finding)("constraints-loosened",{gene:i.id,
loosened:g},o)]}function l(n){const i=(0,$().readConstraints)(n).problems.flatMap(({kind:r,pointer:e})=>r==="malformed"&&
e.length<=2?[e[1]]:[]);return r=>i.includes(r)||i.includes(void 0)}function m(n,{asset:i,binds:r,limits:{base:e,head:t}}){
const{files:a}=(0,$().hardCaps)(n.policy),{maxFiles:c}=t;if(!r||c<=a||e!==void 0&&c<=e.maxFiles)return[];const s="constr\
aints.max_files",g=`allows ${c} files, but the hard cap of the policy is ${a} ${a===1?"file":"files"}`,o={gene:i.id,field:s,
fault:g,fix:`Set \`${s}\` to ${a} or less`},y={...(0,b().placeOf)(i,["constraints","max_files"]),...N};return[(0,M().finding)(
"constraints-malformed",o,y)]}const v={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function p({genes:n,radius:i,policy:r,isPush:e}){const t=n.filter(({binds:I})=>I),a=(0,P().cappedSize)(
i,r.blast_radius.counting),c=(0,$().hardCaps)(r);if(t.length===0||a.files<=c.files&&a.lines<=c.lines)return[];const[s,...g]=t,
o=t.find(({change:I})=>I.kind!=="removed"),{location:y}=o?(0,b().placeOf)(o.asset,["constraints","max_files"]):{},w={...e&&
t.every(({change:I})=>I.kind==="applied")&&{severity:"warning"},...y&&{location:y},...s&&g.length===0&&{subject:(0,b().subjectOf)(
s.asset)}},F={...a,capFiles:c.files,capLines:c.lines,genes:t.length};return[(0,M().finding)("blast-radius-hard-cap",F,w)]}
function O(n,{asset:i,binds:r,isOnlyAdded:e,limits:t}){const{files:a,max_files:c,severity:s}=t.blastRadius;if(!r||s==="w\
ithin_limit"||s==="hard_cap_breach")return[];if(e&&(s==="approaching_limit"||n.seeds.has(i)))return[];const g=(0,b().placeOf)(
i,["constraints","max_files"]),o={gene:i.id,files:a,maxFiles:c,declared:!t.constraints.isDefaultLimit};return[(0,M().finding)(
v[s],o,{...g,...d(e)})]}function d(n=!1){return n?N:{}}function f({touchesOf:n,seeds:i},{asset:r,binds:e,isOnlyAdded:t,limits:{
constraints:a}}){if(!e||i.has(r))return[];const c=a.forbiddenPaths.flatMap(g=>(0,C().someTouches)(n(g)).map(o=>({gene:r.
id,entry:g,...o})));if(c.length===0)return[];const s={...(0,b().placeOf)(r,["constraints","forbidden_paths"]),...d(t)};return c.
map(g=>(0,M().finding)("forbidden-path-declared",g,s))}},16373:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.launchedFiles=O,h.markUnreadable=p,h.readGene=j,h.readGeneChange=E;function b(){const f=u(27199);return b=function(){return f},
f}function M(){const f=u(30610);return M=function(){return f},f}function P(){const f=u(68450);return P=function(){return f},
f}function C(){const f=u(77680);return C=function(){return f},f}function $(){const f=u(10473);return $=function(){return f},
f}function N(){const f=u(16455);return N=function(){return f},f}function T(){const f=u(95132);return T=function(){return f},
f}async function j(f,n,i){const r=(0,C().validationCommands)(f),e=await l(f,r,n,i);return{asset:f,store:n.storeOf(f.path),
binds:!1,validation:r,commands:e}}async function E(f,n,i,r){const{kind:e,asset:t,before:a}=f,c=(0,M().namesOf)(t).some(S=>n.
has(S)),s=!["applied","unchanged"].includes(e)||c,g=e==="added"&&a===void 0&&!c,o=(0,C().validationCommands)(t),y=e==="r\
emoved"?[]:await l(t,o,i,r);return{asset:t,store:i.storeOf(t.path),change:f,binds:s,isOnlyAdded:g,validation:o,commands:y}}
async function l(f,n,i,r){if(n.kind!=="list")return[];const e=i.forFile(f.path),t=n.entries.filter(g=>typeof g.value=="s\
tring"&&!(0,C().isBlankEntry)(g)),a=await Promise.all(t.map(({value:g})=>e.command(g))),c=await(0,N().withEdits)(a,e,r(f)===
"fix");return(await Promise.all(c.map(g=>m(g,f,i)))).map((g,o)=>v(f,g,t[o]?.pointer??["validation"]))}async function m(f,{
path:n},i){const r=i.storeOf(n),{tree:e}=i.terms;if(f.verdict!=="block"||e===void 0)return f;for(const t of new Set([...(0,P().
packagesAbove)(e,r.path),""])){if(t===r.root)continue;const{verdict:a}=await i.startingIn(t).command(f.reading.command);
if(a==="block")continue;const c=(0,T().finding)("store-root-unclear",{store:r.path||".",root:r.root||".",others:[t||"."],
because:"accepts"});return{...f,findings:[...f.findings,c]}}return f}function v(f,{findings:n,...i},r){const{command:e}=i.
reading,t={...(0,b().subjectOf)(f),command:e},a={path:f.path,pointer:(0,b().pointerText)([...f.pointer,...r])};return{...i,
command:e,location:f.locate(r),findings:n.map(({edit:c,...s})=>({...s,location:f.locate(r,s.span),subject:t,...c&&{edit:{
...a,...c}}}))}}async function p(f,n,{tree:i,baseTree:r}){const e=f.flatMap(({commands:a})=>a.flatMap(O)),t=new Map;for(const a of new Set(
e)){const c=n.has(a)?await(0,$().whyUnreadable)(i,a):void 0;c&&await(0,$().whyUnreadable)(r,a)===void 0&&t.set(a,c)}return t.
size===0?f:f.map(a=>({...a,commands:a.commands.map(c=>d(a,c,t))}))}function O({reading:f}){return f.targets.flatMap(({path:n})=>n??
[])}function d({asset:f},n,i){const{location:r,verdict:e,confirmation:t}=n,a={location:r,subject:{...(0,b().subjectOf)(f),
command:n.command}},c=[...new Set(O(n))].flatMap(s=>{const g=i.get(s);return g===void 0?[]:[(0,T().finding)("script-unre\
adable",{path:s,why:g},a)]});return c.length===0?n:{...n,verdict:e==="allow"?"warn":e,confirmation:t==="standard"?"stron\
g":t,findings:[...n.findings,...c]}}},6470:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.digestPlans=
N,h.makePlan=C,h.planCommands=$,h.toolOf=l;function b(){const m=u(77598);return b=function(){return m},m}const M=Symbol(
"audited");function P({steps:m,...v}){return{...v,steps:m.map(({command:p,...O})=>O)}}function C(m){const{argv:v,program:p,
directory:O,binary:d=null,env:f,timeoutMs:n}=m,{scripts:i=null,npmSettings:r=[]}=m,e=JSON.stringify([v,p,d,i&&P(i),r,Object.
entries(f).sort(([t],[a])=>t<a?-1:1),n,...O===""?[]:[O]]);return{...m,[M]:!0,digest:T(e)}}function $(m,v){const p=[];for(const O of m){
const d=O.verdict==="block"?void 0:j(O.reading,v);if(d===void 0)return m;p.push({...O,plan:d})}return p}function N(m){const v=[
...new Set(m.map(({digest:p})=>p))].sort();return T(v.join(`
`))}function T(m){return`sha256:${(0,b().createHash)("sha256").update(m).digest("hex")}`}function j(m,v){const{command:p,
argv:O,assignments:d}=m,f=O&&E(m,O);if(f)return C({command:p,...f,env:{...Object.fromEntries(d.map(({name:n,value:i})=>[
n,i])),...m.invocation?.family?.data.environment},...v})}function E(m,v){const{invocation:p,scripts:O,npmSettings:d}=m,[
f]=v;if(p===void 0)return f===void 0?void 0:{program:f,argv:v};const n=l(m);if(n===void 0){const{program:r}=p;return{program:r,
argv:v,...O&&{scripts:O},...d&&{npmSettings:d}}}if(n.path===void 0)return;const i=[...p.operands,...p.passthrough].map(({
text:r})=>r);return{program:p.program,argv:i,binary:n.path}}function l({targets:m}){return m.find(({kind:v,via:p})=>v===
"package_binary"&&p===void 0)}},66160:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.correctorIn=i,h.
isGene=r,h.readChangeSubject=d,h.subjectOfAssets=O;function b(){const t=u(29121);return b=function(){return t},t}function M(){
const t=u(20702);return M=function(){return t},t}function P(){const t=u(78114);return P=function(){return t},t}function C(){
const t=u(28894);return C=function(){return t},t}function $(){const t=u(36093);return $=function(){return t},t}function N(){
const t=u(4378);return N=function(){return t},t}function T(){const t=u(74238);return T=function(){return t},t}function j(){
const t=u(53315);return j=function(){return t},t}function E(){const t=u(12154);return E=function(){return t},t}function l(){
const t=u(39869);return l=function(){return t},t}function m(){const t=u(85881);return m=function(){return t},t}function v(){
const t=u(16373);return v=function(){return t},t}const p={changes:[],problems:[],files:[],present:[],unread:[]};function O({
assets:t,problems:a},c,s,g=p){const{policy:o,tree:y}=c.terms;return{policy:o,clock:c.clock,tree:y,problems:a,correctorOf:s,
genes:t.filter(r).map(S=>({asset:S})),claims:t.filter(S=>!r(S)),assets:g}}async function d(t){const{assets:a,baseTree:c,
tree:s,policy:g,platform:o}=t,{policy:y,source:S}=g,w=new Set(t.change.files.flatMap(j().namesOf)),F=N().Judge.by({policy:y,
tree:s,base:c,changed:w,platform:o,...t.clock&&{clock:t.clock}}),I=f(a.changes),A=(0,m().appliedIds)(a.changes.filter(({
asset:W})=>!I.has(W))),L=i(a.problems),R={tree:s,baseTree:c},D=await F.clock.all(a.changes.filter(({asset:W})=>r(W)),W=>(0,v().
readGeneChange)(W,A,F,L)),G=await(0,v().markUnreadable)(D,w,R),H=new Set(G.flatMap(({commands:W})=>W.flatMap(v().launchedFiles))),
U=await(0,M().judgeAgentFiles)({...R,changed:w},y,F.clock),J=t.all?(0,b().withUnchanged)(U,await(0,b().inventoryOf)(s,y,
F.clock)):U,B=await(0,E().withLinesOfCode)(t.change,H,R),K=(0,E().exemptPaths)(B,y,G,s),z=(0,l().touchedPaths)(B,s),V=(0,j().
measureChange)(B,K);return{policy:y,judge:F,clock:F.clock,loadedPolicy:g,isPush:t.isPush??!1,unprovenMerge:t.unprovenMerge,
policyPath:S==="file"?void 0:T().POLICY_PATH,tree:s,baseTree:c,change:B,agentFiles:J,assets:a,problems:a.problems,correctorOf:L,
genes:G,seeds:n(I,G,w),claims:a.changes.filter(e).map(({asset:W})=>W),changedNames:w,touched:z,touchesOf:(0,l().touchesOf)(
z,c),exempt:K,radius:V,counted:(0,E().countedChange)(B,V)}}function f(t){return new Map(t.flatMap(({kind:a,asset:c,before:s})=>{
const y=a==="added"&&!s||(a==="applied"||a==="unchanged")?(0,$().seedRelease)(c):void 0;return y===void 0?[]:[[c,y]]}))}
function n(t,a,c){const s=a.filter(({isOnlyAdded:o,binds:y,commands:S})=>y&&!o||S.flatMap(v().launchedFiles).some(w=>c.has(
w))),g=new Set(s.map(({asset:o})=>o));return new Map([...t].filter(([o])=>!g.has(o)))}function i(t){const a=(0,P().ambiguousFiles)(
t);return({path:c})=>a.has(c)||(0,C().isAuditLog)(c)?"hand":"fix"}function r({type:t}){return t==="Gene"}function e({kind:t,
asset:a}){return!r(a)&&(t==="added"||t==="modified")}},50661:function(k,h){Object.defineProperty(h,"__esModule",{value:!0}),
h.isChange=u;function u(b){return"change"in b}},63455:function(k,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.
namedPaths=P;function b(){const C=u(32854);return b=function(){return C},C}const M=/[\s"'`;&|()<>=]+/;function P(C,$=""){
const N=$===""?"":`${$}/`;return C.split(M).map(T=>(0,b().normalise)(N+T)??T)}},57430:function(k,h){Object.defineProperty(
h,"__esModule",{value:!0}),h.NOTHING_TOUCHED=h.NOTHING_RUN=void 0;const u=h.NOTHING_RUN={level:"none",description:"Nothi\
ng was run."},b=h.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(k,h,u){u.r(h),u.d(h,{Validator:()=>b.
D});var b=u(60207)},36576:function(k,h,u){u.r(h),u.d(h,{default:()=>b});var b=u(6145)},25065:function(k,h,u){u.r(h),u.d(
h,{default:()=>b});var b=u(27620)},5330:function(k,h,u){u.r(h),u.d(h,{default:()=>b});var b=u(87981)},39436:function(k,h,u){
u.r(h),u.d(h,{default:()=>b});var b=u(57811)}};
