"use strict";exports.id=950,exports.ids=[950],exports.modules={49232:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=h,c.namedPolicy=O,c.policyFor=o,c.policyName=l,c.policyOfFile=E,c.repositoryOf=$;function r(){const t=s(
73024);return r=function(){return t},t}function y(){const t=s(76760);return y=function(){return t},t}function b(){const t=s(
41895);return b=function(){return t},t}function d(){const t=s(21311);return d=function(){return t},t}function j(){const t=s(
74238);return j=function(){return t},t}function N(){const t=s(48741);return N=function(){return t},t}function g(){const t=s(
96402);return g=function(){return t},t}function R(){const t=s(63550);return R=function(){return t},t}async function O(t,e){
if(t===void 0)return;const i=await E(t,e);return(0,d().requireExamples)(i),i}async function E(t,e){const i=(await e.readInput(
t)).toString("utf8"),f=await $(e.cwd,e.env)??e.cwd;return await(0,j().loadPolicyFile)(i,t,(0,N().folderTree)(f))}async function o({
policy:t,profile:e},i,f){const p=t===!1?await h():await O(t,i)??await v(f,i);return e===void 0?p:{...p,policy:{...p.policy,
profile:e}}}function l({source:t,path:e,ref:i}){return t==="default"||e===void 0?"the built-in policy":t==="file"||i===void 0?
e:`${e} in ${i}`}async function v(t,{cwd:e,env:i}){const f=t===void 0?await $(e,i):void 0,p=t??(f===void 0?void 0:(0,N().
folderTree)(f));if(p===void 0)return h();const w=await(0,j().loadPolicy)(p,p.label);return(0,d().requireExamples)(w),w}function h(){
const t=(0,R().literalTree)({});return(0,j().loadPolicy)(t,t.label)}async function $(t,e){try{const i=await(0,g().openRepository)(
t,e);return await i.close(),i.directory}catch(i){const f=i instanceof b().GateError&&i.code==="program_not_found";if(i instanceof
b().GateError&&!(f&&u(t)))return;throw i}}function u(t){const e=(0,y().dirname)(t);return(0,r().existsSync)((0,y().join)(
t,".git"))||e!==t&&u(e)}},82256:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=
c.NO_GENES=c.DURATIONS=void 0,c.durationsOf=P,c.folderFiles=I,c.formatOption=e,c.inRepository=w,c.parsedBy=a,c.parsedNumber=
k,c.printAnswer=f,c.rangeRequest=U,c.storeFiles=T,c.textOptions=i,c.withChangeOptions=G,c.withJudgingOptions=$,c.withRangeOptions=
H;function r(){const n=s(76760);return r=function(){return n},n}function y(){const n=s(63314);return y=function(){return n},
n}function b(){const n=s(7723);return b=function(){return n},n}function d(){const n=s(89549);return d=function(){return n},
n}function j(){const n=s(18744);return j=function(){return n},n}function N(){const n=s(25966);return N=function(){return n},
n}function g(){const n=s(41895);return g=function(){return n},n}function R(){const n=s(41551);return R=function(){return n},
n}function O(){const n=s(39763);return O=function(){return n},n}function E(){const n=s(96402);return E=function(){return n},
n}function o(){const n=s(93028);return o=function(){return n},n}function l(){const n=s(10289);return l=function(){return n},
n}function v(){const n=s(23107);return v=function(){return n},n}function h(){const n=s(49232);return h=function(){return n},
n}function $(n,M=["text","json"]){return n.option(...u).option("--no-policy","use the built-in policy").addOption(t()).addOption(
e(M))}const u=c.POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(y()).
Option("--profile <name>","profile for commands").choices(O().PROFILE_NAMES)}function e(n=["text","json"]){return new(y()).
Option("--format <name>","output format").choices(n).default("text")}function i({verbose:n=!1},{columns:M,colour:A,name:S}){
return{columns:M,colour:A,verbose:n,name:S}}function f(n,M,A,S){S.print(A==="json"?`${(0,l().json)(n)}
`:M(),A)}const p=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function w({repo:n},{cwd:M,env:A,
note:S},Y){const W=await(0,E().openRepository)((0,r().resolve)(M,n),A,S);try{return await Y(W)}finally{await W.close()}}
function T(n,M,A){return C((0,j().assetPathsIn)(n,M),A)}const m=c.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function I(n,M,A){const S=(0,j().assetPathTest)(M),Y=L=>[(0,r().resolve)(A,L).split(r().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,r().basename)(L)}`],W=[...n.files()].filter(({kind:L})=>(0,o().isRegular)(L)).map(({path:L})=>L);return C(
W.filter(L=>Y(L).some(S)),A)}function C(n,M){if(n.length>0)return n;throw new(g()).GateError("usage",`${M} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function H(n){return G(
n).option("--all","check all genes of the head, not only changed ones")}function G(n){return n.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(y()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...p).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(t()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function U({base:n,head:M,worktree:A,staged:S,profile:Y,...W},L){const z=(0,d().approveByDigest)(
W.approve,new Date),K=await(0,h().namedPolicy)(W.policy,L);return{directory:(0,r().resolve)(L.cwd,W.repo),env:L.env,note:L.
note,locate:D=>(0,N().resolveRange)(D,{...n!==void 0&&{base:n},...M!==void 0&&{head:M},...A&&{worktree:A},...S&&{staged:S}}),
...K&&{policy:K},...W.policyRef!==void 0&&{policyRef:W.policyRef},inputs:{profile:Y},all:W.all??!1,approver:z,signal:L.signal,
secrets:(0,R().secretsOf)(L.env)}}function a(n,M){return A=>{const S=n().safeParse(A);if(S.success)return S.data;throw new(y()).
InvalidArgumentError(M)}}function k(n){return a(()=>b().coerce.number().pipe(n()),"Expected a number from 1 to 256.")}const F=c.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function P({durations:n},M){return n===void 0?new Map:(0,v().readDurations)((0,r().resolve)(M.cwd,n),M.openInput)}},
25966:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.resolveRange=N;function r(){const o=s(41895);return r=
function(){return o},o}function y(){const o=s(24634);return y=function(){return o},o}function b(){const o=s(67397);return b=
function(){return o},o}function d(){const o=s(50598);return d=function(){return o},o}function j(){const o=s(34397);return j=
function(){return o},o}async function N(o,{base:l,head:v,worktree:h=!1,staged:$=!1}){if(h&&v!==void 0)throw new(r()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[u,t]=await g([(0,d().resolveRevision)(o,v??"HEAD"),O(o,l)]);return{name:$?"index":h?"worktree":"range",directory:o.
directory,base:await(0,y().mergeBase)(o,t.commit,u),head:u,audited:h?await($?j().snapshotIndex:j().snapshotWorktree)(o):
u,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&{defaultBranch:t.defaultBranch},isFork:!1}}async function g(o){
return await Promise.allSettled(o),Promise.all(o)}const R=/^refs\/(?:heads|remotes\/origin)\//;async function O(o,l){const v=l===
void 0?await(0,b().defaultBranch)(o):await(0,d().resolveNamed)(o,l),{commit:h}=v,$=l==="HEAD"||l==="@"?await(0,b().checkedOutBranch)(
o):v.ref,u=$&&E($);if(u===void 0)return{commit:h,name:l??"HEAD"};const t=l===void 0?v:await(0,b().findDefaultBranch)(o),
e=t?.ref&&E(t.ref);return{commit:h,name:u,...t&&e&&{defaultBranch:{name:e,commit:t.commit}}}}function E(o){return R.test(
o)?o.replace(R,""):void 0}},82330:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.auditCommit=O,c.judgeHead=
E;function r(){const o=s(1395);return r=function(){return o},o}function y(){const o=s(70237);return y=function(){return o},
o}function b(){const o=s(67506);return b=function(){return o},o}function d(){const o=s(54244);return d=function(){return o},
o}function j(){const o=s(67147);return j=function(){return o},o}function N(){const o=s(24634);return N=function(){return o},
o}function g(){const o=s(35720);return g=function(){return o},o}function R(){const o=s(213);return R=function(){return o},
o}async function O({repository:o,policy:l,additions:v,disk:h,isPending:$,platform:u,all:t,isPush:e,unprovenMerge:i,asked:f,
signal:p},w,T){const[m,I,C]=await Promise.all([(0,g().readTree)(o,T),(0,g().readTree)(o,w),(0,R().readChange)(o,T,w)]),G={
...h?(0,j().withAdditions)(I,h,v):I,...$&&{isPending:$}},U=new(d()).AuditClock(p),a={baseTree:m,headTree:I,change:C,policy:l.
policy,all:t,clock:U},k=f??await(0,y().collectAssets)(a),F=await(0,b().auditChange)({change:C,assets:k,baseTree:m,tree:G,
policy:l,platform:u,...e&&{isPush:e},...t&&{all:t},...i&&{unprovenMerge:i},clock:U});return{change:C,assets:k,audit:F,tree:I,
baseTree:m,commandTree:G}}async function E(o,l,v){const{repository:h,policyCommit:$}=o;await(0,N().requireCommits)(h,[l],
[l]);const u=await(0,N().mergeBase)(h,$,l),{audit:t,tree:e}=await O(o,l,u);return await(0,r().judgedHead)(t,e,o.policy,v)}},
47520:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.firstParents=N,c.hasSoleAuthor=j,c.pastChanges=
b;function r(){const g=s(77598);return r=function(){return g},g}function y(){const g=s(96681);return y=function(){return g},
g}async function b({objects:g},R,O){const E=`${(0,r().randomUUID)()} `,o=await g(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${O}`,`--format=${E}%H %P%x00%s`,R]),l=[];for(const v of(0,y().splitNul)(
o)){const h=(0,y().decodePath)(v),$=l.at(-1);if(h.startsWith(E)){const[u="",t]=h.slice(E.length).split(" ");l.push({commit:u,
...t&&{base:t},paths:[]})}else $&&$.subject===void 0?$.subject=h:$&&h!==""&&$.paths.push($.paths.length===0?h.slice(1):h)}
return l.flatMap(({commit:v,base:h,subject:$="",paths:u})=>h===void 0?[]:[{commit:v,base:h,subject:$,paths:u}])}const d=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function j({objects:g},R){const O=await g(["log","--no-color","--format=%aN%x00%aE",R]),E=[...new Set(O.toString().
toLowerCase().split(`
`))].map(o=>o.split("\0")).filter(o=>o.length>1&&!o.some(l=>d.test(l)));return[0,1].some(o=>new Set(E.map(l=>l[o])).size===
1)}async function N({objects:g},R,O){return(await g(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${R}..${O}`])).toString().split(`
`).filter(Boolean).map(l=>{const[v="",h="",$="",...u]=l.split("\0");return{commit:v,tree:h,parents:$.split(" ").filter(Boolean),
subject:u.join("")}})}},4147:function(V,c,s){Object.defineProperty(c,"__esModule",{value:!0}),c.doctorSchema=c.DOCTOR_VERSION=
void 0,c.renderDoctor=E,c.workflowRows=u;function r(){const t=s(7723);return r=function(){return t},t}function y(){const t=s(
60957);return y=function(){return t},t}function b(){const t=s(41095);return b=function(){return t},t}function d(){const t=s(
31626);return d=function(){return t},t}function j(){const t=s(27809);return j=function(){return t},t}function N(){const t=s(
38319);return N=function(){return t},t}function g(){const t=s(94965);return g=function(){return t},t}const R=c.DOCTOR_VERSION=
"1.0.0",O=c.doctorSchema=r().object({type:r().literal("Doctor"),schema_version:r().literal(R),tool:r().object({name:r().
literal("gene-gate"),version:r().string()}),head_sha:r().string().nullable().describe("Null without a commit."),policy:r().
object({source:r().enum(["default","base","file"]),profile:r().string(),enforce:r().enum(["report","block"]).describe("W\
hat it enforces today."),enforce_until:r().string().exactOptional().describe("The last day of the reports.")}),lacks:r().
array(r().object({key:r().string(),what:r().string()})).describe("What `gene-gate init` would write for the assets as th\
ey are."),genes:r().object({stored:r().int().describe("How many genes the asset files have."),refused:r().int().describe(
"How many of them have a command that may not run.")}),agent_files:r().array(y().agentFileSchema).describe("What runs au\
tomatically in the repository today."),programs:r().array(r().object({name:r().string(),commands:r().int().positive().describe(
"How many commands start it."),path:r().string().nullable(),private:r().literal(!0).exactOptional().describe("Present if\
 it is in the home directory or another one that commands do not see."),missing:r().enum(["machine","dependencies"]).exactOptional().
describe("What does not have it.")})),containment:b().isolationSchema.describe("What this machine gives to commands."),workflow:r().
object({paths:r().array(r().string()).describe("The workflows that run the gate."),late:r().object({message:r().string(),
remedy:r().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:r().array(
r().object({path:r().string(),key:r().string(),what:r().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`");function E(t,e,i){const f=(0,d().layoutOf)(
i);return(0,d().page)([o(t,e,f),t.lacks.flatMap(({key:p,what:w})=>(0,d().prose)(f,"policy",`${p}: ${w}`,{label:"caution"})),
(0,j().listRows)((0,N().machineList)({agent_files:t.agent_files,findings:[]}),f),l(t,f),$(t,f),u(t.workflow,f)])}function o({
policy:t},e,i){const f=t.enforce_until===void 0?"":` until ${t.enforce_until}`,p=t.enforce==="report"?`; it only reports${f}`:
"";return(0,d().prose)(i,"policy",`${e}, profile ${t.profile}${p}`)}function l(t,e){const{stored:i,refused:f}=t.genes,{agent_files:p}=t;
if(i===0&&p.length>0)return(0,d().prose)(e,"genes","none; pull requests show what changes of the files above");const w=i===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":f===0?`${(0,g().count)(i,"gene")}, w\
hose commands may all run`:`${(0,g().count)(i,"gene")}, of which ${f} may not run; \`gene-gate audit\` says why`,T=i>0&&
f===0?{}:{label:"caution"};return(0,d().prose)(e,"genes",w,T)}const v={machine:"not on PATH",dependencies:"not in node_m\
odules; install the dependencies"},h="contained commands see little else of your home. If it fails there, install it in \
a directory of the system, such as /usr/local.";function $({programs:t,containment:e},i){const{level:f,description:p,downgrades:w=[]}=e;
return[...t.flatMap(({name:T,commands:m,path:I,missing:C,private:H})=>{const G=C?v[C]:H?`${I}; ${h}`:I,U=C?{label:"bad"}:
{},a=`${T}, for ${(0,g().count)(m,"command")}: ${G}`;return(0,d().prose)(i,C?"missing":"program",a,U)}),...(0,d().prose)(
i,"contained",`${f}: ${p}`,{label:f==="namespaces"?"good":"caution"}),...i.verbose?w.flatMap(({from:T,reason:m})=>(0,d().
prose)(i,"",`${T}: ${m}`)):[]]}function u({paths:t,late:e,lacks:i},f){return t.length===0?(0,d().prose)(f,"workflow","no\
 workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):[...(0,d().prose)(f,"workflow",t.join(", ")),...e?
(0,d().prose)(f,"late",`${e.message} ${e.remedy}`,{label:"caution"}):[],...i.flatMap(({path:p,key:w,what:T})=>{const m=t.
length>1?`${p}: `:"";return(0,d().prose)(f,"lacks",`${m}${w}: ${T}`,{label:"caution"})})]}},63512:function(V,c,s){Object.
defineProperty(c,"__esModule",{value:!0}),c.firstPolicy=i;function r(){const a=s(76760);return r=function(){return a},a}
function y(){const a=s(41330);return y=function(){return a},a}function b(){const a=s(99668);return b=function(){return a},
a}function d(){const a=s(18744);return d=function(){return a},a}function j(){const a=s(28894);return j=function(){return a},
a}function N(){const a=s(94534);return N=function(){return a},a}function g(){const a=s(68450);return g=function(){return a},
a}function R(){const a=s(59490);return R=function(){return a},a}function O(){const a=s(41431);return O=function(){return a},
a}function E(){const a=s(54062);return E=function(){return a},a}function o(){const a=s(10729);return o=function(){return a},
a}function l(){const a=s(95244);return l=function(){return a},a}function v(){const a=s(87952);return v=function(){return a},
a}function h(){const a=s(93028);return h=function(){return a},a}function $(){const a=s(78455);return $=function(){return a},
a}const u=1440*60*1e3,t=14*u,e=90*u;async function i({audit:{genes:a},assets:k,commandTree:F},P,n){const M=new Map(a.map(
({store:B})=>[B.path,B])),A=a.flatMap(B=>B.commands),{hard_cap_files:S,hard_cap_lines:Y}=P.blast_radius,W=new Set(a.filter(
B=>B.commands.some(H)).map(({store:B})=>B.root)),L=await T(F,P),z=I(A,F),{prepare:K,before:D}=(0,$().installationFor)([...P.
programs,...z],F),J=k.files.length>0||L.length>0;return{until:(0,E().dayOf)(new Date(n.getTime()+t)),levelsUntil:(0,E().
dayOf)(new Date(n.getTime()+e)),stores:[...M.values()].filter(({named:B})=>!B).map(B=>({...B,...p(a,B.path,F)})).filter(
({path:B,root:x,checkoutAs:Q})=>x!==""||Q!==void 0||(0,g().packagesAbove)(F,B).length>1).map(({path:B,root:x,checkoutAs:Q})=>({
path:B||".",...Q===void 0?{root:x||"."}:{checkout_as:Q}})),include:L,agentFiles:J?[]:f(F,P),programs:z,installation:{prepare:[
...[...W].flatMap(B=>G(B,F)),...K],before:D},exceedsCap:k.files.length>S||await U(k.files,F)>Y}}function f(a,k){return(0,b().
agentFilesIn)(a,k).flatMap(({path:F,format:P})=>P.isGeneral||P.places.length===0?[]:[F])}function p(a,k,F){const P=a.flatMap(
D=>D.store.path===k?D.commands:[]),n=P.flatMap(O().missingPaths),[M]=n;if(M===void 0)return;const A=P.flatMap(({reading:{
targets:D}})=>D.flatMap(({kind:J,via:B,name:x})=>J==="file"&&B===void 0?x:[])),S=D=>(0,h().isRegular)(F.stat(D)?.kind??"\
directory"),Y=[...F.files()].filter(({path:D})=>D.endsWith(`/${M}`)).map(({path:D})=>D.slice(0,-M.length-1)).filter(D=>[
...n,...A].every(J=>S(r().posix.join(D,J)))),[W]=Y;if(W!==void 0)return Y.length===1?{root:W}:void 0;const L=M.replace(/\/.*/,
""),z=`${L}/`;return[...n,...A].every(D=>D.startsWith(z)&&S(D.slice(z.length)))&&(0,o().isCheckoutName)(L)?{root:"",checkoutAs:L}:
void 0}const w=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function T(a,k){const F=(0,d().assetPathTest)(
k),P=(0,N().assetLimits)(k.assets.max_file_bytes),n=[...a.files()].filter(({path:A,kind:S})=>(0,h().isRegular)(S)&&(0,d().
mayHoldAssets)(A)&&!F(A)&&!((0,l().isTest)(A)||(0,l().isTestData)(A)||w.test(A))),M=[];for(const A of n){const S=await(0,d().
findStrayGenes)(a,A,P);S?.rule==="outside-globs"&&/Gene/.test(S.detail)&&M.push(m(A.path))}return M}function m(a){return a.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function I(a,k){const F=a.flatMap(({findings:P})=>P.flatMap(({args:n})=>typeof n.offered==
"string"?n.offered:[]));return[...(0,R().groupBy)(F,P=>P)].sort(([,P],[,n])=>n.length-P.length).map(([P])=>P).filter(P=>P!==
""&&C(P,k))}function C(a,k){const P=[...(0,v().programTerms)({programs:[a],families:[]}).allowed.values()].flatMap(({data:S})=>S.
build_files),n=P.some(S=>/\.py$|^pyproject/.test(S)),M=P.map(S=>S.includes("/")?S:`**/${S}`),A=(0,y().default)([...M,...n?
["**/*.py"]:[]],{dot:!0});return[...k.files()].some(({path:S})=>A(S))}function H({findings:a,reading:k}){return a.some(({
rule:F})=>F==="not-installed")||k.targets.some(({kind:F})=>F==="package_binary")}function G(a,k){const F=(0,g().packagesAbove)(
k,a).find(P=>l().NPM_LOCKFILES.some(n=>k.stat(P===""?n:`${P}/${n}`)!==void 0));return F===void 0?[]:[`npm ci --ignore-sc\
ripts${F===""?"":` --prefix ${F}`}`]}async function U(a,k){return(await Promise.all(a.map(async P=>{const n=await k.read(
P);return(0,j().countLines)(n,n.length)}))).reduce((P,n)=>P+n,0)}},78455:function(V,c,s){Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.installationFor=g;function r(){const R=s(17093);return r=function(){return R},R}const{programs:y=[],
started_programs:b=[]}=r().python,d=[...y,...b,"uv"],N=[["uv.lock",d,{before:["pipx install uv==0.9.5"],prepare:["uv syn\
c --frozen"]}],["poetry.lock",d,{before:["pip install poetry==2.2.1","POETRY_VIRTUALENVS_CREATE=false poetry install --n\
o-interaction"]}],["requirements-dev.txt",d,{before:["pip install -r requirements-dev.txt"]}],["requirements.txt",d,{before:[
"pip install -r requirements.txt"]}],["Cargo.lock",["cargo"],{before:["cargo fetch --locked"]}],["composer.lock",["php",
"phpunit"],{prepare:["composer install --no-interaction --no-scripts --no-plugins"]}]];function g(R,O){const E=N.filter(
([l,v])=>O.stat(l)!==void 0&&v.some(h=>R.includes(h))),o=E.filter(([,l],v)=>E.findIndex(([,h])=>h===l)===v);return{prepare:o.
flatMap(([,,{prepare:l=[]}])=>l),before:o.flatMap(([,,{before:l=[]}])=>l)}}},50380:function(V,c,s){Object.defineProperty(
c,"__esModule",{value:!0}),c.auditPresent=E,c.countRepairs=o,c.pushedBranch=$;function r(){const u=s(82330);return r=function(){
return u},u}function y(){const u=s(72857);return y=function(){return u},u}function b(){const u=s(87952);return b=function(){
return u},u}function d(){const u=s(48741);return d=function(){return u},u}function j(){const u=s(47520);return j=function(){
return u},u}function N(){const u=s(67397);return N=function(){return u},u}function g(){const u=s(37075);return g=function(){
return u},u}function R(){const u=s(63682);return R=function(){return u},u}function O(){const u=s(92344);return O=function(){
return u},u}function E(u,t){return(0,r().auditCommit)(l(u,t),t,t)}async function o(u,t,e,i){const{policy:f}=u.policy,p=(0,O().
judge)(t.audit,R().NOTHING_RAN,{policy:f,now:i}),w={name:"range",head:e,audited:e,base:e},T=(0,g().idsOf)((0,O().allFindings)(
p)),{fix:m}=await(0,y().proposeFix)(l(u,e),w,t,T);return m?.edits.length??0}function l({repository:u,policy:t,platform:e,
signal:i},f){return{repository:u,policy:t,additions:(0,b().additionsFor)(t.policy),disk:(0,d().folderTree)(u.directory),
platform:e,...i&&{signal:i},all:!0,policyCommit:f}}const v=50,h=/^Merge pull request #\d+|\(#\d+\)$/;async function $(u,t){
const e=await(0,j().pastChanges)(u,t,v);return e.length===0||e.some(({subject:f})=>h.test(f))?void 0:(await(0,N().findDefaultBranch)(
u))?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(V,c,s){Object.defineProperty(c,"__esModule",
{value:!0}),c.workflowAnswer=N;function r(){const e=s(92299);return r=function(){return e},e}function y(){const e=s(354);
return y=function(){return e},e}function b(){const e=s(3733);return b=function(){return e},e}function d(){const e=s(3463);
return d=function(){return e},e}function j(){const e=s(95132);return j=function(){return e},e}async function N(e,i){const{
jobs:f,late:p}=await(0,r().findGate)(e),w=(0,b().parseMapping)(i)??{},T=new Map(f.map(({path:I,workflow:C})=>[I,C])),m=I=>f.
flatMap(C=>C.path===I&&R(C.job)?[C.job]:[]);return{paths:[...T.keys()],...p&&{late:(0,j().describe)((0,j().finding)("gat\
e-runs-late",p))},lacks:[...T].flatMap(([I,C])=>g(C,m(I),w).map(H=>({path:I,...H})))}}function g(e,i,f){const[p={}]=(0,b().
jobsOf)(f).values(),w=i.flatMap(T=>{const[m,I]=[{...e,...T},{...f,...p}];return[...o(I.on,m.on),...$(I.permissions,m.permissions),
...E(I.concurrency,m.concurrency,l(m.on)),...t(I,m)]});return[...new Map(w.map(T=>[T.key,T])).values()]}function R(e){const i=(0,b().
partsIn)(e.steps).filter(f=>y().GATE.test((0,d().textIn)(f,"uses")));return e.uses===void 0&&i.every(f=>O(f)==="gate")}function O(e){
return(0,d().textIn)((0,d().objectIn)(e.with),"mode")||"gate"}function E(e,i,f){const{group:p,"cancel-in-progress":w=!1}=(0,d().
objectIn)(i);if(w===!1)return[];const T=f.has("pull_request_review")&&!/github\.event_name/.test(String(p)),m=v("pull_re\
quest",f.get("pull_request")).includes("edited"),I=(0,d().textIn)((0,d().objectIn)(e),"cancel-in-progress");return[[T,"g\
roup","Add `${{ github.event_name }}` to the group; a review ends the run of a push."],[m&&I!==""&&!/github\.event\.action/.
test(String(w)),"cancel-in-progress",`Set it to \`${I}\`; a new description ends the run of a push.`]].flatMap(([H,G,U])=>H?
[{key:`concurrency.${G}`,what:U}]:[])}function o(e,i){const f=l(i);return[...l(e)].flatMap(([p,w])=>{const T=`on.${p}`,m=f.
get(p),I=p==="push"?": the last changes came without a pull request":"";if(m===void 0)return[{key:T,what:`Add the event \
\`${p}\`${I}.`}];const C=v(p,m),H=v(p,w).filter(G=>!C.includes(G));return[...H.length>0?[{key:`${T}.types`,what:`Add the\
 types \`${H.join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(G=>G in(0,d().objectIn)(m)).map(G=>({key:`${T}.${G}`,
what:"Remove the filter."}))]})}function l(e){return(0,d().isMapping)(e)?new Map(Object.entries(e).map(([i,f])=>[i,f??{}])):
new Map([e??[]].flat().map(i=>[String(i),{}]))}function v(e,i){const{types:f}=(0,d().objectIn)(i);return f!==void 0?[f].
flat().map(String):/^pull_request(?:_target)?$/.test(e)?["opened","synchronize","reopened"]:[]}const h=["none","read","w\
rite"];function $(e,i){const f=typeof i=="string"?i.replace("-all",""):void 0,p=w=>h.indexOf(f??((0,d().textIn)((0,d().objectIn)(
i),w)||"none"));return Object.entries((0,d().objectIn)(e)).flatMap(([w,T])=>p(w)<h.indexOf(String(T))?[{key:`permissions\
.${w}`,what:`Add \`${w}: ${T}\` to \`permissions\`.`}]:[])}const u=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;
function t(e,i){const f=m=>(0,d().textIn)(m,"uses").split("@")[0]??"",p=(0,b().partsIn)(i.steps),w=p.filter(m=>y().GATE.
test(f(m))),T=w.length===0||w.some(m=>"prepare"in(0,d().objectIn)(m.with))||p.some(m=>u.test((0,d().textIn)(m,"run")));return(0,b().
partsIn)(e.steps).flatMap(m=>{const I=f(m);if(!y().GATE.test(I))return I===""||p.some(a=>f(a)===I)?[]:[{key:`steps.${I}`,
what:`Add a step with \`${I}\`.`}];const C=(0,d().textIn)((0,d().objectIn)(m.with),"prepare").trim();return C===""||T?[]:
[{key:"with.prepare",what:`Set \`prepare: ${C.replaceAll(`
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
`;function y(b){const{pushed:d,prepare:j=[],before:N=[],hasNoCommands:g=!1}=b;return[[d!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(d)}] }
`],[d!==void 0,"|| github.ref }}","|| github.sha }}"],[N.length>0,`      - id: gate
`,`      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${N.map(O=>`          ${O}
`).join("")}      - id: gate
`],[g,s,""],[j.length>0,s,`        with:
          prepare: |
${j.map(O=>`            ${O}
`).join("")}`]].filter(([O])=>O).reduce((O,[,E,o])=>O.replace(E,()=>o),r)}}};
