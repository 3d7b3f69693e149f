//# policy/schema/a2a
(function(n,o,c,g){let d;const e=()=>d??=o("zod");let h;const i=()=>h??=o("model/evidence");let l;const t=()=>l??=o("po\
licy/key");let m;const s=()=>m??=o("policy/strictness");c(n,{a2a:()=>u});const r=e().int().positive(),a=e().number().min(
0).max(1),p=e().strictObject({repository:e().string().regex(/^[\w.-]+\/[\w.-]+$/,{error:"expected owner/name"}).describe(
"The repository that the workflow runs for, as `owner/name`."),workflow:e().string().regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,
{error:"expected .github/workflows/FILE.yml, or owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that\
 signs: a file of the repository, or a reusable workflow of another one with its ref."),ref:e().string().regex(/^refs\/\S+$/,
{error:"expected a full ref such as refs/heads/main"}).default("refs/heads/main").describe("The ref that the workflow ru\
ns for."),issuer:e().url().default("https://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s\
 identity."),policies:e().array(e().string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(
1).optional().describe("Digests of the accepted policies. Default: only the policy of the promotion."),max_age_days:e().
int().positive().default(90).describe("Days after the verification from which an attestation no longer counts.")}),u=(0,t().
section)("What `gene-gate promote` requires of an asset before other agents get it.",{min_score:(0,t().key)({schema:a,default:.7,
description:"Minimum score of an outcome that can be promoted.",strictness:s().higherIsStricter}),max_files:(0,t().key)(
{schema:r,default:5,description:"Maximum number of files that a promoted Capsule touched.",strictness:s().lowerIsStricter}),
max_lines:(0,t().key)({schema:r,default:200,description:"Maximum number of added and deleted lines of a promoted Capsule\
.",strictness:s().lowerIsStricter}),min_success_streak:(0,t().key)({schema:r,default:2,description:"Consecutive successe\
s, counted from the events, that a promotion requires.",strictness:s().higherIsStricter}),confidence_factor:(0,t().key)(
{schema:a,default:.6,description:"Factor by which the confidence of a promoted Capsule is multiplied.",strictness:s().lowerIsStricter}),
require_evidence:(0,t().key)({schema:i().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the comma\
nds of a Gene passed: `none`, `self_reported` (a report whose hash is correct), `gate` (a GateReport of this gate for th\
is content and policy, or `--run`), `published` (its check run is found on GitHub), `attested` (a verified signature). `\
published` and `attested` also apply to Capsules and EvolutionEvents.",strictness:(0,s().fromLoosest)(i().EVIDENCE_LEVELS)}),
evidence_app:(0,t().key)({schema:e().string().regex(/^[a-z0-9][a-z0-9-]*$/),default:"github-actions",description:"Slug o\
f the GitHub App whose check run proves that a GateReport was published.",strictness:(0,s().incomparable)("Each app prov\
es something else.")}),stale_after_days:(0,t().key)({schema:r,default:180,description:"Days after which `gene-gate promo\
te` notes that the evidence for an asset is old. It is promoted all the same; `max_age_days` limits attestations.",strictness:s().
lowerIsStricter}),attestation:(0,t().key)({schema:e().array(p),default:[],description:"Workflows whose signed attestatio\
ns count as evidence for `gene-gate promote --attestation`; without an entry, none does.",strictness:s().fewerIsStricter,
example:[{repository:"agents/genes",workflow:".github/workflows/gene-gate.yml"}]})})});
//# policy/schema/approvals
(function(n,o,p,g){let c;const t=()=>c??=o("zod");let m;const e=()=>m??=o("policy/key");let h;const l=()=>h??=o("policy\
/repository-path");let y;const s=()=>y??=o("policy/strictness");p(n,{approvals:()=>d});const i=t().int().min(1).max(10),
d=(0,e().section)("Who approves commands that require confirmation.",{strong:(0,e().key)({schema:i,default:1,description:"\
Number of people who must approve a dangerous command before it runs.",strictness:s().higherIsStricter}),very_strong:(0,e().
key)({schema:i,default:2,description:"Number of people who must approve an experimental command before it runs.",strictness:s().
higherIsStricter}),gate:(0,e().key)({schema:t().int().min(0).max(10),default:1,description:"Number of people who must ap\
prove a change that weakens the gate: its policy, or a workflow that runs it. With 0, for a sole maintainer, such a chan\
ge gets a warning.",strictness:s().higherIsStricter}),people:(0,e().key)({schema:t().array(t().string().min(1)),default:[],
description:"Logins whose reviews count, if they have write access; an empty list counts everyone with write access.",strictness:(0,s().
emptyIsLoosest)((r,a)=>r===a)}),unaffected_by:(0,e().key)({schema:t().array(l().repositoryPath),default:[],description:"\
Globs of files that an approval is not bound to: a push that changes only these files does not end an approval. Do not l\
ist files that a command reads.",strictness:s().fewerIsStricter,example:["docs/**","*.md"]})},r=>r.refine(({strong:a,very_strong:u})=>u>=
a,{path:["very_strong"],error:"expected at least as many as for strong confirmation"}))});
//# policy/schema/assets
(function(o,s,a,p){let i;const e=()=>i??=s("zod");let l;const t=()=>l??=s("policy/key");let r;const n=()=>r??=s("policy\
/strictness");a(o,{assets:()=>d});const c=["**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl}","*\
*/assets/gep/events.jsonl","**/assets/gep/external_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","**/da\
ta/default_genes.json","**/.evolver/gep/*.{json,jsonl}"],d=(0,t().section)("Where the repository keeps its assets.",{include:(0,t().
key)({schema:e().array(e().string().min(1)).min(1),default:[...c],description:"Globs of the asset files; replaces the de\
fault list.",strictness:(0,n().incomparable)("An asset file is audited, and does not count towards a blast radius.")}),max_file_bytes:(0,t().
key)({schema:e().number().int().positive(),default:16*1024*1024,description:"Maximum size of an asset file; a larger fil\
e is an error. Of an audit log, the newest records up to this size are read.",strictness:n().lowerIsStricter})})});
//# policy/schema/blast-radius
(function(i,s,c,_){let r;const o=()=>r??=s("zod");let h;const l=()=>h??=s("model/blast-radius");let d;const t=()=>d??=s(
"policy/key");let p;const n=()=>p??=s("policy/repository-path");let m;const e=()=>m??=s("policy/strictness");c(i,{blastRadius:()=>u});
const a=["append","forbidden"],u=(0,t().section)("How much a change with a gene may touch, and which paths no change may\
 touch.",{counting:(0,t().key)({schema:l().countingSchema,default:"full",description:"Which files count: `full` counts a\
ll except the asset store and new validation scripts, `reference` those that the protocol\u2019s reference engine counts.",
strictness:(0,e().incomparable)("Each of the two counts files that the other does not count.")}),hard_cap_files:(0,t().key)(
{schema:o().number().int().positive(),default:60,description:"Maximum number of files that count in one change, whatever\
 its genes allow.",strictness:e().lowerIsStricter}),hard_cap_lines:(0,t().key)({schema:o().number().int().positive(),default:2e4,
description:"Maximum number of added and deleted lines that count in one change.",strictness:e().lowerIsStricter}),forbidden_paths:(0,t().
key)({schema:o().array(n().repositoryPath),default:[],description:"Paths that no change may touch, including everything \
under them.",strictness:e().moreIsStricter}),protected_paths:(0,t().key)({schema:o().array(n().repositoryPath),default:[],
description:"Globs of protected files; a change that touches one fails.",strictness:e().moreIsStricter}),audit_log:(0,t().
key)({schema:o().enum(a),default:"append",description:"Whether a change may append to events.jsonl, or must not change i\
t at all.",strictness:(0,e().fromLoosest)(a)})})});
//# policy/schema/branches
(function(y,i,k,S){let O;const b=()=>O??=i("@evomap/gep-sdk");let g;const c=()=>g??=i("zod");let j;const v=()=>j??=i("p\
olicy/key");k(y,{branchesKey:()=>w,checkEntries:()=>x,mergeEntry:()=>p});function _(e,t){const[n,r]=[a(e,t),a(t,e)];if(n!==
r)return r?"tighter":"looser"}function a(e,t){return Object.entries(e).some(([n,r])=>!l(r,t[n]))}function l(e,t){return t!==
void 0&&(0,b().canonicalize)(e)===(0,b().canonicalize)(t)}function E(e,t){return a(e,t)||Object.entries(t).some(([n,r])=>!(n in
e)&&!l(r,{}))}const z={compare:_,combine:(e,t)=>Object.keys(e).filter(s=>s in t).every(s=>l(e[s],t[s]))?{value:{...e,...t}}:
void 0,loosens:E};function w(e){return(0,v().key)({schema:c().record(c().string().min(1),c().strictObject(m(e))),default:{},
description:"The protected branches besides the default branch, by name or glob, with the keys that differ there; read f\
rom the policy of the default branch only. Pull requests into these branches share the required check. If several entrie\
s match a branch, the stricter value of each key applies.",strictness:z,example:{"release/*":{fail_on:"warning"},next:{}}})}
function m(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,"keys"in n?c().strictObject(m(n.keys)).exactOptional():
n.schema.unwrap().exactOptional()]))}function p(e,t,n){const r=new Map(Object.entries(t));for(const[s,o]of Object.entries(
n)){const h="keys"in(e[s]??{});r.set(s,h?{...r.get(s),...o}:o)}return Object.fromEntries(r)}function x(e,t){return({value:n,
issues:r})=>{const{branches:s,...o}=n,h=Object.fromEntries(Object.entries(o).filter(([u])=>u in e));for(const[u,d]of Object.
entries(s)){const{error:I}=t.safeParse(p(e,h,d));for(const{path:K,message:P}of I?.issues??[])r.push({code:"custom",path:[
"branches",u,...K],input:d,message:P})}}}});
//# policy/schema/commands
(function(m,t,c,x){let p;const e=()=>p??=t("zod");let l;const d=()=>l??=t("judge/families/family");let h;const o=()=>h??=
t("model/verdict");let y;const u=()=>y??=t("repo/paths");let _;const s=()=>_??=t("policy/key");let k;const i=()=>k??=t("\
policy/profile-names");let b;const g=()=>b??=t("policy/repository-path");let w;const a=()=>w??=t("policy/strictness");let v;
const S=()=>v??=t("policy/schema/patterns");c(m,{commandKeys:()=>E});const E={profile:(0,s().key)({schema:e().enum(i().PROFILE_NAMES),
default:"evolver",description:"The rules that decide whether a command may run.",strictness:(0,a().fromLoosest)(i().GENE_PROFILES),
input:{name:"profile",schema:e().enum(i().GENE_PROFILES)}}),mode:(0,s().key)({schema:o().riskSchema,default:"write",description:"\
Highest risk that the `curated` profile accepts.",strictness:(0,a().fromLoosest)(o().riskSchema.options.toReversed())}),
allow_dangerous:(0,s().key)({schema:e().boolean(),default:!1,description:"Whether `mode: dangerous` accepts dangerous co\
mmands; without it, they are blocked.",strictness:(0,a().fromLoosest)([!0,!1])}),allowed_roots:(0,s().key)({schema:e().array(
e().string().min(1)),default:[],description:"Directories that every path of a command must be in, in the `curated` profi\
le; if the list is empty, paths are not checked.",strictness:(0,a().emptyIsLoosest)((r,n)=>r===n||(0,u().isWithin)(r,n))}),
workspace:(0,s().key)({schema:g().repositoryPath,default:".",description:"Directory that every path of a command must be\
 in, in the `workspace` profile; commands still start at the root of the repository.",strictness:(0,a().incomparable)("T\
wo directories can be unrelated.")}),disabled_packs:(0,s().key)({schema:e().array(e().string().min(1)),default:[],description:"\
Packs of families that are disabled in the `curated` and `workspace` profiles: archives, build, files, git, javascript, \
network, packages, python, system, text, other, or a pack that `families` defines.",strictness:a().moreIsStricter}),experimental:(0,s().
key)({schema:e().array(e().string().min(1)),default:[],description:"Families whose commands are experimental in the `cur\
ated` profile and require very strong confirmation. A family of maturity `experimental_only` is accepted only if it is l\
isted here.",strictness:(0,a().incomparable)("An entry requires more approvals for one family, and allows another family\
 that is blocked otherwise.")}),programs:(0,s().key)({schema:e().array(e().string().min(1)),default:[],description:"Prog\
rams that the default profile may run besides node, npm and npx, by the name of their family: bun, cargo, deno, dotnet, \
go, gradle, make, maven, mypy, pnpm, pytest, python, ruff, tox, uv, yarn, or one that `families` defines. See docs/progr\
ams.md.",strictness:a().fewerIsStricter,example:["pytest"]}),families:(0,s().key)({schema:e().array(d().familySchema),default:[],
description:"Programs in addition to the built-in ones, for each profile that an entry describes; it replaces what the b\
uilt-in family of the same name says about that profile. The default profile runs those that `programs` names. The keys \
are in schema/policy.schema.json.",strictness:(0,a().incomparable)("A family can be looser or stricter than the built-in\
 one.")}),patterns:S().patterns}});
