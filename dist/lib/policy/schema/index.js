"use strict";module.exports={"policy/schema/a2a"(l,t,p,b){let h;const e=()=>h??=t("zod");let d;const r=()=>d??=t("model/evidence");let f;
const s=()=>f??=t("policy/key");let c;const o=()=>c??=t("policy/strictness");p(l,{a2a:()=>_});const n=e().int().positive(),
a=e().number().min(0).max(1),m=e().strictObject({repository:e().string().regex(/^[\w.-]+\/[\w.-]+$/,{error:"expected own\
er/name"}).describe("The repository that the workflow runs for, as `owner/name`."),workflow:e().string().regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,
{error:"expected .github/workflows/FILE.yml, or owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that\
 signs: a file of the repository, or a reusable workflow of another one with its ref."),ref:e().string().regex(/^refs\/\S+$/,
{error:"expected a full ref such as refs/heads/main"}).default("refs/heads/main").describe("The ref that the workflow ru\
ns for."),issuer:e().url().default("https://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s\
 identity."),policies:e().array(e().string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(
1).optional().describe("Digests of the accepted policies. Default: only the policy of the promotion."),max_age_days:e().
int().positive().default(90).describe("Days after the verification from which an attestation no longer counts.")}),_=(0,s().
section)("What `gene-gate promote` requires of an asset before other agents get it.",{min_score:(0,s().key)({schema:a,default:.7,
description:"Minimum score of an outcome that can be promoted.",strictness:o().higherIsStricter}),max_files:(0,s().key)(
{schema:n,default:5,description:"Maximum number of files that a promoted Capsule touched.",strictness:o().lowerIsStricter}),
max_lines:(0,s().key)({schema:n,default:200,description:"Maximum number of added and deleted lines of a promoted Capsule\
.",strictness:o().lowerIsStricter}),min_success_streak:(0,s().key)({schema:n,default:2,description:"Consecutive successe\
s, counted from the events, that a promotion requires.",strictness:o().higherIsStricter}),confidence_factor:(0,s().key)(
{schema:a,default:.6,description:"Factor by which the confidence of a promoted Capsule is multiplied.",strictness:o().lowerIsStricter}),
require_evidence:(0,s().key)({schema:r().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the comma\
nds of a Gene passed: `none`, `self_reported` (a report whose hash is correct), `gate` (a GateReport of this gate for th\
is content and policy, or `--run`), `published` (its check run is found on GitHub), `attested` (a verified signature). `\
published` and `attested` also apply to Capsules and EvolutionEvents.",strictness:(0,o().fromLoosest)(r().EVIDENCE_LEVELS)}),
evidence_app:(0,s().key)({schema:e().string().regex(/^[a-z0-9][a-z0-9-]*$/),default:"github-actions",description:"Slug o\
f the GitHub App whose check run proves that a GateReport was published.",strictness:(0,o().incomparable)("Each app prov\
es something else.")}),attestation:(0,s().key)({schema:e().array(m),default:[],description:"Workflows whose signed attes\
tations count as evidence for `gene-gate promote --attestation`; without an entry, none does.",strictness:o().fewerIsStricter,
example:[{repository:"agents/genes",workflow:".github/workflows/gene-gate.yml"}]})})},"policy/schema/approvals"(l,t,p,b){
let h;const e=()=>h??=t("zod");let d;const r=()=>d??=t("policy/key");let f;const s=()=>f??=t("policy/repository-path");let c;
const o=()=>c??=t("policy/strictness");p(l,{approvals:()=>a});const n=e().int().min(1).max(10),a=(0,r().section)("Who ap\
proves commands that require confirmation.",{strong:(0,r().key)({schema:n,default:1,description:"Number of people who mu\
st approve a dangerous command before it runs.",strictness:o().higherIsStricter}),very_strong:(0,r().key)({schema:n,default:2,
description:"Number of people who must approve an experimental command before it runs.",strictness:o().higherIsStricter}),
gate:(0,r().key)({schema:e().int().min(0).max(10),default:1,description:"Number of people who must approve a change that\
 weakens the gate: its policy, or a workflow that runs it. With 0, for a sole maintainer, such a change gets a warning.",
strictness:o().higherIsStricter}),people:(0,r().key)({schema:e().array(e().string().min(1)),default:[],description:"Logi\
ns whose reviews count, if they have write access; an empty list counts everyone with write access.",strictness:(0,o().incomparable)(
"An empty list allows everyone, and each login in a list allows one more person.")}),unaffected_by:(0,r().key)({schema:e().
array(s().repositoryPath),default:[],description:"Globs of files that an approval is not bound to: a push that changes o\
nly these files does not end an approval. Do not list files that a command reads.",strictness:o().fewerIsStricter,example:[
"docs/**","*.md"]})},m=>m.refine(({strong:_,very_strong:w})=>w>=_,{path:["very_strong"],error:"expected at least as many\
 as for strong confirmation"}))},"policy/schema/assets"(l,t,p,b){let h;const e=()=>h??=t("zod");let d;const r=()=>d??=t(
"policy/key");let f;const s=()=>f??=t("policy/strictness");p(l,{assets:()=>o});const c=["**/assets/gep/genes*.{json,json\
l}","**/assets/gep/capsules*.{json,jsonl}","**/assets/gep/events.jsonl","**/assets/gep/external_candidates.jsonl","**/as\
sets/gep/*.seed.json","**/*.seed.json","**/data/default_genes.json","**/.evolver/gep/*.{json,jsonl}"],o=(0,r().section)(
"Where the repository keeps its assets.",{include:(0,r().key)({schema:e().array(e().string().min(1)).min(1),default:[...c],
description:"Globs of the asset files; replaces the default list.",strictness:(0,s().incomparable)("An asset file is aud\
ited, and does not count towards a blast radius.")}),max_file_bytes:(0,r().key)({schema:e().number().int().positive(),default:16*
1024*1024,description:"Maximum size of an asset file; a larger file is an error. Of an audit log, the newest records up \
to this size are read.",strictness:s().lowerIsStricter})})},"policy/schema/blast-radius"(l,t,p,b){let h;const e=()=>h??=
t("zod");let d;const r=()=>d??=t("model/blast-radius");let f;const s=()=>f??=t("policy/key");let c;const o=()=>c??=t("po\
licy/repository-path");let n;const a=()=>n??=t("policy/strictness");p(l,{blastRadius:()=>_});const m=["append","forbidde\
n"],_=(0,s().section)("How much a change with a gene may touch, and which paths no change may touch.",{counting:(0,s().key)(
{schema:r().countingSchema,default:"full",description:"Which files count: `full` counts all except the asset store and n\
ew validation scripts, `reference` those that the protocol\u2019s reference engine counts.",strictness:(0,a().incomparable)(
"Each of the two counts files that the other does not count.")}),hard_cap_files:(0,s().key)({schema:e().number().int().positive(),
default:60,description:"Maximum number of files that count in one change, whatever its genes allow.",strictness:a().lowerIsStricter}),
hard_cap_lines:(0,s().key)({schema:e().number().int().positive(),default:2e4,description:"Maximum number of added and de\
leted lines that count in one change.",strictness:a().lowerIsStricter}),forbidden_paths:(0,s().key)({schema:e().array(o().
repositoryPath),default:[],description:"Paths that no change may touch, including everything under them.",strictness:a().
moreIsStricter}),protected_paths:(0,s().key)({schema:e().array(o().repositoryPath),default:[],description:"Globs of prot\
ected files; a change that touches one fails.",strictness:a().moreIsStricter}),audit_log:(0,s().key)({schema:e().enum(m),
default:"append",description:"Whether a change may append to events.jsonl, or must not change it at all.",strictness:(0,a().
fromLoosest)(m)})})},"policy/schema/commands"(l,t,p,b){let h;const e=()=>h??=t("zod");let d;const r=()=>d??=t("judge/fam\
ilies/family");let f;const s=()=>f??=t("model/verdict");let c;const o=()=>c??=t("policy/key");let n;const a=()=>n??=t("p\
olicy/profile-names");let m;const _=()=>m??=t("policy/repository-path");let w;const y=()=>w??=t("policy/strictness");let x;
const I=()=>x??=t("policy/schema/patterns");p(l,{commandKeys:()=>E});const E={profile:(0,o().key)({schema:e().enum(a().PROFILE_NAMES),
default:"evolver",description:"The rules that decide whether a command may run.",strictness:(0,y().fromLoosest)(a().GENE_PROFILES),
input:{name:"profile",schema:e().enum(a().GENE_PROFILES)}}),mode:(0,o().key)({schema:s().riskSchema,default:"write",description:"\
Highest risk that the `curated` profile accepts.",strictness:(0,y().fromLoosest)(s().riskSchema.options.toReversed())}),
allow_dangerous:(0,o().key)({schema:e().boolean(),default:!1,description:"Whether `mode: dangerous` accepts dangerous co\
mmands; without it, they are blocked.",strictness:(0,y().fromLoosest)([!0,!1])}),allowed_roots:(0,o().key)({schema:e().array(
e().string().min(1)),default:[],description:"Directories that every path of a command must be in, in the `curated` profi\
le; if the list is empty, paths are not checked.",strictness:(0,y().incomparable)("An empty list allows every path, and \
each directory in a list allows more.")}),workspace:(0,o().key)({schema:_().repositoryPath,default:".",description:"Dire\
ctory that every path of a command must be in, in the `workspace` profile; commands still start at the root of the repos\
itory.",strictness:(0,y().incomparable)("Two directories can be unrelated.")}),disabled_packs:(0,o().key)({schema:e().array(
e().string().min(1)),default:[],description:"Packs of families that are disabled in the `curated` and `workspace` profil\
es: archives, build, files, git, javascript, network, packages, python, system, text, other, or a pack that `families` d\
efines.",strictness:y().moreIsStricter}),experimental:(0,o().key)({schema:e().array(e().string().min(1)),default:[],description:"\
Families whose commands are experimental in the `curated` profile and require very strong confirmation. A family of matu\
rity `experimental_only` is accepted only if it is listed here.",strictness:(0,y().incomparable)("An entry requires more\
 approvals for one family, and allows another family that is blocked otherwise.")}),programs:(0,o().key)({schema:e().array(
e().string().min(1)),default:[],description:"Programs that the default profile may run besides node, npm and npx, by the\
 name of their family: bun, cargo, deno, dotnet, go, gradle, make, maven, mypy, pnpm, pytest, python, ruff, tox, uv, yar\
n, or one that `families` defines. See docs/programs.md.",strictness:y().fewerIsStricter,example:["pytest"]}),families:(0,o().
key)({schema:e().array(r().familySchema),default:[],description:"Programs in addition to the built-in ones, for each pro\
file that an entry describes; it replaces what the built-in family of the same name says about that profile. The default\
 profile runs those that `programs` names. The keys are in schema/policy.schema.json.",strictness:(0,y().incomparable)("\
A family can be looser or stricter than the built-in one.")}),patterns:I().patterns}},"policy/schema/extends"(l,t,p,b){let h;
const e=()=>h??=t("zod");let d;const r=()=>d??=t("policy/key");let f;const s=()=>f??=t("policy/repository-path");let c;const o=()=>c??=
t("policy/strictness");p(l,{extendsKey:()=>a});const n=e().strictObject({repository:e().string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/,
{error:"expected owner/name of a repository on the same server"}).describe("`owner/name` of the repository with the shar\
ed policy, on the same server."),commit:e().string().regex(/^[0-9a-f]{40}$/,{error:"expected a commit: 40 digits from 0-\
9 and a-f"}).describe("The full commit. A branch or tag can move, so it is not accepted."),path:s().repositoryPath.describe(
"The path of the policy in that repository."),sha256:e().string().regex(/^[0-9a-f]{64}$/,{error:"expected the SHA-256 of\
 the file: 64 digits from 0-9 and a-f"}).describe("The SHA-256 of the file, from `sha256sum FILE`.")}),a=(0,r().key)({schema:n.
nullable(),default:null,description:"A policy of another repository that this one extends: `repository`, `commit`, `path\
` and `sha256`. Keys of this file replace its keys. See docs/policy.md#share-a-policy.",strictness:(0,o().baseCounts)(),
example:{repository:"acme/policies",commit:"0".repeat(40),path:"gene-gate.yml",sha256:"0".repeat(64)}})},"policy/schema/\
ignores"(l,t,p,b){let h;const e=()=>h??=t("zod");let d;const r=()=>d??=t("policy/key");let f;const s=()=>f??=t("policy/r\
epository-path");let c;const o=()=>c??=t("policy/strictness");p(l,{ignores:()=>a});const n=e().strictObject({rule:e().string().
min(1).describe("The id of the rule, as in the report."),where:e().strictObject({path:s().repositoryPath.optional().describe(
"A file, a directory or a glob that the path of the finding must match."),gene:e().string().min(1).optional().describe("\
The id of the asset."),command:e().string().min(1).optional().describe("The full text of the command.")}).refine(m=>Object.
keys(m).length>0,{error:"expected at least one of path, gene and command; omit `where` to ignore the rule"}).optional().
describe("Which findings of the rule are ignored; all given keys must match. Default: all."),reason:e().string().trim().
min(1,{error:"expected a sentence that says why"}).describe("Why the finding is acceptable; shown with the finding."),expires:e().
iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC) of the ignore; after it, the finding\
 counts again.")}),a=(0,r().key)({schema:e().array(n),default:[],description:"Findings that do not count until a date. T\
hey stay in the report. Rules that decide whether a command may run cannot be ignored.",strictness:o().fewerIsStricter,example:[
{rule:"content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"Written before the engine hashed its genes.",expires:"\
2027-01-31"}]})},"policy/schema/limits"(l,t,p,b){let h;const e=()=>h??=t("zod");let d;const r=()=>d??=t("policy/key");let f;
const s=()=>f??=t("policy/strictness");p(l,{limits:()=>m});const c=1024,o=1024*c,n=1024*o,a=e().number().positive().max(
86400),m=(0,r().section)("Limits of validation commands.",{command_timeout_seconds:(0,r().key)({schema:a,default:180,description:"\
Time limit of a command; a command that exceeds it is stopped and fails.",strictness:s().lowerIsStricter,input:{name:"co\
mmand-timeout-seconds",schema:e().coerce.number().pipe(a)}}),budget_seconds:(0,r().key)({schema:a,default:300*60,description:"\
Time limit of all commands of a run together; commands that have not ended by then fail. GitHub ends a job after six hou\
rs.",strictness:s().lowerIsStricter,input:{name:"budget-seconds",schema:e().coerce.number().pipe(a)}}),prepare_seconds:(0,r().
key)({schema:a,default:900,description:"Time limit of all lines of `prepare` together.",strictness:s().lowerIsStricter}),
slow_command_seconds:(0,r().key)({schema:a,default:60,description:"A command that takes longer is reported with a warnin\
g.",strictness:s().lowerIsStricter}),output_bytes:(0,r().key)({schema:e().number().int().min(c).max(16*o),default:64*c,description:"\
Maximum output kept from the start and from the end of each stream; less if a run has many commands.",strictness:(0,s().
baseCounts)()}),memory_bytes:(0,r().key)({schema:e().number().int().min(64*o),default:16*n,description:"Memory of a comm\
and with all of its processes and the files that it writes, if a cgroup is available; at most its share of the memory of\
 the machine, but at least 2 GiB.",strictness:s().lowerIsStricter}),processes:(0,r().key)({schema:e().number().int().min(
16).max(32768),default:1024,description:"Processes and threads of a command at a time, with namespaces.",strictness:s().
lowerIsStricter}),open_files:(0,r().key)({schema:e().number().int().min(64).max(1048576),default:4096,description:"Open \
files of one process, with namespaces.",strictness:s().lowerIsStricter}),file_bytes:(0,r().key)({schema:e().number().int().
positive(),default:4*n,description:"Largest file that a command may write, with namespaces.",strictness:s().lowerIsStricter}),
written_bytes:(0,r().key)({schema:e().number().int().min(o),default:4*n,description:"Total size of the files that a comm\
and may write, with namespaces. They are stored in memory, so the commands that run at the same time have at most half o\
f the free memory of the machine together.",strictness:s().lowerIsStricter})})},"policy/schema/patterns"(l,t,p,b){let h;
const e=()=>h??=t("zod");let d;const r=()=>d??=t("policy/key");let f;const s=()=>f??=t("policy/linear-pattern");let c;const o=()=>c??=
t("policy/strictness");p(l,{patterns:()=>a});const n=e().strictObject({name:e().string().trim().min(1).describe("Name of\
 the pattern in the report."),layer:e().union([e().literal(1),e().literal(2),e().literal(3)],{error:"expected 1, 2 or 3"}).
describe("Layer of the pattern: 1 dangerous patterns, 2 paths, 3 allowed commands."),reason:e().string().trim().min(1,{error:"\
expected a sentence that says why"}).describe("Why the command is blocked; shown to its author."),regex:e().string().min(
1).superRefine((m,_)=>{const w=(0,s().compileLinear)(m);"error"in w&&_.addIssue({code:"custom",message:w.error})}).describe(
"Regular expression in RE2 syntax (linear time), matched against each simple command with its words joined by one space."),
match:e().array(e().string()).min(1,{error:"expected at least one command"}).describe("Commands that the pattern must ma\
tch."),not_match:e().array(e().string()).min(1,{error:"expected at least one command"}).describe("Commands that the patt\
ern must not match.")}),a=(0,r().key)({schema:e().array(n),default:[],description:"Commands that the `workspace` profile\
 blocks in addition to the built-in patterns.",strictness:o().moreIsStricter,example:[{name:"no_production",layer:1,reason:"\
Validations stay away from production.",regex:"\\bprod(uction)?\\b",match:["grep x config/prod.json"],not_match:["grep p\
roduct docs/shop.md"]}]})},"policy/schema/rules"(l,t,p,b){let h;const e=()=>h??=t("zod");let d;const r=()=>d??=t("model/\
level");let f;const s=()=>f??=t("policy/key");let c;const o=()=>c??=t("policy/strictness");p(l,{ruleKeys:()=>S,settingOf:()=>m});
const n=e().union([r().levelSchema,e().strictObject({level:r().levelSchema.describe("`error`, `warning` or `off`."),reason:e().
string().trim().min(1).exactOptional().describe("Shown with each finding."),until:e().iso.date({error:"expected a date s\
uch as 2027-01-31"}).exactOptional().describe("The last day (UTC) of the level; after it, the default applies again.")})]),
a=e().record(e().string().min(1),n);function m(i){return typeof i=="string"?{level:i}:i}function _(i,u){const g=i[u];return g===
void 0?r().LEVELS.indexOf("error")-.5:r().LEVELS.indexOf(m(g).level)}function w(i,u){const g=i[u];if(g===void 0)return 0;
const{level:k,until:v}=m(g),O=v===void 0?Number.MAX_SAFE_INTEGER:Date.parse(v);return k==="error"?-O:O}function y(i,u,g){
return _(u,g)-_(i,g)||w(i,g)-w(u,g)}function x(i,u){const k=[...new Set([...Object.keys(i),...Object.keys(u)])].map(T=>y(
i,u,T)),v=k.some(T=>T>0),O=k.some(T=>T<0);if(v!==O)return v?"tighter":"looser"}function I(i,u){const g=[...new Set([...Object.
keys(i),...Object.keys(u)])];return Object.fromEntries(g.flatMap(k=>{const v=y(i,u,k)>0?u[k]:i[k];return v===void 0?[]:[
[k,v]]}))}const E={compare:x,combine:(i,u)=>({value:I(i,u)}),loosens:(i,u)=>x(i,u)!=="tighter"},z=["report","block"],S={
enforce:(0,s().key)({schema:e().enum(z),default:"block",description:"Whether a failing verdict fails the check (`block`)\
, or the check says what would fail, with the conclusion `neutral` (`report`). Blocked commands do not run in either cas\
e, and a change that could not be judged fails.",strictness:(0,o().fromLoosest)(z)}),rules:(0,s().key)({schema:a,default:{},
description:`Levels of rules: \`error\`, \`warning\` or \`off\`, for a rule or for a group of rules (${r().RULE_GROUPS.map(
i=>`\`${i}\``).join(", ")}). A rule counts before its group; in a group, a level applies to errors only, and \`error\` is \
the default. Rules that decide whether a command may run, what no change may touch, and whether files are readable canno\
t be less strict.`,strictness:E,example:{size:"warning","content-hash-mismatch":{level:"warning",reason:"The engine hash\
es its assets from its next release on.",until:"2027-01-31"}}})}},"policy/schema/running"(l,t,p,b){let h;const e=()=>h??=
t("zod");let d;const r=()=>d??=t("policy/home-folder");let f;const s=()=>f??=t("policy/key");let c;const o=()=>c??=t("po\
licy/repository-path");let n;const a=()=>n??=t("policy/strictness");p(l,{concurrencySchema:()=>y,runningKeys:()=>z});const m=[
"off","auto","require-for-forks","require"],_=["allow","none"],w=["gene","command"],y=e().int().positive().max(256),x=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
I=e().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(S=>!x.test(S),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),E=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],z={containment:(0,s().key)({schema:e().enum(m),default:"require-for\
-forks",description:"Whether commands run in namespaces: always (`require`), for changes from forks always and for other\
s if available (`require-for-forks`), if available (`auto`), or never (`off`).",strictness:(0,a().fromLoosest)(m),input:{
name:"containment",schema:e().enum(m)}}),network:(0,s().key)({schema:e().enum(_),default:"none",description:"Whether a c\
ommand in namespaces has network access.",strictness:(0,a().fromLoosest)(_)}),views:(0,s().key)({schema:e().enum(w),default:"\
command",description:"Whether each command has its own private copy of the checkout, or the commands of a gene share one\
 and see the files that earlier ones wrote.",strictness:(0,a().fromLoosest)(w)}),concurrency:(0,s().key)({schema:e().union(
[e().literal("cores"),y]),default:"cores",description:"Maximum number of commands that run at the same time; with contai\
nment by namespaces only.",strictness:(0,a().baseCounts)((S,i)=>S==="cores"||i==="cores"?void 0:a().lowerIsStricter.compare(
S,i)),input:{name:"concurrency",schema:e().coerce.number().pipe(y),open:"cores"}}),build_outputs:(0,s().key)({schema:e().
array(o().repositoryPath),default:[],description:"Globs of files and directories that are not in the commit and that com\
mands see nevertheless, such as the output of a build in an earlier workflow step. Commands see nothing else that is unt\
racked or ignored, except installed dependencies and what `prepare` wrote.",strictness:a().fewerIsStricter,example:["dis\
t/**"]}),prepare_env:(0,s().key)({schema:e().array(I),default:[],description:"Names of environment variables of the work\
flow step that `prepare` gets, such as the token of a private registry. Other variables are not passed.",strictness:a().
fewerIsStricter,example:["NPM_TOKEN","HTTPS_PROXY"]}),home_caches:(0,s().key)({schema:e().array(r().homeFolder),default:[],
description:"Directories of the home directory that a command in namespaces sees in its own, read-only, such as the brow\
sers of a test runner. Its home directory is empty otherwise.",strictness:a().fewerIsStricter,example:[".cache/ms-playwr\
ight",".cargo/registry"]}),caches:(0,s().key)({schema:e().array(e().string().min(1)),default:[...E],description:"Globs o\
f files that a command may write without a warning; replaces the default list.",strictness:a().fewerIsStricter})}}};
