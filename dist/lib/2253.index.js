"use strict";exports.id=2253,exports.ids=[2253],exports.modules={29121:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),
l.inventoryOf=F,l.withUnchanged=w;function b(){const $=u(99668);return b=function(){return $},$}function C(){const $=u(20702);
return C=function(){return $},$}async function F($,I,N){const L=(0,b().agentFilesIn)($,I).filter(({format:p})=>p.places.
length>0);return(await N.all(L,async p=>{try{return await(0,C().judgeWholeFile)(await(0,C().readFound)($,p),$,I.agent_files)}catch(O){
return(0,C().notJudgedFile)(p,O)}})).filter(({entries:p,findings:O})=>p.length+O.length>0)}function w($,I){const N=new Map(
$.map(A=>[A.file.path,A])),L=I.map(({file:A,entries:p})=>{const O=N.get(A.path)??{file:A,entries:[],findings:[]},v=new Set(
O.entries.map(({entry:g})=>`${g.event}\0${g.content}`)),m=p.filter(({entry:g})=>!v.has(`${g.event}\0${g.content}`)).map(
g=>{const E=g.findings.map(i=>({...i,severity:"notice"}));return{...g,findings:E}});N.delete(A.path);const h=[...O.findings,
...m.flatMap(g=>g.findings)];return{...O,entries:[...O.entries,...m],findings:h}});return[...N.values(),...L]}},78114:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.ambiguousFiles=N,l.hidesContent=w,l.isIncomplete=$,l.isUnread=F,l.markBefore=
L;function b(){const p=u(28672);return b=function(){return p},p}function C({rule:p}){return b().assetFileRules[p].content}
function F(p){return C(p)==="unread"}function w(p){return F(p)||C(p)==="misread"}function $({problems:p}){return p.some(
w)}function I(p){return w(p)||C(p)==="ambiguous"}function N(p){return new Set(p.filter(I).map(({location:O})=>O.path))}function L(p,O,v,m){
const h=new Set(v.map(({asset:E})=>E.id)),g=new Map;for(const E of O){const i=A(E,E.location.path);g.set(i,(g.get(i)??0)+
1)}return p.map(E=>{const{id:i,location:r}=E,e=A(E,m.get(r.path)??r.path),o=g.get(e)??0;return!(C(E)==="known")||o===0||
i!==void 0&&h.has(i)?E:(g.set(e,o-1),{...E,before:!0})})}function A({rule:p,id:O,detail:v},m){return JSON.stringify([p,m,
O,v.replace(/\d+/g,"#")])}},30610:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.allOtherGenes=I,l.appliedGenes=
$,l.namesOf=C,l.namings=w,l.newNamings=F;function b(){const L=u(61331);return b=function(){return L},L}function C({id:L,
value:{asset_id:A}}){return typeof A=="string"?[L,A]:[L]}function F({kind:L,asset:A,before:p}){if(L!=="added"&&L!=="modi\
fied")return[];const O=new Set(L==="modified"&&p?w(p).map(({gene:v})=>v):[]);return w(A).filter(({gene:v})=>!O.has(v))}function w(L){
const{gene:A,genes_used:p}=L.value;return L.type==="Capsule"?typeof A=="string"?[{by:L,gene:A,pointer:["gene"]}]:[]:L.type!==
"EvolutionEvent"||!Array.isArray(p)?[]:p.flatMap((O,v)=>typeof O=="string"?[{by:L,gene:O,pointer:["genes_used",v]}]:[])}
function $(L,A){const p=new Set(L.flatMap(F).map(({gene:m})=>m));for(const{kind:m,asset:h}of L)if(!(m==="removed"||h.type!==
"Gene"))for(const g of C(h))p.delete(g);const O=new Set;return N(L,A).filter(m=>{if(!C(m).some(g=>p.has(g)))return!1;const h=(0,b().
statedContent)(m);return O.has(h)?!1:(O.add(h),!0)}).map(m=>({kind:"applied",asset:m,before:m}))}function I(L,A){const p=$(
L,A),O=new Set(p.map(({asset:v})=>v.id));return N(L,A).map(v=>({kind:O.has(v.id)?"applied":"unchanged",asset:v,before:v}))}
function N(L,A){const p=new Set(L.map(({asset:O})=>O));return A.flatMap(({assets:O})=>O).filter(O=>O.type==="Gene"&&!p.has(
O))}},23423:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.readAppendedLog=p,l.readRecords=g,l.readUntouchedLog=
A;function b(){const e=u(23404);return b=function(){return e},e}function C(){const e=u(26040);return C=function(){return e},
e}function F(){const e=u(27199);return F=function(){return e},e}function w(){const e=u(64385);return w=function(){return e},
e}function $(){const e=u(78114);return $=function(){return e},e}function I(){const e=u(86581);return I=function(){return e},
e}function N(){const e=u(94534);return N=function(){return e},e}function L(){const e=u(28894);return L=function(){return e},
e}async function A(e,{path:o,size:n=0},a){if(n>L().MAX_LOG_BYTES)return m(o,n);try{return g(o,await e.read(o,L().MAX_LOG_BYTES),
a)}catch(c){return(0,w().unreadFile)(o,c)}}async function p(e,o,{path:n,size:a=0},c){if(!(a>L().MAX_LOG_BYTES))try{const[
s,f]=await Promise.all([e.read(n,L().MAX_LOG_BYTES),o.read(n,L().MAX_LOG_BYTES)]),t=(0,L().continuationOf)(s,f);if(t.kind===
"rewritten")return;const{from:d}=t,y=g(n,f.subarray(0,d),c),S=(0,L().countLines)(f,d)+1,M=O(n,f.subarray(d),c,S);return{
kept:y,appended:v(M,y)}}catch(s){return{kept:{path:n,assets:[],problems:[]},appended:(0,w().unreadFile)(n,s)}}}function O(e,o,n,a){
return o.length>n.maxBytes?(0,w().tooLargeFile)(e,o.length,n):(0,w().readAssetFile)(e,o,n,a)}function v(e,o){if(e.assets.
length===0)return e;const n=new Map(o.assets.map(c=>[`${c.type} ${c.id}`,c])),a=e.assets.flatMap(c=>{const s=n.get(`${c.
type} ${c.id}`);if(s===void 0||c.id.startsWith("#"))return[];if((0,b().canonicalize)(c.value)===(0,b().canonicalize)(s.value)){
const t=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.locate(),detail:t,id:c.id}]}
const f=`${c.type} ${JSON.stringify(c.id)}, first at line ${s.locate().line}, column 1`;return[{rule:"duplicate-id",location:c.
locate(),detail:f,id:c.id}]});return{...e,problems:[...e.problems,...a]}}function m(e,o){return{path:e,assets:[],problems:[],
unread:`${o} bytes, of at most ${L().MAX_LOG_BYTES}`}}const h=10;function g(e,o,n){const a=E(o,n.maxBytes),c=o.subarray(
a),s=(0,L().countLines)(o,a)+1,f=i(e,c,s),t=f?{path:e,assets:f,problems:[]}:(0,w().readAssetFile)(e,c,n,s),d=t.problems.
find($().isUnread)?.detail,y=a>0?`only the newest ${c.length} of ${o.length} bytes`:void 0,S=d??y;return{...t,...S!==void 0&&
{unread:S}}}function E(e,o){if(e.length<=o)return 0;const n=e.indexOf(h,e.length-o-1);return n<0?e.length:n+1}function i(e,o,n){
const{text:a,complete:c}=(0,N().decodeUtf8)(o);if(!c)return;const s=[];let f=n;for(let t=0;t<a.length;f+=1){const d=a.indexOf(
`
`,t),y=d<0?a.length:d,S=a.slice(t,y);if(t=y+1,S.trim()==="")continue;const M=r(S);if(M===void 0||(0,I().hasAssetLists)(M))
return;const{type:P}=M;if((0,I().isAssetType)(P)){const[j,T]=[f,s.length];s.push({type:P,id:(0,w().declaredId)(M)??`#${T+
1}`,path:e,value:M,pointer:[T],locate:()=>({path:e,line:j,column:1})})}else if(!(0,I().isCompanion)(P))return}return s}function r(e){
const o=(0,C().attempt)(()=>JSON.parse(e));return(0,F().isJsonObject)(o)?o:void 0}},35474:function(G,l,u){Object.defineProperty(
l,"__esModule",{value:!0}),l.readSides=L;function b(){const v=u(54244);return b=function(){return v},v}function C(){const v=u(
93028);return C=function(){return v},v}function F(){const v=u(64385);return F=function(){return v},v}function w(){const v=u(
18744);return w=function(){return v},v}function $(){const v=u(28894);return $=function(){return v},v}function I(){const v=u(
23423);return I=function(){return v},v}function N(){const v=u(94534);return N=function(){return v},v}async function L(v){
const{baseTree:m,headTree:h,change:g,policy:E,clock:i=new(b()).AuditClock}=v,r=(0,w().assetPathTest)(E),e=(0,N().assetLimits)(
E.assets.max_file_bytes),o=[...h.files()].filter(({kind:k})=>(0,C().isRegular)(k)),n=o.filter(({path:k})=>r(k)),a=new Set(
g.files.filter(({status:k})=>k!=="deleted").map(({path:k})=>k)),c=o.filter(({path:k})=>(0,w().mayHoldAssets)(k)&&a.has(k)&&
!r(k)),s=g.files.flatMap(({oldPath:k,path:B})=>{const U=r(k??B)?m.stat(k??B):void 0;return U&&(0,C().isRegular)(U.kind)?
U:[]}),[f,t]=A(s,({path:k})=>(0,$().isAuditLog)(k)&&a.has(k)),d=new Set(f.map(({path:k})=>k)),y=async k=>{const B=a.has(
k.path);if((0,$().isAuditLog)(k.path)&&!B)return[{file:await(0,I().readUntouchedLog)(h,k,e),isTouched:B}];const U=d.has(
k.path)?await(0,I().readAppendedLog)(m,h,k,e):void 0;return U===void 0?[{file:await O(h,k,e),isTouched:B}]:(d.delete(k.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},S=k=>O(p(m),k,e),M=async k=>{const B=await k;return await i.
tick(),B},[P,j,T]=await Promise.all([Promise.all(n.map(k=>M(y(k)))),Promise.all(t.map(k=>M(S(k)))),Promise.all(c.map(k=>M(
(0,w().findStrayGenes)(h,k,e))))]),R=f.filter(({path:k})=>d.has(k)),H=[...j,...await Promise.all(R.map(S))],[D,J]=A(P.flat(),
({isTouched:k})=>k);return{paths:n.map(({path:k})=>k),files:P.flat().map(({file:k})=>k),head:D.map(({file:k})=>k),untouched:J.
map(({file:k})=>k),base:H,strays:T.filter(k=>k!==void 0),isTouched:k=>a.has(k)}}function A(v,m){return[v.filter(m),v.filter(
h=>!m(h))]}function p(v){return{...v,read:async(...m)=>Buffer.from((await v.read(...m)).toString("utf8"))}}async function O(v,{
path:m,size:h=0},g){if(h>g.maxBytes)return(0,F().tooLargeFile)(m,h,g);try{const E=(0,F().readAssetFile)(m,await v.read(m,
g.maxBytes),g);return{...E,assets:E.assets.filter(({copy:i})=>!i)}}catch(E){return(0,F().unreadFile)(m,E)}}},77680:function(G,l){
Object.defineProperty(l,"__esModule",{value:!0}),l.commandsToRun=C,l.isBlankEntry=b,l.validationCommands=F;const u=1e3;function b({
value:w}){return typeof w=="string"&&w.trim()===""}function C(w){const $=F(w);return $.kind!=="list"?[]:$.entries.flatMap(
I=>typeof I.value=="string"&&!b(I)?[I.value.trim()]:[])}function F({value:w}){const{validation:$}=w;return $===void 0?{kind:"\
missing"}:Array.isArray($)?$.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:$.
map((N,L)=>({value:N,pointer:["validation",L]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.auditAssetFile=e,l.auditAssets=m,l.auditChange=v,l.mayRunSome=i;function b(){
const o=u(13580);return b=function(){return o},o}function C(){const o=u(12154);return C=function(){return o},o}function F(){
const o=u(72025);return F=function(){return o},o}function w(){const o=u(70716);return w=function(){return o},o}function $(){
const o=u(97004);return $=function(){return o},o}function I(){const o=u(72391);return I=function(){return o},o}function N(){
const o=u(54034);return N=function(){return o},o}function L(){const o=u(56131);return L=function(){return o},o}function A(){
const o=u(16373);return A=function(){return o},o}function p(){const o=u(6470);return p=function(){return o},o}function O(){
const o=u(66160);return O=function(){return o},o}async function v(o){const n=await(0,O().readChangeSubject)(o),{change:a,
tree:c,policy:s,assets:f,exempt:t,radius:d,counted:y}=n,{genes:S,...M}=await g(n,j=>j),P=await(0,$().blockedGenes)(n.claims.
filter(({type:j})=>j==="Capsule"),f.present,n.judge);return{...M,genes:S.map(([{change:j},T])=>({...T,change:j.kind})),capsules:(0,I().
judgeCapsules)(f,s.a2a,y.least,P),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:d,files:await(0,C().markHiddenFiles)(
(0,C().countedFiles)(a,t,c),c)}}async function m(o,n,a){const c={assets:o,problems:[]},s=h(o,a),f=()=>"author",{genes:t,
...d}=await g((0,O().subjectOfAssets)(c,n,f,s),({asset:y})=>(0,A().readGene)(y,n,f));return{...d,genes:t.map(([,y])=>y)}}
function h(o,n){return{changes:[...o.map(a=>({kind:"added",asset:a})),...n.filter(({type:a})=>a==="Gene").map(a=>({kind:"\
applied",asset:a,before:a}))],problems:[],files:[],present:[...n,...o],unread:[]}}async function g(o,n){const a=await E(
o),c={timeoutMs:o.policy.limits.command_timeout_seconds*1e3,mayRun:o.tree!==void 0&&!a.some(r)},{clock:s}=o,f=await s.all(
o.genes,async d=>{const y=await n(d);return[y,await(0,N().auditGene)(o,y,c)]}),t=f.flatMap(([,{commands:d}])=>d.flatMap(
({plan:y})=>y??[]));return{genes:f,findings:a,plansDigest:(0,p().digestPlans)(t)}}async function E(o){const{clock:n,claims:a}=o,
c=await(0,F().ask)(w().SUBJECT_CHECKS,o),s=await n.all(a,f=>(0,F().ask)(w().CLAIM_CHECKS,o,{asset:f}));return[c,...s].flat()}
function i({genes:o,findings:n}){return!n.some(r)&&o.some(({commands:a,findings:c})=>a.length>0&&a.every(({verdict:s})=>s!==
"block")&&!c.some(N().forbidsRunningGene))}function r({rule:o,location:n}){const{forbidsRunning:a,undecided:c}=(0,b().ruleOf)(
o);return a==="change"||c===!0&&n===void 0}async function e(o,n){const c=n.terms.tree!==void 0?(0,O().correctorIn)(o.problems):
()=>"hand",s=(0,O().subjectOfAssets)(o,n,c),{clock:f}=n,t=await f.all(o.assets,async d=>{const y=(0,O().isGene)(d)?await(0,A().
readGene)(d,n,c):void 0;if(y===void 0)return{asset:d,commands:[],findings:await(0,F().ask)(w().CLAIM_CHECKS,s,{asset:d})};
const{commands:S}=y,M=[...await(0,N().geneFindings)(s,{...y,limits:(0,L().limitsOf)(y,s)}),...S.flatMap(P=>P.findings)];
return{asset:d,commands:S,findings:M}});return{path:o.path,assets:t.map(({asset:d,commands:y})=>({asset:d,commands:y})),
findings:[...await(0,F().ask)(w().SUBJECT_CHECKS,s),...t.flatMap(({findings:d})=>d)]}}},37542:function(G,l,u){Object.defineProperty(
l,"__esModule",{value:!0}),l.auditLogs=m,l.firstMalformedLine=o;function b(){const t=u(18744);return b=function(){return t},
t}function C(){const t=u(28894);return C=function(){return t},t}function F(){const t=u(26040);return F=function(){return t},
t}function w(){const t=u(39491);return w=function(){return t},t}function $(){const t=u(93028);return $=function(){return t},
t}function I(){const t=u(95132);return I=function(){return t},t}function N(){const t=u(53315);return N=function(){return t},
t}function L(){const t=u(13026);return L=function(){return t},t}function A(){const t=u(39869);return A=function(){return t},
t}const p=/^100/,O=10,v=Buffer.alloc(0);async function m(t){const{change:d,policy:y}=t,S=d.files.filter(P=>(0,N().namesOf)(
P).some(C().isAuditLog));if(y.blast_radius.audit_log==="forbidden"){const P=S.flatMap(N().namesOf).filter(C().isAuditLog),
j="touches, although the policy forbids it,";return P.map(T=>(0,I().finding)("audit-log-rewritten",{path:T,how:j},(0,A().
atFile)(T)))}return(await Promise.all(S.map(P=>E(P,t)))).flat()}async function h(t,d){return t.stat(d)===void 0?v:t.read(
d,C().MAX_LOG_BYTES)}function g({rule:t,location:{path:d,line:y}},S){return d!==S.path?!1:y===S.line||t==="file-not-json"&&
y>S.line}async function E(t,d){const{baseTree:y,tree:S,assets:M}=d,{path:P,oldPath:j,status:T}=t,R=[],H=(J,k)=>r(P,J,k).
filter(({location:B})=>!M.problems.some(U=>B&&g(U,B))),D=async J=>{if(!p.test(t.oldMode))return!0;const k=await h(y,J);return(0,C().
hasRecords)(k)&&!await a(J,{before:k,after:v},d)};if(j!==void 0&&(0,C().isAuditLog)(j)&&await D(j)&&R.push(i(j)),!(0,C().
isAuditLog)(P))return R;if(T==="deleted")await D(P)&&R.push(i(P));else if(!p.test(t.newMode)||T==="type_changed")R.push(
i(P));else if(T==="modified"){const[J,k]=await Promise.all([h(y,P),h(S,P)]),B=(0,C().continuationOf)(J,k);if(B.kind==="a\
ppended")return[...R,...H(k,B.from)];if(await a(P,{before:J,after:k},d))return H(k,0);const{line:U,was:z,is:Y}=B,K=e(U,k),
W={path:P,line:K?Math.max(U-1,1):U,column:1},V=K?`removes everything from line ${U} on of`:`modifies line ${U} of`,X=(0,L().
recordChange)(z,K?void 0:Y);R.push((0,I().finding)("audit-log-rewritten",{path:P,how:V,change:X},{location:W}))}else R.push(
...H(await h(S,P),0));return R}function i(t){return(0,I().finding)("audit-log-rewritten",{path:t,how:"removes or replace\
s"},(0,A().atFile)(t))}function r(t,d,y){const S=o(d,y);if(S===void 0)return[];const M={path:t,line:S.line,column:1},P=`\
appends line ${S.line}, which is no valid record (${S.problem}), to`;return[(0,I().finding)("audit-log-rewritten",{path:t,
how:P},{location:M,harm:"broken"})]}function e(t,d){return d.length===0||d.at(-1)===O&&(0,C().countLines)(d,d.length)<t}
function o(t,d){const y=(0,C().countLines)(t,d);for(const{bytes:S,line:M}of(0,C().recordsOf)(t.subarray(d))){const P=n(S);
if(P!==void 0)return{line:y+M,problem:P}}}function n(t){let d;try{const y=t.toString("utf8").trim();if(y==="")return;d=JSON.
parse(y)}catch{return"it is not a single JSON value"}return typeof d!="object"||d===null||Array.isArray(d)?"it is not a \
JSON object":typeof d.type=="string"?void 0:"it has no `type`"}async function a(t,{before:d,after:y},{tree:S,policy:M}){
if((0,C().isLogArchive)(t)||!s(d,y))return!1;const P=(0,b().assetPathTest)(M),T=S.list((0,w().foldersAbove)(t).at(-1)??"").
filter(R=>(0,$().isRegular)(R.kind)&&(0,C().isLogArchive)(R.path)&&P(R.path));for(const R of T)if(await c(d,R.path,S))return!0;
return!1}async function c(t,d,y){const S=await y.read(d,C().MAX_LOG_BYTES),M=(0,C().continuationOf)(t,S);return M.kind===
"appended"&&!(0,C().hasRecords)(S.subarray(M.from))}function s(t,d){const[y]=f(d);if(y===void 0)return!0;const S=[...f(t)].
at(-1);return typeof S?.id=="string"&&S.id!==""&&y.parent===S.id}function*f(t){for(const{bytes:d}of(0,C().recordsOf)(t)){
const y=(0,F().attempt)(()=>JSON.parse(d.toString("utf8")));y?.type==="EvolutionEvent"&&(yield y)}}},12154:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.countedChange=o,l.countedFiles=A,l.exemptPaths=$,l.isCountedByReference=
e,l.markHiddenFiles=f,l.withLinesOfCode=n;function b(){const t=u(18744);return b=function(){return t},t}function C(){const t=u(
95244);return C=function(){return t},t}function F(){const t=u(93028);return F=function(){return t},t}function w(){const t=u(
53315);return w=function(){return t},t}function $(t,d,y,S){const M=t.files.flatMap(w().namesOf);return d.blast_radius.counting===
"reference"?new Map(M.filter(P=>!e(P)).map(P=>[P,"reference"])):new Map([...N(t,y,S).map(P=>[P,"validation_script"]),...M.
filter((0,b().assetPathTest)(d)).map(P=>[P,"asset_store"])])}const I={always:5,files:20,lines:1e3,bytes:64*1024};function N(t,d,y){
const S=d.filter(({change:{kind:T}})=>T==="added"||T==="modified"),M=new Set(S.flatMap(L)),P=t.files.filter(({status:T,path:R})=>T===
"added"&&M.has(R)).map(T=>({path:T.path,lines:(0,w().linesOf)(T),bytes:y.stat(T.path)?.size??0})).sort((T,R)=>T.lines-R.
lines||T.bytes-R.bytes),j={lines:I.lines,bytes:I.bytes};return P.slice(0,Math.min(I.files,Math.max(I.always,S.length))).
flatMap(({path:T,lines:R,bytes:H})=>(j.lines-=R,j.bytes-=H,j.lines>=0&&j.bytes>=0?[T]:[]))}function L({commands:t}){return t.
flatMap(({reading:{command:d,targets:y}})=>y.flatMap(({kind:S,via:M,name:P,path:j})=>S==="file"&&M===void 0&&j&&d.includes(
P)?[j]:[]))}function A(t,d,y){return t.files.flatMap(S=>(0,w().namesOf)(S).map(M=>p(S,M,d.get(M),y))).sort((S,M)=>M.lines-
S.lines||(S.path<M.path?-1:1))}function p(t,d,y,S){const M=d===t.path,P=M?(0,w().linesOf)(t):0,j=M?v(t,S):void 0,T=j==="\
binary"?S.stat(d)?.size:void 0;return{path:d,...y&&{exempt:y},lines:P,...j&&{veil:j},...T!==void 0&&{bytes:T}}}const O=1e3;
function v({binary:t,status:d,path:y,added:S},M){if(t)return"binary";const{size:P=0}=d==="added"?M.stat(y)??{}:{};return P>
O*Math.max(1,S)?"long_lines":void 0}const m=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","e\
volution_error.log"]),h=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,g=/capsule|events?\.jsonl$/i,E=new Set(
["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,r=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function e(t){
return m.has(t)||h.test(t)||g.test(t)?!1:E.has(t)||i.test(t)||r.test(t)}function o(t,d){const y=(0,w().measureChange)(t,
{has:S=>!e(S)});return{least:{files:Math.min(d.files,y.files),lines:Math.min(d.lines,y.lines)},most:{files:d.files+d.exempt_files,
lines:d.lines+d.exempt_lines}}}async function n(t,d,y){const S=async P=>(0,w().namesOf)(P).some(j=>(0,C().isWritten)(j)||
d.has(j))||await c(y.tree,P.path)||await c(y.baseTree,P.oldPath??P.path),M=[];for(const P of t.files){const j=P.binary&&
!await S(P);M.push(j?{...P,added:0,deleted:0}:P)}return{...t,files:M}}const a=16*1024*1024;async function c(t,d){const{kind:y,
size:S=0}=t.stat(d)??{};return!(0,F().isRegular)(y)||S>a?!1:(await t.read(d,a)).subarray(0,2).toString("latin1")==="#!"}
const s=100;async function f(t,d){const y=t.slice(0,s).map(({path:M})=>M),S=await d.attributes?.(y,["linguist-generated",
"diff"]);return S===void 0?[...t]:t.map((M,P)=>P>=s||M.veil!==void 0?M:/^(?:set|true)$/.test(S(M.path,"linguist-generate\
d"))?{...M,veil:"generated"}:S(M.path,"diff")==="unset"?{...M,veil:"no_diff"}:M)}},19177:function(G,l,u){Object.defineProperty(
l,"__esModule",{value:!0}),l.decidingFiles=v;function b(){const s=u(76760);return b=function(){return s},s}function C(){
const s=u(57975);return C=function(){return s},s}function F(){const s=u(77680);return F=function(){return s},s}function w(){
const s=u(86191);return w=function(){return s},s}function $(){const s=u(59867);return $=function(){return s},s}function I(){
const s=u(3463);return I=function(){return s},s}function N(){const s=u(95244);return N=function(){return s},s}function L(){
const s=u(95132);return L=function(){return s},s}function A(){const s=u(36773);return A=function(){return s},s}function p(){
const s=u(12154);return p=function(){return s},s}function O(){const s=u(75597);return O=function(){return s},s}async function v(s){
const f=s.genes.filter(({change:M})=>M.kind!=="removed"),t=m(s),d=f.some(({commands:M})=>M.length>0);if(!d&&t.length===0)
return[];const y={launched:new Map([...await g(t,s),...i(f)]),hidden:await E(s),keepsCommand:f.some(r),warns:d};return(await Promise.
all(s.change.files.filter(({path:M})=>(0,O().alwaysForbidden)(M)===void 0).map(M=>e(M,s,y)))).flat().toSorted((M,P)=>Number(
P.isNew)-Number(M.isNew)).map(({path:M,why:P,isNew:j,isWarning:T})=>{const R=s.tree.stat(M)?.size,H={path:M,why:P,isNew:j,
bytes:R??-1},D={...R!==void 0&&{location:{path:M,line:1,column:1}},...T&&{severity:"warning"}};return(0,L().finding)("ch\
eck-decided-by",H,D)})}function m({assets:s,genes:f}){const t=new Set(f.map(({asset:d})=>d));return s.present.filter(d=>d.
type==="Gene"&&!t.has(d)&&(0,F().commandsToRun)(d).length>0)}const h=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function g(s,{
judge:f,clock:t,change:d}){const y=d.files.map(({path:P})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(P)?.[1]??P),S=new Map,M=new Set;
for(const P of s){const j=f.forFile(P.path);for(const T of(0,F().commandsToRun)(P)){if(!h.test(T)&&!y.some(D=>T.includes(
D)))continue;const R=JSON.stringify([j.terms.cwd,j.terms.checkoutAs,T]);if(M.has(R))continue;M.add(R),await t.tick();const{
reading:H}=await j.command(T);for(const D of(0,w().startedFiles)(H))S.set(D,T)}}return S}async function E({change:s,exempt:f,
tree:t}){const y=(await(0,p().markHiddenFiles)((0,p().countedFiles)(s,f,t),t)).filter(({veil:S,lines:M})=>S==="no_diff"&&
M>0);return new Set(y.map(({path:S})=>S))}function i(s){const f=s.flatMap(t=>t.commands);return new Map(f.flatMap(({command:t,
reading:d})=>(0,w().startedFiles)(d).map(y=>[y,t])))}function r({change:{before:s},commands:f}){const t=s?.value.validation;
return Array.isArray(t)&&f.some(({command:d})=>t.includes(d))}async function e(s,f,t){const{path:d}=s,y=await o(s,f,t);if(!t.
hidden.has(d))return y;const M=[...y,{why:"git does not show its difference (`.gitattributes`)"}].map(P=>P.why).join("; ");
return[{path:d,isNew:s.status==="added",...y[0],why:M}]}async function o({path:s,status:f,oldPath:t},{tree:d,baseTree:y},{
launched:S,keepsCommand:M,warns:P}){const j=f==="added",T=f==="renamed"?t:f==="deleted"?s:void 0;if(T!==void 0&&(0,N().isTest)(
T)&&(f==="deleted"||!(0,N().isTest)(s))){const J=f==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:T,why:`\
a test: ${J}`,isNew:!1,isWarning:P}]}const R=S.get(s);if(R!==void 0)return[{path:s,why:`\`${R}\` starts it`,isNew:j}];if(/(?:^|\/)package\.json$/.
test(s))return a(s,j,d,y);if((0,N().isLockfile)(b().posix.basename(s)))return[{path:s,why:"it decides which dependencies\
 checks load",isNew:j}];const H=(0,N().toolThatFinds)(s);if(H===void 0)return[];const D=`${H} finds it by its name${f===
"deleted"?"; it was deleted":""}`;return[{path:s,why:D,isNew:j,isWarning:j&&M}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function a(s,f,t,d){const y=(0,I().objectIn)(await(0,$().readJsonFile)(d,s)),S=(0,I().
objectIn)(await(0,$().readJsonFile)(t,s)),M=n.filter(T=>!(0,C().isDeepStrictEqual)(y[T],S[T])),P=c((0,I().objectIn)(y.scripts),
(0,I().objectIn)(S.scripts)),j=[...P.length>0?[`npm scripts ${(0,A().inCode)(P)}`]:[],...M.length>0?[(0,A().inCode)(M)]:
[]];return j.length===0?[]:[{path:s,why:`its ${j.join(", ")} differ`,isNew:f}]}function c(s,f){const[t,d]=[new Map(Object.
entries(s)),new Map(Object.entries(f))];return[...new Set([...t.keys(),...d.keys()])].filter(S=>!(0,C().isDeepStrictEqual)(
t.get(S),d.get(S)))}},1348:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.gateChange=v,l.gateFindings=
m;function b(){const i=u(53916);return b=function(){return i},i}function C(){const i=u(18744);return C=function(){return i},
i}function F(){const i=u(74238);return F=function(){return i},i}function w(){const i=u(24666);return w=function(){return i},
i}function $(){const i=u(95244);return $=function(){return i},i}function I(){const i=u(32854);return I=function(){return i},
i}function N(){const i=u(95132);return N=function(){return i},i}function L(){const i=u(90331);return L=function(){return i},
i}function A(){const i=u(39869);return A=function(){return i},i}function p(){const i=u(92299);return p=function(){return i},
i}function O(){const i=u(3733);return O=function(){return i},i}function v(i){const{shared:r}=i.loadedPolicy;return i.changedNames.
size===0?[]:m({...i,shared:r})}async function m(i){const{policyPath:r,baseTree:e,tree:o,shared:n}=i,a=await(0,p().findGate)(
e),c=(0,p().lateGate)(a),s=r===void 0?[]:await(0,L().looserKeys)(e,o,n),f=a.deciding.size>0?await h(a,i):[];return[...[[
F().POLICY_PATH,s],...f].filter(([,t])=>t.length>0).map(([t,d])=>(0,N().finding)("gate-weakened",{path:t,effects:d},(0,A().
atFile)(t))),...c?[(0,N().finding)("gate-runs-late",c,(0,A().atFile)(c.path))]:[]]}async function h(i,{baseTree:r,tree:e,
policy:o,changedNames:n}){const a=await(0,p().findGate)(e),c=(0,C().assetPathTest)(o),s=new Set([...i.deciding,...a.deciding]),
t=[...n].filter(y=>!s.has(y)&&(0,b().dirname)(y)!==O().WORKFLOWS&&y!==F().POLICY_PATH&&!y.startsWith(w().COPIES)&&!c(y)).
map(y=>{const S=E(y,i.steps);return[y,S===void 0?[]:[`it changes, and ${S}`]]}),d=[...s].map(async y=>{const S=await(0,O().
readActionsFile)(r,y);return[y,g(S,await(0,O().readActionsFile)(e,y))]});return[...await Promise.all(d),...t]}function g(i,r){
return i===void 0?["the file is added, and mentions the gate"]:r===void 0?["the file is removed, or replaced by another \
one"]:i.text===r.text?[]:i.value!==void 0&&r.value!==void 0?(0,O().changedKeys)(i.value,r.value):["it changes, and is no\
t a valid workflow"]}function E(i,r){const e=(0,b().basename)(i),o=r.filter(({late:c})=>c!==void 0);return($().isPackageFile(
e)||$().isLockfile(e)||(0,I().isWithin)(i,".yarn"))&&o.some(({installs:c})=>c)?"a package manager reads it before the ga\
te, or to start it":$().isDocument(i)||$().isLockfile(e)?void 0:p().GATE.test(e)?"its name is that of the gate":r.some(({
folder:c})=>c!==void 0&&(0,I().isWithin)(i,c))?"belongs to a local action of the gate's job":r.some(c=>(0,p().namesFile)(
c,i))?"stands in the gate's job, or in one that this needs":($().isRunnable(i)||$().toolThatFinds(i)!==void 0)&&o.some(({
runsCode:c})=>c)?"can run before the gate, which a job of its own avoids":void 0}},92299:function(G,l,u){Object.defineProperty(
l,"__esModule",{value:!0}),l.GATE=void 0,l.findGate=N,l.lateGate=m,l.namesFile=v;function b(){const n=u(3463);return b=function(){
return n},n}function C(){const n=u(95244);return C=function(){return n},n}function F(){const n=u(11331);return F=function(){
return n},n}function w(){const n=u(3733);return w=function(){return n},n}const $=l.GATE=/gene-gate/i,I=10;async function N(n){
const a=await(0,w().readWorkflows)(n),c=[...a.values()],f=c.flatMap(({value:j})=>(0,w().partsIn)(j)).map(j=>(0,b().objectIn)(
j.with)).map(j=>(0,b().textIn)(j,"check-name").trim()).filter(Boolean),t=({value:j,text:T})=>{const R=j?JSON.stringify(j):
T;return $.test(R)||f.some(H=>R.includes(JSON.stringify(H)))},d=new Set(c.filter(t).map(({path:j})=>j)),y=j=>(0,w().calledPaths)(
j).some(T=>d.has(T));for(let j=0;j<I;j+=1)for(const{path:T,value:R}of c)y(R)&&d.add(T);const S=new Set(d);for(const j of S){
const T=a.get(j)?.value,R=[(0,b().objectIn)((0,b().objectIn)(T?.on).workflow_run).workflows].flat(),H=c.filter(D=>R.includes(
D.value?.name??D.path));for(const D of(0,w().calledPaths)(T))a.has(D)&&S.add(D);for(const D of H)S.add(D.path)}const M=j=>y(
j)||$.test(h([(0,b().textIn)(j,"uses").split("@")[0],j.run])),P=c.filter(({path:j})=>S.has(j)).flatMap(j=>[...(0,w().jobsOf)(
j)].map(([T,R])=>({file:j,id:T,job:R}))).filter(j=>L(j,M));return{files:a,deciding:S,jobs:P,steps:P.flatMap(j=>A(j,M))}}
function L({id:n,job:a},c){const s=(0,w().partsIn)(a).filter(({uses:f})=>!/-artifact@/.test(`${f}`));return s.some(c)||$.
test(h([n,a.name,s.map(f=>f.with)]))}function A({file:n,id:a,job:c},s){const f=(0,w().jobsOf)(n),t=(0,w().stepsOf)(c).findLastIndex(
s),d=c.uses!==void 0?-1:t<0?Number.POSITIVE_INFINITY:t,y=/\bneeds\b/.test(h({...c,needs:""})),S=new Set([a]);for(const T of S)
for(const R of[f.get(T)?.needs??[]].flat())S.add(String(R));const M=n.value?.on,j=((0,b().isMapping)(M)?Object.keys(M):[
M].flat()).every(T=>T==="workflow_run");return[...S].flatMap(T=>(0,w().stepsOf)(f.get(T)??{}).flatMap((R,H)=>{const D=!j&&
(T===a?H<=d:y),J=`\`jobs.${T}.steps[${H}]\` of \`${n.path}\` (${p(R)})`,k=D?{path:n.path,step:J}:void 0;return O(R,[f.get(
T),n.value],k,s(R))}))}function p(n){return typeof n.uses!="string"?"a command":(0,w().calledPaths)(n).length>0?"a local\
 action":"an action"}function O(n,a,c,s){const f=(0,w().calledPaths)(n),[t]=f,d=t===void 0&&typeof n.uses=="string";if(d&&
(c===void 0||s||i(n)))return[];const y=a.map(D=>[D?.defaults,D?.env]),S=h([{...n,name:"",uses:""},f,y]).toLowerCase(),M=new Set(
S.split(/[^\w.-]+/).map(D=>D.replace(/(?<!\.)\.+$/,""))),P=h(n.run),j=d||t!==void 0||o(P),T=d||r(P),R=E.test(h(n))||!(j||
T);return[{words:M,startsGate:s,folder:t,runsCode:j,installs:T,...c&&!(s&&t===void 0&&R)&&{late:c}}]}function v({words:n,
startsGate:a},c){const s=c.toLowerCase().split("/"),f=s.pop()??"",t=a?(0,C().toolThatFinds)(c):void 0;return(n.has(f)||t!==
void 0&&n.has(t))&&s.every(y=>n.has(y))}function m({steps:n}){const a=n.flatMap(t=>t.late??[]),[c]=a,s=[...new Set(a.map(
({step:t})=>t))],f=n.some(t=>t.late&&t.startsGate);return c&&{path:c.path,steps:s,startsGate:f}}function h(n){return typeof n==
"string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="object"||n===null?"":Object.values(n).map(h).join(`
`)}const g=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),E=/RUNNER_TEMP|runner\.temp/;
function i({uses:n,with:a}){const c=String(n).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return E.
test(h(a));const s=Object.entries((0,b().objectIn)(a)).filter(([f])=>/install|bundler/.test(f));return g.has(c)&&s.every(
([,f])=>`${f||!1}`=="false")}function r(n){const a=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||a.some(c=>(0,F().programNamed)(c)?.kind==="manager")}const e=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function o(n){const c=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),s=f=>{const[t=""]=f.trim().replace(/^sudo +/,"").split(/\s/),d=$.test(f)&&r(t);return e.test(t)||
d||(0,F().programNamed)(t)?.kind==="downloader"};return!c.every(s)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},3733:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.WORKFLOWS=void 0,l.calledPaths=h,l.changedKeys=i,l.jobsOf=O,l.parseMapping=
p,l.partsIn=m,l.readActionsFile=A,l.readWorkflows=g,l.stepsOf=v;function b(){const r=u(53916);return b=function(){return r},
r}function C(){const r=u(57975);return C=function(){return r},r}function F(){const r=u(69873);return F=function(){return r},
r}function w(){const r=u(3463);return w=function(){return r},r}function $(){const r=u(32854);return $=function(){return r},
r}function I(){const r=u(93028);return I=function(){return r},r}const N=l.WORKFLOWS=".github/workflows",L=1024*1024;async function A(r,e){
const{kind:o,size:n=0}=r.stat(e)??{};if(!(0,I().isRegular)(o))return;if(n>L)return{path:e,text:"",value:void 0};const a=(await r.
read(e)).toString("utf8");return{path:e,text:a,value:p(a)}}function p(r){if(!(0,w().isNestedTooDeep)(r))try{const e=(0,F().
parseDocument)(r,{prettyErrors:!1});if(e.errors.length>0)return;const o=e.toJS({maxAliasCount:100});return(0,w().isMapping)(
o)?o:void 0}catch{return}}function O({value:r}){const e=Object.entries((0,w().objectIn)(r?.jobs));return new Map(e.filter(
o=>(0,w().isMapping)(o[1])))}function v({steps:r}){return Array.isArray(r)?r.filter(w().isMapping):[]}function m(r){return typeof r!=
"object"||r===null?[]:(0,w().isMapping)(r)&&[r.run,r.uses].some(o=>typeof o=="string")?[r]:Object.values(r).flatMap(m)}function h(r){
return m(r).flatMap(e=>{const o=(0,w().textIn)(e,"uses"),n=o.startsWith("./")?(0,$().normalise)(o.split("@")[0]??""):void 0;
return n===void 0?[]:[n,(0,b().join)(n,"action.yml"),(0,b().join)(n,"action.yaml")]})}async function g(r){const e=new Map,
o=new Set(r.list(N).map(({path:n})=>n));for(const n of o){const a=/\.ya?ml$/.test(n)?await A(r,n):void 0;a&&e.set(n,a);for(const c of h(
a?.value))o.add(c)}return e}const E=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function i(r,e,o=""){if((0,C().isDeepStrictEqual)(
r,e)||E.test(o))return[];const[n,a]=[r,e].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!n||
!a||Array.isArray(r)!==Array.isArray(e)?[`\`${o}\` changes`]:[...new Set([...n.keys(),...a.keys()])].flatMap(c=>i(n.get(
c),a.get(c),o===""?c:`${o}.${c}`))}},90331:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.ignoredInputs=
E,l.looserKeys=v,l.policyFile=N;function b(){const i=u(81961);return b=function(){return i},i}function C(){const i=u(74238);
return C=function(){return i},i}function F(){const i=u(49875);return F=function(){return i},i}function w(){const i=u(24666);
return w=function(){return i},i}function $(){const i=u(95132);return $=function(){return i},i}function I(){const i=u(39869);
return I=function(){return i},i}async function N(i){const{policyPath:r,changedNames:e,tree:o,baseTree:n}=i;return r===void 0?
[]:[...[...e].some(c=>c===r||c.startsWith(w().COPIES))?await O(i):[],...L(o,n)]}function L(i,r){const e=i.stat(C().POLICY_PATH)?
p(i,r):(0,F().findNearPolicy)(i);if(e===void 0)return[];const{path:o,fault:n}=e,a=`it ${n}, and the gate reads only the \
regular file \`${C().POLICY_PATH}\``;return[(0,$().finding)("policy-broken",{path:o,mistake:a},(0,I().atFile)(o))]}const A=C().
POLICY_PATH.replace(/yml$/,"yaml");function p(i,r){return i.stat(A)!==void 0&&r.stat(A)===void 0?{path:A,fault:"is besid\
e the policy"}:void 0}async function O({baseTree:i,tree:r,loadedPolicy:e}){const{policy:o,shared:n}=e,[a,c]=await Promise.
all([(0,C().readPolicyIn)(i,n),(0,C().readPolicyIn)(r,n)]),s=C().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:d,
column:y,message:S})=>(0,$().finding)("policy-broken",{path:s,mistake:S},{location:{path:s,line:d,column:y}}));const f="\
policy"in a?a.policy:o,t="missing"in c?[m(c.missing.source)]:(0,b().comparePolicies)(f,c.policy).map(g);return[(0,$().finding)(
"policy-changed",{path:s,effects:t},(0,I().atFile)(s))]}async function v(i,r,e){const[o,n]=[i.stat(C().POLICY_PATH),r.stat(
C().POLICY_PATH)];if(o===void 0)return[];if(o.oid!==void 0&&o.oid===n?.oid&&o.kind===n.kind&&e===void 0)return[];const[c,
s]=await Promise.all([(0,C().readPolicyIn)(i,e),(0,C().readPolicyIn)(r,e)]);if("mistakes"in c||"mistakes"in s||"missing"in
c)return[];if("missing"in s)return[m(s.missing.source)];const f=(0,b().comparePolicies)(c.policy,s.policy).filter(({loosens:t})=>t);
return[...n===void 0?["the policy is removed"]:[],...f.map(g)]}function m(i){return`extends: ${(0,w().sharedName)(i)}, w\
hich cannot be compared; commit it as ${(0,w().copyPath)(i)}`}const h=160;function g({key:i,change:r,direction:e,loosens:o}){
const n=!o&&r.length>h?`${r.slice(0,h).replace(/[\ud800-\udbff]$/,"")}\u2026`:r;return`\`${`${i}: ${n}`.replaceAll("`","\
\u02CB")}\`${e===void 0||o&&e==="tighter"?"":` (${e})`}`}function E({loadedPolicy:i}){return i.ignoredInputs.map(r=>(0,$().
finding)("input-loosens-policy",{...r}))}},75597:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.alwaysForbidden=
N,l.forbiddenPaths=L,l.protectedPaths=O;function b(){const i=u(41330);return b=function(){return i},i}function C(){const i=u(
84831);return C=function(){return i},i}function F(){const i=u(32854);return F=function(){return i},i}function w(){const i=u(
95132);return w=function(){return i},i}function $(){const i=u(39869);return $=function(){return i},i}const I=[".git","no\
de_modules"];function N(i){const r=I.filter(o=>(0,C().mayBeSpelled)(i,o));if(r.length===0)return;const e=((0,F().normalise)(
i)??i).split("/");return r.find(o=>e.some(n=>(0,C().isSpellingOf)(n,o)))}function L({touched:i,touchesOf:r,policy:e}){const o=i.
flatMap(A),n=I.flatMap(c=>(0,$().someTouches)(o.flatMap(({touch:s,...f})=>f.directory===c?s:[])).map(s=>(0,w().finding)(
"forbidden-path",{entry:c,by:"nothing may touch",...s},(0,$().atFile)(s.path)))),a=e.blast_radius.forbidden_paths.flatMap(
c=>(0,$().someTouches)(r(c)).map(s=>(0,w().finding)("forbidden-path",{entry:c,by:"the policy forbids",...s},(0,$().atFile)(
s.path))));return[...n,...a]}function A({path:i,via:r}){const e=N(i),o=e??N(r);return o===void 0?[]:[{directory:o,touch:{
path:i,via:e===void 0?r:""}}]}const p=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md",
"TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function O(i){const{touched:r,policy:e,
policyPath:o,change:n,tree:a,genes:c}=i,s=m(n,a),f=c.some(({binds:y})=>y),t=g(e.blast_radius.protected_paths),d=g(p);return r.
flatMap(y=>{const{path:S}=y,M=s.get(S),P=E(y),j=t(P),T=S===o?void 0:d(P);if(j===void 0&&T===void 0)return[];const R=j===
void 0?{path:S,pattern:T??"",by:"the default list"}:{path:S,pattern:j,by:"the policy"},H=j!==void 0||M!==void 0&&f,D={...(0,$().
atFile)(S),severity:H?"error":"warning",harm:j!==void 0||v(S)?"danger":"broken"};return[M===void 0?(0,w().finding)("prot\
ected-path",R,D):(0,w().finding)("protected-file-destroyed",{...R,how:M},D)]})}function v(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(i)}function m(i,r){const e=new Map;for(const{status:o,path:n,oldPath:a}of i.files)o==="deleted"&&e.set(n,"deletes"),
a!==void 0&&e.set(a,"deletes"),(o==="modified"||o==="type_changed")&&r.stat(n)?.size===0&&e.set(n,"empties");return e}const h={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function g(i){const r=i.map(e=>{const o=(0,b().default)(e,h);return{pattern:e,covers:a=>o(
a)||(0,F().isWithin)(a,e,{ignoreCase:!0})}});return e=>r.find(({covers:o})=>e.some(o))?.pattern}function E({path:i,via:r}){
return r===""?[i]:[i,r]}},13026:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.recordChange=w;function b(){
const N=u(3463);return b=function(){return N},N}const C=3,F=60;function w(N,L){if(L===void 0)return`${I(N.toString())} \u2192\
 nothing`;const[A,p]=[$(N),$(L)],O=[...new Set([...A.keys(),...p.keys()])].filter(g=>A.get(g)!==p.get(g)),v=O.length>1?O.
filter(g=>g!=="asset_id"):O,m=v.slice(0,C).map(g=>{const E=`${I(A.get(g)??"nothing")} \u2192 ${I(p.get(g)??"nothing")}`;
return g===""?E:`${I(g)}: ${E}`}),h=v.length-m.length;return m.length===0?"its bytes differ, and no value does":`${m.join(
"; ")}${h>0?`; and ${h} more`:""}`}function $(N){const L=N.toString().trim(),A=new Map,p=(O,v)=>{if(!(0,b().isMapping)(O))
A.set(v.join("."),JSON.stringify(O));else for(const[m,h]of Object.entries(O))p(h,[...v,m])};try{return p(JSON.parse(L),[]),
A}catch{return new Map([["",L]])}}function I(N){return`\`${(N.length>F?`${N.slice(0,F-1)}\u2026`:N).replaceAll("`","\u02CB")}\
\``}},66503:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.storeRoots=I;function b(){const p=u(76760);
return b=function(){return p},p}function C(){const p=u(68450);return C=function(){return p},p}function F(){const p=u(59867);
return F=function(){return p},p}function w(){const p=u(95132);return w=function(){return p},p}function $(){const p=u(39869);
return $=function(){return p},p}async function I(p){const{genes:O,tree:v}=p,m=O.flatMap(({asset:E,store:i,change:r})=>r.
kind==="removed"?[]:[[i.path,{store:i,file:E.path}]]),h=N(p),g=[...new Map(m).values()].map(E=>L(E,v));return[...h,...(await Promise.
all(g)).flat()]}function N({assets:p,policy:O,tree:v,baseTree:m}){const h=new Map;for(const g of p.files){const{path:E,root:i}=(0,C().
storeOf)(g,{policy:O,tree:m}),r=(0,C().storeOf)(g,{policy:O,tree:v}).root;if(m.stat(E)===void 0||i===r||h.has(E))continue;
const e={store:A(E),root:A(i),others:[A(r)]},o={...(0,$().atFile)(g),severity:"warning"};h.set(E,(0,w().finding)("store-\
root-unclear",{...e,because:"moves"},o))}return[...h.values()]}async function L({store:{path:p,root:O,named:v},file:m},h){
const g={store:A(p),root:A(O)};if(h.stat(O)?.kind!=="directory"){const r=v===!0;return[(0,w().finding)("store-root-missi\
ng",{...g,named:r},(0,$().atFile)(m))]}if(await(0,F().readPackageJson)(h,O)===F().INVALID){const r=b().posix.join(O,"pac\
kage.json"),e={...(0,$().atFile)(m),severity:"warning",layer:"change"};return[(0,w().finding)("package-json-invalid",{path:r},
e)]}const E=(0,C().packagesAbove)(h,p).filter(r=>r!==O);if(v===!0||E.length===0)return[];const i={...g,others:E.map(A),because:"\
manifest"};return[(0,w().finding)("store-root-unclear",i,(0,$().atFile)(m))]}function A(p){return p===""?".":p}},90350:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.unauditableFiles=I,l.unprovenMerge=O;function b(){const v=u(32854);return b=
function(){return v},v}function C(){const v=u(95132);return C=function(){return v},v}function F(){const v=u(39869);return F=
function(){return v},v}const w="160000",$=".gitmodules";function I({genes:v,change:m,tree:h}){if(!v.some(({binds:e})=>e))
return[];const[g,...E]=m.files.filter(N).map(({path:e})=>e),[i,...r]=m.files.filter(({path:e,newMode:o})=>o===F().SYMLINK&&
L(e,h)).map(({path:e})=>e);return[...g===void 0?[]:[(0,C().finding)("submodule-changed",{path:g,...p(E)},(0,F().atFile)(
g))],...i===void 0?[]:[(0,C().finding)("symlink-leaves-tree",{path:i,target:h.readlink(i)??"",...p(r)},(0,F().atFile)(i))]]}
function N({path:v,newMode:m,status:h}){return m===w||v===$&&h!=="deleted"}function L(v,m){const{kind:h}=(0,b().resolveInTree)(
m,v);return h==="outside"||h==="loop"}const A=9;function p(v){const m=v.length-A;return{...v.length>0&&{likewise:v.slice(
0,A)},...m>0&&{more:m}}}function O({unprovenMerge:v}){return v?[(0,C().finding)("merge-not-proven",{merge:v.commit,reason:v.
reason})]:[]}},72025:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.ask=$,l.assetNotJudged=N,l.notChecked=
A,l.ofChange=w;function b(){const p=u(27199);return b=function(){return p},p}function C(){const p=u(95132);return C=function(){
return p},p}function F(){const p=u(50661);return F=function(){return p},p}function w(p){return(O,...v)=>(0,F().isChange)(
O)?p(O,...v):[]}async function $(p,O,...v){const m=Object.entries(p).map(async([h,g])=>{try{return await g(O,...v)}catch(E){
return[I(h,E,v)]}});return(await Promise.all(m)).flat()}function I(p,O,[v]){return v===void 0?(0,C().notJudged)(`the cha\
nge; the check "${p}" failed`,O):N(v.asset,O,`; the check "${p}" failed`)}function N(p,O,v=""){const m=`the ${p.type} \`${p.
id}\`${v}`;return(0,C().notJudged)(m,O,L(p))}function L(p){try{return(0,b().placeOf)(p)}catch{return{location:{path:p.path,
line:1,column:1},subject:(0,b().subjectOf)(p)}}}function A(p,{path:O,detail:v},m){return(0,C().finding)("claim-not-check\
ed",{claim:p,why:`${v} of the log \`${O}\``},m)}},70716:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),
l.SUBJECT_CHECKS=l.REMOVED_GENE_CHECKS=l.GENE_CHECKS=l.CLAIM_CHECKS=void 0;function b(){const t=u(44786);return b=function(){
return t},t}function C(){const t=u(37542);return C=function(){return t},t}function F(){const t=u(19177);return F=function(){
return t},t}function w(){const t=u(1348);return w=function(){return t},t}function $(){const t=u(90331);return $=function(){
return t},t}function I(){const t=u(75597);return I=function(){return t},t}function N(){const t=u(66503);return N=function(){
return t},t}function L(){const t=u(90350);return L=function(){return t},t}function A(){const t=u(72025);return A=function(){
return t},t}function p(){const t=u(52117);return p=function(){return t},t}function O(){const t=u(97004);return O=function(){
return t},t}function v(){const t=u(93198);return v=function(){return t},t}function m(){const t=u(59613);return m=function(){
return t},t}function h(){const t=u(48550);return h=function(){return t},t}function g(){const t=u(10255);return g=function(){
return t},t}function E(){const t=u(85881);return E=function(){return t},t}function i(){const t=u(93290);return i=function(){
return t},t}function r(){const t=u(73566);return r=function(){return t},t}function e(){const t=u(47771);return e=function(){
return t},t}function o(){const t=u(36974);return o=function(){return t},t}function n(){const t=u(42804);return n=function(){
return t},t}const a=l.SUBJECT_CHECKS={"asset-files":p().assetFiles,"genes-outside":(0,A().ofChange)(p().genesOutside),"f\
orbidden-paths":(0,A().ofChange)(I().forbiddenPaths),"protected-paths":(0,A().ofChange)(I().protectedPaths),"policy-file":(0,A().
ofChange)($().policyFile),"gate-change":(0,A().ofChange)(w().gateChange),"agent-files":(0,A().ofChange)(({agentFiles:t})=>t.
flatMap(({findings:d})=>d)),"changed-instructions":(0,A().ofChange)(b().changedInstructions),"stale-instructions":(0,A().
ofChange)(b().staleInstructions),"ignored-inputs":(0,A().ofChange)($().ignoredInputs),"audit-logs":(0,A().ofChange)(C().
auditLogs),"unauditable-files":(0,A().ofChange)(L().unauditableFiles),"unproven-merge":(0,A().ofChange)(L().unprovenMerge),
"hard-cap":(0,A().ofChange)(n().hardCap),"store-roots":(0,A().ofChange)(N().storeRoots),"deciding-files":(0,A().ofChange)(
F().decidingFiles),"missing-genes":E().missingGenes,"event-chain":v().eventChain,"unresolved-references":E().unresolvedReferences,
"genes-still-named":(0,A().ofChange)(E().genesStillNamed),"engine-seeds":(0,A().ofChange)(O().engineSeeds),"activated-se\
eds":(0,A().ofChange)(O().activatedSeeds),"removed-scripts":(0,A().ofChange)(i().removedScripts),"claimed-radius":(0,A().
ofChange)(m().claimedRadius),"claimed-streak":e().claimedStreak,estimates:(0,A().ofChange)(m().estimates),"look-alike-id\
s":h().lookAlikeIds,"repeated-ids":h().repeatedIds,unidentified:r().unidentified},c=l.CLAIM_CHECKS={"self-description":r().
selfDescription,"capsule-fields":r().capsuleFields,envelope:g().envelope},s=l.GENE_CHECKS={"incomplete-gene":o().incompleteGene,
"validation-list":o().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,A().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,A().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,A().ofChange)(
n().geneBlastRadius),"declared-paths":(0,A().ofChange)(n().declaredPaths),"self-description":r().selfDescription,envelope:g().
envelope},f=l.REMOVED_GENE_CHECKS={"removed-gene":(0,A().ofChange)(o().removedGene),"gene-blast-radius":(0,A().ofChange)(
n().geneBlastRadius),"declared-paths":(0,A().ofChange)(n().declaredPaths)}},52117:function(G,l,u){Object.defineProperty(
l,"__esModule",{value:!0}),l.assetFiles=$,l.assetProblemFinding=I,l.genesOutside=L;function b(){const p=u(18744);return b=
function(){return p},p}function C(){const p=u(94534);return C=function(){return p},p}function F(){const p=u(93028);return F=
function(){return p},p}function w(){const p=u(95132);return w=function(){return p},p}function $({problems:p}){return p.filter(
({rule:O})=>O!=="outside-globs").map(I)}function I({before:p,...O}){const{rule:v,detail:m,location:h,id:g,severity:E}=O,
r={location:h,...g===void 0?{}:{subject:{id:g}},...E&&{severity:E}};return p?{...(0,w().finding)(v,{detail:m},{...r,severity:"\
notice"}),before:p}:(0,w().finding)(v,{detail:m},r)}const N=5;async function L(p){const O=p.problems.filter(({rule:m})=>m===
"outside-globs");return(await p.clock.all(O,async m=>{const h=await A(m.location.path,p);return h.some(({severity:E})=>E===
"error")?h:[I(m),...h]})).flat()}async function A(p,O){const{change:v,tree:m,baseTree:h,policy:g,judge:E}=O,i=(0,C().assetLimits)(
g.assets.max_file_bytes),r=async(a,c)=>{const{kind:s,size:f=0}=a.stat(c)??{};return!(0,F().isRegular)(s)||f>i.maxBytes?[]:
(0,b().strayGenes)(c,await a.read(c,i.maxBytes),i)},e=v.files.find(a=>a.path===p)?.oldPath??p,o=new Set((await r(h,e)).flatMap(
({commands:a})=>a)),n=[];for(const{location:a,commands:c}of await r(m,p))for(const s of c){const{findings:f}=await E.command(
s),t=f.find(P=>P.danger!==void 0)?.danger,d=f.some(({rule:P})=>P==="uses-network"),y=t??(d?"uses the network":void 0);if(y===
void 0||n.length===N)continue;const S=`a Gene whose command \`${s}\` ${y}`,M=o.has(s)?"notice":"error";n.push({...(0,w().
finding)("outside-globs",{detail:S},{location:a,severity:M,harm:"danger"}),danger:y})}return n}},97004:function(G,l,u){Object.
defineProperty(l,"__esModule",{value:!0}),l.activatedSeeds=N,l.asNotice=p,l.blockedGenes=$,l.engineSeeds=L,l.lacksEngine=
A;function b(){const O=u(27199);return b=function(){return O},O}function C(){const O=u(77680);return C=function(){return O},
O}function F(){const O=u(13580);return F=function(){return O},O}function w(){const O=u(95132);return w=function(){return O},
O}async function $(O,v,m){const h=new Map;for(const g of O){const{gene:E}=g.value,i=v.find(n=>n.type==="Gene"&&n.id===E),
r=i&&await I(i,m);if(i===void 0||r===void 0)continue;const e=`the command \`${r}\` of its gene \`${i.id}\` is blocked`,o={
capsule:g.id,why:e};h.set(g,(0,w().finding)("capsule-not-eligible",o,(0,b().placeOf)(g,["gene"])))}return h}async function I(O,v){
const m=v.forFile(O.path);for(const h of(0,C().commandsToRun)(O)){const{verdict:g}=await m.command(h);if(g==="block")return h}}
async function N({assets:O,judge:v}){const m=[];for(const h of O.activated??[]){const g=await I(h,v);g!==void 0&&m.push(
(0,w().finding)("seed-activated-blocked",{gene:h.id,command:g},(0,b().placeOf)(h,["validation"])))}return m}function L({
seeds:O,genes:v}){const[m]=O.keys();if(m===void 0)return[];const h=[...O.values()].sort((i,r)=>i.localeCompare(r,"en",{numeric:!0})),
g={ids:[...new Set([...O.keys()].map(({id:i})=>i))],count:O.size,oldest:h[0]??"",newest:h.at(-1)??"",idle:v.filter(({asset:i,
commands:r})=>O.has(i)&&A(r)).length},E=g.idle>0?"warning":"notice";return[(0,w().finding)("engine-seeds",g,{location:m.
locate(),severity:E})]}function A(O){return O.some(({findings:v})=>v.some(({rule:m})=>(0,F().ruleOf)(m).absent===!0))}function p(O){
return(O.harm??(0,F().ruleOf)(O.rule).harm)==="danger"?O:{...O,severity:"notice"}}},72391:function(G,l,u){Object.defineProperty(
l,"__esModule",{value:!0}),l.broadcastFindings=h,l.judgeCapsules=p;function b(){const n=u(27199);return b=function(){return n},
n}function C(){const n=u(13580);return C=function(){return n},n}function F(){const n=u(95132);return F=function(){return n},
n}function w(){const n=u(72025);return w=function(){return n},n}function $(){const n=u(59613);return $=function(){return n},
n}function I(){const n=u(85475);return I=function(){return n},n}function N(){const n=u(21471);return N=function(){return n},
n}function L(){const n=u(57733);return L=function(){return n},n}function A(){const n=u(47771);return A=function(){return n},
n}function p({changes:n,present:a,unread:c},s,f,t=new Map){const d=n.filter(({asset:P})=>P.type==="Capsule");if(d.length===
0)return[];const y=(0,A().streakCounter)((0,A().eventsIn)({changes:n,present:a,unread:c}),!0),S=c.at(-1),M=f&&O(d,f);return d.
map(({kind:P,asset:j,before:T})=>{if(P==="removed")return{change:P,asset:j,eligible:null,eligibility:null,reasons:[]};const R=P===
"added"?M:T&&(0,$().sizeOf)(T.value.blast_radius),H=m(j,()=>{const k=y(j),B=S===void 0||k.ended?k:{...k,unread:S},U=t.get(
j);return[...h(j,B,s,R),...U?[U]:[]]}),D=(0,F().eligibilityOf)(H);return{change:P,asset:j,eligible:D==="eligible",eligibility:D,
reasons:H}})}function O(n,a){const c=n.filter(({kind:t})=>t==="added").map(({asset:t})=>(0,$().sizeOf)(t.value.blast_radius)??
{files:0,lines:0}),s=t=>c.reduce((d,y)=>d+y[t],0);return s("files")>=a.files&&s("lines")>=a.lines?void 0:a}function v(n){
const{otherAsset:a}=(0,C().ruleOf)(n.rule);return n.severity==="error"||(0,F().isMissingEvidence)(n)||a===!0}function m(n,a){
try{return[...a(),...(0,L().promotionSchemaFindings)(n),...(0,I().identityFindings)(n,"hand")].filter(v)}catch(c){return[
(0,w().assetNotJudged)(n,c)]}}function h(n,a,c,s={files:0,lines:0}){const{status:f,score:t}=r(n.value.outcome),d=r(n.value.
blast_radius),y={capsule:n.id},S=(...P)=>(0,b().placeOf)(n,P),M=[];if(f!=="success"){const P=`\`outcome.status\` is ${o(
f)}, but it must be "success"`;M.push((0,F().finding)("capsule-not-eligible",{...y,why:P},S("outcome","status")))}if(!e(
t,c.min_score,1)){const P=`a number from ${c.min_score} to 1`,j=`\`outcome.score\` is ${o(t)}, but it must be ${P}`;M.push(
(0,F().finding)("capsule-not-eligible",{...y,why:j},S("outcome","score")))}for(const P of["files","lines"]){const j=c[`m\
ax_${P}`],T=Math.max(s[P],a.radius?.[P]??0);if(e(d[P],1,j)&&T<=j)continue;const R=o(d[P]),H=T>j?`${T} (claimed: ${R})`:R,
D=`\`blast_radius.${P}\` is ${H}, but it must be ${g(j)}`;M.push((0,F().finding)("capsule-not-eligible",{...y,why:D},S("\
blast_radius",P)))}if(a.unmeasured!==void 0){const P=`\`blast_radius.files\` is not a size in the event \`${a.unmeasured}\
\`, but it must be ${g(c.max_files)}`;M.push((0,F().finding)("capsule-not-eligible",{...y,why:P},S("blast_radius")))}return a.
count<c.min_success_streak&&M.push(...E(n,a,c.min_success_streak)),M}function g(n){return`a number from 1 to ${n}`}function E(n,{
count:a,unread:c,failed:s,uncounted:f=[]},t){const d=(0,b().placeOf)(n),y={capsule:n.id};if(s!==void 0){const P=`the eve\
nt \`${s}\`, the newest one that names it, is not a success`;return[(0,F().finding)("capsule-not-eligible",{...y,why:P},
d)]}if(c!==void 0){const P=`whether the Capsule \`${n.id}\` has enough consecutive successes`;return[(0,w().notChecked)(
P,c,{...d,severity:"error"})]}const S=f.slice(0,i).map(({event:P,why:j})=>`the event \`${P}\` does not count: ${j}`),M={
...y,streak:a,least:t,uncounted:S};return[(0,F().finding)("capsule-streak",M,d)]}const i=5;function r(n){return(0,b().isJsonObject)(
n)?n:{}}function e(n,a,c){return typeof n=="number"&&n>=a&&n<=c}function o(n){return n===void 0?"missing":(0,N().describeJson)(
n)}},93198:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.eventChain=L;function b(){const g=u(76760);
return b=function(){return g},g}function C(){const g=u(27199);return C=function(){return g},g}function F(){const g=u(28894);
return F=function(){return g},g}function w(){const g=u(95132);return w=function(){return g},g}function $(){const g=u(36773);
return $=function(){return g},g}function I(){const g=u(72025);return I=function(){return g},g}function N(){const g=u(85475);
return N=function(){return g},g}function L({assets:{changes:g,present:E,unread:i}}){const r=E.filter(({type:t})=>t==="Ev\
olutionEvent"),e=new Set(g.map(({asset:t})=>t)),o=new Map(r.map(t=>[t.id,t])),n=new Map,a=new Map,c=A(r),s=new Set,f=new Set;
return r.flatMap(t=>{const d=a.get(t.path);a.set(t.path,t);const y=v(t),S=y===void 0?void 0:n.get(y);if(y!==void 0&&S===
void 0&&n.set(y,t),!e.has(t)||t.cut)return[];const M=(0,C().placeOf)(t,["parent"]),P={event:t.id},j=(0,F().isAuditLog)(t.
path),T=d===void 0&&j?c(t.path):void 0;if(T!==void 0&&y!==T.id){const k=`does not continue the archive \`${T.path}\` of i\
ts log`,B={...P,fault:k,fix:O(t,T.id)};return[(0,w().finding)("event-not-chained",B,M)]}if(y===void 0){if(d===void 0||!j)
return[];const k={...P,fault:p,fix:O(t,d.id)};return[(0,w().finding)("event-not-chained",k,M)]}if(!o.has(y)){const k=d===
void 0,B=j&&!k?"error":"warning",[U]=i;if(U!==void 0){const K=`whether the parent \`${y}\` of the EvolutionEvent \`${t.id}\
\` exists`;return[(0,I().notChecked)(K,U,{...M,severity:B})]}if(f.has(y))return[];k||f.add(y);const z=k?`If the log with\
 \`${y}\` exists, commit it, too; otherwise leave the event as its engine wrote it`:`Let the engine append the events up\
 to \`${y}\`, which it wrote before this one; if they are lost, leave the event out`,Y={...P,parent:y,where:"not in any \
asset file",fix:z};return[(0,w().finding)("event-parent-missing",Y,{...M,severity:B})]}const R=h(t,o,s);if(R!==void 0){const k=`\
has a circular chain of parents: ${(0,$().inCode)(R)}`;return[(0,w().finding)("event-not-chained",{...P,fault:k,fix:"Set\
 the `parent` of each event to the previous event"},M)]}if(S===void 0||S.id===t.id)return[];const H=d===void 0||d.id===y?
S.id:d.id,D=`has the parent \`${y}\`, which is already the parent of \`${S.id}\``,J={...P,fault:D,fix:O(t,H)};return[(0,w().
finding)("event-not-chained",J,{...M,severity:"warning"})]})}function A(g){const E=g.filter(({path:r})=>(0,F().isLogArchive)(
r)),i=new Set(E.map(v));return r=>{if((0,F().isLogArchive)(r))return;const e=E.filter(({path:o})=>b().posix.dirname(o)===
b().posix.dirname(r));return e.findLast(({id:o})=>!i.has(o))??e.at(-1)}}const p="has no parent, but it is not the first \
event of its log";function O({value:g},E){const i=g.asset_id===void 0?"":(0,N().contentHash)({...g,parent:E});return`Set\
 \`parent\` to \`${E}\`, the previous event${i&&`, and \`asset_id\` to \`${i}\``}`}function v({value:{parent:g}}){return typeof g==
"string"&&g!==""?g:void 0}const m=5;function h(g,E,i){const r=new Set;let e=g;for(;e!==void 0&&!i.has(e.id)&&!r.has(e.id);){
r.add(e.id);const n=v(e);e=n===void 0?void 0:E.get(n)}if(e!==void 0&&e.id===g.id&&!i.has(e.id))return[...r].slice(0,m);for(const n of r)
i.add(n)}},59613:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.claimedRadius=w,l.estimates=v,l.sizeOf=
N;function b(){const h=u(27199);return b=function(){return h},h}function C(){const h=u(95132);return C=function(){return h},
h}function F(){const h=u(47771);return F=function(){return h},h}function w({assets:{changes:h},counted:g}){return["Capsu\
le","EvolutionEvent"].flatMap(E=>{const i=h.filter(({kind:n,asset:a})=>n==="added"&&a.type===E).map(({asset:n})=>({asset:n,
size:N(n.value.blast_radius)})),r=i.flatMap(({size:n})=>n??[]),e=i.at(-1);if(e===void 0||r.length<i.length)return[];const o=r.
reduce(L);if(o.files<g.least.files||o.lines<g.least.lines){const n={together:i.length>1,severity:"warning"};return[$(e.asset,
o,g.least,n)]}return i.flatMap(({asset:n,size:a})=>a!==void 0&&(0,F().isSuccess)(n.value)&&A(a,g.most)?[$(n,a,g.most,{together:!1,
severity:"notice"})]:[])})}function $(h,g,E,{together:i,severity:r}){const{type:e,id:o}=h,n={type:e,id:o,claim:`claims ${I(
g)}${i?" together with the others of the change":""}`,shown:`git counts ${I(E)} for this change`,fix:"Set `blast_radius`\
 to what the cycle changed, and add the asset in the same change"},a={...(0,b().placeOf)(h,["blast_radius"]),severity:r};
return(0,C().finding)("claim-differs",n,a)}function I({files:h,lines:g}){return`${h} ${h===1?"file":"files"} and ${g} ${g===
1?"line":"lines"}`}function N(h){if(!(0,b().isJsonObject)(h))return;const{files:g,lines:E}=h;return typeof g=="number"&&
typeof E=="number"?{files:g,lines:E}:void 0}function L(h,g){return{files:h.files+g.files,lines:h.lines+g.lines}}function A(h,g){
return h.files>g.files||h.lines>g.lines+g.files}const p=3,O=.1;function v({assets:{changes:h},counted:g}){const{least:E,
most:i}=g,r=h.filter(({kind:e,asset:o})=>e==="added"&&o.type==="EvolutionEvent");return r.flatMap(({asset:e})=>{const{blast_radius_estimate:o,
meta:n,blast_radius:a}=e.value,c=(0,b().isJsonObject)(o)?[]:["meta"],s=c.length===0?o:(0,b().isJsonObject)(n)&&n.blast_radius_estimate,
f=m(s);if(f===void 0||f<=0)return[];const t=r.length===1,d=t?E.files:m(a),y=t?i.files:m(a);if(d===void 0||y===void 0)return[];
const S=d/f>p;if(!S&&y/f>=O)return[];const M=S?d:y,P=(0,b().placeOf)(e,[...c,"blast_radius_estimate"]),j={type:e.type,id:e.
id,claim:`estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${M}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,C().finding)("claim-differs",j,P)]})}function m(h){return(0,b().isJsonObject)(
h)&&typeof h.files=="number"?h.files:void 0}},48550:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.lookAlikeIds=
L,l.repeatedIds=h;function b(){const i=u(76760);return b=function(){return i},i}function C(){const i=u(23404);return C=function(){
return i},i}function F(){const i=u(27199);return F=function(){return i},i}function w(){const i=u(64385);return w=function(){
return i},i}function $(){const i=u(11970);return $=function(){return i},i}function I(){const i=u(95132);return I=function(){
return i},i}function N(){const i=u(25367);return N=function(){return i},i}function L({assets:{changes:i,present:r}}){const e=i.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(e.length===0)return[];const o=new Set(e.map(({type:c})=>c)),n=new Map,
a=new Map;for(const{type:c,value:s}of r){const f=o.has(c)?(0,w().declaredId)(s):void 0;if(f!==void 0)for(const t of p(c,
f)){const d=n.get(t);d===void 0?n.set(t,f):d!==f&&!a.has(t)&&a.set(t,f)}}return e.flatMap(c=>{const{type:s,id:f}=c,d=p(s,
f).flatMap(S=>[n.get(S),a.get(S)]).find(S=>S!==void 0&&S!==f);if(d===void 0)return[];const y=(0,F().placeOf)(c,["id"]);return[
(0,I().finding)("look-alike-id",{type:s,id:(0,N().visible)(f),other:(0,N().visible)(d)},y)]})}const A=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function p(i,r){const e=/^[\w.-]*$/.test(r)?r:O(r),o=e.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${i} case ${v(e)}`,`${i} drawn ${v(o)}`]}function O(i){const r=i.normalize("NFKC").replace(A,"");return(0,$().asciiOf)(
r.replace(/\p{Pd}/gu,"-"))}function v(i){return i.toUpperCase().toLowerCase()}const m=/(?:\.seed\.json|\/default_genes\.json)$/;
function h({assets:{changes:i,present:r}}){const o=i.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(g);if(o.length===0)return[];const n=new Set(o.map(({id:c})=>c)),a=r.filter(c=>g(c)&&n.has(c.id));return o.flatMap(
c=>{const s=a.find(d=>E(d,c));if(s===void 0)return[];const f=`the gene \`${c.id}\`, also in \`${s.path}\` with other cont\
ent`,t={...(0,F().placeOf)(c,["id"]),severity:"warning"};return[(0,I().finding)("duplicate-id",{detail:f},t)]})}function g({
type:i,path:r}){return i==="Gene"&&!m.test(`/${r}`)}function E(i,r){return i.id===r.id&&i.path.replace(/l$/,"")!==r.path.
replace(/l$/,"")&&b().posix.dirname(i.path)===b().posix.dirname(r.path)&&(0,C().canonicalize)(i.value)!==(0,C().canonicalize)(
r.value)}},10255:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.envelope=I;function b(){const m=u(27199);
return b=function(){return m},m}function C(){const m=u(61331);return C=function(){return m},m}function F(){const m=u(39763);
return F=function(){return m},m}function w(){const m=u(95132);return w=function(){return m},m}function $(){const m=u(85475);
return $=function(){return m},m}function I(m,{asset:h}){const{type:g,id:E,envelope:i}=h;return[...L(h),...i&&(0,C().senderOf)(
i)===void 0?[(0,w().finding)("schema-field",{type:g,id:E,...N},(0,b().placeOf)(h))]:[]]}const N={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function L(m){const{type:h,id:g,wrappers:E=[]}=m,
i=(0,b().placeOf)(m);return E.flatMap(r=>A(m,r).flatMap(([e,o])=>{const n=r[e];if(n===void 0||n===o)return[];const a={type:h,
id:g,field:e,stated:v(n),actual:v(o)};return[(0,w().finding)("envelope-contradicts-asset",a,i)]}))}function A(m,h){const{
type:g,id:E,value:i}=m;return[...g==="ValidationReport"?[["target_asset_id",i.gene_asset_id??h.target_asset_id],["target\
_local_id",i.gene_id]]:[],...p(h.type,g)?[["type",g]]:[],["asset_type",g],["asset_id",O(m,h.asset_id)],["content_hash",O(
m,h.content_hash)],["local_id",E]]}function p(m,h){if(typeof m!="string")return!1;const g=m.toLowerCase();return g!==h.toLowerCase()&&
F().ASSET_TYPES.some(E=>E.toLowerCase()===g)}function O({type:m,value:h},g){if(h.asset_id!==void 0||g===void 0)return h.
asset_id;const E={type:m,value:{...h,asset_id:g}};return(0,$().matchContentHash)(E)===void 0?(0,$().contentHash)(h):g}function v(m){
return JSON.stringify(m??null).slice(0,100)}},85881:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.appliedIds=
p,l.genesStillNamed=N,l.missingGenes=m,l.unresolvedReferences=I;function b(){const h=u(27199);return b=function(){return h},
h}function C(){const h=u(30610);return C=function(){return h},h}function F(){const h=u(95132);return F=function(){return h},
h}function w(){const h=u(72025);return w=function(){return h},h}function $(){const h=u(50661);return $=function(){return h},
h}function I({assets:h}){const{changes:g,present:E,unread:i}=h,r=L(E,"Capsule"),e=L(E,"ValidationReport"),o=[["Evolution\
Event","capsule_id","Capsule",r],["EvolutionEvent","validation_report_id","ValidationReport",e],["AntiGene","evidence_ca\
psules","Capsule",r]];return g.filter(({kind:n})=>n==="added"||n==="modified").flatMap(({asset:n})=>{const{type:a,id:c,value:s}=n,
[f]=i;return o.flatMap(([t,d,y,S])=>t!==a?[]:[s[d]].flat().flatMap(M=>{if(!A(M,S))return[];const P={...(0,b().placeOf)(n,
[d]),severity:"warning"},j=`whether \`${M}\`, which the ${a} \`${c}\` names, exists`;return f?[(0,w().notChecked)(j,f,P)]:
[(0,F().finding)("reference-not-found",{type:a,id:c,wanted:y,name:M,field:d},P)]}))})}function N({assets:{changes:h,present:g}}){
const E=L(g,"Gene"),i=p(h),r=h.flatMap(({kind:o,asset:n,before:a})=>o==="removed"?n:a??[]).filter(({type:o})=>o==="Gene").
flatMap(o=>(0,C().namesOf)(o).map(n=>({asset:o,name:n}))).filter(({name:o})=>!E.has(o)&&!i.has(o));if(r.length===0)return[];
const e=g.flatMap(C().namings);return r.flatMap(({asset:o,name:n})=>{const a=e.filter(({gene:y})=>y===n),c=a.find(y=>y.by.
type==="Capsule")??a[0];if(c===void 0)return[];const s=n.startsWith("sha256:"),f={what:`${s?"gene that was":"gene"} \`${n}\
\``,by:`the ${c.by.type} \`${c.by.id}\``,more:new Set(a.map(y=>y.by)).size-1,fix:s?"Name the gene by its `id`, or by its\
 new `asset_id`":`Keep the gene \`${n}\`, or also remove the Capsules that name it`},t=c.by.type==="Capsule"?"warning":"\
notice",d=c.by.locate(c.pointer);return[(0,F().finding)("still-named",f,{location:d,subject:(0,b().subjectOf)(o),severity:t})]})}
function L(h,g){return new Set(h.filter(E=>E.type===g).flatMap(C().namesOf))}function A(h,g){return typeof h=="string"&&
!g.has(h)}function p(h){return new Set(h.flatMap(C().newNamings).map(({gene:g})=>g))}const O="ad_hoc",v={severity:"warni\
ng",harm:"bookkeeping"};function m(h){const{changes:g}=h.assets,E=new Set(g.filter(({kind:i,asset:r})=>i!=="removed"&&r.
type==="Gene").flatMap(({asset:i})=>(0,C().namesOf)(i)));return g.flatMap(C().newNamings).filter(({gene:i})=>!E.has(i)).
map(({by:i,gene:r,pointer:e})=>{const o=r===O&&(0,$().isChange)(h),n={...(0,b().placeOf)(i,e),...o&&v},{type:a,id:c}=i,s={
type:a,id:c,wanted:"gene",name:r,field:String(e[0])};return(0,F().finding)("reference-not-found",s,n)})}},93290:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.removedScripts=O;function b(){const i=u(76760);return b=function(){return i},
i}function C(){const i=u(27199);return C=function(){return i},i}function F(){const i=u(68450);return F=function(){return i},
i}function w(){const i=u(77680);return w=function(){return i},i}function $(){const i=u(63455);return $=function(){return i},
i}function I(){const i=u(51951);return I=function(){return i},i}function N(){const i=u(59867);return N=function(){return i},
i}function L(){const i=u(46912);return L=function(){return i},i}function A(){const i=u(91063);return A=function(){return i},
i}function p(){const i=u(95132);return p=function(){return i},i}async function O(i){const{assets:r,baseTree:e,clock:o}=i,
n=v(i.change),a=await m(i);if(n.size+a.size===0)return[];const c=new Set(r.changes.map(({asset:t})=>t)),s=r.present.filter(
t=>t.type==="Gene"&&!c.has(t)),f=new Map;for(const t of s){await o.tick();const d=(0,w().validationCommands)(t),y=new Map;
for(const{value:S,pointer:M}of d.kind==="list"?d.entries:[]){if(typeof S!="string")continue;const P=(0,F().storeOf)(t.path,
{policy:i.policy,tree:e}),T=(0,$().namedPaths)(S,P).filter(R=>n.has(R)).map(R=>({path:R,script:""}));a.size>0&&P.checkoutAs===
void 0&&T.push(...await g(S,e,P.root));for(const R of T){const H=E(R);(R.script===""||a.has(H))&&y.set(H,{...R,entry:M[1]})}}
for(const[S,M]of y){const P=f.get(S);P?P.more+=1:f.set(S,{...M,gene:t,more:0})}}return[...f.values()].map(({path:t,script:d,
gene:y,entry:S,more:M})=>{const P=d===""?`file \`${t}\``:`script \`${d}\` of \`${t}\``,j=`Keep \`${d||t}\`, or change the\
 commands that name it`,T={...(0,C().placeOf)(y,["validation",S]),harm:"broken"};return(0,p().finding)("still-named",{what:P,
by:`the gene \`${y.id}\``,more:M,fix:j},T)})}function v({files:i}){const r=new Set(i.flatMap(({status:e,path:o,oldPath:n})=>e===
"deleted"?o:n??[]));for(const{path:e,status:o}of i)o!=="deleted"&&r.delete(e);return r}async function m({change:i,baseTree:r,
tree:e}){const o=i.files.map(({path:a,oldPath:c})=>c??a),n=new Set;for(const a of o.filter(c=>b().posix.basename(c)==="p\
ackage.json")){const c=await h(r,a),s=new Set(await h(e,a));for(const f of c)s.has(f)||n.add(E({path:a,script:f}))}return n}
async function h(i,r){const e=b().posix.dirname(r);return[...(await(0,N().usablePackageJson)(i,e==="."?"":e))?.scripts.keys()??
[]]}async function g(i,r,e){const{invocation:o}=(0,I().readWords)(i,{tree:r,cwd:e});if(o?.program!=="npm")return[];const n={
tree:r,directory:e,changed:new Set,families:A().NO_PROGRAMS},{runs:a}=await(0,L().scriptsThatRun)(o,n,{start:0,end:0}),c=(0,L().
eventOf)(o);return a.flatMap(({directory:s,event:f})=>f===c?[{path:b().posix.join(s,"package.json"),script:c}]:[])}function E({
path:i,script:r}){return`${i}\0${r}`}},21471:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.describeJson=
n,l.schemaDifferences=$;function b(){const a=u(98285);return b=function(){return a},a}function C(){const a=u(98879);return C=
function(){return a},a}const F=2e5,w=50;function $(a,c){try{return I(a,(0,b().withoutAnnotations)(c))}catch(s){if(!(s instanceof
URIError))throw s;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function I(a,c){const s=(0,C().complaintsOf)(a,c,JSON.stringify(c).length<=F),f=new Map,t=new Set;
for(const d of s){if(p.has(d.keyword))continue;const y=L(d);if(!t.has(y)){t.add(y);for(const S of O(d,a,c)){const M=N(d,
S),P=f.get(M);f.set(M,P?{...P,more:P.more+1}:S)}}}return[...f.values()].slice(0,w)}function N({keywordLocation:a},c){switch(c.
kind){case"missing":return JSON.stringify([a,...c.fields]);case"unknown":return JSON.stringify([a,c.field]);case"invalid":
return a}}function L({keyword:a,instanceLocation:c}){return`${A.has(a)?a:"value"} ${c}`}const A=new Set(["required","add\
itionalProperties"]),p=new Set(["properties","items","false"]);function O(a,c,s){const{keyword:f,keywordLocation:t,instanceLocation:d}=a,
{pointer:y,value:S}=m(s,d),M=h(c,t);if(f==="required"){const j=(M.required??[]).filter(R=>!v(S,R)),T=Object.fromEntries(
j.map(R=>[R,o(M.properties?.[R]??{})]));return[{kind:"missing",pointer:y,fields:j,expected:T,more:0}]}if(f==="additional\
Properties"){const j=M.properties??{},T=Object.keys(S??{}).filter(H=>!Object.hasOwn(j,H)),R=Object.keys(j).filter(H=>!v(
S,H));return T.map(H=>({kind:"unknown",pointer:[...y,H],field:H,absent:R,more:0}))}const P=e(f,M);return[{kind:"invalid",
pointer:y,keyword:f,expected:P,found:n(S),more:0}]}function v(a,c){return a!==null&&Object.hasOwn(a,c)}function m(a,c){const s=[];
let f=a;for(const t of g(c))Array.isArray(f)?(s.push(Number(t)),f=f[Number(t)]??null):(s.push(t),f=f[t]??null);return{pointer:s,
value:f}}function h(a,c){let s=C().SCHEMAS[a];for(const f of g(c).slice(0,-1))s=s[f];return s}function g(a){return a.split(
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
length<=r?JSON.stringify(a):`a string of ${a.length} characters`}},57733:function(G,l,u){Object.defineProperty(l,"__esMo\
dule",{value:!0}),l.promotionSchemaFindings=N,l.schemaFindings=I;function b(){const e=u(23404);return b=function(){return e},
e}function C(){const e=u(27199);return C=function(){return e},e}function F(){const e=u(3051);return F=function(){return e},
e}function w(){const e=u(95132);return w=function(){return e},e}function $(){const e=u(21471);return $=function(){return e},
e}function I(e){return(0,$().schemaDifferences)(e.type,e.value).filter(o=>!E(e,o)).flatMap(o=>O(e,o)).map(o=>L(e,o,"warn\
ing"))}function N(e){const o=i(e)?"warning":"error";return(0,$().schemaDifferences)(e.type,e.value).map(n=>L(e,n,o))}function L(e,o,n){
const{type:a,id:c}=e,{pointer:s,more:f}=o,t={...(0,C().placeOf)(e,s),severity:n},d=(y,S,M,P)=>(0,w().finding)("schema-fi\
eld",{type:a,id:c,field:y,fault:S,where:M,fix:P},t);switch(o.kind){case"missing":{const{fields:y,expected:S}=o,M=y.includes(
"asset_id")?"; `gene-gate fix --identity --write` adds `asset_id` in the repository of its author":"",j=`Add ${y.map(T=>`\
\`${T}\` (${S[T]})`).join(", ")}${M}`;return d(y.join("`, `"),"is missing",p(s,f),j)}case"unknown":{const y=p(s.slice(0,
-1),f),{field:S,absent:M}=o,P=(0,F().nearestName)(S,M),j=P===void 0?"":`If you meant \`${P}\`, rename it. Otherwise, `,T=`${j}${j?
"remove":"Remove"} \`${S}\` or store it outside the asset`;return d(S,"is unknown",y,T)}case"invalid":{const{expected:y}=o,
S=`${o.found}${f===0?"":` (and in ${A(f)})`}`,M=s.join("."),P=`must be ${y}, but it is ${S}`;return d(M,P,"",`Change \`${M}\
\` to ${y}`)}}}function A(e){return e===1?"1 similar place":`${e} similar places`}function p(e,o){return e.length===0?"":
` in \`${e.join(".")}\`${o===0?"":` and ${A(o)}`}`}function O(e,o){const{type:n}=e,{pointer:a}=o;switch(o.kind){case"mis\
sing":{const c=o.fields.filter(s=>!v[n].has([...a,s].join("."))&&!(s==="source_type"&&(r(e)??0)<h));return c.length===0?
[]:[{...o,fields:c}]}case"unknown":return[o];case"invalid":return m(n,a,o.keyword)?[]:[o]}}const v={Gene:new Set(["type",
"id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(["type","id"])};function m(e,[o,...n],a){if(o===
"type"||o==="id"||o==="asset_id")return!0;if(e!=="Gene")return!1;const c=a==="minItems"&&n.length>0;return o==="validati\
on"||o==="constraints"&&!c}const h=6,g={"Gene epigenetic_marks[]":["object","string"],"Gene _source":["object"],"Gene av\
oid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":["string"],"Capsule diff":["string"],"Cap\
sule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execution_trace":["object"],"EvolutionEvent ap\
plied_lessons[]":["object","string"]};function E({type:e,value:o},{kind:n,pointer:a}){const[c="",s=0,...f]=a,t=o[c]??null,
d=g[`${e} ${c}${Array.isArray(t)?"[]":""}`];return n==="missing"||!d||typeof s!="number"||f.length>0?!1:[t].flat().every(
y=>d.includes(y===null?"null":typeof y))}function i(e){return(r(e)??Number.NaN)<Number(b().SCHEMA_VERSION.split(".")[1])}
function r({value:{schema_version:e}}){const o=typeof e=="string"?/^1\.(\d+)\.\d+$/.exec(e)?.[1]:void 0;return o===void 0?
void 0:Number(o)}},98879:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.SCHEMAS=void 0,l.complaintsOf=
m;function b(){const E=u(13574);return b=function(){return E},E}function C(){const E=u(36576);return C=function(){return E},
E}function F(){const E=u(25065);return F=function(){return E},E}function w(){const E=u(5330);return w=function(){return E},
E}function $(){const E=u(39436);return $=function(){return E},E}function I(){const E=u(39763);return I=function(){return E},
E}const N={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},L="^sha256:[a-f0-9]{64}$",A={type:"object",required:["type","sc\
hema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Val\
idationReport"},schema_version:N,id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:[
"object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{
type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{
type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:L}}},p={type:"array",items:{
type:"string"}},O={type:"object",required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{
type:{const:"AntiGene"},schema_version:N,id:{type:"string",minLength:1},summary:{type:"string",minLength:1},trigger:{...p,
minItems:1},avoid:{...p,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium","high"]},source_clusters:p,
evidence_capsules:p,failure_count:{type:"integer",minimum:0},asset_id:{type:"string",pattern:L}}},v=l.SCHEMAS={Gene:w().
default,Capsule:C().default,EvolutionEvent:F().default,Mutation:$().default,ValidationReport:A,AntiGene:O};function m(E,i,r){
return h[r?"all":"first"][E].validate(i).errors}const h={all:g(!1),first:g(!0)};function g(E){const i=I().ASSET_TYPES.map(
r=>[r,new(b()).Validator(v[r],"7",E)]);return Object.fromEntries(i)}},73566:function(G,l,u){Object.defineProperty(l,"__e\
sModule",{value:!0}),l.capsuleFields=A,l.selfDescription=N,l.unidentified=p;function b(){const m=u(27199);return b=function(){
return m},m}function C(){const m=u(59490);return C=function(){return m},m}function F(){const m=u(95132);return F=function(){
return m},m}function w(){const m=u(72025);return w=function(){return m},m}function $(){const m=u(85475);return $=function(){
return m},m}function I(){const m=u(57733);return I=function(){return m},m}function N({correctorOf:m},{asset:h,change:g,commands:E=[]}){
if(h.cut)return[];const i=g?.kind==="unchanged"?void 0:g?.before,r=E.some(({findings:e})=>e.some(({edit:o})=>o?.fix));return[
...(0,$().hashFindings)(h,m(h),!r,i),...(0,I().schemaFindings)(h)]}const L={success_streak:"an integer from 0 on",env_fingerprint:"\
an object with `platform` and `arch`"};function A(m,{asset:h}){const{type:g,id:E,value:i}=h;if(g!=="Capsule"||h.cut)return[];
const r=Object.keys(L).filter(a=>i[a]==null);if(r.length===0)return[];const e=r.join("`, `"),n={fault:"is missing",where:"",
fix:`Add ${r.map(a=>`\`${a}\` (${L[a]})`).join(", ")}`};return[(0,F().finding)("schema-field",{type:g,id:E,field:e,...n},
(0,b().placeOf)(h))]}function p({genes:m,claims:h,correctorOf:g}){const e=[...m.filter(({change:n})=>n?.kind!=="removed").
map(({asset:n})=>n),...h].filter(({cut:n})=>!n).flatMap(n=>O(n,g));return[...(0,C().groupBy)(e,({rule:n,location:a})=>JSON.
stringify([n,a?.path])).values()].flatMap(v)}function O(m,h){try{return(0,$().identityFindings)(m,h(m)).filter($().isMissingIdentity)}catch(g){
return[(0,w().assetNotJudged)(m,g)]}}function v([m,...h]){if(m===void 0)return[];if(h.length===0||!(0,$().isMissingIdentity)(
m))return[m,...h];const{subject:g,args:E,...i}=m,{expected:r,...e}=E;return[{...i,args:{...e,others:h.length}}]}},47771:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.claimedStreak=c,l.eventsIn=m,l.isSuccess=p,l.streakCounter=N,l.successStreak=
v;function b(){const s=u(23404);return b=function(){return s},s}function C(){const s=u(27199);return C=function(){return s},
s}function F(){const s=u(59490);return F=function(){return s},s}function w(){const s=u(95132);return w=function(){return s},
s}function $(){const s=u(72025);return $=function(){return s},s}function I(){const s=u(85475);return I=function(){return s},
s}function N(s,f){const t=g(s,f),d=(0,F().groupBy)(s,({value:{capsule_id:y}})=>y);return y=>L(y,d.get(y.id)??[],t,f)}function L({
id:s,value:{gene:f}},t,d,y){const S=[],M=[],P={files:0,lines:0};let j;const{successes:T,failure:R}=A(s,t);for(const H of T){
const{value:D}=H,J=d.get(H)??i(D,y)??(r(D,f,y)?void 0:h)??(o(D)?"it records no change":void 0);J===void 0?(M.push(H),e(P,
D)||(j??=a(D))):S.push({event:a(D),why:J})}return{count:O(M),uncounted:S,ended:R!==void 0,...R&&T.length===0&&{failed:a(
R.value)},radius:P,...j!==void 0&&{unmeasured:j}}}function A(s,f){const t=f.filter(({value:y})=>y.type==="EvolutionEvent"&&
y.capsule_id===s).reverse(),d=t.findIndex(({value:y})=>!p(y));return d<0?{successes:t}:{successes:t.slice(0,d),failure:t[d]}}
function p({outcome:s}){return(0,C().isJsonObject)(s)&&s.status==="success"}function O(s){const f=s.map(({value:t})=>t.id).
filter(t=>typeof t=="string");return s.length-f.length+new Set(f).size}function v(s,f){const{successes:t,failure:d}=A(s,
f);return{count:O(t),ended:d!==void 0}}function m({changes:s,present:f,unread:t}){const d=t.at(-1),y=new Set(s.map(({asset:S})=>S));
return f.filter(({type:S,path:M})=>S==="EvolutionEvent"&&(!d||M>=d.path)).map(S=>({value:S.value,log:S.path,isNew:y.has(
S)}))}const h="it does not name the gene of the Capsule";function g(s,f){const t=new Map,d=new Map,y=new Set;for(const S of s){
const M=E(S,d,f&&y.has(S.log));M!==void 0&&t.set(S,M),y.add(S.log);const{id:P}=S.value;typeof P=="string"&&!d.has(P)&&d.
set(P,S)}return t}function E({value:s,isNew:f},t,d){const{id:y,parent:S}=s;if(f)return"the change that is judged adds or\
 edits it";const M=typeof y=="string"?t.get(y):void 0;return M!==void 0?(0,b().canonicalize)(M.value)===(0,b().canonicalize)(
s)?void 0:"an earlier event with other content has its id":typeof S=="string"&&S!==""?t.has(S)?void 0:"its parent is not\
 in the log before it":d?"it has no parent":void 0}function i(s,f){const{id:t,asset_id:d}=s;if(d===void 0)return f?"it h\
as no hash":void 0;if((0,I().matchContentHash)({type:"EvolutionEvent",value:s})===void 0)return"its hash does not match \
its content";const y=typeof t=="string"&&t.trim()!=="";return f&&!y?"it has no id":void 0}function r({genes_used:s},f,t){
return typeof f!="string"||f===""||!Array.isArray(s)?!t:s.includes(f)}function e(s,{blast_radius:f}){if(f===void 0)return!0;
if(!(0,C().isJsonObject)(f))return!1;const{files:t,lines:d}=f;return!n(t)||!n(d)?!1:(s.files=Math.max(s.files,t),s.lines=
Math.max(s.lines,d),!0)}function o({blast_radius:s}){return(0,C().isJsonObject)(s)&&(s.files===0||s.lines===0)}function n(s){
return typeof s=="number"&&Number.isSafeInteger(s)&&s>=0}function a({id:s}){return typeof s=="string"?s:"without an id"}
function c({assets:s}){const f=(0,F().groupBy)(m(s),({value:t})=>t.capsule_id);return s.changes.flatMap(({kind:t,asset:d})=>{
const{success_streak:y}=d.value;if(t==="removed"||d.type!=="Capsule"||typeof y!="number")return[];const{count:S,ended:M}=v(
d.id,f.get(d.id)??[]);if(y<=S)return[];const P=(0,C().placeOf)(d,["success_streak"]),j=s.unread.at(-1);if(j!==void 0&&!M)
return[(0,$().notChecked)(`the success streak of the Capsule \`${d.id}\``,j,P)];const T={type:d.type,id:d.id,claim:`clai\
ms a success streak of ${y}`,shown:`the events show ${S}`,fix:"Let the engine append the events of its cycles, or correc\
t `success_streak`"};return[(0,w().finding)("claim-differs",T,P)]})}},36974:function(G,l,u){Object.defineProperty(l,"__e\
sModule",{value:!0}),l.incompleteGene=p,l.removedGene=O,l.validationList=I;function b(){const v=u(27199);return b=function(){
return v},v}function C(){const v=u(36093);return C=function(){return v},v}function F(){const v=u(77680);return F=function(){
return v},v}function w(){const v=u(95132);return w=function(){return v},v}function $(){const v=u(50661);return $=function(){
return v},v}function I(v,{asset:m,validation:h,commands:g}){if(m.cut)return[];const E=["validation"],i={gene:m.id};if(h.
kind==="not_a_list"){const o={...i,fault:`must have ${h.expected} as \`validation\``};return[(0,w().finding)("validation\
-malformed",o,(0,b().placeOf)(m,E))]}if(h.kind==="missing"||h.entries.every(F().isBlankEntry))return[(0,w().finding)("va\
lidation-missing",{...i,that:""},(0,b().placeOf)(m,E))];const r=[],e=new Set;for(const o of h.entries){const{value:n,pointer:a}=o;
if((0,F().isBlankEntry)(o)){const c={...i,field:a.join("."),fault:"is blank"},s={...(0,b().placeOf)(m,a),severity:"notic\
e"};r.push((0,w().finding)("validation-redundant",c,s))}else if(typeof n!="string"){const c={...i,fault:`must have a str\
ing as \`${a.join(".")}\``};r.push((0,w().finding)("validation-malformed",c,(0,b().placeOf)(m,a)))}else if(e.has(n)){const c={
...(0,b().placeOf)(m,a),subject:{...(0,b().subjectOf)(m),command:n}};r.push((0,w().finding)("validation-redundant",{...i,
field:a.join("."),fault:`repeats \`${n}\``},c))}else e.add(n)}if(g.length>0&&g.every(L)){const o={...i,that:" that check\
s the change"},n=(0,b().placeOf)(m,E),a=N(v,m)?"notice":"error";r.push((0,w().finding)("validation-missing",o,{...n,severity:a}))}
return r}function N(v,m){return(0,$().isChange)(v)?v.seeds.has(m):v.correctorOf(m)!=="author"&&(0,C().seedRelease)(m)!==
void 0}function L({reading:{problems:v,argv:m}}){return v.some(({rule:h})=>h==="only-prints")||A.has(m?.[0]??"")}const A=new Set(
["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function p(v,{
asset:m}){return m.cut?[(0,w().finding)("validation-malformed",{gene:m.id,fault:"can be read only in part: its JSON has \
an error"},(0,b().placeOf)(m))]:[]}function O(v,{asset:m}){return[(0,w().finding)("gene-removed",{gene:m.id},{subject:(0,b().
subjectOf)(m)})]}},56131:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.geneDifferences=h,l.hardCaps=
m,l.limitsOf=v,l.readConstraints=N,l.stricterConstraints=L,l.uncovered=r;function b(){const e=u(27199);return b=function(){
return e},e}function C(){const e=u(77680);return C=function(){return e},e}function F(){const e=u(57430);return F=function(){
return e},e}function w(){const e=u(32854);return w=function(){return e},e}function $(){const e=u(53315);return $=function(){
return e},e}function I(){const e=u(50661);return I=function(){return e},e}function N(e){const o=s=>({constraints:A,problems:[
{...s,pointer:["constraints"]}]});if(e===void 0)return o({kind:"missing"});if(!(0,b().isJsonObject)(e))return o({kind:"m\
alformed",detail:"an object"});const n=[],a=p(e.max_files,n);return{constraints:{maxFiles:a??$().DEFAULT_MAX_FILES,isDefaultLimit:a===
void 0,forbiddenPaths:O(e.forbidden_paths,n)},problems:n}}function L(e,o){if(e===void 0)return o;const{maxFiles:n,isDefaultLimit:a}=e.
maxFiles<o.maxFiles?e:o;return{maxFiles:n,isDefaultLimit:a,forbiddenPaths:[...new Set([...e.forbiddenPaths,...o.forbiddenPaths])]}}
const A={maxFiles:$().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function p(e,o){const n=["constraints","max\
_files"];if(e===void 0)o.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
o.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function O(e,o){const n=["constraints","forbidd\
en_paths"];if(e===void 0)return o.push({kind:"missing",pointer:n}),[];if(!Array.isArray(e))return o.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const a=new Set;for(const[c,s]of e.entries()){const f=typeof s=="string"?(0,w().
normalise)(s):void 0;if(typeof s!="string"||!f){o.push({kind:"malformed",pointer:[...n,c],detail:"a path below the root \
of the repository"});continue}(0,w().looksLikePattern)(s)&&o.push({kind:"pattern",pointer:[...n,c],detail:s}),a.add(f)}return[
...a]}function v(e,o){const{asset:n,change:a,binds:c}=e,{constraints:s}=N(n.value.constraints),f=a?.before&&N(a.before.value.
constraints).constraints,t=L(f,s),{maxFiles:d,isDefaultLimit:y}=t,S=m(o.policy),M=c&&(0,I().isChange)(o)?o.radius:F().NOTHING_TOUCHED,
P=(0,$().cappedSize)(M,o.policy.blast_radius.counting),j=(0,$().gradeFiles)(M.files,d,P,S),T=j==="hard_cap_breach"?P:M,R=(0,$().
gradeWords)(j,T,d,S);return{base:f,head:s,constraints:t,blastRadius:{...M,max_files:d,...y&&{default_limit:!0},severity:j,
message:R}}}function m({blast_radius:e}){const{hard_cap_files:o,hard_cap_lines:n}=e;return{files:o,lines:n}}function h({
kind:e,asset:o,before:n}){return n===void 0||o.cut||e!=="added"&&e!=="modified"?[]:[...g(n,o),...i(n,o)]}function g(e,o){
const[n,a]=[E(e),E(o)],c="validation";return[...[...n].filter(s=>!a.has(s)).map(s=>({kind:"command_removed",field:c,base:s,
head:null})),...[...a].filter(s=>!n.has(s)).map(s=>({kind:"command_added",field:c,base:null,head:s}))]}function E(e){const o=(0,C().
validationCommands)(e),n=o.kind==="list"?o.entries.map(({value:a})=>a):[];return new Set(n.filter(a=>typeof a=="string"))}
function i(e,o){const{constraints:n}=N(e.value.constraints),{constraints:a}=N(o.value.constraints),c=[];a.maxFiles!==n.maxFiles&&
c.push({kind:a.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(a.maxFiles)});const s="constraints.forbidden_paths";for(const f of r(n.forbiddenPaths,a.forbiddenPaths))
c.push({kind:"constraint_loosened",field:s,base:f,head:null});for(const f of r(a.forbiddenPaths,n.forbiddenPaths))c.push(
{kind:"constraint_tightened",field:s,base:null,head:f});return c}function r(e,o){return e.filter(n=>!o.some(a=>(0,w().isWithin)(
n,a)))}},54034:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.auditGene=L,l.forbidsRunningGene=p,l.geneFindings=
A;function b(){const O=u(13580);return b=function(){return O},O}function C(){const O=u(72025);return C=function(){return O},
O}function F(){const O=u(70716);return F=function(){return O},O}function w(){const O=u(97004);return w=function(){return O},
O}function $(){const O=u(6470);return $=function(){return O},O}function I(){const O=u(50661);return I=function(){return O},
O}function N(){const O=u(56131);return N=function(){return O},O}async function L(O,v,m){const{asset:h,change:g,store:E}=v,
{timeoutMs:i}=m,r=(0,N().limitsOf)(v,O),e=await A(O,{...v,limits:r}),o=(0,I().isChange)(O)&&O.seeds.has(h)&&(0,w().lacksEngine)(
v.commands),n=o?v.commands.map(t=>({...t,findings:t.findings.map(w().asNotice)})):v.commands,a=o?e.map(w().asNotice):e,c=m.
mayRun&&!a.some(p),{root:s,checkoutAs:f}=E;return{asset:h,store:E,...o&&{isIdle:o},commands:c?(0,$().planCommands)(n,{timeoutMs:i,
directory:s,checkoutAs:f}):n,findings:a,blastRadius:r.blastRadius,differences:g===void 0?[]:(0,N().geneDifferences)(g)}}
async function A(O,v){return v.change?.kind!=="removed"?(0,C().ask)(F().GENE_CHECKS,O,v):(await(0,C().ask)(F().REMOVED_GENE_CHECKS,
O,v)).map(({location:h,...g})=>g)}function p({rule:O}){return(0,b().ruleOf)(O).forbidsRunning==="gene"}},42804:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.declaredConstraints=N,l.declaredPaths=E,l.geneBlastRadius=h,l.hardCap=
m,l.limitsBeyondCap=O,l.loosenedConstraints=A;function b(){const i=u(27199);return b=function(){return i},i}function C(){
const i=u(95132);return C=function(){return i},i}function F(){const i=u(53315);return F=function(){return i},i}function w(){
const i=u(39869);return w=function(){return i},i}function $(){const i=u(56131);return $=function(){return i},i}const I={
severity:"warning",harm:"bookkeeping"};function N(i,{asset:r}){return(0,$().readConstraints)(r.value.constraints).problems.
filter(({kind:e})=>e!=="missing"||!r.cut).map(e=>L(r,e))}function L(i,{kind:r,pointer:e,detail:o=""}){const n=(0,b().placeOf)(
i,e),a=e.join("."),c=(f,t,d=I)=>(0,C().finding)("constraints-malformed",{gene:i.id,field:a,fault:f,fix:t},{...n,...d});if(r===
"missing")return c("is missing",`Add \`${a}\` to the gene`);if(r==="malformed")return c(`must be ${o}`,`Change \`${a}\` t\
o ${o}`,{});const s=`forbids \`${o}\`, which is read as a path, with each of its characters, not as a pattern`;return c(
s,"Write the path of the directory; everything below it is also forbidden")}function A(i,{asset:r,binds:e,limits:{base:o,
head:n}}){if(!e||r.cut||o===void 0)return[];const a=(0,$().uncovered)(o.forbiddenPaths,n.forbiddenPaths),c=n.maxFiles>o.
maxFiles;if(a.length===0&&!c)return[];const s=p(r.value.constraints),f=[...c&&!s("max_files")?[`\`max_files\` from ${o.maxFiles}\
 to ${n.maxFiles}`]:[],...(s("forbidden_paths")?[]:a).map(d=>`\`${d}\` is no longer forbidden`)];if(f.length===0)return[];
const t=(0,b().placeOf)(r,["constraints"]);return[(0,C().finding)("constraints-loosened",{gene:r.id,loosened:f},t)]}function p(i){
const r=(0,$().readConstraints)(i).problems.flatMap(({kind:e,pointer:o})=>e==="malformed"&&o.length<=2?[o[1]]:[]);return e=>r.
includes(e)||r.includes(void 0)}function O(i,{asset:r,binds:e,limits:{base:o,head:n}}){const{files:a}=(0,$().hardCaps)(i.
policy),{maxFiles:c}=n;if(!e||c<=a||o!==void 0&&c<=o.maxFiles)return[];const s="constraints.max_files",f=`allows ${c} fi\
les, but the hard cap of the policy is ${a} ${a===1?"file":"files"}`,t={gene:r.id,field:s,fault:f,fix:`Set \`${s}\` to ${a}\
 or less`},d={...(0,b().placeOf)(r,["constraints","max_files"]),...I};return[(0,C().finding)("constraints-malformed",t,d)]}
