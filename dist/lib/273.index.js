"use strict";exports.id=273,exports.ids=[273],exports.modules={3273:((D,m,i)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.doctorVerb=
void 0;function r(){const t=i(63314);return r=function(){return t},t}function R(){const t=i(7723);return R=function(){return t},
t}function h(){const t=i(48741);return h=function(){return t},t}function O(){const t=i(67397);return O=function(){return t},
t}function S(){const t=i(10289);return S=function(){return t},t}function T(){const t=i(7360);return T=function(){return t},
t}function N(){const t=i(70138);return N=function(){return t},t}function y(){const t=i(15840);return y=function(){return t},
t}function f(){const t=i(49232);return f=function(){return t},t}function v(){const t=i(19234);return v=function(){return t},
t}function u(){const t=i(82256);return u=function(){return t},t}const c=(0,v().parsedBy)(()=>R().coerce.number().pipe(R().
int().min(1).max(1e3)),"Expected a number from 1 to 1000."),p=(t,a)=>new(r()).Command("doctor").option(...u().REPO_OPTION).
option(...u().POLICY_OPTION).option("--changes <n>","number of past changes to judge (default: 50)",c).option("--no-hist\
ory","do not judge past changes").addOption((0,u().formatOption)()).option("--verbose","show every problem").action(async e=>{
await n(e,t),a(0)});m.doctorVerb=p;async function n(t,a){await(0,u().inRepository)(t,a,async e=>{const{env:o,platform:s,
signal:d}=a,g=await(0,f().policyFor)(t,a,(0,h().folderTree)(e.directory)),[M]=await(0,O().lookUpCommits)(e,["HEAD"]),P=t.
history?await(0,y().historyOf)(e,g,a,{now:new Date,most:t.changes}):void 0,l={repository:e,policy:g,head:M,history:P,env:o,
platform:s,signal:d},$=await(0,T().examine)(l);a.print(t.format==="json"?`${(0,S().json)($)}
`:(0,N().renderDoctor)($,(0,f().policyName)(g),{...a,verbose:t.verbose??!1}),t.format)})}}),19234:((D,m,i)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.DURATIONS=void 0,m.durationsOf=p,m.parsedBy=u,m.rangeRequest=v,m.withRangeOptions=f;function r(){
const n=i(76760);return r=function(){return n},n}function R(){const n=i(63314);return R=function(){return n},n}function h(){
const n=i(89549);return h=function(){return n},n}function O(){const n=i(25966);return O=function(){return n},n}function S(){
const n=i(41551);return S=function(){return n},n}function T(){const n=i(71667);return T=function(){return n},n}function N(){
const n=i(49232);return N=function(){return n},n}function y(){const n=i(82256);return y=function(){return n},n}function f(n){
return n.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(R()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...y().REPO_OPTION).option(
"--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the po\
licy of this branch; the stricter value of each key wins").addOption((0,y().profileOption)()).option("--all","check all \
genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, with the approva\
l digest of an earlier run")}async function v({base:n,head:t,worktree:a,staged:e,profile:o,...s},d){const g=(0,h().approveByDigest)(
s.approve,new Date),M=await(0,N().namedPolicy)(s.policy,d);return{directory:(0,r().resolve)(d.cwd,s.repo),env:d.env,locate:P=>(0,O().
resolveRange)(P,{...n!==void 0&&{base:n},...t!==void 0&&{head:t},...a&&{worktree:a},...e&&{staged:e}}),...M&&{policy:M},
...s.policyRef!==void 0&&{policyRef:s.policyRef},inputs:{profile:o},all:s.all??!1,approver:g,signal:d.signal,secrets:(0,S().
secretsOf)(d.env)}}function u(n,t){return a=>{const e=n().safeParse(a);if(e.success)return e.data;throw new(R()).InvalidArgumentError(
t)}}const c=m.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan,\
 check and merge"];async function p({durations:n},t){return n===void 0?new Map:(0,T().readDurations)((0,r().resolve)(t.cwd,
n),t.openInput)}}),25966:((D,m,i)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.resolveRange=T;function r(){const c=i(
41895);return r=function(){return c},c}function R(){const c=i(24634);return R=function(){return c},c}function h(){const c=i(
67397);return h=function(){return c},c}function O(){const c=i(50598);return O=function(){return c},c}function S(){const c=i(
34397);return S=function(){return c},c}async function T(c,{base:p,head:n,worktree:t=!1,staged:a=!1}){if(t&&n!==void 0)throw new(r()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[e,o]=await N([(0,O().resolveRevision)(c,n??"HEAD"),f(c,p)]);return{name:a?"index":t?"worktree":"r\
ange",directory:c.directory,base:await(0,R().mergeBase)(c,o.commit,e),head:e,audited:t?await(a?S().snapshotIndex:S().snapshotWorktree)(
c):e,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}async function N(c){
return await Promise.allSettled(c),Promise.all(c)}const y=/^refs\/(?:heads|remotes\/origin)\//;async function f(c,p){const n=p===
void 0?await(0,h().defaultBranch)(c):await(0,O().resolveNamed)(c,p),{commit:t}=n,a=p==="HEAD"||p==="@"?await u(c):n.ref,
e=a&&v(a);if(e===void 0)return{commit:t,name:p??"HEAD"};const o=p===void 0?n:await(0,h().findDefaultBranch)(c),s=o?.ref&&
v(o.ref);return{commit:t,name:e,...o&&s&&{defaultBranch:{name:s,commit:o.commit}}}}function v(c){return y.test(c)?c.replace(
y,""):void 0}async function u({user:c}){return(await c(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),
50598:((D,m,i)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.resolveNamed=v,m.resolveRevision=f;function r(){const e=i(
41895);return r=function(){return e},e}function R(){const e=i(3051);return R=function(){return e},e}function h(){const e=i(
24634);return h=function(){return e},e}function O(){const e=i(67397);return O=function(){return e},e}const S=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,
T=/^(.*?)((?:[~^]\d*)*)$/s,N=/(?:^|-g)([0-9a-f]{4,64})$/i,y=/^[A-Z]+(?:_[A-Z]+)*$/;async function f(e,o){return(await v(
e,o)).commit}async function v(e,o){if(S.test(o))throw new(r()).GateError("ref_not_found",`${JSON.stringify(o)} is not a \
valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --head.");const[,s="",d=""]=T.exec(o)??
[],g=await c(e,s==="@"?"HEAD":s),[M,...P]=[...new Set(g.map(({commit:$})=>$))];if(M===void 0)throw(0,O().unknownRevision)(
o,await u(e,s));if(P.length>0)throw a(s,g);if(d===""){const[$,...w]=g.flatMap(E=>E.ref??[]);return{commit:M,...$!==void 0&&
w.length===0&&{ref:$}}}const[l]=await(0,O().peelToCommits)(e,[`${M}${d}`]);if(l===void 0)throw(0,O().unknownRevision)(o);
return{commit:l}}async function u({user:e},o){const d=(await e(["for-each-ref","--format=%(refname)","refs/heads","refs/\
remotes"])).toString().split(`
`).map(g=>g.replace(/^refs\/(?:heads|remotes)\//,"")).filter(g=>g!==""&&!g.endsWith("/HEAD"));return d.find(g=>g.endsWith(
`/${o}`))??(0,R().nearestName)(o,d)}async function c(e,o){if(o==="HEAD"||(0,O().isObjectId)(o.toLowerCase())){const[P]=await(0,O().
lookUpCommits)(e,[o]);if(P!==void 0)return[{name:o,commit:P}];if(o==="HEAD")return[]}const s=o.startsWith("refs/"),g=[...await(0,O().
readRefs)(e,s?[o]:p(o))].map(([P,{id:l,target:$}])=>({name:P,id:l,ref:$}));s||g.push(...await n(e,o),...await t(e,o));const M=await(0,O().
peelToCommits)(e,g.map(({id:P})=>P));return g.flatMap(({id:P,...l},$)=>{const w=M[$];return w===void 0?[]:[{...l,commit:w}]})}
function p(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(s=>`${s}${e}`),`refs/remotes/${e}/HEAD`]}
async function n({user:e},o){if(!y.test(o))return[];const s=await e(["rev-parse","--verify","--quiet",o],{accept:[1]});return s.
length===0?[]:[{name:o,id:s.toString().trim()}]}async function t({objects:e},o){const[,s]=N.exec(o)??[];return s===void 0?
[]:(await e(["rev-parse",`--disambiguate=${s.toLowerCase()}`])).toString().split(`
`).filter(O().isObjectId).map(M=>({name:M,id:M}))}function a(e,o){const s=o.map(({name:d,commit:g})=>d===g?`commit ${g}`:
`${d} (${(0,h().short)(g)})`);return new(r()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${s.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),34397:((D,m,i)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.snapshotIndex=N,m.snapshotWorktree=T;function r(){const u=i(51455);return r=
function(){return u},u}function R(){const u=i(76760);return R=function(){return u},u}function h(){const u=i(41895);return h=
function(){return u},u}function O(){const u=i(96681);return O=function(){return u},u}const S=Buffer.from([0]);async function T(u){
const c=await v(u);return await c(["update-index","-z","--index-info"],await y(u)),await c(["add","--all","--","."]),(await c(
["write-tree"])).toString().trim()}async function N(u){const c=(0,R().join)(await(0,r().mkdtemp)((0,R().join)(u.temporary,
"index-")),"index");await(0,r().copyFile)(u.index,c).catch(n=>{if(n.code!=="ENOENT")throw n});const p={...u.privateStore,
GIT_INDEX_FILE:c};return(await u.user(["write-tree"],{env:p})).toString().trim()}async function y(u){const c=[];for(const p of(0,O().
splitNul)(await u.user(["ls-files","-t","--stage","-z"]))){const n=p[0]===83,t=p.subarray(p.indexOf(9)+1);if(n&&!await f(
u,t))throw new(h()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,O().decodePath)(t))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");c.push(p.subarray(2),S)}return Buffer.concat(
c)}async function f({directory:u},c){return(0,r().lstat)(Buffer.concat([Buffer.from(`${u}/`),c])).then(()=>!0,p=>{if(p.code===
"ENOENT"||p.code==="ENOTDIR")return!1;throw new(h()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,O().
decodePath)(c))} (${p.code})`,"Check the permissions of the directories above the file.",{cause:p})})}async function v(u){
const c=await(0,r().mkdtemp)((0,R().join)(u.temporary,"index-")),p={...u.privateStore,GIT_INDEX_FILE:(0,R().join)(c,"ind\
ex")};return(n,t)=>u.user(n,{env:p,...t&&{input:t}})}}),78534:((D,m,i)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.REPORT_FILE=m.MAX_REPORT_BYTES=void 0,m.claimedPull=t,m.mutantsIn=p,m.nodeIn=c,m.readReportFile=f,m.readUploadedReport=
a;function r(){const o=i(7723);return r=function(){return o},o}function R(){const o=i(26040);return R=function(){return o},
o}function h(){const o=i(41895);return h=function(){return o},o}function O(){const o=i(54078);return O=function(){return o},
o}function S(){const o=i(5640);return S=function(){return o},o}function T(){const o=i(27436);return T=function(){return o},
o}const N=m.MAX_REPORT_BYTES=256*1024*1024,y=500;function f(o,s,d){try{return S().gateReportSchema.parse(JSON.parse(o.toString(
"utf8")))}catch(g){throw new(h()).GateError("artifact_invalid",`${s} ${u(g,o).slice(0,y)}`,d,{cause:g})}}const v=r().looseObject(
{type:r().unknown().optional(),schema_version:r().unknown().optional()});function u(o,s){if(o instanceof SyntaxError)return"\
is not JSON.";const d=v.safeParse(JSON.parse(s.toString("utf8"))).data;if(d?.type!=="GateReport"){const M=typeof d?.type==
"string"?`its type is ${JSON.stringify(d.type)}`:"";return`is not a GateReport${M&&`: ${M}`}.`}if(d.schema_version!==T().
GATE_REPORT_VERSION){const M=d.schema_version;return`is a GateReport ${M===void 0?"without a version":`of version ${JSON.
stringify(M)}`}; this version of gene-gate reads ${T().GATE_REPORT_VERSION}.`}return o instanceof r().ZodError?`is not a\
 valid GateReport: \`${(0,O().dotPath)(o.issues[0]?.path??[])}\` is missing or has an invalid value.`:"is not a valid Ga\
teReport."}function c({validation_reports:[o]}){if(o===void 0)return process;const{node_version:s,platform:d,arch:g}=o.env_fingerprint;
return{version:s,platform:d,arch:g}}function p(o,{commands:s}){const d=s.flatMap(({command:g,plan:M},P)=>{const l=o?.commands[P];
return l?.command===g&&l.plan_digest===M?.digest&&l.mutant?[l.mutant]:[]});return d.length>0&&d.length===s.length?d:void 0}
const n=m.REPORT_FILE="gate-report.json";function t(o){const s=S().gateReportSchema.pick({event:!0});return(0,R().attempt)(
()=>s.parse(JSON.parse(o.toString("utf8"))).event.pull_request)}function a(o,{headSha:s,pullRequest:d}){const g=f(o,`The\
 ${n} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:M}=g.
event;if(g.verdict==="error"&&g.head_sha===null)return g;if(g.head_sha!==s)throw e(`commit ${g.head_sha}`,s);if(M!==d.number)
throw e(`pull request ${M??"(none)"}`,`${d.number}`);return g}function e(o,s){return new(h()).GateError("artifact_invali\
d",`The report of the run is about ${o}, not ${s}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}}),4147:((D,m,i)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.doctorSchema=m.DOCTOR_VERSION=void 0;
function r(){const S=i(7723);return r=function(){return S},S}function R(){const S=i(41095);return R=function(){return S},
S}const h=m.DOCTOR_VERSION="3.1.0",O=m.doctorSchema=r().object({type:r().literal("Doctor"),schema_version:r().literal(h),
tool:r().object({name:r().literal("gene-gate"),version:r().string()}),head_sha:r().string().nullable().describe("Null wi\
thout a commit."),policy:r().object({source:r().enum(["default","base","file"]),profile:r().string(),enforce:r().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:r().string().exactOptional().describe("The last day \
of the reports.")}),tighten:r().array(r().object({key:r().string(),what:r().string(),why:r().string()})).describe("What \
the policy can make stricter, because the last changes did not need it."),lacks:r().array(r().object({key:r().string(),what:r().
string()})).describe("What `gene-gate init` would write for the assets as they are."),programs:r().array(r().object({name:r().
string(),commands:r().int().positive().describe("How many commands start it."),path:r().string().nullable(),missing:r().
enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:R().isolationSchema.describe(
"What this machine gives to commands."),workflow:r().object({paths:r().array(r().string()).describe("The workflows that \
run the gate."),late:r().object({message:r().string(),remedy:r().string()}).exactOptional().describe("What a change can \
decide about the gate before it starts."),lacks:r().array(r().object({path:r().string(),key:r().string(),what:r().string()})).
describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --\
format json`")}),70138:((D,m,i)=>{Object.defineProperty(m,"__esModule",{value:!0}),m.renderDoctor=h;function r(){const y=i(
31626);return r=function(){return y},y}function R(){const y=i(94965);return R=function(){return y},y}function h(y,f,v){const u=(0,r().
layoutOf)(v);return(0,r().page)([O(y,f,u),y.tighten.flatMap(({key:c,what:p,why:n})=>(0,r().prose)(u,"tighten",`${c}: ${p}\
 ${n}`,{label:"good"})),y.lacks.flatMap(({key:c,what:p})=>(0,r().prose)(u,"policy",`${c}: ${p}`,{label:"caution"})),T(y,
u),N(y.workflow,u)])}function O({policy:y},f,v){const u=y.enforce_until===void 0?"":` until ${y.enforce_until}`,c=y.enforce===
"report"?`; it only reports${u}`:"";return(0,r().prose)(v,"policy",`${f}, profile ${y.profile}${c}`)}const S={machine:"n\
ot on PATH",dependencies:"not in node_modules; install the dependencies"};function T({programs:y,containment:f},v){const{
level:u,description:c,downgrades:p=[]}=f;return[...y.flatMap(({name:n,commands:t,path:a,missing:e})=>(0,r().prose)(v,e?"\
missing":"program",`${n}, for ${(0,R().count)(t,"command")}: ${e?S[e]:a}`,e?{label:"bad"}:{})),...(0,r().prose)(v,"conta\
ined",`${u}: ${c}`,{label:u==="namespaces"?"good":"caution"}),...v.verbose?p.flatMap(({from:n,reason:t})=>(0,r().prose)(
v,"",`${n}: ${t}`)):[]]}function N({paths:y,late:f,lacks:v},u){return y.length===0?(0,r().prose)(u,"workflow","no workfl\
ow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,r().prose)(u,"workflow",y.join(", ")),...f?(0,r().
prose)(u,"late",`${f.message} ${f.remedy}`,{label:"caution"}):[],...v.flatMap(({path:c,key:p,what:n})=>{const t=y.length>
1?`${c}: `:"";return(0,r().prose)(u,"lacks",`${t}${p}: ${n}`,{label:"caution"})})]}}),7360:((D,m,i)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.examine=p;function r(){const t=i(38863);return r=function(){return t},t}function R(){const t=i(
54062);return R=function(){return t},t}function h(){const t=i(48741);return h=function(){return t},t}function O(){const t=i(
9436);return O=function(){return t},t}function S(){const t=i(4147);return S=function(){return t},t}function T(){const t=i(
63512);return T=function(){return t},t}function N(){const t=i(46478);return N=function(){return t},t}function y(){const t=i(
50380);return y=function(){return t},t}function f(){const t=i(12319);return f=function(){return t},t}function v(){const t=i(
14244);return v=function(){return t},t}function u(){const t=i(20261);return u=function(){return t},t}function c(){const t=i(
17493);return c=function(){return t},t}async function p(t){const{repository:a,policy:e,head:o,history:s,env:d,signal:g}=t,
{directory:M}=a,P=new Date,{profile:l}=e.policy,$=(0,R().enforcementOn)((0,O().dayOf)(P),e.policy.enforce),w=o===void 0?
void 0:await(0,y().auditPresent)(t,o),E=w?.audit.genes??[],A=w&&await(0,T().firstPolicy)(w,e.policy,P),b=await(0,N().machineAnswer)(
E,{directory:M,env:d,signal:g,policy:e.policy}),k=s?.changes??[];return{type:"Doctor",schema_version:S().DOCTOR_VERSION,
tool:{...r().TOOL},head_sha:o??null,policy:{source:e.source,profile:l,enforce:$.mode,..."until"in $&&{enforce_until:$.until}},
tighten:(0,v().tightenings)(e.policy,{changes:k,present:E.flatMap(({commands:B})=>B)}),lacks:A?n(A):[],...b,workflow:await(0,u().
workflowAnswer)((0,h().folderTree)(M),(0,c().workflowFor)({pushed:s&&await(0,f().pushedBranch)(a,s),...A&&{prepare:A.prepare}}))}}
function n({stores:t,include:a,programs:e,exceedsCap:o}){return[...t.map(({path:s,root:d})=>({key:"stores",what:`Say whe\
re the commands of \`${s}\` run; now it is \`${d}\`.`})),...a.map(s=>({key:"assets.include",what:`Add \`${s}\`, which has\
 genes and is not audited.`})),...e.map(s=>({key:"programs",what:`Add \`${s}\`, which commands of stored genes start.`})),
...o?[{key:"blast_radius",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}}),46478:((D,m,i)=>{Object.defineProperty(
m,"__esModule",{value:!0}),m.machineAnswer=T;function r(){const f=i(6470);return r=function(){return f},f}function R(){const f=i(
60670);return R=function(){return f},f}function h(){const f=i(10582);return h=function(){return f},f}function O(){const f=i(
32223);return O=function(){return f},f}function S(){const f=i(46282);return S=function(){return f},f}async function T(f,{
directory:v,env:u,policy:c,signal:p}){const n=N(f),t=[...n.values()].flatMap(({tool:s,name:d})=>s?[]:[d]),a=await(0,S().
findPrograms)({path:u.PATH??"",checkout:v,names:t}),{isolation:e,close:o}=await(0,R().chooseBackend)({programs:a,checkout:v,
outputBytes:c.limits.output_bytes,limits:(0,h().limitsOn)((0,h().thisMachine)(),c.limits,1),requested:"auto",network:c.network===
"allow",folders:(0,O().privateFolders)(u),signal:p});return await o(),{programs:[...n.values()].map(s=>y(s,a)),containment:e}}
function N(f){const v=new Map;for(const{reading:u,verdict:c}of f.flatMap(({commands:p})=>p)){const p=u.invocation?.program??
u.argv?.[0];if(c==="block"||p===void 0)continue;const n=(0,r().toolOf)(u),t=n?.name??p,a=JSON.stringify([t,n!==void 0]),
e=(v.get(a)?.commands??0)+1;v.set(a,{name:t,commands:e,...n&&{tool:{path:n.path}}})}return v}function y({name:f,commands:v,
tool:u},{node:c,npm:p,npx:n,machine:t}){const a={node:c.file,npm:p?.file,npx:n?.file},e=u?u.path:a[f]??t.get(f)?.file;return e!==
void 0?{name:f,commands:v,path:e}:{name:f,commands:v,path:null,missing:u?"dependencies":"machine"}}}),14244:((D,m,i)=>{Object.
defineProperty(m,"__esModule",{value:!0}),m.tightenings=T;function r(){const a=i(41115);return r=function(){return a},a}
function R(){const a=i(54062);return R=function(){return a},a}function h(){const a=i(94965);return h=function(){return a},
a}function O(){const a=i(42255);return O=function(){return a},a}function S(){const a=i(67653);return S=function(){return a},
a}function T(a,e){return e.changes.length===0?[]:[...N(a,e),...y(a,e),...v(a,e),...u(a,e)]}function N({rules:a},{changes:e}){
const o=e.flatMap(s=>s.findings);return Object.entries(a).filter(([,s])=>(0,R().settingOf)(s).level!=="error").filter(([
s])=>!o.some(({level:d})=>d?.rules===s)).map(([s])=>({key:`rules.${s}`,what:`Remove the level of \`${s}\`.`,why:f(e)}))}
function y({ignores:a},{changes:e}){const o=e.flatMap(s=>s.findings).flatMap(({rule:s,suppressed:d})=>d?[{rule:s,...d}]:
[]);return a.flatMap(({rule:s,reason:d,expires:g},M)=>o.some(P=>P.rule===s&&P.reason===d&&P.expires===g)?[]:[{key:`ignor\
es[${M}]`,what:`Remove the ignore of \`${s}\`.`,why:f(e)}])}function f(a){return`None of the last ${a.length} changes ne\
eds it.`}function v({programs:a,families:e},o){if(a.length===0)return[];const s=t(o).flatMap(({command:d,reading:g})=>[d,
...(g.scripts?.steps??[]).map(({text:M})=>M)]);return a.filter(d=>{const g=(0,r().wordsOfProgram)(d,e);return!s.some(M=>g.
some(P=>M.includes(P)))}).map(d=>({key:"programs",what:`Remove \`${d}\`.`,why:"No command of the last changes or of the \
assets starts it."}))}function u(a,e){const{changes:o}=e,s=o.filter(({isHonest:w})=>w),d=s.some(({hasAssets:w})=>w)&&!s.
some(n),g=o.map(w=>w.with({fail_on:"warning"})),M=o.some((w,E)=>!n(w)&&n(g[E]??w)),P=t(e),l=P.length===1?"the only comma\
nd":`all ${(0,h().count)(P.length,"command")}`;return[[a.enforce!=="block"&&d,"enforce","block",c(o)],[a.fail_on==="erro\
r"&&d&&!M,"fail_on","warning",`${c(g)} A warning about a run fails the check, too.`],[a.profile==="evolver"&&P.length>0&&
P.every(p),"profile","validator",`It allows ${l} that the policy allows in the last changes and in the assets.`]].flatMap(
([w,E,A,b])=>w?[{key:E,what:`Set \`${E}: ${A}\`.`,why:b}]:[])}function c(a){return`Tried on the last ${a.length===1?"cha\
nge":(0,h().count)(a.length,"change")}: ${(0,O().countWords)((0,S().countOutcomes)(a))}; no command was run.`}function p({
profiles:{validator:a},verdict:e}){return a.verdict==="allow"||a.verdict===e}function n(a){return["fails","needs_fix"].includes(
(0,S().outcomeOf)(a))}function t({changes:a,present:e}){const s=[...a.flatMap(({commands:d})=>d),...e].filter(({verdict:d})=>d!==
"block");return[...new Map(s.map(d=>[d.command,d])).values()]}}),20261:((D,m,i)=>{Object.defineProperty(m,"__esModule",{
value:!0}),m.workflowAnswer=S;function r(){const l=i(52848);return r=function(){return l},l}function R(){const l=i(66666);
return R=function(){return l},l}function h(){const l=i(3733);return h=function(){return l},l}function O(){const l=i(95132);
return O=function(){return l},l}async function S(l,$){const w=await(0,h().readWorkflows)(l),E=await(0,r().findGateUses)(
l,w),{jobs:A}=E,b=(0,R().lateGate)(E),k=w.filter(({path:I})=>A.has(I)),B=(0,h().parseMapping)($)??{};return{paths:k.map(
({path:I})=>I),...b&&{late:(0,O().describe)((0,O().finding)("gate-runs-late",{...b}))},lacks:k.flatMap(I=>T(I,A.get(I.path)??
new Map,B))}}function T(l,$,w){const[E={}]=(0,h().jobsOf)({value:w}).values(),A=[...(0,h().jobsOf)(l)].filter(([I,j])=>$.
has(I)&&v(j));if(A.length===0)return[];const{value:b={}}=l,k=[...u(w.on,b.on),...A.flatMap(([,I])=>[...e(E.permissions??
w.permissions,N(I,b)),...y([E,w],[I,b]),...f(b.on,I.concurrency??b.concurrency),...s(E,I)])];return[...new Map(k.map(I=>[
I.key,I])).values()].map(I=>({path:l.path,...I}))}function N(l,$){return l.permissions??$.permissions}function y(l,$){return[
"concurrency","timeout-minutes"].filter(w=>l.some(E=>w in E)&&!$.some(E=>w in E)).map(w=>({key:w,what:`Set \`${w}\`.`}))}
function f(l,$){const{group:w,"cancel-in-progress":E=!1}=(0,h().isMapping)($)?$:{};return E!==!1&&!/github\.event_name/.
test(String(w))&&(0,h().eventsOf)(l).has("pull_request_review")?[{key:"concurrency.group",what:"Add `${{ github.event_na\
me }}` to the group; a review ends the run of a push."}]:[]}function v(l){const $=(0,h().stepsOf)(l).flatMap(({uses:w,with:E})=>typeof w==
"string"&&r().GATE.test(w)?[(0,h().isMapping)(E)?E:{}]:[]);return l.uses===void 0&&$.every(({mode:w="gate"})=>w==="gate")}
function u(l,$){const w=(0,h().eventsOf)($);return[...(0,h().eventsOf)(l)].flatMap(([E,A])=>{const b=`on.${E}`,k=w.get(E);
if(k===void 0)return[{key:b,what:`Add the event \`${E}\`.`}];const B=t(E,k),I=t(E,A).filter(j=>!B.includes(j));return[...I.
length>0?[{key:`${b}.types`,what:`Add the types \`${I.join("`, `")}\`.`}]:[],...c.filter(j=>(0,h().isMapping)(k)&&j in k).
map(j=>({key:`${b}.${j}`,what:"Remove the filter."}))]})}const c=["paths","paths-ignore"],p=["opened","synchronize","reo\
pened"],n=new Map([["pull_request",p],["pull_request_target",p]]);function t(l,$){const w=(0,h().isMapping)($)?$.types:void 0;
return w===void 0?n.get(l)??[]:[w].flat().map(String)}const a=["none","read","write"];function e(l,$){if(!(0,h().isMapping)(
l))return[];const w=A=>a.indexOf(o($,A));return Object.entries(l).filter(([A,b])=>w(A)<a.indexOf(String(b))).map(([A,b])=>({
key:`permissions.${A}`,what:`Add \`${A}: ${b}\` to \`permissions\`.`}))}function o(l,$){return typeof l=="string"?l.replace(
"-all",""):(0,h().isMapping)(l)?String(l[$]??"none"):"none"}function s(l,$){const w=(0,h().stepsOf)($).filter(({uses:E})=>typeof E==
"string");return(0,h().stepsOf)(l).flatMap(({uses:E,with:A})=>{const[b="",k=""]=String(E??"").split("@");if(r().GATE.test(
b))return g(A,$);if(b==="")return[];const B=w.find(j=>String(j.uses).split("@")[0]===b),I=`steps.${b}`;return B===void 0?
[{key:I,what:`Add a step with \`${b}\`.`}]:[...M(I,A,B.with),...P(k)&&!P(String(B.uses).split("@")[1]??"")?[{key:`${I}@`,
what:`Use \`${b}\` at a commit: \`${E}\`.`}]:[]]})}const d=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;function g(l,$){
const w=(0,h().isMapping)(l)?String(l.prepare??"").trim():"",E=(0,h().stepsOf)($),A=E.filter(({uses:j})=>typeof j=="stri\
ng"&&r().GATE.test(j)),b=A.some(({with:j})=>(0,h().isMapping)(j)&&"prepare"in j),k=E.some(({run:j})=>typeof j=="string"&&
d.test(j));return w===""||A.length===0||b||k?[]:[{key:"with.prepare",what:`Set \`prepare: ${w.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}function M(l,$,w){const E=(0,h().isMapping)(w)?w:{};return Object.
entries((0,h().isMapping)($)?$:{}).flatMap(([A,b])=>typeof b=="string"||E[A]===b?[]:[{key:`${l}.${A}`,what:`Set \`${A}: ${b}\
\`.`}])}function P(l){return/^[0-9a-f]{40}$/.test(l)}}),71667:((D,m,i)=>{Object.defineProperty(m,"__esModule",{value:!0}),
m.readDurations=N;function r(){const f=i(7723);return r=function(){return f},f}function R(){const f=i(41895);return R=function(){
return f},f}function h(){const f=i(73388);return h=function(){return f},f}function O(){const f=i(78534);return O=function(){
return f},f}function S(){const f=i(23107);return S=function(){return f},f}const T=r().looseObject({genes:r().array(r().looseObject(
{commands:r().array(r().looseObject({command:r().string(),outcome:r().looseObject({duration_ms:r().number().nonnegative()}).
optional()}))}))});async function N(f,v){const u=await(0,S().readAtMost)(O().MAX_REPORT_BYTES,f,v),c=new Map;for(const{commands:p}of y(
u,f).genes)for(const{command:n,outcome:t}of p){const a=Math.round(t?.duration_ms??0);a>0&&c.set(n,Math.max(a,c.get(n)??0))}
return c}function y(f,v){try{return T.parse(JSON.parse(f.toString("utf8")))}catch(u){throw new(R()).GateError("artifact_\
invalid",`${(0,h().inputName)(v)} is not a report from which durations can be read.`,"Specify the gate-report.json of an\
 earlier run; use the same file for all jobs of a matrix.",{cause:u})}}}),23107:((D,m,i)=>{Object.defineProperty(m,"__es\
Module",{value:!0}),m.findParts=f,m.readAtMost=u,m.readParts=v;function r(){const n=i(51455);return r=function(){return n},
n}function R(){const n=i(76760);return R=function(){return n},n}function h(){const n=i(41895);return h=function(){return n},
n}function O(){const n=i(73388);return O=function(){return n},n}function S(){const n=i(78374);return S=function(){return n},
n}function T(){const n=i(78534);return T=function(){return n},n}const N=2*T().MAX_REPORT_BYTES,y="gate-report.json";async function f(n){
return(await(0,r().readdir)(n,{recursive:!0,withFileTypes:!0}).catch(a=>{if(a.code==="ENOENT")return[];throw new(h()).GateError(
"file_unreadable",`Cannot read the directory ${n} (${a.code}).`,"Specify the directory into which the parts were downloa\
ded.",{cause:a})})).filter(a=>a.isFile()&&a.name===y).map(({parentPath:a,name:e})=>(0,R().join)(a,e)).sort()}async function v(n,t,a=c){
if(n.length>S().MAX_SHARDS)throw p(`There are more than ${S().MAX_SHARDS} parts`);const e=[];let o=N;for(const s of n){const d=await u(
Math.min(o,T().MAX_REPORT_BYTES),s,t);o-=d.length;const g=(0,O().inputName)(s);e.push({name:g,report:(0,T().readReportFile)(
d,g,a)})}return e}async function u(n,t,a){const e=[];let o=0;for await(const s of a(t)){if(o+=s.length,o>n)throw p(`${(0,O().
inputName)(t)} is too large, alone or together with the other parts`);e.push(s)}return Buffer.concat(e)}const c="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function p(n){return new(h()).GateError("\
artifact_invalid",n,c)}})};
