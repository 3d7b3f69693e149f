"use strict";exports.id=2253,exports.ids=[2253],exports.modules={29121:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),
m.inventoryOf=F,m.withUnchanged=w;function b(){const $=u(99668);return b=function(){return $},$}function C(){const $=u(20702);
return C=function(){return $},$}async function F($,I,L){const j=(0,b().agentFilesIn)($,I).filter(({format:g})=>g.places.
length>0);return(await L.all(j,async g=>{try{return await(0,C().judgeWholeFile)(await(0,C().readFound)($,g),$,I.agent_files)}catch(O){
return(0,C().notJudgedFile)(g,O)}})).filter(({entries:g,findings:O})=>g.length+O.length>0)}function w($,I){const L=new Map(
$.map(A=>[A.file.path,A])),j=I.map(({file:A,entries:g})=>{const O=L.get(A.path)??{file:A,entries:[],findings:[]},y=new Set(
O.entries.map(({entry:v})=>`${v.event}\0${v.content}`)),l=g.filter(({entry:v})=>!y.has(`${v.event}\0${v.content}`)).map(
v=>{const E=v.findings.map(i=>({...i,severity:"notice"}));return{...v,findings:E}});L.delete(A.path);const h=[...O.findings,
...l.flatMap(v=>v.findings)];return{...O,entries:[...O.entries,...l],findings:h}});return[...L.values(),...j]}},78114:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.ambiguousFiles=L,m.hidesContent=w,m.isIncomplete=$,m.isUnread=F,m.markBefore=
j;function b(){const g=u(28672);return b=function(){return g},g}function C({rule:g}){return b().assetFileRules[g].content}
function F(g){return C(g)==="unread"}function w(g){return F(g)||C(g)==="misread"}function $({problems:g}){return g.some(
w)}function I(g){return w(g)||C(g)==="ambiguous"}function L(g){return new Set(g.filter(I).map(({location:O})=>O.path))}function j(g,O,y,l){
const h=new Set(y.map(({asset:E})=>E.id)),v=new Map;for(const E of O){const i=A(E,E.location.path);v.set(i,(v.get(i)??0)+
1)}return g.map(E=>{const{id:i,location:r}=E,e=A(E,l.get(r.path)??r.path),o=v.get(e)??0;return!(C(E)==="known")||o===0||
i!==void 0&&h.has(i)?E:(v.set(e,o-1),{...E,before:!0})})}function A({rule:g,id:O,detail:y},l){return JSON.stringify([g,l,
O,y.replace(/\d+/g,"#")])}},30610:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.allOtherGenes=I,m.appliedGenes=
$,m.namesOf=C,m.namings=w,m.newNamings=F;function b(){const j=u(61331);return b=function(){return j},j}function C({id:j,
value:{asset_id:A}}){return typeof A=="string"?[j,A]:[j]}function F({kind:j,asset:A,before:g}){if(j!=="added"&&j!=="modi\
fied")return[];const O=new Set(j==="modified"&&g?w(g).map(({gene:y})=>y):[]);return w(A).filter(({gene:y})=>!O.has(y))}function w(j){
const{gene:A,genes_used:g}=j.value;return j.type==="Capsule"?typeof A=="string"?[{by:j,gene:A,pointer:["gene"]}]:[]:j.type!==
"EvolutionEvent"||!Array.isArray(g)?[]:g.flatMap((O,y)=>typeof O=="string"?[{by:j,gene:O,pointer:["genes_used",y]}]:[])}
function $(j,A){const g=new Set(j.flatMap(F).map(({gene:l})=>l));for(const{kind:l,asset:h}of j)if(!(l==="removed"||h.type!==
"Gene"))for(const v of C(h))g.delete(v);const O=new Set;return L(j,A).filter(l=>{if(!C(l).some(v=>g.has(v)))return!1;const h=(0,b().
statedContent)(l);return O.has(h)?!1:(O.add(h),!0)}).map(l=>({kind:"applied",asset:l,before:l}))}function I(j,A){const g=$(
j,A),O=new Set(g.map(({asset:y})=>y.id));return L(j,A).map(y=>({kind:O.has(y.id)?"applied":"unchanged",asset:y,before:y}))}
function L(j,A){const g=new Set(j.map(({asset:O})=>O));return A.flatMap(({assets:O})=>O).filter(O=>O.type==="Gene"&&!g.has(
O))}},23423:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.readAppendedLog=g,m.readRecords=v,m.readUntouchedLog=
A;function b(){const e=u(23404);return b=function(){return e},e}function C(){const e=u(26040);return C=function(){return e},
e}function F(){const e=u(27199);return F=function(){return e},e}function w(){const e=u(64385);return w=function(){return e},
e}function $(){const e=u(78114);return $=function(){return e},e}function I(){const e=u(86581);return I=function(){return e},
e}function L(){const e=u(94534);return L=function(){return e},e}function j(){const e=u(28894);return j=function(){return e},
e}async function A(e,{path:o,size:n=0},a){if(n>j().MAX_LOG_BYTES)return l(o,n);try{return v(o,await e.read(o,j().MAX_LOG_BYTES),
a)}catch(c){return(0,w().unreadFile)(o,c)}}async function g(e,o,{path:n,size:a=0},c){if(!(a>j().MAX_LOG_BYTES))try{const[
s,f]=await Promise.all([e.read(n,j().MAX_LOG_BYTES),o.read(n,j().MAX_LOG_BYTES)]),t=(0,j().continuationOf)(s,f);if(t.kind===
"rewritten")return;const{from:d}=t,p=v(n,f.subarray(0,d),c),S=(0,j().countLines)(f,d)+1,M=O(n,f.subarray(d),c,S);return{
kept:p,appended:y(M,p)}}catch(s){return{kept:{path:n,assets:[],problems:[]},appended:(0,w().unreadFile)(n,s)}}}function O(e,o,n,a){
return o.length>n.maxBytes?(0,w().tooLargeFile)(e,o.length,n):(0,w().readAssetFile)(e,o,n,a)}function y(e,o){if(e.assets.
length===0)return e;const n=new Map(o.assets.map(c=>[`${c.type} ${c.id}`,c])),a=e.assets.flatMap(c=>{const s=n.get(`${c.
type} ${c.id}`);if(s===void 0||c.id.startsWith("#"))return[];if((0,b().canonicalize)(c.value)===(0,b().canonicalize)(s.value)){
const t=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.locate(),detail:t,id:c.id}]}
const f=`${c.type} ${JSON.stringify(c.id)}, first at line ${s.locate().line}, column 1`;return[{rule:"duplicate-id",location:c.
locate(),detail:f,id:c.id}]});return{...e,problems:[...e.problems,...a]}}function l(e,o){return{path:e,assets:[],problems:[],
unread:`${o} bytes, of at most ${j().MAX_LOG_BYTES}`}}const h=10;function v(e,o,n){const a=E(o,n.maxBytes),c=o.subarray(
a),s=(0,j().countLines)(o,a)+1,f=i(e,c,s),t=f?{path:e,assets:f,problems:[]}:(0,w().readAssetFile)(e,c,n,s),d=t.problems.
find($().isUnread)?.detail,p=a>0?`only the newest ${c.length} of ${o.length} bytes`:void 0,S=d??p;return{...t,...S!==void 0&&
{unread:S}}}function E(e,o){if(e.length<=o)return 0;const n=e.indexOf(h,e.length-o-1);return n<0?e.length:n+1}function i(e,o,n){
const{text:a,complete:c}=(0,L().decodeUtf8)(o);if(!c)return;const s=[];let f=n;for(let t=0;t<a.length;f+=1){const d=a.indexOf(
`
`,t),p=d<0?a.length:d,S=a.slice(t,p);if(t=p+1,S.trim()==="")continue;const M=r(S);if(M===void 0||(0,I().hasAssetLists)(M))
return;const{type:P}=M;if((0,I().isAssetType)(P)){const[N,T]=[f,s.length];s.push({type:P,id:(0,w().declaredId)(M)??`#${T+
1}`,path:e,value:M,pointer:[T],locate:()=>({path:e,line:N,column:1})})}else if(!(0,I().isCompanion)(P))return}return s}function r(e){
const o=(0,C().attempt)(()=>JSON.parse(e));return(0,F().isJsonObject)(o)?o:void 0}},35474:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.readSides=j;function b(){const y=u(54244);return b=function(){return y},y}function C(){const y=u(
93028);return C=function(){return y},y}function F(){const y=u(64385);return F=function(){return y},y}function w(){const y=u(
18744);return w=function(){return y},y}function $(){const y=u(28894);return $=function(){return y},y}function I(){const y=u(
23423);return I=function(){return y},y}function L(){const y=u(94534);return L=function(){return y},y}async function j(y){
const{baseTree:l,headTree:h,change:v,policy:E,clock:i=new(b()).AuditClock}=y,r=(0,w().assetPathTest)(E),e=(0,L().assetLimits)(
E.assets.max_file_bytes),o=[...h.files()].filter(({kind:k})=>(0,C().isRegular)(k)),n=o.filter(({path:k})=>r(k)),a=new Set(
v.files.filter(({status:k})=>k!=="deleted").map(({path:k})=>k)),c=o.filter(({path:k})=>(0,w().mayHoldAssets)(k)&&a.has(k)&&
!r(k)),s=v.files.flatMap(({oldPath:k,path:B})=>{const U=r(k??B)?l.stat(k??B):void 0;return U&&(0,C().isRegular)(U.kind)?
U:[]}),[f,t]=A(s,({path:k})=>(0,$().isAuditLog)(k)&&a.has(k)),d=new Set(f.map(({path:k})=>k)),p=async k=>{const B=a.has(
k.path);if((0,$().isAuditLog)(k.path)&&!B)return[{file:await(0,I().readUntouchedLog)(h,k,e),isTouched:B}];const U=d.has(
k.path)?await(0,I().readAppendedLog)(l,h,k,e):void 0;return U===void 0?[{file:await O(h,k,e),isTouched:B}]:(d.delete(k.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},S=k=>O(g(l),k,e),M=async k=>{const B=await k;return await i.
tick(),B},[P,N,T]=await Promise.all([Promise.all(n.map(k=>M(p(k)))),Promise.all(t.map(k=>M(S(k)))),Promise.all(c.map(k=>M(
(0,w().findStrayGenes)(h,k,e))))]),R=f.filter(({path:k})=>d.has(k)),H=[...N,...await Promise.all(R.map(S))],[D,J]=A(P.flat(),
({isTouched:k})=>k);return{paths:n.map(({path:k})=>k),files:P.flat().map(({file:k})=>k),head:D.map(({file:k})=>k),untouched:J.
map(({file:k})=>k),base:H,strays:T.filter(k=>k!==void 0),isTouched:k=>a.has(k)}}function A(y,l){return[y.filter(l),y.filter(
h=>!l(h))]}function g(y){return{...y,read:async(...l)=>Buffer.from((await y.read(...l)).toString("utf8"))}}async function O(y,{
path:l,size:h=0},v){if(h>v.maxBytes)return(0,F().tooLargeFile)(l,h,v);try{const E=(0,F().readAssetFile)(l,await y.read(l,
v.maxBytes),v);return{...E,assets:E.assets.filter(({copy:i})=>!i)}}catch(E){return(0,F().unreadFile)(l,E)}}},77680:function(G,m){
Object.defineProperty(m,"__esModule",{value:!0}),m.commandsToRun=C,m.isBlankEntry=b,m.validationCommands=F;const u=1e3;function b({
value:w}){return typeof w=="string"&&w.trim()===""}function C(w){const $=F(w);return $.kind!=="list"?[]:$.entries.flatMap(
I=>typeof I.value=="string"&&!b(I)?[I.value.trim()]:[])}function F({value:w}){const{validation:$}=w;return $===void 0?{kind:"\
missing"}:Array.isArray($)?$.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:$.
map((L,j)=>({value:L,pointer:["validation",j]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.auditAssetFile=e,m.auditAssets=l,m.auditChange=y,m.mayRunSome=i;function b(){
const o=u(13580);return b=function(){return o},o}function C(){const o=u(12154);return C=function(){return o},o}function F(){
const o=u(72025);return F=function(){return o},o}function w(){const o=u(70716);return w=function(){return o},o}function $(){
const o=u(97004);return $=function(){return o},o}function I(){const o=u(72391);return I=function(){return o},o}function L(){
const o=u(54034);return L=function(){return o},o}function j(){const o=u(56131);return j=function(){return o},o}function A(){
const o=u(16373);return A=function(){return o},o}function g(){const o=u(6470);return g=function(){return o},o}function O(){
const o=u(66160);return O=function(){return o},o}async function y(o){const n=await(0,O().readChangeSubject)(o),{change:a,
tree:c,policy:s,assets:f,exempt:t,radius:d,counted:p}=n,{genes:S,...M}=await v(n,N=>N),P=await(0,$().blockedGenes)(n.claims.
filter(({type:N})=>N==="Capsule"),f.present,n.judge);return{...M,genes:S.map(([{change:N},T])=>({...T,change:N.kind})),capsules:(0,I().
judgeCapsules)(f,s.a2a,p.least,P),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:d,files:await(0,C().markHiddenFiles)(
(0,C().countedFiles)(a,t,c),c)}}async function l(o,n,a){const c={assets:o,problems:[]},s=h(o,a),f=()=>"author",{genes:t,
...d}=await v((0,O().subjectOfAssets)(c,n,f,s),({asset:p})=>(0,A().readGene)(p,n,f));return{...d,genes:t.map(([,p])=>p)}}
function h(o,n){return{changes:[...o.map(a=>({kind:"added",asset:a})),...n.filter(({type:a})=>a==="Gene").map(a=>({kind:"\
applied",asset:a,before:a}))],problems:[],files:[],present:[...n,...o],unread:[]}}async function v(o,n){const a=await E(
o),c={timeoutMs:o.policy.limits.command_timeout_seconds*1e3,mayRun:o.tree!==void 0&&!a.some(r)},{clock:s}=o,f=await s.all(
o.genes,async d=>{const p=await n(d);return[p,await(0,L().auditGene)(o,p,c)]}),t=f.flatMap(([,{commands:d}])=>d.flatMap(
({plan:p})=>p??[]));return{genes:f,findings:a,plansDigest:(0,g().digestPlans)(t)}}async function E(o){const{clock:n,claims:a}=o,
c=await(0,F().ask)(w().SUBJECT_CHECKS,o),s=await n.all(a,f=>(0,F().ask)(w().CLAIM_CHECKS,o,{asset:f}));return[c,...s].flat()}
function i({genes:o,findings:n}){return!n.some(r)&&o.some(({commands:a,findings:c})=>a.length>0&&a.every(({verdict:s})=>s!==
"block")&&!c.some(L().forbidsRunningGene))}function r({rule:o,location:n}){const{forbidsRunning:a,undecided:c}=(0,b().ruleOf)(
o);return a==="change"||c===!0&&n===void 0}async function e(o,n){const c=n.terms.tree!==void 0?(0,O().correctorIn)(o.problems):
()=>"hand",s=(0,O().subjectOfAssets)(o,n,c),{clock:f}=n,t=await f.all(o.assets,async d=>{const p=(0,O().isGene)(d)?await(0,A().
readGene)(d,n,c):void 0;if(p===void 0)return{asset:d,commands:[],findings:await(0,F().ask)(w().CLAIM_CHECKS,s,{asset:d})};
const{commands:S}=p,M=[...await(0,L().geneFindings)(s,{...p,limits:(0,j().limitsOf)(p,s)}),...S.flatMap(P=>P.findings)];
return{asset:d,commands:S,findings:M}});return{path:o.path,assets:t.map(({asset:d,commands:p})=>({asset:d,commands:p})),
findings:[...await(0,F().ask)(w().SUBJECT_CHECKS,s),...t.flatMap(({findings:d})=>d)]}}},37542:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.auditLogs=l,m.firstMalformedLine=o;function b(){const t=u(18744);return b=function(){return t},
t}function C(){const t=u(28894);return C=function(){return t},t}function F(){const t=u(26040);return F=function(){return t},
t}function w(){const t=u(39491);return w=function(){return t},t}function $(){const t=u(93028);return $=function(){return t},
t}function I(){const t=u(95132);return I=function(){return t},t}function L(){const t=u(53315);return L=function(){return t},
t}function j(){const t=u(13026);return j=function(){return t},t}function A(){const t=u(39869);return A=function(){return t},
t}const g=/^100/,O=10,y=Buffer.alloc(0);async function l(t){const{change:d,policy:p}=t,S=d.files.filter(P=>(0,L().namesOf)(
P).some(C().isAuditLog));if(p.blast_radius.audit_log==="forbidden"){const P=S.flatMap(L().namesOf).filter(C().isAuditLog),
N="touches, although the policy forbids it,";return P.map(T=>(0,I().finding)("audit-log-rewritten",{path:T,how:N},(0,A().
atFile)(T)))}return(await Promise.all(S.map(P=>E(P,t)))).flat()}async function h(t,d){return t.stat(d)===void 0?y:t.read(
d,C().MAX_LOG_BYTES)}function v({rule:t,location:{path:d,line:p}},S){return d!==S.path?!1:p===S.line||t==="file-not-json"&&
p>S.line}async function E(t,d){const{baseTree:p,tree:S,assets:M}=d,{path:P,oldPath:N,status:T}=t,R=[],H=(J,k)=>r(P,J,k).
filter(({location:B})=>!M.problems.some(U=>B&&v(U,B))),D=async J=>{if(!g.test(t.oldMode))return!0;const k=await h(p,J);return(0,C().
hasRecords)(k)&&!await a(J,{before:k,after:y},d)};if(N!==void 0&&(0,C().isAuditLog)(N)&&await D(N)&&R.push(i(N)),!(0,C().
isAuditLog)(P))return R;if(T==="deleted")await D(P)&&R.push(i(P));else if(!g.test(t.newMode)||T==="type_changed")R.push(
i(P));else if(T==="modified"){const[J,k]=await Promise.all([h(p,P),h(S,P)]),B=(0,C().continuationOf)(J,k);if(B.kind==="a\
ppended")return[...R,...H(k,B.from)];if(await a(P,{before:J,after:k},d))return H(k,0);const{line:U,was:z,is:Y}=B,K=e(U,k),
W={path:P,line:K?Math.max(U-1,1):U,column:1},V=K?`removes everything from line ${U} on of`:`modifies line ${U} of`,X=(0,j().
recordChange)(z,K?void 0:Y);R.push((0,I().finding)("audit-log-rewritten",{path:P,how:V,change:X},{location:W}))}else R.push(
...H(await h(S,P),0));return R}function i(t){return(0,I().finding)("audit-log-rewritten",{path:t,how:"removes or replace\
s"},(0,A().atFile)(t))}function r(t,d,p){const S=o(d,p);if(S===void 0)return[];const M={path:t,line:S.line,column:1},P=`\
appends line ${S.line}, which is no valid record (${S.problem}), to`;return[(0,I().finding)("audit-log-rewritten",{path:t,
how:P},{location:M,harm:"broken"})]}function e(t,d){return d.length===0||d.at(-1)===O&&(0,C().countLines)(d,d.length)<t}
function o(t,d){const p=(0,C().countLines)(t,d);for(const{bytes:S,line:M}of(0,C().recordsOf)(t.subarray(d))){const P=n(S);
if(P!==void 0)return{line:p+M,problem:P}}}function n(t){let d;try{const p=t.toString("utf8").trim();if(p==="")return;d=JSON.
parse(p)}catch{return"it is not a single JSON value"}return typeof d!="object"||d===null||Array.isArray(d)?"it is not a \
JSON object":typeof d.type=="string"?void 0:"it has no `type`"}async function a(t,{before:d,after:p},{tree:S,policy:M}){
if((0,C().isLogArchive)(t)||!s(d,p))return!1;const P=(0,b().assetPathTest)(M),T=S.list((0,w().foldersAbove)(t).at(-1)??"").
filter(R=>(0,$().isRegular)(R.kind)&&(0,C().isLogArchive)(R.path)&&P(R.path));for(const R of T)if(await c(d,R.path,S))return!0;
return!1}async function c(t,d,p){const S=await p.read(d,C().MAX_LOG_BYTES),M=(0,C().continuationOf)(t,S);return M.kind===
"appended"&&!(0,C().hasRecords)(S.subarray(M.from))}function s(t,d){const[p]=f(d);if(p===void 0)return!0;const S=[...f(t)].
at(-1);return typeof S?.id=="string"&&S.id!==""&&p.parent===S.id}function*f(t){for(const{bytes:d}of(0,C().recordsOf)(t)){
const p=(0,F().attempt)(()=>JSON.parse(d.toString("utf8")));p?.type==="EvolutionEvent"&&(yield p)}}},12154:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.countedChange=o,m.countedFiles=A,m.exemptPaths=$,m.isCountedByReference=
e,m.markHiddenFiles=f,m.withLinesOfCode=n;function b(){const t=u(18744);return b=function(){return t},t}function C(){const t=u(
95244);return C=function(){return t},t}function F(){const t=u(93028);return F=function(){return t},t}function w(){const t=u(
53315);return w=function(){return t},t}function $(t,d,p,S){const M=t.files.flatMap(w().namesOf);return d.blast_radius.counting===
"reference"?new Map(M.filter(P=>!e(P)).map(P=>[P,"reference"])):new Map([...L(t,p,S).map(P=>[P,"validation_script"]),...M.
filter((0,b().assetPathTest)(d)).map(P=>[P,"asset_store"])])}const I={always:5,files:20,lines:1e3,bytes:64*1024};function L(t,d,p){
const S=d.filter(({change:{kind:T}})=>T==="added"||T==="modified"),M=new Set(S.flatMap(j)),P=t.files.filter(({status:T,path:R})=>T===
"added"&&M.has(R)).map(T=>({path:T.path,lines:(0,w().linesOf)(T),bytes:p.stat(T.path)?.size??0})).sort((T,R)=>T.lines-R.
lines||T.bytes-R.bytes),N={lines:I.lines,bytes:I.bytes};return P.slice(0,Math.min(I.files,Math.max(I.always,S.length))).
flatMap(({path:T,lines:R,bytes:H})=>(N.lines-=R,N.bytes-=H,N.lines>=0&&N.bytes>=0?[T]:[]))}function j({commands:t}){return t.
flatMap(({reading:{command:d,targets:p}})=>p.flatMap(({kind:S,via:M,name:P,path:N})=>S==="file"&&M===void 0&&N&&d.includes(
P)?[N]:[]))}function A(t,d,p){return t.files.flatMap(S=>(0,w().namesOf)(S).map(M=>g(S,M,d.get(M),p))).sort((S,M)=>M.lines-
S.lines||(S.path<M.path?-1:1))}function g(t,d,p,S){const M=d===t.path,P=M?(0,w().linesOf)(t):0,N=M?y(t,S):void 0,T=N==="\
binary"?S.stat(d)?.size:void 0;return{path:d,...p&&{exempt:p},lines:P,...N&&{veil:N},...T!==void 0&&{bytes:T}}}const O=1e3;
function y({binary:t,status:d,path:p,added:S},M){if(t)return"binary";const{size:P=0}=d==="added"?M.stat(p)??{}:{};return P>
O*Math.max(1,S)?"long_lines":void 0}const l=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","e\
volution_error.log"]),h=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,v=/capsule|events?\.jsonl$/i,E=new Set(
["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,r=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function e(t){
return l.has(t)||h.test(t)||v.test(t)?!1:E.has(t)||i.test(t)||r.test(t)}function o(t,d){const p=(0,w().measureChange)(t,
{has:S=>!e(S)});return{least:{files:Math.min(d.files,p.files),lines:Math.min(d.lines,p.lines)},most:{files:d.files+d.exempt_files,
lines:d.lines+d.exempt_lines}}}async function n(t,d,p){const S=async P=>(0,w().namesOf)(P).some(N=>(0,C().isWritten)(N)||
d.has(N))||await c(p.tree,P.path)||await c(p.baseTree,P.oldPath??P.path),M=[];for(const P of t.files){const N=P.binary&&
!await S(P);M.push(N?{...P,added:0,deleted:0}:P)}return{...t,files:M}}const a=16*1024*1024;async function c(t,d){const{kind:p,
size:S=0}=t.stat(d)??{};return!(0,F().isRegular)(p)||S>a?!1:(await t.read(d,a)).subarray(0,2).toString("latin1")==="#!"}
const s=100;async function f(t,d){const p=t.slice(0,s).map(({path:M})=>M),S=await d.attributes?.(p,["linguist-generated",
"diff"]);return S===void 0?[...t]:t.map((M,P)=>P>=s||M.veil!==void 0?M:/^(?:set|true)$/.test(S(M.path,"linguist-generate\
d"))?{...M,veil:"generated"}:S(M.path,"diff")==="unset"?{...M,veil:"no_diff"}:M)}},19177:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.decidingFiles=y;function b(){const s=u(76760);return b=function(){return s},s}function C(){
const s=u(57975);return C=function(){return s},s}function F(){const s=u(77680);return F=function(){return s},s}function w(){
const s=u(86191);return w=function(){return s},s}function $(){const s=u(59867);return $=function(){return s},s}function I(){
const s=u(3463);return I=function(){return s},s}function L(){const s=u(95244);return L=function(){return s},s}function j(){
const s=u(95132);return j=function(){return s},s}function A(){const s=u(36773);return A=function(){return s},s}function g(){
const s=u(12154);return g=function(){return s},s}function O(){const s=u(75597);return O=function(){return s},s}async function y(s){
const f=s.genes.filter(({change:M})=>M.kind!=="removed"),t=l(s),d=f.some(({commands:M})=>M.length>0);if(!d&&t.length===0)
return[];const p={launched:new Map([...await v(t,s),...i(f)]),hidden:await E(s),keepsCommand:f.some(r),warns:d};return(await Promise.
all(s.change.files.filter(({path:M})=>(0,O().alwaysForbidden)(M)===void 0).map(M=>e(M,s,p)))).flat().toSorted((M,P)=>Number(
P.isNew)-Number(M.isNew)).map(({path:M,why:P,isNew:N,isWarning:T})=>{const R=s.tree.stat(M)?.size,H={path:M,why:P,isNew:N,
bytes:R??-1},D={...R!==void 0&&{location:{path:M,line:1,column:1}},...T&&{severity:"warning"}};return(0,j().finding)("ch\
eck-decided-by",H,D)})}function l({assets:s,genes:f}){const t=new Set(f.map(({asset:d})=>d));return s.present.filter(d=>d.
type==="Gene"&&!t.has(d)&&(0,F().commandsToRun)(d).length>0)}const h=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function v(s,{
judge:f,clock:t,change:d}){const p=d.files.map(({path:P})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(P)?.[1]??P),S=new Map,M=new Set;
for(const P of s){const N=f.forFile(P.path);for(const T of(0,F().commandsToRun)(P)){if(!h.test(T)&&!p.some(D=>T.includes(
D)))continue;const R=JSON.stringify([N.terms.cwd,N.terms.checkoutAs,T]);if(M.has(R))continue;M.add(R),await t.tick();const{
reading:H}=await N.command(T);for(const D of(0,w().startedFiles)(H))S.set(D,T)}}return S}async function E({change:s,exempt:f,
tree:t}){const p=(await(0,g().markHiddenFiles)((0,g().countedFiles)(s,f,t),t)).filter(({veil:S,lines:M})=>S==="no_diff"&&
M>0);return new Set(p.map(({path:S})=>S))}function i(s){const f=s.flatMap(t=>t.commands);return new Map(f.flatMap(({command:t,
reading:d})=>(0,w().startedFiles)(d).map(p=>[p,t])))}function r({change:{before:s},commands:f}){const t=s?.value.validation;
return Array.isArray(t)&&f.some(({command:d})=>t.includes(d))}async function e(s,f,t){const{path:d}=s,p=await o(s,f,t);if(!t.
hidden.has(d))return p;const M=[...p,{why:"git does not show its difference (`.gitattributes`)"}].map(P=>P.why).join("; ");
return[{path:d,isNew:s.status==="added",...p[0],why:M}]}async function o({path:s,status:f,oldPath:t},{tree:d,baseTree:p},{
launched:S,keepsCommand:M,warns:P}){const N=f==="added",T=f==="renamed"?t:f==="deleted"?s:void 0;if(T!==void 0&&(0,L().isTest)(
T)&&(f==="deleted"||!(0,L().isTest)(s))){const J=f==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:T,why:`\
a test: ${J}`,isNew:!1,isWarning:P}]}const R=S.get(s);if(R!==void 0)return[{path:s,why:`\`${R}\` starts it`,isNew:N}];if(/(?:^|\/)package\.json$/.
test(s))return a(s,N,d,p);if((0,L().isLockfile)(b().posix.basename(s)))return[{path:s,why:"it decides which dependencies\
 checks load",isNew:N}];const H=(0,L().toolThatFinds)(s);if(H===void 0)return[];const D=`${H} finds it by its name${f===
"deleted"?"; it was deleted":""}`;return[{path:s,why:D,isNew:N,isWarning:N&&M}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function a(s,f,t,d){const p=(0,I().objectIn)(await(0,$().readJsonFile)(d,s)),S=(0,I().
objectIn)(await(0,$().readJsonFile)(t,s)),M=n.filter(T=>!(0,C().isDeepStrictEqual)(p[T],S[T])),P=c((0,I().objectIn)(p.scripts),
(0,I().objectIn)(S.scripts)),N=[...P.length>0?[`npm scripts ${(0,A().inCode)(P)}`]:[],...M.length>0?[(0,A().inCode)(M)]:
[]];return N.length===0?[]:[{path:s,why:`its ${N.join(", ")} differ`,isNew:f}]}function c(s,f){const[t,d]=[new Map(Object.
entries(s)),new Map(Object.entries(f))];return[...new Set([...t.keys(),...d.keys()])].filter(S=>!(0,C().isDeepStrictEqual)(
t.get(S),d.get(S)))}},1348:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.gateChange=y,m.gateFindings=
l;function b(){const i=u(53916);return b=function(){return i},i}function C(){const i=u(18744);return C=function(){return i},
i}function F(){const i=u(74238);return F=function(){return i},i}function w(){const i=u(24666);return w=function(){return i},
i}function $(){const i=u(95244);return $=function(){return i},i}function I(){const i=u(32854);return I=function(){return i},
i}function L(){const i=u(95132);return L=function(){return i},i}function j(){const i=u(90331);return j=function(){return i},
i}function A(){const i=u(39869);return A=function(){return i},i}function g(){const i=u(92299);return g=function(){return i},
i}function O(){const i=u(3733);return O=function(){return i},i}function y(i){const{shared:r}=i.loadedPolicy;return i.changedNames.
size===0?[]:l({...i,shared:r})}async function l(i){const{policyPath:r,baseTree:e,tree:o,shared:n}=i,a=await(0,g().findGate)(
e),c=(0,g().lateGate)(a),s=r===void 0?[]:await(0,j().looserKeys)(e,o,n),f=a.deciding.size>0?await h(a,i):[];return[...[[
F().POLICY_PATH,s],...f].filter(([,t])=>t.length>0).map(([t,d])=>(0,L().finding)("gate-weakened",{path:t,effects:d},(0,A().
atFile)(t))),...c?[(0,L().finding)("gate-runs-late",c,(0,A().atFile)(c.path))]:[]]}async function h(i,{baseTree:r,tree:e,
policy:o,changedNames:n}){const a=await(0,g().findGate)(e),c=(0,C().assetPathTest)(o),s=new Set([...i.deciding,...a.deciding]),
t=[...n].filter(p=>!s.has(p)&&(0,b().dirname)(p)!==O().WORKFLOWS&&p!==F().POLICY_PATH&&!p.startsWith(w().COPIES)&&!c(p)).
map(p=>{const S=E(p,i.steps);return[p,S===void 0?[]:[`it changes, and ${S}`]]}),d=[...s].map(async p=>{const S=await(0,O().
readActionsFile)(r,p);return[p,v(S,await(0,O().readActionsFile)(e,p))]});return[...await Promise.all(d),...t]}function v(i,r){
return i===void 0?["the file is added, and mentions the gate"]:r===void 0?["the file is removed, or replaced by another \
one"]:i.text===r.text?[]:i.value!==void 0&&r.value!==void 0?(0,O().changedKeys)(i.value,r.value):["it changes, and is no\
t a valid workflow"]}function E(i,r){const e=(0,b().basename)(i),o=r.filter(({late:c})=>c!==void 0);return($().isPackageFile(
e)||$().isLockfile(e)||(0,I().isWithin)(i,".yarn"))&&o.some(({installs:c})=>c)?"a package manager reads it before the ga\
te, or to start it":$().isDocument(i)||$().isLockfile(e)?void 0:g().GATE.test(e)?"its name is that of the gate":r.some(({
folder:c})=>c!==void 0&&(0,I().isWithin)(i,c))?"belongs to a local action of the gate's job":r.some(c=>(0,g().namesFile)(
c,i))?"stands in the gate's job, or in one that this needs":($().isRunnable(i)||$().toolThatFinds(i)!==void 0)&&o.some(({
runsCode:c})=>c)?"can run before the gate, which a job of its own avoids":void 0}},92299:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.GATE=void 0,m.findGate=L,m.lateGate=l,m.namesFile=y;function b(){const n=u(3463);return b=function(){
return n},n}function C(){const n=u(95244);return C=function(){return n},n}function F(){const n=u(11331);return F=function(){
return n},n}function w(){const n=u(3733);return w=function(){return n},n}const $=m.GATE=/gene-gate/i,I=10;async function L(n){
const a=await(0,w().readWorkflows)(n),c=[...a.values()],f=c.flatMap(({value:N})=>(0,w().partsIn)(N)).map(N=>(0,b().objectIn)(
N.with)).map(N=>(0,b().textIn)(N,"check-name").trim()).filter(Boolean),t=({value:N,text:T})=>{const R=N?JSON.stringify(N):
T;return $.test(R)||f.some(H=>R.includes(JSON.stringify(H)))},d=new Set(c.filter(t).map(({path:N})=>N)),p=N=>(0,w().calledPaths)(
N).some(T=>d.has(T));for(let N=0;N<I;N+=1)for(const{path:T,value:R}of c)p(R)&&d.add(T);const S=new Set(d);for(const N of S){
const T=a.get(N)?.value,R=[(0,b().objectIn)((0,b().objectIn)(T?.on).workflow_run).workflows].flat(),H=c.filter(D=>R.includes(
D.value?.name??D.path));for(const D of(0,w().calledPaths)(T))a.has(D)&&S.add(D);for(const D of H)S.add(D.path)}const M=N=>p(
N)||$.test(h([(0,b().textIn)(N,"uses").split("@")[0],N.run])),P=c.filter(({path:N})=>S.has(N)).flatMap(N=>[...(0,w().jobsOf)(
N)].map(([T,R])=>({file:N,id:T,job:R}))).filter(N=>j(N,M));return{files:a,deciding:S,jobs:P,steps:P.flatMap(N=>A(N,M))}}
function j({id:n,job:a},c){const s=(0,w().partsIn)(a).filter(({uses:f})=>!/-artifact@/.test(`${f}`));return s.some(c)||$.
test(h([n,a.name,s.map(f=>f.with)]))}function A({file:n,id:a,job:c},s){const f=(0,w().jobsOf)(n),t=(0,w().stepsOf)(c).findLastIndex(
s),d=c.uses!==void 0?-1:t<0?Number.POSITIVE_INFINITY:t,p=/\bneeds\b/.test(h({...c,needs:""})),S=new Set([a]);for(const T of S)
for(const R of[f.get(T)?.needs??[]].flat())S.add(String(R));const M=n.value?.on,N=((0,b().isMapping)(M)?Object.keys(M):[
M].flat()).every(T=>T==="workflow_run");return[...S].flatMap(T=>(0,w().stepsOf)(f.get(T)??{}).flatMap((R,H)=>{const D=!N&&
(T===a?H<=d:p),J=`\`jobs.${T}.steps[${H}]\` of \`${n.path}\` (${g(R)})`,k=D?{path:n.path,step:J}:void 0;return O(R,[f.get(
T),n.value],k,s(R))}))}function g(n){return typeof n.uses!="string"?"a command":(0,w().calledPaths)(n).length>0?"a local\
 action":"an action"}function O(n,a,c,s){const f=(0,w().calledPaths)(n),[t]=f,d=t===void 0&&typeof n.uses=="string";if(d&&
(c===void 0||s||i(n)))return[];const p=a.map(D=>[D?.defaults,D?.env]),S=h([{...n,name:"",uses:""},f,p]).toLowerCase(),M=new Set(
S.split(/[^\w.-]+/).map(D=>D.replace(/(?<!\.)\.+$/,""))),P=h(n.run),N=d||t!==void 0||o(P),T=d||r(P),R=E.test(h(n))||!(N||
T);return[{words:M,startsGate:s,folder:t,runsCode:N,installs:T,...c&&!(s&&t===void 0&&R)&&{late:c}}]}function y({words:n,
startsGate:a},c){const s=c.toLowerCase().split("/"),f=s.pop()??"",t=a?(0,C().toolThatFinds)(c):void 0;return(n.has(f)||t!==
void 0&&n.has(t))&&s.every(p=>n.has(p))}function l({steps:n}){const a=n.flatMap(t=>t.late??[]),[c]=a,s=[...new Set(a.map(
({step:t})=>t))],f=n.some(t=>t.late&&t.startsGate);return c&&{path:c.path,steps:s,startsGate:f}}function h(n){return typeof n==
"string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="object"||n===null?"":Object.values(n).map(h).join(`
`)}const v=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),E=/RUNNER_TEMP|runner\.temp/;
function i({uses:n,with:a}){const c=String(n).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return E.
test(h(a));const s=Object.entries((0,b().objectIn)(a)).filter(([f])=>/install|bundler/.test(f));return v.has(c)&&s.every(
([,f])=>`${f||!1}`=="false")}function r(n){const a=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||a.some(c=>(0,F().programNamed)(c)?.kind==="manager")}const e=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function o(n){const c=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),s=f=>{const[t=""]=f.trim().replace(/^sudo +/,"").split(/\s/),d=$.test(f)&&r(t);return e.test(t)||
d||(0,F().programNamed)(t)?.kind==="downloader"};return!c.every(s)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},3733:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.WORKFLOWS=void 0,m.calledPaths=h,m.changedKeys=i,m.jobsOf=O,m.parseMapping=
g,m.partsIn=l,m.readActionsFile=A,m.readWorkflows=v,m.stepsOf=y;function b(){const r=u(53916);return b=function(){return r},
r}function C(){const r=u(57975);return C=function(){return r},r}function F(){const r=u(69873);return F=function(){return r},
r}function w(){const r=u(3463);return w=function(){return r},r}function $(){const r=u(32854);return $=function(){return r},
r}function I(){const r=u(93028);return I=function(){return r},r}const L=m.WORKFLOWS=".github/workflows",j=1024*1024;async function A(r,e){
const{kind:o,size:n=0}=r.stat(e)??{};if(!(0,I().isRegular)(o))return;if(n>j)return{path:e,text:"",value:void 0};const a=(await r.
read(e)).toString("utf8");return{path:e,text:a,value:g(a)}}function g(r){if(!(0,w().isNestedTooDeep)(r))try{const e=(0,F().
parseDocument)(r,{prettyErrors:!1});if(e.errors.length>0)return;const o=e.toJS({maxAliasCount:100});return(0,w().isMapping)(
o)?o:void 0}catch{return}}function O({value:r}){const e=Object.entries((0,w().objectIn)(r?.jobs));return new Map(e.filter(
o=>(0,w().isMapping)(o[1])))}function y({steps:r}){return Array.isArray(r)?r.filter(w().isMapping):[]}function l(r){return typeof r!=
"object"||r===null?[]:(0,w().isMapping)(r)&&[r.run,r.uses].some(o=>typeof o=="string")?[r]:Object.values(r).flatMap(l)}function h(r){
return l(r).flatMap(e=>{const o=(0,w().textIn)(e,"uses"),n=o.startsWith("./")?(0,$().normalise)(o.split("@")[0]??""):void 0;
return n===void 0?[]:[n,(0,b().join)(n,"action.yml"),(0,b().join)(n,"action.yaml")]})}async function v(r){const e=new Map,
o=new Set(r.list(L).map(({path:n})=>n));for(const n of o){const a=/\.ya?ml$/.test(n)?await A(r,n):void 0;a&&e.set(n,a);for(const c of h(
a?.value))o.add(c)}return e}const E=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function i(r,e,o=""){if((0,C().isDeepStrictEqual)(
r,e)||E.test(o))return[];const[n,a]=[r,e].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!n||
!a||Array.isArray(r)!==Array.isArray(e)?[`\`${o}\` changes`]:[...new Set([...n.keys(),...a.keys()])].flatMap(c=>i(n.get(
c),a.get(c),o===""?c:`${o}.${c}`))}},90331:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.ignoredInputs=
E,m.looserKeys=y,m.policyFile=L;function b(){const i=u(81961);return b=function(){return i},i}function C(){const i=u(74238);
return C=function(){return i},i}function F(){const i=u(49875);return F=function(){return i},i}function w(){const i=u(24666);
return w=function(){return i},i}function $(){const i=u(95132);return $=function(){return i},i}function I(){const i=u(39869);
return I=function(){return i},i}async function L(i){const{policyPath:r,changedNames:e,tree:o,baseTree:n}=i;return r===void 0?
[]:[...[...e].some(c=>c===r||c.startsWith(w().COPIES))?await O(i):[],...j(o,n)]}function j(i,r){const e=i.stat(C().POLICY_PATH)?
g(i,r):(0,F().findNearPolicy)(i);if(e===void 0)return[];const{path:o,fault:n}=e,a=`it ${n}, and the gate reads only the \
regular file \`${C().POLICY_PATH}\``;return[(0,$().finding)("policy-broken",{path:o,mistake:a},(0,I().atFile)(o))]}const A=C().
POLICY_PATH.replace(/yml$/,"yaml");function g(i,r){return i.stat(A)!==void 0&&r.stat(A)===void 0?{path:A,fault:"is besid\
e the policy"}:void 0}async function O({baseTree:i,tree:r,loadedPolicy:e}){const{policy:o,shared:n}=e,[a,c]=await Promise.
all([(0,C().readPolicyIn)(i,n),(0,C().readPolicyIn)(r,n)]),s=C().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:d,
column:p,message:S})=>(0,$().finding)("policy-broken",{path:s,mistake:S},{location:{path:s,line:d,column:p}}));const f="\
policy"in a?a.policy:o,t="missing"in c?[l(c.missing.source)]:(0,b().comparePolicies)(f,c.policy).map(v);return[(0,$().finding)(
"policy-changed",{path:s,effects:t},(0,I().atFile)(s))]}async function y(i,r,e){const[o,n]=[i.stat(C().POLICY_PATH),r.stat(
C().POLICY_PATH)];if(o===void 0)return[];if(o.oid!==void 0&&o.oid===n?.oid&&o.kind===n.kind&&e===void 0)return[];const[c,
s]=await Promise.all([(0,C().readPolicyIn)(i,e),(0,C().readPolicyIn)(r,e)]);if("mistakes"in c||"mistakes"in s||"missing"in
c)return[];if("missing"in s)return[l(s.missing.source)];const f=(0,b().comparePolicies)(c.policy,s.policy).filter(({loosens:t})=>t);
return[...n===void 0?["the policy is removed"]:[],...f.map(v)]}function l(i){return`extends: ${(0,w().sharedName)(i)}, w\
hich cannot be compared; commit it as ${(0,w().copyPath)(i)}`}const h=160;function v({key:i,change:r,direction:e,loosens:o}){
const n=!o&&r.length>h?`${r.slice(0,h).replace(/[\ud800-\udbff]$/,"")}\u2026`:r;return`\`${`${i}: ${n}`.replaceAll("`","\
\u02CB")}\`${e===void 0||o&&e==="tighter"?"":` (${e})`}`}function E({loadedPolicy:i}){return i.ignoredInputs.map(r=>(0,$().
finding)("input-loosens-policy",{...r}))}},75597:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.alwaysForbidden=
L,m.forbiddenPaths=j,m.protectedPaths=O;function b(){const i=u(41330);return b=function(){return i},i}function C(){const i=u(
84831);return C=function(){return i},i}function F(){const i=u(32854);return F=function(){return i},i}function w(){const i=u(
95132);return w=function(){return i},i}function $(){const i=u(39869);return $=function(){return i},i}const I=[".git","no\
de_modules"];function L(i){const r=I.filter(o=>(0,C().mayBeSpelled)(i,o));if(r.length===0)return;const e=((0,F().normalise)(
i)??i).split("/");return r.find(o=>e.some(n=>(0,C().isSpellingOf)(n,o)))}function j({touched:i,touchesOf:r,policy:e}){const o=i.
flatMap(A),n=I.flatMap(c=>(0,$().someTouches)(o.flatMap(({touch:s,...f})=>f.directory===c?s:[])).map(s=>(0,w().finding)(
"forbidden-path",{entry:c,by:"nothing may touch",...s},(0,$().atFile)(s.path)))),a=e.blast_radius.forbidden_paths.flatMap(
c=>(0,$().someTouches)(r(c)).map(s=>(0,w().finding)("forbidden-path",{entry:c,by:"the policy forbids",...s},(0,$().atFile)(
s.path))));return[...n,...a]}function A({path:i,via:r}){const e=L(i),o=e??L(r);return o===void 0?[]:[{directory:o,touch:{
path:i,via:e===void 0?r:""}}]}const g=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md",
"TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function O(i){const{touched:r,policy:e,
policyPath:o,change:n,tree:a,genes:c}=i,s=l(n,a),f=c.some(({binds:p})=>p),t=v(e.blast_radius.protected_paths),d=v(g);return r.
flatMap(p=>{const{path:S}=p,M=s.get(S),P=E(p),N=t(P),T=S===o?void 0:d(P);if(N===void 0&&T===void 0)return[];const R=N===
void 0?{path:S,pattern:T??"",by:"the default list"}:{path:S,pattern:N,by:"the policy"},H=N!==void 0||M!==void 0&&f,D={...(0,$().
atFile)(S),severity:H?"error":"warning",harm:N!==void 0||y(S)?"danger":"broken"};return[M===void 0?(0,w().finding)("prot\
ected-path",R,D):(0,w().finding)("protected-file-destroyed",{...R,how:M},D)]})}function y(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(i)}function l(i,r){const e=new Map;for(const{status:o,path:n,oldPath:a}of i.files)o==="deleted"&&e.set(n,"deletes"),
a!==void 0&&e.set(a,"deletes"),(o==="modified"||o==="type_changed")&&r.stat(n)?.size===0&&e.set(n,"empties");return e}const h={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function v(i){const r=i.map(e=>{const o=(0,b().default)(e,h);return{pattern:e,covers:a=>o(
a)||(0,F().isWithin)(a,e,{ignoreCase:!0})}});return e=>r.find(({covers:o})=>e.some(o))?.pattern}function E({path:i,via:r}){
return r===""?[i]:[i,r]}},13026:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),m.recordChange=C;const u=3,
b=60;function C($,I){if(I===void 0)return`${w($.toString())} \u2192 nothing`;const[L,j]=[F($),F(I)],A=[...new Set([...L.
keys(),...j.keys()])].filter(l=>L.get(l)!==j.get(l)),g=A.length>1?A.filter(l=>l!=="asset_id"):A,O=g.slice(0,u).map(l=>{const h=`${w(
L.get(l)??"nothing")} \u2192 ${w(j.get(l)??"nothing")}`;return l===""?h:`${w(l)}: ${h}`}),y=g.length-O.length;return O.length===
0?"its bytes differ, and no value does":`${O.join("; ")}${y>0?`; and ${y} more`:""}`}function F($){const I=$.toString().
trim(),L=new Map,j=(A,g)=>{if(!(typeof A=="object"&&A!==null&&!Array.isArray(A)))L.set(g.join("."),JSON.stringify(A));else
for(const[y,l]of Object.entries(A))j(l,[...g,y])};try{return j(JSON.parse(I),[]),L}catch{return new Map([["",I]])}}function w($){
return`\`${($.length>b?`${$.slice(0,b-1)}\u2026`:$).replaceAll("`","\u02CB")}\``}},66503:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.storeRoots=I;function b(){const g=u(76760);return b=function(){return g},g}function C(){const g=u(
68450);return C=function(){return g},g}function F(){const g=u(59867);return F=function(){return g},g}function w(){const g=u(
95132);return w=function(){return g},g}function $(){const g=u(39869);return $=function(){return g},g}async function I(g){
const{genes:O,tree:y}=g,l=O.flatMap(({asset:E,store:i,change:r})=>r.kind==="removed"?[]:[[i.path,{store:i,file:E.path}]]),
h=L(g),v=[...new Map(l).values()].map(E=>j(E,y));return[...h,...(await Promise.all(v)).flat()]}function L({assets:g,policy:O,
tree:y,baseTree:l}){const h=new Map;for(const v of g.files){const{path:E,root:i}=(0,C().storeOf)(v,{policy:O,tree:l}),r=(0,C().
storeOf)(v,{policy:O,tree:y}).root;if(l.stat(E)===void 0||i===r||h.has(E))continue;const e={store:A(E),root:A(i),others:[
A(r)]},o={...(0,$().atFile)(v),severity:"warning"};h.set(E,(0,w().finding)("store-root-unclear",{...e,because:"moves"},o))}
return[...h.values()]}async function j({store:{path:g,root:O,named:y},file:l},h){const v={store:A(g),root:A(O)};if(h.stat(
O)?.kind!=="directory"){const r=y===!0;return[(0,w().finding)("store-root-missing",{...v,named:r},(0,$().atFile)(l))]}if(await(0,F().
readPackageJson)(h,O)===F().INVALID){const r=b().posix.join(O,"package.json"),e={...(0,$().atFile)(l),severity:"warning",
layer:"change"};return[(0,w().finding)("package-json-invalid",{path:r},e)]}const E=(0,C().packagesAbove)(h,g).filter(r=>r!==
O);if(y===!0||E.length===0)return[];const i={...v,others:E.map(A),because:"manifest"};return[(0,w().finding)("store-root\
-unclear",i,(0,$().atFile)(l))]}function A(g){return g===""?".":g}},90350:function(G,m,u){Object.defineProperty(m,"__esM\
odule",{value:!0}),m.unauditableFiles=I,m.unprovenMerge=O;function b(){const y=u(32854);return b=function(){return y},y}
function C(){const y=u(95132);return C=function(){return y},y}function F(){const y=u(39869);return F=function(){return y},
y}const w="160000",$=".gitmodules";function I({genes:y,change:l,tree:h}){if(!y.some(({binds:e})=>e))return[];const[v,...E]=l.
files.filter(L).map(({path:e})=>e),[i,...r]=l.files.filter(({path:e,newMode:o})=>o===F().SYMLINK&&j(e,h)).map(({path:e})=>e);
return[...v===void 0?[]:[(0,C().finding)("submodule-changed",{path:v,...g(E)},(0,F().atFile)(v))],...i===void 0?[]:[(0,C().
finding)("symlink-leaves-tree",{path:i,target:h.readlink(i)??"",...g(r)},(0,F().atFile)(i))]]}function L({path:y,newMode:l,
status:h}){return l===w||y===$&&h!=="deleted"}function j(y,l){const{kind:h}=(0,b().resolveInTree)(l,y);return h==="outsi\
de"||h==="loop"}const A=9;function g(y){const l=y.length-A;return{...y.length>0&&{likewise:y.slice(0,A)},...l>0&&{more:l}}}
function O({unprovenMerge:y}){return y?[(0,C().finding)("merge-not-proven",{merge:y.commit,reason:y.reason})]:[]}},72025:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.ask=$,m.assetNotJudged=L,m.notChecked=A,m.ofChange=w;function b(){const g=u(
27199);return b=function(){return g},g}function C(){const g=u(95132);return C=function(){return g},g}function F(){const g=u(
50661);return F=function(){return g},g}function w(g){return(O,...y)=>(0,F().isChange)(O)?g(O,...y):[]}async function $(g,O,...y){
const l=Object.entries(g).map(async([h,v])=>{try{return await v(O,...y)}catch(E){return[I(h,E,y)]}});return(await Promise.
all(l)).flat()}function I(g,O,[y]){return y===void 0?(0,C().notJudged)(`the change; the check "${g}" failed`,O):L(y.asset,
O,`; the check "${g}" failed`)}function L(g,O,y=""){const l=`the ${g.type} \`${g.id}\`${y}`;return(0,C().notJudged)(l,O,
j(g))}function j(g){try{return(0,b().placeOf)(g)}catch{return{location:{path:g.path,line:1,column:1},subject:(0,b().subjectOf)(
g)}}}function A(g,{path:O,detail:y},l){return(0,C().finding)("claim-not-checked",{claim:g,why:`${y} of the log \`${O}\``},
l)}},70716:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.SUBJECT_CHECKS=m.REMOVED_GENE_CHECKS=m.GENE_CHECKS=
m.CLAIM_CHECKS=void 0;function b(){const t=u(44786);return b=function(){return t},t}function C(){const t=u(37542);return C=
function(){return t},t}function F(){const t=u(19177);return F=function(){return t},t}function w(){const t=u(1348);return w=
function(){return t},t}function $(){const t=u(90331);return $=function(){return t},t}function I(){const t=u(75597);return I=
function(){return t},t}function L(){const t=u(66503);return L=function(){return t},t}function j(){const t=u(90350);return j=
function(){return t},t}function A(){const t=u(72025);return A=function(){return t},t}function g(){const t=u(52117);return g=
function(){return t},t}function O(){const t=u(97004);return O=function(){return t},t}function y(){const t=u(93198);return y=
function(){return t},t}function l(){const t=u(59613);return l=function(){return t},t}function h(){const t=u(48550);return h=
function(){return t},t}function v(){const t=u(10255);return v=function(){return t},t}function E(){const t=u(85881);return E=
function(){return t},t}function i(){const t=u(93290);return i=function(){return t},t}function r(){const t=u(73566);return r=
function(){return t},t}function e(){const t=u(47771);return e=function(){return t},t}function o(){const t=u(36974);return o=
function(){return t},t}function n(){const t=u(42804);return n=function(){return t},t}const a=m.SUBJECT_CHECKS={"asset-fi\
les":g().assetFiles,"genes-outside":(0,A().ofChange)(g().genesOutside),"forbidden-paths":(0,A().ofChange)(I().forbiddenPaths),
"protected-paths":(0,A().ofChange)(I().protectedPaths),"policy-file":(0,A().ofChange)($().policyFile),"gate-change":(0,A().
ofChange)(w().gateChange),"agent-files":(0,A().ofChange)(({agentFiles:t})=>t.flatMap(({findings:d})=>d)),"changed-instru\
ctions":(0,A().ofChange)(b().changedInstructions),"stale-instructions":(0,A().ofChange)(b().staleInstructions),"ignored-\
inputs":(0,A().ofChange)($().ignoredInputs),"audit-logs":(0,A().ofChange)(C().auditLogs),"unauditable-files":(0,A().ofChange)(
j().unauditableFiles),"unproven-merge":(0,A().ofChange)(j().unprovenMerge),"hard-cap":(0,A().ofChange)(n().hardCap),"sto\
re-roots":(0,A().ofChange)(L().storeRoots),"deciding-files":(0,A().ofChange)(F().decidingFiles),"missing-genes":E().missingGenes,
"event-chain":y().eventChain,"unresolved-references":E().unresolvedReferences,"genes-still-named":(0,A().ofChange)(E().genesStillNamed),
"engine-seeds":(0,A().ofChange)(O().engineSeeds),"activated-seeds":(0,A().ofChange)(O().activatedSeeds),"removed-scripts":(0,A().
ofChange)(i().removedScripts),"claimed-radius":(0,A().ofChange)(l().claimedRadius),"claimed-streak":e().claimedStreak,estimates:(0,A().
ofChange)(l().estimates),"look-alike-ids":h().lookAlikeIds,"repeated-ids":h().repeatedIds,unidentified:r().unidentified},
c=m.CLAIM_CHECKS={"self-description":r().selfDescription,"capsule-fields":r().capsuleFields,envelope:v().envelope},s=m.GENE_CHECKS=
{"incomplete-gene":o().incompleteGene,"validation-list":o().validationList,"declared-constraints":n().declaredConstraints,
"loosened-constraints":(0,A().ofChange)(n().loosenedConstraints),"limits-beyond-cap":(0,A().ofChange)(n().limitsBeyondCap),
"gene-blast-radius":(0,A().ofChange)(n().geneBlastRadius),"declared-paths":(0,A().ofChange)(n().declaredPaths),"self-des\
cription":r().selfDescription,envelope:v().envelope},f=m.REMOVED_GENE_CHECKS={"removed-gene":(0,A().ofChange)(o().removedGene),
"gene-blast-radius":(0,A().ofChange)(n().geneBlastRadius),"declared-paths":(0,A().ofChange)(n().declaredPaths)}},52117:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.assetFiles=$,m.assetProblemFinding=I,m.genesOutside=j;function b(){const g=u(
18744);return b=function(){return g},g}function C(){const g=u(94534);return C=function(){return g},g}function F(){const g=u(
93028);return F=function(){return g},g}function w(){const g=u(95132);return w=function(){return g},g}function $({problems:g}){
return g.filter(({rule:O})=>O!=="outside-globs").map(I)}function I({before:g,...O}){const{rule:y,detail:l,location:h,id:v,
severity:E}=O,r={location:h,...v===void 0?{}:{subject:{id:v}},...E&&{severity:E}};return g?{...(0,w().finding)(y,{detail:l},
{...r,severity:"notice"}),before:g}:(0,w().finding)(y,{detail:l},r)}const L=5;async function j(g){const O=g.problems.filter(
({rule:l})=>l==="outside-globs");return(await g.clock.all(O,async l=>{const h=await A(l.location.path,g);return h.some(({
severity:E})=>E==="error")?h:[I(l),...h]})).flat()}async function A(g,O){const{change:y,tree:l,baseTree:h,policy:v,judge:E}=O,
i=(0,C().assetLimits)(v.assets.max_file_bytes),r=async(a,c)=>{const{kind:s,size:f=0}=a.stat(c)??{};return!(0,F().isRegular)(
s)||f>i.maxBytes?[]:(0,b().strayGenes)(c,await a.read(c,i.maxBytes),i)},e=y.files.find(a=>a.path===g)?.oldPath??g,o=new Set(
(await r(h,e)).flatMap(({commands:a})=>a)),n=[];for(const{location:a,commands:c}of await r(l,g))for(const s of c){const{
findings:f}=await E.command(s),t=f.find(P=>P.danger!==void 0)?.danger,d=f.some(({rule:P})=>P==="uses-network"),p=t??(d?"\
uses the network":void 0);if(p===void 0||n.length===L)continue;const S=`a Gene whose command \`${s}\` ${p}`,M=o.has(s)?"\
notice":"error";n.push({...(0,w().finding)("outside-globs",{detail:S},{location:a,severity:M,harm:"danger"}),danger:p})}
return n}},97004:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.activatedSeeds=L,m.asNotice=g,m.blockedGenes=
$,m.engineSeeds=j,m.lacksEngine=A;function b(){const O=u(27199);return b=function(){return O},O}function C(){const O=u(77680);
return C=function(){return O},O}function F(){const O=u(13580);return F=function(){return O},O}function w(){const O=u(95132);
return w=function(){return O},O}async function $(O,y,l){const h=new Map;for(const v of O){const{gene:E}=v.value,i=y.find(
n=>n.type==="Gene"&&n.id===E),r=i&&await I(i,l);if(i===void 0||r===void 0)continue;const e=`the command \`${r}\` of its g\
ene \`${i.id}\` is blocked`,o={capsule:v.id,why:e};h.set(v,(0,w().finding)("capsule-not-eligible",o,(0,b().placeOf)(v,["\
gene"])))}return h}async function I(O,y){const l=y.forFile(O.path);for(const h of(0,C().commandsToRun)(O)){const{verdict:v}=await l.
command(h);if(v==="block")return h}}async function L({assets:O,judge:y}){const l=[];for(const h of O.activated??[]){const v=await I(
h,y);v!==void 0&&l.push((0,w().finding)("seed-activated-blocked",{gene:h.id,command:v},(0,b().placeOf)(h,["validation"])))}
return l}function j({seeds:O,genes:y}){const[l]=O.keys();if(l===void 0)return[];const h=[...O.values()].sort((i,r)=>i.localeCompare(
r,"en",{numeric:!0})),v={ids:[...new Set([...O.keys()].map(({id:i})=>i))],count:O.size,oldest:h[0]??"",newest:h.at(-1)??
"",idle:y.filter(({asset:i,commands:r})=>O.has(i)&&A(r)).length},E=v.idle>0?"warning":"notice";return[(0,w().finding)("e\
ngine-seeds",v,{location:l.locate(),severity:E})]}function A(O){return O.some(({findings:y})=>y.some(({rule:l})=>(0,F().
ruleOf)(l).absent===!0))}function g(O){return(O.harm??(0,F().ruleOf)(O.rule).harm)==="danger"?O:{...O,severity:"notice"}}},
72391:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.broadcastFindings=h,m.judgeCapsules=g;function b(){
const n=u(27199);return b=function(){return n},n}function C(){const n=u(13580);return C=function(){return n},n}function F(){
const n=u(95132);return F=function(){return n},n}function w(){const n=u(72025);return w=function(){return n},n}function $(){
const n=u(59613);return $=function(){return n},n}function I(){const n=u(85475);return I=function(){return n},n}function L(){
const n=u(21471);return L=function(){return n},n}function j(){const n=u(57733);return j=function(){return n},n}function A(){
const n=u(47771);return A=function(){return n},n}function g({changes:n,present:a,unread:c},s,f,t=new Map){const d=n.filter(
({asset:P})=>P.type==="Capsule");if(d.length===0)return[];const p=(0,A().streakCounter)((0,A().eventsIn)({changes:n,present:a,
unread:c}),!0),S=c.at(-1),M=f&&O(d,f);return d.map(({kind:P,asset:N,before:T})=>{if(P==="removed")return{change:P,asset:N,
eligible:null,eligibility:null,reasons:[]};const R=P==="added"?M:T&&(0,$().sizeOf)(T.value.blast_radius),H=l(N,()=>{const k=p(
N),B=S===void 0||k.ended?k:{...k,unread:S},U=t.get(N);return[...h(N,B,s,R),...U?[U]:[]]}),D=(0,F().eligibilityOf)(H);return{
change:P,asset:N,eligible:D==="eligible",eligibility:D,reasons:H}})}function O(n,a){const c=n.filter(({kind:t})=>t==="ad\
ded").map(({asset:t})=>(0,$().sizeOf)(t.value.blast_radius)??{files:0,lines:0}),s=t=>c.reduce((d,p)=>d+p[t],0);return s(
"files")>=a.files&&s("lines")>=a.lines?void 0:a}function y(n){const{otherAsset:a}=(0,C().ruleOf)(n.rule);return n.severity===
"error"||(0,F().isMissingEvidence)(n)||a===!0}function l(n,a){try{return[...a(),...(0,j().promotionSchemaFindings)(n),...(0,I().
identityFindings)(n,"hand")].filter(y)}catch(c){return[(0,w().assetNotJudged)(n,c)]}}function h(n,a,c,s={files:0,lines:0}){
const{status:f,score:t}=r(n.value.outcome),d=r(n.value.blast_radius),p={capsule:n.id},S=(...P)=>(0,b().placeOf)(n,P),M=[];
if(f!=="success"){const P=`\`outcome.status\` is ${o(f)}, but it must be "success"`;M.push((0,F().finding)("capsule-not-\
eligible",{...p,why:P},S("outcome","status")))}if(!e(t,c.min_score,1)){const P=`a number from ${c.min_score} to 1`,N=`\`o\
utcome.score\` is ${o(t)}, but it must be ${P}`;M.push((0,F().finding)("capsule-not-eligible",{...p,why:N},S("outcome","\
score")))}for(const P of["files","lines"]){const N=c[`max_${P}`],T=Math.max(s[P],a.radius?.[P]??0);if(e(d[P],1,N)&&T<=N)
continue;const R=o(d[P]),H=T>N?`${T} (claimed: ${R})`:R,D=`\`blast_radius.${P}\` is ${H}, but it must be ${v(N)}`;M.push(
(0,F().finding)("capsule-not-eligible",{...p,why:D},S("blast_radius",P)))}if(a.unmeasured!==void 0){const P=`\`blast_radi\
us.files\` is not a size in the event \`${a.unmeasured}\`, but it must be ${v(c.max_files)}`;M.push((0,F().finding)("cap\
sule-not-eligible",{...p,why:P},S("blast_radius")))}return a.count<c.min_success_streak&&M.push(...E(n,a,c.min_success_streak)),
M}function v(n){return`a number from 1 to ${n}`}function E(n,{count:a,unread:c,failed:s,uncounted:f=[]},t){const d=(0,b().
placeOf)(n),p={capsule:n.id};if(s!==void 0){const P=`the event \`${s}\`, the newest one that names it, is not a success`;
return[(0,F().finding)("capsule-not-eligible",{...p,why:P},d)]}if(c!==void 0){const P=`whether the Capsule \`${n.id}\` ha\
s enough consecutive successes`;return[(0,w().notChecked)(P,c,{...d,severity:"error"})]}const S=f.slice(0,i).map(({event:P,
why:N})=>`the event \`${P}\` does not count: ${N}`),M={...p,streak:a,least:t,uncounted:S};return[(0,F().finding)("capsul\
e-streak",M,d)]}const i=5;function r(n){return(0,b().isJsonObject)(n)?n:{}}function e(n,a,c){return typeof n=="number"&&
n>=a&&n<=c}function o(n){return n===void 0?"missing":(0,L().describeJson)(n)}},93198:function(G,m,u){Object.defineProperty(
m,"__esModule",{value:!0}),m.eventChain=j;function b(){const v=u(76760);return b=function(){return v},v}function C(){const v=u(
27199);return C=function(){return v},v}function F(){const v=u(28894);return F=function(){return v},v}function w(){const v=u(
95132);return w=function(){return v},v}function $(){const v=u(36773);return $=function(){return v},v}function I(){const v=u(
72025);return I=function(){return v},v}function L(){const v=u(85475);return L=function(){return v},v}function j({assets:{
changes:v,present:E,unread:i}}){const r=E.filter(({type:t})=>t==="EvolutionEvent"),e=new Set(v.map(({asset:t})=>t)),o=new Map(
r.map(t=>[t.id,t])),n=new Map,a=new Map,c=A(r),s=new Set,f=new Set;return r.flatMap(t=>{const d=a.get(t.path);a.set(t.path,
t);const p=y(t),S=p===void 0?void 0:n.get(p);if(p!==void 0&&S===void 0&&n.set(p,t),!e.has(t)||t.cut)return[];const M=(0,C().
placeOf)(t,["parent"]),P={event:t.id},N=(0,F().isAuditLog)(t.path),T=d===void 0&&N?c(t.path):void 0;if(T!==void 0&&p!==T.
id){const k=`does not continue the archive \`${T.path}\` of its log`,B={...P,fault:k,fix:O(t,T.id)};return[(0,w().finding)(
"event-not-chained",B,M)]}if(p===void 0){if(d===void 0||!N)return[];const k={...P,fault:g,fix:O(t,d.id)};return[(0,w().finding)(
"event-not-chained",k,M)]}if(!o.has(p)){const k=d===void 0,B=N&&!k?"error":"warning",[U]=i;if(U!==void 0){const K=`wheth\
er the parent \`${p}\` of the EvolutionEvent \`${t.id}\` exists`;return[(0,I().notChecked)(K,U,{...M,severity:B})]}if(f.
has(p))return[];k||f.add(p);const z=k?`If the log with \`${p}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${p}\`, which it wrote before this one; if they are lost, leav\
e the event out`,Y={...P,parent:p,where:"not in any asset file",fix:z};return[(0,w().finding)("event-parent-missing",Y,{
...M,severity:B})]}const R=h(t,o,s);if(R!==void 0){const k=`has a circular chain of parents: ${(0,$().inCode)(R)}`;return[
(0,w().finding)("event-not-chained",{...P,fault:k,fix:"Set the `parent` of each event to the previous event"},M)]}if(S===
void 0||S.id===t.id)return[];const H=d===void 0||d.id===p?S.id:d.id,D=`has the parent \`${p}\`, which is already the pare\
nt of \`${S.id}\``,J={...P,fault:D,fix:O(t,H)};return[(0,w().finding)("event-not-chained",J,{...M,severity:"warning"})]})}
function A(v){const E=v.filter(({path:r})=>(0,F().isLogArchive)(r)),i=new Set(E.map(y));return r=>{if((0,F().isLogArchive)(
r))return;const e=E.filter(({path:o})=>b().posix.dirname(o)===b().posix.dirname(r));return e.findLast(({id:o})=>!i.has(o))??
e.at(-1)}}const g="has no parent, but it is not the first event of its log";function O({value:v},E){const i=v.asset_id===
void 0?"":(0,L().contentHash)({...v,parent:E});return`Set \`parent\` to \`${E}\`, the previous event${i&&`, and \`asset_i\
d\` to \`${i}\``}`}function y({value:{parent:v}}){return typeof v=="string"&&v!==""?v:void 0}const l=5;function h(v,E,i){
const r=new Set;let e=v;for(;e!==void 0&&!i.has(e.id)&&!r.has(e.id);){r.add(e.id);const n=y(e);e=n===void 0?void 0:E.get(
n)}if(e!==void 0&&e.id===v.id&&!i.has(e.id))return[...r].slice(0,l);for(const n of r)i.add(n)}},59613:function(G,m,u){Object.
defineProperty(m,"__esModule",{value:!0}),m.claimedRadius=w,m.estimates=y,m.sizeOf=L;function b(){const h=u(27199);return b=
function(){return h},h}function C(){const h=u(95132);return C=function(){return h},h}function F(){const h=u(47771);return F=
function(){return h},h}function w({assets:{changes:h},counted:v}){return["Capsule","EvolutionEvent"].flatMap(E=>{const i=h.
filter(({kind:n,asset:a})=>n==="added"&&a.type===E).map(({asset:n})=>({asset:n,size:L(n.value.blast_radius)})),r=i.flatMap(
({size:n})=>n??[]),e=i.at(-1);if(e===void 0||r.length<i.length)return[];const o=r.reduce(j);if(o.files<v.least.files||o.
lines<v.least.lines){const n={together:i.length>1,severity:"warning"};return[$(e.asset,o,v.least,n)]}return i.flatMap(({
asset:n,size:a})=>a!==void 0&&(0,F().isSuccess)(n.value)&&A(a,v.most)?[$(n,a,v.most,{together:!1,severity:"notice"})]:[])})}
function $(h,v,E,{together:i,severity:r}){const{type:e,id:o}=h,n={type:e,id:o,claim:`claims ${I(v)}${i?" together with t\
he others of the change":""}`,shown:`git counts ${I(E)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},a={...(0,b().placeOf)(h,["blast_radius"]),severity:r};return(0,C().finding)("\
claim-differs",n,a)}function I({files:h,lines:v}){return`${h} ${h===1?"file":"files"} and ${v} ${v===1?"line":"lines"}`}
function L(h){if(!(0,b().isJsonObject)(h))return;const{files:v,lines:E}=h;return typeof v=="number"&&typeof E=="number"?
{files:v,lines:E}:void 0}function j(h,v){return{files:h.files+v.files,lines:h.lines+v.lines}}function A(h,v){return h.files>
v.files||h.lines>v.lines+v.files}const g=3,O=.1;function y({assets:{changes:h},counted:v}){const{least:E,most:i}=v,r=h.filter(
({kind:e,asset:o})=>e==="added"&&o.type==="EvolutionEvent");return r.flatMap(({asset:e})=>{const{blast_radius_estimate:o,
meta:n,blast_radius:a}=e.value,c=(0,b().isJsonObject)(o)?[]:["meta"],s=c.length===0?o:(0,b().isJsonObject)(n)&&n.blast_radius_estimate,
f=l(s);if(f===void 0||f<=0)return[];const t=r.length===1,d=t?E.files:l(a),p=t?i.files:l(a);if(d===void 0||p===void 0)return[];
const S=d/f>g;if(!S&&p/f>=O)return[];const M=S?d:p,P=(0,b().placeOf)(e,[...c,"blast_radius_estimate"]),N={type:e.type,id:e.
id,claim:`estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${M}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,C().finding)("claim-differs",N,P)]})}function l(h){return(0,b().isJsonObject)(
h)&&typeof h.files=="number"?h.files:void 0}},48550:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.lookAlikeIds=
j,m.repeatedIds=h;function b(){const i=u(76760);return b=function(){return i},i}function C(){const i=u(23404);return C=function(){
return i},i}function F(){const i=u(27199);return F=function(){return i},i}function w(){const i=u(64385);return w=function(){
return i},i}function $(){const i=u(11970);return $=function(){return i},i}function I(){const i=u(95132);return I=function(){
return i},i}function L(){const i=u(25367);return L=function(){return i},i}function j({assets:{changes:i,present:r}}){const e=i.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(e.length===0)return[];const o=new Set(e.map(({type:c})=>c)),n=new Map,
a=new Map;for(const{type:c,value:s}of r){const f=o.has(c)?(0,w().declaredId)(s):void 0;if(f!==void 0)for(const t of g(c,
f)){const d=n.get(t);d===void 0?n.set(t,f):d!==f&&!a.has(t)&&a.set(t,f)}}return e.flatMap(c=>{const{type:s,id:f}=c,d=g(s,
f).flatMap(S=>[n.get(S),a.get(S)]).find(S=>S!==void 0&&S!==f);if(d===void 0)return[];const p=(0,F().placeOf)(c,["id"]);return[
(0,I().finding)("look-alike-id",{type:s,id:(0,L().visible)(f),other:(0,L().visible)(d)},p)]})}const A=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function g(i,r){const e=/^[\w.-]*$/.test(r)?r:O(r),o=e.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${i} case ${y(e)}`,`${i} drawn ${y(o)}`]}function O(i){const r=i.normalize("NFKC").replace(A,"");return(0,$().asciiOf)(
r.replace(/\p{Pd}/gu,"-"))}function y(i){return i.toUpperCase().toLowerCase()}const l=/(?:\.seed\.json|\/default_genes\.json)$/;
function h({assets:{changes:i,present:r}}){const o=i.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(v);if(o.length===0)return[];const n=new Set(o.map(({id:c})=>c)),a=r.filter(c=>v(c)&&n.has(c.id));return o.flatMap(
c=>{const s=a.find(d=>E(d,c));if(s===void 0)return[];const f=`the gene \`${c.id}\`, also in \`${s.path}\` with other cont\
ent`,t={...(0,F().placeOf)(c,["id"]),severity:"warning"};return[(0,I().finding)("duplicate-id",{detail:f},t)]})}function v({
type:i,path:r}){return i==="Gene"&&!l.test(`/${r}`)}function E(i,r){return i.id===r.id&&i.path.replace(/l$/,"")!==r.path.
replace(/l$/,"")&&b().posix.dirname(i.path)===b().posix.dirname(r.path)&&(0,C().canonicalize)(i.value)!==(0,C().canonicalize)(
r.value)}},10255:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.envelope=I;function b(){const l=u(27199);
return b=function(){return l},l}function C(){const l=u(61331);return C=function(){return l},l}function F(){const l=u(39763);
return F=function(){return l},l}function w(){const l=u(95132);return w=function(){return l},l}function $(){const l=u(85475);
return $=function(){return l},l}function I(l,{asset:h}){const{type:v,id:E,envelope:i}=h;return[...j(h),...i&&(0,C().senderOf)(
i)===void 0?[(0,w().finding)("schema-field",{type:v,id:E,...L},(0,b().placeOf)(h))]:[]]}const L={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function j(l){const{type:h,id:v,wrappers:E=[]}=l,
i=(0,b().placeOf)(l);return E.flatMap(r=>A(l,r).flatMap(([e,o])=>{const n=r[e];if(n===void 0||n===o)return[];const a={type:h,
id:v,field:e,stated:y(n),actual:y(o)};return[(0,w().finding)("envelope-contradicts-asset",a,i)]}))}function A(l,h){const{
type:v,id:E,value:i}=l;return[...v==="ValidationReport"?[["target_asset_id",i.gene_asset_id??h.target_asset_id],["target\
_local_id",i.gene_id]]:[],...g(h.type,v)?[["type",v]]:[],["asset_type",v],["asset_id",O(l,h.asset_id)],["content_hash",O(
l,h.content_hash)],["local_id",E]]}function g(l,h){if(typeof l!="string")return!1;const v=l.toLowerCase();return v!==h.toLowerCase()&&
F().ASSET_TYPES.some(E=>E.toLowerCase()===v)}function O({type:l,value:h},v){if(h.asset_id!==void 0||v===void 0)return h.
asset_id;const E={type:l,value:{...h,asset_id:v}};return(0,$().matchContentHash)(E)===void 0?(0,$().contentHash)(h):v}function y(l){
return JSON.stringify(l??null).slice(0,100)}},85881:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.appliedIds=
g,m.genesStillNamed=L,m.missingGenes=l,m.unresolvedReferences=I;function b(){const h=u(27199);return b=function(){return h},
h}function C(){const h=u(30610);return C=function(){return h},h}function F(){const h=u(95132);return F=function(){return h},
h}function w(){const h=u(72025);return w=function(){return h},h}function $(){const h=u(50661);return $=function(){return h},
h}function I({assets:h}){const{changes:v,present:E,unread:i}=h,r=j(E,"Capsule"),e=j(E,"ValidationReport"),o=[["Evolution\
Event","capsule_id","Capsule",r],["EvolutionEvent","validation_report_id","ValidationReport",e],["AntiGene","evidence_ca\
psules","Capsule",r]];return v.filter(({kind:n})=>n==="added"||n==="modified").flatMap(({asset:n})=>{const{type:a,id:c,value:s}=n,
[f]=i;return o.flatMap(([t,d,p,S])=>t!==a?[]:[s[d]].flat().flatMap(M=>{if(!A(M,S))return[];const P={...(0,b().placeOf)(n,
[d]),severity:"warning"},N=`whether \`${M}\`, which the ${a} \`${c}\` names, exists`;return f?[(0,w().notChecked)(N,f,P)]:
[(0,F().finding)("reference-not-found",{type:a,id:c,wanted:p,name:M,field:d},P)]}))})}function L({assets:{changes:h,present:v}}){
const E=j(v,"Gene"),i=g(h),r=h.flatMap(({kind:o,asset:n,before:a})=>o==="removed"?n:a??[]).filter(({type:o})=>o==="Gene").
flatMap(o=>(0,C().namesOf)(o).map(n=>({asset:o,name:n}))).filter(({name:o})=>!E.has(o)&&!i.has(o));if(r.length===0)return[];
const e=v.flatMap(C().namings);return r.flatMap(({asset:o,name:n})=>{const a=e.filter(({gene:p})=>p===n),c=a.find(p=>p.by.
type==="Capsule")??a[0];if(c===void 0)return[];const s=n.startsWith("sha256:"),f={what:`${s?"gene that was":"gene"} \`${n}\
\``,by:`the ${c.by.type} \`${c.by.id}\``,more:new Set(a.map(p=>p.by)).size-1,fix:s?"Name the gene by its `id`, or by its\
 new `asset_id`":`Keep the gene \`${n}\`, or also remove the Capsules that name it`},t=c.by.type==="Capsule"?"warning":"\
notice",d=c.by.locate(c.pointer);return[(0,F().finding)("still-named",f,{location:d,subject:(0,b().subjectOf)(o),severity:t})]})}
function j(h,v){return new Set(h.filter(E=>E.type===v).flatMap(C().namesOf))}function A(h,v){return typeof h=="string"&&
!v.has(h)}function g(h){return new Set(h.flatMap(C().newNamings).map(({gene:v})=>v))}const O="ad_hoc",y={severity:"warni\
ng",harm:"bookkeeping"};function l(h){const{changes:v}=h.assets,E=new Set(v.filter(({kind:i,asset:r})=>i!=="removed"&&r.
type==="Gene").flatMap(({asset:i})=>(0,C().namesOf)(i)));return v.flatMap(C().newNamings).filter(({gene:i})=>!E.has(i)).
map(({by:i,gene:r,pointer:e})=>{const o=r===O&&(0,$().isChange)(h),n={...(0,b().placeOf)(i,e),...o&&y},{type:a,id:c}=i,s={
type:a,id:c,wanted:"gene",name:r,field:String(e[0])};return(0,F().finding)("reference-not-found",s,n)})}},93290:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.removedScripts=O;function b(){const i=u(76760);return b=function(){return i},
i}function C(){const i=u(27199);return C=function(){return i},i}function F(){const i=u(68450);return F=function(){return i},
i}function w(){const i=u(77680);return w=function(){return i},i}function $(){const i=u(63455);return $=function(){return i},
i}function I(){const i=u(51951);return I=function(){return i},i}function L(){const i=u(59867);return L=function(){return i},
i}function j(){const i=u(46912);return j=function(){return i},i}function A(){const i=u(91063);return A=function(){return i},
i}function g(){const i=u(95132);return g=function(){return i},i}async function O(i){const{assets:r,baseTree:e,clock:o}=i,
n=y(i.change),a=await l(i);if(n.size+a.size===0)return[];const c=new Set(r.changes.map(({asset:t})=>t)),s=r.present.filter(
t=>t.type==="Gene"&&!c.has(t)),f=new Map;for(const t of s){await o.tick();const d=(0,w().validationCommands)(t),p=new Map;
for(const{value:S,pointer:M}of d.kind==="list"?d.entries:[]){if(typeof S!="string")continue;const P=(0,F().storeOf)(t.path,
{policy:i.policy,tree:e}),T=(0,$().namedPaths)(S,P).filter(R=>n.has(R)).map(R=>({path:R,script:""}));a.size>0&&P.checkoutAs===
void 0&&T.push(...await v(S,e,P.root));for(const R of T){const H=E(R);(R.script===""||a.has(H))&&p.set(H,{...R,entry:M[1]})}}
for(const[S,M]of p){const P=f.get(S);P?P.more+=1:f.set(S,{...M,gene:t,more:0})}}return[...f.values()].map(({path:t,script:d,
gene:p,entry:S,more:M})=>{const P=d===""?`file \`${t}\``:`script \`${d}\` of \`${t}\``,N=`Keep \`${d||t}\`, or change the\
 commands that name it`,T={...(0,C().placeOf)(p,["validation",S]),harm:"broken"};return(0,g().finding)("still-named",{what:P,
by:`the gene \`${p.id}\``,more:M,fix:N},T)})}function y({files:i}){const r=new Set(i.flatMap(({status:e,path:o,oldPath:n})=>e===
"deleted"?o:n??[]));for(const{path:e,status:o}of i)o!=="deleted"&&r.delete(e);return r}async function l({change:i,baseTree:r,
tree:e}){const o=i.files.map(({path:a,oldPath:c})=>c??a),n=new Set;for(const a of o.filter(c=>b().posix.basename(c)==="p\
ackage.json")){const c=await h(r,a),s=new Set(await h(e,a));for(const f of c)s.has(f)||n.add(E({path:a,script:f}))}return n}
async function h(i,r){const e=b().posix.dirname(r);return[...(await(0,L().usablePackageJson)(i,e==="."?"":e))?.scripts.keys()??
[]]}async function v(i,r,e){const{invocation:o}=(0,I().readWords)(i,{tree:r,cwd:e});if(o?.program!=="npm")return[];const n={
tree:r,directory:e,changed:new Set,families:A().NO_PROGRAMS},{runs:a}=await(0,j().scriptsThatRun)(o,n,{start:0,end:0}),c=(0,j().
eventOf)(o);return a.flatMap(({directory:s,event:f})=>f===c?[{path:b().posix.join(s,"package.json"),script:c}]:[])}function E({
path:i,script:r}){return`${i}\0${r}`}},21471:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.describeJson=
n,m.schemaDifferences=$;function b(){const a=u(98285);return b=function(){return a},a}function C(){const a=u(98879);return C=
function(){return a},a}const F=2e5,w=50;function $(a,c){try{return I(a,(0,b().withoutAnnotations)(c))}catch(s){if(!(s instanceof
URIError))throw s;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function I(a,c){const s=(0,C().complaintsOf)(a,c,JSON.stringify(c).length<=F),f=new Map,t=new Set;
for(const d of s){if(g.has(d.keyword))continue;const p=j(d);if(!t.has(p)){t.add(p);for(const S of O(d,a,c)){const M=L(d,
S),P=f.get(M);f.set(M,P?{...P,more:P.more+1}:S)}}}return[...f.values()].slice(0,w)}function L({keywordLocation:a},c){switch(c.
kind){case"missing":return JSON.stringify([a,...c.fields]);case"unknown":return JSON.stringify([a,c.field]);case"invalid":
return a}}function j({keyword:a,instanceLocation:c}){return`${A.has(a)?a:"value"} ${c}`}const A=new Set(["required","add\
itionalProperties"]),g=new Set(["properties","items","false"]);function O(a,c,s){const{keyword:f,keywordLocation:t,instanceLocation:d}=a,
{pointer:p,value:S}=l(s,d),M=h(c,t);if(f==="required"){const N=(M.required??[]).filter(R=>!y(S,R)),T=Object.fromEntries(
N.map(R=>[R,o(M.properties?.[R]??{})]));return[{kind:"missing",pointer:p,fields:N,expected:T,more:0}]}if(f==="additional\
Properties"){const N=M.properties??{},T=Object.keys(S??{}).filter(H=>!Object.hasOwn(N,H)),R=Object.keys(N).filter(H=>!y(
S,H));return T.map(H=>({kind:"unknown",pointer:[...p,H],field:H,absent:R,more:0}))}const P=e(f,M);return[{kind:"invalid",
pointer:p,keyword:f,expected:P,found:n(S),more:0}]}function y(a,c){return a!==null&&Object.hasOwn(a,c)}function l(a,c){const s=[];
let f=a;for(const t of v(c))Array.isArray(f)?(s.push(Number(t)),f=f[Number(t)]??null):(s.push(t),f=f[t]??null);return{pointer:s,
value:f}}function h(a,c){let s=C().SCHEMAS[a];for(const f of v(c).slice(0,-1))s=s[f];return s}function v(a){return a.split(
"/").slice(1).map(c=>c.replaceAll("~1","/").replaceAll("~0","~"))}const E={string:"a string",array:"a list",object:"an o\
bject",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},i={"^\\d+\\.\\d+\\.\\d+$":"three numbers \
such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},r=40;function e(a,c){const s=c[a];switch(a){case"\
type":return[s].flat().map(f=>E[String(f)]??String(f)).join(" or ");case"enum":return`one of ${(c.enum??[]).map(f=>`\`${JSON.
stringify(f)}\``).join(", ")}`;case"const":return JSON.stringify(s);case"pattern":return i[String(s)]??`a string that ma\
tches ${s}`;case"minLength":return s===1?"a non-empty string":`a string of at least ${s} characters`;case"maxLength":return`\
a string of at most ${s} characters`;case"minItems":return s===1?"a non-empty list":`a list of at least ${s} items`;case"\
maxItems":return`a list of at most ${s} items`;case"minimum":return`a number that is at least ${s}`;case"maximum":return`\
a number that is at most ${s}`;default:return`a value that matches \`${a}\` in the schema`}}function o(a){const c=["enum",
"const","pattern","type"].find(s=>Object.hasOwn(Object(a),s));return c===void 0?"a value":e(c,a)}function n(a){return Array.
isArray(a)?a.length===0?"an empty list":"a list":a!==null&&typeof a=="object"?"an object":typeof a!="string"?String(a):a.
length<=r?JSON.stringify(a):`a string of ${a.length} characters`}},57733:function(G,m,u){Object.defineProperty(m,"__esMo\
dule",{value:!0}),m.promotionSchemaFindings=L,m.schemaFindings=I;function b(){const e=u(23404);return b=function(){return e},
e}function C(){const e=u(27199);return C=function(){return e},e}function F(){const e=u(3051);return F=function(){return e},
e}function w(){const e=u(95132);return w=function(){return e},e}function $(){const e=u(21471);return $=function(){return e},
e}function I(e){return(0,$().schemaDifferences)(e.type,e.value).filter(o=>!E(e,o)).flatMap(o=>O(e,o)).map(o=>j(e,o,"warn\
ing"))}function L(e){const o=i(e)?"warning":"error";return(0,$().schemaDifferences)(e.type,e.value).map(n=>j(e,n,o))}function j(e,o,n){
const{type:a,id:c}=e,{pointer:s,more:f}=o,t={...(0,C().placeOf)(e,s),severity:n},d=(p,S,M,P)=>(0,w().finding)("schema-fi\
eld",{type:a,id:c,field:p,fault:S,where:M,fix:P},t);switch(o.kind){case"missing":{const{fields:p,expected:S}=o,M=p.includes(
"asset_id")?"; `gene-gate fix --identity --write` adds `asset_id` in the repository of its author":"",N=`Add ${p.map(T=>`\
\`${T}\` (${S[T]})`).join(", ")}${M}`;return d(p.join("`, `"),"is missing",g(s,f),N)}case"unknown":{const p=g(s.slice(0,
-1),f),{field:S,absent:M}=o,P=(0,F().nearestName)(S,M),N=P===void 0?"":`If you meant \`${P}\`, rename it. Otherwise, `,T=`${N}${N?
"remove":"Remove"} \`${S}\` or store it outside the asset`;return d(S,"is unknown",p,T)}case"invalid":{const{expected:p}=o,
S=`${o.found}${f===0?"":` (and in ${A(f)})`}`,M=s.join("."),P=`must be ${p}, but it is ${S}`;return d(M,P,"",`Change \`${M}\
\` to ${p}`)}}}function A(e){return e===1?"1 similar place":`${e} similar places`}function g(e,o){return e.length===0?"":
` in \`${e.join(".")}\`${o===0?"":` and ${A(o)}`}`}function O(e,o){const{type:n}=e,{pointer:a}=o;switch(o.kind){case"mis\
sing":{const c=o.fields.filter(s=>!y[n].has([...a,s].join("."))&&!(s==="source_type"&&(r(e)??0)<h));return c.length===0?
[]:[{...o,fields:c}]}case"unknown":return[o];case"invalid":return l(n,a,o.keyword)?[]:[o]}}const y={Gene:new Set(["type",
"id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(["type","id"])};function l(e,[o,...n],a){if(o===
"type"||o==="id"||o==="asset_id")return!0;if(e!=="Gene")return!1;const c=a==="minItems"&&n.length>0;return o==="validati\
on"||o==="constraints"&&!c}const h=6,v={"Gene epigenetic_marks[]":["object","string"],"Gene _source":["object"],"Gene av\
oid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":["string"],"Capsule diff":["string"],"Cap\
sule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execution_trace":["object"],"EvolutionEvent ap\
plied_lessons[]":["object","string"]};function E({type:e,value:o},{kind:n,pointer:a}){const[c="",s=0,...f]=a,t=o[c]??null,
d=v[`${e} ${c}${Array.isArray(t)?"[]":""}`];return n==="missing"||!d||typeof s!="number"||f.length>0?!1:[t].flat().every(
p=>d.includes(p===null?"null":typeof p))}function i(e){return(r(e)??Number.NaN)<Number(b().SCHEMA_VERSION.split(".")[1])}
function r({value:{schema_version:e}}){const o=typeof e=="string"?/^1\.(\d+)\.\d+$/.exec(e)?.[1]:void 0;return o===void 0?
void 0:Number(o)}},98879:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.SCHEMAS=void 0,m.complaintsOf=
l;function b(){const E=u(13574);return b=function(){return E},E}function C(){const E=u(36576);return C=function(){return E},
E}function F(){const E=u(25065);return F=function(){return E},E}function w(){const E=u(5330);return w=function(){return E},
E}function $(){const E=u(39436);return $=function(){return E},E}function I(){const E=u(39763);return I=function(){return E},
E}const L={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},j="^sha256:[a-f0-9]{64}$",A={type:"object",required:["type","sc\
hema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Val\
idationReport"},schema_version:L,id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:[
"object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{
type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{
type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:j}}},g={type:"array",items:{
type:"string"}},O={type:"object",required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{
type:{const:"AntiGene"},schema_version:L,id:{type:"string",minLength:1},summary:{type:"string",minLength:1},trigger:{...g,
minItems:1},avoid:{...g,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium","high"]},source_clusters:g,
evidence_capsules:g,failure_count:{type:"integer",minimum:0},asset_id:{type:"string",pattern:j}}},y=m.SCHEMAS={Gene:w().
default,Capsule:C().default,EvolutionEvent:F().default,Mutation:$().default,ValidationReport:A,AntiGene:O};function l(E,i,r){
return h[r?"all":"first"][E].validate(i).errors}const h={all:v(!1),first:v(!0)};function v(E){const i=I().ASSET_TYPES.map(
r=>[r,new(b()).Validator(y[r],"7",E)]);return Object.fromEntries(i)}},73566:function(G,m,u){Object.defineProperty(m,"__e\
sModule",{value:!0}),m.capsuleFields=A,m.selfDescription=L,m.unidentified=g;function b(){const l=u(27199);return b=function(){
return l},l}function C(){const l=u(59490);return C=function(){return l},l}function F(){const l=u(95132);return F=function(){
return l},l}function w(){const l=u(72025);return w=function(){return l},l}function $(){const l=u(85475);return $=function(){
return l},l}function I(){const l=u(57733);return I=function(){return l},l}function L({correctorOf:l},{asset:h,change:v,commands:E=[]}){
if(h.cut)return[];const i=v?.kind==="unchanged"?void 0:v?.before,r=E.some(({findings:e})=>e.some(({edit:o})=>o?.fix));return[
...(0,$().hashFindings)(h,l(h),!r,i),...(0,I().schemaFindings)(h)]}const j={success_streak:"an integer from 0 on",env_fingerprint:"\
an object with `platform` and `arch`"};function A(l,{asset:h}){const{type:v,id:E,value:i}=h;if(v!=="Capsule"||h.cut)return[];
const r=Object.keys(j).filter(a=>i[a]==null);if(r.length===0)return[];const e=r.join("`, `"),n={fault:"is missing",where:"",
fix:`Add ${r.map(a=>`\`${a}\` (${j[a]})`).join(", ")}`};return[(0,F().finding)("schema-field",{type:v,id:E,field:e,...n},
(0,b().placeOf)(h))]}function g({genes:l,claims:h,correctorOf:v}){const e=[...l.filter(({change:n})=>n?.kind!=="removed").
map(({asset:n})=>n),...h].filter(({cut:n})=>!n).flatMap(n=>O(n,v));return[...(0,C().groupBy)(e,({rule:n,location:a})=>JSON.
stringify([n,a?.path])).values()].flatMap(y)}function O(l,h){try{return(0,$().identityFindings)(l,h(l)).filter($().isMissingIdentity)}catch(v){
return[(0,w().assetNotJudged)(l,v)]}}function y([l,...h]){if(l===void 0)return[];if(h.length===0||!(0,$().isMissingIdentity)(
l))return[l,...h];const{subject:v,args:E,...i}=l,{expected:r,...e}=E;return[{...i,args:{...e,others:h.length}}]}},47771:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.claimedStreak=c,m.eventsIn=l,m.isSuccess=g,m.streakCounter=L,m.successStreak=
y;function b(){const s=u(23404);return b=function(){return s},s}function C(){const s=u(27199);return C=function(){return s},
s}function F(){const s=u(59490);return F=function(){return s},s}function w(){const s=u(95132);return w=function(){return s},
s}function $(){const s=u(72025);return $=function(){return s},s}function I(){const s=u(85475);return I=function(){return s},
s}function L(s,f){const t=v(s,f),d=(0,F().groupBy)(s,({value:{capsule_id:p}})=>p);return p=>j(p,d.get(p.id)??[],t,f)}function j({
id:s,value:{gene:f}},t,d,p){const S=[],M=[],P={files:0,lines:0};let N;const{successes:T,failure:R}=A(s,t);for(const H of T){
const{value:D}=H,J=d.get(H)??i(D,p)??(r(D,f,p)?void 0:h)??(o(D)?"it records no change":void 0);J===void 0?(M.push(H),e(P,
D)||(N??=a(D))):S.push({event:a(D),why:J})}return{count:O(M),uncounted:S,ended:R!==void 0,...R&&T.length===0&&{failed:a(
R.value)},radius:P,...N!==void 0&&{unmeasured:N}}}function A(s,f){const t=f.filter(({value:p})=>p.type==="EvolutionEvent"&&
p.capsule_id===s).reverse(),d=t.findIndex(({value:p})=>!g(p));return d<0?{successes:t}:{successes:t.slice(0,d),failure:t[d]}}
function g({outcome:s}){return(0,C().isJsonObject)(s)&&s.status==="success"}function O(s){const f=s.map(({value:t})=>t.id).
filter(t=>typeof t=="string");return s.length-f.length+new Set(f).size}function y(s,f){const{successes:t,failure:d}=A(s,
f);return{count:O(t),ended:d!==void 0}}function l({changes:s,present:f,unread:t}){const d=t.at(-1),p=new Set(s.map(({asset:S})=>S));
return f.filter(({type:S,path:M})=>S==="EvolutionEvent"&&(!d||M>=d.path)).map(S=>({value:S.value,log:S.path,isNew:p.has(
S)}))}const h="it does not name the gene of the Capsule";function v(s,f){const t=new Map,d=new Map,p=new Set;for(const S of s){
const M=E(S,d,f&&p.has(S.log));M!==void 0&&t.set(S,M),p.add(S.log);const{id:P}=S.value;typeof P=="string"&&!d.has(P)&&d.
set(P,S)}return t}function E({value:s,isNew:f},t,d){const{id:p,parent:S}=s;if(f)return"the change that is judged adds or\
 edits it";const M=typeof p=="string"?t.get(p):void 0;return M!==void 0?(0,b().canonicalize)(M.value)===(0,b().canonicalize)(
s)?void 0:"an earlier event with other content has its id":typeof S=="string"&&S!==""?t.has(S)?void 0:"its parent is not\
 in the log before it":d?"it has no parent":void 0}function i(s,f){const{id:t,asset_id:d}=s;if(d===void 0)return f?"it h\
as no hash":void 0;if((0,I().matchContentHash)({type:"EvolutionEvent",value:s})===void 0)return"its hash does not match \
its content";const p=typeof t=="string"&&t.trim()!=="";return f&&!p?"it has no id":void 0}function r({genes_used:s},f,t){
return typeof f!="string"||f===""||!Array.isArray(s)?!t:s.includes(f)}function e(s,{blast_radius:f}){if(f===void 0)return!0;
if(!(0,C().isJsonObject)(f))return!1;const{files:t,lines:d}=f;return!n(t)||!n(d)?!1:(s.files=Math.max(s.files,t),s.lines=
Math.max(s.lines,d),!0)}function o({blast_radius:s}){return(0,C().isJsonObject)(s)&&(s.files===0||s.lines===0)}function n(s){
return typeof s=="number"&&Number.isSafeInteger(s)&&s>=0}function a({id:s}){return typeof s=="string"?s:"without an id"}
function c({assets:s}){const f=(0,F().groupBy)(l(s),({value:t})=>t.capsule_id);return s.changes.flatMap(({kind:t,asset:d})=>{
const{success_streak:p}=d.value;if(t==="removed"||d.type!=="Capsule"||typeof p!="number")return[];const{count:S,ended:M}=y(
d.id,f.get(d.id)??[]);if(p<=S)return[];const P=(0,C().placeOf)(d,["success_streak"]),N=s.unread.at(-1);if(N!==void 0&&!M)
return[(0,$().notChecked)(`the success streak of the Capsule \`${d.id}\``,N,P)];const T={type:d.type,id:d.id,claim:`clai\
ms a success streak of ${p}`,shown:`the events show ${S}`,fix:"Let the engine append the events of its cycles, or correc\
t `success_streak`"};return[(0,w().finding)("claim-differs",T,P)]})}},36974:function(G,m,u){Object.defineProperty(m,"__e\
sModule",{value:!0}),m.incompleteGene=g,m.removedGene=O,m.validationList=I;function b(){const y=u(27199);return b=function(){
return y},y}function C(){const y=u(36093);return C=function(){return y},y}function F(){const y=u(77680);return F=function(){
return y},y}function w(){const y=u(95132);return w=function(){return y},y}function $(){const y=u(50661);return $=function(){
return y},y}function I(y,{asset:l,validation:h,commands:v}){if(l.cut)return[];const E=["validation"],i={gene:l.id};if(h.
kind==="not_a_list"){const o={...i,fault:`must have ${h.expected} as \`validation\``};return[(0,w().finding)("validation\
-malformed",o,(0,b().placeOf)(l,E))]}if(h.kind==="missing"||h.entries.every(F().isBlankEntry))return[(0,w().finding)("va\
lidation-missing",{...i,that:""},(0,b().placeOf)(l,E))];const r=[],e=new Set;for(const o of h.entries){const{value:n,pointer:a}=o;
if((0,F().isBlankEntry)(o)){const c={...i,field:a.join("."),fault:"is blank"},s={...(0,b().placeOf)(l,a),severity:"notic\
e"};r.push((0,w().finding)("validation-redundant",c,s))}else if(typeof n!="string"){const c={...i,fault:`must have a str\
ing as \`${a.join(".")}\``};r.push((0,w().finding)("validation-malformed",c,(0,b().placeOf)(l,a)))}else if(e.has(n)){const c={
...(0,b().placeOf)(l,a),subject:{...(0,b().subjectOf)(l),command:n}};r.push((0,w().finding)("validation-redundant",{...i,
field:a.join("."),fault:`repeats \`${n}\``},c))}else e.add(n)}if(v.length>0&&v.every(j)){const o={...i,that:" that check\
s the change"},n=(0,b().placeOf)(l,E),a=L(y,l)?"notice":"error";r.push((0,w().finding)("validation-missing",o,{...n,severity:a}))}
return r}function L(y,l){return(0,$().isChange)(y)?y.seeds.has(l):y.correctorOf(l)!=="author"&&(0,C().seedRelease)(l)!==
void 0}function j({reading:{problems:y,argv:l}}){return y.some(({rule:h})=>h==="only-prints")||A.has(l?.[0]??"")}const A=new Set(
["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function g(y,{
asset:l}){return l.cut?[(0,w().finding)("validation-malformed",{gene:l.id,fault:"can be read only in part: its JSON has \
an error"},(0,b().placeOf)(l))]:[]}function O(y,{asset:l}){return[(0,w().finding)("gene-removed",{gene:l.id},{subject:(0,b().
subjectOf)(l)})]}},56131:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.geneDifferences=h,m.hardCaps=
l,m.limitsOf=y,m.readConstraints=L,m.stricterConstraints=j,m.uncovered=r;function b(){const e=u(27199);return b=function(){
return e},e}function C(){const e=u(77680);return C=function(){return e},e}function F(){const e=u(57430);return F=function(){
return e},e}function w(){const e=u(32854);return w=function(){return e},e}function $(){const e=u(53315);return $=function(){
return e},e}function I(){const e=u(50661);return I=function(){return e},e}function L(e){const o=s=>({constraints:A,problems:[
{...s,pointer:["constraints"]}]});if(e===void 0)return o({kind:"missing"});if(!(0,b().isJsonObject)(e))return o({kind:"m\
alformed",detail:"an object"});const n=[],a=g(e.max_files,n);return{constraints:{maxFiles:a??$().DEFAULT_MAX_FILES,isDefaultLimit:a===
void 0,forbiddenPaths:O(e.forbidden_paths,n)},problems:n}}function j(e,o){if(e===void 0)return o;const{maxFiles:n,isDefaultLimit:a}=e.
maxFiles<o.maxFiles?e:o;return{maxFiles:n,isDefaultLimit:a,forbiddenPaths:[...new Set([...e.forbiddenPaths,...o.forbiddenPaths])]}}
const A={maxFiles:$().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function g(e,o){const n=["constraints","max\
_files"];if(e===void 0)o.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
o.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function O(e,o){const n=["constraints","forbidd\
en_paths"];if(e===void 0)return o.push({kind:"missing",pointer:n}),[];if(!Array.isArray(e))return o.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const a=new Set;for(const[c,s]of e.entries()){const f=typeof s=="string"?(0,w().
normalise)(s):void 0;if(typeof s!="string"||!f){o.push({kind:"malformed",pointer:[...n,c],detail:"a path below the root \
of the repository"});continue}(0,w().looksLikePattern)(s)&&o.push({kind:"pattern",pointer:[...n,c],detail:s}),a.add(f)}return[
...a]}function y(e,o){const{asset:n,change:a,binds:c}=e,{constraints:s}=L(n.value.constraints),f=a?.before&&L(a.before.value.
constraints).constraints,t=j(f,s),{maxFiles:d,isDefaultLimit:p}=t,S=l(o.policy),M=c&&(0,I().isChange)(o)?o.radius:F().NOTHING_TOUCHED,
P=(0,$().cappedSize)(M,o.policy.blast_radius.counting),N=(0,$().gradeFiles)(M.files,d,P,S),T=N==="hard_cap_breach"?P:M,R=(0,$().
gradeWords)(N,T,d,S);return{base:f,head:s,constraints:t,blastRadius:{...M,max_files:d,...p&&{default_limit:!0},severity:N,
message:R}}}function l({blast_radius:e}){const{hard_cap_files:o,hard_cap_lines:n}=e;return{files:o,lines:n}}function h({
kind:e,asset:o,before:n}){return n===void 0||o.cut||e!=="added"&&e!=="modified"?[]:[...v(n,o),...i(n,o)]}function v(e,o){
const[n,a]=[E(e),E(o)],c="validation";return[...[...n].filter(s=>!a.has(s)).map(s=>({kind:"command_removed",field:c,base:s,
head:null})),...[...a].filter(s=>!n.has(s)).map(s=>({kind:"command_added",field:c,base:null,head:s}))]}function E(e){const o=(0,C().
validationCommands)(e),n=o.kind==="list"?o.entries.map(({value:a})=>a):[];return new Set(n.filter(a=>typeof a=="string"))}
function i(e,o){const{constraints:n}=L(e.value.constraints),{constraints:a}=L(o.value.constraints),c=[];a.maxFiles!==n.maxFiles&&
c.push({kind:a.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(a.maxFiles)});const s="constraints.forbidden_paths";for(const f of r(n.forbiddenPaths,a.forbiddenPaths))
c.push({kind:"constraint_loosened",field:s,base:f,head:null});for(const f of r(a.forbiddenPaths,n.forbiddenPaths))c.push(
{kind:"constraint_tightened",field:s,base:null,head:f});return c}function r(e,o){return e.filter(n=>!o.some(a=>(0,w().isWithin)(
n,a)))}},54034:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.auditGene=j,m.forbidsRunningGene=g,m.geneFindings=
A;function b(){const O=u(13580);return b=function(){return O},O}function C(){const O=u(72025);return C=function(){return O},
O}function F(){const O=u(70716);return F=function(){return O},O}function w(){const O=u(97004);return w=function(){return O},
O}function $(){const O=u(6470);return $=function(){return O},O}function I(){const O=u(50661);return I=function(){return O},
O}function L(){const O=u(56131);return L=function(){return O},O}async function j(O,y,l){const{asset:h,change:v,store:E}=y,
{timeoutMs:i}=l,r=(0,L().limitsOf)(y,O),e=await A(O,{...y,limits:r}),o=(0,I().isChange)(O)&&O.seeds.has(h)&&(0,w().lacksEngine)(
y.commands),n=o?y.commands.map(t=>({...t,findings:t.findings.map(w().asNotice)})):y.commands,a=o?e.map(w().asNotice):e,c=l.
mayRun&&!a.some(g),{root:s,checkoutAs:f}=E;return{asset:h,store:E,...o&&{isIdle:o},commands:c?(0,$().planCommands)(n,{timeoutMs:i,
directory:s,checkoutAs:f}):n,findings:a,blastRadius:r.blastRadius,differences:v===void 0?[]:(0,L().geneDifferences)(v)}}
async function A(O,y){return y.change?.kind!=="removed"?(0,C().ask)(F().GENE_CHECKS,O,y):(await(0,C().ask)(F().REMOVED_GENE_CHECKS,
O,y)).map(({location:h,...v})=>v)}function g({rule:O}){return(0,b().ruleOf)(O).forbidsRunning==="gene"}},42804:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.declaredConstraints=L,m.declaredPaths=E,m.geneBlastRadius=h,m.hardCap=
l,m.limitsBeyondCap=O,m.loosenedConstraints=A;function b(){const i=u(27199);return b=function(){return i},i}function C(){
const i=u(95132);return C=function(){return i},i}function F(){const i=u(53315);return F=function(){return i},i}function w(){
const i=u(39869);return w=function(){return i},i}function $(){const i=u(56131);return $=function(){return i},i}const I={
severity:"warning",harm:"bookkeeping"};function L(i,{asset:r}){return(0,$().readConstraints)(r.value.constraints).problems.
filter(({kind:e})=>e!=="missing"||!r.cut).map(e=>j(r,e))}function j(i,{kind:r,pointer:e,detail:o=""}){const n=(0,b().placeOf)(
i,e),a=e.join("."),c=(f,t,d=I)=>(0,C().finding)("constraints-malformed",{gene:i.id,field:a,fault:f,fix:t},{...n,...d});if(r===
"missing")return c("is missing",`Add \`${a}\` to the gene`);if(r==="malformed")return c(`must be ${o}`,`Change \`${a}\` t\
o ${o}`,{});const s=`forbids \`${o}\`, which is read as a path, with each of its characters, not as a pattern`;return c(
s,"Write the path of the directory; everything below it is also forbidden")}function A(i,{asset:r,binds:e,limits:{base:o,
head:n}}){if(!e||r.cut||o===void 0)return[];const a=(0,$().uncovered)(o.forbiddenPaths,n.forbiddenPaths),c=n.maxFiles>o.
maxFiles;if(a.length===0&&!c)return[];const s=g(r.value.constraints),f=[...c&&!s("max_files")?[`\`max_files\` from ${o.maxFiles}\
 to ${n.maxFiles}`]:[],...(s("forbidden_paths")?[]:a).map(d=>`\`${d}\` is no longer forbidden`)];if(f.length===0)return[];
const t=(0,b().placeOf)(r,["constraints"]);return[(0,C().finding)("constraints-loosened",{gene:r.id,loosened:f},t)]}function g(i){
const r=(0,$().readConstraints)(i).problems.flatMap(({kind:e,pointer:o})=>e==="malformed"&&o.length<=2?[o[1]]:[]);return e=>r.
includes(e)||r.includes(void 0)}function O(i,{asset:r,binds:e,limits:{base:o,head:n}}){const{files:a}=(0,$().hardCaps)(i.
policy),{maxFiles:c}=n;if(!e||c<=a||o!==void 0&&c<=o.maxFiles)return[];const s="constraints.max_files",f=`allows ${c} fi\
les, but the hard cap of the policy is ${a} ${a===1?"file":"files"}`,t={gene:r.id,field:s,fault:f,fix:`Set \`${s}\` to ${a}\
 or less`},d={...(0,b().placeOf)(r,["constraints","max_files"]),...I};return[(0,C().finding)("constraints-malformed",t,d)]}
