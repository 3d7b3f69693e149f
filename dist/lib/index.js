"use strict";const{readFileSync}=require("node:fs"),{Script}=require("node:vm"),table={"action/index":"action/changed-files action/ch\
eck-place action/core action/durations action/fail action/find-run action/gate-job action/inputs action/is-protected act\
ion/main action/other-pulls action/payload action/plan-shards action/post action/progress action/promote action/publish-\
context action/publish-job action/publish-others action/publish-report action/report-job action/run-shard action/shared-\
policy action/step-gate","approval/index":"approval/approval approval/by-digest approval/by-reviews approval/head approv\
al/review approval/subject","assets/index":"assets/applied assets/asset assets/before assets/candidates assets/clear ass\
ets/collect assets/compare assets/file assets/globs assets/indirections assets/json assets/json-grammar assets/limits as\
sets/locate assets/message assets/naming assets/overrides assets/pointer assets/problems assets/read-sides assets/shapes\
 assets/source assets/stray assets/subject assets/tokens assets/utf8 assets/validation assets/wrapper","assets/log/index":"\
assets/log/appended assets/log/audit-log assets/log/read-log assets/log/records assets/log/whole-records","audit/change/\
gate/index":"audit/change/gate/agent-instructions audit/change/gate/check-names audit/change/gate/compare-jobs audit/cha\
nge/gate/compare-workflows audit/change/gate/gate-change audit/change/gate/gate-commands audit/change/gate/gate-package \
audit/change/gate/gate-scripts audit/change/gate/triggers audit/change/gate/uses audit/change/gate/weakened-files audit/\
change/gate/workflow","audit/change/index":"audit/change/audit-log audit/change/blast-radius audit/change/counted-files \
audit/change/counting audit/change/forbidden-paths audit/change/hidden-files audit/change/ignored-inputs audit/change/lo\
ck-hosts audit/change/log-lines audit/change/policy-change audit/change/prepare-inputs audit/change/protected-paths audi\
t/change/some-touches audit/change/touched-paths audit/change/unauditable-files audit/change/unproven-merge","audit/clai\
ms/index":"audit/claims/asset-files audit/claims/broadcast audit/claims/capsule-fields audit/claims/capsules audit/claim\
s/chain audit/claims/claimed-radius audit/claims/claimed-streak audit/claims/content-hash audit/claims/counted-change au\
dit/claims/envelope audit/claims/estimates audit/claims/hash-forms audit/claims/look-alike-ids audit/claims/named-genes \
audit/claims/not-checked audit/claims/proven-streak audit/claims/references audit/claims/removed-scripts audit/claims/se\
lf-description audit/claims/streak audit/claims/unidentified","audit/claims/schema/index":"audit/claims/schema/accepts a\
udit/claims/schema/differences audit/claims/schema/expectation audit/claims/schema/findings audit/claims/schema/schemas \
audit/claims/schema/validation-report","audit/gene/index":"audit/gene/blast-radius audit/gene/constraints audit/gene/dec\
lared-constraints audit/gene/declared-paths audit/gene/differences audit/gene/gene audit/gene/incomplete-gene audit/gene\
/limits audit/gene/limits-beyond-cap audit/gene/loosened-constraints audit/gene/plans audit/gene/read-gene audit/gene/re\
moved-gene audit/gene/validation","audit/index":"audit/asset-file audit/audit audit/audited audit/check audit/checks aud\
it/plan audit/read-subject audit/subject","cli/index":"cli/attestation-options cli/audit cli/audit-input cli/check cli/d\
emo cli/demo-files cli/doctor cli/durations cli/emit-option cli/explain cli/fix cli/fix-change cli/given-task cli/histor\
y cli/if-staged cli/init cli/main cli/matrix cli/policy cli/policy-test cli/progress cli/promote cli/promote-files cli/p\
romote-quarantine cli/range-options cli/report cli/report-options cli/runner-log cli/schema cli/select cli/select-choice\
s cli/terminal cli/uncommitted cli/verbs","command/families/index":"command/families/index command/families/node command\
/families/node-flags command/families/node-options command/families/nopt command/families/npm command/families/npm-flags\
 command/families/npm-subcommands command/families/npx command/families/parsed command/families/parsers command/families\
/programs command/families/tool command/families/tools","command/families/machine/index":"command/families/machine/judge\
-operands command/families/machine/parse-program command/families/machine/program-table command/families/machine/propert\
ies command/families/machine/python-module command/families/machine/started","command/families/tools/index":"command/fam\
ilies/tools/bundlers command/families/tools/compilers command/families/tools/coverage command/families/tools/judge-value\
 command/families/tools/launches command/families/tools/linters command/families/tools/named-files command/families/tool\
s/read-tool command/families/tools/runners command/families/tools/task-runners command/families/tools/test-runners comma\
nd/families/tools/tool-table","command/flags/index":"command/flags/equals command/flags/flag-table command/flags/read-fl\
ags","command/index":"command/named-paths command/read command/sentence command/shell-text","command/javascript/index":"\
command/javascript/parse","command/lex/index":"command/lex/assignment command/lex/characters command/lex/deception comma\
nd/lex/glob command/lex/glob-expand command/lex/glob-pattern command/lex/inspect-word command/lex/lex command/lex/look-a\
like command/lex/problem command/lex/shell-syntax command/lex/splitter command/lex/word","command/resolve/index":"comman\
d/resolve/alternatives command/resolve/argument-file command/resolve/binary command/resolve/dependency command/resolve/e\
nvironment-file command/resolve/file command/resolve/index command/resolve/installed command/resolve/lexical command/res\
olve/local-tool command/resolve/lost-status command/resolve/main-file command/resolve/node command/resolve/npm command/r\
esolve/npm-config command/resolve/npm-project command/resolve/npm-quote command/resolve/npm-script command/resolve/npm-s\
ettings command/resolve/npmrc command/resolve/npmrc-copies command/resolve/npmrc-keys command/resolve/package-env comman\
d/resolve/package-json command/resolve/package-manager command/resolve/package-manager-settings command/resolve/place co\
mmand/resolve/program command/resolve/script-command command/resolve/script-selection command/resolve/script-steps comma\
nd/resolve/script-text command/resolve/script-words command/resolve/scripts-that-run command/resolve/source command/reso\
lve/tasks command/resolve/test-pattern command/resolve/tool-files command/resolve/trail command/resolve/workspace-patter\
ns command/resolve/workspaces","command/resolve/lock/index":"command/resolve/lock/bun command/resolve/lock/compare comma\
nd/resolve/lock/lock command/resolve/lock/npm command/resolve/lock/pnpm command/resolve/lock/read command/resolve/lock/r\
egistry command/resolve/lock/source command/resolve/lock/yarn","doctor/index":"doctor/assets doctor/doctor doctor/doctor\
-answer doctor/lacking-keys doctor/machine doctor/text doctor/tighten doctor/workflow","event/index":"event/base-tip eve\
nt/branch event/default-branch event/find-pull-request event/known-refs event/merge-group event/payload event/policy-ref\
 event/pull-request event/resolve-base event/resolve-branch event/resolve-event event/resolve-pull-request event/resolve\
-range event/schema event/test-merge event/workflow-run","fix/index":"fix/errors fix/fix fix/fix-task fix/identity fix/p\
atch fix/proposal fix/refuse-task fix/resolved-findings fix/store fix/text-edit fix/unfixed fix/write","github/index":"g\
ithub/artifact github/attestations github/backoff github/check-annotations github/check-binding github/check-run github/\
client github/comments github/failure github/file github/limits github/one-check github/pull-files github/pull-request g\
ithub/refs github/review-comments github/reviews github/unzip","history/index":"history/fixed-by history/history-answer \
history/introduced history/judge-change history/judge-history history/levels history/outcome history/programs history/te\
xt","init/index":"init/agents init/place init/policy-template init/workflow-template init/write","judge/families/index":"\
judge/families/family judge/families/form judge/families/hosts judge/families/kinds judge/families/programs judge/famili\
es/registry","judge/families/packs/index":"judge/families/packs/archives judge/families/packs/build judge/families/packs\
/files judge/families/packs/git judge/families/packs/javascript judge/families/packs/network judge/families/packs/packag\
es judge/families/packs/python judge/families/packs/system judge/families/packs/text","judge/families/programs/index":"j\
udge/families/programs/bun judge/families/programs/cargo judge/families/programs/deno judge/families/programs/dotnet jud\
ge/families/programs/go judge/families/programs/jvm judge/families/programs/make judge/families/programs/pnpm judge/fami\
lies/programs/pytest judge/families/programs/python judge/families/programs/python-tools judge/families/programs/yarn","\
judge/index":"judge/context judge/judge judge/judge-reading","judge/profiles/curated/index":"judge/profiles/curated/argu\
ments judge/profiles/curated/curated judge/profiles/curated/operation judge/profiles/curated/paths judge/profiles/curate\
d/shape","judge/profiles/index":"judge/profiles/check-policy judge/profiles/evolver judge/profiles/index judge/profiles/\
profile judge/profiles/validator","judge/profiles/workspace/index":"judge/profiles/workspace/allowed judge/profiles/work\
space/custom judge/profiles/workspace/danger judge/profiles/workspace/dangerous-patterns judge/profiles/workspace/langua\
ges judge/profiles/workspace/paths judge/profiles/workspace/split-arguments judge/profiles/workspace/tool-call judge/pro\
files/workspace/workspace","model/index":"model/asset model/asset-types model/blast-radius model/blast-severities model/\
confirmations model/containment-cause model/edit model/evidence model/finding model/hash-form model/head-lines model/iso\
lation model/isolation-levels model/level model/nothing-run model/nothing-touched model/outcome model/platform model/pre\
pare model/replay model/run model/severities model/verdict","packages/acorn":"acorn","packages/actions/core":"@actions/c\
ore","packages/actions/github":"@actions/github","packages/cfworker/json-schema":"@cfworker/json-schema","packages/chunk\
-7WRIFLSH":"chunk-7WRIFLSH","packages/chunk-BMIUOHVM":"chunk-BMIUOHVM","packages/chunk-C5NYTGTY":"chunk-C5NYTGTY","packa\
ges/chunk-IYWUY3VA":"chunk-IYWUY3VA","packages/chunk-MDCGXCCB":"chunk-MDCGXCCB","packages/chunk-QZH5WLMX":"chunk-QZH5WLM\
X","packages/commander":"commander","packages/diff":"diff","packages/evomap/gep-sdk":"@evomap/gep-sdk","packages/evomap/\
gep-sdk/schemas/capsule.schema":"@evomap/gep-sdk/schemas/capsule.schema.json","packages/evomap/gep-sdk/schemas/evolution\
-event.schema":"@evomap/gep-sdk/schemas/evolution-event.schema.json","packages/evomap/gep-sdk/schemas/gene.schema":"@evo\
map/gep-sdk/schemas/gene.schema.json","packages/evomap/gep-sdk/schemas/mutation.schema":"@evomap/gep-sdk/schemas/mutatio\
n.schema.json","packages/fast-xml-builder":"fast-xml-builder","packages/fastest-levenshtein":"fastest-levenshtein","pack\
ages/ini":"ini","packages/jsonc-parser":"jsonc-parser","packages/picomatch":"picomatch","packages/preact-render-to-strin\
g":"preact-render-to-string","packages/preact/jsx-runtime":"preact/jsx-runtime","packages/re2js":"re2js","packages/sigst\
ore/bundle":"@sigstore/bundle","packages/sigstore/core":"@sigstore/core","packages/sigstore/protobuf-specs":"@sigstore/p\
rotobuf-specs","packages/sigstore/verify":"@sigstore/verify","packages/simple-git":"simple-git","packages/tar/header":"t\
ar/header","packages/tar/parse":"tar/parse","packages/tar/pax":"tar/pax","packages/yaml":"yaml","packages/yauzl":"yauzl",
"packages/zod":"zod","policy/index":"policy/asks-for-approvals policy/branches policy/changed-since policy/default polic\
y/difference policy/document policy/documented-keys policy/extend policy/home-folder policy/key policy/linear-pattern po\
licy/load policy/names policy/near-policy policy/parse policy/place policy/policy policy/profile-names policy/protected-\
paths policy/repository-path policy/schema-walk policy/shared policy/stricter policy/strictness policy/tighten policy/va\
lues","policy/schema/index":"policy/schema/a2a policy/schema/approvals policy/schema/assets policy/schema/blast-radius p\
olicy/schema/branches policy/schema/commands policy/schema/extends policy/schema/ignores policy/schema/limits policy/sch\
ema/patterns policy/schema/rules policy/schema/running","promote/archive/index":"promote/archive/broken promote/archive/\
checksums promote/archive/entry-path promote/archive/gepx promote/archive/limits promote/archive/unpack","promote/attest\
ation/index":"promote/attestation/attestation promote/attestation/evidence promote/attestation/judge-attestation promote\
/attestation/read-attestations promote/attestation/signer promote/attestation/source promote/attestation/statement promo\
te/attestation/strict-json promote/attestation/trusted-root promote/attestation/verify","promote/evidence/index":"promot\
e/evidence/judge-evidence promote/evidence/provenance promote/evidence/read-evidence","promote/index":"promote/answer pr\
omote/audited-findings promote/bundle promote/candidates promote/counts promote/decide promote/emit promote/event-log pr\
omote/exit-code promote/folder promote/gene-findings promote/identity promote/inputs promote/json promote/known promote/\
lines promote/listed promote/made-list promote/markdown promote/policy promote/promote promote/promotion promote/revocat\
ion promote/run-genes promote/text promote/workspace","promote/value/index":"promote/value/near-duplicate promote/value/\
other-environment promote/value/stale-evidence","publish/index":"publish/annotations publish/check publish/check-name pu\
blish/check-output publish/comment publish/conclusion publish/files publish/folder-lock publish/log publish/log-failures\
 publish/notes publish/outputs publish/patch-blocks publish/post publish/publisher publish/result-paths publish/several \
publish/step-summary publish/suggestion publish/suggestions","remedy/evaluation/index":"remedy/evaluation/names remedy/e\
valuation/read remedy/evaluation/script remedy/evaluation/vacuous","remedy/index":"remedy/edits remedy/fix-list remedy/r\
eason remedy/rewrite-command remedy/script remedy/script-store","remedy/rewrites/index":"remedy/rewrites/directory remed\
y/rewrites/file-test remedy/rewrites/index remedy/rewrites/launchers remedy/rewrites/lost-quotes remedy/rewrites/paths r\
emedy/rewrites/rewrite remedy/rewrites/shell remedy/rewrites/words","remedy/suggestions/index":"remedy/suggestions/flags\
 remedy/suggestions/index remedy/suggestions/npm remedy/suggestions/shell remedy/suggestions/tasks remedy/suggestions/te\
xt","repo/index":"repo/additions repo/anywhere repo/blobs repo/checked-out-content repo/checkout repo/checkout-guard rep\
o/checkout-parts repo/conversions repo/diff repo/entry-index repo/file-kind repo/files-named repo/first-parents repo/fol\
der-spelling repo/folder-tree repo/git repo/git-process repo/head-files repo/literal-tree repo/look-alike repo/merge-bas\
e repo/merge-tree repo/object-reader repo/object-tree repo/object-view repo/partial-clone repo/past-changes repo/path-by\
tes repo/paths repo/per-tree repo/read-change repo/remote repo/revision repo/source-tree repo/tree repo/typed-revision r\
epo/untracked repo/user-environment repo/with-additions repo/worktree","report/agent/index":"report/agent/agent-task rep\
ort/agent/project report/agent/read-task report/agent/render","report/compact/index":"report/compact/answers report/comp\
act/compact report/compact/digests report/compact/edits report/compact/entry report/compact/findings report/compact/gene\
s report/compact/owners report/compact/places report/compact/runs report/compact/share report/compact/validations","repo\
rt/html/index":"report/html/assets report/html/command report/html/command-text report/html/finding report/html/html rep\
ort/html/lanes report/html/mark report/html/masthead report/html/page report/html/scale report/html/segments report/html\
/words","report/html/sections/index":"report/html/sections/attention report/html/sections/blast-radius report/html/secti\
ons/environment report/html/sections/evidence report/html/sections/genes report/html/sections/remarks report/html/sectio\
ns/rules report/html/sections/selection report/html/sections/timeline","report/in-toto/index":"report/in-toto/statement \
report/in-toto/test-result report/in-toto/verification-summary","report/index":"report/audit-answer report/build report/\
causes report/entries report/escape report/explanation report/format report/gate-report report/json report/json-pieces r\
eport/links report/read report/reported-runs report/validation report/validation-reading report/validation-report report\
/validation-reports report/version","report/junit/index":"report/junit/cases report/junit/junit","report/markdown/index":"\
report/markdown/agent-task report/markdown/blocked report/markdown/check-text report/markdown/everything report/markdown\
/failed report/markdown/findings report/markdown/genes report/markdown/markdown report/markdown/prose","report/redact/in\
dex":"report/redact/forms report/redact/known-values report/redact/named-values report/redact/redact report/redact/secre\
ts","report/sarif/index":"report/sarif/places report/sarif/results report/sarif/rules report/sarif/sarif","report/text/e\
xplain/index":"report/text/explain/command report/text/explain/rule report/text/explain/words","report/text/index":"repo\
rt/text/assets report/text/audit report/text/audit-progress report/text/blast-radius report/text/commands report/text/fi\
ndings report/text/layout report/text/policy report/text/selection report/text/text","report/view/index":"report/view/as\
sets report/view/blast-radius report/view/columns report/view/edit-lines report/view/error-lines report/view/finding rep\
ort/view/group report/view/head-place report/view/headline report/view/marked-lines report/view/output report/view/proof\
 report/view/relative-paths report/view/report-sections report/view/selection report/view/tones report/view/words",root:"\
action api approval-heads as-gate-error attempt audit-clock audit-commit base-policy bundle-memory cli error gate group-\
by head-files interrupt make-folder nearest-name open-input prepare-checkout process-identity propose-fix replace-file s\
mall-memory system-error temporary-folder tool validate-change zod-path","rules/index":"rules/agents-block rules/asset r\
ules/asset-file rules/attestation rules/catalogue rules/change rules/containment-causes rules/curated rules/documents ru\
les/edit-sentence rules/eligibility rules/eligibility-of rules/evidence rules/example rules/example-asset rules/example-\
files rules/finding rules/identity rules/invocation rules/not-judged rules/page rules/policy rules/program rules/promoti\
on rules/rule rules/run rules/single-quoted rules/standard-repository rules/syntax rules/target rules/validator rules/wo\
rkspace","run/containment/index":"run/containment/choose-backend run/containment/confine run/containment/control-groups \
run/containment/git-config run/containment/hierarchies run/containment/launched-places run/containment/launcher run/cont\
ainment/limits run/containment/list-written run/containment/machine run/containment/mount-table run/containment/namespac\
es run/containment/pause-process run/containment/prepared-view run/containment/privileges run/containment/process-group \
run/containment/removals run/containment/stock run/containment/system-call-filter run/containment/try-namespaces run/con\
tainment/view run/containment/view-layout run/containment/view-script","run/containment/slots/index":"run/containment/sl\
ots/frames run/containment/slots/link run/containment/slots/outputs run/containment/slots/slot-places run/containment/sl\
ots/supervisor run/containment/slots/supervisor-source","run/index":"run/audited-files run/budget run/capture run/config\
uration-files run/containment-causes run/environment run/home-folders run/inherited-descriptors run/isolation-probe run/\
isolation-probe-script run/launch run/left-out run/lifeline run/log-commands run/lower-layer run/named-root run/not-run \
run/nothing-ran run/outcomes run/path-list run/pool run/private-copy run/private-folder run/process-tree run/programs ru\
n/progress run/repository-copy run/run run/safe-line run/schedule run/search-path run/shared-folder run/shell-status run\
/side-effects run/start-program run/supervise run/written","run/prepare/index":"run/prepare/lines run/prepare/npm-settin\
gs run/prepare/output run/prepare/prepare","run/scripts/index":"run/scripts/driver run/scripts/launch-scripts run/script\
s/npm-environment","select/index":"select/error-signature select/extract select/memory select/memory-graph select/option\
 select/pattern select/replay select/score select/selector select/signal select/triggers","shard/index":"shard/assign sh\
ard/durations shard/merge-isolation shard/merged-runs shard/part shard/partition shard/plan shard/read-parts shard/shard\
 shard/shard-schema shard/share-outcomes shard/work","verdict/index":"verdict/approval verdict/earlier-output verdict/ex\
it-code verdict/gene verdict/ignores verdict/judge verdict/levels verdict/missing-outcomes verdict/next-actor verdict/ru\
n-findings verdict/shards verdict/validate verdict/verdict"},chunkOf=new Map;for(const e in table)for(const t of table[e].
split(" "))chunkOf.set(t,e);const chunks=new Map,modules=new Map;function load(e){const t=modules.get(e);if(t!==void 0)return t;
const o=chunkOf.get(e);if(o===void 0)return require(e);const r={exports:{}};return modules.set(e,r.exports),new Script(chunk(
o).get(e),{filename:pathOf(o)+"#"+e}).runInThisContext()(r.exports,load,define,r),modules.set(e,r.exports),r.exports}function chunk(e){
const t=chunks.get(e);if(t!==void 0)return t;const o=new Map;for(const r of readFileSync(pathOf(e),"utf8").split("//# ")){
const a=r.indexOf(`
`);o.set(r.slice(0,a),r.slice(a))}return chunks.set(e,o),o}function pathOf(e){return __dirname+"/"+e+".js"}function define(e,t){
for(const o in t)Object.defineProperty(e,o,{get:t[o],enumerable:!0})}globalThis[Symbol.for("gene-gate: read all chunks")]=
()=>{for(const e in table)chunk(e)},module.exports={load};
