"use strict";exports.id=253,exports.ids=[253],exports.modules={29121:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.inventoryOf=$,m.withUnchanged=b;function w(){const E=u(99668);return w=function(){return E},E}function M(){const E=u(20702);
return M=function(){return E},E}async function $(E,j,N){const L=(0,w().agentFilesIn)(E,j).filter(({format:f})=>f.places.
length>0);return(await N.all(L,async f=>{try{return await(0,M().judgeWholeFile)(await(0,M().readFound)(E,f),E,j.agent_files)}catch(h){
return(0,M().notJudgedFile)(f,h)}})).filter(({entries:f,findings:h})=>f.length+h.length>0)}function b(E,j){const N=new Map(
E.map(P=>[P.file.path,P])),L=j.map(({file:P,entries:f})=>{const h=N.get(P.path)??{file:P,entries:[],findings:[]},p=new Set(
h.entries.map(({entry:d})=>`${d.event}\0${d.content}`)),y=f.filter(({entry:d})=>!p.has(`${d.event}\0${d.content}`)).map(
d=>{const g=d.findings.map(t=>({...t,severity:"notice"}));return{...d,findings:g}});N.delete(P.path);const O=[...h.findings,
...y.flatMap(d=>d.findings)];return{...h,entries:[...h.entries,...y],findings:O}});return[...N.values(),...L]}},78114:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.ambiguousFiles=N,m.hidesContent=b,m.isIncomplete=E,m.isUnread=$,m.markBefore=
L;function w(){const f=u(28672);return w=function(){return f},f}function M({rule:f}){return w().assetFileRules[f].content}
function $(f){return M(f)==="unread"}function b(f){return $(f)||M(f)==="misread"}function E({problems:f}){return f.some(
b)}function j(f){return b(f)||M(f)==="ambiguous"}function N(f){return new Set(f.filter(j).map(({location:h})=>h.path))}function L(f,h,p,y){
const O=new Set(p.map(({asset:g})=>g.id)),d=new Map;for(const g of h){const t=P(g,g.location.path);d.set(t,(d.get(t)??0)+
1)}return f.map(g=>{const{id:t,location:r}=g,i=P(g,y.get(r.path)??r.path),e=d.get(i)??0;return!(M(g)==="known")||e===0||
t!==void 0&&O.has(t)?g:(d.set(i,e-1),{...g,before:!0})})}function P({rule:f,id:h,detail:p},y){return JSON.stringify([f,y,
h,p.replace(/\d+/g,"#")])}},30610:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.allOtherGenes=j,m.appliedGenes=
E,m.namesOf=M,m.namings=b,m.newNamings=$;function w(){const L=u(61331);return w=function(){return L},L}function M({id:L,
value:{asset_id:P}}){return typeof P=="string"?[L,P]:[L]}function $({kind:L,asset:P,before:f}){if(L!=="added"&&L!=="modi\
fied")return[];const h=new Set(L==="modified"&&f?b(f).map(({gene:p})=>p):[]);return b(P).filter(({gene:p})=>!h.has(p))}function b(L){
const{gene:P,genes_used:f}=L.value;return L.type==="Capsule"?typeof P=="string"?[{by:L,gene:P,pointer:["gene"]}]:[]:L.type!==
"EvolutionEvent"||!Array.isArray(f)?[]:f.flatMap((h,p)=>typeof h=="string"?[{by:L,gene:h,pointer:["genes_used",p]}]:[])}
function E(L,P){const f=new Set(L.flatMap($).map(({gene:y})=>y));for(const{kind:y,asset:O}of L)if(!(y==="removed"||O.type!==
"Gene"))for(const d of M(O))f.delete(d);const h=new Set;return N(L,P).filter(y=>{if(!M(y).some(d=>f.has(d)))return!1;const O=(0,w().
statedContent)(y);return h.has(O)?!1:(h.add(O),!0)}).map(y=>({kind:"applied",asset:y,before:y}))}function j(L,P){const f=E(
L,P),h=new Set(f.map(({asset:p})=>p.id));return N(L,P).map(p=>({kind:h.has(p.id)?"applied":"unchanged",asset:p,before:p}))}
function N(L,P){const f=new Set(L.map(({asset:h})=>h));return P.flatMap(({assets:h})=>h).filter(h=>h.type==="Gene"&&!f.has(
h))}},23423:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.readAppendedLog=f,m.readRecords=d,m.readUntouchedLog=
P;function w(){const i=u(23404);return w=function(){return i},i}function M(){const i=u(26040);return M=function(){return i},
i}function $(){const i=u(27199);return $=function(){return i},i}function b(){const i=u(64385);return b=function(){return i},
i}function E(){const i=u(78114);return E=function(){return i},i}function j(){const i=u(86581);return j=function(){return i},
i}function N(){const i=u(94534);return N=function(){return i},i}function L(){const i=u(28894);return L=function(){return i},
i}async function P(i,{path:e,size:n=0},o){if(n>L().MAX_LOG_BYTES)return y(e,n);try{return d(e,await i.read(e,L().MAX_LOG_BYTES),
o)}catch(c){return(0,b().unreadFile)(e,c)}}async function f(i,e,{path:n,size:o=0},c){if(!(o>L().MAX_LOG_BYTES))try{const[
s,l]=await Promise.all([i.read(n,L().MAX_LOG_BYTES),e.read(n,L().MAX_LOG_BYTES)]),a=(0,L().continuationOf)(s,l);if(a.kind===
"rewritten")return;const{from:v}=a,S=d(n,l.subarray(0,v),c),C=(0,L().countLines)(l,v)+1,A=h(n,l.subarray(v),c,C);return{
kept:S,appended:p(A,S)}}catch(s){return{kept:{path:n,assets:[],problems:[]},appended:(0,b().unreadFile)(n,s)}}}function h(i,e,n,o){
return e.length>n.maxBytes?(0,b().tooLargeFile)(i,e.length,n):(0,b().readAssetFile)(i,e,n,o)}function p(i,e){if(i.assets.
length===0)return i;const n=new Map(e.assets.map(c=>[`${c.type} ${c.id}`,c])),o=i.assets.flatMap(c=>{const s=n.get(`${c.
type} ${c.id}`);if(s===void 0||c.id.startsWith("#"))return[];if((0,w().canonicalize)(c.value)===(0,w().canonicalize)(s.value)){
const a=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.locate(),detail:a,id:c.id}]}
const l=`${c.type} ${JSON.stringify(c.id)}, first at line ${s.locate().line}, column 1`;return[{rule:"duplicate-id",location:c.
locate(),detail:l,id:c.id}]});return{...i,problems:[...i.problems,...o]}}function y(i,e){return{path:i,assets:[],problems:[],
unread:`${e} bytes, of at most ${L().MAX_LOG_BYTES}`}}const O=10;function d(i,e,n){const o=g(e,n.maxBytes),c=e.subarray(
o),s=(0,L().countLines)(e,o)+1,l=t(i,c,s),a=l?{path:i,assets:l,problems:[]}:(0,b().readAssetFile)(i,c,n,s),v=a.problems.
find(E().isUnread)?.detail,S=o>0?`only the newest ${c.length} of ${e.length} bytes`:void 0,C=v??S;return{...a,...C!==void 0&&
{unread:C}}}function g(i,e){if(i.length<=e)return 0;const n=i.indexOf(O,i.length-e-1);return n<0?i.length:n+1}function t(i,e,n){
const{text:o,complete:c}=(0,N().decodeUtf8)(e);if(!c)return;const s=[];let l=n;for(let a=0;a<o.length;l+=1){const v=o.indexOf(
`
`,a),S=v<0?o.length:v,C=o.slice(a,S);if(a=S+1,C.trim()==="")continue;const A=r(C);if(A===void 0||(0,j().hasAssetLists)(A))
return;const{type:T}=A;if((0,j().isAssetType)(T)){const[F,I]=[l,s.length];s.push({type:T,id:(0,b().declaredId)(A)??`#${I+
1}`,path:i,value:A,pointer:[I],locate:()=>({path:i,line:F,column:1})})}else if(!(0,j().isCompanion)(T))return}return s}function r(i){
const e=(0,M().attempt)(()=>JSON.parse(i));return(0,$().isJsonObject)(e)?e:void 0}},35474:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=L;function w(){const p=u(54244);return w=function(){return p},p}function M(){const p=u(
93028);return M=function(){return p},p}function $(){const p=u(64385);return $=function(){return p},p}function b(){const p=u(
18744);return b=function(){return p},p}function E(){const p=u(28894);return E=function(){return p},p}function j(){const p=u(
23423);return j=function(){return p},p}function N(){const p=u(94534);return N=function(){return p},p}async function L(p){
const{baseTree:y,headTree:O,change:d,policy:g,clock:t=new(w()).AuditClock}=p,r=(0,b().assetPathTest)(g),i=(0,N().assetLimits)(
g.assets.max_file_bytes),e=[...O.files()].filter(({kind:R})=>(0,M().isRegular)(R)),n=e.filter(({path:R})=>r(R)),o=new Set(
d.files.filter(({status:R})=>R!=="deleted").map(({path:R})=>R)),c=e.filter(({path:R})=>(0,b().mayHoldAssets)(R)&&o.has(R)&&
!r(R)),s=d.files.flatMap(({oldPath:R,path:B})=>{const U=r(R??B)?y.stat(R??B):void 0;return U&&(0,M().isRegular)(U.kind)?
U:[]}),[l,a]=P(s,({path:R})=>(0,E().isAuditLog)(R)&&o.has(R)),v=new Set(l.map(({path:R})=>R)),S=async R=>{const B=o.has(
R.path);if((0,E().isAuditLog)(R.path)&&!B)return[{file:await(0,j().readUntouchedLog)(O,R,i),isTouched:B}];const U=v.has(
R.path)?await(0,j().readAppendedLog)(y,O,R,i):void 0;return U===void 0?[{file:await h(O,R,i),isTouched:B}]:(v.delete(R.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},C=R=>h(f(y),R,i),A=async R=>{const B=await R;return await t.
tick(),B},[T,F,I]=await Promise.all([Promise.all(n.map(R=>A(S(R)))),Promise.all(a.map(R=>A(C(R)))),Promise.all(c.map(R=>A(
(0,b().findStrayGenes)(O,R,i))))]),k=l.filter(({path:R})=>v.has(R)),H=[...F,...await Promise.all(k.map(C))],[D,J]=P(T.flat(),
({isTouched:R})=>R);return{paths:n.map(({path:R})=>R),files:T.flat().map(({file:R})=>R),head:D.map(({file:R})=>R),untouched:J.
map(({file:R})=>R),base:H,strays:I.filter(R=>R!==void 0),isTouched:R=>o.has(R)}}function P(p,y){return[p.filter(y),p.filter(
O=>!y(O))]}function f(p){return{...p,read:async(...y)=>Buffer.from((await p.read(...y)).toString("utf8"))}}async function h(p,{
path:y,size:O=0},d){if(O>d.maxBytes)return(0,$().tooLargeFile)(y,O,d);try{const g=(0,$().readAssetFile)(y,await p.read(y,
d.maxBytes),d);return{...g,assets:g.assets.filter(({copy:t})=>!t)}}catch(g){return(0,$().unreadFile)(y,g)}}},77680:function(G,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.commandsToRun=M,m.isBlankEntry=w,m.validationCommands=$;const u=1e3;function w({
value:b}){return typeof b=="string"&&b.trim()===""}function M(b){const E=$(b);return E.kind!=="list"?[]:E.entries.flatMap(
j=>typeof j.value=="string"&&!w(j)?[j.value.trim()]:[])}function $({value:b}){const{validation:E}=b;return E===void 0?{kind:"\
missing"}:Array.isArray(E)?E.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:E.
map((N,L)=>({value:N,pointer:["validation",L]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditAssetFile=i,m.auditAssets=y,m.auditChange=p,m.mayRunSome=t;function w(){
const e=u(13580);return w=function(){return e},e}function M(){const e=u(12154);return M=function(){return e},e}function $(){
const e=u(72025);return $=function(){return e},e}function b(){const e=u(70716);return b=function(){return e},e}function E(){
const e=u(97004);return E=function(){return e},e}function j(){const e=u(72391);return j=function(){return e},e}function N(){
const e=u(54034);return N=function(){return e},e}function L(){const e=u(56131);return L=function(){return e},e}function P(){
const e=u(16373);return P=function(){return e},e}function f(){const e=u(6470);return f=function(){return e},e}function h(){
const e=u(66160);return h=function(){return e},e}async function p(e){const n=await(0,h().readChangeSubject)(e),{change:o,
tree:c,policy:s,assets:l,exempt:a,radius:v,counted:S}=n,{genes:C,...A}=await d(n,F=>F),T=await(0,E().blockedGenes)(n.claims.
filter(({type:F})=>F==="Capsule"),l.present,n.judge);return{...A,genes:C.map(([{change:F},I])=>({...I,change:F.kind})),capsules:(0,j().
judgeCapsules)(l,s.a2a,S.least,T),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:v,files:await(0,M().markHiddenFiles)(
(0,M().countedFiles)(o,a,c),c)}}async function y(e,n,o){const c={assets:e,problems:[]},s=O(e,o),l=()=>"author",{genes:a,
...v}=await d((0,h().subjectOfAssets)(c,n,l,s),({asset:S})=>(0,P().readGene)(S,n,l));return{...v,genes:a.map(([,S])=>S)}}
function O(e,n){return{changes:[...e.map(o=>({kind:"added",asset:o})),...n.filter(({type:o})=>o==="Gene").map(o=>({kind:"\
applied",asset:o,before:o}))],problems:[],files:[],present:[...n,...e],unread:[]}}async function d(e,n){const o=await g(
e),c={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==void 0&&!o.some(r)},{clock:s}=e,l=await s.all(
e.genes,async v=>{const S=await n(v);return[S,await(0,N().auditGene)(e,S,c)]}),a=l.flatMap(([,{commands:v}])=>v.flatMap(
({plan:S})=>S??[]));return{genes:l,findings:o,plansDigest:(0,f().digestPlans)(a)}}async function g(e){const{clock:n,claims:o}=e,
c=await(0,$().ask)(b().SUBJECT_CHECKS,e),s=await n.all(o,l=>(0,$().ask)(b().CLAIM_CHECKS,e,{asset:l}));return[c,...s].flat()}
function t({genes:e,findings:n}){return!n.some(r)&&e.some(({commands:o,findings:c})=>o.length>0&&o.every(({verdict:s})=>s!==
"block")&&!c.some(N().forbidsRunningGene))}function r({rule:e,location:n}){const{forbidsRunning:o,undecided:c}=(0,w().ruleOf)(
e);return o==="change"||c===!0&&n===void 0}async function i(e,n){const c=n.terms.tree!==void 0?(0,h().correctorIn)(e.problems):
()=>"hand",s=(0,h().subjectOfAssets)(e,n,c),{clock:l}=n,a=await l.all(e.assets,async v=>{const S=(0,h().isGene)(v)?await(0,P().
readGene)(v,n,c):void 0;if(S===void 0)return{asset:v,commands:[],findings:await(0,$().ask)(b().CLAIM_CHECKS,s,{asset:v})};
const{commands:C}=S,A=[...await(0,N().geneFindings)(s,{...S,limits:(0,L().limitsOf)(S,s)}),...C.flatMap(T=>T.findings)];
return{asset:v,commands:C,findings:A}});return{path:e.path,assets:a.map(({asset:v,commands:S})=>({asset:v,commands:S})),
findings:[...await(0,$().ask)(b().SUBJECT_CHECKS,s),...a.flatMap(({findings:v})=>v)]}}},67809:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.isArchived=j;function w(){const f=u(18744);return w=function(){return f},f}function M(){const f=u(
28894);return M=function(){return f},f}function $(){const f=u(26040);return $=function(){return f},f}function b(){const f=u(
39491);return b=function(){return f},f}function E(){const f=u(93028);return E=function(){return f},f}async function j(f,{
before:h,after:p},{tree:y,policy:O}){if((0,M().isLogArchive)(f)||!L(h,p))return!1;const d=(0,w().assetPathTest)(O),t=y.list(
(0,b().foldersAbove)(f).at(-1)??"").filter(r=>(0,E().isRegular)(r.kind)&&(0,M().isLogArchive)(r.path)&&d(r.path));for(const r of t)
if(await N(h,r.path,y))return!0;return!1}async function N(f,h,p){const y=await p.read(h,M().MAX_LOG_BYTES),O=(0,M().continuationOf)(
f,y);return O.kind==="appended"&&!(0,M().hasRecords)(y.subarray(O.from))}function L(f,h){const[p]=P(h);if(p===void 0)return!0;
const y=[...P(f)].at(-1);return typeof y?.id=="string"&&y.id!==""&&p.parent===y.id}function*P(f){for(const{bytes:h}of(0,M().
recordsOf)(f)){const p=(0,$().attempt)(()=>JSON.parse(h.toString("utf8")));p?.type==="EvolutionEvent"&&(yield p)}}},37542:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditLogs=P,m.firstMalformedLine=g;function w(){const r=u(28894);return w=
function(){return r},r}function M(){const r=u(95132);return M=function(){return r},r}function $(){const r=u(67809);return $=
function(){return r},r}function b(){const r=u(53315);return b=function(){return r},r}function E(){const r=u(39869);return E=
function(){return r},r}const j=/^100/,N=10,L=Buffer.alloc(0);async function P(r){const{change:i,policy:e}=r,n=i.files.filter(
c=>(0,b().namesOf)(c).some(w().isAuditLog));if(e.blast_radius.audit_log==="forbidden"){const c=n.flatMap(b().namesOf).filter(
w().isAuditLog),s="touches, although the policy forbids it,";return c.map(l=>(0,M().finding)("audit-log-rewritten",{path:l,
how:s},(0,E().atFile)(l)))}return(await Promise.all(n.map(c=>p(c,r)))).flat()}async function f(r,i){return r.stat(i)===void 0?
L:r.read(i,w().MAX_LOG_BYTES)}function h({rule:r,location:{path:i,line:e}},n){return i!==n.path?!1:e===n.line||r==="file\
-not-json"&&e>n.line}async function p(r,i){const{baseTree:e,tree:n,assets:o}=i,{path:c,oldPath:s,status:l}=r,a=[],v=(C,A)=>O(
c,C,A).filter(({location:T})=>!o.problems.some(F=>T&&h(F,T))),S=async C=>{if(!j.test(r.oldMode))return!0;const A=await f(
e,C);return(0,w().hasRecords)(A)&&!await(0,$().isArchived)(C,{before:A,after:L},i)};if(s!==void 0&&(0,w().isAuditLog)(s)&&
await S(s)&&a.push(y(s)),!(0,w().isAuditLog)(c))return a;if(l==="deleted")await S(c)&&a.push(y(c));else if(!j.test(r.newMode)||
l==="type_changed")a.push(y(c));else if(l==="modified"){const[C,A]=await Promise.all([f(e,c),f(n,c)]),T=(0,w().continuationOf)(
C,A);if(T.kind==="appended")return[...a,...v(A,T.from)];if(await(0,$().isArchived)(c,{before:C,after:A},i))return v(A,0);
const{line:F}=T,I=d(F,A),k={path:c,line:I?Math.max(F-1,1):F,column:1},H=I?`removes everything from line ${F} on of`:`mod\
ifies line ${F} of`;a.push((0,M().finding)("audit-log-rewritten",{path:c,how:H},{location:k}))}else a.push(...v(await f(
n,c),0));return a}function y(r){return(0,M().finding)("audit-log-rewritten",{path:r,how:"removes or replaces"},(0,E().atFile)(
r))}function O(r,i,e){const n=g(i,e);if(n===void 0)return[];const o={path:r,line:n.line,column:1},c=`appends line ${n.line}\
, which is no valid record (${n.problem}), to`;return[(0,M().finding)("audit-log-rewritten",{path:r,how:c},{location:o,harm:"\
broken"})]}function d(r,i){return i.length===0||i.at(-1)===N&&(0,w().countLines)(i,i.length)<r}function g(r,i){const e=(0,w().
countLines)(r,i);for(const{bytes:n,line:o}of(0,w().recordsOf)(r.subarray(i))){const c=t(n);if(c!==void 0)return{line:e+o,
problem:c}}}function t(r){let i;try{const e=r.toString("utf8").trim();if(e==="")return;i=JSON.parse(e)}catch{return"it i\
s not a single JSON value"}return typeof i!="object"||i===null||Array.isArray(i)?"it is not a JSON object":typeof i.type==
"string"?void 0:"it has no `type`"}},12154:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.countedChange=
e,m.countedFiles=P,m.exemptPaths=E,m.isCountedByReference=i,m.markHiddenFiles=l,m.withLinesOfCode=n;function w(){const a=u(
18744);return w=function(){return a},a}function M(){const a=u(95244);return M=function(){return a},a}function $(){const a=u(
93028);return $=function(){return a},a}function b(){const a=u(53315);return b=function(){return a},a}function E(a,v,S,C){
const A=a.files.flatMap(b().namesOf);return v.blast_radius.counting==="reference"?new Map(A.filter(T=>!i(T)).map(T=>[T,"\
reference"])):new Map([...N(a,S,C).map(T=>[T,"validation_script"]),...A.filter((0,w().assetPathTest)(v)).map(T=>[T,"asse\
t_store"])])}const j={always:5,files:20,lines:1e3,bytes:64*1024};function N(a,v,S){const C=v.filter(({change:{kind:I}})=>I===
"added"||I==="modified"),A=new Set(C.flatMap(L)),T=a.files.filter(({status:I,path:k})=>I==="added"&&A.has(k)).map(I=>({path:I.
path,lines:(0,b().linesOf)(I),bytes:S.stat(I.path)?.size??0})).sort((I,k)=>I.lines-k.lines||I.bytes-k.bytes),F={lines:j.
lines,bytes:j.bytes};return T.slice(0,Math.min(j.files,Math.max(j.always,C.length))).flatMap(({path:I,lines:k,bytes:H})=>(F.
lines-=k,F.bytes-=H,F.lines>=0&&F.bytes>=0?[I]:[]))}function L({commands:a}){return a.flatMap(({reading:{command:v,targets:S}})=>S.
flatMap(({kind:C,via:A,name:T,path:F})=>C==="file"&&A===void 0&&F&&v.includes(T)?[F]:[]))}function P(a,v,S){return a.files.
flatMap(C=>(0,b().namesOf)(C).map(A=>f(C,A,v.get(A),S))).sort((C,A)=>A.lines-C.lines||(C.path<A.path?-1:1))}function f(a,v,S,C){
const A=v===a.path,T=A?(0,b().linesOf)(a):0,F=A?p(a,C):void 0,I=F==="binary"?C.stat(v)?.size:void 0;return{path:v,...S&&
{exempt:S},lines:T,...F&&{veil:F},...I!==void 0&&{bytes:I}}}const h=1e3;function p({binary:a,status:v,path:S,added:C},A){
if(a)return"binary";const{size:T=0}=v==="added"?A.stat(S)??{}:{};return T>h*Math.max(1,C)?"long_lines":void 0}const y=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),O=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
d=/capsule|events?\.jsonl$/i,g=new Set(["index.js","package.json"]),t=/^(?:src|scripts|config)(?:\/|$)/,r=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function i(a){return y.has(a)||O.test(a)||d.test(a)?!1:g.has(a)||t.test(a)||r.test(a)}function e(a,v){const S=(0,b().measureChange)(
a,{has:C=>!i(C)});return{least:{files:Math.min(v.files,S.files),lines:Math.min(v.lines,S.lines)},most:{files:v.files+v.exempt_files,
lines:v.lines+v.exempt_lines}}}async function n(a,v,S){const C=async T=>(0,b().namesOf)(T).some(F=>(0,M().isWritten)(F)||
v.has(F))||await c(S.tree,T.path)||await c(S.baseTree,T.oldPath??T.path),A=[];for(const T of a.files){const F=T.binary&&
!await C(T);A.push(F?{...T,added:0,deleted:0}:T)}return{...a,files:A}}const o=16*1024*1024;async function c(a,v){const{kind:S,
size:C=0}=a.stat(v)??{};return!(0,$().isRegular)(S)||C>o?!1:(await a.read(v,o)).subarray(0,2).toString("latin1")==="#!"}
const s=100;async function l(a,v){const S=a.slice(0,s).map(({path:A})=>A),C=await v.attributes?.(S,["linguist-generated",
"diff"]);return C===void 0?[...a]:a.map((A,T)=>T>=s||A.veil!==void 0?A:/^(?:set|true)$/.test(C(A.path,"linguist-generate\
d"))?{...A,veil:"generated"}:C(A.path,"diff")==="unset"?{...A,veil:"no_diff"}:A)}},19177:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.decidingFiles=p;function w(){const s=u(76760);return w=function(){return s},s}function M(){
const s=u(57975);return M=function(){return s},s}function $(){const s=u(77680);return $=function(){return s},s}function b(){
const s=u(86191);return b=function(){return s},s}function E(){const s=u(59867);return E=function(){return s},s}function j(){
const s=u(3463);return j=function(){return s},s}function N(){const s=u(95244);return N=function(){return s},s}function L(){
const s=u(95132);return L=function(){return s},s}function P(){const s=u(36773);return P=function(){return s},s}function f(){
const s=u(12154);return f=function(){return s},s}function h(){const s=u(75597);return h=function(){return s},s}async function p(s){
const l=s.genes.filter(({change:A})=>A.kind!=="removed"),a=y(s),v=l.some(({commands:A})=>A.length>0);if(!v&&a.length===0)
return[];const S={launched:new Map([...await d(a,s),...t(l)]),hidden:await g(s),keepsCommand:l.some(r),warns:v};return(await Promise.
all(s.change.files.filter(({path:A})=>(0,h().alwaysForbidden)(A)===void 0).map(A=>i(A,s,S)))).flat().toSorted((A,T)=>Number(
T.isNew)-Number(A.isNew)).map(({path:A,why:T,isNew:F,isWarning:I})=>{const k=s.tree.stat(A)?.size,H={path:A,why:T,isNew:F,
bytes:k??-1},D={...k!==void 0&&{location:{path:A,line:1,column:1}},...I&&{severity:"warning"}};return(0,L().finding)("ch\
eck-decided-by",H,D)})}function y({assets:s,genes:l}){const a=new Set(l.map(({asset:v})=>v));return s.present.filter(v=>v.
type==="Gene"&&!a.has(v)&&(0,$().commandsToRun)(v).length>0)}const O=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function d(s,{
judge:l,clock:a,change:v}){const S=v.files.map(({path:T})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(T)?.[1]??T),C=new Map,A=new Set;
for(const T of s){const F=l.forFile(T.path);for(const I of(0,$().commandsToRun)(T)){if(!O.test(I)&&!S.some(D=>I.includes(
D)))continue;const k=JSON.stringify([F.terms.cwd,I]);if(A.has(k))continue;A.add(k),await a.tick();const{reading:H}=await F.
command(I);for(const D of(0,b().startedFiles)(H))C.set(D,I)}}return C}async function g({change:s,exempt:l,tree:a}){const S=(await(0,f().
markHiddenFiles)((0,f().countedFiles)(s,l,a),a)).filter(({veil:C,lines:A})=>C==="no_diff"&&A>0);return new Set(S.map(({path:C})=>C))}
function t(s){const l=s.flatMap(a=>a.commands);return new Map(l.flatMap(({command:a,reading:v})=>(0,b().startedFiles)(v).
map(S=>[S,a])))}function r({change:{before:s},commands:l}){const a=s?.value.validation;return Array.isArray(a)&&l.some(({
command:v})=>a.includes(v))}async function i(s,l,a){const{path:v}=s,S=await e(s,l,a);if(!a.hidden.has(v))return S;const A=[
...S,{why:"git does not show its difference (`.gitattributes`)"}].map(T=>T.why).join("; ");return[{path:v,isNew:s.status===
"added",...S[0],why:A}]}async function e({path:s,status:l,oldPath:a},{tree:v,baseTree:S},{launched:C,keepsCommand:A,warns:T}){
const F=l==="added",I=l==="renamed"?a:l==="deleted"?s:void 0;if(I!==void 0&&(0,N().isTest)(I)&&(l==="deleted"||!(0,N().isTest)(
s))){const J=l==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:I,why:`a test: ${J}`,isNew:!1,isWarning:T}]}
const k=C.get(s);if(k!==void 0)return[{path:s,why:`\`${k}\` starts it`,isNew:F}];if(/(?:^|\/)package\.json$/.test(s))return o(
s,F,v,S);if((0,N().isLockfile)(w().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:F}];
const H=(0,N().toolThatFinds)(s);if(H===void 0)return[];const D=`${H} finds it by its name${l==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:D,isNew:F,isWarning:F&&A}]}const n=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function o(s,l,a,v){const S=(0,j().objectIn)(await(0,E().readJsonFile)(v,s)),C=(0,j().objectIn)(await(0,E().readJsonFile)(
a,s)),A=n.filter(I=>!(0,M().isDeepStrictEqual)(S[I],C[I])),T=c((0,j().objectIn)(S.scripts),(0,j().objectIn)(C.scripts)),
F=[...T.length>0?[`npm scripts ${(0,P().inCode)(T)}`]:[],...A.length>0?[(0,P().inCode)(A)]:[]];return F.length===0?[]:[{
path:s,why:`its ${F.join(", ")} differ`,isNew:l}]}function c(s,l){const[a,v]=[new Map(Object.entries(s)),new Map(Object.
entries(l))];return[...new Set([...a.keys(),...v.keys()])].filter(C=>!(0,M().isDeepStrictEqual)(a.get(C),v.get(C)))}},1348:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.gateChange=p,m.gateFindings=y;function w(){const t=u(53916);return w=
function(){return t},t}function M(){const t=u(18744);return M=function(){return t},t}function $(){const t=u(74238);return $=
function(){return t},t}function b(){const t=u(24666);return b=function(){return t},t}function E(){const t=u(95244);return E=
function(){return t},t}function j(){const t=u(32854);return j=function(){return t},t}function N(){const t=u(95132);return N=
function(){return t},t}function L(){const t=u(90331);return L=function(){return t},t}function P(){const t=u(39869);return P=
function(){return t},t}function f(){const t=u(92299);return f=function(){return t},t}function h(){const t=u(3733);return h=
function(){return t},t}function p(t){const{shared:r}=t.loadedPolicy;return t.changedNames.size===0?[]:y({...t,shared:r})}
async function y(t){const{policyPath:r,baseTree:i,tree:e,shared:n}=t,o=await(0,f().findGate)(i),c=(0,f().lateGate)(o),s=r===
void 0?[]:await(0,L().looserKeys)(i,e,n),l=o.deciding.size>0?await O(o,t):[];return[...[[$().POLICY_PATH,s],...l].filter(
([,a])=>a.length>0).map(([a,v])=>(0,N().finding)("gate-weakened",{path:a,effects:v},(0,P().atFile)(a))),...c?[(0,N().finding)(
"gate-runs-late",c,(0,P().atFile)(c.path))]:[]]}async function O(t,{baseTree:r,tree:i,policy:e,changedNames:n}){const o=await(0,f().
findGate)(i),c=(0,M().assetPathTest)(e),s=new Set([...t.deciding,...o.deciding]),l=[...s].map(async S=>{const C=await(0,h().
readActionsFile)(r,S);return[S,d(C,await(0,h().readActionsFile)(i,S))]}),v=[...n].filter(S=>!s.has(S)&&(0,w().dirname)(S)!==
h().WORKFLOWS&&S!==$().POLICY_PATH&&!S.startsWith(b().COPIES)&&!c(S)).map(S=>{const C=g(S,t.steps);return[S,C===void 0?[]:
[`it changes, and ${C}`]]});return[...await Promise.all(l),...v]}function d(t,r){return t===void 0?["the file is added, \
and mentions the gate"]:r===void 0?["the file is removed, or replaced by another one"]:t.text===r.text?[]:t.value!==void 0&&
r.value!==void 0?(0,h().changedKeys)(t.value,r.value):["it changes, and is not a valid workflow"]}function g(t,r){const i=(0,w().
basename)(t),e=r.filter(({late:c})=>c!==void 0);return(E().isPackageFile(i)||E().isLockfile(i)||(0,j().isWithin)(t,".yar\
n"))&&e.some(({installs:c})=>c)?"a package manager reads it before the gate, or to start it":E().isDocument(t)||E().isLockfile(
i)?void 0:f().GATE.test(i)?"its name is that of the gate":r.some(({folder:c})=>c!==void 0&&(0,j().isWithin)(t,c))?"belon\
gs to a local action of the gate's job":r.some(c=>(0,f().namesFile)(c,t))?"stands in the gate's job, or in one that this\
 needs":(E().isRunnable(t)||E().toolThatFinds(t)!==void 0)&&e.some(({runsCode:c})=>c)?"can run before the gate, which a \
job of its own avoids":void 0}},92299:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.GATE=void 0,m.findGate=
N,m.lateGate=y,m.namesFile=p;function w(){const n=u(3463);return w=function(){return n},n}function M(){const n=u(95244);
return M=function(){return n},n}function $(){const n=u(11331);return $=function(){return n},n}function b(){const n=u(3733);
return b=function(){return n},n}const E=m.GATE=/gene-gate/i,j=10;async function N(n){const o=await(0,b().readWorkflows)(
n),c=[...o.values()],l=c.flatMap(({value:F})=>(0,b().partsIn)(F)).map(F=>(0,w().objectIn)(F.with)).map(F=>(0,w().textIn)(
F,"check-name").trim()).filter(Boolean),a=({value:F,text:I})=>{const k=F?JSON.stringify(F):I;return E.test(k)||l.some(H=>k.
includes(JSON.stringify(H)))},v=new Set(c.filter(a).map(({path:F})=>F)),S=F=>(0,b().calledPaths)(F).some(I=>v.has(I));for(let F=0;F<
j;F+=1)for(const{path:I,value:k}of c)S(k)&&v.add(I);const C=new Set(v);for(const F of C){const I=o.get(F)?.value,k=[(0,w().
objectIn)((0,w().objectIn)(I?.on).workflow_run).workflows].flat(),H=c.filter(D=>k.includes(D.value?.name??D.path));for(const D of(0,b().
calledPaths)(I))o.has(D)&&C.add(D);for(const D of H)C.add(D.path)}const A=F=>S(F)||E.test(O([(0,w().textIn)(F,"uses").split(
"@")[0],F.run])),T=c.filter(({path:F})=>C.has(F)).flatMap(F=>[...(0,b().jobsOf)(F)].map(([I,k])=>({file:F,id:I,job:k}))).
filter(F=>L(F,A));return{files:o,deciding:C,jobs:T,steps:T.flatMap(F=>P(F,A))}}function L({id:n,job:o},c){const s=(0,b().
partsIn)(o).filter(({uses:l})=>!/-artifact@/.test(`${l}`));return s.some(c)||E.test(O([n,o.name,s.map(l=>l.with)]))}function P({
file:n,id:o,job:c},s){const l=(0,b().jobsOf)(n),a=(0,b().stepsOf)(c).findLastIndex(s),v=c.uses!==void 0?-1:a<0?Number.POSITIVE_INFINITY:
a,S=/\bneeds\b/.test(O({...c,needs:""})),C=new Set([o]);for(const I of C)for(const k of[l.get(I)?.needs??[]].flat())C.add(
String(k));const A=n.value?.on,F=((0,w().isMapping)(A)?Object.keys(A):[A].flat()).every(I=>I==="workflow_run");return[...C].
flatMap(I=>(0,b().stepsOf)(l.get(I)??{}).flatMap((k,H)=>{const D=!F&&(I===o?H<=v:S),J=`\`jobs.${I}.steps[${H}]\` of \`${n.
path}\` (${f(k)})`,R=D?{path:n.path,step:J}:void 0;return h(k,[l.get(I),n.value],R,s(k))}))}function f(n){return typeof n.
uses!="string"?"a command":(0,b().calledPaths)(n).length>0?"a local action":"an action"}function h(n,o,c,s){const l=(0,b().
calledPaths)(n),[a]=l,v=a===void 0&&typeof n.uses=="string";if(v&&(c===void 0||s||t(n)))return[];const S=o.map(D=>[D?.defaults,
D?.env]),C=O([{...n,name:"",uses:""},l,S]).toLowerCase(),A=new Set(C.split(/[^\w.-]+/).map(D=>D.replace(/\.+$/,""))),T=O(
n.run),F=v||a!==void 0||e(T),I=v||r(T),k=g.test(O(n))||!(F||I);return[{words:A,startsGate:s,folder:a,runsCode:F,installs:I,
...c&&!(s&&a===void 0&&k)&&{late:c}}]}function p({words:n,startsGate:o},c){const s=c.toLowerCase().split("/"),l=s.pop()??
"",a=o?(0,M().toolThatFinds)(c):void 0;return(n.has(l)||a!==void 0&&n.has(a))&&s.every(S=>n.has(S))}function y({steps:n}){
const o=n.flatMap(a=>a.late??[]),[c]=o,s=[...new Set(o.map(({step:a})=>a))],l=n.some(a=>a.late&&a.startsGate);return c&&
{path:c.path,steps:s,startsGate:l}}function O(n){return typeof n=="string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="o\
bject"||n===null?"":Object.values(n).map(O).join(`
`)}const d=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),g=/RUNNER_TEMP|runner\.temp/;
function t({uses:n,with:o}){const c=String(n).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return g.
test(O(o));const s=Object.entries((0,w().objectIn)(o)).filter(([l])=>/install|bundler/.test(l));return d.has(c)&&s.every(
([,l])=>`${l||!1}`=="false")}function r(n){const o=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||o.some(c=>(0,$().programNamed)(c)?.kind==="manager")}const i=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function e(n){const c=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),s=l=>{const[a=""]=l.trim().replace(/^sudo +/,"").split(/\s/),v=E.test(l)&&r(a);return i.test(a)||
v||(0,$().programNamed)(a)?.kind==="downloader"};return!c.every(s)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},3733:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.WORKFLOWS=void 0,m.calledPaths=O,m.changedKeys=t,m.jobsOf=h,m.parseMapping=
f,m.partsIn=y,m.readActionsFile=P,m.readWorkflows=d,m.stepsOf=p;function w(){const r=u(53916);return w=function(){return r},
r}function M(){const r=u(57975);return M=function(){return r},r}function $(){const r=u(69873);return $=function(){return r},
r}function b(){const r=u(3463);return b=function(){return r},r}function E(){const r=u(32854);return E=function(){return r},
r}function j(){const r=u(93028);return j=function(){return r},r}const N=m.WORKFLOWS=".github/workflows",L=1024*1024;async function P(r,i){
const{kind:e,size:n=0}=r.stat(i)??{};if(!(0,j().isRegular)(e))return;if(n>L)return{path:i,text:"",value:void 0};const o=(await r.
read(i)).toString("utf8");return{path:i,text:o,value:f(o)}}function f(r){if(!(0,b().isNestedTooDeep)(r))try{const i=(0,$().
parseDocument)(r,{prettyErrors:!1});if(i.errors.length>0)return;const e=i.toJS({maxAliasCount:100});return(0,b().isMapping)(
e)?e:void 0}catch{return}}function h({value:r}){const i=Object.entries((0,b().objectIn)(r?.jobs));return new Map(i.filter(
e=>(0,b().isMapping)(e[1])))}function p({steps:r}){return Array.isArray(r)?r.filter(b().isMapping):[]}function y(r){return typeof r!=
"object"||r===null?[]:(0,b().isMapping)(r)&&[r.run,r.uses].some(e=>typeof e=="string")?[r]:Object.values(r).flatMap(y)}function O(r){
return y(r).flatMap(i=>{const e=(0,b().textIn)(i,"uses"),n=e.startsWith("./")?(0,E().normalise)(e.split("@")[0]??""):void 0;
return n===void 0?[]:[n,(0,w().join)(n,"action.yml"),(0,w().join)(n,"action.yaml")]})}async function d(r){const i=new Map,
e=new Set(r.list(N).map(({path:n})=>n));for(const n of e){const o=/\.ya?ml$/.test(n)?await P(r,n):void 0;o&&i.set(n,o);for(const c of O(
o?.value))e.add(c)}return i}const g=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function t(r,i,e=""){if((0,M().isDeepStrictEqual)(
r,i)||g.test(e))return[];const[n,o]=[r,i].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!n||
!o||Array.isArray(r)!==Array.isArray(i)?[`\`${e}\` changes`]:[...new Set([...n.keys(),...o.keys()])].flatMap(c=>t(n.get(
c),o.get(c),e===""?c:`${e}.${c}`))}},90331:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.ignoredInputs=
g,m.looserKeys=p,m.policyFile=N;function w(){const t=u(81961);return w=function(){return t},t}function M(){const t=u(74238);
return M=function(){return t},t}function $(){const t=u(49875);return $=function(){return t},t}function b(){const t=u(24666);
return b=function(){return t},t}function E(){const t=u(95132);return E=function(){return t},t}function j(){const t=u(39869);
return j=function(){return t},t}async function N(t){const{policyPath:r,changedNames:i,tree:e,baseTree:n}=t;return r===void 0?
[]:[...[...i].some(c=>c===r||c.startsWith(b().COPIES))?await h(t):[],...L(e,n)]}function L(t,r){const i=t.stat(M().POLICY_PATH)?
f(t,r):(0,$().findNearPolicy)(t);if(i===void 0)return[];const{path:e,fault:n}=i,o=`it ${n}, and the gate reads only the \
regular file \`${M().POLICY_PATH}\``;return[(0,E().finding)("policy-broken",{path:e,mistake:o},(0,j().atFile)(e))]}const P=M().
POLICY_PATH.replace(/yml$/,"yaml");function f(t,r){return t.stat(P)!==void 0&&r.stat(P)===void 0?{path:P,fault:"is besid\
e the policy"}:void 0}async function h({baseTree:t,tree:r,loadedPolicy:i}){const{policy:e,shared:n}=i,[o,c]=await Promise.
all([(0,M().readPolicyIn)(t,n),(0,M().readPolicyIn)(r,n)]),s=M().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:v,
column:S,message:C})=>(0,E().finding)("policy-broken",{path:s,mistake:C},{location:{path:s,line:v,column:S}}));const l="\
policy"in o?o.policy:e,a="missing"in c?[y(c.missing.source)]:(0,w().comparePolicies)(l,c.policy).map(d);return[(0,E().finding)(
"policy-changed",{path:s,effects:a},(0,j().atFile)(s))]}async function p(t,r,i){const[e,n]=[t.stat(M().POLICY_PATH),r.stat(
M().POLICY_PATH)];if(e===void 0)return[];if(e.oid!==void 0&&e.oid===n?.oid&&e.kind===n.kind&&i===void 0)return[];const[c,
s]=await Promise.all([(0,M().readPolicyIn)(t,i),(0,M().readPolicyIn)(r,i)]);if("mistakes"in c||"mistakes"in s||"missing"in
c)return[];if("missing"in s)return[y(s.missing.source)];const l=(0,w().comparePolicies)(c.policy,s.policy).filter(({loosens:a})=>a);
return[...n===void 0?["the policy is removed"]:[],...l.map(d)]}function y(t){return`extends: ${(0,b().sharedName)(t)}, w\
hich cannot be compared; commit it as ${(0,b().copyPath)(t)}`}const O=160;function d({key:t,change:r,direction:i,loosens:e}){
const n=!e&&r.length>O?`${r.slice(0,O).replace(/[\ud800-\udbff]$/,"")}\u2026`:r;return`${t}: ${n}${i===void 0||e&&i==="t\
ighter"?"":` (${i})`}`}function g({loadedPolicy:t}){return t.ignoredInputs.map(r=>(0,E().finding)("input-loosens-policy",
{...r}))}},75597:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.alwaysForbidden=N,m.forbiddenPaths=L,
m.protectedPaths=h;function w(){const t=u(41330);return w=function(){return t},t}function M(){const t=u(84831);return M=
function(){return t},t}function $(){const t=u(32854);return $=function(){return t},t}function b(){const t=u(95132);return b=
function(){return t},t}function E(){const t=u(39869);return E=function(){return t},t}const j=[".git","node_modules"];function N(t){
const r=j.filter(e=>(0,M().mayBeSpelled)(t,e));if(r.length===0)return;const i=((0,$().normalise)(t)??t).split("/");return r.
find(e=>i.some(n=>(0,M().isSpellingOf)(n,e)))}function L({touched:t,touchesOf:r,policy:i}){const e=t.flatMap(P),n=j.flatMap(
c=>(0,E().someTouches)(e.flatMap(({touch:s,...l})=>l.directory===c?s:[])).map(s=>(0,b().finding)("forbidden-path",{entry:c,
by:"nothing may touch",...s},(0,E().atFile)(s.path)))),o=i.blast_radius.forbidden_paths.flatMap(c=>(0,E().someTouches)(r(
c)).map(s=>(0,b().finding)("forbidden-path",{entry:c,by:"the policy forbids",...s},(0,E().atFile)(s.path))));return[...n,
...o]}function P({path:t,via:r}){const i=N(t),e=i??N(r);return e===void 0?[]:[{directory:e,touch:{path:t,via:i===void 0?
r:""}}]}const f=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT\
.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function h(t){const{touched:r,policy:i,policyPath:e,change:n,
tree:o,genes:c}=t,s=y(n,o),l=c.some(({binds:S})=>S),a=d(i.blast_radius.protected_paths),v=d(f);return r.flatMap(S=>{const{
path:C}=S,A=s.get(C),T=g(S),F=a(T),I=C===e?void 0:v(T);if(F===void 0&&I===void 0)return[];const k=F===void 0?{path:C,pattern:I??
"",by:"the default list"}:{path:C,pattern:F,by:"the policy"},H=F!==void 0||A!==void 0&&l,D={...(0,E().atFile)(C),severity:H?
"error":"warning",harm:F!==void 0||p(C)?"danger":"broken"};return[A===void 0?(0,b().finding)("protected-path",k,D):(0,b().
finding)("protected-file-destroyed",{...k,how:A},D)]})}function p(t){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(t)}function y(t,r){const i=new Map;for(const{status:e,path:n,oldPath:o}of t.files)e==="deleted"&&i.set(n,"deletes"),
o!==void 0&&i.set(o,"deletes"),(e==="modified"||e==="type_changed")&&r.stat(n)?.size===0&&i.set(n,"empties");return i}const O={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function d(t){const r=t.map(i=>{const e=(0,w().default)(i,O);return{pattern:i,covers:o=>e(
o)||(0,$().isWithin)(o,i,{ignoreCase:!0})}});return i=>r.find(({covers:e})=>i.some(e))?.pattern}function g({path:t,via:r}){
return r===""?[t]:[t,r]}},66503:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.storeRoots=j;function w(){
const f=u(76760);return w=function(){return f},f}function M(){const f=u(68450);return M=function(){return f},f}function $(){
const f=u(59867);return $=function(){return f},f}function b(){const f=u(95132);return b=function(){return f},f}function E(){
const f=u(39869);return E=function(){return f},f}async function j(f){const{genes:h,tree:p}=f,y=h.flatMap(({asset:g,store:t,
change:r})=>r.kind==="removed"?[]:[[t.path,{store:t,file:g.path}]]),O=N(f),d=[...new Map(y).values()].map(g=>L(g,p));return[
...O,...(await Promise.all(d)).flat()]}function N({assets:f,policy:h,tree:p,baseTree:y}){const O=new Map;for(const d of f.
files){const{path:g,root:t}=(0,M().storeOf)(d,{policy:h,tree:y}),r=(0,M().storeOf)(d,{policy:h,tree:p}).root;if(y.stat(g)===
void 0||t===r||O.has(g))continue;const i={store:P(g),root:P(t),others:[P(r)]},e={...(0,E().atFile)(d),severity:"warning"};
O.set(g,(0,b().finding)("store-root-unclear",{...i,because:"moves"},e))}return[...O.values()]}async function L({store:{path:f,
root:h,named:p},file:y},O){const d={store:P(f),root:P(h)};if(O.stat(h)?.kind!=="directory"){const r=p===!0;return[(0,b().
finding)("store-root-missing",{...d,named:r},(0,E().atFile)(y))]}if(await(0,$().readPackageJson)(O,h)===$().INVALID){const r=w().
posix.join(h,"package.json"),i={...(0,E().atFile)(y),severity:"warning",layer:"change"};return[(0,b().finding)("package-\
json-invalid",{path:r},i)]}const g=(0,M().packagesAbove)(O,f).filter(r=>r!==h);if(p===!0||g.length===0)return[];const t={
...d,others:g.map(P),because:"manifest"};return[(0,b().finding)("store-root-unclear",t,(0,E().atFile)(y))]}function P(f){
return f===""?".":f}},90350:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.unauditableFiles=j,m.unprovenMerge=
h;function w(){const p=u(32854);return w=function(){return p},p}function M(){const p=u(95132);return M=function(){return p},
p}function $(){const p=u(39869);return $=function(){return p},p}const b="160000",E=".gitmodules";function j({genes:p,change:y,
tree:O}){if(!p.some(({binds:i})=>i))return[];const[d,...g]=y.files.filter(N).map(({path:i})=>i),[t,...r]=y.files.filter(
({path:i,newMode:e})=>e===$().SYMLINK&&L(i,O)).map(({path:i})=>i);return[...d===void 0?[]:[(0,M().finding)("submodule-ch\
anged",{path:d,...f(g)},(0,$().atFile)(d))],...t===void 0?[]:[(0,M().finding)("symlink-leaves-tree",{path:t,target:O.readlink(
t)??"",...f(r)},(0,$().atFile)(t))]]}function N({path:p,newMode:y,status:O}){return y===b||p===E&&O!=="deleted"}function L(p,y){
const{kind:O}=(0,w().resolveInTree)(y,p);return O==="outside"||O==="loop"}const P=9;function f(p){const y=p.length-P;return{
...p.length>0&&{likewise:p.slice(0,P)},...y>0&&{more:y}}}function h({unprovenMerge:p}){return p?[(0,M().finding)("merge-\
not-proven",{merge:p.commit,reason:p.reason})]:[]}},72025:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.ask=E,m.assetNotJudged=N,m.notChecked=P,m.ofChange=b;function w(){const f=u(27199);return w=function(){return f},f}function M(){
const f=u(95132);return M=function(){return f},f}function $(){const f=u(50661);return $=function(){return f},f}function b(f){
return(h,...p)=>(0,$().isChange)(h)?f(h,...p):[]}async function E(f,h,...p){const y=Object.entries(f).map(async([O,d])=>{
try{return await d(h,...p)}catch(g){return[j(O,g,p)]}});return(await Promise.all(y)).flat()}function j(f,h,[p]){return p===
void 0?(0,M().notJudged)(`the change; the check "${f}" failed`,h):N(p.asset,h,`; the check "${f}" failed`)}function N(f,h,p=""){
const y=`the ${f.type} \`${f.id}\`${p}`;return(0,M().notJudged)(y,h,L(f))}function L(f){try{return(0,w().placeOf)(f)}catch{
return{location:{path:f.path,line:1,column:1},subject:(0,w().subjectOf)(f)}}}function P(f,{path:h,detail:p},y){return(0,M().
finding)("claim-not-checked",{claim:f,why:`${p} of the log \`${h}\``},y)}},70716:function(G,m,u){Object.defineProperty(m,
"__esModule",{value:!0}),m.SUBJECT_CHECKS=m.REMOVED_GENE_CHECKS=m.GENE_CHECKS=m.CLAIM_CHECKS=void 0;function w(){const a=u(
44786);return w=function(){return a},a}function M(){const a=u(37542);return M=function(){return a},a}function $(){const a=u(
19177);return $=function(){return a},a}function b(){const a=u(1348);return b=function(){return a},a}function E(){const a=u(
90331);return E=function(){return a},a}function j(){const a=u(75597);return j=function(){return a},a}function N(){const a=u(
66503);return N=function(){return a},a}function L(){const a=u(90350);return L=function(){return a},a}function P(){const a=u(
72025);return P=function(){return a},a}function f(){const a=u(52117);return f=function(){return a},a}function h(){const a=u(
97004);return h=function(){return a},a}function p(){const a=u(93198);return p=function(){return a},a}function y(){const a=u(
59613);return y=function(){return a},a}function O(){const a=u(48550);return O=function(){return a},a}function d(){const a=u(
10255);return d=function(){return a},a}function g(){const a=u(85881);return g=function(){return a},a}function t(){const a=u(
93290);return t=function(){return a},a}function r(){const a=u(73566);return r=function(){return a},a}function i(){const a=u(
47771);return i=function(){return a},a}function e(){const a=u(36974);return e=function(){return a},a}function n(){const a=u(
42804);return n=function(){return a},a}const o=m.SUBJECT_CHECKS={"asset-files":f().assetFiles,"genes-outside":(0,P().ofChange)(
f().genesOutside),"forbidden-paths":(0,P().ofChange)(j().forbiddenPaths),"protected-paths":(0,P().ofChange)(j().protectedPaths),
"policy-file":(0,P().ofChange)(E().policyFile),"gate-change":(0,P().ofChange)(b().gateChange),"agent-files":(0,P().ofChange)(
({agentFiles:a})=>a.flatMap(({findings:v})=>v)),"changed-instructions":(0,P().ofChange)(w().changedInstructions),"stale-\
instructions":(0,P().ofChange)(w().staleInstructions),"ignored-inputs":(0,P().ofChange)(E().ignoredInputs),"audit-logs":(0,P().
ofChange)(M().auditLogs),"unauditable-files":(0,P().ofChange)(L().unauditableFiles),"unproven-merge":(0,P().ofChange)(L().
unprovenMerge),"hard-cap":(0,P().ofChange)(n().hardCap),"store-roots":(0,P().ofChange)(N().storeRoots),"deciding-files":(0,P().
ofChange)($().decidingFiles),"missing-genes":g().missingGenes,"event-chain":p().eventChain,"unresolved-references":g().unresolvedReferences,
"genes-still-named":(0,P().ofChange)(g().genesStillNamed),"engine-seeds":(0,P().ofChange)(h().engineSeeds),"activated-se\
eds":(0,P().ofChange)(h().activatedSeeds),"removed-scripts":(0,P().ofChange)(t().removedScripts),"claimed-radius":(0,P().
ofChange)(y().claimedRadius),"claimed-streak":i().claimedStreak,estimates:(0,P().ofChange)(y().estimates),"look-alike-id\
s":O().lookAlikeIds,"repeated-ids":O().repeatedIds,unidentified:r().unidentified},c=m.CLAIM_CHECKS={"self-description":r().
selfDescription,"capsule-fields":r().capsuleFields,envelope:d().envelope},s=m.GENE_CHECKS={"incomplete-gene":e().incompleteGene,
"validation-list":e().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,P().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,P().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,P().ofChange)(
n().geneBlastRadius),"declared-paths":(0,P().ofChange)(n().declaredPaths),"self-description":r().selfDescription,envelope:d().
envelope},l=m.REMOVED_GENE_CHECKS={"removed-gene":(0,P().ofChange)(e().removedGene),"gene-blast-radius":(0,P().ofChange)(
n().geneBlastRadius),"declared-paths":(0,P().ofChange)(n().declaredPaths)}},52117:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.assetFiles=E,m.assetProblemFinding=j,m.genesOutside=L;function w(){const f=u(18744);return w=
function(){return f},f}function M(){const f=u(94534);return M=function(){return f},f}function $(){const f=u(93028);return $=
function(){return f},f}function b(){const f=u(95132);return b=function(){return f},f}function E({problems:f}){return f.filter(
({rule:h})=>h!=="outside-globs").map(j)}function j({before:f,...h}){const{rule:p,detail:y,location:O,id:d,severity:g}=h,
r={location:O,...d===void 0?{}:{subject:{id:d}},...g&&{severity:g}};return f?{...(0,b().finding)(p,{detail:y},{...r,severity:"\
notice"}),before:f}:(0,b().finding)(p,{detail:y},r)}const N=5;async function L(f){const h=f.problems.filter(({rule:y})=>y===
"outside-globs");return(await f.clock.all(h,async y=>{const O=await P(y.location.path,f);return O.some(({severity:g})=>g===
"error")?O:[j(y),...O]})).flat()}async function P(f,h){const{change:p,tree:y,baseTree:O,policy:d,judge:g}=h,t=(0,M().assetLimits)(
d.assets.max_file_bytes),r=async(o,c)=>{const{kind:s,size:l=0}=o.stat(c)??{};return!(0,$().isRegular)(s)||l>t.maxBytes?[]:
(0,w().strayGenes)(c,await o.read(c,t.maxBytes),t)},i=p.files.find(o=>o.path===f)?.oldPath??f,e=new Set((await r(O,i)).flatMap(
({commands:o})=>o)),n=[];for(const{location:o,commands:c}of await r(y,f))for(const s of c){const{findings:l}=await g.command(
s),a=l.find(C=>C.danger!==void 0)?.danger;if(a===void 0||n.length===N)continue;const v=`a Gene whose command \`${s}\` ${a}`,
S=e.has(s)?"notice":"error";n.push({...(0,b().finding)("outside-globs",{detail:v},{location:o,severity:S,harm:"danger"}),
danger:a})}return n}},97004:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=N,m.asNotice=
f,m.blockedGenes=E,m.engineSeeds=L,m.lacksEngine=P;function w(){const h=u(27199);return w=function(){return h},h}function M(){
const h=u(77680);return M=function(){return h},h}function $(){const h=u(13580);return $=function(){return h},h}function b(){
const h=u(95132);return b=function(){return h},h}async function E(h,p,y){const O=new Map;for(const d of h){const{gene:g}=d.
value,t=p.find(n=>n.type==="Gene"&&n.id===g),r=t&&await j(t,y);if(t===void 0||r===void 0)continue;const i=`the command \`${r}\
\` of its gene \`${t.id}\` is blocked`,e={capsule:d.id,why:i};O.set(d,(0,b().finding)("capsule-not-eligible",e,(0,w().placeOf)(
d,["gene"])))}return O}async function j(h,p){const y=p.forFile(h.path);for(const O of(0,M().commandsToRun)(h)){const{verdict:d}=await y.
command(O);if(d==="block")return O}}async function N({assets:h,judge:p}){const y=[];for(const O of h.activated??[]){const d=await j(
O,p);d!==void 0&&y.push((0,b().finding)("seed-activated-blocked",{gene:O.id,command:d},(0,w().placeOf)(O,["validation"])))}
return y}function L({seeds:h,genes:p}){const[y]=h.keys();if(y===void 0)return[];const O=[...h.values()].sort((t,r)=>t.localeCompare(
r,"en",{numeric:!0})),d={ids:[...new Set([...h.keys()].map(({id:t})=>t))],count:h.size,oldest:O[0]??"",newest:O.at(-1)??
"",idle:p.filter(({asset:t,commands:r})=>h.has(t)&&P(r)).length},g=d.idle>0?"warning":"notice";return[(0,b().finding)("e\
ngine-seeds",d,{location:y.locate(),severity:g})]}function P(h){return h.some(({findings:p})=>p.some(({rule:y})=>(0,$().
ruleOf)(y).absent===!0))}function f(h){return(h.harm??(0,$().ruleOf)(h.rule).harm)==="danger"?h:{...h,severity:"notice"}}},
72391:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=d,m.judgeCapsules=f;function w(){
const o=u(27199);return w=function(){return o},o}function M(){const o=u(13580);return M=function(){return o},o}function $(){
const o=u(95132);return $=function(){return o},o}function b(){const o=u(72025);return b=function(){return o},o}function E(){
const o=u(59613);return E=function(){return o},o}function j(){const o=u(85475);return j=function(){return o},o}function N(){
const o=u(21471);return N=function(){return o},o}function L(){const o=u(57733);return L=function(){return o},o}function P(){
const o=u(47771);return P=function(){return o},o}function f({changes:o,present:c,unread:s},l,a,v=new Map){const S=o.filter(
O);if(S.length===0)return[];const C=(0,P().streakCounter)((0,P().eventsIn)({changes:o,present:c,unread:s}),!0),A=s.at(-1),
T=a&&h(S,a);return S.map(({kind:F,asset:I,before:k})=>{if(F==="removed")return{change:F,asset:I,eligible:null,eligibility:null,
reasons:[]};const H=F==="added"?T:k&&(0,E().sizeOf)(k.value.blast_radius),D=y(I,()=>{const B=C(I),U=A===void 0||B.ended?
B:{...B,unread:A},K=v.get(I);return[...d(I,U,l,H),...K?[K]:[]]}),J=(0,$().eligibilityOf)(D);return{change:F,asset:I,eligible:J===
"eligible",eligibility:J,reasons:D}})}function h(o,c){const s=o.filter(({kind:v})=>v==="added").map(({asset:v})=>(0,E().
sizeOf)(v.value.blast_radius)??{files:0,lines:0}),l=v=>s.reduce((S,C)=>S+C[v],0);return l("files")>=c.files&&l("lines")>=
c.lines?void 0:c}function p(o){const{otherAsset:c}=(0,M().ruleOf)(o.rule);return o.severity==="error"||(0,$().isMissingEvidence)(
o)||c===!0}function y(o,c){try{return[...c(),...(0,L().promotionSchemaFindings)(o),...(0,j().identityFindings)(o,"hand")].
filter(p)}catch(s){return[(0,b().assetNotJudged)(o,s)]}}function O({asset:o}){return o.type==="Capsule"}function d(o,c,s,l={
files:0,lines:0}){const{status:a,score:v}=i(o.value.outcome),S=i(o.value.blast_radius),C={capsule:o.id},A=(...F)=>(0,w().
placeOf)(o,F),T=[];if(a!=="success"){const F=`\`outcome.status\` is ${n(a)}, but it must be "success"`;T.push((0,$().finding)(
"capsule-not-eligible",{...C,why:F},A("outcome","status")))}if(!e(v,s.min_score,1)){const F=`a number from ${s.min_score}\
 to 1`,I=`\`outcome.score\` is ${n(v)}, but it must be ${F}`;T.push((0,$().finding)("capsule-not-eligible",{...C,why:I},
A("outcome","score")))}for(const F of["files","lines"]){const I=s[`max_${F}`],k=Math.max(l[F],c.radius?.[F]??0);if(e(S[F],
1,I)&&k<=I)continue;const H=n(S[F]),D=k>I?`${k} (claimed: ${H})`:H,J=`\`blast_radius.${F}\` is ${D}, but it must be ${g(
I)}`;T.push((0,$().finding)("capsule-not-eligible",{...C,why:J},A("blast_radius",F)))}if(c.unmeasured!==void 0){const F=`\
\`blast_radius.files\` is not a size in the event \`${c.unmeasured}\`, but it must be ${g(s.max_files)}`;T.push((0,$().finding)(
"capsule-not-eligible",{...C,why:F},A("blast_radius")))}return c.count<s.min_success_streak&&T.push(...t(o,c,s.min_success_streak)),
T}function g(o){return`a number from 1 to ${o}`}function t(o,{count:c,unread:s,failed:l,uncounted:a=[]},v){const S=(0,w().
placeOf)(o),C={capsule:o.id};if(l!==void 0){const F=`the event \`${l}\`, the newest one that names it, is not a success`;
return[(0,$().finding)("capsule-not-eligible",{...C,why:F},S)]}if(s!==void 0){const F=`whether the Capsule \`${o.id}\` ha\
s enough consecutive successes`;return[(0,b().notChecked)(F,s,{...S,severity:"error"})]}const A=a.slice(0,r).map(({event:F,
why:I})=>`the event \`${F}\` does not count: ${I}`),T={...C,streak:c,least:v,uncounted:A};return[(0,$().finding)("capsul\
e-streak",T,S)]}const r=5;function i(o){return(0,w().isJsonObject)(o)?o:{}}function e(o,c,s){return typeof o=="number"&&
o>=c&&o<=s}function n(o){return o===void 0?"missing":(0,N().describeJson)(o)}},93198:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.eventChain=L;function w(){const d=u(76760);return w=function(){return d},d}function M(){const d=u(
27199);return M=function(){return d},d}function $(){const d=u(28894);return $=function(){return d},d}function b(){const d=u(
95132);return b=function(){return d},d}function E(){const d=u(36773);return E=function(){return d},d}function j(){const d=u(
72025);return j=function(){return d},d}function N(){const d=u(85475);return N=function(){return d},d}function L({assets:{
changes:d,present:g,unread:t}}){const r=g.filter(({type:a})=>a==="EvolutionEvent"),i=new Set(d.map(({asset:a})=>a)),e=new Map(
r.map(a=>[a.id,a])),n=new Map,o=new Map,c=P(r),s=new Set,l=new Set;return r.flatMap(a=>{const v=o.get(a.path);o.set(a.path,
a);const S=p(a),C=S===void 0?void 0:n.get(S);if(S!==void 0&&C===void 0&&n.set(S,a),!i.has(a)||a.cut)return[];const A=(0,M().
placeOf)(a,["parent"]),T={event:a.id},F=(0,$().isAuditLog)(a.path),I=v===void 0&&F?c(a.path):void 0;if(I!==void 0&&S!==I.
id){const R=`does not continue the archive \`${I.path}\` of its log`,B={...T,fault:R,fix:h(a,I.id)};return[(0,b().finding)(
"event-not-chained",B,A)]}if(S===void 0){if(v===void 0||!F)return[];const R={...T,fault:f,fix:h(a,v.id)};return[(0,b().finding)(
"event-not-chained",R,A)]}if(!e.has(S)){const R=v===void 0,B=F&&!R?"error":"warning",[U]=t;if(U!==void 0){const Y=`wheth\
er the parent \`${S}\` of the EvolutionEvent \`${a.id}\` exists`;return[(0,j().notChecked)(Y,U,{...A,severity:B})]}if(l.
has(S))return[];R||l.add(S);const K=R?`If the log with \`${S}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${S}\`, which it wrote before this one; if they are lost, leav\
e the event out`,z={...T,parent:S,where:"not in any asset file",fix:K};return[(0,b().finding)("event-parent-missing",z,{
...A,severity:B})]}const k=O(a,e,s);if(k!==void 0){const R=`has a circular chain of parents: ${(0,E().inCode)(k)}`;return[
(0,b().finding)("event-not-chained",{...T,fault:R,fix:"Set the `parent` of each event to the previous event"},A)]}if(C===
void 0||C.id===a.id)return[];const H=v===void 0||v.id===S?C.id:v.id,D=`has the parent \`${S}\`, which is already the pare\
nt of \`${C.id}\``,J={...T,fault:D,fix:h(a,H)};return[(0,b().finding)("event-not-chained",J,{...A,severity:"warning"})]})}
function P(d){const g=d.filter(({path:r})=>(0,$().isLogArchive)(r)),t=new Set(g.map(p));return r=>{if((0,$().isLogArchive)(
r))return;const i=g.filter(({path:e})=>w().posix.dirname(e)===w().posix.dirname(r));return i.findLast(({id:e})=>!t.has(e))??
i.at(-1)}}const f="has no parent, but it is not the first event of its log";function h({value:d},g){const t=d.asset_id===
void 0?"":(0,N().contentHash)({...d,parent:g});return`Set \`parent\` to \`${g}\`, the previous event${t&&`, and \`asset_i\
d\` to \`${t}\``}`}function p({value:{parent:d}}){return typeof d=="string"&&d!==""?d:void 0}const y=5;function O(d,g,t){
const r=new Set;let i=d;for(;i!==void 0&&!t.has(i.id)&&!r.has(i.id);){r.add(i.id);const n=p(i);i=n===void 0?void 0:g.get(
n)}if(i!==void 0&&i.id===d.id&&!t.has(i.id))return[...r].slice(0,y);for(const n of r)t.add(n)}},59613:function(G,m,u){Object.
defineProperty(m,"__esModule",{value:!0}),m.claimedRadius=$,m.estimates=p,m.sizeOf=j;function w(){const O=u(27199);return w=
function(){return O},O}function M(){const O=u(95132);return M=function(){return O},O}function $({assets:{changes:O},counted:d}){
return["Capsule","EvolutionEvent"].flatMap(g=>{const t=O.filter(({kind:n,asset:o})=>n==="added"&&o.type===g).map(({asset:n})=>({
asset:n,size:j(n.value.blast_radius)})),r=t.flatMap(({size:n})=>n??[]),i=t.at(-1);if(i===void 0||r.length<t.length)return[];
const e=r.reduce(N);if(e.files<d.least.files||e.lines<d.least.lines){const n={together:t.length>1,severity:"warning"};return[
b(i.asset,e,d.least,n)]}return t.flatMap(({asset:n,size:o})=>o!==void 0&&P(n)&&L(o,d.most)?[b(n,o,d.most,{together:!1,severity:"\
notice"})]:[])})}function b(O,d,g,{together:t,severity:r}){const{type:i,id:e}=O,n={type:i,id:e,claim:`claims ${E(d)}${t?
" together with the others of the change":""}`,shown:`git counts ${E(g)} for this change`,fix:"Set `blast_radius` to wha\
t the cycle changed, and add the asset in the same change"},o={...(0,w().placeOf)(O,["blast_radius"]),severity:r};return(0,M().
finding)("claim-differs",n,o)}function E({files:O,lines:d}){return`${O} ${O===1?"file":"files"} and ${d} ${d===1?"line":
"lines"}`}function j(O){if(!(0,w().isJsonObject)(O))return;const{files:d,lines:g}=O;return typeof d=="number"&&typeof g==
"number"?{files:d,lines:g}:void 0}function N(O,d){return{files:O.files+d.files,lines:O.lines+d.lines}}function L(O,d){return O.
files>d.files||O.lines>d.lines+d.files}function P({value:{outcome:O}}){return(0,w().isJsonObject)(O)&&O.status==="succes\
s"}const f=3,h=.1;function p({assets:{changes:O},counted:d}){const{least:g,most:t}=d,r=O.filter(({kind:i,asset:e})=>i===
"added"&&e.type==="EvolutionEvent");return r.flatMap(({asset:i})=>{const{blast_radius_estimate:e,meta:n,blast_radius:o}=i.
value,c=(0,w().isJsonObject)(e)?[]:["meta"],s=c.length===0?e:(0,w().isJsonObject)(n)&&n.blast_radius_estimate,l=y(s);if(l===
void 0||l<=0)return[];const a=r.length===1,v=a?g.files:y(o),S=a?t.files:y(o);if(v===void 0||S===void 0)return[];const C=v/
l>f;if(!C&&S/l>=h)return[];const A=C?v:S,T=(0,w().placeOf)(i,[...c,"blast_radius_estimate"]),F={type:i.type,id:i.id,claim:`\
estimates ${l} ${l===1?"file":"files"}`,shown:`the change touches ${A}`,fix:"Review the changes that were not planned, o\
r update the estimate"};return[(0,M().finding)("claim-differs",F,T)]})}function y(O){return(0,w().isJsonObject)(O)&&typeof O.
files=="number"?O.files:void 0}},48550:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.lookAlikeIds=L,
m.repeatedIds=O;function w(){const t=u(76760);return w=function(){return t},t}function M(){const t=u(23404);return M=function(){
return t},t}function $(){const t=u(27199);return $=function(){return t},t}function b(){const t=u(64385);return b=function(){
return t},t}function E(){const t=u(11970);return E=function(){return t},t}function j(){const t=u(95132);return j=function(){
return t},t}function N(){const t=u(25367);return N=function(){return t},t}function L({assets:{changes:t,present:r}}){const i=t.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(i.length===0)return[];const e=new Set(i.map(({type:c})=>c)),n=new Map,
o=new Map;for(const{type:c,value:s}of r){const l=e.has(c)?(0,b().declaredId)(s):void 0;if(l!==void 0)for(const a of f(c,
l)){const v=n.get(a);v===void 0?n.set(a,l):v!==l&&!o.has(a)&&o.set(a,l)}}return i.flatMap(c=>{const{type:s,id:l}=c,v=f(s,
l).flatMap(C=>[n.get(C),o.get(C)]).find(C=>C!==void 0&&C!==l);if(v===void 0)return[];const S=(0,$().placeOf)(c,["id"]);return[
(0,j().finding)("look-alike-id",{type:s,id:(0,N().visible)(l),other:(0,N().visible)(v)},S)]})}const P=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function f(t,r){const i=/^[\w.-]*$/.test(r)?r:h(r),e=i.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${t} case ${p(i)}`,`${t} drawn ${p(e)}`]}function h(t){const r=t.normalize("NFKC").replace(P,"");return(0,E().asciiOf)(
r.replace(/\p{Pd}/gu,"-"))}function p(t){return t.toUpperCase().toLowerCase()}const y=/(?:\.seed\.json|\/default_genes\.json)$/;
function O({assets:{changes:t,present:r}}){const e=t.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(d);if(e.length===0)return[];const n=new Set(e.map(({id:c})=>c)),o=r.filter(c=>d(c)&&n.has(c.id));return e.flatMap(
c=>{const s=o.find(v=>g(v,c));if(s===void 0)return[];const l=`the gene \`${c.id}\`, also in \`${s.path}\` with other cont\
ent`,a={...(0,$().placeOf)(c,["id"]),severity:"warning"};return[(0,j().finding)("duplicate-id",{detail:l},a)]})}function d({
type:t,path:r}){return t==="Gene"&&!y.test(`/${r}`)}function g(t,r){return t.id===r.id&&t.path.replace(/l$/,"")!==r.path.
replace(/l$/,"")&&w().posix.dirname(t.path)===w().posix.dirname(r.path)&&(0,M().canonicalize)(t.value)!==(0,M().canonicalize)(
r.value)}},10255:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.envelope=j;function w(){const y=u(27199);
return w=function(){return y},y}function M(){const y=u(61331);return M=function(){return y},y}function $(){const y=u(39763);
return $=function(){return y},y}function b(){const y=u(95132);return b=function(){return y},y}function E(){const y=u(85475);
return E=function(){return y},y}function j(y,{asset:O}){const{type:d,id:g,envelope:t}=O;return[...L(O),...t&&(0,M().senderOf)(
t)===void 0?[(0,b().finding)("schema-field",{type:d,id:g,...N},(0,w().placeOf)(O))]:[]]}const N={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function L(y){const{type:O,id:d,wrappers:g=[]}=y,
t=(0,w().placeOf)(y);return g.flatMap(r=>P(y,r).flatMap(([i,e])=>{const n=r[i];if(n===void 0||n===e)return[];const o={type:O,
id:d,field:i,stated:p(n),actual:p(e)};return[(0,b().finding)("envelope-contradicts-asset",o,t)]}))}function P(y,O){const{
type:d,id:g,value:t}=y;return[...d==="ValidationReport"?[["target_asset_id",t.gene_asset_id??O.target_asset_id],["target\
_local_id",t.gene_id]]:[],...f(O.type,d)?[["type",d]]:[],["asset_type",d],["asset_id",h(y,O.asset_id)],["content_hash",h(
y,O.content_hash)],["local_id",g]]}function f(y,O){if(typeof y!="string")return!1;const d=y.toLowerCase();return d!==O.toLowerCase()&&
$().ASSET_TYPES.some(g=>g.toLowerCase()===d)}function h({type:y,value:O},d){if(O.asset_id!==void 0||d===void 0)return O.
asset_id;const g={type:y,value:{...O,asset_id:d}};return(0,E().matchContentHash)(g)===void 0?(0,E().contentHash)(O):d}function p(y){
return JSON.stringify(y??null).slice(0,100)}},85881:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.appliedIds=
h,m.genesStillNamed=N,m.missingGenes=O,m.unresolvedReferences=j;function w(){const d=u(27199);return w=function(){return d},
d}function M(){const d=u(30610);return M=function(){return d},d}function $(){const d=u(95132);return $=function(){return d},
d}function b(){const d=u(72025);return b=function(){return d},d}function E(){const d=u(50661);return E=function(){return d},
d}function j({assets:d}){const{changes:g,present:t,unread:r}=d,i=[["capsule_id","Capsule",L(t,"Capsule")],["validation_r\
eport_id","ValidationReport",L(t,"ValidationReport")]];return g.filter(f).flatMap(({asset:e})=>{if(e.type!=="EvolutionEv\
ent")return[];const{type:n,id:o,value:c}=e,[s]=r;return i.flatMap(([l,a,v])=>{const S=c[l];if(!P(S,v))return[];const C={
...(0,w().placeOf)(e,[l]),severity:"warning"},A=`whether \`${S}\`, which the EvolutionEvent \`${o}\` names, exists`;return s?
[(0,b().notChecked)(A,s,C)]:[(0,$().finding)("reference-not-found",{type:n,id:o,wanted:a,name:S,field:l},C)]})})}function N({
assets:{changes:d,present:g}}){const t=L(g,"Gene"),r=h(d),i=d.flatMap(({kind:n,asset:o,before:c})=>n==="removed"?o:c??[]).
filter(({type:n})=>n==="Gene").flatMap(n=>(0,M().namesOf)(n).map(o=>({asset:n,name:o}))).filter(({name:n})=>!t.has(n)&&!r.
has(n));if(i.length===0)return[];const e=g.flatMap(M().namings);return i.flatMap(({asset:n,name:o})=>{const c=e.filter(({
gene:C})=>C===o),s=c.find(C=>C.by.type==="Capsule")??c[0];if(s===void 0)return[];const l=o.startsWith("sha256:"),a={what:`${l?
"gene that was":"gene"} \`${o}\``,by:`the ${s.by.type} \`${s.by.id}\``,more:new Set(c.map(C=>C.by)).size-1,fix:l?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${o}\`, or also remove the Capsules that name it`},v=s.by.
type==="Capsule"?"warning":"notice",S=s.by.locate(s.pointer);return[(0,$().finding)("still-named",a,{location:S,subject:(0,w().
subjectOf)(n),severity:v})]})}function L(d,g){return new Set(d.filter(t=>t.type===g).flatMap(M().namesOf))}function P(d,g){
return typeof d=="string"&&!g.has(d)}function f({kind:d}){return d==="added"||d==="modified"}function h(d){return new Set(
d.flatMap(M().newNamings).map(({gene:g})=>g))}const p="ad_hoc",y={severity:"warning",harm:"bookkeeping"};function O(d){const{
changes:g}=d.assets,t=new Set(g.filter(({kind:r,asset:i})=>r!=="removed"&&i.type==="Gene").flatMap(({asset:r})=>(0,M().namesOf)(
r)));return g.flatMap(M().newNamings).filter(({gene:r})=>!t.has(r)).map(({by:r,gene:i,pointer:e})=>{const n=i===p&&(0,E().
isChange)(d),o={...(0,w().placeOf)(r,e),...n&&y},{type:c,id:s}=r,l={type:c,id:s,wanted:"gene",name:i,field:String(e[0])};
return(0,$().finding)("reference-not-found",l,o)})}},93290:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.removedScripts=h;function w(){const t=u(76760);return w=function(){return t},t}function M(){const t=u(27199);return M=
function(){return t},t}function $(){const t=u(68450);return $=function(){return t},t}function b(){const t=u(77680);return b=
function(){return t},t}function E(){const t=u(63455);return E=function(){return t},t}function j(){const t=u(51951);return j=
function(){return t},t}function N(){const t=u(59867);return N=function(){return t},t}function L(){const t=u(46912);return L=
function(){return t},t}function P(){const t=u(91063);return P=function(){return t},t}function f(){const t=u(95132);return f=
function(){return t},t}async function h(t){const{assets:r,baseTree:i,clock:e}=t,n=p(t.change),o=await y(t);if(n.size+o.size===
0)return[];const c=new Set(r.changes.map(({asset:a})=>a)),s=r.present.filter(a=>a.type==="Gene"&&!c.has(a)),l=new Map;for(const a of s){
await e.tick();const v=(0,b().validationCommands)(a),S=new Map;for(const{value:C,pointer:A}of v.kind==="list"?v.entries:
[]){if(typeof C!="string")continue;const{root:T}=(0,$().storeOf)(a.path,{policy:t.policy,tree:i}),I=(0,E().namedPaths)(C,
T).filter(k=>n.has(k)).map(k=>({path:k,script:""}));o.size>0&&I.push(...await d(C,i,T));for(const k of I){const H=g(k);(k.
script===""||o.has(H))&&S.set(H,{...k,entry:A[1]})}}for(const[C,A]of S){const T=l.get(C);T?T.more+=1:l.set(C,{...A,gene:a,
more:0})}}return[...l.values()].map(({path:a,script:v,gene:S,entry:C,more:A})=>{const T=v===""?`file \`${a}\``:`script \`${v}\
\` of \`${a}\``,F=`Keep \`${v||a}\`, or change the commands that name it`,I={...(0,M().placeOf)(S,["validation",C]),harm:"\
broken"};return(0,f().finding)("still-named",{what:T,by:`the gene \`${S.id}\``,more:A,fix:F},I)})}function p({files:t}){
const r=new Set(t.flatMap(({status:i,path:e,oldPath:n})=>i==="deleted"?e:n??[]));for(const{path:i,status:e}of t)e!=="del\
eted"&&r.delete(i);return r}async function y({change:t,baseTree:r,tree:i}){const e=t.files.map(({path:o,oldPath:c})=>c??
o),n=new Set;for(const o of e.filter(c=>w().posix.basename(c)==="package.json")){const c=await O(r,o),s=new Set(await O(
i,o));for(const l of c)s.has(l)||n.add(g({path:o,script:l}))}return n}async function O(t,r){const i=w().posix.dirname(r);
return[...(await(0,N().usablePackageJson)(t,i==="."?"":i))?.scripts.keys()??[]]}async function d(t,r,i){const{invocation:e}=(0,j().
readWords)(t,{tree:r,cwd:i});if(e?.program!=="npm")return[];const n={tree:r,directory:i,changed:new Set,families:P().NO_PROGRAMS},
{runs:o}=await(0,L().scriptsThatRun)(e,n,{start:0,end:0}),c=(0,L().eventOf)(e);return o.flatMap(({directory:s,event:l})=>l===
c?[{path:w().posix.join(s,"package.json"),script:c}]:[])}function g({path:t,script:r}){return`${t}\0${r}`}},21471:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.describeJson=i,m.schemaDifferences=b;function w(){const e=u(98879);return w=
function(){return e},e}const M=2e5,$=50;function b(e,n){try{return E(e,n)}catch(o){if(!(o instanceof URIError))throw o;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function E(e,n){const o=(0,w().complaintsOf)(e,n,JSON.stringify(n).length<=M),c=new Map,s=new Set;for(const l of o){if(P.
has(l.keyword))continue;const a=N(l);if(!s.has(a)){s.add(a);for(const v of f(l,e,n)){const S=j(l,v),C=c.get(S);c.set(S,C?
{...C,more:C.more+1}:v)}}}return[...c.values()].slice(0,$)}function j({keywordLocation:e},n){switch(n.kind){case"missing":
return JSON.stringify([e,...n.fields]);case"unknown":return JSON.stringify([e,n.field]);case"invalid":return e}}function N({
keyword:e,instanceLocation:n}){return`${L.has(e)?e:"value"} ${n}`}const L=new Set(["required","additionalProperties"]),P=new Set(
["properties","items","false"]);function f(e,n,o){const{keyword:c,keywordLocation:s,instanceLocation:l}=e,{pointer:a,value:v}=p(
o,l),S=y(n,s);if(c==="required"){const A=(S.required??[]).filter(T=>!h(v,T));return[{kind:"missing",pointer:a,fields:A,more:0}]}
if(c==="additionalProperties"){const A=S.properties??{},T=Object.keys(v??{}).filter(I=>!Object.hasOwn(A,I)),F=Object.keys(
A).filter(I=>!h(v,I));return T.map(I=>({kind:"unknown",pointer:[...a,I],field:I,absent:F,more:0}))}const C=r(c,S);return[
{kind:"invalid",pointer:a,keyword:c,expected:C,found:i(v),more:0}]}function h(e,n){return e!==null&&Object.hasOwn(e,n)}function p(e,n){
const o=[];let c=e;for(const s of O(n))Array.isArray(c)?(o.push(Number(s)),c=c[Number(s)]??null):(o.push(s),c=c[s]??null);
return{pointer:o,value:c}}function y(e,n){let o=w().SCHEMAS[e];for(const c of O(n).slice(0,-1))o=o[c];return o}function O(e){
return e.split("/").slice(1).map(n=>n.replaceAll("~1","/").replaceAll("~0","~"))}const d={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},g={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},t=40;function r(e,n){const o=n[e];
switch(e){case"type":return[o].flat().map(c=>d[String(c)]??String(c)).join(" or ");case"enum":return`one of ${(n.enum??[]).
map(c=>JSON.stringify(c)).join(", ")}`;case"const":return JSON.stringify(o);case"pattern":return g[String(o)]??`a string\
 that matches ${o}`;case"minLength":return o===1?"a non-empty string":`a string of at least ${o} characters`;case"maxLen\
gth":return`a string of at most ${o} characters`;case"minItems":return o===1?"a non-empty list":`a list of at least ${o}\
 items`;case"maxItems":return`a list of at most ${o} items`;case"minimum":return`a number that is at least ${o}`;case"ma\
ximum":return`a number that is at most ${o}`;default:return`a value that matches \`${e}\` in the schema`}}function i(e){
return Array.isArray(e)?e.length===0?"an empty list":"a list":e!==null&&typeof e=="object"?"an object":typeof e!="string"?
String(e):e.length<=t?JSON.stringify(e):`a string of ${e.length} characters`}},57733:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.promotionSchemaFindings=N,m.schemaFindings=j;function w(){const d=u(23404);return w=function(){
return d},d}function M(){const d=u(27199);return M=function(){return d},d}function $(){const d=u(3051);return $=function(){
return d},d}function b(){const d=u(95132);return b=function(){return d},d}function E(){const d=u(21471);return E=function(){
return d},d}function j(d){return(0,E().schemaDifferences)(d.type,d.value).flatMap(g=>h(d.type,g)).map(g=>L(d,g,"warning"))}
function N(d){const g=O(d)?"warning":"error";return(0,E().schemaDifferences)(d.type,d.value).map(t=>L(d,t,g))}function L(d,g,t){
const{type:r,id:i}=d,{pointer:e,more:n}=g,o={...(0,M().placeOf)(d,e),severity:t},c=(s,l,a,v)=>(0,b().finding)("schema-fi\
eld",{type:r,id:i,field:s,fault:l,where:a,fix:v},o);switch(g.kind){case"missing":{const{fields:s}=g,a=`Add what is missi\
ng as the schema of the protocol describes it${s.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id` in the repository of its author":""}`;return c(s.join("`, `"),"is missing",f(e,n),a)}case"unknown":{const s=f(e.slice(
0,-1),n),{field:l,absent:a}=g,v=(0,$().nearestName)(l,a),S=v===void 0?"":`If you meant \`${v}\`, rename it. Otherwise, `,
C=`${S}${S?"remove":"Remove"} \`${l}\` or store it outside the asset`;return c(l,"is unknown",s,C)}case"invalid":{const{
expected:s}=g,l=`${g.found}${n===0?"":` (and in ${P(n)})`}`,a=e.join("."),v=`must be ${s}, but it is ${l}`;return c(a,v,
"",`Change \`${a}\` to ${s}`)}}}function P(d){return d===1?"1 similar place":`${d} similar places`}function f(d,g){return d.
length===0?"":` in \`${d.join(".")}\`${g===0?"":` and ${P(g)}`}`}function h(d,g){const{pointer:t}=g;switch(g.kind){case"\
missing":{const r=g.fields.filter(i=>!p[d].has([...t,i].join(".")));return r.length===0?[]:[{...g,fields:r}]}case"unknow\
n":return[g];case"invalid":return y(d,t,g.keyword)?[]:[g]}}const p={Gene:new Set(["type","id","schema_version","asset_id",
"validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_\
version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),
ValidationReport:new Set(["type","id"])};function y(d,[g,...t],r){if(g==="type"||g==="id"||g==="asset_id")return!0;if(d!==
"Gene")return!1;const i=r==="minItems"&&t.length>0;return g==="validation"||g==="constraints"&&!i}function O({value:d}){
const{schema_version:g}=d,t=typeof g=="string"?/^1\.(\d+)\.\d+$/.exec(g)?.[1]:void 0;return t!==void 0&&Number(t)<Number(
w().SCHEMA_VERSION.split(".")[1])}},98879:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.SCHEMAS=void 0,
m.complaintsOf=f;function w(){const y=u(13574);return w=function(){return y},y}function M(){const y=u(36576);return M=function(){
return y},y}function $(){const y=u(25065);return $=function(){return y},y}function b(){const y=u(5330);return b=function(){
return y},y}function E(){const y=u(39436);return E=function(){return y},y}function j(){const y=u(39763);return j=function(){
return y},y}const L={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms",
"created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\\
d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{
type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"\
boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},
created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},P=m.SCHEMAS={Gene:b().
default,Capsule:M().default,EvolutionEvent:$().default,Mutation:E().default,ValidationReport:L};function f(y,O,d){return h[d?
"all":"first"][y].validate(O).errors}const h={all:p(!1),first:p(!0)};function p(y){const O=j().ASSET_TYPES.map(d=>[d,new(w()).
Validator(P[d],"7",y)]);return Object.fromEntries(O)}},73566:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.capsuleFields=L,m.selfDescription=N,m.unidentified=P;function w(){const p=u(27199);return w=function(){return p},p}function M(){
const p=u(59490);return M=function(){return p},p}function $(){const p=u(95132);return $=function(){return p},p}function b(){
const p=u(72025);return b=function(){return p},p}function E(){const p=u(85475);return E=function(){return p},p}function j(){
const p=u(57733);return j=function(){return p},p}function N({correctorOf:p},{asset:y,change:O,commands:d=[]}){if(y.cut)return[];
const g=O?.kind==="unchanged"?void 0:O?.before,t=d.some(({findings:r})=>r.some(({edit:i})=>i?.fix));return[...(0,E().hashFindings)(
y,p(y),!t,g),...(0,j().schemaFindings)(y)]}function L(p,{asset:y}){const{type:O,id:d,value:g}=y;if(O!=="Capsule"||y.cut)
return[];const t=["success_streak","env_fingerprint"].filter(e=>g[e]==null);if(t.length===0)return[];const r=t.join("`, \
`"),i={fault:"is missing",where:"",fix:`Add \`${r}\``};return[(0,$().finding)("schema-field",{type:O,id:d,field:r,...i},
(0,w().placeOf)(y))]}function P({genes:p,claims:y,correctorOf:O}){const r=[...p.filter(({change:e})=>e?.kind!=="removed").
map(({asset:e})=>e),...y].filter(({cut:e})=>!e).flatMap(e=>f(e,O));return[...(0,M().groupBy)(r,({rule:e,location:n})=>JSON.
stringify([e,n?.path])).values()].flatMap(h)}function f(p,y){try{return(0,E().identityFindings)(p,y(p)).filter(E().isMissingIdentity)}catch(O){
return[(0,b().assetNotJudged)(p,O)]}}function h([p,...y]){if(p===void 0)return[];if(y.length===0||!(0,E().isMissingIdentity)(
p))return[p,...y];const{subject:O,args:d,...g}=p,{expected:t,...r}=d;return[{...g,args:{...r,others:y.length}}]}},47771:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.claimedStreak=c,m.eventsIn=y,m.streakCounter=N,m.successStreak=p;function w(){
const s=u(23404);return w=function(){return s},s}function M(){const s=u(27199);return M=function(){return s},s}function $(){
const s=u(59490);return $=function(){return s},s}function b(){const s=u(95132);return b=function(){return s},s}function E(){
const s=u(72025);return E=function(){return s},s}function j(){const s=u(85475);return j=function(){return s},s}function N(s,l){
const a=d(s,l),v=(0,$().groupBy)(s,({value:{capsule_id:S}})=>S);return S=>L(S,v.get(S.id)??[],a,l)}function L({id:s,value:{
gene:l}},a,v,S){const C=[],A=[],T={files:0,lines:0};let F;const{successes:I,failure:k}=P(s,a);for(const H of I){const{value:D}=H,
J=v.get(H)??t(D,S)??(r(D,l,S)?void 0:O)??(e(D)?"it records no change":void 0);J===void 0?(A.push(H),i(T,D)||(F??=o(D))):
C.push({event:o(D),why:J})}return{count:h(A),uncounted:C,ended:k!==void 0,...k&&I.length===0&&{failed:o(k.value)},radius:T,
...F!==void 0&&{unmeasured:F}}}function P(s,l){const a=l.filter(({value:S})=>S.type==="EvolutionEvent"&&S.capsule_id===s).
reverse(),v=a.findIndex(({value:S})=>!f(S));return v<0?{successes:a}:{successes:a.slice(0,v),failure:a[v]}}function f({outcome:s}){
return(0,M().isJsonObject)(s)&&s.status==="success"}function h(s){const l=s.map(({value:a})=>a.id).filter(a=>typeof a=="\
string");return s.length-l.length+new Set(l).size}function p(s,l){const{successes:a,failure:v}=P(s,l);return{count:h(a),
ended:v!==void 0}}function y({changes:s,present:l,unread:a}){const v=a.at(-1),S=new Set(s.map(({asset:C})=>C));return l.
filter(({type:C,path:A})=>C==="EvolutionEvent"&&(!v||A>=v.path)).map(C=>({value:C.value,log:C.path,isNew:S.has(C)}))}const O="\
it does not name the gene of the Capsule";function d(s,l){const a=new Map,v=new Map,S=new Set;for(const C of s){const A=g(
C,v,l&&S.has(C.log));A!==void 0&&a.set(C,A),S.add(C.log);const{id:T}=C.value;typeof T=="string"&&!v.has(T)&&v.set(T,C)}return a}
function g({value:s,isNew:l},a,v){const{id:S,parent:C}=s;if(l)return"the change that is judged adds or edits it";const A=typeof S==
"string"?a.get(S):void 0;return A!==void 0?(0,w().canonicalize)(A.value)===(0,w().canonicalize)(s)?void 0:"an earlier ev\
ent with other content has its id":typeof C=="string"&&C!==""?a.has(C)?void 0:"its parent is not in the log before it":v?
"it has no parent":void 0}function t(s,l){const{id:a,asset_id:v}=s;if(v===void 0)return l?"it has no hash":void 0;if((0,j().
matchContentHash)({type:"EvolutionEvent",value:s})===void 0)return"its hash does not match its content";const S=typeof a==
"string"&&a.trim()!=="";return l&&!S?"it has no id":void 0}function r({genes_used:s},l,a){return typeof l!="string"||l===
""||!Array.isArray(s)?!a:s.includes(l)}function i(s,{blast_radius:l}){if(l===void 0)return!0;if(!(0,M().isJsonObject)(l))
return!1;const{files:a,lines:v}=l;return!n(a)||!n(v)?!1:(s.files=Math.max(s.files,a),s.lines=Math.max(s.lines,v),!0)}function e({
blast_radius:s}){return(0,M().isJsonObject)(s)&&(s.files===0||s.lines===0)}function n(s){return typeof s=="number"&&Number.
isSafeInteger(s)&&s>=0}function o({id:s}){return typeof s=="string"?s:"without an id"}function c({assets:s}){const l=(0,$().
groupBy)(y(s),({value:a})=>a.capsule_id);return s.changes.flatMap(({kind:a,asset:v})=>{const{success_streak:S}=v.value;if(a===
"removed"||v.type!=="Capsule"||typeof S!="number")return[];const{count:C,ended:A}=p(v.id,l.get(v.id)??[]);if(S<=C)return[];
const T=(0,M().placeOf)(v,["success_streak"]),F=s.unread.at(-1);if(F!==void 0&&!A)return[(0,E().notChecked)(`the success\
 streak of the Capsule \`${v.id}\``,F,T)];const I={type:v.type,id:v.id,claim:`claims a success streak of ${S}`,shown:`th\
e events show ${C}`,fix:"Let the engine append the events of its cycles, or correct `success_streak`"};return[(0,b().finding)(
"claim-differs",I,T)]})}},36974:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.incompleteGene=N,m.removedGene=
L,m.validationList=b;function w(){const P=u(27199);return w=function(){return P},P}function M(){const P=u(77680);return M=
function(){return P},P}function $(){const P=u(95132);return $=function(){return P},P}function b(P,{asset:f,validation:h,
commands:p}){if(f.cut)return[];const y=["validation"],O={gene:f.id};if(h.kind==="not_a_list"){const t={...O,fault:`must \
have ${h.expected} as \`validation\``};return[(0,$().finding)("validation-malformed",t,(0,w().placeOf)(f,y))]}if(h.kind===
"missing"||h.entries.every(M().isBlankEntry))return[(0,$().finding)("validation-missing",{...O,that:""},(0,w().placeOf)(
f,y))];const d=[],g=new Set;for(const t of h.entries){const{value:r,pointer:i}=t;if((0,M().isBlankEntry)(t)){const e={...O,
field:i.join("."),fault:"is blank"},n={...(0,w().placeOf)(f,i),severity:"notice"};d.push((0,$().finding)("validation-red\
undant",e,n))}else if(typeof r!="string"){const e={...O,fault:`must have a string as \`${i.join(".")}\``};d.push((0,$().
finding)("validation-malformed",e,(0,w().placeOf)(f,i)))}else if(g.has(r)){const e={...(0,w().placeOf)(f,i),subject:{...(0,w().
subjectOf)(f),command:r}};d.push((0,$().finding)("validation-redundant",{...O,field:i.join("."),fault:`repeats \`${r}\``},
e))}else g.add(r)}if(p.length>0&&p.every(E)){const t={...O,that:" that checks the change"};d.push((0,$().finding)("valid\
ation-missing",t,(0,w().placeOf)(f,y)))}return d}function E({reading:{problems:P,argv:f}}){return P.some(({rule:h})=>h===
"only-prints")||j.has(f?.[0]??"")}const j=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd",
"true","uname","uptime","whoami"]);function N(P,{asset:f}){return f.cut?[(0,$().finding)("validation-malformed",{gene:f.
id,fault:"can be read only in part: its JSON has an error"},(0,w().placeOf)(f))]:[]}function L(P,{asset:f}){return[(0,$().
finding)("gene-removed",{gene:f.id},{subject:(0,w().subjectOf)(f)})]}},56131:function(G,m,u){Object.defineProperty(m,"__\
esModule",{value:!0}),m.geneDifferences=O,m.hardCaps=y,m.limitsOf=p,m.readConstraints=N,m.stricterConstraints=L,m.uncovered=
r;function w(){const i=u(27199);return w=function(){return i},i}function M(){const i=u(77680);return M=function(){return i},
i}function $(){const i=u(57430);return $=function(){return i},i}function b(){const i=u(32854);return b=function(){return i},
i}function E(){const i=u(53315);return E=function(){return i},i}function j(){const i=u(50661);return j=function(){return i},
i}function N(i){const e=s=>({constraints:P,problems:[{...s,pointer:["constraints"]}]});if(i===void 0)return e({kind:"mis\
sing"});if(!(0,w().isJsonObject)(i))return e({kind:"malformed",detail:"an object"});const n=[],o=f(i.max_files,n);return{
constraints:{maxFiles:o??E().DEFAULT_MAX_FILES,isDefaultLimit:o===void 0,forbiddenPaths:h(i.forbidden_paths,n)},problems:n}}
function L(i,e){if(i===void 0)return e;const{maxFiles:n,isDefaultLimit:o}=i.maxFiles<e.maxFiles?i:e;return{maxFiles:n,isDefaultLimit:o,
forbiddenPaths:[...new Set([...i.forbiddenPaths,...e.forbiddenPaths])]}}const P={maxFiles:E().DEFAULT_MAX_FILES,isDefaultLimit:!0,
forbiddenPaths:[]};function f(i,e){const n=["constraints","max_files"];if(i===void 0)e.push({kind:"missing",pointer:n});else{
if(Number.isSafeInteger(i)&&Number(i)>0)return Number(i);e.push({kind:"malformed",pointer:n,detail:"an integer greater t\
han 0"})}}function h(i,e){const n=["constraints","forbidden_paths"];if(i===void 0)return e.push({kind:"missing",pointer:n}),
[];if(!Array.isArray(i))return e.push({kind:"malformed",pointer:n,detail:"a list of paths"}),[];const o=new Set;for(const[
c,s]of i.entries()){const l=typeof s=="string"?(0,b().normalise)(s):void 0;if(typeof s!="string"||!l){e.push({kind:"malf\
ormed",pointer:[...n,c],detail:"a path below the root of the repository"});continue}(0,b().looksLikePattern)(s)&&e.push(
{kind:"pattern",pointer:[...n,c],detail:s}),o.add(l)}return[...o]}function p(i,e){const{asset:n,change:o,binds:c}=i,{constraints:s}=N(
n.value.constraints),l=o?.before&&N(o.before.value.constraints).constraints,a=L(l,s),{maxFiles:v,isDefaultLimit:S}=a,C=y(
e.policy),A=c&&(0,j().isChange)(e)?e.radius:$().NOTHING_TOUCHED,T=(0,E().cappedSize)(A,e.policy.blast_radius.counting),F=(0,E().
gradeFiles)(A.files,v,T,C),I=F==="hard_cap_breach"?T:A,k=(0,E().gradeWords)(F,I,v,C);return{base:l,head:s,constraints:a,
blastRadius:{...A,max_files:v,...S&&{default_limit:!0},severity:F,message:k}}}function y({blast_radius:i}){const{hard_cap_files:e,
hard_cap_lines:n}=i;return{files:e,lines:n}}function O({kind:i,asset:e,before:n}){return n===void 0||e.cut||i!=="added"&&
i!=="modified"?[]:[...d(n,e),...t(n,e)]}function d(i,e){const[n,o]=[g(i),g(e)],c="validation";return[...[...n].filter(s=>!o.
has(s)).map(s=>({kind:"command_removed",field:c,base:s,head:null})),...[...o].filter(s=>!n.has(s)).map(s=>({kind:"comman\
d_added",field:c,base:null,head:s}))]}function g(i){const e=(0,M().validationCommands)(i),n=e.kind==="list"?e.entries.map(
({value:o})=>o):[];return new Set(n.filter(o=>typeof o=="string"))}function t(i,e){const{constraints:n}=N(i.value.constraints),
{constraints:o}=N(e.value.constraints),c=[];o.maxFiles!==n.maxFiles&&c.push({kind:o.maxFiles>n.maxFiles?"constraint_loos\
ened":"constraint_tightened",field:"constraints.max_files",base:String(n.maxFiles),head:String(o.maxFiles)});const s="co\
nstraints.forbidden_paths";for(const l of r(n.forbiddenPaths,o.forbiddenPaths))c.push({kind:"constraint_loosened",field:s,
base:l,head:null});for(const l of r(o.forbiddenPaths,n.forbiddenPaths))c.push({kind:"constraint_tightened",field:s,base:null,
head:l});return c}function r(i,e){return i.filter(n=>!e.some(o=>(0,b().isWithin)(n,o)))}},54034:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.auditGene=L,m.forbidsRunningGene=f,m.geneFindings=P;function w(){const h=u(13580);return w=
function(){return h},h}function M(){const h=u(72025);return M=function(){return h},h}function $(){const h=u(70716);return $=
function(){return h},h}function b(){const h=u(97004);return b=function(){return h},h}function E(){const h=u(6470);return E=
function(){return h},h}function j(){const h=u(50661);return j=function(){return h},h}function N(){const h=u(56131);return N=
function(){return h},h}async function L(h,p,y){const{asset:O,change:d,store:g}=p,t=(0,N().limitsOf)(p,h),r=await P(h,{...p,
limits:t}),i=(0,j().isChange)(h)&&h.seeds.has(O)&&(0,b().lacksEngine)(p.commands),e=i?p.commands.map(c=>({...c,findings:c.
findings.map(b().asNotice)})):p.commands,n=i?r.map(b().asNotice):r,o=y.mayRun&&!n.some(f);return{asset:O,store:g,...i&&{
isIdle:i},commands:o?(0,E().planCommands)(e,{timeoutMs:y.timeoutMs,directory:g.root}):e,findings:n,blastRadius:t.blastRadius,
differences:d===void 0?[]:(0,N().geneDifferences)(d)}}async function P(h,p){return p.change?.kind!=="removed"?(0,M().ask)(
$().GENE_CHECKS,h,p):(await(0,M().ask)($().REMOVED_GENE_CHECKS,h,p)).map(({location:O,...d})=>d)}function f({rule:h}){return(0,w().
ruleOf)(h).forbidsRunning==="gene"}},42804:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.declaredConstraints=
N,m.declaredPaths=g,m.geneBlastRadius=O,m.hardCap=y,m.limitsBeyondCap=h,m.loosenedConstraints=P;function w(){const t=u(27199);
return w=function(){return t},t}function M(){const t=u(95132);return M=function(){return t},t}function $(){const t=u(53315);
return $=function(){return t},t}function b(){const t=u(39869);return b=function(){return t},t}function E(){const t=u(56131);
return E=function(){return t},t}const j={severity:"warning",harm:"bookkeeping"};function N(t,{asset:r}){return(0,E().readConstraints)(
r.value.constraints).problems.filter(({kind:i})=>i!=="missing"||!r.cut).map(i=>L(r,i))}function L(t,{kind:r,pointer:i,detail:e=""}){
const n=(0,w().placeOf)(t,i),o=i.join("."),c=(l,a,v=j)=>(0,M().finding)("constraints-malformed",{gene:t.id,field:o,fault:l,
fix:a},{...n,...v});if(r==="missing")return c("is missing",`Add \`${o}\` to the gene`);if(r==="malformed")return c(`must\
 be ${e}`,`Change \`${o}\` to ${e}`,{});const s=`forbids \`${e}\`, which is read as a path, with each of its characters, \
not as a pattern`;return c(s,"Write the path of the directory; everything below it is also forbidden")}function P(t,{asset:r,
binds:i,limits:{base:e,head:n}}){if(!i||r.cut||e===void 0)return[];const o=(0,E().uncovered)(e.forbiddenPaths,n.forbiddenPaths),
c=n.maxFiles>e.maxFiles;if(o.length===0&&!c)return[];const s=f(r.value.constraints),l=[...c&&!s("max_files")?[`\`max_file\
s\` from ${e.maxFiles} to ${n.maxFiles}`]:[],...(s("forbidden_paths")?[]:o).map(v=>`\`${v}\` is no longer forbidden`)];if(l.
length===0)return[];const a=(0,w().placeOf)(r,["constraints"]);return[(0,M().finding)("constraints-loosened",{gene:r.id,
loosened:l},a)]}function f(t){const r=(0,E().readConstraints)(t).problems.flatMap(({kind:i,pointer:e})=>i==="malformed"&&
e.length<=2?[e[1]]:[]);return i=>r.includes(i)||r.includes(void 0)}function h(t,{asset:r,binds:i,limits:{base:e,head:n}}){
const{files:o}=(0,E().hardCaps)(t.policy),{maxFiles:c}=n;if(!i||c<=o||e!==void 0&&c<=e.maxFiles)return[];const s="constr\
aints.max_files",l=`allows ${c} files, but the hard cap of the policy is ${o} ${o===1?"file":"files"}`,a={gene:r.id,field:s,
fault:l,fix:`Set \`${s}\` to ${o} or less`},v={...(0,w().placeOf)(r,["constraints","max_files"]),...j};return[(0,M().finding)(
"constraints-malformed",a,v)]}const p={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function y({genes:t,radius:r,policy:i,isPush:e}){const n=t.filter(({binds:T})=>T),o=(0,$().cappedSize)(
r,i.blast_radius.counting),c=(0,E().hardCaps)(i);if(n.length===0||o.files<=c.files&&o.lines<=c.lines)return[];const[s,...l]=n,
a=n.find(({change:T})=>T.kind!=="removed"),{location:v}=a?(0,w().placeOf)(a.asset,["constraints","max_files"]):{},C={...e&&
n.every(({change:T})=>T.kind==="applied")&&{severity:"warning"},...v&&{location:v},...s&&l.length===0&&{subject:(0,w().subjectOf)(
s.asset)}},A={...o,capFiles:c.files,capLines:c.lines,genes:n.length};return[(0,M().finding)("blast-radius-hard-cap",A,C)]}
function O(t,{asset:r,binds:i,isOnlyAdded:e,limits:n}){const{files:o,max_files:c,severity:s}=n.blastRadius;if(!i||s==="w\
ithin_limit"||s==="hard_cap_breach")return[];if(e&&(s==="approaching_limit"||t.seeds.has(r)))return[];const l=(0,w().placeOf)(
r,["constraints","max_files"]),a={gene:r.id,files:o,maxFiles:c,declared:!n.constraints.isDefaultLimit};return[(0,M().finding)(
p[s],a,{...l,...d(e)})]}function d(t=!1){return t?j:{}}function g({touchesOf:t,seeds:r},{asset:i,binds:e,isOnlyAdded:n,limits:{
constraints:o}}){if(!e||r.has(i))return[];const c=o.forbiddenPaths.flatMap(l=>(0,b().someTouches)(t(l)).map(a=>({gene:i.
id,entry:l,...a})));if(c.length===0)return[];const s={...(0,w().placeOf)(i,["constraints","forbidden_paths"]),...d(n)};return c.
map(l=>(0,M().finding)("forbidden-path-declared",l,s))}},16373:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.launchedFiles=O,m.markUnreadable=y,m.readGene=L,m.readGeneChange=P;function w(){const g=u(27199);return w=function(){return g},
g}function M(){const g=u(30610);return M=function(){return g},g}function $(){const g=u(68450);return $=function(){return g},
g}function b(){const g=u(77680);return b=function(){return g},g}function E(){const g=u(10473);return E=function(){return g},
g}function j(){const g=u(16455);return j=function(){return g},g}function N(){const g=u(95132);return N=function(){return g},
g}async function L(g,t,r){const i=(0,b().validationCommands)(g),e=await f(g,i,t,r);return{asset:g,store:t.storeOf(g.path),
binds:!1,validation:i,commands:e}}async function P(g,t,r,i){const{kind:e,asset:n,before:o}=g,c=(0,M().namesOf)(n).some(S=>t.
has(S)),s=!["applied","unchanged"].includes(e)||c,l=e==="added"&&o===void 0&&!c,a=(0,b().validationCommands)(n),v=e==="r\
emoved"?[]:await f(n,a,r,i);return{asset:n,store:r.storeOf(n.path),change:g,binds:s,isOnlyAdded:l,validation:a,commands:v}}
async function f(g,t,r,i){if(t.kind!=="list")return[];const e=r.forFile(g.path),n=t.entries.filter(l=>typeof l.value=="s\
tring"&&!(0,b().isBlankEntry)(l)),o=await Promise.all(n.map(({value:l})=>e.command(l))),c=await(0,j().withEdits)(o,e,i(g)===
"fix");return(await Promise.all(c.map(l=>h(l,g,r)))).map((l,a)=>p(g,l,n[a]?.pointer??["validation"]))}async function h(g,{
path:t},r){const i=r.storeOf(t),{tree:e}=r.terms;if(g.verdict!=="block"||e===void 0)return g;for(const n of new Set([...(0,$().
packagesAbove)(e,i.path),""])){if(n===i.root)continue;const{verdict:o}=await r.startingIn(n).command(g.reading.command);
if(o==="block")continue;const c=(0,N().finding)("store-root-unclear",{store:i.path||".",root:i.root||".",others:[n||"."],
because:"accepts"});return{...g,findings:[...g.findings,c]}}return g}function p(g,{findings:t,...r},i){const{command:e}=r.
reading,n={...(0,w().subjectOf)(g),command:e},o={path:g.path,pointer:(0,w().pointerText)([...g.pointer,...i])};return{...r,
command:e,location:g.locate(i),findings:t.map(({edit:c,...s})=>({...s,location:g.locate(i,s.span),subject:n,...c&&{edit:{
...o,...c}}}))}}async function y(g,t,{tree:r,baseTree:i}){const e=g.flatMap(({commands:o})=>o.flatMap(O)),n=new Map;for(const o of new Set(
e)){const c=t.has(o)?await(0,E().whyUnreadable)(r,o):void 0;c&&await(0,E().whyUnreadable)(i,o)===void 0&&n.set(o,c)}return n.
size===0?g:g.map(o=>({...o,commands:o.commands.map(c=>d(o,c,n))}))}function O({reading:g}){return g.targets.flatMap(({path:t})=>t??
[])}function d({asset:g},t,r){const{location:i,verdict:e,confirmation:n}=t,o={location:i,subject:{...(0,w().subjectOf)(g),
command:t.command}},c=[...new Set(O(t))].flatMap(s=>{const l=r.get(s);return l===void 0?[]:[(0,N().finding)("script-unre\
adable",{path:s,why:l},o)]});return c.length===0?t:{...t,verdict:e==="allow"?"warn":e,confirmation:n==="standard"?"stron\
g":n,findings:[...t.findings,...c]}}},6470:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.digestPlans=
j,m.makePlan=b,m.planCommands=E,m.toolOf=f;function w(){const h=u(77598);return w=function(){return h},h}const M=Symbol(
"audited");function $({steps:h,...p}){return{...p,steps:h.map(({command:y,...O})=>O)}}function b(h){const{argv:p,program:y,
directory:O,binary:d=null,env:g,timeoutMs:t}=h,{scripts:r=null,npmSettings:i=[]}=h,e=JSON.stringify([p,y,d,r&&$(r),i,Object.
entries(g).sort(([n],[o])=>n<o?-1:1),t,...O===""?[]:[O]]);return{...h,[M]:!0,digest:N(e)}}function E(h,p){const y=[];for(const O of h){
const d=O.verdict==="block"?void 0:L(O.reading,p);if(d===void 0)return h;y.push({...O,plan:d})}return y}function j(h){const p=[
...new Set(h.map(({digest:y})=>y))].sort();return N(p.join(`
`))}function N(h){return`sha256:${(0,w().createHash)("sha256").update(h).digest("hex")}`}function L(h,p){const{command:y,
argv:O,assignments:d}=h,g=O&&P(h,O);if(g)return b({command:y,...g,env:{...Object.fromEntries(d.map(({name:t,value:r})=>[
t,r])),...h.invocation?.family?.data.environment},...p})}function P(h,p){const{invocation:y,scripts:O,npmSettings:d}=h,[
g]=p;if(y===void 0)return g===void 0?void 0:{program:g,argv:p};const t=f(h);if(t===void 0){const{program:i}=y;return{program:i,
argv:p,...O&&{scripts:O},...d&&{npmSettings:d}}}if(t.path===void 0)return;const r=[...y.operands,...y.passthrough].map(({
text:i})=>i);return{program:y.program,argv:r,binary:t.path}}function f({targets:h}){return h.find(({kind:p,via:y})=>p===
"package_binary"&&y===void 0)}},66160:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.correctorIn=r,m.
isGene=i,m.readChangeSubject=d,m.subjectOfAssets=O;function w(){const n=u(29121);return w=function(){return n},n}function M(){
const n=u(20702);return M=function(){return n},n}function $(){const n=u(78114);return $=function(){return n},n}function b(){
const n=u(28894);return b=function(){return n},n}function E(){const n=u(36093);return E=function(){return n},n}function j(){
const n=u(4378);return j=function(){return n},n}function N(){const n=u(74238);return N=function(){return n},n}function L(){
const n=u(53315);return L=function(){return n},n}function P(){const n=u(12154);return P=function(){return n},n}function f(){
const n=u(39869);return f=function(){return n},n}function h(){const n=u(85881);return h=function(){return n},n}function p(){
const n=u(16373);return p=function(){return n},n}const y={changes:[],problems:[],files:[],present:[],unread:[]};function O({
assets:n,problems:o},c,s,l=y){const{policy:a,tree:v}=c.terms;return{policy:a,clock:c.clock,tree:v,problems:o,correctorOf:s,
genes:n.filter(i).map(S=>({asset:S})),claims:n.filter(S=>!i(S)),assets:l}}async function d(n){const{assets:o,baseTree:c,
tree:s,policy:l,platform:a}=n,{policy:v,source:S}=l,C=new Set(n.change.files.flatMap(L().namesOf)),A=j().Judge.by({policy:v,
tree:s,base:c,changed:C,platform:a,...n.clock&&{clock:n.clock}}),T=g(o.changes),F=(0,h().appliedIds)(o.changes.filter(({
asset:W})=>!T.has(W))),I=r(o.problems),k={tree:s,baseTree:c},H=await A.clock.all(o.changes.filter(({asset:W})=>i(W)),W=>(0,p().
readGeneChange)(W,F,A,I)),D=await(0,p().markUnreadable)(H,C,k),J=new Set(D.flatMap(({commands:W})=>W.flatMap(p().launchedFiles))),
R=await(0,M().judgeAgentFiles)({...k,changed:C},v,A.clock),B=n.all?(0,w().withUnchanged)(R,await(0,w().inventoryOf)(s,v,
A.clock)):R,U=await(0,P().withLinesOfCode)(n.change,J,k),K=(0,P().exemptPaths)(U,v,D,s),z=(0,f().touchedPaths)(U,s),Y=(0,L().
measureChange)(U,K);return{policy:v,judge:A,clock:A.clock,loadedPolicy:l,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:S==="file"?void 0:N().POLICY_PATH,tree:s,baseTree:c,change:U,agentFiles:B,assets:o,problems:o.problems,correctorOf:I,
genes:D,seeds:t(T,D,C),claims:o.changes.filter(e).map(({asset:W})=>W),changedNames:C,touched:z,touchesOf:(0,f().touchesOf)(
z,c),exempt:K,radius:Y,counted:(0,P().countedChange)(U,Y)}}function g(n){return new Map(n.flatMap(({kind:o,asset:c,before:s})=>{
const v=o==="added"&&!s||(o==="applied"||o==="unchanged")?(0,E().seedRelease)(c):void 0;return v===void 0?[]:[[c,v]]}))}
function t(n,o,c){const s=o.filter(({isOnlyAdded:a,binds:v,commands:S})=>v&&!a||S.flatMap(p().launchedFiles).some(C=>c.has(
C))),l=new Set(s.map(({asset:a})=>a));return new Map([...n].filter(([a])=>!l.has(a)))}function r(n){const o=(0,$().ambiguousFiles)(
n);return({path:c})=>o.has(c)||(0,b().isAuditLog)(c)?"hand":"fix"}function i({type:n}){return n==="Gene"}function e({kind:n,
asset:o}){return!i(o)&&(n==="added"||n==="modified")}},50661:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.isChange=u;function u(w){return"change"in w}},63455:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.
namedPaths=$;function w(){const b=u(32854);return w=function(){return b},b}const M=/[\s"'`;&|()<>=]+/;function $(b,E=""){
const j=E===""?"":`${E}/`;return b.split(M).map(N=>(0,w().normalise)(j+N)??N)}},28765:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.makeFolder=E,m.replaceFile=b;function w(){const N=u(77598);return w=function(){return N},N}
function M(){const N=u(51455);return M=function(){return N},N}function $(){const N=u(76760);return $=function(){return N},
N}async function b(N,L,P){const f=`${N}.${(0,w().randomUUID)()}.tmp`;try{await(0,M().writeFile)(f,L,{flag:"wx",mode:P}),
await(0,M().rename)(f,N)}finally{await(0,M().rm)(f,{force:!0})}}async function E(N){await j(N)||((0,$().dirname)(N)!==N&&
await E((0,$().dirname)(N)).catch(()=>{}),await(0,M().mkdir)(N).catch(async L=>{if(!await j(N))throw L}))}async function j(N){
return(0,M().stat)(N).then(L=>L.isDirectory(),()=>!1)}},57430:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.NOTHING_TOUCHED=m.NOTHING_RUN=void 0;const u=m.NOTHING_RUN={level:"none",description:"Nothing was run."},w=m.NOTHING_TOUCHED=
{files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,m,u){u.r(m),u.d(m,{Validator:()=>w.D});var w=u(60207)},
36576:function(G,m,u){u.r(m),u.d(m,{default:()=>w});var w=u(6145)},25065:function(G,m,u){u.r(m),u.d(m,{default:()=>w});var w=u(
27620)},5330:function(G,m,u){u.r(m),u.d(m,{default:()=>w});var w=u(87981)},39436:function(G,m,u){u.r(m),u.d(m,{default:()=>w});
var w=u(57811)}};
