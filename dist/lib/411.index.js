"use strict";exports.id=411,exports.ids=[411,320],exports.modules={10482:function(K,h,e){Object.defineProperty(h,"__esModule",{value:!0}),
h.answerOfAgentFile=$,h.judgeFor=i,h.pathInRoot=F,h.readCommandEntries=c,h.riskAsked=o;function S(){const s=e(51455);return S=
function(){return s},s}function y(){const s=e(76760);return y=function(){return s},s}function u(){const s=e(7723);return u=
function(){return s},s}function f(){const s=e(99668);return f=function(){return s},s}function E(){const s=e(20702);return E=
function(){return s},s}function b(){const s=e(12792);return b=function(){return s},s}function d(){const s=e(41895);return d=
function(){return s},s}function C(){const s=e(78374);return C=function(){return s},s}function j(){const s=e(13970);return j=
function(){return s},s}function M(){const s=e(63550);return M=function(){return s},s}function I(){const s=e(32854);return I=
function(){return s},s}function R(){const s=e(80090);return R=function(){return s},s}const r=u().looseObject({mode:j().riskSchema,
allow_dangerous:u().boolean(),allowed_roots:u().array(u().string().min(1)),workspace:u().string().min(1),cwd:u().string().
min(1),proposal_mode:u().enum(["structured","experimental"]),command_family:u().string(),platform:C().platformSchema,disabled_packs:u().
array(u().string()),symlinks:u().record(u().string().min(1),u().string().min(1)),tool:u().enum(["bash","runpy"]),computed_risk:j().
riskSchema}).partial(),a=u().object({id:u().union([u().string(),u().number()]).optional(),command:u().unknown(),context:r.
default({})});function c(s,g){return A(s,g).map((T,n)=>{if(typeof T!="object"||T===null||!("command"in T))return{id:String(
n),command:T,context:{}};const m=a.safeParse(T);if(!m.success)throw O(`entry ${n} of ${g}: ${u().prettifyError(m.error)}`);
const{id:N=String(n),command:t,context:p}=m.data;return{id:N,command:t,context:p}})}function i(s,g){const{mode:P,allow_dangerous:T,
allowed_roots:n,workspace:m,disabled_packs:N,platform:t}=s,{proposal_mode:p,command_family:w,cwd:v,tool:x,symlinks:L}=s,
G={...g.terms.policy,...P&&{mode:P},...T!==void 0&&{allow_dangerous:T},...n&&{allowed_roots:n},...m&&{workspace:m},...N&&
{disabled_packs:N}};return g.with({policy:G,...t&&{platform:t}}).proposed({...p&&{mode:p},...w!==void 0&&{family:w},...v&&
{cwd:v},...x&&{tool:x},...L&&{files:l(L,v??G.workspace)}})}function o({command:s,context:g}){return s===null?g.computed_risk:
void 0}function l(s,g){const P=Object.entries(s).map(([T,n])=>{const m=(0,I().locatePath)(T,g,{at:"/"});if(m===void 0)throw O(
`the symlink ${T} has no valid path`);return[m.slice(1),{symlink:n}]});return(0,M().literalTree)(Object.fromEntries(P),"\
the given symlinks")}function A(s,g){let P;try{P=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s))}catch(T){throw O(
`${g} is not JSON in UTF-8: ${T.message}`)}if(!Array.isArray(P))throw O(`${g} is not a JSON array`);return P}function O(s){
return new(d()).GateError("input_invalid",`The commands cannot be read: ${s}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function F(s,{root:g},{cwd:P}){if(g===void 0)return s;const T=(0,y().
resolve)(P,s),n=await(0,S().realpath)((0,y().dirname)(T)).catch(()=>(0,y().dirname)(T));return(0,y().relative)(await(0,S().
realpath)(g),(0,y().join)(n,(0,y().basename)(T))).split(y().sep).join("/")}async function $({path:s,file:g},P,{agent_files:T},n){
const m=(0,f().agentFileAt)(await F(g,P,n));if(m===void 0)return;const N=(0,b().readAgentFile)({...m,path:s},await n.readInput(
g));return(0,R().agentFileAnswer)(await(0,E().judgeWholeFile)(N,P.tree,T))}},98411:function(K,h,e){Object.defineProperty(
h,"__esModule",{value:!0}),h.auditVerb=void 0;function S(){const t=e(76760);return S=function(){return t},t}function y(){
const t=e(63314);return y=function(){return t},t}function u(){const t=e(99668);return u=function(){return t},t}function f(){
const t=e(29121);return f=function(){return t},t}function E(){const t=e(64385);return E=function(){return t},t}function b(){
const t=e(18744);return b=function(){return t},t}function d(){const t=e(94534);return d=function(){return t},t}function C(){
const t=e(67506);return C=function(){return t},t}function j(){const t=e(41895);return j=function(){return t},t}function M(){
const t=e(73388);return M=function(){return t},t}function I(){const t=e(4378);return I=function(){return t},t}function R(){
const t=e(16455);return R=function(){return t},t}function r(){const t=e(34397);return r=function(){return t},t}function a(){
const t=e(80090);return a=function(){return t},t}function c(){const t=e(25733);return c=function(){return t},t}function i(){
const t=e(34165);return i=function(){return t},t}function o(){const t=e(13580);return o=function(){return t},t}function l(){
const t=e(10482);return l=function(){return t},t}function A(){const t=e(65320);return A=function(){return t},t}function O(){
const t=e(49232);return O=function(){return t},t}function F(){const t=e(82256);return F=function(){return t},t}const $=(t,p)=>(0,F().
withJudgingOptions)(new(y()).Command("audit").argument("[files...]","asset files, or files of agents and editors (defaul\
t: all in the repository)").option("--commands <file>","JSON array of commands; `-` reads standard input").option("--rep\
o <dir>","also audit the files that commands would run in this directory"),["text","json",...s]).option("--verbose","sho\
w everything, including what is allowed").action(async(w,v)=>p(await(g(v.format)?P(w,v,v.format,t):T(w,v,t))));h.auditVerb=
$;const s=["markdown","sarif"];function g(t){return s.some(p=>p===t)}async function P(t,p,w,v){const{commands:x,repo:L="\
.",policy:G,profile:U}=p;if(t.length>0||x!==void 0)throw new(j()).GateError("usage",`audit prints ${w} of a whole reposi\
tory only.`,"Leave out the files, or use --format json.");await(0,r().withSourceTree)((0,S().resolve)(v.cwd,L),v,async z=>{
const B=await(0,O().policyFor)(p,v,z);(0,u().agentFilesIn)(z,B.policy).length===0&&(0,F().storeFiles)(z,B.policy,L)});const V={
...typeof G=="string"&&{policy:G},...U&&{profile:U}},J={base:"HEAD",worktree:!0,all:!0,run:!1,quiet:!0};return(0,A().check)(
{...J,...V,repo:L,format:w},v)}async function T(t,p,w){const{commands:v}=p;if(v!==void 0&&t.length>0)throw new(j()).GateError(
"usage","audit takes either asset files or --commands.","Example: gene-gate audit assets/gep/genes.json");const x=v===void 0&&
t.length===0,{repo:L=x?".":void 0}=p,G=(0,S().resolve)(w.cwd,L??"."),U=async(V,J)=>{const{platform:z,signal:B}=w,Y=await(0,O().
policyFor)(p,w,V),{policy:k}=Y,H=I().Judge.by({policy:k,tree:V,changed:new Set,platform:z,signal:B}),D=v===void 0?await N(
x&&V&&J!==void 0?await m(V,H,{directory:G,root:J}):{files:t.map(W=>({path:W,file:W})),automatic:[]},H,{...p,root:J},w):await n(
v,H,p,w);return p.format==="text"&&w.print((0,i().renderPolicyUsed)((0,O().policyName)(Y),k,w)),D};return L===void 0?U():
(0,r().withSourceTree)(G,w,U)}async function n(t,p,w,v){const{profile:x}=p.terms.policy,L=(0,l().readCommandEntries)(await v.
readInput(t),(0,M().inputName)(t)),G=async J=>{const{id:z,command:B}=J,Y=typeof B=="string"?B:JSON.stringify(B)??"",k=(0,l().
judgeFor)(J.context,p),H=x==="curated"?(0,l().riskAsked)(J):void 0,D=await(H===void 0?k.command(B).then(W=>(0,R().withEdit)(
W,k)):k.risk(H,B));return(0,a().commandAnswer)({id:z,command:Y},D,x)},U=await Promise.all(L.map(G)),V=()=>(0,c().renderCommandAnswers)(
U,(0,F().textOptions)(w,v));return(0,F().printAnswer)(U,V,w.format,v),U.some(({verdict:J})=>J==="block")?1:0}async function m(t,p,{
directory:w,root:v}){const{policy:x}=p.terms,G=(await(0,f().inventoryOf)(t,x,p.clock)).map(a().agentFileAnswer);return{files:(G.
length>0?(0,b().assetPathsIn)(t,x):(0,F().storeFiles)(t,x,w)).map(V=>({path:V,file:(0,S().join)(v,V)})),automatic:G}}async function N({
files:t,automatic:p},w,{root:v,...x},L){const{policy:G,tree:U}=w.terms,{profile:V,assets:J}=G,z={tree:U,root:v},B=(0,d().
assetLimits)(J.max_file_bytes),Y=[...p];for(const{path:D,file:W}of t){const X=await(0,l().answerOfAgentFile)({path:D,file:W},
z,G,L);if(X!==void 0){Y.push(X);continue}const Q=await L.readInput(W),Z=await(0,l().pathInRoot)(W,z,L),q=await(0,C().auditAssetFile)(
(0,E().readAssetFile)(D,Q,B),w.forFile(Z));Y.push((0,a().fileAnswer)(q,V))}const k=()=>(0,c().renderFileAnswers)(Y,(0,F().
textOptions)(x,L));(0,F().printAnswer)(Y,k,x.format,L);const H=Y.flatMap(D=>D.findings);return H.some(({rule:D})=>(0,o().
ruleOf)(D)?.undecided)?2:H.some(({severity:D})=>D==="error")?1:0}},65320:function(K,h,e){Object.defineProperty(h,"__esMo\
dule",{value:!0}),h.check=O,h.checkVerb=void 0;function S(){const n=e(76760);return S=function(){return n},n}function y(){
const n=e(63314);return y=function(){return n},n}function u(){const n=e(18744);return u=function(){return n},n}function f(){
const n=e(24474);return f=function(){return n},n}function E(){const n=e(94853);return E=function(){return n},n}function b(){
const n=e(74238);return b=function(){return n},n}function d(){const n=e(96025);return d=function(){return n},n}function C(){
const n=e(96681);return C=function(){return n},n}function j(){const n=e(31626);return j=function(){return n},n}function M(){
const n=e(2850);return M=function(){return n},n}function I(){const n=e(92910);return I=function(){return n},n}function R(){
const n=e(47350);return R=function(){return n},n}function r(){const n=e(33816);return r=function(){return n},n}function a(){
const n=e(95637);return a=function(){return n},n}function c(){const n=e(61399);return c=function(){return n},n}function i(){
const n=e(82256);return i=function(){return n},n}const o=(0,i().parsedNumber)(()=>d().concurrencySchema),l=(0,i().parsedBy)(
()=>I().shardSchema,"Expected a shard and the number of shards, such as 2/8."),A=(n,m)=>(0,c().withReportOptions)((0,i().
withRangeOptions)(new(y()).Command("check")).option("--concurrency <n>","maximum number of parallel commands",o).addOption(
new(y()).Option("--no-run","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run only the g\
enes of one shard; combine the reports with merge",l).option(...i().DURATIONS)).addOption(new(y()).Option("--quiet","hid\
e progress").conflicts("verbose")).addOption(new(y()).Option("--if-staged","--staged, if an asset file, a script of a ge\
ne, package.json or the policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 where a polic\
y with `enforce: report` would exit with 0").action(async N=>m(await O(N,n)));h.checkVerb=A;async function O(n,m){const{
concurrency:N}=n;if(n.ifStaged&&!await(0,r().isConcerned)(n,m))return n.quiet||m.note(`Nothing that the gate judges is s\
taged.
`),0;const t=await(0,i().rangeRequest)(n,m),p=await(0,f().gate)({...t,locate:async w=>{const v=await t.locate(w);return n.
quiet||await F(v,w,n,m),v},inputs:{...t.inputs,concurrency:N},run:n.run,...n.shard&&{shard:n.shard},durations:await(0,i().
durationsOf)(n,m),progress:(0,a().progressFor)(m,n.quiet??!1)});return await(0,c().deliver)(p,n,m),(0,R().exitCodeOf)((0,M().
ownVerdict)(p),n.block?"block":p.policy?.enforce)}async function F(n,m,{base:N,head:t,all:p,policy:w},v){const L=p||n.base===
n.head||v.interactive?await g(m).catch(()=>[]):[];if(w===void 0&&L.includes(b().POLICY_PATH)&&P(m,v),n.audited===n.head){
if(n.base===n.head&&N===void 0){const G=`The base is ${n.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;v.note((0,j().messageText)(G,v.columns))}t===void 0&&T(L,v)}}const $=3,s=["status","--porcelain","-z","--no-r\
enames","--untracked-files=all","--ignore-submodules=all"];async function g(n){return(0,C().decodePieces)(await n.user(s)).
map(m=>m.slice(3))}function P({directory:n},{cwd:m,columns:N,note:t}){const p=(0,S().relative)(m,(0,S().join)(n,b().POLICY_PATH)),
w=`The policy ${p} is not committed, so not used. To try it, add \`--policy ${p}\`.`;t((0,j().messageText)(w,N))}function T(n,m){
const N=n.filter((0,u().assetPathTest)(E().DEFAULT_POLICY));if(N.length===0)return;const t=N.slice(0,$).join(", "),p=N.length>
$?` and ${N.length-$} more`:"",w=`Not committed, so not judged: ${t}${p}.
To judge uncommitted files, add --worktree.`;m.note((0,j().messageText)(w,m.columns))}},33816:function(K,h,e){Object.defineProperty(
h,"__esModule",{value:!0}),h.differentFromIndex=c,h.isConcerned=a;function S(){const o=e(76760);return S=function(){return o},
o}function y(){const o=e(64385);return y=function(){return o},o}function u(){const o=e(18744);return u=function(){return o},
o}function f(){const o=e(94534);return f=function(){return o},o}function E(){const o=e(77680);return E=function(){return o},
o}function b(){const o=e(63455);return b=function(){return o},o}function d(){const o=e(41895);return d=function(){return o},
o}function C(){const o=e(4378);return C=function(){return o},o}function j(){const o=e(74238);return j=function(){return o},
o}function M(){const o=e(96681);return M=function(){return o},o}function I(){const o=e(93028);return I=function(){return o},
o}function R(){const o=e(34397);return R=function(){return o},o}function r(){const o=e(49232);return r=function(){return o},
o}async function a(o,l){const A=(0,S().resolve)(l.cwd,o.repo);try{const O=await(0,r().namedPolicy)(o.policy,l),F=async($,s,g)=>{
if(g===void 0)return!0;const P=await c(g,["--cached"]);if(P.length===0)return!1;if(P.some(m=>m===j().POLICY_PATH||/(?:^|\/)package\.json$/.
test(m)))return!0;const{policy:T}=O??await(0,j().loadPolicy)($,$.label);if(P.some((0,u().assetPathTest)(T)))return!0;const n=await i(
$,T,l);return P.some(m=>n.has(m))};return await(0,R().withSourceTree)(A,l,F,!0)}catch(O){if(O instanceof d().GateError)return!0;
throw O}}async function c(o,l=[]){const A=["diff",...l,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,M().decodePieces)(
await o.user(A,{env:{GIT_INDEX_FILE:o.index}}))}async function i(o,l,{platform:A}){const O=(0,u().assetPathTest)(l),F=(0,f().
assetLimits)(l.assets.max_file_bytes),$=C().Judge.by({policy:l,tree:o,changed:new Set,platform:A}),s=new Set;for(const{kind:g,
path:P}of o.files()){if(!(0,I().isRegular)(g)||!O(P))continue;const{assets:T}=(0,y().readAssetFile)(P,await o.read(P),F);
for(const n of T.filter(({type:m})=>m==="Gene")){const m=(0,E().validationCommands)(n);for(const{value:N}of m.kind==="li\
st"?m.entries:[]){const{reading:t}=await $.forFile(n.path).command(N),p=$.storeOf(n.path);for(const w of(0,b().namedPaths)(
t.command,p))s.add(w);for(const{path:w}of t.targets)w!==void 0&&s.add(w)}}}return s}},95637:function(K,h,e){Object.defineProperty(
h,"__esModule",{value:!0}),h.progressFor=b,h.terminalProgress=E;function S(){const d=e(50427);return S=function(){return d},
d}function y(){const d=e(49604);return y=function(){return d},d}function u(){const d=e(20849);return u=function(){return d},
d}const f=1e3;function E(d){let C=0,j=0,M=0,I=[],R=performance.now(),r;const a=()=>{const[c="",...i]=I,o=`${j}/${C}${M>0?
`, ${M} failed`:""}`,l=`${Math.floor((performance.now()-R)/1e3)} s`,A=i.length>0?`(and ${i.length} more) `:"",O=(0,S().clipColumns)(
`${o}  ${l}  ${A}${(0,u().safeLine)(c)}`,d.columns()-1);d.write(`\r\x1B[K${O}`)};return{planned:c=>{C=c,R=performance.now(),
r=setInterval(a,f),r.unref()},started:c=>{I=[...I,c],a()},finished:(c,{status:i})=>{j+=1,i!=="passed"&&(M+=1),I=I.toSpliced(
I.indexOf(c),1),a()},ended:()=>{clearInterval(r),d.write("\r\x1B[K")}}}function b(d,C){if(C)return y().NO_PROGRESS;if(!d.
interactive){const j=I=>d.note(`${I}
`),{fold:M}=d;return M?(0,y().groupedProgress)({info:j,startGroup:M,endGroup:()=>M()}):(0,y().linesOfProgress)(j)}return E(
{columns:d.noteColumns,write:d.note})}},80090:function(K,h,e){Object.defineProperty(h,"__esModule",{value:!0}),h.agentFileAnswer=
E,h.commandAnswer=b,h.fileAnswer=R;function S(){const r=e(59490);return S=function(){return r},r}function y(){const r=e(
95132);return y=function(){return r},r}function u(){const r=e(37075);return u=function(){return r},r}function f(){const r=e(
77648);return f=function(){return r},r}function E(r){const a=(0,u().idsOf)([...r.findings]);return{...(0,f().reportAgentFile)(
r,r.findings,a),findings:(0,f().reportFindings)(r.findings,a)}}function b({id:r,command:a},c,i,o){const{verdict:l,risk:A,
confirmation:O,reading:F,findings:$,profiles:s,validators:g}=c,[P]=l==="block"&&i==="workspace"?$:[];return{id:r,command:a,
verdict:l,risk:A,confirmation:O,argv:F.argv,findings:(0,f().reportFindings)($,o),warnings:d($),profiles:(0,f().verdictsOf)(
s),validators:(0,f().verdictsOf)(g),...P&&{error:(0,y().describe)(P).message.replace(/\.$/,""),rule:P.rule,layer:P.layer}}}
function d(r){const a=r.filter(({severity:c})=>c==="warning");return[...new Set(a.map(({rule:c})=>c))]}const C=100,j=1e3;
function M(r){const a=[...(0,S().groupBy)(r,({rule:i,severity:o})=>`${o} ${i}`).values()],c=new Set(a.flatMap(i=>i.slice(
0,C)));return{listed:r.filter(i=>c.has(i)),others:a.flatMap(i=>{const o=i.length-C;return i.slice(C,C+1).map(l=>({other:l,
count:o}))})}}function I({other:r,count:a}){const c=`${a} more findings of \`${r.rule}\` in this file, from here on, are \
not listed.`;return{...(0,f().reportFinding)(r),message:c}}function R({path:r,assets:a,findings:c},i){const o=a.flatMap(
({commands:s})=>s.flatMap(g=>g.findings)),{listed:l,others:A}=M(c),O=(0,u().idsOf)([...o,...l]),F=a.filter(({commands:s})=>s.
length===0),$=new Set(F.slice(j));return{path:r,assets:a.filter(s=>!$.has(s)).map(({asset:s,commands:g})=>({type:s.type,
id:s.id,location:s.locate(),commands:g.map((P,T)=>b({id:`${s.id}#${T}`,...P},P,i,O))})),...$.size>0&&{assets_not_listed:$.
size},findings:[...(0,f().reportFindings)(l,O),...A.map(I)]}}},25733:function(K,h,e){Object.defineProperty(h,"__esModule",
{value:!0}),h.renderCommandAnswers=b,h.renderFileAnswers=d;function S(){const r=e(69379);return S=function(){return r},r}
function y(){const r=e(38319);return y=function(){return r},r}function u(){const r=e(94965);return u=function(){return r},
r}function f(){const r=e(31626);return f=function(){return r},r}function E(){const r=e(27809);return E=function(){return r},
r}function b(r,a){const c=(0,f().layoutOf)(a);return(0,f().page)([...M(r,c),R(r,[],c)])}function d(r,a){const c=(0,f().layoutOf)(
a),i=r.filter($=>"assets"in $),o=r.filter($=>"entries"in $),l=i.flatMap($=>$.assets),A=l.flatMap($=>$.commands),O=i.reduce(
($,{assets_not_listed:s=0})=>$+s,0),F=[(0,u().count)(i.length,"file"),(0,u().count)(l.length+O,"asset")];return(0,f().page)(
[...i.flatMap($=>j($,c)),...o.flatMap($=>C($,c)),...i.length>0?[R(A,F,c)]:[]])}function C(r,a){const{path:c,tool:i,approval:o,
specification:l,findings:A}=r,O=a.paint("strong",(0,f().shortName)(c,(0,f().roomOf)(a)));return[(0,f().labelled)(a,"file",
[O]),(0,f().prose)(a,"read by",`${i}, which ${o}; see ${l}`),(0,E().listRows)((0,y().machineList)({agent_files:[r],findings:A}),
a),...(0,S().findingRows)(A.filter(F=>!(0,y().isTold)(F))).map(F=>(0,E().rowLines)(F,a))]}function j({path:r,assets:a,findings:c},i){
const o=c.filter(({subject:g})=>g?.command===void 0),l=i.verbose?o:o.filter(({severity:g})=>g!=="notice"),A=(0,S().findingRows)(
l),O=M(a.flatMap(g=>g.commands),i),F=i.paint("strong",(0,f().shortName)(r,(0,f().roomOf)(i))),s=O.length===0&&A.length===
0?[i.paint("quiet","no problems found")]:[];return[(0,f().labelled)(i,"file",[F,...s]),...O,...A.map(g=>(0,E().rowLines)(
g,i))]}function M(r,a){return r.filter(({verdict:c})=>a.verbose||c!=="allow").map(c=>I(c,a))}function I({command:r,verdict:a,
findings:c},i){const o=c.filter(({severity:F})=>F!=="notice"),l=(0,S().reasonNotes)(o),A=u().COMMAND_TONES[a],{span:O}=o.
find(F=>F.span)??{};return[...(0,f().labelled)(i,a,(0,E().markedCommand)(r,O?[O]:[],i,A),A),...(0,E().rowLines)({tone:A,
...l},i)]}function R(r,a,c){const i=l=>r.filter(({verdict:A})=>A===l).length,o=[...a,(0,u().count)(r.length,"command"),`${i(
"allow")} allowed`,...i("warn")>0?[`${i("warn")} allowed with a warning`]:[],...i("block")>0?[`${i("block")} blocked`]:[]];
return(0,f().prose)(c,"total",o.join(", "))}},34165:function(K,h,e){Object.defineProperty(h,"__esModule",{value:!0}),h.renderPolicy=
b,h.renderPolicyUsed=E;function S(){const d=e(81961);return S=function(){return d},d}function y(){const d=e(94853);return y=
function(){return d},d}function u(){const d=e(94965);return u=function(){return d},d}function f(){const d=e(31626);return f=
function(){return d},d}function E(d,{profile:C},j){const M=(0,f().layoutOf)({...j,verbose:!0});return`${(0,f().prose)(M,
"policy",`${d}, profile ${C}`).join(`
`)}
`}function b(d,C,{idleIgnores:j,idleLevels:M,failedExamples:I},R){const r=(0,f().layoutOf)({...R,verbose:!0}),a=(0,S().comparePolicies)(
y().DEFAULT_POLICY,d),c=a.length===0?"same as the defaults":`${(0,u().count)(a.length,"difference")} from the defaults`;
return`${[(0,f().prose)(r,"policy",`${C}: ${c}`,{text:"strong"}),...a.map(({key:o,change:l,direction:A="changed"})=>(0,f().
prose)(r,A,`${o}: ${l}`,{label:A==="looser"?"caution":"quiet"})),...I.map(o=>(0,f().prose)(r,"example",o,{label:"bad"})),
...Object.entries({ignore:j,rules:M}).flatMap(([o,l])=>l.map(({name:A,why:O})=>(0,f().prose)(r,"no effect",`${o} ${A}: ${O}`,
{label:"bad"})))].flat().join(`
`)}
`}},2850:function(K,h){Object.defineProperty(h,"__esModule",{value:!0}),h.ownVerdict=e;function e({verdict:S,shards:y=[]}){
const[u]=y;return u&&y.length<u.of?u.verdict:S}}};
