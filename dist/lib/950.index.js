"use strict";exports.id=950,exports.ids=[950],exports.modules={49232:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=h,c.namedPolicy=$,c.policyFor=o,c.policyName=d,c.policyOfFile=I,c.repositoryOf=O;function i(){const t=s(
73024);return i=function(){return t},t}function m(){const t=s(76760);return m=function(){return t},t}function b(){const t=s(
41895);return b=function(){return t},t}function f(){const t=s(21311);return f=function(){return t},t}function j(){const t=s(
74238);return j=function(){return t},t}function N(){const t=s(48741);return N=function(){return t},t}function p(){const t=s(
96402);return p=function(){return t},t}function R(){const t=s(63550);return R=function(){return t},t}async function $(t,n){
if(t===void 0)return;const a=await I(t,n);return(0,f().requireExamples)(a),a}async function I(t,n){const a=(await n.readInput(
t)).toString("utf8"),u=await O(n.cwd,n.env)??n.cwd;return await(0,j().loadPolicyFile)(a,t,(0,N().folderTree)(u))}async function o({
policy:t,profile:n},a,u){const l=t===!1?await h():await $(t,a)??await y(u,a);return n===void 0?l:{...l,policy:{...l.policy,
profile:n}}}function d({source:t,path:n,ref:a}){return t==="default"||n===void 0?"the built-in policy":t==="file"||a===void 0?
n:`${n} in ${a}`}async function y(t,{cwd:n,env:a}){const u=t===void 0?await O(n,a):void 0,l=t??(u===void 0?void 0:(0,N().
folderTree)(u));if(l===void 0)return h();const w=await(0,j().loadPolicy)(l,l.label);return(0,f().requireExamples)(w),w}function h(){
const t=(0,R().literalTree)({});return(0,j().loadPolicy)(t,t.label)}async function O(t,n){try{const a=await(0,p().openRepository)(
t,n);return await a.close(),a.directory}catch(a){const u=a instanceof b().GateError&&a.code==="program_not_found";if(a instanceof
b().GateError&&!(u&&A(t)))return;throw a}}function A(t){const n=(0,m().dirname)(t);return(0,i().existsSync)((0,m().join)(
t,".git"))||n!==t&&A(n)}},82256:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.NO_GENES=c.DURATIONS=void 0,c.durationsOf=P,c.folderFiles=v,c.formatOption=n,c.inRepository=w,c.parsedBy=r,c.parsedNumber=
k,c.printAnswer=u,c.rangeRequest=U,c.storeFiles=T,c.textOptions=a,c.withChangeOptions=G,c.withJudgingOptions=O,c.withRangeOptions=
H;function i(){const e=s(76760);return i=function(){return e},e}function m(){const e=s(63314);return m=function(){return e},
e}function b(){const e=s(7723);return b=function(){return e},e}function f(){const e=s(89549);return f=function(){return e},
e}function j(){const e=s(18744);return j=function(){return e},e}function N(){const e=s(25966);return N=function(){return e},
e}function p(){const e=s(41895);return p=function(){return e},e}function R(){const e=s(41551);return R=function(){return e},
e}function $(){const e=s(39763);return $=function(){return e},e}function I(){const e=s(96402);return I=function(){return e},
e}function o(){const e=s(93028);return o=function(){return e},e}function d(){const e=s(10289);return d=function(){return e},
e}function y(){const e=s(23107);return y=function(){return e},e}function h(){const e=s(49232);return h=function(){return e},
e}function O(e,M=["text","json"]){return e.option(...A).option("--no-policy","use the built-in policy").addOption(t()).addOption(
n(M))}const A=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(m()).
Option("--profile <name>","profile for commands").choices($().PROFILE_NAMES)}function n(e=["text","json"]){return new(m()).
Option("--format <name>","output format").choices(e).default("text")}function a({verbose:e=!1},{columns:M,colour:E,name:S}){
return{columns:M,colour:E,verbose:e,name:S}}function u(e,M,E,S){S.print(E==="json"?`${(0,d().json)(e)}
`:M(),E)}const l=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function w({repo:e},{cwd:M,env:E,
note:S},Y){const W=await(0,I().openRepository)((0,i().resolve)(M,e),E,S);try{return await Y(W)}finally{await W.close()}}
function T(e,M,E){return C((0,j().assetPathsIn)(e,M),E)}const g=c.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function v(e,M,E){const S=(0,j().assetPathTest)(M),Y=L=>[(0,i().resolve)(E,L).split(i().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,i().basename)(L)}`],W=[...e.files()].filter(({kind:L})=>(0,o().isRegular)(L)).map(({path:L})=>L);return C(
W.filter(L=>Y(L).some(S)),E)}function C(e,M){if(e.length>0)return e;throw new(p()).GateError("usage",`${M} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function H(e){return G(
e).option("--all","check all genes of the head, not only changed ones")}function G(e){return e.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(m()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...l).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(t()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function U({base:e,head:M,worktree:E,staged:S,profile:Y,...W},L){const z=(0,f().approveByDigest)(
W.approve,new Date),K=await(0,h().namedPolicy)(W.policy,L);return{directory:(0,i().resolve)(L.cwd,W.repo),env:L.env,note:L.
note,locate:D=>(0,N().resolveRange)(D,{...e!==void 0&&{base:e},...M!==void 0&&{head:M},...E&&{worktree:E},...S&&{staged:S}}),
...K&&{policy:K},...W.policyRef!==void 0&&{policyRef:W.policyRef},inputs:{profile:Y},all:W.all??!1,approver:z,signal:L.signal,
secrets:(0,R().secretsOf)(L.env)}}function r(e,M){return E=>{const S=e().safeParse(E);if(S.success)return S.data;throw new(m()).
InvalidArgumentError(M)}}function k(e){return r(()=>b().coerce.number().pipe(e()),"Expected a number from 1 to 256.")}const F=c.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function P({durations:e},M){return e===void 0?new Map:(0,y().readDurations)((0,i().resolve)(M.cwd,e),M.openInput)}},
25966:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=N;function i(){const o=s(41895);return i=
function(){return o},o}function m(){const o=s(24634);return m=function(){return o},o}function b(){const o=s(67397);return b=
function(){return o},o}function f(){const o=s(50598);return f=function(){return o},o}function j(){const o=s(34397);return j=
function(){return o},o}async function N(o,{base:d,head:y,worktree:h=!1,staged:O=!1}){if(h&&y!==void 0)throw new(i()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[A,t]=await p([(0,f().resolveRevision)(o,y??"HEAD"),$(o,d)]);return{name:O?"index":h?"worktree":"range",directory:o.
directory,base:await(0,m().mergeBase)(o,t.commit,A),head:A,audited:h?await(O?j().snapshotIndex:j().snapshotWorktree)(o):
A,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}async function p(o){
return await Promise.allSettled(o),Promise.all(o)}const R=/^refs\/(?:heads|remotes\/origin)\//;async function $(o,d){const y=d===
void 0?await(0,b().defaultBranch)(o):await(0,f().resolveNamed)(o,d),{commit:h}=y,O=d==="HEAD"||d==="@"?await(0,b().checkedOutBranch)(
o):y.ref,A=O&&I(O);if(A===void 0)return{commit:h,name:d??"HEAD"};const t=d===void 0?y:await(0,b().findDefaultBranch)(o),
n=t?.ref&&I(t.ref);return{commit:h,name:A,...t&&n&&{defaultBranch:{name:n,commit:t.commit}}}}function I(o){return R.test(
o)?o.replace(R,""):void 0}},82330:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.auditCommit=$,c.judgeHead=
I;function i(){const o=s(1395);return i=function(){return o},o}function m(){const o=s(70237);return m=function(){return o},
o}function b(){const o=s(67506);return b=function(){return o},o}function f(){const o=s(54244);return f=function(){return o},
o}function j(){const o=s(67147);return j=function(){return o},o}function N(){const o=s(24634);return N=function(){return o},
o}function p(){const o=s(35720);return p=function(){return o},o}function R(){const o=s(213);return R=function(){return o},
o}async function $({repository:o,policy:d,additions:y,disk:h,isPending:O,platform:A,all:t,isPush:n,unprovenMerge:a,asked:u,
signal:l},w,T){const[g,v,C]=await Promise.all([(0,p().readTree)(o,T),(0,p().readTree)(o,w),(0,R().readChange)(o,T,w)]),G={
...h?(0,j().withAdditions)(v,h,y):v,...O&&{isPending:O}},U=new(f()).AuditClock(l),r={baseTree:g,headTree:v,change:C,policy:d.
policy,all:t,clock:U},k=u??await(0,m().collectAssets)(r),F=await(0,b().auditChange)({change:C,assets:k,baseTree:g,tree:G,
policy:d,platform:A,...n&&{isPush:n},...t&&{all:t},...a&&{unprovenMerge:a},clock:U});return{change:C,assets:k,audit:F,tree:v,
baseTree:g,commandTree:G}}async function I(o,d,y){const{repository:h,policyCommit:O}=o;await(0,N().requireCommits)(h,[d],
[d]);const A=await(0,N().mergeBase)(h,O,d),{audit:t,tree:n}=await $(o,d,A);return await(0,i().judgedHead)(t,n,o.policy,y)}},
47520:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.firstParents=N,c.hasSoleAuthor=j,c.pastChanges=
b;function i(){const p=s(77598);return i=function(){return p},p}function m(){const p=s(96681);return m=function(){return p},
p}async function b({objects:p},R,$){const I=`${(0,i().randomUUID)()} `,o=await p(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${$}`,`--format=${I}%H %P%x00%s`,R]),d=[];for(const y of(0,m().splitNul)(
o)){const h=(0,m().decodePath)(y),O=d.at(-1);if(h.startsWith(I)){const[A="",t]=h.slice(I.length).split(" ");d.push({commit:A,
...t&&{base:t},paths:[]})}else O&&O.subject===void 0?O.subject=h:O&&h!==""&&O.paths.push(O.paths.length===0?h.slice(1):h)}
return d.flatMap(({commit:y,base:h,subject:O="",paths:A})=>h===void 0?[]:[{commit:y,base:h,subject:O,paths:A}])}const f=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function j({objects:p},R){const $=await p(["log","--no-color","--format=%aN%x00%aE",R]),I=[...new Set($.toString().
toLowerCase().split(`
`))].map(o=>o.split("\0")).filter(o=>o.length>1&&!o.some(d=>f.test(d)));return[0,1].some(o=>new Set(I.map(d=>d[o])).size===
1)}async function N({objects:p},R,$){return(await p(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${R}..${$}`])).toString().split(`
`).filter(Boolean).map(d=>{const[y="",h="",O="",...A]=d.split("\0");return{commit:y,tree:h,parents:O.split(" ").filter(Boolean),
subject:A.join("")}})}},4147:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.doctorSchema=c.DOCTOR_VERSION=
void 0,c.renderDoctor=I,c.workflowRows=A;function i(){const t=s(7723);return i=function(){return t},t}function m(){const t=s(
60957);return m=function(){return t},t}function b(){const t=s(41095);return b=function(){return t},t}function f(){const t=s(
31626);return f=function(){return t},t}function j(){const t=s(27809);return j=function(){return t},t}function N(){const t=s(
38319);return N=function(){return t},t}function p(){const t=s(94965);return p=function(){return t},t}const R=c.DOCTOR_VERSION=
"1.0.0",$=c.doctorSchema=i().object({type:i().literal("Doctor"),schema_version:i().literal(R),tool:i().object({name:i().
literal("gene-gate"),version:i().string()}),head_sha:i().string().nullable().describe("Null without a commit."),policy:i().
object({source:i().enum(["default","base","file"]),profile:i().string(),enforce:i().enum(["report","block"]).describe("W\
hat it enforces today."),enforce_until:i().string().exactOptional().describe("The last day of the reports.")}),lacks:i().
array(i().object({key:i().string(),what:i().string()})).describe("What `gene-gate init` would write for the assets as th\
ey are."),genes:i().object({stored:i().int().describe("How many genes the asset files have."),refused:i().int().describe(
"How many of them have a command that may not run.")}),agent_files:i().array(m().agentFileSchema).describe("What runs au\
tomatically in the repository today."),programs:i().array(i().object({name:i().string(),commands:i().int().positive().describe(
"How many commands start it."),path:i().string().nullable(),private:i().literal(!0).exactOptional().describe("Present if\
 it is in the home directory or another one that commands do not see."),missing:i().enum(["machine","dependencies"]).exactOptional().
describe("What does not have it.")})),containment:b().isolationSchema.describe("What this machine gives to commands."),workflow:i().
object({paths:i().array(i().string()).describe("The workflows that run the gate."),late:i().object({message:i().string(),
remedy:i().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:i().array(
i().object({path:i().string(),key:i().string(),what:i().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`");function I(t,n,a){const u=(0,f().layoutOf)(
a);return(0,f().page)([o(t,n,u),t.lacks.flatMap(({key:l,what:w})=>(0,f().prose)(u,"policy",`${l}: ${w}`,{label:"caution"})),
(0,j().listRows)((0,N().machineList)({agent_files:t.agent_files,findings:[]}),u),d(t,u),O(t,u),A(t.workflow,u)])}function o({
policy:t},n,a){const u=t.enforce_until===void 0?"":` until ${t.enforce_until}`,l=t.enforce==="report"?`; it only reports${u}`:
"";return(0,f().prose)(a,"policy",`${n}, profile ${t.profile}${l}`)}function d(t,n){const{stored:a,refused:u}=t.genes,{agent_files:l}=t;
if(a===0&&l.length>0)return(0,f().prose)(n,"genes","none; pull requests show what changes of the files above");const w=a===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":u===0?`${(0,p().count)(a,"gene")}, w\
hose commands may all run`:`${(0,p().count)(a,"gene")}, of which ${u} may not run; \`gene-gate audit\` says why`,T=a>0&&
u===0?{}:{label:"caution"};return(0,f().prose)(n,"genes",w,T)}const y={machine:"not on PATH",dependencies:"not in node_m\
odules; install the dependencies"},h="contained commands see little else of your home. If it fails there, install it in \
a directory of the system, such as /usr/local.";function O({programs:t,containment:n},a){const{level:u,description:l,downgrades:w=[]}=n;
return[...t.flatMap(({name:T,commands:g,path:v,missing:C,private:H})=>{const G=C?y[C]:H?`${v}; ${h}`:v,U=C?{label:"bad"}:
{},r=`${T}, for ${(0,p().count)(g,"command")}: ${G}`;return(0,f().prose)(a,C?"missing":"program",r,U)}),...(0,f().prose)(
a,"contained",`${u}: ${l}`,{label:u==="namespaces"?"good":"caution"}),...a.verbose?w.flatMap(({from:T,reason:g})=>(0,f().
prose)(a,"",`${T}: ${g}`)):[]]}function A({paths:t,late:n,lacks:a},u){return t.length===0?(0,f().prose)(u,"workflow","no\
 workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):[...(0,f().prose)(u,"workflow",t.join(", ")),...n?
(0,f().prose)(u,"late",`${n.message} ${n.remedy}`,{label:"caution"}):[],...a.flatMap(({path:l,key:w,what:T})=>{const g=t.
length>1?`${l}: `:"";return(0,f().prose)(u,"lacks",`${g}${w}: ${T}`,{label:"caution"})})]}},63512:function(V,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.firstPolicy=a;function i(){const r=s(76760);return i=function(){return r},r}
function m(){const r=s(41330);return m=function(){return r},r}function b(){const r=s(99668);return b=function(){return r},
r}function f(){const r=s(18744);return f=function(){return r},r}function j(){const r=s(28894);return j=function(){return r},
r}function N(){const r=s(94534);return N=function(){return r},r}function p(){const r=s(68450);return p=function(){return r},
r}function R(){const r=s(59490);return R=function(){return r},r}function $(){const r=s(41431);return $=function(){return r},
r}function I(){const r=s(54062);return I=function(){return r},r}function o(){const r=s(10729);return o=function(){return r},
r}function d(){const r=s(95244);return d=function(){return r},r}function y(){const r=s(87952);return y=function(){return r},
r}function h(){const r=s(93028);return h=function(){return r},r}function O(){const r=s(78455);return O=function(){return r},
r}const A=1440*60*1e3,t=14*A,n=90*A;async function a({audit:{genes:r},assets:k,commandTree:F},P,e){const M=new Map(r.map(
({store:B})=>[B.path,B])),E=r.flatMap(B=>B.commands),{hard_cap_files:S,hard_cap_lines:Y}=P.blast_radius,W=new Set(r.filter(
B=>B.commands.some(H)).map(({store:B})=>B.root)),L=await T(F,P),z=v(E,F),{prepare:K,before:D}=(0,O().installationFor)([...P.
programs,...z],F),J=k.files.length>0||L.length>0;return{until:(0,I().dayOf)(new Date(e.getTime()+t)),levelsUntil:(0,I().
dayOf)(new Date(e.getTime()+n)),stores:[...M.values()].filter(({named:B})=>!B).map(B=>({...B,...l(r,B.path,F)})).filter(
({path:B,root:x,checkoutAs:Q})=>x!==""||Q!==void 0||(0,p().packagesAbove)(F,B).length>1).map(({path:B,root:x,checkoutAs:Q})=>({
path:B||".",...Q===void 0?{root:x||"."}:{checkout_as:Q}})),include:L,agentFiles:J?[]:u(F,P),programs:z,installation:{prepare:[
...[...W].flatMap(B=>G(B,F)),...K],before:D},exceedsCap:k.files.length>S||await U(k.files,F)>Y}}function u(r,k){return(0,b().
agentFilesIn)(r,k).flatMap(({path:F,format:P})=>P.isGeneral||P.places.length===0?[]:[F])}function l(r,k,F){const P=r.flatMap(
D=>D.store.path===k?D.commands:[]),e=P.flatMap($().missingPaths),[M]=e;if(M===void 0)return;const E=P.flatMap(({reading:{
targets:D}})=>D.flatMap(({kind:J,via:B,name:x})=>J==="file"&&B===void 0?x:[])),S=D=>(0,h().isRegular)(F.stat(D)?.kind??"\
directory"),Y=[...F.files()].filter(({path:D})=>D.endsWith(`/${M}`)).map(({path:D})=>D.slice(0,-M.length-1)).filter(D=>[
...e,...E].every(J=>S(i().posix.join(D,J)))),[W]=Y;if(W!==void 0)return Y.length===1?{root:W}:void 0;const L=M.replace(/\/.*/,
""),z=`${L}/`;return[...e,...E].every(D=>D.startsWith(z)&&S(D.slice(z.length)))&&(0,o().isCheckoutName)(L)?{root:"",checkoutAs:L}:
void 0}const w=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function T(r,k){const F=(0,f().assetPathTest)(
k),P=(0,N().assetLimits)(k.assets.max_file_bytes),e=[...r.files()].filter(({path:E,kind:S})=>(0,h().isRegular)(S)&&(0,f().
mayHoldAssets)(E)&&!F(E)&&!((0,d().isTest)(E)||(0,d().isTestData)(E)||w.test(E))),M=[];for(const E of e){const S=await(0,f().
findStrayGenes)(r,E,P);S?.rule==="outside-globs"&&/Gene/.test(S.detail)&&M.push(g(E.path))}return M}function g(r){return r.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function v(r,k){const F=r.flatMap(({findings:P})=>P.flatMap(({args:e})=>typeof e.offered==
"string"?e.offered:[]));return[...(0,R().groupBy)(F,P=>P)].sort(([,P],[,e])=>e.length-P.length).map(([P])=>P).filter(P=>P!==
""&&C(P,k))}function C(r,k){const P=[...(0,y().programTerms)({programs:[r],families:[]}).allowed.values()].flatMap(({data:S})=>S.
build_files),e=P.some(S=>/\.py$|^pyproject/.test(S)),M=P.map(S=>S.includes("/")?S:`**/${S}`),E=(0,m().default)([...M,...e?
["**/*.py"]:[]],{dot:!0});return[...k.files()].some(({path:S})=>E(S))}function H({findings:r,reading:k}){return r.some(({
rule:F})=>F==="not-installed")||k.targets.some(({kind:F})=>F==="package_binary")}function G(r,k){const F=(0,p().packagesAbove)(
k,r).find(P=>d().NPM_LOCKFILES.some(e=>k.stat(P===""?e:`${P}/${e}`)!==void 0));return F===void 0?[]:[`npm ci --ignore-sc\
ripts${F===""?"":` --prefix ${F}`}`]}async function U(r,k){return(await Promise.all(r.map(async P=>{const e=await k.read(
P);return(0,j().countLines)(e,e.length)}))).reduce((P,e)=>P+e,0)}},78455:function(V,c,s){Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.installationFor=p;function i(){const R=s(17093);return i=function(){return R},R}const{programs:m=[],
started_programs:b=[]}=i().python,f=[...m,...b,"uv"],N=[["uv.lock",f,{before:["pipx install uv==0.9.5"],prepare:["uv syn\
c --frozen"]}],["poetry.lock",f,{before:["pip install poetry==2.2.1","POETRY_VIRTUALENVS_CREATE=false poetry install --n\
o-interaction"]}],["requirements-dev.txt",f,{before:["pip install -r requirements-dev.txt"]}],["requirements.txt",f,{before:[
"pip install -r requirements.txt"]}],["Cargo.lock",["cargo"],{before:["cargo fetch --locked"]}],["composer.lock",["php",
"phpunit"],{prepare:["composer install --no-interaction --no-scripts --no-plugins"]}]];function p(R,$){const I=N.filter(
([d,y])=>$.stat(d)!==void 0&&y.some(h=>R.includes(h))),o=I.filter(([,d],y)=>I.findIndex(([,h])=>h===d)===y);return{prepare:o.
flatMap(([,,{prepare:d=[]}])=>d),before:o.flatMap(([,,{before:d=[]}])=>d)}}},50380:function(V,c,s){Object.defineProperty(
c,"__esModule",{value:!0}),c.auditPresent=o,c.countRepairs=d,c.pushedBranch=A;function i(){const t=s(85475);return i=function(){
return t},t}function m(){const t=s(82330);return m=function(){return t},t}function b(){const t=s(72857);return b=function(){
return t},t}function f(){const t=s(87952);return f=function(){return t},t}function j(){const t=s(48741);return j=function(){
return t},t}function N(){const t=s(47520);return N=function(){return t},t}function p(){const t=s(67397);return p=function(){
return t},t}function R(){const t=s(37075);return R=function(){return t},t}function $(){const t=s(63682);return $=function(){
return t},t}function I(){const t=s(92344);return I=function(){return t},t}function o(t,n){return(0,m().auditCommit)(y(t,
n),n,n)}async function d(t,n,a,u){const{policy:l}=t.policy,w=(0,I().judge)(n.audit,$().NOTHING_RAN,{policy:l,now:u}),T={
name:"range",head:a,audited:a,base:a},g=(0,R().idsOf)((0,I().allFindings)(w).filter(C=>!(0,i().isMissingIdentity)(C))),{
fix:v}=await(0,b().proposeFix)(y(t,a),T,n,g);return v?.edits.length??0}function y({repository:t,policy:n,platform:a,signal:u},l){
return{repository:t,policy:n,additions:(0,f().additionsFor)(n.policy),disk:(0,j().folderTree)(t.directory),platform:a,...u&&
{signal:u},all:!0,policyCommit:l}}const h=50,O=/^Merge pull request #\d+|\(#\d+\)$/;async function A(t,n){const a=await(0,N().
pastChanges)(t,n,h);return a.length===0||a.some(({subject:l})=>O.test(l))?void 0:(await(0,p().findDefaultBranch)(t))?.ref?.
replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.workflowAnswer=N;function i(){const n=s(92299);return i=function(){return n},n}function m(){const n=s(354);return m=function(){
return n},n}function b(){const n=s(3733);return b=function(){return n},n}function f(){const n=s(3463);return f=function(){
return n},n}function j(){const n=s(95132);return j=function(){return n},n}async function N(n,a){const{jobs:u,late:l}=await(0,i().
findGate)(n),w=(0,b().parseMapping)(a)??{},T=new Map(u.map(({path:v,workflow:C})=>[v,C])),g=v=>u.flatMap(C=>C.path===v&&
R(C.job)?[C.job]:[]);return{paths:[...T.keys()],...l&&{late:(0,j().describe)((0,j().finding)("gate-runs-late",l))},lacks:[
...T].flatMap(([v,C])=>p(C,g(v),w).map(H=>({path:v,...H})))}}function p(n,a,u){const[l={}]=(0,b().jobsOf)(u).values(),w=a.
flatMap(T=>{const[g,v]=[{...n,...T},{...u,...l}];return[...o(v.on,g.on),...O(v.permissions,g.permissions),...I(v.concurrency,
g.concurrency,d(g.on)),...t(v,g)]});return[...new Map(w.map(T=>[T.key,T])).values()]}function R(n){const a=(0,b().partsIn)(
n.steps).filter(u=>m().GATE.test((0,f().textIn)(u,"uses")));return n.uses===void 0&&a.every(u=>$(u)==="gate")}function $(n){
return(0,f().textIn)((0,f().objectIn)(n.with),"mode")||"gate"}function I(n,a,u){const{group:l,"cancel-in-progress":w=!1}=(0,f().
objectIn)(a);if(w===!1)return[];const T=u.has("pull_request_review")&&!/github\.event_name/.test(String(l)),g=y("pull_re\
quest",u.get("pull_request")).includes("edited"),v=(0,f().textIn)((0,f().objectIn)(n),"cancel-in-progress");return[[T,"g\
roup","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[g&&v!==""&&!/github\.event\.action/.
test(String(w)),"cancel-in-progress",`Set it to \`${v}\`; a new description ends the run of a push.`]].flatMap(([H,G,U])=>H?
[{key:`concurrency.${G}`,what:U}]:[])}function o(n,a){const u=d(a);return[...d(n)].flatMap(([l,w])=>{const T=`on.${l}`,g=u.
get(l),v=l==="push"?": the last changes came without a pull request":"";if(g===void 0)return[{key:T,what:`Add the event \
\`${l}\`${v}.`}];const C=y(l,g),H=y(l,w).filter(G=>!C.includes(G));return[...H.length>0?[{key:`${T}.types`,what:`Add the\
 types \`${H.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(G=>G in(0,f().objectIn)(g)).map(G=>({key:`${T}.${G}`,
what:"Remove the filter."}))]})}function d(n){return(0,f().isMapping)(n)?new Map(Object.entries(n).map(([a,u])=>[a,u??{}])):
new Map([n??[]].flat().map(a=>[String(a),{}]))}function y(n,a){const{types:u}=(0,f().objectIn)(a);return u!==void 0?[u].
flat().map(String):/^pull_request(?:_target)?$/.test(n)?["opened","synchronize","reopened"]:[]}const h=["none","read","w\
rite"];function O(n,a){const u=typeof a=="string"?a.replace("-all",""):void 0,l=w=>h.indexOf(u??((0,f().textIn)((0,f().objectIn)(
a),w)||"none"));return Object.entries((0,f().objectIn)(n)).flatMap(([w,T])=>l(w)<h.indexOf(String(T))?[{key:`permissions\
.${w}`,what:`Add \`${w}: ${T}\` to \`permissions\`.`}]:[])}const A=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function t(n,a){const u=g=>(0,f().textIn)(g,"uses").split("@")[0]??"",l=(0,b().partsIn)(a.steps),w=l.filter(g=>m().GATE.
test(u(g))),T=w.length===0||w.some(g=>"prepare"in(0,f().objectIn)(g.with))||l.some(g=>A.test((0,f().textIn)(g,"run")));return(0,b().
partsIn)(n.steps).flatMap(g=>{const v=u(g);if(!m().GATE.test(v))return v===""||l.some(r=>u(r)===v)?[]:[{key:`steps.${v}`,
what:`Add a step with \`${v}\`.`}];const C=(0,f().textIn)((0,f().objectIn)(g.with),"prepare").trim();return C===""||T?[]:
[{key:"with.prepare",what:`Set \`prepare: ${C.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(V,c){Object.defineProperty(c,"__esM\
odule",{value:!0}),c.WORKFLOW_TEMPLATE=void 0,c.workflowFor=m;const s=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,i=c.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
w of
# https://github.com/gene-gate/gene-gate/blob/main/docs/github.md#pull-requests-from-forks.
name: gene-gate
on:
  # edited: another base branch has another policy. closed: the check of another pull request of the commit.
  pull_request: { types: [opened, synchronize, reopened, edited, closed] }
  # A review can approve what the gate waits for.
  pull_request_review: { types: [submitted, dismissed] }
  merge_group:
permissions: {}
# A newer push ends the run of an older one; a review ends only that of another review, and a new title or
# description none.
concurrency:
  group: gene-gate-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: \${{ github.event.action != 'edited' || github.event.changes.base != null }}
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    permissions:
      contents: read # the checkout, and the policies of the base and the default branch
      checks: write # the check run
      pull-requests: write # the comment, and which other pull requests have the same commit
    steps:
      # The whole history, to find the merge base; no token is stored in the checkout.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { fetch-depth: 0, persist-credentials: false }
      - id: gate
        uses: gene-gate/gene-gate@63a8eb7b1989eae6dc40680f790cf1bbb629a298 # v0.1.0
${s}      # The report, also if the gate fails; the second workflow for forks reads it.
      - if: always() && steps.gate.outputs.report-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with: { name: gene-gate, path: '\${{ steps.gate.outputs.report-path }}', overwrite: true }
      # The report as a page, and the task of an agent, which the comment links.
      - if: always() && steps.gate.outputs.page-path != ''
        uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: gene-gate-page
          overwrite: true
          path: |-
            \${{ steps.gate.outputs.page-path }}
            \${{ steps.gate.outputs.agent-task-path }}
`;function m(b){const{pushed:f,prepare:j=[],before:N=[],hasNoCommands:p=!1}=b;return[[f!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(f)}] }
`],[f!==void 0,"|| github.ref }}","|| github.sha }}"],[N.length>0,`      - id: gate
`,`      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${N.map($=>`          ${$}
`).join("")}      - id: gate
`],[p,s,""],[j.length>0,s,`        with:
          prepare: |
${j.map($=>`            ${$}
`).join("")}`]].filter(([$])=>$).reduce(($,[,I,o])=>$.replace(I,()=>o),i)}}};
