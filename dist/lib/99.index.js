"use strict";exports.id=99,exports.ids=[99],exports.modules={99944:((b,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.answerOfAgentFile=
s,i.pathInRoot=A;function h(){const e=o(51455);return h=function(){return e},e}function p(){const e=o(76760);return p=function(){
return e},e}function g(){const e=o(99668);return g=function(){return e},e}function P(){const e=o(20702);return P=function(){
return e},e}function I(){const e=o(12792);return I=function(){return e},e}function E(){const e=o(80090);return E=function(){
return e},e}async function A(e,{root:m},{cwd:r}){if(m===void 0)return e;const l=(0,p().resolve)(r,e),a=await(0,h().realpath)(
(0,p().dirname)(l)).catch(()=>(0,p().dirname)(l));return(0,p().relative)(await(0,h().realpath)(m),(0,p().join)(a,(0,p().
basename)(l))).split(p().sep).join("/")}async function s({path:e,file:m},r,{agent_files:l},a){const c=(0,g().agentFileAt)(
await A(m,r,a));if(c===void 0)return;const O=(0,I().readAgentFile)({...c,path:e},await a.readInput(m));return(0,E().agentFileAnswer)(
await(0,P().judgeWholeFile)(O,r.tree,l.level))}}),49232:((b,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.builtInPolicy=
c,i.namedPolicy=e,i.policyFor=r,i.policyName=l,i.policyOfFile=m,i.repositoryOf=O;function h(){const n=o(73024);return h=
function(){return n},n}function p(){const n=o(76760);return p=function(){return n},n}function g(){const n=o(41895);return g=
function(){return n},n}function P(){const n=o(21311);return P=function(){return n},n}function I(){const n=o(74238);return I=
function(){return n},n}function E(){const n=o(48741);return E=function(){return n},n}function A(){const n=o(96402);return A=
function(){return n},n}function s(){const n=o(63550);return s=function(){return n},n}async function e(n,f){if(n===void 0)
return;const d=await m(n,f);return(0,P().requireExamples)(d),d}async function m(n,f){const d=(await f.readInput(n)).toString(
"utf8"),F=await O(f.cwd,f.env)??f.cwd;return await(0,I().loadPolicyFile)(d,n,(0,E().folderTree)(F))}async function r({policy:n,
profile:f},d,F){const j=n===!1?await c():await e(n,d)??await a(F,d);return f===void 0?j:{...j,policy:{...j.policy,profile:f}}}
function l({source:n,path:f,ref:d}){return n==="default"||f===void 0?"the built-in policy":n==="file"||d===void 0?f:`${f}\
 in ${d}`}async function a(n,{cwd:f,env:d}){const F=n===void 0?await O(f,d):void 0,j=n??(F===void 0?void 0:(0,E().folderTree)(
F));if(j===void 0)return c();const L=await(0,I().loadPolicy)(j,j.label);return(0,P().requireExamples)(L),L}function c(){
const n=(0,s().literalTree)({});return(0,I().loadPolicy)(n,n.label)}async function O(n,f){try{const d=await(0,A().openRepository)(
n,f);return await d.close(),d.directory}catch(d){const F=d instanceof g().GateError&&d.code==="program_not_found";if(d instanceof
g().GateError&&!(F&&T(n)))return;throw d}}function T(n){const f=(0,p().dirname)(n);return(0,h().existsSync)((0,p().join)(
n,".git"))||f!==n&&T(f)}}),82256:((b,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.REPO_OPTION=i.POLICY_OPTION=
void 0,i.formatOption=r,i.inRepository=O,i.printAnswer=a,i.profileOption=m,i.storeFiles=T,i.textOptions=l,i.withJudgingOptions=
s;function h(){const n=o(76760);return h=function(){return n},n}function p(){const n=o(63314);return p=function(){return n},
n}function g(){const n=o(18744);return g=function(){return n},n}function P(){const n=o(41895);return P=function(){return n},
n}function I(){const n=o(80068);return I=function(){return n},n}function E(){const n=o(96402);return E=function(){return n},
n}function A(){const n=o(10289);return A=function(){return n},n}function s(n){return n.option(...e).option("--no-policy",
"use the built-in policy").addOption(m()).addOption(r())}const e=i.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function m(){return new(p()).Option("--profile <name>","profile for commands").choices(
I().PROFILE_NAMES)}function r(){return new(p()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function l({verbose:n=!1},{columns:f,colour:d}){return{columns:f,colour:d,verbose:n}}function a(n,f,d,F){F.print(
d==="json"?`${(0,A().json)(n)}
`:f(),d)}const c=i.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function O({repo:n},{cwd:f,env:d},F){
const j=await(0,E().openRepository)((0,h().resolve)(f,n),d);try{return await F(j)}finally{await j.close()}}function T(n,f,d){
const F=(0,g().assetPathsIn)(n,f);if(F.length>0)return F;throw new(P()).GateError("usage",`${d} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}}),53010:((b,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.withSourceTree=s;function h(){const e=o(51455);return h=function(){return e},e}function p(){const e=o(41895);return p=
function(){return e},e}function g(){const e=o(67147);return g=function(){return e},e}function P(){const e=o(48741);return P=
function(){return e},e}function I(){const e=o(96402);return I=function(){return e},e}function E(){const e=o(35720);return E=
function(){return e},e}function A(){const e=o(34397);return A=function(){return e},e}async function s(e,m,r,l=!1){const a=await(0,I().
openRepository)(e,m).catch(async c=>{if(!(c instanceof p().GateError&&c.code==="not_a_repository"&&(await(0,h().stat)(e).
catch(()=>{}))?.isDirectory()))throw c});if(a===void 0)return r((0,P().folderTree)(e),e);try{const c=`the ${l?"staged ":
""}files of ${a.directory}`,O=l?A().snapshotIndex:A().snapshotWorktree,T=await(0,E().readTree)(a,await O(a),{label:c});return await r(
(0,g().withAdditions)(T,(0,P().folderTree)(a.directory),(0,g().additionsOf)()),a.directory,a)}finally{await a.close()}}}),
34397:((b,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.snapshotIndex=A,i.snapshotWorktree=E;function h(){const r=o(
51455);return h=function(){return r},r}function p(){const r=o(76760);return p=function(){return r},r}function g(){const r=o(
41895);return g=function(){return r},r}function P(){const r=o(96681);return P=function(){return r},r}const I=Buffer.from(
[0]);async function E(r){const l=await m(r);return await l(["update-index","-z","--index-info"],await s(r)),await l(["ad\
d","--all","--","."]),(await l(["write-tree"])).toString().trim()}async function A(r){const l=(0,p().join)(await(0,h().mkdtemp)(
(0,p().join)(r.temporary,"index-")),"index");await(0,h().copyFile)(r.index,l).catch(c=>{if(c.code!=="ENOENT")throw c});const a={
...r.privateStore,GIT_INDEX_FILE:l};return(await r.user(["write-tree"],{env:a})).toString().trim()}async function s(r){const l=[];
for(const a of(0,P().splitNul)(await r.user(["ls-files","-t","--stage","-z"]))){const c=a[0]===83,O=a.subarray(a.indexOf(
9)+1);if(c&&!await e(r,O))throw new(g()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify(
(0,P().decodePath)(O))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");l.push(a.subarray(2),
I)}return Buffer.concat(l)}async function e({directory:r},l){return(0,h().lstat)(Buffer.concat([Buffer.from(`${r}/`),l])).
then(()=>!0,a=>{if(a.code==="ENOENT"||a.code==="ENOTDIR")return!1;throw new(g()).GateError("file_unreadable",`Cannot exa\
mine ${JSON.stringify((0,P().decodePath)(l))} (${a.code})`,"Check the permissions of the directories above the file.",{cause:a})})}
async function m(r){const l=await(0,h().mkdtemp)((0,p().join)(r.temporary,"index-")),a={...r.privateStore,GIT_INDEX_FILE:(0,p().
join)(l,"index")};return(c,O)=>r.user(c,{env:a,...O&&{input:O}})}}),80090:((b,i,o)=>{Object.defineProperty(i,"__esModule",
{value:!0}),i.agentFileAnswer=P,i.commandAnswer=I,i.fileAnswer=A;function h(){const s=o(95132);return h=function(){return s},
s}function p(){const s=o(37075);return p=function(){return s},s}function g(){const s=o(77648);return g=function(){return s},
s}function P(s){const e=(0,p().idsOf)([...s.findings]);return{...(0,g().reportAgentFile)(s,s.findings,e),findings:(0,g().
reportFindings)(s.findings,e)}}function I({id:s,command:e},m,r,l){const{verdict:a,risk:c,confirmation:O,reading:T,findings:n,
profiles:f,validators:d}=m,[F]=a==="block"&&r==="workspace"?n:[];return{id:s,command:e,verdict:a,risk:c,confirmation:O,argv:T.
argv,findings:(0,g().reportFindings)(n,l),warnings:E(n),profiles:(0,g().verdictsOf)(f),validators:(0,g().verdictsOf)(d),
...F&&{error:(0,h().describe)(F).message.replace(/\.$/,""),rule:F.rule,layer:F.layer}}}function E(s){const e=s.filter(({
severity:m})=>m==="warning");return[...new Set(e.map(({rule:m})=>m))]}function A({path:s,assets:e,findings:m},r){const l=e.
flatMap(({commands:c})=>c.flatMap(O=>O.findings)),a=(0,p().idsOf)([...l,...m]);return{path:s,assets:e.map(({asset:c,commands:O})=>({
type:c.type,id:c.id,location:c.locate(),commands:O.map((T,n)=>I({id:`${c.id}#${n}`,...T},T,r,a))})),findings:(0,g().reportFindings)(
m,a)}}}),77648:((b,i,o)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.findingsAbout=m,i.idsIn=c,i.reportAgentFile=
L,i.reportFinding=j,i.reportFindings=F,i.reportGene=e,i.reportScripts=n,i.verdictsOf=f;function h(){const t=o(69024);return h=
function(){return t},t}function p(){const t=o(85475);return p=function(){return t},t}function g(){const t=o(80827);return g=
function(){return t},t}function P(){const t=o(59490);return P=function(){return t},t}function I(){const t=o(38863);return I=
function(){return t},t}function E(){const t=o(78261);return E=function(){return t},t}function A(){const t=o(95132);return A=
function(){return t},t}function s(){const t=o(37075);return s=function(){return t},t}function e(t,u,{about:y,ids:w}){const{
gene:v,outcomes:N,mutants:M,runFindings:S,capped:C,verdict:G,summary:D}=t,{asset:$,change:B,blastRadius:Y}=v,z=[...y($),
...v.findings,...C,...S.filter(R=>R.subject?.command===void 0)];return{id:$.id,asset_id:(0,p().assetIdOf)($),path:$.path,
line:$.locate().line,store:{path:v.store.path||".",root:v.store.root||"."},change:B,verdict:G,summary:D,profiles:d(v.commands.
map(({profiles:R})=>R)),validators:d(v.commands.map(({validators:R})=>R)),blast_radius:Y,commands:v.commands.map((R,W)=>{
const X=S.filter(Q=>a(Q,R)),K=c([...R.findings,...X],w),J=M?.[W];return{...O(R,N[W]),...J&&{mutant:J},...K}}),...c(z,w),
...v.differences.length>0&&{differences:v.differences},validation_report_id:u}}function m(t){const u=(0,P().groupBy)(t,({
subject:y})=>r(y));return y=>(u.get(r(y))??[]).filter(w=>l(w,y))}function r({type:t,id:u}={}){return`${t} ${u}`}function l({
subject:t,location:u},{type:y,id:w,path:v}){return t?.type===y&&t.id===w&&(u?.path??v)===v}function a({subject:t,location:u},{
command:y,location:w}){return t?.command===y&&u?.line===w.line&&u.column===w.column}function c(t,u){const y=[...new Set(
t.flatMap(w=>u.get(w)??[]))];return y.length>0?{findings:y}:{}}function O(t,u){return{command:t.command,verdict:t.verdict,
risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&{words:t.reading.words.map(T)},...t.plan?.scripts&&{scripts:n(
t.plan.scripts)},profiles:f(t.profiles),validators:f(t.validators),location:t.location,...t.plan&&{plan_digest:t.plan.digest},
...u&&{outcome:u}}}function T({text:t,span:{start:u,end:y}}){return{text:t,start:u,end:y}}function n(t){return(0,g().stepsIn)(
t).map(({directory:u,event:y,text:w,command:v})=>({directory:u,event:y,text:w,shell:v===void 0}))}function f(t){return Object.
fromEntries(Object.entries(t).map(([u,{verdict:y}])=>[u,y]))}function d(t){const u={};for(const y of t)for(const[w,{verdict:v,
reason:N,remark:M}]of Object.entries(y)){const S=u[w];S&&!S.accepted||(u[w]=v==="block"?{accepted:!1,...N&&{reason:(0,A().
describe)(N).message}}:{accepted:!0,...M&&{remark:(0,A().describe)(M).message},...S})}return u}function F(t,u=(0,s().idsOf)(
t),y){return t.toSorted(E().byHarm).map(w=>{const v={id:u.get(w),cause:(0,s().causeOf)(w),...j(w)};if(y===void 0)return v;
const N=`${I().COMMAND} fix --base ${y.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix --",N)}})}
function j(t){const{args:u,...y}=t;return{...y,...(0,A().describe)(t)}}function L({file:{path:t,format:u},entries:y},w,v){
const{name:N,tool:M,approval:S,specification:C}=u;return{path:t,format:N,tool:M,approval:S,specification:C,entries:y.map(
G=>H(G,w,v))}}function H({state:t,entry:u,targets:y,findings:w},v,N){const{event:M,shown:S,location:C}=u,G=(0,h().meansOf)(
y),D=y.flatMap(({kind:$,name:B})=>$==="file"?[B]:[]);return{event:M,command:S,line:C.line,...G.length>0&&{target:G.join(
"; ")},...D.length>0&&{scripts:D},...t&&{state:t},...c(v.filter($=>w.some(B=>U(B,$))),N)}}function U(t,u){return t.rule===
u.rule&&t.args===u.args}})};
