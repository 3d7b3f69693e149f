"use strict";exports.id=399,exports.ids=[399],exports.modules={49232:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.builtInPolicy=p,u.namedPolicy=B,u.policyFor=i,u.policyName=o,u.policyOfFile=P,u.repositoryOf=S;function m(){const n=r(
73024);return m=function(){return n},n}function g(){const n=r(76760);return g=function(){return n},n}function d(){const n=r(
41895);return d=function(){return n},n}function y(){const n=r(21311);return y=function(){return n},n}function O(){const n=r(
74238);return O=function(){return n},n}function T(){const n=r(48741);return T=function(){return n},n}function E(){const n=r(
96402);return E=function(){return n},n}function N(){const n=r(63550);return N=function(){return n},n}async function B(n,s){
if(n===void 0)return;const c=await P(n,s);return(0,y().requireExamples)(c),c}async function P(n,s){const c=(await s.readInput(
n)).toString("utf8"),h=await S(s.cwd,s.env)??s.cwd;return await(0,O().loadPolicyFile)(c,n,(0,T().folderTree)(h))}async function i({
policy:n,profile:s},c,h){const M=n===!1?await p():await B(n,c)??await f(h,c);return s===void 0?M:{...M,policy:{...M.policy,
profile:s}}}function o({source:n,path:s,ref:c}){return n==="default"||s===void 0?"the built-in policy":n==="file"||c===void 0?
s:`${s} in ${c}`}async function f(n,{cwd:s,env:c}){const h=n===void 0?await S(s,c):void 0,M=n??(h===void 0?void 0:(0,T().
folderTree)(h));if(M===void 0)return p();const L=await(0,O().loadPolicy)(M,M.label);return(0,y().requireExamples)(L),L}function p(){
const n=(0,N().literalTree)({});return(0,O().loadPolicy)(n,n.label)}async function S(n,s){try{const c=await(0,E().openRepository)(
n,s);return await c.close(),c.directory}catch(c){const h=c instanceof d().GateError&&c.code==="program_not_found";if(c instanceof
d().GateError&&!(h&&j(n)))return;throw c}}function j(n){const s=(0,g().dirname)(n);return(0,m().existsSync)((0,g().join)(
n,".git"))||s!==n&&j(s)}},61399:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.deliver=f,u.withReportOptions=
o;function m(){const n=r(73024);return m=function(){return n},n}function g(){const n=r(51455);return g=function(){return n},
n}function d(){const n=r(76760);return d=function(){return n},n}function y(){const n=r(63314);return y=function(){return n},
n}function O(){const n=r(41895);return O=function(){return n},n}function T(){const n=r(28765);return T=function(){return n},
n}function E(){const n=r(55430);return E=function(){return n},n}function N(){const n=r(59925);return N=function(){return n},
n}function B(){const n=r(20471);return B=function(){return n},n}function P(){const n=r(31626);return P=function(){return n},
n}function i(){const n=r(82256);return i=function(){return n},n}function o(n){return n.addOption(new(y()).Option("--form\
at <name>","output format").choices(N().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function f(n,s,c){if(s.output!==
void 0){const h=(0,d().resolve)(c.cwd,s.output);s.repo!==void 0&&h.startsWith(`${(0,d().resolve)(c.cwd,s.repo)}${d().sep}`)&&
!(0,m().existsSync)(h)&&await p(h),await j(h,n,c.signal)}await S(n,s,c)}async function p(n){try{await(0,T().makeFolder)(
n),await(0,g().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function S(n,s,c){const{format:h}=s,L=!(n.error&&h==="text"&&n.genes.length===0)?(0,N().renderReport)(
n,h,(0,i().textOptions)(s,c)):"";c.print(L,h),L===""&&n.error&&c.note((0,P().failureText)(n.error,c.columns))}async function j(n,s,c){
const h=c.aborted?void 0:c,M=e=>(0,B().renderMarkdown)(s,{maxCharacters:e}),L=await(0,E().publishFiles)(n,{report:s,markdown:M},
h);if(L.status==="failed")throw h?.aborted?new(O()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(O()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${L.reason}`,L.hint??"Use --output with a writable directory that has free space.")}},82256:function(G,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=u.DURATIONS=void 0,u.durationsOf=H,u.folderFiles=
a,u.formatOption=c,u.inRepository=e,u.parsedBy=D,u.parsedNumber=x,u.printAnswer=M,u.rangeRequest=C,u.storeFiles=R,u.textOptions=
h,u.withJudgingOptions=j,u.withRangeOptions=v;function m(){const t=r(76760);return m=function(){return t},t}function g(){
const t=r(63314);return g=function(){return t},t}function d(){const t=r(7723);return d=function(){return t},t}function y(){
const t=r(89549);return y=function(){return t},t}function O(){const t=r(18744);return O=function(){return t},t}function T(){
const t=r(25966);return T=function(){return t},t}function E(){const t=r(41895);return E=function(){return t},t}function N(){
const t=r(41551);return N=function(){return t},t}function B(){const t=r(39763);return B=function(){return t},t}function P(){
const t=r(48741);return P=function(){return t},t}function i(){const t=r(96402);return i=function(){return t},t}function o(){
const t=r(93028);return o=function(){return t},t}function f(){const t=r(10289);return f=function(){return t},t}function p(){
const t=r(23107);return p=function(){return t},t}function S(){const t=r(49232);return S=function(){return t},t}function j(t,w=[
"text","json"]){return t.option(...n).option("--no-policy","use the built-in policy").addOption(s()).addOption(c(w))}const n=u.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function s(){return new(g()).Option(
"--profile <name>","profile for commands").choices(B().PROFILE_NAMES)}function c(t=["text","json"]){return new(g()).Option(
"--format <name>","output format").choices(t).default("text")}function h({verbose:t=!1},{columns:w,colour:I}){return{columns:w,
colour:I,verbose:t}}function M(t,w,I,F){F.print(I==="json"?`${(0,f().json)(t)}
`:w(),I)}const L=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function e({repo:t},{cwd:w,env:I,
note:F},U){const $=await(0,i().openRepository)((0,m().resolve)(w,t),I,F);try{return await U($)}finally{await $.close()}}
function R(t,w,I){return l((0,O().assetPathsIn)(t,w),I)}function a(t,w,I){const F=(0,O().assetPathTest)(w),U=A=>[(0,m().
resolve)(t,A).split(m().sep).join("/").replace(/^\//,""),`assets/gep/${(0,m().basename)(A)}`],$=[...(0,P().folderTree)(t).
files()].filter(({kind:A,path:J})=>(0,o().isRegular)(A)&&U(J).some(F));return l($.map(({path:A})=>A),I)}function l(t,w){
if(t.length>0)return t;throw new(E()).GateError("usage",`${w} has no asset files.`,"Use --repo with the repository, or n\
ame the files. `gene-gate doctor` says what is here.")}function v(t){return t.option("--base <ref>","base branch or comm\
it (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option("--worktree","c\
heck the uncommitted files instead of a commit").addOption(new(g()).Option("--staged","check what is staged, as git comm\
it would commit it").implies({worktree:!0})).option(...L).option("--policy <file>","policy file to use instead of the po\
licy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value of each key win\
s").addOption(s()).option("--all","check all genes of the head, not only changed ones").option("--approve <digest>","app\
rove the commands that wait, with the approval digest of an earlier run")}async function C({base:t,head:w,worktree:I,staged:F,
profile:U,...$},A){const J=(0,y().approveByDigest)($.approve,new Date),b=await(0,S().namedPolicy)($.policy,A);return{directory:(0,m().
resolve)(A.cwd,$.repo),env:A.env,note:A.note,locate:Y=>(0,T().resolveRange)(Y,{...t!==void 0&&{base:t},...w!==void 0&&{head:w},
...I&&{worktree:I},...F&&{staged:F}}),...b&&{policy:b},...$.policyRef!==void 0&&{policyRef:$.policyRef},inputs:{profile:U},
all:$.all??!1,approver:J,signal:A.signal,secrets:(0,N().secretsOf)(A.env)}}function D(t,w){return I=>{const F=t().safeParse(
I);if(F.success)return F.data;throw new(g()).InvalidArgumentError(w)}}function x(t){return D(()=>d().coerce.number().pipe(
t()),"Expected a number from 1 to 256.")}const z=u.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function H({durations:t},w){return t===void 0?new Map:(0,p().
readDurations)((0,m().resolve)(w.cwd,t),w.openInput)}},25966:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.resolveRange=T;function m(){const i=r(41895);return m=function(){return i},i}function g(){const i=r(24634);return g=function(){
return i},i}function d(){const i=r(67397);return d=function(){return i},i}function y(){const i=r(50598);return y=function(){
return i},i}function O(){const i=r(34397);return O=function(){return i},i}async function T(i,{base:o,head:f,worktree:p=!1,
staged:S=!1}){if(p&&f!==void 0)throw new(m()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[j,n]=await E([(0,y().resolveRevision)(i,f??"HEAD"),
B(i,o)]);return{name:S?"index":p?"worktree":"range",directory:i.directory,base:await(0,g().mergeBase)(i,n.commit,j),head:j,
audited:p?await(S?O().snapshotIndex:O().snapshotWorktree)(i):j,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function E(i){return await Promise.allSettled(i),Promise.all(i)}const N=/^refs\/(?:heads|remotes\/origin)\//;
async function B(i,o){const f=o===void 0?await(0,d().defaultBranch)(i):await(0,y().resolveNamed)(i,o),{commit:p}=f,S=o===
"HEAD"||o==="@"?await(0,d().checkedOutBranch)(i):f.ref,j=S&&P(S);if(j===void 0)return{commit:p,name:o??"HEAD"};const n=o===
void 0?f:await(0,d().findDefaultBranch)(i),s=n?.ref&&P(n.ref);return{commit:p,name:j,...n&&s&&{defaultBranch:{name:s,commit:n.
commit}}}}function P(i){return N.test(i)?i.replace(N,""):void 0}},59925:function(G,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.REPORT_FORMATS=void 0,u.renderReport=i;function m(){const o=r(52978);return m=function(){return o},o}
function g(){const o=r(62887);return g=function(){return o},o}function d(){const o=r(31048);return d=function(){return o},
o}function y(){const o=r(58924);return y=function(){return o},o}function O(){const o=r(20471);return O=function(){return o},
o}function T(){const o=r(11357);return T=function(){return o},o}function E(){const o=r(87934);return E=function(){return o},
o}const N=u.REPORT_FORMATS=["text","json","agent","markdown","html","sarif","junit"],B={maxCharacters:Number.MAX_SAFE_INTEGER},
P={text:(...o)=>(0,E().renderText)(...o),json:o=>(0,d().renderJson)(o),agent:o=>(0,m().renderAgentTask)(o),markdown:o=>(0,O().
renderMarkdown)(o,B),html:o=>(0,g().renderHtml)(o),sarif:o=>(0,T().renderSarif)(o),junit:o=>(0,y().renderJunit)(o)};function i(o,f,p){
return P[f](o,p)}},87934:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderText=n;function m(){const e=r(
10289);return m=function(){return e},e}function g(){const e=r(67237);return g=function(){return e},e}function d(){const e=r(
50427);return d=function(){return e},e}function y(){const e=r(69379);return y=function(){return e},e}function O(){const e=r(
55967);return O=function(){return e},e}function T(){const e=r(94978);return T=function(){return e},e}function E(){const e=r(
74658);return E=function(){return e},e}function N(){const e=r(90042);return N=function(){return e},e}function B(){const e=r(
63245);return B=function(){return e},e}function P(){const e=r(38319);return P=function(){return e},e}function i(){const e=r(
94965);return i=function(){return e},e}function o(){const e=r(31626);return o=function(){return e},e}function f(){const e=r(
27809);return f=function(){return e},e}const p=8,S=30,j={quiet:8,verbose:200};function n(e,R){const a=(0,o().layoutOf)(R),
{verbose:l}=R,v=(0,B().reportSections)(e),{dangers:C,blocked:D,failed:x,waiting:z,findings:H,notices:t,suppressed:w}=v,I={
most:l?j.verbose:j.quiet,columns:(0,o().roomOf)(a)-2},F=($,A="finding")=>(0,f().rowBlocks)((0,y().findingRows)($,l),a,{most:p,
noun:A}),U=(0,y().blockedRows)(D,{isEach:l,...!l&&{most:S}});return(0,o().page)([s(e,v,a),...c(e,a),...F(C),(0,f().listRows)(
(0,P().machineList)(e),a),...(0,f().rowBlocks)(U,a,{most:U.length,noun:"blocked command",all:D.length}),...(0,f().rowBlocks)(
(0,y().failedRows)(x,I,l),a,{most:p,noun:"failed command"}),...F(z,"pending approval"),...F(H),...l?[...F(t,"notice"),...F(
w)]:[],(0,f().listRows)((0,O().fixList)(e),a),...h(e,a),(0,f().listRows)((0,T().geneList)(e,v),a),(0,f().listRows)((0,P().
claimList)(e),a),(0,f().listRows)((0,P().readList)(e),a),l?[]:M(t,a),L(e,a)])}function s(e,R,a){const l=(0,E().headlineOf)(
e,R),[v,C]=[l.verdict.toUpperCase(),l.words],[D="",...x]=(0,d().wrap)(C===""?v:`${v}: ${C}`,(0,o().roomOf)(a)),z=i().VERDICT_TONES[((0,E().
undecidedPart)(e)??e).verdict],H=a.paint(z,D.slice(0,v.length))+D.slice(v.length);return(0,o().labelled)(a,"gene-gate",[
H,...x],"strong")}function c({error:e},R){if(e===void 0)return[];const a=l=>l.split(`
`).flatMap(v=>/^\s/.test(v)?(0,d().chop)((0,m().terminal)(v),(0,o().roomOf)(R)):(0,d().wrap)((0,m().terminal)(v),(0,o().
roomOf)(R)));return[(0,o().labelled)(R,"why",a(e.message)),(0,o().labelled)(R,"fix",a(e.hint),"good")]}function h(e,R){const a=(0,g().
sizeLimits)(e),{rows:l,...v}=(0,g().sizeList)(e);if(a.length===0)return[];const C=R.verbose||a.some(({isNear:D})=>D);return[
(0,f().listRows)({...v,rows:C?l:l.slice(0,a.length)},R),R.verbose?(0,f().listRows)((0,P().uncountedList)(e),R):[]]}function M(e,R){
if(e.length===0)return[];const a=[...new Set(e.map(({rule:D})=>D))].join(", "),l=e.filter(D=>D.before).length,v=l===0?"":
`, ${l} of them there before`,C=`${e.length}${v} (${a}); --verbose shows all`;return(0,o().prose)(R,"notices",C,{text:"q\
uiet"})}function L(e,R){return(0,N().environmentList)(e).rows.flatMap(l=>l.notes).flatMap(({label:l="",text:v,isMinor:C})=>C?
[]:(0,o().prose)(R,l.toLowerCase(),v,{text:"quiet"}))}}};
