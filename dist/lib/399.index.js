"use strict";exports.id=399,exports.ids=[399],exports.modules={49232:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.builtInPolicy=y,u.namedPolicy=j,u.policyFor=i,u.policyName=o,u.policyOfFile=P,u.repositoryOf=B;function g(){const n=r(
73024);return g=function(){return n},n}function O(){const n=r(76760);return O=function(){return n},n}function d(){const n=r(
41895);return d=function(){return n},n}function v(){const n=r(21311);return v=function(){return n},n}function l(){const n=r(
74238);return l=function(){return n},n}function E(){const n=r(48741);return E=function(){return n},n}function N(){const n=r(
96402);return N=function(){return n},n}function I(){const n=r(63550);return I=function(){return n},n}async function j(n,s){
if(n===void 0)return;const c=await P(n,s);return(0,v().requireExamples)(c),c}async function P(n,s){const c=(await s.readInput(
n)).toString("utf8"),h=await B(s.cwd,s.env)??s.cwd;return await(0,l().loadPolicyFile)(c,n,(0,E().folderTree)(h))}async function i({
policy:n,profile:s},c,h){const M=n===!1?await y():await j(n,c)??await f(h,c);return s===void 0?M:{...M,policy:{...M.policy,
profile:s}}}function o({source:n,path:s,ref:c}){return n==="default"||s===void 0?"the built-in policy":n==="file"||c===void 0?
s:`${s} in ${c}`}async function f(n,{cwd:s,env:c}){const h=n===void 0?await B(s,c):void 0,M=n??(h===void 0?void 0:(0,E().
folderTree)(h));if(M===void 0)return y();const L=await(0,l().loadPolicy)(M,M.label);return(0,v().requireExamples)(L),L}function y(){
const n=(0,I().literalTree)({});return(0,l().loadPolicy)(n,n.label)}async function B(n,s){try{const c=await(0,N().openRepository)(
n,s);return await c.close(),c.directory}catch(c){const h=c instanceof d().GateError&&c.code==="program_not_found";if(c instanceof
d().GateError&&!(h&&S(n)))return;throw c}}function S(n){const s=(0,O().dirname)(n);return(0,g().existsSync)((0,O().join)(
n,".git"))||s!==n&&S(s)}},61399:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.deliver=f,u.withReportOptions=
o;function g(){const n=r(73024);return g=function(){return n},n}function O(){const n=r(51455);return O=function(){return n},
n}function d(){const n=r(76760);return d=function(){return n},n}function v(){const n=r(63314);return v=function(){return n},
n}function l(){const n=r(41895);return l=function(){return n},n}function E(){const n=r(28765);return E=function(){return n},
n}function N(){const n=r(55430);return N=function(){return n},n}function I(){const n=r(59925);return I=function(){return n},
n}function j(){const n=r(20471);return j=function(){return n},n}function P(){const n=r(31626);return P=function(){return n},
n}function i(){const n=r(82256);return i=function(){return n},n}function o(n){return n.addOption(new(v()).Option("--form\
at <name>","output format").choices(I().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function f(n,s,c){if(s.output!==
void 0){const h=(0,d().resolve)(c.cwd,s.output);s.repo!==void 0&&h.startsWith(`${(0,d().resolve)(c.cwd,s.repo)}${d().sep}`)&&
!(0,g().existsSync)(h)&&await y(h),await S(h,n,c.signal)}await B(n,s,c)}async function y(n){try{await(0,E().makeFolder)(
n),await(0,O().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function B(n,s,c){const{format:h}=s,L=!(n.error&&h==="text"&&n.genes.length===0)?(0,I().renderReport)(
n,h,(0,i().textOptions)(s,c)):"";c.print(L,h),L===""&&n.error&&c.note((0,P().failureText)(n.error,c))}async function S(n,s,c){
const h=c.aborted?void 0:c,M=e=>(0,j().renderMarkdown)(s,{maxCharacters:e}),L=await(0,N().publishFiles)(n,{report:s,markdown:M},
h);if(L.status==="failed")throw h?.aborted?new(l()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(l()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${L.reason}`,L.hint??"Use --output with a writable directory that has free space.")}},82256:function(G,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=u.DURATIONS=void 0,u.durationsOf=x,u.folderFiles=
p,u.formatOption=s,u.inRepository=L,u.parsedBy=$,u.parsedNumber=C,u.printAnswer=h,u.rangeRequest=R,u.storeFiles=e,u.textOptions=
c,u.withJudgingOptions=B,u.withRangeOptions=m;function g(){const t=r(76760);return g=function(){return t},t}function O(){
const t=r(63314);return O=function(){return t},t}function d(){const t=r(7723);return d=function(){return t},t}function v(){
const t=r(89549);return v=function(){return t},t}function l(){const t=r(18744);return l=function(){return t},t}function E(){
const t=r(25966);return E=function(){return t},t}function N(){const t=r(41895);return N=function(){return t},t}function I(){
const t=r(41551);return I=function(){return t},t}function j(){const t=r(39763);return j=function(){return t},t}function P(){
const t=r(96402);return P=function(){return t},t}function i(){const t=r(93028);return i=function(){return t},t}function o(){
const t=r(10289);return o=function(){return t},t}function f(){const t=r(23107);return f=function(){return t},t}function y(){
const t=r(49232);return y=function(){return t},t}function B(t,w=["text","json"]){return t.option(...S).option("--no-poli\
cy","use the built-in policy").addOption(n()).addOption(s(w))}const S=u.POLICY_OPTION=["--policy <file>","policy file (d\
efault: the policy of the repository)"];function n(){return new(O()).Option("--profile <name>","profile for commands").choices(
j().PROFILE_NAMES)}function s(t=["text","json"]){return new(O()).Option("--format <name>","output format").choices(t).default(
"text")}function c({verbose:t=!1},{columns:w,colour:T,name:A}){return{columns:w,colour:T,verbose:t,name:A}}function h(t,w,T,A){
A.print(T==="json"?`${(0,o().json)(t)}
`:w(),T)}const M=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function L({repo:t},{cwd:w,env:T,
note:A},U){const D=await(0,P().openRepository)((0,g().resolve)(w,t),T,A);try{return await U(D)}finally{await D.close()}}
function e(t,w,T){return a((0,l().assetPathsIn)(t,w),T)}function p(t,w,T){const A=(0,l().assetPathTest)(w),U=F=>[(0,g().
resolve)(T,F).split(g().sep).join("/").replace(/^\//,""),`assets/gep/${(0,g().basename)(F)}`],D=[...t.files()].filter(({
kind:F})=>(0,i().isRegular)(F)).map(({path:F})=>F);return a(D.filter(F=>U(F).some(A)),T)}function a(t,w){if(t.length>0)return t;
throw new(N()).GateError("usage",`${w} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function m(t){return t.option("--base <ref>","base branch or commit (default: the defaul\
t branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted fi\
les instead of a commit").addOption(new(O()).Option("--staged","check what is staged, as git commit would commit it").implies(
{worktree:!0})).option(...M).option("--policy <file>","policy file to use instead of the policy of the base").option("--\
policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(n()).option("--\
all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, \
with the approval digest of an earlier run")}async function R({base:t,head:w,worktree:T,staged:A,profile:U,...D},F){const b=(0,v().
approveByDigest)(D.approve,new Date),z=await(0,y().namedPolicy)(D.policy,F);return{directory:(0,g().resolve)(F.cwd,D.repo),
env:F.env,note:F.note,locate:J=>(0,E().resolveRange)(J,{...t!==void 0&&{base:t},...w!==void 0&&{head:w},...T&&{worktree:T},
...A&&{staged:A}}),...z&&{policy:z},...D.policyRef!==void 0&&{policyRef:D.policyRef},inputs:{profile:U},all:D.all??!1,approver:b,
signal:F.signal,secrets:(0,I().secretsOf)(F.env)}}function $(t,w){return T=>{const A=t().safeParse(T);if(A.success)return A.
data;throw new(O()).InvalidArgumentError(w)}}function C(t){return $(()=>d().coerce.number().pipe(t()),"Expected a number\
 from 1 to 256.")}const H=u.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function x({durations:t},w){return t===void 0?new Map:(0,f().readDurations)((0,g().
resolve)(w.cwd,t),w.openInput)}},25966:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.resolveRange=E;
function g(){const i=r(41895);return g=function(){return i},i}function O(){const i=r(24634);return O=function(){return i},
i}function d(){const i=r(67397);return d=function(){return i},i}function v(){const i=r(50598);return v=function(){return i},
i}function l(){const i=r(34397);return l=function(){return i},i}async function E(i,{base:o,head:f,worktree:y=!1,staged:B=!1}){
if(y&&f!==void 0)throw new(g()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[S,n]=await N([(0,v().resolveRevision)(i,f??"HEAD"),j(i,o)]);return{
name:B?"index":y?"worktree":"range",directory:i.directory,base:await(0,O().mergeBase)(i,n.commit,S),head:S,audited:y?await(B?
l().snapshotIndex:l().snapshotWorktree)(i):S,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},
isFork:!1}}async function N(i){return await Promise.allSettled(i),Promise.all(i)}const I=/^refs\/(?:heads|remotes\/origin)\//;
async function j(i,o){const f=o===void 0?await(0,d().defaultBranch)(i):await(0,v().resolveNamed)(i,o),{commit:y}=f,B=o===
"HEAD"||o==="@"?await(0,d().checkedOutBranch)(i):f.ref,S=B&&P(B);if(S===void 0)return{commit:y,name:o??"HEAD"};const n=o===
void 0?f:await(0,d().findDefaultBranch)(i),s=n?.ref&&P(n.ref);return{commit:y,name:S,...n&&s&&{defaultBranch:{name:s,commit:n.
commit}}}}function P(i){return I.test(i)?i.replace(I,""):void 0}},59925:function(G,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.REPORT_FORMATS=void 0,u.renderReport=i;function g(){const o=r(52978);return g=function(){return o},o}
function O(){const o=r(62887);return O=function(){return o},o}function d(){const o=r(31048);return d=function(){return o},
o}function v(){const o=r(58924);return v=function(){return o},o}function l(){const o=r(20471);return l=function(){return o},
o}function E(){const o=r(11357);return E=function(){return o},o}function N(){const o=r(87934);return N=function(){return o},
o}const I=u.REPORT_FORMATS=["text","json","agent","markdown","html","sarif","junit"],j={maxCharacters:Number.MAX_SAFE_INTEGER},
P={text:(...o)=>(0,N().renderText)(...o),json:o=>(0,d().renderJson)(o),agent:o=>(0,g().renderAgentTask)(o),markdown:o=>(0,l().
renderMarkdown)(o,j),html:o=>(0,O().renderHtml)(o),sarif:o=>(0,E().renderSarif)(o),junit:o=>(0,v().renderJunit)(o)};function i(o,f,y){
return P[f](o,y)}},87934:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderText=n;function g(){const e=r(
10289);return g=function(){return e},e}function O(){const e=r(67237);return O=function(){return e},e}function d(){const e=r(
50427);return d=function(){return e},e}function v(){const e=r(63029);return v=function(){return e},e}function l(){const e=r(
69379);return l=function(){return e},e}function E(){const e=r(55967);return E=function(){return e},e}function N(){const e=r(
94978);return N=function(){return e},e}function I(){const e=r(74658);return I=function(){return e},e}function j(){const e=r(
63245);return j=function(){return e},e}function P(){const e=r(38319);return P=function(){return e},e}function i(){const e=r(
94965);return i=function(){return e},e}function o(){const e=r(31626);return o=function(){return e},e}function f(){const e=r(
27809);return f=function(){return e},e}const y=8,B=30,S={quiet:8,verbose:200};function n(e,p){const a=(0,o().layoutOf)(p),
{verbose:m}=p,R=(0,j().reportSections)(e),{dangers:$,blocked:C,failed:H,waiting:x,findings:t,notices:w,suppressed:T}=R,A={
most:m?S.verbose:S.quiet,columns:(0,o().roomOf)(a)-2},U=(F,b="finding")=>(0,f().rowBlocks)((0,l().findingRows)(F,m),a,{most:y,
noun:b}),D=(0,l().blockedRows)(C,{isEach:m,...!m&&{most:B}});return(0,o().page)([s(e,R,a),...c(e,a),...U($),(0,f().listRows)(
(0,P().machineList)(e),a),...(0,f().rowBlocks)(D,a,{most:D.length,noun:"blocked command",all:C.length}),...(0,f().rowBlocks)(
(0,l().failedRows)(H,A,m),a,{most:y,noun:"failed command"}),...U(x,"pending approval"),...U(t),...m?[...U(w,"notice"),...U(
T)]:[],(0,f().listRows)((0,E().fixList)(e),a),...h(e,a),(0,f().listRows)((0,N().geneList)(e,R),a),(0,f().listRows)((0,P().
claimList)(e),a),(0,f().listRows)((0,P().readList)(e),a),m?[]:M(w,a),L(e,a)])}function s(e,p,a){const m=(0,I().headlineOf)(
e,p),[R,$]=[m.verdict.toUpperCase(),m.words],[C="",...H]=(0,d().wrap)($===""?R:`${R}: ${$}`,(0,o().roomOf)(a)),x=i().VERDICT_TONES[((0,I().
undecidedPart)(e)??e).verdict],t=a.paint(x,C.slice(0,R.length))+C.slice(R.length);return(0,o().labelled)(a,"gene-gate",[
t,...H],"strong")}function c({error:e},p){if(e===void 0)return[];const a=m=>m.split(`
`).flatMap(R=>/^\s/.test(R)?(0,d().chop)((0,g().terminal)(R),(0,o().roomOf)(p)):(0,d().wrap)((0,g().terminal)(R),(0,o().
roomOf)(p)));return[(0,o().labelled)(p,"why",a(e.message)),(0,o().labelled)(p,"fix",a(e.hint),"good")]}function h(e,p){const a=(0,O().
sizeLimits)(e),{rows:m,...R}=(0,O().sizeList)(e);if(a.length===0)return[];const $=p.verbose||a.some(({isNear:C})=>C);return[
(0,f().listRows)({...R,rows:$?m:m.slice(0,a.length)},p),p.verbose?(0,f().listRows)((0,P().uncountedList)(e),p):[]]}function M(e,p){
if(e.length===0)return[];const a=[...new Set(e.map(({rule:C})=>C))].join(", "),m=e.filter(C=>C.before).length,R=m===0?"":
`, ${m} of them there before`,$=`${e.length}${R} (${a}); --verbose shows all`;return(0,o().prose)(p,"notices",$,{text:"q\
uiet"})}function L(e,p){return(0,v().environmentList)(e).rows.flatMap(m=>m.notes).flatMap(({label:m="",text:R,isMinor:$})=>$?
[]:(0,o().prose)(p,m.toLowerCase(),R,{text:"quiet"}))}}};
