"use strict";exports.id=358,exports.ids=[358],exports.modules={49232:function(A,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.builtInPolicy=P,c.namedPolicy=E,c.policyFor=F,c.policyName=t,c.policyOfFile=g,c.repositoryOf=I;function w(){const n=e(
73024);return w=function(){return n},n}function l(){const n=e(76760);return l=function(){return n},n}function d(){const n=e(
41895);return d=function(){return n},n}function m(){const n=e(21311);return m=function(){return n},n}function h(){const n=e(
74238);return h=function(){return n},n}function R(){const n=e(48741);return R=function(){return n},n}function v(){const n=e(
96402);return v=function(){return n},n}function T(){const n=e(63550);return T=function(){return n},n}async function E(n,r){
if(n===void 0)return;const u=await g(n,r);return(0,m().requireExamples)(u),u}async function g(n,r){const u=(await r.readInput(
n)).toString("utf8"),s=await I(r.cwd,r.env)??r.cwd;return await(0,h().loadPolicyFile)(u,n,(0,R().folderTree)(s))}async function F({
policy:n,profile:r},u,s){const O=n===!1?await P():await E(n,u)??await a(s,u);return r===void 0?O:{...O,policy:{...O.policy,
profile:r}}}function t({source:n,path:r,ref:u}){return n==="default"||r===void 0?"the built-in policy":n==="file"||u===void 0?
r:`${r} in ${u}`}async function a(n,{cwd:r,env:u}){const s=n===void 0?await I(r,u):void 0,O=n??(s===void 0?void 0:(0,R().
folderTree)(s));if(O===void 0)return P();const S=await(0,h().loadPolicy)(O,O.label);return(0,m().requireExamples)(S),S}function P(){
const n=(0,T().literalTree)({});return(0,h().loadPolicy)(n,n.label)}async function I(n,r){try{const u=await(0,v().openRepository)(
n,r);return await u.close(),u.directory}catch(u){const s=u instanceof d().GateError&&u.code==="program_not_found";if(u instanceof
d().GateError&&!(s&&i(n)))return;throw u}}function i(n){const r=(0,l().dirname)(n);return(0,w().existsSync)((0,l().join)(
n,".git"))||r!==n&&i(r)}},19234:function(A,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.DURATIONS=void 0,c.durationsOf=
I,c.parsedBy=t,c.parsedNumber=a,c.rangeRequest=F,c.withRangeOptions=g;function w(){const i=e(76760);return w=function(){
return i},i}function l(){const i=e(63314);return l=function(){return i},i}function d(){const i=e(7723);return d=function(){
return i},i}function m(){const i=e(89549);return m=function(){return i},i}function h(){const i=e(25966);return h=function(){
return i},i}function R(){const i=e(41551);return R=function(){return i},i}function v(){const i=e(71667);return v=function(){
return i},i}function T(){const i=e(49232);return T=function(){return i},i}function E(){const i=e(82256);return E=function(){
return i},i}function g(i){return i.option("--base <ref>","base branch or commit (default: the default branch)").option("\
--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a com\
mit").addOption(new(l()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).
option(...E().REPO_OPTION).option("--policy <file>","policy file to use instead of the policy of the base").option("--po\
licy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption((0,E().profileOption)()).
option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands t\
hat wait, with the approval digest of an earlier run")}async function F({base:i,head:n,worktree:r,staged:u,profile:s,...O},S){
const o=(0,m().approveByDigest)(O.approve,new Date),p=await(0,T().namedPolicy)(O.policy,S);return{directory:(0,w().resolve)(
S.cwd,O.repo),env:S.env,locate:f=>(0,h().resolveRange)(f,{...i!==void 0&&{base:i},...n!==void 0&&{head:n},...r&&{worktree:r},
...u&&{staged:u}}),...p&&{policy:p},...O.policyRef!==void 0&&{policyRef:O.policyRef},inputs:{profile:s},all:O.all??!1,approver:o,
signal:S.signal,secrets:(0,R().secretsOf)(S.env)}}function t(i,n){return r=>{const u=i().safeParse(r);if(u.success)return u.
data;throw new(l()).InvalidArgumentError(n)}}function a(i){return t(()=>d().coerce.number().pipe(i()),"Expected a number\
 from 1 to 256.")}const P=c.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function I({durations:i},n){return i===void 0?new Map:(0,v().readDurations)((0,w().
resolve)(n.cwd,i),n.openInput)}},61399:function(A,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.deliver=a,c.withReportOptions=
t;function w(){const n=e(73024);return w=function(){return n},n}function l(){const n=e(51455);return l=function(){return n},
n}function d(){const n=e(76760);return d=function(){return n},n}function m(){const n=e(63314);return m=function(){return n},
n}function h(){const n=e(41895);return h=function(){return n},n}function R(){const n=e(28765);return R=function(){return n},
n}function v(){const n=e(55430);return v=function(){return n},n}function T(){const n=e(59925);return T=function(){return n},
n}function E(){const n=e(20471);return E=function(){return n},n}function g(){const n=e(31626);return g=function(){return n},
n}function F(){const n=e(82256);return F=function(){return n},n}function t(n){return n.addOption(new(m()).Option("--form\
at <name>","output format").choices(T().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function a(n,r,u){if(await I(
n,r,u),r.output!==void 0){const s=(0,d().resolve)(u.cwd,r.output);r.repo!==void 0&&s.startsWith(`${(0,d().resolve)(u.cwd,
r.repo)}${d().sep}`)&&!(0,w().existsSync)(s)&&await P(s),await i(s,n,u.signal)}}async function P(n){try{await(0,R().makeFolder)(
n),await(0,l().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function I(n,r,u){const{format:s}=r,S=!(n.error&&s==="text"&&n.genes.length===0)?(0,T().renderReport)(
n,s,(0,F().textOptions)(r,u)):"";u.print(S,s),S===""&&n.error&&u.note((0,g().failureText)(n.error,u.columns))}async function i(n,r,u){
const s=u.aborted?void 0:u,O=o=>(0,E().renderMarkdown)(r,{maxCharacters:o}),S=await(0,v().publishFiles)(n,{report:r,markdown:O},
s);if(S.status==="failed")throw s?.aborted?new(h()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(h()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${S.reason}`,S.hint??"Use --output with a writable directory.")}},82256:function(A,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=void 0,c.formatOption=F,c.inRepository=I,c.printAnswer=a,c.profileOption=
g,c.storeFiles=i,c.textOptions=t,c.withJudgingOptions=T;function w(){const n=e(76760);return w=function(){return n},n}function l(){
const n=e(63314);return l=function(){return n},n}function d(){const n=e(18744);return d=function(){return n},n}function m(){
const n=e(41895);return m=function(){return n},n}function h(){const n=e(80068);return h=function(){return n},n}function R(){
const n=e(96402);return R=function(){return n},n}function v(){const n=e(10289);return v=function(){return n},n}function T(n){
return n.option(...E).option("--no-policy","use the built-in policy").addOption(g()).addOption(F())}const E=c.POLICY_OPTION=
["--policy <file>","policy file (default: the policy of the repository)"];function g(){return new(l()).Option("--profile\
 <name>","profile for commands").choices(h().PROFILE_NAMES)}function F(){return new(l()).Option("--format <name>","outpu\
t format").choices(["text","json"]).default("text")}function t({verbose:n=!1},{columns:r,colour:u}){return{columns:r,colour:u,
verbose:n}}function a(n,r,u,s){s.print(u==="json"?`${(0,v().json)(n)}
`:r(),u)}const P=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function I({repo:n},{cwd:r,env:u},s){
const O=await(0,R().openRepository)((0,w().resolve)(r,n),u);try{return await s(O)}finally{await O.close()}}function i(n,r,u){
const s=(0,d().assetPathsIn)(n,r);if(s.length>0)return s;throw new(m()).GateError("usage",`${u} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},25966:function(A,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.resolveRange=R;function w(){const t=e(41895);return w=function(){return t},t}function l(){const t=e(24634);return l=function(){
return t},t}function d(){const t=e(67397);return d=function(){return t},t}function m(){const t=e(50598);return m=function(){
return t},t}function h(){const t=e(34397);return h=function(){return t},t}async function R(t,{base:a,head:P,worktree:I=!1,
staged:i=!1}){if(I&&P!==void 0)throw new(w()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[n,r]=await v([(0,m().resolveRevision)(t,P??"HEAD"),
E(t,a)]);return{name:i?"index":I?"worktree":"range",directory:t.directory,base:await(0,l().mergeBase)(t,r.commit,n),head:n,
audited:I?await(i?h().snapshotIndex:h().snapshotWorktree)(t):n,policyCommit:r.commit,baseRef:r.name,...r.defaultBranch&&
{defaultBranch:r.defaultBranch},isFork:!1}}async function v(t){return await Promise.allSettled(t),Promise.all(t)}const T=/^refs\/(?:heads|remotes\/origin)\//;
async function E(t,a){const P=a===void 0?await(0,d().defaultBranch)(t):await(0,m().resolveNamed)(t,a),{commit:I}=P,i=a===
"HEAD"||a==="@"?await F(t):P.ref,n=i&&g(i);if(n===void 0)return{commit:I,name:a??"HEAD"};const r=a===void 0?P:await(0,d().
findDefaultBranch)(t),u=r?.ref&&g(r.ref);return{commit:I,name:n,...r&&u&&{defaultBranch:{name:u,commit:r.commit}}}}function g(t){
return T.test(t)?t.replace(T,""):void 0}async function F({user:t}){return(await t(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}},59925:function(A,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.REPORT_FORMATS=void 0,
c.renderReport=F;function w(){const t=e(52978);return w=function(){return t},t}function l(){const t=e(62887);return l=function(){
return t},t}function d(){const t=e(31048);return d=function(){return t},t}function m(){const t=e(58924);return m=function(){
return t},t}function h(){const t=e(20471);return h=function(){return t},t}function R(){const t=e(11357);return R=function(){
return t},t}function v(){const t=e(87934);return v=function(){return t},t}const T=c.REPORT_FORMATS=["text","json","agent",
"markdown","html","sarif","junit"],E={maxCharacters:Number.MAX_SAFE_INTEGER},g={text:(...t)=>(0,v().renderText)(...t),json:t=>(0,d().
renderJson)(t),agent:t=>(0,w().renderAgentTask)(t),markdown:t=>(0,h().renderMarkdown)(t,E),html:t=>(0,l().renderHtml)(t),
sarif:t=>(0,R().renderSarif)(t),junit:t=>(0,m().renderJunit)(t)};function F(t,a,P){return g[a](t,P)}},87934:function(A,c,e){
Object.defineProperty(c,"__esModule",{value:!0}),c.renderText=n;function w(){const o=e(10289);return w=function(){return o},
o}function l(){const o=e(67237);return l=function(){return o},o}function d(){const o=e(50427);return d=function(){return o},
o}function m(){const o=e(69379);return m=function(){return o},o}function h(){const o=e(55967);return h=function(){return o},
o}function R(){const o=e(94978);return R=function(){return o},o}function v(){const o=e(74658);return v=function(){return o},
o}function T(){const o=e(90042);return T=function(){return o},o}function E(){const o=e(63245);return E=function(){return o},
o}function g(){const o=e(38319);return g=function(){return o},o}function F(){const o=e(94965);return F=function(){return o},
o}function t(){const o=e(31626);return t=function(){return o},o}function a(){const o=e(27809);return a=function(){return o},
o}const P=8,I=30,i={quiet:8,verbose:200};function n(o,p){const f=(0,t().layoutOf)(p),{verbose:y}=p,N=(0,E().reportSections)(
o),{dangers:j,blocked:M,failed:D,waiting:L,findings:$,notices:C,suppressed:G}=N,H={most:y?i.verbose:i.quiet,columns:(0,t().
roomOf)(f)-2},B=(b,x="finding")=>(0,a().rowBlocks)((0,m().findingRows)(b,y),f,{most:P,noun:x}),U=(0,m().blockedRows)(M,{
isEach:y,...!y&&{most:I}});return(0,t().page)([r(o,N,f),...u(o,f),...B(j),(0,a().listRows)((0,g().machineList)(o),f),...(0,a().
rowBlocks)(U,f,{most:U.length,noun:"blocked command",all:M.length}),...(0,a().rowBlocks)((0,m().failedRows)(D,H,y),f,{most:P,
noun:"failed command"}),...B(L,"pending approval"),...B($),...y?[...B(C,"notice"),...B(G)]:[],(0,a().listRows)((0,h().fixList)(
o),f),...s(o,f),(0,a().listRows)((0,R().geneList)(o,N),f),(0,a().listRows)((0,g().claimList)(o),f),(0,a().listRows)((0,g().
readList)(o),f),y?[]:O(C,f),S(o,f)])}function r(o,p,f){const y=(0,v().headlineOf)(o,p),[N,j]=[y.verdict.toUpperCase(),y.
words],[M="",...D]=(0,d().wrap)(j===""?N:`${N}: ${j}`,(0,t().roomOf)(f)),L=F().VERDICT_TONES[((0,v().undecidedPart)(o)??
o).verdict],$=f.paint(L,M.slice(0,N.length))+M.slice(N.length);return(0,t().labelled)(f,"gene-gate",[$,...D],"strong")}function u({
error:o},p){if(o===void 0)return[];const f=y=>y.split(`
`).flatMap(N=>/^\s/.test(N)?(0,d().chop)((0,w().terminal)(N),(0,t().roomOf)(p)):(0,d().wrap)((0,w().terminal)(N),(0,t().
roomOf)(p)));return[(0,t().labelled)(p,"why",f(o.message)),(0,t().labelled)(p,"fix",f(o.hint),"good")]}function s(o,p){const f=(0,l().
sizeLimits)(o),{rows:y,...N}=(0,l().sizeList)(o);if(f.length===0)return[];const j=p.verbose||f.some(({isNear:M})=>M);return[
(0,a().listRows)({...N,rows:j?y:y.slice(0,f.length)},p),p.verbose?(0,a().listRows)((0,g().uncountedList)(o),p):[]]}function O(o,p){
if(o.length===0)return[];const f=[...new Set(o.map(({rule:M})=>M))].join(", "),y=o.filter(M=>M.before).length,N=y===0?"":
`, ${y} of them there before`,j=`${o.length}${N} (${f}); --verbose shows all`;return(0,t().prose)(p,"notices",j,{text:"q\
uiet"})}function S(o,p){return(0,T().environmentList)(o).rows.flatMap(y=>y.notes).flatMap(({label:y="",text:N,isMinor:j})=>j?
[]:(0,t().prose)(p,y.toLowerCase(),N,{text:"quiet"}))}}};
