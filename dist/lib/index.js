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
y cli/if-staged cli/init cli/main cli/matrix cli/policy cli/policy-test cli/progress cli/promote cli/promote-files cli/r\
ange-options cli/report cli/report-options cli/runner-log cli/schema cli/select cli/select-choices cli/terminal cli/unco\
mmitted cli/verbs","command/families/index":"command/families/index command/families/node command/families/node-flags co\
mmand/families/node-options command/families/nopt command/families/npm command/families/npm-flags command/families/npm-s\
ubcommands command/families/npx command/families/parsed command/families/parsers command/families/programs command/famil\
ies/tool command/families/tools","command/families/machine/index":"command/families/machine/judge-operands command/famil\
ies/machine/parse-program command/families/machine/program-table command/families/machine/properties command/families/ma\
chine/python-module command/families/machine/started","command/families/tools/index":"command/families/tools/bundlers co\
mmand/families/tools/compilers command/families/tools/coverage command/families/tools/judge-value command/families/tools\
/launches command/families/tools/linters command/families/tools/named-files command/families/tools/read-tool command/fam\
ilies/tools/runners command/families/tools/task-runners command/families/tools/test-runners command/families/tools/tool-\
table","command/flags/index":"command/flags/equals command/flags/flag-table command/flags/read-flags","command/index":"c\
ommand/named-paths command/read command/sentence command/shell-text","command/javascript/index":"command/javascript/pars\
e","command/lex/index":"command/lex/assignment command/lex/characters command/lex/deception command/lex/glob command/lex\
/glob-expand command/lex/glob-pattern command/lex/inspect-word command/lex/lex command/lex/look-alike command/lex/proble\
m command/lex/shell-syntax command/lex/splitter command/lex/word","command/resolve/index":"command/resolve/alternatives \
command/resolve/argument-file command/resolve/binary command/resolve/dependency command/resolve/environment-file command\
/resolve/file command/resolve/index command/resolve/installed command/resolve/lexical command/resolve/local-tool command\
/resolve/lost-status command/resolve/main-file command/resolve/node command/resolve/npm command/resolve/npm-config comma\
nd/resolve/npm-project command/resolve/npm-quote command/resolve/npm-script command/resolve/npm-settings command/resolve\
/npmrc command/resolve/npmrc-copies command/resolve/npmrc-keys command/resolve/package-env command/resolve/package-json \
command/resolve/package-manager command/resolve/package-manager-settings command/resolve/place command/resolve/program c\
ommand/resolve/script-command command/resolve/script-selection command/resolve/script-steps command/resolve/script-text \
command/resolve/script-words command/resolve/scripts-that-run command/resolve/source command/resolve/tasks command/resol\
ve/test-pattern command/resolve/tool-files command/resolve/trail command/resolve/workspace-patterns command/resolve/work\
spaces","command/resolve/lock/index":"command/resolve/lock/bun command/resolve/lock/compare command/resolve/lock/lock co\
mmand/resolve/lock/npm command/resolve/lock/pnpm command/resolve/lock/read command/resolve/lock/registry command/resolve\
/lock/source command/resolve/lock/yarn","doctor/index":"doctor/assets doctor/doctor doctor/doctor-answer doctor/lacking-\
keys doctor/machine doctor/text doctor/tighten doctor/workflow","event/index":"event/base-tip event/branch event/default\
-branch event/find-pull-request event/known-refs event/merge-group event/payload event/policy-ref event/pull-request eve\
nt/resolve-base event/resolve-branch event/resolve-event event/resolve-pull-request event/resolve-range event/schema eve\
nt/test-merge event/workflow-run","fix/index":"fix/errors fix/fix fix/fix-task fix/identity fix/patch fix/proposal fix/r\
efuse-task fix/resolved-findings fix/store fix/text-edit fix/unfixed fix/write","github/index":"github/artifact github/a\
ttestations github/backoff github/check-annotations github/check-binding github/check-run github/client github/comments \
github/failure github/file github/limits github/one-check github/pull-files github/pull-request github/refs github/revie\
w-comments github/reviews github/unzip","history/index":"history/fixed-by history/history-answer history/introduced hist\
ory/judge-change history/judge-history history/levels history/outcome history/programs history/text","init/index":"init/\
agents init/place init/policy-template init/workflow-template init/write","judge/families/index":"judge/families/family \
judge/families/form judge/families/hosts judge/families/kinds judge/families/programs judge/families/registry","judge/fa\
milies/packs/index":"judge/families/packs/archives judge/families/packs/build judge/families/packs/files judge/families/\
packs/git judge/families/packs/javascript judge/families/packs/network judge/families/packs/packages judge/families/pack\
s/python judge/families/packs/system judge/families/packs/text","judge/families/programs/index":"judge/families/programs\
/bun judge/families/programs/cargo judge/families/programs/deno judge/families/programs/dotnet judge/families/programs/g\
o judge/families/programs/jvm judge/families/programs/make judge/families/programs/pnpm judge/families/programs/pytest j\
udge/families/programs/python judge/families/programs/python-tools judge/families/programs/yarn","judge/index":"judge/co\
ntext judge/judge judge/judge-reading","judge/profiles/curated/index":"judge/profiles/curated/arguments judge/profiles/c\
urated/curated judge/profiles/curated/operation judge/profiles/curated/paths judge/profiles/curated/shape","judge/profil\
es/index":"judge/profiles/check-policy judge/profiles/evolver judge/profiles/index judge/profiles/profile judge/profiles\
/validator","judge/profiles/workspace/index":"judge/profiles/workspace/allowed judge/profiles/workspace/custom judge/pro\
files/workspace/danger judge/profiles/workspace/dangerous-patterns judge/profiles/workspace/languages judge/profiles/wor\
kspace/paths judge/profiles/workspace/split-arguments judge/profiles/workspace/tool-call judge/profiles/workspace/worksp\
ace","model/index":"model/asset model/asset-types model/blast-radius model/blast-severities model/confirmations model/co\
ntainment-cause model/edit model/evidence model/finding model/hash-form model/head-lines model/isolation model/isolation\
-levels model/level model/nothing-run model/nothing-touched model/outcome model/platform model/prepare model/replay mode\
l/run model/severities model/verdict","packages/acorn":"acorn","packages/actions/core":"@actions/core","packages/actions\
/github":"@actions/github","packages/cfworker/json-schema":"@cfworker/json-schema","packages/chunk-7WRIFLSH":"chunk-7WRI\
FLSH","packages/chunk-BMIUOHVM":"chunk-BMIUOHVM","packages/chunk-C5NYTGTY":"chunk-C5NYTGTY","packages/chunk-IYWUY3VA":"c\
hunk-IYWUY3VA","packages/chunk-MDCGXCCB":"chunk-MDCGXCCB","packages/chunk-QZH5WLMX":"chunk-QZH5WLMX","packages/commander":"\
commander","packages/diff":"diff","packages/evomap/gep-sdk":"@evomap/gep-sdk","packages/evomap/gep-sdk/schemas/capsule.s\
chema":"@evomap/gep-sdk/schemas/capsule.schema.json","packages/evomap/gep-sdk/schemas/evolution-event.schema":"@evomap/g\
ep-sdk/schemas/evolution-event.schema.json","packages/evomap/gep-sdk/schemas/gene.schema":"@evomap/gep-sdk/schemas/gene.\
schema.json","packages/evomap/gep-sdk/schemas/mutation.schema":"@evomap/gep-sdk/schemas/mutation.schema.json","packages/\
fast-xml-builder":"fast-xml-builder","packages/fastest-levenshtein":"fastest-levenshtein","packages/ini":"ini","packages\
/jsonc-parser":"jsonc-parser","packages/picomatch":"picomatch","packages/preact-render-to-string":"preact-render-to-stri\
ng","packages/preact/jsx-runtime":"preact/jsx-runtime","packages/re2js":"re2js","packages/sigstore/bundle":"@sigstore/bu\
ndle","packages/sigstore/core":"@sigstore/core","packages/sigstore/protobuf-specs":"@sigstore/protobuf-specs","packages/\
sigstore/verify":"@sigstore/verify","packages/simple-git":"simple-git","packages/tar/header":"tar/header","packages/tar/\
parse":"tar/parse","packages/tar/pax":"tar/pax","packages/yaml":"yaml","packages/yauzl":"yauzl","packages/zod":"zod","po\
licy/index":"policy/asks-for-approvals policy/branches policy/changed-since policy/default policy/difference policy/docu\
ment policy/documented-keys policy/extend policy/home-folder policy/key policy/linear-pattern policy/load policy/names p\
olicy/near-policy policy/parse policy/place policy/policy policy/profile-names policy/protected-paths policy/repository-\
path policy/schema-walk policy/shared policy/stricter policy/strictness policy/tighten policy/values","policy/schema/ind\
ex":"policy/schema/a2a policy/schema/approvals policy/schema/assets policy/schema/blast-radius policy/schema/branches po\
licy/schema/commands policy/schema/extends policy/schema/ignores policy/schema/limits policy/schema/patterns policy/sche\
ma/rules policy/schema/running","promote/archive/index":"promote/archive/broken promote/archive/checksums promote/archiv\
e/entry-path promote/archive/gepx promote/archive/limits promote/archive/unpack","promote/attestation/index":"promote/at\
testation/attestation promote/attestation/evidence promote/attestation/judge-attestation promote/attestation/read-attest\
ations promote/attestation/signer promote/attestation/source promote/attestation/statement promote/attestation/strict-js\
on promote/attestation/trusted-root promote/attestation/verify","promote/evidence/index":"promote/evidence/judge-evidenc\
e promote/evidence/provenance promote/evidence/read-evidence","promote/index":"promote/answer promote/audited-findings p\
romote/bundle promote/candidates promote/counts promote/decide promote/emit promote/event-log promote/exit-code promote/\
folder promote/gene-findings promote/identity promote/inputs promote/json promote/known promote/lines promote/made-list \
promote/markdown promote/policy promote/promote promote/promotion promote/revocation promote/run-genes promote/text prom\
ote/workspace","promote/value/index":"promote/value/near-duplicate promote/value/other-environment promote/value/stale-e\
vidence","publish/index":"publish/annotations publish/check publish/check-name publish/check-output publish/comment publ\
ish/conclusion publish/files publish/folder-lock publish/log publish/log-failures publish/notes publish/outputs publish/\
patch-blocks publish/post publish/publisher publish/result-paths publish/several publish/step-summary publish/suggestion\
 publish/suggestions","remedy/evaluation/index":"remedy/evaluation/names remedy/evaluation/read remedy/evaluation/script\
 remedy/evaluation/vacuous","remedy/index":"remedy/edits remedy/fix-list remedy/reason remedy/rewrite-command remedy/scr\
