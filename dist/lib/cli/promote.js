"use strict";module.exports={"cli/promote"(g,n,T,ut){let I;const b=()=>I??=n("node:fs/promises");let k;const m=()=>k??=n("node:path");
let x;const d=()=>x??=n("commander");let N;const P=()=>N??=n("approval/by-digest");let E;const _=()=>E??=n("error");let S;
const G=()=>S??=n("promote/emit");let j;const A=()=>j??=n("promote/evidence/provenance");let R;const v=()=>R??=n("promot\
e/exit-code");let U;const H=()=>U??=n("promote/folder");let L;const B=()=>L??=n("promote/json");let F;const h=()=>F??=n(
"promote/lines");let C;const J=()=>C??=n("promote/policy");let K;const V=()=>K??=n("promote/promote");let W;const D=()=>W??=
n("promote/text");let Y;const $=()=>Y??=n("promote/workspace");let z;const M=()=>z??=n("report/redact/secrets");let Q;const X=()=>Q??=
n("run/containment/view");let Z;const q=()=>Z??=n("small-memory");let tt;const f=()=>tt??=n("cli/attestation-options");let et;
const y=()=>et??=n("cli/emit-option");let ot;const nt=()=>ot??=n("cli/policy");let rt;const it=()=>rt??=n("cli/progress");
T(g,{promoteVerb:()=>at});const st=`
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
"--report <file>","GateReport or ValidationReports of the genes, as evidence").option(...f().ATTESTATION_OPTIONS.attestation).
option(...f().ATTESTATION_OPTIONS.fetch).option(...f().ATTESTATION_OPTIONS.trustedRoot).option("--repo <dir>","target re\
pository; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of --repo,\
 else the built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--approve <d\
igest>","with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(d()).Option("--fa\
il-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(v().FAIL_ON).default("unpr\
oven")).addOption(new(d()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["text",
"json","jsonl"]).default("text")).addOption((0,y().emitOption)()).option("--output <file>","also write the promoted asse\
ts to this file, as JSONL").addOption(new(d()).Option("--quiet","hide progress").conflicts("verbose")).option("--verbose",
"show every reason").addHelpText("after",st).action(async e=>o(await pt(e,t)));async function pt(t,o){const e=t.assets??
t.recheck;if(e===void 0)throw new(_()).GateError("usage","required option '--assets <file>' not specified","Pass the can\
didates with --assets, or a quarantine with --recheck.");if(t.run&&t.repo===void 0)throw new(_()).GateError("usage","pro\
mote --run requires --repo: candidates do not include the files that their commands run.","Pass the repository with the \
scripts and tests with --repo.");const r=(0,y().senderOf)(t.emit,o),{events:i,report:s,attestation:p,trustedRoot:a,quarantine:c=t.
recheck}=t;if([e,i,s,p,a].filter(w=>w==="-").length>1)throw new(_()).GateError("usage","promote can read standard input \
only once.","Use `-` for only one file.");(0,q().collectGarbageOften)();const l=await ct(t,o,async w=>(0,V().promote)(await dt(
t,e,w,o)));t.output!==void 0&&await O((0,m().resolve)(o.cwd,t.output),(0,h().promotedLines)(l)),c!==void 0&&await O((0,m().
resolve)(o.cwd,c),(0,h().quarantinedLines)(l));const{emit:u,format:ft}=t,ht=u===void 0?_t(l,t,o):(0,G().messageLines)(l,
u,r);return await o.printPieces(ht,u===void 0?ft:"jsonl"),(0,v().exitCodeOf)(l,t.failOn)}function ct({repo:t},{cwd:o,env:e},r){
return t===void 0?r():(0,$().withWorkspace)((0,m().resolve)(o,t),e,r)}async function dt(t,o,e,r){const{events:i,report:s}=t,
p=await(0,nt().namedPolicy)(t.policy,r)??await(0,J().promotionPolicy)(e),a=c=>({name:c==="-"?"standard input":c,open:()=>r.
openInput(c)});return{candidates:o==="-"?a(o):(0,H().withFolder)(a(o),(0,m().resolve)(r.cwd,o),r.openInput),...i!==void 0&&
{events:a(i)},...s!==void 0&&{evidence:await lt(s,r)},...await(0,f().attestationSource)(t,p,r),policy:p,platform:r.platform,
signal:r.signal,...e&&{workspace:e},...e&&t.run&&{run:{workspace:e,...mt(t,r)}}}}async function lt(t,o){const{GITHUB_TOKEN:e,
GITHUB_REPOSITORY:r,GITHUB_API_URL:i}=o.env,s=await o.readInput(t);if(!e)return{name:t,bytes:s};const{connect:p}=await Promise.
resolve().then(()=>n("github/client")),a=p(e,i?{baseUrl:i}:{});return{name:t,bytes:s,provenance:(0,A().provenanceCheck)(
a,r)}}function mt({approve:t,quiet:o},e){return{approver:(0,P().approveByDigest)(t,new Date),path:e.env.PATH??"",privateFolders:(0,X().
privateFolders)(e.env),progress:(0,it().progressFor)(e,o??!1),signal:e.signal,secrets:(0,M().secretsOf)(e.env)}}function _t(t,{
format:o,verbose:e},r){switch(o){case"json":return(0,B().promotionPieces)(t);case"jsonl":return(0,h().promotedLines)(t);case"\
text":return[(0,D().renderPromotion)(t,{...r,verbose:e??!1})]}}async function O(t,o){try{await(0,b().writeFile)(t,o)}catch(e){
throw new(_()).GateError("file_unreadable",`Cannot write to ${t}: ${e.message}`,"Name a writable file.",{cause:e})}}}};
