"use strict";exports.id=640,exports.ids=[640],exports.modules={49232:((H,a,c)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.builtInPolicy=
u,a.namedPolicy=E,a.policyFor=d,a.policyName=I,a.policyOfFile=O,a.repositoryOf=y;function h(){const i=c(73024);return h=
function(){return i},i}function l(){const i=c(76760);return l=function(){return i},i}function w(){const i=c(41895);return w=
function(){return i},i}function v(){const i=c(21311);return v=function(){return i},i}function S(){const i=c(74238);return S=
function(){return i},i}function b(){const i=c(48741);return b=function(){return i},i}function m(){const i=c(96402);return m=
function(){return i},i}function R(){const i=c(63550);return R=function(){return i},i}async function E(i,e){if(i===void 0)
return;const n=await O(i,e);return(0,v().requireExamples)(n),n}async function O(i,e){const n=(await e.readInput(i)).toString(
"utf8"),o=await y(e.cwd,e.env)??e.cwd;return await(0,S().loadPolicyFile)(n,i,(0,b().folderTree)(o))}async function d({policy:i,
profile:e},n,o){const r=i===!1?await u():await E(i,n)??await T(o,n);return e===void 0?r:{...r,policy:{...r.policy,profile:e}}}
function I({source:i,path:e,ref:n}){return i==="default"||e===void 0?"the built-in policy":i==="file"||n===void 0?e:`${e}\
 in ${n}`}async function T(i,{cwd:e,env:n}){const o=i===void 0?await y(e,n):void 0,r=i??(o===void 0?void 0:(0,b().folderTree)(
o));if(r===void 0)return u();const t=await(0,S().loadPolicy)(r,r.label);return(0,v().requireExamples)(t),t}function u(){
const i=(0,R().literalTree)({});return(0,S().loadPolicy)(i,i.label)}async function y(i,e){try{const n=await(0,m().openRepository)(
i,e);return await n.close(),n.directory}catch(n){const o=n instanceof w().GateError&&n.code==="program_not_found";if(n instanceof
w().GateError&&!(o&&p(i)))return;throw n}}function p(i){const e=(0,l().dirname)(i);return(0,h().existsSync)((0,l().join)(
i,".git"))||e!==i&&p(e)}}),95637:((H,a,c)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.progressFor=b,a.terminalProgress=
S;function h(){const m=c(50427);return h=function(){return m},m}function l(){const m=c(49604);return l=function(){return m},
m}function w(){const m=c(20849);return w=function(){return m},m}const v=1e3;function S(m){let R=0,E=0,O=0,d=[],I=performance.
now(),T;const u=()=>{const[y="",...p]=d,i=`${E}/${R}${O>0?`, ${O} failed`:""}`,e=`${Math.floor((performance.now()-I)/1e3)}\
 s`,n=p.length>0?`(and ${p.length} more) `:"",o=(0,h().clipColumns)(`${i}  ${e}  ${n}${(0,w().safeLine)(y)}`,m.columns()-
1);m.write(`\r\x1B[K${o}`)};return{planned:y=>{R=y,I=performance.now(),T=setInterval(u,v),T.unref()},started:y=>{d=[...d,
y],u()},finished:(y,{status:p})=>{E+=1,p!=="passed"&&(O+=1),d=d.toSpliced(d.indexOf(y),1),u()},ended:()=>{clearInterval(
T),m.write("\r\x1B[K")}}}function b(m,R){if(R)return l().NO_PROGRESS;if(!m.interactive){const E=d=>m.note(`${d}
`),{fold:O}=m;return O?(0,l().groupedProgress)({info:E,startGroup:O,endGroup:()=>O()}):(0,l().linesOfProgress)(E)}return S(
{columns:m.noteColumns,write:m.note})}}),72890:((H,a,c)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.addToQuarantine=
O,a.quarantineAt=d,a.requireOwnFiles=R,a.writeResult=E;function h(){const u=c(73024);return h=function(){return u},u}function l(){
const u=c(51455);return l=function(){return u},u}function w(){const u=c(76760);return w=function(){return u},u}function v(){
const u=c(27199);return v=function(){return u},u}function S(){const u=c(26040);return S=function(){return u},u}function b(){
const u=c(41895);return b=function(){return u},u}function m(){const u=c(28765);return m=function(){return u},u}function R(u,y,p){
const i=n=>n.flatMap(o=>o===void 0||o==="-"?[]:I((0,w().resolve)(p,o))),e=i(y);for(const n of i(u)){if(e.includes(n)&&!T(
n))throw new(b()).GateError("usage",`promote would overwrite ${n}, which another option names.`,"Write to another file, \
and append the promoted assets to your store yourself.");e.push(n)}}async function E(u,y){try{const p=I(u);await(T(p)?(0,l().
writeFile)(p,y):(0,m().replaceFile)(p,y))}catch(p){throw new(b()).GateError("file_unreadable",`Cannot write to ${u}: ${p.
message.split(", ")[0]}.`,"Name a writable file.",{cause:p})}}async function O(u,y){await E(u,new Set([...d(u),...y]))}function d(u){
if(!(0,h().existsSync)(u)||T(u))return[];const y=(0,h().readFileSync)(u,"utf8").split(`
`).filter(p=>p.trim()!=="");if(y.every(p=>(0,v().isJsonObject)((0,S().attempt)(()=>JSON.parse(p)))))return y.map(p=>`${p}\

`);throw new(b()).GateError("usage",`promote would add candidates to ${u}, which is not a quarantine: one of its lines i\
s not a JSON object.`,"Name another file with --quarantine.")}function I(u){return(0,S().attempt)(()=>(0,h().realpathSync)(
u))??u}function T(u){return(0,h().statSync)(u,{throwIfNoEntry:!1})?.isFile()===!1}}),78103:((H,a,c)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.namedInputs=R,a.promoteCommand=m,a.senderOf=E;function h(){const d=c(77598);return h=function(){
return d},d}function l(){const d=c(63314);return l=function(){return d},d}function w(){const d=c(41895);return w=function(){
return d},d}function v(){const d=c(48791);return v=function(){return d},d}function S(){const d=c(73517);return S=function(){
return d},d}const b=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function m(){return new(l()).Command("promote").requiredOption("--assets <file>","\
file or directory with the candidates").option("--events <file>","event log for counting successes (default: the log of \
--repo)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence").option("--attestation <f\
ile>","signed attestations of the genes, as evidence").option("--fetch","ask GitHub for the attestations of the genes").
option("--trusted-root <file>","root of trust of the signatures (gh attestation trusted-root)").option("--repo <dir>","t\
arget repository; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of\
 --repo, else the built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--ap\
prove <digest>","with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(l()).Option(
"--fail-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(v().FAIL_ON).default(
"unproven")).addOption(new(l()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["\
text","json","jsonl"]).default("text")).addOption(new(l()).Option("--emit <kind>","print messages of the protocol instea\
d, as JSONL; requires A2A_NODE_ID").choices(S().EMITTED).conflicts("format")).option("--output <file>","also write the p\
romoted assets to this file, as JSONL").option("--quarantine <file>","also add the candidates without sufficient evidenc\
e to this file, as JSONL").addOption(new(l()).Option("--quiet","write only errors to standard error").conflicts("verbose")).
option("--verbose","show every reason").addHelpText("after",b)}function R(d,{env:I}){const{assets:T,events:u,report:y,attestation:p,
fetch:i,trustedRoot:e}=d,n=p!==void 0||i===!0,o=[T,u,y,p,e];if(d.run&&d.repo===void 0)throw O("promote --run requires --\
repo: candidates do not include the files that their commands run.","Pass the repository with the scripts and tests with\
 --repo.");if(d.approve!==void 0&&!d.run)throw O("promote --approve requires --run: it approves commands that would run.",
"Add --run, or remove --approve.");if(o.filter(r=>r==="-").length>1)throw O("promote can read standard input only once.",
"Use `-` for only one file.");if(!n&&e!==void 0)throw O("promote --trusted-root requires --attestation or --fetch.","Say\
 where the attestations are, or remove --trusted-root.");if(n&&e===void 0)throw O("promote --attestation and --fetch req\
uire --trusted-root.","Write the file with `gh attestation trusted-root > trusted-root.jsonl`.");if(i&&!I.GITHUB_TOKEN)throw O(
"promote --fetch requires a token.","Set GITHUB_TOKEN; it needs `attestations: read` for the repositories of the signers\
.");return{assets:T,events:u,report:y,attestation:p,fetch:i,trustedRoot:e}}function E({emit:d},{env:I}){const T=I.A2A_NODE_ID?.
trim()??"";if(d!==void 0&&T==="")throw O("promote --emit requires the id of your node, which every message names as its \
sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456789ab.");return{id:T,now:new Date,random:()=>(0,h().randomBytes)(
4).toString("hex")}}function O(d,I){return new(w()).GateError("usage",d,I)}}),9956:((H,a,c)=>{Object.defineProperty(a,"_\
_esModule",{value:!0}),a.promoteVerb=void 0;function h(){const t=c(76760);return h=function(){return t},t}function l(){const t=c(
89549);return l=function(){return t},t}function w(){const t=c(41551);return w=function(){return t},t}function v(){const t=c(
39242);return v=function(){return t},t}function S(){const t=c(48791);return S=function(){return t},t}function b(){const t=c(
18421);return b=function(){return t},t}function m(){const t=c(73517);return m=function(){return t},t}function R(){const t=c(
80335);return R=function(){return t},t}function E(){const t=c(11719);return E=function(){return t},t}function O(){const t=c(
10289);return O=function(){return t},t}function d(){const t=c(32223);return d=function(){return t},t}function I(){const t=c(
49232);return I=function(){return t},t}function T(){const t=c(95637);return T=function(){return t},t}function u(){const t=c(
72890);return u=function(){return t},t}function y(){const t=c(78103);return y=function(){return t},t}const p=(t,s)=>(0,y().
promoteCommand)().action(async g=>s(await i(g,t)));a.promoteVerb=p;async function i(t,s){const g=(0,y().namedInputs)(t,s),
N=(0,y().senderOf)(t,s),{emit:M,format:j,quiet:L,output:f,quarantine:$}=t,{events:P,report:F,attestation:C,trustedRoot:A}=g,
B=[g.assets,P,F,C,A];(0,u().requireOwnFiles)([f,$],B,s.cwd),$!==void 0&&(0,u().quarantineAt)((0,h().resolve)(s.cwd,$));const G=await e(
g,t,s);f!==void 0&&await(0,u().writeResult)((0,h().resolve)(s.cwd,f),(0,m().promotedLines)(G)),$!==void 0&&await(0,u().addToQuarantine)(
(0,h().resolve)(s.cwd,$),(0,m().quarantinedLines)(G)),M===void 0?s.print(o(G,t,s),j):s.print((0,m().messageLines)(G,M,N).
join(""),"jsonl");const D=G.rejected.length+G.quarantined.length>0;return M===void 0&&j==="jsonl"&&D&&!L&&s.note(r(G,t,{
...s,colour:!1})),(0,S().exitCodeOf)(G,t.failOn)}function e(t,s,g){const{cwd:N,env:M,platform:j,signal:L,openInput:f}=g,
$=async F=>{const C=await(0,I().namedPolicy)(s.policy,g)??await(0,E().promotionPolicy)(F),A={folder:N,open:f,token:M.GITHUB_TOKEN,
repository:M.GITHUB_REPOSITORY,apiUrl:M.GITHUB_API_URL};return(0,v().promote)({...await(0,b().openInputs)(t,A,C),policy:C,
platform:j,environment:{platform:j,arch:process.arch,nodeVersion:process.version},signal:L,...F&&{workspace:F},...s.run&&
{run:n(s,g)}})},{repo:P}=s;return P===void 0?$():(0,E().withWorkspace)((0,h().resolve)(N,P),M,$)}function n({approve:t,quiet:s},g){
const{env:N,signal:M}=g;return{approver:(0,l().approveByDigest)(t,new Date),path:N.PATH??"",privateFolders:(0,d().privateFolders)(
N),progress:(0,T().progressFor)(g,s??!1),signal:M,secrets:(0,w().secretsOf)(N)}}function o(t,s,g){switch(s.format){case"\
json":return`${(0,O().json)(t)}
`;case"jsonl":return(0,m().promotedLines)(t).join("");case"text":return r(t,s,g)}}function r(t,{verbose:s},{columns:g,colour:N}){
return(0,R().renderPromotion)(t,{columns:g,colour:N,verbose:s??!1})}}),78261:((H,a,c)=>{Object.defineProperty(a,"__esMod\
ule",{value:!0}),a.byHarm=l;function h(){const v=c(39763);return h=function(){return v},v}function l(v,S){return w(v)-w(
S)}function w({severity:v,harm:S="bookkeeping",suppressed:b}){return((b?2:+(v==="notice"))*h().HARMS.length+h().HARMS.indexOf(
S))*h().SEVERITIES.length+h().SEVERITIES.indexOf(v)}}),17577:((H,a,c)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.dangerFirst=R,a.dangerRank=m,a.groupsOf=p,a.isMissingTarget=O,a.isRepositoryPath=d,a.isWhole=i,a.otherFiles=y,a.othersWords=
T,a.ownRemedy=E,a.pathAndLine=w,a.reasonsOf=S,a.sizeOf=I;function h(){const e=c(59490);return h=function(){return e},e}function l(){
const e=c(94965);return l=function(){return e},e}function w({location:e}){return e&&`${e.path}:${e.line}`}const v=3;function S(e){
const n=e.find(({span:t})=>t!==void 0)??e[0],r=[...new Map(e.map(t=>[t.rule,t])).values()].filter(({rule:t})=>t!==n?.rule);
return{main:n&&R(n),further:r.slice(0,v)}}const b=[/download|remote code|whatever it reads|what npm runs|from elsewhere/i,
/secret|environment/i,/delet|destructive|overwrit|format|removes|rewrites/i];function m(e){const n=b.findIndex(o=>o.test(
e));return n===-1?b.length:n}function R(e){const{message:n,remedy:o,danger:r}=e;return r===void 0?e:{...e,message:`The c\
ommand ${r}. ${n}`,remedy:o.replace(`: it ${r}`,"")}}function E(e,n){const o=S(e).main?.remedy;return o===S(n).main?.remedy?
void 0:o}function O({rule:e}){return e==="target-missing"}function d(e){return e.split("/").every(n=>!["",".",".."].includes(
n))}function I({others:e}){return 1+e.length}function T({lead:e,others:n}){if(n.length===0)return"";const o=new Set(n.flatMap(
({subject:t})=>t?.id??[])).size,r=new Set(n.map(({rule:t})=>t).filter(t=>t!==e.rule));return[o===n.length?(0,l().count)(
o,"other asset"):(0,l().count)(n.length,"other place")+(o>1?` in ${o} assets`:""),...r.size>0?[`also ${[...r].join(", ")}`]:
[]].join(", ")}const u=3;function y({lead:e,others:n}){const o=n.map(({subject:s,location:g})=>s?void 0:g?.path),r=new Set(
o);return n.length<=u&&r.size===n.length&&!r.has(void 0)&&!r.has(e.location?.path)&&n.every(({rule:s})=>s===e.rule)?o.flatMap(
s=>s??[]):[]}function p(e,n){return[...(0,h().groupBy)(e,n).values()].flatMap(([o,...r])=>o===void 0?[]:[{lead:o,others:r}])}
function i({rule:e}){return e==="gate-weakened"||e==="policy-changed"}}),63245:((H,a,c)=>{Object.defineProperty(a,"__esM\
odule",{value:!0}),a.commandKey=O,a.groupByCause=e,a.groupCauses=u,a.groupCommands=i,a.groupFindings=y,a.reportSections=
S,a.resultOf=d,a.standsAt=T;function h(){const n=c(59490);return h=function(){return n},n}function l(){const n=c(78261);
return l=function(){return n},n}function w(){const n=c(17577);return w=function(){return n},n}function v(){const n=c(38319);
return v=function(){return n},n}function S(n){const o=(0,h().groupBy)(n.findings,({subject:f})=>O(f?.id,f?.command)),r=n.
genes.flatMap(f=>f.commands.map(($,P)=>{const F=d($),C=(o.get(O(f.id,$.command))??[]).filter(A=>I(A,F)&&T(A,f,$)).sort((A,B)=>Number(
(0,w().isMissingTarget)(B))-Number((0,w().isMissingTarget)(A)));return{gene:f,command:$,result:F,position:P+1,findings:C}})),
t=f=>r.filter(({result:$,findings:P})=>$===f&&!b(P)).sort(m),s=new Set(r.flatMap(({findings:f})=>f)),g=new Set(n.agent_files?
n.findings.filter(v().isTold):[]),N=n.findings.filter(f=>!s.has(f)&&!f.suppressed&&!f.seed&&!g.has(f)),M=n.findings.some(
({seed:f,severity:$})=>f&&$==="error"),j=({rule:f,severity:$})=>$==="notice"&&!(M&&f==="engine-seeds"),L=N.filter(f=>!j(
f));return{commands:r,blocked:t("blocked"),failed:t("failed"),passed:t("passed"),notRun:t("notRun"),blast:L.filter(E),dangers:L.
filter(({harm:f})=>f==="danger"),findings:L.filter(f=>!E(f)&&f.harm!=="danger"),told:[...g],waiting:N.filter(R),notices:N.
filter(f=>j(f)&&!R(f)),suppressed:n.findings.filter(({suppressed:f})=>f)}}function b(n){return n.length>0&&n.every(({seed:o})=>o)}
function m({findings:[n]},{findings:[o]}){return!n||!o?0:(0,l().byHarm)(n,o)||(0,w().dangerRank)(n.danger??"")-(0,w().dangerRank)(
o.danger??"")}function R({rule:n}){return n==="approval-missing"}function E({rule:n}){return n.startsWith("blast-radius-")}
function O(n,o){return JSON.stringify([n,o])}function d({verdict:n,outcome:o}){if(n==="block"||o?.status==="blocked")return"\
blocked";switch(o?.status){case"passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"\
error":return"failed";default:return"notRun"}}function I(n,o){const{severity:r,layer:t}=n,s=t==="run";return o==="blocke\
d"?r==="error"&&!s:o==="failed"&&((0,w().isMissingTarget)(n)||r==="error"&&s)}function T({location:n},o,r){if(n===void 0)
return!0;const{path:t=o.path,line:s=n.line}=r.location??{};return n.path===t&&n.line===s}function u(n){return(0,w().groupsOf)(
n.toSorted(l().byHarm),p)}function y(n){return(0,w().groupsOf)(n.toSorted(l().byHarm),o=>JSON.stringify([p(o),/ fix --/.
test(o.remedy)]))}function p({cause:n,rule:o,location:r,message:t}){return n??JSON.stringify([o,r?r.path:t])}function i(n){
return(0,w().groupsOf)(n,({command:o,findings:[r]})=>JSON.stringify([r&&p(r),o.outcome?.status,o.outcome?.exit_code,r&&(0,w().
isMissingTarget)(r)?r.message:o.command]))}function e(n){return(0,w().groupsOf)(n,({lead:{gene:o,findings:r}})=>r[0]?JSON.
stringify([p(r[0]),r[0].danger]):o.summary)}}),38319:((H,a,c)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.claimList=
E,a.directoryList=T,a.isTold=v,a.machineList=b,a.readList=R,a.uncountedList=i;function h(){const e=c(78261);return h=function(){
return e},e}function l(){const e=c(94965);return l=function(){return e},e}const w=new Set(["agent-command-changed","agen\
t-setting-changed","agent-script-changed","agent-script-unreadable"]);function v({rule:e,severity:n,suppressed:o}){return w.
has(e)&&n!=="error"&&!o}const S={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function b({
agent_files:e=[],findings:n}){const o=new Map(n.map(s=>[s.id,s]));return{id:"machines",title:"This change makes machines\
 run",label:"machines",noun:"command",note:"Agents and editors run this by themselves on the machine of everybody who op\
ens the branch. The gate ran none of it.",rows:e.flatMap(s=>s.entries.map(g=>{const[N]=(g.findings??[]).flatMap(M=>o.get(
M)??[]).sort(h().byHarm);return{file:s,entry:g,worst:N}})).toSorted(({worst:s},{worst:g})=>s&&g?(0,h().byHarm)(s,g):+!s-
+!g).map(({file:s,entry:g,worst:N})=>{const{event:M,command:j,line:L,state:f,target:$,scripts:P}=g,F=N!==void 0&&N.harm!==
"bookkeeping",C=F?N.message:$,A=f==="removed"?void 0:`${s.tool} ${s.approval}`;return{name:`${s.path}:${L}`,place:{path:s.
path,line:L},...f&&{word:S[f]},tone:F?"bad":"caution",words:M,command:j,notes:[C,A].flatMap(B=>B?m(B):[]),...P&&{files:P}}})}}
function m(e){return`${e.slice(0,1).toUpperCase()}${e.slice(1).replace(/\.$/,"")}.`}function R({read:e=[]}){return{id:"r\
ead",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, and this change touches t\
hem.",rows:e.map(({path:n,why:o,new:r,bytes:t})=>{const s=[...r?["new"]:[],...t===void 0?[]:[(0,l().size)(t)]];return{name:n,
place:{path:n,line:1},...s.length>0&&{word:s.join(", ")},tone:"quiet",words:o,notes:[]}})}}function E({capsules:e,events:n}){
return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...e.map(o=>({...O(o),...d(o),notes:o.reasons.
map(({rule:r,message:t})=>`${t} (\`${r}\`)`)})),...n.map(O)]}}function O({type:e,id:n,path:o,line:r,change:t}){return{name:n,
place:{path:o,line:r},tone:"quiet",words:`${e} ${t}`,notes:[]}}function d({eligible:e}){return e===null?{tone:"quiet"}:e?
{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const I=6;function T({blast_radius:e}){
return{id:"directories",title:"Changed directories",label:"changed",noun:"directory",rows:(e?.directories??[]).toSorted(
(o,r)=>r.files-o.files||r.lines-o.lines).slice(0,I).map(({path:o,files:r,lines:t,exempt_files:s=0})=>{const g=s===r?"not\
 counted":`${(0,l().count)(s,"file")} not counted`,N=[(0,l().count)(r,"file"),(0,l().count)(t,"line"),...s?[g]:[]];return{
name:o||".",tone:"quiet",words:N.join(", "),notes:[]}})}}const u=20,y={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},p={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function i({blast_radius:e}){
return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(e?.changed_files??
[]).filter(({exempt:o,veil:r})=>o??r).slice(0,u).map(({path:o,lines:r,exempt:t,veil:s,bytes:g})=>({name:o,tone:"quiet",words:[
...g===void 0||r>0?[(0,l().count)(r,"line")]:[],...g===void 0?[]:[(0,l().size)(g)],...t?[y[t]]:[],...s?[p[s]]:[]].join("\
, "),notes:[]}))}}})};
