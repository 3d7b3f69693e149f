"use strict";exports.id=979,exports.ids=[979],exports.modules={99944:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.answerOfAgentFile=
F,s.pathInRoot=g;function $(){const e=a(51455);return $=function(){return e},e}function p(){const e=a(76760);return p=function(){
return e},e}function w(){const e=a(99668);return w=function(){return e},e}function h(){const e=a(20702);return h=function(){
return e},e}function P(){const e=a(12792);return P=function(){return e},e}function f(){const e=a(80090);return f=function(){
return e},e}async function g(e,{root:O},{cwd:u}){if(O===void 0)return e;const y=(0,p().resolve)(u,e),d=await(0,$().realpath)(
(0,p().dirname)(y)).catch(()=>(0,p().dirname)(y));return(0,p().relative)(await(0,$().realpath)(O),(0,p().join)(d,(0,p().
basename)(y))).split(p().sep).join("/")}async function F({path:e,file:O},u,{agent_files:y},d){const t=(0,w().agentFileAt)(
await g(O,u,d));if(t===void 0)return;const c=(0,P().readAgentFile)({...t,path:e},await d.readInput(O));return(0,f().agentFileAnswer)(
await(0,h().judgeWholeFile)(c,u.tree,y.level))}}),49232:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.builtInPolicy=
t,s.namedPolicy=e,s.policyFor=u,s.policyName=y,s.policyOfFile=O,s.repositoryOf=c;function $(){const n=a(73024);return $=
function(){return n},n}function p(){const n=a(76760);return p=function(){return n},n}function w(){const n=a(41895);return w=
function(){return n},n}function h(){const n=a(21311);return h=function(){return n},n}function P(){const n=a(74238);return P=
function(){return n},n}function f(){const n=a(48741);return f=function(){return n},n}function g(){const n=a(96402);return g=
function(){return n},n}function F(){const n=a(63550);return F=function(){return n},n}async function e(n,i){if(n===void 0)
return;const l=await O(n,i);return(0,h().requireExamples)(l),l}async function O(n,i){const l=(await i.readInput(n)).toString(
"utf8"),v=await c(i.cwd,i.env)??i.cwd;return await(0,P().loadPolicyFile)(l,n,(0,f().folderTree)(v))}async function u({policy:n,
profile:i},l,v){const o=n===!1?await t():await e(n,l)??await d(v,l);return i===void 0?o:{...o,policy:{...o.policy,profile:i}}}
function y({source:n,path:i,ref:l}){return n==="default"||i===void 0?"the built-in policy":n==="file"||l===void 0?i:`${i}\
 in ${l}`}async function d(n,{cwd:i,env:l}){const v=n===void 0?await c(i,l):void 0,o=n??(v===void 0?void 0:(0,f().folderTree)(
v));if(o===void 0)return t();const m=await(0,P().loadPolicy)(o,o.label);return(0,h().requireExamples)(m),m}function t(){
const n=(0,F().literalTree)({});return(0,P().loadPolicy)(n,n.label)}async function c(n,i){try{const l=await(0,g().openRepository)(
n,i);return await l.close(),l.directory}catch(l){const v=l instanceof w().GateError&&l.code==="program_not_found";if(l instanceof
w().GateError&&!(v&&r(n)))return;throw l}}function r(n){const i=(0,p().dirname)(n);return(0,$().existsSync)((0,p().join)(
n,".git"))||i!==n&&r(i)}}),82256:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.REPO_OPTION=s.POLICY_OPTION=
void 0,s.formatOption=O,s.inRepository=y,s.profileOption=e,s.storeFiles=d,s.withJudgingOptions=g;function $(){const t=a(
76760);return $=function(){return t},t}function p(){const t=a(63314);return p=function(){return t},t}function w(){const t=a(
18744);return w=function(){return t},t}function h(){const t=a(41895);return h=function(){return t},t}function P(){const t=a(
80068);return P=function(){return t},t}function f(){const t=a(96402);return f=function(){return t},t}function g(t){return t.
option(...F).option("--no-policy","use the built-in policy").addOption(e()).addOption(O())}const F=s.POLICY_OPTION=["--p\
olicy <file>","policy file (default: the policy of the repository)"];function e(){return new(p()).Option("--profile <nam\
e>","profile for commands").choices(P().PROFILE_NAMES)}function O(){return new(p()).Option("--format <name>","output for\
mat").choices(["text","json"]).default("text")}const u=s.REPO_OPTION=["--repo <dir>","directory in the working tree","."];
async function y({repo:t},{cwd:c,env:r},n){const i=await(0,f().openRepository)((0,$().resolve)(c,t),r);try{return await n(
i)}finally{await i.close()}}function d(t,c,r){const n=(0,w().assetPathsIn)(t,c);if(n.length>0)return n;throw new(h()).GateError(
"usage",`${r} has no asset files.`,"Use --repo with the repository, or name the files.")}}),53010:((T,s,a)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.withSourceTree=F;function $(){const e=a(51455);return $=function(){return e},e}function p(){
const e=a(41895);return p=function(){return e},e}function w(){const e=a(67147);return w=function(){return e},e}function h(){
const e=a(48741);return h=function(){return e},e}function P(){const e=a(96402);return P=function(){return e},e}function f(){
const e=a(35720);return f=function(){return e},e}function g(){const e=a(34397);return g=function(){return e},e}async function F(e,O,u,y=!1){
const d=await(0,P().openRepository)(e,O).catch(async t=>{if(!(t instanceof p().GateError&&t.code==="not_a_repository"&&(await(0,$().
stat)(e).catch(()=>{}))?.isDirectory()))throw t});if(d===void 0)return u((0,h().folderTree)(e),e);try{const t=`the ${y?"\
staged ":""}files of ${d.directory}`,c=y?g().snapshotIndex:g().snapshotWorktree,r=await(0,f().readTree)(d,await c(d),{label:t});
return await u((0,w().withAdditions)(r,(0,h().folderTree)(d.directory),(0,w().additionsOf)()),d.directory,d)}finally{await d.
close()}}}),34397:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.snapshotIndex=g,s.snapshotWorktree=f;function $(){
const u=a(51455);return $=function(){return u},u}function p(){const u=a(76760);return p=function(){return u},u}function w(){
const u=a(41895);return w=function(){return u},u}function h(){const u=a(96681);return h=function(){return u},u}const P=Buffer.
from([0]);async function f(u){const y=await O(u);return await y(["update-index","-z","--index-info"],await F(u)),await y(
["add","--all","--","."]),(await y(["write-tree"])).toString().trim()}async function g(u){const y=(0,p().join)(await(0,$().
mkdtemp)((0,p().join)(u.temporary,"index-")),"index");await(0,$().copyFile)(u.index,y).catch(t=>{if(t.code!=="ENOENT")throw t});
const d={...u.privateStore,GIT_INDEX_FILE:y};return(await u.user(["write-tree"],{env:d})).toString().trim()}async function F(u){
const y=[];for(const d of(0,h().splitNul)(await u.user(["ls-files","-t","--stage","-z"]))){const t=d[0]===83,c=d.subarray(
d.indexOf(9)+1);if(t&&!await e(u,c))throw new(w()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.
stringify((0,h().decodePath)(c))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");y.push(d.subarray(
2),P)}return Buffer.concat(y)}async function e({directory:u},y){return(0,$().lstat)(Buffer.concat([Buffer.from(`${u}/`),
y])).then(()=>!0,d=>{if(d.code==="ENOENT"||d.code==="ENOTDIR")return!1;throw new(w()).GateError("file_unreadable",`Canno\
t examine ${JSON.stringify((0,h().decodePath)(y))} (${d.code})`,"Check the permissions of the directories above the file\
.",{cause:d})})}async function O(u){const y=await(0,$().mkdtemp)((0,p().join)(u.temporary,"index-")),d={...u.privateStore,
GIT_INDEX_FILE:(0,p().join)(y,"index")};return(t,c)=>u.user(t,{env:d,...c&&{input:c}})}}),25467:((T,s,a)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.reportAgentFile=w;function $(){const f=a(1402);return $=function(){return f},f}function p(){
const f=a(77648);return p=function(){return f},f}function w({file:{path:f,format:g},entries:F},e,O){const{name:u,tool:y,
approval:d,specification:t}=g;return{path:f,format:u,tool:y,approval:d,specification:t,entries:F.map(c=>h(c,e,O))}}function h({
state:f,entry:g,targets:F,findings:e},O,u){const{event:y,shown:d,location:t}=g,c=(0,$().meansOf)(F),r=F.flatMap(({kind:n,
name:i})=>n==="file"?[i]:[]);return{event:y,command:d,line:t.line,...c.length>0&&{target:c.join("; ")},...r.length>0&&{scripts:r},
...f&&{state:f},...(0,p().idsIn)(O.filter(n=>e.some(i=>P(i,n))),u)}}function P(f,g){return f.rule===g.rule&&f.args===g.args}}),
80090:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.agentFileAnswer=P,s.commandAnswer=f,s.fileAnswer=F;function $(){
const e=a(95132);return $=function(){return e},e}function p(){const e=a(37075);return p=function(){return e},e}function w(){
const e=a(25467);return w=function(){return e},e}function h(){const e=a(77648);return h=function(){return e},e}function P(e){
const O=(0,p().idsOf)([...e.findings]);return{...(0,w().reportAgentFile)(e,e.findings,O),findings:(0,h().reportFindings)(
e.findings,O)}}function f({id:e,command:O},u,y,d){const{verdict:t,risk:c,confirmation:r,reading:n,findings:i,profiles:l,
validators:v}=u,[o]=t==="block"&&y==="workspace"?i:[];return{id:e,command:O,verdict:t,risk:c,confirmation:r,argv:n.argv,
findings:(0,h().reportFindings)(i,d),warnings:g(i),profiles:(0,h().verdictsOf)(l),validators:(0,h().verdictsOf)(v),...o&&
{error:(0,$().describe)(o).message.replace(/\.$/,""),rule:o.rule,layer:o.layer}}}function g(e){const O=e.filter(({severity:u})=>u===
"warning");return[...new Set(O.map(({rule:u})=>u))]}function F({path:e,assets:O,findings:u},y){const d=O.flatMap(({commands:c})=>c.
flatMap(r=>r.findings)),t=(0,p().idsOf)([...d,...u]);return{path:e,assets:O.map(({asset:c,commands:r})=>({type:c.type,id:c.
id,location:c.locate(),commands:r.map((n,i)=>f({id:`${c.id}#${i}`,...n},n,y,t))})),findings:(0,h().reportFindings)(u,t)}}}),
77648:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.findingsAbout=e,s.idsIn=d,s.reportFinding=v,s.reportFindings=
l,s.reportGene=F,s.reportScripts=r,s.verdictsOf=n;function $(){const o=a(85475);return $=function(){return o},o}function p(){
const o=a(80827);return p=function(){return o},o}function w(){const o=a(59490);return w=function(){return o},o}function h(){
const o=a(38863);return h=function(){return o},o}function P(){const o=a(78261);return P=function(){return o},o}function f(){
const o=a(95132);return f=function(){return o},o}function g(){const o=a(37075);return g=function(){return o},o}function F(o,m,{
about:b,ids:I}){const{gene:M,outcomes:A,mutants:S,runFindings:j,verdict:R,summary:C}=o,{asset:N,change:L,blastRadius:B}=M,
W=[...b(N),...M.findings,...j.filter(E=>E.subject?.command===void 0)];return{id:N.id,asset_id:(0,$().assetIdOf)(N),path:N.
path,line:N.locate().line,store:{path:M.store.path||".",root:M.store.root||"."},change:L,verdict:R,summary:C,profiles:i(
M.commands.map(({profiles:E})=>E)),validators:i(M.commands.map(({validators:E})=>E)),blast_radius:B,commands:M.commands.
map((E,G)=>{const z=j.filter(H=>y(H,E)),U=d([...E.findings,...z],I),D=S?.[G];return{...t(E,A[G]),...D&&{mutant:D},...U}}),
...d(W,I),...M.differences.length>0&&{differences:M.differences},validation_report_id:m}}function e(o){const m=(0,w().groupBy)(
o,({subject:b})=>O(b));return b=>(m.get(O(b))??[]).filter(I=>u(I,b))}function O({type:o,id:m}={}){return`${o} ${m}`}function u({
subject:o,location:m},{type:b,id:I,path:M}){return o?.type===b&&o.id===I&&(m?.path??M)===M}function y({subject:o,location:m},{
command:b,location:I}){return o?.command===b&&m?.line===I.line&&m.column===I.column}function d(o,m){const b=o.flatMap(I=>m.
get(I)??[]);return b.length>0?{findings:b}:{}}function t(o,m){return{command:o.command,verdict:o.verdict,risk:o.risk,confirmation:o.
confirmation,...o.reading.argv&&{words:o.reading.words.map(c)},...o.plan?.scripts&&{scripts:r(o.plan.scripts)},profiles:n(
o.profiles),validators:n(o.validators),location:o.location,...o.plan&&{plan_digest:o.plan.digest},...m&&{outcome:m}}}function c({
text:o,span:{start:m,end:b}}){return{text:o,start:m,end:b}}function r(o){return(0,p().stepsIn)(o).map(({directory:m,event:b,
text:I,command:M})=>({directory:m,event:b,text:I,shell:M===void 0}))}function n(o){return Object.fromEntries(Object.entries(
o).map(([m,{verdict:b}])=>[m,b]))}function i(o){const m={};for(const b of o)for(const[I,{verdict:M,reason:A,remark:S}]of Object.
entries(b)){const j=m[I];j&&!j.accepted||(m[I]=M==="block"?{accepted:!1,...A&&{reason:(0,f().describe)(A).message}}:{accepted:!0,
...S&&{remark:(0,f().describe)(S).message},...j})}return m}function l(o,m=(0,g().idsOf)(o),b){return o.toSorted(P().byHarm).
map(I=>{const M={id:m.get(I),cause:(0,g().causeOf)(I),...v(I)};if(b===void 0)return M;const A=`${h().COMMAND} fix --base\
 ${b.slice(0,12)} --`;return{...M,remedy:M.remedy.replaceAll("gene-gate fix --",A)}})}function v(o){const{rule:m,severity:b,
harm:I,layer:M,location:A,span:S,subject:j,edit:R,danger:C,level:N,before:L,suppressed:B}=o;return{rule:m,severity:b,harm:I,
layer:M,...(0,f().describe)(o),...A&&{location:A},...S&&{span:S},...j&&{subject:j},...R&&{edit:R},...C!==void 0&&{danger:C},
...N&&{level:N},...L&&{before:L},...B&&{suppressed:B}}}}),57577:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.agentFilesRows=f;function $(){const F=a(66611);return $=function(){return F},F}function p(){const F=a(94965);return p=
function(){return F},F}function w(){const F=a(31626);return w=function(){return F},F}const h=12,P=400;function f(F,e){const{
shown:O,rest:u}=(0,w().limited)((0,$().agentLines)(F),h,"command",e);return[...O.flatMap((y,d)=>g(y,d,e)),...u]}function g({
file:F,entry:e,word:O,means:u},y,d){const t=y===0?"machines":"",{event:c,command:r,line:n}=e,l=`${O===""?`line ${n}`:`${O}\
 in ${F.path}:${n}`} for ${c}: ${r}`;return[...(0,w().prose)(d,t,(0,p().clip)(l,P)),...u===""?[]:(0,w().prose)(d,"",(0,p().
clip)(u,P),{text:"quiet"})]}}),25733:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.renderCommandAnswers=
g,s.renderFileAnswers=F;function $(){const t=a(17577);return $=function(){return t},t}function p(){const t=a(63245);return p=
function(){return t},t}function w(){const t=a(94965);return w=function(){return t},t}function h(){const t=a(57577);return h=
function(){return t},t}function P(){const t=a(17722);return P=function(){return t},t}function f(){const t=a(31626);return f=
function(){return t},t}function g(t,c){const r=(0,f().layoutOf)(c);return(0,f().page)([...u(t,r),d(t,[],r)])}function F(t,c){
const r=(0,f().layoutOf)(c),n=t.filter(m=>"assets"in m),i=t.filter(m=>"entries"in m),l=n.flatMap(m=>m.assets),v=l.flatMap(
m=>m.commands),o=[(0,w().count)(n.length,"file"),(0,w().count)(l.length,"asset")];return(0,f().page)([...n.flatMap(m=>O(
m,r)),...i.flatMap(m=>e(m,r)),...n.length>0?[d(v,o,r)]:[]])}function e(t,c){const{path:r,tool:n,approval:i,specification:l,
entries:v,findings:o}=t,m=c.paint("strong",(0,f().shortName)(r,(0,f().roomOf)(c))),b=new Set(v.flatMap(M=>M.findings??[])),
I=o.filter(({id:M})=>M===void 0||!b.has(M));return[(0,f().labelled)(c,"file",[m]),(0,f().prose)(c,"read by",`${n}, which\
 ${i}; see ${l}`),(0,h().agentFilesRows)({agent_files:[t],findings:o},c),...(0,p().groupFindings)(I).map(M=>(0,P().findingRows)(
M,c))]}function O({path:t,assets:c,findings:r},n){const i=r.filter(({subject:M})=>M?.command===void 0),l=n.verbose?i:i.filter(
({severity:M})=>M!=="notice"),v=(0,p().groupFindings)(l),o=u(c.flatMap(M=>M.commands),n),m=n.paint("strong",(0,f().shortName)(
t,(0,f().roomOf)(n))),I=o.length===0&&v.length===0?[n.paint("quiet","no problems found")]:[];return[(0,f().labelled)(n,"\
file",[m,...I]),...o,...v.map(M=>(0,P().findingRows)(M,n))]}function u(t,c){return t.filter(({verdict:r})=>c.verbose||r!==
"allow").map(r=>y(r,c))}function y({command:t,verdict:c,findings:r},n){const{main:i,further:l}=(0,$().reasonsOf)(r.filter(
({severity:v})=>v!=="notice"));return[...(0,f().labelled)(n,c,(0,P().markedCommand)(t,i?.span?[i.span]:[],n,{tone:w().COMMAND_TONES[c]}),
w().COMMAND_TONES[c]),...i?(0,P().explanation)(i,n):[],...l.flatMap(({message:v,rule:o})=>(0,f().prose)(n,"also",`${v} (${o}\
)`))]}function d(t,c,r){const n=l=>t.filter(({verdict:v})=>v===l).length,i=[...c,(0,w().count)(t.length,"command"),`${n(
"allow")} allowed`,...n("warn")>0?[`${n("warn")} allowed with a warning`]:[],...n("block")>0?[`${n("block")} blocked`]:[]];
return(0,f().prose)(r,"total",i.join(", "))}}),34165:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.renderPolicy=
f,s.renderPolicyUsed=P;function $(){const g=a(94853);return $=function(){return g},g}function p(){const g=a(76545);return p=
function(){return g},g}function w(){const g=a(94965);return w=function(){return g},g}function h(){const g=a(31626);return h=
function(){return g},g}function P(g,{profile:F},e){const O=(0,h().layoutOf)({...e,verbose:!0});return`${(0,h().prose)(O,
"policy",`${g}, profile ${F}`).join(`
`)}
`}function f(g,F,{idleIgnores:e,idleLevels:O,failedExamples:u},y){const d=(0,h().layoutOf)({...y,verbose:!0}),t=(0,p().comparePolicies)(
$().DEFAULT_POLICY,g),c=t.length===0?"same as the defaults":`${(0,w().count)(t.length,"difference")} from the defaults`;
return`${[(0,h().prose)(d,"policy",`${F}: ${c}`,{text:"strong"}),...t.map(({key:n,change:i,direction:l="changed"})=>(0,h().
prose)(d,l,`${n}: ${i}`,{label:l==="looser"?"caution":"quiet"})),...u.map(n=>(0,h().prose)(d,"example",n,{label:"bad"})),
...e.map(({rule:n,why:i})=>(0,h().prose)(d,"no effect",`ignore ${n}: ${i}`,{label:"bad"})),...O.map(({name:n,why:i})=>(0,h().
prose)(d,"no effect",`rules ${n}: ${i}`,{label:"bad"}))].flat().join(`
`)}
`}}),17577:((T,s,a)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.dangerFirst=f,s.groupsOf=t,s.isMissingTarget=F,
s.isRepositoryPath=e,s.isWhole=c,s.otherFiles=d,s.othersWords=u,s.ownRemedy=g,s.pathAndLine=w,s.reasonsOf=P,s.sizeOf=O;function $(){
const r=a(59490);return $=function(){return r},r}function p(){const r=a(94965);return p=function(){return r},r}function w({
location:r}){return r&&`${r.path}:${r.line}`}const h=3;function P(r){const n=r.find(({span:v})=>v!==void 0)??r[0],l=[...new Map(
r.map(v=>[v.rule,v])).values()].filter(({rule:v})=>v!==n?.rule);return{main:n&&f(n),further:l.slice(0,h)}}function f(r){
const{message:n,remedy:i,danger:l}=r;return l===void 0?r:{...r,message:`The command ${l}. ${n}`,remedy:i.replace(`: it ${l}`,
"")}}function g(r,n){const i=P(r).main?.remedy;return i===P(n).main?.remedy?void 0:i}function F({rule:r}){return r==="ta\
rget-missing"}function e(r){return r.split("/").every(n=>!["",".",".."].includes(n))}function O({others:r}){return 1+r.length}
function u({lead:r,others:n}){if(n.length===0)return"";const i=new Set(n.flatMap(({subject:v})=>v?.id??[])).size,l=new Set(
n.map(({rule:v})=>v).filter(v=>v!==r.rule));return[i===n.length?(0,p().count)(i,"other asset"):(0,p().count)(n.length,"o\
ther place")+(i>1?` in ${i} assets`:""),...l.size>0?[`also ${[...l].join(", ")}`]:[]].join(", ")}const y=3;function d({lead:r,
others:n}){const i=n.map(({subject:o,location:m})=>o?void 0:m?.path),l=new Set(i);return n.length<=y&&l.size===n.length&&
!l.has(void 0)&&!l.has(r.location?.path)&&n.every(({rule:o})=>o===r.rule)?i.flatMap(o=>o??[]):[]}function t(r,n){return[
...(0,$().groupBy)(r,n).values()].flatMap(([i,...l])=>i===void 0?[]:[{lead:i,others:l}])}function c({rule:r}){return r===
"gate-weakened"||r==="policy-changed"}})};
