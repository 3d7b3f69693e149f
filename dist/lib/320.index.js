"use strict";exports.id=320,exports.ids=[320],exports.modules={65320:function(A,c,e){Object.defineProperty(c,"__esModule",{value:!0}),
c.check=y,c.checkVerb=void 0;function i(){const n=e(63314);return i=function(){return n},n}function d(){const n=e(18744);
return d=function(){return n},n}function f(){const n=e(24474);return f=function(){return n},n}function p(){const n=e(94853);
return p=function(){return n},n}function $(){const n=e(96025);return $=function(){return n},n}function j(){const n=e(96681);
return j=function(){return n},n}function r(){const n=e(31626);return r=function(){return n},n}function P(){const n=e(2850);
return P=function(){return n},n}function o(){const n=e(92910);return o=function(){return n},n}function h(){const n=e(47350);
return h=function(){return n},n}function u(){const n=e(33816);return u=function(){return n},n}function v(){const n=e(95637);
return v=function(){return n},n}function s(){const n=e(19234);return s=function(){return n},n}function g(){const n=e(61399);
return g=function(){return n},n}const m=(0,s().parsedNumber)(()=>$().concurrencySchema),I=(0,s().parsedBy)(()=>o().shardSchema,
"Expected a shard and the number of shards, such as 2/8."),t=(n,a)=>(0,g().withReportOptions)((0,s().withRangeOptions)(new(i()).
Command("check")).option("--concurrency <n>","maximum number of parallel commands",m).addOption(new(i()).Option("--no-ru\
n","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the genes of one shard; combi\
ne the reports with merge",I).option(...s().DURATIONS)).addOption(new(i()).Option("--quiet","hide progress").conflicts("\
verbose")).addOption(new(i()).Option("--if-staged","--staged, if an asset file, a script of a gene, package.json or the \
policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a policy with `enforce: report`\
 would exit with 0").action(async l=>a(await y(l,n)));c.checkVerb=t;async function y(n,a){const{concurrency:l}=n;if(n.ifStaged&&
!await(0,u().isConcerned)(n,a))return n.quiet||a.note(`Nothing that the gate judges is staged.
`),0;const O=await(0,s().rangeRequest)(n,a),T=await(0,f().gate)({...O,locate:async w=>{const x=await O.locate(w);return n.
quiet||await C(x,w,n,a),x},inputs:{...O.inputs,concurrency:l},run:n.run,...n.shard&&{shard:n.shard},durations:await(0,s().
durationsOf)(n,a),progress:(0,v().progressFor)(a,n.quiet??!1)});return await(0,g().deliver)(T,n,a),(0,h().exitCodeOf)((0,P().
ownVerdict)(T),n.block?"block":T.policy?.enforce)}async function C(n,a,{base:l,head:O},T){if(n.audited===n.head){if(n.base===
n.head&&l===void 0){const w=`The base is ${n.baseRef}, the default branch of this clone. To name another, add --base.`;T.
note((0,r().messageText)(w,T.columns))}O===void 0&&await R(a,n,T)}}const S=3,M=["status","--porcelain","-z","--no-rename\
s","--untracked-files=all","--ignore-submodules=all"];async function R(n,{base:a,head:l},O){if(a!==l&&!O.interactive)return;
const T=await n.user(M).catch(()=>Buffer.alloc(0)),x=(0,j().decodePieces)(T).map(G=>G.slice(3)).filter((0,d().assetPathTest)(
p().DEFAULT_POLICY));if(x.length===0)return;const E=x.slice(0,S).join(", "),L=x.length>S?` and ${x.length-S} more`:"",F=`\
Not committed, so not judged: ${E}${L}.
To judge uncommitted files, add --worktree.`;O.note((0,r().messageText)(F,O.columns))}},33816:function(A,c,e){Object.defineProperty(
c,"__esModule",{value:!0}),c.differentFromIndex=m,c.isConcerned=g;function i(){const t=e(76760);return i=function(){return t},
t}function d(){const t=e(81456);return d=function(){return t},t}function f(){const t=e(64385);return f=function(){return t},
t}function p(){const t=e(18744);return p=function(){return t},t}function $(){const t=e(77680);return $=function(){return t},
t}function j(){const t=e(63455);return j=function(){return t},t}function r(){const t=e(41895);return r=function(){return t},
t}function P(){const t=e(4378);return P=function(){return t},t}function o(){const t=e(74238);return o=function(){return t},
t}function h(){const t=e(96681);return h=function(){return t},t}function u(){const t=e(53010);return u=function(){return t},
t}function v(){const t=e(93028);return v=function(){return t},t}function s(){const t=e(49232);return s=function(){return t},
t}async function g(t,y){const C=(0,i().resolve)(y.cwd,t.repo);try{const S=await(0,s().namedPolicy)(t.policy,y),M=async(R,n,a)=>{
if(a===void 0)return!0;const l=await m(a,["--cached"]);if(l.length===0)return!1;if(l.some(w=>w===o().POLICY_PATH||/(?:^|\/)package\.json$/.
test(w)))return!0;const{policy:O}=S??await(0,o().loadPolicy)(R,R.label);if(l.some((0,p().assetPathTest)(O)))return!0;const T=await I(
R,O,y);return l.some(w=>T.has(w))};return await(0,u().withSourceTree)(C,y.env,M,!0)}catch(S){if(S instanceof r().GateError)
return!0;throw S}}async function m(t,y=[]){const C=["diff",...y,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,h().
decodePieces)(await t.user(C,{env:{GIT_INDEX_FILE:t.index}}))}async function I(t,y,{platform:C}){const S=(0,p().assetPathTest)(
y),M=(0,d().assetLimits)(y.assets.max_file_bytes),R=P().Judge.by({policy:y,tree:t,changed:new Set,platform:C}),n=new Set;
for(const{kind:a,path:l}of t.files()){if(!(0,v().isRegular)(a)||!S(l))continue;const{assets:O}=(0,f().readAssetFile)(l,await t.
read(l),M);for(const T of O.filter(({type:w})=>w==="Gene")){const w=(0,$().validationCommands)(T);for(const{value:x}of w.
kind==="list"?w.entries:[]){const E=R.forFile(T.path),{reading:L}=await E.command(x);for(const F of(0,j().namedPaths)(L.
command,E.terms.cwd))n.add(F);for(const{path:F}of L.targets)F!==void 0&&n.add(F)}}}return n}},95637:function(A,c,e){Object.
defineProperty(c,"__esModule",{value:!0}),c.progressFor=j,c.terminalProgress=$;function i(){const r=e(50427);return i=function(){
return r},r}function d(){const r=e(49604);return d=function(){return r},r}function f(){const r=e(20849);return f=function(){
return r},r}const p=1e3;function $(r){let P=0,o=0,h=0,u=[],v=performance.now(),s;const g=()=>{const[m="",...I]=u,t=`${o}\
/${P}${h>0?`, ${h} failed`:""}`,y=`${Math.floor((performance.now()-v)/1e3)} s`,C=I.length>0?`(and ${I.length} more) `:"",
S=(0,i().clipColumns)(`${t}  ${y}  ${C}${(0,f().safeLine)(m)}`,r.columns()-1);r.write(`\r\x1B[K${S}`)};return{planned:m=>{
P=m,v=performance.now(),s=setInterval(g,p),s.unref()},started:m=>{u=[...u,m],g()},finished:(m,{status:I})=>{o+=1,I!=="pa\
ssed"&&(h+=1),u=u.toSpliced(u.indexOf(m),1),g()},ended:()=>{clearInterval(s),r.write("\r\x1B[K")}}}function j(r,P){if(P)
return d().NO_PROGRESS;if(!r.interactive){const o=u=>r.note(`${u}
`),{fold:h}=r;return h?(0,d().groupedProgress)({info:o,startGroup:h,endGroup:()=>h()}):(0,d().linesOfProgress)(o)}return $(
{columns:r.noteColumns,write:r.note})}},53010:function(A,c,e){Object.defineProperty(c,"__esModule",{value:!0}),c.withSourceTree=
P;function i(){const o=e(51455);return i=function(){return o},o}function d(){const o=e(41895);return d=function(){return o},
o}function f(){const o=e(67147);return f=function(){return o},o}function p(){const o=e(48741);return p=function(){return o},
o}function $(){const o=e(96402);return $=function(){return o},o}function j(){const o=e(35720);return j=function(){return o},
o}function r(){const o=e(34397);return r=function(){return o},o}async function P(o,h,u,v=!1){const s=await(0,$().openRepository)(
o,h).catch(async g=>{if(!(g instanceof d().GateError&&g.code==="not_a_repository"&&(await(0,i().stat)(o).catch(()=>{}))?.
isDirectory()))throw g});if(s===void 0)return u((0,p().folderTree)(o),o);try{const g=`the ${v?"staged ":""}files of ${s.
directory}`,m=v?r().snapshotIndex:r().snapshotWorktree,I=await(0,j().readTree)(s,await m(s),{label:g});return await u((0,f().
withAdditions)(I,(0,p().folderTree)(s.directory),(0,f().additionsOf)()),s.directory,s)}finally{await s.close()}}},2850:function(A,c){
Object.defineProperty(c,"__esModule",{value:!0}),c.ownVerdict=e;function e({verdict:i,shards:d=[]}){const[f]=d;return f&&
d.length<f.of?f.verdict:i}}};
