"use strict";exports.id=950,exports.ids=[950],exports.modules={49232:function(U,i,o){Object.defineProperty(i,"__esModule",{value:!0}),
i.builtInPolicy=p,i.namedPolicy=$,i.policyFor=c,i.policyName=l,i.policyOfFile=f,i.repositoryOf=b;function r(){const t=o(
73024);return r=function(){return t},t}function y(){const t=o(76760);return y=function(){return t},t}function v(){const t=o(
41895);return v=function(){return t},t}function d(){const t=o(21311);return d=function(){return t},t}function R(){const t=o(
74238);return R=function(){return t},t}function N(){const t=o(48741);return N=function(){return t},t}function g(){const t=o(
96402);return g=function(){return t},t}function S(){const t=o(63550);return S=function(){return t},t}async function $(t,e){
if(t===void 0)return;const a=await f(t,e);return(0,d().requireExamples)(a),a}async function f(t,e){const a=(await e.readInput(
t)).toString("utf8"),u=await b(e.cwd,e.env)??e.cwd;return await(0,R().loadPolicyFile)(a,t,(0,N().folderTree)(u))}async function c({
policy:t,profile:e},a,u){const h=t===!1?await p():await $(t,a)??await w(u,a);return e===void 0?h:{...h,policy:{...h.policy,
profile:e}}}function l({source:t,path:e,ref:a}){return t==="default"||e===void 0?"the built-in policy":t==="file"||a===void 0?
e:`${e} in ${a}`}async function w(t,{cwd:e,env:a}){const u=t===void 0?await b(e,a):void 0,h=t??(u===void 0?void 0:(0,N().
folderTree)(u));if(h===void 0)return p();const O=await(0,R().loadPolicy)(h,h.label);return(0,d().requireExamples)(O),O}function p(){
const t=(0,S().literalTree)({});return(0,R().loadPolicy)(t,t.label)}async function b(t,e){try{const a=await(0,g().openRepository)(
t,e);return await a.close(),a.directory}catch(a){const u=a instanceof v().GateError&&a.code==="program_not_found";if(a instanceof
v().GateError&&!(u&&P(t)))return;throw a}}function P(t){const e=(0,y().dirname)(t);return(0,r().existsSync)((0,y().join)(
t,".git"))||e!==t&&P(e)}},82256:function(U,i,o){Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=
i.NO_GENES=i.DURATIONS=void 0,i.durationsOf=I,i.folderFiles=T,i.formatOption=e,i.inRepository=O,i.parsedBy=s,i.parsedNumber=
k,i.printAnswer=u,i.rangeRequest=Y,i.storeFiles=j,i.textOptions=a,i.withChangeOptions=G,i.withJudgingOptions=b,i.withRangeOptions=
H;function r(){const n=o(76760);return r=function(){return n},n}function y(){const n=o(63314);return y=function(){return n},
n}function v(){const n=o(7723);return v=function(){return n},n}function d(){const n=o(89549);return d=function(){return n},
n}function R(){const n=o(18744);return R=function(){return n},n}function N(){const n=o(25966);return N=function(){return n},
n}function g(){const n=o(41895);return g=function(){return n},n}function S(){const n=o(41551);return S=function(){return n},
n}function $(){const n=o(39763);return $=function(){return n},n}function f(){const n=o(96402);return f=function(){return n},
n}function c(){const n=o(93028);return c=function(){return n},n}function l(){const n=o(10289);return l=function(){return n},
n}function w(){const n=o(23107);return w=function(){return n},n}function p(){const n=o(49232);return p=function(){return n},
n}function b(n,E=["text","json"]){return n.option(...P).option("--no-policy","use the built-in policy").addOption(t()).addOption(
e(E))}const P=i.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(y()).
Option("--profile <name>","profile for commands").choices($().PROFILE_NAMES)}function e(n=["text","json"]){return new(y()).
Option("--format <name>","output format").choices(n).default("text")}function a({verbose:n=!1},{columns:E,colour:A,name:M}){
return{columns:E,colour:A,verbose:n,name:M}}function u(n,E,A,M){M.print(A==="json"?`${(0,l().json)(n)}
`:E(),A)}const h=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function O({repo:n},{cwd:E,env:A,
note:M},V){const W=await(0,f().openRepository)((0,r().resolve)(E,n),A,M);try{return await V(W)}finally{await W.close()}}
function j(n,E,A){return F((0,R().assetPathsIn)(n,E),A)}const m=i.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function T(n,E,A){const M=(0,R().assetPathTest)(E),V=L=>[(0,r().resolve)(A,L).split(r().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,r().basename)(L)}`],W=[...n.files()].filter(({kind:L})=>(0,c().isRegular)(L)).map(({path:L})=>L);return F(
W.filter(L=>V(L).some(M)),A)}function F(n,E){if(n.length>0)return n;throw new(g()).GateError("usage",`${E} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function H(n){return G(
n).option("--all","check all genes of the head, not only changed ones")}function G(n){return n.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(y()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...h).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(t()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function Y({base:n,head:E,worktree:A,staged:M,profile:V,...W},L){const z=(0,d().approveByDigest)(
W.approve,new Date),K=await(0,p().namedPolicy)(W.policy,L);return{directory:(0,r().resolve)(L.cwd,W.repo),env:L.env,note:L.
note,locate:D=>(0,N().resolveRange)(D,{...n!==void 0&&{base:n},...E!==void 0&&{head:E},...A&&{worktree:A},...M&&{staged:M}}),
...K&&{policy:K},...W.policyRef!==void 0&&{policyRef:W.policyRef},inputs:{profile:V},all:W.all??!1,approver:z,signal:L.signal,
secrets:(0,S().secretsOf)(L.env)}}function s(n,E){return A=>{const M=n().safeParse(A);if(M.success)return M.data;throw new(y()).
InvalidArgumentError(E)}}function k(n){return s(()=>v().coerce.number().pipe(n()),"Expected a number from 1 to 256.")}const C=i.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function I({durations:n},E){return n===void 0?new Map:(0,w().readDurations)((0,r().resolve)(E.cwd,n),E.openInput)}},
25966:function(U,i,o){Object.defineProperty(i,"__esModule",{value:!0}),i.resolveRange=N;function r(){const f=o(41895);return r=
function(){return f},f}function y(){const f=o(24634);return y=function(){return f},f}function v(){const f=o(67397);return v=
function(){return f},f}function d(){const f=o(50598);return d=function(){return f},f}function R(){const f=o(34397);return R=
function(){return f},f}async function N(f,{base:c,head:l,worktree:w=!1,staged:p=!1}){if(w&&l!==void 0)throw new(r()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const b=await(0,d().resolveRevision)(f,l??"HEAD"),P=await S(f,c);return{name:p?"index":w?"worktree":"range",directory:f.
directory,base:await(0,y().mergeBase)(f,P.commit,b),head:b,audited:w?await(p?R().snapshotIndex:R().snapshotWorktree)(f):
b,policyCommit:P.commit,baseRef:P.name,...P.defaultBranch&&{defaultBranch:P.defaultBranch},isFork:!1}}const g=/^refs\/(?:heads|remotes\/origin)\//;
async function S(f,c){const l=c===void 0?await(0,v().defaultBranch)(f):await(0,d().resolveNamed)(f,c),{commit:w}=l,p=c===
"HEAD"||c==="@"?await(0,v().checkedOutBranch)(f):l.ref,b=p&&$(p);if(b===void 0)return{commit:w,name:c??"HEAD"};const P=c===
void 0?l:await(0,v().findDefaultBranch)(f),t=P?.ref&&$(P.ref);return{commit:w,name:b,...P&&t&&{defaultBranch:{name:t,commit:P.
commit}}}}function $(f){return g.test(f)?f.replace(g,""):void 0}},82330:function(U,i,o){Object.defineProperty(i,"__esMod\
ule",{value:!0}),i.auditCommit=$,i.judgeHead=f;function r(){const c=o(1395);return r=function(){return c},c}function y(){
const c=o(70237);return y=function(){return c},c}function v(){const c=o(67506);return v=function(){return c},c}function d(){
const c=o(54244);return d=function(){return c},c}function R(){const c=o(67147);return R=function(){return c},c}function N(){
const c=o(24634);return N=function(){return c},c}function g(){const c=o(35720);return g=function(){return c},c}function S(){
const c=o(213);return S=function(){return c},c}async function $({repository:c,policy:l,additions:w,disk:p,isPending:b,platform:P,
all:t,isPush:e,unprovenMerge:a,asked:u,signal:h},O,j){const[m,T,F]=await Promise.all([(0,g().readTree)(c,j),(0,g().readTree)(
c,O),(0,S().readChange)(c,j,O)]),G={...p?(0,R().withAdditions)(T,p,w):T,...b&&{isPending:b}},Y=new(d()).AuditClock(h),s={
baseTree:m,headTree:T,change:F,policy:l.policy,all:t,clock:Y},k=u??await(0,y().collectAssets)(s),C=await(0,v().auditChange)(
{change:F,assets:k,baseTree:m,tree:G,policy:l,platform:P,...e&&{isPush:e},...t&&{all:t},...a&&{unprovenMerge:a},clock:Y});
return{change:F,assets:k,audit:C,tree:T,baseTree:m,commandTree:G}}async function f(c,l,w){const{repository:p,policyCommit:b}=c;
await(0,N().requireCommits)(p,[l],[l]);const P=await(0,N().mergeBase)(p,b,l),{audit:t,tree:e}=await $(c,l,P);return await(0,r().
judgedHead)(t,e,c.policy,w)}},47520:function(U,i,o){Object.defineProperty(i,"__esModule",{value:!0}),i.firstParents=N,i.
hasSoleAuthor=R,i.pastChanges=v;function r(){const g=o(77598);return r=function(){return g},g}function y(){const g=o(96681);
return y=function(){return g},g}async function v({objects:g},S,$){const f=`${(0,r().randomUUID)()} `,c=await g(["log","-\
-first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${$}`,`--format=${f}%H %P%x00%s`,S]),l=[];
for(const w of(0,y().splitNul)(c)){const p=(0,y().decodePath)(w),b=l.at(-1);if(p.startsWith(f)){const[P="",t]=p.slice(f.
length).split(" ");l.push({commit:P,...t&&{base:t},paths:[]})}else b&&b.subject===void 0?b.subject=p:b&&p!==""&&b.paths.
push(b.paths.length===0?p.slice(1):p)}return l.flatMap(({commit:w,base:p,subject:b="",paths:P})=>p===void 0?[]:[{commit:w,
base:p,subject:b,paths:P}])}const d=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;async function R({
objects:g},S){const $=await g(["log","--no-color","--format=%aN%x00%aE",S]),f=[...new Set($.toString().toLowerCase().split(
`
`))].map(c=>c.split("\0")).filter(c=>c.length>1&&!c.some(l=>d.test(l)));return[0,1].some(c=>new Set(f.map(l=>l[c])).size===
1)}async function N({objects:g},S,$){return(await g(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${S}..${$}`])).toString().split(`
`).filter(Boolean).map(l=>{const[w="",p="",b="",...P]=l.split("\0");return{commit:w,tree:p,parents:b.split(" ").filter(Boolean),
subject:P.join("")}})}},4147:function(U,i,o){Object.defineProperty(i,"__esModule",{value:!0}),i.doctorSchema=i.DOCTOR_VERSION=
void 0,i.renderDoctor=f,i.workflowRows=P;function r(){const t=o(7723);return r=function(){return t},t}function y(){const t=o(
60957);return y=function(){return t},t}function v(){const t=o(41095);return v=function(){return t},t}function d(){const t=o(
31626);return d=function(){return t},t}function R(){const t=o(27809);return R=function(){return t},t}function N(){const t=o(
38319);return N=function(){return t},t}function g(){const t=o(94965);return g=function(){return t},t}const S=i.DOCTOR_VERSION=
"1.0.0",$=i.doctorSchema=r().object({type:r().literal("Doctor"),schema_version:r().literal(S),tool:r().object({name:r().
literal("gene-gate"),version:r().string()}),head_sha:r().string().nullable().describe("Null without a commit."),policy:r().
object({source:r().enum(["default","base","file"]),profile:r().string(),enforce:r().enum(["report","block"]).describe("W\
hat it enforces today."),enforce_until:r().string().exactOptional().describe("The last day of the reports.")}),lacks:r().
array(r().object({key:r().string(),what:r().string()})).describe("What `gene-gate init` would write for the assets as th\
ey are."),genes:r().object({stored:r().int().describe("How many genes the asset files have."),refused:r().int().describe(
"How many of them have a command that may not run.")}),agent_files:r().array(y().agentFileSchema).describe("What runs au\
tomatically in the repository today."),programs:r().array(r().object({name:r().string(),commands:r().int().positive().describe(
"How many commands start it."),path:r().string().nullable(),private:r().literal(!0).exactOptional().describe("Present if\
 it is in the home directory or another one that commands do not see."),missing:r().enum(["machine","dependencies"]).exactOptional().
describe("What does not have it.")})),containment:v().isolationSchema.describe("What this machine gives to commands."),workflow:r().
object({paths:r().array(r().string()).describe("The workflows that run the gate."),late:r().object({message:r().string(),
remedy:r().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:r().array(
r().object({path:r().string(),key:r().string(),what:r().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`");function f(t,e,a){const u=(0,d().layoutOf)(
a);return(0,d().page)([c(t,e,u),t.lacks.flatMap(({key:h,what:O})=>(0,d().prose)(u,"policy",`${h}: ${O}`,{label:"caution"})),
(0,R().listRows)((0,N().machineList)({agent_files:t.agent_files,findings:[]}),u),l(t,u),b(t,u),P(t.workflow,u)])}function c({
policy:t},e,a){const u=t.enforce_until===void 0?"":` until ${t.enforce_until}`,h=t.enforce==="report"?`; it only reports${u}`:
"";return(0,d().prose)(a,"policy",`${e}, profile ${t.profile}${h}`)}function l(t,e){const{stored:a,refused:u}=t.genes,{agent_files:h}=t;
if(a===0&&h.length>0)return(0,d().prose)(e,"genes","none; pull requests show what changes of the files above");const O=a===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":u===0?`${(0,g().count)(a,"gene")}, w\
hose commands may all run`:`${(0,g().count)(a,"gene")}, of which ${u} may not run; \`gene-gate audit\` says why`,j=a>0&&
u===0?{}:{label:"caution"};return(0,d().prose)(e,"genes",O,j)}const w={machine:"not on PATH",dependencies:"not in node_m\
odules; install the dependencies"},p="contained commands see little else of your home. If it fails there, install it in \
a directory of the system, such as /usr/local.";function b({programs:t,containment:e},a){const{level:u,description:h,downgrades:O=[]}=e;
return[...t.flatMap(({name:j,commands:m,path:T,missing:F,private:H})=>{const G=F?w[F]:H?`${T}; ${p}`:T,Y=F?{label:"bad"}:
{},s=`${j}, for ${(0,g().count)(m,"command")}: ${G}`;return(0,d().prose)(a,F?"missing":"program",s,Y)}),...(0,d().prose)(
a,"contained",`${u}: ${h}`,{label:u==="namespaces"?"good":"caution"}),...a.verbose?O.flatMap(({from:j,reason:m})=>(0,d().
prose)(a,"",`${j}: ${m}`)):[]]}function P({paths:t,late:e,lacks:a},u){return t.length===0?(0,d().prose)(u,"workflow","no\
 workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):[...(0,d().prose)(u,"workflow",t.join(", ")),...e?
(0,d().prose)(u,"late",`${e.message} ${e.remedy}`,{label:"caution"}):[],...a.flatMap(({path:h,key:O,what:j})=>{const m=t.
length>1?`${h}: `:"";return(0,d().prose)(u,"lacks",`${m}${O}: ${j}`,{label:"caution"})})]}},63512:function(U,i,o){Object.
defineProperty(i,"__esModule",{value:!0}),i.firstPolicy=a;function r(){const s=o(76760);return r=function(){return s},s}
function y(){const s=o(41330);return y=function(){return s},s}function v(){const s=o(99668);return v=function(){return s},
s}function d(){const s=o(18744);return d=function(){return s},s}function R(){const s=o(28894);return R=function(){return s},
s}function N(){const s=o(94534);return N=function(){return s},s}function g(){const s=o(68450);return g=function(){return s},
s}function S(){const s=o(59490);return S=function(){return s},s}function $(){const s=o(41431);return $=function(){return s},
s}function f(){const s=o(54062);return f=function(){return s},s}function c(){const s=o(10729);return c=function(){return s},
s}function l(){const s=o(95244);return l=function(){return s},s}function w(){const s=o(87952);return w=function(){return s},
s}function p(){const s=o(93028);return p=function(){return s},s}function b(){const s=o(78455);return b=function(){return s},
s}const P=1440*60*1e3,t=14*P,e=90*P;async function a({audit:{genes:s},assets:k,commandTree:C},I,n){const E=new Map(s.map(
({store:B})=>[B.path,B])),A=s.flatMap(B=>B.commands),{hard_cap_files:M,hard_cap_lines:V}=I.blast_radius,W=new Set(s.filter(
B=>B.commands.some(H)).map(({store:B})=>B.root)),L=await j(C,I),z=T(A,C),{prepare:K,before:D}=(0,b().installationFor)([...I.
programs,...z],C),J=k.files.length>0||L.length>0;return{until:(0,f().dayOf)(new Date(n.getTime()+t)),levelsUntil:(0,f().
dayOf)(new Date(n.getTime()+e)),stores:[...E.values()].filter(({named:B})=>!B).map(B=>({...B,...h(s,B.path,C)})).filter(
({path:B,root:x,checkoutAs:Q})=>x!==""||Q!==void 0||(0,g().packagesAbove)(C,B).length>1).map(({path:B,root:x,checkoutAs:Q})=>({
path:B||".",...Q===void 0?{root:x||"."}:{checkout_as:Q}})),include:L,agentFiles:J?[]:u(C,I),programs:z,installation:{prepare:[
...[...W].flatMap(B=>G(B,C)),...K],before:D},exceedsCap:k.files.length>M||await Y(k.files,C)>V}}function u(s,k){return(0,v().
agentFilesIn)(s,k).flatMap(({path:C,format:I})=>I.isGeneral||I.places.length===0?[]:[C])}function h(s,k,C){const I=s.flatMap(
D=>D.store.path===k?D.commands:[]),n=I.flatMap($().missingPaths),[E]=n;if(E===void 0)return;const A=I.flatMap(({reading:{
targets:D}})=>D.flatMap(({kind:J,via:B,name:x})=>J==="file"&&B===void 0?x:[])),M=D=>(0,p().isRegular)(C.stat(D)?.kind??"\
directory"),V=[...C.files()].filter(({path:D})=>D.endsWith(`/${E}`)).map(({path:D})=>D.slice(0,-E.length-1)).filter(D=>[
...n,...A].every(J=>M(r().posix.join(D,J)))),[W]=V;if(W!==void 0)return V.length===1?{root:W}:void 0;const L=E.replace(/\/.*/,
""),z=`${L}/`;return[...n,...A].every(D=>D.startsWith(z)&&M(D.slice(z.length)))&&(0,c().isCheckoutName)(L)?{root:"",checkoutAs:L}:
void 0}const O=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function j(s,k){const C=(0,d().assetPathTest)(
k),I=(0,N().assetLimits)(k.assets.max_file_bytes),n=[...s.files()].filter(({path:A,kind:M})=>(0,p().isRegular)(M)&&(0,d().
mayHoldAssets)(A)&&!C(A)&&!((0,l().isTest)(A)||(0,l().isTestData)(A)||O.test(A))),E=[];for(const A of n){const M=await(0,d().
findStrayGenes)(s,A,I);M?.rule==="outside-globs"&&/Gene/.test(M.detail)&&E.push(m(A.path))}return E}function m(s){return s.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function T(s,k){const C=s.flatMap(({findings:I})=>I.flatMap(({args:n})=>typeof n.offered==
"string"?n.offered:[]));return[...(0,S().groupBy)(C,I=>I)].sort(([,I],[,n])=>n.length-I.length).map(([I])=>I).filter(I=>I!==
""&&F(I,k))}function F(s,k){const I=[...(0,w().programTerms)({programs:[s],families:[]}).allowed.values()].flatMap(({data:M})=>M.
build_files),n=I.some(M=>/\.py$|^pyproject/.test(M)),E=I.map(M=>M.includes("/")?M:`**/${M}`),A=(0,y().default)([...E,...n?
["**/*.py"]:[]],{dot:!0});return[...k.files()].some(({path:M})=>A(M))}function H({findings:s,reading:k}){return s.some(({
rule:C})=>C==="not-installed")||k.targets.some(({kind:C})=>C==="package_binary")}function G(s,k){const C=(0,g().packagesAbove)(
k,s).find(I=>l().NPM_LOCKFILES.some(n=>k.stat(I===""?n:`${I}/${n}`)!==void 0));return C===void 0?[]:[`npm ci --ignore-sc\
ripts${C===""?"":` --prefix ${C}`}`]}async function Y(s,k){return(await Promise.all(s.map(async I=>{const n=await k.read(
I);return(0,R().countLines)(n,n.length)}))).reduce((I,n)=>I+n,0)}},78455:function(U,i,o){Object.defineProperty(i,"__esMo\
dule",{value:!0}),i.installationFor=g;function r(){const S=o(17093);return r=function(){return S},S}const{programs:y=[],
started_programs:v=[]}=r().python,d=[...y,...v,"uv"],N=[["uv.lock",d,{before:["pipx install uv==0.9.5"],prepare:["uv syn\
c --frozen"]}],["poetry.lock",d,{before:["pip install poetry==2.2.1","POETRY_VIRTUALENVS_CREATE=false poetry install --n\
o-interaction"]}],["requirements-dev.txt",d,{before:["pip install -r requirements-dev.txt"]}],["requirements.txt",d,{before:[
"pip install -r requirements.txt"]}],["Cargo.lock",["cargo"],{before:["cargo fetch --locked"]}],["composer.lock",["php",
"phpunit"],{prepare:["composer install --no-interaction --no-scripts --no-plugins"]}]];function g(S,$){const f=N.filter(
([l,w])=>$.stat(l)!==void 0&&w.some(p=>S.includes(p))),c=f.filter(([,l],w)=>f.findIndex(([,p])=>p===l)===w);return{prepare:c.
flatMap(([,,{prepare:l=[]}])=>l),before:c.flatMap(([,,{before:l=[]}])=>l)}}},50380:function(U,i,o){Object.defineProperty(
i,"__esModule",{value:!0}),i.auditPresent=c,i.countRepairs=l,i.pushedBranch=P;function r(){const t=o(85475);return r=function(){
return t},t}function y(){const t=o(82330);return y=function(){return t},t}function v(){const t=o(72857);return v=function(){
return t},t}function d(){const t=o(87952);return d=function(){return t},t}function R(){const t=o(48741);return R=function(){
return t},t}function N(){const t=o(47520);return N=function(){return t},t}function g(){const t=o(67397);return g=function(){
return t},t}function S(){const t=o(37075);return S=function(){return t},t}function $(){const t=o(63682);return $=function(){
return t},t}function f(){const t=o(92344);return f=function(){return t},t}function c(t,e){return(0,y().auditCommit)(w(t,
e),e,e)}async function l(t,e,a,u){const{policy:h}=t.policy,O=(0,f().judge)(e.audit,$().NOTHING_RAN,{policy:h,now:u}),j={
name:"range",head:a,audited:a,base:a},m=(0,S().idsOf)((0,f().allFindings)(O).filter(F=>!(0,r().isMissingIdentity)(F))),{
fix:T}=await(0,v().proposeFix)(w(t,a),j,e,m);return T?.edits.length??0}function w({repository:t,policy:e,platform:a,signal:u},h){
return{repository:t,policy:e,additions:(0,d().additionsFor)(e.policy),disk:(0,R().folderTree)(t.directory),platform:a,...u&&
{signal:u},all:!0,policyCommit:h}}const p=50,b=/^Merge pull request #\d+|\(#\d+\)$/;async function P(t,e){const a=await(0,N().
pastChanges)(t,e,p);return a.length===0||a.some(({subject:h})=>b.test(h))?void 0:(await(0,g().findDefaultBranch)(t))?.ref?.
replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(U,i,o){Object.defineProperty(i,"__esModule",{value:!0}),
i.workflowAnswer=N;function r(){const e=o(92299);return r=function(){return e},e}function y(){const e=o(354);return y=function(){
return e},e}function v(){const e=o(3733);return v=function(){return e},e}function d(){const e=o(3463);return d=function(){
return e},e}function R(){const e=o(95132);return R=function(){return e},e}async function N(e,a){const{jobs:u,late:h}=await(0,r().
findGate)(e),O=(0,v().parseMapping)(a)??{},j=new Map(u.map(({path:T,workflow:F})=>[T,F])),m=T=>u.flatMap(F=>F.path===T&&
S(F.job)?[F.job]:[]);return{paths:[...j.keys()],...h&&{late:(0,R().describe)((0,R().finding)("gate-runs-late",h))},lacks:[
...j].flatMap(([T,F])=>g(F,m(T),O).map(H=>({path:T,...H})))}}function g(e,a,u){const[h={}]=(0,v().jobsOf)(u).values(),O=a.
flatMap(j=>{const[m,T]=[{...e,...j},{...u,...h}];return[...c(T.on,m.on),...b(T.permissions,m.permissions),...f(T.concurrency,
m.concurrency,l(m.on)),...t(T,m)]});return[...new Map(O.map(j=>[j.key,j])).values()]}function S(e){const a=(0,v().partsIn)(
e.steps).filter(u=>y().GATE.test((0,d().textIn)(u,"uses")));return e.uses===void 0&&a.every(u=>$(u)==="gate")}function $(e){
return(0,d().textIn)((0,d().objectIn)(e.with),"mode")||"gate"}function f(e,a,u){const{group:h,"cancel-in-progress":O=!1}=(0,d().
objectIn)(a);if(O===!1)return[];const j=u.has("pull_request_review")&&!/github\.event_name/.test(String(h)),m=w("pull_re\
quest",u.get("pull_request")).includes("edited"),T=(0,d().textIn)((0,d().objectIn)(e),"cancel-in-progress"),F=m&&T!==""&&
!/github\.event\.action/.test(String(O)),H="Add `${{ github.event_name }}` to the group; a review ends the run of a push\
.",G=`Set it to \`${T}\`; a new description ends the run of a push.`;return[...j?[{key:"concurrency.group",what:H}]:[],...F?
[{key:"concurrency.cancel-in-progress",what:G}]:[]]}function c(e,a){const u=l(a);return[...l(e)].flatMap(([h,O])=>{const j=`\
on.${h}`,m=u.get(h),T=h==="push"?": the last changes came without a pull request":"";if(m===void 0)return[{key:j,what:`A\
dd the event \`${h}\`${T}.`}];const F=w(h,m),H=w(h,O).filter(G=>!F.includes(G));return[...H.length>0?[{key:`${j}.types`,
what:`Add the types \`${H.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(G=>G in(0,d().objectIn)(m)).map(G=>({
key:`${j}.${G}`,what:"Remove the filter."}))]})}function l(e){return(0,d().isMapping)(e)?new Map(Object.entries(e).map(([
a,u])=>[a,u??{}])):new Map([e??[]].flat().map(a=>[String(a),{}]))}function w(e,a){const{types:u}=(0,d().objectIn)(a);return u!==
void 0?[u].flat().map(String):/^pull_request(?:_target)?$/.test(e)?["opened","synchronize","reopened"]:[]}const p=["none",
"read","write"];function b(e,a){const u=typeof a=="string"?a.replace("-all",""):void 0,h=O=>p.indexOf(u??((0,d().textIn)(
(0,d().objectIn)(a),O)||"none"));return Object.entries((0,d().objectIn)(e)).flatMap(([O,j])=>h(O)<p.indexOf(String(j))?[
{key:`permissions.${O}`,what:`Add \`${O}: ${j}\` to \`permissions\`.`}]:[])}const P=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function t(e,a){const u=m=>(0,d().textIn)(m,"uses").split("@")[0]??"",h=(0,v().partsIn)(a.steps),O=h.filter(m=>y().GATE.
test(u(m))),j=O.length===0||O.some(m=>"prepare"in(0,d().objectIn)(m.with))||h.some(m=>P.test((0,d().textIn)(m,"run")));return(0,v().
partsIn)(e.steps).flatMap(m=>{const T=u(m);if(!y().GATE.test(T))return T===""||h.some(s=>u(s)===T)?[]:[{key:`steps.${T}`,
what:`Add a step with \`${T}\`.`}];const F=(0,d().textIn)((0,d().objectIn)(m.with),"prepare").trim();return F===""||j?[]:
[{key:"with.prepare",what:`Set \`prepare: ${F.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(U,i){Object.defineProperty(i,"__esM\
odule",{value:!0}),i.WORKFLOW_TEMPLATE=void 0,i.workflowFor=y;const o=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,r=i.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
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
${o}      # The report, also if the gate fails; the second workflow for forks reads it.
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
`;function y(v){const{pushed:d,prepare:R=[],before:N=[],hasNoCommands:g=!1}=v;return[[d!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(d)}] }
`],[d!==void 0,"|| github.ref }}","|| github.sha }}"],[N.length>0,`      - id: gate
`,`      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${N.map($=>`          ${$}
`).join("")}      - id: gate
`],[g,o,""],[R.length>0,o,`        with:
          prepare: |
${R.map($=>`            ${$}
`).join("")}`]].filter(([$])=>$).reduce(($,[,f,c])=>$.replace(f,()=>c),r)}}};
