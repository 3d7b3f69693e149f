"use strict";exports.id=99,exports.ids=[99],exports.modules={99944:((b,a,r)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.answerOfAgentFile=
s,a.pathInRoot=I;function O(){const t=r(51455);return O=function(){return t},t}function d(){const t=r(76760);return d=function(){
return t},t}function y(){const t=r(99668);return y=function(){return t},t}function P(){const t=r(20702);return P=function(){
return t},t}function F(){const t=r(12792);return F=function(){return t},t}function E(){const t=r(80090);return E=function(){
return t},t}async function I(t,{root:g},{cwd:i}){if(g===void 0)return t;const f=(0,d().resolve)(i,t),c=await(0,O().realpath)(
(0,d().dirname)(f)).catch(()=>(0,d().dirname)(f));return(0,d().relative)(await(0,O().realpath)(g),(0,d().join)(c,(0,d().
basename)(f))).split(d().sep).join("/")}async function s({path:t,file:g},i,{agent_files:f},c){const o=(0,y().agentFileAt)(
await I(g,i,c));if(o===void 0)return;const m=(0,F().readAgentFile)({...o,path:t},await c.readInput(g));return(0,E().agentFileAnswer)(
await(0,P().judgeWholeFile)(m,i.tree,f.level))}}),49232:((b,a,r)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.builtInPolicy=
o,a.namedPolicy=t,a.policyFor=i,a.policyName=f,a.policyOfFile=g,a.repositoryOf=m;function O(){const e=r(73024);return O=
function(){return e},e}function d(){const e=r(76760);return d=function(){return e},e}function y(){const e=r(41895);return y=
function(){return e},e}function P(){const e=r(21311);return P=function(){return e},e}function F(){const e=r(74238);return F=
function(){return e},e}function E(){const e=r(48741);return E=function(){return e},e}function I(){const e=r(96402);return I=
function(){return e},e}function s(){const e=r(63550);return s=function(){return e},e}async function t(e,p){if(e===void 0)
return;const h=await g(e,p);return(0,P().requireExamples)(h),h}async function g(e,p){const h=(await p.readInput(e)).toString(
"utf8"),T=await m(p.cwd,p.env)??p.cwd;return await(0,F().loadPolicyFile)(h,e,(0,E().folderTree)(T))}async function i({policy:e,
profile:p},h,T){const N=e===!1?await o():await t(e,h)??await c(T,h);return p===void 0?N:{...N,policy:{...N.policy,profile:p}}}
function f({source:e,path:p,ref:h}){return e==="default"||p===void 0?"the built-in policy":e==="file"||h===void 0?p:`${p}\
 in ${h}`}async function c(e,{cwd:p,env:h}){const T=e===void 0?await m(p,h):void 0,N=e??(T===void 0?void 0:(0,E().folderTree)(
T));if(N===void 0)return o();const L=await(0,F().loadPolicy)(N,N.label);return(0,P().requireExamples)(L),L}function o(){
const e=(0,s().literalTree)({});return(0,F().loadPolicy)(e,e.label)}async function m(e,p){try{const h=await(0,I().openRepository)(
e,p);return await h.close(),h.directory}catch(h){const T=h instanceof y().GateError&&h.code==="program_not_found";if(h instanceof
y().GateError&&!(T&&A(e)))return;throw h}}function A(e){const p=(0,d().dirname)(e);return(0,O().existsSync)((0,d().join)(
e,".git"))||p!==e&&A(p)}}),82256:((b,a,r)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.REPO_OPTION=a.POLICY_OPTION=
void 0,a.formatOption=g,a.inRepository=f,a.profileOption=t,a.storeFiles=c,a.withJudgingOptions=I;function O(){const o=r(
76760);return O=function(){return o},o}function d(){const o=r(63314);return d=function(){return o},o}function y(){const o=r(
18744);return y=function(){return o},o}function P(){const o=r(41895);return P=function(){return o},o}function F(){const o=r(
80068);return F=function(){return o},o}function E(){const o=r(96402);return E=function(){return o},o}function I(o){return o.
option(...s).option("--no-policy","use the built-in policy").addOption(t()).addOption(g())}const s=a.POLICY_OPTION=["--p\
olicy <file>","policy file (default: the policy of the repository)"];function t(){return new(d()).Option("--profile <nam\
e>","profile for commands").choices(F().PROFILE_NAMES)}function g(){return new(d()).Option("--format <name>","output for\
mat").choices(["text","json"]).default("text")}const i=a.REPO_OPTION=["--repo <dir>","directory in the working tree","."];
async function f({repo:o},{cwd:m,env:A},e){const p=await(0,E().openRepository)((0,O().resolve)(m,o),A);try{return await e(
p)}finally{await p.close()}}function c(o,m,A){const e=(0,y().assetPathsIn)(o,m);if(e.length>0)return e;throw new(P()).GateError(
"usage",`${A} has no asset files.`,"Use --repo with the repository, or name the files.")}}),53010:((b,a,r)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.withSourceTree=s;function O(){const t=r(51455);return O=function(){return t},t}function d(){
const t=r(41895);return d=function(){return t},t}function y(){const t=r(67147);return y=function(){return t},t}function P(){
const t=r(48741);return P=function(){return t},t}function F(){const t=r(96402);return F=function(){return t},t}function E(){
const t=r(35720);return E=function(){return t},t}function I(){const t=r(34397);return I=function(){return t},t}async function s(t,g,i,f=!1){
const c=await(0,F().openRepository)(t,g).catch(async o=>{if(!(o instanceof d().GateError&&o.code==="not_a_repository"&&(await(0,O().
stat)(t).catch(()=>{}))?.isDirectory()))throw o});if(c===void 0)return i((0,P().folderTree)(t),t);try{const o=`the ${f?"\
staged ":""}files of ${c.directory}`,m=f?I().snapshotIndex:I().snapshotWorktree,A=await(0,E().readTree)(c,await m(c),{label:o});
return await i((0,y().withAdditions)(A,(0,P().folderTree)(c.directory),(0,y().additionsOf)()),c.directory,c)}finally{await c.
close()}}}),34397:((b,a,r)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.snapshotIndex=I,a.snapshotWorktree=E;function O(){
const i=r(51455);return O=function(){return i},i}function d(){const i=r(76760);return d=function(){return i},i}function y(){
const i=r(41895);return y=function(){return i},i}function P(){const i=r(96681);return P=function(){return i},i}const F=Buffer.
from([0]);async function E(i){const f=await g(i);return await f(["update-index","-z","--index-info"],await s(i)),await f(
["add","--all","--","."]),(await f(["write-tree"])).toString().trim()}async function I(i){const f=(0,d().join)(await(0,O().
mkdtemp)((0,d().join)(i.temporary,"index-")),"index");await(0,O().copyFile)(i.index,f).catch(o=>{if(o.code!=="ENOENT")throw o});
const c={...i.privateStore,GIT_INDEX_FILE:f};return(await i.user(["write-tree"],{env:c})).toString().trim()}async function s(i){
const f=[];for(const c of(0,P().splitNul)(await i.user(["ls-files","-t","--stage","-z"]))){const o=c[0]===83,m=c.subarray(
c.indexOf(9)+1);if(o&&!await t(i,m))throw new(y()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.
stringify((0,P().decodePath)(m))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");f.push(c.subarray(
2),F)}return Buffer.concat(f)}async function t({directory:i},f){return(0,O().lstat)(Buffer.concat([Buffer.from(`${i}/`),
f])).then(()=>!0,c=>{if(c.code==="ENOENT"||c.code==="ENOTDIR")return!1;throw new(y()).GateError("file_unreadable",`Canno\
t examine ${JSON.stringify((0,P().decodePath)(f))} (${c.code})`,"Check the permissions of the directories above the file\
.",{cause:c})})}async function g(i){const f=await(0,O().mkdtemp)((0,d().join)(i.temporary,"index-")),c={...i.privateStore,
GIT_INDEX_FILE:(0,d().join)(f,"index")};return(o,m)=>i.user(o,{env:c,...m&&{input:m}})}}),80090:((b,a,r)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.agentFileAnswer=P,a.commandAnswer=F,a.fileAnswer=I;function O(){const s=r(95132);return O=function(){
return s},s}function d(){const s=r(37075);return d=function(){return s},s}function y(){const s=r(77648);return y=function(){
return s},s}function P(s){const t=(0,d().idsOf)([...s.findings]);return{...(0,y().reportAgentFile)(s,s.findings,t),findings:(0,y().
reportFindings)(s.findings,t)}}function F({id:s,command:t},g,i,f){const{verdict:c,risk:o,confirmation:m,reading:A,findings:e,
profiles:p,validators:h}=g,[T]=c==="block"&&i==="workspace"?e:[];return{id:s,command:t,verdict:c,risk:o,confirmation:m,argv:A.
argv,findings:(0,y().reportFindings)(e,f),warnings:E(e),profiles:(0,y().verdictsOf)(p),validators:(0,y().verdictsOf)(h),
...T&&{error:(0,O().describe)(T).message.replace(/\.$/,""),rule:T.rule,layer:T.layer}}}function E(s){const t=s.filter(({
severity:g})=>g==="warning");return[...new Set(t.map(({rule:g})=>g))]}function I({path:s,assets:t,findings:g},i){const f=t.
flatMap(({commands:o})=>o.flatMap(m=>m.findings)),c=(0,d().idsOf)([...f,...g]);return{path:s,assets:t.map(({asset:o,commands:m})=>({
type:o.type,id:o.id,location:o.locate(),commands:m.map((A,e)=>F({id:`${o.id}#${e}`,...A},A,i,c))})),findings:(0,y().reportFindings)(
g,c)}}}),77648:((b,a,r)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.findingsAbout=g,a.idsIn=o,a.reportAgentFile=
L,a.reportFinding=N,a.reportFindings=T,a.reportGene=t,a.reportScripts=e,a.verdictsOf=p;function O(){const n=r(69024);return O=
function(){return n},n}function d(){const n=r(85475);return d=function(){return n},n}function y(){const n=r(80827);return y=
function(){return n},n}function P(){const n=r(59490);return P=function(){return n},n}function F(){const n=r(38863);return F=
function(){return n},n}function E(){const n=r(78261);return E=function(){return n},n}function I(){const n=r(95132);return I=
function(){return n},n}function s(){const n=r(37075);return s=function(){return n},n}function t(n,u,{about:l,ids:w}){const{
gene:v,outcomes:j,mutants:M,runFindings:S,capped:C,verdict:G,summary:D}=n,{asset:$,change:B,blastRadius:Y}=v,z=[...l($),
...v.findings,...C,...S.filter(R=>R.subject?.command===void 0)];return{id:$.id,asset_id:(0,d().assetIdOf)($),path:$.path,
line:$.locate().line,store:{path:v.store.path||".",root:v.store.root||"."},change:B,verdict:G,summary:D,profiles:h(v.commands.
map(({profiles:R})=>R)),validators:h(v.commands.map(({validators:R})=>R)),blast_radius:Y,commands:v.commands.map((R,W)=>{
const X=S.filter(Q=>c(Q,R)),K=o([...R.findings,...X],w),J=M?.[W];return{...m(R,j[W]),...J&&{mutant:J},...K}}),...o(z,w),
...v.differences.length>0&&{differences:v.differences},validation_report_id:u}}function g(n){const u=(0,P().groupBy)(n,({
subject:l})=>i(l));return l=>(u.get(i(l))??[]).filter(w=>f(w,l))}function i({type:n,id:u}={}){return`${n} ${u}`}function f({
subject:n,location:u},{type:l,id:w,path:v}){return n?.type===l&&n.id===w&&(u?.path??v)===v}function c({subject:n,location:u},{
command:l,location:w}){return n?.command===l&&u?.line===w.line&&u.column===w.column}function o(n,u){const l=[...new Set(
n.flatMap(w=>u.get(w)??[]))];return l.length>0?{findings:l}:{}}function m(n,u){return{command:n.command,verdict:n.verdict,
risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(A)},...n.plan?.scripts&&{scripts:e(
n.plan.scripts)},profiles:p(n.profiles),validators:p(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},
...u&&{outcome:u}}}function A({text:n,span:{start:u,end:l}}){return{text:n,start:u,end:l}}function e(n){return(0,y().stepsIn)(
n).map(({directory:u,event:l,text:w,command:v})=>({directory:u,event:l,text:w,shell:v===void 0}))}function p(n){return Object.
fromEntries(Object.entries(n).map(([u,{verdict:l}])=>[u,l]))}function h(n){const u={};for(const l of n)for(const[w,{verdict:v,
reason:j,remark:M}]of Object.entries(l)){const S=u[w];S&&!S.accepted||(u[w]=v==="block"?{accepted:!1,...j&&{reason:(0,I().
describe)(j).message}}:{accepted:!0,...M&&{remark:(0,I().describe)(M).message},...S})}return u}function T(n,u=(0,s().idsOf)(
n),l){return n.toSorted(E().byHarm).map(w=>{const v={id:u.get(w),cause:(0,s().causeOf)(w),...N(w)};if(l===void 0)return v;
const j=`${F().COMMAND} fix --base ${l.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix --",j)}})}
function N(n){const{args:u,...l}=n;return{...l,...(0,I().describe)(n)}}function L({file:{path:n,format:u},entries:l},w,v){
const{name:j,tool:M,approval:S,specification:C}=u;return{path:n,format:j,tool:M,approval:S,specification:C,entries:l.map(
G=>H(G,w,v))}}function H({state:n,entry:u,targets:l,findings:w},v,j){const{event:M,shown:S,location:C}=u,G=(0,O().meansOf)(
l),D=l.flatMap(({kind:$,name:B})=>$==="file"?[B]:[]);return{event:M,command:S,line:C.line,...G.length>0&&{target:G.join(
"; ")},...D.length>0&&{scripts:D},...n&&{state:n},...o(v.filter($=>w.some(B=>U(B,$))),j)}}function U(n,u){return n.rule===
u.rule&&n.args===u.args}})};
