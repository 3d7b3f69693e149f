"use strict";exports.id=1399,exports.ids=[1399],exports.modules={49232:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.builtInPolicy=p,u.namedPolicy=B,u.policyFor=i,u.policyName=o,u.policyOfFile=P,u.repositoryOf=M;function w(){const n=r(
73024);return w=function(){return n},n}function O(){const n=r(76760);return O=function(){return n},n}function d(){const n=r(
41895);return d=function(){return n},n}function v(){const n=r(21311);return v=function(){return n},n}function l(){const n=r(
74238);return l=function(){return n},n}function I(){const n=r(48741);return I=function(){return n},n}function S(){const n=r(
96402);return S=function(){return n},n}function F(){const n=r(63550);return F=function(){return n},n}async function B(n,s){
if(n===void 0)return;const c=await P(n,s);return(0,v().requireExamples)(c),c}async function P(n,s){const c=(await s.readInput(
n)).toString("utf8"),h=await M(s.cwd,s.env)??s.cwd;return await(0,l().loadPolicyFile)(c,n,(0,I().folderTree)(h))}async function i({
policy:n,profile:s},c,h){const A=n===!1?await p():await B(n,c)??await f(h,c);return s===void 0?A:{...A,policy:{...A.policy,
profile:s}}}function o({source:n,path:s,ref:c}){return n==="default"||s===void 0?"the built-in policy":n==="file"||c===void 0?
s:`${s} in ${c}`}async function f(n,{cwd:s,env:c}){const h=n===void 0?await M(s,c):void 0,A=n??(h===void 0?void 0:(0,I().
folderTree)(h));if(A===void 0)return p();const L=await(0,l().loadPolicy)(A,A.label);return(0,v().requireExamples)(L),L}function p(){
const n=(0,F().literalTree)({});return(0,l().loadPolicy)(n,n.label)}async function M(n,s){try{const c=await(0,S().openRepository)(
n,s);return await c.close(),c.directory}catch(c){const h=c instanceof d().GateError&&c.code==="program_not_found";if(c instanceof
d().GateError&&!(h&&j(n)))return;throw c}}function j(n){const s=(0,O().dirname)(n);return(0,w().existsSync)((0,O().join)(
n,".git"))||s!==n&&j(s)}},61399:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.deliver=f,u.withReportOptions=
o;function w(){const n=r(73024);return w=function(){return n},n}function O(){const n=r(51455);return O=function(){return n},
n}function d(){const n=r(76760);return d=function(){return n},n}function v(){const n=r(63314);return v=function(){return n},
n}function l(){const n=r(41895);return l=function(){return n},n}function I(){const n=r(28765);return I=function(){return n},
n}function S(){const n=r(55430);return S=function(){return n},n}function F(){const n=r(59925);return F=function(){return n},
n}function B(){const n=r(20471);return B=function(){return n},n}function P(){const n=r(31626);return P=function(){return n},
n}function i(){const n=r(82256);return i=function(){return n},n}function o(n){return n.addOption(new(v()).Option("--form\
at <name>","output format").choices(F().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function f(n,s,c){if(s.output!==
void 0){const h=(0,d().resolve)(c.cwd,s.output);s.repo!==void 0&&h.startsWith(`${(0,d().resolve)(c.cwd,s.repo)}${d().sep}`)&&
!(0,w().existsSync)(h)&&await p(h),await j(h,n,c.signal)}await M(n,s,c)}async function p(n){try{await(0,I().makeFolder)(
n),await(0,O().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function M(n,s,c){const{format:h}=s,L=!(n.error&&h==="text"&&n.genes.length===0)?(0,F().renderReport)(
n,h,(0,i().textOptions)(s,c)):"";c.print(L,h),L===""&&n.error&&c.note((0,P().failureText)(n.error,c))}async function j(n,s,c){
const h=c.aborted?void 0:c,A=e=>(0,B().renderMarkdown)(s,{maxCharacters:e}),L=await(0,S().publishFiles)(n,{report:s,markdown:A},
h);if(L.status==="failed")throw h?.aborted?new(l()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(l()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${L.reason}`,L.hint??"Use --output with a writable directory that has free space.")}},82256:function(G,u,r){
Object.defineProperty(u,"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=u.DURATIONS=void 0,u.durationsOf=b,u.folderFiles=
R,u.formatOption=s,u.inRepository=L,u.parsedBy=D,u.parsedNumber=H,u.printAnswer=h,u.rangeRequest=C,u.storeFiles=e,u.textOptions=
c,u.withChangeOptions=y,u.withJudgingOptions=M,u.withRangeOptions=m;function w(){const t=r(76760);return w=function(){return t},
t}function O(){const t=r(63314);return O=function(){return t},t}function d(){const t=r(7723);return d=function(){return t},
t}function v(){const t=r(89549);return v=function(){return t},t}function l(){const t=r(18744);return l=function(){return t},
t}function I(){const t=r(25966);return I=function(){return t},t}function S(){const t=r(41895);return S=function(){return t},
t}function F(){const t=r(41551);return F=function(){return t},t}function B(){const t=r(39763);return B=function(){return t},
t}function P(){const t=r(96402);return P=function(){return t},t}function i(){const t=r(93028);return i=function(){return t},
t}function o(){const t=r(10289);return o=function(){return t},t}function f(){const t=r(23107);return f=function(){return t},
t}function p(){const t=r(49232);return p=function(){return t},t}function M(t,g=["text","json"]){return t.option(...j).option(
"--no-policy","use the built-in policy").addOption(n()).addOption(s(g))}const j=u.POLICY_OPTION=["--policy <file>","poli\
cy file (default: the policy of the repository)"];function n(){return new(O()).Option("--profile <name>","profile for co\
mmands").choices(B().PROFILE_NAMES)}function s(t=["text","json"]){return new(O()).Option("--format <name>","output forma\
t").choices(t).default("text")}function c({verbose:t=!1},{columns:g,colour:E,name:T}){return{columns:g,colour:E,verbose:t,
name:T}}function h(t,g,E,T){T.print(E==="json"?`${(0,o().json)(t)}
`:g(),E)}const A=u.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function L({repo:t},{cwd:g,env:E,
note:T},U){const $=await(0,P().openRepository)((0,w().resolve)(g,t),E,T);try{return await U($)}finally{await $.close()}}
function e(t,g,E){return a((0,l().assetPathsIn)(t,g),E)}function R(t,g,E){const T=(0,l().assetPathTest)(g),U=N=>[(0,w().
resolve)(E,N).split(w().sep).join("/").replace(/^\//,""),`assets/gep/${(0,w().basename)(N)}`],$=[...t.files()].filter(({
kind:N})=>(0,i().isRegular)(N)).map(({path:N})=>N);return a($.filter(N=>U(N).some(T)),E)}function a(t,g){if(t.length>0)return t;
throw new(S()).GateError("usage",`${g} has no asset files.`,"Use --repo with the repository, or name the files. `gene-ga\
te doctor` says what is here.")}function m(t){return y(t).option("--all","check all genes of the head, not only changed \
ones")}function y(t){return t.option("--base <ref>","base branch or commit (default: the default branch)").option("--hea\
d <ref>","head branch or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").
addOption(new(O()).Option("--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(
...A).option("--policy <file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also\
 apply the policy of this branch; the stricter value of each key wins").addOption(n()).option("--approve <digest>","appr\
ove the commands that wait, with the approval digest of an earlier run")}async function C({base:t,head:g,worktree:E,staged:T,
profile:U,...$},N){const J=(0,v().approveByDigest)($.approve,new Date),z=await(0,p().namedPolicy)($.policy,N);return{directory:(0,w().
resolve)(N.cwd,$.repo),env:N.env,note:N.note,locate:Y=>(0,I().resolveRange)(Y,{...t!==void 0&&{base:t},...g!==void 0&&{head:g},
...E&&{worktree:E},...T&&{staged:T}}),...z&&{policy:z},...$.policyRef!==void 0&&{policyRef:$.policyRef},inputs:{profile:U},
all:$.all??!1,approver:J,signal:N.signal,secrets:(0,F().secretsOf)(N.env)}}function D(t,g){return E=>{const T=t().safeParse(
E);if(T.success)return T.data;throw new(O()).InvalidArgumentError(g)}}function H(t){return D(()=>d().coerce.number().pipe(
t()),"Expected a number from 1 to 256.")}const x=u.DURATIONS=["--durations <file>","gate-report.json of an earlier run, \
to balance shards; the same for plan, check and merge"];async function b({durations:t},g){return t===void 0?new Map:(0,f().
readDurations)((0,w().resolve)(g.cwd,t),g.openInput)}},25966:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),
u.resolveRange=I;function w(){const i=r(41895);return w=function(){return i},i}function O(){const i=r(24634);return O=function(){
return i},i}function d(){const i=r(67397);return d=function(){return i},i}function v(){const i=r(50598);return v=function(){
return i},i}function l(){const i=r(34397);return l=function(){return i},i}async function I(i,{base:o,head:f,worktree:p=!1,
staged:M=!1}){if(p&&f!==void 0)throw new(w()).GateError("usage","`--head` cannot be used with `--worktree`: uncommitted \
files belong to the checked-out commit","Remove one of them.");const[j,n]=await S([(0,v().resolveRevision)(i,f??"HEAD"),
B(i,o)]);return{name:M?"index":p?"worktree":"range",directory:i.directory,base:await(0,O().mergeBase)(i,n.commit,j),head:j,
audited:p?await(M?l().snapshotIndex:l().snapshotWorktree)(i):j,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&
{defaultBranch:n.defaultBranch},isFork:!1}}async function S(i){return await Promise.allSettled(i),Promise.all(i)}const F=/^refs\/(?:heads|remotes\/origin)\//;
async function B(i,o){const f=o===void 0?await(0,d().defaultBranch)(i):await(0,v().resolveNamed)(i,o),{commit:p}=f,M=o===
"HEAD"||o==="@"?await(0,d().checkedOutBranch)(i):f.ref,j=M&&P(M);if(j===void 0)return{commit:p,name:o??"HEAD"};const n=o===
void 0?f:await(0,d().findDefaultBranch)(i),s=n?.ref&&P(n.ref);return{commit:p,name:j,...n&&s&&{defaultBranch:{name:s,commit:n.
commit}}}}function P(i){return F.test(i)?i.replace(F,""):void 0}},59925:function(G,u,r){Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.REPORT_FORMATS=void 0,u.renderReport=i;function w(){const o=r(52978);return w=function(){return o},o}
function O(){const o=r(62887);return O=function(){return o},o}function d(){const o=r(31048);return d=function(){return o},
o}function v(){const o=r(58924);return v=function(){return o},o}function l(){const o=r(20471);return l=function(){return o},
o}function I(){const o=r(11357);return I=function(){return o},o}function S(){const o=r(87934);return S=function(){return o},
o}const F=u.REPORT_FORMATS=["text","json","agent","markdown","html","sarif","junit"],B={maxCharacters:Number.MAX_SAFE_INTEGER},
P={text:(...o)=>(0,S().renderText)(...o),json:o=>(0,d().renderJson)(o),agent:o=>(0,w().renderAgentTask)(o),markdown:o=>(0,l().
renderMarkdown)(o,B),html:o=>(0,O().renderHtml)(o),sarif:o=>(0,I().renderSarif)(o),junit:o=>(0,v().renderJunit)(o)};function i(o,f,p){
return P[f](o,p)}},87934:function(G,u,r){Object.defineProperty(u,"__esModule",{value:!0}),u.renderText=n;function w(){const e=r(
10289);return w=function(){return e},e}function O(){const e=r(67237);return O=function(){return e},e}function d(){const e=r(
50427);return d=function(){return e},e}function v(){const e=r(63029);return v=function(){return e},e}function l(){const e=r(
69379);return l=function(){return e},e}function I(){const e=r(55967);return I=function(){return e},e}function S(){const e=r(
94978);return S=function(){return e},e}function F(){const e=r(74658);return F=function(){return e},e}function B(){const e=r(
63245);return B=function(){return e},e}function P(){const e=r(38319);return P=function(){return e},e}function i(){const e=r(
94965);return i=function(){return e},e}function o(){const e=r(31626);return o=function(){return e},e}function f(){const e=r(
27809);return f=function(){return e},e}const p=8,M=30,j={quiet:8,verbose:200};function n(e,R){const a=(0,o().layoutOf)(R),
{verbose:m}=R,y=(0,B().reportSections)(e),{dangers:C,blocked:D,failed:H,waiting:x,findings:b,notices:t,suppressed:g}=y,E={
most:m?j.verbose:j.quiet,columns:(0,o().roomOf)(a)-2},T=($,N="finding")=>(0,f().rowBlocks)((0,l().findingRows)($,m),a,{most:p,
noun:N}),U=(0,l().blockedRows)(D,{isEach:m,...!m&&{most:M}});return(0,o().page)([s(e,y,a),...c(e,a),...T(C),(0,f().listRows)(
(0,P().machineList)(e),a),...(0,f().rowBlocks)(U,a,{most:U.length,noun:"blocked command",all:D.length}),...(0,f().rowBlocks)(
(0,l().failedRows)(H,E,m),a,{most:p,noun:"failed command"}),...T(x,"pending approval"),...T(b),...m?[...T(t,"notice"),...T(
g)]:[],(0,f().listRows)((0,I().fixList)(e),a),...h(e,a),(0,f().listRows)((0,S().geneList)(e,y),a),(0,f().listRows)((0,P().
claimList)(e),a),(0,f().listRows)((0,P().readList)(e),a),m?[]:A(t,a),L(e,a)])}function s(e,R,a){const m=(0,F().headlineOf)(
e,R),[y,C]=[m.verdict.toUpperCase(),m.words],[D="",...H]=(0,d().wrap)(C===""?y:`${y}: ${C}`,(0,o().roomOf)(a)),x=i().VERDICT_TONES[((0,F().
undecidedPart)(e)??e).verdict],b=a.paint(x,D.slice(0,y.length))+D.slice(y.length);return(0,o().labelled)(a,"gene-gate",[
b,...H],"strong")}function c({error:e},R){if(e===void 0)return[];const a=m=>m.split(`
`).flatMap(y=>/^\s/.test(y)?(0,d().chop)((0,w().terminal)(y),(0,o().roomOf)(R)):(0,d().wrap)((0,w().terminal)(y),(0,o().
roomOf)(R)));return[(0,o().labelled)(R,"why",a(e.message)),(0,o().labelled)(R,"fix",a(e.hint),"good")]}function h(e,R){const a=(0,O().
sizeLimits)(e),{rows:m,...y}=(0,O().sizeList)(e);if(a.length===0)return[];const C=R.verbose||a.some(({isNear:D})=>D);return[
(0,f().listRows)({...y,rows:C?m:m.slice(0,a.length)},R),R.verbose?(0,f().listRows)((0,P().uncountedList)(e),R):[]]}function A(e,R){
if(e.length===0)return[];const a=[...new Set(e.map(({rule:D})=>D))].join(", "),m=e.filter(D=>D.before).length,y=m===0?"":
`, ${m} of them there before`,C=`${e.length}${y} (${a}); --verbose shows all`;return(0,o().prose)(R,"notices",C,{text:"q\
uiet"})}function L(e,R){return(0,v().environmentList)(e).rows.flatMap(m=>m.notes).flatMap(({label:m="",text:y,isMinor:C})=>C?
[]:(0,o().prose)(R,m.toLowerCase(),y,{text:"quiet"}))}}};
