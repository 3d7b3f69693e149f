"use strict";exports.id=394,exports.ids=[394],exports.modules={1395:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.approvalDigest=
M,p.boundFiles=I,p.changedSince=w,p.groupDigest=_,p.judgedHead=h,p.weakensGate=m;function k(){const l=u(77598);return k=
function(){return l},l}function O(){const l=u(41330);return O=function(){return l},l}function E(){const l=u(32854);return E=
function(){return l},l}async function I(l,a){const d=a.length===0?()=>!1:(0,O().default)([...a],{dot:!0,nonegate:!0}),t=[
...l.files()].filter(({path:o})=>(0,E().isWithin)(o,".github")||!d(o)).map(async o=>[o.path,await R(l,o)]);return new Map(
await Promise.all(t))}async function R(l,{path:a,kind:d,oid:r}){if(r!==void 0)return`${d} ${r}`;const t=d==="symlink"?l.
readlink(a)??"":await l.read(a);return`${d} ${(0,k().createHash)("sha256").update(t).digest("hex")}`}function M(l){const{
files:a,baseRef:d,plansDigest:r,policyDigest:t}=l,o=[...a].sort(([e],[n])=>e<n?-1:1);return T([d,r,t,o])}function _(l){return l.
length>1?T([...l].sort()):l[0]}function T(l){return`sha256:${(0,k().createHash)("sha256").update(JSON.stringify(l)).digest(
"hex")}`}const N=3;function w(l,a){const d=[...new Set([...l.files.keys(),...a.files.keys()])].filter(r=>l.files.get(r)!==
a.files.get(r)).sort();if(d.length>0)return`${S(d)} ${d.length===1?"has":"have"} changed`;if(l.plansDigest!==a.plansDigest)
return"the commands that would run have changed"}function S(l){const a=l.slice(0,N).map(t=>`\`${t}\``),d=l.length-a.length,
r=d>0?`${d} more ${d===1?"file":"files"}`:a.pop();return a.length===0?`${r}`:`${a.join(", ")} and ${r}`}async function h(l,a,{
policy:d,digest:r},t){const{genes:o,plansDigest:e}=l;return{subject:{files:await I(a,d.approvals.unaffected_by),baseRef:t,
plansDigest:e,policyDigest:r},genes:o,weakensGate:m(l)}}function m({findings:l}){return l.some(({rule:a})=>a==="gate-wea\
kened")}}),9354:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_WAITS=void 0,p.findApprovals=I;function k(){
const h=u(41895);return k=function(){return h},h}function O(){const h=u(39763);return O=function(){return h},h}function E(){
const h=u(1395);return E=function(){return h},h}async function I(h,m,l,a){const{means:d}=a,r=(0,E().weakensGate)(h)?R(m.
gate,d):0,t=h.genes.flatMap(f=>{const g=w(f);return g==="standard"?[]:[{gene:f,confirmation:g,needed:R(m[g],d)}]});if(t.
length===0&&r===0)return{...S,means:d};const o=await Promise.all(l.map(f=>_(f,m.people,a))),e=l.length>1?o.map(T):o,n=t.
flatMap(({gene:f,...g})=>{const b=M(e,({asking:v})=>v?.has(N(f))??!0);return g.needed>b?[[f,{...g,given:b}]]:[]}),i=M(e,
({weakensGate:f})=>f??!0),c=e.flatMap(({digest:f})=>f??[]),s=c.length===l.length?(0,E().groupDigest)(c):void 0;return{means:d,
approvals:e.flatMap(({approvals:f})=>f),refusals:e.flatMap(({refusals:f})=>f),waiting:new Map(n),...r>i&&{gate:{needed:r,
given:i}},...s!==void 0&&{digest:s}}}function R(h,m){return m==="digest"?Math.min(h,1):h}function M(h,m){const l=h.filter(
m),a=l.length>0?l:h;return a.length===0?0:Math.min(...a.map(({approvals:d})=>d.length))}async function _({pullRequest:h,
judge:m},l,{find:a}){try{const{subject:d,genes:r,weakensGate:t}=await m(),o=(0,E().approvalDigest)(d),e={people:l,subject:d,
...h!==void 0&&{pullRequest:h}},{approvals:n,refusals:i}=await a(e),c=r.filter(s=>w(s)!=="standard").map(N);return{pullRequest:h,
approvals:n,refusals:i,asking:new Set(c),weakensGate:t,digest:o}}catch(d){if(!(d instanceof k().GateError))throw d;const r=`\
could not judge the head: ${d.message}`;return{pullRequest:h,approvals:[],refusals:[r]}}}function T(h){const{pullRequest:m,
approvals:l,refusals:a}=h;return m===void 0?h:{...h,approvals:l.map(d=>({...d,pull_request:m})),refusals:a.map(d=>`pull \
request ${m}: ${d}`)}}function N({asset:{path:h,id:m}}){return JSON.stringify([h,m])}function w({commands:h}){if(h.some(
({plan:l})=>l===void 0))return"standard";const m=h.map(({confirmation:l})=>O().CONFIRMATIONS.indexOf(l));return O().CONFIRMATIONS[Math.
max(0,...m)]??"standard"}const S=p.NOTHING_WAITS={means:"digest",approvals:[],refusals:[],waiting:new Map}}),89549:((A,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.approveByDigest=M,p.shortDigest=R;function k(){const _=u(41895);return k=
function(){return _},_}function O(){const _=u(1395);return O=function(){return _},_}const E=24,I=new RegExp(`^sha256:[0-\
9a-f]{${E},64}$`);function R(_){return _.slice(0,7+E)}function M(_,T){if(_!==void 0&&!I.test(_))throw new(k()).GateError(
"usage",`--approve requires an approval digest; ${JSON.stringify(_)} is not one`,"Run the command without --approve; it \
prints the digest to approve.");return{means:"digest",find:async({subject:N})=>{if(_===void 0)return{approvals:[],refusals:[]};
if((0,O().approvalDigest)(N).startsWith(_))return{approvals:[{user:"command line",at:T.toISOString()}],refusals:[]};const w=R(
_);return{approvals:[],refusals:[`--approve ${w} is for another state: the files of the head, the base branch, the polic\
y or the commands have changed`]}}}}}),23423:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.readAppendedLog=
w,p.readRecords=a,p.readUntouchedLog=N;function k(){const o=u(23404);return k=function(){return o},o}function O(){const o=u(
26040);return O=function(){return o},o}function E(){const o=u(27199);return E=function(){return o},o}function I(){const o=u(
64385);return I=function(){return o},o}function R(){const o=u(78114);return R=function(){return o},o}function M(){const o=u(
86581);return M=function(){return o},o}function _(){const o=u(24932);return _=function(){return o},o}function T(){const o=u(
28894);return T=function(){return o},o}async function N(o,{path:e,size:n=0},i){if(n>T().MAX_LOG_BYTES)return m(e,n);try{
return a(e,await o.read(e,T().MAX_LOG_BYTES),i)}catch(c){return(0,I().unreadFile)(e,c)}}async function w(o,e,{path:n,size:i=0},c){
if(!(i>T().MAX_LOG_BYTES))try{const[s,f]=await Promise.all([o.read(n,T().MAX_LOG_BYTES),e.read(n,T().MAX_LOG_BYTES)]),g=(0,T().
continuationOf)(s,f);if(g.kind==="rewritten")return;const{from:b}=g,v=a(n,f.subarray(0,b),c),y=(0,T().countLines)(f,b)+1,
P=S(n,f.subarray(b),c,y);return{kept:v,appended:h(P,v)}}catch(s){return{kept:{path:n,assets:[],problems:[]},appended:(0,I().
unreadFile)(n,s)}}}function S(o,e,n,i){return e.length>n.maxBytes?(0,I().tooLargeFile)(o,e.length,n):(0,I().readAssetFile)(
o,e,n,i)}function h(o,e){if(o.assets.length===0)return o;const n=new Map(e.assets.map(c=>[`${c.type} ${c.id}`,c])),i=o.assets.
flatMap(c=>{const s=n.get(`${c.type} ${c.id}`);if(s===void 0||c.id.startsWith("#"))return[];if((0,k().canonicalize)(c.value)===
(0,k().canonicalize)(s.value)){const g=`${c.type} ${JSON.stringify(c.id)}, 2 times`;return[{rule:"duplicate-copy",location:c.
locate(),detail:g,id:c.id}]}const f=`${c.type} ${JSON.stringify(c.id)}, first at line ${s.locate().line}, column 1`;return[
{rule:"duplicate-id",location:c.locate(),detail:f,id:c.id}]});return{...o,problems:[...o.problems,...i]}}function m(o,e){
return{path:o,assets:[],problems:[],unread:`${e} bytes, of at most ${T().MAX_LOG_BYTES}`}}const l=10;function a(o,e,n){const i=d(
e,n.maxBytes),c=e.subarray(i),s=(0,T().countLines)(e,i)+1,f=r(o,c,s),g=f?{path:o,assets:f,problems:[]}:(0,I().readAssetFile)(
o,c,n,s),b=g.problems.find(({rule:P})=>R().UNREAD.has(P))?.detail,v=i>0?`only the newest ${c.length} of ${e.length} byte\
s`:void 0,y=b??v;return{...g,...y!==void 0&&{unread:y}}}function d(o,e){if(o.length<=e)return 0;const n=o.indexOf(l,o.length-
e-1);return n<0?o.length:n+1}function r(o,e,n){const{text:i,complete:c}=(0,_().decodeUtf8)(e);if(!c)return;const s=[];let f=n;
for(let g=0;g<i.length;f+=1){const b=i.indexOf(`
`,g),v=b<0?i.length:b,y=i.slice(g,v);if(g=v+1,y.trim()==="")continue;const P=t(y);if(P===void 0||(0,M().hasAssetLists)(P))
return;const{type:C}=P;if((0,M().isAssetType)(C)){const[L,j]=[f,s.length];s.push({type:C,id:(0,I().declaredId)(P)??`#${j+
1}`,path:o,value:P,pointer:[j],locate:()=>({path:o,line:L,column:1})})}else if(!(0,M().isCompanion)(C))return}return s}function t(o){
const e=(0,O().attempt)(()=>JSON.parse(o));return(0,E().isJsonObject)(e)?e:void 0}}),67506:((A,p,u)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.auditAssets=S,p.auditChange=w,p.mayRunSome=a;function k(){const t=u(12154);return k=function(){
return t},t}function O(){const t=u(91850);return O=function(){return t},t}function E(){const t=u(72025);return E=function(){
return t},t}function I(){const t=u(70716);return I=function(){return t},t}function R(){const t=u(72391);return R=function(){
return t},t}function M(){const t=u(54034);return M=function(){return t},t}function _(){const t=u(16373);return _=function(){
return t},t}function T(){const t=u(6470);return T=function(){return t},t}function N(){const t=u(66160);return N=function(){
return t},t}async function w(t){const o=await(0,N().readChangeSubject)(t),{change:e,tree:n,policy:i,assets:c,exempt:s,radius:f,
counted:g}=o,{genes:b,...v}=await m(o,y=>y);return{...v,genes:b.map(([{change:y},P])=>({...P,change:y.kind})),capsules:(0,R().
judgeCapsules)(c,i.a2a,g.least),blastRadius:f,files:await(0,O().markHiddenFiles)((0,k().countedFiles)(e,s,n),n)}}async function S(t,o,e){
const n={assets:t,problems:[]},i=h(t,e),c=()=>"author",{genes:s,...f}=await m((0,N().subjectOfAssets)(n,o,c,i),({asset:g})=>(0,_().
readGene)(g,o,c));return{...f,genes:s.map(([,g])=>g)}}function h(t,o){return{changes:[...t.map(e=>({kind:"added",asset:e})),
...o.filter(({type:e})=>e==="Gene").map(e=>({kind:"applied",asset:e,before:e}))],problems:[],files:[],present:[...o,...t],
unread:[]}}async function m(t,o){const e=await l(t),n={timeoutMs:t.policy.limits.command_timeout_seconds*1e3,mayRun:t.tree!==
void 0&&!e.some(r)},{clock:i}=t,c=await i.all("Checking genes",t.genes,async f=>{const g=await o(f);return[g,await(0,M().
auditGene)(t,g,n)]}),s=c.flatMap(([,{commands:f}])=>f.flatMap(({plan:g})=>g??[]));return{genes:c,findings:e,plansDigest:(0,T().
digestPlans)(s)}}async function l(t){const{clock:o,claims:e}=t,n=await(0,E().ask)(I().SUBJECT_CHECKS,t),i=await o.all("C\
hecking events and Capsules",e,c=>(0,E().ask)(I().CLAIM_CHECKS,t,{asset:c}));return[n,...i].flat()}function a({genes:t,findings:o}){
return!o.some(r)&&t.some(({commands:e,findings:n})=>e.length>0&&e.every(({verdict:i})=>i!=="block")&&!n.some(M().forbidsRunningGene))}
const d=new Set(["forbidden-path-always","symlink-leaves-tree","submodule-changed"]);function r({rule:t,location:o}){return d.
has(t)||t==="not-judged"&&o===void 0}}),97247:((A,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.isOfChange=u;function u(k){
return"files"in k}}),91850:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.markHiddenFiles=M;function k(){
const a=u(72720);return k=function(){return a},a}function O(){const a=u(93028);return O=function(){return a},a}const E=100,
I=64*1024,R=200;async function M(a,d){const r=a.slice(0,E),t=[...new Set(r.flatMap(({path:e})=>T(e)))].sort((e,n)=>e.length-
n.length),o=(await Promise.all(t.map(e=>N(e,d)))).flat();return a.map((e,n)=>{if(n>=E||e.veil!==void 0)return e;const i=_(
o,e.path);return i===void 0?e:{...e,veil:i}})}function _(a,d){const r=new Map;for(const t of a)if(t.attributes.size>0&&t.
matches(d))for(const[o,e]of t.attributes)r.set(o,e);return[...r].find(([,t])=>t)?.[0]}function T(a){return["",...[...a.matchAll(
/\//g)].map(({index:d})=>a.slice(0,d+1))]}async function N(a,d){const{kind:r,size:t=0}=d.stat(`${a}.gitattributes`)??{};
return!(0,O().isRegular)(r)||t>I?[]:(await d.read(`${a}.gitattributes`)).toString("utf8").split(`
`).slice(0,R).flatMap(e=>w(e,a))}function w(a,d){const[r="",...t]=a.trim().split(/\s+/);if(r===""||/^[#!"]/.test(r))return[];
const o=(0,k().compileLinear)(h(r));return"error"in o?[]:[{matches:n=>n.startsWith(d)&&o.matches(n.slice(d.length)),attributes:new Map(
t.flatMap(n=>S[n]??[]))}]}const S={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function h(a){const d=a.
includes("/")?"":"(?:.*/)?",r=a.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,t=>m[t]??l(t));return`\
^${d}${r}$`}const m={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function l(a){return a.startsWith("*")?"\
[^/]*":`\\${a}`}}),84812:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.broadcastFindings=R;function k(){
const S=u(27199);return k=function(){return S},S}function O(){const S=u(95132);return O=function(){return S},S}function E(){
const S=u(72025);return E=function(){return S},S}function I(){const S=u(88333);return I=function(){return S},S}function R(S,h,m,l={
files:0,lines:0}){const{status:a,score:d}=T(S.value.outcome),r=T(S.value.blast_radius),t={capsule:S.id},o=(...n)=>(0,k().
placeOf)(S,n),e=[];if(a!=="success"){const n={...t,status:w(a)};e.push((0,O().finding)("capsule-not-successful",n,o("out\
come","status")))}if(!N(d,m.min_score,1)){const n={...t,score:w(d),least:m.min_score};e.push((0,O().finding)("capsule-sc\
ore",n,o("outcome","score")))}for(const n of["files","lines"]){const i=m[`max_${n}`],c=Math.max(l[n],h.radius?.[n]??0);if(N(
r[n],0,i)&&c<=i)continue;const s=w(r[n]),f=c>i?`${c} (claimed: ${s})`:s,g={...t,field:n,found:f,most:i};e.push((0,O().finding)(
"capsule-blast-radius",g,o("blast_radius",n)))}return h.count<m.min_success_streak&&e.push(...M(S,h,m.min_success_streak)),
e}function M(S,{count:h,unread:m,failed:l,uncounted:a=[]},d){const r=(0,k().placeOf)(S),t={capsule:S.id};if(l!==void 0)return[
(0,O().finding)("capsule-failed",{...t,event:l},r)];if(m!==void 0){const o=`whether the Capsule \`${S.id}\` has enough co\
nsecutive successes`;return[(0,E().notChecked)(o,m,{...r,severity:"error"})]}return[(0,O().finding)("capsule-streak",{...t,
streak:h,least:d},r),...a.slice(0,_).map(o=>(0,O().finding)("streak-event-not-counted",{...t,...o},r))]}const _=5;function T(S){
return(0,k().isJsonObject)(S)?S:{}}function N(S,h,m){return typeof S=="number"&&S>=h&&S<=m}function w(S){return S===void 0?
"missing":(0,I().describeJson)(S)}}),72391:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.judgeCapsules=T;
function k(){const h=u(68616);return k=function(){return h},h}function O(){const h=u(72025);return O=function(){return h},
h}function E(){const h=u(84812);return E=function(){return h},h}function I(){const h=u(59613);return I=function(){return h},
h}function R(){const h=u(85475);return R=function(){return h},h}function M(){const h=u(57733);return M=function(){return h},
h}function _(){const h=u(47771);return _=function(){return h},h}function T({changes:h,present:m,unread:l},a,d){const r=h.
filter(S);if(r.length===0)return[];const t=(0,_().streakCounter)((0,_().eventsIn)({changes:h,present:m,unread:l}),!0),o=l.
at(-1),e=d&&N(r,d);return r.map(({kind:n,asset:i,before:c})=>{if(n==="removed")return{change:n,asset:i,eligible:null,eligibility:null,
reasons:[]};const s=n==="added"?e:c&&(0,I().sizeOf)(c.value.blast_radius),f=w(i,()=>{const v=t(i),y=o===void 0||v.ended?
v:{...v,unread:o};return(0,E().broadcastFindings)(i,y,a,s)}),g=(0,k().eligibilityOf)(f);return{change:n,asset:i,eligible:g===
"eligible",eligibility:g,reasons:f}})}function N(h,m){const l=h.filter(({kind:r})=>r==="added").map(({asset:r})=>(0,I().
sizeOf)(r.value.blast_radius)??{files:0,lines:0}),a=r=>l.reduce((t,o)=>t+o[r],0);return a("files")>=m.files&&a("lines")>=
m.lines?void 0:m}function w(h,m){try{return[...m(),...(0,M().promotionSchemaFindings)(h),...(0,R().identityFindings)(h,"\
hand")].filter(({severity:l,rule:a})=>l==="error"||a==="streak-event-not-counted")}catch(l){return[(0,O().assetNotJudged)(
h,l)]}}function S({asset:h}){return h.type==="Capsule"}}),37156:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.CHECK_RULES=p.ALL_RULES=void 0;function k(){const e=u(31453);return k=function(){return e},e}function O(){const e=u(28672);
return O=function(){return e},e}function E(){const e=u(46931);return E=function(){return e},e}function I(){const e=u(8909);
return I=function(){return e},e}function R(){const e=u(6335);return R=function(){return e},e}function M(){const e=u(96208);
return M=function(){return e},e}function _(){const e=u(40036);return _=function(){return e},e}function T(){const e=u(72443);
return T=function(){return e},e}function N(){const e=u(46711);return N=function(){return e},e}function w(){const e=u(9969);
return w=function(){return e},e}function S(){const e=u(17188);return S=function(){return e},e}function h(){const e=u(65316);
return h=function(){return e},e}function m(){const e=u(76186);return m=function(){return e},e}function l(){const e=u(48516);
return l=function(){return e},e}function a(){const e=u(8371);return a=function(){return e},e}function d(){const e=u(42148);
return d=function(){return e},e}const r=p.CHECK_RULES=o(m().syntaxRules,w().programRules,T().invocationRules,l().targetRules,
a().validatorRules,R().curatedRules,N().policyRules,d().workspaceRules,O().assetFileRules,k().assetRules,_().evidenceRules,
M().eligibilityRules,I().changeRules,h().runRules),t=p.ALL_RULES=[...r,...o(S().promotionRules,E().attestationRules)];function o(...e){
return e.flatMap(n=>Object.values(n))}}),55250:((A,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.CONTAINMENT_CAUSES=
void 0,p.causeWords=I;const u=M=>()=>`If the command needs more, increase \`${M}\` in the policy of the base branch.`,k=M=>({
key:_})=>_==="concurrency"?`The commands that run at once share the memory of the machine: set a lower \`concurrency\` in \
the policy of the base branch, or use a machine with more memory. \`${M}\` allows more.`:u(M)(),O=({detail:M=""})=>`Add \
\`${M}\` to \`home_caches\` in the policy of the base branch, and fill it before the gate runs.`,E=p.CONTAINMENT_CAUSES=
{memory:{counted:"memory_bytes",key:"limits.memory_bytes",says:({limit:M=0})=>`the kernel ended a process at the limit o\
f ${R(M)} of memory, which includes the files that the command writes`,change:k("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:M,counted:_})=>_?`the kernel refused a process or thread above t\
he limit of ${M}`:`it may have ${M} processes and threads, and its output reports that one could not start`,change:u("li\
mits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,unless:/file watchers|unshare|namespace/i,
counted:"written_bytes",key:"limits.written_bytes",says:({limit:M=0,counted:_})=>_?`it filled the ${R(M)} that it may wr\
ite, including temporary files`:`it may write ${R(M)}, including temporary files, and its output reports a full disk`,change:k(
"limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:M=0})=>`a file may have ${R(M)}, and its output reports one that is too large`,change:u(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:M})=>`a process may have ${M} open files, and its output reports too many of them`,change:u("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:M})=>`it ran w\
ith an empty home directory, and its output names \`~/${M}\`, which exists in the home directory of the gate`,change:O},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},link_outside:{says:({detail:M})=>`\
its output names \`${M}\`, which is a link that leads out of the checkout; commands do not see its target`,change:()=>"C\
ommit the target, or create a copy in `prepare`."},machine_path:{says:({detail:M})=>`its output names \`${M}\`, which exi\
sts on the machine; commands do not see it`,change:()=>"Commit what the command needs, create it in `prepare`, or instal\
l it in a directory of the system, such as `/usr/local`."},rename:{signs:/\bEXDEV\b|[Cc]ross-device link|os error 18\b|\bErrno 18\b/,
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
or scripts, or start it with `script`."}};function I(M=[]){return{causes:M.map(_=>E[_.cause].says(_)),change:M.map(_=>E[_.
cause].change(_)).join(" ")}}function R(M){return`${Math.round(M/1024/1024)} MiB`}}),68616:((A,p,u)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.eligibilityOf=O,p.isMissingEvidence=E;function k(){const I=u(13580);return k=function(){return I},
I}function O(I){return I.length===0?"eligible":I.every(E)?"unproven":"refuted"}function E({rule:I}){const{unproven:R,undecided:M}=(0,k().
ruleOf)(I);return R===!0||M===!0}}),19309:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.copyCheckout=w,p.
shareFolder=l;function k(){const d=u(73024);return k=function(){return d},d}function O(){const d=u(51455);return O=function(){
return d},d}function E(){const d=u(76760);return E=function(){return d},d}function I(){const d=u(41895);return I=function(){
return d},d}function R(){const d=u(4339);return R=function(){return d},d}function M(){const d=u(95132);return M=function(){
return d},d}function _(){const d=u(51968);return _=function(){return d},d}const T={entries:2e5,bytes:4*1024**3};class N extends Error{}
async function w(d,r=T){const t=await(0,R().temporaryFolder)(),o=()=>(0,O().rm)(t,{recursive:!0,force:!0,maxRetries:3}),
e=(0,E().join)(t,(0,E().basename)(d.directory)||"checkout");try{await S(d,e,r);const n=await(0,_().copyRepository)(d.directory,
e);return{guard:d.at(e),objects:n,close:o}}catch(n){if(await o(),n instanceof N)return;throw n}}async function S(d,r,t){
const{directory:o,files:e,folders:n}=d,i={...t},c=async s=>{const[f,g]=[(0,E().join)(o,s),(0,E().join)(r,s)],b=await(0,O().
lstat)(f);if(i.entries-=1,i.bytes-=b.isFile()?b.size:0,i.entries<0||i.bytes<0)throw new N;if(b.isSymbolicLink())await m(
f,g,o,r);else if(b.isFile())await(0,O().copyFile)(f,g,k().constants.COPYFILE_FICLONE);else if(b.isDirectory()){await(0,O().
mkdir)(g,{mode:b.mode});for(const{name:v}of await h(f))await c((0,E().join)(s,v))}};for(const s of n)await(0,O().mkdir)(
(0,E().join)(r,s),{recursive:!0});for(const{path:s}of e)await c(s);for(const s of d.additions)await(0,O().mkdir)((0,E().
join)(r,s,".."),{recursive:!0}),await c(s)}async function h(d){return(await(0,O().readdir)(d,{withFileTypes:!0})).filter(
({name:t})=>t!==".git")}async function m(d,r,t,o){const e=await(0,O().readlink)(d),n=(0,E().isAbsolute)(e)?(0,E().relative)(
t,e):"..",i=!n.startsWith("..")&&!(0,E().isAbsolute)(n),c=process.platform==="win32"?"junction":void 0;await(0,O().symlink)(
i?(0,E().join)(o,n):e,r,c)}function l(d,r,t=!1,o=w){let e,n=!1;return{folder:async()=>{if(t)return d.directory;if(e=await o(
d),n=e===void 0,n&&!r)throw a(d);return e?.guard.directory??d.directory},guard:()=>e?.guard??d,hides:()=>!n,findings:()=>n?
[(0,M().finding)("checkout-shared",{untracked:d.leftOut.length})]:[],close:async()=>e?.close()}}function a({directory:d}){
return new(I()).GateError("containment_unavailable",`The checkout ${d} is too large to copy, and without namespaces comm\
ands would see files that are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namesp\
aces, or install fewer dependencies before the gate.")}}),51968:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.copyRepository=I,p.safeGitConfigs=h,p.withoutSecrets=l;function k(){const a=u(51455);return k=function(){return a},a}function O(){
const a=u(76760);return O=function(){return a},a}const E=new Set(["hooks","lfs","worktrees"]);async function I(a,d){const r=(0,O().
join)(a,".git"),t=await(0,k().lstat)(r).catch(()=>{});if(t===void 0)return[];const o=(0,O().join)(d,".git");if(t.isDirectory())
return R(r,o);const e=/^gitdir: (.+)\n?$/.exec(await(0,k().readFile)(r,"utf8"))?.[1];if(e===void 0)return[];const n=(0,O().
resolve)(a,e),i=await(0,k().readFile)((0,O().join)(n,"commondir"),"utf8").catch(()=>{});return[...i===void 0?[]:await R(
(0,O().resolve)(n,i.trim()),o),...await R(n,o,new Set(["commondir","gitdir"]))]}async function R(a,d,r=new Set){const t=[];
await(0,k().mkdir)(d,{recursive:!0});const o=await(0,k().readdir)(a,{withFileTypes:!0}),e=M(o);for(const n of o){const{name:i}=n,
[c,s]=[(0,O().join)(a,i),(0,O().join)(d,i)];e&&E.has(i)||r.has(i)||(n.isDirectory()&&i==="objects"&&e?(await _(c,s),t.push(
c)):n.isDirectory()?t.push(...await R(c,s)):n.isFile()&&/^config(\.worktree)?$/.test(i)?await(0,k().writeFile)(s,l(await(0,k().
readFile)(c,"utf8"))):n.isFile()&&await(0,k().copyFile)(c,s))}return t}function M(a){const d=r=>a.find(t=>t.name===r);return d(
"HEAD")?.isFile()===!0&&d("objects")?.isDirectory()===!0}async function _(a,d){await(0,k().mkdir)((0,O().join)(d,"info"),
{recursive:!0}),await(0,k().writeFile)((0,O().join)(d,"info","alternates"),`${JSON.stringify(a)}
`)}const T=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,N=/^\s*([\w-]+)\s*(?:=|$)/,w={core:["repositoryformatversion","filem\
ode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectformat","refstorage","com\
patobjectformat"]},S=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function h(a){const d=await m(a,".git"),r=async t=>{
const o=await(0,k().readFile)((0,O().join)(a,t),"utf8");return[t,l(o)]};return new Map(await Promise.all(d.map(r)))}async function m(a,d){
const t=(await(0,k().readdir)((0,O().join)(a,d),{withFileTypes:!0}).catch(()=>[])).map(async o=>{const e=(0,O().join)(d,
o.name);return o.isFile()?/^config(\.worktree)?$/.test(o.name)?[e]:[]:o.isDirectory()?m(a,e):[]});return(await Promise.all(
t)).flat()}function l(a){if(S.test(a))return a;let d=[];return a.split(`
`).filter(t=>{const o=T.exec(t)?.[1]?.toLowerCase();if(o!==void 0)return d=w[o]??[],d.length>0&&t.trimEnd().endsWith("]");
const e=N.exec(t)?.[1]?.toLowerCase();return e!==void 0&&d.includes(e)&&!t.endsWith("\\")}).map(t=>`${t}
`).join("")}}),46252:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.causesOf=d;function k(){const y=u(73024);
return k=function(){return y},y}function O(){const y=u(76760);return O=function(){return y},y}function E(){const y=u(26040);
return E=function(){return y},y}function I(){const y=u(55250);return I=function(){return y},y}function R(){const y=u(32223);
return R=function(){return y},y}function M(){const y=u(96266);return M=function(){return y},y}function _(){const y=u(46282);
return _=function(){return y},y}const T=3,N=new Set(["failed","crashed","timed_out"]),w={memory:"memory_bytes",processes:"\
processes",written:"written_bytes",file_size:"file_bytes",open_files:"open_files"},S=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
h=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,m=2e3,l=new Set(["/","/dev","/dev/shm","/proc","/home",M().HOME,M().TEMP]),
a=[...R().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(y=>`/dev/${y}`);function d(y){const{isolation:P}=y;
return C=>{if(P.level!=="namespaces"||!N.has(C.status))return C;const L=[...t(C,y),...o(C,y)],j=L.some(({counted:D})=>D),
$=L.filter(({cause:D,counted:G})=>G||w[D]),F=r(j?$:L).slice(0,T);return F.length===0?C:{...C,causes:F}}}function r(y){const P=y.
flatMap(({cause:C})=>I().CONTAINMENT_CAUSES[C].implies??[]);return y.filter(({cause:C},L)=>!P.includes(C)&&y.findIndex(j=>j.
cause===C)===L)}function t({limits_hit:y=[]},P){return v().flatMap(C=>{const L=I().CONTAINMENT_CAUSES[C].counted;return L&&
y.includes(L)?[n(C,P,!0)]:[]})}function o(y,P){const C=[y.stderr,y.stdout].flatMap(({head:j,tail:$})=>[j,$]).flatMap(j=>j.
split(`
`)).map(j=>j.slice(0,m)),L=i(C,P);return v().flatMap(j=>{const $=L[j];if($!==void 0)return[{...n(j,P,!0),detail:$}];const{
signs:F,unless:D}=I().CONTAINMENT_CAUSES[j],G=H=>F?.test(H)===!0&&D?.test(H)!==!0;return(y.signal==="SIGXFSZ"?j==="file_\
size":C.some(G))&&e(j,P)?[n(j,P)]:[]})}function e(y,{isolation:P,policy:C}){switch(y){case"processes":return P.limits?.processes_counted_for===
"user";case"network":case"package_manager":return C.network==="none";case"privileges":return P.launcher==="root";default:
return!0}}function n(y,P,C=!1){const{key:L}=I().CONTAINMENT_CAUSES[y],j=w[y],$=j&&(P.isolation.limits?.[j]??void 0),G=j&&
$!==void 0&&$<P.policy.limits[j]&&(y==="memory"||y==="written")?"concurrency":L;return{cause:y,...C&&{counted:!0},...$!==
void 0&&{limit:$},...G!==void 0&&{key:G}}}function i(y,P){const C={},L=new Set(y.filter(j=>S.test(j)).flatMap(j=>j.match(
h)??[]));for(const j of L){const[$,F]=c(j.replace(/[.:]+$/,""),P)??[];$!==void 0&&F!==void 0&&(C[$]??=F)}return C}function c(y,{
checkout:P,home:C,programs:L}){const j=s(y);if(j!==void 0)return C===void 0||!b((0,O().join)(C,j))?void 0:["home_cache",
f(j)];const $=(0,O().resolve)(P,y);if((0,_().isInside)(P,$)){const U=g(P,$);return U===void 0?void 0:["link_outside",U]}
if(!(0,O().isAbsolute)(y)||/\/(?:docker|podman|containerd)\.sock$/.test(y))return;const F=(0,O().dirname)((0,O().dirname)(
L.node.file));if([...R().SYSTEM,"/proc",...a,F,...L.searchPath].some(U=>(0,_().isInside)(U,$)))return;const G=[$,(0,O().
dirname)($)].find(U=>!l.has(U)&&b(U));return G===void 0?void 0:["machine_path",G]}function s(y){return y.startsWith("~/")?
y.slice(2):y.startsWith(`${M().HOME}/`)?y.slice(M().HOME.length+1):void 0}function f(y){const P=y.split("/"),C=y.startsWith(
".local/share/")?3:/^\.(?:cache|config)\//.test(y)?2:1;return P.slice(0,C).join("/")}function g(y,P){const C=(0,O().relative)(
y,P).split("/");for(const[L]of C.entries()){const j=C.slice(0,L+1).join("/"),$=(0,O().join)(y,j),F=(0,E().attempt)(()=>(0,k().
lstatSync)($).isSymbolicLink());if(F===void 0)return;const D=F?(0,E().attempt)(()=>(0,k().realpathSync)($)):void 0;if(D!==
void 0&&!(0,_().isInside)(y,D))return j}}function b(y){return(0,E().attempt)(()=>(0,k().lstatSync)(y))!==void 0}function v(){
return Object.keys(I().CONTAINMENT_CAUSES)}}),60670:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.chooseBackend=
S,p.tryNamespaces=e;function k(){const s=u(51455);return k=function(){return s},s}function O(){const s=u(41895);return O=
function(){return s},s}function E(){const s=u(51968);return E=function(){return s},s}function I(){const s=u(10582);return I=
function(){return s},s}function R(){const s=u(81607);return R=function(){return s},s}function M(){const s=u(3170);return M=
function(){return s},s}function _(){const s=u(4877);return _=function(){return s},s}function T(){const s=u(92342);return T=
function(){return s},s}function N(){const s=u(85723);return N=function(){return s},s}function w(){const s=u(32223);return w=
function(){return s},s}async function S(s){const{requested:f,signal:g}=s,b=[];if(f!=="off")for await(const L of h(s)){if("\
backend"in L)return{...L,isolation:{...L.isolation,requested:f,downgrades:b}};b.push(L)}if(f==="require")throw g?.aborted?
(0,O().interrupted)("while it tested containment"):d(b);const v=await s.shareFolder?.()??s.checkout,y=(0,N().processGroup)(
{...s,checkout:v}),{level:P}=y,C=[y.description,...m(b)].join(" ");return{backend:{...y,description:C},isolation:{level:P,
description:C,requested:f,downgrades:b},close:()=>Promise.resolve()}}async function*h(s){const{platform:f=process.platform}=s;
if(f!=="linux"||!process.getuid||!process.getgid){yield{from:"namespaces",reason:`${f} has no namespaces`};return}const g=await(0,k().
realpath)(s.checkout),b={uid:process.getuid(),gid:process.getgid()};for(const v of(0,T().privilegesFor)(b,await(0,k().stat)(
g)))yield await e(v,{...s,checkout:g})}function m(s){return s.length===0?[]:[`Namespaces were tried and are not availabl\
e. ${l(s)}. ${a(s)}.`]}function l(s){return s.map(({from:f,reason:g})=>`${f.replace("_"," ")}: ${g}`).join("; ")}function a(s){
return s.some(({reason:f})=>f===o)?"To contain commands, install python3 as a package of the system (`apt-get install py\
thon3-minimal`, `apk add python3`)":"To contain commands, use a Linux runner with passwordless sudo or unprivileged user\
 namespaces (GitHub\u2019s ubuntu runners have sudo)"}function d(s){return new(O()).GateError("containment_unavailable",
`The policy requires containment in namespaces, which this machine does not support. ${l(s)}.`,`${a(s)}, or set \`contain\
ment: auto\` in the policy of the base branch.`)}const r=2e4,t="python3",o=`${t}, which starts commands in namespaces, i\
s not installed in a directory of the system`;async function e(s,f){const{checkout:g,folders:b,leftOut:v=[],keepsWrites:y,
network:P,programs:C,signal:L}=f,j=s.name,$=s.newMounts[0]??"",[F,D]=await Promise.all([$,t].map(T().systemTool));if(F===
void 0)return{from:j,reason:`${$} is not installed`};if(D===void 0)return{from:j,reason:o};const G=await(0,_().prepareView)(
{privileges:s,checkout:g,leftOut:v,keepsWrites:y,limits:f.limits,signal:L,file:F,python:D,network:P,lanes:f.lanes??1,view:i(
await(0,w().viewOf)(C,b,P),f),replaced:new Map([...await(0,E().safeGitConfigs)(g),...f.replaced??[]])});if(typeof G=="st\
ring")return{from:j,reason:G};const{limits:U}=G,H=c(s,P,U),W={...f,leftOut:v,prepared:G,description:H,limits:U},x=await(0,R().
probeIsolation)({checkout:g,folders:b,network:P,keepsWrites:y,shown:C.node.file,run:X=>(0,M().runContained)({file:C.node.
file,args:X,timeoutMs:r,signal:L},W)}),B=typeof x=="string"?x:n(x);if(typeof x=="string"||B!==void 0)return await G.close(),
{from:j,reason:B??""};const z=(0,M().namespaces)(W),{level:K}=z;return{backend:z,isolation:{level:K,description:H,launcher:j,
starter:"slot",limits:U,probes:x},close:G.close}}function n(s){const f=s.filter(({required:g,held:b})=>g&&!b).map(({name:g})=>g);
return f.length>0?`the probe run failed: ${f.join(", ")}`:void 0}function i(s,{shown:f=[],home:g=[]}){return{...s,tools:[
...s.tools,...f],home:g}}function c({name:s,user:f},g,b){const v=f?`user ${f.uid}`:"the gate\u2019s user without privileges";
return[`Separate namespaces for each command (by ${s.replace("_"," ")})`,"a copy-on-write view of the audited commit, th\
e system\u2019s programs read-only and nothing else of the machine","prepared by a supervisor before the command starts",
g?"network access as allowed by the policy":"no network except loopback",`as ${v}; ${(0,I().limitsInWords)(b)}.`].join("\
; ")}}),10582:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.effectiveLimits=E,p.limitsInWords=R,p.limitsOn=
l,p.resourceLimits=I,p.thisMachine=m;function k(){const d=u(73024);return k=function(){return d},d}function O(){const d=u(
48161);return O=function(){return d},d}function E(d,r){const{memory_bytes:t,processes:o,open_files:e,file_bytes:n,written_bytes:i}=d;
return{memory_bytes:r.memory?t:null,processes:o,processes_counted_for:r.processes?"command":"user",open_files:e,file_bytes:n,
written_bytes:i}}function I(d){return[["core",1],["fsize",d.file_bytes],["nofile",d.open_files],...d.processes_counted_for===
"user"?[["nproc",d.processes]]:[]]}function R(d){const{memory_bytes:r,processes:t,processes_counted_for:o,open_files:e}=d;
return[r===null?"memory: unlimited":`memory: ${M(r)}`,`processes: ${t}${o==="user"?" of the same user":""}`,`open files:\
 ${e}`,`file size: ${M(d.file_bytes)}`,`total written: ${M(d.written_bytes)}`].join(", ")}function M(d){return`${Math.round(
d/1024/1024)} MiB`}const _=1024**3,T=64*1024**2,N=1/2,w=4/5,S=2*_,h=1024*1024;function m(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,O().totalmem)()),freeBytes:process.availableMemory(),openFiles:a("Max open files")}}function l(d,r,t){
const{totalBytes:o,freeBytes:e,openFiles:n}=d,i=(c,s)=>Math.max(c/t-c/t%T,s);return{...r,memory_bytes:Math.min(r.memory_bytes,
i(o*w,S)),written_bytes:Math.min(r.written_bytes,i(e*N,h)),open_files:Math.min(r.open_files,n)}}function a(d){try{const r=new RegExp(
`^${d}\\s+\\S+\\s+(\\d+)`,"m");return Number(r.exec((0,k().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}}),
80842:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.controlGroups=a,p.findHierarchies=o,p.groupSettings=
l,p.removeLeftGroups=d;function k(){const s=u(73024);return k=function(){return s},s}function O(){const s=u(76760);return O=
function(){return s},s}function E(){const s=u(26040);return E=function(){return s},s}function I(){const s=u(25479);return I=
function(){return s},s}function R(){const s=u(4339);return R=function(){return s},s}const M={unified:({memory_bytes:s,processes:f})=>[
[["memory.max",s],["pids.max",f]],[["memory.swap.max",0]]],memory:({memory_bytes:s})=>[[["memory.limit_in_bytes",s]],[["\
memory.memsw.limit_in_bytes",s]]],pids:({processes:s})=>[[["pids.max",s]],[]],cpuacct:()=>[[],[]],cpu:()=>[[],[]]},_=/^(\d+)$/m,
T=/^oom_kill (\d+)$/m,N={unified:{file:"memory.peak",pattern:_,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:_,
units:1}},w={unified:{file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cpuacct.usage",pattern:_,units:1e6}},
S={file:"pids.events",pattern:/^max (\d+)$/m,units:1},h=["memory_bytes","processes"],m={memory_bytes:{unified:{file:"mem\
ory.events",pattern:T,units:1},memory:{file:"memory.oom_control",pattern:T,units:1}},processes:{unified:S,pids:S}};function l(s,f){
return s.flatMap(({controller:g},b)=>M[g](f).flatMap((v,y)=>v.map(([P,C])=>({index:b,file:P,value:C,isNeeded:y===0}))))}
function a(s,f,g){const b=s.filter((y,P)=>f.includes(P)),v=y=>b.some(P=>P.controller==="unified"||P.controller===y);return{
enforced:{memory:v("memory"),processes:v("pids")},of:y=>{const P=b.map(({controller:L,parent:j})=>({controller:L,folder:(0,O().
join)(j,g,y)})),C=L=>P.map(({controller:j,folder:$})=>t(L[j],$)).find(r);return{resources:()=>{const[L,j]=[C(N),C(w)];return{
...r(L)&&{peak_memory_bytes:L},...r(j)&&{cpu_ms:j}}},limitsHit:()=>h.filter(L=>(C(m[L])??0)>0)}}}}function d(s){for(const{
parent:f}of s)(0,E().attempt)(()=>{const g=(0,k().readdirSync)(f).filter(b=>b.startsWith(R().TEMPORARY_PREFIX)&&(0,I().isEnded)(
b));for(const b of g.map(v=>(0,O().join)(f,v))){for(const v of(0,k().readdirSync)(b))(0,E().attempt)(()=>(0,k().rmdirSync)(
(0,O().join)(b,v)));(0,E().attempt)(()=>(0,k().rmdirSync)(b))}})}function r(s){return s!==void 0}function t(s,f){if(!s)return;
const{file:g,pattern:b,units:v}=s,y=(0,E().attempt)(()=>(0,k().readFileSync)((0,O().join)(f,g),"utf8"))??"",P=b.exec(y)?.[1];
return P===void 0?void 0:Math.round(Number(P)/v)}function o(s,f,g){const b=f.split(`
`).flatMap(e),v=s.split(`
`).flatMap(n),y=b.find(({version:$})=>$===2),P=v.find(({controllers:$})=>$.length===0);if(y&&P)for(const $ of c(y.point,
i(y,P.path))){const F=g($).split(/\s+/);if(["memory","pids"].every(D=>F.includes(D)))return[{controller:"unified",parent:$}]}
const C=["memory","pids","cpuacct","cpu"].flatMap($=>{const F=b.find(({version:G,options:U})=>G===1&&U.includes($)),D=v.
find(({controllers:G})=>G.includes($));return F&&D?[{controller:$,parent:i(F,D.path)}]:[]}),[L,j]=["cpuacct","cpu"].map(
$=>C.find(({controller:F})=>F===$));return C.filter($=>$!==j||$.parent!==L?.parent)}function e(s){const[f="",g=""]=s.split(
" - "),[,,,b="",v=""]=f.split(" "),[y,,P=""]=g.split(" ");return y!=="cgroup"&&y!=="cgroup2"?[]:[{root:b,point:v,version:y===
"cgroup"?1:2,options:P.split(",")}]}function n(s){const f=/^\d+:([^:]*):(\/.*)$/.exec(s);if(!f)return[];const[,g="",b=""]=f;
return[{controllers:g.split(",").filter(Boolean),path:b}]}function i({point:s,root:f},g){const b=(0,O().relative)(f,g);return b.
startsWith("..")?s:(0,O().join)(s,b)}function c(s,f){const g=(0,O().relative)(s,f).split("/").filter(Boolean);return g.map(
(b,v)=>(0,O().join)(s,...g.slice(0,g.length-v))).concat(s)}}),52703:((A,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.PROBE_SCRIPT=void 0;const u=p.PROBE_SCRIPT=String.raw`
const fs = require('fs'), net = require('net'), os = require('os');
const { spawn, spawnSync } = require('child_process');
const t = JSON.parse(process.argv[1]);
const can = (f) => { try { return Boolean(f()) } catch { return false } };
const status = fs.readFileSync('/proc/self/status', 'utf8');
const field = (name) => new RegExp('^' + name + ':\\s*(\\S+)', 'm').exec(status)?.[1];
const connects = (to) => new Promise((done) => {
  const socket = net.connect(to, () => { socket.destroy(); done(true) });
  socket.on('error', () => done(false));
  socket.setTimeout(1000, () => { socket.destroy(); done(false) });
});
const environ = (pid) => can(() => fs.readFileSync('/proc/' + pid + '/environ').includes(t.secret));
// The outputs are pipes that have no name any more.
const isOutput = (fd) => {
  const file = fs.fstatSync(Number(fd));
  return /^[12]$/.test(fd) && file.isFIFO() && file.nlink === 0;
};
const links = () => fs.readdirSync('/proc/self/fd').map((fd) => {
  try { return isOutput(fd) ? '' : fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' }
});
// In its own user namespace, a command could mount its control group, and write what belongs to its user.
const raise = 'for type in "cgroup2 none" "cgroup none -o memory" "cgroup none -o pids"; do ' +
  'mount -t $type "$0" || continue; for file in memory.max pids.max memory.limit_in_bytes; do ' +
  'if (cat "$0/$file" >"$0/$file"); then echo raised; fi; done; umount "$0"; done 2>/dev/null';
const raises = () => {
  const folder = fs.mkdtempSync(os.tmpdir() + '/');
  const words = ['--user', '--map-root-user', '--mount', '--cgroup', 'sh', '-c', raise, folder];
  return spawnSync('unshare', words, { encoding: 'utf8' }).stdout.includes('raised');
};
const keys = () => { try { return fs.readFileSync('/proc/keys', 'utf8') } catch { return undefined } };
const writes = (file) => can(() => { fs.writeFileSync(file, 'x'); return true });
(async () => {
  const lookup = new Promise((done) => require('dns').lookup('example.com', (error) => done(!error)));
  const local = await new Promise((done) => {
    const server = net.createServer().on('error', () => done(false));
    server.listen(0, '127.0.0.1', async () => {
      done(await connects({ port: server.address().port, host: '127.0.0.1' }));
      server.close();
    });
  });
  const seen = {
    root: process.getuid() === 0,
    capabilities: [field('CapEff'), field('CapPrm')].some((set) => !/^0+$/.test(set)),
    newPrivileges: field('NoNewPrivs') !== '1',
    otherProcesses: can(() => fs.existsSync('/proc/' + t.pid) &&
      fs.readFileSync('/proc/' + t.pid + '/cmdline').includes(t.token)),
    tcp: await connects({ port: t.port, host: '127.0.0.1' }),
    interfaces: Object.keys(os.networkInterfaces()).some((name) => name !== 'lo'),
    loopback: local,
    unixSocket: await connects(t.socket),
    outsideWrite: writes(t.outside) | writes('/usr/.gene-gate-probe') | writes('/etc/.gene-gate-probe'),
    checkoutWrite: writes(t.inside),
    canaries: t.canaries.map((file) => can(() => fs.readFileSync(file))),
    environ: can(() => fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && environ(name))),
    sudo: spawnSync('sudo', ['-n', 'true']).status === 0,
    openFiles: links().some((name) => /^\/(?!dev\/null$|proc\/)/.test(name)),
    raisedLimit: can(raises),
    // Only the gate makes a keyring with these permissions.
    sharedKeyring: !(keys() === undefined || / 3f000000 .* keyring +_ses/.test(keys())),
    sharedLock: t.locked !== '' && spawnSync('flock', ['-n', '-x', t.locked, 'true']).status === 1,
    filters: Number(field('Seccomp_filters') ?? 0),
    userNamespace: spawnSync('unshare', ['--user', 'true']).status === 0,
    dns: await Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify(seen));
  process.exit(0);
})();
`}),81607:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.probeIsolation=h;function k(){const n=u(31421);return k=
function(){return n},n}function O(){const n=u(77598);return O=function(){return n},n}function E(){const n=u(73024);return E=
function(){return n},n}function I(){const n=u(51455);return I=function(){return n},n}function R(){const n=u(77030);return R=
function(){return n},n}function M(){const n=u(76760);return M=function(){return n},n}function _(){const n=u(7723);return _=
function(){return n},n}function T(){const n=u(26040);return T=function(){return n},n}function N(){const n=u(4339);return N=
function(){return n},n}function w(){const n=u(52703);return w=function(){return n},n}const S=_().object({root:_().boolean(),
capabilities:_().boolean(),newPrivileges:_().boolean(),otherProcesses:_().boolean(),tcp:_().boolean(),interfaces:_().boolean(),
loopback:_().boolean(),unixSocket:_().boolean(),outsideWrite:_().coerce.boolean(),checkoutWrite:_().boolean(),canaries:_().
array(_().boolean()),environ:_().boolean(),sudo:_().boolean(),openFiles:_().boolean(),raisedLimit:_().boolean(),sharedKeyring:_().
boolean(),sharedLock:_().boolean(),filters:_().number(),userNamespace:_().boolean(),dns:_().boolean()});async function h(n){
const{run:i,checkout:c,network:s}=n,f=(0,O().randomUUID)(),g=await(0,N().temporaryFolder)(),b=(0,M().join)(g,"socket"),v=(0,M().
join)(g,"written"),y=(0,M().join)(c,`.gene-gate-probe-${f}`),P=await a([g,...n.folders],f),C=`secret-${f}`,L=(0,k().spawn)(
"/bin/sh",["-c","read -r _",f],{env:{SECRET:C},stdio:["pipe","ignore","ignore"]});L.on("error",()=>{});const j=await o(n.
shown),$=[(0,R().createServer)(),(0,R().createServer)()];try{await Promise.all([d($[0],{port:0,host:"127.0.0.1"}),d($[1],
b)]);const F=$[0].address(),D=typeof F=="object"&&F?F.port:0,G=`heartbeat-${f}`,U=L.pid??0,H=j.isHeld?n.shown:"",W={port:D,
socket:b,outside:v,inside:y,canaries:P,secret:C,token:f,pid:U,heartbeat:G,locked:H},x=await i(["-e",w().PROBE_SCRIPT,JSON.
stringify(W)]),B=S.safeParse((0,T().attempt)(()=>JSON.parse(x.stdout.head)));return x.status!=="passed"||!B.success?l(x):
m(B.data,{persisted:(0,E().existsSync)(v)||!n.keepsWrites&&(0,E().existsSync)(y),survived:t(G)>0,network:s,locked:j.isHeld})}finally{
e(L),j.release();for(const F of $)F.close();await Promise.all([g,y,...P].map(F=>(0,I().rm)(F,{recursive:!0,force:!0})))}}
function m(n,i){const c={unprivileged_user:!n.root,no_capabilities:!n.capabilities,no_new_privileges:!n.newPrivileges,own_processes_only:!n.
otherProcesses,...!i.network&&{no_tcp_to_the_machine:!n.tcp,only_loopback:!n.interfaces,no_name_resolution:!n.dns},no_unix_socket:!n.
unixSocket,checkout_can_be_written:n.checkoutWrite,no_write_stays:!i.persisted,no_write_outside:!n.outsideWrite,no_private_folder:n.
canaries.every(g=>!g),no_foreign_environment:!n.environ,no_sudo:!n.sudo,no_open_files:!n.openFiles,no_limit_can_be_raised:!n.
raisedLimit,nothing_survives:!i.survived},s={loopback_works:n.loopback,no_user_namespace:!n.userNamespace,own_session_keyring:!n.
sharedKeyring,system_calls_filtered:n.filters>r(),...i.locked&&{no_lock_on_the_machine:!n.sharedLock}},f=(g,b)=>Object.entries(
g).map(([v,y])=>({name:v,held:y,required:b}));return[...f(c,!0),...f(s,!1)]}function l({status:n,reason:i,stderr:c}){return i??
`the probe ${n} without output: ${c.head.slice(0,200)}`}async function a(n,i){return(await Promise.all(n.map(async s=>{const f=(0,M().
join)(s,`.gene-gate-canary-${i}`);return(0,I().writeFile)(f,i,{mode:420,flag:"wx"}).then(()=>[f],()=>[])}))).flat()}function d(n,i){
return n.on("connection",c=>c.destroy()),new Promise((c,s)=>{n.once("error",s),n.listen(i,c)})}function r(){const n=(0,E().
readFileSync)("/proc/self/status","utf8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(n)?.[1]??0)}function t(n){return(0,E().
readdirSync)("/proc").filter(i=>{try{return/^\d+$/.test(i)&&(0,E().readFileSync)(`/proc/${i}/cmdline`).includes(n)}catch{
return!1}}).length}function o(n){const i=(0,k().spawn)("flock",["-s",n,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe",
"ignore"]}),c=()=>i.stdin.destroy();return new Promise(s=>{i.once("error",()=>s({isHeld:!1,release:c})),i.once("exit",()=>s(
{isHeld:!1,release:c})),i.stdout.once("data",()=>s({isHeld:!0,release:c}))})}function e(n){n.stdin?.destroy()}}),3170:((A,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.namespaces=w,p.runContained=l;function k(){const t=u(12086);return k=
function(){return t},t}function O(){const t=u(57334);return O=function(){return t},t}function E(){const t=u(27097);return E=
function(){return t},t}function I(){const t=u(35353);return I=function(){return t},t}function R(){const t=u(11863);return R=
function(){return t},t}function M(){const t=u(66535);return M=function(){return t},t}function _(){const t=u(96266);return _=
function(){return t},t}const T=64*1024,N={home:_().HOME,temp:_().TEMP,npmCache:`${_().HOME}/npm-cache`,npmUserConfig:"/h\
ome/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function w(t){const{programs:o,checkout:e,description:n}=t;return{
level:"namespaces",description:n,check:i=>{(0,E().launchOf)(i,{programs:o,checkout:e,base:{}})},run:(i,c)=>l(S(i,t,c),t),
forGene:(i,c)=>m(t,i,c),prepare:(i,c)=>{const s=h(o,i.env,(0,k().npmForPrepare)(o)),{file:f,args:g,env:b}=(0,E().launchOf)(
i,{programs:o,checkout:e,base:s}),{timeoutMs:v}=i;return l({file:f,args:g,timeoutMs:v,signal:c,env:{...s,...b}},t)}}}function S(t,{
programs:o,checkout:e},n){const i=h(o,t.env),{file:c,args:s,env:f}=(0,E().launchOf)(t,{programs:o,checkout:e,base:i});return{
file:c,args:s,timeoutMs:t.timeoutMs,signal:n,env:{...i,...f}}}function h({node:t,searchPath:o,shell:e},n,i){const c={node:t.
file,searchPath:o,folder:N,shell:e,npm:i,assignments:n};return(0,k().commandEnvironment)(c,process)}async function m(t,o,e){
const n=await t.prepared.share(o);if(typeof n=="string"){const c=e?.aborted?(0,O().skippedOutcome)((0,O().stopReason)(e),
new Date):void 0;return{run:async()=>c??r((0,O().skippedOutcome)("",new Date),n),close:()=>Promise.resolve()}}const i={written:new Map};
return{run:(c,s)=>l(S(c,t,s),{...t,prepared:n,history:i}),close:n.close}}async function l(t,o){const{checkout:e,history:n,
outputBytes:i,prepared:c,programs:s,limits:f}=o,{file:g,args:b,env:v=h(s,{}),timeoutMs:y,signal:P}=t;if(P?.aborted)return(0,O().
skippedOutcome)((0,O().stopReason)(P),new Date);const C=c.slot();try{const L=await C.whenReady();if(L!==void 0)return r(
(0,O().skippedOutcome)("",new Date),L);const j=()=>C.start({file:g,args:b,env:v}),$=await(0,I().superviseStarted)(g,j,{timeoutMs:y,
outputBytes:i,signal:P});if($.status==="error")return $;const F=(0,M().lowerLayer)(e,o.leftOut),D=await a($,C,F,n);return d(
D,C.group,f)}finally{await C.release()}}async function a(t,o,e,n){const i=n&&{former:n.written,isTaken:(0,R().takenFor)(
e)},c=new(M()).SideEffectsReader(e,i),{started:s,complete:f,free:g}=await o.report(c);if(s){const{side_effects:v,modified:y,
remembered:P}=c.result(f),L=g&&(g.bytes<T||g.files===0)?{limits_hit:["written_bytes"]}:{};return n===void 0?{...t,...L,side_effects:v}:
(n.written=P,{...t,...L,side_effects:v,...y.length>0&&{checkout_modified:y}})}if(t.status==="timed_out"||t.status==="ski\
pped")return t;const[b="no reason given"]=t.stderr.head.trim().split(`
`);return r(t,b)}function d(t,o,e){const n=o.resources(),i=[...o.limitsHit(),...t.limits_hit??[]],c=t.reason!==void 0&&i.
includes("memory_bytes")?`${t.reason}, at its limit of ${e.memory_bytes} bytes of memory`:t.reason;return{...t,...c!==void 0&&
{reason:c},...i.length>0&&{limits_hit:i},...Object.keys(n).length>0&&{resources:n}}}function r(t,o){return{...t,status:"\
crashed",reason:`Containment could not be set up: ${o}`}}}),4877:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.prepareView=a;function k(){const n=u(73024);return k=function(){return n},n}function O(){const n=u(51455);return O=function(){
return n},n}function E(){const n=u(76760);return E=function(){return n},n}function I(){const n=u(41895);return I=function(){
return n},n}function R(){const n=u(4339);return R=function(){return n},n}function M(){const n=u(57334);return M=function(){
return n},n}function _(){const n=u(10582);return _=function(){return n},n}function T(){const n=u(80842);return T=function(){
return n},n}function N(){const n=u(39105);return N=function(){return n},n}function w(){const n=u(50820);return w=function(){
return n},n}function S(){const n=u(515);return S=function(){return n},n}function h(){const n=u(96266);return h=function(){
return n},n}const m=`"""Makes the namespaces of commands before they are needed, and starts the commands in them.

A slot is a set of namespaces for one command. Four processes take part, each with less privileges:

  keeper      makes the part of the view that all commands of a run share, in its own mount namespace, and
              removes the run's control groups at the end.
  supervisor  process 1 of a PID namespace for the run, in that mount namespace. It makes slots and passes
              messages on. If it ends, the kernel kills every slot.
  init        process 1 of a slot. It mounts the command's part of the view, stops and reaps all that
              the command starts, and reports the result before the namespaces are torn down.
  starter     becomes the command. It has joined the control groups and given up all privileges before
              it waits for the words to execute, so that only execve remains.

The gate writes requests to the supervisor's standard input and reads replies from its standard output.
A command has neither: its outputs are named pipes that the gate reads, and everything above
descriptor 2 is closed. Every message is a frame: a length of four bytes, then words separated by NUL.

  user real|mapped UID GID     who runs commands; mapped if the keeper is in a user namespace
  option NAME VALUE            checkout, folder (of the gate), size (bytes of a tmpfs), group (name of the run's
                               control groups), adopt (1 to give the tree to the user), network, keyctl, filter
  show SOURCE TARGET           shows a directory of the machine in the view, read-only
  shared SOURCE TARGET TYPE OPTIONS   a mount that all commands share; in order, like show
  device NAME                  shows a device file
  hide PATH...                 hides files and directories of the checkout
  setting PARENT FILE VALUE needed|wanted   a value for a file of the control group of each slot
  prepare ID PARENT...         makes the view -> ready ID NUMBER..., the parents in which groups can be made
  limit NAME VALUE             a resource limit, by its name without RLIMIT_
  folder NAME MODE             a directory of the tmpfs for what a command writes
  mount SOURCE TARGET TYPE OPTIONS
  view ID / drop ID            makes or drops an upper layer that several slots share
  slot ID VIEW                 makes a slot -> ready ID, or failed ID REASON
  run ID COUNT ENV... WORD...  starts the command -> done ID exit|signal NUMBER listed|empty
  term ID / kill ID            signals all processes of the slot
  discard ID                   ends a slot that is not needed
  free ID                      removes the slot's control groups

Every call is checked; whatever fails ends the slot, and the gate then runs no command in it.
"""
import ctypes
import fcntl
import os
import resource
import select
import signal
import socket
import stat
import struct
import time

# From the kernel's headers; the same on every architecture.
NEW_MOUNTS, NEW_UTS, NEW_IPC = 0x20000, 0x4000000, 0x8000000
NEW_USER, NEW_PIDS, NEW_NETWORK = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 32, 4096, 16384, 1 << 18
PR_SET_PDEATHSIG, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 1, 22, 2
MNT_DETACH = 2
PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 24, 38, 47, 4
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1
CAPABILITY_VERSION = 0x20080522
KEYCTL_GET_KEYRING_ID, KEYCTL_JOIN_SESSION_KEYRING, KEYCTL_SETPERM = 0, 1, 5
SESSION_KEYRING, ONLY_POSSESSOR = -3, 0x3f000000
MOUNT_FLAGS = {b'ro': MS_RDONLY, b'nosuid': 2, b'nodev': 4, b'noexec': 8, b'bind': MS_BIND,
               b'rbind': MS_BIND | MS_REC}
# Flags of statvfs(3) that a mount keeps when it becomes read-only, as flags of mount(2).
KEPT_FLAGS = {2: 2, 4: 4, 8: 8, 1024: 1024, 2048: 2048, 4096: 1 << 21}

# The letters of find(1).
TYPES = {stat.S_IFREG: b'f', stat.S_IFDIR: b'd', stat.S_IFLNK: b'l', stat.S_IFIFO: b'p',
         stat.S_IFSOCK: b's', stat.S_IFBLK: b'b', stat.S_IFCHR: b'c'}
# Limits of the lists and of the path of a directory in them, in bytes.
MOST_BYTES, LONGEST_PATH = 64 << 20, 1000

# Paths inside the view; see view-layout.ts.
ROOT = b'/.gene-gate'
OWN, RUN, SHARED, GROUPS = ROOT + b'/own', ROOT + b'/run', ROOT + b'/shared', ROOT + b'/cgroup'
INSIDE = [b'lower', b'cover', b'covering', b'covered', b'nothing', b'own', b'run', b'shared', b'tools',
          b'cgroup', b'replaced']
# Directories that distributions replace by links.
LINKS = [b'bin', b'sbin', b'lib', b'lib32', b'lib64', b'libx32']
# Larger files of the machine are not copied, in bytes.
SMALL = 64 << 10
# Directories of packages in node_modules; others with a leading dot are caches of tools.
PACKAGES = [b'.bin', b'.pnpm', b'.store']
SYSTEM_PATH = b'/usr/sbin:/usr/bin:/sbin:/bin'

libc = ctypes.CDLL(None, use_errno=True)


def call(name, *arguments):
    """Calls a function of the C library. Raises OSError if it fails."""
    result = getattr(libc, name)(*arguments)
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, name + ': ' + os.strerror(number))
    return result


# -- frames

def send(descriptor, *words):
    data = b'\\0'.join(words)
    write_all(descriptor, len(data).to_bytes(4, 'big') + data)


def write_all(descriptor, data):
    while data:
        data = data[os.write(descriptor, data):]


def receive(descriptor):
    """Returns the words of one frame. Raises EOFError if the other end is closed."""
    return read(descriptor, int.from_bytes(read(descriptor, 4), 'big')).split(b'\\0')


def read(descriptor, size):
    data = b''
    while len(data) < size:
        part = os.read(descriptor, size - len(data))
        if not part:
            raise EOFError('the other end is closed')
        data += part
    return data


# -- the configuration of a run, from the gate

class Config:
    def __init__(self):
        self.user = None
        self.options = {}
        self.shared, self.devices, self.hidden, self.settings = [], [], [], []
        self.limits, self.folders, self.mounts = [], [], []
        # The run's control groups, by the numbers of their parents.
        self.groups = {}

    def add(self, kind, *values):
        if kind == b'user':
            self.user = (values[0] == b'mapped', int(values[1]), int(values[2]))
        elif kind == b'option':
            self.options[values[0]] = values[1]
        elif kind in (b'show', b'shared'):
            self.shared.append(values)
        elif kind == b'device':
            self.devices.append(values[0])
        elif kind == b'hide':
            self.hidden = values
        elif kind == b'limit':
            self.limits.append((getattr(resource, 'RLIMIT_' + values[0].decode()), int(values[1])))
        elif kind == b'folder':
            self.folders.append((values[0], int(values[1], 8)))
        elif kind == b'mount':
            self.mounts.append(values)
        elif kind == b'setting':
            self.settings.append(values)
        else:
            raise ValueError('unknown request')


# -- mounts

def mount(source, target, kind, options):
    """Does what mount(8) does with a line of its table."""
    flags, data = 0, []
    for option in options.split(b','):
        if option == b'X-mount.mkdir':
            os.makedirs(target, exist_ok=True)
        elif option in MOUNT_FLAGS:
            flags |= MOUNT_FLAGS[option]
        else:
            data.append(option)
    kind = None if kind == b'none' else kind
    call('mount', source, target, kind, ctypes.c_ulong(flags), b','.join(data) or None)
    if flags & MS_BIND and flags & MS_RDONLY:
        # A bind ignores all other flags; only a second call sets them.
        make_read_only(target)


def make_read_only(target):
    now = os.statvfs(target).f_flag
    kept = sum(flag for seen, flag in KEPT_FLAGS.items() if now & seen)
    remount = MS_REMOUNT | MS_BIND | MS_RDONLY | kept
    call('mount', None, target, None, ctypes.c_ulong(remount), None)


def mounted():
    """Returns the mount points of this process, with their options."""
    with open('/proc/self/mountinfo', 'rb') as lines:
        fields = [line.split(b' ') for line in lines]
    # White space and backslashes are octal escapes.
    return [(each[4].decode('unicode_escape').encode('latin-1'), each[5].split(b',')) for each in fields]


def make_folders(config, above, wanted):
    is_mapped, uid, gid = config.user
    for name, mode in config.folders:
        if not wanted(name):
            continue
        path = above + b'/' + name
        os.mkdir(path)
        os.chmod(path, mode)
        if not is_mapped:
            os.chown(path, uid, gid)


def is_layer(name):
    return name in (b'upper', b'work')


def mount_tmpfs(config):
    size = int(config.options[b'size'])
    mount(b'gene-gate', OWN, b'tmpfs', b'mode=0755,size=%d,nr_inodes=%d' % (size, size // 1024))


def mount_slot(config, name, view):
    """Mounts a command's own part of the view. Returns descriptors of its upper layer and tmpfs."""
    if view is None:
        mount_tmpfs(config)
        make_folders(config, OWN, lambda _: True)
    upper = os.open(OWN + b'/upper', os.O_RDONLY | os.O_DIRECTORY)
    own = os.open(OWN, os.O_RDONLY | os.O_DIRECTORY)
    if view is not None:
        # The commands of a view share the checkout, but not their other directories.
        os.mkdir(OWN + b'/' + name)
        make_folders(config, OWN + b'/' + name, lambda name: not is_layer(name))
        mount(OWN + b'/' + name, OWN, b'none', b'bind')
    for source, target, kind, options in config.mounts:
        if view is not None and kind == b'overlay':
            source, kind, options = SHARED, b'none', b'bind,X-mount.mkdir'
        mount(source, target, kind, options)
    return upper, own


def share_view(config, home):
    """Makes an upper layer in a mount namespace of its own. Returns a descriptor of the namespace."""
    call('unshare', NEW_MOUNTS)
    try:
        mount_tmpfs(config)
        make_folders(config, OWN, is_layer)
        for source, _, kind, options in config.mounts:
            if kind == b'overlay':
                mount(source, SHARED, kind, options)
        return os.open('/proc/self/ns/mnt', os.O_RDONLY)
    finally:
        call('setns', home, NEW_MOUNTS)


# -- control groups

def make_groups(config, name):
    """Makes the groups of a slot, which belong to the keeper's user. Returns their directories."""
    for folder in config.groups.values():
        os.mkdir(folder + b'/' + name)
    for number, file, value, need in config.settings:
        if int(number) in config.groups:
            try:
                write_file(config.groups[int(number)] + b'/' + name + b'/' + file, value)
            except OSError:
                if need == b'needed':
                    raise
    return [folder + b'/' + name for folder in config.groups.values()]


def free_groups(config, name):
    for folder in config.groups.values():
        try:
            os.rmdir(folder + b'/' + name)
        except OSError:
            pass  # Still in use, or never made; removed at the end of the run.


def try_group(config, number, parent):
    """Makes the run's group in a hierarchy, if a process of this user can join it and its limits can be set."""
    own = parent + b'/' + config.options[b'group']
    try:
        os.mkdir(own)
    except OSError:
        return
    config.groups = {number: own}
    try:
        if not can_join(own):
            raise OSError
        for controllers in (b'+memory +pids', b'+cpu'):
            try:
                write_file(own + b'/cgroup.subtree_control', controllers)
            except OSError:
                pass  # Version 1, or not delegated.
        make_groups(config, b'trial')
        free_groups(config, b'trial')
        inside = b'%b/%d' % (GROUPS, number)
        os.mkdir(inside[1:])
        mount(parent, inside[1:], b'none', b'bind')
        return inside + b'/' + config.options[b'group']
    except OSError:
        free_groups(config, b'trial')
        os.rmdir(own)


def can_join(group):
    pid = os.fork()
    if pid == 0:
        try:
            write_file(group + b'/cgroup.procs', b'0')
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0


def remove_groups(config):
    """Removes the run's groups at its end; the kernel may need time to empty them."""
    for folder in config.groups.values():
        for attempt in range(5):
            time.sleep(0.1 if attempt else 0)
            try:
                for name in next(os.walk(folder))[1]:
                    os.rmdir(folder + b'/' + name)
                os.rmdir(folder)
                break
            except (OSError, StopIteration):
                pass


def write_file(path, value):
    descriptor = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    try:
        os.write(descriptor, value)
    finally:
        os.close(descriptor)


# -- processes

def close_others(kept):
    """Closes all descriptors except these and the standard ones."""
    for name in os.listdir('/proc/self/fd'):
        if int(name) > 2 and int(name) not in kept:
            try:
                os.close(int(name))
            except OSError:
                pass  # The descriptor of the listing itself.


def wake_up_when_a_child_ends():
    """Returns a descriptor that can be read after a child has ended."""
    reader, writer = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    return reader


def reap(child):
    """Collects children that have ended. Returns the status of child if it is one of them."""
    status = None
    while True:
        try:
            pid, ended = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return status
        if pid == 0:
            return status
        if pid == child:
            status = ended


def kill_all(number):
    """Signals every other process of this PID namespace."""
    try:
        os.kill(-1, number)
    except ProcessLookupError:
        pass


# -- the process that becomes a command

def starter(config, joins, to_init, outputs):
    signal.set_wakeup_fd(-1)
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.setsid()
    for group in joins:
        os.write(group, b'0')
    os.dup2(outputs[0], 1)
    os.dup2(outputs[1], 2)
    close_others({to_init})
    # If the memory of the machine is used up, the kernel ends the command first.
    write_file('/proc/self/oom_score_adj', b'1000')
    for name, value in config.limits:
        resource.setrlimit(name, (value, value))
    give_up_privileges(config, to_init)
    join_new_keyring(int(config.options[b'keyctl']))
    filter_calls(bytes.fromhex(config.options[b'filter'].decode()))
    send(to_init, b'ready')
    request = receive(to_init)
    count = int(request[0])
    environment = dict(each.split(b'=', 1) for each in request[1:1 + count])
    words = request[1 + count:]
    try:
        os.execve(words[0], words, environment)
    except OSError as error:
        # As env(1) does.
        os.write(2, words[0] + b': ' + error.strerror.encode() + b'\\n')
        os._exit(127 if isinstance(error, FileNotFoundError) else 126)


def give_up_privileges(config, to_init):
    is_mapped, uid, gid = config.user
    # In its own user namespace, no further one can be made by the command.
    call('unshare', NEW_USER)
    send(to_init, b'map')
    receive(to_init)
    write_file('/proc/sys/user/max_user_namespaces', b'0')
    for capability in range(64):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:
            if capability == 0:
                raise
            break  # The kernel knows no more.
    if not is_mapped:
        os.setgroups([])
    os.setresgid(gid, gid, gid)
    os.setresuid(uid, uid, uid)
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    call('capset', struct.pack('Ii', CAPABILITY_VERSION, 0), bytes(24))


def prctl(option, value):
    zero = ctypes.c_ulong(0)
    call('prctl', option, ctypes.c_ulong(value), zero, zero, zero)


def filter_calls(code):
    """Installs a filter of system calls (see system-call-filter.ts). Without one, the self-test says so."""
    instructions = ctypes.create_string_buffer(code, len(code))
    program = struct.pack('HP', len(code) // 8, ctypes.addressof(instructions))
    zero = ctypes.c_ulong(0)
    try:
        call('prctl', PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), program, zero, zero)
    except OSError:
        pass  # A kernel without filters, or none for this architecture.


def join_new_keyring(number):
    """Leaves the session keyring of the gate. A kernel without keyrings, or a filter of system calls
    that refuses them, refuses the command as well."""
    try:
        keyring = keyctl(number, KEYCTL_JOIN_SESSION_KEYRING, 0)
    except OSError:
        try:
            keyctl(number, KEYCTL_GET_KEYRING_ID, SESSION_KEYRING)
        except OSError:
            return
        raise
    keyctl(number, KEYCTL_SETPERM, keyring, ONLY_POSSESSOR)


def keyctl(*words):
    """keyctl(2) has no wrapper in the C library."""
    return call('syscall', *(ctypes.c_long(each) for each in (*words, 0)))


# -- process 1 of a slot

def init(config, name, view, groups, control):
    try:
        try:
            child, to_starter, readers, files = prepare(config, name, view, groups, control)
            send(control, b'ready', name)
        except Exception as error:
            send(control, b'failed', name, str(error).encode())
            return
        status = run(control, child, to_starter, readers, files[-1])
        kill_all(signal.SIGKILL)
        try:
            while True:
                os.wait()
        except ChildProcessError:
            pass
        how = (b'signal', os.WTERMSIG(status)) if os.WIFSIGNALED(status) \\
            else (b'exit', os.WEXITSTATUS(status))
        listed = report(config, name, status, *files[:-1], view is not None)
        send(control, b'done', name, how[0], b'%d' % how[1], b'listed' if listed else b'empty')
    finally:
        os._exit(0)


def prepare(config, name, view, groups, control):
    """Makes the namespaces. Returns the starter, which waits, its socket, the reading ends of its outputs,
    and open files for the report."""
    nothing = os.open('/dev/null', os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    close_others({control} | ({view} if view is not None else set()))
    if view is not None:
        call('setns', view, NEW_MOUNTS)
    is_alone = config.options[b'network'] == b'deny'
    call('unshare', NEW_MOUNTS | NEW_UTS | NEW_IPC | (NEW_NETWORK if is_alone else 0))
    call('mount', None, b'/', None, ctypes.c_ulong(MS_REC | MS_PRIVATE), None)
    if is_alone:
        bring_up_loopback()
    readers, outputs = zip(*(make_output(name, stream) for stream in (b'out', b'err')))
    joins = [os.open(folder + b'/cgroup.procs', os.O_WRONLY) for folder in groups]
    run_folder = os.open(RUN, os.O_RDONLY | os.O_DIRECTORY)
    upper, own = mount_slot(config, name, view)
    os.chdir(config.options[b'checkout'])
    wake = wake_up_when_a_child_ends()
    ours, theirs = (each.detach() for each in socket.socketpair())
    child = os.fork()
    if child == 0:
        try:
            starter(config, joins, theirs, outputs)
        except BaseException as error:
            send(theirs, b'failed', str(error).encode())
        finally:
            os._exit(1)
    for descriptor in [theirs, *outputs, *joins]:
        os.close(descriptor)
    reply = receive(ours)
    if reply == [b'map']:
        for kind in ('uid', 'gid'):
            write_file('/proc/%d/%s_map' % (child, kind), identities(config, kind))
        send(ours, b'mapped')
        reply = receive(ours)
    if reply != [b'ready']:
        raise OSError(0, (reply[-1] or b'the starter failed').decode(errors='replace'))
    return child, ours, readers, (run_folder, upper, own, wake)


def identities(config, kind):
    """Maps every identity of this user namespace to itself, or the command's own one to root's."""
    is_mapped, uid, gid = config.user
    if is_mapped:
        return b'%d 0 1' % (uid if kind == 'uid' else gid)
    with open('/proc/self/%s_map' % kind, 'rb') as lines:
        return b''.join(b'%b %b %b\\n' % (first, first, count)
                        for first, _, count in (line.split() for line in lines))


def bring_up_loopback():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack('16sh22x', b'lo', 0)
        flags = struct.unpack_from('16sh', fcntl.ioctl(any_socket, SIOCGIFFLAGS, request))[1]
        fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack('16sh22x', b'lo', flags | IFF_UP))


def make_output(name, stream):
    """Makes an output, a named pipe, so that a command can also open it as /dev/stdout or /dev/stderr. Returns
    a reading end, without which nobody could open the other one, and the end of the command."""
    path = RUN + b'/' + name + b'-' + stream
    os.mkfifo(path)
    # The gate and the command can be different users, and nobody else can enter the directory.
    os.chmod(path, 0o666)
    return os.open(path, os.O_RDONLY | os.O_NONBLOCK), os.open(path, os.O_WRONLY)


def run(control, child, to_starter, readers, wake):
    """Starts the command, passes signals on, and reaps. Returns the status of the command."""
    poller = select.poll()
    poller.register(control, select.POLLIN)
    poller.register(wake, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll():
            if descriptor == wake:
                os.read(wake, 4096)
                continue
            kind, *words = receive(control)
            if kind == b'run':
                send(to_starter, *words[1:])
                # The gate has opened the outputs; a command whose gate is gone must not fill them for ever.
                for descriptor in (to_starter, *readers):
                    os.close(descriptor)
            elif kind == b'term':
                kill_all(signal.SIGTERM)
            elif kind == b'kill':
                kill_all(signal.SIGKILL)
        status = reap(child)
        if status is not None:
            return status


def report(config, name, status, run_folder, upper, own, is_shared):
    """Lists what the command wrote, unless that is nothing. Returns whether there is a list."""
    # Of the root, the list tells nothing else.
    is_same = not is_shared or stat.S_IMODE(os.fstat(upper).st_mode) == 0o755
    listed = bool(os.listdir(upper)) or status != 0 or not is_same
    if listed:
        create = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        file = os.open(b'report-' + name, create, 0o644, dir_fd=run_folder)
        records = Records(file)
        records.add(b'ready')
        if status != 0:
            room = os.fstatvfs(upper)
            records.add(b'!free %d %d %d' % (room.f_bavail, room.f_frsize, room.f_ffree))
        try:
            if list_written(records, upper) and is_same:
                records.add(b'end')
        except (OverflowError, OSError):
            pass  # Without its last record, the list is known to be incomplete.
        records.flush()
    if is_shared:
        remove_own(config, name, own)
    return listed


def remove_own(config, name, own):
    """Removes the directories of a slot from the tmpfs that all slots of its view share. A program does it only
    if there is something in them: starting one takes a millisecond."""
    try:
        for folder, _ in reversed(config.folders):
            if not is_layer(folder):
                os.rmdir(name + b'/' + folder, dir_fd=own)
        os.rmdir(name, dir_fd=own)
    except OSError:
        # The tmpfs is not visible any more.
        execute([b'/bin/rm', b'-rf', b'--', b'/proc/self/fd/3/' + name], {3: own})


class Records:
    """Writes the records of a report, each with NUL at its end, up to a limit."""
    def __init__(self, file):
        self.file, self.waiting, self.size = file, [], 0

    def add(self, record):
        self.size += len(record) + 1
        if self.size > MOST_BYTES:
            raise OverflowError
        self.waiting.append(record + b'\\0')
        if len(self.waiting) >= 10_000:
            self.flush()

    def flush(self):
        write_all(self.file, b''.join(self.waiting))
        self.waiting.clear()


def list_written(records, layer):
    """Lists what a command wrote. Nothing changes meanwhile: no other process is left.

    For each entry of the layer, directories before their contents: its type, a stamp that differs after each change
    (inode, time and permissions), and its path. Then for each entry that is left in a directory of the layer: "="
    and the path. Returns whether everything is listed: not what is in a directory with a long path."""
    checkout = os.open(b'.', os.O_RDONLY | os.O_DIRECTORY)
    os.fchdir(layer)
    is_whole, folders = True, [b'']
    for folder in folders:
        with os.scandir(folder or b'.') as entries:
            for entry in entries:
                path = folder + entry.name
                records.add(described(path))
                if entry.is_dir(follow_symlinks=False):
                    if len(path) < LONGEST_PATH:
                        folders.append(path + b'/')
                    else:
                        is_whole = False
    for folder in folders:
        with os.scandir(b'/proc/self/fd/%d/%b' % (checkout, folder)) as entries:
            for entry in entries:
                records.add(b'=' + folder + entry.name)
    return is_whole


def described(path):
    found = os.lstat(path)
    kind = TYPES.get(stat.S_IFMT(found.st_mode), b'?')
    if kind == b'd' and is_moved(path):
        kind = b'm'
    mode = stat.S_IMODE(found.st_mode)
    return b'%b%d:%d:%o %b' % (kind, found.st_ino, found.st_ctime_ns, mode, path)


def is_moved(folder):
    """Whether a directory of a layer shows the contents of another one, which was renamed to it."""
    try:
        return os.getxattr(folder, 'trusted.overlay.redirect') != b''
    except OSError:
        return False


def execute(words, descriptors):
    """Runs a program of the system with these descriptors, and waits for its end."""
    # Above all targets first, so that no copy replaces a descriptor that is still to be copied.
    copies = {target: fcntl.fcntl(each, fcntl.F_DUPFD_CLOEXEC, 10)
              for target, each in descriptors.items()}
    actions = [(os.POSIX_SPAWN_DUP2, copy, target) for target, copy in copies.items()]
    # Python ignores this signal, and a program would inherit that.
    pid = os.posix_spawn(words[0], words, {b'PATH': SYSTEM_PATH}, file_actions=actions,
                         setsigdef=[signal.SIGPIPE])
    os.waitpid(pid, 0)


# -- the part of the view that all commands share

def make_stage(config, parents):
    """Makes it in a tmpfs, which becomes the root."""
    stage = config.options[b'folder'] + b'/stage'
    mount(b'gene-gate', stage, b'tmpfs', b'mode=0755,size=' + config.options[b'size'])
    os.chdir(stage)
    for folder in (b'dev/shm', b'dev/pts', b'proc', b'tmp', b'home/gene-gate', b'.old'):
        os.makedirs(folder)
    os.mkdir(ROOT[1:])
    for name in INSIDE:
        os.mkdir(ROOT[1:] + b'/' + name)
    for file in (b'home/npmrc-user', b'home/npmrc-global'):
        create(file)
    for link, target in ((b'fd', b'/proc/self/fd'), (b'ptmx', b'pts/ptmx'), (b'stdin', b'/proc/self/fd/0'),
                         (b'stdout', b'/proc/self/fd/1'), (b'stderr', b'/proc/self/fd/2')):
        os.symlink(target, b'dev/' + link)
    for name in LINKS:
        if os.path.islink(b'/' + name):
            os.symlink(os.readlink(b'/' + name), name)
    for words in config.shared:
        (show if len(words) == 2 else mount)(*words)
    for name in config.devices:
        show_device(name)
    for name in os.listdir(RUN[1:] + b'/replaced'):
        copy(RUN[1:] + b'/replaced/' + name, ROOT[1:] + b'/replaced/' + name)
    os.chdir(ROOT[1:])
    hide(config)
    if config.options[b'adopt'] == b'1':
        adopt(config)
    os.chdir(stage)
    tried = [(number, try_group(config, number, parent)) for number, parent in enumerate(parents)]
    config.groups = {number: folder for number, folder in tried if folder}
    os.makedirs(config.options[b'checkout'][1:], exist_ok=True)
    call('pivot_root', b'.', b'.old')
    os.chdir('/')
    call('umount2', b'/.old', MNT_DETACH)
    os.rmdir('/.old')
    for point, options in mounted():
        # With nested mounts: a recursive bind makes only its top read-only.
        if b'ro' not in options and not (point + b'/').startswith((b'/proc/', b'/dev/', ROOT + b'/')):
            make_read_only(point)


def show(source, target):
    """Shows a directory of the machine as an overlay without an upper layer, because a lock on a file of an
    overlay is not one on the machine's file. Where the kernel refuses that for a directory with nested mounts (in
    a user namespace), those in it are, its small files are copies, and only its other files are binds."""
    os.makedirs(target, exist_ok=True)
    if is_overlaid(source, target):
        return
    if not any(point.startswith(source + b'/') for point, _ in mounted()):
        mount(source, target, b'none', b'rbind,ro')
        return
    for entry in os.scandir(source):
        shown = target + b'/' + entry.name
        if entry.is_symlink():
            os.symlink(os.readlink(entry.path), shown)
        elif entry.is_dir():
            show(entry.path, shown)
        elif entry.is_file():
            if entry.stat().st_size > SMALL or not copy(entry.path, shown):
                create(shown)
                mount(entry.path, shown, b'none', b'bind,ro')


def is_overlaid(source, target):
    stage = os.open(b'.', os.O_RDONLY)
    try:
        # The directory is a descriptor, because a path can have characters that separate options.
        lower = os.open(source, os.O_RDONLY | os.O_DIRECTORY)
        os.chdir(ROOT[1:] + b'/nothing')
        mount(b'gene-gate', target, b'overlay', b'ro,lowerdir=/proc/self/fd/%d:.' % lower)
        os.close(lower)
        return True
    except OSError:
        return False
    finally:
        os.fchdir(stage)
        os.close(stage)


def copy(source, target):
    """Copies a file with its mode and times. Returns whether it may be read."""
    try:
        with open(source, 'rb') as file:
            content, found = file.read(), os.fstat(file.fileno())
    except OSError:
        return False
    with open(target, 'xb') as file:
        file.write(content)
    os.chmod(target, stat.S_IMODE(found.st_mode))
    os.utime(target, ns=(found.st_atime_ns, found.st_mtime_ns))
    return True


def create(file):
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o644))


def show_device(name):
    """Copies a device file, for the same reason, if that is allowed."""
    found = os.stat(b'/dev/' + name)
    try:
        os.mknod(b'dev/' + name, found.st_mode, found.st_rdev)
        os.chmod(b'dev/' + name, stat.S_IMODE(found.st_mode))
        os.chown(b'dev/' + name, found.st_uid, found.st_gid)
    except OSError:
        create(b'dev/' + name)
        mount(b'/dev/' + name, b'dev/' + name, b'none', b'bind')


def hide(config):
    """Makes a layer over the checkout that hides what is not in the audited commit: a whiteout (a character
    device 0/0) for each path, below directories with the attributes that they have in the checkout."""
    folders = set()
    for path in config.hidden:
        folders.update(path[:at] for at in range(len(path)) if path[at:at + 1] == b'/')
    for path in [b'', *sorted(folders)] if config.hidden else []:
        os.makedirs(b'cover/' + path, exist_ok=True)
    for path in config.hidden:
        os.mknod(b'cover/' + path, stat.S_IFCHR)
    for path in [*sorted(folders, reverse=True), b''] if config.hidden else []:
        found = os.stat(b'lower/' + path)
        if not config.user[0]:
            os.chown(b'cover/' + path, found.st_uid, found.st_gid)
        os.chmod(b'cover/' + path, stat.S_IMODE(found.st_mode))
        os.utime(b'cover/' + path, ns=(found.st_atime_ns, found.st_mtime_ns))


def adopt(config):
    """Gives a tree that belongs to root to the user that runs commands, who could not write it: the layer
    changes the owner. With metacopy this copies no content. Entries of node_modules and .git can still be
    replaced, but not written in place; except for the directories of tools in node_modules (.cache,
    .vite-temp), which an earlier run as root can have made."""
    mount(b'gene-gate', b'covered', b'overlay', b'lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on')
    give(config, b'covered', False)
    call('umount2', b'covered', 0)


def give(config, folder, is_cache):
    _, uid, gid = config.user
    os.chown(folder, uid, gid)
    with os.scandir(folder) as entries:
        for entry in entries:
            is_folder = entry.is_dir(follow_symlinks=False)
            is_packages = entry.name == b'node_modules'
            if is_folder and (is_cache or not is_packages and entry.path != b'covered/.git'):
                give(config, entry.path, is_cache)
                continue
            os.chown(entry.path, uid, gid, follow_symlinks=False)
            if is_folder and is_packages:
                give_caches(config, entry.path)


def give_caches(config, packages):
    with os.scandir(packages) as entries:
        for entry in entries:
            is_cache = entry.name.startswith(b'.') and entry.name not in PACKAGES
            if is_cache and entry.is_dir(follow_symlinks=False):
                give(config, entry.path, True)


# -- the keeper

def keep():
    os.umask(0o022)
    config = Config()
    kind, name, *parents = receive(0)
    while kind != b'prepare':
        config.add(kind, name, *parents)
        kind, name, *parents = receive(0)
    try:
        make_stage(config, parents)
        call('unshare', NEW_PIDS)
    except Exception as error:
        send(1, b'failed', name, str(error).encode())
        return
    send(1, b'ready', name, *(b'%d' % number for number in config.groups))
    pid = os.fork()
    if pid == 0:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        supervise(config)
    os.close(0)
    os.close(1)
    os.waitpid(pid, 0)
    remove_groups(config)


# -- the supervisor

def supervise(config):
    if os.getpid() != 1:
        raise OSError(0, 'not process 1 of a PID namespace')
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    homes = [os.open('/proc/self/ns/' + name, os.O_RDONLY) for name in ('mnt', 'pid')]
    wake = wake_up_when_a_child_ends()
    slots, views = {}, {}
    poller = select.poll()
    for descriptor in (0, wake):
        poller.register(descriptor, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll():
            if descriptor == wake:
                os.read(wake, 4096)
                reap(None)
            elif descriptor == 0:
                handle(receive(0), config, slots, views, homes, poller)
            elif descriptor in slots:
                pass_on(descriptor, slots, poller)


def handle(request, config, slots, views, homes, poller):
    kind, name, *values = request
    if kind == b'slot':
        try:
            view = views[values[0]] if values[0] else None
            control = start_slot(config, name, view, homes[1])
            slots[control] = name
            poller.register(control, select.POLLIN)
        except (OSError, KeyError) as error:
            send(1, b'failed', name, str(error).encode())
    elif kind == b'view':
        try:
            views[name] = share_view(config, homes[0])
            send(1, b'ready', name)
        except OSError as error:
            send(1, b'failed', name, str(error).encode())
    elif kind == b'drop':
        os.close(views.pop(name))
    elif kind == b'free':
        free_groups(config, name)
    elif kind in (b'run', b'term', b'kill', b'discard'):
        for control in [each for each, owner in slots.items() if owner == name]:
            try:
                if kind == b'discard':
                    forget(control, slots, poller)
                else:
                    send(control, *request)
            except OSError:
                pass  # It has ended meanwhile, which its end of the socket tells.
    else:
        config.add(*request)


def start_slot(config, name, view, home):
    """Starts process 1 of a new slot. Returns the supervisor's end of its socket."""
    groups = make_groups(config, name)
    ours, theirs = (each.detach() for each in socket.socketpair())
    try:
        call('unshare', NEW_PIDS)
        try:
            pid = os.fork()
            if pid == 0:
                init(config, name, view, groups, theirs)
        finally:
            call('setns', home, NEW_PIDS)
    finally:
        os.close(theirs)
    return ours


def pass_on(control, slots, poller):
    try:
        reply = receive(control)
    except (EOFError, OSError):
        send(1, b'failed', slots[control], b'its process 1 has ended')
        forget(control, slots, poller)
        return
    send(1, *reply)
    if reply[0] in (b'done', b'failed'):
        forget(control, slots, poller)


def forget(control, slots, poller):
    poller.unregister(control)
    os.close(control)
    del slots[control]


try:
    keep()
except EOFError:
    pass  # The gate has ended, or needs no more commands.
`,l=6e4;async function a(n){d(n.leftOut);const{privileges:i,file:c,python:s,replaced:f,signal:g}=n,b=await e();(0,T().removeLeftGroups)(
b);const v=await(0,R().temporaryFolder)(),y=(0,E().join)(v,"supervisor.py");await(0,O().writeFile)(y,m),await(0,O().mkdir)(
(0,E().join)(v,"stage")),await(0,O().mkdir)((0,E().join)(v,"run","replaced"),{recursive:!0});for(const[W,x]of[...f.values()].
entries())await(0,O().writeFile)((0,E().join)(v,"run","replaced",String(W)),x);const P=(0,w().startSupervisor)([c,...i.newMounts.
slice(1),s,"-I","-S",y]),{link:C}=P,L=async()=>{await P.close(),await(0,O().rm)(v,{recursive:!0,force:!0})},j=()=>C.lose(
M().INTERRUPTED);g?.addEventListener("abort",j),g?.aborted&&j();const $=C.reply("","ready",l);for(const W of r(n,v,b))C.
send(...W);const F=await $;if(g?.removeEventListener("abort",j),typeof F=="string")return await L(),F===M().INTERRUPTED?
F:P.complaint()??F;const D=(0,T().controlGroups)(b,F.slice(2).map(Number),(0,E().basename)(v)),G=(0,_().effectiveLimits)(
n.limits,D.enforced);t(C,n,G);const U=new(N()).Slots({link:C,folder:(0,E().join)(v,"run"),groups:D}),H=U.stock(n.lanes);
return{limits:G,slot:H.slot,share:W=>U.share(W),close:async()=>{await H.close(),await L()}}}function d(n){const i=n.find(
c=>Buffer.from(c).toString()!==c);if(i!==void 0)throw new(I()).GateError("checkout_differs",`The file ${JSON.stringify(i)}\
 is not in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function r({privileges:n,
view:i,checkout:c,leftOut:s,limits:f,network:g},b,v){const{user:y,runsAs:P,adopt:C}=n,L=(0,S().systemCallFilter)(g),j=(0,h().
sharedMounts)({view:i,checkout:c,run:(0,E().join)(b,"run"),stage:(0,E().join)(b,"stage")});return[["user",y?"real":"mapp\
ed",String(P.uid),String(P.gid)],["option","checkout",c],["option","folder",b],["option","group",(0,E().basename)(b)],["\
option","adopt",C?"1":"0"],["option","size",String(f.written_bytes)],["option","network",g?"allow":"deny"],["option","ke\
yctl",String(L?.keyctl??-1)],["option","filter",L?.hex??""],...j.system.map(({source:$,target:F})=>["show",$,F]),...j.mounts.
map($=>["shared",...o($)]),...j.tools.map(({source:$,target:F})=>["show",$,F]),...i.devices.map($=>["device",$]),...s.length>
0?[["hide",...s]]:[],...(0,T().groupSettings)(v,f).map(({index:$,file:F,value:D,isNeeded:G})=>["setting",String($),F,String(
D),G?"needed":"wanted"]),["prepare","",...v.map(({parent:$})=>$)]]}function t(n,i,c){for(const[f,g]of(0,_().resourceLimits)(
c))n.send("limit",f.toUpperCase(),String(g));for(const f of(0,h().commandFolders)(i.view))n.send("folder",f,"755");const s=(0,h().
commandMounts)({...i,hides:i.leftOut.length>0,replaced:[...i.replaced.keys()]});for(const f of s)n.send("mount",...o(f))}
function o({source:n,target:i,type:c,options:s}){return[n,i,c,s]}async function e(){const[n,i]=await Promise.all(["cgrou\
p","mountinfo"].map(s=>(0,O().readFile)(`/proc/self/${s}`,"utf8").catch(()=>""))),c=s=>{try{return(0,k().readFileSync)((0,E().
join)(s,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};return(0,T().findHierarchies)(n??"",i??"",c)}}),92342:((A,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.SYSTEM_PATH=p.NOBODY=void 0,p.privilegesFor=_,p.systemTool=T;function k(){
const w=u(73024);return k=function(){return w},w}function O(){const w=u(51455);return O=function(){return w},w}function E(){
const w=u(76760);return E=function(){return w},w}const I=p.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/bin"].join(E().
delimiter),R=p.NOBODY={uid:65534,gid:65534},M=["sudo","-n","--","env","-i",`PATH=${I}`];function _(w,S){const h=S.uid===
0,m=h?R:{uid:S.uid,gid:S.gid},l={user:m,runsAs:m,adopt:h,overlay:["redirect_dir=on",...h?["metacopy=on"]:[]]},a=["unshar\
e","--mount"];return w.uid===0?[{name:"root",newMounts:a,...l}]:[{name:"sudo",newMounts:[...M,...a],...l},{name:"user_na\
mespace",newMounts:["unshare","--user","--map-root-user","--mount"],runsAs:w,adopt:!1,overlay:["userxattr"]}]}async function T(w){
for(const S of I.split(E().delimiter)){const h=(0,E().join)(S,w);if(await N(h))return h}}async function N(w){return(0,O().
access)(w,k().constants.X_OK).then(()=>!0,()=>!1)}}),85723:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.
processGroup=N;function k(){const m=u(73024);return k=function(){return m},m}function O(){const m=u(51455);return O=function(){
return m},m}function E(){const m=u(76760);return E=function(){return m},m}function I(){const m=u(4339);return I=function(){
return m},m}function R(){const m=u(12086);return R=function(){return m},m}function M(){const m=u(57334);return M=function(){
return m},m}function _(){const m=u(27097);return _=function(){return m},m}function T(){const m=u(35353);return T=function(){
return m},m}function N({programs:m,checkout:l,outputBytes:a}){const d=(0,k().realpathSync)(l);return{level:"process_grou\
p",description:`Clean environment, private HOME and TMPDIR, ${S()}. Access to the network and to the files of this user \
is not restricted.`,check:r=>{(0,_().launchOf)(r,{programs:m,checkout:d,base:{}})},prepare:(r,t)=>h(o=>{const{node:e,searchPath:n,
shell:i}=m,c=(0,R().npmForPrepare)(m),s={node:e.file,searchPath:n,folder:o,shell:i,npm:c,assignments:r.env},f=(0,R().commandEnvironment)(
s,process),{file:g,args:b,env:v}=(0,_().launchOf)(r,{programs:m,checkout:d,base:f}),{timeoutMs:y}=r;return(0,T().supervise)(
{file:g,args:b,cwd:l,env:{...f,...v},timeoutMs:y,outputBytes:a,signal:t})}),run:(r,t)=>h(async o=>{if(r.npmSettings)return w(
r.npmSettings);const{node:e,searchPath:n,shell:i}=m,c=(0,R().commandEnvironment)({node:e.file,searchPath:n,folder:o,shell:i,
assignments:r.env},process),{file:s,args:f,env:g,cwd:b}=(0,_().launchOf)(r,{programs:m,checkout:d,base:c});return(0,T().
supervise)({file:s,args:f,cwd:b??l,env:{...c,...g},timeoutMs:r.timeoutMs,outputBytes:a,signal:t})})}}function w(m){const l=`\
It starts npm, which would read settings that only containment in namespaces hides (${m.join("; ")})`;return{...(0,M().skippedOutcome)(
"",new Date),status:"crashed",reason:l}}function S(){switch(process.platform){case"linux":return"process group and marke\
d descendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"process group\
 killed at the end"}}async function h(m){const l=await(0,I().temporaryFolder)(),a={home:(0,E().join)(l,"home"),temp:(0,E().
join)(l,"tmp"),npmCache:(0,E().join)(l,"npm-cache"),npmUserConfig:(0,E().join)(l,"npmrc-user"),npmGlobalConfig:(0,E().join)(
l,"npmrc-global")};try{return await Promise.all([(0,O().mkdir)(a.home),(0,O().mkdir)(a.temp),(0,O().writeFile)(a.npmUserConfig,
""),(0,O().writeFile)(a.npmGlobalConfig,"")]),await m(a)}finally{await(0,O().rm)(l,{recursive:!0,force:!0,maxRetries:3}).
catch(()=>{})}}}),39105:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.Slots=void 0;function k(){const t=u(
73024);return k=function(){return t},t}function O(){const t=u(51455);return O=function(){return t},t}function E(){const t=u(
77030);return E=function(){return t},t}function I(){const t=u(48161);return I=function(){return t},t}function R(){const t=u(
76760);return R=function(){return t},t}function M(){const t=u(27159);return M=function(){return t},t}function _(){const t=u(
74225);return _=function(){return t},t}const T=3e4,N={started:!0,complete:!0},w={started:!0,complete:!1};class S{#e;#n=0;constructor(o){
this.#e=o}stock(o,e=Number.POSITIVE_INFINITY,n=""){const i=[];let c=0;const s=()=>h(this.#e,this.#t(),n),f=()=>{for(;i.length<
o&&c<e;c+=1)i.push(s())};return f(),{slot:()=>{const g=i.shift()??s();return f(),g},close:async()=>{c=e,await Promise.all(
i.splice(0).map(g=>g.release()))}}}async share(o){const{link:e}=this.#e,n=this.#t(),i=e.reply(n,"ready",T);e.send("view",
n);const c=await i;if(typeof c=="string")return c;const s=this.stock(1,o,n);return{...s,close:async()=>{await s.close(),
e.send("drop",n)}}}#t(){return this.#n+=1,`slot-${this.#n}`}}p.Slots=S;function h({link:t,folder:o,groups:e},n,i){const c=(0,R().
join)(o,`report-${n}`);let s,f=!1,g;const b=t.reply(n,"ready",T);t.send("slot",n,i);const v=b.then(y=>{if(typeof y=="str\
ing")return y;try{s=a(o,n)}catch(P){return`its outputs cannot be opened: ${P.message}`}});return{group:e.of(n),whenReady:async()=>await v??
t.lost,start:({file:y,args:P,env:C})=>{f=!0;const L=Object.entries(C).map(([F,D])=>`${F}=${D}`),j=t.reply(n,"done").then(
F=>typeof F=="string"?{exitCode:null,signal:null,lost:F}:(g=F[4]==="listed",l(F))),$=["run",n,String(L.length),...L,y,...P];
return m(t,n,{outputs:s,ended:j,request:$})},report:async y=>g===void 0?w:g?(0,M().readReport)(c,y):N,release:async()=>{
f||t.send("discard",n),t.send("free",n);for(const y of s??[])y.destroy();await(0,O().rm)(c,{force:!0})}}}function m(t,o,{
outputs:e,ended:n,request:i}){const c=e??[],s=c.map(g=>new Promise(b=>g.once("close",b)));let f;try{t.send(...i)}catch(g){
f=g}for(const g of c)g.resume();return{outputs:e??[null,null],ended:f?Promise.resolve({exitCode:null,signal:null,error:f}):
n,closed:Promise.all(s),terminate:()=>t.send("term",o),kill:()=>t.send("kill",o),sweep:()=>Promise.resolve(),release:()=>{}}}
function l([,,t,o=""]){const e=/^\d{1,3}$/.test(o)?Number(o):void 0;if(t==="exit"&&e!==void 0)return{exitCode:e,signal:null};
const[n]=Object.entries(I().constants.signals).find(([,i])=>i===e)??[];return t==="signal"&&n!==void 0?{exitCode:null,signal:n}:
{exitCode:null,signal:null,lost:_().NONSENSE}}function a(t,o){const e=d((0,R().join)(t,`${o}-out`));try{const n=d((0,R().
join)(t,`${o}-err`));return[r(e),r(n)]}catch(n){throw(0,k().closeSync)(e),n}}function d(t){const o=(0,k().openSync)(t,k().
constants.O_RDONLY|k().constants.O_NONBLOCK);return(0,k().unlinkSync)(t),o}function r(t){const o=new(E()).Socket({fd:t,readable:!0,
writable:!1});return o.on("error",()=>{}),o.unref()}}),74225:((A,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.
SupervisorLink=p.NONSENSE=p.ENDED=void 0,p.frame=R;const u=4,k=64*1024,O=p.ENDED="the supervisor has ended",E=p.NONSENSE=
"the supervisor sent an unknown reply";class I{#e;#n=new Map;#t;constructor({requests:_,replies:T}){this.#e=_;let N=Buffer.
alloc(0);T.on("data",w=>{N=this.#o(Buffer.concat([N,w]))});for(const w of[_,T])w.on("error",()=>this.lose(O)),w.once("cl\
ose",()=>this.lose(O))}get lost(){return this.#t}send(..._){const T=R(..._);this.#t===void 0&&this.#e.write(T)}reply(_,T,N){
return this.#t!==void 0?Promise.resolve(this.#t):new Promise(w=>{const S=m=>{clearTimeout(h),this.#n.delete(_),w(m)},h=N===
void 0?void 0:setTimeout(()=>S("it takes too long"),N);this.#n.set(_,{kind:T,settle:S})})}lose(_){if(this.#t===void 0){this.#t=
_,this.#e.destroy();for(const{settle:T}of[...this.#n.values()])T(_)}}#o(_){let T=_;for(;T.length>=u&&this.#t===void 0;){
const N=u+T.readUInt32BE();if(N>k)this.lose(E);else{if(T.length<N)break;this.#s(T.toString("utf8",u,N).split("\0"))}T=T.
subarray(N)}return T}#s(_){const[T,N="",w=""]=_,S=this.#n.get(N);T==="failed"?S?.settle(w||"no reason given"):S!==void 0&&
T===S.kind?S.settle(_):T!=="ready"&&this.lose(E)}}p.SupervisorLink=I;function R(...M){if(M.some(N=>N.includes("\0")))throw Object.
assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});const _=Buffer.from(M.join("\0")),T=Buffer.alloc(
u);return T.writeUInt32BE(_.length),Buffer.concat([T,_])}}),50820:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.startSupervisor=T;function k(){const w=u(31421);return k=function(){return w},w}function O(){const w=u(73024);return O=
function(){return w},w}function E(){const w=u(58500);return E=function(){return w},w}function I(){const w=u(64467);return I=
function(){return w},w}function R(){const w=u(92342);return R=function(){return w},w}function M(){const w=u(74225);return M=
function(){return w},w}const _=1e4;function T([w="",...S]){const h=(0,O().openSync)("/","r"),m=(0,k().spawn)(w,S,{cwd:"/",
env:{PATH:R().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",h]});(0,O().closeSync)(h);let l="";m.stderr.on("data",
r=>{l=`${l}${r}`.slice(-1e3)}),m.stderr.on("error",()=>{}),m.once("error",({message:r})=>{l=r});const a=new Promise(r=>m.
once("close",r)),d=new(M()).SupervisorLink({requests:m.stdin,replies:m.stdout});return N(m),{link:d,complaint:()=>l.trim().
split(`
`)[0]||void 0,close:async()=>{m.ref(),d.lose(M().ENDED);const r=new AbortController,t=(0,E().setTimeout)(_,void 0,{signal:r.
signal}).catch(()=>{});await Promise.race([a,t]),r.abort();const o=m.exitCode===null&&m.signalCode===null;m.pid!==void 0&&
o&&(0,I().signalTree)(m.pid,"SIGKILL")}}}function N(w){w.unref();for(const S of[w.stdin,w.stdout,w.stderr])"unref"in S&&
typeof S.unref=="function"&&S.unref()}}),515:((A,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.systemCallFilter=
d;const u={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{id:1073741827,socket:359,
socketcall:102,unshare:310,clone:120,keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,socket:198,unshare:97,clone:220,
keys:217,setrlimit:164,prlimit64:261},arm:{id:1073741864,socket:281,unshare:337,clone:120,keys:309,setrlimit:75,prlimit64:369}},
k=425,O=435,E=268435456,I=[1,2,10,16],R=4,M={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[_,T,N,w,S]=[32,84,21,69,6],h=[S,
0,0,2147418112],[m,l,a]=[0,4,16];function d(c,s=process.arch){const f=Object.entries(u).find(([b])=>b===s)?.[1];return f===
void 0?void 0:{hex:[[_,0,0,l],...Object.values(u).flatMap(b=>o(b.id,r(b,c))),e("ENOSYS")].map(i).join(""),keyctl:f.keys+
2}}function r(c,s){const{keys:f,socket:g,socketcall:b=O,unshare:v,clone:y,setrlimit:P,prlimit64:C}=c,L=[...[b,k].flatMap(
j=>o(j,[e("ENOSYS")])),...o(g,[n(0),...I.flatMap(j=>o(j,[h])),e("EAFNOSUPPORT")])];return[[_,0,0,m],[T,0,0,1073741823],...[
O,f,f+1,f+2].flatMap(j=>o(j,[e("ENOSYS")])),...s?[]:L,...o(v,[n(0),[w,0,1,E],e("EPERM"),h]),...o(y,[n(0),[w,0,1,E],e("EP\
ERM"),h]),...o(P,[n(0),...o(R,[e("none")]),h]),...o(C,[n(1),...o(R,[...t(32),...t(36)]),h]),h]}function t(c){return[[_,0,
0,c],[N,1,0,0],e("none")]}function o(c,s){return[[N,0,s.length,c],...s]}function e(c){return[S,0,0,327680|M[c]]}function n(c){
return[_,0,0,a+8*c]}function i([c,s,f,g]){const b=Buffer.alloc(8);return b.writeUInt16LE(c),b.set([s,f],2),b.writeUInt32LE(
g,4),b.toString("hex")}}),32223:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.SYSTEM=p.DEVICES=void 0,p.
homeFolders=d,p.privateFolders=w,p.viewOf=S;function k(){const r=u(51455);return k=function(){return r},r}function O(){const r=u(
48161);return O=function(){return r},r}function E(){const r=u(76760);return E=function(){return r},r}function I(){const r=u(
46282);return I=function(){return r},r}const R=p.SYSTEM=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],
M=["/nix/store","/gnu/store"],_=p.DEVICES=["null","zero","full","random","urandom"],T="tty",N=["EVENT_PATH","ENV","OUTPU\
T","PATH","STATE","STEP_SUMMARY"];function w(r){const t=N.flatMap(e=>r[`GITHUB_${e}`]??[]),o=[r.HOME,r.RUNNER_TEMP,r.XDG_RUNTIME_DIR].
flatMap(e=>e??[]);return[...new Set([...o,(0,O().tmpdir)(),...t.map(E().dirname)].filter(e=>(0,E().isAbsolute)(e)))]}async function S({
node:r,npm:t,machine:o},e,n){const i=await m([...R,...M]),s=(await Promise.all(e.map(v=>(0,k().realpath)(v).catch(()=>[])))).
flat(),f=[(0,E().dirname)(r.file),...t?[(0,E().dirname)((0,E().dirname)(t.file))]:[],...[...o.values()].flatMap(v=>h(v,s)),
...n?await a():[]].filter(v=>!i.some(y=>(0,I().isInside)(y,v))),g=s.filter(v=>i.some(y=>y!==v&&(0,I().isInside)(y,v))),b=await l(
`/dev/${T}`)?[..._,T]:_;return{system:i,emptied:g,tools:[...new Set(f)],devices:b,home:[]}}function h({file:r,real:t},o){
const e=(0,E().dirname)(t),n=(0,E().dirname)(e),i=(0,E().basename)(e)==="bin"&&!o.some(c=>(0,I().isInside)(c,n));return[
(0,E().dirname)(r),e,...i?[n]:[]].filter(c=>!o.some(s=>(0,I().isInside)(c,s)))}async function m(r){return(await Promise.
all(r.map(async o=>(await(0,k().lstat)(o).catch(()=>{}))?.isDirectory()?[o]:[]))).flat()}function l(r){return(0,k().lstat)(
r).then(()=>!0,()=>!1)}async function a(){const r=await(0,k().realpath)("/etc/resolv.conf").catch(()=>{});return r?.startsWith(
"/run/systemd/resolve/")?[(0,E().dirname)(r)]:[]}async function d(r,t){return t===void 0||!(0,E().isAbsolute)(t)?[]:(await Promise.
all([...new Set(r)].sort().map(async e=>{const n=await(0,k().realpath)((0,E().join)(t,e)).catch(()=>{});return n===void 0||
!(await(0,k().stat)(n)).isDirectory()?[]:[{path:e,source:n}]}))).flat()}}),96266:((A,p,u)=>{Object.defineProperty(p,"__e\
sModule",{value:!0}),p.TEMP=p.HOME=void 0,p.commandFolders=S,p.commandMounts=w,p.sharedMounts=N;function k(){const m=u(76760);
return k=function(){return m},m}function O(){const m=u(39491);return O=function(){return m},m}function E(){const m=u(46282);
return E=function(){return m},m}const I=p.HOME="/home/gene-gate",R=p.TEMP="/tmp",M=64,_="/.gene-gate",T={lower:`${_}/low\
er`,cover:`${_}/cover`,own:`${_}/own`,run:`${_}/run`,replaced:`${_}/replaced`,home:`${_}/home`,tools:`${_}/tools`};function N({
view:m,checkout:l,run:a,stage:d}){const r=(t,o,e)=>({source:t,target:(0,k().join)(d,o),type:"none",options:e});return{system:m.
system.map(t=>({source:t,target:(0,k().join)(d,t)})),mounts:[...m.emptied.map(t=>({source:"gene-gate",target:(0,k().join)(
d,t),type:"tmpfs",options:"size=1m,mode=0755"})),r("/proc","proc","rbind"),r(l,T.lower,"rbind"),r(a,T.run,"bind")],tools:[
...m.tools.map((t,o)=>({source:t,target:(0,k().join)(d,h(t,o))})),...m.home.map(({source:t},o)=>({source:t,target:(0,k().
join)(d,T.home,String(o))}))]}}function w(m){const{view:l,checkout:a,privileges:d,hides:r,keepsWrites:t,replaced:o}=m,e=(c,s,f="\
bind")=>({source:c,target:s,type:"none",options:f}),n=l.tools.map((c,s)=>({folder:c,place:h(c,s)})),i=[`lowerdir=${r||d.
adopt?`${T.cover}:`:""}${T.lower}`,`upperdir=${T.own}/upper`,`workdir=${T.own}/work`,...d.overlay,"X-mount.mkdir"];return[
e(`${T.own}/tmp`,R),e(`${T.own}/home`,I),...l.home.map(({path:c},s)=>e(`${T.home}/${s}`,(0,k().join)(I,c))),e(`${T.own}/\
shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:`newinstance,nosuid,noexec,mode=0620,ptmxmo\
de=0666,max=${M}`},...n.filter(({folder:c,place:s})=>c!==s).map(({folder:c,place:s})=>e(s,c,"rbind,X-mount.mkdir")),t?e(
T.lower,a,"bind,X-mount.mkdir"):{source:"gene-gate",target:a,type:"overlay",options:i.join(",")},...o.map((c,s)=>e(`${T.
replaced}/${s}`,(0,k().join)(a,c))),{source:"gene-gate",target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{source:"\
gene-gate",target:_,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function S({home:m}){return["upper","work","tmp","home",
"shm",...[...new Set(m.flatMap(({path:a})=>[...(0,O().foldersAbove)(a),a]))].map(a=>`home/${a}`)]}function h(m,l){return[
R,I].some(d=>(0,E().isInside)(d,m))?`${T.tools}/${l}`:m}}),12086:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.commandEnvironment=M,p.npmForPrepare=w;function k(){const S=u(76760);return k=function(){return S},S}const O={CI:"true",
NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},E={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},I=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],R="cmd.exe";function M({node:S,searchPath:h,folder:m,shell:l,
npm:a,assignments:d},r){const t=r.platform==="win32"?T(r.env,m):{},{delimiter:o,dirname:e}=r.platform==="win32"?k().win32:
k().posix,n={PATH:[...new Set([e(S),...h])].join(o),HOME:m.home,TMPDIR:m.temp,...t,..._(m,l??(r.platform==="win32"?R:"/b\
in/sh")),...a??E};return{...O,...N(n,d),...n}}function _(S,h){return{npm_config_script_shell:h,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:S.npmCache,npm_config_userconfig:S.npmUserConfig,npm_config_globalconfig:S.
npmGlobalConfig}}function T(S,h){const m=Object.entries(S).flatMap(([l,a])=>{const d=l.toUpperCase();return I.includes(d)&&
a!==void 0?[[d,a]]:[]});return{...Object.fromEntries(m),USERPROFILE:h.home,APPDATA:h.home,LOCALAPPDATA:h.home,TEMP:h.temp,
TMP:h.temp}}function N(S,h){const m=new Set(Object.keys(S).map(l=>l.toUpperCase()));return Object.fromEntries(Object.entries(
h).filter(([l])=>!m.has(l.toUpperCase())))}function w({npm:S}){const h=S&&(0,k().join)((0,k().dirname)(S.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...h&&{npm_config_node_gyp:h}}}}),
57334:((A,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.OUTCOME_LOST=p.INTERRUPTED=p.CHECKOUT_CHANGED=p.BUDGET_SPENT=
void 0,p.blockedOutcome=_,p.changedOutcome=S,p.countInterrupted=R,p.lostOutcome=w,p.programMissingOutcome=T,p.skippedOutcome=
N,p.stopReason=M;const u="BLOCKED: validation command rejected by safety check (allowed prefixes: node/npm/npx; shell op\
erators prohibited)",k=p.INTERRUPTED="interrupted",O=p.BUDGET_SPENT="the time budget for all commands was spent",E=p.OUTCOME_LOST=
"the run returned no outcome for this command",I=p.CHECKOUT_CHANGED="files of the checkout changed while the gate ran";function R(m){
return m.filter(({reason:l})=>l===k).length}function M(m){return m.reason===O?O:k}function _(m){return h("blocked",u,m)}
function T({message:m,hint:l},a){return h("not_runnable",`${m} ${l}`,a)}function N(m,l){return h("skipped",m,l)}function w(m){
return h("skipped",E,m)}function S(m,l,a){return{...a??h("error",I,m),status:"error",reason:I,checkout_changed:[...l]}}function h(m,l,a){
const d={head:"",tail:"",bytes:0,truncated:!1};return{status:m,exit_code:null,signal:null,started_at:a.toISOString(),duration_ms:0,
stdout:d,stderr:d,reason:l}}}),22562:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.outcomesOf=I,p.plansOf=
E,p.refusedOutcomes=M;function k(){const w=u(6470);return k=function(){return w},w}function O(){const w=u(57334);return O=
function(){return w},w}function E({asset:w,commands:S}){const h=S.flatMap(({plan:m})=>m??[]);return{id:w.id,plans:h.length===
S.length?h:[]}}function I({commands:w},S,h){if(w.every(({plan:l})=>l!==void 0))return w.map(({plan:l},a)=>R(l,S[a],h));const m=N(
w);return w.map(({verdict:l})=>l==="block"?(0,O().blockedOutcome)(h):(0,O().skippedOutcome)(m,h))}function R(w,S,h){if(S===
void 0||S.plan.digest!==w?.digest)return(0,O().lostOutcome)(h);const{outcome:m,changedFiles:l}=S;return l.length===0?m:{
...m,checkout_modified:l}}function M(w,S,h){const m=w.filter(l=>S?_(l):l.commands.some(T));return new Map(m.map(l=>[l,I(
l,[],h)]))}function _({change:w,commands:S}){return S.length===0?w!=="removed":S.some(({plan:h})=>h===void 0)}function T({
verdict:w}){return w==="block"}function N(w){if(w.some(({verdict:m})=>m==="block"))return"another command of the gene is\
 blocked";const h=w.flatMap(({reading:m})=>(0,k().toolOf)(m)??[]).find(({path:m})=>m===void 0);return h?`${h.name} is no\
t installed; install dependencies before the gate`:"the audit does not allow this gene to run; see its findings"}}),26756:((A,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.mentionedOf=R,p.namedRootOf=_;function k(){const T=u(76760);return k=
function(){return T},T}const O=5,E=30,I=/[^\w.@+~/\\-]+/;function R(T){const N=new Map(T.map(w=>[w,w]));for(const w of T){
const{dir:S,name:h,ext:m}=k().posix.parse(w),l=k().posix.join(S,h);m!==""&&!N.has(l)&&N.set(l,w)}return w=>{if(w.status!==
"failed"||N.size===0)return w;const{stdout:S,stderr:h}=w,m=[h,S].flatMap(({head:d,tail:r})=>[d,r]),l=new Set(m.flatMap(d=>d.
split(I))),a=new Set([...l].flatMap(d=>M(d)).flatMap(d=>N.get(d)??[]));return a.size===0?w:{...w,left_out:[...a].sort().
slice(0,O)}}}function M(T){const N=T.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(w=>w!==""&&w!=="."&&w!==
"..");return N.length>E?[]:N.flatMap((w,S)=>N.slice(S).map((h,m)=>N.slice(S,S+m+1).join("/")))}function _(T){return N=>{
const{status:w,stdout:S,stderr:h}=N;return w==="passed"||T==="/"?N:[S,h].some(({head:l,tail:a})=>[l,a].some(d=>d.includes(
T)))?{...N,root:T}:N}}}),27097:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.launchOf=R;function k(){const N=u(
76760);return k=function(){return N},N}function O(){const N=u(41895);return O=function(){return N},N}function E(){const N=u(
64836);return E=function(){return N},N}const I={npm_config_node_options:"--warnings"};function R(N,{programs:w,checkout:S,
base:h}){const{argv:m,binary:l,program:a,scripts:d}=N,r=w.node.file;if(d!==void 0){const{platform:e}=process,n=(0,E().launchScripts)(
d,{programs:w,checkout:S,base:h,platform:e});if(!("missing"in n))return n;throw n.missing==="sh"?_(N):M(N,n.missing,r)}const t=m.
slice(1);if(l!==void 0)return{file:r,args:[(0,k().join)(S,l),...t]};if(a==="node")return{file:r,args:t};if(a==="npm"||a===
"npx"){const e=w[a];if(e)return{file:r,args:[e.file,...t],env:I};throw M(N,a,r)}const o=w.machine.get(a);if(o)return{file:o.
file,args:t};throw T(N,a,"on PATH outside the checkout","Install the program before this step, in a directory outside th\
e checkout. Shell builtins such as cd cannot be run.")}function M(N,w,S){return T(N,w,`next to ${S} or on PATH outside t\
he checkout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}function _(N){return T(N,
"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, or make the script one command of no\
de or of a local tool.")}function T({command:N},w,S,h){const m=`The command "${N}" needs ${w}, which was not found ${S}.`;
return new(O()).GateError("program_not_found",m,h)}}),96469:((A,p)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.
Pool=void 0;class u{#e;#n=[];constructor(O){this.#e=O}run(O,E){return new Promise((I,R)=>{const M=()=>{E().then(I,R).finally(
()=>{this.#e+=1,this.#t()})};this.#n=[...this.#n,{urgency:O,start:M}],this.#t()})}#t(){setImmediate(()=>{const O=[...this.#n].
sort((E,I)=>I.urgency()-E.urgency()).slice(0,this.#e);this.#e-=O.length,this.#n=this.#n.filter(E=>!O.includes(E));for(const{
start:E}of O)E()})}}p.Pool=u}),64467:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.MARKER=void 0,p.signalTree=
T,p.sweepTree=w;function k(){const l=u(31421);return k=function(){return l},l}function O(){const l=u(73024);return O=function(){
return l},l}function E(){const l=u(76760);return E=function(){return l},l}function I(){const l=u(58500);return I=function(){
return l},l}const R=p.MARKER="GENE_GATE_RUN",M=40,_=10;function T(l,a){process.platform==="win32"?a==="SIGKILL"&&N(l):m(
-l,a)}function N(l){const a=(0,E().join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),d={stdio:"igno\
re",windowsHide:!0};(0,k().spawn)(a,["/PID",String(l),"/T","/F"],d).on("error",()=>{})}async function w(l,a){if(process.
platform!=="win32"&&(m(-l,"SIGKILL"),!!(0,O().existsSync)("/proc/self/environ")))for(let d=0;d<M;d+=1){const r=S(a);if(r.
length===0)return;for(const t of r)m(t,"SIGKILL");await(0,I().setTimeout)(_)}}function S(l){return(0,O().readdirSync)("/\
proc").filter(a=>/^\d+$/.test(a)).filter(a=>h(a).includes(`${R}=${l}`)).map(Number)}function h(l){try{return(0,O().readFileSync)(
`/proc/${l}/environ`)}catch{return Buffer.alloc(0)}}function m(l,a){try{process.kill(l,a)}catch{}}}),46282:((A,p,u)=>{Object.
defineProperty(p,"__esModule",{value:!0}),p.findPrograms=m,p.isInside=g;function k(){const b=u(31421);return k=function(){
return b},b}function O(){const b=u(73024);return O=function(){return b},b}function E(){const b=u(51455);return E=function(){
return b},b}function I(){const b=u(48161);return I=function(){return b},b}function R(){const b=u(76760);return R=function(){
return b},b}function M(){const b=u(57975);return M=function(){return b},b}function _(){const b=u(7723);return _=function(){
return b},b}function T(){const b=u(26040);return T=function(){return b},b}function N(){const b=u(41895);return N=function(){
return b},b}const w=_().object({file:_().string(),version:_().string(),platform:_().string(),arch:_().string()}),S="JSON\
.stringify({file: process.execPath, version: process.version, platform: process.platform, arch: process.arch})",h=2e4;async function m(b){
const{path:v,checkout:y,names:P=[]}=b,C=await i(v,y),L=await l(C,y),[j,$]=await Promise.all(["npm","npx"].map(G=>d(G,L.file,
C,y))),F=await n(P,C,y),D=await o(C,y);return{node:L,...j&&{npm:j},...$&&{npx:$},...D!==void 0&&{shell:D},machine:F,searchPath:C}}
async function l(b,v){for await(const{file:y,real:P}of s("node",b,v)){const C=await a(y,P,b),L=await c(C.file,v);if(L!==
void 0)return{...C,file:L}}throw new(N()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function a(b,v,y){
const{execPath:P,version:C,platform:L,arch:j}=process;if(v===await(0,E().realpath)(P))return{file:v,version:C,platform:L,
arch:j};try{const{stdout:$}=await(0,M().promisify)(k().execFile)(b,["-p",S],{cwd:(0,R().dirname)(b),env:{PATH:y.join(R().
delimiter),HOME:(0,I().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:h,windowsHide:!0});
return w.parse(JSON.parse($))}catch($){throw new(N()).GateError("program_not_found",`${b} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:$})}}
async function d(b,v,y,P){const C=(0,R().join)("node_modules","npm","bin",`${b}-cli.js`);for(const L of[(0,R().dirname)(
v),...y]){for(const $ of[(0,R().join)(L,C),(0,R().join)(L,"..","lib",C)]){const F=await r($,b,P);if(F)return F}const j=await r(
(0,R().join)(L,b),b,P);if(j)return j}}async function r(b,v,y){const P=await c(b,y);if(!P?.endsWith(`${v}-cli.js`))return;
const C=(0,R().join)((0,R().dirname)(P),"..","package.json"),L=await(0,E().readFile)(C,"utf8").catch(()=>"null"),{success:j,
data:$}=_().object({name:_().literal("npm"),version:_().string()}).safeParse((0,T().attempt)(()=>JSON.parse(L)));return j?
{file:P,version:$.version}:void 0}const t="/bin/sh";async function o(b,v){if(process.platform!=="win32")return t;for await(const{
real:y}of s("git",b,v)){const P=await c((0,R().join)((0,R().dirname)(y),"..","bin","sh.exe"),v);if(P!==void 0)return P}}
const e=/^[A-Za-z0-9][\w.+-]*$/;async function n(b,v,y){const P=new Map;for(const C of b.filter(L=>e.test(L))){const L=await s(
C,v,y).next();L.done||P.set(C,L.value)}return P}async function i(b,v){const y=new Set(b.split(R().delimiter).filter(C=>(0,R().
isAbsolute)(C)));return(await Promise.all([...y].map(async C=>await c(C,v)===void 0?[]:[C]))).flat()}async function c(b,v){
const[y,P]=await Promise.all([(0,E().realpath)(b).catch(()=>{}),(0,E().realpath)(v)]);if(y===void 0)return;const C=[y,(0,R().
resolve)(b)],L=[P,(0,R().resolve)(v)];return C.some(j=>L.some($=>g($,j)))?void 0:y}async function*s(b,v,y){for(const P of v){
const C=(0,R().join)(P,process.platform==="win32"?`${b}.exe`:b),L=await c(C,y);L!==void 0&&await f(L)&&(yield{file:C,real:L})}}
async function f(b){try{return await(0,E().access)(b,O().constants.X_OK),(await(0,E().stat)(b)).isFile()}catch{return!1}}
function g(b,v){const y=(0,R().relative)(b,v);return y!==".."&&!y.startsWith(`..${R().sep}`)&&!(0,R().isAbsolute)(y)}}),
63682:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.NOTHING_RAN=void 0,p.requestOf=f,p.runAudited=o,p.withinBudget=
b;function k(){const v=u(48161);return k=function(){return v},v}function O(){const v=u(97247);return O=function(){return v},
v}function E(){const v=u(60210);return E=function(){return v},v}function I(){const v=u(41115);return I=function(){return v},
v}function R(){const v=u(57430);return R=function(){return v},v}function M(){const v=u(19309);return M=function(){return v},
v}function _(){const v=u(60670);return _=function(){return v},v}function T(){const v=u(10582);return T=function(){return v},
v}function N(){const v=u(32223);return N=function(){return v},v}function w(){const v=u(46252);return w=function(){return v},
v}function S(){const v=u(57334);return S=function(){return v},v}function h(){const v=u(22562);return h=function(){return v},
v}function m(){const v=u(26756);return m=function(){return v},v}function l(){const v=u(46282);return l=function(){return v},
v}function a(){const v=u(64474);return a=function(){return v},v}const d=4*1024*1024,r=4,t=2*1024;async function o(v,y){const P=new Date,
C=e(v,y),{checkout:L,path:j,policy:$,progress:F,signal:D,shown:G}=y,U=(0,h().refusedOutcomes)(v.genes,L!==void 0,P);if(L===
void 0||C.length===0)return{...g,outcomes:U};const{directory:H,leftOut:W}=L,x=new Set(C.flatMap(({plans:Y})=>Y.map(V=>V.
program))),B=await(0,l().findPrograms)({path:j,checkout:H,names:[...x]}),z=c($.concurrency),K=(0,M().shareFolder)(L,y.attended,
G!==void 0),{backend:X,isolation:J,close:nn}=await(0,_().chooseBackend)({programs:B,checkout:H,leftOut:W,...G&&{shown:G},
shareFolder:K.folder,outputBytes:i($.limits.output_bytes,v.genes),limits:(0,T().limitsOn)((0,T().thisMachine)(),$.limits,
z),lanes:z,requested:f($.containment,y.fork),network:$.network==="allow",replaced:await n(v,y.tree),folders:y.privateFolders,
home:await(0,N().homeFolders)([...$.home_caches,...(0,I().homeDependencies)($)],y.home),signal:D}),Z=X.level==="namespac\
es",Q=Z?z:1,en=await b($.limits.budget_seconds*1e3,D,Y=>(0,a().runPlans)(C,{backend:X,progress:F,views:$.views,concurrency:Q,
signal:Y,guard:K.guard()})).finally(()=>Promise.all([nn(),K.close()])),tn=[(0,m().mentionedOf)(K.hides()?W:[]),(0,w().causesOf)(
{isolation:J,policy:$,programs:B,checkout:H,home:y.home}),(0,m().namedRootOf)(Z?H:K.guard().directory)],on=Y=>tn.reduce(
(V,sn)=>sn(V),Y),q=C.map(Y=>{const{gene:V}=Y;return[V,(0,h().outcomesOf)(V,en.get(Y)??[],P).map(on)]});return{outcomes:new Map(
[...U,...q]),interrupted:(0,S().countInterrupted)(q.flatMap(([,Y])=>Y)),isolation:{...J,description:`${J.description} ${s(
Z,$.views,Q)}`},nodeOf:()=>B.node,findings:K.findings()}}function e(v,{waiting:y}){return v.genes.filter(P=>!y.has(P)).map(
P=>({...(0,h().plansOf)(P),gene:P})).filter(({plans:P})=>P.length>0)}async function n(v,y){const P=new Set((0,O().isOfChange)(
v)?v.files.map(({path:L})=>L):[]),C=await(0,E().npmrcCopies)(y,P);return new Map(C.flatMap(({path:L,text:j,dropped:$,isLink:F})=>$.
length>0&&!F?[[L,j]]:[]))}function i(v,y){const P=y.flatMap(j=>(0,h().plansOf)(j).plans),C=new Set(P.map(({digest:j})=>j)),
L=Math.floor(d/(C.size*r));return Math.min(v,Math.max(L,t))}function c(v){return v==="cores"?(0,k().availableParallelism)():
v}function s(v,y,P){if(!v)return"One command at a time, because all commands share the checkout.";const C=y==="gene"?" T\
he commands of one gene share a view.":"";return`${P===1?"One command at a time.":`Up to ${P} commands at once.`}${C}`}function f(v,y){
return v==="require-for-forks"?y?"require":"auto":v}const g=p.NOTHING_RAN={outcomes:new Map,interrupted:0,isolation:R().
NOTHING_RUN,nodeOf:()=>process};async function b(v,y,P){const C=new AbortController,L=setTimeout(()=>C.abort(S().BUDGET_SPENT),
v);try{return await P(AbortSignal.any([y,C.signal]))}finally{clearTimeout(L)}}}),64474:((A,p,u)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.runPlans=I;function k(){const o=u(41895);return k=function(){return o},o}function O(){const o=u(
57334);return O=function(){return o},o}function E(){const o=u(96469);return E=function(){return o},o}async function I(o,e){
const{backend:n,progress:i,concurrency:c,views:s}=e,f=new Map(o.flatMap(({plans:$})=>$.map(F=>[F.digest,F]))),g=new Map;
for(const $ of f.values()){const F=l(()=>n.check($));F&&g.set($.digest,F)}const b=new AbortController,v=AbortSignal.any(
[e.signal,b.signal]),y=new(E()).Pool(c),P=S({...e,signal:v},g),C=s==="gene"?M(y,P,n,v):R(y,P,n,v),L=({plans:$})=>C($).catch(
F=>{throw b.abort(),F}),j=new Map(o.map(({plans:$})=>[_($),$]));i.planned(s==="gene"?[...j.values()].flat().length:f.size);
try{const $=c===1?await T(o,L):await N(o,L),F=r($);return new Map(o.map((D,G)=>[D,F[G]??[]]))}finally{i.ended()}}function R(o,e,n,i){
const c=d((s,f)=>o.run(f,()=>e(s,(g,b)=>n.run(g,b))));return s=>w(s,c,i)}function M(o,e,n,i){const c=new Map,s=async f=>{
const g=await n.forGene?.(f.length,i),b=(v,y)=>(g??n).run(v,y);return w(f,v=>e(v,b),i).finally(()=>g?.close())};return async f=>{
const g=_(f),b=c.get(g)??o.run(()=>f.length,()=>s(f));return c.set(g,b),(await b).map((v,y)=>({...v,plan:f[y]??v.plan}))}}
function _(o){return o.map(({digest:e})=>e).join()}async function T(o,e){const n=[];for(const i of o)n.push(await e(i));
return n}async function N(o,e){const n=o.map(e);return await Promise.allSettled(n),Promise.all(n)}async function w(o,e,n){
const i=[];for(const[c,s]of o.entries()){const f=i.find(({outcome:g})=>g.checkout_modified);n.aborted?i.push(t(s,(0,O().
stopReason)(n))):f?i.push(t(s,a(f.plan))):i.some(({outcome:g})=>g.status!=="passed")?i.push(t(s,"an earlier command of t\
he gene did not pass")):i.push({...await e(s,o.length-c),plan:s})}return i}function S(o,e){const{backend:n,progress:i,signal:c,
guard:s}=o;let f;return async(g,b)=>{if(f!==void 0)return t(g,f);if(c.aborted)return t(g,(0,O().stopReason)(c));const v=n.
level==="process_group",y=s?.state(),P=y?await h(s,y,v):[];if(P.length>0)return f=O().CHECKOUT_CHANGED,{plan:g,outcome:(0,O().
changedOutcome)(new Date,P),changedFiles:[]};i.started(g.command);const C=e.get(g.digest),L=C?(0,O().programMissingOutcome)(
C,new Date):await b(g,c),j=c.aborted||!y?[]:await m(s,y,v);if(j.length===0||v)return i.finished(g.command,L),j.length>0&&
(f=a(g)),{plan:g,outcome:L,changedFiles:j};f=O().CHECKOUT_CHANGED;const $=(0,O().changedOutcome)(new Date(L.started_at),
j,L);return i.finished(g.command,$),{plan:g,outcome:$,changedFiles:[]}}}async function h(o,e,n){return o===void 0?[]:[...await o.
changed(e),...n?[]:o.added(e)]}async function m(o,e,n){return o===void 0?[]:n?o.changed():o.touchedSince(e)}function l(o){
try{o();return}catch(e){if(e instanceof k().GateError&&e.code==="program_not_found")return e;throw e}}function a({command:o}){
return`the command "${o}" changed files of the checkout`}function d(o){const e=new Map,n=new Map;return(i,c)=>{const{digest:s}=i;
n.set(s,Math.max(c,n.get(s)??0));const f=e.get(s)??o(i,()=>n.get(s)??0);return e.set(s,f),f}}function r(o){const e=new Set;
return o.map(n=>n.map(i=>{const{outcome:c}=i;return c.status==="skipped"?i:e.has(c)?{...i,outcome:{...c,reused:!0}}:(e.add(
c),i)}))}function t(o,e){return{plan:o,outcome:(0,O().skippedOutcome)(e,new Date),changedFiles:[]}}}),75009:((A,p,u)=>{Object.
defineProperty(p,"__esModule",{value:!0}),p.commandVariables=E,p.scriptVariables=R;function k(){const T=u(73024);return k=
function(){return T},T}function O(){const T=u(76760);return O=function(){return T},T}function E(T,{programs:N,checkout:w,
base:S,platform:h}){const{node:m,npm:l}=N,a=h==="win32"?O().win32:O().posix,{subcommand:d,directory:r,project:t,prefixed:o,
config:e}=T,n=S.npm_config_node_options??T.nodeOptions,i=e.npm_config_color??S.npm_config_color,c=a.join(w,t),s=a.dirname(
m.file),f=h==="win32"?s:a.dirname(s),g=o?c:S.npm_config_prefix??f;return{...e,COLOR:i==="always"?"1":"0",EDITOR:h==="win\
32"?`${S.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:a.join(w,r),NODE:m.file,...n!==void 0&&{NODE_OPTIONS:n},...n!==void 0&&
{npm_config_node_options:n},npm_command:d,npm_config_global_prefix:g,npm_config_init_module:a.join(S.HOME??"",".npm-init\
.js"),npm_config_local_prefix:c,npm_config_noproxy:"",npm_config_prefix:g,npm_node_execpath:m.file,...l&&I(T,l,m,a),...S.
npm_config_user_agent&&{npm_config_user_agent:S.npm_config_user_agent}}}function I({subcommand:T,inWorkspaces:N},w,S,h){
const m=M(w.file,h),l=`npm/${w.version} node/${S.version} ${S.platform} ${S.arch}`,a=(0,k().existsSync)(h.join(m,"lib/co\
mmands/run-script.js"))?"run-script":"run";return{npm_command:T==="run"?a:T,npm_config_node_gyp:h.join(m,"node_modules/n\
ode-gyp/bin/node-gyp.js"),npm_config_npm_version:w.version,npm_config_user_agent:`${l} workspaces/${N}`,npm_execpath:w.file}}
function R({directory:T,event:N,body:w="",packageEnv:S},{programs:{npm:h},checkout:m,base:l,platform:a}){const d=a==="wi\
n32"?O().win32:O().posix,r=d.join(m,T),o=[..._(r,d).map(e=>d.join(e,"node_modules",".bin")),...h?[d.join(M(h.file,d),"no\
de_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],l.PATH];return{...S,PATH:o.join(d.delimiter),npm_lifecycle_event:N,
npm_lifecycle_script:w,npm_package_json:d.join(r,"package.json")}}function M(T,N){return N.dirname(N.dirname(T))}function _(T,N){
const w=N.dirname(T);return w===T?[T]:[T,..._(w,N)]}}),64836:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.DRIVER=void 0,p.launchScripts=E;function k(){const h=u(76760);return k=function(){return h},h}function O(){const h=u(75009);
return O=function(){return h},h}function E(h,m){const{checkout:l,platform:a,programs:d}=m,{shell:r}=d,t=(0,O().commandVariables)(
h,m),o={...m,base:{...m.base,...t}};if(r!==void 0){const s=I(h,o);return"missing"in s?s:{file:r,args:s,env:t}}const[e,...n]=h.
steps;if(e===void 0||n.length>0)return{missing:"sh"};const i=_(e,o);if("missing"in i)return i;if(i.argv[0]!==d.node.file)
return{missing:"sh"};const{join:c}=a==="win32"?k().win32:k().posix;return{file:d.node.file,args:i.argv.slice(1),cwd:c(l,
e.directory),env:{...t,...(0,O().scriptVariables)(e,o),...i.env}}}function I(h,m){const{npm_config_loglevel:l,npm_config_json:a}=m.
base,d=l!=="silent"&&a!=="true",r=[];for(const t of h.steps){const o=(0,O().scriptVariables)(t,m),e=_(t,{...m,base:{...m.
base,...o}});if("missing"in e)return e;const n=d&&t.body!==void 0?w(t):"",i=h.inWorkspaces?t.directory:"",c={...M(o,m),...e.
env};r.push(...R({group:i,directory:t.directory,heading:n},{...e,env:c},m))}return["-c",S,"npm",...r]}function R({group:h,
directory:m,heading:l},{argv:a,env:d},{checkout:r,platform:t}){const{join:o}=t==="win32"?k().win32:k().posix,e=Object.entries(
d).map(([c,s])=>`${c}=${s}`),i=[...[h,o(r,m),l,String(e.length)],...e,...a];return[String(i.length),...i]}function M(h,{
platform:m}){if(m!=="win32")return h;const l=(h.PATH??"").split(";").map(a=>a.replace(/^([A-Za-z]):/,(d,r)=>`/${r.toLowerCase()}`).
replaceAll("\\","/"));return{...h,PATH:l.join(":")}}function _(h,m){const{programs:l,checkout:a,platform:d}=m,{node:r,shell:t}=l,
{join:o}=d==="win32"?k().win32:k().posix,{body:e,event:n,text:i,command:c}=h;if(t!==void 0&&c?.nested)return T(c.nested,
h,m,t);if(c===void 0||c.argv.length===0)return t===void 0?{missing:"sh"}:{argv:e===void 0?[t,"-c",N,"npm",n]:[t,"-c",i],
env:{}};const{env:s,file:f}=c,[g="",...b]=c.argv,v=(...y)=>({argv:[r.file,...y,...b],env:s});if(f!==void 0)return v(o(a,
f));if(g==="node")return v();if(g==="npm"||g==="npx"){const y=l[g];return y===void 0?{missing:g}:v(y.file)}return{argv:c.
argv,env:s}}function T(h,{directory:m},l,a){const d=[];for(const e of h){const n=(0,O().commandVariables)(e,l),i=I(e,{...l,
base:{...l.base,...n}});if("missing"in i)return i;d.push({argv:[a,...i],env:n})}const[r,...t]=d;if(r!==void 0&&t.length===
0)return r;const o=d.flatMap(e=>R({group:"",directory:m,heading:""},e,l));return{argv:[a,"-c",S,"npm",...o],env:{}}}const N=`\
printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function w({packageId:h,event:m,body:l="",words:a}){const d=h===
""?m:`${h} ${m}`,r=[l.trim().replaceAll(`
`,`
> `),...a].join(" ");return`
> ${d}
> ${r}

`}const S=p.DRIVER=String.raw`
enter() {
  cd "$1" || exit
  unset OLDPWD
  printf '%s' "$2"
  shift 2
  gene_gate_count=$1
  shift
  while [ "$gene_gate_count" -gt 0 ]; do
    export "$1"
    shift
    gene_gate_count=$((gene_gate_count - 1))
  done
  unset gene_gate_count
  exec "$@"
}
at=0 status=0 failed=
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
while [ "$at" -lt "$#" ]; do
  eval "size=\${$((at + 1))} package=\${$((at + 2))}"
  last=$((at + 1 + size)) at=$((at + 2)) words=
  while [ "$at" -lt "$last" ]; do
    at=$((at + 1))
    words="$words \"\${$at}\""
  done
  if [ ":$package" = "$failed" ]; then continue; fi
  if [ "$at" -eq "$#" ] && [ "$status" -eq 0 ]; then eval "enter $words"; fi
  code=0
  (eval "enter $words") || code=$?
  if [ "$code" -ne 0 ]; then failed=":$package" status=$code; fi
done
exit "$status"
`}),2978:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.startProgram=R;function k(){const r=u(31421);return k=
function(){return r},r}function O(){const r=u(77598);return O=function(){return r},r}function E(){const r=u(73024);return E=
function(){return r},r}function I(){const r=u(64467);return I=function(){return r},r}function R(r){const t=(0,O().randomUUID)(),
o=N(t);let e;try{e=(0,k().spawn)(r.file,r.args,{cwd:r.cwd,env:{...r.env,[I().MARKER]:t},detached:process.platform!=="win\
32",shell:!1,stdio:["ignore","pipe","pipe",...h()],windowsHide:!0})}catch(i){return o.release(),_(i)}const{pid:n}=e;return n!==
void 0&&o.hold(n),{outputs:[e.stdout,e.stderr],ended:M(e),closed:new Promise(i=>e.once("close",i)),terminate:()=>{n!==void 0&&
(0,I().signalTree)(n,"SIGTERM")},kill:()=>{n!==void 0&&(0,I().signalTree)(n,"SIGKILL")},sweep:async()=>{n!==void 0&&await(0,I().
sweepTree)(n,t)},release:()=>{o.release();for(const i of[e.stdout,e.stderr])i?.destroy()}}}function M(r){return new Promise(
t=>{r.once("error",o=>t({exitCode:null,signal:null,error:o})),r.once("exit",(o,e)=>t({exitCode:o,signal:e}))})}function _(r){
const t=()=>{};return{outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:r}),closed:Promise.resolve(),
terminate:t,kill:t,sweep:()=>Promise.resolve(),release:t}}const T=`
group=
while read -r word; do
  if [ "$word" = done ]; then exit 0; fi
  group=$word
done
if [ -n "$group" ]; then kill -KILL "-$group"; fi
for round in 1 2 3; do
  for each in /proc/[0-9]*; do
    if tr '\\0' '\\n' <"$each/environ" | grep -qxF "$1"; then kill -KILL "\${each#/proc/}"; fi
  done
done
`;function N(r){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const t=(0,k().spawn)("/bin/sh",["-c",T,
"gene-gate",`${I().MARKER}=${r}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return t.
on("error",()=>{}),t.stdin.on("error",()=>{}),t.unref(),"unref"in t.stdin&&typeof t.stdin.unref=="function"&&t.stdin.unref(),
{hold:o=>{t.stdin.write(`${o}
`)},release:()=>{t.stdin.end(`done
`)}}}const w=524288;let S;function h(){return S??=m(l()),S}function m(r){if(r.length===0)return[];const t=(0,E().openSync)(
"/dev/null","r"),o=Math.max(...r)-2,e=new Array(o).fill("ignore");for(const n of r)e[n-3]=t;return e}function l(){return a().
filter(r=>{const t=/^flags:\s*([0-7]+)$/m.exec(d(r))?.[1]??"";return t!==""&&(Number.parseInt(t,8)&w)===0})}function a(){
return process.platform!=="linux"?[]:(0,E().readdirSync)("/proc/self/fd").map(Number).filter(r=>r>2)}function d(r){try{return(0,E().
readFileSync)(`/proc/self/fdinfo/${r}`,"utf8")}catch{return""}}}),35353:((A,p,u)=>{Object.defineProperty(p,"__esModule",
{value:!0}),p.Capture=void 0,p.supervise=T,p.superviseStarted=N;function k(){const r=u(46193);return k=function(){return r},
r}function O(){const r=u(58500);return O=function(){return r},r}function E(){const r=u(57334);return E=function(){return r},
r}function I(){const r=u(2978);return I=function(){return r},r}const R=500,M=1e3,_=5e3;async function T(r){return N(r.file,
()=>(0,I().startProgram)(r),r)}async function N(r,t,o){if(o.signal?.aborted)return(0,E().skippedOutcome)((0,E().stopReason)(
o.signal),new Date);const e=[new a(o.outputBytes),new a(o.outputBytes)],n=new Date().toISOString(),i=performance.now(),c=await w(
t(),e,o);return{...l(c,r,o),exit_code:c.exitCode,signal:c.signal,started_at:n,duration_ms:Math.round(c.at-i),stdout:e[0].
result(),stderr:e[1].result()}}async function w(r,t,o){S(r.outputs[0],t[0]),S(r.outputs[1],t[1]);const e=await h(r,o);return await r.
sweep(),e.error===void 0&&await m(r.closed),r.release(),e}function S(r,t){r?.on("data",o=>t.write(o)),r?.on("error",()=>{})}
function h(r,{timeoutMs:t,graceMs:o=2e3,signal:e}){return new Promise(n=>{let i,c;const s=(v,y)=>{i??=v,r.terminate(),clearTimeout(
g),clearTimeout(c),c=setTimeout(()=>{r.kill(),c=setTimeout(()=>b({exitCode:null,signal:null}),_)},y)},f=()=>s("interrupt",
R),g=setTimeout(()=>s("timeout",o),t);e?.addEventListener("abort",f);const b=v=>{clearTimeout(g),clearTimeout(c),e?.removeEventListener(
"abort",f),n({...v,stopped:i,at:performance.now()})};r.ended.then(b)})}async function m(r){const t=new AbortController,o=(0,O().
setTimeout)(M,void 0,{signal:t.signal}).catch(()=>{});await Promise.race([r,o]),t.abort()}function l({exitCode:r,signal:t,
error:o,lost:e,stopped:n},i,{timeoutMs:c,signal:s}){if(o){const f=o.code??o.message;return{status:"crashed",reason:`Comm\
and could not be started: ${i} (${f})`}}if(n==="timeout")return{status:"timed_out",reason:`Command timed out after ${c}m\
s`};if(n==="interrupt"&&s){const f=(0,E().stopReason)(s);return{status:f===E().BUDGET_SPENT?"timed_out":"skipped",reason:f}}
return e!==void 0?{status:"error",reason:`Containment was lost: ${e}`}:t!==null?{status:"crashed",reason:`Command was en\
ded by ${t}`}:r===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${r}`}}class a{#e;#n;#t=0;constructor(t){
this.#e=Buffer.allocUnsafeSlow(t),this.#n=Buffer.allocUnsafeSlow(t)}write(t){const o=Math.max(0,this.#e.length-this.#t);
o>0&&t.copy(this.#e,this.#t);const e=t.subarray(o);e.length>0&&this.#o(e),this.#t+=t.length}#o(t){const o=this.#n.length,
e=Math.max(0,this.#t-this.#e.length),n=t.subarray(Math.max(0,t.length-o)),i=(e+t.length-n.length)%o,c=n.copy(this.#n,i);
n.copy(this.#n,0,c)}result(){const t=this.#e.length,o=this.#t,e=new(k()).StringDecoder("utf8"),n=this.#e.subarray(0,Math.
min(o,t));if(o<=t)return{head:e.end(n),tail:"",bytes:o,truncated:!1};const i=e.write(n);if(o<=2*t){const g=e.end(this.#n.
subarray(0,o-t));return{head:i,tail:g,bytes:o,truncated:!1}}const c=o%t,s=Buffer.concat([this.#n.subarray(c),this.#n.subarray(
0,c)]),f=s.subarray(d(s)).toString("utf8");return{head:i,tail:f,bytes:o,truncated:!0}}}p.Capture=a;function d(r){const t=e=>e!==
void 0&&e>>6===2;return[0,1,2,3].find(e=>!t(r[e]))??0}}),11863:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.replacesAudited=m,p.takenFor=h;function k(){const s=u(76760);return k=function(){return s},s}function O(){const s=u(41330);
return O=function(){return s},s}const E=["",".js",".json",".node"],I=new Set(["package.json",".npmrc"]),R=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,
M=/(?:^|\/)\.git(?:\/|$)/,_=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
T=/\.(?:gch|pch|local)$/,N=/\.d\.[cm]?ts$/i,w=/^(?:index|__init__|__main__|init|mod|main)\./,S=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function h(s){const f=r(s),g=b=>b===""||s.kindOf(b)==="directory";return b=>{if(R.test(b)||M.test(b)||m(b,L=>s.kindOf(L)!==
void 0))return!0;const v=c(b);if(v!==void 0&&g(v))return!0;const y=S.exec(b);if(y){const[,L="",j]=y;return j===void 0?g(
L):f(L).has(j)}const[P,C]=[o(b),k().posix.basename(b)];return g(P)?l(C)||d(C,f(P)):(l(C)||I.has(C))&&f(o(P)).has(k().posix.
basename(P))}}function m(s,f){return I.has(k().posix.basename(s))?f(k().posix.dirname(s)):E.some((g,b)=>{if(!s.endsWith(
g))return!1;const v=s.slice(0,s.length-g.length);return[...E.slice(b+1),...g===""?[]:[""]].some(P=>f(v+P))})}function l(s){
return w.test(s)&&a(s)}function a(s){return _.test(s)&&!N.test(s)}function d(s,f){return T.test(s)?f.has(s.replace(T,"")):
(t(s)===s||a(s))&&f.has(t(s))}function r(s){const f=new Map;return g=>{const b=()=>s.list(g).map(y=>k().posix.basename(y)),
v=f.get(g)??new Set(b().flatMap(y=>[y,t(y)]));return f.set(g,v),v}}function t(s){return k().posix.parse(s).name}function o(s){
const f=k().posix.dirname(s);return f==="."?"":f}const e=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts\
,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{packa\
ge.json5,package.yaml,npm-shrinkwrap.json,package-lock.json,yarn.lock,pnpm-lock.yaml,bun.lock,bun.lockb}","{.pnpmfile.cj\
s,pnpm-workspace.yaml,.pnp.cjs,.pnp.js,.pnp.loader.mjs,bunfig.toml,import_map.json}","{biome,nx,lerna,turbo,rush,project\
,workspace,angular,vercel,deno,dprint,nodemon,tslint}.{json,jsonc}","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mo\
charc}{,.*}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.gitmodules}","{.env,.env.*}","\
{conftest,sitecustomize,usercustomize,setup,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cf\
g,toml}","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfile.lock,*.pth,.python-version,.m\
ypy.ini,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml}",
"{clippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{pom.xml,settings.xml,gradle.proper\
ties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,global.json,nuget.config,NuGet.Con\
fig,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMakeUserPresets.json,meson.build,b\
uild.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xml.dist,composer.json}","{justfil\
e,Justfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.bazel}"],n=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,
i=(0,O().default)(e,{dot:!0});function c(s){const f=n.exec(s);if(f)return f[1]??"";const g=s.lastIndexOf("/");return i(s.
slice(g+1))?s.slice(0,Math.max(g,0)):void 0}}),66535:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.SideEffectsReader=
void 0,p.lowerLayer=m;function k(){const l=u(73024);return k=function(){return l},l}function O(){const l=u(76760);return O=
function(){return l},l}function E(){const l=u(26040);return E=function(){return l},l}function I(){const l=u(39491);return I=
function(){return l},l}function R(){const l=u(93028);return R=function(){return l},l}const M=1e5,_="more than can be lis\
ted",T=new Set;class N{#e;#n;#t=new Map;#o=new h;#s=new h;#r=new h;#i=new h;#a=new Map;#c=!0;constructor(a,d){this.#e=a,
this.#n=d}entry(a){const{type:d,path:r}=a;if(this.#t.size===0&&this.#u("",!0),d==="c")return;const t=this.#t.get(w(r)),o=t?.
below.has(r)===!0,e=o?this.#e.kindOf(r):void 0;t&&!o&&(t.foreign-=1),d==="m"?this.#d(r,o):d!=="d"?this.#f(a,o):(o&&e!=="\
directory"?this.#f(a,o):o&&a.mode!==this.#e.modeOf(r)&&this.#d(r,o),this.#u(r,e==="directory"))}left(a){const d=this.#t.
get(w(a));d&&!d.below.delete(a)&&(d.foreign+=1)}result(a){a&&this.#m();const d=[this.#o,this.#s,this.#r],[r,t,o]=d.map(s=>s.
first()),e=a&&this.#c,n=e&&d.every(s=>s.isWhole),i={created:r??[],changed:t??[],deleted:o??[],...!n&&{totals:this.#l(),complete:!1}},
c=[...this.#i.first(),...e?[]:[_]];return{side_effects:i,modified:c,remembered:this.#a}}#l(){return{created:this.#o.total,
changed:this.#s.total,deleted:this.#r.total}}#u(a,d){const r=d?new Set(this.#e.list(a)):T;this.#t.set(a,{below:r,foreign:0})}#d(a,d){
(d?this.#s:this.#o).add(`${a}/`),(d||this.#n?.isTaken(a))&&this.#i.add(a)}#f({path:a,stamp:d},r){if(this.#n===void 0){(r?
this.#s:this.#o).add(a);return}const{former:t,isTaken:o}=this.#n,e=t.get(a);e===void 0?(r?this.#s:this.#o).add(a):e!==d&&
this.#s.add(a),(r||o(a))&&this.#i.add(a),this.#a.size<M?this.#a.set(a,d):this.#c=!1}#m(){for(const[a,{below:d,foreign:r}]of this.#t){
for(const t of d)this.#p(t);r>0&&this.#o.add(`${a}/`)}for(const a of this.#n?.former.keys()??[])this.#a.has(a)||this.#r.
add(a)}#p(a){this.#r.add(a),this.#i.add(a)}}p.SideEffectsReader=N;function w(l){const a=O().posix.dirname(l);return a===
"."?"":a}const S=100;class h{#e=[];#n=0;add(a){this.#n+=1,this.#e.push(a),this.#e.length>10*S&&(this.#e=this.first())}get total(){
return this.#n}get isWhole(){return this.#n<=S}first(){return this.#e.sort().slice(0,S)}}function m(l,a){const d=new Set(
a),r=t=>d.has(t)||(0,I().foldersAbove)(t).some(o=>d.has(o));return{kindOf:t=>{if(r(t))return;const o=(0,E().attempt)(()=>(0,k().
lstatSync)((0,O().join)(l,t)));return o&&((0,R().kindOf)(o)??"special")},modeOf:t=>{const o=(0,E().attempt)(()=>(0,k().lstatSync)(
(0,O().join)(l,t)));return o&&o.mode&511},list:t=>{const o=(0,O().join)(l,t);return r(t)||(0,E().attempt)(()=>(0,k().realpathSync)(
o))!==o?[]:((0,E().attempt)(()=>(0,k().readdirSync)(o))??[]).map(n=>(0,O().join)(t,n)).filter(n=>!r(n))}}}}),27159:((A,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.Records=void 0,p.readReport=R;function k(){const N=u(73024);return k=
function(){return N},N}const O="ready",E="end",I=0;async function R(N,w){const S=new M(w);for await(const h of(0,k().createReadStream)(
N))S.write(h);return S.end()}class M{#e;#n=Buffer.alloc(0);#t;#o=!1;#s;constructor(w){this.#e=w}write(w){const S=this.#n.
length===0?w:Buffer.concat([this.#n,w]);let h=0;for(let m=S.indexOf(I);m>=0;m=S.indexOf(I,h))this.#r(this.#t),this.#t=S.
toString("utf8",h,m),h=m+1;this.#n=S.subarray(h)}end(){const w=this.#t===E&&this.#n.length===0;return this.#t===O&&(this.#o=
!0),{started:this.#o,complete:w,free:this.#s}}#r(w){w!==void 0&&(this.#o?w.startsWith("=")?this.#e.left(w.slice(1)):w.startsWith(
"!free ")?this.#s=T(w):this.#e.entry(_(w)):this.#o=w===O)}}p.Records=M;function _(N){const w=N.indexOf(" ")+1,S=N.slice(
0,w-1),h=Number.parseInt(S.slice(S.lastIndexOf(":")+1),8)&511;return{type:N.slice(0,1),stamp:S,mode:h,path:N.slice(w)}}function T(N){
const[w,S,h]=N.split(" ").slice(1).map(Number);if(!(!w&&w!==0))return{bytes:w*Number(S),files:Number(h)}}}),46562:((A,p,u)=>{
Object.defineProperty(p,"__esModule",{value:!0}),p.findingsOf=_,p.judgeGene=M;function k(){const r=u(13580);return k=function(){
return r},r}function O(){const r=u(57334);return O=function(){return r},r}function E(){const r=u(9436);return E=function(){
return r},r}function I(){const r=u(49001);return I=function(){return r},r}function R(){const r=u(47350);return R=function(){
return r},r}function M(r,t,{policy:o,ignoring:e,missing:n}){const i=h(r,y=>(0,E().suppress)(y,e)),c=t.outcomes.get(r)??[],
f=[...(0,E().suppress)((0,I().runFindings)(i,c,t,o),e),...n?[n]:[]],g=_({gene:i,runFindings:f}).filter(({suppressed:y})=>!y),
b=N(c,f),v=(0,R().gravest)([(0,R().severityVerdict)(g,o.fail_on),...i.commands.map(y=>y.verdict==="block"?"fail":"pass"),
...b?["warn"]:c.map(S),n?"needs_approval":"pass"]);return{gene:i,ran:t.outcomes.has(r),outcomes:c,runFindings:f,verdict:v,
summary:b?T:m(i,c,v,g)}}function _({gene:r,runFindings:t}){return[...r.findings,...r.commands.flatMap(o=>o.findings),...t]}
const T="not runnable here: the machine lacks a program or a tool";function N(r,t){const o=t.filter(({rule:e})=>(0,k().ruleOf)(
e).group==="environment");return o.length>0&&o.every(({severity:e})=>e!=="error")&&r.every(({status:e,reason:n})=>e==="s\
kipped"?!w.has(n):e==="passed"||e==="not_runnable")}const w=new Set([O().INTERRUPTED,O().OUTCOME_LOST]);function S({status:r,
reason:t}){return r==="passed"?"pass":r==="error"||w.has(t)?"error":"fail"}function h(r,t){return{...r,findings:t(r.findings),
commands:r.commands.map(o=>({...o,findings:t(o.findings)}))}}function m(r,t,o,e){const n=r.commands.findIndex(j=>j.verdict===
"block"),i=t.findIndex(({status:j})=>j!=="passed"&&j!=="skipped"),c=t.findIndex(({status:j})=>j==="skipped"),s=[n,i,c].find(
j=>j>=0)??-1,f=r.commands[s];if(f)return`constraint: validation_failed: ${f.command} => ${d(t[s])}`;if(r.change==="remov\
ed")return"removed";const{files:g,max_files:b,severity:v}=r.blastRadius;if(e.some(l))return`constraint: blast_radius ${v}\
: ${g} / ${b} files`;const y=r.commands.length,P=y===1?"1 command":`${y} commands`;if(o==="needs_approval")return`${P} a\
llowed, waiting for approval`;if(o==="fail")return`failed: ${a(e).join(", ")}`;const C=t.length>0?`${P} passed`:`${P} al\
lowed, none run`,L=o==="warn"?a(e):[];return L.length>0?`${C}, with warnings: ${L.join(", ")}`:C}function l({rule:r,severity:t}){
return t==="error"&&r.startsWith("blast-radius-")}function a(r){const t=r.filter(({severity:e})=>e==="error"),o=r.filter(
({severity:e})=>e==="warning");return[...new Set((t.length>0?t:o).map(({rule:e})=>e))]}function d(r){return r?r.reason??
`exit code ${r.exit_code}`:"BLOCKED"}}),9436:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.dayOf=N,p.idleIgnores=
a,p.ignoreFindings=h,p.isIgnorable=w,p.refusalOf=l,p.suppress=S;function k(){const e=u(41330);return k=function(){return e},
e}function O(){const e=u(3051);return O=function(){return e},e}function E(){const e=u(32854);return E=function(){return e},
e}function I(){const e=u(37156);return I=function(){return e},e}function R(){const e=u(13580);return R=function(){return e},
e}function M(){const e=u(95132);return M=function(){return e},e}function _(){const e=u(43767);return _=function(){return e},
e}function T(){const e=u(52288);return T=function(){return e},e}function N(e){return e.toISOString().slice(0,10)}function w({
rule:e,severity:n,layer:i}){return(0,_().mayBeIgnored)({...(0,R().ruleOf)(e),severity:n,layer:i})}function S(e,{ignores:n,
...i}){const c=n.filter(f=>!(0,T().hasExpired)(f.expires,i.today)),s=(0,T().withLevels)(e,i);return c.length===0?s:s.map(
f=>{const g=w(f)&&c.find(b=>d(b,f));return g?{...f,suppressed:{reason:g.reason,expires:g.expires}}:f})}function h({ignores:e,
today:n},i,c){return e.flatMap(s=>{const{rule:f,reason:g,expires:b}=s,v=o(s),y=i.filter(L=>d(s,L)),P=y.every(w)?l(s):m;return P!==
void 0?[(0,M().finding)("ignore-refused",{rule:f,where:v,refusal:P})]:(0,T().hasExpired)(s.expires,n)?[(0,M().finding)("\
ignore-expired",{rule:f,where:v,reason:g,expires:b})]:y.length===0&&c.some(L=>r(s,L))?[(0,M().finding)("ignore-unused",{
rule:f,where:v,reason:g})]:[]})}const m="the rule decides whether commands may run, what a change may touch, or whether \
files are readable";function l({rule:e}){const n=new Map(I().CHECK_RULES.map(c=>[c.id,c])),i=n.get(e);if(i===void 0){const c=(0,O().
nearestName)(e,[...n.keys()]);return`the rule does not exist${c?` (did you mean \`${c}\`?)`:""}`}if(e!=="protected-path")
return(0,_().mayBeIgnored)(i)?void 0:m}function a(e,n){return e.flatMap(i=>{const c=(0,T().hasExpired)(i.expires,n)?`it \
expired on ${i.expires}`:void 0,s=l(i)??c;return s===void 0?[]:[{rule:i.rule,why:s}]})}function d({rule:e,where:n},{rule:i,
location:c,subject:s}){if(e!==i)return!1;const{path:f,gene:g,command:b}=n??{};return(f===void 0||c!==void 0&&t(c.path,f))&&
(g===void 0||g===s?.id)&&(b===void 0||b===s?.command)}function r({where:e},{asset:n,commands:i}){const{path:c,gene:s,command:f}=e??
{};return(c===void 0||t(n.path,c))&&(s===void 0||s===n.id)&&(f===void 0||i.some(g=>g.command===f))}function t(e,n){return(0,E().
isWithin)(e,n)||(0,k().default)(n,{dot:!0,nonegate:!0})(e)}function o({where:e={}}){const n=Object.entries(e).map(([i,c])=>`\
the ${i} \`${c}\``);return n.length===0?"for all findings":`for ${n.join(", ")}`}}),92344:((A,p,u)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.allFindings=a,p.judge=m,p.judgeShards=t,p.otherShards=o,p.verdictOfPart=e;function k(){const n=u(
9354);return k=function(){return n},n}function O(){const n=u(89549);return O=function(){return n},n}function E(){const n=u(
27199);return E=function(){return n},n}function I(){const n=u(97247);return I=function(){return n},n}function R(){const n=u(
95132);return R=function(){return n},n}function M(){const n=u(46562);return M=function(){return n},n}function _(){const n=u(
9436);return _=function(){return n},n}function T(){const n=u(52288);return T=function(){return n},n}function N(){const n=u(
47350);return N=function(){return n},n}const w=new Set(["gate-weakened","gate-approval-missing"]),S=new Set,h={ignores:[],
rules:{}};function m(n,i,{policy:c,now:s,approval:f=k().NOTHING_WAITS}){const{ignores:g,rules:b}=(0,I().isOfChange)(n)?c:
h,v={ignores:g,rules:b,today:(0,_().dayOf)(s)},y=new Map(n.genes.map(x=>{const B=d(x,f);return[x,(0,M().judgeGene)(x,i,{
policy:c,ignoring:v,...B&&{missing:B}})]})),P=[...y.values()],C=o(i.shards??[]),L=r(f),j=[...L?n.findings:l(n.findings,c,
f),...L?[L]:[],...C?[C]:[],...i.findings??[],...i.interrupted>0?[(0,R().finding)("run-interrupted",{skipped:i.interrupted})]:
[]],$=[...j,...P.flatMap(M().findingsOf)],F=[...(0,_().suppress)(j,v),...(0,_().ignoreFindings)(v,$,n.genes),...(0,T().levelFindings)(
v)],D=c.approvals.gate>0?w:S,G=(0,N().gravest)([(0,N().severityVerdict)(F.filter(({rule:x})=>!D.has(x)),c.fail_on),F.some(
({rule:x})=>D.has(x))?"warn":"pass"]),U=i.interrupted>0?"error":"pass",H=L?"needs_approval":"pass",W=(0,N().gravest)([G,
U,H,...P.map(x=>x.verdict)]);return{genes:P,findings:F,verdict:C?e(W):W,shards:t(i.shards??[],y)}}function l(n,{approvals:{
gate:i}},{approvals:c}){if(i>0&&c.length===0)return n;const s=i>0?"given":"not required";return n.map(f=>f.rule==="gate-\
weakened"?{...f,args:{...f.args,approval:s}}:f)}function a({findings:n,genes:i}){return[...n,...i.flatMap(M().findingsOf)]}
function d(n,{waiting:i,refusals:c,means:s,digest:f=""}){const g=i.get(n);if(g===void 0)return;const{asset:b,commands:v}=n;
return(0,R().finding)("approval-missing",{gene:b.id,confirmation:g.confirmation==="strong"?"strong":"very strong",needed:g.
needed,given:g.given,commands:v.filter(({confirmation:y})=>y!=="standard").map(({command:y})=>y),means:s,digest:(0,O().shortDigest)(
f),refusals:c},(0,E().placeOf)(b))}function r({gate:n,refusals:i,means:c,digest:s=""}){if(n===void 0)return;const f={...n,
means:c,digest:(0,O().shortDigest)(s),refusals:i};return(0,R().finding)("gate-approval-missing",f)}function t(n,i){return n.
map(({index:c,of:s,genes:f})=>{const g=(0,N().gravest)([...f].map(b=>i.get(b)?.verdict??"error"));return{index:c,of:s,genes:f.
size,verdict:g}})}function o(n){const[i]=n;if(!(i===void 0||n.length===i.of))return(0,R().finding)("part-of-run",{index:i.
index,of:i.of,genes:i.genes.size})}function e(n){return n==="pass"||n==="warn"?"error":n}}),52288:((A,p,u)=>{Object.defineProperty(
p,"__esModule",{value:!0}),p.hasExpired=w,p.idleLevels=h,p.levelFindings=m,p.withLevels=T;function k(){const a=u(3051);return k=
function(){return a},a}function O(){const a=u(54441);return O=function(){return a},a}function E(){const a=u(8801);return E=
function(){return a},a}function I(){const a=u(37156);return I=function(){return a},a}function R(){const a=u(13580);return R=
function(){return a},a}function M(){const a=u(95132);return M=function(){return a},a}function _(){const a=u(43767);return _=
function(){return a},a}function T(a,d){return Object.keys(d.rules).length===0?a:a.map(r=>N(r,d))}function N(a,d){const{rule:r,
severity:t,layer:o}=a,e={...(0,R().ruleOf)(r),severity:t,layer:o},n=S(d,r),i=t==="error"&&e.group&&S(d,e.group),c=n?r:e.
group,s=n??(i||void 0);if(s===void 0||c===void 0)return a;const{level:f,...g}=s,b=f==="off"?"notice":f;return b===t||b!==
"error"&&!(0,_().mayBeSoftened)(e)?a:{...a,severity:b,level:{rules:c,level:f,from:t,...g}}}function w(a,d){return a!==void 0&&
a<d}function S({rules:a,today:d},r){const t=Object.hasOwn(a,r)?a[r]:void 0,o=t&&(0,E().settingOf)(t);return w(o?.until,d)?
void 0:o}function h({rules:a,today:d}){return Object.entries(a).flatMap(([r,t])=>{const{level:o,until:e}=(0,E().settingOf)(
t),n=w(e,d)?`it expired on ${e}`:void 0,i=l(r,o)??n;return i===void 0?[]:[{name:r,why:i}]})}function m({rules:a,today:d}){
return Object.entries(a).flatMap(([r,t])=>{const{level:o,until:e,reason:n="none given"}=(0,E().settingOf)(t),i=l(r,o);return i!==
void 0?[(0,M().finding)("level-refused",{name:r,level:o,refusal:i})]:w(e,d)?[(0,M().finding)("level-expired",{name:r,level:o,
until:e,reason:n})]:[]})}function l(a,d){const r=new Set(O().RULE_GROUPS),t=new Map(I().CHECK_RULES.map(e=>[e.id,e]));if(r.
has(a))return;const o=t.get(a);if(o===void 0){const e=(0,k().nearestName)(a,[...r,...t.keys()]);return`there is no such \
rule or group${e?` (did you mean \`${e}\`?)`:""}`}if(!(d==="error"||(0,_().mayBeSoftened)(o)||a==="protected-path"))return"\
the rule decides whether commands may run, what a change may touch, or whether files are readable"}}),49001:((A,p,u)=>{Object.
defineProperty(p,"__esModule",{value:!0}),p.earlierOutputOf=d,p.runFindings=_;function k(){const e=u(41330);return k=function(){
return e},e}function O(){const e=u(27199);return O=function(){return e},e}function E(){const e=u(6470);return E=function(){
return e},e}function I(){const e=u(55250);return I=function(){return e},e}function R(){const e=u(95132);return R=function(){
return e},e}function M(){const e=u(57334);return M=function(){return e},e}function _(e,n,{isolation:i},c){const s=i.level===
"namespaces"&&c.views==="command",f=e.commands.flatMap((g,b)=>{const v=n[b];if(v===void 0)return[];const{command:y,location:P}=g,
C={location:P,subject:{...(0,O().subjectOf)(e.asset),command:y}};return[{audited:g,command:y,outcome:v,place:C}]});return[
...f.flatMap(g=>[...m(g,c),...h(g,c),...S(g)]),...s?N(f):[],...T(e,n,c)]}function T({asset:e,commands:n},i,{limits:c}){const s=n.
filter((b,v)=>i[v]?.reason===M().BUDGET_SPENT),[f]=s;if(f===void 0)return[];const g={gene:e.id,seconds:c.budget_seconds,
commands:s.length};return[(0,R().finding)("budget-spent",g,{location:f.location,subject:(0,O().subjectOf)(e)})]}function N(e){
const n=e.findIndex(({outcome:s})=>s.status==="failed"),i=e[n],c=i&&d(i,e.slice(0,n));return c?[(0,R().finding)("earlier\
-output-missing",{command:i.command,...c},i.place)]:[]}const w=[["checkout_modified","checkout-modified"],["checkout_cha\
nged","checkout-changed"],["left_out","file-left-out"]];function S({command:e,outcome:n,place:i}){return w.flatMap(([c,s])=>{
const f=n[c];return f?[(0,R().finding)(s,{command:e,paths:f},i)]:[]})}function h({command:e,outcome:{side_effects:n},place:i},{
caches:c,views:s}){const g=n?l({...n,...s==="gene"&&{created:[]}},c):[];return g.length===0?[]:[(0,R().finding)("command\
-writes",{command:e,paths:g},i)]}function m({audited:e,command:n,outcome:i,place:c},{limits:{slow_command_seconds:s}}){const f=Math.
round(i.duration_ms/1e3),g=(0,I().causeWords)(i.causes);switch(i.status){case"failed":{const b=i.exit_code??1;return[(0,R().
finding)("command-failed",{command:n,exitCode:b,...g},c)]}case"timed_out":return i.reason===M().BUDGET_SPENT?[]:[(0,R().
finding)("command-timed-out",{command:n,seconds:f,...g},c)];case"crashed":return[(0,R().finding)("command-crashed",{command:n,
reason:i.reason??"no exit code",...g},c)];case"not_runnable":{const{program:b=n}=e.plan??{};return[(0,R().finding)("prog\
ram-missing",{command:n,program:b},c)]}case"passed":return i.duration_ms>s*1e3?[(0,R().finding)("command-slow",{command:n,
seconds:f,limit:s},c)]:[];case"skipped":{if(i.reason===M().OUTCOME_LOST)return[(0,R().finding)("not-judged",{detail:`the\
 command \`${n}\`: ${M().OUTCOME_LOST}`},c)];const b=(0,E().toolOf)(e.reading);return b&&b.path===void 0?[(0,R().finding)(
"tool-not-installed",{command:n,tool:b.name},c)]:[]}case"error":case"blocked":return[]}}function l({created:e,changed:n,
deleted:i},c){const s=(0,k().default)([...c],{dot:!0});return[...e,...n,...i].filter(f=>!s(f)).sort()}const a=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function d(e,n){const i=r(e),c=i.filter(s=>a.test(s));for(const{command:s,outcome:f}of n.toReversed())for(const g of f.side_effects?.
created??[]){if(i.some(v=>t(v,g)))return{path:g,writer:s};const b=o(g).find(v=>c.some(y=>t(y,v)));if(b!==void 0)return{path:b,
writer:s}}}function r({command:e,outcome:{stdout:n,stderr:i}}){const c=[i,n].flatMap(({head:s,tail:f})=>[s,f]);return[e,
...c.flatMap(s=>s.split(`
`))]}function t(e,n){for(let i=e.indexOf(n);i>=0;i=e.indexOf(n,i+1)){const c=e[i-1]??" ",s=e.slice(i+n.length,i+n.length+
2);if(/[^\w.-]/.test(c)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(s))return!0}return!1}function o(e){const n=e.split("/").slice(
0,-1);return n.map((i,c)=>n.slice(0,n.length-c).join("/"))}}),47350:((A,p,u)=>{Object.defineProperty(p,"__esModule",{value:!0}),
p.REPORTED_ONLY=void 0,p.exitCodeOf=_,p.gravest=I,p.severityVerdict=E;function k(){const T=u(13580);return k=function(){
return T},T}const O={pass:0,warn:1,needs_approval:2,fail:3,error:4};function E(T,N){const w=S=>T.some(h=>h.severity===S&&
!h.suppressed);return T.some(({rule:S})=>(0,k().ruleOf)(S).undecided)?"error":w("error")?"fail":w("warning")?N==="warnin\
g"?"fail":"warn":"pass"}function I(T){return T.reduce((N,w)=>O[w]>O[N]?w:N,"pass")}const R=p.REPORTED_ONLY=new Set(["fai\
l","needs_approval"]),M={pass:0,warn:0,fail:1,needs_approval:1,error:2};function _(T,N="block"){return N==="report"&&R.has(
T)?0:M[T]}})};
