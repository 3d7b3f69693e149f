"use strict";exports.id=411,exports.ids=[411],exports.modules={30225:((J,a,t)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.groupedProgress=
w;function p(){const m=t(289);return p=function(){return m},m}function v(){const m=t(94965);return v=function(){return m},
m}function O(){const m=t(49604);return O=function(){return m},m}function w(m){const b=(0,O().linesOfProgress)(m.info);return{
...b,planned:f=>{m.startGroup(`Run ${(0,v().count)(f,"validation command")}`),b.planned(f)},ended:()=>m.endGroup(),audit:(0,p().
linesOfAudit)({begin:()=>m.startGroup("Audit"),line:m.info,end:()=>m.endGroup()})}}}),82664:((J,a,t)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.auditAssetFile=f;function p(){const g=t(72025);return p=function(){return g},g}function v(){
const g=t(70716);return v=function(){return g},g}function O(){const g=t(54034);return O=function(){return g},g}function w(){
const g=t(56131);return w=function(){return g},g}function m(){const g=t(16373);return m=function(){return g},g}function b(){
const g=t(66160);return b=function(){return g},g}async function f(g,d){const $=d.terms.tree!==void 0?(0,b().correctorIn)(
g.problems):()=>"hand",s=(0,b().subjectOfAssets)(g,d,$),{clock:u}=d,h=await u.all("Checking assets",g.assets,async o=>{const e=(0,b().
isGene)(o)?await(0,m().readGene)(o,d,$):void 0;if(e===void 0)return{asset:o,commands:[],findings:await(0,p().ask)(v().CLAIM_CHECKS,
s,{asset:o})};const{commands:n}=e,r=[...await(0,O().geneFindings)(s,{...e,limits:(0,w().limitsOf)(e,s)}),...n.flatMap(y=>y.
findings)];return{asset:o,commands:n,findings:r}});return{path:g.path,assets:h.map(({asset:o,commands:e})=>({asset:o,commands:e})),
findings:[...await(0,p().ask)(v().SUBJECT_CHECKS,s),...h.flatMap(({findings:o})=>o)]}}}),10482:((J,a,t)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.judgeFor=P,a.readCommandEntries=d,a.riskAsked=$;function p(){const o=t(7723);return p=function(){
return o},o}function v(){const o=t(41895);return v=function(){return o},o}function O(){const o=t(78374);return O=function(){
return o},o}function w(){const o=t(13970);return w=function(){return o},o}function m(){const o=t(63550);return m=function(){
return o},o}function b(){const o=t(32854);return b=function(){return o},o}const f=p().looseObject({mode:w().riskSchema,allow_dangerous:p().
boolean(),allowed_roots:p().array(p().string().min(1)),workspace:p().string().min(1),cwd:p().string().min(1),proposal_mode:p().
enum(["structured","experimental"]),command_family:p().string(),platform:O().platformSchema,disabled_packs:p().array(p().
string()),symlinks:p().record(p().string().min(1),p().string().min(1)),tool:p().enum(["bash","runpy"]),computed_risk:w().
riskSchema}).partial(),g=p().object({id:p().union([p().string(),p().number()]).optional(),command:p().unknown(),context:f.
default({})});function d(o,e){return u(o,e).map((r,y)=>{if(typeof r!="object"||r===null||!("command"in r))return{id:String(
y),command:r,context:{}};const i=g.safeParse(r);if(!i.success)throw h(`entry ${y} of ${e}: ${p().prettifyError(i.error)}`);
const{id:S=String(y),command:A,context:l}=i.data;return{id:S,command:A,context:l}})}function P(o,e){const{mode:n,allow_dangerous:r,
allowed_roots:y,workspace:i,disabled_packs:S,platform:A}=o,{proposal_mode:l,command_family:C,cwd:T,tool:E,symlinks:F}=o,
G={...e.terms.policy,...n&&{mode:n},...r!==void 0&&{allow_dangerous:r},...y&&{allowed_roots:y},...i&&{workspace:i},...S&&
{disabled_packs:S}};return e.with({policy:G,...A&&{platform:A}}).proposed({...l&&{mode:l},...C!==void 0&&{family:C},...T&&
{cwd:T},...E&&{tool:E},...F&&{files:s(F,T??G.workspace)}})}function $({command:o,context:e}){return o===null?e.computed_risk:
void 0}function s(o,e){const n=Object.entries(o).map(([r,y])=>{const i=(0,b().locatePath)(r,e,{at:"/"});if(i===void 0)throw h(
`the symlink ${r} has no valid path`);return[i.slice(1),{symlink:y}]});return(0,m().literalTree)(Object.fromEntries(n),"\
the given symlinks")}function u(o,e){let n;try{n=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(o))}catch(r){throw h(
`${e} is not JSON in UTF-8: ${r.message}`)}if(!Array.isArray(n))throw h(`${e} is not a JSON array`);return n}function h(o){
return new(v()).GateError("input_invalid",`The commands cannot be read: ${o}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}}),98411:((J,a,t)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.auditVerb=void 0;function p(){const c=t(51455);return p=function(){return c},c}function v(){const c=t(76760);return v=
function(){return c},c}function O(){const c=t(63314);return O=function(){return c},c}function w(){const c=t(81456);return w=
function(){return c},c}function m(){const c=t(64385);return m=function(){return c},c}function b(){const c=t(82664);return b=
function(){return c},c}function f(){const c=t(41895);return f=function(){return c},c}function g(){const c=t(73388);return g=
function(){return c},c}function d(){const c=t(4378);return d=function(){return c},c}function P(){const c=t(16455);return P=
function(){return c},c}function $(){const c=t(53010);return $=function(){return c},c}function s(){const c=t(80090);return s=
function(){return c},c}function u(){const c=t(10289);return u=function(){return c},c}function h(){const c=t(25733);return h=
function(){return c},c}function o(){const c=t(34165);return o=function(){return c},c}function e(){const c=t(13580);return e=
function(){return c},c}function n(){const c=t(10482);return n=function(){return c},c}function r(){const c=t(49232);return r=
function(){return c},c}function y(){const c=t(95637);return y=function(){return c},c}function i(){const c=t(82256);return i=
function(){return c},c}const S=(c,j)=>(0,i().withJudgingOptions)(new(O()).Command("audit").argument("[files...]","asset \
files").option("--commands <file>","JSON array of commands; `-` reads standard input").option("--repo <dir>","also audit\
 the files that commands would run in this directory")).option("--verbose","show everything, including what is allowed").
action(async(M,L)=>j(await A(M,L,c)));a.auditVerb=S;async function A(c,j,M){if(j.commands===void 0==(c.length===0))throw new(f()).
GateError("usage","audit requires either asset files or --commands.","Example: gene-gate audit assets/gep/genes.json");const{
repo:L,commands:k}=j,I=async(B,U)=>{const{platform:R,signal:D}=M,N=await(0,r().policyFor)(j,M,B),{policy:H}=N,{audit:W}=(0,y().
progressFor)(M,!1),K=d().Judge.by({policy:H,tree:B,changed:new Set,platform:R,signal:D,...W&&{progress:W}}),z=await(k===
void 0?T(c,K,{...j,root:U},M):C(k,K,j,M)).finally(()=>W?.ended());return j.format==="text"&&M.print((0,o().renderPolicyUsed)(
(0,r().policyName)(N),H,M)),z};return L===void 0?I():(0,$().withSourceTree)((0,v().resolve)(M.cwd,L),M.env,I)}const l=1e3;
async function C(c,j,M,L){const{profile:k}=j.terms.policy,I=(0,n().readCommandEntries)(await L.readInput(c),(0,g().inputName)(
c)),B=async R=>{const{id:D,command:N}=R,H=typeof N=="string"?N:JSON.stringify(N)??"",W=(0,n().judgeFor)(R.context,j),K=k===
"curated"?(0,n().riskAsked)(R):void 0,z=await(K===void 0?W.command(N).then(Y=>(0,P().withEdit)(Y,W)):W.risk(K,N));return(0,s().
commandAnswer)({id:D,command:H},z,k)},U=[];for(let R=0;R<I.length;R+=l)U.push(...await Promise.all(I.slice(R,R+l).map(B)));
return F(U,h().renderCommandAnswers,M,L),G(U.map(({verdict:R})=>R))}async function T(c,j,{root:M,...L},k){const{profile:I,
assets:B}=j.terms.policy,U=(0,w().assetLimits)(B.max_file_bytes),R=[];for(const N of c){const H=await k.readInput(N),W=M===
void 0?N:await E(M,(0,v().resolve)(k.cwd,N)),K=j.with({cwd:j.storeOf(W).root}),z=await(0,b().auditAssetFile)((0,m().readAssetFile)(
N,H,U),K);R.push((0,s().fileAnswer)(z,I))}F(R,h().renderFileAnswers,L,k);const D=R.flatMap(N=>N.findings);return D.some(
({rule:N})=>(0,e().ruleOf)(N)?.undecided)?2:D.some(({severity:N})=>N==="error")?1:0}async function E(c,j){const M=await(0,p().
realpath)((0,v().dirname)(j)).catch(()=>(0,v().dirname)(j));return(0,v().relative)(await(0,p().realpath)(c),(0,v().join)(
M,(0,v().basename)(j))).split(v().sep).join("/")}function F(c,j,{format:M,verbose:L},k){const I=M==="json"?`${(0,u().json)(
c)}
`:j(c,{...k,verbose:L??!1});k.print(I,M)}function G(c){return c.includes("block")?1:0}}),49232:((J,a,t)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.builtInPolicy=h,a.namedPolicy=d,a.policyFor=$,a.policyName=s,a.policyOfFile=P,a.repositoryOf=
o;function p(){const n=t(73024);return p=function(){return n},n}function v(){const n=t(76760);return v=function(){return n},
n}function O(){const n=t(41895);return O=function(){return n},n}function w(){const n=t(21311);return w=function(){return n},
n}function m(){const n=t(74238);return m=function(){return n},n}function b(){const n=t(48741);return b=function(){return n},
n}function f(){const n=t(96402);return f=function(){return n},n}function g(){const n=t(63550);return g=function(){return n},
n}async function d(n,r){if(n===void 0)return;const y=await P(n,r);return(0,w().requireExamples)(y),y}async function P(n,r){
const y=(await r.readInput(n)).toString("utf8"),i=await o(r.cwd,r.env)??r.cwd;return await(0,m().loadPolicyFile)(y,n,(0,b().
folderTree)(i))}async function $({policy:n,profile:r},y,i){const S=n===!1?await h():await d(n,y)??await u(i,y);return r===
void 0?S:{...S,policy:{...S.policy,profile:r}}}function s({source:n,path:r,ref:y}){return n==="default"||r===void 0?"the\
 built-in policy":n==="file"||y===void 0?r:`${r} in ${y}`}async function u(n,{cwd:r,env:y}){const i=n===void 0?await o(r,
y):void 0,S=n??(i===void 0?void 0:(0,b().folderTree)(i));if(S===void 0)return h();const A=await(0,m().loadPolicy)(S,S.label);
return(0,w().requireExamples)(A),A}function h(){const n=(0,g().literalTree)({});return(0,m().loadPolicy)(n,n.label)}async function o(n,r){
try{const y=await(0,f().openRepository)(n,r);return await y.close(),y.directory}catch(y){const i=y instanceof O().GateError&&
y.code==="program_not_found";if(y instanceof O().GateError&&!(i&&e(n)))return;throw y}}function e(n){const r=(0,v().dirname)(
n);return(0,p().existsSync)((0,v().join)(n,".git"))||r!==n&&e(r)}}),95637:((J,a,t)=>{Object.defineProperty(a,"__esModule",
{value:!0}),a.progressFor=s,a.terminalProgress=g;function p(){const u=t(30225);return p=function(){return u},u}function v(){
const u=t(289);return v=function(){return u},u}function O(){const u=t(50427);return O=function(){return u},u}function w(){
const u=t(49604);return w=function(){return u},u}function m(){const u=t(20849);return m=function(){return u},u}const b=1e3,
f=2;function g(u){let h=0,o=0,e=0,n=[],r=performance.now(),y=0,i;const S=()=>{const l=performance.now(),C=e>0?`${o}/${h}\
, ${e} failed`:`${o}/${h}`,T=Math.max(1,u.size.rows-f-1),E=n.length>T?n.slice(0,T-1):n,F=n.length-E.length;return[`${C} \
 ${$(r,l)}`,...E.map(G=>`${$(G.since,l).padStart(7)}  ${(0,m().safeLine)(G.command)}`),...F>0?[`         and ${F} more`]:
[]]},A=l=>{const C=y>1?`\x1B[${y-1}A`:"",T=l.map(E=>(0,O().clipColumns)(E,u.size.columns-1)).join(`
`);u.write(`\r${C}\x1B[J${T}`),y=l.length};return{audit:P(u),planned:l=>{h=l,r=performance.now(),i=setInterval(()=>A(S()),
b),i.unref()},started:l=>{n=[...n,{command:l,since:performance.now()}],A(S())},finished:(l,{status:C})=>{o+=1,C!=="passe\
d"&&(e+=1);const T=n.findIndex(E=>E.command===l);n=n.filter((E,F)=>F!==T),A(S())},ended:()=>{clearInterval(i),A([])}}}const d={
first:500,next:200};function P({size:u,write:h}){const o=e=>h(`\r\x1B[J${e}`);return(0,v().linesOfAudit)({line:e=>o((0,O().
clipColumns)(e,u.columns-1)),end:()=>o("")},d)}function $(u,h){return`${Math.floor((h-u)/1e3)} s`}function s(u,h){if(h)return w().
NO_PROGRESS;if(!u.interactive){const n=y=>u.note(`${y}
`),{fold:r}=u;return r?(0,p().groupedProgress)({info:n,startGroup:r,endGroup:()=>r()}):{...(0,w().linesOfProgress)(n),audit:(0,v().
linesOfAudit)({line:n})}}const{screen:o,note:e}=u;return g({size:o,write:e})}}),82256:((J,a,t)=>{Object.defineProperty(a,
"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=void 0,a.formatOption=g,a.inRepository=P,a.profileOption=f,a.withJudgingOptions=
m;function p(){const $=t(76760);return p=function(){return $},$}function v(){const $=t(63314);return v=function(){return $},
$}function O(){const $=t(80068);return O=function(){return $},$}function w(){const $=t(96402);return w=function(){return $},
$}function m($){return $.option(...b).option("--no-policy","use the built-in policy").addOption(f()).addOption(g())}const b=a.
POLICY_OPTION=["--policy <file>","policy file (default: the policy of the repository)"];function f(){return new(v()).Option(
"--profile <name>","profile for commands").choices(O().PROFILE_NAMES)}function g(){return new(v()).Option("--format <nam\
e>","output format").choices(["text","json"]).default("text")}const d=a.REPO_OPTION=["--repo <dir>","directory in the wo\
rking tree","."];async function P({repo:$},{cwd:s,env:u},h){const o=await(0,w().openRepository)((0,p().resolve)(s,$),u);
try{return await h(o)}finally{await o.close()}}}),53010:((J,a,t)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.withSourceTree=
g;function p(){const d=t(51455);return p=function(){return d},d}function v(){const d=t(41895);return v=function(){return d},
d}function O(){const d=t(67147);return O=function(){return d},d}function w(){const d=t(48741);return w=function(){return d},
d}function m(){const d=t(96402);return m=function(){return d},d}function b(){const d=t(35720);return b=function(){return d},
d}function f(){const d=t(34397);return f=function(){return d},d}async function g(d,P,$){const s=await(0,m().openRepository)(
d,P).catch(async u=>{if(!(u instanceof v().GateError&&u.code==="not_a_repository"&&(await(0,p().stat)(d).catch(()=>{}))?.
isDirectory()))throw u});if(s===void 0)return $((0,w().folderTree)(d),d);try{const u=`the files of ${s.directory}`,h=await(0,b().
readTree)(s,await(0,f().snapshotWorktree)(s),{label:u});return await $((0,O().withAdditions)(h,(0,w().folderTree)(s.directory),
(0,O().additionsOf)()),s.directory,s)}finally{await s.close()}}}),34397:((J,a,t)=>{Object.defineProperty(a,"__esModule",
{value:!0}),a.snapshotWorktree=b;function p(){const P=t(51455);return p=function(){return P},P}function v(){const P=t(76760);
return v=function(){return P},P}function O(){const P=t(41895);return O=function(){return P},P}function w(){const P=t(96681);
return w=function(){return P},P}const m=Buffer.from([0]);async function b(P){const $=await d(P);return await $(["update-\
index","-z","--index-info"],await f(P)),await $(["add","--all","--","."]),(await $(["write-tree"])).toString().trim()}async function f(P){
const $=[];for(const s of(0,w().splitNul)(await P.user(["ls-files","-t","--stage","-z"]))){const u=s[0]===83,h=s.subarray(
s.indexOf(9)+1);if(u&&!await g(P,h))throw new(O()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.
stringify((0,w().decodePath)(h))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");$.push(s.subarray(
2),m)}return Buffer.concat($)}async function g({directory:P},$){return(0,p().lstat)(Buffer.concat([Buffer.from(`${P}/`),
$])).then(()=>!0,s=>{if(s.code==="ENOENT"||s.code==="ENOTDIR")return!1;throw new(O()).GateError("file_unreadable",`Canno\
t examine ${JSON.stringify((0,w().decodePath)($))} (${s.code})`,"Check the permissions of the directories above the file\
.",{cause:s})})}async function d(P){const $=await(0,p().mkdtemp)((0,v().join)(P.temporary,"index-")),s={...P.privateStore,
GIT_INDEX_FILE:(0,v().join)($,"index")};return(u,h)=>P.user(u,{env:s,...h&&{input:h}})}}),80090:((J,a,t)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.commandAnswer=w,a.fileAnswer=b;function p(){const f=t(95132);return p=function(){return f},
f}function v(){const f=t(37075);return v=function(){return f},f}function O(){const f=t(77648);return O=function(){return f},
f}function w({id:f,command:g},d,P,$){const{verdict:s,risk:u,confirmation:h,reading:o,findings:e,profiles:n,validators:r}=d,
[y]=s==="block"&&P==="workspace"?e:[];return{id:f,command:g,verdict:s,risk:u,confirmation:h,argv:o.argv,findings:(0,O().
reportFindings)(e,$),warnings:m(e),profiles:(0,O().verdictsOf)(n),validators:(0,O().verdictsOf)(r),...y&&{error:(0,p().describe)(
y).message.replace(/\.$/,""),rule:y.rule,layer:y.layer}}}function m(f){const g=f.filter(({severity:d})=>d==="warning");return[
...new Set(g.map(({rule:d})=>d))]}function b({path:f,assets:g,findings:d},P){const $=g.flatMap(({commands:u})=>u.flatMap(
h=>h.findings)),s=(0,v().idsOf)([...$,...d]);return{path:f,assets:g.map(({asset:u,commands:h})=>({type:u.type,id:u.id,location:u.
locate(),commands:h.map((o,e)=>w({id:`${u.id}#${e}`,...o},o,P,s))})),findings:(0,O().reportFindings)(d,s)}}}),77648:((J,a,t)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.findingsAbout=g,a.idsIn=s,a.reportFinding=y,a.reportFindings=r,a.reportGene=
f,a.reportScripts=o,a.verdictsOf=e;function p(){const i=t(85475);return p=function(){return i},i}function v(){const i=t(
80827);return v=function(){return i},i}function O(){const i=t(59490);return O=function(){return i},i}function w(){const i=t(
99462);return w=function(){return i},i}function m(){const i=t(95132);return m=function(){return i},i}function b(){const i=t(
37075);return b=function(){return i},i}function f(i,S,{about:A,ids:l}){const{gene:C,outcomes:T,mutants:E,runFindings:F,verdict:G,
summary:c}=i,{asset:j,change:M,blastRadius:L}=C,k=[...A(j),...C.findings,...F.filter(I=>I.subject?.command===void 0)];return{
id:j.id,asset_id:(0,p().assetIdOf)(j),path:j.path,line:j.locate().line,store:{path:C.store.path||".",root:C.store.root||
"."},change:M,verdict:G,summary:c,profiles:n(C.commands.map(({profiles:I})=>I)),validators:n(C.commands.map(({validators:I})=>I)),
blast_radius:L,commands:C.commands.map((I,B)=>{const U=F.filter(N=>$(N,I)),R=s([...I.findings,...U],l),D=E?.[B];return{...u(
I,T[B]),...D&&{mutant:D},...R}}),...s(k,l),...C.differences.length>0&&{differences:C.differences},validation_report_id:S}}
function g(i){const S=(0,O().groupBy)(i,({subject:A})=>d(A));return A=>(S.get(d(A))??[]).filter(l=>P(l,A))}function d({type:i,
id:S}={}){return`${i} ${S}`}function P({subject:i,location:S},{type:A,id:l,path:C}){return i?.type===A&&i.id===l&&(S?.path??
C)===C}function $({subject:i,location:S},{command:A,location:l}){return i?.command===A&&S?.line===l.line&&S.column===l.column}
function s(i,S){const A=i.flatMap(l=>S.get(l)??[]);return A.length>0?{findings:A}:{}}function u(i,S){return{command:i.command,
verdict:i.verdict,risk:i.risk,confirmation:i.confirmation,...i.reading.argv&&{words:i.reading.words.map(h)},...i.plan?.scripts&&
{scripts:o(i.plan.scripts)},profiles:e(i.profiles),validators:e(i.validators),location:i.location,...i.plan&&{plan_digest:i.
plan.digest},...S&&{outcome:S}}}function h({text:i,span:{start:S,end:A}}){return{text:i,start:S,end:A}}function o(i){return(0,v().
stepsIn)(i).map(({directory:S,event:A,text:l,command:C})=>({directory:S,event:A,text:l,shell:C===void 0}))}function e(i){
return Object.fromEntries(Object.entries(i).map(([S,{verdict:A}])=>[S,A]))}function n(i){const S={};for(const A of i)for(const[
l,{verdict:C,reason:T,remark:E}]of Object.entries(A)){const F=S[l];F&&!F.accepted||(S[l]=C==="block"?{accepted:!1,...T&&
{reason:(0,m().describe)(T).message}}:{accepted:!0,...E&&{remark:(0,m().describe)(E).message},...F})}return S}function r(i,S=(0,b().
idsOf)(i),A){return i.toSorted(w().byHarm).map(l=>{const C={id:S.get(l),cause:(0,b().causeOf)(l),...y(l)};if(A===void 0)
return C;const T=`gene-gate fix --base ${A.slice(0,12)} --write`;return{...C,remedy:C.remedy.replaceAll("gene-gate fix -\
-write",T)}})}function y(i){const{rule:S,severity:A,harm:l,layer:C,location:T,span:E,subject:F,edit:G,danger:c,level:j,before:M,
suppressed:L}=i;return{rule:S,severity:A,harm:l,layer:C,...(0,m().describe)(i),...T&&{location:T},...E&&{span:E},...F&&{
subject:F},...G&&{edit:G},...c!==void 0&&{danger:c},...j&&{level:j},...M&&{before:M},...L&&{suppressed:L}}}}),289:((J,a,t)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.linesOfAudit=m,a.stageWords=w;function p(){const b=t(94965);return p=
function(){return b},b}const v=1e3,O={first:3e3,next:5e3};function w(){let b;return(f,g)=>{const{done:d,total:P}=f;b?.stage!==
f&&(b={stage:f,at:g,done:d});const[$,s]=[g-b.at,d-b.done],u=`${f.doing}: ${(0,p().grouped)(d)} of ${(0,p().grouped)(P)}`;
return $<v||s===0?u:`${u}, about ${(0,p().duration)((P-d)*$/s)} left`}}function m(b,f=O){const g=w();let d,P=!1;return{turn:$=>{
const s=performance.now(),u=g($,s);d??=s+f.first,!(s<d)&&(d=s+f.next,P||b.begin?.(),P=!0,b.line(u))},ended:()=>{P&&b.end?.(),
P=!1,d=void 0}}}}),25733:((J,a,t)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.renderCommandAnswers=b,a.renderFileAnswers=
f;function p(){const s=t(17577);return p=function(){return s},s}function v(){const s=t(63245);return v=function(){return s},
s}function O(){const s=t(94965);return O=function(){return s},s}function w(){const s=t(17722);return w=function(){return s},
s}function m(){const s=t(31626);return m=function(){return s},s}function b(s,u){const h=(0,m().layoutOf)(u);return(0,m().
page)([...d(s,h),$(s,[],h)])}function f(s,u){const h=(0,m().layoutOf)(u),o=s.flatMap(r=>r.assets),e=o.flatMap(r=>r.commands),
n=[(0,O().count)(s.length,"file"),(0,O().count)(o.length,"asset")];return(0,m().page)([...s.flatMap(r=>g(r,h)),$(e,n,h)])}
function g({path:s,assets:u,findings:h},o){const e=h.filter(({subject:l})=>l?.command===void 0),n=o.verbose?e:e.filter(({
severity:l})=>l!=="notice"),r=(0,v().groupFindings)(n),y=d(u.flatMap(l=>l.commands),o),i=o.paint("strong",(0,m().shortName)(
s,(0,m().roomOf)(o))),A=y.length===0&&r.length===0?[o.paint("quiet","no problems found")]:[];return[(0,m().labelled)(o,"\
file",[i,...A]),...y,...r.map(l=>(0,w().findingRows)(l,o))]}function d(s,u){return s.filter(({verdict:h})=>u.verbose||h!==
"allow").map(h=>P(h,u))}function P({command:s,verdict:u,findings:h},o){const{main:e,further:n}=(0,p().reasonsOf)(h.filter(
({severity:r})=>r!=="notice"));return[...(0,m().labelled)(o,u,(0,w().markedCommand)(s,e?.span?[e.span]:[],o,{tone:O().COMMAND_TONES[u]}),
O().COMMAND_TONES[u]),...e?(0,w().explanation)(e,o):[],...n.flatMap(({message:r,rule:y})=>(0,m().prose)(o,"also",`${r} (${y}\
)`))]}function $(s,u,h){const o=n=>s.filter(({verdict:r})=>r===n).length,e=[...u,(0,O().count)(s.length,"command"),`${o(
"allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a warning`]:[],...o("block")>0?[`${o("block")} blocked`]:[]];
return(0,m().prose)(h,"total",e.join(", "))}}),34165:((J,a,t)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.renderPolicy=
b,a.renderPolicyUsed=m;function p(){const f=t(94853);return p=function(){return f},f}function v(){const f=t(76545);return v=
function(){return f},f}function O(){const f=t(94965);return O=function(){return f},f}function w(){const f=t(31626);return w=
function(){return f},f}function m(f,{profile:g},d){const P=(0,w().layoutOf)({...d,verbose:!0});return`${(0,w().prose)(P,
"policy",`${f}, profile ${g}`).join(`
`)}
`}function b(f,g,{idleIgnores:d,idleLevels:P,failedExamples:$},s){const u=(0,w().layoutOf)({...s,verbose:!0}),h=(0,v().comparePolicies)(
p().DEFAULT_POLICY,f),o=h.length===0?"same as the defaults":`${(0,O().count)(h.length,"difference")} from the defaults`;
return`${[(0,w().prose)(u,"policy",`${g}: ${o}`,{text:"strong"}),...h.map(({key:n,change:r,direction:y="changed"})=>(0,w().
prose)(u,y,`${n}: ${r}`,{label:y==="looser"?"caution":"quiet"})),...$.map(n=>(0,w().prose)(u,"example",n,{label:"bad"})),
...d.map(({rule:n,why:r})=>(0,w().prose)(u,"no effect",`ignore ${n}: ${r}`,{label:"bad"})),...P.map(({name:n,why:r})=>(0,w().
prose)(u,"no effect",`rules ${n}: ${r}`,{label:"bad"}))].flat().join(`
`)}
`}}),63245:((J,a,t)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.commandKey=g,a.groupByCause=o,a.groupCommands=h,
a.groupFindings=s,a.reportSections=w,a.resultOf=d,a.standsAt=$;function p(){const e=t(59490);return p=function(){return e},
e}function v(){const e=t(99462);return v=function(){return e},e}function O(){const e=t(17577);return O=function(){return e},
e}function w(e){const n=(0,p().groupBy)(e.findings,({subject:l})=>g(l?.id,l?.command)),r=e.genes.flatMap(l=>l.commands.map(
(C,T)=>{const E=d(C),F=(n.get(g(l.id,C.command))??[]).filter(G=>P(G,E)&&$(G,l,C)).sort((G,c)=>Number((0,O().isMissingTarget)(
c))-Number((0,O().isMissingTarget)(G)));return{gene:l,command:C,result:E,position:T+1,findings:F}})),y=l=>r.filter(({result:C})=>C===
l).sort(m),i=new Set(r.flatMap(({findings:l})=>l)),S=e.findings.filter(l=>!i.has(l)&&!l.suppressed),A=S.filter(({severity:l})=>l!==
"notice");return{commands:r,blocked:y("blocked"),failed:y("failed"),passed:y("passed"),notRun:y("notRun"),blast:A.filter(
f),dangers:A.filter(({harm:l})=>l==="danger"),findings:A.filter(l=>!f(l)&&l.harm!=="danger"),waiting:S.filter(b),notices:S.
filter(l=>l.severity==="notice"&&!b(l)),suppressed:e.findings.filter(({suppressed:l})=>l)}}function m({findings:[e]},{findings:[
n]}){return e&&n?(0,v().byHarm)(e,n):0}function b({rule:e}){return e==="approval-missing"}function f({rule:e}){return e.
startsWith("blast-radius-")}function g(e,n){return JSON.stringify([e,n])}function d({verdict:e,outcome:n}){if(e==="block"||
n?.status==="blocked")return"blocked";switch(n?.status){case"passed":return"passed";case"failed":case"timed_out":case"cr\
ashed":case"not_runnable":case"error":return"failed";default:return"notRun"}}function P(e,n){const{severity:r,layer:y}=e,
i=y==="run";return n==="blocked"?r==="error"&&!i:n==="failed"&&((0,O().isMissingTarget)(e)||r==="error"&&i)}function $({
location:e},n,r){if(e===void 0)return!0;const{path:y=n.path,line:i=e.line}=r.location??{};return e.path===y&&e.line===i}
function s(e){return(0,O().groupsOf)(e.toSorted(v().byHarm),u)}function u({cause:e,rule:n,location:r,message:y}){return e??
JSON.stringify([n,r?r.path:y])}function h(e){return(0,O().groupsOf)(e,({command:n,findings:[r]})=>JSON.stringify([r&&u(r),
n.outcome?.status,n.outcome?.exit_code,r&&(0,O().isMissingTarget)(r)?r.message:n.command]))}function o(e){return(0,O().groupsOf)(
e,({lead:{gene:n,findings:r}})=>r[0]?u(r[0]):n.summary)}}),49604:((J,a,t)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.NO_PROGRESS=void 0,a.linesOfProgress=O;function p(){const w=t(20849);return p=function(){return w},w}const v=a.NO_PROGRESS=
{planned(){},started(){},finished(){},ended(){}};function O(w){let m=0,b=0;return{...v,planned:f=>{m=f},finished:(f,{status:g,
duration_ms:d})=>{b+=1;const P=(d/1e3).toFixed(1);w(`[${b}/${m}] ${g} in ${P} s: ${(0,p().safeLine)(f)}`)}}}}),20849:((J,a,t)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.safeLine=O,a.withoutLogCommands=w;function p(){const m=t(77598);return p=
function(){return m},m}const v=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function O(m,b=200){const f=m.replace(v,d=>`\\u\
{${d.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),g=Array.from(f);return g.length<=
b?f:`${g.slice(0,b-1).join("")}\u2026`}async function w(m,b){const f=(0,p().randomUUID)();m(`::stop-commands::${f}`);try{
return await b()}finally{m(`::${f}::`)}}})};
