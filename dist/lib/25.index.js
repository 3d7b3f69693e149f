"use strict";exports.id=25,exports.ids=[25],exports.modules={10482:function(J,c,r){Object.defineProperty(c,"__esModule",{value:!0}),c.
answerOfAgentFile=b,c.judgeFor=p,c.pathInRoot=$,c.readCommandEntries=y,c.riskAsked=e;function S(){const n=r(51455);return S=
function(){return n},n}function O(){const n=r(76760);return O=function(){return n},n}function f(){const n=r(7723);return f=
function(){return n},n}function v(){const n=r(99668);return v=function(){return n},n}function j(){const n=r(20702);return j=
function(){return n},n}function N(){const n=r(12792);return N=function(){return n},n}function T(){const n=r(41895);return T=
function(){return n},n}function R(){const n=r(78374);return R=function(){return n},n}function B(){const n=r(13970);return B=
function(){return n},n}function M(){const n=r(63550);return M=function(){return n},n}function u(){const n=r(32854);return u=
function(){return n},n}function I(){const n=r(80090);return I=function(){return n},n}const s=f().looseObject({mode:B().riskSchema,
allow_dangerous:f().boolean(),allowed_roots:f().array(f().string().min(1)),workspace:f().string().min(1),cwd:f().string().
min(1),proposal_mode:f().enum(["structured","experimental"]),command_family:f().string(),platform:R().platformSchema,disabled_packs:f().
array(f().string()),symlinks:f().record(f().string().min(1),f().string().min(1)),tool:f().enum(["bash","runpy"]),computed_risk:B().
riskSchema}).partial(),m=f().object({id:f().union([f().string(),f().number()]).optional(),command:f().unknown(),context:s.
default({})});function y(n,o){return g(n,o).map((a,l)=>{if(typeof a!="object"||a===null||!("command"in a))return{id:String(
l),command:a,context:{}};const w=m.safeParse(a);if(!w.success)throw A(`entry ${l} of ${o}: ${f().prettifyError(w.error)}`);
const{id:t=String(l),command:h,context:P}=w.data;return{id:t,command:h,context:P}})}function p(n,o){const{mode:i,allow_dangerous:a,
allowed_roots:l,workspace:w,disabled_packs:t,platform:h}=n,{proposal_mode:P,command_family:F,cwd:H,tool:E,symlinks:C}=n,
U={...o.terms.policy,...i&&{mode:i},...a!==void 0&&{allow_dangerous:a},...l&&{allowed_roots:l},...w&&{workspace:w},...t&&
{disabled_packs:t}};return o.with({policy:U,...h&&{platform:h}}).proposed({...P&&{mode:P},...F!==void 0&&{family:F},...H&&
{cwd:H},...E&&{tool:E},...C&&{files:d(C,H??U.workspace)}})}function e({command:n,context:o}){return n===null?o.computed_risk:
void 0}function d(n,o){const i=Object.entries(n).map(([a,l])=>{const w=(0,u().locatePath)(a,o,{at:"/"});if(w===void 0)throw A(
`the symlink ${a} has no valid path`);return[w.slice(1),{symlink:l}]});return(0,M().literalTree)(Object.fromEntries(i),"\
the given symlinks")}function g(n,o){let i;try{i=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(n))}catch(a){throw A(
`${o} is not JSON in UTF-8: ${a.message}`)}if(!Array.isArray(i))throw A(`${o} is not a JSON array`);return i}function A(n){
return new(T()).GateError("input_invalid",`The commands cannot be read: ${n}.`,'Pass a JSON array of commands, or of obj\
ects such as {"id": "1", "command": "npm test"}.')}async function $(n,{root:o},{cwd:i}){if(o===void 0)return n;const a=(0,O().
resolve)(i,n),l=await(0,S().realpath)((0,O().dirname)(a)).catch(()=>(0,O().dirname)(a));return(0,O().relative)(await(0,S().
realpath)(o),(0,O().join)(l,(0,O().basename)(a))).split(O().sep).join("/")}async function b({path:n,file:o},i,{agent_files:a},l){
const w=(0,v().agentFileAt)(await $(o,i,l));if(w===void 0)return;const t=(0,N().readAgentFile)({...w,path:n},await l.readInput(
o));return(0,I().agentFileAnswer)(await(0,j().judgeWholeFile)(t,i.tree,a))}},49232:function(J,c,r){Object.defineProperty(
c,"__esModule",{value:!0}),c.builtInPolicy=m,c.namedPolicy=B,c.policyFor=u,c.policyName=I,c.policyOfFile=M,c.repositoryOf=
y;function S(){const e=r(73024);return S=function(){return e},e}function O(){const e=r(76760);return O=function(){return e},
e}function f(){const e=r(41895);return f=function(){return e},e}function v(){const e=r(21311);return v=function(){return e},
e}function j(){const e=r(74238);return j=function(){return e},e}function N(){const e=r(48741);return N=function(){return e},
e}function T(){const e=r(96402);return T=function(){return e},e}function R(){const e=r(63550);return R=function(){return e},
e}async function B(e,d){if(e===void 0)return;const g=await M(e,d);return(0,v().requireExamples)(g),g}async function M(e,d){
const g=(await d.readInput(e)).toString("utf8"),A=await y(d.cwd,d.env)??d.cwd;return await(0,j().loadPolicyFile)(g,e,(0,N().
folderTree)(A))}async function u({policy:e,profile:d},g,A){const $=e===!1?await m():await B(e,g)??await s(A,g);return d===
void 0?$:{...$,policy:{...$.policy,profile:d}}}function I({source:e,path:d,ref:g}){return e==="default"||d===void 0?"the\
 built-in policy":e==="file"||g===void 0?d:`${d} in ${g}`}async function s(e,{cwd:d,env:g}){const A=e===void 0?await y(d,
g):void 0,$=e??(A===void 0?void 0:(0,N().folderTree)(A));if($===void 0)return m();const b=await(0,j().loadPolicy)($,$.label);
return(0,v().requireExamples)(b),b}function m(){const e=(0,R().literalTree)({});return(0,j().loadPolicy)(e,e.label)}async function y(e,d){
try{const g=await(0,T().openRepository)(e,d);return await g.close(),g.directory}catch(g){const A=g instanceof f().GateError&&
g.code==="program_not_found";if(g instanceof f().GateError&&!(A&&p(e)))return;throw g}}function p(e){const d=(0,O().dirname)(
e);return(0,S().existsSync)((0,O().join)(e,".git"))||d!==e&&p(d)}},82256:function(J,c,r){Object.defineProperty(c,"__esMo\
dule",{value:!0}),c.REPO_OPTION=c.POLICY_OPTION=c.DURATIONS=void 0,c.durationsOf=w,c.formatOption=e,c.inRepository=$,c.parsedBy=
i,c.parsedNumber=a,c.printAnswer=g,c.rangeRequest=o,c.storeFiles=b,c.textOptions=d,c.withJudgingOptions=m,c.withRangeOptions=
n;function S(){const t=r(76760);return S=function(){return t},t}function O(){const t=r(63314);return O=function(){return t},
t}function f(){const t=r(7723);return f=function(){return t},t}function v(){const t=r(89549);return v=function(){return t},
t}function j(){const t=r(18744);return j=function(){return t},t}function N(){const t=r(25966);return N=function(){return t},
t}function T(){const t=r(41895);return T=function(){return t},t}function R(){const t=r(41551);return R=function(){return t},
t}function B(){const t=r(39763);return B=function(){return t},t}function M(){const t=r(96402);return M=function(){return t},
t}function u(){const t=r(10289);return u=function(){return t},t}function I(){const t=r(23107);return I=function(){return t},
t}function s(){const t=r(49232);return s=function(){return t},t}function m(t){return t.option(...y).option("--no-policy",
"use the built-in policy").addOption(p()).addOption(e())}const y=c.POLICY_OPTION=["--policy <file>","policy file (defaul\
t: the policy of the repository)"];function p(){return new(O()).Option("--profile <name>","profile for commands").choices(
B().PROFILE_NAMES)}function e(){return new(O()).Option("--format <name>","output format").choices(["text","json"]).default(
"text")}function d({verbose:t=!1},{columns:h,colour:P}){return{columns:h,colour:P,verbose:t}}function g(t,h,P,F){F.print(
P==="json"?`${(0,u().json)(t)}
`:h(),P)}const A=c.REPO_OPTION=["--repo <dir>","directory in the working tree","."];async function $({repo:t},{cwd:h,env:P,
note:F},H){const E=await(0,M().openRepository)((0,S().resolve)(h,t),P,F);try{return await H(E)}finally{await E.close()}}
function b(t,h,P){const F=(0,j().assetPathsIn)(t,h);if(F.length>0)return F;throw new(T()).GateError("usage",`${P} has no\
 asset files.`,"Use --repo with the repository, or name the files. `gene-gate doctor` says what is here.")}function n(t){
return t.option("--base <ref>","base branch or commit (default: the default branch)").option("--head <ref>","head branch\
 or commit (default: HEAD)").option("--worktree","check the uncommitted files instead of a commit").addOption(new(O()).Option(
"--staged","check what is staged, as git commit would commit it").implies({worktree:!0})).option(...A).option("--policy \
<file>","policy file to use instead of the policy of the base").option("--policy-ref <ref>","also apply the policy of th\
is branch; the stricter value of each key wins").addOption(p()).option("--all","check all genes of the head, not only ch\
anged ones").option("--approve <digest>","approve the commands that wait, with the approval digest of an earlier run")}async function o({
base:t,head:h,worktree:P,staged:F,profile:H,...E},C){const U=(0,v().approveByDigest)(E.approve,new Date),G=await(0,s().namedPolicy)(
E.policy,C);return{directory:(0,S().resolve)(C.cwd,E.repo),env:C.env,note:C.note,locate:D=>(0,N().resolveRange)(D,{...t!==
void 0&&{base:t},...h!==void 0&&{head:h},...P&&{worktree:P},...F&&{staged:F}}),...G&&{policy:G},...E.policyRef!==void 0&&
{policyRef:E.policyRef},inputs:{profile:H},all:E.all??!1,approver:U,signal:C.signal,secrets:(0,R().secretsOf)(C.env)}}function i(t,h){
return P=>{const F=t().safeParse(P);if(F.success)return F.data;throw new(O()).InvalidArgumentError(h)}}function a(t){return i(
()=>f().coerce.number().pipe(t()),"Expected a number from 1 to 256.")}const l=c.DURATIONS=["--durations <file>","gate-re\
port.json of an earlier run, to balance shards; the same for plan, check and merge"];async function w({durations:t},h){return t===
void 0?new Map:(0,I().readDurations)((0,S().resolve)(h.cwd,t),h.openInput)}},25966:function(J,c,r){Object.defineProperty(
c,"__esModule",{value:!0}),c.resolveRange=N;function S(){const u=r(41895);return S=function(){return u},u}function O(){const u=r(
24634);return O=function(){return u},u}function f(){const u=r(67397);return f=function(){return u},u}function v(){const u=r(
50598);return v=function(){return u},u}function j(){const u=r(34397);return j=function(){return u},u}async function N(u,{
base:I,head:s,worktree:m=!1,staged:y=!1}){if(m&&s!==void 0)throw new(S()).GateError("usage","`--head` cannot be used wit\
h `--worktree`: uncommitted files belong to the checked-out commit","Remove one of them.");const[p,e]=await T([(0,v().resolveRevision)(
u,s??"HEAD"),B(u,I)]);return{name:y?"index":m?"worktree":"range",directory:u.directory,base:await(0,O().mergeBase)(u,e.commit,
p),head:p,audited:m?await(y?j().snapshotIndex:j().snapshotWorktree)(u):p,policyCommit:e.commit,baseRef:e.name,...e.defaultBranch&&
{defaultBranch:e.defaultBranch},isFork:!1}}async function T(u){return await Promise.allSettled(u),Promise.all(u)}const R=/^refs\/(?:heads|remotes\/origin)\//;
async function B(u,I){const s=I===void 0?await(0,f().defaultBranch)(u):await(0,v().resolveNamed)(u,I),{commit:m}=s,y=I===
"HEAD"||I==="@"?await(0,f().checkedOutBranch)(u):s.ref,p=y&&M(y);if(p===void 0)return{commit:m,name:I??"HEAD"};const e=I===
void 0?s:await(0,f().findDefaultBranch)(u),d=e?.ref&&M(e.ref);return{commit:m,name:p,...e&&d&&{defaultBranch:{name:d,commit:e.
commit}}}}function M(u){return R.test(u)?u.replace(R,""):void 0}},80090:function(J,c,r){Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.agentFileAnswer=j,c.commandAnswer=N,c.fileAnswer=I;function S(){const s=r(59490);return S=function(){
return s},s}function O(){const s=r(95132);return O=function(){return s},s}function f(){const s=r(37075);return f=function(){
return s},s}function v(){const s=r(77648);return v=function(){return s},s}function j(s){const m=(0,f().idsOf)([...s.findings]);
return{...(0,v().reportAgentFile)(s,s.findings,m),findings:(0,v().reportFindings)(s.findings,m)}}function N({id:s,command:m},y,p,e){
const{verdict:d,risk:g,confirmation:A,reading:$,findings:b,profiles:n,validators:o}=y,[i]=d==="block"&&p==="workspace"?b:
[];return{id:s,command:m,verdict:d,risk:g,confirmation:A,argv:$.argv,findings:(0,v().reportFindings)(b,e),warnings:T(b),
profiles:(0,v().verdictsOf)(n),validators:(0,v().verdictsOf)(o),...i&&{error:(0,O().describe)(i).message.replace(/\.$/,""),
rule:i.rule,layer:i.layer}}}function T(s){const m=s.filter(({severity:y})=>y==="warning");return[...new Set(m.map(({rule:y})=>y))]}
const R=100,B=1e3;function M(s){const m=[...(0,S().groupBy)(s,({rule:p,severity:e})=>`${e} ${p}`).values()],y=new Set(m.
flatMap(p=>p.slice(0,R)));return{listed:s.filter(p=>y.has(p)),others:m.flatMap(p=>{const e=p.length-R;return p.slice(R,R+
1).map(d=>({other:d,count:e}))})}}function u({other:s,count:m}){const y=`${m} more findings of \`${s.rule}\` in this file\
, from here on, are not listed.`;return{...(0,v().reportFinding)(s),message:y}}function I({path:s,assets:m,findings:y},p){
const e=m.flatMap(({commands:n})=>n.flatMap(o=>o.findings)),{listed:d,others:g}=M(y),A=(0,f().idsOf)([...e,...d]),$=m.filter(
({commands:n})=>n.length===0),b=new Set($.slice(B));return{path:s,assets:m.filter(n=>!b.has(n)).map(({asset:n,commands:o})=>({
type:n.type,id:n.id,location:n.locate(),commands:o.map((i,a)=>N({id:`${n.id}#${a}`,...i},i,p,A))})),...b.size>0&&{assets_not_listed:b.
size},findings:[...(0,v().reportFindings)(d,A),...g.map(u)]}}},77648:function(J,c,r){Object.defineProperty(c,"__esModule",
{value:!0}),c.findingsAbout=M,c.idsIn=s,c.reportAgentFile=A,c.reportFinding=g,c.reportFindings=d,c.reportGene=B,c.reportScripts=
y,c.verdictsOf=p;function S(){const n=r(12195);return S=function(){return n},n}function O(){const n=r(85475);return O=function(){
return n},n}function f(){const n=r(80827);return f=function(){return n},n}function v(){const n=r(59490);return v=function(){
return n},n}function j(){const n=r(38863);return j=function(){return n},n}function N(){const n=r(78261);return N=function(){
return n},n}function T(){const n=r(95132);return T=function(){return n},n}function R(){const n=r(37075);return R=function(){
return n},n}function B(n,o,{about:i,ids:a}){const{gene:l,outcomes:w,mutants:t,runFindings:h,capped:P,verdict:F,summary:H}=n,
{asset:E,change:C,blastRadius:U}=l,G=[...i(E),...l.findings,...P,...h.filter(D=>D.subject?.command===void 0)];return{id:E.
id,asset_id:(0,O().assetIdOf)(E),path:E.path,line:E.locate().line,store:{path:l.store.path||".",root:l.store.root||"."},
change:C,verdict:F,summary:H,profiles:e(l.commands.map(({profiles:D})=>D)),validators:e(l.commands.map(({validators:D})=>D)),
blast_radius:U,commands:l.commands.map((D,L)=>{const z=h.filter(W=>I(W,D)),Y=s([...D.findings,...z],a),k=t?.[L];return{...m(
D,w[L]),...k&&{mutant:k},...Y}}),...s(G,a),...l.differences.length>0&&{differences:l.differences},validation_report_id:o}}
function M(n){const o=(0,v().groupBy)(n,({subject:i})=>u(i));return i=>(o.get(u(i))??[]).filter(({location:a})=>(a?.path??
i.path)===i.path)}function u({type:n,id:o}={}){return`${n} ${o}`}function I({subject:n,location:o},{command:i,location:a}){
return n?.command===i&&o?.line===a.line&&o.column===a.column}function s(n,o){const i=[...new Set(n.flatMap(a=>o.get(a)??
[]))];return i.length>0?{findings:i}:{}}function m(n,o){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.
confirmation,...n.reading.argv&&{words:n.reading.words.map(({text:i,span:a})=>({text:i,...a}))},...n.plan?.scripts&&{scripts:y(
n.plan.scripts)},profiles:p(n.profiles),validators:p(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},
...o&&{outcome:o}}}function y(n){return(0,f().stepsIn)(n).map(({directory:o,event:i,text:a,command:l})=>({directory:o,event:i,
text:a,shell:l===void 0}))}function p(n){return Object.fromEntries(Object.entries(n).map(([o,{verdict:i}])=>[o,i]))}function e(n){
const o={};for(const i of n)for(const[a,{verdict:l,reason:w,remark:t}]of Object.entries(i)){const h=o[a];h&&!h.accepted||
(o[a]=l==="block"?{accepted:!1,...w&&{reason:(0,T().describe)(w).message}}:{accepted:!0,...t&&{remark:(0,T().describe)(t).
message},...h})}return o}function d(n,o=(0,R().idsOf)(n),i){return n.toSorted(N().byHarm).map(a=>{const l={id:o.get(a),cause:(0,R().
causeOf)(a),...g(a)};if(i===void 0)return l;const w=`${j().COMMAND} fix --base ${i.slice(0,12)} --`;return{...l,remedy:l.
remedy.replaceAll("gene-gate fix --",w)}})}function g(n){const{args:o,advice:i,...a}=n;return{...a,...(0,T().describe)(n)}}
function A({file:{path:n,format:o},entries:i},a,l){const{name:w,tool:t,approval:h,specification:P}=o;return{path:n,format:w,
tool:t,approval:h,specification:P,entries:i.map(F=>$(F,a,l))}}function $({state:n,entry:o,change:i,targets:a,digest:l,findings:w},t,h){
const{event:P,shown:F,location:H}=o,E=w.some(({rule:G})=>G==="agent-runs-danger"),C=(0,S().meansOf)(E?a.filter(({kind:G})=>G!==
"danger"):a),U=a.flatMap(({kind:G,name:D})=>G==="file"?[D]:[]);return{event:P,command:F,line:H.line,digest:l,...C.length>
0&&{target:C.join("; ")},...U.length>0&&{scripts:U},...n&&{state:n},...n&&(i||o.setting)&&{change:i??"changes"},...s(t.filter(
G=>w.some(D=>b(D,G))),h)}}function b(n,o){return n.rule===o.rule&&n.args===o.args}}};
