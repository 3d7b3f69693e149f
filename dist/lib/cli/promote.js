"use strict";module.exports={"cli/promote"(g,n,T,lt){let I;const b=()=>I??=n("node:fs/promises");let k;const h=()=>k??=n("node:path");
let x;const d=()=>x??=n("commander");let N;const E=()=>N??=n("approval/by-digest");let P;const m=()=>P??=n("error");let S;
const G=()=>S??=n("promote/emit");let j;const A=()=>j??=n("promote/evidence/provenance");let R;const w=()=>R??=n("promot\
e/exit-code");let U;const f=()=>U??=n("promote/lines");let H;const L=()=>H??=n("promote/policy");let B;const C=()=>B??=n(
"promote/promote");let F;const J=()=>F??=n("promote/text");let K;const V=()=>K??=n("promote/workspace");let W;const $=()=>W??=
n("report/escape");let D;const Y=()=>D??=n("report/redact/secrets");let z;const M=()=>z??=n("run/containment/view");let Q;
const _=()=>Q??=n("cli/attestation-options");let X;const v=()=>X??=n("cli/emit-option");let Z;const q=()=>Z??=n("cli/pol\
icy");let tt;const et=()=>tt??=n("cli/progress");T(g,{promoteVerb:()=>nt});const ot=`
Candidates are JSON, JSONL, a message between agents, or a .gepx archive;
\`-\` reads standard input. With --report and GITHUB_TOKEN, the check run of the
report is looked up in GITHUB_REPOSITORY (owner/name). The policy lists the
workflows whose attestations count (\`a2a.attestation\`); no network is needed to
verify those of a file. --fetch requires GITHUB_TOKEN.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`,nt=(t,o)=>new(d()).Command("promote").addOption(new(d()).Option("--assets <file>",
"file with the candidates").conflicts("recheck")).option("--recheck <file>","decide about the candidates of a quarantine\
 again, and keep those that stay in it").option("--quarantine <file>","write the candidates without sufficient evidence \
to this file").option("--events <file>","event log for counting successes (default: the log of --repo)").option("--repor\
t <file>","GateReport or ValidationReports of the genes, as evidence").option(..._().ATTESTATION_OPTIONS.attestation).option(
..._().ATTESTATION_OPTIONS.fetch).option(..._().ATTESTATION_OPTIONS.trustedRoot).option("--repo <dir>","target repositor\
y; assets that it already has are skipped").option("--policy <file>","policy file (default: the policy of --repo, else t\
he built-in policy)").option("--run","run the commands of genes that pass all other checks").option("--approve <digest>",
"with --run, approve the commands that wait, with the digest of an earlier run").addOption(new(d()).Option("--fail-on <o\
utcome>","what exits with 1: `rejected` candidates, or also `unproven` ones").choices(w().FAIL_ON).default("unproven")).
addOption(new(d()).Option("--format <name>","output format; `jsonl` prints the promoted assets").choices(["text","json",
"jsonl"]).default("text")).addOption((0,v().emitOption)()).option("--output <file>","also write the promoted assets to t\
his file, as JSONL").addOption(new(d()).Option("--quiet","hide progress").conflicts("verbose")).option("--verbose","show\
 every reason").addHelpText("after",ot).action(async e=>o(await it(e,t)));async function it(t,o){const e=t.assets??t.recheck;
if(e===void 0)throw new(m()).GateError("usage","required option '--assets <file>' not specified","Pass the candidates wi\
th --assets, or a quarantine with --recheck.");if(t.run&&t.repo===void 0)throw new(m()).GateError("usage","promote --run\
 requires --repo: candidates do not include the files that their commands run.","Pass the repository with the scripts an\
d tests with --repo.");const i=(0,v().senderOf)(t.emit,o),{events:s,report:r,attestation:a,trustedRoot:p,quarantine:c=t.
recheck}=t;if([e,s,r,a,p].filter(u=>u==="-").length>1)throw new(m()).GateError("usage","promote can read standard input \
only once.","Use `-` for only one file.");const l=await st(t,o,async u=>(0,C().promote)(await rt(t,e,u,o)));t.output!==void 0&&
await y((0,h().resolve)(o.cwd,t.output),(0,f().promotedLines)(l)),c!==void 0&&await y((0,h().resolve)(o.cwd,c),(0,f().quarantinedLines)(
l));const{emit:O,format:dt}=t;return O===void 0?o.print(ct(l,t,o),dt):o.print((0,G().messageLines)(l,O,i),"jsonl"),(0,w().
exitCodeOf)(l,t.failOn)}function st({repo:t},{cwd:o,env:e},i){return t===void 0?i():(0,V().withWorkspace)((0,h().resolve)(
o,t),e,i)}async function rt(t,o,e,i){const{events:s,report:r}=t,a=await(0,q().namedPolicy)(t.policy,i)??await(0,L().promotionPolicy)(
e),p=c=>({name:c==="-"?"standard input":c,open:()=>i.openInput(c)});return{candidates:p(o),...s!==void 0&&{events:p(s)},
...r!==void 0&&{evidence:await at(r,i)},...await(0,_().attestationSource)(t,a,i),policy:a,platform:i.platform,signal:i.signal,
...e&&{workspace:e},...e&&t.run&&{run:{workspace:e,...pt(t,i)}}}}async function at(t,o){const{GITHUB_TOKEN:e,GITHUB_REPOSITORY:i,
GITHUB_API_URL:s}=o.env,r=await o.readInput(t);if(!e)return{name:t,bytes:r};const{connect:a}=await Promise.resolve().then(
()=>n("github/client")),p=a(e,s?{baseUrl:s}:{});return{name:t,bytes:r,provenance:(0,A().provenanceCheck)(p,i)}}function pt({
approve:t,quiet:o},e){return{approver:(0,E().approveByDigest)(t,new Date),path:e.env.PATH??"",privateFolders:(0,M().privateFolders)(
e.env),progress:(0,et().progressFor)(e,o??!1),signal:e.signal,secrets:(0,Y().secretsOf)(e.env)}}function ct(t,{format:o,
verbose:e},i){switch(o){case"json":return`${(0,$().json)(t)}
`;case"jsonl":return(0,f().promotedLines)(t);case"text":return(0,J().renderPromotion)(t,{...i,verbose:e??!1})}}async function y(t,o){
try{await(0,b().writeFile)(t,o)}catch(e){throw new(m()).GateError("file_unreadable",`Cannot write to ${t}: ${e.message}`,
"Name a writable file.",{cause:e})}}}};
