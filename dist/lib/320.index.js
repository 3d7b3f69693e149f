"use strict";exports.id=320,exports.ids=[320],exports.modules={30225:((D,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.groupedProgress=
m;function g(){const f=o(94965);return g=function(){return f},f}function y(){const f=o(49604);return y=function(){return f},
f}function m(f){const O=(0,y().linesOfProgress)(f.info);return{...O,planned:w=>{f.startGroup(`Run ${(0,g().count)(w,"val\
idation command")}`),O.planned(w)},ended:()=>f.endGroup()}}}),65320:((D,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.check=s,i.checkVerb=void 0;function g(){const e=o(63314);return g=function(){return e},e}function y(){const e=o(7723);
return y=function(){return e},e}function m(){const e=o(18744);return m=function(){return e},e}function f(){const e=o(24474);
return f=function(){return e},e}function O(){const e=o(94853);return O=function(){return e},e}function w(){const e=o(96025);
return w=function(){return e},e}function P(){const e=o(96681);return P=function(){return e},e}function v(){const e=o(31626);
return v=function(){return e},e}function c(){const e=o(2850);return c=function(){return e},e}function u(){const e=o(92910);
return u=function(){return e},e}function T(){const e=o(47350);return T=function(){return e},e}function r(){const e=o(33816);
return r=function(){return e},e}function l(){const e=o(95637);return l=function(){return e},e}function t(){const e=o(19234);
return t=function(){return e},e}function d(){const e=o(61399);return d=function(){return e},e}const p=(0,t().parsedBy)(()=>y().
coerce.number().pipe(w().concurrencySchema),"Expected a number from 1 to 256."),n=(0,t().parsedBy)(()=>u().shardSchema,"\
Expected a shard and the number of shards, such as 2/8."),a=(e,I)=>(0,d().withReportOptions)((0,t().withRangeOptions)(new(g()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",p).addOption(new(g()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",n).option(...t().DURATIONS)).addOption(new(g()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(g()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async j=>I(await s(j,e)));i.checkVerb=a;async function s(e,I){const{concurrency:j}=e;if(e.ifStaged&&
!await(0,r().isConcerned)(e,I))return e.quiet||I.note(`Nothing that the gate judges is staged.
`),0;const $=await(0,t().rangeRequest)(e,I),N=await(0,f().gate)({...$,locate:async A=>{const B=await $.locate(A);return e.
quiet||await h(B,A,e,I),B},inputs:{...$.inputs,concurrency:j},run:e.run,...e.shard&&{shard:e.shard},durations:await(0,t().
durationsOf)(e,I),progress:(0,l().progressFor)(I,e.quiet??!1)});return await(0,d().deliver)(N,e,I),(0,T().exitCodeOf)((0,c().
ownVerdict)(N),e.block?"block":N.policy?.enforce)}async function h(e,I,{base:j,head:$},N){if(e.audited===e.head){if(e.base===
e.head&&j===void 0){const A=`The base is ${e.baseRef}, the default branch of this clone. To name another, add --base.`;N.
note((0,v().messageText)(A,N.columns))}$===void 0&&await S(I,e,N)}}const R=3,E=["status","--porcelain","-z","--no-rename\
s","--untracked-files=all","--ignore-submodules=all"];async function S(e,{base:I,head:j},$){if(I!==j&&!$.interactive)return;
const N=await e.user(E).catch(()=>Buffer.alloc(0)),B=[...(0,P().splitNul)(N)].map(G=>(0,P().decodePath)(G.subarray(3))).
filter((0,m().assetPathTest)(O().DEFAULT_POLICY));if(B.length===0)return;const M=B.slice(0,R).join(", "),F=B.length>R?` \
and ${B.length-R} more`:"",C=`Not committed, so not judged: ${M}${F}.
To judge uncommitted files, add --worktree.`;$.note((0,v().messageText)(C,$.columns))}}),33816:((D,i,o)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.isConcerned=t;function g(){const n=o(76760);return g=function(){return n},n}function y(){const n=o(
81456);return y=function(){return n},n}function m(){const n=o(64385);return m=function(){return n},n}function f(){const n=o(
18744);return f=function(){return n},n}function O(){const n=o(77680);return O=function(){return n},n}function w(){const n=o(
86191);return w=function(){return n},n}function P(){const n=o(41895);return P=function(){return n},n}function v(){const n=o(
4378);return v=function(){return n},n}function c(){const n=o(74238);return c=function(){return n},n}function u(){const n=o(
96681);return u=function(){return n},n}function T(){const n=o(53010);return T=function(){return n},n}function r(){const n=o(
93028);return r=function(){return n},n}function l(){const n=o(49232);return l=function(){return n},n}async function t(n,a){
const s=(0,g().resolve)(a.cwd,n.repo);try{const h=await(0,l().namedPolicy)(n.policy,a),R=async(E,S,e)=>{if(e===void 0)return!0;
const I={GIT_INDEX_FILE:e.index},j=[...(0,u().splitNul)(await e.user(d,{env:I}))].map(u().decodePath);if(j.length===0)return!1;
if(j.some(A=>A===c().POLICY_PATH||/(?:^|\/)package\.json$/.test(A)))return!0;const{policy:$}=h??await(0,c().loadPolicy)(
E,E.label);if(j.some((0,f().assetPathTest)($)))return!0;const N=await p(E,$,a);return j.some(A=>N.has(A))};return await(0,T().
withSourceTree)(s,a.env,R,!0)}catch(h){if(h instanceof P().GateError)return!0;throw h}}const d=["diff","--cached","--nam\
e-only","--no-renames","--no-ext-diff","-z"];async function p(n,a,{platform:s}){const h=(0,f().assetPathTest)(a),R=(0,y().
assetLimits)(a.assets.max_file_bytes),E=v().Judge.by({policy:a,tree:n,changed:new Set,platform:s}),S=new Set;for(const{kind:e,
path:I}of n.files()){if(!(0,r().isRegular)(e)||!h(I))continue;const{assets:j}=(0,m().readAssetFile)(I,await n.read(I),R);
for(const $ of j.filter(({type:N})=>N==="Gene")){const N=(0,O().validationCommands)($);for(const{value:A}of N.kind==="li\
st"?N.entries:[]){const B=E.forFile($.path),{reading:M}=await B.command(A);for(const F of(0,w().namedPaths)(M.command,B.
terms.cwd))S.add(F);for(const{path:F}of M.targets)F!==void 0&&S.add(F)}}}return S}}),49232:((D,i,o)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.builtInPolicy=t,i.namedPolicy=c,i.policyFor=T,i.policyName=r,i.policyOfFile=u,i.repositoryOf=
d;function g(){const n=o(73024);return g=function(){return n},n}function y(){const n=o(76760);return y=function(){return n},
n}function m(){const n=o(41895);return m=function(){return n},n}function f(){const n=o(21311);return f=function(){return n},
n}function O(){const n=o(74238);return O=function(){return n},n}function w(){const n=o(48741);return w=function(){return n},
n}function P(){const n=o(96402);return P=function(){return n},n}function v(){const n=o(63550);return v=function(){return n},
n}async function c(n,a){if(n===void 0)return;const s=await u(n,a);return(0,f().requireExamples)(s),s}async function u(n,a){
const s=(await a.readInput(n)).toString("utf8"),h=await d(a.cwd,a.env)??a.cwd;return await(0,O().loadPolicyFile)(s,n,(0,w().
folderTree)(h))}async function T({policy:n,profile:a},s,h){const R=n===!1?await t():await c(n,s)??await l(h,s);return a===
void 0?R:{...R,policy:{...R.policy,profile:a}}}function r({source:n,path:a,ref:s}){return n==="default"||a===void 0?"the\
 built-in policy":n==="file"||s===void 0?a:`${a} in ${s}`}async function l(n,{cwd:a,env:s}){const h=n===void 0?await d(a,
s):void 0,R=n??(h===void 0?void 0:(0,w().folderTree)(h));if(R===void 0)return t();const E=await(0,O().loadPolicy)(R,R.label);
return(0,f().requireExamples)(E),E}function t(){const n=(0,v().literalTree)({});return(0,O().loadPolicy)(n,n.label)}async function d(n,a){
try{const s=await(0,P().openRepository)(n,a);return await s.close(),s.directory}catch(s){const h=s instanceof m().GateError&&
s.code==="program_not_found";if(s instanceof m().GateError&&!(h&&p(n)))return;throw s}}function p(n){const a=(0,y().dirname)(
n);return(0,g().existsSync)((0,y().join)(n,".git"))||a!==n&&p(a)}}),95637:((D,i,o)=>{Object.defineProperty(i,"__esModule",
{value:!0}),i.progressFor=c,i.terminalProgress=P;function g(){const u=o(30225);return g=function(){return u},u}function y(){
const u=o(50427);return y=function(){return u},u}function m(){const u=o(49604);return m=function(){return u},u}function f(){
const u=o(20849);return f=function(){return u},u}const O=1e3,w=2;function P(u){let T=0,r=0,l=0,t=[],d=performance.now(),
p=0,n;const a=()=>{const h=performance.now(),R=l>0?`${r}/${T}, ${l} failed`:`${r}/${T}`,E=Math.max(1,u.size.rows-w-1),S=t.
length>E?t.slice(0,E-1):t,e=t.length-S.length;return[`${R}  ${v(d,h)}`,...S.map(I=>`${v(I.since,h).padStart(7)}  ${(0,f().
safeLine)(I.command)}`),...e>0?[`         and ${e} more`]:[]]},s=h=>{const R=p>1?`\x1B[${p-1}A`:"",E=h.map(S=>(0,y().clipColumns)(
S,u.size.columns-1)).join(`
`);u.write(`\r${R}\x1B[J${E}`),p=h.length};return{planned:h=>{T=h,d=performance.now(),n=setInterval(()=>s(a()),O),n.unref()},
started:h=>{t=[...t,{command:h,since:performance.now()}],s(a())},finished:(h,{status:R})=>{r+=1,R!=="passed"&&(l+=1);const E=t.
findIndex(S=>S.command===h);t=t.filter((S,e)=>e!==E),s(a())},ended:()=>{clearInterval(n),s([])}}}function v(u,T){return`${Math.
floor((T-u)/1e3)} s`}function c(u,T){if(T)return m().NO_PROGRESS;if(!u.interactive){const t=p=>u.note(`${p}
`),{fold:d}=u;return d?(0,g().groupedProgress)({info:t,startGroup:d,endGroup:()=>d()}):(0,m().linesOfProgress)(t)}const{
screen:r,note:l}=u;return P({size:r,write:l})}}),19234:((D,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.DURATIONS=
void 0,i.durationsOf=l,i.parsedBy=T,i.rangeRequest=u,i.withRangeOptions=c;function g(){const t=o(76760);return g=function(){
return t},t}function y(){const t=o(63314);return y=function(){return t},t}function m(){const t=o(89549);return m=function(){
return t},t}function f(){const t=o(25966);return f=function(){return t},t}function O(){const t=o(41551);return O=function(){
return t},t}function w(){const t=o(71667);return w=function(){return t},t}function P(){const t=o(49232);return P=function(){
return t},t}function v(){const t=o(82256);return v=function(){return t},t}function c(t){return t.option("--base <ref>","\
base branch or commit (default: the default branch)").option("--head <ref>","head branch or commit (default: HEAD)").option(
"--worktree","check the uncommitted files instead of a commit").addOption(new(y()).Option("--staged","check what is stag\
ed, as git commit would commit it").implies({worktree:!0})).option(...v().REPO_OPTION).option("--policy <file>","policy \
file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of this branch; the s\
tricter value of each key wins").addOption((0,v().profileOption)()).option("--all","check all genes of the head, not onl\
y changed ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}
async function u({base:t,head:d,worktree:p,staged:n,profile:a,...s},h){const R=(0,m().approveByDigest)(s.approve,new Date),
E=await(0,P().namedPolicy)(s.policy,h);return{directory:(0,g().resolve)(h.cwd,s.repo),env:h.env,locate:S=>(0,f().resolveRange)(
S,{...t!==void 0&&{base:t},...d!==void 0&&{head:d},...p&&{worktree:p},...n&&{staged:n}}),...E&&{policy:E},...s.policyRef!==
void 0&&{policyRef:s.policyRef},inputs:{profile:a},all:s.all??!1,approver:R,signal:h.signal,secrets:(0,O().secretsOf)(h.
env)}}function T(t,d){return p=>{const n=t().safeParse(p);if(n.success)return n.data;throw new(y()).InvalidArgumentError(
d)}}const r=i.DURATIONS=["--durations <file>","gate-report.json of an earlier run, to balance shards; the same for plan,\
 check and merge"];async function l({durations:t},d){return t===void 0?new Map:(0,w().readDurations)((0,g().resolve)(d.cwd,
t),d.openInput)}}),82256:((D,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=void 0,
i.formatOption=u,i.inRepository=r,i.profileOption=c,i.storeFiles=l,i.withJudgingOptions=P;function g(){const t=o(76760);
return g=function(){return t},t}function y(){const t=o(63314);return y=function(){return t},t}function m(){const t=o(18744);
return m=function(){return t},t}function f(){const t=o(41895);return f=function(){return t},t}function O(){const t=o(80068);
return O=function(){return t},t}function w(){const t=o(96402);return w=function(){return t},t}function P(t){return t.option(
...v).option("--no-policy","use the built-in policy").addOption(c()).addOption(u())}const v=i.POLICY_OPTION=["--policy <\
file>","policy file (default: the policy of the repository)"];function c(){return new(y()).Option("--profile <name>","pr\
ofile for commands").choices(O().PROFILE_NAMES)}function u(){return new(y()).Option("--format <name>","output format").choices(
["text","json"]).default("text")}const T=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function r({
repo:t},{cwd:d,env:p},n){const a=await(0,w().openRepository)((0,g().resolve)(d,t),p);try{return await n(a)}finally{await a.
close()}}function l(t,d,p){const n=(0,m().assetPathsIn)(t,d);if(n.length>0)return n;throw new(f()).GateError("usage",`${p}\
 has no asset files.`,"Use --repo with the repository, or name the files.")}}),25966:((D,i,o)=>{Object.defineProperty(i,
"__esModule",{value:!0}),i.resolveRange=w;function g(){const r=o(41895);return g=function(){return r},r}function y(){const r=o(
24634);return y=function(){return r},r}function m(){const r=o(67397);return m=function(){return r},r}function f(){const r=o(
50598);return f=function(){return r},r}function O(){const r=o(34397);return O=function(){return r},r}async function w(r,{
base:l,head:t,worktree:d=!1,staged:p=!1}){if(d&&t!==void 0)throw new(g()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[n,a]=await P([(0,f().resolveRevision)(
r,t??"HEAD"),c(r,l)]);return{name:p?"index":d?"worktree":"range",directory:r.directory,base:await(0,y().mergeBase)(r,a.commit,
n),head:n,audited:d?await(p?O().snapshotIndex:O().snapshotWorktree)(r):n,policyCommit:a.commit,baseRef:a.name,...a.defaultBranch&&
{defaultBranch:a.defaultBranch},isFork:!1}}async function P(r){return await Promise.allSettled(r),Promise.all(r)}const v=/^refs\/(?:heads|remotes\/origin)\//;
async function c(r,l){const t=l===void 0?await(0,m().defaultBranch)(r):await(0,f().resolveNamed)(r,l),{commit:d}=t,p=l===
"HEAD"||l==="@"?await T(r):t.ref,n=p&&u(p);if(n===void 0)return{commit:d,name:l??"HEAD"};const a=l===void 0?t:await(0,m().
findDefaultBranch)(r),s=a?.ref&&u(a.ref);return{commit:d,name:n,...a&&s&&{defaultBranch:{name:s,commit:a.commit}}}}function u(r){
return v.test(r)?r.replace(v,""):void 0}async function T({user:r}){return(await r(["symbolic-ref","--quiet","HEAD"],{accept:[
1]})).toString().trim()}}),53010:((D,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.withSourceTree=v;function g(){
const c=o(51455);return g=function(){return c},c}function y(){const c=o(41895);return y=function(){return c},c}function m(){
const c=o(67147);return m=function(){return c},c}function f(){const c=o(48741);return f=function(){return c},c}function O(){
const c=o(96402);return O=function(){return c},c}function w(){const c=o(35720);return w=function(){return c},c}function P(){
const c=o(34397);return P=function(){return c},c}async function v(c,u,T,r=!1){const l=await(0,O().openRepository)(c,u).catch(
async t=>{if(!(t instanceof y().GateError&&t.code==="not_a_repository"&&(await(0,g().stat)(c).catch(()=>{}))?.isDirectory()))
throw t});if(l===void 0)return T((0,f().folderTree)(c),c);try{const t=`the ${r?"staged ":""}files of ${l.directory}`,d=r?
P().snapshotIndex:P().snapshotWorktree,p=await(0,w().readTree)(l,await d(l),{label:t});return await T((0,m().withAdditions)(
p,(0,f().folderTree)(l.directory),(0,m().additionsOf)()),l.directory,l)}finally{await l.close()}}}),2850:((D,i)=>{Object.
defineProperty(i,"__esModule",{value:!0}),i.ownVerdict=o;function o({verdict:g,shards:y=[]}){const[m]=y;return m&&y.length<
m.of?m.verdict:g}})};
