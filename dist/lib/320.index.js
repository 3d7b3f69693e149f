"use strict";exports.id=320,exports.ids=[320],exports.modules={65320:function(N,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.check=P,c.checkVerb=void 0;function y(){const n=e(76760);return y=function(){return n},n}function s(){const n=e(63314);
return s=function(){return n},n}function h(){const n=e(18744);return h=function(){return n},n}function F(){const n=e(24474);
return F=function(){return n},n}function j(){const n=e(94853);return j=function(){return n},n}function C(){const n=e(74238);
return C=function(){return n},n}function r(){const n=e(96025);return r=function(){return n},n}function w(){const n=e(96681);
return w=function(){return n},n}function u(){const n=e(31626);return u=function(){return n},n}function g(){const n=e(2850);
return g=function(){return n},n}function i(){const n=e(92910);return i=function(){return n},n}function I(){const n=e(47350);
return I=function(){return n},n}function $(){const n=e(33816);return $=function(){return n},n}function x(){const n=e(95637);
return x=function(){return n},n}function d(){const n=e(61399);return d=function(){return n},n}function f(){const n=e(82256);
return f=function(){return n},n}const t=(0,f().parsedNumber)(()=>r().concurrencySchema),l=(0,f().parsedBy)(()=>i().shardSchema,
"Expected a shard and the number of shards, such as 2/8."),S=(n,o)=>(0,d().withReportOptions)((0,f().withRangeOptions)(new(s()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",t).addOption(new(s()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",l).option(...f().DURATIONS)).addOption(new(s()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(s()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async a=>o(await P(a,n)));c.checkVerb=S;async function P(n,o){const{concurrency:a}=n;if(n.ifStaged&&
!await(0,$().isConcerned)(n,o))return n.quiet||o.note(`Nothing that the gate judges is staged.
`),0;const m=await(0,f().rangeRequest)(n,o),v=await(0,F().gate)({...m,locate:async O=>{const A=await m.locate(O);return n.
quiet||await E(A,O,n,o),A},inputs:{...m.inputs,concurrency:a},run:n.run,...n.shard&&{shard:n.shard},durations:await(0,f().
durationsOf)(n,o),progress:(0,x().progressFor)(o,n.quiet??!1)});return await(0,d().deliver)(v,n,o),(0,I().exitCodeOf)((0,g().
ownVerdict)(v),n.block?"block":v.policy?.enforce)}async function E(n,o,{base:a,head:m,all:v,policy:O},A){const V=v||n.base===
n.head||A.interactive?await R(o).catch(()=>[]):[];if(O===void 0&&V.includes(C().POLICY_PATH)&&p(o,A),n.audited===n.head){
if(n.base===n.head&&a===void 0){const G=`The base is ${n.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;A.note((0,u().messageText)(G,A))}m===void 0&&M(V,A)}}const T=3,L=["status","--porcelain","-z","--no-renames",
"--untracked-files=all","--ignore-submodules=all"];async function R(n){return(0,w().decodePieces)(await n.user(L)).map(o=>o.
slice(3))}function p({directory:n},o){const a=(0,y().relative)(o.cwd,(0,y().join)(n,C().POLICY_PATH)),m=`The policy ${a}\
 is not committed, so not used. To try it, add \`--policy ${a}\`.`;o.note((0,u().messageText)(m,o))}function M(n,o){const a=n.
filter((0,h().assetPathTest)(j().DEFAULT_POLICY));if(a.length===0)return;const m=a.slice(0,T).join(", "),v=a.length>T?` \
and ${a.length-T} more`:"",O=`Not committed, so not judged: ${m}${v}.
To judge uncommitted files, add --worktree.`;o.note((0,u().messageText)(O,o))}},33816:function(N,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.differentFromIndex=d,c.isConcerned=x;function y(){const t=e(76760);return y=function(){return t},
t}function s(){const t=e(64385);return s=function(){return t},t}function h(){const t=e(18744);return h=function(){return t},
t}function F(){const t=e(94534);return F=function(){return t},t}function j(){const t=e(77680);return j=function(){return t},
t}function C(){const t=e(63455);return C=function(){return t},t}function r(){const t=e(41895);return r=function(){return t},
t}function w(){const t=e(4378);return w=function(){return t},t}function u(){const t=e(74238);return u=function(){return t},
t}function g(){const t=e(96681);return g=function(){return t},t}function i(){const t=e(93028);return i=function(){return t},
t}function I(){const t=e(34397);return I=function(){return t},t}function $(){const t=e(49232);return $=function(){return t},
t}async function x(t,l){const S=(0,y().resolve)(l.cwd,t.repo);try{const P=await(0,$().namedPolicy)(t.policy,l),E=async(T,L,R)=>{
if(R===void 0)return!0;const p=await d(R,["--cached"]);if(p.length===0)return!1;if(p.some(o=>o===u().POLICY_PATH||/(?:^|\/)package\.json$/.
test(o)))return!0;const{policy:M}=P??await(0,u().loadPolicy)(T,T.label);if(p.some((0,h().assetPathTest)(M)))return!0;const n=await f(
T,M,l);return p.some(o=>n.has(o))};return await(0,I().withSourceTree)(S,l,E,!0)}catch(P){if(P instanceof r().GateError)return!0;
throw P}}async function d(t,l=[]){const S=["diff",...l,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,g().decodePieces)(
await t.user(S,{env:{GIT_INDEX_FILE:t.index}}))}async function f(t,l,{platform:S}){const P=(0,h().assetPathTest)(l),E=(0,F().
assetLimits)(l.assets.max_file_bytes),T=w().Judge.by({policy:l,tree:t,changed:new Set,platform:S}),L=new Set;for(const{kind:R,
path:p}of t.files()){if(!(0,i().isRegular)(R)||!P(p))continue;const{assets:M}=(0,s().readAssetFile)(p,await t.read(p),E);
for(const n of M.filter(({type:o})=>o==="Gene")){const o=(0,j().validationCommands)(n);for(const{value:a}of o.kind==="li\
st"?o.entries:[]){const{reading:m}=await T.forFile(n.path).command(a),v=T.storeOf(n.path);for(const O of(0,C().namedPaths)(
m.command,v))L.add(O);for(const{path:O}of m.targets)O!==void 0&&L.add(O)}}}return L}},95637:function(N,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.progressFor=C,c.terminalProgress=j;function y(){const r=e(50427);return y=function(){return r},
r}function s(){const r=e(49604);return s=function(){return r},r}function h(){const r=e(20849);return h=function(){return r},
r}const F=1e3;function j(r){let w=0,u=0,g=0,i=[],I=performance.now(),$;const x=()=>{const[d="",...f]=i,t=`${u}/${w}${g>0?
`, ${g} failed`:""}`,l=`${Math.floor((performance.now()-I)/1e3)} s`,S=f.length>0?`(and ${f.length} more) `:"",P=(0,y().clipColumns)(
`${t}  ${l}  ${S}${(0,h().safeLine)(d)}`,r.columns()-1);r.write(`\r\x1B[K${P}`)};return{planned:d=>{w=d,I=performance.now(),
$=setInterval(x,F),$.unref()},started:d=>{i=[...i,d],x()},finished:(d,{status:f})=>{u+=1,f!=="passed"&&(g+=1),i=i.toSpliced(
i.indexOf(d),1),x()},ended:()=>{clearInterval($),r.write("\r\x1B[K")}}}function C(r,w){if(w)return s().NO_PROGRESS;if(!r.
interactive){const u=i=>r.note(`${i}
`),{fold:g}=r;return g?(0,s().groupedProgress)({info:u,startGroup:g,endGroup:()=>g()}):(0,s().linesOfProgress)(u)}return j(
{columns:r.noteColumns,write:r.note})}},2850:function(N,c){Object.defineProperty(c,"__esModule",{value:!0}),c.ownVerdict=
e;function e({verdict:y,shards:s=[]}){const[h]=s;return h&&s.length<h.of?h.verdict:y}}};
