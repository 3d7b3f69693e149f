"use strict";exports.id=1399,exports.ids=[1399],exports.modules={49232:function(H,i,r){Object.defineProperty(i,"__esModule",{value:!0}),
i.builtInPolicy=p,i.namedPolicy=j,i.policyFor=s,i.policyName=o,i.policyOfFile=P,i.repositoryOf=B;function g(){const n=r(
73024);return g=function(){return n},n}function O(){const n=r(76760);return O=function(){return n},n}function d(){const n=r(
41895);return d=function(){return n},n}function v(){const n=r(21311);return v=function(){return n},n}function h(){const n=r(
74238);return h=function(){return n},n}function T(){const n=r(48741);return T=function(){return n},n}function I(){const n=r(
96402);return I=function(){return n},n}function N(){const n=r(63550);return N=function(){return n},n}async function j(n,u){
if(n===void 0)return;const a=await P(n,u);return(0,v().requireExamples)(a),a}async function P(n,u){const a=(await u.readInput(
n)).toString("utf8"),m=await B(u.cwd,u.env)??u.cwd;return await(0,h().loadPolicyFile)(a,n,(0,T().folderTree)(m))}async function s({
policy:n,profile:u},a,m){const M=n===!1?await p():await j(n,a)??await f(m,a);return u===void 0?M:{...M,policy:{...M.policy,
profile:u}}}function o({source:n,path:u,ref:a}){return n==="default"||u===void 0?"the built-in policy":n==="file"||a===void 0?
u:`${u} in ${a}`}async function f(n,{cwd:u,env:a}){const m=n===void 0?await B(u,a):void 0,M=n??(m===void 0?void 0:(0,T().
folderTree)(m));if(M===void 0)return p();const D=await(0,h().loadPolicy)(M,M.label);return(0,v().requireExamples)(D),D}function p(){
const n=(0,N().literalTree)({});return(0,h().loadPolicy)(n,n.label)}async function B(n,u){try{const a=await(0,I().openRepository)(
n,u);return await a.close(),a.directory}catch(a){const m=a instanceof d().GateError&&a.code==="program_not_found";if(a instanceof
d().GateError&&!(m&&F(n)))return;throw a}}function F(n){const u=(0,O().dirname)(n);return(0,g().existsSync)((0,O().join)(
n,".git"))||u!==n&&F(u)}},61399:function(H,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.deliver=f,i.withReportOptions=
o;function g(){const n=r(73024);return g=function(){return n},n}function O(){const n=r(51455);return O=function(){return n},
n}function d(){const n=r(76760);return d=function(){return n},n}function v(){const n=r(63314);return v=function(){return n},
n}function h(){const n=r(41895);return h=function(){return n},n}function T(){const n=r(28765);return T=function(){return n},
n}function I(){const n=r(55430);return I=function(){return n},n}function N(){const n=r(59925);return N=function(){return n},
n}function j(){const n=r(20471);return j=function(){return n},n}function P(){const n=r(31626);return P=function(){return n},
n}function s(){const n=r(82256);return s=function(){return n},n}function o(n){return n.addOption(new(v()).Option("--form\
at <name>","output format").choices(N().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function f(n,u,a){if(u.output!==
void 0){const m=(0,d().resolve)(a.cwd,u.output);u.repo!==void 0&&m.startsWith(`${(0,d().resolve)(a.cwd,u.repo)}${d().sep}`)&&
!(0,g().existsSync)(m)&&await p(m),await F(m,n,a.signal)}await B(n,u,a)}async function p(n){try{await(0,T().makeFolder)(
n),await(0,O().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function B(n,u,a){const{format:m}=u,D=!(n.error&&m==="text"&&n.genes.length===0)?(0,N().renderReport)(
n,m,(0,s().textOptions)(u,a)):"";a.print(D,m),D===""&&n.error&&a.note((0,P().failureText)(n.error,a))}async function F(n,u,a){
const m=a.aborted?void 0:a,M=e=>(0,j().renderMarkdown)(u,{maxCharacters:e}),D=await(0,I().publishFiles)(n,{report:u,markdown:M},
m);if(D.status==="failed")throw m?.aborted?new(h()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(h()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${D.reason}`,D.hint??"Use --output with a writable directory that has free space.")}},82256:function(H,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=i.NO_GENES=i.DURATIONS=void 0,i.durationsOf=
J,i.folderFiles=c,i.formatOption=u,i.inRepository=D,i.parsedBy=U,i.parsedNumber=b,i.printAnswer=m,i.rangeRequest=$,i.storeFiles=
e,i.textOptions=a,i.withChangeOptions=L,i.withJudgingOptions=B,i.withRangeOptions=R;function g(){const t=r(76760);return g=
function(){return t},t}function O(){const t=r(63314);return O=function(){return t},t}function d(){const t=r(7723);return d=
function(){return t},t}function v(){const t=r(89549);return v=function(){return t},t}function h(){const t=r(18744);return h=
function(){return t},t}function T(){const t=r(25966);return T=function(){return t},t}function I(){const t=r(41895);return I=
function(){return t},t}function N(){const t=r(41551);return N=function(){return t},t}function j(){const t=r(39763);return j=
function(){return t},t}function P(){const t=r(96402);return P=function(){return t},t}function s(){const t=r(93028);return s=
function(){return t},t}function o(){const t=r(10289);return o=function(){return t},t}function f(){const t=r(23107);return f=
function(){return t},t}function p(){const t=r(49232);return p=function(){return t},t}function B(t,w=["text","json"]){return t.
option(...F).option("--no-policy","use the built-in policy").addOption(n()).addOption(u(w))}const F=i.POLICY_OPTION=["--\
policy <file>","policy file (default: the policy of the repository)"];function n(){return new(O()).Option("--profile <na\
me>","profile for commands").choices(j().PROFILE_NAMES)}function u(t=["text","json"]){return new(O()).Option("--format <\
name>","output format").choices(t).default("text")}function a({verbose:t=!1},{columns:w,colour:y,name:S}){return{columns:w,
colour:y,verbose:t,name:S}}function m(t,w,y,S){S.print(y==="json"?`${(0,o().json)(t)}
`:w(),y)}const M=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function D({repo:t},{cwd:w,env:y,
note:S},G){const C=await(0,P().openRepository)((0,g().resolve)(w,t),y,S);try{return await G(C)}finally{await C.close()}}
function e(t,w,y){return l((0,h().assetPathsIn)(t,w),y)}const E=i.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function c(t,w,y){const S=(0,h().assetPathTest)(w),G=A=>[(0,g().resolve)(y,A).split(g().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,g().basename)(A)}`],C=[...t.files()].filter(({kind:A})=>(0,s().isRegular)(A)).map(({path:A})=>A);return l(
C.filter(A=>G(A).some(S)),y)}function l(t,w){if(t.length>0)return t;throw new(I()).GateError("usage",`${w} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function R(t){return L(
t).option("--all","check all genes of the head, not only changed ones")}function L(t){return t.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(O()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...M).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(n()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function $({base:t,head:w,worktree:y,staged:S,profile:G,...C},A){const x=(0,v().approveByDigest)(
C.approve,new Date),Y=await(0,p().namedPolicy)(C.policy,A);return{directory:(0,g().resolve)(A.cwd,C.repo),env:A.env,note:A.
note,locate:V=>(0,T().resolveRange)(V,{...t!==void 0&&{base:t},...w!==void 0&&{head:w},...y&&{worktree:y},...S&&{staged:S}}),
...Y&&{policy:Y},...C.policyRef!==void 0&&{policyRef:C.policyRef},inputs:{profile:G},all:C.all??!1,approver:x,signal:A.signal,
secrets:(0,N().secretsOf)(A.env)}}function U(t,w){return y=>{const S=t().safeParse(y);if(S.success)return S.data;throw new(O()).
InvalidArgumentError(w)}}function b(t){return U(()=>d().coerce.number().pipe(t()),"Expected a number from 1 to 256.")}const z=i.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function J({durations:t},w){return t===void 0?new Map:(0,f().readDurations)((0,g().resolve)(w.cwd,t),w.openInput)}},
25966:function(H,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.resolveRange=T;function g(){const s=r(41895);return g=
function(){return s},s}function O(){const s=r(24634);return O=function(){return s},s}function d(){const s=r(67397);return d=
function(){return s},s}function v(){const s=r(50598);return v=function(){return s},s}function h(){const s=r(34397);return h=
function(){return s},s}async function T(s,{base:o,head:f,worktree:p=!1,staged:B=!1}){if(p&&f!==void 0)throw new(g()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const[F,n]=await I([(0,v().resolveRevision)(s,f??"HEAD"),j(s,o)]);return{name:B?"index":p?"worktree":"range",directory:s.
directory,base:await(0,O().mergeBase)(s,n.commit,F),head:F,audited:p?await(B?h().snapshotIndex:h().snapshotWorktree)(s):
F,policyCommit:n.commit,baseRef:n.name,...n.defaultBranch&&{defaultBranch:n.defaultBranch},isFork:!1}}async function I(s){
return await Promise.allSettled(s),Promise.all(s)}const N=/^refs\/(?:heads|remotes\/origin)\//;async function j(s,o){const f=o===
void 0?await(0,d().defaultBranch)(s):await(0,v().resolveNamed)(s,o),{commit:p}=f,B=o==="HEAD"||o==="@"?await(0,d().checkedOutBranch)(
s):f.ref,F=B&&P(B);if(F===void 0)return{commit:p,name:o??"HEAD"};const n=o===void 0?f:await(0,d().findDefaultBranch)(s),
u=n?.ref&&P(n.ref);return{commit:p,name:F,...n&&u&&{defaultBranch:{name:u,commit:n.commit}}}}function P(s){return N.test(
s)?s.replace(N,""):void 0}},59925:function(H,i,r){Object.defineProperty(i,"__esModule",{value:!0}),i.REPORT_FORMATS=void 0,
i.renderReport=s;function g(){const o=r(52978);return g=function(){return o},o}function O(){const o=r(62887);return O=function(){
return o},o}function d(){const o=r(31048);return d=function(){return o},o}function v(){const o=r(58924);return v=function(){
return o},o}function h(){const o=r(20471);return h=function(){return o},o}function T(){const o=r(11357);return T=function(){
return o},o}function I(){const o=r(87934);return I=function(){return o},o}const N=i.REPORT_FORMATS=["text","json","agent",
"markdown","html","sarif","junit"],j={maxCharacters:Number.MAX_SAFE_INTEGER},P={text:(...o)=>(0,I().renderText)(...o),json:o=>(0,d().
renderJson)(o),agent:o=>(0,g().renderAgentTask)(o),markdown:o=>(0,h().renderMarkdown)(o,j),html:o=>(0,O().renderHtml)(o),
sarif:o=>(0,T().renderSarif)(o),junit:o=>(0,v().renderJunit)(o)};function s(o,f,p){return P[f](o,p)}},87934:function(H,i,r){
Object.defineProperty(i,"__esModule",{value:!0}),i.renderText=n;function g(){const e=r(10289);return g=function(){return e},
e}function O(){const e=r(67237);return O=function(){return e},e}function d(){const e=r(50427);return d=function(){return e},
e}function v(){const e=r(63029);return v=function(){return e},e}function h(){const e=r(69379);return h=function(){return e},
e}function T(){const e=r(55967);return T=function(){return e},e}function I(){const e=r(94978);return I=function(){return e},
e}function N(){const e=r(74658);return N=function(){return e},e}function j(){const e=r(63245);return j=function(){return e},
e}function P(){const e=r(38319);return P=function(){return e},e}function s(){const e=r(94965);return s=function(){return e},
e}function o(){const e=r(31626);return o=function(){return e},e}function f(){const e=r(27809);return f=function(){return e},
e}const p=8,B=30,F={quiet:8,verbose:200};function n(e,E){const c=(0,o().layoutOf)(E),{verbose:l}=E,R=(0,j().reportSections)(
e),{dangers:L,blocked:$,failed:U,waiting:b,findings:z,notices:J,suppressed:t}=R,w={most:l?F.verbose:F.quiet,columns:(0,o().
roomOf)(c)-2},y=(G,C="finding")=>(0,f().rowBlocks)((0,h().findingRows)(G,l),c,{most:p,noun:C}),S=(0,h().blockedRows)($,{
isEach:l,...!l&&{most:B}});return(0,o().page)([u(e,R,c),...a(e,c),...y(L),(0,f().listRows)((0,P().machineList)(e),c),...(0,f().
rowBlocks)(S,c,{most:S.length,noun:"blocked command",all:$.length}),...(0,f().rowBlocks)((0,h().failedRows)(U,w,l),c,{most:p,
noun:"failed command"}),...y(b,"pending approval"),...y(z),...l?[...y(J,"notice"),...y(t)]:[],(0,f().listRows)((0,T().fixList)(
e),c),...m(e,c),(0,f().listRows)((0,I().geneList)(e,R),c),(0,f().listRows)((0,P().claimList)(e),c),(0,f().listRows)((0,P().
readList)(e),c),l?[]:M(J,c),D(e,c)])}function u(e,E,c){const l=(0,N().headlineOf)(e,E),[R,L]=[l.verdict.toUpperCase(),l.
words],[$="",...U]=(0,d().wrap)(L===""?R:`${R}: ${L}`,(0,o().roomOf)(c)),b=s().VERDICT_TONES[((0,N().undecidedPart)(e)??
e).verdict],z=c.paint(b,$.slice(0,R.length))+$.slice(R.length);return(0,o().labelled)(c,"gene-gate",[z,...U],"strong")}function a({
error:e},E){if(e===void 0)return[];const c=l=>l.split(`
`).flatMap(R=>/^\s/.test(R)?(0,d().chop)((0,g().terminal)(R),(0,o().roomOf)(E)):(0,d().wrap)((0,g().terminal)(R),(0,o().
roomOf)(E)));return[(0,o().labelled)(E,"why",c(e.message)),(0,o().labelled)(E,"fix",c(e.hint),"good")]}function m(e,E){const c=(0,O().
sizeLimits)(e),{rows:l,...R}=(0,O().sizeList)(e);if(c.length===0)return[];const L=E.verbose||c.some(({isNear:$})=>$);return[
(0,f().listRows)({...R,rows:L?l:l.slice(0,c.length)},E),E.verbose?(0,f().listRows)((0,P().uncountedList)(e),E):[]]}function M(e,E){
if(e.length===0)return[];const c=[...new Set(e.map(({rule:$})=>$))].join(", "),l=e.filter($=>$.before).length,R=l===0?"":
`, ${l} of them there before`,L=`${e.length}${R} (${c}); --verbose shows all`;return(0,o().prose)(E,"notices",L,{text:"q\
uiet"})}function D(e,E){return(0,v().environmentList)(e).rows.flatMap(l=>l.notes).flatMap(({label:l="",text:R,isMinor:L})=>L?
[]:(0,o().prose)(E,l.toLowerCase(),R,{text:"quiet"}))}}};
