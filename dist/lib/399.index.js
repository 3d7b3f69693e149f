"use strict";exports.id=399,exports.ids=[399],exports.modules={49232:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.builtInPolicy=v,u.namedPolicy=j,u.policyFor=i,u.policyName=e,u.policyOfFile=R,u.repositoryOf=B;function y(){const n=r(
73024);return y=function(){return n},n}function m(){const n=r(76760);return m=function(){return n},n}function d(){const n=r(
41895);return d=function(){return n},n}function w(){const n=r(21311);return w=function(){return n},n}function g(){const n=r(
74238);return g=function(){return n},n}function T(){const n=r(48741);return T=function(){return n},n}function E(){const n=r(
96402);return E=function(){return n},n}function F(){const n=r(63550);return F=function(){return n},n}async function j(n,c){
if(n===void 0)return;const a=await R(n,c);return(0,w().requireExamples)(a),a}async function R(n,c){const a=(await c.readInput(
n)).toString("utf8"),l=await B(c.cwd,c.env)??c.cwd;return await(0,g().loadPolicyFile)(a,n,(0,T().folderTree)(l))}async function i({
policy:n,profile:c},a,l){const M=n===!1?await v():await j(n,a)??await f(l,a);return c===void 0?M:{...M,policy:{...M.policy,
profile:c}}}function e({source:n,path:c,ref:a}){return n==="default"||c===void 0?"the built-in policy":n==="file"||a===void 0?
c:`${c} in ${a}`}async function f(n,{cwd:c,env:a}){const l=n===void 0?await B(c,a):void 0,M=n??(l===void 0?void 0:(0,T().
folderTree)(l));if(M===void 0)return v();const A=await(0,g().loadPolicy)(M,M.label);return(0,w().requireExamples)(A),A}function v(){
const n=(0,F().literalTree)({});return(0,g().loadPolicy)(n,n.label)}async function B(n,c){try{const a=await(0,E().openRepository)(
n,c);return await a.close(),a.directory}catch(a){const l=a instanceof d().GateError&&a.code==="program_not_found";if(a instanceof
d().GateError&&!(l&&I(n)))return;throw a}}function I(n){const c=(0,m().dirname)(n);return(0,y().existsSync)((0,m().join)(
n,".git"))||c!==n&&I(c)}},61399:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.deliver=f,u.withReportOptions=
e;function y(){const n=r(73024);return y=function(){return n},n}function m(){const n=r(51455);return m=function(){return n},
n}function d(){const n=r(76760);return d=function(){return n},n}function w(){const n=r(63314);return w=function(){return n},
n}function g(){const n=r(41895);return g=function(){return n},n}function T(){const n=r(28765);return T=function(){return n},
n}function E(){const n=r(55430);return E=function(){return n},n}function F(){const n=r(59925);return F=function(){return n},
n}function j(){const n=r(20471);return j=function(){return n},n}function R(){const n=r(31626);return R=function(){return n},
n}function i(){const n=r(82256);return i=function(){return n},n}function e(n){return n.addOption(new(w()).Option("--form\
at <name>","output format").choices(F().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function f(n,c,a){if(c.output!==
void 0){const l=(0,d().resolve)(a.cwd,c.output);c.repo!==void 0&&l.startsWith(`${(0,d().resolve)(a.cwd,c.repo)}${d().sep}`)&&
!(0,y().existsSync)(l)&&await v(l),await I(l,n,a.signal)}await B(n,c,a)}async function v(n){try{await(0,T().makeFolder)(
n),await(0,m().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function B(n,c,a){const{format:l}=c,A=!(n.error&&l==="text"&&n.genes.length===0)?(0,F().renderReport)(
n,l,(0,i().textOptions)(c,a)):"";a.print(A,l),A===""&&n.error&&a.note((0,R().failureText)(n.error,a.columns))}async function I(n,c,a){
const l=a.aborted?void 0:a,M=o=>(0,j().renderMarkdown)(c,{maxCharacters:o}),A=await(0,E().publishFiles)(n,{report:c,markdown:M},
l);if(A.status==="failed")throw l?.aborted?new(g()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(g()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${A.reason}`,A.hint??"Use --output with a writable directory that has free space.")}},82256:function(G,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=u.DURATIONS=void 0,u.durationsOf=D,u.formatOption=
n,u.inRepository=M,u.parsedBy=s,u.parsedNumber=h,u.printAnswer=a,u.rangeRequest=p,u.storeFiles=A,u.textOptions=c,u.withJudgingOptions=
v,u.withRangeOptions=o;function y(){const t=r(76760);return y=function(){return t},t}function m(){const t=r(63314);return m=
function(){return t},t}function d(){const t=r(7723);return d=function(){return t},t}function w(){const t=r(89549);return w=
function(){return t},t}function g(){const t=r(18744);return g=function(){return t},t}function T(){const t=r(25966);return T=
function(){return t},t}function E(){const t=r(41895);return E=function(){return t},t}function F(){const t=r(41551);return F=
function(){return t},t}function j(){const t=r(39763);return j=function(){return t},t}function R(){const t=r(96402);return R=
function(){return t},t}function i(){const t=r(10289);return i=function(){return t},t}function e(){const t=r(23107);return e=
function(){return t},t}function f(){const t=r(49232);return f=function(){return t},t}function v(t,O=["text","json"]){return t.
option(...B).option("--no-policy","use the built-in policy").addOption(I()).addOption(n(O))}const B=u.POLICY_OPTION=["--\
policy <file>","policy file (default: the policy of the repository)"];function I(){return new(m()).Option("--profile <na\
me>","profile for commands").choices(j().PROFILE_NAMES)}function n(t=["text","json"]){return new(m()).Option("--format <\
name>","output format").choices(t).default("text")}function c({verbose:t=!1},{columns:O,colour:N}){return{columns:O,colour:N,
verbose:t}}function a(t,O,N,S){S.print(N==="json"?`${(0,i().json)(t)}
`:O(),N)}const l=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function M({repo:t},{cwd:O,env:N,
note:S},U){const L=await(0,R().openRepository)((0,y().resolve)(O,t),N,S);try{return await U(L)}finally{await L.close()}}
function A(t,O,N){const S=(0,g().assetPathsIn)(t,O);if(S.length>0)return S;throw new(E()).GateError("usage",`${N} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function o(t){
return t.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(m()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...l).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(I()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function p({
base:t,head:O,worktree:N,staged:S,profile:U,...L},$){const C=(0,w().approveByDigest)(L.approve,new Date),x=await(0,f().namedPolicy)(
L.policy,$);return{directory:(0,y().resolve)($.cwd,L.repo),env:$.env,note:$.note,locate:H=>(0,T().resolveRange)(H,{...t!==
void 0&&{base:t},...O!==void 0&&{head:O},...N&&{worktree:N},...S&&{staged:S}}),...x&&{policy:x},...L.policyRef!==void 0&&
{policyRef:L.policyRef},inputs:{profile:U},all:L.all??!1,approver:C,signal:$.signal,secrets:(0,F().secretsOf)($.env)}}function s(t,O){
return N=>{const S=t().safeParse(N);if(S.success)return S.data;throw new(m()).InvalidArgumentError(O)}}function h(t){return s(
()=>d().coerce.number().pipe(t()),"Expected a number from 1 to 256.")}const P=u.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function D({durations:t},O){return t===
void 0?new Map:(0,e().readDurations)((0,y().resolve)(O.cwd,t),O.openInput)}},25966:function(G,u,r){Object.defineProperty(
u,"__esModule",{value:!0}),u.resolveRange=T;function y(){const i=r(41895);return y=function(){return i},i}function m(){const i=r(
24634);return m=function(){return i},i}function d(){const i=r(67397);return d=function(){return i},i}function w(){const i=r(
50598);return w=function(){return i},i}function g(){const i=r(34397);return g=function(){return i},i}async function T(i,{
base:e,head:f,worktree:v=!1,staged:B=!1}){if(v&&f!==void 0)throw new(y()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[I,n]=await E([(0,w().resolveRevision)(
i,f??"HEAD"),j(i,e)]);return{name:B?"index":v?"worktree":"range",directory:i.directory,base:await(0,m().mergeBase)(i,n.commit,
I),head:I,audited:v?await(B?g().snapshotIndex:g().snapshotWorktree)(i):I,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function E(i){return await Promise.allSettled(i),Promise.all(i)}const F=/^refs\/(?:heads|remotes\/origin)\//;
async function j(i,e){const f=e===void 0?await(0,d().defaultBranch)(i):await(0,w().resolveNamed)(i,e),{commit:v}=f,B=e===
"HEAD"||e==="@"?await(0,d().checkedOutBranch)(i):f.ref,I=B&&R(B);if(I===void 0)return{commit:v,name:e??"HEAD"};const n=e===
void 0?f:await(0,d().findDefaultBranch)(i),c=n?.ref&&R(n.ref);return{commit:v,name:I,...n&&c&&{defaultBranch:{name:c,commit:n.
commit}}}}function R(i){return F.test(i)?i.replace(F,""):void 0}},59925:function(G,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.REPORT_FORMATS=void 0,u.renderReport=i;function y(){const e=r(52978);return y=function(){return e},e}
function m(){const e=r(62887);return m=function(){return e},e}function d(){const e=r(31048);return d=function(){return e},
e}function w(){const e=r(58924);return w=function(){return e},e}function g(){const e=r(20471);return g=function(){return e},
e}function T(){const e=r(11357);return T=function(){return e},e}function E(){const e=r(87934);return E=function(){return e},
e}const F=u.REPORT_FORMATS=["text","json","agent","markdown","html","sarif","junit"],j={maxCharacters:Number.MAX_SAFE_INTEGER},
R={text:(...e)=>(0,E().renderText)(...e),json:e=>(0,d().renderJson)(e),agent:e=>(0,y().renderAgentTask)(e),markdown:e=>(0,g().
renderMarkdown)(e,j),html:e=>(0,m().renderHtml)(e),sarif:e=>(0,T().renderSarif)(e),junit:e=>(0,w().renderJunit)(e)};function i(e,f,v){
return R[f](e,v)}},87934:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderText=n;function y(){const o=r(
10289);return y=function(){return o},o}function m(){const o=r(67237);return m=function(){return o},o}function d(){const o=r(
50427);return d=function(){return o},o}function w(){const o=r(69379);return w=function(){return o},o}function g(){const o=r(
55967);return g=function(){return o},o}function T(){const o=r(94978);return T=function(){return o},o}function E(){const o=r(
74658);return E=function(){return o},o}function F(){const o=r(90042);return F=function(){return o},o}function j(){const o=r(
63245);return j=function(){return o},o}function R(){const o=r(38319);return R=function(){return o},o}function i(){const o=r(
94965);return i=function(){return o},o}function e(){const o=r(31626);return e=function(){return o},o}function f(){const o=r(
27809);return f=function(){return o},o}const v=8,B=30,I={quiet:8,verbose:200};function n(o,p){const s=(0,e().layoutOf)(p),
{verbose:h}=p,P=(0,j().reportSections)(o),{dangers:D,blocked:t,failed:O,waiting:N,findings:S,notices:U,suppressed:L}=P,$={
most:h?I.verbose:I.quiet,columns:(0,e().roomOf)(s)-2},C=(H,b="finding")=>(0,f().rowBlocks)((0,w().findingRows)(H,h),s,{most:v,
noun:b}),x=(0,w().blockedRows)(t,{isEach:h,...!h&&{most:B}});return(0,e().page)([c(o,P,s),...a(o,s),...C(D),(0,f().listRows)(
(0,R().machineList)(o),s),...(0,f().rowBlocks)(x,s,{most:x.length,noun:"blocked command",all:t.length}),...(0,f().rowBlocks)(
(0,w().failedRows)(O,$,h),s,{most:v,noun:"failed command"}),...C(N,"pending approval"),...C(S),...h?[...C(U,"notice"),...C(
L)]:[],(0,f().listRows)((0,g().fixList)(o),s),...l(o,s),(0,f().listRows)((0,T().geneList)(o,P),s),(0,f().listRows)((0,R().
claimList)(o),s),(0,f().listRows)((0,R().readList)(o),s),h?[]:M(U,s),A(o,s)])}function c(o,p,s){const h=(0,E().headlineOf)(
o,p),[P,D]=[h.verdict.toUpperCase(),h.words],[t="",...O]=(0,d().wrap)(D===""?P:`${P}: ${D}`,(0,e().roomOf)(s)),N=i().VERDICT_TONES[((0,E().
undecidedPart)(o)??o).verdict],S=s.paint(N,t.slice(0,P.length))+t.slice(P.length);return(0,e().labelled)(s,"gene-gate",[
S,...O],"strong")}function a({error:o},p){if(o===void 0)return[];const s=h=>h.split(`
`).flatMap(P=>/^\s/.test(P)?(0,d().chop)((0,y().terminal)(P),(0,e().roomOf)(p)):(0,d().wrap)((0,y().terminal)(P),(0,e().
roomOf)(p)));return[(0,e().labelled)(p,"why",s(o.message)),(0,e().labelled)(p,"fix",s(o.hint),"good")]}function l(o,p){const s=(0,m().
sizeLimits)(o),{rows:h,...P}=(0,m().sizeList)(o);if(s.length===0)return[];const D=p.verbose||s.some(({isNear:t})=>t);return[
(0,f().listRows)({...P,rows:D?h:h.slice(0,s.length)},p),p.verbose?(0,f().listRows)((0,R().uncountedList)(o),p):[]]}function M(o,p){
if(o.length===0)return[];const s=[...new Set(o.map(({rule:t})=>t))].join(", "),h=o.filter(t=>t.before).length,P=h===0?"":
`, ${h} of them there before`,D=`${o.length}${P} (${s}); --verbose shows all`;return(0,e().prose)(p,"notices",D,{text:"q\
uiet"})}function A(o,p){return(0,F().environmentList)(o).rows.flatMap(h=>h.notes).flatMap(({label:h="",text:P,isMinor:D})=>D?
[]:(0,e().prose)(p,h.toLowerCase(),P,{text:"quiet"}))}}};
