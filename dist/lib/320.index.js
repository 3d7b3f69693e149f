"use strict";exports.id=320,exports.ids=[320],exports.modules={65320:function(M,m,e){Object.defineProperty(m,"__esModule",{value:!0}),
m.check=O,m.checkVerb=void 0;function p(){const n=e(76760);return p=function(){return n},n}function f(){const n=e(63314);
return f=function(){return n},n}function $(){const n=e(18744);return $=function(){return n},n}function A(){const n=e(24474);
return A=function(){return n},n}function C(){const n=e(94853);return C=function(){return n},n}function I(){const n=e(74238);
return I=function(){return n},n}function o(){const n=e(96025);return o=function(){return n},n}function P(){const n=e(96681);
return P=function(){return n},n}function a(){const n=e(31626);return a=function(){return n},n}function u(){const n=e(92910);
return u=function(){return n},n}function i(){const n=e(47350);return i=function(){return n},n}function j(){const n=e(33816);
return j=function(){return n},n}function S(){const n=e(95637);return S=function(){return n},n}function x(){const n=e(61399);
return x=function(){return n},n}function c(){const n=e(82256);return c=function(){return n},n}const v=(0,c().parsedNumber)(
()=>o().concurrencySchema),t=(0,c().parsedBy)(()=>u().shardSchema,"Expected a shard and the number of shards, such as 2/\
8."),d=(n,s)=>(0,x().withReportOptions)((0,c().withRangeOptions)(new(f()).Command("check")).option("--concurrency <n>","\
maximum number of parallel commands",v).addOption(new(f()).Option("--no-run","audit only; do not run commands").conflicts(
"shard")).option("--shard <i/n>","run only the genes of one shard; combine the reports with merge",t).option(...c().DURATIONS)).
addOption(new(f()).Option("--quiet","hide progress").conflicts("verbose")).addOption(new(f()).Option("--if-staged","--st\
aged, if an asset file, a script of a gene, package.json or the policy is staged").implies({worktree:!0,staged:!0})).option(
"--block","exit with 1 where a policy with `enforce: report` would exit with 0").action(async r=>s(await O(r,n)));m.checkVerb=
d;async function O(n,s){const{concurrency:r}=n;if(n.ifStaged&&!await(0,j().isConcerned)(n,s))return n.quiet||s.note(`Not\
hing that the gate judges is staged.
`),0;const g=await(0,c().rangeRequest)(n,s),l=await(0,A().gate)({...g,locate:async y=>{const h=await g.locate(y);return n.
quiet||await w(h,y,n,s),h},inputs:{...g.inputs,concurrency:r},run:n.run,...n.shard&&{shard:n.shard},durations:await(0,c().
durationsOf)(n,s),progress:(0,S().progressFor)(s,n.quiet??!1)});return await(0,x().deliver)(l,n,s),(0,i().exitCodeOf)((0,u().
ownVerdict)(l),n.block?"block":l.policy?.enforce)}async function w(n,s,{base:r,head:g,all:l,policy:y},h){const N=l||n.base===
n.head||h.interactive?await R(s).catch(()=>[]):[];if(y===void 0&&N.includes(I().POLICY_PATH)&&E(s,h),n.audited===n.head){
if(n.base===n.head&&r===void 0){const G=`The base is ${n.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;h.note((0,a().messageText)(G,h.columns))}g===void 0&&T(N,h)}}const F=3,L=["status","--porcelain","-z","--no-r\
enames","--untracked-files=all","--ignore-submodules=all"];async function R(n){return(0,P().decodePieces)(await n.user(L)).
map(s=>s.slice(3))}function E({directory:n},{cwd:s,columns:r,note:g}){const l=(0,p().relative)(s,(0,p().join)(n,I().POLICY_PATH)),
y=`The policy ${l} is not committed, so not used. To try it, add \`--policy ${l}\`.`;g((0,a().messageText)(y,r))}function T(n,s){
const r=n.filter((0,$().assetPathTest)(C().DEFAULT_POLICY));if(r.length===0)return;const g=r.slice(0,F).join(", "),l=r.length>
F?` and ${r.length-F} more`:"",y=`Not committed, so not judged: ${g}${l}.
To judge uncommitted files, add --worktree.`;s.note((0,a().messageText)(y,s.columns))}},33816:function(M,m,e){Object.defineProperty(
m,"__esModule",{value:!0}),m.differentFromIndex=c,m.isConcerned=x;function p(){const t=e(76760);return p=function(){return t},
t}function f(){const t=e(64385);return f=function(){return t},t}function $(){const t=e(18744);return $=function(){return t},
t}function A(){const t=e(94534);return A=function(){return t},t}function C(){const t=e(77680);return C=function(){return t},
t}function I(){const t=e(63455);return I=function(){return t},t}function o(){const t=e(41895);return o=function(){return t},
t}function P(){const t=e(4378);return P=function(){return t},t}function a(){const t=e(74238);return a=function(){return t},
t}function u(){const t=e(96681);return u=function(){return t},t}function i(){const t=e(93028);return i=function(){return t},
t}function j(){const t=e(34397);return j=function(){return t},t}function S(){const t=e(49232);return S=function(){return t},
t}async function x(t,d){const O=(0,p().resolve)(d.cwd,t.repo);try{const w=await(0,S().namedPolicy)(t.policy,d),F=async(L,R,E)=>{
if(E===void 0)return!0;const T=await c(E,["--cached"]);if(T.length===0)return!1;if(T.some(r=>r===a().POLICY_PATH||/(?:^|\/)package\.json$/.
test(r)))return!0;const{policy:n}=w??await(0,a().loadPolicy)(L,L.label);if(T.some((0,$().assetPathTest)(n)))return!0;const s=await v(
L,n,d);return T.some(r=>s.has(r))};return await(0,j().withSourceTree)(O,d,F,!0)}catch(w){if(w instanceof o().GateError)return!0;
throw w}}async function c(t,d=[]){const O=["diff",...d,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,u().decodePieces)(
await t.user(O,{env:{GIT_INDEX_FILE:t.index}}))}async function v(t,d,{platform:O}){const w=(0,$().assetPathTest)(d),F=(0,A().
assetLimits)(d.assets.max_file_bytes),L=P().Judge.by({policy:d,tree:t,changed:new Set,platform:O}),R=new Set;for(const{kind:E,
path:T}of t.files()){if(!(0,i().isRegular)(E)||!w(T))continue;const{assets:n}=(0,f().readAssetFile)(T,await t.read(T),F);
for(const s of n.filter(({type:r})=>r==="Gene")){const r=(0,C().validationCommands)(s);for(const{value:g}of r.kind==="li\
st"?r.entries:[]){const l=L.forFile(s.path),{reading:y}=await l.command(g);for(const h of(0,I().namedPaths)(y.command,l.
terms.cwd))R.add(h);for(const{path:h}of y.targets)h!==void 0&&R.add(h)}}}return R}},95637:function(M,m,e){Object.defineProperty(
m,"__esModule",{value:!0}),m.progressFor=I,m.terminalProgress=C;function p(){const o=e(50427);return p=function(){return o},
o}function f(){const o=e(49604);return f=function(){return o},o}function $(){const o=e(20849);return $=function(){return o},
o}const A=1e3;function C(o){let P=0,a=0,u=0,i=[],j=performance.now(),S;const x=()=>{const[c="",...v]=i,t=`${a}/${P}${u>0?
`, ${u} failed`:""}`,d=`${Math.floor((performance.now()-j)/1e3)} s`,O=v.length>0?`(and ${v.length} more) `:"",w=(0,p().clipColumns)(
`${t}  ${d}  ${O}${(0,$().safeLine)(c)}`,o.columns()-1);o.write(`\r\x1B[K${w}`)};return{planned:c=>{P=c,j=performance.now(),
S=setInterval(x,A),S.unref()},started:c=>{i=[...i,c],x()},finished:(c,{status:v})=>{a+=1,v!=="passed"&&(u+=1),i=i.toSpliced(
i.indexOf(c),1),x()},ended:()=>{clearInterval(S),o.write("\r\x1B[K")}}}function I(o,P){if(P)return f().NO_PROGRESS;if(!o.
interactive){const a=i=>o.note(`${i}
`),{fold:u}=o;return u?(0,f().groupedProgress)({info:a,startGroup:u,endGroup:()=>u()}):(0,f().linesOfProgress)(a)}return C(
{columns:o.noteColumns,write:o.note})}}};
