"use strict";const{readFileSync}=require("node:fs"),{compileFunction}=require("node:vm"),table={"action/index":"action/changed-files \
action/check-place action/core action/durations action/fail action/find-run action/gate-job action/inputs action/is-prot\
ected action/main action/other-pulls action/payload action/plan-shards action/post action/progress action/publish-contex\
t action/publish-job action/publish-others action/publish-report action/report-job action/run-shard action/shared-policy",
"action/promote":"action/promote",api:"api","approval/index":"approval/approval approval/by-digest approval/by-reviews a\
pproval/head approval/review approval/subject","assets/collect":"assets/collect","assets/index":"assets/applied assets/a\
sset assets/before assets/clear assets/compare assets/file assets/globs assets/indirections assets/json-grammar assets/l\
imits assets/locate assets/message assets/naming assets/overrides assets/pointer assets/problems assets/shapes assets/so\
urce assets/stray assets/subject assets/tokens assets/utf8 assets/validation assets/wrapper","assets/json":"assets/json",
"assets/log/index":"assets/log/appended assets/log/audit-log assets/log/read-log assets/log/records assets/log/whole-rec\
ords","audit/change/gate/index":"audit/change/gate/agent-instructions audit/change/gate/check-names audit/change/gate/co\
mpare-jobs audit/change/gate/compare-workflows audit/change/gate/gate-change audit/change/gate/gate-package audit/change\
/gate/gate-scripts audit/change/gate/triggers audit/change/gate/uses audit/change/gate/weakened-files audit/change/gate/\
workflow","audit/change/index":"audit/change/audit-log audit/change/blast-radius audit/change/counted-files audit/change\
/counting audit/change/forbidden-paths audit/change/hidden-files audit/change/ignored-inputs audit/change/lock-hosts aud\
it/change/log-lines audit/change/policy-change audit/change/prepare-inputs audit/change/protected-paths audit/change/som\
e-touches audit/change/touched-paths audit/change/unauditable-files audit/change/unproven-merge","audit/claims/index":"a\
udit/claims/asset-files audit/claims/broadcast audit/claims/capsule-fields audit/claims/capsules audit/claims/chain audi\
t/claims/claimed-radius audit/claims/claimed-streak audit/claims/content-hash audit/claims/counted-change audit/claims/e\
nvelope audit/claims/estimates audit/claims/hash-forms audit/claims/look-alike-ids audit/claims/named-genes audit/claims\
/not-checked audit/claims/proven-streak audit/claims/references audit/claims/self-description audit/claims/streak audit/\
claims/unidentified","audit/claims/schema/index":"audit/claims/schema/differences audit/claims/schema/expectation audit/\
claims/schema/findings audit/claims/schema/schemas audit/claims/schema/validation-report","audit/gene/index":"audit/gene\
/blast-radius audit/gene/constraints audit/gene/declared-constraints audit/gene/declared-paths audit/gene/differences au\
dit/gene/gene audit/gene/limits audit/gene/limits-beyond-cap audit/gene/loosened-constraints audit/gene/plans audit/gene\
/read-gene audit/gene/removed-gene audit/gene/validation","audit/index":"audit/asset-file audit/audit audit/audited audi\
t/check audit/checks audit/plan audit/read-subject audit/subject","cli/audit":"cli/audit","cli/explain":"cli/explain","c\
li/fix":"cli/fix","cli/index":"cli/attestation-options cli/audit-input cli/check cli/demo cli/demo-files cli/doctor cli/\
durations cli/emit-option cli/fix-change cli/given-task cli/history cli/if-staged cli/init cli/main cli/matrix cli/polic\
y cli/policy-test cli/progress cli/range-options cli/report cli/report-options cli/runner-log cli/schema cli/terminal cl\
i/verbs","cli/promote":"cli/promote","cli/select":"cli/select","command/families/index":"command/families/index command/\
families/node command/families/node-options command/families/nopt command/families/npm-flags command/families/npm-subcom\
mands command/families/npx command/families/parsed command/families/parsers command/families/programs command/families/t\
ool command/families/tools","command/families/machine/index":"command/families/machine/judge-operands command/families/m\
achine/parse-program command/families/machine/program-table command/families/machine/properties command/families/machine\
/python-module command/families/machine/started","command/families/node-flags":"command/families/node-flags","command/fa\
milies/npm":"command/families/npm","command/families/tools/index":"command/families/tools/bundlers command/families/tool\
s/compilers command/families/tools/coverage command/families/tools/judge-value command/families/tools/launches command/f\
amilies/tools/named-files command/families/tools/read-tool command/families/tools/runners command/families/tools/task-ru\
nners command/families/tools/tool-table","command/families/tools/linters":"command/families/tools/linters","command/fami\
lies/tools/test-runners":"command/families/tools/test-runners","command/flags/index":"command/flags/equals command/flags\
/flag-table command/flags/read-flags","command/index":"command/sentence command/shell-text","command/javascript/index":"\
command/javascript/parse","command/lex/index":"command/lex/assignment command/lex/characters command/lex/deception comma\
nd/lex/glob command/lex/glob-expand command/lex/glob-pattern command/lex/inspect-word command/lex/lex command/lex/look-a\
like command/lex/problem command/lex/shell-syntax command/lex/word","command/lex/splitter":"command/lex/splitter","comma\
nd/read":"command/read","command/resolve/file":"command/resolve/file","command/resolve/index":"command/resolve/alternati\
ves command/resolve/argument-file command/resolve/binary command/resolve/dependency command/resolve/environment-file com\
mand/resolve/index command/resolve/installed command/resolve/lexical command/resolve/local-tool command/resolve/lost-sta\
tus command/resolve/main-file command/resolve/node command/resolve/npm command/resolve/npm-config command/resolve/npm-pr\
oject command/resolve/npm-quote command/resolve/npm-settings command/resolve/npmrc command/resolve/npmrc-copies command/\
resolve/npmrc-keys command/resolve/package-env command/resolve/package-json command/resolve/package-manager command/reso\
lve/package-manager-settings command/resolve/place command/resolve/script-command command/resolve/script-selection comma\
nd/resolve/script-text command/resolve/script-words command/resolve/source command/resolve/tasks command/resolve/test-pa\
ttern command/resolve/trail command/resolve/workspace-patterns command/resolve/workspaces","command/resolve/lock/compare":"\
command/resolve/lock/compare","command/resolve/lock/index":"command/resolve/lock/bun command/resolve/lock/lock command/r\
esolve/lock/npm command/resolve/lock/pnpm command/resolve/lock/read command/resolve/lock/registry command/resolve/lock/s\
ource command/resolve/lock/yarn","command/resolve/npm-script":"command/resolve/npm-script","command/resolve/program":"co\
mmand/resolve/program","command/resolve/script-steps":"command/resolve/script-steps","command/resolve/scripts-that-run":"\
command/resolve/scripts-that-run","command/resolve/tool-files":"command/resolve/tool-files","doctor/index":"doctor/asset\
s doctor/doctor doctor/doctor-answer doctor/lacking-keys doctor/machine doctor/text doctor/tighten doctor/workflow","eve\
nt/index":"event/base-tip event/branch event/default-branch event/find-pull-request event/known-refs event/merge-group e\
vent/payload event/policy-ref event/pull-request event/resolve-base event/resolve-branch event/resolve-event event/resol\
ve-pull-request event/resolve-range event/schema event/test-merge event/workflow-run","fix/index":"fix/errors fix/fix fi\
x/fix-task fix/identity fix/patch fix/proposal fix/refuse-task fix/resolved-findings fix/store fix/text-edit fix/unfixed\
 fix/write",gate:"gate","github/index":"github/artifact github/attestations github/backoff github/check-annotations gith\
ub/check-binding github/check-run github/client github/comments github/failure github/file github/limits github/one-chec\
k github/pull-files github/pull-request github/refs github/review-comments github/reviews github/unzip","history/index":"\
history/fixed-by history/history-answer history/judge-change history/judge-history history/levels history/outcome histor\
y/programs history/text","init/index":"init/agents init/place init/policy-template init/workflow-template init/write","j\
udge/families/family":"judge/families/family","judge/families/index":"judge/families/form judge/families/hosts judge/fam\
ilies/kinds judge/families/programs judge/families/registry","judge/families/packs/index":"judge/families/packs/archives\
 judge/families/packs/build judge/families/packs/files judge/families/packs/git judge/families/packs/javascript judge/fa\
milies/packs/network judge/families/packs/packages judge/families/packs/python judge/families/packs/system judge/familie\
s/packs/text","judge/families/programs/index":"judge/families/programs/bun judge/families/programs/cargo judge/families/\
programs/deno judge/families/programs/dotnet judge/families/programs/go judge/families/programs/jvm judge/families/progr\
ams/make judge/families/programs/pnpm judge/families/programs/pytest judge/families/programs/python judge/families/progr\
ams/yarn","judge/families/programs/python-tools":"judge/families/programs/python-tools","judge/index":"judge/context jud\
ge/judge judge/judge-reading","judge/profiles/check-policy":"judge/profiles/check-policy","judge/profiles/curated/index":"\
judge/profiles/curated/arguments judge/profiles/curated/curated judge/profiles/curated/paths judge/profiles/curated/shap\
e","judge/profiles/curated/operation":"judge/profiles/curated/operation","judge/profiles/index":"judge/profiles/evolver \
judge/profiles/index judge/profiles/profile judge/profiles/validator","judge/profiles/workspace/index":"judge/profiles/w\
orkspace/allowed judge/profiles/workspace/custom judge/profiles/workspace/danger judge/profiles/workspace/dangerous-patt\
erns judge/profiles/workspace/languages judge/profiles/workspace/paths judge/profiles/workspace/split-arguments judge/pr\
ofiles/workspace/tool-call judge/profiles/workspace/workspace","model/index":"model/asset model/asset-types model/blast-\
radius model/blast-severities model/confirmations model/containment-cause model/edit model/evidence model/finding model/\
hash-form model/head-lines model/isolation model/isolation-levels model/level model/nothing-run model/nothing-touched mo\
del/outcome model/platform model/prepare model/replay model/run model/severities model/verdict","packages/acorn":"acorn",
"packages/actions/core":"@actions/core","packages/actions/github":"@actions/github","packages/cfworker/json-schema":"@cf\
worker/json-schema","packages/chunk-7WRIFLSH":"chunk-7WRIFLSH","packages/chunk-BMIUOHVM":"chunk-BMIUOHVM","packages/chun\
k-C5NYTGTY":"chunk-C5NYTGTY","packages/chunk-IYWUY3VA":"chunk-IYWUY3VA","packages/chunk-MDCGXCCB":"chunk-MDCGXCCB","pack\
ages/chunk-QZH5WLMX":"chunk-QZH5WLMX","packages/commander":"commander","packages/diff":"diff","packages/evomap/gep-sdk":"\
@evomap/gep-sdk","packages/evomap/gep-sdk/schemas/capsule.schema":"@evomap/gep-sdk/schemas/capsule.schema.json","package\
s/evomap/gep-sdk/schemas/evolution-event.schema":"@evomap/gep-sdk/schemas/evolution-event.schema.json","packages/evomap/\
gep-sdk/schemas/gene.schema":"@evomap/gep-sdk/schemas/gene.schema.json","packages/evomap/gep-sdk/schemas/mutation.schema":"\
@evomap/gep-sdk/schemas/mutation.schema.json","packages/fast-xml-builder":"fast-xml-builder","packages/fastest-levenshte\
in":"fastest-levenshtein","packages/ini":"ini","packages/jsonc-parser":"jsonc-parser","packages/picomatch":"picomatch","\
packages/preact-render-to-string":"preact-render-to-string","packages/preact/jsx-runtime":"preact/jsx-runtime","packages\
/re2js":"re2js","packages/sigstore/bundle":"@sigstore/bundle","packages/sigstore/core":"@sigstore/core","packages/sigsto\
re/protobuf-specs":"@sigstore/protobuf-specs","packages/sigstore/verify":"@sigstore/verify","packages/simple-git":"simpl\
e-git","packages/tar/header":"tar/header","packages/tar/parse":"tar/parse","packages/tar/pax":"tar/pax","packages/yaml":"\
yaml","packages/yauzl":"yauzl","packages/zod":"zod","policy/index":"policy/branches policy/changed-since policy/default \
policy/difference policy/document policy/documented-keys policy/extend policy/home-folder policy/key policy/linear-patte\
rn policy/load policy/names policy/near-policy policy/parse policy/place policy/policy policy/profile-names policy/prote\
cted-paths policy/repository-path policy/schema-walk policy/shared policy/stricter policy/strictness policy/tighten poli\
cy/values","policy/schema/index":"policy/schema/a2a policy/schema/approvals policy/schema/assets policy/schema/blast-rad\
ius policy/schema/branches policy/schema/commands policy/schema/extends policy/schema/ignores policy/schema/limits polic\
y/schema/patterns policy/schema/rules policy/schema/running","promote/answer":"promote/answer","promote/archive/index":"\
promote/archive/broken promote/archive/checksums promote/archive/entry-path promote/archive/gepx promote/archive/limits \
promote/archive/unpack","promote/attestation/index":"promote/attestation/attestation promote/attestation/evidence promot\
e/attestation/judge-attestation promote/attestation/read-attestations promote/attestation/signer promote/attestation/sou\
rce promote/attestation/statement promote/attestation/strict-json promote/attestation/trusted-root promote/attestation/v\
erify","promote/decide":"promote/decide","promote/evidence/index":"promote/evidence/judge-evidence promote/evidence/prov\
enance promote/evidence/read-evidence","promote/index":"promote/audited-findings promote/bundle promote/candidates promo\
te/counts promote/emit promote/event-log promote/exit-code promote/folder promote/gene-findings promote/identity promote\
/inputs promote/json promote/known promote/lines promote/made-list promote/markdown promote/policy promote/promotion pro\
mote/revocation promote/run-genes promote/text promote/workspace","promote/promote":"promote/promote","promote/value/ind\
ex":"promote/value/near-duplicate promote/value/other-environment promote/value/stale-evidence","publish/index":"publish\
/annotations publish/check publish/check-name publish/check-output publish/comment publish/conclusion publish/files publ\
ish/folder-lock publish/log publish/log-failures publish/notes publish/outputs publish/post publish/publisher publish/se\
veral publish/step-summary publish/suggestion publish/suggestions","remedy/evaluation/index":"remedy/evaluation/names re\
medy/evaluation/read remedy/evaluation/script remedy/evaluation/vacuous","remedy/index":"remedy/edits remedy/fix-list re\
medy/reason remedy/rewrite-command remedy/script remedy/script-store","remedy/rewrites/index":"remedy/rewrites/directory\
 remedy/rewrites/file-test remedy/rewrites/index remedy/rewrites/launchers remedy/rewrites/lost-quotes remedy/rewrites/p\
aths remedy/rewrites/rewrite remedy/rewrites/shell remedy/rewrites/words","remedy/suggestions/index":"remedy/suggestions\
/flags remedy/suggestions/index remedy/suggestions/npm remedy/suggestions/shell remedy/suggestions/tasks remedy/suggesti\
ons/text","repo/checkout":"repo/checkout","repo/index":"repo/additions repo/anywhere repo/blobs repo/checked-out-content\
 repo/checkout-guard repo/checkout-parts repo/conversions repo/diff repo/entry-index repo/file-kind repo/files-named rep\
o/first-parents repo/folder-spelling repo/folder-tree repo/git repo/git-process repo/head-files repo/literal-tree repo/l\
ook-alike repo/merge-base repo/merge-tree repo/object-reader repo/object-tree repo/object-view repo/partial-clone repo/p\
ast-changes repo/path-bytes repo/paths repo/per-tree repo/read-change repo/remote repo/revision repo/source-tree repo/ty\
ped-revision repo/untracked repo/user-environment repo/with-additions repo/worktree","report/agent/index":"report/agent/\
agent-task report/agent/project report/agent/read-task report/agent/render","report/build":"report/build","report/compac\
t/index":"report/compact/compact report/compact/entry report/compact/findings report/compact/places report/compact/share\
 report/compact/validations","report/gate-report":"report/gate-report","report/html/assets":"report/html/assets","report\
/html/command":"report/html/command","report/html/html":"report/html/html","report/html/index":"report/html/command-text\
 report/html/finding report/html/lanes report/html/mark report/html/masthead report/html/page report/html/scale report/h\
tml/segments report/html/words","report/html/sections/attention":"report/html/sections/attention","report/html/sections/\
blast-radius":"report/html/sections/blast-radius","report/html/sections/index":"report/html/sections/environment report/\
html/sections/evidence report/html/sections/genes report/html/sections/remarks report/html/sections/rules report/html/se\
ctions/selection report/html/sections/timeline","report/in-toto/index":"report/in-toto/statement report/in-toto/test-res\
ult report/in-toto/verification-summary","report/index":"report/audit-answer report/causes report/entries report/escape \
report/explanation report/format report/json report/links report/read report/reported-runs report/validation report/vali\
dation-reading report/validation-report report/validation-reports report/version","report/junit/index":"report/junit/cas\
es report/junit/junit","report/markdown/index":"report/markdown/agent-task report/markdown/blocked report/markdown/check\
-text report/markdown/everything report/markdown/failed report/markdown/findings report/markdown/genes report/markdown/p\
rose","report/markdown/markdown":"report/markdown/markdown","report/redact/index":"report/redact/forms report/redact/kno\
wn-values report/redact/named-values report/redact/redact report/redact/secrets","report/sarif/index":"report/sarif/plac\
es report/sarif/results report/sarif/rules report/sarif/sarif","report/text/assets":"report/text/assets","report/text/co\
mmands":"report/text/commands","report/text/explain/index":"report/text/explain/command report/text/explain/rule report/\
text/explain/words","report/text/index":"report/text/audit report/text/audit-progress report/text/blast-radius report/te\
xt/findings report/text/layout report/text/policy report/text/selection report/text/text","report/view/index":"report/vi\
ew/assets report/view/blast-radius report/view/columns report/view/edit-lines report/view/error-lines report/view/findin\
g report/view/group report/view/head-place report/view/headline report/view/marked-lines report/view/output report/view/\
proof report/view/relative-paths report/view/report-sections report/view/selection report/view/tones report/view/words",
root:"action audit-clock audit-commit base-policy bundle-memory cli error group-by head-files interrupt make-folder near\
est-name open-input process-identity propose-fix small-memory system-error temporary-folder tool zod-path","rules/asset":"\
rules/asset","rules/asset-file":"rules/asset-file","rules/attestation":"rules/attestation","rules/change":"rules/change",
"rules/containment-causes":"rules/containment-causes","rules/curated":"rules/curated","rules/eligibility":"rules/eligibi\
lity","rules/evidence":"rules/evidence","rules/index":"rules/agents-block rules/catalogue rules/documents rules/edit-sen\
tence rules/eligibility-of rules/example rules/example-asset rules/example-files rules/finding rules/identity rules/not-\
judged rules/page rules/program rules/rule rules/single-quoted rules/standard-repository rules/validator rules/workspace",
"rules/invocation":"rules/invocation","rules/policy":"rules/policy","rules/promotion":"rules/promotion","rules/run":"rul\
es/run","rules/syntax":"rules/syntax","rules/target":"rules/target","run/containment-causes":"run/containment-causes","r\
un/containment/index":"run/containment/choose-backend run/containment/control-groups run/containment/git-config run/cont\
ainment/hierarchies run/containment/launched-places run/containment/launcher run/containment/limits run/containment/list\
-written run/containment/machine run/containment/mount-table run/containment/new-keyring run/containment/pause-process r\
un/containment/privileges run/containment/process-group run/containment/removals run/containment/stock run/containment/t\
ry-namespaces run/containment/view run/containment/view-layout run/containment/view-script","run/containment/namespaces":"\
run/containment/namespaces","run/containment/prepared-view":"run/containment/prepared-view","run/containment/slots/index":"\
run/containment/slots/frames run/containment/slots/link run/containment/slots/outputs run/containment/slots/slot-places \
run/containment/slots/supervisor","run/containment/slots/supervisor-source":"run/containment/slots/supervisor-source","r\
un/index":"run/audited-files run/budget run/capture run/configuration-files run/environment run/home-folders run/inherit\
ed-descriptors run/isolation-probe-script run/launch run/left-out run/lifeline run/log-commands run/lower-layer run/name\
d-root run/not-run run/nothing-ran run/outcomes run/path-list run/pool run/private-copy run/private-folder run/process-t\
ree run/programs run/progress run/repository-copy run/safe-line run/search-path run/shared-folder run/shell-status run/s\
ide-effects run/start-program run/supervise run/written","run/isolation-probe":"run/isolation-probe","run/prepare/index":"\
run/prepare/lines run/prepare/npm-settings run/prepare/output","run/prepare/prepare":"run/prepare/prepare","run/run":"ru\
n/run","run/schedule":"run/schedule","run/scripts/index":"run/scripts/driver run/scripts/launch-scripts run/scripts/npm-\
environment","select/index":"select/error-signature select/extract select/memory select/memory-graph select/option selec\
t/pattern select/replay select/score select/selector select/signal select/triggers","shard/index":"shard/assign shard/du\
rations shard/merge-isolation shard/merged-runs shard/part shard/partition shard/plan shard/read-parts shard/shard shard\
/shard-schema shard/share-outcomes shard/work","verdict/index":"verdict/approval verdict/earlier-output verdict/exit-cod\
e verdict/gene verdict/ignores verdict/judge verdict/levels verdict/missing-outcomes verdict/next-actor verdict/run-find\
ings verdict/shards verdict/validate verdict/verdict"},chunkOf=new Map;for(const e in table)for(const t of table[e].split(
" "))chunkOf.set(t,e);const texts=new Map,chunks=new Map,modules=new Map;function load(e){const t=modules.get(e);if(t!==
void 0)return t;const r=chunkOf.get(e);if(r===void 0)return require(e);const o={exports:{}};return modules.set(e,o.exports),
chunk(r)[e](o.exports,load,define,o),modules.set(e,o.exports),o.exports}function chunk(e){const t=chunks.get(e);if(t!==void 0)
return t;const r=pathOf(e),o={exports:{}};return compileFunction(texts.get(e)??readFileSync(r,"utf8"),["module"],{filename:r})(
o),chunks.set(e,o.exports),o.exports}function pathOf(e){return __dirname+"/"+e+".js"}function define(e,t){for(const r in t)
Object.defineProperty(e,r,{get:t[r],enumerable:!0})}globalThis[Symbol.for("gene-gate: read all chunks")]=()=>{for(const e in table)
!chunks.has(e)&&!texts.has(e)&&texts.set(e,readFileSync(pathOf(e),"utf8"))},module.exports={load};
