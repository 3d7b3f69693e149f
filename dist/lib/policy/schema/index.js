//# policy/schema/a2a
(function(n,h,o){const e=o("packages/zod"),i=o("model/evidence"),t=o("policy/key"),s=o("policy/strictness"),r=e().int().
positive(),a=e().number().min(0).max(1),c=e().strictObject({repository:e().string().regex(/^[\w.-]+\/[\w.-]+$/,{error:"e\
xpected owner/name"}).describe("The repository that the workflow runs for, as `owner/name`."),workflow:e().string().regex(
/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,{error:"expected .github/workflows/FILE.yml, o\
r owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that signs: a file of the repository, or a reusabl\
e workflow of another one with its ref."),ref:e().string().regex(/^refs\/\S+$/,{error:"expected a full ref such as refs/\
heads/main"}).default("refs/heads/main").describe("The ref that the workflow runs for."),issuer:e().url().default("https\
://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s identity."),policies:e().array(e().
string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(1).optional().describe("Digests of\
 the accepted policies. Default: only the policy of the promotion."),max_age_days:e().int().positive().default(90).describe(
"Days after the verification from which an attestation no longer counts.")}),d=(0,t().section)("What `gene-gate promote`\
 requires of an asset before other agents get it.",{min_score:(0,t().key)({schema:a,default:.7,description:"Minimum scor\
e of an outcome that can be promoted.",strictness:s().higherIsStricter}),max_files:(0,t().key)({schema:r,default:5,description:"\
Maximum number of files that a promoted Capsule touched.",strictness:s().lowerIsStricter}),max_lines:(0,t().key)({schema:r,
default:200,description:"Maximum number of added and deleted lines of a promoted Capsule.",strictness:s().lowerIsStricter}),
min_success_streak:(0,t().key)({schema:r,default:2,description:"Consecutive successes, counted from the events, that a p\
romotion requires.",strictness:s().higherIsStricter}),confidence_factor:(0,t().key)({schema:a,default:.6,description:"Fa\
ctor by which the confidence of a promoted Capsule is multiplied.",strictness:s().lowerIsStricter}),require_evidence:(0,t().
key)({schema:i().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the commands of a Gene passed: `n\
one`, `self_reported` (a report whose hash is correct), `gate` (a GateReport of this gate for this content and policy, o\
r `--run`), `published` (its check run is found on GitHub), `attested` (a verified signature). `published` and `attested\
` also apply to Capsules and EvolutionEvents.",strictness:(0,s().fromLoosest)(i().EVIDENCE_LEVELS)}),evidence_app:(0,t().
key)({schema:e().string().regex(/^[a-z0-9][a-z0-9-]*$/),default:"github-actions",description:"Slug of the GitHub App who\
se check run proves that a GateReport was published.",strictness:(0,s().incomparable)("Each app proves something else.")}),
stale_after_days:(0,t().key)({schema:r,default:180,description:"Days after which `gene-gate promote` notes that the evid\
ence for an asset is old. It is promoted all the same; `max_age_days` limits attestations.",strictness:s().lowerIsStricter}),
attestation:(0,t().key)({schema:e().array(c),default:[],description:"Workflows whose signed attestations count as eviden\
ce for `gene-gate promote --attestation`; without an entry, none does.",strictness:s().fewerIsStricter,example:[{repository:"\
agents/genes",workflow:".github/workflows/gene-gate.yml"}]})});n.exports={a2a:d}});
//# policy/schema/approvals
(function(n,m,o){const t=o("packages/zod"),e=o("policy/key"),c=o("policy/repository-path"),s=o("policy/strictness"),i=t().
int().min(1).max(10),p=(0,e().section)("Who approves commands that require confirmation.",{strong:(0,e().key)({schema:i,
default:1,description:"Number of people who must approve a dangerous command before it runs.",strictness:s().higherIsStricter}),
very_strong:(0,e().key)({schema:i,default:2,description:"Number of people who must approve an experimental command befor\
e it runs.",strictness:s().higherIsStricter}),gate:(0,e().key)({schema:t().int().min(0).max(10),default:1,description:"N\
umber of people who must approve a change that weakens the gate: its policy, or a workflow that runs it. With 0, for a s\
ole maintainer, such a change gets a warning.",strictness:s().higherIsStricter}),people:(0,e().key)({schema:t().array(t().
string().min(1)),default:[],description:"Logins whose reviews count, if they have write access; an empty list counts eve\
ryone with write access.",strictness:(0,s().emptyIsLoosest)((r,a)=>r===a)}),unaffected_by:(0,e().key)({schema:t().array(
c().repositoryGlob),default:[],description:"Globs of files that an approval is not bound to: a push that changes only th\
ese files does not end an approval. Do not list files that a command reads.",strictness:s().fewerIsStricter,example:["do\
cs/**","*.md"]})},r=>r.refine(({strong:a,very_strong:h})=>h>=a,{path:["very_strong"],error:"expected at least as many as\
 for strong confirmation"}));n.exports={approvals:p}});
//# policy/schema/assets
(function(a,c,s){const t=s("packages/zod"),e=s("policy/key"),i=s("policy/repository-path"),o=s("policy/strictness"),n=[
"**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl}","**/assets/gep/events.jsonl","**/assets/gep/e\
xternal_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","**/data/default_genes.json","**/.evolver/gep/*.{\
json,jsonl}"],r=(0,e().section)("Where the repository keeps its assets.",{include:(0,e().key)({schema:t().array(i().repositoryGlob).
min(1),default:[...n],description:"Globs of the asset files; replaces the default list.",strictness:(0,o().incomparable)(
"An asset file is audited, and does not count towards a blast radius.")}),max_file_bytes:(0,e().key)({schema:t().number().
int().positive(),default:16*1024*1024,description:"Maximum size of an asset file; a larger file is an error. Of an audit\
 log, the newest records up to this size are read.",strictness:o().lowerIsStricter})});a.exports={assets:r}});
//# policy/schema/blast-radius
(function(r,d,e){const o=e("packages/zod"),i=e("model/blast-radius"),c=e("repo/path-pattern"),t=e("policy/key"),n=e("po\
licy/repository-path"),s=e("policy/strictness"),a=["append","forbidden"],h=(0,t().section)("How much a change with a gen\
e may touch, and which paths no change may touch.",{counting:(0,t().key)({schema:i().countingSchema,default:"full",description:"\
Which files count: `full` counts all except the asset store and new validation scripts, `reference` those that the proto\
col\u2019s reference engine counts.",strictness:(0,s().incomparable)("Each of the two counts files that the other does n\
ot count.")}),hard_cap_files:(0,t().key)({schema:o().number().int().positive(),default:60,description:"Maximum number of\
 files that count in one change, whatever its genes allow.",strictness:s().lowerIsStricter}),hard_cap_lines:(0,t().key)(
{schema:o().number().int().positive(),default:2e4,description:"Maximum number of added and deleted lines that count in o\
ne change.",strictness:s().lowerIsStricter}),forbidden_paths:(0,t().key)({schema:o().array(n().repositoryPath.refine(p=>!(0,c().
looksLikePattern)(p.trim()),{error:"expected a path, not a pattern; protected_paths takes globs"})),default:[],description:"\
Paths, not globs, that no change may touch, including everything under them.",strictness:s().moreIsStricter}),protected_paths:(0,t().
key)({schema:o().array(n().repositoryGlob),default:[],description:"Globs of protected files; a change that touches one f\
ails.",strictness:s().moreIsStricter}),audit_log:(0,t().key)({schema:o().enum(a),default:"append",description:"Whether a\
 change may append to events.jsonl, or must not change it at all.",strictness:(0,s().fromLoosest)(a)})});r.exports={blastRadius:h}});
//# policy/schema/branches
(function(g,q,i){const l=i("packages/evomap/gep-sdk"),c=i("packages/zod"),k=i("policy/key");function y(e,t){const[n,r]=[
a(e,t),a(t,e)];if(n!==r)return r?"tighter":"looser"}function a(e,t){return Object.entries(e).some(([n,r])=>!u(r,t[n]))}function u(e,t){
return t!==void 0&&(0,l().canonicalize)(e)===(0,l().canonicalize)(t)}function O(e,t){return a(e,t)||Object.entries(t).some(
([n,r])=>!(n in e)&&!u(r,{}))}const j={compare:y,combine:(e,t)=>Object.keys(e).filter(s=>s in t).every(s=>u(e[s],t[s]))?
{value:{...e,...t}}:void 0,loosens:O};function v(e){return(0,k().key)({schema:c().record(c().string().min(1),c().strictObject(
p(e))),default:{},description:"The protected branches besides the default branch, by name or glob, with the keys that di\
ffer there; read from the policy of the default branch only. Pull requests into these branches share the required check.\
 If several entries match a branch, the stricter value of each key applies.",strictness:j,example:{"release/*":{fail_on:"\
warning"},next:{}}})}function p(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,"keys"in n?c().strictObject(
p(n.keys)).exactOptional():n.schema.unwrap().exactOptional()]))}function m(e,t,n){const r=new Map(Object.entries(t));for(const[
s,o]of Object.entries(n)){const h="keys"in(e[s]??{});r.set(s,h?{...r.get(s),...o}:o)}return Object.fromEntries(r)}function E(e,t){
return({value:n,issues:r})=>{const{branches:s,...o}=n,h=Object.fromEntries(Object.entries(o).filter(([b])=>b in e));for(const[
b,d]of Object.entries(s)){const{error:x}=t.safeParse(m(e,h,d));for(const{path:w,message:_}of x?.issues??[])r.push({code:"\
custom",path:["branches",b,...w],input:d,message:_})}}}g.exports={branchesKey:v,checkEntries:E,mergeEntry:m}});
//# policy/schema/commands
(function(c,y,t){const e=t("packages/zod"),m=t("judge/families/family"),i=t("model/verdict"),p=t("repo/paths"),s=t("pol\
icy/key"),a=t("policy/profile-names"),l=t("policy/repository-path"),r=t("policy/strictness"),d=t("policy/schema/patterns"),
h={profile:(0,s().key)({schema:e().enum(a().PROFILE_NAMES),default:"evolver",description:"The rules that decide whether \
a command may run.",strictness:(0,r().fromLoosest)(a().GENE_PROFILES),input:{name:"profile",schema:e().enum(a().GENE_PROFILES)}}),
mode:(0,s().key)({schema:i().riskSchema,default:"write",description:"Highest risk that the `curated` profile accepts.",strictness:(0,r().
fromLoosest)(i().riskSchema.options.toReversed())}),allow_dangerous:(0,s().key)({schema:e().boolean(),default:!1,description:"\
Whether `mode: dangerous` accepts dangerous commands; without it, they are blocked.",strictness:(0,r().fromLoosest)([!0,
!1])}),allowed_roots:(0,s().key)({schema:e().array(e().string().min(1)),default:[],description:"Directories that every p\
ath of a command must be in, in the `curated` profile; if the list is empty, paths are not checked.",strictness:(0,r().emptyIsLoosest)(
(o,n)=>o===n||(0,p().isWithin)(o,n))}),workspace:(0,s().key)({schema:l().repositoryPath,default:".",description:"Directo\
ry that every path of a command must be in, in the `workspace` profile; commands still start at the root of the reposito\
ry.",strictness:(0,r().incomparable)("Two directories can be unrelated.")}),disabled_packs:(0,s().key)({schema:e().array(
e().string().min(1)),default:[],description:"Packs of families that are disabled in the `curated` and `workspace` profil\
es: archives, build, files, git, javascript, network, packages, python, system, text, other, or a pack that `families` d\
efines.",strictness:r().moreIsStricter}),experimental:(0,s().key)({schema:e().array(e().string().min(1)),default:[],description:"\
Families whose commands are experimental in the `curated` profile and require very strong confirmation. A family of matu\
rity `experimental_only` is accepted only if it is listed here.",strictness:(0,r().incomparable)("An entry requires more\
 approvals for one family, and allows another family that is blocked otherwise.")}),programs:(0,s().key)({schema:e().array(
e().string().min(1)),default:[],description:"Programs that the default profile may run besides node, npm and npx, by the\
 name of their family: bun, cargo, deno, dotnet, go, gradle, make, maven, mypy, pnpm, pytest, python, ruff, tox, uv, yar\
n, or one that `families` defines. See docs/programs.md.",strictness:r().fewerIsStricter,example:["pytest"]}),families:(0,s().
key)({schema:e().array(m().familySchema),default:[],description:"Programs in addition to the built-in ones, for each pro\
file that an entry describes; it replaces what the built-in family of the same name says about that profile. The default\
 profile runs those that `programs` names. The keys are in schema/policy.schema.json.",strictness:(0,r().incomparable)("\
A family can be looser or stricter than the built-in one.")}),patterns:d().patterns};c.exports={commandKeys:h}});
//# policy/schema/extends
(function(o,p,e){const t=e("packages/zod"),r=e("policy/key"),s=e("policy/repository-path"),i=e("policy/strictness"),a=t().
strictObject({repository:t().string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/,{error:"expected o\
wner/name of a repository on the same server"}).describe("`owner/name` of the repository with the shared policy, on the \
same server."),commit:t().string().regex(/^[0-9a-f]{40}$/,{error:"expected a commit: 40 digits from 0-9 and a-f"}).describe(
"The full commit. A branch or tag can move, so it is not accepted."),path:s().repositoryPath.describe("The path of the p\
olicy in that repository."),sha256:t().string().regex(/^[0-9a-f]{64}$/,{error:"expected the SHA-256 of the file: 64 digi\
ts from 0-9 and a-f"}).describe("The SHA-256 of the file, from `sha256sum FILE`.")}),c=(0,r().key)({schema:a.nullable(),
default:null,description:"A policy of another repository that this one extends: `repository`, `commit`, `path` and `sha2\
56`. Keys of this file replace its keys. See docs/policy.md#share-a-policy.",strictness:(0,i().baseCounts)(),example:{repository:"\
acme/policies",commit:"0".repeat(40),path:"gene-gate.yml",sha256:"0".repeat(64)}});o.exports={extendsKey:c}});
//# policy/schema/ignores
(function(i,c,t){const e=t("packages/zod"),n=t("policy/key"),r=t("policy/repository-path"),s=t("policy/strictness"),o=e().
strictObject({rule:e().string().min(1).describe("The id of the rule, as in the report."),where:e().strictObject({path:r().
repositoryPath.optional().describe("A file, a directory or a glob that the path of the finding must match."),gene:e().string().
min(1).optional().describe("The id of the asset."),command:e().string().min(1).optional().describe("The full text of the\
 command.")}).refine(h=>Object.keys(h).length>0,{error:"expected at least one of path, gene and command; omit `where` to\
 ignore the rule"}).optional().describe("Which findings of the rule are ignored; all given keys must match. Default: all\
."),reason:e().string().trim().min(1,{error:"expected a sentence that says why"}).describe("Why the finding is acceptabl\
e; shown with the finding."),expires:e().iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (\
UTC) of the ignore; after it, the finding counts again.")}),a=(0,n().key)({schema:e().array(o),default:[],description:"F\
indings that do not count until a date. They stay in the report. Rules that decide whether a command may run cannot be i\
gnored.",strictness:s().fewerIsStricter,example:[{rule:"content-hash-missing",where:{path:"assets/gep/genes.json"},reason:"\
Written before the engine hashed its genes.",expires:"2027-01-31"}]});i.exports={ignores:a}});
//# policy/schema/limits
(function(m,d,o){const s=o("packages/zod"),e=o("policy/key"),t=o("policy/strictness"),n=1024,a=1024*n,r=1024*a,i=s().number().
positive().max(86400),c=(0,e().section)("Limits of validation commands.",{command_timeout_seconds:(0,e().key)({schema:i,
default:180,description:"Time limit of a command; a command that exceeds it is stopped and fails.",strictness:t().lowerIsStricter,
input:{name:"command-timeout-seconds",schema:s().coerce.number().pipe(i)}}),budget_seconds:(0,e().key)({schema:i,default:300*
60,description:"Time limit of all commands of a run together; commands that have not ended by then fail. GitHub ends a j\
ob after six hours.",strictness:t().lowerIsStricter,input:{name:"budget-seconds",schema:s().coerce.number().pipe(i)}}),prepare_seconds:(0,e().
key)({schema:i,default:900,description:"Time limit of all lines of `prepare` together.",strictness:t().lowerIsStricter}),
slow_command_seconds:(0,e().key)({schema:i,default:60,description:"A command that takes longer is reported with a warnin\
g.",strictness:t().lowerIsStricter}),output_bytes:(0,e().key)({schema:s().number().int().min(n).max(16*a),default:64*n,description:"\
Maximum output kept from the start and from the end of each stream; less if a run has many commands.",strictness:(0,t().
baseCounts)()}),memory_bytes:(0,e().key)({schema:s().number().int().min(64*a),default:16*r,description:"Memory of a comm\
and with all of its processes and the files that it writes, if a cgroup is available; at most its share of the memory of\
 the machine, but at least 2 GiB.",strictness:t().lowerIsStricter}),processes:(0,e().key)({schema:s().number().int().min(
16).max(32768),default:1024,description:"Processes and threads of a command at a time, with namespaces.",strictness:t().
lowerIsStricter}),open_files:(0,e().key)({schema:s().number().int().min(64).max(1048576),default:4096,description:"Open \
files of one process, with namespaces.",strictness:t().lowerIsStricter}),file_bytes:(0,e().key)({schema:s().number().int().
positive(),default:4*r,description:"Largest file that a command may write, with namespaces.",strictness:t().lowerIsStricter}),
written_bytes:(0,e().key)({schema:s().number().int().min(a),default:4*r,description:"Total size of the files that a comm\
and may write, with namespaces. They are stored in memory, so the commands that run at the same time have at most half o\
f the free memory of the machine together.",strictness:t().lowerIsStricter})});m.exports={limits:c}});
//# policy/schema/patterns
(function(n,d,t){const e=t("packages/zod"),a=t("policy/key"),o=t("policy/linear-pattern"),s=t("policy/strictness"),i=e().
strictObject({name:e().string().trim().min(1).describe("Name of the pattern in the report."),layer:e().union([e().literal(
1),e().literal(2),e().literal(3)],{error:"expected 1, 2 or 3"}).describe("Layer of the pattern: 1 dangerous patterns, 2 \
paths, 3 allowed commands."),reason:e().string().trim().min(1,{error:"expected a sentence that says why"}).describe("Why\
 the command is blocked; shown to its author."),regex:e().string().min(1).superRefine((m,p)=>{const r=(0,o().compileLinear)(
m);"error"in r&&p.addIssue({code:"custom",message:r.error})}).describe("Regular expression in RE2 syntax (linear time), \
matched against each simple command with its words joined by one space."),match:e().array(e().string()).min(1,{error:"ex\
pected at least one command"}).describe("Commands that the pattern must match."),not_match:e().array(e().string()).min(1,
{error:"expected at least one command"}).describe("Commands that the pattern must not match.")}),c=(0,a().key)({schema:e().
array(i),default:[],description:"Commands that the `workspace` profile blocks in addition to the built-in patterns.",strictness:s().
moreIsStricter,example:[{name:"no_production",layer:1,reason:"Validations stay away from production.",regex:"\\bprod(ucti\
on)?\\b",match:["grep x config/prod.json"],not_match:["grep product docs/shop.md"]}]});n.exports={patterns:c}});
//# policy/schema/rules
(function(b,j,a){const s=a("packages/zod"),i=a("model/level"),h=a("policy/key"),k=a("policy/strictness"),O=s().union([i().
levelSchema,s().strictObject({level:i().levelSchema.describe("`error`, `warning` or `off`."),reason:s().string().trim().
min(1).exactOptional().describe("Shown with each finding."),until:s().iso.date({error:"expected a date such as 2027-01-3\
1"}).exactOptional().describe("The last day (UTC) of the level; after it, the default applies again.")})]),y=s().record(
s().string().min(1),O);function u(e){return typeof e=="string"?{level:e}:e}function d(e,t){const r=e[t];return r===void 0?
i().LEVELS.indexOf("error")-.5:i().LEVELS.indexOf(u(r).level)}function m(e,t){const r=e[t];if(r===void 0)return 0;const{
level:n,until:o}=u(r),l=o===void 0?Number.MAX_SAFE_INTEGER:Date.parse(o);return n==="error"?-l:l}function p(e,t,r){return d(
t,r)-d(e,r)||m(e,r)-m(t,r)}function g(e,t){const n=[...new Set([...Object.keys(e),...Object.keys(t)])].map(c=>p(e,t,c)),
o=n.some(c=>c>0),l=n.some(c=>c<0);if(o!==l)return o?"tighter":"looser"}function w(e,t){const r=[...new Set([...Object.keys(
e),...Object.keys(t)])];return Object.fromEntries(r.flatMap(n=>{const o=p(e,t,n)>0?t[n]:e[n];return o===void 0?[]:[[n,o]]}))}
const E={compare:g,combine:(e,t)=>({value:w(e,t)}),loosens:(e,t)=>g(e,t)!=="tighter"},v=["report","block"],S={enforce:(0,h().
key)({schema:s().enum(v),default:"block",description:"Whether a failing verdict fails the check (`block`), or the check \
says what would fail, with the conclusion `neutral` (`report`). Blocked commands do not run in either case, and a change\
 that could not be judged fails.",strictness:(0,k().fromLoosest)(v)}),rules:(0,h().key)({schema:y,default:{},description:`\
Levels of rules: \`error\`, \`warning\` or \`off\`, for a rule or for a group of rules (${i().RULE_GROUPS.map(e=>`\`${e}\
\``).join(", ")}). A rule counts before its group; in a group, a level applies to errors only, and \`error\` is the defaul\
t. Rules that decide whether a command may run, what no change may touch, and whether files are readable cannot be less \
strict.`,strictness:E,example:{size:"warning","content-hash-mismatch":{level:"warning",reason:"The engine hashes its ass\
ets from its next release on.",until:"2027-01-31"}}})};b.exports={ruleKeys:S,settingOf:u}});
//# policy/schema/running
(function(d,_,s){const e=s("packages/zod"),p=s("policy/home-folder"),r=s("policy/key"),c=s("policy/repository-path"),t=s(
"policy/strictness"),n=["off","auto","require-for-forks","require"],i=["allow","none"],m=["gene","command"],a=e().int().
positive().max(256),u=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
l=e().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(o=>!u.test(o),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),y=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],w={containment:(0,r().key)({schema:e().enum(n),default:"require-for\
-forks",description:"Whether commands run in namespaces: always (`require`), for changes from forks always and for other\
s if available (`require-for-forks`), if available (`auto`), or never (`off`).",strictness:(0,t().fromLoosest)(n),input:{
name:"containment",schema:e().enum(n)}}),network:(0,r().key)({schema:e().enum(i),default:"none",description:"Whether a c\
ommand in namespaces has network access.",strictness:(0,t().fromLoosest)(i)}),views:(0,r().key)({schema:e().enum(m),default:"\
command",description:"Whether each command has its own private copy of the checkout, or the commands of a gene share one\
 and see the files that earlier ones wrote.",strictness:(0,t().fromLoosest)(m)}),concurrency:(0,r().key)({schema:e().union(
[e().literal("cores",{error:"expected `cores` or a number from 1 to 256"}),a]),default:"cores",description:"Maximum numb\
er of commands that run at the same time; with containment by namespaces only.",strictness:(0,t().baseCounts)((o,h)=>o===
"cores"||h==="cores"?void 0:t().lowerIsStricter.compare(o,h)),input:{name:"concurrency",schema:e().coerce.number().pipe(
a),open:"cores"}}),build_outputs:(0,r().key)({schema:e().array(c().repositoryGlob),default:[],description:"Globs of file\
s and directories that are not in the commit and that commands see nevertheless, such as the output of a build in an ear\
lier workflow step. Commands see nothing else that is untracked or ignored, except installed dependencies and what `prep\
are` wrote.",strictness:t().fewerIsStricter,example:["dist/**"]}),prepare_env:(0,r().key)({schema:e().array(l),default:[],
description:"Names of environment variables of the workflow step that `prepare` gets, such as the token of a private reg\
istry. Other variables are not passed.",strictness:t().fewerIsStricter,example:["NPM_TOKEN","HTTPS_PROXY"]}),home_caches:(0,r().
key)({schema:e().array(p().homeFolder),default:[],description:"Directories of the home directory that a command in names\
paces sees in its own, read-only, such as the browsers of a test runner. Its home directory is empty otherwise.",strictness:t().
fewerIsStricter,example:[".cache/ms-playwright",".cargo/registry"]}),caches:(0,r().key)({schema:e().array(c().repositoryGlob),
default:[...y],description:"Globs of files that a command may write without a warning; replaces the default list.",strictness:t().
fewerIsStricter})};d.exports={concurrencySchema:a,runningKeys:w}});
