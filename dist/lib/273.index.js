"use strict";exports.id=273,exports.ids=[273],exports.modules={3273:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.doctorVerb=
void 0;function e(){const a=s(63314);return e=function(){return a},a}function A(){const a=s(7723);return A=function(){return a},
a}function O(){const a=s(48741);return O=function(){return a},a}function R(){const a=s(67397);return R=function(){return a},
a}function T(){const a=s(10289);return T=function(){return a},a}function P(){const a=s(7360);return P=function(){return a},
a}function b(){const a=s(70138);return b=function(){return a},a}function E(){const a=s(15840);return E=function(){return a},
a}function f(){const a=s(49232);return f=function(){return a},a}function m(){const a=s(19234);return m=function(){return a},
a}function w(){const a=s(82256);return w=function(){return a},a}const c=(0,m().parsedBy)(()=>A().coerce.number().pipe(A().
int().min(1).max(1e3)),"Expected a number from 1 to 1000."),u=(a,l)=>new(e()).Command("doctor").option(...w().REPO_OPTION).
option(...w().POLICY_OPTION).option("--changes <n>","number of past changes to judge (default: 50)",c).option("--no-hist\
ory","do not judge past changes").addOption((0,w().formatOption)()).option("--verbose","show every problem").action(async t=>{
await n(t,a),l(0)});g.doctorVerb=u;async function n(a,l){await(0,w().inRepository)(a,l,async t=>{const{env:o,platform:h,
signal:S}=l,r=await(0,f().policyFor)(a,l,(0,O().folderTree)(t.directory)),[v]=await(0,R().lookUpCommits)(t,["HEAD"]),i=a.
history?await(0,E().historyOf)(t,r,l,{now:new Date,most:a.changes}):void 0,d={repository:t,policy:r,head:v,history:i,env:o,
platform:h,signal:S},p=await(0,P().examine)(d);l.print(a.format==="json"?`${(0,T().json)(p)}
`:(0,b().renderDoctor)(p,(0,f().policyName)(r),{...l,verbose:a.verbose??!1}),a.format)})}}),19234:((I,g,s)=>{Object.defineProperty(
g,"__esModule",{value:!0}),g.DURATIONS=void 0,g.durationsOf=u,g.parsedBy=w,g.rangeRequest=m,g.withRangeOptions=f;function e(){
const n=s(76760);return e=function(){return n},n}function A(){const n=s(63314);return A=function(){return n},n}function O(){
const n=s(89549);return O=function(){return n},n}function R(){const n=s(25966);return R=function(){return n},n}function T(){
const n=s(83890);return T=function(){return n},n}function P(){const n=s(71667);return P=function(){return n},n}function b(){
const n=s(49232);return b=function(){return n},n}function E(){const n=s(82256);return E=function(){return n},n}function f(n){
return n.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").option(...E().REPO_OPTION).
option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply\
 the policy of this branch; the stricter value of each key wins").addOption((0,E().profileOption)()).option("--all","che\
ck all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, with the \
approval digest of an earlier run")}async function m({base:n,head:a,worktree:l,profile:t,...o},h){const S=(0,O().approveByDigest)(
o.approve,new Date),r=await(0,b().namedPolicy)(o.policy,h);return{directory:(0,e().resolve)(h.cwd,o.repo),env:h.env,locate:v=>(0,R().
resolveRange)(v,{...n!==void 0&&{base:n},...a!==void 0&&{head:a},...l&&{worktree:l}}),...r&&{policy:r},...o.policyRef!==
void 0&&{policyRef:o.policyRef},inputs:{profile:t},all:o.all??!1,approver:S,signal:h.signal,secrets:(0,T().secretsOf)(h.
env)}}function w(n,a){return l=>{const t=n().safeParse(l);if(t.success)return t.data;throw new(A()).InvalidArgumentError(
a)}}const c=g.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan,\
 check and merge"];async function u({durations:n},a){return n===void 0?new Map:(0,P().readDurations)((0,e().resolve)(a.cwd,
n),a.openInput)}}),25966:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.resolveRange=P;function e(){const c=s(
41895);return e=function(){return c},c}function A(){const c=s(24634);return A=function(){return c},c}function O(){const c=s(
67397);return O=function(){return c},c}function R(){const c=s(50598);return R=function(){return c},c}function T(){const c=s(
34397);return T=function(){return c},c}async function P(c,{base:u,head:n,worktree:a=!1}){if(a&&n!==void 0)throw new(e()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[l,t]=await b([(0,R().resolveRevision)(c,n??"HEAD"),f(c,u)]);return{name:a?"worktree":"range",directory:c.
directory,base:await(0,A().mergeBase)(c,t.commit,l),head:l,audited:a?await(0,T().snapshotWorktree)(c):l,policyCommit:t.commit,
baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}async function b(c){return await Promise.allSettled(
c),Promise.all(c)}const E=/^refs\/(?:heads|remotes\/origin)\//;async function f(c,u){const n=u===void 0?await(0,O().defaultBranch)(
c):await(0,R().resolveNamed)(c,u),{commit:a}=n,l=u==="HEAD"||u==="@"?await w(c):n.ref,t=l&&m(l);if(t===void 0)return{commit:a,
name:u??"HEAD"};const o=u===void 0?n:await(0,O().findDefaultBranch)(c),h=o?.ref&&m(o.ref);return{commit:a,name:t,...o&&h&&
{defaultBranch:{name:h,commit:o.commit}}}}function m(c){return E.test(c)?c.replace(E,""):void 0}async function w({user:c}){
return(await c(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),50598:((I,g,s)=>{Object.defineProperty(
g,"__esModule",{value:!0}),g.resolveNamed=m,g.resolveRevision=f;function e(){const t=s(41895);return e=function(){return t},
t}function A(){const t=s(3051);return A=function(){return t},t}function O(){const t=s(24634);return O=function(){return t},
t}function R(){const t=s(67397);return R=function(){return t},t}const T=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,P=/^(.*?)((?:[~^]\d*)*)$/s,
b=/(?:^|-g)([0-9a-f]{4,64})$/i,E=/^[A-Z]+(?:_[A-Z]+)*$/;async function f(t,o){return(await m(t,o)).commit}async function m(t,o){
if(T.test(o))throw new(e()).GateError("ref_not_found",`${JSON.stringify(o)} is not a valid revision`,"Use a branch, a ta\
g or a commit id; for a range, use --base and --head.");const[,h="",S=""]=P.exec(o)??[],r=await c(t,h==="@"?"HEAD":h),[v,
...i]=[...new Set(r.map(({commit:p})=>p))];if(v===void 0)throw(0,R().unknownRevision)(o,await w(t,h));if(i.length>0)throw l(
h,r);if(S===""){const[p,...y]=r.flatMap(M=>M.ref??[]);return{commit:v,...p!==void 0&&y.length===0&&{ref:p}}}const[d]=await(0,R().
peelToCommits)(t,[`${v}${S}`]);if(d===void 0)throw(0,R().unknownRevision)(o);return{commit:d}}async function w({user:t},o){
const S=(await t(["for-each-ref","--format=%(refname)","refs/heads","refs/remotes"])).toString().split(`
`).map(r=>r.replace(/^refs\/(?:heads|remotes)\//,"")).filter(r=>r!==""&&!r.endsWith("/HEAD"));return S.find(r=>r.endsWith(
`/${o}`))??(0,A().nearestName)(o,S)}async function c(t,o){if(o==="HEAD"||(0,R().isObjectId)(o.toLowerCase())){const[i]=await(0,R().
lookUpCommits)(t,[o]);if(i!==void 0)return[{name:o,commit:i}];if(o==="HEAD")return[]}const h=o.startsWith("refs/"),r=[...await(0,R().
readRefs)(t,h?[o]:u(o))].map(([i,{id:d,target:p}])=>({name:i,id:d,ref:p}));h||r.push(...await n(t,o),...await a(t,o));const v=await(0,R().
peelToCommits)(t,r.map(({id:i})=>i));return r.flatMap(({id:i,...d},p)=>{const y=v[p];return y===void 0?[]:[{...d,commit:y}]})}
function u(t){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(h=>`${h}${t}`),`refs/remotes/${t}/HEAD`]}
async function n({user:t},o){if(!E.test(o))return[];const h=await t(["rev-parse","--verify","--quiet",o],{accept:[1]});return h.
length===0?[]:[{name:o,id:h.toString().trim()}]}async function a({objects:t},o){const[,h]=b.exec(o)??[];return h===void 0?
[]:(await t(["rev-parse",`--disambiguate=${h.toLowerCase()}`])).toString().split(`
`).filter(R().isObjectId).map(v=>({name:v,id:v}))}function l(t,o){const h=o.map(({name:S,commit:r})=>S===r?`commit ${r}`:
`${S} (${(0,O().short)(r)})`);return new(e()).GateError("ref_ambiguous",`${JSON.stringify(t)} is ambiguous: ${h.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),34397:((I,g,s)=>{Object.
defineProperty(g,"__esModule",{value:!0}),g.snapshotWorktree=P;function e(){const m=s(51455);return e=function(){return m},
m}function A(){const m=s(76760);return A=function(){return m},m}function O(){const m=s(41895);return O=function(){return m},
m}function R(){const m=s(96681);return R=function(){return m},m}const T=Buffer.from([0]);async function P(m){const w=await f(
m);return await w(["update-index","-z","--index-info"],await b(m)),await w(["add","--all","--","."]),(await w(["write-tr\
ee"])).toString().trim()}async function b(m){const w=[];for(const c of(0,R().splitNul)(await m.user(["ls-files","-t","--\
stage","-z"]))){const u=c[0]===83,n=c.subarray(c.indexOf(9)+1);if(u&&!await E(m,n))throw new(O()).GateError("checkout_di\
ffers",`The checkout is sparse and lacks ${JSON.stringify((0,R().decodePath)(n))}`,"Run git sparse-checkout disable, or \
gate a commit (without --worktree).");w.push(c.subarray(2),T)}return Buffer.concat(w)}async function E({directory:m},w){
return(0,e().lstat)(Buffer.concat([Buffer.from(`${m}/`),w])).then(()=>!0,c=>{if(c.code==="ENOENT"||c.code==="ENOTDIR")return!1;
throw new(O()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,R().decodePath)(w))} (${c.code})`,"Check \
the permissions of the directories above the file.",{cause:c})})}async function f(m){const w=await(0,e().mkdtemp)((0,A().
join)(m.temporary,"index-")),c={...m.privateStore,GIT_INDEX_FILE:(0,A().join)(w,"index")};return(u,n)=>m.user(u,{env:c,...n&&
{input:n}})}}),78534:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.REPORT_FILE=g.MAX_REPORT_BYTES=void 0,
g.claimedPull=a,g.mutantsIn=u,g.nodeIn=c,g.readReportFile=f,g.readUploadedReport=l;function e(){const o=s(7723);return e=
function(){return o},o}function A(){const o=s(26040);return A=function(){return o},o}function O(){const o=s(41895);return O=
function(){return o},o}function R(){const o=s(54078);return R=function(){return o},o}function T(){const o=s(5640);return T=
function(){return o},o}function P(){const o=s(27436);return P=function(){return o},o}const b=g.MAX_REPORT_BYTES=256*1024*
1024,E=500;function f(o,h,S){try{return T().gateReportSchema.parse(JSON.parse(o.toString("utf8")))}catch(r){throw new(O()).
GateError("artifact_invalid",`${h} ${w(r,o).slice(0,E)}`,S,{cause:r})}}const m=e().looseObject({type:e().unknown().optional(),
schema_version:e().unknown().optional()});function w(o,h){if(o instanceof SyntaxError)return"is not JSON.";const S=m.safeParse(
JSON.parse(h.toString("utf8"))).data;if(S?.type!=="GateReport"){const v=typeof S?.type=="string"?`its type is ${JSON.stringify(
S.type)}`:"";return`is not a GateReport${v&&`: ${v}`}.`}if(S.schema_version!==P().GATE_REPORT_VERSION){const v=S.schema_version;
return`is a GateReport ${v===void 0?"without a version":`of version ${JSON.stringify(v)}`}; this version of gene-gate re\
ads ${P().GATE_REPORT_VERSION}.`}return o instanceof e().ZodError?`is not a valid GateReport: \`${(0,R().dotPath)(o.issues[0]?.
path??[])}\` is missing or has an invalid value.`:"is not a valid GateReport."}function c({validation_reports:[o]}){if(o===
void 0)return process;const{node_version:h,platform:S,arch:r}=o.env_fingerprint;return{version:h,platform:S,arch:r}}function u(o,{
commands:h}){const S=h.flatMap(({command:r,plan:v},i)=>{const d=o?.commands[i];return d?.command===r&&d.plan_digest===v?.
digest&&d.mutant?[d.mutant]:[]});return S.length>0&&S.length===h.length?S:void 0}const n=g.REPORT_FILE="gate-report.json";
function a(o){const h=T().gateReportSchema.pick({event:!0});return(0,A().attempt)(()=>h.parse(JSON.parse(o.toString("utf\
8"))).event.pull_request)}function l(o,{headSha:h,pullRequest:S}){const r=f(o,`The ${n} of the run`,"Use the same versio\
n of the action in both workflows, and run the first one again."),{pull_request:v}=r.event;if(r.verdict==="error"&&r.head_sha===
null)return r;if(r.head_sha!==h)throw t(`commit ${r.head_sha}`,h);if(v!==S.number)throw t(`pull request ${v??"(none)"}`,
`${S.number}`);return r}function t(o,h){return new(O()).GateError("artifact_invalid",`The report of the run is about ${o}\
, not ${h}.`,"Run the first workflow again. If the error persists, check its file for changes.")}}),83890:((I,g)=>{Object.
defineProperty(g,"__esModule",{value:!0}),g.findKnown=A,g.knownForms=e,g.secretsOf=r,g.withoutEndOfKnown=b,g.withoutStartOfKnown=
P;const s=12;function e(i){const d=[...new Set(i.flatMap(c))],p=d.map(y=>y.replace(/\s/g,""));return{exact:d,squeezed:[...new Set(
p)].filter(y=>y.length>=s)}}function A(i,{exact:d,squeezed:p}){const y=d.flatMap($=>O(i,$,j=>j));if(p.length===0||!/\s/.
test(i))return y;const{text:M,at:N}=R(i);return[...y,...p.flatMap($=>O(M,$,j=>N[j]??0))]}function O(i,d,p){const y=[];for(let M=i.
indexOf(d);M>=0;M=i.indexOf(d,M+d.length))y.push({kind:"secret",start:p(M),end:p(M+d.length-1)+1});return y}function R(i){
const d=new Uint32Array(i.length),p=[];let y=0;for(const{0:M,index:N}of i.matchAll(/\S+/g)){for(let $=0;$<M.length;$+=1)
d[y+$]=N+$;y+=M.length,p.push(M)}return{text:p.join(""),at:d}}const T=4;function P(i,{exact:d}){const p=d.map(y=>{const{
text:M,at:N}=R(i.slice(-2*y.length-E)),$=m(M,y.replace(/\s/g,"")),j=i.length-Math.min(i.length,2*y.length+E);return $<T?
i.length:j+(N[M.length-$]??0)});return i.slice(0,Math.min(i.length,...p))}function b(i,{exact:d}){const p=d.map(y=>{const{
text:M,at:N}=R(i.slice(0,2*y.length+E)),$=m(f(M),f(y.replace(/\s/g,"")));return $<T?0:(N[$-1]??0)+1});return i.slice(Math.
max(0,...p))}const E=64;function f(i){return i.split("").reverse().join("")}function m(i,d){for(let p=d.length;p>0;p-=1)
if(i.endsWith(d.slice(0,p)))return p;return 0}const w=4;function c(i){const d=Buffer.from(i),p=u(i),y=encodeURIComponent(
d.toString()),M=d.toString("hex"),N=[i,...i.split(/\r?\n/),p,p.replaceAll("/","\\/"),u(p),...n(y),M,M.toUpperCase(),...[
0,1,2].flatMap($=>a(d,$))];return[...new Set(N)].filter($=>$.trim().length>=w)}function u(i){return JSON.stringify(i).slice(
1,-1)}function n(i){const d=i.replace(/[!'()*]/g,p=>`%${p.charCodeAt(0).toString(16).toUpperCase()}`);return[i,d].flatMap(
p=>{const y=p.replace(/%../g,M=>M.toLowerCase());return[p,y,p.replaceAll("%20","+"),y.replaceAll("%20","+")]})}function a(i,d){
const p=Buffer.concat([Buffer.alloc(d),i]).toString("base64"),y=Math.ceil(d*8/6),M=Math.floor((d+i.length)*8/6),N=p.slice(
y,M);return[N,N.replaceAll("+","-").replaceAll("/","_")]}const l=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
t=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,o=/^(?:[\\/~]|[A-Za-z]:[\\/])/,h=8,S=/^[A-Za-z][a-z]{0,9}$/;function r(i){
const d=Object.entries(i).flatMap(([p,y])=>y!==void 0&&l.test(p)&&v(p,y)?[y]:[]);return[...new Set(d)]}function v(i,d){return d.
length<h||S.test(d)?!1:!(t.test(i)&&o.test(d))}}),4147:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.doctorSchema=
g.DOCTOR_VERSION=void 0;function e(){const T=s(7723);return e=function(){return T},T}function A(){const T=s(41095);return A=
function(){return T},T}const O=g.DOCTOR_VERSION="3.1.0",R=g.doctorSchema=e().object({type:e().literal("Doctor"),schema_version:e().
literal(O),tool:e().object({name:e().literal("gene-gate"),version:e().string()}),head_sha:e().string().nullable().describe(
"Null without a commit."),policy:e().object({source:e().enum(["default","base","file"]),profile:e().string(),enforce:e().
enum(["report","block"]).describe("What it enforces today."),enforce_until:e().string().exactOptional().describe("The la\
st day of the reports.")}),tighten:e().array(e().object({key:e().string(),what:e().string(),why:e().string()})).describe(
"What the policy can make stricter, because the last changes did not need it."),lacks:e().array(e().object({key:e().string(),
what:e().string()})).describe("What `gene-gate init` would write for the assets as they are."),programs:e().array(e().object(
{name:e().string(),commands:e().int().positive().describe("How many commands start it."),path:e().string().nullable(),missing:e().
enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:A().isolationSchema.describe(
"What this machine gives to commands."),workflow:e().object({paths:e().array(e().string()).describe("The workflows that \
run the gate."),late:e().object({message:e().string(),remedy:e().string()}).exactOptional().describe("What a change can \
decide about the gate before it starts."),lacks:e().array(e().object({path:e().string(),key:e().string(),what:e().string()})).
describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --\
format json`")}),70138:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.renderDoctor=O;function e(){const E=s(
31626);return e=function(){return E},E}function A(){const E=s(94965);return A=function(){return E},E}function O(E,f,m){const w=(0,e().
layoutOf)(m);return(0,e().page)([R(E,f,w),E.tighten.flatMap(({key:c,what:u,why:n})=>(0,e().prose)(w,"tighten",`${c}: ${u}\
 ${n}`,{label:"good"})),E.lacks.flatMap(({key:c,what:u})=>(0,e().prose)(w,"policy",`${c}: ${u}`,{label:"caution"})),P(E,
w),b(E.workflow,w)])}function R({policy:E},f,m){const w=E.enforce_until===void 0?"":` until ${E.enforce_until}`,c=E.enforce===
"report"?`; it only reports${w}`:"";return(0,e().prose)(m,"policy",`${f}, profile ${E.profile}${c}`)}const T={machine:"n\
ot on PATH",dependencies:"not in node_modules; install the dependencies"};function P({programs:E,containment:f},m){const{
level:w,description:c,downgrades:u=[]}=f;return[...E.flatMap(({name:n,commands:a,path:l,missing:t})=>(0,e().prose)(m,t?"\
missing":"program",`${n}, for ${(0,A().count)(a,"command")}: ${t?T[t]:l}`,t?{label:"bad"}:{})),...(0,e().prose)(m,"conta\
ined",`${w}: ${c}`,{label:w==="namespaces"?"good":"caution"}),...m.verbose?u.flatMap(({from:n,reason:a})=>(0,e().prose)(
m,"",`${n}: ${a}`)):[]]}function b({paths:E,late:f,lacks:m},w){return E.length===0?(0,e().prose)(w,"workflow","no workfl\
ow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,e().prose)(w,"workflow",E.join(", ")),...f?(0,e().
prose)(w,"late",`${f.message} ${f.remedy}`,{label:"caution"}):[],...m.flatMap(({path:c,key:u,what:n})=>{const a=E.length>
1?`${c}: `:"";return(0,e().prose)(w,"lacks",`${a}${u}: ${n}`,{label:"caution"})})]}}),7360:((I,g,s)=>{Object.defineProperty(
g,"__esModule",{value:!0}),g.examine=a;function e(){const t=s(38863);return e=function(){return t},t}function A(){const t=s(
67617);return A=function(){return t},t}function O(){const t=s(8801);return O=function(){return t},t}function R(){const t=s(
48741);return R=function(){return t},t}function T(){const t=s(9436);return T=function(){return t},t}function P(){const t=s(
4147);return P=function(){return t},t}function b(){const t=s(63512);return b=function(){return t},t}function E(){const t=s(
67653);return E=function(){return t},t}function f(){const t=s(46478);return f=function(){return t},t}function m(){const t=s(
50380);return m=function(){return t},t}function w(){const t=s(12319);return w=function(){return t},t}function c(){const t=s(
14244);return c=function(){return t},t}function u(){const t=s(20261);return u=function(){return t},t}function n(){const t=s(
17493);return n=function(){return t},t}async function a(t){const{repository:o,policy:h,head:S,history:r,env:v,signal:i}=t,
{directory:d}=o,p=new Date,{profile:y}=h.policy,M=(0,O().enforcementOn)((0,T().dayOf)(p),h.policy.enforce),N=S===void 0?
void 0:await(0,m().auditPresent)(t,S),$=N?.audit.genes??[],j=await(0,f().machineAnswer)($,{directory:d,env:v,signal:i,policy:h.
policy}),D=r?.changes??[],B=(0,A().asksForApprovals)(h.policy)||D.some(k=>(0,E().outcomeOf)(k)==="waits");return{type:"D\
octor",schema_version:P().DOCTOR_VERSION,tool:{...e().TOOL},head_sha:S??null,policy:{source:h.source,profile:y,enforce:M.
mode,..."until"in M&&{enforce_until:M.until}},tighten:(0,c().tightenings)(h.policy,{changes:D,present:$.flatMap(({commands:k})=>k)}),
lacks:N?l(await(0,b().firstPolicy)(N,h.policy,p)):[],...j,workflow:await(0,u().workflowAnswer)((0,R().folderTree)(d),(0,n().
workflowFor)({reviews:B,pushed:r&&await(0,w().pushedBranch)(o,r)}))}}function l({stores:t,include:o,programs:h,exceedsCap:S}){
return[...t.map(({path:r,root:v})=>({key:"stores",what:`Say where the commands of \`${r}\` run; now it is \`${v}\`.`})),
...o.map(r=>({key:"assets.include",what:`Add \`${r}\`, which has genes and is not audited.`})),...h.map(r=>({key:"progra\
ms",what:`Add \`${r}\`, which commands of stored genes start.`})),...S?[{key:"blast_radius",what:"Raise the hard cap: th\
e stores alone exceed it."}]:[]]}}),46478:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.machineAnswer=P;
function e(){const f=s(6470);return e=function(){return f},f}function A(){const f=s(60670);return A=function(){return f},
f}function O(){const f=s(10582);return O=function(){return f},f}function R(){const f=s(32223);return R=function(){return f},
f}function T(){const f=s(46282);return T=function(){return f},f}async function P(f,{directory:m,env:w,policy:c,signal:u}){
const n=b(f),a=[...n.values()].flatMap(({tool:h,name:S})=>h?[]:[S]),l=await(0,T().findPrograms)({path:w.PATH??"",checkout:m,
names:a}),{isolation:t,close:o}=await(0,A().chooseBackend)({programs:l,checkout:m,outputBytes:c.limits.output_bytes,limits:(0,O().
limitsOn)((0,O().thisMachine)(),c.limits,1),requested:"auto",network:c.network==="allow",folders:(0,R().privateFolders)(
w),signal:u});return await o(),{programs:[...n.values()].map(h=>E(h,l)),containment:t}}function b(f){const m=new Map;for(const{
reading:w,verdict:c}of f.flatMap(({commands:u})=>u)){const u=w.invocation?.program??w.argv?.[0];if(c==="block"||u===void 0)
continue;const n=(0,e().toolOf)(w),a=n?.name??u,l=JSON.stringify([a,n!==void 0]),t=(m.get(l)?.commands??0)+1;m.set(l,{name:a,
commands:t,...n&&{tool:{path:n.path}}})}return m}function E({name:f,commands:m,tool:w},{node:c,npm:u,npx:n,machine:a}){const l={
node:c.file,npm:u?.file,npx:n?.file},t=w?w.path:l[f]??a.get(f)?.file;return t!==void 0?{name:f,commands:m,path:t}:{name:f,
commands:m,path:null,missing:w?"dependencies":"machine"}}}),14244:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),
g.tightenings=T;function e(){const u=s(41115);return e=function(){return u},u}function A(){const u=s(8801);return A=function(){
return u},u}function O(){const u=s(94965);return O=function(){return u},u}function R(){const u=s(67653);return R=function(){
return u},u}function T(u,n){return n.changes.length===0?[]:[...P(u,n),...b(u,n),...f(u,n),...m(u,n)]}function P({rules:u},{
changes:n}){const a=n.flatMap(l=>l.findings);return Object.entries(u).filter(([,l])=>(0,A().settingOf)(l).level!=="error").
filter(([l])=>!a.some(({level:t})=>t?.rules===l)).map(([l])=>({key:`rules.${l}`,what:`Remove the level of \`${l}\`.`,why:E(
n)}))}function b({ignores:u},{changes:n}){const a=n.flatMap(l=>l.findings).flatMap(({rule:l,suppressed:t})=>t?[{rule:l,...t}]:
[]);return u.flatMap(({rule:l,reason:t,expires:o},h)=>a.some(S=>S.rule===l&&S.reason===t&&S.expires===o)?[]:[{key:`ignor\
es[${h}]`,what:`Remove the ignore of \`${l}\`.`,why:E(n)}])}function E(u){return`None of the last ${u.length} changes ne\
eds it.`}function f({programs:u,families:n},a){if(u.length===0)return[];const l=c(a).flatMap(({command:t,reading:o})=>[t,
...(o.scripts?.steps??[]).map(({text:h})=>h)]);return u.filter(t=>{const o=(0,e().wordsOfProgram)(t,n);return!l.some(h=>o.
some(S=>h.includes(S)))}).map(t=>({key:"programs",what:`Remove \`${t}\`.`,why:"No command of the last changes or of the \
assets starts it."}))}function m(u,n){const a=n.changes.filter(({isHonest:v})=>v),l=`No honest change of the last ${n.changes.
length} would fail.`,t=!a.some(w),o=a.filter(({hasAssets:v})=>v),h=o.some(v=>v.with({fail_on:"warning"}).verdict==="fail"),
S=c({...n,changes:a}),r=({profiles:v})=>v.validator.verdict!=="block";return[...u.enforce!=="block"&&t?[{key:"enforce",what:"\
Set `enforce: block`.",why:l}]:[],...u.fail_on==="error"&&t&&o.length>0&&!h?[{key:"fail_on",what:"Set `fail_on: warning`\
.",why:l}]:[],...u.profile==="evolver"&&S.length>0&&S.every(r)?[{key:"profile",what:"Set `profile: validator`.",why:`It \
allows ${S.length===1?"the only command":`all ${(0,O().count)(S.length,"command")}`} of these changes and of the assets.`}]:
[]]}function w(u){return["fails","needs_fix"].includes((0,R().outcomeOf)(u))}function c({changes:u,present:n}){const l=[
...u.flatMap(({commands:t})=>t),...n].filter(({verdict:t})=>t!=="block");return[...new Map(l.map(t=>[t.command,t])).values()]}}),
20261:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.workflowAnswer=T;function e(){const r=s(52848);return e=
function(){return r},r}function A(){const r=s(66666);return A=function(){return r},r}function O(){const r=s(3733);return O=
function(){return r},r}function R(){const r=s(95132);return R=function(){return r},r}async function T(r,v){const i=await(0,O().
readWorkflows)(r),d=await(0,e().findGateUses)(r,i),{jobs:p}=d,y=(0,A().lateGate)(d),M=i.filter(({path:$})=>p.has($)),N=(0,O().
parseMapping)(v)??{};return{paths:M.map(({path:$})=>$),...y&&{late:(0,R().describe)((0,R().finding)("gate-runs-late",{...y}))},
lacks:M.flatMap($=>P($,p.get($.path)??new Map,N))}}function P(r,v,i){const[d={}]=(0,O().jobsOf)({value:i}).values(),p=[...(0,O().
jobsOf)(r)].filter(([$,j])=>v.has($)&&f(j));if(p.length===0)return[];const{value:y={}}=r,M=[...m(i.on,y.on),...p.flatMap(
([,$])=>[...l(d.permissions??i.permissions,b($,y)),...E([d,i],[$,y]),...o(d,$)])];return[...new Map(M.map($=>[$.key,$])).
values()].map($=>({path:r.path,...$}))}function b(r,v){return r.permissions??v.permissions}function E(r,v){return["concu\
rrency","timeout-minutes"].filter(i=>r.some(d=>i in d)&&!v.some(d=>i in d)).map(i=>({key:i,what:`Set \`${i}\`.`}))}function f(r){
const v=(0,O().stepsOf)(r).flatMap(({uses:i,with:d})=>typeof i=="string"&&e().GATE.test(i)?[(0,O().isMapping)(d)?d:{}]:[]);
return r.uses===void 0&&v.every(({mode:i="gate"})=>i==="gate")}function m(r,v){const i=(0,O().eventsOf)(v);return[...(0,O().
eventsOf)(r)].flatMap(([d,p])=>{const y=`on.${d}`,M=i.get(d);if(M===void 0)return[{key:y,what:`Add the event \`${d}\`.`}];
const N=n(d,M),$=n(d,p).filter(j=>!N.includes(j));return[...$.length>0?[{key:`${y}.types`,what:`Add the types \`${$.join(
"`, `")}\`.`}]:[],...w.filter(j=>(0,O().isMapping)(M)&&j in M).map(j=>({key:`${y}.${j}`,what:"Remove the filter."}))]})}
const w=["paths","paths-ignore"],c=["opened","synchronize","reopened"],u=new Map([["pull_request",c],["pull_request_targ\
et",c]]);function n(r,v){const i=(0,O().isMapping)(v)?v.types:void 0;return i===void 0?u.get(r)??[]:[i].flat().map(String)}
const a=["none","read","write"];function l(r,v){if(!(0,O().isMapping)(r))return[];const i=p=>a.indexOf(t(v,p));return Object.
entries(r).filter(([p,y])=>i(p)<a.indexOf(String(y))).map(([p,y])=>({key:`permissions.${p}`,what:`Add \`${p}: ${y}\` to \`\
permissions\`.`}))}function t(r,v){return typeof r=="string"?r.replace("-all",""):(0,O().isMapping)(r)?String(r[v]??"non\
e"):"none"}function o(r,v){const i=(0,O().stepsOf)(v).filter(({uses:d})=>typeof d=="string");return(0,O().stepsOf)(r).flatMap(
({uses:d,with:p})=>{const[y="",M=""]=String(d??"").split("@");if(y===""||e().GATE.test(y))return[];const N=i.find(j=>String(
j.uses).split("@")[0]===y),$=`steps.${y}`;return N===void 0?[{key:$,what:`Add a step with \`${y}\`.`}]:[...h($,p,N.with),
...S(M)&&!S(String(N.uses).split("@")[1]??"")?[{key:`${$}@`,what:`Use \`${y}\` at a commit: \`${d}\`.`}]:[]]})}function h(r,v,i){
const d=(0,O().isMapping)(i)?i:{};return Object.entries((0,O().isMapping)(v)?v:{}).flatMap(([p,y])=>typeof y=="string"||
d[p]===y?[]:[{key:`${r}.${p}`,what:`Set \`${p}: ${y}\`.`}])}function S(r){return/^[0-9a-f]{40}$/.test(r)}}),71667:((I,g,s)=>{
Object.defineProperty(g,"__esModule",{value:!0}),g.readDurations=b;function e(){const f=s(7723);return e=function(){return f},
f}function A(){const f=s(41895);return A=function(){return f},f}function O(){const f=s(73388);return O=function(){return f},
f}function R(){const f=s(78534);return R=function(){return f},f}function T(){const f=s(23107);return T=function(){return f},
f}const P=e().looseObject({genes:e().array(e().looseObject({commands:e().array(e().looseObject({command:e().string(),outcome:e().
looseObject({duration_ms:e().number().nonnegative()}).optional()}))}))});async function b(f,m){const w=await(0,T().readAtMost)(
R().MAX_REPORT_BYTES,f,m),c=new Map;for(const{commands:u}of E(w,f).genes)for(const{command:n,outcome:a}of u){const l=Math.
round(a?.duration_ms??0);l>0&&c.set(n,Math.max(l,c.get(n)??0))}return c}function E(f,m){try{return P.parse(JSON.parse(f.
toString("utf8")))}catch(w){throw new(A()).GateError("artifact_invalid",`${(0,O().inputName)(m)} is not a report from wh\
ich durations can be read.`,"Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.",
{cause:w})}}}),23107:((I,g,s)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.findParts=f,g.readAtMost=w,g.readParts=
m;function e(){const n=s(51455);return e=function(){return n},n}function A(){const n=s(76760);return A=function(){return n},
n}function O(){const n=s(41895);return O=function(){return n},n}function R(){const n=s(73388);return R=function(){return n},
n}function T(){const n=s(78374);return T=function(){return n},n}function P(){const n=s(78534);return P=function(){return n},
n}const b=2*P().MAX_REPORT_BYTES,E="gate-report.json";async function f(n){return(await(0,e().readdir)(n,{recursive:!0,withFileTypes:!0}).
catch(l=>{if(l.code==="ENOENT")return[];throw new(O()).GateError("file_unreadable",`Cannot read the directory ${n} (${l.
code}).`,"Specify the directory into which the parts were downloaded.",{cause:l})})).filter(l=>l.isFile()&&l.name===E).map(
({parentPath:l,name:t})=>(0,A().join)(l,t)).sort()}async function m(n,a,l=c){if(n.length>T().MAX_SHARDS)throw u(`There a\
re more than ${T().MAX_SHARDS} parts`);const t=[];let o=b;for(const h of n){const S=await w(Math.min(o,P().MAX_REPORT_BYTES),
h,a);o-=S.length;const r=(0,R().inputName)(h);t.push({name:r,report:(0,P().readReportFile)(S,r,l)})}return t}async function w(n,a,l){
const t=[];let o=0;for await(const h of l(a)){if(o+=h.length,o>n)throw u(`${(0,R().inputName)(a)} is too large, alone or\
 together with the other parts`);t.push(h)}return Buffer.concat(t)}const c="Specify the gate-report.json of every shard,\
 made by this version, and nothing else.";function u(n){return new(O()).GateError("artifact_invalid",n,c)}})};
