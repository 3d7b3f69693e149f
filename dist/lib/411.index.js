"use strict";exports.id=411,exports.ids=[411,320],exports.modules={10482:function(W,w,r){Object.defineProperty(w,"__esModule",{value:!0}),
w.answerOfAgentFile=g,w.judgeFor=s,w.pathInRoot=j,w.readCommandEntries=O,w.riskAsked=e;function S(){const o=r(51455);return S=
function(){return o},o}function p(){const o=r(76760);return p=function(){return o},o}function h(){const o=r(7723);return h=
function(){return o},o}function y(){const o=r(99668);return y=function(){return o},o}function $(){const o=r(20702);return $=
function(){return o},o}function b(){const o=r(12792);return b=function(){return o},o}function l(){const o=r(41895);return l=
function(){return o},o}function C(){const o=r(78374);return C=function(){return o},o}function T(){const o=r(13970);return T=
function(){return o},o}function M(){const o=r(63550);return M=function(){return o},o}function E(){const o=r(32854);return E=
function(){return o},o}function R(){const o=r(80090);return R=function(){return o},o}const f=h().looseObject({mode:T().riskSchema,
allow_dangerous:h().boolean(),allowed_roots:h().array(h().string().min(1)),workspace:h().string().min(1),cwd:h().string().
min(1),proposal_mode:h().enum(["structured","experimental"]),command_family:h().string(),platform:C().platformSchema,disabled_packs:h().
array(h().string()),symlinks:h().record(h().string().min(1),h().string().min(1)),tool:h().enum(["bash","runpy"]),computed_risk:T().
riskSchema}).partial(),A=h().object({id:h().union([h().string(),h().number()]).optional(),command:h().unknown(),context:f.
default({})});function O(o,d){return a(o,d).map((F,t)=>{if(typeof F!="object"||F===null||!("command"in F))return{id:String(
t),command:F,context:{}};const i=A.safeParse(F);if(!i.success)throw u(`entry ${t} of ${d}: ${h().prettifyError(i.error)}`);
const{id:N=String(t),command:L,context:G}=i.data;return{id:N,command:L,context:G}})}function s(o,d){const{mode:m,allow_dangerous:F,
allowed_roots:t,workspace:i,disabled_packs:N,platform:L}=o,{proposal_mode:G,command_family:U,cwd:n,tool:I,symlinks:P}=o,
v={...d.terms.policy,...m&&{mode:m},...F!==void 0&&{allow_dangerous:F},...t&&{allowed_roots:t},...i&&{workspace:i},...N&&
{disabled_packs:N}};return d.with({policy:v,...L&&{platform:L}}).proposed({...G&&{mode:G},...U!==void 0&&{family:U},...n&&
{cwd:n},...I&&{tool:I},...P&&{files:c(P,n??v.workspace)}})}function e({command:o,context:d}){return o===null?d.computed_risk:
void 0}function c(o,d){const m=Object.entries(o).map(([F,t])=>{const i=(0,E().locatePath)(F,d,{at:"/"});if(i===void 0)throw u(
`the symlink ${F} has no valid path`);return[i.slice(1),{symlink:t}]});return(0,M().literalTree)(Object.fromEntries(m),"\
the given symlinks")}function a(o,d){let m;try{m=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(o))}catch(F){throw u(
`${d} is not JSON in UTF-8: ${F.message}`)}if(!Array.isArray(m))throw u(`${d} is not a JSON array`);return m}function u(o){
return new(l()).GateError("input_invalid",`The commands cannot be read: ${o}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function j(o,{root:d},{cwd:m}){if(d===void 0)return o;const F=(0,p().
resolve)(m,o),t=await(0,S().realpath)((0,p().dirname)(F)).catch(()=>(0,p().dirname)(F));return(0,p().relative)(await(0,S().
realpath)(d),(0,p().join)(t,(0,p().basename)(F))).split(p().sep).join("/")}async function g({path:o,file:d},m,{agent_files:F},t){
const i=(0,y().agentFileAt)(await j(d,m,t));if(i===void 0)return;const N=(0,b().readAgentFile)({...i,path:o},await t.readInput(
d));return(0,R().agentFileAnswer)(await(0,$().judgeWholeFile)(N,m.tree,F))}},98411:function(W,w,r){Object.defineProperty(
w,"__esModule",{value:!0}),w.auditVerb=void 0;function S(){const n=r(73024);return S=function(){return n},n}function p(){
const n=r(76760);return p=function(){return n},n}function h(){const n=r(63314);return h=function(){return n},n}function y(){
const n=r(99668);return y=function(){return n},n}function $(){const n=r(29121);return $=function(){return n},n}function b(){
const n=r(64385);return b=function(){return n},n}function l(){const n=r(18744);return l=function(){return n},n}function C(){
const n=r(94534);return C=function(){return n},n}function T(){const n=r(67506);return T=function(){return n},n}function M(){
const n=r(41895);return M=function(){return n},n}function E(){const n=r(73388);return E=function(){return n},n}function R(){
const n=r(4378);return R=function(){return n},n}function f(){const n=r(16455);return f=function(){return n},n}function A(){
const n=r(48741);return A=function(){return n},n}function O(){const n=r(34397);return O=function(){return n},n}function s(){
const n=r(80090);return s=function(){return n},n}function e(){const n=r(25733);return e=function(){return n},n}function c(){
const n=r(34165);return c=function(){return n},n}function a(){const n=r(13580);return a=function(){return n},n}function u(){
const n=r(10482);return u=function(){return n},n}function j(){const n=r(65320);return j=function(){return n},n}function g(){
const n=r(49232);return g=function(){return n},n}function o(){const n=r(82256);return o=function(){return n},n}const d=(n,I)=>(0,o().
withJudgingOptions)(new(h()).Command("audit").argument("[files...]","asset files, directories of them, or files of agent\
s and editors (default: all in the repository)").option("--commands <file>","JSON array of commands; `-` reads standard \
input").option("--repo <dir>","also audit the files that commands would run in this directory"),["text","json",...m]).option(
"--verbose","show everything, including what is allowed").action(async(P,v)=>I(await(F(v.format)?t(P,v,v.format,n):i(P,v,
n))));w.auditVerb=d;const m=["markdown","sarif"];function F(n){return m.some(I=>I===n)}async function t(n,I,P,v){const{commands:V,
repo:x=".",policy:D,profile:H}=I;if(n.length>0||V!==void 0)throw new(M()).GateError("usage",`audit prints ${P} of a whol\
e repository only.`,"Leave out the files, or use --format json.");await(0,O().withSourceTree)((0,p().resolve)(v.cwd,x),v,
async k=>{const Y=await(0,g().policyFor)(I,v,k);(0,y().agentFilesIn)(k,Y.policy).length===0&&(0,o().storeFiles)(k,Y.policy,
x)});const J={...typeof D=="string"&&{policy:D},...H&&{profile:H}},z={base:"HEAD",worktree:!0,all:!0,run:!1,quiet:!0};return(0,j().
check)({...z,...J,repo:x,format:P},v)}async function i(n,I,P){const{commands:v}=I;if(v!==void 0&&n.length>0)throw new(M()).
GateError("usage","audit takes either asset files or --commands.","Example: `gene-gate audit assets/gep/genes.json`");const V=v===
void 0&&n.length===0,{repo:x=V?".":void 0}=I,D=(0,p().resolve)(P.cwd,x??"."),H=async(J,z,k)=>{const{platform:Y,signal:Q}=P,
X=await(0,g().policyFor)(I,P,J),{policy:K}=X,B=R().Judge.by({policy:K,tree:J,changed:new Set,platform:Y,signal:Q}),Z=v===
void 0?await U(V&&J&&z!==void 0?await L(J,B,z,()=>(k?o().storeFiles:o().folderFiles)(J,K,D)):{files:n.flatMap(q=>G(q,K,P)),
automatic:[]},B,{...I,root:z},P):await N(v,B,I,P);return I.format==="text"&&P.print((0,c().renderPolicyUsed)((0,g().policyName)(
X),K,P)),Z};return x===void 0?H():(0,O().withSourceTree)(D,P,H)}async function N(n,I,P,v){const{profile:V}=I.terms.policy,
x=(0,u().readCommandEntries)(await v.readInput(n),(0,E().inputName)(n)),D=async z=>{const{id:k,command:Y}=z,Q=typeof Y==
"string"?Y:JSON.stringify(Y)??"",X=(0,u().judgeFor)(z.context,I),K=V==="curated"?(0,u().riskAsked)(z):void 0,B=await(K===
void 0?X.command(Y).then(Z=>(0,f().withEdit)(Z,X)):X.risk(K,Y));return(0,s().commandAnswer)({id:k,command:Q},B,V)},H=await Promise.
all(x.map(D)),J=()=>(0,e().renderCommandAnswers)(H,(0,o().textOptions)(P,v));return(0,o().printAnswer)(H,J,P.format,v),H.
some(({verdict:z})=>z==="block")?1:0}async function L(n,I,P,v){const{policy:V}=I.terms,D=(await(0,$().inventoryOf)(n,V,I.
clock)).map(s().agentFileAnswer);return{files:(D.length>0?(0,l().assetPathsIn)(n,V):v()).map(J=>({path:J,file:(0,p().join)(
P,J)})),automatic:D}}function G(n,I,{cwd:P}){const v=(0,p().resolve)(P,n);return(0,S().statSync)(v,{throwIfNoEntry:!1})?.
isDirectory()?(0,o().folderFiles)((0,A().folderTree)(v),I,v).map(V=>{const x=(0,p().join)(n,V);return{path:x,file:x}}):[
{path:n,file:n}]}async function U({files:n,automatic:I},P,{root:v,...V},x){const{policy:D,tree:H}=P.terms,{profile:J,assets:z}=D,
k={tree:H,root:v},Y=(0,C().assetLimits)(z.max_file_bytes),Q=[...I];for(const{path:B,file:Z}of n){const q=await(0,u().answerOfAgentFile)(
{path:B,file:Z},k,D,x);if(q!==void 0){Q.push(q);continue}const _=await x.readInput(Z),nn=await(0,u().pathInRoot)(Z,k,x),
tn=await(0,T().auditAssetFile)((0,b().readAssetFile)(B,_,Y),P.forFile(nn));Q.push((0,s().fileAnswer)(tn,J))}const X=()=>(0,e().
renderFileAnswers)(Q,(0,o().textOptions)(V,x));(0,o().printAnswer)(Q,X,V.format,x);const K=Q.flatMap(B=>B.findings);return K.
some(({rule:B})=>(0,a().ruleOf)(B)?.undecided)?2:K.some(({severity:B})=>B==="error")?1:0}},65320:function(W,w,r){Object.
defineProperty(w,"__esModule",{value:!0}),w.check=u,w.checkVerb=void 0;function S(){const t=r(76760);return S=function(){
return t},t}function p(){const t=r(63314);return p=function(){return t},t}function h(){const t=r(18744);return h=function(){
return t},t}function y(){const t=r(24474);return y=function(){return t},t}function $(){const t=r(94853);return $=function(){
return t},t}function b(){const t=r(74238);return b=function(){return t},t}function l(){const t=r(96025);return l=function(){
return t},t}function C(){const t=r(96681);return C=function(){return t},t}function T(){const t=r(31626);return T=function(){
return t},t}function M(){const t=r(2850);return M=function(){return t},t}function E(){const t=r(92910);return E=function(){
return t},t}function R(){const t=r(47350);return R=function(){return t},t}function f(){const t=r(33816);return f=function(){
return t},t}function A(){const t=r(95637);return A=function(){return t},t}function O(){const t=r(61399);return O=function(){
return t},t}function s(){const t=r(82256);return s=function(){return t},t}const e=(0,s().parsedNumber)(()=>l().concurrencySchema),
c=(0,s().parsedBy)(()=>E().shardSchema,"Expected a shard and the number of shards, such as 2/8."),a=(t,i)=>(0,O().withReportOptions)(
(0,s().withRangeOptions)(new(p()).Command("check")).option("--concurrency <n>","maximum number of parallel commands",e).
addOption(new(p()).Option("--no-run","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run \
only the genes of one shard; combine the reports with merge",c).option(...s().DURATIONS)).addOption(new(p()).Option("--q\
uiet","hide progress").conflicts("verbose")).addOption(new(p()).Option("--if-staged","--staged, if an asset file, a scri\
pt of a gene, package.json or the policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 whe\
re a policy with `enforce: report` would exit with 0").action(async N=>i(await u(N,t)));w.checkVerb=a;async function u(t,i){
const{concurrency:N}=t;if(t.ifStaged&&!await(0,f().isConcerned)(t,i))return t.quiet||i.note(`Nothing that the gate judge\
s is staged.
`),0;const L=await(0,s().rangeRequest)(t,i),G=await(0,y().gate)({...L,locate:async U=>{const n=await L.locate(U);return t.
quiet||await j(n,U,t,i),n},inputs:{...L.inputs,concurrency:N},run:t.run,...t.shard&&{shard:t.shard},durations:await(0,s().
durationsOf)(t,i),progress:(0,A().progressFor)(i,t.quiet??!1)});return await(0,O().deliver)(G,t,i),(0,R().exitCodeOf)((0,M().
ownVerdict)(G),t.block?"block":G.policy?.enforce)}async function j(t,i,{base:N,head:L,all:G,policy:U},n){const P=G||t.base===
t.head||n.interactive?await d(i).catch(()=>[]):[];if(U===void 0&&P.includes(b().POLICY_PATH)&&m(i,n),t.audited===t.head){
if(t.base===t.head&&N===void 0){const v=`The base is ${t.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;n.note((0,T().messageText)(v,n))}L===void 0&&F(P,n)}}const g=3,o=["status","--porcelain","-z","--no-renames",
"--untracked-files=all","--ignore-submodules=all"];async function d(t){return(0,C().decodePieces)(await t.user(o)).map(i=>i.
slice(3))}function m({directory:t},i){const N=(0,S().relative)(i.cwd,(0,S().join)(t,b().POLICY_PATH)),L=`The policy ${N}\
 is not committed, so not used. To try it, add \`--policy ${N}\`.`;i.note((0,T().messageText)(L,i))}function F(t,i){const N=t.
filter((0,h().assetPathTest)($().DEFAULT_POLICY));if(N.length===0)return;const L=N.slice(0,g).join(", "),G=N.length>g?` \
and ${N.length-g} more`:"",U=`Not committed, so not judged: ${L}${G}.
To judge uncommitted files, add --worktree.`;i.note((0,T().messageText)(U,i))}},33816:function(W,w,r){Object.defineProperty(
w,"__esModule",{value:!0}),w.differentFromIndex=O,w.isConcerned=A;function S(){const e=r(76760);return S=function(){return e},
e}function p(){const e=r(64385);return p=function(){return e},e}function h(){const e=r(18744);return h=function(){return e},
e}function y(){const e=r(94534);return y=function(){return e},e}function $(){const e=r(77680);return $=function(){return e},
e}function b(){const e=r(63455);return b=function(){return e},e}function l(){const e=r(41895);return l=function(){return e},
e}function C(){const e=r(4378);return C=function(){return e},e}function T(){const e=r(74238);return T=function(){return e},
e}function M(){const e=r(96681);return M=function(){return e},e}function E(){const e=r(93028);return E=function(){return e},
e}function R(){const e=r(34397);return R=function(){return e},e}function f(){const e=r(49232);return f=function(){return e},
e}async function A(e,c){const a=(0,S().resolve)(c.cwd,e.repo);try{const u=await(0,f().namedPolicy)(e.policy,c),j=async(g,o,d)=>{
if(d===void 0)return!0;const m=await O(d,["--cached"]);if(m.length===0)return!1;if(m.some(i=>i===T().POLICY_PATH||/(?:^|\/)package\.json$/.
test(i)))return!0;const{policy:F}=u??await(0,T().loadPolicy)(g,g.label);if(m.some((0,h().assetPathTest)(F)))return!0;const t=await s(
g,F,c);return m.some(i=>t.has(i))};return await(0,R().withSourceTree)(a,c,j,!0)}catch(u){if(u instanceof l().GateError)return!0;
throw u}}async function O(e,c=[]){const a=["diff",...c,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,M().decodePieces)(
await e.user(a,{env:{GIT_INDEX_FILE:e.index}}))}async function s(e,c,{platform:a}){const u=(0,h().assetPathTest)(c),j=(0,y().
assetLimits)(c.assets.max_file_bytes),g=C().Judge.by({policy:c,tree:e,changed:new Set,platform:a}),o=new Set;for(const{kind:d,
path:m}of e.files()){if(!(0,E().isRegular)(d)||!u(m))continue;const{assets:F}=(0,p().readAssetFile)(m,await e.read(m),j);
for(const t of F.filter(({type:i})=>i==="Gene")){const i=(0,$().validationCommands)(t);for(const{value:N}of i.kind==="li\
st"?i.entries:[]){const{reading:L}=await g.forFile(t.path).command(N),G=g.storeOf(t.path);for(const U of(0,b().namedPaths)(
L.command,G))o.add(U);for(const{path:U}of L.targets)U!==void 0&&o.add(U)}}}return o}},95637:function(W,w,r){Object.defineProperty(
w,"__esModule",{value:!0}),w.progressFor=b,w.terminalProgress=$;function S(){const l=r(50427);return S=function(){return l},
l}function p(){const l=r(49604);return p=function(){return l},l}function h(){const l=r(20849);return h=function(){return l},
l}const y=1e3;function $(l){let C=0,T=0,M=0,E=[],R=performance.now(),f;const A=()=>{const[O="",...s]=E,e=`${T}/${C}${M>0?
`, ${M} failed`:""}`,c=`${Math.floor((performance.now()-R)/1e3)} s`,a=s.length>0?`(and ${s.length} more) `:"",u=(0,S().clipColumns)(
`${e}  ${c}  ${a}${(0,h().safeLine)(O)}`,l.columns()-1);l.write(`\r\x1B[K${u}`)};return{planned:O=>{C=O,R=performance.now(),
f=setInterval(A,y),f.unref()},started:O=>{E=[...E,O],A()},finished:(O,{status:s})=>{T+=1,s!=="passed"&&(M+=1),E=E.toSpliced(
E.indexOf(O),1),A()},ended:()=>{clearInterval(f),l.write("\r\x1B[K")}}}function b(l,C){if(C)return p().NO_PROGRESS;if(!l.
interactive){const T=E=>l.note(`${E}
`),{fold:M}=l;return M?(0,p().groupedProgress)({info:T,startGroup:M,endGroup:()=>M()}):(0,p().linesOfProgress)(T)}return $(
{columns:l.noteColumns,write:l.note})}},80090:function(W,w,r){Object.defineProperty(w,"__esModule",{value:!0}),w.agentFileAnswer=
$,w.commandAnswer=b,w.fileAnswer=R;function S(){const f=r(59490);return S=function(){return f},f}function p(){const f=r(
95132);return p=function(){return f},f}function h(){const f=r(37075);return h=function(){return f},f}function y(){const f=r(
77648);return y=function(){return f},f}function $(f){const A=(0,h().idsOf)([...f.findings]);return{...(0,y().reportAgentFile)(
f,f.findings,A),findings:(0,y().reportFindings)(f.findings,A)}}function b({id:f,command:A},O,s,e){const{verdict:c,risk:a,
confirmation:u,reading:j,findings:g,profiles:o}=O,[d]=c==="block"&&s==="workspace"?g:[];return{id:f,command:A,verdict:c,
risk:a,confirmation:u,argv:j.argv,findings:(0,y().reportFindings)(g,e),warnings:l(g),profiles:(0,y().verdictsOf)(o),...d&&
{error:(0,p().describe)(d).message.replace(/\.$/,""),rule:d.rule,layer:d.layer}}}function l(f){const A=f.filter(({severity:O})=>O===
"warning");return[...new Set(A.map(({rule:O})=>O))]}const C=100,T=1e3;function M(f){const A=[...(0,S().groupBy)(f,({rule:s,
severity:e})=>`${e} ${s}`).values()],O=new Set(A.flatMap(s=>s.slice(0,C)));return{listed:f.filter(s=>O.has(s)),others:A.
flatMap(s=>{const e=s.length-C;return s.slice(C,C+1).map(c=>({other:c,count:e}))})}}function E({other:f,count:A}){const O=`${A}\
 more findings of \`${f.rule}\` in this file, from here on, are not listed.`;return{...(0,y().reportFinding)(f),message:O}}
function R({path:f,assets:A,findings:O},s){const e=A.flatMap(({commands:o})=>o.flatMap(d=>d.findings)),{listed:c,others:a}=M(
O),u=(0,h().idsOf)([...e,...c]),j=A.filter(({commands:o})=>o.length===0),g=new Set(j.slice(T));return{path:f,assets:A.filter(
o=>!g.has(o)).map(({asset:o,commands:d})=>({type:o.type,id:o.id,location:o.locate(),...d.length>0&&{profiles:(0,y().acceptanceOf)(
d.map(m=>m.profiles))},commands:d.map((m,F)=>b({id:`${o.id}#${F}`,...m},m,s,u))})),...g.size>0&&{assets_not_listed:g.size},
findings:[...(0,y().reportFindings)(c,u),...a.map(E)]}}},25733:function(W,w,r){Object.defineProperty(w,"__esModule",{value:!0}),
w.renderCommandAnswers=l,w.renderFileAnswers=C;function S(){const s=r(69379);return S=function(){return s},s}function p(){
const s=r(33643);return p=function(){return s},s}function h(){const s=r(38319);return h=function(){return s},s}function y(){
const s=r(94965);return y=function(){return s},s}function $(){const s=r(31626);return $=function(){return s},s}function b(){
const s=r(27809);return b=function(){return s},s}function l(s,e){const c=(0,$().layoutOf)(e);return(0,$().page)([...f(s,
c),O(s,[],c)])}function C(s,e){const c=(0,$().layoutOf)(e),a=s.filter(m=>"assets"in m),u=s.filter(m=>"entries"in m),j=a.
flatMap(m=>m.assets),g=j.flatMap(m=>m.commands),o=a.reduce((m,{assets_not_listed:F=0})=>m+F,0),d=[(0,y().count)(a.length,
"file"),(0,y().count)(j.length+o,"asset")];return(0,$().page)([...a.flatMap(m=>M(m,c)),...u.flatMap(m=>T(m,c)),...a.length>
0?[O(g,d,c,R(j))]:[]])}function T(s,e){const{path:c,tool:a,approval:u,specification:j,findings:g}=s,o=e.paint("strong",(0,$().
shortName)(c,(0,$().roomOf)(e)));return[(0,$().labelled)(e,"file",[o]),(0,$().prose)(e,"read by",`${a}, which ${u}; see ${j}`),
(0,b().listRows)((0,h().machineList)({agent_files:[s],findings:g}),e),...(0,S().findingRows)(g.filter(d=>!(0,h().isTold)(
d))).map(d=>(0,b().rowLines)(d,e))]}function M({path:s,assets:e,findings:c},a){const u=c.filter(({subject:i})=>i?.command===
void 0),j=a.verbose?u:u.filter(({severity:i})=>i!=="notice"),g=(0,S().findingRows)(j),o=f(e.flatMap(i=>i.commands),a),d=a.
paint("strong",(0,$().shortName)(s,(0,$().roomOf)(a))),m=E(e,a),t=o.length+g.length+m.length===0?[a.paint("quiet","no pr\
oblems found")]:[];return[(0,$().labelled)(a,"file",[d,...t]),...o,...g.map(i=>(0,b().rowLines)(i,a)),m]}function E(s,e){
const c=s.flatMap(({id:a,profiles:u={},commands:j})=>{const g=(0,p().hubAnswer)(u),o=g?.taken||j.some(({verdict:d})=>d===
"block");return g===void 0||o&&!e.verbose?[]:g.taken?[{name:a,words:g.words,tone:"quiet",notes:[]}]:[{name:a,tone:"cauti\
on",notes:[{text:`${p().QUESTION} No: ${g.words}`}]}]});return(0,b().listRows)({id:"hub",title:"",label:"hub",noun:"gene",
rows:c},e)}function R(s){const e=s.flatMap(({profiles:u={}})=>(0,p().hubAnswer)(u)??[]),c=e.filter(u=>u.taken).length,[a]=e;
return a?[`${c} of ${(0,y().count)(e.length,"gene")} accepted by ${a.by}`]:[]}function f(s,e){return s.filter(({verdict:c})=>e.
verbose||c!=="allow").map(c=>A(c,e))}function A({command:s,verdict:e,findings:c},a){const u=c.filter(({severity:d})=>d!==
"notice"),j=(0,S().reasonNotes)(u),g=y().COMMAND_TONES[e],{span:o}=u.find(d=>d.span)??{};return[...(0,$().labelled)(a,e,
(0,b().markedCommand)(s,o?[o]:[],a,g),g),...(0,b().rowLines)({tone:g,...j},a)]}function O(s,e,c,a=[]){const u=g=>s.filter(
({verdict:o})=>o===g).length,j=[...e,(0,y().count)(s.length,"command"),`${u("allow")} allowed`,...u("warn")>0?[`${u("war\
n")} allowed with a warning`]:[],...u("block")>0?[`${u("block")} blocked`]:[],...a];return(0,$().prose)(c,"total",j.join(
", "))}},34165:function(W,w,r){Object.defineProperty(w,"__esModule",{value:!0}),w.renderPolicy=b,w.renderPolicyUsed=$;function S(){
const l=r(81961);return S=function(){return l},l}function p(){const l=r(94853);return p=function(){return l},l}function h(){
const l=r(94965);return h=function(){return l},l}function y(){const l=r(31626);return y=function(){return l},l}function $(l,{
profile:C},T){const M=(0,y().layoutOf)({...T,verbose:!0});return`${(0,y().prose)(M,"policy",`${l}, profile ${C}`).join(`\

`)}
`}function b(l,C,{idleIgnores:T,idleLevels:M,failedExamples:E},R){const f=(0,y().layoutOf)({...R,verbose:!0}),A=(0,S().comparePolicies)(
p().DEFAULT_POLICY,l),O=A.length===0?"same as the defaults":`${(0,h().count)(A.length,"difference")} from the defaults`;
return`${[(0,y().prose)(f,"policy",`${C}: ${O}`,{text:"strong"}),...A.map(({key:e,change:c,direction:a="changed"})=>(0,y().
prose)(f,a,`${e}: ${c}`,{label:a==="looser"?"caution":"quiet"})),...E.map(e=>(0,y().prose)(f,"example",e,{label:"bad"})),
...Object.entries({ignore:T,rules:M}).flatMap(([e,c])=>c.map(({name:a,why:u})=>(0,y().prose)(f,"no effect",`${e} ${a}: ${u}`,
{label:"bad"})))].flat().join(`
`)}
`}},2850:function(W,w){Object.defineProperty(w,"__esModule",{value:!0}),w.ownVerdict=r;function r({verdict:S,shards:p=[]}){
const[h]=p;return h&&p.length<h.of?h.verdict:S}}};
