"use strict";exports.id=8411,exports.ids=[8411,5320],exports.modules={10482:function(k,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.answerOfAgentFile=y,p.judgeFor=O,p.pathInRoot=$,p.readCommandEntries=P,p.riskAsked=n;function b(){const e=r(51455);return b=
function(){return e},e}function l(){const e=r(76760);return l=function(){return e},e}function c(){const e=r(7723);return c=
function(){return e},e}function F(){const e=r(99668);return F=function(){return e},e}function A(){const e=r(20702);return A=
function(){return e},e}function w(){const e=r(12792);return w=function(){return e},e}function a(){const e=r(41895);return a=
function(){return e},e}function N(){const e=r(78374);return N=function(){return e},e}function M(){const e=r(13970);return M=
function(){return e},e}function E(){const e=r(63550);return E=function(){return e},e}function I(){const e=r(32854);return I=
function(){return e},e}function R(){const e=r(80090);return R=function(){return e},e}const d=c().looseObject({mode:M().riskSchema,
allow_dangerous:c().boolean(),allowed_roots:c().array(c().string().min(1)),workspace:c().string().min(1),cwd:c().string().
min(1),proposal_mode:c().enum(["structured","experimental"]),command_family:c().string(),platform:N().platformSchema,disabled_packs:c().
array(c().string()),symlinks:c().record(c().string().min(1),c().string().min(1)),tool:c().enum(["bash","runpy"]),computed_risk:M().
riskSchema}).partial(),S=c().object({id:c().union([c().string(),c().number()]).optional(),command:c().unknown(),context:d.
default({})});function P(e,u){return h(e,u).map((m,o)=>{if(typeof m!="object"||m===null||!("command"in m))return{id:String(
o),command:m,context:{}};const f=S.safeParse(m);if(!f.success)throw i(`entry ${o} of ${u}: ${c().prettifyError(f.error)}`);
const{id:v=String(o),command:L,context:D}=f.data;return{id:v,command:L,context:D}})}function O(e,u){const{mode:g,allow_dangerous:m,
allowed_roots:o,workspace:f,disabled_packs:v,platform:L}=e,{proposal_mode:D,command_family:G,cwd:t,tool:C,symlinks:T}=e,
j={...u.terms.policy,...g&&{mode:g},...m!==void 0&&{allow_dangerous:m},...o&&{allowed_roots:o},...f&&{workspace:f},...v&&
{disabled_packs:v}};return u.with({policy:j,...L&&{platform:L}}).proposed({...D&&{mode:D},...G!==void 0&&{family:G},...t&&
{cwd:t},...C&&{tool:C},...T&&{files:s(T,t??j.workspace)}})}function n({command:e,context:u}){return e===null?u.computed_risk:
void 0}function s(e,u){const g=Object.entries(e).map(([m,o])=>{const f=(0,I().locatePath)(m,u,{at:"/"});if(f===void 0)throw i(
`the symlink ${m} has no valid path`);return[f.slice(1),{symlink:o}]});return(0,E().literalTree)(Object.fromEntries(g),"\
the given symlinks")}function h(e,u){let g;try{g=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(e))}catch(m){throw i(
`${u} is not JSON in UTF-8: ${m.message}`)}if(!Array.isArray(g))throw i(`${u} is not a JSON array`);return g}function i(e){
return new(a()).GateError("input_invalid",`The commands cannot be read: ${e}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function $(e,{root:u},{cwd:g}){if(u===void 0)return e;const m=(0,l().
resolve)(g,e),o=await(0,b().realpath)((0,l().dirname)(m)).catch(()=>(0,l().dirname)(m));return(0,l().relative)(await(0,b().
realpath)(u),(0,l().join)(o,(0,l().basename)(m))).split(l().sep).join("/")}async function y({path:e,file:u},g,{agent_files:m},o){
const f=(0,F().agentFileAt)(await $(u,g,o));if(f===void 0)return;const v=(0,w().readAgentFile)({...f,path:e},await o.readInput(
u));return(0,R().agentFileAnswer)(await(0,A().judgeWholeFile)(v,g.tree,m))}},98411:function(k,p,r){Object.defineProperty(
p,"__esModule",{value:!0}),p.auditVerb=void 0;function b(){const t=r(73024);return b=function(){return t},t}function l(){
const t=r(76760);return l=function(){return t},t}function c(){const t=r(63314);return c=function(){return t},t}function F(){
const t=r(99668);return F=function(){return t},t}function A(){const t=r(29121);return A=function(){return t},t}function w(){
const t=r(64385);return w=function(){return t},t}function a(){const t=r(18744);return a=function(){return t},t}function N(){
const t=r(94534);return N=function(){return t},t}function M(){const t=r(67506);return M=function(){return t},t}function E(){
const t=r(41895);return E=function(){return t},t}function I(){const t=r(73388);return I=function(){return t},t}function R(){
const t=r(4378);return R=function(){return t},t}function d(){const t=r(16455);return d=function(){return t},t}function S(){
const t=r(48741);return S=function(){return t},t}function P(){const t=r(34397);return P=function(){return t},t}function O(){
const t=r(80090);return O=function(){return t},t}function n(){const t=r(25733);return n=function(){return t},t}function s(){
const t=r(34165);return s=function(){return t},t}function h(){const t=r(13580);return h=function(){return t},t}function i(){
const t=r(10482);return i=function(){return t},t}function $(){const t=r(65320);return $=function(){return t},t}function y(){
const t=r(49232);return y=function(){return t},t}function e(){const t=r(82256);return e=function(){return t},t}const u=(t,C)=>(0,e().
withJudgingOptions)(new(c()).Command("audit").argument("[files...]","asset files, directories of them, or files of agent\
s and editors (default: all in the repository)").option("--commands <file>","JSON array of commands; `-` reads standard \
input").option("--repo <dir>","also audit the files that commands would run in this directory"),["text","json",...g]).option(
"--verbose","show everything, including what is allowed").action(async(T,j)=>C(await(m(j.format)?o(T,j,j.format,t):f(T,j,
t))));p.auditVerb=u;const g=["markdown","sarif"];function m(t){return g.some(C=>C===t)}async function o(t,C,T,j){const{commands:U,
repo:x=".",policy:B,profile:z}=C;if(t.length>0||U!==void 0)throw new(E()).GateError("usage",`audit prints ${T} of a whol\
e repository only.`,"Leave out the files, or use --format json.");await(0,P().withSourceTree)((0,l().resolve)(j.cwd,x),j,
async K=>{const Y=await(0,y().policyFor)(C,j,K);(0,F().agentFilesIn)(K,Y.policy).length===0&&(0,e().storeFiles)(K,Y.policy,
x)});const V={...typeof B=="string"&&{policy:B},...z&&{profile:z}},H={base:"HEAD",worktree:!0,all:!0,run:!1,quiet:!0};return(0,$().
check)({...H,...V,repo:x,format:T},j)}async function f(t,C,T){const{commands:j}=C;if(j!==void 0&&t.length>0)throw new(E()).
GateError("usage","audit takes either asset files or --commands.","Example: `gene-gate audit assets/gep/genes.json`");const U=j===
void 0&&t.length===0,{repo:x=U?".":void 0}=C,B=(0,l().resolve)(T.cwd,x??"."),z=async(V,H,K)=>{const{platform:Y,signal:Q}=T,
W=await(0,y().policyFor)(C,T,V),{policy:X}=W,J=R().Judge.by({policy:X,tree:V,changed:new Set,platform:Y,signal:Q}),Z=j===
void 0?await G(U&&V&&H!==void 0?await L(V,J,H,()=>(K?e().storeFiles:e().folderFiles)(V,X,B)):{files:t.flatMap(q=>D(q,X,T)),
automatic:[]},J,{...C,root:H},T):await v(j,J,C,T);return C.format==="text"&&T.print((0,s().renderPolicyUsed)((0,y().policyName)(
W),X,T)),Z};return x===void 0?z():(0,P().withSourceTree)(B,T,z)}async function v(t,C,T,j){const{profile:U}=C.terms.policy,
x=(0,i().readCommandEntries)(await j.readInput(t),(0,I().inputName)(t)),B=async H=>{const{id:K,command:Y}=H,Q=typeof Y==
"string"?Y:JSON.stringify(Y)??"",W=(0,i().judgeFor)(H.context,C),X=U==="curated"?(0,i().riskAsked)(H):void 0,J=await(X===
void 0?W.command(Y).then(Z=>(0,d().withEdit)(Z,W)):W.risk(X,Y));return(0,O().commandAnswer)({id:K,command:Q},J,U)},z=await Promise.
all(x.map(B)),V=()=>(0,n().renderCommandAnswers)(z,(0,e().textOptions)(T,j));return(0,e().printAnswer)(z,V,T.format,j),z.
some(({verdict:H})=>H==="block")?1:0}async function L(t,C,T,j){const{policy:U}=C.terms,B=(await(0,A().inventoryOf)(t,U,C.
clock)).map(O().agentFileAnswer);return{files:(B.length>0?(0,a().assetPathsIn)(t,U):j()).map(V=>({path:V,file:(0,l().join)(
T,V)})),automatic:B}}function D(t,C,{cwd:T}){const j=(0,l().resolve)(T,t);return(0,b().statSync)(j,{throwIfNoEntry:!1})?.
isDirectory()?(0,e().folderFiles)((0,S().folderTree)(j),C,j).map(U=>{const x=(0,l().join)(t,U);return{path:x,file:x}}):[
{path:t,file:t}]}async function G({files:t,automatic:C},T,{root:j,...U},x){const{policy:B,tree:z}=T.terms,{profile:V,assets:H}=B,
K={tree:z,root:j},Y=(0,N().assetLimits)(H.max_file_bytes),Q=[...C];for(const{path:J,file:Z}of t){const q=await(0,i().answerOfAgentFile)(
{path:J,file:Z},K,B,x);if(q!==void 0){Q.push(q);continue}const _=await x.readInput(Z),nn=await(0,i().pathInRoot)(Z,K,x),
tn=await(0,M().auditAssetFile)((0,w().readAssetFile)(J,_,Y),T.forFile(nn));Q.push((0,O().fileAnswer)(tn,V))}const W=()=>(0,n().
renderFileAnswers)(Q,(0,e().textOptions)(U,x));(0,e().printAnswer)(Q,W,U.format,x);const X=Q.flatMap(J=>J.findings);return X.
some(({rule:J})=>(0,h().ruleOf)(J)?.undecided)?2:X.some(({severity:J})=>J==="error")?1:0}},65320:function(k,p,r){Object.
defineProperty(p,"__esModule",{value:!0}),p.check=i,p.checkVerb=void 0;function b(){const o=r(76760);return b=function(){
return o},o}function l(){const o=r(63314);return l=function(){return o},o}function c(){const o=r(18744);return c=function(){
return o},o}function F(){const o=r(24474);return F=function(){return o},o}function A(){const o=r(94853);return A=function(){
return o},o}function w(){const o=r(74238);return w=function(){return o},o}function a(){const o=r(96025);return a=function(){
return o},o}function N(){const o=r(96681);return N=function(){return o},o}function M(){const o=r(31626);return M=function(){
return o},o}function E(){const o=r(2850);return E=function(){return o},o}function I(){const o=r(92910);return I=function(){
return o},o}function R(){const o=r(47350);return R=function(){return o},o}function d(){const o=r(33816);return d=function(){
return o},o}function S(){const o=r(95637);return S=function(){return o},o}function P(){const o=r(61399);return P=function(){
return o},o}function O(){const o=r(82256);return O=function(){return o},o}const n=(0,O().parsedNumber)(()=>a().concurrencySchema),
s=(0,O().parsedBy)(()=>I().shardSchema,"Expected a shard and the number of shards, such as 2/8."),h=(o,f)=>(0,P().withReportOptions)(
(0,O().withRangeOptions)(new(l()).Command("check")).option("--concurrency <n>","maximum number of parallel commands",n).
addOption(new(l()).Option("--no-run","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run \
only the genes of one shard; combine the reports with merge",s).option(...O().DURATIONS)).addOption(new(l()).Option("--q\
uiet","hide progress").conflicts("verbose")).addOption(new(l()).Option("--if-staged","--staged, if an asset file, a scri\
pt of a gene, package.json or the policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 whe\
re a policy with `enforce: report` would exit with 0").action(async v=>f(await i(v,o)));p.checkVerb=h;async function i(o,f){
const{concurrency:v}=o;if(o.ifStaged&&!await(0,d().isConcerned)(o,f))return o.quiet||f.note(`Nothing that the gate judge\
s is staged.
`),0;const L=await(0,O().rangeRequest)(o,f),D=await(0,F().gate)({...L,locate:async G=>{const t=await L.locate(G);return o.
quiet||await $(t,G,o,f),t},inputs:{...L.inputs,concurrency:v},run:o.run,...o.shard&&{shard:o.shard},durations:await(0,O().
durationsOf)(o,f),progress:(0,S().progressFor)(f,o.quiet??!1)});return await(0,P().deliver)(D,o,f),(0,R().exitCodeOf)((0,E().
ownVerdict)(D),o.block?"block":D.policy?.enforce)}async function $(o,f,{base:v,head:L,all:D,policy:G},t){const T=D||o.base===
o.head||t.interactive?await u(f).catch(()=>[]):[];if(G===void 0&&T.includes(w().POLICY_PATH)&&g(f,t),o.audited===o.head){
if(o.base===o.head&&v===void 0){const j=`The base is ${o.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;t.note((0,M().messageText)(j,t))}L===void 0&&m(T,t)}}const y=3,e=["status","--porcelain","-z","--no-renames",
"--untracked-files=all","--ignore-submodules=all"];async function u(o){return(0,N().decodePieces)(await o.user(e)).map(f=>f.
slice(3))}function g({directory:o},f){const v=(0,b().relative)(f.cwd,(0,b().join)(o,w().POLICY_PATH)),L=`The policy ${v}\
 is not committed, so not used. To try it, add \`--policy ${v}\`.`;f.note((0,M().messageText)(L,f))}function m(o,f){const v=o.
filter((0,c().assetPathTest)(A().DEFAULT_POLICY));if(v.length===0)return;const L=v.slice(0,y).join(", "),D=v.length>y?` \
and ${v.length-y} more`:"",G=`Not committed, so not judged: ${L}${D}.
To judge uncommitted files, add --worktree.`;f.note((0,M().messageText)(G,f))}},33816:function(k,p,r){Object.defineProperty(
p,"__esModule",{value:!0}),p.differentFromIndex=P,p.isConcerned=S;function b(){const n=r(76760);return b=function(){return n},
n}function l(){const n=r(64385);return l=function(){return n},n}function c(){const n=r(18744);return c=function(){return n},
n}function F(){const n=r(94534);return F=function(){return n},n}function A(){const n=r(77680);return A=function(){return n},
n}function w(){const n=r(63455);return w=function(){return n},n}function a(){const n=r(41895);return a=function(){return n},
n}function N(){const n=r(4378);return N=function(){return n},n}function M(){const n=r(74238);return M=function(){return n},
n}function E(){const n=r(96681);return E=function(){return n},n}function I(){const n=r(93028);return I=function(){return n},
n}function R(){const n=r(34397);return R=function(){return n},n}function d(){const n=r(49232);return d=function(){return n},
n}async function S(n,s){const h=(0,b().resolve)(s.cwd,n.repo);try{const i=await(0,d().namedPolicy)(n.policy,s),$=async(y,e,u)=>{
if(u===void 0)return!0;const g=await P(u,["--cached"]);if(g.length===0)return!1;if(g.some(f=>f===M().POLICY_PATH||/(?:^|\/)package\.json$/.
test(f)))return!0;const{policy:m}=i??await(0,M().loadPolicy)(y,y.label);if(g.some((0,c().assetPathTest)(m)))return!0;const o=await O(
y,m,s);return g.some(f=>o.has(f))};return await(0,R().withSourceTree)(h,s,$,!0)}catch(i){if(i instanceof a().GateError)return!0;
throw i}}async function P(n,s=[]){const h=["diff",...s,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,E().decodePieces)(
await n.user(h,{env:{GIT_INDEX_FILE:n.index}}))}async function O(n,s,{platform:h}){const i=(0,c().assetPathTest)(s),$=(0,F().
assetLimits)(s.assets.max_file_bytes),y=N().Judge.by({policy:s,tree:n,changed:new Set,platform:h}),e=new Set;for(const{kind:u,
path:g}of n.files()){if(!(0,I().isRegular)(u)||!i(g))continue;const{assets:m}=(0,l().readAssetFile)(g,await n.read(g),$);
for(const o of m.filter(({type:f})=>f==="Gene")){const f=(0,A().validationCommands)(o);for(const{value:v}of f.kind==="li\
st"?f.entries:[]){const{reading:L}=await y.forFile(o.path).command(v),D=y.storeOf(o.path);for(const G of(0,w().namedPaths)(
L.command,D))e.add(G);for(const{path:G}of L.targets)G!==void 0&&e.add(G)}}}return e}},95637:function(k,p,r){Object.defineProperty(
p,"__esModule",{value:!0}),p.progressFor=w,p.terminalProgress=A;function b(){const a=r(50427);return b=function(){return a},
a}function l(){const a=r(49604);return l=function(){return a},a}function c(){const a=r(20849);return c=function(){return a},
a}const F=1e3;function A(a){let N=0,M=0,E=0,I=[],R=performance.now(),d;const S=()=>{const[P="",...O]=I,n=`${M}/${N}${E>0?
`, ${E} failed`:""}`,s=`${Math.floor((performance.now()-R)/1e3)} s`,h=O.length>0?`(and ${O.length} more) `:"",i=(0,b().clipColumns)(
`${n}  ${s}  ${h}${(0,c().safeLine)(P)}`,a.columns()-1);a.write(`\r\x1B[K${i}`)};return{planned:P=>{N=P,R=performance.now(),
d=setInterval(S,F),d.unref()},started:P=>{I=[...I,P],S()},finished:(P,{status:O})=>{M+=1,O!=="passed"&&(E+=1),I=I.toSpliced(
I.indexOf(P),1),S()},ended:()=>{clearInterval(d),a.write("\r\x1B[K")}}}function w(a,N){if(N)return l().NO_PROGRESS;if(!a.
interactive){const M=I=>a.note(`${I}
`),{fold:E}=a;return E?(0,l().groupedProgress)({info:M,startGroup:E,endGroup:()=>E()}):(0,l().linesOfProgress)(M)}return A(
{columns:a.noteColumns,write:a.note})}},80090:function(k,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.agentFileAnswer=
A,p.commandAnswer=w,p.fileAnswer=R;function b(){const d=r(59490);return b=function(){return d},d}function l(){const d=r(
95132);return l=function(){return d},d}function c(){const d=r(37075);return c=function(){return d},d}function F(){const d=r(
77648);return F=function(){return d},d}function A(d){const S=(0,c().idsOf)([...d.findings]);return{...(0,F().reportAgentFile)(
d,d.findings,S),findings:(0,F().reportFindings)(d.findings,S)}}function w({id:d,command:S},P,O,n){const{verdict:s,risk:h,
confirmation:i,reading:$,findings:y,profiles:e}=P,[u]=s==="block"&&O==="workspace"?y:[];return{id:d,command:S,verdict:s,
risk:h,confirmation:i,argv:$.argv,findings:(0,F().reportFindings)(y,n),warnings:a(y),profiles:(0,F().verdictsOf)(e),...u&&
{error:(0,l().describe)(u).message.replace(/\.$/,""),rule:u.rule,layer:u.layer}}}function a(d){const S=d.filter(({severity:P})=>P===
"warning");return[...new Set(S.map(({rule:P})=>P))]}const N=100,M=1e3;function E(d){const S=[...(0,b().groupBy)(d,({rule:O,
severity:n})=>`${n} ${O}`).values()],P=new Set(S.flatMap(O=>O.slice(0,N)));return{listed:d.filter(O=>P.has(O)),others:S.
flatMap(O=>{const n=O.length-N;return O.slice(N,N+1).map(s=>({other:s,count:n}))})}}function I({other:d,count:S}){const P=`${S}\
 more findings of \`${d.rule}\` in this file, from here on, are not listed.`;return{...(0,F().reportFinding)(d),message:P}}
function R({path:d,assets:S,findings:P},O){const n=S.flatMap(({commands:e})=>e.flatMap(u=>u.findings)),{listed:s,others:h}=E(
P),i=(0,c().idsOf)([...n,...s]),$=S.filter(({commands:e})=>e.length===0),y=new Set($.slice(M));return{path:d,assets:S.filter(
e=>!y.has(e)).map(({asset:e,commands:u})=>({type:e.type,id:e.id,location:e.locate(),...u.length>0&&{profiles:(0,F().acceptanceOf)(
u.map(g=>g.profiles))},commands:u.map((g,m)=>w({id:`${e.id}#${m}`,...g},g,O,i))})),...y.size>0&&{assets_not_listed:y.size},
findings:[...(0,F().reportFindings)(s,i),...h.map(I)]}}},25733:function(k,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.renderCommandAnswers=N,p.renderFileAnswers=M;function b(){const n=r(17577);return b=function(){return n},n}function l(){
const n=r(69379);return l=function(){return n},n}function c(){const n=r(33643);return c=function(){return n},n}function F(){
const n=r(38319);return F=function(){return n},n}function A(){const n=r(94965);return A=function(){return n},n}function w(){
const n=r(31626);return w=function(){return n},n}function a(){const n=r(27809);return a=function(){return n},n}function N(n,s){
const h=(0,w().layoutOf)(s);return(0,w().page)([...S(n,h),O(n,[],h)])}function M(n,s){const h=(0,w().layoutOf)(s),i=n.filter(
m=>"assets"in m),$=n.filter(m=>"entries"in m),y=i.flatMap(m=>m.assets),e=y.flatMap(m=>m.commands),u=i.reduce((m,{assets_not_listed:o=0})=>m+
o,0),g=[(0,A().count)(i.length,"file"),(0,A().count)(y.length+u,"asset")];return(0,w().page)([...i.flatMap(m=>I(m,h)),...$.
flatMap(m=>E(m,h)),...i.length>0?[O(e,g,h,d(y))]:[]])}function E(n,s){const{path:h,tool:i,approval:$,specification:y,findings:e}=n,
u=s.paint("strong",(0,w().shortName)(h,(0,w().roomOf)(s)));return[(0,w().labelled)(s,"file",[u]),(0,w().prose)(s,"read b\
y",`${i}, which ${$}; see ${y}`),(0,a().listRows)({...(0,F().machineList)({agent_files:[n],findings:e}),note:""},s),...(0,l().
findingRows)(e.filter(g=>!(0,F().isTold)(g))).map(g=>(0,a().rowLines)(g,s))]}function I({path:n,assets:s,findings:h},i){
const $=h.filter(({subject:v})=>v?.command===void 0),y=i.verbose?$:$.filter(({severity:v})=>v!=="notice"),e=(0,l().findingRows)(
y),u=S(s.flatMap(v=>v.commands),i),g=i.paint("strong",(0,w().shortName)(n,(0,w().roomOf)(i))),m=R(s,i),f=u.length+e.length+
m.length===0?[i.paint("quiet","no problems found")]:[];return[(0,w().labelled)(i,"file",[g,...f]),...u,...e.map(v=>(0,a().
rowLines)(v,i)),m]}function R(n,s){const h=n.flatMap(({id:i,profiles:$={},commands:y})=>{const e=(0,c().hubAnswer)($),u=e?.
taken||y.some(({verdict:g})=>g==="block");return e===void 0||u&&!s.verbose?[]:e.taken?[{name:i,words:e.words,tone:"quiet",
notes:[]}]:[{name:i,tone:"caution",notes:[{text:`${c().QUESTION} No: ${e.words}`}]}]});return(0,a().listRows)({id:"hub",
title:"",label:"hub",noun:"gene",rows:h},s)}function d(n){const s=n.flatMap(({profiles:$={}})=>(0,c().hubAnswer)($)??[]),
h=s.filter($=>$.taken).length,[i]=s;return i?[`${h} of ${(0,A().count)(s.length,"gene")} accepted by ${i.by}`]:[]}function S(n,s){
return n.filter(({verdict:h})=>s.verbose||h!=="allow").map(h=>P(h,s))}function P({command:n,verdict:s,findings:h},i){const $=h.
filter(({severity:g})=>g!=="notice"),y=(0,l().reasonNotes)($),e=A().COMMAND_TONES[s],u=(0,b().spansOf)(n,$).slice(0,1);return[
...(0,w().labelled)(i,s,(0,a().markedCommand)(n,u,i,e),e),...(0,a().rowLines)({tone:e,...y},i)]}function O(n,s,h,i=[]){const $=e=>n.
filter(({verdict:u})=>u===e).length,y=[...s,(0,A().count)(n.length,"command"),`${$("allow")} allowed`,...$("warn")>0?[`${$(
"warn")} allowed with a warning`]:[],...$("block")>0?[`${$("block")} blocked`]:[],...i];return(0,w().prose)(h,"total",y.
join(", "))}},34165:function(k,p,r){Object.defineProperty(p,"__esModule",{value:!0}),p.renderPolicy=w,p.renderPolicyUsed=
A;function b(){const a=r(81961);return b=function(){return a},a}function l(){const a=r(94853);return l=function(){return a},
a}function c(){const a=r(94965);return c=function(){return a},a}function F(){const a=r(31626);return F=function(){return a},
a}function A(a,{profile:N},M){const E=(0,F().layoutOf)({...M,verbose:!0});return`${(0,F().prose)(E,"policy",`${a}, profi\
le ${N}`).join(`
`)}
`}function w(a,N,{idleIgnores:M,idleLevels:E,failedExamples:I},R){const d=(0,F().layoutOf)({...R,verbose:!0}),S=(0,b().comparePolicies)(
l().DEFAULT_POLICY,a),P=S.length===0?"same as the defaults":`${(0,c().count)(S.length,"difference")} from the defaults`;
return`${[(0,F().prose)(d,"policy",`${N}: ${P}`,{text:"strong"}),...S.map(({key:n,change:s,direction:h="changed"})=>(0,F().
prose)(d,h,`${n}: ${s}`,{label:h==="looser"?"caution":"quiet"})),...I.map(n=>(0,F().prose)(d,"example",n,{label:"bad"})),
...Object.entries({ignore:M,rules:E}).flatMap(([n,s])=>s.map(({name:h,why:i})=>(0,F().prose)(d,"no effect",`${n} ${h}: ${i}`,
{label:"bad"})))].flat().join(`
`)}
`}},2850:function(k,p){Object.defineProperty(p,"__esModule",{value:!0}),p.ownVerdict=r;function r({verdict:b,shards:l=[]}){
const[c]=l;return c&&l.length<c.of?c.verdict:b}},92910:function(k,p,r){Object.defineProperty(p,"__esModule",{value:!0}),
p.shardName=c,p.shardSchema=void 0;function b(){const A=r(7723);return b=function(){return A},A}function l(){const A=r(78374);
return l=function(){return A},A}function c({index:A,of:w}){return`${A}/${w}`}const F=p.shardSchema=b().string().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,
"Expected a shard and the number of shards, such as 2/8").transform(A=>{const[w,a]=A.split("/").map(Number);return{index:Number(
w),of:Number(a)}}).refine(({index:A,of:w})=>A<=w&&w<=l().MAX_SHARDS,{error:`Expected a shard of at most ${l().MAX_SHARDS}\
, such as 2/8`})}};
