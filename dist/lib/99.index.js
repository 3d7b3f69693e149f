"use strict";exports.id=99,exports.ids=[99],exports.modules={99944:function(b,r,o){Object.defineProperty(r,"__esModule",{value:!0}),r.
answerOfAgentFile=c,r.pathInRoot=I;function P(){const t=o(51455);return P=function(){return t},t}function l(){const t=o(
76760);return l=function(){return t},t}function y(){const t=o(99668);return y=function(){return t},t}function O(){const t=o(
20702);return O=function(){return t},t}function h(){const t=o(12792);return h=function(){return t},t}function A(){const t=o(
80090);return A=function(){return t},t}async function I(t,{root:g},{cwd:w}){if(g===void 0)return t;const i=(0,l().resolve)(
w,t),a=await(0,P().realpath)((0,l().dirname)(i)).catch(()=>(0,l().dirname)(i));return(0,l().relative)(await(0,P().realpath)(
g),(0,l().join)(a,(0,l().basename)(i))).split(l().sep).join("/")}async function c({path:t,file:g},w,{agent_files:i},a){const u=(0,y().
agentFileAt)(await I(g,w,a));if(u===void 0)return;const F=(0,h().readAgentFile)({...u,path:t},await a.readInput(g));return(0,A().
agentFileAnswer)(await(0,O().judgeWholeFile)(F,w.tree,i.level))}},49232:function(b,r,o){Object.defineProperty(r,"__esMod\
ule",{value:!0}),r.builtInPolicy=u,r.namedPolicy=t,r.policyFor=w,r.policyName=i,r.policyOfFile=g,r.repositoryOf=F;function P(){
const n=o(73024);return P=function(){return n},n}function l(){const n=o(76760);return l=function(){return n},n}function y(){
const n=o(41895);return y=function(){return n},n}function O(){const n=o(21311);return O=function(){return n},n}function h(){
const n=o(74238);return h=function(){return n},n}function A(){const n=o(48741);return A=function(){return n},n}function I(){
const n=o(96402);return I=function(){return n},n}function c(){const n=o(63550);return c=function(){return n},n}async function t(n,f){
if(n===void 0)return;const s=await g(n,f);return(0,O().requireExamples)(s),s}async function g(n,f){const s=(await f.readInput(
n)).toString("utf8"),v=await F(f.cwd,f.env)??f.cwd;return await(0,h().loadPolicyFile)(s,n,(0,A().folderTree)(v))}async function w({
policy:n,profile:f},s,v){const N=n===!1?await u():await t(n,s)??await a(v,s);return f===void 0?N:{...N,policy:{...N.policy,
profile:f}}}function i({source:n,path:f,ref:s}){return n==="default"||f===void 0?"the built-in policy":n==="file"||s===void 0?
f:`${f} in ${s}`}async function a(n,{cwd:f,env:s}){const v=n===void 0?await F(f,s):void 0,N=n??(v===void 0?void 0:(0,A().
folderTree)(v));if(N===void 0)return u();const D=await(0,h().loadPolicy)(N,N.label);return(0,O().requireExamples)(D),D}function u(){
const n=(0,c().literalTree)({});return(0,h().loadPolicy)(n,n.label)}async function F(n,f){try{const s=await(0,I().openRepository)(
n,f);return await s.close(),s.directory}catch(s){const v=s instanceof y().GateError&&s.code==="program_not_found";if(s instanceof
y().GateError&&!(v&&T(n)))return;throw s}}function T(n){const f=(0,l().dirname)(n);return(0,P().existsSync)((0,l().join)(
n,".git"))||f!==n&&T(f)}},82256:function(b,r,o){Object.defineProperty(r,"__esModule",{value:!0}),r.REPO_OPTION=r.POLICY_OPTION=
void 0,r.formatOption=w,r.inRepository=F,r.printAnswer=a,r.profileOption=g,r.storeFiles=T,r.textOptions=i,r.withJudgingOptions=
c;function P(){const n=o(76760);return P=function(){return n},n}function l(){const n=o(63314);return l=function(){return n},
n}function y(){const n=o(18744);return y=function(){return n},n}function O(){const n=o(41895);return O=function(){return n},
n}function h(){const n=o(80068);return h=function(){return n},n}function A(){const n=o(96402);return A=function(){return n},
n}function I(){const n=o(10289);return I=function(){return n},n}function c(n){return n.option(...t).option("--no-policy",
"use the built-in policy").addOption(g()).addOption(w())}const t=r.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function g(){return new(l()).Option("--profile <name>","profile for commands").choices(
h().PROFILE_NAMES)}function w(){return new(l()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function i({verbose:n=!1},{columns:f,colour:s}){return{columns:f,colour:s,verbose:n}}function a(n,f,s,v){v.print(
s==="json"?`${(0,I().json)(n)}
`:f(),s)}const u=r.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function F({repo:n},{cwd:f,env:s},v){
const N=await(0,A().openRepository)((0,P().resolve)(f,n),s);try{return await v(N)}finally{await N.close()}}function T(n,f,s){
const v=(0,y().assetPathsIn)(n,f);if(v.length>0)return v;throw new(O()).GateError("usage",`${s} has no asset files.`,"Us\
e --repo with the repository, or name the files.")}},53010:function(b,r,o){Object.defineProperty(r,"__esModule",{value:!0}),
r.withSourceTree=c;function P(){const t=o(51455);return P=function(){return t},t}function l(){const t=o(41895);return l=
function(){return t},t}function y(){const t=o(67147);return y=function(){return t},t}function O(){const t=o(48741);return O=
function(){return t},t}function h(){const t=o(96402);return h=function(){return t},t}function A(){const t=o(35720);return A=
function(){return t},t}function I(){const t=o(34397);return I=function(){return t},t}async function c(t,g,w,i=!1){const a=await(0,h().
openRepository)(t,g).catch(async u=>{if(!(u instanceof l().GateError&&u.code==="not_a_repository"&&(await(0,P().stat)(t).
catch(()=>{}))?.isDirectory()))throw u});if(a===void 0)return w((0,O().folderTree)(t),t);try{const u=`the ${i?"staged ":
""}files of ${a.directory}`,F=i?I().snapshotIndex:I().snapshotWorktree,T=await(0,A().readTree)(a,await F(a),{label:u});return await w(
(0,y().withAdditions)(T,(0,O().folderTree)(a.directory),(0,y().additionsOf)()),a.directory,a)}finally{await a.close()}}},
34397:function(b,r,o){Object.defineProperty(r,"__esModule",{value:!0}),r.snapshotIndex=c,r.snapshotWorktree=I;function P(){
const i=o(77598);return P=function(){return i},i}function l(){const i=o(51455);return l=function(){return i},i}function y(){
const i=o(76760);return y=function(){return i},i}function O(){const i=o(41895);return O=function(){return i},i}function h(){
const i=o(96681);return h=function(){return i},i}const A=Buffer.from([0]);async function I(i){const a=w(i),u=await t(i);
return await i.user(["update-index","-z","--index-info"],{env:a,input:u}),await i.user(["add","--all","--","."],{env:a}),
(await i.user(["write-tree"],{env:a})).toString().trim()}async function c(i){const a=w(i);return await(0,l().copyFile)(i.
index,a.GIT_INDEX_FILE).catch(u=>{if(u.code!=="ENOENT")throw u}),(await i.user(["write-tree"],{env:a})).toString().trim()}
async function t(i){const a=[];for(const u of(0,h().splitNul)(await i.user(["ls-files","-t","--stage","-z"]))){const F=u[0]===
83,T=u.subarray(u.indexOf(9)+1);if(F&&!await g(i,T))throw new(O()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,h().decodePath)(T))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");a.push(u.subarray(2),A)}return Buffer.concat(a)}async function g({directory:i},a){return(0,l().lstat)(Buffer.concat(
[Buffer.from(`${i}/`),a])).then(()=>!0,u=>{if(u.code==="ENOENT"||u.code==="ENOTDIR")return!1;throw new(O()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,h().decodePath)(a))} (${u.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:u})})}function w({privateStore:i,temporary:a}){return{...i,GIT_INDEX_FILE:(0,y().join)(a,
(0,P().randomUUID)())}}},80090:function(b,r,o){Object.defineProperty(r,"__esModule",{value:!0}),r.agentFileAnswer=O,r.commandAnswer=
h,r.fileAnswer=I;function P(){const c=o(95132);return P=function(){return c},c}function l(){const c=o(37075);return l=function(){
return c},c}function y(){const c=o(77648);return y=function(){return c},c}function O(c){const t=(0,l().idsOf)([...c.findings]);
return{...(0,y().reportAgentFile)(c,c.findings,t),findings:(0,y().reportFindings)(c.findings,t)}}function h({id:c,command:t},g,w,i){
const{verdict:a,risk:u,confirmation:F,reading:T,findings:n,profiles:f,validators:s}=g,[v]=a==="block"&&w==="workspace"?n:
[];return{id:c,command:t,verdict:a,risk:u,confirmation:F,argv:T.argv,findings:(0,y().reportFindings)(n,i),warnings:A(n),
profiles:(0,y().verdictsOf)(f),validators:(0,y().verdictsOf)(s),...v&&{error:(0,P().describe)(v).message.replace(/\.$/,""),
rule:v.rule,layer:v.layer}}}function A(c){const t=c.filter(({severity:g})=>g==="warning");return[...new Set(t.map(({rule:g})=>g))]}
function I({path:c,assets:t,findings:g},w){const i=t.flatMap(({commands:u})=>u.flatMap(F=>F.findings)),a=(0,l().idsOf)([
...i,...g]);return{path:c,assets:t.map(({asset:u,commands:F})=>({type:u.type,id:u.id,location:u.locate(),commands:F.map(
(T,n)=>h({id:`${u.id}#${n}`,...T},T,w,a))})),findings:(0,y().reportFindings)(g,a)}}},77648:function(b,r,o){Object.defineProperty(
r,"__esModule",{value:!0}),r.findingsAbout=g,r.idsIn=a,r.reportAgentFile=v,r.reportFinding=s,r.reportFindings=f,r.reportGene=
t,r.reportScripts=F,r.verdictsOf=T;function P(){const e=o(12195);return P=function(){return e},e}function l(){const e=o(
85475);return l=function(){return e},e}function y(){const e=o(80827);return y=function(){return e},e}function O(){const e=o(
59490);return O=function(){return e},e}function h(){const e=o(38863);return h=function(){return e},e}function A(){const e=o(
78261);return A=function(){return e},e}function I(){const e=o(95132);return I=function(){return e},e}function c(){const e=o(
37075);return c=function(){return e},e}function t(e,d,{about:p,ids:m}){const{gene:E,outcomes:j,mutants:M,runFindings:S,capped:C,
verdict:G,summary:L}=e,{asset:$,change:B,blastRadius:W}=E,H=[...p($),...E.findings,...C,...S.filter(R=>R.subject?.command===
void 0)];return{id:$.id,asset_id:(0,l().assetIdOf)($),path:$.path,line:$.locate().line,store:{path:E.store.path||".",root:E.
store.root||"."},change:B,verdict:G,summary:L,profiles:n(E.commands.map(({profiles:R})=>R)),validators:n(E.commands.map(
({validators:R})=>R)),blast_radius:W,commands:E.commands.map((R,U)=>{const Y=S.filter(X=>i(X,R)),z=a([...R.findings,...Y],
m),J=M?.[U];return{...u(R,j[U]),...J&&{mutant:J},...z}}),...a(H,m),...E.differences.length>0&&{differences:E.differences},
validation_report_id:d}}function g(e){const d=(0,O().groupBy)(e,({subject:p})=>w(p));return p=>(d.get(w(p))??[]).filter(
({location:m})=>(m?.path??p.path)===p.path)}function w({type:e,id:d}={}){return`${e} ${d}`}function i({subject:e,location:d},{
command:p,location:m}){return e?.command===p&&d?.line===m.line&&d.column===m.column}function a(e,d){const p=[...new Set(
e.flatMap(m=>d.get(m)??[]))];return p.length>0?{findings:p}:{}}function u(e,d){return{command:e.command,verdict:e.verdict,
risk:e.risk,confirmation:e.confirmation,...e.reading.argv&&{words:e.reading.words.map(({text:p,span:m})=>({text:p,...m}))},
...e.plan?.scripts&&{scripts:F(e.plan.scripts)},profiles:T(e.profiles),validators:T(e.validators),location:e.location,...e.
plan&&{plan_digest:e.plan.digest},...d&&{outcome:d}}}function F(e){return(0,y().stepsIn)(e).map(({directory:d,event:p,text:m,
command:E})=>({directory:d,event:p,text:m,shell:E===void 0}))}function T(e){return Object.fromEntries(Object.entries(e).
map(([d,{verdict:p}])=>[d,p]))}function n(e){const d={};for(const p of e)for(const[m,{verdict:E,reason:j,remark:M}]of Object.
entries(p)){const S=d[m];S&&!S.accepted||(d[m]=E==="block"?{accepted:!1,...j&&{reason:(0,I().describe)(j).message}}:{accepted:!0,
...M&&{remark:(0,I().describe)(M).message},...S})}return d}function f(e,d=(0,c().idsOf)(e),p){return e.toSorted(A().byHarm).
map(m=>{const E={id:d.get(m),cause:(0,c().causeOf)(m),...s(m)};if(p===void 0)return E;const j=`${h().COMMAND} fix --base\
 ${p.slice(0,12)} --`;return{...E,remedy:E.remedy.replaceAll("gene-gate fix --",j)}})}function s(e){const{args:d,advice:p,
...m}=e;return{...m,...(0,I().describe)(e)}}function v({file:{path:e,format:d},entries:p},m,E){const{name:j,tool:M,approval:S,
specification:C}=d;return{path:e,format:j,tool:M,approval:S,specification:C,entries:p.map(G=>N(G,m,E))}}function N({state:e,
entry:d,targets:p,findings:m},E,j){const{event:M,shown:S,location:C}=d,G=(0,P().meansOf)(p),L=p.flatMap(({kind:$,name:B})=>$===
"file"?[B]:[]);return{event:M,command:S,line:C.line,...G.length>0&&{target:G.join("; ")},...L.length>0&&{scripts:L},...e&&
{state:e},...a(E.filter($=>m.some(B=>D(B,$))),j)}}function D(e,d){return e.rule===d.rule&&e.args===d.args}}};
