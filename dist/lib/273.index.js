"use strict";exports.id=273,exports.ids=[273],exports.modules={3273:((B,h,i)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.doctorVerb=
void 0;function r(){const t=i(63314);return r=function(){return t},t}function $(){const t=i(7723);return $=function(){return t},
t}function w(){const t=i(48741);return w=function(){return t},t}function p(){const t=i(67397);return p=function(){return t},
t}function R(){const t=i(10289);return R=function(){return t},t}function T(){const t=i(7360);return T=function(){return t},
t}function N(){const t=i(70138);return N=function(){return t},t}function y(){const t=i(15840);return y=function(){return t},
t}function f(){const t=i(49232);return f=function(){return t},t}function v(){const t=i(19234);return v=function(){return t},
t}function u(){const t=i(82256);return u=function(){return t},t}const c=(0,v().parsedBy)(()=>$().coerce.number().pipe($().
int().min(1).max(1e3)),"Expected a number from 1 to 1000."),m=(t,a)=>new(r()).Command("doctor").option(...u().REPO_OPTION).
option(...u().POLICY_OPTION).option("--changes <n>","number of past changes to judge (default: 50)",c).option("--no-hist\
ory","do not judge past changes").addOption((0,u().formatOption)()).option("--verbose","show every problem").action(async e=>{
await n(e,t),a(0)});h.doctorVerb=m;async function n(t,a){await(0,u().inRepository)(t,a,async e=>{const{env:o,platform:s,
signal:d}=a,g=await(0,f().policyFor)(t,a,(0,w().folderTree)(e.directory)),[M]=await(0,p().lookUpCommits)(e,["HEAD"]),P=t.
history?await(0,y().historyOf)(e,g,a,{now:new Date,most:t.changes}):void 0,j={repository:e,policy:g,head:M,history:P,env:o,
platform:s,signal:d},l=await(0,T().examine)(j);a.print(t.format==="json"?`${(0,R().json)(l)}
`:(0,N().renderDoctor)(l,(0,f().policyName)(g),{...a,verbose:t.verbose??!1}),t.format)})}}),19234:((B,h,i)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.DURATIONS=void 0,h.durationsOf=m,h.parsedBy=u,h.rangeRequest=v,h.withRangeOptions=f;function r(){
const n=i(76760);return r=function(){return n},n}function $(){const n=i(63314);return $=function(){return n},n}function w(){
const n=i(89549);return w=function(){return n},n}function p(){const n=i(25966);return p=function(){return n},n}function R(){
const n=i(41551);return R=function(){return n},n}function T(){const n=i(71667);return T=function(){return n},n}function N(){
const n=i(49232);return N=function(){return n},n}function y(){const n=i(82256);return y=function(){return n},n}function f(n){
return n.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new($()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...y().REPO_OPTION).option(
"--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the po\
licy of this branch; the stricter value of each key wins").addOption((0,y().profileOption)()).option("--all","check all \
genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, with the approva\
l digest of an earlier run")}async function v({base:n,head:t,worktree:a,staged:e,profile:o,...s},d){const g=(0,w().approveByDigest)(
s.approve,new Date),M=await(0,N().namedPolicy)(s.policy,d);return{directory:(0,r().resolve)(d.cwd,s.repo),env:d.env,locate:P=>(0,p().
resolveRange)(P,{...n!==void 0&&{base:n},...t!==void 0&&{head:t},...a&&{worktree:a},...e&&{staged:e}}),...M&&{policy:M},
...s.policyRef!==void 0&&{policyRef:s.policyRef},inputs:{profile:o},all:s.all??!1,approver:g,signal:d.signal,secrets:(0,R().
secretsOf)(d.env)}}function u(n,t){return a=>{const e=n().safeParse(a);if(e.success)return e.data;throw new($()).InvalidArgumentError(
t)}}const c=h.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan,\
 check and merge"];async function m({durations:n},t){return n===void 0?new Map:(0,T().readDurations)((0,r().resolve)(t.cwd,
n),t.openInput)}}),25966:((B,h,i)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.resolveRange=T;function r(){const c=i(
41895);return r=function(){return c},c}function $(){const c=i(24634);return $=function(){return c},c}function w(){const c=i(
67397);return w=function(){return c},c}function p(){const c=i(50598);return p=function(){return c},c}function R(){const c=i(
34397);return R=function(){return c},c}async function T(c,{base:m,head:n,worktree:t=!1,staged:a=!1}){if(t&&n!==void 0)throw new(r()).
GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remov\
e one of them.");const[e,o]=await N([(0,p().resolveRevision)(c,n??"HEAD"),f(c,m)]);return{name:a?"index":t?"worktree":"r\
ange",directory:c.directory,base:await(0,$().mergeBase)(c,o.commit,e),head:e,audited:t?await(a?R().snapshotIndex:R().snapshotWorktree)(
c):e,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}async function N(c){
return await Promise.allSettled(c),Promise.all(c)}const y=/^refs\/(?:heads|remotes\/origin)\//;async function f(c,m){const n=m===
void 0?await(0,w().defaultBranch)(c):await(0,p().resolveNamed)(c,m),{commit:t}=n,a=m==="HEAD"||m==="@"?await u(c):n.ref,
e=a&&v(a);if(e===void 0)return{commit:t,name:m??"HEAD"};const o=m===void 0?n:await(0,w().findDefaultBranch)(c),s=o?.ref&&
v(o.ref);return{commit:t,name:e,...o&&s&&{defaultBranch:{name:s,commit:o.commit}}}}function v(c){return y.test(c)?c.replace(
y,""):void 0}async function u({user:c}){return(await c(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim()}}),
50598:((B,h,i)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.resolveNamed=v,h.resolveRevision=f;function r(){const e=i(
41895);return r=function(){return e},e}function $(){const e=i(3051);return $=function(){return e},e}function w(){const e=i(
24634);return w=function(){return e},e}function p(){const e=i(67397);return p=function(){return e},e}const R=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,
T=/^(.*?)((?:[~^]\d*)*)$/s,N=/(?:^|-g)([0-9a-f]{4,64})$/i,y=/^[A-Z]+(?:_[A-Z]+)*$/;async function f(e,o){return(await v(
e,o)).commit}async function v(e,o){if(R.test(o))throw new(r()).GateError("ref_not_found",`${JSON.stringify(o)} is not a \
valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --head.");const[,s="",d=""]=T.exec(o)??
[],g=await c(e,s==="@"?"HEAD":s),[M,...P]=[...new Set(g.map(({commit:l})=>l))];if(M===void 0)throw(0,p().unknownRevision)(
o,await u(e,s));if(P.length>0)throw a(s,g);if(d===""){const[l,...O]=g.flatMap(S=>S.ref??[]);return{commit:M,...l!==void 0&&
O.length===0&&{ref:l}}}const[j]=await(0,p().peelToCommits)(e,[`${M}${d}`]);if(j===void 0)throw(0,p().unknownRevision)(o);
return{commit:j}}async function u({user:e},o){const d=(await e(["for-each-ref","--format=%(refname)","refs/heads","refs/\
remotes"])).toString().split(`
`).map(g=>g.replace(/^refs\/(?:heads|remotes)\//,"")).filter(g=>g!==""&&!g.endsWith("/HEAD"));return d.find(g=>g.endsWith(
`/${o}`))??(0,$().nearestName)(o,d)}async function c(e,o){if(o==="HEAD"||(0,p().isObjectId)(o.toLowerCase())){const[P]=await(0,p().
lookUpCommits)(e,[o]);if(P!==void 0)return[{name:o,commit:P}];if(o==="HEAD")return[]}const s=o.startsWith("refs/"),g=[...await(0,p().
readRefs)(e,s?[o]:m(o))].map(([P,{id:j,target:l}])=>({name:P,id:j,ref:l}));s||g.push(...await n(e,o),...await t(e,o));const M=await(0,p().
peelToCommits)(e,g.map(({id:P})=>P));return g.flatMap(({id:P,...j},l)=>{const O=M[l];return O===void 0?[]:[{...j,commit:O}]})}
function m(e){return[...["refs/heads/","refs/remotes/","refs/tags/","refs/"].map(s=>`${s}${e}`),`refs/remotes/${e}/HEAD`]}
async function n({user:e},o){if(!y.test(o))return[];const s=await e(["rev-parse","--verify","--quiet",o],{accept:[1]});return s.
length===0?[]:[{name:o,id:s.toString().trim()}]}async function t({objects:e},o){const[,s]=N.exec(o)??[];return s===void 0?
[]:(await e(["rev-parse",`--disambiguate=${s.toLowerCase()}`])).toString().split(`
`).filter(p().isObjectId).map(M=>({name:M,id:M}))}function a(e,o){const s=o.map(({name:d,commit:g})=>d===g?`commit ${g}`:
`${d} (${(0,w().short)(g)})`);return new(r()).GateError("ref_ambiguous",`${JSON.stringify(e)} is ambiguous: ${s.join(", ")}`,
"Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.")}}),34397:((B,h,i)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.snapshotIndex=N,h.snapshotWorktree=T;function r(){const u=i(51455);return r=
function(){return u},u}function $(){const u=i(76760);return $=function(){return u},u}function w(){const u=i(41895);return w=
function(){return u},u}function p(){const u=i(96681);return p=function(){return u},u}const R=Buffer.from([0]);async function T(u){
const c=await v(u);return await c(["update-index","-z","--index-info"],await y(u)),await c(["add","--all","--","."]),(await c(
["write-tree"])).toString().trim()}async function N(u){const c=(0,$().join)(await(0,r().mkdtemp)((0,$().join)(u.temporary,
"index-")),"index");await(0,r().copyFile)(u.index,c).catch(n=>{if(n.code!=="ENOENT")throw n});const m={...u.privateStore,
GIT_INDEX_FILE:c};return(await u.user(["write-tree"],{env:m})).toString().trim()}async function y(u){const c=[];for(const m of(0,p().
splitNul)(await u.user(["ls-files","-t","--stage","-z"]))){const n=m[0]===83,t=m.subarray(m.indexOf(9)+1);if(n&&!await f(
u,t))throw new(w()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,p().decodePath)(t))}`,
"Run git sparse-checkout disable, or gate a commit (without --worktree).");c.push(m.subarray(2),R)}return Buffer.concat(
c)}async function f({directory:u},c){return(0,r().lstat)(Buffer.concat([Buffer.from(`${u}/`),c])).then(()=>!0,m=>{if(m.code===
"ENOENT"||m.code==="ENOTDIR")return!1;throw new(w()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,p().
decodePath)(c))} (${m.code})`,"Check the permissions of the directories above the file.",{cause:m})})}async function v(u){
const c=await(0,r().mkdtemp)((0,$().join)(u.temporary,"index-")),m={...u.privateStore,GIT_INDEX_FILE:(0,$().join)(c,"ind\
ex")};return(n,t)=>u.user(n,{env:m,...t&&{input:t}})}}),78534:((B,h,i)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.REPORT_FILE=h.MAX_REPORT_BYTES=void 0,h.claimedPull=t,h.mutantsIn=m,h.nodeIn=c,h.readReportFile=f,h.readUploadedReport=
a;function r(){const o=i(7723);return r=function(){return o},o}function $(){const o=i(26040);return $=function(){return o},
o}function w(){const o=i(41895);return w=function(){return o},o}function p(){const o=i(54078);return p=function(){return o},
o}function R(){const o=i(5640);return R=function(){return o},o}function T(){const o=i(27436);return T=function(){return o},
o}const N=h.MAX_REPORT_BYTES=256*1024*1024,y=500;function f(o,s,d){try{return R().gateReportSchema.parse(JSON.parse(o.toString(
"utf8")))}catch(g){throw new(w()).GateError("artifact_invalid",`${s} ${u(g,o).slice(0,y)}`,d,{cause:g})}}const v=r().looseObject(
{type:r().unknown().optional(),schema_version:r().unknown().optional()});function u(o,s){if(o instanceof SyntaxError)return"\
is not JSON.";const d=v.safeParse(JSON.parse(s.toString("utf8"))).data;if(d?.type!=="GateReport"){const M=typeof d?.type==
"string"?`its type is ${JSON.stringify(d.type)}`:"";return`is not a GateReport${M&&`: ${M}`}.`}if(d.schema_version!==T().
GATE_REPORT_VERSION){const M=d.schema_version;return`is a GateReport ${M===void 0?"without a version":`of version ${JSON.
stringify(M)}`}; this version of gene-gate reads ${T().GATE_REPORT_VERSION}.`}return o instanceof r().ZodError?`is not a\
 valid GateReport: \`${(0,p().dotPath)(o.issues[0]?.path??[])}\` is missing or has an invalid value.`:"is not a valid Ga\
teReport."}function c({validation_reports:[o]}){if(o===void 0)return process;const{node_version:s,platform:d,arch:g}=o.env_fingerprint;
return{version:s,platform:d,arch:g}}function m(o,{commands:s}){const d=s.flatMap(({command:g,plan:M},P)=>{const j=o?.commands[P];
return j?.command===g&&j.plan_digest===M?.digest&&j.mutant?[j.mutant]:[]});return d.length>0&&d.length===s.length?d:void 0}
const n=h.REPORT_FILE="gate-report.json";function t(o){const s=R().gateReportSchema.pick({event:!0});return(0,$().attempt)(
()=>s.parse(JSON.parse(o.toString("utf8"))).event.pull_request)}function a(o,{headSha:s,pullRequest:d}){const g=f(o,`The\
 ${n} of the run`,"Use the same version of the action in both workflows, and run the first one again."),{pull_request:M}=g.
event;if(g.verdict==="error"&&g.head_sha===null)return g;if(g.head_sha!==s)throw e(`commit ${g.head_sha}`,s);if(M!==d.number)
throw e(`pull request ${M??"(none)"}`,`${d.number}`);return g}function e(o,s){return new(w()).GateError("artifact_invali\
d",`The report of the run is about ${o}, not ${s}.`,"Run the first workflow again. If the error persists, check its file\
 for changes.")}}),4147:((B,h,i)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.doctorSchema=h.DOCTOR_VERSION=void 0;
function r(){const R=i(7723);return r=function(){return R},R}function $(){const R=i(41095);return $=function(){return R},
R}const w=h.DOCTOR_VERSION="3.1.0",p=h.doctorSchema=r().object({type:r().literal("Doctor"),schema_version:r().literal(w),
tool:r().object({name:r().literal("gene-gate"),version:r().string()}),head_sha:r().string().nullable().describe("Null wi\
thout a commit."),policy:r().object({source:r().enum(["default","base","file"]),profile:r().string(),enforce:r().enum(["\
report","block"]).describe("What it enforces today."),enforce_until:r().string().exactOptional().describe("The last day \
of the reports.")}),tighten:r().array(r().object({key:r().string(),what:r().string(),why:r().string()})).describe("What \
the policy can make stricter, because the last changes did not need it."),lacks:r().array(r().object({key:r().string(),what:r().
string()})).describe("What `gene-gate init` would write for the assets as they are."),programs:r().array(r().object({name:r().
string(),commands:r().int().positive().describe("How many commands start it."),path:r().string().nullable(),missing:r().
enum(["machine","dependencies"]).exactOptional().describe("What does not have it.")})),containment:$().isolationSchema.describe(
"What this machine gives to commands."),workflow:r().object({paths:r().array(r().string()).describe("The workflows that \
run the gate."),late:r().object({message:r().string(),remedy:r().string()}).exactOptional().describe("What a change can \
decide about the gate before it starts."),lacks:r().array(r().object({path:r().string(),key:r().string(),what:r().string()})).
describe("What the workflow of `gene-gate init` has and these do not.")})}).describe("The answer of `gene-gate doctor --\
format json`")}),70138:((B,h,i)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.renderDoctor=w;function r(){const y=i(
31626);return r=function(){return y},y}function $(){const y=i(94965);return $=function(){return y},y}function w(y,f,v){const u=(0,r().
layoutOf)(v);return(0,r().page)([p(y,f,u),y.tighten.flatMap(({key:c,what:m,why:n})=>(0,r().prose)(u,"tighten",`${c}: ${m}\
 ${n}`,{label:"good"})),y.lacks.flatMap(({key:c,what:m})=>(0,r().prose)(u,"policy",`${c}: ${m}`,{label:"caution"})),T(y,
u),N(y.workflow,u)])}function p({policy:y},f,v){const u=y.enforce_until===void 0?"":` until ${y.enforce_until}`,c=y.enforce===
"report"?`; it only reports${u}`:"";return(0,r().prose)(v,"policy",`${f}, profile ${y.profile}${c}`)}const R={machine:"n\
ot on PATH",dependencies:"not in node_modules; install the dependencies"};function T({programs:y,containment:f},v){const{
level:u,description:c,downgrades:m=[]}=f;return[...y.flatMap(({name:n,commands:t,path:a,missing:e})=>(0,r().prose)(v,e?"\
missing":"program",`${n}, for ${(0,$().count)(t,"command")}: ${e?R[e]:a}`,e?{label:"bad"}:{})),...(0,r().prose)(v,"conta\
ined",`${u}: ${c}`,{label:u==="namespaces"?"good":"caution"}),...v.verbose?m.flatMap(({from:n,reason:t})=>(0,r().prose)(
v,"",`${n}: ${t}`)):[]]}function N({paths:y,late:f,lacks:v},u){return y.length===0?(0,r().prose)(u,"workflow","no workfl\
ow runs the gate; gene-gate init writes one",{label:"caution"}):[...(0,r().prose)(u,"workflow",y.join(", ")),...f?(0,r().
prose)(u,"late",`${f.message} ${f.remedy}`,{label:"caution"}):[],...v.flatMap(({path:c,key:m,what:n})=>{const t=y.length>
1?`${c}: `:"";return(0,r().prose)(u,"lacks",`${t}${m}: ${n}`,{label:"caution"})})]}}),7360:((B,h,i)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.examine=m;function r(){const t=i(38863);return r=function(){return t},t}function $(){const t=i(
54062);return $=function(){return t},t}function w(){const t=i(48741);return w=function(){return t},t}function p(){const t=i(
9436);return p=function(){return t},t}function R(){const t=i(4147);return R=function(){return t},t}function T(){const t=i(
63512);return T=function(){return t},t}function N(){const t=i(46478);return N=function(){return t},t}function y(){const t=i(
50380);return y=function(){return t},t}function f(){const t=i(12319);return f=function(){return t},t}function v(){const t=i(
14244);return v=function(){return t},t}function u(){const t=i(20261);return u=function(){return t},t}function c(){const t=i(
17493);return c=function(){return t},t}async function m(t){const{repository:a,policy:e,head:o,history:s,env:d,signal:g}=t,
{directory:M}=a,P=new Date,{profile:j}=e.policy,l=(0,$().enforcementOn)((0,p().dayOf)(P),e.policy.enforce),O=o===void 0?
void 0:await(0,y().auditPresent)(t,o),S=O?.audit.genes??[],E=O&&await(0,T().firstPolicy)(O,e.policy,P),A=await(0,N().machineAnswer)(
S,{directory:M,env:d,signal:g,policy:e.policy}),b=s?.changes??[];return{type:"Doctor",schema_version:R().DOCTOR_VERSION,
tool:{...r().TOOL},head_sha:o??null,policy:{source:e.source,profile:j,enforce:l.mode,..."until"in l&&{enforce_until:l.until}},
tighten:(0,v().tightenings)(e.policy,{changes:b,present:S.flatMap(({commands:D})=>D)}),lacks:E?n(E):[],...A,workflow:await(0,u().
workflowAnswer)((0,w().folderTree)(M),(0,c().workflowFor)({pushed:s&&await(0,f().pushedBranch)(a,s),...E&&{prepare:E.prepare}}))}}
function n({stores:t,include:a,programs:e,exceedsCap:o}){return[...t.map(({path:s,root:d})=>({key:"stores",what:`Say whe\
re the commands of \`${s}\` run; now it is \`${d}\`.`})),...a.map(s=>({key:"assets.include",what:`Add \`${s}\`, which has\
 genes and is not audited.`})),...e.map(s=>({key:"programs",what:`Add \`${s}\`, which commands of stored genes start.`})),
...o?[{key:"blast_radius",what:"Raise the hard cap: the stores alone exceed it."}]:[]]}}),46478:((B,h,i)=>{Object.defineProperty(
h,"__esModule",{value:!0}),h.machineAnswer=T;function r(){const f=i(6470);return r=function(){return f},f}function $(){const f=i(
60670);return $=function(){return f},f}function w(){const f=i(10582);return w=function(){return f},f}function p(){const f=i(
32223);return p=function(){return f},f}function R(){const f=i(46282);return R=function(){return f},f}async function T(f,{
directory:v,env:u,policy:c,signal:m}){const n=N(f),t=[...n.values()].flatMap(({tool:s,name:d})=>s?[]:[d]),a=await(0,R().
findPrograms)({path:u.PATH??"",checkout:v,names:t}),{isolation:e,close:o}=await(0,$().chooseBackend)({programs:a,checkout:v,
outputBytes:c.limits.output_bytes,limits:(0,w().limitsOn)((0,w().thisMachine)(),c.limits,1),requested:"auto",network:c.network===
"allow",folders:(0,p().privateFolders)(u),signal:m});return await o(),{programs:[...n.values()].map(s=>y(s,a)),containment:e}}
function N(f){const v=new Map;for(const{reading:u,verdict:c}of f.flatMap(({commands:m})=>m)){const m=u.invocation?.program??
u.argv?.[0];if(c==="block"||m===void 0)continue;const n=(0,r().toolOf)(u),t=n?.name??m,a=JSON.stringify([t,n!==void 0]),
e=(v.get(a)?.commands??0)+1;v.set(a,{name:t,commands:e,...n&&{tool:{path:n.path}}})}return v}function y({name:f,commands:v,
tool:u},{node:c,npm:m,npx:n,machine:t}){const a={node:c.file,npm:m?.file,npx:n?.file},e=u?u.path:a[f]??t.get(f)?.file;return e!==
void 0?{name:f,commands:v,path:e}:{name:f,commands:v,path:null,missing:u?"dependencies":"machine"}}}),14244:((B,h,i)=>{Object.
defineProperty(h,"__esModule",{value:!0}),h.tightenings=T;function r(){const a=i(41115);return r=function(){return a},a}
function $(){const a=i(54062);return $=function(){return a},a}function w(){const a=i(94965);return w=function(){return a},
a}function p(){const a=i(42255);return p=function(){return a},a}function R(){const a=i(67653);return R=function(){return a},
a}function T(a,e){return e.changes.length===0?[]:[...N(a,e),...y(a,e),...v(a,e),...u(a,e)]}function N({rules:a},{changes:e}){
const o=e.flatMap(s=>s.findings);return Object.entries(a).filter(([,s])=>(0,$().settingOf)(s).level!=="error").filter(([
s])=>!o.some(({level:d})=>d?.rules===s)).map(([s])=>({key:`rules.${s}`,what:`Remove the level of \`${s}\`.`,why:f(e)}))}
function y({ignores:a},{changes:e}){const o=e.flatMap(s=>s.findings).flatMap(({rule:s,suppressed:d})=>d?[{rule:s,...d}]:
[]);return a.flatMap(({rule:s,reason:d,expires:g},M)=>o.some(P=>P.rule===s&&P.reason===d&&P.expires===g)?[]:[{key:`ignor\
es[${M}]`,what:`Remove the ignore of \`${s}\`.`,why:f(e)}])}function f(a){return`None of the last ${a.length} changes ne\
eds it.`}function v({programs:a,families:e},o){if(a.length===0)return[];const s=t(o).flatMap(({command:d,reading:g})=>[d,
...(g.scripts?.steps??[]).map(({text:M})=>M)]);return a.filter(d=>{const g=(0,r().wordsOfProgram)(d,e);return!s.some(M=>g.
some(P=>M.includes(P)))}).map(d=>({key:"programs",what:`Remove \`${d}\`.`,why:"No command of the last changes or of the \
assets starts it."}))}function u(a,e){const{changes:o}=e,s=o.filter(({isHonest:O})=>O),d=s.some(({hasAssets:O})=>O)&&!s.
some(n),g=o.map(O=>O.with({fail_on:"warning"})),M=o.some((O,S)=>!n(O)&&n(g[S]??O)),P=t(e),j=P.length===1?"the only comma\
nd":`all ${(0,w().count)(P.length,"command")}`;return[[a.enforce!=="block"&&d,"enforce","block",c(o)],[a.fail_on==="erro\
r"&&d&&!M,"fail_on","warning",`${c(g)} A warning about a run fails the check, too.`],[a.profile==="evolver"&&P.length>0&&
P.every(m),"profile","validator",`It allows ${j} that the policy allows in the last changes and in the assets.`]].flatMap(
([O,S,E,A])=>O?[{key:S,what:`Set \`${S}: ${E}\`.`,why:A}]:[])}function c(a){return`Tried on the last ${a.length===1?"cha\
nge":(0,w().count)(a.length,"change")}: ${(0,p().countWords)((0,R().countOutcomes)(a))}; no command was run.`}function m({
profiles:{validator:a},verdict:e}){return a.verdict==="allow"||a.verdict===e}function n(a){return["fails","needs_fix"].includes(
(0,R().outcomeOf)(a))}function t({changes:a,present:e}){const s=[...a.flatMap(({commands:d})=>d),...e].filter(({verdict:d})=>d!==
"block");return[...new Map(s.map(d=>[d.command,d])).values()]}}),20261:((B,h,i)=>{Object.defineProperty(h,"__esModule",{
value:!0}),h.workflowAnswer=T;function r(){const l=i(52848);return r=function(){return l},l}function $(){const l=i(66666);
return $=function(){return l},l}function w(){const l=i(3733);return w=function(){return l},l}function p(){const l=i(3463);
return p=function(){return l},l}function R(){const l=i(95132);return R=function(){return l},l}async function T(l,O){const S=await(0,w().
readWorkflows)(l),E=await(0,r().findGateUses)(l,S),{jobs:A}=E,b=(0,$().lateGate)(E),D=S.filter(({path:I})=>A.has(I)),G=(0,w().
parseMapping)(O)??{};return{paths:D.map(({path:I})=>I),...b&&{late:(0,R().describe)((0,R().finding)("gate-runs-late",{...b}))},
lacks:D.flatMap(I=>N(I,A.get(I.path)??new Map,G))}}function N(l,O,S){const[E={}]=(0,w().jobsOf)({value:S}).values(),A=[...(0,w().
jobsOf)(l)].filter(([I,k])=>O.has(I)&&u(k));if(A.length===0)return[];const{value:b={}}=l,D=[...c(S.on,b.on),...A.flatMap(
([,I])=>[...o(E.permissions??S.permissions,y(I,b)),...f([E,S],[I,b]),...v(b.on,I.concurrency??b.concurrency),...d(E,I)])];
return[...new Map(D.map(I=>[I.key,I])).values()].map(I=>({path:l.path,...I}))}function y(l,O){return l.permissions??O.permissions}
function f(l,O){return["concurrency","timeout-minutes"].filter(S=>l.some(E=>S in E)&&!O.some(E=>S in E)).map(S=>({key:S,
what:`Set \`${S}\`.`}))}function v(l,O){const{group:S,"cancel-in-progress":E=!1}=(0,p().isMapping)(O)?O:{};return E!==!1&&
!/github\.event_name/.test(String(S))&&(0,w().eventsOf)(l).has("pull_request_review")?[{key:"concurrency.group",what:"Ad\
d `${{ github.event_name }}` to the group; a review ends the run of a push."}]:[]}function u(l){const O=(0,w().stepsOf)(
l).flatMap(({uses:S,with:E})=>typeof S=="string"&&r().GATE.test(S)?[(0,p().isMapping)(E)?E:{}]:[]);return l.uses===void 0&&
O.every(({mode:S="gate"})=>S==="gate")}function c(l,O){const S=(0,w().eventsOf)(O);return[...(0,w().eventsOf)(l)].flatMap(
([E,A])=>{const b=`on.${E}`,D=S.get(E);if(D===void 0)return[{key:b,what:`Add the event \`${E}\`.`}];const G=a(E,D),I=a(E,
A).filter(k=>!G.includes(k));return[...I.length>0?[{key:`${b}.types`,what:`Add the types \`${I.join("`, `")}\`.`}]:[],...m.
filter(k=>(0,p().isMapping)(D)&&k in D).map(k=>({key:`${b}.${k}`,what:"Remove the filter."}))]})}const m=["paths","paths\
-ignore"],n=["opened","synchronize","reopened"],t=new Map([["pull_request",n],["pull_request_target",n]]);function a(l,O){
const S=(0,p().isMapping)(O)?O.types:void 0;return S===void 0?t.get(l)??[]:[S].flat().map(String)}const e=["none","read",
"write"];function o(l,O){if(!(0,p().isMapping)(l))return[];const S=A=>e.indexOf(s(O,A));return Object.entries(l).filter(
([A,b])=>S(A)<e.indexOf(String(b))).map(([A,b])=>({key:`permissions.${A}`,what:`Add \`${A}: ${b}\` to \`permissions\`.`}))}
function s(l,O){return typeof l=="string"?l.replace("-all",""):(0,p().isMapping)(l)?String(l[O]??"none"):"none"}function d(l,O){
const S=(0,w().stepsOf)(O).filter(({uses:E})=>typeof E=="string");return(0,w().stepsOf)(l).flatMap(({uses:E,with:A})=>{const[
b="",D=""]=String(E??"").split("@");if(r().GATE.test(b))return M(A,O);if(b==="")return[];const G=S.find(k=>String(k.uses).
split("@")[0]===b),I=`steps.${b}`;return G===void 0?[{key:I,what:`Add a step with \`${b}\`.`}]:[...P(I,A,G.with),...j(D)&&
!j(String(G.uses).split("@")[1]??"")?[{key:`${I}@`,what:`Use \`${b}\` at a commit: \`${E}\`.`}]:[]]})}const g=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function M(l,O){const S=(0,p().isMapping)(l)?String(l.prepare??"").trim():"",E=(0,w().stepsOf)(O),A=E.filter(({uses:k})=>typeof k==
"string"&&r().GATE.test(k)),b=A.some(({with:k})=>(0,p().isMapping)(k)&&"prepare"in k),D=E.some(({run:k})=>typeof k=="str\
ing"&&g.test(k));return S===""||A.length===0||b||D?[]:[{key:"with.prepare",what:`Set \`prepare: ${S.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]}function P(l,O,S){const E=(0,p().isMapping)(S)?S:{};return Object.
entries((0,p().isMapping)(O)?O:{}).flatMap(([A,b])=>typeof b=="string"||E[A]===b?[]:[{key:`${l}.${A}`,what:`Set \`${A}: ${b}\
\`.`}])}function j(l){return/^[0-9a-f]{40}$/.test(l)}}),71667:((B,h,i)=>{Object.defineProperty(h,"__esModule",{value:!0}),
h.readDurations=N;function r(){const f=i(7723);return r=function(){return f},f}function $(){const f=i(41895);return $=function(){
return f},f}function w(){const f=i(73388);return w=function(){return f},f}function p(){const f=i(78534);return p=function(){
return f},f}function R(){const f=i(23107);return R=function(){return f},f}const T=r().looseObject({genes:r().array(r().looseObject(
{commands:r().array(r().looseObject({command:r().string(),outcome:r().looseObject({duration_ms:r().number().nonnegative()}).
optional()}))}))});async function N(f,v){const u=await(0,R().readAtMost)(p().MAX_REPORT_BYTES,f,v),c=new Map;for(const{commands:m}of y(
u,f).genes)for(const{command:n,outcome:t}of m){const a=Math.round(t?.duration_ms??0);a>0&&c.set(n,Math.max(a,c.get(n)??0))}
return c}function y(f,v){try{return T.parse(JSON.parse(f.toString("utf8")))}catch(u){throw new($()).GateError("artifact_\
invalid",`${(0,w().inputName)(v)} is not a report from which durations can be read.`,"Specify the gate-report.json of an\
 earlier run; use the same file for all jobs of a matrix.",{cause:u})}}}),23107:((B,h,i)=>{Object.defineProperty(h,"__es\
Module",{value:!0}),h.findParts=f,h.readAtMost=u,h.readParts=v;function r(){const n=i(51455);return r=function(){return n},
n}function $(){const n=i(76760);return $=function(){return n},n}function w(){const n=i(41895);return w=function(){return n},
n}function p(){const n=i(73388);return p=function(){return n},n}function R(){const n=i(78374);return R=function(){return n},
n}function T(){const n=i(78534);return T=function(){return n},n}const N=2*T().MAX_REPORT_BYTES,y="gate-report.json";async function f(n){
return(await(0,r().readdir)(n,{recursive:!0,withFileTypes:!0}).catch(a=>{if(a.code==="ENOENT")return[];throw new(w()).GateError(
"file_unreadable",`Cannot read the directory ${n} (${a.code}).`,"Specify the directory into which the parts were downloa\
ded.",{cause:a})})).filter(a=>a.isFile()&&a.name===y).map(({parentPath:a,name:e})=>(0,$().join)(a,e)).sort()}async function v(n,t,a=c){
if(n.length>R().MAX_SHARDS)throw m(`There are more than ${R().MAX_SHARDS} parts`);const e=[];let o=N;for(const s of n){const d=await u(
Math.min(o,T().MAX_REPORT_BYTES),s,t);o-=d.length;const g=(0,p().inputName)(s);e.push({name:g,report:(0,T().readReportFile)(
d,g,a)})}return e}async function u(n,t,a){const e=[];let o=0;for await(const s of a(t)){if(o+=s.length,o>n)throw m(`${(0,p().
inputName)(t)} is too large, alone or together with the other parts`);e.push(s)}return Buffer.concat(e)}const c="Specify\
 the gate-report.json of every shard, made by this version, and nothing else.";function m(n){return new(w()).GateError("\
artifact_invalid",n,c)}})};
