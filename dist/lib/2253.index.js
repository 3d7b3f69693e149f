"use strict";exports.id=2253,exports.ids=[2253],exports.modules={29121:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.inventoryOf=P,h.withUnchanged=E;function C(){const A=u(99668);return C=function(){return A},A}function b(){const A=u(20702);
return b=function(){return A},A}async function P(A,I,j){const N=(0,C().agentFilesIn)(A,I).filter(({format:S})=>S.places.
length>0);return(await j.all(N,async S=>{try{return await(0,b().judgeWholeFile)(await(0,b().readFound)(A,S),A,I.agent_files)}catch(v){
return(0,b().notJudgedFile)(S,v)}})).filter(({entries:S,findings:v})=>S.length+v.length>0)}function E(A,I){const j=new Map(
A.map(M=>[M.file.path,M])),N=I.map(({file:M,entries:S})=>{const v=j.get(M.path)??{file:M,entries:[],findings:[]},p=new Set(
v.entries.map(({entry:d})=>`${d.event}\0${d.content}`)),g=S.filter(({entry:d})=>!p.has(`${d.event}\0${d.content}`)).map(
d=>{const y=d.findings.map(i=>({...i,severity:"notice"}));return{...d,findings:y}});j.delete(M.path);const l=[...v.findings,
...g.flatMap(d=>d.findings)];return{...v,entries:[...v.entries,...g],findings:l}});return[...j.values(),...N]}},78114:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.ambiguousFiles=j,h.hidesContent=E,h.isIncomplete=A,h.isUnread=P,h.markBefore=
N;function C(){const S=u(28672);return C=function(){return S},S}function b({rule:S}){return C().assetFileRules[S].content}
function P(S){return b(S)==="unread"}function E(S){return P(S)||b(S)==="misread"}function A({problems:S}){return S.some(
E)}function I(S){return E(S)||b(S)==="ambiguous"}function j(S){return new Set(S.filter(I).map(({location:v})=>v.path))}function N(S,v,p,g){
const l=new Set(p.map(({asset:y})=>y.id)),d=new Map;for(const y of v){const i=M(y,y.location.path);d.set(i,(d.get(i)??0)+
1)}return S.map(y=>{const{id:i,location:o}=y,e=M(y,g.get(o.path)??o.path),s=d.get(e)??0;return!(b(y)==="known")||s===0||
i!==void 0&&l.has(i)?y:(d.set(e,s-1),{...y,before:!0})})}function M({rule:S,id:v,detail:p},g){return JSON.stringify([S,g,
v,p.replace(/\d+/g,"#")])}},30610:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.allOtherGenes=I,h.appliedGenes=
A,h.namesOf=b,h.namings=E,h.newNamings=P;function C(){const N=u(61331);return C=function(){return N},N}function b({id:N,
value:{asset_id:M}}){return typeof M=="string"?[N,M]:[N]}function P({kind:N,asset:M,before:S}){if(N!=="added"&&N!=="modi\
fied")return[];const v=new Set(N==="modified"&&S?E(S).map(({gene:p})=>p):[]);return E(M).filter(({gene:p})=>!v.has(p))}function E(N){
const{gene:M,genes_used:S}=N.value;return N.type==="Capsule"?typeof M=="string"?[{by:N,gene:M,pointer:["gene"]}]:[]:N.type!==
"EvolutionEvent"||!Array.isArray(S)?[]:S.flatMap((v,p)=>typeof v=="string"?[{by:N,gene:v,pointer:["genes_used",p]}]:[])}
function A(N,M){const S=new Set(N.flatMap(P).map(({gene:g})=>g));for(const{kind:g,asset:l}of N)if(!(g==="removed"||l.type!==
"Gene"))for(const d of b(l))S.delete(d);const v=new Set;return j(N,M).filter(g=>{if(!b(g).some(d=>S.has(d)))return!1;const l=(0,C().
statedContent)(g);return v.has(l)?!1:(v.add(l),!0)}).map(g=>({kind:"applied",asset:g,before:g}))}function I(N,M){const S=A(
N,M),v=new Set(S.map(({asset:p})=>p.id));return j(N,M).map(p=>({kind:v.has(p.id)?"applied":"unchanged",asset:p,before:p}))}
function j(N,M){const S=new Set(N.map(({asset:v})=>v));return M.flatMap(({assets:v})=>v).filter(v=>v.type==="Gene"&&!S.has(
v))}},23423:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.readAppendedLog=S,h.readRecords=d,h.readUntouchedLog=
M;function C(){const e=u(23404);return C=function(){return e},e}function b(){const e=u(26040);return b=function(){return e},
e}function P(){const e=u(27199);return P=function(){return e},e}function E(){const e=u(64385);return E=function(){return e},
e}function A(){const e=u(78114);return A=function(){return e},e}function I(){const e=u(86581);return I=function(){return e},
e}function j(){const e=u(94534);return j=function(){return e},e}function N(){const e=u(28894);return N=function(){return e},
e}async function M(e,{path:s,size:n=0},r){if(n>N().MAX_LOG_BYTES)return g(s,n);try{return d(s,await e.read(s,N().MAX_LOG_BYTES),
r)}catch(a){return(0,E().unreadFile)(s,a)}}async function S(e,s,{path:n,size:r=0},a){if(!(r>N().MAX_LOG_BYTES))try{const[
c,m]=await Promise.all([e.read(n,N().MAX_LOG_BYTES),s.read(n,N().MAX_LOG_BYTES)]),t=(0,N().continuationOf)(c,m);if(t.kind===
"rewritten")return;const{from:f}=t,O=d(n,m.subarray(0,f),a),w=(0,N().countLines)(m,f)+1,F=v(n,m.subarray(f),a,w);return{
kept:O,appended:p(F,O)}}catch(c){return{kept:{path:n,assets:[],problems:[]},appended:(0,E().unreadFile)(n,c)}}}function v(e,s,n,r){
return s.length>n.maxBytes?(0,E().tooLargeFile)(e,s.length,n):(0,E().readAssetFile)(e,s,n,r)}function p(e,s){if(e.assets.
length===0)return e;const n=new Map(s.assets.map(a=>[`${a.type} ${a.id}`,a])),r=e.assets.flatMap(a=>{const c=n.get(`${a.
type} ${a.id}`);if(c===void 0||a.id.startsWith("#"))return[];if((0,C().canonicalize)(a.value)===(0,C().canonicalize)(c.value)){
const t=`${a.type} ${JSON.stringify(a.id)}, 2 times`;return[{rule:"without-effect",location:a.locate(),detail:t,id:a.id}]}
const m=`${a.type} ${JSON.stringify(a.id)}, first at line ${c.locate().line}, column 1`;return[{rule:"duplicate-id",location:a.
locate(),detail:m,id:a.id}]});return{...e,problems:[...e.problems,...r]}}function g(e,s){return{path:e,assets:[],problems:[],
unread:`${s} bytes, of at most ${N().MAX_LOG_BYTES}`}}const l=10;function d(e,s,n){const r=y(s,n.maxBytes),a=s.subarray(
r),c=(0,N().countLines)(s,r)+1,m=i(e,a,c),t=m?{path:e,assets:m,problems:[]}:(0,E().readAssetFile)(e,a,n,c),f=t.problems.
find(A().isUnread)?.detail,O=r>0?`only the newest ${a.length} of ${s.length} bytes`:void 0,w=f??O;return{...t,...w!==void 0&&
{unread:w}}}function y(e,s){if(e.length<=s)return 0;const n=e.indexOf(l,e.length-s-1);return n<0?e.length:n+1}function i(e,s,n){
const{text:r,complete:a}=(0,j().decodeUtf8)(s);if(!a)return;const c=[];let m=n;for(let t=0;t<r.length;m+=1){const f=r.indexOf(
`
`,t),O=f<0?r.length:f,w=r.slice(t,O);if(t=O+1,w.trim()==="")continue;const F=o(w);if(F===void 0||(0,I().hasAssetLists)(F))
return;const{type:$}=F;if((0,I().isAssetType)($)){const[L,T]=[m,c.length];c.push({type:$,id:(0,E().declaredId)(F)??`#${T+
1}`,path:e,value:F,pointer:[T],locate:()=>({path:e,line:L,column:1})})}else if(!(0,I().isCompanion)($))return}return c}function o(e){
const s=(0,b().attempt)(()=>JSON.parse(e));return(0,P().isJsonObject)(s)?s:void 0}},35474:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.readSides=N;function C(){const p=u(54244);return C=function(){return p},p}function b(){const p=u(
93028);return b=function(){return p},p}function P(){const p=u(64385);return P=function(){return p},p}function E(){const p=u(
18744);return E=function(){return p},p}function A(){const p=u(28894);return A=function(){return p},p}function I(){const p=u(
23423);return I=function(){return p},p}function j(){const p=u(94534);return j=function(){return p},p}async function N(p){
const{baseTree:g,headTree:l,change:d,policy:y,clock:i=new(C()).AuditClock}=p,o=(0,E().assetPathTest)(y),e=(0,j().assetLimits)(
y.assets.max_file_bytes),s=[...l.files()].filter(({kind:R})=>(0,b().isRegular)(R)),n=s.filter(({path:R})=>o(R)),r=new Set(
d.files.filter(({status:R})=>R!=="deleted").map(({path:R})=>R)),a=s.filter(({path:R})=>(0,E().mayHoldAssets)(R)&&r.has(R)&&
!o(R)),c=d.files.flatMap(({oldPath:R,path:U})=>{const B=o(R??U)?g.stat(R??U):void 0;return B&&(0,b().isRegular)(B.kind)?
B:[]}),[m,t]=M(c,({path:R})=>(0,A().isAuditLog)(R)&&r.has(R)),f=new Set(m.map(({path:R})=>R)),O=async R=>{const U=r.has(
R.path);if((0,A().isAuditLog)(R.path)&&!U)return[{file:await(0,I().readUntouchedLog)(l,R,e),isTouched:U}];const B=f.has(
R.path)?await(0,I().readAppendedLog)(g,l,R,e):void 0;return B===void 0?[{file:await v(l,R,e),isTouched:U}]:(f.delete(R.path),
[{file:B.kept,isTouched:!1},{file:B.appended,isTouched:!0}])},w=R=>v(S(g),R,e),F=async R=>{const U=await R;return await i.
tick(),U},[$,L,T]=await Promise.all([Promise.all(n.map(R=>F(O(R)))),Promise.all(t.map(R=>F(w(R)))),Promise.all(a.map(R=>F(
(0,E().findStrayGenes)(l,R,e))))]),k=m.filter(({path:R})=>f.has(R)),D=[...L,...await Promise.all(k.map(w))],[H,J]=M($.flat(),
({isTouched:R})=>R);return{paths:n.map(({path:R})=>R),files:$.flat().map(({file:R})=>R),head:H.map(({file:R})=>R),untouched:J.
map(({file:R})=>R),base:D,strays:T.filter(R=>R!==void 0),isTouched:R=>r.has(R)}}function M(p,g){return[p.filter(g),p.filter(
l=>!g(l))]}function S(p){return{...p,read:async(...g)=>Buffer.from((await p.read(...g)).toString("utf8"))}}async function v(p,{
path:g,size:l=0},d){if(l>d.maxBytes)return(0,P().tooLargeFile)(g,l,d);try{const y=(0,P().readAssetFile)(g,await p.read(g,
d.maxBytes),d);return{...y,assets:y.assets.filter(({copy:i})=>!i)}}catch(y){return(0,P().unreadFile)(g,y)}}},77680:function(G,h){
Object.defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=b,h.isBlankEntry=C,h.validationCommands=P;const u=1e3;function C({
value:E}){return typeof E=="string"&&E.trim()===""}function b(E){const A=P(E);return A.kind!=="list"?[]:A.entries.flatMap(
I=>typeof I.value=="string"&&!C(I)?[I.value.trim()]:[])}function P({value:E}){const{validation:A}=E;return A===void 0?{kind:"\
missing"}:Array.isArray(A)?A.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:A.
map((j,N)=>({value:j,pointer:["validation",N]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.auditAssetFile=e,h.auditAssets=g,h.auditChange=p,h.mayRunSome=i;function C(){
const s=u(13580);return C=function(){return s},s}function b(){const s=u(12154);return b=function(){return s},s}function P(){
const s=u(72025);return P=function(){return s},s}function E(){const s=u(70716);return E=function(){return s},s}function A(){
const s=u(97004);return A=function(){return s},s}function I(){const s=u(72391);return I=function(){return s},s}function j(){
const s=u(54034);return j=function(){return s},s}function N(){const s=u(56131);return N=function(){return s},s}function M(){
const s=u(16373);return M=function(){return s},s}function S(){const s=u(6470);return S=function(){return s},s}function v(){
const s=u(66160);return v=function(){return s},s}async function p(s){const n=await(0,v().readChangeSubject)(s),{change:r,
tree:a,policy:c,assets:m,exempt:t,radius:f,counted:O}=n,{genes:w,...F}=await d(n,L=>L),$=await(0,A().blockedGenes)(n.claims.
filter(({type:L})=>L==="Capsule"),m.present,n.judge);return{...F,genes:w.map(([{change:L},T])=>({...T,change:L.kind})),capsules:(0,I().
judgeCapsules)(m,c.a2a,O.least,$),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:f,files:await(0,b().markHiddenFiles)(
(0,b().countedFiles)(r,t,a),a)}}async function g(s,n,r){const a={assets:s,problems:[]},c=l(s,r),m=()=>"author",{genes:t,
...f}=await d((0,v().subjectOfAssets)(a,n,m,c),({asset:O})=>(0,M().readGene)(O,n,m));return{...f,genes:t.map(([,O])=>O)}}
function l(s,n){return{changes:[...s.map(r=>({kind:"added",asset:r})),...n.filter(({type:r})=>r==="Gene").map(r=>({kind:"\
applied",asset:r,before:r}))],problems:[],files:[],present:[...n,...s],unread:[]}}async function d(s,n){const r=await y(
s),a={timeoutMs:s.policy.limits.command_timeout_seconds*1e3,mayRun:s.tree!==void 0&&!r.some(o)},{clock:c}=s,m=await c.all(
s.genes,async f=>{const O=await n(f);return[O,await(0,j().auditGene)(s,O,a)]}),t=m.flatMap(([,{commands:f}])=>f.flatMap(
({plan:O})=>O??[]));return{genes:m,findings:r,plansDigest:(0,S().digestPlans)(t)}}async function y(s){const{clock:n,claims:r}=s,
a=await(0,P().ask)(E().SUBJECT_CHECKS,s),c=await n.all(r,m=>(0,P().ask)(E().CLAIM_CHECKS,s,{asset:m}));return[a,...c].flat()}
function i({genes:s,findings:n}){return!n.some(o)&&s.some(({commands:r,findings:a})=>r.length>0&&r.every(({verdict:c})=>c!==
"block")&&!a.some(j().forbidsRunningGene))}function o({rule:s,location:n}){const{forbidsRunning:r,undecided:a}=(0,C().ruleOf)(
s);return r==="change"||a===!0&&n===void 0}async function e(s,n){const a=n.terms.tree!==void 0?(0,v().correctorIn)(s.problems):
()=>"hand",c=(0,v().subjectOfAssets)(s,n,a),{clock:m}=n,t=await m.all(s.assets,async f=>{const O=(0,v().isGene)(f)?await(0,M().
readGene)(f,n,a):void 0;if(O===void 0)return{asset:f,commands:[],findings:await(0,P().ask)(E().CLAIM_CHECKS,c,{asset:f})};
const{commands:w}=O,F=[...await(0,j().geneFindings)(c,{...O,limits:(0,N().limitsOf)(O,c)}),...w.flatMap($=>$.findings)];
return{asset:f,commands:w,findings:F}});return{path:s.path,assets:t.map(({asset:f,commands:O})=>({asset:f,commands:O})),
findings:[...await(0,P().ask)(E().SUBJECT_CHECKS,c),...t.flatMap(({findings:f})=>f)]}}},37542:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.auditLogs=g,h.firstMalformedLine=s;function C(){const t=u(18744);return C=function(){return t},
t}function b(){const t=u(28894);return b=function(){return t},t}function P(){const t=u(26040);return P=function(){return t},
t}function E(){const t=u(39491);return E=function(){return t},t}function A(){const t=u(93028);return A=function(){return t},
t}function I(){const t=u(95132);return I=function(){return t},t}function j(){const t=u(53315);return j=function(){return t},
t}function N(){const t=u(13026);return N=function(){return t},t}function M(){const t=u(39869);return M=function(){return t},
t}const S=/^100/,v=10,p=Buffer.alloc(0);async function g(t){const{change:f,policy:O}=t,w=f.files.filter($=>(0,j().namesOf)(
$).some(b().isAuditLog));if(O.blast_radius.audit_log==="forbidden"){const $=w.flatMap(j().namesOf).filter(b().isAuditLog),
L="touches, although the policy forbids it,";return $.map(T=>(0,I().finding)("audit-log-rewritten",{path:T,how:L},(0,M().
atFile)(T)))}return(await Promise.all(w.map($=>y($,t)))).flat()}async function l(t,f){return t.stat(f)===void 0?p:t.read(
f,b().MAX_LOG_BYTES)}function d({rule:t,location:{path:f,line:O}},w){return f!==w.path?!1:O===w.line||t==="file-not-json"&&
O>w.line}async function y(t,f){const{baseTree:O,tree:w,assets:F}=f,{path:$,oldPath:L,status:T}=t,k=[],D=(J,R)=>o($,J,R).
filter(({location:U})=>!F.problems.some(B=>U&&d(B,U))),H=async J=>{if(!S.test(t.oldMode))return!0;const R=await l(O,J);return(0,b().
hasRecords)(R)&&!await r(J,{before:R,after:p},f)};if(L!==void 0&&(0,b().isAuditLog)(L)&&await H(L)&&k.push(i(L)),!(0,b().
isAuditLog)($))return k;if(T==="deleted")await H($)&&k.push(i($));else if(!S.test(t.newMode)||T==="type_changed")k.push(
i($));else if(T==="modified"){const[J,R]=await Promise.all([l(O,$),l(w,$)]),U=(0,b().continuationOf)(J,R);if(U.kind==="a\
ppended")return[...k,...D(R,U.from)];if(await r($,{before:J,after:R},f))return D(R,0);const{line:B,was:K,is:Y}=U,z=e(B,R),
W={path:$,line:z?Math.max(B-1,1):B,column:1},V=z?`removes everything from line ${B} on of`:`modifies line ${B} of`,X=(0,N().
recordChange)(K,z?void 0:Y);k.push((0,I().finding)("audit-log-rewritten",{path:$,how:V,change:X},{location:W}))}else k.push(
...D(await l(w,$),0));return k}function i(t){return(0,I().finding)("audit-log-rewritten",{path:t,how:"removes or replace\
s"},(0,M().atFile)(t))}function o(t,f,O){const w=s(f,O);if(w===void 0)return[];const F={path:t,line:w.line,column:1},$=`\
appends line ${w.line}, which is no valid record (${w.problem}), to`;return[(0,I().finding)("audit-log-rewritten",{path:t,
how:$},{location:F,harm:"broken"})]}function e(t,f){return f.length===0||f.at(-1)===v&&(0,b().countLines)(f,f.length)<t}
function s(t,f){const O=(0,b().countLines)(t,f);for(const{bytes:w,line:F}of(0,b().recordsOf)(t.subarray(f))){const $=n(w);
if($!==void 0)return{line:O+F,problem:$}}}function n(t){let f;try{const O=t.toString("utf8").trim();if(O==="")return;f=JSON.
parse(O)}catch{return"it is not a single JSON value"}return typeof f!="object"||f===null||Array.isArray(f)?"it is not a \
JSON object":typeof f.type=="string"?void 0:"it has no `type`"}async function r(t,{before:f,after:O},{tree:w,policy:F}){
if((0,b().isLogArchive)(t)||!c(f,O))return!1;const $=(0,C().assetPathTest)(F),T=w.list((0,E().foldersAbove)(t).at(-1)??"").
filter(k=>(0,A().isRegular)(k.kind)&&(0,b().isLogArchive)(k.path)&&$(k.path));for(const k of T)if(await a(f,k.path,w))return!0;
return!1}async function a(t,f,O){const w=await O.read(f,b().MAX_LOG_BYTES),F=(0,b().continuationOf)(t,w);return F.kind===
"appended"&&!(0,b().hasRecords)(w.subarray(F.from))}function c(t,f){const[O]=m(f);if(O===void 0)return!0;const w=[...m(t)].
at(-1);return typeof w?.id=="string"&&w.id!==""&&O.parent===w.id}function*m(t){for(const{bytes:f}of(0,b().recordsOf)(t)){
const O=(0,P().attempt)(()=>JSON.parse(f.toString("utf8")));O?.type==="EvolutionEvent"&&(yield O)}}},12154:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.countedChange=s,h.countedFiles=M,h.exemptPaths=A,h.isCountedByReference=
e,h.markHiddenFiles=m,h.withLinesOfCode=n;function C(){const t=u(18744);return C=function(){return t},t}function b(){const t=u(
95244);return b=function(){return t},t}function P(){const t=u(93028);return P=function(){return t},t}function E(){const t=u(
53315);return E=function(){return t},t}function A(t,f,O,w){const F=t.files.flatMap(E().namesOf);return f.blast_radius.counting===
"reference"?new Map(F.filter($=>!e($)).map($=>[$,"reference"])):new Map([...j(t,O,w).map($=>[$,"validation_script"]),...F.
filter((0,C().assetPathTest)(f)).map($=>[$,"asset_store"])])}const I={always:5,files:20,lines:1e3,bytes:64*1024};function j(t,f,O){
const w=f.filter(({change:{kind:T}})=>T==="added"||T==="modified"),F=new Set(w.flatMap(N)),$=t.files.filter(({status:T,path:k})=>T===
"added"&&F.has(k)).map(T=>({path:T.path,lines:(0,E().linesOf)(T),bytes:O.stat(T.path)?.size??0})).sort((T,k)=>T.lines-k.
lines||T.bytes-k.bytes),L={lines:I.lines,bytes:I.bytes};return $.slice(0,Math.min(I.files,Math.max(I.always,w.length))).
flatMap(({path:T,lines:k,bytes:D})=>(L.lines-=k,L.bytes-=D,L.lines>=0&&L.bytes>=0?[T]:[]))}function N({commands:t}){return t.
flatMap(({reading:{command:f,targets:O}})=>O.flatMap(({kind:w,via:F,name:$,path:L})=>w==="file"&&F===void 0&&L&&f.includes(
$)?[L]:[]))}function M(t,f,O){return t.files.flatMap(w=>(0,E().namesOf)(w).map(F=>S(w,F,f.get(F),O))).sort((w,F)=>F.lines-
w.lines||(w.path<F.path?-1:1))}function S(t,f,O,w){const F=f===t.path,$=F?(0,E().linesOf)(t):0,L=F?p(t,w):void 0,T=L==="\
binary"?w.stat(f)?.size:void 0;return{path:f,...O&&{exempt:O},lines:$,...L&&{veil:L},...T!==void 0&&{bytes:T}}}const v=1e3;
function p({binary:t,status:f,path:O,added:w},F){if(t)return"binary";const{size:$=0}=f==="added"?F.stat(O)??{}:{};return $>
v*Math.max(1,w)?"long_lines":void 0}const g=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","e\
volution_error.log"]),l=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,d=/capsule|events?\.jsonl$/i,y=new Set(
["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,o=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function e(t){
return g.has(t)||l.test(t)||d.test(t)?!1:y.has(t)||i.test(t)||o.test(t)}function s(t,f){const O=(0,E().measureChange)(t,
{has:w=>!e(w)});return{least:{files:Math.min(f.files,O.files),lines:Math.min(f.lines,O.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}async function n(t,f,O){const w=async $=>(0,E().namesOf)($).some(L=>(0,b().isWritten)(L)||
f.has(L))||await a(O.tree,$.path)||await a(O.baseTree,$.oldPath??$.path),F=[];for(const $ of t.files){const L=$.binary&&
!await w($);F.push(L?{...$,added:0,deleted:0}:$)}return{...t,files:F}}const r=16*1024*1024;async function a(t,f){const{kind:O,
size:w=0}=t.stat(f)??{};return!(0,P().isRegular)(O)||w>r?!1:(await t.read(f,r)).subarray(0,2).toString("latin1")==="#!"}
const c=100;async function m(t,f){const O=t.slice(0,c).map(({path:F})=>F),w=await f.attributes?.(O,["linguist-generated",
"diff"]);return w===void 0?[...t]:t.map((F,$)=>$>=c||F.veil!==void 0?F:/^(?:set|true)$/.test(w(F.path,"linguist-generate\
d"))?{...F,veil:"generated"}:w(F.path,"diff")==="unset"?{...F,veil:"no_diff"}:F)}},19177:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.decidingFiles=p;function C(){const a=u(76760);return C=function(){return a},a}function b(){
const a=u(57975);return b=function(){return a},a}function P(){const a=u(77680);return P=function(){return a},a}function E(){
const a=u(86191);return E=function(){return a},a}function A(){const a=u(59867);return A=function(){return a},a}function I(){
const a=u(3463);return I=function(){return a},a}function j(){const a=u(95244);return j=function(){return a},a}function N(){
const a=u(95132);return N=function(){return a},a}function M(){const a=u(36773);return M=function(){return a},a}function S(){
const a=u(12154);return S=function(){return a},a}function v(){const a=u(75597);return v=function(){return a},a}async function p(a){
const c=a.genes.filter(({change:w})=>w.kind!=="removed"),m=g(a),t=c.some(({commands:w})=>w.length>0);if(!t&&m.length===0)
return[];const f={launched:new Map([...await d(m,a),...i(c)]),hidden:await y(a),keepsCommand:c.some(o),warns:t};return(await Promise.
all(a.change.files.filter(({path:w})=>(0,v().alwaysForbidden)(w)===void 0).map(w=>e(w,a,f)))).flat().toSorted((w,F)=>Number(
F.isNew)-Number(w.isNew)).map(({path:w,why:F,isNew:$,isWarning:L})=>{const T=a.tree.stat(w)?.size,k={path:w,why:F,isNew:$,
bytes:T??-1},D={...T!==void 0&&{location:{path:w,line:1,column:1}},...L&&{severity:"warning"}};return(0,N().finding)("ch\
eck-decided-by",k,D)})}function g({assets:a,genes:c}){const m=new Set(c.map(({asset:t})=>t));return a.present.filter(t=>t.
type==="Gene"&&!m.has(t)&&(0,P().commandsToRun)(t).length>0)}const l=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function d(a,{
judge:c,clock:m,change:t}){const f=t.files.map(({path:F})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(F)?.[1]??F),O=new Map,w=new Set;
for(const F of a){const $=c.forFile(F.path);for(const L of(0,P().commandsToRun)(F)){if(!l.test(L)&&!f.some(D=>L.includes(
D)))continue;const T=JSON.stringify([$.terms.cwd,$.terms.checkoutAs,L]);if(w.has(T))continue;w.add(T),await m.tick();const{
reading:k}=await $.command(L);for(const D of(0,E().startedFiles)(k))O.set(D,L)}}return O}async function y({change:a,exempt:c,
tree:m}){const f=(await(0,S().markHiddenFiles)((0,S().countedFiles)(a,c,m),m)).filter(({veil:O,lines:w})=>O==="no_diff"&&
w>0);return new Set(f.map(({path:O})=>O))}function i(a){const c=a.flatMap(m=>m.commands);return new Map(c.flatMap(({command:m,
reading:t})=>(0,E().startedFiles)(t).map(f=>[f,m])))}function o({change:{before:a},commands:c}){const m=a?.value.validation;
return Array.isArray(m)&&c.some(({command:t})=>m.includes(t))}async function e(a,c,m){const{path:t}=a,f=await s(a,c,m);if(!m.
hidden.has(t))return f;const w=[...f,{why:"git does not show its difference (`.gitattributes`)"}].map(F=>F.why).join("; ");
return[{path:t,isNew:a.status==="added",...f[0],why:w}]}async function s({path:a,status:c,oldPath:m},{tree:t,baseTree:f},{
launched:O,keepsCommand:w,warns:F}){const $=c==="added",L=c==="renamed"?m:c==="deleted"?a:void 0;if(L!==void 0&&(0,j().isTest)(
L)&&(c==="deleted"||!(0,j().isTest)(a))){const H=c==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:L,why:`\
a test: ${H}`,isNew:!1,isWarning:F}]}const T=O.get(a);if(T!==void 0)return[{path:a,why:`\`${T}\` starts it`,isNew:$}];if(/(?:^|\/)package\.json$/.
test(a))return r(a,$,t,f);if((0,j().isLockfile)(C().posix.basename(a)))return[{path:a,why:"it decides which dependencies\
 checks load",isNew:$}];const k=(0,j().toolThatFinds)(a);if(k===void 0)return[];const D=`${k} finds it by its name${c===
"deleted"?"; it was deleted":""}`;return[{path:a,why:D,isNew:$,isWarning:$&&w}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function r(a,c,m,t){const f=(0,I().objectIn)(await(0,A().readJsonFile)(t,a)),O=(0,I().
objectIn)(await(0,A().readJsonFile)(m,a)),w=n.filter(L=>!(0,b().isDeepStrictEqual)(f[L],O[L])),F=(0,I().changedKeys)((0,I().
objectIn)(f.scripts),(0,I().objectIn)(O.scripts)),$=[...F.length>0?[`npm scripts ${(0,M().inCode)(F)}`]:[],...w.length>0?
[(0,M().inCode)(w)]:[]];return $.length===0?[]:[{path:a,why:`its ${$.join(", ")} differ`,isNew:c}]}},1348:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.gateChange=g;function C(){const o=u(53916);return C=function(){return o},
o}function b(){const o=u(18744);return b=function(){return o},o}function P(){const o=u(3463);return P=function(){return o},
o}function E(){const o=u(74238);return E=function(){return o},o}function A(){const o=u(24666);return A=function(){return o},
o}function I(){const o=u(95244);return I=function(){return o},o}function j(){const o=u(95132);return j=function(){return o},
o}function N(){const o=u(90331);return N=function(){return o},o}function M(){const o=u(39869);return M=function(){return o},
o}function S(){const o=u(92299);return S=function(){return o},o}function v(){const o=u(354);return v=function(){return o},
o}function p(){const o=u(3733);return p=function(){return o},o}async function g(o){const{policyPath:e,loadedPolicy:s,baseTree:n,
tree:r,changedNames:a}=o;if(a.size===0)return[];const c=await(0,S().findGate)(n),{late:m}=c,t=e?await(0,N().looserKeys)(
n,r,s.shared):[];return[...l(E().POLICY_PATH,t),...c.deciding.size>0?await d(c,o):[],...m?[(0,j().finding)("gate-runs-la\
te",m,(0,M().atFile)(m.path))]:[]]}function l(o,e){return e.length>0?[(0,j().finding)("gate-weakened",{path:o,effects:e},
(0,M().atFile)(o))]:[]}async function d({deciding:o,steps:e},{baseTree:s,tree:n,policy:r,changedNames:a}){const c=[],m=new Set(
[...o,...(await(0,S().findGate)(n)).deciding]);for(const f of m)c.push(...l(f,await i(f,s,n)));const t=(0,b().assetPathTest)(
r);for(const f of a){const O=f===E().POLICY_PATH||f.startsWith(A().COPIES)||(0,C().dirname)(f)===p().WORKFLOWS;if(m.has(
f)||O||t(f))continue;const w=(0,C().basename)(f),F=v().GATE.test(w)&&!(0,I().isDocument)(f)&&!(0,I().isLockfile)(w),$=e.
flatMap(({reasonFor:T})=>T(f)??[]),[L]=F?["its name is that of the gate"]:$;c.push(...l(f,L===void 0?[]:[`it changes, an\
d ${L}`]))}return c}const y=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;async function i(o,e,s){const[n,r]=[await(0,p().readActionsFile)(
e,o),await(0,p().readActionsFile)(s,o)];if(n===void 0)return["the file is added, and mentions the gate"];if(r===void 0)return[
"the file is removed, or replaced by another one"];const a=(0,P().changedKeys)(n,r).filter(m=>!y.test(m)),c=typeof n=="o\
bject"&&typeof r=="object";return a.length>0&&!c?["it changes, and is not a valid workflow"]:a.map(m=>`\`${m}\` changes`)}},
354:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.GATE=void 0,h.readStep=N,h.textOf=M;function C(){
const y=u(53916);return C=function(){return y},y}function b(){const y=u(3463);return b=function(){return y},y}function P(){
const y=u(95244);return P=function(){return y},y}function E(){const y=u(32854);return E=function(){return y},y}function A(){
const y=u(11331);return A=function(){return y},y}function I(){const y=u(3733);return I=function(){return y},y}const j=h.
GATE=/gene-gate/i;function N(y,i,o,e){const s=(0,I().calledPaths)(y),[n]=s,r=n===void 0&&typeof y.uses=="string";if(r&&(e===
void 0||o||p(y)))return;const a=M(y.run),c=r||n!==void 0||d(a),m=r||g(a),t=n!==void 0?"a local action":r?"an action":"a \
command",f=o&&!n&&(v.test(M(y))||!(c||m)),O=e&&!f?{...e,step:`${e.step} (${t})`}:void 0,w=i.map(T=>[T?.defaults,T?.env]),
F=M([{...y,name:"",uses:""},s,w]).toLowerCase(),$=new Set(F.split(/[^\w.-]+/).map(T=>T.replace(/(?<!\.)\.+$/,"")));return{
startsGate:o,late:O,reasonFor:T=>{const k=(0,C().basename)(T),D=P().toolThatFinds(T),H=P().isPackageFile(k)||P().isLockfile(
k);if(O&&m&&(H||(0,E().isWithin)(T,".yarn")))return"a package manager reads it before the gate, or to start it";if(P().isDocument(
T)||P().isLockfile(k))return;const[J="",...R]=T.toLowerCase().split("/").reverse(),U=$.has(J)||o&&D!==void 0&&$.has(D);return n!==
void 0&&(0,E().isWithin)(T,n)||U&&R.every(K=>$.has(K))?"stands in the gate's job, or in one that this needs":O&&c&&(D!==
void 0||P().isRunnable(T))?"can run before the gate, which a job of its own avoids":void 0}}}function M(y){return typeof y==
"string"?y.replaceAll(/^[ \t]*#.*$/gm,""):typeof y!="object"||y===null?"":Object.values(y).map(M).join(`
`)}const S=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),v=/RUNNER_TEMP|runner\.temp/;
function p({uses:y,with:i}){const o=String(y).split("@")[0]?.toLowerCase()??"";if(o==="actions/download-artifact")return v.
test(M(i));const e=Object.entries((0,b().objectIn)(i)).filter(([s])=>/install|bundler/.test(s));return S.has(o)&&e.every(
([,s])=>`${s||!1}`=="false")}function g(y){return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(y)||y.split(
/[^\w.@-]+/).some(i=>(0,A().programNamed)(i)?.kind==="manager")}const l=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|pipx|)$/;
function d(y){const o=y.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*[^\s;&|()`]+/g,
"").split(/[\n;&|()`]/),e=s=>{const[,n=""]=/^\s*(?:sudo +)?(\S*)/.exec(s)??[],r=j.test(s)&&g(n);return!(l.test(n)||r||(0,A().
programNamed)(n)?.kind==="downloader")};return o.some(e)||/GITHUB_(?:PATH|ENV)\b/.test(y)}},92299:function(G,h,u){Object.
defineProperty(h,"__esModule",{value:!0}),h.findGate=E;function C(){const I=u(3463);return C=function(){return I},I}function b(){
const I=u(354);return b=function(){return I},I}function P(){const I=u(3733);return P=function(){return I},I}async function E(I){
const j=await(0,P().readWorkflows)(I),N=[...j].map(([r,a])=>({path:r,file:a,workflow:(0,C().objectIn)(a)})),S=(0,P().partsIn)(
[...j.values()]).map(r=>(0,C().objectIn)(r.with)).map(r=>(0,C().textIn)(r,"check-name").trim()).filter(Boolean),v=r=>b().
GATE.test(r)||S.some(a=>r.includes(JSON.stringify(a))),p=N.filter(({file:r})=>v(JSON.stringify(r))),g=new Set(p.map(({path:r})=>r));
for(const r of g)for(const a of N)(0,P().calledPaths)(a.file).includes(r)&&g.add(a.path);const l=new Set(g);for(const r of l){
const a=(0,C().objectIn)(j.get(r)),c=[(0,C().objectIn)((0,C().objectIn)(a.on).workflow_run).workflows].flat(),m=(0,P().calledPaths)(
a);for(const{path:t,workflow:f}of N)(m.includes(t)||c.includes(f.name??t))&&l.add(t)}const d=r=>(0,P().calledPaths)(r).some(
a=>g.has(a))||b().GATE.test((0,b().textOf)([(0,C().textIn)(r,"uses").split("@")[0],r.run])),y=N.filter(({path:r})=>l.has(
r)).flatMap(r=>[...(0,P().jobsOf)(r.workflow)].map(([a,c])=>({...r,id:a,job:c}))).filter(({id:r,job:a})=>{const c=(0,P().
partsIn)(a).filter(({uses:t})=>!/-artifact@/.test(`${t}`)),m=[r,a.name,c.map(t=>t.with)];return c.some(d)||b().GATE.test(
(0,b().textOf)(m))}),i=y.flatMap(r=>A(r,d)),[o]=i.flatMap(({late:r})=>r??[]),e=new Set(i.flatMap(({late:r})=>r?.step??[])),
s=i.some(r=>r.late&&r.startsGate),n=o&&{path:o.path,steps:[...e],startsGate:s};return{deciding:l,jobs:y,steps:i,late:n}}
function A({path:I,workflow:j,id:N,job:M},S){const v=(0,P().jobsOf)(j),p=(0,P().partsIn)(M.steps).findLastIndex(S),g=/\bneeds\b/.
test((0,b().textOf)({...M,needs:""})),d=((0,C().isMapping)(j.on)?Object.keys(j.on):[j.on].flat()).every(i=>i==="workflow\
_run"),y=new Set([N]);for(const i of y)for(const o of[v.get(i)?.needs??[]].flat())y.add(String(o));return[...y].flatMap(
i=>(0,P().partsIn)(v.get(i)?.steps).flatMap((o,e)=>{const s=!d&&(i===N?p<0||e<=p:g),n=`\`jobs.${i}.steps[${e}]\` of \`${I}\
\``,r=s?{path:I,step:n}:void 0;return(0,b().readStep)(o,[v.get(i),j],S(o),r)??[]}))}},3733:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.WORKFLOWS=void 0,h.calledPaths=g,h.jobsOf=v,h.parseMapping=S,h.partsIn=p,h.readActionsFile=
M,h.readWorkflows=l;function C(){const d=u(53916);return C=function(){return d},d}function b(){const d=u(69873);return b=
function(){return d},d}function P(){const d=u(26040);return P=function(){return d},d}function E(){const d=u(3463);return E=
function(){return d},d}function A(){const d=u(32854);return A=function(){return d},d}function I(){const d=u(93028);return I=
function(){return d},d}const j=h.WORKFLOWS=".github/workflows",N=1024*1024;async function M(d,y){const{kind:i,size:o=0}=d.
stat(y)??{};if(!(0,I().isRegular)(i))return;const e=o>N?"":(await d.read(y)).toString("utf8");return S(e)??e}function S(d){
const y=()=>(0,b().parse)(d,{prettyErrors:!1,logLevel:"error"}),i=(0,E().isNestedTooDeep)(d)?void 0:(0,P().attempt)(y);return(0,E().
isMapping)(i)?i:void 0}function v(d){const y=Object.entries((0,E().objectIn)((0,E().objectIn)(d).jobs));return new Map(y.
filter(i=>(0,E().isMapping)(i[1])))}function p(d){if(typeof d!="object"||d===null)return[];const{run:y,uses:i}=(0,E().objectIn)(
d);return typeof y=="string"||typeof i=="string"?[d]:Object.values(d).flatMap(p)}function g(d){return p(d).flatMap(y=>{const i=String(
y.uses),o=i.startsWith("./")?(0,A().normalise)(i.split("@")[0]??""):void 0;return o===void 0?[]:[o,(0,C().join)(o,"actio\
n.yml"),(0,C().join)(o,"action.yaml")]})}async function l(d){const y=new Map,i=new Set(d.list(j).map(({path:o})=>o));for(const o of i){
const e=/\.ya?ml$/.test(o)?await M(d,o):void 0;e!==void 0&&y.set(o,e);for(const s of g(e))i.add(s)}return y}},90331:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.ignoredInputs=y,h.looserKeys=p,h.policyFile=j;function C(){const i=u(
81961);return C=function(){return i},i}function b(){const i=u(74238);return b=function(){return i},i}function P(){const i=u(
49875);return P=function(){return i},i}function E(){const i=u(24666);return E=function(){return i},i}function A(){const i=u(
95132);return A=function(){return i},i}function I(){const i=u(39869);return I=function(){return i},i}async function j(i){
const{policyPath:o,changedNames:e,tree:s,baseTree:n}=i;return o===void 0?[]:[...[...e].some(a=>a===o||a.startsWith(E().COPIES))?
await v(i):[],...N(s,n)]}function N(i,o){const e=i.stat(b().POLICY_PATH)?S(i,o):(0,P().findNearPolicy)(i);if(e===void 0)
return[];const{path:s,fault:n}=e,r=`it ${n}, and the gate reads only the regular file \`${b().POLICY_PATH}\``;return[(0,A().
finding)("policy-broken",{path:s,mistake:r},(0,I().atFile)(s))]}const M=b().POLICY_PATH.replace(/yml$/,"yaml");function S(i,o){
return i.stat(M)!==void 0&&o.stat(M)===void 0?{path:M,fault:"is beside the policy"}:void 0}async function v({baseTree:i,
tree:o,loadedPolicy:e}){const{policy:s,shared:n}=e,[r,a]=await Promise.all([(0,b().readPolicyIn)(i,n),(0,b().readPolicyIn)(
o,n)]),c=b().POLICY_PATH;if("mistakes"in a)return a.mistakes.map(({line:f,column:O,message:w})=>(0,A().finding)("policy-\
broken",{path:c,mistake:w},{location:{path:c,line:f,column:O}}));const m="policy"in r?r.policy:s,t="missing"in a?[g(a.missing.
source)]:(0,C().comparePolicies)(m,a.policy).map(d);return[(0,A().finding)("policy-changed",{path:c,effects:t},(0,I().atFile)(
c))]}async function p(i,o,e){const[s,n]=[i.stat(b().POLICY_PATH),o.stat(b().POLICY_PATH)];if(s===void 0)return[];if(s.oid!==
void 0&&s.oid===n?.oid&&s.kind===n.kind&&e===void 0)return[];const[a,c]=await Promise.all([(0,b().readPolicyIn)(i,e),(0,b().
readPolicyIn)(o,e)]);if("mistakes"in a||"mistakes"in c||"missing"in a)return[];if("missing"in c)return[g(c.missing.source)];
const m=(0,C().comparePolicies)(a.policy,c.policy).filter(({loosens:t})=>t);return[...n===void 0?["the policy is removed"]:
[],...m.map(d)]}function g(i){return`extends: ${(0,E().sharedName)(i)}, which cannot be compared; commit it as ${(0,E().
copyPath)(i)}`}const l=160;function d({key:i,change:o,direction:e,loosens:s}){const n=!s&&o.length>l?`${o.slice(0,l).replace(
/[\ud800-\udbff]$/,"")}\u2026`:o;return`\`${`${i}: ${n}`.replaceAll("`","\u02CB")}\`${e===void 0||s&&e==="tighter"?"":` \
(${e})`}`}function y({loadedPolicy:i}){return i.ignoredInputs.map(o=>(0,A().finding)("input-loosens-policy",{...o}))}},75597:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.alwaysForbidden=j,h.forbiddenPaths=N,h.protectedPaths=v;function C(){
const i=u(41330);return C=function(){return i},i}function b(){const i=u(84831);return b=function(){return i},i}function P(){
const i=u(32854);return P=function(){return i},i}function E(){const i=u(95132);return E=function(){return i},i}function A(){
const i=u(39869);return A=function(){return i},i}const I=[".git","node_modules"];function j(i){const o=I.filter(s=>(0,b().
mayBeSpelled)(i,s));if(o.length===0)return;const e=((0,P().normalise)(i)??i).split("/");return o.find(s=>e.some(n=>(0,b().
isSpellingOf)(n,s)))}function N({touched:i,touchesOf:o,policy:e}){const s=i.flatMap(M),n=I.flatMap(a=>(0,A().someTouches)(
s.flatMap(({touch:c,...m})=>m.directory===a?c:[])).map(c=>(0,E().finding)("forbidden-path",{entry:a,by:"nothing may touc\
h",...c},(0,A().atFile)(c.path)))),r=e.blast_radius.forbidden_paths.flatMap(a=>(0,A().someTouches)(o(a)).map(c=>(0,E().finding)(
"forbidden-path",{entry:a,by:"the policy forbids",...c},(0,A().atFile)(c.path))));return[...n,...r]}function M({path:i,via:o}){
const e=j(i),s=e??j(o);return s===void 0?[]:[{directory:s,touch:{path:i,via:e===void 0?o:""}}]}const S=["AGENTS.md","CLA\
UDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/*\
*",".github/gene-gate.yml"];function v(i){const{touched:o,policy:e,policyPath:s,change:n,tree:r,genes:a}=i,c=g(n,r),m=a.
some(({binds:O})=>O),t=d(e.blast_radius.protected_paths),f=d(S);return o.flatMap(O=>{const{path:w}=O,F=c.get(w),$=y(O),L=t(
$),T=w===s?void 0:f($);if(L===void 0&&T===void 0)return[];const k=L===void 0?{path:w,pattern:T??"",by:"the default list"}:
{path:w,pattern:L,by:"the policy"},D=L!==void 0||F!==void 0&&m,H={...(0,A().atFile)(w),severity:D?"error":"warning",harm:L!==
void 0||p(w)?"danger":"broken"};return[F===void 0?(0,E().finding)("protected-path",k,H):(0,E().finding)("protected-file-\
destroyed",{...k,how:F},H)]})}function p(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.test(i)}
function g(i,o){const e=new Map;for(const{status:s,path:n,oldPath:r}of i.files)s==="deleted"&&e.set(n,"deletes"),r!==void 0&&
e.set(r,"deletes"),(s==="modified"||s==="type_changed")&&o.stat(n)?.size===0&&e.set(n,"empties");return e}const l={dot:!0,
nonegate:!0,nocase:!0,flags:"is"};function d(i){const o=i.map(e=>{const s=(0,C().default)(e,l);return{pattern:e,covers:r=>s(
r)||(0,P().isWithin)(r,e,{ignoreCase:!0})}});return e=>o.find(({covers:s})=>e.some(s))?.pattern}function y({path:i,via:o}){
return o===""?[i]:[i,o]}},13026:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.recordChange=E;function C(){
const j=u(3463);return C=function(){return j},j}const b=3,P=60;function E(j,N){if(N===void 0)return`${I(j.toString())} \u2192\
 nothing`;const[M,S]=[A(j),A(N)],v=[...new Set([...M.keys(),...S.keys()])].filter(d=>M.get(d)!==S.get(d)),p=v.length>1?v.
filter(d=>d!=="asset_id"):v,g=p.slice(0,b).map(d=>{const y=`${I(M.get(d)??"nothing")} \u2192 ${I(S.get(d)??"nothing")}`;
return d===""?y:`${I(d)}: ${y}`}),l=p.length-g.length;return g.length===0?"its bytes differ, and no value does":`${g.join(
"; ")}${l>0?`; and ${l} more`:""}`}function A(j){const N=j.toString().trim(),M=new Map,S=(v,p)=>{if(!(0,C().isMapping)(v))
M.set(p.join("."),JSON.stringify(v));else for(const[g,l]of Object.entries(v))S(l,[...p,g])};try{return S(JSON.parse(N),[]),
M}catch{return new Map([["",N]])}}function I(j){return`\`${(j.length>P?`${j.slice(0,P-1)}\u2026`:j).replaceAll("`","\u02CB")}\
\``}},66503:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.storeRoots=I;function C(){const S=u(76760);
return C=function(){return S},S}function b(){const S=u(68450);return b=function(){return S},S}function P(){const S=u(59867);
return P=function(){return S},S}function E(){const S=u(95132);return E=function(){return S},S}function A(){const S=u(39869);
return A=function(){return S},S}async function I(S){const{genes:v,tree:p}=S,g=v.flatMap(({asset:y,store:i,change:o})=>o.
kind==="removed"?[]:[[i.path,{store:i,file:y.path}]]),l=j(S),d=[...new Map(g).values()].map(y=>N(y,p));return[...l,...(await Promise.
all(d)).flat()]}function j({assets:S,policy:v,tree:p,baseTree:g}){const l=new Map;for(const d of S.files){const{path:y,root:i}=(0,b().
storeOf)(d,{policy:v,tree:g}),o=(0,b().storeOf)(d,{policy:v,tree:p}).root;if(g.stat(y)===void 0||i===o||l.has(y))continue;
const e={store:M(y),root:M(i),others:[M(o)]},s={...(0,A().atFile)(d),severity:"warning"};l.set(y,(0,E().finding)("store-\
root-unclear",{...e,because:"moves"},s))}return[...l.values()]}async function N({store:{path:S,root:v,named:p},file:g},l){
const d={store:M(S),root:M(v)};if(l.stat(v)?.kind!=="directory"){const o=p===!0;return[(0,E().finding)("store-root-missi\
ng",{...d,named:o},(0,A().atFile)(g))]}if(await(0,P().readPackageJson)(l,v)===P().INVALID){const o=C().posix.join(v,"pac\
kage.json"),e={...(0,A().atFile)(g),severity:"warning",layer:"change"};return[(0,E().finding)("package-json-invalid",{path:o},
e)]}const y=(0,b().packagesAbove)(l,S).filter(o=>o!==v);if(p===!0||y.length===0)return[];const i={...d,others:y.map(M),because:"\
manifest"};return[(0,E().finding)("store-root-unclear",i,(0,A().atFile)(g))]}function M(S){return S===""?".":S}},90350:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.unauditableFiles=I,h.unprovenMerge=v;function C(){const p=u(32854);return C=
function(){return p},p}function b(){const p=u(95132);return b=function(){return p},p}function P(){const p=u(39869);return P=
function(){return p},p}const E="160000",A=".gitmodules";function I({genes:p,change:g,tree:l}){if(!p.some(({binds:e})=>e))
return[];const[d,...y]=g.files.filter(j).map(({path:e})=>e),[i,...o]=g.files.filter(({path:e,newMode:s})=>s===P().SYMLINK&&
N(e,l)).map(({path:e})=>e);return[...d===void 0?[]:[(0,b().finding)("submodule-changed",{path:d,...S(y)},(0,P().atFile)(
d))],...i===void 0?[]:[(0,b().finding)("symlink-leaves-tree",{path:i,target:l.readlink(i)??"",...S(o)},(0,P().atFile)(i))]]}
function j({path:p,newMode:g,status:l}){return g===E||p===A&&l!=="deleted"}function N(p,g){const{kind:l}=(0,C().resolveInTree)(
g,p);return l==="outside"||l==="loop"}const M=9;function S(p){const g=p.length-M;return{...p.length>0&&{likewise:p.slice(
0,M)},...g>0&&{more:g}}}function v({unprovenMerge:p}){return p?[(0,b().finding)("merge-not-proven",{merge:p.commit,reason:p.
reason})]:[]}},72025:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.ask=A,h.assetNotJudged=j,h.notChecked=
M,h.ofChange=E;function C(){const S=u(27199);return C=function(){return S},S}function b(){const S=u(95132);return b=function(){
return S},S}function P(){const S=u(50661);return P=function(){return S},S}function E(S){return(v,...p)=>(0,P().isChange)(
v)?S(v,...p):[]}async function A(S,v,...p){const g=Object.entries(S).map(async([l,d])=>{try{return await d(v,...p)}catch(y){
return[I(l,y,p)]}});return(await Promise.all(g)).flat()}function I(S,v,[p]){return p===void 0?(0,b().notJudged)(`the cha\
nge; the check "${S}" failed`,v):j(p.asset,v,`; the check "${S}" failed`)}function j(S,v,p=""){const g=`the ${S.type} \`${S.
id}\`${p}`;return(0,b().notJudged)(g,v,N(S))}function N(S){try{return(0,C().placeOf)(S)}catch{return{location:{path:S.path,
line:1,column:1},subject:(0,C().subjectOf)(S)}}}function M(S,{path:v,detail:p},g){return(0,b().finding)("claim-not-check\
ed",{claim:S,why:`${p} of the log \`${v}\``},g)}},70716:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.SUBJECT_CHECKS=h.REMOVED_GENE_CHECKS=h.GENE_CHECKS=h.CLAIM_CHECKS=void 0;function C(){const t=u(44786);return C=function(){
return t},t}function b(){const t=u(37542);return b=function(){return t},t}function P(){const t=u(19177);return P=function(){
return t},t}function E(){const t=u(1348);return E=function(){return t},t}function A(){const t=u(90331);return A=function(){
return t},t}function I(){const t=u(75597);return I=function(){return t},t}function j(){const t=u(66503);return j=function(){
return t},t}function N(){const t=u(90350);return N=function(){return t},t}function M(){const t=u(72025);return M=function(){
return t},t}function S(){const t=u(52117);return S=function(){return t},t}function v(){const t=u(97004);return v=function(){
return t},t}function p(){const t=u(93198);return p=function(){return t},t}function g(){const t=u(59613);return g=function(){
return t},t}function l(){const t=u(48550);return l=function(){return t},t}function d(){const t=u(10255);return d=function(){
return t},t}function y(){const t=u(85881);return y=function(){return t},t}function i(){const t=u(93290);return i=function(){
return t},t}function o(){const t=u(73566);return o=function(){return t},t}function e(){const t=u(47771);return e=function(){
return t},t}function s(){const t=u(36974);return s=function(){return t},t}function n(){const t=u(42804);return n=function(){
return t},t}const r=h.SUBJECT_CHECKS={"asset-files":S().assetFiles,"genes-outside":(0,M().ofChange)(S().genesOutside),"f\
orbidden-paths":(0,M().ofChange)(I().forbiddenPaths),"protected-paths":(0,M().ofChange)(I().protectedPaths),"policy-file":(0,M().
ofChange)(A().policyFile),"gate-change":(0,M().ofChange)(E().gateChange),"agent-files":(0,M().ofChange)(({agentFiles:t})=>t.
flatMap(({findings:f})=>f)),"changed-instructions":(0,M().ofChange)(C().changedInstructions),"stale-instructions":(0,M().
ofChange)(C().staleInstructions),"ignored-inputs":(0,M().ofChange)(A().ignoredInputs),"audit-logs":(0,M().ofChange)(b().
auditLogs),"unauditable-files":(0,M().ofChange)(N().unauditableFiles),"unproven-merge":(0,M().ofChange)(N().unprovenMerge),
"hard-cap":(0,M().ofChange)(n().hardCap),"store-roots":(0,M().ofChange)(j().storeRoots),"deciding-files":(0,M().ofChange)(
P().decidingFiles),"missing-genes":y().missingGenes,"event-chain":p().eventChain,"unresolved-references":y().unresolvedReferences,
"genes-still-named":(0,M().ofChange)(y().genesStillNamed),"engine-seeds":(0,M().ofChange)(v().engineSeeds),"activated-se\
eds":(0,M().ofChange)(v().activatedSeeds),"removed-scripts":(0,M().ofChange)(i().removedScripts),"claimed-radius":(0,M().
ofChange)(g().claimedRadius),"claimed-streak":e().claimedStreak,estimates:(0,M().ofChange)(g().estimates),"look-alike-id\
s":l().lookAlikeIds,"repeated-ids":l().repeatedIds,unidentified:o().unidentified},a=h.CLAIM_CHECKS={"self-description":o().
selfDescription,"capsule-fields":o().capsuleFields,envelope:d().envelope},c=h.GENE_CHECKS={"incomplete-gene":s().incompleteGene,
"validation-list":s().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,M().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,M().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,M().ofChange)(
n().geneBlastRadius),"declared-paths":(0,M().ofChange)(n().declaredPaths),"self-description":o().selfDescription,envelope:d().
envelope},m=h.REMOVED_GENE_CHECKS={"removed-gene":(0,M().ofChange)(s().removedGene),"gene-blast-radius":(0,M().ofChange)(
n().geneBlastRadius),"declared-paths":(0,M().ofChange)(n().declaredPaths)}},52117:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.assetFiles=j,h.assetProblemFinding=N,h.genesOutside=S;function C(){const l=u(18744);return C=
function(){return l},l}function b(){const l=u(94534);return b=function(){return l},l}function P(){const l=u(93028);return P=
function(){return l},l}function E(){const l=u(13580);return E=function(){return l},l}function A(){const l=u(95132);return A=
function(){return l},l}function I(){const l=u(54421);return I=function(){return l},l}function j({problems:l}){return l.filter(
({rule:d})=>d!=="outside-globs").map(N)}function N({before:l,...d}){const{rule:y,detail:i,location:o,id:e,severity:s}=d,
r={location:o,...e===void 0?{}:{subject:{id:e}},...s&&{severity:s}};return l?{...(0,A().finding)(y,{detail:i},{...r,severity:"\
notice"}),before:l}:(0,A().finding)(y,{detail:i},r)}const M=5;async function S(l){const d=l.problems.filter(({rule:i})=>i===
"outside-globs");return(await l.clock.all(d,async i=>{const o=await v(i.location.path,l);return o.some(({severity:s})=>s===
"error")?o:[N(i),...o]})).flat()}async function v(l,d){const{change:y,tree:i,baseTree:o,policy:e,judge:s}=d,n=(0,b().assetLimits)(
e.assets.max_file_bytes),r=async(t,f)=>{const{kind:O,size:w=0}=t.stat(f)??{};return!(0,P().isRegular)(O)||w>n.maxBytes?[]:
(0,C().strayGenes)(f,await t.read(f,n.maxBytes),n)},a=y.files.find(t=>t.path===l)?.oldPath??l,c=new Set((await r(o,a)).flatMap(
({commands:t})=>t)),m=[];for(const{location:t,commands:f}of await r(i,l))for(const O of f){const w=p((await s.command(O)).
findings);if(w===void 0||m.length===M)continue;const F=`a Gene whose command \`${O}\` ${w}`,$=c.has(O)?"notice":"error";
m.push({...(0,A().finding)("outside-globs",{detail:F},{location:t,severity:$,harm:"danger"}),danger:w})}return m}function p(l){
const d=l.find(i=>i.danger!==void 0)??l.find(g);if(d===void 0)return;const[,y]=/^Command (.*)/.exec((0,E().ruleOf)(d.rule).
title)??[];return d.danger??y??`is dangerous (\`${d.rule}\`)`}function g({rule:l,severity:d,harm:y,args:i}){const o=[i.program,
i.flag,""].map(s=>({text:String(s)})),e=l==="outside-code"&&(0,I().textHanded)(o)!==void 0;return d==="error"&&y==="dang\
er"&&!e}},97004:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.activatedSeeds=j,h.asNotice=S,h.blockedGenes=
A,h.engineSeeds=N,h.lacksEngine=M;function C(){const v=u(27199);return C=function(){return v},v}function b(){const v=u(77680);
return b=function(){return v},v}function P(){const v=u(13580);return P=function(){return v},v}function E(){const v=u(95132);
return E=function(){return v},v}async function A(v,p,g){const l=new Map;for(const d of v){const{gene:y}=d.value,i=p.find(
n=>n.type==="Gene"&&n.id===y),o=i&&await I(i,g);if(i===void 0||o===void 0)continue;const e=`the command \`${o}\` of its g\
ene \`${i.id}\` is blocked`,s={capsule:d.id,why:e};l.set(d,(0,E().finding)("capsule-not-eligible",s,(0,C().placeOf)(d,["\
gene"])))}return l}async function I(v,p){const g=p.forFile(v.path);for(const l of(0,b().commandsToRun)(v)){const{verdict:d}=await g.
command(l);if(d==="block")return l}}async function j({assets:v,judge:p}){const g=[];for(const l of v.activated??[]){const d=await I(
l,p);d!==void 0&&g.push((0,E().finding)("seed-activated-blocked",{gene:l.id,command:d},(0,C().placeOf)(l,["validation"])))}
return g}function N({seeds:v,genes:p}){const[g]=v.keys();if(g===void 0)return[];const l=[...v.values()].sort((i,o)=>i.localeCompare(
o,"en",{numeric:!0})),d={ids:[...new Set([...v.keys()].map(({id:i})=>i))],count:v.size,oldest:l[0]??"",newest:l.at(-1)??
"",idle:p.filter(({asset:i,commands:o})=>v.has(i)&&M(o)).length},y=d.idle>0?"warning":"notice";return[(0,E().finding)("e\
ngine-seeds",d,{location:g.locate(),severity:y})]}function M(v){return v.some(({findings:p})=>p.some(({rule:g})=>(0,P().
ruleOf)(g).absent===!0))}function S(v){return(v.harm??(0,P().ruleOf)(v.rule).harm)==="danger"?v:{...v,severity:"notice"}}},
72391:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.broadcastFindings=l,h.judgeCapsules=S;function C(){
const n=u(27199);return C=function(){return n},n}function b(){const n=u(13580);return b=function(){return n},n}function P(){
const n=u(95132);return P=function(){return n},n}function E(){const n=u(72025);return E=function(){return n},n}function A(){
const n=u(59613);return A=function(){return n},n}function I(){const n=u(85475);return I=function(){return n},n}function j(){
const n=u(21471);return j=function(){return n},n}function N(){const n=u(57733);return N=function(){return n},n}function M(){
const n=u(47771);return M=function(){return n},n}function S({changes:n,present:r,unread:a},c,m,t=new Map){const f=n.filter(
({asset:$})=>$.type==="Capsule");if(f.length===0)return[];const O=(0,M().streakCounter)((0,M().eventsIn)({changes:n,present:r,
unread:a}),!0),w=a.at(-1),F=m&&v(f,m);return f.map(({kind:$,asset:L,before:T})=>{if($==="removed")return{change:$,asset:L,
eligible:null,eligibility:null,reasons:[]};const k=$==="added"?F:T&&(0,A().sizeOf)(T.value.blast_radius),D=g(L,()=>{const R=O(
L),U=w===void 0||R.ended?R:{...R,unread:w},B=t.get(L);return[...l(L,U,c,k),...B?[B]:[]]}),H=(0,P().eligibilityOf)(D);return{
change:$,asset:L,eligible:H==="eligible",eligibility:H,reasons:D}})}function v(n,r){const a=n.filter(({kind:t})=>t==="ad\
ded").map(({asset:t})=>(0,A().sizeOf)(t.value.blast_radius)??{files:0,lines:0}),c=t=>a.reduce((f,O)=>f+O[t],0);return c(
"files")>=r.files&&c("lines")>=r.lines?void 0:r}function p(n){const{otherAsset:r}=(0,b().ruleOf)(n.rule);return n.severity===
"error"||(0,P().isMissingEvidence)(n)||r===!0}function g(n,r){try{return[...r(),...(0,N().promotionSchemaFindings)(n),...(0,I().
identityFindings)(n,"hand")].filter(p)}catch(a){return[(0,E().assetNotJudged)(n,a)]}}function l(n,r,a,c={files:0,lines:0}){
const{status:m,score:t}=o(n.value.outcome),f=o(n.value.blast_radius),O={capsule:n.id},w=(...$)=>(0,C().placeOf)(n,$),F=[];
if(m!=="success"){const $=`\`outcome.status\` is ${s(m)}, but it must be "success"`;F.push((0,P().finding)("capsule-not-\
eligible",{...O,why:$},w("outcome","status")))}if(!e(t,a.min_score,1)){const $=`a number from ${a.min_score} to 1`,L=`\`o\
utcome.score\` is ${s(t)}, but it must be ${$}`;F.push((0,P().finding)("capsule-not-eligible",{...O,why:L},w("outcome","\
score")))}for(const $ of["files","lines"]){const L=a[`max_${$}`],T=Math.max(c[$],r.radius?.[$]??0);if(e(f[$],1,L)&&T<=L)
continue;const k=s(f[$]),D=T>L?`${T} (claimed: ${k})`:k,H=`\`blast_radius.${$}\` is ${D}, but it must be ${d(L)}`;F.push(
(0,P().finding)("capsule-not-eligible",{...O,why:H},w("blast_radius",$)))}if(r.unmeasured!==void 0){const $=`\`blast_radi\
us.files\` is not a size in the event \`${r.unmeasured}\`, but it must be ${d(a.max_files)}`;F.push((0,P().finding)("cap\
sule-not-eligible",{...O,why:$},w("blast_radius")))}return r.count<a.min_success_streak&&F.push(...y(n,r,a.min_success_streak)),
F}function d(n){return`a number from 1 to ${n}`}function y(n,{count:r,unread:a,failed:c,uncounted:m=[]},t){const f=(0,C().
placeOf)(n),O={capsule:n.id};if(c!==void 0){const $=`the event \`${c}\`, the newest one that names it, is not a success`;
return[(0,P().finding)("capsule-not-eligible",{...O,why:$},f)]}if(a!==void 0){const $=`whether the Capsule \`${n.id}\` ha\
s enough consecutive successes`;return[(0,E().notChecked)($,a,{...f,severity:"error"})]}const w=m.slice(0,i).map(({event:$,
why:L})=>`the event \`${$}\` does not count: ${L}`),F={...O,streak:r,least:t,uncounted:w};return[(0,P().finding)("capsul\
e-streak",F,f)]}const i=5;function o(n){return(0,C().isJsonObject)(n)?n:{}}function e(n,r,a){return typeof n=="number"&&
n>=r&&n<=a}function s(n){return n===void 0?"missing":(0,j().describeJson)(n)}},93198:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.eventChain=N;function C(){const d=u(76760);return C=function(){return d},d}function b(){const d=u(
27199);return b=function(){return d},d}function P(){const d=u(28894);return P=function(){return d},d}function E(){const d=u(
95132);return E=function(){return d},d}function A(){const d=u(36773);return A=function(){return d},d}function I(){const d=u(
72025);return I=function(){return d},d}function j(){const d=u(85475);return j=function(){return d},d}function N({assets:{
changes:d,present:y,unread:i}}){const o=y.filter(({type:t})=>t==="EvolutionEvent"),e=new Set(d.map(({asset:t})=>t)),s=new Map(
o.map(t=>[t.id,t])),n=new Map,r=new Map,a=M(o),c=new Set,m=new Set;return o.flatMap(t=>{const f=r.get(t.path);r.set(t.path,
t);const O=p(t),w=O===void 0?void 0:n.get(O);if(O!==void 0&&w===void 0&&n.set(O,t),!e.has(t)||t.cut)return[];const F=(0,b().
placeOf)(t,["parent"]),$={event:t.id},L=(0,P().isAuditLog)(t.path),T=f===void 0&&L?a(t.path):void 0;if(T!==void 0&&O!==T.
id){const R=`does not continue the archive \`${T.path}\` of its log`,U={...$,fault:R,fix:v(t,T.id)};return[(0,E().finding)(
"event-not-chained",U,F)]}if(O===void 0){if(f===void 0||!L)return[];const R={...$,fault:S,fix:v(t,f.id)};return[(0,E().finding)(
"event-not-chained",R,F)]}if(!s.has(O)){const R=f===void 0,U=L&&!R?"error":"warning",[B]=i;if(B!==void 0){const z=`wheth\
er the parent \`${O}\` of the EvolutionEvent \`${t.id}\` exists`;return[(0,I().notChecked)(z,B,{...F,severity:U})]}if(m.
has(O))return[];R||m.add(O);const K=R?`If the log with \`${O}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${O}\`, which it wrote before this one; if they are lost, leav\
e the event out`,Y={...$,parent:O,where:"not in any asset file",fix:K};return[(0,E().finding)("event-parent-missing",Y,{
...F,severity:U})]}const k=l(t,s,c);if(k!==void 0){const R=`has a circular chain of parents: ${(0,A().inCode)(k)}`;return[
(0,E().finding)("event-not-chained",{...$,fault:R,fix:"Set the `parent` of each event to the previous event"},F)]}if(w===
void 0||w.id===t.id)return[];const D=f===void 0||f.id===O?w.id:f.id,H=`has the parent \`${O}\`, which is already the pare\
nt of \`${w.id}\``,J={...$,fault:H,fix:v(t,D)};return[(0,E().finding)("event-not-chained",J,{...F,severity:"warning"})]})}
function M(d){const y=d.filter(({path:o})=>(0,P().isLogArchive)(o)),i=new Set(y.map(p));return o=>{if((0,P().isLogArchive)(
o))return;const e=y.filter(({path:s})=>C().posix.dirname(s)===C().posix.dirname(o));return e.findLast(({id:s})=>!i.has(s))??
e.at(-1)}}const S="has no parent, but it is not the first event of its log";function v({value:d},y){const i=d.asset_id===
void 0?"":(0,j().contentHash)({...d,parent:y});return`Set \`parent\` to \`${y}\`, the previous event${i&&`, and \`asset_i\
d\` to \`${i}\``}`}function p({value:{parent:d}}){return typeof d=="string"&&d!==""?d:void 0}const g=5;function l(d,y,i){
const o=new Set;let e=d;for(;e!==void 0&&!i.has(e.id)&&!o.has(e.id);){o.add(e.id);const n=p(e);e=n===void 0?void 0:y.get(
n)}if(e!==void 0&&e.id===d.id&&!i.has(e.id))return[...o].slice(0,g);for(const n of o)i.add(n)}},59613:function(G,h,u){Object.
defineProperty(h,"__esModule",{value:!0}),h.claimedRadius=E,h.estimates=p,h.sizeOf=j;function C(){const l=u(27199);return C=
function(){return l},l}function b(){const l=u(95132);return b=function(){return l},l}function P(){const l=u(47771);return P=
function(){return l},l}function E({assets:{changes:l},counted:d}){return["Capsule","EvolutionEvent"].flatMap(y=>{const i=l.
filter(({kind:n,asset:r})=>n==="added"&&r.type===y).map(({asset:n})=>({asset:n,size:j(n.value.blast_radius)})),o=i.flatMap(
({size:n})=>n??[]),e=i.at(-1);if(e===void 0||o.length<i.length)return[];const s=o.reduce(N);if(s.files<d.least.files||s.
lines<d.least.lines){const n={together:i.length>1,severity:"warning"};return[A(e.asset,s,d.least,n)]}return i.flatMap(({
asset:n,size:r})=>r!==void 0&&(0,P().isSuccess)(n.value)&&M(r,d.most)?[A(n,r,d.most,{together:!1,severity:"notice"})]:[])})}
function A(l,d,y,{together:i,severity:o}){const{type:e,id:s}=l,n={type:e,id:s,claim:`claims ${I(d)}${i?" together with t\
he others of the change":""}`,shown:`git counts ${I(y)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},r={...(0,C().placeOf)(l,["blast_radius"]),severity:o};return(0,b().finding)("\
claim-differs",n,r)}function I({files:l,lines:d}){return`${l} ${l===1?"file":"files"} and ${d} ${d===1?"line":"lines"}`}
function j(l){if(!(0,C().isJsonObject)(l))return;const{files:d,lines:y}=l;return typeof d=="number"&&typeof y=="number"?
{files:d,lines:y}:void 0}function N(l,d){return{files:l.files+d.files,lines:l.lines+d.lines}}function M(l,d){return l.files>
d.files||l.lines>d.lines+d.files}const S=3,v=.1;function p({assets:{changes:l},counted:d}){const{least:y,most:i}=d,o=l.filter(
({kind:e,asset:s})=>e==="added"&&s.type==="EvolutionEvent");return o.flatMap(({asset:e})=>{const{blast_radius_estimate:s,
meta:n,blast_radius:r}=e.value,a=(0,C().isJsonObject)(s)?[]:["meta"],c=a.length===0?s:(0,C().isJsonObject)(n)&&n.blast_radius_estimate,
m=g(c);if(m===void 0||m<=0)return[];const t=o.length===1,f=t?y.files:g(r),O=t?i.files:g(r);if(f===void 0||O===void 0)return[];
const w=f/m>S;if(!w&&O/m>=v)return[];const F=w?f:O,$=(0,C().placeOf)(e,[...a,"blast_radius_estimate"]),L={type:e.type,id:e.
id,claim:`estimates ${m} ${m===1?"file":"files"}`,shown:`the change touches ${F}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,b().finding)("claim-differs",L,$)]})}function g(l){return(0,C().isJsonObject)(
l)&&typeof l.files=="number"?l.files:void 0}},48550:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.lookAlikeIds=
N,h.repeatedIds=l;function C(){const i=u(76760);return C=function(){return i},i}function b(){const i=u(23404);return b=function(){
return i},i}function P(){const i=u(27199);return P=function(){return i},i}function E(){const i=u(64385);return E=function(){
return i},i}function A(){const i=u(11970);return A=function(){return i},i}function I(){const i=u(95132);return I=function(){
return i},i}function j(){const i=u(25367);return j=function(){return i},i}function N({assets:{changes:i,present:o}}){const e=i.
filter(({kind:a})=>a==="added").map(({asset:a})=>a);if(e.length===0)return[];const s=new Set(e.map(({type:a})=>a)),n=new Map,
r=new Map;for(const{type:a,value:c}of o){const m=s.has(a)?(0,E().declaredId)(c):void 0;if(m!==void 0)for(const t of S(a,
m)){const f=n.get(t);f===void 0?n.set(t,m):f!==m&&!r.has(t)&&r.set(t,m)}}return e.flatMap(a=>{const{type:c,id:m}=a,f=S(c,
m).flatMap(w=>[n.get(w),r.get(w)]).find(w=>w!==void 0&&w!==m);if(f===void 0)return[];const O=(0,P().placeOf)(a,["id"]);return[
(0,I().finding)("look-alike-id",{type:c,id:(0,j().visible)(m),other:(0,j().visible)(f)},O)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function S(i,o){const e=/^[\w.-]*$/.test(o)?o:v(o),s=e.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${i} case ${p(e)}`,`${i} drawn ${p(s)}`]}function v(i){const o=i.normalize("NFKC").replace(M,"");return(0,A().asciiOf)(
o.replace(/\p{Pd}/gu,"-"))}function p(i){return i.toUpperCase().toLowerCase()}const g=/(?:\.seed\.json|\/default_genes\.json)$/;
function l({assets:{changes:i,present:o}}){const s=i.filter(({kind:a})=>a==="added"||a==="modified").map(({asset:a})=>a).
filter(d);if(s.length===0)return[];const n=new Set(s.map(({id:a})=>a)),r=o.filter(a=>d(a)&&n.has(a.id));return s.flatMap(
a=>{const c=r.find(f=>y(f,a));if(c===void 0)return[];const m=`the gene \`${a.id}\`, also in \`${c.path}\` with other cont\
ent`,t={...(0,P().placeOf)(a,["id"]),severity:"warning"};return[(0,I().finding)("duplicate-id",{detail:m},t)]})}function d({
type:i,path:o}){return i==="Gene"&&!g.test(`/${o}`)}function y(i,o){return i.id===o.id&&i.path.replace(/l$/,"")!==o.path.
replace(/l$/,"")&&C().posix.dirname(i.path)===C().posix.dirname(o.path)&&(0,b().canonicalize)(i.value)!==(0,b().canonicalize)(
o.value)}},10255:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.envelope=I;function C(){const g=u(27199);
return C=function(){return g},g}function b(){const g=u(61331);return b=function(){return g},g}function P(){const g=u(39763);
return P=function(){return g},g}function E(){const g=u(95132);return E=function(){return g},g}function A(){const g=u(85475);
return A=function(){return g},g}function I(g,{asset:l}){const{type:d,id:y,envelope:i}=l;return[...N(l),...i&&(0,b().senderOf)(
i)===void 0?[(0,E().finding)("schema-field",{type:d,id:y,...j},(0,C().placeOf)(l))]:[]]}const j={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function N(g){const{type:l,id:d,wrappers:y=[]}=g,
i=(0,C().placeOf)(g);return y.flatMap(o=>M(g,o).flatMap(([e,s])=>{const n=o[e];if(n===void 0||n===s)return[];const r={type:l,
id:d,field:e,stated:p(n),actual:p(s)};return[(0,E().finding)("envelope-contradicts-asset",r,i)]}))}function M(g,l){const{
type:d,id:y,value:i}=g;return[...d==="ValidationReport"?[["target_asset_id",i.gene_asset_id??l.target_asset_id],["target\
_local_id",i.gene_id]]:[],...S(l.type,d)?[["type",d]]:[],["asset_type",d],["asset_id",v(g,l.asset_id)],["content_hash",v(
g,l.content_hash)],["local_id",y]]}function S(g,l){if(typeof g!="string")return!1;const d=g.toLowerCase();return d!==l.toLowerCase()&&
P().ASSET_TYPES.some(y=>y.toLowerCase()===d)}function v({type:g,value:l},d){if(l.asset_id!==void 0||d===void 0)return l.
asset_id;const y={type:g,value:{...l,asset_id:d}};return(0,A().matchContentHash)(y)===void 0?(0,A().contentHash)(l):d}function p(g){
return JSON.stringify(g??null).slice(0,100)}},85881:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.appliedIds=
S,h.genesStillNamed=j,h.missingGenes=g,h.unresolvedReferences=I;function C(){const l=u(27199);return C=function(){return l},
l}function b(){const l=u(30610);return b=function(){return l},l}function P(){const l=u(95132);return P=function(){return l},
l}function E(){const l=u(72025);return E=function(){return l},l}function A(){const l=u(50661);return A=function(){return l},
l}function I({assets:l}){const{changes:d,present:y,unread:i}=l,o=N(y,"Capsule"),e=N(y,"ValidationReport"),s=[["Evolution\
Event","capsule_id","Capsule",o],["EvolutionEvent","validation_report_id","ValidationReport",e],["AntiGene","evidence_ca\
psules","Capsule",o]];return d.filter(({kind:n})=>n==="added"||n==="modified").flatMap(({asset:n})=>{const{type:r,id:a,value:c}=n,
[m]=i;return s.flatMap(([t,f,O,w])=>t!==r?[]:[c[f]].flat().flatMap(F=>{if(!M(F,w))return[];const $={...(0,C().placeOf)(n,
[f]),severity:"warning"},L=`whether \`${F}\`, which the ${r} \`${a}\` names, exists`;return m?[(0,E().notChecked)(L,m,$)]:
[(0,P().finding)("reference-not-found",{type:r,id:a,wanted:O,name:F,field:f},$)]}))})}function j({assets:{changes:l,present:d}}){
const y=N(d,"Gene"),i=S(l),o=l.flatMap(({kind:s,asset:n,before:r})=>s==="removed"?n:r??[]).filter(({type:s})=>s==="Gene").
flatMap(s=>(0,b().namesOf)(s).map(n=>({asset:s,name:n}))).filter(({name:s})=>!y.has(s)&&!i.has(s));if(o.length===0)return[];
const e=d.flatMap(b().namings);return o.flatMap(({asset:s,name:n})=>{const r=e.filter(({gene:O})=>O===n),a=r.find(O=>O.by.
type==="Capsule")??r[0];if(a===void 0)return[];const c=n.startsWith("sha256:"),m={what:`${c?"gene that was":"gene"} \`${n}\
\``,by:`the ${a.by.type} \`${a.by.id}\``,more:new Set(r.map(O=>O.by)).size-1,fix:c?"Name the gene by its `id`, or by its\
 new `asset_id`":`Keep the gene \`${n}\`, or also remove the Capsules that name it`},t=a.by.type==="Capsule"?"warning":"\
notice",f=a.by.locate(a.pointer);return[(0,P().finding)("still-named",m,{location:f,subject:(0,C().subjectOf)(s),severity:t})]})}
function N(l,d){return new Set(l.filter(y=>y.type===d).flatMap(b().namesOf))}function M(l,d){return typeof l=="string"&&
!d.has(l)}function S(l){return new Set(l.flatMap(b().newNamings).map(({gene:d})=>d))}const v="ad_hoc",p={severity:"warni\
ng",harm:"bookkeeping"};function g(l){const{changes:d}=l.assets,y=new Set(d.filter(({kind:i,asset:o})=>i!=="removed"&&o.
type==="Gene").flatMap(({asset:i})=>(0,b().namesOf)(i)));return d.flatMap(b().newNamings).filter(({gene:i})=>!y.has(i)).
map(({by:i,gene:o,pointer:e})=>{const s=o===v&&(0,A().isChange)(l),n={...(0,C().placeOf)(i,e),...s&&p},{type:r,id:a}=i,c={
type:r,id:a,wanted:"gene",name:o,field:String(e[0])};return(0,P().finding)("reference-not-found",c,n)})}},93290:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.removedScripts=v;function C(){const i=u(76760);return C=function(){return i},
i}function b(){const i=u(27199);return b=function(){return i},i}function P(){const i=u(68450);return P=function(){return i},
i}function E(){const i=u(77680);return E=function(){return i},i}function A(){const i=u(63455);return A=function(){return i},
i}function I(){const i=u(51951);return I=function(){return i},i}function j(){const i=u(59867);return j=function(){return i},
i}function N(){const i=u(46912);return N=function(){return i},i}function M(){const i=u(91063);return M=function(){return i},
i}function S(){const i=u(95132);return S=function(){return i},i}async function v(i){const{assets:o,baseTree:e,clock:s}=i,
n=p(i.change),r=await g(i);if(n.size+r.size===0)return[];const a=new Set(o.changes.map(({asset:t})=>t)),c=o.present.filter(
t=>t.type==="Gene"&&!a.has(t)),m=new Map;for(const t of c){await s.tick();const f=(0,E().validationCommands)(t),O=new Map;
for(const{value:w,pointer:F}of f.kind==="list"?f.entries:[]){if(typeof w!="string")continue;const $=(0,P().storeOf)(t.path,
{policy:i.policy,tree:e}),T=(0,A().namedPaths)(w,$).filter(k=>n.has(k)).map(k=>({path:k,script:""}));r.size>0&&$.checkoutAs===
void 0&&T.push(...await d(w,e,$.root));for(const k of T){const D=y(k);(k.script===""||r.has(D))&&O.set(D,{...k,entry:F[1]})}}
for(const[w,F]of O){const $=m.get(w);$?$.more+=1:m.set(w,{...F,gene:t,more:0})}}return[...m.values()].map(({path:t,script:f,
gene:O,entry:w,more:F})=>{const $=f===""?`file \`${t}\``:`script \`${f}\` of \`${t}\``,L=`Keep \`${f||t}\`, or change the\
 commands that name it`,T={...(0,b().placeOf)(O,["validation",w]),harm:"broken"};return(0,S().finding)("still-named",{what:$,
by:`the gene \`${O.id}\``,more:F,fix:L},T)})}function p({files:i}){const o=new Set(i.flatMap(({status:e,path:s,oldPath:n})=>e===
"deleted"?s:n??[]));for(const{path:e,status:s}of i)s!=="deleted"&&o.delete(e);return o}async function g({change:i,baseTree:o,
tree:e}){const s=i.files.map(({path:r,oldPath:a})=>a??r),n=new Set;for(const r of s.filter(a=>C().posix.basename(a)==="p\
ackage.json")){const a=await l(o,r),c=new Set(await l(e,r));for(const m of a)c.has(m)||n.add(y({path:r,script:m}))}return n}
async function l(i,o){const e=C().posix.dirname(o);return[...(await(0,j().usablePackageJson)(i,e==="."?"":e))?.scripts.keys()??
[]]}async function d(i,o,e){const{invocation:s}=(0,I().readWords)(i,{tree:o,cwd:e});if(s?.program!=="npm")return[];const n={
tree:o,directory:e,changed:new Set,families:M().NO_PROGRAMS},{runs:r}=await(0,N().scriptsThatRun)(s,n,{start:0,end:0}),a=(0,N().
eventOf)(s);return r.flatMap(({directory:c,event:m})=>m===a?[{path:C().posix.join(c,"package.json"),script:a}]:[])}function y({
path:i,script:o}){return`${i}\0${o}`}},21471:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.describeJson=
n,h.schemaDifferences=A;function C(){const r=u(98285);return C=function(){return r},r}function b(){const r=u(98879);return b=
function(){return r},r}const P=2e5,E=50;function A(r,a){try{return I(r,(0,C().withoutAnnotations)(a))}catch(c){if(!(c instanceof
URIError))throw c;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function I(r,a){const c=(0,b().complaintsOf)(r,a,JSON.stringify(a).length<=P),m=new Map,t=new Set;
for(const f of c){if(S.has(f.keyword))continue;const O=N(f);if(!t.has(O)){t.add(O);for(const w of v(f,r,a)){const F=j(f,
w),$=m.get(F);m.set(F,$?{...$,more:$.more+1}:w)}}}return[...m.values()].slice(0,E)}function j({keywordLocation:r},a){switch(a.
kind){case"missing":return JSON.stringify([r,...a.fields]);case"unknown":return JSON.stringify([r,a.field]);case"invalid":
return r}}function N({keyword:r,instanceLocation:a}){return`${M.has(r)?r:"value"} ${a}`}const M=new Set(["required","add\
itionalProperties"]),S=new Set(["properties","items","false"]);function v(r,a,c){const{keyword:m,keywordLocation:t,instanceLocation:f}=r,
{pointer:O,value:w}=g(c,f),F=l(a,t);if(m==="required"){const L=(F.required??[]).filter(k=>!p(w,k)),T=Object.fromEntries(
L.map(k=>[k,s(F.properties?.[k]??{})]));return[{kind:"missing",pointer:O,fields:L,expected:T,more:0}]}if(m==="additional\
Properties"){const L=F.properties??{},T=Object.keys(w??{}).filter(D=>!Object.hasOwn(L,D)),k=Object.keys(L).filter(D=>!p(
w,D));return T.map(D=>({kind:"unknown",pointer:[...O,D],field:D,absent:k,more:0}))}const $=e(m,F);return[{kind:"invalid",
pointer:O,keyword:m,expected:$,found:n(w),more:0}]}function p(r,a){return r!==null&&Object.hasOwn(r,a)}function g(r,a){const c=[];
let m=r;for(const t of d(a))Array.isArray(m)?(c.push(Number(t)),m=m[Number(t)]??null):(c.push(t),m=m[t]??null);return{pointer:c,
value:m}}function l(r,a){let c=b().SCHEMAS[r];for(const m of d(a).slice(0,-1))c=c[m];return c}function d(r){return r.split(
"/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"))}const y={string:"a string",array:"a list",object:"an o\
bject",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},i={"^\\d+\\.\\d+\\.\\d+$":"three numbers \
such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},o=40;function e(r,a){const c=a[r];switch(r){case"\
type":return[c].flat().map(m=>y[String(m)]??String(m)).join(" or ");case"enum":return`one of ${(a.enum??[]).map(m=>`\`${JSON.
stringify(m)}\``).join(", ")}`;case"const":return JSON.stringify(c);case"pattern":return i[String(c)]??`a string that ma\
tches ${c}`;case"minLength":return c===1?"a non-empty string":`a string of at least ${c} characters`;case"maxLength":return`\
a string of at most ${c} characters`;case"minItems":return c===1?"a non-empty list":`a list of at least ${c} items`;case"\
maxItems":return`a list of at most ${c} items`;case"minimum":return`a number that is at least ${c}`;case"maximum":return`\
a number that is at most ${c}`;default:return`a value that matches \`${r}\` in the schema`}}function s(r){const a=["enum",
"const","pattern","type"].find(c=>Object.hasOwn(Object(r),c));return a===void 0?"a value":e(a,r)}function n(r){return Array.
isArray(r)?r.length===0?"an empty list":"a list":r!==null&&typeof r=="object"?"an object":typeof r!="string"?String(r):r.
length<=o?JSON.stringify(r):`a string of ${r.length} characters`}},57733:function(G,h,u){Object.defineProperty(h,"__esMo\
dule",{value:!0}),h.promotionSchemaFindings=j,h.schemaFindings=I;function C(){const e=u(23404);return C=function(){return e},
e}function b(){const e=u(27199);return b=function(){return e},e}function P(){const e=u(3051);return P=function(){return e},
e}function E(){const e=u(95132);return E=function(){return e},e}function A(){const e=u(21471);return A=function(){return e},
e}function I(e){return(0,A().schemaDifferences)(e.type,e.value).filter(s=>!y(e,s)).flatMap(s=>v(e,s)).map(s=>N(e,s,"warn\
ing"))}function j(e){const s=i(e)?"warning":"error";return(0,A().schemaDifferences)(e.type,e.value).map(n=>N(e,n,s))}function N(e,s,n){
const{type:r,id:a}=e,{pointer:c,more:m}=s,t={...(0,b().placeOf)(e,c),severity:n},f=(O,w,F,$)=>(0,E().finding)("schema-fi\
eld",{type:r,id:a,field:O,fault:w,where:F,fix:$},t);switch(s.kind){case"missing":{const{fields:O,expected:w}=s,F=O.includes(
"asset_id")?"; `gene-gate fix --identity --write` adds `asset_id` in the repository of its author":"",L=`Add ${O.map(T=>`\
\`${T}\` (${w[T]})`).join(", ")}${F}`;return f(O.join("`, `"),"is missing",S(c,m),L)}case"unknown":{const O=S(c.slice(0,
-1),m),{field:w,absent:F}=s,$=(0,P().nearestName)(w,F),L=$===void 0?"":`If you meant \`${$}\`, rename it. Otherwise, `,T=`${L}${L?
"remove":"Remove"} \`${w}\` or store it outside the asset`;return f(w,"is unknown",O,T)}case"invalid":{const{expected:O}=s,
w=`${s.found}${m===0?"":` (and in ${M(m)})`}`,F=c.join("."),$=`must be ${O}, but it is ${w}`;return f(F,$,"",`Change \`${F}\
\` to ${O}`)}}}function M(e){return e===1?"1 similar place":`${e} similar places`}function S(e,s){return e.length===0?"":
` in \`${e.join(".")}\`${s===0?"":` and ${M(s)}`}`}function v(e,s){const{type:n}=e,{pointer:r}=s;switch(s.kind){case"mis\
sing":{const a=s.fields.filter(c=>!p[n].has([...r,c].join("."))&&!(c==="source_type"&&(o(e)??0)<l));return a.length===0?
[]:[{...s,fields:a}]}case"unknown":return[s];case"invalid":return g(n,r,s.keyword)?[]:[s]}}const p={Gene:new Set(["type",
"id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(["type","id"])};function g(e,[s,...n],r){if(s===
"type"||s==="id"||s==="asset_id")return!0;if(e!=="Gene")return!1;const a=r==="minItems"&&n.length>0;return s==="validati\
on"||s==="constraints"&&!a}const l=6,d={"Gene epigenetic_marks[]":["object","string"],"Gene _source":["object"],"Gene av\
oid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":["string"],"Capsule diff":["string"],"Cap\
sule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execution_trace":["object"],"EvolutionEvent ap\
plied_lessons[]":["object","string"]};function y({type:e,value:s},{kind:n,pointer:r}){const[a="",c=0,...m]=r,t=s[a]??null,
f=d[`${e} ${a}${Array.isArray(t)?"[]":""}`];return n==="missing"||!f||typeof c!="number"||m.length>0?!1:[t].flat().every(
O=>f.includes(O===null?"null":typeof O))}function i(e){return(o(e)??Number.NaN)<Number(C().SCHEMA_VERSION.split(".")[1])}
function o({value:{schema_version:e}}){const s=typeof e=="string"?/^1\.(\d+)\.\d+$/.exec(e)?.[1]:void 0;return s===void 0?
void 0:Number(s)}},98879:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.SCHEMAS=void 0,h.complaintsOf=
g;function C(){const y=u(13574);return C=function(){return y},y}function b(){const y=u(36576);return b=function(){return y},
y}function P(){const y=u(25065);return P=function(){return y},y}function E(){const y=u(5330);return E=function(){return y},
y}function A(){const y=u(39436);return A=function(){return y},y}function I(){const y=u(39763);return I=function(){return y},
y}const j={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},N="^sha256:[a-f0-9]{64}$",M={type:"object",required:["type","sc\
hema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Val\
idationReport"},schema_version:j,id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:[
"object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{
type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{
type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:N}}},S={type:"array",items:{
type:"string"}},v={type:"object",required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{
type:{const:"AntiGene"},schema_version:j,id:{type:"string",minLength:1},summary:{type:"string",minLength:1},trigger:{...S,
minItems:1},avoid:{...S,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium","high"]},source_clusters:S,
evidence_capsules:S,failure_count:{type:"integer",minimum:0},asset_id:{type:"string",pattern:N}}},p=h.SCHEMAS={Gene:E().
default,Capsule:b().default,EvolutionEvent:P().default,Mutation:A().default,ValidationReport:M,AntiGene:v};function g(y,i,o){
return l[o?"all":"first"][y].validate(i).errors}const l={all:d(!1),first:d(!0)};function d(y){const i=I().ASSET_TYPES.map(
o=>[o,new(C()).Validator(p[o],"7",y)]);return Object.fromEntries(i)}},73566:function(G,h,u){Object.defineProperty(h,"__e\
sModule",{value:!0}),h.capsuleFields=M,h.selfDescription=j,h.unidentified=S;function C(){const g=u(27199);return C=function(){
return g},g}function b(){const g=u(59490);return b=function(){return g},g}function P(){const g=u(95132);return P=function(){
return g},g}function E(){const g=u(72025);return E=function(){return g},g}function A(){const g=u(85475);return A=function(){
return g},g}function I(){const g=u(57733);return I=function(){return g},g}function j({correctorOf:g},{asset:l,change:d,commands:y=[]}){
if(l.cut)return[];const i=d?.kind==="unchanged"?void 0:d?.before,o=y.some(({findings:e})=>e.some(({edit:s})=>s?.fix));return[
...(0,A().hashFindings)(l,g(l),!o,i),...(0,I().schemaFindings)(l)]}const N={success_streak:"an integer from 0 on",env_fingerprint:"\
an object with `platform` and `arch`"};function M(g,{asset:l}){const{type:d,id:y,value:i}=l;if(d!=="Capsule"||l.cut)return[];
const o=Object.keys(N).filter(r=>i[r]==null);if(o.length===0)return[];const e=o.join("`, `"),n={fault:"is missing",where:"",
fix:`Add ${o.map(r=>`\`${r}\` (${N[r]})`).join(", ")}`};return[(0,P().finding)("schema-field",{type:d,id:y,field:e,...n},
(0,C().placeOf)(l))]}function S({genes:g,claims:l,correctorOf:d}){const e=[...g.filter(({change:n})=>n?.kind!=="removed").
map(({asset:n})=>n),...l].filter(({cut:n})=>!n).flatMap(n=>v(n,d));return[...(0,b().groupBy)(e,({rule:n,location:r})=>JSON.
stringify([n,r?.path])).values()].flatMap(p)}function v(g,l){try{return(0,A().identityFindings)(g,l(g)).filter(A().isMissingIdentity)}catch(d){
return[(0,E().assetNotJudged)(g,d)]}}function p([g,...l]){if(g===void 0)return[];if(l.length===0||!(0,A().isMissingIdentity)(
g))return[g,...l];const{subject:d,args:y,...i}=g,{expected:o,...e}=y;return[{...i,args:{...e,others:l.length}}]}},47771:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.claimedStreak=a,h.eventsIn=g,h.isSuccess=S,h.streakCounter=j,h.successStreak=
p;function C(){const c=u(23404);return C=function(){return c},c}function b(){const c=u(27199);return b=function(){return c},
c}function P(){const c=u(59490);return P=function(){return c},c}function E(){const c=u(95132);return E=function(){return c},
c}function A(){const c=u(72025);return A=function(){return c},c}function I(){const c=u(85475);return I=function(){return c},
c}function j(c,m){const t=d(c,m),f=(0,P().groupBy)(c,({value:{capsule_id:O}})=>O);return O=>N(O,f.get(O.id)??[],t,m)}function N({
id:c,value:{gene:m}},t,f,O){const w=[],F=[],$={files:0,lines:0};let L;const{successes:T,failure:k}=M(c,t);for(const D of T){
const{value:H}=D,J=f.get(D)??i(H,O)??(o(H,m,O)?void 0:l)??(s(H)?"it records no change":void 0);J===void 0?(F.push(D),e($,
H)||(L??=r(H))):w.push({event:r(H),why:J})}return{count:v(F),uncounted:w,ended:k!==void 0,...k&&T.length===0&&{failed:r(
k.value)},radius:$,...L!==void 0&&{unmeasured:L}}}function M(c,m){const t=m.filter(({value:O})=>O.type==="EvolutionEvent"&&
O.capsule_id===c).reverse(),f=t.findIndex(({value:O})=>!S(O));return f<0?{successes:t}:{successes:t.slice(0,f),failure:t[f]}}
function S({outcome:c}){return(0,b().isJsonObject)(c)&&c.status==="success"}function v(c){const m=c.map(({value:t})=>t.id).
filter(t=>typeof t=="string");return c.length-m.length+new Set(m).size}function p(c,m){const{successes:t,failure:f}=M(c,
m);return{count:v(t),ended:f!==void 0}}function g({changes:c,present:m,unread:t}){const f=t.at(-1),O=new Set(c.map(({asset:w})=>w));
return m.filter(({type:w,path:F})=>w==="EvolutionEvent"&&(!f||F>=f.path)).map(w=>({value:w.value,log:w.path,isNew:O.has(
w)}))}const l="it does not name the gene of the Capsule";function d(c,m){const t=new Map,f=new Map,O=new Set;for(const w of c){
const F=y(w,f,m&&O.has(w.log));F!==void 0&&t.set(w,F),O.add(w.log);const{id:$}=w.value;typeof $=="string"&&!f.has($)&&f.
set($,w)}return t}function y({value:c,isNew:m},t,f){const{id:O,parent:w}=c;if(m)return"the change that is judged adds or\
 edits it";const F=typeof O=="string"?t.get(O):void 0;return F!==void 0?(0,C().canonicalize)(F.value)===(0,C().canonicalize)(
c)?void 0:"an earlier event with other content has its id":typeof w=="string"&&w!==""?t.has(w)?void 0:"its parent is not\
 in the log before it":f?"it has no parent":void 0}function i(c,m){const{id:t,asset_id:f}=c;if(f===void 0)return m?"it h\
as no hash":void 0;if((0,I().matchContentHash)({type:"EvolutionEvent",value:c})===void 0)return"its hash does not match \
its content";const O=typeof t=="string"&&t.trim()!=="";return m&&!O?"it has no id":void 0}function o({genes_used:c},m,t){
return typeof m!="string"||m===""||!Array.isArray(c)?!t:c.includes(m)}function e(c,{blast_radius:m}){if(m===void 0)return!0;
if(!(0,b().isJsonObject)(m))return!1;const{files:t,lines:f}=m;return!n(t)||!n(f)?!1:(c.files=Math.max(c.files,t),c.lines=
Math.max(c.lines,f),!0)}function s({blast_radius:c}){return(0,b().isJsonObject)(c)&&(c.files===0||c.lines===0)}function n(c){
return typeof c=="number"&&Number.isSafeInteger(c)&&c>=0}function r({id:c}){return typeof c=="string"?c:"without an id"}
function a({assets:c}){const m=(0,P().groupBy)(g(c),({value:t})=>t.capsule_id);return c.changes.flatMap(({kind:t,asset:f})=>{
const{success_streak:O}=f.value;if(t==="removed"||f.type!=="Capsule"||typeof O!="number")return[];const{count:w,ended:F}=p(
f.id,m.get(f.id)??[]);if(O<=w)return[];const $=(0,b().placeOf)(f,["success_streak"]),L=c.unread.at(-1);if(L!==void 0&&!F)
return[(0,A().notChecked)(`the success streak of the Capsule \`${f.id}\``,L,$)];const T={type:f.type,id:f.id,claim:`clai\
ms a success streak of ${O}`,shown:`the events show ${w}`,fix:"Let the engine append the events of its cycles, or correc\
t `success_streak`"};return[(0,E().finding)("claim-differs",T,$)]})}},36974:function(G,h,u){Object.defineProperty(h,"__e\
sModule",{value:!0}),h.incompleteGene=S,h.removedGene=v,h.validationList=I;function C(){const p=u(27199);return C=function(){
return p},p}function b(){const p=u(36093);return b=function(){return p},p}function P(){const p=u(77680);return P=function(){
return p},p}function E(){const p=u(95132);return E=function(){return p},p}function A(){const p=u(50661);return A=function(){
return p},p}function I(p,{asset:g,validation:l,commands:d}){if(g.cut)return[];const y=["validation"],i={gene:g.id};if(l.
kind==="not_a_list"){const s={...i,fault:`must have ${l.expected} as \`validation\``};return[(0,E().finding)("validation\
-malformed",s,(0,C().placeOf)(g,y))]}if(l.kind==="missing"||l.entries.every(P().isBlankEntry))return[(0,E().finding)("va\
lidation-missing",{...i,that:""},(0,C().placeOf)(g,y))];const o=[],e=new Set;for(const s of l.entries){const{value:n,pointer:r}=s;
if((0,P().isBlankEntry)(s)){const a={...i,field:r.join("."),fault:"is blank"},c={...(0,C().placeOf)(g,r),severity:"notic\
e"};o.push((0,E().finding)("validation-redundant",a,c))}else if(typeof n!="string"){const a={...i,fault:`must have a str\
ing as \`${r.join(".")}\``};o.push((0,E().finding)("validation-malformed",a,(0,C().placeOf)(g,r)))}else if(e.has(n)){const a={
...(0,C().placeOf)(g,r),subject:{...(0,C().subjectOf)(g),command:n}};o.push((0,E().finding)("validation-redundant",{...i,
field:r.join("."),fault:`repeats \`${n}\``},a))}else e.add(n)}if(d.length>0&&d.every(N)){const s={...i,that:" that check\
s the change"},n=(0,C().placeOf)(g,y),r=j(p,g)?"notice":"error";o.push((0,E().finding)("validation-missing",s,{...n,severity:r}))}
return o}function j(p,g){return(0,A().isChange)(p)?p.seeds.has(g):p.correctorOf(g)!=="author"&&(0,b().seedRelease)(g)!==
void 0}function N({reading:{problems:p,argv:g}}){return p.some(({rule:l})=>l==="only-prints")||M.has(g?.[0]??"")}const M=new Set(
["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function S(p,{
asset:g}){return g.cut?[(0,E().finding)("validation-malformed",{gene:g.id,fault:"can be read only in part: its JSON has \
an error"},(0,C().placeOf)(g))]:[]}function v(p,{asset:g}){return[(0,E().finding)("gene-removed",{gene:g.id},{subject:(0,C().
subjectOf)(g)})]}},56131:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.geneDifferences=l,h.hardCaps=
g,h.limitsOf=p,h.readConstraints=j,h.stricterConstraints=N,h.uncovered=o;function C(){const e=u(27199);return C=function(){
return e},e}function b(){const e=u(77680);return b=function(){return e},e}function P(){const e=u(57430);return P=function(){
return e},e}function E(){const e=u(32854);return E=function(){return e},e}function A(){const e=u(53315);return A=function(){
return e},e}function I(){const e=u(50661);return I=function(){return e},e}function j(e){const s=c=>({constraints:M,problems:[
{...c,pointer:["constraints"]}]});if(e===void 0)return s({kind:"missing"});if(!(0,C().isJsonObject)(e))return s({kind:"m\
alformed",detail:"an object"});const n=[],r=S(e.max_files,n);return{constraints:{maxFiles:r??A().DEFAULT_MAX_FILES,isDefaultLimit:r===
void 0,forbiddenPaths:v(e.forbidden_paths,n)},problems:n}}function N(e,s){if(e===void 0)return s;const{maxFiles:n,isDefaultLimit:r}=e.
maxFiles<s.maxFiles?e:s;return{maxFiles:n,isDefaultLimit:r,forbiddenPaths:[...new Set([...e.forbiddenPaths,...s.forbiddenPaths])]}}
const M={maxFiles:A().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function S(e,s){const n=["constraints","max\
_files"];if(e===void 0)s.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
s.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function v(e,s){const n=["constraints","forbidd\
en_paths"];if(e===void 0)return s.push({kind:"missing",pointer:n}),[];if(!Array.isArray(e))return s.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const r=new Set;for(const[a,c]of e.entries()){const m=typeof c=="string"?(0,E().
normalise)(c):void 0;if(typeof c!="string"||!m){s.push({kind:"malformed",pointer:[...n,a],detail:"a path below the root \
of the repository"});continue}(0,E().looksLikePattern)(c)&&s.push({kind:"pattern",pointer:[...n,a],detail:c}),r.add(m)}return[
...r]}function p(e,s){const{asset:n,change:r,binds:a}=e,{constraints:c}=j(n.value.constraints),m=r?.before&&j(r.before.value.
constraints).constraints,t=N(m,c),{maxFiles:f,isDefaultLimit:O}=t,w=g(s.policy),F=a&&(0,I().isChange)(s)?s.radius:P().NOTHING_TOUCHED,
$=(0,A().cappedSize)(F,s.policy.blast_radius.counting),L=(0,A().gradeFiles)(F.files,f,$,w),T=L==="hard_cap_breach"?$:F,k=(0,A().
gradeWords)(L,T,f,w);return{base:m,head:c,constraints:t,blastRadius:{...F,max_files:f,...O&&{default_limit:!0},severity:L,
message:k}}}function g({blast_radius:e}){const{hard_cap_files:s,hard_cap_lines:n}=e;return{files:s,lines:n}}function l({
kind:e,asset:s,before:n}){return n===void 0||s.cut||e!=="added"&&e!=="modified"?[]:[...d(n,s),...i(n,s)]}function d(e,s){
const[n,r]=[y(e),y(s)],a="validation";return[...[...n].filter(c=>!r.has(c)).map(c=>({kind:"command_removed",field:a,base:c,
head:null})),...[...r].filter(c=>!n.has(c)).map(c=>({kind:"command_added",field:a,base:null,head:c}))]}function y(e){const s=(0,b().
validationCommands)(e),n=s.kind==="list"?s.entries.map(({value:r})=>r):[];return new Set(n.filter(r=>typeof r=="string"))}
function i(e,s){const{constraints:n}=j(e.value.constraints),{constraints:r}=j(s.value.constraints),a=[];r.maxFiles!==n.maxFiles&&
a.push({kind:r.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(r.maxFiles)});const c="constraints.forbidden_paths";for(const m of o(n.forbiddenPaths,r.forbiddenPaths))
a.push({kind:"constraint_loosened",field:c,base:m,head:null});for(const m of o(r.forbiddenPaths,n.forbiddenPaths))a.push(
{kind:"constraint_tightened",field:c,base:null,head:m});return a}function o(e,s){return e.filter(n=>!s.some(r=>(0,E().isWithin)(
n,r)))}},54034:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.auditGene=N,h.forbidsRunningGene=S,h.geneFindings=
M;function C(){const v=u(13580);return C=function(){return v},v}function b(){const v=u(72025);return b=function(){return v},
v}function P(){const v=u(70716);return P=function(){return v},v}function E(){const v=u(97004);return E=function(){return v},
v}function A(){const v=u(6470);return A=function(){return v},v}function I(){const v=u(50661);return I=function(){return v},
v}function j(){const v=u(56131);return j=function(){return v},v}async function N(v,p,g){const{asset:l,change:d,store:y}=p,
{timeoutMs:i}=g,o=(0,j().limitsOf)(p,v),e=await M(v,{...p,limits:o}),s=(0,I().isChange)(v)&&v.seeds.has(l)&&(0,E().lacksEngine)(
p.commands),n=s?p.commands.map(t=>({...t,findings:t.findings.map(E().asNotice)})):p.commands,r=s?e.map(E().asNotice):e,a=g.
mayRun&&!r.some(S),{root:c,checkoutAs:m}=y;return{asset:l,store:y,...s&&{isIdle:s},commands:a?(0,A().planCommands)(n,{timeoutMs:i,
directory:c,checkoutAs:m}):n,findings:r,blastRadius:o.blastRadius,differences:d===void 0?[]:(0,j().geneDifferences)(d)}}
async function M(v,p){return p.change?.kind!=="removed"?(0,b().ask)(P().GENE_CHECKS,v,p):(await(0,b().ask)(P().REMOVED_GENE_CHECKS,
v,p)).map(({location:l,...d})=>d)}function S({rule:v}){return(0,C().ruleOf)(v).forbidsRunning==="gene"}},42804:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.declaredConstraints=j,h.declaredPaths=y,h.geneBlastRadius=l,h.hardCap=
g,h.limitsBeyondCap=v,h.loosenedConstraints=M;function C(){const i=u(27199);return C=function(){return i},i}function b(){
const i=u(95132);return b=function(){return i},i}function P(){const i=u(53315);return P=function(){return i},i}function E(){
const i=u(39869);return E=function(){return i},i}function A(){const i=u(56131);return A=function(){return i},i}const I={
severity:"warning",harm:"bookkeeping"};function j(i,{asset:o}){return(0,A().readConstraints)(o.value.constraints).problems.
filter(({kind:e})=>e!=="missing"||!o.cut).map(e=>N(o,e))}function N(i,{kind:o,pointer:e,detail:s=""}){const n=(0,C().placeOf)(
i,e),r=e.join("."),a=(m,t,f=I)=>(0,b().finding)("constraints-malformed",{gene:i.id,field:r,fault:m,fix:t},{...n,...f});if(o===
"missing")return a("is missing",`Add \`${r}\` to the gene`);if(o==="malformed")return a(`must be ${s}`,`Change \`${r}\` t\
o ${s}`,{});const c=`forbids \`${s}\`, which is read as a path, with each of its characters, not as a pattern`;return a(
c,"Write the path of the directory; everything below it is also forbidden")}function M(i,{asset:o,binds:e,limits:{base:s,
head:n}}){if(!e||o.cut||s===void 0)return[];const r=(0,A().uncovered)(s.forbiddenPaths,n.forbiddenPaths),a=n.maxFiles>s.
maxFiles;if(r.length===0&&!a)return[];const c=S(o.value.constraints),m=[...a&&!c("max_files")?[`\`max_files\` from ${s.maxFiles}\
 to ${n.maxFiles}`]:[],...(c("forbidden_paths")?[]:r).map(f=>`\`${f}\` is no longer forbidden`)];if(m.length===0)return[];
const t=(0,C().placeOf)(o,["constraints"]);return[(0,b().finding)("constraints-loosened",{gene:o.id,loosened:m},t)]}function S(i){
const o=(0,A().readConstraints)(i).problems.flatMap(({kind:e,pointer:s})=>e==="malformed"&&s.length<=2?[s[1]]:[]);return e=>o.
includes(e)||o.includes(void 0)}function v(i,{asset:o,binds:e,limits:{base:s,head:n}}){const{files:r}=(0,A().hardCaps)(i.
policy),{maxFiles:a}=n;if(!e||a<=r||s!==void 0&&a<=s.maxFiles)return[];const c="constraints.max_files",m=`allows ${a} fi\
les, but the hard cap of the policy is ${r} ${r===1?"file":"files"}`,t={gene:o.id,field:c,fault:m,fix:`Set \`${c}\` to ${r}\
 or less`},f={...(0,C().placeOf)(o,["constraints","max_files"]),...I};return[(0,b().finding)("constraints-malformed",t,f)]}
