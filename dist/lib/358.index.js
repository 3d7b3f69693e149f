"use strict";exports.id=358,exports.ids=[358],exports.modules={49232:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=T,a.namedPolicy=I,a.policyFor=c,a.policyName=o,a.policyOfFile=p,a.repositoryOf=F;function g(){const n=e(
73024);return g=function(){return n},n}function h(){const n=e(76760);return h=function(){return n},n}function d(){const n=e(
41895);return d=function(){return n},n}function m(){const n=e(21311);return m=function(){return n},n}function O(){const n=e(
74238);return O=function(){return n},n}function v(){const n=e(48741);return v=function(){return n},n}function P(){const n=e(
96402);return P=function(){return n},n}function E(){const n=e(63550);return E=function(){return n},n}async function I(n,i){
if(n===void 0)return;const u=await p(n,i);return(0,m().requireExamples)(u),u}async function p(n,i){const u=(await i.readInput(
n)).toString("utf8"),s=await F(i.cwd,i.env)??i.cwd;return await(0,O().loadPolicyFile)(u,n,(0,v().folderTree)(s))}async function c({
policy:n,profile:i},u,s){const w=n===!1?await T():await I(n,u)??await l(s,u);return i===void 0?w:{...w,policy:{...w.policy,
profile:i}}}function o({source:n,path:i,ref:u}){return n==="default"||i===void 0?"the built-in policy":n==="file"||u===void 0?
i:`${i} in ${u}`}async function l(n,{cwd:i,env:u}){const s=n===void 0?await F(i,u):void 0,w=n??(s===void 0?void 0:(0,v().
folderTree)(s));if(w===void 0)return T();const S=await(0,O().loadPolicy)(w,w.label);return(0,m().requireExamples)(S),S}function T(){
const n=(0,E().literalTree)({});return(0,O().loadPolicy)(n,n.label)}async function F(n,i){try{const u=await(0,P().openRepository)(
n,i);return await u.close(),u.directory}catch(u){const s=u instanceof d().GateError&&u.code==="program_not_found";if(u instanceof
d().GateError&&!(s&&r(n)))return;throw u}}function r(n){const i=(0,h().dirname)(n);return(0,g().existsSync)((0,h().join)(
n,".git"))||i!==n&&r(i)}},19234:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.DURATIONS=void 0,a.durationsOf=
F,a.parsedBy=o,a.parsedNumber=l,a.rangeRequest=c,a.withRangeOptions=p;function g(){const r=e(76760);return g=function(){
return r},r}function h(){const r=e(63314);return h=function(){return r},r}function d(){const r=e(7723);return d=function(){
return r},r}function m(){const r=e(89549);return m=function(){return r},r}function O(){const r=e(25966);return O=function(){
return r},r}function v(){const r=e(41551);return v=function(){return r},r}function P(){const r=e(71667);return P=function(){
return r},r}function E(){const r=e(49232);return E=function(){return r},r}function I(){const r=e(82256);return I=function(){
return r},r}function p(r){return r.option("--base <ref>","base branch or commit (default: the default branch)").option("\
--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a com\
mit").addOption(new(h()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).
option(...I().REPO_OPTION).option("--policy <file>","policy file to use instead of the policy of the base").option("--po\
licy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption((0,I().profileOption)()).
option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands t\
hat wait, with the approval digest of an earlier run")}async function c({base:r,head:n,worktree:i,staged:u,profile:s,...w},S){
const t=(0,m().approveByDigest)(w.approve,new Date),R=await(0,E().namedPolicy)(w.policy,S);return{directory:(0,g().resolve)(
S.cwd,w.repo),env:S.env,locate:f=>(0,O().resolveRange)(f,{...r!==void 0&&{base:r},...n!==void 0&&{head:n},...i&&{worktree:i},
...u&&{staged:u}}),...R&&{policy:R},...w.policyRef!==void 0&&{policyRef:w.policyRef},inputs:{profile:s},all:w.all??!1,approver:t,
signal:S.signal,secrets:(0,v().secretsOf)(S.env)}}function o(r,n){return i=>{const u=r().safeParse(i);if(u.success)return u.
data;throw new(h()).InvalidArgumentError(n)}}function l(r){return o(()=>d().coerce.number().pipe(r()),"Expected a number\
 from 1 to 256.")}const T=a.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function F({durations:r},n){return r===void 0?new Map:(0,P().readDurations)((0,g().
resolve)(n.cwd,r),n.openInput)}},61399:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.deliver=l,a.withReportOptions=
o;function g(){const n=e(73024);return g=function(){return n},n}function h(){const n=e(51455);return h=function(){return n},
n}function d(){const n=e(76760);return d=function(){return n},n}function m(){const n=e(63314);return m=function(){return n},
n}function O(){const n=e(41895);return O=function(){return n},n}function v(){const n=e(28765);return v=function(){return n},
n}function P(){const n=e(55430);return P=function(){return n},n}function E(){const n=e(59925);return E=function(){return n},
n}function I(){const n=e(20471);return I=function(){return n},n}function p(){const n=e(31626);return p=function(){return n},
n}function c(){const n=e(82256);return c=function(){return n},n}function o(n){return n.addOption(new(m()).Option("--form\
at <name>","output format").choices(E().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function l(n,i,u){if(await F(
n,i,u),i.output!==void 0){const s=(0,d().resolve)(u.cwd,i.output);i.repo!==void 0&&s.startsWith(`${(0,d().resolve)(u.cwd,
i.repo)}${d().sep}`)&&!(0,g().existsSync)(s)&&await T(s),await r(s,n,u.signal)}}async function T(n){try{await(0,v().makeFolder)(
n),await(0,h().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function F(n,i,u){const{format:s}=i,S=!(n.error&&s==="text"&&n.genes.length===0)?(0,E().renderReport)(
n,s,(0,c().textOptions)(i,u)):"";u.print(S,s),S===""&&n.error&&u.note((0,p().failureText)(n.error,u.columns))}async function r(n,i,u){
const s=u.aborted?void 0:u,w=t=>(0,I().renderMarkdown)(i,{maxCharacters:t}),S=await(0,P().publishFiles)(n,{report:i,markdown:w},
s);if(S.status==="failed")throw s?.aborted?new(O()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(O()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${S.reason}`,S.hint??"Use --output with a writable directory.")}},82256:function(B,a,e){Object.defineProperty(
a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=void 0,a.formatOption=c,a.inRepository=F,a.printAnswer=l,a.profileOption=
p,a.storeFiles=r,a.textOptions=o,a.withJudgingOptions=E;function g(){const n=e(76760);return g=function(){return n},n}function h(){
const n=e(63314);return h=function(){return n},n}function d(){const n=e(18744);return d=function(){return n},n}function m(){
const n=e(41895);return m=function(){return n},n}function O(){const n=e(80068);return O=function(){return n},n}function v(){
const n=e(96402);return v=function(){return n},n}function P(){const n=e(10289);return P=function(){return n},n}function E(n){
return n.option(...I).option("--no-policy","use the built-in policy").addOption(p()).addOption(c())}const I=a.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function p(){return new(h()).Option("--profile\
 <name>","profile for commands").choices(O().PROFILE_NAMES)}function c(){return new(h()).Option("--format <name>","outpu\
t format").choices(["text","json"]).default("text")}function o({verbose:n=!1},{columns:i,colour:u}){return{columns:i,colour:u,
verbose:n}}function l(n,i,u,s){s.print(u==="json"?`${(0,P().json)(n)}
`:i(),u)}const T=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function F({repo:n},{cwd:i,env:u},s){
const w=await(0,v().openRepository)((0,g().resolve)(i,n),u);try{return await s(w)}finally{await w.close()}}function r(n,i,u){
const s=(0,d().assetPathsIn)(n,i);if(s.length>0)return s;throw new(m()).GateError("usage",`${u} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},25966:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),
a.resolveRange=v;function g(){const c=e(41895);return g=function(){return c},c}function h(){const c=e(24634);return h=function(){
return c},c}function d(){const c=e(67397);return d=function(){return c},c}function m(){const c=e(50598);return m=function(){
return c},c}function O(){const c=e(34397);return O=function(){return c},c}async function v(c,{base:o,head:l,worktree:T=!1,
staged:F=!1}){if(T&&l!==void 0)throw new(g()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[r,n]=await P([(0,m().resolveRevision)(c,l??"HEAD"),
I(c,o)]);return{name:F?"index":T?"worktree":"range",directory:c.directory,base:await(0,h().mergeBase)(c,n.commit,r),head:r,
audited:T?await(F?O().snapshotIndex:O().snapshotWorktree)(c):r,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function P(c){return await Promise.allSettled(c),Promise.all(c)}const E=/^refs\/(?:heads|remotes\/origin)\//;
async function I(c,o){const l=o===void 0?await(0,d().defaultBranch)(c):await(0,m().resolveNamed)(c,o),{commit:T}=l,F=o===
"HEAD"||o==="@"?await(0,d().checkedOutBranch)(c):l.ref,r=F&&p(F);if(r===void 0)return{commit:T,name:o??"HEAD"};const n=o===
void 0?l:await(0,d().findDefaultBranch)(c),i=n?.ref&&p(n.ref);return{commit:T,name:r,...n&&i&&{defaultBranch:{name:i,commit:n.
commit}}}}function p(c){return E.test(c)?c.replace(E,""):void 0}},59925:function(B,a,e){Object.defineProperty(a,"__esMod\
ule",{value:!0}),a.REPORT_FORMATS=void 0,a.renderReport=c;function g(){const o=e(52978);return g=function(){return o},o}
function h(){const o=e(62887);return h=function(){return o},o}function d(){const o=e(31048);return d=function(){return o},
o}function m(){const o=e(58924);return m=function(){return o},o}function O(){const o=e(20471);return O=function(){return o},
o}function v(){const o=e(11357);return v=function(){return o},o}function P(){const o=e(87934);return P=function(){return o},
o}const E=a.REPORT_FORMATS=["text","json","agent","markdown","html","sarif","junit"],I={maxCharacters:Number.MAX_SAFE_INTEGER},
p={text:(...o)=>(0,P().renderText)(...o),json:o=>(0,d().renderJson)(o),agent:o=>(0,g().renderAgentTask)(o),markdown:o=>(0,O().
renderMarkdown)(o,I),html:o=>(0,h().renderHtml)(o),sarif:o=>(0,v().renderSarif)(o),junit:o=>(0,m().renderJunit)(o)};function c(o,l,T){
return p[l](o,T)}},87934:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.renderText=n;function g(){const t=e(
10289);return g=function(){return t},t}function h(){const t=e(67237);return h=function(){return t},t}function d(){const t=e(
50427);return d=function(){return t},t}function m(){const t=e(69379);return m=function(){return t},t}function O(){const t=e(
55967);return O=function(){return t},t}function v(){const t=e(94978);return v=function(){return t},t}function P(){const t=e(
74658);return P=function(){return t},t}function E(){const t=e(90042);return E=function(){return t},t}function I(){const t=e(
63245);return I=function(){return t},t}function p(){const t=e(38319);return p=function(){return t},t}function c(){const t=e(
94965);return c=function(){return t},t}function o(){const t=e(31626);return o=function(){return t},t}function l(){const t=e(
27809);return l=function(){return t},t}const T=8,F=30,r={quiet:8,verbose:200};function n(t,R){const f=(0,o().layoutOf)(R),
{verbose:y}=R,N=(0,I().reportSections)(t),{dangers:j,blocked:M,failed:D,waiting:L,findings:$,notices:C,suppressed:G}=N,H={
most:y?r.verbose:r.quiet,columns:(0,o().roomOf)(f)-2},A=(b,x="finding")=>(0,l().rowBlocks)((0,m().findingRows)(b,y),f,{most:T,
noun:x}),U=(0,m().blockedRows)(M,{isEach:y,...!y&&{most:F}});return(0,o().page)([i(t,N,f),...u(t,f),...A(j),(0,l().listRows)(
(0,p().machineList)(t),f),...(0,l().rowBlocks)(U,f,{most:U.length,noun:"blocked command",all:M.length}),...(0,l().rowBlocks)(
(0,m().failedRows)(D,H,y),f,{most:T,noun:"failed command"}),...A(L,"pending approval"),...A($),...y?[...A(C,"notice"),...A(
G)]:[],(0,l().listRows)((0,O().fixList)(t),f),...s(t,f),(0,l().listRows)((0,v().geneList)(t,N),f),(0,l().listRows)((0,p().
claimList)(t),f),(0,l().listRows)((0,p().readList)(t),f),y?[]:w(C,f),S(t,f)])}function i(t,R,f){const y=(0,P().headlineOf)(
t,R),[N,j]=[y.verdict.toUpperCase(),y.words],[M="",...D]=(0,d().wrap)(j===""?N:`${N}: ${j}`,(0,o().roomOf)(f)),L=c().VERDICT_TONES[((0,P().
undecidedPart)(t)??t).verdict],$=f.paint(L,M.slice(0,N.length))+M.slice(N.length);return(0,o().labelled)(f,"gene-gate",[
$,...D],"strong")}function u({error:t},R){if(t===void 0)return[];const f=y=>y.split(`
`).flatMap(N=>/^\s/.test(N)?(0,d().chop)((0,g().terminal)(N),(0,o().roomOf)(R)):(0,d().wrap)((0,g().terminal)(N),(0,o().
roomOf)(R)));return[(0,o().labelled)(R,"why",f(t.message)),(0,o().labelled)(R,"fix",f(t.hint),"good")]}function s(t,R){const f=(0,h().
sizeLimits)(t),{rows:y,...N}=(0,h().sizeList)(t);if(f.length===0)return[];const j=R.verbose||f.some(({isNear:M})=>M);return[
(0,l().listRows)({...N,rows:j?y:y.slice(0,f.length)},R),R.verbose?(0,l().listRows)((0,p().uncountedList)(t),R):[]]}function w(t,R){
if(t.length===0)return[];const f=[...new Set(t.map(({rule:M})=>M))].join(", "),y=t.filter(M=>M.before).length,N=y===0?"":
`, ${y} of them there before`,j=`${t.length}${N} (${f}); --verbose shows all`;return(0,o().prose)(R,"notices",j,{text:"q\
uiet"})}function S(t,R){return(0,E().environmentList)(t).rows.flatMap(y=>y.notes).flatMap(({label:y="",text:N,isMinor:j})=>j?
[]:(0,o().prose)(R,y.toLowerCase(),N,{text:"quiet"}))}}};
