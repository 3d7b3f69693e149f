"use strict";exports.id=950,exports.ids=[950],exports.modules={49232:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=h,c.namedPolicy=v,c.policyFor=o,c.policyName=l,c.policyOfFile=M,c.repositoryOf=T;function r(){const t=s(
73024);return r=function(){return t},t}function y(){const t=s(76760);return y=function(){return t},t}function O(){const t=s(
41895);return O=function(){return t},t}function d(){const t=s(21311);return d=function(){return t},t}function j(){const t=s(
74238);return j=function(){return t},t}function N(){const t=s(48741);return N=function(){return t},t}function g(){const t=s(
96402);return g=function(){return t},t}function I(){const t=s(63550);return I=function(){return t},t}async function v(t,e){
if(t===void 0)return;const i=await M(t,e);return(0,d().requireExamples)(i),i}async function M(t,e){const i=(await e.readInput(
t)).toString("utf8"),u=await T(e.cwd,e.env)??e.cwd;return await(0,j().loadPolicyFile)(i,t,(0,N().folderTree)(u))}async function o({
policy:t,profile:e},i,u){const p=t===!1?await h():await v(t,i)??await $(u,i);return e===void 0?p:{...p,policy:{...p.policy,
profile:e}}}function l({source:t,path:e,ref:i}){return t==="default"||e===void 0?"the built-in policy":t==="file"||i===void 0?
e:`${e} in ${i}`}async function $(t,{cwd:e,env:i}){const u=t===void 0?await T(e,i):void 0,p=t??(u===void 0?void 0:(0,N().
folderTree)(u));if(p===void 0)return h();const w=await(0,j().loadPolicy)(p,p.label);return(0,d().requireExamples)(w),w}function h(){
const t=(0,I().literalTree)({});return(0,j().loadPolicy)(t,t.label)}async function T(t,e){try{const i=await(0,g().openRepository)(
t,e);return await i.close(),i.directory}catch(i){const u=i instanceof O().GateError&&i.code==="program_not_found";if(i instanceof
O().GateError&&!(u&&f(t)))return;throw i}}function f(t){const e=(0,y().dirname)(t);return(0,r().existsSync)((0,y().join)(
t,".git"))||e!==t&&f(e)}},82256:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.NO_GENES=c.DURATIONS=void 0,c.durationsOf=P,c.folderFiles=b,c.formatOption=e,c.inRepository=w,c.parsedBy=a,c.parsedNumber=
C,c.printAnswer=u,c.rangeRequest=U,c.storeFiles=R,c.textOptions=i,c.withChangeOptions=G,c.withJudgingOptions=T,c.withRangeOptions=
H;function r(){const n=s(76760);return r=function(){return n},n}function y(){const n=s(63314);return y=function(){return n},
n}function O(){const n=s(7723);return O=function(){return n},n}function d(){const n=s(89549);return d=function(){return n},
n}function j(){const n=s(18744);return j=function(){return n},n}function N(){const n=s(25966);return N=function(){return n},
n}function g(){const n=s(41895);return g=function(){return n},n}function I(){const n=s(41551);return I=function(){return n},
n}function v(){const n=s(39763);return v=function(){return n},n}function M(){const n=s(96402);return M=function(){return n},
n}function o(){const n=s(93028);return o=function(){return n},n}function l(){const n=s(10289);return l=function(){return n},
n}function $(){const n=s(23107);return $=function(){return n},n}function h(){const n=s(49232);return h=function(){return n},
n}function T(n,S=["text","json"]){return n.option(...f).option("--no-policy","use the built-in policy").addOption(t()).addOption(
e(S))}const f=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(y()).
Option("--profile <name>","profile for commands").choices(v().PROFILE_NAMES)}function e(n=["text","json"]){return new(y()).
Option("--format <name>","output format").choices(n).default("text")}function i({verbose:n=!1},{columns:S,colour:A,name:E}){
return{columns:S,colour:A,verbose:n,name:E}}function u(n,S,A,E){E.print(A==="json"?`${(0,l().json)(n)}
`:S(),A)}const p=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function w({repo:n},{cwd:S,env:A,
note:E},Y){const W=await(0,M().openRepository)((0,r().resolve)(S,n),A,E);try{return await Y(W)}finally{await W.close()}}
function R(n,S,A){return k((0,j().assetPathsIn)(n,S),A)}const m=c.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function b(n,S,A){const E=(0,j().assetPathTest)(S),Y=L=>[(0,r().resolve)(A,L).split(r().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,r().basename)(L)}`],W=[...n.files()].filter(({kind:L})=>(0,o().isRegular)(L)).map(({path:L})=>L);return k(
W.filter(L=>Y(L).some(E)),A)}function k(n,S){if(n.length>0)return n;throw new(g()).GateError("usage",`${S} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function H(n){return G(
n).option("--all","check all genes of the head, not only changed ones")}function G(n){return n.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(y()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...p).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(t()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function U({base:n,head:S,worktree:A,staged:E,profile:Y,...W},L){const z=(0,d().approveByDigest)(
W.approve,new Date),K=await(0,h().namedPolicy)(W.policy,L);return{directory:(0,r().resolve)(L.cwd,W.repo),env:L.env,note:L.
note,locate:D=>(0,N().resolveRange)(D,{...n!==void 0&&{base:n},...S!==void 0&&{head:S},...A&&{worktree:A},...E&&{staged:E}}),
...K&&{policy:K},...W.policyRef!==void 0&&{policyRef:W.policyRef},inputs:{profile:Y},all:W.all??!1,approver:z,signal:L.signal,
secrets:(0,I().secretsOf)(L.env)}}function a(n,S){return A=>{const E=n().safeParse(A);if(E.success)return E.data;throw new(y()).
InvalidArgumentError(S)}}function C(n){return a(()=>O().coerce.number().pipe(n()),"Expected a number from 1 to 256.")}const F=c.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function P({durations:n},S){return n===void 0?new Map:(0,$().readDurations)((0,r().resolve)(S.cwd,n),S.openInput)}},
25966:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=N;function r(){const o=s(41895);return r=
function(){return o},o}function y(){const o=s(24634);return y=function(){return o},o}function O(){const o=s(67397);return O=
function(){return o},o}function d(){const o=s(50598);return d=function(){return o},o}function j(){const o=s(34397);return j=
function(){return o},o}async function N(o,{base:l,head:$,worktree:h=!1,staged:T=!1}){if(h&&$!==void 0)throw new(r()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[f,t]=await g([(0,d().resolveRevision)(o,$??"HEAD"),v(o,l)]);return{name:T?"index":h?"worktree":"range",directory:o.
directory,base:await(0,y().mergeBase)(o,t.commit,f),head:f,audited:h?await(T?j().snapshotIndex:j().snapshotWorktree)(o):
f,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}async function g(o){
return await Promise.allSettled(o),Promise.all(o)}const I=/^refs\/(?:heads|remotes\/origin)\//;async function v(o,l){const $=l===
void 0?await(0,O().defaultBranch)(o):await(0,d().resolveNamed)(o,l),{commit:h}=$,T=l==="HEAD"||l==="@"?await(0,O().checkedOutBranch)(
o):$.ref,f=T&&M(T);if(f===void 0)return{commit:h,name:l??"HEAD"};const t=l===void 0?$:await(0,O().findDefaultBranch)(o),
e=t?.ref&&M(t.ref);return{commit:h,name:f,...t&&e&&{defaultBranch:{name:e,commit:t.commit}}}}function M(o){return I.test(
o)?o.replace(I,""):void 0}},82330:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.auditCommit=v,c.judgeHead=
M;function r(){const o=s(1395);return r=function(){return o},o}function y(){const o=s(70237);return y=function(){return o},
o}function O(){const o=s(67506);return O=function(){return o},o}function d(){const o=s(54244);return d=function(){return o},
o}function j(){const o=s(67147);return j=function(){return o},o}function N(){const o=s(24634);return N=function(){return o},
o}function g(){const o=s(35720);return g=function(){return o},o}function I(){const o=s(213);return I=function(){return o},
o}async function v({repository:o,policy:l,additions:$,disk:h,isPending:T,platform:f,all:t,isPush:e,unprovenMerge:i,asked:u,
signal:p},w,R){const[m,b,k]=await Promise.all([(0,g().readTree)(o,R),(0,g().readTree)(o,w),(0,I().readChange)(o,R,w)]),G={
...h?(0,j().withAdditions)(b,h,$):b,...T&&{isPending:T}},U=new(d()).AuditClock(p),a={baseTree:m,headTree:b,change:k,policy:l.
policy,all:t,clock:U},C=u??await(0,y().collectAssets)(a),F=await(0,O().auditChange)({change:k,assets:C,baseTree:m,tree:G,
policy:l,platform:f,...e&&{isPush:e},...t&&{all:t},...i&&{unprovenMerge:i},clock:U});return{change:k,assets:C,audit:F,tree:b,
baseTree:m,commandTree:G}}async function M(o,l,$){const{repository:h,policyCommit:T}=o;await(0,N().requireCommits)(h,[l],
[l]);const f=await(0,N().mergeBase)(h,T,l),{audit:t,tree:e}=await v(o,l,f);return await(0,r().judgedHead)(t,e,o.policy,$)}},
47520:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.firstParents=N,c.hasSoleAuthor=j,c.pastChanges=
O;function r(){const g=s(77598);return r=function(){return g},g}function y(){const g=s(96681);return y=function(){return g},
g}async function O({objects:g},I,v){const M=`${(0,r().randomUUID)()} `,o=await g(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${v}`,`--format=${M}%H %P%x00%s`,I]),l=[];for(const $ of(0,y().splitNul)(
o)){const h=(0,y().decodePath)($),T=l.at(-1);if(h.startsWith(M)){const[f="",t]=h.slice(M.length).split(" ");l.push({commit:f,
...t&&{base:t},paths:[]})}else T&&T.subject===void 0?T.subject=h:T&&h!==""&&T.paths.push(T.paths.length===0?h.slice(1):h)}
return l.flatMap(({commit:$,base:h,subject:T="",paths:f})=>h===void 0?[]:[{commit:$,base:h,subject:T,paths:f}])}const d=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function j({objects:g},I){const v=await g(["log","--no-color","--format=%aN%x00%aE",I]),M=[...new Set(v.toString().
toLowerCase().split(`
`))].map(o=>o.split("\0")).filter(o=>o.length>1&&!o.some(l=>d.test(l)));return[0,1].some(o=>new Set(M.map(l=>l[o])).size===
1)}async function N({objects:g},I,v){return(await g(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${I}..${v}`])).toString().split(`
`).filter(Boolean).map(l=>{const[$="",h="",T="",...f]=l.split("\0");return{commit:$,tree:h,parents:T.split(" ").filter(Boolean),
subject:f.join("")}})}},4147:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.doctorSchema=c.DOCTOR_VERSION=
void 0,c.renderDoctor=M,c.workflowRows=f;function r(){const t=s(7723);return r=function(){return t},t}function y(){const t=s(
60957);return y=function(){return t},t}function O(){const t=s(41095);return O=function(){return t},t}function d(){const t=s(
31626);return d=function(){return t},t}function j(){const t=s(27809);return j=function(){return t},t}function N(){const t=s(
38319);return N=function(){return t},t}function g(){const t=s(94965);return g=function(){return t},t}const I=c.DOCTOR_VERSION=
"1.0.0",v=c.doctorSchema=r().object({type:r().literal("Doctor"),schema_version:r().literal(I),tool:r().object({name:r().
literal("gene-gate"),version:r().string()}),head_sha:r().string().nullable().describe("Null without a commit."),policy:r().
object({source:r().enum(["default","base","file"]),profile:r().string(),enforce:r().enum(["report","block"]).describe("W\
hat it enforces today."),enforce_until:r().string().exactOptional().describe("The last day of the reports.")}),lacks:r().
array(r().object({key:r().string(),what:r().string()})).describe("What `gene-gate init` would write for the assets as th\
ey are."),genes:r().object({stored:r().int().describe("How many genes the asset files have."),refused:r().int().describe(
"How many of them have a command that may not run.")}),agent_files:r().array(y().agentFileSchema).describe("What runs au\
tomatically in the repository today."),programs:r().array(r().object({name:r().string(),commands:r().int().positive().describe(
"How many commands start it."),path:r().string().nullable(),private:r().literal(!0).exactOptional().describe("Present if\
 it is in the home directory or another one that commands do not see."),missing:r().enum(["machine","dependencies"]).exactOptional().
describe("What does not have it.")})),containment:O().isolationSchema.describe("What this machine gives to commands."),workflow:r().
object({paths:r().array(r().string()).describe("The workflows that run the gate."),late:r().object({message:r().string(),
remedy:r().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:r().array(
r().object({path:r().string(),key:r().string(),what:r().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`");function M(t,e,i){const u=(0,d().layoutOf)(
i);return(0,d().page)([o(t,e,u),t.lacks.flatMap(({key:p,what:w})=>(0,d().prose)(u,"policy",`${p}: ${w}`,{label:"caution"})),
(0,j().listRows)((0,N().machineList)({agent_files:t.agent_files,findings:[]}),u),l(t,u),T(t,u),f(t.workflow,u)])}function o({
policy:t},e,i){const u=t.enforce_until===void 0?"":` until ${t.enforce_until}`,p=t.enforce==="report"?`; it only reports${u}`:
"";return(0,d().prose)(i,"policy",`${e}, profile ${t.profile}${p}`)}function l(t,e){const{stored:i,refused:u}=t.genes,{agent_files:p}=t;
if(i===0&&p.length>0)return(0,d().prose)(e,"genes","none; pull requests show what changes of the files above");const w=i===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":u===0?`${(0,g().count)(i,"gene")}, w\
hose commands may all run`:`${(0,g().count)(i,"gene")}, of which ${u} may not run; \`gene-gate audit\` says why`,R=i>0&&
u===0?{}:{label:"caution"};return(0,d().prose)(e,"genes",w,R)}const $={machine:"not on PATH",dependencies:"not in node_m\
odules; install the dependencies"},h="contained commands see little else of your home. If it fails there, install it in \
a directory of the system, such as /usr/local.";function T({programs:t,containment:e},i){const{level:u,description:p,downgrades:w=[]}=e;
return[...t.flatMap(({name:R,commands:m,path:b,missing:k,private:H})=>{const G=k?$[k]:H?`${b}; ${h}`:b,U=k?{label:"bad"}:
{},a=`${R}, for ${(0,g().count)(m,"command")}: ${G}`;return(0,d().prose)(i,k?"missing":"program",a,U)}),...(0,d().prose)(
i,"contained",`${u}: ${p}`,{label:u==="namespaces"?"good":"caution"}),...i.verbose?w.flatMap(({from:R,reason:m})=>(0,d().
prose)(i,"",`${R}: ${m}`)):[]]}function f({paths:t,late:e,lacks:i},u){return t.length===0?(0,d().prose)(u,"workflow","no\
 workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):[...(0,d().prose)(u,"workflow",t.join(", ")),...e?
(0,d().prose)(u,"late",`${e.message} ${e.remedy}`,{label:"caution"}):[],...i.flatMap(({path:p,key:w,what:R})=>{const m=t.
length>1?`${p}: `:"";return(0,d().prose)(u,"lacks",`${m}${w}: ${R}`,{label:"caution"})})]}},63512:function(V,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.firstPolicy=i;function r(){const a=s(76760);return r=function(){return a},a}
function y(){const a=s(41330);return y=function(){return a},a}function O(){const a=s(99668);return O=function(){return a},
a}function d(){const a=s(18744);return d=function(){return a},a}function j(){const a=s(28894);return j=function(){return a},
a}function N(){const a=s(94534);return N=function(){return a},a}function g(){const a=s(68450);return g=function(){return a},
a}function I(){const a=s(59490);return I=function(){return a},a}function v(){const a=s(41431);return v=function(){return a},
a}function M(){const a=s(54062);return M=function(){return a},a}function o(){const a=s(10729);return o=function(){return a},
a}function l(){const a=s(95244);return l=function(){return a},a}function $(){const a=s(87952);return $=function(){return a},
a}function h(){const a=s(93028);return h=function(){return a},a}function T(){const a=s(78455);return T=function(){return a},
a}const f=1440*60*1e3,t=14*f,e=90*f;async function i({audit:{genes:a},assets:C,commandTree:F},P,n){const S=new Map(a.map(
({store:B})=>[B.path,B])),A=a.flatMap(B=>B.commands),{hard_cap_files:E,hard_cap_lines:Y}=P.blast_radius,W=new Set(a.filter(
B=>B.commands.some(H)).map(({store:B})=>B.root)),L=await R(F,P),z=b(A,F),{prepare:K,before:D}=(0,T().installationFor)([...P.
programs,...z],F),J=C.files.length>0||L.length>0;return{until:(0,M().dayOf)(new Date(n.getTime()+t)),levelsUntil:(0,M().
dayOf)(new Date(n.getTime()+e)),stores:[...S.values()].filter(({named:B})=>!B).map(B=>({...B,...p(a,B.path,F)})).filter(
({path:B,root:x,checkoutAs:Q})=>x!==""||Q!==void 0||(0,g().packagesAbove)(F,B).length>1).map(({path:B,root:x,checkoutAs:Q})=>({
path:B||".",...Q===void 0?{root:x||"."}:{checkout_as:Q}})),include:L,agentFiles:J?[]:u(F,P),programs:z,installation:{prepare:[
...[...W].flatMap(B=>G(B,F)),...K],before:D},exceedsCap:C.files.length>E||await U(C.files,F)>Y}}function u(a,C){return(0,O().
agentFilesIn)(a,C).flatMap(({path:F,format:P})=>P.isGeneral||P.places.length===0?[]:[F])}function p(a,C,F){const P=a.flatMap(
D=>D.store.path===C?D.commands:[]),n=P.flatMap(v().missingPaths),[S]=n;if(S===void 0)return;const A=P.flatMap(({reading:{
targets:D}})=>D.flatMap(({kind:J,via:B,name:x})=>J==="file"&&B===void 0?x:[])),E=D=>(0,h().isRegular)(F.stat(D)?.kind??"\
directory"),Y=[...F.files()].filter(({path:D})=>D.endsWith(`/${S}`)).map(({path:D})=>D.slice(0,-S.length-1)).filter(D=>[
...n,...A].every(J=>E(r().posix.join(D,J)))),[W]=Y;if(W!==void 0)return Y.length===1?{root:W}:void 0;const L=S.replace(/\/.*/,
""),z=`${L}/`;return[...n,...A].every(D=>D.startsWith(z)&&E(D.slice(z.length)))&&(0,o().isCheckoutName)(L)?{root:"",checkoutAs:L}:
void 0}const w=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function R(a,C){const F=(0,d().assetPathTest)(
C),P=(0,N().assetLimits)(C.assets.max_file_bytes),n=[...a.files()].filter(({path:A,kind:E})=>(0,h().isRegular)(E)&&(0,d().
mayHoldAssets)(A)&&!F(A)&&!((0,l().isTest)(A)||(0,l().isTestData)(A)||w.test(A))),S=[];for(const A of n){const E=await(0,d().
findStrayGenes)(a,A,P);E?.rule==="outside-globs"&&/Gene/.test(E.detail)&&S.push(m(A.path))}return S}function m(a){return a.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function b(a,C){const F=a.flatMap(({findings:P})=>P.flatMap(({args:n})=>typeof n.offered==
"string"?n.offered:[]));return[...(0,I().groupBy)(F,P=>P)].sort(([,P],[,n])=>n.length-P.length).map(([P])=>P).filter(P=>P!==
""&&k(P,C))}function k(a,C){const P=[...(0,$().programTerms)({programs:[a],families:[]}).allowed.values()].flatMap(({data:E})=>E.
build_files),n=P.some(E=>/\.py$|^pyproject/.test(E)),S=P.map(E=>E.includes("/")?E:`**/${E}`),A=(0,y().default)([...S,...n?
["**/*.py"]:[]],{dot:!0});return[...C.files()].some(({path:E})=>A(E))}function H({findings:a,reading:C}){return a.some(({
rule:F})=>F==="not-installed")||C.targets.some(({kind:F})=>F==="package_binary")}function G(a,C){const F=(0,g().packagesAbove)(
C,a).find(P=>l().NPM_LOCKFILES.some(n=>C.stat(P===""?n:`${P}/${n}`)!==void 0));return F===void 0?[]:[`npm ci --ignore-sc\
ripts${F===""?"":` --prefix ${F}`}`]}async function U(a,C){return(await Promise.all(a.map(async P=>{const n=await C.read(
P);return(0,j().countLines)(n,n.length)}))).reduce((P,n)=>P+n,0)}},78455:function(V,c,s){Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.installationFor=g;function r(){const I=s(17093);return r=function(){return I},I}const{programs:y=[],
started_programs:O=[]}=r().python,d=[...y,...O,"uv"],N=[["uv.lock",d,{before:["pipx install uv==0.9.5"],prepare:["uv syn\
c --frozen"]}],["poetry.lock",d,{before:["pip install poetry==2.2.1","POETRY_VIRTUALENVS_CREATE=false poetry install --n\
o-interaction"]}],["requirements-dev.txt",d,{before:["pip install -r requirements-dev.txt"]}],["requirements.txt",d,{before:[
"pip install -r requirements.txt"]}],["Cargo.lock",["cargo"],{before:["cargo fetch --locked"]}],["composer.lock",["php",
"phpunit"],{prepare:["composer install --no-interaction --no-scripts --no-plugins"]}]];function g(I,v){const M=N.filter(
([l,$])=>v.stat(l)!==void 0&&$.some(h=>I.includes(h))),o=M.filter(([,l],$)=>M.findIndex(([,h])=>h===l)===$);return{prepare:o.
flatMap(([,,{prepare:l=[]}])=>l),before:o.flatMap(([,,{before:l=[]}])=>l)}}},50380:function(V,c,s){Object.defineProperty(
c,"__esModule",{value:!0}),c.auditPresent=M,c.countRepairs=o,c.pushedBranch=T;function r(){const f=s(82330);return r=function(){
return f},f}function y(){const f=s(72857);return y=function(){return f},f}function O(){const f=s(87952);return O=function(){
return f},f}function d(){const f=s(48741);return d=function(){return f},f}function j(){const f=s(47520);return j=function(){
return f},f}function N(){const f=s(67397);return N=function(){return f},f}function g(){const f=s(37075);return g=function(){
return f},f}function I(){const f=s(63682);return I=function(){return f},f}function v(){const f=s(92344);return v=function(){
return f},f}function M(f,t){return(0,r().auditCommit)(l(f,t),t,t)}async function o(f,t,e,i){const{policy:u}=f.policy,p=(0,v().
judge)(t.audit,I().NOTHING_RAN,{policy:u,now:i}),w={name:"range",head:e,audited:e,base:e},R=(0,g().idsOf)((0,v().allFindings)(
p)),{fix:m}=await(0,y().proposeFix)(l(f,e),w,t,R);return m?.edits.length??0}function l({repository:f,policy:t,platform:e,
signal:i},u){return{repository:f,policy:t,additions:(0,O().additionsFor)(t.policy),disk:(0,d().folderTree)(f.directory),
platform:e,...i&&{signal:i},all:!0,policyCommit:u}}const $=50,h=/^Merge pull request #\d+|\(#\d+\)$/;async function T(f,t){
const e=await(0,j().pastChanges)(f,t,$);return e.length===0||e.some(({subject:u})=>h.test(u))?void 0:(await(0,N().findDefaultBranch)(
f))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(V,c,s){Object.defineProperty(c,"__esModule",
{value:!0}),c.workflowAnswer=N;function r(){const e=s(92299);return r=function(){return e},e}function y(){const e=s(354);
return y=function(){return e},e}function O(){const e=s(3733);return O=function(){return e},e}function d(){const e=s(3463);
return d=function(){return e},e}function j(){const e=s(95132);return j=function(){return e},e}async function N(e,i){const u=await(0,r().
findGate)(e),p=(0,r().lateGate)(u),w=b=>u.jobs.flatMap(k=>k.file===b&&I(k.job)?[k.job]:[]),R=(0,O().parseMapping)(i)??{},
m=[...new Set(u.jobs.map(({file:b})=>b))];return{paths:m.map(({path:b})=>b),...p&&{late:(0,j().describe)((0,j().finding)(
"gate-runs-late",p))},lacks:m.flatMap(b=>g(b.value??{},w(b),R).map(k=>({path:b.path,...k})))}}function g(e,i,u){const[p={}]=(0,O().
jobsOf)(u).values(),w=i.flatMap(R=>{const[m,b]=[{...e,...R},{...u,...p}];return[...o(b.on,m.on),...T(b.permissions,m.permissions),
...M(b.concurrency,m.concurrency,l(m.on)),...t(b,m)]});return[...new Map(w.map(R=>[R.key,R])).values()]}function I(e){const i=(0,O().
stepsOf)(e).filter(u=>y().GATE.test((0,d().textIn)(u,"uses")));return e.uses===void 0&&i.every(u=>v(u)==="gate")}function v(e){
return(0,d().textIn)((0,d().objectIn)(e.with),"mode")||"gate"}function M(e,i,u){const{group:p,"cancel-in-progress":w=!1}=(0,d().
objectIn)(i);if(w===!1)return[];const R=u.has("pull_request_review")&&!/github\.event_name/.test(String(p)),m=$("pull_re\
quest",u.get("pull_request")).includes("edited"),b=(0,d().textIn)((0,d().objectIn)(e),"cancel-in-progress");return[[R,"g\
roup","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[m&&b!==""&&!/github\.event\.action/.
test(String(w)),"cancel-in-progress",`Set it to \`${b}\`; a new description ends the run of a push.`]].flatMap(([H,G,U])=>H?
[{key:`concurrency.${G}`,what:U}]:[])}function o(e,i){const u=l(i);return[...l(e)].flatMap(([p,w])=>{const R=`on.${p}`,m=u.
get(p),b=p==="push"?": the last changes came without a pull request":"";if(m===void 0)return[{key:R,what:`Add the event \
\`${p}\`${b}.`}];const k=$(p,m),H=$(p,w).filter(G=>!k.includes(G));return[...H.length>0?[{key:`${R}.types`,what:`Add the\
 types \`${H.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(G=>G in(0,d().objectIn)(m)).map(G=>({key:`${R}.${G}`,
what:"Remove the filter."}))]})}function l(e){return(0,d().isMapping)(e)?new Map(Object.entries(e).map(([i,u])=>[i,u??{}])):
new Map([e??[]].flat().map(i=>[String(i),{}]))}function $(e,i){const{types:u}=(0,d().objectIn)(i);return u!==void 0?[u].
flat().map(String):/^pull_request(?:_target)?$/.test(e)?["opened","synchronize","reopened"]:[]}const h=["none","read","w\
rite"];function T(e,i){const u=typeof i=="string"?i.replace("-all",""):void 0,p=w=>h.indexOf(u??((0,d().textIn)((0,d().objectIn)(
i),w)||"none"));return Object.entries((0,d().objectIn)(e)).flatMap(([w,R])=>p(w)<h.indexOf(String(R))?[{key:`permissions\
.${w}`,what:`Add \`${w}: ${R}\` to \`permissions\`.`}]:[])}const f=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function t(e,i){const u=m=>(0,d().textIn)(m,"uses").split("@")[0]??"",p=(0,O().stepsOf)(i),w=p.filter(m=>y().GATE.test(u(
m))),R=w.length===0||w.some(m=>"prepare"in(0,d().objectIn)(m.with))||p.some(m=>f.test((0,d().textIn)(m,"run")));return(0,O().
stepsOf)(e).flatMap(m=>{const b=u(m);if(!y().GATE.test(b))return b===""||p.some(a=>u(a)===b)?[]:[{key:`steps.${b}`,what:`\
Add a step with \`${b}\`.`}];const k=(0,d().textIn)((0,d().objectIn)(m.with),"prepare").trim();return k===""||R?[]:[{key:"\
with.prepare",what:`Set \`prepare: ${k.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(V,c){Object.defineProperty(c,"__esM\
odule",{value:!0}),c.WORKFLOW_TEMPLATE=void 0,c.workflowFor=y;const s=`        # If your commands need dependencies. For\
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
`;function y(O){const{pushed:d,prepare:j=[],before:N=[],hasNoCommands:g=!1}=O;return[[d!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(d)}] }
`],[d!==void 0,"|| github.ref }}","|| github.sha }}"],[N.length>0,`      - id: gate
`,`      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${N.map(v=>`          ${v}
`).join("")}      - id: gate
`],[g,s,""],[j.length>0,s,`        with:
          prepare: |
${j.map(v=>`            ${v}
`).join("")}`]].filter(([v])=>v).reduce((v,[,M,o])=>v.replace(M,()=>o),r)}}};
