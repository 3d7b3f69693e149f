"use strict";module.exports={"cli/promote"(g,r,T,ut){let I;const b=()=>I??=r("node:fs/promises");let k;const _=()=>k??=r("node:path");
let x;const d=()=>x??=r("commander");let E;const N=()=>E??=r("approval/by-digest");let P;const l=()=>P??=r("error");let G;
const S=()=>G??=r("promote/emit");let j;const A=()=>j??=r("promote/evidence/provenance");let R;const v=()=>R??=r("promot\
e/exit-code");let U;const H=()=>U??=r("promote/folder");let L;const B=()=>L??=r("promote/json");let F;const f=()=>F??=r(
"promote/lines");let C;const V=()=>C??=r("promote/policy");let J;const K=()=>J??=r("promote/promote");let W;const D=()=>W??=
r("promote/text");let Y;const $=()=>Y??=r("promote/workspace");let z;const M=()=>z??=r("report/redact/secrets");let Q;const X=()=>Q??=
r("run/containment/view");let Z;const q=()=>Z??=r("small-memory");let tt;const h=()=>tt??=r("cli/attestation-options");let et;
const y=()=>et??=r("cli/emit-option");let ot;const rt=()=>ot??=r("cli/policy");let nt;const st=()=>nt??=r("cli/progress");
T(g,{promoteVerb:()=>at});const it=`
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`,at=(t,o)=>new(d()).Command("promote").addOption(new(d()).Option("--assets <file>",
"file or directory with the candidates").conflicts("recheck")).option("--recheck <file>","decide about the candidates of\
 a quarantine again, and keep those that stay in it").option("--quarantine <file>","write the candidates without suffici\
ent evidence to this file").option("--events <file>","event log for counting successes (default: the log of --repo)").option(
"--report <file>","GateReport or ValidationReports of the genes, as evidence").option(...h().ATTESTATION_OPTIONS.attestation).
option(...h().ATTESTATION_OPTIONS.fetch).option(...h().ATTESTATION_OPTIONS.trustedRoot).option("--repo <dir>","target re\
pository; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of --repo,\
 else the built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--approve <d\
igest>","with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(d()).Option("--fa\
il-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(v().FAIL_ON).default("unpr\
oven")).addOption(new(d()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["text",
"json","jsonl"]).default("text")).addOption((0,y().emitOption)()).option("--output <file>","also write the promoted asse\
ts to this file, as JSONL").addOption(new(d()).Option("--quiet","hide progress").conflicts("verbose")).option("--verbose",
"show every reason").addHelpText("after",it).action(async e=>o(await pt(e,t)));async function pt(t,o){const e=t.assets??
t.recheck;if(e===void 0)throw new(l()).GateError("usage","required option '--assets <file>' not specified","Pass the can\
didates with --assets, or a quarantine with --recheck.");if(t.run&&t.repo===void 0)throw new(l()).GateError("usage","pro\
mote --run requires --repo: candidates do not include the files that their commands run.","Pass the repository with the \
scripts and tests with --repo.");if(t.approve!==void 0&&!t.run)throw new(l()).GateError("usage","promote --approve requi\
res --run: it approves commands that would run.","Add --run, or remove --approve.");const n=(0,y().senderOf)(t.emit,o),{
events:s,report:i,attestation:p,trustedRoot:a,quarantine:c=t.recheck}=t;if([e,s,i,p,a].filter(w=>w==="-").length>1)throw new(l()).
GateError("usage","promote can read standard input only once.","Use `-` for only one file.");(0,q().collectGarbageOften)();
const m=await ct(t,o,async w=>(0,K().promote)(await dt(t,e,w,o)));t.output!==void 0&&await O((0,_().resolve)(o.cwd,t.output),
(0,f().promotedLines)(m)),c!==void 0&&await O((0,_().resolve)(o.cwd,c),(0,f().quarantinedLines)(m));const{emit:u,format:ht}=t,
ft=u===void 0?_t(m,t,o):(0,S().messageLines)(m,u,n);return await o.printPieces(ft,u===void 0?ht:"jsonl"),(0,v().exitCodeOf)(
m,t.failOn)}function ct({repo:t},{cwd:o,env:e},n){return t===void 0?n():(0,$().withWorkspace)((0,_().resolve)(o,t),e,n)}
async function dt(t,o,e,n){const{events:s,report:i}=t,p=await(0,rt().namedPolicy)(t.policy,n)??await(0,V().promotionPolicy)(
e),a=c=>({name:c==="-"?"standard input":c,open:()=>n.openInput(c)});return{candidates:o==="-"?a(o):(0,H().withFolder)(a(
o),(0,_().resolve)(n.cwd,o),n.openInput),...s!==void 0&&{events:a(s)},...i!==void 0&&{evidence:await lt(i,n)},...await(0,h().
attestationSource)(t,p,n),policy:p,platform:n.platform,environment:{platform:n.platform,arch:process.arch,nodeVersion:process.
version},signal:n.signal,...e&&{workspace:e},...e&&t.run&&{run:{workspace:e,...mt(t,n)}}}}async function lt(t,o){const{GITHUB_TOKEN:e,
GITHUB_REPOSITORY:n,GITHUB_API_URL:s}=o.env,i=await o.readInput(t);if(!e)return{name:t,bytes:i};const{connect:p}=await Promise.
resolve().then(()=>r("github/client")),a=p(e,s?{baseUrl:s}:{});return{name:t,bytes:i,provenance:(0,A().provenanceCheck)(
a,n)}}function mt({approve:t,quiet:o},e){return{approver:(0,N().approveByDigest)(t,new Date),path:e.env.PATH??"",privateFolders:(0,X().
privateFolders)(e.env),progress:(0,st().progressFor)(e,o??!1),signal:e.signal,secrets:(0,M().secretsOf)(e.env)}}function _t(t,{
format:o,verbose:e},n){switch(o){case"json":return(0,B().promotionPieces)(t);case"jsonl":return(0,f().promotedLines)(t);case"\
text":return[(0,D().renderPromotion)(t,{...n,verbose:e??!1})]}}async function O(t,o){try{await(0,b().writeFile)(t,o)}catch(e){
throw new(l()).GateError("file_unreadable",`Cannot write to ${t}: ${e.message}`,"Name a writable file.",{cause:e})}}}};
