"use strict";exports.id=2253,exports.ids=[2253],exports.modules={29121:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.inventoryOf=F,h.withUnchanged=C;function b(){const P=u(99668);return b=function(){return P},P}function E(){const P=u(20702);
return E=function(){return P},P}async function F(P,I,$){const j=(0,b().agentFilesIn)(P,I).filter(({format:O})=>O.places.
length>0);return(await $.all(j,async O=>{try{return await(0,E().judgeWholeFile)(await(0,E().readFound)(P,O),P,I.agent_files)}catch(v){
return(0,E().notJudgedFile)(O,v)}})).filter(({entries:O,findings:v})=>O.length+v.length>0)}function C(P,I){const $=new Map(
P.map(M=>[M.file.path,M])),j=I.map(({file:M,entries:O})=>{const v=$.get(M.path)??{file:M,entries:[],findings:[]},y=new Set(
v.entries.map(({entry:f})=>`${f.event}\0${f.content}`)),g=O.filter(({entry:f})=>!y.has(`${f.event}\0${f.content}`)).map(
f=>{const m=f.findings.map(s=>({...s,severity:"notice"}));return{...f,findings:m}});$.delete(M.path);const p=[...v.findings,
...g.flatMap(f=>f.findings)];return{...v,entries:[...v.entries,...g],findings:p}});return[...$.values(),...j]}},78114:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.ambiguousFiles=$,h.hidesContent=C,h.isIncomplete=P,h.isUnread=F,h.markBefore=
j;function b(){const O=u(28672);return b=function(){return O},O}function E({rule:O}){return b().assetFileRules[O].content}
function F(O){return E(O)==="unread"}function C(O){return F(O)||E(O)==="misread"}function P({problems:O}){return O.some(
C)}function I(O){return C(O)||E(O)==="ambiguous"}function $(O){return new Set(O.filter(I).map(({location:v})=>v.path))}function j(O,v,y,g){
const p=new Set(y.map(({asset:m})=>m.id)),f=new Map;for(const m of v){const s=M(m,m.location.path);f.set(s,(f.get(s)??0)+
1)}return O.map(m=>{const{id:s,location:o}=m,e=M(m,g.get(o.path)??o.path),i=f.get(e)??0;return!(E(m)==="known")||i===0||
s!==void 0&&p.has(s)?m:(f.set(e,i-1),{...m,before:!0})})}function M({rule:O,id:v,detail:y},g){return JSON.stringify([O,g,
v,y.replace(/\d+/g,"#")])}},30610:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.allOtherGenes=I,h.appliedGenes=
P,h.namesOf=E,h.namings=C,h.newNamings=F;function b(){const j=u(61331);return b=function(){return j},j}function E({id:j,
value:{asset_id:M}}){return typeof M=="string"?[j,M]:[j]}function F({kind:j,asset:M,before:O}){if(j!=="added"&&j!=="modi\
fied")return[];const v=new Set(j==="modified"&&O?C(O).map(({gene:y})=>y):[]);return C(M).filter(({gene:y})=>!v.has(y))}function C(j){
const{gene:M,genes_used:O}=j.value;return j.type==="Capsule"?typeof M=="string"?[{by:j,gene:M,pointer:["gene"]}]:[]:j.type!==
"EvolutionEvent"||!Array.isArray(O)?[]:O.flatMap((v,y)=>typeof v=="string"?[{by:j,gene:v,pointer:["genes_used",y]}]:[])}
function P(j,M){const O=new Set(j.flatMap(F).map(({gene:g})=>g));for(const{kind:g,asset:p}of j)if(!(g==="removed"||p.type!==
"Gene"))for(const f of E(p))O.delete(f);const v=new Set;return $(j,M).filter(g=>{if(!E(g).some(f=>O.has(f)))return!1;const p=(0,b().
statedContent)(g);return v.has(p)?!1:(v.add(p),!0)}).map(g=>({kind:"applied",asset:g,before:g}))}function I(j,M){const O=P(
j,M),v=new Set(O.map(({asset:y})=>y.id));return $(j,M).map(y=>({kind:v.has(y.id)?"applied":"unchanged",asset:y,before:y}))}
function $(j,M){const O=new Set(j.map(({asset:v})=>v));return M.flatMap(({assets:v})=>v).filter(v=>v.type==="Gene"&&!O.has(
v))}},23423:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.readAppendedLog=O,h.readRecords=f,h.readUntouchedLog=
M;function b(){const e=u(23404);return b=function(){return e},e}function E(){const e=u(26040);return E=function(){return e},
e}function F(){const e=u(27199);return F=function(){return e},e}function C(){const e=u(64385);return C=function(){return e},
e}function P(){const e=u(78114);return P=function(){return e},e}function I(){const e=u(86581);return I=function(){return e},
e}function $(){const e=u(94534);return $=function(){return e},e}function j(){const e=u(28894);return j=function(){return e},
e}async function M(e,{path:i,size:n=0},r){if(n>j().MAX_LOG_BYTES)return g(i,n);try{return f(i,await e.read(i,j().MAX_LOG_BYTES),
r)}catch(a){return(0,C().unreadFile)(i,a)}}async function O(e,i,{path:n,size:r=0},a){if(!(r>j().MAX_LOG_BYTES))try{const[
c,d]=await Promise.all([e.read(n,j().MAX_LOG_BYTES),i.read(n,j().MAX_LOG_BYTES)]),t=(0,j().continuationOf)(c,d);if(t.kind===
"rewritten")return;const{from:l}=t,S=f(n,d.subarray(0,l),a),w=(0,j().countLines)(d,l)+1,N=v(n,d.subarray(l),a,w);return{
kept:S,appended:y(N,S)}}catch(c){return{kept:{path:n,assets:[],problems:[]},appended:(0,C().unreadFile)(n,c)}}}function v(e,i,n,r){
return i.length>n.maxBytes?(0,C().tooLargeFile)(e,i.length,n):(0,C().readAssetFile)(e,i,n,r)}function y(e,i){if(e.assets.
length===0)return e;const n=new Map(i.assets.map(a=>[`${a.type} ${a.id}`,a])),r=e.assets.flatMap(a=>{const c=n.get(`${a.
type} ${a.id}`);if(c===void 0||a.id.startsWith("#"))return[];if((0,b().canonicalize)(a.value)===(0,b().canonicalize)(c.value)){
const t=`${a.type} ${JSON.stringify(a.id)}, 2 times`;return[{rule:"without-effect",location:a.locate(),detail:t,id:a.id}]}
const d=`${a.type} ${JSON.stringify(a.id)}, first at line ${c.locate().line}, column 1`;return[{rule:"duplicate-id",location:a.
locate(),detail:d,id:a.id}]});return{...e,problems:[...e.problems,...r]}}function g(e,i){return{path:e,assets:[],problems:[],
unread:`${i} bytes, of at most ${j().MAX_LOG_BYTES}`}}const p=10;function f(e,i,n){const r=m(i,n.maxBytes),a=i.subarray(
r),c=(0,j().countLines)(i,r)+1,d=s(e,a,c),t=d?{path:e,assets:d,problems:[]}:(0,C().readAssetFile)(e,a,n,c),l=t.problems.
find(P().isUnread)?.detail,S=r>0?`only the newest ${a.length} of ${i.length} bytes`:void 0,w=l??S;return{...t,...w!==void 0&&
{unread:w}}}function m(e,i){if(e.length<=i)return 0;const n=e.indexOf(p,e.length-i-1);return n<0?e.length:n+1}function s(e,i,n){
const{text:r,complete:a}=(0,$().decodeUtf8)(i);if(!a)return;const c=[];let d=n;for(let t=0;t<r.length;d+=1){const l=r.indexOf(
`
`,t),S=l<0?r.length:l,w=r.slice(t,S);if(t=S+1,w.trim()==="")continue;const N=o(w);if(N===void 0||(0,I().hasAssetLists)(N))
return;const{type:A}=N;if((0,I().isAssetType)(A)){const[L,T]=[d,c.length];c.push({type:A,id:(0,C().declaredId)(N)??`#${T+
1}`,path:e,value:N,pointer:[T],locate:()=>({path:e,line:L,column:1})})}else if(!(0,I().isCompanion)(A))return}return c}function o(e){
const i=(0,E().attempt)(()=>JSON.parse(e));return(0,F().isJsonObject)(i)?i:void 0}},35474:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.readSides=j;function b(){const y=u(54244);return b=function(){return y},y}function E(){const y=u(
93028);return E=function(){return y},y}function F(){const y=u(64385);return F=function(){return y},y}function C(){const y=u(
18744);return C=function(){return y},y}function P(){const y=u(28894);return P=function(){return y},y}function I(){const y=u(
23423);return I=function(){return y},y}function $(){const y=u(94534);return $=function(){return y},y}async function j(y){
const{baseTree:g,headTree:p,change:f,policy:m,clock:s=new(b()).AuditClock}=y,o=(0,C().assetPathTest)(m),e=(0,$().assetLimits)(
m.assets.max_file_bytes),i=[...p.files()].filter(({kind:R})=>(0,E().isRegular)(R)),n=i.filter(({path:R})=>o(R)),r=new Set(
f.files.filter(({status:R})=>R!=="deleted").map(({path:R})=>R)),a=i.filter(({path:R})=>(0,C().mayHoldAssets)(R)&&r.has(R)&&
!o(R)),c=f.files.flatMap(({oldPath:R,path:D})=>{const U=o(R??D)?g.stat(R??D):void 0;return U&&(0,E().isRegular)(U.kind)?
U:[]}),[d,t]=M(c,({path:R})=>(0,P().isAuditLog)(R)&&r.has(R)),l=new Set(d.map(({path:R})=>R)),S=async R=>{const D=r.has(
R.path);if((0,P().isAuditLog)(R.path)&&!D)return[{file:await(0,I().readUntouchedLog)(p,R,e),isTouched:D}];const U=l.has(
R.path)?await(0,I().readAppendedLog)(g,p,R,e):void 0;return U===void 0?[{file:await v(p,R,e),isTouched:D}]:(l.delete(R.path),
[{file:U.kept,isTouched:!1},{file:U.appended,isTouched:!0}])},w=R=>v(O(g),R,e),N=async R=>{const D=await R;return await s.
tick(),D},[A,L,T]=await Promise.all([Promise.all(n.map(R=>N(S(R)))),Promise.all(t.map(R=>N(w(R)))),Promise.all(a.map(R=>N(
(0,C().findStrayGenes)(p,R,e))))]),k=d.filter(({path:R})=>l.has(R)),H=[...L,...await Promise.all(k.map(w))],[B,J]=M(A.flat(),
({isTouched:R})=>R);return{paths:n.map(({path:R})=>R),files:A.flat().map(({file:R})=>R),head:B.map(({file:R})=>R),untouched:J.
map(({file:R})=>R),base:H,strays:T.filter(R=>R!==void 0),isTouched:R=>r.has(R)}}function M(y,g){return[y.filter(g),y.filter(
p=>!g(p))]}function O(y){return{...y,read:async(...g)=>Buffer.from((await y.read(...g)).toString("utf8"))}}async function v(y,{
path:g,size:p=0},f){if(p>f.maxBytes)return(0,F().tooLargeFile)(g,p,f);try{const m=(0,F().readAssetFile)(g,await y.read(g,
f.maxBytes),f);return{...m,assets:m.assets.filter(({copy:s})=>!s)}}catch(m){return(0,F().unreadFile)(g,m)}}},77680:function(G,h){
Object.defineProperty(h,"__esModule",{value:!0}),h.commandsToRun=E,h.isBlankEntry=b,h.validationCommands=F;const u=1e3;function b({
value:C}){return typeof C=="string"&&C.trim()===""}function E(C){const P=F(C);return P.kind!=="list"?[]:P.entries.flatMap(
I=>typeof I.value=="string"&&!b(I)?[I.value.trim()]:[])}function F({value:C}){const{validation:P}=C;return P===void 0?{kind:"\
missing"}:Array.isArray(P)?P.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strings`}:{kind:"list",entries:P.
map(($,j)=>({value:$,pointer:["validation",j]}))}:{kind:"not_a_list",expected:"a list of strings"}}},67506:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.auditAssetFile=e,h.auditAssets=g,h.auditChange=y,h.mayRunSome=s;function b(){
const i=u(13580);return b=function(){return i},i}function E(){const i=u(12154);return E=function(){return i},i}function F(){
const i=u(72025);return F=function(){return i},i}function C(){const i=u(70716);return C=function(){return i},i}function P(){
const i=u(97004);return P=function(){return i},i}function I(){const i=u(72391);return I=function(){return i},i}function $(){
const i=u(54034);return $=function(){return i},i}function j(){const i=u(56131);return j=function(){return i},i}function M(){
const i=u(16373);return M=function(){return i},i}function O(){const i=u(6470);return O=function(){return i},i}function v(){
const i=u(66160);return v=function(){return i},i}async function y(i){const n=await(0,v().readChangeSubject)(i),{change:r,
tree:a,policy:c,assets:d,exempt:t,radius:l,counted:S}=n,{genes:w,...N}=await f(n,L=>L),A=await(0,P().blockedGenes)(n.claims.
filter(({type:L})=>L==="Capsule"),d.present,n.judge);return{...N,genes:w.map(([{change:L},T])=>({...T,change:L.kind})),capsules:(0,I().
judgeCapsules)(d,c.a2a,S.least,A),seeds:[...n.seeds.keys()],agentFiles:n.agentFiles,blastRadius:l,files:await(0,E().markHiddenFiles)(
(0,E().countedFiles)(r,t,a),a)}}async function g(i,n,r){const a={assets:i,problems:[]},c=p(i,r),d=()=>"author",{genes:t,
...l}=await f((0,v().subjectOfAssets)(a,n,d,c),({asset:S})=>(0,M().readGene)(S,n,d));return{...l,genes:t.map(([,S])=>S)}}
function p(i,n){return{changes:[...i.map(r=>({kind:"added",asset:r})),...n.filter(({type:r})=>r==="Gene").map(r=>({kind:"\
applied",asset:r,before:r}))],problems:[],files:[],present:[...n,...i],unread:[]}}async function f(i,n){const r=await m(
i),a={timeoutMs:i.policy.limits.command_timeout_seconds*1e3,mayRun:i.tree!==void 0&&!r.some(o)},{clock:c}=i,d=await c.all(
i.genes,async l=>{const S=await n(l);return[S,await(0,$().auditGene)(i,S,a)]}),t=d.flatMap(([,{commands:l}])=>l.flatMap(
({plan:S})=>S??[]));return{genes:d,findings:r,plansDigest:(0,O().digestPlans)(t)}}async function m(i){const{clock:n,claims:r}=i,
a=await(0,F().ask)(C().SUBJECT_CHECKS,i),c=await n.all(r,d=>(0,F().ask)(C().CLAIM_CHECKS,i,{asset:d}));return[a,...c].flat()}
function s({genes:i,findings:n}){return!n.some(o)&&i.some(({commands:r,findings:a})=>r.length>0&&r.every(({verdict:c})=>c!==
"block")&&!a.some($().forbidsRunningGene))}function o({rule:i,location:n}){const{forbidsRunning:r,undecided:a}=(0,b().ruleOf)(
i);return r==="change"||a===!0&&n===void 0}async function e(i,n){const a=n.terms.tree!==void 0?(0,v().correctorIn)(i.problems):
()=>"hand",c=(0,v().subjectOfAssets)(i,n,a),{clock:d}=n,t=await d.all(i.assets,async l=>{const S=(0,v().isGene)(l)?await(0,M().
readGene)(l,n,a):void 0;if(S===void 0)return{asset:l,commands:[],findings:await(0,F().ask)(C().CLAIM_CHECKS,c,{asset:l})};
const{commands:w}=S,N=[...await(0,$().geneFindings)(c,{...S,limits:(0,j().limitsOf)(S,c)}),...w.flatMap(A=>A.findings)];
return{asset:l,commands:w,findings:N}});return{path:i.path,assets:t.map(({asset:l,commands:S})=>({asset:l,commands:S})),
findings:[...await(0,F().ask)(C().SUBJECT_CHECKS,c),...t.flatMap(({findings:l})=>l)]}}},37542:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.auditLogs=g,h.firstMalformedLine=i;function b(){const t=u(18744);return b=function(){return t},
t}function E(){const t=u(28894);return E=function(){return t},t}function F(){const t=u(26040);return F=function(){return t},
t}function C(){const t=u(39491);return C=function(){return t},t}function P(){const t=u(93028);return P=function(){return t},
t}function I(){const t=u(95132);return I=function(){return t},t}function $(){const t=u(53315);return $=function(){return t},
t}function j(){const t=u(13026);return j=function(){return t},t}function M(){const t=u(39869);return M=function(){return t},
t}const O=/^100/,v=10,y=Buffer.alloc(0);async function g(t){const{change:l,policy:S}=t,w=l.files.filter(A=>(0,$().namesOf)(
A).some(E().isAuditLog));if(S.blast_radius.audit_log==="forbidden"){const A=w.flatMap($().namesOf).filter(E().isAuditLog),
L="touches, although the policy forbids it,";return A.map(T=>(0,I().finding)("audit-log-rewritten",{path:T,how:L},(0,M().
atFile)(T)))}return(await Promise.all(w.map(A=>m(A,t)))).flat()}async function p(t,l){return t.stat(l)===void 0?y:t.read(
l,E().MAX_LOG_BYTES)}function f({rule:t,location:{path:l,line:S}},w){return l!==w.path?!1:S===w.line||t==="file-not-json"&&
S>w.line}async function m(t,l){const{baseTree:S,tree:w,assets:N}=l,{path:A,oldPath:L,status:T}=t,k=[],H=(J,R)=>o(A,J,R).
filter(({location:D})=>!N.problems.some(U=>D&&f(U,D))),B=async J=>{if(!O.test(t.oldMode))return!0;const R=await p(S,J);return(0,E().
hasRecords)(R)&&!await r(J,{before:R,after:y},l)};if(L!==void 0&&(0,E().isAuditLog)(L)&&await B(L)&&k.push(s(L)),!(0,E().
isAuditLog)(A))return k;if(T==="deleted")await B(A)&&k.push(s(A));else if(!O.test(t.newMode)||T==="type_changed")k.push(
s(A));else if(T==="modified"){const[J,R]=await Promise.all([p(S,A),p(w,A)]),D=(0,E().continuationOf)(J,R);if(D.kind==="a\
ppended")return[...k,...H(R,D.from)];if(await r(A,{before:J,after:R},l))return H(R,0);const{line:U,was:K,is:Y}=D,z=e(U,R),
W={path:A,line:z?Math.max(U-1,1):U,column:1},V=z?`removes everything from line ${U} on of`:`modifies line ${U} of`,X=(0,j().
recordChange)(K,z?void 0:Y);k.push((0,I().finding)("audit-log-rewritten",{path:A,how:V,change:X},{location:W}))}else k.push(
...H(await p(w,A),0));return k}function s(t){return(0,I().finding)("audit-log-rewritten",{path:t,how:"removes or replace\
s"},(0,M().atFile)(t))}function o(t,l,S){const w=i(l,S);if(w===void 0)return[];const N={path:t,line:w.line,column:1},A=`\
appends line ${w.line}, which is no valid record (${w.problem}), to`;return[(0,I().finding)("audit-log-rewritten",{path:t,
how:A},{location:N,harm:"broken"})]}function e(t,l){return l.length===0||l.at(-1)===v&&(0,E().countLines)(l,l.length)<t}
function i(t,l){const S=(0,E().countLines)(t,l);for(const{bytes:w,line:N}of(0,E().recordsOf)(t.subarray(l))){const A=n(w);
if(A!==void 0)return{line:S+N,problem:A}}}function n(t){let l;try{const S=t.toString("utf8").trim();if(S==="")return;l=JSON.
parse(S)}catch{return"it is not a single JSON value"}return typeof l!="object"||l===null||Array.isArray(l)?"it is not a \
JSON object":typeof l.type=="string"?void 0:"it has no `type`"}async function r(t,{before:l,after:S},{tree:w,policy:N}){
if((0,E().isLogArchive)(t)||!c(l,S))return!1;const A=(0,b().assetPathTest)(N),T=w.list((0,C().foldersAbove)(t).at(-1)??"").
filter(k=>(0,P().isRegular)(k.kind)&&(0,E().isLogArchive)(k.path)&&A(k.path));for(const k of T)if(await a(l,k.path,w))return!0;
return!1}async function a(t,l,S){const w=await S.read(l,E().MAX_LOG_BYTES),N=(0,E().continuationOf)(t,w);return N.kind===
"appended"&&!(0,E().hasRecords)(w.subarray(N.from))}function c(t,l){const[S]=d(l);if(S===void 0)return!0;const w=[...d(t)].
at(-1);return typeof w?.id=="string"&&w.id!==""&&S.parent===w.id}function*d(t){for(const{bytes:l}of(0,E().recordsOf)(t)){
const S=(0,F().attempt)(()=>JSON.parse(l.toString("utf8")));S?.type==="EvolutionEvent"&&(yield S)}}},12154:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.countedChange=i,h.countedFiles=M,h.exemptPaths=P,h.isCountedByReference=
e,h.markHiddenFiles=d,h.withLinesOfCode=n;function b(){const t=u(18744);return b=function(){return t},t}function E(){const t=u(
95244);return E=function(){return t},t}function F(){const t=u(93028);return F=function(){return t},t}function C(){const t=u(
53315);return C=function(){return t},t}function P(t,l,S,w){const N=t.files.flatMap(C().namesOf);return l.blast_radius.counting===
"reference"?new Map(N.filter(A=>!e(A)).map(A=>[A,"reference"])):new Map([...$(t,S,w).map(A=>[A,"validation_script"]),...N.
filter((0,b().assetPathTest)(l)).map(A=>[A,"asset_store"])])}const I={always:5,files:20,lines:1e3,bytes:64*1024};function $(t,l,S){
const w=l.filter(({change:{kind:T}})=>T==="added"||T==="modified"),N=new Set(w.flatMap(j)),A=t.files.filter(({status:T,path:k})=>T===
"added"&&N.has(k)).map(T=>({path:T.path,lines:(0,C().linesOf)(T),bytes:S.stat(T.path)?.size??0})).sort((T,k)=>T.lines-k.
lines||T.bytes-k.bytes),L={lines:I.lines,bytes:I.bytes};return A.slice(0,Math.min(I.files,Math.max(I.always,w.length))).
flatMap(({path:T,lines:k,bytes:H})=>(L.lines-=k,L.bytes-=H,L.lines>=0&&L.bytes>=0?[T]:[]))}function j({commands:t}){return t.
flatMap(({reading:{command:l,targets:S}})=>S.flatMap(({kind:w,via:N,name:A,path:L})=>w==="file"&&N===void 0&&L&&l.includes(
A)?[L]:[]))}function M(t,l,S){return t.files.flatMap(w=>(0,C().namesOf)(w).map(N=>O(w,N,l.get(N),S))).sort((w,N)=>N.lines-
w.lines||(w.path<N.path?-1:1))}function O(t,l,S,w){const N=l===t.path,A=N?(0,C().linesOf)(t):0,L=N?y(t,w):void 0,T=L==="\
binary"?w.stat(l)?.size:void 0;return{path:l,...S&&{exempt:S},lines:A,...L&&{veil:L},...T!==void 0&&{bytes:T}}}const v=1e3;
function y({binary:t,status:l,path:S,added:w},N){if(t)return"binary";const{size:A=0}=l==="added"?N.stat(S)??{}:{};return A>
v*Math.max(1,w)?"long_lines":void 0}const g=new Set(["event.json","temp_gep_output.json","temp_evolution_output.json","e\
volution_error.log"]),p=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,f=/capsule|events?\.jsonl$/i,m=new Set(
["index.js","package.json"]),s=/^(?:src|scripts|config)(?:\/|$)/,o=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function e(t){
return g.has(t)||p.test(t)||f.test(t)?!1:m.has(t)||s.test(t)||o.test(t)}function i(t,l){const S=(0,C().measureChange)(t,
{has:w=>!e(w)});return{least:{files:Math.min(l.files,S.files),lines:Math.min(l.lines,S.lines)},most:{files:l.files+l.exempt_files,
lines:l.lines+l.exempt_lines}}}async function n(t,l,S){const w=async A=>(0,C().namesOf)(A).some(L=>(0,E().isWritten)(L)||
l.has(L))||await a(S.tree,A.path)||await a(S.baseTree,A.oldPath??A.path),N=[];for(const A of t.files){const L=A.binary&&
!await w(A);N.push(L?{...A,added:0,deleted:0}:A)}return{...t,files:N}}const r=16*1024*1024;async function a(t,l){const{kind:S,
size:w=0}=t.stat(l)??{};return!(0,F().isRegular)(S)||w>r?!1:(await t.read(l,r)).subarray(0,2).toString("latin1")==="#!"}
const c=100;async function d(t,l){const S=t.slice(0,c).map(({path:N})=>N),w=await l.attributes?.(S,["linguist-generated",
"diff"]);return w===void 0?[...t]:t.map((N,A)=>A>=c||N.veil!==void 0?N:/^(?:set|true)$/.test(w(N.path,"linguist-generate\
d"))?{...N,veil:"generated"}:w(N.path,"diff")==="unset"?{...N,veil:"no_diff"}:N)}},19177:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.decidingFiles=y;function b(){const a=u(76760);return b=function(){return a},a}function E(){
const a=u(57975);return E=function(){return a},a}function F(){const a=u(77680);return F=function(){return a},a}function C(){
const a=u(86191);return C=function(){return a},a}function P(){const a=u(59867);return P=function(){return a},a}function I(){
const a=u(3463);return I=function(){return a},a}function $(){const a=u(95244);return $=function(){return a},a}function j(){
const a=u(95132);return j=function(){return a},a}function M(){const a=u(36773);return M=function(){return a},a}function O(){
const a=u(12154);return O=function(){return a},a}function v(){const a=u(75597);return v=function(){return a},a}async function y(a){
const c=a.genes.filter(({change:w})=>w.kind!=="removed"),d=g(a),t=c.some(({commands:w})=>w.length>0);if(!t&&d.length===0)
return[];const l={launched:new Map([...await f(d,a),...s(c)]),hidden:await m(a),keepsCommand:c.some(o),warns:t};return(await Promise.
all(a.change.files.filter(({path:w})=>(0,v().alwaysForbidden)(w)===void 0).map(w=>e(w,a,l)))).flat().toSorted((w,N)=>Number(
N.isNew)-Number(w.isNew)).map(({path:w,why:N,isNew:A,isWarning:L})=>{const T=a.tree.stat(w)?.size,k={path:w,why:N,isNew:A,
bytes:T??-1},H={...T!==void 0&&{location:{path:w,line:1,column:1}},...L&&{severity:"warning"}};return(0,j().finding)("ch\
eck-decided-by",k,H)})}function g({assets:a,genes:c}){const d=new Set(c.map(({asset:t})=>t));return a.present.filter(t=>t.
type==="Gene"&&!d.has(t)&&(0,F().commandsToRun)(t).length>0)}const p=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;async function f(a,{
judge:c,clock:d,change:t}){const l=t.files.map(({path:N})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(N)?.[1]??N),S=new Map,w=new Set;
for(const N of a){const A=c.forFile(N.path);for(const L of(0,F().commandsToRun)(N)){if(!p.test(L)&&!l.some(H=>L.includes(
H)))continue;const T=JSON.stringify([A.terms.cwd,A.terms.checkoutAs,L]);if(w.has(T))continue;w.add(T),await d.tick();const{
reading:k}=await A.command(L);for(const H of(0,C().startedFiles)(k))S.set(H,L)}}return S}async function m({change:a,exempt:c,
tree:d}){const l=(await(0,O().markHiddenFiles)((0,O().countedFiles)(a,c,d),d)).filter(({veil:S,lines:w})=>S==="no_diff"&&
w>0);return new Set(l.map(({path:S})=>S))}function s(a){const c=a.flatMap(d=>d.commands);return new Map(c.flatMap(({command:d,
reading:t})=>(0,C().startedFiles)(t).map(l=>[l,d])))}function o({change:{before:a},commands:c}){const d=a?.value.validation;
return Array.isArray(d)&&c.some(({command:t})=>d.includes(t))}async function e(a,c,d){const{path:t}=a,l=await i(a,c,d);if(!d.
hidden.has(t))return l;const w=[...l,{why:"git does not show its difference (`.gitattributes`)"}].map(N=>N.why).join("; ");
return[{path:t,isNew:a.status==="added",...l[0],why:w}]}async function i({path:a,status:c,oldPath:d},{tree:t,baseTree:l},{
launched:S,keepsCommand:w,warns:N}){const A=c==="added",L=c==="renamed"?d:c==="deleted"?a:void 0;if(L!==void 0&&(0,$().isTest)(
L)&&(c==="deleted"||!(0,$().isTest)(a))){const B=c==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:L,why:`\
a test: ${B}`,isNew:!1,isWarning:N}]}const T=S.get(a);if(T!==void 0)return[{path:a,why:`\`${T}\` starts it`,isNew:A}];if(/(?:^|\/)package\.json$/.
test(a))return r(a,A,t,l);if((0,$().isLockfile)(b().posix.basename(a)))return[{path:a,why:"it decides which dependencies\
 checks load",isNew:A}];const k=(0,$().toolThatFinds)(a);if(k===void 0)return[];const H=`${k} finds it by its name${c===
"deleted"?"; it was deleted":""}`;return[{path:a,why:H,isNew:A,isWarning:A&&w}]}const n=["imports","exports","main","jes\
t","mocha","ava","c8","nyc"];async function r(a,c,d,t){const l=(0,I().objectIn)(await(0,P().readJsonFile)(t,a)),S=(0,I().
objectIn)(await(0,P().readJsonFile)(d,a)),w=n.filter(L=>!(0,E().isDeepStrictEqual)(l[L],S[L])),N=(0,I().changedKeys)((0,I().
objectIn)(l.scripts),(0,I().objectIn)(S.scripts)),A=[...N.length>0?[`npm scripts ${(0,M().inCode)(N)}`]:[],...w.length>0?
[(0,M().inCode)(w)]:[]];return A.length===0?[]:[{path:a,why:`its ${A.join(", ")} differ`,isNew:c}]}},1348:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.gateChange=g;function b(){const o=u(53916);return b=function(){return o},
o}function E(){const o=u(18744);return E=function(){return o},o}function F(){const o=u(3463);return F=function(){return o},
o}function C(){const o=u(74238);return C=function(){return o},o}function P(){const o=u(24666);return P=function(){return o},
o}function I(){const o=u(95244);return I=function(){return o},o}function $(){const o=u(95132);return $=function(){return o},
o}function j(){const o=u(90331);return j=function(){return o},o}function M(){const o=u(39869);return M=function(){return o},
o}function O(){const o=u(92299);return O=function(){return o},o}function v(){const o=u(354);return v=function(){return o},
o}function y(){const o=u(3733);return y=function(){return o},o}async function g(o){const{policyPath:e,loadedPolicy:i,baseTree:n,
tree:r,changedNames:a}=o;if(a.size===0)return[];const c=await(0,O().findGate)(n),{late:d}=c,t=e?await(0,j().looserKeys)(
n,r,i.shared):[];return[...p(C().POLICY_PATH,t),...c.deciding.size>0?await f(c,o):[],...d?[(0,$().finding)("gate-runs-la\
te",d,(0,M().atFile)(d.path))]:[]]}function p(o,e){return e.length>0?[(0,$().finding)("gate-weakened",{path:o,effects:e},
(0,M().atFile)(o))]:[]}async function f({deciding:o,steps:e},{baseTree:i,tree:n,policy:r,changedNames:a}){const c=[],d=new Set(
[...o,...(await(0,O().findGate)(n)).deciding]);for(const l of d)c.push(...p(l,await s(l,i,n)));const t=(0,E().assetPathTest)(
r);for(const l of a){const S=l===C().POLICY_PATH||l.startsWith(P().COPIES)||(0,b().dirname)(l)===y().WORKFLOWS;if(d.has(
l)||S||t(l))continue;const w=(0,b().basename)(l),N=v().GATE.test(w)&&!(0,I().isDocument)(l)&&!(0,I().isLockfile)(w),A=e.
flatMap(({reasonFor:T})=>T(l)??[]),[L]=N?["its name is that of the gate"]:A;c.push(...p(l,L===void 0?[]:[`it changes, an\
d ${L}`]))}return c}const m=/^(?:jobs\.[^.]+|runs)\.steps\.\d+\.name$/;async function s(o,e,i){const[n,r]=[await(0,y().readActionsFile)(
e,o),await(0,y().readActionsFile)(i,o)];if(n===void 0)return["the file is added, and mentions the gate"];if(r===void 0)return[
"the file is removed, or replaced by another one"];const a=(0,F().changedKeys)(n,r).filter(d=>!m.test(d)),c=typeof n=="o\
bject"&&typeof r=="object";return a.length>0&&!c?["it changes, and is not a valid workflow"]:a.map(d=>`\`${d}\` changes`)}},
354:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.GATE=void 0,h.readStep=j,h.textOf=M;function b(){
const m=u(53916);return b=function(){return m},m}function E(){const m=u(3463);return E=function(){return m},m}function F(){
const m=u(95244);return F=function(){return m},m}function C(){const m=u(32854);return C=function(){return m},m}function P(){
const m=u(11331);return P=function(){return m},m}function I(){const m=u(3733);return I=function(){return m},m}const $=h.
GATE=/gene-gate/i;function j(m,s,{startsGate:o,early:e,installsOf:i}){const n=(0,I().calledPaths)(m),[r]=n,a=r===void 0&&
typeof m.uses=="string";if(a&&(e===void 0||o||y(m)))return;const c=s.map(D=>[D?.defaults,D?.env]),d=M(m.run),t=/working-directory|\b(?:cd|pushd)\b/.
test(JSON.stringify([m,c])),l=d.split(`
`).map(D=>[D,i(D.trim())]),S=t?[]:l.flatMap(([,D])=>D??[]),w=l.flatMap(([D,U])=>U?[]:D).join(`
`),N=t?d:w,A=a||r!==void 0||f(N),L=a||g(N),T=r!==void 0?"a local action":a?"an action":"a command",k=o&&!r&&(v.test(M(m))||
!(A||L)),H=e&&!k?{...e,step:`${e.step} (${T})`}:void 0,B=M([{...m,name:"",uses:""},n,c]).toLowerCase(),J=new Set(B.split(
/[^\w.-]+/).map(D=>D.replace(/(?<!\.)\.+$/,"")));return{startsGate:o,late:H,reasonFor:D=>{const U=(0,b().basename)(D),K=F().
toolThatFinds(D),Y=F().isPackageFile(U)||F().isLockfile(U),z=L&&(Y||(0,C().isWithin)(D,".yarn"));if(e&&(S.includes(D)||H&&
z))return"a package manager reads it before the gate, or to start it";if(F().isDocument(D)||F().isLockfile(U))return;const[
W="",...V]=D.toLowerCase().split("/").reverse(),X=J.has(W)||o&&K!==void 0&&J.has(K);return r!==void 0&&(0,C().isWithin)(
D,r)||X&&V.every(x=>J.has(x))?"stands in the gate's job, or in one that this needs":H&&A&&(K!==void 0||F().isRunnable(D))?
"can run before the gate, which a job of its own avoids":void 0}}}function M(m){return typeof m=="string"?m.replaceAll(/^[ \t]*#.*$/gm,
""):typeof m!="object"||m===null?"":Object.values(m).map(M).join(`
`)}const O=new Set(`actions/checkout actions/cache actions/cache/restore actions/upload-artifact actions/setup-node
  actions/setup-python actions/setup-go actions/setup-java actions/setup-dotnet ruby/setup-ruby
  oven-sh/setup-bun pnpm/action-setup denoland/setup-deno astral-sh/setup-uv shivammathur/setup-php
  dtolnay/rust-toolchain actions/create-github-app-token step-security/harden-runner`.split(/\s+/)),v=/RUNNER_TEMP|runner\.temp/;
