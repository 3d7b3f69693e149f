"use strict";exports.id=320,exports.ids=[320],exports.modules={65320:function(N,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.check=w,c.checkVerb=void 0;function O(){const n=e(76760);return O=function(){return n},n}function s(){const n=e(63314);
return s=function(){return n},n}function h(){const n=e(18744);return h=function(){return n},n}function F(){const n=e(24474);
return F=function(){return n},n}function j(){const n=e(94853);return j=function(){return n},n}function C(){const n=e(74238);
return C=function(){return n},n}function r(){const n=e(96025);return r=function(){return n},n}function T(){const n=e(96681);
return T=function(){return n},n}function a(){const n=e(31626);return a=function(){return n},n}function g(){const n=e(2850);
return g=function(){return n},n}function u(){const n=e(92910);return u=function(){return n},n}function I(){const n=e(47350);
return I=function(){return n},n}function S(){const n=e(33816);return S=function(){return n},n}function x(){const n=e(95637);
return x=function(){return n},n}function i(){const n=e(61399);return i=function(){return n},n}function d(){const n=e(82256);
return d=function(){return n},n}const t=(0,d().parsedNumber)(()=>r().concurrencySchema),f=(0,d().parsedBy)(()=>u().shardSchema,
"Expected a shard and the number of shards, such as 2/8."),v=(n,o)=>(0,i().withReportOptions)((0,d().withRangeOptions)(new(s()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",t).addOption(new(s()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",f).option(...d().DURATIONS)).addOption(new(s()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(s()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async l=>o(await w(l,n)));c.checkVerb=v;async function w(n,o){const{concurrency:l}=n;if(n.ifStaged&&
!await(0,S().isConcerned)(n,o))return n.quiet||o.note(`Nothing that the gate judges is staged.
`),0;const y=await(0,d().rangeRequest)(n,o),P=await(0,F().gate)({...y,locate:async m=>{const A=await y.locate(m);return n.
quiet||await E(A,m,n,o),A},inputs:{...y.inputs,concurrency:l},run:n.run,...n.shard&&{shard:n.shard},durations:await(0,d().
durationsOf)(n,o),progress:(0,x().progressFor)(o,n.quiet??!1)});return await(0,i().deliver)(P,n,o),(0,I().exitCodeOf)((0,g().
ownVerdict)(P),n.block?"block":P.policy?.enforce)}async function E(n,o,{base:l,head:y,all:P,policy:m},A){const V=P||n.base===
n.head||A.interactive?await R(o).catch(()=>[]):[];if(m===void 0&&V.includes(C().POLICY_PATH)&&$(o,A),n.audited===n.head){
if(n.base===n.head&&l===void 0){const G=`The base is ${n.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;A.note((0,a().messageText)(G,A.columns))}y===void 0&&M(V,A)}}const p=3,L=["status","--porcelain","-z","--no-r\
enames","--untracked-files=all","--ignore-submodules=all"];async function R(n){return(0,T().decodePieces)(await n.user(L)).
map(o=>o.slice(3))}function $({directory:n},{cwd:o,columns:l,note:y}){const P=(0,O().relative)(o,(0,O().join)(n,C().POLICY_PATH)),
m=`The policy ${P} is not committed, so not used. To try it, add \`--policy ${P}\`.`;y((0,a().messageText)(m,l))}function M(n,o){
const l=n.filter((0,h().assetPathTest)(j().DEFAULT_POLICY));if(l.length===0)return;const y=l.slice(0,p).join(", "),P=l.length>
p?` and ${l.length-p} more`:"",m=`Not committed, so not judged: ${y}${P}.
To judge uncommitted files, add --worktree.`;o.note((0,a().messageText)(m,o.columns))}},33816:function(N,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.differentFromIndex=i,c.isConcerned=x;function O(){const t=e(76760);return O=function(){return t},
t}function s(){const t=e(64385);return s=function(){return t},t}function h(){const t=e(18744);return h=function(){return t},
t}function F(){const t=e(94534);return F=function(){return t},t}function j(){const t=e(77680);return j=function(){return t},
t}function C(){const t=e(63455);return C=function(){return t},t}function r(){const t=e(41895);return r=function(){return t},
t}function T(){const t=e(4378);return T=function(){return t},t}function a(){const t=e(74238);return a=function(){return t},
t}function g(){const t=e(96681);return g=function(){return t},t}function u(){const t=e(93028);return u=function(){return t},
t}function I(){const t=e(34397);return I=function(){return t},t}function S(){const t=e(49232);return S=function(){return t},
t}async function x(t,f){const v=(0,O().resolve)(f.cwd,t.repo);try{const w=await(0,S().namedPolicy)(t.policy,f),E=async(p,L,R)=>{
if(R===void 0)return!0;const $=await i(R,["--cached"]);if($.length===0)return!1;if($.some(o=>o===a().POLICY_PATH||/(?:^|\/)package\.json$/.
test(o)))return!0;const{policy:M}=w??await(0,a().loadPolicy)(p,p.label);if($.some((0,h().assetPathTest)(M)))return!0;const n=await d(
p,M,f);return $.some(o=>n.has(o))};return await(0,I().withSourceTree)(v,f,E,!0)}catch(w){if(w instanceof r().GateError)return!0;
throw w}}async function i(t,f=[]){const v=["diff",...f,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,g().decodePieces)(
await t.user(v,{env:{GIT_INDEX_FILE:t.index}}))}async function d(t,f,{platform:v}){const w=(0,h().assetPathTest)(f),E=(0,F().
assetLimits)(f.assets.max_file_bytes),p=T().Judge.by({policy:f,tree:t,changed:new Set,platform:v}),L=new Set;for(const{kind:R,
path:$}of t.files()){if(!(0,u().isRegular)(R)||!w($))continue;const{assets:M}=(0,s().readAssetFile)($,await t.read($),E);
for(const n of M.filter(({type:o})=>o==="Gene")){const o=(0,j().validationCommands)(n);for(const{value:l}of o.kind==="li\
st"?o.entries:[]){const{reading:y}=await p.forFile(n.path).command(l),P=p.storeOf(n.path);for(const m of(0,C().namedPaths)(
y.command,P))L.add(m);for(const{path:m}of y.targets)m!==void 0&&L.add(m)}}}return L}},95637:function(N,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.progressFor=C,c.terminalProgress=j;function O(){const r=e(50427);return O=function(){return r},
r}function s(){const r=e(49604);return s=function(){return r},r}function h(){const r=e(20849);return h=function(){return r},
r}const F=1e3;function j(r){let T=0,a=0,g=0,u=[],I=performance.now(),S;const x=()=>{const[i="",...d]=u,t=`${a}/${T}${g>0?
`, ${g} failed`:""}`,f=`${Math.floor((performance.now()-I)/1e3)} s`,v=d.length>0?`(and ${d.length} more) `:"",w=(0,O().clipColumns)(
`${t}  ${f}  ${v}${(0,h().safeLine)(i)}`,r.columns()-1);r.write(`\r\x1B[K${w}`)};return{planned:i=>{T=i,I=performance.now(),
S=setInterval(x,F),S.unref()},started:i=>{u=[...u,i],x()},finished:(i,{status:d})=>{a+=1,d!=="passed"&&(g+=1),u=u.toSpliced(
u.indexOf(i),1),x()},ended:()=>{clearInterval(S),r.write("\r\x1B[K")}}}function C(r,T){if(T)return s().NO_PROGRESS;if(!r.
interactive){const a=u=>r.note(`${u}
`),{fold:g}=r;return g?(0,s().groupedProgress)({info:a,startGroup:g,endGroup:()=>g()}):(0,s().linesOfProgress)(a)}return j(
{columns:r.noteColumns,write:r.note})}},2850:function(N,c){Object.defineProperty(c,"__esModule",{value:!0}),c.ownVerdict=
e;function e({verdict:O,shards:s=[]}){const[h]=s;return h&&s.length<h.of?h.verdict:O}}};
