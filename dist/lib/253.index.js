"use strict";exports.id=253,exports.ids=[253],exports.modules={29121:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.inventoryOf=$,m.withUnchanged=C;function S(){const P=u(99668);return S=function(){return P},P}function M(){const P=u(20702);
return M=function(){return P},P}async function $(P,j,L){const N=(0,S().agentFilesIn)(P,j).filter(({format:l})=>l.places.
length>0);return(await L.all(N,async l=>{try{return await(0,M().judgeWholeFile)(await(0,M().readFound)(P,l),P,j.agent_files)}catch(g){
return(0,M().notJudgedFile)(l,g)}})).filter(({entries:l,findings:g})=>l.length+g.length>0)}function C(P,j){const L=new Map(
P.map(E=>[E.file.path,E])),N=j.map(({file:E,entries:l})=>{const g=L.get(E.path)??{file:E,entries:[],findings:[]},p=new Set(
g.entries.map(({entry:d})=>`${d.event}\0${d.content}`)),y=l.filter(({entry:d})=>!p.has(`${d.event}\0${d.content}`)).map(
d=>{const w=d.findings.map(i=>({...i,severity:"notice"}));return{...d,findings:w}});L.delete(E.path);const v=[...g.findings,
...y.flatMap(d=>d.findings)];return{...g,entries:[...g.entries,...y],findings:v}});return[...L.values(),...N]}},78114:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.ambiguousFiles=L,m.hidesContent=C,m.isIncomplete=P,m.isUnread=$,m.markBefore=
N;function S(){const l=u(28672);return S=function(){return l},l}function M({rule:l}){return S().assetFileRules[l].content}
function $(l){return M(l)==="unread"}function C(l){return $(l)||M(l)==="misread"}function P({problems:l}){return l.some(
C)}function j(l){return C(l)||M(l)==="ambiguous"}function L(l){return new Set(l.filter(j).map(({location:g})=>g.path))}function N(l,g,p,y){
const v=new Set(p.map(({asset:w})=>w.id)),d=new Map;for(const w of g){const i=E(w,w.location.path);d.set(i,(d.get(i)??0)+
1)}return l.map(w=>{const{id:i,location:t}=w,s=E(w,y.get(t.path)??t.path),e=d.get(s)??0;return!(M(w)==="known")||e===0||
i!==void 0&&v.has(i)?w:(d.set(s,e-1),{...w,before:!0})})}function E({rule:l,id:g,detail:p},y){return JSON.stringify([l,y,
g,p.replace(/\d+/g,"#")])}},30610:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.allOtherGenes=j,m.appliedGenes=
P,m.namesOf=M,m.namings=C,m.newNamings=$;function S(){const N=u(61331);return S=function(){return N},N}function M({id:N,
value:{asset_id:E}}){return typeof E=="string"?[N,E]:[N]}function $({kind:N,asset:E,before:l}){if(N!=="added"&&N!=="modi\
fied")return[];const g=new Set(N==="modified"&&l?C(l).map(({gene:p})=>p):[]);return C(E).filter(({gene:p})=>!g.has(p))}function C(N){
const{gene:E,genes_used:l}=N.value;return N.type==="Capsule"?typeof E=="string"?[{by:N,gene:E,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(l)?[]:l.flatMap((g,p)=>typeof g=="string"?[{by:N,gene:g,pointer:["genes_used",p]}]:[])}
function P(N,E){const l=new Set(N.flatMap($).map(({gene:y})=>y));for(const{kind:y,asset:v}of N)if(!(y==="removed"||v.type!==
"Gene"))for(const d of M(v))l.delete(d);const g=new Set;return L(N,E).filter(y=>{if(!M(y).some(d=>l.has(d)))return!1;const v=(0,S().
statedContent)(y);return g.has(v)?!1:(g.add(v),!0)}).map(y=>({kind:"applied",asset:y,before:y}))}function j(N,E){const l=P(
N,E),g=new Set(l.map(({asset:p})=>p.id));return L(N,E).map(p=>({kind:g.has(p.id)?"applied":"unchanged",asset:p,before:p}))}
function L(N,E){const l=new Set(N.map(({asset:g})=>g));return E.flatMap(({assets:g})=>g).filter(g=>g.type==="Gene"&&!l.has(
g))}},23423:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.readAppendedLog=l,m.readRecords=d,m.readUntouchedLog=
E;function S(){const s=u(23404);return S=function(){return s},s}function M(){const s=u(26040);return M=function(){return s},
s}function $(){const s=u(27199);return $=function(){return s},s}function C(){const s=u(64385);return C=function(){return s},
s}function P(){const s=u(78114);return P=function(){return s},s}function j(){const s=u(86581);return j=function(){return s},
s}function L(){const s=u(94534);return L=function(){return s},s}function N(){const s=u(28894);return N=function(){return s},
s}async function E(s,{path:e,size:n=0},r){if(n>N().MAX_LOG_BYTES)return y(e,n);try{return d(e,await s.read(e,N().MAX_LOG_BYTES),
r)}catch(c){return(0,C().unreadFile)(e,c)}}async function l(s,e,{path:n,size:r=0},c){if(!(r>N().MAX_LOG_BYTES))try{const[
o,f]=await Promise.all([s.read(n,N().MAX_LOG_BYTES),e.read(n,N().MAX_LOG_BYTES)]),a=(0,N().continuationOf)(o,f);if(a.kind===
"rewritten")return;const{from:h}=a,O=d(n,f.subarray(0,h),c),b=(0,N().countLines)(f,h)+1,A=g(n,f.subarray(h),c,b);return{
kept:O,appended:p(A,O)}}catch(o){return{kept:{path:n,assets:[],problems:[]},appended:(0,C().unreadFile)(n,o)}}}function g(s,e,n,r){
return e.length>n.maxBytes?(0,C().tooLargeFile)(s,e.length,n):(0,C().readAssetFile)(s,e,n,r)}function p(s,e){if(s.assets.
length===0)return s;const n=new Map(e.assets.map(c=>[`${c.type} ${c.id}`,c])),r=s.assets.flatMap(c=>{const o=n.get(`${c.
type} ${c.id}`);if(o===void 0||c.id.startsWith("#"))return[];if((0,S().canonicalize)(c.value)===(0,S().canonicalize)(o.value)){
const a=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.locate(),detail:a,id:c.id}]}
const f=`${c.type} ${JSON.stringify(c.id)}, first at line ${o.locate().line}, column 1`;return[{rule:"duplicate-id",location:c.
locate(),detail:f,id:c.id}]});return{...s,problems:[...s.problems,...r]}}function y(s,e){return{path:s,assets:[],problems:[],
unread:`${e} bytes, of at most ${N().MAX_LOG_BYTES}`}}const v=10;function d(s,e,n){const r=w(e,n.maxBytes),c=e.subarray(
r),o=(0,N().countLines)(e,r)+1,f=i(s,c,o),a=f?{path:s,assets:f,problems:[]}:(0,C().readAssetFile)(s,c,n,o),h=a.problems.
find(P().isUnread)?.detail,O=r>0?`only the newest ${c.length} of ${e.length} bytes`:void 0,b=h??O;return{...a,...b!==void 0&&
{unread:b}}}function w(s,e){if(s.length<=e)return 0;const n=s.indexOf(v,s.length-e-1);return n<0?s.length:n+1}function i(s,e,n){
const{text:r,complete:c}=(0,L().decodeUtf8)(e);if(!c)return;const o=[];let f=n;for(let a=0;a<r.length;f+=1){const h=r.indexOf(
`
`,a),O=h<0?r.length:h,b=r.slice(a,O);if(a=O+1,b.trim()==="")continue;const A=t(b);if(A===void 0||(0,j().hasAssetLists)(A))
return;const{type:T}=A;if((0,j().isAssetType)(T)){const[F,I]=[f,o.length];o.push({type:T,id:(0,C().declaredId)(A)??`#${I+
1}`,path:s,value:A,pointer:[I],locate:()=>({path:s,line:F,column:1})})}else if(!(0,j().isCompanion)(T))return}return o}function t(s){
const e=(0,M().attempt)(()=>JSON.parse(s));return(0,$().isJsonObject)(e)?e:void 0}},35474:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=N;function S(){const p=u(54244);return S=function(){return p},p}function M(){const p=u(
93028);return M=function(){return p},p}function $(){const p=u(64385);return $=function(){return p},p}function C(){const p=u(
18744);return C=function(){return p},p}function P(){const p=u(28894);return P=function(){return p},p}function j(){const p=u(
23423);return j=function(){return p},p}function L(){const p=u(94534);return L=function(){return p},p}async function N(p){
const{baseTree:y,headTree:v,change:d,policy:w,clock:i=new(S()).AuditClock}=p,t=(0,C().assetPathTest)(w),s=(0,L().assetLimits)(
w.assets.max_file_bytes),e=[...v.files()].filter(({kind:R})=>(0,M().isRegular)(R)),n=e.filter(({path:R})=>t(R)),r=new Set(
d.files.filter(({status:R})=>R!=="deleted").map(({path:R})=>R)),c=e.filter(({path:R})=>(0,C().mayHoldAssets)(R)&&r.has(R)&&
!t(R)),o=d.files.flatMap(({oldPath:R,path:B})=>{const U=t(R??B)?y.stat(R??B):void 0;return U&&(0,M().isRegular)(U.kind)?
U:[]}),[f,a]=E(o,({path:R})=>(0,P().isAuditLog)(R)&&r.has(R)),h=new Set(f.map(({path:R})=>R)),O=async R=>{const B=r.has(
R.path);if((0,P().isAuditLog)(R.path)&&!B)return[{file:await(0,j().readUntouchedLog)(v,R,s),isTouched:B}];const U=h.has(
R.path)?await(0,j().readAppendedLog)(y,v,R,s):void 0;return U===void 0?[{file:await g(v,R,s),isTouched:B}]:(h.delete(R.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},b=R=>g(l(y),R,s),A=async R=>{const B=await R;return await i.
tick(),B},[T,F,I]=await Promise.all([Promise.all(n.map(R=>A(O(R)))),Promise.all(a.map(R=>A(b(R)))),Promise.all(c.map(R=>A(
(0,C().findStrayGenes)(v,R,s))))]),k=f.filter(({path:R})=>h.has(R)),H=[...F,...await Promise.all(k.map(b))],[D,J]=E(T.flat(),
({isTouched:R})=>R);return{paths:n.map(({path:R})=>R),files:T.flat().map(({file:R})=>R),head:D.map(({file:R})=>R),untouched:J.
map(({file:R})=>R),base:H,strays:I.filter(R=>R!==void 0),isTouched:R=>r.has(R)}}function E(p,y){return[p.filter(y),p.filter(
v=>!y(v))]}function l(p){return{...p,read:async(...y)=>Buffer.from((await p.read(...y)).toString("utf8"))}}async function g(p,{
path:y,size:v=0},d){if(v>d.maxBytes)return(0,$().tooLargeFile)(y,v,d);try{const w=(0,$().readAssetFile)(y,await p.read(y,
d.maxBytes),d);return{...w,assets:w.assets.filter(({copy:i})=>!i)}}catch(w){return(0,$().unreadFile)(y,w)}}},77680:function(G,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.commandsToRun=M,m.isBlankEntry=S,m.validationCommands=$;const u=1e3;function S({
value:C}){return typeof C=="string"&&C.trim()===""}function M(C){const P=$(C);return P.kind!=="list"?[]:P.entries.flatMap(
j=>typeof j.value=="string"&&!S(j)?[j.value.trim()]:[])}function $({value:C}){const{validation:P}=C;return P===void 0?{kind:"\
missing"}:Array.isArray(P)?P.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:P.
map((L,N)=>({value:L,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditAssetFile=s,m.auditAssets=y,m.auditChange=p,m.mayRunSome=i;function S(){
const e=u(13580);return S=function(){return e},e}function M(){const e=u(12154);return M=function(){return e},e}function $(){
const e=u(72025);return $=function(){return e},e}function C(){const e=u(70716);return C=function(){return e},e}function P(){
const e=u(97004);return P=function(){return e},e}function j(){const e=u(72391);return j=function(){return e},e}function L(){
const e=u(54034);return L=function(){return e},e}function N(){const e=u(56131);return N=function(){return e},e}function E(){
const e=u(16373);return E=function(){return e},e}function l(){const e=u(6470);return l=function(){return e},e}function g(){
const e=u(66160);return g=function(){return e},e}async function p(e){const n=await(0,g().readChangeSubject)(e),{change:r,
tree:c,policy:o,assets:f,exempt:a,radius:h,counted:O}=n,{genes:b,...A}=await d(n,F=>F),T=await(0,P().blockedGenes)(n.claims.
filter(({type:F})=>F==="Capsule"),f.present,n.judge);return{...A,genes:b.map(([{change:F},I])=>({...I,change:F.kind})),capsules:(0,j().
judgeCapsules)(f,o.a2a,O.least,T),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:h,files:await(0,M().markHiddenFiles)(
(0,M().countedFiles)(r,a,c),c)}}async function y(e,n,r){const c={assets:e,problems:[]},o=v(e,r),f=()=>"author",{genes:a,
...h}=await d((0,g().subjectOfAssets)(c,n,f,o),({asset:O})=>(0,E().readGene)(O,n,f));return{...h,genes:a.map(([,O])=>O)}}
function v(e,n){return{changes:[...e.map(r=>({kind:"added",asset:r})),...n.filter(({type:r})=>r==="Gene").map(r=>({kind:"\
applied",asset:r,before:r}))],problems:[],files:[],present:[...n,...e],unread:[]}}async function d(e,n){const r=await w(
e),c={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==void 0&&!r.some(t)},{clock:o}=e,f=await o.all(
e.genes,async h=>{const O=await n(h);return[O,await(0,L().auditGene)(e,O,c)]}),a=f.flatMap(([,{commands:h}])=>h.flatMap(
({plan:O})=>O??[]));return{genes:f,findings:r,plansDigest:(0,l().digestPlans)(a)}}async function w(e){const{clock:n,claims:r}=e,
c=await(0,$().ask)(C().SUBJECT_CHECKS,e),o=await n.all(r,f=>(0,$().ask)(C().CLAIM_CHECKS,e,{asset:f}));return[c,...o].flat()}
function i({genes:e,findings:n}){return!n.some(t)&&e.some(({commands:r,findings:c})=>r.length>0&&r.every(({verdict:o})=>o!==
"block")&&!c.some(L().forbidsRunningGene))}function t({rule:e,location:n}){const{forbidsRunning:r,undecided:c}=(0,S().ruleOf)(
e);return r==="change"||c===!0&&n===void 0}async function s(e,n){const c=n.terms.tree!==void 0?(0,g().correctorIn)(e.problems):
()=>"hand",o=(0,g().subjectOfAssets)(e,n,c),{clock:f}=n,a=await f.all(e.assets,async h=>{const O=(0,g().isGene)(h)?await(0,E().
readGene)(h,n,c):void 0;if(O===void 0)return{asset:h,commands:[],findings:await(0,$().ask)(C().CLAIM_CHECKS,o,{asset:h})};
const{commands:b}=O,A=[...await(0,L().geneFindings)(o,{...O,limits:(0,N().limitsOf)(O,o)}),...b.flatMap(T=>T.findings)];
return{asset:h,commands:b,findings:A}});return{path:e.path,assets:a.map(({asset:h,commands:O})=>({asset:h,commands:O})),
findings:[...await(0,$().ask)(C().SUBJECT_CHECKS,o),...a.flatMap(({findings:h})=>h)]}}},67809:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.isArchived=j;function S(){const l=u(18744);return S=function(){return l},l}function M(){const l=u(
28894);return M=function(){return l},l}function $(){const l=u(26040);return $=function(){return l},l}function C(){const l=u(
39491);return C=function(){return l},l}function P(){const l=u(93028);return P=function(){return l},l}async function j(l,{
before:g,after:p},{tree:y,policy:v}){if((0,M().isLogArchive)(l)||!N(g,p))return!1;const d=(0,S().assetPathTest)(v),i=y.list(
(0,C().foldersAbove)(l).at(-1)??"").filter(t=>(0,P().isRegular)(t.kind)&&(0,M().isLogArchive)(t.path)&&d(t.path));for(const t of i)
if(await L(g,t.path,y))return!0;return!1}async function L(l,g,p){const y=await p.read(g,M().MAX_LOG_BYTES),v=(0,M().continuationOf)(
l,y);return v.kind==="appended"&&!(0,M().hasRecords)(y.subarray(v.from))}function N(l,g){const[p]=E(g);if(p===void 0)return!0;
const y=[...E(l)].at(-1);return typeof y?.id=="string"&&y.id!==""&&p.parent===y.id}function*E(l){for(const{bytes:g}of(0,M().
recordsOf)(l)){const p=(0,$().attempt)(()=>JSON.parse(g.toString("utf8")));p?.type==="EvolutionEvent"&&(yield p)}}},37542:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditLogs=E,m.firstMalformedLine=w;function S(){const t=u(28894);return S=
function(){return t},t}function M(){const t=u(95132);return M=function(){return t},t}function $(){const t=u(67809);return $=
function(){return t},t}function C(){const t=u(53315);return C=function(){return t},t}function P(){const t=u(39869);return P=
function(){return t},t}const j=/^100/,L=10,N=Buffer.alloc(0);async function E(t){const{change:s,policy:e}=t,n=s.files.filter(
c=>(0,C().namesOf)(c).some(S().isAuditLog));if(e.blast_radius.audit_log==="forbidden"){const c=n.flatMap(C().namesOf).filter(
S().isAuditLog),o="touches, although the policy forbids it,";return c.map(f=>(0,M().finding)("audit-log-rewritten",{path:f,
how:o},(0,P().atFile)(f)))}return(await Promise.all(n.map(c=>p(c,t)))).flat()}async function l(t,s){return t.stat(s)===void 0?
N:t.read(s,S().MAX_LOG_BYTES)}function g({rule:t,location:{path:s,line:e}},n){return s!==n.path?!1:e===n.line||t==="file\
-not-json"&&e>n.line}async function p(t,s){const{baseTree:e,tree:n,assets:r}=s,{path:c,oldPath:o,status:f}=t,a=[],h=(b,A)=>v(
c,b,A).filter(({location:T})=>!r.problems.some(F=>T&&g(F,T))),O=async b=>{if(!j.test(t.oldMode))return!0;const A=await l(
e,b);return(0,S().hasRecords)(A)&&!await(0,$().isArchived)(b,{before:A,after:N},s)};if(o!==void 0&&(0,S().isAuditLog)(o)&&
await O(o)&&a.push(y(o)),!(0,S().isAuditLog)(c))return a;if(f==="deleted")await O(c)&&a.push(y(c));else if(!j.test(t.newMode)||
f==="type_changed")a.push(y(c));else if(f==="modified"){const[b,A]=await Promise.all([l(e,c),l(n,c)]),T=(0,S().continuationOf)(
b,A);if(T.kind==="appended")return[...a,...h(A,T.from)];if(await(0,$().isArchived)(c,{before:b,after:A},s))return h(A,0);
const{line:F}=T,I=d(F,A),k={path:c,line:I?Math.max(F-1,1):F,column:1},H=I?`removes everything from line ${F} on of`:`mod\
ifies line ${F} of`;a.push((0,M().finding)("audit-log-rewritten",{path:c,how:H},{location:k}))}else a.push(...h(await l(
n,c),0));return a}function y(t){return(0,M().finding)("audit-log-rewritten",{path:t,how:"removes or replaces"},(0,P().atFile)(
t))}function v(t,s,e){const n=w(s,e);if(n===void 0)return[];const r={path:t,line:n.line,column:1},c=`appends line ${n.line}\
, which is no valid record (${n.problem}), to`;return[(0,M().finding)("audit-log-rewritten",{path:t,how:c},{location:r,harm:"\
broken"})]}function d(t,s){return s.length===0||s.at(-1)===L&&(0,S().countLines)(s,s.length)<t}function w(t,s){const e=(0,S().
countLines)(t,s);for(const{bytes:n,line:r}of(0,S().recordsOf)(t.subarray(s))){const c=i(n);if(c!==void 0)return{line:e+r,
problem:c}}}function i(t){let s;try{const e=t.toString("utf8").trim();if(e==="")return;s=JSON.parse(e)}catch{return"it i\
s not a single JSON value"}return typeof s!="object"||s===null||Array.isArray(s)?"it is not a JSON object":typeof s.type==
"string"?void 0:"it has no `type`"}},12154:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.countedChange=
e,m.countedFiles=E,m.exemptPaths=P,m.isCountedByReference=s,m.markHiddenFiles=f,m.withLinesOfCode=n;function S(){const a=u(
18744);return S=function(){return a},a}function M(){const a=u(95244);return M=function(){return a},a}function $(){const a=u(
93028);return $=function(){return a},a}function C(){const a=u(53315);return C=function(){return a},a}function P(a,h,O,b){
const A=a.files.flatMap(C().namesOf);return h.blast_radius.counting==="reference"?new Map(A.filter(T=>!s(T)).map(T=>[T,"\
reference"])):new Map([...L(a,O,b).map(T=>[T,"validation_script"]),...A.filter((0,S().assetPathTest)(h)).map(T=>[T,"asse\
t_store"])])}const j={always:5,files:20,lines:1e3,bytes:64*1024};function L(a,h,O){const b=h.filter(({change:{kind:I}})=>I===
"added"||I==="modified"),A=new Set(b.flatMap(N)),T=a.files.filter(({status:I,path:k})=>I==="added"&&A.has(k)).map(I=>({path:I.
path,lines:(0,C().linesOf)(I),bytes:O.stat(I.path)?.size??0})).sort((I,k)=>I.lines-k.lines||I.bytes-k.bytes),F={lines:j.
lines,bytes:j.bytes};return T.slice(0,Math.min(j.files,Math.max(j.always,b.length))).flatMap(({path:I,lines:k,bytes:H})=>(F.
lines-=k,F.bytes-=H,F.lines>=0&&F.bytes>=0?[I]:[]))}function N({commands:a}){return a.flatMap(({reading:{command:h,targets:O}})=>O.
flatMap(({kind:b,via:A,name:T,path:F})=>b==="file"&&A===void 0&&F&&h.includes(T)?[F]:[]))}function E(a,h,O){return a.files.
flatMap(b=>(0,C().namesOf)(b).map(A=>l(b,A,h.get(A),O))).sort((b,A)=>A.lines-b.lines||(b.path<A.path?-1:1))}function l(a,h,O,b){
const A=h===a.path,T=A?(0,C().linesOf)(a):0,F=A?p(a,b):void 0,I=F==="binary"?b.stat(h)?.size:void 0;return{path:h,...O&&
{exempt:O},lines:T,...F&&{veil:F},...I!==void 0&&{bytes:I}}}const g=1e3;function p({binary:a,status:h,path:O,added:b},A){
if(a)return"binary";const{size:T=0}=h==="added"?A.stat(O)??{}:{};return T>g*Math.max(1,b)?"long_lines":void 0}const y=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),v=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
d=/capsule|events?\.jsonl$/i,w=new Set(["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,t=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function s(a){return y.has(a)||v.test(a)||d.test(a)?!1:w.has(a)||i.test(a)||t.test(a)}function e(a,h){const O=(0,C().measureChange)(
a,{has:b=>!s(b)});return{least:{files:Math.min(h.files,O.files),lines:Math.min(h.lines,O.lines)},most:{files:h.files+h.exempt_files,
lines:h.lines+h.exempt_lines}}}async function n(a,h,O){const b=async T=>(0,C().namesOf)(T).some(F=>(0,M().isWritten)(F)||
h.has(F))||await c(O.tree,T.path)||await c(O.baseTree,T.oldPath??T.path),A=[];for(const T of a.files){const F=T.binary&&
!await b(T);A.push(F?{...T,added:0,deleted:0}:T)}return{...a,files:A}}const r=16*1024*1024;async function c(a,h){const{kind:O,
size:b=0}=a.stat(h)??{};return!(0,$().isRegular)(O)||b>r?!1:(await a.read(h,r)).subarray(0,2).toString("latin1")==="#!"}
const o=100;async function f(a,h){const O=a.slice(0,o).map(({path:A})=>A),b=await h.attributes?.(O,["linguist-generated",
"diff"]);return b===void 0?[...a]:a.map((A,T)=>T>=o||A.veil!==void 0?A:/^(?:set|true)$/.test(b(A.path,"linguist-generate\
d"))?{...A,veil:"generated"}:b(A.path,"diff")==="unset"?{...A,veil:"no_diff"}:A)}},19177:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.decidingFiles=p;function S(){const o=u(76760);return S=function(){return o},o}function M(){
const o=u(57975);return M=function(){return o},o}function $(){const o=u(77680);return $=function(){return o},o}function C(){
const o=u(86191);return C=function(){return o},o}function P(){const o=u(59867);return P=function(){return o},o}function j(){
const o=u(3463);return j=function(){return o},o}function L(){const o=u(95244);return L=function(){return o},o}function N(){
const o=u(95132);return N=function(){return o},o}function E(){const o=u(36773);return E=function(){return o},o}function l(){
const o=u(12154);return l=function(){return o},o}function g(){const o=u(75597);return g=function(){return o},o}async function p(o){
const f=o.genes.filter(({change:A})=>A.kind!=="removed"),a=y(o),h=f.some(({commands:A})=>A.length>0);if(!h&&a.length===0)
return[];const O={launched:new Map([...await d(a,o),...i(f)]),hidden:await w(o),keepsCommand:f.some(t),warns:h};return(await Promise.
all(o.change.files.filter(({path:A})=>(0,g().alwaysForbidden)(A)===void 0).map(A=>s(A,o,O)))).flat().toSorted((A,T)=>Number(
T.isNew)-Number(A.isNew)).map(({path:A,why:T,isNew:F,isWarning:I})=>{const k=o.tree.stat(A)?.size,H={path:A,why:T,isNew:F,
bytes:k??-1},D={...k!==void 0&&{location:{path:A,line:1,column:1}},...I&&{severity:"warning"}};return(0,N().finding)("ch\
eck-decided-by",H,D)})}function y({assets:o,genes:f}){const a=new Set(f.map(({asset:h})=>h));return o.present.filter(h=>h.
type==="Gene"&&!a.has(h)&&(0,$().commandsToRun)(h).length>0)}const v=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function d(o,{
judge:f,clock:a,change:h}){const O=h.files.map(({path:T})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(T)?.[1]??T),b=new Map,A=new Set;
for(const T of o){const F=f.forFile(T.path);for(const I of(0,$().commandsToRun)(T)){if(!v.test(I)&&!O.some(D=>I.includes(
D)))continue;const k=JSON.stringify([F.terms.cwd,F.terms.checkoutAs,I]);if(A.has(k))continue;A.add(k),await a.tick();const{
reading:H}=await F.command(I);for(const D of(0,C().startedFiles)(H))b.set(D,I)}}return b}async function w({change:o,exempt:f,
tree:a}){const O=(await(0,l().markHiddenFiles)((0,l().countedFiles)(o,f,a),a)).filter(({veil:b,lines:A})=>b==="no_diff"&&
A>0);return new Set(O.map(({path:b})=>b))}function i(o){const f=o.flatMap(a=>a.commands);return new Map(f.flatMap(({command:a,
reading:h})=>(0,C().startedFiles)(h).map(O=>[O,a])))}function t({change:{before:o},commands:f}){const a=o?.value.validation;
return Array.isArray(a)&&f.some(({command:h})=>a.includes(h))}async function s(o,f,a){const{path:h}=o,O=await e(o,f,a);if(!a.
hidden.has(h))return O;const A=[...O,{why:"git does not show its difference (`.gitattributes`)"}].map(T=>T.why).join("; ");
return[{path:h,isNew:o.status==="added",...O[0],why:A}]}async function e({path:o,status:f,oldPath:a},{tree:h,baseTree:O},{
launched:b,keepsCommand:A,warns:T}){const F=f==="added",I=f==="renamed"?a:f==="deleted"?o:void 0;if(I!==void 0&&(0,L().isTest)(
I)&&(f==="deleted"||!(0,L().isTest)(o))){const J=f==="deleted"?"it was deleted":`it is now \`${o}\``;return[{path:I,why:`\
a test: ${J}`,isNew:!1,isWarning:T}]}const k=b.get(o);if(k!==void 0)return[{path:o,why:`\`${k}\` starts it`,isNew:F}];if(/(?:^|\/)package\.json$/.
test(o))return r(o,F,h,O);if((0,L().isLockfile)(S().posix.basename(o)))return[{path:o,why:"it decides which dependencies\
 checks load",isNew:F}];const H=(0,L().toolThatFinds)(o);if(H===void 0)return[];const D=`${H} finds it by its name${f===
"deleted"?"; it was deleted":""}`;return[{path:o,why:D,isNew:F,isWarning:F&&A}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function r(o,f,a,h){const O=(0,j().objectIn)(await(0,P().readJsonFile)(h,o)),b=(0,j().
objectIn)(await(0,P().readJsonFile)(a,o)),A=n.filter(I=>!(0,M().isDeepStrictEqual)(O[I],b[I])),T=c((0,j().objectIn)(O.scripts),
(0,j().objectIn)(b.scripts)),F=[...T.length>0?[`npm scripts ${(0,E().inCode)(T)}`]:[],...A.length>0?[(0,E().inCode)(A)]:
[]];return F.length===0?[]:[{path:o,why:`its ${F.join(", ")} differ`,isNew:f}]}function c(o,f){const[a,h]=[new Map(Object.
entries(o)),new Map(Object.entries(f))];return[...new Set([...a.keys(),...h.keys()])].filter(b=>!(0,M().isDeepStrictEqual)(
a.get(b),h.get(b)))}},1348:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.gateChange=p,m.gateFindings=
y;function S(){const i=u(53916);return S=function(){return i},i}function M(){const i=u(18744);return M=function(){return i},
i}function $(){const i=u(74238);return $=function(){return i},i}function C(){const i=u(24666);return C=function(){return i},
i}function P(){const i=u(95244);return P=function(){return i},i}function j(){const i=u(32854);return j=function(){return i},
i}function L(){const i=u(95132);return L=function(){return i},i}function N(){const i=u(90331);return N=function(){return i},
i}function E(){const i=u(39869);return E=function(){return i},i}function l(){const i=u(92299);return l=function(){return i},
i}function g(){const i=u(3733);return g=function(){return i},i}function p(i){const{shared:t}=i.loadedPolicy;return i.changedNames.
size===0?[]:y({...i,shared:t})}async function y(i){const{policyPath:t,baseTree:s,tree:e,shared:n}=i,r=await(0,l().findGate)(
s),c=(0,l().lateGate)(r),o=t===void 0?[]:await(0,N().looserKeys)(s,e,n),f=r.deciding.size>0?await v(r,i):[];return[...[[
$().POLICY_PATH,o],...f].filter(([,a])=>a.length>0).map(([a,h])=>(0,L().finding)("gate-weakened",{path:a,effects:h},(0,E().
atFile)(a))),...c?[(0,L().finding)("gate-runs-late",c,(0,E().atFile)(c.path))]:[]]}async function v(i,{baseTree:t,tree:s,
policy:e,changedNames:n}){const r=await(0,l().findGate)(s),c=(0,M().assetPathTest)(e),o=new Set([...i.deciding,...r.deciding]),
a=[...n].filter(O=>!o.has(O)&&(0,S().dirname)(O)!==g().WORKFLOWS&&O!==$().POLICY_PATH&&!O.startsWith(C().COPIES)&&!c(O)).
map(O=>{const b=w(O,i.steps);return[O,b===void 0?[]:[`it changes, and ${b}`]]}),h=[...o].map(async O=>{const b=await(0,g().
readActionsFile)(t,O);return[O,d(b,await(0,g().readActionsFile)(s,O))]});return[...await Promise.all(h),...a]}function d(i,t){
return i===void 0?["the file is added, and mentions the gate"]:t===void 0?["the file is removed, or replaced by another \
one"]:i.text===t.text?[]:i.value!==void 0&&t.value!==void 0?(0,g().changedKeys)(i.value,t.value):["it changes, and is no\
t a valid workflow"]}function w(i,t){const s=(0,S().basename)(i),e=t.filter(({late:c})=>c!==void 0);return(P().isPackageFile(
s)||P().isLockfile(s)||(0,j().isWithin)(i,".yarn"))&&e.some(({installs:c})=>c)?"a package manager reads it before the ga\
te, or to start it":P().isDocument(i)||P().isLockfile(s)?void 0:l().GATE.test(s)?"its name is that of the gate":t.some(({
folder:c})=>c!==void 0&&(0,j().isWithin)(i,c))?"belongs to a local action of the gate's job":t.some(c=>(0,l().namesFile)(
c,i))?"stands in the gate's job, or in one that this needs":(P().isRunnable(i)||P().toolThatFinds(i)!==void 0)&&e.some(({
runsCode:c})=>c)?"can run before the gate, which a job of its own avoids":void 0}},92299:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.GATE=void 0,m.findGate=L,m.lateGate=y,m.namesFile=p;function S(){const n=u(3463);return S=function(){
return n},n}function M(){const n=u(95244);return M=function(){return n},n}function $(){const n=u(11331);return $=function(){
return n},n}function C(){const n=u(3733);return C=function(){return n},n}const P=m.GATE=/gene-gate/i,j=10;async function L(n){
const r=await(0,C().readWorkflows)(n),c=[...r.values()],f=c.flatMap(({value:F})=>(0,C().partsIn)(F)).map(F=>(0,S().objectIn)(
F.with)).map(F=>(0,S().textIn)(F,"check-name").trim()).filter(Boolean),a=({value:F,text:I})=>{const k=F?JSON.stringify(F):
I;return P.test(k)||f.some(H=>k.includes(JSON.stringify(H)))},h=new Set(c.filter(a).map(({path:F})=>F)),O=F=>(0,C().calledPaths)(
F).some(I=>h.has(I));for(let F=0;F<j;F+=1)for(const{path:I,value:k}of c)O(k)&&h.add(I);const b=new Set(h);for(const F of b){
const I=r.get(F)?.value,k=[(0,S().objectIn)((0,S().objectIn)(I?.on).workflow_run).workflows].flat(),H=c.filter(D=>k.includes(
D.value?.name??D.path));for(const D of(0,C().calledPaths)(I))r.has(D)&&b.add(D);for(const D of H)b.add(D.path)}const A=F=>O(
F)||P.test(v([(0,S().textIn)(F,"uses").split("@")[0],F.run])),T=c.filter(({path:F})=>b.has(F)).flatMap(F=>[...(0,C().jobsOf)(
F)].map(([I,k])=>({file:F,id:I,job:k}))).filter(F=>N(F,A));return{files:r,deciding:b,jobs:T,steps:T.flatMap(F=>E(F,A))}}
function N({id:n,job:r},c){const o=(0,C().partsIn)(r).filter(({uses:f})=>!/-artifact@/.test(`${f}`));return o.some(c)||P.
test(v([n,r.name,o.map(f=>f.with)]))}function E({file:n,id:r,job:c},o){const f=(0,C().jobsOf)(n),a=(0,C().stepsOf)(c).findLastIndex(
o),h=c.uses!==void 0?-1:a<0?Number.POSITIVE_INFINITY:a,O=/\bneeds\b/.test(v({...c,needs:""})),b=new Set([r]);for(const I of b)
for(const k of[f.get(I)?.needs??[]].flat())b.add(String(k));const A=n.value?.on,F=((0,S().isMapping)(A)?Object.keys(A):[
A].flat()).every(I=>I==="workflow_run");return[...b].flatMap(I=>(0,C().stepsOf)(f.get(I)??{}).flatMap((k,H)=>{const D=!F&&
(I===r?H<=h:O),J=`\`jobs.${I}.steps[${H}]\` of \`${n.path}\` (${l(k)})`,R=D?{path:n.path,step:J}:void 0;return g(k,[f.get(
I),n.value],R,o(k))}))}function l(n){return typeof n.uses!="string"?"a command":(0,C().calledPaths)(n).length>0?"a local\
 action":"an action"}function g(n,r,c,o){const f=(0,C().calledPaths)(n),[a]=f,h=a===void 0&&typeof n.uses=="string";if(h&&
(c===void 0||o||i(n)))return[];const O=r.map(D=>[D?.defaults,D?.env]),b=v([{...n,name:"",uses:""},f,O]).toLowerCase(),A=new Set(
b.split(/[^\w.-]+/).map(D=>D.replace(/\.+$/,""))),T=v(n.run),F=h||a!==void 0||e(T),I=h||t(T),k=w.test(v(n))||!(F||I);return[
{words:A,startsGate:o,folder:a,runsCode:F,installs:I,...c&&!(o&&a===void 0&&k)&&{late:c}}]}function p({words:n,startsGate:r},c){
const o=c.toLowerCase().split("/"),f=o.pop()??"",a=r?(0,M().toolThatFinds)(c):void 0;return(n.has(f)||a!==void 0&&n.has(
a))&&o.every(O=>n.has(O))}function y({steps:n}){const r=n.flatMap(a=>a.late??[]),[c]=r,o=[...new Set(r.map(({step:a})=>a))],
f=n.some(a=>a.late&&a.startsGate);return c&&{path:c.path,steps:o,startsGate:f}}function v(n){return typeof n=="string"?n.
replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="object"||n===null?"":Object.values(n).map(v).join(`
`)}const d=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),w=/RUNNER_TEMP|runner\.temp/;
function i({uses:n,with:r}){const c=String(n).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return w.
test(v(r));const o=Object.entries((0,S().objectIn)(r)).filter(([f])=>/install|bundler/.test(f));return d.has(c)&&o.every(
([,f])=>`${f||!1}`=="false")}function t(n){const r=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||r.some(c=>(0,$().programNamed)(c)?.kind==="manager")}const s=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function e(n){const c=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),o=f=>{const[a=""]=f.trim().replace(/^sudo +/,"").split(/\s/),h=P.test(f)&&t(a);return s.test(a)||
h||(0,$().programNamed)(a)?.kind==="downloader"};return!c.every(o)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},3733:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.WORKFLOWS=void 0,m.calledPaths=v,m.changedKeys=i,m.jobsOf=g,m.parseMapping=
l,m.partsIn=y,m.readActionsFile=E,m.readWorkflows=d,m.stepsOf=p;function S(){const t=u(53916);return S=function(){return t},
t}function M(){const t=u(57975);return M=function(){return t},t}function $(){const t=u(69873);return $=function(){return t},
t}function C(){const t=u(3463);return C=function(){return t},t}function P(){const t=u(32854);return P=function(){return t},
t}function j(){const t=u(93028);return j=function(){return t},t}const L=m.WORKFLOWS=".github/workflows",N=1024*1024;async function E(t,s){
const{kind:e,size:n=0}=t.stat(s)??{};if(!(0,j().isRegular)(e))return;if(n>N)return{path:s,text:"",value:void 0};const r=(await t.
read(s)).toString("utf8");return{path:s,text:r,value:l(r)}}function l(t){if(!(0,C().isNestedTooDeep)(t))try{const s=(0,$().
parseDocument)(t,{prettyErrors:!1});if(s.errors.length>0)return;const e=s.toJS({maxAliasCount:100});return(0,C().isMapping)(
e)?e:void 0}catch{return}}function g({value:t}){const s=Object.entries((0,C().objectIn)(t?.jobs));return new Map(s.filter(
e=>(0,C().isMapping)(e[1])))}function p({steps:t}){return Array.isArray(t)?t.filter(C().isMapping):[]}function y(t){return typeof t!=
"object"||t===null?[]:(0,C().isMapping)(t)&&[t.run,t.uses].some(e=>typeof e=="string")?[t]:Object.values(t).flatMap(y)}function v(t){
return y(t).flatMap(s=>{const e=(0,C().textIn)(s,"uses"),n=e.startsWith("./")?(0,P().normalise)(e.split("@")[0]??""):void 0;
return n===void 0?[]:[n,(0,S().join)(n,"action.yml"),(0,S().join)(n,"action.yaml")]})}async function d(t){const s=new Map,
e=new Set(t.list(L).map(({path:n})=>n));for(const n of e){const r=/\.ya?ml$/.test(n)?await E(t,n):void 0;r&&s.set(n,r);for(const c of v(
r?.value))e.add(c)}return s}const w=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function i(t,s,e=""){if((0,M().isDeepStrictEqual)(
t,s)||w.test(e))return[];const[n,r]=[t,s].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!n||
!r||Array.isArray(t)!==Array.isArray(s)?[`\`${e}\` changes`]:[...new Set([...n.keys(),...r.keys()])].flatMap(c=>i(n.get(
c),r.get(c),e===""?c:`${e}.${c}`))}},90331:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.ignoredInputs=
w,m.looserKeys=p,m.policyFile=L;function S(){const i=u(81961);return S=function(){return i},i}function M(){const i=u(74238);
return M=function(){return i},i}function $(){const i=u(49875);return $=function(){return i},i}function C(){const i=u(24666);
return C=function(){return i},i}function P(){const i=u(95132);return P=function(){return i},i}function j(){const i=u(39869);
return j=function(){return i},i}async function L(i){const{policyPath:t,changedNames:s,tree:e,baseTree:n}=i;return t===void 0?
[]:[...[...s].some(c=>c===t||c.startsWith(C().COPIES))?await g(i):[],...N(e,n)]}function N(i,t){const s=i.stat(M().POLICY_PATH)?
l(i,t):(0,$().findNearPolicy)(i);if(s===void 0)return[];const{path:e,fault:n}=s,r=`it ${n}, and the gate reads only the \
regular file \`${M().POLICY_PATH}\``;return[(0,P().finding)("policy-broken",{path:e,mistake:r},(0,j().atFile)(e))]}const E=M().
POLICY_PATH.replace(/yml$/,"yaml");function l(i,t){return i.stat(E)!==void 0&&t.stat(E)===void 0?{path:E,fault:"is besid\
e the policy"}:void 0}async function g({baseTree:i,tree:t,loadedPolicy:s}){const{policy:e,shared:n}=s,[r,c]=await Promise.
all([(0,M().readPolicyIn)(i,n),(0,M().readPolicyIn)(t,n)]),o=M().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:h,
column:O,message:b})=>(0,P().finding)("policy-broken",{path:o,mistake:b},{location:{path:o,line:h,column:O}}));const f="\
policy"in r?r.policy:e,a="missing"in c?[y(c.missing.source)]:(0,S().comparePolicies)(f,c.policy).map(d);return[(0,P().finding)(
"policy-changed",{path:o,effects:a},(0,j().atFile)(o))]}async function p(i,t,s){const[e,n]=[i.stat(M().POLICY_PATH),t.stat(
M().POLICY_PATH)];if(e===void 0)return[];if(e.oid!==void 0&&e.oid===n?.oid&&e.kind===n.kind&&s===void 0)return[];const[c,
o]=await Promise.all([(0,M().readPolicyIn)(i,s),(0,M().readPolicyIn)(t,s)]);if("mistakes"in c||"mistakes"in o||"missing"in
c)return[];if("missing"in o)return[y(o.missing.source)];const f=(0,S().comparePolicies)(c.policy,o.policy).filter(({loosens:a})=>a);
return[...n===void 0?["the policy is removed"]:[],...f.map(d)]}function y(i){return`extends: ${(0,C().sharedName)(i)}, w\
hich cannot be compared; commit it as ${(0,C().copyPath)(i)}`}const v=160;function d({key:i,change:t,direction:s,loosens:e}){
const n=!e&&t.length>v?`${t.slice(0,v).replace(/[\ud800-\udbff]$/,"")}\u2026`:t;return`${i}: ${n}${s===void 0||e&&s==="t\
ighter"?"":` (${s})`}`}function w({loadedPolicy:i}){return i.ignoredInputs.map(t=>(0,P().finding)("input-loosens-policy",
{...t}))}},75597:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.alwaysForbidden=L,m.forbiddenPaths=N,
m.protectedPaths=g;function S(){const i=u(41330);return S=function(){return i},i}function M(){const i=u(84831);return M=
function(){return i},i}function $(){const i=u(32854);return $=function(){return i},i}function C(){const i=u(95132);return C=
function(){return i},i}function P(){const i=u(39869);return P=function(){return i},i}const j=[".git","node_modules"];function L(i){
const t=j.filter(e=>(0,M().mayBeSpelled)(i,e));if(t.length===0)return;const s=((0,$().normalise)(i)??i).split("/");return t.
find(e=>s.some(n=>(0,M().isSpellingOf)(n,e)))}function N({touched:i,touchesOf:t,policy:s}){const e=i.flatMap(E),n=j.flatMap(
c=>(0,P().someTouches)(e.flatMap(({touch:o,...f})=>f.directory===c?o:[])).map(o=>(0,C().finding)("forbidden-path",{entry:c,
by:"nothing may touch",...o},(0,P().atFile)(o.path)))),r=s.blast_radius.forbidden_paths.flatMap(c=>(0,P().someTouches)(t(
c)).map(o=>(0,C().finding)("forbidden-path",{entry:c,by:"the policy forbids",...o},(0,P().atFile)(o.path))));return[...n,
...r]}function E({path:i,via:t}){const s=L(i),e=s??L(t);return e===void 0?[]:[{directory:e,touch:{path:i,via:s===void 0?
t:""}}]}const l=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT\
.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function g(i){const{touched:t,policy:s,policyPath:e,change:n,
tree:r,genes:c}=i,o=y(n,r),f=c.some(({binds:O})=>O),a=d(s.blast_radius.protected_paths),h=d(l);return t.flatMap(O=>{const{
path:b}=O,A=o.get(b),T=w(O),F=a(T),I=b===e?void 0:h(T);if(F===void 0&&I===void 0)return[];const k=F===void 0?{path:b,pattern:I??
"",by:"the default list"}:{path:b,pattern:F,by:"the policy"},H=F!==void 0||A!==void 0&&f,D={...(0,P().atFile)(b),severity:H?
"error":"warning",harm:F!==void 0||p(b)?"danger":"broken"};return[A===void 0?(0,C().finding)("protected-path",k,D):(0,C().
finding)("protected-file-destroyed",{...k,how:A},D)]})}function p(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(i)}function y(i,t){const s=new Map;for(const{status:e,path:n,oldPath:r}of i.files)e==="deleted"&&s.set(n,"deletes"),
r!==void 0&&s.set(r,"deletes"),(e==="modified"||e==="type_changed")&&t.stat(n)?.size===0&&s.set(n,"empties");return s}const v={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function d(i){const t=i.map(s=>{const e=(0,S().default)(s,v);return{pattern:s,covers:r=>e(
r)||(0,$().isWithin)(r,s,{ignoreCase:!0})}});return s=>t.find(({covers:e})=>s.some(e))?.pattern}function w({path:i,via:t}){
return t===""?[i]:[i,t]}},66503:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.storeRoots=j;function S(){
const l=u(76760);return S=function(){return l},l}function M(){const l=u(68450);return M=function(){return l},l}function $(){
const l=u(59867);return $=function(){return l},l}function C(){const l=u(95132);return C=function(){return l},l}function P(){
const l=u(39869);return P=function(){return l},l}async function j(l){const{genes:g,tree:p}=l,y=g.flatMap(({asset:w,store:i,
change:t})=>t.kind==="removed"?[]:[[i.path,{store:i,file:w.path}]]),v=L(l),d=[...new Map(y).values()].map(w=>N(w,p));return[
...v,...(await Promise.all(d)).flat()]}function L({assets:l,policy:g,tree:p,baseTree:y}){const v=new Map;for(const d of l.
files){const{path:w,root:i}=(0,M().storeOf)(d,{policy:g,tree:y}),t=(0,M().storeOf)(d,{policy:g,tree:p}).root;if(y.stat(w)===
void 0||i===t||v.has(w))continue;const s={store:E(w),root:E(i),others:[E(t)]},e={...(0,P().atFile)(d),severity:"warning"};
v.set(w,(0,C().finding)("store-root-unclear",{...s,because:"moves"},e))}return[...v.values()]}async function N({store:{path:l,
root:g,named:p},file:y},v){const d={store:E(l),root:E(g)};if(v.stat(g)?.kind!=="directory"){const t=p===!0;return[(0,C().
finding)("store-root-missing",{...d,named:t},(0,P().atFile)(y))]}if(await(0,$().readPackageJson)(v,g)===$().INVALID){const t=S().
posix.join(g,"package.json"),s={...(0,P().atFile)(y),severity:"warning",layer:"change"};return[(0,C().finding)("package-\
json-invalid",{path:t},s)]}const w=(0,M().packagesAbove)(v,l).filter(t=>t!==g);if(p===!0||w.length===0)return[];const i={
...d,others:w.map(E),because:"manifest"};return[(0,C().finding)("store-root-unclear",i,(0,P().atFile)(y))]}function E(l){
return l===""?".":l}},90350:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.unauditableFiles=j,m.unprovenMerge=
g;function S(){const p=u(32854);return S=function(){return p},p}function M(){const p=u(95132);return M=function(){return p},
p}function $(){const p=u(39869);return $=function(){return p},p}const C="160000",P=".gitmodules";function j({genes:p,change:y,
tree:v}){if(!p.some(({binds:s})=>s))return[];const[d,...w]=y.files.filter(L).map(({path:s})=>s),[i,...t]=y.files.filter(
({path:s,newMode:e})=>e===$().SYMLINK&&N(s,v)).map(({path:s})=>s);return[...d===void 0?[]:[(0,M().finding)("submodule-ch\
anged",{path:d,...l(w)},(0,$().atFile)(d))],...i===void 0?[]:[(0,M().finding)("symlink-leaves-tree",{path:i,target:v.readlink(
i)??"",...l(t)},(0,$().atFile)(i))]]}function L({path:p,newMode:y,status:v}){return y===C||p===P&&v!=="deleted"}function N(p,y){
const{kind:v}=(0,S().resolveInTree)(y,p);return v==="outside"||v==="loop"}const E=9;function l(p){const y=p.length-E;return{
...p.length>0&&{likewise:p.slice(0,E)},...y>0&&{more:y}}}function g({unprovenMerge:p}){return p?[(0,M().finding)("merge-\
not-proven",{merge:p.commit,reason:p.reason})]:[]}},72025:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.ask=P,m.assetNotJudged=L,m.notChecked=E,m.ofChange=C;function S(){const l=u(27199);return S=function(){return l},l}function M(){
const l=u(95132);return M=function(){return l},l}function $(){const l=u(50661);return $=function(){return l},l}function C(l){
return(g,...p)=>(0,$().isChange)(g)?l(g,...p):[]}async function P(l,g,...p){const y=Object.entries(l).map(async([v,d])=>{
try{return await d(g,...p)}catch(w){return[j(v,w,p)]}});return(await Promise.all(y)).flat()}function j(l,g,[p]){return p===
void 0?(0,M().notJudged)(`the change; the check "${l}" failed`,g):L(p.asset,g,`; the check "${l}" failed`)}function L(l,g,p=""){
const y=`the ${l.type} \`${l.id}\`${p}`;return(0,M().notJudged)(y,g,N(l))}function N(l){try{return(0,S().placeOf)(l)}catch{
return{location:{path:l.path,line:1,column:1},subject:(0,S().subjectOf)(l)}}}function E(l,{path:g,detail:p},y){return(0,M().
finding)("claim-not-checked",{claim:l,why:`${p} of the log \`${g}\``},y)}},70716:function(G,m,u){Object.defineProperty(m,
"__esModule",{value:!0}),m.SUBJECT_CHECKS=m.REMOVED_GENE_CHECKS=m.GENE_CHECKS=m.CLAIM_CHECKS=void 0;function S(){const a=u(
44786);return S=function(){return a},a}function M(){const a=u(37542);return M=function(){return a},a}function $(){const a=u(
19177);return $=function(){return a},a}function C(){const a=u(1348);return C=function(){return a},a}function P(){const a=u(
90331);return P=function(){return a},a}function j(){const a=u(75597);return j=function(){return a},a}function L(){const a=u(
66503);return L=function(){return a},a}function N(){const a=u(90350);return N=function(){return a},a}function E(){const a=u(
72025);return E=function(){return a},a}function l(){const a=u(52117);return l=function(){return a},a}function g(){const a=u(
97004);return g=function(){return a},a}function p(){const a=u(93198);return p=function(){return a},a}function y(){const a=u(
59613);return y=function(){return a},a}function v(){const a=u(48550);return v=function(){return a},a}function d(){const a=u(
10255);return d=function(){return a},a}function w(){const a=u(85881);return w=function(){return a},a}function i(){const a=u(
93290);return i=function(){return a},a}function t(){const a=u(73566);return t=function(){return a},a}function s(){const a=u(
47771);return s=function(){return a},a}function e(){const a=u(36974);return e=function(){return a},a}function n(){const a=u(
42804);return n=function(){return a},a}const r=m.SUBJECT_CHECKS={"asset-files":l().assetFiles,"genes-outside":(0,E().ofChange)(
l().genesOutside),"forbidden-paths":(0,E().ofChange)(j().forbiddenPaths),"protected-paths":(0,E().ofChange)(j().protectedPaths),
"policy-file":(0,E().ofChange)(P().policyFile),"gate-change":(0,E().ofChange)(C().gateChange),"agent-files":(0,E().ofChange)(
({agentFiles:a})=>a.flatMap(({findings:h})=>h)),"changed-instructions":(0,E().ofChange)(S().changedInstructions),"stale-\
instructions":(0,E().ofChange)(S().staleInstructions),"ignored-inputs":(0,E().ofChange)(P().ignoredInputs),"audit-logs":(0,E().
ofChange)(M().auditLogs),"unauditable-files":(0,E().ofChange)(N().unauditableFiles),"unproven-merge":(0,E().ofChange)(N().
unprovenMerge),"hard-cap":(0,E().ofChange)(n().hardCap),"store-roots":(0,E().ofChange)(L().storeRoots),"deciding-files":(0,E().
ofChange)($().decidingFiles),"missing-genes":w().missingGenes,"event-chain":p().eventChain,"unresolved-references":w().unresolvedReferences,
"genes-still-named":(0,E().ofChange)(w().genesStillNamed),"engine-seeds":(0,E().ofChange)(g().engineSeeds),"activated-se\
eds":(0,E().ofChange)(g().activatedSeeds),"removed-scripts":(0,E().ofChange)(i().removedScripts),"claimed-radius":(0,E().
ofChange)(y().claimedRadius),"claimed-streak":s().claimedStreak,estimates:(0,E().ofChange)(y().estimates),"look-alike-id\
s":v().lookAlikeIds,"repeated-ids":v().repeatedIds,unidentified:t().unidentified},c=m.CLAIM_CHECKS={"self-description":t().
selfDescription,"capsule-fields":t().capsuleFields,envelope:d().envelope},o=m.GENE_CHECKS={"incomplete-gene":e().incompleteGene,
"validation-list":e().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,E().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,E().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,E().ofChange)(
n().geneBlastRadius),"declared-paths":(0,E().ofChange)(n().declaredPaths),"self-description":t().selfDescription,envelope:d().
envelope},f=m.REMOVED_GENE_CHECKS={"removed-gene":(0,E().ofChange)(e().removedGene),"gene-blast-radius":(0,E().ofChange)(
n().geneBlastRadius),"declared-paths":(0,E().ofChange)(n().declaredPaths)}},52117:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.assetFiles=P,m.assetProblemFinding=j,m.genesOutside=N;function S(){const l=u(18744);return S=
function(){return l},l}function M(){const l=u(94534);return M=function(){return l},l}function $(){const l=u(93028);return $=
function(){return l},l}function C(){const l=u(95132);return C=function(){return l},l}function P({problems:l}){return l.filter(
({rule:g})=>g!=="outside-globs").map(j)}function j({before:l,...g}){const{rule:p,detail:y,location:v,id:d,severity:w}=g,
t={location:v,...d===void 0?{}:{subject:{id:d}},...w&&{severity:w}};return l?{...(0,C().finding)(p,{detail:y},{...t,severity:"\
notice"}),before:l}:(0,C().finding)(p,{detail:y},t)}const L=5;async function N(l){const g=l.problems.filter(({rule:y})=>y===
"outside-globs");return(await l.clock.all(g,async y=>{const v=await E(y.location.path,l);return v.some(({severity:w})=>w===
"error")?v:[j(y),...v]})).flat()}async function E(l,g){const{change:p,tree:y,baseTree:v,policy:d,judge:w}=g,i=(0,M().assetLimits)(
d.assets.max_file_bytes),t=async(r,c)=>{const{kind:o,size:f=0}=r.stat(c)??{};return!(0,$().isRegular)(o)||f>i.maxBytes?[]:
(0,S().strayGenes)(c,await r.read(c,i.maxBytes),i)},s=p.files.find(r=>r.path===l)?.oldPath??l,e=new Set((await t(v,s)).flatMap(
({commands:r})=>r)),n=[];for(const{location:r,commands:c}of await t(y,l))for(const o of c){const{findings:f}=await w.command(
o),a=f.find(b=>b.danger!==void 0)?.danger;if(a===void 0||n.length===L)continue;const h=`a Gene whose command \`${o}\` ${a}`,
O=e.has(o)?"notice":"error";n.push({...(0,C().finding)("outside-globs",{detail:h},{location:r,severity:O,harm:"danger"}),
danger:a})}return n}},97004:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=L,m.asNotice=
l,m.blockedGenes=P,m.engineSeeds=N,m.lacksEngine=E;function S(){const g=u(27199);return S=function(){return g},g}function M(){
const g=u(77680);return M=function(){return g},g}function $(){const g=u(13580);return $=function(){return g},g}function C(){
const g=u(95132);return C=function(){return g},g}async function P(g,p,y){const v=new Map;for(const d of g){const{gene:w}=d.
value,i=p.find(n=>n.type==="Gene"&&n.id===w),t=i&&await j(i,y);if(i===void 0||t===void 0)continue;const s=`the command \`${t}\
\` of its gene \`${i.id}\` is blocked`,e={capsule:d.id,why:s};v.set(d,(0,C().finding)("capsule-not-eligible",e,(0,S().placeOf)(
d,["gene"])))}return v}async function j(g,p){const y=p.forFile(g.path);for(const v of(0,M().commandsToRun)(g)){const{verdict:d}=await y.
command(v);if(d==="block")return v}}async function L({assets:g,judge:p}){const y=[];for(const v of g.activated??[]){const d=await j(
v,p);d!==void 0&&y.push((0,C().finding)("seed-activated-blocked",{gene:v.id,command:d},(0,S().placeOf)(v,["validation"])))}
return y}function N({seeds:g,genes:p}){const[y]=g.keys();if(y===void 0)return[];const v=[...g.values()].sort((i,t)=>i.localeCompare(
t,"en",{numeric:!0})),d={ids:[...new Set([...g.keys()].map(({id:i})=>i))],count:g.size,oldest:v[0]??"",newest:v.at(-1)??
"",idle:p.filter(({asset:i,commands:t})=>g.has(i)&&E(t)).length},w=d.idle>0?"warning":"notice";return[(0,C().finding)("e\
ngine-seeds",d,{location:y.locate(),severity:w})]}function E(g){return g.some(({findings:p})=>p.some(({rule:y})=>(0,$().
ruleOf)(y).absent===!0))}function l(g){return(g.harm??(0,$().ruleOf)(g.rule).harm)==="danger"?g:{...g,severity:"notice"}}},
72391:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=d,m.judgeCapsules=l;function S(){
const r=u(27199);return S=function(){return r},r}function M(){const r=u(13580);return M=function(){return r},r}function $(){
const r=u(95132);return $=function(){return r},r}function C(){const r=u(72025);return C=function(){return r},r}function P(){
const r=u(59613);return P=function(){return r},r}function j(){const r=u(85475);return j=function(){return r},r}function L(){
const r=u(21471);return L=function(){return r},r}function N(){const r=u(57733);return N=function(){return r},r}function E(){
const r=u(47771);return E=function(){return r},r}function l({changes:r,present:c,unread:o},f,a,h=new Map){const O=r.filter(
v);if(O.length===0)return[];const b=(0,E().streakCounter)((0,E().eventsIn)({changes:r,present:c,unread:o}),!0),A=o.at(-1),
T=a&&g(O,a);return O.map(({kind:F,asset:I,before:k})=>{if(F==="removed")return{change:F,asset:I,eligible:null,eligibility:null,
reasons:[]};const H=F==="added"?T:k&&(0,P().sizeOf)(k.value.blast_radius),D=y(I,()=>{const B=b(I),U=A===void 0||B.ended?
B:{...B,unread:A},K=h.get(I);return[...d(I,U,f,H),...K?[K]:[]]}),J=(0,$().eligibilityOf)(D);return{change:F,asset:I,eligible:J===
"eligible",eligibility:J,reasons:D}})}function g(r,c){const o=r.filter(({kind:h})=>h==="added").map(({asset:h})=>(0,P().
sizeOf)(h.value.blast_radius)??{files:0,lines:0}),f=h=>o.reduce((O,b)=>O+b[h],0);return f("files")>=c.files&&f("lines")>=
c.lines?void 0:c}function p(r){const{otherAsset:c}=(0,M().ruleOf)(r.rule);return r.severity==="error"||(0,$().isMissingEvidence)(
r)||c===!0}function y(r,c){try{return[...c(),...(0,N().promotionSchemaFindings)(r),...(0,j().identityFindings)(r,"hand")].
filter(p)}catch(o){return[(0,C().assetNotJudged)(r,o)]}}function v({asset:r}){return r.type==="Capsule"}function d(r,c,o,f={
files:0,lines:0}){const{status:a,score:h}=s(r.value.outcome),O=s(r.value.blast_radius),b={capsule:r.id},A=(...F)=>(0,S().
placeOf)(r,F),T=[];if(a!=="success"){const F=`\`outcome.status\` is ${n(a)}, but it must be "success"`;T.push((0,$().finding)(
"capsule-not-eligible",{...b,why:F},A("outcome","status")))}if(!e(h,o.min_score,1)){const F=`a number from ${o.min_score}\
 to 1`,I=`\`outcome.score\` is ${n(h)}, but it must be ${F}`;T.push((0,$().finding)("capsule-not-eligible",{...b,why:I},
A("outcome","score")))}for(const F of["files","lines"]){const I=o[`max_${F}`],k=Math.max(f[F],c.radius?.[F]??0);if(e(O[F],
1,I)&&k<=I)continue;const H=n(O[F]),D=k>I?`${k} (claimed: ${H})`:H,J=`\`blast_radius.${F}\` is ${D}, but it must be ${w(
I)}`;T.push((0,$().finding)("capsule-not-eligible",{...b,why:J},A("blast_radius",F)))}if(c.unmeasured!==void 0){const F=`\
\`blast_radius.files\` is not a size in the event \`${c.unmeasured}\`, but it must be ${w(o.max_files)}`;T.push((0,$().finding)(
"capsule-not-eligible",{...b,why:F},A("blast_radius")))}return c.count<o.min_success_streak&&T.push(...i(r,c,o.min_success_streak)),
T}function w(r){return`a number from 1 to ${r}`}function i(r,{count:c,unread:o,failed:f,uncounted:a=[]},h){const O=(0,S().
placeOf)(r),b={capsule:r.id};if(f!==void 0){const F=`the event \`${f}\`, the newest one that names it, is not a success`;
return[(0,$().finding)("capsule-not-eligible",{...b,why:F},O)]}if(o!==void 0){const F=`whether the Capsule \`${r.id}\` ha\
s enough consecutive successes`;return[(0,C().notChecked)(F,o,{...O,severity:"error"})]}const A=a.slice(0,t).map(({event:F,
why:I})=>`the event \`${F}\` does not count: ${I}`),T={...b,streak:c,least:h,uncounted:A};return[(0,$().finding)("capsul\
e-streak",T,O)]}const t=5;function s(r){return(0,S().isJsonObject)(r)?r:{}}function e(r,c,o){return typeof r=="number"&&
r>=c&&r<=o}function n(r){return r===void 0?"missing":(0,L().describeJson)(r)}},93198:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.eventChain=N;function S(){const d=u(76760);return S=function(){return d},d}function M(){const d=u(
27199);return M=function(){return d},d}function $(){const d=u(28894);return $=function(){return d},d}function C(){const d=u(
95132);return C=function(){return d},d}function P(){const d=u(36773);return P=function(){return d},d}function j(){const d=u(
72025);return j=function(){return d},d}function L(){const d=u(85475);return L=function(){return d},d}function N({assets:{
changes:d,present:w,unread:i}}){const t=w.filter(({type:a})=>a==="EvolutionEvent"),s=new Set(d.map(({asset:a})=>a)),e=new Map(
t.map(a=>[a.id,a])),n=new Map,r=new Map,c=E(t),o=new Set,f=new Set;return t.flatMap(a=>{const h=r.get(a.path);r.set(a.path,
a);const O=p(a),b=O===void 0?void 0:n.get(O);if(O!==void 0&&b===void 0&&n.set(O,a),!s.has(a)||a.cut)return[];const A=(0,M().
placeOf)(a,["parent"]),T={event:a.id},F=(0,$().isAuditLog)(a.path),I=h===void 0&&F?c(a.path):void 0;if(I!==void 0&&O!==I.
id){const R=`does not continue the archive \`${I.path}\` of its log`,B={...T,fault:R,fix:g(a,I.id)};return[(0,C().finding)(
"event-not-chained",B,A)]}if(O===void 0){if(h===void 0||!F)return[];const R={...T,fault:l,fix:g(a,h.id)};return[(0,C().finding)(
"event-not-chained",R,A)]}if(!e.has(O)){const R=h===void 0,B=F&&!R?"error":"warning",[U]=i;if(U!==void 0){const Y=`wheth\
er the parent \`${O}\` of the EvolutionEvent \`${a.id}\` exists`;return[(0,j().notChecked)(Y,U,{...A,severity:B})]}if(f.
has(O))return[];R||f.add(O);const K=R?`If the log with \`${O}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${O}\`, which it wrote before this one; if they are lost, leav\
e the event out`,z={...T,parent:O,where:"not in any asset file",fix:K};return[(0,C().finding)("event-parent-missing",z,{
...A,severity:B})]}const k=v(a,e,o);if(k!==void 0){const R=`has a circular chain of parents: ${(0,P().inCode)(k)}`;return[
(0,C().finding)("event-not-chained",{...T,fault:R,fix:"Set the `parent` of each event to the previous event"},A)]}if(b===
void 0||b.id===a.id)return[];const H=h===void 0||h.id===O?b.id:h.id,D=`has the parent \`${O}\`, which is already the pare\
nt of \`${b.id}\``,J={...T,fault:D,fix:g(a,H)};return[(0,C().finding)("event-not-chained",J,{...A,severity:"warning"})]})}
function E(d){const w=d.filter(({path:t})=>(0,$().isLogArchive)(t)),i=new Set(w.map(p));return t=>{if((0,$().isLogArchive)(
t))return;const s=w.filter(({path:e})=>S().posix.dirname(e)===S().posix.dirname(t));return s.findLast(({id:e})=>!i.has(e))??
s.at(-1)}}const l="has no parent, but it is not the first event of its log";function g({value:d},w){const i=d.asset_id===
void 0?"":(0,L().contentHash)({...d,parent:w});return`Set \`parent\` to \`${w}\`, the previous event${i&&`, and \`asset_i\
d\` to \`${i}\``}`}function p({value:{parent:d}}){return typeof d=="string"&&d!==""?d:void 0}const y=5;function v(d,w,i){
const t=new Set;let s=d;for(;s!==void 0&&!i.has(s.id)&&!t.has(s.id);){t.add(s.id);const n=p(s);s=n===void 0?void 0:w.get(
n)}if(s!==void 0&&s.id===d.id&&!i.has(s.id))return[...t].slice(0,y);for(const n of t)i.add(n)}},59613:function(G,m,u){Object.
defineProperty(m,"__esModule",{value:!0}),m.claimedRadius=$,m.estimates=p,m.sizeOf=j;function S(){const v=u(27199);return S=
function(){return v},v}function M(){const v=u(95132);return M=function(){return v},v}function $({assets:{changes:v},counted:d}){
return["Capsule","EvolutionEvent"].flatMap(w=>{const i=v.filter(({kind:n,asset:r})=>n==="added"&&r.type===w).map(({asset:n})=>({
asset:n,size:j(n.value.blast_radius)})),t=i.flatMap(({size:n})=>n??[]),s=i.at(-1);if(s===void 0||t.length<i.length)return[];
const e=t.reduce(L);if(e.files<d.least.files||e.lines<d.least.lines){const n={together:i.length>1,severity:"warning"};return[
C(s.asset,e,d.least,n)]}return i.flatMap(({asset:n,size:r})=>r!==void 0&&E(n)&&N(r,d.most)?[C(n,r,d.most,{together:!1,severity:"\
notice"})]:[])})}function C(v,d,w,{together:i,severity:t}){const{type:s,id:e}=v,n={type:s,id:e,claim:`claims ${P(d)}${i?
" together with the others of the change":""}`,shown:`git counts ${P(w)} for this change`,fix:"Set `blast_radius` to wha\
t the cycle changed, and add the asset in the same change"},r={...(0,S().placeOf)(v,["blast_radius"]),severity:t};return(0,M().
finding)("claim-differs",n,r)}function P({files:v,lines:d}){return`${v} ${v===1?"file":"files"} and ${d} ${d===1?"line":
"lines"}`}function j(v){if(!(0,S().isJsonObject)(v))return;const{files:d,lines:w}=v;return typeof d=="number"&&typeof w==
"number"?{files:d,lines:w}:void 0}function L(v,d){return{files:v.files+d.files,lines:v.lines+d.lines}}function N(v,d){return v.
files>d.files||v.lines>d.lines+d.files}function E({value:{outcome:v}}){return(0,S().isJsonObject)(v)&&v.status==="succes\
s"}const l=3,g=.1;function p({assets:{changes:v},counted:d}){const{least:w,most:i}=d,t=v.filter(({kind:s,asset:e})=>s===
"added"&&e.type==="EvolutionEvent");return t.flatMap(({asset:s})=>{const{blast_radius_estimate:e,meta:n,blast_radius:r}=s.
value,c=(0,S().isJsonObject)(e)?[]:["meta"],o=c.length===0?e:(0,S().isJsonObject)(n)&&n.blast_radius_estimate,f=y(o);if(f===
void 0||f<=0)return[];const a=t.length===1,h=a?w.files:y(r),O=a?i.files:y(r);if(h===void 0||O===void 0)return[];const b=h/
f>l;if(!b&&O/f>=g)return[];const A=b?h:O,T=(0,S().placeOf)(s,[...c,"blast_radius_estimate"]),F={type:s.type,id:s.id,claim:`\
estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${A}`,fix:"Review the changes that were not planned, o\
r update the estimate"};return[(0,M().finding)("claim-differs",F,T)]})}function y(v){return(0,S().isJsonObject)(v)&&typeof v.
files=="number"?v.files:void 0}},48550:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.lookAlikeIds=N,
m.repeatedIds=v;function S(){const i=u(76760);return S=function(){return i},i}function M(){const i=u(23404);return M=function(){
return i},i}function $(){const i=u(27199);return $=function(){return i},i}function C(){const i=u(64385);return C=function(){
return i},i}function P(){const i=u(11970);return P=function(){return i},i}function j(){const i=u(95132);return j=function(){
return i},i}function L(){const i=u(25367);return L=function(){return i},i}function N({assets:{changes:i,present:t}}){const s=i.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(s.length===0)return[];const e=new Set(s.map(({type:c})=>c)),n=new Map,
r=new Map;for(const{type:c,value:o}of t){const f=e.has(c)?(0,C().declaredId)(o):void 0;if(f!==void 0)for(const a of l(c,
f)){const h=n.get(a);h===void 0?n.set(a,f):h!==f&&!r.has(a)&&r.set(a,f)}}return s.flatMap(c=>{const{type:o,id:f}=c,h=l(o,
f).flatMap(b=>[n.get(b),r.get(b)]).find(b=>b!==void 0&&b!==f);if(h===void 0)return[];const O=(0,$().placeOf)(c,["id"]);return[
(0,j().finding)("look-alike-id",{type:o,id:(0,L().visible)(f),other:(0,L().visible)(h)},O)]})}const E=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function l(i,t){const s=/^[\w.-]*$/.test(t)?t:g(t),e=s.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${i} case ${p(s)}`,`${i} drawn ${p(e)}`]}function g(i){const t=i.normalize("NFKC").replace(E,"");return(0,P().asciiOf)(
t.replace(/\p{Pd}/gu,"-"))}function p(i){return i.toUpperCase().toLowerCase()}const y=/(?:\.seed\.json|\/default_genes\.json)$/;
function v({assets:{changes:i,present:t}}){const e=i.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(d);if(e.length===0)return[];const n=new Set(e.map(({id:c})=>c)),r=t.filter(c=>d(c)&&n.has(c.id));return e.flatMap(
c=>{const o=r.find(h=>w(h,c));if(o===void 0)return[];const f=`the gene \`${c.id}\`, also in \`${o.path}\` with other cont\
ent`,a={...(0,$().placeOf)(c,["id"]),severity:"warning"};return[(0,j().finding)("duplicate-id",{detail:f},a)]})}function d({
type:i,path:t}){return i==="Gene"&&!y.test(`/${t}`)}function w(i,t){return i.id===t.id&&i.path.replace(/l$/,"")!==t.path.
replace(/l$/,"")&&S().posix.dirname(i.path)===S().posix.dirname(t.path)&&(0,M().canonicalize)(i.value)!==(0,M().canonicalize)(
t.value)}},10255:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.envelope=j;function S(){const y=u(27199);
return S=function(){return y},y}function M(){const y=u(61331);return M=function(){return y},y}function $(){const y=u(39763);
return $=function(){return y},y}function C(){const y=u(95132);return C=function(){return y},y}function P(){const y=u(85475);
return P=function(){return y},y}function j(y,{asset:v}){const{type:d,id:w,envelope:i}=v;return[...N(v),...i&&(0,M().senderOf)(
i)===void 0?[(0,C().finding)("schema-field",{type:d,id:w,...L},(0,S().placeOf)(v))]:[]]}const L={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function N(y){const{type:v,id:d,wrappers:w=[]}=y,
i=(0,S().placeOf)(y);return w.flatMap(t=>E(y,t).flatMap(([s,e])=>{const n=t[s];if(n===void 0||n===e)return[];const r={type:v,
id:d,field:s,stated:p(n),actual:p(e)};return[(0,C().finding)("envelope-contradicts-asset",r,i)]}))}function E(y,v){const{
type:d,id:w,value:i}=y;return[...d==="ValidationReport"?[["target_asset_id",i.gene_asset_id??v.target_asset_id],["target\
_local_id",i.gene_id]]:[],...l(v.type,d)?[["type",d]]:[],["asset_type",d],["asset_id",g(y,v.asset_id)],["content_hash",g(
y,v.content_hash)],["local_id",w]]}function l(y,v){if(typeof y!="string")return!1;const d=y.toLowerCase();return d!==v.toLowerCase()&&
$().ASSET_TYPES.some(w=>w.toLowerCase()===d)}function g({type:y,value:v},d){if(v.asset_id!==void 0||d===void 0)return v.
asset_id;const w={type:y,value:{...v,asset_id:d}};return(0,P().matchContentHash)(w)===void 0?(0,P().contentHash)(v):d}function p(y){
return JSON.stringify(y??null).slice(0,100)}},85881:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.appliedIds=
g,m.genesStillNamed=L,m.missingGenes=v,m.unresolvedReferences=j;function S(){const d=u(27199);return S=function(){return d},
d}function M(){const d=u(30610);return M=function(){return d},d}function $(){const d=u(95132);return $=function(){return d},
d}function C(){const d=u(72025);return C=function(){return d},d}function P(){const d=u(50661);return P=function(){return d},
d}function j({assets:d}){const{changes:w,present:i,unread:t}=d,s=[["capsule_id","Capsule",N(i,"Capsule")],["validation_r\
eport_id","ValidationReport",N(i,"ValidationReport")]];return w.filter(l).flatMap(({asset:e})=>{if(e.type!=="EvolutionEv\
ent")return[];const{type:n,id:r,value:c}=e,[o]=t;return s.flatMap(([f,a,h])=>{const O=c[f];if(!E(O,h))return[];const b={
...(0,S().placeOf)(e,[f]),severity:"warning"},A=`whether \`${O}\`, which the EvolutionEvent \`${r}\` names, exists`;return o?
[(0,C().notChecked)(A,o,b)]:[(0,$().finding)("reference-not-found",{type:n,id:r,wanted:a,name:O,field:f},b)]})})}function L({
assets:{changes:d,present:w}}){const i=N(w,"Gene"),t=g(d),s=d.flatMap(({kind:n,asset:r,before:c})=>n==="removed"?r:c??[]).
filter(({type:n})=>n==="Gene").flatMap(n=>(0,M().namesOf)(n).map(r=>({asset:n,name:r}))).filter(({name:n})=>!i.has(n)&&!t.
has(n));if(s.length===0)return[];const e=w.flatMap(M().namings);return s.flatMap(({asset:n,name:r})=>{const c=e.filter(({
gene:b})=>b===r),o=c.find(b=>b.by.type==="Capsule")??c[0];if(o===void 0)return[];const f=r.startsWith("sha256:"),a={what:`${f?
"gene that was":"gene"} \`${r}\``,by:`the ${o.by.type} \`${o.by.id}\``,more:new Set(c.map(b=>b.by)).size-1,fix:f?"Name t\
he gene by its `id`, or by its new `asset_id`":`Keep the gene \`${r}\`, or also remove the Capsules that name it`},h=o.by.
type==="Capsule"?"warning":"notice",O=o.by.locate(o.pointer);return[(0,$().finding)("still-named",a,{location:O,subject:(0,S().
subjectOf)(n),severity:h})]})}function N(d,w){return new Set(d.filter(i=>i.type===w).flatMap(M().namesOf))}function E(d,w){
return typeof d=="string"&&!w.has(d)}function l({kind:d}){return d==="added"||d==="modified"}function g(d){return new Set(
d.flatMap(M().newNamings).map(({gene:w})=>w))}const p="ad_hoc",y={severity:"warning",harm:"bookkeeping"};function v(d){const{
changes:w}=d.assets,i=new Set(w.filter(({kind:t,asset:s})=>t!=="removed"&&s.type==="Gene").flatMap(({asset:t})=>(0,M().namesOf)(
t)));return w.flatMap(M().newNamings).filter(({gene:t})=>!i.has(t)).map(({by:t,gene:s,pointer:e})=>{const n=s===p&&(0,P().
isChange)(d),r={...(0,S().placeOf)(t,e),...n&&y},{type:c,id:o}=t,f={type:c,id:o,wanted:"gene",name:s,field:String(e[0])};
return(0,$().finding)("reference-not-found",f,r)})}},93290:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.removedScripts=g;function S(){const i=u(76760);return S=function(){return i},i}function M(){const i=u(27199);return M=
function(){return i},i}function $(){const i=u(68450);return $=function(){return i},i}function C(){const i=u(77680);return C=
function(){return i},i}function P(){const i=u(63455);return P=function(){return i},i}function j(){const i=u(51951);return j=
function(){return i},i}function L(){const i=u(59867);return L=function(){return i},i}function N(){const i=u(46912);return N=
function(){return i},i}function E(){const i=u(91063);return E=function(){return i},i}function l(){const i=u(95132);return l=
function(){return i},i}async function g(i){const{assets:t,baseTree:s,clock:e}=i,n=p(i.change),r=await y(i);if(n.size+r.size===
0)return[];const c=new Set(t.changes.map(({asset:a})=>a)),o=t.present.filter(a=>a.type==="Gene"&&!c.has(a)),f=new Map;for(const a of o){
await e.tick();const h=(0,C().validationCommands)(a),O=new Map;for(const{value:b,pointer:A}of h.kind==="list"?h.entries:
[]){if(typeof b!="string")continue;const T=(0,$().storeOf)(a.path,{policy:i.policy,tree:s}),I=(0,P().namedPaths)(b,T).filter(
k=>n.has(k)).map(k=>({path:k,script:""}));r.size>0&&T.checkoutAs===void 0&&I.push(...await d(b,s,T.root));for(const k of I){
const H=w(k);(k.script===""||r.has(H))&&O.set(H,{...k,entry:A[1]})}}for(const[b,A]of O){const T=f.get(b);T?T.more+=1:f.set(
b,{...A,gene:a,more:0})}}return[...f.values()].map(({path:a,script:h,gene:O,entry:b,more:A})=>{const T=h===""?`file \`${a}\
\``:`script \`${h}\` of \`${a}\``,F=`Keep \`${h||a}\`, or change the commands that name it`,I={...(0,M().placeOf)(O,["va\
lidation",b]),harm:"broken"};return(0,l().finding)("still-named",{what:T,by:`the gene \`${O.id}\``,more:A,fix:F},I)})}function p({
files:i}){const t=new Set(i.flatMap(({status:s,path:e,oldPath:n})=>s==="deleted"?e:n??[]));for(const{path:s,status:e}of i)
e!=="deleted"&&t.delete(s);return t}async function y({change:i,baseTree:t,tree:s}){const e=i.files.map(({path:r,oldPath:c})=>c??
r),n=new Set;for(const r of e.filter(c=>S().posix.basename(c)==="package.json")){const c=await v(t,r),o=new Set(await v(
s,r));for(const f of c)o.has(f)||n.add(w({path:r,script:f}))}return n}async function v(i,t){const s=S().posix.dirname(t);
return[...(await(0,L().usablePackageJson)(i,s==="."?"":s))?.scripts.keys()??[]]}async function d(i,t,s){const{invocation:e}=(0,j().
readWords)(i,{tree:t,cwd:s});if(e?.program!=="npm")return[];const n={tree:t,directory:s,changed:new Set,families:E().NO_PROGRAMS},
{runs:r}=await(0,N().scriptsThatRun)(e,n,{start:0,end:0}),c=(0,N().eventOf)(e);return r.flatMap(({directory:o,event:f})=>f===
c?[{path:S().posix.join(o,"package.json"),script:c}]:[])}function w({path:i,script:t}){return`${i}\0${t}`}},21471:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.describeJson=s,m.schemaDifferences=C;function S(){const e=u(98879);return S=
function(){return e},e}const M=2e5,$=50;function C(e,n){try{return P(e,n)}catch(r){if(!(r instanceof URIError))throw r;return[
{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode text",found:"not",more:0}]}}
function P(e,n){const r=(0,S().complaintsOf)(e,n,JSON.stringify(n).length<=M),c=new Map,o=new Set;for(const f of r){if(E.
has(f.keyword))continue;const a=L(f);if(!o.has(a)){o.add(a);for(const h of l(f,e,n)){const O=j(f,h),b=c.get(O);c.set(O,b?
{...b,more:b.more+1}:h)}}}return[...c.values()].slice(0,$)}function j({keywordLocation:e},n){switch(n.kind){case"missing":
return JSON.stringify([e,...n.fields]);case"unknown":return JSON.stringify([e,n.field]);case"invalid":return e}}function L({
keyword:e,instanceLocation:n}){return`${N.has(e)?e:"value"} ${n}`}const N=new Set(["required","additionalProperties"]),E=new Set(
["properties","items","false"]);function l(e,n,r){const{keyword:c,keywordLocation:o,instanceLocation:f}=e,{pointer:a,value:h}=p(
r,f),O=y(n,o);if(c==="required"){const A=(O.required??[]).filter(T=>!g(h,T));return[{kind:"missing",pointer:a,fields:A,more:0}]}
if(c==="additionalProperties"){const A=O.properties??{},T=Object.keys(h??{}).filter(I=>!Object.hasOwn(A,I)),F=Object.keys(
A).filter(I=>!g(h,I));return T.map(I=>({kind:"unknown",pointer:[...a,I],field:I,absent:F,more:0}))}const b=t(c,O);return[
{kind:"invalid",pointer:a,keyword:c,expected:b,found:s(h),more:0}]}function g(e,n){return e!==null&&Object.hasOwn(e,n)}function p(e,n){
const r=[];let c=e;for(const o of v(n))Array.isArray(c)?(r.push(Number(o)),c=c[Number(o)]??null):(r.push(o),c=c[o]??null);
return{pointer:r,value:c}}function y(e,n){let r=S().SCHEMAS[e];for(const c of v(n).slice(0,-1))r=r[c];return r}function v(e){
return e.split("/").slice(1).map(n=>n.replaceAll("~1","/").replaceAll("~0","~"))}const d={string:"a string",array:"a lis\
t",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},w={"^\\d+\\.\\d+\\.\\d+$":"\
three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},i=40;function t(e,n){const r=n[e];
switch(e){case"type":return[r].flat().map(c=>d[String(c)]??String(c)).join(" or ");case"enum":return`one of ${(n.enum??[]).
map(c=>JSON.stringify(c)).join(", ")}`;case"const":return JSON.stringify(r);case"pattern":return w[String(r)]??`a string\
 that matches ${r}`;case"minLength":return r===1?"a non-empty string":`a string of at least ${r} characters`;case"maxLen\
gth":return`a string of at most ${r} characters`;case"minItems":return r===1?"a non-empty list":`a list of at least ${r}\
 items`;case"maxItems":return`a list of at most ${r} items`;case"minimum":return`a number that is at least ${r}`;case"ma\
ximum":return`a number that is at most ${r}`;default:return`a value that matches \`${e}\` in the schema`}}function s(e){
return Array.isArray(e)?e.length===0?"an empty list":"a list":e!==null&&typeof e=="object"?"an object":typeof e!="string"?
String(e):e.length<=i?JSON.stringify(e):`a string of ${e.length} characters`}},57733:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.promotionSchemaFindings=L,m.schemaFindings=j;function S(){const d=u(23404);return S=function(){
return d},d}function M(){const d=u(27199);return M=function(){return d},d}function $(){const d=u(3051);return $=function(){
return d},d}function C(){const d=u(95132);return C=function(){return d},d}function P(){const d=u(21471);return P=function(){
return d},d}function j(d){return(0,P().schemaDifferences)(d.type,d.value).flatMap(w=>g(d.type,w)).map(w=>N(d,w,"warning"))}
function L(d){const w=v(d)?"warning":"error";return(0,P().schemaDifferences)(d.type,d.value).map(i=>N(d,i,w))}function N(d,w,i){
const{type:t,id:s}=d,{pointer:e,more:n}=w,r={...(0,M().placeOf)(d,e),severity:i},c=(o,f,a,h)=>(0,C().finding)("schema-fi\
eld",{type:t,id:s,field:o,fault:f,where:a,fix:h},r);switch(w.kind){case"missing":{const{fields:o}=w,a=`Add what is missi\
ng as the schema of the protocol describes it${o.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_\
id` in the repository of its author":""}`;return c(o.join("`, `"),"is missing",l(e,n),a)}case"unknown":{const o=l(e.slice(
0,-1),n),{field:f,absent:a}=w,h=(0,$().nearestName)(f,a),O=h===void 0?"":`If you meant \`${h}\`, rename it. Otherwise, `,
b=`${O}${O?"remove":"Remove"} \`${f}\` or store it outside the asset`;return c(f,"is unknown",o,b)}case"invalid":{const{
expected:o}=w,f=`${w.found}${n===0?"":` (and in ${E(n)})`}`,a=e.join("."),h=`must be ${o}, but it is ${f}`;return c(a,h,
"",`Change \`${a}\` to ${o}`)}}}function E(d){return d===1?"1 similar place":`${d} similar places`}function l(d,w){return d.
length===0?"":` in \`${d.join(".")}\`${w===0?"":` and ${E(w)}`}`}function g(d,w){const{pointer:i}=w;switch(w.kind){case"\
missing":{const t=w.fields.filter(s=>!p[d].has([...i,s].join(".")));return t.length===0?[]:[{...w,fields:t}]}case"unknow\
n":return[w];case"invalid":return y(d,i,w.keyword)?[]:[w]}}const p={Gene:new Set(["type","id","schema_version","asset_id",
"validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_\
version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),
ValidationReport:new Set(["type","id"])};function y(d,[w,...i],t){if(w==="type"||w==="id"||w==="asset_id")return!0;if(d!==
"Gene")return!1;const s=t==="minItems"&&i.length>0;return w==="validation"||w==="constraints"&&!s}function v({value:d}){
const{schema_version:w}=d,i=typeof w=="string"?/^1\.(\d+)\.\d+$/.exec(w)?.[1]:void 0;return i!==void 0&&Number(i)<Number(
S().SCHEMA_VERSION.split(".")[1])}},98879:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.SCHEMAS=void 0,
m.complaintsOf=l;function S(){const y=u(13574);return S=function(){return y},y}function M(){const y=u(36576);return M=function(){
return y},y}function $(){const y=u(25065);return $=function(){return y},y}function C(){const y=u(5330);return C=function(){
return y},y}function P(){const y=u(39436);return P=function(){return y},y}function j(){const y=u(39763);return j=function(){
return y},y}const N={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms",
"created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\\
d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{
type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"\
boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},
created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}},E=m.SCHEMAS={Gene:C().
default,Capsule:M().default,EvolutionEvent:$().default,Mutation:P().default,ValidationReport:N};function l(y,v,d){return g[d?
"all":"first"][y].validate(v).errors}const g={all:p(!1),first:p(!0)};function p(y){const v=j().ASSET_TYPES.map(d=>[d,new(S()).
Validator(E[d],"7",y)]);return Object.fromEntries(v)}},73566:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.capsuleFields=N,m.selfDescription=L,m.unidentified=E;function S(){const p=u(27199);return S=function(){return p},p}function M(){
const p=u(59490);return M=function(){return p},p}function $(){const p=u(95132);return $=function(){return p},p}function C(){
const p=u(72025);return C=function(){return p},p}function P(){const p=u(85475);return P=function(){return p},p}function j(){
const p=u(57733);return j=function(){return p},p}function L({correctorOf:p},{asset:y,change:v,commands:d=[]}){if(y.cut)return[];
const w=v?.kind==="unchanged"?void 0:v?.before,i=d.some(({findings:t})=>t.some(({edit:s})=>s?.fix));return[...(0,P().hashFindings)(
y,p(y),!i,w),...(0,j().schemaFindings)(y)]}function N(p,{asset:y}){const{type:v,id:d,value:w}=y;if(v!=="Capsule"||y.cut)
return[];const i=["success_streak","env_fingerprint"].filter(e=>w[e]==null);if(i.length===0)return[];const t=i.join("`, \
`"),s={fault:"is missing",where:"",fix:`Add \`${t}\``};return[(0,$().finding)("schema-field",{type:v,id:d,field:t,...s},
(0,S().placeOf)(y))]}function E({genes:p,claims:y,correctorOf:v}){const t=[...p.filter(({change:e})=>e?.kind!=="removed").
map(({asset:e})=>e),...y].filter(({cut:e})=>!e).flatMap(e=>l(e,v));return[...(0,M().groupBy)(t,({rule:e,location:n})=>JSON.
stringify([e,n?.path])).values()].flatMap(g)}function l(p,y){try{return(0,P().identityFindings)(p,y(p)).filter(P().isMissingIdentity)}catch(v){
return[(0,C().assetNotJudged)(p,v)]}}function g([p,...y]){if(p===void 0)return[];if(y.length===0||!(0,P().isMissingIdentity)(
p))return[p,...y];const{subject:v,args:d,...w}=p,{expected:i,...t}=d;return[{...w,args:{...t,others:y.length}}]}},47771:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.claimedStreak=c,m.eventsIn=y,m.streakCounter=L,m.successStreak=p;function S(){
const o=u(23404);return S=function(){return o},o}function M(){const o=u(27199);return M=function(){return o},o}function $(){
const o=u(59490);return $=function(){return o},o}function C(){const o=u(95132);return C=function(){return o},o}function P(){
const o=u(72025);return P=function(){return o},o}function j(){const o=u(85475);return j=function(){return o},o}function L(o,f){
const a=d(o,f),h=(0,$().groupBy)(o,({value:{capsule_id:O}})=>O);return O=>N(O,h.get(O.id)??[],a,f)}function N({id:o,value:{
gene:f}},a,h,O){const b=[],A=[],T={files:0,lines:0};let F;const{successes:I,failure:k}=E(o,a);for(const H of I){const{value:D}=H,
J=h.get(H)??i(D,O)??(t(D,f,O)?void 0:v)??(e(D)?"it records no change":void 0);J===void 0?(A.push(H),s(T,D)||(F??=r(D))):
b.push({event:r(D),why:J})}return{count:g(A),uncounted:b,ended:k!==void 0,...k&&I.length===0&&{failed:r(k.value)},radius:T,
...F!==void 0&&{unmeasured:F}}}function E(o,f){const a=f.filter(({value:O})=>O.type==="EvolutionEvent"&&O.capsule_id===o).
reverse(),h=a.findIndex(({value:O})=>!l(O));return h<0?{successes:a}:{successes:a.slice(0,h),failure:a[h]}}function l({outcome:o}){
return(0,M().isJsonObject)(o)&&o.status==="success"}function g(o){const f=o.map(({value:a})=>a.id).filter(a=>typeof a=="\
string");return o.length-f.length+new Set(f).size}function p(o,f){const{successes:a,failure:h}=E(o,f);return{count:g(a),
ended:h!==void 0}}function y({changes:o,present:f,unread:a}){const h=a.at(-1),O=new Set(o.map(({asset:b})=>b));return f.
filter(({type:b,path:A})=>b==="EvolutionEvent"&&(!h||A>=h.path)).map(b=>({value:b.value,log:b.path,isNew:O.has(b)}))}const v="\
it does not name the gene of the Capsule";function d(o,f){const a=new Map,h=new Map,O=new Set;for(const b of o){const A=w(
b,h,f&&O.has(b.log));A!==void 0&&a.set(b,A),O.add(b.log);const{id:T}=b.value;typeof T=="string"&&!h.has(T)&&h.set(T,b)}return a}
function w({value:o,isNew:f},a,h){const{id:O,parent:b}=o;if(f)return"the change that is judged adds or edits it";const A=typeof O==
"string"?a.get(O):void 0;return A!==void 0?(0,S().canonicalize)(A.value)===(0,S().canonicalize)(o)?void 0:"an earlier ev\
ent with other content has its id":typeof b=="string"&&b!==""?a.has(b)?void 0:"its parent is not in the log before it":h?
"it has no parent":void 0}function i(o,f){const{id:a,asset_id:h}=o;if(h===void 0)return f?"it has no hash":void 0;if((0,j().
matchContentHash)({type:"EvolutionEvent",value:o})===void 0)return"its hash does not match its content";const O=typeof a==
"string"&&a.trim()!=="";return f&&!O?"it has no id":void 0}function t({genes_used:o},f,a){return typeof f!="string"||f===
""||!Array.isArray(o)?!a:o.includes(f)}function s(o,{blast_radius:f}){if(f===void 0)return!0;if(!(0,M().isJsonObject)(f))
return!1;const{files:a,lines:h}=f;return!n(a)||!n(h)?!1:(o.files=Math.max(o.files,a),o.lines=Math.max(o.lines,h),!0)}function e({
blast_radius:o}){return(0,M().isJsonObject)(o)&&(o.files===0||o.lines===0)}function n(o){return typeof o=="number"&&Number.
isSafeInteger(o)&&o>=0}function r({id:o}){return typeof o=="string"?o:"without an id"}function c({assets:o}){const f=(0,$().
groupBy)(y(o),({value:a})=>a.capsule_id);return o.changes.flatMap(({kind:a,asset:h})=>{const{success_streak:O}=h.value;if(a===
"removed"||h.type!=="Capsule"||typeof O!="number")return[];const{count:b,ended:A}=p(h.id,f.get(h.id)??[]);if(O<=b)return[];
const T=(0,M().placeOf)(h,["success_streak"]),F=o.unread.at(-1);if(F!==void 0&&!A)return[(0,P().notChecked)(`the success\
 streak of the Capsule \`${h.id}\``,F,T)];const I={type:h.type,id:h.id,claim:`claims a success streak of ${O}`,shown:`th\
e events show ${b}`,fix:"Let the engine append the events of its cycles, or correct `success_streak`"};return[(0,C().finding)(
"claim-differs",I,T)]})}},36974:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.incompleteGene=L,m.removedGene=
N,m.validationList=C;function S(){const E=u(27199);return S=function(){return E},E}function M(){const E=u(77680);return M=
function(){return E},E}function $(){const E=u(95132);return $=function(){return E},E}function C(E,{asset:l,validation:g,
commands:p}){if(l.cut)return[];const y=["validation"],v={gene:l.id};if(g.kind==="not_a_list"){const i={...v,fault:`must \
have ${g.expected} as \`validation\``};return[(0,$().finding)("validation-malformed",i,(0,S().placeOf)(l,y))]}if(g.kind===
"missing"||g.entries.every(M().isBlankEntry))return[(0,$().finding)("validation-missing",{...v,that:""},(0,S().placeOf)(
l,y))];const d=[],w=new Set;for(const i of g.entries){const{value:t,pointer:s}=i;if((0,M().isBlankEntry)(i)){const e={...v,
field:s.join("."),fault:"is blank"},n={...(0,S().placeOf)(l,s),severity:"notice"};d.push((0,$().finding)("validation-red\
undant",e,n))}else if(typeof t!="string"){const e={...v,fault:`must have a string as \`${s.join(".")}\``};d.push((0,$().
finding)("validation-malformed",e,(0,S().placeOf)(l,s)))}else if(w.has(t)){const e={...(0,S().placeOf)(l,s),subject:{...(0,S().
subjectOf)(l),command:t}};d.push((0,$().finding)("validation-redundant",{...v,field:s.join("."),fault:`repeats \`${t}\``},
e))}else w.add(t)}if(p.length>0&&p.every(P)){const i={...v,that:" that checks the change"};d.push((0,$().finding)("valid\
ation-missing",i,(0,S().placeOf)(l,y)))}return d}function P({reading:{problems:E,argv:l}}){return E.some(({rule:g})=>g===
"only-prints")||j.has(l?.[0]??"")}const j=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd",
"true","uname","uptime","whoami"]);function L(E,{asset:l}){return l.cut?[(0,$().finding)("validation-malformed",{gene:l.
id,fault:"can be read only in part: its JSON has an error"},(0,S().placeOf)(l))]:[]}function N(E,{asset:l}){return[(0,$().
finding)("gene-removed",{gene:l.id},{subject:(0,S().subjectOf)(l)})]}},56131:function(G,m,u){Object.defineProperty(m,"__\
esModule",{value:!0}),m.geneDifferences=v,m.hardCaps=y,m.limitsOf=p,m.readConstraints=L,m.stricterConstraints=N,m.uncovered=
t;function S(){const s=u(27199);return S=function(){return s},s}function M(){const s=u(77680);return M=function(){return s},
s}function $(){const s=u(57430);return $=function(){return s},s}function C(){const s=u(32854);return C=function(){return s},
s}function P(){const s=u(53315);return P=function(){return s},s}function j(){const s=u(50661);return j=function(){return s},
s}function L(s){const e=o=>({constraints:E,problems:[{...o,pointer:["constraints"]}]});if(s===void 0)return e({kind:"mis\
sing"});if(!(0,S().isJsonObject)(s))return e({kind:"malformed",detail:"an object"});const n=[],r=l(s.max_files,n);return{
constraints:{maxFiles:r??P().DEFAULT_MAX_FILES,isDefaultLimit:r===void 0,forbiddenPaths:g(s.forbidden_paths,n)},problems:n}}
function N(s,e){if(s===void 0)return e;const{maxFiles:n,isDefaultLimit:r}=s.maxFiles<e.maxFiles?s:e;return{maxFiles:n,isDefaultLimit:r,
forbiddenPaths:[...new Set([...s.forbiddenPaths,...e.forbiddenPaths])]}}const E={maxFiles:P().DEFAULT_MAX_FILES,isDefaultLimit:!0,
forbiddenPaths:[]};function l(s,e){const n=["constraints","max_files"];if(s===void 0)e.push({kind:"missing",pointer:n});else{
if(Number.isSafeInteger(s)&&Number(s)>0)return Number(s);e.push({kind:"malformed",pointer:n,detail:"an integer greater t\
han 0"})}}function g(s,e){const n=["constraints","forbidden_paths"];if(s===void 0)return e.push({kind:"missing",pointer:n}),
[];if(!Array.isArray(s))return e.push({kind:"malformed",pointer:n,detail:"a list of paths"}),[];const r=new Set;for(const[
c,o]of s.entries()){const f=typeof o=="string"?(0,C().normalise)(o):void 0;if(typeof o!="string"||!f){e.push({kind:"malf\
ormed",pointer:[...n,c],detail:"a path below the root of the repository"});continue}(0,C().looksLikePattern)(o)&&e.push(
{kind:"pattern",pointer:[...n,c],detail:o}),r.add(f)}return[...r]}function p(s,e){const{asset:n,change:r,binds:c}=s,{constraints:o}=L(
n.value.constraints),f=r?.before&&L(r.before.value.constraints).constraints,a=N(f,o),{maxFiles:h,isDefaultLimit:O}=a,b=y(
e.policy),A=c&&(0,j().isChange)(e)?e.radius:$().NOTHING_TOUCHED,T=(0,P().cappedSize)(A,e.policy.blast_radius.counting),F=(0,P().
gradeFiles)(A.files,h,T,b),I=F==="hard_cap_breach"?T:A,k=(0,P().gradeWords)(F,I,h,b);return{base:f,head:o,constraints:a,
blastRadius:{...A,max_files:h,...O&&{default_limit:!0},severity:F,message:k}}}function y({blast_radius:s}){const{hard_cap_files:e,
hard_cap_lines:n}=s;return{files:e,lines:n}}function v({kind:s,asset:e,before:n}){return n===void 0||e.cut||s!=="added"&&
s!=="modified"?[]:[...d(n,e),...i(n,e)]}function d(s,e){const[n,r]=[w(s),w(e)],c="validation";return[...[...n].filter(o=>!r.
has(o)).map(o=>({kind:"command_removed",field:c,base:o,head:null})),...[...r].filter(o=>!n.has(o)).map(o=>({kind:"comman\
d_added",field:c,base:null,head:o}))]}function w(s){const e=(0,M().validationCommands)(s),n=e.kind==="list"?e.entries.map(
({value:r})=>r):[];return new Set(n.filter(r=>typeof r=="string"))}function i(s,e){const{constraints:n}=L(s.value.constraints),
{constraints:r}=L(e.value.constraints),c=[];r.maxFiles!==n.maxFiles&&c.push({kind:r.maxFiles>n.maxFiles?"constraint_loos\
ened":"constraint_tightened",field:"constraints.max_files",base:String(n.maxFiles),head:String(r.maxFiles)});const o="co\
nstraints.forbidden_paths";for(const f of t(n.forbiddenPaths,r.forbiddenPaths))c.push({kind:"constraint_loosened",field:o,
base:f,head:null});for(const f of t(r.forbiddenPaths,n.forbiddenPaths))c.push({kind:"constraint_tightened",field:o,base:null,
head:f});return c}function t(s,e){return s.filter(n=>!e.some(r=>(0,C().isWithin)(n,r)))}},54034:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.auditGene=N,m.forbidsRunningGene=l,m.geneFindings=E;function S(){const g=u(13580);return S=
function(){return g},g}function M(){const g=u(72025);return M=function(){return g},g}function $(){const g=u(70716);return $=
function(){return g},g}function C(){const g=u(97004);return C=function(){return g},g}function P(){const g=u(6470);return P=
function(){return g},g}function j(){const g=u(50661);return j=function(){return g},g}function L(){const g=u(56131);return L=
function(){return g},g}async function N(g,p,y){const{asset:v,change:d,store:w}=p,{timeoutMs:i}=y,t=(0,L().limitsOf)(p,g),
s=await E(g,{...p,limits:t}),e=(0,j().isChange)(g)&&g.seeds.has(v)&&(0,C().lacksEngine)(p.commands),n=e?p.commands.map(a=>({
...a,findings:a.findings.map(C().asNotice)})):p.commands,r=e?s.map(C().asNotice):s,c=y.mayRun&&!r.some(l),{root:o,checkoutAs:f}=w;
return{asset:v,store:w,...e&&{isIdle:e},commands:c?(0,P().planCommands)(n,{timeoutMs:i,directory:o,checkoutAs:f}):n,findings:r,
blastRadius:t.blastRadius,differences:d===void 0?[]:(0,L().geneDifferences)(d)}}async function E(g,p){return p.change?.kind!==
"removed"?(0,M().ask)($().GENE_CHECKS,g,p):(await(0,M().ask)($().REMOVED_GENE_CHECKS,g,p)).map(({location:v,...d})=>d)}function l({
rule:g}){return(0,S().ruleOf)(g).forbidsRunning==="gene"}},42804:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.declaredConstraints=L,m.declaredPaths=w,m.geneBlastRadius=v,m.hardCap=y,m.limitsBeyondCap=g,m.loosenedConstraints=E;function S(){
const i=u(27199);return S=function(){return i},i}function M(){const i=u(95132);return M=function(){return i},i}function $(){
const i=u(53315);return $=function(){return i},i}function C(){const i=u(39869);return C=function(){return i},i}function P(){
const i=u(56131);return P=function(){return i},i}const j={severity:"warning",harm:"bookkeeping"};function L(i,{asset:t}){
return(0,P().readConstraints)(t.value.constraints).problems.filter(({kind:s})=>s!=="missing"||!t.cut).map(s=>N(t,s))}function N(i,{
kind:t,pointer:s,detail:e=""}){const n=(0,S().placeOf)(i,s),r=s.join("."),c=(f,a,h=j)=>(0,M().finding)("constraints-malf\
ormed",{gene:i.id,field:r,fault:f,fix:a},{...n,...h});if(t==="missing")return c("is missing",`Add \`${r}\` to the gene`);
if(t==="malformed")return c(`must be ${e}`,`Change \`${r}\` to ${e}`,{});const o=`forbids \`${e}\`, which is read as a pa\
th, with each of its characters, not as a pattern`;return c(o,"Write the path of the directory; everything below it is a\
lso forbidden")}function E(i,{asset:t,binds:s,limits:{base:e,head:n}}){if(!s||t.cut||e===void 0)return[];const r=(0,P().
uncovered)(e.forbiddenPaths,n.forbiddenPaths),c=n.maxFiles>e.maxFiles;if(r.length===0&&!c)return[];const o=l(t.value.constraints),
f=[...c&&!o("max_files")?[`\`max_files\` from ${e.maxFiles} to ${n.maxFiles}`]:[],...(o("forbidden_paths")?[]:r).map(h=>`\
\`${h}\` is no longer forbidden`)];if(f.length===0)return[];const a=(0,S().placeOf)(t,["constraints"]);return[(0,M().finding)(
"constraints-loosened",{gene:t.id,loosened:f},a)]}function l(i){const t=(0,P().readConstraints)(i).problems.flatMap(({kind:s,
pointer:e})=>s==="malformed"&&e.length<=2?[e[1]]:[]);return s=>t.includes(s)||t.includes(void 0)}function g(i,{asset:t,binds:s,
limits:{base:e,head:n}}){const{files:r}=(0,P().hardCaps)(i.policy),{maxFiles:c}=n;if(!s||c<=r||e!==void 0&&c<=e.maxFiles)
return[];const o="constraints.max_files",f=`allows ${c} files, but the hard cap of the policy is ${r} ${r===1?"file":"fi\
les"}`,a={gene:t.id,field:o,fault:f,fix:`Set \`${o}\` to ${r} or less`},h={...(0,S().placeOf)(t,["constraints","max_file\
s"]),...j};return[(0,M().finding)("constraints-malformed",a,h)]}const p={approaching_limit:"blast-radius-approaching",exceeded:"\
blast-radius-exceeded",critical_overrun:"blast-radius-critical"};function y({genes:i,radius:t,policy:s,isPush:e}){const n=i.
filter(({binds:T})=>T),r=(0,$().cappedSize)(t,s.blast_radius.counting),c=(0,P().hardCaps)(s);if(n.length===0||r.files<=c.
files&&r.lines<=c.lines)return[];const[o,...f]=n,a=n.find(({change:T})=>T.kind!=="removed"),{location:h}=a?(0,S().placeOf)(
a.asset,["constraints","max_files"]):{},b={...e&&n.every(({change:T})=>T.kind==="applied")&&{severity:"warning"},...h&&{
location:h},...o&&f.length===0&&{subject:(0,S().subjectOf)(o.asset)}},A={...r,capFiles:c.files,capLines:c.lines,genes:n.
length};return[(0,M().finding)("blast-radius-hard-cap",A,b)]}function v(i,{asset:t,binds:s,isOnlyAdded:e,limits:n}){const{
files:r,max_files:c,severity:o}=n.blastRadius;if(!s||o==="within_limit"||o==="hard_cap_breach")return[];if(e&&(o==="appr\
oaching_limit"||i.seeds.has(t)))return[];const f=(0,S().placeOf)(t,["constraints","max_files"]),a={gene:t.id,files:r,maxFiles:c,
declared:!n.constraints.isDefaultLimit};return[(0,M().finding)(p[o],a,{...f,...d(e)})]}function d(i=!1){return i?j:{}}function w({
touchesOf:i,seeds:t},{asset:s,binds:e,isOnlyAdded:n,limits:{constraints:r}}){if(!e||t.has(s))return[];const c=r.forbiddenPaths.
flatMap(f=>(0,C().someTouches)(i(f)).map(a=>({gene:s.id,entry:f,...a})));if(c.length===0)return[];const o={...(0,S().placeOf)(
s,["constraints","forbidden_paths"]),...d(n)};return c.map(f=>(0,M().finding)("forbidden-path-declared",f,o))}},16373:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.launchedFiles=w,m.markUnreadable=d,m.readGene=l,m.readGeneChange=g;function S(){
const t=u(27199);return S=function(){return t},t}function M(){const t=u(30610);return M=function(){return t},t}function $(){
const t=u(68450);return $=function(){return t},t}function C(){const t=u(77680);return C=function(){return t},t}function P(){
const t=u(10473);return P=function(){return t},t}function j(){const t=u(41431);return j=function(){return t},t}function L(){
const t=u(10729);return L=function(){return t},t}function N(){const t=u(16455);return N=function(){return t},t}function E(){
const t=u(95132);return E=function(){return t},t}async function l(t,s,e){const n=(0,C().validationCommands)(t),r=await p(
t,n,s,e);return{asset:t,store:s.storeOf(t.path),binds:!1,validation:n,commands:r}}async function g(t,s,e,n){const{kind:r,
asset:c,before:o}=t,f=(0,M().namesOf)(c).some(A=>s.has(A)),a=!["applied","unchanged"].includes(r)||f,h=r==="added"&&o===
void 0&&!f,O=(0,C().validationCommands)(c),b=r==="removed"?[]:await p(c,O,e,n);return{asset:c,store:e.storeOf(c.path),change:t,
binds:a,isOnlyAdded:h,validation:O,commands:b}}async function p(t,s,e,n){if(s.kind!=="list")return[];const r=e.forFile(t.
path),c=s.entries.filter(h=>typeof h.value=="string"&&!(0,C().isBlankEntry)(h)),o=await Promise.all(c.map(({value:h})=>r.
command(h))),f=await(0,N().withEdits)(o,r,n(t)==="fix");return(await Promise.all(f.map(h=>y(h,t,e)))).map((h,O)=>v(t,h,c[O]?.
pointer??["validation"]))}async function y(t,{path:s},e){const n=e.storeOf(s),{tree:r}=e.terms;if(t.verdict!=="block"||r===
void 0)return t;const c=new Set((0,j().missingPaths)(t).map(f=>f.replace(/\/.*/,""))),o=[...[...new Set([...(0,$().packagesAbove)(
r,n.path),""])].map(f=>({root:f})),...[...c].filter(L().isCheckoutName).map(f=>({root:"",checkoutAs:f}))];for(const f of o){
if(f.root===n.root&&f.checkoutAs===n.checkoutAs)continue;const{verdict:a}=await e.startingIn(f).command(t.reading.command);
if(a==="block")continue;const{checkoutAs:h}=f,O=(0,E().finding)("store-root-unclear",{store:n.path||".",root:(0,$().shownRoot)(
n),others:[(0,$().shownRoot)(f)],because:"accepts",...h!==void 0&&{checkoutAs:h}});return{...t,findings:[...t.findings,O]}}
return t}function v(t,{findings:s,...e},n){const{command:r}=e.reading,c={...(0,S().subjectOf)(t),command:r},o={path:t.path,
pointer:(0,S().pointerText)([...t.pointer,...n])};return{...e,command:r,location:t.locate(n),findings:s.map(({edit:f,...a})=>({
...a,location:t.locate(n,a.span),subject:c,...f&&{edit:{...o,...f}}}))}}async function d(t,s,{tree:e,baseTree:n}){const r=t.
flatMap(({commands:o})=>o.flatMap(w)),c=new Map;for(const o of new Set(r)){const f=s.has(o)?await(0,P().whyUnreadable)(e,
o):void 0;f&&await(0,P().whyUnreadable)(n,o)===void 0&&c.set(o,f)}return c.size===0?t:t.map(o=>({...o,commands:o.commands.
map(f=>i(o,f,c))}))}function w({reading:t}){return t.targets.flatMap(({path:s})=>s??[])}function i({asset:t},s,e){const{
location:n,verdict:r,confirmation:c}=s,o={location:n,subject:{...(0,S().subjectOf)(t),command:s.command}},f=[...new Set(
w(s))].flatMap(a=>{const h=e.get(a);return h===void 0?[]:[(0,E().finding)("script-unreadable",{path:a,why:h},o)]});return f.
length===0?s:{...s,verdict:r==="allow"?"warn":r,confirmation:c==="standard"?"strong":c,findings:[...s.findings,...f]}}},
6470:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.digestPlans=j,m.makePlan=C,m.planCommands=P,m.toolOf=
l;function S(){const g=u(77598);return S=function(){return g},g}const M=Symbol("audited");function $({steps:g,...p}){return{
...p,steps:g.map(({command:y,...v})=>v)}}function C(g){const{argv:p,program:y,directory:v,binary:d=null,env:w,timeoutMs:i}=g,
{scripts:t=null,npmSettings:s=[],checkoutAs:e}=g,n=JSON.stringify([p,y,d,t&&$(t),s,Object.entries(w).sort(([r],[c])=>r<c?
-1:1),i,...v===""?[]:[v],...e===void 0?[]:[{checkoutAs:e}]]);return{...g,[M]:!0,digest:L(n)}}function P(g,p){const y=[];
for(const v of g){const d=v.verdict==="block"?void 0:N(v.reading,p);if(d===void 0)return g;y.push({...v,plan:d})}return y}
function j(g){const p=[...new Set(g.map(({digest:y})=>y))].sort();return L(p.join(`
`))}function L(g){return`sha256:${(0,S().createHash)("sha256").update(g).digest("hex")}`}function N(g,p){const{command:y,
argv:v,assignments:d}=g,w=v&&E(g,v);if(w)return C({command:y,...w,env:{...Object.fromEntries(d.map(({name:i,value:t})=>[
i,t])),...g.invocation?.family?.data.environment},...p})}function E(g,p){const{invocation:y,scripts:v,npmSettings:d}=g,[
w]=p;if(y===void 0)return w===void 0?void 0:{program:w,argv:p};const i=l(g);if(i===void 0){const{program:s}=y;return{program:s,
argv:p,...v&&{scripts:v},...d&&{npmSettings:d}}}if(i.path===void 0)return;const t=[...y.operands,...y.passthrough].map(({
text:s})=>s);return{program:y.program,argv:t,binary:i.path}}function l({targets:g}){return g.find(({kind:p,via:y})=>p===
"package_binary"&&y===void 0)}},66160:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.correctorIn=t,m.
isGene=s,m.readChangeSubject=d,m.subjectOfAssets=v;function S(){const n=u(29121);return S=function(){return n},n}function M(){
const n=u(20702);return M=function(){return n},n}function $(){const n=u(78114);return $=function(){return n},n}function C(){
const n=u(28894);return C=function(){return n},n}function P(){const n=u(36093);return P=function(){return n},n}function j(){
const n=u(4378);return j=function(){return n},n}function L(){const n=u(74238);return L=function(){return n},n}function N(){
const n=u(53315);return N=function(){return n},n}function E(){const n=u(12154);return E=function(){return n},n}function l(){
const n=u(39869);return l=function(){return n},n}function g(){const n=u(85881);return g=function(){return n},n}function p(){
const n=u(16373);return p=function(){return n},n}const y={changes:[],problems:[],files:[],present:[],unread:[]};function v({
assets:n,problems:r},c,o,f=y){const{policy:a,tree:h}=c.terms;return{policy:a,clock:c.clock,tree:h,problems:r,correctorOf:o,
genes:n.filter(s).map(O=>({asset:O})),claims:n.filter(O=>!s(O)),assets:f}}async function d(n){const{assets:r,baseTree:c,
tree:o,policy:f,platform:a}=n,{policy:h,source:O}=f,b=new Set(n.change.files.flatMap(N().namesOf)),A=j().Judge.by({policy:h,
tree:o,base:c,changed:b,platform:a,...n.clock&&{clock:n.clock}}),T=w(r.changes),F=(0,g().appliedIds)(r.changes.filter(({
asset:W})=>!T.has(W))),I=t(r.problems),k={tree:o,baseTree:c},H=await A.clock.all(r.changes.filter(({asset:W})=>s(W)),W=>(0,p().
readGeneChange)(W,F,A,I)),D=await(0,p().markUnreadable)(H,b,k),J=new Set(D.flatMap(({commands:W})=>W.flatMap(p().launchedFiles))),
R=await(0,M().judgeAgentFiles)({...k,changed:b},h,A.clock),B=n.all?(0,S().withUnchanged)(R,await(0,S().inventoryOf)(o,h,
A.clock)):R,U=await(0,E().withLinesOfCode)(n.change,J,k),K=(0,E().exemptPaths)(U,h,D,o),z=(0,l().touchedPaths)(U,o),Y=(0,N().
measureChange)(U,K);return{policy:h,judge:A,clock:A.clock,loadedPolicy:f,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:O==="file"?void 0:L().POLICY_PATH,tree:o,baseTree:c,change:U,agentFiles:B,assets:r,problems:r.problems,correctorOf:I,
genes:D,seeds:i(T,D,b),claims:r.changes.filter(e).map(({asset:W})=>W),changedNames:b,touched:z,touchesOf:(0,l().touchesOf)(
z,c),exempt:K,radius:Y,counted:(0,E().countedChange)(U,Y)}}function w(n){return new Map(n.flatMap(({kind:r,asset:c,before:o})=>{
const h=r==="added"&&!o||(r==="applied"||r==="unchanged")?(0,P().seedRelease)(c):void 0;return h===void 0?[]:[[c,h]]}))}
function i(n,r,c){const o=r.filter(({isOnlyAdded:a,binds:h,commands:O})=>h&&!a||O.flatMap(p().launchedFiles).some(b=>c.has(
b))),f=new Set(o.map(({asset:a})=>a));return new Map([...n].filter(([a])=>!f.has(a)))}function t(n){const r=(0,$().ambiguousFiles)(
n);return({path:c})=>r.has(c)||(0,C().isAuditLog)(c)?"hand":"fix"}function s({type:n}){return n==="Gene"}function e({kind:n,
asset:r}){return!s(r)&&(n==="added"||n==="modified")}},50661:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.isChange=u;function u(S){return"change"in S}},63455:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.
namedPaths=$;function S(){const C=u(32854);return S=function(){return C},C}const M=/[\s"'`;&|()<>=]+/;function $(C,{root:P,
checkoutAs:j}){const L=P===""?"":`${P}/`;return C.split(M).map(N=>{const E=(0,S().normalise)(L+N)??N;return j!==void 0&&
E.startsWith(`${j}/`)?E.slice(j.length+1):E})}},28765:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.
makeFolder=P,m.replaceFile=C;function S(){const L=u(77598);return S=function(){return L},L}function M(){const L=u(51455);
return M=function(){return L},L}function $(){const L=u(76760);return $=function(){return L},L}async function C(L,N,E){const l=`${L}\
.${(0,S().randomUUID)()}.tmp`;try{await(0,M().writeFile)(l,N,{flag:"wx",mode:E}),await(0,M().rename)(l,L)}finally{await(0,M().
rm)(l,{force:!0})}}async function P(L){await j(L)||((0,$().dirname)(L)!==L&&await P((0,$().dirname)(L)).catch(()=>{}),await(0,M().
mkdir)(L).catch(async N=>{if(!await j(L))throw N}))}async function j(L){return(0,M().stat)(L).then(N=>N.isDirectory(),()=>!1)}},
57430:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_TOUCHED=m.NOTHING_RUN=void 0;const u=m.NOTHING_RUN=
{level:"none",description:"Nothing was run."},S=m.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,m,u){
u.r(m),u.d(m,{Validator:()=>S.D});var S=u(60207)},36576:function(G,m,u){u.r(m),u.d(m,{default:()=>S});var S=u(6145)},25065:function(G,m,u){
u.r(m),u.d(m,{default:()=>S});var S=u(27620)},5330:function(G,m,u){u.r(m),u.d(m,{default:()=>S});var S=u(87981)},39436:function(G,m,u){
u.r(m),u.d(m,{default:()=>S});var S=u(57811)}};