function y({uses:m,with:s}){const o=String(m).split("@")[0]?.toLowerCase()??"";if(o==="actions/download-artifact")return v.
test(M(s));const e=Object.entries((0,E().objectIn)(s)).filter(([i])=>/install|bundler/.test(i));return O.has(o)&&e.every(
([,i])=>`${i||!1}`=="false")}function g(m){return/(?<![\w.-])(?:node_modules|--run|bun|bundle)(?![\w.-])/.test(m)||m.split(
/[^\w.@-]+/).some(s=>(0,P().programNamed)(s)?.kind==="manager")}const p=/^(?:gene-gate|cd|echo|printf|set|true|git|gh|apt(?:-get)?|mkdir|cat|ls|pwd|date|sleep|)$/;
function f(m){const o=m.replaceAll(/\$\{\{[^{}]*\}\}/g,"$").replaceAll(/\\\r?\n/g," ").replaceAll(/\d?>{1,2}&?[ \t]*[^\s;&|()`]+/g,
"").split(/[\n;&|()`]/),e=i=>{const[,n=""]=/^\s*(?:sudo +)?(\S*)/.exec(i)??[],r=$.test(i)&&g(n);return!(p.test(n)||r||(0,P().
programNamed)(n)?.kind==="downloader")};return o.some(e)||/GITHUB_(?:PATH|ENV)\b/.test(m)}},92299:function(G,h,u){Object.
defineProperty(h,"__esModule",{value:!0}),h.findGate=P;function b(){const $=u(3463);return b=function(){return $},$}function E(){
const $=u(354);return E=function(){return $},$}function F(){const $=u(11792);return F=function(){return $},$}function C(){
const $=u(3733);return C=function(){return $},$}async function P($){const j=await(0,C().readWorkflows)($),M=[...j].map(([
d,t])=>({path:d,file:t,workflow:(0,b().objectIn)(t)})),v=(0,C().partsIn)([...j.values()]).map(d=>(0,b().objectIn)(d.with)).
map(d=>(0,b().textIn)(d,"check-name").trim()).filter(Boolean),y=d=>E().GATE.test(d)||v.some(t=>d.includes(JSON.stringify(
t))),g=M.filter(({file:d})=>y(JSON.stringify(d))),p=new Set(g.map(({path:d})=>d));for(const d of p)for(const t of M)(0,C().
calledPaths)(t.file).includes(d)&&p.add(t.path);const f=new Set(p);for(const d of f){const t=(0,b().objectIn)(j.get(d)),
l=[(0,b().objectIn)((0,b().objectIn)(t.on).workflow_run).workflows].flat(),S=(0,C().calledPaths)(t);for(const{path:w,workflow:N}of M)
(S.includes(w)||l.includes(N.name??w))&&f.add(w)}const m=d=>(0,C().calledPaths)(d).some(t=>p.has(t))||E().GATE.test((0,E().
textOf)([(0,b().textIn)(d,"uses").split("@")[0],d.run])),s=M.filter(({path:d})=>f.has(d)).flatMap(d=>[...(0,C().jobsOf)(
d.workflow)].map(([t,l])=>({...d,id:t,job:l}))).filter(({id:d,job:t})=>{const l=(0,C().partsIn)(t).filter(({uses:w})=>!/-artifact@/.
test(`${w}`)),S=[d,t.name,l.map(w=>w.with)];return l.some(m)||E().GATE.test((0,E().textOf)(S))}),o=[...j.values()].map(E().
textOf),e=await(0,F().installsIn)($,o),i=s.flatMap(d=>I(d,m,e)),[n]=i.flatMap(({late:d})=>d??[]),r=new Set(i.flatMap(({late:d})=>d?.
step??[])),a=i.some(d=>d.late&&d.startsGate),c=n&&{path:n.path,steps:[...r],startsGate:a};return{deciding:f,jobs:s,steps:i,
late:c}}function I({path:$,workflow:j,id:M,job:O},v,y){const g=(0,C().jobsOf)(j),p=(0,C().partsIn)(O.steps).findLastIndex(
v),f=/\bneeds\b/.test((0,E().textOf)({...O,needs:""})),s=((0,b().isMapping)(j.on)?Object.keys(j.on):[j.on].flat()).every(
e=>e==="workflow_run"),o=new Set([M]);for(const e of o)for(const i of[g.get(e)?.needs??[]].flat())o.add(String(i));return[
...o].flatMap(e=>(0,C().partsIn)(g.get(e)?.steps).flatMap((i,n)=>{const r=!s&&(e===M?p<0||n<=p:f),a=`\`jobs.${e}.steps[${n}\
]\` of \`${$}\``,c=r?{path:$,step:a}:void 0,d={startsGate:v(i),early:c,installsOf:y};return(0,E().readStep)(i,[g.get(e),
j],d)??[]}))}},11792:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.installsIn=$;function b(){const O=u(
93028);return b=function(){return O},O}const E=/^pip[x3]? install(?: (?:-r [\w./-]+|-q|-U|--(?:quiet|upgrade|user|no-cache-dir|require-hashes)|[a-z][\w-]*(?:==[\w.]+)?))+$/i,
F="cargo fetch --locked",C=[".cargo/config.toml",".cargo/config","rust-toolchain.toml","rust-toolchain"],P=/^(?:[a-z\d][\w-]*(?:\[[\w,-]*\])?(?:[ \t]*[=<>!~;].*)?|--hash=\S+|#.*|)$/i,
I=1024*1024;async function $(O,v){const y=v.flatMap(f=>j(f)),g=new Set;for(const f of new Set(y))await M(O,f)&&g.add(f);
const p=C.every(f=>O.stat(f)===void 0);return f=>{if(f===F)return p?C:void 0;const m=j(f);return E.test(f)&&m.every(s=>g.
has(s))?m:void 0}}function j(O){return[...O.matchAll(/ -r ([\w./-]+)/g)].map(([,v=""])=>v.replace(/^(?:\.\/)+/,""))}async function M(O,v){
const{kind:y,size:g=0}=O.stat(v)??{};return y===void 0||!(0,b().isRegular)(y)||g>I?!1:(await O.read(v)).toString("utf8").
split(/\r?\n/).every(f=>P.test(f.replace(/\\$/,"").trim()))}},3733:function(G,h,u){Object.defineProperty(h,"__esModule",
{value:!0}),h.WORKFLOWS=void 0,h.calledPaths=g,h.jobsOf=v,h.parseMapping=O,h.partsIn=y,h.readActionsFile=M,h.readWorkflows=
p;function b(){const f=u(53916);return b=function(){return f},f}function E(){const f=u(69873);return E=function(){return f},
f}function F(){const f=u(26040);return F=function(){return f},f}function C(){const f=u(3463);return C=function(){return f},
f}function P(){const f=u(32854);return P=function(){return f},f}function I(){const f=u(93028);return I=function(){return f},
f}const $=h.WORKFLOWS=".github/workflows",j=1024*1024;async function M(f,m){const{kind:s,size:o=0}=f.stat(m)??{};if(!(0,I().
isRegular)(s))return;const e=o>j?"":(await f.read(m)).toString("utf8");return O(e)??e}function O(f){const m=()=>(0,E().parse)(
f,{prettyErrors:!1,logLevel:"error"}),s=(0,C().isNestedTooDeep)(f)?void 0:(0,F().attempt)(m);return(0,C().isMapping)(s)?
s:void 0}function v(f){const m=Object.entries((0,C().objectIn)((0,C().objectIn)(f).jobs));return new Map(m.filter(s=>(0,C().
isMapping)(s[1])))}function y(f){if(typeof f!="object"||f===null)return[];const{run:m,uses:s}=(0,C().objectIn)(f);return typeof m==
"string"||typeof s=="string"?[f]:Object.values(f).flatMap(y)}function g(f){return y(f).flatMap(m=>{const s=String(m.uses),
o=s.startsWith("./")?(0,P().normalise)(s.split("@")[0]??""):void 0;return o===void 0?[]:[o,(0,b().join)(o,"action.yml"),
(0,b().join)(o,"action.yaml")]})}async function p(f){const m=new Map,s=new Set(f.list($).map(({path:o})=>o));for(const o of s){
const e=/\.ya?ml$/.test(o)?await M(f,o):void 0;e!==void 0&&m.set(o,e);for(const i of g(e))s.add(i)}return m}},90331:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.ignoredInputs=m,h.looserKeys=y,h.policyFile=$;function b(){const s=u(
81961);return b=function(){return s},s}function E(){const s=u(74238);return E=function(){return s},s}function F(){const s=u(
49875);return F=function(){return s},s}function C(){const s=u(24666);return C=function(){return s},s}function P(){const s=u(
95132);return P=function(){return s},s}function I(){const s=u(39869);return I=function(){return s},s}async function $(s){
const{policyPath:o,changedNames:e,tree:i,baseTree:n}=s;return o===void 0?[]:[...[...e].some(a=>a===o||a.startsWith(C().COPIES))?
await v(s):[],...j(i,n)]}function j(s,o){const e=s.stat(E().POLICY_PATH)?O(s,o):(0,F().findNearPolicy)(s);if(e===void 0)
return[];const{path:i,fault:n}=e,r=`it ${n}, and the gate reads only the regular file \`${E().POLICY_PATH}\``;return[(0,P().
finding)("policy-broken",{path:i,mistake:r},(0,I().atFile)(i))]}const M=E().POLICY_PATH.replace(/yml$/,"yaml");function O(s,o){
return s.stat(M)!==void 0&&o.stat(M)===void 0?{path:M,fault:"is beside the policy"}:void 0}async function v({baseTree:s,
tree:o,loadedPolicy:e}){const{policy:i,shared:n}=e,[r,a]=await Promise.all([(0,E().readPolicyIn)(s,n),(0,E().readPolicyIn)(
o,n)]),c=E().POLICY_PATH;if("mistakes"in a)return a.mistakes.map(({line:l,column:S,message:w})=>(0,P().finding)("policy-\
broken",{path:c,mistake:w},{location:{path:c,line:l,column:S}}));const d="policy"in r?r.policy:i,t="missing"in a?[g(a.missing.
source)]:(0,b().comparePolicies)(d,a.policy).map(f);return[(0,P().finding)("policy-changed",{path:c,effects:t},(0,I().atFile)(
c))]}async function y(s,o,e){const[i,n]=[s.stat(E().POLICY_PATH),o.stat(E().POLICY_PATH)];if(i===void 0)return[];if(i.oid!==
void 0&&i.oid===n?.oid&&i.kind===n.kind&&e===void 0)return[];const[a,c]=await Promise.all([(0,E().readPolicyIn)(s,e),(0,E().
readPolicyIn)(o,e)]);if("mistakes"in a||"mistakes"in c||"missing"in a)return[];if("missing"in c)return[g(c.missing.source)];
const d=(0,b().comparePolicies)(a.policy,c.policy).filter(({loosens:t})=>t);return[...n===void 0?["the policy is removed"]:
[],...d.map(f)]}function g(s){return`extends: ${(0,C().sharedName)(s)}, which cannot be compared; commit it as ${(0,C().
copyPath)(s)}`}const p=160;function f({key:s,change:o,direction:e,loosens:i}){const n=!i&&o.length>p?`${o.slice(0,p).replace(
/[\ud800-\udbff]$/,"")}\u2026`:o;return`\`${`${s}: ${n}`.replaceAll("`","\u02CB")}\`${e===void 0||i&&e==="tighter"?"":` \
(${e})`}`}function m({loadedPolicy:s}){return s.ignoredInputs.map(o=>(0,P().finding)("input-loosens-policy",{...o}))}},75597:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.alwaysForbidden=$,h.forbiddenPaths=j,h.protectedPaths=v;function b(){
const s=u(41330);return b=function(){return s},s}function E(){const s=u(11970);return E=function(){return s},s}function F(){
const s=u(32854);return F=function(){return s},s}function C(){const s=u(95132);return C=function(){return s},s}function P(){
const s=u(39869);return P=function(){return s},s}const I=[".git","node_modules"];function $(s){const o=I.filter(i=>(0,E().
mayBeSpelled)(s,i));if(o.length===0)return;const e=((0,F().normalise)(s)??s).split("/");return o.find(i=>e.some(n=>(0,E().
isSpellingOf)(n,i)))}function j({touched:s,touchesOf:o,policy:e}){const i=s.flatMap(M),n=I.flatMap(a=>(0,P().someTouches)(
i.flatMap(({touch:c,...d})=>d.directory===a?c:[])).map(c=>(0,C().finding)("forbidden-path",{entry:a,by:"nothing may touc\
h",...c},(0,P().atFile)(c.path)))),r=e.blast_radius.forbidden_paths.flatMap(a=>(0,P().someTouches)(o(a)).map(c=>(0,C().finding)(
"forbidden-path",{entry:a,by:"the policy forbids",...c},(0,P().atFile)(c.path))));return[...n,...r]}function M({path:s,via:o}){
const e=$(s),i=e??$(o);return i===void 0?[]:[{directory:i,touch:{path:s,via:e===void 0?o:""}}]}const O=["AGENTS.md","CLA\
UDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md",".env*",".github/workflows/*\
*",".github/gene-gate.yml"];function v(s){const{touched:o,policy:e,policyPath:i,change:n,tree:r,genes:a}=s,c=g(n,r),d=a.
some(({binds:S})=>S),t=f(e.blast_radius.protected_paths),l=f(O);return o.flatMap(S=>{const{path:w}=S,N=c.get(w),A=m(S),L=t(
A),T=w===i?void 0:l(A);if(L===void 0&&T===void 0)return[];const k=L===void 0?{path:w,pattern:T??"",by:"the default list"}:
{path:w,pattern:L,by:"the policy"},H=L!==void 0||N!==void 0&&d,B={...(0,P().atFile)(w),severity:H?"error":"warning",harm:L!==
void 0||y(w)?"danger":"broken"};return[N===void 0?(0,C().finding)("protected-path",k,B):(0,C().finding)("protected-file-\
destroyed",{...k,how:N},B)]})}function y(s){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.test(s)}
function g(s,o){const e=new Map;for(const{status:i,path:n,oldPath:r}of s.files)i==="deleted"&&e.set(n,"deletes"),r!==void 0&&
e.set(r,"deletes"),(i==="modified"||i==="type_changed")&&o.stat(n)?.size===0&&e.set(n,"empties");return e}const p={dot:!0,
nonegate:!0,nocase:!0,flags:"is"};function f(s){const o=s.map(e=>{const i=(0,b().default)(e,p);return{pattern:e,covers:r=>i(
r)||(0,F().isWithin)(r,e,{ignoreCase:!0})}});return e=>o.find(({covers:i})=>e.some(i))?.pattern}function m({path:s,via:o}){
return o===""?[s]:[s,o]}},13026:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.recordChange=C;function b(){
const $=u(3463);return b=function(){return $},$}const E=3,F=60;function C($,j){if(j===void 0)return`${I($.toString())} \u2192\
 nothing`;const[M,O]=[P($),P(j)],v=[...new Set([...M.keys(),...O.keys()])].filter(f=>M.get(f)!==O.get(f)),y=v.length>1?v.
filter(f=>f!=="asset_id"):v,g=y.slice(0,E).map(f=>{const m=`${I(M.get(f)??"nothing")} \u2192 ${I(O.get(f)??"nothing")}`;
return f===""?m:`${I(f)}: ${m}`}),p=y.length-g.length;return g.length===0?"its bytes differ, and no value does":`${g.join(
"; ")}${p>0?`; and ${p} more`:""}`}function P($){const j=$.toString().trim(),M=new Map,O=(v,y)=>{if(!(0,b().isMapping)(v))
M.set(y.join("."),JSON.stringify(v));else for(const[g,p]of Object.entries(v))O(p,[...y,g])};try{return O(JSON.parse(j),[]),
M}catch{return new Map([["",j]])}}function I($){return`\`${($.length>F?`${$.slice(0,F-1)}\u2026`:$).replaceAll("`","\u02CB")}\
\``}},66503:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.storeRoots=I;function b(){const O=u(76760);
return b=function(){return O},O}function E(){const O=u(68450);return E=function(){return O},O}function F(){const O=u(59867);
return F=function(){return O},O}function C(){const O=u(95132);return C=function(){return O},O}function P(){const O=u(39869);
return P=function(){return O},O}async function I(O){const{genes:v,tree:y}=O,g=v.flatMap(({asset:m,store:s,change:o})=>o.
kind==="removed"?[]:[[s.path,{store:s,file:m.path}]]),p=$(O),f=[...new Map(g).values()].map(m=>j(m,y));return[...p,...(await Promise.
all(f)).flat()]}function $({assets:O,policy:v,tree:y,baseTree:g}){const p=new Map;for(const f of O.files){const{path:m,root:s}=(0,E().
storeOf)(f,{policy:v,tree:g}),o=(0,E().storeOf)(f,{policy:v,tree:y}).root;if(g.stat(m)===void 0||s===o||p.has(m))continue;
const e={store:M(m),root:M(s),others:[M(o)]},i={...(0,P().atFile)(f),severity:"warning"};p.set(m,(0,C().finding)("store-\
root-unclear",{...e,because:"moves"},i))}return[...p.values()]}async function j({store:{path:O,root:v,named:y},file:g},p){
const f={store:M(O),root:M(v)};if(p.stat(v)?.kind!=="directory"){const o=y===!0;return[(0,C().finding)("store-root-missi\
ng",{...f,named:o},(0,P().atFile)(g))]}if(await(0,F().readPackageJson)(p,v)===F().INVALID){const o=b().posix.join(v,"pac\
kage.json"),e={...(0,P().atFile)(g),severity:"warning",layer:"change"};return[(0,C().finding)("package-json-invalid",{path:o},
e)]}const m=(0,E().packagesAbove)(p,O).filter(o=>o!==v);if(y===!0||m.length===0)return[];const s={...f,others:m.map(M),because:"\
manifest"};return[(0,C().finding)("store-root-unclear",s,(0,P().atFile)(g))]}function M(O){return O===""?".":O}},90350:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.unauditableFiles=I,h.unprovenMerge=v;function b(){const y=u(32854);return b=
function(){return y},y}function E(){const y=u(95132);return E=function(){return y},y}function F(){const y=u(39869);return F=
function(){return y},y}const C="160000",P=".gitmodules";function I({genes:y,change:g,tree:p}){if(!y.some(({binds:e})=>e))
return[];const[f,...m]=g.files.filter($).map(({path:e})=>e),[s,...o]=g.files.filter(({path:e,newMode:i})=>i===F().SYMLINK&&
j(e,p)).map(({path:e})=>e);return[...f===void 0?[]:[(0,E().finding)("submodule-changed",{path:f,...O(m)},(0,F().atFile)(
f))],...s===void 0?[]:[(0,E().finding)("symlink-leaves-tree",{path:s,target:p.readlink(s)??"",...O(o)},(0,F().atFile)(s))]]}
function $({path:y,newMode:g,status:p}){return g===C||y===P&&p!=="deleted"}function j(y,g){const{kind:p}=(0,b().resolveInTree)(
g,y);return p==="outside"||p==="loop"}const M=9;function O(y){const g=y.length-M;return{...y.length>0&&{likewise:y.slice(
0,M)},...g>0&&{more:g}}}function v({unprovenMerge:y}){return y?[(0,E().finding)("merge-not-proven",{merge:y.commit,reason:y.
reason})]:[]}},72025:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.ask=P,h.assetNotJudged=$,h.notChecked=
M,h.ofChange=C;function b(){const O=u(27199);return b=function(){return O},O}function E(){const O=u(95132);return E=function(){
return O},O}function F(){const O=u(50661);return F=function(){return O},O}function C(O){return(v,...y)=>(0,F().isChange)(
v)?O(v,...y):[]}async function P(O,v,...y){const g=Object.entries(O).map(async([p,f])=>{try{return await f(v,...y)}catch(m){
return[I(p,m,y)]}});return(await Promise.all(g)).flat()}function I(O,v,[y]){return y===void 0?(0,E().notJudged)(`the cha\
nge; the check "${O}" failed`,v):$(y.asset,v,`; the check "${O}" failed`)}function $(O,v,y=""){const g=`the ${O.type} \`${O.
id}\`${y}`;return(0,E().notJudged)(g,v,j(O))}function j(O){try{return(0,b().placeOf)(O)}catch{return{location:{path:O.path,
line:1,column:1},subject:(0,b().subjectOf)(O)}}}function M(O,{path:v,detail:y},g){return(0,E().finding)("claim-not-check\
ed",{claim:O,why:`${y} of the log \`${v}\``},g)}},70716:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),
h.SUBJECT_CHECKS=h.REMOVED_GENE_CHECKS=h.GENE_CHECKS=h.CLAIM_CHECKS=void 0;function b(){const t=u(44786);return b=function(){
return t},t}function E(){const t=u(37542);return E=function(){return t},t}function F(){const t=u(19177);return F=function(){
return t},t}function C(){const t=u(1348);return C=function(){return t},t}function P(){const t=u(90331);return P=function(){
return t},t}function I(){const t=u(75597);return I=function(){return t},t}function $(){const t=u(66503);return $=function(){
return t},t}function j(){const t=u(90350);return j=function(){return t},t}function M(){const t=u(72025);return M=function(){
return t},t}function O(){const t=u(52117);return O=function(){return t},t}function v(){const t=u(97004);return v=function(){
return t},t}function y(){const t=u(93198);return y=function(){return t},t}function g(){const t=u(59613);return g=function(){
return t},t}function p(){const t=u(48550);return p=function(){return t},t}function f(){const t=u(10255);return f=function(){
return t},t}function m(){const t=u(85881);return m=function(){return t},t}function s(){const t=u(93290);return s=function(){
return t},t}function o(){const t=u(73566);return o=function(){return t},t}function e(){const t=u(47771);return e=function(){
return t},t}function i(){const t=u(36974);return i=function(){return t},t}function n(){const t=u(42804);return n=function(){
return t},t}const r=h.SUBJECT_CHECKS={"asset-files":O().assetFiles,"genes-outside":(0,M().ofChange)(O().genesOutside),"f\
orbidden-paths":(0,M().ofChange)(I().forbiddenPaths),"protected-paths":(0,M().ofChange)(I().protectedPaths),"policy-file":(0,M().
ofChange)(P().policyFile),"gate-change":(0,M().ofChange)(C().gateChange),"agent-files":(0,M().ofChange)(({agentFiles:t})=>t.
flatMap(({findings:l})=>l)),"changed-instructions":(0,M().ofChange)(b().changedInstructions),"stale-instructions":(0,M().
ofChange)(b().staleInstructions),"ignored-inputs":(0,M().ofChange)(P().ignoredInputs),"audit-logs":(0,M().ofChange)(E().
auditLogs),"unauditable-files":(0,M().ofChange)(j().unauditableFiles),"unproven-merge":(0,M().ofChange)(j().unprovenMerge),
"hard-cap":(0,M().ofChange)(n().hardCap),"store-roots":(0,M().ofChange)($().storeRoots),"deciding-files":(0,M().ofChange)(
F().decidingFiles),"missing-genes":m().missingGenes,"event-chain":y().eventChain,"unresolved-references":m().unresolvedReferences,
"genes-still-named":(0,M().ofChange)(m().genesStillNamed),"engine-seeds":(0,M().ofChange)(v().engineSeeds),"activated-se\
eds":(0,M().ofChange)(v().activatedSeeds),"removed-scripts":(0,M().ofChange)(s().removedScripts),"claimed-radius":(0,M().
ofChange)(g().claimedRadius),"claimed-streak":e().claimedStreak,estimates:(0,M().ofChange)(g().estimates),"look-alike-id\
s":p().lookAlikeIds,"repeated-ids":p().repeatedIds,unidentified:o().unidentified},a=h.CLAIM_CHECKS={"self-description":o().
selfDescription,"capsule-fields":o().capsuleFields,envelope:f().envelope},c=h.GENE_CHECKS={"incomplete-gene":i().incompleteGene,
"validation-list":i().validationList,"declared-constraints":n().declaredConstraints,"loosened-constraints":(0,M().ofChange)(
n().loosenedConstraints),"limits-beyond-cap":(0,M().ofChange)(n().limitsBeyondCap),"gene-blast-radius":(0,M().ofChange)(
n().geneBlastRadius),"declared-paths":(0,M().ofChange)(n().declaredPaths),"self-description":o().selfDescription,envelope:f().
envelope},d=h.REMOVED_GENE_CHECKS={"removed-gene":(0,M().ofChange)(i().removedGene),"gene-blast-radius":(0,M().ofChange)(
n().geneBlastRadius),"declared-paths":(0,M().ofChange)(n().declaredPaths)}},52117:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.assetFiles=j,h.assetProblemFinding=M,h.genesOutside=v;function b(){const m=u(18744);return b=
function(){return m},m}function E(){const m=u(94534);return E=function(){return m},m}function F(){const m=u(93028);return F=
function(){return m},m}function C(){const m=u(13580);return C=function(){return m},m}function P(){const m=u(95132);return P=
function(){return m},m}function I(){const m=u(54421);return I=function(){return m},m}function $(){const m=u(66160);return $=
function(){return m},m}function j({problems:m}){return m.filter(({rule:s})=>s!=="outside-globs").map(M)}function M({before:m,
...s}){const{rule:o,detail:e,location:i,id:n,severity:r}=s,c={location:i,...n===void 0?{}:{subject:{id:n}},...r&&{severity:r}};
return m?{...(0,P().finding)(o,{detail:e},{...c,severity:"notice"}),before:m}:(0,P().finding)(o,{detail:e},c)}const O=5;
async function v(m){const s=m.problems.filter(({rule:i})=>i==="outside-globs"),o=m.clock.all(s,async i=>{const n=await y(
i.location.path,m);return n.some(({severity:a})=>a==="error")?n:[M(i),...n]}),e=m.clock.all(m.assets.changes.filter($().
isClaim),i=>{const{asset:n,before:r}=i;return g((0,b().nestedGenes)(n),r?(0,b().nestedGenes)(r):[],m)});return[...await o,
...await e].flat()}async function y(m,s){const{change:o,tree:e,baseTree:i,policy:n}=s,r=(0,E().assetLimits)(n.assets.max_file_bytes),
a=async(d,t)=>{const{kind:l,size:S=0}=d.stat(t)??{};return!(0,F().isRegular)(l)||S>r.maxBytes?[]:(0,b().strayGenes)(t,await d.
read(t,r.maxBytes),r)},c=o.files.find(d=>d.path===m)?.oldPath??m;return g(await a(e,m),await a(i,c),s)}async function g(m,s,{
judge:o}){const e=new Set(s.flatMap(({commands:n})=>n)),i=[];for(const{location:n,commands:r}of m)for(const a of r){const c=p(
(await o.command(a)).findings);if(c===void 0||i.length===O)continue;const d=`a Gene whose command \`${a}\` ${c}`,t=e.has(
a)?"notice":"error";i.push({...(0,P().finding)("outside-globs",{detail:d},{location:n,severity:t,harm:"danger"}),danger:c})}
return i}function p(m){const s=m.find(e=>e.danger!==void 0)??m.find(f);if(s===void 0)return;const[,o]=/^Command (.*)/.exec(
(0,C().ruleOf)(s.rule).title)??[];return s.danger??o??`is dangerous (\`${s.rule}\`)`}function f({rule:m,severity:s,harm:o,
args:e}){const i=[e.program,e.flag,""].map(r=>({text:String(r)})),n=m==="outside-code"&&(0,I().textHanded)(i)!==void 0;return s===
"error"&&o==="danger"&&!n}},97004:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.activatedSeeds=$,h.
asNotice=O,h.blockedGenes=P,h.engineSeeds=j,h.lacksEngine=M;function b(){const v=u(27199);return b=function(){return v},
v}function E(){const v=u(77680);return E=function(){return v},v}function F(){const v=u(13580);return F=function(){return v},
v}function C(){const v=u(95132);return C=function(){return v},v}async function P(v,y,g){const p=new Map;for(const f of v){
const{gene:m}=f.value,s=y.find(n=>n.type==="Gene"&&n.id===m),o=s&&await I(s,g);if(s===void 0||o===void 0)continue;const e=`\
the command \`${o}\` of its gene \`${s.id}\` is blocked`,i={capsule:f.id,why:e};p.set(f,(0,C().finding)("capsule-not-eli\
gible",i,(0,b().placeOf)(f,["gene"])))}return p}async function I(v,y){const g=y.forFile(v.path);for(const p of(0,E().commandsToRun)(
v)){const{verdict:f}=await g.command(p);if(f==="block")return p}}async function $({assets:v,judge:y}){const g=[];for(const p of v.
activated??[]){const f=await I(p,y);f!==void 0&&g.push((0,C().finding)("seed-activated-blocked",{gene:p.id,command:f},(0,b().
placeOf)(p,["validation"])))}return g}function j({seeds:v,genes:y}){const[g]=v.keys();if(g===void 0)return[];const p=[...v.
values()].sort((s,o)=>s.localeCompare(o,"en",{numeric:!0})),f={ids:[...new Set([...v.keys()].map(({id:s})=>s))],count:v.
size,oldest:p[0]??"",newest:p.at(-1)??"",idle:y.filter(({asset:s,commands:o})=>v.has(s)&&M(o)).length},m=f.idle>0?"warni\
ng":"notice";return[(0,C().finding)("engine-seeds",f,{location:g.locate(),severity:m})]}function M(v){return v.some(({findings:y})=>y.
some(({rule:g})=>(0,F().ruleOf)(g).absent===!0))}function O(v){return(v.harm??(0,F().ruleOf)(v.rule).harm)==="danger"?v:
{...v,severity:"notice"}}},72391:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.broadcastFindings=p,
h.judgeCapsules=O;function b(){const n=u(27199);return b=function(){return n},n}function E(){const n=u(13580);return E=function(){
return n},n}function F(){const n=u(95132);return F=function(){return n},n}function C(){const n=u(72025);return C=function(){
return n},n}function P(){const n=u(59613);return P=function(){return n},n}function I(){const n=u(85475);return I=function(){
return n},n}function $(){const n=u(21471);return $=function(){return n},n}function j(){const n=u(57733);return j=function(){
return n},n}function M(){const n=u(47771);return M=function(){return n},n}function O({changes:n,present:r,unread:a},c,d,t=new Map){
const l=n.filter(({asset:A})=>A.type==="Capsule");if(l.length===0)return[];const S=(0,M().streakCounter)((0,M().eventsIn)(
{changes:n,present:r,unread:a}),!0),w=a.at(-1),N=d&&v(l,d);return l.map(({kind:A,asset:L,before:T})=>{if(A==="removed")return{
change:A,asset:L,eligible:null,eligibility:null,reasons:[]};const k=A==="added"?N:T&&(0,P().sizeOf)(T.value.blast_radius),
H=g(L,()=>{const R=S(L),D=w===void 0||R.ended?R:{...R,unread:w},U=t.get(L);return[...p(L,D,c,k),...U?[U]:[]]}),B=(0,F().
eligibilityOf)(H);return{change:A,asset:L,eligible:B==="eligible",eligibility:B,reasons:H}})}function v(n,r){const a=n.filter(
({kind:t})=>t==="added").map(({asset:t})=>(0,P().sizeOf)(t.value.blast_radius)??{files:0,lines:0}),c=t=>a.reduce((l,S)=>l+
S[t],0);return c("files")>=r.files&&c("lines")>=r.lines?void 0:r}function y(n){const{otherAsset:r}=(0,E().ruleOf)(n.rule);
return n.severity==="error"||(0,F().isMissingEvidence)(n)||r===!0}function g(n,r){try{return[...r(),...(0,j().promotionSchemaFindings)(
n),...(0,I().identityFindings)(n,"hand")].filter(y)}catch(a){return[(0,C().assetNotJudged)(n,a)]}}function p(n,r,a,c={files:0,
lines:0}){const{status:d,score:t}=o(n.value.outcome),l=o(n.value.blast_radius),S={capsule:n.id},w=(...A)=>(0,b().placeOf)(
n,A),N=[];if(d!=="success"){const A=`\`outcome.status\` is ${i(d)}, but it must be "success"`;N.push((0,F().finding)("ca\
psule-not-eligible",{...S,why:A},w("outcome","status")))}if(!e(t,a.min_score,1)){const A=`a number from ${a.min_score} t\
o 1`,L=`\`outcome.score\` is ${i(t)}, but it must be ${A}`;N.push((0,F().finding)("capsule-not-eligible",{...S,why:L},w(
"outcome","score")))}for(const A of["files","lines"]){const L=a[`max_${A}`],T=Math.max(c[A],r.radius?.[A]??0);if(e(l[A],
1,L)&&T<=L)continue;const k=i(l[A]),H=T>L?`${T} (claimed: ${k})`:k,B=`\`blast_radius.${A}\` is ${H}, but it must be ${f(
L)}`;N.push((0,F().finding)("capsule-not-eligible",{...S,why:B},w("blast_radius",A)))}if(r.unmeasured!==void 0){const A=`\
\`blast_radius.files\` is not a size in the event \`${r.unmeasured}\`, but it must be ${f(a.max_files)}`;N.push((0,F().finding)(
"capsule-not-eligible",{...S,why:A},w("blast_radius")))}return r.count<a.min_success_streak&&N.push(...m(n,r,a.min_success_streak)),
N}function f(n){return`a number from 1 to ${n}`}function m(n,{count:r,unread:a,failed:c,uncounted:d=[]},t){const l=(0,b().
placeOf)(n),S={capsule:n.id};if(c!==void 0){const A=`the event \`${c}\`, the newest one that names it, is not a success`;
return[(0,F().finding)("capsule-not-eligible",{...S,why:A},l)]}if(a!==void 0){const A=`whether the Capsule \`${n.id}\` ha\
s enough consecutive successes`;return[(0,C().notChecked)(A,a,{...l,severity:"error"})]}const w=d.slice(0,s).map(({event:A,
why:L})=>`the event \`${A}\` does not count: ${L}`),N={...S,streak:r,least:t,uncounted:w};return[(0,F().finding)("capsul\
e-streak",N,l)]}const s=5;function o(n){return(0,b().isJsonObject)(n)?n:{}}function e(n,r,a){return typeof n=="number"&&
n>=r&&n<=a}function i(n){return n===void 0?"missing":(0,$().describeJson)(n)}},93198:function(G,h,u){Object.defineProperty(
h,"__esModule",{value:!0}),h.eventChain=j;function b(){const f=u(76760);return b=function(){return f},f}function E(){const f=u(
27199);return E=function(){return f},f}function F(){const f=u(28894);return F=function(){return f},f}function C(){const f=u(
95132);return C=function(){return f},f}function P(){const f=u(36773);return P=function(){return f},f}function I(){const f=u(
72025);return I=function(){return f},f}function $(){const f=u(85475);return $=function(){return f},f}function j({assets:{
changes:f,present:m,unread:s}}){const o=m.filter(({type:t})=>t==="EvolutionEvent"),e=new Set(f.map(({asset:t})=>t)),i=new Map(
o.map(t=>[t.id,t])),n=new Map,r=new Map,a=M(o),c=new Set,d=new Set;return o.flatMap(t=>{const l=r.get(t.path);r.set(t.path,
t);const S=y(t),w=S===void 0?void 0:n.get(S);if(S!==void 0&&w===void 0&&n.set(S,t),!e.has(t)||t.cut)return[];const N=(0,E().
placeOf)(t,["parent"]),A={event:t.id},L=(0,F().isAuditLog)(t.path),T=l===void 0&&L?a(t.path):void 0;if(T!==void 0&&S!==T.
id){const R=`does not continue the archive \`${T.path}\` of its log`,D={...A,fault:R,fix:v(t,T.id)};return[(0,C().finding)(
"event-not-chained",D,N)]}if(S===void 0){if(l===void 0||!L)return[];const R={...A,fault:O,fix:v(t,l.id)};return[(0,C().finding)(
"event-not-chained",R,N)]}if(!i.has(S)){const R=l===void 0,D=L&&!R?"error":"warning",[U]=s;if(U!==void 0){const z=`wheth\
er the parent \`${S}\` of the EvolutionEvent \`${t.id}\` exists`;return[(0,I().notChecked)(z,U,{...N,severity:D})]}if(d.
has(S))return[];R||d.add(S);const K=R?`If the log with \`${S}\` exists, commit it, too; otherwise leave the event as its \
engine wrote it`:`Let the engine append the events up to \`${S}\`, which it wrote before this one; if they are lost, leav\
e the event out`,Y={...A,parent:S,where:"not in any asset file",fix:K};return[(0,C().finding)("event-parent-missing",Y,{
...N,severity:D})]}const k=p(t,i,c);if(k!==void 0){const R=`has a circular chain of parents: ${(0,P().inCode)(k)}`;return[
(0,C().finding)("event-not-chained",{...A,fault:R,fix:"Set the `parent` of each event to the previous event"},N)]}if(w===
void 0||w.id===t.id)return[];const H=l===void 0||l.id===S?w.id:l.id,B=`has the parent \`${S}\`, which is already the pare\
nt of \`${w.id}\``,J={...A,fault:B,fix:v(t,H)};return[(0,C().finding)("event-not-chained",J,{...N,severity:"warning"})]})}
function M(f){const m=f.filter(({path:o})=>(0,F().isLogArchive)(o)),s=new Set(m.map(y));return o=>{if((0,F().isLogArchive)(
o))return;const e=m.filter(({path:i})=>b().posix.dirname(i)===b().posix.dirname(o));return e.findLast(({id:i})=>!s.has(i))??
e.at(-1)}}const O="has no parent, but it is not the first event of its log";function v({value:f},m){const s=f.asset_id===
void 0?"":(0,$().contentHash)({...f,parent:m});return`Set \`parent\` to \`${m}\`, the previous event${s&&`, and \`asset_i\
d\` to \`${s}\``}`}function y({value:{parent:f}}){return typeof f=="string"&&f!==""?f:void 0}const g=5;function p(f,m,s){
const o=new Set;let e=f;for(;e!==void 0&&!s.has(e.id)&&!o.has(e.id);){o.add(e.id);const n=y(e);e=n===void 0?void 0:m.get(
n)}if(e!==void 0&&e.id===f.id&&!s.has(e.id))return[...o].slice(0,g);for(const n of o)s.add(n)}},59613:function(G,h,u){Object.
defineProperty(h,"__esModule",{value:!0}),h.claimedRadius=C,h.estimates=y,h.sizeOf=$;function b(){const p=u(27199);return b=
function(){return p},p}function E(){const p=u(95132);return E=function(){return p},p}function F(){const p=u(47771);return F=
function(){return p},p}function C({assets:{changes:p},counted:f}){return["Capsule","EvolutionEvent"].flatMap(m=>{const s=p.
filter(({kind:n,asset:r})=>n==="added"&&r.type===m).map(({asset:n})=>({asset:n,size:$(n.value.blast_radius)})),o=s.flatMap(
({size:n})=>n??[]),e=s.at(-1);if(e===void 0||o.length<s.length)return[];const i=o.reduce(j);if(i.files<f.least.files||i.
lines<f.least.lines){const n={together:s.length>1,severity:"warning"};return[P(e.asset,i,f.least,n)]}return s.flatMap(({
asset:n,size:r})=>r!==void 0&&(0,F().isSuccess)(n.value)&&M(r,f.most)?[P(n,r,f.most,{together:!1,severity:"notice"})]:[])})}
function P(p,f,m,{together:s,severity:o}){const{type:e,id:i}=p,n={type:e,id:i,claim:`claims ${I(f)}${s?" together with t\
he others of the change":""}`,shown:`git counts ${I(m)} for this change`,fix:"Set `blast_radius` to what the cycle chang\
ed, and add the asset in the same change"},r={...(0,b().placeOf)(p,["blast_radius"]),severity:o};return(0,E().finding)("\
claim-differs",n,r)}function I({files:p,lines:f}){return`${p} ${p===1?"file":"files"} and ${f} ${f===1?"line":"lines"}`}
function $(p){if(!(0,b().isJsonObject)(p))return;const{files:f,lines:m}=p;return typeof f=="number"&&typeof m=="number"?
{files:f,lines:m}:void 0}function j(p,f){return{files:p.files+f.files,lines:p.lines+f.lines}}function M(p,f){return p.files>
f.files||p.lines>f.lines+f.files}const O=3,v=.1;function y({assets:{changes:p},counted:f}){const{least:m,most:s}=f,o=p.filter(
({kind:e,asset:i})=>e==="added"&&i.type==="EvolutionEvent");return o.flatMap(({asset:e})=>{const{blast_radius_estimate:i,
meta:n,blast_radius:r}=e.value,a=(0,b().isJsonObject)(i)?[]:["meta"],c=a.length===0?i:(0,b().isJsonObject)(n)&&n.blast_radius_estimate,
d=g(c);if(d===void 0||d<=0)return[];const t=o.length===1,l=t?m.files:g(r),S=t?s.files:g(r);if(l===void 0||S===void 0)return[];
const w=l/d>O;if(!w&&S/d>=v)return[];const N=w?l:S,A=(0,b().placeOf)(e,[...a,"blast_radius_estimate"]),L={type:e.type,id:e.
id,claim:`estimates ${d} ${d===1?"file":"files"}`,shown:`the change touches ${N}`,fix:"Review the changes that were not \
planned, or update the estimate"};return[(0,E().finding)("claim-differs",L,A)]})}function g(p){return(0,b().isJsonObject)(
p)&&typeof p.files=="number"?p.files:void 0}},48550:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.lookAlikeIds=
j,h.repeatedIds=p;function b(){const s=u(76760);return b=function(){return s},s}function E(){const s=u(23404);return E=function(){
return s},s}function F(){const s=u(27199);return F=function(){return s},s}function C(){const s=u(64385);return C=function(){
return s},s}function P(){const s=u(11970);return P=function(){return s},s}function I(){const s=u(95132);return I=function(){
return s},s}function $(){const s=u(25367);return $=function(){return s},s}function j({assets:{changes:s,present:o}}){const e=s.
filter(({kind:a})=>a==="added").map(({asset:a})=>a);if(e.length===0)return[];const i=new Set(e.map(({type:a})=>a)),n=new Map,
r=new Map;for(const{type:a,value:c}of o){const d=i.has(a)?(0,C().declaredId)(c):void 0;if(d!==void 0)for(const t of O(a,
d)){const l=n.get(t);l===void 0?n.set(t,d):l!==d&&!r.has(t)&&r.set(t,d)}}return e.flatMap(a=>{const{type:c,id:d}=a,l=O(c,
d).flatMap(w=>[n.get(w),r.get(w)]).find(w=>w!==void 0&&w!==d);if(l===void 0)return[];const S=(0,F().placeOf)(a,["id"]);return[
(0,I().finding)("look-alike-id",{type:c,id:(0,$().visible)(d),other:(0,$().visible)(l)},S)]})}const M=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function O(s,o){const e=/^[\w.-]*$/.test(o)?o:v(o),i=e.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${s} case ${y(e)}`,`${s} drawn ${y(i)}`]}function v(s){const o=s.normalize("NFKC").replace(M,"");return(0,P().asciiOf)(
o.replace(/\p{Pd}/gu,"-"))}function y(s){return s.toUpperCase().toLowerCase()}const g=/(?:\.seed\.json|\/default_genes\.json)$/;
function p({assets:{changes:s,present:o}}){const i=s.filter(({kind:a})=>a==="added"||a==="modified").map(({asset:a})=>a).
filter(f);if(i.length===0)return[];const n=new Set(i.map(({id:a})=>a)),r=o.filter(a=>f(a)&&n.has(a.id));return i.flatMap(
a=>{const c=r.find(l=>m(l,a));if(c===void 0)return[];const d=`the gene \`${a.id}\`, also in \`${c.path}\` with other cont\
ent`,t={...(0,F().placeOf)(a,["id"]),severity:"warning"};return[(0,I().finding)("duplicate-id",{detail:d},t)]})}function f({
type:s,path:o}){return s==="Gene"&&!g.test(`/${o}`)}function m(s,o){return s.id===o.id&&s.path.replace(/l$/,"")!==o.path.
replace(/l$/,"")&&b().posix.dirname(s.path)===b().posix.dirname(o.path)&&(0,E().canonicalize)(s.value)!==(0,E().canonicalize)(
o.value)}},10255:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.envelope=I;function b(){const g=u(27199);
return b=function(){return g},g}function E(){const g=u(61331);return E=function(){return g},g}function F(){const g=u(39763);
return F=function(){return g},g}function C(){const g=u(95132);return C=function(){return g},g}function P(){const g=u(85475);
return P=function(){return g},g}function I(g,{asset:p}){const{type:f,id:m,envelope:s}=p;return[...j(p),...s&&(0,E().senderOf)(
s)===void 0?[(0,C().finding)("schema-field",{type:f,id:m,...$},(0,b().placeOf)(p))]:[]]}const $={field:"sender_id",where:"\
's message",fault:"is missing",fix:"Store the message with its `sender_id`"};function j(g){const{type:p,id:f,wrappers:m=[]}=g,
s=(0,b().placeOf)(g);return m.flatMap(o=>M(g,o).flatMap(([e,i])=>{const n=o[e];if(n===void 0||n===i)return[];const r={type:p,
id:f,field:e,stated:y(n),actual:y(i)};return[(0,C().finding)("envelope-contradicts-asset",r,s)]}))}function M(g,p){const{
type:f,id:m,value:s}=g;return[...f==="ValidationReport"?[["target_asset_id",s.gene_asset_id??p.target_asset_id],["target\
_local_id",s.gene_id]]:[],...O(p.type,f)?[["type",f]]:[],["asset_type",f],["asset_id",v(g,p.asset_id)],["content_hash",v(
g,p.content_hash)],["local_id",m]]}function O(g,p){if(typeof g!="string")return!1;const f=g.toLowerCase();return f!==p.toLowerCase()&&
F().ASSET_TYPES.some(m=>m.toLowerCase()===f)}function v({type:g,value:p},f){if(p.asset_id!==void 0||f===void 0)return p.
asset_id;const m={type:g,value:{...p,asset_id:f}};return(0,P().matchContentHash)(m)===void 0?(0,P().contentHash)(p):f}function y(g){
return JSON.stringify(g??null).slice(0,100)}},85881:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.appliedIds=
O,h.genesStillNamed=$,h.missingGenes=g,h.unresolvedReferences=I;function b(){const p=u(27199);return b=function(){return p},
p}function E(){const p=u(30610);return E=function(){return p},p}function F(){const p=u(95132);return F=function(){return p},
p}function C(){const p=u(72025);return C=function(){return p},p}function P(){const p=u(50661);return P=function(){return p},
p}function I({assets:p}){const{changes:f,present:m,unread:s}=p,o=j(m,"Capsule"),e=j(m,"ValidationReport"),i=[["Evolution\
Event","capsule_id","Capsule",o],["EvolutionEvent","validation_report_id","ValidationReport",e],["AntiGene","evidence_ca\
psules","Capsule",o]];return f.filter(({kind:n})=>n==="added"||n==="modified").flatMap(({asset:n})=>{const{type:r,id:a,value:c}=n,
[d]=s;return i.flatMap(([t,l,S,w])=>t!==r?[]:[c[l]].flat().flatMap(N=>{if(!M(N,w))return[];const A={...(0,b().placeOf)(n,
[l]),severity:"warning"},L=`whether \`${N}\`, which the ${r} \`${a}\` names, exists`;return d?[(0,C().notChecked)(L,d,A)]:
[(0,F().finding)("reference-not-found",{type:r,id:a,wanted:S,name:N,field:l},A)]}))})}function $({assets:{changes:p,present:f}}){
const m=j(f,"Gene"),s=O(p),o=p.flatMap(({kind:i,asset:n,before:r})=>i==="removed"?n:r??[]).filter(({type:i})=>i==="Gene").
flatMap(i=>(0,E().namesOf)(i).map(n=>({asset:i,name:n}))).filter(({name:i})=>!m.has(i)&&!s.has(i));if(o.length===0)return[];
const e=f.flatMap(E().namings);return o.flatMap(({asset:i,name:n})=>{const r=e.filter(({gene:S})=>S===n),a=r.find(S=>S.by.
type==="Capsule")??r[0];if(a===void 0)return[];const c=n.startsWith("sha256:"),d={what:`${c?"gene that was":"gene"} \`${n}\
\``,by:`the ${a.by.type} \`${a.by.id}\``,more:new Set(r.map(S=>S.by)).size-1,fix:c?"Name the gene by its `id`, or by its\
 new `asset_id`":`Keep the gene \`${n}\`, or also remove the Capsules that name it`},t=a.by.type==="Capsule"?"warning":"\
notice",l=a.by.locate(a.pointer);return[(0,F().finding)("still-named",d,{location:l,subject:(0,b().subjectOf)(i),severity:t})]})}
function j(p,f){return new Set(p.filter(m=>m.type===f).flatMap(E().namesOf))}function M(p,f){return typeof p=="string"&&
!f.has(p)}function O(p){return new Set(p.flatMap(E().newNamings).map(({gene:f})=>f))}const v="ad_hoc",y={severity:"warni\
ng",harm:"bookkeeping"};function g(p){const{changes:f}=p.assets,m=new Set(f.filter(({kind:s,asset:o})=>s!=="removed"&&o.
type==="Gene").flatMap(({asset:s})=>(0,E().namesOf)(s)));return f.flatMap(E().newNamings).filter(({gene:s})=>!m.has(s)).
map(({by:s,gene:o,pointer:e})=>{const i=o===v&&(0,P().isChange)(p),n={...(0,b().placeOf)(s,e),...i&&y},{type:r,id:a}=s,c={
type:r,id:a,wanted:"gene",name:o,field:String(e[0])};return(0,F().finding)("reference-not-found",c,n)})}},93290:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.removedScripts=v;function b(){const s=u(76760);return b=function(){return s},
s}function E(){const s=u(27199);return E=function(){return s},s}function F(){const s=u(68450);return F=function(){return s},
s}function C(){const s=u(77680);return C=function(){return s},s}function P(){const s=u(63455);return P=function(){return s},
s}function I(){const s=u(51951);return I=function(){return s},s}function $(){const s=u(59867);return $=function(){return s},
s}function j(){const s=u(46912);return j=function(){return s},s}function M(){const s=u(91063);return M=function(){return s},
s}function O(){const s=u(95132);return O=function(){return s},s}async function v(s){const{assets:o,baseTree:e,clock:i}=s,
n=y(s.change),r=await g(s);if(n.size+r.size===0)return[];const a=new Set(o.changes.map(({asset:t})=>t)),c=o.present.filter(
t=>t.type==="Gene"&&!a.has(t)),d=new Map;for(const t of c){await i.tick();const l=(0,C().validationCommands)(t),S=new Map;
for(const{value:w,pointer:N}of l.kind==="list"?l.entries:[]){if(typeof w!="string")continue;const A=(0,F().storeOf)(t.path,
{policy:s.policy,tree:e}),T=(0,P().namedPaths)(w,A).filter(k=>n.has(k)).map(k=>({path:k,script:""}));r.size>0&&A.checkoutAs===
void 0&&T.push(...await f(w,e,A.root));for(const k of T){const H=m(k);(k.script===""||r.has(H))&&S.set(H,{...k,entry:N[1]})}}
for(const[w,N]of S){const A=d.get(w);A?A.more+=1:d.set(w,{...N,gene:t,more:0})}}return[...d.values()].map(({path:t,script:l,
gene:S,entry:w,more:N})=>{const A=l===""?`file \`${t}\``:`script \`${l}\` of \`${t}\``,L=`Keep \`${l||t}\`, or change the\
 commands that name it`,T={...(0,E().placeOf)(S,["validation",w]),harm:"broken"};return(0,O().finding)("still-named",{what:A,
by:`the gene \`${S.id}\``,more:N,fix:L},T)})}function y({files:s}){const o=new Set(s.flatMap(({status:e,path:i,oldPath:n})=>e===
"deleted"?i:n??[]));for(const{path:e,status:i}of s)i!=="deleted"&&o.delete(e);return o}async function g({change:s,baseTree:o,
tree:e}){const i=s.files.map(({path:r,oldPath:a})=>a??r),n=new Set;for(const r of i.filter(a=>b().posix.basename(a)==="p\
ackage.json")){const a=await p(o,r),c=new Set(await p(e,r));for(const d of a)c.has(d)||n.add(m({path:r,script:d}))}return n}
async function p(s,o){const e=b().posix.dirname(o);return[...(await(0,$().usablePackageJson)(s,e==="."?"":e))?.scripts.keys()??
[]]}async function f(s,o,e){const{invocation:i}=(0,I().readWords)(s,{tree:o,cwd:e});if(i?.program!=="npm")return[];const n={
tree:o,directory:e,changed:new Set,families:M().NO_PROGRAMS},{runs:r}=await(0,j().scriptsThatRun)(i,n,{start:0,end:0}),a=(0,j().
eventOf)(i);return r.flatMap(({directory:c,event:d})=>d===a?[{path:b().posix.join(c,"package.json"),script:a}]:[])}function m({
path:s,script:o}){return`${s}\0${o}`}},21471:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.describeJson=
n,h.schemaDifferences=P;function b(){const r=u(98285);return b=function(){return r},r}function E(){const r=u(98879);return E=
function(){return r},r}const F=2e5,C=50;function P(r,a){try{return I(r,(0,b().withoutAnnotations)(a))}catch(c){if(!(c instanceof
URIError))throw c;return[{kind:"invalid",pointer:[],keyword:"propertyNames",expected:"an object whose keys are Unicode t\
ext",found:"not",more:0}]}}function I(r,a){const c=(0,E().complaintsOf)(r,a,JSON.stringify(a).length<=F),d=new Map,t=new Set;
for(const l of c){if(O.has(l.keyword))continue;const S=j(l);if(!t.has(S)){t.add(S);for(const w of v(l,r,a)){const N=$(l,
w),A=d.get(N);d.set(N,A?{...A,more:A.more+1}:w)}}}return[...d.values()].slice(0,C)}function $({keywordLocation:r},a){switch(a.
kind){case"missing":return JSON.stringify([r,...a.fields]);case"unknown":return JSON.stringify([r,a.field]);case"invalid":
return r}}function j({keyword:r,instanceLocation:a}){return`${M.has(r)?r:"value"} ${a}`}const M=new Set(["required","add\
itionalProperties"]),O=new Set(["properties","items","false"]);function v(r,a,c){const{keyword:d,keywordLocation:t,instanceLocation:l}=r,
{pointer:S,value:w}=g(c,l),N=p(a,t);if(d==="required"){const L=(N.required??[]).filter(k=>!y(w,k)),T=Object.fromEntries(
L.map(k=>[k,i(N.properties?.[k]??{})]));return[{kind:"missing",pointer:S,fields:L,expected:T,more:0}]}if(d==="additional\
Properties"){const L=N.properties??{},T=Object.keys(w??{}).filter(H=>!Object.hasOwn(L,H)),k=Object.keys(L).filter(H=>!y(
w,H));return T.map(H=>({kind:"unknown",pointer:[...S,H],field:H,absent:k,more:0}))}const A=e(d,N);return[{kind:"invalid",
pointer:S,keyword:d,expected:A,found:n(w),more:0}]}function y(r,a){return r!==null&&Object.hasOwn(r,a)}function g(r,a){const c=[];
let d=r;for(const t of f(a))Array.isArray(d)?(c.push(Number(t)),d=d[Number(t)]??null):(c.push(t),d=d[t]??null);return{pointer:c,
value:d}}function p(r,a){let c=E().SCHEMAS[r];for(const d of f(a).slice(0,-1))c=c[d];return c}function f(r){return r.split(
"/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"))}const m={string:"a string",array:"a list",object:"an o\
bject",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},s={"^\\d+\\.\\d+\\.\\d+$":"three numbers \
such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},o=40;function e(r,a){const c=a[r];switch(r){case"\
type":return[c].flat().map(d=>m[String(d)]??String(d)).join(" or ");case"enum":return`one of ${(a.enum??[]).map(d=>`\`${JSON.
stringify(d)}\``).join(", ")}`;case"const":return JSON.stringify(c);case"pattern":return s[String(c)]??`a string that ma\
tches ${c}`;case"minLength":return c===1?"a non-empty string":`a string of at least ${c} characters`;case"maxLength":return`\
a string of at most ${c} characters`;case"minItems":return c===1?"a non-empty list":`a list of at least ${c} items`;case"\
maxItems":return`a list of at most ${c} items`;case"minimum":return`a number that is at least ${c}`;case"maximum":return`\
a number that is at most ${c}`;default:return`a value that matches \`${r}\` in the schema`}}function i(r){const a=["enum",
"const","pattern","type"].find(c=>Object.hasOwn(Object(r),c));return a===void 0?"a value":e(a,r)}function n(r){return Array.
isArray(r)?r.length===0?"an empty list":"a list":r!==null&&typeof r=="object"?"an object":typeof r!="string"?String(r):r.
length<=o?JSON.stringify(r):`a string of ${r.length} characters`}},57733:function(G,h,u){Object.defineProperty(h,"__esMo\
dule",{value:!0}),h.promotionSchemaFindings=$,h.schemaFindings=I;function b(){const e=u(23404);return b=function(){return e},
e}function E(){const e=u(27199);return E=function(){return e},e}function F(){const e=u(3051);return F=function(){return e},
e}function C(){const e=u(95132);return C=function(){return e},e}function P(){const e=u(21471);return P=function(){return e},
e}function I(e){return(0,P().schemaDifferences)(e.type,e.value).filter(i=>!m(e,i)).flatMap(i=>v(e,i)).map(i=>j(e,i,"warn\
ing"))}function $(e){const i=s(e)?"warning":"error";return(0,P().schemaDifferences)(e.type,e.value).map(n=>j(e,n,i))}function j(e,i,n){
const{type:r,id:a}=e,{pointer:c,more:d}=i,t={...(0,E().placeOf)(e,c),severity:n},l=(S,w,N,A)=>(0,C().finding)("schema-fi\
eld",{type:r,id:a,field:S,fault:w,where:N,fix:A},t);switch(i.kind){case"missing":{const{fields:S,expected:w}=i,N=S.includes(
"asset_id")?"; `gene-gate fix --identity --write` adds `asset_id` in the repository of its author":"",L=`Add ${S.map(T=>`\
\`${T}\` (${w[T]})`).join(", ")}${N}`;return l(S.join("`, `"),"is missing",O(c,d),L)}case"unknown":{const S=O(c.slice(0,
-1),d),{field:w,absent:N}=i,A=(0,F().nearestName)(w,N),L=A===void 0?"":`If you meant \`${A}\`, rename it. Otherwise, `,T=`${L}${L?
"remove":"Remove"} \`${w}\` or store it outside the asset`;return l(w,"is unknown",S,T)}case"invalid":{const{expected:S}=i,
w=`${i.found}${d===0?"":` (and in ${M(d)})`}`,N=c.join("."),A=`must be ${S}, but it is ${w}`;return l(N,A,"",`Change \`${N}\
\` to ${S}`)}}}function M(e){return e===1?"1 similar place":`${e} similar places`}function O(e,i){return e.length===0?"":
` in \`${e.join(".")}\`${i===0?"":` and ${M(i)}`}`}function v(e,i){const{type:n}=e,{pointer:r}=i;switch(i.kind){case"mis\
sing":{const a=i.fields.filter(c=>!y[n].has([...r,c].join("."))&&!(c==="source_type"&&(o(e)??0)<p));return a.length===0?
[]:[{...i,fields:a}]}case"unknown":return[i];case"invalid":return g(n,r,i.keyword)?[]:[i]}}const y={Gene:new Set(["type",
"id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"]),AntiGene:new Set(["type","id"])};function g(e,[i,...n],r){if(i===
"type"||i==="id"||i==="asset_id")return!0;if(e!=="Gene")return!1;const a=r==="minItems"&&n.length>0;return i==="validati\
on"||i==="constraints"&&!a}const p=6,f={"Gene epigenetic_marks[]":["object","string"],"Gene _source":["object"],"Gene av\
oid[]":["string"],"Gene anti_patterns[]":["object","string"],"Capsule content":["string"],"Capsule diff":["string"],"Cap\
sule gene":["null"],"EvolutionEvent mutation_id":["null"],"EvolutionEvent execution_trace":["object"],"EvolutionEvent ap\
plied_lessons[]":["object","string"]};function m({type:e,value:i},{kind:n,pointer:r}){const[a="",c=0,...d]=r,t=i[a]??null,
l=f[`${e} ${a}${Array.isArray(t)?"[]":""}`];return n==="missing"||!l||typeof c!="number"||d.length>0?!1:[t].flat().every(
S=>l.includes(S===null?"null":typeof S))}function s(e){return(o(e)??Number.NaN)<Number(b().SCHEMA_VERSION.split(".")[1])}
function o({value:{schema_version:e}}){const i=typeof e=="string"?/^1\.(\d+)\.\d+$/.exec(e)?.[1]:void 0;return i===void 0?
void 0:Number(i)}},98879:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.SCHEMAS=void 0,h.complaintsOf=
g;function b(){const m=u(13574);return b=function(){return m},m}function E(){const m=u(36576);return E=function(){return m},
m}function F(){const m=u(25065);return F=function(){return m},m}function C(){const m=u(5330);return C=function(){return m},
m}function P(){const m=u(39436);return P=function(){return m},m}function I(){const m=u(39763);return I=function(){return m},
m}const $={type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},j="^sha256:[a-f0-9]{64}$",M={type:"object",required:["type","sc\
hema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Val\
idationReport"},schema_version:$,id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:[
"object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{
type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{
type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:j}}},O={type:"array",items:{
type:"string"}},v={type:"object",required:["type","schema_version","id","summary","trigger","avoid","asset_id"],properties:{
type:{const:"AntiGene"},schema_version:$,id:{type:"string",minLength:1},summary:{type:"string",minLength:1},trigger:{...O,
minItems:1},avoid:{...O,minItems:1},rationale:{type:"string"},severity:{enum:["low","medium","high"]},source_clusters:O,
evidence_capsules:O,failure_count:{type:"integer",minimum:0},asset_id:{type:"string",pattern:j}}},y=h.SCHEMAS={Gene:C().
default,Capsule:E().default,EvolutionEvent:F().default,Mutation:P().default,ValidationReport:M,AntiGene:v};function g(m,s,o){
return p[o?"all":"first"][m].validate(s).errors}const p={all:f(!1),first:f(!0)};function f(m){const s=I().ASSET_TYPES.map(
o=>[o,new(b()).Validator(y[o],"7",m)]);return Object.fromEntries(s)}},73566:function(G,h,u){Object.defineProperty(h,"__e\
sModule",{value:!0}),h.capsuleFields=M,h.selfDescription=$,h.unidentified=O;function b(){const g=u(27199);return b=function(){
return g},g}function E(){const g=u(59490);return E=function(){return g},g}function F(){const g=u(95132);return F=function(){
return g},g}function C(){const g=u(72025);return C=function(){return g},g}function P(){const g=u(85475);return P=function(){
return g},g}function I(){const g=u(57733);return I=function(){return g},g}function $({correctorOf:g},{asset:p,change:f,commands:m=[]}){
if(p.cut)return[];const s=f?.kind==="unchanged"?void 0:f?.before,o=m.some(({findings:e})=>e.some(({edit:i})=>i?.fix));return[
...(0,P().hashFindings)(p,g(p),!o,s),...(0,I().schemaFindings)(p)]}const j={success_streak:"an integer from 0 on",env_fingerprint:"\
an object with `platform` and `arch`"};function M(g,{asset:p}){const{type:f,id:m,value:s}=p;if(f!=="Capsule"||p.cut)return[];
const o=Object.keys(j).filter(r=>s[r]==null);if(o.length===0)return[];const e=o.join("`, `"),n={fault:"is missing",where:"",
fix:`Add ${o.map(r=>`\`${r}\` (${j[r]})`).join(", ")}`};return[(0,F().finding)("schema-field",{type:f,id:m,field:e,...n},
(0,b().placeOf)(p))]}function O({genes:g,claims:p,correctorOf:f}){const e=[...g.filter(({change:n})=>n?.kind!=="removed").
map(({asset:n})=>n),...p].filter(({cut:n})=>!n).flatMap(n=>v(n,f));return[...(0,E().groupBy)(e,({rule:n,location:r})=>JSON.
stringify([n,r?.path])).values()].flatMap(y)}function v(g,p){try{return(0,P().identityFindings)(g,p(g)).filter(P().isMissingIdentity)}catch(f){
return[(0,C().assetNotJudged)(g,f)]}}function y([g,...p]){if(g===void 0)return[];if(p.length===0||!(0,P().isMissingIdentity)(
g))return[g,...p];const{subject:f,args:m,...s}=g,{expected:o,...e}=m;return[{...s,args:{...e,others:p.length}}]}},47771:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.claimedStreak=a,h.eventsIn=g,h.isSuccess=O,h.streakCounter=$,h.successStreak=
y;function b(){const c=u(23404);return b=function(){return c},c}function E(){const c=u(27199);return E=function(){return c},
c}function F(){const c=u(59490);return F=function(){return c},c}function C(){const c=u(95132);return C=function(){return c},
c}function P(){const c=u(72025);return P=function(){return c},c}function I(){const c=u(85475);return I=function(){return c},
c}function $(c,d){const t=f(c,d),l=(0,F().groupBy)(c,({value:{capsule_id:S}})=>S);return S=>j(S,l.get(S.id)??[],t,d)}function j({
id:c,value:{gene:d}},t,l,S){const w=[],N=[],A={files:0,lines:0};let L;const{successes:T,failure:k}=M(c,t);for(const H of T){
const{value:B}=H,J=l.get(H)??s(B,S)??(o(B,d,S)?void 0:p)??(i(B)?"it records no change":void 0);J===void 0?(N.push(H),e(A,
B)||(L??=r(B))):w.push({event:r(B),why:J})}return{count:v(N),uncounted:w,ended:k!==void 0,...k&&T.length===0&&{failed:r(
k.value)},radius:A,...L!==void 0&&{unmeasured:L}}}function M(c,d){const t=d.filter(({value:S})=>S.type==="EvolutionEvent"&&
S.capsule_id===c).reverse(),l=t.findIndex(({value:S})=>!O(S));return l<0?{successes:t}:{successes:t.slice(0,l),failure:t[l]}}
function O({outcome:c}){return(0,E().isJsonObject)(c)&&c.status==="success"}function v(c){const d=c.map(({value:t})=>t.id).
filter(t=>typeof t=="string");return c.length-d.length+new Set(d).size}function y(c,d){const{successes:t,failure:l}=M(c,
d);return{count:v(t),ended:l!==void 0}}function g({changes:c,present:d,unread:t}){const l=t.at(-1),S=new Set(c.map(({asset:w})=>w));
return d.filter(({type:w,path:N})=>w==="EvolutionEvent"&&(!l||N>=l.path)).map(w=>({value:w.value,log:w.path,isNew:S.has(
w)}))}const p="it does not name the gene of the Capsule";function f(c,d){const t=new Map,l=new Map,S=new Set;for(const w of c){
const N=m(w,l,d&&S.has(w.log));N!==void 0&&t.set(w,N),S.add(w.log);const{id:A}=w.value;typeof A=="string"&&!l.has(A)&&l.
set(A,w)}return t}function m({value:c,isNew:d},t,l){const{id:S,parent:w}=c;if(d)return"the change that is judged adds or\
 edits it";const N=typeof S=="string"?t.get(S):void 0;return N!==void 0?(0,b().canonicalize)(N.value)===(0,b().canonicalize)(
c)?void 0:"an earlier event with other content has its id":typeof w=="string"&&w!==""?t.has(w)?void 0:"its parent is not\
 in the log before it":l?"it has no parent":void 0}function s(c,d){const{id:t,asset_id:l}=c;if(l===void 0)return d?"it h\
as no hash":void 0;if((0,I().matchContentHash)({type:"EvolutionEvent",value:c})===void 0)return"its hash does not match \
its content";const S=typeof t=="string"&&t.trim()!=="";return d&&!S?"it has no id":void 0}function o({genes_used:c},d,t){
return typeof d!="string"||d===""||!Array.isArray(c)?!t:c.includes(d)}function e(c,{blast_radius:d}){if(d===void 0)return!0;
if(!(0,E().isJsonObject)(d))return!1;const{files:t,lines:l}=d;return!n(t)||!n(l)?!1:(c.files=Math.max(c.files,t),c.lines=
Math.max(c.lines,l),!0)}function i({blast_radius:c}){return(0,E().isJsonObject)(c)&&(c.files===0||c.lines===0)}function n(c){
return typeof c=="number"&&Number.isSafeInteger(c)&&c>=0}function r({id:c}){return typeof c=="string"?c:"without an id"}
function a({assets:c}){const d=(0,F().groupBy)(g(c),({value:t})=>t.capsule_id);return c.changes.flatMap(({kind:t,asset:l})=>{
const{success_streak:S}=l.value;if(t==="removed"||l.type!=="Capsule"||typeof S!="number")return[];const{count:w,ended:N}=y(
l.id,d.get(l.id)??[]);if(S<=w)return[];const A=(0,E().placeOf)(l,["success_streak"]),L=c.unread.at(-1);if(L!==void 0&&!N)
return[(0,P().notChecked)(`the success streak of the Capsule \`${l.id}\``,L,A)];const T={type:l.type,id:l.id,claim:`clai\
ms a success streak of ${S}`,shown:`the events show ${w}`,fix:"Let the engine append the events of its cycles, or correc\
t `success_streak`"};return[(0,C().finding)("claim-differs",T,A)]})}},36974:function(G,h,u){Object.defineProperty(h,"__e\
sModule",{value:!0}),h.incompleteGene=O,h.removedGene=v,h.validationList=I;function b(){const y=u(27199);return b=function(){
return y},y}function E(){const y=u(36093);return E=function(){return y},y}function F(){const y=u(77680);return F=function(){
return y},y}function C(){const y=u(95132);return C=function(){return y},y}function P(){const y=u(50661);return P=function(){
return y},y}function I(y,{asset:g,validation:p,commands:f}){if(g.cut)return[];const m=["validation"],s={gene:g.id};if(p.
kind==="not_a_list"){const i={...s,fault:`must have ${p.expected} as \`validation\``};return[(0,C().finding)("validation\
-malformed",i,(0,b().placeOf)(g,m))]}if(p.kind==="missing"||p.entries.every(F().isBlankEntry))return[(0,C().finding)("va\
lidation-missing",{...s,that:""},(0,b().placeOf)(g,m))];const o=[],e=new Set;for(const i of p.entries){const{value:n,pointer:r}=i;
if((0,F().isBlankEntry)(i)){const a={...s,field:r.join("."),fault:"is blank"},c={...(0,b().placeOf)(g,r),severity:"notic\
e"};o.push((0,C().finding)("validation-redundant",a,c))}else if(typeof n!="string"){const a={...s,fault:`must have a str\
ing as \`${r.join(".")}\``};o.push((0,C().finding)("validation-malformed",a,(0,b().placeOf)(g,r)))}else if(e.has(n)){const a={
...(0,b().placeOf)(g,r),subject:{...(0,b().subjectOf)(g),command:n}};o.push((0,C().finding)("validation-redundant",{...s,
field:r.join("."),fault:`repeats \`${n}\``},a))}else e.add(n)}if(f.length>0&&f.every(j)){const i={...s,that:" that check\
s the change"},n=(0,b().placeOf)(g,m),r=$(y,g)?"notice":"error";o.push((0,C().finding)("validation-missing",i,{...n,severity:r}))}
return o}function $(y,g){return(0,P().isChange)(y)?y.seeds.has(g):y.correctorOf(g)!=="author"&&(0,E().seedRelease)(g)!==
void 0}function j({reading:{problems:y,argv:g}}){return y.some(({rule:p})=>p==="only-prints")||M.has(g?.[0]??"")}const M=new Set(
["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]);function O(y,{
asset:g}){return g.cut?[(0,C().finding)("validation-malformed",{gene:g.id,fault:"can be read only in part: its JSON has \
an error"},(0,b().placeOf)(g))]:[]}function v(y,{asset:g}){return[(0,C().finding)("gene-removed",{gene:g.id},{subject:(0,b().
subjectOf)(g)})]}},56131:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.geneDifferences=p,h.hardCaps=
g,h.limitsOf=y,h.readConstraints=$,h.stricterConstraints=j,h.uncovered=o;function b(){const e=u(27199);return b=function(){
return e},e}function E(){const e=u(77680);return E=function(){return e},e}function F(){const e=u(57430);return F=function(){
return e},e}function C(){const e=u(32854);return C=function(){return e},e}function P(){const e=u(53315);return P=function(){
return e},e}function I(){const e=u(50661);return I=function(){return e},e}function $(e){const i=c=>({constraints:M,problems:[
{...c,pointer:["constraints"]}]});if(e===void 0)return i({kind:"missing"});if(!(0,b().isJsonObject)(e))return i({kind:"m\
alformed",detail:"an object"});const n=[],r=O(e.max_files,n);return{constraints:{maxFiles:r??P().DEFAULT_MAX_FILES,isDefaultLimit:r===
void 0,forbiddenPaths:v(e.forbidden_paths,n)},problems:n}}function j(e,i){if(e===void 0)return i;const{maxFiles:n,isDefaultLimit:r}=e.
maxFiles<i.maxFiles?e:i;return{maxFiles:n,isDefaultLimit:r,forbiddenPaths:[...new Set([...e.forbiddenPaths,...i.forbiddenPaths])]}}
const M={maxFiles:P().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function O(e,i){const n=["constraints","max\
_files"];if(e===void 0)i.push({kind:"missing",pointer:n});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
i.push({kind:"malformed",pointer:n,detail:"an integer greater than 0"})}}function v(e,i){const n=["constraints","forbidd\
en_paths"];if(e===void 0)return i.push({kind:"missing",pointer:n}),[];if(!Array.isArray(e))return i.push({kind:"malforme\
d",pointer:n,detail:"a list of paths"}),[];const r=new Set;for(const[a,c]of e.entries()){const d=typeof c=="string"?(0,C().
normalise)(c):void 0;if(typeof c!="string"||!d){i.push({kind:"malformed",pointer:[...n,a],detail:"a path below the root \
of the repository"});continue}(0,C().looksLikePattern)(c)&&i.push({kind:"pattern",pointer:[...n,a],detail:c}),r.add(d)}return[
...r]}function y(e,i){const{asset:n,change:r,binds:a}=e,{constraints:c}=$(n.value.constraints),d=r?.before&&$(r.before.value.
constraints).constraints,t=j(d,c),{maxFiles:l,isDefaultLimit:S}=t,w=g(i.policy),N=a&&(0,I().isChange)(i)?i.radius:F().NOTHING_TOUCHED,
A=(0,P().cappedSize)(N,i.policy.blast_radius.counting),L=(0,P().gradeFiles)(N.files,l,A,w),T=L==="hard_cap_breach"?A:N,k=(0,P().
gradeWords)(L,T,l,w);return{base:d,head:c,constraints:t,blastRadius:{...N,max_files:l,...S&&{default_limit:!0},severity:L,
message:k}}}function g({blast_radius:e}){const{hard_cap_files:i,hard_cap_lines:n}=e;return{files:i,lines:n}}function p({
kind:e,asset:i,before:n}){return n===void 0||i.cut||e!=="added"&&e!=="modified"?[]:[...f(n,i),...s(n,i)]}function f(e,i){
const[n,r]=[m(e),m(i)],a="validation";return[...[...n].filter(c=>!r.has(c)).map(c=>({kind:"command_removed",field:a,base:c,
head:null})),...[...r].filter(c=>!n.has(c)).map(c=>({kind:"command_added",field:a,base:null,head:c}))]}function m(e){const i=(0,E().
validationCommands)(e),n=i.kind==="list"?i.entries.map(({value:r})=>r):[];return new Set(n.filter(r=>typeof r=="string"))}
function s(e,i){const{constraints:n}=$(e.value.constraints),{constraints:r}=$(i.value.constraints),a=[];r.maxFiles!==n.maxFiles&&
a.push({kind:r.maxFiles>n.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
n.maxFiles),head:String(r.maxFiles)});const c="constraints.forbidden_paths";for(const d of o(n.forbiddenPaths,r.forbiddenPaths))
a.push({kind:"constraint_loosened",field:c,base:d,head:null});for(const d of o(r.forbiddenPaths,n.forbiddenPaths))a.push(
{kind:"constraint_tightened",field:c,base:null,head:d});return a}function o(e,i){return e.filter(n=>!i.some(r=>(0,C().isWithin)(
n,r)))}},54034:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.auditGene=j,h.forbidsRunningGene=O,h.geneFindings=
M;function b(){const v=u(13580);return b=function(){return v},v}function E(){const v=u(72025);return E=function(){return v},
v}function F(){const v=u(70716);return F=function(){return v},v}function C(){const v=u(97004);return C=function(){return v},
v}function P(){const v=u(6470);return P=function(){return v},v}function I(){const v=u(50661);return I=function(){return v},
v}function $(){const v=u(56131);return $=function(){return v},v}async function j(v,y,g){const{asset:p,change:f,store:m}=y,
{timeoutMs:s}=g,o=(0,$().limitsOf)(y,v),e=await M(v,{...y,limits:o}),i=(0,I().isChange)(v)&&v.seeds.has(p)&&(0,C().lacksEngine)(
y.commands),n=i?y.commands.map(t=>({...t,findings:t.findings.map(C().asNotice)})):y.commands,r=i?e.map(C().asNotice):e,a=g.
mayRun&&!r.some(O),{root:c,checkoutAs:d}=m;return{asset:p,store:m,...i&&{isIdle:i},commands:a?(0,P().planCommands)(n,{timeoutMs:s,
directory:c,checkoutAs:d}):n,findings:r,blastRadius:o.blastRadius,differences:f===void 0?[]:(0,$().geneDifferences)(f)}}
async function M(v,y){return y.change?.kind!=="removed"?(0,E().ask)(F().GENE_CHECKS,v,y):(await(0,E().ask)(F().REMOVED_GENE_CHECKS,
v,y)).map(({location:p,...f})=>f)}function O({rule:v}){return(0,b().ruleOf)(v).forbidsRunning==="gene"}},42804:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.declaredConstraints=$,h.declaredPaths=m,h.geneBlastRadius=p,h.hardCap=
g,h.limitsBeyondCap=v,h.loosenedConstraints=M;function b(){const s=u(27199);return b=function(){return s},s}function E(){
const s=u(95132);return E=function(){return s},s}function F(){const s=u(53315);return F=function(){return s},s}function C(){
const s=u(39869);return C=function(){return s},s}function P(){const s=u(56131);return P=function(){return s},s}const I={
severity:"warning",harm:"bookkeeping"};function $(s,{asset:o}){return(0,P().readConstraints)(o.value.constraints).problems.
filter(({kind:e})=>e!=="missing"||!o.cut).map(e=>j(o,e))}function j(s,{kind:o,pointer:e,detail:i=""}){const n=(0,b().placeOf)(
s,e),r=e.join("."),a=(d,t,l=I)=>(0,E().finding)("constraints-malformed",{gene:s.id,field:r,fault:d,fix:t},{...n,...l});if(o===
"missing")return a("is missing",`Add \`${r}\` to the gene`);if(o==="malformed")return a(`must be ${i}`,`Change \`${r}\` t\
o ${i}`,{});const c=`forbids \`${i}\`, which is read as a path, with each of its characters, not as a pattern`;return a(
c,"Write the path of the directory; everything below it is also forbidden")}function M(s,{asset:o,binds:e,limits:{base:i,
head:n}}){if(!e||o.cut||i===void 0)return[];const r=(0,P().uncovered)(i.forbiddenPaths,n.forbiddenPaths),a=n.maxFiles>i.
maxFiles;if(r.length===0&&!a)return[];const c=O(o.value.constraints),d=[...a&&!c("max_files")?[`\`max_files\` from ${i.maxFiles}\
 to ${n.maxFiles}`]:[],...(c("forbidden_paths")?[]:r).map(l=>`\`${l}\` is no longer forbidden`)];if(d.length===0)return[];
const t=(0,b().placeOf)(o,["constraints"]);return[(0,E().finding)("constraints-loosened",{gene:o.id,loosened:d},t)]}function O(s){
const o=(0,P().readConstraints)(s).problems.flatMap(({kind:e,pointer:i})=>e==="malformed"&&i.length<=2?[i[1]]:[]);return e=>o.
includes(e)||o.includes(void 0)}function v(s,{asset:o,binds:e,limits:{base:i,head:n}}){const{files:r}=(0,P().hardCaps)(s.
policy),{maxFiles:a}=n;if(!e||a<=r||i!==void 0&&a<=i.maxFiles)return[];const c="constraints.max_files",d=`allows ${a} fi\
les, but the hard cap of the policy is ${r} ${r===1?"file":"files"}`,t={gene:o.id,field:c,fault:d,fix:`Set \`${c}\` to ${r}\
 or less`},l={...(0,b().placeOf)(o,["constraints","max_files"]),...I};return[(0,E().finding)("constraints-malformed",t,l)]}
