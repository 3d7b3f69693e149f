"use strict";exports.id=950,exports.ids=[950],exports.modules={49232:function(x,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.builtInPolicy=s,f.namedPolicy=I,f.policyFor=o,f.policyName=l,f.policyOfFile=M,f.repositoryOf=O;function a(){const t=e(
73024);return a=function(){return t},t}function v(){const t=e(76760);return v=function(){return t},t}function p(){const t=e(
41895);return p=function(){return t},t}function h(){const t=e(21311);return h=function(){return t},t}function j(){const t=e(
74238);return j=function(){return t},t}function S(){const t=e(48741);return S=function(){return t},t}function g(){const t=e(
96402);return g=function(){return t},t}function P(){const t=e(63550);return P=function(){return t},t}async function I(t,i){
if(t===void 0)return;const r=await M(t,i);return(0,h().requireExamples)(r),r}async function M(t,i){const r=(await i.readInput(
t)).toString("utf8"),d=await O(i.cwd,i.env)??i.cwd;return await(0,j().loadPolicyFile)(r,t,(0,S().folderTree)(d))}async function o({
policy:t,profile:i},r,d){const y=t===!1?await s():await I(t,r)??await $(d,r);return i===void 0?y:{...y,policy:{...y.policy,
profile:i}}}function l({source:t,path:i,ref:r}){return t==="default"||i===void 0?"the built-in policy":t==="file"||r===void 0?
i:`${i} in ${r}`}async function $(t,{cwd:i,env:r}){const d=t===void 0?await O(i,r):void 0,y=t??(d===void 0?void 0:(0,S().
folderTree)(d));if(y===void 0)return s();const T=await(0,j().loadPolicy)(y,y.label);return(0,h().requireExamples)(T),T}function s(){
const t=(0,P().literalTree)({});return(0,j().loadPolicy)(t,t.label)}async function O(t,i){try{const r=await(0,g().openRepository)(
t,i);return await r.close(),r.directory}catch(r){const d=r instanceof p().GateError&&r.code==="program_not_found";if(r instanceof
p().GateError&&!(d&&u(t)))return;throw r}}function u(t){const i=(0,v().dirname)(t);return(0,a().existsSync)((0,v().join)(
t,".git"))||i!==t&&u(i)}},82256:function(x,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.REPO_OPTION=f.POLICY_OPTION=
f.DURATIONS=void 0,f.durationsOf=R,f.folderFiles=w,f.formatOption=i,f.inRepository=T,f.parsedBy=U,f.parsedNumber=c,f.printAnswer=
d,f.rangeRequest=H,f.storeFiles=b,f.textOptions=r,f.withChangeOptions=D,f.withJudgingOptions=O,f.withRangeOptions=L;function a(){
const n=e(76760);return a=function(){return n},n}function v(){const n=e(63314);return v=function(){return n},n}function p(){
const n=e(7723);return p=function(){return n},n}function h(){const n=e(89549);return h=function(){return n},n}function j(){
const n=e(18744);return j=function(){return n},n}function S(){const n=e(25966);return S=function(){return n},n}function g(){
const n=e(41895);return g=function(){return n},n}function P(){const n=e(41551);return P=function(){return n},n}function I(){
const n=e(39763);return I=function(){return n},n}function M(){const n=e(96402);return M=function(){return n},n}function o(){
const n=e(93028);return o=function(){return n},n}function l(){const n=e(10289);return l=function(){return n},n}function $(){
const n=e(23107);return $=function(){return n},n}function s(){const n=e(49232);return s=function(){return n},n}function O(n,m=[
"text","json"]){return n.option(...u).option("--no-policy","use the built-in policy").addOption(t()).addOption(i(m))}const u=f.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(v()).Option(
"--profile <name>","profile for commands").choices(I().PROFILE_NAMES)}function i(n=["text","json"]){return new(v()).Option(
"--format <name>","output format").choices(n).default("text")}function r({verbose:n=!1},{columns:m,colour:A,name:E}){return{
columns:m,colour:A,verbose:n,name:E}}function d(n,m,A,E){E.print(A==="json"?`${(0,l().json)(n)}
`:m(),A)}const y=f.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function T({repo:n},{cwd:m,env:A,
note:E},C){const G=await(0,M().openRepository)((0,a().resolve)(m,n),A,E);try{return await C(G)}finally{await G.close()}}
function b(n,m,A){return F((0,j().assetPathsIn)(n,m),A)}function w(n,m,A){const E=(0,j().assetPathTest)(m),C=B=>[(0,a().
resolve)(A,B).split(a().sep).join("/").replace(/^\//,""),`assets/gep/${(0,a().basename)(B)}`],G=[...n.files()].filter(({
kind:B})=>(0,o().isRegular)(B)).map(({path:B})=>B);return F(G.filter(B=>C(B).some(E)),A)}function F(n,m){if(n.length>0)return n;
throw new(g()).GateError("usage",`${m} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function L(n){return D(n).option("--all","check all genes of the head, not only changed \
ones")}function D(n){return n.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(v()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...y).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(t()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function H({base:n,head:m,worktree:A,staged:E,
profile:C,...G},B){const z=(0,h().approveByDigest)(G.approve,new Date),V=await(0,s().namedPolicy)(G.policy,B);return{directory:(0,a().
resolve)(B.cwd,G.repo),env:B.env,note:B.note,locate:K=>(0,S().resolveRange)(K,{...n!==void 0&&{base:n},...m!==void 0&&{head:m},
...A&&{worktree:A},...E&&{staged:E}}),...V&&{policy:V},...G.policyRef!==void 0&&{policyRef:G.policyRef},inputs:{profile:C},
all:G.all??!1,approver:z,signal:B.signal,secrets:(0,P().secretsOf)(B.env)}}function U(n,m){return A=>{const E=n().safeParse(
A);if(E.success)return E.data;throw new(v()).InvalidArgumentError(m)}}function c(n){return U(()=>p().coerce.number().pipe(
n()),"Expected a number from 1 to 256.")}const N=f.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function R({durations:n},m){return n===void 0?new Map:(0,$().
readDurations)((0,a().resolve)(m.cwd,n),m.openInput)}},29122:function(x,f){Object.defineProperty(f,"__esModule",{value:!0}),
f.isOfCommit=e;function e({name:a}){return a!=="worktree"&&a!=="index"}},25966:function(x,f,e){Object.defineProperty(f,"\
__esModule",{value:!0}),f.resolveRange=S;function a(){const o=e(41895);return a=function(){return o},o}function v(){const o=e(
24634);return v=function(){return o},o}function p(){const o=e(67397);return p=function(){return o},o}function h(){const o=e(
50598);return h=function(){return o},o}function j(){const o=e(34397);return j=function(){return o},o}async function S(o,{
base:l,head:$,worktree:s=!1,staged:O=!1}){if(s&&$!==void 0)throw new(a()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[u,t]=await g([(0,h().resolveRevision)(
o,$??"HEAD"),I(o,l)]);return{name:O?"index":s?"worktree":"range",directory:o.directory,base:await(0,v().mergeBase)(o,t.commit,
u),head:u,audited:s?await(O?j().snapshotIndex:j().snapshotWorktree)(o):u,policyCommit:t.commit,baseRef:t.name,...t.defaultBranch&&
{defaultBranch:t.defaultBranch},isFork:!1}}async function g(o){return await Promise.allSettled(o),Promise.all(o)}const P=/^refs\/(?:heads|remotes\/origin)\//;
async function I(o,l){const $=l===void 0?await(0,p().defaultBranch)(o):await(0,h().resolveNamed)(o,l),{commit:s}=$,O=l===
"HEAD"||l==="@"?await(0,p().checkedOutBranch)(o):$.ref,u=O&&M(O);if(u===void 0)return{commit:s,name:l??"HEAD"};const t=l===
void 0?$:await(0,p().findDefaultBranch)(o),i=t?.ref&&M(t.ref);return{commit:s,name:u,...t&&i&&{defaultBranch:{name:i,commit:t.
commit}}}}function M(o){return P.test(o)?o.replace(P,""):void 0}},82330:function(x,f,e){Object.defineProperty(f,"__esMod\
ule",{value:!0}),f.auditCommit=I,f.judgeHead=M;function a(){const o=e(1395);return a=function(){return o},o}function v(){
const o=e(70237);return v=function(){return o},o}function p(){const o=e(67506);return p=function(){return o},o}function h(){
const o=e(54244);return h=function(){return o},o}function j(){const o=e(67147);return j=function(){return o},o}function S(){
const o=e(24634);return S=function(){return o},o}function g(){const o=e(35720);return g=function(){return o},o}function P(){
const o=e(213);return P=function(){return o},o}async function I({repository:o,policy:l,additions:$,disk:s,isPending:O,platform:u,
all:t,isPush:i,unprovenMerge:r,asked:d,signal:y},T,b){const[w,F,L]=await Promise.all([(0,g().readTree)(o,b),(0,g().readTree)(
o,T),(0,P().readChange)(o,b,T)]),H={...s?(0,j().withAdditions)(F,s,$):F,...O&&{isPending:O}},U=new(h()).AuditClock(y),c={
baseTree:w,headTree:F,change:L,policy:l.policy,all:t,clock:U},N=d??await(0,v().collectAssets)(c),R=await(0,p().auditChange)(
{change:L,assets:N,baseTree:w,tree:H,policy:l,platform:u,...i&&{isPush:i},...t&&{all:t},...r&&{unprovenMerge:r},clock:U});
return{change:L,assets:N,audit:R,tree:F,baseTree:w,commandTree:H}}async function M(o,l,$){const{repository:s,policyCommit:O}=o;
await(0,S().requireCommits)(s,[l],[l]);const u=await(0,S().mergeBase)(s,O,l),{audit:t,tree:i}=await I(o,l,u);return await(0,a().
judgedHead)(t,i,o.policy,$)}},72857:function(x,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.proposeFix=I;function a(){
const s=e(53315);return a=function(){return s},s}function v(){const s=e(29122);return v=function(){return s},s}function p(){
const s=e(62130);return p=function(){return s},s}function h(){const s=e(88211);return h=function(){return s},s}function j(){
const s=e(41895);return j=function(){return s},s}function S(){const s=e(4378);return S=function(){return s},s}function g(){
const s=e(35720);return g=function(){return s},s}function P(){const s=e(93028);return P=function(){return s},s}async function I({
repository:s,policy:{policy:O},platform:u,all:t,signal:i},r,{assets:d,change:y,tree:T,commandTree:b},w){const F=new Set(
[...w.keys()].flatMap(n=>o(n)?l(n):[]));if(F.size===0)return;const L=!(0,v().isOfCommit)(r)||r.audited===r.head,D=L?T:await(0,g().
readTree)(s,r.head),H=d.changes.filter(({kind:n})=>n!=="removed"),U=new Set(H.map(({asset:n})=>$(n))),c=[...F].filter(n=>(0,P().
isRegular)(D.stat(n)?.kind)),N=await Promise.all(c.map(async n=>({path:n,bytes:await D.read(n)}))),R=S().Judge.by({policy:O,
tree:b,base:await(0,g().readTree)(s,r.base),changed:new Set(y.files.flatMap(a().namesOf)),platform:u,...i&&{signal:i}});
try{const n=E=>U.has($(E)),m=await(0,p().fixFiles)(N,R,{includes:n,left:!1}),A=await(0,h().proposalOf)(m,L?w:M(w));return A&&
{...A,...t&&{all:t}}}catch(n){if(n instanceof j().GateError&&n.code==="audit_too_long")return;throw n}}function M(s){return new Map(
[...s].map(([{edit:O,...u},t])=>[u,t]))}function o({rule:s,edit:O,suppressed:u}){return!u&&(O?.fix===!0||s==="content-ha\
sh-mismatch")}function l({location:s}){return s?[s.path]:[]}function $({path:s,type:O,id:u}){return JSON.stringify([s,O,
u])}},47520:function(x,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.firstParents=S,f.hasSoleAuthor=j,f.pastChanges=
p;function a(){const g=e(77598);return a=function(){return g},g}function v(){const g=e(96681);return v=function(){return g},
g}async function p({objects:g},P,I){const M=`${(0,a().randomUUID)()} `,o=await g(["log","--first-parent","-m","-z","--na\
me-only","--no-renames","--no-color",`--max-count=${I}`,`--format=${M}%H %P%x00%s`,P]),l=[];for(const $ of(0,v().splitNul)(
o)){const s=(0,v().decodePath)($),O=l.at(-1);if(s.startsWith(M)){const[u="",t]=s.slice(M.length).split(" ");l.push({commit:u,
...t&&{base:t},paths:[]})}else O&&O.subject===void 0?O.subject=s:O&&s!==""&&O.paths.push(O.paths.length===0?s.slice(1):s)}
return l.flatMap(({commit:$,base:s,subject:O="",paths:u})=>s===void 0?[]:[{commit:$,base:s,subject:O,paths:u}])}const h=/\[bot\]|\bbot\b|^(?:dependabot|renovate|github-actions)|^noreply@github\.com$/i;
async function j({objects:g},P){const I=await g(["log","--no-color","--format=%aN%x00%aE",P]),M=[...new Set(I.toString().
toLowerCase().split(`
`))].map(o=>o.split("\0")).filter(o=>o.length>1&&!o.some(l=>h.test(l)));return[0,1].some(o=>new Set(M.map(l=>l[o])).size===
1)}async function S({objects:g},P,I){return(await g(["log","--first-parent","--reverse","--format=%H%x00%T%x00%P%x00%s",
`${P}..${I}`])).toString().split(`
`).filter(Boolean).map(l=>{const[$="",s="",O="",...u]=l.split("\0");return{commit:$,tree:s,parents:O.split(" ").filter(Boolean),
subject:u.join("")}})}},4147:function(x,f,e){Object.defineProperty(f,"__esModule",{value:!0}),f.doctorSchema=f.DOCTOR_VERSION=
void 0,f.renderDoctor=M,f.workflowRows=u;function a(){const t=e(7723);return a=function(){return t},t}function v(){const t=e(
60957);return v=function(){return t},t}function p(){const t=e(41095);return p=function(){return t},t}function h(){const t=e(
31626);return h=function(){return t},t}function j(){const t=e(27809);return j=function(){return t},t}function S(){const t=e(
38319);return S=function(){return t},t}function g(){const t=e(94965);return g=function(){return t},t}const P=f.DOCTOR_VERSION=
"1.0.0",I=f.doctorSchema=a().object({type:a().literal("Doctor"),schema_version:a().literal(P),tool:a().object({name:a().
literal("gene-gate"),version:a().string()}),head_sha:a().string().nullable().describe("Null without a commit."),policy:a().
object({source:a().enum(["default","base","file"]),profile:a().string(),enforce:a().enum(["report","block"]).describe("W\
hat it enforces today."),enforce_until:a().string().exactOptional().describe("The last day of the reports.")}),lacks:a().
array(a().object({key:a().string(),what:a().string()})).describe("What `gene-gate init` would write for the assets as th\
ey are."),genes:a().object({stored:a().int().describe("How many genes the asset files have."),refused:a().int().describe(
"How many of them have a command that may not run.")}),agent_files:a().array(v().agentFileSchema).describe("What runs au\
tomatically in the repository today."),programs:a().array(a().object({name:a().string(),commands:a().int().positive().describe(
"How many commands start it."),path:a().string().nullable(),private:a().literal(!0).exactOptional().describe("Present if\
 it is in the home directory or another one that commands do not see."),missing:a().enum(["machine","dependencies"]).exactOptional().
describe("What does not have it.")})),containment:p().isolationSchema.describe("What this machine gives to commands."),workflow:a().
object({paths:a().array(a().string()).describe("The workflows that run the gate."),late:a().object({message:a().string(),
remedy:a().string()}).exactOptional().describe("What a change can decide about the gate before it starts."),lacks:a().array(
a().object({path:a().string(),key:a().string(),what:a().string()})).describe("What the workflow of `gene-gate init` has \
and these do not.")})}).describe("The answer of `gene-gate doctor --format json`");function M(t,i,r){const d=(0,h().layoutOf)(
r);return(0,h().page)([o(t,i,d),t.lacks.flatMap(({key:y,what:T})=>(0,h().prose)(d,"policy",`${y}: ${T}`,{label:"caution"})),
l(t,d),(0,j().listRows)((0,S().machineList)({agent_files:t.agent_files,findings:[]}),d),O(t,d),u(t.workflow,d)])}function o({
policy:t},i,r){const d=t.enforce_until===void 0?"":` until ${t.enforce_until}`,y=t.enforce==="report"?`; it only reports${d}`:
"";return(0,h().prose)(r,"policy",`${i}, profile ${t.profile}${y}`)}function l(t,i){const{stored:r,refused:d}=t.genes,{agent_files:y}=t;
if(r===0&&y.length>0)return(0,h().prose)(i,"genes","none; pull requests show what changes of the files below");const T=r===
0?"none in an asset file; `assets.include` in the policy says where the gate looks":d===0?`${(0,g().count)(r,"gene")}, w\
hose commands may all run`:`${(0,g().count)(r,"gene")}, of which ${d} may not run; \`gene-gate audit\` says why`,b=r>0&&
d===0?{}:{label:"caution"};return(0,h().prose)(i,"genes",T,b)}const $={machine:"not on PATH",dependencies:"not in node_m\
odules; install the dependencies"},s="contained commands see little else of your home. If it fails there, install it in \
a directory of the system, such as /usr/local.";function O({programs:t,containment:i},r){const{level:d,description:y,downgrades:T=[]}=i;
return[...t.flatMap(({name:b,commands:w,path:F,missing:L,private:D})=>{const H=L?$[L]:D?`${F}; ${s}`:F,U=L?{label:"bad"}:
{},c=`${b}, for ${(0,g().count)(w,"command")}: ${H}`;return(0,h().prose)(r,L?"missing":"program",c,U)}),...(0,h().prose)(
r,"contained",`${d}: ${y}`,{label:d==="namespaces"?"good":"caution"}),...r.verbose?T.flatMap(({from:b,reason:w})=>(0,h().
prose)(r,"",`${b}: ${w}`)):[]]}function u({paths:t,late:i,lacks:r},d){return t.length===0?(0,h().prose)(d,"workflow","no\
 workflow runs the gate; `gene-gate init` writes one",{label:"caution"}):[...(0,h().prose)(d,"workflow",t.join(", ")),...i?
(0,h().prose)(d,"late",`${i.message} ${i.remedy}`,{label:"caution"}):[],...r.flatMap(({path:y,key:T,what:b})=>{const w=t.
length>1?`${y}: `:"";return(0,h().prose)(d,"lacks",`${w}${T}: ${b}`,{label:"caution"})})]}},63512:function(x,f,e){Object.
defineProperty(f,"__esModule",{value:!0}),f.firstPolicy=r;function a(){const c=e(76760);return a=function(){return c},c}
function v(){const c=e(41330);return v=function(){return c},c}function p(){const c=e(99668);return p=function(){return c},
c}function h(){const c=e(18744);return h=function(){return c},c}function j(){const c=e(28894);return j=function(){return c},
c}function S(){const c=e(94534);return S=function(){return c},c}function g(){const c=e(68450);return g=function(){return c},
c}function P(){const c=e(59490);return P=function(){return c},c}function I(){const c=e(41431);return I=function(){return c},
c}function M(){const c=e(54062);return M=function(){return c},c}function o(){const c=e(10729);return o=function(){return c},
c}function l(){const c=e(95244);return l=function(){return c},c}function $(){const c=e(87952);return $=function(){return c},
c}function s(){const c=e(93028);return s=function(){return c},c}function O(){const c=e(78455);return O=function(){return c},
c}const u=1440*60*1e3,t=14*u,i=90*u;async function r({audit:{genes:c},assets:N,commandTree:R},n,m){const A=new Map(c.map(
({store:k})=>[k.path,k])),E=c.flatMap(k=>k.commands),{hard_cap_files:C,hard_cap_lines:G}=n.blast_radius,B=new Set(c.filter(
k=>k.commands.some(D)).map(({store:k})=>k.root)),z=await b(R,n),V=F(E,R),{prepare:K,before:W}=(0,O().installationFor)([...n.
programs,...V],R),Y=N.files.length>0||z.length>0;return{until:(0,M().dayOf)(new Date(m.getTime()+t)),levelsUntil:(0,M().
dayOf)(new Date(m.getTime()+i)),stores:[...A.values()].filter(({named:k})=>!k).map(k=>({...k,...y(c,k.path,R)})).filter(
({path:k,root:J,checkoutAs:Q})=>J!==""||Q!==void 0||(0,g().packagesAbove)(R,k).length>1).map(({path:k,root:J,checkoutAs:Q})=>({
path:k||".",...Q===void 0?{root:J||"."}:{checkout_as:Q}})),include:z,agentFiles:Y?[]:d(R,n),programs:V,installation:{prepare:[
...[...B].flatMap(k=>H(k,R)),...K],before:W},exceedsCap:N.files.length>C||await U(N.files,R)>G}}function d(c,N){return(0,p().
agentFilesIn)(c,N).flatMap(({path:R,format:n})=>n.isGeneral||n.places.length===0?[]:[R])}function y(c,N,R){const n=c.flatMap(
W=>W.store.path===N?W.commands:[]),m=n.flatMap(I().missingPaths),[A]=m;if(A===void 0)return;const E=n.flatMap(({reading:{
targets:W}})=>W.flatMap(({kind:Y,via:k,name:J})=>Y==="file"&&k===void 0?J:[])),C=W=>(0,s().isRegular)(R.stat(W)?.kind??"\
directory"),G=[...R.files()].filter(({path:W})=>W.endsWith(`/${A}`)).map(({path:W})=>W.slice(0,-A.length-1)).filter(W=>[
...m,...E].every(Y=>C(a().posix.join(W,Y)))),[B]=G;if(B!==void 0)return G.length===1?{root:B}:void 0;const z=A.replace(/\/.*/,
""),V=`${z}/`;return[...m,...E].every(W=>W.startsWith(V)&&C(W.slice(V.length)))&&(0,o().isCheckoutName)(z)?{root:"",checkoutAs:z}:
void 0}const T=/(?:^|\/)(?:examples?|docs?|logs?|node_modules|dist)\//i;async function b(c,N){const R=(0,h().assetPathTest)(
N),n=(0,S().assetLimits)(N.assets.max_file_bytes),m=[...c.files()].filter(({path:E,kind:C})=>(0,s().isRegular)(C)&&(0,h().
mayHoldAssets)(E)&&!R(E)&&!((0,l().isTest)(E)||(0,l().isTestData)(E)||T.test(E))),A=[];for(const E of m){const C=await(0,h().
findStrayGenes)(c,E,n);C?.rule==="outside-globs"&&/Gene/.test(C.detail)&&A.push(w(E.path))}return A}function w(c){return c.
replace(/[\\*?[\]{}()!+@]/g,"\\$&")}function F(c,N){const R=c.flatMap(({findings:n})=>n.flatMap(({args:m})=>typeof m.offered==
"string"?m.offered:[]));return[...(0,P().groupBy)(R,n=>n)].sort(([,n],[,m])=>m.length-n.length).map(([n])=>n).filter(n=>n!==
""&&L(n,N))}function L(c,N){const n=[...(0,$().programTerms)({programs:[c],families:[]}).allowed.values()].flatMap(({data:C})=>C.
build_files),m=n.some(C=>/\.py$|^pyproject/.test(C)),A=n.map(C=>C.includes("/")?C:`**/${C}`),E=(0,v().default)([...A,...m?
["**/*.py"]:[]],{dot:!0});return[...N.files()].some(({path:C})=>E(C))}function D({findings:c,reading:N}){return c.some(({
rule:R})=>R==="not-installed")||N.targets.some(({kind:R})=>R==="package_binary")}function H(c,N){const R=(0,g().packagesAbove)(
N,c).find(n=>l().NPM_LOCKFILES.some(m=>N.stat(n===""?m:`${n}/${m}`)!==void 0));return R===void 0?[]:[`npm ci --ignore-sc\
ripts${R===""?"":` --prefix ${R}`}`]}async function U(c,N){return(await Promise.all(c.map(async n=>{const m=await N.read(
n);return(0,j().countLines)(m,m.length)}))).reduce((n,m)=>n+m,0)}},78455:function(x,f,e){Object.defineProperty(f,"__esMo\
dule",{value:!0}),f.installationFor=g;function a(){const P=e(17093);return a=function(){return P},P}const{programs:v=[],
started_programs:p=[]}=a().python,h=[...v,...p,"uv"],S=[["uv.lock",h,{before:["pipx install uv==0.9.5"],prepare:["uv syn\
c --frozen"]}],["poetry.lock",h,{before:["pip install poetry==2.2.1","POETRY_VIRTUALENVS_CREATE=false poetry install --n\
o-interaction"]}],["requirements-dev.txt",h,{before:["pip install -r requirements-dev.txt"]}],["requirements.txt",h,{before:[
"pip install -r requirements.txt"]}],["Cargo.lock",["cargo"],{before:["cargo fetch --locked"]}],["composer.lock",["php",
"phpunit"],{prepare:["composer install --no-interaction --no-scripts --no-plugins"]}]];function g(P,I){const M=S.filter(
([l,$])=>I.stat(l)!==void 0&&$.some(s=>P.includes(s))),o=M.filter(([,l],$)=>M.findIndex(([,s])=>s===l)===$);return{prepare:o.
flatMap(([,,{prepare:l=[]}])=>l),before:o.flatMap(([,,{before:l=[]}])=>l)}}},50380:function(x,f,e){Object.defineProperty(
f,"__esModule",{value:!0}),f.auditPresent=M,f.countRepairs=o,f.pushedBranch=O;function a(){const u=e(82330);return a=function(){
return u},u}function v(){const u=e(72857);return v=function(){return u},u}function p(){const u=e(87952);return p=function(){
return u},u}function h(){const u=e(48741);return h=function(){return u},u}function j(){const u=e(47520);return j=function(){
return u},u}function S(){const u=e(67397);return S=function(){return u},u}function g(){const u=e(37075);return g=function(){
return u},u}function P(){const u=e(63682);return P=function(){return u},u}function I(){const u=e(92344);return I=function(){
return u},u}function M(u,t){return(0,a().auditCommit)(l(u,t),t,t)}async function o(u,t,i,r){const{policy:d}=u.policy,y=(0,I().
judge)(t.audit,P().NOTHING_RAN,{policy:d,now:r}),T={name:"range",head:i,audited:i,base:i},b=(0,g().idsOf)((0,I().allFindings)(
y));return(await(0,v().proposeFix)(l(u,i),T,t,b))?.edits.length??0}function l({repository:u,policy:t,platform:i,signal:r},d){
return{repository:u,policy:t,additions:(0,p().additionsFor)(t.policy),disk:(0,h().folderTree)(u.directory),platform:i,...r&&
{signal:r},all:!0,policyCommit:d}}const $=50,s=/^Merge pull request #\d+|\(#\d+\)$/;async function O(u,t){const i=await(0,j().
pastChanges)(u,t,$);return i.length===0||i.some(({subject:d})=>s.test(d))?void 0:(await(0,S().findDefaultBranch)(u))?.ref?.
replace(/^refs\/(?:heads|remotes\/origin)\//,"")}},20261:function(x,f,e){Object.defineProperty(f,"__esModule",{value:!0}),
f.workflowAnswer=j;function a(){const t=e(92299);return a=function(){return t},t}function v(){const t=e(3733);return v=function(){
return t},t}function p(){const t=e(3463);return p=function(){return t},t}function h(){const t=e(95132);return h=function(){
return t},t}async function j(t,i){const r=await(0,a().findGate)(t),d=(0,a().lateGate)(r),y=w=>r.jobs.flatMap(F=>F.file===
w&&g(F.job)?[F.job]:[]),T=(0,v().parseMapping)(i)??{},b=[...r.files.values()].filter(w=>r.jobs.some(F=>F.file===w));return{
paths:b.map(({path:w})=>w),...d&&{late:(0,h().describe)((0,h().finding)("gate-runs-late",d))},lacks:b.flatMap(w=>S(w.value??
{},y(w),T).map(F=>({path:w.path,...F})))}}function S(t,i,r){const[d={}]=(0,v().jobsOf)({value:r}).values(),y=i.flatMap(T=>{
const[b,w]=[{...t,...T},{...r,...d}];return[...M(w.on,b.on),...s(w.permissions,b.permissions),...I(w.concurrency,b.concurrency,
o(b.on)),...u(w,b)]});return[...new Map(y.map(T=>[T.key,T])).values()]}function g(t){const i=(0,v().stepsOf)(t).filter(r=>a().
GATE.test((0,p().textIn)(r,"uses")));return t.uses===void 0&&i.every(r=>P(r)==="gate")}function P(t){return(0,p().textIn)(
(0,p().objectIn)(t.with),"mode")||"gate"}function I(t,i,r){const{group:d,"cancel-in-progress":y=!1}=(0,p().objectIn)(i);
if(y===!1)return[];const T=r.has("pull_request_review")&&!/github\.event_name/.test(String(d)),b=l("pull_request",r.get(
"pull_request")).includes("edited"),w=(0,p().textIn)((0,p().objectIn)(t),"cancel-in-progress");return[[T,"group","Add `$\
{{ github.event_name }}` to the group; a review ends the run of a push."],[b&&w!==""&&!/github\.event\.action/.test(String(
y)),"cancel-in-progress",`Set it to \`${w}\`; a new description ends the run of a push.`]].flatMap(([L,D,H])=>L?[{key:`c\
oncurrency.${D}`,what:H}]:[])}function M(t,i){const r=o(i);return[...o(t)].flatMap(([d,y])=>{const T=`on.${d}`,b=r.get(d),
w=d==="push"?": the last changes came without a pull request":"";if(b===void 0)return[{key:T,what:`Add the event \`${d}\`${w}\
.`}];const F=l(d,b),L=l(d,y).filter(D=>!F.includes(D));return[...L.length>0?[{key:`${T}.types`,what:`Add the types \`${L.
join("`, `")}\`.`}]:[],...["paths","paths-ignore"].filter(D=>D in(0,p().objectIn)(b)).map(D=>({key:`${T}.${D}`,what:"Rem\
ove the filter."}))]})}function o(t){return(0,p().isMapping)(t)?new Map(Object.entries(t).map(([i,r])=>[i,r??{}])):new Map(
[t??[]].flat().map(i=>[String(i),{}]))}function l(t,i){const{types:r}=(0,p().objectIn)(i);return r!==void 0?[r].flat().map(
String):/^pull_request(?:_target)?$/.test(t)?["opened","synchronize","reopened"]:[]}const $=["none","read","write"];function s(t,i){
const r=typeof i=="string"?i.replace("-all",""):void 0,d=y=>$.indexOf(r??((0,p().textIn)((0,p().objectIn)(i),y)||"none"));
return Object.entries((0,p().objectIn)(t)).flatMap(([y,T])=>d(y)<$.indexOf(String(T))?[{key:`permissions.${y}`,what:`Add\
 \`${y}: ${T}\` to \`permissions\`.`}]:[])}const O=/\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;function u(t,i){
const r=b=>(0,p().textIn)(b,"uses").split("@")[0]??"",d=(0,v().stepsOf)(i),y=d.filter(b=>a().GATE.test(r(b))),T=y.length===
0||y.some(b=>"prepare"in(0,p().objectIn)(b.with))||d.some(b=>O.test((0,p().textIn)(b,"run")));return(0,v().stepsOf)(t).flatMap(
b=>{const w=r(b);if(!a().GATE.test(w))return w===""||d.some(U=>r(U)===w)?[]:[{key:`steps.${w}`,what:`Add a step with \`${w}\
\`.`}];const F=(0,p().textIn)((0,p().objectIn)(b.with),"prepare").trim();return F===""||T?[]:[{key:"with.prepare",what:`\
Set \`prepare: ${F.replaceAll(`
`," && ")}\`; commands of genes use tools of the dependencies.`}]})}},17493:function(x,f){Object.defineProperty(f,"__esM\
odule",{value:!0}),f.WORKFLOW_TEMPLATE=void 0,f.workflowFor=v;const e=`        # If your commands need dependencies. For\
 pytest, cargo and others, see
        # https://github.com/gene-gate/gene-gate/blob/main/docs/commands.md#other-programs.
        # with: { prepare: npm ci --ignore-scripts }
`,a=f.WORKFLOW_TEMPLATE=`# Judges and runs every pull request. For pull requests from forks, also add the second workflo\
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
${e}      # The report, also if the gate fails; the second workflow for forks reads it.
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
`;function v({pushed:p,prepare:h=[],before:j=[]}){return[[p!==void 0,`  merge_group:
`,`  merge_group:
  # Changes are pushed without pull requests: each push is judged against the commit before it.
  push: { branches: [${JSON.stringify(p)}] }
`],[p!==void 0,"|| github.ref }}","|| github.sha }}"],[j.length>0,`      - id: gate
`,`      # Runs before the gate. What a change can do there:
      # https://github.com/gene-gate/gene-gate/blob/main/docs/rules/gate-runs-late.md
      - run: |
${j.map(g=>`          ${g}
`).join("")}      - id: gate
`],[h.length>0,e,`        with:
          prepare: |
${h.map(g=>`            ${g}
`).join("")}`]].filter(([g])=>g).reduce((g,[,P,I])=>g.replace(P,()=>I),a)}}};
