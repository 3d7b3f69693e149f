"use strict";const{readFileSync}=require("node:fs"),{compileFunction}=require("node:vm"),table={"action/index":"action/changed-files \
action/check-place action/core action/durations action/fail action/find-run action/gate-job action/inputs action/is-prot\
ected action/main action/other-pulls action/payload action/plan-shards action/post action/progress action/publish-contex\
t action/publish-job action/publish-others action/publish-report action/report-job action/run-shard action/shared-policy\
 action/step-gate","action/promote":"action/promote",api:"api","approval/index":"approval/approval approval/by-digest ap\
proval/by-reviews approval/head approval/review approval/subject","assets/collect":"assets/collect","assets/index":"asse\
ts/applied assets/asset assets/before assets/clear assets/compare assets/file assets/globs assets/indirections assets/js\
on-grammar assets/limits assets/locate assets/message assets/naming assets/overrides assets/pointer assets/problems asse\
ts/shapes assets/source assets/stray assets/subject assets/tokens assets/utf8 assets/validation assets/wrapper","assets/\
json":"assets/json","assets/log/index":"assets/log/appended assets/log/audit-log assets/log/read-log assets/log/records \
assets/log/whole-records","audit/change/gate/index":"audit/change/gate/agent-instructions audit/change/gate/check-names \
audit/change/gate/compare-jobs audit/change/gate/compare-workflows audit/change/gate/gate-change audit/change/gate/gate-\
package audit/change/gate/gate-scripts audit/change/gate/triggers audit/change/gate/uses audit/change/gate/weakened-file\
s audit/change/gate/workflow","audit/change/index":"audit/change/audit-log audit/change/blast-radius audit/change/counte\
d-files audit/change/counting audit/change/forbidden-paths audit/change/hidden-files audit/change/ignored-inputs audit/c\
hange/lock-hosts audit/change/log-lines audit/change/policy-change audit/change/prepare-inputs audit/change/protected-pa\
ths audit/change/some-touches audit/change/touched-paths audit/change/unauditable-files audit/change/unproven-merge","au\
dit/claims/index":"audit/claims/asset-files audit/claims/broadcast audit/claims/capsule-fields audit/claims/capsules aud\
it/claims/chain audit/claims/claimed-radius audit/claims/claimed-streak audit/claims/content-hash audit/claims/counted-c\
hange audit/claims/envelope audit/claims/estimates audit/claims/hash-forms audit/claims/look-alike-ids audit/claims/name\
d-genes audit/claims/not-checked audit/claims/proven-streak audit/claims/references audit/claims/self-description audit/\
claims/streak audit/claims/unidentified","audit/claims/schema/index":"audit/claims/schema/differences audit/claims/schem\
a/expectation audit/claims/schema/findings audit/claims/schema/schemas audit/claims/schema/validation-report","audit/gen\
e/index":"audit/gene/blast-radius audit/gene/constraints audit/gene/declared-constraints audit/gene/declared-paths audit\
/gene/differences audit/gene/gene audit/gene/limits audit/gene/limits-beyond-cap audit/gene/loosened-constraints audit/g\
ene/plans audit/gene/read-gene audit/gene/removed-gene audit/gene/validation","audit/index":"audit/asset-file audit/audi\
t audit/audited audit/check audit/checks audit/plan audit/read-subject audit/subject","cli/audit":"cli/audit","cli/expla\
in":"cli/explain","cli/fix":"cli/fix","cli/index":"cli/attestation-options cli/audit-input cli/check cli/demo cli/demo-f\
iles cli/doctor cli/durations cli/emit-option cli/fix-change cli/given-task cli/history cli/if-staged cli/init cli/main \
cli/matrix cli/policy cli/policy-test cli/progress cli/range-options cli/report cli/report-options cli/runner-log cli/sc\
hema cli/terminal cli/verbs","cli/promote":"cli/promote","cli/select":"cli/select","command/families/index":"command/fam\
ilies/index command/families/node command/families/node-options command/families/nopt command/families/npm-flags command\
/families/npm-subcommands command/families/npx command/families/parsed command/families/parsers command/families/program\
s command/families/tool command/families/tools","command/families/machine/index":"command/families/machine/judge-operand\
s command/families/machine/parse-program command/families/machine/program-table command/families/machine/properties comm\
and/families/machine/python-module command/families/machine/started","command/families/node-flags":"command/families/nod\
e-flags","command/families/npm":"command/families/npm","command/families/tools/index":"command/families/tools/bundlers c\
ommand/families/tools/compilers command/families/tools/coverage command/families/tools/judge-value command/families/tool\
s/launches command/families/tools/named-files command/families/tools/read-tool command/families/tools/runners command/fa\
milies/tools/task-runners command/families/tools/tool-table","command/families/tools/linters":"command/families/tools/li\
nters","command/families/tools/test-runners":"command/families/tools/test-runners","command/flags/index":"command/flags/\
equals command/flags/flag-table command/flags/read-flags","command/index":"command/sentence command/shell-text","command\
/javascript/index":"command/javascript/parse","command/lex/index":"command/lex/assignment command/lex/characters command\
/lex/deception command/lex/glob command/lex/glob-expand command/lex/glob-pattern command/lex/inspect-word command/lex/le\
x command/lex/look-alike command/lex/problem command/lex/shell-syntax command/lex/word","command/lex/splitter":"command/\
lex/splitter","command/read":"command/read","command/resolve/file":"command/resolve/file","command/resolve/index":"comma\
nd/resolve/alternatives command/resolve/argument-file command/resolve/binary command/resolve/dependency command/resolve/\
environment-file command/resolve/index command/resolve/installed command/resolve/lexical command/resolve/local-tool comm\
and/resolve/lost-status command/resolve/main-file command/resolve/node command/resolve/npm command/resolve/npm-config co\
mmand/resolve/npm-project command/resolve/npm-quote command/resolve/npm-settings command/resolve/npmrc command/resolve/n\
pmrc-copies command/resolve/npmrc-keys command/resolve/package-env command/resolve/package-json command/resolve/package-\
manager command/resolve/package-manager-settings command/resolve/place command/resolve/script-command command/resolve/sc\
ript-selection command/resolve/script-text command/resolve/script-words command/resolve/source command/resolve/tasks com\
mand/resolve/test-pattern command/resolve/trail command/resolve/workspace-patterns command/resolve/workspaces","command/\
resolve/lock/compare":"command/resolve/lock/compare","command/resolve/lock/index":"command/resolve/lock/bun command/reso\
lve/lock/lock command/resolve/lock/npm command/resolve/lock/pnpm command/resolve/lock/read command/resolve/lock/registry\
 command/resolve/lock/source command/resolve/lock/yarn","command/resolve/npm-script":"command/resolve/npm-script","comma\
nd/resolve/program":"command/resolve/program","command/resolve/script-steps":"command/resolve/script-steps","command/res\
olve/scripts-that-run":"command/resolve/scripts-that-run","command/resolve/tool-files":"command/resolve/tool-files","doc\
tor/index":"doctor/assets doctor/doctor doctor/doctor-answer doctor/lacking-keys doctor/machine doctor/text doctor/tight\
en doctor/workflow","event/index":"event/base-tip event/branch event/default-branch event/find-pull-request event/known-\
refs event/merge-group event/payload event/policy-ref event/pull-request event/resolve-base event/resolve-branch event/r\
esolve-event event/resolve-pull-request event/resolve-range event/schema event/test-merge event/workflow-run","fix/index":"\
fix/errors fix/fix fix/fix-task fix/identity fix/patch fix/proposal fix/refuse-task fix/resolved-findings fix/store fix/\
text-edit fix/unfixed fix/write",gate:"gate","github/index":"github/artifact github/attestations github/backoff github/c\
heck-annotations github/check-binding github/check-run github/client github/comments github/failure github/file github/l\
imits github/one-check github/pull-files github/pull-request github/refs github/review-comments github/reviews github/un\
zip","history/index":"history/fixed-by history/history-answer history/judge-change history/judge-history history/levels \
history/outcome history/programs history/text","init/index":"init/agents init/place init/policy-template init/workflow-t\
emplate init/write","judge/families/family":"judge/families/family","judge/families/index":"judge/families/form judge/fa\
milies/hosts judge/families/kinds judge/families/programs judge/families/registry","judge/families/packs/index":"judge/f\
amilies/packs/archives judge/families/packs/build judge/families/packs/files judge/families/packs/git judge/families/pac\
ks/javascript judge/families/packs/network judge/families/packs/packages judge/families/packs/python judge/families/pack\
s/system judge/families/packs/text","judge/families/programs/index":"judge/families/programs/bun judge/families/programs\
/cargo judge/families/programs/deno judge/families/programs/dotnet judge/families/programs/go judge/families/programs/jv\
m judge/families/programs/make judge/families/programs/pnpm judge/families/programs/pytest judge/families/programs/pytho\
n judge/families/programs/yarn","judge/families/programs/python-tools":"judge/families/programs/python-tools","judge/ind\
ex":"judge/context judge/judge judge/judge-reading","judge/profiles/check-policy":"judge/profiles/check-policy","judge/p\
rofiles/curated/index":"judge/profiles/curated/arguments judge/profiles/curated/curated judge/profiles/curated/paths jud\
ge/profiles/curated/shape","judge/profiles/curated/operation":"judge/profiles/curated/operation","judge/profiles/index":"\
judge/profiles/evolver judge/profiles/index judge/profiles/profile judge/profiles/validator","judge/profiles/workspace/i\
ndex":"judge/profiles/workspace/allowed judge/profiles/workspace/custom judge/profiles/workspace/danger judge/profiles/w\
orkspace/dangerous-patterns judge/profiles/workspace/languages judge/profiles/workspace/paths judge/profiles/workspace/s\
plit-arguments judge/profiles/workspace/tool-call judge/profiles/workspace/workspace","model/index":"model/asset model/a\
sset-types model/blast-radius model/blast-severities model/confirmations model/containment-cause model/edit model/eviden\
ce model/finding model/hash-form model/head-lines model/isolation model/isolation-levels model/level model/nothing-run m\
odel/nothing-touched model/outcome model/platform model/prepare model/replay model/run model/severities model/verdict","\
packages/acorn":"acorn","packages/actions/core":"@actions/core","packages/actions/github":"@actions/github","packages/cf\
worker/json-schema":"@cfworker/json-schema","packages/chunk-7WRIFLSH":"chunk-7WRIFLSH","packages/chunk-BMIUOHVM":"chunk-\
BMIUOHVM","packages/chunk-C5NYTGTY":"chunk-C5NYTGTY","packages/chunk-IYWUY3VA":"chunk-IYWUY3VA","packages/chunk-MDCGXCCB":"\
chunk-MDCGXCCB","packages/chunk-QZH5WLMX":"chunk-QZH5WLMX","packages/commander":"commander","packages/diff":"diff","pack\
ages/evomap/gep-sdk":"@evomap/gep-sdk","packages/evomap/gep-sdk/schemas/capsule.schema":"@evomap/gep-sdk/schemas/capsule\
.schema.json","packages/evomap/gep-sdk/schemas/evolution-event.schema":"@evomap/gep-sdk/schemas/evolution-event.schema.j\
son","packages/evomap/gep-sdk/schemas/gene.schema":"@evomap/gep-sdk/schemas/gene.schema.json","packages/evomap/gep-sdk/s\
chemas/mutation.schema":"@evomap/gep-sdk/schemas/mutation.schema.json","packages/fast-xml-builder":"fast-xml-builder","p\
ackages/fastest-levenshtein":"fastest-levenshtein","packages/ini":"ini","packages/jsonc-parser":"jsonc-parser","packages\
/picomatch":"picomatch","packages/preact-render-to-string":"preact-render-to-string","packages/preact/jsx-runtime":"prea\
ct/jsx-runtime","packages/re2js":"re2js","packages/sigstore/bundle":"@sigstore/bundle","packages/sigstore/core":"@sigsto\
re/core","packages/sigstore/protobuf-specs":"@sigstore/protobuf-specs","packages/sigstore/verify":"@sigstore/verify","pa\
ckages/simple-git":"simple-git","packages/tar/header":"tar/header","packages/tar/parse":"tar/parse","packages/tar/pax":"\
tar/pax","packages/yaml":"yaml","packages/yauzl":"yauzl","packages/zod":"zod","policy/index":"policy/branches policy/cha\
nged-since policy/default policy/difference policy/document policy/documented-keys policy/extend policy/home-folder poli\
cy/key policy/linear-pattern policy/load policy/names policy/near-policy policy/parse policy/place policy/policy policy/\
profile-names policy/protected-paths policy/repository-path policy/schema-walk policy/shared policy/stricter policy/stri\
ctness policy/tighten policy/values","policy/schema/index":"policy/schema/a2a policy/schema/approvals policy/schema/asse\
ts policy/schema/blast-radius policy/schema/branches policy/schema/commands policy/schema/extends policy/schema/ignores \
policy/schema/limits policy/schema/patterns policy/schema/rules policy/schema/running","promote/answer":"promote/answer",
"promote/archive/index":"promote/archive/broken promote/archive/checksums promote/archive/entry-path promote/archive/gep\
x promote/archive/limits promote/archive/unpack","promote/attestation/index":"promote/attestation/attestation promote/at\
testation/evidence promote/attestation/judge-attestation promote/attestation/read-attestations promote/attestation/signe\
r promote/attestation/source promote/attestation/statement promote/attestation/strict-json promote/attestation/trusted-r\
oot promote/attestation/verify","promote/decide":"promote/decide","promote/evidence/index":"promote/evidence/judge-evide\
nce promote/evidence/provenance promote/evidence/read-evidence","promote/index":"promote/audited-findings promote/bundle\
 promote/candidates promote/counts promote/emit promote/event-log promote/exit-code promote/folder promote/gene-findings\
 promote/identity promote/inputs promote/json promote/known promote/lines promote/made-list promote/markdown promote/pol\
icy promote/promotion promote/revocation promote/run-genes promote/text promote/workspace","promote/promote":"promote/pr\
omote","promote/value/index":"promote/value/near-duplicate promote/value/other-environment promote/value/stale-evidence",
"publish/index":"publish/annotations publish/check publish/check-name publish/check-output publish/comment publish/concl\
usion publish/files publish/folder-lock publish/log publish/log-failures publish/notes publish/outputs publish/post publ\
ish/publisher publish/several publish/step-summary publish/suggestion publish/suggestions","remedy/evaluation/index":"re\
medy/evaluation/names remedy/evaluation/read remedy/evaluation/script remedy/evaluation/vacuous","remedy/index":"remedy/\
edits remedy/fix-list remedy/reason remedy/rewrite-command remedy/script remedy/script-store","remedy/rewrites/index":"r\
emedy/rewrites/directory remedy/rewrites/file-test remedy/rewrites/index remedy/rewrites/launchers remedy/rewrites/lost-\
quotes remedy/rewrites/paths remedy/rewrites/rewrite remedy/rewrites/shell remedy/rewrites/words","remedy/suggestions/in\
dex":"remedy/suggestions/flags remedy/suggestions/index remedy/suggestions/npm remedy/suggestions/shell remedy/suggestio\
ns/tasks remedy/suggestions/text","repo/checkout":"repo/checkout","repo/index":"repo/additions repo/anywhere repo/blobs \
repo/checked-out-content repo/checkout-guard repo/checkout-parts repo/conversions repo/diff repo/entry-index repo/file-k\
ind repo/files-named repo/first-parents repo/folder-spelling repo/folder-tree repo/git repo/git-process repo/head-files \
repo/literal-tree repo/look-alike repo/merge-base repo/merge-tree repo/object-reader repo/object-tree repo/object-view r\
epo/partial-clone repo/past-changes repo/path-bytes repo/paths repo/per-tree repo/read-change repo/remote repo/revision \
repo/source-tree repo/typed-revision repo/untracked repo/user-environment repo/with-additions repo/worktree","report/age\
nt/index":"report/agent/agent-task report/agent/project report/agent/read-task report/agent/render","report/build":"repo\
rt/build","report/compact/index":"report/compact/compact report/compact/entry report/compact/findings report/compact/pla\
ces report/compact/share report/compact/validations","report/gate-report":"report/gate-report","report/html/assets":"rep\
ort/html/assets","report/html/command":"report/html/command","report/html/html":"report/html/html","report/html/index":"\
report/html/command-text report/html/finding report/html/lanes report/html/mark report/html/masthead report/html/page re\
port/html/scale report/html/segments report/html/words","report/html/sections/attention":"report/html/sections/attention",
"report/html/sections/blast-radius":"report/html/sections/blast-radius","report/html/sections/index":"report/html/sectio\
ns/environment report/html/sections/evidence report/html/sections/genes report/html/sections/remarks report/html/section\
s/rules report/html/sections/selection report/html/sections/timeline","report/in-toto/index":"report/in-toto/statement r\
eport/in-toto/test-result report/in-toto/verification-summary","report/index":"report/audit-answer report/causes report/\
entries report/escape report/explanation report/format report/json report/links report/read report/reported-runs report/\
validation report/validation-reading report/validation-report report/validation-reports report/version","report/junit/in\
dex":"report/junit/cases report/junit/junit","report/markdown/index":"report/markdown/agent-task report/markdown/blocked\
 report/markdown/check-text report/markdown/everything report/markdown/failed report/markdown/findings report/markdown/g\
enes report/markdown/prose","report/markdown/markdown":"report/markdown/markdown","report/redact/index":"report/redact/f\
orms report/redact/known-values report/redact/named-values report/redact/redact report/redact/secrets","report/sarif/ind\
ex":"report/sarif/places report/sarif/results report/sarif/rules report/sarif/sarif","report/text/assets":"report/text/a\
ssets","report/text/commands":"report/text/commands","report/text/explain/index":"report/text/explain/command report/tex\
t/explain/rule report/text/explain/words","report/text/index":"report/text/audit report/text/audit-progress report/text/\
blast-radius report/text/findings report/text/layout report/text/policy report/text/selection report/text/text","report/\
view/index":"report/view/assets report/view/blast-radius report/view/columns report/view/edit-lines report/view/error-li\
nes report/view/finding report/view/group report/view/head-place report/view/headline report/view/marked-lines report/vi\
ew/output report/view/proof report/view/relative-paths report/view/report-sections report/view/selection report/view/ton\
es report/view/words",root:"action audit-clock audit-commit base-policy bundle-memory cli error group-by head-files inte\
rrupt make-folder nearest-name open-input process-identity propose-fix small-memory system-error temporary-folder tool z\
od-path","rules/asset":"rules/asset","rules/asset-file":"rules/asset-file","rules/attestation":"rules/attestation","rule\
s/change":"rules/change","rules/containment-causes":"rules/containment-causes","rules/curated":"rules/curated","rules/el\
igibility":"rules/eligibility","rules/evidence":"rules/evidence","rules/index":"rules/agents-block rules/catalogue rules\
/documents rules/edit-sentence rules/eligibility-of rules/example rules/example-asset rules/example-files rules/finding \
rules/identity rules/not-judged rules/page rules/program rules/rule rules/single-quoted rules/standard-repository rules/\
validator rules/workspace","rules/invocation":"rules/invocation","rules/policy":"rules/policy","rules/promotion":"rules/\
promotion","rules/run":"rules/run","rules/syntax":"rules/syntax","rules/target":"rules/target","run/containment-causes":"\
run/containment-causes","run/containment/index":"run/containment/choose-backend run/containment/control-groups run/conta\
inment/git-config run/containment/hierarchies run/containment/launched-places run/containment/launcher run/containment/l\
imits run/containment/list-written run/containment/machine run/containment/mount-table run/containment/new-keyring run/c\
ontainment/pause-process run/containment/privileges run/containment/process-group run/containment/removals run/containme\
nt/stock run/containment/try-namespaces run/containment/view run/containment/view-layout run/containment/view-script","r\
un/containment/namespaces":"run/containment/namespaces","run/containment/prepared-view":"run/containment/prepared-view",
"run/containment/slots/index":"run/containment/slots/frames run/containment/slots/link run/containment/slots/outputs run\
/containment/slots/slot-places run/containment/slots/supervisor","run/containment/slots/supervisor-source":"run/containm\
ent/slots/supervisor-source","run/index":"run/audited-files run/budget run/capture run/configuration-files run/environme\
nt run/home-folders run/inherited-descriptors run/isolation-probe-script run/launch run/left-out run/lifeline run/log-co\
mmands run/lower-layer run/named-root run/not-run run/nothing-ran run/outcomes run/path-list run/pool run/private-copy r\
un/private-folder run/process-tree run/programs run/progress run/repository-copy run/safe-line run/search-path run/share\
d-folder run/shell-status run/side-effects run/start-program run/supervise run/written","run/isolation-probe":"run/isola\
tion-probe","run/prepare/index":"run/prepare/lines run/prepare/npm-settings run/prepare/output","run/prepare/prepare":"r\
un/prepare/prepare","run/run":"run/run","run/schedule":"run/schedule","run/scripts/index":"run/scripts/driver run/script\
s/launch-scripts run/scripts/npm-environment","select/index":"select/error-signature select/extract select/memory select\
/memory-graph select/option select/pattern select/replay select/score select/selector select/signal select/triggers","sh\
ard/index":"shard/assign shard/durations shard/merge-isolation shard/merged-runs shard/part shard/partition shard/plan s\
hard/read-parts shard/shard shard/shard-schema shard/share-outcomes shard/work","verdict/index":"verdict/approval verdic\
t/earlier-output verdict/exit-code verdict/gene verdict/ignores verdict/judge verdict/levels verdict/missing-outcomes ve\
rdict/next-actor verdict/run-findings verdict/shards verdict/validate verdict/verdict"},chunkOf=new Map;for(const e in table)
for(const t of table[e].split(" "))chunkOf.set(t,e);const texts=new Map,chunks=new Map,modules=new Map;function load(e){
const t=modules.get(e);if(t!==void 0)return t;const r=chunkOf.get(e);if(r===void 0)return require(e);const o={exports:{}};
return modules.set(e,o.exports),chunk(r)[e](o.exports,load,define,o),modules.set(e,o.exports),o.exports}function chunk(e){
const t=chunks.get(e);if(t!==void 0)return t;const r=pathOf(e),o={exports:{}};return compileFunction(texts.get(e)??readFileSync(
r,"utf8"),["module"],{filename:r})(o),chunks.set(e,o.exports),o.exports}function pathOf(e){return __dirname+"/"+e+".js"}
function define(e,t){for(const r in t)Object.defineProperty(e,r,{get:t[r],enumerable:!0})}globalThis[Symbol.for("gene-ga\
te: read all chunks")]=()=>{for(const e in table)!chunks.has(e)&&!texts.has(e)&&texts.set(e,readFileSync(pathOf(e),"utf8"))},
module.exports={load};
