"use strict";module.exports={"policy/schema/a2a"(d,t,f,S){let u;const e=()=>u??=t("zod");let y;const o=()=>y??=t("model/evidence");let _;
const s=()=>_??=t("policy/key");let p;const a=()=>p??=t("policy/strictness");f(d,{a2a:()=>b});const c=e().int().positive(),
r=e().number().min(0).max(1),m=e().strictObject({repository:e().string().regex(/^[\w.-]+\/[\w.-]+$/,{error:"expected own\
er/name"}).describe("The repository that the workflow runs for, as `owner/name`."),workflow:e().string().regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,
{error:"expected .github/workflows/FILE.yml, or owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that\
 signs: a file of the repository, or a reusable workflow of another one with its ref."),ref:e().string().regex(/^refs\/\S+$/,
{error:"expected a full ref such as refs/heads/main"}).default("refs/heads/main").describe("The ref that the workflow ru\
ns for."),issuer:e().url().default("https://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s\
 identity."),policies:e().array(e().string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(
1).optional().describe("Digests of the accepted policies. Default: only the policy of the promotion."),max_age_days:e().
int().positive().default(90).describe("Days after the verification from which an attestation no longer counts.")}),b=(0,s().
section)("What `gene-gate promote` requires of an asset before other agents get it.",{min_score:(0,s().key)({schema:r,default:.7,
description:"Minimum score of an outcome that can be promoted.",strictness:a().higherIsStricter}),max_files:(0,s().key)(
{schema:c,default:5,description:"Maximum number of files that a promoted Capsule touched.",strictness:a().lowerIsStricter}),
max_lines:(0,s().key)({schema:c,default:200,description:"Maximum number of added and deleted lines of a promoted Capsule\
.",strictness:a().lowerIsStricter}),min_success_streak:(0,s().key)({schema:c,default:2,description:"Consecutive successe\
s, counted from the events, that a promotion requires.",strictness:a().higherIsStricter}),confidence_factor:(0,s().key)(
{schema:r,default:.6,description:"Factor by which the confidence of a promoted Capsule is multiplied.",strictness:a().lowerIsStricter}),
require_evidence:(0,s().key)({schema:o().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the comma\
nds of a Gene passed: `none`, `self_reported` (a report whose hash is correct), `gate` (a GateReport of this gate for th\
is content and policy, or `--run`), `published` (its check run is found on GitHub), `attested` (a verified signature). `\
published` and `attested` also apply to Capsules and EvolutionEvents.",strictness:(0,a().fromLoosest)(o().EVIDENCE_LEVELS)}),
evidence_app:(0,s().key)({schema:e().string().regex(/^[a-z0-9][a-z0-9-]*$/),default:"github-actions",description:"Slug o\
f the GitHub App whose check run proves that a GateReport was published.",strictness:(0,a().incomparable)("Each app prov\
es something else.")}),stale_after_days:(0,s().key)({schema:c,default:180,description:"Days after which `gene-gate promo\
te` notes that the evidence for an asset is old. It is promoted all the same; `max_age_days` limits attestations.",strictness:a().
lowerIsStricter}),attestation:(0,s().key)({schema:e().array(m),default:[],description:"Workflows whose signed attestatio\
ns count as evidence for `gene-gate promote --attestation`; without an entry, none does.",strictness:a().fewerIsStricter,
example:[{repository:"agents/genes",workflow:".github/workflows/gene-gate.yml"}]})})},"policy/schema/approvals"(d,t,f,S){
let u;const e=()=>u??=t("zod");let y;const o=()=>y??=t("policy/key");let _;const s=()=>_??=t("policy/repository-path");let p;
const a=()=>p??=t("policy/strictness");f(d,{approvals:()=>r});const c=e().int().min(1).max(10),r=(0,o().section)("Who ap\
proves commands that require confirmation.",{strong:(0,o().key)({schema:c,default:1,description:"Number of people who mu\
st approve a dangerous command before it runs.",strictness:a().higherIsStricter}),very_strong:(0,o().key)({schema:c,default:2,
description:"Number of people who must approve an experimental command before it runs.",strictness:a().higherIsStricter}),
gate:(0,o().key)({schema:e().int().min(0).max(10),default:1,description:"Number of people who must approve a change that\
 weakens the gate: its policy, or a workflow that runs it. With 0, for a sole maintainer, such a change gets a warning.",
strictness:a().higherIsStricter}),people:(0,o().key)({schema:e().array(e().string().min(1)),default:[],description:"Logi\
ns whose reviews count, if they have write access; an empty list counts everyone with write access.",strictness:(0,a().emptyIsLoosest)(
(m,b)=>m===b)}),unaffected_by:(0,o().key)({schema:e().array(s().repositoryPath),default:[],description:"Globs of files t\
hat an approval is not bound to: a push that changes only these files does not end an approval. Do not list files that a\
 command reads.",strictness:a().fewerIsStricter,example:["docs/**","*.md"]})},m=>m.refine(({strong:b,very_strong:v})=>v>=
b,{path:["very_strong"],error:"expected at least as many as for strong confirmation"}))},"policy/schema/assets"(d,t,f,S){
let u;const e=()=>u??=t("zod");let y;const o=()=>y??=t("policy/key");let _;const s=()=>_??=t("policy/strictness");f(d,{assets:()=>a});
const p=["**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl}","**/assets/gep/events.jsonl","**/ass\
ets/gep/external_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","**/data/default_genes.json","**/.evolve\
r/gep/*.{json,jsonl}"],a=(0,o().section)("Where the repository keeps its assets.",{include:(0,o().key)({schema:e().array(
e().string().min(1)).min(1),default:[...p],description:"Globs of the asset files; replaces the default list.",strictness:(0,s().
incomparable)("An asset file is audited, and does not count towards a blast radius.")}),max_file_bytes:(0,o().key)({schema:e().
number().int().positive(),default:16*1024*1024,description:"Maximum size of an asset file; a larger file is an error. Of\
 an audit log, the newest records up to this size are read.",strictness:s().lowerIsStricter})})},"policy/schema/blast-ra\
dius"(d,t,f,S){let u;const e=()=>u??=t("zod");let y;const o=()=>y??=t("model/blast-radius");let _;const s=()=>_??=t("pol\
icy/key");let p;const a=()=>p??=t("policy/repository-path");let c;const r=()=>c??=t("policy/strictness");f(d,{blastRadius:()=>b});
const m=["append","forbidden"],b=(0,s().section)("How much a change with a gene may touch, and which paths no change may\
 touch.",{counting:(0,s().key)({schema:o().countingSchema,default:"full",description:"Which files count: `full` counts a\
ll except the asset store and new validation scripts, `reference` those that the protocol\u2019s reference engine counts.",
strictness:(0,r().incomparable)("Each of the two counts files that the other does not count.")}),hard_cap_files:(0,s().key)(
{schema:e().number().int().positive(),default:60,description:"Maximum number of files that count in one change, whatever\
 its genes allow.",strictness:r().lowerIsStricter}),hard_cap_lines:(0,s().key)({schema:e().number().int().positive(),default:2e4,
description:"Maximum number of added and deleted lines that count in one change.",strictness:r().lowerIsStricter}),forbidden_paths:(0,s().
key)({schema:e().array(a().repositoryPath),default:[],description:"Paths that no change may touch, including everything \
under them.",strictness:r().moreIsStricter}),protected_paths:(0,s().key)({schema:e().array(a().repositoryPath),default:[],
description:"Globs of protected files; a change that touches one fails.",strictness:r().moreIsStricter}),audit_log:(0,s().
key)({schema:e().enum(m),default:"append",description:"Whether a change may append to events.jsonl, or must not change i\
t at all.",strictness:(0,r().fromLoosest)(m)})})},"policy/schema/branches"(d,t,f,S){let u;const e=()=>u??=t("@evomap/gep\
-sdk");let y;const o=()=>y??=t("zod");let _;const s=()=>_??=t("policy/key");f(d,{branchesKey:()=>b,checkEntries:()=>O,mergeEntry:()=>E});
function p(n,l){const[w,g]=[a(n,l),a(l,n)];if(w!==g)return g?"tighter":"looser"}function a(n,l){return Object.entries(n).
some(([w,g])=>!c(g,l[w]))}function c(n,l){return l!==void 0&&(0,e().canonicalize)(n)===(0,e().canonicalize)(l)}function r(n,l){
return a(n,l)||Object.entries(l).some(([w,g])=>!(w in n)&&!c(g,{}))}const m={compare:p,combine:(n,l)=>Object.keys(n).filter(
i=>i in l).every(i=>c(n[i],l[i]))?{value:{...n,...l}}:void 0,loosens:r};function b(n){return(0,s().key)({schema:o().record(
o().string().min(1),o().strictObject(v(n))),default:{},description:"The protected branches besides the default branch, b\
y name or glob, with the keys that differ there; read from the policy of the default branch only. Pull requests into the\
se branches share the required check. If several entries match a branch, the stricter value of each key applies.",strictness:m,
example:{"release/*":{fail_on:"warning"},next:{}}})}function v(n){return Object.fromEntries(Object.entries(n).map(([l,w])=>[
l,"keys"in w?o().strictObject(v(w.keys)).exactOptional():w.schema.unwrap().exactOptional()]))}function E(n,l,w){const g=new Map(
Object.entries(l));for(const[i,h]of Object.entries(w)){const k="keys"in(n[i]??{});g.set(i,k?{...g.get(i),...h}:h)}return Object.
fromEntries(g)}function O(n,l){return({value:w,issues:g})=>{const{branches:i,...h}=w,k=Object.fromEntries(Object.entries(
h).filter(([x])=>x in n));for(const[x,I]of Object.entries(i)){const{error:z}=l.safeParse(E(n,k,I));for(const{path:T,message:j}of z?.
issues??[])g.push({code:"custom",path:["branches",x,...T],input:I,message:j})}}}},"policy/schema/commands"(d,t,f,S){let u;
const e=()=>u??=t("zod");let y;const o=()=>y??=t("judge/families/family");let _;const s=()=>_??=t("model/verdict");let p;
const a=()=>p??=t("repo/paths");let c;const r=()=>c??=t("policy/key");let m;const b=()=>m??=t("policy/profile-names");let v;
const E=()=>v??=t("policy/repository-path");let O;const n=()=>O??=t("policy/strictness");let l;const w=()=>l??=t("policy\
/schema/patterns");f(d,{commandKeys:()=>g});const g={profile:(0,r().key)({schema:e().enum(b().PROFILE_NAMES),default:"ev\
olver",description:"The rules that decide whether a command may run.",strictness:(0,n().fromLoosest)(b().GENE_PROFILES),
input:{name:"profile",schema:e().enum(b().GENE_PROFILES)}}),mode:(0,r().key)({schema:s().riskSchema,default:"write",description:"\
Highest risk that the `curated` profile accepts.",strictness:(0,n().fromLoosest)(s().riskSchema.options.toReversed())}),
allow_dangerous:(0,r().key)({schema:e().boolean(),default:!1,description:"Whether `mode: dangerous` accepts dangerous co\
mmands; without it, they are blocked.",strictness:(0,n().fromLoosest)([!0,!1])}),allowed_roots:(0,r().key)({schema:e().array(
e().string().min(1)),default:[],description:"Directories that every path of a command must be in, in the `curated` profi\
le; if the list is empty, paths are not checked.",strictness:(0,n().emptyIsLoosest)((i,h)=>i===h||(0,a().isWithin)(i,h))}),
workspace:(0,r().key)({schema:E().repositoryPath,default:".",description:"Directory that every path of a command must be\
 in, in the `workspace` profile; commands still start at the root of the repository.",strictness:(0,n().incomparable)("T\
wo directories can be unrelated.")}),disabled_packs:(0,r().key)({schema:e().array(e().string().min(1)),default:[],description:"\
Packs of families that are disabled in the `curated` and `workspace` profiles: archives, build, files, git, javascript, \
network, packages, python, system, text, other, or a pack that `families` defines.",strictness:n().moreIsStricter}),experimental:(0,r().
key)({schema:e().array(e().string().min(1)),default:[],description:"Families whose commands are experimental in the `cur\
ated` profile and require very strong confirmation. A family of maturity `experimental_only` is accepted only if it is l\
isted here.",strictness:(0,n().incomparable)("An entry requires more approvals for one family, and allows another family\
 that is blocked otherwise.")}),programs:(0,r().key)({schema:e().array(e().string().min(1)),default:[],description:"Prog\
rams that the default profile may run besides node, npm and npx, by the name of their family: bun, cargo, deno, dotnet, \
go, gradle, make, maven, mypy, pnpm, pytest, python, ruff, tox, uv, yarn, or one that `families` defines. See docs/progr\
ams.md.",strictness:n().fewerIsStricter,example:["pytest"]}),families:(0,r().key)({schema:e().array(o().familySchema),default:[],
description:"Programs in addition to the built-in ones, for each profile that an entry describes; it replaces what the b\
uilt-in family of the same name says about that profile. The default profile runs those that `programs` names. The keys \
are in schema/policy.schema.json.",strictness:(0,n().incomparable)("A family can be looser or stricter than the built-in\
 one.")}),patterns:w().patterns}},"policy/schema/extends"(d,t,f,S){let u;const e=()=>u??=t("zod");let y;const o=()=>y??=
t("policy/key");let _;const s=()=>_??=t("policy/repository-path");let p;const a=()=>p??=t("policy/strictness");f(d,{extendsKey:()=>r});
const c=e().strictObject({repository:e().string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/,{error:"\
expected owner/name of a repository on the same server"}).describe("`owner/name` of the repository with the shared polic\
y, on the same server."),commit:e().string().regex(/^[0-9a-f]{40}$/,{error:"expected a commit: 40 digits from 0-9 and a-\
f"}).describe("The full commit. A branch or tag can move, so it is not accepted."),path:s().repositoryPath.describe("The\
 path of the policy in that repository."),sha256:e().string().regex(/^[0-9a-f]{64}$/,{error:"expected the SHA-256 of the\
 file: 64 digits from 0-9 and a-f"}).describe("The SHA-256 of the file, from `sha256sum FILE`.")}),r=(0,o().key)({schema:c.
nullable(),default:null,description:"A policy of another repository that this one extends: `repository`, `commit`, `path\
` and `sha256`. Keys of this file replace its keys. See docs/policy.md#share-a-policy.",strictness:(0,a().baseCounts)(),
example:{repository:"acme/policies",commit:"0".repeat(40),path:"gene-gate.yml",sha256:"0".repeat(64)}})},"policy/schema/\
ignores"(d,t,f,S){let u;const e=()=>u??=t("zod");let y;const o=()=>y??=t("policy/key");let _;const s=()=>_??=t("policy/r\
epository-path");let p;const a=()=>p??=t("policy/strictness");f(d,{ignores:()=>r});const c=e().strictObject({rule:e().string().
min(1).describe("The id of the rule, as in the report."),where:e().strictObject({path:s().repositoryPath.optional().describe(
"A file, a directory or a glob that the path of the finding must match."),gene:e().string().min(1).optional().describe("\
The id of the asset."),command:e().string().min(1).optional().describe("The full text of the command.")}).refine(m=>Object.
keys(m).length>0,{error:"expected at least one of path, gene and command; omit `where` to ignore the rule"}).optional().
describe("Which findings of the rule are ignored; all given keys must match. Default: all."),reason:e().string().trim().
min(1,{error:"expected a sentence that says why"}).describe("Why the finding is acceptable; shown with the finding."),expires:e().
iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC) of the ignore; after it, the finding\
 counts again.")}),r=(0,o().key)({schema:e().array(c),default:[],description:"Findings that do not count until a date. T\
hey stay in the report. Rules that decide whether a command may run cannot be ignored.",strictness:a().fewerIsStricter,example:[
{rule:"content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"Written before the engine hashed its genes.",expires:"\
2027-01-31"}]})},"policy/schema/limits"(d,t,f,S){let u;const e=()=>u??=t("zod");let y;const o=()=>y??=t("policy/key");let _;
const s=()=>_??=t("policy/strictness");f(d,{limits:()=>m});const p=1024,a=1024*p,c=1024*a,r=e().number().positive().max(
86400),m=(0,o().section)("Limits of validation commands.",{command_timeout_seconds:(0,o().key)({schema:r,default:180,description:"\
Time limit of a command; a command that exceeds it is stopped and fails.",strictness:s().lowerIsStricter,input:{name:"co\
mmand-timeout-seconds",schema:e().coerce.number().pipe(r)}}),budget_seconds:(0,o().key)({schema:r,default:300*60,description:"\
Time limit of all commands of a run together; commands that have not ended by then fail. GitHub ends a job after six hou\
rs.",strictness:s().lowerIsStricter,input:{name:"budget-seconds",schema:e().coerce.number().pipe(r)}}),prepare_seconds:(0,o().
key)({schema:r,default:900,description:"Time limit of all lines of `prepare` together.",strictness:s().lowerIsStricter}),
slow_command_seconds:(0,o().key)({schema:r,default:60,description:"A command that takes longer is reported with a warnin\
g.",strictness:s().lowerIsStricter}),output_bytes:(0,o().key)({schema:e().number().int().min(p).max(16*a),default:64*p,description:"\
Maximum output kept from the start and from the end of each stream; less if a run has many commands.",strictness:(0,s().
baseCounts)()}),memory_bytes:(0,o().key)({schema:e().number().int().min(64*a),default:16*c,description:"Memory of a comm\
and with all of its processes and the files that it writes, if a cgroup is available; at most its share of the memory of\
 the machine, but at least 2 GiB.",strictness:s().lowerIsStricter}),processes:(0,o().key)({schema:e().number().int().min(
16).max(32768),default:1024,description:"Processes and threads of a command at a time, with namespaces.",strictness:s().
lowerIsStricter}),open_files:(0,o().key)({schema:e().number().int().min(64).max(1048576),default:4096,description:"Open \
files of one process, with namespaces.",strictness:s().lowerIsStricter}),file_bytes:(0,o().key)({schema:e().number().int().
positive(),default:4*c,description:"Largest file that a command may write, with namespaces.",strictness:s().lowerIsStricter}),
written_bytes:(0,o().key)({schema:e().number().int().min(a),default:4*c,description:"Total size of the files that a comm\
and may write, with namespaces. They are stored in memory, so the commands that run at the same time have at most half o\
f the free memory of the machine together.",strictness:s().lowerIsStricter})})},"policy/schema/patterns"(d,t,f,S){let u;
const e=()=>u??=t("zod");let y;const o=()=>y??=t("policy/key");let _;const s=()=>_??=t("policy/linear-pattern");let p;const a=()=>p??=
t("policy/strictness");f(d,{patterns:()=>r});const c=e().strictObject({name:e().string().trim().min(1).describe("Name of\
 the pattern in the report."),layer:e().union([e().literal(1),e().literal(2),e().literal(3)],{error:"expected 1, 2 or 3"}).
describe("Layer of the pattern: 1 dangerous patterns, 2 paths, 3 allowed commands."),reason:e().string().trim().min(1,{error:"\
expected a sentence that says why"}).describe("Why the command is blocked; shown to its author."),regex:e().string().min(
1).superRefine((m,b)=>{const v=(0,s().compileLinear)(m);"error"in v&&b.addIssue({code:"custom",message:v.error})}).describe(
"Regular expression in RE2 syntax (linear time), matched against each simple command with its words joined by one space."),
match:e().array(e().string()).min(1,{error:"expected at least one command"}).describe("Commands that the pattern must ma\
tch."),not_match:e().array(e().string()).min(1,{error:"expected at least one command"}).describe("Commands that the patt\
ern must not match.")}),r=(0,o().key)({schema:e().array(c),default:[],description:"Commands that the `workspace` profile\
 blocks in addition to the built-in patterns.",strictness:a().moreIsStricter,example:[{name:"no_production",layer:1,reason:"\
Validations stay away from production.",regex:"\\bprod(uction)?\\b",match:["grep x config/prod.json"],not_match:["grep p\
roduct docs/shop.md"]}]})},"policy/schema/rules"(d,t,f,S){let u;const e=()=>u??=t("zod");let y;const o=()=>y??=t("model/\
level");let _;const s=()=>_??=t("policy/key");let p;const a=()=>p??=t("policy/strictness");f(d,{ruleKeys:()=>g,settingOf:()=>m});
const c=e().union([o().levelSchema,e().strictObject({level:o().levelSchema.describe("`error`, `warning` or `off`."),reason:e().
string().trim().min(1).exactOptional().describe("Shown with each finding."),until:e().iso.date({error:"expected a date s\
uch as 2027-01-31"}).exactOptional().describe("The last day (UTC) of the level; after it, the default applies again.")})]),
r=e().record(e().string().min(1),c);function m(i){return typeof i=="string"?{level:i}:i}function b(i,h){const k=i[h];return k===
void 0?o().LEVELS.indexOf("error")-.5:o().LEVELS.indexOf(m(k).level)}function v(i,h){const k=i[h];if(k===void 0)return 0;
const{level:x,until:I}=m(k),z=I===void 0?Number.MAX_SAFE_INTEGER:Date.parse(I);return x==="error"?-z:z}function E(i,h,k){
return b(h,k)-b(i,k)||v(i,k)-v(h,k)}function O(i,h){const x=[...new Set([...Object.keys(i),...Object.keys(h)])].map(T=>E(
i,h,T)),I=x.some(T=>T>0),z=x.some(T=>T<0);if(I!==z)return I?"tighter":"looser"}function n(i,h){const k=[...new Set([...Object.
keys(i),...Object.keys(h)])];return Object.fromEntries(k.flatMap(x=>{const I=E(i,h,x)>0?h[x]:i[x];return I===void 0?[]:[
[x,I]]}))}const l={compare:O,combine:(i,h)=>({value:n(i,h)}),loosens:(i,h)=>O(i,h)!=="tighter"},w=["report","block"],g={
enforce:(0,s().key)({schema:e().enum(w),default:"block",description:"Whether a failing verdict fails the check (`block`)\
, or the check says what would fail, with the conclusion `neutral` (`report`). Blocked commands do not run in either cas\
e, and a change that could not be judged fails.",strictness:(0,a().fromLoosest)(w)}),rules:(0,s().key)({schema:r,default:{},
description:`Levels of rules: \`error\`, \`warning\` or \`off\`, for a rule or for a group of rules (${o().RULE_GROUPS.map(
i=>`\`${i}\``).join(", ")}). A rule counts before its group; in a group, a level applies to errors only, and \`error\` is \
the default. Rules that decide whether a command may run, what no change may touch, and whether files are readable canno\
t be less strict.`,strictness:l,example:{size:"warning","content-hash-mismatch":{level:"warning",reason:"The engine hash\
es its assets from its next release on.",until:"2027-01-31"}}})}},"policy/schema/running"(d,t,f,S){let u;const e=()=>u??=
t("zod");let y;const o=()=>y??=t("policy/home-folder");let _;const s=()=>_??=t("policy/key");let p;const a=()=>p??=t("po\
licy/repository-path");let c;const r=()=>c??=t("policy/strictness");f(d,{concurrencySchema:()=>E,runningKeys:()=>w});const m=[
"off","auto","require-for-forks","require"],b=["allow","none"],v=["gene","command"],E=e().int().positive().max(256),O=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
n=e().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(g=>!O.test(g),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),l=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],w={containment:(0,s().key)({schema:e().enum(m),default:"require-for\
-forks",description:"Whether commands run in namespaces: always (`require`), for changes from forks always and for other\
s if available (`require-for-forks`), if available (`auto`), or never (`off`).",strictness:(0,r().fromLoosest)(m),input:{
name:"containment",schema:e().enum(m)}}),network:(0,s().key)({schema:e().enum(b),default:"none",description:"Whether a c\
ommand in namespaces has network access.",strictness:(0,r().fromLoosest)(b)}),views:(0,s().key)({schema:e().enum(v),default:"\
command",description:"Whether each command has its own private copy of the checkout, or the commands of a gene share one\
 and see the files that earlier ones wrote.",strictness:(0,r().fromLoosest)(v)}),concurrency:(0,s().key)({schema:e().union(
[e().literal("cores"),E]),default:"cores",description:"Maximum number of commands that run at the same time; with contai\
nment by namespaces only.",strictness:(0,r().baseCounts)((g,i)=>g==="cores"||i==="cores"?void 0:r().lowerIsStricter.compare(
g,i)),input:{name:"concurrency",schema:e().coerce.number().pipe(E),open:"cores"}}),build_outputs:(0,s().key)({schema:e().
array(a().repositoryPath),default:[],description:"Globs of files and directories that are not in the commit and that com\
mands see nevertheless, such as the output of a build in an earlier workflow step. Commands see nothing else that is unt\
racked or ignored, except installed dependencies and what `prepare` wrote.",strictness:r().fewerIsStricter,example:["dis\
t/**"]}),prepare_env:(0,s().key)({schema:e().array(n),default:[],description:"Names of environment variables of the work\
flow step that `prepare` gets, such as the token of a private registry. Other variables are not passed.",strictness:r().
fewerIsStricter,example:["NPM_TOKEN","HTTPS_PROXY"]}),home_caches:(0,s().key)({schema:e().array(o().homeFolder),default:[],
description:"Directories of the home directory that a command in namespaces sees in its own, read-only, such as the brow\
sers of a test runner. Its home directory is empty otherwise.",strictness:r().fewerIsStricter,example:[".cache/ms-playwr\
ight",".cargo/registry"]}),caches:(0,s().key)({schema:e().array(e().string().min(1)),default:[...l],description:"Globs o\
f files that a command may write without a warning; replaces the default list.",strictness:r().fewerIsStricter})}}};
