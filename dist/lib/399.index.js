"use strict";exports.id=399,exports.ids=[399],exports.modules={49232:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.builtInPolicy=R,u.namedPolicy=B,u.policyFor=i,u.policyName=e,u.policyOfFile=p,u.repositoryOf=M;function O(){const n=r(
73024);return O=function(){return n},n}function m(){const n=r(76760);return m=function(){return n},n}function d(){const n=r(
41895);return d=function(){return n},n}function w(){const n=r(21311);return w=function(){return n},n}function g(){const n=r(
74238);return g=function(){return n},n}function T(){const n=r(48741);return T=function(){return n},n}function E(){const n=r(
96402);return E=function(){return n},n}function F(){const n=r(63550);return F=function(){return n},n}async function B(n,c){
if(n===void 0)return;const a=await p(n,c);return(0,w().requireExamples)(a),a}async function p(n,c){const a=(await c.readInput(
n)).toString("utf8"),l=await M(c.cwd,c.env)??c.cwd;return await(0,g().loadPolicyFile)(a,n,(0,T().folderTree)(l))}async function i({
policy:n,profile:c},a,l){const j=n===!1?await R():await B(n,a)??await f(l,a);return c===void 0?j:{...j,policy:{...j.policy,
profile:c}}}function e({source:n,path:c,ref:a}){return n==="default"||c===void 0?"the built-in policy":n==="file"||a===void 0?
c:`${c} in ${a}`}async function f(n,{cwd:c,env:a}){const l=n===void 0?await M(c,a):void 0,j=n??(l===void 0?void 0:(0,T().
folderTree)(l));if(j===void 0)return R();const A=await(0,g().loadPolicy)(j,j.label);return(0,w().requireExamples)(A),A}function R(){
const n=(0,F().literalTree)({});return(0,g().loadPolicy)(n,n.label)}async function M(n,c){try{const a=await(0,E().openRepository)(
n,c);return await a.close(),a.directory}catch(a){const l=a instanceof d().GateError&&a.code==="program_not_found";if(a instanceof
d().GateError&&!(l&&I(n)))return;throw a}}function I(n){const c=(0,m().dirname)(n);return(0,O().existsSync)((0,m().join)(
n,".git"))||c!==n&&I(c)}},61399:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.deliver=f,u.withReportOptions=
e;function O(){const n=r(73024);return O=function(){return n},n}function m(){const n=r(51455);return m=function(){return n},
n}function d(){const n=r(76760);return d=function(){return n},n}function w(){const n=r(63314);return w=function(){return n},
n}function g(){const n=r(41895);return g=function(){return n},n}function T(){const n=r(28765);return T=function(){return n},
n}function E(){const n=r(55430);return E=function(){return n},n}function F(){const n=r(59925);return F=function(){return n},
n}function B(){const n=r(20471);return B=function(){return n},n}function p(){const n=r(31626);return p=function(){return n},
n}function i(){const n=r(82256);return i=function(){return n},n}function e(n){return n.addOption(new(w()).Option("--form\
at <name>","output format").choices(F().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function f(n,c,a){if(c.output!==
void 0){const l=(0,d().resolve)(a.cwd,c.output);c.repo!==void 0&&l.startsWith(`${(0,d().resolve)(a.cwd,c.repo)}${d().sep}`)&&
!(0,O().existsSync)(l)&&await R(l),await I(l,n,a.signal)}await M(n,c,a)}async function R(n){try{await(0,T().makeFolder)(
n),await(0,m().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function M(n,c,a){const{format:l}=c,A=!(n.error&&l==="text"&&n.genes.length===0)?(0,F().renderReport)(
n,l,(0,i().textOptions)(c,a)):"";a.print(A,l),A===""&&n.error&&a.note((0,p().failureText)(n.error,a.columns))}async function I(n,c,a){
const l=a.aborted?void 0:a,j=t=>(0,B().renderMarkdown)(c,{maxCharacters:t}),A=await(0,E().publishFiles)(n,{report:c,markdown:j},
l);if(A.status==="failed")throw l?.aborted?new(g()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(g()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${A.reason}`,A.hint??"Use --output with a writable directory that has free space.")}},82256:function(G,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=u.DURATIONS=void 0,u.durationsOf=D,u.formatOption=
n,u.inRepository=j,u.parsedBy=s,u.parsedNumber=h,u.printAnswer=a,u.rangeRequest=y,u.storeFiles=A,u.textOptions=c,u.withJudgingOptions=
R,u.withRangeOptions=t;function O(){const o=r(76760);return O=function(){return o},o}function m(){const o=r(63314);return m=
function(){return o},o}function d(){const o=r(7723);return d=function(){return o},o}function w(){const o=r(89549);return w=
function(){return o},o}function g(){const o=r(18744);return g=function(){return o},o}function T(){const o=r(25966);return T=
function(){return o},o}function E(){const o=r(41895);return E=function(){return o},o}function F(){const o=r(41551);return F=
function(){return o},o}function B(){const o=r(39763);return B=function(){return o},o}function p(){const o=r(96402);return p=
function(){return o},o}function i(){const o=r(10289);return i=function(){return o},o}function e(){const o=r(23107);return e=
function(){return o},o}function f(){const o=r(49232);return f=function(){return o},o}function R(o){return o.option(...M).
option("--no-policy","use the built-in policy").addOption(I()).addOption(n())}const M=u.POLICY_OPTION=["--policy <file>",
"policy file (default: the policy of the repository)"];function I(){return new(m()).Option("--profile <name>","profile f\
or commands").choices(B().PROFILE_NAMES)}function n(){return new(m()).Option("--format <name>","output format").choices(
["text","json"]).default("text")}function c({verbose:o=!1},{columns:P,colour:N}){return{columns:P,colour:N,verbose:o}}function a(o,P,N,S){
S.print(N==="json"?`${(0,i().json)(o)}
`:P(),N)}const l=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function j({repo:o},{cwd:P,env:N,
note:S},U){const L=await(0,p().openRepository)((0,O().resolve)(P,o),N,S);try{return await U(L)}finally{await L.close()}}
function A(o,P,N){const S=(0,g().assetPathsIn)(o,P);if(S.length>0)return S;throw new(E()).GateError("usage",`${N} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function t(o){
return o.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(m()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...l).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(I()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function y({
base:o,head:P,worktree:N,staged:S,profile:U,...L},$){const C=(0,w().approveByDigest)(L.approve,new Date),x=await(0,f().namedPolicy)(
L.policy,$);return{directory:(0,O().resolve)($.cwd,L.repo),env:$.env,note:$.note,locate:H=>(0,T().resolveRange)(H,{...o!==
void 0&&{base:o},...P!==void 0&&{head:P},...N&&{worktree:N},...S&&{staged:S}}),...x&&{policy:x},...L.policyRef!==void 0&&
{policyRef:L.policyRef},inputs:{profile:U},all:L.all??!1,approver:C,signal:$.signal,secrets:(0,F().secretsOf)($.env)}}function s(o,P){
return N=>{const S=o().safeParse(N);if(S.success)return S.data;throw new(m()).InvalidArgumentError(P)}}function h(o){return s(
()=>d().coerce.number().pipe(o()),"Expected a number from 1 to 256.")}const v=u.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function D({durations:o},P){return o===
void 0?new Map:(0,e().readDurations)((0,O().resolve)(P.cwd,o),P.openInput)}},25966:function(G,u,r){Object.defineProperty(
u,"__esModule",{value:!0}),u.resolveRange=T;function O(){const i=r(41895);return O=function(){return i},i}function m(){const i=r(
24634);return m=function(){return i},i}function d(){const i=r(67397);return d=function(){return i},i}function w(){const i=r(
50598);return w=function(){return i},i}function g(){const i=r(34397);return g=function(){return i},i}async function T(i,{
base:e,head:f,worktree:R=!1,staged:M=!1}){if(R&&f!==void 0)throw new(O()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[I,n]=await E([(0,w().resolveRevision)(
i,f??"HEAD"),B(i,e)]);return{name:M?"index":R?"worktree":"range",directory:i.directory,base:await(0,m().mergeBase)(i,n.commit,
I),head:I,audited:R?await(M?g().snapshotIndex:g().snapshotWorktree)(i):I,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function E(i){return await Promise.allSettled(i),Promise.all(i)}const F=/^refs\/(?:heads|remotes\/origin)\//;
async function B(i,e){const f=e===void 0?await(0,d().defaultBranch)(i):await(0,w().resolveNamed)(i,e),{commit:R}=f,M=e===
"HEAD"||e==="@"?await(0,d().checkedOutBranch)(i):f.ref,I=M&&p(M);if(I===void 0)return{commit:R,name:e??"HEAD"};const n=e===
void 0?f:await(0,d().findDefaultBranch)(i),c=n?.ref&&p(n.ref);return{commit:R,name:I,...n&&c&&{defaultBranch:{name:c,commit:n.
commit}}}}function p(i){return F.test(i)?i.replace(F,""):void 0}},59925:function(G,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.REPORT_FORMATS=void 0,u.renderReport=i;function O(){const e=r(52978);return O=function(){return e},e}
function m(){const e=r(62887);return m=function(){return e},e}function d(){const e=r(31048);return d=function(){return e},
e}function w(){const e=r(58924);return w=function(){return e},e}function g(){const e=r(20471);return g=function(){return e},
e}function T(){const e=r(11357);return T=function(){return e},e}function E(){const e=r(87934);return E=function(){return e},
e}const F=u.REPORT_FORMATS=["text","json","agent","markdown","html","sarif","junit"],B={maxCharacters:Number.MAX_SAFE_INTEGER},
p={text:(...e)=>(0,E().renderText)(...e),json:e=>(0,d().renderJson)(e),agent:e=>(0,O().renderAgentTask)(e),markdown:e=>(0,g().
renderMarkdown)(e,B),html:e=>(0,m().renderHtml)(e),sarif:e=>(0,T().renderSarif)(e),junit:e=>(0,w().renderJunit)(e)};function i(e,f,R){
return p[f](e,R)}},87934:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderText=n;function O(){const t=r(
10289);return O=function(){return t},t}function m(){const t=r(67237);return m=function(){return t},t}function d(){const t=r(
50427);return d=function(){return t},t}function w(){const t=r(69379);return w=function(){return t},t}function g(){const t=r(
55967);return g=function(){return t},t}function T(){const t=r(94978);return T=function(){return t},t}function E(){const t=r(
74658);return E=function(){return t},t}function F(){const t=r(90042);return F=function(){return t},t}function B(){const t=r(
63245);return B=function(){return t},t}function p(){const t=r(38319);return p=function(){return t},t}function i(){const t=r(
94965);return i=function(){return t},t}function e(){const t=r(31626);return e=function(){return t},t}function f(){const t=r(
27809);return f=function(){return t},t}const R=8,M=30,I={quiet:8,verbose:200};function n(t,y){const s=(0,e().layoutOf)(y),
{verbose:h}=y,v=(0,B().reportSections)(t),{dangers:D,blocked:o,failed:P,waiting:N,findings:S,notices:U,suppressed:L}=v,$={
most:h?I.verbose:I.quiet,columns:(0,e().roomOf)(s)-2},C=(H,b="finding")=>(0,f().rowBlocks)((0,w().findingRows)(H,h),s,{most:R,
noun:b}),x=(0,w().blockedRows)(o,{isEach:h,...!h&&{most:M}});return(0,e().page)([c(t,v,s),...a(t,s),...C(D),(0,f().listRows)(
(0,p().machineList)(t),s),...(0,f().rowBlocks)(x,s,{most:x.length,noun:"blocked command",all:o.length}),...(0,f().rowBlocks)(
(0,w().failedRows)(P,$,h),s,{most:R,noun:"failed command"}),...C(N,"pending approval"),...C(S),...h?[...C(U,"notice"),...C(
L)]:[],(0,f().listRows)((0,g().fixList)(t),s),...l(t,s),(0,f().listRows)((0,T().geneList)(t,v),s),(0,f().listRows)((0,p().
claimList)(t),s),(0,f().listRows)((0,p().readList)(t),s),h?[]:j(U,s),A(t,s)])}function c(t,y,s){const h=(0,E().headlineOf)(
t,y),[v,D]=[h.verdict.toUpperCase(),h.words],[o="",...P]=(0,d().wrap)(D===""?v:`${v}: ${D}`,(0,e().roomOf)(s)),N=i().VERDICT_TONES[((0,E().
undecidedPart)(t)??t).verdict],S=s.paint(N,o.slice(0,v.length))+o.slice(v.length);return(0,e().labelled)(s,"gene-gate",[
S,...P],"strong")}function a({error:t},y){if(t===void 0)return[];const s=h=>h.split(`
`).flatMap(v=>/^\s/.test(v)?(0,d().chop)((0,O().terminal)(v),(0,e().roomOf)(y)):(0,d().wrap)((0,O().terminal)(v),(0,e().
roomOf)(y)));return[(0,e().labelled)(y,"why",s(t.message)),(0,e().labelled)(y,"fix",s(t.hint),"good")]}function l(t,y){const s=(0,m().
sizeLimits)(t),{rows:h,...v}=(0,m().sizeList)(t);if(s.length===0)return[];const D=y.verbose||s.some(({isNear:o})=>o);return[
(0,f().listRows)({...v,rows:D?h:h.slice(0,s.length)},y),y.verbose?(0,f().listRows)((0,p().uncountedList)(t),y):[]]}function j(t,y){
if(t.length===0)return[];const s=[...new Set(t.map(({rule:o})=>o))].join(", "),h=t.filter(o=>o.before).length,v=h===0?"":
`, ${h} of them there before`,D=`${t.length}${v} (${s}); --verbose shows all`;return(0,e().prose)(y,"notices",D,{text:"q\
uiet"})}function A(t,y){return(0,F().environmentList)(t).rows.flatMap(h=>h.notes).flatMap(({label:h="",text:v,isMinor:D})=>D?
[]:(0,e().prose)(y,h.toLowerCase(),v,{text:"quiet"}))}}};
