"use strict";exports.id=2253,exports.ids=[2253],exports.modules={29121:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.inventoryOf=j,h.withUnchanged=b;function E(){const P=c(99668);return E=function(){return P},P}function C(){const P=c(20702);
return C=function(){return P},P}async function j(P,I,$){const N=(0,E().agentFilesIn)(P,I).filter(({format:O})=>O.places.
length>0);return(await $.all(N,async O=>{try{return await(0,C().judgeWholeFile)(await(0,C().readFound)(P,O),P,I.agent_files)}catch(v){
return(0,C().notJudgedFile)(O,v)}})).filter(({entries:O,findings:v})=>O.length+v.length>0)}function b(P,I){const $=new Map(
P.map(M=>[M.file.path,M])),N=I.map(({file:M,entries:O})=>{const v=$.get(M.path)??{file:M,entries:[],findings:[]},p=new Set(
v.entries.map(({entry:d})=>`${d.event}\0${d.content}`)),g=O.filter(({entry:d})=>!p.has(`${d.event}\0${d.content}`)).map(
d=>{const y=d.findings.map(s=>({...s,severity:"notice"}));return{...d,findings:y}});$.delete(M.path);const m=[...v.findings,
...g.flatMap(d=>d.findings)];return{...v,entries:[...v.entries,...g],findings:m}});return[...$.values(),...N]}},78114:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.ambiguousFiles=$,h.hidesContent=b,h.isIncomplete=P,h.isUnread=j,h.markBefore=
N;function E(){const O=c(28672);return E=function(){return O},O}function C({rule:O}){return E().assetFileRules[O].content}
function j(O){return C(O)==="unread"}function b(O){return j(O)||C(O)==="misread"}function P({problems:O}){return O.some(
b)}function I(O){return b(O)||C(O)==="ambiguous"}function $(O){return new Set(O.filter(I).map(({location:v})=>v.path))}function N(O,v,p,g){
const m=new Set(p.map(({asset:y})=>y.id)),d=new Map;for(const y of v){const s=M(y,y.location.path);d.set(s,(d.get(s)??0)+
1)}return O.map(y=>{const{id:s,location:o}=y,e=M(y,g.get(o.path)??o.path),i=d.get(e)??0;return!(C(y)==="known")||i===0||
s!==void 0&&m.has(s)?y:(d.set(e,i-1),{...y,before:!0})})}function M({rule:O,id:v,detail:p},g){return JSON.stringify([O,g,
v,p.replace(/\d+/g,"#")])}},30610:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.allOtherGenes=I,h.appliedGenes=
P,h.namesOf=C,h.namings=b,h.newNamings=j;function E(){const N=c(61331);return E=function(){return N},N}function C({id:N,
value:{asset_id:M}}){return typeof M=="string"?[N,M]:[N]}function j({kind:N,asset:M,before:O}){if(N!=="added"&&N!=="modi\
fied")return[];const v=new Set(N==="modified"&&O?b(O).map(({gene:p})=>p):[]);return b(M).filter(({gene:p})=>!v.has(p))}function b(N){
const{gene:M,genes_used:O}=N.value;return N.type==="Capsule"?typeof M=="string"?[{by:N,gene:M,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(O)?[]:O.flatMap((v,p)=>typeof v=="string"?[{by:N,gene:v,pointer:["genes_used",p]}]:[])}
function P(N,M){const O=new Set(N.flatMap(j).map(({gene:g})=>g));for(const{kind:g,asset:m}of N)if(!(g==="removed"||m.type!==
"Gene"))for(const d of C(m))O.delete(d);const v=new Set;return $(N,M).filter(g=>{if(!C(g).some(d=>O.has(d)))return!1;const m=(0,E().
statedContent)(g);return v.has(m)?!1:(v.add(m),!0)}).map(g=>({kind:"applied",asset:g,before:g}))}function I(N,M){const O=P(
N,M),v=new Set(O.map(({asset:p})=>p.id));return $(N,M).map(p=>({kind:v.has(p.id)?"applied":"unchanged",asset:p,before:p}))}
function $(N,M){const O=new Set(N.map(({asset:v})=>v));return M.flatMap(({assets:v})=>v).filter(v=>v.type==="Gene"&&!O.has(
v))}},23423:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.readAppendedLog=O,h.readRecords=d,h.readUntouchedLog=
M;function E(){const e=c(23404);return E=function(){return e},e}function C(){const e=c(26040);return C=function(){return e},
e}function j(){const e=c(27199);return j=function(){return e},e}function b(){const e=c(64385);return b=function(){return e},
e}function P(){const e=c(78114);return P=function(){return e},e}function I(){const e=c(86581);return I=function(){return e},
e}function $(){const e=c(94534);return $=function(){return e},e}function N(){const e=c(28894);return N=function(){return e},
e}async function M(e,{path:i,size:n=0},r){if(n>N().MAX_LOG_BYTES)return g(i,n);try{return d(i,await e.read(i,N().MAX_LOG_BYTES),
r)}catch(a){return(0,b().unreadFile)(i,a)}}async function O(e,i,{path:n,size:r=0},a){if(!(r>N().MAX_LOG_BYTES))try{const[
u,f]=await Promise.all([e.read(n,N().MAX_LOG_BYTES),i.read(n,N().MAX_LOG_BYTES)]),t=(0,N().continuationOf)(u,f);if(t.kind===
"rewritten")return;const{from:l}=t,S=d(n,f.subarray(0,l),a),w=(0,N().countLines)(f,l)+1,F=v(n,f.subarray(l),a,w);return{
kept:S,appended:p(F,S)}}catch(u){return{kept:{path:n,assets:[],problems:[]},appended:(0,b().unreadFile)(n,u)}}}function v(e,i,n,r){
return i.length>n.maxBytes?(0,b().tooLargeFile)(e,i.length,n):(0,b().readAssetFile)(e,i,n,r)}function p(e,i){if(e.assets.
length===0)return e;const n=new Map(i.assets.map(a=>[`${a.type} ${a.id}`,a])),r=e.assets.flatMap(a=>{const u=n.get(`${a.
type} ${a.id}`);if(u===void 0||a.id.startsWith("#"))return[];if((0,E().canonicalize)(a.value)===(0,E().canonicalize)(u.value)){
const t=`${a.type} ${JSON.stringify(a.id)}, 2 times`;return[{rule:"without-effect",location:a.locate(),detail:t,id:a.id}]}
const f=`${a.type} ${JSON.stringify(a.id)}, first at line ${u.locate().line}, column 1`;return[{rule:"duplicate-id",location:a.
locate(),detail:f,id:a.id}]});return{...e,problems:[...e.problems,...r]}}function g(e,i){return{path:e,assets:[],problems:[],
unread:`${i} bytes, of at most ${N().MAX_LOG_BYTES}`}}const m=10;function d(e,i,n){const r=y(i,n.maxBytes),a=i.subarray(
r),u=(0,N().countLines)(i,r)+1,f=s(e,a,u),t=f?{path:e,assets:f,problems:[]}:(0,b().readAssetFile)(e,a,n,u),l=t.problems.
find(P().isUnread)?.detail,S=r>0?`only the newest ${a.length} of ${i.length} bytes`:void 0,w=l??S;return{...t,...w!==void 0&&
{unread:w}}}function y(e,i){if(e.length<=i)return 0;const n=e.indexOf(m,e.length-i-1);return n<0?e.length:n+1}function s(e,i,n){
const{text:r,complete:a}=(0,$().decodeUtf8)(i);if(!a)return;const u=[];let f=n;for(let t=0;t<r.length;f+=1){const l=r.indexOf(
`
`,t),S=l<0?r.length:l,w=r.slice(t,S);if(t=S+1,w.trim()==="")continue;const F=o(w);if(F===void 0||(0,I().hasAssetLists)(F))
return;const{type:A}=F;if((0,I().isAssetType)(A)){const[L,T]=[f,u.length];u.push({type:A,id:(0,b().declaredId)(F)??`#${T+
1}`,path:e,value:F,pointer:[T],locate:()=>({path:e,line:L,column:1})})}else if(!(0,I().isCompanion)(A))return}return u}function o(e){
const i=(0,C().attempt)(()=>JSON.parse(e));return(0,j().isJsonObject)(i)?i:void 0}},35474:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.readSides=N;function E(){const p=c(54244);return E=function(){return p},p}function C(){const p=c(
93028);return C=function(){return p},p}function j(){const p=c(64385);return j=function(){return p},p}function b(){const p=c(
18744);return b=function(){return p},p}function P(){const p=c(28894);return P=function(){return p},p}function I(){const p=c(
23423);return I=function(){return p},p}function $(){const p=c(94534);return $=function(){return p},p}async function N(p){
const{baseTree:g,headTree:m,change:d,policy:y,clock:s=new(E()).AuditClock}=p,o=(0,b().assetPathTest)(y),e=(0,$().assetLimits)(
y.assets.max_file_bytes),i=[...m.files()].filter(({kind:R})=>(0,C().isRegular)(R)),n=i.filter(({path:R})=>o(R)),r=new Set(
d.files.filter(({status:R})=>R!=="deleted").map(({path:R})=>R)),a=i.filter(({path:R})=>(0,b().mayHoldAssets)(R)&&r.has(R)&&
!o(R)),u=d.files.flatMap(({oldPath:R,path:D})=>{const U=o(R??D)?g.stat(R??D):void 0;return U&&(0,C().isRegular)(U.kind)?
U:[]}),[f,t]=M(u,({path:R})=>(0,P().isAuditLog)(R)&&r.has(R)),l=new Set(f.map(({path:R})=>R)),S=async R=>{const D=r.has(
R.path);if((0,P().isAuditLog)(R.path)&&!D)return[{file:await(0,I().readUntouchedLog)(m,R,e),isTouched:D}];const U=l.has(
R.path)?await(0,I().readAppendedLog)(g,m,R,e):void 0;return U===void 0?[{file:await v(m,R,e),isTouched:D}]:(l.delete(R.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},w=R=>v(O(g),R,e),F=async R=>{const D=await R;return await s.
tick(),D},[A,L,T]=await Promise.all([Promise.all(n.map(R=>F(S(R)))),Promise.all(t.map(R=>F(w(R)))),Promise.all(a.map(R=>F(
(0,b().findStrayGenes)(m,R,e))))]),k=f.filter(({path:R})=>l.has(R)),H=[...L,...await Promise.all(k.map(w))],[B,J]=M(A.flat(),
({isTouched:R})=>R);return{paths:n.map(({path:R})=>R),files:A.flat().map(({file:R})=>R),head:B.map(({file:R})=>R),untouched:J.
map(({file:R})=>R),base:H,strays:T.filter(R=>R!==void 0),isTouched:R=>r.has(R)}}function M(p,g){return[p.filter(g),p.filter(
m=>!g(m))]}function O(p){return{...p,read:async(...g)=>Buffer.from((await p.read(...g)).toString("utf8"))}}async function v(p,{
path:g,size:m=0},d){if(m>d.maxBytes)return(0,j().tooLargeFile)(g,m,d);try{const y=(0,j().readAssetFile)(g,await p.read(g,
d.maxBytes),d);return{...y,assets:y.assets.filter(({copy:s})=>!s)}}catch(y){return(0,j().unreadFile)(g,y)}}},77680:function(G,h){
Object.defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=C,h.isBlankEntry=E,h.validationCommands=j;const c=1e3;function E({
value:b}){return typeof b=="string"&&b.trim()===""}function C(b){const P=j(b);return P.kind!=="list"?[]:P.entries.flatMap(
I=>typeof I.value=="string"&&!E(I)?[I.value.trim()]:[])}function j({value:b}){const{validation:P}=b;return P===void 0?{kind:"\
missing"}:Array.isArray(P)?P.length>c?{kind:"not_a_list",expected:`a list of at most ${c} strings`}:{kind:"list",entries:P.
map(($,N)=>({value:$,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.auditAssetFile=e,h.auditAssets=g,h.auditChange=p,h.mayRunSome=s;function E(){
const i=c(13580);return E=function(){return i},i}function C(){const i=c(12154);return C=function(){return i},i}function j(){
const i=c(72025);return j=function(){return i},i}function b(){const i=c(70716);return b=function(){return i},i}function P(){
const i=c(97004);return P=function(){return i},i}function I(){const i=c(72391);return I=function(){return i},i}function $(){
const i=c(54034);return $=function(){return i},i}function N(){const i=c(56131);return N=function(){return i},i}function M(){
const i=c(16373);return M=function(){return i},i}function O(){const i=c(6470);return O=function(){return i},i}function v(){
const i=c(66160);return v=function(){return i},i}async function p(i){const n=await(0,v().readChangeSubject)(i),{change:r,
tree:a,policy:u,assets:f,exempt:t,radius:l,counted:S}=n,{genes:w,...F}=await d(n,L=>L),A=await(0,P().blockedGenes)(n.claims.
filter(({type:L})=>L==="Capsule"),f.present,n.judge);return{...F,genes:w.map(([{change:L},T])=>({...T,change:L.kind})),capsules:(0,I().
judgeCapsules)(f,u.a2a,S.least,A),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:l,files:await(0,C().markHiddenFiles)(
(0,C().countedFiles)(r,t,a),a)}}async function g(i,n,r){const a={assets:i,problems:[]},u=m(i,r),f=()=>"author",{genes:t,
...l}=await d((0,v().subjectOfAssets)(a,n,f,u),({asset:S})=>(0,M().readGene)(S,n,f));return{...l,genes:t.map(([,S])=>S)}}
function m(i,n){return{changes:[...i.map(r=>({kind:"added",asset:r})),...n.filter(({type:r})=>r==="Gene").map(r=>({kind:"\
applied",asset:r,before:r}))],problems:[],files:[],present:[...n,...i],unread:[]}}async function d(i,n){const r=await y(
i),a={timeoutMs:i.policy.limits.command_timeout_seconds*1e3,mayRun:i.tree!==void 0&&!r.some(o)},{clock:u}=i,f=await u.all(
i.genes,async l=>{const S=await n(l);return[S,await(0,$().auditGene)(i,S,a)]}),t=f.flatMap(([,{commands:l}])=>l.flatMap(
({plan:S})=>S??[]));return{genes:f,findings:r,plansDigest:(0,O().digestPlans)(t)}}async function y(i){const{clock:n,claims:r}=i,
a=await(0,j().ask)(b().SUBJECT_CHECKS,i),u=await n.all(r,f=>(0,j().ask)(b().CLAIM_CHECKS,i,{asset:f}));return[a,...u].flat()}
function s({genes:i,findings:n}){return!n.some(o)&&i.some(({commands:r,findings:a})=>r.length>0&&r.every(({verdict:u})=>u!==
"block")&&!a.some($().forbidsRunningGene))}function o({rule:i,location:n}){const{forbidsRunning:r,undecided:a}=(0,E().ruleOf)(
i);return r==="change"||a===!0&&n===void 0}async function e(i,n){const a=n.terms.tree!==void 0?(0,v().correctorIn)(i.problems):
()=>"hand",u=(0,v().subjectOfAssets)(i,n,a),{clock:f}=n,t=await f.all(i.assets,async l=>{const S=(0,v().isGene)(l)?await(0,M().
readGene)(l,n,a):void 0;if(S===void 0)return{asset:l,commands:[],findings:await(0,j().ask)(b().CLAIM_CHECKS,u,{asset:l})};
const{commands:w}=S,F=[...await(0,$().geneFindings)(u,{...S,limits:(0,N().limitsOf)(S,u)}),...w.flatMap(A=>A.findings)];
return{asset:l,commands:w,findings:F}});return{path:i.path,assets:t.map(({asset:l,commands:S})=>({asset:l,commands:S})),
findings:[...await(0,j().ask)(b().SUBJECT_CHECKS,u),...t.flatMap(({findings:l})=>l)]}}},37542:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.auditLogs=g,h.firstMalformedLine=i;function E(){const t=c(18744);return E=function(){return t},
t}function C(){const t=c(28894);return C=function(){return t},t}function j(){const t=c(26040);return j=function(){return t},
t}function b(){const t=c(39491);return b=function(){return t},t}function P(){const t=c(93028);return P=function(){return t},
t}function I(){const t=c(95132);return I=function(){return t},t}function $(){const t=c(53315);return $=function(){return t},
t}function N(){const t=c(13026);return N=function(){return t},t}function M(){const t=c(39869);return M=function(){return t},
t}const O=/^100/,v=10,p=Buffer.alloc(0);async function g(t){const{change:l,policy:S}=t,w=l.files.filter(A=>(0,$().namesOf)(
A).some(C().isAuditLog));if(S.blast_radius.audit_log==="forbidden"){const A=w.flatMap($().namesOf).filter(C().isAuditLog),
L="touches, although the policy forbids it,";return A.map(T=>(0,I().finding)("audit-log-rewritten",{path:T,how:L},(0,M().
atFile)(T)))}return(await Promise.all(w.map(A=>y(A,t)))).flat()}async function m(t,l){return t.stat(l)===void 0?p:t.read(
l,C().MAX_LOG_BYTES)}function d({rule:t,location:{path:l,line:S}},w){return l!==w.path?!1:S===w.line||t==="file-not-json"&&
S>w.line}async function y(t,l){const{baseTree:S,tree:w,assets:F}=l,{path:A,oldPath:L,status:T}=t,k=[],H=(J,R)=>o(A,J,R).
filter(({location:D})=>!F.problems.some(U=>D&&d(U,D))),B=async J=>{if(!O.test(t.oldMode))return!0;const R=await m(S,J);return(0,C().
hasRecords)(R)&&!await r(J,{before:R,after:p},l)};if(L!==void 0&&(0,C().isAuditLog)(L)&&await B(L)&&k.push(s(L)),!(0,C().
isAuditLog)(A))return k;if(T==="deleted")await B(A)&&k.push(s(A));else if(!O.test(t.newMode)||T==="type_changed")k.push(
s(A));else if(T==="modified"){const[J,R]=await Promise.all([m(S,A),m(w,A)]),D=(0,C().continuationOf)(J,R);if(D.kind==="a\
ppended")return[...k,...H(R,D.from)];if(await r(A,{before:J,after:R},l))return H(R,0);const{line:U,was:K,is:Y}=D,z=e(U,R),
W={path:A,line:z?Math.max(U-1,1):U,column:1},V=z?`removes everything from line ${U} on of`:`modifies line ${U} of`,X=(0,N().
recordChange)(K,z?void 0:Y);k.push((0,I().finding)("audit-log-rewritten",{path:A,how:V,change:X},{location:W}))}else k.push(
...H(await m(w,A),0));return k}function s(t){return(0,I().finding)("audit-log-rewritten",{path:t,how:"removes or replace\
s"},(0,M().atFile)(t))}function o(t,l,S){const w=i(l,S);if(w===void 0)return[];const F={path:t,line:w.line,column:1},A=`\
appends line ${w.line}, which is no valid record (${w.problem}), to`;return[(0,I().finding)("audit-log-rewritten",{path:t,
how:A},{location:F,harm:"broken"})]}function e(t,l){return l.length===0||l.at(-1)===v&&(0,C().countLines)(l,l.length)<t}
function i(t,l){const S=(0,C().countLines)(t,l);for(const{bytes:w,line:F}of(0,C().recordsOf)(t.subarray(l))){const A=n(w);
if(A!==void 0)return{line:S+F,problem:A}}}function n(t){let l;try{const S=t.toString("utf8").trim();if(S==="")return;l=JSON.
parse(S)}catch{return"it is not a single JSON value"}return typeof l!="object"||l===null||Array.isArray(l)?"it is not a \
JSON object":typeof l.type=="string"?void 0:"it has no `type`"}async function r(t,{before:l,after:S},{tree:w,policy:F}){
if((0,C().isLogArchive)(t)||!u(l,S))return!1;const A=(0,E().assetPathTest)(F),T=w.list((0,b().foldersAbove)(t).at(-1)??"").
filter(k=>(0,P().isRegular)(k.kind)&&(0,C().isLogArchive)(k.path)&&A(k.path));for(const k of T)if(await a(l,k.path,w))return!0;
return!1}async function a(t,l,S){const w=await S.read(l,C().MAX_LOG_BYTES),F=(0,C().continuationOf)(t,w);return F.kind===
"appended"&&!(0,C().hasRecords)(w.subarray(F.from))}function u(t,l){const[S]=f(l);if(S===void 0)return!0;const w=[...f(t)].
at(-1);return typeof w?.id=="string"&&w.id!==""&&S.parent===w.id}function*f(t){for(const{bytes:l}of(0,C().recordsOf)(t)){
const S=(0,j().attempt)(()=>JSON.parse(l.toString("utf8")));S?.type==="EvolutionEvent"&&(yield S)}}},12154:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.countedChange=i,h.countedFiles=M,h.exemptPaths=P,h.isCountedByReference=
e,h.markHiddenFiles=f,h.withLinesOfCode=n;function E(){const t=c(18744);return E=function(){return t},t}function C(){const t=c(
95244);return C=function(){return t},t}function j(){const t=c(93028);return j=function(){return t},t}function b(){const t=c(
53315);return b=function(){return t},t}function P(t,l,S,w){const F=t.files.flatMap(b().namesOf);return l.blast_radius.counting===
"reference"?new Map(F.filter(A=>!e(A)).map(A=>[A,"reference"])):new Map([...$(t,S,w).map(A=>[A,"validation_script"]),...F.
filter((0,E().assetPathTest)(l)).map(A=>[A,"asset_store"])])}const I={always:5,files:20,lines:1e3,bytes:64*1024};function $(t,l,S){
const w=l.filter(({change:{kind:T}})=>T==="added"||T==="modified"),F=new Set(w.flatMap(N)),A=t.files.filter(({status:T,path:k})=>T===
"added"&&F.has(k)).map(T=>({path:T.path,lines:(0,b().linesOf)(T),bytes:S.stat(T.path)?.size??0})).sort((T,k)=>T.lines-k.
lines||T.bytes-k.bytes),L={lines:I.lines,bytes:I.bytes};return A.slice(0,Math.min(I.files,Math.max(I.always,w.length))).
flatMap(({path:T,lines:k,bytes:H})=>(L.lines-=k,L.bytes-=H,L.lines>=0&&L.bytes>=0?[T]:[]))}function N({commands:t}){return t.
flatMap(({reading:{command:l,targets:S}})=>S.flatMap(({kind:w,via:F,name:A,path:L})=>w==="file"&&F===void 0&&L&&l.includes(
A)?[L]:[]))}function M(t,l,S){return t.files.flatMap(w=>(0,b().namesOf)(w).map(F=>O(w,F,l.get(F),S))).sort((w,F)=>F.lines-
w.lines||(w.path<F.path?-1:1))}function O(t,l,S,w){const F=l===t.path,A=F?(0,b().linesOf)(t):0,L=F?p(t,w):void 0,T=L==="\
binary"?w.stat(l)?.size:void 0;return{path:l,...S&&{exempt:S},lines:A,...L&&{veil:L},...T!==void 0&&{bytes:T}}}const v=1e3;
function p({binary:t,status:l,path:S,added:w},F){if(t)return"binary";const{size:A=0}=l==="added"?F.stat(S)??{}:{};return A>
v*Math.max(1,w)?"long_lines":void 0}const g=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","e\
volution_error.log"]),m=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,d=/capsule|events?\.jsonl$/i,y=new Set(
["index.js","package.json"]),s=/^(?:src|scripts|config)(?:\/|$)/,o=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function e(t){
return g.has(t)||m.test(t)||d.test(t)?!1:y.has(t)||s.test(t)||o.test(t)}function i(t,l){const S=(0,b().measureChange)(t,
{has:w=>!e(w)});return{least:{files:Math.min(l.files,S.files),lines:Math.min(l.lines,S.lines)},most:{files:l.files+l.exempt_files,
lines:l.lines+l.exempt_lines}}}async function n(t,l,S){const w=async A=>(0,b().namesOf)(A).some(L=>(0,C().isWritten)(L)||
l.has(L))||await a(S.tree,A.path)||await a(S.baseTree,A.oldPath??A.path),F=[];for(const A of t.files){const L=A.binary&&
!await w(A);F.push(L?{...A,added:0,deleted:0}:A)}return{...t,files:F}}const r=16*1024*1024;async function a(t,l){const{kind:S,
size:w=0}=t.stat(l)??{};return!(0,j().isRegular)(S)||w>r?!1:(await t.read(l,r)).subarray(0,2).toString("latin1")==="#!"}
const u=100;async function f(t,l){const S=t.slice(0,u).map(({path:F})=>F),w=await l.attributes?.(S,["linguist-generated",
"diff"]);return w===void 0?[...t]:t.map((F,A)=>A>=u||F.veil!==void 0?F:/^(?:set|true)$/.test(w(F.path,"linguist-generate\
d"))?{...F,veil:"generated"}:w(F.path,"diff")==="unset"?{...F,veil:"no_diff"}:F)}},19177:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.decidingFiles=p;function E(){const a=c(76760);return E=function(){return a},a}function C(){
const a=c(57975);return C=function(){return a},a}function j(){const a=c(77680);return j=function(){return a},a}function b(){
const a=c(86191);return b=function(){return a},a}function P(){const a=c(59867);return P=function(){return a},a}function I(){
const a=c(3463);return I=function(){return a},a}function $(){const a=c(95244);return $=function(){return a},a}function N(){
const a=c(95132);return N=function(){return a},a}function M(){const a=c(36773);return M=function(){return a},a}function O(){
const a=c(12154);return O=function(){return a},a}function v(){const a=c(75597);return v=function(){return a},a}async function p(a){
const u=a.genes.filter(({change:w})=>w.kind!=="removed"),f=g(a),t=u.some(({commands:w})=>w.length>0);if(!t&&f.length===0)
return[];const l={launched:new Map([...await d(f,a),...s(u)]),hidden:await y(a),keepsCommand:u.some(o),warns:t};return(await Promise.
all(a.change.files.filter(({path:w})=>(0,v().alwaysForbidden)(w)===void 0).map(w=>e(w,a,l)))).flat().toSorted((w,F)=>Number(
F.isNew)-Number(w.isNew)).map(({path:w,why:F,isNew:A,isWarning:L})=>{const T=a.tree.stat(w)?.size,k={path:w,why:F,isNew:A,
bytes:T??-1},H={...T!==void 0&&{location:{path:w,line:1,column:1}},...L&&{severity:"warning"}};return(0,N().finding)("ch\
eck-decided-by",k,H)})}function g({assets:a,genes:u}){const f=new Set(u.map(({asset:t})=>t));return a.present.filter(t=>t.
type==="Gene"&&!f.has(t)&&(0,j().commandsToRun)(t).length>0)}const m=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function d(a,{
judge:u,clock:f,change:t}){const l=t.files.map(({path:F})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(F)?.[1]??F),S=new Map,w=new Set;
for(const F of a){const A=u.forFile(F.path);for(const L of(0,j().commandsToRun)(F)){if(!m.test(L)&&!l.some(H=>L.includes(
H)))continue;const T=JSON.stringify([A.terms.cwd,A.terms.checkoutAs,L]);if(w.has(T))continue;w.add(T),await f.tick();const{
reading:k}=await A.command(L);for(const H of(0,b().startedFiles)(k))S.set(H,L)}}return S}async function y({change:a,exempt:u,
tree:f}){const l=(await(0,O().markHiddenFiles)((0,O().countedFiles)(a,u,f),f)).filter(({veil:S,lines:w})=>S==="no_diff"&&
w>0);return new Set(l.map(({path:S})=>S))}function s(a){const u=a.flatMap(f=>f.commands);return new Map(u.flatMap(({command:f,
reading:t})=>(0,b().startedFiles)(t).map(l=>[l,f])))}function o({change:{before:a},commands:u}){const f=a?.value.validation;
return Array.isArray(f)&&u.some(({command:t})=>f.includes(t))}async function e(a,u,f){const{path:t}=a,l=await i(a,u,f);if(!f.
hidden.has(t))return l;const w=[...l,{why:"git does not show its difference (`.gitattributes`)"}].map(F=>F.why).join("; ");
return[{path:t,isNew:a.status==="added",...l[0],why:w}]}async function i({path:a,status:u,oldPath:f},{tree:t,baseTree:l},{
launched:S,keepsCommand:w,warns:F}){const A=u==="added",L=u==="renamed"?f:u==="deleted"?a:void 0;if(L!==void 0&&(0,$().isTest)(
L)&&(u==="deleted"||!(0,$().isTest)(a))){const B=u==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:L,why:`\
a test: ${B}`,isNew:!1,isWarning:F}]}const T=S.get(a);if(T!==void 0)return[{path:a,why:`\`${T}\` starts it`,isNew:A}];if(/(?:^|\/)package\.json$/.
test(a))return r(a,A,t,l);if((0,$().isLockfile)(E().posix.basename(a)))return[{path:a,why:"it decides which dependencies\
 checks load",isNew:A}];const k=(0,$().toolThatFinds)(a);if(k===void 0)return[];const H=`${k} finds it by its name${u===
"deleted"?"; it was deleted":""}`;return[{path:a,why:H,isNew:A,isWarning:A&&w}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function r(a,u,f,t){const l=(0,I().objectIn)(await(0,P().readJsonFile)(t,a)),S=(0,I().
objectIn)(await(0,P().readJsonFile)(f,a)),w=n.filter(L=>!(0,C().isDeepStrictEqual)(l[L],S[L])),F=(0,I().changedKeys)((0,I().
objectIn)(l.scripts),(0,I().objectIn)(S.scripts)),A=[...F.length>0?[`npm scripts ${(0,M().inCode)(F)}`]:[],...w.length>0?
[(0,M().inCode)(w)]:[]];return A.length===0?[]:[{path:a,why:`its ${A.join(", ")} differ`,isNew:u}]}},1348:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.gateChange=g;function E(){const o=c(53916);return E=function(){return o},
o}function C(){const o=c(18744);return C=function(){return o},o}function j(){const o=c(3463);return j=function(){return o},
o}function b(){const o=c(74238);return b=function(){return o},o}function P(){const o=c(24666);return P=function(){return o},
o}function I(){const o=c(95244);return I=function(){return o},o}function $(){const o=c(95132);return $=function(){return o},
o}function N(){const o=c(90331);return N=function(){return o},o}function M(){const o=c(39869);return M=function(){return o},
o}function O(){const o=c(92299);return O=function(){return o},o}function v(){const o=c(354);return v=function(){return o},
o}function p(){const o=c(3733);return p=function(){return o},o}async function g(o){const{policyPath:e,loadedPolicy:i,baseTree:n,
tree:r,changedNames:a}=o;if(a.size===0)return[];const u=await(0,O().findGate)(n),{late:f}=u,t=e?await(0,N().looserKeys)(
n,r,i.shared):[];return[...m(b().POLICY_PATH,t),...u.deciding.size>0?await d(u,o):[],...f?[(0,$().finding)("gate-runs-la\
te",f,(0,M().atFile)(f.path))]:[]]}function m(o,e){return e.length>0?[(0,$().finding)("gate-weakened",{path:o,effects:e},
(0,M().atFile)(o))]:[]}async function d({deciding:o,steps:e},{baseTree:i,tree:n,policy:r,changedNames:a}){const u=[],f=new Set(
[...o,...(await(0,O().findGate)(n)).deciding]);for(const l of f)u.push(...m(l,await s(l,i,n)));const t=(0,C().assetPathTest)(
r);for(const l of a){const S=l===b().POLICY_PATH||l.startsWith(P().COPIES)||(0,E().dirname)(l)===p().WORKFLOWS;if(f.has(
l)||S||t(l))continue;const w=(0,E().basename)(l),F=v().GATE.test(w)&&!(0,I().isDocument)(l)&&!(0,I().isLockfile)(w),A=e.
flatMap(({reasonFor:T})=>T(l)??[]),[L]=F?["its name is that of the gate"]:A;u.push(...m(l,L===void 0?[]:[`it changes, an\
d ${L}`]))}return u}const y=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;async function s(o,e,i){const[n,r]=[await(0,p().readActionsFile)(
e,o),await(0,p().readActionsFile)(i,o)];if(n===void 0)return["the file is added, and mentions the gate"];if(r===void 0)return[
"the file is removed, or replaced by another one"];const a=(0,j().changedKeys)(n,r).filter(f=>!y.test(f)),u=typeof n=="o\
bject"&&typeof r=="object";return a.length>0&&!u?["it changes, and is not a valid workflow"]:a.map(f=>`\`${f}\` changes`)}},
354:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.GATE=void 0,h.readStep=N,h.textOf=M;function E(){
const y=c(53916);return E=function(){return y},y}function C(){const y=c(3463);return C=function(){return y},y}function j(){
const y=c(95244);return j=function(){return y},y}function b(){const y=c(32854);return b=function(){return y},y}function P(){
const y=c(11331);return P=function(){return y},y}function I(){const y=c(3733);return I=function(){return y},y}const $=h.
GATE=/gene-gate/i;function N(y,s,{startsGate:o,early:e,installsOf:i}){const n=(0,I().calledPaths)(y),[r]=n,a=r===void 0&&
typeof y.uses=="string";if(a&&(e===void 0||o||p(y)))return;const u=s.map(D=>[D?.defaults,D?.env]),f=M(y.run),t=/working-directory|\b(?:cd|pushd)\b/.
test(JSON.stringify([y,u])),l=f.split(`
`).map(D=>[D,i(D.trim())]),S=t?[]:l.flatMap(([,D])=>D??[]),w=l.flatMap(([D,U])=>U?[]:D).join(`
`),F=t?f:w,A=a||r!==void 0||d(F),L=a||g(F),T=r!==void 0?"a local action":a?"an action":"a command",k=o&&!r&&(v.test(M(y))||
!(A||L)),H=e&&!k?{...e,step:`${e.step} (${T})`}:void 0,B=M([{...y,name:"",uses:""},n,u]).toLowerCase(),J=new Set(B.split(
/[^\w.-]+/).map(D=>D.replace(/(?<!\.)\.+$/,"")));return{startsGate:o,late:H,reasonFor:D=>{const U=(0,E().basename)(D),K=j().
toolThatFinds(D),Y=j().isPackageFile(U)||j().isLockfile(U),z=L&&(Y||(0,b().isWithin)(D,".yarn"));if(e&&(S.includes(D)||H&&
z))return"a package manager reads it before the gate, or to start it";if(j().isDocument(D)||j().isLockfile(U))return;const[
W="",...V]=D.toLowerCase().split("/").reverse(),X=J.has(W)||o&&K!==void 0&&J.has(K);return r!==void 0&&(0,b().isWithin)(
D,r)||X&&V.every(x=>J.has(x))?"stands in the gate's job, or in one that this needs":H&&A&&(K!==void 0||j().isRunnable(D))?
"can run before the gate, which a job of its own avoids":void 0}}}function M(y){return typeof y=="string"?y.replaceAll(/^[ \t]*#.*$/gm,
""):typeof y!="object"||y===null?"":Object.values(y).map(M).join(`
`)}const O=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),v=/RUNNER_TEMP|runner\.temp/;
function p({uses:y,with:s}){const o=String(y).split("@")[0]?.toLowerCase()??"";if(o==="actions/download-artifact")return v.
test(M(s));const e=Object.entries((0,C().objectIn)(s)).filter(([i])=>/install|bundler/.test(i));return O.has(o)&&e.every(
([,i])=>`${i||!1}`=="false")}function g(y){return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(y)||y.split(
/[^\w.@-]+/).some(s=>(0,P().programNamed)(s)?.kind==="manager")}const m=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|)$/;
function d(y){const o=y.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*[^\s;&|()`]+/g,
"").split(/[\n;&|()`]/),e=i=>{const[,n=""]=/^\s*(?:sudo +)?(\S*)/.exec(i)??[],r=$.test(i)&&g(n);return!(m.test(n)||r||(0,P().
programNamed)(n)?.kind==="downloader")};return o.some(e)||/GITHUB_(?:PATH|ENV)\b/.test(y)}},92299:function(G,h,c){Object.
defineProperty(h,"__esModule",{value:!0}),h.findGate=P;function E(){const $=c(3463);return E=function(){return $},$}function C(){
const $=c(354);return C=function(){return $},$}function j(){const $=c(11792);return j=function(){return $},$}function b(){
const $=c(3733);return b=function(){return $},$}async function P($){const N=await(0,b().readWorkflows)($),M=[...N].map(([
f,t])=>({path:f,file:t,workflow:(0,E().objectIn)(t)})),v=(0,b().partsIn)([...N.values()]).map(f=>(0,E().objectIn)(f.with)).
map(f=>(0,E().textIn)(f,"check-name").trim()).filter(Boolean),p=f=>C().GATE.test(f)||v.some(t=>f.includes(JSON.stringify(
t))),g=M.filter(({file:f})=>p(JSON.stringify(f))),m=new Set(g.map(({path:f})=>f));for(const f of m)for(const t of M)(0,b().
calledPaths)(t.file).includes(f)&&m.add(t.path);const d=new Set(m);for(const f of d){const t=(0,E().objectIn)(N.get(f)),
l=[(0,E().objectIn)((0,E().objectIn)(t.on).workflow_run).workflows].flat(),S=(0,b().calledPaths)(t);for(const{path:w,workflow:F}of M)
(S.includes(w)||l.includes(F.name??w))&&d.add(w)}const y=f=>(0,b().calledPaths)(f).some(t=>m.has(t))||C().GATE.test((0,C().
textOf)([(0,E().textIn)(f,"uses").split("@")[0],f.run])),s=M.filter(({path:f})=>d.has(f)).flatMap(f=>[...(0,b().jobsOf)(
f.workflow)].map(([t,l])=>({...f,id:t,job:l}))).filter(({id:f,job:t})=>{const l=(0,b().partsIn)(t).filter(({uses:w})=>!/-artifact@/.
test(`${w}`)),S=[f,t.name,l.map(w=>w.with)];return l.some(y)||C().GATE.test((0,C().textOf)(S))}),o=[...N.values()].map(C().
textOf),e=await(0,j().installsIn)($,o),i=s.flatMap(f=>I(f,y,e)),[n]=i.flatMap(({late:f})=>f??[]),r=new Set(i.flatMap(({late:f})=>f?.
step??[])),a=i.some(f=>f.late&&f.startsGate),u=n&&{path:n.path,steps:[...r],startsGate:a};return{deciding:d,jobs:s,steps:i,
late:u}}function I({path:$,workflow:N,id:M,job:O},v,p){const g=(0,b().jobsOf)(N),m=(0,b().partsIn)(O.steps).findLastIndex(
v),d=/\bneeds\b/.test((0,C().textOf)({...O,needs:""})),s=((0,E().isMapping)(N.on)?Object.keys(N.on):[N.on].flat()).every(
e=>e==="workflow_run"),o=new Set([M]);for(const e of o)for(const i of[g.get(e)?.needs??[]].flat())o.add(String(i));return[
...o].flatMap(e=>(0,b().partsIn)(g.get(e)?.steps).flatMap((i,n)=>{const r=!s&&(e===M?m<0||n<=m:d),a=`\`jobs.${e}.steps[${n}\
]\` of \`${$}\``,u=r?{path:$,step:a}:void 0,f={startsGate:v(i),early:u,installsOf:p};return(0,C().readStep)(i,[g.get(e),
N],f)??[]}))}},11792:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.installsIn=$;function E(){const O=c(
93028);return E=function(){return O},O}const C=/^pip[x3]? install(?: (?:-r [\w./-]+|-q|-U|--(?:quiet|upgrade|user|no-cache-dir|require-hashes)|[a-z][\w-]*(?:==[\w.]+)?))+$/i,
j="cargo fetch --locked",b=[".cargo/config.toml",".cargo/config","rust-toolchain.toml","rust-toolchain"],P=/^(?:[a-z\d][\w-]*(?:\[[\w,-]*\])?(?:[ \t]*[=<>!~;].*)?|--hash=\S+|#.*|)$/i,
I=1024*1024;async function $(O,v){const p=v.flatMap(d=>N(d)),g=new Set;for(const d of new Set(p))await M(O,d)&&g.add(d);
const m=b.every(d=>O.stat(d)===void 0);return d=>{if(d===j)return m?b:void 0;const y=N(d);return C.test(d)&&y.every(s=>g.
has(s))?y:void 0}}function N(O){return[...O.matchAll(/ -r ([\w./-]+)/g)].map(([,v=""])=>v.replace(/^(?:\.\/)+/,""))}async function M(O,v){
const{kind:p,size:g=0}=O.stat(v)??{};return p===void 0||!(0,E().isRegular)(p)||g>I?!1:(await O.read(v)).toString("utf8").
split(/\r?\n/).every(d=>P.test(d.replace(/\\$/,"").trim()))}},3733:function(G,h,c){Object.defineProperty(h,"__esModule",
{value:!0}),h.WORKFLOWS=void 0,h.calledPaths=g,h.jobsOf=v,h.parseMapping=O,h.partsIn=p,h.readActionsFile=M,h.readWorkflows=
m;function E(){const d=c(53916);return E=function(){return d},d}function C(){const d=c(69873);return C=function(){return d},
d}function j(){const d=c(26040);return j=function(){return d},d}function b(){const d=c(3463);return b=function(){return d},
d}function P(){const d=c(32854);return P=function(){return d},d}function I(){const d=c(93028);return I=function(){return d},
d}const $=h.WORKFLOWS=".github/workflows",N=1024*1024;async function M(d,y){const{kind:s,size:o=0}=d.stat(y)??{};if(!(0,I().
isRegular)(s))return;const e=o>N?"":(await d.read(y)).toString("utf8");return O(e)??e}function O(d){const y=()=>(0,C().parse)(
d,{prettyErrors:!1,logLevel:"error"}),s=(0,b().isNestedTooDeep)(d)?void 0:(0,j().attempt)(y);return(0,b().isMapping)(s)?
s:void 0}function v(d){const y=Object.entries((0,b().objectIn)((0,b().objectIn)(d).jobs));return new Map(y.filter(s=>(0,b().
isMapping)(s[1])))}function p(d){if(typeof d!="object"||d===null)return[];const{run:y,uses:s}=(0,b().objectIn)(d);return typeof y==
"string"||typeof s=="string"?[d]:Object.values(d).flatMap(p)}function g(d){return p(d).flatMap(y=>{const s=String(y.uses),
o=s.startsWith("./")?(0,P().normalise)(s.split("@")[0]??""):void 0;return o===void 0?[]:[o,(0,E().join)(o,"action.yml"),
(0,E().join)(o,"action.yaml")]})}async function m(d){const y=new Map,s=new Set(d.list($).map(({path:o})=>o));for(const o of s){
const e=/\.ya?ml$/.test(o)?await M(d,o):void 0;e!==void 0&&y.set(o,e);for(const i of g(e))s.add(i)}return y}},90331:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.ignoredInputs=y,h.looserKeys=p,h.policyFile=$;function E(){const s=c(
81961);return E=function(){return s},s}function C(){const s=c(74238);return C=function(){return s},s}function j(){const s=c(
49875);return j=function(){return s},s}function b(){const s=c(24666);return b=function(){return s},s}function P(){const s=c(
95132);return P=function(){return s},s}function I(){const s=c(39869);return I=function(){return s},s}async function $(s){
const{policyPath:o,changedNames:e,tree:i,baseTree:n}=s;return o===void 0?[]:[...[...e].some(a=>a===o||a.startsWith(b().COPIES))?
await v(s):[],...N(i,n)]}function N(s,o){const e=s.stat(C().POLICY_PATH)?O(s,o):(0,j().findNearPolicy)(s);if(e===void 0)
return[];const{path:i,fault:n}=e,r=`it ${n}, and the gate reads only the regular file \`${C().POLICY_PATH}\``;return[(0,P().
finding)("policy-broken",{path:i,mistake:r},(0,I().atFile)(i))]}const M=C().POLICY_PATH.replace(/yml$/,"yaml");function O(s,o){
return s.stat(M)!==void 0&&o.stat(M)===void 0?{path:M,fault:"is beside the policy"}:void 0}async function v({baseTree:s,
tree:o,loadedPolicy:e}){const{policy:i,shared:n}=e,[r,a]=await Promise.all([(0,C().readPolicyIn)(s,n),(0,C().readPolicyIn)(
o,n)]),u=C().POLICY_PATH;if("mistakes"in a)return a.mistakes.map(({line:l,column:S,message:w})=>(0,P().finding)("policy-\
broken",{path:u,mistake:w},{location:{path:u,line:l,column:S}}));const f="policy"in r?r.policy:i,t="missing"in a?[g(a.missing.
source)]:(0,E().comparePolicies)(f,a.policy).map(d);return[(0,P().finding)("policy-changed",{path:u,effects:t},(0,I().atFile)(
u))]}async function p(s,o,e){const[i,n]=[s.stat(C().POLICY_PATH),o.stat(C().POLICY_PATH)];if(i===void 0)return[];if(i.oid!==
void 0&&i.oid===n?.oid&&i.kind===n.kind&&e===void 0)return[];const[a,u]=await Promise.all([(0,C().readPolicyIn)(s,e),(0,C().
readPolicyIn)(o,e)]);if("mistakes"in a||"mistakes"in u||"missing"in a)return[];if("missing"in u)return[g(u.missing.source)];
const f=(0,E().comparePolicies)(a.policy,u.policy).filter(({loosens:t})=>t);return[...n===void 0?["the policy is removed"]:
[],...f.map(d)]}function g(s){return`extends: ${(0,b().sharedName)(s)}, which cannot be compared; commit it as ${(0,b().
copyPath)(s)}`}const m=160;function d({key:s,change:o,direction:e,loosens:i}){const n=!i&&o.length>m?`${o.slice(0,m).replace(
/[\ud800-\udbff]$/,"")}\u2026`:o;return`\`${`${s}: ${n}`.replaceAll("`","\u02CB")}\`${e===void 0||i&&e==="tighter"?"":` \
(${e})`}`}function y({loadedPolicy:s}){return s.ignoredInputs.map(o=>(0,P().finding)("input-loosens-policy",{...o}))}},75597:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.alwaysForbidden=$,h.forbiddenPaths=N,h.protectedPaths=v;function E(){
const s=c(41330);return E=function(){return s},s}function C(){const s=c(11970);return C=function(){return s},s}function j(){
const s=c(32854);return j=function(){return s},s}function b(){const s=c(95132);return b=function(){return s},s}function P(){
const s=c(39869);return P=function(){return s},s}const I=[".git","node_modules"];function $(s){const o=I.filter(i=>(0,C().
mayBeSpelled)(s,i));if(o.length===0)return;const e=((0,j().normalise)(s)??s).split("/");return o.find(i=>e.some(n=>(0,C().
isSpellingOf)(n,i)))}function N({touched:s,touchesOf:o,policy:e}){const i=s.flatMap(M),n=I.flatMap(a=>(0,P().someTouches)(
i.flatMap(({touch:u,...f})=>f.directory===a?u:[])).map(u=>(0,b().finding)("forbidden-path",{entry:a,by:"nothing may touc\
h",...u},(0,P().atFile)(u.path)))),r=e.blast_radius.forbidden_paths.flatMap(a=>(0,P().someTouches)(o(a)).map(u=>(0,b().finding)(
"forbidden-path",{entry:a,by:"the policy forbids",...u},(0,P().atFile)(u.path))));return[...n,...r]}function M({path:s,via:o}){
const e=$(s),i=e??$(o);return i===void 0?[]:[{directory:i,touch:{path:s,via:e===void 0?o:""}}]}const O=["AGENTS.md","CLA\
UDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/*\
*",".github/gene-gate.yml"];function v(s){const{touched:o,policy:e,policyPath:i,change:n,tree:r,genes:a}=s,u=g(n,r),f=a.
some(({binds:S})=>S),t=d(e.blast_radius.protected_paths),l=d(O);return o.flatMap(S=>{const{path:w}=S,F=u.get(w),A=y(S),L=t(
A),T=w===i?void 0:l(A);if(L===void 0&&T===void 0)return[];const k=L===void 0?{path:w,pattern:T??"",by:"the default list"}:
{path:w,pattern:L,by:"the policy"},H=L!==void 0||F!==void 0&&f,B={...(0,P().atFile)(w),severity:H?"error":"warning",harm:L!==
void 0||p(w)?"danger":"broken"};return[F===void 0?(0,b().finding)("protected-path",k,B):(0,b().finding)("protected-file-\
destroyed",{...k,how:F},B)]})}function p(s){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.test(s)}
function g(s,o){const e=new Map;for(const{status:i,path:n,oldPath:r}of s.files)i==="deleted"&&e.set(n,"deletes"),r!==void 0&&
e.set(r,"deletes"),(i==="modified"||i==="type_changed")&&o.stat(n)?.size===0&&e.set(n,"empties");return e}const m={dot:!0,
nonegate:!0,nocase:!0,flags:"is"};function d(s){const o=s.map(e=>{const i=(0,E().default)(e,m);return{pattern:e,covers:r=>i(
r)||(0,j().isWithin)(r,e,{ignoreCase:!0})}});return e=>o.find(({covers:i})=>e.some(i))?.pattern}function y({path:s,via:o}){
return o===""?[s]:[s,o]}},13026:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.recordChange=b;function E(){
const $=c(3463);return E=function(){return $},$}const C=3,j=60;function b($,N){if(N===void 0)return`${I($.toString())} \u2192\
 nothing`;const[M,O]=[P($),P(N)],v=[...new Set([...M.keys(),...O.keys()])].filter(d=>M.get(d)!==O.get(d)),p=v.length>1?v.
filter(d=>d!=="asset_id"):v,g=p.slice(0,C).map(d=>{const y=`${I(M.get(d)??"nothing")} \u2192 ${I(O.get(d)??"nothing")}`;
return d===""?y:`${I(d)}: ${y}`}),m=p.length-g.length;return g.length===0?"its bytes differ, and no value does":`${g.join(
"; ")}${m>0?`; and ${m} more`:""}`}function P($){const N=$.toString().trim(),M=new Map,O=(v,p)=>{if(!(0,E().isMapping)(v))
M.set(p.join("."),JSON.stringify(v));else for(const[g,m]of Object.entries(v))O(m,[...p,g])};try{return O(JSON.parse(N),[]),
M}catch{return new Map([["",N]])}}function I($){return`\`${($.length>j?`${$.slice(0,j-1)}\u2026`:$).replaceAll("`","\u02CB")}\
\``}},66503:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.storeRoots=I;function E(){const O=c(76760);
return E=function(){return O},O}function C(){const O=c(68450);return C=function(){return O},O}function j(){const O=c(59867);
return j=function(){return O},O}function b(){const O=c(95132);return b=function(){return O},O}function P(){const O=c(39869);
return P=function(){return O},O}async function I(O){const{genes:v,tree:p}=O,g=v.flatMap(({asset:y,store:s,change:o})=>o.
kind==="removed"?[]:[[s.path,{store:s,file:y.path}]]),m=$(O),d=[...new Map(g).values()].map(y=>N(y,p));return[...m,...(await Promise.
all(d)).flat()]}function $({assets:O,policy:v,tree:p,baseTree:g}){const m=new Map;for(const d of O.files){const{path:y,root:s}=(0,C().
storeOf)(d,{policy:v,tree:g}),o=(0,C().storeOf)(d,{policy:v,tree:p}).root;if(g.stat(y)===void 0||s===o||m.has(y))continue;
const e={store:M(y),root:M(s),others:[M(o)]},i={...(0,P().atFile)(d),severity:"warning"};m.set(y,(0,b().finding)("store-\
root-unclear",{...e,because:"moves"},i))}return[...m.values()]}async function N({store:{path:O,root:v,named:p},file:g},m){
const d={store:M(O),root:M(v)};if(m.stat(v)?.kind!=="directory"){const o=p===!0;return[(0,b().finding)("store-root-missi\
ng",{...d,named:o},(0,P().atFile)(g))]}if(await(0,j().readPackageJson)(m,v)===j().INVALID){const o=E().posix.join(v,"pac\
kage.json"),e={...(0,P().atFile)(g),severity:"warning",layer:"change"};return[(0,b().finding)("package-json-invalid",{path:o},
e)]}const y=(0,C().packagesAbove)(m,O).filter(o=>o!==v);if(p===!0||y.length===0)return[];const s={...d,others:y.map(M),because:"\
manifest"};return[(0,b().finding)("store-root-unclear",s,(0,P().atFile)(g))]}function M(O){return O===""?".":O}},90350:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.unauditableFiles=I,h.unprovenMerge=v;function E(){const p=c(32854);return E=
function(){return p},p}function C(){const p=c(95132);return C=function(){return p},p}function j(){const p=c(39869);return j=
function(){return p},p}const b="160000",P=".gitmodules";function I({genes:p,change:g,tree:m}){if(!p.some(({binds:e})=>e))
return[];const[d,...y]=g.files.filter($).map(({path:e})=>e),[s,...o]=g.files.filter(({path:e,newMode:i})=>i===j().SYMLINK&&
N(e,m)).map(({path:e})=>e);return[...d===void 0?[]:[(0,C().finding)("submodule-changed",{path:d,...O(y)},(0,j().atFile)(
d))],...s===void 0?[]:[(0,C().finding)("symlink-leaves-tree",{path:s,target:m.readlink(s)??"",...O(o)},(0,j().atFile)(s))]]}
function $({path:p,newMode:g,status:m}){return g===b||p===P&&m!=="deleted"}function N(p,g){const{kind:m}=(0,E().resolveInTree)(
g,p);return m==="outside"||m==="loop"}const M=9;function O(p){const g=p.length-M;return{...p.length>0&&{likewise:p.slice(
0,M)},...g>0&&{more:g}}}function v({unprovenMerge:p}){return p?[(0,C().finding)("merge-not-proven",{merge:p.commit,reason:p.
reason})]:[]}},72025:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.ask=P,h.assetNotJudged=$,h.notChecked=
M,h.ofChange=b;function E(){const O=c(27199);return E=function(){return O},O}function C(){const O=c(95132);return C=function(){
return O},O}function j(){const O=c(50661);return j=function(){return O},O}function b(O){return(v,...p)=>(0,j().isChange)(
v)?O(v,...p):[]}async function P(O,v,...p){const g=Object.entries(O).map(async([m,d])=>{try{return await d(v,...p)}catch(y){
return[I(m,y,p)]}});return(await Promise.all(g)).flat()}function I(O,v,[p]){return p===void 0?(0,C().notJudged)(`the cha\
nge; the check "${O}" failed`,v):$(p.asset,v,`; the check "${O}" failed`)}function $(O,v,p=""){const g=`the ${O.type} \`${O.
id}\`${p}`;return(0,C().notJudged)(g,v,N(O))}function N(O){try{return(0,E().placeOf)(O)}catch{return{location:{path:O.path,
line:1,column:1},subject:(0,E().subjectOf)(O)}}}function M(O,{path:v,detail:p},g){return(0,C().finding)("claim-not-check\
ed",{claim:O,why:`${p} of the log \`${v}\``},g)}},70716:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),
h.SUBJECT_CHECKS=h.REMOVED_GENE_CHECKS=h.GENE_CHECKS=h.CLAIM_CHECKS=void 0;function E(){const t=c(44786);return E=function(){
return t},t}function C(){const t=c(37542);return C=function(){return t},t}function j(){const t=c(19177);return j=function(){
return t},t}function b(){const t=c(1348);return b=function(){return t},t}function P(){const t=c(90331);return P=function(){
return t},t}function I(){const t=c(75597);return I=function(){return t},t}function $(){const t=c(66503);return $=function(){
return t},t}function N(){const t=c(90350);return N=function(){return t},t}function M(){const t=c(72025);return M=function(){
return t},t}function O(){const t=c(52117);return O=function(){return t},t}function v(){const t=c(97004);return v=function(){
return t},t}function p(){const t=c(93198);return p=function(){return t},t}function g(){const t=c(59613);return g=function(){
return t},t}function m(){const t=c(48550);return m=function(){return t},t}function d(){const t=c(10255);return d=function(){
return t},t}function y(){const t=c(85881);return y=function(){return t},t}function s(){const t=c(93290);return s=function(){
return t},t}function o(){const t=c(73566);return o=function(){return t},t}function e(){const t=c(47771);return e=function(){
return t},t}function i(){const t=c(36974);return i=function(){return t},t}function n(){const t=c(42804);return n=function(){
return t},t}const r=h.SUBJECT_CHECKS={"asset-files":O().assetFiles,"genes-outside":(0,M().ofChange)(O().genesOutside),"f\
orbidden-paths":(0,M().ofChange)(I().forbiddenPaths),"protected-paths":(0,M().ofChange)(I().protectedPaths),"policy-file":(0,M().
ofChange)(P().policyFile),"gate-change":(0,M().ofChange)(b().gateChange),"agent-files":(0,M().ofChange)(({agentFiles:t})=>t.
flatMap(({findings:l})=>l)),"changed-instructions":(0,M().ofChange)(E().changedInstructions),"stale-instructions":(0,M().
ofChange)(E().staleInstructions),"ignored-inputs":(0,M().ofChange)(P().ignoredInputs),"audit-logs":(0,M().ofChange)(C().
auditLogs),"unauditable-files":(0,M().ofChange)(N().unauditableFiles),"unproven-merge":(0,M().ofChange)(N().unprovenMerge),
"hard-cap":(0,M().ofChange)(n().hardCap),"store-roots":(0,M().ofChange)($().storeRoots),"deciding-files":(0,M().ofChange)(
j().decidingFiles),"missing-genes":y().missingGenes,"event-chain":p().eventChain,"unresolved-references":y().unresolvedReferences,
"genes-still-named":(0,M().ofChange)(y().genesStillNamed),"engine-seeds":(0,M().ofChange)(v().engineSeeds),"activated-se\
eds":(0,M().ofChange)(v().activatedSeeds),"removed-scripts":(0,M().ofChange)(s().removedScripts),"claimed-radius":(0,M().
ofChange)(g().claimedRadius),"claimed-streak":e().claimedStreak,estimates:(0,M().ofChange)(g().estimates),"look-alike-id\
s":m().lookAlikeIds,"repeated-ids":m().repeatedIds,unidentified:o().unidentified},a=h.CLAIM_CHECKS={"self-description":o().
selfDescription,"capsule-fields":o().capsuleFields,envelope:d().envelope},u=h.GENE_CHECKS={"incomplete-gene":i().incompleteGene,
"validation-list":i().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,M().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,M().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,M().ofChange)(
n().geneBlastRadius),"declared-paths":(0,M().ofChange)(n().declaredPaths),"self-description":o().selfDescription,envelope:d().
envelope},f=h.REMOVED_GENE_CHECKS={"removed-gene":(0,M().ofChange)(i().removedGene),"gene-blast-radius":(0,M().ofChange)(
n().geneBlastRadius),"declared-paths":(0,M().ofChange)(n().declaredPaths)}},52117:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.assetFiles=$,h.assetProblemFinding=N,h.genesOutside=O;function E(){const m=c(18744);return E=
function(){return m},m}function C(){const m=c(94534);return C=function(){return m},m}function j(){const m=c(93028);return j=
function(){return m},m}function b(){const m=c(13580);return b=function(){return m},m}function P(){const m=c(95132);return P=
function(){return m},m}function I(){const m=c(54421);return I=function(){return m},m}function $({problems:m}){return m.filter(
({rule:d})=>d!=="outside-globs").map(N)}function N({before:m,...d}){const{rule:y,detail:s,location:o,id:e,severity:i}=d,
r={location:o,...e===void 0?{}:{subject:{id:e}},...i&&{severity:i}};return m?{...(0,P().finding)(y,{detail:s},{...r,severity:"\
notice"}),before:m}:(0,P().finding)(y,{detail:s},r)}const M=5;async function O(m){const d=m.problems.filter(({rule:s})=>s===
"outside-globs");return(await m.clock.all(d,async s=>{const o=await v(s.location.path,m);return o.some(({severity:i})=>i===
"error")?o:[N(s),...o]})).flat()}async function v(m,d){const{change:y,tree:s,baseTree:o,policy:e,judge:i}=d,n=(0,C().assetLimits)(
e.assets.max_file_bytes),r=async(t,l)=>{const{kind:S,size:w=0}=t.stat(l)??{};return!(0,j().isRegular)(S)||w>n.maxBytes?[]:
(0,E().strayGenes)(l,await t.read(l,n.maxBytes),n)},a=y.files.find(t=>t.path===m)?.oldPath??m,u=new Set((await r(o,a)).flatMap(
({commands:t})=>t)),f=[];for(const{location:t,commands:l}of await r(s,m))for(const S of l){const w=p((await i.command(S)).
findings);if(w===void 0||f.length===M)continue;const F=`a Gene whose command \`${S}\` ${w}`,A=u.has(S)?"notice":"error";
f.push({...(0,P().finding)("outside-globs",{detail:F},{location:t,severity:A,harm:"danger"}),danger:w})}return f}function p(m){
const d=m.find(s=>s.danger!==void 0)??m.find(g);if(d===void 0)return;const[,y]=/^Command (.*)/.exec((0,b().ruleOf)(d.rule).
title)??[];return d.danger??y??`is dangerous (\`${d.rule}\`)`}function g({rule:m,severity:d,harm:y,args:s}){const o=[s.program,
s.flag,""].map(i=>({text:String(i)})),e=m==="outside-code"&&(0,I().textHanded)(o)!==void 0;return d==="error"&&y==="dang\
er"&&!e}},97004:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.activatedSeeds=$,h.asNotice=O,h.blockedGenes=
P,h.engineSeeds=N,h.lacksEngine=M;function E(){const v=c(27199);return E=function(){return v},v}function C(){const v=c(77680);
return C=function(){return v},v}function j(){const v=c(13580);return j=function(){return v},v}function b(){const v=c(95132);
return b=function(){return v},v}async function P(v,p,g){const m=new Map;for(const d of v){const{gene:y}=d.value,s=p.find(
n=>n.type==="Gene"&&n.id===y),o=s&&await I(s,g);if(s===void 0||o===void 0)continue;const e=`the command \`${o}\` of its g\
ene \`${s.id}\` is blocked`,i={capsule:d.id,why:e};m.set(d,(0,b().finding)("capsule-not-eligible",i,(0,E().placeOf)(d,["\
gene"])))}return m}async function I(v,p){const g=p.forFile(v.path);for(const m of(0,C().commandsToRun)(v)){const{verdict:d}=await g.
command(m);if(d==="block")return m}}async function $({assets:v,judge:p}){const g=[];for(const m of v.activated??[]){const d=await I(
m,p);d!==void 0&&g.push((0,b().finding)("seed-activated-blocked",{gene:m.id,command:d},(0,E().placeOf)(m,["validation"])))}
return g}function N({seeds:v,genes:p}){const[g]=v.keys();if(g===void 0)return[];const m=[...v.values()].sort((s,o)=>s.localeCompare(
o,"en",{numeric:!0})),d={ids:[...new Set([...v.keys()].map(({id:s})=>s))],count:v.size,oldest:m[0]??"",newest:m.at(-1)??
"",idle:p.filter(({asset:s,commands:o})=>v.has(s)&&M(o)).length},y=d.idle>0?"warning":"notice";return[(0,b().finding)("e\
ngine-seeds",d,{location:g.locate(),severity:y})]}function M(v){return v.some(({findings:p})=>p.some(({rule:g})=>(0,j().
ruleOf)(g).absent===!0))}function O(v){return(v.harm??(0,j().ruleOf)(v.rule).harm)==="danger"?v:{...v,severity:"notice"}}},
72391:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.broadcastFindings=m,h.judgeCapsules=O;function E(){
const n=c(27199);return E=function(){return n},n}function C(){const n=c(13580);return C=function(){return n},n}function j(){
const n=c(95132);return j=function(){return n},n}function b(){const n=c(72025);return b=function(){return n},n}function P(){
const n=c(59613);return P=function(){return n},n}function I(){const n=c(85475);return I=function(){return n},n}function $(){
const n=c(21471);return $=function(){return n},n}function N(){const n=c(57733);return N=function(){return n},n}function M(){
const n=c(47771);return M=function(){return n},n}function O({changes:n,present:r,unread:a},u,f,t=new Map){const l=n.filter(
({asset:A})=>A.type==="Capsule");if(l.length===0)return[];const S=(0,M().streakCounter)((0,M().eventsIn)({changes:n,present:r,
unread:a}),!0),w=a.at(-1),F=f&&v(l,f);return l.map(({kind:A,asset:L,before:T})=>{if(A==="removed")return{change:A,asset:L,
eligible:null,eligibility:null,reasons:[]};const k=A==="added"?F:T&&(0,P().sizeOf)(T.value.blast_radius),H=g(L,()=>{const R=S(
L),D=w===void 0||R.ended?R:{...R,unread:w},U=t.get(L);return[...m(L,D,u,k),...U?[U]:[]]}),B=(0,j().eligibilityOf)(H);return{
change:A,asset:L,eligible:B==="eligible",eligibility:B,reasons:H}})}function v(n,r){const a=n.filter(({kind:t})=>t==="ad\
ded").map(({asset:t})=>(0,P().sizeOf)(t.value.blast_radius)??{files:0,lines:0}),u=t=>a.reduce((l,S)=>l+S[t],0);return u(
"files")>=r.files&&u("lines")>=r.lines?void 0:r}function p(n){const{otherAsset:r}=(0,C().ruleOf)(n.rule);return n.severity===
"error"||(0,j().isMissingEvidence)(n)||r===!0}function g(n,r){try{return[...r(),...(0,N().promotionSchemaFindings)(n),...(0,I().
identityFindings)(n,"hand")].filter(p)}catch(a){return[(0,b().assetNotJudged)(n,a)]}}function m(n,r,a,u={files:0,lines:0}){
const{status:f,score:t}=o(n.value.outcome),l=o(n.value.blast_radius),S={capsule:n.id},w=(...A)=>(0,E().placeOf)(n,A),F=[];
if(f!=="success"){const A=`\`outcome.status\` is ${i(f)}, but it must be "success"`;F.push((0,j().finding)("capsule-not-\
eligible",{...S,why:A},w("outcome","status")))}if(!e(t,a.min_score,1)){const A=`a number from ${a.min_score} to 1`,L=`\`o\
utcome.score\` is ${i(t)}, but it must be ${A}`;F.push((0,j().finding)("capsule-not-eligible",{...S,why:L},w("outcome","\
score")))}for(const A of["files","lines"]){const L=a[`max_${A}`],T=Math.max(u[A],r.radius?.[A]??0);if(e(l[A],1,L)&&T<=L)
continue;const k=i(l[A]),H=T>L?`${T} (claimed: ${k})`:k,B=`\`blast_radius.${A}\` is ${H}, but it must be ${d(L)}`;F.push(
(0,j().finding)("capsule-not-eligible",{...S,why:B},w("blast_radius",A)))}if(r.unmeasured!==void 0){const A=`\`blast_radi\
us.files\` is not a size in the event \`${r.unmeasured}\`, but it must be ${d(a.max_files)}`;F.push((0,j().finding)("cap\
sule-not-eligible",{...S,why:A},w("blast_radius")))}return r.count<a.min_success_streak&&F.push(...y(n,r,a.min_success_streak)),
F}function d(n){return`a number from 1 to ${n}`}function y(n,{count:r,unread:a,failed:u,uncounted:f=[]},t){const l=(0,E().
placeOf)(n),S={capsule:n.id};if(u!==void 0){const A=`the event \`${u}\`, the newest one that names it, is not a success`;
return[(0,j().finding)("capsule-not-eligible",{...S,why:A},l)]}if(a!==void 0){const A=`whether the Capsule \`${n.id}\` ha\
s enough consecutive successes`;return[(0,b().notChecked)(A,a,{...l,severity:"error"})]}const w=f.slice(0,s).map(({event:A,
why:L})=>`the event \`${A}\` does not count: ${L}`),F={...S,streak:r,least:t,uncounted:w};return[(0,j().finding)("capsul\
e-streak",F,l)]}const s=5;function o(n){return(0,E().isJsonObject)(n)?n:{}}function e(n,r,a){return typeof n=="number"&&
n>=r&&n<=a}function i(n){return n===void 0?"missing":(0,$().describeJson)(n)}},93198:function(G,h,c){Object.defineProperty(
h,"__esModule",{value:!0}),h.eventChain=N;function E(){const d=c(76760);return E=function(){return d},d}function C(){const d=c(
27199);return C=function(){return d},d}function j(){const d=c(28894);return j=function(){return d},d}function b(){const d=c(
95132);return b=function(){return d},d}function P(){const d=c(36773);return P=function(){return d},d}function I(){const d=c(
72025);return I=function(){return d},d}function $(){const d=c(85475);return $=function(){return d},d}function N({assets:{
changes:d,present:y,unread:s}}){const o=y.filter(({type:t})=>t==="EvolutionEvent"),e=new Set(d.map(({asset:t})=>t)),i=new Map(
o.map(t=>[t.id,t])),n=new Map,r=new Map,a=M(o),u=new Set,f=new Set;return o.flatMap(t=>{const l=r.get(t.path);r.set(t.path,
t);const S=p(t),w=S===void 0?void 0:n.get(S);if(S!==void 0&&w===void 0&&n.set(S,t),!e.has(t)||t.cut)return[];const F=(0,C().
placeOf)(t,["parent"]),A={event:t.id},L=(0,j().isAuditLog)(t.path),T=l===void 0&&L?a(t.path):void 0;if(T!==void 0&&S!==T.
id){const R=`does not continue the archive \`${T.path}\` of its log`,D={...A,fault:R,fix:v(t,T.id)};return[(0,b().finding)(
"event-not-chained",D,F)]}if(S===void 0){if(l===void 0||!L)return[];const R={...A,fault:O,fix:v(t,l.id)};return[(0,b().finding)(
"event-not-chained",R,F)]}if(!i.has(S)){const R=l===void 0,D=L&&!R?"error":"warning",[U]=s;if(U!==void 0){const z=`wheth\
er the parent \`${S}\` of the EvolutionEvent \`${t.id}\` exists`;return[(0,I().notChecked)(z,U,{...F,severity:D})]}if(f.
has(S))return[];R||f.add(S);const K=R?`If the log with \`${S}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${S}\`, which it wrote before this one; if they are lost, leav\
e the event out`,Y={...A,parent:S,where:"not in any asset file",fix:K};return[(0,b().finding)("event-parent-missing",Y,{
...F,severity:D})]}const k=m(t,i,u);if(k!==void 0){const R=`has a circular chain of parents: ${(0,P().inCode)(k)}`;return[
(0,b().finding)("event-not-chained",{...A,fault:R,fix:"Set the `parent` of each event to the previous event"},F)]}if(w===
void 0||w.id===t.id)return[];const H=l===void 0||l.id===S?w.id:l.id,B=`has the parent \`${S}\`, which is already the pare\
nt of \`${w.id}\``,J={...A,fault:B,fix:v(t,H)};return[(0,b().finding)("event-not-chained",J,{...F,severity:"warning"})]})}
function M(d){const y=d.filter(({path:o})=>(0,j().isLogArchive)(o)),s=new Set(y.map(p));return o=>{if((0,j().isLogArchive)(
o))return;const e=y.filter(({path:i})=>E().posix.dirname(i)===E().posix.dirname(o));return e.findLast(({id:i})=>!s.has(i))??
e.at(-1)}}const O="has no parent, but it is not the first event of its log";function v({value:d},y){const s=d.asset_id===
void 0?"":(0,$().contentHash)({...d,parent:y});return`Set \`parent\` to \`${y}\`, the previous event${s&&`, and \`asset_i\
d\` to \`${s}\``}`}function p({value:{parent:d}}){return typeof d=="string"&&d!==""?d:void 0}const g=5;function m(d,y,s){
const o=new Set;let e=d;for(;e!==void 0&&!s.has(e.id)&&!o.has(e.id);){o.add(e.id);const n=p(e);e=n===void 0?void 0:y.get(
n)}if(e!==void 0&&e.id===d.id&&!s.has(e.id))return[...o].slice(0,g);for(const n of o)s.add(n)}},59613:function(G,h,c){Object.
defineProperty(h,"__esModule",{value:!0}),h.claimedRadius=b,h.estimates=p,h.sizeOf=$;function E(){const m=c(27199);return E=
function(){return m},m}function C(){const m=c(95132);return C=function(){return m},m}function j(){const m=c(47771);return j=
function(){return m},m}function b({assets:{changes:m},counted:d}){return["Capsule","EvolutionEvent"].flatMap(y=>{const s=m.
filter(({kind:n,asset:r})=>n==="added"&&r.type===y).map(({asset:n})=>({asset:n,size:$(n.value.blast_radius)})),o=s.flatMap(
({size:n})=>n??[]),e=s.at(-1);if(e===void 0||o.length<s.length)return[];const i=o.reduce(N);if(i.files<d.least.files||i.
lines<d.least.lines){const n={together:s.length>1,severity:"warning"};return[P(e.asset,i,d.least,n)]}return s.flatMap(({
asset:n,size:r})=>r!==void 0&&(0,j().isSuccess)(n.value)&&M(r,d.most)?[P(n,r,d.most,{together:!1,severity:"notice"})]:[])})}
function P(m,d,y,{together:s,severity:o}){const{type:e,id:i}=m,n={type:e,id:i,claim:`claims ${I(d)}${s?" together with t\
he others of the change":""}`,shown:`git counts ${I(y)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},r={...(0,E().placeOf)(m,["blast_radius"]),severity:o};return(0,C().finding)("\
claim-differs",n,r)}function I({files:m,lines:d}){return`${m} ${m===1?"file":"files"} and ${d} ${d===1?"line":"lines"}`}
function $(m){if(!(0,E().isJsonObject)(m))return;const{files:d,lines:y}=m;return typeof d=="number"&&typeof y=="number"?
{files:d,lines:y}:void 0}function N(m,d){return{files:m.files+d.files,lines:m.lines+d.lines}}function M(m,d){return m.files>
d.files||m.lines>d.lines+d.files}const O=3,v=.1;function p({assets:{changes:m},counted:d}){const{least:y,most:s}=d,o=m.filter(
({kind:e,asset:i})=>e==="added"&&i.type==="EvolutionEvent");return o.flatMap(({asset:e})=>{const{blast_radius_estimate:i,
meta:n,blast_radius:r}=e.value,a=(0,E().isJsonObject)(i)?[]:["meta"],u=a.length===0?i:(0,E().isJsonObject)(n)&&n.blast_radius_estimate,
f=g(u);if(f===void 0||f<=0)return[];const t=o.length===1,l=t?y.files:g(r),S=t?s.files:g(r);if(l===void 0||S===void 0)return[];
const w=l/f>O;if(!w&&S/f>=v)return[];const F=w?l:S,A=(0,E().placeOf)(e,[...a,"blast_radius_estimate"]),L={type:e.type,id:e.
id,claim:`estimates ${f} ${f===1?"file":"files"}`,shown:`the change touches ${F}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,C().finding)("claim-differs",L,A)]})}function g(m){return(0,E().isJsonObject)(
m)&&typeof m.files=="number"?m.files:void 0}},48550:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.lookAlikeIds=
N,h.repeatedIds=m;function E(){const s=c(76760);return E=function(){return s},s}function C(){const s=c(23404);return C=function(){
return s},s}function j(){const s=c(27199);return j=function(){return s},s}function b(){const s=c(64385);return b=function(){
return s},s}function P(){const s=c(11970);return P=function(){return s},s}function I(){const s=c(95132);return I=function(){
return s},s}function $(){const s=c(25367);return $=function(){return s},s}function N({assets:{changes:s,present:o}}){const e=s.
filter(({kind:a})=>a==="added").map(({asset:a})=>a);if(e.length===0)return[];const i=new Set(e.map(({type:a})=>a)),n=new Map,
r=new Map;for(const{type:a,value:u}of o){const f=i.has(a)?(0,b().declaredId)(u):void 0;if(f!==void 0)for(const t of O(a,
f)){const l=n.get(t);l===void 0?n.set(t,f):l!==f&&!r.has(t)&&r.set(t,f)}}return e.flatMap(a=>{const{type:u,id:f}=a,l=O(u,
f).flatMap(w=>[n.get(w),r.get(w)]).find(w=>w!==void 0&&w!==f);if(l===void 0)return[];const S=(0,j().placeOf)(a,["id"]);return[
(0,I().finding)("look-alike-id",{type:u,id:(0,$().visible)(f),other:(0,$().visible)(l)},S)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function O(s,o){const e=/^[\w.-]*$/.test(o)?o:v(o),i=e.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${s} case ${p(e)}`,`${s} drawn ${p(i)}`]}function v(s){const o=s.normalize("NFKC").replace(M,"");return(0,P().asciiOf)(
o.replace(/\p{Pd}/gu,"-"))}function p(s){return s.toUpperCase().toLowerCase()}const g=/(?:\.seed\.json|\/default_genes\.json)$/;
function m({assets:{changes:s,present:o}}){const i=s.filter(({kind:a})=>a==="added"||a==="modified").map(({asset:a})=>a).
filter(d);if(i.length===0)return[];const n=new Set(i.map(({id:a})=>a)),r=o.filter(a=>d(a)&&n.has(a.id));return i.flatMap(
a=>{const u=r.find(l=>y(l,a));if(u===void 0)return[];const f=`the gene \`${a.id}\`, also in \`${u.path}\` with other cont\
ent`,t={...(0,j().placeOf)(a,["id"]),severity:"warning"};return[(0,I().finding)("duplicate-id",{detail:f},t)]})}function d({
type:s,path:o}){return s==="Gene"&&!g.test(`/${o}`)}function y(s,o){return s.id===o.id&&s.path.replace(/l$/,"")!==o.path.
replace(/l$/,"")&&E().posix.dirname(s.path)===E().posix.dirname(o.path)&&(0,C().canonicalize)(s.value)!==(0,C().canonicalize)(
o.value)}},10255:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.envelope=I;function E(){const g=c(27199);
return E=function(){return g},g}function C(){const g=c(61331);return C=function(){return g},g}function j(){const g=c(39763);
return j=function(){return g},g}function b(){const g=c(95132);return b=function(){return g},g}function P(){const g=c(85475);
return P=function(){return g},g}function I(g,{asset:m}){const{type:d,id:y,envelope:s}=m;return[...N(m),...s&&(0,C().senderOf)(
s)===void 0?[(0,b().finding)("schema-field",{type:d,id:y,...$},(0,E().placeOf)(m))]:[]]}const $={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function N(g){const{type:m,id:d,wrappers:y=[]}=g,
s=(0,E().placeOf)(g);return y.flatMap(o=>M(g,o).flatMap(([e,i])=>{const n=o[e];if(n===void 0||n===i)return[];const r={type:m,
id:d,field:e,stated:p(n),actual:p(i)};return[(0,b().finding)("envelope-contradicts-asset",r,s)]}))}function M(g,m){const{
type:d,id:y,value:s}=g;return[...d==="ValidationReport"?[["target_asset_id",s.gene_asset_id??m.target_asset_id],["target\
_local_id",s.gene_id]]:[],...O(m.type,d)?[["type",d]]:[],["asset_type",d],["asset_id",v(g,m.asset_id)],["content_hash",v(
g,m.content_hash)],["local_id",y]]}function O(g,m){if(typeof g!="string")return!1;const d=g.toLowerCase();return d!==m.toLowerCase()&&
j().ASSET_TYPES.some(y=>y.toLowerCase()===d)}function v({type:g,value:m},d){if(m.asset_id!==void 0||d===void 0)return m.
asset_id;const y={type:g,value:{...m,asset_id:d}};return(0,P().matchContentHash)(y)===void 0?(0,P().contentHash)(m):d}function p(g){
return JSON.stringify(g??null).slice(0,100)}},85881:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.appliedIds=
O,h.genesStillNamed=$,h.missingGenes=g,h.unresolvedReferences=I;function E(){const m=c(27199);return E=function(){return m},
m}function C(){const m=c(30610);return C=function(){return m},m}function j(){const m=c(95132);return j=function(){return m},
m}function b(){const m=c(72025);return b=function(){return m},m}function P(){const m=c(50661);return P=function(){return m},
m}function I({assets:m}){const{changes:d,present:y,unread:s}=m,o=N(y,"Capsule"),e=N(y,"ValidationReport"),i=[["Evolution\
Event","capsule_id","Capsule",o],["EvolutionEvent","validation_report_id","ValidationReport",e],["AntiGene","evidence_ca\
psules","Capsule",o]];return d.filter(({kind:n})=>n==="added"||n==="modified").flatMap(({asset:n})=>{const{type:r,id:a,value:u}=n,
[f]=s;return i.flatMap(([t,l,S,w])=>t!==r?[]:[u[l]].flat().flatMap(F=>{if(!M(F,w))return[];const A={...(0,E().placeOf)(n,
[l]),severity:"warning"},L=`whether \`${F}\`, which the ${r} \`${a}\` names, exists`;return f?[(0,b().notChecked)(L,f,A)]:
[(0,j().finding)("reference-not-found",{type:r,id:a,wanted:S,name:F,field:l},A)]}))})}function $({assets:{changes:m,present:d}}){
const y=N(d,"Gene"),s=O(m),o=m.flatMap(({kind:i,asset:n,before:r})=>i==="removed"?n:r??[]).filter(({type:i})=>i==="Gene").
flatMap(i=>(0,C().namesOf)(i).map(n=>({asset:i,name:n}))).filter(({name:i})=>!y.has(i)&&!s.has(i));if(o.length===0)return[];
const e=d.flatMap(C().namings);return o.flatMap(({asset:i,name:n})=>{const r=e.filter(({gene:S})=>S===n),a=r.find(S=>S.by.
type==="Capsule")??r[0];if(a===void 0)return[];const u=n.startsWith("sha256:"),f={what:`${u?"gene that was":"gene"} \`${n}\
\``,by:`the ${a.by.type} \`${a.by.id}\``,more:new Set(r.map(S=>S.by)).size-1,fix:u?"Name the gene by its `id`, or by its\
 new `asset_id`":`Keep the gene \`${n}\`, or also remove the Capsules that name it`},t=a.by.type==="Capsule"?"warning":"\
notice",l=a.by.locate(a.pointer);return[(0,j().finding)("still-named",f,{location:l,subject:(0,E().subjectOf)(i),severity:t})]})}
function N(m,d){return new Set(m.filter(y=>y.type===d).flatMap(C().namesOf))}function M(m,d){return typeof m=="string"&&
!d.has(m)}function O(m){return new Set(m.flatMap(C().newNamings).map(({gene:d})=>d))}const v="ad_hoc",p={severity:"warni\
ng",harm:"bookkeeping"};function g(m){const{changes:d}=m.assets,y=new Set(d.filter(({kind:s,asset:o})=>s!=="removed"&&o.
type==="Gene").flatMap(({asset:s})=>(0,C().namesOf)(s)));return d.flatMap(C().newNamings).filter(({gene:s})=>!y.has(s)).
map(({by:s,gene:o,pointer:e})=>{const i=o===v&&(0,P().isChange)(m),n={...(0,E().placeOf)(s,e),...i&&p},{type:r,id:a}=s,u={
type:r,id:a,wanted:"gene",name:o,field:String(e[0])};return(0,j().finding)("reference-not-found",u,n)})}},93290:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.removedScripts=v;function E(){const s=c(76760);return E=function(){return s},
s}function C(){const s=c(27199);return C=function(){return s},s}function j(){const s=c(68450);return j=function(){return s},
s}function b(){const s=c(77680);return b=function(){return s},s}function P(){const s=c(63455);return P=function(){return s},
s}function I(){const s=c(51951);return I=function(){return s},s}function $(){const s=c(59867);return $=function(){return s},
s}function N(){const s=c(46912);return N=function(){return s},s}function M(){const s=c(91063);return M=function(){return s},
s}function O(){const s=c(95132);return O=function(){return s},s}async function v(s){const{assets:o,baseTree:e,clock:i}=s,
n=p(s.change),r=await g(s);if(n.size+r.size===0)return[];const a=new Set(o.changes.map(({asset:t})=>t)),u=o.present.filter(
t=>t.type==="Gene"&&!a.has(t)),f=new Map;for(const t of u){await i.tick();const l=(0,b().validationCommands)(t),S=new Map;
for(const{value:w,pointer:F}of l.kind==="list"?l.entries:[]){if(typeof w!="string")continue;const A=(0,j().storeOf)(t.path,
{policy:s.policy,tree:e}),T=(0,P().namedPaths)(w,A).filter(k=>n.has(k)).map(k=>({path:k,script:""}));r.size>0&&A.checkoutAs===
void 0&&T.push(...await d(w,e,A.root));for(const k of T){const H=y(k);(k.script===""||r.has(H))&&S.set(H,{...k,entry:F[1]})}}
for(const[w,F]of S){const A=f.get(w);A?A.more+=1:f.set(w,{...F,gene:t,more:0})}}return[...f.values()].map(({path:t,script:l,
gene:S,entry:w,more:F})=>{const A=l===""?`file \`${t}\``:`script \`${l}\` of \`${t}\``,L=`Keep \`${l||t}\`, or change the\
 commands that name it`,T={...(0,C().placeOf)(S,["validation",w]),harm:"broken"};return(0,O().finding)("still-named",{what:A,
by:`the gene \`${S.id}\``,more:F,fix:L},T)})}function p({files:s}){const o=new Set(s.flatMap(({status:e,path:i,oldPath:n})=>e===
"deleted"?i:n??[]));for(const{path:e,status:i}of s)i!=="deleted"&&o.delete(e);return o}async function g({change:s,baseTree:o,
tree:e}){const i=s.files.map(({path:r,oldPath:a})=>a??r),n=new Set;for(const r of i.filter(a=>E().posix.basename(a)==="p\
ackage.json")){const a=await m(o,r),u=new Set(await m(e,r));for(const f of a)u.has(f)||n.add(y({path:r,script:f}))}return n}
async function m(s,o){const e=E().posix.dirname(o);return[...(await(0,$().usablePackageJson)(s,e==="."?"":e))?.scripts.keys()??
[]]}async function d(s,o,e){const{invocation:i}=(0,I().readWords)(s,{tree:o,cwd:e});if(i?.program!=="npm")return[];const n={
tree:o,directory:e,changed:new Set,families:M().NO_PROGRAMS},{runs:r}=await(0,N().scriptsThatRun)(i,n,{start:0,end:0}),a=(0,N().
eventOf)(i);return r.flatMap(({directory:u,event:f})=>f===a?[{path:E().posix.join(u,"package.json"),script:a}]:[])}function y({
path:s,script:o}){return`${s}\0${o}`}},21471:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.describeJson=
n,h.schemaDifferences=P;function E(){const r=c(98285);return E=function(){return r},r}function C(){const r=c(98879);return C=
function(){return r},r}const j=2e5,b=50;function P(r,a){try{return I(r,(0,E().withoutAnnotations)(a))}catch(u){if(!(u instanceof
URIError))throw u;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function I(r,a){const u=(0,C().complaintsOf)(r,a,JSON.stringify(a).length<=j),f=new Map,t=new Set;
for(const l of u){if(O.has(l.keyword))continue;const S=N(l);if(!t.has(S)){t.add(S);for(const w of v(l,r,a)){const F=$(l,
w),A=f.get(F);f.set(F,A?{...A,more:A.more+1}:w)}}}return[...f.values()].slice(0,b)}function $({keywordLocation:r},a){switch(a.
kind){case"missing":return JSON.stringify([r,...a.fields]);case"unknown":return JSON.stringify([r,a.field]);case"invalid":
return r}}function N({keyword:r,instanceLocation:a}){return`${M.has(r)?r:"value"} ${a}`}const M=new Set(["required","add\
itionalProperties"]),O=new Set(["properties","items","false"]);function v(r,a,u){const{keyword:f,keywordLocation:t,instanceLocation:l}=r,
{pointer:S,value:w}=g(u,l),F=m(a,t);if(f==="required"){const L=(F.required??[]).filter(k=>!p(w,k)),T=Object.fromEntries(
L.map(k=>[k,i(F.properties?.[k]??{})]));return[{kind:"missing",pointer:S,fields:L,expected:T,more:0}]}if(f==="additional\
Properties"){const L=F.properties??{},T=Object.keys(w??{}).filter(H=>!Object.hasOwn(L,H)),k=Object.keys(L).filter(H=>!p(
w,H));return T.map(H=>({kind:"unknown",pointer:[...S,H],field:H,absent:k,more:0}))}const A=e(f,F);return[{kind:"invalid",
pointer:S,keyword:f,expected:A,found:n(w),more:0}]}function p(r,a){return r!==null&&Object.hasOwn(r,a)}function g(r,a){const u=[];
let f=r;for(const t of d(a))Array.isArray(f)?(u.push(Number(t)),f=f[Number(t)]??null):(u.push(t),f=f[t]??null);return{pointer:u,
value:f}}function m(r,a){let u=C().SCHEMAS[r];for(const f of d(a).slice(0,-1))u=u[f];return u}function d(r){return r.split(
"/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"))}const y={string:"a string",array:"a list",object:"an o\
bject",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},s={"^\\d+\\.\\d+\\.\\d+$":"three numbers \
such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},o=40;function e(r,a){const u=a[r];switch(r){case"\
type":return[u].flat().map(f=>y[String(f)]??String(f)).join(" or ");case"enum":return`one of ${(a.enum??[]).map(f=>`\`${JSON.
stringify(f)}\``).join(", ")}`;case"const":return JSON.stringify(u);case"pattern":return s[String(u)]??`a string that ma\
tches ${u}`;case"minLength":return u===1?"a non-empty string":`a string of at least ${u} characters`;case"maxLength":return`\
a string of at most ${u} characters`;case"minItems":return u===1?"a non-empty list":`a list of at least ${u} items`;case"\
maxItems":return`a list of at most ${u} items`;case"minimum":return`a number that is at least ${u}`;case"maximum":return`\
a number that is at most ${u}`;default:return`a value that matches \`${r}\` in the schema`}}function i(r){const a=["enum",
"const","pattern","type"].find(u=>Object.hasOwn(Object(r),u));return a===void 0?"a value":e(a,r)}function n(r){return Array.
isArray(r)?r.length===0?"an empty list":"a list":r!==null&&typeof r=="object"?"an object":typeof r!="string"?String(r):r.
length<=o?JSON.stringify(r):`a string of ${r.length} characters`}},57733:function(G,h,c){Object.defineProperty(h,"__esMo\
dule",{value:!0}),h.promotionSchemaFindings=$,h.schemaFindings=I;function E(){const e=c(23404);return E=function(){return e},
e}function C(){const e=c(27199);return C=function(){return e},e}function j(){const e=c(3051);return j=function(){return e},
e}function b(){const e=c(95132);return b=function(){return e},e}function P(){const e=c(21471);return P=function(){return e},
e}function I(e){return(0,P().schemaDifferences)(e.type,e.value).filter(i=>!y(e,i)).flatMap(i=>v(e,i)).map(i=>N(e,i,"warn\
ing"))}function $(e){const i=s(e)?"warning":"error";return(0,P().schemaDifferences)(e.type,e.value).map(n=>N(e,n,i))}function N(e,i,n){
const{type:r,id:a}=e,{pointer:u,more:f}=i,t={...(0,C().placeOf)(e,u),severity:n},l=(S,w,F,A)=>(0,b().finding)("schema-fi\
eld",{type:r,id:a,field:S,fault:w,where:F,fix:A},t);switch(i.kind){case"missing":{const{fields:S,expected:w}=i,F=S.includes(
"asset_id")?"; `gene-gate fix --identity --write` adds `asset_id` in the repository of its author":"",L=`Add ${S.map(T=>`\
\`${T}\` (${w[T]})`).join(", ")}${F}`;return l(S.join("`, `"),"is missing",O(u,f),L)}case"unknown":{const S=O(u.slice(0,
-1),f),{field:w,absent:F}=i,A=(0,j().nearestName)(w,F),L=A===void 0?"":`If you meant \`${A}\`, rename it. Otherwise, `,T=`${L}${L?
"remove":"Remove"} \`${w}\` or store it outside the asset`;return l(w,"is unknown",S,T)}case"invalid":{const{expected:S}=i,
w=`${i.found}${f===0?"":` (and in ${M(f)})`}`,F=u.join("."),A=`must be ${S}, but it is ${w}`;return l(F,A,"",`Change \`${F}\
\` to ${S}`)}}}function M(e){return e===1?"1 similar place":`${e} similar places`}function O(e,i){return e.length===0?"":
` in \`${e.join(".")}\`${i===0?"":` and ${M(i)}`}`}function v(e,i){const{type:n}=e,{pointer:r}=i;switch(i.kind){case"mis\
sing":{const a=i.fields.filter(u=>!p[n].has([...r,u].join("."))&&!(u==="source_type"&&(o(e)??0)<m));return a.length===0?
[]:[{...i,fields:a}]}case"unknown":return[i];case"invalid":return g(n,r,i.keyword)?[]:[i]}}const p={Gene:new Set(["type",
"id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(["type","id"])};function g(e,[i,...n],r){if(i===
"type"||i==="id"||i==="asset_id")return!0;if(e!=="Gene")return!1;const a=r==="minItems"&&n.length>0;return i==="validati\
on"||i==="constraints"&&!a}const m=6,d={"Gene epigenetic_marks[]":["object","string"],"Gene _source":["object"],"Gene av\
oid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":["string"],"Capsule diff":["string"],"Cap\
sule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execution_trace":["object"],"EvolutionEvent ap\
plied_lessons[]":["object","string"]};function y({type:e,value:i},{kind:n,pointer:r}){const[a="",u=0,...f]=r,t=i[a]??null,
l=d[`${e} ${a}${Array.isArray(t)?"[]":""}`];return n==="missing"||!l||typeof u!="number"||f.length>0?!1:[t].flat().every(
S=>l.includes(S===null?"null":typeof S))}function s(e){return(o(e)??Number.NaN)<Number(E().SCHEMA_VERSION.split(".")[1])}
function o({value:{schema_version:e}}){const i=typeof e=="string"?/^1\.(\d+)\.\d+$/.exec(e)?.[1]:void 0;return i===void 0?
void 0:Number(i)}},98879:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.SCHEMAS=void 0,h.complaintsOf=
g;function E(){const y=c(13574);return E=function(){return y},y}function C(){const y=c(36576);return C=function(){return y},
y}function j(){const y=c(25065);return j=function(){return y},y}function b(){const y=c(5330);return b=function(){return y},
y}function P(){const y=c(39436);return P=function(){return y},y}function I(){const y=c(39763);return I=function(){return y},
y}const $={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},N="^sha256:[a-f0-9]{64}$",M={type:"object",required:["type","sc\
hema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Val\
idationReport"},schema_version:$,id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:[
"object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{
type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{
type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:N}}},O={type:"array",items:{
type:"string"}},v={type:"object",required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{
type:{const:"AntiGene"},schema_version:$,id:{type:"string",minLength:1},summary:{type:"string",minLength:1},trigger:{...O,
minItems:1},avoid:{...O,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium","high"]},source_clusters:O,
evidence_capsules:O,failure_count:{type:"integer",minimum:0},asset_id:{type:"string",pattern:N}}},p=h.SCHEMAS={Gene:b().
default,Capsule:C().default,EvolutionEvent:j().default,Mutation:P().default,ValidationReport:M,AntiGene:v};function g(y,s,o){
return m[o?"all":"first"][y].validate(s).errors}const m={all:d(!1),first:d(!0)};function d(y){const s=I().ASSET_TYPES.map(
o=>[o,new(E()).Validator(p[o],"7",y)]);return Object.fromEntries(s)}},73566:function(G,h,c){Object.defineProperty(h,"__e\
sModule",{value:!0}),h.capsuleFields=M,h.selfDescription=$,h.unidentified=O;function E(){const g=c(27199);return E=function(){
return g},g}function C(){const g=c(59490);return C=function(){return g},g}function j(){const g=c(95132);return j=function(){
return g},g}function b(){const g=c(72025);return b=function(){return g},g}function P(){const g=c(85475);return P=function(){
return g},g}function I(){const g=c(57733);return I=function(){return g},g}function $({correctorOf:g},{asset:m,change:d,commands:y=[]}){
if(m.cut)return[];const s=d?.kind==="unchanged"?void 0:d?.before,o=y.some(({findings:e})=>e.some(({edit:i})=>i?.fix));return[
...(0,P().hashFindings)(m,g(m),!o,s),...(0,I().schemaFindings)(m)]}const N={success_streak:"an integer from 0 on",env_fingerprint:"\
an object with `platform` and `arch`"};function M(g,{asset:m}){const{type:d,id:y,value:s}=m;if(d!=="Capsule"||m.cut)return[];
const o=Object.keys(N).filter(r=>s[r]==null);if(o.length===0)return[];const e=o.join("`, `"),n={fault:"is missing",where:"",
fix:`Add ${o.map(r=>`\`${r}\` (${N[r]})`).join(", ")}`};return[(0,j().finding)("schema-field",{type:d,id:y,field:e,...n},
(0,E().placeOf)(m))]}function O({genes:g,claims:m,correctorOf:d}){const e=[...g.filter(({change:n})=>n?.kind!=="removed").
map(({asset:n})=>n),...m].filter(({cut:n})=>!n).flatMap(n=>v(n,d));return[...(0,C().groupBy)(e,({rule:n,location:r})=>JSON.
stringify([n,r?.path])).values()].flatMap(p)}function v(g,m){try{return(0,P().identityFindings)(g,m(g)).filter(P().isMissingIdentity)}catch(d){
return[(0,b().assetNotJudged)(g,d)]}}function p([g,...m]){if(g===void 0)return[];if(m.length===0||!(0,P().isMissingIdentity)(
g))return[g,...m];const{subject:d,args:y,...s}=g,{expected:o,...e}=y;return[{...s,args:{...e,others:m.length}}]}},47771:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.claimedStreak=a,h.eventsIn=g,h.isSuccess=O,h.streakCounter=$,h.successStreak=
p;function E(){const u=c(23404);return E=function(){return u},u}function C(){const u=c(27199);return C=function(){return u},
u}function j(){const u=c(59490);return j=function(){return u},u}function b(){const u=c(95132);return b=function(){return u},
u}function P(){const u=c(72025);return P=function(){return u},u}function I(){const u=c(85475);return I=function(){return u},
u}function $(u,f){const t=d(u,f),l=(0,j().groupBy)(u,({value:{capsule_id:S}})=>S);return S=>N(S,l.get(S.id)??[],t,f)}function N({
id:u,value:{gene:f}},t,l,S){const w=[],F=[],A={files:0,lines:0};let L;const{successes:T,failure:k}=M(u,t);for(const H of T){
const{value:B}=H,J=l.get(H)??s(B,S)??(o(B,f,S)?void 0:m)??(i(B)?"it records no change":void 0);J===void 0?(F.push(H),e(A,
B)||(L??=r(B))):w.push({event:r(B),why:J})}return{count:v(F),uncounted:w,ended:k!==void 0,...k&&T.length===0&&{failed:r(
k.value)},radius:A,...L!==void 0&&{unmeasured:L}}}function M(u,f){const t=f.filter(({value:S})=>S.type==="EvolutionEvent"&&
S.capsule_id===u).reverse(),l=t.findIndex(({value:S})=>!O(S));return l<0?{successes:t}:{successes:t.slice(0,l),failure:t[l]}}
function O({outcome:u}){return(0,C().isJsonObject)(u)&&u.status==="success"}function v(u){const f=u.map(({value:t})=>t.id).
filter(t=>typeof t=="string");return u.length-f.length+new Set(f).size}function p(u,f){const{successes:t,failure:l}=M(u,
f);return{count:v(t),ended:l!==void 0}}function g({changes:u,present:f,unread:t}){const l=t.at(-1),S=new Set(u.map(({asset:w})=>w));
return f.filter(({type:w,path:F})=>w==="EvolutionEvent"&&(!l||F>=l.path)).map(w=>({value:w.value,log:w.path,isNew:S.has(
w)}))}const m="it does not name the gene of the Capsule";function d(u,f){const t=new Map,l=new Map,S=new Set;for(const w of u){
const F=y(w,l,f&&S.has(w.log));F!==void 0&&t.set(w,F),S.add(w.log);const{id:A}=w.value;typeof A=="string"&&!l.has(A)&&l.
set(A,w)}return t}function y({value:u,isNew:f},t,l){const{id:S,parent:w}=u;if(f)return"the change that is judged adds or\
 edits it";const F=typeof S=="string"?t.get(S):void 0;return F!==void 0?(0,E().canonicalize)(F.value)===(0,E().canonicalize)(
u)?void 0:"an earlier event with other content has its id":typeof w=="string"&&w!==""?t.has(w)?void 0:"its parent is not\
 in the log before it":l?"it has no parent":void 0}function s(u,f){const{id:t,asset_id:l}=u;if(l===void 0)return f?"it h\
as no hash":void 0;if((0,I().matchContentHash)({type:"EvolutionEvent",value:u})===void 0)return"its hash does not match \
its content";const S=typeof t=="string"&&t.trim()!=="";return f&&!S?"it has no id":void 0}function o({genes_used:u},f,t){
return typeof f!="string"||f===""||!Array.isArray(u)?!t:u.includes(f)}function e(u,{blast_radius:f}){if(f===void 0)return!0;
if(!(0,C().isJsonObject)(f))return!1;const{files:t,lines:l}=f;return!n(t)||!n(l)?!1:(u.files=Math.max(u.files,t),u.lines=
Math.max(u.lines,l),!0)}function i({blast_radius:u}){return(0,C().isJsonObject)(u)&&(u.files===0||u.lines===0)}function n(u){
return typeof u=="number"&&Number.isSafeInteger(u)&&u>=0}function r({id:u}){return typeof u=="string"?u:"without an id"}
function a({assets:u}){const f=(0,j().groupBy)(g(u),({value:t})=>t.capsule_id);return u.changes.flatMap(({kind:t,asset:l})=>{
const{success_streak:S}=l.value;if(t==="removed"||l.type!=="Capsule"||typeof S!="number")return[];const{count:w,ended:F}=p(
l.id,f.get(l.id)??[]);if(S<=w)return[];const A=(0,C().placeOf)(l,["success_streak"]),L=u.unread.at(-1);if(L!==void 0&&!F)
return[(0,P().notChecked)(`the success streak of the Capsule \`${l.id}\``,L,A)];const T={type:l.type,id:l.id,claim:`clai\
ms a success streak of ${S}`,shown:`the events show ${w}`,fix:"Let the engine append the events of its cycles, or correc\
t `success_streak`"};return[(0,b().finding)("claim-differs",T,A)]})}},36974:function(G,h,c){Object.defineProperty(h,"__e\
sModule",{value:!0}),h.incompleteGene=O,h.removedGene=v,h.validationList=I;function E(){const p=c(27199);return E=function(){
return p},p}function C(){const p=c(36093);return C=function(){return p},p}function j(){const p=c(77680);return j=function(){
return p},p}function b(){const p=c(95132);return b=function(){return p},p}function P(){const p=c(50661);return P=function(){
return p},p}function I(p,{asset:g,validation:m,commands:d}){if(g.cut)return[];const y=["validation"],s={gene:g.id};if(m.
kind==="not_a_list"){const i={...s,fault:`must have ${m.expected} as \`validation\``};return[(0,b().finding)("validation\
-malformed",i,(0,E().placeOf)(g,y))]}if(m.kind==="missing"||m.entries.every(j().isBlankEntry))return[(0,b().finding)("va\
lidation-missing",{...s,that:""},(0,E().placeOf)(g,y))];const o=[],e=new Set;for(const i of m.entries){const{value:n,pointer:r}=i;
if((0,j().isBlankEntry)(i)){const a={...s,field:r.join("."),fault:"is blank"},u={...(0,E().placeOf)(g,r),severity:"notic\
e"};o.push((0,b().finding)("validation-redundant",a,u))}else if(typeof n!="string"){const a={...s,fault:`must have a str\
ing as \`${r.join(".")}\``};o.push((0,b().finding)("validation-malformed",a,(0,E().placeOf)(g,r)))}else if(e.has(n)){const a={
...(0,E().placeOf)(g,r),subject:{...(0,E().subjectOf)(g),command:n}};o.push((0,b().finding)("validation-redundant",{...s,
field:r.join("."),fault:`repeats \`${n}\``},a))}else e.add(n)}if(d.length>0&&d.every(N)){const i={...s,that:" that check\
s the change"},n=(0,E().placeOf)(g,y),r=$(p,g)?"notice":"error";o.push((0,b().finding)("validation-missing",i,{...n,severity:r}))}
return o}function $(p,g){return(0,P().isChange)(p)?p.seeds.has(g):p.correctorOf(g)!=="author"&&(0,C().seedRelease)(g)!==
void 0}function N({reading:{problems:p,argv:g}}){return p.some(({rule:m})=>m==="only-prints")||M.has(g?.[0]??"")}const M=new Set(
["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function O(p,{
asset:g}){return g.cut?[(0,b().finding)("validation-malformed",{gene:g.id,fault:"can be read only in part: its JSON has \
an error"},(0,E().placeOf)(g))]:[]}function v(p,{asset:g}){return[(0,b().finding)("gene-removed",{gene:g.id},{subject:(0,E().
subjectOf)(g)})]}},56131:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.geneDifferences=m,h.hardCaps=
g,h.limitsOf=p,h.readConstraints=$,h.stricterConstraints=N,h.uncovered=o;function E(){const e=c(27199);return E=function(){
return e},e}function C(){const e=c(77680);return C=function(){return e},e}function j(){const e=c(57430);return j=function(){
return e},e}function b(){const e=c(32854);return b=function(){return e},e}function P(){const e=c(53315);return P=function(){
return e},e}function I(){const e=c(50661);return I=function(){return e},e}function $(e){const i=u=>({constraints:M,problems:[
{...u,pointer:["constraints"]}]});if(e===void 0)return i({kind:"missing"});if(!(0,E().isJsonObject)(e))return i({kind:"m\
alformed",detail:"an object"});const n=[],r=O(e.max_files,n);return{constraints:{maxFiles:r??P().DEFAULT_MAX_FILES,isDefaultLimit:r===
void 0,forbiddenPaths:v(e.forbidden_paths,n)},problems:n}}function N(e,i){if(e===void 0)return i;const{maxFiles:n,isDefaultLimit:r}=e.
maxFiles<i.maxFiles?e:i;return{maxFiles:n,isDefaultLimit:r,forbiddenPaths:[...new Set([...e.forbiddenPaths,...i.forbiddenPaths])]}}
const M={maxFiles:P().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function O(e,i){const n=["constraints","max\
_files"];if(e===void 0)i.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
i.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function v(e,i){const n=["constraints","forbidd\
en_paths"];if(e===void 0)return i.push({kind:"missing",pointer:n}),[];if(!Array.isArray(e))return i.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const r=new Set;for(const[a,u]of e.entries()){const f=typeof u=="string"?(0,b().
normalise)(u):void 0;if(typeof u!="string"||!f){i.push({kind:"malformed",pointer:[...n,a],detail:"a path below the root \
of the repository"});continue}(0,b().looksLikePattern)(u)&&i.push({kind:"pattern",pointer:[...n,a],detail:u}),r.add(f)}return[
...r]}function p(e,i){const{asset:n,change:r,binds:a}=e,{constraints:u}=$(n.value.constraints),f=r?.before&&$(r.before.value.
constraints).constraints,t=N(f,u),{maxFiles:l,isDefaultLimit:S}=t,w=g(i.policy),F=a&&(0,I().isChange)(i)?i.radius:j().NOTHING_TOUCHED,
A=(0,P().cappedSize)(F,i.policy.blast_radius.counting),L=(0,P().gradeFiles)(F.files,l,A,w),T=L==="hard_cap_breach"?A:F,k=(0,P().
gradeWords)(L,T,l,w);return{base:f,head:u,constraints:t,blastRadius:{...F,max_files:l,...S&&{default_limit:!0},severity:L,
message:k}}}function g({blast_radius:e}){const{hard_cap_files:i,hard_cap_lines:n}=e;return{files:i,lines:n}}function m({
kind:e,asset:i,before:n}){return n===void 0||i.cut||e!=="added"&&e!=="modified"?[]:[...d(n,i),...s(n,i)]}function d(e,i){
const[n,r]=[y(e),y(i)],a="validation";return[...[...n].filter(u=>!r.has(u)).map(u=>({kind:"command_removed",field:a,base:u,
head:null})),...[...r].filter(u=>!n.has(u)).map(u=>({kind:"command_added",field:a,base:null,head:u}))]}function y(e){const i=(0,C().
validationCommands)(e),n=i.kind==="list"?i.entries.map(({value:r})=>r):[];return new Set(n.filter(r=>typeof r=="string"))}
function s(e,i){const{constraints:n}=$(e.value.constraints),{constraints:r}=$(i.value.constraints),a=[];r.maxFiles!==n.maxFiles&&
a.push({kind:r.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(r.maxFiles)});const u="constraints.forbidden_paths";for(const f of o(n.forbiddenPaths,r.forbiddenPaths))
a.push({kind:"constraint_loosened",field:u,base:f,head:null});for(const f of o(r.forbiddenPaths,n.forbiddenPaths))a.push(
{kind:"constraint_tightened",field:u,base:null,head:f});return a}function o(e,i){return e.filter(n=>!i.some(r=>(0,b().isWithin)(
n,r)))}},54034:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.auditGene=N,h.forbidsRunningGene=O,h.geneFindings=
M;function E(){const v=c(13580);return E=function(){return v},v}function C(){const v=c(72025);return C=function(){return v},
v}function j(){const v=c(70716);return j=function(){return v},v}function b(){const v=c(97004);return b=function(){return v},
v}function P(){const v=c(6470);return P=function(){return v},v}function I(){const v=c(50661);return I=function(){return v},
v}function $(){const v=c(56131);return $=function(){return v},v}async function N(v,p,g){const{asset:m,change:d,store:y}=p,
{timeoutMs:s}=g,o=(0,$().limitsOf)(p,v),e=await M(v,{...p,limits:o}),i=(0,I().isChange)(v)&&v.seeds.has(m)&&(0,b().lacksEngine)(
p.commands),n=i?p.commands.map(t=>({...t,findings:t.findings.map(b().asNotice)})):p.commands,r=i?e.map(b().asNotice):e,a=g.
mayRun&&!r.some(O),{root:u,checkoutAs:f}=y;return{asset:m,store:y,...i&&{isIdle:i},commands:a?(0,P().planCommands)(n,{timeoutMs:s,
directory:u,checkoutAs:f}):n,findings:r,blastRadius:o.blastRadius,differences:d===void 0?[]:(0,$().geneDifferences)(d)}}
async function M(v,p){return p.change?.kind!=="removed"?(0,C().ask)(j().GENE_CHECKS,v,p):(await(0,C().ask)(j().REMOVED_GENE_CHECKS,
v,p)).map(({location:m,...d})=>d)}function O({rule:v}){return(0,E().ruleOf)(v).forbidsRunning==="gene"}},42804:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.declaredConstraints=$,h.declaredPaths=y,h.geneBlastRadius=m,h.hardCap=
g,h.limitsBeyondCap=v,h.loosenedConstraints=M;function E(){const s=c(27199);return E=function(){return s},s}function C(){
const s=c(95132);return C=function(){return s},s}function j(){const s=c(53315);return j=function(){return s},s}function b(){
const s=c(39869);return b=function(){return s},s}function P(){const s=c(56131);return P=function(){return s},s}const I={
severity:"warning",harm:"bookkeeping"};function $(s,{asset:o}){return(0,P().readConstraints)(o.value.constraints).problems.
filter(({kind:e})=>e!=="missing"||!o.cut).map(e=>N(o,e))}function N(s,{kind:o,pointer:e,detail:i=""}){const n=(0,E().placeOf)(
s,e),r=e.join("."),a=(f,t,l=I)=>(0,C().finding)("constraints-malformed",{gene:s.id,field:r,fault:f,fix:t},{...n,...l});if(o===
"missing")return a("is missing",`Add \`${r}\` to the gene`);if(o==="malformed")return a(`must be ${i}`,`Change \`${r}\` t\
o ${i}`,{});const u=`forbids \`${i}\`, which is read as a path, with each of its characters, not as a pattern`;return a(
u,"Write the path of the directory; everything below it is also forbidden")}function M(s,{asset:o,binds:e,limits:{base:i,
head:n}}){if(!e||o.cut||i===void 0)return[];const r=(0,P().uncovered)(i.forbiddenPaths,n.forbiddenPaths),a=n.maxFiles>i.
maxFiles;if(r.length===0&&!a)return[];const u=O(o.value.constraints),f=[...a&&!u("max_files")?[`\`max_files\` from ${i.maxFiles}\
 to ${n.maxFiles}`]:[],...(u("forbidden_paths")?[]:r).map(l=>`\`${l}\` is no longer forbidden`)];if(f.length===0)return[];
const t=(0,E().placeOf)(o,["constraints"]);return[(0,C().finding)("constraints-loosened",{gene:o.id,loosened:f},t)]}function O(s){
const o=(0,P().readConstraints)(s).problems.flatMap(({kind:e,pointer:i})=>e==="malformed"&&i.length<=2?[i[1]]:[]);return e=>o.
includes(e)||o.includes(void 0)}function v(s,{asset:o,binds:e,limits:{base:i,head:n}}){const{files:r}=(0,P().hardCaps)(s.
policy),{maxFiles:a}=n;if(!e||a<=r||i!==void 0&&a<=i.maxFiles)return[];const u="constraints.max_files",f=`allows ${a} fi\
les, but the hard cap of the policy is ${r} ${r===1?"file":"files"}`,t={gene:o.id,field:u,fault:f,fix:`Set \`${u}\` to ${r}\
 or less`},l={...(0,E().placeOf)(o,["constraints","max_files"]),...I};return[(0,C().finding)("constraints-malformed",t,l)]}