ipt remedy/script-store","remedy/rewrites/index":"remedy/rewrites/directory remedy/rewrites/file-test remedy/rewrites/in\
dex remedy/rewrites/launchers remedy/rewrites/lost-quotes remedy/rewrites/paths remedy/rewrites/rewrite remedy/rewrites/\
shell remedy/rewrites/words","remedy/suggestions/index":"remedy/suggestions/flags remedy/suggestions/index remedy/sugges\
tions/npm remedy/suggestions/shell remedy/suggestions/tasks remedy/suggestions/text","repo/index":"repo/additions repo/a\
nywhere repo/blobs repo/checked-out-content repo/checkout repo/checkout-guard repo/checkout-parts repo/conversions repo/\
diff repo/entry-index repo/file-kind repo/files-named repo/first-parents repo/folder-spelling repo/folder-tree repo/git \
repo/git-process repo/head-files repo/literal-tree repo/look-alike repo/merge-base repo/merge-tree repo/object-reader re\
po/object-tree repo/object-view repo/partial-clone repo/past-changes repo/path-bytes repo/paths repo/per-tree repo/read-\
change repo/remote repo/revision repo/source-tree repo/tree repo/typed-revision repo/untracked repo/user-environment rep\
o/with-additions repo/worktree","report/agent/index":"report/agent/agent-task report/agent/project report/agent/read-tas\
k report/agent/render","report/compact/index":"report/compact/answers report/compact/compact report/compact/digests repo\
rt/compact/edits report/compact/entry report/compact/findings report/compact/genes report/compact/owners report/compact/\
places report/compact/runs report/compact/share report/compact/validations","report/html/index":"report/html/assets repo\
rt/html/command report/html/command-text report/html/finding report/html/html report/html/lanes report/html/mark report/\
html/masthead report/html/page report/html/scale report/html/segments report/html/words","report/html/sections/index":"r\
eport/html/sections/attention report/html/sections/blast-radius report/html/sections/environment report/html/sections/ev\
idence report/html/sections/genes report/html/sections/remarks report/html/sections/rules report/html/sections/selection\
 report/html/sections/timeline","report/in-toto/index":"report/in-toto/statement report/in-toto/test-result report/in-to\
