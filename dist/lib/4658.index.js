"use strict";exports.id=4658,exports.ids=[4658],exports.modules={49232:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=l,a.namedPolicy=p,a.policyFor=r,a.policyName=y,a.policyOfFile=i,a.repositoryOf=f;function g(){const t=e(
73024);return g=function(){return t},t}function d(){const t=e(76760);return d=function(){return t},t}function v(){const t=e(
41895);return v=function(){return t},t}function P(){const t=e(21311);return P=function(){return t},t}function h(){const t=e(
74238);return h=function(){return t},t}function R(){const t=e(48741);return R=function(){return t},t}function c(){const t=e(
96402);return c=function(){return t},t}function I(){const t=e(63550);return I=function(){return t},t}async function p(t,u){
if(t===void 0)return;const s=await i(t,u);return(0,P().requireExamples)(s),s}async function i(t,u){const s=(await u.readInput(
t)).toString("utf8"),w=await f(u.cwd,u.env)??u.cwd;return await(0,h().loadPolicyFile)(s,t,(0,R().folderTree)(w))}async function r({
policy:t,profile:u},s,w){const E=t===!1?await l():await p(t,s)??await m(w,s);return u===void 0?E:{...E,policy:{...E.policy,
profile:u}}}function y({source:t,path:u,ref:s}){return t==="default"||u===void 0?"the built-in policy":t==="file"||s===void 0?
u:`${u} in ${s}`}async function m(t,{cwd:u,env:s}){const w=t===void 0?await f(u,s):void 0,E=t??(w===void 0?void 0:(0,R().
folderTree)(w));if(E===void 0)return l();const N=await(0,h().loadPolicy)(E,E.label);return(0,P().requireExamples)(N),N}function l(){
const t=(0,I().literalTree)({});return(0,h().loadPolicy)(t,t.label)}async function f(t,u){try{const s=await(0,c().openRepository)(
t,u);return await s.close(),s.directory}catch(s){const w=s instanceof v().GateError&&s.code==="program_not_found";if(s instanceof
v().GateError&&!(w&&o(t)))return;throw s}}function o(t){const u=(0,d().dirname)(t);return(0,g().existsSync)((0,d().join)(
t,".git"))||u!==t&&o(u)}},95637:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.progressFor=R,a.terminalProgress=
h;function g(){const c=e(50427);return g=function(){return c},c}function d(){const c=e(49604);return d=function(){return c},
c}function v(){const c=e(20849);return v=function(){return c},c}const P=1e3;function h(c){let I=0,p=0,i=0,r=[],y=performance.
now(),m;const l=()=>{const[f="",...o]=r,t=`${p}/${I}${i>0?`, ${i} failed`:""}`,u=`${Math.floor((performance.now()-y)/1e3)}\
 s`,s=o.length>0?`(and ${o.length} more) `:"",w=(0,g().clipColumns)(`${t}  ${u}  ${s}${(0,v().safeLine)(f)}`,c.columns()-
1);c.write(`\r\x1B[K${w}`)};return{planned:f=>{I=f,y=performance.now(),m=setInterval(l,P),m.unref()},started:f=>{r=[...r,
f],l()},finished:(f,{status:o})=>{p+=1,o!=="passed"&&(i+=1),r=r.toSpliced(r.indexOf(f),1),l()},ended:()=>{clearInterval(
m),c.write("\r\x1B[K")}}}function R(c,I){if(I)return d().NO_PROGRESS;if(!c.interactive){const p=r=>c.note(`${r}
`),{fold:i}=c;return i?(0,d().groupedProgress)({info:p,startGroup:i,endGroup:()=>i()}):(0,d().linesOfProgress)(p)}return h(
{columns:c.noteColumns,write:c.note})}},64658:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.proveVerb=
void 0;function g(){const o=e(63314);return g=function(){return o},o}function d(){const o=e(24474);return d=function(){return o},
o}function v(){const o=e(31626);return v=function(){return o},o}function P(){const o=e(78024);return P=function(){return o},
o}function h(){const o=e(63245);return h=function(){return o},o}function R(){const o=e(36773);return R=function(){return o},
o}function c(){const o=e(49042);return c=function(){return o},o}function I(){const o=e(95637);return I=function(){return o},
o}function p(){const o=e(82256);return p=function(){return o},o}const i=(o,t)=>(0,p().withChangeOptions)(new(g()).Command(
"prove").argument("<command...>","command in quotes, or its words after `--`")).addOption((0,p().formatOption)()).option(
"--verbose","show more of the output of a command that fails").action(async(u,s)=>t(await r(u,s,o)));a.proveVerb=i;async function r(o,t,u){
const s=await(0,d().gate)({...await(0,p().rangeRequest)(t,u),command:y(o),run:!0,progress:(0,I().progressFor)(u,!u.interactive)});
if(s.error)return u.note((0,v().failureText)(s.error,u)),2;const w=()=>(0,P().renderProof)(s,(0,p().textOptions)(t,u));(0,p().
printAnswer)(l(s),w,t.format,u);const[E]=s.genes.flatMap(({commands:N})=>N.map(T=>T.proof));return f(E)}function y(o){const[
t="",...u]=o;return u.length===0?t:o.map(s=>m.test(s)?s:(0,R().singleQuoted)(s)).join(" ")}const m=/^[\w@%+=:,./-]+$/;function l(o){
const{base_sha:t,head_sha:u}=o,{commands:s,about:w}=(0,h().reportSections)(o);return s.map(({gene:E,command:N})=>{const{
verdict:T,outcome:j,proof:D}=N,M=w(E,N).map(({location:L,subject:b,...G})=>G);return{command:N.command,base_sha:t,head_sha:u,
verdict:T,findings:M,outcome:j,proof:D}})[0]}function f(o){return o===void 0||o.outcome==="not_run"?2:(0,c().isProof)(o)?
0:1}},82256:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=a.NO_GENES=a.
DURATIONS=void 0,a.durationsOf=Y,a.folderFiles=D,a.formatOption=u,a.inRepository=N,a.parsedBy=U,a.parsedNumber=V,a.printAnswer=
w,a.rangeRequest=G,a.storeFiles=T,a.textOptions=s,a.withChangeOptions=b,a.withJudgingOptions=f,a.withRangeOptions=L;function g(){
const n=e(76760);return g=function(){return n},n}function d(){const n=e(63314);return d=function(){return n},n}function v(){
const n=e(7723);return v=function(){return n},n}function P(){const n=e(89549);return P=function(){return n},n}function h(){
const n=e(18744);return h=function(){return n},n}function R(){const n=e(25966);return R=function(){return n},n}function c(){
const n=e(41895);return c=function(){return n},n}function I(){const n=e(41551);return I=function(){return n},n}function p(){
const n=e(39763);return p=function(){return n},n}function i(){const n=e(96402);return i=function(){return n},n}function r(){
const n=e(93028);return r=function(){return n},n}function y(){const n=e(10289);return y=function(){return n},n}function m(){
const n=e(23107);return m=function(){return n},n}function l(){const n=e(49232);return l=function(){return n},n}function f(n,O=[
"text","json"]){return n.option(...o).option("--no-policy","use the built-in policy").addOption(t()).addOption(u(O))}const o=a.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function t(){return new(d()).Option(
"--profile <name>","profile for commands").choices(p().PROFILE_NAMES)}function u(n=["text","json"]){return new(d()).Option(
"--format <name>","output format").choices(n).default("text")}function s({verbose:n=!1},{columns:O,colour:$,name:F}){return{
columns:O,colour:$,verbose:n,name:F}}function w(n,O,$,F){F.print($==="json"?`${(0,y().json)(n)}
`:O(),$)}const E=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function N({repo:n},{cwd:O,env:$,
note:F},C){const A=await(0,i().openRepository)((0,g().resolve)(O,n),$,F);try{return await C(A)}finally{await A.close()}}
function T(n,O,$){return M((0,h().assetPathsIn)(n,O),$)}const j=a.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function D(n,O,$){const F=(0,h().assetPathTest)(O),C=S=>[(0,g().resolve)($,S).split(g().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,g().basename)(S)}`],A=[...n.files()].filter(({kind:S})=>(0,r().isRegular)(S)).map(({path:S})=>S);return M(
A.filter(S=>C(S).some(F)),$)}function M(n,O){if(n.length>0)return n;throw new(c()).GateError("usage",`${O} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function L(n){return b(
n).option("--all","check all genes of the head, not only changed ones")}function b(n){return n.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(d()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...E).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(t()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function G({base:n,head:O,worktree:$,staged:F,profile:C,...A},S){const K=(0,P().approveByDigest)(
A.approve,new Date),H=await(0,l().namedPolicy)(A.policy,S);return{directory:(0,g().resolve)(S.cwd,A.repo),env:S.env,note:S.
note,locate:J=>(0,R().resolveRange)(J,{...n!==void 0&&{base:n},...O!==void 0&&{head:O},...$&&{worktree:$},...F&&{staged:F}}),
...H&&{policy:H},...A.policyRef!==void 0&&{policyRef:A.policyRef},inputs:{profile:C},all:A.all??!1,approver:K,signal:S.signal,
secrets:(0,I().secretsOf)(S.env)}}function U(n,O){return $=>{const F=n().safeParse($);if(F.success)return F.data;throw new(d()).
InvalidArgumentError(O)}}function V(n){return U(()=>v().coerce.number().pipe(n()),"Expected a number from 1 to 256.")}const z=a.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function Y({durations:n},O){return n===void 0?new Map:(0,m().readDurations)((0,g().resolve)(O.cwd,n),O.openInput)}},
25966:function(B,a,e){Object.defineProperty(a,"__esModule",{value:!0}),a.resolveRange=R;function g(){const i=e(41895);return g=
function(){return i},i}function d(){const i=e(24634);return d=function(){return i},i}function v(){const i=e(67397);return v=
function(){return i},i}function P(){const i=e(50598);return P=function(){return i},i}function h(){const i=e(34397);return h=
function(){return i},i}async function R(i,{base:r,head:y,worktree:m=!1,staged:l=!1}){if(m&&y!==void 0)throw new(g()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const f=await(0,P().resolveRevision)(i,y??"HEAD"),o=await I(i,r);return{name:l?"index":m?"worktree":"range",directory:i.
directory,base:await(0,d().mergeBase)(i,o.commit,f),head:f,audited:m?await(l?h().snapshotIndex:h().snapshotWorktree)(i):
f,policyCommit:o.commit,baseRef:o.name,...o.defaultBranch&&{defaultBranch:o.defaultBranch},isFork:!1}}const c=/^refs\/(?:heads|remotes\/origin)\//;
async function I(i,r){const y=r===void 0?await(0,v().defaultBranch)(i):await(0,P().resolveNamed)(i,r),{commit:m}=y,l=r===
"HEAD"||r==="@"?await(0,v().checkedOutBranch)(i):y.ref,f=l&&p(l);if(f===void 0)return{commit:m,name:r??"HEAD"};const o=r===
void 0?y:await(0,v().findDefaultBranch)(i),t=o?.ref&&p(o.ref);return{commit:m,name:f,...o&&t&&{defaultBranch:{name:t,commit:o.
commit}}}}function p(i){return c.test(i)?i.replace(c,""):void 0}},78024:function(B,a,e){Object.defineProperty(a,"__esMod\
ule",{value:!0}),a.renderProof=p;function g(){const r=e(78641);return g=function(){return r},r}function d(){const r=e(69379);
return d=function(){return r},r}function v(){const r=e(63245);return v=function(){return r},r}function P(){const r=e(94965);
return P=function(){return r},r}function h(){const r=e(31626);return h=function(){return r},r}function R(){const r=e(27809);
return R=function(){return r},r}const c={fails_without_change:["proven","good","It passes with the change and fails with\
out it."],fails_when_new_code_fails:["proven","good","It passes, and fails when its new code fails."],nothing_shown:["un\
proven","caution","It passes with and without the change. Add a test that fails without it."],no_subject:["unproven","ca\
ution","It passes, and the change has nothing to take back: only tests, settings, comments or assets."],not_run:["not ru\
n","bad","It passes with the change, and was not run without it"]},I={quiet:8,verbose:200};function p(r,y){const m=(0,h().
layoutOf)(y),[l]=r.genes.flatMap(({commands:j})=>j);if(l?.proof)return(0,h().page)([(0,R().rowLines)(i(l,l.proof),m)]);const{
blocked:f,failed:o,notRun:t,waiting:u,dangers:s,findings:w}=(0,v().reportSections)(r),E=I[y.verbose?"verbose":"quiet"],N=[
...s,...w].filter(({severity:j})=>j==="error"),T=[...(0,d().blockedRows)(f),...(0,d().failedRows)(o,{most:E,columns:(0,h().
roomOf)(m)-2}),...t.length>0?(0,d().findingRows)([...u,...N]):[]];return(0,h().page)(T.map(j=>(0,R().rowLines)(j,m)))}function i({
command:r},y){const{outcome:m,reason:l,files:f,kept:o,hunks:t=[]}=y,[u,s,w]=c[m],E=t.filter(({noticed:T})=>!T),N=(T,j)=>j===
""?[]:[{label:T,text:j}];return{status:u,tone:s,command:r,words:l===void 0?w:`${w.replace(/\.$/,"")}: ${l}.`,notes:[...N(
m==="fails_when_new_code_fails"?"new code":"taken back",(0,P().named)(f)),...N("kept",(0,P().named)(o)),...E.flatMap(T=>N(
"unnoticed",`It passes without ${(0,g().linesOf)(T)} of ${(0,P().inCode)(T.path)}.`))]}}}};
