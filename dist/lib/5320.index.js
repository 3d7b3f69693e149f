"use strict";exports.id=5320,exports.ids=[5320],exports.modules={65320:function(F,s,e){Object.defineProperty(s,"__esModule",{value:!0}),
s.check=w,s.checkVerb=void 0;function f(){const n=e(76760);return f=function(){return n},n}function c(){const n=e(63314);
return c=function(){return n},n}function u(){const n=e(18744);return u=function(){return n},n}function x(){const n=e(24474);
return x=function(){return n},n}function a(){const n=e(94853);return a=function(){return n},n}function i(){const n=e(74238);
return i=function(){return n},n}function r(){const n=e(96025);return r=function(){return n},n}function p(){const n=e(96681);
return p=function(){return n},n}function l(){const n=e(31626);return l=function(){return n},n}function P(){const n=e(2850);
return P=function(){return n},n}function h(){const n=e(92910);return h=function(){return n},n}function C(){const n=e(47350);
return C=function(){return n},n}function v(){const n=e(33816);return v=function(){return n},n}function I(){const n=e(95637);
return I=function(){return n},n}function m(){const n=e(61399);return m=function(){return n},n}function g(){const n=e(82256);
return g=function(){return n},n}const t=(0,g().parsedNumber)(()=>r().concurrencySchema),y=(0,g().parsedBy)(()=>h().shardSchema,
"Expected a shard and the number of shards, such as 2/8."),A=(n,o)=>(0,m().withReportOptions)((0,g().withRangeOptions)(new(c()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",t).addOption(new(c()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",y).option(...g().DURATIONS)).addOption(new(c()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(c()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async d=>o(await w(d,n)));s.checkVerb=A;async function w(n,o){const{concurrency:d}=n;if(n.ifStaged&&
!await(0,v().isConcerned)(n,o))return n.quiet||o.note(`Nothing that the gate judges is staged.
`),0;const O=await(0,g().rangeRequest)(n,o),j=await(0,x().gate)({...O,locate:async S=>{const N=await O.locate(S);return n.
quiet||await E(N,S,n,o),N},inputs:{...O.inputs,concurrency:d},run:n.run,...n.shard&&{shard:n.shard},durations:await(0,g().
durationsOf)(n,o),progress:(0,I().progressFor)(o,n.quiet??!1)});return await(0,m().deliver)(j,n,o),(0,C().exitCodeOf)((0,P().
ownVerdict)(j),n.block?"block":j.policy?.enforce)}async function E(n,o,{base:d,head:O,all:j,policy:S},N){const L=j||n.base===
n.head||N.interactive?await R(o).catch(()=>[]):[];if(S===void 0&&L.includes(i().POLICY_PATH)&&T(o,N),n.audited===n.head){
if(n.base===n.head&&d===void 0){const V=`The base is ${n.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;N.note((0,l().messageText)(V,N))}O===void 0&&b(L,N)}}const $=3,M=["status","--porcelain","-z","--no-renames",
"--untracked-files=all","--ignore-submodules=all"];async function R(n){return(0,p().decodePieces)(await n.user(M)).map(o=>o.
slice(3))}function T({directory:n},o){const d=(0,f().relative)(o.cwd,(0,f().join)(n,i().POLICY_PATH)),O=`The policy ${d}\
 is not committed, so not used. To try it, add \`--policy ${d}\`.`;o.note((0,l().messageText)(O,o))}function b(n,o){const d=n.
filter((0,u().assetPathTest)(a().DEFAULT_POLICY));if(d.length===0)return;const O=d.slice(0,$).join(", "),j=d.length>$?` \
and ${d.length-$} more`:"",S=`Not committed, so not judged: ${O}${j}.
To judge uncommitted files, add --worktree.`;o.note((0,l().messageText)(S,o))}},33816:function(F,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.differentFromIndex=m,s.isConcerned=I;function f(){const t=e(76760);return f=function(){return t},
t}function c(){const t=e(64385);return c=function(){return t},t}function u(){const t=e(18744);return u=function(){return t},
t}function x(){const t=e(94534);return x=function(){return t},t}function a(){const t=e(77680);return a=function(){return t},
t}function i(){const t=e(63455);return i=function(){return t},t}function r(){const t=e(41895);return r=function(){return t},
t}function p(){const t=e(4378);return p=function(){return t},t}function l(){const t=e(74238);return l=function(){return t},
t}function P(){const t=e(96681);return P=function(){return t},t}function h(){const t=e(93028);return h=function(){return t},
t}function C(){const t=e(34397);return C=function(){return t},t}function v(){const t=e(49232);return v=function(){return t},
t}async function I(t,y){const A=(0,f().resolve)(y.cwd,t.repo);try{const w=await(0,v().namedPolicy)(t.policy,y),E=async($,M,R)=>{
if(R===void 0)return!0;const T=await m(R,["--cached"]);if(T.length===0)return!1;if(T.some(o=>o===l().POLICY_PATH||/(?:^|\/)package\.json$/.
test(o)))return!0;const{policy:b}=w??await(0,l().loadPolicy)($,$.label);if(T.some((0,u().assetPathTest)(b)))return!0;const n=await g(
$,b,y);return T.some(o=>n.has(o))};return await(0,C().withSourceTree)(A,y,E,!0)}catch(w){if(w instanceof r().GateError)return!0;
throw w}}async function m(t,y=[]){const A=["diff",...y,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,P().decodePieces)(
await t.user(A,{env:{GIT_INDEX_FILE:t.index}}))}async function g(t,y,{platform:A}){const w=(0,u().assetPathTest)(y),E=(0,x().
assetLimits)(y.assets.max_file_bytes),$=p().Judge.by({policy:y,tree:t,changed:new Set,platform:A}),M=new Set;for(const{kind:R,
path:T}of t.files()){if(!(0,h().isRegular)(R)||!w(T))continue;const{assets:b}=(0,c().readAssetFile)(T,await t.read(T),E);
for(const n of b.filter(({type:o})=>o==="Gene")){const o=(0,a().validationCommands)(n);for(const{value:d}of o.kind==="li\
st"?o.entries:[]){const{reading:O}=await $.forFile(n.path).command(d),j=$.storeOf(n.path);for(const S of(0,i().namedPaths)(
O.command,j))M.add(S);for(const{path:S}of O.targets)S!==void 0&&M.add(S)}}}return M}},95637:function(F,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.progressFor=i,s.terminalProgress=a;function f(){const r=e(50427);return f=function(){return r},
r}function c(){const r=e(49604);return c=function(){return r},r}function u(){const r=e(20849);return u=function(){return r},
r}const x=1e3;function a(r){let p=0,l=0,P=0,h=[],C=performance.now(),v;const I=()=>{const[m="",...g]=h,t=`${l}/${p}${P>0?
`, ${P} failed`:""}`,y=`${Math.floor((performance.now()-C)/1e3)} s`,A=g.length>0?`(and ${g.length} more) `:"",w=(0,f().clipColumns)(
`${t}  ${y}  ${A}${(0,u().safeLine)(m)}`,r.columns()-1);r.write(`\r\x1B[K${w}`)};return{planned:m=>{p=m,C=performance.now(),
v=setInterval(I,x),v.unref()},started:m=>{h=[...h,m],I()},finished:(m,{status:g})=>{l+=1,g!=="passed"&&(P+=1),h=h.toSpliced(
h.indexOf(m),1),I()},ended:()=>{clearInterval(v),r.write("\r\x1B[K")}}}function i(r,p){if(p)return c().NO_PROGRESS;if(!r.
interactive){const l=h=>r.note(`${h}
`),{fold:P}=r;return P?(0,c().groupedProgress)({info:l,startGroup:P,endGroup:()=>P()}):(0,c().linesOfProgress)(l)}return a(
{columns:r.noteColumns,write:r.note})}},2850:function(F,s){Object.defineProperty(s,"__esModule",{value:!0}),s.ownVerdict=
e;function e({verdict:f,shards:c=[]}){const[u]=c;return u&&c.length<u.of?u.verdict:f}},92910:function(F,s,e){Object.defineProperty(
s,"__esModule",{value:!0}),s.shardName=u,s.shardSchema=void 0;function f(){const a=e(7723);return f=function(){return a},
a}function c(){const a=e(78374);return c=function(){return a},a}function u({index:a,of:i}){return`${a}/${i}`}const x=s.shardSchema=
f().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a shard and the number of shards, such as 2/8").transform(a=>{
const[i,r]=a.split("/").map(Number);return{index:Number(i),of:Number(r)}}).refine(({index:a,of:i})=>a<=i&&i<=c().MAX_SHARDS,
{error:`Expected a shard of at most ${c().MAX_SHARDS}, such as 2/8`})}};