//# policy/schema/extends
(function(o,e,s,y){let r;const t=()=>r??=e("zod");let i;const a=()=>i??=e("policy/key");let c;const p=()=>c??=e("policy\
/repository-path");let n;const h=()=>n??=e("policy/strictness");s(o,{extendsKey:()=>l});const m=t().strictObject({repository:t().
string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/,{error:"expected owner/name of a repository on \
the same server"}).describe("`owner/name` of the repository with the shared policy, on the same server."),commit:t().string().
regex(/^[0-9a-f]{40}$/,{error:"expected a commit: 40 digits from 0-9 and a-f"}).describe("The full commit. A branch or t\
ag can move, so it is not accepted."),path:p().repositoryPath.describe("The path of the policy in that repository."),sha256:t().
string().regex(/^[0-9a-f]{64}$/,{error:"expected the SHA-256 of the file: 64 digits from 0-9 and a-f"}).describe("The SH\
A-256 of the file, from `sha256sum FILE`.")}),l=(0,a().key)({schema:m.nullable(),default:null,description:"A policy of a\
nother repository that this one extends: `repository`, `commit`, `path` and `sha256`. Keys of this file replace its keys\
. See docs/policy.md#share-a-policy.",strictness:(0,h().baseCounts)(),example:{repository:"acme/policies",commit:"0".repeat(
40),path:"gene-gate.yml",sha256:"0".repeat(64)}})});
//# policy/schema/ignores
(function(i,t,n,g){let s;const e=()=>s??=t("zod");let o;const r=()=>o??=t("policy/key");let a;const h=()=>a??=t("policy\
/repository-path");let c;const d=()=>c??=t("policy/strictness");n(i,{ignores:()=>l});const p=e().strictObject({rule:e().
string().min(1).describe("The id of the rule, as in the report."),where:e().strictObject({path:h().repositoryPath.optional().
describe("A file, a directory or a glob that the path of the finding must match."),gene:e().string().min(1).optional().describe(
"The id of the asset."),command:e().string().min(1).optional().describe("The full text of the command.")}).refine(m=>Object.
keys(m).length>0,{error:"expected at least one of path, gene and command; omit `where` to ignore the rule"}).optional().
describe("Which findings of the rule are ignored; all given keys must match. Default: all."),reason:e().string().trim().
min(1,{error:"expected a sentence that says why"}).describe("Why the finding is acceptable; shown with the finding."),expires:e().
iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC) of the ignore; after it, the finding\
 counts again.")}),l=(0,r().key)({schema:e().array(p),default:[],description:"Findings that do not count until a date. T\
hey stay in the report. Rules that decide whether a command may run cannot be ignored.",strictness:d().fewerIsStricter,example:[
{rule:"content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"Written before the engine hashed its genes.",expires:"\
2027-01-31"}]})});
//# policy/schema/limits
(function(r,o,c,u){let d;const s=()=>d??=o("zod");let l;const e=()=>l??=o("policy/key");let h;const t=()=>h??=o("policy\
/strictness");c(r,{limits:()=>p});const n=1024,a=1024*n,m=1024*a,i=s().number().positive().max(86400),p=(0,e().section)(
"Limits of validation commands.",{command_timeout_seconds:(0,e().key)({schema:i,default:180,description:"Time limit of a\
 command; a command that exceeds it is stopped and fails.",strictness:t().lowerIsStricter,input:{name:"command-timeout-s\
econds",schema:s().coerce.number().pipe(i)}}),budget_seconds:(0,e().key)({schema:i,default:300*60,description:"Time limi\
t of all commands of a run together; commands that have not ended by then fail. GitHub ends a job after six hours.",strictness:t().
lowerIsStricter,input:{name:"budget-seconds",schema:s().coerce.number().pipe(i)}}),prepare_seconds:(0,e().key)({schema:i,
default:900,description:"Time limit of all lines of `prepare` together.",strictness:t().lowerIsStricter}),slow_command_seconds:(0,e().
key)({schema:i,default:60,description:"A command that takes longer is reported with a warning.",strictness:t().lowerIsStricter}),
output_bytes:(0,e().key)({schema:s().number().int().min(n).max(16*a),default:64*n,description:"Maximum output kept from \
the start and from the end of each stream; less if a run has many commands.",strictness:(0,t().baseCounts)()}),memory_bytes:(0,e().
key)({schema:s().number().int().min(64*a),default:16*m,description:"Memory of a command with all of its processes and th\
e files that it writes, if a cgroup is available; at most its share of the memory of the machine, but at least 2 GiB.",strictness:t().
lowerIsStricter}),processes:(0,e().key)({schema:s().number().int().min(16).max(32768),default:1024,description:"Processe\
s and threads of a command at a time, with namespaces.",strictness:t().lowerIsStricter}),open_files:(0,e().key)({schema:s().
number().int().min(64).max(1048576),default:4096,description:"Open files of one process, with namespaces.",strictness:t().
lowerIsStricter}),file_bytes:(0,e().key)({schema:s().number().int().positive(),default:4*m,description:"Largest file tha\
t a command may write, with namespaces.",strictness:t().lowerIsStricter}),written_bytes:(0,e().key)({schema:s().number().
int().min(a),default:4*m,description:"Total size of the files that a command may write, with namespaces. They are stored\
 in memory, so the commands that run at the same time have at most half of the free memory of the machine together.",strictness:t().
lowerIsStricter})})});
//# policy/schema/patterns
(function(n,e,a,g){let o;const t=()=>o??=e("zod");let s;const i=()=>s??=e("policy/key");let c;const m=()=>c??=e("policy\
/linear-pattern");let p;const d=()=>p??=e("policy/strictness");a(n,{patterns:()=>h});const l=t().strictObject({name:t().
string().trim().min(1).describe("Name of the pattern in the report."),layer:t().union([t().literal(1),t().literal(2),t().
literal(3)],{error:"expected 1, 2 or 3"}).describe("Layer of the pattern: 1 dangerous patterns, 2 paths, 3 allowed comma\
nds."),reason:t().string().trim().min(1,{error:"expected a sentence that says why"}).describe("Why the command is blocke\
d; shown to its author."),regex:t().string().min(1).superRefine((y,_)=>{const r=(0,m().compileLinear)(y);"error"in r&&_.
addIssue({code:"custom",message:r.error})}).describe("Regular expression in RE2 syntax (linear time), matched against ea\
ch simple command with its words joined by one space."),match:t().array(t().string()).min(1,{error:"expected at least on\
e command"}).describe("Commands that the pattern must match."),not_match:t().array(t().string()).min(1,{error:"expected \
at least one command"}).describe("Commands that the pattern must not match.")}),h=(0,i().key)({schema:t().array(l),default:[],
description:"Commands that the `workspace` profile blocks in addition to the built-in patterns.",strictness:d().moreIsStricter,
example:[{name:"no_production",layer:1,reason:"Validations stay away from production.",regex:"\\bprod(uction)?\\b",match:[
"grep x config/prod.json"],not_match:["grep product docs/shop.md"]}]})});
//# policy/schema/rules
(function(y,l,b,T){let k;const s=()=>k??=l("zod");let O;const i=()=>O??=l("model/level");let w;const h=()=>w??=l("polic\
y/key");let _;const E=()=>_??=l("policy/strictness");b(y,{ruleKeys:()=>R,settingOf:()=>u});const S=s().union([i().levelSchema,
s().strictObject({level:i().levelSchema.describe("`error`, `warning` or `off`."),reason:s().string().trim().min(1).exactOptional().
describe("Shown with each finding."),until:s().iso.date({error:"expected a date such as 2027-01-31"}).exactOptional().describe(
"The last day (UTC) of the level; after it, the default applies again.")})]),j=s().record(s().string().min(1),S);function u(e){
return typeof e=="string"?{level:e}:e}function d(e,t){const n=e[t];return n===void 0?i().LEVELS.indexOf("error")-.5:i().
LEVELS.indexOf(u(n).level)}function m(e,t){const n=e[t];if(n===void 0)return 0;const{level:r,until:o}=u(n),a=o===void 0?
Number.MAX_SAFE_INTEGER:Date.parse(o);return r==="error"?-a:a}function p(e,t,n){return d(t,n)-d(e,n)||m(e,n)-m(t,n)}function g(e,t){
const r=[...new Set([...Object.keys(e),...Object.keys(t)])].map(c=>p(e,t,c)),o=r.some(c=>c>0),a=r.some(c=>c<0);if(o!==a)
return o?"tighter":"looser"}function x(e,t){const n=[...new Set([...Object.keys(e),...Object.keys(t)])];return Object.fromEntries(
n.flatMap(r=>{const o=p(e,t,r)>0?t[r]:e[r];return o===void 0?[]:[[r,o]]}))}const L={compare:g,combine:(e,t)=>({value:x(e,
t)}),loosens:(e,t)=>g(e,t)!=="tighter"},v=["report","block"],R={enforce:(0,h().key)({schema:s().enum(v),default:"block",
description:"Whether a failing verdict fails the check (`block`), or the check says what would fail, with the conclusion\
 `neutral` (`report`). Blocked commands do not run in either case, and a change that could not be judged fails.",strictness:(0,E().
fromLoosest)(v)}),rules:(0,h().key)({schema:j,default:{},description:`Levels of rules: \`error\`, \`warning\` or \`off\`, for \
a rule or for a group of rules (${i().RULE_GROUPS.map(e=>`\`${e}\``).join(", ")}). A rule counts before its group; in a \
group, a level applies to errors only, and \`error\` is the default. Rules that decide whether a command may run, what no \
change may touch, and whether files are readable cannot be less strict.`,strictness:L,example:{size:"warning","content-h\
ash-mismatch":{level:"warning",reason:"The engine hashes its assets from its next release on.",until:"2027-01-31"}}})}});
//# policy/schema/running
(function(h,s,l,b){let d;const e=()=>d??=s("zod");let p;const u=()=>p??=s("policy/home-folder");let y;const r=()=>y??=s(
"policy/key");let _;const w=()=>_??=s("policy/repository-path");let k;const t=()=>k??=s("policy/strictness");l(h,{concurrencySchema:()=>a,
runningKeys:()=>N});const n=["off","auto","require-for-forks","require"],c=["allow","none"],i=["gene","command"],a=e().int().
positive().max(256),T=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
S=e().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(o=>!T.test(o),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),g=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],N={containment:(0,r().key)({schema:e().enum(n),default:"require-for\
-forks",description:"Whether commands run in namespaces: always (`require`), for changes from forks always and for other\
s if available (`require-for-forks`), if available (`auto`), or never (`off`).",strictness:(0,t().fromLoosest)(n),input:{
name:"containment",schema:e().enum(n)}}),network:(0,r().key)({schema:e().enum(c),default:"none",description:"Whether a c\
ommand in namespaces has network access.",strictness:(0,t().fromLoosest)(c)}),views:(0,r().key)({schema:e().enum(i),default:"\
command",description:"Whether each command has its own private copy of the checkout, or the commands of a gene share one\
 and see the files that earlier ones wrote.",strictness:(0,t().fromLoosest)(i)}),concurrency:(0,r().key)({schema:e().union(
[e().literal("cores",{error:"expected `cores` or a number from 1 to 256"}),a]),default:"cores",description:"Maximum numb\
er of commands that run at the same time; with containment by namespaces only.",strictness:(0,t().baseCounts)((o,m)=>o===
"cores"||m==="cores"?void 0:t().lowerIsStricter.compare(o,m)),input:{name:"concurrency",schema:e().coerce.number().pipe(
a),open:"cores"}}),build_outputs:(0,r().key)({schema:e().array(w().repositoryPath),default:[],description:"Globs of file\
s and directories that are not in the commit and that commands see nevertheless, such as the output of a build in an ear\
lier workflow step. Commands see nothing else that is untracked or ignored, except installed dependencies and what `prep\
are` wrote.",strictness:t().fewerIsStricter,example:["dist/**"]}),prepare_env:(0,r().key)({schema:e().array(S),default:[],
description:"Names of environment variables of the workflow step that `prepare` gets, such as the token of a private reg\
istry. Other variables are not passed.",strictness:t().fewerIsStricter,example:["NPM_TOKEN","HTTPS_PROXY"]}),home_caches:(0,r().
key)({schema:e().array(u().homeFolder),default:[],description:"Directories of the home directory that a command in names\
paces sees in its own, read-only, such as the browsers of a test runner. Its home directory is empty otherwise.",strictness:t().
fewerIsStricter,example:[".cache/ms-playwright",".cargo/registry"]}),caches:(0,r().key)({schema:e().array(e().string().min(
1)),default:[...g],description:"Globs of files that a command may write without a warning; replaces the default list.",strictness:t().
fewerIsStricter})}});
