"use strict";exports.id=253,exports.ids=[253],exports.modules={29121:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.inventoryOf=F,m.withUnchanged=b;function w(){const E=u(99668);return w=function(){return E},E}function M(){const E=u(20702);
return M=function(){return E},E}async function F(E,T,N){const L=(0,w().agentFilesIn)(E,T).filter(({format:g})=>g.places.
length>0);return(await N.all(L,async g=>{try{return await(0,M().judgeWholeFile)(await(0,M().readFound)(E,g),E,T.agent_files)}catch(p){
return(0,M().notJudgedFile)(g,p)}})).filter(({entries:g,findings:p})=>g.length+p.length>0)}function b(E,T){const N=new Map(
E.map($=>[$.file.path,$])),L=T.map(({file:$,entries:g})=>{const p=N.get($.path)??{file:$,entries:[],findings:[]},d=new Set(
p.entries.map(({entry:f})=>`${f.event}\0${f.content}`)),h=g.filter(({entry:f})=>!d.has(`${f.event}\0${f.content}`)).map(
f=>{const y=f.findings.map(e=>({...e,severity:"notice"}));return{...f,findings:y}});N.delete($.path);const O=[...p.findings,
...h.flatMap(f=>f.findings)];return{...p,entries:[...p.entries,...h],findings:O}});return[...N.values(),...L]}},78114:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.ambiguousFiles=N,m.hidesContent=b,m.isIncomplete=E,m.isUnread=F,m.markBefore=
L;function w(){const g=u(28672);return w=function(){return g},g}function M({rule:g}){return w().assetFileRules[g].content}
function F(g){return M(g)==="unread"}function b(g){return F(g)||M(g)==="misread"}function E({problems:g}){return g.some(
b)}function T(g){return b(g)||M(g)==="ambiguous"}function N(g){return new Set(g.filter(T).map(({location:p})=>p.path))}function L(g,p,d,h){
const O=new Set(d.map(({asset:y})=>y.id)),f=new Map;for(const y of p){const e=$(y,y.location.path);f.set(e,(f.get(e)??0)+
1)}return g.map(y=>{const{id:e,location:a}=y,t=$(y,h.get(a.path)??a.path),i=f.get(t)??0;return!(M(y)==="known")||i===0||
e!==void 0&&O.has(e)?y:(f.set(t,i-1),{...y,before:!0})})}function $({rule:g,id:p,detail:d},h){return JSON.stringify([g,h,
p,d.replace(/\d+/g,"#")])}},30610:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.allOtherGenes=T,m.appliedGenes=
E,m.namesOf=M,m.namings=b,m.newNamings=F;function w(){const L=u(61331);return w=function(){return L},L}function M({id:L,
value:{asset_id:$}}){return typeof $=="string"?[L,$]:[L]}function F({kind:L,asset:$,before:g}){if(L!=="added"&&L!=="modi\
fied")return[];const p=new Set(L==="modified"&&g?b(g).map(({gene:d})=>d):[]);return b($).filter(({gene:d})=>!p.has(d))}function b(L){
const{gene:$,genes_used:g}=L.value;return L.type==="Capsule"?typeof $=="string"?[{by:L,gene:$,pointer:["gene"]}]:[]:L.type!==
"EvolutionEvent"||!Array.isArray(g)?[]:g.flatMap((p,d)=>typeof p=="string"?[{by:L,gene:p,pointer:["genes_used",d]}]:[])}
function E(L,$){const g=new Set(L.flatMap(F).map(({gene:h})=>h));for(const{kind:h,asset:O}of L)if(!(h==="removed"||O.type!==
"Gene"))for(const f of M(O))g.delete(f);const p=new Set;return N(L,$).filter(h=>{if(!M(h).some(f=>g.has(f)))return!1;const O=(0,w().
statedContent)(h);return p.has(O)?!1:(p.add(O),!0)}).map(h=>({kind:"applied",asset:h,before:h}))}function T(L,$){const g=E(
L,$),p=new Set(g.map(({asset:d})=>d.id));return N(L,$).map(d=>({kind:p.has(d.id)?"applied":"unchanged",asset:d,before:d}))}
function N(L,$){const g=new Set(L.map(({asset:p})=>p));return $.flatMap(({assets:p})=>p).filter(p=>p.type==="Gene"&&!g.has(
p))}},23423:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.readAppendedLog=g,m.readRecords=f,m.readUntouchedLog=
$;function w(){const t=u(23404);return w=function(){return t},t}function M(){const t=u(26040);return M=function(){return t},
t}function F(){const t=u(27199);return F=function(){return t},t}function b(){const t=u(64385);return b=function(){return t},
t}function E(){const t=u(78114);return E=function(){return t},t}function T(){const t=u(86581);return T=function(){return t},
t}function N(){const t=u(94534);return N=function(){return t},t}function L(){const t=u(28894);return L=function(){return t},
t}async function $(t,{path:i,size:n=0},o){if(n>L().MAX_LOG_BYTES)return h(i,n);try{return f(i,await t.read(i,L().MAX_LOG_BYTES),
o)}catch(c){return(0,b().unreadFile)(i,c)}}async function g(t,i,{path:n,size:o=0},c){if(!(o>L().MAX_LOG_BYTES))try{const[
s,l]=await Promise.all([t.read(n,L().MAX_LOG_BYTES),i.read(n,L().MAX_LOG_BYTES)]),r=(0,L().continuationOf)(s,l);if(r.kind===
"rewritten")return;const{from:v}=r,S=f(n,l.subarray(0,v),c),C=(0,L().countLines)(l,v)+1,P=p(n,l.subarray(v),c,C);return{
kept:S,appended:d(P,S)}}catch(s){return{kept:{path:n,assets:[],problems:[]},appended:(0,b().unreadFile)(n,s)}}}function p(t,i,n,o){
return i.length>n.maxBytes?(0,b().tooLargeFile)(t,i.length,n):(0,b().readAssetFile)(t,i,n,o)}function d(t,i){if(t.assets.
length===0)return t;const n=new Map(i.assets.map(c=>[`${c.type} ${c.id}`,c])),o=t.assets.flatMap(c=>{const s=n.get(`${c.
type} ${c.id}`);if(s===void 0||c.id.startsWith("#"))return[];if((0,w().canonicalize)(c.value)===(0,w().canonicalize)(s.value)){
const r=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.locate(),detail:r,id:c.id}]}
const l=`${c.type} ${JSON.stringify(c.id)}, first at line ${s.locate().line}, column 1`;return[{rule:"duplicate-id",location:c.
locate(),detail:l,id:c.id}]});return{...t,problems:[...t.problems,...o]}}function h(t,i){return{path:t,assets:[],problems:[],
unread:`${i} bytes, of at most ${L().MAX_LOG_BYTES}`}}const O=10;function f(t,i,n){const o=y(i,n.maxBytes),c=i.subarray(
o),s=(0,L().countLines)(i,o)+1,l=e(t,c,s),r=l?{path:t,assets:l,problems:[]}:(0,b().readAssetFile)(t,c,n,s),v=r.problems.
find(E().isUnread)?.detail,S=o>0?`only the newest ${c.length} of ${i.length} bytes`:void 0,C=v??S;return{...r,...C!==void 0&&
{unread:C}}}function y(t,i){if(t.length<=i)return 0;const n=t.indexOf(O,t.length-i-1);return n<0?t.length:n+1}function e(t,i,n){
const{text:o,complete:c}=(0,N().decodeUtf8)(i);if(!c)return;const s=[];let l=n;for(let r=0;r<o.length;l+=1){const v=o.indexOf(
`
`,r),S=v<0?o.length:v,C=o.slice(r,S);if(r=S+1,C.trim()==="")continue;const P=a(C);if(P===void 0||(0,T().hasAssetLists)(P))
return;const{type:j}=P;if((0,T().isAssetType)(j)){const[A,I]=[l,s.length];s.push({type:j,id:(0,b().declaredId)(P)??`#${I+
1}`,path:t,value:P,pointer:[I],locate:()=>({path:t,line:A,column:1})})}else if(!(0,T().isCompanion)(j))return}return s}function a(t){
const i=(0,M().attempt)(()=>JSON.parse(t));return(0,F().isJsonObject)(i)?i:void 0}},35474:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=L;function w(){const d=u(54244);return w=function(){return d},d}function M(){const d=u(
93028);return M=function(){return d},d}function F(){const d=u(64385);return F=function(){return d},d}function b(){const d=u(
18744);return b=function(){return d},d}function E(){const d=u(28894);return E=function(){return d},d}function T(){const d=u(
23423);return T=function(){return d},d}function N(){const d=u(94534);return N=function(){return d},d}async function L(d){
const{baseTree:h,headTree:O,change:f,policy:y,clock:e=new(w()).AuditClock}=d,a=(0,b().assetPathTest)(y),t=(0,N().assetLimits)(
y.assets.max_file_bytes),i=[...O.files()].filter(({kind:k})=>(0,M().isRegular)(k)),n=i.filter(({path:k})=>a(k)),o=new Set(
f.files.filter(({status:k})=>k!=="deleted").map(({path:k})=>k)),c=i.filter(({path:k})=>(0,b().mayHoldAssets)(k)&&o.has(k)&&
!a(k)),s=f.files.flatMap(({oldPath:k,path:B})=>{const U=a(k??B)?h.stat(k??B):void 0;return U&&(0,M().isRegular)(U.kind)?
U:[]}),[l,r]=$(s,({path:k})=>(0,E().isAuditLog)(k)&&o.has(k)),v=new Set(l.map(({path:k})=>k)),S=async k=>{const B=o.has(
k.path);if((0,E().isAuditLog)(k.path)&&!B)return[{file:await(0,T().readUntouchedLog)(O,k,t),isTouched:B}];const U=v.has(
k.path)?await(0,T().readAppendedLog)(h,O,k,t):void 0;return U===void 0?[{file:await p(O,k,t),isTouched:B}]:(v.delete(k.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},C=k=>p(g(h),k,t),P=async k=>{const B=await k;return await e.
tick(),B},[j,A,I]=await Promise.all([Promise.all(n.map(k=>P(S(k)))),Promise.all(r.map(k=>P(C(k)))),Promise.all(c.map(k=>P(
(0,b().findStrayGenes)(O,k,t))))]),R=l.filter(({path:k})=>v.has(k)),H=[...A,...await Promise.all(R.map(C))],[D,J]=$(j.flat(),
({isTouched:k})=>k);return{paths:n.map(({path:k})=>k),files:j.flat().map(({file:k})=>k),head:D.map(({file:k})=>k),untouched:J.
map(({file:k})=>k),base:H,strays:I.filter(k=>k!==void 0),isTouched:k=>o.has(k)}}function $(d,h){return[d.filter(h),d.filter(
O=>!h(O))]}function g(d){return{...d,read:async(...h)=>Buffer.from((await d.read(...h)).toString("utf8"))}}async function p(d,{
path:h,size:O=0},f){if(O>f.maxBytes)return(0,F().tooLargeFile)(h,O,f);try{const y=(0,F().readAssetFile)(h,await d.read(h,
f.maxBytes),f);return{...y,assets:y.assets.filter(({copy:e})=>!e)}}catch(y){return(0,F().unreadFile)(h,y)}}},77680:function(G,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.commandsToRun=M,m.isBlankEntry=w,m.validationCommands=F;const u=1e3;function w({
value:b}){return typeof b=="string"&&b.trim()===""}function M(b){const E=F(b);return E.kind!=="list"?[]:E.entries.flatMap(
T=>typeof T.value=="string"&&!w(T)?[T.value.trim()]:[])}function F({value:b}){const{validation:E}=b;return E===void 0?{kind:"\
missing"}:Array.isArray(E)?E.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:E.
map((N,L)=>({value:N,pointer:["validation",L]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditAssetFile=t,m.auditAssets=h,m.auditChange=d,m.mayRunSome=e;function w(){
const i=u(13580);return w=function(){return i},i}function M(){const i=u(12154);return M=function(){return i},i}function F(){
const i=u(72025);return F=function(){return i},i}function b(){const i=u(70716);return b=function(){return i},i}function E(){
const i=u(97004);return E=function(){return i},i}function T(){const i=u(72391);return T=function(){return i},i}function N(){
const i=u(54034);return N=function(){return i},i}function L(){const i=u(56131);return L=function(){return i},i}function $(){
const i=u(16373);return $=function(){return i},i}function g(){const i=u(6470);return g=function(){return i},i}function p(){
const i=u(66160);return p=function(){return i},i}async function d(i){const n=await(0,p().readChangeSubject)(i),{change:o,
tree:c,policy:s,assets:l,exempt:r,radius:v,counted:S}=n,{genes:C,...P}=await f(n,A=>A),j=await(0,E().blockedGenes)(n.claims.
filter(({type:A})=>A==="Capsule"),l.present,n.judge);return{...P,genes:C.map(([{change:A},I])=>({...I,change:A.kind})),capsules:(0,T().
judgeCapsules)(l,s.a2a,S.least,j),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:v,files:await(0,M().markHiddenFiles)(
(0,M().countedFiles)(o,r,c),c)}}async function h(i,n,o){const c={assets:i,problems:[]},s=O(i,o),l=()=>"author",{genes:r,
...v}=await f((0,p().subjectOfAssets)(c,n,l,s),({asset:S})=>(0,$().readGene)(S,n,l));return{...v,genes:r.map(([,S])=>S)}}
function O(i,n){return{changes:[...i.map(o=>({kind:"added",asset:o})),...n.filter(({type:o})=>o==="Gene").map(o=>({kind:"\
applied",asset:o,before:o}))],problems:[],files:[],present:[...n,...i],unread:[]}}async function f(i,n){const o=await y(
i),c={timeoutMs:i.policy.limits.command_timeout_seconds*1e3,mayRun:i.tree!==void 0&&!o.some(a)},{clock:s}=i,l=await s.all(
i.genes,async v=>{const S=await n(v);return[S,await(0,N().auditGene)(i,S,c)]}),r=l.flatMap(([,{commands:v}])=>v.flatMap(
({plan:S})=>S??[]));return{genes:l,findings:o,plansDigest:(0,g().digestPlans)(r)}}async function y(i){const{clock:n,claims:o}=i,
c=await(0,F().ask)(b().SUBJECT_CHECKS,i),s=await n.all(o,l=>(0,F().ask)(b().CLAIM_CHECKS,i,{asset:l}));return[c,...s].flat()}
function e({genes:i,findings:n}){return!n.some(a)&&i.some(({commands:o,findings:c})=>o.length>0&&o.every(({verdict:s})=>s!==
"block")&&!c.some(N().forbidsRunningGene))}function a({rule:i,location:n}){const{forbidsRunning:o,undecided:c}=(0,w().ruleOf)(
i);return o==="change"||c===!0&&n===void 0}async function t(i,n){const c=n.terms.tree!==void 0?(0,p().correctorIn)(i.problems):
()=>"hand",s=(0,p().subjectOfAssets)(i,n,c),{clock:l}=n,r=await l.all(i.assets,async v=>{const S=(0,p().isGene)(v)?await(0,$().
readGene)(v,n,c):void 0;if(S===void 0)return{asset:v,commands:[],findings:await(0,F().ask)(b().CLAIM_CHECKS,s,{asset:v})};
const{commands:C}=S,P=[...await(0,N().geneFindings)(s,{...S,limits:(0,L().limitsOf)(S,s)}),...C.flatMap(j=>j.findings)];
return{asset:v,commands:C,findings:P}});return{path:i.path,assets:r.map(({asset:v,commands:S})=>({asset:v,commands:S})),
findings:[...await(0,F().ask)(b().SUBJECT_CHECKS,s),...r.flatMap(({findings:v})=>v)]}}},67809:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.isArchived=T;function w(){const g=u(18744);return w=function(){return g},g}function M(){const g=u(
28894);return M=function(){return g},g}function F(){const g=u(26040);return F=function(){return g},g}function b(){const g=u(
39491);return b=function(){return g},g}function E(){const g=u(93028);return E=function(){return g},g}async function T(g,{
before:p,after:d},{tree:h,policy:O}){if((0,M().isLogArchive)(g)||!L(p,d))return!1;const f=(0,w().assetPathTest)(O),e=h.list(
(0,b().foldersAbove)(g).at(-1)??"").filter(a=>(0,E().isRegular)(a.kind)&&(0,M().isLogArchive)(a.path)&&f(a.path));for(const a of e)
if(await N(p,a.path,h))return!0;return!1}async function N(g,p,d){const h=await d.read(p,M().MAX_LOG_BYTES),O=(0,M().continuationOf)(
g,h);return O.kind==="appended"&&!(0,M().hasRecords)(h.subarray(O.from))}function L(g,p){const[d]=$(p);if(d===void 0)return!0;
const h=[...$(g)].at(-1);return typeof h?.id=="string"&&h.id!==""&&d.parent===h.id}function*$(g){for(const{bytes:p}of(0,M().
recordsOf)(g)){const d=(0,F().attempt)(()=>JSON.parse(p.toString("utf8")));d?.type==="EvolutionEvent"&&(yield d)}}},37542:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditLogs=$,m.firstMalformedLine=y;function w(){const a=u(28894);return w=
function(){return a},a}function M(){const a=u(95132);return M=function(){return a},a}function F(){const a=u(67809);return F=
function(){return a},a}function b(){const a=u(53315);return b=function(){return a},a}function E(){const a=u(39869);return E=
function(){return a},a}const T=/^100/,N=10,L=Buffer.alloc(0);async function $(a){const{change:t,policy:i}=a,n=t.files.filter(
c=>(0,b().namesOf)(c).some(w().isAuditLog));if(i.blast_radius.audit_log==="forbidden"){const c=n.flatMap(b().namesOf).filter(
w().isAuditLog),s="touches, although the policy forbids it,";return c.map(l=>(0,M().finding)("audit-log-rewritten",{path:l,
how:s},(0,E().atFile)(l)))}return(await Promise.all(n.map(c=>d(c,a)))).flat()}async function g(a,t){return a.stat(t)===void 0?
L:a.read(t,w().MAX_LOG_BYTES)}function p({rule:a,location:{path:t,line:i}},n){return t!==n.path?!1:i===n.line||a==="file\
-not-json"&&i>n.line}async function d(a,t){const{baseTree:i,tree:n,assets:o}=t,{path:c,oldPath:s,status:l}=a,r=[],v=(C,P)=>O(
c,C,P).filter(({location:j})=>!o.problems.some(A=>j&&p(A,j))),S=async C=>{if(!T.test(a.oldMode))return!0;const P=await g(
i,C);return(0,w().hasRecords)(P)&&!await(0,F().isArchived)(C,{before:P,after:L},t)};if(s!==void 0&&(0,w().isAuditLog)(s)&&
await S(s)&&r.push(h(s)),!(0,w().isAuditLog)(c))return r;if(l==="deleted")await S(c)&&r.push(h(c));else if(!T.test(a.newMode)||
l==="type_changed")r.push(h(c));else if(l==="modified"){const[C,P]=await Promise.all([g(i,c),g(n,c)]),j=(0,w().continuationOf)(
C,P);if(j.kind==="appended")return[...r,...v(P,j.from)];if(await(0,F().isArchived)(c,{before:C,after:P},t))return v(P,0);
const{line:A}=j,I=f(A,P),R={path:c,line:I?Math.max(A-1,1):A,column:1},H=I?`removes everything from line ${A} on of`:`mod\
ifies line ${A} of`;r.push((0,M().finding)("audit-log-rewritten",{path:c,how:H},{location:R}))}else r.push(...v(await g(
n,c),0));return r}function h(a){return(0,M().finding)("audit-log-rewritten",{path:a,how:"removes or replaces"},(0,E().atFile)(
a))}function O(a,t,i){const n=y(t,i);if(n===void 0)return[];const o={path:a,line:n.line,column:1},c=`appends line ${n.line}\
, which is no valid record (${n.problem}), to`;return[(0,M().finding)("audit-log-rewritten",{path:a,how:c},{location:o,harm:"\
broken"})]}function f(a,t){return t.length===0||t.at(-1)===N&&(0,w().countLines)(t,t.length)<a}function y(a,t){const i=(0,w().
countLines)(a,t);for(const{bytes:n,line:o}of(0,w().recordsOf)(a.subarray(t))){const c=e(n);if(c!==void 0)return{line:i+o,
problem:c}}}function e(a){let t;try{const i=a.toString("utf8").trim();if(i==="")return;t=JSON.parse(i)}catch{return"it i\
s not a single JSON value"}return typeof t!="object"||t===null||Array.isArray(t)?"it is not a JSON object":typeof t.type==
"string"?void 0:"it has no `type`"}},12154:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.countedChange=
i,m.countedFiles=$,m.exemptPaths=E,m.isCountedByReference=t,m.markHiddenFiles=l,m.withLinesOfCode=n;function w(){const r=u(
18744);return w=function(){return r},r}function M(){const r=u(95244);return M=function(){return r},r}function F(){const r=u(
93028);return F=function(){return r},r}function b(){const r=u(53315);return b=function(){return r},r}function E(r,v,S,C){
const P=r.files.flatMap(b().namesOf);return v.blast_radius.counting==="reference"?new Map(P.filter(j=>!t(j)).map(j=>[j,"\
reference"])):new Map([...N(r,S,C).map(j=>[j,"validation_script"]),...P.filter((0,w().assetPathTest)(v)).map(j=>[j,"asse\
t_store"])])}const T={always:5,files:20,lines:1e3,bytes:64*1024};function N(r,v,S){const C=v.filter(({change:{kind:I}})=>I===
"added"||I==="modified"),P=new Set(C.flatMap(L)),j=r.files.filter(({status:I,path:R})=>I==="added"&&P.has(R)).map(I=>({path:I.
path,lines:(0,b().linesOf)(I),bytes:S.stat(I.path)?.size??0})).sort((I,R)=>I.lines-R.lines||I.bytes-R.bytes),A={lines:T.
lines,bytes:T.bytes};return j.slice(0,Math.min(T.files,Math.max(T.always,C.length))).flatMap(({path:I,lines:R,bytes:H})=>(A.
lines-=R,A.bytes-=H,A.lines>=0&&A.bytes>=0?[I]:[]))}function L({commands:r}){return r.flatMap(({reading:{command:v,targets:S}})=>S.
flatMap(({kind:C,via:P,name:j,path:A})=>C==="file"&&P===void 0&&A&&v.includes(j)?[A]:[]))}function $(r,v,S){return r.files.
flatMap(C=>(0,b().namesOf)(C).map(P=>g(C,P,v.get(P),S))).sort((C,P)=>P.lines-C.lines||(C.path<P.path?-1:1))}function g(r,v,S,C){
const P=v===r.path,j=P?(0,b().linesOf)(r):0,A=P?d(r,C):void 0,I=A==="binary"?C.stat(v)?.size:void 0;return{path:v,...S&&
{exempt:S},lines:j,...A&&{veil:A},...I!==void 0&&{bytes:I}}}const p=1e3;function d({binary:r,status:v,path:S,added:C},P){
if(r)return"binary";const{size:j=0}=v==="added"?P.stat(S)??{}:{};return j>p*Math.max(1,C)?"long_lines":void 0}const h=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),O=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
f=/capsule|events?\.jsonl$/i,y=new Set(["index.js","package.json"]),e=/^(?:src|scripts|config)(?:\/|$)/,a=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function t(r){return h.has(r)||O.test(r)||f.test(r)?!1:y.has(r)||e.test(r)||a.test(r)}function i(r,v){const S=(0,b().measureChange)(
r,{has:C=>!t(C)});return{least:{files:Math.min(v.files,S.files),lines:Math.min(v.lines,S.lines)},most:{files:v.files+v.exempt_files,
lines:v.lines+v.exempt_lines}}}async function n(r,v,S){const C=async j=>(0,b().namesOf)(j).some(A=>(0,M().isWritten)(A)||
v.has(A))||await c(S.tree,j.path)||await c(S.baseTree,j.oldPath??j.path),P=[];for(const j of r.files){const A=j.binary&&
!await C(j);P.push(A?{...j,added:0,deleted:0}:j)}return{...r,files:P}}const o=16*1024*1024;async function c(r,v){const{kind:S,
size:C=0}=r.stat(v)??{};return!(0,F().isRegular)(S)||C>o?!1:(await r.read(v,o)).subarray(0,2).toString("latin1")==="#!"}
const s=100;async function l(r,v){const S=r.slice(0,s).map(({path:P})=>P),C=await v.attributes?.(S,["linguist-generated",
"diff"]);return C===void 0?[...r]:r.map((P,j)=>j>=s||P.veil!==void 0?P:/^(?:set|true)$/.test(C(P.path,"linguist-generate\
d"))?{...P,veil:"generated"}:C(P.path,"diff")==="unset"?{...P,veil:"no_diff"}:P)}},19177:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.decidingFiles=d;function w(){const s=u(76760);return w=function(){return s},s}function M(){
const s=u(57975);return M=function(){return s},s}function F(){const s=u(77680);return F=function(){return s},s}function b(){
const s=u(86191);return b=function(){return s},s}function E(){const s=u(59867);return E=function(){return s},s}function T(){
const s=u(3463);return T=function(){return s},s}function N(){const s=u(95244);return N=function(){return s},s}function L(){
const s=u(95132);return L=function(){return s},s}function $(){const s=u(36773);return $=function(){return s},s}function g(){
const s=u(12154);return g=function(){return s},s}function p(){const s=u(75597);return p=function(){return s},s}async function d(s){
const l=s.genes.filter(({change:P})=>P.kind!=="removed"),r=h(s),v=l.some(({commands:P})=>P.length>0);if(!v&&r.length===0)
return[];const S={launched:new Map([...await f(r,s),...e(l)]),hidden:await y(s),keepsCommand:l.some(a),warns:v};return(await Promise.
all(s.change.files.filter(({path:P})=>(0,p().alwaysForbidden)(P)===void 0).map(P=>t(P,s,S)))).flat().toSorted((P,j)=>Number(
j.isNew)-Number(P.isNew)).map(({path:P,why:j,isNew:A,isWarning:I})=>{const R=s.tree.stat(P)?.size,H={path:P,why:j,isNew:A,
bytes:R??-1},D={...R!==void 0&&{location:{path:P,line:1,column:1}},...I&&{severity:"warning"}};return(0,L().finding)("ch\
eck-decided-by",H,D)})}function h({assets:s,genes:l}){const r=new Set(l.map(({asset:v})=>v));return s.present.filter(v=>v.
type==="Gene"&&!r.has(v)&&(0,F().commandsToRun)(v).length>0)}const O=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function f(s,{
judge:l,clock:r,change:v}){const S=v.files.map(({path:j})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(j)?.[1]??j),C=new Map,P=new Set;
for(const j of s){const A=l.forFile(j.path);for(const I of(0,F().commandsToRun)(j)){if(!O.test(I)&&!S.some(D=>I.includes(
D)))continue;const R=JSON.stringify([A.terms.cwd,I]);if(P.has(R))continue;P.add(R),await r.tick();const{reading:H}=await A.
command(I);for(const D of(0,b().startedFiles)(H))C.set(D,I)}}return C}async function y({change:s,exempt:l,tree:r}){const S=(await(0,g().
markHiddenFiles)((0,g().countedFiles)(s,l,r),r)).filter(({veil:C,lines:P})=>C==="no_diff"&&P>0);return new Set(S.map(({path:C})=>C))}
function e(s){const l=s.flatMap(r=>r.commands);return new Map(l.flatMap(({command:r,reading:v})=>(0,b().startedFiles)(v).
map(S=>[S,r])))}function a({change:{before:s},commands:l}){const r=s?.value.validation;return Array.isArray(r)&&l.some(({
command:v})=>r.includes(v))}async function t(s,l,r){const{path:v}=s,S=await i(s,l,r);if(!r.hidden.has(v))return S;const P=[
...S,{why:"git does not show its difference (`.gitattributes`)"}].map(j=>j.why).join("; ");return[{path:v,isNew:s.status===
"added",...S[0],why:P}]}async function i({path:s,status:l,oldPath:r},{tree:v,baseTree:S},{launched:C,keepsCommand:P,warns:j}){
const A=l==="added",I=l==="renamed"?r:l==="deleted"?s:void 0;if(I!==void 0&&(0,N().isTest)(I)&&(l==="deleted"||!(0,N().isTest)(
s))){const J=l==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:I,why:`a test: ${J}`,isNew:!1,isWarning:j}]}
const R=C.get(s);if(R!==void 0)return[{path:s,why:`\`${R}\` starts it`,isNew:A}];if(/(?:^|\/)package\.json$/.test(s))return o(
s,A,v,S);if((0,N().isLockfile)(w().posix.basename(s)))return[{path:s,why:"it decides which dependencies checks load",isNew:A}];
const H=(0,N().toolThatFinds)(s);if(H===void 0)return[];const D=`${H} finds it by its name${l==="deleted"?"; it was dele\
ted":""}`;return[{path:s,why:D,isNew:A,isWarning:A&&P}]}const n=["imports","exports","main","jest","mocha","ava","c8","n\
yc"];async function o(s,l,r,v){const S=(0,T().objectIn)(await(0,E().readJsonFile)(v,s)),C=(0,T().objectIn)(await(0,E().readJsonFile)(
r,s)),P=n.filter(I=>!(0,M().isDeepStrictEqual)(S[I],C[I])),j=c((0,T().objectIn)(S.scripts),(0,T().objectIn)(C.scripts)),
A=[...j.length>0?[`npm scripts ${(0,$().inCode)(j)}`]:[],...P.length>0?[(0,$().inCode)(P)]:[]];return A.length===0?[]:[{
path:s,why:`its ${A.join(", ")} differ`,isNew:l}]}function c(s,l){const[r,v]=[new Map(Object.entries(s)),new Map(Object.
entries(l))];return[...new Set([...r.keys(),...v.keys()])].filter(C=>!(0,M().isDeepStrictEqual)(r.get(C),v.get(C)))}},1348:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.gateChange=d,m.gateFindings=h;function w(){const e=u(53916);return w=
function(){return e},e}function M(){const e=u(18744);return M=function(){return e},e}function F(){const e=u(74238);return F=
function(){return e},e}function b(){const e=u(24666);return b=function(){return e},e}function E(){const e=u(95244);return E=
function(){return e},e}function T(){const e=u(32854);return T=function(){return e},e}function N(){const e=u(95132);return N=
function(){return e},e}function L(){const e=u(90331);return L=function(){return e},e}function $(){const e=u(39869);return $=
function(){return e},e}function g(){const e=u(92299);return g=function(){return e},e}function p(){const e=u(3733);return p=
function(){return e},e}function d(e){const{shared:a}=e.loadedPolicy;return e.changedNames.size===0?[]:h({...e,shared:a})}
async function h(e){const{policyPath:a,baseTree:t,tree:i,shared:n}=e,o=await(0,g().findGate)(t),c=(0,g().lateGate)(o),s=a===
void 0?[]:await(0,L().looserKeys)(t,i,n),l=o.deciding.size>0?await O(o,e):[];return[...[[F().POLICY_PATH,s],...l].filter(
([,r])=>r.length>0).map(([r,v])=>(0,N().finding)("gate-weakened",{path:r,effects:v},(0,$().atFile)(r))),...c?[(0,N().finding)(
"gate-runs-late",c,(0,$().atFile)(c.path))]:[]]}async function O(e,{baseTree:a,tree:t,policy:i,changedNames:n}){const o=await(0,g().
findGate)(t),c=(0,M().assetPathTest)(i),s=new Set([...e.deciding,...o.deciding]),l=[...s].map(async S=>{const C=await(0,p().
readActionsFile)(a,S);return[S,f(C,await(0,p().readActionsFile)(t,S))]}),v=[...n].filter(S=>!s.has(S)&&(0,w().dirname)(S)!==
p().WORKFLOWS&&S!==F().POLICY_PATH&&!S.startsWith(b().COPIES)&&!c(S)).map(S=>{const C=y(S,e.steps);return[S,C===void 0?[]:
[`it changes, and ${C}`]]});return[...await Promise.all(l),...v]}function f(e,a){return e===void 0?["the file is added, \
and mentions the gate"]:a===void 0?["the file is removed, or replaced by another one"]:e.text===a.text?[]:e.value!==void 0&&
a.value!==void 0?(0,p().changedKeys)(e.value,a.value):["it changes, and is not a valid workflow"]}function y(e,a){const t=(0,w().
basename)(e),i=a.filter(({late:c})=>c!==void 0);return(E().isPackageFile(t)||E().isLockfile(t)||(0,T().isWithin)(e,".yar\
n"))&&i.some(({installs:c})=>c)?"a package manager reads it before the gate, or to start it":E().isDocument(e)||E().isLockfile(
t)?void 0:g().GATE.test(t)?"its name is that of the gate":a.some(({folder:c})=>c!==void 0&&(0,T().isWithin)(e,c))?"belon\
gs to a local action of the gate's job":a.some(c=>(0,g().namesFile)(c,e))?"stands in the gate's job, or in one that this\
 needs":(E().isRunnable(e)||E().toolThatFinds(e)!==void 0)&&i.some(({runsCode:c})=>c)?"can run before the gate, which a \
job of its own avoids":void 0}},92299:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.GATE=void 0,m.findGate=
N,m.lateGate=h,m.namesFile=d;function w(){const n=u(3463);return w=function(){return n},n}function M(){const n=u(95244);
return M=function(){return n},n}function F(){const n=u(11331);return F=function(){return n},n}function b(){const n=u(3733);
return b=function(){return n},n}const E=m.GATE=/gene-gate/i,T=10;async function N(n){const o=await(0,b().readWorkflows)(
n),c=[...o.values()],l=c.flatMap(({value:A})=>(0,b().partsIn)(A)).map(A=>(0,w().objectIn)(A.with)).map(A=>(0,w().textIn)(
A,"check-name").trim()).filter(Boolean),r=({value:A,text:I})=>{const R=A?JSON.stringify(A):I;return E.test(R)||l.some(H=>R.
includes(JSON.stringify(H)))},v=new Set(c.filter(r).map(({path:A})=>A)),S=A=>(0,b().calledPaths)(A).some(I=>v.has(I));for(let A=0;A<
T;A+=1)for(const{path:I,value:R}of c)S(R)&&v.add(I);const C=new Set(v);for(const A of C){const I=o.get(A)?.value,R=[(0,w().
objectIn)((0,w().objectIn)(I?.on).workflow_run).workflows].flat(),H=c.filter(D=>R.includes(D.value?.name??D.path));for(const D of(0,b().
calledPaths)(I))o.has(D)&&C.add(D);for(const D of H)C.add(D.path)}const P=A=>S(A)||E.test(O([(0,w().textIn)(A,"uses").split(
"@")[0],A.run])),j=c.filter(({path:A})=>C.has(A)).flatMap(A=>[...(0,b().jobsOf)(A)].map(([I,R])=>({file:A,id:I,job:R}))).
filter(A=>L(A,P));return{files:o,deciding:C,jobs:j,steps:j.flatMap(A=>$(A,P))}}function L({id:n,job:o},c){const s=(0,b().
partsIn)(o).filter(({uses:l})=>!/-artifact@/.test(`${l}`));return s.some(c)||E.test(O([n,o.name,s.map(l=>l.with)]))}function $({
file:n,id:o,job:c},s){const l=(0,b().jobsOf)(n),r=(0,b().stepsOf)(c).findLastIndex(s),v=c.uses!==void 0?-1:r<0?Number.POSITIVE_INFINITY:
r,S=/\bneeds\b/.test(O({...c,needs:""})),C=new Set([o]);for(const I of C)for(const R of[l.get(I)?.needs??[]].flat())C.add(
String(R));const P=n.value?.on,A=((0,w().isMapping)(P)?Object.keys(P):[P].flat()).every(I=>I==="workflow_run");return[...C].
flatMap(I=>(0,b().stepsOf)(l.get(I)??{}).flatMap((R,H)=>{const D=!A&&(I===o?H<=v:S),J=`\`jobs.${I}.steps[${H}]\` of \`${n.
path}\` (${g(R)})`,k=D?{path:n.path,step:J}:void 0;return p(R,[l.get(I),n.value],k,s(R))}))}function g(n){return typeof n.
uses!="string"?"a command":(0,b().calledPaths)(n).length>0?"a local action":"an action"}function p(n,o,c,s){const l=(0,b().
calledPaths)(n),[r]=l,v=r===void 0&&typeof n.uses=="string";if(v&&(c===void 0||s||e(n)))return[];const S=o.map(D=>[D?.defaults,
D?.env]),C=O([{...n,name:"",uses:""},l,S]).toLowerCase(),P=new Set(C.split(/[^\w.-]+/).map(D=>D.replace(/\.+$/,""))),j=O(
n.run),A=v||r!==void 0||i(j),I=v||a(j),R=y.test(O(n))||!(A||I);return[{words:P,startsGate:s,folder:r,runsCode:A,installs:I,
...c&&!(s&&r===void 0&&R)&&{late:c}}]}function d({words:n,startsGate:o},c){const s=c.toLowerCase().split("/"),l=s.pop()??
"",r=o?(0,M().toolThatFinds)(c):void 0;return(n.has(l)||r!==void 0&&n.has(r))&&s.every(S=>n.has(S))}function h({steps:n}){
const o=n.flatMap(r=>r.late??[]),[c]=o,s=[...new Set(o.map(({step:r})=>r))],l=n.some(r=>r.late&&r.startsGate);return c&&
{path:c.path,steps:s,startsGate:l}}function O(n){return typeof n=="string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="o\
bject"||n===null?"":Object.values(n).map(O).join(`
`)}const f=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),y=/RUNNER_TEMP|runner\.temp/;
function e({uses:n,with:o}){const c=String(n).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return y.
test(O(o));const s=Object.entries((0,w().objectIn)(o)).filter(([l])=>/install|bundler/.test(l));return f.has(c)&&s.every(
([,l])=>`${l||!1}`=="false")}function a(n){const o=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||o.some(c=>(0,F().programNamed)(c)?.kind==="manager")}const t=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function i(n){const c=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),s=l=>{const[r=""]=l.trim().replace(/^sudo +/,"").split(/\s/),v=E.test(l)&&a(r);return t.test(r)||
v||(0,F().programNamed)(r)?.kind==="downloader"};return!c.every(s)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},3733:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.WORKFLOWS=void 0,m.calledPaths=O,m.changedKeys=e,m.jobsOf=p,m.parseMapping=
g,m.partsIn=h,m.readActionsFile=$,m.readWorkflows=f,m.stepsOf=d;function w(){const a=u(53916);return w=function(){return a},
a}function M(){const a=u(57975);return M=function(){return a},a}function F(){const a=u(69873);return F=function(){return a},
a}function b(){const a=u(3463);return b=function(){return a},a}function E(){const a=u(32854);return E=function(){return a},
a}function T(){const a=u(93028);return T=function(){return a},a}const N=m.WORKFLOWS=".github/workflows",L=1024*1024;async function $(a,t){
const{kind:i,size:n=0}=a.stat(t)??{};if(!(0,T().isRegular)(i))return;if(n>L)return{path:t,text:"",value:void 0};const o=(await a.
read(t)).toString("utf8");return{path:t,text:o,value:g(o)}}function g(a){if(!(0,b().isNestedTooDeep)(a))try{const t=(0,F().
parseDocument)(a,{prettyErrors:!1});if(t.errors.length>0)return;const i=t.toJS({maxAliasCount:100});return(0,b().isMapping)(
i)?i:void 0}catch{return}}function p({value:a}){const t=Object.entries((0,b().objectIn)(a?.jobs));return new Map(t.filter(
i=>(0,b().isMapping)(i[1])))}function d({steps:a}){return Array.isArray(a)?a.filter(b().isMapping):[]}function h(a){return typeof a!=
"object"||a===null?[]:(0,b().isMapping)(a)&&[a.run,a.uses].some(i=>typeof i=="string")?[a]:Object.values(a).flatMap(h)}function O(a){
return h(a).flatMap(t=>{const i=(0,b().textIn)(t,"uses"),n=i.startsWith("./")?(0,E().normalise)(i.split("@")[0]??""):void 0;
return n===void 0?[]:[n,(0,w().join)(n,"action.yml"),(0,w().join)(n,"action.yaml")]})}async function f(a){const t=new Map,
i=new Set(a.list(N).map(({path:n})=>n));for(const n of i){const o=/\.ya?ml$/.test(n)?await $(a,n):void 0;o&&t.set(n,o);for(const c of O(
o?.value))i.add(c)}return t}const y=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function e(a,t,i=""){if((0,M().isDeepStrictEqual)(
a,t)||y.test(i))return[];const[n,o]=[a,t].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!n||
!o||Array.isArray(a)!==Array.isArray(t)?[`\`${i}\` changes`]:[...new Set([...n.keys(),...o.keys()])].flatMap(c=>e(n.get(
c),o.get(c),i===""?c:`${i}.${c}`))}},90331:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.ignoredInputs=
y,m.looserKeys=d,m.policyFile=N;function w(){const e=u(81961);return w=function(){return e},e}function M(){const e=u(74238);
return M=function(){return e},e}function F(){const e=u(49875);return F=function(){return e},e}function b(){const e=u(24666);
return b=function(){return e},e}function E(){const e=u(95132);return E=function(){return e},e}function T(){const e=u(39869);
return T=function(){return e},e}async function N(e){const{policyPath:a,changedNames:t,tree:i,baseTree:n}=e;return a===void 0?
[]:[...[...t].some(c=>c===a||c.startsWith(b().COPIES))?await p(e):[],...L(i,n)]}function L(e,a){const t=e.stat(M().POLICY_PATH)?
g(e,a):(0,F().findNearPolicy)(e);if(t===void 0)return[];const{path:i,fault:n}=t,o=`it ${n}, and the gate reads only the \
regular file \`${M().POLICY_PATH}\``;return[(0,E().finding)("policy-broken",{path:i,mistake:o},(0,T().atFile)(i))]}const $=M().
POLICY_PATH.replace(/yml$/,"yaml");function g(e,a){return e.stat($)!==void 0&&a.stat($)===void 0?{path:$,fault:"is besid\
e the policy"}:void 0}async function p({baseTree:e,tree:a,loadedPolicy:t}){const{policy:i,shared:n}=t,[o,c]=await Promise.
all([(0,M().readPolicyIn)(e,n),(0,M().readPolicyIn)(a,n)]),s=M().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:v,
column:S,message:C})=>(0,E().finding)("policy-broken",{path:s,mistake:C},{location:{path:s,line:v,column:S}}));const l="\
policy"in o?o.policy:i,r="missing"in c?[h(c.missing.source)]:(0,w().comparePolicies)(l,c.policy).map(f);return[(0,E().finding)(
"policy-changed",{path:s,effects:r},(0,T().atFile)(s))]}async function d(e,a,t){const[i,n]=[e.stat(M().POLICY_PATH),a.stat(
M().POLICY_PATH)];if(i===void 0)return[];if(i.oid!==void 0&&i.oid===n?.oid&&i.kind===n.kind&&t===void 0)return[];const[c,
s]=await Promise.all([(0,M().readPolicyIn)(e,t),(0,M().readPolicyIn)(a,t)]);if("mistakes"in c||"mistakes"in s||"missing"in
c)return[];if("missing"in s)return[h(s.missing.source)];const l=(0,w().comparePolicies)(c.policy,s.policy).filter(({loosens:r})=>r);
return[...n===void 0?["the policy is removed"]:[],...l.map(f)]}function h(e){return`extends: ${(0,b().sharedName)(e)}, w\
hich cannot be compared; commit it as ${(0,b().copyPath)(e)}`}const O=160;function f({key:e,change:a,direction:t,loosens:i}){
const n=!i&&a.length>O?`${a.slice(0,O).replace(/[\ud800-\udbff]$/,"")}\u2026`:a;return`${e}: ${n}${t===void 0||i&&t==="t\
ighter"?"":` (${t})`}`}function y({loadedPolicy:e}){return e.ignoredInputs.map(a=>(0,E().finding)("input-loosens-policy",
{...a}))}},75597:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.alwaysForbidden=N,m.forbiddenPaths=L,
m.protectedPaths=p;function w(){const e=u(41330);return w=function(){return e},e}function M(){const e=u(84831);return M=
function(){return e},e}function F(){const e=u(32854);return F=function(){return e},e}function b(){const e=u(95132);return b=
function(){return e},e}function E(){const e=u(39869);return E=function(){return e},e}const T=[".git","node_modules"];function N(e){
const a=T.filter(i=>(0,M().mayBeSpelled)(e,i));if(a.length===0)return;const t=((0,F().normalise)(e)??e).split("/");return a.
find(i=>t.some(n=>(0,M().isSpellingOf)(n,i)))}function L({touched:e,touchesOf:a,policy:t}){const i=e.flatMap($),n=T.flatMap(
c=>(0,E().someTouches)(i.flatMap(({touch:s,...l})=>l.directory===c?s:[])).map(s=>(0,b().finding)("forbidden-path",{entry:c,
by:"nothing may touch",...s},(0,E().atFile)(s.path)))),o=t.blast_radius.forbidden_paths.flatMap(c=>(0,E().someTouches)(a(
c)).map(s=>(0,b().finding)("forbidden-path",{entry:c,by:"the policy forbids",...s},(0,E().atFile)(s.path))));return[...n,
...o]}function $({path:e,via:a}){const t=N(e),i=t??N(a);return i===void 0?[]:[{directory:i,touch:{path:e,via:t===void 0?
a:""}}]}const g=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT\
.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function p(e){const{touched:a,policy:t,policyPath:i,change:n,
tree:o,genes:c}=e,s=h(n,o),l=c.some(({binds:S})=>S),r=f(t.blast_radius.protected_paths),v=f(g);return a.flatMap(S=>{const{
path:C}=S,P=s.get(C),j=y(S),A=r(j),I=C===i?void 0:v(j);if(A===void 0&&I===void 0)return[];const R=A===void 0?{path:C,pattern:I??
"",by:"the default list"}:{path:C,pattern:A,by:"the policy"},H=A!==void 0||P!==void 0&&l,D={...(0,E().atFile)(C),severity:H?
"error":"warning",harm:A!==void 0||d(C)?"danger":"broken"};return[P===void 0?(0,b().finding)("protected-path",R,D):(0,b().
finding)("protected-file-destroyed",{...R,how:P},D)]})}function d(e){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(e)}function h(e,a){const t=new Map;for(const{status:i,path:n,oldPath:o}of e.files)i==="deleted"&&t.set(n,"deletes"),
o!==void 0&&t.set(o,"deletes"),(i==="modified"||i==="type_changed")&&a.stat(n)?.size===0&&t.set(n,"empties");return t}const O={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function f(e){const a=e.map(t=>{const i=(0,w().default)(t,O);return{pattern:t,covers:o=>i(
o)||(0,F().isWithin)(o,t,{ignoreCase:!0})}});return t=>a.find(({covers:i})=>t.some(i))?.pattern}function y({path:e,via:a}){
return a===""?[e]:[e,a]}},66503:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.storeRoots=T;function w(){
const g=u(76760);return w=function(){return g},g}function M(){const g=u(68450);return M=function(){return g},g}function F(){
const g=u(59867);return F=function(){return g},g}function b(){const g=u(95132);return b=function(){return g},g}function E(){
const g=u(39869);return E=function(){return g},g}async function T(g){const{genes:p,tree:d}=g,h=p.flatMap(({asset:y,store:e,
change:a})=>a.kind==="removed"?[]:[[e.path,{store:e,file:y.path}]]),O=N(g),f=[...new Map(h).values()].map(y=>L(y,d));return[
...O,...(await Promise.all(f)).flat()]}function N({assets:g,policy:p,tree:d,baseTree:h}){const O=new Map;for(const f of g.
files){const{path:y,root:e}=(0,M().storeOf)(f,{policy:p,tree:h}),a=(0,M().storeOf)(f,{policy:p,tree:d}).root;if(h.stat(y)===
void 0||e===a||O.has(y))continue;const t={store:$(y),root:$(e),others:[$(a)]},i={...(0,E().atFile)(f),severity:"warning"};
O.set(y,(0,b().finding)("store-root-unclear",{...t,because:"moves"},i))}return[...O.values()]}async function L({store:{path:g,
root:p,named:d},file:h},O){const f={store:$(g),root:$(p)};if(O.stat(p)?.kind!=="directory"){const a=d===!0;return[(0,b().
finding)("store-root-missing",{...f,named:a},(0,E().atFile)(h))]}if(await(0,F().readPackageJson)(O,p)===F().INVALID){const a=w().
posix.join(p,"package.json"),t={...(0,E().atFile)(h),severity:"warning",layer:"change"};return[(0,b().finding)("package-\
json-invalid",{path:a},t)]}const y=(0,M().packagesAbove)(O,g).filter(a=>a!==p);if(d===!0||y.length===0)return[];const e={
...f,others:y.map($),because:"manifest"};return[(0,b().finding)("store-root-unclear",e,(0,E().atFile)(h))]}function $(g){
return g===""?".":g}},90350:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.unauditableFiles=T,m.unprovenMerge=
p;function w(){const d=u(32854);return w=function(){return d},d}function M(){const d=u(95132);return M=function(){return d},
d}function F(){const d=u(39869);return F=function(){return d},d}const b="160000",E=".gitmodules";function T({genes:d,change:h,
tree:O}){if(!d.some(({binds:t})=>t))return[];const[f,...y]=h.files.filter(N).map(({path:t})=>t),[e,...a]=h.files.filter(
({path:t,newMode:i})=>i===F().SYMLINK&&L(t,O)).map(({path:t})=>t);return[...f===void 0?[]:[(0,M().finding)("submodule-ch\
anged",{path:f,...g(y)},(0,F().atFile)(f))],...e===void 0?[]:[(0,M().finding)("symlink-leaves-tree",{path:e,target:O.readlink(
e)??"",...g(a)},(0,F().atFile)(e))]]}function N({path:d,newMode:h,status:O}){return h===b||d===E&&O!=="deleted"}function L(d,h){
const{kind:O}=(0,w().resolveInTree)(h,d);return O==="outside"||O==="loop"}const $=9;function g(d){const h=d.length-$;return{
...d.length>0&&{likewise:d.slice(0,$)},...h>0&&{more:h}}}function p({unprovenMerge:d}){return d?[(0,M().finding)("merge-\
not-proven",{merge:d.commit,reason:d.reason})]:[]}},72025:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.ask=E,m.assetNotJudged=N,m.notChecked=$,m.ofChange=b;function w(){const g=u(27199);return w=function(){return g},g}function M(){
const g=u(95132);return M=function(){return g},g}function F(){const g=u(50661);return F=function(){return g},g}function b(g){
return(p,...d)=>(0,F().isChange)(p)?g(p,...d):[]}async function E(g,p,...d){const h=Object.entries(g).map(async([O,f])=>{
try{return await f(p,...d)}catch(y){return[T(O,y,d)]}});return(await Promise.all(h)).flat()}function T(g,p,[d]){return d===
void 0?(0,M().notJudged)(`the change; the check "${g}" failed`,p):N(d.asset,p,`; the check "${g}" failed`)}function N(g,p,d=""){
const h=`the ${g.type} \`${g.id}\`${d}`;return(0,M().notJudged)(h,p,L(g))}function L(g){try{return(0,w().placeOf)(g)}catch{
return{location:{path:g.path,line:1,column:1},subject:(0,w().subjectOf)(g)}}}function $(g,{path:p,detail:d},h){return(0,M().
finding)("claim-not-checked",{claim:g,why:`${d} of the log \`${p}\``},h)}},70716:function(G,m,u){Object.defineProperty(m,
"__esModule",{value:!0}),m.SUBJECT_CHECKS=m.REMOVED_GENE_CHECKS=m.GENE_CHECKS=m.CLAIM_CHECKS=void 0;function w(){const r=u(
44786);return w=function(){return r},r}function M(){const r=u(37542);return M=function(){return r},r}function F(){const r=u(
19177);return F=function(){return r},r}function b(){const r=u(1348);return b=function(){return r},r}function E(){const r=u(
90331);return E=function(){return r},r}function T(){const r=u(75597);return T=function(){return r},r}function N(){const r=u(
66503);return N=function(){return r},r}function L(){const r=u(90350);return L=function(){return r},r}function $(){const r=u(
72025);return $=function(){return r},r}function g(){const r=u(52117);return g=function(){return r},r}function p(){const r=u(
97004);return p=function(){return r},r}function d(){const r=u(93198);return d=function(){return r},r}function h(){const r=u(
59613);return h=function(){return r},r}function O(){const r=u(48550);return O=function(){return r},r}function f(){const r=u(
10255);return f=function(){return r},r}function y(){const r=u(85881);return y=function(){return r},r}function e(){const r=u(
93290);return e=function(){return r},r}function a(){const r=u(73566);return a=function(){return r},r}function t(){const r=u(
47771);return t=function(){return r},r}function i(){const r=u(36974);return i=function(){return r},r}function n(){const r=u(
42804);return n=function(){return r},r}const o=m.SUBJECT_CHECKS={"asset-files":g().assetFiles,"genes-outside":(0,$().ofChange)(
g().genesOutside),"forbidden-paths":(0,$().ofChange)(T().forbiddenPaths),"protected-paths":(0,$().ofChange)(T().protectedPaths),
"policy-file":(0,$().ofChange)(E().policyFile),"gate-change":(0,$().ofChange)(b().gateChange),"agent-files":(0,$().ofChange)(
({agentFiles:r})=>r.flatMap(({findings:v})=>v)),"changed-instructions":(0,$().ofChange)(w().changedInstructions),"stale-\
instructions":(0,$().ofChange)(w().staleInstructions),"ignored-inputs":(0,$().ofChange)(E().ignoredInputs),"audit-logs":(0,$().
ofChange)(M().auditLogs),"unauditable-files":(0,$().ofChange)(L().unauditableFiles),"unproven-merge":(0,$().ofChange)(L().
unprovenMerge),"hard-cap":(0,$().ofChange)(n().hardCap),"store-roots":(0,$().ofChange)(N().storeRoots),"deciding-files":(0,$().
ofChange)(F().decidingFiles),"missing-genes":y().missingGenes,"event-chain":d().eventChain,"unresolved-references":y().unresolvedReferences,
"genes-still-named":(0,$().ofChange)(y().genesStillNamed),"engine-seeds":(0,$().ofChange)(p().engineSeeds),"activated-se\
eds":(0,$().ofChange)(p().activatedSeeds),"removed-scripts":(0,$().ofChange)(e().removedScripts),"claimed-radius":(0,$().
ofChange)(h().claimedRadius),"claimed-streak":t().claimedStreak,estimates:(0,$().ofChange)(h().estimates),"look-alike-id\
s":O().lookAlikeIds,"repeated-ids":O().repeatedIds,unidentified:a().unidentified},c=m.CLAIM_CHECKS={"self-description":a().
selfDescription,"capsule-fields":a().capsuleFields,envelope:f().envelope},s=m.GENE_CHECKS={"incomplete-gene":i().incompleteGene,
"validation-list":i().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,$().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,$().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,$().ofChange)(
n().geneBlastRadius),"declared-paths":(0,$().ofChange)(n().declaredPaths),"self-description":a().selfDescription,envelope:f().
envelope},l=m.REMOVED_GENE_CHECKS={"removed-gene":(0,$().ofChange)(i().removedGene),"gene-blast-radius":(0,$().ofChange)(
n().geneBlastRadius),"declared-paths":(0,$().ofChange)(n().declaredPaths)}},52117:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.assetFiles=E,m.assetProblemFinding=T,m.genesOutside=L;function w(){const g=u(18744);return w=
function(){return g},g}function M(){const g=u(94534);return M=function(){return g},g}function F(){const g=u(93028);return F=
function(){return g},g}function b(){const g=u(95132);return b=function(){return g},g}function E({problems:g}){return g.filter(
({rule:p})=>p!=="outside-globs").map(T)}function T({before:g,...p}){const{rule:d,detail:h,location:O,id:f,severity:y}=p,
a={location:O,...f===void 0?{}:{subject:{id:f}},...y&&{severity:y}};return g?{...(0,b().finding)(d,{detail:h},{...a,severity:"\
notice"}),before:g}:(0,b().finding)(d,{detail:h},a)}const N=5;async function L(g){const p=g.problems.filter(({rule:h})=>h===
"outside-globs");return(await g.clock.all(p,async h=>{const O=await $(h.location.path,g);return O.some(({severity:y})=>y===
"error")?O:[T(h),...O]})).flat()}async function $(g,p){const{change:d,tree:h,baseTree:O,policy:f,judge:y}=p,e=(0,M().assetLimits)(
f.assets.max_file_bytes),a=async(o,c)=>{const{kind:s,size:l=0}=o.stat(c)??{};return!(0,F().isRegular)(s)||l>e.maxBytes?[]:
(0,w().strayGenes)(c,await o.read(c,e.maxBytes),e)},t=d.files.find(o=>o.path===g)?.oldPath??g,i=new Set((await a(O,t)).flatMap(
({commands:o})=>o)),n=[];for(const{location:o,commands:c}of await a(h,g))for(const s of c){const{findings:l}=await y.command(
s),r=l.find(C=>C.danger!==void 0)?.danger;if(r===void 0||n.length===N)continue;const v=`a Gene whose command \`${s}\` ${r}`,
S=i.has(s)?"notice":"error";n.push({...(0,b().finding)("outside-globs",{detail:v},{location:o,severity:S,harm:"danger"}),
danger:r})}return n}},97004:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=N,m.asNotice=
g,m.blockedGenes=E,m.engineSeeds=L,m.lacksEngine=$;function w(){const p=u(27199);return w=function(){return p},p}function M(){
const p=u(77680);return M=function(){return p},p}function F(){const p=u(13580);return F=function(){return p},p}function b(){
const p=u(95132);return b=function(){return p},p}async function E(p,d,h){const O=new Map;for(const f of p){const{gene:y}=f.
value,e=d.find(n=>n.type==="Gene"&&n.id===y),a=e&&await T(e,h);if(e===void 0||a===void 0)continue;const t=`the command \`${a}\
\` of its gene \`${e.id}\` is blocked`,i={capsule:f.id,why:t};O.set(f,(0,b().finding)("capsule-not-eligible",i,(0,w().placeOf)(
f,["gene"])))}return O}async function T(p,d){const h=d.forFile(p.path);for(const O of(0,M().commandsToRun)(p)){const{verdict:f}=await h.
command(O);if(f==="block")return O}}async function N({assets:p,judge:d}){const h=[];for(const O of p.activated??[]){const f=await T(
O,d);f!==void 0&&h.push((0,b().finding)("seed-activated-blocked",{gene:O.id,command:f},(0,w().placeOf)(O,["validation"])))}
return h}function L({seeds:p,genes:d}){const[h]=p.keys();if(h===void 0)return[];const O=[...p.values()].sort((e,a)=>e.localeCompare(
a,"en",{numeric:!0})),f={ids:[...new Set([...p.keys()].map(({id:e})=>e))],count:p.size,oldest:O[0]??"",newest:O.at(-1)??
"",idle:d.filter(({asset:e,commands:a})=>p.has(e)&&$(a)).length},y=f.idle>0?"warning":"notice";return[(0,b().finding)("e\
ngine-seeds",f,{location:h.locate(),severity:y})]}function $(p){return p.some(({findings:d})=>d.some(({rule:h})=>(0,F().
ruleOf)(h).absent===!0))}function g(p){return(p.harm??(0,F().ruleOf)(p.rule).harm)==="danger"?p:{...p,severity:"notice"}}},
72391:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=f,m.judgeCapsules=g;function w(){
const o=u(27199);return w=function(){return o},o}function M(){const o=u(13580);return M=function(){return o},o}function F(){
const o=u(95132);return F=function(){return o},o}function b(){const o=u(72025);return b=function(){return o},o}function E(){
const o=u(59613);return E=function(){return o},o}function T(){const o=u(85475);return T=function(){return o},o}function N(){
const o=u(21471);return N=function(){return o},o}function L(){const o=u(57733);return L=function(){return o},o}function $(){
const o=u(47771);return $=function(){return o},o}function g({changes:o,present:c,unread:s},l,r,v=new Map){const S=o.filter(
O);if(S.length===0)return[];const C=(0,$().streakCounter)((0,$().eventsIn)({changes:o,present:c,unread:s}),!0),P=s.at(-1),
j=r&&p(S,r);return S.map(({kind:A,asset:I,before:R})=>{if(A==="removed")return{change:A,asset:I,eligible:null,eligibility:null,
reasons:[]};const H=A==="added"?j:R&&(0,E().sizeOf)(R.value.blast_radius),D=h(I,()=>{const B=C(I),U=P===void 0||B.ended?
B:{...B,unread:P},K=v.get(I);return[...f(I,U,l,H),...K?[K]:[]]}),J=(0,F().eligibilityOf)(D);return{change:A,asset:I,eligible:J===
"eligible",eligibility:J,reasons:D}})}function p(o,c){const s=o.filter(({kind:v})=>v==="added").map(({asset:v})=>(0,E().
sizeOf)(v.value.blast_radius)??{files:0,lines:0}),l=v=>s.reduce((S,C)=>S+C[v],0);return l("files")>=c.files&&l("lines")>=
c.lines?void 0:c}function d(o){const{otherAsset:c}=(0,M().ruleOf)(o.rule);return o.severity==="error"||(0,F().isMissingEvidence)(
o)||c===!0}function h(o,c){try{return[...c(),...(0,L().promotionSchemaFindings)(o),...(0,T().identityFindings)(o,"hand")].
filter(d)}catch(s){return[(0,b().assetNotJudged)(o,s)]}}function O({asset:o}){return o.type==="Capsule"}function f(o,c,s,l={
files:0,lines:0}){const{status:r,score:v}=t(o.value.outcome),S=t(o.value.blast_radius),C={capsule:o.id},P=(...A)=>(0,w().
placeOf)(o,A),j=[];if(r!=="success"){const A=`\`outcome.status\` is ${n(r)}, but it must be "success"`;j.push((0,F().finding)(
"capsule-not-eligible",{...C,why:A},P("outcome","status")))}if(!i(v,s.min_score,1)){const A=`a number from ${s.min_score}\
 to 1`,I=`\`outcome.score\` is ${n(v)}, but it must be ${A}`;j.push((0,F().finding)("capsule-not-eligible",{...C,why:I},
P("outcome","score")))}for(const A of["files","lines"]){const I=s[`max_${A}`],R=Math.max(l[A],c.radius?.[A]??0);if(i(S[A],
1,I)&&R<=I)continue;const H=n(S[A]),D=R>I?`${R} (claimed: ${H})`:H,J=`\`blast_radius.${A}\` is ${D}, but it must be ${y(
I)}`;j.push((0,F().finding)("capsule-not-eligible",{...C,why:J},P("blast_radius",A)))}if(c.unmeasured!==void 0){const A=`\
\`blast_radius.files\` is not a size in the event \`${c.unmeasured}\`, but it must be ${y(s.max_files)}`;j.push((0,F().finding)(
"capsule-not-eligible",{...C,why:A},P("blast_radius")))}return c.count<s.min_success_streak&&j.push(...e(o,c,s.min_success_streak)),
j}function y(o){return`a number from 1 to ${o}`}function e(o,{count:c,unread:s,failed:l,uncounted:r=[]},v){const S=(0,w().
placeOf)(o),C={capsule:o.id};if(l!==void 0){const A=`the event \`${l}\`, the newest one that names it, is not a success`;
return[(0,F().finding)("capsule-not-eligible",{...C,why:A},S)]}if(s!==void 0){const A=`whether the Capsule \`${o.id}\` ha\
s enough consecutive successes`;return[(0,b().notChecked)(A,s,{...S,severity:"error"})]}const P=r.slice(0,a).map(({event:A,
why:I})=>`the event \`${A}\` does not count: ${I}`),j={...C,streak:c,least:v,uncounted:P};return[(0,F().finding)("capsul\
e-streak",j,S)]}const a=5;function t(o){return(0,w().isJsonObject)(o)?o:{}}function i(o,c,s){return typeof o=="number"&&
o>=c&&o<=s}function n(o){return o===void 0?"missing":(0,N().describeJson)(o)}},93198:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.eventChain=L;function w(){const f=u(76760);return w=function(){return f},f}function M(){const f=u(
27199);return M=function(){return f},f}function F(){const f=u(28894);return F=function(){return f},f}function b(){const f=u(
95132);return b=function(){return f},f}function E(){const f=u(36773);return E=function(){return f},f}function T(){const f=u(
72025);return T=function(){return f},f}function N(){const f=u(85475);return N=function(){return f},f}function L({assets:{
changes:f,present:y,unread:e}}){const a=y.filter(({type:r})=>r==="EvolutionEvent"),t=new Set(f.map(({asset:r})=>r)),i=new Map(
a.map(r=>[r.id,r])),n=new Map,o=new Map,c=$(a),s=new Set,l=new Set;return a.flatMap(r=>{const v=o.get(r.path);o.set(r.path,
r);const S=d(r),C=S===void 0?void 0:n.get(S);if(S!==void 0&&C===void 0&&n.set(S,r),!t.has(r)||r.cut)return[];const P=(0,M().
placeOf)(r,["parent"]),j={event:r.id},A=(0,F().isAuditLog)(r.path),I=v===void 0&&A?c(r.path):void 0;if(I!==void 0&&S!==I.
id){const k=`does not continue the archive \`${I.path}\` of its log`,B={...j,fault:k,fix:p(r,I.id)};return[(0,b().finding)(
"event-not-chained",B,P)]}if(S===void 0){if(v===void 0||!A)return[];const k={...j,fault:g,fix:p(r,v.id)};return[(0,b().finding)(
"event-not-chained",k,P)]}if(!i.has(S)){const k=v===void 0,B=A&&!k?"error":"warning",[U]=e;if(U!==void 0){const Y=`wheth\
er the parent \`${S}\` of the EvolutionEvent \`${r.id}\` exists`;return[(0,T().notChecked)(Y,U,{...P,severity:B})]}if(l.
has(S))return[];k||l.add(S);const K=k?`If the log with \`${S}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${S}\`, which it wrote before this one; if they are lost, leav\
e the event out`,z={...j,parent:S,where:"not in any asset file",fix:K};return[(0,b().finding)("event-parent-missing",z,{
...P,severity:B})]}const R=O(r,i,s);if(R!==void 0){const k=`has a circular chain of parents: ${(0,E().inCode)(R)}`;return[
(0,b().finding)("event-not-chained",{...j,fault:k,fix:"Set the `parent` of each event to the previous event"},P)]}if(C===
void 0||C.id===r.id)return[];const H=v===void 0||v.id===S?C.id:v.id,D=`has the parent \`${S}\`, which is already the pare\
nt of \`${C.id}\``,J={...j,fault:D,fix:p(r,H)};return[(0,b().finding)("event-not-chained",J,{...P,severity:"warning"})]})}
function $(f){const y=f.filter(({path:a})=>(0,F().isLogArchive)(a)),e=new Set(y.map(d));return a=>{if((0,F().isLogArchive)(
a))return;const t=y.filter(({path:i})=>w().posix.dirname(i)===w().posix.dirname(a));return t.findLast(({id:i})=>!e.has(i))??
t.at(-1)}}const g="has no parent, but it is not the first event of its log";function p({value:f},y){const e=f.asset_id===
void 0?"":(0,N().contentHash)({...f,parent:y});return`Set \`parent\` to \`${y}\`, the previous event${e&&`, and \`asset_i\
d\` to \`${e}\``}`}function d({value:{parent:f}}){return typeof f=="string"&&f!==""?f:void 0}const h=5;function O(f,y,e){
const a=new Set;let t=f;for(;t!==void 0&&!e.has(t.id)&&!a.has(t.id);){a.add(t.id);const n=d(t);t=n===void 0?void 0:y.get(
n)}if(t!==void 0&&t.id===f.id&&!e.has(t.id))return[...a].slice(0,h);for(const n of a)e.add(n)}},59613:function(G,m,u){Object.
defineProperty(m,"__esModule",{value:!0}),m.claimedRadius=F,m.estimates=d,m.sizeOf=T;function w(){const O=u(27199);return w=
function(){return O},O}function M(){const O=u(95132);return M=function(){return O},O}function F({assets:{changes:O},counted:f}){
return["Capsule","EvolutionEvent"].flatMap(y=>{const e=O.filter(({kind:n,asset:o})=>n==="added"&&o.type===y).map(({asset:n})=>({
asset:n,size:T(n.value.blast_radius)})),a=e.flatMap(({size:n})=>n??[]),t=e.at(-1);if(t===void 0||a.length<e.length)return[];
const i=a.reduce(N);if(i.files<f.least.files||i.lines<f.least.lines){const n={together:e.length>1,severity:"warning"};return[
b(t.asset,i,f.least,n)]}return e.flatMap(({asset:n,size:o})=>o!==void 0&&$(n)&&L(o,f.most)?[b(n,o,f.most,{together:!1,severity:"\
notice"})]:[])})}function b(O,f,y,{together:e,severity:a}){const{type:t,id:i}=O,n={type:t,id:i,claim:`claims ${E(f)}${e?
" together with the others of the change":""}`,shown:`git counts ${E(y)} for this change`,fix:"Set `blast_radius` to wha\
t the cycle changed, and add the asset in the same change"},o={...(0,w().placeOf)(O,["blast_radius"]),severity:a};return(0,M().
finding)("claim-differs",n,o)}function E({files:O,lines:f}){return`${O} ${O===1?"file":"files"} and ${f} ${f===1?"line":
"lines"}`}function T(O){if(!(0,w().isJsonObject)(O))return;const{files:f,lines:y}=O;return typeof f=="number"&&typeof y==
"number"?{files:f,lines:y}:void 0}function N(O,f){return{files:O.files+f.files,lines:O.lines+f.lines}}function L(O,f){return O.
files>f.files||O.lines>f.lines+f.files}function $({value:{outcome:O}}){return(0,w().isJsonObject)(O)&&O.status==="succes\
s"}const g=3,p=.1;function d({assets:{changes:O},counted:f}){const{least:y,most:e}=f,a=O.filter(({kind:t,asset:i})=>t===
"added"&&i.type==="EvolutionEvent");return a.flatMap(({asset:t})=>{const{blast_radius_estimate:i,meta:n,blast_radius:o}=t.
value,c=(0,w().isJsonObject)(i)?[]:["meta"],s=c.length===0?i:(0,w().isJsonObject)(n)&&n.blast_radius_estimate,l=h(s);if(l===
void 0||l<=0)return[];const r=a.length===1,v=r?y.files:h(o),S=r?e.files:h(o);if(v===void 0||S===void 0)return[];const C=v/
l>g;if(!C&&S/l>=p)return[];const P=C?v:S,j=(0,w().placeOf)(t,[...c,"blast_radius_estimate"]),A={type:t.type,id:t.id,claim:`\
estimates ${l} ${l===1?"file":"files"}`,shown:`the change touches ${P}`,fix:"Review the changes that were not planned, o\
r update the estimate"};return[(0,M().finding)("claim-differs",A,j)]})}function h(O){return(0,w().isJsonObject)(O)&&typeof O.
files=="number"?O.files:void 0}},48550:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.lookAlikeIds=L,
m.repeatedIds=O;function w(){const e=u(76760);return w=function(){return e},e}function M(){const e=u(23404);return M=function(){
return e},e}function F(){const e=u(27199);return F=function(){return e},e}function b(){const e=u(64385);return b=function(){
return e},e}function E(){const e=u(11970);return E=function(){return e},e}function T(){const e=u(95132);return T=function(){
return e},e}function N(){const e=u(25367);return N=function(){return e},e}function L({assets:{changes:e,present:a}}){const t=e.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(t.length===0)return[];const i=new Set(t.map(({type:c})=>c)),n=new Map,
o=new Map;for(const{type:c,value:s}of a){const l=i.has(c)?(0,b().declaredId)(s):void 0;if(l!==void 0)for(const r of g(c,
l)){const v=n.get(r);v===void 0?n.set(r,l):v!==l&&!o.has(r)&&o.set(r,l)}}return t.flatMap(c=>{const{type:s,id:l}=c,v=g(s,
l).flatMap(C=>[n.get(C),o.get(C)]).find(C=>C!==void 0&&C!==l);if(v===void 0)return[];const S=(0,F().placeOf)(c,["id"]);return[
(0,T().finding)("look-alike-id",{type:s,id:(0,N().visible)(l),other:(0,N().visible)(v)},S)]})}const $=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function g(e,a){const t=/^[\w.-]*$/.test(a)?a:p(a),i=t.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${e} case ${d(t)}`,`${e} drawn ${d(i)}`]}function p(e){const a=e.normalize("NFKC").replace($,"");return(0,E().asciiOf)(
a.replace(/\p{Pd}/gu,"-"))}function d(e){return e.toUpperCase().toLowerCase()}const h=/(?:\.seed\.json|\/default_genes\.json)$/;
function O({assets:{changes:e,present:a}}){const i=e.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(f);if(i.length===0)return[];const n=new Set(i.map(({id:c})=>c)),o=a.filter(c=>f(c)&&n.has(c.id));return i.flatMap(
c=>{const s=o.find(v=>y(v,c));if(s===void 0)return[];const l=`the gene \`${c.id}\`, also in \`${s.path}\` with other cont\
ent`,r={...(0,F().placeOf)(c,["id"]),severity:"warning"};return[(0,T().finding)("duplicate-id",{detail:l},r)]})}function f({
type:e,path:a}){return e==="Gene"&&!h.test(`/${a}`)}function y(e,a){return e.id===a.id&&e.path.replace(/l$/,"")!==a.path.
replace(/l$/,"")&&w().posix.dirname(e.path)===w().posix.dirname(a.path)&&(0,M().canonicalize)(e.value)!==(0,M().canonicalize)(
a.value)}},10255:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.envelope=T;function w(){const h=u(27199);
return w=function(){return h},h}function M(){const h=u(61331);return M=function(){return h},h}function F(){const h=u(39763);
return F=function(){return h},h}function b(){const h=u(95132);return b=function(){return h},h}function E(){const h=u(85475);
return E=function(){return h},h}function T(h,{asset:O}){const{type:f,id:y,envelope:e}=O;return[...L(O),...e&&(0,M().senderOf)(
e)===void 0?[(0,b().finding)("schema-field",{type:f,id:y,...N},(0,w().placeOf)(O))]:[]]}const N={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function L(h){const{type:O,id:f,wrappers:y=[]}=h,
e=(0,w().placeOf)(h);return y.flatMap(a=>$(h,a).flatMap(([t,i])=>{const n=a[t];if(n===void 0||n===i)return[];const o={type:O,
id:f,field:t,stated:d(n),actual:d(i)};return[(0,b().finding)("envelope-contradicts-asset",o,e)]}))}function $(h,O){const{
type:f,id:y,value:e}=h;return[...f==="ValidationReport"?[["target_asset_id",e.gene_asset_id??O.target_asset_id],["target\
_local_id",e.gene_id]]:[],...g(O.type,f)?[["type",f]]:[],["asset_type",f],["asset_id",p(h,O.asset_id)],["content_hash",p(
h,O.content_hash)],["local_id",y]]}function g(h,O){if(typeof h!="string")return!1;const f=h.toLowerCase();return f!==O.toLowerCase()&&
F().ASSET_TYPES.some(y=>y.toLowerCase()===f)}function p({type:h,value:O},f){if(O.asset_id!==void 0||f===void 0)return O.
asset_id;const y={type:h,value:{...O,asset_id:f}};return(0,E().matchContentHash)(y)===void 0?(0,E().contentHash)(O):f}function d(h){
return JSON.stringify(h??null).slice(0,100)}},85881:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.appliedIds=
p,m.genesStillNamed=N,m.missingGenes=O,m.unresolvedReferences=T;function w(){const f=u(27199);return w=function(){return f},
f}function M(){const f=u(30610);return M=function(){return f},f}function F(){const f=u(95132);return F=function(){return f},
f}function b(){const f=u(72025);return b=function(){return f},f}function E(){const f=u(50661);return E=function(){return f},
f}function T({assets:f}){const{changes:y,present:e,unread:a}=f,t=L(e,"Capsule"),i=[["EvolutionEvent","capsule_id","Capsu\
le",t],["EvolutionEvent","validation_report_id","ValidationReport",L(e,"ValidationReport")],["AntiGene","evidence_capsul\
es","Capsule",t]];return y.filter(g).flatMap(({asset:n})=>{const{type:o,id:c,value:s}=n,[l]=a;return i.flatMap(([r,v,S,C])=>r!==
o?[]:[s[v]].flat().flatMap(P=>{if(!$(P,C))return[];const j={...(0,w().placeOf)(n,[v]),severity:"warning"},A=`whether \`${P}\
\`, which the ${o} \`${c}\` names, exists`;return l?[(0,b().notChecked)(A,l,j)]:[(0,F().finding)("reference-not-found",{
type:o,id:c,wanted:S,name:P,field:v},j)]}))})}function N({assets:{changes:f,present:y}}){const e=L(y,"Gene"),a=p(f),t=f.
flatMap(({kind:n,asset:o,before:c})=>n==="removed"?o:c??[]).filter(({type:n})=>n==="Gene").flatMap(n=>(0,M().namesOf)(n).
map(o=>({asset:n,name:o}))).filter(({name:n})=>!e.has(n)&&!a.has(n));if(t.length===0)return[];const i=y.flatMap(M().namings);
return t.flatMap(({asset:n,name:o})=>{const c=i.filter(({gene:C})=>C===o),s=c.find(C=>C.by.type==="Capsule")??c[0];if(s===
void 0)return[];const l=o.startsWith("sha256:"),r={what:`${l?"gene that was":"gene"} \`${o}\``,by:`the ${s.by.type} \`${s.
by.id}\``,more:new Set(c.map(C=>C.by)).size-1,fix:l?"Name the gene by its `id`, or by its new `asset_id`":`Keep the gene\
 \`${o}\`, or also remove the Capsules that name it`},v=s.by.type==="Capsule"?"warning":"notice",S=s.by.locate(s.pointer);
return[(0,F().finding)("still-named",r,{location:S,subject:(0,w().subjectOf)(n),severity:v})]})}function L(f,y){return new Set(
f.filter(e=>e.type===y).flatMap(M().namesOf))}function $(f,y){return typeof f=="string"&&!y.has(f)}function g({kind:f}){
return f==="added"||f==="modified"}function p(f){return new Set(f.flatMap(M().newNamings).map(({gene:y})=>y))}const d="a\
d_hoc",h={severity:"warning",harm:"bookkeeping"};function O(f){const{changes:y}=f.assets,e=new Set(y.filter(({kind:a,asset:t})=>a!==
"removed"&&t.type==="Gene").flatMap(({asset:a})=>(0,M().namesOf)(a)));return y.flatMap(M().newNamings).filter(({gene:a})=>!e.
has(a)).map(({by:a,gene:t,pointer:i})=>{const n=t===d&&(0,E().isChange)(f),o={...(0,w().placeOf)(a,i),...n&&h},{type:c,id:s}=a,
l={type:c,id:s,wanted:"gene",name:t,field:String(i[0])};return(0,F().finding)("reference-not-found",l,o)})}},93290:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.removedScripts=p;function w(){const e=u(76760);return w=function(){return e},
e}function M(){const e=u(27199);return M=function(){return e},e}function F(){const e=u(68450);return F=function(){return e},
e}function b(){const e=u(77680);return b=function(){return e},e}function E(){const e=u(63455);return E=function(){return e},
e}function T(){const e=u(51951);return T=function(){return e},e}function N(){const e=u(59867);return N=function(){return e},
e}function L(){const e=u(46912);return L=function(){return e},e}function $(){const e=u(91063);return $=function(){return e},
e}function g(){const e=u(95132);return g=function(){return e},e}async function p(e){const{assets:a,baseTree:t,clock:i}=e,
n=d(e.change),o=await h(e);if(n.size+o.size===0)return[];const c=new Set(a.changes.map(({asset:r})=>r)),s=a.present.filter(
r=>r.type==="Gene"&&!c.has(r)),l=new Map;for(const r of s){await i.tick();const v=(0,b().validationCommands)(r),S=new Map;
for(const{value:C,pointer:P}of v.kind==="list"?v.entries:[]){if(typeof C!="string")continue;const{root:j}=(0,F().storeOf)(
r.path,{policy:e.policy,tree:t}),I=(0,E().namedPaths)(C,j).filter(R=>n.has(R)).map(R=>({path:R,script:""}));o.size>0&&I.
push(...await f(C,t,j));for(const R of I){const H=y(R);(R.script===""||o.has(H))&&S.set(H,{...R,entry:P[1]})}}for(const[
C,P]of S){const j=l.get(C);j?j.more+=1:l.set(C,{...P,gene:r,more:0})}}return[...l.values()].map(({path:r,script:v,gene:S,
entry:C,more:P})=>{const j=v===""?`file \`${r}\``:`script \`${v}\` of \`${r}\``,A=`Keep \`${v||r}\`, or change the comman\
ds that name it`,I={...(0,M().placeOf)(S,["validation",C]),harm:"broken"};return(0,g().finding)("still-named",{what:j,by:`\
the gene \`${S.id}\``,more:P,fix:A},I)})}function d({files:e}){const a=new Set(e.flatMap(({status:t,path:i,oldPath:n})=>t===
"deleted"?i:n??[]));for(const{path:t,status:i}of e)i!=="deleted"&&a.delete(t);return a}async function h({change:e,baseTree:a,
tree:t}){const i=e.files.map(({path:o,oldPath:c})=>c??o),n=new Set;for(const o of i.filter(c=>w().posix.basename(c)==="p\
ackage.json")){const c=await O(a,o),s=new Set(await O(t,o));for(const l of c)s.has(l)||n.add(y({path:o,script:l}))}return n}
async function O(e,a){const t=w().posix.dirname(a);return[...(await(0,N().usablePackageJson)(e,t==="."?"":t))?.scripts.keys()??
[]]}async function f(e,a,t){const{invocation:i}=(0,T().readWords)(e,{tree:a,cwd:t});if(i?.program!=="npm")return[];const n={
tree:a,directory:t,changed:new Set,families:$().NO_PROGRAMS},{runs:o}=await(0,L().scriptsThatRun)(i,n,{start:0,end:0}),c=(0,L().
eventOf)(i);return o.flatMap(({directory:s,event:l})=>l===c?[{path:w().posix.join(s,"package.json"),script:c}]:[])}function y({
path:e,script:a}){return`${e}\0${a}`}},21471:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.describeJson=
i,m.schemaDifferences=E;function w(){const n=u(98285);return w=function(){return n},n}function M(){const n=u(98879);return M=
function(){return n},n}const F=2e5,b=50;function E(n,o){try{return T(n,(0,w().withoutAnnotations)(o))}catch(c){if(!(c instanceof
URIError))throw c;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function T(n,o){const c=(0,M().complaintsOf)(n,o,JSON.stringify(o).length<=F),s=new Map,l=new Set;
for(const r of c){if(g.has(r.keyword))continue;const v=L(r);if(!l.has(v)){l.add(v);for(const S of p(r,n,o)){const C=N(r,
S),P=s.get(C);s.set(C,P?{...P,more:P.more+1}:S)}}}return[...s.values()].slice(0,b)}function N({keywordLocation:n},o){switch(o.
kind){case"missing":return JSON.stringify([n,...o.fields]);case"unknown":return JSON.stringify([n,o.field]);case"invalid":
return n}}function L({keyword:n,instanceLocation:o}){return`${$.has(n)?n:"value"} ${o}`}const $=new Set(["required","add\
itionalProperties"]),g=new Set(["properties","items","false"]);function p(n,o,c){const{keyword:s,keywordLocation:l,instanceLocation:r}=n,
{pointer:v,value:S}=h(c,r),C=O(o,l);if(s==="required"){const j=(C.required??[]).filter(A=>!d(S,A));return[{kind:"missing",
pointer:v,fields:j,more:0}]}if(s==="additionalProperties"){const j=C.properties??{},A=Object.keys(S??{}).filter(R=>!Object.
hasOwn(j,R)),I=Object.keys(j).filter(R=>!d(S,R));return A.map(R=>({kind:"unknown",pointer:[...v,R],field:R,absent:I,more:0}))}
const P=t(s,C);return[{kind:"invalid",pointer:v,keyword:s,expected:P,found:i(S),more:0}]}function d(n,o){return n!==null&&
Object.hasOwn(n,o)}function h(n,o){const c=[];let s=n;for(const l of f(o))Array.isArray(s)?(c.push(Number(l)),s=s[Number(
l)]??null):(c.push(l),s=s[l]??null);return{pointer:c,value:s}}function O(n,o){let c=M().SCHEMAS[n];for(const s of f(o).slice(
0,-1))c=c[s];return c}function f(n){return n.split("/").slice(1).map(o=>o.replaceAll("~1","/").replaceAll("~0","~"))}const y={
string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"nul\
l"},e={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal dig\
its"},a=40;function t(n,o){const c=o[n];switch(n){case"type":return[c].flat().map(s=>y[String(s)]??String(s)).join(" or ");case"\
enum":return`one of ${(o.enum??[]).map(s=>JSON.stringify(s)).join(", ")}`;case"const":return JSON.stringify(c);case"patt\
ern":return e[String(c)]??`a string that matches ${c}`;case"minLength":return c===1?"a non-empty string":`a string of at\
 least ${c} characters`;case"maxLength":return`a string of at most ${c} characters`;case"minItems":return c===1?"a non-e\
mpty list":`a list of at least ${c} items`;case"maxItems":return`a list of at most ${c} items`;case"minimum":return`a nu\
mber that is at least ${c}`;case"maximum":return`a number that is at most ${c}`;default:return`a value that matches \`${n}\
\` in the schema`}}function i(n){return Array.isArray(n)?n.length===0?"an empty list":"a list":n!==null&&typeof n=="obje\
ct"?"an object":typeof n!="string"?String(n):n.length<=a?JSON.stringify(n):`a string of ${n.length} characters`}},57733:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.promotionSchemaFindings=N,m.schemaFindings=T;function w(){const t=u(23404);
return w=function(){return t},t}function M(){const t=u(27199);return M=function(){return t},t}function F(){const t=u(3051);
return F=function(){return t},t}function b(){const t=u(95132);return b=function(){return t},t}function E(){const t=u(21471);
return E=function(){return t},t}function T(t){return(0,E().schemaDifferences)(t.type,t.value).filter(i=>!y(t,i)).flatMap(
i=>p(t,i)).map(i=>L(t,i,"warning"))}function N(t){const i=e(t)?"warning":"error";return(0,E().schemaDifferences)(t.type,
t.value).map(n=>L(t,n,i))}function L(t,i,n){const{type:o,id:c}=t,{pointer:s,more:l}=i,r={...(0,M().placeOf)(t,s),severity:n},
v=(S,C,P,j)=>(0,b().finding)("schema-field",{type:o,id:c,field:S,fault:C,where:P,fix:j},r);switch(i.kind){case"missing":{
const{fields:S}=i,P=`Add what is missing as the schema of the protocol describes it${S.includes("asset_id")?"; `gene-gat\
e fix --identity --write` adds `asset_id` in the repository of its author":""}`;return v(S.join("`, `"),"is missing",g(s,
l),P)}case"unknown":{const S=g(s.slice(0,-1),l),{field:C,absent:P}=i,j=(0,F().nearestName)(C,P),A=j===void 0?"":`If you \
meant \`${j}\`, rename it. Otherwise, `,I=`${A}${A?"remove":"Remove"} \`${C}\` or store it outside the asset`;return v(C,
"is unknown",S,I)}case"invalid":{const{expected:S}=i,C=`${i.found}${l===0?"":` (and in ${$(l)})`}`,P=s.join("."),j=`must\
 be ${S}, but it is ${C}`;return v(P,j,"",`Change \`${P}\` to ${S}`)}}}function $(t){return t===1?"1 similar place":`${t}\
 similar places`}function g(t,i){return t.length===0?"":` in \`${t.join(".")}\`${i===0?"":` and ${$(i)}`}`}function p(t,i){
const{type:n}=t,{pointer:o}=i;switch(i.kind){case"missing":{const c=i.fields.filter(s=>!d[n].has([...o,s].join("."))&&!(s===
"source_type"&&(a(t)??0)<O));return c.length===0?[]:[{...i,fields:c}]}case"unknown":return[i];case"invalid":return h(n,o,
i.keyword)?[]:[i]}}const d={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraint\
s.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(
["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(
["type","id"])};function h(t,[i,...n],o){if(i==="type"||i==="id"||i==="asset_id")return!0;if(t!=="Gene")return!1;const c=o===
"minItems"&&n.length>0;return i==="validation"||i==="constraints"&&!c}const O=6,f={"Gene epigenetic_marks[]":["object","\
string"],"Gene _source":["object"],"Gene avoid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":[
"string"],"Capsule diff":["string"],"Capsule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent applie\
d_lessons[]":["object","string"]};function y({type:t,value:i},{kind:n,pointer:o}){const[c="",s=0,...l]=o,r=i[c]??null,v=f[`${t}\
 ${c}${Array.isArray(r)?"[]":""}`];return n==="missing"||!v||typeof s!="number"||l.length>0?!1:[r].flat().every(S=>v.includes(
S===null?"null":typeof S))}function e(t){return(a(t)??Number.NaN)<Number(w().SCHEMA_VERSION.split(".")[1])}function a({value:{
schema_version:t}}){const i=typeof t=="string"?/^1\.(\d+)\.\d+$/.exec(t)?.[1]:void 0;return i===void 0?void 0:Number(i)}},
98879:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.SCHEMAS=void 0,m.complaintsOf=h;function w(){const y=u(
13574);return w=function(){return y},y}function M(){const y=u(36576);return M=function(){return y},y}function F(){const y=u(
25065);return F=function(){return y},y}function b(){const y=u(5330);return b=function(){return y},y}function E(){const y=u(
39436);return E=function(){return y},y}function T(){const y=u(39763);return T=function(){return y},y}const N={type:"stri\
ng",pattern:"^\\d+\\.\\d+\\.\\d+$"},L="^sha256:[a-f0-9]{64}$",$={type:"object",required:["type","schema_version","id","g\
ene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:N,
id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"\
array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"bo\
olean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},
created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:L}}},g={type:"array",items:{type:"string"}},p={type:"\
object",required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{type:{const:"AntiGene"},
schema_version:N,id:{type:"string",minLength:1},summary:{type:"string",minLength:1},trigger:{...g,minItems:1},avoid:{...g,
minItems:1},rationale:{type:"string"},severity:{enum:["low","medium","high"]},source_clusters:g,evidence_capsules:g,failure_count:{
type:"integer",minimum:0},asset_id:{type:"string",pattern:L}}},d=m.SCHEMAS={Gene:b().default,Capsule:M().default,EvolutionEvent:F().
default,Mutation:E().default,ValidationReport:$,AntiGene:p};function h(y,e,a){return O[a?"all":"first"][y].validate(e).errors}
const O={all:f(!1),first:f(!0)};function f(y){const e=T().ASSET_TYPES.map(a=>[a,new(w()).Validator(d[a],"7",y)]);return Object.
fromEntries(e)}},73566:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.capsuleFields=L,m.selfDescription=
N,m.unidentified=$;function w(){const d=u(27199);return w=function(){return d},d}function M(){const d=u(59490);return M=
function(){return d},d}function F(){const d=u(95132);return F=function(){return d},d}function b(){const d=u(72025);return b=
function(){return d},d}function E(){const d=u(85475);return E=function(){return d},d}function T(){const d=u(57733);return T=
function(){return d},d}function N({correctorOf:d},{asset:h,change:O,commands:f=[]}){if(h.cut)return[];const y=O?.kind===
"unchanged"?void 0:O?.before,e=f.some(({findings:a})=>a.some(({edit:t})=>t?.fix));return[...(0,E().hashFindings)(h,d(h),
!e,y),...(0,T().schemaFindings)(h)]}function L(d,{asset:h}){const{type:O,id:f,value:y}=h;if(O!=="Capsule"||h.cut)return[];
const e=["success_streak","env_fingerprint"].filter(i=>y[i]==null);if(e.length===0)return[];const a=e.join("`, `"),t={fault:"\
is missing",where:"",fix:`Add \`${a}\``};return[(0,F().finding)("schema-field",{type:O,id:f,field:a,...t},(0,w().placeOf)(
h))]}function $({genes:d,claims:h,correctorOf:O}){const a=[...d.filter(({change:i})=>i?.kind!=="removed").map(({asset:i})=>i),
...h].filter(({cut:i})=>!i).flatMap(i=>g(i,O));return[...(0,M().groupBy)(a,({rule:i,location:n})=>JSON.stringify([i,n?.path])).
values()].flatMap(p)}function g(d,h){try{return(0,E().identityFindings)(d,h(d)).filter(E().isMissingIdentity)}catch(O){return[
(0,b().assetNotJudged)(d,O)]}}function p([d,...h]){if(d===void 0)return[];if(h.length===0||!(0,E().isMissingIdentity)(d))
return[d,...h];const{subject:O,args:f,...y}=d,{expected:e,...a}=f;return[{...y,args:{...a,others:h.length}}]}},47771:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.claimedStreak=c,m.eventsIn=h,m.streakCounter=N,m.successStreak=d;function w(){
const s=u(23404);return w=function(){return s},s}function M(){const s=u(27199);return M=function(){return s},s}function F(){
const s=u(59490);return F=function(){return s},s}function b(){const s=u(95132);return b=function(){return s},s}function E(){
const s=u(72025);return E=function(){return s},s}function T(){const s=u(85475);return T=function(){return s},s}function N(s,l){
const r=f(s,l),v=(0,F().groupBy)(s,({value:{capsule_id:S}})=>S);return S=>L(S,v.get(S.id)??[],r,l)}function L({id:s,value:{
gene:l}},r,v,S){const C=[],P=[],j={files:0,lines:0};let A;const{successes:I,failure:R}=$(s,r);for(const H of I){const{value:D}=H,
J=v.get(H)??e(D,S)??(a(D,l,S)?void 0:O)??(i(D)?"it records no change":void 0);J===void 0?(P.push(H),t(j,D)||(A??=o(D))):
C.push({event:o(D),why:J})}return{count:p(P),uncounted:C,ended:R!==void 0,...R&&I.length===0&&{failed:o(R.value)},radius:j,
...A!==void 0&&{unmeasured:A}}}function $(s,l){const r=l.filter(({value:S})=>S.type==="EvolutionEvent"&&S.capsule_id===s).
reverse(),v=r.findIndex(({value:S})=>!g(S));return v<0?{successes:r}:{successes:r.slice(0,v),failure:r[v]}}function g({outcome:s}){
return(0,M().isJsonObject)(s)&&s.status==="success"}function p(s){const l=s.map(({value:r})=>r.id).filter(r=>typeof r=="\
string");return s.length-l.length+new Set(l).size}function d(s,l){const{successes:r,failure:v}=$(s,l);return{count:p(r),
ended:v!==void 0}}function h({changes:s,present:l,unread:r}){const v=r.at(-1),S=new Set(s.map(({asset:C})=>C));return l.
filter(({type:C,path:P})=>C==="EvolutionEvent"&&(!v||P>=v.path)).map(C=>({value:C.value,log:C.path,isNew:S.has(C)}))}const O="\
it does not name the gene of the Capsule";function f(s,l){const r=new Map,v=new Map,S=new Set;for(const C of s){const P=y(
C,v,l&&S.has(C.log));P!==void 0&&r.set(C,P),S.add(C.log);const{id:j}=C.value;typeof j=="string"&&!v.has(j)&&v.set(j,C)}return r}
function y({value:s,isNew:l},r,v){const{id:S,parent:C}=s;if(l)return"the change that is judged adds or edits it";const P=typeof S==
"string"?r.get(S):void 0;return P!==void 0?(0,w().canonicalize)(P.value)===(0,w().canonicalize)(s)?void 0:"an earlier ev\
ent with other content has its id":typeof C=="string"&&C!==""?r.has(C)?void 0:"its parent is not in the log before it":v?
"it has no parent":void 0}function e(s,l){const{id:r,asset_id:v}=s;if(v===void 0)return l?"it has no hash":void 0;if((0,T().
matchContentHash)({type:"EvolutionEvent",value:s})===void 0)return"its hash does not match its content";const S=typeof r==
"string"&&r.trim()!=="";return l&&!S?"it has no id":void 0}function a({genes_used:s},l,r){return typeof l!="string"||l===
""||!Array.isArray(s)?!r:s.includes(l)}function t(s,{blast_radius:l}){if(l===void 0)return!0;if(!(0,M().isJsonObject)(l))
return!1;const{files:r,lines:v}=l;return!n(r)||!n(v)?!1:(s.files=Math.max(s.files,r),s.lines=Math.max(s.lines,v),!0)}function i({
blast_radius:s}){return(0,M().isJsonObject)(s)&&(s.files===0||s.lines===0)}function n(s){return typeof s=="number"&&Number.
isSafeInteger(s)&&s>=0}function o({id:s}){return typeof s=="string"?s:"without an id"}function c({assets:s}){const l=(0,F().
groupBy)(h(s),({value:r})=>r.capsule_id);return s.changes.flatMap(({kind:r,asset:v})=>{const{success_streak:S}=v.value;if(r===
"removed"||v.type!=="Capsule"||typeof S!="number")return[];const{count:C,ended:P}=d(v.id,l.get(v.id)??[]);if(S<=C)return[];
const j=(0,M().placeOf)(v,["success_streak"]),A=s.unread.at(-1);if(A!==void 0&&!P)return[(0,E().notChecked)(`the success\
 streak of the Capsule \`${v.id}\``,A,j)];const I={type:v.type,id:v.id,claim:`claims a success streak of ${S}`,shown:`th\
e events show ${C}`,fix:"Let the engine append the events of its cycles, or correct `success_streak`"};return[(0,b().finding)(
"claim-differs",I,j)]})}},36974:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.incompleteGene=g,m.removedGene=
p,m.validationList=T;function w(){const d=u(27199);return w=function(){return d},d}function M(){const d=u(36093);return M=
function(){return d},d}function F(){const d=u(77680);return F=function(){return d},d}function b(){const d=u(95132);return b=
function(){return d},d}function E(){const d=u(50661);return E=function(){return d},d}function T(d,{asset:h,validation:O,
commands:f}){if(h.cut)return[];const y=["validation"],e={gene:h.id};if(O.kind==="not_a_list"){const i={...e,fault:`must \
have ${O.expected} as \`validation\``};return[(0,b().finding)("validation-malformed",i,(0,w().placeOf)(h,y))]}if(O.kind===
"missing"||O.entries.every(F().isBlankEntry))return[(0,b().finding)("validation-missing",{...e,that:""},(0,w().placeOf)(
h,y))];const a=[],t=new Set;for(const i of O.entries){const{value:n,pointer:o}=i;if((0,F().isBlankEntry)(i)){const c={...e,
field:o.join("."),fault:"is blank"},s={...(0,w().placeOf)(h,o),severity:"notice"};a.push((0,b().finding)("validation-red\
undant",c,s))}else if(typeof n!="string"){const c={...e,fault:`must have a string as \`${o.join(".")}\``};a.push((0,b().
finding)("validation-malformed",c,(0,w().placeOf)(h,o)))}else if(t.has(n)){const c={...(0,w().placeOf)(h,o),subject:{...(0,w().
subjectOf)(h),command:n}};a.push((0,b().finding)("validation-redundant",{...e,field:o.join("."),fault:`repeats \`${n}\``},
c))}else t.add(n)}if(f.length>0&&f.every(L)){const i={...e,that:" that checks the change"},n=(0,w().placeOf)(h,y),o=N(d,
h)?"notice":"error";a.push((0,b().finding)("validation-missing",i,{...n,severity:o}))}return a}function N(d,h){return(0,E().
isChange)(d)?d.seeds.has(h):d.correctorOf(h)!=="author"&&(0,M().seedRelease)(h)!==void 0}function L({reading:{problems:d,
argv:h}}){return d.some(({rule:O})=>O==="only-prints")||$.has(h?.[0]??"")}const $=new Set(["clear","date","df","echo","f\
ree","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function g(d,{asset:h}){return h.cut?[(0,b().
finding)("validation-malformed",{gene:h.id,fault:"can be read only in part: its JSON has an error"},(0,w().placeOf)(h))]:
[]}function p(d,{asset:h}){return[(0,b().finding)("gene-removed",{gene:h.id},{subject:(0,w().subjectOf)(h)})]}},56131:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.geneDifferences=O,m.hardCaps=h,m.limitsOf=d,m.readConstraints=N,m.stricterConstraints=
L,m.uncovered=a;function w(){const t=u(27199);return w=function(){return t},t}function M(){const t=u(77680);return M=function(){
return t},t}function F(){const t=u(57430);return F=function(){return t},t}function b(){const t=u(32854);return b=function(){
return t},t}function E(){const t=u(53315);return E=function(){return t},t}function T(){const t=u(50661);return T=function(){
return t},t}function N(t){const i=s=>({constraints:$,problems:[{...s,pointer:["constraints"]}]});if(t===void 0)return i(
{kind:"missing"});if(!(0,w().isJsonObject)(t))return i({kind:"malformed",detail:"an object"});const n=[],o=g(t.max_files,
n);return{constraints:{maxFiles:o??E().DEFAULT_MAX_FILES,isDefaultLimit:o===void 0,forbiddenPaths:p(t.forbidden_paths,n)},
problems:n}}function L(t,i){if(t===void 0)return i;const{maxFiles:n,isDefaultLimit:o}=t.maxFiles<i.maxFiles?t:i;return{maxFiles:n,
isDefaultLimit:o,forbiddenPaths:[...new Set([...t.forbiddenPaths,...i.forbiddenPaths])]}}const $={maxFiles:E().DEFAULT_MAX_FILES,
isDefaultLimit:!0,forbiddenPaths:[]};function g(t,i){const n=["constraints","max_files"];if(t===void 0)i.push({kind:"mis\
sing",pointer:n});else{if(Number.isSafeInteger(t)&&Number(t)>0)return Number(t);i.push({kind:"malformed",pointer:n,detail:"\
an integer greater than 0"})}}function p(t,i){const n=["constraints","forbidden_paths"];if(t===void 0)return i.push({kind:"\
missing",pointer:n}),[];if(!Array.isArray(t))return i.push({kind:"malformed",pointer:n,detail:"a list of paths"}),[];const o=new Set;
for(const[c,s]of t.entries()){const l=typeof s=="string"?(0,b().normalise)(s):void 0;if(typeof s!="string"||!l){i.push({
kind:"malformed",pointer:[...n,c],detail:"a path below the root of the repository"});continue}(0,b().looksLikePattern)(s)&&
i.push({kind:"pattern",pointer:[...n,c],detail:s}),o.add(l)}return[...o]}function d(t,i){const{asset:n,change:o,binds:c}=t,
{constraints:s}=N(n.value.constraints),l=o?.before&&N(o.before.value.constraints).constraints,r=L(l,s),{maxFiles:v,isDefaultLimit:S}=r,
C=h(i.policy),P=c&&(0,T().isChange)(i)?i.radius:F().NOTHING_TOUCHED,j=(0,E().cappedSize)(P,i.policy.blast_radius.counting),
A=(0,E().gradeFiles)(P.files,v,j,C),I=A==="hard_cap_breach"?j:P,R=(0,E().gradeWords)(A,I,v,C);return{base:l,head:s,constraints:r,
blastRadius:{...P,max_files:v,...S&&{default_limit:!0},severity:A,message:R}}}function h({blast_radius:t}){const{hard_cap_files:i,
hard_cap_lines:n}=t;return{files:i,lines:n}}function O({kind:t,asset:i,before:n}){return n===void 0||i.cut||t!=="added"&&
t!=="modified"?[]:[...f(n,i),...e(n,i)]}function f(t,i){const[n,o]=[y(t),y(i)],c="validation";return[...[...n].filter(s=>!o.
has(s)).map(s=>({kind:"command_removed",field:c,base:s,head:null})),...[...o].filter(s=>!n.has(s)).map(s=>({kind:"comman\
d_added",field:c,base:null,head:s}))]}function y(t){const i=(0,M().validationCommands)(t),n=i.kind==="list"?i.entries.map(
({value:o})=>o):[];return new Set(n.filter(o=>typeof o=="string"))}function e(t,i){const{constraints:n}=N(t.value.constraints),
{constraints:o}=N(i.value.constraints),c=[];o.maxFiles!==n.maxFiles&&c.push({kind:o.maxFiles>n.maxFiles?"constraint_loos\
ened":"constraint_tightened",field:"constraints.max_files",base:String(n.maxFiles),head:String(o.maxFiles)});const s="co\
nstraints.forbidden_paths";for(const l of a(n.forbiddenPaths,o.forbiddenPaths))c.push({kind:"constraint_loosened",field:s,
base:l,head:null});for(const l of a(o.forbiddenPaths,n.forbiddenPaths))c.push({kind:"constraint_tightened",field:s,base:null,
head:l});return c}function a(t,i){return t.filter(n=>!i.some(o=>(0,b().isWithin)(n,o)))}},54034:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.auditGene=L,m.forbidsRunningGene=g,m.geneFindings=$;function w(){const p=u(13580);return w=
function(){return p},p}function M(){const p=u(72025);return M=function(){return p},p}function F(){const p=u(70716);return F=
function(){return p},p}function b(){const p=u(97004);return b=function(){return p},p}function E(){const p=u(6470);return E=
function(){return p},p}function T(){const p=u(50661);return T=function(){return p},p}function N(){const p=u(56131);return N=
function(){return p},p}async function L(p,d,h){const{asset:O,change:f,store:y}=d,e=(0,N().limitsOf)(d,p),a=await $(p,{...d,
limits:e}),t=(0,T().isChange)(p)&&p.seeds.has(O)&&(0,b().lacksEngine)(d.commands),i=t?d.commands.map(c=>({...c,findings:c.
findings.map(b().asNotice)})):d.commands,n=t?a.map(b().asNotice):a,o=h.mayRun&&!n.some(g);return{asset:O,store:y,...t&&{
isIdle:t},commands:o?(0,E().planCommands)(i,{timeoutMs:h.timeoutMs,directory:y.root}):i,findings:n,blastRadius:e.blastRadius,
differences:f===void 0?[]:(0,N().geneDifferences)(f)}}async function $(p,d){return d.change?.kind!=="removed"?(0,M().ask)(
F().GENE_CHECKS,p,d):(await(0,M().ask)(F().REMOVED_GENE_CHECKS,p,d)).map(({location:O,...f})=>f)}function g({rule:p}){return(0,w().
ruleOf)(p).forbidsRunning==="gene"}},42804:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.declaredConstraints=
N,m.declaredPaths=y,m.geneBlastRadius=O,m.hardCap=h,m.limitsBeyondCap=p,m.loosenedConstraints=$;function w(){const e=u(27199);
return w=function(){return e},e}function M(){const e=u(95132);return M=function(){return e},e}function F(){const e=u(53315);
return F=function(){return e},e}function b(){const e=u(39869);return b=function(){return e},e}function E(){const e=u(56131);
return E=function(){return e},e}const T={severity:"warning",harm:"bookkeeping"};function N(e,{asset:a}){return(0,E().readConstraints)(
a.value.constraints).problems.filter(({kind:t})=>t!=="missing"||!a.cut).map(t=>L(a,t))}function L(e,{kind:a,pointer:t,detail:i=""}){
const n=(0,w().placeOf)(e,t),o=t.join("."),c=(l,r,v=T)=>(0,M().finding)("constraints-malformed",{gene:e.id,field:o,fault:l,
fix:r},{...n,...v});if(a==="missing")return c("is missing",`Add \`${o}\` to the gene`);if(a==="malformed")return c(`must\
 be ${i}`,`Change \`${o}\` to ${i}`,{});const s=`forbids \`${i}\`, which is read as a path, with each of its characters, \
not as a pattern`;return c(s,"Write the path of the directory; everything below it is also forbidden")}function $(e,{asset:a,
binds:t,limits:{base:i,head:n}}){if(!t||a.cut||i===void 0)return[];const o=(0,E().uncovered)(i.forbiddenPaths,n.forbiddenPaths),
c=n.maxFiles>i.maxFiles;if(o.length===0&&!c)return[];const s=g(a.value.constraints),l=[...c&&!s("max_files")?[`\`max_file\
s\` from ${i.maxFiles} to ${n.maxFiles}`]:[],...(s("forbidden_paths")?[]:o).map(v=>`\`${v}\` is no longer forbidden`)];if(l.
length===0)return[];const r=(0,w().placeOf)(a,["constraints"]);return[(0,M().finding)("constraints-loosened",{gene:a.id,
loosened:l},r)]}function g(e){const a=(0,E().readConstraints)(e).problems.flatMap(({kind:t,pointer:i})=>t==="malformed"&&
i.length<=2?[i[1]]:[]);return t=>a.includes(t)||a.includes(void 0)}function p(e,{asset:a,binds:t,limits:{base:i,head:n}}){
const{files:o}=(0,E().hardCaps)(e.policy),{maxFiles:c}=n;if(!t||c<=o||i!==void 0&&c<=i.maxFiles)return[];const s="constr\
aints.max_files",l=`allows ${c} files, but the hard cap of the policy is ${o} ${o===1?"file":"files"}`,r={gene:a.id,field:s,
fault:l,fix:`Set \`${s}\` to ${o} or less`},v={...(0,w().placeOf)(a,["constraints","max_files"]),...T};return[(0,M().finding)(
"constraints-malformed",r,v)]}const d={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"\
blast-radius-critical"};function h({genes:e,radius:a,policy:t,isPush:i}){const n=e.filter(({binds:A})=>A),o=(0,F().cappedSize)(
a,t.blast_radius.counting),c=(0,E().hardCaps)(t);if(n.length===0||o.files<=c.files&&o.lines<=c.lines)return[];const[s,...l]=n,
r=n.find(({change:A})=>A.kind!=="removed"),{location:v}=r?(0,w().placeOf)(r.asset,["constraints","max_files"]):{},C={...i&&
n.every(({change:A})=>A.kind==="applied")&&{severity:"warning"},...v&&{location:v},...s&&l.length===0&&{subject:(0,w().subjectOf)(
s.asset)}},P=o.lines-a.lines,j={...o,capFiles:c.files,capLines:c.lines,genes:n.length,...P>0&&{exempt:P}};return[(0,M().
finding)("blast-radius-hard-cap",j,C)]}function O(e,{asset:a,binds:t,isOnlyAdded:i,limits:n}){const{files:o,max_files:c,
severity:s}=n.blastRadius;if(!t||s==="within_limit"||s==="hard_cap_breach")return[];if(i&&(s==="approaching_limit"||e.seeds.
has(a)))return[];const l=(0,w().placeOf)(a,["constraints","max_files"]),r={gene:a.id,files:o,maxFiles:c,declared:!n.constraints.
isDefaultLimit};return[(0,M().finding)(d[s],r,{...l,...f(i)})]}function f(e=!1){return e?T:{}}function y({touchesOf:e,seeds:a},{
asset:t,binds:i,isOnlyAdded:n,limits:{constraints:o}}){if(!i||a.has(t))return[];const c=o.forbiddenPaths.flatMap(l=>(0,b().
someTouches)(e(l)).map(r=>({gene:t.id,entry:l,...r})));if(c.length===0)return[];const s={...(0,w().placeOf)(t,["constrai\
nts","forbidden_paths"]),...f(n)};return c.map(l=>(0,M().finding)("forbidden-path-declared",l,s))}},16373:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.launchedFiles=O,m.markUnreadable=h,m.readGene=L,m.readGeneChange=$;function w(){
const y=u(27199);return w=function(){return y},y}function M(){const y=u(30610);return M=function(){return y},y}function F(){
const y=u(68450);return F=function(){return y},y}function b(){const y=u(77680);return b=function(){return y},y}function E(){
const y=u(10473);return E=function(){return y},y}function T(){const y=u(16455);return T=function(){return y},y}function N(){
const y=u(95132);return N=function(){return y},y}async function L(y,e,a){const t=(0,b().validationCommands)(y),i=await g(
y,t,e,a);return{asset:y,store:e.storeOf(y.path),binds:!1,validation:t,commands:i}}async function $(y,e,a,t){const{kind:i,
asset:n,before:o}=y,c=(0,M().namesOf)(n).some(S=>e.has(S)),s=!["applied","unchanged"].includes(i)||c,l=i==="added"&&o===
void 0&&!c,r=(0,b().validationCommands)(n),v=i==="removed"?[]:await g(n,r,a,t);return{asset:n,store:a.storeOf(n.path),change:y,
binds:s,isOnlyAdded:l,validation:r,commands:v}}async function g(y,e,a,t){if(e.kind!=="list")return[];const i=a.forFile(y.
path),n=e.entries.filter(l=>typeof l.value=="string"&&!(0,b().isBlankEntry)(l)),o=await Promise.all(n.map(({value:l})=>i.
command(l))),c=await(0,T().withEdits)(o,i,t(y)==="fix");return(await Promise.all(c.map(l=>p(l,y,a)))).map((l,r)=>d(y,l,n[r]?.
pointer??["validation"]))}async function p(y,{path:e},a){const t=a.storeOf(e),{tree:i}=a.terms;if(y.verdict!=="block"||i===
void 0)return y;for(const n of new Set([...(0,F().packagesAbove)(i,t.path),""])){if(n===t.root)continue;const{verdict:o}=await a.
startingIn(n).command(y.reading.command);if(o==="block")continue;const c=(0,N().finding)("store-root-unclear",{store:t.path||
".",root:t.root||".",others:[n||"."],because:"accepts"});return{...y,findings:[...y.findings,c]}}return y}function d(y,{
findings:e,...a},t){const{command:i}=a.reading,n={...(0,w().subjectOf)(y),command:i},o={path:y.path,pointer:(0,w().pointerText)(
[...y.pointer,...t])};return{...a,command:i,location:y.locate(t),findings:e.map(({edit:c,...s})=>({...s,location:y.locate(
t,s.span),subject:n,...c&&{edit:{...o,...c}}}))}}async function h(y,e,{tree:a,baseTree:t}){const i=y.flatMap(({commands:o})=>o.
flatMap(O)),n=new Map;for(const o of new Set(i)){const c=e.has(o)?await(0,E().whyUnreadable)(a,o):void 0;c&&await(0,E().
whyUnreadable)(t,o)===void 0&&n.set(o,c)}return n.size===0?y:y.map(o=>({...o,commands:o.commands.map(c=>f(o,c,n))}))}function O({
reading:y}){return y.targets.flatMap(({path:e})=>e??[])}function f({asset:y},e,a){const{location:t,verdict:i,confirmation:n}=e,
o={location:t,subject:{...(0,w().subjectOf)(y),command:e.command}},c=[...new Set(O(e))].flatMap(s=>{const l=a.get(s);return l===
void 0?[]:[(0,N().finding)("script-unreadable",{path:s,why:l},o)]});return c.length===0?e:{...e,verdict:i==="allow"?"war\
n":i,confirmation:n==="standard"?"strong":n,findings:[...e.findings,...c]}}},6470:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.digestPlans=T,m.makePlan=b,m.planCommands=E,m.toolOf=g;function w(){const p=u(77598);return w=
function(){return p},p}const M=Symbol("audited");function F({steps:p,...d}){return{...d,steps:p.map(({command:h,...O})=>O)}}
function b(p){const{argv:d,program:h,directory:O,binary:f=null,env:y,timeoutMs:e}=p,{scripts:a=null,npmSettings:t=[]}=p,
i=JSON.stringify([d,h,f,a&&F(a),t,Object.entries(y).sort(([n],[o])=>n<o?-1:1),e,...O===""?[]:[O]]);return{...p,[M]:!0,digest:N(
i)}}function E(p,d){const h=[];for(const O of p){const f=O.verdict==="block"?void 0:L(O.reading,d);if(f===void 0)return p;
h.push({...O,plan:f})}return h}function T(p){const d=[...new Set(p.map(({digest:h})=>h))].sort();return N(d.join(`
`))}function N(p){return`sha256:${(0,w().createHash)("sha256").update(p).digest("hex")}`}function L(p,d){const{command:h,
argv:O,assignments:f}=p,y=O&&$(p,O);if(y)return b({command:h,...y,env:{...Object.fromEntries(f.map(({name:e,value:a})=>[
e,a])),...p.invocation?.family?.data.environment},...d})}function $(p,d){const{invocation:h,scripts:O,npmSettings:f}=p,[
y]=d;if(h===void 0)return y===void 0?void 0:{program:y,argv:d};const e=g(p);if(e===void 0){const{program:t}=h;return{program:t,
argv:d,...O&&{scripts:O},...f&&{npmSettings:f}}}if(e.path===void 0)return;const a=[...h.operands,...h.passthrough].map(({
text:t})=>t);return{program:h.program,argv:a,binary:e.path}}function g({targets:p}){return p.find(({kind:d,via:h})=>d===
"package_binary"&&h===void 0)}},66160:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.correctorIn=a,m.
isGene=t,m.readChangeSubject=f,m.subjectOfAssets=O;function w(){const n=u(29121);return w=function(){return n},n}function M(){
const n=u(20702);return M=function(){return n},n}function F(){const n=u(78114);return F=function(){return n},n}function b(){
const n=u(28894);return b=function(){return n},n}function E(){const n=u(36093);return E=function(){return n},n}function T(){
const n=u(4378);return T=function(){return n},n}function N(){const n=u(74238);return N=function(){return n},n}function L(){
const n=u(53315);return L=function(){return n},n}function $(){const n=u(12154);return $=function(){return n},n}function g(){
const n=u(39869);return g=function(){return n},n}function p(){const n=u(85881);return p=function(){return n},n}function d(){
const n=u(16373);return d=function(){return n},n}const h={changes:[],problems:[],files:[],present:[],unread:[]};function O({
assets:n,problems:o},c,s,l=h){const{policy:r,tree:v}=c.terms;return{policy:r,clock:c.clock,tree:v,problems:o,correctorOf:s,
genes:n.filter(t).map(S=>({asset:S})),claims:n.filter(S=>!t(S)),assets:l}}async function f(n){const{assets:o,baseTree:c,
tree:s,policy:l,platform:r}=n,{policy:v,source:S}=l,C=new Set(n.change.files.flatMap(L().namesOf)),P=T().Judge.by({policy:v,
tree:s,base:c,changed:C,platform:r,...n.clock&&{clock:n.clock}}),j=y(o.changes),A=(0,p().appliedIds)(o.changes.filter(({
asset:W})=>!j.has(W))),I=a(o.problems),R={tree:s,baseTree:c},H=await P.clock.all(o.changes.filter(({asset:W})=>t(W)),W=>(0,d().
readGeneChange)(W,A,P,I)),D=await(0,d().markUnreadable)(H,C,R),J=new Set(D.flatMap(({commands:W})=>W.flatMap(d().launchedFiles))),
k=await(0,M().judgeAgentFiles)({...R,changed:C},v,P.clock),B=n.all?(0,w().withUnchanged)(k,await(0,w().inventoryOf)(s,v,
P.clock)):k,U=await(0,$().withLinesOfCode)(n.change,J,R),K=(0,$().exemptPaths)(U,v,D,s),z=(0,g().touchedPaths)(U,s),Y=(0,L().
measureChange)(U,K);return{policy:v,judge:P,clock:P.clock,loadedPolicy:l,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:S==="file"?void 0:N().POLICY_PATH,tree:s,baseTree:c,change:U,agentFiles:B,assets:o,problems:o.problems,correctorOf:I,
genes:D,seeds:e(j,D,C),claims:o.changes.filter(i).map(({asset:W})=>W),changedNames:C,touched:z,touchesOf:(0,g().touchesOf)(
z,c),exempt:K,radius:Y,counted:(0,$().countedChange)(U,Y)}}function y(n){return new Map(n.flatMap(({kind:o,asset:c,before:s})=>{
const v=o==="added"&&!s||(o==="applied"||o==="unchanged")?(0,E().seedRelease)(c):void 0;return v===void 0?[]:[[c,v]]}))}
function e(n,o,c){const s=o.filter(({isOnlyAdded:r,binds:v,commands:S})=>v&&!r||S.flatMap(d().launchedFiles).some(C=>c.has(
C))),l=new Set(s.map(({asset:r})=>r));return new Map([...n].filter(([r])=>!l.has(r)))}function a(n){const o=(0,F().ambiguousFiles)(
n);return({path:c})=>o.has(c)||(0,b().isAuditLog)(c)?"hand":"fix"}function t({type:n}){return n==="Gene"}function i({kind:n,
asset:o}){return!t(o)&&(n==="added"||n==="modified")}},50661:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.isChange=u;function u(w){return"change"in w}},63455:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.
namedPaths=F;function w(){const b=u(32854);return w=function(){return b},b}const M=/[\s"'`;&|()<>=]+/;function F(b,E=""){
const T=E===""?"":`${E}/`;return b.split(M).map(N=>(0,w().normalise)(T+N)??N)}},28765:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.makeFolder=E,m.replaceFile=b;function w(){const N=u(77598);return w=function(){return N},N}
function M(){const N=u(51455);return M=function(){return N},N}function F(){const N=u(76760);return F=function(){return N},
N}async function b(N,L,$){const g=`${N}.${(0,w().randomUUID)()}.tmp`;try{await(0,M().writeFile)(g,L,{flag:"wx",mode:$}),
await(0,M().rename)(g,N)}finally{await(0,M().rm)(g,{force:!0})}}async function E(N){await T(N)||((0,F().dirname)(N)!==N&&
await E((0,F().dirname)(N)).catch(()=>{}),await(0,M().mkdir)(N).catch(async L=>{if(!await T(N))throw L}))}async function T(N){
return(0,M().stat)(N).then(L=>L.isDirectory(),()=>!1)}},57430:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.NOTHING_TOUCHED=m.NOTHING_RUN=void 0;const u=m.NOTHING_RUN={level:"none",description:"Nothing was run."},w=m.NOTHING_TOUCHED=
{files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,m,u){u.r(m),u.d(m,{Validator:()=>w.D});var w=u(60207)},
36576:function(G,m,u){u.r(m),u.d(m,{default:()=>w});var w=u(6145)},25065:function(G,m,u){u.r(m),u.d(m,{default:()=>w});var w=u(
27620)},5330:function(G,m,u){u.r(m),u.d(m,{default:()=>w});var w=u(87981)},39436:function(G,m,u){u.r(m),u.d(m,{default:()=>w});
var w=u(57811)}};
