"use strict";exports.id=1399,exports.ids=[1399],exports.modules={49232:function(H,r,o){Object.defineProperty(r,"__esModule",{value:!0}),
r.builtInPolicy=T,r.namedPolicy=S,r.policyFor=p,r.policyName=i,r.policyOfFile=s,r.repositoryOf=j;function w(){const n=o(
73024);return w=function(){return n},n}function O(){const n=o(76760);return O=function(){return n},n}function d(){const n=o(
41895);return d=function(){return n},n}function P(){const n=o(21311);return P=function(){return n},n}function h(){const n=o(
74238);return h=function(){return n},n}function E(){const n=o(48741);return E=function(){return n},n}function F(){const n=o(
96402);return F=function(){return n},n}function I(){const n=o(63550);return I=function(){return n},n}async function S(n,u){
if(n===void 0)return;const a=await s(n,u);return(0,P().requireExamples)(a),a}async function s(n,u){const a=(await u.readInput(
n)).toString("utf8"),m=await j(u.cwd,u.env)??u.cwd;return await(0,h().loadPolicyFile)(a,n,(0,E().folderTree)(m))}async function p({
policy:n,profile:u},a,m){const M=n===!1?await T():await S(n,a)??await f(m,a);return u===void 0?M:{...M,policy:{...M.policy,
profile:u}}}function i({source:n,path:u,ref:a}){return n==="default"||u===void 0?"the built-in policy":n==="file"||a===void 0?
u:`${u} in ${a}`}async function f(n,{cwd:u,env:a}){const m=n===void 0?await j(u,a):void 0,M=n??(m===void 0?void 0:(0,E().
folderTree)(m));if(M===void 0)return T();const D=await(0,h().loadPolicy)(M,M.label);return(0,P().requireExamples)(D),D}function T(){
const n=(0,I().literalTree)({});return(0,h().loadPolicy)(n,n.label)}async function j(n,u){try{const a=await(0,F().openRepository)(
n,u);return await a.close(),a.directory}catch(a){const m=a instanceof d().GateError&&a.code==="program_not_found";if(a instanceof
d().GateError&&!(m&&R(n)))return;throw a}}function R(n){const u=(0,O().dirname)(n);return(0,w().existsSync)((0,O().join)(
n,".git"))||u!==n&&R(u)}},61399:function(H,r,o){Object.defineProperty(r,"__esModule",{value:!0}),r.deliver=f,r.withReportOptions=
i;function w(){const n=o(73024);return w=function(){return n},n}function O(){const n=o(51455);return O=function(){return n},
n}function d(){const n=o(76760);return d=function(){return n},n}function P(){const n=o(63314);return P=function(){return n},
n}function h(){const n=o(41895);return h=function(){return n},n}function E(){const n=o(28765);return E=function(){return n},
n}function F(){const n=o(55430);return F=function(){return n},n}function I(){const n=o(59925);return I=function(){return n},
n}function S(){const n=o(20471);return S=function(){return n},n}function s(){const n=o(31626);return s=function(){return n},
n}function p(){const n=o(82256);return p=function(){return n},n}function i(n){return n.addOption(new(P()).Option("--form\
at <name>","output format").choices(I().REPORT_FORMATS).default("text")).option("--output <dir>","also write the report \
files to this directory").option("--verbose","show everything, including what passed")}async function f(n,u,a){if(u.output!==
void 0){const m=(0,d().resolve)(a.cwd,u.output);u.repo!==void 0&&m.startsWith(`${(0,d().resolve)(a.cwd,u.repo)}${d().sep}`)&&
!(0,w().existsSync)(m)&&await T(m),await R(m,n,a.signal)}await j(n,u,a)}async function T(n){try{await(0,E().makeFolder)(
n),await(0,O().writeFile)((0,d().join)(n,".gitignore"),`*
`,{flag:"wx"})}catch{}}async function j(n,u,a){const{format:m}=u,D=!(n.error&&m==="text"&&n.genes.length===0)?(0,I().renderReport)(
n,m,(0,p().textOptions)(u,a)):"";a.print(D,m),D===""&&n.error&&a.note((0,s().failureText)(n.error,a))}async function R(n,u,a){
const m=a.aborted?void 0:a,M=e=>(0,S().renderMarkdown)(u,{maxCharacters:e}),D=await(0,F().publishFiles)(n,{report:u,markdown:M},
m);if(D.status==="failed")throw m?.aborted?new(h()).GateError("interrupted",`The gate was interrupted while it wrote to ${n}\
: not all files there are about this run.`,"Run the gate again."):new(h()).GateError("file_unreadable",`Cannot write the\
 report files to ${n}: ${D.reason}`,D.hint??"Use --output with a writable directory that has free space.")}},82256:function(H,r,o){
Object.defineProperty(r,"__esModule",{value:!0}),r.REPO_OPTION=r.POLICY_OPTION=r.NO_GENES=r.DURATIONS=void 0,r.durationsOf=
z,r.folderFiles=c,r.formatOption=u,r.inRepository=D,r.parsedBy=U,r.parsedNumber=b,r.printAnswer=m,r.rangeRequest=$,r.storeFiles=
e,r.textOptions=a,r.withChangeOptions=L,r.withJudgingOptions=j,r.withRangeOptions=v;function w(){const t=o(76760);return w=
function(){return t},t}function O(){const t=o(63314);return O=function(){return t},t}function d(){const t=o(7723);return d=
function(){return t},t}function P(){const t=o(89549);return P=function(){return t},t}function h(){const t=o(18744);return h=
function(){return t},t}function E(){const t=o(25966);return E=function(){return t},t}function F(){const t=o(41895);return F=
function(){return t},t}function I(){const t=o(41551);return I=function(){return t},t}function S(){const t=o(39763);return S=
function(){return t},t}function s(){const t=o(96402);return s=function(){return t},t}function p(){const t=o(93028);return p=
function(){return t},t}function i(){const t=o(10289);return i=function(){return t},t}function f(){const t=o(23107);return f=
function(){return t},t}function T(){const t=o(49232);return T=function(){return t},t}function j(t,g=["text","json"]){return t.
option(...R).option("--no-policy","use the built-in policy").addOption(n()).addOption(u(g))}const R=r.POLICY_OPTION=["--\
policy <file>","policy file (default: the policy of the repository)"];function n(){return new(O()).Option("--profile <na\
me>","profile for commands").choices(S().PROFILE_NAMES)}function u(t=["text","json"]){return new(O()).Option("--format <\
name>","output format").choices(t).default("text")}function a({verbose:t=!1},{columns:g,colour:y,name:B}){return{columns:g,
colour:y,verbose:t,name:B}}function m(t,g,y,B){B.print(y==="json"?`${(0,i().json)(t)}
`:g(),y)}const M=r.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function D({repo:t},{cwd:g,env:y,
note:B},G){const C=await(0,s().openRepository)((0,w().resolve)(g,t),y,B);try{return await G(C)}finally{await C.close()}}
function e(t,g,y){return l((0,h().assetPathsIn)(t,g),y)}const N=r.NO_GENES="there are no asset files here, and `assets.i\
nclude` in the policy says where the gate looks for them. `gene-gate audit` shows the commands that agents and editors r\
un.";function c(t,g,y){const B=(0,h().assetPathTest)(g),G=A=>[(0,w().resolve)(y,A).split(w().sep).join("/").replace(/^\//,
""),`assets/gep/${(0,w().basename)(A)}`],C=[...t.files()].filter(({kind:A})=>(0,p().isRegular)(A)).map(({path:A})=>A);return l(
C.filter(A=>G(A).some(B)),y)}function l(t,g){if(t.length>0)return t;throw new(F()).GateError("usage",`${g} has no asset \
files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function v(t){return L(
t).option("--all","check all genes of the head, not only changed ones")}function L(t){return t.option("--base <ref>","ba\
se branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(O()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...M).option("--policy <file>","policy file to use in\
stead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the stricter value \
of each key wins").addOption(n()).option("--approve <digest>","approve the commands that wait, with the approval digest \
of an earlier run")}async function $({base:t,head:g,worktree:y,staged:B,profile:G,...C},A){const Y=(0,P().approveByDigest)(
C.approve,new Date),J=await(0,T().namedPolicy)(C.policy,A);return{directory:(0,w().resolve)(A.cwd,C.repo),env:A.env,note:A.
note,locate:V=>(0,E().resolveRange)(V,{...t!==void 0&&{base:t},...g!==void 0&&{head:g},...y&&{worktree:y},...B&&{staged:B}}),
...J&&{policy:J},...C.policyRef!==void 0&&{policyRef:C.policyRef},inputs:{profile:G},all:C.all??!1,approver:Y,signal:A.signal,
secrets:(0,I().secretsOf)(A.env)}}function U(t,g){return y=>{const B=t().safeParse(y);if(B.success)return B.data;throw new(O()).
InvalidArgumentError(g)}}function b(t){return U(()=>d().coerce.number().pipe(t()),"Expected a number from 1 to 256.")}const x=r.
DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan, check and mer\
ge"];async function z({durations:t},g){return t===void 0?new Map:(0,f().readDurations)((0,w().resolve)(g.cwd,t),g.openInput)}},
25966:function(H,r,o){Object.defineProperty(r,"__esModule",{value:!0}),r.resolveRange=E;function w(){const s=o(41895);return w=
function(){return s},s}function O(){const s=o(24634);return O=function(){return s},s}function d(){const s=o(67397);return d=
function(){return s},s}function P(){const s=o(50598);return P=function(){return s},s}function h(){const s=o(34397);return h=
function(){return s},s}async function E(s,{base:p,head:i,worktree:f=!1,staged:T=!1}){if(f&&i!==void 0)throw new(w()).GateError(
"usage","`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit","Remove one of t\
hem.");const j=await(0,P().resolveRevision)(s,i??"HEAD"),R=await I(s,p);return{name:T?"index":f?"worktree":"range",directory:s.
directory,base:await(0,O().mergeBase)(s,R.commit,j),head:j,audited:f?await(T?h().snapshotIndex:h().snapshotWorktree)(s):
j,policyCommit:R.commit,baseRef:R.name,...R.defaultBranch&&{defaultBranch:R.defaultBranch},isFork:!1}}const F=/^refs\/(?:heads|remotes\/origin)\//;
async function I(s,p){const i=p===void 0?await(0,d().defaultBranch)(s):await(0,P().resolveNamed)(s,p),{commit:f}=i,T=p===
"HEAD"||p==="@"?await(0,d().checkedOutBranch)(s):i.ref,j=T&&S(T);if(j===void 0)return{commit:f,name:p??"HEAD"};const R=p===
void 0?i:await(0,d().findDefaultBranch)(s),n=R?.ref&&S(R.ref);return{commit:f,name:j,...R&&n&&{defaultBranch:{name:n,commit:R.
commit}}}}function S(s){return F.test(s)?s.replace(F,""):void 0}},59925:function(H,r,o){Object.defineProperty(r,"__esMod\
ule",{value:!0}),r.REPORT_FORMATS=void 0,r.renderReport=p;function w(){const i=o(52978);return w=function(){return i},i}
function O(){const i=o(62887);return O=function(){return i},i}function d(){const i=o(31048);return d=function(){return i},
i}function P(){const i=o(58924);return P=function(){return i},i}function h(){const i=o(20471);return h=function(){return i},
i}function E(){const i=o(11357);return E=function(){return i},i}function F(){const i=o(87934);return F=function(){return i},
i}const I=r.REPORT_FORMATS=["text","json","agent","markdown","html","sarif","junit"],S={maxCharacters:Number.MAX_SAFE_INTEGER},
s={text:(...i)=>(0,F().renderText)(...i),json:i=>(0,d().renderJson)(i),agent:i=>(0,w().renderAgentTask)(i),markdown:i=>(0,h().
renderMarkdown)(i,S),html:i=>(0,O().renderHtml)(i),sarif:i=>(0,E().renderSarif)(i),junit:i=>(0,P().renderJunit)(i)};function p(i,f,T){
return s[f](i,T)}},87934:function(H,r,o){Object.defineProperty(r,"__esModule",{value:!0}),r.renderText=n;function w(){const e=o(
10289);return w=function(){return e},e}function O(){const e=o(67237);return O=function(){return e},e}function d(){const e=o(
50427);return d=function(){return e},e}function P(){const e=o(63029);return P=function(){return e},e}function h(){const e=o(
69379);return h=function(){return e},e}function E(){const e=o(55967);return E=function(){return e},e}function F(){const e=o(
94978);return F=function(){return e},e}function I(){const e=o(74658);return I=function(){return e},e}function S(){const e=o(
63245);return S=function(){return e},e}function s(){const e=o(38319);return s=function(){return e},e}function p(){const e=o(
94965);return p=function(){return e},e}function i(){const e=o(31626);return i=function(){return e},e}function f(){const e=o(
27809);return f=function(){return e},e}const T=8,j=30,R={quiet:8,verbose:200};function n(e,N){const c=(0,i().layoutOf)(N),
{verbose:l}=N,v=(0,S().reportSections)(e),{dangers:L,blocked:$,failed:U,waiting:b,findings:x,notices:z,suppressed:t}=v,g={
most:l?R.verbose:R.quiet,columns:(0,i().roomOf)(c)-2},y=(G,C="finding")=>(0,f().rowBlocks)((0,E().withoutFixCommand)((0,h().
findingRows)(G,l)),c,{most:T,noun:C}),B=(0,h().blockedRows)($,{isEach:l,...!l&&{most:j}});return(0,i().page)([u(e,v,c),...a(
e,c),...y(L),(0,f().listRows)((0,s().machineList)(e),c),...(0,f().rowBlocks)((0,E().withoutFixCommand)(B),c,{most:B.length,
noun:"blocked command",all:$.length}),...(0,f().rowBlocks)((0,h().failedRows)(U,g,l),c,{most:T,noun:"failed command"}),...y(
b,"pending approval"),...y(x),...l?[...y(z,"notice"),...y(t)]:[],(0,f().listRows)((0,E().fixList)(e),c),...m(e,c),(0,f().
listRows)((0,F().geneList)(e,v),c),(0,f().listRows)((0,s().claimList)(e),c),(0,f().listRows)((0,s().readList)(e),c),l?[]:
M(z,c),D(e,c)])}function u(e,N,c){const l=(0,I().headlineOf)(e,N),[v,L]=[l.verdict.toUpperCase(),l.words],[$="",...U]=(0,d().
wrap)(L===""?v:`${v}: ${L}`,(0,i().roomOf)(c)),b=p().VERDICT_TONES[((0,I().undecidedPart)(e)??e).verdict],x=c.paint(b,$.
slice(0,v.length))+$.slice(v.length);return(0,i().labelled)(c,"gene-gate",[x,...U],"strong")}function a({error:e},N){if(e===
void 0)return[];const c=l=>l.split(`
`).flatMap(v=>/^\s/.test(v)?(0,d().chop)((0,w().terminal)(v),(0,i().roomOf)(N)):(0,d().wrap)((0,w().terminal)(v),(0,i().
roomOf)(N)));return[(0,i().labelled)(N,"why",c(e.message)),(0,i().labelled)(N,"fix",c(e.hint),"good")]}function m(e,N){const c=(0,O().
sizeLimits)(e),{rows:l,...v}=(0,O().sizeList)(e);if(c.length===0)return[];const L=N.verbose||c.some(({isNear:$})=>$);return[
(0,f().listRows)({...v,rows:L?l:l.slice(0,c.length)},N),N.verbose?(0,f().listRows)((0,s().uncountedList)(e),N):[]]}function M(e,N){
if(e.length===0)return[];const c=[...new Set(e.map(({rule:$})=>$))].join(", "),l=e.filter($=>$.before).length,v=l===0?"":
`, ${l} of them there before`,L=`${e.length}${v} (${c}); --verbose shows all`;return(0,i().prose)(N,"notices",L,{text:"q\
uiet"})}function D(e,N){return(0,P().environmentList)(e).rows.flatMap(l=>l.notes).flatMap(({label:l="",text:v,isMinor:L})=>L?
[]:(0,i().prose)(N,l.toLowerCase(),v,{text:"quiet"}))}}};
