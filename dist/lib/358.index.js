"use strict";exports.id=358,exports.ids=[358],exports.modules={49232:((B,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.builtInPolicy=
o,s.namedPolicy=I,s.policyFor=N,s.policyName=n,s.policyOfFile=y,s.repositoryOf=l;function O(){const t=i(73024);return O=
function(){return t},t}function h(){const t=i(76760);return h=function(){return t},t}function f(){const t=i(41895);return f=
function(){return t},t}function m(){const t=i(21311);return m=function(){return t},t}function w(){const t=i(74238);return w=
function(){return t},t}function v(){const t=i(48741);return v=function(){return t},t}function P(){const t=i(96402);return P=
function(){return t},t}function T(){const t=i(63550);return T=function(){return t},t}async function I(t,u){if(t===void 0)
return;const a=await y(t,u);return(0,m().requireExamples)(a),a}async function y(t,u){const a=(await u.readInput(t)).toString(
"utf8"),g=await l(u.cwd,u.env)??u.cwd;return await(0,w().loadPolicyFile)(a,t,(0,v().folderTree)(g))}async function N({policy:t,
profile:u},a,g){const S=t===!1?await o():await I(t,a)??await c(g,a);return u===void 0?S:{...S,policy:{...S.policy,profile:u}}}
function n({source:t,path:u,ref:a}){return t==="default"||u===void 0?"the built-in policy":t==="file"||a===void 0?u:`${u}\
 in ${a}`}async function c(t,{cwd:u,env:a}){const g=t===void 0?await l(u,a):void 0,S=t??(g===void 0?void 0:(0,v().folderTree)(
g));if(S===void 0)return o();const F=await(0,w().loadPolicy)(S,S.label);return(0,m().requireExamples)(F),F}function o(){
const t=(0,T().literalTree)({});return(0,w().loadPolicy)(t,t.label)}async function l(t,u){try{const a=await(0,P().openRepository)(
t,u);return await a.close(),a.directory}catch(a){const g=a instanceof f().GateError&&a.code==="program_not_found";if(a instanceof
f().GateError&&!(g&&r(t)))return;throw a}}function r(t){const u=(0,h().dirname)(t);return(0,O().existsSync)((0,h().join)(
t,".git"))||u!==t&&r(u)}}),19234:((B,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.DURATIONS=void 0,s.durationsOf=
c,s.parsedBy=N,s.rangeRequest=y,s.withRangeOptions=I;function O(){const o=i(76760);return O=function(){return o},o}function h(){
const o=i(63314);return h=function(){return o},o}function f(){const o=i(89549);return f=function(){return o},o}function m(){
const o=i(25966);return m=function(){return o},o}function w(){const o=i(41551);return w=function(){return o},o}function v(){
const o=i(71667);return v=function(){return o},o}function P(){const o=i(49232);return P=function(){return o},o}function T(){
const o=i(82256);return T=function(){return o},o}function I(o){return o.option("--base <ref>","base branch or commit (de\
fault: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check t\
he uncommitted files instead of a commit").addOption(new(h()).Option("--staged","check what is staged, as git commit wou\
ld commit it").implies({worktree:!0})).option(...T().REPO_OPTION).option("--policy <file>","policy file to use instead o\
f the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each\
 key wins").addOption((0,T().profileOption)()).option("--all","check all genes of the head, not only changed ones").option(
"--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function y({base:o,
head:l,worktree:r,staged:t,profile:u,...a},g){const S=(0,f().approveByDigest)(a.approve,new Date),F=await(0,P().namedPolicy)(
a.policy,g);return{directory:(0,O().resolve)(g.cwd,a.repo),env:g.env,locate:e=>(0,m().resolveRange)(e,{...o!==void 0&&{base:o},
...l!==void 0&&{head:l},...r&&{worktree:r},...t&&{staged:t}}),...F&&{policy:F},...a.policyRef!==void 0&&{policyRef:a.policyRef},
inputs:{profile:u},all:a.all??!1,approver:S,signal:g.signal,secrets:(0,w().secretsOf)(g.env)}}function N(o,l){return r=>{
const t=o().safeParse(r);if(t.success)return t.data;throw new(h()).InvalidArgumentError(l)}}const n=s.DURATIONS=["--dura\
tions <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and merge"];async function c({
durations:o},l){return o===void 0?new Map:(0,v().readDurations)((0,O().resolve)(l.cwd,o),l.openInput)}}),61399:((B,s,i)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.deliver=n,s.withReportOptions=N;function O(){const r=i(73024);return O=
function(){return r},r}function h(){const r=i(51455);return h=function(){return r},r}function f(){const r=i(76760);return f=
function(){return r},r}function m(){const r=i(63314);return m=function(){return r},r}function w(){const r=i(41895);return w=
function(){return r},r}function v(){const r=i(28765);return v=function(){return r},r}function P(){const r=i(55430);return P=
function(){return r},r}function T(){const r=i(59925);return T=function(){return r},r}function I(){const r=i(20471);return I=
function(){return r},r}function y(){const r=i(31626);return y=function(){return r},r}function N(r){return r.addOption(new(m()).
Option("--format <name>","output format").choices(T().REPORT_FORMATS).default("text")).option("--output <dir>","also wri\
te the report files to this directory").option("--verbose","show everything, including what passed")}async function n(r,t,u){
if(await o(r,t,u),t.output!==void 0){const a=(0,f().resolve)(u.cwd,t.output);t.repo!==void 0&&a.startsWith(`${(0,f().resolve)(
u.cwd,t.repo)}${f().sep}`)&&!(0,O().existsSync)(a)&&await c(a),await l(a,r,u.signal)}}async function c(r){try{await(0,v().
makeFolder)(r),await(0,h().writeFile)((0,f().join)(r,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function o(r,{format:t,verbose:u},a){const{columns:g,colour:S}=a,F=!(r.error&&t==="text"&&r.
genes.length===0),e={columns:g,colour:S,verbose:u??!1},R=F?(0,T().renderReport)(r,t,e):"";a.print(R,t),R===""&&r.error&&
a.note((0,y().failureText)(r.error,g))}async function l(r,t,u){const a=u.aborted?void 0:u,g=F=>(0,I().renderMarkdown)(t,
{maxCharacters:F}),S=await(0,P().publishFiles)(r,{report:t,markdown:g},a);if(S.status==="failed")throw a?.aborted?new(w()).
GateError("interrupted",`The gate was interrupted while it wrote to ${r}: not all files there are about this run.`,"Run \
the gate again."):new(w()).GateError("file_unreadable",`Cannot write the report files to ${r}: ${S.reason}`,S.hint??"Use\
 --output with a writable directory.")}}),82256:((B,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.REPO_OPTION=
s.POLICY_OPTION=void 0,s.formatOption=y,s.inRepository=n,s.profileOption=I,s.storeFiles=c,s.withJudgingOptions=P;function O(){
const o=i(76760);return O=function(){return o},o}function h(){const o=i(63314);return h=function(){return o},o}function f(){
const o=i(18744);return f=function(){return o},o}function m(){const o=i(41895);return m=function(){return o},o}function w(){
const o=i(80068);return w=function(){return o},o}function v(){const o=i(96402);return v=function(){return o},o}function P(o){
return o.option(...T).option("--no-policy","use the built-in policy").addOption(I()).addOption(y())}const T=s.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function I(){return new(h()).Option("--profile\
 <name>","profile for commands").choices(w().PROFILE_NAMES)}function y(){return new(h()).Option("--format <name>","outpu\
t format").choices(["text","json"]).default("text")}const N=s.REPO_OPTION=["--repo <dir>","directory in the working tree",
"."];async function n({repo:o},{cwd:l,env:r},t){const u=await(0,v().openRepository)((0,O().resolve)(l,o),r);try{return await t(
u)}finally{await u.close()}}function c(o,l,r){const t=(0,f().assetPathsIn)(o,l);if(t.length>0)return t;throw new(m()).GateError(
"usage",`${r} has no asset files.`,"Use --repo with the repository, or name the files.")}}),25966:((B,s,i)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.resolveRange=v;function O(){const n=i(41895);return O=function(){return n},n}function h(){const n=i(
24634);return h=function(){return n},n}function f(){const n=i(67397);return f=function(){return n},n}function m(){const n=i(
50598);return m=function(){return n},n}function w(){const n=i(34397);return w=function(){return n},n}async function v(n,{
base:c,head:o,worktree:l=!1,staged:r=!1}){if(l&&o!==void 0)throw new(O()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[t,u]=await P([(0,m().resolveRevision)(
n,o??"HEAD"),I(n,c)]);return{name:r?"index":l?"worktree":"range",directory:n.directory,base:await(0,h().mergeBase)(n,u.commit,
t),head:t,audited:l?await(r?w().snapshotIndex:w().snapshotWorktree)(n):t,policyCommit:u.commit,baseRef:u.name,...u.defaultBranch&&
{defaultBranch:u.defaultBranch},isFork:!1}}async function P(n){return await Promise.allSettled(n),Promise.all(n)}const T=/^refs\/(?:heads|remotes\/origin)\//;
async function I(n,c){const o=c===void 0?await(0,f().defaultBranch)(n):await(0,m().resolveNamed)(n,c),{commit:l}=o,r=c===
"HEAD"||c==="@"?await N(n):o.ref,t=r&&y(r);if(t===void 0)return{commit:l,name:c??"HEAD"};const u=c===void 0?o:await(0,f().
findDefaultBranch)(n),a=u?.ref&&y(u.ref);return{commit:l,name:t,...u&&a&&{defaultBranch:{name:a,commit:u.commit}}}}function y(n){
return T.test(n)?n.replace(T,""):void 0}async function N({user:n}){return(await n(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),59925:((B,s,i)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.REPORT_FORMATS=void 0,s.renderReport=
N;function O(){const n=i(52978);return O=function(){return n},n}function h(){const n=i(62887);return h=function(){return n},
n}function f(){const n=i(31048);return f=function(){return n},n}function m(){const n=i(58924);return m=function(){return n},
n}function w(){const n=i(20471);return w=function(){return n},n}function v(){const n=i(11357);return v=function(){return n},
n}function P(){const n=i(87934);return P=function(){return n},n}const T=s.REPORT_FORMATS=["text","json","agent","jsonl",
"markdown","html","sarif","junit","in-toto","vsa"],I={maxCharacters:Number.MAX_SAFE_INTEGER},y={text:(...n)=>(0,P().renderText)(
...n),json:n=>(0,f().renderJson)(n),agent:n=>(0,O().renderAgentTask)(n),jsonl:n=>(0,f().renderJsonLines)(n),markdown:n=>(0,w().
renderMarkdown)(n,I),html:n=>(0,h().renderHtml)(n),sarif:n=>(0,v().renderSarif)(n),junit:n=>(0,m().renderJunit)(n),"in-t\
oto":n=>(0,f().renderStatement)(n),vsa:n=>(0,f().renderSummary)(n)};function N(n,c,o){return y[c](n,o)}}),87934:((B,s,i)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.renderText=t;function O(){const e=i(10289);return O=function(){return e},
e}function h(){const e=i(67237);return h=function(){return e},e}function f(){const e=i(50427);return f=function(){return e},
e}function m(){const e=i(69379);return m=function(){return e},e}function w(){const e=i(55967);return w=function(){return e},
e}function v(){const e=i(94978);return v=function(){return e},e}function P(){const e=i(74658);return P=function(){return e},
e}function T(){const e=i(90042);return T=function(){return e},e}function I(){const e=i(63245);return I=function(){return e},
e}function y(){const e=i(38319);return y=function(){return e},e}function N(){const e=i(94965);return N=function(){return e},
e}function n(){const e=i(31626);return n=function(){return e},e}function c(){const e=i(27809);return c=function(){return e},
e}const o=8,l=30,r={quiet:8,verbose:200};function t(e,R){const d=(0,n().layoutOf)(R),{verbose:p}=R,E=(0,I().reportSections)(
e),{dangers:M,blocked:j,failed:L,waiting:A,findings:$,blast:G,notices:C,suppressed:b}=E,H={most:p?r.verbose:r.quiet,columns:(0,n().
roomOf)(d)-2},D=(J,z="finding")=>(0,c().rowBlocks)((0,m().findingRows)(J,p),d,{most:o,noun:z}),U=(0,m().blockedRows)(j,{
isEach:p,...!p&&{most:l}});return(0,n().page)([u(e,E,d),...a(e,d),...D(M),(0,c().listRows)((0,y().machineList)(e),d),...(0,c().
rowBlocks)(U,d,{most:U.length,noun:"blocked command",all:j.length}),...(0,c().rowBlocks)((0,m().failedRows)(L,H,p),d,{most:o,
noun:"failed command"}),...D(A,"pending approval"),...D([...G,...$]),...p?[...D(C,"notice"),...D(b)]:[],(0,c().listRows)(
(0,w().fixList)(e),d),...g(e,d),(0,c().listRows)((0,v().geneList)(e,E),d),(0,c().listRows)((0,y().claimList)(e),d),(0,c().
listRows)((0,y().readList)(e),d),p?[]:S(C,d),F(e,d)])}function u(e,R,d){const p=(0,P().headlineOf)(e,R),[E,M]=[p.verdict.
toUpperCase(),p.words],[j="",...L]=(0,f().wrap)(M===""?E:`${E}: ${M}`,(0,n().roomOf)(d)),A=N().VERDICT_TONES[((0,P().undecidedPart)(
e)??e).verdict],$=d.paint(A,j.slice(0,E.length))+j.slice(E.length);return(0,n().labelled)(d,"gene-gate",[$,...L],"strong")}
function a({error:e},R){if(e===void 0)return[];const d=p=>p.split(`
`).flatMap(E=>/^\s/.test(E)?(0,f().chop)((0,O().terminal)(E),(0,n().roomOf)(R)):(0,f().wrap)((0,O().terminal)(E),(0,n().
roomOf)(R)));return[(0,n().labelled)(R,"why",d(e.message)),(0,n().labelled)(R,"fix",d(e.hint),"good")]}function g(e,R){const d=(0,h().
sizeLimits)(e),{rows:p,...E}=(0,h().sizeList)(e);if(d.length===0)return[];const M=R.verbose||d.some(({isNear:j})=>j);return[
[...(0,c().listRows)({...E,rows:M?p:p.slice(0,d.length)},R),...M?(0,c().listRows)((0,y().directoryList)(e),R):[]],R.verbose?
(0,c().listRows)((0,y().uncountedList)(e),R):[]]}function S(e,R){if(e.length===0)return[];const d=[...new Set(e.map(({rule:j})=>j))].
join(", "),p=e.filter(j=>j.before).length,E=p===0?"":`, ${p} of them there before`,M=`${e.length}${E} (${d}); --verbose \
shows all`;return(0,n().prose)(R,"notices",M,{text:"quiet"})}function F(e,R){return(0,T().environmentList)(e).rows.flatMap(
p=>p.notes).flatMap(({label:p="",text:E,isMinor:M})=>M?[]:(0,n().prose)(R,p.toLowerCase(),E,{text:"quiet"}))}})};
