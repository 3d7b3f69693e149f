//# command/families/index
(function(g,e,b,w){let S;const R=()=>S??=e("command/families/machine/parse-program");let A;const v=()=>A??=e("command/f\
amilies/machine/program-table");let E;const P=()=>E??=e("command/families/parsed");let M;const c=()=>M??=e("command/fami\
lies/parsers");let x;const I=()=>x??=e("command/families/programs");let O;const y=()=>O??=e("command/families/tools/laun\
ches");b(g,{launchedBy:()=>F,parseInvocation:()=>B});const L=4;function B(n,o,a=v().NO_FAMILIES){const r=typeof n=="stri\
ng"?c().PARSERS[n](o):(0,R().parseProgram)(n,o,a),{launched:s,problems:t}=u(r.invocation);return s.length===0&&t.length===
0?r:{invocation:r.invocation,problems:[...[r,...s].flatMap(l=>l.problems),...t]}}function F(n){const o=u(n).launched.map(
a=>a.invocation);return n.launched===void 0?o:[...m(n).slice(1),...o]}function u(n){if(n.launched===void 0)return i(n);const o=m(
n).map(a=>i(a));return{launched:o.flatMap(a=>a.launched),problems:o.flatMap(a=>a.problems)}}function m(n){return[n,...(n.
launched??[]).flatMap(m)]}function i(n,o=0){const{launches:a,problems:r}=(0,y().launchesOf)(n),s=n.operands[0]?.text??"",
t={launched:[],problems:[...r]};for(const l of a){const[p]=l.words,h=o===L?"launches-programs":l.program===void 0&&p&&U(
p.text);if(h){const k=p?.span??{start:0,end:0};t.problems.push((0,P().wordProblem)(h,s,{text:p?.text??"",span:k}));continue}
const d=N(l),_=i(d.invocation,o+1);t.launched.push(d,..._.launched),t.problems.push(..._.problems)}return t}function N({
program:n,words:o,selects:a}){if(n!==void 0){const t=c().PARSERS[n](o);return a?{...t,invocation:{...t.invocation,selects:a}}:
t}const[r]=o,s=r?.text??"";return(0,c().isProgram)(s)?c().PARSERS[s](o.slice(1)):c().PARSERS.npx(o)}function U(n){return n.
startsWith("-")?"unknown-flag":I().REFUSED_PROGRAMS.has(n)?"launches-programs":void 0}});
//# command/families/node
(function(O,g,S,K){let L;const i=()=>L??=g("rules/finding");let P;const R=()=>P??=g("command/flags/read-flags");let y;const d=()=>y??=
g("command/families/node-flags");let N;const h=()=>N??=g("command/families/parsed");S(O,{isTestRun:()=>_,parseNode:()=>T});
const D=new Set(["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function T(n){const t=[],e=[],s=[],o=new Set;for(const a of(0,R().
readFlags)(n,F).tokens){if(a.kind==="operand"){s.push(a.word);continue}if(a.kind==="unknown"){const C={program:"node",flag:a.
written};e.push((0,i().problemAt)("unknown-flag",a.word.span,C));continue}const{spec:v,negated:b}=a.part,u=I(a);t.push(u);
const w=W(v,b,u.value);if(w!==void 0&&e.push(x(u,w)),b)continue;o.add(v.effect);const E=B(v,u);E!==void 0&&e.push((0,h().
flagProblem)(E,"node",u))}const r=_({flags:t}),l=r?s.length:o.has("evaluates-text")?0:1,c=s.slice(0,l),p=s.slice(l),m=r||
o.has("only-prints")||o.has("evaluates-text"),A=$(c,r,n);A!==void 0&&!(m&&c.length===0)&&e.push(A);const k=(0,h().onlyAsksForInformation)(
p);return k!==void 0&&e.push((0,h().printsOnly)("node",k)),{invocation:{program:"node",flags:t,operands:c,passthrough:p},
problems:e}}const F={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:n=>{const t=n.startsWith(
"--"),e=t?n.slice(2).replaceAll("_","-"):n,s=e.startsWith("no-")&&!d().NODE_FLAGS.has(e),o=s?e.slice(3):e,r=d().NODE_FLAGS.
get(d().NODE_ALIASES.get(o)??(t?o:""));return r&&[{spec:r,negated:s,takes:s?"never":G(r)}]}};function G({name:n,arity:t}){
return n==="print"?"unless-flag":t==="value"?"always":"never"}function I({word:{span:n},written:t,attached:e,next:s,consumes:o,
part:{spec:r,negated:l}}){const c=o?s?.text:e,p=`--${l?"no-":""}${r.name}`,m=o&&s?{start:n.start,end:s.span.end}:n;return c===
void 0?{name:p,written:t,span:m}:{name:p,written:t,value:c,span:m}}function W(n,t,e){if(t)return n.arity==="value"?"it t\
akes a value, so it has no `--no-` form":e===void 0?void 0:"a `--no-` flag takes no value";if(n.arity==="none"&&n.name!==
"print")return e===void 0||n.effect==="opens-inspector"?void 0:"it takes no value";if(n.name!=="print")return e===void 0||
e===""?"its value is missing":n.arity==="value"&&e.startsWith("-")?"its value begins with a dash":void 0}function x(n,t){
return(0,i().problemAt)("flag-value",n.span,{program:"node",flag:n.written,fault:t})}function _({flags:n}){return n.findLast(
({name:t})=>t==="--test"||t==="--no-test")?.name==="--test"}function B(n,{value:t=""}){switch(n.effect){case"harmless":return;case"\
reports-tests":return d().BUILT_IN_REPORTERS.has(t)?void 0:"preloads-code";case"tolerates-rejections":return t==="warn"||
t==="none"?"hides-failures":void 0;case"writes-report":return t==="stdout"||t==="stderr"?void 0:"writes-files";case"prel\
oads-code":return d().PRELOADABLE_PACKAGES.has(t)?"preloads-package":"preloads-code";case"loads-module":return d().PRELOADABLE_PACKAGES.
has(t)?"preloads-package":"loads-code";default:return n.effect}}function $(n,t,e){const[s]=n;if(s===void 0){const l=e.at(
-1)?.span.end??0;return t?void 0:(0,i().problemAt)("reads-stdin",{start:0,end:l},{program:"node",flag:""})}const{text:o,
span:r}=s;if(D.has(o))return(0,i().problemAt)("reads-stdin",r,{program:"node",flag:o});if(o.startsWith("-"))return(0,i().
problemAt)("dash-operand",r,{operand:o});if(o==="inspect"||!t&&o==="debug")return(0,i().problemAt)("opens-inspector",r,{
program:"node",flag:o})}});
//# command/families/node-flags
(function(e,t,r,p){let s;const a=()=>s??=t("command/flags/flag-table");r(e,{BUILT_IN_REPORTERS:()=>o,NODE_ALIASES:()=>n,
NODE_FLAGS:()=>i,PRELOADABLE_PACKAGES:()=>l});const i=(0,a().flagTable)({harmless:`
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
  `}),n=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p","print"],["-p\
e","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autoselection","netw\
ork-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experimental-default\
-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-isolation","tes\
t-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","security-revert"],
["trace-events-enabled","trace-event-categories"]]),o=new Set(["dot","junit","lcov","spec","tap"]),l=new Set(["@swc-node\
/register","dotenv/config","esbuild-register","source-map-support/register","ts-node/esm","ts-node/register","ts-node/re\
gister/transpile-only","tsx","tsx/cjs","tsx/esm"])});
//# command/families/node-options
(function(o,s,t,u){let e;const r=()=>e??=s("command/families/node");t(o,{areHarmlessOptions:()=>i});const a=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function i(n){if(!a.test(n))return!1;const d={start:0,end:0},l=[...n.split(" "),"x.js"].map(c=>({text:c,span:d,quoted:!1})),
{problems:m,invocation:p}=(0,r().parseNode)(l);return m.length===0&&p.operands.length===1}});
//# command/families/nopt
(function(N,g,w,H){let M;const m=()=>M??=g("rules/finding");let P;const v=()=>P??=g("command/flags/read-flags");let b;const d=()=>b??=
g("command/families/npm-flags");w(N,{readNopt:()=>k});function k(t){const n=[],a=[],e=[],r=[];for(const o of(0,v().readFlags)(
t,S).tokens)if(o.kind==="operand")e.push(o.word);else if(o.kind==="unknown"){const s=$(o);"rule"in s?r.push(s):a.push(s)}else{
const{flag:s,fault:i}=L(o);n.push(s),i!==void 0&&r.push(y(o.word,o.written,i))}return{flags:n,unknown:a,remain:e,problems:r}}
const S={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:t=>G(t.replace(
/^-+/,""))},F=40;function G(t){const n=h(t);if(n!==void 0&&!n.negated)return[n];const a=A(t);if(a!==void 0)return[a];if(t.
length<2||t.length>F)return n&&[n];const e=[...t].map(A);return e.every(r=>r!==void 0)?e:n&&[n]}function h(t){const n=d().
NPM_FLAGS.get(t);if(n!==void 0)return _(n,!1);if(!t.startsWith("no-"))return;const a=d().NPM_FLAGS.get(t.slice(3));return a&&
_(a,!0)}function _(t,n){const a=t.arity==="value"?n?"never":"always":"true-or-false";return{spec:t,negated:n,takes:a}}function A(t){
const[n,a]=d().NPM_SHORTHANDS.get(t)??[],e=n===void 0?void 0:h(n.slice(2));return e&&(a===void 0?e:{...e,fixed:a,takes:"\
never"})}function L(t){const{word:n,written:a,attached:e,next:r,consumes:o}=t,{spec:s,negated:i,fixed:l}=t.part;if(l===void 0&&
s.arity==="value")return O(t);const c={name:`--${s.name}`,written:a,span:n.span,spec:s};if(l!==void 0){const x={flag:{...c,
value:l,negated:i}};return e===void 0?x:{...x,fault:"it takes no value"}}const p=o?r?.text:e,u={flag:{...c,negated:p==="\
false"?!i:i}};return e!==void 0&&!(0,v().isTruth)(e)?{...u,fault:"npm reads its value as a separate word"}:s.arity==="lo\
ose"&&!o&&(r?.text==="null"||r?.text==="always")?{...u,fault:"npm reads the next word as its value"}:u}function O({word:t,
written:n,attached:a,next:e,consumes:r,part:o}){const{spec:s,negated:i}=o,l=r?e?.text:a,c=r&&e?{start:t.span.start,end:e.
span.end}:t.span,p={name:`--${s.name}`,written:n,span:c,spec:s,negated:i},u={flag:l===void 0?p:{...p,value:l}};return i?
{...u,fault:"it takes a value, so it has no `--no-` form"}:l===void 0||l===""?{...u,fault:"its value is missing"}:l.startsWith(
"-")?{...u,fault:"its value begins with a dash"}:u}function $({word:t,written:n,attached:a}){const e=n.replace(/^-+/,"").
toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),r=[...d().NPM_FLAGS.keys(),...d().NPM_SHORTHANDS.keys()].find(
s=>s.startsWith(e));if(r!==void 0){const s={program:"npm",flag:n,meant:`--${r}`};return(0,m().problemAt)("abbreviated-fl\
ag",t.span,s)}if(!/^--[a-z][a-z0-9-]*$/i.test(n))return(0,m().problemAt)("unknown-flag",t.span,{program:"npm",flag:n});const o={
name:n,written:n,span:t.span};return a===void 0?o:{...o,value:a}}function y(t,n,a){return(0,m().problemAt)("flag-value",
t.span,{program:"npm",flag:n,fault:a})}});
//# command/families/npm
(function(P,d,S,j){let w;const h=()=>w??=d("rules/finding");let k;const M=()=>k??=d("command/families/nopt");let N;const g=()=>N??=
d("command/families/npm-subcommands");let A;const a=()=>A??=d("command/families/parsed");let O;const T=()=>O??=d("comman\
d/families/tool");S(P,{interpret:()=>_,isToolName:()=>v,parseNpm:()=>z});function z(n){return _("npm",(0,M().readNopt)(n),
n)}function _(n,{flags:o,unknown:t,remain:s,problems:r},p){const[e,...c]=s,u=o.find(i=>i.spec.effect==="only-prints"&&!i.
negated),m=e&&g().NPM_SUBCOMMANDS.get(e.text),R=m?.effect,l=[...o.flatMap(i=>D(n,i,R)),...r],b={program:n,flags:o};if(e===
void 0)return u===void 0&&l.push(x(n,p)),l.push(...t.map(i=>(0,a().flagProblem)("unknown-flag",n,i))),{invocation:{...b,
operands:[],passthrough:[]},problems:l};if(m===void 0){const i=[...g().NPM_SUBCOMMANDS].find(([W])=>W.startsWith(e.text))?.[1].
name??"",H={subcommand:e.text,meant:i};return l.unshift((0,h().problemAt)("unknown-subcommand",e.span,H)),{invocation:{...b,
operands:c,passthrough:[]},problems:l}}const U=m.effect==="runs-script"?"flag-before-separator":"unknown-flag";if(l.push(
...t.map(i=>(0,a().flagProblem)(U,n,i))),g().MISSPELT.has(e.text)){const i={subcommand:e.text,meant:m.name};l.push((0,h().
problemAt)("misspelt-subcommand",e.span,i))}const $={...b,subcommand:m.name},y=E(m,e,c,$);return{invocation:y.invocation,
problems:[...y.problems,...l]}}function E({name:n,effect:o},t,s,r){const p={...r,operands:s,passthrough:[]},e=c=>({invocation:p,
problems:[(0,a().wordProblem)(c,r.program,{text:n,span:t.span})]});switch(o){case"runs-script":return L(n,t,s,r);case"ru\
ns-tool":return F(t,s,r);case"depends-on-registry":return e(s[0]?.text==="fix"?"installs":o);case"packs":return I(r.flags,
"dry-run")?{invocation:p,problems:[]}:e("writes-files");case"edits-package":return e(s[0]?.text==="get"?"only-prints":"w\
rites-files");default:return e(o)}}function L(n,o,t,s){const r=n==="run"?t.slice(0,1):[o],p=n==="run"?t.slice(1):t,[e]=r,
c=[];e===void 0?c.push((0,a().printsOnly)("npm",{...o,text:"run"})):e.text==="env"&&c.push((0,h().problemAt)("prints-env\
ironment",e.span,{}));const u=(0,a().onlyAsksForInformation)(p);return u!==void 0&&c.push((0,a().printsOnly)("npm",u)),{
invocation:{...s,operands:r,passthrough:p},problems:c}}function v(n){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(n)}const C=new Set(["only-prints","evaluates-text"]);function F(n,o,t){const[s,...r]=o;if(s===void 0){const c=t.flags.
some(({spec:u,negated:m})=>C.has(u.effect)&&!m)?[]:[x(t.program,[n])];return{invocation:{...t,operands:[],passthrough:[]},
problems:c}}const p={...t,operands:[s],passthrough:r};return v(s.text)?{invocation:p,problems:(0,T().parseTool)(s,r)}:{invocation:p,
problems:[(0,a().wordProblem)("downloads",t.program,s)]}}function I(n,o){const t=n.findLast(s=>s.name===`--${o}`);return t!==
void 0&&t.negated!==!0}const B=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function D(n,o,t){const{effect:s,
name:r}=o.spec;if(o.negated&&(B.has(s)||r==="force"||r==="global"))return[];switch(s){case"harmless":case"allows-missing":
return[];case"filters-dependencies":return t==="only-prints"||t==="depends-on-registry"?[]:[(0,a().flagProblem)("install\
s",n,o)];case"selects-workspace":return t!=="runs-tool"||o.negated?[]:[(0,a().flagProblem)("changes-configuration",n,o)];case"\
changes-directory":return t!=="runs-tool"&&t!=="packs"?[]:[(0,a().flagProblem)("changes-configuration",n,o)];default:return[
(0,a().flagProblem)(s,n,o)]}}function x(n,o){const t=o[0]?.span.start??0,s=o.at(-1)?.span.end??0;return(0,h().problemAt)(
"nothing-to-run",{start:t,end:s},{program:n})}});
//# command/families/npm-flags
(function(e,s,i,t){let o;const l=()=>o??=s("command/flags/flag-table");i(e,{NPM_FLAGS:()=>a,NPM_SHORTHANDS:()=>r});const a=(0,l().
flagTable)({harmless:`
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
  `}),r=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",["--save-dev"]],["E",["--save-exact"]],
["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-prod"]],["S",["--save"]],["a",["--all"]],
["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["ddd",["--loglevel","silly"]],["desc",["--\
description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",["--usage"]],["help",["--usage"]],["i\
wr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",["--message"]],["n",["--no-yes"]],["no",
["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglevel","warn"]],["quiet",["--loglevel","wa\
rn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","silent"]],["silent",["--loglevel","silent"]],
["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],["ws",["--workspaces"]],["y",["--yes"]]])});
//# command/families/npm-subcommands
(function(r,d,a,h){a(r,{MISSPELT:()=>c,NPM_SUBCOMMANDS:()=>l});const e={"runs-script":"test:t,tst run:run-script,rum,ur\
n start stop restart","runs-tool":"exec:x","only-prints":`
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
t:create,innit","writes-files":"cache patch shrinkwrap version:verison"};function o(){const t=new Map;for(const n of Object.
keys(e))for(const u of e[n].split(/\s+/).filter(Boolean)){const[i="",p=""]=u.split(":");for(const s of[i,...p.split(",").
filter(Boolean)]){if(t.has(s))throw new Error(`subcommand ${s} stands in two groups`);t.set(s,{name:i,effect:n})}}return t}
const l=o(),c=new Set(["hlep","rum","urn"])});
//# command/families/npx
(function(u,l,g,F){let _;const h=()=>_??=l("command/flags/read-flags");let v;const w=()=>v??=l("command/families/nopt");
let S;const x=()=>S??=l("command/families/npm");let k;const c=()=>k??=l("command/families/npm-flags");let N;const O=()=>N??=
l("command/families/parsed");g(u,{parseNpx:()=>y});const b=new Set(["always-spawn","ignore-existing","shell-auto-fallbac\
k"]),E=new Set(["npm","node-arg","n"]),M=new Set(["package","p","cache","userconfig","call","c","shell"]),P=new Set(["no\
-install","quiet","q","version","v","help","h"]);function y(n){const[e]=n,t={text:"exec",span:e?.span??{start:0,end:0},quoted:!1},
{rewritten:o,removed:s}=R(n),a=(0,x().interpret)("npx",(0,w().readNopt)([t,...o]),n),i=s.map(({text:r,span:p})=>(0,O().flagProblem)(
"unknown-flag","npx",{name:r,written:r,span:p}));return{invocation:a.invocation,problems:[...i,...a.problems]}}function R(n){
const e=[],t=[],{tokens:o,separator:s}=(0,h().readFlags)(n,T),a=[];for(const r of o)if(r.kind==="operand")a.push(r.word);else if(r.
kind==="flag"){const{word:p,written:I,attached:D,consumes:$,next:d,part:C}=r;if(C.spec==="removed"){t.push(p);continue}e.
push({...p,text:A(m(I),D,p.text)}),$&&d&&e.push(d)}const[i]=a;return s!==void 0?e.push(s):i!==void 0&&e.push({...i,text:"\
--"}),{rewritten:e.concat(a),removed:t}}const T={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",
expand:(n,e)=>{const t=m(n),o=(a,i)=>[{spec:a,negated:!1,takes:i}];if(b.has(t))return o("removed","never");if(E.has(t))return o(
"removed","always");const s=t==="p"?void 0:c().NPM_SHORTHANDS.get(t);return s!==void 0?{instead:e===void 0?s:[...s,e]}:H(
t)?o("kept","never"):o("kept",M.has(t)?"always":"unless-flag")}};function m(n){return n.replace(/^-+/,"")}function A(n,e,t){
if(n==="no-install")return"--yes=false";const o=n==="p"?"--package":n==="shell"?"--script-shell":void 0;return o===void 0?
t:e===void 0?o:`${o}=${e}`}function H(n){const e=c().NPM_FLAGS.get(n)?.arity;return P.has(n)||e==="none"||e==="loose"}});
//# command/families/parsed
(function(s,b,a,d){a(s,{flagProblem:()=>c,onlyAsksForInformation:()=>g,printsOnly:()=>v,wordProblem:()=>e});function e(o,n,{
text:r,span:t}){return l(o,t,{program:n,flag:r})}function c(o,n,r){const{written:t,span:y,value:i}=r,u={program:n,flag:t};
return l(o,y,i===void 0?u:{...u,value:i})}function l(o,n,r){return{rule:o,span:n,args:r}}const m=new Set(["--version","-\
v","-V","--help","-h"]);function g(o){const[n]=o;return o.length===1&&n!==void 0&&m.has(n.text)?n:void 0}function v(o,n){
return e("only-prints",o,n)}});
//# command/families/parsers
(function(o,n,p,_){let t;const i=()=>t??=n("command/families/node");let e;const s=()=>e??=n("command/families/npm");let a;
const r=()=>a??=n("command/families/npx");p(o,{PARSERS:()=>m,isProgram:()=>c});const m={node:i().parseNode,npm:s().parseNpm,
npx:r().parseNpx};function c(d){return Object.hasOwn(m,d)}});
//# command/families/programs
(function(s,o,c,r){c(s,{REFUSED_PROGRAMS:()=>a});const e={shell:"bash sh zsh dash ksh fish csh tcsh pwsh powershell cmd\
 busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid stdbuf taskset chrt flock prlim\
it unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bun lua java go cargo make",package_manager:"\
yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm cp mv grep find sed awk curl wget git docker\
 touch echo cd test diff wc head tail chmod true false exit"},a=new Map(Object.keys(e).flatMap(t=>e[t].split(" ").map(p=>[
p,t])))});
//# command/families/tool
(function(p,i,_,M){let g;const k=()=>g??=i("rules/finding");let b;const l=()=>b??=i("command/families/parsed");let v;const d=()=>v??=
i("command/families/tools/judge-value");let x;const O=()=>x??=i("command/families/tools/read-tool");let P;const F=()=>P??=
i("command/families/tools/task-runners");let j;const u=()=>j??=i("command/families/tools");_(p,{parseTool:()=>N,toolFlagProblems:()=>c});
function N(n,o){const t=n.text,e=(0,u().refusalOf)(t);if(e!==void 0)return[(0,l().wordProblem)(e,t,n)];const r=(0,l().onlyAsksForInformation)(
o);if(r!==void 0)return[(0,l().printsOnly)(t,r)];const s=(0,u().toolOf)(t),a=(0,O().readTool)(s??u().UNKNOWN_TOOL,o);return[
...T(n,o),...y(n,s,a),...a.flags.flatMap(m=>c(t,s,m)),...a.operands.flatMap(m=>s?.runs===void 0&&(0,d().isForeign)(m.text)?
[(0,l().wordProblem)("tool-loads-code",t,m)]:[])]}function c(n,o,t){return t.flag===void 0?A(n,o,t):(0,d().judgeValue)(n,
t,o?.starts)}function T({text:n,span:o},t){const e=(0,F().tasksOf)(n,t);return e===void 0?[]:[(0,k().problemAt)("runs-ta\
sks",o,{program:n,tasks:e})]}function y(n,o,{operands:t,started:e}){const r=o?.starts===void 0||o.starts==="tasks",[s]=r?
t:e,a=s?o?.subcommands.get(s.text):o?.alone;return a===void 0?[]:[(0,l().wordProblem)(a,n.text,s??n)]}function A(n,o,{word:t,
value:e=""}){const r=s=>[(0,l().wordProblem)(s,n,t)];if(o?.handsOn===!0){const s=t.text.includes("=")||e===""?[]:[e],a=(0,d().
judgeNodeFlags)(t,[t.text,...s]);if(!a.some(({rule:m})=>m==="unknown-flag"))return a}return o?.starts==="command"||o?.starts===
"script"?r("unknown-flag"):o?.starts==="npm-scripts"?t.text.includes("=")?[]:r("unknown-flag"):(0,d().isForeign)(e)?r("t\
ool-loads-code"):o===void 0?[]:r("tool-flag-unknown")}});
//# command/families/tools
(function(i,t,p,L){let c;const m=()=>c??=t("command/families/tools/bundlers");let u;const d=()=>u??=t("command/families\
/tools/compilers");let _;const g=()=>_??=t("command/families/tools/coverage");let v;const b=()=>v??=t("command/families/\
tools/linters");let h;const O=()=>h??=t("command/families/tools/runners");let k;const y=()=>k??=t("command/families/tool\
s/task-runners");let S;const w=()=>S??=t("command/families/tools/test-runners");let N;const r=()=>N??=t("command/familie\
s/tools/tool-table");p(i,{REFUSED_TOOLS:()=>s,TOOLS:()=>n,UNKNOWN_TOOL:()=>T,refusalOf:()=>R,toolOf:()=>E});const l={"la\
unches-programs":`
    bnr bun bunx corepack cross-env-shell dotenv dotenv-cli dotenvx env-cmd execa foreman glob
    husky jake lage lint-staged nf node npm npm-watch nps npx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test ultra wsrun yarn yarnpkg zx
  `,"never-ends":`
    browser-sync chokidar electron http-server json-server live-server localtunnel lt ngrok
    node-dev nodemon serve ts-node-dev tsnd tsserver webpack-dev-server
  `,installs:`
    degit node-gyp node-gyp-build node-pre-gyp npm-check-updates ncu patch-package prebuild-install
    tiged
  `,publishes:`
    firebase gh-pages lerna-publish netlify np npm-publish release-it semantic-release
    surge vercel wrangler
  `,"writes-files":`
    copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp prisma rimraf typeorm
  `},s=new Map(Object.keys(l).flatMap(e=>l[e].split(/\s+/).filter(Boolean).map(o=>[o,e]))),n=new Map([w().TEST_RUNNERS,g().
COVERAGE,b().LINTERS,d().COMPILERS,m().BUNDLERS,O().RUNNERS,y().TASK_RUNNERS].flat().flatMap(e=>{const o=(0,r().toolTable)(
e);return e.binaries.split(" ").map(x=>[x,o])}));function E(e){return n.get(e)??n.get(a(e))}function R(e){return s.get(e)??
s.get(a(e))}function a(e){return e.replace(/^@[^/]*\//,"")}const T=(0,r().toolTable)({binaries:"",flags:{config:"config,\
c= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= format= formatter= global-setup= global-teardown= import=
      loader= parser= plugin= preset= reporter,reporters= require,r= resolver= rulesdir= runner=
      setup-files= setup-files-after-env= test-environment= test-runner= transform=
    `,"tool-writes":"apply apply-unsafe fix? update update-snapshot,update-snapshots write","skips-tests":"pass-with-no-\
tests","never-ends":"ui watch watch-all","only-prints":""}})});
