"use strict";exports.id=399,exports.ids=[399],exports.modules={49232:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.builtInPolicy=p,u.namedPolicy=j,u.policyFor=i,u.policyName=o,u.policyOfFile=P,u.repositoryOf=B;function w(){const n=r(
73024);return w=function(){return n},n}function g(){const n=r(76760);return g=function(){return n},n}function d(){const n=r(
41895);return d=function(){return n},n}function y(){const n=r(21311);return y=function(){return n},n}function O(){const n=r(
74238);return O=function(){return n},n}function E(){const n=r(48741);return E=function(){return n},n}function I(){const n=r(
96402);return I=function(){return n},n}function N(){const n=r(63550);return N=function(){return n},n}async function j(n,s){
if(n===void 0)return;const c=await P(n,s);return(0,y().requireExamples)(c),c}async function P(n,s){const c=(await s.readInput(
n)).toString("utf8"),l=await B(s.cwd,s.env)??s.cwd;return await(0,O().loadPolicyFile)(c,n,(0,E().folderTree)(l))}async function i({
policy:n,profile:s},c,l){const M=n===!1?await p():await j(n,c)??await f(l,c);return s===void 0?M:{...M,policy:{...M.policy,
profile:s}}}function o({source:n,path:s,ref:c}){return n==="default"||s===void 0?"the built-in policy":n==="file"||c===void 0?
s:`${s} in ${c}`}async function f(n,{cwd:s,env:c}){const l=n===void 0?await B(s,c):void 0,M=n??(l===void 0?void 0:(0,E().
folderTree)(l));if(M===void 0)return p();const L=await(0,O().loadPolicy)(M,M.label);return(0,y().requireExamples)(L),L}function p(){
const n=(0,N().literalTree)({});return(0,O().loadPolicy)(n,n.label)}async function B(n,s){try{const c=await(0,I().openRepository)(
n,s);return await c.close(),c.directory}catch(c){const l=c instanceof d().GateError&&c.code==="program_not_found";if(c instanceof
d().GateError&&!(l&&S(n)))return;throw c}}function S(n){const s=(0,g().dirname)(n);return(0,w().existsSync)((0,g().join)(
n,".git"))||s!==n&&S(s)}},61399:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.deliver=f,u.withReportOptions=
o;function w(){const n=r(73024);return w=function(){return n},n}function g(){const n=r(51455);return g=function(){return n},
n}function d(){const n=r(76760);return d=function(){return n},n}function y(){const n=r(63314);return y=function(){return n},
n}function O(){const n=r(41895);return O=function(){return n},n}function E(){const n=r(28765);return E=function(){return n},
n}function I(){const n=r(55430);return I=function(){return n},n}function N(){const n=r(59925);return N=function(){return n},
n}function j(){const n=r(20471);return j=function(){return n},n}function P(){const n=r(31626);return P=function(){return n},
n}function i(){const n=r(82256);return i=function(){return n},n}function o(n){return n.addOption(new(y()).Option("--form\
at <name>","output format").choices(N().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function f(n,s,c){if(s.output!==
void 0){const l=(0,d().resolve)(c.cwd,s.output);s.repo!==void 0&&l.startsWith(`${(0,d().resolve)(c.cwd,s.repo)}${d().sep}`)&&
!(0,w().existsSync)(l)&&await p(l),await S(l,n,c.signal)}await B(n,s,c)}async function p(n){try{await(0,E().makeFolder)(
n),await(0,g().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function B(n,s,c){const{format:l}=s,L=!(n.error&&l==="text"&&n.genes.length===0)?(0,N().renderReport)(
n,l,(0,i().textOptions)(s,c)):"";c.print(L,l),L===""&&n.error&&c.note((0,P().failureText)(n.error,c))}async function S(n,s,c){
const l=c.aborted?void 0:c,M=e=>(0,j().renderMarkdown)(s,{maxCharacters:e}),L=await(0,I().publishFiles)(n,{report:s,markdown:M},
l);if(L.status==="failed")throw l?.aborted?new(O()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(O()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${L.reason}`,L.hint??"Use --output with a writable directory that has free space.")}},82256:function(G,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=u.DURATIONS=void 0,u.durationsOf=x,u.folderFiles=
R,u.formatOption=s,u.inRepository=L,u.parsedBy=$,u.parsedNumber=C,u.printAnswer=l,u.rangeRequest=v,u.storeFiles=e,u.textOptions=
c,u.withJudgingOptions=B,u.withRangeOptions=h;function w(){const t=r(76760);return w=function(){return t},t}function g(){
const t=r(63314);return g=function(){return t},t}function d(){const t=r(7723);return d=function(){return t},t}function y(){
const t=r(89549);return y=function(){return t},t}function O(){const t=r(18744);return O=function(){return t},t}function E(){
const t=r(25966);return E=function(){return t},t}function I(){const t=r(41895);return I=function(){return t},t}function N(){
const t=r(41551);return N=function(){return t},t}function j(){const t=r(39763);return j=function(){return t},t}function P(){
const t=r(96402);return P=function(){return t},t}function i(){const t=r(93028);return i=function(){return t},t}function o(){
const t=r(10289);return o=function(){return t},t}function f(){const t=r(23107);return f=function(){return t},t}function p(){
const t=r(49232);return p=function(){return t},t}function B(t,m=["text","json"]){return t.option(...S).option("--no-poli\
cy","use the built-in policy").addOption(n()).addOption(s(m))}const S=u.POLICY_OPTION=["--policy <file>","policy file (d\
efault: the policy of the repository)"];function n(){return new(g()).Option("--profile <name>","profile for commands").choices(
j().PROFILE_NAMES)}function s(t=["text","json"]){return new(g()).Option("--format <name>","output format").choices(t).default(
"text")}function c({verbose:t=!1},{columns:m,colour:T,name:A}){return{columns:m,colour:T,verbose:t,name:A}}function l(t,m,T,A){
A.print(T==="json"?`${(0,o().json)(t)}
`:m(),T)}const M=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function L({repo:t},{cwd:m,env:T,
note:A},U){const D=await(0,P().openRepository)((0,w().resolve)(m,t),T,A);try{return await U(D)}finally{await D.close()}}
function e(t,m,T){return a((0,O().assetPathsIn)(t,m),T)}function R(t,m,T){const A=(0,O().assetPathTest)(m),U=F=>[(0,w().
resolve)(T,F).split(w().sep).join("/").replace(/^\//,""),`assets/gep/${(0,w().basename)(F)}`],D=[...t.files()].filter(({
kind:F})=>(0,i().isRegular)(F)).map(({path:F})=>F);return a(D.filter(F=>U(F).some(A)),T)}function a(t,m){if(t.length>0)return t;
throw new(I()).GateError("usage",`${m} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function h(t){return t.option("--base <ref>","base branch or commit (default: the defaul\
t branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted fi\
les instead of a commit").addOption(new(g()).Option("--staged","check what is staged, as git commit would commit it").implies(
{worktree:!0})).option(...M).option("--policy <file>","policy file to use instead of the policy of the base").option("--\
policy-ref <ref>","also apply the policy of this branch; the stricter value of each key wins").addOption(n()).option("--\
all","check all genes of the head, not only changed ones").option("--approve <digest>","approve the commands that wait, \
with the approval digest of an earlier run")}async function v({base:t,head:m,worktree:T,staged:A,profile:U,...D},F){const b=(0,y().
approveByDigest)(D.approve,new Date),z=await(0,p().namedPolicy)(D.policy,F);return{directory:(0,w().resolve)(F.cwd,D.repo),
env:F.env,note:F.note,locate:J=>(0,E().resolveRange)(J,{...t!==void 0&&{base:t},...m!==void 0&&{head:m},...T&&{worktree:T},
...A&&{staged:A}}),...z&&{policy:z},...D.policyRef!==void 0&&{policyRef:D.policyRef},inputs:{profile:U},all:D.all??!1,approver:b,
signal:F.signal,secrets:(0,N().secretsOf)(F.env)}}function $(t,m){return T=>{const A=t().safeParse(T);if(A.success)return A.
data;throw new(g()).InvalidArgumentError(m)}}function C(t){return $(()=>d().coerce.number().pipe(t()),"Expected a number\
 from 1 to 256.")}const H=u.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the \
same for plan, check and merge"];async function x({durations:t},m){return t===void 0?new Map:(0,f().readDurations)((0,w().
resolve)(m.cwd,t),m.openInput)}},25966:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.resolveRange=E;
function w(){const i=r(41895);return w=function(){return i},i}function g(){const i=r(24634);return g=function(){return i},
i}function d(){const i=r(67397);return d=function(){return i},i}function y(){const i=r(50598);return y=function(){return i},
i}function O(){const i=r(34397);return O=function(){return i},i}async function E(i,{base:o,head:f,worktree:p=!1,staged:B=!1}){
if(p&&f!==void 0)throw new(w()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted files belong t\
o the checked-out commit","Remove one of them.");const[S,n]=await I([(0,y().resolveRevision)(i,f??"HEAD"),j(i,o)]);return{
name:B?"index":p?"worktree":"range",directory:i.directory,base:await(0,g().mergeBase)(i,n.commit,S),head:S,audited:p?await(B?
O().snapshotIndex:O().snapshotWorktree)(i):S,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},
isFork:!1}}async function I(i){return await Promise.allSettled(i),Promise.all(i)}const N=/^refs\/(?:heads|remotes\/origin)\//;
async function j(i,o){const f=o===void 0?await(0,d().defaultBranch)(i):await(0,y().resolveNamed)(i,o),{commit:p}=f,B=o===
"HEAD"||o==="@"?await(0,d().checkedOutBranch)(i):f.ref,S=B&&P(B);if(S===void 0)return{commit:p,name:o??"HEAD"};const n=o===
void 0?f:await(0,d().findDefaultBranch)(i),s=n?.ref&&P(n.ref);return{commit:p,name:S,...n&&s&&{defaultBranch:{name:s,commit:n.
commit}}}}function P(i){return N.test(i)?i.replace(N,""):void 0}},59925:function(G,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.REPORT_FORMATS=void 0,u.renderReport=i;function w(){const o=r(52978);return w=function(){return o},o}
function g(){const o=r(62887);return g=function(){return o},o}function d(){const o=r(31048);return d=function(){return o},
o}function y(){const o=r(58924);return y=function(){return o},o}function O(){const o=r(20471);return O=function(){return o},
o}function E(){const o=r(11357);return E=function(){return o},o}function I(){const o=r(87934);return I=function(){return o},
o}const N=u.REPORT_FORMATS=["text","json","agent","markdown","html","sarif","junit"],j={maxCharacters:Number.MAX_SAFE_INTEGER},
P={text:(...o)=>(0,I().renderText)(...o),json:o=>(0,d().renderJson)(o),agent:o=>(0,w().renderAgentTask)(o),markdown:o=>(0,O().
renderMarkdown)(o,j),html:o=>(0,g().renderHtml)(o),sarif:o=>(0,E().renderSarif)(o),junit:o=>(0,y().renderJunit)(o)};function i(o,f,p){
return P[f](o,p)}},87934:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderText=n;function w(){const e=r(
10289);return w=function(){return e},e}function g(){const e=r(67237);return g=function(){return e},e}function d(){const e=r(
50427);return d=function(){return e},e}function y(){const e=r(69379);return y=function(){return e},e}function O(){const e=r(
55967);return O=function(){return e},e}function E(){const e=r(94978);return E=function(){return e},e}function I(){const e=r(
74658);return I=function(){return e},e}function N(){const e=r(90042);return N=function(){return e},e}function j(){const e=r(
63245);return j=function(){return e},e}function P(){const e=r(38319);return P=function(){return e},e}function i(){const e=r(
94965);return i=function(){return e},e}function o(){const e=r(31626);return o=function(){return e},e}function f(){const e=r(
27809);return f=function(){return e},e}const p=8,B=30,S={quiet:8,verbose:200};function n(e,R){const a=(0,o().layoutOf)(R),
{verbose:h}=R,v=(0,j().reportSections)(e),{dangers:$,blocked:C,failed:H,waiting:x,findings:t,notices:m,suppressed:T}=v,A={
most:h?S.verbose:S.quiet,columns:(0,o().roomOf)(a)-2},U=(F,b="finding")=>(0,f().rowBlocks)((0,y().findingRows)(F,h),a,{most:p,
noun:b}),D=(0,y().blockedRows)(C,{isEach:h,...!h&&{most:B}});return(0,o().page)([s(e,v,a),...c(e,a),...U($),(0,f().listRows)(
(0,P().machineList)(e),a),...(0,f().rowBlocks)(D,a,{most:D.length,noun:"blocked command",all:C.length}),...(0,f().rowBlocks)(
(0,y().failedRows)(H,A,h),a,{most:p,noun:"failed command"}),...U(x,"pending approval"),...U(t),...h?[...U(m,"notice"),...U(
T)]:[],(0,f().listRows)((0,O().fixList)(e),a),...l(e,a),(0,f().listRows)((0,E().geneList)(e,v),a),(0,f().listRows)((0,P().
claimList)(e),a),(0,f().listRows)((0,P().readList)(e),a),h?[]:M(m,a),L(e,a)])}function s(e,R,a){const h=(0,I().headlineOf)(
e,R),[v,$]=[h.verdict.toUpperCase(),h.words],[C="",...H]=(0,d().wrap)($===""?v:`${v}: ${$}`,(0,o().roomOf)(a)),x=i().VERDICT_TONES[((0,I().
undecidedPart)(e)??e).verdict],t=a.paint(x,C.slice(0,v.length))+C.slice(v.length);return(0,o().labelled)(a,"gene-gate",[
t,...H],"strong")}function c({error:e},R){if(e===void 0)return[];const a=h=>h.split(`
`).flatMap(v=>/^\s/.test(v)?(0,d().chop)((0,w().terminal)(v),(0,o().roomOf)(R)):(0,d().wrap)((0,w().terminal)(v),(0,o().
roomOf)(R)));return[(0,o().labelled)(R,"why",a(e.message)),(0,o().labelled)(R,"fix",a(e.hint),"good")]}function l(e,R){const a=(0,g().
sizeLimits)(e),{rows:h,...v}=(0,g().sizeList)(e);if(a.length===0)return[];const $=R.verbose||a.some(({isNear:C})=>C);return[
(0,f().listRows)({...v,rows:$?h:h.slice(0,a.length)},R),R.verbose?(0,f().listRows)((0,P().uncountedList)(e),R):[]]}function M(e,R){
if(e.length===0)return[];const a=[...new Set(e.map(({rule:C})=>C))].join(", "),h=e.filter(C=>C.before).length,v=h===0?"":
`, ${h} of them there before`,$=`${e.length}${v} (${a}); --verbose shows all`;return(0,o().prose)(R,"notices",$,{text:"q\
uiet"})}function L(e,R){return(0,N().environmentList)(e).rows.flatMap(h=>h.notes).flatMap(({label:h="",text:v,isMinor:$})=>$?
[]:(0,o().prose)(R,h.toLowerCase(),v,{text:"quiet"}))}}};
