"use strict";exports.id=2253,exports.ids=[2253],exports.modules={29121:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.inventoryOf=F,g.withUnchanged=w;function b(){const $=u(99668);return b=function(){return $},$}function E(){const $=u(20702);
return E=function(){return $},$}async function F($,L,N){const j=(0,b().agentFilesIn)($,L).filter(({format:O})=>O.places.
length>0);return(await N.all(j,async O=>{try{return await(0,E().judgeWholeFile)(await(0,E().readFound)($,O),$,L.agent_files)}catch(v){
return(0,E().notJudgedFile)(O,v)}})).filter(({entries:O,findings:v})=>O.length+v.length>0)}function w($,L){const N=new Map(
$.map(A=>[A.file.path,A])),j=L.map(({file:A,entries:O})=>{const v=N.get(A.path)??{file:A,entries:[],findings:[]},y=new Set(
v.entries.map(({entry:m})=>`${m.event}\0${m.content}`)),p=O.filter(({entry:m})=>!y.has(`${m.event}\0${m.content}`)).map(
m=>{const C=m.findings.map(i=>({...i,severity:"notice"}));return{...m,findings:C}});N.delete(A.path);const f=[...v.findings,
...p.flatMap(m=>m.findings)];return{...v,entries:[...v.entries,...p],findings:f}});return[...N.values(),...j]}},78114:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.ambiguousFiles=N,g.hidesContent=w,g.isIncomplete=$,g.isUnread=F,g.markBefore=
j;function b(){const O=u(28672);return b=function(){return O},O}function E({rule:O}){return b().assetFileRules[O].content}
function F(O){return E(O)==="unread"}function w(O){return F(O)||E(O)==="misread"}function $({problems:O}){return O.some(
w)}function L(O){return w(O)||E(O)==="ambiguous"}function N(O){return new Set(O.filter(L).map(({location:v})=>v.path))}function j(O,v,y,p){
const f=new Set(y.map(({asset:C})=>C.id)),m=new Map;for(const C of v){const i=A(C,C.location.path);m.set(i,(m.get(i)??0)+
1)}return O.map(C=>{const{id:i,location:a}=C,e=A(C,p.get(a.path)??a.path),s=m.get(e)??0;return!(E(C)==="known")||s===0||
i!==void 0&&f.has(i)?C:(m.set(e,s-1),{...C,before:!0})})}function A({rule:O,id:v,detail:y},p){return JSON.stringify([O,p,
v,y.replace(/\d+/g,"#")])}},30610:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.allOtherGenes=L,g.appliedGenes=
$,g.namesOf=E,g.namings=w,g.newNamings=F;function b(){const j=u(61331);return b=function(){return j},j}function E({id:j,
value:{asset_id:A}}){return typeof A=="string"?[j,A]:[j]}function F({kind:j,asset:A,before:O}){if(j!=="added"&&j!=="modi\
fied")return[];const v=new Set(j==="modified"&&O?w(O).map(({gene:y})=>y):[]);return w(A).filter(({gene:y})=>!v.has(y))}function w(j){
const{gene:A,genes_used:O}=j.value;return j.type==="Capsule"?typeof A=="string"?[{by:j,gene:A,pointer:["gene"]}]:[]:j.type!==
"EvolutionEvent"||!Array.isArray(O)?[]:O.flatMap((v,y)=>typeof v=="string"?[{by:j,gene:v,pointer:["genes_used",y]}]:[])}
function $(j,A){const O=new Set(j.flatMap(F).map(({gene:p})=>p));for(const{kind:p,asset:f}of j)if(!(p==="removed"||f.type!==
"Gene"))for(const m of E(f))O.delete(m);const v=new Set;return N(j,A).filter(p=>{if(!E(p).some(m=>O.has(m)))return!1;const f=(0,b().
statedContent)(p);return v.has(f)?!1:(v.add(f),!0)}).map(p=>({kind:"applied",asset:p,before:p}))}function L(j,A){const O=$(
j,A),v=new Set(O.map(({asset:y})=>y.id));return N(j,A).map(y=>({kind:v.has(y.id)?"applied":"unchanged",asset:y,before:y}))}
function N(j,A){const O=new Set(j.map(({asset:v})=>v));return A.flatMap(({assets:v})=>v).filter(v=>v.type==="Gene"&&!O.has(
v))}},23423:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.readAppendedLog=O,g.readRecords=m,g.readUntouchedLog=
A;function b(){const e=u(23404);return b=function(){return e},e}function E(){const e=u(26040);return E=function(){return e},
e}function F(){const e=u(27199);return F=function(){return e},e}function w(){const e=u(64385);return w=function(){return e},
e}function $(){const e=u(78114);return $=function(){return e},e}function L(){const e=u(86581);return L=function(){return e},
e}function N(){const e=u(94534);return N=function(){return e},e}function j(){const e=u(28894);return j=function(){return e},
e}async function A(e,{path:s,size:n=0},r){if(n>j().MAX_LOG_BYTES)return p(s,n);try{return m(s,await e.read(s,j().MAX_LOG_BYTES),
r)}catch(c){return(0,w().unreadFile)(s,c)}}async function O(e,s,{path:n,size:r=0},c){if(!(r>j().MAX_LOG_BYTES))try{const[
o,l]=await Promise.all([e.read(n,j().MAX_LOG_BYTES),s.read(n,j().MAX_LOG_BYTES)]),t=(0,j().continuationOf)(o,l);if(t.kind===
"rewritten")return;const{from:d}=t,h=m(n,l.subarray(0,d),c),S=(0,j().countLines)(l,d)+1,M=v(n,l.subarray(d),c,S);return{
kept:h,appended:y(M,h)}}catch(o){return{kept:{path:n,assets:[],problems:[]},appended:(0,w().unreadFile)(n,o)}}}function v(e,s,n,r){
return s.length>n.maxBytes?(0,w().tooLargeFile)(e,s.length,n):(0,w().readAssetFile)(e,s,n,r)}function y(e,s){if(e.assets.
length===0)return e;const n=new Map(s.assets.map(c=>[`${c.type} ${c.id}`,c])),r=e.assets.flatMap(c=>{const o=n.get(`${c.
type} ${c.id}`);if(o===void 0||c.id.startsWith("#"))return[];if((0,b().canonicalize)(c.value)===(0,b().canonicalize)(o.value)){
const t=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"without-effect",location:c.locate(),detail:t,id:c.id}]}
const l=`${c.type} ${JSON.stringify(c.id)}, first at line ${o.locate().line}, column 1`;return[{rule:"duplicate-id",location:c.
locate(),detail:l,id:c.id}]});return{...e,problems:[...e.problems,...r]}}function p(e,s){return{path:e,assets:[],problems:[],
unread:`${s} bytes, of at most ${j().MAX_LOG_BYTES}`}}const f=10;function m(e,s,n){const r=C(s,n.maxBytes),c=s.subarray(
r),o=(0,j().countLines)(s,r)+1,l=i(e,c,o),t=l?{path:e,assets:l,problems:[]}:(0,w().readAssetFile)(e,c,n,o),d=t.problems.
find($().isUnread)?.detail,h=r>0?`only the newest ${c.length} of ${s.length} bytes`:void 0,S=d??h;return{...t,...S!==void 0&&
{unread:S}}}function C(e,s){if(e.length<=s)return 0;const n=e.indexOf(f,e.length-s-1);return n<0?e.length:n+1}function i(e,s,n){
const{text:r,complete:c}=(0,N().decodeUtf8)(s);if(!c)return;const o=[];let l=n;for(let t=0;t<r.length;l+=1){const d=r.indexOf(
`
`,t),h=d<0?r.length:d,S=r.slice(t,h);if(t=h+1,S.trim()==="")continue;const M=a(S);if(M===void 0||(0,L().hasAssetLists)(M))
return;const{type:P}=M;if((0,L().isAssetType)(P)){const[I,T]=[l,o.length];o.push({type:P,id:(0,w().declaredId)(M)??`#${T+
1}`,path:e,value:M,pointer:[T],locate:()=>({path:e,line:I,column:1})})}else if(!(0,L().isCompanion)(P))return}return o}function a(e){
const s=(0,E().attempt)(()=>JSON.parse(e));return(0,F().isJsonObject)(s)?s:void 0}},35474:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.readSides=j;function b(){const y=u(54244);return b=function(){return y},y}function E(){const y=u(
93028);return E=function(){return y},y}function F(){const y=u(64385);return F=function(){return y},y}function w(){const y=u(
18744);return w=function(){return y},y}function $(){const y=u(28894);return $=function(){return y},y}function L(){const y=u(
23423);return L=function(){return y},y}function N(){const y=u(94534);return N=function(){return y},y}async function j(y){
const{baseTree:p,headTree:f,change:m,policy:C,clock:i=new(b()).AuditClock}=y,a=(0,w().assetPathTest)(C),e=(0,N().assetLimits)(
C.assets.max_file_bytes),s=[...f.files()].filter(({kind:k})=>(0,E().isRegular)(k)),n=s.filter(({path:k})=>a(k)),r=new Set(
m.files.filter(({status:k})=>k!=="deleted").map(({path:k})=>k)),c=s.filter(({path:k})=>(0,w().mayHoldAssets)(k)&&r.has(k)&&
!a(k)),o=m.files.flatMap(({oldPath:k,path:B})=>{const U=a(k??B)?p.stat(k??B):void 0;return U&&(0,E().isRegular)(U.kind)?
U:[]}),[l,t]=A(o,({path:k})=>(0,$().isAuditLog)(k)&&r.has(k)),d=new Set(l.map(({path:k})=>k)),h=async k=>{const B=r.has(
k.path);if((0,$().isAuditLog)(k.path)&&!B)return[{file:await(0,L().readUntouchedLog)(f,k,e),isTouched:B}];const U=d.has(
k.path)?await(0,L().readAppendedLog)(p,f,k,e):void 0;return U===void 0?[{file:await v(f,k,e),isTouched:B}]:(d.delete(k.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},S=k=>v(O(p),k,e),M=async k=>{const B=await k;return await i.
tick(),B},[P,I,T]=await Promise.all([Promise.all(n.map(k=>M(h(k)))),Promise.all(t.map(k=>M(S(k)))),Promise.all(c.map(k=>M(
(0,w().findStrayGenes)(f,k,e))))]),R=l.filter(({path:k})=>d.has(k)),H=[...I,...await Promise.all(R.map(S))],[D,J]=A(P.flat(),
({isTouched:k})=>k);return{paths:n.map(({path:k})=>k),files:P.flat().map(({file:k})=>k),head:D.map(({file:k})=>k),untouched:J.
map(({file:k})=>k),base:H,strays:T.filter(k=>k!==void 0),isTouched:k=>r.has(k)}}function A(y,p){return[y.filter(p),y.filter(
f=>!p(f))]}function O(y){return{...y,read:async(...p)=>Buffer.from((await y.read(...p)).toString("utf8"))}}async function v(y,{
path:p,size:f=0},m){if(f>m.maxBytes)return(0,F().tooLargeFile)(p,f,m);try{const C=(0,F().readAssetFile)(p,await y.read(p,
m.maxBytes),m);return{...C,assets:C.assets.filter(({copy:i})=>!i)}}catch(C){return(0,F().unreadFile)(p,C)}}},77680:function(G,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.commandsToRun=E,g.isBlankEntry=b,g.validationCommands=F;const u=1e3;function b({
value:w}){return typeof w=="string"&&w.trim()===""}function E(w){const $=F(w);return $.kind!=="list"?[]:$.entries.flatMap(
L=>typeof L.value=="string"&&!b(L)?[L.value.trim()]:[])}function F({value:w}){const{validation:$}=w;return $===void 0?{kind:"\
missing"}:Array.isArray($)?$.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:$.
map((N,j)=>({value:N,pointer:["validation",j]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditAssetFile=e,g.auditAssets=p,g.auditChange=y,g.mayRunSome=i;function b(){
const s=u(13580);return b=function(){return s},s}function E(){const s=u(12154);return E=function(){return s},s}function F(){
const s=u(72025);return F=function(){return s},s}function w(){const s=u(70716);return w=function(){return s},s}function $(){
const s=u(97004);return $=function(){return s},s}function L(){const s=u(72391);return L=function(){return s},s}function N(){
const s=u(54034);return N=function(){return s},s}function j(){const s=u(56131);return j=function(){return s},s}function A(){
const s=u(16373);return A=function(){return s},s}function O(){const s=u(6470);return O=function(){return s},s}function v(){
const s=u(66160);return v=function(){return s},s}async function y(s){const n=await(0,v().readChangeSubject)(s),{change:r,
tree:c,policy:o,assets:l,exempt:t,radius:d,counted:h}=n,{genes:S,...M}=await m(n,I=>I),P=await(0,$().blockedGenes)(n.claims.
filter(({type:I})=>I==="Capsule"),l.present,n.judge);return{...M,genes:S.map(([{change:I},T])=>({...T,change:I.kind})),capsules:(0,L().
judgeCapsules)(l,o.a2a,h.least,P),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:d,files:await(0,E().markHiddenFiles)(
(0,E().countedFiles)(r,t,c),c)}}async function p(s,n,r){const c={assets:s,problems:[]},o=f(s,r),l=()=>"author",{genes:t,
...d}=await m((0,v().subjectOfAssets)(c,n,l,o),({asset:h})=>(0,A().readGene)(h,n,l));return{...d,genes:t.map(([,h])=>h)}}
function f(s,n){return{changes:[...s.map(r=>({kind:"added",asset:r})),...n.filter(({type:r})=>r==="Gene").map(r=>({kind:"\
applied",asset:r,before:r}))],problems:[],files:[],present:[...n,...s],unread:[]}}async function m(s,n){const r=await C(
s),c={timeoutMs:s.policy.limits.command_timeout_seconds*1e3,mayRun:s.tree!==void 0&&!r.some(a)},{clock:o}=s,l=await o.all(
s.genes,async d=>{const h=await n(d);return[h,await(0,N().auditGene)(s,h,c)]}),t=l.flatMap(([,{commands:d}])=>d.flatMap(
({plan:h})=>h??[]));return{genes:l,findings:r,plansDigest:(0,O().digestPlans)(t)}}async function C(s){const{clock:n,claims:r}=s,
c=await(0,F().ask)(w().SUBJECT_CHECKS,s),o=await n.all(r,l=>(0,F().ask)(w().CLAIM_CHECKS,s,{asset:l}));return[c,...o].flat()}
function i({genes:s,findings:n}){return!n.some(a)&&s.some(({commands:r,findings:c})=>r.length>0&&r.every(({verdict:o})=>o!==
"block")&&!c.some(N().forbidsRunningGene))}function a({rule:s,location:n}){const{forbidsRunning:r,undecided:c}=(0,b().ruleOf)(
s);return r==="change"||c===!0&&n===void 0}async function e(s,n){const c=n.terms.tree!==void 0?(0,v().correctorIn)(s.problems):
()=>"hand",o=(0,v().subjectOfAssets)(s,n,c),{clock:l}=n,t=await l.all(s.assets,async d=>{const h=(0,v().isGene)(d)?await(0,A().
readGene)(d,n,c):void 0;if(h===void 0)return{asset:d,commands:[],findings:await(0,F().ask)(w().CLAIM_CHECKS,o,{asset:d})};
const{commands:S}=h,M=[...await(0,N().geneFindings)(o,{...h,limits:(0,j().limitsOf)(h,o)}),...S.flatMap(P=>P.findings)];
return{asset:d,commands:S,findings:M}});return{path:s.path,assets:t.map(({asset:d,commands:h})=>({asset:d,commands:h})),
findings:[...await(0,F().ask)(w().SUBJECT_CHECKS,o),...t.flatMap(({findings:d})=>d)]}}},37542:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.auditLogs=p,g.firstMalformedLine=s;function b(){const t=u(18744);return b=function(){return t},
t}function E(){const t=u(28894);return E=function(){return t},t}function F(){const t=u(26040);return F=function(){return t},
t}function w(){const t=u(39491);return w=function(){return t},t}function $(){const t=u(93028);return $=function(){return t},
t}function L(){const t=u(95132);return L=function(){return t},t}function N(){const t=u(53315);return N=function(){return t},
t}function j(){const t=u(13026);return j=function(){return t},t}function A(){const t=u(39869);return A=function(){return t},
t}const O=/^100/,v=10,y=Buffer.alloc(0);async function p(t){const{change:d,policy:h}=t,S=d.files.filter(P=>(0,N().namesOf)(
P).some(E().isAuditLog));if(h.blast_radius.audit_log==="forbidden"){const P=S.flatMap(N().namesOf).filter(E().isAuditLog),
I="touches, although the policy forbids it,";return P.map(T=>(0,L().finding)("audit-log-rewritten",{path:T,how:I},(0,A().
atFile)(T)))}return(await Promise.all(S.map(P=>C(P,t)))).flat()}async function f(t,d){return t.stat(d)===void 0?y:t.read(
d,E().MAX_LOG_BYTES)}function m({rule:t,location:{path:d,line:h}},S){return d!==S.path?!1:h===S.line||t==="file-not-json"&&
h>S.line}async function C(t,d){const{baseTree:h,tree:S,assets:M}=d,{path:P,oldPath:I,status:T}=t,R=[],H=(J,k)=>a(P,J,k).
filter(({location:B})=>!M.problems.some(U=>B&&m(U,B))),D=async J=>{if(!O.test(t.oldMode))return!0;const k=await f(h,J);return(0,E().
hasRecords)(k)&&!await r(J,{before:k,after:y},d)};if(I!==void 0&&(0,E().isAuditLog)(I)&&await D(I)&&R.push(i(I)),!(0,E().
isAuditLog)(P))return R;if(T==="deleted")await D(P)&&R.push(i(P));else if(!O.test(t.newMode)||T==="type_changed")R.push(
i(P));else if(T==="modified"){const[J,k]=await Promise.all([f(h,P),f(S,P)]),B=(0,E().continuationOf)(J,k);if(B.kind==="a\
ppended")return[...R,...H(k,B.from)];if(await r(P,{before:J,after:k},d))return H(k,0);const{line:U,was:z,is:Y}=B,K=e(U,k),
W={path:P,line:K?Math.max(U-1,1):U,column:1},V=K?`removes everything from line ${U} on of`:`modifies line ${U} of`,X=(0,j().
recordChange)(z,K?void 0:Y);R.push((0,L().finding)("audit-log-rewritten",{path:P,how:V,change:X},{location:W}))}else R.push(
...H(await f(S,P),0));return R}function i(t){return(0,L().finding)("audit-log-rewritten",{path:t,how:"removes or replace\
s"},(0,A().atFile)(t))}function a(t,d,h){const S=s(d,h);if(S===void 0)return[];const M={path:t,line:S.line,column:1},P=`\
appends line ${S.line}, which is no valid record (${S.problem}), to`;return[(0,L().finding)("audit-log-rewritten",{path:t,
how:P},{location:M,harm:"broken"})]}function e(t,d){return d.length===0||d.at(-1)===v&&(0,E().countLines)(d,d.length)<t}
function s(t,d){const h=(0,E().countLines)(t,d);for(const{bytes:S,line:M}of(0,E().recordsOf)(t.subarray(d))){const P=n(S);
if(P!==void 0)return{line:h+M,problem:P}}}function n(t){let d;try{const h=t.toString("utf8").trim();if(h==="")return;d=JSON.
parse(h)}catch{return"it is not a single JSON value"}return typeof d!="object"||d===null||Array.isArray(d)?"it is not a \
JSON object":typeof d.type=="string"?void 0:"it has no `type`"}async function r(t,{before:d,after:h},{tree:S,policy:M}){
if((0,E().isLogArchive)(t)||!o(d,h))return!1;const P=(0,b().assetPathTest)(M),T=S.list((0,w().foldersAbove)(t).at(-1)??"").
filter(R=>(0,$().isRegular)(R.kind)&&(0,E().isLogArchive)(R.path)&&P(R.path));for(const R of T)if(await c(d,R.path,S))return!0;
return!1}async function c(t,d,h){const S=await h.read(d,E().MAX_LOG_BYTES),M=(0,E().continuationOf)(t,S);return M.kind===
"appended"&&!(0,E().hasRecords)(S.subarray(M.from))}function o(t,d){const[h]=l(d);if(h===void 0)return!0;const S=[...l(t)].
at(-1);return typeof S?.id=="string"&&S.id!==""&&h.parent===S.id}function*l(t){for(const{bytes:d}of(0,E().recordsOf)(t)){
const h=(0,F().attempt)(()=>JSON.parse(d.toString("utf8")));h?.type==="EvolutionEvent"&&(yield h)}}},12154:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.countedChange=s,g.countedFiles=A,g.exemptPaths=$,g.isCountedByReference=
e,g.markHiddenFiles=l,g.withLinesOfCode=n;function b(){const t=u(18744);return b=function(){return t},t}function E(){const t=u(
95244);return E=function(){return t},t}function F(){const t=u(93028);return F=function(){return t},t}function w(){const t=u(
53315);return w=function(){return t},t}function $(t,d,h,S){const M=t.files.flatMap(w().namesOf);return d.blast_radius.counting===
"reference"?new Map(M.filter(P=>!e(P)).map(P=>[P,"reference"])):new Map([...N(t,h,S).map(P=>[P,"validation_script"]),...M.
filter((0,b().assetPathTest)(d)).map(P=>[P,"asset_store"])])}const L={always:5,files:20,lines:1e3,bytes:64*1024};function N(t,d,h){
const S=d.filter(({change:{kind:T}})=>T==="added"||T==="modified"),M=new Set(S.flatMap(j)),P=t.files.filter(({status:T,path:R})=>T===
"added"&&M.has(R)).map(T=>({path:T.path,lines:(0,w().linesOf)(T),bytes:h.stat(T.path)?.size??0})).sort((T,R)=>T.lines-R.
lines||T.bytes-R.bytes),I={lines:L.lines,bytes:L.bytes};return P.slice(0,Math.min(L.files,Math.max(L.always,S.length))).
flatMap(({path:T,lines:R,bytes:H})=>(I.lines-=R,I.bytes-=H,I.lines>=0&&I.bytes>=0?[T]:[]))}function j({commands:t}){return t.
flatMap(({reading:{command:d,targets:h}})=>h.flatMap(({kind:S,via:M,name:P,path:I})=>S==="file"&&M===void 0&&I&&d.includes(
P)?[I]:[]))}function A(t,d,h){return t.files.flatMap(S=>(0,w().namesOf)(S).map(M=>O(S,M,d.get(M),h))).sort((S,M)=>M.lines-
S.lines||(S.path<M.path?-1:1))}function O(t,d,h,S){const M=d===t.path,P=M?(0,w().linesOf)(t):0,I=M?y(t,S):void 0,T=I==="\
binary"?S.stat(d)?.size:void 0;return{path:d,...h&&{exempt:h},lines:P,...I&&{veil:I},...T!==void 0&&{bytes:T}}}const v=1e3;
function y({binary:t,status:d,path:h,added:S},M){if(t)return"binary";const{size:P=0}=d==="added"?M.stat(h)??{}:{};return P>
v*Math.max(1,S)?"long_lines":void 0}const p=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","e\
volution_error.log"]),f=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,m=/capsule|events?\.jsonl$/i,C=new Set(
["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,a=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function e(t){
return p.has(t)||f.test(t)||m.test(t)?!1:C.has(t)||i.test(t)||a.test(t)}function s(t,d){const h=(0,w().measureChange)(t,
{has:S=>!e(S)});return{least:{files:Math.min(d.files,h.files),lines:Math.min(d.lines,h.lines)},most:{files:d.files+d.exempt_files,
lines:d.lines+d.exempt_lines}}}async function n(t,d,h){const S=async P=>(0,w().namesOf)(P).some(I=>(0,E().isWritten)(I)||
d.has(I))||await c(h.tree,P.path)||await c(h.baseTree,P.oldPath??P.path),M=[];for(const P of t.files){const I=P.binary&&
!await S(P);M.push(I?{...P,added:0,deleted:0}:P)}return{...t,files:M}}const r=16*1024*1024;async function c(t,d){const{kind:h,
size:S=0}=t.stat(d)??{};return!(0,F().isRegular)(h)||S>r?!1:(await t.read(d,r)).subarray(0,2).toString("latin1")==="#!"}
const o=100;async function l(t,d){const h=t.slice(0,o).map(({path:M})=>M),S=await d.attributes?.(h,["linguist-generated",
"diff"]);return S===void 0?[...t]:t.map((M,P)=>P>=o||M.veil!==void 0?M:/^(?:set|true)$/.test(S(M.path,"linguist-generate\
d"))?{...M,veil:"generated"}:S(M.path,"diff")==="unset"?{...M,veil:"no_diff"}:M)}},19177:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.decidingFiles=y;function b(){const o=u(76760);return b=function(){return o},o}function E(){
const o=u(57975);return E=function(){return o},o}function F(){const o=u(77680);return F=function(){return o},o}function w(){
const o=u(86191);return w=function(){return o},o}function $(){const o=u(59867);return $=function(){return o},o}function L(){
const o=u(3463);return L=function(){return o},o}function N(){const o=u(95244);return N=function(){return o},o}function j(){
const o=u(95132);return j=function(){return o},o}function A(){const o=u(36773);return A=function(){return o},o}function O(){
const o=u(12154);return O=function(){return o},o}function v(){const o=u(75597);return v=function(){return o},o}async function y(o){
const l=o.genes.filter(({change:M})=>M.kind!=="removed"),t=p(o),d=l.some(({commands:M})=>M.length>0);if(!d&&t.length===0)
return[];const h={launched:new Map([...await m(t,o),...i(l)]),hidden:await C(o),keepsCommand:l.some(a),warns:d};return(await Promise.
all(o.change.files.filter(({path:M})=>(0,v().alwaysForbidden)(M)===void 0).map(M=>e(M,o,h)))).flat().toSorted((M,P)=>Number(
P.isNew)-Number(M.isNew)).map(({path:M,why:P,isNew:I,isWarning:T})=>{const R=o.tree.stat(M)?.size,H={path:M,why:P,isNew:I,
bytes:R??-1},D={...R!==void 0&&{location:{path:M,line:1,column:1}},...T&&{severity:"warning"}};return(0,j().finding)("ch\
eck-decided-by",H,D)})}function p({assets:o,genes:l}){const t=new Set(l.map(({asset:d})=>d));return o.present.filter(d=>d.
type==="Gene"&&!t.has(d)&&(0,F().commandsToRun)(d).length>0)}const f=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function m(o,{
judge:l,clock:t,change:d}){const h=d.files.map(({path:P})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(P)?.[1]??P),S=new Map,M=new Set;
for(const P of o){const I=l.forFile(P.path);for(const T of(0,F().commandsToRun)(P)){if(!f.test(T)&&!h.some(D=>T.includes(
D)))continue;const R=JSON.stringify([I.terms.cwd,I.terms.checkoutAs,T]);if(M.has(R))continue;M.add(R),await t.tick();const{
reading:H}=await I.command(T);for(const D of(0,w().startedFiles)(H))S.set(D,T)}}return S}async function C({change:o,exempt:l,
tree:t}){const h=(await(0,O().markHiddenFiles)((0,O().countedFiles)(o,l,t),t)).filter(({veil:S,lines:M})=>S==="no_diff"&&
M>0);return new Set(h.map(({path:S})=>S))}function i(o){const l=o.flatMap(t=>t.commands);return new Map(l.flatMap(({command:t,
reading:d})=>(0,w().startedFiles)(d).map(h=>[h,t])))}function a({change:{before:o},commands:l}){const t=o?.value.validation;
return Array.isArray(t)&&l.some(({command:d})=>t.includes(d))}async function e(o,l,t){const{path:d}=o,h=await s(o,l,t);if(!t.
hidden.has(d))return h;const M=[...h,{why:"git does not show its difference (`.gitattributes`)"}].map(P=>P.why).join("; ");
return[{path:d,isNew:o.status==="added",...h[0],why:M}]}async function s({path:o,status:l,oldPath:t},{tree:d,baseTree:h},{
launched:S,keepsCommand:M,warns:P}){const I=l==="added",T=l==="renamed"?t:l==="deleted"?o:void 0;if(T!==void 0&&(0,N().isTest)(
T)&&(l==="deleted"||!(0,N().isTest)(o))){const J=l==="deleted"?"it was deleted":`it is now \`${o}\``;return[{path:T,why:`\
a test: ${J}`,isNew:!1,isWarning:P}]}const R=S.get(o);if(R!==void 0)return[{path:o,why:`\`${R}\` starts it`,isNew:I}];if(/(?:^|\/)package\.json$/.
test(o))return r(o,I,d,h);if((0,N().isLockfile)(b().posix.basename(o)))return[{path:o,why:"it decides which dependencies\
 checks load",isNew:I}];const H=(0,N().toolThatFinds)(o);if(H===void 0)return[];const D=`${H} finds it by its name${l===
"deleted"?"; it was deleted":""}`;return[{path:o,why:D,isNew:I,isWarning:I&&M}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function r(o,l,t,d){const h=(0,L().objectIn)(await(0,$().readJsonFile)(d,o)),S=(0,L().
objectIn)(await(0,$().readJsonFile)(t,o)),M=n.filter(T=>!(0,E().isDeepStrictEqual)(h[T],S[T])),P=c((0,L().objectIn)(h.scripts),
(0,L().objectIn)(S.scripts)),I=[...P.length>0?[`npm scripts ${(0,A().inCode)(P)}`]:[],...M.length>0?[(0,A().inCode)(M)]:
[]];return I.length===0?[]:[{path:o,why:`its ${I.join(", ")} differ`,isNew:l}]}function c(o,l){const[t,d]=[new Map(Object.
entries(o)),new Map(Object.entries(l))];return[...new Set([...t.keys(),...d.keys()])].filter(S=>!(0,E().isDeepStrictEqual)(
t.get(S),d.get(S)))}},1348:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=y,g.gateFindings=
p;function b(){const i=u(53916);return b=function(){return i},i}function E(){const i=u(18744);return E=function(){return i},
i}function F(){const i=u(74238);return F=function(){return i},i}function w(){const i=u(24666);return w=function(){return i},
i}function $(){const i=u(95244);return $=function(){return i},i}function L(){const i=u(32854);return L=function(){return i},
i}function N(){const i=u(95132);return N=function(){return i},i}function j(){const i=u(90331);return j=function(){return i},
i}function A(){const i=u(39869);return A=function(){return i},i}function O(){const i=u(92299);return O=function(){return i},
i}function v(){const i=u(3733);return v=function(){return i},i}function y(i){const{shared:a}=i.loadedPolicy;return i.changedNames.
size===0?[]:p({...i,shared:a})}async function p(i){const{policyPath:a,baseTree:e,tree:s,shared:n}=i,r=await(0,O().findGate)(
e),c=(0,O().lateGate)(r),o=a===void 0?[]:await(0,j().looserKeys)(e,s,n),l=r.deciding.size>0?await f(r,i):[];return[...[[
F().POLICY_PATH,o],...l].filter(([,t])=>t.length>0).map(([t,d])=>(0,N().finding)("gate-weakened",{path:t,effects:d},(0,A().
atFile)(t))),...c?[(0,N().finding)("gate-runs-late",c,(0,A().atFile)(c.path))]:[]]}async function f(i,{baseTree:a,tree:e,
policy:s,changedNames:n}){const r=await(0,O().findGate)(e),c=(0,E().assetPathTest)(s),o=new Set([...i.deciding,...r.deciding]),
t=[...n].filter(h=>!o.has(h)&&(0,b().dirname)(h)!==v().WORKFLOWS&&h!==F().POLICY_PATH&&!h.startsWith(w().COPIES)&&!c(h)).
map(h=>{const S=C(h,i.steps);return[h,S===void 0?[]:[`it changes, and ${S}`]]}),d=[...o].map(async h=>{const S=await(0,v().
readActionsFile)(a,h);return[h,m(S,await(0,v().readActionsFile)(e,h))]});return[...await Promise.all(d),...t]}function m(i,a){
return i===void 0?["the file is added, and mentions the gate"]:a===void 0?["the file is removed, or replaced by another \
one"]:i.text===a.text?[]:i.value!==void 0&&a.value!==void 0?(0,v().changedKeys)(i.value,a.value):["it changes, and is no\
t a valid workflow"]}function C(i,a){const e=(0,b().basename)(i),s=a.filter(({late:c})=>c!==void 0);return($().isPackageFile(
e)||$().isLockfile(e)||(0,L().isWithin)(i,".yarn"))&&s.some(({installs:c})=>c)?"a package manager reads it before the ga\
te, or to start it":$().isDocument(i)||$().isLockfile(e)?void 0:O().GATE.test(e)?"its name is that of the gate":a.some(({
folder:c})=>c!==void 0&&(0,L().isWithin)(i,c))?"belongs to a local action of the gate's job":a.some(c=>(0,O().namesFile)(
c,i))?"stands in the gate's job, or in one that this needs":($().isRunnable(i)||$().toolThatFinds(i)!==void 0)&&s.some(({
runsCode:c})=>c)?"can run before the gate, which a job of its own avoids":void 0}},92299:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.GATE=void 0,g.findGate=N,g.lateGate=p,g.namesFile=y;function b(){const n=u(3463);return b=function(){
return n},n}function E(){const n=u(95244);return E=function(){return n},n}function F(){const n=u(11331);return F=function(){
return n},n}function w(){const n=u(3733);return w=function(){return n},n}const $=g.GATE=/gene-gate/i,L=10;async function N(n){
const r=await(0,w().readWorkflows)(n),c=[...r.values()],l=c.flatMap(({value:I})=>(0,w().partsIn)(I)).map(I=>(0,b().objectIn)(
I.with)).map(I=>(0,b().textIn)(I,"check-name").trim()).filter(Boolean),t=({value:I,text:T})=>{const R=I?JSON.stringify(I):
T;return $.test(R)||l.some(H=>R.includes(JSON.stringify(H)))},d=new Set(c.filter(t).map(({path:I})=>I)),h=I=>(0,w().calledPaths)(
I).some(T=>d.has(T));for(let I=0;I<L;I+=1)for(const{path:T,value:R}of c)h(R)&&d.add(T);const S=new Set(d);for(const I of S){
const T=r.get(I)?.value,R=[(0,b().objectIn)((0,b().objectIn)(T?.on).workflow_run).workflows].flat(),H=c.filter(D=>R.includes(
D.value?.name??D.path));for(const D of(0,w().calledPaths)(T))r.has(D)&&S.add(D);for(const D of H)S.add(D.path)}const M=I=>h(
I)||$.test(f([(0,b().textIn)(I,"uses").split("@")[0],I.run])),P=c.filter(({path:I})=>S.has(I)).flatMap(I=>[...(0,w().jobsOf)(
I)].map(([T,R])=>({file:I,id:T,job:R}))).filter(I=>j(I,M));return{files:r,deciding:S,jobs:P,steps:P.flatMap(I=>A(I,M))}}
function j({id:n,job:r},c){const o=(0,w().partsIn)(r).filter(({uses:l})=>!/-artifact@/.test(`${l}`));return o.some(c)||$.
test(f([n,r.name,o.map(l=>l.with)]))}function A({file:n,id:r,job:c},o){const l=(0,w().jobsOf)(n),t=(0,w().stepsOf)(c).findLastIndex(
o),d=c.uses!==void 0?-1:t<0?Number.POSITIVE_INFINITY:t,h=/\bneeds\b/.test(f({...c,needs:""})),S=new Set([r]);for(const T of S)
for(const R of[l.get(T)?.needs??[]].flat())S.add(String(R));const M=n.value?.on,I=((0,b().isMapping)(M)?Object.keys(M):[
M].flat()).every(T=>T==="workflow_run");return[...S].flatMap(T=>(0,w().stepsOf)(l.get(T)??{}).flatMap((R,H)=>{const D=!I&&
(T===r?H<=d:h),J=`\`jobs.${T}.steps[${H}]\` of \`${n.path}\` (${O(R)})`,k=D?{path:n.path,step:J}:void 0;return v(R,[l.get(
T),n.value],k,o(R))}))}function O(n){return typeof n.uses!="string"?"a command":(0,w().calledPaths)(n).length>0?"a local\
 action":"an action"}function v(n,r,c,o){const l=(0,w().calledPaths)(n),[t]=l,d=t===void 0&&typeof n.uses=="string";if(d&&
(c===void 0||o||i(n)))return[];const h=r.map(D=>[D?.defaults,D?.env]),S=f([{...n,name:"",uses:""},l,h]).toLowerCase(),M=new Set(
S.split(/[^\w.-]+/).map(D=>D.replace(/(?<!\.)\.+$/,""))),P=f(n.run),I=d||t!==void 0||s(P),T=d||a(P),R=C.test(f(n))||!(I||
T);return[{words:M,startsGate:o,folder:t,runsCode:I,installs:T,...c&&!(o&&t===void 0&&R)&&{late:c}}]}function y({words:n,
startsGate:r},c){const o=c.toLowerCase().split("/"),l=o.pop()??"",t=r?(0,E().toolThatFinds)(c):void 0;return(n.has(l)||t!==
void 0&&n.has(t))&&o.every(h=>n.has(h))}function p({steps:n}){const r=n.flatMap(t=>t.late??[]),[c]=r,o=[...new Set(r.map(
({step:t})=>t))],l=n.some(t=>t.late&&t.startsGate);return c&&{path:c.path,steps:o,startsGate:l}}function f(n){return typeof n==
"string"?n.replaceAll(/^[ \t]*#.*$/gm,""):typeof n!="object"||n===null?"":Object.values(n).map(f).join(`
`)}const m=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),C=/RUNNER_TEMP|runner\.temp/;
function i({uses:n,with:r}){const c=String(n).split("@")[0]?.toLowerCase()??"";if(c==="actions/download-artifact")return C.
test(f(r));const o=Object.entries((0,b().objectIn)(r)).filter(([l])=>/install|bundler/.test(l));return m.has(c)&&o.every(
([,l])=>`${l||!1}`=="false")}function a(n){const r=n.split(/[^\w.@-]+/);return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.
test(n)||r.some(c=>(0,F().programNamed)(c)?.kind==="manager")}const e=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function s(n){const c=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),o=l=>{const[t=""]=l.trim().replace(/^sudo +/,"").split(/\s/),d=$.test(l)&&a(t);return e.test(t)||
d||(0,F().programNamed)(t)?.kind==="downloader"};return!c.every(o)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},3733:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.WORKFLOWS=void 0,g.calledPaths=f,g.changedKeys=i,g.jobsOf=v,g.parseMapping=
O,g.partsIn=p,g.readActionsFile=A,g.readWorkflows=m,g.stepsOf=y;function b(){const a=u(53916);return b=function(){return a},
a}function E(){const a=u(57975);return E=function(){return a},a}function F(){const a=u(69873);return F=function(){return a},
a}function w(){const a=u(3463);return w=function(){return a},a}function $(){const a=u(32854);return $=function(){return a},
a}function L(){const a=u(93028);return L=function(){return a},a}const N=g.WORKFLOWS=".github/workflows",j=1024*1024;async function A(a,e){
const{kind:s,size:n=0}=a.stat(e)??{};if(!(0,L().isRegular)(s))return;if(n>j)return{path:e,text:"",value:void 0};const r=(await a.
read(e)).toString("utf8");return{path:e,text:r,value:O(r)}}function O(a){if(!(0,w().isNestedTooDeep)(a))try{const e=(0,F().
parseDocument)(a,{prettyErrors:!1});if(e.errors.length>0)return;const s=e.toJS({maxAliasCount:100});return(0,w().isMapping)(
s)?s:void 0}catch{return}}function v({value:a}){const e=Object.entries((0,w().objectIn)(a?.jobs));return new Map(e.filter(
s=>(0,w().isMapping)(s[1])))}function y({steps:a}){return Array.isArray(a)?a.filter(w().isMapping):[]}function p(a){return typeof a!=
"object"||a===null?[]:(0,w().isMapping)(a)&&[a.run,a.uses].some(s=>typeof s=="string")?[a]:Object.values(a).flatMap(p)}function f(a){
return p(a).flatMap(e=>{const s=(0,w().textIn)(e,"uses"),n=s.startsWith("./")?(0,$().normalise)(s.split("@")[0]??""):void 0;
return n===void 0?[]:[n,(0,b().join)(n,"action.yml"),(0,b().join)(n,"action.yaml")]})}async function m(a){const e=new Map,
s=new Set(a.list(N).map(({path:n})=>n));for(const n of s){const r=/\.ya?ml$/.test(n)?await A(a,n):void 0;r&&e.set(n,r);for(const c of f(
r?.value))s.add(c)}return e}const C=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function i(a,e,s=""){if((0,E().isDeepStrictEqual)(
a,e)||C.test(s))return[];const[n,r]=[a,e].map(c=>typeof c=="object"&&c!==null?new Map(Object.entries(c)):void 0);return!n||
!r||Array.isArray(a)!==Array.isArray(e)?[`\`${s}\` changes`]:[...new Set([...n.keys(),...r.keys()])].flatMap(c=>i(n.get(
c),r.get(c),s===""?c:`${s}.${c}`))}},90331:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.ignoredInputs=
C,g.looserKeys=y,g.policyFile=N;function b(){const i=u(81961);return b=function(){return i},i}function E(){const i=u(74238);
return E=function(){return i},i}function F(){const i=u(49875);return F=function(){return i},i}function w(){const i=u(24666);
return w=function(){return i},i}function $(){const i=u(95132);return $=function(){return i},i}function L(){const i=u(39869);
return L=function(){return i},i}async function N(i){const{policyPath:a,changedNames:e,tree:s,baseTree:n}=i;return a===void 0?
[]:[...[...e].some(c=>c===a||c.startsWith(w().COPIES))?await v(i):[],...j(s,n)]}function j(i,a){const e=i.stat(E().POLICY_PATH)?
O(i,a):(0,F().findNearPolicy)(i);if(e===void 0)return[];const{path:s,fault:n}=e,r=`it ${n}, and the gate reads only the \
regular file \`${E().POLICY_PATH}\``;return[(0,$().finding)("policy-broken",{path:s,mistake:r},(0,L().atFile)(s))]}const A=E().
POLICY_PATH.replace(/yml$/,"yaml");function O(i,a){return i.stat(A)!==void 0&&a.stat(A)===void 0?{path:A,fault:"is besid\
e the policy"}:void 0}async function v({baseTree:i,tree:a,loadedPolicy:e}){const{policy:s,shared:n}=e,[r,c]=await Promise.
all([(0,E().readPolicyIn)(i,n),(0,E().readPolicyIn)(a,n)]),o=E().POLICY_PATH;if("mistakes"in c)return c.mistakes.map(({line:d,
column:h,message:S})=>(0,$().finding)("policy-broken",{path:o,mistake:S},{location:{path:o,line:d,column:h}}));const l="\
policy"in r?r.policy:s,t="missing"in c?[p(c.missing.source)]:(0,b().comparePolicies)(l,c.policy).map(m);return[(0,$().finding)(
"policy-changed",{path:o,effects:t},(0,L().atFile)(o))]}async function y(i,a,e){const[s,n]=[i.stat(E().POLICY_PATH),a.stat(
E().POLICY_PATH)];if(s===void 0)return[];if(s.oid!==void 0&&s.oid===n?.oid&&s.kind===n.kind&&e===void 0)return[];const[c,
o]=await Promise.all([(0,E().readPolicyIn)(i,e),(0,E().readPolicyIn)(a,e)]);if("mistakes"in c||"mistakes"in o||"missing"in
c)return[];if("missing"in o)return[p(o.missing.source)];const l=(0,b().comparePolicies)(c.policy,o.policy).filter(({loosens:t})=>t);
return[...n===void 0?["the policy is removed"]:[],...l.map(m)]}function p(i){return`extends: ${(0,w().sharedName)(i)}, w\
hich cannot be compared; commit it as ${(0,w().copyPath)(i)}`}const f=160;function m({key:i,change:a,direction:e,loosens:s}){
const n=!s&&a.length>f?`${a.slice(0,f).replace(/[\ud800-\udbff]$/,"")}\u2026`:a;return`\`${`${i}: ${n}`.replaceAll("`","\
\u02CB")}\`${e===void 0||s&&e==="tighter"?"":` (${e})`}`}function C({loadedPolicy:i}){return i.ignoredInputs.map(a=>(0,$().
finding)("input-loosens-policy",{...a}))}},75597:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.alwaysForbidden=
N,g.forbiddenPaths=j,g.protectedPaths=v;function b(){const i=u(41330);return b=function(){return i},i}function E(){const i=u(
84831);return E=function(){return i},i}function F(){const i=u(32854);return F=function(){return i},i}function w(){const i=u(
95132);return w=function(){return i},i}function $(){const i=u(39869);return $=function(){return i},i}const L=[".git","no\
de_modules"];function N(i){const a=L.filter(s=>(0,E().mayBeSpelled)(i,s));if(a.length===0)return;const e=((0,F().normalise)(
i)??i).split("/");return a.find(s=>e.some(n=>(0,E().isSpellingOf)(n,s)))}function j({touched:i,touchesOf:a,policy:e}){const s=i.
flatMap(A),n=L.flatMap(c=>(0,$().someTouches)(s.flatMap(({touch:o,...l})=>l.directory===c?o:[])).map(o=>(0,w().finding)(
"forbidden-path",{entry:c,by:"nothing may touch",...o},(0,$().atFile)(o.path)))),r=e.blast_radius.forbidden_paths.flatMap(
c=>(0,$().someTouches)(a(c)).map(o=>(0,w().finding)("forbidden-path",{entry:c,by:"the policy forbids",...o},(0,$().atFile)(
o.path))));return[...n,...r]}function A({path:i,via:a}){const e=N(i),s=e??N(a);return s===void 0?[]:[{directory:s,touch:{
path:i,via:e===void 0?a:""}}]}const O=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md",
"TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function v(i){const{touched:a,policy:e,
policyPath:s,change:n,tree:r,genes:c}=i,o=p(n,r),l=c.some(({binds:h})=>h),t=m(e.blast_radius.protected_paths),d=m(O);return a.
flatMap(h=>{const{path:S}=h,M=o.get(S),P=C(h),I=t(P),T=S===s?void 0:d(P);if(I===void 0&&T===void 0)return[];const R=I===
void 0?{path:S,pattern:T??"",by:"the default list"}:{path:S,pattern:I,by:"the policy"},H=I!==void 0||M!==void 0&&l,D={...(0,$().
atFile)(S),severity:H?"error":"warning",harm:I!==void 0||y(S)?"danger":"broken"};return[M===void 0?(0,w().finding)("prot\
ected-path",R,D):(0,w().finding)("protected-file-destroyed",{...R,how:M},D)]})}function y(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(i)}function p(i,a){const e=new Map;for(const{status:s,path:n,oldPath:r}of i.files)s==="deleted"&&e.set(n,"deletes"),
r!==void 0&&e.set(r,"deletes"),(s==="modified"||s==="type_changed")&&a.stat(n)?.size===0&&e.set(n,"empties");return e}const f={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function m(i){const a=i.map(e=>{const s=(0,b().default)(e,f);return{pattern:e,covers:r=>s(
r)||(0,F().isWithin)(r,e,{ignoreCase:!0})}});return e=>a.find(({covers:s})=>e.some(s))?.pattern}function C({path:i,via:a}){
return a===""?[i]:[i,a]}},13026:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.recordChange=w;function b(){
const N=u(3463);return b=function(){return N},N}const E=3,F=60;function w(N,j){if(j===void 0)return`${L(N.toString())} \u2192\
 nothing`;const[A,O]=[$(N),$(j)],v=[...new Set([...A.keys(),...O.keys()])].filter(m=>A.get(m)!==O.get(m)),y=v.length>1?v.
filter(m=>m!=="asset_id"):v,p=y.slice(0,E).map(m=>{const C=`${L(A.get(m)??"nothing")} \u2192 ${L(O.get(m)??"nothing")}`;
return m===""?C:`${L(m)}: ${C}`}),f=y.length-p.length;return p.length===0?"its bytes differ, and no value does":`${p.join(
"; ")}${f>0?`; and ${f} more`:""}`}function $(N){const j=N.toString().trim(),A=new Map,O=(v,y)=>{if(!(0,b().isMapping)(v))
A.set(y.join("."),JSON.stringify(v));else for(const[p,f]of Object.entries(v))O(f,[...y,p])};try{return O(JSON.parse(j),[]),
A}catch{return new Map([["",j]])}}function L(N){return`\`${(N.length>F?`${N.slice(0,F-1)}\u2026`:N).replaceAll("`","\u02CB")}\
\``}},66503:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=L;function b(){const O=u(76760);
return b=function(){return O},O}function E(){const O=u(68450);return E=function(){return O},O}function F(){const O=u(59867);
return F=function(){return O},O}function w(){const O=u(95132);return w=function(){return O},O}function $(){const O=u(39869);
return $=function(){return O},O}async function L(O){const{genes:v,tree:y}=O,p=v.flatMap(({asset:C,store:i,change:a})=>a.
kind==="removed"?[]:[[i.path,{store:i,file:C.path}]]),f=N(O),m=[...new Map(p).values()].map(C=>j(C,y));return[...f,...(await Promise.
all(m)).flat()]}function N({assets:O,policy:v,tree:y,baseTree:p}){const f=new Map;for(const m of O.files){const{path:C,root:i}=(0,E().
storeOf)(m,{policy:v,tree:p}),a=(0,E().storeOf)(m,{policy:v,tree:y}).root;if(p.stat(C)===void 0||i===a||f.has(C))continue;
const e={store:A(C),root:A(i),others:[A(a)]},s={...(0,$().atFile)(m),severity:"warning"};f.set(C,(0,w().finding)("store-\
root-unclear",{...e,because:"moves"},s))}return[...f.values()]}async function j({store:{path:O,root:v,named:y},file:p},f){
const m={store:A(O),root:A(v)};if(f.stat(v)?.kind!=="directory"){const a=y===!0;return[(0,w().finding)("store-root-missi\
ng",{...m,named:a},(0,$().atFile)(p))]}if(await(0,F().readPackageJson)(f,v)===F().INVALID){const a=b().posix.join(v,"pac\
kage.json"),e={...(0,$().atFile)(p),severity:"warning",layer:"change"};return[(0,w().finding)("package-json-invalid",{path:a},
e)]}const C=(0,E().packagesAbove)(f,O).filter(a=>a!==v);if(y===!0||C.length===0)return[];const i={...m,others:C.map(A),because:"\
manifest"};return[(0,w().finding)("store-root-unclear",i,(0,$().atFile)(p))]}function A(O){return O===""?".":O}},90350:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=L,g.unprovenMerge=v;function b(){const y=u(32854);return b=
function(){return y},y}function E(){const y=u(95132);return E=function(){return y},y}function F(){const y=u(39869);return F=
function(){return y},y}const w="160000",$=".gitmodules";function L({genes:y,change:p,tree:f}){if(!y.some(({binds:e})=>e))
return[];const[m,...C]=p.files.filter(N).map(({path:e})=>e),[i,...a]=p.files.filter(({path:e,newMode:s})=>s===F().SYMLINK&&
j(e,f)).map(({path:e})=>e);return[...m===void 0?[]:[(0,E().finding)("submodule-changed",{path:m,...O(C)},(0,F().atFile)(
m))],...i===void 0?[]:[(0,E().finding)("symlink-leaves-tree",{path:i,target:f.readlink(i)??"",...O(a)},(0,F().atFile)(i))]]}
function N({path:y,newMode:p,status:f}){return p===w||y===$&&f!=="deleted"}function j(y,p){const{kind:f}=(0,b().resolveInTree)(
p,y);return f==="outside"||f==="loop"}const A=9;function O(y){const p=y.length-A;return{...y.length>0&&{likewise:y.slice(
0,A)},...p>0&&{more:p}}}function v({unprovenMerge:y}){return y?[(0,E().finding)("merge-not-proven",{merge:y.commit,reason:y.
reason})]:[]}},72025:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.ask=$,g.assetNotJudged=N,g.notChecked=
A,g.ofChange=w;function b(){const O=u(27199);return b=function(){return O},O}function E(){const O=u(95132);return E=function(){
return O},O}function F(){const O=u(50661);return F=function(){return O},O}function w(O){return(v,...y)=>(0,F().isChange)(
v)?O(v,...y):[]}async function $(O,v,...y){const p=Object.entries(O).map(async([f,m])=>{try{return await m(v,...y)}catch(C){
return[L(f,C,y)]}});return(await Promise.all(p)).flat()}function L(O,v,[y]){return y===void 0?(0,E().notJudged)(`the cha\
nge; the check "${O}" failed`,v):N(y.asset,v,`; the check "${O}" failed`)}function N(O,v,y=""){const p=`the ${O.type} \`${O.
id}\`${y}`;return(0,E().notJudged)(p,v,j(O))}function j(O){try{return(0,b().placeOf)(O)}catch{return{location:{path:O.path,
line:1,column:1},subject:(0,b().subjectOf)(O)}}}function A(O,{path:v,detail:y},p){return(0,E().finding)("claim-not-check\
ed",{claim:O,why:`${y} of the log \`${v}\``},p)}},70716:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),
g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;function b(){const t=u(44786);return b=function(){
return t},t}function E(){const t=u(37542);return E=function(){return t},t}function F(){const t=u(19177);return F=function(){
return t},t}function w(){const t=u(1348);return w=function(){return t},t}function $(){const t=u(90331);return $=function(){
return t},t}function L(){const t=u(75597);return L=function(){return t},t}function N(){const t=u(66503);return N=function(){
return t},t}function j(){const t=u(90350);return j=function(){return t},t}function A(){const t=u(72025);return A=function(){
return t},t}function O(){const t=u(52117);return O=function(){return t},t}function v(){const t=u(97004);return v=function(){
return t},t}function y(){const t=u(93198);return y=function(){return t},t}function p(){const t=u(59613);return p=function(){
return t},t}function f(){const t=u(48550);return f=function(){return t},t}function m(){const t=u(10255);return m=function(){
return t},t}function C(){const t=u(85881);return C=function(){return t},t}function i(){const t=u(93290);return i=function(){
return t},t}function a(){const t=u(73566);return a=function(){return t},t}function e(){const t=u(47771);return e=function(){
return t},t}function s(){const t=u(36974);return s=function(){return t},t}function n(){const t=u(42804);return n=function(){
return t},t}const r=g.SUBJECT_CHECKS={"asset-files":O().assetFiles,"genes-outside":(0,A().ofChange)(O().genesOutside),"f\
orbidden-paths":(0,A().ofChange)(L().forbiddenPaths),"protected-paths":(0,A().ofChange)(L().protectedPaths),"policy-file":(0,A().
ofChange)($().policyFile),"gate-change":(0,A().ofChange)(w().gateChange),"agent-files":(0,A().ofChange)(({agentFiles:t})=>t.
flatMap(({findings:d})=>d)),"changed-instructions":(0,A().ofChange)(b().changedInstructions),"stale-instructions":(0,A().
ofChange)(b().staleInstructions),"ignored-inputs":(0,A().ofChange)($().ignoredInputs),"audit-logs":(0,A().ofChange)(E().
auditLogs),"unauditable-files":(0,A().ofChange)(j().unauditableFiles),"unproven-merge":(0,A().ofChange)(j().unprovenMerge),
"hard-cap":(0,A().ofChange)(n().hardCap),"store-roots":(0,A().ofChange)(N().storeRoots),"deciding-files":(0,A().ofChange)(
F().decidingFiles),"missing-genes":C().missingGenes,"event-chain":y().eventChain,"unresolved-references":C().unresolvedReferences,
"genes-still-named":(0,A().ofChange)(C().genesStillNamed),"engine-seeds":(0,A().ofChange)(v().engineSeeds),"activated-se\
eds":(0,A().ofChange)(v().activatedSeeds),"removed-scripts":(0,A().ofChange)(i().removedScripts),"claimed-radius":(0,A().
ofChange)(p().claimedRadius),"claimed-streak":e().claimedStreak,estimates:(0,A().ofChange)(p().estimates),"look-alike-id\
s":f().lookAlikeIds,"repeated-ids":f().repeatedIds,unidentified:a().unidentified},c=g.CLAIM_CHECKS={"self-description":a().
selfDescription,"capsule-fields":a().capsuleFields,envelope:m().envelope},o=g.GENE_CHECKS={"incomplete-gene":s().incompleteGene,
"validation-list":s().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,A().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,A().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,A().ofChange)(
n().geneBlastRadius),"declared-paths":(0,A().ofChange)(n().declaredPaths),"self-description":a().selfDescription,envelope:m().
envelope},l=g.REMOVED_GENE_CHECKS={"removed-gene":(0,A().ofChange)(s().removedGene),"gene-blast-radius":(0,A().ofChange)(
n().geneBlastRadius),"declared-paths":(0,A().ofChange)(n().declaredPaths)}},52117:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.assetFiles=N,g.assetProblemFinding=j,g.genesOutside=O;function b(){const f=u(18744);return b=
function(){return f},f}function E(){const f=u(94534);return E=function(){return f},f}function F(){const f=u(93028);return F=
function(){return f},f}function w(){const f=u(13580);return w=function(){return f},f}function $(){const f=u(95132);return $=
function(){return f},f}function L(){const f=u(54421);return L=function(){return f},f}function N({problems:f}){return f.filter(
({rule:m})=>m!=="outside-globs").map(j)}function j({before:f,...m}){const{rule:C,detail:i,location:a,id:e,severity:s}=m,
r={location:a,...e===void 0?{}:{subject:{id:e}},...s&&{severity:s}};return f?{...(0,$().finding)(C,{detail:i},{...r,severity:"\
notice"}),before:f}:(0,$().finding)(C,{detail:i},r)}const A=5;async function O(f){const m=f.problems.filter(({rule:i})=>i===
"outside-globs");return(await f.clock.all(m,async i=>{const a=await v(i.location.path,f);return a.some(({severity:s})=>s===
"error")?a:[j(i),...a]})).flat()}async function v(f,m){const{change:C,tree:i,baseTree:a,policy:e,judge:s}=m,n=(0,E().assetLimits)(
e.assets.max_file_bytes),r=async(t,d)=>{const{kind:h,size:S=0}=t.stat(d)??{};return!(0,F().isRegular)(h)||S>n.maxBytes?[]:
(0,b().strayGenes)(d,await t.read(d,n.maxBytes),n)},c=C.files.find(t=>t.path===f)?.oldPath??f,o=new Set((await r(a,c)).flatMap(
({commands:t})=>t)),l=[];for(const{location:t,commands:d}of await r(i,f))for(const h of d){const S=y((await s.command(h)).
findings);if(S===void 0||l.length===A)continue;const M=`a Gene whose command \`${h}\` ${S}`,P=o.has(h)?"notice":"error";
l.push({...(0,$().finding)("outside-globs",{detail:M},{location:t,severity:P,harm:"danger"}),danger:S})}return l}function y(f){
const m=f.find(i=>i.danger!==void 0)??f.find(p);if(m===void 0)return;const[,C]=/^Command (.*)/.exec((0,w().ruleOf)(m.rule).
title)??[];return m.danger??C??`is dangerous (\`${m.rule}\`)`}function p({rule:f,severity:m,harm:C,args:i}){const a=[i.program,
i.flag,""].map(s=>({text:String(s)})),e=f==="outside-code"&&(0,L().textHanded)(a)!==void 0;return m==="error"&&C==="dang\
er"&&!e}},97004:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=N,g.asNotice=O,g.blockedGenes=
$,g.engineSeeds=j,g.lacksEngine=A;function b(){const v=u(27199);return b=function(){return v},v}function E(){const v=u(77680);
return E=function(){return v},v}function F(){const v=u(13580);return F=function(){return v},v}function w(){const v=u(95132);
return w=function(){return v},v}async function $(v,y,p){const f=new Map;for(const m of v){const{gene:C}=m.value,i=y.find(
n=>n.type==="Gene"&&n.id===C),a=i&&await L(i,p);if(i===void 0||a===void 0)continue;const e=`the command \`${a}\` of its g\
ene \`${i.id}\` is blocked`,s={capsule:m.id,why:e};f.set(m,(0,w().finding)("capsule-not-eligible",s,(0,b().placeOf)(m,["\
gene"])))}return f}async function L(v,y){const p=y.forFile(v.path);for(const f of(0,E().commandsToRun)(v)){const{verdict:m}=await p.
command(f);if(m==="block")return f}}async function N({assets:v,judge:y}){const p=[];for(const f of v.activated??[]){const m=await L(
f,y);m!==void 0&&p.push((0,w().finding)("seed-activated-blocked",{gene:f.id,command:m},(0,b().placeOf)(f,["validation"])))}
return p}function j({seeds:v,genes:y}){const[p]=v.keys();if(p===void 0)return[];const f=[...v.values()].sort((i,a)=>i.localeCompare(
a,"en",{numeric:!0})),m={ids:[...new Set([...v.keys()].map(({id:i})=>i))],count:v.size,oldest:f[0]??"",newest:f.at(-1)??
"",idle:y.filter(({asset:i,commands:a})=>v.has(i)&&A(a)).length},C=m.idle>0?"warning":"notice";return[(0,w().finding)("e\
ngine-seeds",m,{location:p.locate(),severity:C})]}function A(v){return v.some(({findings:y})=>y.some(({rule:p})=>(0,F().
ruleOf)(p).absent===!0))}function O(v){return(v.harm??(0,F().ruleOf)(v.rule).harm)==="danger"?v:{...v,severity:"notice"}}},
72391:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.broadcastFindings=f,g.judgeCapsules=O;function b(){
const n=u(27199);return b=function(){return n},n}function E(){const n=u(13580);return E=function(){return n},n}function F(){
const n=u(95132);return F=function(){return n},n}function w(){const n=u(72025);return w=function(){return n},n}function $(){
const n=u(59613);return $=function(){return n},n}function L(){const n=u(85475);return L=function(){return n},n}function N(){
const n=u(21471);return N=function(){return n},n}function j(){const n=u(57733);return j=function(){return n},n}function A(){
const n=u(47771);return A=function(){return n},n}function O({changes:n,present:r,unread:c},o,l,t=new Map){const d=n.filter(
({asset:P})=>P.type==="Capsule");if(d.length===0)return[];const h=(0,A().streakCounter)((0,A().eventsIn)({changes:n,present:r,
unread:c}),!0),S=c.at(-1),M=l&&v(d,l);return d.map(({kind:P,asset:I,before:T})=>{if(P==="removed")return{change:P,asset:I,
eligible:null,eligibility:null,reasons:[]};const R=P==="added"?M:T&&(0,$().sizeOf)(T.value.blast_radius),H=p(I,()=>{const k=h(
I),B=S===void 0||k.ended?k:{...k,unread:S},U=t.get(I);return[...f(I,B,o,R),...U?[U]:[]]}),D=(0,F().eligibilityOf)(H);return{
change:P,asset:I,eligible:D==="eligible",eligibility:D,reasons:H}})}function v(n,r){const c=n.filter(({kind:t})=>t==="ad\
ded").map(({asset:t})=>(0,$().sizeOf)(t.value.blast_radius)??{files:0,lines:0}),o=t=>c.reduce((d,h)=>d+h[t],0);return o(
"files")>=r.files&&o("lines")>=r.lines?void 0:r}function y(n){const{otherAsset:r}=(0,E().ruleOf)(n.rule);return n.severity===
"error"||(0,F().isMissingEvidence)(n)||r===!0}function p(n,r){try{return[...r(),...(0,j().promotionSchemaFindings)(n),...(0,L().
identityFindings)(n,"hand")].filter(y)}catch(c){return[(0,w().assetNotJudged)(n,c)]}}function f(n,r,c,o={files:0,lines:0}){
const{status:l,score:t}=a(n.value.outcome),d=a(n.value.blast_radius),h={capsule:n.id},S=(...P)=>(0,b().placeOf)(n,P),M=[];
if(l!=="success"){const P=`\`outcome.status\` is ${s(l)}, but it must be "success"`;M.push((0,F().finding)("capsule-not-\
eligible",{...h,why:P},S("outcome","status")))}if(!e(t,c.min_score,1)){const P=`a number from ${c.min_score} to 1`,I=`\`o\
utcome.score\` is ${s(t)}, but it must be ${P}`;M.push((0,F().finding)("capsule-not-eligible",{...h,why:I},S("outcome","\
score")))}for(const P of["files","lines"]){const I=c[`max_${P}`],T=Math.max(o[P],r.radius?.[P]??0);if(e(d[P],1,I)&&T<=I)
continue;const R=s(d[P]),H=T>I?`${T} (claimed: ${R})`:R,D=`\`blast_radius.${P}\` is ${H}, but it must be ${m(I)}`;M.push(
(0,F().finding)("capsule-not-eligible",{...h,why:D},S("blast_radius",P)))}if(r.unmeasured!==void 0){const P=`\`blast_radi\
us.files\` is not a size in the event \`${r.unmeasured}\`, but it must be ${m(c.max_files)}`;M.push((0,F().finding)("cap\
sule-not-eligible",{...h,why:P},S("blast_radius")))}return r.count<c.min_success_streak&&M.push(...C(n,r,c.min_success_streak)),
M}function m(n){return`a number from 1 to ${n}`}function C(n,{count:r,unread:c,failed:o,uncounted:l=[]},t){const d=(0,b().
placeOf)(n),h={capsule:n.id};if(o!==void 0){const P=`the event \`${o}\`, the newest one that names it, is not a success`;
return[(0,F().finding)("capsule-not-eligible",{...h,why:P},d)]}if(c!==void 0){const P=`whether the Capsule \`${n.id}\` ha\
s enough consecutive successes`;return[(0,w().notChecked)(P,c,{...d,severity:"error"})]}const S=l.slice(0,i).map(({event:P,
why:I})=>`the event \`${P}\` does not count: ${I}`),M={...h,streak:r,least:t,uncounted:S};return[(0,F().finding)("capsul\
e-streak",M,d)]}const i=5;function a(n){return(0,b().isJsonObject)(n)?n:{}}function e(n,r,c){return typeof n=="number"&&
n>=r&&n<=c}function s(n){return n===void 0?"missing":(0,N().describeJson)(n)}},93198:function(G,g,u){Object.defineProperty(
g,"__esModule",{value:!0}),g.eventChain=j;function b(){const m=u(76760);return b=function(){return m},m}function E(){const m=u(
27199);return E=function(){return m},m}function F(){const m=u(28894);return F=function(){return m},m}function w(){const m=u(
95132);return w=function(){return m},m}function $(){const m=u(36773);return $=function(){return m},m}function L(){const m=u(
72025);return L=function(){return m},m}function N(){const m=u(85475);return N=function(){return m},m}function j({assets:{
changes:m,present:C,unread:i}}){const a=C.filter(({type:t})=>t==="EvolutionEvent"),e=new Set(m.map(({asset:t})=>t)),s=new Map(
a.map(t=>[t.id,t])),n=new Map,r=new Map,c=A(a),o=new Set,l=new Set;return a.flatMap(t=>{const d=r.get(t.path);r.set(t.path,
t);const h=y(t),S=h===void 0?void 0:n.get(h);if(h!==void 0&&S===void 0&&n.set(h,t),!e.has(t)||t.cut)return[];const M=(0,E().
placeOf)(t,["parent"]),P={event:t.id},I=(0,F().isAuditLog)(t.path),T=d===void 0&&I?c(t.path):void 0;if(T!==void 0&&h!==T.
id){const k=`does not continue the archive \`${T.path}\` of its log`,B={...P,fault:k,fix:v(t,T.id)};return[(0,w().finding)(
"event-not-chained",B,M)]}if(h===void 0){if(d===void 0||!I)return[];const k={...P,fault:O,fix:v(t,d.id)};return[(0,w().finding)(
"event-not-chained",k,M)]}if(!s.has(h)){const k=d===void 0,B=I&&!k?"error":"warning",[U]=i;if(U!==void 0){const K=`wheth\
er the parent \`${h}\` of the EvolutionEvent \`${t.id}\` exists`;return[(0,L().notChecked)(K,U,{...M,severity:B})]}if(l.
has(h))return[];k||l.add(h);const z=k?`If the log with \`${h}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${h}\`, which it wrote before this one; if they are lost, leav\
e the event out`,Y={...P,parent:h,where:"not in any asset file",fix:z};return[(0,w().finding)("event-parent-missing",Y,{
...M,severity:B})]}const R=f(t,s,o);if(R!==void 0){const k=`has a circular chain of parents: ${(0,$().inCode)(R)}`;return[
(0,w().finding)("event-not-chained",{...P,fault:k,fix:"Set the `parent` of each event to the previous event"},M)]}if(S===
void 0||S.id===t.id)return[];const H=d===void 0||d.id===h?S.id:d.id,D=`has the parent \`${h}\`, which is already the pare\
nt of \`${S.id}\``,J={...P,fault:D,fix:v(t,H)};return[(0,w().finding)("event-not-chained",J,{...M,severity:"warning"})]})}
function A(m){const C=m.filter(({path:a})=>(0,F().isLogArchive)(a)),i=new Set(C.map(y));return a=>{if((0,F().isLogArchive)(
a))return;const e=C.filter(({path:s})=>b().posix.dirname(s)===b().posix.dirname(a));return e.findLast(({id:s})=>!i.has(s))??
e.at(-1)}}const O="has no parent, but it is not the first event of its log";function v({value:m},C){const i=m.asset_id===
void 0?"":(0,N().contentHash)({...m,parent:C});return`Set \`parent\` to \`${C}\`, the previous event${i&&`, and \`asset_i\
d\` to \`${i}\``}`}function y({value:{parent:m}}){return typeof m=="string"&&m!==""?m:void 0}const p=5;function f(m,C,i){
const a=new Set;let e=m;for(;e!==void 0&&!i.has(e.id)&&!a.has(e.id);){a.add(e.id);const n=y(e);e=n===void 0?void 0:C.get(
n)}if(e!==void 0&&e.id===m.id&&!i.has(e.id))return[...a].slice(0,p);for(const n of a)i.add(n)}},59613:function(G,g,u){Object.
defineProperty(g,"__esModule",{value:!0}),g.claimedRadius=w,g.estimates=y,g.sizeOf=N;function b(){const f=u(27199);return b=
function(){return f},f}function E(){const f=u(95132);return E=function(){return f},f}function F(){const f=u(47771);return F=
function(){return f},f}function w({assets:{changes:f},counted:m}){return["Capsule","EvolutionEvent"].flatMap(C=>{const i=f.
filter(({kind:n,asset:r})=>n==="added"&&r.type===C).map(({asset:n})=>({asset:n,size:N(n.value.blast_radius)})),a=i.flatMap(
({size:n})=>n??[]),e=i.at(-1);if(e===void 0||a.length<i.length)return[];const s=a.reduce(j);if(s.files<m.least.files||s.
lines<m.least.lines){const n={together:i.length>1,severity:"warning"};return[$(e.asset,s,m.least,n)]}return i.flatMap(({
asset:n,size:r})=>r!==void 0&&(0,F().isSuccess)(n.value)&&A(r,m.most)?[$(n,r,m.most,{together:!1,severity:"notice"})]:[])})}
function $(f,m,C,{together:i,severity:a}){const{type:e,id:s}=f,n={type:e,id:s,claim:`claims ${L(m)}${i?" together with t\
he others of the change":""}`,shown:`git counts ${L(C)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},r={...(0,b().placeOf)(f,["blast_radius"]),severity:a};return(0,E().finding)("\
claim-differs",n,r)}function L({files:f,lines:m}){return`${f} ${f===1?"file":"files"} and ${m} ${m===1?"line":"lines"}`}
function N(f){if(!(0,b().isJsonObject)(f))return;const{files:m,lines:C}=f;return typeof m=="number"&&typeof C=="number"?
{files:m,lines:C}:void 0}function j(f,m){return{files:f.files+m.files,lines:f.lines+m.lines}}function A(f,m){return f.files>
m.files||f.lines>m.lines+m.files}const O=3,v=.1;function y({assets:{changes:f},counted:m}){const{least:C,most:i}=m,a=f.filter(
({kind:e,asset:s})=>e==="added"&&s.type==="EvolutionEvent");return a.flatMap(({asset:e})=>{const{blast_radius_estimate:s,
meta:n,blast_radius:r}=e.value,c=(0,b().isJsonObject)(s)?[]:["meta"],o=c.length===0?s:(0,b().isJsonObject)(n)&&n.blast_radius_estimate,
l=p(o);if(l===void 0||l<=0)return[];const t=a.length===1,d=t?C.files:p(r),h=t?i.files:p(r);if(d===void 0||h===void 0)return[];
const S=d/l>O;if(!S&&h/l>=v)return[];const M=S?d:h,P=(0,b().placeOf)(e,[...c,"blast_radius_estimate"]),I={type:e.type,id:e.
id,claim:`estimates ${l} ${l===1?"file":"files"}`,shown:`the change touches ${M}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,E().finding)("claim-differs",I,P)]})}function p(f){return(0,b().isJsonObject)(
f)&&typeof f.files=="number"?f.files:void 0}},48550:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=
j,g.repeatedIds=f;function b(){const i=u(76760);return b=function(){return i},i}function E(){const i=u(23404);return E=function(){
return i},i}function F(){const i=u(27199);return F=function(){return i},i}function w(){const i=u(64385);return w=function(){
return i},i}function $(){const i=u(11970);return $=function(){return i},i}function L(){const i=u(95132);return L=function(){
return i},i}function N(){const i=u(25367);return N=function(){return i},i}function j({assets:{changes:i,present:a}}){const e=i.
filter(({kind:c})=>c==="added").map(({asset:c})=>c);if(e.length===0)return[];const s=new Set(e.map(({type:c})=>c)),n=new Map,
r=new Map;for(const{type:c,value:o}of a){const l=s.has(c)?(0,w().declaredId)(o):void 0;if(l!==void 0)for(const t of O(c,
l)){const d=n.get(t);d===void 0?n.set(t,l):d!==l&&!r.has(t)&&r.set(t,l)}}return e.flatMap(c=>{const{type:o,id:l}=c,d=O(o,
l).flatMap(S=>[n.get(S),r.get(S)]).find(S=>S!==void 0&&S!==l);if(d===void 0)return[];const h=(0,F().placeOf)(c,["id"]);return[
(0,L().finding)("look-alike-id",{type:o,id:(0,N().visible)(l),other:(0,N().visible)(d)},h)]})}const A=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function O(i,a){const e=/^[\w.-]*$/.test(a)?a:v(a),s=e.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${i} case ${y(e)}`,`${i} drawn ${y(s)}`]}function v(i){const a=i.normalize("NFKC").replace(A,"");return(0,$().asciiOf)(
a.replace(/\p{Pd}/gu,"-"))}function y(i){return i.toUpperCase().toLowerCase()}const p=/(?:\.seed\.json|\/default_genes\.json)$/;
function f({assets:{changes:i,present:a}}){const s=i.filter(({kind:c})=>c==="added"||c==="modified").map(({asset:c})=>c).
filter(m);if(s.length===0)return[];const n=new Set(s.map(({id:c})=>c)),r=a.filter(c=>m(c)&&n.has(c.id));return s.flatMap(
c=>{const o=r.find(d=>C(d,c));if(o===void 0)return[];const l=`the gene \`${c.id}\`, also in \`${o.path}\` with other cont\
ent`,t={...(0,F().placeOf)(c,["id"]),severity:"warning"};return[(0,L().finding)("duplicate-id",{detail:l},t)]})}function m({
type:i,path:a}){return i==="Gene"&&!p.test(`/${a}`)}function C(i,a){return i.id===a.id&&i.path.replace(/l$/,"")!==a.path.
replace(/l$/,"")&&b().posix.dirname(i.path)===b().posix.dirname(a.path)&&(0,E().canonicalize)(i.value)!==(0,E().canonicalize)(
a.value)}},10255:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=L;function b(){const p=u(27199);
return b=function(){return p},p}function E(){const p=u(61331);return E=function(){return p},p}function F(){const p=u(39763);
return F=function(){return p},p}function w(){const p=u(95132);return w=function(){return p},p}function $(){const p=u(85475);
return $=function(){return p},p}function L(p,{asset:f}){const{type:m,id:C,envelope:i}=f;return[...j(f),...i&&(0,E().senderOf)(
i)===void 0?[(0,w().finding)("schema-field",{type:m,id:C,...N},(0,b().placeOf)(f))]:[]]}const N={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function j(p){const{type:f,id:m,wrappers:C=[]}=p,
i=(0,b().placeOf)(p);return C.flatMap(a=>A(p,a).flatMap(([e,s])=>{const n=a[e];if(n===void 0||n===s)return[];const r={type:f,
id:m,field:e,stated:y(n),actual:y(s)};return[(0,w().finding)("envelope-contradicts-asset",r,i)]}))}function A(p,f){const{
type:m,id:C,value:i}=p;return[...m==="ValidationReport"?[["target_asset_id",i.gene_asset_id??f.target_asset_id],["target\
_local_id",i.gene_id]]:[],...O(f.type,m)?[["type",m]]:[],["asset_type",m],["asset_id",v(p,f.asset_id)],["content_hash",v(
p,f.content_hash)],["local_id",C]]}function O(p,f){if(typeof p!="string")return!1;const m=p.toLowerCase();return m!==f.toLowerCase()&&
F().ASSET_TYPES.some(C=>C.toLowerCase()===m)}function v({type:p,value:f},m){if(f.asset_id!==void 0||m===void 0)return f.
asset_id;const C={type:p,value:{...f,asset_id:m}};return(0,$().matchContentHash)(C)===void 0?(0,$().contentHash)(f):m}function y(p){
return JSON.stringify(p??null).slice(0,100)}},85881:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.appliedIds=
O,g.genesStillNamed=N,g.missingGenes=p,g.unresolvedReferences=L;function b(){const f=u(27199);return b=function(){return f},
f}function E(){const f=u(30610);return E=function(){return f},f}function F(){const f=u(95132);return F=function(){return f},
f}function w(){const f=u(72025);return w=function(){return f},f}function $(){const f=u(50661);return $=function(){return f},
f}function L({assets:f}){const{changes:m,present:C,unread:i}=f,a=j(C,"Capsule"),e=j(C,"ValidationReport"),s=[["Evolution\
Event","capsule_id","Capsule",a],["EvolutionEvent","validation_report_id","ValidationReport",e],["AntiGene","evidence_ca\
psules","Capsule",a]];return m.filter(({kind:n})=>n==="added"||n==="modified").flatMap(({asset:n})=>{const{type:r,id:c,value:o}=n,
[l]=i;return s.flatMap(([t,d,h,S])=>t!==r?[]:[o[d]].flat().flatMap(M=>{if(!A(M,S))return[];const P={...(0,b().placeOf)(n,
[d]),severity:"warning"},I=`whether \`${M}\`, which the ${r} \`${c}\` names, exists`;return l?[(0,w().notChecked)(I,l,P)]:
[(0,F().finding)("reference-not-found",{type:r,id:c,wanted:h,name:M,field:d},P)]}))})}function N({assets:{changes:f,present:m}}){
const C=j(m,"Gene"),i=O(f),a=f.flatMap(({kind:s,asset:n,before:r})=>s==="removed"?n:r??[]).filter(({type:s})=>s==="Gene").
flatMap(s=>(0,E().namesOf)(s).map(n=>({asset:s,name:n}))).filter(({name:s})=>!C.has(s)&&!i.has(s));if(a.length===0)return[];
const e=m.flatMap(E().namings);return a.flatMap(({asset:s,name:n})=>{const r=e.filter(({gene:h})=>h===n),c=r.find(h=>h.by.
type==="Capsule")??r[0];if(c===void 0)return[];const o=n.startsWith("sha256:"),l={what:`${o?"gene that was":"gene"} \`${n}\
\``,by:`the ${c.by.type} \`${c.by.id}\``,more:new Set(r.map(h=>h.by)).size-1,fix:o?"Name the gene by its `id`, or by its\
 new `asset_id`":`Keep the gene \`${n}\`, or also remove the Capsules that name it`},t=c.by.type==="Capsule"?"warning":"\
notice",d=c.by.locate(c.pointer);return[(0,F().finding)("still-named",l,{location:d,subject:(0,b().subjectOf)(s),severity:t})]})}
function j(f,m){return new Set(f.filter(C=>C.type===m).flatMap(E().namesOf))}function A(f,m){return typeof f=="string"&&
!m.has(f)}function O(f){return new Set(f.flatMap(E().newNamings).map(({gene:m})=>m))}const v="ad_hoc",y={severity:"warni\
ng",harm:"bookkeeping"};function p(f){const{changes:m}=f.assets,C=new Set(m.filter(({kind:i,asset:a})=>i!=="removed"&&a.
type==="Gene").flatMap(({asset:i})=>(0,E().namesOf)(i)));return m.flatMap(E().newNamings).filter(({gene:i})=>!C.has(i)).
map(({by:i,gene:a,pointer:e})=>{const s=a===v&&(0,$().isChange)(f),n={...(0,b().placeOf)(i,e),...s&&y},{type:r,id:c}=i,o={
type:r,id:c,wanted:"gene",name:a,field:String(e[0])};return(0,F().finding)("reference-not-found",o,n)})}},93290:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.removedScripts=v;function b(){const i=u(76760);return b=function(){return i},
i}function E(){const i=u(27199);return E=function(){return i},i}function F(){const i=u(68450);return F=function(){return i},
i}function w(){const i=u(77680);return w=function(){return i},i}function $(){const i=u(63455);return $=function(){return i},
i}function L(){const i=u(51951);return L=function(){return i},i}function N(){const i=u(59867);return N=function(){return i},
i}function j(){const i=u(46912);return j=function(){return i},i}function A(){const i=u(91063);return A=function(){return i},
i}function O(){const i=u(95132);return O=function(){return i},i}async function v(i){const{assets:a,baseTree:e,clock:s}=i,
n=y(i.change),r=await p(i);if(n.size+r.size===0)return[];const c=new Set(a.changes.map(({asset:t})=>t)),o=a.present.filter(
t=>t.type==="Gene"&&!c.has(t)),l=new Map;for(const t of o){await s.tick();const d=(0,w().validationCommands)(t),h=new Map;
for(const{value:S,pointer:M}of d.kind==="list"?d.entries:[]){if(typeof S!="string")continue;const P=(0,F().storeOf)(t.path,
{policy:i.policy,tree:e}),T=(0,$().namedPaths)(S,P).filter(R=>n.has(R)).map(R=>({path:R,script:""}));r.size>0&&P.checkoutAs===
void 0&&T.push(...await m(S,e,P.root));for(const R of T){const H=C(R);(R.script===""||r.has(H))&&h.set(H,{...R,entry:M[1]})}}
for(const[S,M]of h){const P=l.get(S);P?P.more+=1:l.set(S,{...M,gene:t,more:0})}}return[...l.values()].map(({path:t,script:d,
gene:h,entry:S,more:M})=>{const P=d===""?`file \`${t}\``:`script \`${d}\` of \`${t}\``,I=`Keep \`${d||t}\`, or change the\
 commands that name it`,T={...(0,E().placeOf)(h,["validation",S]),harm:"broken"};return(0,O().finding)("still-named",{what:P,
by:`the gene \`${h.id}\``,more:M,fix:I},T)})}function y({files:i}){const a=new Set(i.flatMap(({status:e,path:s,oldPath:n})=>e===
"deleted"?s:n??[]));for(const{path:e,status:s}of i)s!=="deleted"&&a.delete(e);return a}async function p({change:i,baseTree:a,
tree:e}){const s=i.files.map(({path:r,oldPath:c})=>c??r),n=new Set;for(const r of s.filter(c=>b().posix.basename(c)==="p\
ackage.json")){const c=await f(a,r),o=new Set(await f(e,r));for(const l of c)o.has(l)||n.add(C({path:r,script:l}))}return n}
async function f(i,a){const e=b().posix.dirname(a);return[...(await(0,N().usablePackageJson)(i,e==="."?"":e))?.scripts.keys()??
[]]}async function m(i,a,e){const{invocation:s}=(0,L().readWords)(i,{tree:a,cwd:e});if(s?.program!=="npm")return[];const n={
tree:a,directory:e,changed:new Set,families:A().NO_PROGRAMS},{runs:r}=await(0,j().scriptsThatRun)(s,n,{start:0,end:0}),c=(0,j().
eventOf)(s);return r.flatMap(({directory:o,event:l})=>l===c?[{path:b().posix.join(o,"package.json"),script:c}]:[])}function C({
path:i,script:a}){return`${i}\0${a}`}},21471:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.describeJson=
n,g.schemaDifferences=$;function b(){const r=u(98285);return b=function(){return r},r}function E(){const r=u(98879);return E=
function(){return r},r}const F=2e5,w=50;function $(r,c){try{return L(r,(0,b().withoutAnnotations)(c))}catch(o){if(!(o instanceof
URIError))throw o;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function L(r,c){const o=(0,E().complaintsOf)(r,c,JSON.stringify(c).length<=F),l=new Map,t=new Set;
for(const d of o){if(O.has(d.keyword))continue;const h=j(d);if(!t.has(h)){t.add(h);for(const S of v(d,r,c)){const M=N(d,
S),P=l.get(M);l.set(M,P?{...P,more:P.more+1}:S)}}}return[...l.values()].slice(0,w)}function N({keywordLocation:r},c){switch(c.
kind){case"missing":return JSON.stringify([r,...c.fields]);case"unknown":return JSON.stringify([r,c.field]);case"invalid":
return r}}function j({keyword:r,instanceLocation:c}){return`${A.has(r)?r:"value"} ${c}`}const A=new Set(["required","add\
itionalProperties"]),O=new Set(["properties","items","false"]);function v(r,c,o){const{keyword:l,keywordLocation:t,instanceLocation:d}=r,
{pointer:h,value:S}=p(o,d),M=f(c,t);if(l==="required"){const I=(M.required??[]).filter(R=>!y(S,R)),T=Object.fromEntries(
I.map(R=>[R,s(M.properties?.[R]??{})]));return[{kind:"missing",pointer:h,fields:I,expected:T,more:0}]}if(l==="additional\
Properties"){const I=M.properties??{},T=Object.keys(S??{}).filter(H=>!Object.hasOwn(I,H)),R=Object.keys(I).filter(H=>!y(
S,H));return T.map(H=>({kind:"unknown",pointer:[...h,H],field:H,absent:R,more:0}))}const P=e(l,M);return[{kind:"invalid",
pointer:h,keyword:l,expected:P,found:n(S),more:0}]}function y(r,c){return r!==null&&Object.hasOwn(r,c)}function p(r,c){const o=[];
let l=r;for(const t of m(c))Array.isArray(l)?(o.push(Number(t)),l=l[Number(t)]??null):(o.push(t),l=l[t]??null);return{pointer:o,
value:l}}function f(r,c){let o=E().SCHEMAS[r];for(const l of m(c).slice(0,-1))o=o[l];return o}function m(r){return r.split(
"/").slice(1).map(c=>c.replaceAll("~1","/").replaceAll("~0","~"))}const C={string:"a string",array:"a list",object:"an o\
bject",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},i={"^\\d+\\.\\d+\\.\\d+$":"three numbers \
such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},a=40;function e(r,c){const o=c[r];switch(r){case"\
type":return[o].flat().map(l=>C[String(l)]??String(l)).join(" or ");case"enum":return`one of ${(c.enum??[]).map(l=>`\`${JSON.
stringify(l)}\``).join(", ")}`;case"const":return JSON.stringify(o);case"pattern":return i[String(o)]??`a string that ma\
tches ${o}`;case"minLength":return o===1?"a non-empty string":`a string of at least ${o} characters`;case"maxLength":return`\
a string of at most ${o} characters`;case"minItems":return o===1?"a non-empty list":`a list of at least ${o} items`;case"\
maxItems":return`a list of at most ${o} items`;case"minimum":return`a number that is at least ${o}`;case"maximum":return`\
a number that is at most ${o}`;default:return`a value that matches \`${r}\` in the schema`}}function s(r){const c=["enum",
"const","pattern","type"].find(o=>Object.hasOwn(Object(r),o));return c===void 0?"a value":e(c,r)}function n(r){return Array.
isArray(r)?r.length===0?"an empty list":"a list":r!==null&&typeof r=="object"?"an object":typeof r!="string"?String(r):r.
length<=a?JSON.stringify(r):`a string of ${r.length} characters`}},57733:function(G,g,u){Object.defineProperty(g,"__esMo\
dule",{value:!0}),g.promotionSchemaFindings=N,g.schemaFindings=L;function b(){const e=u(23404);return b=function(){return e},
e}function E(){const e=u(27199);return E=function(){return e},e}function F(){const e=u(3051);return F=function(){return e},
e}function w(){const e=u(95132);return w=function(){return e},e}function $(){const e=u(21471);return $=function(){return e},
e}function L(e){return(0,$().schemaDifferences)(e.type,e.value).filter(s=>!C(e,s)).flatMap(s=>v(e,s)).map(s=>j(e,s,"warn\
ing"))}function N(e){const s=i(e)?"warning":"error";return(0,$().schemaDifferences)(e.type,e.value).map(n=>j(e,n,s))}function j(e,s,n){
const{type:r,id:c}=e,{pointer:o,more:l}=s,t={...(0,E().placeOf)(e,o),severity:n},d=(h,S,M,P)=>(0,w().finding)("schema-fi\
eld",{type:r,id:c,field:h,fault:S,where:M,fix:P},t);switch(s.kind){case"missing":{const{fields:h,expected:S}=s,M=h.includes(
"asset_id")?"; `gene-gate fix --identity --write` adds `asset_id` in the repository of its author":"",I=`Add ${h.map(T=>`\
\`${T}\` (${S[T]})`).join(", ")}${M}`;return d(h.join("`, `"),"is missing",O(o,l),I)}case"unknown":{const h=O(o.slice(0,
-1),l),{field:S,absent:M}=s,P=(0,F().nearestName)(S,M),I=P===void 0?"":`If you meant \`${P}\`, rename it. Otherwise, `,T=`${I}${I?
"remove":"Remove"} \`${S}\` or store it outside the asset`;return d(S,"is unknown",h,T)}case"invalid":{const{expected:h}=s,
S=`${s.found}${l===0?"":` (and in ${A(l)})`}`,M=o.join("."),P=`must be ${h}, but it is ${S}`;return d(M,P,"",`Change \`${M}\
\` to ${h}`)}}}function A(e){return e===1?"1 similar place":`${e} similar places`}function O(e,s){return e.length===0?"":
` in \`${e.join(".")}\`${s===0?"":` and ${A(s)}`}`}function v(e,s){const{type:n}=e,{pointer:r}=s;switch(s.kind){case"mis\
sing":{const c=s.fields.filter(o=>!y[n].has([...r,o].join("."))&&!(o==="source_type"&&(a(e)??0)<f));return c.length===0?
[]:[{...s,fields:c}]}case"unknown":return[s];case"invalid":return p(n,r,s.keyword)?[]:[s]}}const y={Gene:new Set(["type",
"id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(["type","id"])};function p(e,[s,...n],r){if(s===
"type"||s==="id"||s==="asset_id")return!0;if(e!=="Gene")return!1;const c=r==="minItems"&&n.length>0;return s==="validati\
on"||s==="constraints"&&!c}const f=6,m={"Gene epigenetic_marks[]":["object","string"],"Gene _source":["object"],"Gene av\
oid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":["string"],"Capsule diff":["string"],"Cap\
sule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execution_trace":["object"],"EvolutionEvent ap\
plied_lessons[]":["object","string"]};function C({type:e,value:s},{kind:n,pointer:r}){const[c="",o=0,...l]=r,t=s[c]??null,
d=m[`${e} ${c}${Array.isArray(t)?"[]":""}`];return n==="missing"||!d||typeof o!="number"||l.length>0?!1:[t].flat().every(
h=>d.includes(h===null?"null":typeof h))}function i(e){return(a(e)??Number.NaN)<Number(b().SCHEMA_VERSION.split(".")[1])}
function a({value:{schema_version:e}}){const s=typeof e=="string"?/^1\.(\d+)\.\d+$/.exec(e)?.[1]:void 0;return s===void 0?
void 0:Number(s)}},98879:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,g.complaintsOf=
p;function b(){const C=u(13574);return b=function(){return C},C}function E(){const C=u(36576);return E=function(){return C},
C}function F(){const C=u(25065);return F=function(){return C},C}function w(){const C=u(5330);return w=function(){return C},
C}function $(){const C=u(39436);return $=function(){return C},C}function L(){const C=u(39763);return L=function(){return C},
C}const N={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},j="^sha256:[a-f0-9]{64}$",A={type:"object",required:["type","sc\
hema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Val\
idationReport"},schema_version:N,id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:[
"object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{
type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{
type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:j}}},O={type:"array",items:{
type:"string"}},v={type:"object",required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{
type:{const:"AntiGene"},schema_version:N,id:{type:"string",minLength:1},summary:{type:"string",minLength:1},trigger:{...O,
minItems:1},avoid:{...O,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium","high"]},source_clusters:O,
evidence_capsules:O,failure_count:{type:"integer",minimum:0},asset_id:{type:"string",pattern:j}}},y=g.SCHEMAS={Gene:w().
default,Capsule:E().default,EvolutionEvent:F().default,Mutation:$().default,ValidationReport:A,AntiGene:v};function p(C,i,a){
return f[a?"all":"first"][C].validate(i).errors}const f={all:m(!1),first:m(!0)};function m(C){const i=L().ASSET_TYPES.map(
a=>[a,new(b()).Validator(y[a],"7",C)]);return Object.fromEntries(i)}},73566:function(G,g,u){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.capsuleFields=A,g.selfDescription=N,g.unidentified=O;function b(){const p=u(27199);return b=function(){
return p},p}function E(){const p=u(59490);return E=function(){return p},p}function F(){const p=u(95132);return F=function(){
return p},p}function w(){const p=u(72025);return w=function(){return p},p}function $(){const p=u(85475);return $=function(){
return p},p}function L(){const p=u(57733);return L=function(){return p},p}function N({correctorOf:p},{asset:f,change:m,commands:C=[]}){
if(f.cut)return[];const i=m?.kind==="unchanged"?void 0:m?.before,a=C.some(({findings:e})=>e.some(({edit:s})=>s?.fix));return[
...(0,$().hashFindings)(f,p(f),!a,i),...(0,L().schemaFindings)(f)]}const j={success_streak:"an integer from 0 on",env_fingerprint:"\
an object with `platform` and `arch`"};function A(p,{asset:f}){const{type:m,id:C,value:i}=f;if(m!=="Capsule"||f.cut)return[];
const a=Object.keys(j).filter(r=>i[r]==null);if(a.length===0)return[];const e=a.join("`, `"),n={fault:"is missing",where:"",
fix:`Add ${a.map(r=>`\`${r}\` (${j[r]})`).join(", ")}`};return[(0,F().finding)("schema-field",{type:m,id:C,field:e,...n},
(0,b().placeOf)(f))]}function O({genes:p,claims:f,correctorOf:m}){const e=[...p.filter(({change:n})=>n?.kind!=="removed").
map(({asset:n})=>n),...f].filter(({cut:n})=>!n).flatMap(n=>v(n,m));return[...(0,E().groupBy)(e,({rule:n,location:r})=>JSON.
stringify([n,r?.path])).values()].flatMap(y)}function v(p,f){try{return(0,$().identityFindings)(p,f(p)).filter($().isMissingIdentity)}catch(m){
return[(0,w().assetNotJudged)(p,m)]}}function y([p,...f]){if(p===void 0)return[];if(f.length===0||!(0,$().isMissingIdentity)(
p))return[p,...f];const{subject:m,args:C,...i}=p,{expected:a,...e}=C;return[{...i,args:{...e,others:f.length}}]}},47771:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=c,g.eventsIn=p,g.isSuccess=O,g.streakCounter=N,g.successStreak=
y;function b(){const o=u(23404);return b=function(){return o},o}function E(){const o=u(27199);return E=function(){return o},
o}function F(){const o=u(59490);return F=function(){return o},o}function w(){const o=u(95132);return w=function(){return o},
o}function $(){const o=u(72025);return $=function(){return o},o}function L(){const o=u(85475);return L=function(){return o},
o}function N(o,l){const t=m(o,l),d=(0,F().groupBy)(o,({value:{capsule_id:h}})=>h);return h=>j(h,d.get(h.id)??[],t,l)}function j({
id:o,value:{gene:l}},t,d,h){const S=[],M=[],P={files:0,lines:0};let I;const{successes:T,failure:R}=A(o,t);for(const H of T){
const{value:D}=H,J=d.get(H)??i(D,h)??(a(D,l,h)?void 0:f)??(s(D)?"it records no change":void 0);J===void 0?(M.push(H),e(P,
D)||(I??=r(D))):S.push({event:r(D),why:J})}return{count:v(M),uncounted:S,ended:R!==void 0,...R&&T.length===0&&{failed:r(
R.value)},radius:P,...I!==void 0&&{unmeasured:I}}}function A(o,l){const t=l.filter(({value:h})=>h.type==="EvolutionEvent"&&
h.capsule_id===o).reverse(),d=t.findIndex(({value:h})=>!O(h));return d<0?{successes:t}:{successes:t.slice(0,d),failure:t[d]}}
function O({outcome:o}){return(0,E().isJsonObject)(o)&&o.status==="success"}function v(o){const l=o.map(({value:t})=>t.id).
filter(t=>typeof t=="string");return o.length-l.length+new Set(l).size}function y(o,l){const{successes:t,failure:d}=A(o,
l);return{count:v(t),ended:d!==void 0}}function p({changes:o,present:l,unread:t}){const d=t.at(-1),h=new Set(o.map(({asset:S})=>S));
return l.filter(({type:S,path:M})=>S==="EvolutionEvent"&&(!d||M>=d.path)).map(S=>({value:S.value,log:S.path,isNew:h.has(
S)}))}const f="it does not name the gene of the Capsule";function m(o,l){const t=new Map,d=new Map,h=new Set;for(const S of o){
const M=C(S,d,l&&h.has(S.log));M!==void 0&&t.set(S,M),h.add(S.log);const{id:P}=S.value;typeof P=="string"&&!d.has(P)&&d.
set(P,S)}return t}function C({value:o,isNew:l},t,d){const{id:h,parent:S}=o;if(l)return"the change that is judged adds or\
 edits it";const M=typeof h=="string"?t.get(h):void 0;return M!==void 0?(0,b().canonicalize)(M.value)===(0,b().canonicalize)(
o)?void 0:"an earlier event with other content has its id":typeof S=="string"&&S!==""?t.has(S)?void 0:"its parent is not\
 in the log before it":d?"it has no parent":void 0}function i(o,l){const{id:t,asset_id:d}=o;if(d===void 0)return l?"it h\
as no hash":void 0;if((0,L().matchContentHash)({type:"EvolutionEvent",value:o})===void 0)return"its hash does not match \
its content";const h=typeof t=="string"&&t.trim()!=="";return l&&!h?"it has no id":void 0}function a({genes_used:o},l,t){
return typeof l!="string"||l===""||!Array.isArray(o)?!t:o.includes(l)}function e(o,{blast_radius:l}){if(l===void 0)return!0;
if(!(0,E().isJsonObject)(l))return!1;const{files:t,lines:d}=l;return!n(t)||!n(d)?!1:(o.files=Math.max(o.files,t),o.lines=
Math.max(o.lines,d),!0)}function s({blast_radius:o}){return(0,E().isJsonObject)(o)&&(o.files===0||o.lines===0)}function n(o){
return typeof o=="number"&&Number.isSafeInteger(o)&&o>=0}function r({id:o}){return typeof o=="string"?o:"without an id"}
function c({assets:o}){const l=(0,F().groupBy)(p(o),({value:t})=>t.capsule_id);return o.changes.flatMap(({kind:t,asset:d})=>{
const{success_streak:h}=d.value;if(t==="removed"||d.type!=="Capsule"||typeof h!="number")return[];const{count:S,ended:M}=y(
d.id,l.get(d.id)??[]);if(h<=S)return[];const P=(0,E().placeOf)(d,["success_streak"]),I=o.unread.at(-1);if(I!==void 0&&!M)
return[(0,$().notChecked)(`the success streak of the Capsule \`${d.id}\``,I,P)];const T={type:d.type,id:d.id,claim:`clai\
ms a success streak of ${h}`,shown:`the events show ${S}`,fix:"Let the engine append the events of its cycles, or correc\
t `success_streak`"};return[(0,w().finding)("claim-differs",T,P)]})}},36974:function(G,g,u){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.incompleteGene=O,g.removedGene=v,g.validationList=L;function b(){const y=u(27199);return b=function(){
return y},y}function E(){const y=u(36093);return E=function(){return y},y}function F(){const y=u(77680);return F=function(){
return y},y}function w(){const y=u(95132);return w=function(){return y},y}function $(){const y=u(50661);return $=function(){
return y},y}function L(y,{asset:p,validation:f,commands:m}){if(p.cut)return[];const C=["validation"],i={gene:p.id};if(f.
kind==="not_a_list"){const s={...i,fault:`must have ${f.expected} as \`validation\``};return[(0,w().finding)("validation\
-malformed",s,(0,b().placeOf)(p,C))]}if(f.kind==="missing"||f.entries.every(F().isBlankEntry))return[(0,w().finding)("va\
lidation-missing",{...i,that:""},(0,b().placeOf)(p,C))];const a=[],e=new Set;for(const s of f.entries){const{value:n,pointer:r}=s;
if((0,F().isBlankEntry)(s)){const c={...i,field:r.join("."),fault:"is blank"},o={...(0,b().placeOf)(p,r),severity:"notic\
e"};a.push((0,w().finding)("validation-redundant",c,o))}else if(typeof n!="string"){const c={...i,fault:`must have a str\
ing as \`${r.join(".")}\``};a.push((0,w().finding)("validation-malformed",c,(0,b().placeOf)(p,r)))}else if(e.has(n)){const c={
...(0,b().placeOf)(p,r),subject:{...(0,b().subjectOf)(p),command:n}};a.push((0,w().finding)("validation-redundant",{...i,
field:r.join("."),fault:`repeats \`${n}\``},c))}else e.add(n)}if(m.length>0&&m.every(j)){const s={...i,that:" that check\
s the change"},n=(0,b().placeOf)(p,C),r=N(y,p)?"notice":"error";a.push((0,w().finding)("validation-missing",s,{...n,severity:r}))}
return a}function N(y,p){return(0,$().isChange)(y)?y.seeds.has(p):y.correctorOf(p)!=="author"&&(0,E().seedRelease)(p)!==
void 0}function j({reading:{problems:y,argv:p}}){return y.some(({rule:f})=>f==="only-prints")||A.has(p?.[0]??"")}const A=new Set(
["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function O(y,{
asset:p}){return p.cut?[(0,w().finding)("validation-malformed",{gene:p.id,fault:"can be read only in part: its JSON has \
an error"},(0,b().placeOf)(p))]:[]}function v(y,{asset:p}){return[(0,w().finding)("gene-removed",{gene:p.id},{subject:(0,b().
subjectOf)(p)})]}},56131:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.geneDifferences=f,g.hardCaps=
p,g.limitsOf=y,g.readConstraints=N,g.stricterConstraints=j,g.uncovered=a;function b(){const e=u(27199);return b=function(){
return e},e}function E(){const e=u(77680);return E=function(){return e},e}function F(){const e=u(57430);return F=function(){
return e},e}function w(){const e=u(32854);return w=function(){return e},e}function $(){const e=u(53315);return $=function(){
return e},e}function L(){const e=u(50661);return L=function(){return e},e}function N(e){const s=o=>({constraints:A,problems:[
{...o,pointer:["constraints"]}]});if(e===void 0)return s({kind:"missing"});if(!(0,b().isJsonObject)(e))return s({kind:"m\
alformed",detail:"an object"});const n=[],r=O(e.max_files,n);return{constraints:{maxFiles:r??$().DEFAULT_MAX_FILES,isDefaultLimit:r===
void 0,forbiddenPaths:v(e.forbidden_paths,n)},problems:n}}function j(e,s){if(e===void 0)return s;const{maxFiles:n,isDefaultLimit:r}=e.
maxFiles<s.maxFiles?e:s;return{maxFiles:n,isDefaultLimit:r,forbiddenPaths:[...new Set([...e.forbiddenPaths,...s.forbiddenPaths])]}}
const A={maxFiles:$().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function O(e,s){const n=["constraints","max\
_files"];if(e===void 0)s.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
s.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function v(e,s){const n=["constraints","forbidd\
en_paths"];if(e===void 0)return s.push({kind:"missing",pointer:n}),[];if(!Array.isArray(e))return s.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const r=new Set;for(const[c,o]of e.entries()){const l=typeof o=="string"?(0,w().
normalise)(o):void 0;if(typeof o!="string"||!l){s.push({kind:"malformed",pointer:[...n,c],detail:"a path below the root \
of the repository"});continue}(0,w().looksLikePattern)(o)&&s.push({kind:"pattern",pointer:[...n,c],detail:o}),r.add(l)}return[
...r]}function y(e,s){const{asset:n,change:r,binds:c}=e,{constraints:o}=N(n.value.constraints),l=r?.before&&N(r.before.value.
constraints).constraints,t=j(l,o),{maxFiles:d,isDefaultLimit:h}=t,S=p(s.policy),M=c&&(0,L().isChange)(s)?s.radius:F().NOTHING_TOUCHED,
P=(0,$().cappedSize)(M,s.policy.blast_radius.counting),I=(0,$().gradeFiles)(M.files,d,P,S),T=I==="hard_cap_breach"?P:M,R=(0,$().
gradeWords)(I,T,d,S);return{base:l,head:o,constraints:t,blastRadius:{...M,max_files:d,...h&&{default_limit:!0},severity:I,
message:R}}}function p({blast_radius:e}){const{hard_cap_files:s,hard_cap_lines:n}=e;return{files:s,lines:n}}function f({
kind:e,asset:s,before:n}){return n===void 0||s.cut||e!=="added"&&e!=="modified"?[]:[...m(n,s),...i(n,s)]}function m(e,s){
const[n,r]=[C(e),C(s)],c="validation";return[...[...n].filter(o=>!r.has(o)).map(o=>({kind:"command_removed",field:c,base:o,
head:null})),...[...r].filter(o=>!n.has(o)).map(o=>({kind:"command_added",field:c,base:null,head:o}))]}function C(e){const s=(0,E().
validationCommands)(e),n=s.kind==="list"?s.entries.map(({value:r})=>r):[];return new Set(n.filter(r=>typeof r=="string"))}
function i(e,s){const{constraints:n}=N(e.value.constraints),{constraints:r}=N(s.value.constraints),c=[];r.maxFiles!==n.maxFiles&&
c.push({kind:r.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(r.maxFiles)});const o="constraints.forbidden_paths";for(const l of a(n.forbiddenPaths,r.forbiddenPaths))
c.push({kind:"constraint_loosened",field:o,base:l,head:null});for(const l of a(r.forbiddenPaths,n.forbiddenPaths))c.push(
{kind:"constraint_tightened",field:o,base:null,head:l});return c}function a(e,s){return e.filter(n=>!s.some(r=>(0,w().isWithin)(
n,r)))}},54034:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.auditGene=j,g.forbidsRunningGene=O,g.geneFindings=
A;function b(){const v=u(13580);return b=function(){return v},v}function E(){const v=u(72025);return E=function(){return v},
v}function F(){const v=u(70716);return F=function(){return v},v}function w(){const v=u(97004);return w=function(){return v},
v}function $(){const v=u(6470);return $=function(){return v},v}function L(){const v=u(50661);return L=function(){return v},
v}function N(){const v=u(56131);return N=function(){return v},v}async function j(v,y,p){const{asset:f,change:m,store:C}=y,
{timeoutMs:i}=p,a=(0,N().limitsOf)(y,v),e=await A(v,{...y,limits:a}),s=(0,L().isChange)(v)&&v.seeds.has(f)&&(0,w().lacksEngine)(
y.commands),n=s?y.commands.map(t=>({...t,findings:t.findings.map(w().asNotice)})):y.commands,r=s?e.map(w().asNotice):e,c=p.
mayRun&&!r.some(O),{root:o,checkoutAs:l}=C;return{asset:f,store:C,...s&&{isIdle:s},commands:c?(0,$().planCommands)(n,{timeoutMs:i,
directory:o,checkoutAs:l}):n,findings:r,blastRadius:a.blastRadius,differences:m===void 0?[]:(0,N().geneDifferences)(m)}}
async function A(v,y){return y.change?.kind!=="removed"?(0,E().ask)(F().GENE_CHECKS,v,y):(await(0,E().ask)(F().REMOVED_GENE_CHECKS,
v,y)).map(({location:f,...m})=>m)}function O({rule:v}){return(0,b().ruleOf)(v).forbidsRunning==="gene"}},42804:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.declaredConstraints=N,g.declaredPaths=C,g.geneBlastRadius=f,g.hardCap=
p,g.limitsBeyondCap=v,g.loosenedConstraints=A;function b(){const i=u(27199);return b=function(){return i},i}function E(){
const i=u(95132);return E=function(){return i},i}function F(){const i=u(53315);return F=function(){return i},i}function w(){
const i=u(39869);return w=function(){return i},i}function $(){const i=u(56131);return $=function(){return i},i}const L={
severity:"warning",harm:"bookkeeping"};function N(i,{asset:a}){return(0,$().readConstraints)(a.value.constraints).problems.
filter(({kind:e})=>e!=="missing"||!a.cut).map(e=>j(a,e))}function j(i,{kind:a,pointer:e,detail:s=""}){const n=(0,b().placeOf)(
i,e),r=e.join("."),c=(l,t,d=L)=>(0,E().finding)("constraints-malformed",{gene:i.id,field:r,fault:l,fix:t},{...n,...d});if(a===
"missing")return c("is missing",`Add \`${r}\` to the gene`);if(a==="malformed")return c(`must be ${s}`,`Change \`${r}\` t\
o ${s}`,{});const o=`forbids \`${s}\`, which is read as a path, with each of its characters, not as a pattern`;return c(
o,"Write the path of the directory; everything below it is also forbidden")}function A(i,{asset:a,binds:e,limits:{base:s,
head:n}}){if(!e||a.cut||s===void 0)return[];const r=(0,$().uncovered)(s.forbiddenPaths,n.forbiddenPaths),c=n.maxFiles>s.
maxFiles;if(r.length===0&&!c)return[];const o=O(a.value.constraints),l=[...c&&!o("max_files")?[`\`max_files\` from ${s.maxFiles}\
 to ${n.maxFiles}`]:[],...(o("forbidden_paths")?[]:r).map(d=>`\`${d}\` is no longer forbidden`)];if(l.length===0)return[];
const t=(0,b().placeOf)(a,["constraints"]);return[(0,E().finding)("constraints-loosened",{gene:a.id,loosened:l},t)]}function O(i){
const a=(0,$().readConstraints)(i).problems.flatMap(({kind:e,pointer:s})=>e==="malformed"&&s.length<=2?[s[1]]:[]);return e=>a.
includes(e)||a.includes(void 0)}function v(i,{asset:a,binds:e,limits:{base:s,head:n}}){const{files:r}=(0,$().hardCaps)(i.
policy),{maxFiles:c}=n;if(!e||c<=r||s!==void 0&&c<=s.maxFiles)return[];const o="constraints.max_files",l=`allows ${c} fi\
les, but the hard cap of the policy is ${r} ${r===1?"file":"files"}`,t={gene:a.id,field:o,fault:l,fix:`Set \`${o}\` to ${r}\
 or less`},d={...(0,b().placeOf)(a,["constraints","max_files"]),...L};return[(0,E().finding)("constraints-malformed",t,d)]}
