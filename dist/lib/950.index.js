"use strict";exports.id=950,exports.ids=[950],exports.modules={49232:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=g,c.namedPolicy=I,c.policyFor=e,c.policyName=d,c.policyOfFile=M,c.repositoryOf=$;function r(){const t=o(
73024);return r=function(){return t},t}function O(){const t=o(76760);return O=function(){return t},t}function l(){const t=o(
41895);return l=function(){return t},t}function h(){const t=o(21311);return h=function(){return t},t}function j(){const t=o(
74238);return j=function(){return t},t}function S(){const t=o(48741);return S=function(){return t},t}function p(){const t=o(
96402);return p=function(){return t},t}function P(){const t=o(63550);return P=function(){return t},t}async function I(t,s){
if(t===void 0)return;const a=await M(t,s);return(0,h().requireExamples)(a),a}async function M(t,s){const a=(await s.readInput(
t)).toString("utf8"),f=await $(s.cwd,s.env)??s.cwd;return await(0,j().loadPolicyFile)(a,t,(0,S().folderTree)(f))}async function e({
policy:t,profile:s},a,f){const y=t===!1?await g():await I(t,a)??await T(f,a);return s===void 0?y:{...y,policy:{...y.policy,
profile:s}}}function d({source:t,path:s,ref:a}){return t==="default"||s===void 0?"the built-in policy":t==="file"||a===void 0?
s:`${s} in ${a}`}async function T(t,{cwd:s,env:a}){const f=t===void 0?await $(s,a):void 0,y=t??(f===void 0?void 0:(0,S().
folderTree)(f));if(y===void 0)return g();const v=await(0,j().loadPolicy)(y,y.label);return(0,h().requireExamples)(v),v}function g(){
const t=(0,P().literalTree)({});return(0,j().loadPolicy)(t,t.label)}async function $(t,s){try{const a=await(0,p().openRepository)(
t,s);return await a.close(),a.directory}catch(a){const f=a instanceof l().GateError&&a.code==="program_not_found";if(a instanceof
l().GateError&&!(f&&u(t)))return;throw a}}function u(t){const s=(0,O().dirname)(t);return(0,r().existsSync)((0,O().join)(
t,".git"))||s!==t&&u(s)}},82256:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.DURATIONS=void 0,c.durationsOf=R,c.folderFiles=b,c.formatOption=s,c.inRepository=v,c.parsedBy=U,c.parsedNumber=i,c.printAnswer=
f,c.rangeRequest=H,c.storeFiles=w,c.textOptions=a,c.withChangeOptions=W,c.withJudgingOptions=$,c.withRangeOptions=B;function r(){
const n=o(76760);return r=function(){return n},n}function O(){const n=o(63314);return O=function(){return n},n}function l(){
const n=o(7723);return l=function(){return n},n}function h(){const n=o(89549);return h=function(){return n},n}function j(){
const n=o(18744);return j=function(){return n},n}function S(){const n=o(25966);return S=function(){return n},n}function p(){
const n=o(41895);return p=function(){return n},n}function P(){const n=o(41551);return P=function(){return n},n}function I(){
const n=o(39763);return I=function(){return n},n}function M(){const n=o(96402);return M=function(){return n},n}function e(){
const n=o(93028);return e=function(){return n},n}function d(){const n=o(10289);return d=function(){return n},n}function T(){
const n=o(23107);return T=function(){return n},n}function g(){const n=o(49232);return g=function(){return n},n}function $(n,m=[
"text","json"]){return n.option(...u).option("--no-policy","use the built-in policy").addOption(t()).addOption(s(m))}const u=c.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(O()).Option(
"--profile <name>","profile for commands").choices(I().PROFILE_NAMES)}function s(n=["text","json"]){return new(O()).Option(
"--format <name>","output format").choices(n).default("text")}function a({verbose:n=!1},{columns:m,colour:E,name:A}){return{
columns:m,colour:E,verbose:n,name:A}}function f(n,m,E,A){A.print(E==="json"?`${(0,d().json)(n)}
`:m(),E)}const y=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function v({repo:n},{cwd:m,env:E,
note:A},C){const G=await(0,M().openRepository)((0,r().resolve)(m,n),E,A);try{return await C(G)}finally{await G.close()}}
function w(n,m,E){return N((0,j().assetPathsIn)(n,m),E)}function b(n,m,E){const A=(0,j().assetPathTest)(m),C=L=>[(0,r().
resolve)(E,L).split(r().sep).join("/").replace(/^\//,""),`assets/gep/${(0,r().basename)(L)}`],G=[...n.files()].filter(({
kind:L})=>(0,e().isRegular)(L)).map(({path:L})=>L);return N(G.filter(L=>C(L).some(A)),E)}function N(n,m){if(n.length>0)return n;
throw new(p()).GateError("usage",`${m} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function B(n){return W(n).option("--all","check all genes of the head, not only changed \
ones")}function W(n){return n.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(O()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...y).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(t()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function H({base:n,head:m,worktree:E,staged:A,
profile:C,...G},L){const Y=(0,h().approveByDigest)(G.approve,new Date),z=await(0,g().namedPolicy)(G.policy,L);return{directory:(0,r().
resolve)(L.cwd,G.repo),env:L.env,note:L.note,locate:x=>(0,S().resolveRange)(x,{...n!==void 0&&{base:n},...m!==void 0&&{head:m},
...E&&{worktree:E},...A&&{staged:A}}),...z&&{policy:z},...G.policyRef!==void 0&&{policyRef:G.policyRef},inputs:{profile:C},
all:G.all??!1,approver:Y,signal:L.signal,secrets:(0,P().secretsOf)(L.env)}}function U(n,m){return E=>{const A=n().safeParse(
E);if(A.success)return A.data;throw new(O()).InvalidArgumentError(m)}}function i(n){return U(()=>l().coerce.number().pipe(
n()),"Expected a number from 1 to 256.")}const F=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function R({durations:n},m){return n===void 0?new Map:(0,T().
readDurations)((0,r().resolve)(m.cwd,n),m.openInput)}},25966:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),
c.resolveRange=S;function r(){const e=o(41895);return r=function(){return e},e}function O(){const e=o(24634);return O=function(){
return e},e}function l(){const e=o(67397);return l=function(){return e},e}function h(){const e=o(50598);return h=function(){
return e},e}function j(){const e=o(34397);return j=function(){return e},e}async function S(e,{base:d,head:T,worktree:g=!1,
staged:$=!1}){if(g&&T!==void 0)throw new(r()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[u,t]=await p([(0,h().resolveRevision)(e,T??"HEAD"),
I(e,d)]);return{name:$?"index":g?"worktree":"range",directory:e.directory,base:await(0,O().mergeBase)(e,t.commit,u),head:u,
audited:g?await($?j().snapshotIndex:j().snapshotWorktree)(e):u,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&
{defaultBranch:t.defaultBranch},isFork:!1}}async function p(e){return await Promise.allSettled(e),Promise.all(e)}const P=/^refs\/(?:heads|remotes\/origin)\//;
async function I(e,d){const T=d===void 0?await(0,l().defaultBranch)(e):await(0,h().resolveNamed)(e,d),{commit:g}=T,$=d===
"HEAD"||d==="@"?await(0,l().checkedOutBranch)(e):T.ref,u=$&&M($);if(u===void 0)return{commit:g,name:d??"HEAD"};const t=d===
void 0?T:await(0,l().findDefaultBranch)(e),s=t?.ref&&M(t.ref);return{commit:g,name:u,...t&&s&&{defaultBranch:{name:s,commit:t.
commit}}}}function M(e){return P.test(e)?e.replace(P,""):void 0}},82330:function(V,c,o){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.auditCommit=I,c.judgeHead=M;function r(){const e=o(1395);return r=function(){return e},e}function O(){
const e=o(70237);return O=function(){return e},e}function l(){const e=o(67506);return l=function(){return e},e}function h(){
const e=o(54244);return h=function(){return e},e}function j(){const e=o(67147);return j=function(){return e},e}function S(){
const e=o(24634);return S=function(){return e},e}function p(){const e=o(35720);return p=function(){return e},e}function P(){
const e=o(213);return P=function(){return e},e}async function I({repository:e,policy:d,additions:T,disk:g,isPending:$,platform:u,
all:t,isPush:s,unprovenMerge:a,asked:f,signal:y},v,w){const[b,N,B]=await Promise.all([(0,p().readTree)(e,w),(0,p().readTree)(
e,v),(0,P().readChange)(e,w,v)]),H={...g?(0,j().withAdditions)(N,g,T):N,...$&&{isPending:$}},U=new(h()).AuditClock(y),i={
baseTree:b,headTree:N,change:B,policy:d.policy,all:t,clock:U},F=f??await(0,O().collectAssets)(i),R=await(0,l().auditChange)(
{change:B,assets:F,baseTree:b,tree:H,policy:d,platform:u,...s&&{isPush:s},...t&&{all:t},...a&&{unprovenMerge:a},clock:U});
return{change:B,assets:F,audit:R,tree:N,baseTree:b,commandTree:H}}async function M(e,d,T){const{repository:g,policyCommit:$}=e;
await(0,S().requireCommits)(g,[d],[d]);const u=await(0,S().mergeBase)(g,$,d),{audit:t,tree:s}=await I(e,d,u);return await(0,r().
judgedHead)(t,s,e.policy,T)}},47520:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.firstParents=S,c.
hasSoleAuthor=j,c.pastChanges=l;function r(){const p=o(77598);return r=function(){return p},p}function O(){const p=o(96681);
return O=function(){return p},p}async function l({objects:p},P,I){const M=`${(0,r().randomUUID)()} `,e=await p(["log","-\
-first-parent","-m","-z","--name-only","--no-renames","--no-color",`--max-count=${I}`,`--format=${M}%H %P%x00%s`,P]),d=[];
for(const T of(0,O().splitNul)(e)){const g=(0,O().decodePath)(T),$=d.at(-1);if(g.startsWith(M)){const[u="",t]=g.slice(M.
length).split(" ");d.push({commit:u,...t&&{base:t},paths:[]})}else $&&$.subject===void 0?$.subject=g:$&&g!==""&&$.paths.
push($.paths.length===0?g.slice(1):g)}return d.flatMap(({commit:T,base:g,subject:$="",paths:u})=>g===void 0?[]:[{commit:T,
base:g,subject:$,paths:u}])}const h=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;async function j({
objects:p},P){const I=await p(["log","--no-color","--format=%aN%x00%aE",P]),M=[...new Set(I.toString().toLowerCase().split(
`
`))].map(e=>e.split("\0")).filter(e=>e.length>1&&!e.some(d=>h.test(d)));return[0,1].some(e=>new Set(M.map(d=>d[e])).size===
1)}async function S({objects:p},P,I){return(await p(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${P}..${I}`])).toString().split(`
`).filter(Boolean).map(d=>{const[T="",g="",$="",...u]=d.split("\0");return{commit:T,tree:g,parents:$.split(" ").filter(Boolean),
subject:u.join("")}})}},4147:function(V,c,o){Object.defineProperty(c,"__esModule",{value:!0}),c.doctorSchema=c.DOCTOR_VERSION=
void 0,c.renderDoctor=M,c.workflowRows=u;function r(){const t=o(7723);return r=function(){return t},t}function O(){const t=o(
60957);return O=function(){return t},t}function l(){const t=o(41095);return l=function(){return t},t}function h(){const t=o(
31626);return h=function(){return t},t}function j(){const t=o(27809);return j=function(){return t},t}function S(){const t=o(
38319);return S=function(){return t},t}function p(){const t=o(94965);return p=function(){return t},t}const P=c.DOCTOR_VERSION=
"1.0.0",I=c.doctorSchema=r().object({type:r().literal("Doctor"),schema_version:r().literal(P),tool:r().object({name:r().
literal("gene-gate"),version:r().string()}),head_sha:r().string().nullable().describe("Null without a commit."),policy:r().
object({source:r().enum(["default","base","file"]),profile:r().string(),enforce:r().enum(["report","block"]).describe("W\
hat it enforces today."),enforce_until:r().string().exactOptional().describe("The last day of the reports.")}),lacks:r().
array(r().object({key:r().string(),what:r().string()})).describe("What `gene-gate init` would write for the assets as th\
ey are."),genes:r().object({stored:r().int().describe("How many genes the asset files have."),refused:r().int().describe(
"How many of them have a command that may not run.")}),agent_files:r().array(O().agentFileSchema).describe("What runs au\
tomatically in the repository today."),programs:r().array(r().object({name:r().string(),commands:r().int().positive().describe(
"How many commands start it."),path:r().string().nullable(),private:r().literal(!0).exactOptional().describe("Present if\
 it is in the home directory or another one that commands do not see."),missing:r().enum(["machine","dependencies"]).exactOptional().
describe("What does not have it.")})),containment:l().isolationSchema.describe("What this machine gives to commands."),workflow:r().
object({paths:r().array(r().string()).describe("The workflows that run the gate."),late:r().object({message:r().string(),
remedy:r().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:r().array(
r().object({path:r().string(),key:r().string(),what:r().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`");function M(t,s,a){const f=(0,h().layoutOf)(
a);return(0,h().page)([e(t,s,f),t.lacks.flatMap(({key:y,what:v})=>(0,h().prose)(f,"policy",`${y}: ${v}`,{label:"caution"})),
d(t,f),(0,j().listRows)((0,S().machineList)({agent_files:t.agent_files,findings:[]}),f),$(t,f),u(t.workflow,f)])}function e({
policy:t},s,a){const f=t.enforce_until===void 0?"":` until ${t.enforce_until}`,y=t.enforce==="report"?`; it only reports${f}`:
"";return(0,h().prose)(a,"policy",`${s}, profile ${t.profile}${y}`)}function d(t,s){const{stored:a,refused:f}=t.genes,{agent_files:y}=t;
if(a===0&&y.length>0)return(0,h().prose)(s,"genes","none; pull requests show what changes of the files below");const v=a===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":f===0?`${(0,p().count)(a,"gene")}, w\
hose commands may all run`:`${(0,p().count)(a,"gene")}, of which ${f} may not run; \`gene-gate audit\` says why`,w=a>0&&
f===0?{}:{label:"caution"};return(0,h().prose)(s,"genes",v,w)}const T={machine:"not on PATH",dependencies:"not in node_m\
odules; install the dependencies"},g="contained commands see little else of your home. If it fails there, install it in \
a directory of the system, such as /usr/local.";function $({programs:t,containment:s},a){const{level:f,description:y,downgrades:v=[]}=s;
return[...t.flatMap(({name:w,commands:b,path:N,missing:B,private:W})=>{const H=B?T[B]:W?`${N}; ${g}`:N,U=B?{label:"bad"}:
{},i=`${w}, for ${(0,p().count)(b,"command")}: ${H}`;return(0,h().prose)(a,B?"missing":"program",i,U)}),...(0,h().prose)(
a,"contained",`${f}: ${y}`,{label:f==="namespaces"?"good":"caution"}),...a.verbose?v.flatMap(({from:w,reason:b})=>(0,h().
prose)(a,"",`${w}: ${b}`)):[]]}function u({paths:t,late:s,lacks:a},f){return t.length===0?(0,h().prose)(f,"workflow","no\
 workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):[...(0,h().prose)(f,"workflow",t.join(", ")),...s?
(0,h().prose)(f,"late",`${s.message} ${s.remedy}`,{label:"caution"}):[],...a.flatMap(({path:y,key:v,what:w})=>{const b=t.
length>1?`${y}: `:"";return(0,h().prose)(f,"lacks",`${b}${v}: ${w}`,{label:"caution"})})]}},63512:function(V,c,o){Object.
defineProperty(c,"__esModule",{value:!0}),c.firstPolicy=a;function r(){const i=o(76760);return r=function(){return i},i}
function O(){const i=o(41330);return O=function(){return i},i}function l(){const i=o(99668);return l=function(){return i},
i}function h(){const i=o(18744);return h=function(){return i},i}function j(){const i=o(28894);return j=function(){return i},
i}function S(){const i=o(94534);return S=function(){return i},i}function p(){const i=o(68450);return p=function(){return i},
i}function P(){const i=o(59490);return P=function(){return i},i}function I(){const i=o(41431);return I=function(){return i},
i}function M(){const i=o(54062);return M=function(){return i},i}function e(){const i=o(10729);return e=function(){return i},
i}function d(){const i=o(95244);return d=function(){return i},i}function T(){const i=o(87952);return T=function(){return i},
i}function g(){const i=o(93028);return g=function(){return i},i}function $(){const i=o(78455);return $=function(){return i},
i}const u=1440*60*1e3,t=14*u,s=90*u;async function a({audit:{genes:i},assets:F,commandTree:R},n,m){const E=new Map(i.map(
({store:k})=>[k.path,k])),A=i.flatMap(k=>k.commands),{hard_cap_files:C,hard_cap_lines:G}=n.blast_radius,L=new Set(i.filter(
k=>k.commands.some(W)).map(({store:k})=>k.root)),Y=await w(R,n),z=N(A,R),{prepare:x,before:D}=(0,$().installationFor)([...n.
programs,...z],R),K=F.files.length>0||Y.length>0;return{until:(0,M().dayOf)(new Date(m.getTime()+t)),levelsUntil:(0,M().
dayOf)(new Date(m.getTime()+s)),stores:[...E.values()].filter(({named:k})=>!k).map(k=>({...k,...y(i,k.path,R)})).filter(
({path:k,root:J,checkoutAs:Q})=>J!==""||Q!==void 0||(0,p().packagesAbove)(R,k).length>1).map(({path:k,root:J,checkoutAs:Q})=>({
path:k||".",...Q===void 0?{root:J||"."}:{checkout_as:Q}})),include:Y,agentFiles:K?[]:f(R,n),programs:z,installation:{prepare:[
...[...L].flatMap(k=>H(k,R)),...x],before:D},exceedsCap:F.files.length>C||await U(F.files,R)>G}}function f(i,F){return(0,l().
agentFilesIn)(i,F).flatMap(({path:R,format:n})=>n.isGeneral||n.places.length===0?[]:[R])}function y(i,F,R){const n=i.flatMap(
D=>D.store.path===F?D.commands:[]),m=n.flatMap(I().missingPaths),[E]=m;if(E===void 0)return;const A=n.flatMap(({reading:{
targets:D}})=>D.flatMap(({kind:K,via:k,name:J})=>K==="file"&&k===void 0?J:[])),C=D=>(0,g().isRegular)(R.stat(D)?.kind??"\
directory"),G=[...R.files()].filter(({path:D})=>D.endsWith(`/${E}`)).map(({path:D})=>D.slice(0,-E.length-1)).filter(D=>[
...m,...A].every(K=>C(r().posix.join(D,K)))),[L]=G;if(L!==void 0)return G.length===1?{root:L}:void 0;const Y=E.replace(/\/.*/,
""),z=`${Y}/`;return[...m,...A].every(D=>D.startsWith(z)&&C(D.slice(z.length)))&&(0,e().isCheckoutName)(Y)?{root:"",checkoutAs:Y}:
void 0}const v=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function w(i,F){const R=(0,h().assetPathTest)(
F),n=(0,S().assetLimits)(F.assets.max_file_bytes),m=[...i.files()].filter(({path:A,kind:C})=>(0,g().isRegular)(C)&&(0,h().
mayHoldAssets)(A)&&!R(A)&&!((0,d().isTest)(A)||(0,d().isTestData)(A)||v.test(A))),E=[];for(const A of m){const C=await(0,h().
findStrayGenes)(i,A,n);C?.rule==="outside-globs"&&/Gene/.test(C.detail)&&E.push(b(A.path))}return E}function b(i){return i.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function N(i,F){const R=i.flatMap(({findings:n})=>n.flatMap(({args:m})=>typeof m.offered==
"string"?m.offered:[]));return[...(0,P().groupBy)(R,n=>n)].sort(([,n],[,m])=>m.length-n.length).map(([n])=>n).filter(n=>n!==
""&&B(n,F))}function B(i,F){const n=[...(0,T().programTerms)({programs:[i],families:[]}).allowed.values()].flatMap(({data:C})=>C.
build_files),m=n.some(C=>/\.py$|^pyproject/.test(C)),E=n.map(C=>C.includes("/")?C:`**/${C}`),A=(0,O().default)([...E,...m?
["**/*.py"]:[]],{dot:!0});return[...F.files()].some(({path:C})=>A(C))}function W({findings:i,reading:F}){return i.some(({
rule:R})=>R==="not-installed")||F.targets.some(({kind:R})=>R==="package_binary")}function H(i,F){const R=(0,p().packagesAbove)(
F,i).find(n=>d().NPM_LOCKFILES.some(m=>F.stat(n===""?m:`${n}/${m}`)!==void 0));return R===void 0?[]:[`npm ci --ignore-sc\
ripts${R===""?"":` --prefix ${R}`}`]}async function U(i,F){return(await Promise.all(i.map(async n=>{const m=await F.read(
n);return(0,j().countLines)(m,m.length)}))).reduce((n,m)=>n+m,0)}},78455:function(V,c,o){Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.installationFor=p;function r(){const P=o(17093);return r=function(){return P},P}const{programs:O=[],
started_programs:l=[]}=r().python,h=[...O,...l,"uv"],S=[["uv.lock",h,{before:["pipx install uv==0.9.5"],prepare:["uv syn\
c --frozen"]}],["poetry.lock",h,{before:["pip install poetry==2.2.1","POETRY_VIRTUALENVS_CREATE=false poetry install --n\
o-interaction"]}],["requirements-dev.txt",h,{before:["pip install -r requirements-dev.txt"]}],["requirements.txt",h,{before:[
"pip install -r requirements.txt"]}],["Cargo.lock",["cargo"],{before:["cargo fetch --locked"]}],["composer.lock",["php",
"phpunit"],{prepare:["composer install --no-interaction --no-scripts --no-plugins"]}]];function p(P,I){const M=S.filter(
([d,T])=>I.stat(d)!==void 0&&T.some(g=>P.includes(g))),e=M.filter(([,d],T)=>M.findIndex(([,g])=>g===d)===T);return{prepare:e.
flatMap(([,,{prepare:d=[]}])=>d),before:e.flatMap(([,,{before:d=[]}])=>d)}}},50380:function(V,c,o){Object.defineProperty(
c,"__esModule",{value:!0}),c.auditPresent=M,c.countRepairs=e,c.pushedBranch=$;function r(){const u=o(82330);return r=function(){
return u},u}function O(){const u=o(72857);return O=function(){return u},u}function l(){const u=o(87952);return l=function(){
return u},u}function h(){const u=o(48741);return h=function(){return u},u}function j(){const u=o(47520);return j=function(){
return u},u}function S(){const u=o(67397);return S=function(){return u},u}function p(){const u=o(37075);return p=function(){
return u},u}function P(){const u=o(63682);return P=function(){return u},u}function I(){const u=o(92344);return I=function(){
return u},u}function M(u,t){return(0,r().auditCommit)(d(u,t),t,t)}async function e(u,t,s,a){const{policy:f}=u.policy,y=(0,I().
judge)(t.audit,P().NOTHING_RAN,{policy:f,now:a}),v={name:"range",head:s,audited:s,base:s},w=(0,p().idsOf)((0,I().allFindings)(
y)),{fix:b}=await(0,O().proposeFix)(d(u,s),v,t,w);return b?.edits.length??0}function d({repository:u,policy:t,platform:s,
signal:a},f){return{repository:u,policy:t,additions:(0,l().additionsFor)(t.policy),disk:(0,h().folderTree)(u.directory),
platform:s,...a&&{signal:a},all:!0,policyCommit:f}}const T=50,g=/^Merge pull request #\d+|\(#\d+\)$/;async function $(u,t){
const s=await(0,j().pastChanges)(u,t,T);return s.length===0||s.some(({subject:f})=>g.test(f))?void 0:(await(0,S().findDefaultBranch)(
u))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(V,c,o){Object.defineProperty(c,"__esModule",
{value:!0}),c.workflowAnswer=j;function r(){const t=o(92299);return r=function(){return t},t}function O(){const t=o(3733);
return O=function(){return t},t}function l(){const t=o(3463);return l=function(){return t},t}function h(){const t=o(95132);
return h=function(){return t},t}async function j(t,s){const a=await(0,r().findGate)(t),f=(0,r().lateGate)(a),y=b=>a.jobs.
flatMap(N=>N.file===b&&p(N.job)?[N.job]:[]),v=(0,O().parseMapping)(s)??{},w=[...a.files.values()].filter(b=>a.jobs.some(
N=>N.file===b));return{paths:w.map(({path:b})=>b),...f&&{late:(0,h().describe)((0,h().finding)("gate-runs-late",f))},lacks:w.
flatMap(b=>S(b.value??{},y(b),v).map(N=>({path:b.path,...N})))}}function S(t,s,a){const[f={}]=(0,O().jobsOf)({value:a}).
values(),y=s.flatMap(v=>{const[w,b]=[{...t,...v},{...a,...f}];return[...M(b.on,w.on),...g(b.permissions,w.permissions),...I(
b.concurrency,w.concurrency,e(w.on)),...u(b,w)]});return[...new Map(y.map(v=>[v.key,v])).values()]}function p(t){const s=(0,O().
stepsOf)(t).filter(a=>r().GATE.test((0,l().textIn)(a,"uses")));return t.uses===void 0&&s.every(a=>P(a)==="gate")}function P(t){
return(0,l().textIn)((0,l().objectIn)(t.with),"mode")||"gate"}function I(t,s,a){const{group:f,"cancel-in-progress":y=!1}=(0,l().
objectIn)(s);if(y===!1)return[];const v=a.has("pull_request_review")&&!/github\.event_name/.test(String(f)),w=d("pull_re\
quest",a.get("pull_request")).includes("edited"),b=(0,l().textIn)((0,l().objectIn)(t),"cancel-in-progress");return[[v,"g\
roup","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[w&&b!==""&&!/github\.event\.action/.
test(String(y)),"cancel-in-progress",`Set it to \`${b}\`; a new description ends the run of a push.`]].flatMap(([B,W,H])=>B?
[{key:`concurrency.${W}`,what:H}]:[])}function M(t,s){const a=e(s);return[...e(t)].flatMap(([f,y])=>{const v=`on.${f}`,w=a.
get(f),b=f==="push"?": the last changes came without a pull request":"";if(w===void 0)return[{key:v,what:`Add the event \
\`${f}\`${b}.`}];const N=d(f,w),B=d(f,y).filter(W=>!N.includes(W));return[...B.length>0?[{key:`${v}.types`,what:`Add the\
 types \`${B.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(W=>W in(0,l().objectIn)(w)).map(W=>({key:`${v}.${W}`,
what:"Remove the filter."}))]})}function e(t){return(0,l().isMapping)(t)?new Map(Object.entries(t).map(([s,a])=>[s,a??{}])):
new Map([t??[]].flat().map(s=>[String(s),{}]))}function d(t,s){const{types:a}=(0,l().objectIn)(s);return a!==void 0?[a].
flat().map(String):/^pull_request(?:_target)?$/.test(t)?["opened","synchronize","reopened"]:[]}const T=["none","read","w\
rite"];function g(t,s){const a=typeof s=="string"?s.replace("-all",""):void 0,f=y=>T.indexOf(a??((0,l().textIn)((0,l().objectIn)(
s),y)||"none"));return Object.entries((0,l().objectIn)(t)).flatMap(([y,v])=>f(y)<T.indexOf(String(v))?[{key:`permissions\
.${y}`,what:`Add \`${y}: ${v}\` to \`permissions\`.`}]:[])}const $=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function u(t,s){const a=w=>(0,l().textIn)(w,"uses").split("@")[0]??"",f=(0,O().stepsOf)(s),y=f.filter(w=>r().GATE.test(a(
w))),v=y.length===0||y.some(w=>"prepare"in(0,l().objectIn)(w.with))||f.some(w=>$.test((0,l().textIn)(w,"run")));return(0,O().
stepsOf)(t).flatMap(w=>{const b=a(w);if(!r().GATE.test(b))return b===""||f.some(U=>a(U)===b)?[]:[{key:`steps.${b}`,what:`\
Add a step with \`${b}\`.`}];const N=(0,l().textIn)((0,l().objectIn)(w.with),"prepare").trim();return N===""||v?[]:[{key:"\
with.prepare",what:`Set \`prepare: ${N.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(V,c){Object.defineProperty(c,"__esM\
odule",{value:!0}),c.WORKFLOW_TEMPLATE=void 0,c.workflowFor=O;const o=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,r=c.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
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
`;function O({pushed:l,prepare:h=[],before:j=[]}){return[[l!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(l)}] }
`],[l!==void 0,"|| github.ref }}","|| github.sha }}"],[j.length>0,`      - id: gate
`,`      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${j.map(p=>`          ${p}
`).join("")}      - id: gate
`],[h.length>0,o,`        with:
          prepare: |
${h.map(p=>`            ${p}
`).join("")}`]].filter(([p])=>p).reduce((p,[,P,I])=>p.replace(P,()=>I),r)}}};
