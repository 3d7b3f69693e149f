"use strict";exports.id=640,exports.ids=[640],exports.modules={49232:((C,c,i)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.builtInPolicy=
d,c.namedPolicy=O,c.policyFor=u,c.policyName=g,c.policyOfFile=s,c.repositoryOf=v;function S(){const o=i(73024);return S=
function(){return o},o}function y(){const o=i(76760);return y=function(){return o},o}function I(){const o=i(41895);return I=
function(){return o},o}function m(){const o=i(21311);return m=function(){return o},o}function P(){const o=i(74238);return P=
function(){return o},o}function A(){const o=i(48741);return A=function(){return o},o}function N(){const o=i(96402);return N=
function(){return o},o}function F(){const o=i(63550);return F=function(){return o},o}async function O(o,l){if(o===void 0)
return;const e=await s(o,l);return(0,m().requireExamples)(e),e}async function s(o,l){const e=(await l.readInput(o)).toString(
"utf8"),n=await v(l.cwd,l.env)??l.cwd;return await(0,P().loadPolicyFile)(e,o,(0,A().folderTree)(n))}async function u({policy:o,
profile:l},e,n){const r=o===!1?await d():await O(o,e)??await h(n,e);return l===void 0?r:{...r,policy:{...r.policy,profile:l}}}
function g({source:o,path:l,ref:e}){return o==="default"||l===void 0?"the built-in policy":o==="file"||e===void 0?l:`${l}\
 in ${e}`}async function h(o,{cwd:l,env:e}){const n=o===void 0?await v(l,e):void 0,r=o??(n===void 0?void 0:(0,A().folderTree)(
n));if(r===void 0)return d();const t=await(0,P().loadPolicy)(r,r.label);return(0,m().requireExamples)(t),t}function d(){
const o=(0,F().literalTree)({});return(0,P().loadPolicy)(o,o.label)}async function v(o,l){try{const e=await(0,N().openRepository)(
o,l);return await e.close(),e.directory}catch(e){const n=e instanceof I().GateError&&e.code==="program_not_found";if(e instanceof
I().GateError&&!(n&&E(o)))return;throw e}}function E(o){const l=(0,y().dirname)(o);return(0,S().existsSync)((0,y().join)(
o,".git"))||l!==o&&E(l)}}),95637:((C,c,i)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.progressFor=O,c.terminalProgress=
N;function S(){const s=i(30225);return S=function(){return s},s}function y(){const s=i(50427);return y=function(){return s},
s}function I(){const s=i(49604);return I=function(){return s},s}function m(){const s=i(20849);return m=function(){return s},
s}const P=1e3,A=2;function N(s){let u=0,g=0,h=0,d=[],v=performance.now(),E=0,o;const l=()=>{const n=performance.now(),r=h>
0?`${g}/${u}, ${h} failed`:`${g}/${u}`,t=Math.max(1,s.size.rows-A-1),a=d.length>t?d.slice(0,t-1):d,p=d.length-a.length;return[
`${r}  ${F(v,n)}`,...a.map(w=>`${F(w.since,n).padStart(7)}  ${(0,m().safeLine)(w.command)}`),...p>0?[`         and ${p} \
more`]:[]]},e=n=>{const r=E>1?`\x1B[${E-1}A`:"",t=n.map(a=>(0,y().clipColumns)(a,s.size.columns-1)).join(`
`);s.write(`\r${r}\x1B[J${t}`),E=n.length};return{planned:n=>{u=n,v=performance.now(),o=setInterval(()=>e(l()),P),o.unref()},
started:n=>{d=[...d,{command:n,since:performance.now()}],e(l())},finished:(n,{status:r})=>{g+=1,r!=="passed"&&(h+=1);const t=d.
findIndex(a=>a.command===n);d=d.filter((a,p)=>p!==t),e(l())},ended:()=>{clearInterval(o),e([])}}}function F(s,u){return`${Math.
floor((u-s)/1e3)} s`}function O(s,u){if(u)return I().NO_PROGRESS;if(!s.interactive){const d=E=>s.note(`${E}
`),{fold:v}=s;return v?(0,S().groupedProgress)({info:d,startGroup:v,endGroup:()=>v()}):(0,I().linesOfProgress)(d)}const{
screen:g,note:h}=s;return N({size:g,write:h})}}),72890:((C,c,i)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.requireOwnFiles=
u,c.requireQuarantine=v,c.writeQuarantine=E,c.writeResult=g;function S(){const n=i(77598);return S=function(){return n},
n}function y(){const n=i(73024);return y=function(){return n},n}function I(){const n=i(51455);return I=function(){return n},
n}function m(){const n=i(76760);return m=function(){return n},n}function P(){const n=i(27199);return P=function(){return n},
n}function A(){const n=i(26040);return A=function(){return n},n}function N(){const n=i(41895);return N=function(){return n},
n}function F(){const n=i(28765);return F=function(){return n},n}function O(){const n=i(50414);return O=function(){return n},
n}function s(){const n=i(73517);return s=function(){return n},n}function u(n,r,t){const a=w=>w.flatMap(T=>T===void 0||T===
"-"?[]:h((0,m().resolve)(t,T))),p=a(r);for(const w of a(n)){if(p.includes(w)&&!d(w))throw new(N()).GateError("usage",`pr\
omote would overwrite ${w}, which another option names.`,"Write to another file, and append the promoted assets to your \
store yourself.");p.push(w)}}async function g(n,r){try{const t=h(n);await(d(t)?(0,I().writeFile)(t,r):(0,F().replaceFile)(
t,r))}catch(t){throw new(N()).GateError("file_unreadable",`Cannot write to ${n}: ${t.message.split(", ")[0]}.`,"Name a w\
ritable file.",{cause:t})}}function h(n){return(0,A().attempt)(()=>(0,y().realpathSync)(n))??n}function d(n){return(0,y().
statSync)(n,{throwIfNoEntry:!1})?.isFile()===!1}function v({recheck:n,quarantine:r},t){if(r!==void 0){const p=(0,m().resolve)(
t,r);if(d(p)||l(p).every(w=>(0,P().isJsonObject)((0,A().attempt)(()=>JSON.parse(w)))))return;throw new(N()).GateError("u\
sage",`promote would add candidates to ${p}, which is not a quarantine: one of its lines is not a JSON object.`,"Name an\
other file with --quarantine.")}if(n===void 0)return;const a=(0,m().resolve)(t,n);if(!(n!=="-"&&!d(a)&&!(0,O().isArchive)(
e(a))))throw new(N()).GateError("usage","promote --recheck writes what stays in the quarantine back as JSONL, which only\
 a file other than an archive allows.","Name a file for it with --quarantine.")}async function E(n,{recheck:r,quarantine:t=r,
isWritten:a},{cwd:p,note:w}){if(t===void 0)return;const T=h((0,m().resolve)(p,t)),b=r!==void 0&&T===h((0,m().resolve)(p,
r));if(b&&!a&&n.promoted.length>0){w(`The quarantine stays as it is: write the promoted assets to a file with --output.
`);return}if(b&&!o(n,T)){w(`The quarantine stays as it is: it was changed meanwhile. Decide about it again.
`);return}const j=b||d(T)?[]:l(T);await g(T,new Set([...j,...(0,s().quarantinedLines)(n)]))}function o({inputs:n},r){const t=`\
sha256:${(0,S().hash)("sha256",e(r))}`;return n.some(a=>a.role==="assets"&&a.digest===t)}function l(n){return e(n).toString(
"utf8").split(`
`).flatMap(t=>t.trim()===""?[]:`${t}
`)}function e(n){return(0,y().existsSync)(n)?(0,y().readFileSync)(n):Buffer.alloc(0)}}),78103:((C,c,i)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.namedInputs=F,c.promoteCommand=N,c.senderOf=O;function S(){const u=i(77598);return S=function(){
return u},u}function y(){const u=i(63314);return y=function(){return u},u}function I(){const u=i(41895);return I=function(){
return u},u}function m(){const u=i(48791);return m=function(){return u},u}function P(){const u=i(73517);return P=function(){
return u},u}const A=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function N(){return new(y()).Command("promote").addOption(new(y()).Option("--asset\
s <file>","file or directory with the candidates").conflicts("recheck")).option("--recheck <file>","decide about the can\
didates of a quarantine again, and keep those that stay in it").option("--quarantine <file>","add the candidates without\
 sufficient evidence to this file").option("--events <file>","event log for counting successes (default: the log of --re\
po)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence").option("--attestation <file>",
"signed attestations of the genes, as evidence").option("--fetch","ask GitHub for the attestations of the genes").option(
"--trusted-root <file>","root of trust of the signatures (gh attestation trusted-root)").option("--repo <dir>","target r\
epository; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of --repo\
, else the built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--approve <\
digest>","with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(y()).Option("--f\
ail-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(m().FAIL_ON).default("unp\
roven")).addOption(new(y()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["text",
"json","jsonl"]).default("text")).addOption(new(y()).Option("--emit <kind>","print messages of the protocol instead, as \
JSONL; requires A2A_NODE_ID").choices(P().EMITTED).conflicts("format")).option("--output <file>","also write the promote\
d assets to this file, as JSONL").addOption(new(y()).Option("--quiet","write only errors to standard error").conflicts("\
verbose")).option("--verbose","show every reason").addHelpText("after",A)}function F(u,{env:g}){const{recheck:h,assets:d=h,
events:v,report:E,attestation:o,fetch:l,trustedRoot:e}=u,n=o!==void 0||l===!0,r=[d,v,E,o,e];if(d===void 0)throw s("requi\
red option '--assets <file>' not specified","Pass the candidates with --assets, or a quarantine with --recheck.");if(u.run&&
u.repo===void 0)throw s("promote --run requires --repo: candidates do not include the files that their commands run.","P\
ass the repository with the scripts and tests with --repo.");if(u.approve!==void 0&&!u.run)throw s("promote --approve re\
quires --run: it approves commands that would run.","Add --run, or remove --approve.");if(r.filter(t=>t==="-").length>1)
throw s("promote can read standard input only once.","Use `-` for only one file.");if(!n&&e!==void 0)throw s("promote --\
trusted-root requires --attestation or --fetch.","Say where the attestations are, or remove --trusted-root.");if(n&&e===
void 0)throw s("promote --attestation and --fetch require --trusted-root.","Write the file with `gh attestation trusted-\
root > trusted-root.jsonl`.");if(l&&!g.GITHUB_TOKEN)throw s("promote --fetch requires a token.","Set GITHUB_TOKEN; it ne\
eds `attestations: read` for the repositories of the signers.");return{assets:d,events:v,report:E,attestation:o,fetch:l,
trustedRoot:e}}function O({emit:u},{env:g}){const h=g.A2A_NODE_ID?.trim()??"";if(u!==void 0&&h==="")throw s("promote --e\
mit requires the id of your node, which every message names as its sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0\
123456789ab.");return{id:h,now:new Date,random:()=>(0,S().randomBytes)(4).toString("hex")}}function s(u,g){return new(I()).
GateError("usage",u,g)}}),9956:((C,c,i)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.promoteVerb=void 0;function S(){
const t=i(76760);return S=function(){return t},t}function y(){const t=i(89549);return y=function(){return t},t}function I(){
const t=i(41551);return I=function(){return t},t}function m(){const t=i(39242);return m=function(){return t},t}function P(){
const t=i(48791);return P=function(){return t},t}function A(){const t=i(18421);return A=function(){return t},t}function N(){
const t=i(73517);return N=function(){return t},t}function F(){const t=i(80335);return F=function(){return t},t}function O(){
const t=i(11719);return O=function(){return t},t}function s(){const t=i(10289);return s=function(){return t},t}function u(){
const t=i(32223);return u=function(){return t},t}function g(){const t=i(49232);return g=function(){return t},t}function h(){
const t=i(95637);return h=function(){return t},t}function d(){const t=i(72890);return d=function(){return t},t}function v(){
const t=i(78103);return v=function(){return t},t}const E=(t,a)=>(0,v().promoteCommand)().action(async p=>a(await o(p,t)));
c.promoteVerb=E;async function o(t,a){const p=(0,v().namedInputs)(t,a),w=(0,v().senderOf)(t,a),{emit:T,format:b,quiet:j,
output:f,quarantine:G=t.recheck}=t,{events:$,report:M,attestation:B,trustedRoot:R}=p,H=[t.assets,$,M,B,R];(0,d().requireOwnFiles)(
[f,G],H,a.cwd),(0,d().requireQuarantine)(t,a.cwd);const L=await l(p,t,a);f!==void 0&&await(0,d().writeResult)((0,S().resolve)(
a.cwd,f),(0,N().promotedLines)(L));const D=(T===void 0?await a.printWhole(n(L,t,a),b):await a.printWhole((0,N().messageLines)(
L,T,w).join(""),"jsonl"))&&T===void 0&&b!=="text";await(0,d().writeQuarantine)(L,{...t,isWritten:f!==void 0||D},a);const J=L.
rejected.length+L.quarantined.length>0;return T===void 0&&b==="jsonl"&&J&&!j&&a.note(r(L,t,{...a,colour:!1})),(0,P().exitCodeOf)(
L,t.failOn)}function l(t,a,p){const{cwd:w,env:T,platform:b,signal:j,openInput:f}=p,G=async M=>{const B=await(0,g().namedPolicy)(
a.policy,p)??await(0,O().promotionPolicy)(M),R={folder:w,open:f,token:T.GITHUB_TOKEN,repository:T.GITHUB_REPOSITORY,apiUrl:T.
GITHUB_API_URL};return(0,m().promote)({...await(0,A().openInputs)(t,R,B),policy:B,platform:b,environment:{platform:b,arch:process.
arch,nodeVersion:process.version},signal:j,...M&&{workspace:M},...a.run&&{run:e(a,p)}})},{repo:$}=a;return $===void 0?G():
(0,O().withWorkspace)((0,S().resolve)(w,$),T,G)}function e({approve:t,quiet:a},p){const{env:w,signal:T}=p;return{approver:(0,y().
approveByDigest)(t,new Date),path:w.PATH??"",privateFolders:(0,u().privateFolders)(w),progress:(0,h().progressFor)(p,a??
!1),signal:T,secrets:(0,I().secretsOf)(w)}}function n(t,a,p){switch(a.format){case"json":return`${(0,s().json)(t)}
`;case"jsonl":return(0,N().promotedLines)(t).join("");case"text":return r(t,a,p)}}function r(t,{verbose:a},{columns:p,colour:w}){
return(0,F().renderPromotion)(t,{columns:p,colour:w,verbose:a??!1})}}),66611:((C,c,i)=>{Object.defineProperty(c,"__esMod\
ule",{value:!0}),c.AGENT_TITLE=c.AGENT_NOTE=void 0,c.agentLines=N,c.isTold=P;function S(){const O=i(99462);return S=function(){
return O},O}const y=c.AGENT_TITLE="This change makes machines run",I=c.AGENT_NOTE="Agents and editors run this by themse\
lves on the machine of everybody who opens the branch. The gate ran none of it.",m=new Set(["agent-command-changed","age\
nt-setting-changed","agent-script-changed","agent-script-unreadable"]);function P({rule:O,severity:s,suppressed:u}){return m.
has(O)&&s!=="error"&&!u}const A={new:"New",changed:"Changed",removed:"Removed",script_changed:"Script changed"};function N({
agent_files:O=[],findings:s}){const u=new Map(s.map(g=>[g.id,g]));return O.flatMap(g=>g.entries.map(h=>{const[d]=(h.findings??
[]).flatMap(v=>u.get(v)??[]).sort(S().byHarm);return{file:g,entry:h,worst:d}})).sort((g,h)=>F(g.worst,h.worst)).map(({file:g,
entry:h,worst:d})=>{const v=d!==void 0&&d.harm!=="bookkeeping",E=v?d.message:h.target??"";return{file:g,entry:h,isGrave:v,
word:h.state?A[h.state]:"",means:E}})}function F(O,s){return O&&s?(0,S().byHarm)(O,s):+(O===void 0)-+(s===void 0)}}),63245:((C,c,i)=>{
Object.defineProperty(c,"__esModule",{value:!0}),c.commandKey=s,c.groupByCause=l,c.groupCauses=d,c.groupCommands=o,c.groupFindings=
v,c.reportSections=P,c.resultOf=u,c.standsAt=h;function S(){const e=i(59490);return S=function(){return e},e}function y(){
const e=i(99462);return y=function(){return e},e}function I(){const e=i(66611);return I=function(){return e},e}function m(){
const e=i(17577);return m=function(){return e},e}function P(e){const n=(0,S().groupBy)(e.findings,({subject:f})=>s(f?.id,
f?.command)),r=e.genes.flatMap(f=>f.commands.map((G,$)=>{const M=u(G),B=(n.get(s(f.id,G.command))??[]).filter(R=>g(R,M)&&
h(R,f,G)).sort((R,H)=>Number((0,m().isMissingTarget)(H))-Number((0,m().isMissingTarget)(R)));return{gene:f,command:G,result:M,
position:$+1,findings:B}})),t=f=>r.filter(({result:G,findings:$})=>G===f&&!A($)).sort(N),a=new Set(r.flatMap(({findings:f})=>f)),
p=new Set(e.agent_files?e.findings.filter(I().isTold):[]),w=e.findings.filter(f=>!a.has(f)&&!f.suppressed&&!f.seed&&!p.has(
f)),T=e.findings.some(({seed:f,severity:G})=>f&&G==="error"),b=({rule:f,severity:G})=>G==="notice"&&!(T&&f==="engine-see\
ds"),j=w.filter(f=>!b(f));return{commands:r,blocked:t("blocked"),failed:t("failed"),passed:t("passed"),notRun:t("notRun"),
blast:j.filter(O),dangers:j.filter(({harm:f})=>f==="danger"),findings:j.filter(f=>!O(f)&&f.harm!=="danger"),told:[...p],
waiting:w.filter(F),notices:w.filter(f=>b(f)&&!F(f)),suppressed:e.findings.filter(({suppressed:f})=>f)}}function A(e){return e.
length>0&&e.every(({seed:n})=>n)}function N({findings:[e]},{findings:[n]}){return e&&n?(0,y().byHarm)(e,n):0}function F({
rule:e}){return e==="approval-missing"}function O({rule:e}){return e.startsWith("blast-radius-")}function s(e,n){return JSON.
stringify([e,n])}function u({verdict:e,outcome:n}){if(e==="block"||n?.status==="blocked")return"blocked";switch(n?.status){case"\
passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:
return"notRun"}}function g(e,n){const{severity:r,layer:t}=e,a=t==="run";return n==="blocked"?r==="error"&&!a:n==="failed"&&
((0,m().isMissingTarget)(e)||r==="error"&&a)}function h({location:e},n,r){if(e===void 0)return!0;const{path:t=n.path,line:a=e.
line}=r.location??{};return e.path===t&&e.line===a}function d(e){return(0,m().groupsOf)(e.toSorted(y().byHarm),E)}function v(e){
return(0,m().groupsOf)(e.toSorted(y().byHarm),n=>JSON.stringify([E(n),/ fix --/.test(n.remedy)]))}function E({cause:e,rule:n,
location:r,message:t}){return e??JSON.stringify([n,r?r.path:t])}function o(e){return(0,m().groupsOf)(e,({command:n,findings:[
r]})=>JSON.stringify([r&&E(r),n.outcome?.status,n.outcome?.exit_code,r&&(0,m().isMissingTarget)(r)?r.message:n.command]))}
function l(e){return(0,m().groupsOf)(e,({lead:{gene:n,findings:r}})=>r[0]?E(r[0]):n.summary)}})};
