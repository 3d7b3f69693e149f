//# command/families/index
(function(g,L,c){const S=c("command/families/machine/parse-program"),R=c("command/families/machine/program-table"),_=c(
"command/families/parsed"),l=c("command/families/parsers"),A=c("command/families/programs"),v=c("command/families/tools/\
launches"),E=4;function P(n,o,e=R().NO_FAMILIES){const s=typeof n=="string"?l().PARSERS[n](o):(0,S().parseProgram)(n,o,e),
{launched:t,problems:r}=u(s.invocation);return t.length===0&&r.length===0?s:{invocation:s.invocation,problems:[...[s,...t].
flatMap(a=>a.problems),...r]}}function M(n){const o=u(n).launched.map(e=>e.invocation);return n.launched===void 0?o:[...m(
n).slice(1),...o]}function u(n){if(n.launched===void 0)return p(n);const o=m(n).map(e=>p(e));return{launched:o.flatMap(e=>e.
launched),problems:o.flatMap(e=>e.problems)}}function m(n){return[n,...(n.launched??[]).flatMap(m)]}function p(n,o=0){const{
launches:e,problems:s}=(0,v().launchesOf)(n),t=n.operands[0]?.text??"",r={launched:[],problems:[...s]};for(const a of e){
const[i]=a.words,h=o===E?"launches-programs":a.program===void 0&&i&&I(i.text);if(h){const O=i?.span??{start:0,end:0};r.problems.
push((0,_().wordProblem)(h,t,{text:i?.text??"",span:O}));continue}const d=x(a),b=p(d.invocation,o+1);r.launched.push(d,...b.
launched),r.problems.push(...b.problems)}return r}function x({program:n,words:o,...e}){if(n!==void 0){const{invocation:r,
problems:a}=l().PARSERS[n](o);return{invocation:{...r,...e},problems:a}}const[s]=o,t=s?.text??"";return(0,l().isProgram)(
t)?l().PARSERS[t](o.slice(1)):l().PARSERS.npx(o)}function I(n){return n.startsWith("-")?"unknown-flag":A().REFUSED_PROGRAMS.
has(n)?"launches-programs":void 0}g.exports={launchedBy:M,parseInvocation:P}});
//# command/families/node
(function(O,x,g){const i=g("rules/finding"),S=g("command/flags/read-flags"),d=g("command/families/node-flags"),h=g("com\
mand/families/parsed"),L=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function P(n){const e=[],t=[],o=[],
s=new Set;for(const a of(0,S().readFlags)(n,R).tokens){if(a.kind==="operand"){o.push(a.word);continue}if(a.kind==="unkno\
wn"){const I={program:"node",flag:a.written};t.push((0,i().problemAt)("unknown-flag",a.word.span,I));continue}const{spec:v,
negated:b}=a.part,u=D(a);e.push(u);const w=T(v,b,u.value);if(w!==void 0&&t.push(y(u,w)),b)continue;s.add(v.effect);const E=F(
v,u);E!==void 0&&t.push((0,h().flagProblem)(E,"node",u))}const r=A({flags:e}),c=r?o.length:s.has("evaluates-text")?0:1,l=o.
slice(0,c),p=o.slice(c),m=r||s.has("only-prints")||s.has("evaluates-text"),k=G(l,r,n);k!==void 0&&!(m&&l.length===0)&&t.
push(k);const _=(0,h().onlyAsksForInformation)(p);return _!==void 0&&t.push((0,h().printsOnly)("node",_)),{invocation:{program:"\
node",flags:e,operands:l,passthrough:p},problems:t}}const R={flags:"first",dash:"operand",separator:/^--$/,equals:"long",
unknown:"never",expand:n=>{const e=n.startsWith("--"),t=e?n.slice(2).replaceAll("_","-"):n,o=t.startsWith("no-")&&!d().NODE_FLAGS.
has(t),s=o?t.slice(3):t,r=d().NODE_FLAGS.get(d().NODE_ALIASES.get(s)??(e?s:""));return r&&[{spec:r,negated:o,takes:o?"ne\
ver":N(r)}]}};function N({name:n,arity:e}){return n==="print"?"unless-flag":e==="value"?"always":"never"}function D({word:{
span:n},written:e,attached:t,next:o,consumes:s,part:{spec:r,negated:c}}){const l=s?o?.text:t,p=`--${c?"no-":""}${r.name}`,
m=s&&o?{start:n.start,end:o.span.end}:n;return l===void 0?{name:p,written:e,span:m}:{name:p,written:e,value:l,span:m}}function T(n,e,t){
if(e)return n.arity==="value"?"it takes a value, so it has no `--no-` form":t===void 0?void 0:"a `--no-` flag takes no v\
alue";if(n.arity==="none"&&n.name!=="print")return t===void 0||n.effect==="opens-inspector"?void 0:"it takes no value";if(n.
name!=="print")return t===void 0||t===""?"its value is missing":n.arity==="value"&&t.startsWith("-")?"its value begins w\
ith a dash":void 0}function y(n,e){return(0,i().problemAt)("flag-value",n.span,{program:"node",flag:n.written,fault:e})}
function A({flags:n}){return n.findLast(({name:e})=>e==="--test"||e==="--no-test")?.name==="--test"}function F(n,{value:e=""}){
switch(n.effect){case"harmless":return;case"reports-tests":return d().BUILT_IN_REPORTERS.has(e)?void 0:"preloads-code";case"\
tolerates-rejections":return e==="warn"||e==="none"?"hides-failures":void 0;case"writes-report":return e==="stdout"||e===
"stderr"?void 0:"writes-files";case"preloads-code":return d().PRELOADABLE_PACKAGES.has(e)?"preloads-package":"preloads-c\
ode";case"loads-module":return d().PRELOADABLE_PACKAGES.has(e)?"preloads-package":"loads-code";default:return n.effect}}
function G(n,e,t){const[o]=n;if(o===void 0){const c=t.at(-1)?.span.end??0;return e?void 0:(0,i().problemAt)("reads-stdin",
{start:0,end:c},{program:"node",flag:""})}const{text:s,span:r}=o;if(L.has(s))return(0,i().problemAt)("reads-stdin",r,{program:"\
node",flag:s});if(s.startsWith("-"))return(0,i().problemAt)("dash-operand",r,{operand:s});if(s==="inspect"||!e&&s==="deb\
ug")return(0,i().problemAt)("opens-inspector",r,{program:"node",flag:s})}O.exports={isTestRun:A,parseNode:P}});
//# command/families/node-flags
(function(e,n,t){const r=(0,t("command/flags/flag-table")().flagTable)({harmless:`
    addons async-context-frame debug-arraybuffer-allocations deprecation disable-proto=
    disable-sigusr1 disable-warning= disallow-code-generation-from-strings dns-result-order=
    enable-fips enable-source-maps experimental-abortcontroller experimental-detect-module
    experimental-eventsource experimental-fetch experimental-global-navigator
    experimental-global-webcrypto experimental-modules experimental-print-required-tla
    experimental-repl-await experimental-report experimental-require-module experimental-sqlite
    experimental-test-coverage experimental-test-module-mocks experimental-test-snapshots
    experimental-top-level-await experimental-transform-types
    experimental-vm-modules experimental-wasi-unstable-preview1 experimental-websocket
    experimental-worker expose-gc extra-info-on-fatal-exception force-async-hooks-checks
    force-context-aware force-fips force-node-api-uncaught-exceptions-policy frozen-intrinsics
    max-http-header-size= max-old-space-size-percentage= max-old-space-size?=
    max-semi-space-size?= napi-modules network-family-autoselection
    network-family-autoselection-attempt-timeout= pending-deprecation require-module
    secure-heap-min= secure-heap= stack-trace-limit?= strip-types test test-concurrency=
    test-coverage-branches= test-coverage-exclude= test-coverage-functions=
    test-coverage-include= test-coverage-lines= test-force-exit test-isolation=
    test-random-seed= test-randomize test-timeout= test-udp-no-try-send
    throw-deprecation tls-max-v1.3 tls-min-v1.2 tls-min-v1.3 trace-atomics-wait
    trace-deprecation trace-exit trace-promises trace-require-module= trace-sigint trace-sync-io
    trace-tls trace-uncaught trace-warnings track-heap-objects v8-pool-size= verify-base-objects warnings zero-fill-buff\
ers
  `,"only-prints":`
    completion-bash help v8-options version
  `,"checks-syntax-only":`
    check
  `,"skips-tests":`
    experimental-test-tag-filter= test-name-pattern= test-only test-shard= test-skip-pattern=
  `,"tolerates-rejections":`
    unhandled-rejections=
  `,"reports-tests":`
    test-reporter=
  `,"writes-report":`
    test-reporter-destination=
  `,weakens:`
    abort-on-uncaught-exception allow-addons allow-child-process allow-fs-read= allow-fs-write=
    allow-inspector allow-natives-syntax allow-openssl-store allow-wasi allow-worker conditions=
    disable-wasm-trap-handler enable-etw-stack-walking experimental-permission expose-internals
    harmony-shadow-realm huge-max-old-generation-size insecure-http-parser
    interpreted-frames-native-stack jitless max-heap-size?= node-memory-debug
    openssl-legacy-provider perf-basic-prof-only-functions perf-prof-unwinding-info permission
    permission-audit security-revert= stack-size?= title= tls-cipher-list= tls-max-v1.2
    tls-min-v1.0 tls-min-v1.1 trace-env trace-env-js-stack trace-env-native-stack use-bundled-ca
    use-largepages= use-openssl-ca use-system-ca
  `,"evaluates-text":`
    eval= experimental-default-type= input-type= print
  `,"reads-stdin":`
    interactive
  `,"preloads-code":`
    import= require=
  `,"loads-module":`
    experimental-loader=
  `,"loads-code":`
    build-snapshot build-snapshot-config= entry-url experimental-addon-modules
    experimental-config-file= experimental-network-imports
    experimental-policy= experimental-sea-config= experimental-wasm-modules icu-data-dir=
    openssl-config= openssl-shared-config policy-integrity= run= snapshot-blob=
    test-global-setup=
  `,"reads-environment-file":`
    env-file-if-exists= env-file=
  `,"changes-configuration":`
    experimental-global-customevent experimental-import-meta-resolve
    experimental-import-text experimental-inspector-network-resource experimental-json-modules
    experimental-package-map= experimental-quic experimental-shadow-realm
    experimental-specifier-resolution experimental-stream-iter global-search-paths http-parser
    node-snapshot preserve-symlinks preserve-symlinks-main use-env-proxy
  `,"opens-inspector":`
    debug debug-brk experimental-network-inspection experimental-storage-inspection
    experimental-worker-inspection inspect inspect-brk inspect-brk-node inspect-port=
    inspect-publish-uid= inspect-wait
  `,"never-ends":`
    watch watch-kill-signal= watch-path= watch-preserve-output
  `,"writes-files":`
    cpu-prof cpu-prof-dir= cpu-prof-interval= cpu-prof-name= diagnostic-dir=
    experimental-webstorage heap-prof heap-prof-dir= heap-prof-interval= heap-prof-name=
    heapsnapshot-near-heap-limit= heapsnapshot-signal= localstorage-file= perf-basic-prof
    perf-prof prof prof-process redirect-warnings= report-compact report-dir= report-exclude-env
    report-exclude-network report-filename= report-on-fatalerror report-on-signal report-signal=
    report-uncaught-exception test-rerun-failures= test-update-snapshots tls-keylog=
    trace-event-categories= trace-event-file-pattern=
  `}),s=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p","print"],["-p\
e","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autoselection","netw\
ork-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experimental-default\
-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-isolation","tes\
t-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","security-revert"],
["trace-events-enabled","trace-event-categories"]]),a=new Set(["dot","junit","lcov","spec","tap"]),i=new Set(["@swc-node\
/register","dotenv/config","esbuild-register","source-map-support/register","ts-node/esm","ts-node/register","ts-node/re\
gister/transpile-only","tsx","tsx/cjs","tsx/esm"]);e.exports={BUILT_IN_REPORTERS:a,NODE_ALIASES:s,NODE_FLAGS:r,PRELOADABLE_PACKAGES:i}});
//# command/families/node-options
(function(n,l,e){const t=e("command/families/node"),o=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;function r(s){if(!o.test(s))
return!1;const a={start:0,end:0},i=[...s.split(" "),"x.js"].map(d=>({text:d,span:a,quoted:!1})),{problems:p,invocation:c}=(0,t().
parseNode)(i);return p.length===0&&c.operands.length===1}n.exports={areHarmlessOptions:r}});
//# command/families/nopt
(function(N,L,g){const m=g("rules/finding"),v=g("command/flags/read-flags"),c=g("command/families/npm-flags");function w(t){
const n=[],a=[],e=[],s=[];for(const o of(0,v().readFlags)(t,M).tokens)if(o.kind==="operand")e.push(o.word);else if(o.kind===
"unknown"){const r=F(o);"rule"in r?s.push(r):a.push(r)}else{const{flag:r,fault:i}=k(o);n.push(r),i!==void 0&&s.push(G(o.
word,o.written,i))}return{flags:n,unknown:a,remain:e,problems:s}}const M={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,
equals:"all",unknown:"true-or-false",expand:t=>b(t.replace(/^-+/,""))},P=40;function b(t){const n=h(t);if(n!==void 0&&!n.
negated)return[n];const a=A(t);if(a!==void 0)return[a];if(t.length<2||t.length>P)return n&&[n];const e=[...t].map(A);return e.
every(s=>s!==void 0)?e:n&&[n]}function h(t){const n=c().NPM_FLAGS.get(t);if(n!==void 0)return _(n,!1);if(!t.startsWith("\
no-"))return;const a=c().NPM_FLAGS.get(t.slice(3));return a&&_(a,!0)}function _(t,n){const a=t.arity==="value"?n?"never":
"always":"true-or-false";return{spec:t,negated:n,takes:a}}function A(t){const[n,a]=c().NPM_SHORTHANDS.get(t)??[],e=n===void 0?
void 0:h(n.slice(2));return e&&(a===void 0?e:{...e,fixed:a,takes:"never"})}function k(t){const{word:n,written:a,attached:e,
next:s,consumes:o}=t,{spec:r,negated:i,fixed:l}=t.part;if(l===void 0&&r.arity==="value")return S(t);const d={name:`--${r.
name}`,written:a,span:n.span,spec:r};if(l!==void 0){const x={flag:{...d,value:l,negated:i}};return e===void 0?x:{...x,fault:"\
it takes no value"}}const p=o?s?.text:e,u={flag:{...d,negated:p==="false"?!i:i}};return e!==void 0&&!(0,v().isTruth)(e)?
{...u,fault:"npm reads its value as a separate word"}:r.arity==="loose"&&!o&&(s?.text==="null"||s?.text==="always")?{...u,
fault:"npm reads the next word as its value"}:u}function S({word:t,written:n,attached:a,next:e,consumes:s,part:o}){const{
spec:r,negated:i}=o,l=s?e?.text:a,d=s&&e?{start:t.span.start,end:e.span.end}:t.span,p={name:`--${r.name}`,written:n,span:d,
spec:r,negated:i},u={flag:l===void 0?p:{...p,value:l}};return i?{...u,fault:"it takes a value, so it has no `--no-` form"}:
l===void 0||l===""?{...u,fault:"its value is missing"}:l.startsWith("-")?{...u,fault:"its value begins with a dash"}:u}function F({
word:t,written:n,attached:a}){const e=n.replace(/^-+/,"").toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),s=[...c().
NPM_FLAGS.keys(),...c().NPM_SHORTHANDS.keys()].find(r=>r.startsWith(e));if(s!==void 0){const r={program:"npm",flag:n,meant:`\
--${s}`};return(0,m().problemAt)("abbreviated-flag",t.span,r)}if(!/^--[a-z][a-z0-9-]*$/i.test(n))return(0,m().problemAt)(
"unknown-flag",t.span,{program:"npm",flag:n});const o={name:n,written:n,span:t.span};return a===void 0?o:{...o,value:a}}
function G(t,n,a){return(0,m().problemAt)("flag-value",t.span,{program:"npm",flag:n,fault:a})}N.exports={readNopt:w}});
//# command/families/npm
(function(w,R,d){const h=d("rules/finding"),_=d("command/families/nopt"),g=d("command/families/npm-subcommands"),a=d("c\
ommand/families/parsed"),k=d("command/families/tool");function M(n){return v("npm",(0,_().readNopt)(n),n)}function v(n,{
flags:o,unknown:t,remain:s,problems:r},p){const[e,...c]=s,l=o.find(i=>i.spec.effect==="only-prints"&&!i.negated),u=e&&g().
NPM_SUBCOMMANDS.get(e.text),C=u?.effect,m=[...o.flatMap(i=>L(n,i,C)),...r],b={program:n,flags:o};if(e===void 0)return l===
void 0&&m.push(P(n,p)),m.push(...t.map(i=>(0,a().flagProblem)("unknown-flag",n,i))),{invocation:{...b,operands:[],passthrough:[]},
problems:m};if(u===void 0){const i=[...g().NPM_SUBCOMMANDS].find(([D])=>D.startsWith(e.text))?.[1].name??"",B={subcommand:e.
text,meant:i};return m.unshift((0,h().problemAt)("unknown-subcommand",e.span,B)),{invocation:{...b,operands:c,passthrough:[]},
problems:m}}const F=u.effect==="runs-script"?"flag-before-separator":"unknown-flag";if(m.push(...t.map(i=>(0,a().flagProblem)(
F,n,i))),g().MISSPELT.has(e.text)){const i={subcommand:e.text,meant:u.name};m.push((0,h().problemAt)("misspelt-subcomman\
d",e.span,i))}const I={...b,subcommand:u.name},S=y(u,e,c,I);return{invocation:S.invocation,problems:[...S.problems,...m]}}
function y({name:n,effect:o},t,s,r){const p={...r,operands:s,passthrough:[]},e=c=>({invocation:p,problems:[(0,a().wordProblem)(
c,r.program,{text:n,span:t.span})]});switch(o){case"runs-script":return N(n,t,s,r);case"runs-tool":return O(t,s,r);case"\
depends-on-registry":return e(s[0]?.text==="fix"?"installs":o);case"packs":return T(r.flags,"dry-run")?{invocation:p,problems:[]}:
e("writes-files");case"edits-package":return e(s[0]?.text==="get"?"only-prints":"writes-files");default:return e(o)}}function N(n,o,t,s){
const r=n==="run"?t.slice(0,1):[o],p=n==="run"?t.slice(1):t,[e]=r,c=[];e===void 0?c.push((0,a().printsOnly)("npm",{...o,
text:"run"})):e.text==="env"&&c.push((0,h().problemAt)("prints-environment",e.span,{}));const l=(0,a().onlyAsksForInformation)(
p);return l!==void 0&&c.push((0,a().printsOnly)("npm",l)),{invocation:{...s,operands:r,passthrough:p},problems:c}}function x(n){
return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(n)}const A=new Set(["only-prints","evaluates-text"]);
function O(n,o,t){const[s,...r]=o;if(s===void 0){const c=t.flags.some(({spec:l,negated:u})=>A.has(l.effect)&&!u)?[]:[P(t.
program,[n])];return{invocation:{...t,operands:[],passthrough:[]},problems:c}}const p={...t,operands:[s],passthrough:r};
return x(s.text)?{invocation:p,problems:(0,k().parseTool)(s,r)}:{invocation:p,problems:[(0,a().wordProblem)("downloads",
t.program,s)]}}function T(n,o){const t=n.findLast(s=>s.name===`--${o}`);return t!==void 0&&t.negated!==!0}const E=new Set(
["downloads","only-prints","dry-run","skips-hooks"]);function L(n,o,t){const{effect:s,name:r}=o.spec;if(o.negated&&(E.has(
s)||r==="force"||r==="global"))return[];switch(s){case"harmless":case"allows-missing":return[];case"filters-dependencies":
return t==="only-prints"||t==="depends-on-registry"?[]:[(0,a().flagProblem)("installs",n,o)];case"selects-workspace":return t!==
"runs-tool"||o.negated?[]:[(0,a().flagProblem)("changes-configuration",n,o)];case"changes-directory":return t!=="runs-to\
ol"&&t!=="packs"?[]:[(0,a().flagProblem)("changes-configuration",n,o)];default:return[(0,a().flagProblem)(s,n,o)]}}function P(n,o){
const t=o[0]?.span.start??0,s=o.at(-1)?.span.end??0;return(0,h().problemAt)("nothing-to-run",{start:t,end:s},{program:n})}
w.exports={interpret:v,isToolName:x,parseNpm:M}});
//# command/families/npm-flags
(function(e,l,s){const i=(0,s("command/flags/flag-table")().flagTable)({harmless:`
    all cache-max= cache-min= color? depth= description expect-result-count= expect-results?
    foreground-scripts heading= json link loglevel= long offline
    parseable prefer-offline prefer-online progress sbom-format= sbom-type= searchexclude=
    searchlimit= searchopts= searchstaleness= strict-npmrc unicode update-notifier which=
  `,"only-prints":`
    usage version versions
  `,"dry-run":`
    dry-run
  `,"skips-hooks":`
    ignore-scripts
  `,"allows-missing":`
    if-present
  `,"selects-workspace":`
    include-workspace-root workspace= workspaces?
  `,"changes-directory":`
    prefix=
  `,"evaluates-text":`
    call=
  `,"changes-shell":`
    script-shell= shell=
  `,"changes-node-options":`
    node-options=
  `,"names-program":`
    browser? editor= git= node-gyp= viewer=
  `,"loads-code":`
    extension-file= ignore-extension init-module= init.module=
  `,downloads:`
    package= yes?
  `,"changes-configuration":`
    ca= cafile= cert= fetch-retries= fetch-retry-factor= fetch-retry-maxtimeout=
    fetch-retry-mintimeout= fetch-timeout= force global global-style globalconfig= https-proxy=
    key= local-address= location= maxsockets= noproxy= proxy= registry= replace-registry-host=
    strict-ssl umask= user-agent= userconfig=
  `,"filters-dependencies":`
    also= audit-level= before= dev include= omit= only= optional? package-lock package-lock-only
    production?
  `,installs:`
    allow-directory= allow-file= allow-git= allow-remote= allow-scripts-pending
    allow-scripts-pin allow-scripts= audit bin-links cpu=
    dangerously-allow-all-scripts engine-strict format-package-lock fund global-ignore-file=
    install-links install-strategy= legacy-bundling legacy-peer-deps libc=
    lockfile-version= min-release-age-exclude= min-release-age= omit-lockfile-registry-resolved
    os= prefer-dedupe rebuild-bundle save save-bundle save-dev save-exact save-optional save-peer
    save-prefix= save-prod shrinkwrap strict-allow-scripts strict-peer-deps workspaces-update
  `,publishes:`
    _auth= access= auth-type= bypass-2fa cidr= expires= include-attestations name=
    orgs-permission= orgs= otp= packages-all packages-and-scopes-permission= packages= password=
    provenance provenance-file= read-only scope= scopes= tag= token-description=
  `,"uses-network":`
    diff-dst-prefix= diff-ignore-all-space diff-name-only diff-no-prefix diff-src-prefix=
    diff-text diff-unified= diff=
  `,"writes-files":`
    allow-same-version allow-unused-patches cache= commit-hooks edit-dir= git-tag-version
    ignore-existing ignore-patch-failures include-staged init-author-email= init-author-name=
    init-author-url= init-license= init-private init-type= init-version= init.author.email=
    init.author.name= init.author.url= init.license= init.version= keep-edit-dir logs-dir=
    logs-max= message= pack-destination= patches-dir= preid= sign-git-commit sign-git-tag
    tag-version-prefix= timing to=
  `}),o=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",["--save-dev"]],["E",["--save-exact"]],
["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-prod"]],["S",["--save"]],["a",["--all"]],
["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["ddd",["--loglevel","silly"]],["desc",["--\
description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",["--usage"]],["help",["--usage"]],["i\
wr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",["--message"]],["n",["--no-yes"]],["no",
["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglevel","warn"]],["quiet",["--loglevel","wa\
rn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","silent"]],["silent",["--loglevel","silent"]],
["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],["ws",["--workspaces"]],["y",["--yes"]]]);
e.exports={NPM_FLAGS:i,NPM_SHORTHANDS:o}});
//# command/families/npm-subcommands
(function(r,u,d){const e={"runs-script":"test:t,tst run:run-script,rum,urn start stop restart","runs-tool":"exec:x","on\
ly-prints":`
    completion explain:why find-dupes help:hlep help-search ll:la ls:list prefix query root sbom
  `,"depends-on-registry":"audit doctor outdated",packs:"pack","edits-package":"pkg",installs:`
    ci:clean-install,ic,install-clean,isntall-clean dedupe:ddp
    install:add,i,in,ins,inst,insta,instal,isnt,isnta,isntal,isntall
    install-ci-test:cit,clean-install-test,sit install-test:it link:ln prune rebuild:rb
    uninstall:r,remove,rm,un,unlink update:u,udpate,up,upgrade
  `,publishes:`
    access adduser:add-user deprecate dist-tag:dist-tags hook login logout org:ogr owner:author
    profile publish stage star stars team token trust undeprecate unpublish unstar
  `,"uses-network":"bugs:issues diff docs:home fund ping repo search:find,s,se view:info,show,v whoami","changes-configu\
ration":"approve-scripts config:c deny-scripts get install-scripts set","names-program":"edit explore","loads-code":"ini\
t:create,innit","writes-files":"cache patch shrinkwrap version:verison"};function a(){const t=new Map;for(const n of Object.
keys(e))for(const c of e[n].split(/\s+/).filter(Boolean)){const[i="",p=""]=c.split(":");for(const s of[i,...p.split(",").
filter(Boolean)]){if(t.has(s))throw new Error(`subcommand ${s} stands in two groups`);t.set(s,{name:i,effect:n})}}return t}
const o=a(),l=new Set(["hlep","rum","urn"]);r.exports={MISSPELT:l,NPM_SUBCOMMANDS:o}});
//# command/families/npx
(function(u,A,c){const g=c("command/flags/read-flags"),h=c("command/families/nopt"),v=c("command/families/npm"),l=c("co\
mmand/families/npm-flags"),w=c("command/families/parsed"),S=new Set(["always-spawn","ignore-existing","shell-auto-fallba\
ck"]),x=new Set(["npm","node-arg","n"]),_=new Set(["package","p","cache","userconfig","call","c","shell"]),k=new Set(["n\
o-install","quiet","q","version","v","help","h"]);function N(e){const[n]=e,t={text:"exec",span:n?.span??{start:0,end:0},
quoted:!1},{rewritten:s,removed:o}=O(e),r=(0,v().interpret)("npx",(0,h().readNopt)([t,...s]),e),i=o.map(({text:a,span:p})=>(0,w().
flagProblem)("unknown-flag","npx",{name:a,written:a,span:p}));return{invocation:r.invocation,problems:[...i,...r.problems]}}
function O(e){const n=[],t=[],{tokens:s,separator:o}=(0,g().readFlags)(e,b),r=[];for(const a of s)if(a.kind==="operand")
r.push(a.word);else if(a.kind==="flag"){const{word:p,written:P,attached:q,consumes:R,next:m,part:T}=a;if(T.spec==="remov\
ed"){t.push(p);continue}n.push({...p,text:E(d(P),q,p.text)}),R&&m&&n.push(m)}const[i]=r;return o!==void 0?n.push(o):i!==
void 0&&n.push({...i,text:"--"}),{rewritten:n.concat(r),removed:t}}const b={flags:"first",dash:"flag",separator:/^--$/,equals:"\
all",unknown:"never",expand:(e,n)=>{const t=d(e),s=(r,i)=>[{spec:r,negated:!1,takes:i}];if(S.has(t))return s("removed","\
never");if(x.has(t))return s("removed","always");const o=t==="p"?void 0:l().NPM_SHORTHANDS.get(t);return o!==void 0?{instead:n===
void 0?o:[...o,n]}:M(t)?s("kept","never"):s("kept",_.has(t)?"always":"unless-flag")}};function d(e){return e.replace(/^-+/,
"")}function E(e,n,t){if(e==="no-install")return"--yes=false";const s=e==="p"?"--package":e==="shell"?"--script-shell":void 0;
return s===void 0?t:n===void 0?s:`${s}=${n}`}function M(e){const n=l().NPM_FLAGS.get(e)?.arity;return k.has(e)||n==="non\
e"||n==="loose"}u.exports={parseNpx:N}});
//# command/families/parsed
(function(u,p,v){function e(o,n,{text:r,span:t}){return l(o,t,{program:n,flag:r})}function a(o,n,r){const{written:t,span:y,
value:i}=r,s={program:n,flag:t};return l(o,y,i===void 0?s:{...s,value:i})}function l(o,n,r){return{rule:o,span:n,args:r}}
const c=new Set(["--version","-v","-V","--help","-h"]);function m(o){const[n]=o;return o.length===1&&n!==void 0&&c.has(n.
text)?n:void 0}function g(o,n){return e("only-prints",o,n)}u.exports={flagProblem:a,onlyAsksForInformation:m,printsOnly:g,
wordProblem:e}});
//# command/families/parsers
(function(m,t,n){const e=n("command/families/node"),p=n("command/families/npm"),r=n("command/families/npx"),o={node:e().
parseNode,npm:p().parseNpm,npx:r().parseNpx};function i(s){return Object.hasOwn(o,s)}m.exports={PARSERS:o,isProgram:i}});
//# command/families/programs
(function(c,h,u){const o={shell:"bash sh zsh dash ksh fish csh tcsh pwsh powershell cmd busybox env eval exec source . \
command sudo xargs nohup time timeout nice ionice setsid stdbuf taskset chrt flock prlimit unshare strace ltrace gdb vim",
interpreter:"python python2 python3 php perl ruby deno bun lua java go cargo make",package_manager:"yarn pnpm bunx pnpx \
corepack pip pip3 uv poetry composer",system:"cat ls rm cp mv grep find sed awk curl wget git docker touch echo cd test \
diff wc head tail chmod true false exit"},t=new Map(Object.keys(o).flatMap(s=>o[s].split(" ").map(e=>[e,s])));function a(s){
const e=t.get(s)??"system";return/^(?:node|np[mx])$/.test(s)||e!=="system"&&s!=="."}function p(s){const[e="",...r]=s.trim().
split(/\s+/);return i(e)&&r.some(n=>/^-|[./]|^[|&;<>]+$/.test(n))}function m(s){return/&&|\|\||\$\(|`/.test(s)?!0:s.split(
/;\s|\s\|\s/).some(e=>{const[r="",...n]=e.trim().split(/\s+/);return n.length>0&&i(r)})}function i(s){return t.has(s)||a(
s)}c.exports={REFUSED_PROGRAMS:t,hasCommandLine:m,isCommandLine:p,startsOthers:a}});
//# command/families/tool
(function(P,U,m){const O=m("rules/finding"),l=m("command/families/parsed"),d=m("command/families/programs"),g=m("comman\
d/families/tools/judge-value"),u=m("command/families/tools/outside"),k=m("command/families/tools/read-tool"),h=m("comman\
d/families/tools/task-runners"),F=m("command/families/tools/unknown-tools"),x=m("command/families/tools");function M(n,o){
const t=n.text,s=(0,x().refusalOf)(t);if(s!==void 0)return[(0,l().wordProblem)(s,t,n)];const e=(0,l().onlyAsksForInformation)(
o);if(e!==void 0)return[(0,l().printsOnly)(t,e)];const r=(0,x().toolOf)(t);if(r===void 0)return b(n,o);const a=(0,k().readTool)(
r,o);return[...T(n,o),...v(n,r,a),...a.flags.flatMap(c=>p(t,r,c)),...a.operands.flatMap(c=>r.runs===void 0&&((0,u().isForeign)(
c.text)||!r.patterns&&(0,u().isOfMachine)(c.text))?[(0,l().wordProblem)("tool-loads-code",t,c)]:[])]}function b(n,o){const t=n.
text,s=(0,F().unknownTool)(t),e=(0,k().readTool)(s,o);return[...v(n,s,e),...A(n,o,e),...e.flags.flatMap(r=>p(t,void 0,r)),
...C(n,e)]}function p(n,o,t){return t.flag===void 0?L(n,o,t):(0,g().judgeValue)(n,t,o?.starts)}function T({text:n,span:o},t){
const s=(0,h().tasksOf)(n,t);return s===void 0?[]:[(0,O().problemAt)("runs-tasks",o,{program:n,tasks:s})]}function v(n,o,{
operands:t,started:s}){const e=o.starts===void 0||o.starts==="tasks",[r]=e?t:s,a=r?j(o,r.text):o.alone;return a===void 0?
[]:[(0,l().wordProblem)(a,n.text,r??n)]}function j({endsWith:n,subcommands:o},t){if(n?.has(t))return;const s=t.split(":").
find(e=>o.get(e)==="never-ends");return o.get(t)??(n||s!==void 0?"never-ends":void 0)}function A({text:n},o,{flags:t,operands:s}){
const e=o[o.findIndex(({text:i})=>i==="--")+1],r=[...new Set([s[0],e])].filter(i=>i!==void 0&&(0,d().startsOthers)(i.text)),
a=t.filter(({written:i,flag:S,value:_=""})=>/^-[ex]$/.test(i)&&/\s/.test(_)||S?.kind!=="config"&&(0,d().isCommandLine)(_)),
c=s.filter(({text:i})=>(0,d().hasCommandLine)(i));return[...r,...a.map(({word:i})=>i),...c].flatMap(i=>i===void 0?[]:[(0,l().
wordProblem)("launches-programs",n,i)])}function C({text:n},{operands:o}){return o.flatMap(t=>t.text==="-"?[(0,l().wordProblem)(
"reads-stdin",n,t)]:I(t.text)?[(0,l().wordProblem)("uses-network",n,t)]:(0,u().isForeign)(t.text)||(0,u().isOfMachine)(t.
text)?[(0,l().wordProblem)("tool-loads-code",n,t)]:[])}function I(n){return/^[a-z][\w+.-]*:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i.
test(n)}function L(n,o,{word:t,value:s=""}){const e=r=>[(0,l().wordProblem)(r,n,t)];if(o?.handsOn===!0){const r=t.text.includes(
"=")||s===""?[]:[s],a=(0,g().judgeNodeFlags)(t,[t.text,...r]);if(!a.some(({rule:c})=>c==="unknown-flag"))return a}return o?.
starts==="command"||o?.starts==="script"?e("unknown-flag"):o?.starts==="npm-scripts"?t.text.includes("=")?[]:e("unknown-\
flag"):(0,u().isForeign)(s)||(0,u().isOfMachine)(s)?e("tool-loads-code"):o===void 0?[]:e("tool-flag-unknown")}P.exports=
{parseTool:M,parseUnknownTool:b,toolFlagProblems:p}});
//# command/families/tools
(function(l,O,s){const c=s("command/families/tools/bundlers"),a=s("command/families/tools/compilers"),p=s("command/fami\
lies/tools/coverage"),m=s("command/families/tools/linters"),d=s("command/families/tools/runners"),u=s("command/families/\
tools/task-runners"),v=s("command/families/tools/test-runners"),g=s("command/families/tools/tool-table"),o={"launches-pr\
ograms":`
    bnr bun bunx coffee corepack cross-env-shell deno dotenv dotenv-cli dotenvx env-cmd execa foreman glob
    husky jake lage lint-staged nf node npm npm-watch nps npx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test ultra wsrun yarn yarnpkg zx
  `,"never-ends":`
    browser-sync chokidar docsify electron forever http-server json-server lite-server live-server localtunnel
    lt ngrok node-dev nodemon serve start-storybook ts-node-dev tsnd tsserver
    typescript-language-server verdaccio watchify wds web-dev-server webpack-dev-server
  `,installs:`
    degit node-gyp node-gyp-build node-pre-gyp npm-check-updates ncu patch-package prebuild-install
    tiged
  `,publishes:`
    firebase gh-pages lerna-publish netlify np npm-publish release-it semantic-release
    surge vercel wrangler
  `,"writes-files":`
    copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp prisma rimraf typeorm
  `},r=new Map(Object.keys(o).flatMap(e=>o[e].split(/\s+/).filter(Boolean).map(n=>[n,e]))),t=new Map([v().TEST_RUNNERS,p().
COVERAGE,m().LINTERS,a().COMPILERS,c().BUNDLERS,d().RUNNERS,u().TASK_RUNNERS].flat().flatMap(e=>{const n=(0,g().toolTable)(
e);return e.binaries.split(" ").map(k=>[k,n])}));function b(e){return t.get(e)??t.get(i(e))}function h(e){return r.get(e)??
r.get(i(e))}function i(e){return e.replace(/^@[^/]*\//,"")}l.exports={REFUSED_TOOLS:r,TOOLS:t,refusalOf:h,toolOf:b}});