const p={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function g({genes:i,radius:o,policy:e,isPush:s}){const n=i.filter(({binds:L})=>L),r=(0,P().cappedSize)(o,e.blast_radius.
counting),a=(0,A().hardCaps)(e);if(n.length===0||r.files<=a.files&&r.lines<=a.lines)return[];const[c,...m]=n,t=n.find(({
change:L})=>L.kind!=="removed"),{location:f}=t?(0,C().placeOf)(t.asset,["constraints","max_files"]):{},w={...s&&n.every(
({change:L})=>L.kind==="applied")&&{severity:"warning"},...f&&{location:f},...c&&m.length===0&&{subject:(0,C().subjectOf)(
c.asset)}},F=r.lines-o.lines,$={...r,capFiles:a.files,capLines:a.lines,genes:n.length,...F>0&&{exempt:F}};return[(0,b().
finding)("blast-radius-hard-cap",$,w)]}function l(i,{asset:o,binds:e,isOnlyAdded:s,limits:n}){const{files:r,max_files:a,
severity:c}=n.blastRadius;if(!e||c==="within_limit"||c==="hard_cap_breach")return[];if(s&&(c==="approaching_limit"||i.seeds.
has(o)))return[];const m=(0,C().placeOf)(o,["constraints","max_files"]),t={gene:o.id,files:r,maxFiles:a,declared:!n.constraints.
isDefaultLimit};return[(0,b().finding)(p[c],t,{...m,...d(s)})]}function d(i=!1){return i?I:{}}function y({touchesOf:i,seeds:o},{
asset:e,binds:s,isOnlyAdded:n,limits:{constraints:r}}){if(!s||o.has(e))return[];const a=r.forbiddenPaths.flatMap(m=>(0,E().
someTouches)(i(m)).map(t=>({gene:e.id,entry:m,...t})));if(a.length===0)return[];const c={...(0,C().placeOf)(e,["constrai\
nts","forbidden_paths"]),...d(n)};return a.map(m=>(0,b().finding)("forbidden-path-declared",m,c))}},16373:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.launchedFiles=y,h.markUnreadable=d,h.readGene=S,h.readGeneChange=v;function C(){
const o=u(27199);return C=function(){return o},o}function b(){const o=u(30610);return b=function(){return o},o}function P(){
const o=u(68450);return P=function(){return o},o}function E(){const o=u(77680);return E=function(){return o},o}function A(){
const o=u(10473);return A=function(){return o},o}function I(){const o=u(41431);return I=function(){return o},o}function j(){
const o=u(10729);return j=function(){return o},o}function N(){const o=u(16455);return N=function(){return o},o}function M(){
const o=u(95132);return M=function(){return o},o}async function S(o,e,s){const n=(0,E().validationCommands)(o),r=await p(
o,n,e,s);return{asset:o,store:e.storeOf(o.path),binds:!1,validation:n,commands:r}}async function v(o,e,s,n){const{kind:r,
asset:a,before:c}=o,m=(0,b().namesOf)(a).some(F=>e.has(F)),t=!["applied","unchanged"].includes(r)||m,f=r==="added"&&c===
void 0&&!m,O=(0,E().validationCommands)(a),w=r==="removed"?[]:await p(a,O,s,n);return{asset:a,store:s.storeOf(a.path),change:o,
binds:t,isOnlyAdded:f,validation:O,commands:w}}async function p(o,e,s,n){if(e.kind!=="list")return[];const r=s.forFile(o.
path),a=e.entries.filter(f=>typeof f.value=="string"&&!(0,E().isBlankEntry)(f)),c=await Promise.all(a.map(({value:f})=>r.
command(f))),m=await(0,N().withEdits)(c,r,n(o)==="fix");return(await Promise.all(m.map(f=>g(f,o,s)))).map((f,O)=>l(o,f,a[O]?.
pointer??["validation"]))}async function g(o,{path:e},s){const n=s.storeOf(e),{tree:r}=s.terms;if(o.verdict!=="block"||r===
void 0)return o;const a=new Set((0,I().missingPaths)(o).map(m=>m.replace(/\/.*/,""))),c=[...[...new Set([...(0,P().packagesAbove)(
r,n.path),""])].map(m=>({root:m})),...[...a].filter(j().isCheckoutName).map(m=>({root:"",checkoutAs:m}))];for(const m of c){
if(m.root===n.root&&m.checkoutAs===n.checkoutAs)continue;const{verdict:t}=await s.startingIn(m).command(o.reading.command);
if(t==="block")continue;const{checkoutAs:f}=m,O=(0,M().finding)("store-root-unclear",{store:n.path||".",root:(0,P().shownRoot)(
n),others:[(0,P().shownRoot)(m)],because:"accepts",...f!==void 0&&{checkoutAs:f}});return{...o,findings:[...o.findings,O]}}
return o}function l(o,{findings:e,...s},n){const{command:r}=s.reading,a={...(0,C().subjectOf)(o),command:r},c={path:o.path,
pointer:(0,C().pointerText)([...o.pointer,...n])};return{...s,command:r,location:o.locate(n),findings:e.map(({edit:m,...t})=>({
...t,location:o.locate(n,t.span),subject:a,...m&&{edit:{...c,...m}}}))}}async function d(o,e,{tree:s,baseTree:n}){const r=o.
flatMap(({commands:c})=>c.flatMap(y)),a=new Map;for(const c of new Set(r)){const m=e.has(c)?await(0,A().whyUnreadable)(s,
c):void 0;m&&await(0,A().whyUnreadable)(n,c)===void 0&&a.set(c,m)}return a.size===0?o:o.map(c=>({...c,commands:c.commands.
map(m=>i(c,m,a))}))}function y({reading:o}){return o.targets.flatMap(({path:e})=>e??[])}function i({asset:o},e,s){const{
location:n,verdict:r,confirmation:a}=e,c={location:n,subject:{...(0,C().subjectOf)(o),command:e.command}},m=[...new Set(
y(e))].flatMap(t=>{const f=s.get(t);return f===void 0?[]:[(0,M().finding)("script-unreadable",{path:t,why:f},c)]});return m.
length===0?e:{...e,verdict:r==="allow"?"warn":r,confirmation:a==="standard"?"strong":a,findings:[...e.findings,...m]}}},
6470:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.digestPlans=I,h.makePlan=E,h.planCommands=A,h.toolOf=
M;function C(){const S=u(2833);return C=function(){return S},S}const b=Symbol("audited");function P({steps:S,...v}){return{
...v,steps:S.map(({command:p,...g})=>g)}}function E(S){const{argv:v,program:p,directory:g,binary:l=null,env:d,timeoutMs:y}=S,
{scripts:i=null,npmSettings:o=[],checkoutAs:e}=S,s=JSON.stringify([v,p,l,i&&P(i),o,Object.entries(d).sort(([n],[r])=>n<r?
-1:1),y,...g===""?[]:[g],...e===void 0?[]:[{checkoutAs:e}]]);return{...S,[b]:!0,digest:(0,C().digestOf)(s)}}function A(S,v){
const p=[];for(const g of S){const l=g.verdict==="block"?void 0:j(g.reading,v);if(l===void 0)return S;p.push({...g,plan:l})}
return p}function I(S){const v=[...new Set(S.map(({digest:p})=>p))].sort();return(0,C().digestOf)(v.join(`
`))}function j(S,v){const{command:p,argv:g,assignments:l}=S,d=g&&N(S,g);if(d)return E({command:p,...d,env:{...Object.fromEntries(
l.map(({name:y,value:i})=>[y,i])),...S.invocation?.family?.data.environment},...v})}function N(S,v){const{invocation:p,scripts:g,
npmSettings:l}=S,[d]=v;if(p===void 0)return d===void 0?void 0:{program:d,argv:v};const y=M(S);if(y===void 0){const{program:o}=p;
return{program:o,argv:v,...g&&{scripts:g},...l&&{npmSettings:l}}}if(y.path===void 0)return;const i=[...p.operands,...p.passthrough].
map(({text:o})=>o);return{program:p.program,argv:i,binary:y.path}}function M({targets:S}){return S.find(({kind:v,via:p})=>v===
"package_binary"&&p===void 0)}},66160:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.correctorIn=o,h.
isGene=e,h.readChangeSubject=d,h.subjectOfAssets=l;function C(){const n=u(29121);return C=function(){return n},n}function b(){
const n=u(20702);return b=function(){return n},n}function P(){const n=u(78114);return P=function(){return n},n}function E(){
const n=u(28894);return E=function(){return n},n}function A(){const n=u(36093);return A=function(){return n},n}function I(){
const n=u(4378);return I=function(){return n},n}function j(){const n=u(74238);return j=function(){return n},n}function N(){
const n=u(53315);return N=function(){return n},n}function M(){const n=u(12154);return M=function(){return n},n}function S(){
const n=u(39869);return S=function(){return n},n}function v(){const n=u(85881);return v=function(){return n},n}function p(){
const n=u(16373);return p=function(){return n},n}const g={changes:[],problems:[],files:[],present:[],unread:[]};function l({
assets:n,problems:r},a,c,m=g){const{policy:t,tree:f}=a.terms;return{policy:t,clock:a.clock,tree:f,problems:r,correctorOf:c,
genes:n.filter(e).map(O=>({asset:O})),claims:n.filter(O=>!e(O)),assets:m}}async function d(n){const{assets:r,baseTree:a,
tree:c,policy:m,platform:t}=n,{policy:f,source:O}=m,w=new Set(n.change.files.flatMap(N().namesOf)),F=I().Judge.by({policy:f,
tree:c,base:a,changed:w,platform:t,...n.clock&&{clock:n.clock}}),$=y(r.changes),L=(0,v().appliedIds)(r.changes.filter(({
asset:W})=>!$.has(W))),T=o(r.problems),k={tree:c,baseTree:a},D=await F.clock.all(r.changes.filter(({asset:W})=>e(W)),W=>(0,p().
readGeneChange)(W,L,F,T)),H=await(0,p().markUnreadable)(D,w,k),J=new Set(H.flatMap(({commands:W})=>W.flatMap(p().launchedFiles))),
R=await(0,b().judgeAgentFiles)({...k,changed:w},f,F.clock),U=n.all?(0,C().withUnchanged)(R,await(0,C().inventoryOf)(c,f,
F.clock)):R,B=await(0,M().withLinesOfCode)(n.change,J,k),K=(0,M().exemptPaths)(B,f,H,c),Y=(0,S().touchedPaths)(B,c),z=(0,N().
measureChange)(B,K);return{policy:f,judge:F,clock:F.clock,loadedPolicy:m,isPush:n.isPush??!1,unprovenMerge:n.unprovenMerge,
policyPath:O==="file"?void 0:j().POLICY_PATH,tree:c,baseTree:a,change:B,agentFiles:U,assets:r,problems:r.problems,correctorOf:T,
genes:H,seeds:i($,H,w),claims:r.changes.filter(s).map(({asset:W})=>W),changedNames:w,touched:Y,touchesOf:(0,S().touchesOf)(
Y,a),exempt:K,radius:z,counted:(0,M().countedChange)(B,z)}}function y(n){return new Map(n.flatMap(({kind:r,asset:a,before:c})=>{
const f=r==="added"&&!c||(r==="applied"||r==="unchanged")?(0,A().seedRelease)(a):void 0;return f===void 0?[]:[[a,f]]}))}
function i(n,r,a){const c=r.filter(({isOnlyAdded:t,binds:f,commands:O})=>f&&!t||O.flatMap(p().launchedFiles).some(w=>a.has(
w))),m=new Set(c.map(({asset:t})=>t));return new Map([...n].filter(([t])=>!m.has(t)))}function o(n){const r=(0,P().ambiguousFiles)(
n);return({path:a})=>r.has(a)||(0,E().isAuditLog)(a)?"hand":"fix"}function e({type:n}){return n==="Gene"}function s({kind:n,
asset:r}){return!e(r)&&(n==="added"||n==="modified")}},50661:function(G,h){Object.defineProperty(h,"__esModule",{value:!0}),
h.isChange=u;function u(C){return"change"in C}},63455:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.
namedPaths=P;function C(){const E=u(32854);return C=function(){return E},E}const b=/[\s"'`;&|()<>=]+/;function P(E,{root:A,
checkoutAs:I}){const j=A===""?"":`${A}/`;return E.split(b).map(N=>{const M=(0,C().normalise)(j+N)??N;return I!==void 0&&
M.startsWith(`${I}/`)?M.slice(I.length+1):M})}},28765:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.
makeFolder=A,h.replaceFile=E;function C(){const j=u(77598);return C=function(){return j},j}function b(){const j=u(51455);
return b=function(){return j},j}function P(){const j=u(76760);return P=function(){return j},j}async function E(j,N,M){const S=`${j}\
.${(0,C().randomUUID)()}.tmp`;try{await(0,b().writeFile)(S,N,{flag:"wx",mode:M}),await(0,b().rename)(S,j)}finally{await(0,b().
rm)(S,{force:!0})}}async function A(j){await I(j)||((0,P().dirname)(j)!==j&&await A((0,P().dirname)(j)).catch(()=>{}),await(0,b().
mkdir)(j).catch(async N=>{if(!await I(j))throw N}))}async function I(j){return(0,b().stat)(j).then(N=>N.isDirectory(),()=>!1)}},
57430:function(G,h){Object.defineProperty(h,"__esModule",{value:!0}),h.NOTHING_TOUCHED=h.NOTHING_RUN=void 0;const u=h.NOTHING_RUN=
{level:"none",description:"Nothing was run."},C=h.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}},13574:function(G,h,u){
u.r(h),u.d(h,{Validator:()=>C.D});var C=u(60207)},36576:function(G,h,u){u.r(h),u.d(h,{default:()=>C});var C=u(6145)},25065:function(G,h,u){
u.r(h),u.d(h,{default:()=>C});var C=u(27620)},5330:function(G,h,u){u.r(h),u.d(h,{default:()=>C});var C=u(87981)},39436:function(G,h,u){
u.r(h),u.d(h,{default:()=>C});var C=u(57811)}};
