"use strict";const{readFileSync}=require("node:fs"),{Script}=require("node:vm"),table={"action/index":"action/changed-files action/ch\
eck-place action/core action/durations action/fail action/find-run action/gate-job action/inputs action/is-protected act\
ion/main action/other-pulls action/payload action/plan-shards action/post action/progress action/promote action/publish-\
context action/publish-job action/publish-others action/publish-report action/report-job action/run-shard action/shared-\
policy action/step-gate","approval/index":"approval/approval approval/by-digest approval/by-reviews approval/head approv\
al/review approval/subject","assets/index":"assets/applied assets/asset assets/before assets/clear assets/collect assets\
/compare assets/file assets/globs assets/indirections assets/json assets/json-grammar assets/limits assets/locate assets\
/message assets/naming assets/overrides assets/pointer assets/problems assets/shapes assets/source assets/stray assets/s\
ubject assets/tokens assets/utf8 assets/validation assets/wrapper","assets/log/index":"assets/log/appended assets/log/au\
dit-log assets/log/read-log assets/log/records assets/log/whole-records","audit/change/gate/index":"audit/change/gate/ag\
ent-instructions audit/change/gate/check-names audit/change/gate/compare-jobs audit/change/gate/compare-workflows audit/\
change/gate/gate-change audit/change/gate/gate-package audit/change/gate/gate-scripts audit/change/gate/triggers audit/c\
hange/gate/uses audit/change/gate/weakened-files audit/change/gate/workflow","audit/change/index":"audit/change/audit-lo\
g audit/change/blast-radius audit/change/counted-files audit/change/counting audit/change/forbidden-paths audit/change/h\
idden-files audit/change/ignored-inputs audit/change/lock-hosts audit/change/log-lines audit/change/policy-change audit/\
change/prepare-inputs audit/change/protected-paths audit/change/some-touches audit/change/touched-paths audit/change/una\
uditable-files audit/change/unproven-merge","audit/claims/index":"audit/claims/asset-files audit/claims/broadcast audit/\
claims/capsule-fields audit/claims/capsules audit/claims/chain audit/claims/claimed-radius audit/claims/claimed-streak a\
udit/claims/content-hash audit/claims/counted-change audit/claims/envelope audit/claims/estimates audit/claims/hash-form\
s audit/claims/look-alike-ids audit/claims/named-genes audit/claims/not-checked audit/claims/proven-streak audit/claims/\
references audit/claims/self-description audit/claims/streak audit/claims/unidentified","audit/claims/schema/index":"aud\
it/claims/schema/accepts audit/claims/schema/differences audit/claims/schema/expectation audit/claims/schema/findings au\
dit/claims/schema/schemas audit/claims/schema/validation-report","audit/gene/index":"audit/gene/blast-radius audit/gene/\
constraints audit/gene/declared-constraints audit/gene/declared-paths audit/gene/differences audit/gene/gene audit/gene/\
incomplete-gene audit/gene/limits audit/gene/limits-beyond-cap audit/gene/loosened-constraints audit/gene/plans audit/ge\
ne/read-gene audit/gene/removed-gene audit/gene/validation","audit/index":"audit/asset-file audit/audit audit/audited au\
dit/check audit/checks audit/plan audit/read-subject audit/subject","cli/index":"cli/attestation-options cli/audit cli/a\
udit-input cli/check cli/demo cli/demo-files cli/doctor cli/durations cli/emit-option cli/explain cli/fix cli/fix-change\
 cli/given-task cli/history cli/if-staged cli/init cli/main cli/matrix cli/policy cli/policy-test cli/progress cli/promo\
te cli/range-options cli/report cli/report-options cli/runner-log cli/schema cli/select cli/select-choices cli/terminal \
cli/verbs","command/families/index":"command/families/index command/families/node command/families/node-flags command/fa\
milies/node-options command/families/nopt command/families/npm command/families/npm-flags command/families/npm-subcomman\
ds command/families/npx command/families/parsed command/families/parsers command/families/programs command/families/tool\
 command/families/tools","command/families/machine/index":"command/families/machine/judge-operands command/families/mach\
ine/parse-program command/families/machine/program-table command/families/machine/properties command/families/machine/py\
thon-module command/families/machine/started","command/families/tools/index":"command/families/tools/bundlers command/fa\
milies/tools/compilers command/families/tools/coverage command/families/tools/judge-value command/families/tools/launche\
s command/families/tools/linters command/families/tools/named-files command/families/tools/read-tool command/families/to\
ols/runners command/families/tools/task-runners command/families/tools/test-runners command/families/tools/tool-table","\
command/flags/index":"command/flags/equals command/flags/flag-table command/flags/read-flags","command/index":"command/r\
ead command/sentence command/shell-text","command/javascript/index":"command/javascript/parse","command/lex/index":"comm\
and/lex/assignment command/lex/characters command/lex/deception command/lex/glob command/lex/glob-expand command/lex/glo\
b-pattern command/lex/inspect-word command/lex/lex command/lex/look-alike command/lex/problem command/lex/shell-syntax c\
ommand/lex/splitter command/lex/word","command/resolve/index":"command/resolve/alternatives command/resolve/argument-fil\
e command/resolve/binary command/resolve/dependency command/resolve/environment-file command/resolve/file command/resolv\
e/index command/resolve/installed command/resolve/lexical command/resolve/local-tool command/resolve/lost-status command\
/resolve/main-file command/resolve/node command/resolve/npm command/resolve/npm-config command/resolve/npm-project comma\
nd/resolve/npm-quote command/resolve/npm-script command/resolve/npm-settings command/resolve/npmrc command/resolve/npmrc\
-copies command/resolve/npmrc-keys command/resolve/package-env command/resolve/package-json command/resolve/package-mana\
ger command/resolve/package-manager-settings command/resolve/place command/resolve/program command/resolve/script-comman\
d command/resolve/script-selection command/resolve/script-steps command/resolve/script-text command/resolve/script-words\
 command/resolve/scripts-that-run command/resolve/source command/resolve/tasks command/resolve/test-pattern command/reso\
lve/tool-files command/resolve/trail command/resolve/workspace-patterns command/resolve/workspaces","command/resolve/loc\
k/index":"command/resolve/lock/bun command/resolve/lock/compare command/resolve/lock/lock command/resolve/lock/npm comma\
nd/resolve/lock/pnpm command/resolve/lock/read command/resolve/lock/registry command/resolve/lock/source command/resolve\
/lock/yarn","doctor/index":"doctor/assets doctor/doctor doctor/doctor-answer doctor/lacking-keys doctor/machine doctor/t\
ext doctor/tighten doctor/workflow","event/index":"event/base-tip event/branch event/default-branch event/find-pull-requ\
est event/known-refs event/merge-group event/payload event/policy-ref event/pull-request event/resolve-base event/resolv\
e-branch event/resolve-event event/resolve-pull-request event/resolve-range event/schema event/test-merge event/workflow\
-run","fix/index":"fix/errors fix/fix fix/fix-task fix/identity fix/patch fix/proposal fix/refuse-task fix/resolved-find\
ings fix/store fix/text-edit fix/unfixed fix/write","github/index":"github/artifact github/attestations github/backoff g\
ithub/check-annotations github/check-binding github/check-run github/client github/comments github/failure github/file g\
ithub/limits github/one-check github/pull-files github/pull-request github/refs github/review-comments github/reviews gi\
thub/unzip","history/index":"history/fixed-by history/history-answer history/judge-change history/judge-history history/\
levels history/outcome history/programs history/text","init/index":"init/agents init/place init/policy-template init/wor\
kflow-template init/write","judge/families/index":"judge/families/family judge/families/form judge/families/hosts judge/\
families/kinds judge/families/programs judge/families/registry","judge/families/packs/index":"judge/families/packs/archi\
ves judge/families/packs/build judge/families/packs/files judge/families/packs/git judge/families/packs/javascript judge\
/families/packs/network judge/families/packs/packages judge/families/packs/python judge/families/packs/system judge/fami\
lies/packs/text","judge/families/programs/index":"judge/families/programs/bun judge/families/programs/cargo judge/famili\
es/programs/deno judge/families/programs/dotnet judge/families/programs/go judge/families/programs/jvm judge/families/pr\
ograms/make judge/families/programs/pnpm judge/families/programs/pytest judge/families/programs/python judge/families/pr\
ograms/python-tools judge/families/programs/yarn","judge/index":"judge/context judge/judge judge/judge-reading","judge/p\
rofiles/curated/index":"judge/profiles/curated/arguments judge/profiles/curated/curated judge/profiles/curated/operation\
 judge/profiles/curated/paths judge/profiles/curated/shape","judge/profiles/index":"judge/profiles/check-policy judge/pr\
ofiles/evolver judge/profiles/index judge/profiles/profile judge/profiles/validator","judge/profiles/workspace/index":"j\
udge/profiles/workspace/allowed judge/profiles/workspace/custom judge/profiles/workspace/danger judge/profiles/workspace\
/dangerous-patterns judge/profiles/workspace/languages judge/profiles/workspace/paths judge/profiles/workspace/split-arg\
uments judge/profiles/workspace/tool-call judge/profiles/workspace/workspace","model/index":"model/asset model/asset-typ\
es model/blast-radius model/blast-severities model/confirmations model/containment-cause model/edit model/evidence model\
/finding model/hash-form model/head-lines model/isolation model/isolation-levels model/level model/nothing-run model/not\
hing-touched model/outcome model/platform model/prepare model/replay model/run model/severities model/verdict","packages\
/acorn":"acorn","packages/actions/core":"@actions/core","packages/actions/github":"@actions/github","packages/cfworker/j\
son-schema":"@cfworker/json-schema","packages/chunk-7WRIFLSH":"chunk-7WRIFLSH","packages/chunk-BMIUOHVM":"chunk-BMIUOHVM",
"packages/chunk-C5NYTGTY":"chunk-C5NYTGTY","packages/chunk-IYWUY3VA":"chunk-IYWUY3VA","packages/chunk-MDCGXCCB":"chunk-M\
DCGXCCB","packages/chunk-QZH5WLMX":"chunk-QZH5WLMX","packages/commander":"commander","packages/diff":"diff","packages/ev\
omap/gep-sdk":"@evomap/gep-sdk","packages/evomap/gep-sdk/schemas/capsule.schema":"@evomap/gep-sdk/schemas/capsule.schema\
.json","packages/evomap/gep-sdk/schemas/evolution-event.schema":"@evomap/gep-sdk/schemas/evolution-event.schema.json","p\
ackages/evomap/gep-sdk/schemas/gene.schema":"@evomap/gep-sdk/schemas/gene.schema.json","packages/evomap/gep-sdk/schemas/\
mutation.schema":"@evomap/gep-sdk/schemas/mutation.schema.json","packages/fast-xml-builder":"fast-xml-builder","packages\
/fastest-levenshtein":"fastest-levenshtein","packages/ini":"ini","packages/jsonc-parser":"jsonc-parser","packages/picoma\
tch":"picomatch","packages/preact-render-to-string":"preact-render-to-string","packages/preact/jsx-runtime":"preact/jsx-\
runtime","packages/re2js":"re2js","packages/sigstore/bundle":"@sigstore/bundle","packages/sigstore/core":"@sigstore/core",
"packages/sigstore/protobuf-specs":"@sigstore/protobuf-specs","packages/sigstore/verify":"@sigstore/verify","packages/ta\
r/header":"tar/header","packages/tar/parse":"tar/parse","packages/tar/pax":"tar/pax","packages/yaml":"yaml","packages/ya\
uzl":"yauzl","packages/zod":"zod","policy/index":"policy/asks-for-approvals policy/branches policy/changed-since policy/\
default policy/difference policy/document policy/documented-keys policy/extend policy/home-folder policy/key policy/line\
ar-pattern policy/load policy/names policy/near-policy policy/parse policy/place policy/policy policy/profile-names poli\
cy/protected-paths policy/repository-path policy/schema-walk policy/shared policy/stricter policy/strictness policy/tigh\
ten policy/values","policy/schema/index":"policy/schema/a2a policy/schema/approvals policy/schema/assets policy/schema/b\
last-radius policy/schema/branches policy/schema/commands policy/schema/extends policy/schema/ignores policy/schema/limi\
ts policy/schema/patterns policy/schema/rules policy/schema/running","promote/archive/index":"promote/archive/broken pro\
mote/archive/checksums promote/archive/entry-path promote/archive/gepx promote/archive/limits promote/archive/unpack","p\
romote/attestation/index":"promote/attestation/attestation promote/attestation/evidence promote/attestation/judge-attest\
ation promote/attestation/read-attestations promote/attestation/signer promote/attestation/source promote/attestation/st\
atement promote/attestation/strict-json promote/attestation/trusted-root promote/attestation/verify","promote/evidence/i\
ndex":"promote/evidence/judge-evidence promote/evidence/provenance promote/evidence/read-evidence","promote/index":"prom\
ote/answer promote/audited-findings promote/bundle promote/candidates promote/counts promote/decide promote/emit promote\
/event-log promote/exit-code promote/folder promote/gene-findings promote/identity promote/inputs promote/json promote/k\
nown promote/lines promote/made-list promote/markdown promote/policy promote/promote promote/promotion promote/revocatio\
n promote/run-genes promote/text promote/workspace","promote/value/index":"promote/value/near-duplicate promote/value/ot\
her-environment promote/value/stale-evidence","publish/index":"publish/annotations publish/check publish/check-name publ\
ish/check-output publish/comment publish/conclusion publish/files publish/folder-lock publish/log publish/log-failures p\
ublish/notes publish/outputs publish/post publish/publisher publish/several publish/step-summary publish/suggestion publ\
ish/suggestions","remedy/evaluation/index":"remedy/evaluation/names remedy/evaluation/read remedy/evaluation/script reme\
dy/evaluation/vacuous","remedy/index":"remedy/edits remedy/fix-list remedy/reason remedy/rewrite-command remedy/script r\
emedy/script-store","remedy/rewrites/index":"remedy/rewrites/directory remedy/rewrites/file-test remedy/rewrites/index r\
emedy/rewrites/launchers remedy/rewrites/lost-quotes remedy/rewrites/paths remedy/rewrites/rewrite remedy/rewrites/shell\
 remedy/rewrites/words","remedy/suggestions/index":"remedy/suggestions/flags remedy/suggestions/index remedy/suggestions\
/npm remedy/suggestions/shell remedy/suggestions/tasks remedy/suggestions/text","repo/index":"repo/additions repo/anywhe\
re repo/blobs repo/checked-out-content repo/checkout repo/checkout-guard repo/checkout-parts repo/conversions repo/diff \
repo/entry-index repo/file-kind repo/files-named repo/first-parents repo/folder-spelling repo/folder-tree repo/git repo/\
git-process repo/head-files repo/literal-tree repo/look-alike repo/merge-base repo/merge-tree repo/object-reader repo/ob\
ject-tree repo/object-view repo/partial-clone repo/past-changes repo/path-bytes repo/paths repo/per-tree repo/read-chang\
e repo/remote repo/revision repo/source-tree repo/typed-revision repo/untracked repo/user-environment repo/with-addition\
s repo/worktree","report/agent/index":"report/agent/agent-task report/agent/project report/agent/read-task report/agent/\
render","report/compact/index":"report/compact/compact report/compact/entry report/compact/findings report/compact/place\
s report/compact/share report/compact/validations","report/html/index":"report/html/assets report/html/command report/ht\
ml/command-text report/html/finding report/html/html report/html/lanes report/html/mark report/html/masthead report/html\
/page report/html/scale report/html/segments report/html/words","report/html/sections/index":"report/html/sections/atten\
tion report/html/sections/blast-radius report/html/sections/environment report/html/sections/evidence report/html/sectio\
ns/genes report/html/sections/remarks report/html/sections/rules report/html/sections/selection report/html/sections/tim\
eline","report/in-toto/index":"report/in-toto/statement report/in-toto/test-result report/in-toto/verification-summary",
"report/index":"report/audit-answer report/build report/causes report/entries report/escape report/explanation report/fo\
rmat report/gate-report report/json report/links report/read report/reported-runs report/validation report/validation-re\
ading report/validation-report report/validation-reports report/version","report/junit/index":"report/junit/cases report\
/junit/junit","report/markdown/index":"report/markdown/agent-task report/markdown/blocked report/markdown/check-text rep\
ort/markdown/everything report/markdown/failed report/markdown/findings report/markdown/genes report/markdown/markdown r\
eport/markdown/prose","report/redact/index":"report/redact/forms report/redact/known-values report/redact/named-values r\
eport/redact/redact report/redact/secrets","report/sarif/index":"report/sarif/places report/sarif/results report/sarif/r\
ules report/sarif/sarif","report/text/explain/index":"report/text/explain/command report/text/explain/rule report/text/e\
xplain/words","report/text/index":"report/text/assets report/text/audit report/text/audit-progress report/text/blast-rad\
ius report/text/commands report/text/findings report/text/layout report/text/policy report/text/selection report/text/te\
xt","report/view/index":"report/view/assets report/view/blast-radius report/view/columns report/view/edit-lines report/v\
iew/error-lines report/view/finding report/view/group report/view/head-place report/view/headline report/view/marked-lin\
es report/view/output report/view/proof report/view/relative-paths report/view/report-sections report/view/selection rep\
ort/view/tones report/view/words",root:"action api approval-heads as-gate-error attempt audit-clock audit-commit base-po\
licy bundle-memory cli error gate group-by head-files interrupt make-folder nearest-name open-input prepare-checkout pro\
cess-identity propose-fix small-memory system-error temporary-folder tool validate-change zod-path","rules/index":"rules\
/agents-block rules/asset rules/asset-file rules/attestation rules/catalogue rules/change rules/containment-causes rules\
/curated rules/documents rules/edit-sentence rules/eligibility rules/eligibility-of rules/evidence rules/example rules/e\
xample-asset rules/example-files rules/finding rules/identity rules/invocation rules/not-judged rules/page rules/policy \
rules/program rules/promotion rules/rule rules/run rules/single-quoted rules/standard-repository rules/syntax rules/targ\
et rules/validator rules/workspace","run/containment/index":"run/containment/choose-backend run/containment/confine run/\
containment/control-groups run/containment/git-config run/containment/hierarchies run/containment/launched-places run/co\
ntainment/launcher run/containment/limits run/containment/list-written run/containment/machine run/containment/mount-tab\
le run/containment/namespaces run/containment/pause-process run/containment/prepared-view run/containment/privileges run\
/containment/process-group run/containment/removals run/containment/stock run/containment/system-call-filter run/contain\
ment/try-namespaces run/containment/view run/containment/view-layout run/containment/view-script","run/containment/slots\
/index":"run/containment/slots/frames run/containment/slots/link run/containment/slots/outputs run/containment/slots/slo\
t-places run/containment/slots/supervisor run/containment/slots/supervisor-source","run/index":"run/audited-files run/bu\
dget run/capture run/configuration-files run/containment-causes run/environment run/home-folders run/inherited-descripto\
rs run/isolation-probe run/isolation-probe-script run/launch run/left-out run/lifeline run/log-commands run/lower-layer \
run/named-root run/not-run run/nothing-ran run/outcomes run/path-list run/pool run/private-copy run/private-folder run/p\
rocess-tree run/programs run/progress run/repository-copy run/run run/safe-line run/schedule run/search-path run/shared-\
folder run/shell-status run/side-effects run/start-program run/supervise run/written","run/prepare/index":"run/prepare/l\
ines run/prepare/npm-settings run/prepare/output run/prepare/prepare","run/scripts/index":"run/scripts/driver run/script\
s/launch-scripts run/scripts/npm-environment","select/index":"select/error-signature select/extract select/memory select\
/memory-graph select/option select/pattern select/replay select/score select/selector select/signal select/triggers","sh\
ard/index":"shard/assign shard/durations shard/merge-isolation shard/merged-runs shard/part shard/partition shard/plan s\
hard/read-parts shard/shard shard/shard-schema shard/share-outcomes shard/work","verdict/index":"verdict/approval verdic\
t/earlier-output verdict/exit-code verdict/gene verdict/ignores verdict/judge verdict/levels verdict/missing-outcomes ve\
rdict/next-actor verdict/run-findings verdict/shards verdict/validate verdict/verdict"},chunkOf=new Map;for(const e in table)
for(const t of table[e].split(" "))chunkOf.set(t,e);const chunks=new Map,modules=new Map;function load(e){const t=modules.
get(e);if(t!==void 0)return t;const o=chunkOf.get(e);if(o===void 0)return require(e);const r={exports:{}};return modules.
set(e,r.exports),new Script(chunk(o).get(e),{filename:pathOf(o)+"#"+e}).runInThisContext()(r.exports,load,define,r),modules.
set(e,r.exports),r.exports}function chunk(e){const t=chunks.get(e);if(t!==void 0)return t;const o=new Map;for(const r of readFileSync(
pathOf(e),"utf8").split("//# ")){const a=r.indexOf(`
`);o.set(r.slice(0,a),r.slice(a))}return chunks.set(e,o),o}function pathOf(e){return __dirname+"/"+e+".js"}function define(e,t){
for(const o in t)Object.defineProperty(e,o,{get:t[o],enumerable:!0})}globalThis[Symbol.for("gene-gate: read all chunks")]=
()=>{for(const e in table)chunk(e)},module.exports={load};
