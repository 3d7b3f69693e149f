"use strict";exports.id=203,exports.ids=[203],exports.modules={59490:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.
groupBy=n;function n(e,o){const d=new Map;for(const i of e){const m=o(i),y=d.get(m);y?y.push(i):d.set(m,[i])}return d}},
27576:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.geneBlastRadiusSchema=t.countingSchema=t.changeBlastRadiusSchema=
void 0;function e(){const c=n(7723);return e=function(){return c},c}function o(){const c=n(39763);return o=function(){return c},
c}const d=e().object({files:e().int().nonnegative(),lines:e().int().nonnegative(),exempt_files:e().int().nonnegative(),exempt_lines:e().
int().nonnegative()}),i=t.geneBlastRadiusSchema=d.extend({max_files:e().int().nonnegative(),default_limit:e().literal(!0).
exactOptional().describe("The gene declares no valid `max_files`, so the default applies."),severity:e().enum(o().BLAST_SEVERITIES),
message:e().string().exactOptional().describe("The severity in the words of the protocol\u2019s reference engine.")}),m=e().
enum(["asset_store","validation_script","reference"]),y=e().enum(["binary","long_lines","generated","no_diff"]),s=e().object(
{path:e().string(),lines:e().int().nonnegative(),exempt:m.exactOptional().describe("Why the file does not count: an asse\
t file, a new validation script, or the `reference` counting."),veil:y.exactOptional().describe("Why a diff does not sho\
w its lines: a binary file, very long lines, or a git attribute."),bytes:e().int().nonnegative().exactOptional().describe(
"The size of a binary file after the change; only the lines of code are counted.")}),p=t.countingSchema=e().enum(["full",
"reference"]),l=t.changeBlastRadiusSchema=d.extend({counting:p.describe("Which files the policy counts; all others are e\
xempt."),hard_cap_files:e().int().positive(),hard_cap_lines:e().int().positive(),renamed_files:e().int().nonnegative().exactOptional().
describe("Files that the pull request shows as one, and that have two names here."),changed_files:e().array(s).exactOptional().
describe("The files with the most lines, at most 100; both names of a rename.")})},38942:function(O,t,n){Object.defineProperty(
t,"__esModule",{value:!0}),t.evidenceLevelSchema=t.eligibilitySchema=t.EVIDENCE_LEVELS=void 0,t.isAtLeast=i;function e(){
const s=n(7723);return e=function(){return s},s}const o=t.EVIDENCE_LEVELS=["claimed","gate","signed"],d=t.evidenceLevelSchema=
e().enum(o);function i(s,p){return o.indexOf(s)>=o.indexOf(p)}const m=["eligible","unproven","refuted"],y=t.eligibilitySchema=
e().enum(m)},99462:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.suppressionSchema=t.subjectSchema=
t.spanSchema=t.severitySchema=t.locationSchema=t.harmSchema=t.findingIdSchema=void 0;function e(){const c=n(7723);return e=
function(){return c},c}function o(){const c=n(39763);return o=function(){return c},c}const d=t.severitySchema=e().enum(o().
SEVERITIES),i=t.harmSchema=e().enum(o().HARMS),m=t.spanSchema=e().object({start:e().int().min(0),end:e().int().min(0)}),
y=t.subjectSchema=e().object({type:e().string().exactOptional(),id:e().string().exactOptional(),command:e().string().exactOptional()}),
s=t.findingIdSchema=e().string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/),p=t.suppressionSchema=e().object({reason:e().string(),
expires:e().iso.date()}),l=t.locationSchema=e().object({path:e().string(),line:e().int().min(1),column:e().int().min(1),
end_line:e().int().min(1).exactOptional(),end_column:e().int().min(1).exactOptional()})},4190:function(O,t){Object.defineProperty(
t,"__esModule",{value:!0}),t.HASH_FORM_NAMES=t.HASH_FORMS=void 0;const n=t.HASH_FORMS={content:"the current protocol",hub:"\
the hub, without `outcome.notes` and `outcome.details`",engine:"the reference engine, with `null` for fields without a v\
alue, which it does not write",created:"the reference engine, before it added what it learned to the gene",unprefixed:"t\
he current protocol, without `sha256:` in small letters before 64 digits"},e=t.HASH_FORM_NAMES=Object.keys(n)},41095:function(O,t,n){
Object.defineProperty(t,"__esModule",{value:!0}),t.isolationSchema=void 0;function e(){const p=n(7723);return e=function(){
return p},p}function o(){const p=n(39763);return o=function(){return p},p}const d=e().enum(["off","auto","require"]),i=e().
object({memory_bytes:e().int().positive(),memory_limited_by:e().enum(["control_group","supervisor"]).describe("The kerne\
l enforces the limit on the control group of a command, or a process of the gate checks the memory of a command at inter\
vals."),processes:e().int().positive(),open_files:e().int().positive(),file_bytes:e().int().positive(),written_bytes:e().
int().positive()}),m=e().object({name:e().string(),held:e().boolean(),required:e().boolean()}),y=e().object({from:e().string(),
reason:e().string()}),s=t.isolationSchema=e().object({level:e().enum(o().ISOLATION_LEVELS),description:e().string(),requested:d.
exactOptional(),launcher:e().string().exactOptional().describe("How the gate is allowed to create namespaces."),limits:i.
exactOptional().describe("The limits of each command."),probes:e().array(m).exactOptional().describe("The sandbox self-t\
est: what a program that is started like the commands could not do."),downgrades:e().array(y).exactOptional().describe("\
Stronger containment that this machine does not support, and why."),untrusted:e().literal(!0).exactOptional().describe("\
The isolation and all outcomes were reported by a runner that the change controls.")})},54441:function(O,t,n){Object.defineProperty(
t,"__esModule",{value:!0}),t.levelSchema=t.appliedLevelSchema=t.RULE_GROUPS=t.LEVELS=void 0;function e(){const s=n(7723);
return e=function(){return s},s}function o(){const s=n(99462);return o=function(){return s},s}const d=t.RULE_GROUPS=["si\
ze","log","hashes","schema","content","evidence","environment"],i=t.LEVELS=["off","warning","error"],m=t.levelSchema=e().
enum(i),y=t.appliedLevelSchema=e().object({rules:e().string().describe("The rule or the group of rules that the policy n\
ames."),level:m,from:o().severitySchema.describe("The severity without the policy."),reason:e().string().exactOptional(),
until:e().iso.date().exactOptional().describe("The last day (UTC) of the level.")})},54123:function(O,t,n){Object.defineProperty(
t,"__esModule",{value:!0}),t.outcomeSchema=void 0;function e(){const p=n(7723);return e=function(){return p},p}const o=e().
object({head:e().string(),tail:e().string(),bytes:e().int().nonnegative(),truncated:e().boolean()}),d=e().object({created:e().
array(e().string()),changed:e().array(e().string()),deleted:e().array(e().string()),totals:e().object({created:e().int().
nonnegative(),changed:e().int().nonnegative(),deleted:e().int().nonnegative()}).exactOptional().describe("The number of \
paths of each kind, if not all are listed."),complete:e().literal(!1).exactOptional().describe("The lists are incomplete\
; absent if they contain everything.")}),i=e().object({peak_memory_bytes:e().int().nonnegative().exactOptional(),cpu_ms:e().
int().nonnegative().exactOptional()}),m=e().enum(["passed","failed","timed_out","blocked","skipped","crashed","not_runna\
ble","error"]),y=e().enum(["memory_bytes","processes","written_bytes"]),s=t.outcomeSchema=e().object({status:m,exit_code:e().
int().nullable(),signal:e().string().nullable(),started_at:e().iso.datetime(),duration_ms:e().int().nonnegative(),reason:e().
string().exactOptional(),stdout:o,stderr:o,side_effects:d.exactOptional().describe("What the command wrote to its privat\
e copy of the checkout, which is discarded."),checkout_modified:e().array(e().string()).exactOptional().describe("Files \
of the checkout that differ from the audited ones after the command."),checkout_changed:e().array(e().string()).exactOptional().
describe("Files of the checkout that something other than the command changed meanwhile."),left_out:e().array(e().string()).
exactOptional().describe("Files of the checkout that the failed command mentions and did not see, because they are not i\
n the commit."),root:e().string().exactOptional().describe("The root of the checkout as the command saw it; only if it d\
id not pass and its output names it."),limits_hit:e().array(y).exactOptional().describe("Limits that the command reached\
; absent if none is known."),resources:i.exactOptional().describe("Usage of the command and all of its descendants, if t\
he machine reports it."),reused:e().literal(!0).exactOptional().describe("The result of the same Plan in another gene; i\
t ran once.")})},78374:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.shardCountSchema=t.prepareSchema=
t.platformSchema=t.judgedShardSchema=t.eventNameSchema=t.MAX_SHARDS=void 0;function e(){const g=n(7723);return e=function(){
return g},g}function o(){const g=n(41095);return o=function(){return g},g}function d(){const g=n(54123);return d=function(){
return g},g}function i(){const g=n(13970);return i=function(){return g},g}const m=t.eventNameSchema=e().enum(["pull_requ\
est","merge_group","push","workflow_dispatch","range","worktree","index"]),y=t.platformSchema=e().enum(["darwin","linux",
"win32"]),s=t.MAX_SHARDS=256,p=t.shardCountSchema=e().int().min(1).max(s),l=e().object({index:p,of:p}),c=t.judgedShardSchema=
l.extend({genes:e().int().nonnegative().describe("Number of genes in the shard."),verdict:i().verdictSchema.describe("Th\
e verdict about these genes alone.")}),x=t.prepareSchema=e().object({contained:e().boolean().describe("False if this mac\
hine has no namespaces: the lines could reach all that the gate can."),isolation:o().isolationSchema,lines:e().array(e().
object({command:e().string(),outcome:d().outcomeSchema})),written:e().array(e().string()).describe("Files and directorie\
s that are new in the checkout, sorted; a limited number.")})},13970:function(O,t,n){Object.defineProperty(t,"__esModule",
{value:!0}),t.verdictSchema=t.riskSchema=t.nextActorSchema=t.confirmationSchema=t.commandVerdictSchema=t.approvalSchema=
void 0;function e(){const l=n(7723);return e=function(){return l},l}function o(){const l=n(39763);return o=function(){return l},
l}const d=t.verdictSchema=e().enum(["pass","warn","fail","error","needs_approval"]),i=t.nextActorSchema=e().enum(["done",
"agent","human","undecided"]),m=t.commandVerdictSchema=e().enum(["allow","warn","block"]),y=t.riskSchema=e().enum(["safe",
"write","dangerous"]),s=t.confirmationSchema=e().enum(o().CONFIRMATIONS),p=t.approvalSchema=e().object({user:e().string(),
at:e().iso.datetime(),pull_request:e().int().positive().exactOptional().describe("The pull request of the review; severa\
l can be in one merge group.")})},39763:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.SEVERITIES=t.ISOLATION_LEVELS=
t.HARMS=t.CONFIRMATIONS=t.BLAST_SEVERITIES=t.ASSET_TYPES=void 0;const n=t.ASSET_TYPES=["Gene","Capsule","EvolutionEvent",
"ValidationReport","Mutation"],e=t.BLAST_SEVERITIES=["within_limit","approaching_limit","exceeded","critical_overrun","h\
ard_cap_breach"],o=t.CONFIRMATIONS=["standard","strong","very_strong"],d=t.ISOLATION_LEVELS=["none","process_group","nam\
espaces"],i=t.HARMS=["danger","broken","bookkeeping"],m=t.SEVERITIES=["error","warning","notice"]},54062:function(O,t){Object.
defineProperty(t,"__esModule",{value:!0}),t.enforcementOn=e,t.settingOf=n;function n(o){return typeof o=="string"?{level:o}:
o}function e(o,d){if(typeof d=="string")return{mode:d};const{mode:i,until:m}=d;return m<o?{mode:"block"}:{mode:i,until:m}}},
99535:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.inputSchemas=y,t.key=o,t.keysByPath=m,t.objectOf=
i,t.section=d;function e(){const s=n(7723);return e=function(){return s},s}function o(s){const{schema:p,description:l,strictness:c,
input:x,example:g}=s,a=p.default(s.default).describe(l);return{schema:g===void 0?a:a.meta({examples:[g]}),strictness:c,input:x}}
function d(s,p,l=c=>c){const c={};return{schema:l(i(p)).prefault(c).describe(s),keys:p}}function i(s){const p=Object.entries(
s).map(([l,{schema:c}])=>[l,c]);return e().strictObject(Object.fromEntries(p))}function m(s){const p=Object.entries(s).flatMap(
([l,c])=>"keys"in c?Object.entries(c.keys).map(([x,g])=>[`${l}.${x}`,g]):[[l,c]]);return new Map(p)}function y(s){const p=[
...m(s).values()].flatMap(({input:l})=>l??[]);return Object.fromEntries(p.map(({name:l,schema:c})=>[l,c]))}},72720:function(O,t,n){
Object.defineProperty(t,"__esModule",{value:!0}),t.compileLinear=d;function e(){const i=n(86750);return e=function(){return i},
i}const o=1e3;function d(i,{ignoreCase:m,multiline:y,dotAll:s}={}){if(i.length>o)return{error:`is longer than ${o} chara\
cters`};try{const p=e().RE2JS.compile(i,(m?e().RE2JS.CASE_INSENSITIVE:0)|(y?e().RE2JS.MULTILINE:0)|(s?e().RE2JS.DOTALL:0));
return{matches:l=>p.test(l)}}catch(p){return{error:p.message}}}},42120:function(O,t,n){Object.defineProperty(t,"__esModu\
le",{value:!0}),t.checkNames=i;function e(){const m=n(28940);return e=function(){return m},m}function o(){const m=n(87952);
return o=function(){return m},m}const d=80;function i({value:m,issues:y}){const{families:s}=m;for(const[l,{name:c}]of s.
entries()){if(s.findIndex(({name:g})=>g===c)===l)continue;const x=["families",l,"name"];y.push({code:"custom",path:x,input:c,
message:"this family is described twice"})}const p=[["disabled_packs",()=>(0,o().packsOf)(s),"a pack of families"],["pro\
grams",()=>(0,o().programNames)(s),"a program that the default profile can run"],["tool_flags",()=>(0,o().namesWithFlags)(
s),"a tool or program with a table"],["experimental",()=>[...(0,o().registryOf)(s).keys()],"a family"]];for(const[l,c,x]of p){
const g=m[l],a=Array.isArray(g)?g:Object.keys(g),S=a.length===0?[]:c();for(const[w,h]of a.entries()){if(typeof h!="strin\
g"||S.includes(h))continue;const r=(0,e().closest)(h.slice(0,d),S),v=`expected the name of ${x}; did you mean ${r}?`,u=[
l,Array.isArray(g)?w:h];y.push({code:"custom",path:u,input:h,message:v})}}}},74580:function(O,t,n){Object.defineProperty(
t,"__esModule",{value:!0}),t.repositoryPath=t.repositoryGlob=t.homeFolder=void 0;function e(){const p=n(7723);return e=function(){
return p},p}function o(){const p=n(32854);return o=function(){return p},p}const d=t.repositoryPath=e().string().min(1).refine(
p=>(0,o().normalise)(p)!==void 0,{error:"expected a path from the root of the repository, without a leading / and withou\
t .."}).refine(p=>p.trim()===p,{error:"expected a path without blanks around it"}),i=t.repositoryGlob=d.refine(p=>!/^!(?!\()|^["'`].*["'`]$/.
test(p),{error:"expected a glob without a negation and without quotes around it"}),m=".ssh .gnupg .aws .azure .kube .doc\
ker .netrc .npmrc .yarnrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password-store .mozilla .thunderbird .pki .te\
rraform.d .vault-token .bashrc .bash_history .profile .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .gr\
adle/gradle.properties .cargo/credentials .cargo/credentials.toml .config/gh .config/gcloud .config/git .config/hub .con\
fig/op .config/rclone .config/doctl .config/containers .config/chromium .config/google-chrome .local/share/keyrings .nug\
et/NuGet .gem/credentials .composer/auth.json".split(" "),y=t.homeFolder=e().string().regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/,
"expected a path below the home directory, such as .cache/x").refine(p=>!p.split("/").some(l=>l==="."||l===".."),{error:"\
expected a path without `.` and `..`"}).refine(p=>!m.some(l=>s(l,p)||s(p,l)),{error:"expected a cache; programs store cr\
edentials or settings here"});function s(p,l){return`${l}/`.startsWith(`${p}/`)}},11160:function(O,t,n){Object.defineProperty(
t,"__esModule",{value:!0}),t.policySchema=t.policyInputsSchema=t.POLICY_KEYS=void 0,t.withEntry=E;function e(){const _=n(
7723);return e=function(){return _},_}function o(){const _=n(99535);return o=function(){return _},_}function d(){const _=n(
42120);return d=function(){return _},_}function i(){const _=n(2056);return i=function(){return _},_}function m(){const _=n(
17997);return m=function(){return _},_}function y(){const _=n(21822);return y=function(){return _},_}function s(){const _=n(
10729);return s=function(){return _},_}function p(){const _=n(16363);return p=function(){return _},_}function l(){const _=n(
93300);return l=function(){return _},_}function c(){const _=n(32710);return c=function(){return _},_}function x(){const _=n(
52491);return x=function(){return _},_}function g(){const _=n(88973);return g=function(){return _},_}function a(){const _=n(
39432);return a=function(){return _},_}function S(){const _=n(8801);return S=function(){return _},_}function w(){const _=n(
96025);return w=function(){return _},_}function h(){const _=n(386);return h=function(){return _},_}function r(){const _=n(
92328);return r=function(){return _},_}const v=["error","warning"],u={...c().commandKeys,approvals:y().approvals,fail_on:(0,o().
key)({schema:e().enum(v),default:"error",description:"The minimum severity of a finding that fails the gate.",strictness:(0,r().
fromLoosest)(v),input:{name:"fail-on",schema:e().enum(v)}}),...S().ruleKeys,...w().runningKeys,assets:s().assets,stores:h().
storesKey,limits:a().limits,blast_radius:p().blastRadius,agent_files:m().agentFiles,a2a:i().a2a,ignores:g().ignores},f={
extends:x().extendsKey,...u,branches:(0,l().branchesKey)(u)},k=t.policySchema=(0,o().objectOf)(f).check(d().checkNames).
check((0,l().checkEntries)(u,(0,o().objectOf)(u).check(d().checkNames))).describe("gene-gate policy: .github/gene-gate.y\
ml");function E(_,A){return(0,l().mergeEntry)(u,_,A)}const j=t.POLICY_KEYS=(0,o().keysByPath)(f),R=t.policyInputsSchema=
e().object((0,o().inputSchemas)(f)).partial()},80068:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.PROFILE_NAMES=
t.GENE_PROFILES=void 0;const n=t.GENE_PROFILES=["evolver","validator"],e=t.PROFILE_NAMES=[...n,"curated","workspace"]},2056:function(O,t,n){
Object.defineProperty(t,"__esModule",{value:!0}),t.a2a=void 0;function e(){const l=n(7723);return e=function(){return l},
l}function o(){const l=n(38942);return o=function(){return l},l}function d(){const l=n(99535);return d=function(){return l},
l}function i(){const l=n(92328);return i=function(){return l},l}const m=e().int().positive(),y=e().number().min(0).max(1),
s=e().strictObject({repository:e().string().regex(/^[\w.-]+\/[\w.-]+$/,{error:"expected owner/name"}).describe("The repo\
sitory that the workflow runs for, as `owner/name`."),workflow:e().string().regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/,
{error:"expected .github/workflows/FILE.yml, or owner/name/.github/workflows/FILE.yml@REF"}).describe("The workflow that\
 signs: a file of the repository, or a reusable workflow of another one with its ref."),ref:e().string().regex(/^refs\/\S+$/,
{error:"expected a full ref such as refs/heads/main"}).default("refs/heads/main").describe("The ref that the workflow ru\
ns for."),issuer:e().url().default("https://token.actions.githubusercontent.com").describe("The issuer of the workflow\u2019s\
 identity."),policies:e().array(e().string().regex(/^sha256:[0-9a-f]{64}$/,{error:"expected sha256: and 64 digits"})).min(
1).optional().describe("Digests of the accepted policies. Default: only the policy of the promotion."),max_age_days:e().
int().positive().default(90).describe("Days after which a signed decision no longer counts.")}),p=t.a2a=(0,d().section)(
"What `gene-gate promote` requires of an asset.",{min_score:(0,d().key)({schema:y,default:.7,description:"Minimum score \
of an outcome that can be promoted.",strictness:i().higherIsStricter}),max_files:(0,d().key)({schema:m,default:5,description:"\
Maximum number of files that a promoted Capsule touched.",strictness:i().lowerIsStricter}),max_lines:(0,d().key)({schema:m,
default:200,description:"Maximum number of added and deleted lines of a promoted Capsule.",strictness:i().lowerIsStricter}),
min_success_streak:(0,d().key)({schema:m,default:2,description:"Consecutive successes, counted from the events, that a p\
romotion requires.",strictness:i().higherIsStricter}),confidence_factor:(0,d().key)({schema:y,default:.6,description:"Fa\
ctor by which the confidence of a promoted Capsule is multiplied.",strictness:i().lowerIsStricter}),require_evidence:(0,d().
key)({schema:o().evidenceLevelSchema,default:"gate",description:"Minimum evidence that the commands of a Gene passed: `c\
laimed`, `gate` or `signed`, which also applies to Capsules and EvolutionEvents. See docs/promotion.md#evidence.",strictness:(0,i().
fromLoosest)(o().EVIDENCE_LEVELS)}),attestation:(0,d().key)({schema:e().array(s),default:[],description:"Workflows whose\
 signed promotions count as evidence for `gene-gate promote --attestation`; without an entry, none does.",strictness:i().
fewerIsStricter,example:[{repository:"agents/genes",workflow:".github/workflows/gene-gate.yml"}]})})},17997:function(O,t,n){
Object.defineProperty(t,"__esModule",{value:!0}),t.agentFiles=void 0;function e(){const p=n(7723);return e=function(){return p},
p}function o(){const p=n(99535);return o=function(){return p},p}function d(){const p=n(74580);return d=function(){return p},
p}function i(){const p=n(92328);return i=function(){return p},p}const m=["off","warn","approve","error"];function y(p){return Math.
min(m.indexOf(p),m.indexOf("approve"))}const s=t.agentFiles=(0,o().section)("Files from which agents and editors run com\
mands automatically.",{level:(0,o().key)({schema:e().enum(m),default:"warn",description:"What happens if a change edits \
commands that run automatically: `warn` shows it, `approve` asks `approvals.gate` people about all that is more than a n\
otice, `error` fails for what is dangerous or cannot be read, `off` reads none of the files.",strictness:(0,i().ordered)(
(p,l)=>y(l)-y(p))}),include:(0,o().key)({schema:e().array(d().repositoryGlob).min(1),default:["**"],description:"Globs o\
f the files that are read, of all that a format names.",strictness:i().moreIsStricter}),exclude:(0,o().key)({schema:e().
array(d().repositoryGlob),default:[],description:"Globs of excluded files, such as templates.",strictness:i().fewerIsStricter,
example:["templates/**"]})})},21822:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.approvals=void 0;
function e(){const s=n(7723);return e=function(){return s},s}function o(){const s=n(99535);return o=function(){return s},
s}function d(){const s=n(74580);return d=function(){return s},s}function i(){const s=n(92328);return i=function(){return s},
s}const m=e().int().min(1).max(10),y=t.approvals=(0,o().section)("Who approves commands that require confirmation.",{strong:(0,o().
key)({schema:m,default:1,description:"Number of people who must approve a dangerous command before it runs.",strictness:i().
higherIsStricter}),very_strong:(0,o().key)({schema:m,default:2,description:"Number of people who must approve an experim\
ental command before it runs.",strictness:i().higherIsStricter}),gate:(0,o().key)({schema:e().int().min(0).max(10),default:1,
description:"Number of people who must approve a change that weakens the gate. With 0, for a sole maintainer, it gets a \
warning.",strictness:i().higherIsStricter}),people:(0,o().key)({schema:e().array(e().string().min(1)),default:[],description:"\
Logins whose reviews count, if they have write access; an empty list counts everyone with write access.",strictness:(0,i().
emptyIsLoosest)((s,p)=>s===p)}),unaffected_by:(0,o().key)({schema:e().array(d().repositoryGlob),default:[],description:"\
Globs of files outside the scope of an approval. Do not list files that a command reads.",strictness:i().fewerIsStricter,
example:["docs/**","*.md"]})},s=>s.refine(({strong:p,very_strong:l})=>l>=p,{path:["very_strong"],error:"expected at leas\
t as many as for strong confirmation"}))},10729:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.assets=
void 0;function e(){const s=n(7723);return e=function(){return s},s}function o(){const s=n(99535);return o=function(){return s},
s}function d(){const s=n(74580);return d=function(){return s},s}function i(){const s=n(92328);return i=function(){return s},
s}const m=["**/{assets,.evolver}/gep/{genes,capsules}*.{json,jsonl}","**/{assets,.evolver}/gep/{events,external_candidat\
es}.jsonl","**/*.seed.json","**/data/default_genes.json"],y=t.assets=(0,o().section)("Where the repository keeps its ass\
ets.",{include:(0,o().key)({schema:e().array(d().repositoryGlob).min(1),default:[...m],description:"Globs of the asset f\
iles; replaces the default list.",strictness:(0,i().incomparable)("An asset file is audited, and does not count towards \
a blast radius.")}),max_file_bytes:(0,o().key)({schema:e().number().int().positive(),default:16*1024*1024,description:"M\
aximum size of an asset file; a larger file is an error. Of an audit log, the newest records up to this size are read.",
strictness:i().lowerIsStricter})})},16363:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.blastRadius=
void 0;function e(){const l=n(7723);return e=function(){return l},l}function o(){const l=n(27576);return o=function(){return l},
l}function d(){const l=n(32854);return d=function(){return l},l}function i(){const l=n(99535);return i=function(){return l},
l}function m(){const l=n(74580);return m=function(){return l},l}function y(){const l=n(92328);return y=function(){return l},
l}const s=["append","forbidden"],p=t.blastRadius=(0,i().section)("How much a change with a gene may touch, and which pat\
hs no change may touch.",{counting:(0,i().key)({schema:o().countingSchema,default:"full",description:"Which files count:\
 `full` counts all except the asset store and new validation scripts, `reference` those that the protocol\u2019s reference en\
gine counts.",strictness:(0,y().incomparable)("Each of the two counts files that the other does not count.")}),hard_cap_files:(0,i().
key)({schema:e().number().int().positive(),default:60,description:"Maximum number of files that count in one change, wha\
tever its genes allow.",strictness:y().lowerIsStricter}),hard_cap_lines:(0,i().key)({schema:e().number().int().positive(),
default:2e4,description:"Maximum number of added and deleted lines that count in one change.",strictness:y().lowerIsStricter}),
forbidden_paths:(0,i().key)({schema:e().array(m().repositoryPath.refine(l=>!(0,d().looksLikePattern)(l.trim()),{error:"e\
xpected a path, not a pattern; protected_paths takes globs"})),default:[],description:"Paths, not globs, that no change \
may touch, including everything under them.",strictness:y().moreIsStricter}),protected_paths:(0,i().key)({schema:e().array(
m().repositoryGlob),default:[],description:"Globs of protected files; a change that touches one fails.",strictness:y().moreIsStricter}),
audit_log:(0,i().key)({schema:e().enum(s),default:"append",description:"Whether a change may append to events.jsonl, or \
must not change it at all.",strictness:(0,y().fromLoosest)(s)})})},93300:function(O,t,n){Object.defineProperty(t,"__esMo\
dule",{value:!0}),t.branchesKey=y,t.checkEntries=l,t.mergeEntry=p;function e(){const c=n(23404);return e=function(){return c},
c}function o(){const c=n(7723);return o=function(){return c},c}function d(){const c=n(99535);return d=function(){return c},
c}function i(){const c=n(92328);return i=function(){return c},c}const m={compare:(c,x)=>i().moreIsStricter.compare(Object.
entries(c),Object.entries(x)),combine:(c,x)=>{const g=S=>(0,e().canonicalize)(c[S])===(0,e().canonicalize)(x[S]);return Object.
keys(c).every(S=>!(S in x)||g(S))?{value:{...c,...x}}:void 0},loosens:()=>!0};function y(c){return(0,d().key)({schema:o().
record(o().string().min(1),o().strictObject(s(c))),default:{},description:"Protected branches besides the default branch\
, by name or glob, with the keys that differ there; only in the policy of the default branch. Of several entries that ma\
tch, the stricter value of each key applies.",strictness:m,example:{"release/*":{fail_on:"warning"},next:{}}})}function s(c){
return Object.fromEntries(Object.entries(c).map(([x,g])=>[x,"keys"in g?o().strictObject(s(g.keys)).exactOptional():g.schema.
unwrap().exactOptional()]))}function p(c,x,g){const a=new Map(Object.entries(x));for(const[S,w]of Object.entries(g)){const h="\
keys"in(c[S]??{});a.set(S,h?{...a.get(S),...w}:w)}return Object.fromEntries(a)}function l(c,x){return({value:g,issues:a})=>{
const{branches:S,...w}=g,h=Object.fromEntries(Object.entries(w).filter(([r])=>r in c));for(const[r,v]of Object.entries(S)){
const{error:u}=x.safeParse(p(c,h,v));for(const{path:f,message:k}of u?.issues??[])a.push({code:"custom",path:["branches",
r,...f],input:v,message:k})}}}},32710:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.commandKeys=void 0;
function e(){const a=n(7723);return e=function(){return a},a}function o(){const a=n(13970);return o=function(){return a},
a}function d(){const a=n(88220);return d=function(){return a},a}function i(){const a=n(32854);return i=function(){return a},
a}function m(){const a=n(99535);return m=function(){return a},a}function y(){const a=n(72720);return y=function(){return a},
a}function s(){const a=n(74580);return s=function(){return a},a}function p(){const a=n(80068);return p=function(){return a},
a}function l(){const a=n(92328);return l=function(){return a},a}const c=e().strictObject({name:e().string().trim().min(1).
describe("Name of the pattern in the report."),layer:e().union([e().literal(1),e().literal(2),e().literal(3)],{error:"ex\
pected 1, 2 or 3"}).describe("Layer of the pattern: 1 dangerous patterns, 2 paths, 3 allowed commands."),reason:e().string().
trim().min(1,{error:"expected a sentence that says why"}).describe("Why the command is blocked; shown to its author."),regex:e().
string().min(1).superRefine((a,S)=>{const w=(0,y().compileLinear)(a);"error"in w&&S.addIssue({code:"custom",message:w.error})}).
describe("Regular expression in RE2 syntax (linear time), matched against each simple command with its words joined by o\
ne space."),match:e().array(e().string()).min(1,{error:"expected at least one command"}).describe("Commands that the pat\
tern must match."),not_match:e().array(e().string()).min(1,{error:"expected at least one command"}).describe("Commands t\
hat the pattern must not match.")}),x=(0,m().key)({schema:e().array(c),default:[],description:"Commands that the `worksp\
ace` profile blocks in addition to the built-in patterns.",strictness:l().moreIsStricter,example:[{name:"no_production",
layer:1,reason:"Validations stay away from production.",regex:"\\bprod(uction)?\\b",match:["grep x config/prod.json"],not_match:[
"grep product docs/shop.md"]}]}),g=t.commandKeys={profile:(0,m().key)({schema:e().enum(p().PROFILE_NAMES),default:"evolv\
er",description:"The rules that decide whether a command may run.",strictness:(0,l().fromLoosest)(p().GENE_PROFILES),input:{
name:"profile",schema:e().enum(p().GENE_PROFILES)}}),mode:(0,m().key)({schema:o().riskSchema,default:"write",description:"\
Highest risk that the `curated` profile accepts.",strictness:(0,l().fromLoosest)(o().riskSchema.options.toReversed())}),
allow_dangerous:(0,m().key)({schema:e().boolean(),default:!1,description:"Whether `mode: dangerous` accepts dangerous co\
mmands; without it, they are blocked.",strictness:(0,l().fromLoosest)([!0,!1])}),allowed_roots:(0,m().key)({schema:e().array(
e().string().min(1)),default:[],description:"Directories that every path of a command must be in, in the `curated` profi\
le; if empty, paths are not checked.",strictness:(0,l().emptyIsLoosest)((a,S)=>a===S||(0,i().isWithin)(a,S))}),workspace:(0,m().
key)({schema:s().repositoryPath,default:".",description:"Directory that every path of a command must be in, in the `work\
space` profile; commands still start at the root of the repository.",strictness:(0,l().incomparable)("Two directories ca\
n be unrelated.")}),disabled_packs:(0,m().key)({schema:e().array(e().string().min(1)),default:[],description:"Packs of f\
amilies that are disabled in the `curated` and `workspace` profiles: archives, build, files, git, javascript, network, p\
ackages, python, system, text, other, or a pack that `families` defines.",strictness:l().moreIsStricter}),experimental:(0,m().
key)({schema:e().array(e().string().min(1)),default:[],description:"Families whose commands require very strong confirma\
tion in the `curated` profile. A family of maturity `experimental_only` is accepted only if listed.",strictness:(0,l().incomparable)(
"An entry requires more approvals for one family, and allows another family that is blocked otherwise.")}),programs:(0,m().
key)({schema:e().array(e().string().min(1)),default:[],description:"Programs that the default profile may run besides no\
de, npm and npx, by the name of their family: bun, cargo, deno, go, make, mypy, php, phpunit, pnpm, pytest, python, ruff\
, uv, yarn, or one that `families` defines. See docs/commands.md#other-programs.",strictness:l().fewerIsStricter,example:[
"pytest"]}),tool_flags:(0,m().key)({schema:d().addedFlagsSchema,default:{},description:"Flags of newer versions that the\
 tables of the gate lack, by the name of the tool or program.",strictness:l().fewerEntriesAreStricter,example:{eslint:[{
flag:"--new-flag",value:"none"}]}}),make_variables:(0,m().key)({schema:e().array(e().string().regex(/^[A-Za-z_][\w.-]*$/,
"expected the name of a variable")),default:[],description:"Variables that a command may set for make, besides V and VER\
BOSE: recipes put them into shell text, and the programs that they start read them.",strictness:l().fewerIsStricter,example:[
"TESTS"]}),families:(0,m().key)({schema:e().array(d().familySchema),default:[],description:"Programs in addition to the \
built-in ones. An entry replaces the description, `evolver` or `sandbox`, of the built-in family of the same name. The d\
efault profile runs those that `programs` names.",strictness:(0,l().incomparable)("A family can be looser or stricter th\
an the built-in one.")}),patterns:x}},52491:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.extendsKey=
void 0;function e(){const s=n(7723);return e=function(){return s},s}function o(){const s=n(99535);return o=function(){return s},
s}function d(){const s=n(74580);return d=function(){return s},s}function i(){const s=n(92328);return i=function(){return s},
s}const m=e().strictObject({repository:e().string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/,{error:"\
expected owner/name of a repository on the same server"}).describe("`owner/name` of the repository with the shared polic\
y, on the same server."),commit:e().string().regex(/^[0-9a-f]{40}$/,{error:"expected a commit: 40 digits from 0-9 and a-\
f"}).describe("The full commit. A branch or tag can move, so it is not accepted."),path:d().repositoryPath.describe("The\
 path of the policy in that repository."),sha256:e().string().regex(/^[0-9a-f]{64}$/,{error:"expected the SHA-256 of the\
 file: 64 digits from 0-9 and a-f"}).describe("The SHA-256 of the file, from `sha256sum FILE`.")}),y=t.extendsKey=(0,o().
key)({schema:m.nullable(),default:null,description:"A policy of another repository that this one extends: `repository`, \
`commit`, `path` and `sha256`. Keys of this file replace its keys. See docs/policy.md#share-a-policy.",strictness:(0,i().
baseCounts)(),example:{repository:"acme/policies",commit:"0".repeat(40),path:"gene-gate.yml",sha256:"0".repeat(64)}})},88973:function(O,t,n){
Object.defineProperty(t,"__esModule",{value:!0}),t.ignores=void 0;function e(){const s=n(7723);return e=function(){return s},
s}function o(){const s=n(99535);return o=function(){return s},s}function d(){const s=n(74580);return d=function(){return s},
s}function i(){const s=n(92328);return i=function(){return s},s}const m=e().strictObject({rule:e().string().min(1).describe(
"The id of the rule, as in the report."),where:e().strictObject({path:d().repositoryPath.optional().describe("A file, a \
directory or a glob that the path of the finding must match."),gene:e().string().min(1).optional().describe("The id of t\
he asset."),command:e().string().min(1).optional().describe("The full text of the command.")}).refine(s=>Object.keys(s).
length>0,{error:"expected at least one of path, gene and command; omit `where` to ignore the rule"}).optional().describe(
"Which findings of the rule are ignored; all given keys must match. Default: all."),reason:e().string().trim().min(1,{error:"\
expected a sentence that says why"}).describe("Why the finding is acceptable; shown with the finding."),expires:e().iso.
date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC) of the ignore; after it, the finding cou\
nts again.")}),y=t.ignores=(0,o().key)({schema:e().array(m),default:[],description:"Findings that do not count until a d\
ate. Rules that decide whether a command may run cannot be ignored.",strictness:i().fewerIsStricter,example:[{rule:"cont\
ent-hash-missing",where:{path:"assets/gep/genes.json"},reason:"Written before the engine hashed its genes.",expires:"202\
7-01-31"}]})},39432:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.limits=void 0;function e(){const l=n(
7723);return e=function(){return l},l}function o(){const l=n(99535);return o=function(){return l},l}function d(){const l=n(
92328);return d=function(){return l},l}const i=1024,m=1024*i,y=1024*m,s=e().number().positive().max(86400),p=t.limits=(0,o().
section)("Limits of validation commands.",{command_timeout_seconds:(0,o().key)({schema:s,default:180,description:"Time l\
imit of a command; a command that exceeds it is stopped and fails.",strictness:d().lowerIsStricter,input:{name:"command-\
timeout-seconds",schema:e().coerce.number().pipe(s)}}),budget_seconds:(0,o().key)({schema:s,default:300*60,description:"\
Time limit of all commands of a run together; commands that have not ended by then fail.",strictness:d().lowerIsStricter,
input:{name:"budget-seconds",schema:e().coerce.number().pipe(s)}}),prepare_seconds:(0,o().key)({schema:s,default:900,description:"\
Time limit of all lines of `prepare` together.",strictness:d().lowerIsStricter}),slow_command_seconds:(0,o().key)({schema:s,
default:60,description:"A command that takes longer is reported with a warning.",strictness:d().lowerIsStricter}),output_bytes:(0,o().
key)({schema:e().number().int().min(i).max(16*m),default:64*i,description:"Maximum output kept from the start and from t\
he end of each stream; less if a run has many commands.",strictness:(0,d().baseCounts)()}),memory_bytes:(0,o().key)({schema:e().
number().int().min(64*m),default:16*y,description:"Memory of a command with its processes, and with the files that it wr\
ites if a control group is available; at most its share of the machine, but at least 2 GiB.",strictness:d().lowerIsStricter}),
processes:(0,o().key)({schema:e().number().int().min(16).max(32768),default:1024,description:"Processes and threads of a\
 command at a time, with namespaces.",strictness:d().lowerIsStricter}),open_files:(0,o().key)({schema:e().number().int().
min(64).max(1048576),default:4096,description:"Open files of one process, with namespaces.",strictness:d().lowerIsStricter}),
file_bytes:(0,o().key)({schema:e().number().int().positive(),default:4*y,description:"Largest file that a command may wr\
ite, with namespaces.",strictness:d().lowerIsStricter}),written_bytes:(0,o().key)({schema:e().number().int().min(m),default:4*
y,description:"Total size of the files that a command may write, with namespaces. They are in memory: commands that run \
at once have at most half of what is free.",strictness:d().lowerIsStricter})})},8801:function(O,t,n){Object.defineProperty(
t,"__esModule",{value:!0}),t.ruleKeys=void 0;function e(){const r=n(7723);return e=function(){return r},r}function o(){const r=n(
54441);return o=function(){return r},r}function d(){const r=n(54062);return d=function(){return r},r}function i(){const r=n(
99535);return i=function(){return r},r}function m(){const r=n(92328);return m=function(){return r},r}const y=e().union([
o().levelSchema,e().strictObject({level:o().levelSchema.describe("`error`, `warning` or `off`."),reason:e().string().trim().
min(1).exactOptional().describe("Shown with each finding."),until:e().iso.date({error:"expected a date such as 2027-01-3\
1"}).exactOptional().describe("The last day (UTC) of the level; after it, the default applies again.")})]),s=e().record(
e().string().min(1),y);function p(r,v){const u=r[v];return u===void 0?o().LEVELS.indexOf("error")-.5:o().LEVELS.indexOf(
(0,d().settingOf)(u).level)}function l(r,v){const u=r[v];if(u===void 0)return 0;const{level:f,until:k}=(0,d().settingOf)(
u),E=k===void 0?Number.MAX_SAFE_INTEGER:Date.parse(k);return f==="error"?-E:E}function c(r,v,u){return p(v,u)-p(r,u)||l(
r,u)-l(v,u)}function x(r,v){const f=[...new Set([...Object.keys(r),...Object.keys(v)])].map(j=>c(r,v,j)),k=f.some(j=>j>0),
E=f.some(j=>j<0);if(k!==E)return k?"tighter":"looser"}function g(r,v){const u=[...new Set([...Object.keys(r),...Object.keys(
v)])];return Object.fromEntries(u.flatMap(f=>{const k=c(r,v,f)>0?v[f]:r[f];return k===void 0?[]:[[f,k]]}))}const a={compare:x,
combine:(r,v)=>({value:g(r,v)})},S=e().union([e().enum(["report","block"]),e().strictObject({mode:e().literal("report"),
until:e().iso.date({error:"expected a date such as 2027-01-31"}).describe("The last day (UTC) of the reports; after it, \
a failing verdict fails the check.")})]);function w(r){return typeof r=="object"?Date.parse(r.until):r==="block"?0:Number.
MAX_SAFE_INTEGER}const h=t.ruleKeys={enforce:(0,i().key)({schema:S,default:"block",description:"Whether a failing verdic\
t fails the check (`block`), or is only shown (`report`): the conclusion is then `neutral`, which satisfies a required c\
heck. With `mode` and `until`, it reports until that day.",strictness:(0,m().ordered)((r,v)=>w(r)-w(v)),example:{mode:"r\
eport",until:"2027-01-31"}}),rules:(0,i().key)({schema:s,default:{},description:`Levels of rules: \`error\`, \`warning\` or \
\`off\`, for a rule or for a group of rules (${o().RULE_GROUPS.map(r=>`\`${r}\``).join(", ")}). A rule counts before its\
 group, whose level applies to errors only. Rules that protect the machine cannot be less strict.`,strictness:a,example:{
size:"warning","content-hash-mismatch":{level:"warning",reason:"The engine hashes its assets from its next release on.",
until:"2027-01-31"}}})}},96025:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.runningKeys=t.concurrencySchema=
void 0;function e(){const a=n(7723);return e=function(){return a},a}function o(){const a=n(99535);return o=function(){return a},
a}function d(){const a=n(74580);return d=function(){return a},a}function i(){const a=n(92328);return i=function(){return a},
a}const m=["off","auto","require-for-forks","require"],y=["allow","none"],s=["off","auto"],p=t.concurrencySchema=e().int().
positive().max(256),l=/^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i,
c=e().string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/).refine(a=>!l.test(a),{error:"expected a variable that holds no secret o\
f the runner and does not decide what runs"}),x=[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","**/\
*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.gradle}/**"],g=t.runningKeys={containment:(0,o().
key)({schema:e().enum(m),default:"require-for-forks",description:"Whether commands run in namespaces: always (`require`)\
, for changes from forks always and for others if available (`require-for-forks`), if available (`auto`), or never (`off\
`).",strictness:(0,i().fromLoosest)(m),input:{name:"containment",schema:e().enum(m)}}),network:(0,o().key)({schema:e().enum(
y),default:"none",description:"Whether a command in namespaces has network access.",strictness:(0,i().fromLoosest)(y)}),
mutants:(0,o().key)({schema:e().enum(s),default:"auto",description:"Whether passed commands run again on a broken change\
, to see if they can fail: where namespaces allow it (`auto`), or never (`off`).",strictness:(0,i().fromLoosest)(s)}),concurrency:(0,o().
key)({schema:e().union([e().literal("cores",{error:"expected `cores` or a number from 1 to 256"}),p]),default:"cores",description:"\
Maximum number of concurrent commands; with namespaces only.",strictness:(0,i().baseCounts)((a,S)=>a==="cores"||S==="cor\
es"?void 0:i().lowerIsStricter.compare(a,S)),input:{name:"concurrency",schema:e().coerce.number().pipe(p),open:"cores"}}),
build_outputs:(0,o().key)({schema:e().array(d().repositoryGlob),default:[],description:"Globs of files and directories t\
hat are not in the commit and that commands see nevertheless, such as the output of an earlier workflow step.",strictness:i().
fewerIsStricter,example:["dist/**"]}),prepare_env:(0,o().key)({schema:e().array(c),default:[],description:"Environment v\
ariables of the workflow step that `prepare` gets.",strictness:i().fewerIsStricter,example:["NPM_TOKEN","HTTPS_PROXY"]}),
home_caches:(0,o().key)({schema:e().array(d().homeFolder),default:[],description:"Directories of the home directory that\
 a command in namespaces sees in its own, read-only; it is empty otherwise.",strictness:i().fewerIsStricter,example:[".c\
ache/ms-playwright",".cargo/registry"]}),caches:(0,o().key)({schema:e().array(d().repositoryGlob),default:[...x],description:"\
Globs of files that a command may write without a warning; replaces the default list.",strictness:i().fewerIsStricter})}},
386:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.storesKey=void 0;function e(){const p=n(7723);return e=
function(){return p},p}function o(){const p=n(32854);return o=function(){return p},p}function d(){const p=n(99535);return d=
function(){return p},p}function i(){const p=n(74580);return i=function(){return p},p}function m(){const p=n(92328);return m=
function(){return p},p}const y=e().strictObject({path:i().repositoryPath.describe("The directory of a store, or an asset\
 file."),root:i().repositoryPath.describe("The directory in which its commands run; `.` is git\u2019s root.")}),s=t.storesKey=
(0,d().key)({schema:e().array(y).refine(p=>new Set(p.map(({path:l})=>(0,o().normalise)(l))).size===p.length,{error:"expe\
cted one root for each path"}),default:[],description:"Where the commands of stores run, if not in the nearest directory\
 above with a package.json, else in git\u2019s root. The longest path that contains the asset file counts.",strictness:{
...(0,m().baseCounts)(),loosens:()=>!0},example:[{path:"skills/evolver/assets/gep",root:"."}]})},92328:function(O,t,n){Object.
defineProperty(t,"__esModule",{value:!0}),t.baseCounts=c,t.emptyIsLoosest=l,t.fewerIsStricter=t.fewerEntriesAreStricter=
void 0,t.fromLoosest=i,t.higherIsStricter=void 0,t.incomparable=x,t.lowerIsStricter=void 0,t.missingFrom=S,t.moreIsStricter=
void 0,t.ordered=g;function e(){const h=n(23404);return e=function(){return h},h}const o=t.lowerIsStricter=g((h,r)=>h-r),
d=t.higherIsStricter=g((h,r)=>r-h);function i(h){return g((r,v)=>{const[u,f]=[h.indexOf(r),h.indexOf(v)];return u<0||f<0?
0:f-u})}const m=t.moreIsStricter={compare:(h,r)=>a(h,r,"tighter","looser"),combine:(h,r)=>({value:[...h,...S(h,r)]})},y=t.
fewerIsStricter={compare:(h,r)=>a(h,r,"looser","tighter"),combine:(h,r)=>{const v=w(r);return{value:h.filter(v)}}},s=t.fewerEntriesAreStricter=
{compare:(h,r)=>y.compare(p(h),p(r)),combine:(h,r)=>{const v=Object.entries(h).map(([u,f])=>{const k=w(r[u]??[]);return[
u,f.filter(k)]});return{value:Object.fromEntries(v.filter(([,u])=>u.length>0))}}};function p(h){return Object.entries(h).
flatMap(([r,v])=>v.map(u=>[r,u]))}function l(h){const r=(u,f)=>u.filter(k=>f.some(E=>h(k,E))),v=(u,f)=>u.length===0||f.length>
0&&r(f,u).length===f.length;return{compare:(u,f)=>{const[k,E]=[v(u,f),v(f,u)];if(k!==E)return k?"tighter":"looser"},combine:(u,f)=>{
if(u.length===0||f.length===0)return{value:[...u,...f]};const k=[...new Set([...r(u,f),...r(f,u)])];return k.length===0?
void 0:{value:k}},loosens:(u,f)=>!v(u,f)}}function c(h=()=>{}){return{compare:h,combine:r=>({value:r}),loosens:()=>!1}}function x(h){
return{compare:()=>{},combine:()=>{},reason:h}}function g(h){const r=(u,f)=>{const k=h(u,f);return k===0?void 0:k>0?"tig\
hter":"looser"};return{compare:r,combine:(u,f)=>{const k=r(u,f);return k&&{value:k==="tighter"?f:u}}}}function a(h,r,v,u){
const[f,k]=[S(h,r).length>0,S(r,h).length>0];if(f!==k)return f?v:u}function S(h,r){const v=w(h);return r.filter(u=>!v(u))}
function w(h){const r=new Set(h.map(v=>(0,e().canonicalize)(v)));return v=>r.has((0,e().canonicalize)(v))}},35672:function(O,t,n){
Object.defineProperty(t,"__esModule",{value:!0}),t.countOf=s,t.matchForm=p,t.parseForm=o,t.parseOperands=d;function e(){
const c=n(55972);return e=function(){return c},c}function o(c){return i(c,x=>{const g=/^\{(.*)\}$/.exec(x)?.[1];return g===
void 0&&!/[{}]/.test(x)?x:m(g??"")})}function d(c){return i(c,m)}function i(c,x){const g=c.split(" ").filter(w=>w!==""),
a=g.flatMap(w=>x(w)??[]);return a.every((w,h)=>y(w)||h===g.length-1)&&a.length===g.length?a:void 0}function m(c){const[,
x="",g,a,S]=/^([a-z]+)(?::(\d+)-(\d+))?(\?|\*|\.\.\.)?$/.exec(c)??[];if(Object.hasOwn(e().KINDS,x))return{kind:x,optional:S===
"?"||S==="*",many:S==="*"||S==="...",...g!==void 0&&{range:[Number(g),Number(a)]}}}function y(c){return typeof c!="objec\
t"||!(c.optional||c.many)}function s(c){const x=c.at(-1);return typeof x!="object"?{min:c.length,max:c.length}:{min:c.length-
(x.optional?1:0),max:x.many?Number.POSITIVE_INFINITY:c.length}}function p(c,x,g){const{min:a,max:S}=s(c);if(x.length<a||
x.length>S)return;const w=[];for(const[h,r]of x.entries()){const v=c[Math.min(h,c.length-1)];if(typeof v=="object"){const{
kind:u}=v,f=w.some(E=>E.kind==="script"),k=l(v,r.text,f)??g(u,r.text);w.push({word:r,kind:u,...k&&{wrong:k}})}else if(v!==
r.text)return}return w}function l({kind:c,range:x},g,a){if(x!==void 0){const[w,h]=x;return/^[1-9]\d{0,8}$/.test(g)&&Number(
g)>=w&&Number(g)<=h?void 0:`is not a number from ${w} to ${h}`}return c!=="count"&&!a&&/^-./.test(g)?"starts with a dash":
void 0}},55972:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.SHELL_OPERATOR=t.PATH_KINDS=t.KINDS=void 0;
function e(){const u=n(77030);return e=function(){return u},u}function o(){const u=n(43696);return o=function(){return u},
u}const d=t.KINDS={text:()=>{},choice:()=>{},path:l,input:u=>u==="-"?"is standard input":l(u),argument:()=>{},script:u=>u.
startsWith("-")?"is a flag":p(u),archive:c,destination:c,source:c,page:y(/^(?:\[|\w[\w.+:@-]*)$/,"is not the name of a m\
anual page"),host:u=>r(u)?void 0:"is not a public address or host name",domain:u=>h(u)?void 0:"is not a domain name",url:u=>v(
u)?void 0:"is not a plain http or https URL",count:y(/^[+-]?\d{1,9}[kKmMgG]?$/,"is not a number"),package:x,pattern:()=>{},
awk:y(o().AWK_PROGRAM,"is not a program that only selects and prints"),sed:y(o().SED_SCRIPT,"is not a script that only s\
elects and replaces")},i=t.PATH_KINDS=new Set(["path","input","argument","script","archive","destination","source"]),m=t.
SHELL_OPERATOR=/[;&|<>`\r\n\0]|\$\(/;function y(u,f){return k=>u.test(k)?void 0:f}function s(u){return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.
test(u)}function p(u){return u===""?"is empty":void 0}function l(u){return s(u)?"is a URL":p(u)}function c(u){return u.startsWith(
"-")?"begins with a dash":!s(u)&&/^[^/]*:/.test(u)&&!/^[A-Za-z]:[\\/]/.test(u)?"names another host":m.test(u)?"contains \
a shell operator":/[*?[\]{}]/.test(u)?"contains a wildcard":/^~|\$/.test(u)?"is expanded by a shell":l(u)}function x(u){
return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.test(u)||u.endsWith("-")?"is \
not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(u)?"is a file":void 0}const g={ipv4:a("ipv4","0.0.0.0\
/8 127.0.0.0/8 169.254.0.0/16 224.0.0.0/3 100.100.100.200/32 168.63.129.16/32 192.0.0.192/32"),ipv6:a("ipv6","::/80 fe80\
::/10 fec0::/10 ff00::/8 fd00:ec2::254/128 64:ff9b::/96 64:ff9b:1::/48 2002::/16")};function a(u,f){const k=new(e()).BlockList;
for(const E of f.split(" ")){const[j="",R]=E.split("/");k.addSubnet(j,Number(R),u)}return k}const S=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,
w=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;function h(u){const f=u.replace(/\.$/,"");if(f===""||f.length>253||S.test(f))return!1;
const k=f.split(".");return k.every(E=>w.test(E))&&!/^(?:\d+|0x[\da-f]*)$/i.test(k.at(-1)??"")}function r(u){if((0,e().isIP)(
u)===0)return h(u);const f=(0,e().isIPv4)(u)?"ipv4":"ipv6";return!u.includes("%")&&!g[f].check(u,f)}function v(u){const k=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(u)?.[1];return k!==void 0&&URL.canParse(u)&&r(k.replace(/^\[|\]$/g,""))}},55595:function(O,t){Object.defineProperty(
t,"__esModule",{value:!0}),t.cargo=void 0;const n="warnings|clippy::~|rustdoc::~|unused~|dead_code|deprecated~|missing~|\
unsafe~|nonstandard_style",o={operands:"text",behind:{flags:{text:"exact ignored include-ignored nocapture quiet,q show-\
output skip= test-threads=","only-prints":"list"}},flags:{"skips-tests":"no-run"}},d=t.cargo={risk:"write",alone:"only-p\
rints",flags:{text:`
      color= frozen locked offline quiet,q verbose,v all all-features all-targets bench? benches bin? bins doc
      example? examples exclude= F,features= jobs,j= keep-going lib message-format= no-default-features no-deps
      no-fail-fast package,p? profile= release,r target? test? tests workspace
    `,path:"C= manifest-path=",output:"target-dir="},refused:{"only-prints":"tree metadata locate-project pkgid version \
help","uses-network":"install uninstall add remove update fetch vendor init new publish audit outdated","writes-files":"\
package clean fix"},subcommands:{"test,t,bench":o,"build,b,check,c,run,r":{operands:"text"},"doc,d":{operands:"text",flags:{
text:"document-private-items","outside-code":"open"}},clippy:{operands:"text",flags:{"tool-writes":"fix allow-dirty allo\
w-staged allow-no-vcs"},behind:{flags:{text:"no-deps",choice:["D","W","A","F","deny","warn","allow","forbid"].map(i=>`${i}\
=${n}`).join(" ")}}},fmt:{unless:{"tool-writes":"check"},flags:{text:"check edition=",config:"config-path="},behind:{flags:{
text:"check edition= quiet,q verbose,v",config:"config-path="}}},"nextest run":{...o,flags:{text:"E,filterset= retries= \
test-threads= partition=","skips-tests":"no-run no-tests="}}},directory_flags:["-C"],settings:[".cargo/config.toml",".ca\
rgo/config","rust-toolchain.toml","rust-toolchain"],build_files:["Cargo.toml","build.rs","clippy.toml","rustfmt.toml"],dependencies:[
{path:"target",at:"anywhere"},{path:"vendor",at:"anywhere"},{path:".cargo/bin",at:"home"},{path:".cargo/git",at:"home"},
{path:".cargo/registry",at:"home"},{path:".rustup",at:"home",variable:"RUSTUP_HOME"}],environment:{CARGO_NET_OFFLINE:"tr\
ue",CARGO_TERM_COLOR:"never",RUSTUP_AUTO_INSTALL:"0"},match:["cargo test --workspace --all-features name -- --nocapture \
--test-threads=1","cargo clippy --all-targets -- -D warnings","cargo fmt --all -- --check","cargo run -- --version"],not_match:[
"cargo --config build.rustc-wrapper=./x test","cargo +nightly test","cargo clippy -- -Clinker=./x","cargo fmt -- --emit \
files","cargo test -- --logfile /tmp/x"]}},42457:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.go=void 0;
const n=t.go={risk:"write",alone:"only-prints",flags:{text:"a asan cover covermode= coverpkg= json mod= msan p= race tag\
s= trimpath v work x",path:"C=",config:"modfile= overlay=",output:"o=","outside-code":"exec=","only-prints":"n h help"},
refused:{"only-prints":"list version doc help","uses-network":"get install bug","outside-code":"env generate tool work t\
elemetry","writes-files":"clean fix"},subcommands:{test:{operands:"import",flags:{text:"args+ bench= benchmem benchtime=\
 count= cpu= failfast parallel= run= short shuffle= skip= timeout= vet=",output:"blockprofile= coverprofile= cpuprofile=\
 memprofile= mutexprofile= outputdir= trace=","never-ends":"fuzz=","only-prints":"list=","skips-tests":"c"}},build:{operands:"\
import"},vet:{operands:"import",flags:{"tool-writes":"fix"}},run:{starts:"package",alone:"only-prints"},fmt:{operands:"i\
mport",unless:{"tool-writes":"n"}},mod:{alone:"only-prints",refused:{"only-prints":"graph why help","uses-network":"down\
load edit init vendor"}},"mod verify":{},"mod tidy":{unless:{"tool-writes":"diff"},flags:{text:"diff"}}},directory_flags:[
"-C"],build_files:["go.mod","go.work","go.env"],dependencies:[{path:"vendor",at:"anywhere"},{path:"go/pkg/mod",at:"home",
variable:"GOMODCACHE"}],environment:{GOPROXY:"off",GOTOOLCHAIN:"local",GOTELEMETRY:"off",GOENV:"off",GOVCS:"*:off"},match:[
'go test -race -run "TestA|TestB" ./pkg/...',"go test ./... -args -x","go mod verify"],not_match:["go test --exec ./x ./\
...","go run example.com/x@latest","go test -ldflags=-extldflags=-fuse-ld=x ./..."]}},95184:function(O,t){Object.defineProperty(
t,"__esModule",{value:!0}),t.deno=t.bun=void 0;const n=t.bun={extensions:"js mjs cjs jsx ts mts cts tsx",starts:"script-\
tool-or-file",alone:"only-prints",flags:{text:`
      bail bun,b concurrency= conditions= coverage coverage-reporter= filter,F= if-present no-install
      only-failures randomize reporter= rerun-each= retry= seed= silent smol test-name-pattern,t= timeout=
      todo workspaces sequential parallel
    `,path:"cwd=",config:"config,c= tsconfig-override=",code:"jsx-import-source=",preload:"preload,r= require= import=",
output:"coverage-dir= reporter-outfile=",weakens:"env-file= unhandled-rejections=","outside-code":"eval,e+ print,p+ insp\
ect? define,d= drop= loader,l= registry= shell=","never-ends":"watch hot","uses-network":"install=","reads-stdin":"inter\
active","tool-writes":"update-snapshots","skips-tests":"only pass-with-no-tests","only-prints":"revision"},refused:{"use\
s-network":`
      x bunx install i ci add a remove rm update link unlink patch patch-commit upgrade feedback publish
      audit outdated info dev
    `,"outside-code":"exec repl create c init","writes-files":"build pm","only-prints":"why discord completions"},subcommands:{
test:{operands:"tests"},run:{starts:"script-tool-or-file",alone:"only-prints"}},directory_flags:["--cwd"],selecting_flags:[
"--filter","-F","--workspaces"],settings:["bunfig.toml",".bunfig.toml"],dependencies:[{path:"node_modules",at:"anywhere"},
{path:".bun/install/cache",at:"home",variable:"BUN_INSTALL_CACHE_DIR"}],environment:{BUN_CONFIG_NO_INSTALL:"1",DO_NOT_TRACK:"\
1",BUN_RUNTIME_TRANSPILER_CACHE_PATH:"0"},match:["bun test src/a.test.ts --bail","bun lint","bun run --filter a test","b\
un scripts/check.ts"],not_match:["bun --eval 1","bun test --preload ../x.ts","bun run ../x.ts","bun ci/e.sh","bun ci/x.w\
asm"]},e=t.deno={extensions:"js mjs cjs jsx ts mts cts tsx",starts:"file",alone:"reads-stdin",flags:{text:`
      allow-all,A allow-read,R allow-write,W allow-net,N allow-env,E allow-sys,S allow-run allow-ffi
      deny-read deny-write deny-net deny-env deny-sys deny-run deny-ffi no-prompt cached-only check
      no-check no-remote no-npm no-lock frozen quiet,q seed= ignore= parallel fail-fast shuffle filter=
      doc trace-leaks reporter= rules-tags= rules-include= rules-exclude= permit-no-files
    `,config:"config,c= import-map= lock?",weakens:"env-file",preload:"preload= require= import=",node:"v8-flags=",output:"\
coverage junit-path= output,o=","outside-code":"inspect inspect-brk","never-ends":"watch?","uses-network":"reload,r","sk\
ips-tests":"no-run","tool-writes":"fix","only-prints":"help,h?"},refused:{"outside-code":"eval","reads-stdin":"repl","ne\
ver-ends":"serve jupyter lsp","uses-network":`
      install i add remove uninstall cache upgrade outdated update approve-scripts publish deploy sandbox
      x create init
    `,"writes-files":"compile clean bundle","only-prints":"info doc types completions coverage help"},subcommands:{"test\
,bench":{operands:"tests"},run:{starts:"file",alone:"only-prints"},check:{},lint:{flags:{"only-prints":"rules"}},fmt:{unless:{
"tool-writes":"check"}},task:{operands:"text",alone:"only-prints",refused:{"never-ends":"dev serve server start watch"},
flags:{"outside-code":"eval",path:"cwd="}}},build_files:["deno.json","deno.jsonc"],dependencies:[{path:"node_modules",at:"\
anywhere"},{path:"vendor",at:"root"},{path:".cache/deno",at:"home",variable:"DENO_DIR"}],environment:{DENO_NO_UPDATE_CHECK:"\
1",DENO_NO_PROMPT:"1",DENO_NO_PACKAGE_JSON:"0"},match:["deno test --allow-read=/tmp --allow-write=/tmp","deno fmt --chec\
k","deno task test"],not_match:["deno test --allow-ffi=/tmp/x.so tests","deno run npm:cowsay","deno run x.sh","deno x.wa\
sm"]}},41709:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.make=void 0;const n=t.make={risk:"write",operands:"\
text",completes:!0,flags:{text:`
      B,always-make b debug? d j,jobs? k,keep-going l,load-average,max-load? m output-sync,O?
      no-print-directory,w print-directory no-keep-going,stop,S R,no-builtin-variables r,no-builtin-rules
      s,silent,quiet no-silent shuffle? trace warn-undefined-variables
    `,path:"C,directory= I,include-dir=",config:"f,file,makefile=","outside-code":"E,eval= e,environment-overrides",weakens:"\
i,ignore-errors","skips-tests":"o,old-file,assume-old= W,what-if,new-file,assume-new= t,touch","only-prints":"n,just-pri\
nt,dry-run,recon p,print-data-base q,question h,help v,version"},refused:{"uses-network":"install install-~ bootstrap pu\
blish publish-~ deploy deploy-~ release upload","writes-files":"uninstall","never-ends":"dev serve server start watch"},
variables:["V","VERBOSE"],directory_flags:["-C","--directory"],build_files:["Makefile","makefile","GNUmakefile","*.mk","\
CMakeLists.txt","configure"],environment:{MAKEFLAGS:"",GNUMAKEFLAGS:"",MAKEFILES:""},match:["make","make -C packages/a t\
est","make -j4 check V=1","make -f build/Makefile test"],not_match:["make test SHELL:=./x",'make test ARGS="; id"',"make\
 -I ../x test","make test CC=-x"]}},62156:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.yarn=t.pnpm=void 0;
