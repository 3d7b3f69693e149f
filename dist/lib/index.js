"use strict";const{readFileSync}=require("node:fs"),{compileFunction}=require("node:vm"),table={"action/index":"action/changed-files \
action/core action/durations action/fail action/gate-job action/inputs action/main action/payload action/plan-shards act\
ion/post action/progress action/publish-context action/publish-job action/publish-report action/report-job action/run-sh\
ard","action/promote":"action/promote",api:"api","approval/index":"approval/approval approval/by-digest approval/by-revi\
ews approval/head approval/review approval/subject","assets/collect":"assets/collect","assets/index":"assets/applied ass\
ets/asset assets/before assets/clear assets/compare assets/file assets/globs assets/indirections assets/json-grammar ass\
ets/limits assets/locate assets/message assets/naming assets/pointer assets/problems assets/shapes assets/source assets/\
stray assets/subject assets/tokens assets/utf8 assets/validation","assets/json":"assets/json","assets/log/index":"assets\
/log/appended assets/log/audit-log assets/log/read-log assets/log/records assets/log/whole-records","audit/change/gate/i\
ndex":"audit/change/gate/agent-instructions audit/change/gate/check-names audit/change/gate/compare-jobs audit/change/ga\
te/compare-workflows audit/change/gate/gate-change audit/change/gate/gate-package audit/change/gate/gate-scripts audit/c\
hange/gate/triggers audit/change/gate/uses audit/change/gate/weakened-files audit/change/gate/workflow","audit/change/in\
dex":"audit/change/audit-log audit/change/blast-radius audit/change/counted-files audit/change/counting audit/change/for\
bidden-paths audit/change/hidden-files audit/change/ignored-inputs audit/change/lock-hosts audit/change/log-lines audit/\
change/policy-change audit/change/prepare-inputs audit/change/protected-paths audit/change/touched-paths audit/change/un\
auditable-files audit/change/unproven-merge","audit/claims/index":"audit/claims/asset-files audit/claims/broadcast audit\
/claims/capsule-fields audit/claims/capsules audit/claims/chain audit/claims/claimed-radius audit/claims/claimed-streak \
audit/claims/content-hash audit/claims/counted-change audit/claims/envelope audit/claims/estimates audit/claims/look-ali\
ke-ids audit/claims/named-genes audit/claims/not-checked audit/claims/proven-streak audit/claims/references audit/claims\
/self-description audit/claims/streak","audit/claims/schema/index":"audit/claims/schema/differences audit/claims/schema/\
expectation audit/claims/schema/findings audit/claims/schema/schemas audit/claims/schema/validation-report","audit/gene/\
index":"audit/gene/blast-radius audit/gene/constraints audit/gene/declared-constraints audit/gene/declared-paths audit/g\
ene/differences audit/gene/gene audit/gene/limits audit/gene/limits-beyond-cap audit/gene/loosened-constraints audit/gen\
e/plans audit/gene/read-gene audit/gene/removed-gene audit/gene/validation","audit/index":"audit/asset-file audit/audit \
audit/audited audit/check audit/checks audit/plan audit/read-subject audit/subject","cli/fix":"cli/fix","cli/index":"cli\
/attestation-options cli/audit cli/audit-input cli/check cli/demo cli/demo-files cli/durations cli/emit-option cli/expla\
in cli/fix-change cli/given-task cli/if-staged cli/init cli/main cli/matrix cli/policy cli/policy-test cli/progress cli/\
range-options cli/report cli/report-options cli/runner-log cli/schema cli/select cli/terminal cli/verbs","cli/promote":"\
cli/promote","command/families/index":"command/families/index command/families/node command/families/node-options comman\
d/families/nopt command/families/npm-flags command/families/npm-subcommands command/families/npx command/families/parsed\
 command/families/parsers command/families/programs command/families/tool command/families/tools","command/families/mach\
ine/index":"command/families/machine/judge-operands command/families/machine/parse-program command/families/machine/prog\
ram-table command/families/machine/properties command/families/machine/python-module command/families/machine/started","\
command/families/node-flags":"command/families/node-flags","command/families/npm":"command/families/npm","command/famili\
es/tools/index":"command/families/tools/bundlers command/families/tools/compilers command/families/tools/coverage comman\
d/families/tools/judge-value command/families/tools/launches command/families/tools/named-files command/families/tools/r\
ead-tool command/families/tools/runners command/families/tools/task-runners command/families/tools/tool-table","command/\
families/tools/linters":"command/families/tools/linters","command/families/tools/test-runners":"command/families/tools/t\
est-runners","command/flags/index":"command/flags/equals command/flags/flag-table command/flags/read-flags","command/ind\
ex":"command/sentence command/shell-text","command/javascript/index":"command/javascript/parse","command/lex/index":"com\
mand/lex/assignment command/lex/characters command/lex/deception command/lex/glob command/lex/glob-expand command/lex/gl\
ob-pattern command/lex/inspect-word command/lex/lex command/lex/look-alike command/lex/problem command/lex/shell-syntax \
command/lex/word","command/lex/splitter":"command/lex/splitter","command/read":"command/read","command/resolve/file":"co\
mmand/resolve/file","command/resolve/index":"command/resolve/alternatives command/resolve/argument-file command/resolve/\
binary command/resolve/dependency command/resolve/environment-file command/resolve/index command/resolve/installed comma\
nd/resolve/lexical command/resolve/local-tool command/resolve/lost-status command/resolve/main-file command/resolve/node\
 command/resolve/npm command/resolve/npm-config command/resolve/npm-project command/resolve/npm-quote command/resolve/np\
m-settings command/resolve/npmrc command/resolve/npmrc-copies command/resolve/npmrc-keys command/resolve/package-env com\
mand/resolve/package-json command/resolve/package-manager command/resolve/package-manager-settings command/resolve/place\
 command/resolve/script-command command/resolve/script-selection command/resolve/script-text command/resolve/script-word\
s command/resolve/source command/resolve/tasks command/resolve/test-pattern command/resolve/trail command/resolve/worksp\
ace-patterns command/resolve/workspaces","command/resolve/lock/compare":"command/resolve/lock/compare","command/resolve/\
lock/index":"command/resolve/lock/bun command/resolve/lock/lock command/resolve/lock/npm command/resolve/lock/pnpm comma\
nd/resolve/lock/read command/resolve/lock/registry command/resolve/lock/source command/resolve/lock/yarn","command/resol\
ve/npm-script":"command/resolve/npm-script","command/resolve/program":"command/resolve/program","command/resolve/script-\
steps":"command/resolve/script-steps","command/resolve/scripts-that-run":"command/resolve/scripts-that-run","command/res\
olve/tool-files":"command/resolve/tool-files","event/index":"event/base-name event/base-tip event/branch event/find-pull\
-request event/known-refs event/merge-group event/payload event/policy-ref event/pull-request event/resolve-branch event\
/resolve-event event/resolve-pull-request event/resolve-range event/schema event/test-merge event/workflow-run","fix/ind\
ex":"fix/errors fix/fix fix/fix-task fix/identity fix/patch fix/proposal fix/refuse-task fix/store fix/text-edit fix/unf\
ixed fix/write",gate:"gate","github/index":"github/artifact github/attestations github/backoff github/check-annotations \
github/check-run github/client github/comments github/failure github/limits github/one-check github/pull-request github/\
refs github/reviews github/unzip","init/index":"init/agents init/place init/policy-template init/workflow-template init/\
write","judge/families/family":"judge/families/family","judge/families/index":"judge/families/form judge/families/hosts \
judge/families/kinds judge/families/programs judge/families/registry","judge/families/packs/index":"judge/families/packs\
/archives judge/families/packs/build judge/families/packs/files judge/families/packs/git judge/families/packs/javascript\
 judge/families/packs/network judge/families/packs/packages judge/families/packs/python judge/families/packs/system judg\
e/families/packs/text","judge/families/programs/index":"judge/families/programs/bun judge/families/programs/cargo judge/\
families/programs/deno judge/families/programs/dotnet judge/families/programs/go judge/families/programs/jvm judge/famil\
ies/programs/make judge/families/programs/pnpm judge/families/programs/pytest judge/families/programs/python judge/famil\
ies/programs/yarn","judge/families/programs/python-tools":"judge/families/programs/python-tools","judge/index":"judge/co\
ntext judge/judge judge/judge-reading","judge/profiles/check-policy":"judge/profiles/check-policy","judge/profiles/curat\
ed/index":"judge/profiles/curated/arguments judge/profiles/curated/curated judge/profiles/curated/paths judge/profiles/c\
urated/shape","judge/profiles/curated/operation":"judge/profiles/curated/operation","judge/profiles/index":"judge/profil\
es/evolver judge/profiles/index judge/profiles/profile judge/profiles/validator","judge/profiles/workspace/index":"judge\
/profiles/workspace/allowed judge/profiles/workspace/custom judge/profiles/workspace/danger judge/profiles/workspace/dan\
gerous-patterns judge/profiles/workspace/languages judge/profiles/workspace/paths judge/profiles/workspace/split-argumen\
ts judge/profiles/workspace/tool-call judge/profiles/workspace/workspace","model/index":"model/asset model/asset-types m\
odel/blast-radius model/blast-severities model/confirmations model/containment-cause model/edit model/evidence model/fin\
ding model/head-lines model/isolation model/isolation-levels model/level model/nothing-run model/nothing-touched model/o\
utcome model/platform model/prepare model/replay model/run model/verdict","packages/acorn":"acorn","packages/actions/cor\
e":"@actions/core","packages/actions/github":"@actions/github","packages/cfworker/json-schema":"@cfworker/json-schema","\
packages/chunk-7WRIFLSH":"chunk-7WRIFLSH","packages/chunk-BMIUOHVM":"chunk-BMIUOHVM","packages/chunk-C5NYTGTY":"chunk-C5\
NYTGTY","packages/chunk-IYWUY3VA":"chunk-IYWUY3VA","packages/chunk-MDCGXCCB":"chunk-MDCGXCCB","packages/chunk-QZH5WLMX":"\
chunk-QZH5WLMX","packages/commander":"commander","packages/diff":"diff","packages/evomap/gep-sdk":"@evomap/gep-sdk","pac\
kages/evomap/gep-sdk/schemas/capsule.schema":"@evomap/gep-sdk/schemas/capsule.schema.json","packages/evomap/gep-sdk/sche\
mas/evolution-event.schema":"@evomap/gep-sdk/schemas/evolution-event.schema.json","packages/evomap/gep-sdk/schemas/gene.\
schema":"@evomap/gep-sdk/schemas/gene.schema.json","packages/evomap/gep-sdk/schemas/mutation.schema":"@evomap/gep-sdk/sc\
hemas/mutation.schema.json","packages/fast-xml-builder":"fast-xml-builder","packages/fastest-levenshtein":"fastest-leven\
shtein","packages/ini":"ini","packages/jsonc-parser":"jsonc-parser","packages/picomatch":"picomatch","packages/preact-re\
nder-to-string":"preact-render-to-string","packages/preact/jsx-runtime":"preact/jsx-runtime","packages/re2js":"re2js","p\
ackages/sigstore/bundle":"@sigstore/bundle","packages/sigstore/core":"@sigstore/core","packages/sigstore/protobuf-specs":"\
@sigstore/protobuf-specs","packages/sigstore/verify":"@sigstore/verify","packages/simple-git":"simple-git","packages/tar\
/header":"tar/header","packages/tar/parse":"tar/parse","packages/tar/pax":"tar/pax","packages/yaml":"yaml","packages/yau\
zl":"yauzl","packages/zod":"zod","policy/index":"policy/changed-since policy/default policy/difference policy/documented\
-keys policy/home-folder policy/key policy/linear-pattern policy/load policy/names policy/near-policy policy/parse polic\
y/place policy/policy policy/profile-names policy/protected-paths policy/repository-path policy/schema-walk policy/stric\
ter policy/strictness policy/tighten policy/values","policy/schema/index":"policy/schema/a2a policy/schema/approvals pol\
icy/schema/assets policy/schema/blast-radius policy/schema/commands policy/schema/ignores policy/schema/limits policy/sc\
hema/patterns policy/schema/rules policy/schema/running","promote/archive/index":"promote/archive/broken promote/archive\
/checksums promote/archive/entry-path promote/archive/gepx promote/archive/limits promote/archive/unpack","promote/attes\
tation/index":"promote/attestation/attestation promote/attestation/evidence promote/attestation/judge-attestation promot\
e/attestation/read-attestations promote/attestation/signer promote/attestation/source promote/attestation/statement prom\
ote/attestation/strict-json promote/attestation/trusted-root promote/attestation/verify","promote/evidence/index":"promo\
te/evidence/judge-evidence promote/evidence/provenance promote/evidence/read-evidence","promote/index":"promote/answer p\
romote/audited-findings promote/bundle promote/candidates promote/counts promote/decide promote/emit promote/event-log p\
romote/exit-code promote/folder promote/gene-findings promote/identity promote/inputs promote/known promote/lines promot\
e/markdown promote/policy promote/promotion promote/revocation promote/run-genes promote/text promote/workspace","promot\
e/promote":"promote/promote","publish/index":"publish/annotations publish/check publish/check-output publish/comment pub\
lish/conclusion publish/files publish/folder-lock publish/log publish/log-failures publish/notes publish/outputs publish\
/post publish/publisher publish/step-summary","remedy/evaluation/index":"remedy/evaluation/names remedy/evaluation/read \
remedy/evaluation/script remedy/evaluation/vacuous","remedy/index":"remedy/edits remedy/fix-list remedy/reason remedy/re\
write-command remedy/script remedy/script-store","remedy/rewrites/index":"remedy/rewrites/directory remedy/rewrites/file\
-test remedy/rewrites/index remedy/rewrites/launchers remedy/rewrites/lost-quotes remedy/rewrites/paths remedy/rewrites/\
rewrite remedy/rewrites/shell remedy/rewrites/words","remedy/suggestions/index":"remedy/suggestions/flags remedy/suggest\
ions/index remedy/suggestions/npm remedy/suggestions/shell remedy/suggestions/tasks remedy/suggestions/text","repo/check\
out":"repo/checkout","repo/index":"repo/additions repo/anywhere repo/blobs repo/checked-out-content repo/checkout-guard \
repo/checkout-parts repo/conversions repo/diff repo/entry-index repo/file-kind repo/first-parents repo/folder-spelling r\
epo/folder-tree repo/git repo/git-process repo/head-files repo/literal-tree repo/look-alike repo/merge-base repo/merge-t\
ree repo/object-reader repo/object-tree repo/object-view repo/path-bytes repo/paths repo/read-change repo/remote repo/re\
vision repo/source-tree repo/typed-revision repo/untracked repo/user-environment repo/with-additions repo/worktree","rep\
ort/agent/index":"report/agent/agent-task report/agent/project report/agent/read-task report/agent/render","report/build":"\
report/build","report/gate-report":"report/gate-report","report/html/assets":"report/html/assets","report/html/command":"\
report/html/command","report/html/html":"report/html/html","report/html/index":"report/html/command-text report/html/fin\
ding report/html/lanes report/html/mark report/html/masthead report/html/page report/html/scale report/html/segments rep\
ort/html/words","report/html/sections/attention":"report/html/sections/attention","report/html/sections/blast-radius":"r\
eport/html/sections/blast-radius","report/html/sections/index":"report/html/sections/environment report/html/sections/ev\
idence report/html/sections/genes report/html/sections/remarks report/html/sections/rules report/html/sections/selection\
 report/html/sections/timeline","report/in-toto/index":"report/in-toto/statement report/in-toto/test-result report/in-to\
to/verification-summary","report/index":"report/audit-answer report/compact report/entries report/escape report/explanat\
ion report/format report/json report/links report/read report/reported-runs report/validation report/validation-reading \
report/validation-report report/validation-reports report/version","report/junit/index":"report/junit/cases report/junit\
/junit","report/markdown/index":"report/markdown/agent-task report/markdown/blocked report/markdown/check-text report/ma\
rkdown/everything report/markdown/failed report/markdown/findings report/markdown/genes report/markdown/prose","report/m\
arkdown/markdown":"report/markdown/markdown","report/redact/index":"report/redact/forms report/redact/known-values repor\
t/redact/named-values report/redact/redact report/redact/secrets","report/sarif/index":"report/sarif/places report/sarif\
/results report/sarif/rules report/sarif/sarif","report/text/assets":"report/text/assets","report/text/explain/index":"r\
eport/text/explain/command report/text/explain/rule report/text/explain/words","report/text/index":"report/text/audit re\
port/text/blast-radius report/text/commands report/text/findings report/text/layout report/text/policy report/text/selec\
tion report/text/text","report/view/index":"report/view/assets report/view/blast-radius report/view/columns report/view/\
edit-lines report/view/error-lines report/view/finding report/view/group report/view/head-place report/view/headline rep\
ort/view/marked-lines report/view/output report/view/proof report/view/relative-paths report/view/report-sections report\
/view/selection report/view/tones report/view/words",root:"action audit-clock audit-commit bundle-memory cli error head-\
files make-folder open-input process-identity propose-fix small-memory system-error temporary-folder tool zod-path","rul\
es/asset":"rules/asset","rules/asset-file":"rules/asset-file","rules/attestation":"rules/attestation","rules/change":"ru\
les/change","rules/containment-causes":"rules/containment-causes","rules/curated":"rules/curated","rules/eligibility":"r\
ules/eligibility","rules/evidence":"rules/evidence","rules/index":"rules/agents-block rules/catalogue rules/documents ru\
les/edit-sentence rules/eligibility-of rules/example rules/example-asset rules/example-files rules/finding rules/identit\
y rules/not-judged rules/page rules/program rules/rule rules/single-quoted rules/standard-repository rules/validator rul\
es/workspace","rules/invocation":"rules/invocation","rules/policy":"rules/policy","rules/promotion":"rules/promotion","r\
ules/run":"rules/run","rules/syntax":"rules/syntax","rules/target":"rules/target","run/containment-causes":"run/containm\
ent-causes","run/containment/index":"run/containment/choose-backend run/containment/control-groups run/containment/git-c\
onfig run/containment/hierarchies run/containment/launched-places run/containment/launcher run/containment/limits run/co\
ntainment/list-written run/containment/machine run/containment/mount-table run/containment/pause-process run/containment\
/privileges run/containment/process-group run/containment/removals run/containment/try-namespaces run/containment/view r\
un/containment/view-layout run/containment/view-script","run/containment/namespaces":"run/containment/namespaces","run/c\
ontainment/prepared-view":"run/containment/prepared-view","run/containment/slots/index":"run/containment/slots/frames ru\
n/containment/slots/link run/containment/slots/outputs run/containment/slots/slot-places run/containment/slots/superviso\
r","run/containment/slots/supervisor-source":"run/containment/slots/supervisor-source","run/index":"run/audited-files ru\
n/budget run/capture run/configuration-files run/environment run/home-folders run/inherited-descriptors run/interrupt ru\
n/isolation-probe-script run/launch run/left-out run/lifeline run/log-commands run/lower-layer run/named-root run/not-ru\
n run/outcomes run/path-list run/pool run/private-copy run/private-folder run/process-tree run/programs run/progress run\
/repository-copy run/safe-line run/search-path run/shared-folder run/shell-status run/side-effects run/start-program run\
/supervise run/written","run/isolation-probe":"run/isolation-probe","run/prepare/index":"run/prepare/lines run/prepare/n\
pm-settings run/prepare/output","run/prepare/prepare":"run/prepare/prepare","run/run":"run/run","run/schedule":"run/sche\
dule","run/scripts/index":"run/scripts/driver run/scripts/launch-scripts run/scripts/npm-environment","select/index":"se\
lect/error-signature select/extract select/memory select/memory-graph select/option select/pattern select/replay select/\
score select/selector select/signal select/triggers","shard/index":"shard/assign shard/durations shard/merged-runs shard\
/part shard/partition shard/plan shard/read-parts shard/shard shard/shard-schema shard/share-outcomes shard/work","verdi\
ct/index":"verdict/approval verdict/earlier-output verdict/exit-code verdict/gene verdict/ignores verdict/judge verdict/\
levels verdict/missing-outcomes verdict/next-actor verdict/run-findings verdict/shards verdict/validate verdict/verdict"},
chunkOf=new Map;for(const e in table)for(const t of table[e].split(" "))chunkOf.set(t,e);const texts=new Map,chunks=new Map,
modules=new Map;function load(e){const t=modules.get(e);if(t!==void 0)return t;const o=chunkOf.get(e);if(o===void 0)return require(
e);const r={exports:{}};return modules.set(e,r.exports),chunk(o)[e](r.exports,load,define,r),modules.set(e,r.exports),r.
exports}function chunk(e){const t=chunks.get(e);if(t!==void 0)return t;const o=pathOf(e),r={exports:{}};return compileFunction(
texts.get(e)??readFileSync(o,"utf8"),["module"],{filename:o})(r),chunks.set(e,r.exports),r.exports}function pathOf(e){return __dirname+
"/"+e+".js"}function define(e,t){for(const o in t)Object.defineProperty(e,o,{get:t[o],enumerable:!0})}globalThis[Symbol.
for("gene-gate: read all chunks")]=()=>{for(const e in table)!chunks.has(e)&&!texts.has(e)&&texts.set(e,readFileSync(pathOf(
e),"utf8"))},module.exports={load};
