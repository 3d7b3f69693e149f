"use strict";exports.id=253,exports.ids=[253],exports.modules={29121:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.inventoryOf=b,g.withUnchanged=$;function w(){const F=u(95132);return w=function(){return F},F}function M(){const F=u(99668);
return M=function(){return F},F}function P(){const F=u(20702);return P=function(){return F},F}async function b(F,L,j){const E=(0,M().
agentFilesIn)(F,L).filter(({format:p})=>p.places.length>0);return(await j.all(E,async p=>{try{return await(0,P().judgeWholeFile)(
await(0,P().readFound)(F,p),F,L.agent_files)}catch(m){const y={path:p.path,line:1,column:1},O=[(0,w().notJudged)(`the fi\
le \`${p.path}\``,m,{location:y})];return{file:{...p,entries:[],contents:[]},entries:[],findings:O}}})).filter(({entries:p,
findings:m})=>p.length+m.length>0)}function $(F,L){const j=new Map(F.map(l=>[l.file.path,l])),E=L.map(({file:l,entries:p})=>{
const m=j.get(l.path)??{file:l,entries:[],findings:[]},y=new Set(m.entries.map(({entry:f})=>`${f.event}\0${f.content}`)),
O=p.filter(({entry:f})=>!y.has(`${f.event}\0${f.content}`)).map(f=>{const t=f.findings.map(r=>({...r,severity:"notice"}));
return{...f,findings:t}});j.delete(l.path);const d=[...m.findings,...O.flatMap(f=>f.findings)];return{...m,entries:[...m.
entries,...O],findings:d}});return[...j.values(),...E]}},78114:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.ambiguousFiles=L,g.hidesContent=b,g.isIncomplete=$,g.isUnread=P,g.markBefore=j;function w(){const l=u(28672);return w=
function(){return l},l}function M({rule:l}){return w().assetFileRules[l].content}function P(l){return M(l)==="unread"}function b(l){
return P(l)||M(l)==="misread"}function $({problems:l}){return l.some(b)}function F(l){return b(l)||M(l)==="ambiguous"}function L(l){
return new Set(l.filter(F).map(({location:p})=>p.path))}function j(l,p,m,y){const O=new Set(m.map(({asset:f})=>f.id)),d=new Map;
for(const f of p){const t=E(f,f.location.path);d.set(t,(d.get(t)??0)+1)}return l.map(f=>{const{id:t,location:r}=f,i=E(f,
y.get(r.path)??r.path),e=d.get(i)??0;return!(M(f)==="known")||e===0||t!==void 0&&O.has(t)?f:(d.set(i,e-1),{...f,before:!0})})}
function E({rule:l,id:p,detail:m},y){return JSON.stringify([l,y,p,m.replace(/\d+/g,"#")])}},30610:function(G,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.allOtherGenes=F,g.appliedGenes=$,g.namesOf=M,g.namings=b,g.newNamings=P;function w(){
const j=u(61331);return w=function(){return j},j}function M({id:j,value:{asset_id:E}}){return typeof E=="string"?[j,E]:[
j]}function P({kind:j,asset:E,before:l}){if(j!=="added"&&j!=="modified")return[];const p=new Set(j==="modified"&&l?b(l).
map(({gene:m})=>m):[]);return b(E).filter(({gene:m})=>!p.has(m))}function b(j){const{gene:E,genes_used:l}=j.value;return j.
type==="Capsule"?typeof E=="string"?[{by:j,gene:E,pointer:["gene"]}]:[]:j.type!=="EvolutionEvent"||!Array.isArray(l)?[]:
l.flatMap((p,m)=>typeof p=="string"?[{by:j,gene:p,pointer:["genes_used",m]}]:[])}function $(j,E){const l=new Set(j.flatMap(
P).map(({gene:y})=>y));for(const{kind:y,asset:O}of j)if(!(y==="removed"||O.type!=="Gene"))for(const d of M(O))l.delete(d);
const p=new Set;return L(j,E).filter(y=>{if(!M(y).some(d=>l.has(d)))return!1;const O=(0,w().statedContent)(y);return p.has(
O)?!1:(p.add(O),!0)}).map(y=>({kind:"applied",asset:y,before:y}))}function F(j,E){const l=$(j,E),p=new Set(l.map(({asset:m})=>m.
id));return L(j,E).map(m=>({kind:p.has(m.id)?"applied":"unchanged",asset:m,before:m}))}function L(j,E){const l=new Set(j.
map(({asset:p})=>p));return E.flatMap(({assets:p})=>p).filter(p=>p.type==="Gene"&&!l.has(p))}},23423:function(G,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.readAppendedLog=l,g.readRecords=d,g.readUntouchedLog=E;function w(){const i=u(
23404);return w=function(){return i},i}function M(){const i=u(26040);return M=function(){return i},i}function P(){const i=u(
27199);return P=function(){return i},i}function b(){const i=u(64385);return b=function(){return i},i}function $(){const i=u(
78114);return $=function(){return i},i}function F(){const i=u(86581);return F=function(){return i},i}function L(){const i=u(
94534);return L=function(){return i},i}function j(){const i=u(28894);return j=function(){return i},i}async function E(i,{
path:e,size:n=0},o){if(n>j().MAX_LOG_BYTES)return y(e,n);try{return d(e,await i.read(e,j().MAX_LOG_BYTES),o)}catch(c){return(0,b().
unreadFile)(e,c)}}async function l(i,e,{path:n,size:o=0},c){if(!(o>j().MAX_LOG_BYTES))try{const[s,h]=await Promise.all([
i.read(n,j().MAX_LOG_BYTES),e.read(n,j().MAX_LOG_BYTES)]),a=(0,j().continuationOf)(s,h);if(a.kind==="rewritten")return;const{
from:v}=a,S=d(n,h.subarray(0,v),c),C=(0,j().countLines)(h,v)+1,A=p(n,h.subarray(v),c,C);return{kept:S,appended:m(A,S)}}catch(s){
return{kept:{path:n,assets:[],problems:[]},appended:(0,b().unreadFile)(n,s)}}}function p(i,e,n,o){return e.length>n.maxBytes?
(0,b().tooLargeFile)(i,e.length,n):(0,b().readAssetFile)(i,e,n,o)}function m(i,e){if(i.assets.length===0)return i;const n=new Map(
e.assets.map(c=>[`${c.type} ${c.id}`,c])),o=i.assets.flatMap(c=>{const s=n.get(`${c.type} ${c.id}`);if(s===void 0||c.id.
startsWith("#"))return[];if((0,w().canonicalize)(c.value)===(0,w().canonicalize)(s.value)){const a=`${c.type} ${JSON.stringify(
c.id)}, 2 times`;return[{rule:"without-effect",location:c.locate(),detail:a,id:c.id}]}const h=`${c.type} ${JSON.stringify(
c.id)}, first at line ${s.locate().line}, column 1`;return[{rule:"duplicate-id",location:c.locate(),detail:h,id:c.id}]});
return{...i,problems:[...i.problems,...o]}}function y(i,e){return{path:i,assets:[],problems:[],unread:`${e} bytes, of at\
 most ${j().MAX_LOG_BYTES}`}}const O=10;function d(i,e,n){const o=f(e,n.maxBytes),c=e.subarray(o),s=(0,j().countLines)(e,
o)+1,h=t(i,c,s),a=h?{path:i,assets:h,problems:[]}:(0,b().readAssetFile)(i,c,n,s),v=a.problems.find($().isUnread)?.detail,
S=o>0?`only the newest ${c.length} of ${e.length} bytes`:void 0,C=v??S;return{...a,...C!==void 0&&{unread:C}}}function f(i,e){
if(i.length<=e)return 0;const n=i.indexOf(O,i.length-e-1);return n<0?i.length:n+1}function t(i,e,n){const{text:o,complete:c}=(0,L().
decodeUtf8)(e);if(!c)return;const s=[];let h=n;for(let a=0;a<o.length;h+=1){const v=o.indexOf(`
`,a),S=v<0?o.length:v,C=o.slice(a,S);if(a=S+1,C.trim()==="")continue;const A=r(C);if(A===void 0||(0,F().hasAssetLists)(A))
return;const{type:T}=A;if((0,F().isAssetType)(T)){const[N,I]=[h,s.length];s.push({type:T,id:(0,b().declaredId)(A)??`#${I+
1}`,path:i,value:A,pointer:[I],locate:()=>({path:i,line:N,column:1})})}else if(!(0,F().isCompanion)(T))return}return s}function r(i){
const e=(0,M().attempt)(()=>JSON.parse(i));return(0,P().isJsonObject)(e)?e:void 0}},35474:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.readSides=j;function w(){const m=u(54244);return w=function(){return m},m}function M(){const m=u(
93028);return M=function(){return m},m}function P(){const m=u(64385);return P=function(){return m},m}function b(){const m=u(
18744);return b=function(){return m},m}function $(){const m=u(28894);return $=function(){return m},m}function F(){const m=u(
23423);return F=function(){return m},m}function L(){const m=u(94534);return L=function(){return m},m}async function j(m){
const{baseTree:y,headTree:O,change:d,policy:f,clock:t=new(w()).AuditClock}=m,r=(0,b().assetPathTest)(f),i=(0,L().assetLimits)(
f.assets.max_file_bytes),e=[...O.files()].filter(({kind:R})=>(0,M().isRegular)(R)),n=e.filter(({path:R})=>r(R)),o=new Set(
d.files.filter(({status:R})=>R!=="deleted").map(({path:R})=>R)),c=e.filter(({path:R})=>(0,b().mayHoldAssets)(R)&&o.has(R)&&
!r(R)),s=d.files.flatMap(({oldPath:R,path:B})=>{const U=r(R??B)?y.stat(R??B):void 0;return U&&(0,M().isRegular)(U.kind)?
U:[]}),[h,a]=E(s,({path:R})=>(0,$().isAuditLog)(R)&&o.has(R)),v=new Set(h.map(({path:R})=>R)),S=async R=>{const B=o.has(
R.path);if((0,$().isAuditLog)(R.path)&&!B)return[{file:await(0,F().readUntouchedLog)(O,R,i),isTouched:B}];const U=v.has(
R.path)?await(0,F().readAppendedLog)(y,O,R,i):void 0;return U===void 0?[{file:await p(O,R,i),isTouched:B}]:(v.delete(R.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},C=R=>p(l(y),R,i),A=async R=>{const B=await R;return await t.
tick(),B},[T,N,I]=await Promise.all([Promise.all(n.map(R=>A(S(R)))),Promise.all(a.map(R=>A(C(R)))),Promise.all(c.map(R=>A(
(0,b().findStrayGenes)(O,R,i))))]),k=h.filter(({path:R})=>v.has(R)),H=[...N,...await Promise.all(k.map(C))],[D,J]=E(T.flat(),
({isTouched:R})=>R);return{paths:n.map(({path:R})=>R),files:T.flat().map(({file:R})=>R),head:D.map(({file:R})=>R),untouched:J.
map(({file:R})=>R),base:H,strays:I.filter(R=>R!==void 0),isTouched:R=>o.has(R)}}function E(m,y){return[m.filter(y),m.filter(
O=>!y(O))]}function l(m){return{...m,read:async(...y)=>Buffer.from((await m.read(...y)).toString("utf8"))}}async function p(m,{
path:y,size:O=0},d){if(O>d.maxBytes)return(0,P().tooLargeFile)(y,O,d);try{const f=(0,P().readAssetFile)(y,await m.read(y,
d.maxBytes),d);return{...f,assets:f.assets.filter(({copy:t})=>!t)}}catch(f){return(0,P().unreadFile)(y,f)}}},77680:function(G,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.commandsToRun=M,g.isBlankEntry=w,g.validationCommands=P;const u=1e3;function w({
value:b}){return typeof b=="string"&&b.trim()===""}function M(b){const $=P(b);return $.kind!=="list"?[]:$.entries.flatMap(
F=>typeof F.value=="string"&&!w(F)?[F.value.trim()]:[])}function P({value:b}){const{validation:$}=b;return $===void 0?{kind:"\
missing"}:Array.isArray($)?$.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:$.
map((L,j)=>({value:L,pointer:["validation",j]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditAssetFile=i,g.auditAssets=y,g.auditChange=m,g.mayRunSome=t;function w(){
const e=u(13580);return w=function(){return e},e}function M(){const e=u(12154);return M=function(){return e},e}function P(){
const e=u(72025);return P=function(){return e},e}function b(){const e=u(70716);return b=function(){return e},e}function $(){
const e=u(97004);return $=function(){return e},e}function F(){const e=u(72391);return F=function(){return e},e}function L(){
const e=u(54034);return L=function(){return e},e}function j(){const e=u(56131);return j=function(){return e},e}function E(){
const e=u(16373);return E=function(){return e},e}function l(){const e=u(6470);return l=function(){return e},e}function p(){
const e=u(66160);return p=function(){return e},e}async function m(e){const n=await(0,p().readChangeSubject)(e),{change:o,
tree:c,policy:s,assets:h,exempt:a,radius:v,counted:S}=n,{genes:C,...A}=await d(n,N=>N),T=await(0,$().blockedGenes)(n.claims.
filter(({type:N})=>N==="Capsule"),h.present,n.judge);return{...A,genes:C.map(([{change:N},I])=>({...I,change:N.kind})),capsules:(0,F().
judgeCapsules)(h,s.a2a,S.least,T),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:v,files:await(0,M().markHiddenFiles)(
(0,M().countedFiles)(o,a,c),c)}}async function y(e,n,o){const c={assets:e,problems:[]},s=O(e,o),h=()=>"author",{genes:a,
...v}=await d((0,p().subjectOfAssets)(c,n,h,s),({asset:S})=>(0,E().readGene)(S,n,h));return{...v,genes:a.map(([,S])=>S)}}
function O(e,n){return{changes:[...e.map(o=>({kind:"added",asset:o})),...n.filter(({type:o})=>o==="Gene").map(o=>({kind:"\
applied",asset:o,before:o}))],problems:[],files:[],present:[...n,...e],unread:[]}}async function d(e,n){const o=await f(
e),c={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==void 0&&!o.some(r)},{clock:s}=e,h=await s.all(
e.genes,async v=>{const S=await n(v);return[S,await(0,L().auditGene)(e,S,c)]}),a=h.flatMap(([,{commands:v}])=>v.flatMap(
({plan:S})=>S??[]));return{genes:h,findings:o,plansDigest:(0,l().digestPlans)(a)}}async function f(e){const{clock:n,claims:o}=e,
c=await(0,P().ask)(b().SUBJECT_CHECKS,e),s=await n.all(o,h=>(0,P().ask)(b().CLAIM_CHECKS,e,{asset:h}));return[c,...s].flat()}
function t({genes:e,findings:n}){return!n.some(r)&&e.some(({commands:o,findings:c})=>o.length>0&&o.every(({verdict:s})=>s!==
"block")&&!c.some(L().forbidsRunningGene))}function r({rule:e,location:n}){const{forbidsRunning:o,undecided:c}=(0,w().ruleOf)(
e);return o==="change"||c===!0&&n===void 0}async function i(e,n){const c=n.terms.tree!==void 0?(0,p().correctorIn)(e.problems):
()=>"hand",s=(0,p().subjectOfAssets)(e,n,c),{clock:h}=n,a=await h.all(e.assets,async v=>{const S=(0,p().isGene)(v)?await(0,E().
readGene)(v,n,c):void 0;if(S===void 0)return{asset:v,commands:[],findings:await(0,P().ask)(b().CLAIM_CHECKS,s,{asset:v})};
const{commands:C}=S,A=[...await(0,L().geneFindings)(s,{...S,limits:(0,j().limitsOf)(S,s)}),...C.flatMap(T=>T.findings)];
return{asset:v,commands:C,findings:A}});return{path:e.path,assets:a.map(({asset:v,commands:S})=>({asset:v,commands:S})),
findings:[...await(0,P().ask)(b().SUBJECT_CHECKS,s),...a.flatMap(({findings:v})=>v)]}}},67809:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.isArchived=F;function w(){const l=u(18744);return w=function(){return l},l}function M(){const l=u(
28894);return M=function(){return l},l}function P(){const l=u(26040);return P=function(){return l},l}function b(){const l=u(
39491);return b=function(){return l},l}function $(){const l=u(93028);return $=function(){return l},l}async function F(l,{
before:p,after:m},{tree:y,policy:O}){if((0,M().isLogArchive)(l)||!j(p,m))return!1;const d=(0,w().assetPathTest)(O),t=y.list(
(0,b().foldersAbove)(l).at(-1)??"").filter(r=>(0,$().isRegular)(r.kind)&&(0,M().isLogArchive)(r.path)&&d(r.path));for(const r of t)
if(await L(p,r.path,y))return!0;return!1}async function L(l,p,m){const y=await m.read(p,M().MAX_LOG_BYTES),O=(0,M().continuationOf)(
l,y);return O.kind==="appended"&&!(0,M().hasRecords)(y.subarray(O.from))}function j(l,p){const[m]=E(p);if(m===void 0)return!0;
const y=[...E(l)].at(-1);return typeof y?.id=="string"&&y.id!==""&&m.parent===y.id}function*E(l){for(const{bytes:p}of(0,M().
recordsOf)(l)){const m=(0,P().attempt)(()=>JSON.parse(p.toString("utf8")));m?.type==="EvolutionEvent"&&(yield m)}}},37542:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditLogs=E,g.firstMalformedLine=f;function w(){const r=u(28894);return w=
function(){return r},r}function M(){const r=u(95132);return M=function(){return r},r}function P(){const r=u(67809);return P=
function(){return r},r}function b(){const r=u(53315);return b=function(){return r},r}function $(){const r=u(39869);return $=
function(){return r},r}const F=/^100/,L=10,j=Buffer.alloc(0);async function E(r){const{change:i,policy:e}=r,n=i.files.filter(
c=>(0,b().namesOf)(c).some(w().isAuditLog));if(e.blast_radius.audit_log==="forbidden"){const c=n.flatMap(b().namesOf).filter(
w().isAuditLog),s="touches, although the policy forbids it,";return c.map(h=>(0,M().finding)("audit-log-rewritten",{path:h,
how:s},(0,$().atFile)(h)))}return(await Promise.all(n.map(c=>m(c,r)))).flat()}async function l(r,i){return r.stat(i)===void 0?
j:r.read(i,w().MAX_LOG_BYTES)}function p({rule:r,location:{path:i,line:e}},n){return i!==n.path?!1:e===n.line||r==="file\
-not-json"&&e>n.line}async function m(r,i){const{baseTree:e,tree:n,assets:o}=i,{path:c,oldPath:s,status:h}=r,a=[],v=(C,A)=>O(
c,C,A).filter(({location:T})=>!o.problems.some(N=>T&&p(N,T))),S=async C=>{if(!F.test(r.oldMode))return!0;const A=await l(
e,C);return(0,w().hasRecords)(A)&&!await(0,P().isArchived)(C,{before:A,after:j},i)};if(s!==void 0&&(0,w().isAuditLog)(s)&&
await S(s)&&a.push(y(s)),!(0,w().isAuditLog)(c))return a;if(h==="deleted")await S(c)&&a.push(y(c));else if(!F.test(r.newMode)||
h==="type_changed")a.push(y(c));else if(h==="modified"){const[C,A]=await Promise.all([l(e,c),l(n,c)]),T=(0,w().continuationOf)(
C,A);if(T.kind==="appended")return[...a,...v(A,T.from)];if(await(0,P().isArchived)(c,{before:C,after:A},i))return v(A,0);
const{line:N}=T,I=d(N,A),k={path:c,line:I?Math.max(N-1,1):N,column:1},H=I?`removes everything from line ${N} on of`:`mod\
ifies line ${N} of`;a.push((0,M().finding)("audit-log-rewritten",{path:c,how:H},{location:k}))}else a.push(...v(await l(
n,c),0));return a}function y(r){return(0,M().finding)("audit-log-rewritten",{path:r,how:"removes or replaces"},(0,$().atFile)(
r))}function O(r,i,e){const n=f(i,e);if(n===void 0)return[];const o={path:r,line:n.line,column:1},c=`appends line ${n.line}\
, which is no valid record (${n.problem}), to`;return[(0,M().finding)("audit-log-rewritten",{path:r,how:c},{location:o,harm:"\
broken"})]}function d(r,i){return i.length===0||i.at(-1)===L&&(0,w().countLines)(i,i.length)<r}function f(r,i){const e=(0,w().
countLines)(r,i);for(const{bytes:n,line:o}of(0,w().recordsOf)(r.subarray(i))){const c=t(n);if(c!==void 0)return{line:e+o,
problem:c}}}function t(r){let i;try{const e=r.toString("utf8").trim();if(e==="")return;i=JSON.parse(e)}catch{return"it i\
s not a single JSON value"}return typeof i!="object"||i===null||Array.isArray(i)?"it is not a JSON object":typeof i.type==
"string"?void 0:"it has no `type`"}},12154:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.countedChange=
e,g.countedFiles=E,g.exemptPaths=$,g.isCountedByReference=i,g.markHiddenFiles=h,g.withLinesOfCode=n;function w(){const a=u(
18744);return w=function(){return a},a}function M(){const a=u(95244);return M=function(){return a},a}function P(){const a=u(
93028);return P=function(){return a},a}function b(){const a=u(53315);return b=function(){return a},a}function $(a,v,S,C){
const A=a.files.flatMap(b().namesOf);return v.blast_radius.counting==="reference"?new Map(A.filter(T=>!i(T)).map(T=>[T,"\
reference"])):new Map([...L(a,S,C).map(T=>[T,"validation_script"]),...A.filter((0,w().assetPathTest)(v)).map(T=>[T,"asse\
t_store"])])}const F={always:5,files:20,lines:1e3,bytes:64*1024};function L(a,v,S){const C=v.filter(({change:{kind:I}})=>I===
"added"||I==="modified"),A=new Set(C.flatMap(j)),T=a.files.filter(({status:I,path:k})=>I==="added"&&A.has(k)).map(I=>({path:I.
path,lines:(0,b().linesOf)(I),bytes:S.stat(I.path)?.size??0})).sort((I,k)=>I.lines-k.lines||I.bytes-k.bytes),N={lines:F.
lines,bytes:F.bytes};return T.slice(0,Math.min(F.files,Math.max(F.always,C.length))).flatMap(({path:I,lines:k,bytes:H})=>(N.
lines-=k,N.bytes-=H,N.lines>=0&&N.bytes>=0?[I]:[]))}function j({commands:a}){return a.flatMap(({reading:{command:v,targets:S}})=>S.
flatMap(({kind:C,via:A,name:T,path:N})=>C==="file"&&A===void 0&&N&&v.includes(T)?[N]:[]))}function E(a,v,S){return a.files.
flatMap(C=>(0,b().namesOf)(C).map(A=>l(C,A,v.get(A),S))).sort((C,A)=>A.lines-C.lines||(C.path<A.path?-1:1))}function l(a,v,S,C){
const A=v===a.path,T=A?(0,b().linesOf)(a):0,N=A?m(a,C):void 0,I=N==="binary"?C.stat(v)?.size:void 0;return{path:v,...S&&
{exempt:S},lines:T,...N&&{veil:N},...I!==void 0&&{bytes:I}}}const p=1e3;function m({binary:a,status:v,path:S,added:C},A){
if(a)return"binary";const{size:T=0}=v==="added"?A.stat(S)??{}:{};return T>p*Math.max(1,C)?"long_lines":void 0}const y=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),O=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
d=/capsule|events?\.jsonl$/i,f=new Set(["index.js","package.json"]),t=/^(?:src|scripts|config)(?:\/|$)/,r=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function i(a){return y.has(a)||O.test(a)||d.test(a)?!1:f.has(a)||t.test(a)||r.test(a)}function e(a,v){const S=(0,b().measureChange)(
a,{has:C=>!i(C)});return{least:{files:Math.min(v.files,S.files),lines:Math.min(v.lines,S.lines)},most:{files:v.files+v.exempt_files,
lines:v.lines+v.exempt_lines}}}async function n(a,v,S){const C=async T=>(0,b().namesOf)(T).some(N=>(0,M().isWritten)(N)||
v.has(N))||await c(S.tree,T.path)||await c(S.baseTree,T.oldPath??T.path),A=[];for(const T of a.files){const N=T.binary&&
!await C(T);A.push(N?{...T,added:0,deleted:0}:T)}return{...a,files:A}}const o=16*1024*1024;async function c(a,v){const{kind:S,
size:C=0}=a.stat(v)??{};return!(0,P().isRegular)(S)||C>o?!1:(await a.read(v,o)).subarray(0,2).toString("latin1")==="#!"}
const s=100;async function h(a,v){const S=a.slice(0,s).map(({path:A})=>A),C=await v.attributes?.(S,["linguist-generated",
"diff"]);return C===void 0?[...a]:a.map((A,T)=>T>=s||A.veil!==void 0?A:/^(?:set|true)$/.test(C(A.path,"linguist-generate\
d"))?{...A,veil:"generated"}:C(A.path,"diff")==="unset"?{...A,veil:"no_diff"}:A)}},19177:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.decidingFiles=m;function w(){const s=u(76760);return w=function(){return s},s}function M(){
const s=u(57975);return M=function(){return s},s}function P(){const s=u(77680);return P=function(){return s},s}function b(){
const s=u(86191);return b=function(){return s},s}function $(){const s=u(59867);return $=function(){return s},s}function F(){
const s=u(3463);return F=function(){return s},s}function L(){const s=u(95244);return L=function(){return s},s}function j(){
const s=u(95132);return j=function(){return s},s}function E(){const s=u(36773);return E=function(){return s},s}function l(){
const s=u(12154);return l=function(){return s},s}function p(){const s=u(75597);return p=function(){return s},s}async function m(s){
const h=s.genes.filter(({change:A})=>A.kind!=="removed"),a=y(s),v=h.some(({commands:A})=>A.length>0);if(!v&&a.length===0)
return[];const S={launched:new Map([...await d(a,s),...t(h)]),hidden:await f(s),keepsCommand:h.some(r),warns:v};return(await Promise.
all(s.change.files.filter(({path:A})=>(0,p().alwaysForbidden)(A)===void 0).map(A=>i(A,s,S)))).flat().toSorted((A,T)=>Number(
T.isNew)-Number(A.isNew)).map(({path:A,why:T,isNew:N,isWarning:I})=>{const k=s.tree.stat(A)?.size,H={path:A,why:T,isNew:N,
bytes:k??-1},D={...k!==void 0&&{location:{path:A,line:1,column:1}},...I&&{severity:"warning"}};return(0,j().finding)("ch\
eck-decided-by",H,D)})}function y({assets:s,genes:h}){const a=new Set(h.map(({asset:v})=>v));return s.present.filter(v=>v.
type==="Gene"&&!a.has(v)&&(0,P().commandsToRun)(v).length>0)}const O=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function d(s,{
judge:h,clock:a,change:v}){const S=v.files.map(({path:T})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(T)?.[1]??T),C=new Map,A=new Set;
for(const T of s){const N=h.forFile(T.path);for(const I of(0,P().commandsToRun)(T)){if(!O.test(I)&&!S.some(D=>I.includes(
D)))continue;const k=JSON.stringify([N.terms.cwd,I]);if(A.has(k))continue;A.add(k),await a.tick();const{reading:H}=await N.
command(I);for(const D of(0,b().startedFiles)(H))C.set(D,I)}}return C}async function f({change:s,exempt:h,tree:a}){const S=(await(0,l().
markHiddenFiles)((0,l().countedFiles)(s,h,a),a)).filter(({veil:C,lines:A})=>C==="no_diff"&&A>0);return new Set(S.map(({path:C})=>C))}
function t(s){const h=s.flatMap(a=>a.commands);return new Map(h.flatMap(({command:a,reading:v})=>(0,b().startedFiles)(v).
map(S=>[S,a])))}function r({change:{before:s},commands:h}){const a=s?.value.validation;return Array.isArray(a)&&h.some(({
command:v})=>a.includes(v))}async function i(s,h,a){const{path:v}=s,S=await e(s,h,a);if(!a.hidden.has(v))return S;const A=[
...S,{why:"git does not show its difference (`.gitattributes`)"}].map(T=>T.why).join("; ");return[{path:v,isNew:s.status===
"added",...S[0],why:A}]}async function e({path:s,status:h,oldPath:a},{tree:v,baseTree:S},{launched:C,keepsCommand:A,warns:T}){
const N=h==="added",I=h==="renamed"?a:h==="deleted"?s:void 0;if(I!==void 0&&(0,L().isTest)(I)&&(h==="deleted"||!(0,L().isTest)(
s))){const J=h==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:I,why:`a test: ${J}`,isNew:!1,isWarning:T}]}
const k=C.get(s);if(k!==void 0)return[{path:s,why:`\`${k}\` starts it`,isNew:N}];if(/(?:^|\/)package\.json$/.test(s))return o(
s,N,v,S);if((0,L().isLockfile)(w().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:N}];
const H=(0,L().toolThatFinds)(s);if(H===void 0)return[];const D=`${H} finds it by its name${h==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:D,isNew:N,isWarning:N&&A}]}const n=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function o(s,h,a,v){const S=(0,F().objectIn)(await(0,$().readJsonFile)(v,s)),C=(0,F().objectIn)(await(0,$().readJsonFile)(
a,s)),A=n.filter(I=>!(0,M().isDeepStrictEqual)(S[I],C[I])),T=c((0,F().objectIn)(S.scripts),(0,F().objectIn)(C.scripts)),
N=[...T.length>0?[`npm scripts ${(0,E().inCode)(T)}`]:[],...A.length>0?[(0,E().inCode)(A)]:[]];return N.length===0?[]:[{
path:s,why:`its ${N.join(", ")} differ`,isNew:h}]}function c(s,h){const[a,v]=[new Map(Object.entries(s)),new Map(Object.
entries(h))];return[...new Set([...a.keys(),...v.keys()])].filter(C=>!(0,M().isDeepStrictEqual)(a.get(C),v.get(C)))}},1348:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=m,g.gateFindings=y;function w(){const t=u(53916);return w=
function(){return t},t}function M(){const t=u(18744);return M=function(){return t},t}function P(){const t=u(74238);return P=
function(){return t},t}function b(){const t=u(24666);return b=function(){return t},t}function $(){const t=u(95244);return $=
function(){return t},t}function F(){const t=u(32854);return F=function(){return t},t}function L(){const t=u(95132);return L=
function(){return t},t}function j(){const t=u(90331);return j=function(){return t},t}function E(){const t=u(39869);return E=
function(){return t},t}function l(){const t=u(92299);return l=function(){return t},t}function p(){const t=u(3733);return p=
function(){return t},t}function m(t){const{shared:r}=t.loadedPolicy;return t.changedNames.size===0?[]:y({...t,shared:r})}
async function y(t){const{policyPath:r,baseTree:i,tree:e,shared:n}=t,o=await(0,l().findGate)(i),c=(0,l().lateGate)(o),s=r===
void 0?[]:await(0,j().looserKeys)(i,e,n),h=o.deciding.size>0?await O(o,t):[];return[...[[P().POLICY_PATH,s],...h].filter(
([,a])=>a.length>0).map(([a,v])=>(0,L().finding)("gate-weakened",{path:a,effects:v},(0,E().atFile)(a))),...c?[(0,L().finding)(
"gate-runs-late",c,(0,E().atFile)(c.path))]:[]]}async function O(t,{baseTree:r,tree:i,policy:e,changedNames:n}){const o=await(0,l().
findGate)(i),c=(0,M().assetPathTest)(e),s=new Set([...t.deciding,...o.deciding]),h=[...s].map(async S=>{const C=await(0,p().
readActionsFile)(r,S);return[S,d(C,await(0,p().readActionsFile)(i,S))]}),v=[...n].filter(S=>!s.has(S)&&(0,w().dirname)(S)!==
p().WORKFLOWS&&S!==P().POLICY_PATH&&!S.startsWith(b().COPIES)&&!c(S)).map(S=>{const C=f(S,t.steps);return[S,C===void 0?[]:
[`it changes, and ${C}`]]});return[...await Promise.all(h),...v]}function d(t,r){return t===void 0?["the file is added, \
and mentions the gate"]:r===void 0?["the file is removed, or replaced by another one"]:t.text===r.text?[]:t.value!==void 0&&
r.value!==void 0?(0,p().changedKeys)(t.value,r.value):["it changes, and is not a valid workflow"]}function f(t,r){const i=(0,w().
basename)(t),e=r.filter(({late:c})=>c!==void 0);return($().isPackageFile(i)||$().isLockfile(i)||(0,F().isWithin)(t,".yar\
n"))&&e.some(({installs:c})=>c)?"a package manager reads it before the gate, or to start it":$().isDocument(t)||$().isLockfile(
i)?void 0:l().GATE.test(i)?"its name is that of the gate":r.some(({folder:c})=>c!==void 0&&(0,F().isWithin)(t,c))?"belon\
gs to a local action of the gate's job":r.some(c=>(0,l().namesFile)(c,t))?"stands in the gate's job, or in one that this\
 needs":($().isRunnable(t)||$().toolThatFinds(t)!==void 0)&&e.some(({runsCode:c})=>c)?"can run before the gate, which a \
job of its own avoids":void 0}},92299:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.GATE=void 0,g.findGate=
L,g.lateGate=y,g.namesFile=m;function w(){const n=u(3463);return w=function(){return n},n}function M(){const n=u(95244);
return M=function(){return n},n}function P(){const n=u(11331);return P=function(){return n},n}function b(){const n=u(3733);
return b=function(){return n},n}const $=g.GATE=/gene-gate/i,F=10;async function L(n){const o=await(0,b().readWorkflows)(
n),c=[...o.values()],h=c.flatMap(({value:N})=>(0,b().partsIn)(N)).map(N=>(0,w().objectIn)(N.with)).map(N=>(0,w().textIn)(
N,"check-name").trim()).filter(Boolean),a=({value:N,text:I})=>{const k=N?JSON.stringify(N):I;return $.test(k)||h.some(H=>k.
includes(JSON.stringify(H)))},v=new Set(c.filter(a).map(({path:N})=>N)),S=N=>(0,b().calledPaths)(N).some(I=>v.has(I));for(let N=0;N<
F;N+=1)for(const{path:I,value:k}of c)S(k)&&v.add(I);const C=new Set(v);for(const N of C){const I=o.get(N)?.value,k=[(0,w().
objectIn)((0,w().objectIn)(I?.on).workflow_run).workflows].flat(),H=c.filter(D=>k.includes(D.value?.name??D.path));for(const D of(0,b().
calledPaths)(I))o.has(D)&&C.add(D);for(const D of H)C.add(D.path)}const A=N=>S(N)||$.test(O([(0,w().textIn)(N,"uses").split(
"@")[0],N.run])),T=c.filter(({path:N})=>C.has(N)).flatMap(N=>[...(0,b().jobsOf)(N)].map(([I,k])=>({file:N,id:I,job:k}))).
filter(N=>j(N,A));return{files:o,deciding:C,jobs:T,steps:T.flatMap(N=>E(N,A))}}function j({id:n,job:o},c){const s=(0,b().
partsIn)(o).filter(({uses:h})=>!/-artifact@/.test(`${h}`));return s.some(c)||$.test(O([n,o.name,s.map(h=>h.with)]))}function E({
file:n,id:o,job:c},s){const h=(0,b().jobsOf)(n),a=(0,b().stepsOf)(c).findLastIndex(s),v=c.uses!==void 0?-1:a<0?Number.POSITIVE_INFINITY:
a,S=/\bneeds\b/.test(O({...c,needs:""})),C=new Set([o]);for(const I of C)for(const k of[h.get(I)?.needs??[]].flat())C.add(
String(k));const A=n.value?.on,N=((0,w().isMapping)(A)?Object.keys(A):[A].flat()).every(I=>I==="workflow_run");return[...C].
flatMap(I=>(0,b().stepsOf)(h.get(I)??{}).flatMap((k,H)=>{const D=!N&&(I===o?H<=v:S),J=`\`jobs.${I}.steps[${H}]\` of \`${n.
path}\` (${l(k)})`,R=D?{path:n.path,step:J}:void 0;return p(k,[h.get(I),n.value],R,s(k))}))}function l(n){return typeof n.
uses!="string"?"a command":(0,b().calledPaths)(n).length>0?"a local action":"an action"}function p(n,o,c,s){const h=(0,b().
calledPaths)(n),[a]=h,v=a===void 0&&typeof n.uses=="string";if(v&&(c===void 0||s||t(n)))return[];const S=o.map(D=>[D?.defaults,
D?.env]),C=O([{...n,name:"",uses:""},h,S]).toLowerCase(),A=new Set(C.split(/[^\w.-]+/).map(D=>D.replace(/\.+$/,""))),T=O(
n.run),N=v||a!==void 0||e(T),I=v||r(T),k=f.test(O(n))||!(N||I);return[{words:A,startsGate:s,folder:a,runsCode:N,installs:I,
...c&&!(s&&a===void 0&&k)&&{late:c}}]}function m({words:n,startsGate:o},c){const s=c.toLowerCase().split("/"),h=s.pop()??
"",a=o?(0,M().toolThatFinds)(c):void 0;return(n.has(h)||a!==void 0&&n.has(a))&&s.every(S=>n.has(S))}function y({steps:n}){
const o=n.flatMap(a=>a.late??[]),[c]=o,s=[...new Set(o.map(({step:a})=>a))],h=n.some(a=>a.late&&a.startsGate);return c&&
{path:c.path,steps:s,startsGate:h}}function O(n){return typeof n=="string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="o\
bject"||n===null?"":Object.values(n).map(O).join(`
`)}const d=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),f=/RUNNER_TEMP|runner\.temp/;
function t({uses:n,with:o}){const c=String(n).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return f.
test(O(o));const s=Object.entries((0,w().objectIn)(o)).filter(([h])=>/install|bundler/.test(h));return d.has(c)&&s.every(
([,h])=>`${h||!1}`=="false")}function r(n){const o=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||o.some(c=>(0,P().programNamed)(c)?.kind==="manager")}const i=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function e(n){const c=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),s=h=>{const[a=""]=h.trim().replace(/^sudo +/,"").split(/\s/),v=$.test(h)&&r(a);return i.test(a)||
v||(0,P().programNamed)(a)?.kind==="downloader"};return!c.every(s)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},3733:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.WORKFLOWS=void 0,g.calledPaths=O,g.changedKeys=t,g.jobsOf=p,g.parseMapping=
l,g.partsIn=y,g.readActionsFile=E,g.readWorkflows=d,g.stepsOf=m;function w(){const r=u(53916);return w=function(){return r},
r}function M(){const r=u(57975);return M=function(){return r},r}function P(){const r=u(69873);return P=function(){return r},
r}function b(){const r=u(3463);return b=function(){return r},r}function $(){const r=u(32854);return $=function(){return r},
r}function F(){const r=u(93028);return F=function(){return r},r}const L=g.WORKFLOWS=".github/workflows",j=1024*1024;async function E(r,i){
const{kind:e,size:n=0}=r.stat(i)??{};if(!(0,F().isRegular)(e))return;if(n>j)return{path:i,text:"",value:void 0};const o=(await r.
read(i)).toString("utf8");return{path:i,text:o,value:l(o)}}function l(r){if(!(0,b().isNestedTooDeep)(r))try{const i=(0,P().
parseDocument)(r,{prettyErrors:!1});if(i.errors.length>0)return;const e=i.toJS({maxAliasCount:100});return(0,b().isMapping)(
e)?e:void 0}catch{return}}function p({value:r}){const i=Object.entries((0,b().objectIn)(r?.jobs));return new Map(i.filter(
e=>(0,b().isMapping)(e[1])))}function m({steps:r}){return Array.isArray(r)?r.filter(b().isMapping):[]}function y(r){return typeof r!=
"object"||r===null?[]:(0,b().isMapping)(r)&&[r.run,r.uses].some(e=>typeof e=="string")?[r]:Object.values(r).flatMap(y)}function O(r){
return y(r).flatMap(i=>{const e=(0,b().textIn)(i,"uses"),n=e.startsWith("./")?(0,$().normalise)(e.split("@")[0]??""):void 0;
return n===void 0?[]:[n,(0,w().join)(n,"action.yml"),(0,w().join)(n,"action.yaml")]})}async function d(r){const i=new Map,
e=new Set(r.list(L).map(({path:n})=>n));for(const n of e){const o=/\.ya?ml$/.test(n)?await E(r,n):void 0;o&&i.set(n,o);for(const c of O(
o?.value))e.add(c)}return i}const f=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function t(r,i,e=""){if((0,M().isDeepStrictEqual)(
r,i)||f.test(e))return[];const[n,o]=[r,i].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!n||
!o||Array.isArray(r)!==Array.isArray(i)?[`\`${e}\` changes`]:[...new Set([...n.keys(),...o.keys()])].flatMap(c=>t(n.get(
c),o.get(c),e===""?c:`${e}.${c}`))}},90331:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.ignoredInputs=
f,g.looserKeys=m,g.policyFile=L;function w(){const t=u(81961);return w=function(){return t},t}function M(){const t=u(74238);
return M=function(){return t},t}function P(){const t=u(49875);return P=function(){return t},t}function b(){const t=u(24666);
return b=function(){return t},t}function $(){const t=u(95132);return $=function(){return t},t}function F(){const t=u(39869);
return F=function(){return t},t}async function L(t){const{policyPath:r,changedNames:i,tree:e,baseTree:n}=t;return r===void 0?
[]:[...[...i].some(c=>c===r||c.startsWith(b().COPIES))?await p(t):[],...j(e,n)]}function j(t,r){const i=t.stat(M().POLICY_PATH)?
l(t,r):(0,P().findNearPolicy)(t);if(i===void 0)return[];const{path:e,fault:n}=i,o=`it ${n}, and the gate reads only the \
regular file \`${M().POLICY_PATH}\``;return[(0,$().finding)("policy-broken",{path:e,mistake:o},(0,F().atFile)(e))]}const E=M().
POLICY_PATH.replace(/yml$/,"yaml");function l(t,r){return t.stat(E)!==void 0&&r.stat(E)===void 0?{path:E,fault:"is besid\
e the policy"}:void 0}async function p({baseTree:t,tree:r,loadedPolicy:i}){const{policy:e,shared:n}=i,[o,c]=await Promise.
all([(0,M().readPolicyIn)(t,n),(0,M().readPolicyIn)(r,n)]),s=M().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:v,
column:S,message:C})=>(0,$().finding)("policy-broken",{path:s,mistake:C},{location:{path:s,line:v,column:S}}));const h="\
policy"in o?o.policy:e,a="missing"in c?[y(c.missing.source)]:(0,w().comparePolicies)(h,c.policy).map(d);return[(0,$().finding)(
"policy-changed",{path:s,effects:a},(0,F().atFile)(s))]}async function m(t,r,i){const[e,n]=[t.stat(M().POLICY_PATH),r.stat(
M().POLICY_PATH)];if(e===void 0)return[];if(e.oid!==void 0&&e.oid===n?.oid&&e.kind===n.kind&&i===void 0)return[];const[c,
s]=await Promise.all([(0,M().readPolicyIn)(t,i),(0,M().readPolicyIn)(r,i)]);if("mistakes"in c||"mistakes"in s||"missing"in
c)return[];if("missing"in s)return[y(s.missing.source)];const h=(0,w().comparePolicies)(c.policy,s.policy).filter(({loosens:a})=>a);
return[...n===void 0?["the policy is removed"]:[],...h.map(d)]}function y(t){return`extends: ${(0,b().sharedName)(t)}, w\
hich cannot be compared; commit it as ${(0,b().copyPath)(t)}`}const O=160;function d({key:t,change:r,direction:i,loosens:e}){
const n=!e&&r.length>O?`${r.slice(0,O).replace(/[\ud800-\udbff]$/,"")}\u2026`:r;return`${t}: ${n}${i===void 0||e&&i==="t\
ighter"?"":` (${i})`}`}function f({loadedPolicy:t}){return t.ignoredInputs.map(r=>(0,$().finding)("input-loosens-policy",
{...r}))}},75597:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.alwaysForbidden=L,g.forbiddenPaths=j,
g.protectedPaths=p;function w(){const t=u(41330);return w=function(){return t},t}function M(){const t=u(84831);return M=
function(){return t},t}function P(){const t=u(32854);return P=function(){return t},t}function b(){const t=u(95132);return b=
function(){return t},t}function $(){const t=u(39869);return $=function(){return t},t}const F=[".git","node_modules"];function L(t){
const r=F.filter(e=>(0,M().mayBeSpelled)(t,e));if(r.length===0)return;const i=((0,P().normalise)(t)??t).split("/");return r.
find(e=>i.some(n=>(0,M().isSpellingOf)(n,e)))}function j({touched:t,touchesOf:r,policy:i}){const e=t.flatMap(E),n=F.flatMap(
c=>(0,$().someTouches)(e.flatMap(({touch:s,...h})=>h.directory===c?s:[])).map(s=>(0,b().finding)("forbidden-path",{entry:c,
by:"nothing may touch",...s},(0,$().atFile)(s.path)))),o=i.blast_radius.forbidden_paths.flatMap(c=>(0,$().someTouches)(r(
c)).map(s=>(0,b().finding)("forbidden-path",{entry:c,by:"the policy forbids",...s},(0,$().atFile)(s.path))));return[...n,
...o]}function E({path:t,via:r}){const i=L(t),e=i??L(r);return e===void 0?[]:[{directory:e,touch:{path:t,via:i===void 0?
r:""}}]}const l=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT\
.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function p(t){const{touched:r,policy:i,policyPath:e,change:n,
tree:o,genes:c}=t,s=y(n,o),h=c.some(({binds:S})=>S),a=d(i.blast_radius.protected_paths),v=d(l);return r.flatMap(S=>{const{
path:C}=S,A=s.get(C),T=f(S),N=a(T),I=C===e?void 0:v(T);if(N===void 0&&I===void 0)return[];const k=N===void 0?{path:C,pattern:I??
"",by:"the default list"}:{path:C,pattern:N,by:"the policy"},H=N!==void 0||A!==void 0&&h,D={...(0,$().atFile)(C),severity:H?
"error":"warning",harm:N!==void 0||m(C)?"danger":"broken"};return[A===void 0?(0,b().finding)("protected-path",k,D):(0,b().
finding)("protected-file-destroyed",{...k,how:A},D)]})}function m(t){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(t)}function y(t,r){const i=new Map;for(const{status:e,path:n,oldPath:o}of t.files)e==="deleted"&&i.set(n,"deletes"),
o!==void 0&&i.set(o,"deletes"),(e==="modified"||e==="type_changed")&&r.stat(n)?.size===0&&i.set(n,"empties");return i}const O={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function d(t){const r=t.map(i=>{const e=(0,w().default)(i,O);return{pattern:i,covers:o=>e(
o)||(0,P().isWithin)(o,i,{ignoreCase:!0})}});return i=>r.find(({covers:e})=>i.some(e))?.pattern}function f({path:t,via:r}){
return r===""?[t]:[t,r]}},66503:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=F;function w(){
const l=u(76760);return w=function(){return l},l}function M(){const l=u(68450);return M=function(){return l},l}function P(){
const l=u(59867);return P=function(){return l},l}function b(){const l=u(95132);return b=function(){return l},l}function $(){
const l=u(39869);return $=function(){return l},l}async function F(l){const{genes:p,tree:m}=l,y=p.flatMap(({asset:f,store:t,
change:r})=>r.kind==="removed"?[]:[[t.path,{store:t,file:f.path}]]),O=L(l),d=[...new Map(y).values()].map(f=>j(f,m));return[
...O,...(await Promise.all(d)).flat()]}function L({assets:l,policy:p,tree:m,baseTree:y}){const O=new Map;for(const d of l.
files){const{path:f,root:t}=(0,M().storeOf)(d,{policy:p,tree:y}),r=(0,M().storeOf)(d,{policy:p,tree:m}).root;if(y.stat(f)===
void 0||t===r||O.has(f))continue;const i={store:E(f),root:E(t),others:[E(r)]},e={...(0,$().atFile)(d),severity:"warning"};
O.set(f,(0,b().finding)("store-root-unclear",{...i,because:"moves"},e))}return[...O.values()]}async function j({store:{path:l,
root:p,named:m},file:y},O){const d={store:E(l),root:E(p)};if(O.stat(p)?.kind!=="directory"){const r=m===!0;return[(0,b().
finding)("store-root-missing",{...d,named:r},(0,$().atFile)(y))]}if(await(0,P().readPackageJson)(O,p)===P().INVALID){const r=w().
posix.join(p,"package.json"),i={...(0,$().atFile)(y),severity:"warning",layer:"change"};return[(0,b().finding)("package-\
json-invalid",{path:r},i)]}const f=(0,M().packagesAbove)(O,l).filter(r=>r!==p);if(m===!0||f.length===0)return[];const t={
...d,others:f.map(E),because:"manifest"};return[(0,b().finding)("store-root-unclear",t,(0,$().atFile)(y))]}function E(l){
return l===""?".":l}},90350:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=F,g.unprovenMerge=
p;function w(){const m=u(32854);return w=function(){return m},m}function M(){const m=u(95132);return M=function(){return m},
m}function P(){const m=u(39869);return P=function(){return m},m}const b="160000",$=".gitmodules";function F({genes:m,change:y,
tree:O}){if(!m.some(({binds:i})=>i))return[];const[d,...f]=y.files.filter(L).map(({path:i})=>i),[t,...r]=y.files.filter(
({path:i,newMode:e})=>e===P().SYMLINK&&j(i,O)).map(({path:i})=>i);return[...d===void 0?[]:[(0,M().finding)("submodule-ch\
anged",{path:d,...l(f)},(0,P().atFile)(d))],...t===void 0?[]:[(0,M().finding)("symlink-leaves-tree",{path:t,target:O.readlink(
t)??"",...l(r)},(0,P().atFile)(t))]]}function L({path:m,newMode:y,status:O}){return y===b||m===$&&O!=="deleted"}function j(m,y){
const{kind:O}=(0,w().resolveInTree)(y,m);return O==="outside"||O==="loop"}const E=9;function l(m){const y=m.length-E;return{
...m.length>0&&{likewise:m.slice(0,E)},...y>0&&{more:y}}}function p({unprovenMerge:m}){return m?[(0,M().finding)("merge-\
not-proven",{merge:m.commit,reason:m.reason})]:[]}},72025:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.ask=$,g.assetNotJudged=L,g.notChecked=E,g.ofChange=b;function w(){const l=u(27199);return w=function(){return l},l}function M(){
const l=u(95132);return M=function(){return l},l}function P(){const l=u(50661);return P=function(){return l},l}function b(l){
return(p,...m)=>(0,P().isChange)(p)?l(p,...m):[]}async function $(l,p,...m){const y=Object.entries(l).map(async([O,d])=>{
try{return await d(p,...m)}catch(f){return[F(O,f,m)]}});return(await Promise.all(y)).flat()}function F(l,p,[m]){return m===
void 0?(0,M().notJudged)(`the change; the check "${l}" failed`,p):L(m.asset,p,`; the check "${l}" failed`)}function L(l,p,m=""){
const y=`the ${l.type} \`${l.id}\`${m}`;return(0,M().notJudged)(y,p,j(l))}function j(l){try{return(0,w().placeOf)(l)}catch{
return{location:{path:l.path,line:1,column:1},subject:(0,w().subjectOf)(l)}}}function E(l,{path:p,detail:m},y){return(0,M().
finding)("claim-not-checked",{claim:l,why:`${m} of the log \`${p}\``},y)}},70716:function(G,g,u){Object.defineProperty(g,
"__esModule",{value:!0}),g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;function w(){const a=u(
44786);return w=function(){return a},a}function M(){const a=u(37542);return M=function(){return a},a}function P(){const a=u(
19177);return P=function(){return a},a}function b(){const a=u(1348);return b=function(){return a},a}function $(){const a=u(
90331);return $=function(){return a},a}function F(){const a=u(75597);return F=function(){return a},a}function L(){const a=u(
66503);return L=function(){return a},a}function j(){const a=u(90350);return j=function(){return a},a}function E(){const a=u(
72025);return E=function(){return a},a}function l(){const a=u(52117);return l=function(){return a},a}function p(){const a=u(
97004);return p=function(){return a},a}function m(){const a=u(93198);return m=function(){return a},a}function y(){const a=u(
59613);return y=function(){return a},a}function O(){const a=u(48550);return O=function(){return a},a}function d(){const a=u(
10255);return d=function(){return a},a}function f(){const a=u(85881);return f=function(){return a},a}function t(){const a=u(
93290);return t=function(){return a},a}function r(){const a=u(73566);return r=function(){return a},a}function i(){const a=u(
47771);return i=function(){return a},a}function e(){const a=u(36974);return e=function(){return a},a}function n(){const a=u(
42804);return n=function(){return a},a}const o=g.SUBJECT_CHECKS={"asset-files":l().assetFiles,"genes-outside":(0,E().ofChange)(
l().genesOutside),"forbidden-paths":(0,E().ofChange)(F().forbiddenPaths),"protected-paths":(0,E().ofChange)(F().protectedPaths),
"policy-file":(0,E().ofChange)($().policyFile),"gate-change":(0,E().ofChange)(b().gateChange),"agent-files":(0,E().ofChange)(
({agentFiles:a})=>a.flatMap(({findings:v})=>v)),"changed-instructions":(0,E().ofChange)(w().changedInstructions),"stale-\
instructions":(0,E().ofChange)(w().staleInstructions),"ignored-inputs":(0,E().ofChange)($().ignoredInputs),"audit-logs":(0,E().
ofChange)(M().auditLogs),"unauditable-files":(0,E().ofChange)(j().unauditableFiles),"unproven-merge":(0,E().ofChange)(j().
unprovenMerge),"hard-cap":(0,E().ofChange)(n().hardCap),"store-roots":(0,E().ofChange)(L().storeRoots),"deciding-files":(0,E().
ofChange)(P().decidingFiles),"missing-genes":f().missingGenes,"event-chain":m().eventChain,"unresolved-references":f().unresolvedReferences,
"genes-still-named":(0,E().ofChange)(f().genesStillNamed),"engine-seeds":(0,E().ofChange)(p().engineSeeds),"activated-se\
eds":(0,E().ofChange)(p().activatedSeeds),"removed-scripts":(0,E().ofChange)(t().removedScripts),"claimed-radius":(0,E().
ofChange)(y().claimedRadius),"claimed-streak":i().claimedStreak,estimates:(0,E().ofChange)(y().estimates),"look-alike-id\
s":O().lookAlikeIds,"repeated-ids":O().repeatedIds,unidentified:r().unidentified},c=g.CLAIM_CHECKS={"self-description":r().
selfDescription,"capsule-fields":r().capsuleFields,envelope:d().envelope},s=g.GENE_CHECKS={"incomplete-gene":e().incompleteGene,
"validation-list":e().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,E().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,E().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,E().ofChange)(
n().geneBlastRadius),"declared-paths":(0,E().ofChange)(n().declaredPaths),"self-description":r().selfDescription,envelope:d().
envelope},h=g.REMOVED_GENE_CHECKS={"removed-gene":(0,E().ofChange)(e().removedGene),"gene-blast-radius":(0,E().ofChange)(
n().geneBlastRadius),"declared-paths":(0,E().ofChange)(n().declaredPaths)}},52117:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.assetFiles=$,g.assetProblemFinding=F,g.genesOutside=j;function w(){const l=u(18744);return w=
function(){return l},l}function M(){const l=u(94534);return M=function(){return l},l}function P(){const l=u(93028);return P=
function(){return l},l}function b(){const l=u(95132);return b=function(){return l},l}function $({problems:l}){return l.filter(
({rule:p})=>p!=="outside-globs").map(F)}function F({before:l,...p}){const{rule:m,detail:y,location:O,id:d,severity:f}=p,
r={location:O,...d===void 0?{}:{subject:{id:d}},...f&&{severity:f}};return l?{...(0,b().finding)(m,{detail:y},{...r,severity:"\
notice"}),before:l}:(0,b().finding)(m,{detail:y},r)}const L=5;async function j(l){const p=l.problems.filter(({rule:y})=>y===
"outside-globs");return(await l.clock.all(p,async y=>{const O=await E(y.location.path,l);return O.some(({severity:f})=>f===
"error")?O:[F(y),...O]})).flat()}async function E(l,p){const{change:m,tree:y,baseTree:O,policy:d,judge:f}=p,t=(0,M().assetLimits)(
d.assets.max_file_bytes),r=async(o,c)=>{const{kind:s,size:h=0}=o.stat(c)??{};return!(0,P().isRegular)(s)||h>t.maxBytes?[]:
(0,w().strayGenes)(c,await o.read(c,t.maxBytes),t)},i=m.files.find(o=>o.path===l)?.oldPath??l,e=new Set((await r(O,i)).flatMap(
({commands:o})=>o)),n=[];for(const{location:o,commands:c}of await r(y,l))for(const s of c){const{findings:h}=await f.command(
s),a=h.find(C=>C.danger!==void 0)?.danger;if(a===void 0||n.length===L)continue;const v=`a Gene whose command \`${s}\` ${a}`,
S=e.has(s)?"notice":"error";n.push({...(0,b().finding)("outside-globs",{detail:v},{location:o,severity:S,harm:"danger"}),
danger:a})}return n}},97004:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=L,g.asNotice=
l,g.blockedGenes=$,g.engineSeeds=j,g.lacksEngine=E;function w(){const p=u(27199);return w=function(){return p},p}function M(){
const p=u(77680);return M=function(){return p},p}function P(){const p=u(13580);return P=function(){return p},p}function b(){
const p=u(95132);return b=function(){return p},p}async function $(p,m,y){const O=new Map;for(const d of p){const{gene:f}=d.
value,t=m.find(n=>n.type==="Gene"&&n.id===f),r=t&&await F(t,y);if(t===void 0||r===void 0)continue;const i=`the command \`${r}\
\` of its gene \`${t.id}\` is blocked`,e={capsule:d.id,why:i};O.set(d,(0,b().finding)("capsule-not-eligible",e,(0,w().placeOf)(
d,["gene"])))}return O}async function F(p,m){const y=m.forFile(p.path);for(const O of(0,M().commandsToRun)(p)){const{verdict:d}=await y.
command(O);if(d==="block")return O}}async function L({assets:p,judge:m}){const y=[];for(const O of p.activated??[]){const d=await F(
O,m);d!==void 0&&y.push((0,b().finding)("seed-activated-blocked",{gene:O.id,command:d},(0,w().placeOf)(O,["validation"])))}
return y}function j({seeds:p,genes:m}){const[y]=p.keys();if(y===void 0)return[];const O=[...p.values()].sort((t,r)=>t.localeCompare(
r,"en",{numeric:!0})),d={ids:[...new Set([...p.keys()].map(({id:t})=>t))],count:p.size,oldest:O[0]??"",newest:O.at(-1)??
"",idle:m.filter(({asset:t,commands:r})=>p.has(t)&&E(r)).length},f=d.idle>0?"warning":"notice";return[(0,b().finding)("e\
ngine-seeds",d,{location:y.locate(),severity:f})]}function E(p){return p.some(({findings:m})=>m.some(({rule:y})=>(0,P().
ruleOf)(y).absent===!0))}function l(p){return(p.harm??(0,P().ruleOf)(p.rule).harm)==="danger"?p:{...p,severity:"notice"}}},
72391:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.broadcastFindings=d,g.judgeCapsules=l;function w(){
const o=u(27199);return w=function(){return o},o}function M(){const o=u(13580);return M=function(){return o},o}function P(){
const o=u(95132);return P=function(){return o},o}function b(){const o=u(72025);return b=function(){return o},o}function $(){
const o=u(59613);return $=function(){return o},o}function F(){const o=u(85475);return F=function(){return o},o}function L(){
const o=u(21471);return L=function(){return o},o}function j(){const o=u(57733);return j=function(){return o},o}function E(){
const o=u(47771);return E=function(){return o},o}function l({changes:o,present:c,unread:s},h,a,v=new Map){const S=o.filter(
O);if(S.length===0)return[];const C=(0,E().streakCounter)((0,E().eventsIn)({changes:o,present:c,unread:s}),!0),A=s.at(-1),
T=a&&p(S,a);return S.map(({kind:N,asset:I,before:k})=>{if(N==="removed")return{change:N,asset:I,eligible:null,eligibility:null,
reasons:[]};const H=N==="added"?T:k&&(0,$().sizeOf)(k.value.blast_radius),D=y(I,()=>{const B=C(I),U=A===void 0||B.ended?
B:{...B,unread:A},K=v.get(I);return[...d(I,U,h,H),...K?[K]:[]]}),J=(0,P().eligibilityOf)(D);return{change:N,asset:I,eligible:J===
"eligible",eligibility:J,reasons:D}})}function p(o,c){const s=o.filter(({kind:v})=>v==="added").map(({asset:v})=>(0,$().
sizeOf)(v.value.blast_radius)??{files:0,lines:0}),h=v=>s.reduce((S,C)=>S+C[v],0);return h("files")>=c.files&&h("lines")>=
c.lines?void 0:c}function m(o){const{otherAsset:c}=(0,M().ruleOf)(o.rule);return o.severity==="error"||(0,P().isMissingEvidence)(
o)||c===!0}function y(o,c){try{return[...c(),...(0,j().promotionSchemaFindings)(o),...(0,F().identityFindings)(o,"hand")].
filter(m)}catch(s){return[(0,b().assetNotJudged)(o,s)]}}function O({asset:o}){return o.type==="Capsule"}function d(o,c,s,h={
files:0,lines:0}){const{status:a,score:v}=i(o.value.outcome),S=i(o.value.blast_radius),C={capsule:o.id},A=(...N)=>(0,w().
placeOf)(o,N),T=[];if(a!=="success"){const N=`\`outcome.status\` is ${n(a)}, but it must be "success"`;T.push((0,P().finding)(
"capsule-not-eligible",{...C,why:N},A("outcome","status")))}if(!e(v,s.min_score,1)){const N=`a number from ${s.min_score}\
 to 1`,I=`\`outcome.score\` is ${n(v)}, but it must be ${N}`;T.push((0,P().finding)("capsule-not-eligible",{...C,why:I},
A("outcome","score")))}for(const N of["files","lines"]){const I=s[`max_${N}`],k=Math.max(h[N],c.radius?.[N]??0);if(e(S[N],
1,I)&&k<=I)continue;const H=n(S[N]),D=k>I?`${k} (claimed: ${H})`:H,J=`\`blast_radius.${N}\` is ${D}, but it must be ${f(
I)}`;T.push((0,P().finding)("capsule-not-eligible",{...C,why:J},A("blast_radius",N)))}if(c.unmeasured!==void 0){const N=`\
\`blast_radius.files\` is not a size in the event \`${c.unmeasured}\`, but it must be ${f(s.max_files)}`;T.push((0,P().finding)(
"capsule-not-eligible",{...C,why:N},A("blast_radius")))}return c.count<s.min_success_streak&&T.push(...t(o,c,s.min_success_streak)),
T}function f(o){return`a number from 1 to ${o}`}function t(o,{count:c,unread:s,failed:h,uncounted:a=[]},v){const S=(0,w().
placeOf)(o),C={capsule:o.id};if(h!==void 0){const N=`the event \`${h}\`, the newest one that names it, is not a success`;
return[(0,P().finding)("capsule-not-eligible",{...C,why:N},S)]}if(s!==void 0){const N=`whether the Capsule \`${o.id}\` ha\
s enough consecutive successes`;return[(0,b().notChecked)(N,s,{...S,severity:"error"})]}const A=a.slice(0,r).map(({event:N,
why:I})=>`the event \`${N}\` does not count: ${I}`),T={...C,streak:c,least:v,uncounted:A};return[(0,P().finding)("capsul\
e-streak",T,S)]}const r=5;function i(o){return(0,w().isJsonObject)(o)?o:{}}function e(o,c,s){return typeof o=="number"&&
o>=c&&o<=s}function n(o){return o===void 0?"missing":(0,L().describeJson)(o)}},93198:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.eventChain=j;function w(){const d=u(76760);return w=function(){return d},d}function M(){const d=u(
27199);return M=function(){return d},d}function P(){const d=u(28894);return P=function(){return d},d}function b(){const d=u(
95132);return b=function(){return d},d}function $(){const d=u(36773);return $=function(){return d},d}function F(){const d=u(
72025);return F=function(){return d},d}function L(){const d=u(85475);return L=function(){return d},d}function j({assets:{
changes:d,present:f,unread:t}}){const r=f.filter(({type:a})=>a==="EvolutionEvent"),i=new Set(d.map(({asset:a})=>a)),e=new Map(
r.map(a=>[a.id,a])),n=new Map,o=new Map,c=E(r),s=new Set,h=new Set;return r.flatMap(a=>{const v=o.get(a.path);o.set(a.path,
a);const S=m(a),C=S===void 0?void 0:n.get(S);if(S!==void 0&&C===void 0&&n.set(S,a),!i.has(a)||a.cut)return[];const A=(0,M().
placeOf)(a,["parent"]),T={event:a.id},N=(0,P().isAuditLog)(a.path),I=v===void 0&&N?c(a.path):void 0;if(I!==void 0&&S!==I.
id){const R=`does not continue the archive \`${I.path}\` of its log`,B={...T,fault:R,fix:p(a,I.id)};return[(0,b().finding)(
"event-not-chained",B,A)]}if(S===void 0){if(v===void 0||!N)return[];const R={...T,fault:l,fix:p(a,v.id)};return[(0,b().finding)(
"event-not-chained",R,A)]}if(!e.has(S)){const R=v===void 0,B=N&&!R?"error":"warning",[U]=t;if(U!==void 0){const Y=`wheth\
er the parent \`${S}\` of the EvolutionEvent \`${a.id}\` exists`;return[(0,F().notChecked)(Y,U,{...A,severity:B})]}if(h.
has(S))return[];R||h.add(S);const K=R?`If the log with \`${S}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${S}\`, which it wrote before this one; if they are lost, leav\
e the event out`,z={...T,parent:S,where:"not in any asset file",fix:K};return[(0,b().finding)("event-parent-missing",z,{
...A,severity:B})]}const k=O(a,e,s);if(k!==void 0){const R=`has a circular chain of parents: ${(0,$().inCode)(k)}`;return[
(0,b().finding)("event-not-chained",{...T,fault:R,fix:"Set the `parent` of each event to the previous event"},A)]}if(C===
void 0||C.id===a.id)return[];const H=v===void 0||v.id===S?C.id:v.id,D=`has the parent \`${S}\`, which is already the pare\
nt of \`${C.id}\``,J={...T,fault:D,fix:p(a,H)};return[(0,b().finding)("event-not-chained",J,{...A,severity:"warning"})]})}
function E(d){const f=d.filter(({path:r})=>(0,P().isLogArchive)(r)),t=new Set(f.map(m));return r=>{if((0,P().isLogArchive)(
r))return;const i=f.filter(({path:e})=>w().posix.dirname(e)===w().posix.dirname(r));return i.findLast(({id:e})=>!t.has(e))??
i.at(-1)}}const l="has no parent, but it is not the first event of its log";function p({value:d},f){const t=d.asset_id===
void 0?"":(0,L().contentHash)({...d,parent:f});return`Set \`parent\` to \`${f}\`, the previous event${t&&`, and \`asset_i\
d\` to \`${t}\``}`}function m({value:{parent:d}}){return typeof d=="string"&&d!==""?d:void 0}const y=5;function O(d,f,t){
const r=new Set;let i=d;for(;i!==void 0&&!t.has(i.id)&&!r.has(i.id);){r.add(i.id);const n=m(i);i=n===void 0?void 0:f.get(
n)}if(i!==void 0&&i.id===d.id&&!t.has(i.id))return[...r].slice(0,y);for(const n of r)t.add(n)}},59613:function(G,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.claimedRadius=P,g.estimates=m,g.sizeOf=F;function w(){const O=u(27199);return w=
function(){return O},O}function M(){const O=u(95132);return M=function(){return O},O}function P({assets:{changes:O},counted:d}){
return["Capsule","EvolutionEvent"].flatMap(f=>{const t=O.filter(({kind:n,asset:o})=>n==="added"&&o.type===f).map(({asset:n})=>({
asset:n,size:F(n.value.blast_radius)})),r=t.flatMap(({size:n})=>n??[]),i=t.at(-1);if(i===void 0||r.length<t.length)return[];
const e=r.reduce(L);if(e.files<d.least.files||e.lines<d.least.lines){const n={together:t.length>1,severity:"warning"};return[
b(i.asset,e,d.least,n)]}return t.flatMap(({asset:n,size:o})=>o!==void 0&&E(n)&&j(o,d.most)?[b(n,o,d.most,{together:!1,severity:"\
notice"})]:[])})}function b(O,d,f,{together:t,severity:r}){const{type:i,id:e}=O,n={type:i,id:e,claim:`claims ${$(d)}${t?
" together with the others of the change":""}`,shown:`git counts ${$(f)} for this change`,fix:"Set `blast_radius` to wha\
t the cycle changed, and add the asset in the same change"},o={...(0,w().placeOf)(O,["blast_radius"]),severity:r};return(0,M().
finding)("claim-differs",n,o)}function $({files:O,lines:d}){return`${O} ${O===1?"file":"files"} and ${d} ${d===1?"line":
"lines"}`}function F(O){if(!(0,w().isJsonObject)(O))return;const{files:d,lines:f}=O;return typeof d=="number"&&typeof f==
"number"?{files:d,lines:f}:void 0}function L(O,d){return{files:O.files+d.files,lines:O.lines+d.lines}}function j(O,d){return O.
files>d.files||O.lines>d.lines+d.files}function E({value:{outcome:O}}){return(0,w().isJsonObject)(O)&&O.status==="succes\
s"}const l=3,p=.1;function m({assets:{changes:O},counted:d}){const{least:f,most:t}=d,r=O.filter(({kind:i,asset:e})=>i===
"added"&&e.type==="EvolutionEvent");return r.flatMap(({asset:i})=>{const{blast_radius_estimate:e,meta:n,blast_radius:o}=i.
value,c=(0,w().isJsonObject)(e)?[]:["meta"],s=c.length===0?e:(0,w().isJsonObject)(n)&&n.blast_radius_estimate,h=y(s);if(h===
void 0||h<=0)return[];const a=r.length===1,v=a?f.files:y(o),S=a?t.files:y(o);if(v===void 0||S===void 0)return[];const C=v/
h>l;if(!C&&S/h>=p)return[];const A=C?v:S,T=(0,w().placeOf)(i,[...c,"blast_radius_estimate"]),N={type:i.type,id:i.id,claim:`\
estimates ${h} ${h===1?"file":"files"}`,shown:`the change touches ${A}`,fix:"Review the changes that were not planned, o\
r update the estimate"};return[(0,M().finding)("claim-differs",N,T)]})}function y(O){return(0,w().isJsonObject)(O)&&typeof O.
files=="number"?O.files:void 0}},48550:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=j,
g.repeatedIds=O;function w(){const t=u(76760);return w=function(){return t},t}function M(){const t=u(23404);return M=function(){
return t},t}function P(){const t=u(27199);return P=function(){return t},t}function b(){const t=u(64385);return b=function(){
return t},t}function $(){const t=u(11970);return $=function(){return t},t}function F(){const t=u(95132);return F=function(){
return t},t}function L(){const t=u(25367);return L=function(){return t},t}function j({assets:{changes:t,present:r}}){const i=t.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(i.length===0)return[];const e=new Set(i.map(({type:c})=>c)),n=new Map,
o=new Map;for(const{type:c,value:s}of r){const h=e.has(c)?(0,b().declaredId)(s):void 0;if(h!==void 0)for(const a of l(c,
h)){const v=n.get(a);v===void 0?n.set(a,h):v!==h&&!o.has(a)&&o.set(a,h)}}return i.flatMap(c=>{const{type:s,id:h}=c,v=l(s,
h).flatMap(C=>[n.get(C),o.get(C)]).find(C=>C!==void 0&&C!==h);if(v===void 0)return[];const S=(0,P().placeOf)(c,["id"]);return[
(0,F().finding)("look-alike-id",{type:s,id:(0,L().visible)(h),other:(0,L().visible)(v)},S)]})}const E=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function l(t,r){const i=/^[\w.-]*$/.test(r)?r:p(r),e=i.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${t} case ${m(i)}`,`${t} drawn ${m(e)}`]}function p(t){const r=t.normalize("NFKC").replace(E,"");return(0,$().asciiOf)(
r.replace(/\p{Pd}/gu,"-"))}function m(t){return t.toUpperCase().toLowerCase()}const y=/(?:\.seed\.json|\/default_genes\.json)$/;
function O({assets:{changes:t,present:r}}){const e=t.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(d);if(e.length===0)return[];const n=new Set(e.map(({id:c})=>c)),o=r.filter(c=>d(c)&&n.has(c.id));return e.flatMap(
c=>{const s=o.find(v=>f(v,c));if(s===void 0)return[];const h=`the gene \`${c.id}\`, also in \`${s.path}\` with other cont\
ent`,a={...(0,P().placeOf)(c,["id"]),severity:"warning"};return[(0,F().finding)("duplicate-id",{detail:h},a)]})}function d({
type:t,path:r}){return t==="Gene"&&!y.test(`/${r}`)}function f(t,r){return t.id===r.id&&t.path.replace(/l$/,"")!==r.path.
replace(/l$/,"")&&w().posix.dirname(t.path)===w().posix.dirname(r.path)&&(0,M().canonicalize)(t.value)!==(0,M().canonicalize)(
r.value)}},10255:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=F;function w(){const y=u(27199);
return w=function(){return y},y}function M(){const y=u(61331);return M=function(){return y},y}function P(){const y=u(39763);
return P=function(){return y},y}function b(){const y=u(95132);return b=function(){return y},y}function $(){const y=u(85475);
return $=function(){return y},y}function F(y,{asset:O}){const{type:d,id:f,envelope:t}=O;return[...j(O),...t&&(0,M().senderOf)(
t)===void 0?[(0,b().finding)("schema-field",{type:d,id:f,...L},(0,w().placeOf)(O))]:[]]}const L={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function j(y){const{type:O,id:d,wrappers:f=[]}=y,
t=(0,w().placeOf)(y);return f.flatMap(r=>E(y,r).flatMap(([i,e])=>{const n=r[i];if(n===void 0||n===e)return[];const o={type:O,
id:d,field:i,stated:m(n),actual:m(e)};return[(0,b().finding)("envelope-contradicts-asset",o,t)]}))}function E(y,O){const{
type:d,id:f,value:t}=y;return[...d==="ValidationReport"?[["target_asset_id",t.gene_asset_id??O.target_asset_id],["target\
_local_id",t.gene_id]]:[],...l(O.type,d)?[["type",d]]:[],["asset_type",d],["asset_id",p(y,O.asset_id)],["content_hash",p(
y,O.content_hash)],["local_id",f]]}function l(y,O){if(typeof y!="string")return!1;const d=y.toLowerCase();return d!==O.toLowerCase()&&
P().ASSET_TYPES.some(f=>f.toLowerCase()===d)}function p({type:y,value:O},d){if(O.asset_id!==void 0||d===void 0)return O.
asset_id;const f={type:y,value:{...O,asset_id:d}};return(0,$().matchContentHash)(f)===void 0?(0,$().contentHash)(O):d}function m(y){
return JSON.stringify(y??null).slice(0,100)}},85881:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.appliedIds=
p,g.genesStillNamed=L,g.missingGenes=O,g.unresolvedReferences=F;function w(){const d=u(27199);return w=function(){return d},
d}function M(){const d=u(30610);return M=function(){return d},d}function P(){const d=u(95132);return P=function(){return d},
d}function b(){const d=u(72025);return b=function(){return d},d}function $(){const d=u(50661);return $=function(){return d},
d}function F({assets:d}){const{changes:f,present:t,unread:r}=d,i=[["capsule_id","Capsule",j(t,"Capsule")],["validation_r\
eport_id","ValidationReport",j(t,"ValidationReport")]];return f.filter(l).flatMap(({asset:e})=>{if(e.type!=="EvolutionEv\
ent")return[];const{type:n,id:o,value:c}=e,[s]=r;return i.flatMap(([h,a,v])=>{const S=c[h];if(!E(S,v))return[];const C={
...(0,w().placeOf)(e,[h]),severity:"warning"},A=`whether \`${S}\`, which the EvolutionEvent \`${o}\` names, exists`;return s?
[(0,b().notChecked)(A,s,C)]:[(0,P().finding)("reference-not-found",{type:n,id:o,wanted:a,name:S,field:h},C)]})})}function L({
assets:{changes:d,present:f}}){const t=j(f,"Gene"),r=p(d),i=d.flatMap(({kind:n,asset:o,before:c})=>n==="removed"?o:c??[]).
filter(({type:n})=>n==="Gene").flatMap(n=>(0,M().namesOf)(n).map(o=>({asset:n,name:o}))).filter(({name:n})=>!t.has(n)&&!r.
has(n));if(i.length===0)return[];const e=f.flatMap(M().namings);return i.flatMap(({asset:n,name:o})=>{const c=e.filter(({
gene:C})=>C===o),s=c.find(C=>C.by.type==="Capsule")??c[0];if(s===void 0)return[];const h=o.startsWith("sha256:"),a={what:`${h?
"gene that was":"gene"} \`${o}\``,by:`the ${s.by.type} \`${s.by.id}\``,more:new Set(c.map(C=>C.by)).size-1,fix:h?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${o}\`, or also remove the Capsules that name it`},v=s.by.
type==="Capsule"?"warning":"notice",S=s.by.locate(s.pointer);return[(0,P().finding)("still-named",a,{location:S,subject:(0,w().
subjectOf)(n),severity:v})]})}function j(d,f){return new Set(d.filter(t=>t.type===f).flatMap(M().namesOf))}function E(d,f){
return typeof d=="string"&&!f.has(d)}function l({kind:d}){return d==="added"||d==="modified"}function p(d){return new Set(
d.flatMap(M().newNamings).map(({gene:f})=>f))}const m="ad_hoc",y={severity:"warning",harm:"bookkeeping"};function O(d){const{
changes:f}=d.assets,t=new Set(f.filter(({kind:r,asset:i})=>r!=="removed"&&i.type==="Gene").flatMap(({asset:r})=>(0,M().namesOf)(
r)));return f.flatMap(M().newNamings).filter(({gene:r})=>!t.has(r)).map(({by:r,gene:i,pointer:e})=>{const n=i===m&&(0,$().
isChange)(d),o={...(0,w().placeOf)(r,e),...n&&y},{type:c,id:s}=r,h={type:c,id:s,wanted:"gene",name:i,field:String(e[0])};
return(0,P().finding)("reference-not-found",h,o)})}},93290:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.removedScripts=p;function w(){const t=u(76760);return w=function(){return t},t}function M(){const t=u(27199);return M=
function(){return t},t}function P(){const t=u(68450);return P=function(){return t},t}function b(){const t=u(77680);return b=
function(){return t},t}function $(){const t=u(63455);return $=function(){return t},t}function F(){const t=u(51951);return F=
function(){return t},t}function L(){const t=u(59867);return L=function(){return t},t}function j(){const t=u(46912);return j=
function(){return t},t}function E(){const t=u(91063);return E=function(){return t},t}function l(){const t=u(95132);return l=
function(){return t},t}async function p(t){const{assets:r,baseTree:i,clock:e}=t,n=m(t.change),o=await y(t);if(n.size+o.size===
0)return[];const c=new Set(r.changes.map(({asset:a})=>a)),s=r.present.filter(a=>a.type==="Gene"&&!c.has(a)),h=new Map;for(const a of s){
await e.tick();const v=(0,b().validationCommands)(a),S=new Map;for(const{value:C,pointer:A}of v.kind==="list"?v.entries:
[]){if(typeof C!="string")continue;const{root:T}=(0,P().storeOf)(a.path,{policy:t.policy,tree:i}),I=(0,$().namedPaths)(C,
T).filter(k=>n.has(k)).map(k=>({path:k,script:""}));o.size>0&&I.push(...await d(C,i,T));for(const k of I){const H=f(k);(k.
script===""||o.has(H))&&S.set(H,{...k,entry:A[1]})}}for(const[C,A]of S){const T=h.get(C);T?T.more+=1:h.set(C,{...A,gene:a,
more:0})}}return[...h.values()].map(({path:a,script:v,gene:S,entry:C,more:A})=>{const T=v===""?`file \`${a}\``:`script \`${v}\
\` of \`${a}\``,N=`Keep \`${v||a}\`, or change the commands that name it`,I={...(0,M().placeOf)(S,["validation",C]),harm:"\
broken"};return(0,l().finding)("still-named",{what:T,by:`the gene \`${S.id}\``,more:A,fix:N},I)})}function m({files:t}){
const r=new Set(t.flatMap(({status:i,path:e,oldPath:n})=>i==="deleted"?e:n??[]));for(const{path:i,status:e}of t)e!=="del\
eted"&&r.delete(i);return r}async function y({change:t,baseTree:r,tree:i}){const e=t.files.map(({path:o,oldPath:c})=>c??
o),n=new Set;for(const o of e.filter(c=>w().posix.basename(c)==="package.json")){const c=await O(r,o),s=new Set(await O(
i,o));for(const h of c)s.has(h)||n.add(f({path:o,script:h}))}return n}async function O(t,r){const i=w().posix.dirname(r);
return[...(await(0,L().usablePackageJson)(t,i==="."?"":i))?.scripts.keys()??[]]}async function d(t,r,i){const{invocation:e}=(0,F().
readWords)(t,{tree:r,cwd:i});if(e?.program!=="npm")return[];const n={tree:r,directory:i,changed:new Set,families:E().NO_PROGRAMS},
{runs:o}=await(0,j().scriptsThatRun)(e,n,{start:0,end:0}),c=(0,j().eventOf)(e);return o.flatMap(({directory:s,event:h})=>h===
c?[{path:w().posix.join(s,"package.json"),script:c}]:[])}function f({path:t,script:r}){return`${t}\0${r}`}},21471:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.describeJson=i,g.schemaDifferences=b;function w(){const e=u(98879);return w=
function(){return e},e}const M=2e5,P=50;function b(e,n){try{return $(e,n)}catch(o){if(!(o instanceof URIError))throw o;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function $(e,n){const o=(0,w().complaintsOf)(e,n,JSON.stringify(n).length<=M),c=new Map,s=new Set;for(const h of o){if(E.
has(h.keyword))continue;const a=L(h);if(!s.has(a)){s.add(a);for(const v of l(h,e,n)){const S=F(h,v),C=c.get(S);c.set(S,C?
{...C,more:C.more+1}:v)}}}return[...c.values()].slice(0,P)}function F({keywordLocation:e},n){switch(n.kind){case"missing":
return JSON.stringify([e,...n.fields]);case"unknown":return JSON.stringify([e,n.field]);case"invalid":return e}}function L({
keyword:e,instanceLocation:n}){return`${j.has(e)?e:"value"} ${n}`}const j=new Set(["required","additionalProperties"]),E=new Set(
["properties","items","false"]);function l(e,n,o){const{keyword:c,keywordLocation:s,instanceLocation:h}=e,{pointer:a,value:v}=m(
o,h),S=y(n,s);if(c==="required"){const A=(S.required??[]).filter(T=>!p(v,T));return[{kind:"missing",pointer:a,fields:A,more:0}]}
if(c==="additionalProperties"){const A=S.properties??{},T=Object.keys(v??{}).filter(I=>!Object.hasOwn(A,I)),N=Object.keys(
A).filter(I=>!p(v,I));return T.map(I=>({kind:"unknown",pointer:[...a,I],field:I,absent:N,more:0}))}const C=r(c,S);return[
{kind:"invalid",pointer:a,keyword:c,expected:C,found:i(v),more:0}]}function p(e,n){return e!==null&&Object.hasOwn(e,n)}function m(e,n){
const o=[];let c=e;for(const s of O(n))Array.isArray(c)?(o.push(Number(s)),c=c[Number(s)]??null):(o.push(s),c=c[s]??null);
return{pointer:o,value:c}}function y(e,n){let o=w().SCHEMAS[e];for(const c of O(n).slice(0,-1))o=o[c];return o}function O(e){
return e.split("/").slice(1).map(n=>n.replaceAll("~1","/").replaceAll("~0","~"))}const d={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},f={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},t=40;function r(e,n){const o=n[e];
switch(e){case"type":return[o].flat().map(c=>d[String(c)]??String(c)).join(" or ");case"enum":return`one of ${(n.enum??[]).
map(c=>JSON.stringify(c)).join(", ")}`;case"const":return JSON.stringify(o);case"pattern":return f[String(o)]??`a string\
 that matches ${o}`;case"minLength":return o===1?"a non-empty string":`a string of at least ${o} characters`;case"maxLen\
gth":return`a string of at most ${o} characters`;case"minItems":return o===1?"a non-empty list":`a list of at least ${o}\
 items`;case"maxItems":return`a list of at most ${o} items`;case"minimum":return`a number that is at least ${o}`;case"ma\
ximum":return`a number that is at most ${o}`;default:return`a value that matches \`${e}\` in the schema`}}function i(e){
return Array.isArray(e)?e.length===0?"an empty list":"a list":e!==null&&typeof e=="object"?"an object":typeof e!="string"?
String(e):e.length<=t?JSON.stringify(e):`a string of ${e.length} characters`}},57733:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.promotionSchemaFindings=L,g.schemaFindings=F;function w(){const d=u(23404);return w=function(){
return d},d}function M(){const d=u(27199);return M=function(){return d},d}function P(){const d=u(3051);return P=function(){
return d},d}function b(){const d=u(95132);return b=function(){return d},d}function $(){const d=u(21471);return $=function(){
return d},d}function F(d){return(0,$().schemaDifferences)(d.type,d.value).flatMap(f=>p(d.type,f)).map(f=>j(d,f,"warning"))}
function L(d){const f=O(d)?"warning":"error";return(0,$().schemaDifferences)(d.type,d.value).map(t=>j(d,t,f))}function j(d,f,t){
const{type:r,id:i}=d,{pointer:e,more:n}=f,o={...(0,M().placeOf)(d,e),severity:t},c=(s,h,a,v)=>(0,b().finding)("schema-fi\
eld",{type:r,id:i,field:s,fault:h,where:a,fix:v},o);switch(f.kind){case"missing":{const{fields:s}=f,a=`Add what is missi\
ng as the schema of the protocol describes it${s.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id` in the repository of its author":""}`;return c(s.join("`, `"),"is missing",l(e,n),a)}case"unknown":{const s=l(e.slice(
0,-1),n),{field:h,absent:a}=f,v=(0,P().nearestName)(h,a),S=v===void 0?"":`If you meant \`${v}\`, rename it. Otherwise, `,
C=`${S}${S?"remove":"Remove"} \`${h}\` or store it outside the asset`;return c(h,"is unknown",s,C)}case"invalid":{const{
expected:s}=f,h=`${f.found}${n===0?"":` (and in ${E(n)})`}`,a=e.join("."),v=`must be ${s}, but it is ${h}`;return c(a,v,
"",`Change \`${a}\` to ${s}`)}}}function E(d){return d===1?"1 similar place":`${d} similar places`}function l(d,f){return d.
length===0?"":` in \`${d.join(".")}\`${f===0?"":` and ${E(f)}`}`}function p(d,f){const{pointer:t}=f;switch(f.kind){case"\
missing":{const r=f.fields.filter(i=>!m[d].has([...t,i].join(".")));return r.length===0?[]:[{...f,fields:r}]}case"unknow\
n":return[f];case"invalid":return y(d,t,f.keyword)?[]:[f]}}const m={Gene:new Set(["type","id","schema_version","asset_id",
"validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_\
version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),
ValidationReport:new Set(["type","id"])};function y(d,[f,...t],r){if(f==="type"||f==="id"||f==="asset_id")return!0;if(d!==
"Gene")return!1;const i=r==="minItems"&&t.length>0;return f==="validation"||f==="constraints"&&!i}function O({value:d}){
const{schema_version:f}=d,t=typeof f=="string"?/^1\.(\d+)\.\d+$/.exec(f)?.[1]:void 0;return t!==void 0&&Number(t)<Number(
w().SCHEMA_VERSION.split(".")[1])}},98879:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,
g.complaintsOf=l;function w(){const y=u(13574);return w=function(){return y},y}function M(){const y=u(36576);return M=function(){
return y},y}function P(){const y=u(25065);return P=function(){return y},y}function b(){const y=u(5330);return b=function(){
return y},y}function $(){const y=u(39436);return $=function(){return y},y}function F(){const y=u(39763);return F=function(){
return y},y}const j={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms",
"created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\\
d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{
type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"\
boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},
created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},E=g.SCHEMAS={Gene:b().
default,Capsule:M().default,EvolutionEvent:P().default,Mutation:$().default,ValidationReport:j};function l(y,O,d){return p[d?
"all":"first"][y].validate(O).errors}const p={all:m(!1),first:m(!0)};function m(y){const O=F().ASSET_TYPES.map(d=>[d,new(w()).
Validator(E[d],"7",y)]);return Object.fromEntries(O)}},73566:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.capsuleFields=j,g.selfDescription=L,g.unidentified=E;function w(){const m=u(27199);return w=function(){return m},m}function M(){
const m=u(59490);return M=function(){return m},m}function P(){const m=u(95132);return P=function(){return m},m}function b(){
const m=u(72025);return b=function(){return m},m}function $(){const m=u(85475);return $=function(){return m},m}function F(){
const m=u(57733);return F=function(){return m},m}function L({correctorOf:m},{asset:y,change:O,commands:d=[]}){if(y.cut)return[];
const f=O?.kind==="unchanged"?void 0:O?.before,t=d.some(({findings:r})=>r.some(({edit:i})=>i?.fix));return[...(0,$().hashFindings)(
y,m(y),!t,f),...(0,F().schemaFindings)(y)]}function j(m,{asset:y}){const{type:O,id:d,value:f}=y;if(O!=="Capsule"||y.cut)
return[];const t=["success_streak","env_fingerprint"].filter(e=>f[e]==null);if(t.length===0)return[];const r=t.join("`, \
`"),i={fault:"is missing",where:"",fix:`Add \`${r}\``};return[(0,P().finding)("schema-field",{type:O,id:d,field:r,...i},
(0,w().placeOf)(y))]}function E({genes:m,claims:y,correctorOf:O}){const r=[...m.filter(({change:e})=>e?.kind!=="removed").
map(({asset:e})=>e),...y].filter(({cut:e})=>!e).flatMap(e=>l(e,O));return[...(0,M().groupBy)(r,({rule:e,location:n})=>JSON.
stringify([e,n?.path])).values()].flatMap(p)}function l(m,y){try{return(0,$().identityFindings)(m,y(m)).filter($().isMissingIdentity)}catch(O){
return[(0,b().assetNotJudged)(m,O)]}}function p([m,...y]){if(m===void 0)return[];if(y.length===0||!(0,$().isMissingIdentity)(
m))return[m,...y];const{subject:O,args:d,...f}=m,{expected:t,...r}=d;return[{...f,args:{...r,others:y.length}}]}},47771:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=c,g.eventsIn=y,g.streakCounter=L,g.successStreak=m;function w(){
const s=u(23404);return w=function(){return s},s}function M(){const s=u(27199);return M=function(){return s},s}function P(){
const s=u(59490);return P=function(){return s},s}function b(){const s=u(95132);return b=function(){return s},s}function $(){
const s=u(72025);return $=function(){return s},s}function F(){const s=u(85475);return F=function(){return s},s}function L(s,h){
const a=d(s,h),v=(0,P().groupBy)(s,({value:{capsule_id:S}})=>S);return S=>j(S,v.get(S.id)??[],a,h)}function j({id:s,value:{
gene:h}},a,v,S){const C=[],A=[],T={files:0,lines:0};let N;const{successes:I,failure:k}=E(s,a);for(const H of I){const{value:D}=H,
J=v.get(H)??t(D,S)??(r(D,h,S)?void 0:O)??(e(D)?"it records no change":void 0);J===void 0?(A.push(H),i(T,D)||(N??=o(D))):
C.push({event:o(D),why:J})}return{count:p(A),uncounted:C,ended:k!==void 0,...k&&I.length===0&&{failed:o(k.value)},radius:T,
...N!==void 0&&{unmeasured:N}}}function E(s,h){const a=h.filter(({value:S})=>S.type==="EvolutionEvent"&&S.capsule_id===s).
reverse(),v=a.findIndex(({value:S})=>!l(S));return v<0?{successes:a}:{successes:a.slice(0,v),failure:a[v]}}function l({outcome:s}){
return(0,M().isJsonObject)(s)&&s.status==="success"}function p(s){const h=s.map(({value:a})=>a.id).filter(a=>typeof a=="\
string");return s.length-h.length+new Set(h).size}function m(s,h){const{successes:a,failure:v}=E(s,h);return{count:p(a),
ended:v!==void 0}}function y({changes:s,present:h,unread:a}){const v=a.at(-1),S=new Set(s.map(({asset:C})=>C));return h.
filter(({type:C,path:A})=>C==="EvolutionEvent"&&(!v||A>=v.path)).map(C=>({value:C.value,log:C.path,isNew:S.has(C)}))}const O="\
it does not name the gene of the Capsule";function d(s,h){const a=new Map,v=new Map,S=new Set;for(const C of s){const A=f(
C,v,h&&S.has(C.log));A!==void 0&&a.set(C,A),S.add(C.log);const{id:T}=C.value;typeof T=="string"&&!v.has(T)&&v.set(T,C)}return a}
function f({value:s,isNew:h},a,v){const{id:S,parent:C}=s;if(h)return"the change that is judged adds or edits it";const A=typeof S==
"string"?a.get(S):void 0;return A!==void 0?(0,w().canonicalize)(A.value)===(0,w().canonicalize)(s)?void 0:"an earlier ev\
ent with other content has its id":typeof C=="string"&&C!==""?a.has(C)?void 0:"its parent is not in the log before it":v?
"it has no parent":void 0}function t(s,h){const{id:a,asset_id:v}=s;if(v===void 0)return h?"it has no hash":void 0;if((0,F().
matchContentHash)({type:"EvolutionEvent",value:s})===void 0)return"its hash does not match its content";const S=typeof a==
"string"&&a.trim()!=="";return h&&!S?"it has no id":void 0}function r({genes_used:s},h,a){return typeof h!="string"||h===
""||!Array.isArray(s)?!a:s.includes(h)}function i(s,{blast_radius:h}){if(h===void 0)return!0;if(!(0,M().isJsonObject)(h))
return!1;const{files:a,lines:v}=h;return!n(a)||!n(v)?!1:(s.files=Math.max(s.files,a),s.lines=Math.max(s.lines,v),!0)}function e({
blast_radius:s}){return(0,M().isJsonObject)(s)&&(s.files===0||s.lines===0)}function n(s){return typeof s=="number"&&Number.
isSafeInteger(s)&&s>=0}function o({id:s}){return typeof s=="string"?s:"without an id"}function c({assets:s}){const h=(0,P().
groupBy)(y(s),({value:a})=>a.capsule_id);return s.changes.flatMap(({kind:a,asset:v})=>{const{success_streak:S}=v.value;if(a===
"removed"||v.type!=="Capsule"||typeof S!="number")return[];const{count:C,ended:A}=m(v.id,h.get(v.id)??[]);if(S<=C)return[];
const T=(0,M().placeOf)(v,["success_streak"]),N=s.unread.at(-1);if(N!==void 0&&!A)return[(0,$().notChecked)(`the success\
 streak of the Capsule \`${v.id}\``,N,T)];const I={type:v.type,id:v.id,claim:`claims a success streak of ${S}`,shown:`th\
e events show ${C}`,fix:"Let the engine append the events of its cycles, or correct `success_streak`"};return[(0,b().finding)(
"claim-differs",I,T)]})}},36974:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.incompleteGene=L,g.removedGene=
j,g.validationList=b;function w(){const E=u(27199);return w=function(){return E},E}function M(){const E=u(77680);return M=
function(){return E},E}function P(){const E=u(95132);return P=function(){return E},E}function b(E,{asset:l,validation:p,
commands:m}){if(l.cut)return[];const y=["validation"],O={gene:l.id};if(p.kind==="not_a_list"){const t={...O,fault:`must \
have ${p.expected} as \`validation\``};return[(0,P().finding)("validation-malformed",t,(0,w().placeOf)(l,y))]}if(p.kind===
"missing"||p.entries.every(M().isBlankEntry))return[(0,P().finding)("validation-missing",{...O,that:""},(0,w().placeOf)(
l,y))];const d=[],f=new Set;for(const t of p.entries){const{value:r,pointer:i}=t;if((0,M().isBlankEntry)(t)){const e={...O,
field:i.join("."),fault:"is blank"},n={...(0,w().placeOf)(l,i),severity:"notice"};d.push((0,P().finding)("validation-red\
undant",e,n))}else if(typeof r!="string"){const e={...O,fault:`must have a string as \`${i.join(".")}\``};d.push((0,P().
finding)("validation-malformed",e,(0,w().placeOf)(l,i)))}else if(f.has(r)){const e={...(0,w().placeOf)(l,i),subject:{...(0,w().
subjectOf)(l),command:r}};d.push((0,P().finding)("validation-redundant",{...O,field:i.join("."),fault:`repeats \`${r}\``},
e))}else f.add(r)}if(m.length>0&&m.every($)){const t={...O,that:" that checks the change"};d.push((0,P().finding)("valid\
ation-missing",t,(0,w().placeOf)(l,y)))}return d}function $({reading:{problems:E,argv:l}}){return E.some(({rule:p})=>p===
"only-prints")||F.has(l?.[0]??"")}const F=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd",
"true","uname","uptime","whoami"]);function L(E,{asset:l}){return l.cut?[(0,P().finding)("validation-malformed",{gene:l.
id,fault:"can be read only in part: its JSON has an error"},(0,w().placeOf)(l))]:[]}function j(E,{asset:l}){return[(0,P().
finding)("gene-removed",{gene:l.id},{subject:(0,w().subjectOf)(l)})]}},56131:function(G,g,u){Object.defineProperty(g,"__\
esModule",{value:!0}),g.geneDifferences=O,g.hardCaps=y,g.limitsOf=m,g.readConstraints=L,g.stricterConstraints=j,g.uncovered=
r;function w(){const i=u(27199);return w=function(){return i},i}function M(){const i=u(77680);return M=function(){return i},
i}function P(){const i=u(57430);return P=function(){return i},i}function b(){const i=u(32854);return b=function(){return i},
i}function $(){const i=u(53315);return $=function(){return i},i}function F(){const i=u(50661);return F=function(){return i},
i}function L(i){const e=s=>({constraints:E,problems:[{...s,pointer:["constraints"]}]});if(i===void 0)return e({kind:"mis\
sing"});if(!(0,w().isJsonObject)(i))return e({kind:"malformed",detail:"an object"});const n=[],o=l(i.max_files,n);return{
constraints:{maxFiles:o??$().DEFAULT_MAX_FILES,isDefaultLimit:o===void 0,forbiddenPaths:p(i.forbidden_paths,n)},problems:n}}
function j(i,e){if(i===void 0)return e;const{maxFiles:n,isDefaultLimit:o}=i.maxFiles<e.maxFiles?i:e;return{maxFiles:n,isDefaultLimit:o,
forbiddenPaths:[...new Set([...i.forbiddenPaths,...e.forbiddenPaths])]}}const E={maxFiles:$().DEFAULT_MAX_FILES,isDefaultLimit:!0,
forbiddenPaths:[]};function l(i,e){const n=["constraints","max_files"];if(i===void 0)e.push({kind:"missing",pointer:n});else{
if(Number.isSafeInteger(i)&&Number(i)>0)return Number(i);e.push({kind:"malformed",pointer:n,detail:"an integer greater t\
han 0"})}}function p(i,e){const n=["constraints","forbidden_paths"];if(i===void 0)return e.push({kind:"missing",pointer:n}),
[];if(!Array.isArray(i))return e.push({kind:"malformed",pointer:n,detail:"a list of paths"}),[];const o=new Set;for(const[
c,s]of i.entries()){const h=typeof s=="string"?(0,b().normalise)(s):void 0;if(typeof s!="string"||!h){e.push({kind:"malf\
ormed",pointer:[...n,c],detail:"a path below the root of the repository"});continue}(0,b().looksLikePattern)(s)&&e.push(
{kind:"pattern",pointer:[...n,c],detail:s}),o.add(h)}return[...o]}function m(i,e){const{asset:n,change:o,binds:c}=i,{constraints:s}=L(
n.value.constraints),h=o?.before&&L(o.before.value.constraints).constraints,a=j(h,s),{maxFiles:v,isDefaultLimit:S}=a,C=y(
e.policy),A=c&&(0,F().isChange)(e)?e.radius:P().NOTHING_TOUCHED,T=(0,$().cappedSize)(A,e.policy.blast_radius.counting),N=(0,$().
gradeFiles)(A.files,v,T,C),I=N==="hard_cap_breach"?T:A,k=(0,$().gradeWords)(N,I,v,C);return{base:h,head:s,constraints:a,
blastRadius:{...A,max_files:v,...S&&{default_limit:!0},severity:N,message:k}}}function y({blast_radius:i}){const{hard_cap_files:e,
hard_cap_lines:n}=i;return{files:e,lines:n}}function O({kind:i,asset:e,before:n}){return n===void 0||e.cut||i!=="added"&&
i!=="modified"?[]:[...d(n,e),...t(n,e)]}function d(i,e){const[n,o]=[f(i),f(e)],c="validation";return[...[...n].filter(s=>!o.
has(s)).map(s=>({kind:"command_removed",field:c,base:s,head:null})),...[...o].filter(s=>!n.has(s)).map(s=>({kind:"comman\
d_added",field:c,base:null,head:s}))]}function f(i){const e=(0,M().validationCommands)(i),n=e.kind==="list"?e.entries.map(
({value:o})=>o):[];return new Set(n.filter(o=>typeof o=="string"))}function t(i,e){const{constraints:n}=L(i.value.constraints),
{constraints:o}=L(e.value.constraints),c=[];o.maxFiles!==n.maxFiles&&c.push({kind:o.maxFiles>n.maxFiles?"constraint_loos\
ened":"constraint_tightened",field:"constraints.max_files",base:String(n.maxFiles),head:String(o.maxFiles)});const s="co\
nstraints.forbidden_paths";for(const h of r(n.forbiddenPaths,o.forbiddenPaths))c.push({kind:"constraint_loosened",field:s,
base:h,head:null});for(const h of r(o.forbiddenPaths,n.forbiddenPaths))c.push({kind:"constraint_tightened",field:s,base:null,
head:h});return c}function r(i,e){return i.filter(n=>!e.some(o=>(0,b().isWithin)(n,o)))}},54034:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.auditGene=j,g.forbidsRunningGene=l,g.geneFindings=E;function w(){const p=u(13580);return w=
function(){return p},p}function M(){const p=u(72025);return M=function(){return p},p}function P(){const p=u(70716);return P=
function(){return p},p}function b(){const p=u(97004);return b=function(){return p},p}function $(){const p=u(6470);return $=
function(){return p},p}function F(){const p=u(50661);return F=function(){return p},p}function L(){const p=u(56131);return L=
function(){return p},p}async function j(p,m,y){const{asset:O,change:d,store:f}=m,t=(0,L().limitsOf)(m,p),r=await E(p,{...m,
limits:t}),i=(0,F().isChange)(p)&&p.seeds.has(O)&&(0,b().lacksEngine)(m.commands),e=i?m.commands.map(c=>({...c,findings:c.
findings.map(b().asNotice)})):m.commands,n=i?r.map(b().asNotice):r,o=y.mayRun&&!n.some(l);return{asset:O,store:f,...i&&{
isIdle:i},commands:o?(0,$().planCommands)(e,{timeoutMs:y.timeoutMs,directory:f.root}):e,findings:n,blastRadius:t.blastRadius,
differences:d===void 0?[]:(0,L().geneDifferences)(d)}}async function E(p,m){return m.change?.kind!=="removed"?(0,M().ask)(
P().GENE_CHECKS,p,m):(await(0,M().ask)(P().REMOVED_GENE_CHECKS,p,m)).map(({location:O,...d})=>d)}function l({rule:p}){return(0,w().
ruleOf)(p).forbidsRunning==="gene"}},42804:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.declaredConstraints=
L,g.declaredPaths=f,g.geneBlastRadius=O,g.hardCap=y,g.limitsBeyondCap=p,g.loosenedConstraints=E;function w(){const t=u(27199);
return w=function(){return t},t}function M(){const t=u(95132);return M=function(){return t},t}function P(){const t=u(53315);
return P=function(){return t},t}function b(){const t=u(39869);return b=function(){return t},t}function $(){const t=u(56131);
return $=function(){return t},t}const F={severity:"warning",harm:"bookkeeping"};function L(t,{asset:r}){return(0,$().readConstraints)(
r.value.constraints).problems.filter(({kind:i})=>i!=="missing"||!r.cut).map(i=>j(r,i))}function j(t,{kind:r,pointer:i,detail:e=""}){
const n=(0,w().placeOf)(t,i),o=i.join("."),c=(h,a,v=F)=>(0,M().finding)("constraints-malformed",{gene:t.id,field:o,fault:h,
fix:a},{...n,...v});if(r==="missing")return c("is missing",`Add \`${o}\` to the gene`);if(r==="malformed")return c(`must\
 be ${e}`,`Change \`${o}\` to ${e}`,{});const s=`forbids \`${e}\`, which is read as a path, with each of its characters, \
not as a pattern`;return c(s,"Write the path of the directory; everything below it is also forbidden")}function E(t,{asset:r,
binds:i,limits:{base:e,head:n}}){if(!i||r.cut||e===void 0)return[];const o=(0,$().uncovered)(e.forbiddenPaths,n.forbiddenPaths),
c=n.maxFiles>e.maxFiles;if(o.length===0&&!c)return[];const s=l(r.value.constraints),h=[...c&&!s("max_files")?[`\`max_file\
s\` from ${e.maxFiles} to ${n.maxFiles}`]:[],...(s("forbidden_paths")?[]:o).map(v=>`\`${v}\` is no longer forbidden`)];if(h.
length===0)return[];const a=(0,w().placeOf)(r,["constraints"]);return[(0,M().finding)("constraints-loosened",{gene:r.id,
loosened:h},a)]}function l(t){const r=(0,$().readConstraints)(t).problems.flatMap(({kind:i,pointer:e})=>i==="malformed"&&
e.length<=2?[e[1]]:[]);return i=>r.includes(i)||r.includes(void 0)}function p(t,{asset:r,binds:i,limits:{base:e,head:n}}){
const{files:o}=(0,$().hardCaps)(t.policy),{maxFiles:c}=n;if(!i||c<=o||e!==void 0&&c<=e.maxFiles)return[];const s="constr\
aints.max_files",h=`allows ${c} files, but the hard cap of the policy is ${o} ${o===1?"file":"files"}`,a={gene:r.id,field:s,
fault:h,fix:`Set \`${s}\` to ${o} or less`},v={...(0,w().placeOf)(r,["constraints","max_files"]),...F};return[(0,M().finding)(
"constraints-malformed",a,v)]}const m={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function y({genes:t,radius:r,policy:i,isPush:e}){const n=t.filter(({binds:T})=>T),o=(0,P().cappedSize)(
r,i.blast_radius.counting),c=(0,$().hardCaps)(i);if(n.length===0||o.files<=c.files&&o.lines<=c.lines)return[];const[s,...h]=n,
a=n.find(({change:T})=>T.kind!=="removed"),{location:v}=a?(0,w().placeOf)(a.asset,["constraints","max_files"]):{},C={...e&&
n.every(({change:T})=>T.kind==="applied")&&{severity:"warning"},...v&&{location:v},...s&&h.length===0&&{subject:(0,w().subjectOf)(
s.asset)}},A={...o,capFiles:c.files,capLines:c.lines,genes:n.length};return[(0,M().finding)("blast-radius-hard-cap",A,C)]}
function O(t,{asset:r,binds:i,isOnlyAdded:e,limits:n}){const{files:o,max_files:c,severity:s}=n.blastRadius;if(!i||s==="w\
ithin_limit"||s==="hard_cap_breach")return[];if(e&&(s==="approaching_limit"||t.seeds.has(r)))return[];const h=(0,w().placeOf)(
r,["constraints","max_files"]),a={gene:r.id,files:o,maxFiles:c,declared:!n.constraints.isDefaultLimit};return[(0,M().finding)(
m[s],a,{...h,...d(e)})]}function d(t=!1){return t?F:{}}function f({touchesOf:t,seeds:r},{asset:i,binds:e,isOnlyAdded:n,limits:{
constraints:o}}){if(!e||r.has(i))return[];const c=o.forbiddenPaths.flatMap(h=>(0,b().someTouches)(t(h)).map(a=>({gene:i.
id,entry:h,...a})));if(c.length===0)return[];const s={...(0,w().placeOf)(i,["constraints","forbidden_paths"]),...d(n)};return c.
map(h=>(0,M().finding)("forbidden-path-declared",h,s))}},16373:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.launchedFiles=O,g.markUnreadable=y,g.readGene=j,g.readGeneChange=E;function w(){const f=u(27199);return w=function(){return f},
f}function M(){const f=u(30610);return M=function(){return f},f}function P(){const f=u(68450);return P=function(){return f},
f}function b(){const f=u(77680);return b=function(){return f},f}function $(){const f=u(10473);return $=function(){return f},
f}function F(){const f=u(16455);return F=function(){return f},f}function L(){const f=u(95132);return L=function(){return f},
f}async function j(f,t,r){const i=(0,b().validationCommands)(f),e=await l(f,i,t,r);return{asset:f,store:t.storeOf(f.path),
binds:!1,validation:i,commands:e}}async function E(f,t,r,i){const{kind:e,asset:n,before:o}=f,c=(0,M().namesOf)(n).some(S=>t.
has(S)),s=!["applied","unchanged"].includes(e)||c,h=e==="added"&&o===void 0&&!c,a=(0,b().validationCommands)(n),v=e==="r\
emoved"?[]:await l(n,a,r,i);return{asset:n,store:r.storeOf(n.path),change:f,binds:s,isOnlyAdded:h,validation:a,commands:v}}
async function l(f,t,r,i){if(t.kind!=="list")return[];const e=r.forFile(f.path),n=t.entries.filter(h=>typeof h.value=="s\
tring"&&!(0,b().isBlankEntry)(h)),o=await Promise.all(n.map(({value:h})=>e.command(h))),c=await(0,F().withEdits)(o,e,i(f)===
"fix");return(await Promise.all(c.map(h=>p(h,f,r)))).map((h,a)=>m(f,h,n[a]?.pointer??["validation"]))}async function p(f,{
path:t},r){const i=r.storeOf(t),{tree:e}=r.terms;if(f.verdict!=="block"||e===void 0)return f;for(const n of new Set([...(0,P().
packagesAbove)(e,i.path),""])){if(n===i.root)continue;const{verdict:o}=await r.startingIn(n).command(f.reading.command);
if(o==="block")continue;const c=(0,L().finding)("store-root-unclear",{store:i.path||".",root:i.root||".",others:[n||"."],
because:"accepts"});return{...f,findings:[...f.findings,c]}}return f}function m(f,{findings:t,...r},i){const{command:e}=r.
reading,n={...(0,w().subjectOf)(f),command:e},o={path:f.path,pointer:(0,w().pointerText)([...f.pointer,...i])};return{...r,
command:e,location:f.locate(i),findings:t.map(({edit:c,...s})=>({...s,location:f.locate(i,s.span),subject:n,...c&&{edit:{
...o,...c}}}))}}async function y(f,t,{tree:r,baseTree:i}){const e=f.flatMap(({commands:o})=>o.flatMap(O)),n=new Map;for(const o of new Set(
e)){const c=t.has(o)?await(0,$().whyUnreadable)(r,o):void 0;c&&await(0,$().whyUnreadable)(i,o)===void 0&&n.set(o,c)}return n.
size===0?f:f.map(o=>({...o,commands:o.commands.map(c=>d(o,c,n))}))}function O({reading:f}){return f.targets.flatMap(({path:t})=>t??
[])}function d({asset:f},t,r){const{location:i,verdict:e,confirmation:n}=t,o={location:i,subject:{...(0,w().subjectOf)(f),
command:t.command}},c=[...new Set(O(t))].flatMap(s=>{const h=r.get(s);return h===void 0?[]:[(0,L().finding)("script-unre\
adable",{path:s,why:h},o)]});return c.length===0?t:{...t,verdict:e==="allow"?"warn":e,confirmation:n==="standard"?"stron\
g":n,findings:[...t.findings,...c]}}},6470:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.digestPlans=
F,g.makePlan=b,g.planCommands=$,g.toolOf=l;function w(){const p=u(77598);return w=function(){return p},p}const M=Symbol(
"audited");function P({steps:p,...m}){return{...m,steps:p.map(({command:y,...O})=>O)}}function b(p){const{argv:m,program:y,
directory:O,binary:d=null,env:f,timeoutMs:t}=p,{scripts:r=null,npmSettings:i=[]}=p,e=JSON.stringify([m,y,d,r&&P(r),i,Object.
entries(f).sort(([n],[o])=>n<o?-1:1),t,...O===""?[]:[O]]);return{...p,[M]:!0,digest:L(e)}}function $(p,m){const y=[];for(const O of p){
const d=O.verdict==="block"?void 0:j(O.reading,m);if(d===void 0)return p;y.push({...O,plan:d})}return y}function F(p){const m=[
...new Set(p.map(({digest:y})=>y))].sort();return L(m.join(`
`))}function L(p){return`sha256:${(0,w().createHash)("sha256").update(p).digest("hex")}`}function j(p,m){const{command:y,
argv:O,assignments:d}=p,f=O&&E(p,O);if(f)return b({command:y,...f,env:{...Object.fromEntries(d.map(({name:t,value:r})=>[
t,r])),...p.invocation?.family?.data.environment},...m})}function E(p,m){const{invocation:y,scripts:O,npmSettings:d}=p,[
f]=m;if(y===void 0)return f===void 0?void 0:{program:f,argv:m};const t=l(p);if(t===void 0){const{program:i}=y;return{program:i,
argv:m,...O&&{scripts:O},...d&&{npmSettings:d}}}if(t.path===void 0)return;const r=[...y.operands,...y.passthrough].map(({
text:i})=>i);return{program:y.program,argv:r,binary:t.path}}function l({targets:p}){return p.find(({kind:m,via:y})=>m===
"package_binary"&&y===void 0)}},66160:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=r,g.
isGene=i,g.readChangeSubject=d,g.subjectOfAssets=O;function w(){const n=u(29121);return w=function(){return n},n}function M(){
const n=u(20702);return M=function(){return n},n}function P(){const n=u(78114);return P=function(){return n},n}function b(){
const n=u(28894);return b=function(){return n},n}function $(){const n=u(36093);return $=function(){return n},n}function F(){
const n=u(4378);return F=function(){return n},n}function L(){const n=u(74238);return L=function(){return n},n}function j(){
const n=u(53315);return j=function(){return n},n}function E(){const n=u(12154);return E=function(){return n},n}function l(){
const n=u(39869);return l=function(){return n},n}function p(){const n=u(85881);return p=function(){return n},n}function m(){
const n=u(16373);return m=function(){return n},n}const y={changes:[],problems:[],files:[],present:[],unread:[]};function O({
assets:n,problems:o},c,s,h=y){const{policy:a,tree:v}=c.terms;return{policy:a,clock:c.clock,tree:v,problems:o,correctorOf:s,
genes:n.filter(i).map(S=>({asset:S})),claims:n.filter(S=>!i(S)),assets:h}}async function d(n){const{assets:o,baseTree:c,
tree:s,policy:h,platform:a}=n,{policy:v,source:S}=h,C=new Set(n.change.files.flatMap(j().namesOf)),A=F().Judge.by({policy:v,
tree:s,base:c,changed:C,platform:a,...n.clock&&{clock:n.clock}}),T=f(o.changes),N=(0,p().appliedIds)(o.changes.filter(({
asset:W})=>!T.has(W))),I=r(o.problems),k={tree:s,baseTree:c},H=await A.clock.all(o.changes.filter(({asset:W})=>i(W)),W=>(0,m().
readGeneChange)(W,N,A,I)),D=await(0,m().markUnreadable)(H,C,k),J=new Set(D.flatMap(({commands:W})=>W.flatMap(m().launchedFiles))),
R=await(0,M().judgeAgentFiles)({...k,changed:C},v,A.clock),B=n.all?(0,w().withUnchanged)(R,await(0,w().inventoryOf)(s,v,
A.clock)):R,U=await(0,E().withLinesOfCode)(n.change,J,k),K=(0,E().exemptPaths)(U,v,D,s),z=(0,l().touchedPaths)(U,s),Y=(0,j().
measureChange)(U,K);return{policy:v,judge:A,clock:A.clock,loadedPolicy:h,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:S==="file"?void 0:L().POLICY_PATH,tree:s,baseTree:c,change:U,agentFiles:B,assets:o,problems:o.problems,correctorOf:I,
genes:D,seeds:t(T,D,C),claims:o.changes.filter(e).map(({asset:W})=>W),changedNames:C,touched:z,touchesOf:(0,l().touchesOf)(
z,c),exempt:K,radius:Y,counted:(0,E().countedChange)(U,Y)}}function f(n){return new Map(n.flatMap(({kind:o,asset:c,before:s})=>{
const v=o==="added"&&!s||(o==="applied"||o==="unchanged")?(0,$().seedRelease)(c):void 0;return v===void 0?[]:[[c,v]]}))}
function t(n,o,c){const s=o.filter(({isOnlyAdded:a,binds:v,commands:S})=>v&&!a||S.flatMap(m().launchedFiles).some(C=>c.has(
C))),h=new Set(s.map(({asset:a})=>a));return new Map([...n].filter(([a])=>!h.has(a)))}function r(n){const o=(0,P().ambiguousFiles)(
n);return({path:c})=>o.has(c)||(0,b().isAuditLog)(c)?"hand":"fix"}function i({type:n}){return n==="Gene"}function e({kind:n,
asset:o}){return!i(o)&&(n==="added"||n==="modified")}},50661:function(G,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.isChange=u;function u(w){return"change"in w}},63455:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.
namedPaths=P;function w(){const b=u(32854);return w=function(){return b},b}const M=/[\s"'`;&|()<>=]+/;function P(b,$=""){
const F=$===""?"":`${$}/`;return b.split(M).map(L=>(0,w().normalise)(F+L)??L)}},28765:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.makeFolder=$,g.replaceFile=b;function w(){const L=u(77598);return w=function(){return L},L}
function M(){const L=u(51455);return M=function(){return L},L}function P(){const L=u(76760);return P=function(){return L},
L}async function b(L,j,E){const l=`${L}.${(0,w().randomUUID)()}.tmp`;try{await(0,M().writeFile)(l,j,{flag:"wx",mode:E}),
await(0,M().rename)(l,L)}finally{await(0,M().rm)(l,{force:!0})}}async function $(L){await F(L)||((0,P().dirname)(L)!==L&&
await $((0,P().dirname)(L)).catch(()=>{}),await(0,M().mkdir)(L).catch(async j=>{if(!await F(L))throw j}))}async function F(L){
return(0,M().stat)(L).then(j=>j.isDirectory(),()=>!1)}},57430:function(G,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.NOTHING_TOUCHED=g.NOTHING_RUN=void 0;const u=g.NOTHING_RUN={level:"none",description:"Nothing was run."},w=g.NOTHING_TOUCHED=
{files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,g,u){u.r(g),u.d(g,{Validator:()=>w.D});var w=u(60207)},
36576:function(G,g,u){u.r(g),u.d(g,{default:()=>w});var w=u(6145)},25065:function(G,g,u){u.r(g),u.d(g,{default:()=>w});var w=u(
27620)},5330:function(G,g,u){u.r(g),u.d(g,{default:()=>w});var w=u(87981)},39436:function(G,g,u){u.r(g),u.d(g,{default:()=>w});
var w=u(57811)}};