to/verification-summary","report/index":"report/audit-answer report/build report/causes report/entries report/escape rep\
ort/explanation report/format report/gate-report report/json report/links report/read report/reported-runs report/valida\
tion report/validation-reading report/validation-report report/validation-reports report/version","report/junit/index":"\
report/junit/cases report/junit/junit","report/markdown/index":"report/markdown/agent-task report/markdown/blocked repor\
t/markdown/check-text report/markdown/everything report/markdown/failed report/markdown/findings report/markdown/genes r\
eport/markdown/markdown report/markdown/prose","report/redact/index":"report/redact/forms report/redact/known-values rep\
ort/redact/named-values report/redact/redact report/redact/secrets","report/sarif/index":"report/sarif/places report/sar\
if/results report/sarif/rules report/sarif/sarif","report/text/explain/index":"report/text/explain/command report/text/e\
xplain/rule report/text/explain/words","report/text/index":"report/text/assets report/text/audit report/text/audit-progr\
ess report/text/blast-radius report/text/commands report/text/findings report/text/layout report/text/policy report/text\
/selection report/text/text","report/view/index":"report/view/assets report/view/blast-radius report/view/columns report\
/view/edit-lines report/view/error-lines report/view/finding report/view/group report/view/head-place report/view/headli\
ne report/view/marked-lines report/view/output report/view/proof report/view/relative-paths report/view/report-sections \
report/view/selection report/view/tones report/view/words",root:"action api approval-heads as-gate-error attempt audit-c\
lock audit-commit base-policy bundle-memory cli error gate group-by head-files interrupt make-folder nearest-name open-i\
nput prepare-checkout process-identity propose-fix replace-file small-memory system-error temporary-folder tool validate\
-change zod-path","rules/index":"rules/agents-block rules/asset rules/asset-file rules/attestation rules/catalogue rules\
/change rules/containment-causes rules/curated rules/documents rules/edit-sentence rules/eligibility rules/eligibility-o\
f rules/evidence rules/example rules/example-asset rules/example-files rules/finding rules/identity rules/invocation rul\
es/not-judged rules/page rules/policy rules/program rules/promotion rules/rule rules/run rules/single-quoted rules/stand\
ard-repository rules/syntax rules/target rules/validator rules/workspace","run/containment/index":"run/containment/choos\
e-backend run/containment/confine run/containment/control-groups run/containment/git-config run/containment/hierarchies \
run/containment/launched-places run/containment/launcher run/containment/limits run/containment/list-written run/contain\
ment/machine run/containment/mount-table run/containment/namespaces run/containment/pause-process run/containment/prepar\
ed-view run/containment/privileges run/containment/process-group run/containment/removals run/containment/stock run/cont\
ainment/system-call-filter run/containment/try-namespaces run/containment/view run/containment/view-layout run/containme\
nt/view-script","run/containment/slots/index":"run/containment/slots/frames run/containment/slots/link run/containment/s\
lots/outputs run/containment/slots/slot-places run/containment/slots/supervisor run/containment/slots/supervisor-source",
"run/index":"run/audited-files run/budget run/capture run/configuration-files run/containment-causes run/environment run\
/home-folders run/inherited-descriptors run/isolation-probe run/isolation-probe-script run/launch run/left-out run/lifel\
ine run/log-commands run/lower-layer run/named-root run/not-run run/nothing-ran run/outcomes run/path-list run/pool run/\
private-copy run/private-folder run/process-tree run/programs run/progress run/repository-copy run/run run/safe-line run\
/schedule run/search-path run/shared-folder run/shell-status run/side-effects run/start-program run/supervise run/writte\
n","run/prepare/index":"run/prepare/lines run/prepare/npm-settings run/prepare/output run/prepare/prepare","run/scripts/\
index":"run/scripts/driver run/scripts/launch-scripts run/scripts/npm-environment","select/index":"select/error-signatur\
e select/extract select/memory select/memory-graph select/option select/pattern select/replay select/score select/select\
or select/signal select/triggers","shard/index":"shard/assign shard/durations shard/merge-isolation shard/merged-runs sh\
ard/part shard/partition shard/plan shard/read-parts shard/shard shard/shard-schema shard/share-outcomes shard/work","ve\
rdict/index":"verdict/approval verdict/earlier-output verdict/exit-code verdict/gene verdict/ignores verdict/judge verdi\
ct/levels verdict/missing-outcomes verdict/next-actor verdict/run-findings verdict/shards verdict/validate verdict/verdi\
ct"},chunkOf=new Map;for(const e in table)for(const t of table[e].split(" "))chunkOf.set(t,e);const chunks=new Map,modules=new Map;
function load(e){const t=modules.get(e);if(t!==void 0)return t;const o=chunkOf.get(e);if(o===void 0)return require(e);const r={
exports:{}};return modules.set(e,r.exports),new Script(chunk(o).get(e),{filename:pathOf(o)+"#"+e}).runInThisContext()(r.
exports,load,define,r),modules.set(e,r.exports),r.exports}function chunk(e){const t=chunks.get(e);if(t!==void 0)return t;
const o=new Map;for(const r of readFileSync(pathOf(e),"utf8").split("//# ")){const a=r.indexOf(`
`);o.set(r.slice(0,a),r.slice(a))}return chunks.set(e,o),o}function pathOf(e){return __dirname+"/"+e+".js"}function define(e,t){
for(const o in t)Object.defineProperty(e,o,{get:t[o],enumerable:!0})}globalThis[Symbol.for("gene-gate: read all chunks")]=
()=>{for(const e in table)chunk(e)},module.exports={load};