const n=t.pnpm={risk:"safe",starts:"script-or-tool",alone:"only-prints",flags:{text:`
      aggregate-output color,no-color filter,F= filter-prod= if-present include-workspace-root loglevel=
      no-bail no-sort bail parallel recursive,r reporter= reporter-hide-prefix sequential silent,s sort
      stream w workspace-concurrency= workspace-root
    `,path:"dir,C= state-dir=",weakens:"env-file=","skips-tests":"dry-run","outside-code":"config~ node-options= script-\
shell= shell-emulator shell-mode,c global,g modules-dir= virtual-store-dir= registry= userconfig= prefix=","only-prints":"\
help,h version,v"},refused:{"uses-network":`
      dlx pnpx add install i ci update up upgrade remove rm uninstall un link ln unlink import rebuild rb
      prune dedupe fetch install-test it approve-builds ignored-builds patch patch-commit patch-remove
      deploy publish login logout adduser dist-tag owner unpublish deprecate team token access audit
      outdated search view info show ping whoami docs repo bugs
    `,"outside-code":"create init config c set get env setup self-update store server cache restart","writes-files":"pac\
k version","only-prints":"list ls la ll why root bin licenses help prefix completion"},subcommands:{"test,t,tst,start,st\
op":{starts:"own-script"},"run,run-script":{starts:"script",alone:"only-prints"},exec:{starts:"tool"}},directory_flags:[
"-C","--dir"],selecting_flags:"-r --recursive -F --filter --filter-prod -w --workspace-root".split(" "),settings:["pnpm-\
workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs"],dependencies:[{path:"node_modules",at:"anywhere"}],environment:{npm_config_manage_package_manager_versions:"\
false",npm_config_package_manager_strict:"false",npm_config_verify_deps_before_run:"false",pnpm_config_verify_deps_before_run:"\
false",COREPACK_ENABLE_NETWORK:"0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"0"},match:["pnpm lint --max-\
warnings 0","pnpm --filter a... test","pnpm vitest run --coverage"],not_match:['pnpm exec sh -c "id"',"pnpm --config.scr\
ipt-shell=./x test","pnpm exec tsx -e 1"]},e=t.yarn={starts:"script-or-tool",alone:"uses-network",flags:{text:`
      frozen-lockfile json mutex= no-progress non-interactive offline silent,s verbose top-level,T
      binaries-only,B include= exclude= from= jobs,j= interlaced,i parallel,p topological,t topological-dev
      recursive,R worktree,W since? all,A no-private
    `,path:"cwd=","outside-code":"use-yarnrc= modules-folder= registry= scripts-prepend-node-path? prefix= require= insp\
ect? inspect-brk?","only-prints":"help,h version,v"},refused:{"uses-network":`
      dlx add install remove up upgrade upgrade-interactive link unlink import dedupe rebuild unplug patch
      patch-commit global autoclean stage policies set npm publish login logout owner tag team audit
      outdated info search
    `,"outside-code":"create init node config plugin cache unset generate-lock-entry","writes-files":"pack version","onl\
y-prints":"list why licenses bin explain help constraints versions check search-bin"},subcommands:{test:{starts:"own-scr\
ipt"},run:{starts:"script-or-tool",alone:"only-prints"},workspace:{starts:"script-or-tool",skips:1,any_package:!0,refused:{
"outside-code":"add remove install up upgrade dlx exec node npm publish pack link"}},"workspace run":{starts:"script-or-\
tool",any_package:!0,alone:"only-prints"},workspaces:{alone:"only-prints"},"workspaces run":{starts:"script-or-tool",any_package:!0},
"workspaces foreach":{starts:"script-or-tool",any_package:!0,refused:{"outside-code":"exec"}},"workspaces foreach run":{
starts:"script-or-tool",any_package:!0},exec:{starts:"tool"}},directory_flags:["--cwd"],settings:".yarnrc.yml .yarnrc .e\
nv.yarn .pnp.cjs .pnp.loader.mjs .yarn/plugins .yarn/releases".split(" "),dependencies:[{path:"node_modules",at:"anywher\
e"},{path:".pnp.cjs",at:"root"},{path:".pnp.loader.mjs",at:"root"},{path:".yarn",at:"root"},{path:".yarn/berry/cache",at:"\
home"}],environment:{YARN_ENABLE_NETWORK:"0",YARN_ENABLE_TELEMETRY:"0",YARN_ENABLE_GLOBAL_CACHE:"1",COREPACK_ENABLE_NETWORK:"\
0",COREPACK_ENABLE_STRICT:"0",COREPACK_ENABLE_PROJECT_SPEC:"0"},match:["yarn lint --max-warnings 0","yarn workspace a ru\
n test","yarn jest --ci"],not_match:["yarn","yarn exec bash","yarn --cwd ../x test","yarn --use-yarnrc x test"]}},42991:function(O,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.phpunit=t.php=void 0;const n=[{path:"vendor",at:"anywhere"}],e=t.php=
{starts:"file",extensions:"php",alone:"reads-stdin",flags:{choice:"d=display_errors=~|display_startup_errors=~|error_rep\
orting=~|memory_limit=~|max_execution_time=~|date.timezone=~|assert.exception=1|zend.assertions=1|xdebug.mode=off|xdebug\
.mode=coverage|pcov.enabled=1","checks-syntax-only":"l,syntax-check","outside-code":"r,run= c,php-ini=","reads-stdin":"a\
,interactive","only-prints":"i,info m,modules ini s,syntax-highlight w,strip"},dependency_tools:["phpunit"],dependencies:n,
match:["php scripts/check.php --strict","php -d memory_limit=1G -ddisplay_errors=1 scripts/check.php","php bin/console l\
int:yaml config","php -l src/a.php","php vendor/bin/phpunit --testdox tests","php ./vendor/phpunit/phpunit/phpunit -c ph\
punit.xml"],not_match:["php",'php -r "echo 1;"',"php -d auto_prepend_file=evil.php x.php","php -dauto_prepend_file=evil.\
php x.php","php -c evil.ini x.php","php -S localhost:80","php -f x.php","php scripts/x.sh","php tool.phar","php https://\
x.test/y.php","php vendor/bin/phpunit --bootstrap ../x.php","php vendor/bin/phpunit --unknown"]},o=t.phpunit={operands:"\
tests",flags:{text:`
      testsuite= exclude-testsuite= group= exclude-group= filter= exclude-filter= test-suffix=
      process-isolation stop-on-defect stop-on-error stop-on-failure stop-on-warning fail-on-warning
      fail-on-risky fail-on-deprecation fail-on-notice fail-on-skipped fail-on-incomplete
      fail-on-empty-test-suite fail-on-all-issues cache-result order-by= random-order random-order-seed=
      colors?= columns= no-progress no-results no-output no-coverage display-deprecations display-warnings
      debug teamcity testdox verbose stderr coverage-text?= coverage-filter=
    `,path:"cache-directory= include-path=",config:"c,configuration= use-baseline=",code:"bootstrap=",output:"log-junit=\
 log-teamcity= testdox-html= testdox-text= coverage-clover= coverage-cobertura= coverage-html= coverage-php= coverage-xm\
l=","outside-code":"loader=","tool-writes":"generate-baseline= generate-configuration migrate-configuration","skips-test\
s":"do-not-fail-on-empty-test-suite do-not-fail-on-warning do-not-fail-on-risky ignore-baseline","only-prints":"list-sui\
tes list-groups list-tests list-tests-xml= atleast-version= check-version"},settings:["vendor"],build_files:["phpunit.xm\
l","phpunit.xml.dist","phpunit.dist.xml","composer.json"],dependencies:n,match:["phpunit","phpunit --colors=never --filt\
er testA tests/ATest.php"],not_match:["phpunit --bootstrap=../x.php","phpunit -c /etc/x.xml","phpunit --extension X"]}},
26691:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.uv=t.ruff=t.mypy=void 0;function e(){const m=n(
17093);return e=function(){return m},m}const o=t.ruff={alone:"only-prints",flags:{text:`
      check color= diff exclude= exit-non-zero-on-fix exit-non-zero-on-format extend-exclude= extend-ignore=
      extend-select= fixable= force-exclude ignore= ignore-noqa isolated line-length= no-cache,n
      output-format= per-file-ignores= preview quiet,q respect-gitignore select= silent,s statistics
      show-fixes target-version= unfixable= unsafe-fixes verbose,v
    `,path:"cache-dir=",config:"config=",output:"output-file,o=","tool-writes":"fix fix-only add-noqa? add-ignore?","nev\
er-ends":"watch,w","reads-stdin":"stdin-filename=",weakens:"exit-zero,e","only-prints":"help,h version,V show-files show\
-settings"},refused:{"only-prints":"rule config linter version help analyze","writes-files":"clean","never-ends":"server"},
subcommands:{check:{},format:{unless:{"tool-writes":"check diff"}}},build_files:["ruff.toml",".ruff.toml","pyproject.tom\
l"],dependencies:e().PYTHON_DEPENDENCIES,environment:{RUFF_NO_CACHE:"true"},match:["ruff check","ruff check src --select\
 E","ruff format --check","ruff check --fix"],not_match:["ruff check --watch","ruff check ../x","ruff clean","ruff nonse\
nse"]},d=t.mypy={completes:!0,flags:{text:`
      allow-redefinition always-false= always-true= cache-fine-grained check-untyped-defs color-output
      disable-error-code= disallow-any-explicit disallow-any-expr disallow-any-generics
      disallow-any-unimported disallow-incomplete-defs disallow-subclassing-any disallow-untyped-calls
      disallow-untyped-decorators disallow-untyped-defs enable-error-code= error-summary exclude=
      explicit-package-bases extra-checks follow-imports= ignore-missing-imports implicit-optional
      implicit-reexport incremental,i local-partial-types module,m= namespace-packages output,O= package,p=
      platform= pretty python-version= scripts-are-modules show-column-numbers show-error-codes
      show-error-context show-traceback,tb sqlite-cache strict strict-equality strict-optional verbose,v
      warn-incomplete-stub warn-no-return warn-redundant-casts warn-return-any warn-unreachable
      warn-unused-configs warn-unused-ignores
    `,path:"cache-dir= custom-typing-module= custom-typeshed-dir=",config:"config-file=",output:"cobertura-xml-report= h\
tml-report= linecount-report= txt-report= xml-report= junit-xml=","outside-code":"command,c=","uses-network":"interactiv\
e","reads-stdin":"pdb","only-prints":"find-occurrences= stats"},build_files:["mypy.ini",".mypy.ini","pyproject.toml","se\
tup.cfg"],dependencies:e().PYTHON_DEPENDENCIES,environment:{...e().PYTHON_ENVIRONMENT,MYPY_FORCE_COLOR:"0"},match:["mypy\
 src","mypy --strict src","mypy -p package --no-incremental","mypy"],not_match:['mypy -c "1"',"mypy --python-executable=\
./x src","mypy --config-file=/etc/x src"]},i=t.uv={extensions:"py",alone:"only-prints",flags:{text:`
      active all-extras all-groups all-packages check exact extra= frozen group= isolated locked no-cache,n
      no-config no-default-groups no-dev no-editable no-env-file no-project no-sync offline only-dev
      only-group= package= prerelease= quiet,q resolution= verbose,v dev
    `,path:"directory= project= cache-dir=",config:"config-file=",weakens:"env-file=","outside-code":"python,p=",module:"\
module,m+","uses-network":"with,w=","only-prints":"help,h version,V show-settings"},refused:{"uses-network":`
      sync add remove pip venv init tool x export python self cache auth workspace publish
    `,"writes-files":"build version format","only-prints":"tree help generate-shell-completion"},subcommands:{run:{starts:"\
program",alone:"only-prints"},lock:{unless:{"tool-writes":"check locked dry-run"}}},started_programs:["pytest","ruff","m\
ypy","python","python3"],directory_flags:["--directory"],build_files:["pyproject.toml","uv.toml"],dependencies:[...e().PYTHON_DEPENDENCIES,
{path:".cache/uv",at:"home",variable:"UV_CACHE_DIR"},{path:".local/share/uv/python",at:"home"},{path:".local/share/uv/to\
ols",at:"home"}],environment:{...e().PYTHON_ENVIRONMENT,UV_OFFLINE:"1",UV_NO_PROGRESS:"1",UV_PYTHON_DOWNLOADS:"never"},match:[
"uv run scripts/check.py","uv run --frozen python -m pytest","uv lock --check"],not_match:["uv run sh -c id","uv run pyt\
est -o addopts=x","uv run https://x.test/y.py","uv run -","uv run ci/e.sh","uv run ci/e.PY.sh","uv run ./e.zip"]}},17093:function(O,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.python=t.pytest=t.PYTHON_ENVIRONMENT=t.PYTHON_DEPENDENCIES=void 0;const n="\
conftest.py pytest.toml .pytest.toml pytest.ini .pytest.ini pyproject.toml tox.ini setup.cfg setup.py sitecustomize.py u\
sercustomize.py".split(" "),e=t.PYTHON_DEPENDENCIES=[{path:".venv",at:"anywhere"},{path:"venv",at:"anywhere"},{path:"__p\
ypackages__",at:"root"},{path:".local/bin",at:"home"},{path:".local/lib",at:"home"},{path:".pyenv",at:"home",variable:"P\
YENV_ROOT"}],o=t.PYTHON_ENVIRONMENT={PYTHONDONTWRITEBYTECODE:"1",PYTHONNOUSERSITE:"0",PIP_NO_INDEX:"1",PIP_DISABLE_PIP_VERSION_CHECK:"\
1"},d=t.python={programs:["python","python3"],starts:"file",extensions:"py",alone:"reads-stdin",flags:{text:"b B d E I P\
 q R s S u v W=",choice:"X=dev|utf8|utf8=1|importtime","outside-code":"x c+",weakens:"O OO",module:"m+","reads-stdin":"i",
"only-prints":"help,h version,V help-all help-env help-xoptions ?"},started_programs:["pytest","ruff","mypy"],build_files:[
"sitecustomize.py","usercustomize.py"],dependencies:e,environment:o,match:["python3 scripts/check.py --strict","python -\
m pytest -q tests","python -B -W error scripts/check.py","python -X dev -Xutf8 -X importtime scripts/check.py","python -\
m py_compile scripts/check.py"],not_match:['python -Ic "print(1)"',"python -","python -m pip install x","python -X presi\
te=evil scripts/check.py","python -Xfrozen_modules=off scripts/check.py","python scripts/x.sh","python tool.pyz","python\
 -m py_compile -","python -m py_compile ../x.py","python https://x.test/y.py"]},i=t.pytest={operands:"tests",flags:{text:`\

      assert= cache-show? capture= color= deselect= doctest-continue-on-failure doctest-glob= doctest-modules
      durations= durations-min= exitfirst,x failed-first,ff full-trace import-mode= k= l showlocals
      last-failed,lf last-failed-no-failures,lfnf= log-cli-level= log-level= m= maxfail= new-first,nf
      no-header no-summary noconftest q,quiet r= s show-capture= stepwise,sw strict strict-config
      strict-markers runxfail tb= verbose,v verbosity= pyargs ignore= ignore-glob= disable-warnings
      collect-in-virtualenv max-warnings=
      cov? cov-append cov-branch cov-context= cov-fail-under= cov-report? cov-reset no-cov no-cov-on-fail
      numprocesses,n= maxprocesses= dist= max-worker-restart= timeout= timeout-method= asyncio-mode=
      randomly-seed= random-order random-order-seed= reruns= reruns-delay= forked count= splits= group=
      hypothesis-profile= hypothesis-seed= hypothesis-show-statistics benchmark-only benchmark-skip
      benchmark-disable reuse-db create-db disable-socket block-network record-mode= runslow
      mypy flake8 ruff headed browser=
    `,module:"p= ds= W,pythonwarnings=",path:"rootdir= confcutdir= cov-source=",config:"config-file,c= cov-config=",output:"\
basetemp= junitxml= log-file= report-log= html= debug? benchmark-json= json-report-file=","reads-stdin":"pdb trace","onl\
y-prints":"help,h version,V co,collect-only fixtures,funcargs fixtures-per-test markers setup-only setup-plan","tool-wri\
tes":"cache-clear snapshot-update benchmark-save= benchmark-autosave",weakens:"suppress-no-test-exit-code"},build_files:n,
dependencies:e,environment:{...o,PYTEST_ADDOPTS:""},match:["pytest -q tests/test_a.py::test_b","pytest -p no:cacheprovid\
er","pytest --cov=src --cov-report=term-missing"],not_match:["pytest -o addopts=-x","pytest --tx popen//python=sh","pyte\
st --junitxml=../x.xml","pytest @args.txt"]}},58747:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.archives=
void 0;const n={warnings:["archive_extraction_overwrite"]},e={warnings:["archive_creation_overwrite"]},o=t.archives={curated:{
tar:{risk:"write",forms:{"-tf {archive}":{risk:"safe"},"-xf {archive} -C {destination}":n,"-czf {archive} {source...}":e},
match:["tar -tf a.tar","tar -xf a.tar -C out","tar -czf a.tgz src docs"],not_match:["tar -czf a.tgz .","tar -xf a.tar -C\
 /usr/local/","tar -tf host:a.tar"]},unzip:{risk:"write",forms:{"-l {archive}":{risk:"safe"},"{archive} -d {destination}":n},
match:["unzip -l a.zip","unzip a.zip -d out"],not_match:["unzip a.zip","unzip -o a.zip -d out","unzip a.zip -d out/../..\
/../etc"]},zip:{risk:"write",forms:{"-r {archive} {source...}":e},match:["zip -r a.zip src"],not_match:["zip a.zip src",
"zip -r a.zip","zip -r a.zip src/.."]}}}},64849:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.files=void 0;
const n={dangerous_targets:["/"],operands:"text path..."},e=t.files={curated:{cd:{operands:"path?",default_operand:"~",match:[
"cd src"],not_match:["cd a b"]},chmod:{...n,risk:"write",match:["chmod u+x a"],not_match:["chmod -R 644 a"]},chown:{...n,
risk:"dangerous",match:["chown me a"],not_match:["chown -R me a"]},cp:{risk:"write",flags:{text:"R n p"},operands:"path \
path...",match:["cp -R a b"],not_match:["cp a","cp -f a b"]},file:{flags:{text:"b"},operands:"input...",match:["file -b \
a"],not_match:["file","file -"]},mkdir:{risk:"write",flags:{text:"p"},operands:"path...",match:["mkdir -p a"],not_match:[
"mkdir"]},mv:{risk:"write",flags:{text:"n"},operands:"path path...",match:["mv -n a b"],not_match:["mv a"]},pwd:{operands:"",
match:["pwd"],not_match:["pwd -P","pwd x"]},rm:{risk:"dangerous",flags:{text:"f i r"},flag_warnings:{"-r":"recursive_del\
etion"},operands:"path...",match:["rm a","rm -rf build","rm -- -x"],not_match:["rm","rm --recursive a","rm -d a"]},stat:{
flags:{text:"L x f="},operands:"path...",match:["stat -L a"],not_match:["stat -c x a"]},touch:{risk:"write",operands:"pa\
th...",match:["touch a"],not_match:["touch"]}},both:{cat:{flags:{text:"A E T b e n s t v number number-nonblank show-all\
 squeeze-blank"},operands:"input...",curated:{flags:{}},match:["cat notes.md","cat a b"],not_match:["cat","cat --force a",
"cat -","cat https://host.test/x"]},find:{flags:{text:"-print -type= -print0 -regextype= -size= -mtime= -mmin= -ctime= -\
cmin= -atime= -amin= -perm= -user= -group= -links= -empty -prune -not -and -or a o -printf=",pattern:"-name= -path= -ina\
me= -ipath= -wholename= -regex= -iregex=",count:"-maxdepth= -mindepth=",path:"-newer="},leading_flags:["-H","-L","-P"],default_operand:"\
.",curated:{flags:{text:"-print -type=",pattern:"-name= -path=",count:"-maxdepth= -mindepth="}},match:["find . -name x",
"find -L src -type f -maxdepth 2"],not_match:["find . -exec rm x","find . -delete","find . -name","find -name x ."]},ls:{
flags:{text:"1 A B C F G H L N Q R S U X a b c d f g h i k l m n o p q r s t u v x all almost-all author escape ignore-b\
ackups directory classify file-type full-time group-directories-first no-group human-readable si dereference inode kibib\
ytes literal numeric-uid-gid quote-name reverse recursive size",pattern:"I= ignore= hide=",count:"w=",choice:"color?=aut\
o|always|never indicator-style?=none|slash|file-type|classify sort?=none|size|time|version|extension|name|width time?=at\
ime|access|use|ctime|status|mtime|modification|birth|creation time-style?=full-iso|long-iso|iso|locale format?=across|co\
mmas|horizontal|long|single-column|verbose|vertical"},default_operand:".",match:["ls","ls -ltrh src","ls --color=auto","\
ls --sort=time src","ls --all"],not_match:["ls --color src","ls https://host.test","ls --sort=x","ls --force"]}}}},57214:function(O,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.git=void 0;const n={text:"w cached staged check exit-code name-only n\
ame-status numstat quiet shortstat stat no-color",count:"U= unified=",choice:"color?=auto|always|never"},e={...n,text:`${n.
text} p S= G= all decorate first-parent follow graph merges no-merges oneline patch reverse
    after= author= before= committer= date= format= grep= pretty= since= until=`,count:`${n.count} n= max-count= skip=`},
o=t.git={both:{git:{subcommands:{status:{flags:{text:"b s branch long porcelain short"}},diff:{flags:n},log:{flags:e}},curated:{
risk:"dangerous",forms:{"status --short":{risk:"safe"},"branch --show-current":{risk:"safe"},"log --oneline -n {count:1-\
100}":{risk:"safe"},"diff --stat":{risk:"safe"},"diff --name-only":{risk:"safe"}}},match:["git status --short","git log \
--oneline -n 100"],not_match:["git","git push","git -c core.pager=sh log","git diff --ext-diff"]}}}},24628:function(O,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.network=void 0;const n={network_touching:!0,forms:{"{domain}":{}}},e=t.
network={curated:{curl:{network_touching:!0,forms:{"-I {url}":{}},match:["curl -I https://host.test"],not_match:["curl -\
I http://localhost","curl -I http://a:b@host.test"]},dig:{...n,match:["dig host.test"],not_match:["dig","dig @192.0.2.1 \
host.test"]},nslookup:{...n,match:["nslookup host.test"],not_match:["nslookup https://host.test"]},ping:{network_touching:!0,
forms:{"-c {count:1-10} {host}":{}},match:["ping -c 1 host.test","ping -c 3 2001:db8::5"],not_match:["ping -c 11 host.te\
st","ping -c 1 127.0.0.1","ping -c 1 169.254.169.254"]}}}},68901:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.python=t.packages=void 0;const n={operands:"package...",network_touching:!0,warnings:["writes_files"]},e=t.packages={workspace:{
"apt-get":{flags:{text:"y yes"},operands:"",subcommands:{update:{network_touching:!0},install:n},match:["apt-get update",
"apt-get install -y jq"],not_match:["apt-get install ./x.deb","apt-get install -o x=y jq","apt-get remove jq"]}}},o={flags:{
text:"q quiet v verbose U upgrade user no-deps pre force-reinstall no-cache-dir disable-pip-version-check outdated y for\
mat="},operands:"package*",subcommands:{list:{},show:{},freeze:{},check:{},install:n}},d=t.python={workspace:{pip:{...o,
match:["pip list","pip install --force-reinstall x"],not_match:["pip install ../x","pip install git+https://x/y","pip"]},
pip3:{...o,match:["pip3 list"],not_match:["pip3 install ../x"]},python3:{forms:{"--version":{},"-V":{},"--help":{},"{scr\
ipt} {argument*}":{risk:"write"}},match:["python3 tool.py --verbose","python3 --version"],not_match:['python3 -c "print(\
1)"',"python3 -m http.server","python3","python3 -"]}}}},77505:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.system=void 0;const n=t.system={curated:{clear:{operands:"",match:["clear"],not_match:["clear -x"]},lsof:{flags:{text:"\
a n P c= p="},match:["lsof -nP"],not_match:["lsof -t x"]},man:{operands:"page page?",match:["man 1 ls"],not_match:["man \
-P sh ls","man ./x"]},open:{flags:{text:"R"},operands:"path...",forbidden_prefixes:["http:","https:","ftp:","mailto:"],platforms:[
"darwin"],match:["open notes.md","open -R notes.md"],not_match:["open https://host.test","open MAILTO:a@b","open -a Term\
inal x"]},pgrep:{flags:{text:"f l u="},operands:"pattern",match:["pgrep -fl a"],not_match:["pgrep"]},ps:{flags:{text:"A \
e f p= u="},operands:"",match:["ps -ef"],not_match:["ps eww"]},sudo:{risk:"dangerous",maturity:"blocked",operands:"text.\
..",match:["sudo ls"],not_match:["sudo -u root ls"]},which:{flags:{text:"a"},operands:"text...",match:["which -a node"],
not_match:["which"]}},workspace:{free:{flags:{text:"b g h k m t w s= human total wide seconds=",count:"c="},operands:"",
match:["free -m"],not_match:["free --force"]},id:{flags:{text:"G g n r u"},operands:"text?",match:["id -un"],not_match:[
"id --force"]}},both:{df:{flags:{text:"a h i k l m P T human-readable inodes local print-type total"},curated:{flags:{text:"\
h"}},match:["df -h"],not_match:["df --output=x","df --force"]},du:{flags:{text:"a c h k s x b m t= B= all bytes human-re\
adable summarize total threshold= block-size=",count:"d= max-depth=",pattern:"exclude="},default_operand:".",curated:{flags:{
text:"a c h k s x",count:"d="}},match:["du -sh src","du -d 1"],not_match:["du --files0-from=x"]},uname:{flags:{text:"a m\
 n r s v"},operands:"",match:["uname -a"],not_match:["uname x"]},whoami:{operands:"",match:["whoami"],not_match:["whoami\
 x","whoami --force"]}}}},64111:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.text=void 0;const n={flags:{
count:"n= c=",text:"#"},operands:"input...",curated:{flags:{count:"n= c="}}},e=t.text={workspace:{awk:{flags:{text:"F= f\
ield-separator= v= assign="},operands:"awk path*",match:["awk '{print $1}' notes.md","awk -F / '{print $2}' notes.md"],not_match:[
`awk 'BEGIN{system("id")}'`,"awk -f x y",`awk '{print > "/etc/x"}' y`]},cut:{flags:{text:"d= f= b= c= s delimiter= field\
s= bytes= characters= complement only-delimited output-delimiter="},match:["cut -d, -f1 data.csv"],not_match:["cut --for\
ce x"]},diff:{flags:{text:"B N a b i q r s u w y brief recursive unified side-by-side ignore-all-space label=",pattern:"\
I= x= ignore-matching-lines= exclude=",count:"U= C= W="},operands:"path path",match:["diff -ru a b"],not_match:["diff --\
force a b","diff a"]},patch:{risk:"write",flags:{count:"p= F= strip= fuzz=",path:"i= o= input= output=",text:"N R l s u \
dry-run forward reverse silent quiet"},match:["patch -p1 -i fix.diff"],not_match:["patch --force -p1","patch -f -p1","pa\
tch -e -i x","patch -g1"]},sed:{flags:{text:"E n r s z quiet silent regexp-extended null-data",sed:"e= expression=",count:"\
l="},operands:"sed path*",first_operand_by:["-e","--expression"],match:["sed -n 1,5p notes.md","sed -n -e 1,5p -e 's/a/b\
/' a"],not_match:["sed -n '1e id' notes.md","sed 's/a/b/e' x","sed 'w /etc/x' y","sed -i p x"]},tee:{risk:"write",flags:{
text:"a append"},match:["tee out.txt"],not_match:["tee --force x"]},tr:{flags:{text:"C c d s t complement delete squeeze\
-repeats truncate-set1"},operands:"text text?",match:["tr a-z A-Z","tr / _"],not_match:["tr --force a b"]}},both:{grep:{
flags:{text:"E F H R h i l n r L P a c o q s v w x count ignore-case invert-match files-with-matches line-number only-ma\
tching quiet recursive word-regexp",pattern:"e= regexp= include= exclude= exclude-dir=",path:"f=",count:"m= A= B= C= max\
-count=",choice:"color?=auto|always|never"},operands:"pattern input...",first_operand_by:["-e","-f","--regexp"],last_operand_by:[
"-r","-R","--recursive"],default_operand:".",curated:{flags:{text:"E F H R h i l n r",pattern:"e=",path:"f=",count:"m="}},
match:["grep -rn TODO src","grep -- -x notes.md","grep -f - notes.md"],not_match:["grep","grep --force x a","grep -e a",
"grep x","grep x -"]},head:{...n,match:["head -c5 notes.md"],not_match:["head","head -n x notes.md","head -"]},sort:{flags:{
text:"n r u b c d f g h i s V z t= k= field-separator= key= numeric-sort reverse unique human-numeric-sort version-sort \
ignore-case stable check"},operands:"input...",curated:{flags:{text:"n r u"}},match:["sort -nr notes.md"],not_match:["so\
rt -o out notes.md","sort","sort -","sort --compress-program=sh a"]},tail:{...n,match:["tail -n 3 notes.md"],not_match:[
"tail","tail -f notes.md","tail -"]},uniq:{flags:{text:"c d u i count repeated unique ignore-case",count:"f= s= w="},operands:"\
input",curated:{flags:{text:"c d u"}},match:["uniq -c notes.md"],not_match:["uniq notes.md out.txt","uniq","uniq -"]},wc:{
flags:{text:"c l w m L bytes chars lines words max-line-length"},operands:"input...",curated:{flags:{text:"c l w"}},match:[
"wc -cl notes.md"],not_match:["wc --files0-from=x","wc -l","wc -"]}}}},60842:function(O,t){Object.defineProperty(t,"__es\
Module",{value:!0}),t.VALUE_KINDS=t.REASONS=t.OPERAND_KINDS=void 0,t.isReason=d;const n=t.REASONS=["outside-code","uses-\
network","writes-files","tool-writes","only-prints","checks-syntax-only","never-ends","skips-tests","weakens","reads-std\
in"],e=t.VALUE_KINDS=["text","choice","path","config","output","tests","code","preload","module","node"],o=t.OPERAND_KINDS=
["path","text","tests","import"];function d(i){return n.includes(i)}},87952:function(O,t,n){Object.defineProperty(t,"__e\
sModule",{value:!0}),t.FAMILIES=void 0,t.additionsFor=oe,t.dependencyFolders=B,t.homeDependencies=re,t.isNamedCurated=ee,
t.namesWithFlags=W,t.packsOf=M,t.programNames=q,t.programTerms=V,t.registryOf=A,t.sandboxProgram=te;function e(){const b=n(
67147);return e=function(){return b},b}function o(){const b=n(55595);return o=function(){return b},b}function d(){const b=n(
42457);return d=function(){return b},b}function i(){const b=n(95184);return i=function(){return b},b}function m(){const b=n(
41709);return m=function(){return b},b}function y(){const b=n(62156);return y=function(){return b},b}function s(){const b=n(
42991);return s=function(){return b},b}function p(){const b=n(17093);return p=function(){return b},b}function l(){const b=n(
26691);return l=function(){return b},b}function c(){const b=n(58747);return c=function(){return b},b}function x(){const b=n(
64849);return x=function(){return b},b}function g(){const b=n(57214);return g=function(){return b},b}function a(){const b=n(
24628);return a=function(){return b},b}function S(){const b=n(68901);return S=function(){return b},b}function w(){const b=n(
77505);return w=function(){return b},b}function h(){const b=n(64111);return h=function(){return b},b}function r(){const b=n(
88220);return r=function(){return b},b}function v(){const b=n(91063);return v=function(){return b},b}function u(){const b=n(
92739);return u=function(){return b},b}const f={archives:E(c().archives),build:k({cargo:o().cargo,go:d().go,make:m().make}),
files:E(x().files),git:E(g().git),javascript:k({bun:i().bun,deno:i().deno,pnpm:y().pnpm,yarn:y().yarn}),network:E(a().network),
packages:E(S().packages),php:k({php:s().php,phpunit:s().phpunit}),python:[...E(S().python),...k({mypy:l().mypy,pytest:p().
pytest,python:p().python,ruff:l().ruff,uv:l().uv})],system:E(w().system),text:E(h().text)};function k(b){return Object.entries(
b).map(([I,T])=>({name:I,evolver:T}))}function E({curated:b,workspace:I,both:T}){const P=(C={},$)=>Object.entries(C).map(
([z,K])=>({name:z,sandbox:{...K,only:$}}));return[...P(b,"curated"),...P(I,"workspace"),...P(T)]}const j=t.FAMILIES=Object.
entries(f).flatMap(([b,I])=>I.map(T=>({...T,category:b}))).sort((b,I)=>b.name<I.name?-1:1);let R;const _=new WeakMap;function A(b=[]){
if(R??=new Map(j.map(P=>[P.name,N(P)])),b.length===0)return R;const I=_.get(b);if(I!==void 0)return I;const T=new Map(R);
for(const P of b){const C=T.get(P.name);T.set(P.name,{...C,...N(P,C?.category)})}return _.set(b,T),T}const L="other";function N(b,I=L){
const T=r().familySchema.parse(b);return{...T,category:T.category??I}}function M(b){return[...new Set([...j,...b].map(({
category:I=L})=>I))]}function D(b){return[...A(b).values()].flatMap(I=>{const{evolver:T,name:P}=I;return T===void 0?[]:(T.
programs??[P]).map(C=>({word:C,family:I,evolver:T}))})}function W(b){return[...u().TOOLS.keys(),...D(b).map(({word:I})=>I)]}
function q(b){const I=D(b).flatMap(({word:P,family:C})=>[C.name,P]),T=[...A(b).values()].filter(G);return[...new Set([...I,
...T.map(({name:P})=>P)])]}function ee(b,{programs:I,families:T}){if(!I.includes(b))return!1;const P=A(T).get(b);return P!==
void 0&&G(P)}function G({evolver:b,sandbox:I}){return b===void 0&&I!==void 0&&I.only!=="workspace"&&I.maturity!=="blocke\
d"}function te(b,I,T){const P=A(T).get(I),{only:C=b,curated:$,...z}=P?.sandbox??{};if(!(P?.sandbox===void 0||C!==b))return b===
"workspace"||$===void 0?{...z,family:P}:{...z,...$,family:P}}function ne({word:b,family:I},T){return T.includes(b)||T.includes(
I.name)}const H=new WeakMap;function V(b){const I=H.get(b);if(I!==void 0)return I;const{programs:T,families:P,tool_flags:C={},
make_variables:$=[]}=b,z=new Map,K=new Map;for(const F of T.length===0?[]:D(P)){const{variables:U}=F.evolver,se=U?{...F.
evolver,variables:[...U,...$]}:F.evolver,Q=(0,v().programFamily)(F.word,se,Y(C[F.word]));z.set(F.word,Q),ne(F,T)&&K.set(
F.word,Q)}let J;const X={tools:(0,u().toolsWith)(new Map(Object.entries(C).map(([F,U])=>[F,Y(U)]))),allowed:K,known:z,offered:F=>(J??=
new Map(D(P).map(U=>[U.word,U.family.name])),J.get(F))};return H.set(b,X),X}function Y(b=[]){const I=new Map(b.map(({flag:P,
value:C})=>[(0,v().flagKey)(P.replace(/^-+/,"")),C])),T=(P,C)=>[...I].flatMap(([$,z])=>z===P?`${$}${C}`:[]);return{text:[
...T("none",""),...T("text","=")].join(" "),tests:T("path","=").join(" ")}}const Z={path:"node_modules",at:"anywhere"};function B(b){
if(b.programs.length===0)return[Z];const I=[...V(b).allowed.values()],T=[Z,...I.flatMap(({data:P})=>P.dependencies)];return[
...new Map(T.map(P=>[`${P.at} ${P.path}`,P])).values()]}function oe(b){return(0,e().additionsOf)(b.build_outputs,B(b))}function re(b){
return B(b).flatMap(({at:I,path:T})=>I==="home"?[T]:[])}},88220:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),
t.familySchema=t.addedFlagsSchema=t.FAMILY_WARNINGS=void 0;function e(){const N=n(7723);return e=function(){return N},N}
function o(){const N=n(78374);return o=function(){return N},N}function d(){const N=n(13970);return d=function(){return N},
N}function i(){const N=n(35672);return i=function(){return N},N}function m(){const N=n(55972);return m=function(){return N},
N}function y(){const N=n(60842);return y=function(){return N},N}const s=t.FAMILY_WARNINGS=["network_touching","archive_e\
xtraction_overwrite","archive_creation_overwrite","env_secrets","recursive_deletion","broad_permission_target","writes_f\
iles"],p=e().enum(s),l=e().string().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected the name of a program"),c=e().string().regex(
/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,"expected a relative path without .."),x=e().string().regex(
/^-\S*$/,"expected a flag, such as -n or --name"),g=e().array(x).readonly(),a=e().strictObject({flag:e().string().regex(
/^--?[A-Za-z0-9][\w.:-]*$/,"expected a flag such as --name").describe("As it is written, with its dashes."),value:e().enum(
["none","path","text"]).describe("Its value: none, a path of the repository, or any other text.")}),S=t.addedFlagsSchema=
e().record(e().string().min(1),e().array(a).min(1)),w={match:e().array(e().string()).min(1).describe("Commands that the \
family must accept."),not_match:e().array(e().string()).min(1).describe("Commands that the family must reject.")},h=e().
enum(y().REASONS),r=Object.keys(m().KINDS),v="names without dashes, separated by blanks",u="A comma separates spellings,\
 a mark behind a name is its value: `=` required, `?` optional, `?=` attached, `*` several, `+` all following words, `=a\
|b` one of these; `~` stands for any end.",f={flags:e().partialRecord(e().enum(r),e().string()).optional().describe(`The\
 accepted flags by the kind of their values: ${v}. ${u}`),operands:e().string().refine(N=>(0,i().parseOperands)(N)!==void 0,
{error:"expected kinds such as path; a kind with ? * or ... only at the end"}).optional().describe("Kinds in order; the \
last may end with `?` (optional), `...` (one or more) or `*` (any number). Default: `path*`."),risk:d().riskSchema.optional().
describe("Default: safe."),warnings:e().array(p).readonly().optional(),network_touching:e().boolean().optional()},k={...f,
leading_flags:g.optional().describe("Flags before the operands; all others are behind them."),first_operand_by:g.optional().
describe("With one of these flags, there is no first operand."),last_operand_by:g.optional().describe("With one of these\
 flags, the last operand may be absent."),default_operand:e().string().optional().describe("The path that the program us\
es by default."),flag_warnings:e().record(e().string(),p).optional(),dangerous_targets:e().array(e().string()).readonly().
optional(),forbidden_prefixes:e().array(e().string()).readonly().optional(),forms:e().record(e().string(),e().strictObject(
f)).refine(N=>Object.keys(N).every(M=>(0,i().parseForm)(M)!==void 0),{error:"expected words and placeholders such as {pa\
th}; {source...} only at the end"}).optional().describe("The only accepted words after the program: literal, or {kind}, \
{count:1-10}, and {kind...} at the end; with what differs from the program."),subcommands:e().record(e().string(),e().strictObject(
f)).optional().describe("The only accepted first words, with what differs from the program.")},E=e().strictObject({...k,
only:e().enum(["curated","workspace"]).optional().describe("The only profile that accepts the program. Default: both."),
curated:e().strictObject(k).optional().describe("What replaces the keys above in the `curated` profile."),maturity:e().enum(
["structured","direct_only","experimental_only","blocked"]).optional(),platforms:e().array(o().platformSchema).optional(),
...w}),j=["file","package","program","node","command","script","own-script","tool","script-or-tool","script-tool-or-file",
"command-texts","npm-scripts"],R={flags:e().partialRecord(e().enum([...y().VALUE_KINDS,...y().REASONS]),e().string()).optional().
describe(`Flags by the kind of their values, or by why they are refused: ${v}. ${u}`),operands:e().enum(y().OPERAND_KINDS).
optional().describe("The kind of all operands. Default: path."),refused:e().partialRecord(h,e().string()).optional().describe(
`First operands by why they are refused: ${v}; \`~\` stands for any end.`),starts:e().enum(j).optional().describe("What \
the first operand is, if the program runs it."),unless:e().partialRecord(h,e().string()).optional().describe("Refused fo\
r a reason, unless one of these flags is set."),alone:h.optional().describe("What it does without an operand or subcomma\
nd."),any_package:e().boolean().optional(),skips:e().int().nonnegative().optional(),variables:e().array(e().string()).optional()},
_=e().strictObject({...R,behind:e().strictObject({flags:R.flags}).optional().describe("The flags that may stand behind `\
--`; default: operands.")}),A=e().strictObject({...R,programs:e().array(l).optional().describe("The words that start the\
 program; default: the name of the family."),risk:d().riskSchema.default("safe"),completes:e().boolean().default(!1).describe(
"Flags may be written by their beginning, as for getopt and argparse."),subcommands:e().record(e().string().regex(/^\S+(?: \S+)*$/),
_).default({}).describe("By name; a comma separates spellings, a blank the words of a nested subcommand."),extensions:e().
string().optional().describe("Extensions of the files that it may run, besides files without one."),dependency_tools:e().
array(l).default([]),started_programs:e().array(l).default([]),directory_flags:e().array(x).default([]),selecting_flags:e().
array(x).default([]),settings:e().array(c).default([]).describe("Files and folders, from the working directory up, that \
can give a command another meaning: a change must not edit them."),build_files:e().array(c).default([]).describe("Files \
of the commit that decide what the program does; `*` matches in a name."),dependencies:e().array(e().strictObject({path:c,
at:e().enum(["root","anywhere","home"]),variable:e().string().regex(/^[A-Z][A-Z0-9_]*$/).optional()})).default([]).describe(
"Where its dependencies are, outside of the commit."),environment:e().record(e().string().regex(/^[A-Za-z_]\w*$/),e().string()).
default({}).describe("Variables that are set for the program."),...w}),L=t.familySchema=e().strictObject({name:l,category:e().
string().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-in family of the sam\
e name, or `other`."),notes:e().string().optional(),evolver:A.optional().describe("For the default profile, which accept\
s the program if `programs` names it."),sandbox:E.optional().describe("For the `curated` and `workspace` profiles. Defau\
lt: neither accepts the program.")})},91063:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.NO_PROGRAMS=
void 0,t.flagKey=d,t.groupsByName=o,t.isKnownTool=i,t.lookUp=g,t.movesTo=m,t.nameTable=e,t.programFamily=s,t.strictFlags=
l,t.useTable=y;const n=[["?=","attached"],["=","value"],["?","optional"],["*","many"],["+","rest"]];function e(w,h=r=>r){
const r=new Map;for(const[v,u]of Object.entries(w))for(const f of u.split(/\s+/).filter(Boolean)){const[,k=f,E]=/^([^=]+=)(.+)$/s.
exec(f)??[],[j,R]=n.find(([L])=>k.endsWith(L))??["","none"],[_="",...A]=k.slice(0,k.length-j.length).split(",");for(const L of[
_,...A]){const N=h(L);if(r.has(N))throw new Error(`flag ${L} stands in two groups`);r.set(N,{name:_,kind:v,arity:R,...E&&
{choices:E.split("|")}})}}return r}function o(w){return new Map([...e(w)].map(([h,{kind:r}])=>[h,r]))}function d(w){return w.
length===1?w:w.replace(/[-_]/g,"").toLowerCase()}function i({known:w,refusal:h},r){return w(r)!==void 0||h(r)!==void 0}function m({
data:w},h){const r=w.completes&&h.startsWith("--");return w.directory_flags.some(v=>v===h||r&&v.startsWith(h))}function y(w,h=[]){
const{flags:r,starts:v,behind:u}=w,f=v!==void 0&&v!=="command-texts"&&v!=="npm-scripts";return{...x([r,...h,c]),stops:f,
readsBehind:w.reads_behind,handsOn:w.hands_on,data:w,refused:x([w.refused]),behind:u&&x([u.flags,c]),subcommands:new Map}}
function s(w,h,r={}){const{completes:v}=h,u=(j,...R)=>({...y(j,[...R,r]),completes:v,subcommands:new Map}),{subcommands:f,
...k}=h,E=u(k);for(const[j,R]of Object.entries(f)){const _=j.split(" "),A=(_.pop()??"").split(","),L=_.reduce((M,D)=>{const W=M.
subcommands.get(D)??u({alone:"only-prints"},h.flags);return p(M,D,W)},E),N=u(R,h.flags);for(const M of A)p(L,M,N)}return{
program:w,use:E,data:h}}function p(w,h,r){return w.subcommands.set(h,r),w.stops=!0,r}function l(w,h=[]){const r=f=>f.startsWith(
"-")?f:`${f.length===1?"-":"--"}${f}`,v=x([w,{text:h.join(" ")}],r),u=new Map([...v.flags].map(([f,k])=>[f,{...k,name:r(
k.name)}]));return{...v,flags:u,strict:!0}}const c={"only-prints":"help h version v V"};function x(w,h=d){const r=new Map,
v=[];for(const u of w)for(const[f,k]of e(u??{},h))f.endsWith("~")?v.push([f.slice(0,-1),k]):r.has(f)||r.set(f,k);return{
flags:r,prefixes:v}}function g({flags:w,prefixes:h},r){return w.get(r)??h.find(([v])=>r.startsWith(v))?.[1]}const a={known:()=>{},
refusal:()=>{},unknown:()=>y({unknown:!0}),module:y({unknown:!0})},S=t.NO_PROGRAMS={tools:a,allowed:new Map,known:new Map,
offered:()=>{}}},43696:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.SED_SCRIPT=t.AWK_PROGRAM=void 0;
function n(d){return String.raw`(?:[^${d}\\[\n]|\\[^\n]|\[\^?[\w-]+\])*`}const e=t.SED_SCRIPT=(()=>{const d=String.raw`(?:\d+|\$|/${n(
"/")}/)`,i=y=>String.raw`s[${y}]${n(y)}[${y}](?:[^${y}\\\n]|\\[^\n])*[${y}][gpiI\d]*`,m=`(?:${d}(?:,${d})?!? ?)?(?:[pdq=\
]|${["/","|",",","#"].map(i).join("|")})`;return new RegExp(`^${m}(?: ?; ?${m})*$`)})(),o=t.AWK_PROGRAM=(()=>{const d=String.
raw`(?:\$?(?:\d+|NF|NR)|"[^"\\\n]*")`,i=`!? ?(?:/${n("/")}/|${d}(?: ?(?:[<>=!]=|[<>]) ?${d})?)`,m=`${i}(?: (?:&&|[|][|])\
 ${i})*`,y=`[{] ?print(?: ${d}(?:[, ]+${d})*)? ?[}]`;return new RegExp(`^ ?(?:${m}|(?:${m} ?)?${y}) ?$`)})()},62844:function(O,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.BUNDLERS=void 0;const n=t.BUNDLERS=[{programs:["rollup"],flags:{text:`\

        amd.~= assetFileNames= chunkFileNames= compact dynamicImportInCjs entryFileNames= esModule
        exports= extend external,e= externalImportAttributes externalLiveBindings failAfterWarnings
        filterLogs= forceExit format,f= freeze generatedCode= generatedCode.~ globals,g= input,i=
        hashCharacters= hoistTransitiveImports importAttributesKey= indent inlineDynamicImports
        interop= logLevel= makeAbsoluteExternalsRelative maxParallelFileOps= minifyInternalExports
        name,n= noConflict perf preserveEntrySignatures preserveModules preserveSymlinks
        reexportProtoFromExternal sanitizeFileName shimMissingExports silent sourcemap,m? sourcemap~=
        strict strictDeprecations systemNullSetters treeshake treeshake.~ validate
        waitForBundleInput banner= footer= intro= outro= bundleConfigAsCjs
      `,path:"context= preserveModulesRoot=",config:"config,c?",code:"plugin,p= configPlugin=",output:"file,o= dir,d=","\
reads-stdin":"stdin=","never-ends":"watch,w watch.~="},match:["npx rollup -c rollup.config.mjs --silent"]},{programs:["v\
ite"],flags:{text:`
        app assetsDir= assetsInlineLimit= base= clearScreen configLoader= debug,d? emptyOutDir
        filter,f= force logLevel,l= manifest? minify? mode,m= sourcemap? ssrManifest? target= cors strictPort
        experimentalBundle
      `,config:"config,c=",code:"ssr?",output:"outDir= profile?","never-ends":"watch,w host? open?"},alone:"never-ends",
ends_with:"build",refused:{"writes-files":"optimize"},match:["npx vite build --mode production"]},{programs:["esbuild"],
flags:{text:`
        abs-paths= alias:~= allow-overwrite analyze asset-names= banner:~= bundle
        certfile= charset= chunk-names= color= conditions= define:~= drop:~= drop-labels= entry-names=
        external:~= footer:~= format= global-name= ignore-annotations jsx-~ jsx= keep-names
        legal-comments= line-limit= loader:~= log-level= log-limit= log-override:~=
        main-fields= mangle-props= mangle-quoted minify minify-~ packages= platform=
        preserve-symlinks public-path= pure:~= reserve-props= resolve-extensions= source-root=
        sourcefile= sourcemap sources-content= splitting supported:~= target= tree-shaking=
        tsconfig-raw= inject:~=
      `,config:"tsconfig=",path:"outbase= node-paths=",output:"outfile= outdir= metafile= mangle-cache= out-extension:~=",
"never-ends":"watch serve"},match:["npx esbuild src/x.ts --bundle"],not_match:["npx esbuild x.ts --serve"]},{programs:["\
tsup","tsup-node"],flags:{text:`
        format= minify? minify-~ keep-names target= legacy-output dts? dts-resolve dts-only
        experimental-dts? sourcemap? ignore-watch= external= global-name= jsxFactory=
        jsxFragment= replaceNodeEnv splitting clean silent pure= metafile platform= loader= shims
        inject-style treeshake? killSignal= cjsInterop entry= entry.~= env.~= define.~=
      `,path:"publicDir?",config:"tsconfig= config=",code:"inject=","outside-code":"onSuccess=",output:"out-dir,d=","nev\
er-ends":"watch?"},match:["npx tsup src/x.ts --format cjs,esm --dts"]},{programs:["webpack","webpack-cli"],flags:{text:`\

        amd bail cache cache-~= config-name= config-node-env,node-env= d devtool= devtool-~= disable-interpret
        env= experiments-~= externals-~= externals= fail-on-warnings ignore-warnings-~= infrastructure-~=
        merge,m mode= module-~= name= node-~= optimization-~= parallelism= performance-~=
        profile progress? resolve-~= snapshot-~= stats? stats-~= target,t= dependencies=
        define-process-env-node-env= color no-devtool output-~= dotenv dotenv-~= validate target-~
        records-~= dependencies-~ extends-~
      `,path:"context= records-path= output-library-~=",config:"config,c= extends,e=",code:`
        entry= entry-~= module-rules-loader= module-rules-use= resolve-loader-~= module-rules-parser=
      `,preload:"require,r=",output:"output-path,o= output-filename= json,j?","never-ends":"watch,w watch-~="},refused:{
"never-ends":"serve server s watch w","only-prints":"help h info i version v configtest t","uses-network":"init create n\
ew c n plugin loader p l migrate"},match:["npx webpack -c webpack.config.js --mode production"]}]},1837:function(O,t){Object.
defineProperty(t,"__esModule",{value:!0}),t.COMPILERS=void 0;const n=t.COMPILERS=[{programs:["tsc","tsgo","vue-tsc"],flags:{
text:`
        allowArbitraryExtensions allowImportingTsExtensions allowJs allowSyntheticDefaultImports
        allowUmdGlobalAccess allowUnreachableCode allowUnusedLabels alwaysStrict
        assumeChangesOnlyAffectDirectDependencies build,b charset= checkJs composite
        customConditions= d declaration declarationMap diagnostics disableReferencedProjectLoad
        disableSizeLimit disableSolutionSearching disableSourceOfProjectReferenceRedirect
        downlevelIteration emitBOM emitDeclarationOnly emitDecoratorMetadata
        erasableSyntaxOnly esModuleInterop exactOptionalPropertyTypes excludeDirectories=
        excludeFiles= experimentalDecorators explainFiles extendedDiagnostics fallbackPolling=
        force,f forceConsistentCasingInFileNames importHelpers importsNotUsedAsValues= incremental,i
        inlineSourceMap inlineSources isolatedDeclarations isolatedModules jsx= jsxFactory=
        jsxFragmentFactory= jsxImportSource= keyofStringsOnly lib= libReplacement listEmittedFiles
        listFiles locale= mapRoot= maxNodeModuleJsDepth= module,m= moduleDetection=
        moduleResolution= moduleSuffixes= newLine= noEmit noEmitHelpers noEmitOnError
        noErrorTruncation noFallthroughCasesInSwitch noImplicitAny noImplicitOverride
        noImplicitReturns noImplicitThis noImplicitUseStrict noLib
        noPropertyAccessFromIndexSignature noResolve noStrictGenericChecks
        noUncheckedIndexedAccess noUncheckedSideEffectImports noUnusedLocals noUnusedParameters
        paths= preserveConstEnums preserveSymlinks preserveValueImports preserveWatchOutput pretty
        reactNamespace= removeComments resolveJsonModule resolvePackageJsonExports
        resolvePackageJsonImports rewriteRelativeImportExtensions skipDefaultLibCheck skipLibCheck
        sourceMap sourceRoot= stableTypeOrdering stopBuildOnErrors strict strictBindCallApply
        strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks
        strictPropertyInitialization stripInternal suppressExcessPropertyErrors
        suppressImplicitAnyIndexErrors synchronousWatchDirectory target,t= traceResolution types=
        useDefineForClassFields useUnknownInCatchVariables verbatimModuleSyntax verbose
        watchDirectory= watchFile= singleThreaded checkers= builders= quiet,q ignoreConfig
        ignoreDeprecations= deduplicatePackages watchInterval=
      `,path:"baseUrl= rootDir= rootDirs= typeRoots=",config:"project,p,P=",output:`
        declarationDir= generateCpuProfile= generateTrace= pprofDir= out= outDir= outFile= tsBuildInfoFile=
      `,code:"plugins=",weakens:"noCheck","only-prints":"all listFilesOnly showConfig init version,v dry help,h","never-\
ends":"watch,w api"},match:["npx tsc --noEmit --skipLibCheck --target es2022 --pretty false"]},{programs:["tsx"],starts:"\
node",hands_on:!0,flags:{text:"cache clear-screen",config:"tsconfig="},refused:{"never-ends":"watch"},match:["npx tsx --\
test","npx tsx --tsconfig tsconfig.json x.ts --flag-of-the-script"]},{programs:"ts-node ts-node-cwd ts-node-esm ts-node-\
script ts-node-transpile-only ts-script".split(" "),starts:"node",flags:{text:`
        esm swc transpileOnly,T compilerHost,H ignore,I= ignoreDiagnostics,D=
        compilerOptions,O= files pretty cwdMode skipProject skipIgnore scope preferTsExts logError
        noExperimentalReplAwait experimentalSpecifierResolution= script-mode
      `,path:"cwd= dir= scopeDir=",config:"project,P=",code:"compiler,C= transpiler=",preload:"require,r=","tool-writes":"\
emit","only-prints":"showConfig","outside-code":"eval,e= print,p?","reads-stdin":"interactive,i"},match:["npx ts-node -P\
 tsconfig.json x.ts","npx ts-node --transpile-only x.ts"]},{programs:["babel-node"],starts:"node",reads_behind:!0,hands_on:!0,
flags:{text:"babelrc env-name= extensions,x= gc ignore,i= only,o= root-mode=",code:"config-file= plugins,w= presets,b=",
preload:"require,r=","outside-code":"eval,e? print,p? debug inspect~"},refused:{"outside-code":"debug inspect"},match:["\
npx babel-node --presets @babel/env x.js","npx babel-node x.js -- --presets a"],not_match:["npx babel-node x.js -e 1","n\
px babel-node x.js --import=./evil.mjs","npx babel-node x.js inspect","npx babel-node x.js --config-file ./evil.cjs"]},{
programs:["tsm"],starts:"node",reads_behind:!0,flags:{text:"quiet",config:"tsmconfig="},match:["npx tsm x.ts --port 1"],
not_match:["npx tsm -e 1","npx tsm x.ts --version"]},{programs:["vite-node"],starts:"node",flags:{text:"mode,m=",path:"r\
oot,r=",config:"config,c=","outside-code":"options~ inspect","never-ends":"watch,w"},match:["npx vite-node --config vite\
.config.ts x.ts --watch"],not_match:["npx vite-node -c ../x.mjs x.ts","npx vite-node -e 1"]},{programs:["esmo","esno","j\
iti","sucrase-node","swc-node"],starts:"node",flags:{"outside-code":"eval,e= print,p?"},match:["npx esmo x.ts"],not_match:[
"npx esno -e 1"]},{programs:["babel"],flags:{text:`
        assumptions= auxiliary-comment-after= auxiliary-comment-before= caller= comments compact=
        env-name= extensions,x= highlight-code ignore= minified only= no-copy-ignored
        retain-lines root-mode= source-file-name= source-maps,s? source-type= targets=
        browserslist-config verbose quiet keep-file-extension include-dotfiles copy-ignored
        out-file-extension= babelrc relative upward-optional module-id= module-ids,M module-root= source-map-target= ski\
p-initial-build
      `,path:"root= source-root=",config:"config-file=",code:"plugins= presets=",output:"out-file,o= out-dir,d=","tool-w\
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"},match:["npx babel src --no\
-comments"],not_match:["npx babel src -w"]}]},92739:function(O,t,n){Object.defineProperty(t,"__esModule",{value:!0}),t.TOOL_DATA=
t.TOOLS=t.REFUSED_TOOLS=void 0,t.toolsWith=x;function e(){const a=n(91063);return e=function(){return a},a}function o(){
const a=n(62844);return o=function(){return a},a}function d(){const a=n(1837);return d=function(){return a},a}function i(){
const a=n(44828);return i=function(){return a},a}function m(){const a=n(89288);return m=function(){return a},a}function y(){
const a=n(91265);return y=function(){return a},a}function s(){const a=n(71011);return s=function(){return a},a}const p=t.
REFUSED_TOOLS=(0,e().groupsByName)({"outside-code":`
    bnr bun bunx coffee corepack cross-env-shell deno dotenv dotenv-cli dotenvx env-cmd execa foreman glob
    husky jake lage lerna lint-staged nf node npm npm-watch nps npx nx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test turbo ultra wireit wsrun yarn yarnpkg zx
  `,"never-ends":`
    browser-sync chokidar docsify electron forever http-server json-server lite-server live-server localtunnel
    lt ngrok node-dev nodemon serve start-storybook ts-node-dev tsnd tsserver
    typescript-language-server verdaccio watchify wds web-dev-server webpack-dev-server
  `,"uses-network":`
    degit firebase gh-pages lerna-publish ncu netlify node-gyp node-gyp-build node-pre-gyp np npm-check-updates
    npm-publish patch-package prebuild-install release-it semantic-release surge tiged vercel wrangler
  `,"writes-files":`
    copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp rimraf typeorm
  `}),l=t.TOOL_DATA=[...y().TEST_RUNNERS,...m().COVERAGE,...i().LINTERS,...d().COMPILERS,...o().BUNDLERS,...m().RUNNERS],
c=t.TOOLS=new Map(l.flatMap(a=>{const S=(0,e().useTable)(a);return a.programs.map(w=>[w,S])}));function x(a){const S=new Map(
[...a].flatMap(([w,h])=>{const r=l.find(({programs:v})=>v.includes(w));return r?[[w,(0,e().useTable)(r,[h])]]:[]}));return{
known:w=>{const h=c.has(w)?w:g(w);return S.get(h)??c.get(h)},refusal:w=>p.get(w)??p.get(g(w)),unknown:s().unknownTool,module:s().
UNKNOWN_MODULE}}function g(a){return a.replace(/^@[^/]*\//,"")}},44828:function(O,t){Object.defineProperty(t,"__esModule",
{value:!0}),t.LINTERS=void 0;const n=t.LINTERS=[{programs:["eslint"],flags:{text:`
        cache cache-strategy= color concurrency= config-lookup debug env= eslintrc
        error-on-unmatched-pattern exit-on-fatal-error ext* fix-dry-run fix-type= flag* global*
        ignore ignore-pattern* inline-config max-warnings= pass-on-unpruned-suppressions
        parser-options= rule= quiet report-unused-disable-directives report-unused-disable-directives-severity=
        report-unused-inline-configs= stats warn-ignored nested
      `,path:"resolve-plugins-relative-to= cache-location= cache-file= suppressions-location=",config:"config,c= ignore-\
path=",code:"format,f= parser= plugin= rulesdir=",output:"output-file,o=","only-prints":"env-info print-config=","tool-w\
rites":"fix suppress-all suppress-rule= prune-suppressions","skips-tests":"pass-on-no-patterns","reads-stdin":"stdin std\
in-filename=","uses-network":"init"},match:["npx eslint src -f json --cache --cache-location node_modules/.cache/eslint"]},
{programs:["prettier"],unless:{"only-prints":"check list-different write"},flags:{text:`
        check,c list-different,l arrow-parens= bracket-same-line bracket-spacing cache
        cache-strategy= check-ignore-pragma color config-precedence= cursor-offset= editorconfig
        embedded-language-formatting= end-of-line= error-on-unmatched-pattern
        experimental-cli experimental-operator-position= experimental-ternaries
        html-whitespace-sensitivity= ignore-unknown,u insert-pragma jsx-single-quote log-level= object-wrap=
        print-width= prose-wrap= quote-props= range-end= range-start= require-pragma semi
        single-attribute-per-line single-quote tab-width= trailing-comma= use-tabs
        vue-indent-script-and-style with-node-modules plugin-search
      `,path:"cache-location= plugin-search-dir=",config:"config= ignore-path=",code:"parser= plugin=","only-prints":"fi\
le-info= find-config-path= find-config-file= support-info help,h?","tool-writes":"write,w","reads-stdin":"stdin-filepath\
= stdin"},match:['npx prettier -c "src/**/*.ts" --ignore-path .gitignore --no-config',"npx prettier -l ."],not_match:["n\
px prettier src","npx prettier --no-check src","npx prettier --loglevel=warn ."]},{programs:["biome"],flags:{text:`
        json-~= css-~= md-~= html-~= yaml-~= graphql-~= grit-~= javascript-~= vcs-~= files-~=
        arrow-parentheses= assist-enabled= attribute-position= bracket-same-line= bracket-spacing=
        changed colors= delimiter-spacing= diagnostic-level= enforce-assist= error-on-warnings
        errors-on-unmatched expand= format-with-errors= formatter-enabled= indent-style=
        indent-width= jsx-~= line-ending= line-width= linter-enabled= log-kind= log-level=
        log-prefix-name= max-diagnostics= only= profile-rules profile-type-inference
        quote-properties= quote-style= reporter= semicolons= since= skip= skip-parse-errors staged
        threads= trailing-~= use-editorconfig= use-server verbose vcs-root= reason=
      `,config:"config-path=",output:"reporter-file= log-file= log-path=","tool-writes":"write fix unsafe suppress apply\
 apply-unsafe","reads-stdin":"stdin-file-path=","never-ends":"watch"},refused:{"only-prints":"version rage explain help \
search","never-ends":"start lsp-proxy","writes-files":"init migrate clean upgrade"},match:["npx biome ci --error-on-warn\
ings --javascript-formatter-enabled=false src"]},{programs:["stylelint"],flags:{text:`
        cache cache-strategy= color compute-edit-info,cei disable-default-ignores,di
        globby-options,go= ignore-disables,id ignore-pattern,ip= max-warnings,mw= quiet,q
        quiet-deprecation-warnings report-descriptionless-disables,rdd
        report-invalid-scope-disables,risd report-needless-disables,rd
        report-unscoped-disables,rud validate
      `,path:"config-basedir= cache-location= suppress-location=",config:"config,c= ignore-path,i=",code:"custom-syntax=\
 custom-formatter= formatter,f=",output:"output-file,o=","only-prints":"print-config","tool-writes":"fix? suppress?","sk\
ips-tests":"allow-empty-input,aei","reads-stdin":"stdin stdin-filename="},match:['npx stylelint "**/*.css" --max-warning\
s 0']},{programs:["markdownlint"],flags:{text:"dot,d ignore,i= json,j quiet,q enable* disable* configPointer=",config:"c\
onfig,c= ignore-path,p=",code:"rules,r=",output:"output,o=","tool-writes":"fix,f","reads-stdin":"stdin,s"},match:['npx m\
arkdownlint "**/*.md" --ignore node_modules']},{programs:["markdownlint-cli2","markdownlint-cli2-config","markdownlint-c\
li2-fix"],flags:{text:"no-globs globs",config:"config= configPointer=","tool-writes":"fix format"},match:['npx markdownl\
int-cli2 "**/*.md"']},{programs:["knip","knip-bun"],flags:{text:`
        progress,n use-tsconfig-files cache include-entry-exports include-libs isolate-workspaces
        gitignore production,p strict,s workspace,W= include= exclude= dependencies exports files
        cycles tags= fix-type= max-issues= max-show-issues= exit-code debug,d memory
        memory-realtime performance performance-fn= duration,u trace? trace-dependency=
        trace-export= trace-file= reporter-options= preprocessor-options= config-hints tag-hints
        treat-config-hints-as-errors treat-tag-hints-as-errors no-exit-code types enum-members
        class-members experimental-tags=
      `,path:"directory,D= cache-location=",config:"config,c= tsConfig,t=",code:"preprocessor= reporter=",output:"output\
-file=","tool-writes":"fix,f allow-remove-files format,F","never-ends":"watch,w"},match:["npx knip --production --strict"]},
{programs:["publint"],flags:{text:"level= pack= strict"},match:["npx publint --strict"]},{programs:["attw","@arethetypes\
wrong/cli"],flags:{text:`
        pack,P format,f= quiet,q profile= ignore-rules* entrypoints* include-entrypoints*
        exclude-entrypoints* entrypoints-legacy summary emoji color definitely-typed?
      `,config:"config-path=","uses-network":"from-npm,p"},match:["npx attw --pack ."]},{programs:["cspell","cspell-cli"],
flags:{text:`
        cache cache-strategy= color default-configuration dictionary= disable-dictionary= dot? exclude,e=
        fail-fast file* gitignore issues issues-summary-report language-id= locale= max-duplicate-problems=
        max-file-size= must-find-files progress quiet relative report= show-context?
        show-perf-summary show-suggestions silent,s summary unique,u validate-directives verbose,v words-only
        config-search continue-on-error cache-reset issue-template?
      `,path:"cache-location= gitignore-root= root,r= stop-config-search-at=",config:"config,c= file-list=","skips-tests":"\
no-exit-code",code:"reporter=","reads-stdin":"stdin"},refused:{"only-prints":"trace dictionaries suggestions check","wri\
tes-files":"init"},match:['npx cspell --no-progress "src/**"']},{programs:["ajv"],flags:{text:`
        all-errors strict= strict-~= spec= data= errors= verbose coerce-types= use-defaults=
        remove-additional= discriminator changes= validate-formats= multiple-of-precision=
        unicode-regexp messages inline-refs= code-~= allow-union-types allow-matching-properties
        comment loop-required= loop-enum= own-properties valid invalid
      `,tests:"d* m* r* s=",preload:"c=",output:"o?"},refused:{"only-prints":"help"},match:['npx ajv validate -s schema.\
json -d "data/*.json"']}]},89288:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.RUNNERS=t.COVERAGE=void 0;
const n=t.COVERAGE=[{programs:["c8"],starts:"command",flags:{text:`
        all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,path:"src= resolve= temp-directory=",config:"config,c=",code:"reporter,r=",output:"reports-dir,report-dir,o="},refused:{
"only-prints":"report check-coverage"},match:["npx c8 -r lcov -r text --check-coverage --lines 90 node --test"]},{programs:[
"nyc"],starts:"command",flags:{text:`
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,path:"cwd= temp-dir,t= cache-dir=",config:"nycrc-path=",code:"reporter,r= parser-plugins=",preload:"require,i=",
output:"report-dir="},refused:{"only-prints":"report check-coverage","tool-writes":"instrument merge"},match:["npx nyc -\
-reporter=lcov mocha","npx nyc --reporter text npm test"]}],e=t.RUNNERS=[{programs:["cross-env"],starts:"command",flags:{},
match:["npx cross-env PORT=3000 NODE_OPTIONS=--experimental-vm-modules jest"]},{programs:["concurrently","conc"],starts:"\
command-texts",flags:{text:`
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,path:"cwd=","reads-stdin":"handle-input,i default-input-target="},match:['npx concurrently "npm:lint:*" "NODE_EN\
V=test mocha"']},{programs:["changeset","@changesets/cli"],alone:"writes-files",flags:{text:"since= verbose",output:"out\
put="},refused:{"uses-network":"publish","writes-files":"add init version pre tag"},match:["npx changeset status --since\
=main"]},{programs:["prisma"],alone:"only-prints",flags:{text:"check",config:"schema= config="},refused:{"only-prints":"\
version debug","never-ends":"dev mcp studio","tool-writes":"format","writes-files":"db generate init migrate","uses-netw\
ork":"deploy login platform postgres"},match:["npx prisma validate","npx prisma validate --schema prisma/schema.prisma"],
not_match:["npx prisma migrate deploy","npx prisma generate","npx prisma db push"]},{programs:["gulp","gulp-cli"],flags:{
text:`
        color continue series silent,S log-level,L= tasks-depth,depth= compact-tasks sort-tasks
      `,path:"cwd=",config:"gulpfile,f=",preload:"require,r= preload=","only-prints":"tasks,T? tasks-simple tasks-json? \
verify? completion="},refused:{"never-ends":"dev serve server watch"},match:["npx gulp test --silent -f gulpfile.js"]},{
programs:["grunt","grunt-cli"],flags:{text:"color debug,d? stack verbose,v write",path:"base=",config:"gruntfile=",code:"\
tasks= npm=",preload:"require= preload=",weakens:"force,f","only-prints":"version,V completion="},refused:{"never-ends":"\
connect dev serve server watch"},match:["npx grunt lint test --gruntfile Gruntfile.js --verbose"]},{programs:["npm-run-a\
ll","npm-run-all2","run-s","run-p"],starts:"npm-scripts",flags:{text:`
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `},match:['npx run-s "lint:*" "test:** -- --silent"',"npx run-p lint:a lint:b -l"]}]},91265:function(O,t){Object.defineProperty(
t,"__esModule",{value:!0}),t.TEST_RUNNERS=void 0,t.runsTests=d;const n=t.TEST_RUNNERS=[{programs:["vitest"],operands:"te\
xt",flags:{text:`
        allowOnly bail= bench browser? browser.~= cache changed? clearScreen
        color compare= coverage coverage.~= diff.~= disableConsoleIntercept exclude= expandSnapshotDiff
        expect expect.~= fileParallelism globals dom hideSkippedTests hookTimeout= includeTaskLocation
        isolate json? logHeapUsage maxConcurrency= maxWorkers= minWorkers= mode= poolOptions.~=
        poolOptions= printConsoleTrace project= retry= retry.~= run sequence.~= sequence= shard= silent? slowTestThresho\
ld=
        teardownTimeout= testNamePattern,t= testTimeout= typecheck? typecheck.~= configLoader=
        tagsFilter= strictTags detectAsyncLeaks cacheDir= experimental= experimental.~= vmMemoryLimit= filesOnly
        staticParse staticParseConcurrency= listTags
      `,path:"root,r= dir= experimental.fsModuleCachePath=",config:"config,c= workspace= typecheck.tsconfig= tsconfig=",
code:`
        browser.provider= coverage.customProviderModule= diff= environment= globalSetup= pool=
        reporter,reporters= coverage.reporter= runner= sequence.sequencer= sequence.setupFiles= setupFiles=
        snapshotEnvironment= snapshotSerializers= coverage.provider= browser.testerHtmlPath=
        experimental.openTelemetry.sdkPath= experimental.openTelemetry.browserSdkPath=
        experimental.vcsProvider=
      `,node:"execArgv=",choice:"typecheck.checker=tsc|vue-tsc",output:"outputFile,outputFile.~= attachmentsDir= coverag\
e.reportsDirectory= outputJson=","only-prints":"clearCache","tool-writes":"update,u? coverage.thresholds.autoUpdate","sk\
ips-tests":"passWithNoTests dangerouslyIgnoreUnhandledErrors mergeReports?","never-ends":"watch,w ui open api? api.~","o\
utside-code":"inspect? inspector.~="},refused:{"never-ends":"watch dev","only-prints":"list","writes-files":"init"},match:[
"npx vitest run --reporter=verbose --bail=1 --coverage.thresholds.lines=80"]},{programs:["jest"],operands:"text",flags:{
text:`
        all automock bail,b? cache changedFilesWithAncestor changedSince= ci clearMocks collectCoverage
        collectCoverageFrom* collectTests color colors coverage? coveragePathIgnorePatterns*
        coverageProvider= coverageThreshold= debug detectLeaks detectOpenHandles
        errorOnDeprecated expand,e findRelatedTests forceExit globals= ignoreProjects*
        injectGlobals json lastCommit logHeapUsage maxConcurrency= maxWorkers,w= moduleDirectories*
        moduleFileExtensions* modulePathIgnorePatterns* noStackTrace notify
        notifyMode= onlyChanged,o onlyFailures,f openHandlesTimeout= randomize resetMocks
        resetModules restoreMocks runInBand,i runTestsByPath seed= selectProjects* shard= showSeed
        silent skipFilter testLocationInResults testMatch* testNamePattern,t=
        testPathIgnorePatterns* testPathPattern,testPathPatterns* testRegex* testTimeout=
        transformIgnorePatterns* unmockedModulePathPatterns* useStderr verbose
        waitForUnhandledRejections watchPathIgnorePatterns* watchman workerGracefulExitTimeout=
        workerIdleMemoryLimit= workerThreads
      `,path:"rootDir= roots* modulePaths* cacheDirectory=",config:"config,c= haste= moduleNameMapper= projects*",choice:'\
testEnvironmentOptions={"url":"http~"}',code:`
        coverageReporters* dependencyExtractor= env= filter= globalSetup= globalTeardown= preset= prettierPath= reporter\
s*
        resolver= runner= setupFiles* setupFilesAfterEnv* snapshotSerializers* testEnvironment=
        testResultsProcessor= testRunner= testSequencer= transform= watchPlugins*
      `,output:"outputFile= coverageDirectory=","only-prints":"listTests showConfig clearCache","tool-writes":"updateSna\
pshot,u","skips-tests":"passWithNoTests testFailureExitCode=","never-ends":"watch watchAll","writes-files":"init"},match:[
"npx jest --coverage --coverageReporters=lcov --coverageReporters text-summary",`npx jest --testEnvironmentOptions '{"ur\
l": "https://localhost:8080/x"}'`],not_match:[`npx jest --testEnvironmentOptions '{"url":"http://x","html":"<script>1<\/s\
cript>"}'`]},{programs:["mocha","_mocha"],operands:"tests",hands_on:!0,flags:{text:`
        allow-uncaught async-only,A bail,b check-leaks clear-screen color,c,colors C delay diff exit
        extension= extensions= fail-hook-affected-tests fail-zero fgrep,f= forbid-only
        forbid-pending full-trace global,globals= grep,g= ignore,exclude= inline-diffs invert,i
        jobs,j= parallel,p posix-exit-codes recursive retries= slow,s= sort,S timeout,t,timeouts=
        watch-files= watch-ignore=
      `,tests:"spec=",config:"config= package= opts=",code:"reporter,R= ui,u= file=",preload:"require,r=",node:"node-opt\
ion,n=",output:"reporter-option,reporter-options,O=","only-prints":"dry-run list-interfaces list-reporters","skips-tests":"\
pass-on-failing-test-suite","never-ends":"watch,w"},refused:{"writes-files":"init","outside-code":"inspect debug"},match:[
'npx mocha "test/**/*.spec.js" -R dot --timeout 5000 --exit','npx mocha --grep "~"']},{programs:["ava"],operands:"tests",
flags:{text:`
        color concurrency,c= fail-fast match,m= worker-threads serial,s tap,t timeout,T= verbose,v
      `,config:"config=",node:"node-arguments=","tool-writes":"update-snapshots,u","never-ends":"watch,w","outside-code":"\
host="},refused:{"outside-code":"debug","writes-files":"reset-cache"},match:["npx ava -v --serial test/a.js --match=foo \
--timeout=30s"]},{programs:["tap","tap-run"],operands:"tests",flags:{text:`
        allow-empty-coverage bail,b B branches= changed,n color,c C comments coverage-exclude=
        coverage-report= debug diag disable-coverage exclude= fail-only fail-skip fail-todo
        filter-quietly functions= grep,g= include= invert,i I jobs,j= lines= omit-version
        omit-whitespace passes reporter-arg,r= save-fixture,F serial= show-full-coverage shuffle
        100 cov coverage esm J ts snapshot-clean-cwd statements= test-arg= timeout,t= type-strip-only typecheck stack
      `,tests:"files=",path:"cwd=",config:"tsconfig=",code:"plugin= reporter,R= before= after= coverage-map=",node:"node\
-arg=",output:"reporter-file,f= output-file,o= output-dir,d= save,s=","only-prints":"versions,V","tool-writes":"snapshot\
,S","skips-tests":"allow-incomplete-coverage only,O"},refused:{"only-prints":"help list debug dump-config versions repor\
t replay","never-ends":"repl","uses-network":"plugin build","writes-files":"config"},match:["npx tap -j4 -t60 --disable-\
coverage -R terse"]},{programs:["playwright","playwright-core","@playwright/test"],flags:{text:`
        browser= debug? fail-on-flaky-tests forbid-only fully-parallel global-timeout= grep,g= grep-invert,gv=
        headed ignore-snapshots last-failed max-failures= x no-deps only-changed? project* quiet
        repeat-each= retries= shard= timeout= test-list= test-list-invert= trace= workers,j= deps
        list-tests run-agents= G= shuffle? last-failed-file=
      `,config:"config,c= tsconfig=",code:"reporter= add-reporter=",output:"output=","only-prints":"list","tool-writes":"\
update-snapshots,u? update-source-method=","skips-tests":"pass-with-no-tests","never-ends":"ui"},refused:{"uses-network":"\
install install-deps uninstall screenshot pdf","never-ends":"codegen open show-report show-trace run-server launch-serve\
r cr ff wk","writes-files":"clear-cache init-agents","tool-writes":"merge-reports"},match:["npx playwright test tests/a.\
spec.ts --reporter=line --project=chromium -g login"]},{programs:["cypress"],flags:{text:`
        auto-cancel-after-failures= ci-build-id= component e2e group= headed headless parallel
        quiet,q tag,t= port,p= env,e= runner-ui dev config,c= reporter-options,o=
      `,tests:"spec,s=",path:"project,P=",config:"config-file,C=",code:"reporter,r=",choice:"browser,b=chrome|chrome:~|c\
hromium|edge|edge:~|electron|firefox|firefox:~|webkit"},refused:{"uses-network":"install","never-ends":"open","writes-fi\
les":"cache","only-prints":"version verify info"},match:["npx cypress run --browser chrome --config video=false"]},{programs:[
"puppeteer"],flags:{},refused:{"uses-network":"browsers"},not_match:["npx puppeteer browsers install chrome"]},{programs:[
"tape"],operands:"tests",flags:{text:"ignore,i= ignore-pattern= strict",preload:"require,r= import=","skips-tests":"only"},
match:["npx tape test/a.js"]},{programs:["uvu"],operands:"tests",flags:{text:"bail,b color,c ignore,i= tsmodule",path:"c\
wd,C=",preload:"require,r="},match:["npx uvu test"]},{programs:["jasmine"],operands:"tests",flags:{text:"color fail-fast\
 filter= filter-path= parallel= random= seed= stop-on-failure= verbose",config:"config=",code:"helper= reporter=",preload:"\
require=","only-prints":"enumerate list-not-applicable version,v"},refused:{"writes-files":"init examples","only-prints":"\
help version enumerate"},match:["npx jasmine --random=true"]},{programs:["tsd"],flags:{text:"files,f= show-diff typings,\
t="},match:["npx tsd"]}],e=["pytest","py.test","unittest","nose2","tox","nox","phpunit","rspec"],o=new Set(["node","carg\
o","go","bun","deno","dotnet","swift","mvn","gradle"]);function d(i){const m=new Set([...e,...n.flatMap(({programs:y})=>y)]);
return i.some((y,s)=>m.has(y)?!0:o.has(y)&&/^(?:--)?test$/.test(i[s+1]??""))}},71011:function(O,t,n){Object.defineProperty(
t,"__esModule",{value:!0}),t.UNKNOWN_MODULE=void 0,t.unknownTool=p;function e(){const l=n(91063);return e=function(){return l},
l}const o={flags:{config:"config,c= config-file= rcfile= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use= cmd= command= eval= init-hook=
    `,"outside-code":"exec,execute= on-change= on-failure= on-success= shell= inspect? inspect-brk? inspect-wait?",node:"\
exec-argv= node-arg~= node-flag~= node-option~=",weakens:"env-file= exit-zero no-fail warn-only","reads-stdin":"stdin","\
uses-network":"publish upload","tool-writes":"apply apply-unsafe fix? in-place overwrite update update-snapshot,update-s\
napshots write","skips-tests":"allow-no-tests pass-with-no-tests","never-ends":"serve ui watch watch-all"},refused:{"out\
side-code":"eval","uses-network":"add i install link remove uninstall update upgrade deploy login publish push release u\
pload","never-ends":"console dev develop preview repl serve server shell start studio watch","tool-writes":"generate mig\
rate","writes-files":"clean create eject init new"},unknown:!0},{refused:d}=o,i=[{programs:["next"],alone:"never-ends",ends_with:"\
build info lint telemetry typegen"},{programs:["parcel","vitepress"],alone:"never-ends",ends_with:"build"},{programs:["s\
torybook"],alone:"never-ends",ends_with:"build doctor"},{programs:["testem"],alone:"never-ends",ends_with:"ci launchers"},
{programs:["karma"],ends_with:"run start"},{programs:["ember","hexo","ng"],refused:{...d,"never-ends":`${d["never-ends"]}\
 s`}},{programs:["microbundle","ncc","postcss","rolldown","sass","tailwindcss","tsdown"],flags:{...o.flags,"never-ends":`${o.
flags["never-ends"]} w`}}],m=(0,e().useTable)(o),y=t.UNKNOWN_MODULE=(0,e().useTable)({...o,flags:{...o.flags,code:"custo\
m-syntax= env= environment= formatter= parser= reporter= resolver= rulesdir= runner= use= cmd= command= eval= init-hook=",
module:"import= load= load-plugins= loader= plugin~="}}),s=new Map(i.flatMap(l=>{const c=(0,e().useTable)({...o,...l});return l.
programs.map(x=>[x,c])}));function p(l){return s.get(l)??m}},67147:function(O,t,n){Object.defineProperty(t,"__esModule",
{value:!0}),t.additionsOf=y,t.everything=s,t.withAdditions=l;function e(){const c=n(41330);return e=function(){return c},
c}function o(){const c=n(39491);return o=function(){return c},c}function d(){const c=n(32854);return d=function(){return c},
c}const i={path:"node_modules",at:"anywhere"},m={dot:!0,nonegate:!0};function y(c=[],x=[i]){const g=c.flatMap(h=>(0,d().
normalise)(h)||[]),a=g.length>0?(0,e().default)(g,m):()=>!1,S=h=>x.some(r=>r.at!=="home"&&(h===r.path||r.at==="anywhere"&&
h.endsWith(`/${r.path}`))),w=(h,r)=>r(h)||(0,o().foldersAbove)(h).some(r);return{cover:h=>w(h,S)||w(h,a),areBuilt:h=>w(h,
a)&&!w(h,S),mayBeIn:h=>g.some(r=>p(r.split("/"),h.split("/")))}}function s(c){const{cover:x}=y([],c);return{cover:()=>!0,
areBuilt:g=>!x(g),mayBeIn:()=>!1}}function p([c,...x],[g,...a]){return c===void 0?!1:g===void 0||c.includes("**")||/[{(]/.
test(c)?!0:e().default.isMatch(g,c,m)&&p(x,a)}function l(c,x,g){const a=r=>c.stat(r)===void 0&&(g.cover(r)||g.mayBeIn(r))&&
(0,o().foldersAbove)(r).every(v=>(c.stat(v)?.kind??"directory")==="directory"),S=new Map,w=r=>(S.has(r)||S.set(r,x.stat(
r)),S.get(r)),h=r=>{if(!a(r))return c.stat(r);const v=w(r),u=g.cover(r)||v?.kind==="directory";if(!(!v||!u))return{...v,
tracked:!1,...g.areBuilt(r)&&{built:!0}}};return{label:c.label,...c.attributes&&{attributes:c.attributes},stat:h,readlink:r=>(a(
r)?x:c).readlink(r),read:(r,v)=>(a(r)?x:c).read(r,v),list:r=>{const v=x.list(r).flatMap(({path:u})=>(a(u)?h(u):void 0)??
[]);return[...c.list(r),...v].sort(o().byEntryPath)},files:()=>c.files()}}},39491:function(O,t,n){Object.defineProperty(
t,"__esModule",{value:!0}),t.byEntryPath=y,t.canBeCheckedOut=i,t.folderOf=x,t.foldersAbove=s,t.indexEntries=m,t.notAFile=
p,t.tooLarge=l;function e(){const g=n(41895);return e=function(){return g},g}function o(){const g=n(59490);return o=function(){
return g},g}const d=/(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)|\0/i;function i(g){return!d.test(g)}function m(g){const a=new Map;
for(const r of g){if(a.has(r.path))throw c(r.path,"occurs twice");if(!i(r.path))throw c(r.path,"cannot be checked out");
a.set(r.path,r)}for(const{path:r,tracked:v}of[...a.values()])for(let u=x(r);u!=="";u=x(u)){const f=a.get(u)?.kind;if(f===
"directory")break;if(f!==void 0)throw c(r,`is below the ${f} ${u}`);a.set(u,{path:u,kind:"directory",tracked:v})}const S=[
...a.values()].sort(y);let w;a.set("",{path:"",kind:"directory",tracked:!0});const h=S.filter(({kind:r,tracked:v})=>v&&r!==
"directory");return{stat:r=>a.get(r),list:r=>(w??=(0,o().groupBy)(S,({path:v})=>x(v)),w.get(r)??[]),files:()=>h}}function y(g,a){
return g.path<a.path?-1:g.path>a.path?1:0}function s(g){const a=[];for(let S=g.indexOf("/");S>=0;S=g.indexOf("/",S+1))a.
push(g.slice(0,S));return a}function p(g,a){return new(e()).GateError("file_unreadable",`${a} is not a regular file in ${g}`,
"Check the spelling of the path. It must be a file of its own, not a directory or a symlink.")}function l(g,a,S,w){return new(e()).
GateError("file_unreadable",`${a} in ${g} has ${S} bytes; the limit is ${w}`,"Split the file, or move large data out of \
it.")}function c(g,a){return new(e()).GateError("file_unreadable",`The tree contains the path ${JSON.stringify(g)}, whic\
h ${a}`,"Recreate the commit with an unmodified git.")}function x(g){return g.slice(0,Math.max(g.lastIndexOf("/"),0))}},
32854:function(O,t){Object.defineProperty(t,"__esModule",{value:!0}),t.isLocatedIn=l,t.isWithin=s,t.isWithinAnywhere=v,t.
locatePath=p,t.looksLikePattern=u,t.normalise=i,t.resolveInTree=m;const n=40,e={path:"",kind:"directory",tracked:!0},o=/^[A-Za-z]:/,
d=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;function i(f){if(d.test(f))return f;const k=f.replaceAll("\\","/");if(k.startsWith(
"/")||k.includes("\0"))return;const E=[];for(const j of k.split("/"))if(!(j===""||j===".")){if(j!=="..")E.push(j);else if(E.
pop()===void 0)return}return o.test(k)||o.test(E[0]??"")?void 0:E.join("/")}function m(f,k){if(k.startsWith("/")||k.includes(
"\0"))return{kind:"outside",path:k};const E=k.split("/").reverse(),j=[];let R=e,_=0;for(let A=E.pop();A!==void 0;A=E.pop()){
if(A===""||A===".")continue;if(R.kind!=="directory")return{kind:"missing",path:[...j,A].join("/")};if(A===".."){if(j.pop()===
void 0)return{kind:"outside",path:k};R=y(j);continue}const L=[...j,A].join("/"),N=f.stat(L);if(N===void 0)return{kind:"m\
issing",path:L};if(N.kind!=="symlink"){j.push(A),R=N;continue}if(_+=1,_>n)return{kind:"loop",path:k};const M=f.readlink(
L);if(M===void 0||M===""||M.length>S)return{kind:"missing",path:L};if(M.startsWith("/")||M.includes("\0"))return{kind:"o\
utside",path:L};E.push(...M.split("/").reverse())}return{kind:"inside",path:R.path,entry:R}}function y(f){return f.length===
0?e:{...e,path:f.join("/")}}function s(f,k,{ignoreCase:E=!1}={}){const j=i(f),R=i(k);return j===void 0||R===void 0?!1:h(
R,j,E)}function p(f,k,{at:E,tree:j}){if(w(f))return;const _=(a(f)??[...a(k)??[],...g(f)]).reverse(),A=x((a(E)??[]).filter(
M=>M!=="")),L=[];let N=0;for(let M=_.pop();M!==void 0;M=_.pop()){if(M===""||M===".")continue;if(M===".."){L.pop();continue}
L.push(M);const D=j&&c(j,A,x(L));if(D===void 0)continue;if(N+=1,N>n||w(D))return;const W=a(D);W===void 0?L.pop():L.length=
0,_.push(...(W??g(D)).reverse())}return x(L)}function l(f,k,{ignoreCase:E=!1}={}){return h(k.slice(1),f.slice(1),E)}function c(f,k,E){
if(l(E,k))return f.readlink(k==="/"?E.slice(1):E.slice(k.length+1))}function x(f){return`/${f.join("/")}`}function g(f){
return f.replaceAll("\\","/").split("/")}function a(f){return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(f)?g(f):void 0}const S=4096;
function w(f){return f.length>S?!0:f.includes("\0")||/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(f)}function h(f,k,E){if(f==="")
return!0;const[j,R]=E?[r(k),r(f)]:[k,f];return j===R||j.startsWith(`${R}/`)}function r(f){return d.test(f)?f.toLowerCase():
f.normalize("NFC").toUpperCase().toLowerCase()}function v(f,k){const E=i(f);if(E!==void 0)return`/${r(E)}/`.includes(`/${r(
k)}/`);const j=f.split("/");return j.some((R,_)=>s(j.slice(_).join("/"),k,{ignoreCase:!0}))}function u(f){return/[*?]|^!|\{[^{}]*,[^{}]*\}|^["'`].*["'`]$/.
test(f)||f.trim()!==f}},23404:function(O,t,n){n.r(t),n.d(t,{SCHEMA_VERSION:()=>e.f$,canonicalize:()=>e.dw,computeAssetId:()=>e.
ns,verifyAssetId:()=>e.Px});var e=n(35845)},28940:function(O,t,n){n.r(t),n.d(t,{closest:()=>e.kp,distance:()=>e.Io});var e=n(
21916)},41330:function(O,t,n){n.r(t),n.d(t,{default:()=>e});var e=n(14006)},86750:function(O,t,n){n.r(t),n.d(t,{RE2JS:()=>e.
L3});var e=n(2856)},7723:function(O,t,n){n.r(t),n.d(t,{ZodError:()=>e.G,array:()=>o.YOg,boolean:()=>o.zMY,coerce:()=>d,enum:()=>o.
k5n,int:()=>o.Whr,iso:()=>i,literal:()=>o.euz,looseObject:()=>o._H3,number:()=>o.aig,object:()=>o.Ikc,partialRecord:()=>o.
jgl,prettifyError:()=>m.S1,record:()=>o.g1P,strictObject:()=>o.rej,string:()=>o.YjP,toJSONSchema:()=>y.bl,union:()=>o.KCZ,
unknown:()=>o.L5J,url:()=>o.OZ5});var e=n(961),o=n(2503),d=n(49567),i=n(64377),m=n(37428),y=n(98439)}};