const y={approaching_limit:"blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-cr\
itical"};function g({genes:s,radius:o,policy:e,isPush:i}){const n=s.filter(({binds:L})=>L),r=(0,F().cappedSize)(o,e.blast_radius.
counting),a=(0,P().hardCaps)(e);if(n.length===0||r.files<=a.files&&r.lines<=a.lines)return[];const[c,...d]=n,t=n.find(({
change:L})=>L.kind!=="removed"),{location:l}=t?(0,b().placeOf)(t.asset,["constraints","max_files"]):{},w={...i&&n.every(
({change:L})=>L.kind==="applied")&&{severity:"warning"},...l&&{location:l},...c&&d.length===0&&{subject:(0,b().subjectOf)(
c.asset)}},N=r.lines-o.lines,A={...r,capFiles:a.files,capLines:a.lines,genes:n.length,...N>0&&{exempt:N}};return[(0,E().
finding)("blast-radius-hard-cap",A,w)]}function p(s,{asset:o,binds:e,isOnlyAdded:i,limits:n}){const{files:r,max_files:a,
severity:c}=n.blastRadius;if(!e||c==="within_limit"||c==="hard_cap_breach")return[];if(i&&(c==="approaching_limit"||s.seeds.
has(o)))return[];const d=(0,b().placeOf)(o,["constraints","max_files"]),t={gene:o.id,files:r,maxFiles:a,declared:!n.constraints.
isDefaultLimit};return[(0,E().finding)(y[c],t,{...d,...f(i)})]}function f(s=!1){return s?I:{}}function m({touchesOf:s,seeds:o},{
asset:e,binds:i,isOnlyAdded:n,limits:{constraints:r}}){if(!i||o.has(e))return[];const a=r.forbiddenPaths.flatMap(d=>(0,C().
someTouches)(s(d)).map(t=>({gene:e.id,entry:d,...t})));if(a.length===0)return[];const c={...(0,b().placeOf)(e,["constrai\
nts","forbidden_paths"]),...f(n)};return a.map(d=>(0,E().finding)("forbidden-path-declared",d,c))}},16373:function(G,h,u){
Object.defineProperty(h,"__esModule",{value:!0}),h.launchedFiles=m,h.markUnreadable=f,h.readGene=O,h.readGeneChange=v;function b(){
const o=u(27199);return b=function(){return o},o}function E(){const o=u(30610);return E=function(){return o},o}function F(){
const o=u(68450);return F=function(){return o},o}function C(){const o=u(77680);return C=function(){return o},o}function P(){
const o=u(10473);return P=function(){return o},o}function I(){const o=u(41431);return I=function(){return o},o}function $(){
const o=u(10729);return $=function(){return o},o}function j(){const o=u(16455);return j=function(){return o},o}function M(){
const o=u(95132);return M=function(){return o},o}async function O(o,e,i){const n=(0,C().validationCommands)(o),r=await y(
o,n,e,i);return{asset:o,store:e.storeOf(o.path),binds:!1,validation:n,commands:r}}async function v(o,e,i,n){const{kind:r,
asset:a,before:c}=o,d=(0,E().namesOf)(a).some(N=>e.has(N)),t=!["applied","unchanged"].includes(r)||d,l=r==="added"&&c===
void 0&&!d,S=(0,C().validationCommands)(a),w=r==="removed"?[]:await y(a,S,i,n);return{asset:a,store:i.storeOf(a.path),change:o,
binds:t,isOnlyAdded:l,validation:S,commands:w}}async function y(o,e,i,n){if(e.kind!=="list")return[];const r=i.forFile(o.
path),a=e.entries.filter(l=>typeof l.value=="string"&&!(0,C().isBlankEntry)(l)),c=await Promise.all(a.map(({value:l})=>r.
command(l))),d=await(0,j().withEdits)(c,r,n(o)==="fix");return(await Promise.all(d.map(l=>g(l,o,i)))).map((l,S)=>p(o,l,a[S]?.
pointer??["validation"]))}async function g(o,{path:e},i){const n=i.storeOf(e),{tree:r}=i.terms;if(o.verdict!=="block"||r===
void 0)return o;const a=new Set((0,I().missingPaths)(o).map(d=>d.replace(/\/.*/,""))),c=[...[...new Set([...(0,F().packagesAbove)(
r,n.path),""])].map(d=>({root:d})),...[...a].filter($().isCheckoutName).map(d=>({root:"",checkoutAs:d}))];for(const d of c){
if(d.root===n.root&&d.checkoutAs===n.checkoutAs)continue;const{verdict:t}=await i.startingIn(d).command(o.reading.command);
if(t==="block")continue;const{checkoutAs:l}=d,S=(0,M().finding)("store-root-unclear",{store:n.path||".",root:(0,F().shownRoot)(
n),others:[(0,F().shownRoot)(d)],because:"accepts",...l!==void 0&&{checkoutAs:l}});return{...o,findings:[...o.findings,S]}}
return o}function p(o,{findings:e,...i},n){const{command:r}=i.reading,a={...(0,b().subjectOf)(o),command:r},c={path:o.path,
pointer:(0,b().pointerText)([...o.pointer,...n])};return{...i,command:r,location:o.locate(n),findings:e.map(({edit:d,...t})=>({
...t,location:o.locate(n,t.span),subject:a,...d&&{edit:{...c,...d}}}))}}async function f(o,e,{tree:i,baseTree:n}){const r=o.
flatMap(({commands:c})=>c.flatMap(m)),a=new Map;for(const c of new Set(r)){const d=e.has(c)?await(0,P().whyUnreadable)(i,
c):void 0;d&&await(0,P().whyUnreadable)(n,c)===void 0&&a.set(c,d)}return a.size===0?o:o.map(c=>({...c,commands:c.commands.
map(d=>s(c,d,a))}))}function m({reading:o}){return o.targets.flatMap(({path:e})=>e??[])}function s({asset:o},e,i){const{
location:n,verdict:r,confirmation:a}=e,c={location:n,subject:{...(0,b().subjectOf)(o),command:e.command}},d=[...new Set(
m(e))].flatMap(t=>{const l=i.get(t);return l===void 0?[]:[(0,M().finding)("script-unreadable",{path:t,why:l},c)]});return d.
length===0?e:{...e,verdict:r==="allow"?"warn":r,confirmation:a==="standard"?"strong":a,findings:[...e.findings,...d]}}},
6470:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.digestPlans=I,h.makePlan=C,h.planCommands=P,h.toolOf=
M;function b(){const O=u(2833);return b=function(){return O},O}const E=Symbol("audited");function F({steps:O,...v}){return{
...v,steps:O.map(({command:y,...g})=>g)}}function C(O){const{argv:v,program:y,directory:g,binary:p=null,env:f,timeoutMs:m}=O,
{scripts:s=null,npmSettings:o=[],checkoutAs:e}=O,i=JSON.stringify([v,y,p,s&&F(s),o,Object.entries(f).sort(([n],[r])=>n<r?
-1:1),m,...g===""?[]:[g],...e===void 0?[]:[{checkoutAs:e}]]);return{...O,[E]:!0,digest:(0,b().digestOf)(i)}}function P(O,v){
const y=[];for(const g of O){const p=g.verdict==="block"?void 0:$(g.reading,v);if(p===void 0)return O;y.push({...g,plan:p})}
return y}function I(O){const v=[...new Set(O.map(({digest:y})=>y))].sort();return(0,b().digestOf)(v.join(`
`))}function $(O,v){const{command:y,argv:g,assignments:p}=O,f=g&&j(O,g);if(f)return C({command:y,...f,env:{...Object.fromEntries(
p.map(({name:m,value:s})=>[m,s])),...O.invocation?.family?.data.environment},...v})}function j(O,v){const{invocation:y,scripts:g,
npmSettings:p}=O,[f]=v;if(y===void 0)return f===void 0?void 0:{program:f,argv:v};const m=M(O);if(m===void 0){const{program:o}=y;
return{program:o,argv:v,...g&&{scripts:g},...p&&{npmSettings:p}}}if(m.path===void 0)return;const s=[...y.operands,...y.passthrough].
map(({text:o})=>o);return{program:y.program,argv:s,binary:m.path}}function M({targets:O}){return O.find(({kind:v,via:y})=>v===
"package_binary"&&y===void 0)}},66160:function(G,h,u){Object.defineProperty(h,"__esModule",{value:!0}),h.correctorIn=o,h.
isClaim=i,h.isGene=e,h.readChangeSubject=f,h.subjectOfAssets=p;function b(){const n=u(29121);return b=function(){return n},
n}function E(){const n=u(20702);return E=function(){return n},n}function F(){const n=u(78114);return F=function(){return n},
n}function C(){const n=u(28894);return C=function(){return n},n}function P(){const n=u(36093);return P=function(){return n},
n}function I(){const n=u(4378);return I=function(){return n},n}function $(){const n=u(74238);return $=function(){return n},
n}function j(){const n=u(53315);return j=function(){return n},n}function M(){const n=u(12154);return M=function(){return n},
n}function O(){const n=u(39869);return O=function(){return n},n}function v(){const n=u(85881);return v=function(){return n},
n}function y(){const n=u(16373);return y=function(){return n},n}const g={changes:[],problems:[],files:[],present:[],unread:[]};
function p({assets:n,problems:r},a,c,d=g){const{policy:t,tree:l}=a.terms;return{policy:t,clock:a.clock,tree:l,problems:r,
correctorOf:c,genes:n.filter(e).map(S=>({asset:S})),claims:n.filter(S=>!e(S)),assets:d}}async function f(n){const{assets:r,
baseTree:a,tree:c,policy:d,platform:t}=n,{policy:l,source:S}=d,w=new Set(n.change.files.flatMap(j().namesOf)),N=I().Judge.
by({policy:l,tree:c,base:a,changed:w,platform:t,...n.clock&&{clock:n.clock}}),A=m(r.changes),L=(0,v().appliedIds)(r.changes.
filter(({asset:W})=>!A.has(W))),T=o(r.problems),k={tree:c,baseTree:a},H=await N.clock.all(r.changes.filter(({asset:W})=>e(
W)),W=>(0,y().readGeneChange)(W,L,N,T)),B=await(0,y().markUnreadable)(H,w,k),J=new Set(B.flatMap(({commands:W})=>W.flatMap(
y().launchedFiles))),R=await(0,E().judgeAgentFiles)({...k,changed:w},l,N.clock),D=n.all?(0,b().withUnchanged)(R,await(0,b().
inventoryOf)(c,l,N.clock)):R,U=await(0,M().withLinesOfCode)(n.change,J,k),K=(0,M().exemptPaths)(U,l,B,c),Y=(0,O().touchedPaths)(
U,c),z=(0,j().measureChange)(U,K);return{policy:l,judge:N,clock:N.clock,loadedPolicy:d,isPush:n.isPush??!1,unprovenMerge:n.
unprovenMerge,policyPath:S==="file"?void 0:$().POLICY_PATH,tree:c,baseTree:a,change:U,agentFiles:D,assets:r,problems:r.problems,
correctorOf:T,genes:B,seeds:s(A,B,w),claims:r.changes.filter(i).map(({asset:W})=>W),changedNames:w,touched:Y,touchesOf:(0,O().
touchesOf)(Y,a),exempt:K,radius:z,counted:(0,M().countedChange)(U,z)}}function m(n){return new Map(n.flatMap(({kind:r,asset:a,
before:c})=>{const l=r==="added"&&!c||(r==="applied"||r==="unchanged")?(0,P().seedRelease)(a):void 0;return l===void 0?[]:
[[a,l]]}))}function s(n,r,a){const c=r.filter(({isOnlyAdded:t,binds:l,commands:S})=>l&&!t||S.flatMap(y().launchedFiles).
some(w=>a.has(w))),d=new Set(c.map(({asset:t})=>t));return new Map([...n].filter(([t])=>!d.has(t)))}function o(n){const r=(0,F().
ambiguousFiles)(n);return({path:a})=>r.has(a)||(0,C().isAuditLog)(a)?"hand":"fix"}function e({type:n}){return n==="Gene"}
function i({kind:n,asset:r}){return!e(r)&&(n==="added"||n==="modified")}},50661:function(G,h){Object.defineProperty(h,"_\
_esModule",{value:!0}),h.isChange=u;function u(b){return"change"in b}},63455:function(G,h,u){Object.defineProperty(h,"__\
esModule",{value:!0}),h.namedPaths=F;function b(){const C=u(32854);return b=function(){return C},C}const E=/[\s"'`;&|()<>=]+/;
function F(C,{root:P,checkoutAs:I}){const $=P===""?"":`${P}/`;return C.split(E).map(j=>{const M=(0,b().normalise)($+j)??
j;return I!==void 0&&M.startsWith(`${I}/`)?M.slice(I.length+1):M})}},28765:function(G,h,u){Object.defineProperty(h,"__es\
Module",{value:!0}),h.makeFolder=P,h.replaceFile=C;function b(){const $=u(77598);return b=function(){return $},$}function E(){
const $=u(51455);return E=function(){return $},$}function F(){const $=u(76760);return F=function(){return $},$}async function C($,j,M){
const O=`${$}.${(0,b().randomUUID)()}.tmp`;try{await(0,E().writeFile)(O,j,{flag:"wx",mode:M}),await(0,E().rename)(O,$)}finally{
await(0,E().rm)(O,{force:!0})}}async function P($){await I($)||((0,F().dirname)($)!==$&&await P((0,F().dirname)($)).catch(
()=>{}),await(0,E().mkdir)($).catch(async j=>{if(!await I($))throw j}))}async function I($){return(0,E().stat)($).then(j=>j.
isDirectory(),()=>!1)}},57430:function(G,h){Object.defineProperty(h,"__esModule",{value:!0}),h.NOTHING_TOUCHED=h.NOTHING_RUN=
void 0;const u=h.NOTHING_RUN={level:"none",description:"Nothing was run."},b=h.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,
exempt_lines:0}},13574:function(G,h,u){u.r(h),u.d(h,{Validator:()=>b.D});var b=u(60207)},36576:function(G,h,u){u.r(h),u.
d(h,{default:()=>b});var b=u(6145)},25065:function(G,h,u){u.r(h),u.d(h,{default:()=>b});var b=u(27620)},5330:function(G,h,u){
u.r(h),u.d(h,{default:()=>b});var b=u(87981)},39436:function(G,h,u){u.r(h),u.d(h,{default:()=>b});var b=u(57811)}};
