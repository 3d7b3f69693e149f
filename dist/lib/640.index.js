"use strict";exports.id=640,exports.ids=[640],exports.modules={49232:((L,u,r)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.builtInPolicy=
d,u.namedPolicy=v,u.policyFor=c,u.policyName=y,u.policyOfFile=s,u.repositoryOf=T;function O(){const o=r(73024);return O=
function(){return o},o}function g(){const o=r(76760);return g=function(){return o},o}function S(){const o=r(41895);return S=
function(){return o},o}function f(){const o=r(21311);return f=function(){return o},o}function E(){const o=r(74238);return E=
function(){return o},o}function b(){const o=r(48741);return b=function(){return o},o}function N(){const o=r(96402);return N=
function(){return o},o}function A(){const o=r(63550);return A=function(){return o},o}async function v(o,h){if(o===void 0)
return;const e=await s(o,h);return(0,f().requireExamples)(e),e}async function s(o,h){const e=(await h.readInput(o)).toString(
"utf8"),n=await T(h.cwd,h.env)??h.cwd;return await(0,E().loadPolicyFile)(e,o,(0,b().folderTree)(n))}async function c({policy:o,
profile:h},e,n){const i=o===!1?await d():await v(o,e)??await p(n,e);return h===void 0?i:{...i,policy:{...i.policy,profile:h}}}
function y({source:o,path:h,ref:e}){return o==="default"||h===void 0?"the built-in policy":o==="file"||e===void 0?h:`${h}\
 in ${e}`}async function p(o,{cwd:h,env:e}){const n=o===void 0?await T(h,e):void 0,i=o??(n===void 0?void 0:(0,b().folderTree)(
n));if(i===void 0)return d();const t=await(0,E().loadPolicy)(i,i.label);return(0,f().requireExamples)(t),t}function d(){
const o=(0,A().literalTree)({});return(0,E().loadPolicy)(o,o.label)}async function T(o,h){try{const e=await(0,N().openRepository)(
o,h);return await e.close(),e.directory}catch(e){const n=e instanceof S().GateError&&e.code==="program_not_found";if(e instanceof
S().GateError&&!(n&&P(o)))return;throw e}}function P(o){const h=(0,g().dirname)(o);return(0,O().existsSync)((0,g().join)(
o,".git"))||h!==o&&P(h)}}),95637:((L,u,r)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.progressFor=v,u.terminalProgress=
N;function O(){const s=r(30225);return O=function(){return s},s}function g(){const s=r(50427);return g=function(){return s},
s}function S(){const s=r(49604);return S=function(){return s},s}function f(){const s=r(20849);return f=function(){return s},
s}const E=1e3,b=2;function N(s){let c=0,y=0,p=0,d=[],T=performance.now(),P=0,o;const h=()=>{const n=performance.now(),i=p>
0?`${y}/${c}, ${p} failed`:`${y}/${c}`,t=Math.max(1,s.size.rows-b-1),a=d.length>t?d.slice(0,t-1):d,m=d.length-a.length;return[
`${i}  ${A(T,n)}`,...a.map(w=>`${A(w.since,n).padStart(7)}  ${(0,f().safeLine)(w.command)}`),...m>0?[`         and ${m} \
more`]:[]]},e=n=>{const i=P>1?`\x1B[${P-1}A`:"",t=n.map(a=>(0,g().clipColumns)(a,s.size.columns-1)).join(`
`);s.write(`\r${i}\x1B[J${t}`),P=n.length};return{planned:n=>{c=n,T=performance.now(),o=setInterval(()=>e(h()),E),o.unref()},
started:n=>{d=[...d,{command:n,since:performance.now()}],e(h())},finished:(n,{status:i})=>{y+=1,i!=="passed"&&(p+=1);const t=d.
findIndex(a=>a.command===n);d=d.filter((a,m)=>m!==t),e(h())},ended:()=>{clearInterval(o),e([])}}}function A(s,c){return`${Math.
floor((c-s)/1e3)} s`}function v(s,c){if(c)return S().NO_PROGRESS;if(!s.interactive){const d=P=>s.note(`${P}
`),{fold:T}=s;return T?(0,O().groupedProgress)({info:d,startGroup:T,endGroup:()=>T()}):(0,S().linesOfProgress)(d)}const{
screen:y,note:p}=s;return N({size:y,write:p})}}),72890:((L,u,r)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.requireOwnFiles=
c,u.requireQuarantine=T,u.writeQuarantine=P,u.writeResult=y;function O(){const n=r(77598);return O=function(){return n},
n}function g(){const n=r(73024);return g=function(){return n},n}function S(){const n=r(51455);return S=function(){return n},
n}function f(){const n=r(76760);return f=function(){return n},n}function E(){const n=r(27199);return E=function(){return n},
n}function b(){const n=r(26040);return b=function(){return n},n}function N(){const n=r(41895);return N=function(){return n},
n}function A(){const n=r(28765);return A=function(){return n},n}function v(){const n=r(50414);return v=function(){return n},
n}function s(){const n=r(73517);return s=function(){return n},n}function c(n,i,t){const a=w=>w.flatMap(I=>I===void 0||I===
"-"?[]:p((0,f().resolve)(t,I))),m=a(i);for(const w of a(n)){if(m.includes(w)&&!d(w))throw new(N()).GateError("usage",`pr\
omote would overwrite ${w}, which another option names.`,"Write to another file, and append the promoted assets to your \
store yourself.");m.push(w)}}async function y(n,i){try{const t=p(n);await(d(t)?(0,S().writeFile)(t,i):(0,A().replaceFile)(
t,i))}catch(t){throw new(N()).GateError("file_unreadable",`Cannot write to ${n}: ${t.message.split(", ")[0]}.`,"Name a w\
ritable file.",{cause:t})}}function p(n){return(0,b().attempt)(()=>(0,g().realpathSync)(n))??n}function d(n){return(0,g().
statSync)(n,{throwIfNoEntry:!1})?.isFile()===!1}function T({recheck:n,quarantine:i},t){if(i!==void 0){const m=(0,f().resolve)(
t,i);if(d(m)||h(m).every(w=>(0,E().isJsonObject)((0,b().attempt)(()=>JSON.parse(w)))))return;throw new(N()).GateError("u\
sage",`promote would add candidates to ${m}, which is not a quarantine: one of its lines is not a JSON object.`,"Name an\
other file with --quarantine.")}if(n===void 0)return;const a=(0,f().resolve)(t,n);if(!(n!=="-"&&!d(a)&&!(0,v().isArchive)(
e(a))))throw new(N()).GateError("usage","promote --recheck writes what stays in the quarantine back as JSONL, which only\
 a file other than an archive allows.","Name a file for it with --quarantine.")}async function P(n,{recheck:i,quarantine:t=i,
isWritten:a},{cwd:m,note:w}){if(t===void 0)return;const I=p((0,f().resolve)(m,t)),G=i!==void 0&&I===p((0,f().resolve)(m,
i));if(G&&!a&&n.promoted.length>0){w(`The quarantine stays as it is: write the promoted assets to a file with --output.
`);return}if(G&&!o(n,I)){w(`The quarantine stays as it is: it was changed meanwhile. Decide about it again.
`);return}const R=G||d(I)?[]:h(I);await y(I,new Set([...R,...(0,s().quarantinedLines)(n)]))}function o({inputs:n},i){const t=`\
sha256:${(0,O().hash)("sha256",e(i))}`;return n.some(a=>a.role==="assets"&&a.digest===t)}function h(n){return e(n).toString(
"utf8").split(`
`).flatMap(t=>t.trim()===""?[]:`${t}
`)}function e(n){return(0,g().existsSync)(n)?(0,g().readFileSync)(n):Buffer.alloc(0)}}),78103:((L,u,r)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.namedInputs=A,u.promoteCommand=N,u.senderOf=v;function O(){const c=r(77598);return O=function(){
return c},c}function g(){const c=r(63314);return g=function(){return c},c}function S(){const c=r(41895);return S=function(){
return c},c}function f(){const c=r(48791);return f=function(){return c},c}function E(){const c=r(73517);return E=function(){
return c},c}const b=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function N(){return new(g()).Command("promote").addOption(new(g()).Option("--asset\
s <file>","file or directory with the candidates").conflicts("recheck")).option("--recheck <file>","decide about the can\
didates of a quarantine again, and keep those that stay in it").option("--quarantine <file>","add the candidates without\
 sufficient evidence to this file").option("--events <file>","event log for counting successes (default: the log of --re\
po)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence").option("--attestation <file>",
"signed attestations of the genes, as evidence").option("--fetch","ask GitHub for the attestations of the genes").option(
"--trusted-root <file>","root of trust of the signatures (gh attestation trusted-root)").option("--repo <dir>","target r\
epository; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of --repo\
, else the built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--approve <\
digest>","with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(g()).Option("--f\
ail-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(f().FAIL_ON).default("unp\
roven")).addOption(new(g()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["text",
"json","jsonl"]).default("text")).addOption(new(g()).Option("--emit <kind>","print messages of the protocol instead, as \
JSONL; requires A2A_NODE_ID").choices(E().EMITTED).conflicts("format")).option("--output <file>","also write the promote\
d assets to this file, as JSONL").addOption(new(g()).Option("--quiet","write only errors to standard error").conflicts("\
verbose")).option("--verbose","show every reason").addHelpText("after",b)}function A(c,{env:y}){const{recheck:p,assets:d=p,
events:T,report:P,attestation:o,fetch:h,trustedRoot:e}=c,n=o!==void 0||h===!0,i=[d,T,P,o,e];if(d===void 0)throw s("requi\
red option '--assets <file>' not specified","Pass the candidates with --assets, or a quarantine with --recheck.");if(c.run&&
c.repo===void 0)throw s("promote --run requires --repo: candidates do not include the files that their commands run.","P\
ass the repository with the scripts and tests with --repo.");if(c.approve!==void 0&&!c.run)throw s("promote --approve re\
quires --run: it approves commands that would run.","Add --run, or remove --approve.");if(i.filter(t=>t==="-").length>1)
throw s("promote can read standard input only once.","Use `-` for only one file.");if(!n&&e!==void 0)throw s("promote --\
trusted-root requires --attestation or --fetch.","Say where the attestations are, or remove --trusted-root.");if(n&&e===
void 0)throw s("promote --attestation and --fetch require --trusted-root.","Write the file with `gh attestation trusted-\
root > trusted-root.jsonl`.");if(h&&!y.GITHUB_TOKEN)throw s("promote --fetch requires a token.","Set GITHUB_TOKEN; it ne\
eds `attestations: read` for the repositories of the signers.");return{assets:d,events:T,report:P,attestation:o,fetch:h,
trustedRoot:e}}function v({emit:c},{env:y}){const p=y.A2A_NODE_ID?.trim()??"";if(c!==void 0&&p==="")throw s("promote --e\
mit requires the id of your node, which every message names as its sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0\
123456789ab.");return{id:p,now:new Date,random:()=>(0,O().randomBytes)(4).toString("hex")}}function s(c,y){return new(S()).
GateError("usage",c,y)}}),9956:((L,u,r)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.promoteVerb=void 0;function O(){
const t=r(76760);return O=function(){return t},t}function g(){const t=r(89549);return g=function(){return t},t}function S(){
const t=r(41551);return S=function(){return t},t}function f(){const t=r(39242);return f=function(){return t},t}function E(){
const t=r(48791);return E=function(){return t},t}function b(){const t=r(18421);return b=function(){return t},t}function N(){
const t=r(73517);return N=function(){return t},t}function A(){const t=r(80335);return A=function(){return t},t}function v(){
const t=r(11719);return v=function(){return t},t}function s(){const t=r(10289);return s=function(){return t},t}function c(){
const t=r(32223);return c=function(){return t},t}function y(){const t=r(49232);return y=function(){return t},t}function p(){
const t=r(95637);return p=function(){return t},t}function d(){const t=r(72890);return d=function(){return t},t}function T(){
const t=r(78103);return T=function(){return t},t}const P=(t,a)=>(0,T().promoteCommand)().action(async m=>a(await o(m,t)));
u.promoteVerb=P;async function o(t,a){const m=(0,T().namedInputs)(t,a),w=(0,T().senderOf)(t,a),{emit:I,format:G,quiet:R,
output:l,quarantine:F=t.recheck}=t,{events:j,report:M,attestation:C,trustedRoot:$}=m,B=[t.assets,j,M,C,$];(0,d().requireOwnFiles)(
[l,F],B,a.cwd),(0,d().requireQuarantine)(t,a.cwd);const H=await h(m,t,a);l!==void 0&&await(0,d().writeResult)((0,O().resolve)(
a.cwd,l),(0,N().promotedLines)(H));const D=(I===void 0?await a.printWhole(n(H,t,a),G):await a.printWhole((0,N().messageLines)(
H,I,w).join(""),"jsonl"))&&I===void 0&&G!=="text";await(0,d().writeQuarantine)(H,{...t,isWritten:l!==void 0||D},a);const J=H.
rejected.length+H.quarantined.length>0;return I===void 0&&G==="jsonl"&&J&&!R&&a.note(i(H,t,{...a,colour:!1})),(0,E().exitCodeOf)(
H,t.failOn)}function h(t,a,m){const{cwd:w,env:I,platform:G,signal:R,openInput:l}=m,F=async M=>{const C=await(0,y().namedPolicy)(
a.policy,m)??await(0,v().promotionPolicy)(M),$={folder:w,open:l,token:I.GITHUB_TOKEN,repository:I.GITHUB_REPOSITORY,apiUrl:I.
GITHUB_API_URL};return(0,f().promote)({...await(0,b().openInputs)(t,$,C),policy:C,platform:G,environment:{platform:G,arch:process.
arch,nodeVersion:process.version},signal:R,...M&&{workspace:M},...a.run&&{run:e(a,m)}})},{repo:j}=a;return j===void 0?F():
(0,v().withWorkspace)((0,O().resolve)(w,j),I,F)}function e({approve:t,quiet:a},m){const{env:w,signal:I}=m;return{approver:(0,g().
approveByDigest)(t,new Date),path:w.PATH??"",privateFolders:(0,c().privateFolders)(w),progress:(0,p().progressFor)(m,a??
!1),signal:I,secrets:(0,S().secretsOf)(w)}}function n(t,a,m){switch(a.format){case"json":return`${(0,s().json)(t)}
`;case"jsonl":return(0,N().promotedLines)(t).join("");case"text":return i(t,a,m)}}function i(t,{verbose:a},{columns:m,colour:w}){
return(0,A().renderPromotion)(t,{columns:m,colour:w,verbose:a??!1})}}),78261:((L,u,r)=>{Object.defineProperty(u,"__esMod\
ule",{value:!0}),u.byHarm=g;function O(){const f=r(39763);return O=function(){return f},f}function g(f,E){return S(f)-S(
E)}function S({severity:f,harm:E="bookkeeping",suppressed:b}){return((b?2:+(f==="notice"))*O().HARMS.length+O().HARMS.indexOf(
E))*O().SEVERITIES.length+O().SEVERITIES.indexOf(f)}}),66611:((L,u,r)=>{Object.defineProperty(u,"__esModule",{value:!0}),
u.AGENT_TITLE=u.AGENT_NOTE=void 0,u.agentLines=N,u.isTold=E;function O(){const v=r(78261);return O=function(){return v},
v}const g=u.AGENT_TITLE="This change makes machines run",S=u.AGENT_NOTE="Agents and editors run this by themselves on th\
e machine of everybody who opens the branch. The gate ran none of it.",f=new Set(["agent-command-changed","agent-setting\
-changed","agent-script-changed","agent-script-unreadable"]);function E({rule:v,severity:s,suppressed:c}){return f.has(v)&&
s!=="error"&&!c}const b={new:"New",changed:"Changed",removed:"Removed",script_changed:"Script changed"};function N({agent_files:v=[],
findings:s}){const c=new Map(s.map(y=>[y.id,y]));return v.flatMap(y=>y.entries.map(p=>{const[d]=(p.findings??[]).flatMap(
T=>c.get(T)??[]).sort(O().byHarm);return{file:y,entry:p,worst:d}})).sort((y,p)=>A(y.worst,p.worst)).map(({file:y,entry:p,
worst:d})=>{const T=d!==void 0&&d.harm!=="bookkeeping",P=T?d.message:p.target??"";return{file:y,entry:p,isGrave:T,word:p.
state?b[p.state]:"",means:P}})}function A(v,s){return v&&s?(0,O().byHarm)(v,s):+(v===void 0)-+(s===void 0)}}),63245:((L,u,r)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.commandKey=s,u.groupByCause=h,u.groupCauses=d,u.groupCommands=o,u.groupFindings=
T,u.reportSections=E,u.resultOf=c,u.standsAt=p;function O(){const e=r(59490);return O=function(){return e},e}function g(){
const e=r(78261);return g=function(){return e},e}function S(){const e=r(66611);return S=function(){return e},e}function f(){
const e=r(17577);return f=function(){return e},e}function E(e){const n=(0,O().groupBy)(e.findings,({subject:l})=>s(l?.id,
l?.command)),i=e.genes.flatMap(l=>l.commands.map((F,j)=>{const M=c(F),C=(n.get(s(l.id,F.command))??[]).filter($=>y($,M)&&
p($,l,F)).sort(($,B)=>Number((0,f().isMissingTarget)(B))-Number((0,f().isMissingTarget)($)));return{gene:l,command:F,result:M,
position:j+1,findings:C}})),t=l=>i.filter(({result:F,findings:j})=>F===l&&!b(j)).sort(N),a=new Set(i.flatMap(({findings:l})=>l)),
m=new Set(e.agent_files?e.findings.filter(S().isTold):[]),w=e.findings.filter(l=>!a.has(l)&&!l.suppressed&&!l.seed&&!m.has(
l)),I=e.findings.some(({seed:l,severity:F})=>l&&F==="error"),G=({rule:l,severity:F})=>F==="notice"&&!(I&&l==="engine-see\
ds"),R=w.filter(l=>!G(l));return{commands:i,blocked:t("blocked"),failed:t("failed"),passed:t("passed"),notRun:t("notRun"),
blast:R.filter(v),dangers:R.filter(({harm:l})=>l==="danger"),findings:R.filter(l=>!v(l)&&l.harm!=="danger"),told:[...m],
waiting:w.filter(A),notices:w.filter(l=>G(l)&&!A(l)),suppressed:e.findings.filter(({suppressed:l})=>l)}}function b(e){return e.
length>0&&e.every(({seed:n})=>n)}function N({findings:[e]},{findings:[n]}){return e&&n?(0,g().byHarm)(e,n):0}function A({
rule:e}){return e==="approval-missing"}function v({rule:e}){return e.startsWith("blast-radius-")}function s(e,n){return JSON.
stringify([e,n])}function c({verdict:e,outcome:n}){if(e==="block"||n?.status==="blocked")return"blocked";switch(n?.status){case"\
passed":return"passed";case"failed":case"timed_out":case"crashed":case"not_runnable":case"error":return"failed";default:
return"notRun"}}function y(e,n){const{severity:i,layer:t}=e,a=t==="run";return n==="blocked"?i==="error"&&!a:n==="failed"&&
((0,f().isMissingTarget)(e)||i==="error"&&a)}function p({location:e},n,i){if(e===void 0)return!0;const{path:t=n.path,line:a=e.
line}=i.location??{};return e.path===t&&e.line===a}function d(e){return(0,f().groupsOf)(e.toSorted(g().byHarm),P)}function T(e){
return(0,f().groupsOf)(e.toSorted(g().byHarm),n=>JSON.stringify([P(n),/ fix --/.test(n.remedy)]))}function P({cause:e,rule:n,
location:i,message:t}){return e??JSON.stringify([n,i?i.path:t])}function o(e){return(0,f().groupsOf)(e,({command:n,findings:[
i]})=>JSON.stringify([i&&P(i),n.outcome?.status,n.outcome?.exit_code,i&&(0,f().isMissingTarget)(i)?i.message:n.command]))}
function h(e){return(0,f().groupsOf)(e,({lead:{gene:n,findings:i}})=>i[0]?P(i[0]):n.summary)}})};
