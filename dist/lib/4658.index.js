"use strict";exports.id=4658,exports.ids=[4658],exports.modules={49232:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=c,a.namedPolicy=g,a.policyFor=e,a.policyName=m,a.policyOfFile=P,a.repositoryOf=d;function p(){const n=r(
73024);return p=function(){return n},n}function f(){const n=r(76760);return f=function(){return n},n}function O(){const n=r(
41895);return O=function(){return n},n}function v(){const n=r(21311);return v=function(){return n},n}function l(){const n=r(
74238);return l=function(){return n},n}function I(){const n=r(48741);return I=function(){return n},n}function s(){const n=r(
96402);return s=function(){return n},n}function R(){const n=r(63550);return R=function(){return n},n}async function g(n,i){
if(n===void 0)return;const u=await P(n,i);return(0,v().requireExamples)(u),u}async function P(n,i){const u=(await i.readInput(
n)).toString("utf8"),y=await d(i.cwd,i.env)??i.cwd;return await(0,l().loadPolicyFile)(u,n,(0,I().folderTree)(y))}async function e({
policy:n,profile:i},u,y){const E=n===!1?await c():await g(n,u)??await h(y,u);return i===void 0?E:{...E,policy:{...E.policy,
profile:i}}}function m({source:n,path:i,ref:u}){return n==="default"||i===void 0?"the built-in policy":n==="file"||u===void 0?
i:`${i} in ${u}`}async function h(n,{cwd:i,env:u}){const y=n===void 0?await d(i,u):void 0,E=n??(y===void 0?void 0:(0,I().
folderTree)(y));if(E===void 0)return c();const N=await(0,l().loadPolicy)(E,E.label);return(0,v().requireExamples)(N),N}function c(){
const n=(0,R().literalTree)({});return(0,l().loadPolicy)(n,n.label)}async function d(n,i){try{const u=await(0,s().openRepository)(
n,i);return await u.close(),u.directory}catch(u){const y=u instanceof O().GateError&&u.code==="program_not_found";if(u instanceof
O().GateError&&!(y&&o(n)))return;throw u}}function o(n){const i=(0,f().dirname)(n);return(0,p().existsSync)((0,f().join)(
n,".git"))||i!==n&&o(i)}},95637:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.progressFor=I,a.terminalProgress=
l;function p(){const s=r(50427);return p=function(){return s},s}function f(){const s=r(49604);return f=function(){return s},
s}function O(){const s=r(20849);return O=function(){return s},s}const v=1e3;function l(s){let R=0,g=0,P=0,e=[],m=performance.
now(),h;const c=()=>{const[d="",...o]=e,n=`${g}/${R}${P>0?`, ${P} failed`:""}`,i=`${Math.floor((performance.now()-m)/1e3)}\
 s`,u=o.length>0?`(and ${o.length} more) `:"",y=(0,p().clipColumns)(`${n}  ${i}  ${u}${(0,O().safeLine)(d)}`,s.columns()-
1);s.write(`\r\x1B[K${y}`)};return{planned:d=>{R=d,m=performance.now(),h=setInterval(c,v),h.unref()},started:d=>{e=[...e,
d],c()},finished:(d,{status:o})=>{g+=1,o!=="passed"&&(P+=1),e=e.toSpliced(e.indexOf(d),1),c()},ended:()=>{clearInterval(
h),s.write("\r\x1B[K")}}}function I(s,R){if(R)return f().NO_PROGRESS;if(!s.interactive){const g=e=>s.note(`${e}
`),{fold:P}=s;return P?(0,f().groupedProgress)({info:g,startGroup:P,endGroup:()=>P()}):(0,f().linesOfProgress)(g)}return l(
{columns:s.noteColumns,write:s.note})}},64658:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.proveVerb=
void 0;function p(){const o=r(63314);return p=function(){return o},o}function f(){const o=r(24474);return f=function(){return o},
o}function O(){const o=r(31626);return O=function(){return o},o}function v(){const o=r(78024);return v=function(){return o},
o}function l(){const o=r(63245);return l=function(){return o},o}function I(){const o=r(36773);return I=function(){return o},
o}function s(){const o=r(49042);return s=function(){return o},o}function R(){const o=r(95637);return R=function(){return o},
o}function g(){const o=r(82256);return g=function(){return o},o}const P=(o,n)=>(0,g().withChangeOptions)(new(p()).Command(
"prove").argument("<command...>","command in quotes, or its words after `--`")).addOption((0,g().formatOption)()).option(
"--verbose","show more of the output of a command that fails").action(async(i,u)=>n(await e(i,u,o)));a.proveVerb=P;async function e(o,n,i){
const u=await(0,f().gate)({...await(0,g().rangeRequest)(n,i),command:m(o),run:!0,progress:(0,R().progressFor)(i,!i.interactive)});
if(u.error)return i.note((0,O().failureText)(u.error,i)),2;const y=()=>(0,v().renderProof)(u,(0,g().textOptions)(n,i));(0,g().
printAnswer)(c(u),y,n.format,i);const[E]=u.genes.flatMap(({commands:N})=>N.map(T=>T.proof));return d(E)}function m(o){const[
n="",...i]=o;return i.length===0?n:o.map(u=>h.test(u)?u:(0,I().singleQuoted)(u)).join(" ")}const h=/^[\w@%+=:,./-]+$/;function c(o){
const{base_sha:n,head_sha:i}=o,{commands:u,about:y}=(0,l().reportSections)(o);return u.map(({gene:E,command:N})=>{const{
verdict:T,outcome:j,proof:D}=N,M=y(E,N).map(({location:L,subject:b,...G})=>G);return{command:N.command,base_sha:n,head_sha:i,
verdict:T,findings:M,outcome:j,proof:D}})[0]}function d(o){return o===void 0||o.outcome==="not_run"?2:(0,s().isProof)(o)?
0:1}},82256:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=a.NO_GENES=a.
DURATIONS=void 0,a.durationsOf=Y,a.folderFiles=D,a.formatOption=i,a.inRepository=N,a.parsedBy=U,a.parsedNumber=V,a.printAnswer=
y,a.rangeRequest=G,a.storeFiles=T,a.textOptions=u,a.withChangeOptions=b,a.withJudgingOptions=d,a.withRangeOptions=L;function p(){
const t=r(76760);return p=function(){return t},t}function f(){const t=r(63314);return f=function(){return t},t}function O(){
const t=r(7723);return O=function(){return t},t}function v(){const t=r(89549);return v=function(){return t},t}function l(){
const t=r(18744);return l=function(){return t},t}function I(){const t=r(25966);return I=function(){return t},t}function s(){
const t=r(41895);return s=function(){return t},t}function R(){const t=r(41551);return R=function(){return t},t}function g(){
const t=r(39763);return g=function(){return t},t}function P(){const t=r(96402);return P=function(){return t},t}function e(){
const t=r(93028);return e=function(){return t},t}function m(){const t=r(10289);return m=function(){return t},t}function h(){
const t=r(23107);return h=function(){return t},t}function c(){const t=r(49232);return c=function(){return t},t}function d(t,w=[
"text","json"]){return t.option(...o).option("--no-policy","use the built-in policy").addOption(n()).addOption(i(w))}const o=a.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function n(){return new(f()).Option(
"--profile <name>","profile for commands").choices(g().PROFILE_NAMES)}function i(t=["text","json"]){return new(f()).Option(
"--format <name>","output format").choices(t).default("text")}function u({verbose:t=!1},{columns:w,colour:$,name:F}){return{
columns:w,colour:$,verbose:t,name:F}}function y(t,w,$,F){F.print($==="json"?`${(0,m().json)(t)}
`:w(),$)}const E=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function N({repo:t},{cwd:w,env:$,
note:F},C){const A=await(0,P().openRepository)((0,p().resolve)(w,t),$,F);try{return await C(A)}finally{await A.close()}}
function T(t,w,$){return M((0,l().assetPathsIn)(t,w),$)}const j=a.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function D(t,w,$){const F=(0,l().assetPathTest)(w),C=S=>[(0,p().resolve)($,S).split(p().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,p().basename)(S)}`],A=[...t.files()].filter(({kind:S})=>(0,e().isRegular)(S)).map(({path:S})=>S);return M(
A.filter(S=>C(S).some(F)),$)}function M(t,w){if(t.length>0)return t;throw new(s()).GateError("usage",`${w} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function L(t){return b(
t).option("--all","check all genes of the head, not only changed ones")}function b(t){return t.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(f()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...E).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(n()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function G({base:t,head:w,worktree:$,staged:F,profile:C,...A},S){const K=(0,v().approveByDigest)(
A.approve,new Date),H=await(0,c().namedPolicy)(A.policy,S);return{directory:(0,p().resolve)(S.cwd,A.repo),env:S.env,note:S.
note,locate:J=>(0,I().resolveRange)(J,{...t!==void 0&&{base:t},...w!==void 0&&{head:w},...$&&{worktree:$},...F&&{staged:F}}),
...H&&{policy:H},...A.policyRef!==void 0&&{policyRef:A.policyRef},inputs:{profile:C},all:A.all??!1,approver:K,signal:S.signal,
secrets:(0,R().secretsOf)(S.env)}}function U(t,w){return $=>{const F=t().safeParse($);if(F.success)return F.data;throw new(f()).
InvalidArgumentError(w)}}function V(t){return U(()=>O().coerce.number().pipe(t()),"Expected a number from 1 to 256.")}const z=a.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function Y({durations:t},w){return t===void 0?new Map:(0,h().readDurations)((0,p().resolve)(w.cwd,t),w.openInput)}},
25966:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.resolveRange=I;function p(){const e=r(41895);return p=
function(){return e},e}function f(){const e=r(24634);return f=function(){return e},e}function O(){const e=r(67397);return O=
function(){return e},e}function v(){const e=r(50598);return v=function(){return e},e}function l(){const e=r(34397);return l=
function(){return e},e}async function I(e,{base:m,head:h,worktree:c=!1,staged:d=!1}){if(c&&h!==void 0)throw new(p()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[o,n]=await s([(0,v().resolveRevision)(e,h??"HEAD"),g(e,m)]);return{name:d?"index":c?"worktree":"range",directory:e.
directory,base:await(0,f().mergeBase)(e,n.commit,o),head:o,audited:c?await(d?l().snapshotIndex:l().snapshotWorktree)(e):
o,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},isFork:!1}}async function s(e){
return await Promise.allSettled(e),Promise.all(e)}const R=/^refs\/(?:heads|remotes\/origin)\//;async function g(e,m){const h=m===
void 0?await(0,O().defaultBranch)(e):await(0,v().resolveNamed)(e,m),{commit:c}=h,d=m==="HEAD"||m==="@"?await(0,O().checkedOutBranch)(
e):h.ref,o=d&&P(d);if(o===void 0)return{commit:c,name:m??"HEAD"};const n=m===void 0?h:await(0,O().findDefaultBranch)(e),
i=n?.ref&&P(n.ref);return{commit:c,name:o,...n&&i&&{defaultBranch:{name:i,commit:n.commit}}}}function P(e){return R.test(
e)?e.replace(R,""):void 0}},78024:function(B,a,r){Object.defineProperty(a,"__esModule",{value:!0}),a.renderProof=g;function p(){
const e=r(78641);return p=function(){return e},e}function f(){const e=r(69379);return f=function(){return e},e}function O(){
const e=r(63245);return O=function(){return e},e}function v(){const e=r(94965);return v=function(){return e},e}function l(){
const e=r(31626);return l=function(){return e},e}function I(){const e=r(27809);return I=function(){return e},e}const s={
fails_without_change:["proven","good","It passes with the change and fails without it."],fails_when_new_code_fails:["pro\
ven","good","It passes, and fails when its new code fails."],nothing_shown:["unproven","caution","It passes with and wit\
hout the change. Add a test that fails without it."],no_subject:["unproven","caution","It passes, and the change has not\
hing to take back: only tests, settings, comments or assets."],not_run:["not run","bad","It passes with the change, and \
was not run without it"]},R={quiet:8,verbose:200};function g(e,m){const h=(0,l().layoutOf)(m),[c]=e.genes.flatMap(({commands:j})=>j);
if(c?.proof)return(0,l().page)([(0,I().rowLines)(P(c,c.proof),h)]);const{blocked:d,failed:o,notRun:n,waiting:i,dangers:u,
findings:y}=(0,O().reportSections)(e),E=R[m.verbose?"verbose":"quiet"],N=[...u,...y].filter(({severity:j})=>j==="error"),
T=[...(0,f().blockedRows)(d),...(0,f().failedRows)(o,{most:E,columns:(0,l().roomOf)(h)-2}),...n.length>0?(0,f().findingRows)(
[...i,...N]):[]];return(0,l().page)(T.map(j=>(0,I().rowLines)(j,h)))}function P({command:e},m){const{outcome:h,reason:c,
files:d,kept:o,hunks:n=[]}=m,[i,u,y]=s[h],E=n.filter(({noticed:T})=>!T),N=(T,j)=>j===""?[]:[{label:T,text:j}];return{status:i,
tone:u,command:e,words:c===void 0?y:`${y.replace(/\.$/,"")}: ${c}.`,notes:[...N(h==="fails_when_new_code_fails"?"new cod\
e":"taken back",(0,v().named)(d)),...N("kept",(0,v().named)(o)),...E.flatMap(T=>N("unnoticed",`It passes without ${(0,p().
linesOf)(T)} of ${(0,v().inCode)(T.path)}.`))]}}}};
