"use strict";const{readFileSync}=require("node:fs"),{compileFunction}=require("node:vm"),table={"action/index":"action/changed-files \
action/core action/durations action/fail action/gate-job action/inputs action/main action/payload action/plan-shards act\
ion/post action/progress action/publish-context action/publish-job action/publish-report action/report-job action/run-sh\
ard action/shared-policy","action/promote":"action/promote",api:"api","approval/index":"approval/approval approval/by-di\
gest approval/by-reviews approval/head approval/review approval/subject","assets/collect":"assets/collect","assets/index":"\
assets/applied assets/asset assets/before assets/clear assets/compare assets/file assets/globs assets/indirections asset\
s/json-grammar assets/limits assets/locate assets/message assets/naming assets/pointer assets/problems assets/shapes ass\
ets/source assets/stray assets/subject assets/tokens assets/utf8 assets/validation","assets/json":"assets/json","assets/\
log/index":"assets/log/appended assets/log/audit-log assets/log/read-log assets/log/records assets/log/whole-records","a\
udit/change/gate/index":"audit/change/gate/agent-instructions audit/change/gate/check-names audit/change/gate/compare-jo\
bs audit/change/gate/compare-workflows audit/change/gate/gate-change audit/change/gate/gate-package audit/change/gate/ga\
te-scripts audit/change/gate/triggers audit/change/gate/uses audit/change/gate/weakened-files audit/change/gate/workflow",
"audit/change/index":"audit/change/audit-log audit/change/blast-radius audit/change/counted-files audit/change/counting \
audit/change/forbidden-paths audit/change/hidden-files audit/change/ignored-inputs audit/change/lock-hosts audit/change/\
log-lines audit/change/policy-change audit/change/prepare-inputs audit/change/protected-paths audit/change/touched-paths\
 audit/change/unauditable-files audit/change/unproven-merge","audit/claims/index":"audit/claims/asset-files audit/claims\
/broadcast audit/claims/capsule-fields audit/claims/capsules audit/claims/chain audit/claims/claimed-radius audit/claims\
/claimed-streak audit/claims/content-hash audit/claims/counted-change audit/claims/envelope audit/claims/estimates audit\
/claims/look-alike-ids audit/claims/named-genes audit/claims/not-checked audit/claims/proven-streak audit/claims/referen\
ces audit/claims/self-description audit/claims/streak audit/claims/unidentified","audit/claims/schema/index":"audit/clai\
ms/schema/differences audit/claims/schema/expectation audit/claims/schema/findings audit/claims/schema/schemas audit/cla\
ims/schema/validation-report","audit/gene/index":"audit/gene/blast-radius audit/gene/constraints audit/gene/declared-con\
straints audit/gene/declared-paths audit/gene/differences audit/gene/gene audit/gene/limits audit/gene/limits-beyond-cap\
 audit/gene/loosened-constraints audit/gene/plans audit/gene/read-gene audit/gene/removed-gene audit/gene/validation","a\
udit/index":"audit/asset-file audit/audit audit/audited audit/check audit/checks audit/plan audit/read-subject audit/sub\
ject","cli/fix":"cli/fix","cli/index":"cli/attestation-options cli/audit cli/audit-input cli/check cli/demo cli/demo-fil\
es cli/durations cli/emit-option cli/explain cli/fix-change cli/given-task cli/if-staged cli/init cli/main cli/matrix cl\
i/policy cli/policy-test cli/progress cli/range-options cli/report cli/report-options cli/runner-log cli/schema cli/sele\
ct cli/terminal cli/verbs","cli/promote":"cli/promote","command/families/index":"command/families/index command/families\
/node command/families/node-options command/families/nopt command/families/npm-flags command/families/npm-subcommands co\
mmand/families/npx command/families/parsed command/families/parsers command/families/programs command/families/tool comm\
and/families/tools","command/families/machine/index":"command/families/machine/judge-operands command/families/machine/p\
arse-program command/families/machine/program-table command/families/machine/properties command/families/machine/python-\
module command/families/machine/started","command/families/node-flags":"command/families/node-flags","command/families/n\
pm":"command/families/npm","command/families/tools/index":"command/families/tools/bundlers command/families/tools/compil\
ers command/families/tools/coverage command/families/tools/judge-value command/families/tools/launches command/families/\
tools/named-files command/families/tools/read-tool command/families/tools/runners command/families/tools/task-runners co\
mmand/families/tools/tool-table","command/families/tools/linters":"command/families/tools/linters","command/families/too\
ls/test-runners":"command/families/tools/test-runners","command/flags/index":"command/flags/equals command/flags/flag-ta\
ble command/flags/read-flags","command/index":"command/sentence command/shell-text","command/javascript/index":"command/\
javascript/parse","command/lex/index":"command/lex/assignment command/lex/characters command/lex/deception command/lex/g\
lob command/lex/glob-expand command/lex/glob-pattern command/lex/inspect-word command/lex/lex command/lex/look-alike com\
mand/lex/problem command/lex/shell-syntax command/lex/word","command/lex/splitter":"command/lex/splitter","command/read":"\
command/read","command/resolve/file":"command/resolve/file","command/resolve/index":"command/resolve/alternatives comman\
d/resolve/argument-file command/resolve/binary command/resolve/dependency command/resolve/environment-file command/resol\
ve/index command/resolve/installed command/resolve/lexical command/resolve/local-tool command/resolve/lost-status comman\
d/resolve/main-file command/resolve/node command/resolve/npm command/resolve/npm-config command/resolve/npm-project comm\
and/resolve/npm-quote command/resolve/npm-settings command/resolve/npmrc command/resolve/npmrc-copies command/resolve/np\
mrc-keys command/resolve/package-env command/resolve/package-json command/resolve/package-manager command/resolve/packag\
e-manager-settings command/resolve/place command/resolve/script-command command/resolve/script-selection command/resolve\
/script-text command/resolve/script-words command/resolve/source command/resolve/tasks command/resolve/test-pattern comm\
and/resolve/trail command/resolve/workspace-patterns command/resolve/workspaces","command/resolve/lock/compare":"command\
/resolve/lock/compare","command/resolve/lock/index":"command/resolve/lock/bun command/resolve/lock/lock command/resolve/\
lock/npm command/resolve/lock/pnpm command/resolve/lock/read command/resolve/lock/registry command/resolve/lock/source c\
ommand/resolve/lock/yarn","command/resolve/npm-script":"command/resolve/npm-script","command/resolve/program":"command/r\
esolve/program","command/resolve/script-steps":"command/resolve/script-steps","command/resolve/scripts-that-run":"comman\
d/resolve/scripts-that-run","command/resolve/tool-files":"command/resolve/tool-files","event/index":"event/base-tip even\
t/branch event/find-pull-request event/known-refs event/merge-group event/payload event/policy-ref event/pull-request ev\
ent/resolve-base event/resolve-branch event/resolve-event event/resolve-pull-request event/resolve-range event/schema ev\
ent/test-merge event/workflow-run","fix/index":"fix/errors fix/fix fix/fix-task fix/identity fix/patch fix/proposal fix/\
refuse-task fix/resolved-findings fix/store fix/text-edit fix/unfixed fix/write",gate:"gate","github/index":"github/arti\
fact github/attestations github/backoff github/check-annotations github/check-run github/client github/comments github/f\
ailure github/file github/limits github/one-check github/pull-request github/refs github/reviews github/unzip","init/ind\
ex":"init/agents init/place init/policy-template init/workflow-template init/write","judge/families/family":"judge/famil\
ies/family","judge/families/index":"judge/families/form judge/families/hosts judge/families/kinds judge/families/program\
s judge/families/registry","judge/families/packs/index":"judge/families/packs/archives judge/families/packs/build judge/\
families/packs/files judge/families/packs/git judge/families/packs/javascript judge/families/packs/network judge/familie\
s/packs/packages judge/families/packs/python judge/families/packs/system judge/families/packs/text","judge/families/prog\
rams/index":"judge/families/programs/bun judge/families/programs/cargo judge/families/programs/deno judge/families/progr\
ams/dotnet judge/families/programs/go judge/families/programs/jvm judge/families/programs/make judge/families/programs/p\
npm judge/families/programs/pytest judge/families/programs/python judge/families/programs/yarn","judge/families/programs\
/python-tools":"judge/families/programs/python-tools","judge/index":"judge/context judge/judge judge/judge-reading","jud\
ge/profiles/check-policy":"judge/profiles/check-policy","judge/profiles/curated/index":"judge/profiles/curated/arguments\
 judge/profiles/curated/curated judge/profiles/curated/paths judge/profiles/curated/shape","judge/profiles/curated/opera\
tion":"judge/profiles/curated/operation","judge/profiles/index":"judge/profiles/evolver judge/profiles/index judge/profi\
les/profile judge/profiles/validator","judge/profiles/workspace/index":"judge/profiles/workspace/allowed judge/profiles/\
workspace/custom judge/profiles/workspace/danger judge/profiles/workspace/dangerous-patterns judge/profiles/workspace/la\
nguages judge/profiles/workspace/paths judge/profiles/workspace/split-arguments judge/profiles/workspace/tool-call judge\
/profiles/workspace/workspace","model/index":"model/asset model/asset-types model/blast-radius model/blast-severities mo\
del/confirmations model/containment-cause model/edit model/evidence model/finding model/head-lines model/isolation model\
/isolation-levels model/level model/nothing-run model/nothing-touched model/outcome model/platform model/prepare model/r\
eplay model/run model/verdict","packages/acorn":"acorn","packages/actions/core":"@actions/core","packages/actions/github":"\
@actions/github","packages/cfworker/json-schema":"@cfworker/json-schema","packages/chunk-7WRIFLSH":"chunk-7WRIFLSH","pac\
kages/chunk-BMIUOHVM":"chunk-BMIUOHVM","packages/chunk-C5NYTGTY":"chunk-C5NYTGTY","packages/chunk-IYWUY3VA":"chunk-IYWUY\
3VA","packages/chunk-MDCGXCCB":"chunk-MDCGXCCB","packages/chunk-QZH5WLMX":"chunk-QZH5WLMX","packages/commander":"command\
er","packages/diff":"diff","packages/evomap/gep-sdk":"@evomap/gep-sdk","packages/evomap/gep-sdk/schemas/capsule.schema":"\
@evomap/gep-sdk/schemas/capsule.schema.json","packages/evomap/gep-sdk/schemas/evolution-event.schema":"@evomap/gep-sdk/s\
chemas/evolution-event.schema.json","packages/evomap/gep-sdk/schemas/gene.schema":"@evomap/gep-sdk/schemas/gene.schema.j\
son","packages/evomap/gep-sdk/schemas/mutation.schema":"@evomap/gep-sdk/schemas/mutation.schema.json","packages/fast-xml\
-builder":"fast-xml-builder","packages/fastest-levenshtein":"fastest-levenshtein","packages/ini":"ini","packages/jsonc-p\
arser":"jsonc-parser","packages/picomatch":"picomatch","packages/preact-render-to-string":"preact-render-to-string","pac\
kages/preact/jsx-runtime":"preact/jsx-runtime","packages/re2js":"re2js","packages/sigstore/bundle":"@sigstore/bundle","p\
ackages/sigstore/core":"@sigstore/core","packages/sigstore/protobuf-specs":"@sigstore/protobuf-specs","packages/sigstore\
/verify":"@sigstore/verify","packages/simple-git":"simple-git","packages/tar/header":"tar/header","packages/tar/parse":"\
tar/parse","packages/tar/pax":"tar/pax","packages/yaml":"yaml","packages/yauzl":"yauzl","packages/zod":"zod","policy/ind\
ex":"policy/changed-since policy/default policy/difference policy/document policy/documented-keys policy/extend policy/h\
ome-folder policy/key policy/linear-pattern policy/load policy/names policy/near-policy policy/parse policy/place policy\
/policy policy/profile-names policy/protected-paths policy/repository-path policy/schema-walk policy/shared policy/stric\
ter policy/strictness policy/tighten policy/values","policy/schema/index":"policy/schema/a2a policy/schema/approvals pol\
icy/schema/assets policy/schema/blast-radius policy/schema/commands policy/schema/extends policy/schema/ignores policy/s\
chema/limits policy/schema/patterns policy/schema/rules policy/schema/running","promote/archive/index":"promote/archive/\
broken promote/archive/checksums promote/archive/entry-path promote/archive/gepx promote/archive/limits promote/archive/\
unpack","promote/attestation/index":"promote/attestation/attestation promote/attestation/evidence promote/attestation/ju\
dge-attestation promote/attestation/read-attestations promote/attestation/signer promote/attestation/source promote/atte\
station/statement promote/attestation/strict-json promote/attestation/trusted-root promote/attestation/verify","promote/\
evidence/index":"promote/evidence/judge-evidence promote/evidence/provenance promote/evidence/read-evidence","promote/in\
dex":"promote/answer promote/audited-findings promote/bundle promote/candidates promote/counts promote/decide promote/em\
it promote/event-log promote/exit-code promote/folder promote/gene-findings promote/identity promote/inputs promote/json\
 promote/known promote/lines promote/made-list promote/markdown promote/policy promote/promotion promote/revocation prom\
ote/run-genes promote/text promote/workspace","promote/promote":"promote/promote","publish/index":"publish/annotations p\
ublish/check publish/check-output publish/comment publish/conclusion publish/files publish/folder-lock publish/log publi\
sh/log-failures publish/notes publish/outputs publish/post publish/publisher publish/step-summary","remedy/evaluation/in\
dex":"remedy/evaluation/names remedy/evaluation/read remedy/evaluation/script remedy/evaluation/vacuous","remedy/index":"\
remedy/edits remedy/fix-list remedy/reason remedy/rewrite-command remedy/script remedy/script-store","remedy/rewrites/in\
dex":"remedy/rewrites/directory remedy/rewrites/file-test remedy/rewrites/index remedy/rewrites/launchers remedy/rewrite\
s/lost-quotes remedy/rewrites/paths remedy/rewrites/rewrite remedy/rewrites/shell remedy/rewrites/words","remedy/suggest\
ions/index":"remedy/suggestions/flags remedy/suggestions/index remedy/suggestions/npm remedy/suggestions/shell remedy/su\
ggestions/tasks remedy/suggestions/text","repo/checkout":"repo/checkout","repo/index":"repo/additions repo/anywhere repo\
/blobs repo/checked-out-content repo/checkout-guard repo/checkout-parts repo/conversions repo/diff repo/entry-index repo\
/file-kind repo/first-parents repo/folder-spelling repo/folder-tree repo/git repo/git-process repo/head-files repo/liter\
al-tree repo/look-alike repo/merge-base repo/merge-tree repo/object-reader repo/object-tree repo/object-view repo/path-b\
ytes repo/paths repo/read-change repo/remote repo/revision repo/source-tree repo/typed-revision repo/untracked repo/user\
-environment repo/with-additions repo/worktree","report/agent/index":"report/agent/agent-task report/agent/project repor\
t/agent/read-task report/agent/render","report/build":"report/build","report/gate-report":"report/gate-report","report/h\
tml/assets":"report/html/assets","report/html/command":"report/html/command","report/html/html":"report/html/html","repo\
rt/html/index":"report/html/command-text report/html/finding report/html/lanes report/html/mark report/html/masthead rep\
ort/html/page report/html/scale report/html/segments report/html/words","report/html/sections/attention":"report/html/se\
ctions/attention","report/html/sections/blast-radius":"report/html/sections/blast-radius","report/html/sections/index":"\
report/html/sections/environment report/html/sections/evidence report/html/sections/genes report/html/sections/remarks r\
eport/html/sections/rules report/html/sections/selection report/html/sections/timeline","report/in-toto/index":"report/i\
n-toto/statement report/in-toto/test-result report/in-toto/verification-summary","report/index":"report/audit-answer rep\
ort/compact report/entries report/escape report/explanation report/format report/json report/links report/read report/re\
ported-runs report/validation report/validation-reading report/validation-report report/validation-reports report/versio\
n","report/junit/index":"report/junit/cases report/junit/junit","report/markdown/index":"report/markdown/agent-task repo\
rt/markdown/blocked report/markdown/check-text report/markdown/everything report/markdown/failed report/markdown/finding\
s report/markdown/genes report/markdown/prose","report/markdown/markdown":"report/markdown/markdown","report/redact/inde\
x":"report/redact/forms report/redact/known-values report/redact/named-values report/redact/redact report/redact/secrets",
"report/sarif/index":"report/sarif/places report/sarif/results report/sarif/rules report/sarif/sarif","report/text/asset\
s":"report/text/assets","report/text/explain/index":"report/text/explain/command report/text/explain/rule report/text/ex\
plain/words","report/text/index":"report/text/audit report/text/blast-radius report/text/commands report/text/findings r\
eport/text/layout report/text/policy report/text/selection report/text/text","report/view/index":"report/view/assets rep\
ort/view/blast-radius report/view/columns report/view/edit-lines report/view/error-lines report/view/finding report/view\
/group report/view/head-place report/view/headline report/view/marked-lines report/view/output report/view/proof report/\
view/relative-paths report/view/report-sections report/view/selection report/view/tones report/view/words",root:"action \
audit-clock audit-commit bundle-memory cli error group-by head-files make-folder open-input process-identity propose-fix\
 small-memory system-error temporary-folder tool zod-path","rules/asset":"rules/asset","rules/asset-file":"rules/asset-f\
ile","rules/attestation":"rules/attestation","rules/change":"rules/change","rules/containment-causes":"rules/containment\
-causes","rules/curated":"rules/curated","rules/eligibility":"rules/eligibility","rules/evidence":"rules/evidence","rule\
s/index":"rules/agents-block rules/catalogue rules/documents rules/edit-sentence rules/eligibility-of rules/example rule\
s/example-asset rules/example-files rules/finding rules/identity rules/not-judged rules/page rules/program rules/rule ru\
les/single-quoted rules/standard-repository rules/validator rules/workspace","rules/invocation":"rules/invocation","rule\
s/policy":"rules/policy","rules/promotion":"rules/promotion","rules/run":"rules/run","rules/syntax":"rules/syntax","rule\
s/target":"rules/target","run/containment-causes":"run/containment-causes","run/containment/index":"run/containment/choo\
se-backend run/containment/control-groups run/containment/git-config run/containment/hierarchies run/containment/launche\
d-places run/containment/launcher run/containment/limits run/containment/list-written run/containment/machine run/contai\
nment/mount-table run/containment/pause-process run/containment/privileges run/containment/process-group run/containment\
/removals run/containment/try-namespaces run/containment/view run/containment/view-layout run/containment/view-script","\
run/containment/namespaces":"run/containment/namespaces","run/containment/prepared-view":"run/containment/prepared-view",
"run/containment/slots/index":"run/containment/slots/frames run/containment/slots/link run/containment/slots/outputs run\
/containment/slots/slot-places run/containment/slots/supervisor","run/containment/slots/supervisor-source":"run/containm\
ent/slots/supervisor-source","run/index":"run/audited-files run/budget run/capture run/configuration-files run/environme\
nt run/home-folders run/inherited-descriptors run/interrupt run/isolation-probe-script run/launch run/left-out run/lifel\
ine run/log-commands run/lower-layer run/named-root run/not-run run/outcomes run/path-list run/pool run/private-copy run\
/private-folder run/process-tree run/programs run/progress run/repository-copy run/safe-line run/search-path run/shared-\
folder run/shell-status run/side-effects run/start-program run/supervise run/written","run/isolation-probe":"run/isolati\
on-probe","run/prepare/index":"run/prepare/lines run/prepare/npm-settings run/prepare/output","run/prepare/prepare":"run\
/prepare/prepare","run/run":"run/run","run/schedule":"run/schedule","run/scripts/index":"run/scripts/driver run/scripts/\
launch-scripts run/scripts/npm-environment","select/index":"select/error-signature select/extract select/memory select/m\
emory-graph select/option select/pattern select/replay select/score select/selector select/signal select/triggers","shar\
d/index":"shard/assign shard/durations shard/merge-isolation shard/merged-runs shard/part shard/partition shard/plan sha\
rd/read-parts shard/shard shard/shard-schema shard/share-outcomes shard/work","verdict/index":"verdict/approval verdict/\
earlier-output verdict/exit-code verdict/gene verdict/ignores verdict/judge verdict/levels verdict/missing-outcomes verd\
ict/next-actor verdict/run-findings verdict/shards verdict/validate verdict/verdict"},chunkOf=new Map;for(const e in table)
for(const t of table[e].split(" "))chunkOf.set(t,e);const texts=new Map,chunks=new Map,modules=new Map;function load(e){
const t=modules.get(e);if(t!==void 0)return t;const o=chunkOf.get(e);if(o===void 0)return require(e);const r={exports:{}};
return modules.set(e,r.exports),chunk(o)[e](r.exports,load,define,r),modules.set(e,r.exports),r.exports}function chunk(e){
const t=chunks.get(e);if(t!==void 0)return t;const o=pathOf(e),r={exports:{}};return compileFunction(texts.get(e)??readFileSync(
o,"utf8"),["module"],{filename:o})(r),chunks.set(e,r.exports),r.exports}function pathOf(e){return __dirname+"/"+e+".js"}
function define(e,t){for(const o in t)Object.defineProperty(e,o,{get:t[o],enumerable:!0})}globalThis[Symbol.for("gene-ga\
te: read all chunks")]=()=>{for(const e in table)!chunks.has(e)&&!texts.has(e)&&texts.set(e,readFileSync(pathOf(e),"utf8"))},
module.exports={load};
