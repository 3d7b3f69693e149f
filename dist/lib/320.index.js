"use strict";exports.id=320,exports.ids=[320],exports.modules={65320:function(N,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.check=O,c.checkVerb=void 0;function w(){const n=e(76760);return w=function(){return n},n}function s(){const n=e(63314);
return s=function(){return n},n}function h(){const n=e(18744);return h=function(){return n},n}function F(){const n=e(24474);
return F=function(){return n},n}function j(){const n=e(94853);return j=function(){return n},n}function C(){const n=e(74238);
return C=function(){return n},n}function r(){const n=e(96025);return r=function(){return n},n}function T(){const n=e(96681);
return T=function(){return n},n}function a(){const n=e(31626);return a=function(){return n},n}function m(){const n=e(2850);
return m=function(){return n},n}function u(){const n=e(92910);return u=function(){return n},n}function I(){const n=e(47350);
return I=function(){return n},n}function $(){const n=e(33816);return $=function(){return n},n}function x(){const n=e(95637);
return x=function(){return n},n}function i(){const n=e(61399);return i=function(){return n},n}function d(){const n=e(82256);
return d=function(){return n},n}const t=(0,d().parsedNumber)(()=>r().concurrencySchema),f=(0,d().parsedBy)(()=>u().shardSchema,
"Expected a shard and the number of shards, such as 2/8."),S=(n,o)=>(0,i().withReportOptions)((0,d().withRangeOptions)(new(s()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",t).addOption(new(s()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",f).option(...d().DURATIONS)).addOption(new(s()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(s()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async l=>o(await O(l,n)));c.checkVerb=S;async function O(n,o){const{concurrency:l}=n;if(n.ifStaged&&
!await(0,$().isConcerned)(n,o))return n.quiet||o.note(`Nothing that the gate judges is staged.
`),0;const P=await(0,d().rangeRequest)(n,o),g=await(0,F().gate)({...P,locate:async y=>{const A=await P.locate(y);return n.
quiet||await E(A,y,n,o),A},inputs:{...P.inputs,concurrency:l},run:n.run,...n.shard&&{shard:n.shard},durations:await(0,d().
durationsOf)(n,o),progress:(0,x().progressFor)(o,n.quiet??!1)});return await(0,i().deliver)(g,n,o),(0,I().exitCodeOf)((0,m().
ownVerdict)(g),n.block?"block":g.policy?.enforce)}async function E(n,o,{base:l,head:P,all:g,policy:y},A){const V=g||n.base===
n.head||A.interactive?await R(o).catch(()=>[]):[];if(y===void 0&&V.includes(C().POLICY_PATH)&&p(o,A),n.audited===n.head){
if(n.base===n.head&&l===void 0){const G=`The base is ${n.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;A.note((0,a().messageText)(G,A.columns))}P===void 0&&M(V,A)}}const v=3,L=["status","--porcelain","-z","--no-r\
enames","--untracked-files=all","--ignore-submodules=all"];async function R(n){return(0,T().decodePieces)(await n.user(L)).
map(o=>o.slice(3))}function p({directory:n},{cwd:o,columns:l,note:P}){const g=(0,w().relative)(o,(0,w().join)(n,C().POLICY_PATH)),
y=`The policy ${g} is not committed, so not used. To try it, add \`--policy ${g}\`.`;P((0,a().messageText)(y,l))}function M(n,o){
const l=n.filter((0,h().assetPathTest)(j().DEFAULT_POLICY));if(l.length===0)return;const P=l.slice(0,v).join(", "),g=l.length>
v?` and ${l.length-v} more`:"",y=`Not committed, so not judged: ${P}${g}.
To judge uncommitted files, add --worktree.`;o.note((0,a().messageText)(y,o.columns))}},33816:function(N,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.differentFromIndex=i,c.isConcerned=x;function w(){const t=e(76760);return w=function(){return t},
t}function s(){const t=e(64385);return s=function(){return t},t}function h(){const t=e(18744);return h=function(){return t},
t}function F(){const t=e(94534);return F=function(){return t},t}function j(){const t=e(77680);return j=function(){return t},
t}function C(){const t=e(63455);return C=function(){return t},t}function r(){const t=e(41895);return r=function(){return t},
t}function T(){const t=e(4378);return T=function(){return t},t}function a(){const t=e(74238);return a=function(){return t},
t}function m(){const t=e(96681);return m=function(){return t},t}function u(){const t=e(93028);return u=function(){return t},
t}function I(){const t=e(34397);return I=function(){return t},t}function $(){const t=e(49232);return $=function(){return t},
t}async function x(t,f){const S=(0,w().resolve)(f.cwd,t.repo);try{const O=await(0,$().namedPolicy)(t.policy,f),E=async(v,L,R)=>{
if(R===void 0)return!0;const p=await i(R,["--cached"]);if(p.length===0)return!1;if(p.some(o=>o===a().POLICY_PATH||/(?:^|\/)package\.json$/.
test(o)))return!0;const{policy:M}=O??await(0,a().loadPolicy)(v,v.label);if(p.some((0,h().assetPathTest)(M)))return!0;const n=await d(
v,M,f);return p.some(o=>n.has(o))};return await(0,I().withSourceTree)(S,f,E,!0)}catch(O){if(O instanceof r().GateError)return!0;
throw O}}async function i(t,f=[]){const S=["diff",...f,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,m().decodePieces)(
await t.user(S,{env:{GIT_INDEX_FILE:t.index}}))}async function d(t,f,{platform:S}){const O=(0,h().assetPathTest)(f),E=(0,F().
assetLimits)(f.assets.max_file_bytes),v=T().Judge.by({policy:f,tree:t,changed:new Set,platform:S}),L=new Set;for(const{kind:R,
path:p}of t.files()){if(!(0,u().isRegular)(R)||!O(p))continue;const{assets:M}=(0,s().readAssetFile)(p,await t.read(p),E);
for(const n of M.filter(({type:o})=>o==="Gene")){const o=(0,j().validationCommands)(n);for(const{value:l}of o.kind==="li\
st"?o.entries:[]){const P=v.forFile(n.path),{reading:g}=await P.command(l);for(const y of(0,C().namedPaths)(g.command,P.
terms.cwd))L.add(y);for(const{path:y}of g.targets)y!==void 0&&L.add(y)}}}return L}},95637:function(N,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.progressFor=C,c.terminalProgress=j;function w(){const r=e(50427);return w=function(){return r},
r}function s(){const r=e(49604);return s=function(){return r},r}function h(){const r=e(20849);return h=function(){return r},
r}const F=1e3;function j(r){let T=0,a=0,m=0,u=[],I=performance.now(),$;const x=()=>{const[i="",...d]=u,t=`${a}/${T}${m>0?
`, ${m} failed`:""}`,f=`${Math.floor((performance.now()-I)/1e3)} s`,S=d.length>0?`(and ${d.length} more) `:"",O=(0,w().clipColumns)(
`${t}  ${f}  ${S}${(0,h().safeLine)(i)}`,r.columns()-1);r.write(`\r\x1B[K${O}`)};return{planned:i=>{T=i,I=performance.now(),
$=setInterval(x,F),$.unref()},started:i=>{u=[...u,i],x()},finished:(i,{status:d})=>{a+=1,d!=="passed"&&(m+=1),u=u.toSpliced(
u.indexOf(i),1),x()},ended:()=>{clearInterval($),r.write("\r\x1B[K")}}}function C(r,T){if(T)return s().NO_PROGRESS;if(!r.
interactive){const a=u=>r.note(`${u}
`),{fold:m}=r;return m?(0,s().groupedProgress)({info:a,startGroup:m,endGroup:()=>m()}):(0,s().linesOfProgress)(a)}return j(
{columns:r.noteColumns,write:r.note})}},2850:function(N,c){Object.defineProperty(c,"__esModule",{value:!0}),c.ownVerdict=
e;function e({verdict:w,shards:s=[]}){const[h]=s;return h&&s.length<h.of?h.verdict:w}}};