const v={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function m({genes:i,radius:r,policy:e,isPush:o}){const n=i.filter(({binds:j})=>j),a=(0,F().cappedSize)(r,e.blast_radius.
counting),c=(0,$().hardCaps)(e);if(n.length===0||a.files<=c.files&&a.lines<=c.lines)return[];const[s,...f]=n,t=n.find(({
change:j})=>j.kind!=="removed"),{location:d}=t?(0,b().placeOf)(t.asset,["constraints","max_files"]):{},S={...o&&n.every(
({change:j})=>j.kind==="applied")&&{severity:"warning"},...d&&{location:d},...s&&f.length===0&&{subject:(0,b().subjectOf)(
s.asset)}},M=a.lines-r.lines,P={...a,capFiles:c.files,capLines:c.lines,genes:n.length,...M>0&&{exempt:M}};return[(0,C().
finding)("blast-radius-hard-cap",P,S)]}function h(i,{asset:r,binds:e,isOnlyAdded:o,limits:n}){const{files:a,max_files:c,
severity:s}=n.blastRadius;if(!e||s==="within_limit"||s==="hard_cap_breach")return[];if(o&&(s==="approaching_limit"||i.seeds.
has(r)))return[];const f=(0,b().placeOf)(r,["constraints","max_files"]),t={gene:r.id,files:a,maxFiles:c,declared:!n.constraints.
isDefaultLimit};return[(0,C().finding)(v[s],t,{...f,...g(o)})]}function g(i=!1){return i?I:{}}function E({touchesOf:i,seeds:r},{
asset:e,binds:o,isOnlyAdded:n,limits:{constraints:a}}){if(!o||r.has(e))return[];const c=a.forbiddenPaths.flatMap(f=>(0,w().
someTouches)(i(f)).map(t=>({gene:e.id,entry:f,...t})));if(c.length===0)return[];const s={...(0,b().placeOf)(e,["constrai\
nts","forbidden_paths"]),...g(n)};return c.map(f=>(0,C().finding)("forbidden-path-declared",f,s))}},16373:function(G,l,u){
Object.defineProperty(l,"__esModule",{value:!0}),l.launchedFiles=E,l.markUnreadable=g,l.readGene=p,l.readGeneChange=O;function b(){
const r=u(27199);return b=function(){return r},r}function C(){const r=u(30610);return C=function(){return r},r}function F(){
const r=u(68450);return F=function(){return r},r}function w(){const r=u(77680);return w=function(){return r},r}function $(){
const r=u(10473);return $=function(){return r},r}function I(){const r=u(41431);return I=function(){return r},r}function N(){
const r=u(10729);return N=function(){return r},r}function L(){const r=u(16455);return L=function(){return r},r}function A(){
const r=u(95132);return A=function(){return r},r}async function p(r,e,o){const n=(0,w().validationCommands)(r),a=await v(
r,n,e,o);return{asset:r,store:e.storeOf(r.path),binds:!1,validation:n,commands:a}}async function O(r,e,o,n){const{kind:a,
asset:c,before:s}=r,f=(0,C().namesOf)(c).some(M=>e.has(M)),t=!["applied","unchanged"].includes(a)||f,d=a==="added"&&s===
void 0&&!f,y=(0,w().validationCommands)(c),S=a==="removed"?[]:await v(c,y,o,n);return{asset:c,store:o.storeOf(c.path),change:r,
binds:t,isOnlyAdded:d,validation:y,commands:S}}async function v(r,e,o,n){if(e.kind!=="list")return[];const a=o.forFile(r.
path),c=e.entries.filter(d=>typeof d.value=="string"&&!(0,w().isBlankEntry)(d)),s=await Promise.all(c.map(({value:d})=>a.
command(d))),f=await(0,L().withEdits)(s,a,n(r)==="fix");return(await Promise.all(f.map(d=>m(d,r,o)))).map((d,y)=>h(r,d,c[y]?.
pointer??["validation"]))}async function m(r,{path:e},o){const n=o.storeOf(e),{tree:a}=o.terms;if(r.verdict!=="block"||a===
void 0)return r;const c=new Set((0,I().missingPaths)(r).map(f=>f.replace(/\/.*/,""))),s=[...[...new Set([...(0,F().packagesAbove)(
a,n.path),""])].map(f=>({root:f})),...[...c].filter(N().isCheckoutName).map(f=>({root:"",checkoutAs:f}))];for(const f of s){
if(f.root===n.root&&f.checkoutAs===n.checkoutAs)continue;const{verdict:t}=await o.startingIn(f).command(r.reading.command);
if(t==="block")continue;const{checkoutAs:d}=f,y=(0,A().finding)("store-root-unclear",{store:n.path||".",root:(0,F().shownRoot)(
n),others:[(0,F().shownRoot)(f)],because:"accepts",...d!==void 0&&{checkoutAs:d}});return{...r,findings:[...r.findings,y]}}
return r}function h(r,{findings:e,...o},n){const{command:a}=o.reading,c={...(0,b().subjectOf)(r),command:a},s={path:r.path,
pointer:(0,b().pointerText)([...r.pointer,...n])};return{...o,command:a,location:r.locate(n),findings:e.map(({edit:f,...t})=>({
...t,location:r.locate(n,t.span),subject:c,...f&&{edit:{...s,...f}}}))}}async function g(r,e,{tree:o,baseTree:n}){const a=r.
flatMap(({commands:s})=>s.flatMap(E)),c=new Map;for(const s of new Set(a)){const f=e.has(s)?await(0,$().whyUnreadable)(o,
s):void 0;f&&await(0,$().whyUnreadable)(n,s)===void 0&&c.set(s,f)}return c.size===0?r:r.map(s=>({...s,commands:s.commands.
map(f=>i(s,f,c))}))}function E({reading:r}){return r.targets.flatMap(({path:e})=>e??[])}function i({asset:r},e,o){const{
location:n,verdict:a,confirmation:c}=e,s={location:n,subject:{...(0,b().subjectOf)(r),command:e.command}},f=[...new Set(
E(e))].flatMap(t=>{const d=o.get(t);return d===void 0?[]:[(0,A().finding)("script-unreadable",{path:t,why:d},s)]});return f.
length===0?e:{...e,verdict:a==="allow"?"warn":a,confirmation:c==="standard"?"strong":c,findings:[...e.findings,...f]}}},
6470:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.digestPlans=I,l.makePlan=w,l.planCommands=$,l.toolOf=
A;function b(){const p=u(2833);return b=function(){return p},p}const C=Symbol("audited");function F({steps:p,...O}){return{
...O,steps:p.map(({command:v,...m})=>m)}}function w(p){const{argv:O,program:v,directory:m,binary:h=null,env:g,timeoutMs:E}=p,
{scripts:i=null,npmSettings:r=[],checkoutAs:e}=p,o=JSON.stringify([O,v,h,i&&F(i),r,Object.entries(g).sort(([n],[a])=>n<a?
-1:1),E,...m===""?[]:[m],...e===void 0?[]:[{checkoutAs:e}]]);return{...p,[C]:!0,digest:(0,b().digestOf)(o)}}function $(p,O){
const v=[];for(const m of p){const h=m.verdict==="block"?void 0:N(m.reading,O);if(h===void 0)return p;v.push({...m,plan:h})}
return v}function I(p){const O=[...new Set(p.map(({digest:v})=>v))].sort();return(0,b().digestOf)(O.join(`
`))}function N(p,O){const{command:v,argv:m,assignments:h}=p,g=m&&L(p,m);if(g)return w({command:v,...g,env:{...Object.fromEntries(
h.map(({name:E,value:i})=>[E,i])),...p.invocation?.family?.data.environment},...O})}function L(p,O){const{invocation:v,scripts:m,
npmSettings:h}=p,[g]=O;if(v===void 0)return g===void 0?void 0:{program:g,argv:O};const E=A(p);if(E===void 0){const{program:r}=v;
return{program:r,argv:O,...m&&{scripts:m},...h&&{npmSettings:h}}}if(E.path===void 0)return;const i=[...v.operands,...v.passthrough].
map(({text:r})=>r);return{program:v.program,argv:i,binary:E.path}}function A({targets:p}){return p.find(({kind:O,via:v})=>O===
"package_binary"&&v===void 0)}},66160:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.correctorIn=r,l.
isGene=e,l.readChangeSubject=g,l.subjectOfAssets=h;function b(){const n=u(29121);return b=function(){return n},n}function C(){
const n=u(20702);return C=function(){return n},n}function F(){const n=u(78114);return F=function(){return n},n}function w(){
const n=u(28894);return w=function(){return n},n}function $(){const n=u(36093);return $=function(){return n},n}function I(){
const n=u(4378);return I=function(){return n},n}function N(){const n=u(74238);return N=function(){return n},n}function L(){
const n=u(53315);return L=function(){return n},n}function A(){const n=u(12154);return A=function(){return n},n}function p(){
const n=u(39869);return p=function(){return n},n}function O(){const n=u(85881);return O=function(){return n},n}function v(){
const n=u(16373);return v=function(){return n},n}const m={changes:[],problems:[],files:[],present:[],unread:[]};function h({
assets:n,problems:a},c,s,f=m){const{policy:t,tree:d}=c.terms;return{policy:t,clock:c.clock,tree:d,problems:a,correctorOf:s,
genes:n.filter(e).map(y=>({asset:y})),claims:n.filter(y=>!e(y)),assets:f}}async function g(n){const{assets:a,baseTree:c,
tree:s,policy:f,platform:t}=n,{policy:d,source:y}=f,S=new Set(n.change.files.flatMap(L().namesOf)),M=I().Judge.by({policy:d,
tree:s,base:c,changed:S,platform:t,...n.clock&&{clock:n.clock}}),P=E(a.changes),j=(0,O().appliedIds)(a.changes.filter(({
asset:W})=>!P.has(W))),T=r(a.problems),R={tree:s,baseTree:c},H=await M.clock.all(a.changes.filter(({asset:W})=>e(W)),W=>(0,v().
readGeneChange)(W,j,M,T)),D=await(0,v().markUnreadable)(H,S,R),J=new Set(D.flatMap(({commands:W})=>W.flatMap(v().launchedFiles))),
k=await(0,C().judgeAgentFiles)({...R,changed:S},d,M.clock),B=n.all?(0,b().withUnchanged)(k,await(0,b().inventoryOf)(s,d,
M.clock)):k,U=await(0,A().withLinesOfCode)(n.change,J,R),z=(0,A().exemptPaths)(U,d,D,s),Y=(0,p().touchedPaths)(U,s),K=(0,L().
measureChange)(U,z);return{policy:d,judge:M,clock:M.clock,loadedPolicy:f,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:y==="file"?void 0:N().POLICY_PATH,tree:s,baseTree:c,change:U,agentFiles:B,assets:a,problems:a.problems,correctorOf:T,
genes:D,seeds:i(P,D,S),claims:a.changes.filter(o).map(({asset:W})=>W),changedNames:S,touched:Y,touchesOf:(0,p().touchesOf)(
Y,c),exempt:z,radius:K,counted:(0,A().countedChange)(U,K)}}function E(n){return new Map(n.flatMap(({kind:a,asset:c,before:s})=>{
const d=a==="added"&&!s||(a==="applied"||a==="unchanged")?(0,$().seedRelease)(c):void 0;return d===void 0?[]:[[c,d]]}))}
function i(n,a,c){const s=a.filter(({isOnlyAdded:t,binds:d,commands:y})=>d&&!t||y.flatMap(v().launchedFiles).some(S=>c.has(
S))),f=new Set(s.map(({asset:t})=>t));return new Map([...n].filter(([t])=>!f.has(t)))}function r(n){const a=(0,F().ambiguousFiles)(
n);return({path:c})=>a.has(c)||(0,w().isAuditLog)(c)?"hand":"fix"}function e({type:n}){return n==="Gene"}function o({kind:n,
asset:a}){return!e(a)&&(n==="added"||n==="modified")}},50661:function(G,l){Object.defineProperty(l,"__esModule",{value:!0}),
l.isChange=u;function u(b){return"change"in b}},63455:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.
namedPaths=F;function b(){const w=u(32854);return b=function(){return w},w}const C=/[\s"'`;&|()<>=]+/;function F(w,{root:$,
checkoutAs:I}){const N=$===""?"":`${$}/`;return w.split(C).map(L=>{const A=(0,b().normalise)(N+L)??L;return I!==void 0&&
A.startsWith(`${I}/`)?A.slice(I.length+1):A})}},28765:function(G,l,u){Object.defineProperty(l,"__esModule",{value:!0}),l.
makeFolder=$,l.replaceFile=w;function b(){const N=u(77598);return b=function(){return N},N}function C(){const N=u(51455);
return C=function(){return N},N}function F(){const N=u(76760);return F=function(){return N},N}async function w(N,L,A){const p=`${N}\
.${(0,b().randomUUID)()}.tmp`;try{await(0,C().writeFile)(p,L,{flag:"wx",mode:A}),await(0,C().rename)(p,N)}finally{await(0,C().
rm)(p,{force:!0})}}async function $(N){await I(N)||((0,F().dirname)(N)!==N&&await $((0,F().dirname)(N)).catch(()=>{}),await(0,C().
mkdir)(N).catch(async L=>{if(!await I(N))throw L}))}async function I(N){return(0,C().stat)(N).then(L=>L.isDirectory(),()=>!1)}},
57430:function(G,l){Object.defineProperty(l,"__esModule",{value:!0}),l.NOTHING_TOUCHED=l.NOTHING_RUN=void 0;const u=l.NOTHING_RUN=
{level:"none",description:"Nothing was run."},b=l.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,l,u){
u.r(l),u.d(l,{Validator:()=>b.D});var b=u(60207)},36576:function(G,l,u){u.r(l),u.d(l,{default:()=>b});var b=u(6145)},25065:function(G,l,u){
u.r(l),u.d(l,{default:()=>b});var b=u(27620)},5330:function(G,l,u){u.r(l),u.d(l,{default:()=>b});var b=u(87981)},39436:function(G,l,u){
u.r(l),u.d(l,{default:()=>b});var b=u(57811)}};
