"use strict";exports.id=152,exports.ids=[152],exports.modules={49232:((G,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.builtInPolicy=
o,d.namedPolicy=N,d.policyFor=f,d.policyName=E,d.policyOfFile=O,d.repositoryOf=c;function P(){const n=i(73024);return P=
function(){return n},n}function m(){const n=i(76760);return m=function(){return n},n}function S(){const n=i(41895);return S=
function(){return n},n}function g(){const n=i(21311);return g=function(){return n},n}function v(){const n=i(74238);return v=
function(){return n},n}function T(){const n=i(48741);return T=function(){return n},n}function I(){const n=i(96402);return I=
function(){return n},n}function $(){const n=i(63550);return $=function(){return n},n}async function N(n,s){if(n===void 0)
return;const u=await O(n,s);return(0,g().requireExamples)(u),u}async function O(n,s){const u=(await s.readInput(n)).toString(
"utf8"),e=await c(s.cwd,s.env)??s.cwd;return await(0,v().loadPolicyFile)(u,n,(0,T().folderTree)(e))}async function f({policy:n,
profile:s},u,e){const h=n===!1?await o():await N(n,u)??await a(e,u);return s===void 0?h:{...h,policy:{...h.policy,profile:s}}}
function E({source:n,path:s,ref:u}){return n==="default"||s===void 0?"the built-in policy":n==="file"||u===void 0?s:`${s}\
 in ${u}`}async function a(n,{cwd:s,env:u}){const e=n===void 0?await c(s,u):void 0,h=n??(e===void 0?void 0:(0,T().folderTree)(
e));if(h===void 0)return o();const t=await(0,v().loadPolicy)(h,h.label);return(0,g().requireExamples)(t),t}function o(){
const n=(0,$().literalTree)({});return(0,v().loadPolicy)(n,n.label)}async function c(n,s){try{const u=await(0,I().openRepository)(
n,s);return await u.close(),u.directory}catch(u){const e=u instanceof S().GateError&&u.code==="program_not_found";if(u instanceof
S().GateError&&!(e&&l(n)))return;throw u}}function l(n){const s=(0,m().dirname)(n);return(0,P().existsSync)((0,m().join)(
n,".git"))||s!==n&&l(s)}}),95637:((G,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.progressFor=E,d.terminalProgress=
$;function P(){const a=i(30225);return P=function(){return a},a}function m(){const a=i(289);return m=function(){return a},
a}function S(){const a=i(50427);return S=function(){return a},a}function g(){const a=i(49604);return g=function(){return a},
a}function v(){const a=i(20849);return v=function(){return a},a}const T=1e3,I=2;function $(a){let o=0,c=0,l=0,n=[],s=performance.
now(),u=0,e;const h=()=>{const r=performance.now(),p=l>0?`${c}/${o}, ${l} failed`:`${c}/${o}`,y=Math.max(1,a.size.rows-I-
1),w=n.length>y?n.slice(0,y-1):n,F=n.length-w.length;return[`${p}  ${f(s,r)}`,...w.map(j=>`${f(j.since,r).padStart(7)}  ${(0,v().
safeLine)(j.command)}`),...F>0?[`         and ${F} more`]:[]]},t=r=>{const p=u>1?`\x1B[${u-1}A`:"",y=r.map(w=>(0,S().clipColumns)(
w,a.size.columns-1)).join(`
`);a.write(`\r${p}\x1B[J${y}`),u=r.length};return{audit:O(a),planned:r=>{o=r,s=performance.now(),e=setInterval(()=>t(h()),
T),e.unref()},started:r=>{n=[...n,{command:r,since:performance.now()}],t(h())},finished:(r,{status:p})=>{c+=1,p!=="passe\
d"&&(l+=1);const y=n.findIndex(w=>w.command===r);n=n.filter((w,F)=>F!==y),t(h())},ended:()=>{clearInterval(e),t([])}}}const N={
first:500,next:200};function O({size:a,write:o}){const c=l=>o(`\r\x1B[J${l}`);return(0,m().linesOfAudit)({line:l=>c((0,S().
clipColumns)(l,a.columns-1)),end:()=>c("")},N)}function f(a,o){return`${Math.floor((o-a)/1e3)} s`}function E(a,o){if(o)return g().
NO_PROGRESS;if(!a.interactive){const n=u=>a.note(`${u}
`),{fold:s}=a;return s?(0,P().groupedProgress)({info:n,startGroup:s,endGroup:()=>s()}):{...(0,g().linesOfProgress)(n),audit:(0,m().
linesOfAudit)({line:n})}}const{screen:c,note:l}=a;return $({size:c,write:l})}}),72890:((G,d,i)=>{Object.defineProperty(d,
"__esModule",{value:!0}),d.requireOwnFiles=f,d.requireQuarantine=c,d.writeQuarantine=l,d.writeResult=E;function P(){const e=i(
77598);return P=function(){return e},e}function m(){const e=i(73024);return m=function(){return e},e}function S(){const e=i(
51455);return S=function(){return e},e}function g(){const e=i(76760);return g=function(){return e},e}function v(){const e=i(
27199);return v=function(){return e},e}function T(){const e=i(26040);return T=function(){return e},e}function I(){const e=i(
41895);return I=function(){return e},e}function $(){const e=i(28765);return $=function(){return e},e}function N(){const e=i(
50414);return N=function(){return e},e}function O(){const e=i(73517);return O=function(){return e},e}function f(e,h,t){const r=y=>y.
flatMap(w=>w===void 0||w==="-"?[]:a((0,g().resolve)(t,w))),p=r(h);for(const y of r(e)){if(p.includes(y)&&!o(y))throw new(I()).
GateError("usage",`promote would overwrite ${y}, which another option names.`,"Write to another file, and append the pro\
moted assets to your store yourself.");p.push(y)}}async function E(e,h){try{const t=a(e);await(o(t)?(0,S().writeFile)(t,
h):(0,$().replaceFile)(t,h))}catch(t){throw new(I()).GateError("file_unreadable",`Cannot write to ${e}: ${t.message.split(
", ")[0]}.`,"Name a writable file.",{cause:t})}}function a(e){return(0,T().attempt)(()=>(0,m().realpathSync)(e))??e}function o(e){
return(0,m().statSync)(e,{throwIfNoEntry:!1})?.isFile()===!1}function c({recheck:e,quarantine:h},t){if(h!==void 0){const p=(0,g().
resolve)(t,h);if(o(p)||s(p).every(y=>(0,v().isJsonObject)((0,T().attempt)(()=>JSON.parse(y)))))return;throw new(I()).GateError(
"usage",`promote would add candidates to ${p}, which is no quarantine: a line of it is no JSON object.`,"Name another fi\
le with --quarantine.")}if(e===void 0)return;const r=(0,g().resolve)(t,e);if(!(e!=="-"&&!o(r)&&!(0,N().isArchive)(u(r))))
throw new(I()).GateError("usage","promote --recheck writes what stays in the quarantine back as JSONL, which only a file\
 other than an archive allows.","Name a file for it with --quarantine.")}async function l(e,{recheck:h,quarantine:t=h,isWritten:r},{
cwd:p,note:y}){if(t===void 0)return;const w=a((0,g().resolve)(p,t)),F=h!==void 0&&w===a((0,g().resolve)(p,h));if(F&&!r&&
e.promoted.length>0){y(`The quarantine stays as it is: write the promoted assets to a file with --output.
`);return}if(F&&!n(e,w)){y(`The quarantine stays as it is: it was changed meanwhile. Decide about it again.
`);return}const j=F||o(w)?[]:s(w);await E(w,new Set([...j,...(0,O().quarantinedLines)(e)]))}function n({inputs:e},h){const t=`\
sha256:${(0,P().hash)("sha256",u(h))}`;return e.some(r=>r.role==="assets"&&r.digest===t)}function s(e){return u(e).toString(
"utf8").split(`
`).flatMap(t=>t.trim()===""?[]:`${t}
`)}function u(e){return(0,m().existsSync)(e)?(0,m().readFileSync)(e):Buffer.alloc(0)}}),78103:((G,d,i)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.namedInputs=$,d.promoteCommand=I,d.senderOf=N;function P(){const f=i(77598);return P=function(){
return f},f}function m(){const f=i(63314);return m=function(){return f},f}function S(){const f=i(41895);return S=function(){
return f},f}function g(){const f=i(48791);return g=function(){return f},f}function v(){const f=i(73517);return v=function(){
return f},f}const T=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;function I(){return new(m()).Command("promote").addOption(new(m()).Option("--asset\
s <file>","file or directory with the candidates").conflicts("recheck")).option("--recheck <file>","decide about the can\
didates of a quarantine again, and keep those that stay in it").option("--quarantine <file>","add the candidates without\
 sufficient evidence to this file").option("--events <file>","event log for counting successes (default: the log of --re\
po)").option("--report <file>","GateReport or ValidationReports of the genes, as evidence").option("--attestation <file>",
"signed attestations of the genes, as evidence").option("--fetch","ask GitHub for the attestations of the genes").option(
"--trusted-root <file>","root of trust of the signatures (gh attestation trusted-root)").option("--repo <dir>","target r\
epository; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of --repo\
, else the built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--approve <\
digest>","with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(m()).Option("--f\
ail-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(g().FAIL_ON).default("unp\
roven")).addOption(new(m()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["text",
"json","jsonl"]).default("text")).addOption(new(m()).Option("--emit <kind>","print messages of the protocol instead, as \
JSONL; requires A2A_NODE_ID").choices(v().EMITTED).conflicts("format")).option("--output <file>","also write the promote\
d assets to this file, as JSONL").addOption(new(m()).Option("--quiet","write only errors to standard error").conflicts("\
verbose")).option("--verbose","show every reason").addHelpText("after",T)}function $(f,{env:E}){const{recheck:a,assets:o=a,
events:c,report:l,attestation:n,fetch:s,trustedRoot:u}=f,e=n!==void 0||s===!0,h=[o,c,l,n,u];if(o===void 0)throw O("requi\
red option '--assets <file>' not specified","Pass the candidates with --assets, or a quarantine with --recheck.");if(f.run&&
f.repo===void 0)throw O("promote --run requires --repo: candidates do not include the files that their commands run.","P\
ass the repository with the scripts and tests with --repo.");if(f.approve!==void 0&&!f.run)throw O("promote --approve re\
quires --run: it approves commands that would run.","Add --run, or remove --approve.");if(h.filter(t=>t==="-").length>1)
throw O("promote can read standard input only once.","Use `-` for only one file.");if(!e&&u!==void 0)throw O("promote --\
trusted-root requires --attestation or --fetch.","Say where the attestations are, or remove --trusted-root.");if(e&&u===
void 0)throw O("promote --attestation and --fetch require --trusted-root.","Write the file with `gh attestation trusted-\
root > trusted-root.jsonl`.");if(s&&!E.GITHUB_TOKEN)throw O("promote --fetch requires a token.","Set GITHUB_TOKEN; it ne\
eds `attestations: read` for the repositories of the signers.");return{assets:o,events:c,report:l,attestation:n,fetch:s,
trustedRoot:u}}function N({emit:f},{env:E}){const a=E.A2A_NODE_ID?.trim()??"";if(f!==void 0&&a==="")throw O("promote --e\
mit requires the id of your node, which every message names as its sender.","Set A2A_NODE_ID, such as A2A_NODE_ID=node_0\
123456789ab.");return{id:a,now:new Date,random:()=>(0,P().randomBytes)(4).toString("hex")}}function O(f,E){return new(S()).
GateError("usage",f,E)}}),9956:((G,d,i)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.promoteVerb=void 0;function P(){
const t=i(76760);return P=function(){return t},t}function m(){const t=i(89549);return m=function(){return t},t}function S(){
const t=i(39242);return S=function(){return t},t}function g(){const t=i(48791);return g=function(){return t},t}function v(){
const t=i(18421);return v=function(){return t},t}function T(){const t=i(73517);return T=function(){return t},t}function I(){
const t=i(80335);return I=function(){return t},t}function $(){const t=i(11719);return $=function(){return t},t}function N(){
const t=i(10289);return N=function(){return t},t}function O(){const t=i(83890);return O=function(){return t},t}function f(){
const t=i(32223);return f=function(){return t},t}function E(){const t=i(49232);return E=function(){return t},t}function a(){
const t=i(95637);return a=function(){return t},t}function o(){const t=i(72890);return o=function(){return t},t}function c(){
const t=i(78103);return c=function(){return t},t}const l=(t,r)=>(0,c().promoteCommand)().action(async p=>r(await n(p,t)));
d.promoteVerb=l;async function n(t,r){const p=(0,c().namedInputs)(t,r),y=(0,c().senderOf)(t,r),{emit:w,format:F,quiet:j,
output:R,quarantine:D=t.recheck}=t,{events:B,report:M,attestation:U,trustedRoot:L}=p,C=[t.assets,B,M,U,L];(0,o().requireOwnFiles)(
[R,D],C,r.cwd),(0,o().requireQuarantine)(t,r.cwd);const A=await s(p,t,r);R!==void 0&&await(0,o().writeResult)((0,P().resolve)(
r.cwd,R),(0,T().promotedLines)(A));const H=(w===void 0?await r.printWhole(e(A,t,r),F):await r.printWhole((0,T().messageLines)(
A,w,y).join(""),"jsonl"))&&w===void 0&&F!=="text";await(0,o().writeQuarantine)(A,{...t,isWritten:R!==void 0||H},r);const W=A.
rejected.length+A.quarantined.length>0;return w===void 0&&F==="jsonl"&&W&&!j&&r.note(h(A,t,{...r,colour:!1})),(0,g().exitCodeOf)(
A,t.failOn)}function s(t,r,p){const{cwd:y,env:w,platform:F,signal:j,openInput:R}=p,D=async M=>{const U=await(0,E().namedPolicy)(
r.policy,p)??await(0,$().promotionPolicy)(M),L=(0,a().progressFor)(p,r.quiet??!1),C={folder:y,open:R,token:w.GITHUB_TOKEN,
repository:w.GITHUB_REPOSITORY,apiUrl:w.GITHUB_API_URL};return(0,S().promote)({...await(0,v().openInputs)(t,C,U),policy:U,
platform:F,environment:{platform:F,arch:process.arch,nodeVersion:process.version},signal:j,...L.audit&&{progress:L.audit},
...M&&{workspace:M},...r.run&&{run:u(r,p,L)}})},{repo:B}=r;return B===void 0?D():(0,$().withWorkspace)((0,P().resolve)(y,
B),w,D)}function u({approve:t},{env:r,signal:p},y){return{approver:(0,m().approveByDigest)(t,new Date),path:r.PATH??"",privateFolders:(0,f().
privateFolders)(r),progress:y,signal:p,secrets:(0,O().secretsOf)(r)}}function e(t,r,p){switch(r.format){case"json":return`${(0,N().
json)(t)}
`;case"jsonl":return(0,T().promotedLines)(t).join("");case"text":return h(t,r,p)}}function h(t,{verbose:r},{columns:p,colour:y}){
return(0,I().renderPromotion)(t,{columns:p,colour:y,verbose:r??!1})}}),17577:((G,d,i)=>{Object.defineProperty(d,"__esMod\
ule",{value:!0}),d.groupsOf=a,d.isMissingTarget=I,d.isRepositoryPath=$,d.otherFiles=E,d.othersWords=O,d.ownRemedy=T,d.pathAndLine=
S,d.reasonsOf=v,d.sizeOf=N;function P(){const o=i(59490);return P=function(){return o},o}function m(){const o=i(94965);return m=
function(){return o},o}function S({location:o}){return o&&`${o.path}:${o.line}`}const g=3;function v(o){const c=o.find(({
span:s})=>s!==void 0)??o[0],n=[...new Map(o.map(s=>[s.rule,s])).values()].filter(({rule:s})=>s!==c?.rule);return{main:c,
further:n.slice(0,g)}}function T(o,c){const l=v(o).main?.remedy;return l===v(c).main?.remedy?void 0:l}function I({rule:o}){
return o==="target-missing"}function $(o){return o.split("/").every(c=>!["",".",".."].includes(c))}function N({others:o}){
return 1+o.length}function O({lead:o,others:c}){if(c.length===0)return"";const l=new Set(c.flatMap(({subject:s})=>s?.id??
[])).size,n=new Set(c.map(({rule:s})=>s).filter(s=>s!==o.rule));return[l===c.length?(0,m().count)(l,"other asset"):(0,m().
count)(c.length,"other place")+(l>1?` in ${l} assets`:""),...n.size>0?[`also ${[...n].join(", ")}`]:[]].join(", ")}const f=3;
function E({lead:o,others:c}){const l=c.map(({subject:u,location:e})=>u?void 0:e?.path),n=new Set(l);return c.length<=f&&
n.size===c.length&&!n.has(void 0)&&!n.has(o.location?.path)&&c.every(({rule:u})=>u===o.rule)?l.flatMap(u=>u??[]):[]}function a(o,c){
return[...(0,P().groupBy)(o,c).values()].flatMap(([l,...n])=>l===void 0?[]:[{lead:l,others:n}])}})};
