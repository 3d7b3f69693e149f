"use strict";exports.id=320,exports.ids=[320],exports.modules={65320:((N,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.check=
x,u.checkVerb=void 0;function d(){const n=e(63314);return d=function(){return n},n}function f(){const n=e(7723);return f=
function(){return n},n}function l(){const n=e(18744);return l=function(){return n},n}function O(){const n=e(24474);return O=
function(){return n},n}function S(){const n=e(94853);return S=function(){return n},n}function v(){const n=e(96025);return v=
function(){return n},n}function r(){const n=e(96681);return r=function(){return n},n}function p(){const n=e(31626);return p=
function(){return n},n}function o(){const n=e(2850);return o=function(){return n},n}function h(){const n=e(92910);return h=
function(){return n},n}function i(){const n=e(47350);return i=function(){return n},n}function $(){const n=e(33816);return $=
function(){return n},n}function a(){const n=e(95637);return a=function(){return n},n}function s(){const n=e(19234);return s=
function(){return n},n}function g(){const n=e(61399);return g=function(){return n},n}const j=(0,s().parsedBy)(()=>f().coerce.
number().pipe(v().concurrencySchema),"Expected a number from 1 to 256."),t=(0,s().parsedBy)(()=>h().shardSchema,"Expecte\
d a shard and the number of shards, such as 2/8."),T=(n,c)=>(0,g().withReportOptions)((0,s().withRangeOptions)(new(d()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",j).addOption(new(d()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",t).option(...s().DURATIONS)).addOption(new(d()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(d()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async w=>c(await x(w,n)));u.checkVerb=T;async function x(n,c){const{concurrency:w}=n;if(n.ifStaged&&
!await(0,$().isConcerned)(n,c))return n.quiet||c.note(`Nothing that the gate judges is staged.
`),0;const y=await(0,s().rangeRequest)(n,c),m=await(0,O().gate)({...y,locate:async P=>{const E=await y.locate(P);return n.
quiet||await C(E,P,n,c),E},inputs:{...y.inputs,concurrency:w},run:n.run,...n.shard&&{shard:n.shard},durations:await(0,s().
durationsOf)(n,c),progress:(0,a().progressFor)(c,n.quiet??!1)});return await(0,g().deliver)(m,n,c),(0,i().exitCodeOf)((0,o().
ownVerdict)(m),n.block?"block":m.policy?.enforce)}async function C(n,c,{base:w,head:y},m){if(n.audited===n.head){if(n.base===
n.head&&w===void 0){const P=`The base is ${n.baseRef}, the default branch of this clone. To name another, add --base.`;m.
note((0,p().messageText)(P,m.columns))}y===void 0&&await M(c,n,m)}}const A=3,I=["status","--porcelain","-z","--no-rename\
s","--untracked-files=all","--ignore-submodules=all"];async function M(n,{base:c,head:w},y){if(c!==w&&!y.interactive)return;
const m=await n.user(I).catch(()=>Buffer.alloc(0)),E=[...(0,r().splitNul)(m)].map(F=>(0,r().decodePath)(F.subarray(3))).
filter((0,l().assetPathTest)(S().DEFAULT_POLICY));if(E.length===0)return;const G=E.slice(0,A).join(", "),R=E.length>A?` \
and ${E.length-A} more`:"",L=`Not committed, so not judged: ${G}${R}.
To judge uncommitted files, add --worktree.`;y.note((0,p().messageText)(L,y.columns))}}),33816:((N,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.isConcerned=s;function d(){const t=e(76760);return d=function(){return t},t}function f(){const t=e(
81456);return f=function(){return t},t}function l(){const t=e(64385);return l=function(){return t},t}function O(){const t=e(
18744);return O=function(){return t},t}function S(){const t=e(77680);return S=function(){return t},t}function v(){const t=e(
86191);return v=function(){return t},t}function r(){const t=e(41895);return r=function(){return t},t}function p(){const t=e(
4378);return p=function(){return t},t}function o(){const t=e(74238);return o=function(){return t},t}function h(){const t=e(
96681);return h=function(){return t},t}function i(){const t=e(53010);return i=function(){return t},t}function $(){const t=e(
93028);return $=function(){return t},t}function a(){const t=e(49232);return a=function(){return t},t}async function s(t,T){
const x=(0,d().resolve)(T.cwd,t.repo);try{const C=await(0,a().namedPolicy)(t.policy,T),A=async(I,M,n)=>{if(n===void 0)return!0;
const c={GIT_INDEX_FILE:n.index},w=[...(0,h().splitNul)(await n.user(g,{env:c}))].map(h().decodePath);if(w.length===0)return!1;
if(w.some(P=>P===o().POLICY_PATH||/(?:^|\/)package\.json$/.test(P)))return!0;const{policy:y}=C??await(0,o().loadPolicy)(
I,I.label);if(w.some((0,O().assetPathTest)(y)))return!0;const m=await j(I,y,T);return w.some(P=>m.has(P))};return await(0,i().
withSourceTree)(x,T.env,A,!0)}catch(C){if(C instanceof r().GateError)return!0;throw C}}const g=["diff","--cached","--nam\
e-only","--no-renames","--no-ext-diff","-z"];async function j(t,T,{platform:x}){const C=(0,O().assetPathTest)(T),A=(0,f().
assetLimits)(T.assets.max_file_bytes),I=p().Judge.by({policy:T,tree:t,changed:new Set,platform:x}),M=new Set;for(const{kind:n,
path:c}of t.files()){if(!(0,$().isRegular)(n)||!C(c))continue;const{assets:w}=(0,l().readAssetFile)(c,await t.read(c),A);
for(const y of w.filter(({type:m})=>m==="Gene")){const m=(0,S().validationCommands)(y);for(const{value:P}of m.kind==="li\
st"?m.entries:[]){const E=I.forFile(y.path),{reading:G}=await E.command(P);for(const R of(0,v().namedPaths)(G.command,E.
terms.cwd))M.add(R);for(const{path:R}of G.targets)R!==void 0&&M.add(R)}}}return M}}),95637:((N,u,e)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.progressFor=v,u.terminalProgress=S;function d(){const r=e(50427);return d=function(){return r},
r}function f(){const r=e(49604);return f=function(){return r},r}function l(){const r=e(20849);return l=function(){return r},
r}const O=1e3;function S(r){let p=0,o=0,h=0,i=[],$=performance.now(),a;const s=()=>{const[g="",...j]=i,t=`${o}/${p}${h>0?
`, ${h} failed`:""}`,T=`${Math.floor((performance.now()-$)/1e3)} s`,x=j.length>0?`(and ${j.length} more) `:"",C=(0,d().clipColumns)(
`${t}  ${T}  ${x}${(0,l().safeLine)(g)}`,r.columns()-1);r.write(`\r\x1B[K${C}`)};return{planned:g=>{p=g,$=performance.now(),
a=setInterval(s,O),a.unref()},started:g=>{i=[...i,g],s()},finished:(g,{status:j})=>{o+=1,j!=="passed"&&(h+=1),i=i.toSpliced(
i.indexOf(g),1),s()},ended:()=>{clearInterval(a),r.write("\r\x1B[K")}}}function v(r,p){if(p)return f().NO_PROGRESS;if(!r.
interactive){const o=i=>r.note(`${i}
`),{fold:h}=r;return h?(0,f().groupedProgress)({info:o,startGroup:h,endGroup:()=>h()}):(0,f().linesOfProgress)(o)}return S(
{columns:r.noteColumns,write:r.note})}}),53010:((N,u,e)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.withSourceTree=
p;function d(){const o=e(51455);return d=function(){return o},o}function f(){const o=e(41895);return f=function(){return o},
o}function l(){const o=e(67147);return l=function(){return o},o}function O(){const o=e(48741);return O=function(){return o},
o}function S(){const o=e(96402);return S=function(){return o},o}function v(){const o=e(35720);return v=function(){return o},
o}function r(){const o=e(34397);return r=function(){return o},o}async function p(o,h,i,$=!1){const a=await(0,S().openRepository)(
o,h).catch(async s=>{if(!(s instanceof f().GateError&&s.code==="not_a_repository"&&(await(0,d().stat)(o).catch(()=>{}))?.
isDirectory()))throw s});if(a===void 0)return i((0,O().folderTree)(o),o);try{const s=`the ${$?"staged ":""}files of ${a.
directory}`,g=$?r().snapshotIndex:r().snapshotWorktree,j=await(0,v().readTree)(a,await g(a),{label:s});return await i((0,l().
withAdditions)(j,(0,O().folderTree)(a.directory),(0,l().additionsOf)()),a.directory,a)}finally{await a.close()}}}),2850:((N,u)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.ownVerdict=e;function e({verdict:d,shards:f=[]}){const[l]=f;return l&&
f.length<l.of?l.verdict:d}})};
