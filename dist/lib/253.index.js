"use strict";exports.id=253,exports.ids=[253],exports.modules={29121:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.inventoryOf=F,m.withUnchanged=b;function S(){const M=u(99668);return S=function(){return M},M}function E(){const M=u(20702);
return E=function(){return M},M}async function F(M,I,j){const N=(0,S().agentFilesIn)(M,I).filter(({format:l})=>l.places.
length>0);return(await j.all(N,async l=>{try{return await(0,E().judgeWholeFile)(await(0,E().readFound)(M,l),M,I.agent_files)}catch(y){
return(0,E().notJudgedFile)(l,y)}})).filter(({entries:l,findings:y})=>l.length+y.length>0)}function b(M,I){const j=new Map(
M.map($=>[$.file.path,$])),N=I.map(({file:$,entries:l})=>{const y=j.get($.path)??{file:$,entries:[],findings:[]},d=new Set(
y.entries.map(({entry:h})=>`${h.event}\0${h.content}`)),p=l.filter(({entry:h})=>!d.has(`${h.event}\0${h.content}`)).map(
h=>{const C=h.findings.map(o=>({...o,severity:"notice"}));return{...h,findings:C}});j.delete($.path);const O=[...y.findings,
...p.flatMap(h=>h.findings)];return{...y,entries:[...y.entries,...p],findings:O}});return[...j.values(),...N]}},78114:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.ambiguousFiles=j,m.hidesContent=b,m.isIncomplete=M,m.isUnread=F,m.markBefore=
N;function S(){const l=u(28672);return S=function(){return l},l}function E({rule:l}){return S().assetFileRules[l].content}
function F(l){return E(l)==="unread"}function b(l){return F(l)||E(l)==="misread"}function M({problems:l}){return l.some(
b)}function I(l){return b(l)||E(l)==="ambiguous"}function j(l){return new Set(l.filter(I).map(({location:y})=>y.path))}function N(l,y,d,p){
const O=new Set(d.map(({asset:C})=>C.id)),h=new Map;for(const C of y){const o=$(C,C.location.path);h.set(o,(h.get(o)??0)+
1)}return l.map(C=>{const{id:o,location:e}=C,t=$(C,p.get(e.path)??e.path),s=h.get(t)??0;return!(E(C)==="known")||s===0||
o!==void 0&&O.has(o)?C:(h.set(t,s-1),{...C,before:!0})})}function $({rule:l,id:y,detail:d},p){return JSON.stringify([l,p,
y,d.replace(/\d+/g,"#")])}},30610:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.allOtherGenes=I,m.appliedGenes=
M,m.namesOf=E,m.namings=b,m.newNamings=F;function S(){const N=u(61331);return S=function(){return N},N}function E({id:N,
value:{asset_id:$}}){return typeof $=="string"?[N,$]:[N]}function F({kind:N,asset:$,before:l}){if(N!=="added"&&N!=="modi\
fied")return[];const y=new Set(N==="modified"&&l?b(l).map(({gene:d})=>d):[]);return b($).filter(({gene:d})=>!y.has(d))}function b(N){
const{gene:$,genes_used:l}=N.value;return N.type==="Capsule"?typeof $=="string"?[{by:N,gene:$,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(l)?[]:l.flatMap((y,d)=>typeof y=="string"?[{by:N,gene:y,pointer:["genes_used",d]}]:[])}
function M(N,$){const l=new Set(N.flatMap(F).map(({gene:p})=>p));for(const{kind:p,asset:O}of N)if(!(p==="removed"||O.type!==
"Gene"))for(const h of E(O))l.delete(h);const y=new Set;return j(N,$).filter(p=>{if(!E(p).some(h=>l.has(h)))return!1;const O=(0,S().
statedContent)(p);return y.has(O)?!1:(y.add(O),!0)}).map(p=>({kind:"applied",asset:p,before:p}))}function I(N,$){const l=M(
N,$),y=new Set(l.map(({asset:d})=>d.id));return j(N,$).map(d=>({kind:y.has(d.id)?"applied":"unchanged",asset:d,before:d}))}
function j(N,$){const l=new Set(N.map(({asset:y})=>y));return $.flatMap(({assets:y})=>y).filter(y=>y.type==="Gene"&&!l.has(
y))}},23423:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.readAppendedLog=l,m.readRecords=h,m.readUntouchedLog=
$;function S(){const t=u(23404);return S=function(){return t},t}function E(){const t=u(26040);return E=function(){return t},
t}function F(){const t=u(27199);return F=function(){return t},t}function b(){const t=u(64385);return b=function(){return t},
t}function M(){const t=u(78114);return M=function(){return t},t}function I(){const t=u(86581);return I=function(){return t},
t}function j(){const t=u(94534);return j=function(){return t},t}function N(){const t=u(28894);return N=function(){return t},
t}async function $(t,{path:s,size:n=0},a){if(n>N().MAX_LOG_BYTES)return p(s,n);try{return h(s,await t.read(s,N().MAX_LOG_BYTES),
a)}catch(c){return(0,b().unreadFile)(s,c)}}async function l(t,s,{path:n,size:a=0},c){if(!(a>N().MAX_LOG_BYTES))try{const[
i,f]=await Promise.all([t.read(n,N().MAX_LOG_BYTES),s.read(n,N().MAX_LOG_BYTES)]),r=(0,N().continuationOf)(i,f);if(r.kind===
"rewritten")return;const{from:g}=r,v=h(n,f.subarray(0,g),c),w=(0,N().countLines)(f,g)+1,P=y(n,f.subarray(g),c,w);return{
kept:v,appended:d(P,v)}}catch(i){return{kept:{path:n,assets:[],problems:[]},appended:(0,b().unreadFile)(n,i)}}}function y(t,s,n,a){
return s.length>n.maxBytes?(0,b().tooLargeFile)(t,s.length,n):(0,b().readAssetFile)(t,s,n,a)}function d(t,s){if(t.assets.
length===0)return t;const n=new Map(s.assets.map(c=>[`${c.type} ${c.id}`,c])),a=t.assets.flatMap(c=>{const i=n.get(`${c.
type} ${c.id}`);if(i===void 0||c.id.startsWith("#"))return[];if((0,S().canonicalize)(c.value)===(0,S().canonicalize)(i.value)){
const r=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.locate(),detail:r,id:c.id}]}
const f=`${c.type} ${JSON.stringify(c.id)}, first at line ${i.locate().line}, column 1`;return[{rule:"duplicate-id",location:c.
locate(),detail:f,id:c.id}]});return{...t,problems:[...t.problems,...a]}}function p(t,s){return{path:t,assets:[],problems:[],
unread:`${s} bytes, of at most ${N().MAX_LOG_BYTES}`}}const O=10;function h(t,s,n){const a=C(s,n.maxBytes),c=s.subarray(
a),i=(0,N().countLines)(s,a)+1,f=o(t,c,i),r=f?{path:t,assets:f,problems:[]}:(0,b().readAssetFile)(t,c,n,i),g=r.problems.
find(M().isUnread)?.detail,v=a>0?`only the newest ${c.length} of ${s.length} bytes`:void 0,w=g??v;return{...r,...w!==void 0&&
{unread:w}}}function C(t,s){if(t.length<=s)return 0;const n=t.indexOf(O,t.length-s-1);return n<0?t.length:n+1}function o(t,s,n){
const{text:a,complete:c}=(0,j().decodeUtf8)(s);if(!c)return;const i=[];let f=n;for(let r=0;r<a.length;f+=1){const g=a.indexOf(
`
`,r),v=g<0?a.length:g,w=a.slice(r,v);if(r=v+1,w.trim()==="")continue;const P=e(w);if(P===void 0||(0,I().hasAssetLists)(P))
return;const{type:L}=P;if((0,I().isAssetType)(L)){const[A,T]=[f,i.length];i.push({type:L,id:(0,b().declaredId)(P)??`#${T+
1}`,path:t,value:P,pointer:[T],locate:()=>({path:t,line:A,column:1})})}else if(!(0,I().isCompanion)(L))return}return i}function e(t){
const s=(0,E().attempt)(()=>JSON.parse(t));return(0,F().isJsonObject)(s)?s:void 0}},35474:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=N;function S(){const d=u(54244);return S=function(){return d},d}function E(){const d=u(
93028);return E=function(){return d},d}function F(){const d=u(64385);return F=function(){return d},d}function b(){const d=u(
18744);return b=function(){return d},d}function M(){const d=u(28894);return M=function(){return d},d}function I(){const d=u(
23423);return I=function(){return d},d}function j(){const d=u(94534);return j=function(){return d},d}async function N(d){
const{baseTree:p,headTree:O,change:h,policy:C,clock:o=new(S()).AuditClock}=d,e=(0,b().assetPathTest)(C),t=(0,j().assetLimits)(
C.assets.max_file_bytes),s=[...O.files()].filter(({kind:k})=>(0,E().isRegular)(k)),n=s.filter(({path:k})=>e(k)),a=new Set(
h.files.filter(({status:k})=>k!=="deleted").map(({path:k})=>k)),c=s.filter(({path:k})=>(0,b().mayHoldAssets)(k)&&a.has(k)&&
!e(k)),i=h.files.flatMap(({oldPath:k,path:U})=>{const B=e(k??U)?p.stat(k??U):void 0;return B&&(0,E().isRegular)(B.kind)?
B:[]}),[f,r]=$(i,({path:k})=>(0,M().isAuditLog)(k)&&a.has(k)),g=new Set(f.map(({path:k})=>k)),v=async k=>{const U=a.has(
k.path);if((0,M().isAuditLog)(k.path)&&!U)return[{file:await(0,I().readUntouchedLog)(O,k,t),isTouched:U}];const B=g.has(
k.path)?await(0,I().readAppendedLog)(p,O,k,t):void 0;return B===void 0?[{file:await y(O,k,t),isTouched:U}]:(g.delete(k.path),
[{file:B.kept,isTouched:!1},{file:B.appended,isTouched:!0}])},w=k=>y(l(p),k,t),P=async k=>{const U=await k;return await o.
tick(),U},[L,A,T]=await Promise.all([Promise.all(n.map(k=>P(v(k)))),Promise.all(r.map(k=>P(w(k)))),Promise.all(c.map(k=>P(
(0,b().findStrayGenes)(O,k,t))))]),R=f.filter(({path:k})=>g.has(k)),H=[...A,...await Promise.all(R.map(w))],[D,J]=$(L.flat(),
({isTouched:k})=>k);return{paths:n.map(({path:k})=>k),files:L.flat().map(({file:k})=>k),head:D.map(({file:k})=>k),untouched:J.
map(({file:k})=>k),base:H,strays:T.filter(k=>k!==void 0),isTouched:k=>a.has(k)}}function $(d,p){return[d.filter(p),d.filter(
O=>!p(O))]}function l(d){return{...d,read:async(...p)=>Buffer.from((await d.read(...p)).toString("utf8"))}}async function y(d,{
path:p,size:O=0},h){if(O>h.maxBytes)return(0,F().tooLargeFile)(p,O,h);try{const C=(0,F().readAssetFile)(p,await d.read(p,
h.maxBytes),h);return{...C,assets:C.assets.filter(({copy:o})=>!o)}}catch(C){return(0,F().unreadFile)(p,C)}}},77680:function(G,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.commandsToRun=E,m.isBlankEntry=S,m.validationCommands=F;const u=1e3;function S({
value:b}){return typeof b=="string"&&b.trim()===""}function E(b){const M=F(b);return M.kind!=="list"?[]:M.entries.flatMap(
I=>typeof I.value=="string"&&!S(I)?[I.value.trim()]:[])}function F({value:b}){const{validation:M}=b;return M===void 0?{kind:"\
missing"}:Array.isArray(M)?M.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:M.
map((j,N)=>({value:j,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditAssetFile=t,m.auditAssets=p,m.auditChange=d,m.mayRunSome=o;function S(){
const s=u(13580);return S=function(){return s},s}function E(){const s=u(12154);return E=function(){return s},s}function F(){
const s=u(72025);return F=function(){return s},s}function b(){const s=u(70716);return b=function(){return s},s}function M(){
const s=u(97004);return M=function(){return s},s}function I(){const s=u(72391);return I=function(){return s},s}function j(){
const s=u(54034);return j=function(){return s},s}function N(){const s=u(56131);return N=function(){return s},s}function $(){
const s=u(16373);return $=function(){return s},s}function l(){const s=u(6470);return l=function(){return s},s}function y(){
const s=u(66160);return y=function(){return s},s}async function d(s){const n=await(0,y().readChangeSubject)(s),{change:a,
tree:c,policy:i,assets:f,exempt:r,radius:g,counted:v}=n,{genes:w,...P}=await h(n,A=>A),L=await(0,M().blockedGenes)(n.claims.
filter(({type:A})=>A==="Capsule"),f.present,n.judge);return{...P,genes:w.map(([{change:A},T])=>({...T,change:A.kind})),capsules:(0,I().
judgeCapsules)(f,i.a2a,v.least,L),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:g,files:await(0,E().markHiddenFiles)(
(0,E().countedFiles)(a,r,c),c)}}async function p(s,n,a){const c={assets:s,problems:[]},i=O(s,a),f=()=>"author",{genes:r,
...g}=await h((0,y().subjectOfAssets)(c,n,f,i),({asset:v})=>(0,$().readGene)(v,n,f));return{...g,genes:r.map(([,v])=>v)}}
function O(s,n){return{changes:[...s.map(a=>({kind:"added",asset:a})),...n.filter(({type:a})=>a==="Gene").map(a=>({kind:"\
applied",asset:a,before:a}))],problems:[],files:[],present:[...n,...s],unread:[]}}async function h(s,n){const a=await C(
s),c={timeoutMs:s.policy.limits.command_timeout_seconds*1e3,mayRun:s.tree!==void 0&&!a.some(e)},{clock:i}=s,f=await i.all(
s.genes,async g=>{const v=await n(g);return[v,await(0,j().auditGene)(s,v,c)]}),r=f.flatMap(([,{commands:g}])=>g.flatMap(
({plan:v})=>v??[]));return{genes:f,findings:a,plansDigest:(0,l().digestPlans)(r)}}async function C(s){const{clock:n,claims:a}=s,
c=await(0,F().ask)(b().SUBJECT_CHECKS,s),i=await n.all(a,f=>(0,F().ask)(b().CLAIM_CHECKS,s,{asset:f}));return[c,...i].flat()}
function o({genes:s,findings:n}){return!n.some(e)&&s.some(({commands:a,findings:c})=>a.length>0&&a.every(({verdict:i})=>i!==
"block")&&!c.some(j().forbidsRunningGene))}function e({rule:s,location:n}){const{forbidsRunning:a,undecided:c}=(0,S().ruleOf)(
s);return a==="change"||c===!0&&n===void 0}async function t(s,n){const c=n.terms.tree!==void 0?(0,y().correctorIn)(s.problems):
()=>"hand",i=(0,y().subjectOfAssets)(s,n,c),{clock:f}=n,r=await f.all(s.assets,async g=>{const v=(0,y().isGene)(g)?await(0,$().
readGene)(g,n,c):void 0;if(v===void 0)return{asset:g,commands:[],findings:await(0,F().ask)(b().CLAIM_CHECKS,i,{asset:g})};
const{commands:w}=v,P=[...await(0,j().geneFindings)(i,{...v,limits:(0,N().limitsOf)(v,i)}),...w.flatMap(L=>L.findings)];
return{asset:g,commands:w,findings:P}});return{path:s.path,assets:r.map(({asset:g,commands:v})=>({asset:g,commands:v})),
findings:[...await(0,F().ask)(b().SUBJECT_CHECKS,i),...r.flatMap(({findings:g})=>g)]}}},67809:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.isArchived=I;function S(){const l=u(18744);return S=function(){return l},l}function E(){const l=u(
28894);return E=function(){return l},l}function F(){const l=u(26040);return F=function(){return l},l}function b(){const l=u(
39491);return b=function(){return l},l}function M(){const l=u(93028);return M=function(){return l},l}async function I(l,{
before:y,after:d},{tree:p,policy:O}){if((0,E().isLogArchive)(l)||!N(y,d))return!1;const h=(0,S().assetPathTest)(O),o=p.list(
(0,b().foldersAbove)(l).at(-1)??"").filter(e=>(0,M().isRegular)(e.kind)&&(0,E().isLogArchive)(e.path)&&h(e.path));for(const e of o)
if(await j(y,e.path,p))return!0;return!1}async function j(l,y,d){const p=await d.read(y,E().MAX_LOG_BYTES),O=(0,E().continuationOf)(
l,p);return O.kind==="appended"&&!(0,E().hasRecords)(p.subarray(O.from))}function N(l,y){const[d]=$(y);if(d===void 0)return!0;
const p=[...$(l)].at(-1);return typeof p?.id=="string"&&p.id!==""&&d.parent===p.id}function*$(l){for(const{bytes:y}of(0,E().
recordsOf)(l)){const d=(0,F().attempt)(()=>JSON.parse(y.toString("utf8")));d?.type==="EvolutionEvent"&&(yield d)}}},37542:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditLogs=$,m.firstMalformedLine=C;function S(){const e=u(28894);return S=
function(){return e},e}function E(){const e=u(95132);return E=function(){return e},e}function F(){const e=u(67809);return F=
function(){return e},e}function b(){const e=u(53315);return b=function(){return e},e}function M(){const e=u(39869);return M=
function(){return e},e}const I=/^100/,j=10,N=Buffer.alloc(0);async function $(e){const{change:t,policy:s}=e,n=t.files.filter(
c=>(0,b().namesOf)(c).some(S().isAuditLog));if(s.blast_radius.audit_log==="forbidden"){const c=n.flatMap(b().namesOf).filter(
S().isAuditLog),i="touches, although the policy forbids it,";return c.map(f=>(0,E().finding)("audit-log-rewritten",{path:f,
how:i},(0,M().atFile)(f)))}return(await Promise.all(n.map(c=>d(c,e)))).flat()}async function l(e,t){return e.stat(t)===void 0?
N:e.read(t,S().MAX_LOG_BYTES)}function y({rule:e,location:{path:t,line:s}},n){return t!==n.path?!1:s===n.line||e==="file\
-not-json"&&s>n.line}async function d(e,t){const{baseTree:s,tree:n,assets:a}=t,{path:c,oldPath:i,status:f}=e,r=[],g=(w,P)=>O(
c,w,P).filter(({location:L})=>!a.problems.some(A=>L&&y(A,L))),v=async w=>{if(!I.test(e.oldMode))return!0;const P=await l(
s,w);return(0,S().hasRecords)(P)&&!await(0,F().isArchived)(w,{before:P,after:N},t)};if(i!==void 0&&(0,S().isAuditLog)(i)&&
await v(i)&&r.push(p(i)),!(0,S().isAuditLog)(c))return r;if(f==="deleted")await v(c)&&r.push(p(c));else if(!I.test(e.newMode)||
f==="type_changed")r.push(p(c));else if(f==="modified"){const[w,P]=await Promise.all([l(s,c),l(n,c)]),L=(0,S().continuationOf)(
w,P);if(L.kind==="appended")return[...r,...g(P,L.from)];if(await(0,F().isArchived)(c,{before:w,after:P},t))return g(P,0);
const{line:A}=L,T=h(A,P),R={path:c,line:T?Math.max(A-1,1):A,column:1},H=T?`removes everything from line ${A} on of`:`mod\
ifies line ${A} of`;r.push((0,E().finding)("audit-log-rewritten",{path:c,how:H},{location:R}))}else r.push(...g(await l(
n,c),0));return r}function p(e){return(0,E().finding)("audit-log-rewritten",{path:e,how:"removes or replaces"},(0,M().atFile)(
e))}function O(e,t,s){const n=C(t,s);if(n===void 0)return[];const a={path:e,line:n.line,column:1},c=`appends line ${n.line}\
, which is no valid record (${n.problem}), to`;return[(0,E().finding)("audit-log-rewritten",{path:e,how:c},{location:a,harm:"\
broken"})]}function h(e,t){return t.length===0||t.at(-1)===j&&(0,S().countLines)(t,t.length)<e}function C(e,t){const s=(0,S().
countLines)(e,t);for(const{bytes:n,line:a}of(0,S().recordsOf)(e.subarray(t))){const c=o(n);if(c!==void 0)return{line:s+a,
problem:c}}}function o(e){let t;try{const s=e.toString("utf8").trim();if(s==="")return;t=JSON.parse(s)}catch{return"it i\
s not a single JSON value"}return typeof t!="object"||t===null||Array.isArray(t)?"it is not a JSON object":typeof t.type==
"string"?void 0:"it has no `type`"}},12154:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.countedChange=
s,m.countedFiles=$,m.exemptPaths=M,m.isCountedByReference=t,m.markHiddenFiles=f,m.withLinesOfCode=n;function S(){const r=u(
18744);return S=function(){return r},r}function E(){const r=u(95244);return E=function(){return r},r}function F(){const r=u(
93028);return F=function(){return r},r}function b(){const r=u(53315);return b=function(){return r},r}function M(r,g,v,w){
const P=r.files.flatMap(b().namesOf);return g.blast_radius.counting==="reference"?new Map(P.filter(L=>!t(L)).map(L=>[L,"\
reference"])):new Map([...j(r,v,w).map(L=>[L,"validation_script"]),...P.filter((0,S().assetPathTest)(g)).map(L=>[L,"asse\
t_store"])])}const I={always:5,files:20,lines:1e3,bytes:64*1024};function j(r,g,v){const w=g.filter(({change:{kind:T}})=>T===
"added"||T==="modified"),P=new Set(w.flatMap(N)),L=r.files.filter(({status:T,path:R})=>T==="added"&&P.has(R)).map(T=>({path:T.
path,lines:(0,b().linesOf)(T),bytes:v.stat(T.path)?.size??0})).sort((T,R)=>T.lines-R.lines||T.bytes-R.bytes),A={lines:I.
lines,bytes:I.bytes};return L.slice(0,Math.min(I.files,Math.max(I.always,w.length))).flatMap(({path:T,lines:R,bytes:H})=>(A.
lines-=R,A.bytes-=H,A.lines>=0&&A.bytes>=0?[T]:[]))}function N({commands:r}){return r.flatMap(({reading:{command:g,targets:v}})=>v.
flatMap(({kind:w,via:P,name:L,path:A})=>w==="file"&&P===void 0&&A&&g.includes(L)?[A]:[]))}function $(r,g,v){return r.files.
flatMap(w=>(0,b().namesOf)(w).map(P=>l(w,P,g.get(P),v))).sort((w,P)=>P.lines-w.lines||(w.path<P.path?-1:1))}function l(r,g,v,w){
const P=g===r.path,L=P?(0,b().linesOf)(r):0,A=P?d(r,w):void 0,T=A==="binary"?w.stat(g)?.size:void 0;return{path:g,...v&&
{exempt:v},lines:L,...A&&{veil:A},...T!==void 0&&{bytes:T}}}const y=1e3;function d({binary:r,status:g,path:v,added:w},P){
if(r)return"binary";const{size:L=0}=g==="added"?P.stat(v)??{}:{};return L>y*Math.max(1,w)?"long_lines":void 0}const p=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),O=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
h=/capsule|events?\.jsonl$/i,C=new Set(["index.js","package.json"]),o=/^(?:src|scripts|config)(?:\/|$)/,e=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function t(r){return p.has(r)||O.test(r)||h.test(r)?!1:C.has(r)||o.test(r)||e.test(r)}function s(r,g){const v=(0,b().measureChange)(
r,{has:w=>!t(w)});return{least:{files:Math.min(g.files,v.files),lines:Math.min(g.lines,v.lines)},most:{files:g.files+g.exempt_files,
lines:g.lines+g.exempt_lines}}}async function n(r,g,v){const w=async L=>(0,b().namesOf)(L).some(A=>(0,E().isWritten)(A)||
g.has(A))||await c(v.tree,L.path)||await c(v.baseTree,L.oldPath??L.path),P=[];for(const L of r.files){const A=L.binary&&
!await w(L);P.push(A?{...L,added:0,deleted:0}:L)}return{...r,files:P}}const a=16*1024*1024;async function c(r,g){const{kind:v,
size:w=0}=r.stat(g)??{};return!(0,F().isRegular)(v)||w>a?!1:(await r.read(g,a)).subarray(0,2).toString("latin1")==="#!"}
const i=100;async function f(r,g){const v=r.slice(0,i).map(({path:P})=>P),w=await g.attributes?.(v,["linguist-generated",
"diff"]);return w===void 0?[...r]:r.map((P,L)=>L>=i||P.veil!==void 0?P:/^(?:set|true)$/.test(w(P.path,"linguist-generate\
d"))?{...P,veil:"generated"}:w(P.path,"diff")==="unset"?{...P,veil:"no_diff"}:P)}},19177:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.decidingFiles=d;function S(){const i=u(76760);return S=function(){return i},i}function E(){
const i=u(57975);return E=function(){return i},i}function F(){const i=u(77680);return F=function(){return i},i}function b(){
const i=u(86191);return b=function(){return i},i}function M(){const i=u(59867);return M=function(){return i},i}function I(){
const i=u(3463);return I=function(){return i},i}function j(){const i=u(95244);return j=function(){return i},i}function N(){
const i=u(95132);return N=function(){return i},i}function $(){const i=u(36773);return $=function(){return i},i}function l(){
const i=u(12154);return l=function(){return i},i}function y(){const i=u(75597);return y=function(){return i},i}async function d(i){
const f=i.genes.filter(({change:P})=>P.kind!=="removed"),r=p(i),g=f.some(({commands:P})=>P.length>0);if(!g&&r.length===0)
return[];const v={launched:new Map([...await h(r,i),...o(f)]),hidden:await C(i),keepsCommand:f.some(e),warns:g};return(await Promise.
all(i.change.files.filter(({path:P})=>(0,y().alwaysForbidden)(P)===void 0).map(P=>t(P,i,v)))).flat().toSorted((P,L)=>Number(
L.isNew)-Number(P.isNew)).map(({path:P,why:L,isNew:A,isWarning:T})=>{const R=i.tree.stat(P)?.size,H={path:P,why:L,isNew:A,
bytes:R??-1},D={...R!==void 0&&{location:{path:P,line:1,column:1}},...T&&{severity:"warning"}};return(0,N().finding)("ch\
eck-decided-by",H,D)})}function p({assets:i,genes:f}){const r=new Set(f.map(({asset:g})=>g));return i.present.filter(g=>g.
type==="Gene"&&!r.has(g)&&(0,F().commandsToRun)(g).length>0)}const O=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function h(i,{
judge:f,clock:r,change:g}){const v=g.files.map(({path:L})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(L)?.[1]??L),w=new Map,P=new Set;
for(const L of i){const A=f.forFile(L.path);for(const T of(0,F().commandsToRun)(L)){if(!O.test(T)&&!v.some(D=>T.includes(
D)))continue;const R=JSON.stringify([A.terms.cwd,A.terms.checkoutAs,T]);if(P.has(R))continue;P.add(R),await r.tick();const{
reading:H}=await A.command(T);for(const D of(0,b().startedFiles)(H))w.set(D,T)}}return w}async function C({change:i,exempt:f,
tree:r}){const v=(await(0,l().markHiddenFiles)((0,l().countedFiles)(i,f,r),r)).filter(({veil:w,lines:P})=>w==="no_diff"&&
P>0);return new Set(v.map(({path:w})=>w))}function o(i){const f=i.flatMap(r=>r.commands);return new Map(f.flatMap(({command:r,
reading:g})=>(0,b().startedFiles)(g).map(v=>[v,r])))}function e({change:{before:i},commands:f}){const r=i?.value.validation;
return Array.isArray(r)&&f.some(({command:g})=>r.includes(g))}async function t(i,f,r){const{path:g}=i,v=await s(i,f,r);if(!r.
hidden.has(g))return v;const P=[...v,{why:"git does not show its difference (`.gitattributes`)"}].map(L=>L.why).join("; ");
return[{path:g,isNew:i.status==="added",...v[0],why:P}]}async function s({path:i,status:f,oldPath:r},{tree:g,baseTree:v},{
launched:w,keepsCommand:P,warns:L}){const A=f==="added",T=f==="renamed"?r:f==="deleted"?i:void 0;if(T!==void 0&&(0,j().isTest)(
T)&&(f==="deleted"||!(0,j().isTest)(i))){const J=f==="deleted"?"it was deleted":`it is now \`${i}\``;return[{path:T,why:`\
a test: ${J}`,isNew:!1,isWarning:L}]}const R=w.get(i);if(R!==void 0)return[{path:i,why:`\`${R}\` starts it`,isNew:A}];if(/(?:^|\/)package\.json$/.
test(i))return a(i,A,g,v);if((0,j().isLockfile)(S().posix.basename(i)))return[{path:i,why:"it decides which dependencies\
 checks load",isNew:A}];const H=(0,j().toolThatFinds)(i);if(H===void 0)return[];const D=`${H} finds it by its name${f===
"deleted"?"; it was deleted":""}`;return[{path:i,why:D,isNew:A,isWarning:A&&P}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function a(i,f,r,g){const v=(0,I().objectIn)(await(0,M().readJsonFile)(g,i)),w=(0,I().
objectIn)(await(0,M().readJsonFile)(r,i)),P=n.filter(T=>!(0,E().isDeepStrictEqual)(v[T],w[T])),L=c((0,I().objectIn)(v.scripts),
(0,I().objectIn)(w.scripts)),A=[...L.length>0?[`npm scripts ${(0,$().inCode)(L)}`]:[],...P.length>0?[(0,$().inCode)(P)]:
[]];return A.length===0?[]:[{path:i,why:`its ${A.join(", ")} differ`,isNew:f}]}function c(i,f){const[r,g]=[new Map(Object.
entries(i)),new Map(Object.entries(f))];return[...new Set([...r.keys(),...g.keys()])].filter(w=>!(0,E().isDeepStrictEqual)(
r.get(w),g.get(w)))}},1348:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.gateChange=d,m.gateFindings=
p;function S(){const o=u(53916);return S=function(){return o},o}function E(){const o=u(18744);return E=function(){return o},
o}function F(){const o=u(74238);return F=function(){return o},o}function b(){const o=u(24666);return b=function(){return o},
o}function M(){const o=u(95244);return M=function(){return o},o}function I(){const o=u(32854);return I=function(){return o},
o}function j(){const o=u(95132);return j=function(){return o},o}function N(){const o=u(90331);return N=function(){return o},
o}function $(){const o=u(39869);return $=function(){return o},o}function l(){const o=u(92299);return l=function(){return o},
o}function y(){const o=u(3733);return y=function(){return o},o}function d(o){const{shared:e}=o.loadedPolicy;return o.changedNames.
size===0?[]:p({...o,shared:e})}async function p(o){const{policyPath:e,baseTree:t,tree:s,shared:n}=o,a=await(0,l().findGate)(
t),c=(0,l().lateGate)(a),i=e===void 0?[]:await(0,N().looserKeys)(t,s,n),f=a.deciding.size>0?await O(a,o):[];return[...[[
F().POLICY_PATH,i],...f].filter(([,r])=>r.length>0).map(([r,g])=>(0,j().finding)("gate-weakened",{path:r,effects:g},(0,$().
atFile)(r))),...c?[(0,j().finding)("gate-runs-late",c,(0,$().atFile)(c.path))]:[]]}async function O(o,{baseTree:e,tree:t,
policy:s,changedNames:n}){const a=await(0,l().findGate)(t),c=(0,E().assetPathTest)(s),i=new Set([...o.deciding,...a.deciding]),
r=[...n].filter(v=>!i.has(v)&&(0,S().dirname)(v)!==y().WORKFLOWS&&v!==F().POLICY_PATH&&!v.startsWith(b().COPIES)&&!c(v)).
map(v=>{const w=C(v,o.steps);return[v,w===void 0?[]:[`it changes, and ${w}`]]}),g=[...i].map(async v=>{const w=await(0,y().
readActionsFile)(e,v);return[v,h(w,await(0,y().readActionsFile)(t,v))]});return[...await Promise.all(g),...r]}function h(o,e){
return o===void 0?["the file is added, and mentions the gate"]:e===void 0?["the file is removed, or replaced by another \
one"]:o.text===e.text?[]:o.value!==void 0&&e.value!==void 0?(0,y().changedKeys)(o.value,e.value):["it changes, and is no\
t a valid workflow"]}function C(o,e){const t=(0,S().basename)(o),s=e.filter(({late:c})=>c!==void 0);return(M().isPackageFile(
t)||M().isLockfile(t)||(0,I().isWithin)(o,".yarn"))&&s.some(({installs:c})=>c)?"a package manager reads it before the ga\
te, or to start it":M().isDocument(o)||M().isLockfile(t)?void 0:l().GATE.test(t)?"its name is that of the gate":e.some(({
folder:c})=>c!==void 0&&(0,I().isWithin)(o,c))?"belongs to a local action of the gate's job":e.some(c=>(0,l().namesFile)(
c,o))?"stands in the gate's job, or in one that this needs":(M().isRunnable(o)||M().toolThatFinds(o)!==void 0)&&s.some(({
runsCode:c})=>c)?"can run before the gate, which a job of its own avoids":void 0}},92299:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.GATE=void 0,m.findGate=j,m.lateGate=p,m.namesFile=d;function S(){const n=u(3463);return S=function(){
return n},n}function E(){const n=u(95244);return E=function(){return n},n}function F(){const n=u(11331);return F=function(){
return n},n}function b(){const n=u(3733);return b=function(){return n},n}const M=m.GATE=/gene-gate/i,I=10;async function j(n){
const a=await(0,b().readWorkflows)(n),c=[...a.values()],f=c.flatMap(({value:A})=>(0,b().partsIn)(A)).map(A=>(0,S().objectIn)(
A.with)).map(A=>(0,S().textIn)(A,"check-name").trim()).filter(Boolean),r=({value:A,text:T})=>{const R=A?JSON.stringify(A):
T;return M.test(R)||f.some(H=>R.includes(JSON.stringify(H)))},g=new Set(c.filter(r).map(({path:A})=>A)),v=A=>(0,b().calledPaths)(
A).some(T=>g.has(T));for(let A=0;A<I;A+=1)for(const{path:T,value:R}of c)v(R)&&g.add(T);const w=new Set(g);for(const A of w){
const T=a.get(A)?.value,R=[(0,S().objectIn)((0,S().objectIn)(T?.on).workflow_run).workflows].flat(),H=c.filter(D=>R.includes(
D.value?.name??D.path));for(const D of(0,b().calledPaths)(T))a.has(D)&&w.add(D);for(const D of H)w.add(D.path)}const P=A=>v(
A)||M.test(O([(0,S().textIn)(A,"uses").split("@")[0],A.run])),L=c.filter(({path:A})=>w.has(A)).flatMap(A=>[...(0,b().jobsOf)(
A)].map(([T,R])=>({file:A,id:T,job:R}))).filter(A=>N(A,P));return{files:a,deciding:w,jobs:L,steps:L.flatMap(A=>$(A,P))}}
function N({id:n,job:a},c){const i=(0,b().partsIn)(a).filter(({uses:f})=>!/-artifact@/.test(`${f}`));return i.some(c)||M.
test(O([n,a.name,i.map(f=>f.with)]))}function $({file:n,id:a,job:c},i){const f=(0,b().jobsOf)(n),r=(0,b().stepsOf)(c).findLastIndex(
i),g=c.uses!==void 0?-1:r<0?Number.POSITIVE_INFINITY:r,v=/\bneeds\b/.test(O({...c,needs:""})),w=new Set([a]);for(const T of w)
for(const R of[f.get(T)?.needs??[]].flat())w.add(String(R));const P=n.value?.on,A=((0,S().isMapping)(P)?Object.keys(P):[
P].flat()).every(T=>T==="workflow_run");return[...w].flatMap(T=>(0,b().stepsOf)(f.get(T)??{}).flatMap((R,H)=>{const D=!A&&
(T===a?H<=g:v),J=`\`jobs.${T}.steps[${H}]\` of \`${n.path}\` (${l(R)})`,k=D?{path:n.path,step:J}:void 0;return y(R,[f.get(
T),n.value],k,i(R))}))}function l(n){return typeof n.uses!="string"?"a command":(0,b().calledPaths)(n).length>0?"a local\
 action":"an action"}function y(n,a,c,i){const f=(0,b().calledPaths)(n),[r]=f,g=r===void 0&&typeof n.uses=="string";if(g&&
(c===void 0||i||o(n)))return[];const v=a.map(D=>[D?.defaults,D?.env]),w=O([{...n,name:"",uses:""},f,v]).toLowerCase(),P=new Set(
w.split(/[^\w.-]+/).map(D=>D.replace(/\.+$/,""))),L=O(n.run),A=g||r!==void 0||s(L),T=g||e(L),R=C.test(O(n))||!(A||T);return[
{words:P,startsGate:i,folder:r,runsCode:A,installs:T,...c&&!(i&&r===void 0&&R)&&{late:c}}]}function d({words:n,startsGate:a},c){
const i=c.toLowerCase().split("/"),f=i.pop()??"",r=a?(0,E().toolThatFinds)(c):void 0;return(n.has(f)||r!==void 0&&n.has(
r))&&i.every(v=>n.has(v))}function p({steps:n}){const a=n.flatMap(r=>r.late??[]),[c]=a,i=[...new Set(a.map(({step:r})=>r))],
f=n.some(r=>r.late&&r.startsGate);return c&&{path:c.path,steps:i,startsGate:f}}function O(n){return typeof n=="string"?n.
replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="object"||n===null?"":Object.values(n).map(O).join(`
`)}const h=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),C=/RUNNER_TEMP|runner\.temp/;
function o({uses:n,with:a}){const c=String(n).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return C.
test(O(a));const i=Object.entries((0,S().objectIn)(a)).filter(([f])=>/install|bundler/.test(f));return h.has(c)&&i.every(
([,f])=>`${f||!1}`=="false")}function e(n){const a=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||a.some(c=>(0,F().programNamed)(c)?.kind==="manager")}const t=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function s(n){const c=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),i=f=>{const[r=""]=f.trim().replace(/^sudo +/,"").split(/\s/),g=M.test(f)&&e(r);return t.test(r)||
g||(0,F().programNamed)(r)?.kind==="downloader"};return!c.every(i)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},3733:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.WORKFLOWS=void 0,m.calledPaths=O,m.changedKeys=o,m.jobsOf=y,m.parseMapping=
l,m.partsIn=p,m.readActionsFile=$,m.readWorkflows=h,m.stepsOf=d;function S(){const e=u(53916);return S=function(){return e},
e}function E(){const e=u(57975);return E=function(){return e},e}function F(){const e=u(69873);return F=function(){return e},
e}function b(){const e=u(3463);return b=function(){return e},e}function M(){const e=u(32854);return M=function(){return e},
e}function I(){const e=u(93028);return I=function(){return e},e}const j=m.WORKFLOWS=".github/workflows",N=1024*1024;async function $(e,t){
const{kind:s,size:n=0}=e.stat(t)??{};if(!(0,I().isRegular)(s))return;if(n>N)return{path:t,text:"",value:void 0};const a=(await e.
read(t)).toString("utf8");return{path:t,text:a,value:l(a)}}function l(e){if(!(0,b().isNestedTooDeep)(e))try{const t=(0,F().
parseDocument)(e,{prettyErrors:!1});if(t.errors.length>0)return;const s=t.toJS({maxAliasCount:100});return(0,b().isMapping)(
s)?s:void 0}catch{return}}function y({value:e}){const t=Object.entries((0,b().objectIn)(e?.jobs));return new Map(t.filter(
s=>(0,b().isMapping)(s[1])))}function d({steps:e}){return Array.isArray(e)?e.filter(b().isMapping):[]}function p(e){return typeof e!=
"object"||e===null?[]:(0,b().isMapping)(e)&&[e.run,e.uses].some(s=>typeof s=="string")?[e]:Object.values(e).flatMap(p)}function O(e){
return p(e).flatMap(t=>{const s=(0,b().textIn)(t,"uses"),n=s.startsWith("./")?(0,M().normalise)(s.split("@")[0]??""):void 0;
return n===void 0?[]:[n,(0,S().join)(n,"action.yml"),(0,S().join)(n,"action.yaml")]})}async function h(e){const t=new Map,
s=new Set(e.list(j).map(({path:n})=>n));for(const n of s){const a=/\.ya?ml$/.test(n)?await $(e,n):void 0;a&&t.set(n,a);for(const c of O(
a?.value))s.add(c)}return t}const C=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function o(e,t,s=""){if((0,E().isDeepStrictEqual)(
e,t)||C.test(s))return[];const[n,a]=[e,t].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!n||
!a||Array.isArray(e)!==Array.isArray(t)?[`\`${s}\` changes`]:[...new Set([...n.keys(),...a.keys()])].flatMap(c=>o(n.get(
c),a.get(c),s===""?c:`${s}.${c}`))}},90331:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.ignoredInputs=
C,m.looserKeys=d,m.policyFile=j;function S(){const o=u(81961);return S=function(){return o},o}function E(){const o=u(74238);
return E=function(){return o},o}function F(){const o=u(49875);return F=function(){return o},o}function b(){const o=u(24666);
return b=function(){return o},o}function M(){const o=u(95132);return M=function(){return o},o}function I(){const o=u(39869);
return I=function(){return o},o}async function j(o){const{policyPath:e,changedNames:t,tree:s,baseTree:n}=o;return e===void 0?
[]:[...[...t].some(c=>c===e||c.startsWith(b().COPIES))?await y(o):[],...N(s,n)]}function N(o,e){const t=o.stat(E().POLICY_PATH)?
l(o,e):(0,F().findNearPolicy)(o);if(t===void 0)return[];const{path:s,fault:n}=t,a=`it ${n}, and the gate reads only the \
regular file \`${E().POLICY_PATH}\``;return[(0,M().finding)("policy-broken",{path:s,mistake:a},(0,I().atFile)(s))]}const $=E().
POLICY_PATH.replace(/yml$/,"yaml");function l(o,e){return o.stat($)!==void 0&&e.stat($)===void 0?{path:$,fault:"is besid\
e the policy"}:void 0}async function y({baseTree:o,tree:e,loadedPolicy:t}){const{policy:s,shared:n}=t,[a,c]=await Promise.
all([(0,E().readPolicyIn)(o,n),(0,E().readPolicyIn)(e,n)]),i=E().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:g,
column:v,message:w})=>(0,M().finding)("policy-broken",{path:i,mistake:w},{location:{path:i,line:g,column:v}}));const f="\
policy"in a?a.policy:s,r="missing"in c?[p(c.missing.source)]:(0,S().comparePolicies)(f,c.policy).map(h);return[(0,M().finding)(
"policy-changed",{path:i,effects:r},(0,I().atFile)(i))]}async function d(o,e,t){const[s,n]=[o.stat(E().POLICY_PATH),e.stat(
E().POLICY_PATH)];if(s===void 0)return[];if(s.oid!==void 0&&s.oid===n?.oid&&s.kind===n.kind&&t===void 0)return[];const[c,
i]=await Promise.all([(0,E().readPolicyIn)(o,t),(0,E().readPolicyIn)(e,t)]);if("mistakes"in c||"mistakes"in i||"missing"in
c)return[];if("missing"in i)return[p(i.missing.source)];const f=(0,S().comparePolicies)(c.policy,i.policy).filter(({loosens:r})=>r);
return[...n===void 0?["the policy is removed"]:[],...f.map(h)]}function p(o){return`extends: ${(0,b().sharedName)(o)}, w\
hich cannot be compared; commit it as ${(0,b().copyPath)(o)}`}const O=160;function h({key:o,change:e,direction:t,loosens:s}){
const n=!s&&e.length>O?`${e.slice(0,O).replace(/[\ud800-\udbff]$/,"")}\u2026`:e;return`${o}: ${n}${t===void 0||s&&t==="t\
ighter"?"":` (${t})`}`}function C({loadedPolicy:o}){return o.ignoredInputs.map(e=>(0,M().finding)("input-loosens-policy",
{...e}))}},75597:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.alwaysForbidden=j,m.forbiddenPaths=N,
m.protectedPaths=y;function S(){const o=u(41330);return S=function(){return o},o}function E(){const o=u(84831);return E=
function(){return o},o}function F(){const o=u(32854);return F=function(){return o},o}function b(){const o=u(95132);return b=
function(){return o},o}function M(){const o=u(39869);return M=function(){return o},o}const I=[".git","node_modules"];function j(o){
const e=I.filter(s=>(0,E().mayBeSpelled)(o,s));if(e.length===0)return;const t=((0,F().normalise)(o)??o).split("/");return e.
find(s=>t.some(n=>(0,E().isSpellingOf)(n,s)))}function N({touched:o,touchesOf:e,policy:t}){const s=o.flatMap($),n=I.flatMap(
c=>(0,M().someTouches)(s.flatMap(({touch:i,...f})=>f.directory===c?i:[])).map(i=>(0,b().finding)("forbidden-path",{entry:c,
by:"nothing may touch",...i},(0,M().atFile)(i.path)))),a=t.blast_radius.forbidden_paths.flatMap(c=>(0,M().someTouches)(e(
c)).map(i=>(0,b().finding)("forbidden-path",{entry:c,by:"the policy forbids",...i},(0,M().atFile)(i.path))));return[...n,
...a]}function $({path:o,via:e}){const t=j(o),s=t??j(e);return s===void 0?[]:[{directory:s,touch:{path:o,via:t===void 0?
e:""}}]}const l=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT\
.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function y(o){const{touched:e,policy:t,policyPath:s,change:n,
tree:a,genes:c}=o,i=p(n,a),f=c.some(({binds:v})=>v),r=h(t.blast_radius.protected_paths),g=h(l);return e.flatMap(v=>{const{
path:w}=v,P=i.get(w),L=C(v),A=r(L),T=w===s?void 0:g(L);if(A===void 0&&T===void 0)return[];const R=A===void 0?{path:w,pattern:T??
"",by:"the default list"}:{path:w,pattern:A,by:"the policy"},H=A!==void 0||P!==void 0&&f,D={...(0,M().atFile)(w),severity:H?
"error":"warning",harm:A!==void 0||d(w)?"danger":"broken"};return[P===void 0?(0,b().finding)("protected-path",R,D):(0,b().
finding)("protected-file-destroyed",{...R,how:P},D)]})}function d(o){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(o)}function p(o,e){const t=new Map;for(const{status:s,path:n,oldPath:a}of o.files)s==="deleted"&&t.set(n,"deletes"),
a!==void 0&&t.set(a,"deletes"),(s==="modified"||s==="type_changed")&&e.stat(n)?.size===0&&t.set(n,"empties");return t}const O={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function h(o){const e=o.map(t=>{const s=(0,S().default)(t,O);return{pattern:t,covers:a=>s(
a)||(0,F().isWithin)(a,t,{ignoreCase:!0})}});return t=>e.find(({covers:s})=>t.some(s))?.pattern}function C({path:o,via:e}){
return e===""?[o]:[o,e]}},66503:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.storeRoots=I;function S(){
const l=u(76760);return S=function(){return l},l}function E(){const l=u(68450);return E=function(){return l},l}function F(){
const l=u(59867);return F=function(){return l},l}function b(){const l=u(95132);return b=function(){return l},l}function M(){
const l=u(39869);return M=function(){return l},l}async function I(l){const{genes:y,tree:d}=l,p=y.flatMap(({asset:C,store:o,
change:e})=>e.kind==="removed"?[]:[[o.path,{store:o,file:C.path}]]),O=j(l),h=[...new Map(p).values()].map(C=>N(C,d));return[
...O,...(await Promise.all(h)).flat()]}function j({assets:l,policy:y,tree:d,baseTree:p}){const O=new Map;for(const h of l.
files){const{path:C,root:o}=(0,E().storeOf)(h,{policy:y,tree:p}),e=(0,E().storeOf)(h,{policy:y,tree:d}).root;if(p.stat(C)===
void 0||o===e||O.has(C))continue;const t={store:$(C),root:$(o),others:[$(e)]},s={...(0,M().atFile)(h),severity:"warning"};
O.set(C,(0,b().finding)("store-root-unclear",{...t,because:"moves"},s))}return[...O.values()]}async function N({store:{path:l,
root:y,named:d},file:p},O){const h={store:$(l),root:$(y)};if(O.stat(y)?.kind!=="directory"){const e=d===!0;return[(0,b().
finding)("store-root-missing",{...h,named:e},(0,M().atFile)(p))]}if(await(0,F().readPackageJson)(O,y)===F().INVALID){const e=S().
posix.join(y,"package.json"),t={...(0,M().atFile)(p),severity:"warning",layer:"change"};return[(0,b().finding)("package-\
json-invalid",{path:e},t)]}const C=(0,E().packagesAbove)(O,l).filter(e=>e!==y);if(d===!0||C.length===0)return[];const o={
...h,others:C.map($),because:"manifest"};return[(0,b().finding)("store-root-unclear",o,(0,M().atFile)(p))]}function $(l){
return l===""?".":l}},90350:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.unauditableFiles=I,m.unprovenMerge=
y;function S(){const d=u(32854);return S=function(){return d},d}function E(){const d=u(95132);return E=function(){return d},
d}function F(){const d=u(39869);return F=function(){return d},d}const b="160000",M=".gitmodules";function I({genes:d,change:p,
tree:O}){if(!d.some(({binds:t})=>t))return[];const[h,...C]=p.files.filter(j).map(({path:t})=>t),[o,...e]=p.files.filter(
({path:t,newMode:s})=>s===F().SYMLINK&&N(t,O)).map(({path:t})=>t);return[...h===void 0?[]:[(0,E().finding)("submodule-ch\
anged",{path:h,...l(C)},(0,F().atFile)(h))],...o===void 0?[]:[(0,E().finding)("symlink-leaves-tree",{path:o,target:O.readlink(
o)??"",...l(e)},(0,F().atFile)(o))]]}function j({path:d,newMode:p,status:O}){return p===b||d===M&&O!=="deleted"}function N(d,p){
const{kind:O}=(0,S().resolveInTree)(p,d);return O==="outside"||O==="loop"}const $=9;function l(d){const p=d.length-$;return{
...d.length>0&&{likewise:d.slice(0,$)},...p>0&&{more:p}}}function y({unprovenMerge:d}){return d?[(0,E().finding)("merge-\
not-proven",{merge:d.commit,reason:d.reason})]:[]}},72025:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.ask=M,m.assetNotJudged=j,m.notChecked=$,m.ofChange=b;function S(){const l=u(27199);return S=function(){return l},l}function E(){
const l=u(95132);return E=function(){return l},l}function F(){const l=u(50661);return F=function(){return l},l}function b(l){
return(y,...d)=>(0,F().isChange)(y)?l(y,...d):[]}async function M(l,y,...d){const p=Object.entries(l).map(async([O,h])=>{
try{return await h(y,...d)}catch(C){return[I(O,C,d)]}});return(await Promise.all(p)).flat()}function I(l,y,[d]){return d===
void 0?(0,E().notJudged)(`the change; the check "${l}" failed`,y):j(d.asset,y,`; the check "${l}" failed`)}function j(l,y,d=""){
const p=`the ${l.type} \`${l.id}\`${d}`;return(0,E().notJudged)(p,y,N(l))}function N(l){try{return(0,S().placeOf)(l)}catch{
return{location:{path:l.path,line:1,column:1},subject:(0,S().subjectOf)(l)}}}function $(l,{path:y,detail:d},p){return(0,E().
finding)("claim-not-checked",{claim:l,why:`${d} of the log \`${y}\``},p)}},70716:function(G,m,u){Object.defineProperty(m,
"__esModule",{value:!0}),m.SUBJECT_CHECKS=m.REMOVED_GENE_CHECKS=m.GENE_CHECKS=m.CLAIM_CHECKS=void 0;function S(){const r=u(
44786);return S=function(){return r},r}function E(){const r=u(37542);return E=function(){return r},r}function F(){const r=u(
19177);return F=function(){return r},r}function b(){const r=u(1348);return b=function(){return r},r}function M(){const r=u(
90331);return M=function(){return r},r}function I(){const r=u(75597);return I=function(){return r},r}function j(){const r=u(
66503);return j=function(){return r},r}function N(){const r=u(90350);return N=function(){return r},r}function $(){const r=u(
72025);return $=function(){return r},r}function l(){const r=u(52117);return l=function(){return r},r}function y(){const r=u(
97004);return y=function(){return r},r}function d(){const r=u(93198);return d=function(){return r},r}function p(){const r=u(
59613);return p=function(){return r},r}function O(){const r=u(48550);return O=function(){return r},r}function h(){const r=u(
10255);return h=function(){return r},r}function C(){const r=u(85881);return C=function(){return r},r}function o(){const r=u(
93290);return o=function(){return r},r}function e(){const r=u(73566);return e=function(){return r},r}function t(){const r=u(
47771);return t=function(){return r},r}function s(){const r=u(36974);return s=function(){return r},r}function n(){const r=u(
42804);return n=function(){return r},r}const a=m.SUBJECT_CHECKS={"asset-files":l().assetFiles,"genes-outside":(0,$().ofChange)(
l().genesOutside),"forbidden-paths":(0,$().ofChange)(I().forbiddenPaths),"protected-paths":(0,$().ofChange)(I().protectedPaths),
"policy-file":(0,$().ofChange)(M().policyFile),"gate-change":(0,$().ofChange)(b().gateChange),"agent-files":(0,$().ofChange)(
({agentFiles:r})=>r.flatMap(({findings:g})=>g)),"changed-instructions":(0,$().ofChange)(S().changedInstructions),"stale-\
instructions":(0,$().ofChange)(S().staleInstructions),"ignored-inputs":(0,$().ofChange)(M().ignoredInputs),"audit-logs":(0,$().
ofChange)(E().auditLogs),"unauditable-files":(0,$().ofChange)(N().unauditableFiles),"unproven-merge":(0,$().ofChange)(N().
unprovenMerge),"hard-cap":(0,$().ofChange)(n().hardCap),"store-roots":(0,$().ofChange)(j().storeRoots),"deciding-files":(0,$().
ofChange)(F().decidingFiles),"missing-genes":C().missingGenes,"event-chain":d().eventChain,"unresolved-references":C().unresolvedReferences,
"genes-still-named":(0,$().ofChange)(C().genesStillNamed),"engine-seeds":(0,$().ofChange)(y().engineSeeds),"activated-se\
eds":(0,$().ofChange)(y().activatedSeeds),"removed-scripts":(0,$().ofChange)(o().removedScripts),"claimed-radius":(0,$().
ofChange)(p().claimedRadius),"claimed-streak":t().claimedStreak,estimates:(0,$().ofChange)(p().estimates),"look-alike-id\
s":O().lookAlikeIds,"repeated-ids":O().repeatedIds,unidentified:e().unidentified},c=m.CLAIM_CHECKS={"self-description":e().
selfDescription,"capsule-fields":e().capsuleFields,envelope:h().envelope},i=m.GENE_CHECKS={"incomplete-gene":s().incompleteGene,
"validation-list":s().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,$().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,$().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,$().ofChange)(
n().geneBlastRadius),"declared-paths":(0,$().ofChange)(n().declaredPaths),"self-description":e().selfDescription,envelope:h().
envelope},f=m.REMOVED_GENE_CHECKS={"removed-gene":(0,$().ofChange)(s().removedGene),"gene-blast-radius":(0,$().ofChange)(
n().geneBlastRadius),"declared-paths":(0,$().ofChange)(n().declaredPaths)}},52117:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.assetFiles=M,m.assetProblemFinding=I,m.genesOutside=N;function S(){const l=u(18744);return S=
function(){return l},l}function E(){const l=u(94534);return E=function(){return l},l}function F(){const l=u(93028);return F=
function(){return l},l}function b(){const l=u(95132);return b=function(){return l},l}function M({problems:l}){return l.filter(
({rule:y})=>y!=="outside-globs").map(I)}function I({before:l,...y}){const{rule:d,detail:p,location:O,id:h,severity:C}=y,
e={location:O,...h===void 0?{}:{subject:{id:h}},...C&&{severity:C}};return l?{...(0,b().finding)(d,{detail:p},{...e,severity:"\
notice"}),before:l}:(0,b().finding)(d,{detail:p},e)}const j=5;async function N(l){const y=l.problems.filter(({rule:p})=>p===
"outside-globs");return(await l.clock.all(y,async p=>{const O=await $(p.location.path,l);return O.some(({severity:C})=>C===
"error")?O:[I(p),...O]})).flat()}async function $(l,y){const{change:d,tree:p,baseTree:O,policy:h,judge:C}=y,o=(0,E().assetLimits)(
h.assets.max_file_bytes),e=async(a,c)=>{const{kind:i,size:f=0}=a.stat(c)??{};return!(0,F().isRegular)(i)||f>o.maxBytes?[]:
(0,S().strayGenes)(c,await a.read(c,o.maxBytes),o)},t=d.files.find(a=>a.path===l)?.oldPath??l,s=new Set((await e(O,t)).flatMap(
({commands:a})=>a)),n=[];for(const{location:a,commands:c}of await e(p,l))for(const i of c){const{findings:f}=await C.command(
i),r=f.find(w=>w.danger!==void 0)?.danger;if(r===void 0||n.length===j)continue;const g=`a Gene whose command \`${i}\` ${r}`,
v=s.has(i)?"notice":"error";n.push({...(0,b().finding)("outside-globs",{detail:g},{location:a,severity:v,harm:"danger"}),
danger:r})}return n}},97004:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=j,m.asNotice=
l,m.blockedGenes=M,m.engineSeeds=N,m.lacksEngine=$;function S(){const y=u(27199);return S=function(){return y},y}function E(){
const y=u(77680);return E=function(){return y},y}function F(){const y=u(13580);return F=function(){return y},y}function b(){
const y=u(95132);return b=function(){return y},y}async function M(y,d,p){const O=new Map;for(const h of y){const{gene:C}=h.
value,o=d.find(n=>n.type==="Gene"&&n.id===C),e=o&&await I(o,p);if(o===void 0||e===void 0)continue;const t=`the command \`${e}\
\` of its gene \`${o.id}\` is blocked`,s={capsule:h.id,why:t};O.set(h,(0,b().finding)("capsule-not-eligible",s,(0,S().placeOf)(
h,["gene"])))}return O}async function I(y,d){const p=d.forFile(y.path);for(const O of(0,E().commandsToRun)(y)){const{verdict:h}=await p.
command(O);if(h==="block")return O}}async function j({assets:y,judge:d}){const p=[];for(const O of y.activated??[]){const h=await I(
O,d);h!==void 0&&p.push((0,b().finding)("seed-activated-blocked",{gene:O.id,command:h},(0,S().placeOf)(O,["validation"])))}
return p}function N({seeds:y,genes:d}){const[p]=y.keys();if(p===void 0)return[];const O=[...y.values()].sort((o,e)=>o.localeCompare(
e,"en",{numeric:!0})),h={ids:[...new Set([...y.keys()].map(({id:o})=>o))],count:y.size,oldest:O[0]??"",newest:O.at(-1)??
"",idle:d.filter(({asset:o,commands:e})=>y.has(o)&&$(e)).length},C=h.idle>0?"warning":"notice";return[(0,b().finding)("e\
ngine-seeds",h,{location:p.locate(),severity:C})]}function $(y){return y.some(({findings:d})=>d.some(({rule:p})=>(0,F().
ruleOf)(p).absent===!0))}function l(y){return(y.harm??(0,F().ruleOf)(y.rule).harm)==="danger"?y:{...y,severity:"notice"}}},
72391:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=h,m.judgeCapsules=l;function S(){
const a=u(27199);return S=function(){return a},a}function E(){const a=u(13580);return E=function(){return a},a}function F(){
const a=u(95132);return F=function(){return a},a}function b(){const a=u(72025);return b=function(){return a},a}function M(){
const a=u(59613);return M=function(){return a},a}function I(){const a=u(85475);return I=function(){return a},a}function j(){
const a=u(21471);return j=function(){return a},a}function N(){const a=u(57733);return N=function(){return a},a}function $(){
const a=u(47771);return $=function(){return a},a}function l({changes:a,present:c,unread:i},f,r,g=new Map){const v=a.filter(
O);if(v.length===0)return[];const w=(0,$().streakCounter)((0,$().eventsIn)({changes:a,present:c,unread:i}),!0),P=i.at(-1),
L=r&&y(v,r);return v.map(({kind:A,asset:T,before:R})=>{if(A==="removed")return{change:A,asset:T,eligible:null,eligibility:null,
reasons:[]};const H=A==="added"?L:R&&(0,M().sizeOf)(R.value.blast_radius),D=p(T,()=>{const U=w(T),B=P===void 0||U.ended?
U:{...U,unread:P},K=g.get(T);return[...h(T,B,f,H),...K?[K]:[]]}),J=(0,F().eligibilityOf)(D);return{change:A,asset:T,eligible:J===
"eligible",eligibility:J,reasons:D}})}function y(a,c){const i=a.filter(({kind:g})=>g==="added").map(({asset:g})=>(0,M().
sizeOf)(g.value.blast_radius)??{files:0,lines:0}),f=g=>i.reduce((v,w)=>v+w[g],0);return f("files")>=c.files&&f("lines")>=
c.lines?void 0:c}function d(a){const{otherAsset:c}=(0,E().ruleOf)(a.rule);return a.severity==="error"||(0,F().isMissingEvidence)(
a)||c===!0}function p(a,c){try{return[...c(),...(0,N().promotionSchemaFindings)(a),...(0,I().identityFindings)(a,"hand")].
filter(d)}catch(i){return[(0,b().assetNotJudged)(a,i)]}}function O({asset:a}){return a.type==="Capsule"}function h(a,c,i,f={
files:0,lines:0}){const{status:r,score:g}=t(a.value.outcome),v=t(a.value.blast_radius),w={capsule:a.id},P=(...A)=>(0,S().
placeOf)(a,A),L=[];if(r!=="success"){const A=`\`outcome.status\` is ${n(r)}, but it must be "success"`;L.push((0,F().finding)(
"capsule-not-eligible",{...w,why:A},P("outcome","status")))}if(!s(g,i.min_score,1)){const A=`a number from ${i.min_score}\
 to 1`,T=`\`outcome.score\` is ${n(g)}, but it must be ${A}`;L.push((0,F().finding)("capsule-not-eligible",{...w,why:T},
P("outcome","score")))}for(const A of["files","lines"]){const T=i[`max_${A}`],R=Math.max(f[A],c.radius?.[A]??0);if(s(v[A],
1,T)&&R<=T)continue;const H=n(v[A]),D=R>T?`${R} (claimed: ${H})`:H,J=`\`blast_radius.${A}\` is ${D}, but it must be ${C(
T)}`;L.push((0,F().finding)("capsule-not-eligible",{...w,why:J},P("blast_radius",A)))}if(c.unmeasured!==void 0){const A=`\
\`blast_radius.files\` is not a size in the event \`${c.unmeasured}\`, but it must be ${C(i.max_files)}`;L.push((0,F().finding)(
"capsule-not-eligible",{...w,why:A},P("blast_radius")))}return c.count<i.min_success_streak&&L.push(...o(a,c,i.min_success_streak)),
L}function C(a){return`a number from 1 to ${a}`}function o(a,{count:c,unread:i,failed:f,uncounted:r=[]},g){const v=(0,S().
placeOf)(a),w={capsule:a.id};if(f!==void 0){const A=`the event \`${f}\`, the newest one that names it, is not a success`;
return[(0,F().finding)("capsule-not-eligible",{...w,why:A},v)]}if(i!==void 0){const A=`whether the Capsule \`${a.id}\` ha\
s enough consecutive successes`;return[(0,b().notChecked)(A,i,{...v,severity:"error"})]}const P=r.slice(0,e).map(({event:A,
why:T})=>`the event \`${A}\` does not count: ${T}`),L={...w,streak:c,least:g,uncounted:P};return[(0,F().finding)("capsul\
e-streak",L,v)]}const e=5;function t(a){return(0,S().isJsonObject)(a)?a:{}}function s(a,c,i){return typeof a=="number"&&
a>=c&&a<=i}function n(a){return a===void 0?"missing":(0,j().describeJson)(a)}},93198:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.eventChain=N;function S(){const h=u(76760);return S=function(){return h},h}function E(){const h=u(
27199);return E=function(){return h},h}function F(){const h=u(28894);return F=function(){return h},h}function b(){const h=u(
95132);return b=function(){return h},h}function M(){const h=u(36773);return M=function(){return h},h}function I(){const h=u(
72025);return I=function(){return h},h}function j(){const h=u(85475);return j=function(){return h},h}function N({assets:{
changes:h,present:C,unread:o}}){const e=C.filter(({type:r})=>r==="EvolutionEvent"),t=new Set(h.map(({asset:r})=>r)),s=new Map(
e.map(r=>[r.id,r])),n=new Map,a=new Map,c=$(e),i=new Set,f=new Set;return e.flatMap(r=>{const g=a.get(r.path);a.set(r.path,
r);const v=d(r),w=v===void 0?void 0:n.get(v);if(v!==void 0&&w===void 0&&n.set(v,r),!t.has(r)||r.cut)return[];const P=(0,E().
placeOf)(r,["parent"]),L={event:r.id},A=(0,F().isAuditLog)(r.path),T=g===void 0&&A?c(r.path):void 0;if(T!==void 0&&v!==T.
id){const k=`does not continue the archive \`${T.path}\` of its log`,U={...L,fault:k,fix:y(r,T.id)};return[(0,b().finding)(
"event-not-chained",U,P)]}if(v===void 0){if(g===void 0||!A)return[];const k={...L,fault:l,fix:y(r,g.id)};return[(0,b().finding)(
"event-not-chained",k,P)]}if(!s.has(v)){const k=g===void 0,U=A&&!k?"error":"warning",[B]=o;if(B!==void 0){const Y=`wheth\
er the parent \`${v}\` of the EvolutionEvent \`${r.id}\` exists`;return[(0,I().notChecked)(Y,B,{...P,severity:U})]}if(f.
has(v))return[];k||f.add(v);const K=k?`If the log with \`${v}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${v}\`, which it wrote before this one; if they are lost, leav\
e the event out`,z={...L,parent:v,where:"not in any asset file",fix:K};return[(0,b().finding)("event-parent-missing",z,{
...P,severity:U})]}const R=O(r,s,i);if(R!==void 0){const k=`has a circular chain of parents: ${(0,M().inCode)(R)}`;return[
(0,b().finding)("event-not-chained",{...L,fault:k,fix:"Set the `parent` of each event to the previous event"},P)]}if(w===
void 0||w.id===r.id)return[];const H=g===void 0||g.id===v?w.id:g.id,D=`has the parent \`${v}\`, which is already the pare\
nt of \`${w.id}\``,J={...L,fault:D,fix:y(r,H)};return[(0,b().finding)("event-not-chained",J,{...P,severity:"warning"})]})}
function $(h){const C=h.filter(({path:e})=>(0,F().isLogArchive)(e)),o=new Set(C.map(d));return e=>{if((0,F().isLogArchive)(
e))return;const t=C.filter(({path:s})=>S().posix.dirname(s)===S().posix.dirname(e));return t.findLast(({id:s})=>!o.has(s))??
t.at(-1)}}const l="has no parent, but it is not the first event of its log";function y({value:h},C){const o=h.asset_id===
void 0?"":(0,j().contentHash)({...h,parent:C});return`Set \`parent\` to \`${C}\`, the previous event${o&&`, and \`asset_i\
d\` to \`${o}\``}`}function d({value:{parent:h}}){return typeof h=="string"&&h!==""?h:void 0}const p=5;function O(h,C,o){
const e=new Set;let t=h;for(;t!==void 0&&!o.has(t.id)&&!e.has(t.id);){e.add(t.id);const n=d(t);t=n===void 0?void 0:C.get(
n)}if(t!==void 0&&t.id===h.id&&!o.has(t.id))return[...e].slice(0,p);for(const n of e)o.add(n)}},59613:function(G,m,u){Object.
defineProperty(m,"__esModule",{value:!0}),m.claimedRadius=F,m.estimates=d,m.sizeOf=I;function S(){const O=u(27199);return S=
function(){return O},O}function E(){const O=u(95132);return E=function(){return O},O}function F({assets:{changes:O},counted:h}){
return["Capsule","EvolutionEvent"].flatMap(C=>{const o=O.filter(({kind:n,asset:a})=>n==="added"&&a.type===C).map(({asset:n})=>({
asset:n,size:I(n.value.blast_radius)})),e=o.flatMap(({size:n})=>n??[]),t=o.at(-1);if(t===void 0||e.length<o.length)return[];
const s=e.reduce(j);if(s.files<h.least.files||s.lines<h.least.lines){const n={together:o.length>1,severity:"warning"};return[
b(t.asset,s,h.least,n)]}return o.flatMap(({asset:n,size:a})=>a!==void 0&&$(n)&&N(a,h.most)?[b(n,a,h.most,{together:!1,severity:"\
notice"})]:[])})}function b(O,h,C,{together:o,severity:e}){const{type:t,id:s}=O,n={type:t,id:s,claim:`claims ${M(h)}${o?
" together with the others of the change":""}`,shown:`git counts ${M(C)} for this change`,fix:"Set `blast_radius` to wha\
t the cycle changed, and add the asset in the same change"},a={...(0,S().placeOf)(O,["blast_radius"]),severity:e};return(0,E().
finding)("claim-differs",n,a)}function M({files:O,lines:h}){return`${O} ${O===1?"file":"files"} and ${h} ${h===1?"line":
"lines"}`}function I(O){if(!(0,S().isJsonObject)(O))return;const{files:h,lines:C}=O;return typeof h=="number"&&typeof C==
"number"?{files:h,lines:C}:void 0}function j(O,h){return{files:O.files+h.files,lines:O.lines+h.lines}}function N(O,h){return O.
files>h.files||O.lines>h.lines+h.files}function $({value:{outcome:O}}){return(0,S().isJsonObject)(O)&&O.status==="succes\
s"}const l=3,y=.1;function d({assets:{changes:O},counted:h}){const{least:C,most:o}=h,e=O.filter(({kind:t,asset:s})=>t===
"added"&&s.type==="EvolutionEvent");return e.flatMap(({asset:t})=>{const{blast_radius_estimate:s,meta:n,blast_radius:a}=t.
value,c=(0,S().isJsonObject)(s)?[]:["meta"],i=c.length===0?s:(0,S().isJsonObject)(n)&&n.blast_radius_estimate,f=p(i);if(f===
void 0||f<=0)return[];const r=e.length===1,g=r?C.files:p(a),v=r?o.files:p(a);if(g===void 0||v===void 0)return[];const w=g/
f>l;if(!w&&v/f>=y)return[];const P=w?g:v,L=(0,S().placeOf)(t,[...c,"blast_radius_estimate"]),A={type:t.type,id:t.id,claim:`\
estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${P}`,fix:"Review the changes that were not planned, o\
r update the estimate"};return[(0,E().finding)("claim-differs",A,L)]})}function p(O){return(0,S().isJsonObject)(O)&&typeof O.
files=="number"?O.files:void 0}},48550:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.lookAlikeIds=N,
m.repeatedIds=O;function S(){const o=u(76760);return S=function(){return o},o}function E(){const o=u(23404);return E=function(){
return o},o}function F(){const o=u(27199);return F=function(){return o},o}function b(){const o=u(64385);return b=function(){
return o},o}function M(){const o=u(11970);return M=function(){return o},o}function I(){const o=u(95132);return I=function(){
return o},o}function j(){const o=u(25367);return j=function(){return o},o}function N({assets:{changes:o,present:e}}){const t=o.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(t.length===0)return[];const s=new Set(t.map(({type:c})=>c)),n=new Map,
a=new Map;for(const{type:c,value:i}of e){const f=s.has(c)?(0,b().declaredId)(i):void 0;if(f!==void 0)for(const r of l(c,
f)){const g=n.get(r);g===void 0?n.set(r,f):g!==f&&!a.has(r)&&a.set(r,f)}}return t.flatMap(c=>{const{type:i,id:f}=c,g=l(i,
f).flatMap(w=>[n.get(w),a.get(w)]).find(w=>w!==void 0&&w!==f);if(g===void 0)return[];const v=(0,F().placeOf)(c,["id"]);return[
(0,I().finding)("look-alike-id",{type:i,id:(0,j().visible)(f),other:(0,j().visible)(g)},v)]})}const $=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function l(o,e){const t=/^[\w.-]*$/.test(e)?e:y(e),s=t.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${o} case ${d(t)}`,`${o} drawn ${d(s)}`]}function y(o){const e=o.normalize("NFKC").replace($,"");return(0,M().asciiOf)(
e.replace(/\p{Pd}/gu,"-"))}function d(o){return o.toUpperCase().toLowerCase()}const p=/(?:\.seed\.json|\/default_genes\.json)$/;
function O({assets:{changes:o,present:e}}){const s=o.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(h);if(s.length===0)return[];const n=new Set(s.map(({id:c})=>c)),a=e.filter(c=>h(c)&&n.has(c.id));return s.flatMap(
c=>{const i=a.find(g=>C(g,c));if(i===void 0)return[];const f=`the gene \`${c.id}\`, also in \`${i.path}\` with other cont\
ent`,r={...(0,F().placeOf)(c,["id"]),severity:"warning"};return[(0,I().finding)("duplicate-id",{detail:f},r)]})}function h({
type:o,path:e}){return o==="Gene"&&!p.test(`/${e}`)}function C(o,e){return o.id===e.id&&o.path.replace(/l$/,"")!==e.path.
replace(/l$/,"")&&S().posix.dirname(o.path)===S().posix.dirname(e.path)&&(0,E().canonicalize)(o.value)!==(0,E().canonicalize)(
e.value)}},10255:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.envelope=I;function S(){const p=u(27199);
return S=function(){return p},p}function E(){const p=u(61331);return E=function(){return p},p}function F(){const p=u(39763);
return F=function(){return p},p}function b(){const p=u(95132);return b=function(){return p},p}function M(){const p=u(85475);
return M=function(){return p},p}function I(p,{asset:O}){const{type:h,id:C,envelope:o}=O;return[...N(O),...o&&(0,E().senderOf)(
o)===void 0?[(0,b().finding)("schema-field",{type:h,id:C,...j},(0,S().placeOf)(O))]:[]]}const j={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function N(p){const{type:O,id:h,wrappers:C=[]}=p,
o=(0,S().placeOf)(p);return C.flatMap(e=>$(p,e).flatMap(([t,s])=>{const n=e[t];if(n===void 0||n===s)return[];const a={type:O,
id:h,field:t,stated:d(n),actual:d(s)};return[(0,b().finding)("envelope-contradicts-asset",a,o)]}))}function $(p,O){const{
type:h,id:C,value:o}=p;return[...h==="ValidationReport"?[["target_asset_id",o.gene_asset_id??O.target_asset_id],["target\
_local_id",o.gene_id]]:[],...l(O.type,h)?[["type",h]]:[],["asset_type",h],["asset_id",y(p,O.asset_id)],["content_hash",y(
p,O.content_hash)],["local_id",C]]}function l(p,O){if(typeof p!="string")return!1;const h=p.toLowerCase();return h!==O.toLowerCase()&&
F().ASSET_TYPES.some(C=>C.toLowerCase()===h)}function y({type:p,value:O},h){if(O.asset_id!==void 0||h===void 0)return O.
asset_id;const C={type:p,value:{...O,asset_id:h}};return(0,M().matchContentHash)(C)===void 0?(0,M().contentHash)(O):h}function d(p){
return JSON.stringify(p??null).slice(0,100)}},85881:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.appliedIds=
y,m.genesStillNamed=j,m.missingGenes=O,m.unresolvedReferences=I;function S(){const h=u(27199);return S=function(){return h},
h}function E(){const h=u(30610);return E=function(){return h},h}function F(){const h=u(95132);return F=function(){return h},
h}function b(){const h=u(72025);return b=function(){return h},h}function M(){const h=u(50661);return M=function(){return h},
h}function I({assets:h}){const{changes:C,present:o,unread:e}=h,t=N(o,"Capsule"),s=N(o,"ValidationReport"),n=[["Evolution\
Event","capsule_id","Capsule",t],["EvolutionEvent","validation_report_id","ValidationReport",s],["AntiGene","evidence_ca\
psules","Capsule",t]];return C.filter(l).flatMap(({asset:a})=>{const{type:c,id:i,value:f}=a,[r]=e;return n.flatMap(([g,v,
w,P])=>g!==c?[]:[f[v]].flat().flatMap(L=>{if(!$(L,P))return[];const A={...(0,S().placeOf)(a,[v]),severity:"warning"},T=`\
whether \`${L}\`, which the ${c} \`${i}\` names, exists`;return r?[(0,b().notChecked)(T,r,A)]:[(0,F().finding)("referenc\
e-not-found",{type:c,id:i,wanted:w,name:L,field:v},A)]}))})}function j({assets:{changes:h,present:C}}){const o=N(C,"Gene"),
e=y(h),t=h.flatMap(({kind:n,asset:a,before:c})=>n==="removed"?a:c??[]).filter(({type:n})=>n==="Gene").flatMap(n=>(0,E().
namesOf)(n).map(a=>({asset:n,name:a}))).filter(({name:n})=>!o.has(n)&&!e.has(n));if(t.length===0)return[];const s=C.flatMap(
E().namings);return t.flatMap(({asset:n,name:a})=>{const c=s.filter(({gene:w})=>w===a),i=c.find(w=>w.by.type==="Capsule")??
c[0];if(i===void 0)return[];const f=a.startsWith("sha256:"),r={what:`${f?"gene that was":"gene"} \`${a}\``,by:`the ${i.by.
type} \`${i.by.id}\``,more:new Set(c.map(w=>w.by)).size-1,fix:f?"Name the gene by its `id`, or by its new `asset_id`":`K\
eep the gene \`${a}\`, or also remove the Capsules that name it`},g=i.by.type==="Capsule"?"warning":"notice",v=i.by.locate(
i.pointer);return[(0,F().finding)("still-named",r,{location:v,subject:(0,S().subjectOf)(n),severity:g})]})}function N(h,C){
return new Set(h.filter(o=>o.type===C).flatMap(E().namesOf))}function $(h,C){return typeof h=="string"&&!C.has(h)}function l({
kind:h}){return h==="added"||h==="modified"}function y(h){return new Set(h.flatMap(E().newNamings).map(({gene:C})=>C))}const d="\
ad_hoc",p={severity:"warning",harm:"bookkeeping"};function O(h){const{changes:C}=h.assets,o=new Set(C.filter(({kind:e,asset:t})=>e!==
"removed"&&t.type==="Gene").flatMap(({asset:e})=>(0,E().namesOf)(e)));return C.flatMap(E().newNamings).filter(({gene:e})=>!o.
has(e)).map(({by:e,gene:t,pointer:s})=>{const n=t===d&&(0,M().isChange)(h),a={...(0,S().placeOf)(e,s),...n&&p},{type:c,id:i}=e,
f={type:c,id:i,wanted:"gene",name:t,field:String(s[0])};return(0,F().finding)("reference-not-found",f,a)})}},93290:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.removedScripts=y;function S(){const o=u(76760);return S=function(){return o},
o}function E(){const o=u(27199);return E=function(){return o},o}function F(){const o=u(68450);return F=function(){return o},
o}function b(){const o=u(77680);return b=function(){return o},o}function M(){const o=u(63455);return M=function(){return o},
o}function I(){const o=u(51951);return I=function(){return o},o}function j(){const o=u(59867);return j=function(){return o},
o}function N(){const o=u(46912);return N=function(){return o},o}function $(){const o=u(91063);return $=function(){return o},
o}function l(){const o=u(95132);return l=function(){return o},o}async function y(o){const{assets:e,baseTree:t,clock:s}=o,
n=d(o.change),a=await p(o);if(n.size+a.size===0)return[];const c=new Set(e.changes.map(({asset:r})=>r)),i=e.present.filter(
r=>r.type==="Gene"&&!c.has(r)),f=new Map;for(const r of i){await s.tick();const g=(0,b().validationCommands)(r),v=new Map;
for(const{value:w,pointer:P}of g.kind==="list"?g.entries:[]){if(typeof w!="string")continue;const L=(0,F().storeOf)(r.path,
{policy:o.policy,tree:t}),T=(0,M().namedPaths)(w,L).filter(R=>n.has(R)).map(R=>({path:R,script:""}));a.size>0&&L.checkoutAs===
void 0&&T.push(...await h(w,t,L.root));for(const R of T){const H=C(R);(R.script===""||a.has(H))&&v.set(H,{...R,entry:P[1]})}}
for(const[w,P]of v){const L=f.get(w);L?L.more+=1:f.set(w,{...P,gene:r,more:0})}}return[...f.values()].map(({path:r,script:g,
gene:v,entry:w,more:P})=>{const L=g===""?`file \`${r}\``:`script \`${g}\` of \`${r}\``,A=`Keep \`${g||r}\`, or change the\
 commands that name it`,T={...(0,E().placeOf)(v,["validation",w]),harm:"broken"};return(0,l().finding)("still-named",{what:L,
by:`the gene \`${v.id}\``,more:P,fix:A},T)})}function d({files:o}){const e=new Set(o.flatMap(({status:t,path:s,oldPath:n})=>t===
"deleted"?s:n??[]));for(const{path:t,status:s}of o)s!=="deleted"&&e.delete(t);return e}async function p({change:o,baseTree:e,
tree:t}){const s=o.files.map(({path:a,oldPath:c})=>c??a),n=new Set;for(const a of s.filter(c=>S().posix.basename(c)==="p\
ackage.json")){const c=await O(e,a),i=new Set(await O(t,a));for(const f of c)i.has(f)||n.add(C({path:a,script:f}))}return n}
async function O(o,e){const t=S().posix.dirname(e);return[...(await(0,j().usablePackageJson)(o,t==="."?"":t))?.scripts.keys()??
[]]}async function h(o,e,t){const{invocation:s}=(0,I().readWords)(o,{tree:e,cwd:t});if(s?.program!=="npm")return[];const n={
tree:e,directory:t,changed:new Set,families:$().NO_PROGRAMS},{runs:a}=await(0,N().scriptsThatRun)(s,n,{start:0,end:0}),c=(0,N().
eventOf)(s);return a.flatMap(({directory:i,event:f})=>f===c?[{path:S().posix.join(i,"package.json"),script:c}]:[])}function C({
path:o,script:e}){return`${o}\0${e}`}},21471:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.describeJson=
s,m.schemaDifferences=M;function S(){const n=u(98285);return S=function(){return n},n}function E(){const n=u(98879);return E=
function(){return n},n}const F=2e5,b=50;function M(n,a){try{return I(n,(0,S().withoutAnnotations)(a))}catch(c){if(!(c instanceof
URIError))throw c;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function I(n,a){const c=(0,E().complaintsOf)(n,a,JSON.stringify(a).length<=F),i=new Map,f=new Set;
for(const r of c){if(l.has(r.keyword))continue;const g=N(r);if(!f.has(g)){f.add(g);for(const v of y(r,n,a)){const w=j(r,
v),P=i.get(w);i.set(w,P?{...P,more:P.more+1}:v)}}}return[...i.values()].slice(0,b)}function j({keywordLocation:n},a){switch(a.
kind){case"missing":return JSON.stringify([n,...a.fields]);case"unknown":return JSON.stringify([n,a.field]);case"invalid":
return n}}function N({keyword:n,instanceLocation:a}){return`${$.has(n)?n:"value"} ${a}`}const $=new Set(["required","add\
itionalProperties"]),l=new Set(["properties","items","false"]);function y(n,a,c){const{keyword:i,keywordLocation:f,instanceLocation:r}=n,
{pointer:g,value:v}=p(c,r),w=O(a,f);if(i==="required"){const L=(w.required??[]).filter(A=>!d(v,A));return[{kind:"missing",
pointer:g,fields:L,more:0}]}if(i==="additionalProperties"){const L=w.properties??{},A=Object.keys(v??{}).filter(R=>!Object.
hasOwn(L,R)),T=Object.keys(L).filter(R=>!d(v,R));return A.map(R=>({kind:"unknown",pointer:[...g,R],field:R,absent:T,more:0}))}
const P=t(i,w);return[{kind:"invalid",pointer:g,keyword:i,expected:P,found:s(v),more:0}]}function d(n,a){return n!==null&&
Object.hasOwn(n,a)}function p(n,a){const c=[];let i=n;for(const f of h(a))Array.isArray(i)?(c.push(Number(f)),i=i[Number(
f)]??null):(c.push(f),i=i[f]??null);return{pointer:c,value:i}}function O(n,a){let c=E().SCHEMAS[n];for(const i of h(a).slice(
0,-1))c=c[i];return c}function h(n){return n.split("/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"))}const C={
string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"nul\
l"},o={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal dig\
its"},e=40;function t(n,a){const c=a[n];switch(n){case"type":return[c].flat().map(i=>C[String(i)]??String(i)).join(" or ");case"\
enum":return`one of ${(a.enum??[]).map(i=>JSON.stringify(i)).join(", ")}`;case"const":return JSON.stringify(c);case"patt\
ern":return o[String(c)]??`a string that matches ${c}`;case"minLength":return c===1?"a non-empty string":`a string of at\
 least ${c} characters`;case"maxLength":return`a string of at most ${c} characters`;case"minItems":return c===1?"a non-e\
mpty list":`a list of at least ${c} items`;case"maxItems":return`a list of at most ${c} items`;case"minimum":return`a nu\
mber that is at least ${c}`;case"maximum":return`a number that is at most ${c}`;default:return`a value that matches \`${n}\
\` in the schema`}}function s(n){return Array.isArray(n)?n.length===0?"an empty list":"a list":n!==null&&typeof n=="obje\
ct"?"an object":typeof n!="string"?String(n):n.length<=e?JSON.stringify(n):`a string of ${n.length} characters`}},57733:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.promotionSchemaFindings=j,m.schemaFindings=I;function S(){const t=u(23404);
return S=function(){return t},t}function E(){const t=u(27199);return E=function(){return t},t}function F(){const t=u(3051);
return F=function(){return t},t}function b(){const t=u(95132);return b=function(){return t},t}function M(){const t=u(21471);
return M=function(){return t},t}function I(t){return(0,M().schemaDifferences)(t.type,t.value).filter(s=>!C(t,s)).flatMap(
s=>y(t,s)).map(s=>N(t,s,"warning"))}function j(t){const s=o(t)?"warning":"error";return(0,M().schemaDifferences)(t.type,
t.value).map(n=>N(t,n,s))}function N(t,s,n){const{type:a,id:c}=t,{pointer:i,more:f}=s,r={...(0,E().placeOf)(t,i),severity:n},
g=(v,w,P,L)=>(0,b().finding)("schema-field",{type:a,id:c,field:v,fault:w,where:P,fix:L},r);switch(s.kind){case"missing":{
const{fields:v}=s,P=`Add what is missing as the schema of the protocol describes it${v.includes("asset_id")?"; `gene-gat\
e fix --identity --write` adds `asset_id` in the repository of its author":""}`;return g(v.join("`, `"),"is missing",l(i,
f),P)}case"unknown":{const v=l(i.slice(0,-1),f),{field:w,absent:P}=s,L=(0,F().nearestName)(w,P),A=L===void 0?"":`If you \
meant \`${L}\`, rename it. Otherwise, `,T=`${A}${A?"remove":"Remove"} \`${w}\` or store it outside the asset`;return g(w,
"is unknown",v,T)}case"invalid":{const{expected:v}=s,w=`${s.found}${f===0?"":` (and in ${$(f)})`}`,P=i.join("."),L=`must\
 be ${v}, but it is ${w}`;return g(P,L,"",`Change \`${P}\` to ${v}`)}}}function $(t){return t===1?"1 similar place":`${t}\
 similar places`}function l(t,s){return t.length===0?"":` in \`${t.join(".")}\`${s===0?"":` and ${$(s)}`}`}function y(t,s){
const{type:n}=t,{pointer:a}=s;switch(s.kind){case"missing":{const c=s.fields.filter(i=>!d[n].has([...a,i].join("."))&&!(i===
"source_type"&&(e(t)??0)<O));return c.length===0?[]:[{...s,fields:c}]}case"unknown":return[s];case"invalid":return p(n,a,
s.keyword)?[]:[s]}}const d={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraint\
s.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(
["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(
["type","id"])};function p(t,[s,...n],a){if(s==="type"||s==="id"||s==="asset_id")return!0;if(t!=="Gene")return!1;const c=a===
"minItems"&&n.length>0;return s==="validation"||s==="constraints"&&!c}const O=6,h={"Gene epigenetic_marks[]":["object","\
string"],"Gene _source":["object"],"Gene avoid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":[
"string"],"Capsule diff":["string"],"Capsule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execut\
ion_trace":["object"],"EvolutionEvent applied_lessons[]":["object","string"]};function C({type:t,value:s},{kind:n,pointer:a}){
const[c="",i=0,...f]=a,r=s[c]??null,g=h[`${t} ${c}${Array.isArray(r)?"[]":""}`];return n==="missing"||!g||typeof i!="num\
ber"||f.length>0?!1:[r].flat().every(v=>g.includes(v===null?"null":typeof v))}function o(t){return(e(t)??Number.NaN)<Number(
S().SCHEMA_VERSION.split(".")[1])}function e({value:{schema_version:t}}){const s=typeof t=="string"?/^1\.(\d+)\.\d+$/.exec(
t)?.[1]:void 0;return s===void 0?void 0:Number(s)}},98879:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.SCHEMAS=void 0,m.complaintsOf=p;function S(){const C=u(13574);return S=function(){return C},C}function E(){const C=u(36576);
return E=function(){return C},C}function F(){const C=u(25065);return F=function(){return C},C}function b(){const C=u(5330);
return b=function(){return C},C}function M(){const C=u(39436);return M=function(){return C},C}function I(){const C=u(39763);
return I=function(){return C},C}const j={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},N="^sha256:[a-f0-9]{64}$",$={type:"\
object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],
properties:{type:{const:"ValidationReport"},schema_version:j,id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},
env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","\
stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{
type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:N}}},
l={type:"array",items:{type:"string"}},y={type:"object",required:["type","schema_version","id","summary","trigger","avoi\
d","asset_id"],properties:{type:{const:"AntiGene"},schema_version:j,id:{type:"string",minLength:1},summary:{type:"string",
minLength:1},trigger:{...l,minItems:1},avoid:{...l,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium",
"high"]},source_clusters:l,evidence_capsules:l,failure_count:{type:"integer",minimum:0},asset_id:{type:"string",pattern:N}}},
d=m.SCHEMAS={Gene:b().default,Capsule:E().default,EvolutionEvent:F().default,Mutation:M().default,ValidationReport:$,AntiGene:y};
function p(C,o,e){return O[e?"all":"first"][C].validate(o).errors}const O={all:h(!1),first:h(!0)};function h(C){const o=I().
ASSET_TYPES.map(e=>[e,new(S()).Validator(d[e],"7",C)]);return Object.fromEntries(o)}},73566:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.capsuleFields=N,m.selfDescription=j,m.unidentified=$;function S(){const d=u(27199);return S=
function(){return d},d}function E(){const d=u(59490);return E=function(){return d},d}function F(){const d=u(95132);return F=
function(){return d},d}function b(){const d=u(72025);return b=function(){return d},d}function M(){const d=u(85475);return M=
function(){return d},d}function I(){const d=u(57733);return I=function(){return d},d}function j({correctorOf:d},{asset:p,
change:O,commands:h=[]}){if(p.cut)return[];const C=O?.kind==="unchanged"?void 0:O?.before,o=h.some(({findings:e})=>e.some(
({edit:t})=>t?.fix));return[...(0,M().hashFindings)(p,d(p),!o,C),...(0,I().schemaFindings)(p)]}function N(d,{asset:p}){const{
type:O,id:h,value:C}=p;if(O!=="Capsule"||p.cut)return[];const o=["success_streak","env_fingerprint"].filter(s=>C[s]==null);
if(o.length===0)return[];const e=o.join("`, `"),t={fault:"is missing",where:"",fix:`Add \`${e}\``};return[(0,F().finding)(
"schema-field",{type:O,id:h,field:e,...t},(0,S().placeOf)(p))]}function $({genes:d,claims:p,correctorOf:O}){const e=[...d.
filter(({change:s})=>s?.kind!=="removed").map(({asset:s})=>s),...p].filter(({cut:s})=>!s).flatMap(s=>l(s,O));return[...(0,E().
groupBy)(e,({rule:s,location:n})=>JSON.stringify([s,n?.path])).values()].flatMap(y)}function l(d,p){try{return(0,M().identityFindings)(
d,p(d)).filter(M().isMissingIdentity)}catch(O){return[(0,b().assetNotJudged)(d,O)]}}function y([d,...p]){if(d===void 0)return[];
if(p.length===0||!(0,M().isMissingIdentity)(d))return[d,...p];const{subject:O,args:h,...C}=d,{expected:o,...e}=h;return[
{...C,args:{...e,others:p.length}}]}},47771:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.claimedStreak=
c,m.eventsIn=p,m.streakCounter=j,m.successStreak=d;function S(){const i=u(23404);return S=function(){return i},i}function E(){
const i=u(27199);return E=function(){return i},i}function F(){const i=u(59490);return F=function(){return i},i}function b(){
const i=u(95132);return b=function(){return i},i}function M(){const i=u(72025);return M=function(){return i},i}function I(){
const i=u(85475);return I=function(){return i},i}function j(i,f){const r=h(i,f),g=(0,F().groupBy)(i,({value:{capsule_id:v}})=>v);
return v=>N(v,g.get(v.id)??[],r,f)}function N({id:i,value:{gene:f}},r,g,v){const w=[],P=[],L={files:0,lines:0};let A;const{
successes:T,failure:R}=$(i,r);for(const H of T){const{value:D}=H,J=g.get(H)??o(D,v)??(e(D,f,v)?void 0:O)??(s(D)?"it reco\
rds no change":void 0);J===void 0?(P.push(H),t(L,D)||(A??=a(D))):w.push({event:a(D),why:J})}return{count:y(P),uncounted:w,
ended:R!==void 0,...R&&T.length===0&&{failed:a(R.value)},radius:L,...A!==void 0&&{unmeasured:A}}}function $(i,f){const r=f.
filter(({value:v})=>v.type==="EvolutionEvent"&&v.capsule_id===i).reverse(),g=r.findIndex(({value:v})=>!l(v));return g<0?
{successes:r}:{successes:r.slice(0,g),failure:r[g]}}function l({outcome:i}){return(0,E().isJsonObject)(i)&&i.status==="s\
uccess"}function y(i){const f=i.map(({value:r})=>r.id).filter(r=>typeof r=="string");return i.length-f.length+new Set(f).
size}function d(i,f){const{successes:r,failure:g}=$(i,f);return{count:y(r),ended:g!==void 0}}function p({changes:i,present:f,
unread:r}){const g=r.at(-1),v=new Set(i.map(({asset:w})=>w));return f.filter(({type:w,path:P})=>w==="EvolutionEvent"&&(!g||
P>=g.path)).map(w=>({value:w.value,log:w.path,isNew:v.has(w)}))}const O="it does not name the gene of the Capsule";function h(i,f){
const r=new Map,g=new Map,v=new Set;for(const w of i){const P=C(w,g,f&&v.has(w.log));P!==void 0&&r.set(w,P),v.add(w.log);
const{id:L}=w.value;typeof L=="string"&&!g.has(L)&&g.set(L,w)}return r}function C({value:i,isNew:f},r,g){const{id:v,parent:w}=i;
if(f)return"the change that is judged adds or edits it";const P=typeof v=="string"?r.get(v):void 0;return P!==void 0?(0,S().
canonicalize)(P.value)===(0,S().canonicalize)(i)?void 0:"an earlier event with other content has its id":typeof w=="stri\
ng"&&w!==""?r.has(w)?void 0:"its parent is not in the log before it":g?"it has no parent":void 0}function o(i,f){const{id:r,
asset_id:g}=i;if(g===void 0)return f?"it has no hash":void 0;if((0,I().matchContentHash)({type:"EvolutionEvent",value:i})===
void 0)return"its hash does not match its content";const v=typeof r=="string"&&r.trim()!=="";return f&&!v?"it has no id":
void 0}function e({genes_used:i},f,r){return typeof f!="string"||f===""||!Array.isArray(i)?!r:i.includes(f)}function t(i,{
blast_radius:f}){if(f===void 0)return!0;if(!(0,E().isJsonObject)(f))return!1;const{files:r,lines:g}=f;return!n(r)||!n(g)?
!1:(i.files=Math.max(i.files,r),i.lines=Math.max(i.lines,g),!0)}function s({blast_radius:i}){return(0,E().isJsonObject)(
i)&&(i.files===0||i.lines===0)}function n(i){return typeof i=="number"&&Number.isSafeInteger(i)&&i>=0}function a({id:i}){
return typeof i=="string"?i:"without an id"}function c({assets:i}){const f=(0,F().groupBy)(p(i),({value:r})=>r.capsule_id);
return i.changes.flatMap(({kind:r,asset:g})=>{const{success_streak:v}=g.value;if(r==="removed"||g.type!=="Capsule"||typeof v!=
"number")return[];const{count:w,ended:P}=d(g.id,f.get(g.id)??[]);if(v<=w)return[];const L=(0,E().placeOf)(g,["success_st\
reak"]),A=i.unread.at(-1);if(A!==void 0&&!P)return[(0,M().notChecked)(`the success streak of the Capsule \`${g.id}\``,A,
L)];const T={type:g.type,id:g.id,claim:`claims a success streak of ${v}`,shown:`the events show ${w}`,fix:"Let the engin\
e append the events of its cycles, or correct `success_streak`"};return[(0,b().finding)("claim-differs",T,L)]})}},36974:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.incompleteGene=l,m.removedGene=y,m.validationList=I;function S(){const d=u(
27199);return S=function(){return d},d}function E(){const d=u(36093);return E=function(){return d},d}function F(){const d=u(
77680);return F=function(){return d},d}function b(){const d=u(95132);return b=function(){return d},d}function M(){const d=u(
50661);return M=function(){return d},d}function I(d,{asset:p,validation:O,commands:h}){if(p.cut)return[];const C=["valid\
ation"],o={gene:p.id};if(O.kind==="not_a_list"){const s={...o,fault:`must have ${O.expected} as \`validation\``};return[
(0,b().finding)("validation-malformed",s,(0,S().placeOf)(p,C))]}if(O.kind==="missing"||O.entries.every(F().isBlankEntry))
return[(0,b().finding)("validation-missing",{...o,that:""},(0,S().placeOf)(p,C))];const e=[],t=new Set;for(const s of O.
entries){const{value:n,pointer:a}=s;if((0,F().isBlankEntry)(s)){const c={...o,field:a.join("."),fault:"is blank"},i={...(0,S().
placeOf)(p,a),severity:"notice"};e.push((0,b().finding)("validation-redundant",c,i))}else if(typeof n!="string"){const c={
...o,fault:`must have a string as \`${a.join(".")}\``};e.push((0,b().finding)("validation-malformed",c,(0,S().placeOf)(p,
a)))}else if(t.has(n)){const c={...(0,S().placeOf)(p,a),subject:{...(0,S().subjectOf)(p),command:n}};e.push((0,b().finding)(
"validation-redundant",{...o,field:a.join("."),fault:`repeats \`${n}\``},c))}else t.add(n)}if(h.length>0&&h.every(N)){const s={
...o,that:" that checks the change"},n=(0,S().placeOf)(p,C),a=j(d,p)?"notice":"error";e.push((0,b().finding)("validation\
-missing",s,{...n,severity:a}))}return e}function j(d,p){return(0,M().isChange)(d)?d.seeds.has(p):d.correctorOf(p)!=="au\
thor"&&(0,E().seedRelease)(p)!==void 0}function N({reading:{problems:d,argv:p}}){return d.some(({rule:O})=>O==="only-pri\
nts")||$.has(p?.[0]??"")}const $=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","\
uname","uptime","whoami"]);function l(d,{asset:p}){return p.cut?[(0,b().finding)("validation-malformed",{gene:p.id,fault:"\
can be read only in part: its JSON has an error"},(0,S().placeOf)(p))]:[]}function y(d,{asset:p}){return[(0,b().finding)(
"gene-removed",{gene:p.id},{subject:(0,S().subjectOf)(p)})]}},56131:function(G,m,u){Object.defineProperty(m,"__esModule",
{value:!0}),m.geneDifferences=O,m.hardCaps=p,m.limitsOf=d,m.readConstraints=j,m.stricterConstraints=N,m.uncovered=e;function S(){
const t=u(27199);return S=function(){return t},t}function E(){const t=u(77680);return E=function(){return t},t}function F(){
const t=u(57430);return F=function(){return t},t}function b(){const t=u(32854);return b=function(){return t},t}function M(){
const t=u(53315);return M=function(){return t},t}function I(){const t=u(50661);return I=function(){return t},t}function j(t){
const s=i=>({constraints:$,problems:[{...i,pointer:["constraints"]}]});if(t===void 0)return s({kind:"missing"});if(!(0,S().
isJsonObject)(t))return s({kind:"malformed",detail:"an object"});const n=[],a=l(t.max_files,n);return{constraints:{maxFiles:a??
M().DEFAULT_MAX_FILES,isDefaultLimit:a===void 0,forbiddenPaths:y(t.forbidden_paths,n)},problems:n}}function N(t,s){if(t===
void 0)return s;const{maxFiles:n,isDefaultLimit:a}=t.maxFiles<s.maxFiles?t:s;return{maxFiles:n,isDefaultLimit:a,forbiddenPaths:[
...new Set([...t.forbiddenPaths,...s.forbiddenPaths])]}}const $={maxFiles:M().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};
function l(t,s){const n=["constraints","max_files"];if(t===void 0)s.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(
t)&&Number(t)>0)return Number(t);s.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function y(t,s){
const n=["constraints","forbidden_paths"];if(t===void 0)return s.push({kind:"missing",pointer:n}),[];if(!Array.isArray(t))
return s.push({kind:"malformed",pointer:n,detail:"a list of paths"}),[];const a=new Set;for(const[c,i]of t.entries()){const f=typeof i==
"string"?(0,b().normalise)(i):void 0;if(typeof i!="string"||!f){s.push({kind:"malformed",pointer:[...n,c],detail:"a path\
 below the root of the repository"});continue}(0,b().looksLikePattern)(i)&&s.push({kind:"pattern",pointer:[...n,c],detail:i}),
a.add(f)}return[...a]}function d(t,s){const{asset:n,change:a,binds:c}=t,{constraints:i}=j(n.value.constraints),f=a?.before&&
j(a.before.value.constraints).constraints,r=N(f,i),{maxFiles:g,isDefaultLimit:v}=r,w=p(s.policy),P=c&&(0,I().isChange)(s)?
s.radius:F().NOTHING_TOUCHED,L=(0,M().cappedSize)(P,s.policy.blast_radius.counting),A=(0,M().gradeFiles)(P.files,g,L,w),
T=A==="hard_cap_breach"?L:P,R=(0,M().gradeWords)(A,T,g,w);return{base:f,head:i,constraints:r,blastRadius:{...P,max_files:g,
...v&&{default_limit:!0},severity:A,message:R}}}function p({blast_radius:t}){const{hard_cap_files:s,hard_cap_lines:n}=t;
return{files:s,lines:n}}function O({kind:t,asset:s,before:n}){return n===void 0||s.cut||t!=="added"&&t!=="modified"?[]:[
...h(n,s),...o(n,s)]}function h(t,s){const[n,a]=[C(t),C(s)],c="validation";return[...[...n].filter(i=>!a.has(i)).map(i=>({
kind:"command_removed",field:c,base:i,head:null})),...[...a].filter(i=>!n.has(i)).map(i=>({kind:"command_added",field:c,
base:null,head:i}))]}function C(t){const s=(0,E().validationCommands)(t),n=s.kind==="list"?s.entries.map(({value:a})=>a):
[];return new Set(n.filter(a=>typeof a=="string"))}function o(t,s){const{constraints:n}=j(t.value.constraints),{constraints:a}=j(
s.value.constraints),c=[];a.maxFiles!==n.maxFiles&&c.push({kind:a.maxFiles>n.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(n.maxFiles),head:String(a.maxFiles)});const i="constraints.forbidde\
n_paths";for(const f of e(n.forbiddenPaths,a.forbiddenPaths))c.push({kind:"constraint_loosened",field:i,base:f,head:null});
for(const f of e(a.forbiddenPaths,n.forbiddenPaths))c.push({kind:"constraint_tightened",field:i,base:null,head:f});return c}
function e(t,s){return t.filter(n=>!s.some(a=>(0,b().isWithin)(n,a)))}},54034:function(G,m,u){Object.defineProperty(m,"_\
_esModule",{value:!0}),m.auditGene=N,m.forbidsRunningGene=l,m.geneFindings=$;function S(){const y=u(13580);return S=function(){
return y},y}function E(){const y=u(72025);return E=function(){return y},y}function F(){const y=u(70716);return F=function(){
return y},y}function b(){const y=u(97004);return b=function(){return y},y}function M(){const y=u(6470);return M=function(){
return y},y}function I(){const y=u(50661);return I=function(){return y},y}function j(){const y=u(56131);return j=function(){
return y},y}async function N(y,d,p){const{asset:O,change:h,store:C}=d,{timeoutMs:o}=p,e=(0,j().limitsOf)(d,y),t=await $(
y,{...d,limits:e}),s=(0,I().isChange)(y)&&y.seeds.has(O)&&(0,b().lacksEngine)(d.commands),n=s?d.commands.map(r=>({...r,findings:r.
findings.map(b().asNotice)})):d.commands,a=s?t.map(b().asNotice):t,c=p.mayRun&&!a.some(l),{root:i,checkoutAs:f}=C;return{
asset:O,store:C,...s&&{isIdle:s},commands:c?(0,M().planCommands)(n,{timeoutMs:o,directory:i,checkoutAs:f}):n,findings:a,
blastRadius:e.blastRadius,differences:h===void 0?[]:(0,j().geneDifferences)(h)}}async function $(y,d){return d.change?.kind!==
"removed"?(0,E().ask)(F().GENE_CHECKS,y,d):(await(0,E().ask)(F().REMOVED_GENE_CHECKS,y,d)).map(({location:O,...h})=>h)}function l({
rule:y}){return(0,S().ruleOf)(y).forbidsRunning==="gene"}},42804:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.declaredConstraints=j,m.declaredPaths=C,m.geneBlastRadius=O,m.hardCap=p,m.limitsBeyondCap=y,m.loosenedConstraints=$;function S(){
const o=u(27199);return S=function(){return o},o}function E(){const o=u(95132);return E=function(){return o},o}function F(){
const o=u(53315);return F=function(){return o},o}function b(){const o=u(39869);return b=function(){return o},o}function M(){
const o=u(56131);return M=function(){return o},o}const I={severity:"warning",harm:"bookkeeping"};function j(o,{asset:e}){
return(0,M().readConstraints)(e.value.constraints).problems.filter(({kind:t})=>t!=="missing"||!e.cut).map(t=>N(e,t))}function N(o,{
kind:e,pointer:t,detail:s=""}){const n=(0,S().placeOf)(o,t),a=t.join("."),c=(f,r,g=I)=>(0,E().finding)("constraints-malf\
ormed",{gene:o.id,field:a,fault:f,fix:r},{...n,...g});if(e==="missing")return c("is missing",`Add \`${a}\` to the gene`);
if(e==="malformed")return c(`must be ${s}`,`Change \`${a}\` to ${s}`,{});const i=`forbids \`${s}\`, which is read as a pa\
th, with each of its characters, not as a pattern`;return c(i,"Write the path of the directory; everything below it is a\
lso forbidden")}function $(o,{asset:e,binds:t,limits:{base:s,head:n}}){if(!t||e.cut||s===void 0)return[];const a=(0,M().
uncovered)(s.forbiddenPaths,n.forbiddenPaths),c=n.maxFiles>s.maxFiles;if(a.length===0&&!c)return[];const i=l(e.value.constraints),
f=[...c&&!i("max_files")?[`\`max_files\` from ${s.maxFiles} to ${n.maxFiles}`]:[],...(i("forbidden_paths")?[]:a).map(g=>`\
\`${g}\` is no longer forbidden`)];if(f.length===0)return[];const r=(0,S().placeOf)(e,["constraints"]);return[(0,E().finding)(
"constraints-loosened",{gene:e.id,loosened:f},r)]}function l(o){const e=(0,M().readConstraints)(o).problems.flatMap(({kind:t,
pointer:s})=>t==="malformed"&&s.length<=2?[s[1]]:[]);return t=>e.includes(t)||e.includes(void 0)}function y(o,{asset:e,binds:t,
limits:{base:s,head:n}}){const{files:a}=(0,M().hardCaps)(o.policy),{maxFiles:c}=n;if(!t||c<=a||s!==void 0&&c<=s.maxFiles)
return[];const i="constraints.max_files",f=`allows ${c} files, but the hard cap of the policy is ${a} ${a===1?"file":"fi\
les"}`,r={gene:e.id,field:i,fault:f,fix:`Set \`${i}\` to ${a} or less`},g={...(0,S().placeOf)(e,["constraints","max_file\
s"]),...I};return[(0,E().finding)("constraints-malformed",r,g)]}const d={approaching_limit:"blast-radius-approaching",exceeded:"\
blast-radius-exceeded",critical_overrun:"blast-radius-critical"};function p({genes:o,radius:e,policy:t,isPush:s}){const n=o.
filter(({binds:A})=>A),a=(0,F().cappedSize)(e,t.blast_radius.counting),c=(0,M().hardCaps)(t);if(n.length===0||a.files<=c.
files&&a.lines<=c.lines)return[];const[i,...f]=n,r=n.find(({change:A})=>A.kind!=="removed"),{location:g}=r?(0,S().placeOf)(
r.asset,["constraints","max_files"]):{},w={...s&&n.every(({change:A})=>A.kind==="applied")&&{severity:"warning"},...g&&{
location:g},...i&&f.length===0&&{subject:(0,S().subjectOf)(i.asset)}},P=a.lines-e.lines,L={...a,capFiles:c.files,capLines:c.
lines,genes:n.length,...P>0&&{exempt:P}};return[(0,E().finding)("blast-radius-hard-cap",L,w)]}function O(o,{asset:e,binds:t,
isOnlyAdded:s,limits:n}){const{files:a,max_files:c,severity:i}=n.blastRadius;if(!t||i==="within_limit"||i==="hard_cap_br\
each")return[];if(s&&(i==="approaching_limit"||o.seeds.has(e)))return[];const f=(0,S().placeOf)(e,["constraints","max_fi\
les"]),r={gene:e.id,files:a,maxFiles:c,declared:!n.constraints.isDefaultLimit};return[(0,E().finding)(d[i],r,{...f,...h(
s)})]}function h(o=!1){return o?I:{}}function C({touchesOf:o,seeds:e},{asset:t,binds:s,isOnlyAdded:n,limits:{constraints:a}}){
if(!s||e.has(t))return[];const c=a.forbiddenPaths.flatMap(f=>(0,b().someTouches)(o(f)).map(r=>({gene:t.id,entry:f,...r})));
if(c.length===0)return[];const i={...(0,S().placeOf)(t,["constraints","forbidden_paths"]),...h(n)};return c.map(f=>(0,E().
finding)("forbidden-path-declared",f,i))}},16373:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.launchedFiles=
C,m.markUnreadable=h,m.readGene=l,m.readGeneChange=y;function S(){const e=u(27199);return S=function(){return e},e}function E(){
const e=u(30610);return E=function(){return e},e}function F(){const e=u(68450);return F=function(){return e},e}function b(){
const e=u(77680);return b=function(){return e},e}function M(){const e=u(10473);return M=function(){return e},e}function I(){
const e=u(41431);return I=function(){return e},e}function j(){const e=u(10729);return j=function(){return e},e}function N(){
const e=u(16455);return N=function(){return e},e}function $(){const e=u(95132);return $=function(){return e},e}async function l(e,t,s){
const n=(0,b().validationCommands)(e),a=await d(e,n,t,s);return{asset:e,store:t.storeOf(e.path),binds:!1,validation:n,commands:a}}
async function y(e,t,s,n){const{kind:a,asset:c,before:i}=e,f=(0,E().namesOf)(c).some(P=>t.has(P)),r=!["applied","unchang\
ed"].includes(a)||f,g=a==="added"&&i===void 0&&!f,v=(0,b().validationCommands)(c),w=a==="removed"?[]:await d(c,v,s,n);return{
asset:c,store:s.storeOf(c.path),change:e,binds:r,isOnlyAdded:g,validation:v,commands:w}}async function d(e,t,s,n){if(t.kind!==
"list")return[];const a=s.forFile(e.path),c=t.entries.filter(g=>typeof g.value=="string"&&!(0,b().isBlankEntry)(g)),i=await Promise.
all(c.map(({value:g})=>a.command(g))),f=await(0,N().withEdits)(i,a,n(e)==="fix");return(await Promise.all(f.map(g=>p(g,e,
s)))).map((g,v)=>O(e,g,c[v]?.pointer??["validation"]))}async function p(e,{path:t},s){const n=s.storeOf(t),{tree:a}=s.terms;
if(e.verdict!=="block"||a===void 0)return e;const c=new Set((0,I().missingPaths)(e).map(f=>f.replace(/\/.*/,""))),i=[...[
...new Set([...(0,F().packagesAbove)(a,n.path),""])].map(f=>({root:f})),...[...c].filter(j().isCheckoutName).map(f=>({root:"",
checkoutAs:f}))];for(const f of i){if(f.root===n.root&&f.checkoutAs===n.checkoutAs)continue;const{verdict:r}=await s.startingIn(
f).command(e.reading.command);if(r==="block")continue;const{checkoutAs:g}=f,v=(0,$().finding)("store-root-unclear",{store:n.
path||".",root:(0,F().shownRoot)(n),others:[(0,F().shownRoot)(f)],because:"accepts",...g!==void 0&&{checkoutAs:g}});return{
...e,findings:[...e.findings,v]}}return e}function O(e,{findings:t,...s},n){const{command:a}=s.reading,c={...(0,S().subjectOf)(
e),command:a},i={path:e.path,pointer:(0,S().pointerText)([...e.pointer,...n])};return{...s,command:a,location:e.locate(n),
findings:t.map(({edit:f,...r})=>({...r,location:e.locate(n,r.span),subject:c,...f&&{edit:{...i,...f}}}))}}async function h(e,t,{
tree:s,baseTree:n}){const a=e.flatMap(({commands:i})=>i.flatMap(C)),c=new Map;for(const i of new Set(a)){const f=t.has(i)?
await(0,M().whyUnreadable)(s,i):void 0;f&&await(0,M().whyUnreadable)(n,i)===void 0&&c.set(i,f)}return c.size===0?e:e.map(
i=>({...i,commands:i.commands.map(f=>o(i,f,c))}))}function C({reading:e}){return e.targets.flatMap(({path:t})=>t??[])}function o({
asset:e},t,s){const{location:n,verdict:a,confirmation:c}=t,i={location:n,subject:{...(0,S().subjectOf)(e),command:t.command}},
f=[...new Set(C(t))].flatMap(r=>{const g=s.get(r);return g===void 0?[]:[(0,$().finding)("script-unreadable",{path:r,why:g},
i)]});return f.length===0?t:{...t,verdict:a==="allow"?"warn":a,confirmation:c==="standard"?"strong":c,findings:[...t.findings,
...f]}}},6470:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.digestPlans=I,m.makePlan=b,m.planCommands=
M,m.toolOf=$;function S(){const l=u(2833);return S=function(){return l},l}const E=Symbol("audited");function F({steps:l,
...y}){return{...y,steps:l.map(({command:d,...p})=>p)}}function b(l){const{argv:y,program:d,directory:p,binary:O=null,env:h,
timeoutMs:C}=l,{scripts:o=null,npmSettings:e=[],checkoutAs:t}=l,s=JSON.stringify([y,d,O,o&&F(o),e,Object.entries(h).sort(
([n],[a])=>n<a?-1:1),C,...p===""?[]:[p],...t===void 0?[]:[{checkoutAs:t}]]);return{...l,[E]:!0,digest:(0,S().digestOf)(s)}}
function M(l,y){const d=[];for(const p of l){const O=p.verdict==="block"?void 0:j(p.reading,y);if(O===void 0)return l;d.
push({...p,plan:O})}return d}function I(l){const y=[...new Set(l.map(({digest:d})=>d))].sort();return(0,S().digestOf)(y.
join(`
`))}function j(l,y){const{command:d,argv:p,assignments:O}=l,h=p&&N(l,p);if(h)return b({command:d,...h,env:{...Object.fromEntries(
O.map(({name:C,value:o})=>[C,o])),...l.invocation?.family?.data.environment},...y})}function N(l,y){const{invocation:d,scripts:p,
npmSettings:O}=l,[h]=y;if(d===void 0)return h===void 0?void 0:{program:h,argv:y};const C=$(l);if(C===void 0){const{program:e}=d;
return{program:e,argv:y,...p&&{scripts:p},...O&&{npmSettings:O}}}if(C.path===void 0)return;const o=[...d.operands,...d.passthrough].
map(({text:e})=>e);return{program:d.program,argv:o,binary:C.path}}function $({targets:l}){return l.find(({kind:y,via:d})=>y===
"package_binary"&&d===void 0)}},66160:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.correctorIn=e,m.
isGene=t,m.readChangeSubject=h,m.subjectOfAssets=O;function S(){const n=u(29121);return S=function(){return n},n}function E(){
const n=u(20702);return E=function(){return n},n}function F(){const n=u(78114);return F=function(){return n},n}function b(){
const n=u(28894);return b=function(){return n},n}function M(){const n=u(36093);return M=function(){return n},n}function I(){
const n=u(4378);return I=function(){return n},n}function j(){const n=u(74238);return j=function(){return n},n}function N(){
const n=u(53315);return N=function(){return n},n}function $(){const n=u(12154);return $=function(){return n},n}function l(){
const n=u(39869);return l=function(){return n},n}function y(){const n=u(85881);return y=function(){return n},n}function d(){
const n=u(16373);return d=function(){return n},n}const p={changes:[],problems:[],files:[],present:[],unread:[]};function O({
assets:n,problems:a},c,i,f=p){const{policy:r,tree:g}=c.terms;return{policy:r,clock:c.clock,tree:g,problems:a,correctorOf:i,
genes:n.filter(t).map(v=>({asset:v})),claims:n.filter(v=>!t(v)),assets:f}}async function h(n){const{assets:a,baseTree:c,
tree:i,policy:f,platform:r}=n,{policy:g,source:v}=f,w=new Set(n.change.files.flatMap(N().namesOf)),P=I().Judge.by({policy:g,
tree:i,base:c,changed:w,platform:r,...n.clock&&{clock:n.clock}}),L=C(a.changes),A=(0,y().appliedIds)(a.changes.filter(({
asset:W})=>!L.has(W))),T=e(a.problems),R={tree:i,baseTree:c},H=await P.clock.all(a.changes.filter(({asset:W})=>t(W)),W=>(0,d().
readGeneChange)(W,A,P,T)),D=await(0,d().markUnreadable)(H,w,R),J=new Set(D.flatMap(({commands:W})=>W.flatMap(d().launchedFiles))),
k=await(0,E().judgeAgentFiles)({...R,changed:w},g,P.clock),U=n.all?(0,S().withUnchanged)(k,await(0,S().inventoryOf)(i,g,
P.clock)):k,B=await(0,$().withLinesOfCode)(n.change,J,R),K=(0,$().exemptPaths)(B,g,D,i),z=(0,l().touchedPaths)(B,i),Y=(0,N().
measureChange)(B,K);return{policy:g,judge:P,clock:P.clock,loadedPolicy:f,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:v==="file"?void 0:j().POLICY_PATH,tree:i,baseTree:c,change:B,agentFiles:U,assets:a,problems:a.problems,correctorOf:T,
genes:D,seeds:o(L,D,w),claims:a.changes.filter(s).map(({asset:W})=>W),changedNames:w,touched:z,touchesOf:(0,l().touchesOf)(
z,c),exempt:K,radius:Y,counted:(0,$().countedChange)(B,Y)}}function C(n){return new Map(n.flatMap(({kind:a,asset:c,before:i})=>{
const g=a==="added"&&!i||(a==="applied"||a==="unchanged")?(0,M().seedRelease)(c):void 0;return g===void 0?[]:[[c,g]]}))}
function o(n,a,c){const i=a.filter(({isOnlyAdded:r,binds:g,commands:v})=>g&&!r||v.flatMap(d().launchedFiles).some(w=>c.has(
w))),f=new Set(i.map(({asset:r})=>r));return new Map([...n].filter(([r])=>!f.has(r)))}function e(n){const a=(0,F().ambiguousFiles)(
n);return({path:c})=>a.has(c)||(0,b().isAuditLog)(c)?"hand":"fix"}function t({type:n}){return n==="Gene"}function s({kind:n,
asset:a}){return!t(a)&&(n==="added"||n==="modified")}},50661:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.isChange=u;function u(S){return"change"in S}},63455:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.
namedPaths=F;function S(){const b=u(32854);return S=function(){return b},b}const E=/[\s"'`;&|()<>=]+/;function F(b,{root:M,
checkoutAs:I}){const j=M===""?"":`${M}/`;return b.split(E).map(N=>{const $=(0,S().normalise)(j+N)??N;return I!==void 0&&
$.startsWith(`${I}/`)?$.slice(I.length+1):$})}},28765:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.
makeFolder=M,m.replaceFile=b;function S(){const j=u(77598);return S=function(){return j},j}function E(){const j=u(51455);
return E=function(){return j},j}function F(){const j=u(76760);return F=function(){return j},j}async function b(j,N,$){const l=`${j}\
.${(0,S().randomUUID)()}.tmp`;try{await(0,E().writeFile)(l,N,{flag:"wx",mode:$}),await(0,E().rename)(l,j)}finally{await(0,E().
rm)(l,{force:!0})}}async function M(j){await I(j)||((0,F().dirname)(j)!==j&&await M((0,F().dirname)(j)).catch(()=>{}),await(0,E().
mkdir)(j).catch(async N=>{if(!await I(j))throw N}))}async function I(j){return(0,E().stat)(j).then(N=>N.isDirectory(),()=>!1)}},
57430:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_TOUCHED=m.NOTHING_RUN=void 0;const u=m.NOTHING_RUN=
{level:"none",description:"Nothing was run."},S=m.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,m,u){
u.r(m),u.d(m,{Validator:()=>S.D});var S=u(60207)},36576:function(G,m,u){u.r(m),u.d(m,{default:()=>S});var S=u(6145)},25065:function(G,m,u){
u.r(m),u.d(m,{default:()=>S});var S=u(27620)},5330:function(G,m,u){u.r(m),u.d(m,{default:()=>S});var S=u(87981)},39436:function(G,m,u){
u.r(m),u.d(m,{default:()=>S});var S=u(57811)}};
