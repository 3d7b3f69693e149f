"use strict";exports.id=4658,exports.ids=[4658],exports.modules={49232:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=s,a.namedPolicy=g,a.policyFor=o,a.policyName=m,a.policyOfFile=P,a.repositoryOf=d;function p(){const n=r(
73024);return p=function(){return n},n}function f(){const n=r(76760);return f=function(){return n},n}function O(){const n=r(
41895);return O=function(){return n},n}function v(){const n=r(21311);return v=function(){return n},n}function l(){const n=r(
74238);return l=function(){return n},n}function I(){const n=r(48741);return I=function(){return n},n}function c(){const n=r(
96402);return c=function(){return n},n}function R(){const n=r(63550);return R=function(){return n},n}async function g(n,i){
if(n===void 0)return;const u=await P(n,i);return(0,v().requireExamples)(u),u}async function P(n,i){const u=(await i.readInput(
n)).toString("utf8"),y=await d(i.cwd,i.env)??i.cwd;return await(0,l().loadPolicyFile)(u,n,(0,I().folderTree)(y))}async function o({
policy:n,profile:i},u,y){const $=n===!1?await s():await g(n,u)??await h(y,u);return i===void 0?$:{...$,policy:{...$.policy,
profile:i}}}function m({source:n,path:i,ref:u}){return n==="default"||i===void 0?"the built-in policy":n==="file"||u===void 0?
i:`${i} in ${u}`}async function h(n,{cwd:i,env:u}){const y=n===void 0?await d(i,u):void 0,$=n??(y===void 0?void 0:(0,I().
folderTree)(y));if($===void 0)return s();const E=await(0,l().loadPolicy)($,$.label);return(0,v().requireExamples)(E),E}function s(){
const n=(0,R().literalTree)({});return(0,l().loadPolicy)(n,n.label)}async function d(n,i){try{const u=await(0,c().openRepository)(
n,i);return await u.close(),u.directory}catch(u){const y=u instanceof O().GateError&&u.code==="program_not_found";if(u instanceof
O().GateError&&!(y&&e(n)))return;throw u}}function e(n){const i=(0,f().dirname)(n);return(0,p().existsSync)((0,f().join)(
n,".git"))||i!==n&&e(i)}},95637:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.progressFor=I,a.terminalProgress=
l;function p(){const c=r(50427);return p=function(){return c},c}function f(){const c=r(49604);return f=function(){return c},
c}function O(){const c=r(20849);return O=function(){return c},c}const v=1e3;function l(c){let R=0,g=0,P=0,o=[],m=performance.
now(),h;const s=()=>{const[d="",...e]=o,n=`${g}/${R}${P>0?`, ${P} failed`:""}`,i=`${Math.floor((performance.now()-m)/1e3)}\
 s`,u=e.length>0?`(and ${e.length} more) `:"",y=(0,p().clipColumns)(`${n}  ${i}  ${u}${(0,O().safeLine)(d)}`,c.columns()-
1);c.write(`\r\x1B[K${y}`)};return{planned:d=>{R=d,m=performance.now(),h=setInterval(s,v),h.unref()},started:d=>{o=[...o,
d],s()},finished:(d,{status:e})=>{g+=1,e!=="passed"&&(P+=1),o=o.toSpliced(o.indexOf(d),1),s()},ended:()=>{clearInterval(
h),c.write("\r\x1B[K")}}}function I(c,R){if(R)return f().NO_PROGRESS;if(!c.interactive){const g=o=>c.note(`${o}
`),{fold:P}=c;return P?(0,f().groupedProgress)({info:g,startGroup:P,endGroup:()=>P()}):(0,f().linesOfProgress)(g)}return l(
{columns:c.noteColumns,write:c.note})}},64658:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.proveVerb=
void 0;function p(){const e=r(63314);return p=function(){return e},e}function f(){const e=r(24474);return f=function(){return e},
e}function O(){const e=r(31626);return O=function(){return e},e}function v(){const e=r(78024);return v=function(){return e},
e}function l(){const e=r(63245);return l=function(){return e},e}function I(){const e=r(36773);return I=function(){return e},
e}function c(){const e=r(49042);return c=function(){return e},e}function R(){const e=r(95637);return R=function(){return e},
e}function g(){const e=r(82256);return g=function(){return e},e}const P=(e,n)=>(0,g().withChangeOptions)(new(p()).Command(
"prove").argument("<command...>","command in quotes, or its words after `--`")).addOption((0,g().formatOption)()).option(
"--verbose","show more of the output of a command that fails").action(async(i,u)=>n(await o(i,u,e)));a.proveVerb=P;async function o(e,n,i){
const u=await(0,f().gate)({...await(0,g().rangeRequest)(n,i),command:m(e),run:!0,progress:(0,R().progressFor)(i,!i.interactive)});
if(u.error)return i.note((0,O().failureText)(u.error,i)),2;const y=()=>(0,v().renderProof)(u,(0,g().textOptions)(n,i));(0,g().
printAnswer)(s(u),y,n.format,i);const[$]=u.genes.flatMap(({commands:E})=>E.map(S=>S.proof));return d($)}function m(e){const[
n="",...i]=e;return i.length===0?n:e.map(u=>h.test(u)?u:(0,I().singleQuoted)(u)).join(" ")}const h=/^[\w@%+=:,./-]+$/;function s(e){
const{base_sha:n,head_sha:i}=e,{commands:u,about:y}=(0,l().reportSections)(e);return u.map(({gene:$,command:E})=>{const{
verdict:S,outcome:j,proof:M}=E,b=y($,E).map(({location:L,subject:G,...D})=>D);return{command:E.command,base_sha:n,head_sha:i,
verdict:S,findings:b,outcome:j,proof:M}})[0]}function d(e){return e===void 0||e.outcome==="not_run"?2:(0,c().isProof)(e)?
0:1}},82256:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=a.DURATIONS=void 0,
a.durationsOf=V,a.folderFiles=j,a.formatOption=i,a.inRepository=E,a.parsedBy=D,a.parsedNumber=H,a.printAnswer=y,a.rangeRequest=
G,a.storeFiles=S,a.textOptions=u,a.withChangeOptions=L,a.withJudgingOptions=d,a.withRangeOptions=b;function p(){const t=r(
76760);return p=function(){return t},t}function f(){const t=r(63314);return f=function(){return t},t}function O(){const t=r(
7723);return O=function(){return t},t}function v(){const t=r(89549);return v=function(){return t},t}function l(){const t=r(
18744);return l=function(){return t},t}function I(){const t=r(25966);return I=function(){return t},t}function c(){const t=r(
41895);return c=function(){return t},t}function R(){const t=r(41551);return R=function(){return t},t}function g(){const t=r(
39763);return g=function(){return t},t}function P(){const t=r(96402);return P=function(){return t},t}function o(){const t=r(
93028);return o=function(){return t},t}function m(){const t=r(10289);return m=function(){return t},t}function h(){const t=r(
23107);return h=function(){return t},t}function s(){const t=r(49232);return s=function(){return t},t}function d(t,w=["te\
xt","json"]){return t.option(...e).option("--no-policy","use the built-in policy").addOption(n()).addOption(i(w))}const e=a.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function n(){return new(f()).Option(
"--profile <name>","profile for commands").choices(g().PROFILE_NAMES)}function i(t=["text","json"]){return new(f()).Option(
"--format <name>","output format").choices(t).default("text")}function u({verbose:t=!1},{columns:w,colour:N,name:F}){return{
columns:w,colour:N,verbose:t,name:F}}function y(t,w,N,F){F.print(N==="json"?`${(0,m().json)(t)}
`:w(),N)}const $=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function E({repo:t},{cwd:w,env:N,
note:F},C){const A=await(0,P().openRepository)((0,p().resolve)(w,t),N,F);try{return await C(A)}finally{await A.close()}}
function S(t,w,N){return M((0,l().assetPathsIn)(t,w),N)}function j(t,w,N){const F=(0,l().assetPathTest)(w),C=T=>[(0,p().
resolve)(N,T).split(p().sep).join("/").replace(/^\//,""),`assets/gep/${(0,p().basename)(T)}`],A=[...t.files()].filter(({
kind:T})=>(0,o().isRegular)(T)).map(({path:T})=>T);return M(A.filter(T=>C(T).some(F)),N)}function M(t,w){if(t.length>0)return t;
throw new(c()).GateError("usage",`${w} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function b(t){return L(t).option("--all","check all genes of the head, not only changed \
ones")}function L(t){return t.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(f()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...$).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(n()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function G({base:t,head:w,worktree:N,staged:F,
profile:C,...A},T){const Y=(0,v().approveByDigest)(A.approve,new Date),U=await(0,s().namedPolicy)(A.policy,T);return{directory:(0,p().
resolve)(T.cwd,A.repo),env:T.env,note:T.note,locate:K=>(0,I().resolveRange)(K,{...t!==void 0&&{base:t},...w!==void 0&&{head:w},
...N&&{worktree:N},...F&&{staged:F}}),...U&&{policy:U},...A.policyRef!==void 0&&{policyRef:A.policyRef},inputs:{profile:C},
all:A.all??!1,approver:Y,signal:T.signal,secrets:(0,R().secretsOf)(T.env)}}function D(t,w){return N=>{const F=t().safeParse(
N);if(F.success)return F.data;throw new(f()).InvalidArgumentError(w)}}function H(t){return D(()=>O().coerce.number().pipe(
t()),"Expected a number from 1 to 256.")}const J=a.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function V({durations:t},w){return t===void 0?new Map:(0,h().
readDurations)((0,p().resolve)(w.cwd,t),w.openInput)}},25966:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),
a.resolveRange=I;function p(){const o=r(41895);return p=function(){return o},o}function f(){const o=r(24634);return f=function(){
return o},o}function O(){const o=r(67397);return O=function(){return o},o}function v(){const o=r(50598);return v=function(){
return o},o}function l(){const o=r(34397);return l=function(){return o},o}async function I(o,{base:m,head:h,worktree:s=!1,
staged:d=!1}){if(s&&h!==void 0)throw new(p()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[e,n]=await c([(0,v().resolveRevision)(o,h??"HEAD"),
g(o,m)]);return{name:d?"index":s?"worktree":"range",directory:o.directory,base:await(0,f().mergeBase)(o,n.commit,e),head:e,
audited:s?await(d?l().snapshotIndex:l().snapshotWorktree)(o):e,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function c(o){return await Promise.allSettled(o),Promise.all(o)}const R=/^refs\/(?:heads|remotes\/origin)\//;
async function g(o,m){const h=m===void 0?await(0,O().defaultBranch)(o):await(0,v().resolveNamed)(o,m),{commit:s}=h,d=m===
"HEAD"||m==="@"?await(0,O().checkedOutBranch)(o):h.ref,e=d&&P(d);if(e===void 0)return{commit:s,name:m??"HEAD"};const n=m===
void 0?h:await(0,O().findDefaultBranch)(o),i=n?.ref&&P(n.ref);return{commit:s,name:e,...n&&i&&{defaultBranch:{name:i,commit:n.
commit}}}}function P(o){return R.test(o)?o.replace(R,""):void 0}},78024:function(B,a,r){Object.defineProperty(a,"__esMod\
ule",{value:!0}),a.renderProof=g;function p(){const o=r(78641);return p=function(){return o},o}function f(){const o=r(69379);
return f=function(){return o},o}function O(){const o=r(63245);return O=function(){return o},o}function v(){const o=r(94965);
return v=function(){return o},o}function l(){const o=r(31626);return l=function(){return o},o}function I(){const o=r(27809);
return I=function(){return o},o}const c={fails_without_change:["proven","good","It passes with the change and fails with\
out it."],fails_when_new_code_fails:["proven","good","It passes, and fails when its new code fails."],nothing_shown:["un\
proven","caution","It passes with and without the change. Add a test that fails without it."],no_subject:["unproven","ca\
ution","It passes, and the change has nothing to take back: only tests, settings or assets."],not_run:["not run","bad","\
It passes with the change, and was not run without it"]},R={quiet:8,verbose:200};function g(o,m){const h=(0,l().layoutOf)(
m),[s]=o.genes.flatMap(({commands:j})=>j);if(s?.proof)return(0,l().page)([(0,I().rowLines)(P(s,s.proof),h)]);const{blocked:d,
failed:e,notRun:n,waiting:i,dangers:u,findings:y}=(0,O().reportSections)(o),$=R[m.verbose?"verbose":"quiet"],E=[...u,...y].
filter(({severity:j})=>j==="error"),S=[...(0,f().blockedRows)(d),...(0,f().failedRows)(e,{most:$,columns:(0,l().roomOf)(
h)-2}),...n.length>0?(0,f().findingRows)([...i,...E]):[]];return(0,l().page)(S.map(j=>(0,I().rowLines)(j,h)))}function P({
command:o},m){const{outcome:h,reason:s,files:d,kept:e,hunks:n=[]}=m,[i,u,y]=c[h],$=n.filter(({noticed:S})=>!S),E=(S,j)=>j===
""?[]:[{label:S,text:j}];return{status:i,tone:u,command:o,words:s===void 0?y:`${y.replace(/\.$/,"")}: ${s}.`,notes:[...E(
h==="fails_when_new_code_fails"?"new code":"taken back",(0,v().named)(d)),...E("kept",(0,v().named)(e)),...$.flatMap(S=>E(
"unnoticed",`It passes without ${(0,p().linesOf)(S)} of ${(0,v().inCode)(S.path)}.`))]}}}};
