"use strict";exports.id=411,exports.ids=[411],exports.modules={30225:((I,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.groupedProgress=
g;function m(){const l=o(289);return m=function(){return l},l}function b(){const l=o(94965);return b=function(){return l},
l}function h(){const l=o(49604);return h=function(){return l},l}function g(l){const v=(0,h().linesOfProgress)(l.info);return{
...v,planned:d=>{l.startGroup(`Run ${(0,b().count)(d,"validation command")}`),v.planned(d)},ended:()=>l.endGroup(),audit:(0,m().
linesOfAudit)({begin:()=>l.startGroup("Audit"),line:l.info,end:()=>l.endGroup()})}}}),82664:((I,u,o)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.auditAssetFile=d;function m(){const p=o(72025);return m=function(){return p},p}function b(){
const p=o(70716);return b=function(){return p},p}function h(){const p=o(54034);return h=function(){return p},p}function g(){
const p=o(56131);return g=function(){return p},p}function l(){const p=o(16373);return l=function(){return p},p}function v(){
const p=o(66160);return v=function(){return p},p}async function d(p,f){const O=f.terms.tree!==void 0?(0,v().correctorIn)(
p.problems):()=>"hand",r=(0,v().subjectOfAssets)(p,f,O),{clock:i}=f,y=await i.all("Checking assets",p.assets,async n=>{const c=(0,v().
isGene)(n)?await(0,l().readGene)(n,f,O):void 0;if(c===void 0)return{asset:n,commands:[],findings:await(0,m().ask)(b().CLAIM_CHECKS,
r,{asset:n})};const{commands:t}=c,a=[...await(0,h().geneFindings)(r,{...c,limits:(0,g().limitsOf)(c,r)}),...t.flatMap(e=>e.
findings)];return{asset:n,commands:t,findings:a}});return{path:p.path,assets:y.map(({asset:n,commands:c})=>({asset:n,commands:c})),
findings:[...await(0,m().ask)(b().SUBJECT_CHECKS,r),...y.flatMap(({findings:n})=>n)]}}}),10482:((I,u,o)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.judgeFor=w,u.readCommandEntries=f,u.riskAsked=O;function m(){const n=o(7723);return m=function(){
return n},n}function b(){const n=o(41895);return b=function(){return n},n}function h(){const n=o(78374);return h=function(){
return n},n}function g(){const n=o(13970);return g=function(){return n},n}function l(){const n=o(63550);return l=function(){
return n},n}function v(){const n=o(32854);return v=function(){return n},n}const d=m().looseObject({mode:g().riskSchema,allow_dangerous:m().
boolean(),allowed_roots:m().array(m().string().min(1)),workspace:m().string().min(1),cwd:m().string().min(1),proposal_mode:m().
enum(["structured","experimental"]),command_family:m().string(),platform:h().platformSchema,disabled_packs:m().array(m().
string()),symlinks:m().record(m().string().min(1),m().string().min(1)),tool:m().enum(["bash","runpy"]),computed_risk:g().
riskSchema}).partial(),p=m().object({id:m().union([m().string(),m().number()]).optional(),command:m().unknown(),context:d.
default({})});function f(n,c){return i(n,c).map((a,e)=>{if(typeof a!="object"||a===null||!("command"in a))return{id:String(
e),command:a,context:{}};const P=p.safeParse(a);if(!P.success)throw y(`entry ${e} of ${c}: ${m().prettifyError(P.error)}`);
const{id:A=String(e),command:$,context:S}=P.data;return{id:A,command:$,context:S}})}function w(n,c){const{mode:t,allow_dangerous:a,
allowed_roots:e,workspace:P,disabled_packs:A,platform:$}=n,{proposal_mode:S,command_family:j,cwd:E,tool:M,symlinks:s}=n,
C={...c.terms.policy,...t&&{mode:t},...a!==void 0&&{allow_dangerous:a},...e&&{allowed_roots:e},...P&&{workspace:P},...A&&
{disabled_packs:A}};return c.with({policy:C,...$&&{platform:$}}).proposed({...S&&{mode:S},...j!==void 0&&{family:j},...E&&
{cwd:E},...M&&{tool:M},...s&&{files:r(s,E??C.workspace)}})}function O({command:n,context:c}){return n===null?c.computed_risk:
void 0}function r(n,c){const t=Object.entries(n).map(([a,e])=>{const P=(0,v().locatePath)(a,c,{at:"/"});if(P===void 0)throw y(
`the symlink ${a} has no valid path`);return[P.slice(1),{symlink:e}]});return(0,l().literalTree)(Object.fromEntries(t),"\
the given symlinks")}function i(n,c){let t;try{t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(a){throw y(
`${c} is not JSON in UTF-8: ${a.message}`)}if(!Array.isArray(t))throw y(`${c} is not a JSON array`);return t}function y(n){
return new(b()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}}),98411:((I,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.auditVerb=void 0;function m(){const s=o(76760);return m=function(){return s},s}function b(){const s=o(63314);return b=
function(){return s},s}function h(){const s=o(81456);return h=function(){return s},s}function g(){const s=o(64385);return g=
function(){return s},s}function l(){const s=o(82664);return l=function(){return s},s}function v(){const s=o(41895);return v=
function(){return s},s}function d(){const s=o(73388);return d=function(){return s},s}function p(){const s=o(4378);return p=
function(){return s},s}function f(){const s=o(16455);return f=function(){return s},s}function w(){const s=o(53010);return w=
function(){return s},s}function O(){const s=o(80090);return O=function(){return s},s}function r(){const s=o(10289);return r=
function(){return s},s}function i(){const s=o(25733);return i=function(){return s},s}function y(){const s=o(34165);return y=
function(){return s},s}function n(){const s=o(13580);return n=function(){return s},s}function c(){const s=o(10482);return c=
function(){return s},s}function t(){const s=o(49232);return t=function(){return s},s}function a(){const s=o(95637);return a=
function(){return s},s}function e(){const s=o(82256);return e=function(){return s},s}const P=(s,C)=>(0,e().withJudgingOptions)(
new(b()).Command("audit").argument("[files...]","asset files").option("--commands <file>","JSON array of commands; `-` r\
eads standard input").option("--repo <dir>","also audit the files that commands would run in this directory")).option("-\
-verbose","show everything, including what is allowed").action(async(T,G)=>C(await A(T,G,s)));u.auditVerb=P;async function A(s,C,T){
if(C.commands===void 0==(s.length===0))throw new(v()).GateError("usage","audit requires either asset files or --commands\
.","Example: gene-gate audit assets/gep/genes.json");const{repo:G,commands:L}=C,F=async B=>{const{platform:k,signal:N}=T,
R=await(0,t().policyFor)(C,T,B),{policy:J}=R,{audit:U}=(0,a().progressFor)(T,!1),D=p().Judge.by({policy:J,tree:B,changed:new Set,
platform:k,signal:N,...U&&{progress:U}}),W=await(L===void 0?j(s,D,C,T):S(L,D,C,T)).finally(()=>U?.ended());return C.format===
"text"&&T.print((0,y().renderPolicyUsed)((0,t().policyName)(R),J,T)),W};return G===void 0?F():(0,w().withSourceTree)((0,m().
resolve)(T.cwd,G),T.env,F)}const $=1e3;async function S(s,C,T,G){const{profile:L}=C.terms.policy,F=(0,c().readCommandEntries)(
await G.readInput(s),(0,d().inputName)(s)),B=async N=>{const{id:R,command:J}=N,U=typeof J=="string"?J:JSON.stringify(J)??
"",D=(0,c().judgeFor)(N.context,C),W=L==="curated"?(0,c().riskAsked)(N):void 0,K=await(W===void 0?D.command(J).then(z=>(0,f().
withEdit)(z,D)):D.risk(W,J));return(0,O().commandAnswer)({id:R,command:U},K,L)},k=[];for(let N=0;N<F.length;N+=$)k.push(
...await Promise.all(F.slice(N,N+$).map(B)));return E(k,i().renderCommandAnswers,T,G),M(k.map(({verdict:N})=>N))}async function j(s,C,T,G){
const{profile:L,assets:F}=C.terms.policy,B=(0,h().assetLimits)(F.max_file_bytes),k=[];for(const R of s){const J=await G.
readInput(R),U=await(0,l().auditAssetFile)((0,g().readAssetFile)(R,J,B),C);k.push((0,O().fileAnswer)(U,L))}E(k,i().renderFileAnswers,
T,G);const N=k.flatMap(R=>R.findings);return N.some(({rule:R})=>(0,n().ruleOf)(R)?.undecided)?2:N.some(({severity:R})=>R===
"error")?1:0}function E(s,C,{format:T,verbose:G},L){const F=T==="json"?`${(0,r().json)(s)}
`:C(s,{...L,verbose:G??!1});L.print(F,T)}function M(s){return s.includes("block")?1:0}}),49232:((I,u,o)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.builtInPolicy=y,u.namedPolicy=f,u.policyFor=O,u.policyName=r,u.policyOfFile=w,u.repositoryOf=
n;function m(){const t=o(73024);return m=function(){return t},t}function b(){const t=o(76760);return b=function(){return t},
t}function h(){const t=o(41895);return h=function(){return t},t}function g(){const t=o(21311);return g=function(){return t},
t}function l(){const t=o(74238);return l=function(){return t},t}function v(){const t=o(48741);return v=function(){return t},
t}function d(){const t=o(96402);return d=function(){return t},t}function p(){const t=o(63550);return p=function(){return t},
t}async function f(t,a){if(t===void 0)return;const e=await w(t,a);return(0,g().requireExamples)(e),e}async function w(t,a){
const e=(await a.readInput(t)).toString("utf8"),P=await n(a.cwd,a.env)??a.cwd;return await(0,l().loadPolicyFile)(e,t,(0,v().
folderTree)(P))}async function O({policy:t,profile:a},e,P){const A=t===!1?await y():await f(t,e)??await i(P,e);return a===
void 0?A:{...A,policy:{...A.policy,profile:a}}}function r({source:t,path:a,ref:e}){return t==="default"||a===void 0?"the\
 built-in policy":t==="file"||e===void 0?a:`${a} in ${e}`}async function i(t,{cwd:a,env:e}){const P=t===void 0?await n(a,
e):void 0,A=t??(P===void 0?void 0:(0,v().folderTree)(P));if(A===void 0)return y();const $=await(0,l().loadPolicy)(A,A.label);
return(0,g().requireExamples)($),$}function y(){const t=(0,p().literalTree)({});return(0,l().loadPolicy)(t,t.label)}async function n(t,a){
try{const e=await(0,d().openRepository)(t,a);return await e.close(),e.directory}catch(e){const P=e instanceof h().GateError&&
e.code==="program_not_found";if(e instanceof h().GateError&&!(P&&c(t)))return;throw e}}function c(t){const a=(0,b().dirname)(
t);return(0,m().existsSync)((0,b().join)(t,".git"))||a!==t&&c(a)}}),95637:((I,u,o)=>{Object.defineProperty(u,"__esModule",
{value:!0}),u.progressFor=r,u.terminalProgress=p;function m(){const i=o(30225);return m=function(){return i},i}function b(){
const i=o(289);return b=function(){return i},i}function h(){const i=o(50427);return h=function(){return i},i}function g(){
const i=o(49604);return g=function(){return i},i}function l(){const i=o(20849);return l=function(){return i},i}const v=1e3,
d=2;function p(i){let y=0,n=0,c=0,t=[],a=performance.now(),e=0,P;const A=()=>{const S=performance.now(),j=c>0?`${n}/${y}\
, ${c} failed`:`${n}/${y}`,E=Math.max(1,i.size.rows-d-1),M=t.length>E?t.slice(0,E-1):t,s=t.length-M.length;return[`${j} \
 ${O(a,S)}`,...M.map(C=>`${O(C.since,S).padStart(7)}  ${(0,l().safeLine)(C.command)}`),...s>0?[`         and ${s} more`]:
[]]},$=S=>{const j=e>1?`\x1B[${e-1}A`:"",E=S.map(M=>(0,h().clipColumns)(M,i.size.columns-1)).join(`
`);i.write(`\r${j}\x1B[J${E}`),e=S.length};return{audit:w(i),planned:S=>{y=S,a=performance.now(),P=setInterval(()=>$(A()),
v),P.unref()},started:S=>{t=[...t,{command:S,since:performance.now()}],$(A())},finished:(S,{status:j})=>{n+=1,j!=="passe\
d"&&(c+=1);const E=t.findIndex(M=>M.command===S);t=t.filter((M,s)=>s!==E),$(A())},ended:()=>{clearInterval(P),$([])}}}const f={
first:500,next:200};function w({size:i,write:y}){const n=c=>y(`\r\x1B[J${c}`);return(0,b().linesOfAudit)({line:c=>n((0,h().
clipColumns)(c,i.columns-1)),end:()=>n("")},f)}function O(i,y){return`${Math.floor((y-i)/1e3)} s`}function r(i,y){if(y)return g().
NO_PROGRESS;if(!i.interactive){const t=e=>i.note(`${e}
`),{fold:a}=i;return a?(0,m().groupedProgress)({info:t,startGroup:a,endGroup:()=>a()}):{...(0,g().linesOfProgress)(t),audit:(0,b().
linesOfAudit)({line:t})}}const{screen:n,note:c}=i;return p({size:n,write:c})}}),82256:((I,u,o)=>{Object.defineProperty(u,
"__esModule",{value:!0}),u.REPO_OPTION=u.POLICY_OPTION=void 0,u.formatOption=p,u.inRepository=w,u.profileOption=d,u.withJudgingOptions=
l;function m(){const O=o(76760);return m=function(){return O},O}function b(){const O=o(63314);return b=function(){return O},
O}function h(){const O=o(80068);return h=function(){return O},O}function g(){const O=o(96402);return g=function(){return O},
O}function l(O){return O.option(...v).option("--no-policy","use the built-in policy").addOption(d()).addOption(p())}const v=u.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function d(){return new(b()).Option(
"--profile <name>","profile for commands").choices(h().PROFILE_NAMES)}function p(){return new(b()).Option("--format <nam\
e>","output format").choices(["text","json"]).default("text")}const f=u.REPO_OPTION=["--repo <dir>","directory in the wo\
rking tree","."];async function w({repo:O},{cwd:r,env:i},y){const n=await(0,g().openRepository)((0,m().resolve)(r,O),i);
try{return await y(n)}finally{await n.close()}}}),53010:((I,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.withSourceTree=
p;function m(){const f=o(51455);return m=function(){return f},f}function b(){const f=o(41895);return b=function(){return f},
f}function h(){const f=o(67147);return h=function(){return f},f}function g(){const f=o(48741);return g=function(){return f},
f}function l(){const f=o(96402);return l=function(){return f},f}function v(){const f=o(35720);return v=function(){return f},
f}function d(){const f=o(34397);return d=function(){return f},f}async function p(f,w,O){const r=await(0,l().openRepository)(
f,w).catch(async i=>{if(!(i instanceof b().GateError&&i.code==="not_a_repository"&&(await(0,m().stat)(f).catch(()=>{}))?.
isDirectory()))throw i});if(r===void 0)return O((0,g().folderTree)(f),f);try{const i=`the files of ${r.directory}`,y=await(0,v().
readTree)(r,await(0,d().snapshotWorktree)(r),{label:i});return await O((0,h().withAdditions)(y,(0,g().folderTree)(r.directory),
(0,h().additionsOf)()),r.directory,r)}finally{await r.close()}}}),34397:((I,u,o)=>{Object.defineProperty(u,"__esModule",
{value:!0}),u.snapshotWorktree=v;function m(){const w=o(51455);return m=function(){return w},w}function b(){const w=o(76760);
return b=function(){return w},w}function h(){const w=o(41895);return h=function(){return w},w}function g(){const w=o(96681);
return g=function(){return w},w}const l=Buffer.from([0]);async function v(w){const O=await f(w);return await O(["update-\
index","-z","--index-info"],await d(w)),await O(["add","--all","--","."]),(await O(["write-tree"])).toString().trim()}async function d(w){
const O=[];for(const r of(0,g().splitNul)(await w.user(["ls-files","-t","--stage","-z"]))){const i=r[0]===83,y=r.subarray(
r.indexOf(9)+1);if(i&&!await p(w,y))throw new(h()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.
stringify((0,g().decodePath)(y))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");O.push(r.subarray(
2),l)}return Buffer.concat(O)}async function p({directory:w},O){return(0,m().lstat)(Buffer.concat([Buffer.from(`${w}/`),
O])).then(()=>!0,r=>{if(r.code==="ENOENT"||r.code==="ENOTDIR")return!1;throw new(h()).GateError("file_unreadable",`Canno\
t examine ${JSON.stringify((0,g().decodePath)(O))} (${r.code})`,"Check the permissions of the directories above the file\
.",{cause:r})})}async function f(w){const O=await(0,m().mkdtemp)((0,b().join)(w.temporary,"index-")),r={...w.privateStore,
GIT_INDEX_FILE:(0,b().join)(O,"index")};return(i,y)=>w.user(i,{env:r,...y&&{input:y}})}}),80090:((I,u,o)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.commandAnswer=g,u.fileAnswer=v;function m(){const d=o(95132);return m=function(){return d},
d}function b(){const d=o(37075);return b=function(){return d},d}function h(){const d=o(77648);return h=function(){return d},
d}function g({id:d,command:p},f,w,O){const{verdict:r,risk:i,confirmation:y,reading:n,findings:c,profiles:t,validators:a}=f,
[e]=r==="block"&&w==="workspace"?c:[];return{id:d,command:p,verdict:r,risk:i,confirmation:y,argv:n.argv,findings:(0,h().
reportFindings)(c,O),warnings:l(c),profiles:(0,h().verdictsOf)(t),validators:(0,h().verdictsOf)(a),...e&&{error:(0,m().describe)(
e).message.replace(/\.$/,""),rule:e.rule,layer:e.layer}}}function l(d){const p=d.filter(({severity:f})=>f==="warning");return[
...new Set(p.map(({rule:f})=>f))]}function v({path:d,assets:p,findings:f},w){const O=p.flatMap(({commands:i})=>i.flatMap(
y=>y.findings)),r=(0,b().idsOf)([...O,...f]);return{path:d,assets:p.map(({asset:i,commands:y})=>({type:i.type,id:i.id,location:i.
locate(),commands:y.map((n,c)=>g({id:`${i.id}#${c}`,...n},n,w,r))})),findings:(0,h().reportFindings)(f,r)}}}),77648:((I,u,o)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.findingsAbout=d,u.idsIn=O,u.reportFinding=a,u.reportFindings=t,u.reportGene=
v,u.reportScripts=y,u.verdictsOf=n;function m(){const e=o(85475);return m=function(){return e},e}function b(){const e=o(
80827);return b=function(){return e},e}function h(){const e=o(59490);return h=function(){return e},e}function g(){const e=o(
95132);return g=function(){return e},e}function l(){const e=o(37075);return l=function(){return e},e}function v(e,P,{about:A,
ids:$}){const{gene:S,outcomes:j,runFindings:E,verdict:M,summary:s}=e,{asset:C,change:T,blastRadius:G}=S,L=[...A(C),...S.
findings,...E.filter(F=>F.subject?.command===void 0)];return{id:C.id,asset_id:(0,m().assetIdOf)(C),path:C.path,line:C.locate().
line,change:T,verdict:M,summary:s,profiles:c(S.commands.map(({profiles:F})=>F)),validators:c(S.commands.map(({validators:F})=>F)),
blast_radius:G,commands:S.commands.map((F,B)=>{const k=E.filter(R=>w(R,F)),N=O([...F.findings,...k],$);return{...r(F,j[B]),
...N}}),...O(L,$),...S.differences.length>0&&{differences:S.differences},validation_report_id:P}}function d(e){const P=(0,h().
groupBy)(e,({subject:A})=>p(A));return A=>(P.get(p(A))??[]).filter($=>f($,A))}function p({type:e,id:P}={}){return`${e} ${P}`}
function f({subject:e,location:P},{type:A,id:$,path:S}){return e?.type===A&&e.id===$&&(P?.path??S)===S}function w({subject:e,
location:P},{command:A,location:$}){return e?.command===A&&P?.line===$.line&&P.column===$.column}function O(e,P){const A=e.
flatMap($=>P.get($)??[]);return A.length>0?{findings:A}:{}}function r(e,P){return{command:e.command,verdict:e.verdict,risk:e.
risk,confirmation:e.confirmation,...e.reading.argv&&{words:e.reading.words.map(i)},...e.plan?.scripts&&{scripts:y(e.plan.
scripts)},profiles:n(e.profiles),validators:n(e.validators),location:e.location,...e.plan&&{plan_digest:e.plan.digest},...P&&
{outcome:P}}}function i({text:e,span:{start:P,end:A}}){return{text:e,start:P,end:A}}function y(e){return(0,b().stepsIn)(
e).map(({directory:P,event:A,text:$,command:S})=>({directory:P,event:A,text:$,shell:S===void 0}))}function n(e){return Object.
fromEntries(Object.entries(e).map(([P,{verdict:A}])=>[P,A]))}function c(e){const P={};for(const A of e)for(const[$,{verdict:S,
reason:j,remark:E}]of Object.entries(A)){const M=P[$];M&&!M.accepted||(P[$]=S==="block"?{accepted:!1,...j&&{reason:(0,g().
describe)(j).message}}:{accepted:!0,...E&&{remark:(0,g().describe)(E).message},...M})}return P}function t(e,P=(0,l().idsOf)(
e)){return e.map(A=>({id:P.get(A),cause:(0,l().causeOf)(A),...a(A)}))}function a(e){const{rule:P,severity:A,layer:$,location:S,
span:j,subject:E,edit:M,level:s,before:C,suppressed:T}=e;return{rule:P,severity:A,layer:$,...(0,g().describe)(e),...S&&{
location:S},...j&&{span:j},...E&&{subject:E},...M&&{edit:M},...s&&{level:s},...C&&{before:C},...T&&{suppressed:T}}}}),289:((I,u,o)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.linesOfAudit=l,u.stageWords=g;function m(){const v=o(94965);return m=
function(){return v},v}const b=1e3,h={first:3e3,next:5e3};function g(){let v;return(d,p)=>{const{done:f,total:w}=d;v?.stage!==
d&&(v={stage:d,at:p,done:f});const[O,r]=[p-v.at,f-v.done],i=`${d.doing}: ${(0,m().grouped)(f)} of ${(0,m().grouped)(w)}`;
return O<b||r===0?i:`${i}, about ${(0,m().duration)((w-f)*O/r)} left`}}function l(v,d=h){const p=g();let f,w=!1;return{turn:O=>{
const r=performance.now(),i=p(O,r);f??=r+d.first,!(r<f)&&(f=r+d.next,w||v.begin?.(),w=!0,v.line(i))},ended:()=>{w&&v.end?.(),
w=!1,f=void 0}}}}),25733:((I,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.renderCommandAnswers=v,u.renderFileAnswers=
d;function m(){const r=o(17577);return m=function(){return r},r}function b(){const r=o(63245);return b=function(){return r},
r}function h(){const r=o(94965);return h=function(){return r},r}function g(){const r=o(17722);return g=function(){return r},
r}function l(){const r=o(31626);return l=function(){return r},r}function v(r,i){const y=(0,l().layoutOf)(i);return(0,l().
page)([...f(r,y),O(r,[],y)])}function d(r,i){const y=(0,l().layoutOf)(i),n=r.flatMap(a=>a.assets),c=n.flatMap(a=>a.commands),
t=[(0,h().count)(r.length,"file"),(0,h().count)(n.length,"asset")];return(0,l().page)([...r.flatMap(a=>p(a,y)),O(c,t,y)])}
function p({path:r,assets:i,findings:y},n){const c=y.filter(({subject:S})=>S?.command===void 0),t=n.verbose?c:c.filter(({
severity:S})=>S!=="notice"),a=(0,b().groupFindings)(t),e=f(i.flatMap(S=>S.commands),n),P=n.paint("strong",(0,l().shortName)(
r,(0,l().roomOf)(n))),$=e.length===0&&a.length===0?[n.paint("quiet","no problems found")]:[];return[(0,l().labelled)(n,"\
file",[P,...$]),...e,...a.map(S=>(0,g().findingRows)(S,n))]}function f(r,i){return r.filter(({verdict:y})=>i.verbose||y!==
"allow").map(y=>w(y,i))}function w({command:r,verdict:i,findings:y},n){const{main:c,further:t}=(0,m().reasonsOf)(y.filter(
({severity:a})=>a!=="notice"));return[...(0,l().labelled)(n,i,(0,g().markedCommand)(r,c?.span?[c.span]:[],n,{tone:h().COMMAND_TONES[i]}),
h().COMMAND_TONES[i]),...c?(0,g().explanation)(c,n):[],...t.flatMap(({message:a,rule:e})=>(0,l().prose)(n,"also",`${a} (${e}\
)`))]}function O(r,i,y){const n=t=>r.filter(({verdict:a})=>a===t).length,c=[...i,(0,h().count)(r.length,"command"),`${n(
"allow")} allowed`,...n("warn")>0?[`${n("warn")} allowed with a warning`]:[],...n("block")>0?[`${n("block")} blocked`]:[]];
return(0,l().prose)(y,"total",c.join(", "))}}),34165:((I,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.renderPolicy=
v,u.renderPolicyUsed=l;function m(){const d=o(94853);return m=function(){return d},d}function b(){const d=o(76545);return b=
function(){return d},d}function h(){const d=o(94965);return h=function(){return d},d}function g(){const d=o(31626);return g=
function(){return d},d}function l(d,{profile:p},f){const w=(0,g().layoutOf)({...f,verbose:!0});return`${(0,g().prose)(w,
"policy",`${d}, profile ${p}`).join(`
`)}
`}function v(d,p,{idleIgnores:f,idleLevels:w,failedExamples:O},r){const i=(0,g().layoutOf)({...r,verbose:!0}),y=(0,b().comparePolicies)(
m().DEFAULT_POLICY,d),n=y.length===0?"same as the defaults":`${(0,h().count)(y.length,"difference")} from the defaults`;
return`${[(0,g().prose)(i,"policy",`${p}: ${n}`,{text:"strong"}),...y.map(({key:t,change:a,direction:e="changed"})=>(0,g().
prose)(i,e,`${t}: ${a}`,{label:e==="looser"?"caution":"quiet"})),...O.map(t=>(0,g().prose)(i,"example",t,{label:"bad"})),
...f.map(({rule:t,why:a})=>(0,g().prose)(i,"no effect",`ignore ${t}: ${a}`,{label:"bad"})),...w.map(({name:t,why:a})=>(0,g().
prose)(i,"no effect",`rules ${t}: ${a}`,{label:"bad"}))].flat().join(`
`)}
`}}),63245:((I,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.commandKey=d,u.groupByCause=y,u.groupCommands=i,
u.groupFindings=O,u.reportSections=g,u.resultOf=p,u.standsAt=w;function m(){const n=o(59490);return m=function(){return n},
n}function b(){const n=o(39763);return b=function(){return n},n}function h(){const n=o(17577);return h=function(){return n},
n}function g(n){const c=(0,m().groupBy)(n.findings,({subject:$})=>d($?.id,$?.command)),t=n.genes.flatMap($=>$.commands.map(
(S,j)=>{const E=p(S),M=(c.get(d($.id,S.command))??[]).filter(s=>f(s,E)&&w(s,$,S)).sort((s,C)=>Number((0,h().isMissingTarget)(
C))-Number((0,h().isMissingTarget)(s)));return{gene:$,command:S,result:E,position:j+1,findings:M}})),a=$=>t.filter(({result:S})=>S===
$),e=new Set(t.flatMap(({findings:$})=>$)),P=n.findings.filter($=>!e.has($)&&!$.suppressed),A=P.filter(({severity:$})=>$!==
"notice");return{commands:t,blocked:a("blocked"),failed:a("failed"),passed:a("passed"),notRun:a("notRun"),blast:A.filter(
v),findings:A.filter($=>!v($)),waiting:P.filter(l),notices:P.filter($=>$.severity==="notice"&&!l($)),suppressed:n.findings.
filter(({suppressed:$})=>$)}}function l({rule:n}){return n==="approval-missing"}function v({rule:n}){return n.startsWith(
"blast-radius-")}function d(n,c){return JSON.stringify([n,c])}function p({verdict:n,outcome:c}){if(n==="block"||c?.status===
"blocked")return"blocked";switch(c?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"\
not_runnable":case"error":return"failed";default:return"notRun"}}function f(n,c){const{severity:t,layer:a}=n,e=a==="run";
return c==="blocked"?t==="error"&&!e:c==="failed"&&((0,h().isMissingTarget)(n)||t==="error"&&e)}function w({location:n},c,t){
if(n===void 0)return!0;const{path:a=c.path,line:e=n.line}=t.location??{};return n.path===a&&n.line===e}function O(n){const c=b().
SEVERITIES.flatMap(t=>n.filter(a=>a.severity===t));return(0,h().groupsOf)(c,r)}function r({cause:n,rule:c,location:t,message:a}){
return n??JSON.stringify([c,t?t.path:a])}function i(n){return(0,h().groupsOf)(n,({command:c,findings:[t]})=>JSON.stringify(
[t&&r(t),c.outcome?.status,c.outcome?.exit_code,t&&(0,h().isMissingTarget)(t)?t.message:c.command]))}function y(n){return(0,h().
groupsOf)(n,({lead:{gene:c,findings:t}})=>t[0]?r(t[0]):c.summary)}}),49604:((I,u,o)=>{Object.defineProperty(u,"__esModul\
e",{value:!0}),u.NO_PROGRESS=void 0,u.linesOfProgress=h;function m(){const g=o(20849);return m=function(){return g},g}const b=u.
NO_PROGRESS={planned(){},started(){},finished(){},ended(){}};function h(g){let l=0,v=0;return{...b,planned:d=>{l=d},finished:(d,{
status:p,duration_ms:f})=>{v+=1;const w=(f/1e3).toFixed(1);g(`[${v}/${l}] ${p} in ${w} s: ${(0,m().safeLine)(d)}`)}}}}),
20849:((I,u,o)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.safeLine=h,u.withoutLogCommands=g;function m(){const l=o(
77598);return m=function(){return l},l}const b=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function h(l,v=200){const d=l.
replace(b,f=>`\\u{${f.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),p=Array.from(d);
return p.length<=v?d:`${p.slice(0,v-1).join("")}\u2026`}async function g(l,v){const d=(0,m().randomUUID)();l(`::stop-com\
mands::${d}`);try{return await v()}finally{l(`::${d}::`)}}})};
