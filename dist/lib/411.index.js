"use strict";exports.id=411,exports.ids=[411,320],exports.modules={10482:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),
w.answerOfAgentFile=$,w.judgeFor=i,w.pathInRoot=F,w.readCommandEntries=c,w.riskAsked=o;function S(){const s=e(51455);return S=
function(){return s},s}function y(){const s=e(76760);return y=function(){return s},s}function u(){const s=e(7723);return u=
function(){return s},s}function f(){const s=e(99668);return f=function(){return s},s}function E(){const s=e(20702);return E=
function(){return s},s}function b(){const s=e(12792);return b=function(){return s},s}function d(){const s=e(41895);return d=
function(){return s},s}function C(){const s=e(78374);return C=function(){return s},s}function T(){const s=e(13970);return T=
function(){return s},s}function M(){const s=e(63550);return M=function(){return s},s}function I(){const s=e(32854);return I=
function(){return s},s}function R(){const s=e(80090);return R=function(){return s},s}const r=u().looseObject({mode:T().riskSchema,
allow_dangerous:u().boolean(),allowed_roots:u().array(u().string().min(1)),workspace:u().string().min(1),cwd:u().string().
min(1),proposal_mode:u().enum(["structured","experimental"]),command_family:u().string(),platform:C().platformSchema,disabled_packs:u().
array(u().string()),symlinks:u().record(u().string().min(1),u().string().min(1)),tool:u().enum(["bash","runpy"]),computed_risk:T().
riskSchema}).partial(),a=u().object({id:u().union([u().string(),u().number()]).optional(),command:u().unknown(),context:r.
default({})});function c(s,g){return A(s,g).map((j,t)=>{if(typeof j!="object"||j===null||!("command"in j))return{id:String(
t),command:j,context:{}};const m=a.safeParse(j);if(!m.success)throw O(`entry ${t} of ${g}: ${u().prettifyError(m.error)}`);
const{id:N=String(t),command:n,context:h}=m.data;return{id:N,command:n,context:h}})}function i(s,g){const{mode:P,allow_dangerous:j,
allowed_roots:t,workspace:m,disabled_packs:N,platform:n}=s,{proposal_mode:h,command_family:p,cwd:v,tool:x,symlinks:L}=s,
G={...g.terms.policy,...P&&{mode:P},...j!==void 0&&{allow_dangerous:j},...t&&{allowed_roots:t},...m&&{workspace:m},...N&&
{disabled_packs:N}};return g.with({policy:G,...n&&{platform:n}}).proposed({...h&&{mode:h},...p!==void 0&&{family:p},...v&&
{cwd:v},...x&&{tool:x},...L&&{files:l(L,v??G.workspace)}})}function o({command:s,context:g}){return s===null?g.computed_risk:
void 0}function l(s,g){const P=Object.entries(s).map(([j,t])=>{const m=(0,I().locatePath)(j,g,{at:"/"});if(m===void 0)throw O(
`the symlink ${j} has no valid path`);return[m.slice(1),{symlink:t}]});return(0,M().literalTree)(Object.fromEntries(P),"\
the given symlinks")}function A(s,g){let P;try{P=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s))}catch(j){throw O(
`${g} is not JSON in UTF-8: ${j.message}`)}if(!Array.isArray(P))throw O(`${g} is not a JSON array`);return P}function O(s){
return new(d()).GateError("input_invalid",`The commands cannot be read: ${s}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function F(s,{root:g},{cwd:P}){if(g===void 0)return s;const j=(0,y().
resolve)(P,s),t=await(0,S().realpath)((0,y().dirname)(j)).catch(()=>(0,y().dirname)(j));return(0,y().relative)(await(0,S().
realpath)(g),(0,y().join)(t,(0,y().basename)(j))).split(y().sep).join("/")}async function $({path:s,file:g},P,{agent_files:j},t){
const m=(0,f().agentFileAt)(await F(g,P,t));if(m===void 0)return;const N=(0,b().readAgentFile)({...m,path:s},await t.readInput(
g));return(0,R().agentFileAnswer)(await(0,E().judgeWholeFile)(N,P.tree,j))}},98411:function(K,w,e){Object.defineProperty(
w,"__esModule",{value:!0}),w.auditVerb=void 0;function S(){const n=e(76760);return S=function(){return n},n}function y(){
const n=e(63314);return y=function(){return n},n}function u(){const n=e(99668);return u=function(){return n},n}function f(){
const n=e(29121);return f=function(){return n},n}function E(){const n=e(64385);return E=function(){return n},n}function b(){
const n=e(18744);return b=function(){return n},n}function d(){const n=e(94534);return d=function(){return n},n}function C(){
const n=e(67506);return C=function(){return n},n}function T(){const n=e(41895);return T=function(){return n},n}function M(){
const n=e(73388);return M=function(){return n},n}function I(){const n=e(4378);return I=function(){return n},n}function R(){
const n=e(16455);return R=function(){return n},n}function r(){const n=e(34397);return r=function(){return n},n}function a(){
const n=e(80090);return a=function(){return n},n}function c(){const n=e(25733);return c=function(){return n},n}function i(){
const n=e(34165);return i=function(){return n},n}function o(){const n=e(13580);return o=function(){return n},n}function l(){
const n=e(10482);return l=function(){return n},n}function A(){const n=e(65320);return A=function(){return n},n}function O(){
const n=e(49232);return O=function(){return n},n}function F(){const n=e(82256);return F=function(){return n},n}const $=(n,h)=>(0,F().
withJudgingOptions)(new(y()).Command("audit").argument("[files...]","asset files, or files of agents and editors (defaul\
t: all in the repository)").option("--commands <file>","JSON array of commands; `-` reads standard input").option("--rep\
o <dir>","also audit the files that commands would run in this directory"),["text","json",...s]).option("--verbose","sho\
w everything, including what is allowed").action(async(p,v)=>h(await(g(v.format)?P(p,v,v.format,n):j(p,v,n))));w.auditVerb=
$;const s=["markdown","sarif"];function g(n){return s.some(h=>h===n)}async function P(n,h,p,v){const{commands:x,repo:L="\
.",policy:G,profile:U}=h;if(n.length>0||x!==void 0)throw new(T()).GateError("usage",`audit prints ${p} of a whole reposi\
tory only.`,"Leave out the files, or use --format json.");await(0,r().withSourceTree)((0,S().resolve)(v.cwd,L),v,async z=>{
const B=await(0,O().policyFor)(h,v,z);(0,u().agentFilesIn)(z,B.policy).length===0&&(0,F().storeFiles)(z,B.policy,L)});const V={
...typeof G=="string"&&{policy:G},...U&&{profile:U}},J={base:"HEAD",worktree:!0,all:!0,run:!1,quiet:!0};return(0,A().check)(
{...J,...V,repo:L,format:p},v)}async function j(n,h,p){const{commands:v}=h;if(v!==void 0&&n.length>0)throw new(T()).GateError(
"usage","audit takes either asset files or --commands.","Example: gene-gate audit assets/gep/genes.json");const x=v===void 0&&
n.length===0,{repo:L=x?".":void 0}=h,G=(0,S().resolve)(p.cwd,L??"."),U=async(V,J)=>{const{platform:z,signal:B}=p,Y=await(0,O().
policyFor)(h,p,V),{policy:k}=Y,H=I().Judge.by({policy:k,tree:V,changed:new Set,platform:z,signal:B}),D=v===void 0?await N(
x&&V&&J!==void 0?await m(V,H,{directory:G,root:J}):{files:n.map(W=>({path:W,file:W})),automatic:[]},H,{...h,root:J},p):await t(
v,H,h,p);return h.format==="text"&&p.print((0,i().renderPolicyUsed)((0,O().policyName)(Y),k,p)),D};return L===void 0?U():
(0,r().withSourceTree)(G,p,U)}async function t(n,h,p,v){const{profile:x}=h.terms.policy,L=(0,l().readCommandEntries)(await v.
readInput(n),(0,M().inputName)(n)),G=async J=>{const{id:z,command:B}=J,Y=typeof B=="string"?B:JSON.stringify(B)??"",k=(0,l().
judgeFor)(J.context,h),H=x==="curated"?(0,l().riskAsked)(J):void 0,D=await(H===void 0?k.command(B).then(W=>(0,R().withEdit)(
W,k)):k.risk(H,B));return(0,a().commandAnswer)({id:z,command:Y},D,x)},U=await Promise.all(L.map(G)),V=()=>(0,c().renderCommandAnswers)(
U,(0,F().textOptions)(p,v));return(0,F().printAnswer)(U,V,p.format,v),U.some(({verdict:J})=>J==="block")?1:0}async function m(n,h,{
directory:p,root:v}){const{policy:x}=h.terms,G=(await(0,f().inventoryOf)(n,x,h.clock)).map(a().agentFileAnswer);return{files:(G.
length>0?(0,b().assetPathsIn)(n,x):(0,F().storeFiles)(n,x,p)).map(V=>({path:V,file:(0,S().join)(v,V)})),automatic:G}}async function N({
files:n,automatic:h},p,{root:v,...x},L){const{policy:G,tree:U}=p.terms,{profile:V,assets:J}=G,z={tree:U,root:v},B=(0,d().
assetLimits)(J.max_file_bytes),Y=[...h];for(const{path:D,file:W}of n){const X=await(0,l().answerOfAgentFile)({path:D,file:W},
z,G,L);if(X!==void 0){Y.push(X);continue}const Q=await L.readInput(W),Z=await(0,l().pathInRoot)(W,z,L),q=p.with({cwd:p.storeOf(
Z).root}),_=await(0,C().auditAssetFile)((0,E().readAssetFile)(D,Q,B),q);Y.push((0,a().fileAnswer)(_,V))}const k=()=>(0,c().
renderFileAnswers)(Y,(0,F().textOptions)(x,L));(0,F().printAnswer)(Y,k,x.format,L);const H=Y.flatMap(D=>D.findings);return H.
some(({rule:D})=>(0,o().ruleOf)(D)?.undecided)?2:H.some(({severity:D})=>D==="error")?1:0}},65320:function(K,w,e){Object.
defineProperty(w,"__esModule",{value:!0}),w.check=O,w.checkVerb=void 0;function S(){const t=e(76760);return S=function(){
return t},t}function y(){const t=e(63314);return y=function(){return t},t}function u(){const t=e(18744);return u=function(){
return t},t}function f(){const t=e(24474);return f=function(){return t},t}function E(){const t=e(94853);return E=function(){
return t},t}function b(){const t=e(74238);return b=function(){return t},t}function d(){const t=e(96025);return d=function(){
return t},t}function C(){const t=e(96681);return C=function(){return t},t}function T(){const t=e(31626);return T=function(){
return t},t}function M(){const t=e(2850);return M=function(){return t},t}function I(){const t=e(92910);return I=function(){
return t},t}function R(){const t=e(47350);return R=function(){return t},t}function r(){const t=e(33816);return r=function(){
return t},t}function a(){const t=e(95637);return a=function(){return t},t}function c(){const t=e(61399);return c=function(){
return t},t}function i(){const t=e(82256);return i=function(){return t},t}const o=(0,i().parsedNumber)(()=>d().concurrencySchema),
l=(0,i().parsedBy)(()=>I().shardSchema,"Expected a shard and the number of shards, such as 2/8."),A=(t,m)=>(0,c().withReportOptions)(
(0,i().withRangeOptions)(new(y()).Command("check")).option("--concurrency <n>","maximum number of parallel commands",o).
addOption(new(y()).Option("--no-run","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run \
only the genes of one shard; combine the reports with merge",l).option(...i().DURATIONS)).addOption(new(y()).Option("--q\
uiet","hide progress").conflicts("verbose")).addOption(new(y()).Option("--if-staged","--staged, if an asset file, a scri\
pt of a gene, package.json or the policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 whe\
re a policy with `enforce: report` would exit with 0").action(async N=>m(await O(N,t)));w.checkVerb=A;async function O(t,m){
const{concurrency:N}=t;if(t.ifStaged&&!await(0,r().isConcerned)(t,m))return t.quiet||m.note(`Nothing that the gate judge\
s is staged.
`),0;const n=await(0,i().rangeRequest)(t,m),h=await(0,f().gate)({...n,locate:async p=>{const v=await n.locate(p);return t.
quiet||await F(v,p,t,m),v},inputs:{...n.inputs,concurrency:N},run:t.run,...t.shard&&{shard:t.shard},durations:await(0,i().
durationsOf)(t,m),progress:(0,a().progressFor)(m,t.quiet??!1)});return await(0,c().deliver)(h,t,m),(0,R().exitCodeOf)((0,M().
ownVerdict)(h),t.block?"block":h.policy?.enforce)}async function F(t,m,{base:N,head:n,all:h,policy:p},v){const L=h||t.base===
t.head||v.interactive?await g(m).catch(()=>[]):[];if(p===void 0&&L.includes(b().POLICY_PATH)&&P(m,v),t.audited===t.head){
if(t.base===t.head&&N===void 0){const G=`The base is ${t.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;v.note((0,T().messageText)(G,v.columns))}n===void 0&&j(L,v)}}const $=3,s=["status","--porcelain","-z","--no-r\
enames","--untracked-files=all","--ignore-submodules=all"];async function g(t){return(0,C().decodePieces)(await t.user(s)).
map(m=>m.slice(3))}function P({directory:t},{cwd:m,columns:N,note:n}){const h=(0,S().relative)(m,(0,S().join)(t,b().POLICY_PATH)),
p=`The policy ${h} is not committed, so not used. To try it, add \`--policy ${h}\`.`;n((0,T().messageText)(p,N))}function j(t,m){
const N=t.filter((0,u().assetPathTest)(E().DEFAULT_POLICY));if(N.length===0)return;const n=N.slice(0,$).join(", "),h=N.length>
$?` and ${N.length-$} more`:"",p=`Not committed, so not judged: ${n}${h}.
To judge uncommitted files, add --worktree.`;m.note((0,T().messageText)(p,m.columns))}},33816:function(K,w,e){Object.defineProperty(
w,"__esModule",{value:!0}),w.differentFromIndex=c,w.isConcerned=a;function S(){const o=e(76760);return S=function(){return o},
o}function y(){const o=e(64385);return y=function(){return o},o}function u(){const o=e(18744);return u=function(){return o},
o}function f(){const o=e(94534);return f=function(){return o},o}function E(){const o=e(77680);return E=function(){return o},
o}function b(){const o=e(63455);return b=function(){return o},o}function d(){const o=e(41895);return d=function(){return o},
o}function C(){const o=e(4378);return C=function(){return o},o}function T(){const o=e(74238);return T=function(){return o},
o}function M(){const o=e(96681);return M=function(){return o},o}function I(){const o=e(93028);return I=function(){return o},
o}function R(){const o=e(34397);return R=function(){return o},o}function r(){const o=e(49232);return r=function(){return o},
o}async function a(o,l){const A=(0,S().resolve)(l.cwd,o.repo);try{const O=await(0,r().namedPolicy)(o.policy,l),F=async($,s,g)=>{
if(g===void 0)return!0;const P=await c(g,["--cached"]);if(P.length===0)return!1;if(P.some(m=>m===T().POLICY_PATH||/(?:^|\/)package\.json$/.
test(m)))return!0;const{policy:j}=O??await(0,T().loadPolicy)($,$.label);if(P.some((0,u().assetPathTest)(j)))return!0;const t=await i(
$,j,l);return P.some(m=>t.has(m))};return await(0,R().withSourceTree)(A,l,F,!0)}catch(O){if(O instanceof d().GateError)return!0;
throw O}}async function c(o,l=[]){const A=["diff",...l,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,M().decodePieces)(
await o.user(A,{env:{GIT_INDEX_FILE:o.index}}))}async function i(o,l,{platform:A}){const O=(0,u().assetPathTest)(l),F=(0,f().
assetLimits)(l.assets.max_file_bytes),$=C().Judge.by({policy:l,tree:o,changed:new Set,platform:A}),s=new Set;for(const{kind:g,
path:P}of o.files()){if(!(0,I().isRegular)(g)||!O(P))continue;const{assets:j}=(0,y().readAssetFile)(P,await o.read(P),F);
for(const t of j.filter(({type:m})=>m==="Gene")){const m=(0,E().validationCommands)(t);for(const{value:N}of m.kind==="li\
st"?m.entries:[]){const n=$.forFile(t.path),{reading:h}=await n.command(N);for(const p of(0,b().namedPaths)(h.command,n.
terms.cwd))s.add(p);for(const{path:p}of h.targets)p!==void 0&&s.add(p)}}}return s}},95637:function(K,w,e){Object.defineProperty(
w,"__esModule",{value:!0}),w.progressFor=b,w.terminalProgress=E;function S(){const d=e(50427);return S=function(){return d},
d}function y(){const d=e(49604);return y=function(){return d},d}function u(){const d=e(20849);return u=function(){return d},
d}const f=1e3;function E(d){let C=0,T=0,M=0,I=[],R=performance.now(),r;const a=()=>{const[c="",...i]=I,o=`${T}/${C}${M>0?
`, ${M} failed`:""}`,l=`${Math.floor((performance.now()-R)/1e3)} s`,A=i.length>0?`(and ${i.length} more) `:"",O=(0,S().clipColumns)(
`${o}  ${l}  ${A}${(0,u().safeLine)(c)}`,d.columns()-1);d.write(`\r\x1B[K${O}`)};return{planned:c=>{C=c,R=performance.now(),
r=setInterval(a,f),r.unref()},started:c=>{I=[...I,c],a()},finished:(c,{status:i})=>{T+=1,i!=="passed"&&(M+=1),I=I.toSpliced(
I.indexOf(c),1),a()},ended:()=>{clearInterval(r),d.write("\r\x1B[K")}}}function b(d,C){if(C)return y().NO_PROGRESS;if(!d.
interactive){const T=I=>d.note(`${I}
`),{fold:M}=d;return M?(0,y().groupedProgress)({info:T,startGroup:M,endGroup:()=>M()}):(0,y().linesOfProgress)(T)}return E(
{columns:d.noteColumns,write:d.note})}},80090:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),w.agentFileAnswer=
E,w.commandAnswer=b,w.fileAnswer=R;function S(){const r=e(59490);return S=function(){return r},r}function y(){const r=e(
95132);return y=function(){return r},r}function u(){const r=e(37075);return u=function(){return r},r}function f(){const r=e(
77648);return f=function(){return r},r}function E(r){const a=(0,u().idsOf)([...r.findings]);return{...(0,f().reportAgentFile)(
r,r.findings,a),findings:(0,f().reportFindings)(r.findings,a)}}function b({id:r,command:a},c,i,o){const{verdict:l,risk:A,
confirmation:O,reading:F,findings:$,profiles:s,validators:g}=c,[P]=l==="block"&&i==="workspace"?$:[];return{id:r,command:a,
verdict:l,risk:A,confirmation:O,argv:F.argv,findings:(0,f().reportFindings)($,o),warnings:d($),profiles:(0,f().verdictsOf)(
s),validators:(0,f().verdictsOf)(g),...P&&{error:(0,y().describe)(P).message.replace(/\.$/,""),rule:P.rule,layer:P.layer}}}
function d(r){const a=r.filter(({severity:c})=>c==="warning");return[...new Set(a.map(({rule:c})=>c))]}const C=100,T=1e3;
function M(r){const a=[...(0,S().groupBy)(r,({rule:i,severity:o})=>`${o} ${i}`).values()],c=new Set(a.flatMap(i=>i.slice(
0,C)));return{listed:r.filter(i=>c.has(i)),others:a.flatMap(i=>{const o=i.length-C;return i.slice(C,C+1).map(l=>({other:l,
count:o}))})}}function I({other:r,count:a}){const c=`${a} more findings of \`${r.rule}\` in this file, from here on, are \
not listed.`;return{...(0,f().reportFinding)(r),message:c}}function R({path:r,assets:a,findings:c},i){const o=a.flatMap(
({commands:s})=>s.flatMap(g=>g.findings)),{listed:l,others:A}=M(c),O=(0,u().idsOf)([...o,...l]),F=a.filter(({commands:s})=>s.
length===0),$=new Set(F.slice(T));return{path:r,assets:a.filter(s=>!$.has(s)).map(({asset:s,commands:g})=>({type:s.type,
id:s.id,location:s.locate(),commands:g.map((P,j)=>b({id:`${s.id}#${j}`,...P},P,i,O))})),...$.size>0&&{assets_not_listed:$.
size},findings:[...(0,f().reportFindings)(l,O),...A.map(I)]}}},25733:function(K,w,e){Object.defineProperty(w,"__esModule",
{value:!0}),w.renderCommandAnswers=b,w.renderFileAnswers=d;function S(){const r=e(69379);return S=function(){return r},r}
function y(){const r=e(38319);return y=function(){return r},r}function u(){const r=e(94965);return u=function(){return r},
r}function f(){const r=e(31626);return f=function(){return r},r}function E(){const r=e(27809);return E=function(){return r},
r}function b(r,a){const c=(0,f().layoutOf)(a);return(0,f().page)([...M(r,c),R(r,[],c)])}function d(r,a){const c=(0,f().layoutOf)(
a),i=r.filter($=>"assets"in $),o=r.filter($=>"entries"in $),l=i.flatMap($=>$.assets),A=l.flatMap($=>$.commands),O=i.reduce(
($,{assets_not_listed:s=0})=>$+s,0),F=[(0,u().count)(i.length,"file"),(0,u().count)(l.length+O,"asset")];return(0,f().page)(
[...i.flatMap($=>T($,c)),...o.flatMap($=>C($,c)),...i.length>0?[R(A,F,c)]:[]])}function C(r,a){const{path:c,tool:i,approval:o,
specification:l,findings:A}=r,O=a.paint("strong",(0,f().shortName)(c,(0,f().roomOf)(a)));return[(0,f().labelled)(a,"file",
[O]),(0,f().prose)(a,"read by",`${i}, which ${o}; see ${l}`),(0,E().listRows)((0,y().machineList)({agent_files:[r],findings:A}),
a),...(0,S().findingRows)(A.filter(F=>!(0,y().isTold)(F))).map(F=>(0,E().rowLines)(F,a))]}function T({path:r,assets:a,findings:c},i){
const o=c.filter(({subject:g})=>g?.command===void 0),l=i.verbose?o:o.filter(({severity:g})=>g!=="notice"),A=(0,S().findingRows)(
l),O=M(a.flatMap(g=>g.commands),i),F=i.paint("strong",(0,f().shortName)(r,(0,f().roomOf)(i))),s=O.length===0&&A.length===
0?[i.paint("quiet","no problems found")]:[];return[(0,f().labelled)(i,"file",[F,...s]),...O,...A.map(g=>(0,E().rowLines)(
g,i))]}function M(r,a){return r.filter(({verdict:c})=>a.verbose||c!=="allow").map(c=>I(c,a))}function I({command:r,verdict:a,
findings:c},i){const o=c.filter(({severity:F})=>F!=="notice"),l=(0,S().reasonNotes)(o),A=u().COMMAND_TONES[a],{span:O}=o.
find(F=>F.span)??{};return[...(0,f().labelled)(i,a,(0,E().markedCommand)(r,O?[O]:[],i,A),A),...(0,E().rowLines)({tone:A,
...l},i)]}function R(r,a,c){const i=l=>r.filter(({verdict:A})=>A===l).length,o=[...a,(0,u().count)(r.length,"command"),`${i(
"allow")} allowed`,...i("warn")>0?[`${i("warn")} allowed with a warning`]:[],...i("block")>0?[`${i("block")} blocked`]:[]];
return(0,f().prose)(c,"total",o.join(", "))}},34165:function(K,w,e){Object.defineProperty(w,"__esModule",{value:!0}),w.renderPolicy=
b,w.renderPolicyUsed=E;function S(){const d=e(81961);return S=function(){return d},d}function y(){const d=e(94853);return y=
function(){return d},d}function u(){const d=e(94965);return u=function(){return d},d}function f(){const d=e(31626);return f=
function(){return d},d}function E(d,{profile:C},T){const M=(0,f().layoutOf)({...T,verbose:!0});return`${(0,f().prose)(M,
"policy",`${d}, profile ${C}`).join(`
`)}
`}function b(d,C,{idleIgnores:T,idleLevels:M,failedExamples:I},R){const r=(0,f().layoutOf)({...R,verbose:!0}),a=(0,S().comparePolicies)(
y().DEFAULT_POLICY,d),c=a.length===0?"same as the defaults":`${(0,u().count)(a.length,"difference")} from the defaults`;
return`${[(0,f().prose)(r,"policy",`${C}: ${c}`,{text:"strong"}),...a.map(({key:o,change:l,direction:A="changed"})=>(0,f().
prose)(r,A,`${o}: ${l}`,{label:A==="looser"?"caution":"quiet"})),...I.map(o=>(0,f().prose)(r,"example",o,{label:"bad"})),
...Object.entries({ignore:T,rules:M}).flatMap(([o,l])=>l.map(({name:A,why:O})=>(0,f().prose)(r,"no effect",`${o} ${A}: ${O}`,
{label:"bad"})))].flat().join(`
`)}
`}},2850:function(K,w){Object.defineProperty(w,"__esModule",{value:!0}),w.ownVerdict=e;function e({verdict:S,shards:y=[]}){
const[u]=y;return u&&y.length<u.of?u.verdict:S}}};
