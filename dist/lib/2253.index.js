"use strict";exports.id=2253,exports.ids=[2253],exports.modules={29121:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.inventoryOf=A,h.withUnchanged=C;function b(){const $=c(99668);return b=function(){return $},$}function w(){const $=c(20702);
return w=function(){return $},$}async function A($,N,P){const F=(0,b().agentFilesIn)($,N).filter(({format:v})=>v.places.
length>0);return(await P.all(F,async v=>{try{return await(0,w().judgeWholeFile)(await(0,w().readFound)($,v),$,N.agent_files)}catch(p){
return(0,w().notJudgedFile)(v,p)}})).filter(({entries:v,findings:p})=>v.length+p.length>0)}function C($,N){const P=new Map(
$.map(E=>[E.file.path,E])),F=N.map(({file:E,entries:v})=>{const p=P.get(E.path)??{file:E,entries:[],findings:[]},m=new Set(
p.entries.map(({entry:l})=>`${l.event}\0${l.content}`)),g=v.filter(({entry:l})=>!m.has(`${l.event}\0${l.content}`)).map(
l=>{const y=l.findings.map(u=>({...u,severity:"notice"}));return{...l,findings:y}});P.delete(E.path);const S=[...p.findings,
...g.flatMap(l=>l.findings)];return{...p,entries:[...p.entries,...g],findings:S}});return[...P.values(),...F]}},78114:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.ambiguousFiles=P,h.hidesContent=C,h.isIncomplete=$,h.isUnread=A,h.markBefore=
F;function b(){const v=c(28672);return b=function(){return v},v}function w({rule:v}){return b().assetFileRules[v].content}
function A(v){return w(v)==="unread"}function C(v){return A(v)||w(v)==="misread"}function $({problems:v}){return v.some(
C)}function N(v){return C(v)||w(v)==="ambiguous"}function P(v){return new Set(v.filter(N).map(({location:p})=>p.path))}function F(v,p,m,g){
const S=new Set(m.map(({asset:y})=>y.id)),l=new Map;for(const y of p){const u=E(y,y.location.path);l.set(u,(l.get(u)??0)+
1)}return v.map(y=>{const{id:u,location:n}=y,i=E(y,g.get(n.path)??n.path),o=l.get(i)??0;return!(w(y)==="known")||o===0||
u!==void 0&&S.has(u)?y:(l.set(i,o-1),{...y,before:!0})})}function E({rule:v,id:p,detail:m},g){return JSON.stringify([v,g,
p,m.replace(/\d+/g,"#")])}},30610:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.allOtherGenes=N,h.appliedGenes=
$,h.namesOf=w,h.namings=C,h.newNamings=A;function b(){const F=c(61331);return b=function(){return F},F}function w({id:F,
value:{asset_id:E}}){return typeof E=="string"?[F,E]:[F]}function A({kind:F,asset:E,before:v}){if(F!=="added"&&F!=="modi\
fied")return[];const p=new Set(F==="modified"&&v?C(v).map(({gene:m})=>m):[]);return C(E).filter(({gene:m})=>!p.has(m))}function C(F){
const{gene:E,genes_used:v}=F.value;return F.type==="Capsule"?typeof E=="string"?[{by:F,gene:E,pointer:["gene"]}]:[]:F.type!==
"EvolutionEvent"||!Array.isArray(v)?[]:v.flatMap((p,m)=>typeof p=="string"?[{by:F,gene:p,pointer:["genes_used",m]}]:[])}
function $(F,E){const v=new Set(F.flatMap(A).map(({gene:g})=>g));for(const{kind:g,asset:S}of F)if(!(g==="removed"||S.type!==
"Gene"))for(const l of w(S))v.delete(l);const p=new Set;return P(F,E).filter(g=>{if(!w(g).some(l=>v.has(l)))return!1;const S=(0,b().
statedContent)(g);return p.has(S)?!1:(p.add(S),!0)}).map(g=>({kind:"applied",asset:g,before:g}))}function N(F,E){const v=$(
F,E),p=new Set(v.map(({asset:m})=>m.id));return P(F,E).map(m=>({kind:p.has(m.id)?"applied":"unchanged",asset:m,before:m}))}
function P(F,E){const v=new Set(F.map(({asset:p})=>p));return E.flatMap(({assets:p})=>p).filter(p=>p.type==="Gene"&&!v.has(
p))}},23423:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.readAppendedLog=v,h.readRecords=l,h.readUntouchedLog=
E;function b(){const i=c(23404);return b=function(){return i},i}function w(){const i=c(26040);return w=function(){return i},
i}function A(){const i=c(27199);return A=function(){return i},i}function C(){const i=c(64385);return C=function(){return i},
i}function $(){const i=c(78114);return $=function(){return i},i}function N(){const i=c(86581);return N=function(){return i},
i}function P(){const i=c(94534);return P=function(){return i},i}function F(){const i=c(28894);return F=function(){return i},
i}async function E(i,{path:o,size:t=0},s){if(t>F().MAX_LOG_BYTES)return g(o,t);try{return l(o,await i.read(o,F().MAX_LOG_BYTES),
s)}catch(e){return(0,C().unreadFile)(o,e)}}async function v(i,o,{path:t,size:s=0},e){if(!(s>F().MAX_LOG_BYTES))try{const[
a,d]=await Promise.all([i.read(t,F().MAX_LOG_BYTES),o.read(t,F().MAX_LOG_BYTES)]),r=(0,F().continuationOf)(a,d);if(r.kind===
"rewritten")return;const{from:f}=r,O=l(t,d.subarray(0,f),e),M=(0,F().countLines)(d,f)+1,I=p(t,d.subarray(f),e,M);return{
kept:O,appended:m(I,O)}}catch(a){return{kept:{path:t,assets:[],problems:[]},appended:(0,C().unreadFile)(t,a)}}}function p(i,o,t,s){
return o.length>t.maxBytes?(0,C().tooLargeFile)(i,o.length,t):(0,C().readAssetFile)(i,o,t,s)}function m(i,o){if(i.assets.
length===0)return i;const t=new Map(o.assets.map(e=>[`${e.type} ${e.id}`,e])),s=i.assets.flatMap(e=>{const a=t.get(`${e.
type} ${e.id}`);if(a===void 0||e.id.startsWith("#"))return[];if((0,b().canonicalize)(e.value)===(0,b().canonicalize)(a.value)){
const r=`${e.type} ${JSON.stringify(e.id)}, 2 times`;return[{rule:"without-effect",location:e.locate(),detail:r,id:e.id}]}
const d=`${e.type} ${JSON.stringify(e.id)}, first at line ${a.locate().line}, column 1`;return[{rule:"duplicate-id",location:e.
locate(),detail:d,id:e.id}]});return{...i,problems:[...i.problems,...s]}}function g(i,o){return{path:i,assets:[],problems:[],
unread:`${o} bytes, of at most ${F().MAX_LOG_BYTES}`}}const S=10;function l(i,o,t){const s=y(o,t.maxBytes),e=o.subarray(
s),a=(0,F().countLines)(o,s)+1,d=u(i,e,a),r=d?{path:i,assets:d,problems:[]}:(0,C().readAssetFile)(i,e,t,a),f=r.problems.
find($().isUnread)?.detail,O=s>0?`only the newest ${e.length} of ${o.length} bytes`:void 0,M=f??O;return{...r,...M!==void 0&&
{unread:M}}}function y(i,o){if(i.length<=o)return 0;const t=i.indexOf(S,i.length-o-1);return t<0?i.length:t+1}function u(i,o,t){
const{text:s,complete:e}=(0,P().decodeUtf8)(o);if(!e)return;const a=[];let d=t;for(let r=0;r<s.length;d+=1){const f=s.indexOf(
`
`,r),O=f<0?s.length:f,M=s.slice(r,O);if(r=O+1,M.trim()==="")continue;const I=n(M);if(I===void 0||(0,N().hasAssetLists)(I))
return;const{type:j}=I;if((0,N().isAssetType)(j)){const[L,R]=[d,a.length];a.push({type:j,id:(0,C().declaredId)(I)??`#${R+
1}`,path:i,value:I,pointer:[R],locate:()=>({path:i,line:L,column:1})})}else if(!(0,N().isCompanion)(j))return}return a}function n(i){
const o=(0,w().attempt)(()=>JSON.parse(i));return(0,A().isJsonObject)(o)?o:void 0}},35474:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.readSides=F;function b(){const m=c(54244);return b=function(){return m},m}function w(){const m=c(
93028);return w=function(){return m},m}function A(){const m=c(64385);return A=function(){return m},m}function C(){const m=c(
18744);return C=function(){return m},m}function $(){const m=c(28894);return $=function(){return m},m}function N(){const m=c(
23423);return N=function(){return m},m}function P(){const m=c(94534);return P=function(){return m},m}async function F(m){
const{baseTree:g,headTree:S,change:l,policy:y,clock:u=new(b()).AuditClock}=m,n=(0,C().assetPathTest)(y),i=(0,P().assetLimits)(
y.assets.max_file_bytes),o=[...S.files()].filter(({kind:T})=>(0,w().isRegular)(T)),t=o.filter(({path:T})=>n(T)),s=new Set(
l.files.filter(({status:T})=>T!=="deleted").map(({path:T})=>T)),e=o.filter(({path:T})=>(0,C().mayHoldAssets)(T)&&s.has(T)&&
!n(T)),a=l.files.flatMap(({oldPath:T,path:U})=>{const J=n(T??U)?g.stat(T??U):void 0;return J&&(0,w().isRegular)(J.kind)?
J:[]}),[d,r]=E(a,({path:T})=>(0,$().isAuditLog)(T)&&s.has(T)),f=new Set(d.map(({path:T})=>T)),O=async T=>{const U=s.has(
T.path);if((0,$().isAuditLog)(T.path)&&!U)return[{file:await(0,N().readUntouchedLog)(S,T,i),isTouched:U}];const J=f.has(
T.path)?await(0,N().readAppendedLog)(g,S,T,i):void 0;return J===void 0?[{file:await p(S,T,i),isTouched:U}]:(f.delete(T.path),
[{file:J.kept,isTouched:!1},{file:J.appended,isTouched:!0}])},M=T=>p(v(g),T,i),I=async T=>{const U=await T;return await u.
tick(),U},[j,L,R]=await Promise.all([Promise.all(t.map(T=>I(O(T)))),Promise.all(r.map(T=>I(M(T)))),Promise.all(e.map(T=>I(
(0,C().findStrayGenes)(S,T,i))))]),D=d.filter(({path:T})=>f.has(T)),k=[...L,...await Promise.all(D.map(M))],[H,B]=E(j.flat(),
({isTouched:T})=>T);return{paths:t.map(({path:T})=>T),files:j.flat().map(({file:T})=>T),head:H.map(({file:T})=>T),untouched:B.
map(({file:T})=>T),base:k,strays:R.filter(T=>T!==void 0),isTouched:T=>s.has(T)}}function E(m,g){return[m.filter(g),m.filter(
S=>!g(S))]}function v(m){return{...m,read:async(...g)=>Buffer.from((await m.read(...g)).toString("utf8"))}}async function p(m,{
path:g,size:S=0},l){if(S>l.maxBytes)return(0,A().tooLargeFile)(g,S,l);try{const y=(0,A().readAssetFile)(g,await m.read(g,
l.maxBytes),l);return{...y,assets:y.assets.filter(({copy:u})=>!u)}}catch(y){return(0,A().unreadFile)(g,y)}}},77680:function(G,h){
Object.defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=w,h.isBlankEntry=b,h.validationCommands=A;const c=1e3;function b({
value:C}){return typeof C=="string"&&C.trim()===""}function w(C){const $=A(C);return $.kind!=="list"?[]:$.entries.flatMap(
N=>typeof N.value=="string"&&!b(N)?[N.value.trim()]:[])}function A({value:C}){const{validation:$}=C;return $===void 0?{kind:"\
missing"}:Array.isArray($)?$.length>c?{kind:"not_a_list",expected:`a list of at most ${c} strings`}:{kind:"list",entries:$.
map((P,F)=>({value:P,pointer:["validation",F]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.auditAssetFile=i,h.auditAssets=g,h.auditChange=m,h.mayRunSome=u;function b(){
const o=c(13580);return b=function(){return o},o}function w(){const o=c(12154);return w=function(){return o},o}function A(){
const o=c(72025);return A=function(){return o},o}function C(){const o=c(70716);return C=function(){return o},o}function $(){
const o=c(97004);return $=function(){return o},o}function N(){const o=c(72391);return N=function(){return o},o}function P(){
const o=c(54034);return P=function(){return o},o}function F(){const o=c(56131);return F=function(){return o},o}function E(){
const o=c(16373);return E=function(){return o},o}function v(){const o=c(6470);return v=function(){return o},o}function p(){
const o=c(66160);return p=function(){return o},o}async function m(o){const t=await(0,p().readChangeSubject)(o),{change:s,
tree:e,policy:a,assets:d,exempt:r,radius:f,counted:O}=t,{genes:M,...I}=await l(t,L=>L),j=await(0,$().blockedGenes)(t.claims.
filter(({type:L})=>L==="Capsule"),d.present,t.judge);return{...I,genes:M.map(([{change:L},R])=>({...R,change:L.kind})),capsules:(0,N().
judgeCapsules)(d,a.a2a,O.least,j),seeds:[...t.seeds.keys()],agentFiles:t.agentFiles,blastRadius:f,files:await(0,w().markHiddenFiles)(
(0,w().countedFiles)(s,r,e),e)}}async function g(o,t,s){const e={assets:o,problems:[]},a=S(o,s),d=()=>"author",{genes:r,
...f}=await l((0,p().subjectOfAssets)(e,t,d,a),({asset:O})=>(0,E().readGene)(O,t,d));return{...f,genes:r.map(([,O])=>O)}}
function S(o,t){return{changes:[...o.map(s=>({kind:"added",asset:s})),...t.filter(({type:s})=>s==="Gene").map(s=>({kind:"\
applied",asset:s,before:s}))],problems:[],files:[],present:[...t,...o],unread:[]}}async function l(o,t){const s=await y(
o),e={timeoutMs:o.policy.limits.command_timeout_seconds*1e3,mayRun:o.tree!==void 0&&!s.some(n)},{clock:a}=o,d=await a.all(
o.genes,async f=>{const O=await t(f);return[O,await(0,P().auditGene)(o,O,e)]}),r=d.flatMap(([,{commands:f}])=>f.flatMap(
({plan:O})=>O??[]));return{genes:d,findings:s,plansDigest:(0,v().digestPlans)(r)}}async function y(o){const{clock:t,claims:s}=o,
e=await(0,A().ask)(C().SUBJECT_CHECKS,o),a=await t.all(s,d=>(0,A().ask)(C().CLAIM_CHECKS,o,{asset:d}));return[e,...a].flat()}
function u({genes:o,findings:t}){return!t.some(n)&&o.some(({commands:s,findings:e})=>s.length>0&&s.every(({verdict:a})=>a!==
"block")&&!e.some(P().forbidsRunningGene))}function n({rule:o,location:t}){const{forbidsRunning:s,undecided:e}=(0,b().ruleOf)(
o);return s==="change"||e===!0&&t===void 0}async function i(o,t){const e=t.terms.tree!==void 0?(0,p().correctorIn)(o.problems):
()=>"hand",a=(0,p().subjectOfAssets)(o,t,e),{clock:d}=t,r=await d.all(o.assets,async f=>{const O=(0,p().isGene)(f)?await(0,E().
readGene)(f,t,e):void 0;if(O===void 0)return{asset:f,commands:[],findings:await(0,A().ask)(C().CLAIM_CHECKS,a,{asset:f})};
const{commands:M}=O,I=[...await(0,P().geneFindings)(a,{...O,limits:(0,F().limitsOf)(O,a)}),...M.flatMap(j=>j.findings)];
return{asset:f,commands:M,findings:I}});return{path:o.path,assets:r.map(({asset:f,commands:O})=>({asset:f,commands:O})),
findings:[...await(0,A().ask)(C().SUBJECT_CHECKS,a),...r.flatMap(({findings:f})=>f)]}}},37542:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.auditLogs=S,h.firstMalformedLine=t;function b(){const f=c(18744);return b=function(){return f},
f}function w(){const f=c(28894);return w=function(){return f},f}function A(){const f=c(26040);return A=function(){return f},
f}function C(){const f=c(3463);return C=function(){return f},f}function $(){const f=c(39491);return $=function(){return f},
f}function N(){const f=c(93028);return N=function(){return f},f}function P(){const f=c(95132);return P=function(){return f},
f}function F(){const f=c(53315);return F=function(){return f},f}function E(){const f=c(13026);return E=function(){return f},
f}function v(){const f=c(39869);return v=function(){return f},f}const p=/^100/,m=10,g=Buffer.alloc(0);async function S(f){
const{change:O,policy:M}=f,I=O.files.filter(L=>(0,F().namesOf)(L).some(w().isAuditLog));if(M.blast_radius.audit_log==="f\
orbidden"){const L=I.flatMap(F().namesOf).filter(w().isAuditLog),R="touches, although the policy forbids it,";return L.map(
D=>(0,P().finding)("audit-log-rewritten",{path:D,how:R},(0,v().atFile)(D)))}return(await Promise.all(I.map(L=>u(L,f)))).
flat()}async function l(f,O){return f.stat(O)===void 0?g:f.read(O,w().MAX_LOG_BYTES)}function y({rule:f,location:{path:O,
line:M}},I){return O!==I.path?!1:M===I.line||f==="file-not-json"&&M>I.line}async function u(f,O){const{baseTree:M,tree:I,
assets:j}=O,{path:L,oldPath:R,status:D}=f,k=[],H=(T,U)=>i(L,T,U).filter(({location:J})=>!j.problems.some(W=>J&&y(W,J))),
B=async T=>{if(!p.test(f.oldMode))return!0;const U=await l(M,T);return(0,w().hasRecords)(U)&&!await e(T,{before:U,after:g},
O)};if(R!==void 0&&(0,w().isAuditLog)(R)&&await B(R)&&k.push(n(R)),!(0,w().isAuditLog)(L))return k;if(D==="deleted")await B(
L)&&k.push(n(L));else if(!p.test(f.newMode)||D==="type_changed")k.push(n(L));else if(D==="modified"){const[T,U]=await Promise.
all([l(M,L),l(I,L)]),J=(0,w().continuationOf)(T,U);if(J.kind==="appended")return[...k,...H(U,J.from)];if(await e(L,{before:T,
after:U},O))return H(U,0);const{line:W,was:z,is:Y}=J,K=o(W,U),V={path:L,line:K?Math.max(W-1,1):W,column:1},X=K?`removes \
everything from line ${W} on of`:`modifies line ${W} of`,Q=(0,E().recordChange)(z,K?void 0:Y);k.push((0,P().finding)("au\
dit-log-rewritten",{path:L,how:X,change:Q},{location:V}))}else k.push(...H(await l(I,L),0));return k}function n(f){return(0,P().
finding)("audit-log-rewritten",{path:f,how:"removes or replaces"},(0,v().atFile)(f))}function i(f,O,M){const I=t(O,M);if(I===
void 0)return[];const j={path:f,line:I.line,column:1},L=`appends line ${I.line}, which is no valid record (${I.problem})\
, to`;return[(0,P().finding)("audit-log-rewritten",{path:f,how:L},{location:j,harm:"broken"})]}function o(f,O){return O.
length===0||O.at(-1)===m&&(0,w().countLines)(O,O.length)<f}function t(f,O){const M=(0,w().countLines)(f,O);for(const{bytes:I,
line:j}of(0,w().recordsOf)(f.subarray(O))){const L=s(I);if(L!==void 0)return{line:M+j,problem:L}}}function s(f){const O=(0,A().
attempt)(()=>f.toString("utf8").trim());if(O==="")return;const M=(0,A().attempt)(()=>JSON.parse(O??""));return M===void 0?
"it is not a single JSON value":(0,C().isMapping)(M)?typeof M.type=="string"?void 0:"it has no `type`":"it is not a JSON\
 object"}async function e(f,{before:O,after:M},{tree:I,policy:j}){if((0,w().isLogArchive)(f)||!d(O,M))return!1;const L=(0,b().
assetPathTest)(j),D=I.list((0,$().foldersAbove)(f).at(-1)??"").filter(k=>(0,N().isRegular)(k.kind)&&(0,w().isLogArchive)(
k.path)&&L(k.path));for(const k of D)if(await a(O,k.path,I))return!0;return!1}async function a(f,O,M){const I=await M.read(
O,w().MAX_LOG_BYTES),j=(0,w().continuationOf)(f,I);return j.kind==="appended"&&!(0,w().hasRecords)(I.subarray(j.from))}function d(f,O){
const[M]=r(O);if(M===void 0)return!0;const I=[...r(f)].at(-1);return typeof I?.id=="string"&&I.id!==""&&M.parent===I.id}
function*r(f){for(const{bytes:O}of(0,w().recordsOf)(f)){const M=(0,A().attempt)(()=>JSON.parse(O.toString("utf8")));M?.type===
"EvolutionEvent"&&(yield M)}}},12154:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.countedChange=y,
h.countedFiles=E,h.exemptPaths=$,h.isCountedByReference=l,h.markHiddenFiles=t,h.withLinesOfCode=u;function b(){const s=c(
18744);return b=function(){return s},s}function w(){const s=c(95244);return w=function(){return s},s}function A(){const s=c(
93028);return A=function(){return s},s}function C(){const s=c(53315);return C=function(){return s},s}function $(s,e,a,d){
const r=s.files.flatMap(C().namesOf);return e.blast_radius.counting==="reference"?new Map(r.filter(f=>!l(f)).map(f=>[f,"\
reference"])):new Map([...P(s,a,d).map(f=>[f,"validation_script"]),...r.filter((0,b().assetPathTest)(e)).map(f=>[f,"asse\
t_store"])])}const N={always:5,files:20,lines:1e3,bytes:64*1024};function P(s,e,a){const d=e.filter(({change:{kind:M}})=>M===
"added"||M==="modified"),r=new Set(d.flatMap(F)),f=s.files.filter(({status:M,path:I})=>M==="added"&&r.has(I)).map(M=>({path:M.
path,lines:(0,C().linesOf)(M),bytes:a.stat(M.path)?.size??0})).sort((M,I)=>M.lines-I.lines||M.bytes-I.bytes),O={lines:N.
lines,bytes:N.bytes};return f.slice(0,Math.min(N.files,Math.max(N.always,d.length))).flatMap(({path:M,lines:I,bytes:j})=>(O.
lines-=I,O.bytes-=j,O.lines>=0&&O.bytes>=0?[M]:[]))}function F({commands:s}){return s.flatMap(({reading:{command:e,targets:a}})=>a.
flatMap(({kind:d,via:r,name:f,path:O})=>d==="file"&&r===void 0&&O&&e.includes(f)?[O]:[]))}function E(s,e,a){return s.files.
flatMap(d=>(0,C().namesOf)(d).map(r=>v(d,r,e.get(r),a))).sort((d,r)=>r.lines-d.lines||(d.path<r.path?-1:1))}function v(s,e,a,d){
const r=e===s.path,f=r?(0,C().linesOf)(s):0,O=r?m(s,d):void 0,M=O==="binary"?d.stat(e)?.size:void 0;return{path:e,...a&&
{exempt:a},lines:f,...O&&{veil:O},...M!==void 0&&{bytes:M}}}const p=1e3;function m({binary:s,status:e,path:a,added:d},r){
if(s)return"binary";const{size:f=0}=e==="added"?r.stat(a)??{}:{};return f>p*Math.max(1,d)?"long_lines":void 0}const g=[/^(?:event\.json|temp_(?:gep|evolution)_output\.json|evolution_error\.log)$/,
/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,/capsule|events?\.jsonl$/i],S=[/^(?:index\.js|package\.json)$/,
/^(?:src|scripts|config)(?:\/|$)/,/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i];function l(s){const e=a=>a.some(d=>d.test(
s));return e(S)&&!e(g)}function y(s,e){const a=(0,C().measureChange)(s,{has:j=>!l(j)}),{files:d,lines:r,exempt_files:f,exempt_lines:O}=e,
M={files:Math.min(d,a.files),lines:Math.min(r,a.lines)},I={files:d+f,lines:r+O};return{least:M,most:I}}async function u(s,e,a){
const d=async f=>(0,C().namesOf)(f).some(O=>(0,w().isWritten)(O)||e.has(O))||await i(a.tree,f.path)||await i(a.baseTree,
f.oldPath??f.path),r=[];for(const f of s.files){const O=f.binary&&!await d(f);r.push(O?{...f,added:0,deleted:0}:f)}return{
...s,files:r}}const n=16*1024*1024;async function i(s,e){const{kind:a,size:d=0}=s.stat(e)??{};return!(0,A().isRegular)(a)||
d>n?!1:(await s.read(e,n)).subarray(0,2).toString("latin1")==="#!"}const o=100;async function t(s,e){const a=s.slice(0,o).
map(({path:r})=>r),d=await e.attributes?.(a,["linguist-generated","diff"]);return d===void 0?[...s]:s.map((r,f)=>f>=o||r.
veil!==void 0?r:/^(?:set|true)$/.test(d(r.path,"linguist-generated"))?{...r,veil:"generated"}:d(r.path,"diff")==="unset"?
{...r,veil:"no_diff"}:r)}},19177:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.decidingFiles=m;function b(){
const e=c(76760);return b=function(){return e},e}function w(){const e=c(57975);return w=function(){return e},e}function A(){
const e=c(77680);return A=function(){return e},e}function C(){const e=c(86191);return C=function(){return e},e}function $(){
const e=c(59867);return $=function(){return e},e}function N(){const e=c(3463);return N=function(){return e},e}function P(){
const e=c(95244);return P=function(){return e},e}function F(){const e=c(95132);return F=function(){return e},e}function E(){
const e=c(36773);return E=function(){return e},e}function v(){const e=c(12154);return v=function(){return e},e}function p(){
const e=c(75597);return p=function(){return e},e}async function m(e){const a=e.genes.filter(({change:M})=>M.kind!=="remo\
ved"),d=g(e),r=a.some(({commands:M})=>M.length>0);if(!r&&d.length===0)return[];const f={launched:new Map([...await l(d,e),
...u(a)]),hidden:await y(e),keepsCommand:a.some(n),warns:r};return(await Promise.all(e.change.files.filter(({path:M})=>(0,p().
alwaysForbidden)(M)===void 0).map(M=>i(M,e,f)))).filter(M=>M!==void 0).toSorted((M,I)=>Number(I.isNew)-Number(M.isNew)).
map(({path:M,why:I,isNew:j,isWarning:L})=>{const R=e.tree.stat(M)?.size,D={path:M,why:I,isNew:j,bytes:R??-1},k={...R!==void 0&&
{location:{path:M,line:1,column:1}},...L&&{severity:"warning"}};return(0,F().finding)("check-decided-by",D,k)})}function g({
assets:e,genes:a}){const d=new Set(a.map(({asset:r})=>r));return e.present.filter(r=>r.type==="Gene"&&!d.has(r)&&(0,A().
commandsToRun)(r).length>0)}const S=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function l(e,{judge:a,clock:d,change:r}){const f=r.
files.map(({path:I})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(I)?.[1]??I),O=new Map,M=new Set;for(const I of e){const j=a.forFile(
I.path);for(const L of(0,A().commandsToRun)(I)){if(!S.test(L)&&!f.some(k=>L.includes(k)))continue;const R=JSON.stringify(
[j.terms.cwd,j.terms.checkoutAs,L]);if(M.has(R))continue;M.add(R),await d.tick();const{reading:D}=await j.command(L);for(const k of(0,C().
startedFiles)(D))O.set(k,L)}}return O}async function y({change:e,exempt:a,tree:d}){const f=(await(0,v().markHiddenFiles)(
(0,v().countedFiles)(e,a,d),d)).filter(({veil:O,lines:M})=>O==="no_diff"&&M>0);return new Set(f.map(({path:O})=>O))}function u(e){
const a=e.flatMap(d=>d.commands);return new Map(a.flatMap(({command:d,reading:r})=>(0,C().startedFiles)(r).map(f=>[f,d])))}
function n({change:{before:e},commands:a}){const d=e?.value.validation;return Array.isArray(d)&&a.some(({command:r})=>d.
includes(r))}async function i(e,a,d){const r=await o(e,a,d);if(!d.hidden.has(e.path))return r;const f="git does not show\
 its difference (`.gitattributes`)";return r?{...r,why:`${r.why}; ${f}`}:{path:e.path,isNew:e.status==="added",why:f}}async function o({
path:e,status:a,oldPath:d},{tree:r,baseTree:f},{launched:O,keepsCommand:M,warns:I}){const j=a==="added",L=a==="renamed"?
d:a==="deleted"?e:void 0;if(L!==void 0&&(0,P().isTest)(L)&&(a==="deleted"||!(0,P().isTest)(e))){const H=a==="deleted"?"i\
t was deleted":`it is now \`${e}\``;return{path:L,why:`a test: ${H}`,isNew:!1,isWarning:I}}const R=O.get(e);if(R!==void 0)
return{path:e,why:`\`${R}\` starts it`,isNew:j};if(/(?:^|\/)package\.json$/.test(e)){const H=await s(e,r,f);return H===""?
void 0:{path:e,why:`its ${H} differ`,isNew:j}}if((0,P().isLockfile)(b().posix.basename(e)))return{path:e,why:"it decides\
 which dependencies checks load",isNew:j};const D=(0,P().toolThatFinds)(e);if(D===void 0)return;const k=`${D} finds it b\
y its name${a==="deleted"?"; it was deleted":""}`;return{path:e,why:k,isNew:j,isWarning:j&&M}}const t=["imports","export\
s","main","jest","mocha","ava","c8","nyc"];async function s(e,a,d){const r=(0,N().objectIn)(await(0,$().readJsonFile)(d,
e)),f=(0,N().objectIn)(await(0,$().readJsonFile)(a,e)),O=t.filter(j=>!(0,w().isDeepStrictEqual)(r[j],f[j])),M=(0,N().changedKeys)(
(0,N().objectIn)(r.scripts),(0,N().objectIn)(f.scripts));return[M.length>0?`npm scripts ${(0,E().inCode)(M)}`:"",O.length>
0?(0,E().inCode)(O):""].filter(Boolean).join(", ")}},1348:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.gateChange=g;function b(){const n=c(53916);return b=function(){return n},n}function w(){const n=c(18744);return w=function(){
return n},n}function A(){const n=c(3463);return A=function(){return n},n}function C(){const n=c(74238);return C=function(){
return n},n}function $(){const n=c(24666);return $=function(){return n},n}function N(){const n=c(95244);return N=function(){
return n},n}function P(){const n=c(95132);return P=function(){return n},n}function F(){const n=c(90331);return F=function(){
return n},n}function E(){const n=c(39869);return E=function(){return n},n}function v(){const n=c(92299);return v=function(){
return n},n}function p(){const n=c(354);return p=function(){return n},n}function m(){const n=c(3733);return m=function(){
return n},n}async function g(n){const{policyPath:i,loadedPolicy:o,baseTree:t,tree:s,changedNames:e}=n;if(e.size===0)return[];
const a=await(0,v().findGate)(t),d=i?await(0,F().looserKeys)(t,s,o.shared):[];return[...S(C().POLICY_PATH,d),...a.deciding.
size>0?l(a,await(0,v().findGate)(s),n):[],...a.late?[(0,P().finding)("gate-runs-late",a.late,(0,E().atFile)(a.late.path))]:
[]]}function S(n,i){return i.length>0?[(0,P().finding)("gate-weakened",{path:n,effects:i},(0,E().atFile)(n))]:[]}function l(n,i,{
policy:o,changedNames:t}){const s=(0,w().assetPathTest)(o);return[...t].flatMap(e=>{if(n.deciding.has(e)||i.deciding.has(
e))return S(e,u(n.files.get(e),i.files.get(e)));if(e===C().POLICY_PATH||e.startsWith($().COPIES)||(0,b().dirname)(e)===m().
WORKFLOWS||s(e))return[];const d=(0,b().basename)(e),r=p().GATE.test(d)&&!(0,N().isDocument)(e)&&!(0,N().isLockfile)(d),
f=n.steps.flatMap(({reasonFor:M})=>M(e)??[]),[O]=r?["its name is that of the gate"]:f;return S(e,O===void 0?[]:[`it chan\
ges, and ${O}`])})}const y=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function u(n,i){return n===void 0?["the file is ad\
ded, and mentions the gate"]:i===void 0?["the file is removed, or replaced by another one"]:(0,A().changedKeys)(n,i).filter(
t=>!y.test(t)).map(t=>`\`${t}\` changes`)}},354:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.GATE=
void 0,h.readSteps=E,h.textOf=p;function b(){const n=c(53916);return b=function(){return n},n}function w(){const n=c(3463);
return w=function(){return n},n}function A(){const n=c(95244);return A=function(){return n},n}function C(){const n=c(32854);
return C=function(){return n},n}function $(){const n=c(11331);return $=function(){return n},n}function N(){const n=c(11792);
return N=function(){return n},n}function P(){const n=c(3733);return P=function(){return n},n}const F=h.GATE=/gene-gate/i;
function E(n,i,o,t){const s=(0,P().jobsOf)(n),e=s.get(i)??{},a=(0,P().partsIn)(e.steps).findLastIndex(o),d=/\bneeds\b/.test(
p({...e,needs:""})),f=((0,w().isMapping)(n.on)?Object.keys(n.on):[n.on].flat()).every(M=>M==="workflow_run"),O=new Set([
i]);for(const M of O)for(const I of[s.get(M)?.needs??[]].flat())O.add(String(I));return[...O].flatMap(M=>{const I=s.get(
M)??{},j=[I,n].map(({defaults:L,env:R})=>[L,R]);return(0,P().partsIn)(I.steps).flatMap((L,R)=>{const D=!f&&(M===i?a<0||R<=
a:d),k=v(L,j,{startsGate:o(L),isEarly:D},t);return k?{...k,place:`jobs.${M}.steps[${R}]`}:[]})})}function v(n,i,{startsGate:o,
isEarly:t},s){const e=(0,P().calledPaths)(n),[a]=e,d=a===void 0&&typeof n.uses=="string";if(d&&(!t||o||S(n)))return;const r=p(
n.run),O=/working-directory|\b(?:cd|pushd)\b/.test(JSON.stringify([n,i]))?r:s(r),M=t?(0,N().readByInstalls)(r):[],I=d||a!==
void 0||u(O),j=d||l(O),L=o&&!a&&(g.test(p(n))||!(I||j)),R=t&&!L,D=p([{...n,name:"",uses:""},e,i]).toLowerCase(),k=new Set(
D.split(/[^\w.-]+/).map(B=>B.replace(/(?<!\.)\.+$/,"")));return{startsGate:o,isLate:R,reasonFor:B=>{const T=(0,b().basename)(
B),U=A().toolThatFinds(B),J=A().isPackageFile(T)||A().isLockfile(T)||(0,C().isWithin)(B,".yarn");if(R&&j&&J||M.includes(
B))return"a package manager reads it before the gate, or to start it";if(A().isDocument(B)||A().isLockfile(T))return;const[
W="",...z]=B.toLowerCase().split("/").reverse(),Y=k.has(W)||o&&U!==void 0&&k.has(U);return a!==void 0&&(0,C().isWithin)(
B,a)||Y&&z.every(V=>k.has(V))?"stands in the gate's job, or in one that this needs":R&&I&&(U!==void 0||A().isRunnable(B))?
"can run before the gate, which a job of its own avoids":void 0}}}function p(n){return typeof n=="string"?n.replaceAll(/^[ \t]*#.*$/gm,
""):typeof n!="object"||n===null?"":Object.values(n).map(p).join(`
`)}const m=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),g=/RUNNER_TEMP|runner\.temp/;
function S({uses:n,with:i}){const o=String(n).split("@")[0]?.toLowerCase()??"";if(o==="actions/download-artifact")return g.
test(p(i));const t=Object.entries((0,w().objectIn)(i)).filter(([s])=>/install|bundler/.test(s));return m.has(o)&&t.every(
([,s])=>`${s||!1}`=="false")}function l(n){return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(n)||n.split(
/[^\w.@-]+/).some(i=>(0,$().programNamed)(i)?.kind==="manager")}const y=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|)$/;
function u(n){const o=n.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*[^\s;&|()`]+/g,
"").split(/[\n;&|()`]/),t=s=>{const[,e=""]=/^\s*(?:sudo +)?(\S*)/.exec(s)??[],a=F.test(s)&&l(e);return y.test(e)||a||(0,$().
programNamed)(e)?.kind==="downloader"};return!o.every(t)||/GITHUB_(?:PATH|ENV)\b/.test(n)}},92299:function(G,h,c){Object.
defineProperty(h,"__esModule",{value:!0}),h.findGate=$;function b(){const N=c(3463);return b=function(){return N},N}function w(){
const N=c(354);return w=function(){return N},N}function A(){const N=c(11792);return A=function(){return N},N}function C(){
const N=c(3733);return C=function(){return N},N}async function $(N){const P=await(0,C().readWorkflows)(N),E=(0,C().partsIn)(
[...P.values()]).map(e=>(0,b().objectIn)(e.with)).map(e=>(0,b().textIn)(e,"check-name").trim()).filter(Boolean),v=e=>w().
GATE.test(e)||E.some(a=>e.includes(JSON.stringify(a))),p=[...P].filter(([,e])=>v(JSON.stringify(e))),m=new Set(p.map(([e])=>e));
for(const e of m)for(const[a,d]of P)(0,C().calledPaths)(d).includes(e)&&m.add(a);const g=new Set(m);for(const e of g){const a=P.
get(e)??{},d=[(0,b().objectIn)((0,b().objectIn)(a.on).workflow_run).workflows].flat(),r=(0,C().calledPaths)(a);for(const[
f,{name:O=f}]of P)(r.includes(f)||d.includes(O))&&g.add(f)}const S=e=>(0,C().calledPaths)(e).some(a=>m.has(a))||w().GATE.
test((0,w().textOf)([(0,b().textIn)(e,"uses").split("@")[0],e.run])),l=(e,a)=>{const d=(0,C().partsIn)(a).filter(({uses:r})=>!/-artifact@/.
test(`${r}`));return d.some(S)||w().GATE.test((0,w().textOf)([e,a.name,d.map(r=>r.with)]))},y=[...P].flatMap(([e,a])=>(g.
has(e)?[...(0,C().jobsOf)(a)]:[]).flatMap(([r,f])=>l(r,f)?{path:e,workflow:a,id:r,job:f}:[])),u=await(0,A().harmlessInstalls)(
N,[...P.values()].map(w().textOf)),n=y.flatMap(({path:e,workflow:a,id:d})=>(0,w().readSteps)(a,d,S,u).map(r=>({...r,path:e}))),
i=n.filter(({isLate:e})=>e),[o]=i,t=new Set(i.map(({place:e,path:a})=>`\`${e}\` of \`${a}\``)),s=i.some(e=>e.startsGate);
return{files:P,deciding:g,jobs:y,steps:n,late:o&&{path:o.path,steps:[...t],startsGate:s}}}},11792:function(G,h,c){Object.
defineProperty(h,"__esModule",{value:!0}),h.harmlessInstalls=N,h.readByInstalls=$;function b(){const F=c(3733);return b=
function(){return F},F}const w=/^[ \t]*(?:cargo fetch --locked|pip[x3]? install(?: (?:-r [\w./-]+|-q|-U|--(?:quiet|upgrade|user|no-cache-dir|require-hashes)|[a-z][\w-]*(?:==[\w.]+)?))+)[ \t]*$/gim,
A=[".cargo/config.toml",".cargo/config","rust-toolchain.toml","rust-toolchain"],C=/^(?:[a-z\d][\w-]*(?:\[[\w,-]*\])?(?:[ \t]*[=<>!~;].*)?|--hash=\S+|#.*|)$/i;
function $(F){const v=[...F.matchAll(/ -r ([\w./-]+)/g)].map(([,p=""])=>p.replace(/^(?:\.\/)+/,""));return/\bcargo fetch\b/i.
test(F)?[...v,...A]:v}async function N(F,E){const v=new Set;for(const m of new Set(E.flatMap($)))await P(F,m)&&v.add(m);
const p=m=>$(m).every(g=>v.has(g));return m=>m.replace(w,g=>p(g)?"":g)}async function P(F,E){return A.includes(E)?F.stat(
E)===void 0:(await(0,b().smallFile)(F,E))?.split(/\r?\n/).map(m=>m.replace(/\\$/,"").trim())?.every(m=>C.test(m))??!1}},
3733:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.WORKFLOWS=void 0,h.calledPaths=S,h.jobsOf=m,h.parseMapping=
p,h.partsIn=g,h.readWorkflows=E,h.smallFile=v;function b(){const l=c(53916);return b=function(){return l},l}function w(){
const l=c(69873);return w=function(){return l},l}function A(){const l=c(26040);return A=function(){return l},l}function C(){
const l=c(3463);return C=function(){return l},l}function $(){const l=c(32854);return $=function(){return l},l}function N(){
const l=c(93028);return N=function(){return l},l}const P=h.WORKFLOWS=".github/workflows",F=1024*1024;async function E(l){
const y=new Map,u=new Set(l.list(P).map(({path:n})=>n));for(const n of u){const i=/\.ya?ml$/.test(n)?await v(l,n):void 0;
if(i===void 0)continue;const o=p(i)??{invalid:i};y.set(n,o);for(const t of S(o))u.add(t)}return y}async function v(l,y){
const{kind:u,size:n=0}=l.stat(y)??{};if(!(!(0,N().isRegular)(u)||n>F))return(await l.read(y)).toString("utf8")}function p(l){
const y=()=>(0,w().parse)(l,{prettyErrors:!1,logLevel:"error"}),u=(0,C().isNestedTooDeep)(l)?void 0:(0,A().attempt)(y);return(0,C().
isMapping)(u)?u:void 0}function m(l){const y=Object.entries((0,C().objectIn)(l.jobs));return new Map(y.map(([u,n])=>[u,(0,C().
objectIn)(n)]))}function g(l){if(typeof l!="object"||l===null)return[];const{run:y,uses:u}=(0,C().objectIn)(l);return typeof y==
"string"||typeof u=="string"?[l]:Object.values(l).flatMap(g)}function S(l){return g(l).flatMap(y=>{const u=String(y.uses),
n=u.startsWith("./")?(0,$().normalise)(u.split("@")[0]??""):void 0;return n===void 0?[]:[n,(0,b().join)(n,"action.yml"),
(0,b().join)(n,"action.yaml")]})}},90331:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.ignoredInputs=
y,h.looserKeys=m,h.policyFile=P;function b(){const u=c(81961);return b=function(){return u},u}function w(){const u=c(74238);
return w=function(){return u},u}function A(){const u=c(49875);return A=function(){return u},u}function C(){const u=c(24666);
return C=function(){return u},u}function $(){const u=c(95132);return $=function(){return u},u}function N(){const u=c(39869);
return N=function(){return u},u}async function P(u){const{policyPath:n,changedNames:i,tree:o,baseTree:t}=u;return n===void 0?
[]:[...[...i].some(e=>e===n||e.startsWith(C().COPIES))?await p(u):[],...F(o,t)]}function F(u,n){const i=u.stat(w().POLICY_PATH)?
v(u,n):(0,A().findNearPolicy)(u);if(i===void 0)return[];const{path:o,fault:t}=i,s=`it ${t}, and the gate reads only the \
regular file \`${w().POLICY_PATH}\``;return[(0,$().finding)("policy-broken",{path:o,mistake:s},(0,N().atFile)(o))]}const E=w().
POLICY_PATH.replace(/yml$/,"yaml");function v(u,n){return u.stat(E)!==void 0&&n.stat(E)===void 0?{path:E,fault:"is besid\
e the policy"}:void 0}async function p({baseTree:u,tree:n,loadedPolicy:i}){const{policy:o,shared:t}=i,[s,e]=await Promise.
all([(0,w().readPolicyIn)(u,t),(0,w().readPolicyIn)(n,t)]),a=w().POLICY_PATH;if("mistakes"in e)return e.mistakes.map(({line:f,
column:O,message:M})=>(0,$().finding)("policy-broken",{path:a,mistake:M},{location:{path:a,line:f,column:O}}));const d="\
policy"in s?s.policy:o,r="missing"in e?[g(e.missing.source)]:(0,b().comparePolicies)(d,e.policy).map(l);return[(0,$().finding)(
"policy-changed",{path:a,effects:r},(0,N().atFile)(a))]}async function m(u,n,i){const[o,t]=[u.stat(w().POLICY_PATH),n.stat(
w().POLICY_PATH)];if(o===void 0)return[];if(o.oid!==void 0&&o.oid===t?.oid&&o.kind===t.kind&&i===void 0)return[];const[e,
a]=await Promise.all([(0,w().readPolicyIn)(u,i),(0,w().readPolicyIn)(n,i)]);if("mistakes"in e||"mistakes"in a||"missing"in
e)return[];if("missing"in a)return[g(a.missing.source)];const d=(0,b().comparePolicies)(e.policy,a.policy).filter(({loosens:r})=>r);
return[...t===void 0?["the policy is removed"]:[],...d.map(l)]}function g(u){return`extends: ${(0,C().sharedName)(u)}, w\
hich cannot be compared; commit it as ${(0,C().copyPath)(u)}`}const S=160;function l({key:u,change:n,direction:i,loosens:o}){
const t=!o&&n.length>S?`${n.slice(0,S).replace(/[\ud800-\udbff]$/,"")}\u2026`:n;return`\`${`${u}: ${t}`.replaceAll("`","\
\u02CB")}\`${i===void 0||o&&i==="tighter"?"":` (${i})`}`}function y({loadedPolicy:u}){return u.ignoredInputs.map(n=>(0,$().
finding)("input-loosens-policy",{...n}))}},75597:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.alwaysForbidden=
P,h.forbiddenPaths=F,h.protectedPaths=p;function b(){const u=c(41330);return b=function(){return u},u}function w(){const u=c(
11970);return w=function(){return u},u}function A(){const u=c(32854);return A=function(){return u},u}function C(){const u=c(
95132);return C=function(){return u},u}function $(){const u=c(39869);return $=function(){return u},u}const N=[".git","no\
de_modules"];function P(u){const n=N.filter(o=>(0,w().mayBeSpelled)(u,o));if(n.length===0)return;const i=((0,A().normalise)(
u)??u).split("/");return n.find(o=>i.some(t=>(0,w().isSpellingOf)(t,o)))}function F({touched:u,touchesOf:n,policy:i}){const o=u.
flatMap(E),t=(s,e,a)=>(0,$().someTouches)(a).map(d=>(0,C().finding)("forbidden-path",{entry:s,by:e,...d},(0,$().atFile)(
d.path)));return[...N.flatMap(s=>{const e=o.filter(a=>a.directory===s);return t(s,"nothing may touch",e.map(({touch:a})=>a))}),
...i.blast_radius.forbidden_paths.flatMap(s=>t(s,"the policy forbids",n(s)))]}function E({path:u,via:n}){const i=P(u),o=i??
P(n);return o===void 0?[]:[{directory:o,touch:{path:u,via:i===void 0?n:""}}]}const v=`AGENTS.md CLAUDE.md GEMINI.md SOUL\
.md IDENTITY.md MEMORY.md USER.md TOOLS.md HEARTBEAT.md .env*
  .github/workflows/** .github/gene-gate.yml`.split(/\s+/);function p(u){const{touched:n,policy:i,policyPath:o,change:t,
tree:s,genes:e}=u,a=g(t,s),d=e.some(({binds:O})=>O),r=l(i.blast_radius.protected_paths),f=l(v);return n.flatMap(O=>{const{
path:M}=O,I=a.get(M),j=y(O),L=r(j),R=L??(M===o?void 0:f(j));if(R===void 0)return[];const D=L!==void 0,k={path:M,pattern:R,
by:D?"the policy":"the default list"},H={...(0,$().atFile)(M),severity:D||I!==void 0&&d?"error":"warning",harm:D||m(M)?"\
danger":"broken"};return[I===void 0?(0,C().finding)("protected-path",k,H):(0,C().finding)("protected-file-destroyed",{...k,
how:I},H)]})}function m(u){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.test(u)}function g(u,n){const i=new Map;
for(const{status:o,path:t,oldPath:s}of u.files)o==="deleted"&&i.set(t,"deletes"),s!==void 0&&i.set(s,"deletes"),(o==="mo\
dified"||o==="type_changed")&&n.stat(t)?.size===0&&i.set(t,"empties");return i}const S={dot:!0,nonegate:!0,nocase:!0,flags:"\
is"};function l(u){const n=u.map(i=>{const o=(0,b().default)(i,S);return{pattern:i,covers:s=>o(s)||(0,A().isWithin)(s,i,
{ignoreCase:!0})}});return i=>n.find(({covers:o})=>i.some(o))?.pattern}function y({path:u,via:n}){return n===""?[u]:[u,n]}},
13026:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.recordChange=C;function b(){const P=c(3463);return b=
function(){return P},P}const w=3,A=60;function C(P,F){if(F===void 0)return`${N(P.toString())} \u2192 nothing`;const[E,v]=[
$(P),$(F)],p=[...new Set([...E.keys(),...v.keys()])].filter(l=>E.get(l)!==v.get(l)),m=p.length>1?p.filter(l=>l!=="asset_\
id"):p,g=m.slice(0,w).map(l=>{const y=`${N(E.get(l)??"nothing")} \u2192 ${N(v.get(l)??"nothing")}`;return l===""?y:`${N(
l)}: ${y}`}),S=m.length-g.length;return g.length===0?"its bytes differ, and no value does":`${g.join("; ")}${S>0?`; and ${S}\
 more`:""}`}function $(P){const F=P.toString().trim(),E=new Map,v=(p,m)=>{if(!(0,b().isMapping)(p))E.set(m.join("."),JSON.
stringify(p));else for(const[g,S]of Object.entries(p))v(S,[...m,g])};try{return v(JSON.parse(F),[]),E}catch{return new Map(
[["",F]])}}function N(P){return`\`${(P.length>A?`${P.slice(0,A-1)}\u2026`:P).replaceAll("`","\u02CB")}\``}},66503:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.storeRoots=N;function b(){const v=c(76760);return b=function(){return v},
v}function w(){const v=c(68450);return w=function(){return v},v}function A(){const v=c(59867);return A=function(){return v},
v}function C(){const v=c(95132);return C=function(){return v},v}function $(){const v=c(39869);return $=function(){return v},
v}async function N(v){const{genes:p,tree:m}=v,g=p.flatMap(({asset:y,store:u,change:n})=>n.kind==="removed"?[]:[[u.path,{
store:u,file:y.path}]]),S=P(v),l=[...new Map(g).values()].map(y=>F(y,m));return[...S,...(await Promise.all(l)).flat()]}function P({
assets:v,policy:p,tree:m,baseTree:g}){const S=new Map;for(const l of v.files){const{path:y,root:u}=(0,w().storeOf)(l,{policy:p,
tree:g}),n=(0,w().storeOf)(l,{policy:p,tree:m}).root;if(g.stat(y)===void 0||u===n||S.has(y))continue;const i={store:E(y),
root:E(u),others:[E(n)]},o={...(0,$().atFile)(l),severity:"warning"};S.set(y,(0,C().finding)("store-root-unclear",{...i,
because:"moves"},o))}return[...S.values()]}async function F({store:{path:v,root:p,named:m},file:g},S){const l={store:E(v),
root:E(p)};if(S.stat(p)?.kind!=="directory")return[(0,C().finding)("store-root-missing",{...l,named:m===!0},(0,$().atFile)(
g))];if(await(0,A().readPackageJson)(S,p)===A().INVALID){const n=b().posix.join(p,"package.json"),i={...(0,$().atFile)(g),
severity:"warning",layer:"change"};return[(0,C().finding)("package-json-invalid",{path:n},i)]}const y=(0,w().packagesAbove)(
S,v).filter(n=>n!==p);if(m===!0||y.length===0)return[];const u={...l,others:y.map(E),because:"manifest"};return[(0,C().finding)(
"store-root-unclear",u,(0,$().atFile)(g))]}function E(v){return v===""?".":v}},90350:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.unauditableFiles=N,h.unprovenMerge=p;function b(){const m=c(32854);return b=function(){return m},
m}function w(){const m=c(95132);return w=function(){return m},m}function A(){const m=c(39869);return A=function(){return m},
m}const C="160000",$=".gitmodules";function N({genes:m,change:g,tree:S}){if(!m.some(({binds:i})=>i))return[];const[l,...y]=g.
files.filter(P).map(({path:i})=>i),[u,...n]=g.files.filter(({path:i,newMode:o})=>o===A().SYMLINK&&F(i,S)).map(({path:i})=>i);
return[...l===void 0?[]:[(0,w().finding)("submodule-changed",{path:l,...v(y)},(0,A().atFile)(l))],...u===void 0?[]:[(0,w().
finding)("symlink-leaves-tree",{path:u,target:S.readlink(u)??"",...v(n)},(0,A().atFile)(u))]]}function P({path:m,newMode:g,
status:S}){return g===C||m===$&&S!=="deleted"}function F(m,g){const{kind:S}=(0,b().resolveInTree)(g,m);return S==="outsi\
de"||S==="loop"}const E=9;function v(m){const g=m.length-E;return{...m.length>0&&{likewise:m.slice(0,E)},...g>0&&{more:g}}}
function p({unprovenMerge:m}){return m?[(0,w().finding)("merge-not-proven",{merge:m.commit,reason:m.reason})]:[]}},72025:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.ask=$,h.assetNotJudged=P,h.notChecked=E,h.ofChange=C;function b(){const v=c(
27199);return b=function(){return v},v}function w(){const v=c(95132);return w=function(){return v},v}function A(){const v=c(
50661);return A=function(){return v},v}function C(v){return(p,...m)=>(0,A().isChange)(p)?v(p,...m):[]}async function $(v,p,...m){
const g=Object.entries(v).map(async([S,l])=>{try{return await l(p,...m)}catch(y){return[N(S,y,m)]}});return(await Promise.
all(g)).flat()}function N(v,p,[m]){return m===void 0?(0,w().notJudged)(`the change; the check "${v}" failed`,p):P(m.asset,
p,`; the check "${v}" failed`)}function P(v,p,m=""){const g=`the ${v.type} \`${v.id}\`${m}`;return(0,w().notJudged)(g,p,
F(v))}function F(v){try{return(0,b().placeOf)(v)}catch{return{location:{path:v.path,line:1,column:1},subject:(0,b().subjectOf)(
v)}}}function E(v,{path:p,detail:m},g){return(0,w().finding)("claim-not-checked",{claim:v,why:`${m} of the log \`${p}\``},
g)}},70716:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.SUBJECT_CHECKS=h.REMOVED_GENE_CHECKS=h.GENE_CHECKS=
h.CLAIM_CHECKS=void 0;function b(){const r=c(44786);return b=function(){return r},r}function w(){const r=c(37542);return w=
function(){return r},r}function A(){const r=c(19177);return A=function(){return r},r}function C(){const r=c(1348);return C=
function(){return r},r}function $(){const r=c(90331);return $=function(){return r},r}function N(){const r=c(75597);return N=
function(){return r},r}function P(){const r=c(66503);return P=function(){return r},r}function F(){const r=c(90350);return F=
function(){return r},r}function E(){const r=c(72025);return E=function(){return r},r}function v(){const r=c(52117);return v=
function(){return r},r}function p(){const r=c(97004);return p=function(){return r},r}function m(){const r=c(93198);return m=
function(){return r},r}function g(){const r=c(59613);return g=function(){return r},r}function S(){const r=c(48550);return S=
function(){return r},r}function l(){const r=c(10255);return l=function(){return r},r}function y(){const r=c(85881);return y=
function(){return r},r}function u(){const r=c(93290);return u=function(){return r},r}function n(){const r=c(73566);return n=
function(){return r},r}function i(){const r=c(47771);return i=function(){return r},r}function o(){const r=c(36974);return o=
function(){return r},r}function t(){const r=c(42804);return t=function(){return r},r}const s=h.SUBJECT_CHECKS={"asset-fi\
les":v().assetFiles,"genes-outside":(0,E().ofChange)(v().genesOutside),"forbidden-paths":(0,E().ofChange)(N().forbiddenPaths),
"protected-paths":(0,E().ofChange)(N().protectedPaths),"policy-file":(0,E().ofChange)($().policyFile),"gate-change":(0,E().
ofChange)(C().gateChange),"agent-files":(0,E().ofChange)(({agentFiles:r})=>r.flatMap(({findings:f})=>f)),"agent-instruct\
ions":(0,E().ofChange)(b().agentInstructions),"ignored-inputs":(0,E().ofChange)($().ignoredInputs),"audit-logs":(0,E().ofChange)(
w().auditLogs),"unauditable-files":(0,E().ofChange)(F().unauditableFiles),"unproven-merge":(0,E().ofChange)(F().unprovenMerge),
"hard-cap":(0,E().ofChange)(t().hardCap),"store-roots":(0,E().ofChange)(P().storeRoots),"deciding-files":(0,E().ofChange)(
A().decidingFiles),"missing-genes":y().missingGenes,"event-chain":m().eventChain,"unresolved-references":y().unresolvedReferences,
"genes-still-named":(0,E().ofChange)(y().genesStillNamed),"engine-seeds":(0,E().ofChange)(p().engineSeeds),"activated-se\
eds":(0,E().ofChange)(p().activatedSeeds),"removed-scripts":(0,E().ofChange)(u().removedScripts),"claimed-radius":(0,E().
ofChange)(g().claimedRadius),"claimed-streak":i().claimedStreak,estimates:(0,E().ofChange)(g().estimates),"look-alike-id\
s":S().lookAlikeIds,"repeated-ids":S().repeatedIds,unidentified:n().unidentified},e=h.CLAIM_CHECKS={"self-description":n().
selfDescription,"capsule-fields":n().capsuleFields,envelope:l().envelope},a=h.GENE_CHECKS={"incomplete-gene":o().incompleteGene,
"validation-list":o().validationList,"declared-constraints":t().declaredConstraints,"loosened-constraints":(0,E().ofChange)(
t().loosenedConstraints),"limits-beyond-cap":(0,E().ofChange)(t().limitsBeyondCap),"gene-blast-radius":(0,E().ofChange)(
t().geneBlastRadius),"declared-paths":(0,E().ofChange)(t().declaredPaths),"self-description":n().selfDescription,envelope:l().
envelope},d=h.REMOVED_GENE_CHECKS={"removed-gene":(0,E().ofChange)(o().removedGene),"gene-blast-radius":(0,E().ofChange)(
t().geneBlastRadius),"declared-paths":(0,E().ofChange)(t().declaredPaths)}},52117:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.assetFiles=F,h.assetProblemFinding=E,h.genesOutside=p;function b(){const y=c(18744);return b=
function(){return y},y}function w(){const y=c(94534);return w=function(){return y},y}function A(){const y=c(93028);return A=
function(){return y},y}function C(){const y=c(13580);return C=function(){return y},y}function $(){const y=c(95132);return $=
function(){return y},y}function N(){const y=c(54421);return N=function(){return y},y}function P(){const y=c(66160);return P=
function(){return y},y}function F({problems:y}){return y.filter(({rule:u})=>u!=="outside-globs").map(E)}function E({before:y,
...u}){const{rule:n,detail:i,location:o,id:t,severity:s}=u,a={location:o,...t===void 0?{}:{subject:{id:t}},...s&&{severity:s}};
return y?{...(0,$().finding)(n,{detail:i},{...a,severity:"notice"}),before:y}:(0,$().finding)(n,{detail:i},a)}const v=5;
async function p(y){const u=y.problems.filter(({rule:o})=>o==="outside-globs"),n=y.clock.all(u,async o=>{const t=await m(
o.location.path,y);return t.some(({severity:e})=>e==="error")?t:[E(o),...t]}),i=y.clock.all(y.assets.changes.filter(P().
isClaim),o=>{const{asset:t,before:s}=o;return g((0,b().nestedGenes)(t),s?(0,b().nestedGenes)(s):[],y)});return[...await n,
...await i].flat()}async function m(y,u){const{change:n,tree:i,baseTree:o,policy:t}=u,s=(0,w().assetLimits)(t.assets.max_file_bytes),
e=async(d,r)=>{const{kind:f,size:O=0}=d.stat(r)??{};return!(0,A().isRegular)(f)||O>s.maxBytes?[]:(0,b().strayGenes)(r,await d.
read(r,s.maxBytes),s)},a=n.files.find(d=>d.path===y)?.oldPath??y;return g(await e(i,y),await e(o,a),u)}async function g(y,u,{
judge:n}){const i=new Set(u.flatMap(({commands:t})=>t)),o=[];for(const{location:t,commands:s}of y)for(const e of s){const a=S(
(await n.command(e)).findings);if(a===void 0||o.length===v)continue;const d=`a Gene whose command \`${e}\` ${a}`,r=i.has(
e)?"notice":"error";o.push({...(0,$().finding)("outside-globs",{detail:d},{location:t,severity:r,harm:"danger"}),danger:a})}
return o}function S(y){const u=y.find(i=>i.danger!==void 0)??y.find(l);if(u===void 0)return;const[,n]=/^Command (.*)/.exec(
(0,C().ruleOf)(u.rule).title)??[];return u.danger??n??`is dangerous (\`${u.rule}\`)`}function l({rule:y,severity:u,harm:n,
args:i}){const o=[i.program,i.flag,""].map(s=>({text:String(s)})),t=y==="outside-code"&&(0,N().textHanded)(o)!==void 0;return u===
"error"&&n==="danger"&&!t}},97004:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.activatedSeeds=P,h.
asNotice=v,h.blockedGenes=$,h.engineSeeds=F,h.lacksEngine=E;function b(){const p=c(27199);return b=function(){return p},
p}function w(){const p=c(77680);return w=function(){return p},p}function A(){const p=c(13580);return A=function(){return p},
p}function C(){const p=c(95132);return C=function(){return p},p}async function $(p,m,g){const S=new Map;for(const l of p){
const{gene:y}=l.value,u=m.find(t=>t.type==="Gene"&&t.id===y),n=u&&await N(u,g);if(u===void 0||n===void 0)continue;const i=`\
the command \`${n}\` of its gene \`${u.id}\` is blocked`,o={capsule:l.id,why:i};S.set(l,(0,C().finding)("capsule-not-eli\
gible",o,(0,b().placeOf)(l,["gene"])))}return S}async function N(p,m){const g=m.forFile(p.path);for(const S of(0,w().commandsToRun)(
p)){const{verdict:l}=await g.command(S);if(l==="block")return S}}async function P({assets:p,judge:m}){const g=[];for(const S of p.
activated??[]){const l=await N(S,m);l!==void 0&&g.push((0,C().finding)("seed-activated-blocked",{gene:S.id,command:l},(0,b().
placeOf)(S,["validation"])))}return g}function F({seeds:p,genes:m}){const[g]=p.keys();if(g===void 0)return[];const S=[...p.
values()].sort((u,n)=>u.localeCompare(n,"en",{numeric:!0})),l={ids:[...new Set([...p.keys()].map(({id:u})=>u))],count:p.
size,oldest:S[0]??"",newest:S.at(-1)??"",idle:m.filter(({asset:u,commands:n})=>p.has(u)&&E(n)).length},y=l.idle>0?"warni\
ng":"notice";return[(0,C().finding)("engine-seeds",l,{location:g.locate(),severity:y})]}function E(p){return p.some(({findings:m})=>m.
some(({rule:g})=>(0,A().ruleOf)(g).absent===!0))}function v(p){return(p.harm??(0,A().ruleOf)(p.rule).harm)==="danger"?p:
{...p,severity:"notice"}}},72391:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.broadcastFindings=S,
h.judgeCapsules=v;function b(){const t=c(27199);return b=function(){return t},t}function w(){const t=c(13580);return w=function(){
return t},t}function A(){const t=c(95132);return A=function(){return t},t}function C(){const t=c(72025);return C=function(){
return t},t}function $(){const t=c(59613);return $=function(){return t},t}function N(){const t=c(85475);return N=function(){
return t},t}function P(){const t=c(21471);return P=function(){return t},t}function F(){const t=c(57733);return F=function(){
return t},t}function E(){const t=c(47771);return E=function(){return t},t}function v({changes:t,present:s,unread:e},a,d,r=new Map){
const f=t.filter(({asset:j})=>j.type==="Capsule");if(f.length===0)return[];const O=(0,E().streakCounter)((0,E().eventsIn)(
{changes:t,present:s,unread:e}),!0),M=e.at(-1),I=d&&p(f,d);return f.map(({kind:j,asset:L,before:R})=>{if(j==="removed")return{
change:j,asset:L,eligible:null,eligibility:null,reasons:[]};const D=j==="added"?I:R&&(0,$().sizeOf)(R.value.blast_radius),
k=g(L,()=>{const T=O(L),U=M===void 0||T.ended?T:{...T,unread:M},J=r.get(L);return[...S(L,U,a,D),...J?[J]:[]]}),H=(0,A().
eligibilityOf)(k);return{change:j,asset:L,eligible:H==="eligible",eligibility:H,reasons:k}})}function p(t,s){const e=t.filter(
({kind:r})=>r==="added").map(({asset:r})=>(0,$().sizeOf)(r.value.blast_radius)??{files:0,lines:0}),a=r=>e.reduce((f,O)=>f+
O[r],0);return a("files")>=s.files&&a("lines")>=s.lines?void 0:s}function m(t){const{otherAsset:s}=(0,w().ruleOf)(t.rule);
return t.severity==="error"||(0,A().isMissingEvidence)(t)||s===!0}function g(t,s){try{return[...s(),...(0,F().promotionSchemaFindings)(
t),...(0,N().identityFindings)(t,"hand")].filter(m)}catch(e){return[(0,C().assetNotJudged)(t,e)]}}function S(t,s,e,a={files:0,
lines:0}){const{status:d,score:r}=n(t.value.outcome),f=n(t.value.blast_radius),O=[],M=(I,...j)=>{const L=(0,b().placeOf)(
t,j);O.push((0,A().finding)("capsule-not-eligible",{capsule:t.id,why:I},L))};if(d!=="success"){const I=o(d);M(`\`outcome.\
status\` is ${I}, but it must be "success"`,"outcome","status")}if(!i(r,e.min_score,1)){const I=`a number from ${e.min_score}\
 to 1`,j=`\`outcome.score\` is ${o(r)}, but it must be ${I}`;M(j,"outcome","score")}for(const I of["files","lines"]){const j=e[`\
max_${I}`],L=Math.max(a[I],s.radius?.[I]??0);if(i(f[I],1,j)&&L<=j)continue;const R=o(f[I]),D=L>j?`${L} (claimed: ${R})`:
R,k=`\`blast_radius.${I}\` is ${D}, but it must be ${l(j)}`;M(k,"blast_radius",I)}if(s.unmeasured!==void 0){const I=`\`bl\
ast_radius.files\` is not a size in the event \`${s.unmeasured}\`, but it must be ${l(e.max_files)}`;M(I,"blast_radius")}
return s.count<e.min_success_streak&&O.push(...y(t,s,e.min_success_streak)),O}function l(t){return`a number from 1 to ${t}`}
function y(t,{count:s,unread:e,failed:a,uncounted:d=[]},r){const f=(0,b().placeOf)(t),O={capsule:t.id};if(a!==void 0){const j=`\
the event \`${a}\`, the newest one that names it, is not a success`;return[(0,A().finding)("capsule-not-eligible",{...O,
why:j},f)]}if(e!==void 0){const j=`whether the Capsule \`${t.id}\` has enough consecutive successes`;return[(0,C().notChecked)(
j,e,{...f,severity:"error"})]}const M=d.slice(0,u).map(({event:j,why:L})=>`the event \`${j}\` does not count: ${L}`),I={
...O,streak:s,least:r,uncounted:M};return[(0,A().finding)("capsule-streak",I,f)]}const u=5;function n(t){return(0,b().isJsonObject)(
t)?t:{}}function i(t,s,e){return typeof t=="number"&&t>=s&&t<=e}function o(t){return t===void 0?"missing":(0,P().describeJson)(
t)}},93198:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.eventChain=F;function b(){const l=c(76760);
return b=function(){return l},l}function w(){const l=c(27199);return w=function(){return l},l}function A(){const l=c(28894);
return A=function(){return l},l}function C(){const l=c(95132);return C=function(){return l},l}function $(){const l=c(36773);
return $=function(){return l},l}function N(){const l=c(72025);return N=function(){return l},l}function P(){const l=c(85475);
return P=function(){return l},l}function F({assets:{changes:l,present:y,unread:u}}){const n=y.filter(({type:r})=>r==="Ev\
olutionEvent"),i=new Set(l.map(({asset:r})=>r)),o=new Map(n.map(r=>[r.id,r])),t=new Map,s=new Map,e=E(n),a=new Set,d=new Set;
return n.flatMap(r=>{const f=s.get(r.path);s.set(r.path,r);const O=m(r),M=O===void 0?void 0:t.get(O);if(O!==void 0&&M===
void 0&&t.set(O,r),!i.has(r)||r.cut)return[];const I=(0,w().placeOf)(r,["parent"]),j=(B,T,U={})=>[(0,C().finding)("event\
-not-chained",{event:r.id,fault:B,fix:T},{...I,...U})],L=(0,A().isAuditLog)(r.path),R=f===void 0&&L?e(r.path):void 0;if(R!==
void 0&&O!==R.id){const B=`does not continue the archive \`${R.path}\` of its log`;return j(B,p(r,R.id))}if(O===void 0)return f===
void 0||!L?[]:j(v,p(r,f.id));if(!o.has(O)){const B=f===void 0,T=L&&!B?"error":"warning",[U]=u;if(U!==void 0){const z=`wh\
ether the parent \`${O}\` of the EvolutionEvent \`${r.id}\` exists`;return[(0,N().notChecked)(z,U,{...I,severity:T})]}if(d.
has(O))return[];B||d.add(O);const J=B?`If the log with \`${O}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${O}\`, which it wrote before this one; if they are lost, leav\
e the event out`,W={event:r.id,parent:O,where:"not in any asset file",fix:J};return[(0,C().finding)("event-parent-missin\
g",W,{...I,severity:T})]}const D=S(r,o,a);if(D!==void 0){const B=`has a circular chain of parents: ${(0,$().inCode)(D)}`;
return j(B,"Set the `parent` of each event to the previous event")}if(M===void 0||M.id===r.id)return[];const k=f===void 0||
f.id===O?M.id:f.id,H=`has the parent \`${O}\`, which is already the parent of \`${M.id}\``;return j(H,p(r,k),{severity:"\
warning"})})}function E(l){const y=l.filter(({path:n})=>(0,A().isLogArchive)(n)),u=new Set(y.map(m));return n=>{if((0,A().
isLogArchive)(n))return;const i=y.filter(({path:o})=>b().posix.dirname(o)===b().posix.dirname(n));return i.findLast(({id:o})=>!u.
has(o))??i.at(-1)}}const v="has no parent, but it is not the first event of its log";function p({value:l},y){const u=l.asset_id===
void 0?"":(0,P().contentHash)({...l,parent:y});return`Set \`parent\` to \`${y}\`, the previous event${u&&`, and \`asset_i\
d\` to \`${u}\``}`}function m({value:{parent:l}}){return typeof l=="string"&&l!==""?l:void 0}const g=5;function S(l,y,u){
const n=new Set;let i=l;for(;i!==void 0&&!u.has(i.id)&&!n.has(i.id);){n.add(i.id);const t=m(i);i=t===void 0?void 0:y.get(
t)}if(i!==void 0&&i.id===l.id&&!u.has(i.id))return[...n].slice(0,g);for(const t of n)u.add(t)}},59613:function(G,h,c){Object.
defineProperty(h,"__esModule",{value:!0}),h.claimedRadius=A,h.estimates=F,h.sizeOf=$;function b(){const v=c(27199);return b=
function(){return v},v}function w(){const v=c(95132);return w=function(){return v},v}function A({assets:{changes:v},counted:p}){
const{least:m}=p;return["Capsule","EvolutionEvent"].flatMap(g=>{const S=v.filter(({kind:t,asset:s})=>t==="added"&&s.type===
g).map(({asset:t})=>t),l=S.flatMap(({value:t})=>$(t.blast_radius)??[]),y=S.at(-1);if(y===void 0||l.length<S.length)return[];
const u=l.reduce((t,s)=>t+s.files,0),n=l.reduce((t,s)=>t+s.lines,0);if(u>=m.files&&n>=m.lines)return[];const i=S.length>
1?" together with the others of the change":"",o={type:g,id:y.id,claim:`claims ${C({files:u,lines:n})}${i}`,shown:`git c\
ounts ${C(m)} for this change`,fix:"Set `blast_radius` to what the cycle changed, and add the asset in the same change"};
return[(0,w().finding)("claim-differs",o,(0,b().placeOf)(y,["blast_radius"]))]})}function C({files:v,lines:p}){return`${v}\
 ${v===1?"file":"files"} and ${p} ${p===1?"line":"lines"}`}function $(v){if(!(0,b().isJsonObject)(v))return;const{files:p,
lines:m}=v;return typeof p=="number"&&typeof m=="number"?{files:p,lines:m}:void 0}const N=3,P=.1;function F({assets:{changes:v},
counted:p}){const{least:m,most:g}=p,S=v.filter(({kind:l,asset:y})=>l==="added"&&y.type==="EvolutionEvent");return S.flatMap(
({asset:l})=>{const{blast_radius_estimate:y,meta:u,blast_radius:n}=l.value,i=(0,b().isJsonObject)(y)?[]:["meta"],o=i.length===
0?y:(0,b().isJsonObject)(u)&&u.blast_radius_estimate,t=E(o);if(t===void 0||t<=0)return[];const s=S.length===1,e=s?m.files:
E(n),a=s?g.files:E(n);if(e===void 0||a===void 0)return[];const d=e/t>N;if(!d&&a/t>=P)return[];const r=d?e:a,f=(0,b().placeOf)(
l,[...i,"blast_radius_estimate"]),O={type:l.type,id:l.id,claim:`estimates ${t} ${t===1?"file":"files"}`,shown:`the chang\
e touches ${r}`,fix:"Review the changes that were not planned, or update the estimate"};return[(0,w().finding)("claim-di\
ffers",O,f)]})}function E(v){return(0,b().isJsonObject)(v)&&typeof v.files=="number"?v.files:void 0}},48550:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.lookAlikeIds=F,h.repeatedIds=S;function b(){const u=c(76760);return b=
function(){return u},u}function w(){const u=c(23404);return w=function(){return u},u}function A(){const u=c(27199);return A=
function(){return u},u}function C(){const u=c(64385);return C=function(){return u},u}function $(){const u=c(11970);return $=
function(){return u},u}function N(){const u=c(95132);return N=function(){return u},u}function P(){const u=c(25367);return P=
function(){return u},u}function F({assets:{changes:u,present:n}}){const i=u.filter(({kind:s})=>s==="added").map(({asset:s})=>s);
if(i.length===0)return[];const o=new Set(i.map(({type:s})=>s)),t=new Map;for(const{type:s,value:e}of n){const a=o.has(s)?
(0,C().declaredId)(e):void 0;if(a!==void 0)for(const d of v(s,a))t.set(d,(t.get(d)??new Set).add(a))}return i.flatMap(s=>{
const{type:e,id:a}=s,r=v(e,a).flatMap(O=>[...t.get(O)??[]].slice(0,2)).find(O=>O!==a);if(r===void 0)return[];const f=(0,A().
placeOf)(s,["id"]);return[(0,N().finding)("look-alike-id",{type:e,id:(0,P().visible)(a),other:(0,P().visible)(r)},f)]})}
const E=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function v(u,n){const i=/^[\w.-]*$/.test(n)?n:p(n),o=i.replaceAll(
/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${u} case ${m(i)}`,`${u} drawn ${m(o)}`]}function p(u){const n=u.
normalize("NFKC").replace(E,"");return(0,$().asciiOf)(n.replace(/\p{Pd}/gu,"-"))}function m(u){return u.toUpperCase().toLowerCase()}
const g=/(?:\.seed\.json|\/default_genes\.json)$/;function S({assets:{changes:u,present:n}}){const o=u.filter(({kind:e})=>e===
"added"||e==="modified").map(({asset:e})=>e).filter(l);if(o.length===0)return[];const t=new Set(o.map(({id:e})=>e)),s=n.
filter(e=>l(e)&&t.has(e.id));return o.flatMap(e=>{const a=s.find(f=>y(f,e));if(a===void 0)return[];const d=`the gene \`${e.
id}\`, also in \`${a.path}\` with other content`,r={...(0,A().placeOf)(e,["id"]),severity:"warning"};return[(0,N().finding)(
"duplicate-id",{detail:d},r)]})}function l({type:u,path:n}){return u==="Gene"&&!g.test(`/${n}`)}function y(u,n){return u.
id===n.id&&u.path.replace(/l$/,"")!==n.path.replace(/l$/,"")&&b().posix.dirname(u.path)===b().posix.dirname(n.path)&&(0,w().
canonicalize)(u.value)!==(0,w().canonicalize)(n.value)}},10255:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.envelope=N;function b(){const g=c(27199);return b=function(){return g},g}function w(){const g=c(61331);return w=function(){
return g},g}function A(){const g=c(39763);return A=function(){return g},g}function C(){const g=c(95132);return C=function(){
return g},g}function $(){const g=c(85475);return $=function(){return g},g}function N(g,{asset:S}){const{type:l,id:y,envelope:u}=S;
return[...F(S),...u&&(0,w().senderOf)(u)===void 0?[(0,C().finding)("schema-field",{type:l,id:y,...P},(0,b().placeOf)(S))]:
[]]}const P={field:"sender_id",where:"'s message",fault:"is missing",fix:"Store the message with its `sender_id`"};function F(g){
const{type:S,id:l,wrappers:y=[]}=g,u=(0,b().placeOf)(g);return y.flatMap(n=>E(g,n).flatMap(([i,o])=>{const t=n[i];if(t===
void 0||t===o)return[];const s={type:S,id:l,field:i,stated:m(t),actual:m(o)};return[(0,C().finding)("envelope-contradict\
s-asset",s,u)]}))}function E(g,S){const{type:l,id:y,value:u}=g,n=[["asset_type",l],["asset_id",p(g,S.asset_id)],["conten\
t_hash",p(g,S.content_hash)],["local_id",y]];return v(S.type,l)&&n.unshift(["type",l]),l!=="ValidationReport"?n:[["targe\
t_asset_id",u.gene_asset_id??S.target_asset_id],["target_local_id",u.gene_id],...n]}function v(g,S){if(typeof g!="string")
return!1;const l=g.toLowerCase();return l!==S.toLowerCase()&&A().ASSET_TYPES.some(y=>y.toLowerCase()===l)}function p({type:g,
value:S},l){if(S.asset_id!==void 0||l===void 0)return S.asset_id;const y={type:g,value:{...S,asset_id:l}};return(0,$().matchContentHash)(
y)===void 0?(0,$().contentHash)(S):l}function m(g){return JSON.stringify(g??null).slice(0,100)}},85881:function(G,h,c){Object.
defineProperty(h,"__esModule",{value:!0}),h.appliedIds=v,h.genesStillNamed=P,h.missingGenes=g,h.unresolvedReferences=N;function b(){
const S=c(27199);return b=function(){return S},S}function w(){const S=c(30610);return w=function(){return S},S}function A(){
const S=c(95132);return A=function(){return S},S}function C(){const S=c(72025);return C=function(){return S},S}function $(){
const S=c(50661);return $=function(){return S},S}function N({assets:S}){const{changes:l,present:y,unread:u}=S,n=F(y,"Cap\
sule"),i=F(y,"ValidationReport"),o=[["EvolutionEvent","capsule_id","Capsule",n],["EvolutionEvent","validation_report_id",
"ValidationReport",i],["AntiGene","evidence_capsules","Capsule",n]];return l.filter(({kind:t})=>t==="added"||t==="modifi\
ed").flatMap(({asset:t})=>{const{type:s,id:e,value:a}=t,[d]=u;return o.flatMap(([r,f,O,M])=>r!==s?[]:[a[f]].flat().flatMap(
I=>{if(!E(I,M))return[];const j={...(0,b().placeOf)(t,[f]),severity:"warning"},L=`whether \`${I}\`, which the ${s} \`${e}\
\` names, exists`;return d?[(0,C().notChecked)(L,d,j)]:[(0,A().finding)("reference-not-found",{type:s,id:e,wanted:O,name:I,
field:f},j)]}))})}function P({assets:{changes:S,present:l}}){const y=F(l,"Gene"),u=v(S),n=S.flatMap(({kind:o,asset:t,before:s})=>o===
"removed"?t:s??[]).filter(({type:o})=>o==="Gene").flatMap(o=>(0,w().namesOf)(o).map(t=>({asset:o,name:t}))).filter(({name:o})=>!y.
has(o)&&!u.has(o));if(n.length===0)return[];const i=l.flatMap(w().namings);return n.flatMap(({asset:o,name:t})=>{const s=i.
filter(({gene:O})=>O===t),e=s.find(O=>O.by.type==="Capsule")??s[0];if(e===void 0)return[];const a=t.startsWith("sha256:"),
d={what:`${a?"gene that was":"gene"} \`${t}\``,by:`the ${e.by.type} \`${e.by.id}\``,more:new Set(s.map(O=>O.by)).size-1,
fix:a?"Name the gene by its `id`, or by its new `asset_id`":`Keep the gene \`${t}\`, or also remove the Capsules that nam\
e it`},r=e.by.type==="Capsule"?"warning":"notice",f=e.by.locate(e.pointer);return[(0,A().finding)("still-named",d,{location:f,
subject:(0,b().subjectOf)(o),severity:r})]})}function F(S,l){return new Set(S.filter(y=>y.type===l).flatMap(w().namesOf))}
function E(S,l){return typeof S=="string"&&!l.has(S)}function v(S){return new Set(S.flatMap(w().newNamings).map(({gene:l})=>l))}
const p="ad_hoc",m={severity:"warning",harm:"bookkeeping"};function g(S){const{changes:l}=S.assets,y=new Set(l.filter(({
kind:u,asset:n})=>u!=="removed"&&n.type==="Gene").flatMap(({asset:u})=>(0,w().namesOf)(u)));return l.flatMap(w().newNamings).
filter(({gene:u})=>!y.has(u)).map(({by:u,gene:n,pointer:i})=>{const o=n===p&&(0,$().isChange)(S),t={...(0,b().placeOf)(u,
i),...o&&m},{type:s,id:e}=u,a={type:s,id:e,wanted:"gene",name:n,field:String(i[0])};return(0,A().finding)("reference-not\
-found",a,t)})}},93290:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.removedScripts=p;function b(){
const n=c(76760);return b=function(){return n},n}function w(){const n=c(27199);return w=function(){return n},n}function A(){
const n=c(68450);return A=function(){return n},n}function C(){const n=c(77680);return C=function(){return n},n}function $(){
const n=c(63455);return $=function(){return n},n}function N(){const n=c(51951);return N=function(){return n},n}function P(){
const n=c(59867);return P=function(){return n},n}function F(){const n=c(46912);return F=function(){return n},n}function E(){
const n=c(91063);return E=function(){return n},n}function v(){const n=c(95132);return v=function(){return n},n}async function p(n){
const{assets:i,baseTree:o,clock:t}=n,s=new Map([...S(n.change),...await l(n)]);if(s.size===0)return[];const e=new Set(i.
changes.map(({asset:r})=>r)),a=i.present.filter(r=>r.type==="Gene"&&!e.has(r)),d=new Map;for(const r of a){await t.tick();
const f=(0,A().storeOf)(r.path,{policy:n.policy,tree:o}),O=(0,C().validationCommands)(r),M=new Map;for(const{value:I,pointer:j}of O.
kind==="list"?O.entries:[])if(typeof I=="string")for(const L of await u(I,f,o))s.has(L)&&M.set(L,j[1]);for(const[I,j]of M){
const L=d.get(I);L?L.more+=1:d.set(I,{gene:r,entry:j,more:0})}}return[...d].map(([r,{gene:f,entry:O,more:M}])=>{const I=`\
Keep \`${s.get(r)}\`, or change the commands that name it`,j={...(0,w().placeOf)(f,["validation",O]),harm:"broken"};return(0,v().
finding)("still-named",{what:r,by:`the gene \`${f.id}\``,more:M,fix:I},j)})}function m(n){return`file \`${n}\``}function g(n,i){
return`script \`${i}\` of \`${n}\``}function S({files:n}){const i=new Set(n.filter(({status:o})=>o!=="deleted").map(({path:o})=>o));
return n.flatMap(({status:o,path:t,oldPath:s})=>o==="deleted"?t:s??[]).filter(o=>!i.has(o)).map(o=>[m(o),o])}async function l({
change:n,baseTree:i,tree:o}){const t=n.files.map(({path:e,oldPath:a})=>a??e),s=[];for(const e of t.filter(a=>b().posix.basename(
a)==="package.json")){const a=new Set(await y(o,e)),d=(await y(i,e)).filter(r=>!a.has(r));s.push(...d.map(r=>[g(e,r),r]))}
return s}async function y(n,i){const o=b().posix.dirname(i);return[...(await(0,P().usablePackageJson)(n,o==="."?"":o))?.
scripts.keys()??[]]}async function u(n,i,o){const t=(0,$().namedPaths)(n,i).map(m),s=i.root,{invocation:e}=(0,N().readWords)(
n,{tree:o,cwd:s});if(i.checkoutAs!==void 0||e?.program!=="npm")return t;const a={tree:o,directory:s,changed:new Set,families:E().
NO_PROGRAMS},{runs:d}=await(0,F().scriptsThatRun)(e,a,{start:0,end:0}),r=(0,F().eventOf)(e),f=d.filter(({event:O})=>O===
r);return[...t,...f.map(O=>g(b().posix.join(O.directory,"package.json"),O.event))]}},21471:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.describeJson=t,h.schemaDifferences=$;function b(){const s=c(98285);return b=function(){return s},
s}function w(){const s=c(98879);return w=function(){return s},s}const A=2e5,C=50;function $(s,e){try{return N(s,(0,b().withoutAnnotations)(
e))}catch(a){if(!(a instanceof URIError))throw a;return[{kind:"invalid",pointer:[],fields:[],expected:["an object whose \
keys are Unicode text"],found:"not",keyword:"propertyNames",more:0}]}}function N(s,e){const a=(0,w().complaintsOf)(s,e,JSON.
stringify(e).length<=A),d=new Map,r=new Set;for(const f of a){if(E.has(f.keyword))continue;const O=P(f);if(!r.has(O)){r.
add(O);for(const M of v(f,s,e)){const I=JSON.stringify([f.keywordLocation,...M.fields]),j=d.get(I);d.set(I,j?{...j,more:j.
more+1}:M)}}}return[...d.values()].slice(0,C)}function P({keyword:s,instanceLocation:e}){return`${F.has(s)?s:"value"} ${e}`}
const F=new Set(["required","additionalProperties"]),E=new Set(["properties","items","false"]);function v(s,e,a){const{keyword:d,
keywordLocation:r,instanceLocation:f}=s,{pointer:O,value:M}=m(a,f),I=g(e,r),j={pointer:O,fields:[],found:"",keyword:d,more:0};
if(d==="required"){const R=(I.required??[]).filter(k=>!p(M,k)),D=R.map(k=>o(I.properties?.[k]??{}));return[{...j,kind:"m\
issing",fields:R,expected:D}]}if(d==="additionalProperties"){const R=I.properties??{},D=Object.keys(M??{}).filter(H=>!Object.
hasOwn(R,H)),k=Object.keys(R).filter(H=>!p(M,H));return D.map(H=>({...j,kind:"unknown",pointer:[...O,H],fields:[H],expected:k}))}
const L=[i(d,I)];return[{...j,kind:"invalid",expected:L,found:t(M)}]}function p(s,e){return s!==null&&Object.hasOwn(s,e)}
function m(s,e){const a=[];let d=s;for(const r of S(e))Array.isArray(d)?(a.push(Number(r)),d=d[Number(r)]??null):(a.push(
r),d=d[r]??null);return{pointer:a,value:d}}function g(s,e){let a=w().SCHEMAS[s];for(const d of S(e).slice(0,-1))a=a[d];return a}
function S(s){return s.split("/").slice(1).map(e=>e.replaceAll("~1","/").replaceAll("~0","~"))}const l={string:"a string",
array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},y={"^\\d+\\.\\d+\\\
.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},u=40,n={type:s=>[
s].flat().map(a=>l[String(a)]??String(a)).join(" or "),enum:s=>`one of ${[s].flat().map(a=>`\`${JSON.stringify(a)}\``).join(
", ")}`,const:s=>JSON.stringify(s),pattern:s=>y[String(s)]??`a string that matches ${s}`,minLength:s=>s===1?"a non-empty\
 string":`a string of at least ${s} characters`,maxLength:s=>`a string of at most ${s} characters`,minItems:s=>s===1?"a \
non-empty list":`a list of at least ${s} items`,maxItems:s=>`a list of at most ${s} items`,minimum:s=>`a number that is \
at least ${s}`,maximum:s=>`a number that is at most ${s}`};function i(s,e){return n[s]?.(e[s])??`a value that matches \`${s}\
\` in the schema`}function o(s){const e=["enum","const","pattern","type"].find(a=>Object.hasOwn(Object(s),a));return e===
void 0?"a value":i(e,s)}function t(s){return Array.isArray(s)?s.length===0?"an empty list":"a list":s!==null&&typeof s==
"object"?"an object":typeof s!="string"?String(s):s.length<=u?JSON.stringify(s):`a string of ${s.length} characters`}},57733:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.promotionSchemaFindings=P,h.schemaFindings=N;function b(){const i=c(23404);
return b=function(){return i},i}function w(){const i=c(27199);return w=function(){return i},i}function A(){const i=c(3051);
return A=function(){return i},i}function C(){const i=c(95132);return C=function(){return i},i}function $(){const i=c(21471);
return $=function(){return i},i}function N(i){return(0,$().schemaDifferences)(i.type,i.value).filter(o=>!y(i,o)).flatMap(
o=>p(i,o)).map(o=>F(i,o,"warning"))}function P(i){const o=u(i)?"warning":"error";return(0,$().schemaDifferences)(i.type,
i.value).map(t=>F(i,t,o))}function F(i,o,t){const{type:s,id:e}=i,{kind:a,pointer:d,fields:r,expected:f,found:O,more:M}=o,
I={...(0,w().placeOf)(i,d),severity:t},j=(k,H,B,T)=>(0,C().finding)("schema-field",{type:s,id:e,field:k,fault:H,where:B,
fix:T},I);if(a==="missing"){const k=r.includes("asset_id")?"; `gene-gate fix --identity --write` adds `asset_id` in the \
repository of its author":"",H=r.map((B,T)=>`\`${B}\` (${f[T]})`).join(", ");return j(r.join("`, `"),"is missing",v(d,M),
`Add ${H}${k}`)}if(a==="unknown"){const[k=""]=r,H=(0,A().nearestName)(k,f),T=`${H?`If you meant \`${H}\`, rename it. Othe\
rwise, remove`:"Remove"} \`${k}\` or store it outside the asset`;return j(k,"is unknown",v(d.slice(0,-1),M),T)}const L=d.
join("."),R=M===0?"":` (and in ${E(M)})`,D=`must be ${f}, but it is ${O}${R}`;return j(L,D,"",`Change \`${L}\` to ${f}`)}
function E(i){return i===1?"1 similar place":`${i} similar places`}function v(i,o){return i.length===0?"":` in \`${i.join(
".")}\`${o===0?"":` and ${E(o)}`}`}function p(i,o){const{kind:t,pointer:s,keyword:e}=o;if(t==="unknown")return[o];if(t===
"invalid")return g(i.type,s,e)?[]:[o];const a=O=>m[i.type].has([...s,O].join("."))||O==="source_type"&&(n(i)??0)<S,d=o.fields.
flatMap((O,M)=>a(O)?[]:[[O,o.expected[M]??""]]),r=d.map(([O])=>O),f=d.map(([,O])=>O);return r.length===0?[]:[{...o,fields:r,
expected:f}]}const m={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_\
files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(
["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(
["type","id"])};function g(i,[o,...t],s){if(o==="type"||o==="id"||o==="asset_id")return!0;if(i!=="Gene")return!1;const e=s===
"minItems"&&t.length>0;return o==="validation"||o==="constraints"&&!e}const S=6,l={"Gene epigenetic_marks[]":["object","\
string"],"Gene _source":["object"],"Gene avoid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":[
"string"],"Capsule diff":["string"],"Capsule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execut\
ion_trace":["object"],"EvolutionEvent applied_lessons[]":["object","string"]};function y({type:i,value:o},{kind:t,pointer:s}){
const[e="",a=0,...d]=s,r=o[e]??null,f=l[`${i} ${e}${Array.isArray(r)?"[]":""}`];return t==="missing"||!f||typeof a!="num\
ber"||d.length>0?!1:[r].flat().every(O=>f.includes(O===null?"null":typeof O))}function u(i){return(n(i)??Number.NaN)<Number(
b().SCHEMA_VERSION.split(".")[1])}function n({value:{schema_version:i}}){const o=typeof i=="string"?/^1\.(\d+)\.\d+$/.exec(
i)?.[1]:void 0;return o===void 0?void 0:Number(o)}},98879:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.SCHEMAS=void 0,h.complaintsOf=S;function b(){const u=c(13574);return b=function(){return u},u}function w(){const u=c(36576);
return w=function(){return u},u}function A(){const u=c(25065);return A=function(){return u},u}function C(){const u=c(5330);
return C=function(){return u},u}function $(){const u=c(39436);return $=function(){return u},u}function N(){const u=c(39763);
return N=function(){return u},u}const P={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},F={type:"string",pattern:"^sha256\
:[a-f0-9]{64}$"},E={type:"string",minLength:1},v={type:{const:"ValidationReport"},schema_version:P,id:E,gene_id:E,env_fingerprint:{
type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{
command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},
duration_ms:{type:"integer",minimum:0},created_at:E,asset_id:F},p={type:"array",items:{type:"string"}},m={type:"object",
required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{type:{const:"AntiGene"},schema_version:P,
id:E,summary:E,trigger:{...p,minItems:1},avoid:{...p,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium",
"high"]},source_clusters:p,evidence_capsules:p,failure_count:{type:"integer",minimum:0},asset_id:F}},g=h.SCHEMAS={Gene:C().
default,Capsule:w().default,EvolutionEvent:A().default,Mutation:$().default,ValidationReport:{type:"object",required:Object.
keys(v).filter(u=>u!=="env_fingerprint"),properties:v},AntiGene:m};function S(u,n,i){return l[i?"all":"first"][u].validate(
n).errors}const l={all:y(!1),first:y(!0)};function y(u){const n=N().ASSET_TYPES.map(i=>[i,new(b()).Validator(g[i],"7",u)]);
return Object.fromEntries(n)}},73566:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.capsuleFields=E,
h.selfDescription=P,h.unidentified=v;function b(){const g=c(27199);return b=function(){return g},g}function w(){const g=c(
59490);return w=function(){return g},g}function A(){const g=c(95132);return A=function(){return g},g}function C(){const g=c(
72025);return C=function(){return g},g}function $(){const g=c(85475);return $=function(){return g},g}function N(){const g=c(
57733);return N=function(){return g},g}function P({correctorOf:g},{asset:S,change:l,commands:y=[]}){if(S.cut)return[];const u=l?.
kind==="unchanged"?void 0:l?.before,n=y.some(({findings:i})=>i.some(({edit:o})=>o?.fix));return[...(0,$().hashFindings)(
S,g(S),!n,u),...(0,N().schemaFindings)(S)]}const F={success_streak:"an integer from 0 on",env_fingerprint:"an object wit\
h `platform` and `arch`"};function E(g,{asset:S}){const{type:l,id:y,value:u}=S;if(l!=="Capsule"||S.cut)return[];const n=Object.
keys(F).filter(s=>u[s]==null);if(n.length===0)return[];const i=n.join("`, `"),t={fault:"is missing",where:"",fix:`Add ${n.
map(s=>`\`${s}\` (${F[s]})`).join(", ")}`};return[(0,A().finding)("schema-field",{type:l,id:y,field:i,...t},(0,b().placeOf)(
S))]}function v({genes:g,claims:S,correctorOf:l}){const i=[...g.filter(({change:t})=>t?.kind!=="removed").map(({asset:t})=>t),
...S].filter(({cut:t})=>!t).flatMap(t=>p(t,l));return[...(0,w().groupBy)(i,({rule:t,location:s})=>JSON.stringify([t,s?.path])).
values()].flatMap(m)}function p(g,S){try{return(0,$().identityFindings)(g,S(g)).filter($().isMissingIdentity)}catch(l){return[
(0,C().assetNotJudged)(g,l)]}}function m([g,...S]){if(g===void 0)return[];if(S.length===0||!(0,$().isMissingIdentity)(g))
return[g,...S];const{subject:l,args:y,...u}=g,{expected:n,...i}=y;return[{...u,args:{...i,others:S.length}}]}},47771:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.claimedStreak=e,h.eventsIn=g,h.streakCounter=P,h.successStreak=m;function b(){
const a=c(23404);return b=function(){return a},a}function w(){const a=c(27199);return w=function(){return a},a}function A(){
const a=c(59490);return A=function(){return a},a}function C(){const a=c(95132);return C=function(){return a},a}function $(){
const a=c(72025);return $=function(){return a},a}function N(){const a=c(85475);return N=function(){return a},a}function P(a,d){
const r=l(a,d),f=(0,A().groupBy)(a,({value:{capsule_id:O}})=>O);return O=>F(O,f.get(O.id)??[],r,d)}function F({id:a,value:{
gene:d}},r,f,O){const M=[],I=[],j={files:0,lines:0};let L;const{successes:R,failure:D}=E(a,r);for(const k of R){const{value:H}=k,
B=f.get(k)??u(H,O)??(n(H,d,O)?void 0:S)??(o(H)?"it records no change":void 0);B===void 0?(I.push(k),i(j,H)||(L??=s(H))):
M.push({event:s(H),why:B})}return{count:p(I),uncounted:M,ended:D!==void 0,...D&&R.length===0&&{failed:s(D.value)},radius:j,
...L!==void 0&&{unmeasured:L}}}function E(a,d){const r=d.filter(({value:O})=>O.type==="EvolutionEvent"&&O.capsule_id===a).
reverse(),f=r.findIndex(({value:O})=>!v(O));return f<0?{successes:r}:{successes:r.slice(0,f),failure:r[f]}}function v({outcome:a}){
return(0,w().isJsonObject)(a)&&a.status==="success"}function p(a){const d=a.map(({value:r})=>r.id).filter(r=>typeof r=="\
string");return a.length-d.length+new Set(d).size}function m(a,d){const{successes:r,failure:f}=E(a,d);return{count:p(r),
ended:f!==void 0}}function g({changes:a,present:d,unread:r}){const f=r.at(-1),O=new Set(a.map(({asset:M})=>M));return d.
filter(({type:M,path:I})=>M==="EvolutionEvent"&&(!f||I>=f.path)).map(M=>({value:M.value,log:M.path,isNew:O.has(M)}))}const S="\
it does not name the gene of the Capsule";function l(a,d){const r=new Map,f=new Map,O=new Set;for(const M of a){const I=y(
M,f,d&&O.has(M.log));I!==void 0&&r.set(M,I),O.add(M.log);const{id:j}=M.value;typeof j=="string"&&!f.has(j)&&f.set(j,M)}return r}
function y({value:a,isNew:d},r,f){const{id:O,parent:M}=a;if(d)return"the change that is judged adds or edits it";const I=typeof O==
"string"?r.get(O):void 0;return I!==void 0?(0,b().canonicalize)(I.value)===(0,b().canonicalize)(a)?void 0:"an earlier ev\
ent with other content has its id":typeof M=="string"&&M!==""?r.has(M)?void 0:"its parent is not in the log before it":f?
"it has no parent":void 0}function u(a,d){const{id:r,asset_id:f}=a;if(f===void 0)return d?"it has no hash":void 0;if((0,N().
matchContentHash)({type:"EvolutionEvent",value:a})===void 0)return"its hash does not match its content";const O=typeof r==
"string"&&r.trim()!=="";return d&&!O?"it has no id":void 0}function n({genes_used:a},d,r){return typeof d!="string"||d===
""||!Array.isArray(a)?!r:a.includes(d)}function i(a,{blast_radius:d}){if(d===void 0)return!0;if(!(0,w().isJsonObject)(d))
return!1;const{files:r,lines:f}=d;return!t(r)||!t(f)?!1:(a.files=Math.max(a.files,r),a.lines=Math.max(a.lines,f),!0)}function o({
blast_radius:a}){return(0,w().isJsonObject)(a)&&(a.files===0||a.lines===0)}function t(a){return typeof a=="number"&&Number.
isSafeInteger(a)&&a>=0}function s({id:a}){return typeof a=="string"?a:"without an id"}function e({assets:a}){const d=(0,A().
groupBy)(g(a),({value:r})=>r.capsule_id);return a.changes.flatMap(({kind:r,asset:f})=>{const{success_streak:O}=f.value;if(r===
"removed"||f.type!=="Capsule"||typeof O!="number")return[];const{count:M,ended:I}=m(f.id,d.get(f.id)??[]);if(O<=M)return[];
const j=(0,w().placeOf)(f,["success_streak"]),L=a.unread.at(-1);if(L!==void 0&&!I)return[(0,$().notChecked)(`the success\
 streak of the Capsule \`${f.id}\``,L,j)];const R={type:f.type,id:f.id,claim:`claims a success streak of ${O}`,shown:`th\
e events show ${M}`,fix:"Let the engine append the events of its cycles, or correct `success_streak`"};return[(0,C().finding)(
"claim-differs",R,j)]})}},36974:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.incompleteGene=v,h.removedGene=
p,h.validationList=N;function b(){const m=c(27199);return b=function(){return m},m}function w(){const m=c(36093);return w=
function(){return m},m}function A(){const m=c(77680);return A=function(){return m},m}function C(){const m=c(95132);return C=
function(){return m},m}function $(){const m=c(50661);return $=function(){return m},m}function N(m,{asset:g,validation:S,
commands:l}){if(g.cut)return[];const y=["validation"],u={gene:g.id};if(S.kind==="not_a_list"){const o={...u,fault:`must \
have ${S.expected} as \`validation\``};return[(0,C().finding)("validation-malformed",o,(0,b().placeOf)(g,y))]}if(S.kind===
"missing"||S.entries.every(A().isBlankEntry))return[(0,C().finding)("validation-missing",{...u,that:""},(0,b().placeOf)(
g,y))];const n=[],i=new Set;for(const o of S.entries){const{value:t,pointer:s}=o,e=(0,b().placeOf)(g,s),a=s.join(".");if((0,A().
isBlankEntry)(o)){const d={...u,field:a,fault:"is blank"};n.push((0,C().finding)("validation-redundant",d,{...e,severity:"\
notice"}))}else if(typeof t!="string"){const d={...u,fault:`must have a string as \`${a}\``};n.push((0,C().finding)("val\
idation-malformed",d,e))}else if(i.has(t)){const d={...u,field:a,fault:`repeats \`${t}\``},r={...(0,b().subjectOf)(g),command:t};
n.push((0,C().finding)("validation-redundant",d,{...e,subject:r}))}else i.add(t)}if(l.length>0&&l.every(F)){const o={...u,
that:" that checks the change"},t=(0,b().placeOf)(g,y),s=P(m,g)?"notice":"error";n.push((0,C().finding)("validation-miss\
ing",o,{...t,severity:s}))}return n}function P(m,g){return(0,$().isChange)(m)?m.seeds.has(g):m.correctorOf(g)!=="author"&&
(0,w().seedRelease)(g)!==void 0}function F({reading:{problems:m,argv:g}}){return m.some(({rule:S})=>S==="only-prints")||
E.has(g?.[0]??"")}const E=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname",
"uptime","whoami"]);function v(m,{asset:g}){return g.cut?[(0,C().finding)("validation-malformed",{gene:g.id,fault:"can b\
e read only in part: its JSON has an error"},(0,b().placeOf)(g))]:[]}function p(m,{asset:g}){return[(0,C().finding)("gen\
e-removed",{gene:g.id},{subject:(0,b().subjectOf)(g)})]}},56131:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.geneDifferences=S,h.hardCaps=g,h.limitsOf=m,h.readConstraints=P,h.stricterConstraints=F,h.uncovered=n;function b(){const i=c(
27199);return b=function(){return i},i}function w(){const i=c(77680);return w=function(){return i},i}function A(){const i=c(
57430);return A=function(){return i},i}function C(){const i=c(32854);return C=function(){return i},i}function $(){const i=c(
53315);return $=function(){return i},i}function N(){const i=c(50661);return N=function(){return i},i}function P(i){const o=a=>({
constraints:E,problems:[{...a,pointer:["constraints"]}]});if(i===void 0)return o({kind:"missing"});if(!(0,b().isJsonObject)(
i))return o({kind:"malformed",detail:"an object"});const t=[],s=v(i.max_files,t);return{constraints:{maxFiles:s??$().DEFAULT_MAX_FILES,
isDefaultLimit:s===void 0,forbiddenPaths:p(i.forbidden_paths,t)},problems:t}}function F(i,o){if(i===void 0)return o;const{
maxFiles:t,isDefaultLimit:s}=i.maxFiles<o.maxFiles?i:o;return{maxFiles:t,isDefaultLimit:s,forbiddenPaths:[...new Set([...i.
forbiddenPaths,...o.forbiddenPaths])]}}const E={maxFiles:$().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function v(i,o){
const t=["constraints","max_files"];if(i===void 0)o.push({kind:"missing",pointer:t});else{if(Number.isSafeInteger(i)&&Number(
i)>0)return Number(i);o.push({kind:"malformed",pointer:t,detail:"an integer greater than 0"})}}function p(i,o){const t=[
"constraints","forbidden_paths"];if(i===void 0)return o.push({kind:"missing",pointer:t}),[];if(!Array.isArray(i))return o.
push({kind:"malformed",pointer:t,detail:"a list of paths"}),[];const s=new Set;for(const[e,a]of i.entries()){const d=typeof a==
"string"?(0,C().normalise)(a):void 0;if(typeof a!="string"||!d){o.push({kind:"malformed",pointer:[...t,e],detail:"a path\
 below the root of the repository"});continue}(0,C().looksLikePattern)(a)&&o.push({kind:"pattern",pointer:[...t,e],detail:a}),
s.add(d)}return[...s]}function m(i,o){const{asset:t,change:s,binds:e}=i,{constraints:a}=P(t.value.constraints),d=s?.before&&
P(s.before.value.constraints).constraints,r=F(d,a),{maxFiles:f,isDefaultLimit:O}=r,M=g(o.policy),I=e&&(0,N().isChange)(o)?
o.radius:A().NOTHING_TOUCHED,j=(0,$().cappedSize)(I,o.policy.blast_radius.counting),L=(0,$().gradeFiles)(I.files,f,j,M),
R=L==="hard_cap_breach"?j:I,D=(0,$().gradeWords)(L,R,f,M),k={...I,max_files:f,...O&&{default_limit:!0},severity:L,message:D};
return{base:d,head:a,constraints:r,blastRadius:k}}function g({blast_radius:i}){const{hard_cap_files:o,hard_cap_lines:t}=i;
return{files:o,lines:t}}function S({kind:i,asset:o,before:t}){return t===void 0||o.cut||i!=="added"&&i!=="modified"?[]:[
...l(t,o),...u(t,o)]}function l(i,o){const[t,s]=[y(i),y(o)],e="validation";return[...[...t].filter(a=>!s.has(a)).map(a=>({
kind:"command_removed",field:e,base:a,head:null})),...[...s].filter(a=>!t.has(a)).map(a=>({kind:"command_added",field:e,
base:null,head:a}))]}function y(i){const o=(0,w().validationCommands)(i),t=o.kind==="list"?o.entries.map(({value:s})=>s):
[];return new Set(t.filter(s=>typeof s=="string"))}function u(i,o){const{constraints:t}=P(i.value.constraints),{constraints:s}=P(
o.value.constraints),e=[];s.maxFiles!==t.maxFiles&&e.push({kind:s.maxFiles>t.maxFiles?"constraint_loosened":"constraint_\
tightened",field:"constraints.max_files",base:String(t.maxFiles),head:String(s.maxFiles)});const a="constraints.forbidde\
n_paths";for(const d of n(t.forbiddenPaths,s.forbiddenPaths))e.push({kind:"constraint_loosened",field:a,base:d,head:null});
for(const d of n(s.forbiddenPaths,t.forbiddenPaths))e.push({kind:"constraint_tightened",field:a,base:null,head:d});return e}
function n(i,o){return i.filter(t=>!o.some(s=>(0,C().isWithin)(t,s)))}},54034:function(G,h,c){Object.defineProperty(h,"_\
_esModule",{value:!0}),h.auditGene=F,h.forbidsRunningGene=v,h.geneFindings=E;function b(){const p=c(13580);return b=function(){
return p},p}function w(){const p=c(72025);return w=function(){return p},p}function A(){const p=c(70716);return A=function(){
return p},p}function C(){const p=c(97004);return C=function(){return p},p}function $(){const p=c(6470);return $=function(){
return p},p}function N(){const p=c(50661);return N=function(){return p},p}function P(){const p=c(56131);return P=function(){
return p},p}async function F(p,m,g){const{asset:S,change:l,store:y}=m,{timeoutMs:u}=g,n=(0,P().limitsOf)(m,p),i=await E(
p,{...m,limits:n}),o=(0,N().isChange)(p)&&p.seeds.has(S)&&(0,C().lacksEngine)(m.commands),t=o?m.commands.map(r=>({...r,findings:r.
findings.map(C().asNotice)})):m.commands,s=o?i.map(C().asNotice):i,e=g.mayRun&&!s.some(v),{root:a,checkoutAs:d}=y;return{
asset:S,store:y,...o&&{isIdle:o},commands:e?(0,$().planCommands)(t,{timeoutMs:u,directory:a,checkoutAs:d}):t,findings:s,
blastRadius:n.blastRadius,differences:l===void 0?[]:(0,P().geneDifferences)(l)}}async function E(p,m){return m.change?.kind!==
"removed"?(0,w().ask)(A().GENE_CHECKS,p,m):(await(0,w().ask)(A().REMOVED_GENE_CHECKS,p,m)).map(({location:S,...l})=>l)}function v({
rule:p}){return(0,b().ruleOf)(p).forbidsRunning==="gene"}},42804:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.declaredConstraints=P,h.declaredPaths=l,h.geneBlastRadius=S,h.hardCap=g,h.limitsBeyondCap=p,h.loosenedConstraints=E;function b(){
const y=c(27199);return b=function(){return y},y}function w(){const y=c(95132);return w=function(){return y},y}function A(){
const y=c(53315);return A=function(){return y},y}function C(){const y=c(39869);return C=function(){return y},y}function $(){
const y=c(56131);return $=function(){return y},y}const N={severity:"warning",harm:"bookkeeping"};function P(y,{asset:u}){
return(0,$().readConstraints)(u.value.constraints).problems.filter(({kind:n})=>n!=="missing"||!u.cut).map(n=>F(u,n))}function F(y,{
kind:u,pointer:n,detail:i=""}){const o=(0,b().placeOf)(y,n),t=n.join("."),s=(a,d,r=N)=>(0,w().finding)("constraints-malf\
ormed",{gene:y.id,field:t,fault:a,fix:d},{...o,...r});if(u==="missing")return s("is missing",`Add \`${t}\` to the gene`);
if(u==="malformed")return s(`must be ${i}`,`Change \`${t}\` to ${i}`,{});const e=`forbids \`${i}\`, which is read as a pa\
th, with each of its characters, not as a pattern`;return s(e,"Write the path of the directory; everything below it is a\
lso forbidden")}function E(y,{asset:u,binds:n,limits:{base:i,head:o}}){if(!n||u.cut||i===void 0)return[];const t=(0,$().
uncovered)(i.forbiddenPaths,o.forbiddenPaths),s=o.maxFiles>i.maxFiles;if(t.length===0&&!s)return[];const e=v(u.value.constraints),
a=[...s&&!e("max_files")?[`\`max_files\` from ${i.maxFiles} to ${o.maxFiles}`]:[],...(e("forbidden_paths")?[]:t).map(r=>`\
\`${r}\` is no longer forbidden`)];if(a.length===0)return[];const d=(0,b().placeOf)(u,["constraints"]);return[(0,w().finding)(
"constraints-loosened",{gene:u.id,loosened:a},d)]}function v(y){const u=(0,$().readConstraints)(y).problems.flatMap(({kind:n,
pointer:i})=>n==="malformed"&&i.length<=2?[i[1]]:[]);return n=>u.includes(n)||u.includes(void 0)}function p(y,{asset:u,binds:n,
limits:{base:i,head:o}}){const{files:t}=(0,$().hardCaps)(y.policy),{maxFiles:s}=o;if(!n||s<=t||i!==void 0&&s<=i.maxFiles)
return[];const e="constraints.max_files",a=`allows ${s} files, but the hard cap of the policy is ${t} ${t===1?"file":"fi\
les"}`,d={gene:u.id,field:e,fault:a,fix:`Set \`${e}\` to ${t} or less`},r={...(0,b().placeOf)(u,["constraints","max_file\
s"]),...N};return[(0,w().finding)("constraints-malformed",d,r)]}const m={approaching_limit:"blast-radius-approaching",exceeded:"\
blast-radius-exceeded",critical_overrun:"blast-radius-critical"};function g({genes:y,radius:u,policy:n,isPush:i}){const o=y.
filter(({binds:j})=>j),t=(0,A().cappedSize)(u,n.blast_radius.counting),s=(0,$().hardCaps)(n);if(o.length===0||t.files<=s.
files&&t.lines<=s.lines)return[];const[e,...a]=o,d=o.find(({change:j})=>j.kind!=="removed"),{location:r}=d?(0,b().placeOf)(
d.asset,["constraints","max_files"]):{},O={...i&&o.every(({change:j})=>j.kind==="applied")&&{severity:"warning"},...r&&{
location:r},...e&&a.length===0&&{subject:(0,b().subjectOf)(e.asset)}},M=t.lines-u.lines,I={...t,capFiles:s.files,capLines:s.
lines,genes:o.length,...M>0&&{exempt:M}};return[(0,w().finding)("blast-radius-hard-cap",I,O)]}function S(y,{asset:u,binds:n,
isOnlyAdded:i,limits:o}){const{files:t,max_files:s,severity:e}=o.blastRadius;if(!n||e==="within_limit"||e==="hard_cap_br\
each")return[];if(i&&(e==="approaching_limit"||y.seeds.has(u)))return[];const a=(0,b().placeOf)(u,["constraints","max_fi\
les"]),d={gene:u.id,files:t,maxFiles:s,declared:!o.constraints.isDefaultLimit};return[(0,w().finding)(m[e],d,{...a,...i&&
N})]}function l({touchesOf:y,seeds:u},{asset:n,binds:i,isOnlyAdded:o,limits:{constraints:t}}){if(!i||u.has(n))return[];const s=t.
forbiddenPaths.flatMap(d=>(0,C().someTouches)(y(d)).map(r=>({gene:n.id,entry:d,...r})));if(s.length===0)return[];const a={
...(0,b().placeOf)(n,["constraints","forbidden_paths"]),...o&&N};return s.map(d=>(0,w().finding)("forbidden-path-declare\
d",d,a))}},16373:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.launchedFiles=y,h.markUnreadable=l,h.
readGene=v,h.readGeneChange=p;function b(){const n=c(27199);return b=function(){return n},n}function w(){const n=c(30610);
return w=function(){return n},n}function A(){const n=c(68450);return A=function(){return n},n}function C(){const n=c(77680);
return C=function(){return n},n}function $(){const n=c(10473);return $=function(){return n},n}function N(){const n=c(41431);
return N=function(){return n},n}function P(){const n=c(10729);return P=function(){return n},n}function F(){const n=c(16455);
return F=function(){return n},n}function E(){const n=c(95132);return E=function(){return n},n}async function v(n,i,o){const t=(0,C().
validationCommands)(n),s=await m(n,t,i,o);return{asset:n,store:i.storeOf(n.path),binds:!1,validation:t,commands:s}}async function p(n,i,o,t){
const{kind:s,asset:e,before:a}=n,d=(0,w().namesOf)(e).some(I=>i.has(I)),r=!["applied","unchanged"].includes(s)||d,f=s===
"added"&&a===void 0&&!d,O=(0,C().validationCommands)(e),M=s==="removed"?[]:await m(e,O,o,t);return{asset:e,store:o.storeOf(
e.path),change:n,binds:r,isOnlyAdded:f,validation:O,commands:M}}async function m(n,i,o,t){if(i.kind!=="list")return[];const s=o.
forFile(n.path),e=i.entries.filter(f=>typeof f.value=="string"&&!(0,C().isBlankEntry)(f)),a=await Promise.all(e.map(({value:f})=>s.
command(f))),d=await(0,F().withEdits)(a,s,t(n)==="fix");return(await Promise.all(d.map(f=>g(f,n,o)))).map((f,O)=>S(n,f,e[O]?.
pointer??["validation"]))}async function g(n,{path:i},o){const t=o.storeOf(i),{tree:s}=o.terms;if(n.verdict!=="block"||s===
void 0)return n;const e=new Set((0,N().missingPaths)(n).map(d=>d.replace(/\/.*/,""))),a=[...[...new Set([...(0,A().packagesAbove)(
s,t.path),""])].map(d=>({root:d})),...[...e].filter(P().isCheckoutName).map(d=>({root:"",checkoutAs:d}))];for(const d of a){
if(d.root===t.root&&d.checkoutAs===t.checkoutAs)continue;const{verdict:r}=await o.startingIn(d).command(n.reading.command);
if(r==="block")continue;const{checkoutAs:f}=d,O=(0,E().finding)("store-root-unclear",{store:t.path||".",root:(0,A().shownRoot)(
t),others:[(0,A().shownRoot)(d)],because:"accepts",...f!==void 0&&{checkoutAs:f}});return{...n,findings:[...n.findings,O]}}
return n}function S(n,{findings:i,...o},t){const{command:s}=o.reading,e={...(0,b().subjectOf)(n),command:s},a={path:n.path,
pointer:(0,b().pointerText)([...n.pointer,...t])};return{...o,command:s,location:n.locate(t),findings:i.map(({edit:d,...r})=>({
...r,location:n.locate(t,r.span),subject:e,...d&&{edit:{...a,...d}}}))}}async function l(n,i,{tree:o,baseTree:t}){const s=n.
flatMap(({commands:a})=>a.flatMap(y)),e=new Map;for(const a of new Set(s)){const d=i.has(a)?await(0,$().whyUnreadable)(o,
a):void 0;d&&await(0,$().whyUnreadable)(t,a)===void 0&&e.set(a,d)}return e.size===0?n:n.map(a=>({...a,commands:a.commands.
map(d=>u(a,d,e))}))}function y({reading:n}){return n.targets.flatMap(({path:i})=>i??[])}function u({asset:n},i,o){const{
location:t,verdict:s,confirmation:e}=i,a={location:t,subject:{...(0,b().subjectOf)(n),command:i.command}},d=[...new Set(
y(i))].flatMap(r=>{const f=o.get(r);return f===void 0?[]:[(0,E().finding)("script-unreadable",{path:r,why:f},a)]});return d.
length===0?i:{...i,verdict:s==="allow"?"warn":s,confirmation:e==="standard"?"strong":e,findings:[...i.findings,...d]}}},
6470:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.digestPlans=N,h.makePlan=C,h.planCommands=$,h.toolOf=
E;function b(){const v=c(2833);return b=function(){return v},v}const w=Symbol("audited");function A({steps:v,...p}){return{
...p,steps:v.map(({command:m,...g})=>g)}}function C(v){const{argv:p,program:m,directory:g,binary:S=null,env:l,timeoutMs:y}=v,
{scripts:u=null,npmSettings:n=[],checkoutAs:i}=v,o=JSON.stringify([p,m,S,u&&A(u),n,Object.entries(l).sort(([t],[s])=>t<s?
-1:1),y,...g===""?[]:[g],...i===void 0?[]:[{checkoutAs:i}]]);return{...v,[w]:!0,digest:(0,b().digestOf)(o)}}function $(v,p){
const m=[];for(const g of v){const S=g.verdict==="block"?void 0:P(g.reading,p);if(S===void 0)return v;m.push({...g,plan:S})}
return m}function N(v){const p=[...new Set(v.map(({digest:m})=>m))].sort();return(0,b().digestOf)(p.join(`
`))}function P(v,p){const{command:m,argv:g,assignments:S}=v,l=g&&F(v,g);if(l)return C({command:m,...l,env:{...Object.fromEntries(
S.map(({name:y,value:u})=>[y,u])),...v.invocation?.family?.data.environment},...p})}function F(v,p){const{invocation:m,scripts:g,
npmSettings:S}=v,[l]=p;if(m===void 0)return l===void 0?void 0:{program:l,argv:p};const y=E(v);if(y===void 0){const{program:n}=m;
return{program:n,argv:p,...g&&{scripts:g},...S&&{npmSettings:S}}}if(y.path===void 0)return;const u=[...m.operands,...m.passthrough].
map(({text:n})=>n);return{program:m.program,argv:u,binary:y.path}}function E({targets:v}){return v.find(({kind:p,via:m})=>p===
"package_binary"&&m===void 0)}},66160:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.correctorIn=n,h.
isClaim=o,h.isGene=i,h.readChangeSubject=l,h.subjectOfAssets=S;function b(){const t=c(29121);return b=function(){return t},
t}function w(){const t=c(20702);return w=function(){return t},t}function A(){const t=c(78114);return A=function(){return t},
t}function C(){const t=c(28894);return C=function(){return t},t}function $(){const t=c(36093);return $=function(){return t},
t}function N(){const t=c(4378);return N=function(){return t},t}function P(){const t=c(74238);return P=function(){return t},
t}function F(){const t=c(53315);return F=function(){return t},t}function E(){const t=c(12154);return E=function(){return t},
t}function v(){const t=c(39869);return v=function(){return t},t}function p(){const t=c(85881);return p=function(){return t},
t}function m(){const t=c(16373);return m=function(){return t},t}const g={changes:[],problems:[],files:[],present:[],unread:[]};
function S({assets:t,problems:s},e,a,d=g){const{policy:r,tree:f}=e.terms;return{policy:r,clock:e.clock,tree:f,problems:s,
correctorOf:a,genes:t.filter(i).map(O=>({asset:O})),claims:t.filter(O=>!i(O)),assets:d}}async function l(t){const{assets:s,
baseTree:e,tree:a,policy:d,platform:r}=t,{policy:f,source:O}=d,M=new Set(t.change.files.flatMap(F().namesOf)),I=N().Judge.
by({policy:f,tree:a,base:e,changed:M,platform:r,...t.clock&&{clock:t.clock}}),j=y(s.changes),L=(0,p().appliedIds)(s.changes.
filter(({asset:K})=>!j.has(K))),R=n(s.problems),D={tree:a,baseTree:e},k=await I.clock.all(s.changes.filter(({asset:K})=>i(
K)),K=>(0,m().readGeneChange)(K,L,I,R)),H=await(0,m().markUnreadable)(k,M,D),B=new Set(H.flatMap(({commands:K})=>K.flatMap(
m().launchedFiles))),T=await(0,w().judgeAgentFiles)({...D,changed:M},f,I.clock),U=t.all?(0,b().withUnchanged)(T,await(0,b().
inventoryOf)(a,f,I.clock)):T,J=await(0,E().withLinesOfCode)(t.change,B,D),W=(0,E().exemptPaths)(J,f,H,a),z=(0,v().touchedPaths)(
J,a),Y=(0,F().measureChange)(J,W);return{policy:f,judge:I,clock:I.clock,loadedPolicy:d,isPush:t.isPush??!1,unprovenMerge:t.
unprovenMerge,policyPath:O==="file"?void 0:P().POLICY_PATH,tree:a,baseTree:e,change:J,agentFiles:U,assets:s,problems:s.problems,
correctorOf:R,genes:H,seeds:u(j,H,M),claims:s.changes.filter(o).map(({asset:K})=>K),changedNames:M,touched:z,touchesOf:(0,v().
touchesOf)(z,e),exempt:W,radius:Y,counted:(0,E().countedChange)(J,Y)}}function y(t){return new Map(t.flatMap(({kind:s,asset:e,
before:a})=>{const f=s==="added"&&!a||(s==="applied"||s==="unchanged")?(0,$().seedRelease)(e):void 0;return f===void 0?[]:
[[e,f]]}))}function u(t,s,e){const a=s.filter(({isOnlyAdded:r,binds:f,commands:O})=>f&&!r||O.flatMap(m().launchedFiles).
some(M=>e.has(M))),d=new Set(a.map(({asset:r})=>r));return new Map([...t].filter(([r])=>!d.has(r)))}function n(t){const s=(0,A().
ambiguousFiles)(t);return({path:e})=>s.has(e)||(0,C().isAuditLog)(e)?"hand":"fix"}function i({type:t}){return t==="Gene"}
function o({kind:t,asset:s}){return!i(s)&&(t==="added"||t==="modified")}},50661:function(G,h){Object.defineProperty(h,"_\
_esModule",{value:!0}),h.isChange=c;function c(b){return"change"in b}},63455:function(G,h,c){Object.defineProperty(h,"__\
esModule",{value:!0}),h.namedPaths=A;function b(){const C=c(32854);return b=function(){return C},C}const w=/[\s"'`;&|()<>=]+/;
function A(C,{root:$,checkoutAs:N}){const P=$===""?"":`${$}/`;return C.split(w).map(F=>{const E=(0,b().normalise)(P+F)??
F;return N!==void 0&&E.startsWith(`${N}/`)?E.slice(N.length+1):E})}},28765:function(G,h,c){Object.defineProperty(h,"__es\
Module",{value:!0}),h.makeFolder=$,h.replaceFile=C;function b(){const P=c(77598);return b=function(){return P},P}function w(){
const P=c(51455);return w=function(){return P},P}function A(){const P=c(76760);return A=function(){return P},P}async function C(P,F,E){
const v=`${P}.${(0,b().randomUUID)()}.tmp`;try{await(0,w().writeFile)(v,F,{flag:"wx",mode:E}),await(0,w().rename)(v,P)}finally{
await(0,w().rm)(v,{force:!0})}}async function $(P){await N(P)||((0,A().dirname)(P)!==P&&await $((0,A().dirname)(P)).catch(
()=>{}),await(0,w().mkdir)(P).catch(async F=>{if(!await N(P))throw F}))}async function N(P){return(0,w().stat)(P).then(F=>F.
isDirectory(),()=>!1)}},57430:function(G,h){Object.defineProperty(h,"__esModule",{value:!0}),h.NOTHING_TOUCHED=h.NOTHING_RUN=
void 0;const c=h.NOTHING_RUN={level:"none",description:"Nothing was run."},b=h.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(G,h,c){c.r(h),c.d(h,{Validator:()=>b.D});var b=c(60207)},36576:function(G,h,c){c.r(h),c.
d(h,{default:()=>b});var b=c(6145)},25065:function(G,h,c){c.r(h),c.d(h,{default:()=>b});var b=c(27620)},5330:function(G,h,c){
c.r(h),c.d(h,{default:()=>b});var b=c(87981)},39436:function(G,h,c){c.r(h),c.d(h,{default:()=>b});var b=c(57811)}};