const p={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function g({genes:s,radius:o,policy:e,isPush:i}){const n=s.filter(({binds:L})=>L),r=(0,j().cappedSize)(o,e.blast_radius.
counting),a=(0,P().hardCaps)(e);if(n.length===0||r.files<=a.files&&r.lines<=a.lines)return[];const[u,...f]=n,t=n.find(({
change:L})=>L.kind!=="removed"),{location:l}=t?(0,E().placeOf)(t.asset,["constraints","max_files"]):{},w={...i&&n.every(
({change:L})=>L.kind==="applied")&&{severity:"warning"},...l&&{location:l},...u&&f.length===0&&{subject:(0,E().subjectOf)(
u.asset)}},F=r.lines-o.lines,A={...r,capFiles:a.files,capLines:a.lines,genes:n.length,...F>0&&{exempt:F}};return[(0,C().
finding)("blast-radius-hard-cap",A,w)]}function m(s,{asset:o,binds:e,isOnlyAdded:i,limits:n}){const{files:r,max_files:a,
severity:u}=n.blastRadius;if(!e||u==="within_limit"||u==="hard_cap_breach")return[];if(i&&(u==="approaching_limit"||s.seeds.
has(o)))return[];const f=(0,E().placeOf)(o,["constraints","max_files"]),t={gene:o.id,files:r,maxFiles:a,declared:!n.constraints.
isDefaultLimit};return[(0,C().finding)(p[u],t,{...f,...d(i)})]}function d(s=!1){return s?I:{}}function y({touchesOf:s,seeds:o},{
asset:e,binds:i,isOnlyAdded:n,limits:{constraints:r}}){if(!i||o.has(e))return[];const a=r.forbiddenPaths.flatMap(f=>(0,b().
someTouches)(s(f)).map(t=>({gene:e.id,entry:f,...t})));if(a.length===0)return[];const u={...(0,E().placeOf)(e,["constrai\
nts","forbidden_paths"]),...d(n)};return a.map(f=>(0,C().finding)("forbidden-path-declared",f,u))}},16373:function(G,h,c){
Object.defineProperty(h,"__esModule",{value:!0}),h.launchedFiles=y,h.markUnreadable=d,h.readGene=O,h.readGeneChange=v;function E(){
const o=c(27199);return E=function(){return o},o}function C(){const o=c(30610);return C=function(){return o},o}function j(){
const o=c(68450);return j=function(){return o},o}function b(){const o=c(77680);return b=function(){return o},o}function P(){
const o=c(10473);return P=function(){return o},o}function I(){const o=c(41431);return I=function(){return o},o}function $(){
const o=c(10729);return $=function(){return o},o}function N(){const o=c(16455);return N=function(){return o},o}function M(){
const o=c(95132);return M=function(){return o},o}async function O(o,e,i){const n=(0,b().validationCommands)(o),r=await p(
o,n,e,i);return{asset:o,store:e.storeOf(o.path),binds:!1,validation:n,commands:r}}async function v(o,e,i,n){const{kind:r,
asset:a,before:u}=o,f=(0,C().namesOf)(a).some(F=>e.has(F)),t=!["applied","unchanged"].includes(r)||f,l=r==="added"&&u===
void 0&&!f,S=(0,b().validationCommands)(a),w=r==="removed"?[]:await p(a,S,i,n);return{asset:a,store:i.storeOf(a.path),change:o,
binds:t,isOnlyAdded:l,validation:S,commands:w}}async function p(o,e,i,n){if(e.kind!=="list")return[];const r=i.forFile(o.
path),a=e.entries.filter(l=>typeof l.value=="string"&&!(0,b().isBlankEntry)(l)),u=await Promise.all(a.map(({value:l})=>r.
command(l))),f=await(0,N().withEdits)(u,r,n(o)==="fix");return(await Promise.all(f.map(l=>g(l,o,i)))).map((l,S)=>m(o,l,a[S]?.
pointer??["validation"]))}async function g(o,{path:e},i){const n=i.storeOf(e),{tree:r}=i.terms;if(o.verdict!=="block"||r===
void 0)return o;const a=new Set((0,I().missingPaths)(o).map(f=>f.replace(/\/.*/,""))),u=[...[...new Set([...(0,j().packagesAbove)(
r,n.path),""])].map(f=>({root:f})),...[...a].filter($().isCheckoutName).map(f=>({root:"",checkoutAs:f}))];for(const f of u){
if(f.root===n.root&&f.checkoutAs===n.checkoutAs)continue;const{verdict:t}=await i.startingIn(f).command(o.reading.command);
if(t==="block")continue;const{checkoutAs:l}=f,S=(0,M().finding)("store-root-unclear",{store:n.path||".",root:(0,j().shownRoot)(
n),others:[(0,j().shownRoot)(f)],because:"accepts",...l!==void 0&&{checkoutAs:l}});return{...o,findings:[...o.findings,S]}}
return o}function m(o,{findings:e,...i},n){const{command:r}=i.reading,a={...(0,E().subjectOf)(o),command:r},u={path:o.path,
pointer:(0,E().pointerText)([...o.pointer,...n])};return{...i,command:r,location:o.locate(n),findings:e.map(({edit:f,...t})=>({
...t,location:o.locate(n,t.span),subject:a,...f&&{edit:{...u,...f}}}))}}async function d(o,e,{tree:i,baseTree:n}){const r=o.
flatMap(({commands:u})=>u.flatMap(y)),a=new Map;for(const u of new Set(r)){const f=e.has(u)?await(0,P().whyUnreadable)(i,
u):void 0;f&&await(0,P().whyUnreadable)(n,u)===void 0&&a.set(u,f)}return a.size===0?o:o.map(u=>({...u,commands:u.commands.
map(f=>s(u,f,a))}))}function y({reading:o}){return o.targets.flatMap(({path:e})=>e??[])}function s({asset:o},e,i){const{
location:n,verdict:r,confirmation:a}=e,u={location:n,subject:{...(0,E().subjectOf)(o),command:e.command}},f=[...new Set(
y(e))].flatMap(t=>{const l=i.get(t);return l===void 0?[]:[(0,M().finding)("script-unreadable",{path:t,why:l},u)]});return f.
length===0?e:{...e,verdict:r==="allow"?"warn":r,confirmation:a==="standard"?"strong":a,findings:[...e.findings,...f]}}},
6470:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.digestPlans=I,h.makePlan=b,h.planCommands=P,h.toolOf=
M;function E(){const O=c(2833);return E=function(){return O},O}const C=Symbol("audited");function j({steps:O,...v}){return{
...v,steps:O.map(({command:p,...g})=>g)}}function b(O){const{argv:v,program:p,directory:g,binary:m=null,env:d,timeoutMs:y}=O,
{scripts:s=null,npmSettings:o=[],checkoutAs:e}=O,i=JSON.stringify([v,p,m,s&&j(s),o,Object.entries(d).sort(([n],[r])=>n<r?
-1:1),y,...g===""?[]:[g],...e===void 0?[]:[{checkoutAs:e}]]);return{...O,[C]:!0,digest:(0,E().digestOf)(i)}}function P(O,v){
const p=[];for(const g of O){const m=g.verdict==="block"?void 0:$(g.reading,v);if(m===void 0)return O;p.push({...g,plan:m})}
return p}function I(O){const v=[...new Set(O.map(({digest:p})=>p))].sort();return(0,E().digestOf)(v.join(`
`))}function $(O,v){const{command:p,argv:g,assignments:m}=O,d=g&&N(O,g);if(d)return b({command:p,...d,env:{...Object.fromEntries(
m.map(({name:y,value:s})=>[y,s])),...O.invocation?.family?.data.environment},...v})}function N(O,v){const{invocation:p,scripts:g,
npmSettings:m}=O,[d]=v;if(p===void 0)return d===void 0?void 0:{program:d,argv:v};const y=M(O);if(y===void 0){const{program:o}=p;
return{program:o,argv:v,...g&&{scripts:g},...m&&{npmSettings:m}}}if(y.path===void 0)return;const s=[...p.operands,...p.passthrough].
map(({text:o})=>o);return{program:p.program,argv:s,binary:y.path}}function M({targets:O}){return O.find(({kind:v,via:p})=>v===
"package_binary"&&p===void 0)}},66160:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.correctorIn=o,h.
isGene=e,h.readChangeSubject=d,h.subjectOfAssets=m;function E(){const n=c(29121);return E=function(){return n},n}function C(){
const n=c(20702);return C=function(){return n},n}function j(){const n=c(78114);return j=function(){return n},n}function b(){
const n=c(28894);return b=function(){return n},n}function P(){const n=c(36093);return P=function(){return n},n}function I(){
const n=c(4378);return I=function(){return n},n}function $(){const n=c(74238);return $=function(){return n},n}function N(){
const n=c(53315);return N=function(){return n},n}function M(){const n=c(12154);return M=function(){return n},n}function O(){
const n=c(39869);return O=function(){return n},n}function v(){const n=c(85881);return v=function(){return n},n}function p(){
const n=c(16373);return p=function(){return n},n}const g={changes:[],problems:[],files:[],present:[],unread:[]};function m({
assets:n,problems:r},a,u,f=g){const{policy:t,tree:l}=a.terms;return{policy:t,clock:a.clock,tree:l,problems:r,correctorOf:u,
genes:n.filter(e).map(S=>({asset:S})),claims:n.filter(S=>!e(S)),assets:f}}async function d(n){const{assets:r,baseTree:a,
tree:u,policy:f,platform:t}=n,{policy:l,source:S}=f,w=new Set(n.change.files.flatMap(N().namesOf)),F=I().Judge.by({policy:l,
tree:u,base:a,changed:w,platform:t,...n.clock&&{clock:n.clock}}),A=y(r.changes),L=(0,v().appliedIds)(r.changes.filter(({
asset:W})=>!A.has(W))),T=o(r.problems),k={tree:u,baseTree:a},H=await F.clock.all(r.changes.filter(({asset:W})=>e(W)),W=>(0,p().
readGeneChange)(W,L,F,T)),B=await(0,p().markUnreadable)(H,w,k),J=new Set(B.flatMap(({commands:W})=>W.flatMap(p().launchedFiles))),
R=await(0,C().judgeAgentFiles)({...k,changed:w},l,F.clock),D=n.all?(0,E().withUnchanged)(R,await(0,E().inventoryOf)(u,l,
F.clock)):R,U=await(0,M().withLinesOfCode)(n.change,J,k),K=(0,M().exemptPaths)(U,l,B,u),Y=(0,O().touchedPaths)(U,u),z=(0,N().
measureChange)(U,K);return{policy:l,judge:F,clock:F.clock,loadedPolicy:f,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:S==="file"?void 0:$().POLICY_PATH,tree:u,baseTree:a,change:U,agentFiles:D,assets:r,problems:r.problems,correctorOf:T,
genes:B,seeds:s(A,B,w),claims:r.changes.filter(i).map(({asset:W})=>W),changedNames:w,touched:Y,touchesOf:(0,O().touchesOf)(
Y,a),exempt:K,radius:z,counted:(0,M().countedChange)(U,z)}}function y(n){return new Map(n.flatMap(({kind:r,asset:a,before:u})=>{
const l=r==="added"&&!u||(r==="applied"||r==="unchanged")?(0,P().seedRelease)(a):void 0;return l===void 0?[]:[[a,l]]}))}
function s(n,r,a){const u=r.filter(({isOnlyAdded:t,binds:l,commands:S})=>l&&!t||S.flatMap(p().launchedFiles).some(w=>a.has(
w))),f=new Set(u.map(({asset:t})=>t));return new Map([...n].filter(([t])=>!f.has(t)))}function o(n){const r=(0,j().ambiguousFiles)(
n);return({path:a})=>r.has(a)||(0,b().isAuditLog)(a)?"hand":"fix"}function e({type:n}){return n==="Gene"}function i({kind:n,
asset:r}){return!e(r)&&(n==="added"||n==="modified")}},50661:function(G,h){Object.defineProperty(h,"__esModule",{value:!0}),
h.isChange=c;function c(E){return"change"in E}},63455:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.
namedPaths=j;function E(){const b=c(32854);return E=function(){return b},b}const C=/[\s"'`;&|()<>=]+/;function j(b,{root:P,
checkoutAs:I}){const $=P===""?"":`${P}/`;return b.split(C).map(N=>{const M=(0,E().normalise)($+N)??N;return I!==void 0&&
M.startsWith(`${I}/`)?M.slice(I.length+1):M})}},28765:function(G,h,c){Object.defineProperty(h,"__esModule",{value:!0}),h.
makeFolder=P,h.replaceFile=b;function E(){const $=c(77598);return E=function(){return $},$}function C(){const $=c(51455);
return C=function(){return $},$}function j(){const $=c(76760);return j=function(){return $},$}async function b($,N,M){const O=`${$}\
.${(0,E().randomUUID)()}.tmp`;try{await(0,C().writeFile)(O,N,{flag:"wx",mode:M}),await(0,C().rename)(O,$)}finally{await(0,C().
rm)(O,{force:!0})}}async function P($){await I($)||((0,j().dirname)($)!==$&&await P((0,j().dirname)($)).catch(()=>{}),await(0,C().
mkdir)($).catch(async N=>{if(!await I($))throw N}))}async function I($){return(0,C().stat)($).then(N=>N.isDirectory(),()=>!1)}},
57430:function(G,h){Object.defineProperty(h,"__esModule",{value:!0}),h.NOTHING_TOUCHED=h.NOTHING_RUN=void 0;const c=h.NOTHING_RUN=
{level:"none",description:"Nothing was run."},E=h.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,h,c){
c.r(h),c.d(h,{Validator:()=>E.D});var E=c(60207)},36576:function(G,h,c){c.r(h),c.d(h,{default:()=>E});var E=c(6145)},25065:function(G,h,c){
c.r(h),c.d(h,{default:()=>E});var E=c(27620)},5330:function(G,h,c){c.r(h),c.d(h,{default:()=>E});var E=c(87981)},39436:function(G,h,c){
c.r(h),c.d(h,{default:()=>E});var E=c(57811)}};
