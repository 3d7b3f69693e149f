"use strict";exports.id=2253,exports.ids=[2253],exports.modules={29121:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.inventoryOf=A,g.withUnchanged=M;function C(){const F=c(99668);return C=function(){return F},F}function b(){const F=c(20702);
return b=function(){return F},F}async function A(F,L,j){const $=(0,C().agentFilesIn)(F,L).filter(({format:v})=>v.places.
length>0);return(await j.all($,async v=>{try{return await(0,b().judgeWholeFile)(await(0,b().readFound)(F,v),F,L.agent_files)}catch(O){
return(0,b().notJudgedFile)(v,O)}})).filter(({entries:v,findings:O})=>v.length+O.length>0)}function M(F,L){const j=new Map(
F.map(E=>[E.file.path,E])),$=L.map(({file:E,entries:v})=>{const O=j.get(E.path)??{file:E,entries:[],findings:[]},y=new Set(
O.entries.map(({entry:m})=>`${m.event}\0${m.content}`)),h=v.filter(({entry:m})=>!y.has(`${m.event}\0${m.content}`)).map(
m=>{const l=m.findings.map(o=>({...o,severity:"notice"}));return{...m,findings:l}});j.delete(E.path);const d=[...O.findings,
...h.flatMap(m=>m.findings)];return{...O,entries:[...O.entries,...h],findings:d}});return[...j.values(),...$]}},78114:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.ambiguousFiles=j,g.hidesContent=M,g.isIncomplete=F,g.isUnread=A,g.markBefore=
$;function C(){const v=c(28672);return C=function(){return v},v}function b({rule:v}){return C().assetFileRules[v].content}
function A(v){return b(v)==="unread"}function M(v){return A(v)||b(v)==="misread"}function F({problems:v}){return v.some(
M)}function L(v){return M(v)||b(v)==="ambiguous"}function j(v){return new Set(v.filter(L).map(({location:O})=>O.path))}function $(v,O,y,h){
const d=new Set(y.map(({asset:l})=>l.id)),m=new Map;for(const l of O){const o=E(l,l.location.path);m.set(o,(m.get(o)??0)+
1)}return v.map(l=>{const{id:o,location:e}=l,t=E(l,h.get(e.path)??e.path),s=m.get(t)??0;return!(b(l)==="known")||s===0||
o!==void 0&&d.has(o)?l:(m.set(t,s-1),{...l,before:!0})})}function E({rule:v,id:O,detail:y},h){return JSON.stringify([v,h,
O,y.replace(/\d+/g,"#")])}},30610:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.allOtherGenes=L,g.appliedGenes=
F,g.namesOf=b,g.namings=M,g.newNamings=A;function C(){const $=c(61331);return C=function(){return $},$}function b({id:$,
value:{asset_id:E}}){return typeof E=="string"?[$,E]:[$]}function A({kind:$,asset:E,before:v}){if($!=="added"&&$!=="modi\
fied")return[];const O=new Set($==="modified"&&v?M(v).map(({gene:y})=>y):[]);return M(E).filter(({gene:y})=>!O.has(y))}function M($){
const{gene:E,genes_used:v}=$.value;return $.type==="Capsule"?typeof E=="string"?[{by:$,gene:E,pointer:["gene"]}]:[]:$.type!==
"EvolutionEvent"||!Array.isArray(v)?[]:v.flatMap((O,y)=>typeof O=="string"?[{by:$,gene:O,pointer:["genes_used",y]}]:[])}
function F($,E){const v=new Set($.flatMap(A).map(({gene:h})=>h));for(const{kind:h,asset:d}of $)if(!(h==="removed"||d.type!==
"Gene"))for(const m of b(d))v.delete(m);const O=new Set;return j($,E).filter(h=>{if(!b(h).some(m=>v.has(m)))return!1;const d=(0,C().
statedContent)(h);return O.has(d)?!1:(O.add(d),!0)}).map(h=>({kind:"applied",asset:h,before:h}))}function L($,E){const v=F(
$,E),O=new Set(v.map(({asset:y})=>y.id));return j($,E).map(y=>({kind:O.has(y.id)?"applied":"unchanged",asset:y,before:y}))}
function j($,E){const v=new Set($.map(({asset:O})=>O));return E.flatMap(({assets:O})=>O).filter(O=>O.type==="Gene"&&!v.has(
O))}},23423:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.readAppendedLog=v,g.readRecords=m,g.readUntouchedLog=
E;function C(){const t=c(23404);return C=function(){return t},t}function b(){const t=c(26040);return b=function(){return t},
t}function A(){const t=c(27199);return A=function(){return t},t}function M(){const t=c(64385);return M=function(){return t},
t}function F(){const t=c(78114);return F=function(){return t},t}function L(){const t=c(86581);return L=function(){return t},
t}function j(){const t=c(94534);return j=function(){return t},t}function $(){const t=c(28894);return $=function(){return t},
t}async function E(t,{path:s,size:n=0},r){if(n>$().MAX_LOG_BYTES)return h(s,n);try{return m(s,await t.read(s,$().MAX_LOG_BYTES),
r)}catch(a){return(0,M().unreadFile)(s,a)}}async function v(t,s,{path:n,size:r=0},a){if(!(r>$().MAX_LOG_BYTES))try{const[
u,p]=await Promise.all([t.read(n,$().MAX_LOG_BYTES),s.read(n,$().MAX_LOG_BYTES)]),i=(0,$().continuationOf)(u,p);if(i.kind===
"rewritten")return;const{from:f}=i,S=m(n,p.subarray(0,f),a),w=(0,$().countLines)(p,f)+1,N=O(n,p.subarray(f),a,w);return{
kept:S,appended:y(N,S)}}catch(u){return{kept:{path:n,assets:[],problems:[]},appended:(0,M().unreadFile)(n,u)}}}function O(t,s,n,r){
return s.length>n.maxBytes?(0,M().tooLargeFile)(t,s.length,n):(0,M().readAssetFile)(t,s,n,r)}function y(t,s){if(t.assets.
length===0)return t;const n=new Map(s.assets.map(a=>[`${a.type} ${a.id}`,a])),r=t.assets.flatMap(a=>{const u=n.get(`${a.
type} ${a.id}`);if(u===void 0||a.id.startsWith("#"))return[];if((0,C().canonicalize)(a.value)===(0,C().canonicalize)(u.value)){
const i=`${a.type} ${JSON.stringify(a.id)}, 2 times`;return[{rule:"without-effect",location:a.locate(),detail:i,id:a.id}]}
const p=`${a.type} ${JSON.stringify(a.id)}, first at line ${u.locate().line}, column 1`;return[{rule:"duplicate-id",location:a.
locate(),detail:p,id:a.id}]});return{...t,problems:[...t.problems,...r]}}function h(t,s){return{path:t,assets:[],problems:[],
unread:`${s} bytes, of at most ${$().MAX_LOG_BYTES}`}}const d=10;function m(t,s,n){const r=l(s,n.maxBytes),a=s.subarray(
r),u=(0,$().countLines)(s,r)+1,p=o(t,a,u),i=p?{path:t,assets:p,problems:[]}:(0,M().readAssetFile)(t,a,n,u),f=i.problems.
find(F().isUnread)?.detail,S=r>0?`only the newest ${a.length} of ${s.length} bytes`:void 0,w=f??S;return{...i,...w!==void 0&&
{unread:w}}}function l(t,s){if(t.length<=s)return 0;const n=t.indexOf(d,t.length-s-1);return n<0?t.length:n+1}function o(t,s,n){
const{text:r,complete:a}=(0,j().decodeUtf8)(s);if(!a)return;const u=[];let p=n;for(let i=0;i<r.length;p+=1){const f=r.indexOf(
`
`,i),S=f<0?r.length:f,w=r.slice(i,S);if(i=S+1,w.trim()==="")continue;const N=e(w);if(N===void 0||(0,L().hasAssetLists)(N))
return;const{type:P}=N;if((0,L().isAssetType)(P)){const[I,T]=[p,u.length];u.push({type:P,id:(0,M().declaredId)(N)??`#${T+
1}`,path:t,value:N,pointer:[T],locate:()=>({path:t,line:I,column:1})})}else if(!(0,L().isCompanion)(P))return}return u}function e(t){
const s=(0,b().attempt)(()=>JSON.parse(t));return(0,A().isJsonObject)(s)?s:void 0}},35474:function(G,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.readSides=$;function C(){const y=c(54244);return C=function(){return y},y}function b(){const y=c(
93028);return b=function(){return y},y}function A(){const y=c(64385);return A=function(){return y},y}function M(){const y=c(
18744);return M=function(){return y},y}function F(){const y=c(28894);return F=function(){return y},y}function L(){const y=c(
23423);return L=function(){return y},y}function j(){const y=c(94534);return j=function(){return y},y}async function $(y){
const{baseTree:h,headTree:d,change:m,policy:l,clock:o=new(C()).AuditClock}=y,e=(0,M().assetPathTest)(l),t=(0,j().assetLimits)(
l.assets.max_file_bytes),s=[...d.files()].filter(({kind:R})=>(0,b().isRegular)(R)),n=s.filter(({path:R})=>e(R)),r=new Set(
m.files.filter(({status:R})=>R!=="deleted").map(({path:R})=>R)),a=s.filter(({path:R})=>(0,M().mayHoldAssets)(R)&&r.has(R)&&
!e(R)),u=m.files.flatMap(({oldPath:R,path:U})=>{const B=e(R??U)?h.stat(R??U):void 0;return B&&(0,b().isRegular)(B.kind)?
B:[]}),[p,i]=E(u,({path:R})=>(0,F().isAuditLog)(R)&&r.has(R)),f=new Set(p.map(({path:R})=>R)),S=async R=>{const U=r.has(
R.path);if((0,F().isAuditLog)(R.path)&&!U)return[{file:await(0,L().readUntouchedLog)(d,R,t),isTouched:U}];const B=f.has(
R.path)?await(0,L().readAppendedLog)(h,d,R,t):void 0;return B===void 0?[{file:await O(d,R,t),isTouched:U}]:(f.delete(R.path),
[{file:B.kept,isTouched:!1},{file:B.appended,isTouched:!0}])},w=R=>O(v(h),R,t),N=async R=>{const U=await R;return await o.
tick(),U},[P,I,T]=await Promise.all([Promise.all(n.map(R=>N(S(R)))),Promise.all(i.map(R=>N(w(R)))),Promise.all(a.map(R=>N(
(0,M().findStrayGenes)(d,R,t))))]),k=p.filter(({path:R})=>f.has(R)),D=[...I,...await Promise.all(k.map(w))],[H,J]=E(P.flat(),
({isTouched:R})=>R);return{paths:n.map(({path:R})=>R),files:P.flat().map(({file:R})=>R),head:H.map(({file:R})=>R),untouched:J.
map(({file:R})=>R),base:D,strays:T.filter(R=>R!==void 0),isTouched:R=>r.has(R)}}function E(y,h){return[y.filter(h),y.filter(
d=>!h(d))]}function v(y){return{...y,read:async(...h)=>Buffer.from((await y.read(...h)).toString("utf8"))}}async function O(y,{
path:h,size:d=0},m){if(d>m.maxBytes)return(0,A().tooLargeFile)(h,d,m);try{const l=(0,A().readAssetFile)(h,await y.read(h,
m.maxBytes),m);return{...l,assets:l.assets.filter(({copy:o})=>!o)}}catch(l){return(0,A().unreadFile)(h,l)}}},77680:function(G,g){
Object.defineProperty(g,"__esModule",{value:!0}),g.commandsToRun=b,g.isBlankEntry=C,g.validationCommands=A;const c=1e3;function C({
value:M}){return typeof M=="string"&&M.trim()===""}function b(M){const F=A(M);return F.kind!=="list"?[]:F.entries.flatMap(
L=>typeof L.value=="string"&&!C(L)?[L.value.trim()]:[])}function A({value:M}){const{validation:F}=M;return F===void 0?{kind:"\
missing"}:Array.isArray(F)?F.length>c?{kind:"not_a_list",expected:`a list of at most ${c} strings`}:{kind:"list",entries:F.
map((j,$)=>({value:j,pointer:["validation",$]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.auditAssetFile=t,g.auditAssets=h,g.auditChange=y,g.mayRunSome=o;function C(){
const s=c(13580);return C=function(){return s},s}function b(){const s=c(12154);return b=function(){return s},s}function A(){
const s=c(72025);return A=function(){return s},s}function M(){const s=c(70716);return M=function(){return s},s}function F(){
const s=c(97004);return F=function(){return s},s}function L(){const s=c(72391);return L=function(){return s},s}function j(){
const s=c(54034);return j=function(){return s},s}function $(){const s=c(56131);return $=function(){return s},s}function E(){
const s=c(16373);return E=function(){return s},s}function v(){const s=c(6470);return v=function(){return s},s}function O(){
const s=c(66160);return O=function(){return s},s}async function y(s){const n=await(0,O().readChangeSubject)(s),{change:r,
tree:a,policy:u,assets:p,exempt:i,radius:f,counted:S}=n,{genes:w,...N}=await m(n,I=>I),P=await(0,F().blockedGenes)(n.claims.
filter(({type:I})=>I==="Capsule"),p.present,n.judge);return{...N,genes:w.map(([{change:I},T])=>({...T,change:I.kind})),capsules:(0,L().
judgeCapsules)(p,u.a2a,S.least,P),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:f,files:await(0,b().markHiddenFiles)(
(0,b().countedFiles)(r,i,a),a)}}async function h(s,n,r){const a={assets:s,problems:[]},u=d(s,r),p=()=>"author",{genes:i,
...f}=await m((0,O().subjectOfAssets)(a,n,p,u),({asset:S})=>(0,E().readGene)(S,n,p));return{...f,genes:i.map(([,S])=>S)}}
function d(s,n){return{changes:[...s.map(r=>({kind:"added",asset:r})),...n.filter(({type:r})=>r==="Gene").map(r=>({kind:"\
applied",asset:r,before:r}))],problems:[],files:[],present:[...n,...s],unread:[]}}async function m(s,n){const r=await l(
s),a={timeoutMs:s.policy.limits.command_timeout_seconds*1e3,mayRun:s.tree!==void 0&&!r.some(e)},{clock:u}=s,p=await u.all(
s.genes,async f=>{const S=await n(f);return[S,await(0,j().auditGene)(s,S,a)]}),i=p.flatMap(([,{commands:f}])=>f.flatMap(
({plan:S})=>S??[]));return{genes:p,findings:r,plansDigest:(0,v().digestPlans)(i)}}async function l(s){const{clock:n,claims:r}=s,
a=await(0,A().ask)(M().SUBJECT_CHECKS,s),u=await n.all(r,p=>(0,A().ask)(M().CLAIM_CHECKS,s,{asset:p}));return[a,...u].flat()}
function o({genes:s,findings:n}){return!n.some(e)&&s.some(({commands:r,findings:a})=>r.length>0&&r.every(({verdict:u})=>u!==
"block")&&!a.some(j().forbidsRunningGene))}function e({rule:s,location:n}){const{forbidsRunning:r,undecided:a}=(0,C().ruleOf)(
s);return r==="change"||a===!0&&n===void 0}async function t(s,n){const a=n.terms.tree!==void 0?(0,O().correctorIn)(s.problems):
()=>"hand",u=(0,O().subjectOfAssets)(s,n,a),{clock:p}=n,i=await p.all(s.assets,async f=>{const S=(0,O().isGene)(f)?await(0,E().
readGene)(f,n,a):void 0;if(S===void 0)return{asset:f,commands:[],findings:await(0,A().ask)(M().CLAIM_CHECKS,u,{asset:f})};
const{commands:w}=S,N=[...await(0,j().geneFindings)(u,{...S,limits:(0,$().limitsOf)(S,u)}),...w.flatMap(P=>P.findings)];
return{asset:f,commands:w,findings:N}});return{path:s.path,assets:i.map(({asset:f,commands:S})=>({asset:f,commands:S})),
findings:[...await(0,A().ask)(M().SUBJECT_CHECKS,u),...i.flatMap(({findings:f})=>f)]}}},37542:function(G,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.auditLogs=h,g.firstMalformedLine=s;function C(){const i=c(18744);return C=function(){return i},
i}function b(){const i=c(28894);return b=function(){return i},i}function A(){const i=c(26040);return A=function(){return i},
i}function M(){const i=c(39491);return M=function(){return i},i}function F(){const i=c(93028);return F=function(){return i},
i}function L(){const i=c(95132);return L=function(){return i},i}function j(){const i=c(53315);return j=function(){return i},
i}function $(){const i=c(13026);return $=function(){return i},i}function E(){const i=c(39869);return E=function(){return i},
i}const v=/^100/,O=10,y=Buffer.alloc(0);async function h(i){const{change:f,policy:S}=i,w=f.files.filter(P=>(0,j().namesOf)(
P).some(b().isAuditLog));if(S.blast_radius.audit_log==="forbidden"){const P=w.flatMap(j().namesOf).filter(b().isAuditLog),
I="touches, although the policy forbids it,";return P.map(T=>(0,L().finding)("audit-log-rewritten",{path:T,how:I},(0,E().
atFile)(T)))}return(await Promise.all(w.map(P=>l(P,i)))).flat()}async function d(i,f){return i.stat(f)===void 0?y:i.read(
f,b().MAX_LOG_BYTES)}function m({rule:i,location:{path:f,line:S}},w){return f!==w.path?!1:S===w.line||i==="file-not-json"&&
S>w.line}async function l(i,f){const{baseTree:S,tree:w,assets:N}=f,{path:P,oldPath:I,status:T}=i,k=[],D=(J,R)=>e(P,J,R).
filter(({location:U})=>!N.problems.some(B=>U&&m(B,U))),H=async J=>{if(!v.test(i.oldMode))return!0;const R=await d(S,J);return(0,b().
hasRecords)(R)&&!await r(J,{before:R,after:y},f)};if(I!==void 0&&(0,b().isAuditLog)(I)&&await H(I)&&k.push(o(I)),!(0,b().
isAuditLog)(P))return k;if(T==="deleted")await H(P)&&k.push(o(P));else if(!v.test(i.newMode)||T==="type_changed")k.push(
o(P));else if(T==="modified"){const[J,R]=await Promise.all([d(S,P),d(w,P)]),U=(0,b().continuationOf)(J,R);if(U.kind==="a\
ppended")return[...k,...D(R,U.from)];if(await r(P,{before:J,after:R},f))return D(R,0);const{line:B,was:z,is:Y}=U,K=t(B,R),
W={path:P,line:K?Math.max(B-1,1):B,column:1},V=K?`removes everything from line ${B} on of`:`modifies line ${B} of`,X=(0,$().
recordChange)(z,K?void 0:Y);k.push((0,L().finding)("audit-log-rewritten",{path:P,how:V,change:X},{location:W}))}else k.push(
...D(await d(w,P),0));return k}function o(i){return(0,L().finding)("audit-log-rewritten",{path:i,how:"removes or replace\
s"},(0,E().atFile)(i))}function e(i,f,S){const w=s(f,S);if(w===void 0)return[];const N={path:i,line:w.line,column:1},P=`\
appends line ${w.line}, which is no valid record (${w.problem}), to`;return[(0,L().finding)("audit-log-rewritten",{path:i,
how:P},{location:N,harm:"broken"})]}function t(i,f){return f.length===0||f.at(-1)===O&&(0,b().countLines)(f,f.length)<i}
function s(i,f){const S=(0,b().countLines)(i,f);for(const{bytes:w,line:N}of(0,b().recordsOf)(i.subarray(f))){const P=n(w);
if(P!==void 0)return{line:S+N,problem:P}}}function n(i){let f;try{const S=i.toString("utf8").trim();if(S==="")return;f=JSON.
parse(S)}catch{return"it is not a single JSON value"}return typeof f!="object"||f===null||Array.isArray(f)?"it is not a \
JSON object":typeof f.type=="string"?void 0:"it has no `type`"}async function r(i,{before:f,after:S},{tree:w,policy:N}){
if((0,b().isLogArchive)(i)||!u(f,S))return!1;const P=(0,C().assetPathTest)(N),T=w.list((0,M().foldersAbove)(i).at(-1)??"").
filter(k=>(0,F().isRegular)(k.kind)&&(0,b().isLogArchive)(k.path)&&P(k.path));for(const k of T)if(await a(f,k.path,w))return!0;
return!1}async function a(i,f,S){const w=await S.read(f,b().MAX_LOG_BYTES),N=(0,b().continuationOf)(i,w);return N.kind===
"appended"&&!(0,b().hasRecords)(w.subarray(N.from))}function u(i,f){const[S]=p(f);if(S===void 0)return!0;const w=[...p(i)].
at(-1);return typeof w?.id=="string"&&w.id!==""&&S.parent===w.id}function*p(i){for(const{bytes:f}of(0,b().recordsOf)(i)){
const S=(0,A().attempt)(()=>JSON.parse(f.toString("utf8")));S?.type==="EvolutionEvent"&&(yield S)}}},12154:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.countedChange=s,g.countedFiles=E,g.exemptPaths=F,g.isCountedByReference=
t,g.markHiddenFiles=p,g.withLinesOfCode=n;function C(){const i=c(18744);return C=function(){return i},i}function b(){const i=c(
95244);return b=function(){return i},i}function A(){const i=c(93028);return A=function(){return i},i}function M(){const i=c(
53315);return M=function(){return i},i}function F(i,f,S,w){const N=i.files.flatMap(M().namesOf);return f.blast_radius.counting===
"reference"?new Map(N.filter(P=>!t(P)).map(P=>[P,"reference"])):new Map([...j(i,S,w).map(P=>[P,"validation_script"]),...N.
filter((0,C().assetPathTest)(f)).map(P=>[P,"asset_store"])])}const L={always:5,files:20,lines:1e3,bytes:64*1024};function j(i,f,S){
const w=f.filter(({change:{kind:T}})=>T==="added"||T==="modified"),N=new Set(w.flatMap($)),P=i.files.filter(({status:T,path:k})=>T===
"added"&&N.has(k)).map(T=>({path:T.path,lines:(0,M().linesOf)(T),bytes:S.stat(T.path)?.size??0})).sort((T,k)=>T.lines-k.
lines||T.bytes-k.bytes),I={lines:L.lines,bytes:L.bytes};return P.slice(0,Math.min(L.files,Math.max(L.always,w.length))).
flatMap(({path:T,lines:k,bytes:D})=>(I.lines-=k,I.bytes-=D,I.lines>=0&&I.bytes>=0?[T]:[]))}function $({commands:i}){return i.
flatMap(({reading:{command:f,targets:S}})=>S.flatMap(({kind:w,via:N,name:P,path:I})=>w==="file"&&N===void 0&&I&&f.includes(
P)?[I]:[]))}function E(i,f,S){return i.files.flatMap(w=>(0,M().namesOf)(w).map(N=>v(w,N,f.get(N),S))).sort((w,N)=>N.lines-
w.lines||(w.path<N.path?-1:1))}function v(i,f,S,w){const N=f===i.path,P=N?(0,M().linesOf)(i):0,I=N?y(i,w):void 0,T=I==="\
binary"?w.stat(f)?.size:void 0;return{path:f,...S&&{exempt:S},lines:P,...I&&{veil:I},...T!==void 0&&{bytes:T}}}const O=1e3;
function y({binary:i,status:f,path:S,added:w},N){if(i)return"binary";const{size:P=0}=f==="added"?N.stat(S)??{}:{};return P>
O*Math.max(1,w)?"long_lines":void 0}const h=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","e\
volution_error.log"]),d=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,m=/capsule|events?\.jsonl$/i,l=new Set(
["index.js","package.json"]),o=/^(?:src|scripts|config)(?:\/|$)/,e=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function t(i){
return h.has(i)||d.test(i)||m.test(i)?!1:l.has(i)||o.test(i)||e.test(i)}function s(i,f){const S=(0,M().measureChange)(i,
{has:w=>!t(w)});return{least:{files:Math.min(f.files,S.files),lines:Math.min(f.lines,S.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}async function n(i,f,S){const w=async P=>(0,M().namesOf)(P).some(I=>(0,b().isWritten)(I)||
f.has(I))||await a(S.tree,P.path)||await a(S.baseTree,P.oldPath??P.path),N=[];for(const P of i.files){const I=P.binary&&
!await w(P);N.push(I?{...P,added:0,deleted:0}:P)}return{...i,files:N}}const r=16*1024*1024;async function a(i,f){const{kind:S,
size:w=0}=i.stat(f)??{};return!(0,A().isRegular)(S)||w>r?!1:(await i.read(f,r)).subarray(0,2).toString("latin1")==="#!"}
const u=100;async function p(i,f){const S=i.slice(0,u).map(({path:N})=>N),w=await f.attributes?.(S,["linguist-generated",
"diff"]);return w===void 0?[...i]:i.map((N,P)=>P>=u||N.veil!==void 0?N:/^(?:set|true)$/.test(w(N.path,"linguist-generate\
d"))?{...N,veil:"generated"}:w(N.path,"diff")==="unset"?{...N,veil:"no_diff"}:N)}},19177:function(G,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.decidingFiles=y;function C(){const a=c(76760);return C=function(){return a},a}function b(){
const a=c(57975);return b=function(){return a},a}function A(){const a=c(77680);return A=function(){return a},a}function M(){
const a=c(86191);return M=function(){return a},a}function F(){const a=c(59867);return F=function(){return a},a}function L(){
const a=c(3463);return L=function(){return a},a}function j(){const a=c(95244);return j=function(){return a},a}function $(){
const a=c(95132);return $=function(){return a},a}function E(){const a=c(36773);return E=function(){return a},a}function v(){
const a=c(12154);return v=function(){return a},a}function O(){const a=c(75597);return O=function(){return a},a}async function y(a){
const u=a.genes.filter(({change:w})=>w.kind!=="removed"),p=h(a),i=u.some(({commands:w})=>w.length>0);if(!i&&p.length===0)
return[];const f={launched:new Map([...await m(p,a),...o(u)]),hidden:await l(a),keepsCommand:u.some(e),warns:i};return(await Promise.
all(a.change.files.filter(({path:w})=>(0,O().alwaysForbidden)(w)===void 0).map(w=>t(w,a,f)))).flat().toSorted((w,N)=>Number(
N.isNew)-Number(w.isNew)).map(({path:w,why:N,isNew:P,isWarning:I})=>{const T=a.tree.stat(w)?.size,k={path:w,why:N,isNew:P,
bytes:T??-1},D={...T!==void 0&&{location:{path:w,line:1,column:1}},...I&&{severity:"warning"}};return(0,$().finding)("ch\
eck-decided-by",k,D)})}function h({assets:a,genes:u}){const p=new Set(u.map(({asset:i})=>i));return a.present.filter(i=>i.
type==="Gene"&&!p.has(i)&&(0,A().commandsToRun)(i).length>0)}const d=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function m(a,{
judge:u,clock:p,change:i}){const f=i.files.map(({path:N})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(N)?.[1]??N),S=new Map,w=new Set;
for(const N of a){const P=u.forFile(N.path);for(const I of(0,A().commandsToRun)(N)){if(!d.test(I)&&!f.some(D=>I.includes(
D)))continue;const T=JSON.stringify([P.terms.cwd,P.terms.checkoutAs,I]);if(w.has(T))continue;w.add(T),await p.tick();const{
reading:k}=await P.command(I);for(const D of(0,M().startedFiles)(k))S.set(D,I)}}return S}async function l({change:a,exempt:u,
tree:p}){const f=(await(0,v().markHiddenFiles)((0,v().countedFiles)(a,u,p),p)).filter(({veil:S,lines:w})=>S==="no_diff"&&
w>0);return new Set(f.map(({path:S})=>S))}function o(a){const u=a.flatMap(p=>p.commands);return new Map(u.flatMap(({command:p,
reading:i})=>(0,M().startedFiles)(i).map(f=>[f,p])))}function e({change:{before:a},commands:u}){const p=a?.value.validation;
return Array.isArray(p)&&u.some(({command:i})=>p.includes(i))}async function t(a,u,p){const{path:i}=a,f=await s(a,u,p);if(!p.
hidden.has(i))return f;const w=[...f,{why:"git does not show its difference (`.gitattributes`)"}].map(N=>N.why).join("; ");
return[{path:i,isNew:a.status==="added",...f[0],why:w}]}async function s({path:a,status:u,oldPath:p},{tree:i,baseTree:f},{
launched:S,keepsCommand:w,warns:N}){const P=u==="added",I=u==="renamed"?p:u==="deleted"?a:void 0;if(I!==void 0&&(0,j().isTest)(
I)&&(u==="deleted"||!(0,j().isTest)(a))){const H=u==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:I,why:`\
a test: ${H}`,isNew:!1,isWarning:N}]}const T=S.get(a);if(T!==void 0)return[{path:a,why:`\`${T}\` starts it`,isNew:P}];if(/(?:^|\/)package\.json$/.
test(a))return r(a,P,i,f);if((0,j().isLockfile)(C().posix.basename(a)))return[{path:a,why:"it decides which dependencies\
 checks load",isNew:P}];const k=(0,j().toolThatFinds)(a);if(k===void 0)return[];const D=`${k} finds it by its name${u===
"deleted"?"; it was deleted":""}`;return[{path:a,why:D,isNew:P,isWarning:P&&w}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function r(a,u,p,i){const f=(0,L().objectIn)(await(0,F().readJsonFile)(i,a)),S=(0,L().
objectIn)(await(0,F().readJsonFile)(p,a)),w=n.filter(I=>!(0,b().isDeepStrictEqual)(f[I],S[I])),N=(0,L().changedKeys)((0,L().
objectIn)(f.scripts),(0,L().objectIn)(S.scripts)),P=[...N.length>0?[`npm scripts ${(0,E().inCode)(N)}`]:[],...w.length>0?
[(0,E().inCode)(w)]:[]];return P.length===0?[]:[{path:a,why:`its ${P.join(", ")} differ`,isNew:u}]}},1348:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.gateChange=h,g.gateFindings=d;function C(){const e=c(53916);return C=
function(){return e},e}function b(){const e=c(18744);return b=function(){return e},e}function A(){const e=c(3463);return A=
function(){return e},e}function M(){const e=c(74238);return M=function(){return e},e}function F(){const e=c(24666);return F=
function(){return e},e}function L(){const e=c(95244);return L=function(){return e},e}function j(){const e=c(95132);return j=
function(){return e},e}function $(){const e=c(90331);return $=function(){return e},e}function E(){const e=c(39869);return E=
function(){return e},e}function v(){const e=c(92299);return v=function(){return e},e}function O(){const e=c(354);return O=
function(){return e},e}function y(){const e=c(3733);return y=function(){return e},e}function h(e){const{shared:t}=e.loadedPolicy;
return e.changedNames.size===0?[]:d({...e,shared:t})}async function d(e){const{policyPath:t,baseTree:s,tree:n,shared:r}=e,
a=await(0,v().findGate)(s),u=(0,v().lateGate)(a),p=t===void 0?[]:await(0,$().looserKeys)(s,n,r),i=a.deciding.size>0?await m(
a,e):[];return[...[[M().POLICY_PATH,p],...i].filter(([,f])=>f.length>0).map(([f,S])=>(0,j().finding)("gate-weakened",{path:f,
effects:S},(0,E().atFile)(f))),...u?[(0,j().finding)("gate-runs-late",u,(0,E().atFile)(u.path))]:[]]}async function m({deciding:e,
steps:t},{baseTree:s,tree:n,policy:r,changedNames:a}){const u=new Set([...e,...(await(0,v().findGate)(n)).deciding]),p=(0,b().
assetPathTest)(r),i=[...a].filter(w=>!(u.has(w)||w===M().POLICY_PATH||p(w))&&!((0,C().dirname)(w)===y().WORKFLOWS||w.startsWith(
F().COPIES))),f=[...u].map(async w=>{const N=await(0,y().readActionsFile)(s,w);return[w,o(N,await(0,y().readActionsFile)(
n,w))]}),S=i.map(w=>{const N=(0,C().basename)(w),P=O().GATE.test(N)&&!(0,L().isDocument)(w)&&!(0,L().isLockfile)(N),[I]=t.
flatMap(({reasonFor:k})=>k(w)??[]),T=P?"its name is that of the gate":I;return[w,T===void 0?[]:[`it changes, and ${T}`]]});
return[...await Promise.all(f),...S]}const l=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;function o(e,t){return e===void 0?
["the file is added, and mentions the gate"]:t===void 0?["the file is removed, or replaced by another one"]:e.text===t.text?
[]:!e.value||!t.value?["it changes, and is not a valid workflow"]:(0,A().changedKeys)(e.value,t.value).filter(n=>!l.test(
n)).map(n=>`\`${n}\` changes`)}},354:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.GATE=void 0,g.readStep=
$,g.textOf=E;function C(){const l=c(53916);return C=function(){return l},l}function b(){const l=c(3463);return b=function(){
return l},l}function A(){const l=c(95244);return A=function(){return l},l}function M(){const l=c(32854);return M=function(){
return l},l}function F(){const l=c(11331);return F=function(){return l},l}function L(){const l=c(3733);return L=function(){
return l},l}const j=g.GATE=/gene-gate/i;function $(l,o,e,t){const s=(0,L().calledPaths)(l),[n]=s,r=n===void 0&&typeof l.
uses=="string";if(r&&(t===void 0||e||y(l)))return[];const a=E(l.run),u=r||n!==void 0||m(a),p=r||h(a),i=n!==void 0?"a loc\
al action":r?"an action":"a command",f=e&&!n&&(O.test(E(l))||!(u||p)),S=t&&!f?{...t,step:`${t.step} (${i})`}:void 0,w=o.
map(T=>[T?.defaults,T?.env]),N=E([{...l,name:"",uses:""},s,w]).toLowerCase(),P=new Set(N.split(/[^\w.-]+/).map(T=>T.replace(
/(?<!\.)\.+$/,"")));return[{startsGate:e,late:S,reasonFor:T=>{const k=(0,C().basename)(T),D=A().toolThatFinds(T),H=A().isPackageFile(
k)||A().isLockfile(k);if(S&&p&&(H||(0,M().isWithin)(T,".yarn")))return"a package manager reads it before the gate, or to\
 start it";if(A().isDocument(T)||A().isLockfile(k))return;if(n!==void 0&&(0,M().isWithin)(T,n))return"belongs to a local\
 action of the gate's job";const[J="",...R]=T.toLowerCase().split("/").reverse();return(P.has(J)||e&&D!==void 0&&P.has(D))&&
R.every(B=>P.has(B))?"stands in the gate's job, or in one that this needs":S&&u&&(D!==void 0||A().isRunnable(T))?"can ru\
n before the gate, which a job of its own avoids":void 0}}]}function E(l){return typeof l=="string"?l.replaceAll(/^[ \t]*#.*$/gm,
""):typeof l!="object"||l===null?"":Object.values(l).map(E).join(`
`)}const v=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),O=/RUNNER_TEMP|runner\.temp/;
function y({uses:l,with:o}){const e=String(l).split("@")[0]?.toLowerCase()??"";if(e==="actions/download-artifact")return O.
test(E(o));const t=Object.entries((0,b().objectIn)(o)).filter(([s])=>/install|bundler/.test(s));return v.has(e)&&t.every(
([,s])=>`${s||!1}`=="false")}function h(l){return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(l)||l.split(
/[^\w.@-]+/).some(o=>(0,F().programNamed)(o)?.kind==="manager")}const d=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function m(l){const e=l.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*\S+/g,
"").split(/[\n;&|()`]/),t=s=>{const[n=""]=s.trim().replace(/^sudo +/,"").split(/\s/),r=j.test(s)&&h(n);return d.test(n)||
r||(0,F().programNamed)(n)?.kind==="downloader"};return!e.every(t)||/GITHUB_(?:PATH|ENV)\b/.test(l)}},92299:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.findGate=M,g.lateGate=j;function C(){const $=c(3463);return C=function(){
return $},$}function b(){const $=c(354);return b=function(){return $},$}function A(){const $=c(3733);return A=function(){
return $},$}async function M($){const E=await(0,A().readWorkflows)($),v=[...E.values()],y=v.flatMap(({value:e})=>(0,A().
partsIn)(e)).map(e=>(0,C().objectIn)(e.with)).map(e=>(0,C().textIn)(e,"check-name").trim()).filter(Boolean),h=({value:e,
text:t})=>{const s=e?JSON.stringify(e):t;return b().GATE.test(s)||y.some(n=>s.includes(JSON.stringify(n)))},d=new Set(v.
filter(h).map(({path:e})=>e));for(const e of d)for(const t of v)(0,A().calledPaths)(t.value).includes(e)&&d.add(t.path);
const m=new Set(d);for(const e of m){const t=E.get(e)?.value,s=[(0,C().objectIn)((0,C().objectIn)(t?.on).workflow_run).workflows].
flat(),n=v.filter(a=>s.includes(a.value?.name??a.path)),r=(0,A().calledPaths)(t).filter(a=>E.has(a));for(const a of[...r,
...n.map(u=>u.path)])m.add(a)}const l=e=>(0,A().calledPaths)(e).some(t=>d.has(t))||b().GATE.test((0,b().textOf)([(0,C().
textIn)(e,"uses").split("@")[0],e.run])),o=v.filter(({path:e})=>m.has(e)).flatMap(e=>[...(0,A().jobsOf)(e.value)].map(([
t,s])=>({file:e,id:t,job:s}))).filter(e=>F(e,l));return{deciding:m,jobs:o,steps:o.flatMap(e=>L(e,l))}}function F({id:$,job:E},v){
const O=(0,A().partsIn)(E).filter(({uses:y})=>!/-artifact@/.test(`${y}`));return O.some(v)||b().GATE.test((0,b().textOf)(
[$,E.name,O.map(y=>y.with)]))}function L({file:$,id:E,job:v},O){const y=(0,A().jobsOf)($.value),h=(0,A().stepsOf)(v).findLastIndex(
O),d=/\bneeds\b/.test((0,b().textOf)({...v,needs:""})),m=$.value?.on,o=((0,C().isMapping)(m)?Object.keys(m):[m].flat()).
every(t=>t==="workflow_run"),e=new Set([E]);for(const t of e)for(const s of[y.get(t)?.needs??[]].flat())e.add(String(s));
return[...e].flatMap(t=>(0,A().stepsOf)(y.get(t)??{}).flatMap((s,n)=>{const r=!o&&(t===E?h<0||n<=h:d),a=`\`jobs.${t}.ste\
ps[${n}]\` of \`${$.path}\``,u=r?{path:$.path,step:a}:void 0;return(0,b().readStep)(s,[y.get(t),$.value],O(s),u)}))}function j({
steps:$}){const E=$.flatMap(h=>h.late??[]),[v]=E,O=[...new Set(E.map(({step:h})=>h))],y=$.some(h=>h.late&&h.startsGate);
return v&&{path:v.path,steps:O,startsGate:y}}},3733:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.WORKFLOWS=
void 0,g.calledPaths=d,g.jobsOf=O,g.parseMapping=v,g.partsIn=h,g.readActionsFile=E,g.readWorkflows=m,g.stepsOf=y;function C(){
const l=c(53916);return C=function(){return l},l}function b(){const l=c(69873);return b=function(){return l},l}function A(){
const l=c(26040);return A=function(){return l},l}function M(){const l=c(3463);return M=function(){return l},l}function F(){
const l=c(32854);return F=function(){return l},l}function L(){const l=c(93028);return L=function(){return l},l}const j=g.
WORKFLOWS=".github/workflows",$=1024*1024;async function E(l,o){const{kind:e,size:t=0}=l.stat(o)??{};if(!(0,L().isRegular)(
e))return;const s=t>$?"":(await l.read(o)).toString("utf8");return{path:o,text:s,value:v(s)}}function v(l){const o=()=>(0,b().
parse)(l,{prettyErrors:!1,logLevel:"error"}),e=(0,M().isNestedTooDeep)(l)?void 0:(0,A().attempt)(o);return(0,M().isMapping)(
e)?e:void 0}function O(l){const o=Object.entries((0,M().objectIn)(l?.jobs));return new Map(o.filter(e=>(0,M().isMapping)(
e[1])))}function y({steps:l}){return Array.isArray(l)?l.filter(M().isMapping):[]}function h(l){if(typeof l!="object"||l===
null)return[];const{run:o,uses:e}=(0,M().objectIn)(l);return typeof o=="string"||typeof e=="string"?[l]:Object.values(l).
flatMap(h)}function d(l){return h(l).flatMap(o=>{const e=(0,M().textIn)(o,"uses"),t=e.startsWith("./")?(0,F().normalise)(
e.split("@")[0]??""):void 0;return t===void 0?[]:[t,(0,C().join)(t,"action.yml"),(0,C().join)(t,"action.yaml")]})}async function m(l){
const o=new Map,e=new Set(l.list(j).map(({path:t})=>t));for(const t of e){const s=/\.ya?ml$/.test(t)?await E(l,t):void 0;
s&&o.set(t,s);for(const n of d(s?.value))e.add(n)}return o}},90331:function(G,g,c){Object.defineProperty(g,"__esModule",
{value:!0}),g.ignoredInputs=l,g.looserKeys=y,g.policyFile=j;function C(){const o=c(81961);return C=function(){return o},
o}function b(){const o=c(74238);return b=function(){return o},o}function A(){const o=c(49875);return A=function(){return o},
o}function M(){const o=c(24666);return M=function(){return o},o}function F(){const o=c(95132);return F=function(){return o},
o}function L(){const o=c(39869);return L=function(){return o},o}async function j(o){const{policyPath:e,changedNames:t,tree:s,
baseTree:n}=o;return e===void 0?[]:[...[...t].some(a=>a===e||a.startsWith(M().COPIES))?await O(o):[],...$(s,n)]}function $(o,e){
const t=o.stat(b().POLICY_PATH)?v(o,e):(0,A().findNearPolicy)(o);if(t===void 0)return[];const{path:s,fault:n}=t,r=`it ${n}\
, and the gate reads only the regular file \`${b().POLICY_PATH}\``;return[(0,F().finding)("policy-broken",{path:s,mistake:r},
(0,L().atFile)(s))]}const E=b().POLICY_PATH.replace(/yml$/,"yaml");function v(o,e){return o.stat(E)!==void 0&&e.stat(E)===
void 0?{path:E,fault:"is beside the policy"}:void 0}async function O({baseTree:o,tree:e,loadedPolicy:t}){const{policy:s,
shared:n}=t,[r,a]=await Promise.all([(0,b().readPolicyIn)(o,n),(0,b().readPolicyIn)(e,n)]),u=b().POLICY_PATH;if("mistake\
s"in a)return a.mistakes.map(({line:f,column:S,message:w})=>(0,F().finding)("policy-broken",{path:u,mistake:w},{location:{
path:u,line:f,column:S}}));const p="policy"in r?r.policy:s,i="missing"in a?[h(a.missing.source)]:(0,C().comparePolicies)(
p,a.policy).map(m);return[(0,F().finding)("policy-changed",{path:u,effects:i},(0,L().atFile)(u))]}async function y(o,e,t){
const[s,n]=[o.stat(b().POLICY_PATH),e.stat(b().POLICY_PATH)];if(s===void 0)return[];if(s.oid!==void 0&&s.oid===n?.oid&&s.
kind===n.kind&&t===void 0)return[];const[a,u]=await Promise.all([(0,b().readPolicyIn)(o,t),(0,b().readPolicyIn)(e,t)]);if("\
mistakes"in a||"mistakes"in u||"missing"in a)return[];if("missing"in u)return[h(u.missing.source)];const p=(0,C().comparePolicies)(
a.policy,u.policy).filter(({loosens:i})=>i);return[...n===void 0?["the policy is removed"]:[],...p.map(m)]}function h(o){
return`extends: ${(0,M().sharedName)(o)}, which cannot be compared; commit it as ${(0,M().copyPath)(o)}`}const d=160;function m({
key:o,change:e,direction:t,loosens:s}){const n=!s&&e.length>d?`${e.slice(0,d).replace(/[\ud800-\udbff]$/,"")}\u2026`:e;return`\
\`${`${o}: ${n}`.replaceAll("`","\u02CB")}\`${t===void 0||s&&t==="tighter"?"":` (${t})`}`}function l({loadedPolicy:o}){return o.
ignoredInputs.map(e=>(0,F().finding)("input-loosens-policy",{...e}))}},75597:function(G,g,c){Object.defineProperty(g,"__\
esModule",{value:!0}),g.alwaysForbidden=j,g.forbiddenPaths=$,g.protectedPaths=O;function C(){const o=c(41330);return C=function(){
return o},o}function b(){const o=c(84831);return b=function(){return o},o}function A(){const o=c(32854);return A=function(){
return o},o}function M(){const o=c(95132);return M=function(){return o},o}function F(){const o=c(39869);return F=function(){
return o},o}const L=[".git","node_modules"];function j(o){const e=L.filter(s=>(0,b().mayBeSpelled)(o,s));if(e.length===0)
return;const t=((0,A().normalise)(o)??o).split("/");return e.find(s=>t.some(n=>(0,b().isSpellingOf)(n,s)))}function $({touched:o,
touchesOf:e,policy:t}){const s=o.flatMap(E),n=L.flatMap(a=>(0,F().someTouches)(s.flatMap(({touch:u,...p})=>p.directory===
a?u:[])).map(u=>(0,M().finding)("forbidden-path",{entry:a,by:"nothing may touch",...u},(0,F().atFile)(u.path)))),r=t.blast_radius.
forbidden_paths.flatMap(a=>(0,F().someTouches)(e(a)).map(u=>(0,M().finding)("forbidden-path",{entry:a,by:"the policy for\
bids",...u},(0,F().atFile)(u.path))));return[...n,...r]}function E({path:o,via:e}){const t=j(o),s=t??j(e);return s===void 0?
[]:[{directory:s,touch:{path:o,via:t===void 0?e:""}}]}const v=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.m\
d","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/**",".github/gene-gate.yml"];function O(o){
const{touched:e,policy:t,policyPath:s,change:n,tree:r,genes:a}=o,u=h(n,r),p=a.some(({binds:S})=>S),i=m(t.blast_radius.protected_paths),
f=m(v);return e.flatMap(S=>{const{path:w}=S,N=u.get(w),P=l(S),I=i(P),T=w===s?void 0:f(P);if(I===void 0&&T===void 0)return[];
const k=I===void 0?{path:w,pattern:T??"",by:"the default list"}:{path:w,pattern:I,by:"the policy"},D=I!==void 0||N!==void 0&&
p,H={...(0,F().atFile)(w),severity:D?"error":"warning",harm:I!==void 0||y(w)?"danger":"broken"};return[N===void 0?(0,M().
finding)("protected-path",k,H):(0,M().finding)("protected-file-destroyed",{...k,how:N},H)]})}function y(o){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(o)}function h(o,e){const t=new Map;for(const{status:s,path:n,oldPath:r}of o.files)s==="deleted"&&t.set(n,"deletes"),
r!==void 0&&t.set(r,"deletes"),(s==="modified"||s==="type_changed")&&e.stat(n)?.size===0&&t.set(n,"empties");return t}const d={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function m(o){const e=o.map(t=>{const s=(0,C().default)(t,d);return{pattern:t,covers:r=>s(
r)||(0,A().isWithin)(r,t,{ignoreCase:!0})}});return t=>e.find(({covers:s})=>t.some(s))?.pattern}function l({path:o,via:e}){
return e===""?[o]:[o,e]}},13026:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.recordChange=M;function C(){
const j=c(3463);return C=function(){return j},j}const b=3,A=60;function M(j,$){if($===void 0)return`${L(j.toString())} \u2192\
 nothing`;const[E,v]=[F(j),F($)],O=[...new Set([...E.keys(),...v.keys()])].filter(m=>E.get(m)!==v.get(m)),y=O.length>1?O.
filter(m=>m!=="asset_id"):O,h=y.slice(0,b).map(m=>{const l=`${L(E.get(m)??"nothing")} \u2192 ${L(v.get(m)??"nothing")}`;
return m===""?l:`${L(m)}: ${l}`}),d=y.length-h.length;return h.length===0?"its bytes differ, and no value does":`${h.join(
"; ")}${d>0?`; and ${d} more`:""}`}function F(j){const $=j.toString().trim(),E=new Map,v=(O,y)=>{if(!(0,C().isMapping)(O))
E.set(y.join("."),JSON.stringify(O));else for(const[h,d]of Object.entries(O))v(d,[...y,h])};try{return v(JSON.parse($),[]),
E}catch{return new Map([["",$]])}}function L(j){return`\`${(j.length>A?`${j.slice(0,A-1)}\u2026`:j).replaceAll("`","\u02CB")}\
\``}},66503:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.storeRoots=L;function C(){const v=c(76760);
return C=function(){return v},v}function b(){const v=c(68450);return b=function(){return v},v}function A(){const v=c(59867);
return A=function(){return v},v}function M(){const v=c(95132);return M=function(){return v},v}function F(){const v=c(39869);
return F=function(){return v},v}async function L(v){const{genes:O,tree:y}=v,h=O.flatMap(({asset:l,store:o,change:e})=>e.
kind==="removed"?[]:[[o.path,{store:o,file:l.path}]]),d=j(v),m=[...new Map(h).values()].map(l=>$(l,y));return[...d,...(await Promise.
all(m)).flat()]}function j({assets:v,policy:O,tree:y,baseTree:h}){const d=new Map;for(const m of v.files){const{path:l,root:o}=(0,b().
storeOf)(m,{policy:O,tree:h}),e=(0,b().storeOf)(m,{policy:O,tree:y}).root;if(h.stat(l)===void 0||o===e||d.has(l))continue;
const t={store:E(l),root:E(o),others:[E(e)]},s={...(0,F().atFile)(m),severity:"warning"};d.set(l,(0,M().finding)("store-\
root-unclear",{...t,because:"moves"},s))}return[...d.values()]}async function $({store:{path:v,root:O,named:y},file:h},d){
const m={store:E(v),root:E(O)};if(d.stat(O)?.kind!=="directory"){const e=y===!0;return[(0,M().finding)("store-root-missi\
ng",{...m,named:e},(0,F().atFile)(h))]}if(await(0,A().readPackageJson)(d,O)===A().INVALID){const e=C().posix.join(O,"pac\
kage.json"),t={...(0,F().atFile)(h),severity:"warning",layer:"change"};return[(0,M().finding)("package-json-invalid",{path:e},
t)]}const l=(0,b().packagesAbove)(d,v).filter(e=>e!==O);if(y===!0||l.length===0)return[];const o={...m,others:l.map(E),because:"\
manifest"};return[(0,M().finding)("store-root-unclear",o,(0,F().atFile)(h))]}function E(v){return v===""?".":v}},90350:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.unauditableFiles=L,g.unprovenMerge=O;function C(){const y=c(32854);return C=
function(){return y},y}function b(){const y=c(95132);return b=function(){return y},y}function A(){const y=c(39869);return A=
function(){return y},y}const M="160000",F=".gitmodules";function L({genes:y,change:h,tree:d}){if(!y.some(({binds:t})=>t))
return[];const[m,...l]=h.files.filter(j).map(({path:t})=>t),[o,...e]=h.files.filter(({path:t,newMode:s})=>s===A().SYMLINK&&
$(t,d)).map(({path:t})=>t);return[...m===void 0?[]:[(0,b().finding)("submodule-changed",{path:m,...v(l)},(0,A().atFile)(
m))],...o===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:o,target:d.readlink(o)??"",...v(e)},(0,A().atFile)(o))]]}
function j({path:y,newMode:h,status:d}){return h===M||y===F&&d!=="deleted"}function $(y,h){const{kind:d}=(0,C().resolveInTree)(
h,y);return d==="outside"||d==="loop"}const E=9;function v(y){const h=y.length-E;return{...y.length>0&&{likewise:y.slice(
0,E)},...h>0&&{more:h}}}function O({unprovenMerge:y}){return y?[(0,b().finding)("merge-not-proven",{merge:y.commit,reason:y.
reason})]:[]}},72025:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.ask=F,g.assetNotJudged=j,g.notChecked=
E,g.ofChange=M;function C(){const v=c(27199);return C=function(){return v},v}function b(){const v=c(95132);return b=function(){
return v},v}function A(){const v=c(50661);return A=function(){return v},v}function M(v){return(O,...y)=>(0,A().isChange)(
O)?v(O,...y):[]}async function F(v,O,...y){const h=Object.entries(v).map(async([d,m])=>{try{return await m(O,...y)}catch(l){
return[L(d,l,y)]}});return(await Promise.all(h)).flat()}function L(v,O,[y]){return y===void 0?(0,b().notJudged)(`the cha\
nge; the check "${v}" failed`,O):j(y.asset,O,`; the check "${v}" failed`)}function j(v,O,y=""){const h=`the ${v.type} \`${v.
id}\`${y}`;return(0,b().notJudged)(h,O,$(v))}function $(v){try{return(0,C().placeOf)(v)}catch{return{location:{path:v.path,
line:1,column:1},subject:(0,C().subjectOf)(v)}}}function E(v,{path:O,detail:y},h){return(0,b().finding)("claim-not-check\
ed",{claim:v,why:`${y} of the log \`${O}\``},h)}},70716:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),
g.SUBJECT_CHECKS=g.REMOVED_GENE_CHECKS=g.GENE_CHECKS=g.CLAIM_CHECKS=void 0;function C(){const i=c(44786);return C=function(){
return i},i}function b(){const i=c(37542);return b=function(){return i},i}function A(){const i=c(19177);return A=function(){
return i},i}function M(){const i=c(1348);return M=function(){return i},i}function F(){const i=c(90331);return F=function(){
return i},i}function L(){const i=c(75597);return L=function(){return i},i}function j(){const i=c(66503);return j=function(){
return i},i}function $(){const i=c(90350);return $=function(){return i},i}function E(){const i=c(72025);return E=function(){
return i},i}function v(){const i=c(52117);return v=function(){return i},i}function O(){const i=c(97004);return O=function(){
return i},i}function y(){const i=c(93198);return y=function(){return i},i}function h(){const i=c(59613);return h=function(){
return i},i}function d(){const i=c(48550);return d=function(){return i},i}function m(){const i=c(10255);return m=function(){
return i},i}function l(){const i=c(85881);return l=function(){return i},i}function o(){const i=c(93290);return o=function(){
return i},i}function e(){const i=c(73566);return e=function(){return i},i}function t(){const i=c(47771);return t=function(){
return i},i}function s(){const i=c(36974);return s=function(){return i},i}function n(){const i=c(42804);return n=function(){
return i},i}const r=g.SUBJECT_CHECKS={"asset-files":v().assetFiles,"genes-outside":(0,E().ofChange)(v().genesOutside),"f\
orbidden-paths":(0,E().ofChange)(L().forbiddenPaths),"protected-paths":(0,E().ofChange)(L().protectedPaths),"policy-file":(0,E().
ofChange)(F().policyFile),"gate-change":(0,E().ofChange)(M().gateChange),"agent-files":(0,E().ofChange)(({agentFiles:i})=>i.
flatMap(({findings:f})=>f)),"changed-instructions":(0,E().ofChange)(C().changedInstructions),"stale-instructions":(0,E().
ofChange)(C().staleInstructions),"ignored-inputs":(0,E().ofChange)(F().ignoredInputs),"audit-logs":(0,E().ofChange)(b().
auditLogs),"unauditable-files":(0,E().ofChange)($().unauditableFiles),"unproven-merge":(0,E().ofChange)($().unprovenMerge),
"hard-cap":(0,E().ofChange)(n().hardCap),"store-roots":(0,E().ofChange)(j().storeRoots),"deciding-files":(0,E().ofChange)(
A().decidingFiles),"missing-genes":l().missingGenes,"event-chain":y().eventChain,"unresolved-references":l().unresolvedReferences,
"genes-still-named":(0,E().ofChange)(l().genesStillNamed),"engine-seeds":(0,E().ofChange)(O().engineSeeds),"activated-se\
eds":(0,E().ofChange)(O().activatedSeeds),"removed-scripts":(0,E().ofChange)(o().removedScripts),"claimed-radius":(0,E().
ofChange)(h().claimedRadius),"claimed-streak":t().claimedStreak,estimates:(0,E().ofChange)(h().estimates),"look-alike-id\
s":d().lookAlikeIds,"repeated-ids":d().repeatedIds,unidentified:e().unidentified},a=g.CLAIM_CHECKS={"self-description":e().
selfDescription,"capsule-fields":e().capsuleFields,envelope:m().envelope},u=g.GENE_CHECKS={"incomplete-gene":s().incompleteGene,
"validation-list":s().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,E().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,E().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,E().ofChange)(
n().geneBlastRadius),"declared-paths":(0,E().ofChange)(n().declaredPaths),"self-description":e().selfDescription,envelope:m().
envelope},p=g.REMOVED_GENE_CHECKS={"removed-gene":(0,E().ofChange)(s().removedGene),"gene-blast-radius":(0,E().ofChange)(
n().geneBlastRadius),"declared-paths":(0,E().ofChange)(n().declaredPaths)}},52117:function(G,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.assetFiles=j,g.assetProblemFinding=$,g.genesOutside=v;function C(){const d=c(18744);return C=
function(){return d},d}function b(){const d=c(94534);return b=function(){return d},d}function A(){const d=c(93028);return A=
function(){return d},d}function M(){const d=c(13580);return M=function(){return d},d}function F(){const d=c(95132);return F=
function(){return d},d}function L(){const d=c(54421);return L=function(){return d},d}function j({problems:d}){return d.filter(
({rule:m})=>m!=="outside-globs").map($)}function $({before:d,...m}){const{rule:l,detail:o,location:e,id:t,severity:s}=m,
r={location:e,...t===void 0?{}:{subject:{id:t}},...s&&{severity:s}};return d?{...(0,F().finding)(l,{detail:o},{...r,severity:"\
notice"}),before:d}:(0,F().finding)(l,{detail:o},r)}const E=5;async function v(d){const m=d.problems.filter(({rule:o})=>o===
"outside-globs");return(await d.clock.all(m,async o=>{const e=await O(o.location.path,d);return e.some(({severity:s})=>s===
"error")?e:[$(o),...e]})).flat()}async function O(d,m){const{change:l,tree:o,baseTree:e,policy:t,judge:s}=m,n=(0,b().assetLimits)(
t.assets.max_file_bytes),r=async(i,f)=>{const{kind:S,size:w=0}=i.stat(f)??{};return!(0,A().isRegular)(S)||w>n.maxBytes?[]:
(0,C().strayGenes)(f,await i.read(f,n.maxBytes),n)},a=l.files.find(i=>i.path===d)?.oldPath??d,u=new Set((await r(e,a)).flatMap(
({commands:i})=>i)),p=[];for(const{location:i,commands:f}of await r(o,d))for(const S of f){const w=y((await s.command(S)).
findings);if(w===void 0||p.length===E)continue;const N=`a Gene whose command \`${S}\` ${w}`,P=u.has(S)?"notice":"error";
p.push({...(0,F().finding)("outside-globs",{detail:N},{location:i,severity:P,harm:"danger"}),danger:w})}return p}function y(d){
const m=d.find(o=>o.danger!==void 0)??d.find(h);if(m===void 0)return;const[,l]=/^Command (.*)/.exec((0,M().ruleOf)(m.rule).
title)??[];return m.danger??l??`is dangerous (\`${m.rule}\`)`}function h({rule:d,severity:m,harm:l,args:o}){const e=[o.program,
o.flag,""].map(s=>({text:String(s)})),t=d==="outside-code"&&(0,L().textHanded)(e)!==void 0;return m==="error"&&l==="dang\
er"&&!t}},97004:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.activatedSeeds=j,g.asNotice=v,g.blockedGenes=
F,g.engineSeeds=$,g.lacksEngine=E;function C(){const O=c(27199);return C=function(){return O},O}function b(){const O=c(77680);
return b=function(){return O},O}function A(){const O=c(13580);return A=function(){return O},O}function M(){const O=c(95132);
return M=function(){return O},O}async function F(O,y,h){const d=new Map;for(const m of O){const{gene:l}=m.value,o=y.find(
n=>n.type==="Gene"&&n.id===l),e=o&&await L(o,h);if(o===void 0||e===void 0)continue;const t=`the command \`${e}\` of its g\
ene \`${o.id}\` is blocked`,s={capsule:m.id,why:t};d.set(m,(0,M().finding)("capsule-not-eligible",s,(0,C().placeOf)(m,["\
gene"])))}return d}async function L(O,y){const h=y.forFile(O.path);for(const d of(0,b().commandsToRun)(O)){const{verdict:m}=await h.
command(d);if(m==="block")return d}}async function j({assets:O,judge:y}){const h=[];for(const d of O.activated??[]){const m=await L(
d,y);m!==void 0&&h.push((0,M().finding)("seed-activated-blocked",{gene:d.id,command:m},(0,C().placeOf)(d,["validation"])))}
return h}function $({seeds:O,genes:y}){const[h]=O.keys();if(h===void 0)return[];const d=[...O.values()].sort((o,e)=>o.localeCompare(
e,"en",{numeric:!0})),m={ids:[...new Set([...O.keys()].map(({id:o})=>o))],count:O.size,oldest:d[0]??"",newest:d.at(-1)??
"",idle:y.filter(({asset:o,commands:e})=>O.has(o)&&E(e)).length},l=m.idle>0?"warning":"notice";return[(0,M().finding)("e\
ngine-seeds",m,{location:h.locate(),severity:l})]}function E(O){return O.some(({findings:y})=>y.some(({rule:h})=>(0,A().
ruleOf)(h).absent===!0))}function v(O){return(O.harm??(0,A().ruleOf)(O.rule).harm)==="danger"?O:{...O,severity:"notice"}}},
72391:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.broadcastFindings=d,g.judgeCapsules=v;function C(){
const n=c(27199);return C=function(){return n},n}function b(){const n=c(13580);return b=function(){return n},n}function A(){
const n=c(95132);return A=function(){return n},n}function M(){const n=c(72025);return M=function(){return n},n}function F(){
const n=c(59613);return F=function(){return n},n}function L(){const n=c(85475);return L=function(){return n},n}function j(){
const n=c(21471);return j=function(){return n},n}function $(){const n=c(57733);return $=function(){return n},n}function E(){
const n=c(47771);return E=function(){return n},n}function v({changes:n,present:r,unread:a},u,p,i=new Map){const f=n.filter(
({asset:P})=>P.type==="Capsule");if(f.length===0)return[];const S=(0,E().streakCounter)((0,E().eventsIn)({changes:n,present:r,
unread:a}),!0),w=a.at(-1),N=p&&O(f,p);return f.map(({kind:P,asset:I,before:T})=>{if(P==="removed")return{change:P,asset:I,
eligible:null,eligibility:null,reasons:[]};const k=P==="added"?N:T&&(0,F().sizeOf)(T.value.blast_radius),D=h(I,()=>{const R=S(
I),U=w===void 0||R.ended?R:{...R,unread:w},B=i.get(I);return[...d(I,U,u,k),...B?[B]:[]]}),H=(0,A().eligibilityOf)(D);return{
change:P,asset:I,eligible:H==="eligible",eligibility:H,reasons:D}})}function O(n,r){const a=n.filter(({kind:i})=>i==="ad\
ded").map(({asset:i})=>(0,F().sizeOf)(i.value.blast_radius)??{files:0,lines:0}),u=i=>a.reduce((f,S)=>f+S[i],0);return u(
"files")>=r.files&&u("lines")>=r.lines?void 0:r}function y(n){const{otherAsset:r}=(0,b().ruleOf)(n.rule);return n.severity===
"error"||(0,A().isMissingEvidence)(n)||r===!0}function h(n,r){try{return[...r(),...(0,$().promotionSchemaFindings)(n),...(0,L().
identityFindings)(n,"hand")].filter(y)}catch(a){return[(0,M().assetNotJudged)(n,a)]}}function d(n,r,a,u={files:0,lines:0}){
const{status:p,score:i}=e(n.value.outcome),f=e(n.value.blast_radius),S={capsule:n.id},w=(...P)=>(0,C().placeOf)(n,P),N=[];
if(p!=="success"){const P=`\`outcome.status\` is ${s(p)}, but it must be "success"`;N.push((0,A().finding)("capsule-not-\
eligible",{...S,why:P},w("outcome","status")))}if(!t(i,a.min_score,1)){const P=`a number from ${a.min_score} to 1`,I=`\`o\
utcome.score\` is ${s(i)}, but it must be ${P}`;N.push((0,A().finding)("capsule-not-eligible",{...S,why:I},w("outcome","\
score")))}for(const P of["files","lines"]){const I=a[`max_${P}`],T=Math.max(u[P],r.radius?.[P]??0);if(t(f[P],1,I)&&T<=I)
continue;const k=s(f[P]),D=T>I?`${T} (claimed: ${k})`:k,H=`\`blast_radius.${P}\` is ${D}, but it must be ${m(I)}`;N.push(
(0,A().finding)("capsule-not-eligible",{...S,why:H},w("blast_radius",P)))}if(r.unmeasured!==void 0){const P=`\`blast_radi\
us.files\` is not a size in the event \`${r.unmeasured}\`, but it must be ${m(a.max_files)}`;N.push((0,A().finding)("cap\
sule-not-eligible",{...S,why:P},w("blast_radius")))}return r.count<a.min_success_streak&&N.push(...l(n,r,a.min_success_streak)),
N}function m(n){return`a number from 1 to ${n}`}function l(n,{count:r,unread:a,failed:u,uncounted:p=[]},i){const f=(0,C().
placeOf)(n),S={capsule:n.id};if(u!==void 0){const P=`the event \`${u}\`, the newest one that names it, is not a success`;
return[(0,A().finding)("capsule-not-eligible",{...S,why:P},f)]}if(a!==void 0){const P=`whether the Capsule \`${n.id}\` ha\
s enough consecutive successes`;return[(0,M().notChecked)(P,a,{...f,severity:"error"})]}const w=p.slice(0,o).map(({event:P,
why:I})=>`the event \`${P}\` does not count: ${I}`),N={...S,streak:r,least:i,uncounted:w};return[(0,A().finding)("capsul\
e-streak",N,f)]}const o=5;function e(n){return(0,C().isJsonObject)(n)?n:{}}function t(n,r,a){return typeof n=="number"&&
n>=r&&n<=a}function s(n){return n===void 0?"missing":(0,j().describeJson)(n)}},93198:function(G,g,c){Object.defineProperty(
g,"__esModule",{value:!0}),g.eventChain=$;function C(){const m=c(76760);return C=function(){return m},m}function b(){const m=c(
27199);return b=function(){return m},m}function A(){const m=c(28894);return A=function(){return m},m}function M(){const m=c(
95132);return M=function(){return m},m}function F(){const m=c(36773);return F=function(){return m},m}function L(){const m=c(
72025);return L=function(){return m},m}function j(){const m=c(85475);return j=function(){return m},m}function $({assets:{
changes:m,present:l,unread:o}}){const e=l.filter(({type:i})=>i==="EvolutionEvent"),t=new Set(m.map(({asset:i})=>i)),s=new Map(
e.map(i=>[i.id,i])),n=new Map,r=new Map,a=E(e),u=new Set,p=new Set;return e.flatMap(i=>{const f=r.get(i.path);r.set(i.path,
i);const S=y(i),w=S===void 0?void 0:n.get(S);if(S!==void 0&&w===void 0&&n.set(S,i),!t.has(i)||i.cut)return[];const N=(0,b().
placeOf)(i,["parent"]),P={event:i.id},I=(0,A().isAuditLog)(i.path),T=f===void 0&&I?a(i.path):void 0;if(T!==void 0&&S!==T.
id){const R=`does not continue the archive \`${T.path}\` of its log`,U={...P,fault:R,fix:O(i,T.id)};return[(0,M().finding)(
"event-not-chained",U,N)]}if(S===void 0){if(f===void 0||!I)return[];const R={...P,fault:v,fix:O(i,f.id)};return[(0,M().finding)(
"event-not-chained",R,N)]}if(!s.has(S)){const R=f===void 0,U=I&&!R?"error":"warning",[B]=o;if(B!==void 0){const K=`wheth\
er the parent \`${S}\` of the EvolutionEvent \`${i.id}\` exists`;return[(0,L().notChecked)(K,B,{...N,severity:U})]}if(p.
has(S))return[];R||p.add(S);const z=R?`If the log with \`${S}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${S}\`, which it wrote before this one; if they are lost, leav\
e the event out`,Y={...P,parent:S,where:"not in any asset file",fix:z};return[(0,M().finding)("event-parent-missing",Y,{
...N,severity:U})]}const k=d(i,s,u);if(k!==void 0){const R=`has a circular chain of parents: ${(0,F().inCode)(k)}`;return[
(0,M().finding)("event-not-chained",{...P,fault:R,fix:"Set the `parent` of each event to the previous event"},N)]}if(w===
void 0||w.id===i.id)return[];const D=f===void 0||f.id===S?w.id:f.id,H=`has the parent \`${S}\`, which is already the pare\
nt of \`${w.id}\``,J={...P,fault:H,fix:O(i,D)};return[(0,M().finding)("event-not-chained",J,{...N,severity:"warning"})]})}
function E(m){const l=m.filter(({path:e})=>(0,A().isLogArchive)(e)),o=new Set(l.map(y));return e=>{if((0,A().isLogArchive)(
e))return;const t=l.filter(({path:s})=>C().posix.dirname(s)===C().posix.dirname(e));return t.findLast(({id:s})=>!o.has(s))??
t.at(-1)}}const v="has no parent, but it is not the first event of its log";function O({value:m},l){const o=m.asset_id===
void 0?"":(0,j().contentHash)({...m,parent:l});return`Set \`parent\` to \`${l}\`, the previous event${o&&`, and \`asset_i\
d\` to \`${o}\``}`}function y({value:{parent:m}}){return typeof m=="string"&&m!==""?m:void 0}const h=5;function d(m,l,o){
const e=new Set;let t=m;for(;t!==void 0&&!o.has(t.id)&&!e.has(t.id);){e.add(t.id);const n=y(t);t=n===void 0?void 0:l.get(
n)}if(t!==void 0&&t.id===m.id&&!o.has(t.id))return[...e].slice(0,h);for(const n of e)o.add(n)}},59613:function(G,g,c){Object.
defineProperty(g,"__esModule",{value:!0}),g.claimedRadius=M,g.estimates=y,g.sizeOf=j;function C(){const d=c(27199);return C=
function(){return d},d}function b(){const d=c(95132);return b=function(){return d},d}function A(){const d=c(47771);return A=
function(){return d},d}function M({assets:{changes:d},counted:m}){return["Capsule","EvolutionEvent"].flatMap(l=>{const o=d.
filter(({kind:n,asset:r})=>n==="added"&&r.type===l).map(({asset:n})=>({asset:n,size:j(n.value.blast_radius)})),e=o.flatMap(
({size:n})=>n??[]),t=o.at(-1);if(t===void 0||e.length<o.length)return[];const s=e.reduce($);if(s.files<m.least.files||s.
lines<m.least.lines){const n={together:o.length>1,severity:"warning"};return[F(t.asset,s,m.least,n)]}return o.flatMap(({
asset:n,size:r})=>r!==void 0&&(0,A().isSuccess)(n.value)&&E(r,m.most)?[F(n,r,m.most,{together:!1,severity:"notice"})]:[])})}
function F(d,m,l,{together:o,severity:e}){const{type:t,id:s}=d,n={type:t,id:s,claim:`claims ${L(m)}${o?" together with t\
he others of the change":""}`,shown:`git counts ${L(l)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},r={...(0,C().placeOf)(d,["blast_radius"]),severity:e};return(0,b().finding)("\
claim-differs",n,r)}function L({files:d,lines:m}){return`${d} ${d===1?"file":"files"} and ${m} ${m===1?"line":"lines"}`}
function j(d){if(!(0,C().isJsonObject)(d))return;const{files:m,lines:l}=d;return typeof m=="number"&&typeof l=="number"?
{files:m,lines:l}:void 0}function $(d,m){return{files:d.files+m.files,lines:d.lines+m.lines}}function E(d,m){return d.files>
m.files||d.lines>m.lines+m.files}const v=3,O=.1;function y({assets:{changes:d},counted:m}){const{least:l,most:o}=m,e=d.filter(
({kind:t,asset:s})=>t==="added"&&s.type==="EvolutionEvent");return e.flatMap(({asset:t})=>{const{blast_radius_estimate:s,
meta:n,blast_radius:r}=t.value,a=(0,C().isJsonObject)(s)?[]:["meta"],u=a.length===0?s:(0,C().isJsonObject)(n)&&n.blast_radius_estimate,
p=h(u);if(p===void 0||p<=0)return[];const i=e.length===1,f=i?l.files:h(r),S=i?o.files:h(r);if(f===void 0||S===void 0)return[];
const w=f/p>v;if(!w&&S/p>=O)return[];const N=w?f:S,P=(0,C().placeOf)(t,[...a,"blast_radius_estimate"]),I={type:t.type,id:t.
id,claim:`estimates ${p} ${p===1?"file":"files"}`,shown:`the change touches ${N}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,b().finding)("claim-differs",I,P)]})}function h(d){return(0,C().isJsonObject)(
d)&&typeof d.files=="number"?d.files:void 0}},48550:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.lookAlikeIds=
$,g.repeatedIds=d;function C(){const o=c(76760);return C=function(){return o},o}function b(){const o=c(23404);return b=function(){
return o},o}function A(){const o=c(27199);return A=function(){return o},o}function M(){const o=c(64385);return M=function(){
return o},o}function F(){const o=c(11970);return F=function(){return o},o}function L(){const o=c(95132);return L=function(){
return o},o}function j(){const o=c(25367);return j=function(){return o},o}function $({assets:{changes:o,present:e}}){const t=o.
filter(({kind:a})=>a==="added").map(({asset:a})=>a);if(t.length===0)return[];const s=new Set(t.map(({type:a})=>a)),n=new Map,
r=new Map;for(const{type:a,value:u}of e){const p=s.has(a)?(0,M().declaredId)(u):void 0;if(p!==void 0)for(const i of v(a,
p)){const f=n.get(i);f===void 0?n.set(i,p):f!==p&&!r.has(i)&&r.set(i,p)}}return t.flatMap(a=>{const{type:u,id:p}=a,f=v(u,
p).flatMap(w=>[n.get(w),r.get(w)]).find(w=>w!==void 0&&w!==p);if(f===void 0)return[];const S=(0,A().placeOf)(a,["id"]);return[
(0,L().finding)("look-alike-id",{type:u,id:(0,j().visible)(p),other:(0,j().visible)(f)},S)]})}const E=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function v(o,e){const t=/^[\w.-]*$/.test(e)?e:O(e),s=t.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${o} case ${y(t)}`,`${o} drawn ${y(s)}`]}function O(o){const e=o.normalize("NFKC").replace(E,"");return(0,F().asciiOf)(
e.replace(/\p{Pd}/gu,"-"))}function y(o){return o.toUpperCase().toLowerCase()}const h=/(?:\.seed\.json|\/default_genes\.json)$/;
function d({assets:{changes:o,present:e}}){const s=o.filter(({kind:a})=>a==="added"||a==="modified").map(({asset:a})=>a).
filter(m);if(s.length===0)return[];const n=new Set(s.map(({id:a})=>a)),r=e.filter(a=>m(a)&&n.has(a.id));return s.flatMap(
a=>{const u=r.find(f=>l(f,a));if(u===void 0)return[];const p=`the gene \`${a.id}\`, also in \`${u.path}\` with other cont\
ent`,i={...(0,A().placeOf)(a,["id"]),severity:"warning"};return[(0,L().finding)("duplicate-id",{detail:p},i)]})}function m({
type:o,path:e}){return o==="Gene"&&!h.test(`/${e}`)}function l(o,e){return o.id===e.id&&o.path.replace(/l$/,"")!==e.path.
replace(/l$/,"")&&C().posix.dirname(o.path)===C().posix.dirname(e.path)&&(0,b().canonicalize)(o.value)!==(0,b().canonicalize)(
e.value)}},10255:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.envelope=L;function C(){const h=c(27199);
return C=function(){return h},h}function b(){const h=c(61331);return b=function(){return h},h}function A(){const h=c(39763);
return A=function(){return h},h}function M(){const h=c(95132);return M=function(){return h},h}function F(){const h=c(85475);
return F=function(){return h},h}function L(h,{asset:d}){const{type:m,id:l,envelope:o}=d;return[...$(d),...o&&(0,b().senderOf)(
o)===void 0?[(0,M().finding)("schema-field",{type:m,id:l,...j},(0,C().placeOf)(d))]:[]]}const j={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function $(h){const{type:d,id:m,wrappers:l=[]}=h,
o=(0,C().placeOf)(h);return l.flatMap(e=>E(h,e).flatMap(([t,s])=>{const n=e[t];if(n===void 0||n===s)return[];const r={type:d,
id:m,field:t,stated:y(n),actual:y(s)};return[(0,M().finding)("envelope-contradicts-asset",r,o)]}))}function E(h,d){const{
type:m,id:l,value:o}=h;return[...m==="ValidationReport"?[["target_asset_id",o.gene_asset_id??d.target_asset_id],["target\
_local_id",o.gene_id]]:[],...v(d.type,m)?[["type",m]]:[],["asset_type",m],["asset_id",O(h,d.asset_id)],["content_hash",O(
h,d.content_hash)],["local_id",l]]}function v(h,d){if(typeof h!="string")return!1;const m=h.toLowerCase();return m!==d.toLowerCase()&&
A().ASSET_TYPES.some(l=>l.toLowerCase()===m)}function O({type:h,value:d},m){if(d.asset_id!==void 0||m===void 0)return d.
asset_id;const l={type:h,value:{...d,asset_id:m}};return(0,F().matchContentHash)(l)===void 0?(0,F().contentHash)(d):m}function y(h){
return JSON.stringify(h??null).slice(0,100)}},85881:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.appliedIds=
v,g.genesStillNamed=j,g.missingGenes=h,g.unresolvedReferences=L;function C(){const d=c(27199);return C=function(){return d},
d}function b(){const d=c(30610);return b=function(){return d},d}function A(){const d=c(95132);return A=function(){return d},
d}function M(){const d=c(72025);return M=function(){return d},d}function F(){const d=c(50661);return F=function(){return d},
d}function L({assets:d}){const{changes:m,present:l,unread:o}=d,e=$(l,"Capsule"),t=$(l,"ValidationReport"),s=[["Evolution\
Event","capsule_id","Capsule",e],["EvolutionEvent","validation_report_id","ValidationReport",t],["AntiGene","evidence_ca\
psules","Capsule",e]];return m.filter(({kind:n})=>n==="added"||n==="modified").flatMap(({asset:n})=>{const{type:r,id:a,value:u}=n,
[p]=o;return s.flatMap(([i,f,S,w])=>i!==r?[]:[u[f]].flat().flatMap(N=>{if(!E(N,w))return[];const P={...(0,C().placeOf)(n,
[f]),severity:"warning"},I=`whether \`${N}\`, which the ${r} \`${a}\` names, exists`;return p?[(0,M().notChecked)(I,p,P)]:
[(0,A().finding)("reference-not-found",{type:r,id:a,wanted:S,name:N,field:f},P)]}))})}function j({assets:{changes:d,present:m}}){
const l=$(m,"Gene"),o=v(d),e=d.flatMap(({kind:s,asset:n,before:r})=>s==="removed"?n:r??[]).filter(({type:s})=>s==="Gene").
flatMap(s=>(0,b().namesOf)(s).map(n=>({asset:s,name:n}))).filter(({name:s})=>!l.has(s)&&!o.has(s));if(e.length===0)return[];
const t=m.flatMap(b().namings);return e.flatMap(({asset:s,name:n})=>{const r=t.filter(({gene:S})=>S===n),a=r.find(S=>S.by.
type==="Capsule")??r[0];if(a===void 0)return[];const u=n.startsWith("sha256:"),p={what:`${u?"gene that was":"gene"} \`${n}\
\``,by:`the ${a.by.type} \`${a.by.id}\``,more:new Set(r.map(S=>S.by)).size-1,fix:u?"Name the gene by its `id`, or by its\
 new `asset_id`":`Keep the gene \`${n}\`, or also remove the Capsules that name it`},i=a.by.type==="Capsule"?"warning":"\
notice",f=a.by.locate(a.pointer);return[(0,A().finding)("still-named",p,{location:f,subject:(0,C().subjectOf)(s),severity:i})]})}
function $(d,m){return new Set(d.filter(l=>l.type===m).flatMap(b().namesOf))}function E(d,m){return typeof d=="string"&&
!m.has(d)}function v(d){return new Set(d.flatMap(b().newNamings).map(({gene:m})=>m))}const O="ad_hoc",y={severity:"warni\
ng",harm:"bookkeeping"};function h(d){const{changes:m}=d.assets,l=new Set(m.filter(({kind:o,asset:e})=>o!=="removed"&&e.
type==="Gene").flatMap(({asset:o})=>(0,b().namesOf)(o)));return m.flatMap(b().newNamings).filter(({gene:o})=>!l.has(o)).
map(({by:o,gene:e,pointer:t})=>{const s=e===O&&(0,F().isChange)(d),n={...(0,C().placeOf)(o,t),...s&&y},{type:r,id:a}=o,u={
type:r,id:a,wanted:"gene",name:e,field:String(t[0])};return(0,A().finding)("reference-not-found",u,n)})}},93290:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.removedScripts=O;function C(){const o=c(76760);return C=function(){return o},
o}function b(){const o=c(27199);return b=function(){return o},o}function A(){const o=c(68450);return A=function(){return o},
o}function M(){const o=c(77680);return M=function(){return o},o}function F(){const o=c(63455);return F=function(){return o},
o}function L(){const o=c(51951);return L=function(){return o},o}function j(){const o=c(59867);return j=function(){return o},
o}function $(){const o=c(46912);return $=function(){return o},o}function E(){const o=c(91063);return E=function(){return o},
o}function v(){const o=c(95132);return v=function(){return o},o}async function O(o){const{assets:e,baseTree:t,clock:s}=o,
n=y(o.change),r=await h(o);if(n.size+r.size===0)return[];const a=new Set(e.changes.map(({asset:i})=>i)),u=e.present.filter(
i=>i.type==="Gene"&&!a.has(i)),p=new Map;for(const i of u){await s.tick();const f=(0,M().validationCommands)(i),S=new Map;
for(const{value:w,pointer:N}of f.kind==="list"?f.entries:[]){if(typeof w!="string")continue;const P=(0,A().storeOf)(i.path,
{policy:o.policy,tree:t}),T=(0,F().namedPaths)(w,P).filter(k=>n.has(k)).map(k=>({path:k,script:""}));r.size>0&&P.checkoutAs===
void 0&&T.push(...await m(w,t,P.root));for(const k of T){const D=l(k);(k.script===""||r.has(D))&&S.set(D,{...k,entry:N[1]})}}
for(const[w,N]of S){const P=p.get(w);P?P.more+=1:p.set(w,{...N,gene:i,more:0})}}return[...p.values()].map(({path:i,script:f,
gene:S,entry:w,more:N})=>{const P=f===""?`file \`${i}\``:`script \`${f}\` of \`${i}\``,I=`Keep \`${f||i}\`, or change the\
 commands that name it`,T={...(0,b().placeOf)(S,["validation",w]),harm:"broken"};return(0,v().finding)("still-named",{what:P,
by:`the gene \`${S.id}\``,more:N,fix:I},T)})}function y({files:o}){const e=new Set(o.flatMap(({status:t,path:s,oldPath:n})=>t===
"deleted"?s:n??[]));for(const{path:t,status:s}of o)s!=="deleted"&&e.delete(t);return e}async function h({change:o,baseTree:e,
tree:t}){const s=o.files.map(({path:r,oldPath:a})=>a??r),n=new Set;for(const r of s.filter(a=>C().posix.basename(a)==="p\
ackage.json")){const a=await d(e,r),u=new Set(await d(t,r));for(const p of a)u.has(p)||n.add(l({path:r,script:p}))}return n}
async function d(o,e){const t=C().posix.dirname(e);return[...(await(0,j().usablePackageJson)(o,t==="."?"":t))?.scripts.keys()??
[]]}async function m(o,e,t){const{invocation:s}=(0,L().readWords)(o,{tree:e,cwd:t});if(s?.program!=="npm")return[];const n={
tree:e,directory:t,changed:new Set,families:E().NO_PROGRAMS},{runs:r}=await(0,$().scriptsThatRun)(s,n,{start:0,end:0}),a=(0,$().
eventOf)(s);return r.flatMap(({directory:u,event:p})=>p===a?[{path:C().posix.join(u,"package.json"),script:a}]:[])}function l({
path:o,script:e}){return`${o}\0${e}`}},21471:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.describeJson=
n,g.schemaDifferences=F;function C(){const r=c(98285);return C=function(){return r},r}function b(){const r=c(98879);return b=
function(){return r},r}const A=2e5,M=50;function F(r,a){try{return L(r,(0,C().withoutAnnotations)(a))}catch(u){if(!(u instanceof
URIError))throw u;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function L(r,a){const u=(0,b().complaintsOf)(r,a,JSON.stringify(a).length<=A),p=new Map,i=new Set;
for(const f of u){if(v.has(f.keyword))continue;const S=$(f);if(!i.has(S)){i.add(S);for(const w of O(f,r,a)){const N=j(f,
w),P=p.get(N);p.set(N,P?{...P,more:P.more+1}:w)}}}return[...p.values()].slice(0,M)}function j({keywordLocation:r},a){switch(a.
kind){case"missing":return JSON.stringify([r,...a.fields]);case"unknown":return JSON.stringify([r,a.field]);case"invalid":
return r}}function $({keyword:r,instanceLocation:a}){return`${E.has(r)?r:"value"} ${a}`}const E=new Set(["required","add\
itionalProperties"]),v=new Set(["properties","items","false"]);function O(r,a,u){const{keyword:p,keywordLocation:i,instanceLocation:f}=r,
{pointer:S,value:w}=h(u,f),N=d(a,i);if(p==="required"){const I=(N.required??[]).filter(k=>!y(w,k)),T=Object.fromEntries(
I.map(k=>[k,s(N.properties?.[k]??{})]));return[{kind:"missing",pointer:S,fields:I,expected:T,more:0}]}if(p==="additional\
Properties"){const I=N.properties??{},T=Object.keys(w??{}).filter(D=>!Object.hasOwn(I,D)),k=Object.keys(I).filter(D=>!y(
w,D));return T.map(D=>({kind:"unknown",pointer:[...S,D],field:D,absent:k,more:0}))}const P=t(p,N);return[{kind:"invalid",
pointer:S,keyword:p,expected:P,found:n(w),more:0}]}function y(r,a){return r!==null&&Object.hasOwn(r,a)}function h(r,a){const u=[];
let p=r;for(const i of m(a))Array.isArray(p)?(u.push(Number(i)),p=p[Number(i)]??null):(u.push(i),p=p[i]??null);return{pointer:u,
value:p}}function d(r,a){let u=b().SCHEMAS[r];for(const p of m(a).slice(0,-1))u=u[p];return u}function m(r){return r.split(
"/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"))}const l={string:"a string",array:"a list",object:"an o\
bject",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},o={"^\\d+\\.\\d+\\.\\d+$":"three numbers \
such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},e=40;function t(r,a){const u=a[r];switch(r){case"\
type":return[u].flat().map(p=>l[String(p)]??String(p)).join(" or ");case"enum":return`one of ${(a.enum??[]).map(p=>`\`${JSON.
stringify(p)}\``).join(", ")}`;case"const":return JSON.stringify(u);case"pattern":return o[String(u)]??`a string that ma\
tches ${u}`;case"minLength":return u===1?"a non-empty string":`a string of at least ${u} characters`;case"maxLength":return`\
a string of at most ${u} characters`;case"minItems":return u===1?"a non-empty list":`a list of at least ${u} items`;case"\
maxItems":return`a list of at most ${u} items`;case"minimum":return`a number that is at least ${u}`;case"maximum":return`\
a number that is at most ${u}`;default:return`a value that matches \`${r}\` in the schema`}}function s(r){const a=["enum",
"const","pattern","type"].find(u=>Object.hasOwn(Object(r),u));return a===void 0?"a value":t(a,r)}function n(r){return Array.
isArray(r)?r.length===0?"an empty list":"a list":r!==null&&typeof r=="object"?"an object":typeof r!="string"?String(r):r.
length<=e?JSON.stringify(r):`a string of ${r.length} characters`}},57733:function(G,g,c){Object.defineProperty(g,"__esMo\
dule",{value:!0}),g.promotionSchemaFindings=j,g.schemaFindings=L;function C(){const t=c(23404);return C=function(){return t},
t}function b(){const t=c(27199);return b=function(){return t},t}function A(){const t=c(3051);return A=function(){return t},
t}function M(){const t=c(95132);return M=function(){return t},t}function F(){const t=c(21471);return F=function(){return t},
t}function L(t){return(0,F().schemaDifferences)(t.type,t.value).filter(s=>!l(t,s)).flatMap(s=>O(t,s)).map(s=>$(t,s,"warn\
ing"))}function j(t){const s=o(t)?"warning":"error";return(0,F().schemaDifferences)(t.type,t.value).map(n=>$(t,n,s))}function $(t,s,n){
const{type:r,id:a}=t,{pointer:u,more:p}=s,i={...(0,b().placeOf)(t,u),severity:n},f=(S,w,N,P)=>(0,M().finding)("schema-fi\
eld",{type:r,id:a,field:S,fault:w,where:N,fix:P},i);switch(s.kind){case"missing":{const{fields:S,expected:w}=s,N=S.includes(
"asset_id")?"; `gene-gate fix --identity --write` adds `asset_id` in the repository of its author":"",I=`Add ${S.map(T=>`\
\`${T}\` (${w[T]})`).join(", ")}${N}`;return f(S.join("`, `"),"is missing",v(u,p),I)}case"unknown":{const S=v(u.slice(0,
-1),p),{field:w,absent:N}=s,P=(0,A().nearestName)(w,N),I=P===void 0?"":`If you meant \`${P}\`, rename it. Otherwise, `,T=`${I}${I?
"remove":"Remove"} \`${w}\` or store it outside the asset`;return f(w,"is unknown",S,T)}case"invalid":{const{expected:S}=s,
w=`${s.found}${p===0?"":` (and in ${E(p)})`}`,N=u.join("."),P=`must be ${S}, but it is ${w}`;return f(N,P,"",`Change \`${N}\
\` to ${S}`)}}}function E(t){return t===1?"1 similar place":`${t} similar places`}function v(t,s){return t.length===0?"":
` in \`${t.join(".")}\`${s===0?"":` and ${E(s)}`}`}function O(t,s){const{type:n}=t,{pointer:r}=s;switch(s.kind){case"mis\
sing":{const a=s.fields.filter(u=>!y[n].has([...r,u].join("."))&&!(u==="source_type"&&(e(t)??0)<d));return a.length===0?
[]:[{...s,fields:a}]}case"unknown":return[s];case"invalid":return h(n,r,s.keyword)?[]:[s]}}const y={Gene:new Set(["type",
"id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(["type","id"])};function h(t,[s,...n],r){if(s===
"type"||s==="id"||s==="asset_id")return!0;if(t!=="Gene")return!1;const a=r==="minItems"&&n.length>0;return s==="validati\
on"||s==="constraints"&&!a}const d=6,m={"Gene epigenetic_marks[]":["object","string"],"Gene _source":["object"],"Gene av\
oid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":["string"],"Capsule diff":["string"],"Cap\
sule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execution_trace":["object"],"EvolutionEvent ap\
plied_lessons[]":["object","string"]};function l({type:t,value:s},{kind:n,pointer:r}){const[a="",u=0,...p]=r,i=s[a]??null,
f=m[`${t} ${a}${Array.isArray(i)?"[]":""}`];return n==="missing"||!f||typeof u!="number"||p.length>0?!1:[i].flat().every(
S=>f.includes(S===null?"null":typeof S))}function o(t){return(e(t)??Number.NaN)<Number(C().SCHEMA_VERSION.split(".")[1])}
function e({value:{schema_version:t}}){const s=typeof t=="string"?/^1\.(\d+)\.\d+$/.exec(t)?.[1]:void 0;return s===void 0?
void 0:Number(s)}},98879:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.SCHEMAS=void 0,g.complaintsOf=
h;function C(){const l=c(13574);return C=function(){return l},l}function b(){const l=c(36576);return b=function(){return l},
l}function A(){const l=c(25065);return A=function(){return l},l}function M(){const l=c(5330);return M=function(){return l},
l}function F(){const l=c(39436);return F=function(){return l},l}function L(){const l=c(39763);return L=function(){return l},
l}const j={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},$="^sha256:[a-f0-9]{64}$",E={type:"object",required:["type","sc\
hema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Val\
idationReport"},schema_version:j,id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:[
"object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{
type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{
type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:$}}},v={type:"array",items:{
type:"string"}},O={type:"object",required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{
type:{const:"AntiGene"},schema_version:j,id:{type:"string",minLength:1},summary:{type:"string",minLength:1},trigger:{...v,
minItems:1},avoid:{...v,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium","high"]},source_clusters:v,
evidence_capsules:v,failure_count:{type:"integer",minimum:0},asset_id:{type:"string",pattern:$}}},y=g.SCHEMAS={Gene:M().
default,Capsule:b().default,EvolutionEvent:A().default,Mutation:F().default,ValidationReport:E,AntiGene:O};function h(l,o,e){
return d[e?"all":"first"][l].validate(o).errors}const d={all:m(!1),first:m(!0)};function m(l){const o=L().ASSET_TYPES.map(
e=>[e,new(C()).Validator(y[e],"7",l)]);return Object.fromEntries(o)}},73566:function(G,g,c){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.capsuleFields=E,g.selfDescription=j,g.unidentified=v;function C(){const h=c(27199);return C=function(){
return h},h}function b(){const h=c(59490);return b=function(){return h},h}function A(){const h=c(95132);return A=function(){
return h},h}function M(){const h=c(72025);return M=function(){return h},h}function F(){const h=c(85475);return F=function(){
return h},h}function L(){const h=c(57733);return L=function(){return h},h}function j({correctorOf:h},{asset:d,change:m,commands:l=[]}){
if(d.cut)return[];const o=m?.kind==="unchanged"?void 0:m?.before,e=l.some(({findings:t})=>t.some(({edit:s})=>s?.fix));return[
...(0,F().hashFindings)(d,h(d),!e,o),...(0,L().schemaFindings)(d)]}const $={success_streak:"an integer from 0 on",env_fingerprint:"\
an object with `platform` and `arch`"};function E(h,{asset:d}){const{type:m,id:l,value:o}=d;if(m!=="Capsule"||d.cut)return[];
const e=Object.keys($).filter(r=>o[r]==null);if(e.length===0)return[];const t=e.join("`, `"),n={fault:"is missing",where:"",
fix:`Add ${e.map(r=>`\`${r}\` (${$[r]})`).join(", ")}`};return[(0,A().finding)("schema-field",{type:m,id:l,field:t,...n},
(0,C().placeOf)(d))]}function v({genes:h,claims:d,correctorOf:m}){const t=[...h.filter(({change:n})=>n?.kind!=="removed").
map(({asset:n})=>n),...d].filter(({cut:n})=>!n).flatMap(n=>O(n,m));return[...(0,b().groupBy)(t,({rule:n,location:r})=>JSON.
stringify([n,r?.path])).values()].flatMap(y)}function O(h,d){try{return(0,F().identityFindings)(h,d(h)).filter(F().isMissingIdentity)}catch(m){
return[(0,M().assetNotJudged)(h,m)]}}function y([h,...d]){if(h===void 0)return[];if(d.length===0||!(0,F().isMissingIdentity)(
h))return[h,...d];const{subject:m,args:l,...o}=h,{expected:e,...t}=l;return[{...o,args:{...t,others:d.length}}]}},47771:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.claimedStreak=a,g.eventsIn=h,g.isSuccess=v,g.streakCounter=j,g.successStreak=
y;function C(){const u=c(23404);return C=function(){return u},u}function b(){const u=c(27199);return b=function(){return u},
u}function A(){const u=c(59490);return A=function(){return u},u}function M(){const u=c(95132);return M=function(){return u},
u}function F(){const u=c(72025);return F=function(){return u},u}function L(){const u=c(85475);return L=function(){return u},
u}function j(u,p){const i=m(u,p),f=(0,A().groupBy)(u,({value:{capsule_id:S}})=>S);return S=>$(S,f.get(S.id)??[],i,p)}function $({
id:u,value:{gene:p}},i,f,S){const w=[],N=[],P={files:0,lines:0};let I;const{successes:T,failure:k}=E(u,i);for(const D of T){
const{value:H}=D,J=f.get(D)??o(H,S)??(e(H,p,S)?void 0:d)??(s(H)?"it records no change":void 0);J===void 0?(N.push(D),t(P,
H)||(I??=r(H))):w.push({event:r(H),why:J})}return{count:O(N),uncounted:w,ended:k!==void 0,...k&&T.length===0&&{failed:r(
k.value)},radius:P,...I!==void 0&&{unmeasured:I}}}function E(u,p){const i=p.filter(({value:S})=>S.type==="EvolutionEvent"&&
S.capsule_id===u).reverse(),f=i.findIndex(({value:S})=>!v(S));return f<0?{successes:i}:{successes:i.slice(0,f),failure:i[f]}}
function v({outcome:u}){return(0,b().isJsonObject)(u)&&u.status==="success"}function O(u){const p=u.map(({value:i})=>i.id).
filter(i=>typeof i=="string");return u.length-p.length+new Set(p).size}function y(u,p){const{successes:i,failure:f}=E(u,
p);return{count:O(i),ended:f!==void 0}}function h({changes:u,present:p,unread:i}){const f=i.at(-1),S=new Set(u.map(({asset:w})=>w));
return p.filter(({type:w,path:N})=>w==="EvolutionEvent"&&(!f||N>=f.path)).map(w=>({value:w.value,log:w.path,isNew:S.has(
w)}))}const d="it does not name the gene of the Capsule";function m(u,p){const i=new Map,f=new Map,S=new Set;for(const w of u){
const N=l(w,f,p&&S.has(w.log));N!==void 0&&i.set(w,N),S.add(w.log);const{id:P}=w.value;typeof P=="string"&&!f.has(P)&&f.
set(P,w)}return i}function l({value:u,isNew:p},i,f){const{id:S,parent:w}=u;if(p)return"the change that is judged adds or\
 edits it";const N=typeof S=="string"?i.get(S):void 0;return N!==void 0?(0,C().canonicalize)(N.value)===(0,C().canonicalize)(
u)?void 0:"an earlier event with other content has its id":typeof w=="string"&&w!==""?i.has(w)?void 0:"its parent is not\
 in the log before it":f?"it has no parent":void 0}function o(u,p){const{id:i,asset_id:f}=u;if(f===void 0)return p?"it h\
as no hash":void 0;if((0,L().matchContentHash)({type:"EvolutionEvent",value:u})===void 0)return"its hash does not match \
its content";const S=typeof i=="string"&&i.trim()!=="";return p&&!S?"it has no id":void 0}function e({genes_used:u},p,i){
return typeof p!="string"||p===""||!Array.isArray(u)?!i:u.includes(p)}function t(u,{blast_radius:p}){if(p===void 0)return!0;
if(!(0,b().isJsonObject)(p))return!1;const{files:i,lines:f}=p;return!n(i)||!n(f)?!1:(u.files=Math.max(u.files,i),u.lines=
Math.max(u.lines,f),!0)}function s({blast_radius:u}){return(0,b().isJsonObject)(u)&&(u.files===0||u.lines===0)}function n(u){
return typeof u=="number"&&Number.isSafeInteger(u)&&u>=0}function r({id:u}){return typeof u=="string"?u:"without an id"}
function a({assets:u}){const p=(0,A().groupBy)(h(u),({value:i})=>i.capsule_id);return u.changes.flatMap(({kind:i,asset:f})=>{
const{success_streak:S}=f.value;if(i==="removed"||f.type!=="Capsule"||typeof S!="number")return[];const{count:w,ended:N}=y(
f.id,p.get(f.id)??[]);if(S<=w)return[];const P=(0,b().placeOf)(f,["success_streak"]),I=u.unread.at(-1);if(I!==void 0&&!N)
return[(0,F().notChecked)(`the success streak of the Capsule \`${f.id}\``,I,P)];const T={type:f.type,id:f.id,claim:`clai\
ms a success streak of ${S}`,shown:`the events show ${w}`,fix:"Let the engine append the events of its cycles, or correc\
t `success_streak`"};return[(0,M().finding)("claim-differs",T,P)]})}},36974:function(G,g,c){Object.defineProperty(g,"__e\
sModule",{value:!0}),g.incompleteGene=v,g.removedGene=O,g.validationList=L;function C(){const y=c(27199);return C=function(){
return y},y}function b(){const y=c(36093);return b=function(){return y},y}function A(){const y=c(77680);return A=function(){
return y},y}function M(){const y=c(95132);return M=function(){return y},y}function F(){const y=c(50661);return F=function(){
return y},y}function L(y,{asset:h,validation:d,commands:m}){if(h.cut)return[];const l=["validation"],o={gene:h.id};if(d.
kind==="not_a_list"){const s={...o,fault:`must have ${d.expected} as \`validation\``};return[(0,M().finding)("validation\
-malformed",s,(0,C().placeOf)(h,l))]}if(d.kind==="missing"||d.entries.every(A().isBlankEntry))return[(0,M().finding)("va\
lidation-missing",{...o,that:""},(0,C().placeOf)(h,l))];const e=[],t=new Set;for(const s of d.entries){const{value:n,pointer:r}=s;
if((0,A().isBlankEntry)(s)){const a={...o,field:r.join("."),fault:"is blank"},u={...(0,C().placeOf)(h,r),severity:"notic\
e"};e.push((0,M().finding)("validation-redundant",a,u))}else if(typeof n!="string"){const a={...o,fault:`must have a str\
ing as \`${r.join(".")}\``};e.push((0,M().finding)("validation-malformed",a,(0,C().placeOf)(h,r)))}else if(t.has(n)){const a={
...(0,C().placeOf)(h,r),subject:{...(0,C().subjectOf)(h),command:n}};e.push((0,M().finding)("validation-redundant",{...o,
field:r.join("."),fault:`repeats \`${n}\``},a))}else t.add(n)}if(m.length>0&&m.every($)){const s={...o,that:" that check\
s the change"},n=(0,C().placeOf)(h,l),r=j(y,h)?"notice":"error";e.push((0,M().finding)("validation-missing",s,{...n,severity:r}))}
return e}function j(y,h){return(0,F().isChange)(y)?y.seeds.has(h):y.correctorOf(h)!=="author"&&(0,b().seedRelease)(h)!==
void 0}function $({reading:{problems:y,argv:h}}){return y.some(({rule:d})=>d==="only-prints")||E.has(h?.[0]??"")}const E=new Set(
["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function v(y,{
asset:h}){return h.cut?[(0,M().finding)("validation-malformed",{gene:h.id,fault:"can be read only in part: its JSON has \
an error"},(0,C().placeOf)(h))]:[]}function O(y,{asset:h}){return[(0,M().finding)("gene-removed",{gene:h.id},{subject:(0,C().
subjectOf)(h)})]}},56131:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.geneDifferences=d,g.hardCaps=
h,g.limitsOf=y,g.readConstraints=j,g.stricterConstraints=$,g.uncovered=e;function C(){const t=c(27199);return C=function(){
return t},t}function b(){const t=c(77680);return b=function(){return t},t}function A(){const t=c(57430);return A=function(){
return t},t}function M(){const t=c(32854);return M=function(){return t},t}function F(){const t=c(53315);return F=function(){
return t},t}function L(){const t=c(50661);return L=function(){return t},t}function j(t){const s=u=>({constraints:E,problems:[
{...u,pointer:["constraints"]}]});if(t===void 0)return s({kind:"missing"});if(!(0,C().isJsonObject)(t))return s({kind:"m\
alformed",detail:"an object"});const n=[],r=v(t.max_files,n);return{constraints:{maxFiles:r??F().DEFAULT_MAX_FILES,isDefaultLimit:r===
void 0,forbiddenPaths:O(t.forbidden_paths,n)},problems:n}}function $(t,s){if(t===void 0)return s;const{maxFiles:n,isDefaultLimit:r}=t.
maxFiles<s.maxFiles?t:s;return{maxFiles:n,isDefaultLimit:r,forbiddenPaths:[...new Set([...t.forbiddenPaths,...s.forbiddenPaths])]}}
const E={maxFiles:F().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function v(t,s){const n=["constraints","max\
_files"];if(t===void 0)s.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(t)&&Number(t)>0)return Number(t);
s.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function O(t,s){const n=["constraints","forbidd\
en_paths"];if(t===void 0)return s.push({kind:"missing",pointer:n}),[];if(!Array.isArray(t))return s.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const r=new Set;for(const[a,u]of t.entries()){const p=typeof u=="string"?(0,M().
normalise)(u):void 0;if(typeof u!="string"||!p){s.push({kind:"malformed",pointer:[...n,a],detail:"a path below the root \
of the repository"});continue}(0,M().looksLikePattern)(u)&&s.push({kind:"pattern",pointer:[...n,a],detail:u}),r.add(p)}return[
...r]}function y(t,s){const{asset:n,change:r,binds:a}=t,{constraints:u}=j(n.value.constraints),p=r?.before&&j(r.before.value.
constraints).constraints,i=$(p,u),{maxFiles:f,isDefaultLimit:S}=i,w=h(s.policy),N=a&&(0,L().isChange)(s)?s.radius:A().NOTHING_TOUCHED,
P=(0,F().cappedSize)(N,s.policy.blast_radius.counting),I=(0,F().gradeFiles)(N.files,f,P,w),T=I==="hard_cap_breach"?P:N,k=(0,F().
gradeWords)(I,T,f,w);return{base:p,head:u,constraints:i,blastRadius:{...N,max_files:f,...S&&{default_limit:!0},severity:I,
message:k}}}function h({blast_radius:t}){const{hard_cap_files:s,hard_cap_lines:n}=t;return{files:s,lines:n}}function d({
kind:t,asset:s,before:n}){return n===void 0||s.cut||t!=="added"&&t!=="modified"?[]:[...m(n,s),...o(n,s)]}function m(t,s){
const[n,r]=[l(t),l(s)],a="validation";return[...[...n].filter(u=>!r.has(u)).map(u=>({kind:"command_removed",field:a,base:u,
head:null})),...[...r].filter(u=>!n.has(u)).map(u=>({kind:"command_added",field:a,base:null,head:u}))]}function l(t){const s=(0,b().
validationCommands)(t),n=s.kind==="list"?s.entries.map(({value:r})=>r):[];return new Set(n.filter(r=>typeof r=="string"))}
function o(t,s){const{constraints:n}=j(t.value.constraints),{constraints:r}=j(s.value.constraints),a=[];r.maxFiles!==n.maxFiles&&
a.push({kind:r.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(r.maxFiles)});const u="constraints.forbidden_paths";for(const p of e(n.forbiddenPaths,r.forbiddenPaths))
a.push({kind:"constraint_loosened",field:u,base:p,head:null});for(const p of e(r.forbiddenPaths,n.forbiddenPaths))a.push(
{kind:"constraint_tightened",field:u,base:null,head:p});return a}function e(t,s){return t.filter(n=>!s.some(r=>(0,M().isWithin)(
n,r)))}},54034:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.auditGene=$,g.forbidsRunningGene=v,g.geneFindings=
E;function C(){const O=c(13580);return C=function(){return O},O}function b(){const O=c(72025);return b=function(){return O},
O}function A(){const O=c(70716);return A=function(){return O},O}function M(){const O=c(97004);return M=function(){return O},
O}function F(){const O=c(6470);return F=function(){return O},O}function L(){const O=c(50661);return L=function(){return O},
O}function j(){const O=c(56131);return j=function(){return O},O}async function $(O,y,h){const{asset:d,change:m,store:l}=y,
{timeoutMs:o}=h,e=(0,j().limitsOf)(y,O),t=await E(O,{...y,limits:e}),s=(0,L().isChange)(O)&&O.seeds.has(d)&&(0,M().lacksEngine)(
y.commands),n=s?y.commands.map(i=>({...i,findings:i.findings.map(M().asNotice)})):y.commands,r=s?t.map(M().asNotice):t,a=h.
mayRun&&!r.some(v),{root:u,checkoutAs:p}=l;return{asset:d,store:l,...s&&{isIdle:s},commands:a?(0,F().planCommands)(n,{timeoutMs:o,
directory:u,checkoutAs:p}):n,findings:r,blastRadius:e.blastRadius,differences:m===void 0?[]:(0,j().geneDifferences)(m)}}
async function E(O,y){return y.change?.kind!=="removed"?(0,b().ask)(A().GENE_CHECKS,O,y):(await(0,b().ask)(A().REMOVED_GENE_CHECKS,
O,y)).map(({location:d,...m})=>m)}function v({rule:O}){return(0,C().ruleOf)(O).forbidsRunning==="gene"}},42804:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.declaredConstraints=j,g.declaredPaths=l,g.geneBlastRadius=d,g.hardCap=
h,g.limitsBeyondCap=O,g.loosenedConstraints=E;function C(){const o=c(27199);return C=function(){return o},o}function b(){
const o=c(95132);return b=function(){return o},o}function A(){const o=c(53315);return A=function(){return o},o}function M(){
const o=c(39869);return M=function(){return o},o}function F(){const o=c(56131);return F=function(){return o},o}const L={
severity:"warning",harm:"bookkeeping"};function j(o,{asset:e}){return(0,F().readConstraints)(e.value.constraints).problems.
filter(({kind:t})=>t!=="missing"||!e.cut).map(t=>$(e,t))}function $(o,{kind:e,pointer:t,detail:s=""}){const n=(0,C().placeOf)(
o,t),r=t.join("."),a=(p,i,f=L)=>(0,b().finding)("constraints-malformed",{gene:o.id,field:r,fault:p,fix:i},{...n,...f});if(e===
"missing")return a("is missing",`Add \`${r}\` to the gene`);if(e==="malformed")return a(`must be ${s}`,`Change \`${r}\` t\
o ${s}`,{});const u=`forbids \`${s}\`, which is read as a path, with each of its characters, not as a pattern`;return a(
u,"Write the path of the directory; everything below it is also forbidden")}function E(o,{asset:e,binds:t,limits:{base:s,
head:n}}){if(!t||e.cut||s===void 0)return[];const r=(0,F().uncovered)(s.forbiddenPaths,n.forbiddenPaths),a=n.maxFiles>s.
maxFiles;if(r.length===0&&!a)return[];const u=v(e.value.constraints),p=[...a&&!u("max_files")?[`\`max_files\` from ${s.maxFiles}\
 to ${n.maxFiles}`]:[],...(u("forbidden_paths")?[]:r).map(f=>`\`${f}\` is no longer forbidden`)];if(p.length===0)return[];
const i=(0,C().placeOf)(e,["constraints"]);return[(0,b().finding)("constraints-loosened",{gene:e.id,loosened:p},i)]}function v(o){
const e=(0,F().readConstraints)(o).problems.flatMap(({kind:t,pointer:s})=>t==="malformed"&&s.length<=2?[s[1]]:[]);return t=>e.
includes(t)||e.includes(void 0)}function O(o,{asset:e,binds:t,limits:{base:s,head:n}}){const{files:r}=(0,F().hardCaps)(o.
policy),{maxFiles:a}=n;if(!t||a<=r||s!==void 0&&a<=s.maxFiles)return[];const u="constraints.max_files",p=`allows ${a} fi\
les, but the hard cap of the policy is ${r} ${r===1?"file":"files"}`,i={gene:e.id,field:u,fault:p,fix:`Set \`${u}\` to ${r}\
 or less`},f={...(0,C().placeOf)(e,["constraints","max_files"]),...L};return[(0,b().finding)("constraints-malformed",i,f)]}
const y={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function h({genes:o,radius:e,policy:t,isPush:s}){const n=o.filter(({binds:I})=>I),r=(0,A().cappedSize)(e,t.blast_radius.
counting),a=(0,F().hardCaps)(t);if(n.length===0||r.files<=a.files&&r.lines<=a.lines)return[];const[u,...p]=n,i=n.find(({
change:I})=>I.kind!=="removed"),{location:f}=i?(0,C().placeOf)(i.asset,["constraints","max_files"]):{},w={...s&&n.every(
({change:I})=>I.kind==="applied")&&{severity:"warning"},...f&&{location:f},...u&&p.length===0&&{subject:(0,C().subjectOf)(
u.asset)}},N=r.lines-e.lines,P={...r,capFiles:a.files,capLines:a.lines,genes:n.length,...N>0&&{exempt:N}};return[(0,b().
finding)("blast-radius-hard-cap",P,w)]}function d(o,{asset:e,binds:t,isOnlyAdded:s,limits:n}){const{files:r,max_files:a,
severity:u}=n.blastRadius;if(!t||u==="within_limit"||u==="hard_cap_breach")return[];if(s&&(u==="approaching_limit"||o.seeds.
has(e)))return[];const p=(0,C().placeOf)(e,["constraints","max_files"]),i={gene:e.id,files:r,maxFiles:a,declared:!n.constraints.
isDefaultLimit};return[(0,b().finding)(y[u],i,{...p,...m(s)})]}function m(o=!1){return o?L:{}}function l({touchesOf:o,seeds:e},{
asset:t,binds:s,isOnlyAdded:n,limits:{constraints:r}}){if(!s||e.has(t))return[];const a=r.forbiddenPaths.flatMap(p=>(0,M().
someTouches)(o(p)).map(i=>({gene:t.id,entry:p,...i})));if(a.length===0)return[];const u={...(0,C().placeOf)(t,["constrai\
nts","forbidden_paths"]),...m(n)};return a.map(p=>(0,b().finding)("forbidden-path-declared",p,u))}},16373:function(G,g,c){
Object.defineProperty(g,"__esModule",{value:!0}),g.launchedFiles=l,g.markUnreadable=m,g.readGene=v,g.readGeneChange=O;function C(){
const e=c(27199);return C=function(){return e},e}function b(){const e=c(30610);return b=function(){return e},e}function A(){
const e=c(68450);return A=function(){return e},e}function M(){const e=c(77680);return M=function(){return e},e}function F(){
const e=c(10473);return F=function(){return e},e}function L(){const e=c(41431);return L=function(){return e},e}function j(){
const e=c(10729);return j=function(){return e},e}function $(){const e=c(16455);return $=function(){return e},e}function E(){
const e=c(95132);return E=function(){return e},e}async function v(e,t,s){const n=(0,M().validationCommands)(e),r=await y(
e,n,t,s);return{asset:e,store:t.storeOf(e.path),binds:!1,validation:n,commands:r}}async function O(e,t,s,n){const{kind:r,
asset:a,before:u}=e,p=(0,b().namesOf)(a).some(N=>t.has(N)),i=!["applied","unchanged"].includes(r)||p,f=r==="added"&&u===
void 0&&!p,S=(0,M().validationCommands)(a),w=r==="removed"?[]:await y(a,S,s,n);return{asset:a,store:s.storeOf(a.path),change:e,
binds:i,isOnlyAdded:f,validation:S,commands:w}}async function y(e,t,s,n){if(t.kind!=="list")return[];const r=s.forFile(e.
path),a=t.entries.filter(f=>typeof f.value=="string"&&!(0,M().isBlankEntry)(f)),u=await Promise.all(a.map(({value:f})=>r.
command(f))),p=await(0,$().withEdits)(u,r,n(e)==="fix");return(await Promise.all(p.map(f=>h(f,e,s)))).map((f,S)=>d(e,f,a[S]?.
pointer??["validation"]))}async function h(e,{path:t},s){const n=s.storeOf(t),{tree:r}=s.terms;if(e.verdict!=="block"||r===
void 0)return e;const a=new Set((0,L().missingPaths)(e).map(p=>p.replace(/\/.*/,""))),u=[...[...new Set([...(0,A().packagesAbove)(
r,n.path),""])].map(p=>({root:p})),...[...a].filter(j().isCheckoutName).map(p=>({root:"",checkoutAs:p}))];for(const p of u){
if(p.root===n.root&&p.checkoutAs===n.checkoutAs)continue;const{verdict:i}=await s.startingIn(p).command(e.reading.command);
if(i==="block")continue;const{checkoutAs:f}=p,S=(0,E().finding)("store-root-unclear",{store:n.path||".",root:(0,A().shownRoot)(
n),others:[(0,A().shownRoot)(p)],because:"accepts",...f!==void 0&&{checkoutAs:f}});return{...e,findings:[...e.findings,S]}}
return e}function d(e,{findings:t,...s},n){const{command:r}=s.reading,a={...(0,C().subjectOf)(e),command:r},u={path:e.path,
pointer:(0,C().pointerText)([...e.pointer,...n])};return{...s,command:r,location:e.locate(n),findings:t.map(({edit:p,...i})=>({
...i,location:e.locate(n,i.span),subject:a,...p&&{edit:{...u,...p}}}))}}async function m(e,t,{tree:s,baseTree:n}){const r=e.
flatMap(({commands:u})=>u.flatMap(l)),a=new Map;for(const u of new Set(r)){const p=t.has(u)?await(0,F().whyUnreadable)(s,
u):void 0;p&&await(0,F().whyUnreadable)(n,u)===void 0&&a.set(u,p)}return a.size===0?e:e.map(u=>({...u,commands:u.commands.
map(p=>o(u,p,a))}))}function l({reading:e}){return e.targets.flatMap(({path:t})=>t??[])}function o({asset:e},t,s){const{
location:n,verdict:r,confirmation:a}=t,u={location:n,subject:{...(0,C().subjectOf)(e),command:t.command}},p=[...new Set(
l(t))].flatMap(i=>{const f=s.get(i);return f===void 0?[]:[(0,E().finding)("script-unreadable",{path:i,why:f},u)]});return p.
length===0?t:{...t,verdict:r==="allow"?"warn":r,confirmation:a==="standard"?"strong":a,findings:[...t.findings,...p]}}},
6470:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.digestPlans=L,g.makePlan=M,g.planCommands=F,g.toolOf=
E;function C(){const v=c(2833);return C=function(){return v},v}const b=Symbol("audited");function A({steps:v,...O}){return{
...O,steps:v.map(({command:y,...h})=>h)}}function M(v){const{argv:O,program:y,directory:h,binary:d=null,env:m,timeoutMs:l}=v,
{scripts:o=null,npmSettings:e=[],checkoutAs:t}=v,s=JSON.stringify([O,y,d,o&&A(o),e,Object.entries(m).sort(([n],[r])=>n<r?
-1:1),l,...h===""?[]:[h],...t===void 0?[]:[{checkoutAs:t}]]);return{...v,[b]:!0,digest:(0,C().digestOf)(s)}}function F(v,O){
const y=[];for(const h of v){const d=h.verdict==="block"?void 0:j(h.reading,O);if(d===void 0)return v;y.push({...h,plan:d})}
return y}function L(v){const O=[...new Set(v.map(({digest:y})=>y))].sort();return(0,C().digestOf)(O.join(`
`))}function j(v,O){const{command:y,argv:h,assignments:d}=v,m=h&&$(v,h);if(m)return M({command:y,...m,env:{...Object.fromEntries(
d.map(({name:l,value:o})=>[l,o])),...v.invocation?.family?.data.environment},...O})}function $(v,O){const{invocation:y,scripts:h,
npmSettings:d}=v,[m]=O;if(y===void 0)return m===void 0?void 0:{program:m,argv:O};const l=E(v);if(l===void 0){const{program:e}=y;
return{program:e,argv:O,...h&&{scripts:h},...d&&{npmSettings:d}}}if(l.path===void 0)return;const o=[...y.operands,...y.passthrough].
map(({text:e})=>e);return{program:y.program,argv:o,binary:l.path}}function E({targets:v}){return v.find(({kind:O,via:y})=>O===
"package_binary"&&y===void 0)}},66160:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.correctorIn=e,g.
isGene=t,g.readChangeSubject=m,g.subjectOfAssets=d;function C(){const n=c(29121);return C=function(){return n},n}function b(){
const n=c(20702);return b=function(){return n},n}function A(){const n=c(78114);return A=function(){return n},n}function M(){
const n=c(28894);return M=function(){return n},n}function F(){const n=c(36093);return F=function(){return n},n}function L(){
const n=c(4378);return L=function(){return n},n}function j(){const n=c(74238);return j=function(){return n},n}function $(){
const n=c(53315);return $=function(){return n},n}function E(){const n=c(12154);return E=function(){return n},n}function v(){
const n=c(39869);return v=function(){return n},n}function O(){const n=c(85881);return O=function(){return n},n}function y(){
const n=c(16373);return y=function(){return n},n}const h={changes:[],problems:[],files:[],present:[],unread:[]};function d({
assets:n,problems:r},a,u,p=h){const{policy:i,tree:f}=a.terms;return{policy:i,clock:a.clock,tree:f,problems:r,correctorOf:u,
genes:n.filter(t).map(S=>({asset:S})),claims:n.filter(S=>!t(S)),assets:p}}async function m(n){const{assets:r,baseTree:a,
tree:u,policy:p,platform:i}=n,{policy:f,source:S}=p,w=new Set(n.change.files.flatMap($().namesOf)),N=L().Judge.by({policy:f,
tree:u,base:a,changed:w,platform:i,...n.clock&&{clock:n.clock}}),P=l(r.changes),I=(0,O().appliedIds)(r.changes.filter(({
asset:W})=>!P.has(W))),T=e(r.problems),k={tree:u,baseTree:a},D=await N.clock.all(r.changes.filter(({asset:W})=>t(W)),W=>(0,y().
readGeneChange)(W,I,N,T)),H=await(0,y().markUnreadable)(D,w,k),J=new Set(H.flatMap(({commands:W})=>W.flatMap(y().launchedFiles))),
R=await(0,b().judgeAgentFiles)({...k,changed:w},f,N.clock),U=n.all?(0,C().withUnchanged)(R,await(0,C().inventoryOf)(u,f,
N.clock)):R,B=await(0,E().withLinesOfCode)(n.change,J,k),z=(0,E().exemptPaths)(B,f,H,u),Y=(0,v().touchedPaths)(B,u),K=(0,$().
measureChange)(B,z);return{policy:f,judge:N,clock:N.clock,loadedPolicy:p,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:S==="file"?void 0:j().POLICY_PATH,tree:u,baseTree:a,change:B,agentFiles:U,assets:r,problems:r.problems,correctorOf:T,
genes:H,seeds:o(P,H,w),claims:r.changes.filter(s).map(({asset:W})=>W),changedNames:w,touched:Y,touchesOf:(0,v().touchesOf)(
Y,a),exempt:z,radius:K,counted:(0,E().countedChange)(B,K)}}function l(n){return new Map(n.flatMap(({kind:r,asset:a,before:u})=>{
const f=r==="added"&&!u||(r==="applied"||r==="unchanged")?(0,F().seedRelease)(a):void 0;return f===void 0?[]:[[a,f]]}))}
function o(n,r,a){const u=r.filter(({isOnlyAdded:i,binds:f,commands:S})=>f&&!i||S.flatMap(y().launchedFiles).some(w=>a.has(
w))),p=new Set(u.map(({asset:i})=>i));return new Map([...n].filter(([i])=>!p.has(i)))}function e(n){const r=(0,A().ambiguousFiles)(
n);return({path:a})=>r.has(a)||(0,M().isAuditLog)(a)?"hand":"fix"}function t({type:n}){return n==="Gene"}function s({kind:n,
asset:r}){return!t(r)&&(n==="added"||n==="modified")}},50661:function(G,g){Object.defineProperty(g,"__esModule",{value:!0}),
g.isChange=c;function c(C){return"change"in C}},63455:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.
namedPaths=A;function C(){const M=c(32854);return C=function(){return M},M}const b=/[\s"'`;&|()<>=]+/;function A(M,{root:F,
checkoutAs:L}){const j=F===""?"":`${F}/`;return M.split(b).map($=>{const E=(0,C().normalise)(j+$)??$;return L!==void 0&&
E.startsWith(`${L}/`)?E.slice(L.length+1):E})}},28765:function(G,g,c){Object.defineProperty(g,"__esModule",{value:!0}),g.
makeFolder=F,g.replaceFile=M;function C(){const j=c(77598);return C=function(){return j},j}function b(){const j=c(51455);
return b=function(){return j},j}function A(){const j=c(76760);return A=function(){return j},j}async function M(j,$,E){const v=`${j}\
.${(0,C().randomUUID)()}.tmp`;try{await(0,b().writeFile)(v,$,{flag:"wx",mode:E}),await(0,b().rename)(v,j)}finally{await(0,b().
rm)(v,{force:!0})}}async function F(j){await L(j)||((0,A().dirname)(j)!==j&&await F((0,A().dirname)(j)).catch(()=>{}),await(0,b().
mkdir)(j).catch(async $=>{if(!await L(j))throw $}))}async function L(j){return(0,b().stat)(j).then($=>$.isDirectory(),()=>!1)}},
57430:function(G,g){Object.defineProperty(g,"__esModule",{value:!0}),g.NOTHING_TOUCHED=g.NOTHING_RUN=void 0;const c=g.NOTHING_RUN=
{level:"none",description:"Nothing was run."},C=g.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,g,c){
c.r(g),c.d(g,{Validator:()=>C.D});var C=c(60207)},36576:function(G,g,c){c.r(g),c.d(g,{default:()=>C});var C=c(6145)},25065:function(G,g,c){
c.r(g),c.d(g,{default:()=>C});var C=c(27620)},5330:function(G,g,c){c.r(g),c.d(g,{default:()=>C});var C=c(87981)},39436:function(G,g,c){
c.r(g),c.d(g,{default:()=>C});var C=c(57811)}};
