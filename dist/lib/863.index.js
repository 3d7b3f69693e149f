"use strict";exports.id=863,exports.ids=[863],exports.modules={1395:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.approvalDigest=F,l.boundFiles=v,l.changedSince=f,l.groupDigest=A,l.judgedHead=h,l.needsPerson=e,l.weakensGate=s;function T(){
const n=a(77598);return T=function(){return n},n}function y(){const n=a(57975);return y=function(){return n},n}function P(){
const n=a(41330);return P=function(){return n},n}function M(){const n=a(97247);return M=function(){return n},n}function R(){
const n=a(32854);return R=function(){return n},n}function b(){const n=a(13580);return b=function(){return n},n}async function v(n,o,r=new Set){
const t=o.length===0?()=>!1:(0,P().default)([...o],{dot:!0,nonegate:!0}),u=[...n.files()].filter(({path:p})=>(0,R().isWithin)(
p,".github")||r.has(p)||!t(p)).map(async p=>[p.path,await j(n,p)]);return new Map(await Promise.all(u))}async function j(n,{
path:o,kind:r,oid:t}){if(t!==void 0)return`${r} ${t}`;const i=r==="symlink"?n.readlink(o)??"":await n.read(o);return`${r}\
 ${(0,T().createHash)("sha256").update(i).digest("hex")}`}function F(n){const{files:o,baseRef:r,plansDigest:t,policyDigest:i,
weakened:u}=n,p=[...o].sort(([c],[S])=>c<S?-1:1);return I([r,t,i,p,u])}function A(n){return n.length>1?I([...n].sort()):
n[0]}function I(n){return`sha256:${(0,T().createHash)("sha256").update(JSON.stringify(n)).digest("hex")}`}const O=3;function f(n,o){
const r=[...new Set([...n.files.keys(),...o.files.keys()])].filter(t=>n.files.get(t)!==o.files.get(t)).sort();return r.length>
0?`${m(r)} ${r.length===1?"has":"have"} changed`:n.plansDigest!==o.plansDigest?"the commands that would run have changed":
(0,y().isDeepStrictEqual)(n.weakened,o.weakened)?void 0:"what weakens the gate has changed"}function m(n){const o=n.slice(
0,O).map(i=>`\`${i}\``),r=n.length-o.length,t=r>0?`${r} more ${r===1?"file":"files"}`:o.pop();return o.length===0?`${t}`:
`${o.join(", ")} and ${t}`}async function h(n,o,{policy:r,digest:t},i){const{genes:u,plansDigest:p}=n,c=n.findings.filter(
e).map(({args:$,location:g})=>[g?.path??"",JSON.stringify($)]),S=(0,M().isOfChange)(n)?n.agentFiles.flatMap(E):[],d=new Set(
[...c.map(([$])=>$),...S]);return{subject:{files:await v(o,r.approvals.unaffected_by,d),baseRef:i,plansDigest:p,policyDigest:t,
weakened:c},genes:u,weakensGate:s(n)}}function E({file:{path:n},entries:o}){const r=o.flatMap(t=>t.targets);return[n,...r.
flatMap(({kind:t,name:i})=>t==="file"?[i]:[])]}function e({rule:n}){return(0,b().ruleOf)(n)?.approval==="needed"}function s({
findings:n}){return n.some(e)}},9354:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.NOTHING_WAITS=void 0,
l.findApprovals=M;function T(){const O=a(41895);return T=function(){return O},O}function y(){const O=a(39763);return y=function(){
return O},O}function P(){const O=a(1395);return P=function(){return O},O}async function M(O,f,m,h){const{means:E}=h,e=(0,P().
weakensGate)(O)?R(f.gate,E):0,s=O.genes.flatMap(p=>{const c=A(p);return c==="standard"?[]:[{gene:p,confirmation:c,needed:R(
f[c],E)}]});if(s.length===0&&e===0)return{...I,means:E};const n=await Promise.all(m.map(p=>v(p,f.people,h))),o=m.length>
1?n.map(j):n,r=s.flatMap(({gene:p,...c})=>{const S=b(o,({asking:d})=>d?.has(F(p))??!0);return c.needed>S?[[p,{...c,given:S}]]:
[]}),t=b(o,({weakensGate:p})=>p??!0),i=o.flatMap(({digest:p})=>p??[]),u=i.length===m.length?(0,P().groupDigest)(i):void 0;
return{means:E,approvals:o.flatMap(({approvals:p})=>p),refusals:o.flatMap(({refusals:p})=>p),waiting:new Map(r),...e>t&&
{gate:{needed:e,given:t}},...u!==void 0&&{digest:u}}}function R(O,f){return f==="digest"?Math.min(O,1):O}function b(O,f){
const m=O.filter(f),h=m.length>0?m:O;return h.length===0?0:Math.min(...h.map(({approvals:E})=>E.length))}async function v({
pullRequest:O,judge:f},m,{find:h}){try{const{subject:E,genes:e,weakensGate:s}=await f(),n=(0,P().approvalDigest)(E),o={people:m,
subject:E,...O!==void 0&&{pullRequest:O}},{approvals:r,refusals:t}=await h(o),i=e.filter(u=>A(u)!=="standard").map(F);return{
pullRequest:O,approvals:r,refusals:t,asking:new Set(i),weakensGate:s,digest:n}}catch(E){if(!(E instanceof T().GateError))
throw E;const e=`could not judge the head: ${E.message}`;return{pullRequest:O,approvals:[],refusals:[e]}}}function j(O){
const{pullRequest:f,approvals:m,refusals:h}=O;return f===void 0?O:{...O,approvals:m.map(E=>({...E,pull_request:f})),refusals:h.
map(E=>`pull request ${f}: ${E}`)}}function F({asset:{path:O,id:f}}){return JSON.stringify([O,f])}function A({commands:O}){
if(O.some(({plan:m})=>m===void 0))return"standard";const f=O.map(({confirmation:m})=>y().CONFIRMATIONS.indexOf(m));return y().
CONFIRMATIONS[Math.max(0,...f)]??"standard"}const I=l.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}},
89549:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.approveByDigest=b,l.shortDigest=R;function T(){
const v=a(41895);return T=function(){return v},v}function y(){const v=a(1395);return y=function(){return v},v}const P=24,
M=new RegExp(`^sha256:[0-9a-f]{${P},64}$`);function R(v){return v.slice(0,7+P)}function b(v,j){if(v!==void 0&&!M.test(v))
throw new(T()).GateError("usage",`--approve requires an approval digest; ${JSON.stringify(v)} is not one`,"Run the comma\
nd without --approve; it prints the digest to approve.");return{means:"digest",find:async({subject:F})=>{if(v===void 0)return{
approvals:[],refusals:[]};if((0,y().approvalDigest)(F).startsWith(v))return{approvals:[{user:"command line",at:j.toISOString()}],
refusals:[]};const A=R(v);return{approvals:[],refusals:[`--approve ${A} is for another state: the files of the head, the\
 base branch, the policy or the commands have changed`]}}}}},23423:function(H,l,a){Object.defineProperty(l,"__esModule",
{value:!0}),l.readAppendedLog=A,l.readRecords=h,l.readUntouchedLog=F;function T(){const n=a(23404);return T=function(){return n},
n}function y(){const n=a(26040);return y=function(){return n},n}function P(){const n=a(27199);return P=function(){return n},
n}function M(){const n=a(64385);return M=function(){return n},n}function R(){const n=a(78114);return R=function(){return n},
n}function b(){const n=a(86581);return b=function(){return n},n}function v(){const n=a(94534);return v=function(){return n},
n}function j(){const n=a(28894);return j=function(){return n},n}async function F(n,{path:o,size:r=0},t){if(r>j().MAX_LOG_BYTES)
return f(o,r);try{return h(o,await n.read(o,j().MAX_LOG_BYTES),t)}catch(i){return(0,M().unreadFile)(o,i)}}async function A(n,o,{
path:r,size:t=0},i){if(!(t>j().MAX_LOG_BYTES))try{const[u,p]=await Promise.all([n.read(r,j().MAX_LOG_BYTES),o.read(r,j().
MAX_LOG_BYTES)]),c=(0,j().continuationOf)(u,p);if(c.kind==="rewritten")return;const{from:S}=c,d=h(r,p.subarray(0,S),i),w=(0,j().
countLines)(p,S)+1,$=I(r,p.subarray(S),i,w);return{kept:d,appended:O($,d)}}catch(u){return{kept:{path:r,assets:[],problems:[]},
appended:(0,M().unreadFile)(r,u)}}}function I(n,o,r,t){return o.length>r.maxBytes?(0,M().tooLargeFile)(n,o.length,r):(0,M().
readAssetFile)(n,o,r,t)}function O(n,o){if(n.assets.length===0)return n;const r=new Map(o.assets.map(i=>[`${i.type} ${i.
id}`,i])),t=n.assets.flatMap(i=>{const u=r.get(`${i.type} ${i.id}`);if(u===void 0||i.id.startsWith("#"))return[];if((0,T().
canonicalize)(i.value)===(0,T().canonicalize)(u.value)){const c=`${i.type} ${JSON.stringify(i.id)}, 2 times`;return[{rule:"\
duplicate-copy",location:i.locate(),detail:c,id:i.id}]}const p=`${i.type} ${JSON.stringify(i.id)}, first at line ${u.locate().
line}, column 1`;return[{rule:"duplicate-id",location:i.locate(),detail:p,id:i.id}]});return{...n,problems:[...n.problems,
...t]}}function f(n,o){return{path:n,assets:[],problems:[],unread:`${o} bytes, of at most ${j().MAX_LOG_BYTES}`}}const m=10;
function h(n,o,r){const t=E(o,r.maxBytes),i=o.subarray(t),u=(0,j().countLines)(o,t)+1,p=e(n,i,u),c=p?{path:n,assets:p,problems:[]}:
(0,M().readAssetFile)(n,i,r,u),S=c.problems.find(R().isUnread)?.detail,d=t>0?`only the newest ${i.length} of ${o.length}\
 bytes`:void 0,w=S??d;return{...c,...w!==void 0&&{unread:w}}}function E(n,o){if(n.length<=o)return 0;const r=n.indexOf(m,
n.length-o-1);return r<0?n.length:r+1}function e(n,o,r){const{text:t,complete:i}=(0,v().decodeUtf8)(o);if(!i)return;const u=[];
let p=r;for(let c=0;c<t.length;p+=1){const S=t.indexOf(`
`,c),d=S<0?t.length:S,w=t.slice(c,d);if(c=d+1,w.trim()==="")continue;const $=s(w);if($===void 0||(0,b().hasAssetLists)($))
return;const{type:g}=$;if((0,b().isAssetType)(g)){const[N,C]=[p,u.length];u.push({type:g,id:(0,M().declaredId)($)??`#${C+
1}`,path:n,value:$,pointer:[C],locate:()=>({path:n,line:N,column:1})})}else if(!(0,b().isCompanion)(g))return}return u}function s(n){
const o=(0,y().attempt)(()=>JSON.parse(n));return(0,P().isJsonObject)(o)?o:void 0}},35474:function(H,l,a){Object.defineProperty(
l,"__esModule",{value:!0}),l.readSides=F;function T(){const f=a(54244);return T=function(){return f},f}function y(){const f=a(
93028);return y=function(){return f},f}function P(){const f=a(81456);return P=function(){return f},f}function M(){const f=a(
64385);return M=function(){return f},f}function R(){const f=a(18744);return R=function(){return f},f}function b(){const f=a(
28894);return b=function(){return f},f}function v(){const f=a(23423);return v=function(){return f},f}function j(){const f=a(
7946);return j=function(){return f},f}async function F(f){const{baseTree:m,headTree:h,change:E,policy:e,clock:s=new(T()).
AuditClock}=f,n=(0,R().assetPathTest)(e),o=(0,P().assetLimits)(e.assets.max_file_bytes),r=[...h.files()].filter(({kind:L})=>(0,y().
isRegular)(L)),t=r.filter(({path:L})=>n(L)),i=new Set(E.files.filter(({status:L})=>L!=="deleted").map(({path:L})=>L)),u=r.
filter(({path:L})=>(0,j().mayHoldAssets)(L)&&i.has(L)&&!n(L)),p=E.files.flatMap(({oldPath:L,path:U})=>{const W=n(L??U)?m.
stat(L??U):void 0;return W&&(0,y().isRegular)(W.kind)?W:[]}),[c,S]=A(p,({path:L})=>(0,b().isAuditLog)(L)&&i.has(L)),d=new Set(
c.map(({path:L})=>L)),w=async L=>{const U=i.has(L.path);if((0,b().isAuditLog)(L.path)&&!U)return[{file:await(0,v().readUntouchedLog)(
h,L,o),isTouched:U}];const W=d.has(L.path)?await(0,v().readAppendedLog)(m,h,L,o):void 0;return W===void 0?[{file:await O(
h,L,o),isTouched:U}]:(d.delete(L.path),[{file:W.kept,isTouched:!1},{file:W.appended,isTouched:!0}])},$=L=>O(I(m),L,o),g=async L=>{
const U=await L;return await s.tick(),U},[N,C,k]=await Promise.all([Promise.all(t.map(L=>g(w(L)))),Promise.all(S.map(L=>g(
$(L)))),Promise.all(u.map(L=>g((0,j().findStrayGenes)(h,L,o))))]),D=c.filter(({path:L})=>d.has(L)),G=[...C,...await Promise.
all(D.map($))],[x,B]=A(N.flat(),({isTouched:L})=>L);return{paths:t.map(({path:L})=>L),files:N.flat().map(({file:L})=>L),
head:x.map(({file:L})=>L),untouched:B.map(({file:L})=>L),base:G,strays:k.filter(L=>L!==void 0),isTouched:L=>i.has(L)}}function A(f,m){
return[f.filter(m),f.filter(h=>!m(h))]}function I(f){return{...f,read:async(...m)=>Buffer.from((await f.read(...m)).toString(
"utf8"))}}async function O(f,{path:m,size:h=0},E){if(h>E.maxBytes)return(0,M().tooLargeFile)(m,h,E);try{const e=(0,M().readAssetFile)(
m,await f.read(m,E.maxBytes),E);return{...e,assets:e.assets.filter(({copy:s})=>!s)}}catch(e){return(0,M().unreadFile)(m,
e)}}},7946:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.findStrayGenes=b,l.mayHoldAssets=R;function T(){
const A=a(64385);return T=function(){return A},A}function y(){const A=a(18744);return y=function(){return A},A}function P(){
const A=a(73229);return P=function(){return A},A}function M(){const A=a(94534);return M=function(){return A},A}function R(A){
return/\.jsonl?$/i.test(A)&&!y().MEMORY_GRAPH.test(A)}async function b(A,{path:I,size:O=0},f){try{if(O<=f.maxBytes)return v(
I,await A.read(I,f.maxBytes),f)}catch(h){return(0,T().unreadFile)(I,h).problems[0]}const m=`with ${O} bytes it is too la\
rge to be searched`;return{rule:"outside-globs",location:{path:I,line:1,column:1},detail:m}}function v(A,I,O){if(!j(I))return;
const f=new(M()).Source(A,I.toString("utf8")),m=F((0,P().readJson)(f.text,O,new(M()).Problems(f))),[h]=m;if(h)return{rule:"\
outside-globs",location:f.location(h.start,h.end),detail:m.length===1?"a Gene":`${m.length} Genes`}}function j(A){return A.
includes('"Gene"')||A.includes("\\u00")}function F(A){return A.flatMap(I=>{const{value:O,children:f=[]}=I;return typeof O==
"object"&&O!==null&&!Array.isArray(O)&&O.type==="Gene"?[I]:F(f)})}},67506:function(H,l,a){Object.defineProperty(l,"__esM\
odule",{value:!0}),l.auditAssets=f,l.auditChange=O,l.mayRunSome=e;function T(){const n=a(13580);return T=function(){return n},
n}function y(){const n=a(12154);return y=function(){return n},n}function P(){const n=a(91850);return P=function(){return n},
n}function M(){const n=a(72025);return M=function(){return n},n}function R(){const n=a(70716);return R=function(){return n},
n}function b(){const n=a(97004);return b=function(){return n},n}function v(){const n=a(72391);return v=function(){return n},
n}function j(){const n=a(54034);return j=function(){return n},n}function F(){const n=a(16373);return F=function(){return n},
n}function A(){const n=a(6470);return A=function(){return n},n}function I(){const n=a(66160);return I=function(){return n},
n}async function O(n){const o=await(0,I().readChangeSubject)(n),{change:r,tree:t,policy:i,assets:u,exempt:p,radius:c,counted:S}=o,
{genes:d,...w}=await h(o,g=>g),$=await(0,b().blockedGenes)(o.claims.filter(({type:g})=>g==="Capsule"),u.present,o.judge);
return{...w,genes:d.map(([{change:g},N])=>({...N,change:g.kind})),capsules:(0,v().judgeCapsules)(u,i.a2a,S.least,$),seeds:[
...o.seeds.keys()],agentFiles:o.agentFiles,blastRadius:c,files:await(0,P().markHiddenFiles)((0,y().countedFiles)(r,p,t),
t)}}async function f(n,o,r){const t={assets:n,problems:[]},i=m(n,r),u=()=>"author",{genes:p,...c}=await h((0,I().subjectOfAssets)(
t,o,u,i),({asset:S})=>(0,F().readGene)(S,o,u));return{...c,genes:p.map(([,S])=>S)}}function m(n,o){return{changes:[...n.
map(r=>({kind:"added",asset:r})),...o.filter(({type:r})=>r==="Gene").map(r=>({kind:"applied",asset:r,before:r}))],problems:[],
files:[],present:[...o,...n],unread:[]}}async function h(n,o){const r=await E(n),t={timeoutMs:n.policy.limits.command_timeout_seconds*
1e3,mayRun:n.tree!==void 0&&!r.some(s)},{clock:i}=n,u=await i.all(n.genes,async c=>{const S=await o(c);return[S,await(0,j().
auditGene)(n,S,t)]}),p=u.flatMap(([,{commands:c}])=>c.flatMap(({plan:S})=>S??[]));return{genes:u,findings:r,plansDigest:(0,A().
digestPlans)(p)}}async function E(n){const{clock:o,claims:r}=n,t=await(0,M().ask)(R().SUBJECT_CHECKS,n),i=await o.all(r,
u=>(0,M().ask)(R().CLAIM_CHECKS,n,{asset:u}));return[t,...i].flat()}function e({genes:n,findings:o}){return!o.some(s)&&n.
some(({commands:r,findings:t})=>r.length>0&&r.every(({verdict:i})=>i!=="block")&&!t.some(j().forbidsRunningGene))}function s({
rule:n,location:o}){const{forbidsRunning:r,undecided:t}=(0,T().ruleOf)(n);return r==="change"||t===!0&&o===void 0}},97247:function(H,l){
Object.defineProperty(l,"__esModule",{value:!0}),l.isOfChange=a;function a(T){return"files"in T}},84812:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.broadcastFindings=R;function T(){const O=a(27199);return T=function(){
return O},O}function y(){const O=a(95132);return y=function(){return O},O}function P(){const O=a(72025);return P=function(){
return O},O}function M(){const O=a(21471);return M=function(){return O},O}function R(O,f,m,h={files:0,lines:0}){const{status:E,
score:e}=F(O.value.outcome),s=F(O.value.blast_radius),n={capsule:O.id},o=(...t)=>(0,T().placeOf)(O,t),r=[];if(E!=="succe\
ss"){const t=`\`outcome.status\` is ${I(E)}, but it must be "success"`;r.push((0,y().finding)("capsule-not-eligible",{...n,
why:t},o("outcome","status")))}if(!A(e,m.min_score,1)){const t=`a number from ${m.min_score} to 1`,i=`\`outcome.score\` is\
 ${I(e)}, but it must be ${t}`;r.push((0,y().finding)("capsule-not-eligible",{...n,why:i},o("outcome","score")))}for(const t of[
"files","lines"]){const i=m[`max_${t}`],u=Math.max(h[t],f.radius?.[t]??0);if(A(s[t],0,i)&&u<=i)continue;const p=I(s[t]),
c=u>i?`${u} (claimed: ${p})`:p,S=`\`blast_radius.${t}\` is ${c}, but it must be ${b(i)}`;r.push((0,y().finding)("capsule\
-not-eligible",{...n,why:S},o("blast_radius",t)))}if(f.unmeasured!==void 0){const t=`\`blast_radius.files\` is not a size \
in the event \`${f.unmeasured}\`, but it must be ${b(m.max_files)}`;r.push((0,y().finding)("capsule-not-eligible",{...n,
why:t},o("blast_radius")))}return f.count<m.min_success_streak&&r.push(...v(O,f,m.min_success_streak)),r}function b(O){return`\
a number of at most ${O}`}function v(O,{count:f,unread:m,failed:h,uncounted:E=[]},e){const s=(0,T().placeOf)(O),n={capsule:O.
id};if(h!==void 0){const t=`the event \`${h}\`, the newest one that names it, is not a success`;return[(0,y().finding)("\
capsule-not-eligible",{...n,why:t},s)]}if(m!==void 0){const t=`whether the Capsule \`${O.id}\` has enough consecutive suc\
cesses`;return[(0,P().notChecked)(t,m,{...s,severity:"error"})]}const o=E.slice(0,j).map(({event:t,why:i})=>`the event \`${t}\
\` does not count: ${i}`),r={...n,streak:f,least:e,uncounted:o};return[(0,y().finding)("capsule-streak",r,s)]}const j=5;
function F(O){return(0,T().isJsonObject)(O)?O:{}}function A(O,f,m){return typeof O=="number"&&O>=f&&O<=m}function I(O){return O===
void 0?"missing":(0,M().describeJson)(O)}},72391:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.judgeCapsules=
F;function T(){const m=a(13580);return T=function(){return m},m}function y(){const m=a(95132);return y=function(){return m},
m}function P(){const m=a(72025);return P=function(){return m},m}function M(){const m=a(84812);return M=function(){return m},
m}function R(){const m=a(59613);return R=function(){return m},m}function b(){const m=a(85475);return b=function(){return m},
m}function v(){const m=a(57733);return v=function(){return m},m}function j(){const m=a(47771);return j=function(){return m},
m}function F({changes:m,present:h,unread:E},e,s,n=new Map){const o=m.filter(f);if(o.length===0)return[];const r=(0,j().streakCounter)(
(0,j().eventsIn)({changes:m,present:h,unread:E}),!0),t=E.at(-1),i=s&&A(o,s);return o.map(({kind:u,asset:p,before:c})=>{if(u===
"removed")return{change:u,asset:p,eligible:null,eligibility:null,reasons:[]};const S=u==="added"?i:c&&(0,R().sizeOf)(c.value.
blast_radius),d=O(p,()=>{const g=r(p),N=t===void 0||g.ended?g:{...g,unread:t},C=n.get(p);return[...(0,M().broadcastFindings)(
p,N,e,S),...C?[C]:[]]}),w=(0,y().eligibilityOf)(d);return{change:u,asset:p,eligible:w==="eligible",eligibility:w,reasons:d}})}
function A(m,h){const E=m.filter(({kind:n})=>n==="added").map(({asset:n})=>(0,R().sizeOf)(n.value.blast_radius)??{files:0,
lines:0}),e=n=>E.reduce((o,r)=>o+r[n],0);return e("files")>=h.files&&e("lines")>=h.lines?void 0:h}function I(m){const{otherAsset:h}=(0,T().
ruleOf)(m.rule);return m.severity==="error"||(0,y().isMissingEvidence)(m)||h===!0}function O(m,h){try{return[...h(),...(0,v().
promotionSchemaFindings)(m),...(0,b().identityFindings)(m,"hand")].filter(I)}catch(E){return[(0,P().assetNotJudged)(m,E)]}}
function f({asset:m}){return m.type==="Capsule"}},39092:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.commitLayer=M;function T(){const R=a(51455);return T=function(){return R},R}function y(){const R=a(76760);return y=function(){
return R},R}function P(){const R=a(96402);return P=function(){return R},R}async function M({checkout:R,layer:b,modes:v,path:j}){
const F=(0,y().join)(R,".git");if(!(await(0,T().lstat)(F).catch(()=>{}))?.isDirectory())return;const I=await(0,P().openRepository)(
R,{PATH:j}),O=(0,y().join)(b,".git","index"),f={GIT_INDEX_FILE:O},m=async(...h)=>(await I.objects(...h)).toString().trim();
try{const h=[...v.keys()],e=(await m(["hash-object","-w","--no-filters","--stdin-paths"],{input:h.map(c=>`${JSON.stringify(
(0,y().join)(b,c))}
`).join("")})).split(`
`);await(0,T().mkdir)((0,y().dirname)(O),{recursive:!0}),await(0,T().cp)(I.index,O);const s=h.map((c,S)=>`${v.get(c)} ${e[S]}\
	${c}\0`);await m(["update-index","-z","--index-info"],{env:f,input:s.join("")});const n=await m(["write-tree"],{env:f}),
r=(await I.user(["cat-file","commit","HEAD"])).toString("latin1").replace(/^tree .*/,`tree ${n}`),t=Buffer.from(r,"latin\
1"),i=await m(["hash-object","-t","commit","-w","--stdin"],{input:t});await(0,T().cp)(I.privateStore.GIT_OBJECT_DIRECTORY??
"",(0,y().join)(b,".git","objects"),{recursive:!0,filter:c=>!c.endsWith("/info")});const u=await(0,T().readFile)((0,y().
join)(F,"HEAD"),"utf8"),p=/^ref: (refs\/\S+)\n?$/.exec(u)?.[1]??"HEAD";await(0,T().mkdir)((0,y().dirname)((0,y().join)(b,
".git",p)),{recursive:!0}),await(0,T().writeFile)((0,y().join)(b,".git",p),i)}finally{await I.close()}}},55250:function(H,l){
Object.defineProperty(l,"__esModule",{value:!0}),l.CONTAINMENT_CAUSES=void 0,l.causeWords=M;const a=b=>()=>`If the comma\
nd needs more, increase \`${b}\` in the policy of the base branch.`,T=b=>({key:v})=>v==="concurrency"?`The commands that\
 run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machi\
ne with more memory. \`${b}\` allows more.`:a(b)(),y=({detail:b=""})=>`Add \`${b}\` to \`home_caches\` in the policy of the\
 base branch, and fill it before the gate runs.`,P=l.CONTAINMENT_CAUSES={memory:{counted:"memory_bytes",key:"limits.memo\
ry_bytes",says:({limit:b=0})=>`the kernel ended a process at the limit of ${R(b)} of memory, which includes the files th\
at the command writes`,change:T("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:b})=>`it may have ${b} processes and threads, and one more could\
 not start`,change:a("limits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
unless:/file watchers|unshare|namespace/i,counted:"written_bytes",key:"limits.written_bytes",says:({limit:b=0})=>`the ${R(
b)} that it may write are full, including temporary files`,change:T("limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:b=0})=>`a file may have ${R(b)}, and its output reports one that is too large`,change:a(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:b})=>`a process may have ${b} open files, and its output reports too many of them`,change:a("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:b})=>`it ran w\
ith an empty home directory, and its output names \`~/${b}\`, which exists in the home directory of the gate`,change:y},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},machine_path:{says:({detail:b})=>`\
its output names \`${b}\`, which exists on the machine; commands do not see it`,change:()=>"Commit what the command need\
s, create it in `prepare`, or install it in a directory of the system, such as `/usr/local`."},rename:{signs:/\bEXDEV\b|[Cc]ross-device link|os error 18\b|\bErrno 18\b/,
says:()=>"its output reports a rename between file systems; the checkout, the home directory and the temporary directory\
 are different ones, and with user namespaces a directory of the commit cannot be renamed",change:()=>"Copy and then del\
ete, as `mv` does, where a rename reports `EXDEV`."},read_only:{signs:/\bEROFS\b|[Rr]ead-only file system|os error 30\b|\bErrno 30\b/,
says:()=>"its output reports a read-only file system; the directories of the system are read-only",change:()=>"Write bel\
ow the checkout, `HOME` or `TMPDIR`."},nested_sandbox:{signs:/No usable sandbox|zygote_host_impl|setuid sandbox|CLONE_NEWUSER|newuidmap|\bbwrap: |unshare(?: failed)?: |Failed to move to new namespace/,
says:()=>"its output reports that a sandbox of its own could not be created",change:()=>"Start the program without a san\
dbox of its own (a browser with `--no-sandbox`); containment already isolates it."},privileges:{signs:/\bEPERM\b|\bEACCES\b|Operation not permitted|Permission denied|must be (?:run as )?root|no new privileges|effective uid is not 0|superuser/,
says:()=>"it ran as a user without privileges, and its output reports that something is not permitted",change:()=>"Do no\
t require root: use a port above 1023, and change neither owners nor files outside of the checkout."},terminal:{signs:/\/dev\/tty\b|not a (?:tty|terminal)|Inappropriate ioctl for device|\bENOTTY\b/,
says:()=>"it ran without a terminal, and its output reports that it needs one",change:()=>"Use the mode of the program f\
or scripts, or start it with `script`."}};function M(b=[]){return{causes:b.map(v=>P[v.cause].says(v)),change:b.map(v=>P[v.
cause].change(v)).join(" ")}}function R(b){return`${Math.round(b/1024/1024)} MiB`}},19309:function(H,l,a){Object.defineProperty(
l,"__esModule",{value:!0}),l.copyCheckout=I,l.shareFolder=h;function T(){const s=a(73024);return T=function(){return s},
s}function y(){const s=a(51455);return y=function(){return s},s}function P(){const s=a(76760);return P=function(){return s},
s}function M(){const s=a(41895);return M=function(){return s},s}function R(){const s=a(4339);return R=function(){return s},
s}function b(){const s=a(95132);return b=function(){return s},s}function v(){const s=a(46282);return v=function(){return s},
s}function j(){const s=a(51968);return j=function(){return s},s}const F={entries:2e5,bytes:4*1024**3};class A extends Error{}
async function I(s,n=F){const o=await(0,R().temporaryFolder)(),r=()=>(0,y().rm)(o,{recursive:!0,force:!0,maxRetries:3}),
t=(0,P().join)(o,(0,P().basename)(s.directory)||"checkout");try{await O(s,t,n);const i=await(0,j().copyRepository)(s.directory,
t);return{guard:s.at(t),objects:i,close:r}}catch(i){if(await r(),i instanceof A)return;throw i}}async function O(s,n,o){
const{directory:r,files:t,folders:i}=s,u={...o},p=async c=>{const[S,d]=[(0,P().join)(r,c),(0,P().join)(n,c)],w=await(0,y().
lstat)(S);if(u.entries-=1,u.bytes-=w.isFile()?w.size:0,u.entries<0||u.bytes<0)throw new A;if(w.isSymbolicLink())await m(
S,d,r,n);else if(w.isFile())await(0,y().copyFile)(S,d,T().constants.COPYFILE_FICLONE);else if(w.isDirectory()){await(0,y().
mkdir)(d,{mode:w.mode});for(const{name:$}of await f(S))await p((0,P().join)(c,$))}};for(const c of i)await(0,y().mkdir)(
(0,P().join)(n,c),{recursive:!0});for(const{path:c}of t)await p(c);for(const c of s.additions)await(0,y().mkdir)((0,P().
join)(n,c,".."),{recursive:!0}),await p(c)}async function f(s){return(await(0,y().readdir)(s,{withFileTypes:!0})).filter(
({name:o})=>o!==".git")}async function m(s,n,o,r){const t=await(0,y().readlink)(s),i=(0,P().isAbsolute)(t)&&(0,v().isInside)(
o,t),u=process.platform==="win32"?"junction":void 0;await(0,y().symlink)(i?(0,P().join)(r,(0,P().relative)(o,t)):t,n,u)}
function h(s,n,o=!1,r=I){let t,i=!1;return{folder:async()=>{if(o)return s.directory;if(t=await r(s),i=t===void 0,i&&!n)throw e(
s);return t?.guard.directory??s.directory},guard:()=>t?.guard??s,hides:()=>!i,findings:()=>i?[E(s)]:[],close:async()=>t?.
close()}}function E({leftOut:s}){const n=s.length===1?"1 file or directory":`${s.length} files and directories`,o=s.length===
0?"":`, and they saw ${n} that the commit does not have`;return(0,b().finding)("ran-uncontained",{what:"The commands ran\
 in the checkout itself",reason:`it is too large to copy${o}`})}function e({directory:s}){return new(M()).GateError("con\
tainment_unavailable",`The checkout ${s} is too large to copy, and without namespaces commands would see files that are \
not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer depende\
ncies before the gate.")}},51968:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.copyRepository=M,l.safeGitConfigs=
O,l.withoutSecrets=m;function T(){const h=a(51455);return T=function(){return h},h}function y(){const h=a(76760);return y=
function(){return h},h}const P=new Set(["hooks","lfs","worktrees"]);async function M(h,E){const e=(0,y().join)(h,".git"),
s=await(0,T().lstat)(e).catch(()=>{});if(s===void 0)return[];const n=(0,y().join)(E,".git");if(s.isDirectory())return R(
e,n);const o=/^gitdir: (.+)\n?$/.exec(await(0,T().readFile)(e,"utf8"))?.[1];if(o===void 0)return[];const r=(0,y().resolve)(
h,o),t=await(0,T().readFile)((0,y().join)(r,"commondir"),"utf8").catch(()=>{});return[...t===void 0?[]:await R((0,y().resolve)(
r,t.trim()),n),...await R(r,n,new Set(["commondir","gitdir"]))]}async function R(h,E,e=new Set){const s=[];await(0,T().mkdir)(
E,{recursive:!0});const n=await(0,T().readdir)(h,{withFileTypes:!0}),o=b(n);for(const r of n){const{name:t}=r,[i,u]=[(0,y().
join)(h,t),(0,y().join)(E,t)];o&&P.has(t)||e.has(t)||(r.isDirectory()&&t==="objects"&&o?(await v(i,u),s.push(i)):r.isDirectory()?
s.push(...await R(i,u)):r.isFile()&&/^config(\.worktree)?$/.test(t)?await(0,T().writeFile)(u,m(await(0,T().readFile)(i,"\
utf8"))):r.isFile()&&await(0,T().copyFile)(i,u))}return s}function b(h){const E=e=>h.find(s=>s.name===e);return E("HEAD")?.
isFile()===!0&&E("objects")?.isDirectory()===!0}async function v(h,E){await(0,T().mkdir)((0,y().join)(E,"info"),{recursive:!0}),
await(0,T().writeFile)((0,y().join)(E,"info","alternates"),`${JSON.stringify(h)}
`)}const j=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,F=/^\s*([\w-]+)\s*(?:=|$)/,A={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},I=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function O(h){const E=await f(h,".git"),e=async s=>{
const n=await(0,T().readFile)((0,y().join)(h,s),"utf8");return[s,m(n)]};return new Map(await Promise.all(E.map(e)))}async function f(h,E){
const s=(await(0,T().readdir)((0,y().join)(h,E),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const o=(0,y().join)(E,
n.name);return n.isFile()?/^config(\.worktree)?$/.test(n.name)?[o]:[]:n.isDirectory()?f(h,o):[]});return(await Promise.all(
s)).flat()}function m(h){if(I.test(h))return h;let E=[];return h.split(`
`).filter(s=>{const n=j.exec(s)?.[1]?.toLowerCase();if(n!==void 0)return E=A[n]??[],E.length>0&&s.trimEnd().endsWith("]");
const o=F.exec(s)?.[1]?.toLowerCase();return o!==void 0&&E.includes(o)&&!s.endsWith("\\")}).map(s=>`${s}
`).join("")}},46252:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.causesOf=h,l.mentionedOf=S,l.mentionsIn=
d,l.namedRootOf=$;function T(){const g=a(73024);return T=function(){return g},g}function y(){const g=a(76760);return y=function(){
return g},g}function P(){const g=a(26040);return P=function(){return g},g}function M(){const g=a(55250);return M=function(){
return g},g}function R(){const g=a(32223);return R=function(){return g},g}function b(){const g=a(96266);return b=function(){
return g},g}function v(){const g=a(46282);return v=function(){return g},g}const j=3,F=new Set(["failed","crashed","timed\
_out"]),A=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
I=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,O=2e3,f=new Set(["/","/dev","/dev/shm","/proc","/home",b().HOME,b().TEMP]),
m=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(g=>`/dev/${g}`);function h(g){return N=>{if(g.isolation.
level!=="namespaces"||!F.has(N.status))return N;const C=E(N,g),k=C.flatMap(({cause:B})=>M().CONTAINMENT_CAUSES[B].implies??
[]),D=C.some(({counted:B})=>B),x=C.filter(({cause:B,counted:L})=>!k.includes(B)&&(!D||L||s(B)!==void 0)).sort((B,L)=>Number(
L.counted??!1)-Number(B.counted??!1)).slice(0,j);return x.length===0?N:{...N,causes:x}}}function E(g,N){const C=[g.stderr,
g.stdout].flatMap(({head:D,tail:G})=>[D,G]).flatMap(D=>D.split(`
`)).map(D=>D.slice(0,O)),k=o(C,N);return Object.keys(M().CONTAINMENT_CAUSES).flatMap(D=>{const{counted:G,signs:x,unless:B}=M().
CONTAINMENT_CAUSES[D],L=k.get(D),U=L!==void 0||(G&&g.limits_hit?.includes(G))===!0,W=Y=>x?.test(Y)===!0&&B?.test(Y)!==!0,
K=g.signal==="SIGXFSZ"?D==="file_size":C.some(W);if(!U&&!(K&&e(D,N)))return[];const V=L===void 0?{}:{detail:L};return[{cause:D,
...U&&{counted:!0},...n(D,N),...V}]})}function e(g,{isolation:N,policy:C}){return g==="processes"?N.limits?.processes_counted_for===
"user":g==="network"||g==="package_manager"?C.network==="none":g!=="privileges"||N.launcher==="root"}function s(g){const[
,N]=M().CONTAINMENT_CAUSES[g].key?.split("limits.")??[];return N}function n(g,{isolation:N,policy:C}){const{key:k}=M().CONTAINMENT_CAUSES[g],
D=s(g),G=D&&(N.limits?.[D]??void 0),x=D!==void 0&&G!==void 0&&G<C.limits[D];return{...G!==void 0&&{limit:G},...k!==void 0&&
{key:x&&(g==="memory"||g==="written")?"concurrency":k}}}function o(g,N){const k=[...new Set(g.filter(D=>A.test(D)).flatMap(
D=>D.match(I)??[]))].flatMap(D=>r(D.replace(/[.:]+$/,""),N));return new Map(k.reverse())}function r(g,{checkout:N,home:C,
programs:k}){const D=["~/",`${b().HOME}/`].find(U=>g.startsWith(U));if(D!==void 0){const U=g.slice(D.length);return C!==
void 0&&i((0,y().join)(C,U))?[["home_cache",t(U)]]:[]}const G=(0,y().resolve)(N,g);if((0,v().isInside)(N,G)){const U=(0,P().
attempt)(()=>(0,T().realpathSync)(G));return U===void 0||(0,v().isInside)(N,U)?[]:[["machine_path",g]]}if(!(0,y().isAbsolute)(
g)||/\/(?:docker|podman|containerd)\.sock$/.test(g))return[];const x=(0,y().dirname)((0,y().dirname)(k.node.file));if([...R().
SYSTEM,"/proc",...m,x,...k.searchPath].some(U=>(0,v().isInside)(U,G)))return[];const L=[G,(0,y().dirname)(G)].find(U=>!f.
has(U)&&i(U));return L===void 0?[]:[["machine_path",L]]}function t(g){const N=g.split("/"),C=g.startsWith(".local/share/")?
3:/^\.(?:cache|config)\//.test(g)?2:1;return N.slice(0,C).join("/")}function i(g){return(0,P().attempt)(()=>(0,T().lstatSync)(
g))!==void 0}const u=5,p=30,c=/[^\w.@+~/\\-]+/;function S(g){const N=new Map(g.map(C=>[C,C]));for(const C of g){const{dir:k,
name:D,ext:G}=y().posix.parse(C),x=y().posix.join(k,D);G!==""&&!N.has(x)&&N.set(x,C)}return C=>{if(C.status!=="failed"||
N.size===0)return C;const{stdout:k,stderr:D}=C,G=[D,k].flatMap(({head:B,tail:L})=>[B,L]),x=new Set([...d(G,N)].flatMap(B=>N.
get(B)??[]));return x.size===0?C:{...C,left_out:[...x].sort().slice(0,u)}}}function d(g,N){const C=new Set(g.flatMap(k=>k.
split(c)));return new Set([...C].flatMap(k=>w(k).filter(D=>N.has(D))))}function w(g){const N=g.replaceAll("\\","/").replace(
/[.,]+$/,"").split("/").filter(C=>C!==""&&C!=="."&&C!=="..");return N.length>p?[]:N.flatMap((C,k)=>N.slice(k).map((D,G)=>N.
slice(k,k+G+1).join("/")))}function $(g){return N=>{const{status:C,stdout:k,stderr:D}=N;return C==="passed"||g==="/"?N:[
k,D].some(({head:x,tail:B})=>[x,B].some(L=>L.includes(g)))?{...N,root:g}:N}}},10582:function(H,l,a){Object.defineProperty(
l,"__esModule",{value:!0}),l.effectiveLimits=M,l.limitsInWords=b,l.limitsOn=h,l.resourceLimits=R,l.thisMachine=m;function T(){
const e=a(73024);return T=function(){return e},e}function y(){const e=a(48161);return y=function(){return e},e}function P(){
const e=a(26040);return P=function(){return e},e}function M(e,s){const{memory_bytes:n,processes:o,open_files:r,file_bytes:t,
written_bytes:i}=e;return{memory_bytes:s.memory?n:null,processes:o,processes_counted_for:s.processes?"command":"user",open_files:r,
file_bytes:t,written_bytes:i}}function R(e){return[["CORE",1],["FSIZE",e.file_bytes],["NOFILE",e.open_files],...e.processes_counted_for===
"user"?[["NPROC",e.processes]]:[]]}function b(e){const{memory_bytes:s,processes:n,processes_counted_for:o,open_files:r}=e;
return[s===null?"memory: unlimited":`memory: ${v(s)}`,`processes: ${n}${o==="user"?" of the same user":""}`,`open files:\
 ${r}`,`file size: ${v(e.file_bytes)}`,`total written: ${v(e.written_bytes)}`].join(", ")}function v(e){return`${Math.round(
e/1024/1024)} MiB`}const j=1024**3,F=64*1024**2,A=1/2,I=4/5,O=2*j,f=1024*1024;function m(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,y().totalmem)()),freeBytes:process.availableMemory(),openFiles:E("Max open files")}}function h(e,s,n){
const{totalBytes:o,freeBytes:r,openFiles:t}=e,i=(u,p)=>Math.max(u/n-u/n%F,p);return{...s,memory_bytes:Math.min(s.memory_bytes,
i(o*I,O)),written_bytes:Math.min(s.written_bytes,i(r*A,f)),open_files:Math.min(s.open_files,t)}}function E(e){const s=(0,P().
attempt)(()=>(0,T().readFileSync)("/proc/self/limits","utf8"))??"",n=new RegExp(`^${e}\\s+\\S+\\s+(\\d+)`,"m");return Number(
n.exec(s)?.[1]??1/0)}},32223:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.SYSTEM=l.DEVICES=void 0,
l.homeFolders=E,l.privateFolders=I,l.viewOf=O;function T(){const e=a(73024);return T=function(){return e},e}function y(){
const e=a(51455);return y=function(){return e},e}function P(){const e=a(48161);return P=function(){return e},e}function M(){
const e=a(76760);return M=function(){return e},e}function R(){const e=a(46282);return R=function(){return e},e}const b=l.
SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],v=["/nix/store","/gnu/store"],j=l.DEVICES=["nul\
l","zero","full","random","urandom"],F="tty",A=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function I(e){
const s=A.flatMap(o=>e[`GITHUB_${o}`]??[]),n=[e.HOME,e.RUNNER_TEMP,e.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set(
[...n,(0,P().tmpdir)(),...s.map(M().dirname)].filter(o=>(0,M().isAbsolute)(o)))]}async function O({node:e,npm:s,machine:n},o,r){
const t=await m([...b,...v]),u=(await Promise.all(o.map(d=>(0,y().realpath)(d).catch(()=>[])))).flat(),p=[(0,M().dirname)(
e.file),...s?[(0,M().dirname)((0,M().dirname)(s.file))]:[],...[...n.values()].flatMap(d=>f(d,u)),...r?await h():[]].filter(
d=>!t.some(w=>(0,R().isInside)(w,d))),c=u.filter(d=>t.some(w=>w!==d&&(0,R().isInside)(w,d))),S=(0,T().existsSync)(`/dev/${F}`)?
[...j,F]:j;return{system:t,emptied:c,tools:[...new Set(p)],devices:S,home:[]}}function f({file:e,real:s},n){const o=(0,M().
dirname)(s),r=(0,M().dirname)(o),t=(0,M().basename)(o),i=t==="shims"||t==="bin"&&!n.some(u=>(0,R().isInside)(u,r));return[
(0,M().dirname)(e),o,...i?[r]:[]].filter(u=>!n.some(p=>(0,R().isInside)(u,p)))}async function m(e){return(await Promise.
all(e.map(async n=>(await(0,y().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}async function h(){const e=await(0,y().
realpath)("/etc/resolv.conf").catch(()=>{});return e?.startsWith("/run/systemd/resolve/")?[(0,M().dirname)(e)]:[]}async function E(e,s){
return s===void 0||!(0,M().isAbsolute)(s)?[]:(await Promise.all([...new Set(e)].sort().map(async o=>{const r=await(0,y().
realpath)((0,M().join)(s,o)).catch(()=>{});return r===void 0||!(await(0,y().stat)(r)).isDirectory()?[]:[{path:o,source:r}]}))).
flat()}},96266:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.TEMP=l.HOME=void 0,l.commandFolders=I,
l.commandMounts=A,l.sharedMounts=F;function T(){const f=a(76760);return T=function(){return f},f}function y(){const f=a(
39491);return y=function(){return f},f}function P(){const f=a(46282);return P=function(){return f},f}const M=l.HOME="/ho\
me/gene-gate",R=l.TEMP="/tmp",b=64,v="/.gene-gate",j={lower:`${v}/lower`,cover:`${v}/cover`,own:`${v}/own`,run:`${v}/run`,
replaced:`${v}/replaced`,home:`${v}/home`,tools:`${v}/tools`};function F({view:f,checkout:m,run:h,stage:E}){const e=(n,o)=>[
n,(0,T().join)(E,o)],s=(n,o,r)=>[n,(0,T().join)(E,o),"none",r];return[...f.system.map(n=>e(n,n)),...f.emptied.map(n=>["g\
ene-gate",(0,T().join)(E,n),"tmpfs","size=1m,mode=0755"]),s("/proc","proc","rbind"),s(m,j.lower,"rbind"),s(h,j.run,"bind"),
...f.tools.map((n,o)=>e(n,O(n,o))),...f.home.map(({source:n},o)=>e(n,(0,T().join)(j.home,String(o))))]}function A(f){const{
view:m,checkout:h,privileges:E,hides:e,keepsWrites:s,replaced:n}=f,o=(u,p,c)=>["gene-gate",p,u,c],r=(u,p,c="bind")=>[u,p,
"none",c],t=[`lowerdir=${e||E.adopt?`${j.cover}:`:""}${j.lower}`,`upperdir=${j.own}/upper`,`workdir=${j.own}/work`,...E.
overlay,"X-mount.mkdir"],i=`newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${b}`;return[r(`${j.own}/tmp`,R),r(`${j.
own}/home`,M),...m.home.map(({path:u},p)=>r(`${j.home}/${p}`,(0,T().join)(M,u))),r(`${j.own}/shm`,"/dev/shm"),o("devpts",
"/dev/pts",i),...m.tools.flatMap((u,p)=>{const c=O(u,p);return u===c?[]:[r(c,u,"rbind,X-mount.mkdir")]}),s?r(j.lower,h,"\
bind,X-mount.mkdir"):o("overlay",h,t.join(",")),...n.map((u,p)=>r(`${j.replaced}/${p}`,(0,T().join)(h,u))),o("proc","/pr\
oc","nosuid,nodev,noexec"),o("tmpfs",v,"ro,size=4k,mode=0755")]}function I({home:f}){return["upper","work","tmp","home",
"shm",...[...new Set(f.flatMap(({path:h})=>[...(0,y().foldersAbove)(h),h]))].map(h=>`home/${h}`)]}function O(f,m){return[
R,M].some(E=>(0,P().isInside)(E,f))?`${j.tools}/${m}`:f}},35134:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.breakFiles=b,l.writeLayer=j;function T(){const h=a(51455);return T=function(){return h},h}function y(){const h=a(76760);
return y=function(){return h},h}function P(){const h=a(39092);return P=function(){return h},h}function M(){const h=a(32476);
return M=function(){return h},h}const R=/\.d\.[cm]?ts$/;function b(h,E){const e=new Map,s=new Map;for(const[o,r]of h){const t=y().
posix.extname(o).slice(1).toLowerCase(),i=M().LANGUAGES.find(({extensions:p})=>p.includes(t)),u=i&&!R.test(o)&&O(r,i,E);
i===void 0?s.set(o,v(r,E)):u&&e.set(o,u)}if(e.size===0){const o=[...h].map(([r,t])=>[r,v(t,E)]);return{files:new Map(o),
operator:"unparsable"}}const n=s.size>0?"mixed":"functions_fail";return{files:new Map([...e,...s]),operator:n}}function v(h,E){
return`)]}>"'\`<<<<<<< ${E}
${h}`}async function j(h,E,e){const{checkout:s,isCommitted:n,path:o}=e,r=new Map;for(const[t,i]of E){const{mode:u}=await(0,T().
lstat)((0,y().join)(s,t));await(0,T().mkdir)((0,y().dirname)((0,y().join)(h,t)),{recursive:!0}),await(0,T().writeFile)((0,y().
join)(h,t),i),await(0,T().chmod)((0,y().join)(h,t),u&511),r.set(t,(u&73)===0?"100644":"100755")}n&&await(0,P().commitLayer)(
{checkout:s,layer:h,modes:r,path:o});for(const t of await(0,T().readdir)(h,{recursive:!0,withFileTypes:!0})){const i=(0,y().
join)(t.parentPath,t.name),u=await(0,T().lstat)((0,y().join)(s,(0,y().relative)(h,i))).catch(()=>{});t.isDirectory()&&u&&
await(0,T().chmod)(i,u.mode&511)}}const F=200,A=400,I=1e4;function O(h,E,e){const{masked:s,forms:n,failing:o,unused:r}=E,
t=h.replaceAll(s,c=>c.replaceAll(/[^\n]/g," ")),i=new Map;for(const{start:c,end:S}of f(t,E)){const d=t.slice(S,S+A),w=n.
find(({after:N})=>N.test(d)),$=t.slice(Math.max(0,c-F),c);if(!w||w.unless?.test($)||w.before?.test($)===!1)continue;const g=S+
(w.after.exec(d)?.[0].length??0);w.isExpression?i.set(g,` (() => {${o(e)} })( ) ? 0 : `):i.set(...m(h,g,E,e))}if(i.size===
0)return;r&&/^[ \t]*(?:import|export)\b/m.test(t)&&i.set(h.length,r(e));let u="",p=0;for(const[c,S]of[...i].sort(([d],[w])=>d-
w))u+=h.slice(p,c)+S,p=c;return u+h.slice(p)}function f(h,{bareParameter:E}){const e=[],s=[];for(const{index:o,0:r}of h.
matchAll(/[()[\]{}]/g))if("([{".includes(r))s.push(o);else{const t=s.pop();r===")"&&t!==void 0&&e.push({start:t,end:o+1})}
const n=E?[...h.matchAll(E)]:[];return[...e,...n.map(({index:o,0:r})=>({start:o,end:o+r.length}))]}function m(h,E,{preamble:e,
isIndented:s,failing:n},o){const r=e?.exec(h.slice(E,E+I))?.[0].length??0,t=n(o);if(!s)return[E+r,t];if(r>0)return[E+r,`\
; ${t}`];const[i="",u=""]=/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)/.exec(h.slice(E))??[];return[E+i.length,i===u?`${t}; `:
`${t}
${u}`]}},32476:function(H,l){Object.defineProperty(l,"__esModule",{value:!0}),l.LANGUAGES=void 0;function a(...o){return new RegExp(
o.join("|"),"g")}const T=String.raw`\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*`,y=String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`,
P="`(?:(?=(?<part>\\\\[\\s\\S]|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}`]*\\})*\\}|[^`\\\\]))\\k<part>)*`",M=String.raw`\/(?<=(?:^|[=(,:;!&|?{}[+\-*%~>]|\b(?:return|typeof|case|of|in))\s{0,80}\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,200}\]|[^/\\[\n]){1,400}\/`,
R=/\b(?:if|for|while|switch|catch|with|await|else|do|try|extends\s[^;{}()]*)\s*$|(?:\?|\bcase)\s[^;{}()]*$/,b=/[\w$\]*]\s*(?:<[^;(){}]*>)?\s*$/,
v={extensions:["js","mjs","cjs"],masked:a(T,y,P,M),forms:[{after:/^\s*=>\s*\{/},{after:/^\s*=>/,isExpression:!0},{after:/^\s*\{/,
before:b,unless:R}],failing:o=>` debugger; var _${o}=${o}( "x" ) ; throw _${o} ;`,bareParameter:/[\w$]+(?=\s*=>)/g,preamble:/^\s*(["'])use \w+\1;?/,
unused:o=>`
export const unused_${o} = "x"  ;
`},j=String.raw`=>|\([^()]*\)|\{[^{}]*\}(?=\s*[|&[{>=])`,F=String.raw`\s*:\s*(?:[^\s;{}()=]|${j})(?:[^;{}()=]|${j})*`,A=/\btype\s+[\w$]+\s*(?:<[^;=]*>)?\s*=\s*(?:<[^;(){}=]*>)?\s*$|\w<[^;(){}=>]*,\s*$|(?::|\breadonly)\s*\(\s*$/,
I=/(?:[=(,?[{]|&&|\|\||=>|\b(?:return|default|async|await|yield))\s*(?:<[^;(){}=]*>)?\s*$/,O=String.raw`^(?:${F}?)?\s*=>`,
f={...v,extensions:["ts","mts","cts","tsx","jsx"],forms:[{after:new RegExp(String.raw`${O}\s*\{`),unless:A},{after:new RegExp(
O),before:I,unless:A,isExpression:!0},{after:new RegExp(String.raw`^(?:${F})?\s*\{`),before:b,unless:R}]},m=['"""',"'''"].
map(o=>`${o}(?:\\\\[\\s\\S]|(?!${o})[\\s\\S])*${o}`),h=String.raw`^(?:\s|#[^\n]*)*[rRuUbBfF]{0,2}(?:${[...m,y].join("|")})(?=[ \t]*(?:[;#\n]|$))`,
E={extensions:["py","pyi"],masked:a(...m,y,"#[^\\n]*"),forms:[{before:/\bdef\s+\w+\s*(?:\[[^\]]*\])?\s*$/,after:/^\s*(?:->[^:\n[]*(?:\[[^\]]*\][^:\n[]*)*)?:/}],
failing:o=>`_${o}=${o}( "x" ) ;raise RuntimeError(_${o})`,preamble:new RegExp(h),isIndented:!0},e={masked:a(T,String.raw`'(?:\\.|[^\\'\n])'`,
'"""[\\s\\S]*?"""',"`[^`]*`",String.raw`"(?:\\[\s\S]|[^"\\])*"`,String.raw`#\[cfg\(test\)\][\s\S]*$`),forms:[{before:/(?<!#\[[\w:]*test\b[^\]]*\]\s*(?:pub\s+|async\s+)*)\b(?:fn|func|fun)\b[^(){};=]*(?:\([^()]*\)\s*\w+\s*(?:\[[^\]]*\])?)?$/,
after:/^(?:[^{};=<\n]|<[^{};\n]*>)*(?:\n\s*(?:where\b[^{};]*)?)?\{/}]},s={before:/[\w>\]]\s+(?!(?:if|for|while|switch|catch|synchronized|try|super|this)\b)[a-z_$][\w$]*\s*$/,
after:/^\s*(?:throws\s[\w\s.,<>@]*)?\{/},n=l.LANGUAGES=[v,f,E,{...e,extensions:["rs"],failing:o=>` let _${o} =( "x" ) ; \
panic!( "${o}" ) ;`},{...e,extensions:["go"],failing:o=>` panic( "${o}" ) ;`},{...e,extensions:["kt","kts"],failing:o=>`\
 throw RuntimeException( "${o}" ) ;`},{...e,extensions:["java"],forms:[s],failing:o=>` if ( true ) throw new RuntimeExce\
ption( "${o}" ) ;`}]},69983:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.breakAndRun=m;function T(){
const n=a(77598);return T=function(){return n},n}function y(){const n=a(86191);return y=function(){return n},n}function P(){
const n=a(59490);return P=function(){return n},n}function M(){const n=a(87952);return M=function(){return n},n}function R(){
const n=a(67147);return R=function(){return n},n}function b(){const n=a(57334);return b=function(){return n},n}function v(){
const n=a(49604);return v=function(){return n},n}function j(){const n=a(64474);return j=function(){return n},n}function F(){
const n=a(35134);return F=function(){return n},n}function A(){const n=a(48081);return A=function(){return n},n}const I=2,
O=2e3,f=20;async function m(n,o){const{policy:r,change:t,checkout:i}=o;if(r.mutants==="off"||t===void 0)return new Map;const u=[
...n].flatMap(([w,$])=>{const g=$.map(({outcome:k})=>k);if(!(w.gene.change==="added"||w.gene.change==="modified")||g.some(
({status:k})=>k!=="passed"))return[];const C=w.gene.commands.flatMap(({reading:k})=>(0,y().startedFiles)(k)).sort();return[
{...w,outcomes:g,launched:C}]}),{areBuilt:p}=(0,R().everything)((0,M().dependencyFolders)(r)),c=i.additions.find(p),S=`c\
ommands can read \`${c}\`, which was built before the change was broken`,d=new Map;for(const w of(0,P().groupBy)(u,({launched:$})=>$.
join("\0")).values()){const g=await(c===void 0?E(w,o):Promise.reject(new Error(S))).catch(({message:N})=>h(w,N));for(const[
N,{gene:C}]of w.entries())d.set(C,g[N]??[])}return d}function h(n,o){return n.map(({plans:r})=>r.map(()=>({outcome:"not_\
run",files:[],duration_ms:0,reason:o})))}async function E(n,o){const r=await(0,A().sourcesOf)(o.change?.files??[],o.tree,
n[0]?.launched??[]);if(typeof r=="string")return h(n,r);const t=await e(n,r.texts,o),i=t.flat().some(({outcome:p})=>p===
"killed");if(r.existing===void 0||!i)return t;const u=await e(n,r.existing,o);return t.map((p,c)=>p.map((S,d)=>{const w=u[c]?.[d];
return S.outcome!=="killed"||w?.outcome!=="survived"?S:{...S,existing:{files:w.files,duration_ms:w.duration_ms}}}))}async function e(n,o,{
backend:r,checkout:t,change:i,policy:{views:u},concurrency:p,path:c,signal:S}){const d=`z${(0,T().randomBytes)(8).toString(
"hex").replaceAll(/\d/g,"q")}`,w=(0,F().breakFiles)(o,d),$={checkout:t.directory,isCommitted:i?.isCommitted===!0,path:c},
g=await r.cover?.(D=>(0,F().writeLayer)(D,w.files,$));if(g===void 0)throw new Error("without namespaces, commands share \
one checkout, which must not be broken");const N=n.map(({id:D,plans:G,outcomes:x})=>{const B=x.map(({duration_ms:U})=>I*
U+O),L=G.map((U,W)=>({...U,timeoutMs:B[W]??O}));return u==="gene"?[{id:D,plans:L}]:L.map(U=>({id:D,plans:[U]}))}),C={backend:g,
progress:v().NO_PROGRESS,views:u,concurrency:p,signal:S},k=await(0,j().runPlans)(N.flat(),C);return N.map(D=>D.flatMap(G=>k.
get(G)??[]).map(({outcome:G})=>s(G,w)))}function s(n,{files:o,operator:r}){const{status:t,signal:i,duration_ms:u,reason:p=t}=n,
c=[...o.keys()].sort(),S={operator:r,files:c.slice(0,f),duration_ms:u,...c.length>f&&{total_files:c.length}};return t===
"passed"?{...S,outcome:"survived"}:(t==="failed"||t==="timed_out"||i!==null)&&p!==b().BUDGET_SPENT?{...S,outcome:"killed"}:
{...S,outcome:"not_run",reason:p}}},48081:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.isSource=A,
l.sourcesOf=I;function T(){const O=a(95244);return T=function(){return O},O}function y(){const O=a(93028);return y=function(){
return O},O}const P=/(?:^|\/)(?:\.[^/]*(?:\/.*)?|[^/]*[._-](?:config|conf|rc|setup|workspace)\.[^/]+|(?:gulp|jake|grunt|dangerous|danger|rake)file\.[^/]+|(?:setup|noxfile|fabfile|tasks|build)\.(?:py|rs|kts?|gradle))$/i,
M=/(?:^|\/)(?:node_modules|vendor|vendored|third[_-]?party|extern(?:al)?|dist|build|out|target|coverage|generated|__generated__|\.yarn|migrations)\/|\.min\.|[._-](?:generated|gen|pb|pb2|bundle)\.|_pb2?\./i,
R=/(?:^|\/)(?:scripts?|tools?|tooling|ci|hack|build-tools|examples?)\//i,b=/@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i,
v=600,j=500,F=10*1024**2;function A(O){return(0,T().isProgramCode)(O)&&!(0,T().isOfTests)(O)&&![P,M].some(f=>f.test(O))}
async function I(O,f,m){const h=u=>A(u)&&!m.includes(u)&&(0,y().isRegular)(f.stat(u)?.kind),E=O.filter(({path:u,status:p})=>p!==
"deleted"&&h(u)),e=[...f.files()].filter(({path:u})=>h(u)&&!R.test(u)),s=E.length>0?E:e;if(s.length===0)return"neither t\
he change nor the repository has a source file to break";const n=s.reduce((u,{path:p})=>u+(f.stat(p)?.size??0),0);if(s.length>
j||n>F)return`there are too many source files to break: ${s.length} with ${Math.ceil(n/1024**2)} MB`;const o=s.map(async({
path:u})=>[u,(await f.read(u)).toString("utf8")]),r=await Promise.all(o);if(E.length===0){const u=r.filter(([,p])=>!b.test(
p.slice(0,v)));return u.length===0?"all source files are generated":{texts:new Map(u)}}const t=r.filter((u,p)=>E[p]?.status!==
"added"),i=t.length>0&&t.length<r.length;return{texts:new Map(r),...i&&{existing:new Map(t)}}}},57334:function(H,l){Object.
defineProperty(l,"__esModule",{value:!0}),l.OUTCOME_LOST=l.INTERRUPTED=l.CHECKOUT_CHANGED=l.BUDGET_SPENT=l.BLOCKED=void 0,
l.changedOutcome=j,l.countInterrupted=R,l.notRun=v,l.stopReason=b;const a=l.BLOCKED="BLOCKED: validation command rejecte\
d by safety check",T=l.INTERRUPTED="interrupted",y=l.BUDGET_SPENT="the time budget for all commands was spent",P=l.OUTCOME_LOST=
"the run returned no outcome for this command",M=l.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function R(F){
return F.filter(({reason:A})=>A===T).length}function b(F){return F.reason===y?y:T}function v(F,A,I=new Date){const O={head:"",
tail:"",bytes:0,truncated:!1};return{status:F,exit_code:null,signal:null,started_at:I.toISOString(),duration_ms:0,stdout:O,
stderr:O,reason:A}}function j(F,A=v("error",M)){return{...A,status:"error",reason:M,checkout_changed:[...F]}}},22562:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.outcomesOf=M,l.plansOf=P,l.refusedOutcomes=b;function T(){const A=a(6470);
return T=function(){return A},A}function y(){const A=a(57334);return y=function(){return A},A}function P({asset:A,commands:I}){
const O=I.flatMap(({plan:f})=>f??[]);return{id:A.id,plans:O.length===I.length?O:[]}}function M({commands:A},I,O){if(A.every(
({plan:m})=>m!==void 0))return A.map(({plan:m},h)=>R(m,I[h],O));const f=F(A);return A.map(({verdict:m})=>m==="block"?(0,y().
notRun)("blocked",y().BLOCKED,O):(0,y().notRun)("skipped",f,O))}function R(A,I,O){if(I===void 0||I.plan.digest!==A?.digest)
return(0,y().notRun)("skipped",y().OUTCOME_LOST,O);const{outcome:f,changedFiles:m}=I;return m.length===0?f:{...f,checkout_modified:m}}
function b(A,I,O){const f=A.filter(m=>I?v(m):m.commands.some(j));return new Map(f.map(m=>[m,M(m,[],O)]))}function v({change:A,
commands:I}){return I.length===0?A!=="removed":I.some(({plan:O})=>O===void 0)}function j({verdict:A}){return A==="block"}
function F(A){if(A.some(({verdict:f})=>f==="block"))return"another command of the gene is blocked";const O=A.flatMap(({reading:f})=>(0,T().
toolOf)(f)??[]).find(({path:f})=>f===void 0);return O?`${O.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},46282:function(H,l,a){Object.defineProperty(l,"__esModul\
e",{value:!0}),l.findPrograms=f,l.isInside=p;function T(){const c=a(31421);return T=function(){return c},c}function y(){
const c=a(51455);return y=function(){return c},c}function P(){const c=a(48161);return P=function(){return c},c}function M(){
const c=a(76760);return M=function(){return c},c}function R(){const c=a(57975);return R=function(){return c},c}function b(){
const c=a(7723);return b=function(){return c},c}function v(){const c=a(26040);return v=function(){return c},c}function j(){
const c=a(41895);return j=function(){return c},c}function F(){const c=a(14495);return F=function(){return c},c}const A=b().
object({file:b().string(),version:b().string(),platform:b().string(),arch:b().string()}),I="JSON.stringify({file: proces\
s.execPath, version: process.version, platform: process.platform, arch: process.arch})",O=2e4;async function f(c){const{
path:S,checkout:d,names:w=[]}=c,$=await t(S,d),g=await m($,d),[N,C]=await Promise.all(["npm","npx"].map(G=>E(G,g.file,$,
d))),k=await r(w,$,d),D=await n($,d);return{node:g,...N&&{npm:N},...C&&{npx:C},...D!==void 0&&{shell:D},machine:k,searchPath:$}}
async function m(c,S){for await(const{file:d,real:w}of u("node",c,S)){const $=await h(d,w,c),g=await i($.file,S);if(g!==
void 0)return{...$,file:g}}throw new(j()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function h(c,S,d){
const{execPath:w,version:$,platform:g,arch:N}=process;if(S===await(0,y().realpath)(w))return{file:S,version:$,platform:g,
arch:N};try{const{stdout:C}=await(0,R().promisify)(T().execFile)(c,["-p",I],{cwd:(0,M().dirname)(c),env:{PATH:d.join(M().
delimiter),HOME:(0,P().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:O,windowsHide:!0});
return A.parse(JSON.parse(C))}catch(C){throw new(j()).GateError("program_not_found",`${c} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:C})}}
async function E(c,S,d,w){const $=(0,M().join)("node_modules","npm","bin",`${c}-cli.js`);for(const g of[(0,M().dirname)(
S),...d]){for(const C of[(0,M().join)(g,$),(0,M().join)(g,"..","lib",$)]){const k=await e(C,c,w);if(k)return k}const N=await e(
(0,M().join)(g,c),c,w);if(N)return N}}async function e(c,S,d){const w=await i(c,d);if(!w?.endsWith(`${S}-cli.js`))return;
const $=(0,M().join)((0,M().dirname)(w),"..","package.json"),g=await(0,y().readFile)($,"utf8").catch(()=>"null"),{success:N,
data:C}=b().object({name:b().literal("npm"),version:b().string()}).safeParse((0,v().attempt)(()=>JSON.parse(g)));return N?
{file:w,version:C.version}:void 0}const s="/bin/sh";async function n(c,S){if(process.platform!=="win32")return s;for await(const{
real:d}of u("git",c,S)){const w=await i((0,M().join)((0,M().dirname)(d),"..","bin","sh.exe"),S);if(w!==void 0)return w}}
const o=/^[A-Za-z0-9][\w.+-]*$/;async function r(c,S,d){const w=new Map;for(const $ of c.filter(g=>o.test(g))){const g=await u(
$,S,d).next();g.done||w.set($,g.value)}return w}async function t(c,S){const d=new Set(c.split(M().delimiter).filter($=>(0,M().
isAbsolute)($)));return(await Promise.all([...d].map(async $=>await i($,S)===void 0?[]:[$]))).flat()}async function i(c,S){
const[d,w]=await Promise.all([(0,y().realpath)(c).catch(()=>{}),(0,y().realpath)(S)]);if(d===void 0)return;const $=[d,(0,M().
resolve)(c)],g=[w,(0,M().resolve)(S)];return $.some(N=>g.some(C=>p(C,N)))?void 0:d}async function*u(c,S,d){for(const w of S){
const $=(0,M().join)(w,process.platform==="win32"?`${c}.exe`:c),g=await i($,d);g!==void 0&&await(0,F().isExecutable)(g)&&
(yield{file:$,real:g})}}function p(c,S){const d=(0,M().relative)(c,S);return d!==".."&&!d.startsWith(`..${M().sep}`)&&!(0,M().
isAbsolute)(d)}},49604:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.NO_PROGRESS=void 0,l.groupedProgress=
M,l.linesOfProgress=P;function T(){const R=a(20849);return T=function(){return R},R}const y=l.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function P(R){let b=0,v=0;return{...y,planned:j=>{b=j},finished:(j,{status:F,duration_ms:A})=>{v+=
1;const I=(A/1e3).toFixed(1);R(`[${v}/${b}] ${F} in ${I} s: ${(0,T().safeLine)(j)}`)}}}function M(R){const b=P(R.info);return{
...b,planned:v=>{R.startGroup(`Run ${v} validation command${v===1?"":"s"}`),b.planned(v)},ended:()=>R.endGroup()}}},63682:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.NOTHING_RAN=void 0,l.requestOf=p,l.runAudited=n,l.withinBudget=S;function T(){
const d=a(48161);return T=function(){return d},d}function y(){const d=a(97247);return y=function(){return d},d}function P(){
const d=a(60210);return P=function(){return d},d}function M(){const d=a(57430);return M=function(){return d},d}function R(){
const d=a(87952);return R=function(){return d},d}function b(){const d=a(19309);return b=function(){return d},d}function v(){
const d=a(10582);return v=function(){return d},d}function j(){const d=a(32223);return j=function(){return d},d}function F(){
const d=a(46252);return F=function(){return d},d}function A(){const d=a(69983);return A=function(){return d},d}function I(){
const d=a(57334);return I=function(){return d},d}function O(){const d=a(22562);return O=function(){return d},d}function f(){
const d=a(46282);return f=function(){return d},d}function m(){const d=a(64474);return m=function(){return d},d}const h=4*
1024*1024,E=6e4,e=4,s=2*1024;async function n(d,w){const $=new Date,g=o(d,w),{checkout:N,path:C,policy:k,progress:D,signal:G,
shown:x}=w,B=(0,O().refusedOutcomes)(d.genes,N!==void 0,$);if(N===void 0||g.length===0)return{...c,outcomes:B};const{directory:L,
leftOut:U}=N,W=new Set(g.flatMap(({plans:X})=>X.map(J=>J.program))),K=await(0,f().findPrograms)({path:C,checkout:L,names:[
...W]}),V=i(k.concurrency),Y=(0,b().shareFolder)(N,w.attended,x!==void 0),{chooseBackend:z}=await Promise.all([a.e(670),
a.e(808)]).then(a.bind(a,60670)),{backend:Z,isolation:Q,close:on}=await z({programs:K,checkout:L,leftOut:U,...x&&{shown:x},
shareFolder:Y.folder,outputBytes:t(k.limits.output_bytes,d.genes),limits:(0,v().limitsOn)((0,v().thisMachine)(),k.limits,
V),lanes:V,requested:p(k.containment,w.fork),network:k.network==="allow",replaced:await r(d,w.tree),folders:w.privateFolders,
home:await(0,j().homeFolders)([...k.home_caches,...(0,R().homeDependencies)(k)],w.home),signal:G}),_=Z.level==="namespac\
es",q=_?V:1,sn=async()=>{const X=performance.now(),J=await S(k.limits.budget_seconds*1e3,G,tn=>(0,m().runPlans)(g,{backend:Z,
progress:D,views:k.views,concurrency:q,signal:tn,guard:Y.guard()})),nn=Math.max(E,performance.now()-X),dn=await S(nn,G,tn=>(0,A().
breakAndRun)(J,{...w,checkout:N,backend:Z,concurrency:q,signal:tn}));return{runs:J,mutants:dn}},{runs:rn,mutants:an}=await sn().
finally(()=>Promise.all([on(),Y.close()])),cn=[(0,F().mentionedOf)(Y.hides()?U:[]),(0,F().causesOf)({isolation:Q,policy:k,
programs:K,checkout:L,home:w.home}),(0,F().namedRootOf)(_?L:Y.guard().directory)],un=X=>cn.reduce((J,nn)=>nn(J),X),en=g.
map(X=>{const{gene:J}=X;return[J,(0,O().outcomesOf)(J,rn.get(X)??[],$).map(un)]});return{outcomes:new Map([...B,...en]),
interrupted:(0,I().countInterrupted)(en.flatMap(([,X])=>X)),isolation:{...Q,description:`${Q.description} ${u(_,k.views,
q)}`},nodeOf:()=>K.node,mutants:an,findings:Y.findings()}}function o(d,{waiting:w}){return d.genes.filter($=>!w.has($)).
map($=>({...(0,O().plansOf)($),gene:$})).filter(({plans:$})=>$.length>0)}async function r(d,w){const $=new Set((0,y().isOfChange)(
d)?d.files.map(({path:N})=>N):[]),g=await(0,P().npmrcCopies)(w,$);return new Map(g.flatMap(({path:N,text:C,dropped:k})=>k.
length>0&&C!==void 0?[[N,C]]:[]))}function t(d,w){const $=w.flatMap(C=>(0,O().plansOf)(C).plans),g=new Set($.map(({digest:C})=>C)),
N=Math.floor(h/(g.size*e));return Math.min(d,Math.max(N,s))}function i(d){return d==="cores"?(0,T().availableParallelism)():
d}function u(d,w,$){if(!d)return"One command at a time, because all commands share the checkout.";const g=w==="gene"?" T\
he commands of one gene share a view.":"";return`${$===1?"One command at a time.":`Up to ${$} commands at once.`}${g}`}function p(d,w){
return d==="require-for-forks"?w?"require":"auto":d}const c=l.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:M().
NOTHING_RUN,nodeOf:()=>process};async function S(d,w,$){const g=new AbortController,N=setTimeout(()=>g.abort(I().BUDGET_SPENT),
d);try{return await $(AbortSignal.any([w,g.signal]))}finally{clearTimeout(N)}}},20849:function(H,l,a){Object.defineProperty(
l,"__esModule",{value:!0}),l.safeLine=P,l.withoutLogCommands=M;function T(){const R=a(77598);return T=function(){return R},
R}const y=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function P(R,b=200){const v=R.replace(y,F=>`\\u{${F.codePointAt(0)?.
toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),j=Array.from(v);return j.length<=b?v:`${j.slice(0,b-1).
join("")}\u2026`}async function M(R,b){const v=(0,T().randomUUID)();R(`::stop-commands::${v}`);try{return await b()}finally{
R(`::${v}::`)}}},64474:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.runPlans=P;function T(){const f=a(
41895);return T=function(){return f},f}function y(){const f=a(57334);return y=function(){return f},f}async function P(f,m){
const{backend:h,progress:E,concurrency:e,views:s}=m,n=new Map(f.flatMap(({plans:w})=>w.map($=>[$.digest,$]))),o=new Map;
for(const w of n.values()){const $=F(()=>h.check(w));$&&o.set(w.digest,$)}const r=new AbortController,t=AbortSignal.any(
[m.signal,r.signal]),i=M(e),u=j({...m,signal:t},o),p=R(w=>u(w,($,g)=>h.run($,g))),c=R(async w=>{const $=await h.forGene?.(
w.length,t),g=(N,C)=>($??h).run(N,C);return v(w,N=>u(N,g),t).finally(()=>$?.close())}),S=async({plans:w})=>{try{return s!==
"gene"?await v(w,g=>p(g.digest,g),t):(await c(b(w),w)).map((g,N)=>({...g,plan:w[N]??g.plan}))}catch($){throw r.abort(),$}},
d=new Map(f.map(({plans:w})=>[b(w),w]));E.planned(s==="gene"?[...d.values()].flat().length:n.size);try{const w=f.map(g=>i(
()=>S(g)));await Promise.allSettled(w);const $=I(await Promise.all(w));return new Map(f.map((g,N)=>[g,$[N]??[]]))}finally{
E.ended()}}function M(f){const m=[];let h=f;return async E=>{h===0?await new Promise(e=>m.push(e)):h-=1;try{return await E()}finally{
const e=m.shift();e?e():h+=1}}}function R(f){const m=new Map;return(h,E)=>{const e=m.get(h)??f(E);return m.set(h,e),e}}function b(f){
return f.map(({digest:m})=>m).join()}async function v(f,m,h){const E=[];for(const e of f){const s=E.find(({outcome:n})=>n.
checkout_modified);h.aborted?E.push(O(e,(0,y().stopReason)(h))):s?E.push(O(e,A(s.plan))):E.some(({outcome:n})=>n.status!==
"passed")?E.push(O(e,"an earlier command of the gene did not pass")):E.push({...await m(e),plan:e})}return E}function j(f,m){
const{backend:h,progress:E,signal:e,guard:s}=f,n=h.level==="process_group";let o;return async(r,t)=>{if(o!==void 0)return O(
r,o);if(e.aborted)return O(r,(0,y().stopReason)(e));const i=s?.state(),u=s&&i?[...await s.changed(i)]:[];if(s&&i&&!n&&u.
push(...s.added(i)),u.length>0)return o=y().CHECKOUT_CHANGED,{plan:r,outcome:(0,y().changedOutcome)(u),changedFiles:[]};
E.started(r.command);const p=m.get(r.digest),c=p?(0,y().notRun)("not_runnable",`${p.message} ${p.hint}`):await t(r,e),S=()=>n?
s?.changed():i&&s?.touchedSince(i),d=(e.aborted?void 0:await S())??[];if(d.length===0||n)return E.finished(r.command,c),
d.length>0&&(o=A(r)),{plan:r,outcome:c,changedFiles:d};o=y().CHECKOUT_CHANGED;const w=(0,y().changedOutcome)(d,c);return E.
finished(r.command,w),{plan:r,outcome:w,changedFiles:[]}}}function F(f){try{f();return}catch(m){if(m instanceof T().GateError&&
m.code==="program_not_found")return m;throw m}}function A({command:f}){return`the command "${f}" changed files of the ch\
eckout`}function I(f){const m=new Set;return f.map(h=>h.map(E=>{const{outcome:e}=E;return e.status==="skipped"?E:m.has(e)?
{...E,outcome:{...e,reused:!0}}:(m.add(e),E)}))}function O(f,m){return{plan:f,outcome:(0,y().notRun)("skipped",m),changedFiles:[]}}},
46562:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),l.findingsOf=v,l.judgeGene=b;function T(){const e=a(
13580);return T=function(){return e},e}function y(){const e=a(57334);return y=function(){return e},e}function P(){const e=a(
9436);return P=function(){return e},e}function M(){const e=a(49001);return M=function(){return e},e}function R(){const e=a(
47350);return R=function(){return e},e}function b(e,s,{policy:n,ignoring:o,capped:r=[],missing:t}){const i=O(e,C=>(0,P().
suppress)(C,o)),u=s.outcomes.get(e)??[],p=s.mutants?.get(e),c=[...(0,M().runFindings)(i,u,s,n),...(0,M().mutantFindings)(
i,p)],d=[...(0,P().suppress)(c,o),...t?[t]:[]],$=[...v({gene:i,runFindings:d}),...r].filter(({suppressed:C})=>!C),g=F(u,
d),N=(0,R().gravest)([(0,R().severityVerdict)($,n.fail_on),...i.commands.map(C=>C.verdict==="block"?"fail":"pass"),...g?
["warn"]:u.map(I),t?"needs_approval":"pass"]);return{gene:i,ran:s.outcomes.has(e),outcomes:u,...p&&{mutants:p},runFindings:d,
capped:r,verdict:N,summary:g?j:f(i,u,N,$)}}function v({gene:e,runFindings:s}){return[...e.findings,...e.commands.flatMap(
n=>n.findings),...s]}const j="not runnable here: the machine lacks a program or a tool";function F(e,s){const n=s.filter(
({rule:o})=>(0,T().ruleOf)(o).group==="environment");return n.length>0&&n.every(({severity:o})=>o!=="error")&&e.every(({
status:o,reason:r})=>o==="skipped"?!A.has(r):o==="passed"||o==="not_runnable")}const A=new Set([y().INTERRUPTED,y().OUTCOME_LOST]);
function I({status:e,reason:s}){return e==="passed"?"pass":e==="error"||A.has(s)?"error":"fail"}function O(e,s){return{...e,
findings:s(e.findings),commands:e.commands.map(n=>({...n,findings:s(n.findings)}))}}function f(e,s,n,o){const r=e.commands.
findIndex(C=>C.verdict==="block"),t=s.findIndex(({status:C})=>C!=="passed"&&C!=="skipped"),i=s.findIndex(({status:C})=>C===
"skipped"),u=[r,t,i].find(C=>C>=0)??-1,p=e.commands[u];if(p)return`constraint: validation_failed: ${p.command} => ${E(s[u])}`;
if(e.change==="removed")return"removed";const{files:c,max_files:S,severity:d}=e.blastRadius;if(o.some(m))return`constrai\
nt: blast_radius ${d}: ${c} / ${S} files`;const w=e.commands.length,$=w===1?"1 command":`${w} commands`;if(n==="needs_ap\
proval")return`${$} allowed, waiting for approval`;if(n==="fail")return`failed: ${h(o).join(", ")}`;const g=s.length>0?`${$}\
 passed`:`${$} allowed, none run`,N=n==="warn"?h(o):[];return N.length>0?`${g}, with warnings: ${N.join(", ")}`:g}function m({
rule:e,severity:s}){return s==="error"&&e.startsWith("blast-radius-")}function h(e){const s=e.filter(({severity:o})=>o===
"error"),n=e.filter(({severity:o})=>o==="warning");return[...new Set((s.length>0?s:n).map(({rule:o})=>o))]}function E(e){
return e?e.reason??`exit code ${e.exit_code}`:"BLOCKED"}},9436:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.dayOf=v,l.idleIgnores=O,l.ignoreFindings=A,l.isIgnorable=j,l.refusalOf=I,l.suppress=F;function T(){const e=a(41330);return T=
function(){return e},e}function y(){const e=a(32854);return y=function(){return e},e}function P(){const e=a(13580);return P=
function(){return e},e}function M(){const e=a(95132);return M=function(){return e},e}function R(){const e=a(43767);return R=
function(){return e},e}function b(){const e=a(52288);return b=function(){return e},e}function v(e){return e.toISOString().
slice(0,10)}function j({rule:e,severity:s,layer:n}){return(0,R().mayBeIgnored)({...(0,P().ruleOf)(e),severity:s,layer:n})}
function F(e,{ignores:s,...n}){const o=s.filter(t=>!(0,b().hasExpired)(t.expires,n.today)),r=(0,b().withLevels)(e,n);return o.
length===0?r:r.map(t=>{const i=j(t)&&o.find(u=>f(u,t));return i?{...t,suppressed:{reason:i.reason,expires:i.expires}}:t})}
function A({ignores:e,today:s},n,o){return e.flatMap(r=>{const{rule:t,reason:i,expires:u}=r,p=`The ignore of \`${t}\` ${E(
r)}`,c=n.filter($=>f(r,$)),S=c.every(j)?I(r):b().DECIDES;if(S!==void 0)return[(0,M().finding)("exception-refused",{exception:p,
refusal:S})];if((0,b().hasExpired)(r.expires,s))return[(0,M().finding)("exception-expired",{exception:p,reason:i,expires:u})];
const d=c.length===0&&o.some($=>m(r,$)),w={exception:p,refusal:"the rule finds nothing there"};return d?[(0,M().finding)(
"exception-refused",w,{severity:"notice"})]:[]})}function I({rule:e}){const s=(0,P().checkRules)().find(({id:n})=>n===e);
return s===void 0?(0,b().unknownRule)(e):s.ignorable!==void 0||(0,R().mayBeIgnored)(s)?void 0:b().DECIDES}function O(e,s){
return e.flatMap(n=>(0,b().idle)(n.rule,I(n),n.expires,s))}function f({rule:e,where:s},{rule:n,location:o,subject:r}){if(e!==
n)return!1;const{path:t,gene:i,command:u}=s??{};return(t===void 0||o!==void 0&&h(o.path,t))&&(i===void 0||i===r?.id)&&(u===
void 0||u===r?.command)}function m({where:e},{asset:s,commands:n}){const{path:o,gene:r,command:t}=e??{};return(o===void 0||
h(s.path,o))&&(r===void 0||r===s.id)&&(t===void 0||n.some(i=>i.command===t))}function h(e,s){return(0,y().isWithin)(e,s)||
(0,T().default)(s,{dot:!0,nonegate:!0})(e)}function E({where:e={}}){const s=Object.entries(e).map(([n,o])=>`the ${n} \`${o}\
\``);return s.length===0?"for all findings":`for ${s.join(", ")}`}},92344:function(H,l,a){Object.defineProperty(l,"__esM\
odule",{value:!0}),l.allFindings=E,l.judge=f,l.judgeShards=n,l.otherShards=o,l.verdictOfPart=r;function T(){const t=a(9354);
return T=function(){return t},t}function y(){const t=a(1395);return y=function(){return t},t}function P(){const t=a(89549);
return P=function(){return t},t}function M(){const t=a(27199);return M=function(){return t},t}function R(){const t=a(97247);
return R=function(){return t},t}function b(){const t=a(13580);return b=function(){return t},t}function v(){const t=a(95132);
return v=function(){return t},t}function j(){const t=a(46562);return j=function(){return t},t}function F(){const t=a(9436);
return F=function(){return t},t}function A(){const t=a(52288);return A=function(){return t},t}function I(){const t=a(47350);
return I=function(){return t},t}const O={ignores:[],rules:{}};function f(t,i,{policy:u,now:p,approval:c=T().NOTHING_WAITS}){
const{ignores:S,rules:d}=(0,R().isOfChange)(t)?u:O,w={ignores:S,rules:d,today:(0,F().dayOf)(p)},$=o(i.shards??[]),g=s(c,
t.findings),N=[...g?t.findings:h(t.findings,u,c),...g?[g]:[],...$?[$]:[],...i.findings??[],...i.interrupted>0?[(0,v().finding)(
"run-interrupted",{skipped:i.interrupted})]:[]],C=(0,F().suppress)(N,w),k=C.filter(({rule:z})=>z==="blast-radius-hard-ca\
p"),D=new Map(t.genes.map(z=>{const Z=e(z,c),Q=z.blastRadius.severity==="hard_cap_breach"?k:[];return[z,(0,j().judgeGene)(
z,i,{policy:u,ignoring:w,capped:Q,...Z&&{missing:Z}})]})),G=[...D.values()],x=[...N,...G.flatMap(j().findingsOf)],B=[...C,
...(0,F().ignoreFindings)(w,x,t.genes),...(0,A().levelFindings)(w)],[L,U]=m(B,u.approvals.gate>0),W=(0,I().gravest)([(0,I().
severityVerdict)(U,u.fail_on),L.length>0?"warn":"pass"]),K=i.interrupted>0?"error":"pass",V=g?"needs_approval":"pass",Y=(0,I().
gravest)([W,K,V,...G.map(z=>z.verdict)]);return{genes:G,findings:B,verdict:$?r(Y):Y,shards:n(i.shards??[],D)}}function m(t,i){
if(!i)return[[],t];const u=new Set(t.flatMap(c=>(0,y().needsPerson)(c)?c.location?.path:[])),p=({rule:c,severity:S,location:d})=>(0,b().
ruleOf)(c).approval!==void 0||c==="protected-path"&&S==="warning"&&u.has(d?.path);return[t.filter(p),t.filter(c=>!p(c))]}
function h(t,{approvals:{gate:i}},{approvals:u}){if(i>0&&u.length===0)return t;const p=i>0?"given":"not required";return t.
map(c=>(0,y().needsPerson)(c)?{...c,args:{...c.args,approval:p}}:c)}function E({findings:t,genes:i}){return[...t,...i.flatMap(
j().findingsOf)]}function e(t,{waiting:i,refusals:u,means:p,digest:c=""}){const S=i.get(t);if(S===void 0)return;const{asset:d,
commands:w}=t;return(0,v().finding)("approval-missing",{gene:d.id,confirmation:S.confirmation==="strong"?"strong":"very \
strong",needed:S.needed,given:S.given,commands:w.filter(({confirmation:$})=>$!=="standard").map(({command:$})=>$),means:p,
digest:(0,P().shortDigest)(c),refusals:u},(0,M().placeOf)(d))}function s({gate:t,refusals:i,means:u,digest:p=""},c){if(t===
void 0)return;const S=c.some(({rule:$})=>$==="gate-weakened"),d=c.some(({rule:$})=>$==="agent-files-unapproved"),w={...t,
means:u,digest:(0,P().shortDigest)(p),refusals:i,weakens:S,runs:d};return(0,v().finding)("gate-approval-missing",w)}function n(t,i){
return t.map(({index:u,of:p,genes:c})=>{const S=(0,I().gravest)([...c].map(d=>i.get(d)?.verdict??"error"));return{index:u,
of:p,genes:c.size,verdict:S}})}function o(t){const[i]=t;if(!(i===void 0||t.length===i.of))return(0,v().finding)("part-of\
-run",{index:i.index,of:i.of,genes:i.genes.size})}function r(t){return t==="pass"||t==="warn"?"error":t}},52288:function(H,l,a){
Object.defineProperty(l,"__esModule",{value:!0}),l.DECIDES=void 0,l.hasExpired=F,l.idle=I,l.idleLevels=O,l.levelFindings=
f,l.unknownRule=E,l.withLevels=v;function T(){const e=a(3051);return T=function(){return e},e}function y(){const e=a(54441);
return y=function(){return e},e}function P(){const e=a(54062);return P=function(){return e},e}function M(){const e=a(13580);
return M=function(){return e},e}function R(){const e=a(95132);return R=function(){return e},e}function b(){const e=a(43767);
return b=function(){return e},e}function v(e,s){return Object.keys(s.rules).length===0?e:e.map(n=>j(n,s))}function j(e,s){
const{rule:n,severity:o,layer:r}=e,t={...(0,M().ruleOf)(n),severity:o,layer:r},i=A(s,n),u=o==="error"&&t.group&&A(s,t.group),
p=i?n:t.group,c=i??(u||void 0);if(c===void 0||p===void 0)return e;const{level:S,...d}=c,w=S==="off"?"notice":S;return w===
o||w!=="error"&&!(0,b().mayBeSoftened)(t)?e:{...e,severity:w,level:{rules:p,level:S,from:o,...d}}}function F(e,s){return e!==
void 0&&e<s}function A({rules:e,today:s},n){const o=Object.hasOwn(e,n)?e[n]:void 0,r=o&&(0,P().settingOf)(o);return F(r?.
until,s)?void 0:r}function I(e,s,n,o){const r=s??(F(n,o)?`it expired on ${n}`:void 0);return r===void 0?[]:[{name:e,why:r}]}
function O({rules:e,today:s}){return Object.entries(e).flatMap(([n,o])=>{const{level:r,until:t}=(0,P().settingOf)(o);return I(
n,m(n,r),t,s)})}function f({rules:e,today:s}){return Object.entries(e).flatMap(([n,o])=>{const{level:r,until:t,reason:i="\
none given"}=(0,P().settingOf)(o),u=m(n,r),p=`The level \`${r}\` of \`${n}\``;return u!==void 0?[(0,R().finding)("except\
ion-refused",{exception:p,refusal:u})]:F(t,s)?[(0,R().finding)("exception-expired",{exception:p,expires:t,reason:i})]:[]})}
function m(e,s){const n=y().RULE_GROUPS,o=(0,M().checkRules)().find(({id:t})=>t===e);return n.includes(e)?void 0:o===void 0?
E(e,n):s==="error"||(0,b().mayBeSoftened)(o)||o.ignorable!==void 0?void 0:h}const h=l.DECIDES="the rule decides whether \
commands may run, what a change may touch, or whether files are readable";function E(e,s=[]){const n=(0,T().nearestName)(
e,[...s,...(0,M().checkRules)().map(({id:r})=>r)]);return`${s.length>0?"there is no such rule or group":"the rule does n\
ot exist"}${n?` (did you mean \`${n}\`?)`:""}`}},49001:function(H,l,a){Object.defineProperty(l,"__esModule",{value:!0}),
l.earlierOutputOf=n,l.mutantFindings=o,l.runFindings=A;function T(){const t=a(41330);return T=function(){return t},t}function y(){
const t=a(27199);return y=function(){return t},t}function P(){const t=a(6470);return P=function(){return t},t}function M(){
const t=a(91265);return M=function(){return t},t}function R(){const t=a(39491);return R=function(){return t},t}function b(){
const t=a(55250);return b=function(){return t},t}function v(){const t=a(95132);return v=function(){return t},t}function j(){
const t=a(46252);return j=function(){return t},t}function F(){const t=a(57334);return F=function(){return t},t}function A(t,i,{
isolation:u},p){const c=u.level==="namespaces"&&p.views==="command",S=t.commands.flatMap((d,w)=>{const $=i[w];if($===void 0)
return[];const{command:g,location:N}=d,C={location:N,subject:{...(0,y().subjectOf)(t.asset),command:g}};return[{audited:d,
command:g,outcome:$,place:C}]});return[...S.flatMap(d=>[...E(d,p),...h(d,p),...m(d)]),...c?O(S):[],...I(t,i,p)]}function I({
asset:t,commands:i},u,{limits:p}){const c=i.filter((w,$)=>u[$]?.reason===F().BUDGET_SPENT),[S]=c;if(S===void 0)return[];
const d={gene:t.id,seconds:p.budget_seconds,commands:c.length};return[(0,v().finding)("budget-spent",d,{location:S.location,
subject:(0,y().subjectOf)(t)})]}function O(t){const i=t.findIndex(({outcome:w})=>w.status==="failed"),u=t[i],p=u&&n(u,t.
slice(0,i));if(!p)return[];const{path:c,writer:S}=p,d={command:u.command,paths:[c],writer:S};return[(0,v().finding)("fil\
e-left-out",d,u.place)]}const f=[["checkout_modified","checkout-modified"],["checkout_changed","checkout-changed"]];function m({
command:t,outcome:i,place:u}){const p=f.flatMap(([S,d])=>{const w=i[S];return w?[(0,v().finding)(d,{command:t,paths:w},u)]:
[]}),{left_out:c}=i;return c===void 0?p:[...p,(0,v().finding)("file-left-out",{command:t,paths:c,writer:""},u)]}function h({
command:t,outcome:{side_effects:i},place:u},{caches:p,views:c}){const d=i?e({...i,...c==="gene"&&{created:[]}},p):[];return d.
length===0?[]:[(0,v().finding)("command-writes",{command:t,paths:d},u)]}function E({audited:t,command:i,outcome:u,place:p},{
limits:{slow_command_seconds:c}}){const S=Math.round(u.duration_ms/1e3),d=(0,b().causeWords)(u.causes);switch(u.status){case"\
failed":{const w=`failed with exit code ${u.exit_code??1}`;return[(0,v().finding)("command-failed",{command:i,how:w,...d},
p)]}case"timed_out":return u.reason===F().BUDGET_SPENT?[]:[(0,v().finding)("command-timed-out",{command:i,seconds:S,...d},
p)];case"crashed":{const w=`crashed: ${u.reason??"no exit code"}`;return[(0,v().finding)("command-failed",{command:i,how:w,
...d},p)]}case"not_runnable":{const{program:w=i}=t.plan??{};return[(0,v().finding)("program-missing",{command:i,program:w,
where:"was not found on PATH outside the checkout"},p)]}case"passed":return u.duration_ms>c*1e3?[(0,v().finding)("comman\
d-slow",{command:i,seconds:S,limit:c},p)]:[];case"skipped":{if(u.reason===F().OUTCOME_LOST)return[(0,v().finding)("not-j\
udged",{detail:`the command \`${i}\`: ${F().OUTCOME_LOST}`},p)];const w=(0,P().toolOf)(t.reading);return w===void 0||w.path!==
void 0?[]:[(0,v().finding)("program-missing",{command:i,program:w.name,where:"is not installed in `node_modules`"},p)]}case"\
error":case"blocked":return[]}}function e({created:t,changed:i,deleted:u},p){const c=(0,T().default)([...p],{dot:!0});return[
...t,...i,...u].filter(S=>!c(S)).sort()}const s=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function n(t,i){
const{command:u,outcome:p}=t,c=[p.stderr,p.stdout].flatMap(({head:N,tail:C})=>[N,C]),S=[u,...c.flatMap(N=>N.split(`
`))],d=i.toReversed().flatMap(({command:N,outcome:{side_effects:C}})=>(C?.created??[]).map(k=>({path:k,writer:N}))),w=new Set(
d.flatMap(({path:N})=>[N,...(0,R().foldersAbove)(N)])),$=(0,j().mentionsIn)(S,w),g=(0,j().mentionsIn)(S.filter(N=>s.test(
N)),w);for(const{path:N,writer:C}of d){if($.has(N))return{path:N,writer:C};const k=(0,R().foldersAbove)(N).findLast(D=>g.
has(D));if(k!==void 0)return{path:k,writer:C}}}function o({asset:t,commands:i},u){if(u===void 0)return[];const p=u.every(
({outcome:c})=>c==="survived");return i.flatMap((c,S)=>{const d=u[S],w=d?.outcome==="survived"?d.files:d?.existing?.files;
if(d===void 0||w===void 0)return[];const{command:$,location:g}=c,N=d.outcome!=="survived",C=N?w.length:d.total_files??w.
length,k=d.operator??"mixed",D=(0,v().finding)("passes-when-broken",{command:$,files:w,total:C,how:k,isExisting:N},{location:g,
subject:{...(0,y().subjectOf)(t),command:$}});return[!N&&(p||r(c))?D:{...D,severity:"notice"}]})}function r({plan:t}){if(t===
void 0)return!1;const{argv:i,scripts:u}=t;return u===void 0?(0,M().runsTests)(i):u.steps.some(({text:p})=>(0,M().runsTests)(
p.split(/[\s;&|()]+/)))}}};