const y={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function l({genes:i,radius:r,policy:e,isPush:o}){const n=i.filter(({binds:N})=>N),a=(0,F().cappedSize)(r,e.blast_radius.
counting),c=(0,$().hardCaps)(e);if(n.length===0||a.files<=c.files&&a.lines<=c.lines)return[];const[s,...f]=n,t=n.find(({
change:N})=>N.kind!=="removed"),{location:d}=t?(0,b().placeOf)(t.asset,["constraints","max_files"]):{},S={...o&&n.every(
({change:N})=>N.kind==="applied")&&{severity:"warning"},...d&&{location:d},...s&&f.length===0&&{subject:(0,b().subjectOf)(
s.asset)}},M=a.lines-r.lines,P={...a,capFiles:c.files,capLines:c.lines,genes:n.length,...M>0&&{exempt:M}};return[(0,C().
finding)("blast-radius-hard-cap",P,S)]}function h(i,{asset:r,binds:e,isOnlyAdded:o,limits:n}){const{files:a,max_files:c,
severity:s}=n.blastRadius;if(!e||s==="within_limit"||s==="hard_cap_breach")return[];if(o&&(s==="approaching_limit"||i.seeds.
has(r)))return[];const f=(0,b().placeOf)(r,["constraints","max_files"]),t={gene:r.id,files:a,maxFiles:c,declared:!n.constraints.
isDefaultLimit};return[(0,C().finding)(y[s],t,{...f,...v(o)})]}function v(i=!1){return i?I:{}}function E({touchesOf:i,seeds:r},{
asset:e,binds:o,isOnlyAdded:n,limits:{constraints:a}}){if(!o||r.has(e))return[];const c=a.forbiddenPaths.flatMap(f=>(0,w().
someTouches)(i(f)).map(t=>({gene:e.id,entry:f,...t})));if(c.length===0)return[];const s={...(0,b().placeOf)(e,["constrai\
nts","forbidden_paths"]),...v(n)};return c.map(f=>(0,C().finding)("forbidden-path-declared",f,s))}},16373:function(G,m,u){
Object.defineProperty(m,"__esModule",{value:!0}),m.launchedFiles=E,m.markUnreadable=v,m.readGene=g,m.readGeneChange=O;function b(){
const r=u(27199);return b=function(){return r},r}function C(){const r=u(30610);return C=function(){return r},r}function F(){
const r=u(68450);return F=function(){return r},r}function w(){const r=u(77680);return w=function(){return r},r}function $(){
const r=u(10473);return $=function(){return r},r}function I(){const r=u(41431);return I=function(){return r},r}function L(){
const r=u(10729);return L=function(){return r},r}function j(){const r=u(16455);return j=function(){return r},r}function A(){
const r=u(95132);return A=function(){return r},r}async function g(r,e,o){const n=(0,w().validationCommands)(r),a=await y(
r,n,e,o);return{asset:r,store:e.storeOf(r.path),binds:!1,validation:n,commands:a}}async function O(r,e,o,n){const{kind:a,
asset:c,before:s}=r,f=(0,C().namesOf)(c).some(M=>e.has(M)),t=!["applied","unchanged"].includes(a)||f,d=a==="added"&&s===
void 0&&!f,p=(0,w().validationCommands)(c),S=a==="removed"?[]:await y(c,p,o,n);return{asset:c,store:o.storeOf(c.path),change:r,
binds:t,isOnlyAdded:d,validation:p,commands:S}}async function y(r,e,o,n){if(e.kind!=="list")return[];const a=o.forFile(r.
path),c=e.entries.filter(d=>typeof d.value=="string"&&!(0,w().isBlankEntry)(d)),s=await Promise.all(c.map(({value:d})=>a.
command(d))),f=await(0,j().withEdits)(s,a,n(r)==="fix");return(await Promise.all(f.map(d=>l(d,r,o)))).map((d,p)=>h(r,d,c[p]?.
pointer??["validation"]))}async function l(r,{path:e},o){const n=o.storeOf(e),{tree:a}=o.terms;if(r.verdict!=="block"||a===
void 0)return r;const c=new Set((0,I().missingPaths)(r).map(f=>f.replace(/\/.*/,""))),s=[...[...new Set([...(0,F().packagesAbove)(
a,n.path),""])].map(f=>({root:f})),...[...c].filter(L().isCheckoutName).map(f=>({root:"",checkoutAs:f}))];for(const f of s){
if(f.root===n.root&&f.checkoutAs===n.checkoutAs)continue;const{verdict:t}=await o.startingIn(f).command(r.reading.command);
if(t==="block")continue;const{checkoutAs:d}=f,p=(0,A().finding)("store-root-unclear",{store:n.path||".",root:(0,F().shownRoot)(
n),others:[(0,F().shownRoot)(f)],because:"accepts",...d!==void 0&&{checkoutAs:d}});return{...r,findings:[...r.findings,p]}}
return r}function h(r,{findings:e,...o},n){const{command:a}=o.reading,c={...(0,b().subjectOf)(r),command:a},s={path:r.path,
pointer:(0,b().pointerText)([...r.pointer,...n])};return{...o,command:a,location:r.locate(n),findings:e.map(({edit:f,...t})=>({
...t,location:r.locate(n,t.span),subject:c,...f&&{edit:{...s,...f}}}))}}async function v(r,e,{tree:o,baseTree:n}){const a=r.
flatMap(({commands:s})=>s.flatMap(E)),c=new Map;for(const s of new Set(a)){const f=e.has(s)?await(0,$().whyUnreadable)(o,
s):void 0;f&&await(0,$().whyUnreadable)(n,s)===void 0&&c.set(s,f)}return c.size===0?r:r.map(s=>({...s,commands:s.commands.
map(f=>i(s,f,c))}))}function E({reading:r}){return r.targets.flatMap(({path:e})=>e??[])}function i({asset:r},e,o){const{
location:n,verdict:a,confirmation:c}=e,s={location:n,subject:{...(0,b().subjectOf)(r),command:e.command}},f=[...new Set(
E(e))].flatMap(t=>{const d=o.get(t);return d===void 0?[]:[(0,A().finding)("script-unreadable",{path:t,why:d},s)]});return f.
length===0?e:{...e,verdict:a==="allow"?"warn":a,confirmation:c==="standard"?"strong":c,findings:[...e.findings,...f]}}},
6470:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.digestPlans=I,m.makePlan=w,m.planCommands=$,m.toolOf=
A;function b(){const g=u(2833);return b=function(){return g},g}const C=Symbol("audited");function F({steps:g,...O}){return{
...O,steps:g.map(({command:y,...l})=>l)}}function w(g){const{argv:O,program:y,directory:l,binary:h=null,env:v,timeoutMs:E}=g,
{scripts:i=null,npmSettings:r=[],checkoutAs:e}=g,o=JSON.stringify([O,y,h,i&&F(i),r,Object.entries(v).sort(([n],[a])=>n<a?
-1:1),E,...l===""?[]:[l],...e===void 0?[]:[{checkoutAs:e}]]);return{...g,[C]:!0,digest:(0,b().digestOf)(o)}}function $(g,O){
const y=[];for(const l of g){const h=l.verdict==="block"?void 0:L(l.reading,O);if(h===void 0)return g;y.push({...l,plan:h})}
return y}function I(g){const O=[...new Set(g.map(({digest:y})=>y))].sort();return(0,b().digestOf)(O.join(`
`))}function L(g,O){const{command:y,argv:l,assignments:h}=g,v=l&&j(g,l);if(v)return w({command:y,...v,env:{...Object.fromEntries(
h.map(({name:E,value:i})=>[E,i])),...g.invocation?.family?.data.environment},...O})}function j(g,O){const{invocation:y,scripts:l,
npmSettings:h}=g,[v]=O;if(y===void 0)return v===void 0?void 0:{program:v,argv:O};const E=A(g);if(E===void 0){const{program:r}=y;
return{program:r,argv:O,...l&&{scripts:l},...h&&{npmSettings:h}}}if(E.path===void 0)return;const i=[...y.operands,...y.passthrough].
map(({text:r})=>r);return{program:y.program,argv:i,binary:E.path}}function A({targets:g}){return g.find(({kind:O,via:y})=>O===
"package_binary"&&y===void 0)}},66160:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.correctorIn=r,m.
isGene=e,m.readChangeSubject=v,m.subjectOfAssets=h;function b(){const n=u(29121);return b=function(){return n},n}function C(){
const n=u(20702);return C=function(){return n},n}function F(){const n=u(78114);return F=function(){return n},n}function w(){
const n=u(28894);return w=function(){return n},n}function $(){const n=u(36093);return $=function(){return n},n}function I(){
const n=u(4378);return I=function(){return n},n}function L(){const n=u(74238);return L=function(){return n},n}function j(){
const n=u(53315);return j=function(){return n},n}function A(){const n=u(12154);return A=function(){return n},n}function g(){
const n=u(39869);return g=function(){return n},n}function O(){const n=u(85881);return O=function(){return n},n}function y(){
const n=u(16373);return y=function(){return n},n}const l={changes:[],problems:[],files:[],present:[],unread:[]};function h({
assets:n,problems:a},c,s,f=l){const{policy:t,tree:d}=c.terms;return{policy:t,clock:c.clock,tree:d,problems:a,correctorOf:s,
genes:n.filter(e).map(p=>({asset:p})),claims:n.filter(p=>!e(p)),assets:f}}async function v(n){const{assets:a,baseTree:c,
tree:s,policy:f,platform:t}=n,{policy:d,source:p}=f,S=new Set(n.change.files.flatMap(j().namesOf)),M=I().Judge.by({policy:d,
tree:s,base:c,changed:S,platform:t,...n.clock&&{clock:n.clock}}),P=E(a.changes),N=(0,O().appliedIds)(a.changes.filter(({
asset:W})=>!P.has(W))),T=r(a.problems),R={tree:s,baseTree:c},H=await M.clock.all(a.changes.filter(({asset:W})=>e(W)),W=>(0,y().
readGeneChange)(W,N,M,T)),D=await(0,y().markUnreadable)(H,S,R),J=new Set(D.flatMap(({commands:W})=>W.flatMap(y().launchedFiles))),
k=await(0,C().judgeAgentFiles)({...R,changed:S},d,M.clock),B=n.all?(0,b().withUnchanged)(k,await(0,b().inventoryOf)(s,d,
M.clock)):k,U=await(0,A().withLinesOfCode)(n.change,J,R),z=(0,A().exemptPaths)(U,d,D,s),Y=(0,g().touchedPaths)(U,s),K=(0,j().
measureChange)(U,z);return{policy:d,judge:M,clock:M.clock,loadedPolicy:f,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:p==="file"?void 0:L().POLICY_PATH,tree:s,baseTree:c,change:U,agentFiles:B,assets:a,problems:a.problems,correctorOf:T,
genes:D,seeds:i(P,D,S),claims:a.changes.filter(o).map(({asset:W})=>W),changedNames:S,touched:Y,touchesOf:(0,g().touchesOf)(
Y,c),exempt:z,radius:K,counted:(0,A().countedChange)(U,K)}}function E(n){return new Map(n.flatMap(({kind:a,asset:c,before:s})=>{
const d=a==="added"&&!s||(a==="applied"||a==="unchanged")?(0,$().seedRelease)(c):void 0;return d===void 0?[]:[[c,d]]}))}
function i(n,a,c){const s=a.filter(({isOnlyAdded:t,binds:d,commands:p})=>d&&!t||p.flatMap(y().launchedFiles).some(S=>c.has(
S))),f=new Set(s.map(({asset:t})=>t));return new Map([...n].filter(([t])=>!f.has(t)))}function r(n){const a=(0,F().ambiguousFiles)(
n);return({path:c})=>a.has(c)||(0,w().isAuditLog)(c)?"hand":"fix"}function e({type:n}){return n==="Gene"}function o({kind:n,
asset:a}){return!e(a)&&(n==="added"||n==="modified")}},50661:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),
m.isChange=u;function u(b){return"change"in b}},63455:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.
namedPaths=F;function b(){const w=u(32854);return b=function(){return w},w}const C=/[\s"'`;&|()<>=]+/;function F(w,{root:$,
checkoutAs:I}){const L=$===""?"":`${$}/`;return w.split(C).map(j=>{const A=(0,b().normalise)(L+j)??j;return I!==void 0&&
A.startsWith(`${I}/`)?A.slice(I.length+1):A})}},28765:function(G,m,u){Object.defineProperty(m,"__esModule",{value:!0}),m.
makeFolder=$,m.replaceFile=w;function b(){const L=u(77598);return b=function(){return L},L}function C(){const L=u(51455);
return C=function(){return L},L}function F(){const L=u(76760);return F=function(){return L},L}async function w(L,j,A){const g=`${L}\
.${(0,b().randomUUID)()}.tmp`;try{await(0,C().writeFile)(g,j,{flag:"wx",mode:A}),await(0,C().rename)(g,L)}finally{await(0,C().
rm)(g,{force:!0})}}async function $(L){await I(L)||((0,F().dirname)(L)!==L&&await $((0,F().dirname)(L)).catch(()=>{}),await(0,C().
mkdir)(L).catch(async j=>{if(!await I(L))throw j}))}async function I(L){return(0,C().stat)(L).then(j=>j.isDirectory(),()=>!1)}},
57430:function(G,m){Object.defineProperty(m,"__esModule",{value:!0}),m.NOTHING_TOUCHED=m.NOTHING_RUN=void 0;const u=m.NOTHING_RUN=
{level:"none",description:"Nothing was run."},b=m.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,m,u){
u.r(m),u.d(m,{Validator:()=>b.D});var b=u(60207)},36576:function(G,m,u){u.r(m),u.d(m,{default:()=>b});var b=u(6145)},25065:function(G,m,u){
u.r(m),u.d(m,{default:()=>b});var b=u(27620)},5330:function(G,m,u){u.r(m),u.d(m,{default:()=>b});var b=u(87981)},39436:function(G,m,u){
u.r(m),u.d(m,{default:()=>b});var b=u(57811)}};
