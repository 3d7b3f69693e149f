"use strict";exports.id=411,exports.ids=[411,320],exports.modules={10482:function(X,y,e){Object.defineProperty(y,"__esModule",{value:!0}),
y.answerOfAgentFile=l,y.judgeFor=i,y.pathInRoot=M,y.readCommandEntries=c,y.riskAsked=o;function S(){const s=e(51455);return S=
function(){return s},s}function g(){const s=e(76760);return g=function(){return s},s}function u(){const s=e(7723);return u=
function(){return s},s}function f(){const s=e(99668);return f=function(){return s},s}function E(){const s=e(20702);return E=
function(){return s},s}function b(){const s=e(12792);return b=function(){return s},s}function d(){const s=e(41895);return d=
function(){return s},s}function I(){const s=e(78374);return I=function(){return s},s}function j(){const s=e(13970);return j=
function(){return s},s}function T(){const s=e(63550);return T=function(){return s},s}function C(){const s=e(32854);return C=
function(){return s},s}function L(){const s=e(80090);return L=function(){return s},s}const r=u().looseObject({mode:j().riskSchema,
allow_dangerous:u().boolean(),allowed_roots:u().array(u().string().min(1)),workspace:u().string().min(1),cwd:u().string().
min(1),proposal_mode:u().enum(["structured","experimental"]),command_family:u().string(),platform:I().platformSchema,disabled_packs:u().
array(u().string()),symlinks:u().record(u().string().min(1),u().string().min(1)),tool:u().enum(["bash","runpy"]),computed_risk:j().
riskSchema}).partial(),a=u().object({id:u().union([u().string(),u().number()]).optional(),command:u().unknown(),context:r.
default({})});function c(s,p){return w(s,p).map((P,t)=>{if(typeof P!="object"||P===null||!("command"in P))return{id:String(
t),command:P,context:{}};const m=a.safeParse(P);if(!m.success)throw O(`entry ${t} of ${p}: ${u().prettifyError(m.error)}`);
const{id:N=String(t),command:G,context:x}=m.data;return{id:N,command:G,context:x}})}function i(s,p){const{mode:$,allow_dangerous:P,
allowed_roots:t,workspace:m,disabled_packs:N,platform:G}=s,{proposal_mode:x,command_family:n,cwd:A,tool:F,symlinks:v}=s,
R={...p.terms.policy,...$&&{mode:$},...P!==void 0&&{allow_dangerous:P},...t&&{allowed_roots:t},...m&&{workspace:m},...N&&
{disabled_packs:N}};return p.with({policy:R,...G&&{platform:G}}).proposed({...x&&{mode:x},...n!==void 0&&{family:n},...A&&
{cwd:A},...F&&{tool:F},...v&&{files:h(v,A??R.workspace)}})}function o({command:s,context:p}){return s===null?p.computed_risk:
void 0}function h(s,p){const $=Object.entries(s).map(([P,t])=>{const m=(0,C().locatePath)(P,p,{at:"/"});if(m===void 0)throw O(
`the symlink ${P} has no valid path`);return[m.slice(1),{symlink:t}]});return(0,T().literalTree)(Object.fromEntries($),"\
the given symlinks")}function w(s,p){let $;try{$=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(s))}catch(P){throw O(
`${p} is not JSON in UTF-8: ${P.message}`)}if(!Array.isArray($))throw O(`${p} is not a JSON array`);return $}function O(s){
return new(d()).GateError("input_invalid",`The commands cannot be read: ${s}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function M(s,{root:p},{cwd:$}){if(p===void 0)return s;const P=(0,g().
resolve)($,s),t=await(0,S().realpath)((0,g().dirname)(P)).catch(()=>(0,g().dirname)(P));return(0,g().relative)(await(0,S().
realpath)(p),(0,g().join)(t,(0,g().basename)(P))).split(g().sep).join("/")}async function l({path:s,file:p},$,{agent_files:P},t){
const m=(0,f().agentFileAt)(await M(p,$,t));if(m===void 0)return;const N=(0,b().readAgentFile)({...m,path:s},await t.readInput(
p));return(0,L().agentFileAnswer)(await(0,E().judgeWholeFile)(N,$.tree,P))}},98411:function(X,y,e){Object.defineProperty(
y,"__esModule",{value:!0}),y.auditVerb=void 0;function S(){const n=e(73024);return S=function(){return n},n}function g(){
const n=e(76760);return g=function(){return n},n}function u(){const n=e(63314);return u=function(){return n},n}function f(){
const n=e(99668);return f=function(){return n},n}function E(){const n=e(29121);return E=function(){return n},n}function b(){
const n=e(64385);return b=function(){return n},n}function d(){const n=e(18744);return d=function(){return n},n}function I(){
const n=e(94534);return I=function(){return n},n}function j(){const n=e(67506);return j=function(){return n},n}function T(){
const n=e(41895);return T=function(){return n},n}function C(){const n=e(73388);return C=function(){return n},n}function L(){
const n=e(4378);return L=function(){return n},n}function r(){const n=e(16455);return r=function(){return n},n}function a(){
const n=e(34397);return a=function(){return n},n}function c(){const n=e(80090);return c=function(){return n},n}function i(){
const n=e(25733);return i=function(){return n},n}function o(){const n=e(34165);return o=function(){return n},n}function h(){
const n=e(13580);return h=function(){return n},n}function w(){const n=e(10482);return w=function(){return n},n}function O(){
const n=e(65320);return O=function(){return n},n}function M(){const n=e(49232);return M=function(){return n},n}function l(){
const n=e(82256);return l=function(){return n},n}const s=(n,A)=>(0,l().withJudgingOptions)(new(u()).Command("audit").argument(
"[files...]","asset files, directories of them, or files of agents and editors (default: all in the repository)").option(
"--commands <file>","JSON array of commands; `-` reads standard input").option("--repo <dir>","also audit the files that\
 commands would run in this directory"),["text","json",...p]).option("--verbose","show everything, including what is all\
owed").action(async(F,v)=>A(await($(v.format)?P(F,v,v.format,n):t(F,v,n))));y.auditVerb=s;const p=["markdown","sarif"];function $(n){
return p.some(A=>A===n)}async function P(n,A,F,v){const{commands:R,repo:V=".",policy:z,profile:U}=A;if(n.length>0||R!==void 0)
throw new(T()).GateError("usage",`audit prints ${F} of a whole repository only.`,"Leave out the files, or use --format j\
son.");await(0,a().withSourceTree)((0,g().resolve)(v.cwd,V),v,async H=>{const D=await(0,M().policyFor)(A,v,H);(0,f().agentFilesIn)(
H,D.policy).length===0&&(0,l().storeFiles)(H,D.policy,V)});const Y={...typeof z=="string"&&{policy:z},...U&&{profile:U}},
J={base:"HEAD",worktree:!0,all:!0,run:!1,quiet:!0};return(0,O().check)({...J,...Y,repo:V,format:F},v)}async function t(n,A,F){
const{commands:v}=A;if(v!==void 0&&n.length>0)throw new(T()).GateError("usage","audit takes either asset files or --comm\
ands.","Example: gene-gate audit assets/gep/genes.json");const R=v===void 0&&n.length===0,{repo:V=R?".":void 0}=A,z=(0,g().
resolve)(F.cwd,V??"."),U=async(Y,J,H)=>{const{platform:D,signal:K}=F,k=await(0,M().policyFor)(A,F,Y),{policy:W}=k,B=L().
Judge.by({policy:W,tree:Y,changed:new Set,platform:D,signal:K}),Q=v===void 0?await x(R&&Y&&J!==void 0?await N(Y,B,{directory:z,
root:J,repository:H}):{files:n.flatMap(Z=>G(Z,W,F)),automatic:[]},B,{...A,root:J},F):await m(v,B,A,F);return A.format===
"text"&&F.print((0,o().renderPolicyUsed)((0,M().policyName)(k),W,F)),Q};return V===void 0?U():(0,a().withSourceTree)(z,F,
U)}async function m(n,A,F,v){const{profile:R}=A.terms.policy,V=(0,w().readCommandEntries)(await v.readInput(n),(0,C().inputName)(
n)),z=async J=>{const{id:H,command:D}=J,K=typeof D=="string"?D:JSON.stringify(D)??"",k=(0,w().judgeFor)(J.context,A),W=R===
"curated"?(0,w().riskAsked)(J):void 0,B=await(W===void 0?k.command(D).then(Q=>(0,r().withEdit)(Q,k)):k.risk(W,D));return(0,c().
commandAnswer)({id:H,command:K},B,R)},U=await Promise.all(V.map(z)),Y=()=>(0,i().renderCommandAnswers)(U,(0,l().textOptions)(
F,v));return(0,l().printAnswer)(U,Y,F.format,v),U.some(({verdict:J})=>J==="block")?1:0}async function N(n,A,{directory:F,
root:v,repository:R}){const{policy:V}=A.terms,U=(await(0,E().inventoryOf)(n,V,A.clock)).map(c().agentFileAnswer);return{
files:(U.length>0?(0,d().assetPathsIn)(n,V):R?(0,l().storeFiles)(n,V,F):(0,l().folderFiles)(F,V,F)).map(J=>({path:J,file:(0,g().
join)(v,J)})),automatic:U}}function G(n,A,{cwd:F}){const v=(0,g().resolve)(F,n);return(0,S().statSync)(v,{throwIfNoEntry:!1})?.
isDirectory()?(0,l().folderFiles)(v,A,n).map(R=>(0,g().join)(n,R)).map(R=>({path:R,file:R})):[{path:n,file:n}]}async function x({
files:n,automatic:A},F,{root:v,...R},V){const{policy:z,tree:U}=F.terms,{profile:Y,assets:J}=z,H={tree:U,root:v},D=(0,I().
assetLimits)(J.max_file_bytes),K=[...A];for(const{path:B,file:Q}of n){const Z=await(0,w().answerOfAgentFile)({path:B,file:Q},
H,z,V);if(Z!==void 0){K.push(Z);continue}const q=await V.readInput(Q),_=await(0,w().pathInRoot)(Q,H,V),nn=F.with({cwd:F.
storeOf(_).root}),tn=await(0,j().auditAssetFile)((0,b().readAssetFile)(B,q,D),nn);K.push((0,c().fileAnswer)(tn,Y))}const k=()=>(0,i().
renderFileAnswers)(K,(0,l().textOptions)(R,V));(0,l().printAnswer)(K,k,R.format,V);const W=K.flatMap(B=>B.findings);return W.
some(({rule:B})=>(0,h().ruleOf)(B)?.undecided)?2:W.some(({severity:B})=>B==="error")?1:0}},65320:function(X,y,e){Object.
defineProperty(y,"__esModule",{value:!0}),y.check=O,y.checkVerb=void 0;function S(){const t=e(76760);return S=function(){
return t},t}function g(){const t=e(63314);return g=function(){return t},t}function u(){const t=e(18744);return u=function(){
return t},t}function f(){const t=e(24474);return f=function(){return t},t}function E(){const t=e(94853);return E=function(){
return t},t}function b(){const t=e(74238);return b=function(){return t},t}function d(){const t=e(96025);return d=function(){
return t},t}function I(){const t=e(96681);return I=function(){return t},t}function j(){const t=e(31626);return j=function(){
return t},t}function T(){const t=e(2850);return T=function(){return t},t}function C(){const t=e(92910);return C=function(){
return t},t}function L(){const t=e(47350);return L=function(){return t},t}function r(){const t=e(33816);return r=function(){
return t},t}function a(){const t=e(95637);return a=function(){return t},t}function c(){const t=e(61399);return c=function(){
return t},t}function i(){const t=e(82256);return i=function(){return t},t}const o=(0,i().parsedNumber)(()=>d().concurrencySchema),
h=(0,i().parsedBy)(()=>C().shardSchema,"Expected a shard and the number of shards, such as 2/8."),w=(t,m)=>(0,c().withReportOptions)(
(0,i().withRangeOptions)(new(g()).Command("check")).option("--concurrency <n>","maximum number of parallel commands",o).
addOption(new(g()).Option("--no-run","audit only; do not run commands").conflicts("shard")).option("--shard <i/n>","run \
only the genes of one shard; combine the reports with merge",h).option(...i().DURATIONS)).addOption(new(g()).Option("--q\
uiet","hide progress").conflicts("verbose")).addOption(new(g()).Option("--if-staged","--staged, if an asset file, a scri\
pt of a gene, package.json or the policy is staged").implies({worktree:!0,staged:!0})).option("--block","exit with 1 whe\
re a policy with `enforce: report` would exit with 0").action(async N=>m(await O(N,t)));y.checkVerb=w;async function O(t,m){
const{concurrency:N}=t;if(t.ifStaged&&!await(0,r().isConcerned)(t,m))return t.quiet||m.note(`Nothing that the gate judge\
s is staged.
`),0;const G=await(0,i().rangeRequest)(t,m),x=await(0,f().gate)({...G,locate:async n=>{const A=await G.locate(n);return t.
quiet||await M(A,n,t,m),A},inputs:{...G.inputs,concurrency:N},run:t.run,...t.shard&&{shard:t.shard},durations:await(0,i().
durationsOf)(t,m),progress:(0,a().progressFor)(m,t.quiet??!1)});return await(0,c().deliver)(x,t,m),(0,L().exitCodeOf)((0,T().
ownVerdict)(x),t.block?"block":x.policy?.enforce)}async function M(t,m,{base:N,head:G,all:x,policy:n},A){const v=x||t.base===
t.head||A.interactive?await p(m).catch(()=>[]):[];if(n===void 0&&v.includes(b().POLICY_PATH)&&$(m,A),t.audited===t.head){
if(t.base===t.head&&N===void 0){const R=`The base is ${t.baseRef}, the default branch of this clone. To name another, ad\
d --base.`;A.note((0,j().messageText)(R,A.columns))}G===void 0&&P(v,A)}}const l=3,s=["status","--porcelain","-z","--no-r\
enames","--untracked-files=all","--ignore-submodules=all"];async function p(t){return(0,I().decodePieces)(await t.user(s)).
map(m=>m.slice(3))}function $({directory:t},{cwd:m,columns:N,note:G}){const x=(0,S().relative)(m,(0,S().join)(t,b().POLICY_PATH)),
n=`The policy ${x} is not committed, so not used. To try it, add \`--policy ${x}\`.`;G((0,j().messageText)(n,N))}function P(t,m){
const N=t.filter((0,u().assetPathTest)(E().DEFAULT_POLICY));if(N.length===0)return;const G=N.slice(0,l).join(", "),x=N.length>
l?` and ${N.length-l} more`:"",n=`Not committed, so not judged: ${G}${x}.
To judge uncommitted files, add --worktree.`;m.note((0,j().messageText)(n,m.columns))}},33816:function(X,y,e){Object.defineProperty(
y,"__esModule",{value:!0}),y.differentFromIndex=c,y.isConcerned=a;function S(){const o=e(76760);return S=function(){return o},
o}function g(){const o=e(64385);return g=function(){return o},o}function u(){const o=e(18744);return u=function(){return o},
o}function f(){const o=e(94534);return f=function(){return o},o}function E(){const o=e(77680);return E=function(){return o},
o}function b(){const o=e(63455);return b=function(){return o},o}function d(){const o=e(41895);return d=function(){return o},
o}function I(){const o=e(4378);return I=function(){return o},o}function j(){const o=e(74238);return j=function(){return o},
o}function T(){const o=e(96681);return T=function(){return o},o}function C(){const o=e(93028);return C=function(){return o},
o}function L(){const o=e(34397);return L=function(){return o},o}function r(){const o=e(49232);return r=function(){return o},
o}async function a(o,h){const w=(0,S().resolve)(h.cwd,o.repo);try{const O=await(0,r().namedPolicy)(o.policy,h),M=async(l,s,p)=>{
if(p===void 0)return!0;const $=await c(p,["--cached"]);if($.length===0)return!1;if($.some(m=>m===j().POLICY_PATH||/(?:^|\/)package\.json$/.
test(m)))return!0;const{policy:P}=O??await(0,j().loadPolicy)(l,l.label);if($.some((0,u().assetPathTest)(P)))return!0;const t=await i(
l,P,h);return $.some(m=>t.has(m))};return await(0,L().withSourceTree)(w,h,M,!0)}catch(O){if(O instanceof d().GateError)return!0;
throw O}}async function c(o,h=[]){const w=["diff",...h,"--name-only","--no-renames","--no-ext-diff","-z"];return(0,T().decodePieces)(
await o.user(w,{env:{GIT_INDEX_FILE:o.index}}))}async function i(o,h,{platform:w}){const O=(0,u().assetPathTest)(h),M=(0,f().
assetLimits)(h.assets.max_file_bytes),l=I().Judge.by({policy:h,tree:o,changed:new Set,platform:w}),s=new Set;for(const{kind:p,
path:$}of o.files()){if(!(0,C().isRegular)(p)||!O($))continue;const{assets:P}=(0,g().readAssetFile)($,await o.read($),M);
for(const t of P.filter(({type:m})=>m==="Gene")){const m=(0,E().validationCommands)(t);for(const{value:N}of m.kind==="li\
st"?m.entries:[]){const G=l.forFile(t.path),{reading:x}=await G.command(N);for(const n of(0,b().namedPaths)(x.command,G.
terms.cwd))s.add(n);for(const{path:n}of x.targets)n!==void 0&&s.add(n)}}}return s}},95637:function(X,y,e){Object.defineProperty(
y,"__esModule",{value:!0}),y.progressFor=b,y.terminalProgress=E;function S(){const d=e(50427);return S=function(){return d},
d}function g(){const d=e(49604);return g=function(){return d},d}function u(){const d=e(20849);return u=function(){return d},
d}const f=1e3;function E(d){let I=0,j=0,T=0,C=[],L=performance.now(),r;const a=()=>{const[c="",...i]=C,o=`${j}/${I}${T>0?
`, ${T} failed`:""}`,h=`${Math.floor((performance.now()-L)/1e3)} s`,w=i.length>0?`(and ${i.length} more) `:"",O=(0,S().clipColumns)(
`${o}  ${h}  ${w}${(0,u().safeLine)(c)}`,d.columns()-1);d.write(`\r\x1B[K${O}`)};return{planned:c=>{I=c,L=performance.now(),
r=setInterval(a,f),r.unref()},started:c=>{C=[...C,c],a()},finished:(c,{status:i})=>{j+=1,i!=="passed"&&(T+=1),C=C.toSpliced(
C.indexOf(c),1),a()},ended:()=>{clearInterval(r),d.write("\r\x1B[K")}}}function b(d,I){if(I)return g().NO_PROGRESS;if(!d.
interactive){const j=C=>d.note(`${C}
`),{fold:T}=d;return T?(0,g().groupedProgress)({info:j,startGroup:T,endGroup:()=>T()}):(0,g().linesOfProgress)(j)}return E(
{columns:d.noteColumns,write:d.note})}},80090:function(X,y,e){Object.defineProperty(y,"__esModule",{value:!0}),y.agentFileAnswer=
E,y.commandAnswer=b,y.fileAnswer=L;function S(){const r=e(59490);return S=function(){return r},r}function g(){const r=e(
95132);return g=function(){return r},r}function u(){const r=e(37075);return u=function(){return r},r}function f(){const r=e(
77648);return f=function(){return r},r}function E(r){const a=(0,u().idsOf)([...r.findings]);return{...(0,f().reportAgentFile)(
r,r.findings,a),findings:(0,f().reportFindings)(r.findings,a)}}function b({id:r,command:a},c,i,o){const{verdict:h,risk:w,
confirmation:O,reading:M,findings:l,profiles:s,validators:p}=c,[$]=h==="block"&&i==="workspace"?l:[];return{id:r,command:a,
verdict:h,risk:w,confirmation:O,argv:M.argv,findings:(0,f().reportFindings)(l,o),warnings:d(l),profiles:(0,f().verdictsOf)(
s),validators:(0,f().verdictsOf)(p),...$&&{error:(0,g().describe)($).message.replace(/\.$/,""),rule:$.rule,layer:$.layer}}}
function d(r){const a=r.filter(({severity:c})=>c==="warning");return[...new Set(a.map(({rule:c})=>c))]}const I=100,j=1e3;
function T(r){const a=[...(0,S().groupBy)(r,({rule:i,severity:o})=>`${o} ${i}`).values()],c=new Set(a.flatMap(i=>i.slice(
0,I)));return{listed:r.filter(i=>c.has(i)),others:a.flatMap(i=>{const o=i.length-I;return i.slice(I,I+1).map(h=>({other:h,
count:o}))})}}function C({other:r,count:a}){const c=`${a} more findings of \`${r.rule}\` in this file, from here on, are \
not listed.`;return{...(0,f().reportFinding)(r),message:c}}function L({path:r,assets:a,findings:c},i){const o=a.flatMap(
({commands:s})=>s.flatMap(p=>p.findings)),{listed:h,others:w}=T(c),O=(0,u().idsOf)([...o,...h]),M=a.filter(({commands:s})=>s.
length===0),l=new Set(M.slice(j));return{path:r,assets:a.filter(s=>!l.has(s)).map(({asset:s,commands:p})=>({type:s.type,
id:s.id,location:s.locate(),commands:p.map(($,P)=>b({id:`${s.id}#${P}`,...$},$,i,O))})),...l.size>0&&{assets_not_listed:l.
size},findings:[...(0,f().reportFindings)(h,O),...w.map(C)]}}},25733:function(X,y,e){Object.defineProperty(y,"__esModule",
{value:!0}),y.renderCommandAnswers=b,y.renderFileAnswers=d;function S(){const r=e(69379);return S=function(){return r},r}
function g(){const r=e(38319);return g=function(){return r},r}function u(){const r=e(94965);return u=function(){return r},
r}function f(){const r=e(31626);return f=function(){return r},r}function E(){const r=e(27809);return E=function(){return r},
r}function b(r,a){const c=(0,f().layoutOf)(a);return(0,f().page)([...T(r,c),L(r,[],c)])}function d(r,a){const c=(0,f().layoutOf)(
a),i=r.filter(l=>"assets"in l),o=r.filter(l=>"entries"in l),h=i.flatMap(l=>l.assets),w=h.flatMap(l=>l.commands),O=i.reduce(
(l,{assets_not_listed:s=0})=>l+s,0),M=[(0,u().count)(i.length,"file"),(0,u().count)(h.length+O,"asset")];return(0,f().page)(
[...i.flatMap(l=>j(l,c)),...o.flatMap(l=>I(l,c)),...i.length>0?[L(w,M,c)]:[]])}function I(r,a){const{path:c,tool:i,approval:o,
specification:h,findings:w}=r,O=a.paint("strong",(0,f().shortName)(c,(0,f().roomOf)(a)));return[(0,f().labelled)(a,"file",
[O]),(0,f().prose)(a,"read by",`${i}, which ${o}; see ${h}`),(0,E().listRows)((0,g().machineList)({agent_files:[r],findings:w}),
a),...(0,S().findingRows)(w.filter(M=>!(0,g().isTold)(M))).map(M=>(0,E().rowLines)(M,a))]}function j({path:r,assets:a,findings:c},i){
const o=c.filter(({subject:p})=>p?.command===void 0),h=i.verbose?o:o.filter(({severity:p})=>p!=="notice"),w=(0,S().findingRows)(
h),O=T(a.flatMap(p=>p.commands),i),M=i.paint("strong",(0,f().shortName)(r,(0,f().roomOf)(i))),s=O.length===0&&w.length===
0?[i.paint("quiet","no problems found")]:[];return[(0,f().labelled)(i,"file",[M,...s]),...O,...w.map(p=>(0,E().rowLines)(
p,i))]}function T(r,a){return r.filter(({verdict:c})=>a.verbose||c!=="allow").map(c=>C(c,a))}function C({command:r,verdict:a,
findings:c},i){const o=c.filter(({severity:M})=>M!=="notice"),h=(0,S().reasonNotes)(o),w=u().COMMAND_TONES[a],{span:O}=o.
find(M=>M.span)??{};return[...(0,f().labelled)(i,a,(0,E().markedCommand)(r,O?[O]:[],i,w),w),...(0,E().rowLines)({tone:w,
...h},i)]}function L(r,a,c){const i=h=>r.filter(({verdict:w})=>w===h).length,o=[...a,(0,u().count)(r.length,"command"),`${i(
"allow")} allowed`,...i("warn")>0?[`${i("warn")} allowed with a warning`]:[],...i("block")>0?[`${i("block")} blocked`]:[]];
return(0,f().prose)(c,"total",o.join(", "))}},34165:function(X,y,e){Object.defineProperty(y,"__esModule",{value:!0}),y.renderPolicy=
b,y.renderPolicyUsed=E;function S(){const d=e(81961);return S=function(){return d},d}function g(){const d=e(94853);return g=
function(){return d},d}function u(){const d=e(94965);return u=function(){return d},d}function f(){const d=e(31626);return f=
function(){return d},d}function E(d,{profile:I},j){const T=(0,f().layoutOf)({...j,verbose:!0});return`${(0,f().prose)(T,
"policy",`${d}, profile ${I}`).join(`
`)}
`}function b(d,I,{idleIgnores:j,idleLevels:T,failedExamples:C},L){const r=(0,f().layoutOf)({...L,verbose:!0}),a=(0,S().comparePolicies)(
g().DEFAULT_POLICY,d),c=a.length===0?"same as the defaults":`${(0,u().count)(a.length,"difference")} from the defaults`;
return`${[(0,f().prose)(r,"policy",`${I}: ${c}`,{text:"strong"}),...a.map(({key:o,change:h,direction:w="changed"})=>(0,f().
prose)(r,w,`${o}: ${h}`,{label:w==="looser"?"caution":"quiet"})),...C.map(o=>(0,f().prose)(r,"example",o,{label:"bad"})),
...Object.entries({ignore:j,rules:T}).flatMap(([o,h])=>h.map(({name:w,why:O})=>(0,f().prose)(r,"no effect",`${o} ${w}: ${O}`,
{label:"bad"})))].flat().join(`
`)}
`}},2850:function(X,y){Object.defineProperty(y,"__esModule",{value:!0}),y.ownVerdict=e;function e({verdict:S,shards:g=[]}){
const[u]=g;return u&&g.length<u.of?u.verdict:S}}};
