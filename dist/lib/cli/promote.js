"use strict";module.exports={"cli/promote"(g,n,T,_t){let I;const b=()=>I??=n("node:fs/promises");let k;const m=()=>k??=n("node:path");
let x;const d=()=>x??=n("commander");let N;const E=()=>N??=n("approval/by-digest");let P;const _=()=>P??=n("error");let S;
const G=()=>S??=n("promote/emit");let j;const A=()=>j??=n("promote/evidence/provenance");let R;const w=()=>R??=n("promot\
e/exit-code");let U;const H=()=>U??=n("promote/folder");let L;const h=()=>L??=n("promote/lines");let B;const F=()=>B??=n(
"promote/policy");let C;const J=()=>C??=n("promote/promote");let K;const V=()=>K??=n("promote/text");let W;const $=()=>W??=
n("promote/workspace");let D;const Y=()=>D??=n("report/escape");let z;const M=()=>z??=n("report/redact/secrets");let Q;const X=()=>Q??=
n("run/containment/view");let Z;const f=()=>Z??=n("cli/attestation-options");let q;const v=()=>q??=n("cli/emit-option");
let tt;const et=()=>tt??=n("cli/policy");let ot;const nt=()=>ot??=n("cli/progress");T(g,{promoteVerb:()=>st});const rt=`\

Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
folder;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`,st=(t,o)=>new(d()).Command("promote").addOption(new(d()).Option("--assets <file>",
"file or folder with the candidates").conflicts("recheck")).option("--recheck <file>","decide about the candidates of a \
quarantine again, and keep those that stay in it").option("--quarantine <file>","write the candidates without sufficient\
 evidence to this file").option("--events <file>","event log for counting successes (default: the log of --repo)").option(
"--report <file>","GateReport or ValidationReports of the genes, as evidence").option(...f().ATTESTATION_OPTIONS.attestation).
option(...f().ATTESTATION_OPTIONS.fetch).option(...f().ATTESTATION_OPTIONS.trustedRoot).option("--repo <dir>","target re\
pository; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of --repo,\
 else the built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--approve <d\
igest>","with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(d()).Option("--fa\
il-on <outcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(w().FAIL_ON).default("unpr\
oven")).addOption(new(d()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["text",
"json","jsonl"]).default("text")).addOption((0,v().emitOption)()).option("--output <file>","also write the promoted asse\
ts to this file, as JSONL").addOption(new(d()).Option("--quiet","hide progress").conflicts("verbose")).option("--verbose",
"show every reason").addHelpText("after",rt).action(async e=>o(await it(e,t)));async function it(t,o){const e=t.assets??
t.recheck;if(e===void 0)throw new(_()).GateError("usage","required option '--assets <file>' not specified","Pass the can\
didates with --assets, or a quarantine with --recheck.");if(t.run&&t.repo===void 0)throw new(_()).GateError("usage","pro\
mote --run requires --repo: candidates do not include the files that their commands run.","Pass the repository with the \
scripts and tests with --repo.");const r=(0,v().senderOf)(t.emit,o),{events:s,report:i,attestation:p,trustedRoot:a,quarantine:c=t.
recheck}=t;if([e,s,i,p,a].filter(u=>u==="-").length>1)throw new(_()).GateError("usage","promote can read standard input \
only once.","Use `-` for only one file.");const l=await at(t,o,async u=>(0,J().promote)(await pt(t,e,u,o)));t.output!==void 0&&
await y((0,m().resolve)(o.cwd,t.output),(0,h().promotedLines)(l)),c!==void 0&&await y((0,m().resolve)(o.cwd,c),(0,h().quarantinedLines)(
l));const{emit:O,format:mt}=t;return O===void 0?o.print(lt(l,t,o),mt):o.print((0,G().messageLines)(l,O,r),"jsonl"),(0,w().
exitCodeOf)(l,t.failOn)}function at({repo:t},{cwd:o,env:e},r){return t===void 0?r():(0,$().withWorkspace)((0,m().resolve)(
o,t),e,r)}async function pt(t,o,e,r){const{events:s,report:i}=t,p=await(0,et().namedPolicy)(t.policy,r)??await(0,F().promotionPolicy)(
e),a=c=>({name:c==="-"?"standard input":c,open:()=>r.openInput(c)});return{candidates:o==="-"?a(o):(0,H().withFolder)(a(
o),(0,m().resolve)(r.cwd,o),r.openInput),...s!==void 0&&{events:a(s)},...i!==void 0&&{evidence:await ct(i,r)},...await(0,f().
attestationSource)(t,p,r),policy:p,platform:r.platform,signal:r.signal,...e&&{workspace:e},...e&&t.run&&{run:{workspace:e,
...dt(t,r)}}}}async function ct(t,o){const{GITHUB_TOKEN:e,GITHUB_REPOSITORY:r,GITHUB_API_URL:s}=o.env,i=await o.readInput(
t);if(!e)return{name:t,bytes:i};const{connect:p}=await Promise.resolve().then(()=>n("github/client")),a=p(e,s?{baseUrl:s}:
{});return{name:t,bytes:i,provenance:(0,A().provenanceCheck)(a,r)}}function dt({approve:t,quiet:o},e){return{approver:(0,E().
approveByDigest)(t,new Date),path:e.env.PATH??"",privateFolders:(0,X().privateFolders)(e.env),progress:(0,nt().progressFor)(
e,o??!1),signal:e.signal,secrets:(0,M().secretsOf)(e.env)}}function lt(t,{format:o,verbose:e},r){switch(o){case"json":return`${(0,Y().
json)(t)}
`;case"jsonl":return(0,h().promotedLines)(t);case"text":return(0,V().renderPromotion)(t,{...r,verbose:e??!1})}}async function y(t,o){
try{await(0,b().writeFile)(t,o)}catch(e){throw new(_()).GateError("file_unreadable",`Cannot write to ${t}: ${e.message}`,
"Name a writable file.",{cause:e})}}}};