const y={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function p({genes:i,radius:a,policy:e,isPush:s}){const n=i.filter(({binds:I})=>I),r=(0,F().cappedSize)(a,e.blast_radius.
counting),c=(0,$().hardCaps)(e);if(n.length===0||r.files<=c.files&&r.lines<=c.lines)return[];const[o,...l]=n,t=n.find(({
change:I})=>I.kind!=="removed"),{location:d}=t?(0,b().placeOf)(t.asset,["constraints","max_files"]):{},S={...s&&n.every(
({change:I})=>I.kind==="applied")&&{severity:"warning"},...d&&{location:d},...o&&l.length===0&&{subject:(0,b().subjectOf)(
o.asset)}},M=r.lines-a.lines,P={...r,capFiles:c.files,capLines:c.lines,genes:n.length,...M>0&&{exempt:M}};return[(0,E().
finding)("blast-radius-hard-cap",P,S)]}function f(i,{asset:a,binds:e,isOnlyAdded:s,limits:n}){const{files:r,max_files:c,
severity:o}=n.blastRadius;if(!e||o==="within_limit"||o==="hard_cap_breach")return[];if(s&&(o==="approaching_limit"||i.seeds.
has(a)))return[];const l=(0,b().placeOf)(a,["constraints","max_files"]),t={gene:a.id,files:r,maxFiles:c,declared:!n.constraints.
isDefaultLimit};return[(0,E().finding)(y[o],t,{...l,...m(s)})]}function m(i=!1){return i?L:{}}function C({touchesOf:i,seeds:a},{
asset:e,binds:s,isOnlyAdded:n,limits:{constraints:r}}){if(!s||a.has(e))return[];const c=r.forbiddenPaths.flatMap(l=>(0,w().
someTouches)(i(l)).map(t=>({gene:e.id,entry:l,...t})));if(c.length===0)return[];const o={...(0,b().placeOf)(e,["constrai\
nts","forbidden_paths"]),...m(n)};return c.map(l=>(0,E().finding)("forbidden-path-declared",l,o))}},16373:function(G,g,u){
Object.defineProperty(g,"__esModule",{value:!0}),g.launchedFiles=C,g.markUnreadable=m,g.readGene=O,g.readGeneChange=v;function b(){
const a=u(27199);return b=function(){return a},a}function E(){const a=u(30610);return E=function(){return a},a}function F(){
const a=u(68450);return F=function(){return a},a}function w(){const a=u(77680);return w=function(){return a},a}function $(){
const a=u(10473);return $=function(){return a},a}function L(){const a=u(41431);return L=function(){return a},a}function N(){
const a=u(10729);return N=function(){return a},a}function j(){const a=u(16455);return j=function(){return a},a}function A(){
const a=u(95132);return A=function(){return a},a}async function O(a,e,s){const n=(0,w().validationCommands)(a),r=await y(
a,n,e,s);return{asset:a,store:e.storeOf(a.path),binds:!1,validation:n,commands:r}}async function v(a,e,s,n){const{kind:r,
asset:c,before:o}=a,l=(0,E().namesOf)(c).some(M=>e.has(M)),t=!["applied","unchanged"].includes(r)||l,d=r==="added"&&o===
void 0&&!l,h=(0,w().validationCommands)(c),S=r==="removed"?[]:await y(c,h,s,n);return{asset:c,store:s.storeOf(c.path),change:a,
binds:t,isOnlyAdded:d,validation:h,commands:S}}async function y(a,e,s,n){if(e.kind!=="list")return[];const r=s.forFile(a.
path),c=e.entries.filter(d=>typeof d.value=="string"&&!(0,w().isBlankEntry)(d)),o=await Promise.all(c.map(({value:d})=>r.
command(d))),l=await(0,j().withEdits)(o,r,n(a)==="fix");return(await Promise.all(l.map(d=>p(d,a,s)))).map((d,h)=>f(a,d,c[h]?.
pointer??["validation"]))}async function p(a,{path:e},s){const n=s.storeOf(e),{tree:r}=s.terms;if(a.verdict!=="block"||r===
void 0)return a;const c=new Set((0,L().missingPaths)(a).map(l=>l.replace(/\/.*/,""))),o=[...[...new Set([...(0,F().packagesAbove)(
r,n.path),""])].map(l=>({root:l})),...[...c].filter(N().isCheckoutName).map(l=>({root:"",checkoutAs:l}))];for(const l of o){
if(l.root===n.root&&l.checkoutAs===n.checkoutAs)continue;const{verdict:t}=await s.startingIn(l).command(a.reading.command);
if(t==="block")continue;const{checkoutAs:d}=l,h=(0,A().finding)("store-root-unclear",{store:n.path||".",root:(0,F().shownRoot)(
n),others:[(0,F().shownRoot)(l)],because:"accepts",...d!==void 0&&{checkoutAs:d}});return{...a,findings:[...a.findings,h]}}
return a}function f(a,{findings:e,...s},n){const{command:r}=s.reading,c={...(0,b().subjectOf)(a),command:r},o={path:a.path,
pointer:(0,b().pointerText)([...a.pointer,...n])};return{...s,command:r,location:a.locate(n),findings:e.map(({edit:l,...t})=>({
...t,location:a.locate(n,t.span),subject:c,...l&&{edit:{...o,...l}}}))}}async function m(a,e,{tree:s,baseTree:n}){const r=a.
flatMap(({commands:o})=>o.flatMap(C)),c=new Map;for(const o of new Set(r)){const l=e.has(o)?await(0,$().whyUnreadable)(s,
o):void 0;l&&await(0,$().whyUnreadable)(n,o)===void 0&&c.set(o,l)}return c.size===0?a:a.map(o=>({...o,commands:o.commands.
map(l=>i(o,l,c))}))}function C({reading:a}){return a.targets.flatMap(({path:e})=>e??[])}function i({asset:a},e,s){const{
location:n,verdict:r,confirmation:c}=e,o={location:n,subject:{...(0,b().subjectOf)(a),command:e.command}},l=[...new Set(
C(e))].flatMap(t=>{const d=s.get(t);return d===void 0?[]:[(0,A().finding)("script-unreadable",{path:t,why:d},o)]});return l.
length===0?e:{...e,verdict:r==="allow"?"warn":r,confirmation:c==="standard"?"strong":c,findings:[...e.findings,...l]}}},
6470:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.digestPlans=L,g.makePlan=w,g.planCommands=$,g.toolOf=
A;function b(){const O=u(2833);return b=function(){return O},O}const E=Symbol("audited");function F({steps:O,...v}){return{
...v,steps:O.map(({command:y,...p})=>p)}}function w(O){const{argv:v,program:y,directory:p,binary:f=null,env:m,timeoutMs:C}=O,
{scripts:i=null,npmSettings:a=[],checkoutAs:e}=O,s=JSON.stringify([v,y,f,i&&F(i),a,Object.entries(m).sort(([n],[r])=>n<r?
-1:1),C,...p===""?[]:[p],...e===void 0?[]:[{checkoutAs:e}]]);return{...O,[E]:!0,digest:(0,b().digestOf)(s)}}function $(O,v){
const y=[];for(const p of O){const f=p.verdict==="block"?void 0:N(p.reading,v);if(f===void 0)return O;y.push({...p,plan:f})}
return y}function L(O){const v=[...new Set(O.map(({digest:y})=>y))].sort();return(0,b().digestOf)(v.join(`
`))}function N(O,v){const{command:y,argv:p,assignments:f}=O,m=p&&j(O,p);if(m)return w({command:y,...m,env:{...Object.fromEntries(
f.map(({name:C,value:i})=>[C,i])),...O.invocation?.family?.data.environment},...v})}function j(O,v){const{invocation:y,scripts:p,
npmSettings:f}=O,[m]=v;if(y===void 0)return m===void 0?void 0:{program:m,argv:v};const C=A(O);if(C===void 0){const{program:a}=y;
return{program:a,argv:v,...p&&{scripts:p},...f&&{npmSettings:f}}}if(C.path===void 0)return;const i=[...y.operands,...y.passthrough].
map(({text:a})=>a);return{program:y.program,argv:i,binary:C.path}}function A({targets:O}){return O.find(({kind:v,via:y})=>v===
"package_binary"&&y===void 0)}},66160:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=a,g.
isGene=e,g.readChangeSubject=m,g.subjectOfAssets=f;function b(){const n=u(29121);return b=function(){return n},n}function E(){
const n=u(20702);return E=function(){return n},n}function F(){const n=u(78114);return F=function(){return n},n}function w(){
const n=u(28894);return w=function(){return n},n}function $(){const n=u(36093);return $=function(){return n},n}function L(){
const n=u(4378);return L=function(){return n},n}function N(){const n=u(74238);return N=function(){return n},n}function j(){
const n=u(53315);return j=function(){return n},n}function A(){const n=u(12154);return A=function(){return n},n}function O(){
const n=u(39869);return O=function(){return n},n}function v(){const n=u(85881);return v=function(){return n},n}function y(){
const n=u(16373);return y=function(){return n},n}const p={changes:[],problems:[],files:[],present:[],unread:[]};function f({
assets:n,problems:r},c,o,l=p){const{policy:t,tree:d}=c.terms;return{policy:t,clock:c.clock,tree:d,problems:r,correctorOf:o,
genes:n.filter(e).map(h=>({asset:h})),claims:n.filter(h=>!e(h)),assets:l}}async function m(n){const{assets:r,baseTree:c,
tree:o,policy:l,platform:t}=n,{policy:d,source:h}=l,S=new Set(n.change.files.flatMap(j().namesOf)),M=L().Judge.by({policy:d,
tree:o,base:c,changed:S,platform:t,...n.clock&&{clock:n.clock}}),P=C(r.changes),I=(0,v().appliedIds)(r.changes.filter(({
asset:W})=>!P.has(W))),T=a(r.problems),R={tree:o,baseTree:c},H=await M.clock.all(r.changes.filter(({asset:W})=>e(W)),W=>(0,y().
readGeneChange)(W,I,M,T)),D=await(0,y().markUnreadable)(H,S,R),J=new Set(D.flatMap(({commands:W})=>W.flatMap(y().launchedFiles))),
k=await(0,E().judgeAgentFiles)({...R,changed:S},d,M.clock),B=n.all?(0,b().withUnchanged)(k,await(0,b().inventoryOf)(o,d,
M.clock)):k,U=await(0,A().withLinesOfCode)(n.change,J,R),z=(0,A().exemptPaths)(U,d,D,o),Y=(0,O().touchedPaths)(U,o),K=(0,j().
measureChange)(U,z);return{policy:d,judge:M,clock:M.clock,loadedPolicy:l,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:h==="file"?void 0:N().POLICY_PATH,tree:o,baseTree:c,change:U,agentFiles:B,assets:r,problems:r.problems,correctorOf:T,
genes:D,seeds:i(P,D,S),claims:r.changes.filter(s).map(({asset:W})=>W),changedNames:S,touched:Y,touchesOf:(0,O().touchesOf)(
Y,c),exempt:z,radius:K,counted:(0,A().countedChange)(U,K)}}function C(n){return new Map(n.flatMap(({kind:r,asset:c,before:o})=>{
const d=r==="added"&&!o||(r==="applied"||r==="unchanged")?(0,$().seedRelease)(c):void 0;return d===void 0?[]:[[c,d]]}))}
function i(n,r,c){const o=r.filter(({isOnlyAdded:t,binds:d,commands:h})=>d&&!t||h.flatMap(y().launchedFiles).some(S=>c.has(
S))),l=new Set(o.map(({asset:t})=>t));return new Map([...n].filter(([t])=>!l.has(t)))}function a(n){const r=(0,F().ambiguousFiles)(
n);return({path:c})=>r.has(c)||(0,w().isAuditLog)(c)?"hand":"fix"}function e({type:n}){return n==="Gene"}function s({kind:n,
asset:r}){return!e(r)&&(n==="added"||n==="modified")}},50661:function(G,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.isChange=u;function u(b){return"change"in b}},63455:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.
namedPaths=F;function b(){const w=u(32854);return b=function(){return w},w}const E=/[\s"'`;&|()<>=]+/;function F(w,{root:$,
checkoutAs:L}){const N=$===""?"":`${$}/`;return w.split(E).map(j=>{const A=(0,b().normalise)(N+j)??j;return L!==void 0&&
A.startsWith(`${L}/`)?A.slice(L.length+1):A})}},28765:function(G,g,u){Object.defineProperty(g,"__esModule",{value:!0}),g.
makeFolder=$,g.replaceFile=w;function b(){const N=u(77598);return b=function(){return N},N}function E(){const N=u(51455);
return E=function(){return N},N}function F(){const N=u(76760);return F=function(){return N},N}async function w(N,j,A){const O=`${N}\
.${(0,b().randomUUID)()}.tmp`;try{await(0,E().writeFile)(O,j,{flag:"wx",mode:A}),await(0,E().rename)(O,N)}finally{await(0,E().
rm)(O,{force:!0})}}async function $(N){await L(N)||((0,F().dirname)(N)!==N&&await $((0,F().dirname)(N)).catch(()=>{}),await(0,E().
mkdir)(N).catch(async j=>{if(!await L(N))throw j}))}async function L(N){return(0,E().stat)(N).then(j=>j.isDirectory(),()=>!1)}},
57430:function(G,g){Object.defineProperty(g,"__esModule",{value:!0}),g.NOTHING_TOUCHED=g.NOTHING_RUN=void 0;const u=g.NOTHING_RUN=
{level:"none",description:"Nothing was run."},b=g.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,g,u){
u.r(g),u.d(g,{Validator:()=>b.D});var b=u(60207)},36576:function(G,g,u){u.r(g),u.d(g,{default:()=>b});var b=u(6145)},25065:function(G,g,u){
u.r(g),u.d(g,{default:()=>b});var b=u(27620)},5330:function(G,g,u){u.r(g),u.d(g,{default:()=>b});var b=u(87981)},39436:function(G,g,u){
u.r(g),u.d(g,{default:()=>b});var b=u(57811)}};
