var sr=Object.defineProperty;var e=(pe,ee)=>sr(pe,"name",{value:ee,configurable:!0});export const id=975,ids=[975],modules={96341:((pe,ee,d)=>{d.d(ee,{Ch:e(()=>m,"Ch"),Cn:e(()=>H,"Cn"),FU:e(()=>K,"FU"),QA:e(
()=>T,"QA")});var b=d(61011);const K=(0,b.t)({harmless:`
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
  `}),T=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p","print"],["-p\
e","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autoselection","netw\
ork-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experimental-default\
-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-isolation","tes\
t-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","security-revert"],
["trace-events-enabled","trace-event-categories"]]),H=new Set(["dot","junit","lcov","spec","tap"]),m=new Set(["@swc-node\
/register","dotenv/config","esbuild-register","source-map-support/register","ts-node/esm","ts-node/register","ts-node/re\
gister/transpile-only","tsx","tsx/cjs","tsx/esm"])}),69076:((pe,ee,d)=>{d.d(ee,{S:e(()=>T,"S")});var b=d(85099);const K=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function T(H){if(!K.test(H))return!1;const m={start:0,end:0},A=[...H.split(" "),"x.js"].map(c=>({text:c,span:m,quoted:!1})),
{problems:P,invocation:g}=(0,b.U)(A);return P.length===0&&g.operands.length===1}e(T,"areHarmlessOptions")}),85099:((pe,ee,d)=>{
d.d(ee,{U:e(()=>A,"U"),w:e(()=>y,"w")});var b=d(60237),K=d(95666),T=d(96341),H=d(43842);const m=new Set(["","-","/dev/st\
din","/dev/fd/0","/proc/self/fd/0"]);function A(u){const p=[],I=[],C=[],Z=new Set;for(const F of(0,K.u)(u,P).tokens){if(F.
kind==="operand"){C.push(F.word);continue}if(F.kind==="unknown"){const U={program:"node",flag:F.written};I.push((0,b.l4)(
"unknown-flag",F.word.span,U));continue}const{spec:L,negated:D}=F.part,X=c(F);p.push(X);const Q=l(L,D,X.value);if(Q!==void 0&&
I.push(w(X,Q)),D)continue;Z.add(L.effect);const Y=_(L,X);Y!==void 0&&I.push((0,H.W3)(Y,"node",X))}const j=y({flags:p}),M=j?
C.length:Z.has("evaluates-text")?0:1,W=C.slice(0,M),E=C.slice(M),$=j||Z.has("only-prints")||Z.has("evaluates-text"),x=N(
W,j,u);x!==void 0&&!($&&W.length===0)&&I.push(x);const S=(0,H.Kl)(E);return S!==void 0&&I.push((0,H.j8)("node",S)),{invocation:{
program:"node",flags:p,operands:W,passthrough:E},problems:I}}e(A,"parseNode");const P={flags:"first",dash:"operand",separator:/^--$/,
equals:"long",unknown:"never",expand:e(u=>{const p=u.startsWith("--"),I=p?u.slice(2).replaceAll("_","-"):u,C=I.startsWith(
"no-")&&!T.FU.has(I),Z=C?I.slice(3):I,j=T.FU.get(T.QA.get(Z)??(p?Z:""));return j&&[{spec:j,negated:C,takes:C?"never":g(j)}]},
"expand")};function g({name:u,arity:p}){return u==="print"?"unless-flag":p==="value"?"always":"never"}e(g,"takesOf");function c({
word:{span:u},written:p,attached:I,next:C,consumes:Z,part:{spec:j,negated:M}}){const W=Z?C?.text:I;return{name:`--${M?"n\
o-":""}${j.name}`,written:p,...W===void 0?{}:{value:W},span:Z&&C?{start:u.start,end:C.span.end}:u}}e(c,"flagOf");function l(u,p,I){
if(p)return u.arity==="value"?"it takes a value, so it has no `--no-` form":I===void 0?void 0:"a `--no-` flag takes no v\
alue";if(u.arity==="none"&&u.name!=="print")return I===void 0||u.effect==="opens-inspector"?void 0:"it takes no value";if(u.
name!=="print")return I===void 0||I===""?"its value is missing":u.arity==="value"&&I.startsWith("-")?"its value begins w\
ith a dash":void 0}e(l,"valueFault");function w(u,p){return(0,b.l4)("flag-value",u.span,{program:"node",flag:u.written,fault:p})}
e(w,"valueProblem");function y({flags:u}){return u.findLast(({name:p})=>p==="--test"||p==="--no-test")?.name==="--test"}
e(y,"isTestRun");function _(u,{value:p=""}){switch(u.effect){case"harmless":return;case"reports-tests":return T.Cn.has(p)?
void 0:"preloads-code";case"tolerates-rejections":return p==="warn"||p==="none"?"hides-failures":void 0;case"writes-repo\
rt":return p==="stdout"||p==="stderr"?void 0:"writes-files";case"preloads-code":return T.Ch.has(p)?"preloads-package":"p\
reloads-code";case"loads-module":return T.Ch.has(p)?"preloads-package":"loads-code";default:return u.effect}}e(_,"proble\
mOf");function N(u,p,I){const[C]=u;if(C===void 0){const M=I.at(-1)?.span.end??0;return p?void 0:(0,b.l4)("reads-stdin",{
start:0,end:M},{program:"node",flag:""})}const{text:Z,span:j}=C;if(m.has(Z))return(0,b.l4)("reads-stdin",j,{program:"nod\
e",flag:Z});if(Z.startsWith("-"))return(0,b.l4)("dash-operand",j,{operand:Z});if(Z==="inspect"||!p&&Z==="debug")return(0,b.
l4)("opens-inspector",j,{program:"node",flag:Z})}e(N,"operandProblem")}),71872:((pe,ee,d)=>{d.d(ee,{Q:e(()=>H,"Q")});var b=d(
60237),K=d(95666),T=d(53628);function H(u){const p=[],I=[],C=[],Z=[];for(const j of(0,K.u)(u,m).tokens)if(j.kind==="oper\
and")C.push(j.word);else if(j.kind==="unknown"){const M=_(j);"rule"in M?Z.push(M):I.push(M)}else{const{flag:M,fault:W}=w(
j);p.push(M),W!==void 0&&Z.push(N(j.word,j.written,W))}return{flags:p,unknown:I,remain:C,problems:Z}}e(H,"readNopt");const m={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:e(u=>P(u.replace(/^-+/,"")),
"expand")},A=40;function P(u){const p=g(u);if(p!==void 0&&!p.negated)return[p];const I=l(u);if(I!==void 0)return[I];if(u.
length<2||u.length>A)return p&&[p];const C=[...u].map(l);return C.every(Z=>Z!==void 0)?C:p&&[p]}e(P,"expand");function g(u){
const p=T.c.get(u);if(p!==void 0)return c(p,!1);if(!u.startsWith("no-"))return;const I=T.c.get(u.slice(3));return I&&c(I,
!0)}e(g,"exactPart");function c(u,p){const I=u.arity==="value"?p?"never":"always":"true-or-false";return{spec:u,negated:p,
takes:I}}e(c,"partOf");function l(u){const[p,I]=T.$.get(u)??[],C=p===void 0?void 0:g(p.slice(2));return C&&(I===void 0?C:
{...C,fixed:I,takes:"never"})}e(l,"shorthandPart");function w(u){const{word:p,written:I,attached:C,next:Z,consumes:j}=u,
{spec:M,negated:W,fixed:E}=u.part;if(E===void 0&&M.arity==="value")return y(u);const $={name:`--${M.name}`,written:I,span:p.
span,spec:M};if(E!==void 0){const F={flag:{...$,value:E,negated:W}};return C===void 0?F:{...F,fault:"it takes no value"}}
const x=j?Z?.text:C,S={flag:{...$,negated:x==="false"?!W:W}};return C!==void 0&&!(0,K.U)(C)?{...S,fault:"npm reads its v\
alue as a separate word"}:M.arity==="loose"&&!j&&(Z?.text==="null"||Z?.text==="always")?{...S,fault:"npm reads the next \
word as its value"}:S}e(w,"readOne");function y({word:u,written:p,attached:I,next:C,consumes:Z,part:j}){const{spec:M,negated:W}=j,
E=Z?C?.text:I,$=Z&&C?{start:u.span.start,end:C.span.end}:u.span,x={name:`--${M.name}`,written:p,span:$,spec:M,negated:W},
S={flag:E===void 0?x:{...x,value:E}};return W?{...S,fault:"it takes a value, so it has no `--no-` form"}:E===void 0||E===
""?{...S,fault:"its value is missing"}:E.startsWith("-")?{...S,fault:"its value begins with a dash"}:S}e(y,"readValue");
function _({word:u,written:p,attached:I}){const C=p.replace(/^-+/,"").toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,
""),Z=[...T.c.keys(),...T.$.keys()].find(M=>M.startsWith(C));if(Z!==void 0){const M={program:"npm",flag:p,meant:`--${Z}`};
return(0,b.l4)("abbreviated-flag",u.span,M)}if(!/^--[a-z][a-z0-9-]*$/i.test(p))return(0,b.l4)("unknown-flag",u.span,{program:"\
npm",flag:p});const j={name:p,written:p,span:u.span};return I===void 0?j:{...j,value:I}}e(_,"unknownFlag");function N(u,p,I){
return(0,b.l4)("flag-value",u.span,{program:"npm",flag:p,fault:I})}e(N,"faulty")}),53628:((pe,ee,d)=>{d.d(ee,{$:e(()=>T,
"$"),c:e(()=>K,"c")});var b=d(61011);const K=(0,b.t)({harmless:`
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
  `}),T=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",["--save-dev"]],["E",["--save-exact"]],
["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-prod"]],["S",["--save"]],["a",["--all"]],
["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["ddd",["--loglevel","silly"]],["desc",["--\
description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",["--usage"]],["help",["--usage"]],["i\
wr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",["--message"]],["n",["--no-yes"]],["no",
["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglevel","warn"]],["quiet",["--loglevel","wa\
rn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","silent"]],["silent",["--loglevel","silent"]],
["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],["ws",["--workspaces"]],["y",["--yes"]]])}),
27935:((pe,ee,d)=>{d.d(ee,{U:e(()=>l,"U"),x:e(()=>c,"x")});var b=d(60237),K=d(71872);const T={"runs-script":"test:t,tst \
run:run-script,rum,urn start stop restart","runs-tool":"exec:x","only-prints":`
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
t:create,innit","writes-files":"cache patch shrinkwrap version:verison"};function H(){const j=new Map;for(const M of Object.
keys(T))for(const W of T[M].split(/\s+/).filter(Boolean)){const[E="",$=""]=W.split(":");for(const x of[E,...$.split(",").
filter(Boolean)]){if(j.has(x))throw new Error(`subcommand ${x} stands in two groups`);j.set(x,{name:E,effect:M})}}return j}
e(H,"tabulate");const m=H(),A=new Set(["hlep","rum","urn"]);var P=d(43842),g=d(10565);function c(j){return l("npm",(0,K.
Q)(j),j)}e(c,"parseNpm");function l(j,{flags:M,unknown:W,remain:E,problems:$},x){const[S,...F]=E,L=M.find(q=>q.spec.effect===
"only-prints"&&!q.negated),D=S&&m.get(S.text),X=D?.effect,Q=[...M.flatMap(q=>C(j,q,X)),...$],Y={program:j,flags:M};if(S===
void 0)return L===void 0&&Q.push(Z(j,x)),Q.push(...W.map(q=>(0,P.W3)("unknown-flag",j,q))),{invocation:{...Y,operands:[],
passthrough:[]},problems:Q};if(D===void 0){const q=[...m].find(([ae])=>ae.startsWith(S.text))?.[1].name??"",ne={subcommand:S.
text,meant:q};return Q.unshift((0,b.l4)("unknown-subcommand",S.span,ne)),{invocation:{...Y,operands:F,passthrough:[]},problems:Q}}
const U=D.effect==="runs-script"?"flag-before-separator":"unknown-flag";if(Q.push(...W.map(q=>(0,P.W3)(U,j,q))),A.has(S.
text)){const q={subcommand:S.text,meant:D.name};Q.push((0,b.l4)("misspelt-subcommand",S.span,q))}const G={...Y,subcommand:D.
name},te=w(D,S,F,G);return{invocation:te.invocation,problems:[...te.problems,...Q]}}e(l,"interpret");function w({name:j,
effect:M},W,E,$){const x={...$,operands:E,passthrough:[]},S=e(F=>({invocation:x,problems:[(0,P.wX)(F,$.program,{text:j,span:W.
span})]}),"does");switch(M){case"runs-script":return y(j,W,E,$);case"runs-tool":return u(W,E,$);case"depends-on-registry":
return S(E[0]?.text==="fix"?"installs":M);case"packs":return p($.flags,"dry-run")?{invocation:x,problems:[]}:S("writes-f\
iles");case"edits-package":return S(E[0]?.text==="get"?"only-prints":"writes-files");default:return S(M)}}e(w,"readSubco\
mmand");function y(j,M,W,E){const $=j==="run"?W.slice(0,1):[M],x=j==="run"?W.slice(1):W,[S]=$,F=[];S===void 0?F.push((0,P.
j8)("npm",{...M,text:"run"})):S.text==="env"&&F.push((0,b.l4)("prints-environment",S.span,{}));const L=(0,P.Kl)(x);return L!==
void 0&&F.push((0,P.j8)("npm",L)),{invocation:{...E,operands:$,passthrough:x},problems:F}}e(y,"readScript");const _=/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i,
N=new Set(["only-prints","evaluates-text"]);function u(j,M,W){const[E,...$]=M;if(E===void 0){const F=W.flags.some(({spec:L,
negated:D})=>N.has(L.effect)&&!D)?[]:[Z(W.program,[j])];return{invocation:{...W,operands:[],passthrough:[]},problems:F}}
const x={...W,operands:[E],passthrough:$};return _.test(E.text)?{invocation:x,problems:(0,g.q)(E,$)}:{invocation:x,problems:[
(0,P.wX)("downloads",W.program,E)]}}e(u,"readTool");function p(j,M){const W=j.findLast(E=>E.name===`--${M}`);return W!==
void 0&&W.negated!==!0}e(p,"isOn");const I=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function C(j,M,W){
const{effect:E,name:$}=M.spec;if(M.negated&&(I.has(E)||$==="force"||$==="global"))return[];switch(E){case"harmless":case"\
allows-missing":return[];case"filters-dependencies":return W==="only-prints"||W==="depends-on-registry"?[]:[(0,P.W3)("in\
stalls",j,M)];case"selects-workspace":return W!=="runs-tool"||M.negated?[]:[(0,P.W3)("changes-configuration",j,M)];case"\
changes-directory":return W!=="runs-tool"&&W!=="packs"?[]:[(0,P.W3)("changes-configuration",j,M)];default:return[(0,P.W3)(
E,j,M)]}}e(C,"flagProblems");function Z(j,M){const W=M[0]?.span.start??0,E=M.at(-1)?.span.end??0;return(0,b.l4)("nothing\
-to-run",{start:W,end:E},{program:j})}e(Z,"nothingToRun")}),43842:((pe,ee,d)=>{d.d(ee,{Kl:e(()=>m,"Kl"),W3:e(()=>K,"W3"),
j8:e(()=>A,"j8"),wX:e(()=>b,"wX")});function b(P,g,{text:c,span:l}){return T(P,l,{program:g,flag:c})}e(b,"wordProblem");
function K(P,g,c){const{written:l,span:w,value:y}=c,_={program:g,flag:l};return T(P,w,y===void 0?_:{..._,value:y})}e(K,"\
flagProblem");function T(P,g,c){return{rule:P,span:g,args:c}}e(T,"argumentProblem");const H=new Set(["--version","-v","-\
V","--help","-h"]);function m(P){const[g]=P;return P.length===1&&g!==void 0&&H.has(g.text)?g:void 0}e(m,"onlyAsksForInfo\
rmation");function A(P,g){return b("only-prints",P,g)}e(A,"printsOnly")}),23342:((pe,ee,d)=>{d.d(ee,{H:e(()=>K,"H")});const b={
shell:"bash sh zsh dash ksh fish csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup ti\
me timeout nice ionice setsid stdbuf taskset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python pytho\
n2 python3 php perl ruby deno bun lua java go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poet\
ry composer",system:"cat ls rm cp mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod t\
rue false exit"},K=new Map(Object.keys(b).flatMap(T=>b[T].split(" ").map(H=>[H,T])))}),10565:((pe,ee,d)=>{d.d(ee,{l:e(()=>A,
"l"),q:e(()=>m,"q")});var b=d(43842),K=d(61088),T=d(83562),H=d(6527);function m(c,l){const w=c.text,y=(0,H.Of)(w);if(y!==
void 0)return[(0,b.wX)(y,w,c)];const _=(0,b.Kl)(l);if(_!==void 0)return[(0,b.j8)(w,_)];const N=(0,H.wS)(w),u=(0,T.X)(N??
H.G2,l);return[...P(c,N,u),...u.flags.flatMap(p=>A(w,N,p)),...u.operands.flatMap(p=>N?.runs===void 0&&(0,K.jq)(p.text)?[
(0,b.wX)("tool-loads-code",w,p)]:[])]}e(m,"parseTool");function A(c,l,w){return w.flag===void 0?g(c,l,w):(0,K.hy)(c,w,l?.
starts)}e(A,"toolFlagProblems");function P(c,l,{operands:w,started:y}){const[_]=l?.starts===void 0?w:y,N=_?l?.subcommands.
get(_.text):l?.alone;return N===void 0?[]:[(0,b.wX)(N,c.text,_??c)]}e(P,"subcommandProblems");function g(c,l,{word:w,value:y=""}){
const _=e(N=>[(0,b.wX)(N,c,w)],"does");if(l?.handsOn===!0){const N=w.text.includes("=")||y===""?[]:[y],u=(0,K.zG)(w,[w.text,
...N]);if(!u.some(({rule:p})=>p==="unknown-flag"))return u}return l?.starts==="command"||l?.starts==="script"?_("unknown\
-flag"):l?.starts==="npm-scripts"?w.text.includes("=")?[]:_("unknown-flag"):(0,K.jq)(y)?_("tool-loads-code"):l===void 0?
[]:_("tool-flag-unknown")}e(g,"unknownFlag")}),6527:((pe,ee,d)=>{d.d(ee,{G2:e(()=>N,"G2"),Of:e(()=>y,"Of"),wS:e(()=>w,"w\
S")});const b=[{binaries:"rollup",flags:{plain:`
        amd.~= assetFileNames= chunkFileNames= compact dynamicImportInCjs entryFileNames= esModule
        exports= extend external,e= externalImportAttributes externalLiveBindings failAfterWarnings
        filterLogs= forceExit format,f= freeze generatedCode= generatedCode.~ globals,g= input,i=
        hashCharacters= hoistTransitiveImports importAttributesKey= indent inlineDynamicImports
        interop= logLevel= makeAbsoluteExternalsRelative maxParallelFileOps= minifyInternalExports
        name,n= noConflict perf preserveEntrySignatures preserveModules preserveSymlinks
        reexportProtoFromExternal sanitizeFileName shimMissingExports silent sourcemap,m? sourcemap~=
        strict strictDeprecations systemNullSetters treeshake treeshake.~ validate
        waitForBundleInput banner= footer= intro= outro= bundleConfigAsCjs
      `,root:"context= preserveModulesRoot=",config:"config,c?","script-text":"plugin,p= configPlugin=",variable:"enviro\
nment=",output:"file,o= dir,d=","reads-stdin":"stdin=","never-ends":"watch,w watch.~=",command:"watch.onBundleEnd= watch\
.onBundleStart= watch.onEnd= watch.onError= watch.onStart="}},{binaries:"vite",flags:{plain:`
        app assetsDir= assetsInlineLimit= base= clearScreen configLoader= debug,d? emptyOutDir
        filter,f= force logLevel,l= manifest? minify? mode,m= sourcemap? ssrManifest? target= cors strictPort
        experimentalBundle
      `,config:"config,c=",code:"ssr?",output:"outDir= profile?","never-ends":"watch,w host? port= open?"},subcommands:{
"never-ends":"dev serve preview","writes-files":"optimize"}},{binaries:"esbuild",flags:{plain:`
        abs-paths= alias:~= allow-overwrite analyze asset-names= banner:~= bundle
        certfile= charset= chunk-names= color= conditions= define:~= drop:~= drop-labels= entry-names=
        external:~= footer:~= format= global-name= ignore-annotations jsx-~ jsx= keep-names
        legal-comments= line-limit= loader:~= log-level= log-limit= log-override:~=
        main-fields= mangle-props= mangle-quoted minify minify-~ packages= platform=
        preserve-symlinks public-path= pure:~= reserve-props= resolve-extensions= source-root=
        sourcefile= sourcemap sources-content= splitting supported:~= target= tree-shaking=
        tsconfig-raw= inject:~=
      `,config:"tsconfig=",root:"outbase= node-paths=",output:"outfile= outdir= metafile= mangle-cache= out-extension:~=",
"never-ends":"watch watch-delay= serve cors-origin= servedir= serve-fallback= keyfile="}},{binaries:"tsup tsup-node",flags:{
plain:`
        format= minify? minify-~ keep-names target= legacy-output dts? dts-resolve dts-only
        experimental-dts? sourcemap? ignore-watch= external= global-name= jsxFactory=
        jsxFragment= replaceNodeEnv splitting clean silent pure= metafile platform= loader= shims
        inject-style treeshake? killSignal= cjsInterop entry= entry.~= env.~= define.~=
      `,root:"publicDir?",config:"tsconfig= config=",code:"inject=",command:"onSuccess=",output:"out-dir,d=","never-ends":"\
watch?"}},{binaries:"webpack webpack-cli",flags:{plain:`
        amd bail cache cache-~= config-name= config-node-env,node-env= d devtool= devtool-~= disable-interpret
        env= experiments-~= externals-~= externals= fail-on-warnings ignore-warnings-~= infrastructure-~=
        merge,m mode= module-~= name= node-~= optimization-~= parallelism= performance-~=
        profile progress? resolve-~= snapshot-~= stats? stats-~= target,t= dependencies=
        define-process-env-node-env= color no-devtool output-~= dotenv dotenv-~= validate target-~
        records-~= dependencies-~ extends-~
      `,root:"context= records-path= output-library-~=",config:"config,c= extends,e=",code:`
        entry= entry-~= module-rules-loader= module-rules-use= resolve-loader-~= module-rules-parser=
      `,preload:"require,r=",output:"output-path,o= output-filename= json,j?","never-ends":"watch,w watch-~= analyze"},subcommands:{
"never-ends":"serve server s watch w","only-prints":"help h info i version v configtest t",installs:"init create new c n\
 plugin loader p l migrate"}}],K=[{binaries:"tsc tsgo vue-tsc",readsArgumentFiles:!0,flags:{plain:`
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
        moduleResolution= moduleSuffixes= newLine= noCheck noEmit noEmitHelpers noEmitOnError
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
      `,root:"baseUrl= rootDir= rootDirs= typeRoots=",config:"project,p=",output:`
        declarationDir= generateCpuProfile= generateTrace= pprofDir= out= outDir= outFile= tsBuildInfoFile=
      `,code:"plugins=","only-prints":"all listFilesOnly showConfig init version,v dry help,h","never-ends":"watch,w lsp\
 api","writes-files":"clean"}},{binaries:"tsx",starts:"script",handsOn:!0,flags:{plain:"cache clear-screen",config:"tsco\
nfig="},subcommands:{"never-ends":"watch"}},{binaries:"ts-node ts-node-cwd ts-node-esm ts-node-script ts-node-transpile-\
only ts-script",starts:"script",flags:{plain:`
        esm swc transpileOnly,T compilerHost,H ignore,I= ignoreDiagnostics,D=
        compilerOptions,O= files pretty cwdMode skipProject skipIgnore scope preferTsExts logError
        noExperimentalReplAwait experimentalSpecifierResolution= script-mode
      `,root:"cwd= dir= scopeDir=",config:"project,P=",code:"compiler,C= transpiler=",preload:"require,r=","tool-writes":"\
emit","only-prints":"showConfig","evaluates-text":"eval,e= print,p? pe=","reads-stdin":"interactive,i"}},{binaries:"babe\
l-node esmo esno jiti sucrase-node swc-node tsm vite-node",starts:"script",flags:{"evaluates-text":"eval,e= print,p? pe="}},
{binaries:"babel",flags:{plain:`
        assumptions= auxiliary-comment-after= auxiliary-comment-before= caller= comments compact=
        env-name= extensions,x= highlight-code ignore= minified only= no-copy-ignored
        retain-lines root-mode= source-file-name= source-maps,s? source-type= targets=
        browserslist-config verbose quiet keep-file-extension include-dotfiles copy-ignored
        out-file-extension= babelrc relative upward-optional module-id= module-ids,M module-root= source-map-target= ski\
p-initial-build
      `,root:"root= source-root=",config:"config-file=",code:"plugins= presets=",output:"out-file,o= out-dir,d=","tool-w\
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"}}],T=[{binaries:"c8",starts:"\
command",flags:{plain:`
        reporter,r= all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,root:"src= resolve= temp-directory=",config:"config,c=",output:"reports-dir,report-dir,o="},subcommands:{"only-p\
rints":"report check-coverage"}},{binaries:"nyc",starts:"command",flags:{plain:`
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,root:"cwd= temp-dir,t= cache-dir=",config:"nycrc-path=",code:"reporter,r= parser-plugins=",preload:"require,i=",
output:"report-dir="},subcommands:{"only-prints":"report check-coverage","tool-writes":"instrument merge"}}],H=[{binaries:"\
eslint",flags:{plain:`
        cache cache-strategy= color concurrency= config-lookup debug env= eslintrc
        error-on-unmatched-pattern exit-on-fatal-error ext* fix-dry-run fix-type= flag* global*
        ignore ignore-pattern* inline-config max-warnings= parser-options= pass-on-unpruned-suppressions
        quiet report-unused-disable-directives report-unused-disable-directives-severity=
        report-unused-inline-configs= rule= stats warn-ignored nested
      `,root:"resolve-plugins-relative-to= cache-location= cache-file= suppressions-location=",config:"config,c= ignore-\
path=",code:"format,f= parser= plugin= rulesdir=",output:"output-file,o=","only-prints":"env-info print-config=","tool-w\
rites":"fix suppress-all suppress-rule= prune-suppressions","skips-tests":"pass-on-no-patterns","reads-stdin":"stdin std\
in-filename=","never-ends":"mcp",downloads:"init inspect-config"}},{binaries:"prettier",flags:{plain:`
        check,c list-different,l arrow-parens= bracket-same-line bracket-spacing cache
        cache-strategy= check-ignore-pragma color config-precedence= cursor-offset= editorconfig
        embedded-language-formatting= end-of-line= error-on-unmatched-pattern
        experimental-operator-position= experimental-ternaries html-whitespace-sensitivity=
        ignore-unknown,u insert-pragma jsx-single-quote log-level= object-wrap= parser=
        print-width= prose-wrap= quote-props= range-end= range-start= require-pragma semi
        single-attribute-per-line single-quote tab-width= trailing-comma= use-tabs
        vue-indent-script-and-style with-node-modules plugin-search
      `,root:"cache-location= plugin-search-dir=",config:"config= ignore-path=",code:"plugin=","only-prints":"file-info=\
 find-config-path= find-config-file= support-info help,h?","tool-writes":"write,w","reads-stdin":"stdin-filepath= stdin"}},
{binaries:"biome",flags:{plain:`
        json-~= css-~= md-~= html-~= yaml-~= graphql-~= grit-~= javascript-~= vcs-~= files-~=
        arrow-parentheses= assist-enabled= attribute-position= bracket-same-line= bracket-spacing=
        changed colors= delimiter-spacing= diagnostic-level= enforce-assist= error-on-warnings
        errors-on-unmatched expand= format-with-errors= formatter-enabled= indent-style=
        indent-width= jsx-~= line-ending= line-width= linter-enabled= log-kind= log-level=
        log-prefix-name= max-diagnostics= only= profile-rules profile-type-inference
        quote-properties= quote-style= reporter= semicolons= since= skip= skip-parse-errors staged
        threads= trailing-~= use-editorconfig= use-server verbose vcs-root= reason=
      `,config:"config-path=",output:"reporter-file= log-file= log-path=","tool-writes":"write fix unsafe suppress apply\
 apply-unsafe","reads-stdin":"stdin-file-path=","never-ends":"watch"},subcommands:{"only-prints":"version rage explain h\
elp search","never-ends":"start lsp-proxy","writes-files":"init migrate clean upgrade"}},{binaries:"stylelint",flags:{plain:`\

        cache cache-strategy= color compute-edit-info,cei disable-default-ignores,di
        globby-options,go= ignore-disables,id ignore-pattern,ip= max-warnings,mw= quiet,q
        quiet-deprecation-warnings report-descriptionless-disables,rdd
        report-invalid-scope-disables,risd report-needless-disables,rd
        report-unscoped-disables,rud validate
      `,root:"config-basedir= cache-location= suppress-location=",config:"config,c= ignore-path,i=",code:"custom-syntax=\
 custom-formatter= formatter,f=",output:"output-file,o=","only-prints":"print-config","tool-writes":"fix? suppress?","sk\
ips-tests":"allow-empty-input,aei","reads-stdin":"stdin stdin-filename="}},{binaries:"markdownlint",flags:{plain:"dot,d \
ignore,i= json,j quiet,q enable* disable* configPointer=",config:"config,c= ignore-path,p=",code:"rules,r=",output:"outp\
ut,o=","tool-writes":"fix,f","reads-stdin":"stdin,s"}},{binaries:"markdownlint-cli2 markdownlint-cli2-config markdownlin\
t-cli2-fix",flags:{plain:"no-globs globs",config:"config= configPointer=","tool-writes":"fix format"}},{binaries:"knip k\
nip-bun",flags:{plain:`
        progress,n use-tsconfig-files cache include-entry-exports include-libs isolate-workspaces
        gitignore production,p strict,s workspace,W= include= exclude= dependencies exports files
        cycles tags= fix-type= max-issues= max-show-issues= exit-code debug,d memory
        memory-realtime performance performance-fn= duration,u trace? trace-dependency=
        trace-export= trace-file= reporter-options= preprocessor-options= config-hints tag-hints
        treat-config-hints-as-errors treat-tag-hints-as-errors no-exit-code types enum-members
        class-members experimental-tags=
      `,root:"directory,D= cache-location=",config:"config,c= tsConfig,t=",code:"preprocessor= reporter=",output:"output\
-file=","tool-writes":"fix,f allow-remove-files format,F","never-ends":"watch,w"}},{binaries:"publint",flags:{plain:"lev\
el= pack= strict"}},{binaries:"attw @arethetypeswrong/cli",flags:{plain:`
        pack,P format,f= quiet,q profile= ignore-rules* entrypoints* include-entrypoints*
        exclude-entrypoints* entrypoints-legacy summary emoji color definitely-typed?
      `,config:"config-path=","uses-network":"from-npm,p"}},{binaries:"cspell cspell-cli",flags:{plain:`
        cache cache-strategy= color default-configuration dictionary= disable-dictionary= dot? exclude,e=
        fail-fast file* gitignore issues issues-summary-report language-id= locale= max-duplicate-problems=
        max-file-size= must-find-files progress quiet relative report= show-context?
        show-perf-summary show-suggestions summary unique,u validate-directives verbose,v words-only
      `,root:"cache-location= gitignore-root= root=",config:"config,c= file-list=",code:"reporter=","reads-stdin":"stdin"},
subcommands:{"only-prints":"trace dictionaries suggestions check","writes-files":"init"}},{binaries:"ajv",flags:{plain:`\

        all-errors strict= strict-~= spec= data= d* r* m* errors= verbose coerce-types= use-defaults=
        remove-additional= discriminator changes= s= validate-formats= multiple-of-precision=
        unicode-regexp messages inline-refs= code-~= allow-union-types allow-matching-properties
      `,preload:"c=",output:"o?"},subcommands:{"only-prints":"help"}}],m=[{binaries:"cross-env",starts:"command",flags:{}},
{binaries:"concurrently conc",starts:"command-texts",flags:{plain:`
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,root:"cwd=",command:"teardown=","launches-programs":"passthrough-arguments,P","reads-stdin":"handle-input,i defa\
ult-input-target="}},{binaries:"changeset @changesets/cli",alone:"writes-files",flags:{plain:"since= verbose",output:"ou\
tput="},subcommands:{publishes:"publish","writes-files":"add init version pre tag"}},{binaries:"gulp gulp-cli",flags:{plain:`\

        color continue series silent,S log-level,L= tasks-depth,depth= compact-tasks sort-tasks
      `,root:"cwd=",config:"gulpfile,f=",preload:"require,r= preload=","only-prints":"tasks,T? tasks-simple tasks-json? \
verify? completion="}},{binaries:"grunt grunt-cli",flags:{plain:"color debug,d? stack verbose,v write",root:"base=",config:"\
gruntfile=",code:"tasks= npm=",preload:"require= preload=","hides-failures":"force,f","only-prints":"version,V completio\
n="}},{binaries:"npm-run-all npm-run-all2 run-s run-p",starts:"npm-scripts",flags:{plain:`
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `,"names-program":"npm-path="}}],A=[{binaries:"vitest",flags:{plain:`
        allowOnly bail= bench browser? browser.~= cache changed? clearScreen
        color compare= coverage coverage.~= diff.~= disableConsoleIntercept exclude= expandSnapshotDiff
        expect expect.~= fileParallelism globals dom hideSkippedTests hookTimeout= includeTaskLocation
        isolate json? logHeapUsage maxConcurrency= maxWorkers= mergeReports? minWorkers= mode= poolOptions.~=
        poolOptions= printConsoleTrace project= retry= retry.~= run sequence.~= sequence= shard= silent? slowTestThresho\
ld=
        teardownTimeout= testNamePattern,t= testTimeout= typecheck? typecheck.~= configLoader=
        tagsFilter= strictTags detectAsyncLeaks cacheDir= experimental= experimental.~= vmMemoryLimit= filesOnly
        staticParse staticParseConcurrency= listTags
      `,root:"root,r= dir=",config:"config,c= workspace= typecheck.tsconfig= tsconfig=",code:`
        browser.provider= coverage.customProviderModule= diff= environment= globalSetup= pool=
        reporter,reporters= coverage.reporter= runner= sequence.sequencer= sequence.setupFiles= setupFiles=
        snapshotEnvironment= snapshotSerializers= coverage.provider=
      `,node:"execArgv=",command:"typecheck.checker=",output:"outputFile,outputFile.~= attachmentsDir= coverage.reportsD\
irectory= outputJson=","only-prints":"clearCache","tool-writes":"update,u? coverage.thresholds.autoUpdate","skips-tests":"\
passWithNoTests dangerouslyIgnoreUnhandledErrors","never-ends":"watch,w ui open api? api.~ browser.api? browser.ui stand\
alone","opens-inspector":"inspect? inspectBrk? inspector.~="},subcommands:{"never-ends":"watch dev","only-prints":"list",
"writes-files":"init"}},{binaries:"jest",flags:{plain:`
        all automock bail,b? cache changedFilesWithAncestor changedSince= ci clearMocks collectCoverage
        collectCoverageFrom* collectTests color colors coverage? coveragePathIgnorePatterns*
        coverageProvider= coverageReporters* coverageThreshold= debug detectLeaks detectOpenHandles
        errorOnDeprecated expand,e findRelatedTests forceExit globals= ignoreProjects*
        injectGlobals json lastCommit logHeapUsage maxConcurrency= maxWorkers,w= moduleDirectories*
        moduleFileExtensions* modulePathIgnorePatterns* noStackTrace notify
        notifyMode= onlyChanged,o onlyFailures,f openHandlesTimeout= randomize resetMocks
        resetModules restoreMocks runInBand,i runTestsByPath seed= selectProjects* shard= showSeed
        silent skipFilter testEnvironmentOptions= testLocationInResults testMatch* testNamePattern,t=
        testPathIgnorePatterns* testPathPattern,testPathPatterns* testRegex* testTimeout=
        transformIgnorePatterns* unmockedModulePathPatterns* useStderr verbose
        waitForUnhandledRejections watchPathIgnorePatterns* watchman workerGracefulExitTimeout=
        workerIdleMemoryLimit= workerThreads
      `,root:"rootDir= roots* modulePaths* cacheDirectory=",config:"config,c= haste= moduleNameMapper= projects*",code:`\

        dependencyExtractor= env= filter= globalSetup= globalTeardown= preset= prettierPath= reporters*
        resolver= runner= setupFiles* setupFilesAfterEnv* snapshotSerializers* testEnvironment=
        testResultsProcessor= testRunner= testSequencer= transform= watchPlugins*
      `,output:"outputFile= coverageDirectory=","only-prints":"listTests showConfig clearCache","tool-writes":"updateSna\
pshot,u","skips-tests":"passWithNoTests testFailureExitCode=","never-ends":"watch watchAll","writes-files":"init"}},{binaries:"\
mocha _mocha",runs:"operands",handsOn:!0,flags:{plain:`
        allow-uncaught async-only,A bail,b check-leaks clear-screen color,c,colors C delay diff exit
        extension= extensions= fail-hook-affected-tests fail-zero fgrep,f= forbid-only
        forbid-pending full-trace global,globals= grep,g= ignore,exclude= inline-diffs invert,i
        jobs,j= parallel,p posix-exit-codes recursive retries= slow,s= sort,S timeout,t,timeouts=
        watch-files= watch-ignore=
      `,tests:"spec=",config:"config= package= opts=",code:"reporter,R= ui,u= file=",preload:"require,r=",node:"node-opt\
ion,n=",output:"reporter-option,reporter-options,O=","only-prints":"dry-run list-interfaces list-reporters","skips-tests":"\
pass-on-failing-test-suite","never-ends":"watch,w"},subcommands:{"writes-files":"init","opens-inspector":"inspect debug"}},
{binaries:"ava",runs:"operands",flags:{plain:`
        color concurrency,c= fail-fast match,m= worker-threads serial,s tap,t timeout,T= verbose,v
      `,config:"config=",node:"node-arguments=","tool-writes":"update-snapshots,u","never-ends":"watch,w","opens-inspect\
or":"break host= port="},subcommands:{"opens-inspector":"debug","writes-files":"reset-cache"}},{binaries:"tap tap-run",runs:"\
operands",flags:{plain:`
        allow-empty-coverage bail,b B branches= changed,n color,c C comments coverage-exclude=
        coverage-report= debug diag disable-coverage exclude= fail-only fail-skip fail-todo
        filter-quietly functions= grep,g= include= invert,i I jobs,j= lines= omit-version
        omit-whitespace passes reporter-arg,r= save-fixture,F serial= show-full-coverage shuffle
        snapshot-clean-cwd statements= test-arg= timeout,t= type-strip-only typecheck stack
      `,tests:"files=",root:"cwd=",config:"tsconfig=",code:"plugin= reporter,R= before= after= coverage-map=",node:"node\
-arg=",variable:"test-env=",output:"reporter-file,f= output-file,o= output-dir,d= save,s=","only-prints":"versions,V","t\
ool-writes":"snapshot,S","skips-tests":"allow-incomplete-coverage only,O","launches-programs":"browser"},subcommands:{"o\
nly-prints":"help list debug dump-config versions report replay","never-ends":"repl",installs:"plugin build","writes-fil\
es":"config"}},{binaries:"playwright playwright-core @playwright/test",flags:{plain:`
        browser= debug? fail-on-flaky-tests forbid-only fully-parallel global-timeout= grep,g= grep-invert,gv=
        headed ignore-snapshots last-failed max-failures= x no-deps only-changed? project* quiet
        repeat-each= retries= shard= timeout= test-list= test-list-invert= trace= workers,j= deps
        list-tests run-agents= G= shuffle? last-failed-file=
      `,config:"config,c= tsconfig=",code:"reporter= add-reporter=",output:"output=","only-prints":"list","tool-writes":"\
update-snapshots,u? update-source-method=","skips-tests":"pass-with-no-tests","never-ends":"ui ui-host= ui-port="},subcommands:{
installs:"install install-deps uninstall","never-ends":"codegen open show-report show-trace run-server launch-server cr \
ff wk","uses-network":"screenshot pdf","writes-files":"clear-cache init-agents","tool-writes":"merge-reports"}},{binaries:"\
cypress",flags:{plain:`
        auto-cancel-after-failures= ci-build-id= component e2e group= headed headless parallel
        quiet,q tag,t= port,p= env,e= config,c= runner-ui dev reporter-options,o=
      `,tests:"spec,s=",root:"project,P=",config:"config-file,C=",code:"reporter,r= browser,b=","uses-network":"record? \
key,k=","never-ends":"no-exit"},subcommands:{installs:"install","never-ends":"open","writes-files":"cache","only-prints":"\
version verify info"}},{binaries:"puppeteer",flags:{},subcommands:{installs:"browsers"}},{binaries:"tape",runs:"operands",
flags:{plain:"ignore,i= ignore-pattern= strict",preload:"require,r= import=","skips-tests":"only"}},{binaries:"uvu",runs:"\
first-operand",flags:{plain:"bail,b color,c ignore,i= tsmodule",root:"cwd,C=",preload:"require,r="}},{binaries:"jasmine",
runs:"operands",flags:{plain:"color fail-fast filter= filter-path= parallel= random= seed= stop-on-failure= verbose",config:"\
config=",code:"helper= reporter=",preload:"require=","only-prints":"enumerate version,v"},subcommands:{"writes-files":"i\
nit examples","only-prints":"help version enumerate"}},{binaries:"tsd",flags:{plain:"files,f= show-diff typings,t="}}];var P=d(
65184);const g={"launches-programs":`
    bnr bun bunx corepack cross-env-shell dotenv dotenv-cli dotenvx env-cmd execa foreman glob
    husky jake lage lerna lint-staged nf node npm npm-watch nps npx nx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test turbo ultra wireit wsrun yarn yarnpkg zx
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
  `},c=new Map(Object.keys(g).flatMap(u=>g[u].split(/\s+/).filter(Boolean).map(p=>[p,u]))),l=new Map([A,T,H,K,b,m].flat().
flatMap(u=>{const p=(0,P.T9)(u);return u.binaries.split(" ").map(I=>[I,p])}));function w(u){return l.get(u)??l.get(_(u))}
e(w,"toolOf");function y(u){return c.get(u)??c.get(_(u))}e(y,"refusalOf");function _(u){return u.replace(/^@[^/]*\//,"")}
e(_,"withoutScope");const N=(0,P.T9)({binaries:"",flags:{config:"config,c= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= format= formatter= global-setup= global-teardown= import=
      loader= parser= plugin= preset= reporter,reporters= require,r= resolver= rulesdir= runner=
      setup-files= setup-files-after-env= test-environment= test-runner= transform=
    `,"tool-writes":"apply apply-unsafe fix? update update-snapshot,update-snapshots write","skips-tests":"pass-with-no-\
tests","never-ends":"ui watch watch-all","only-prints":""}})}),61088:((pe,ee,d)=>{d.d(ee,{FQ:e(()=>l,"FQ"),NO:e(()=>$,"N\
O"),Vl:e(()=>M,"Vl"),fY:e(()=>p,"fY"),hy:e(()=>c,"hy"),jq:e(()=>j,"jq"),l5:e(()=>Z,"l5"),zG:e(()=>E,"zG")});var b=d(125),
K=d(17443),T=d(49249),H=d(85099),m=d(96341),A=d(43842);const P=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
g=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function c(x,S,F){const{word:L,flag:D,value:X="",
off:Q}=S;if(D===void 0)return[];if(D.kind==="node")return Q?[]:E(L,M(x,X));const Y=D.kind==="preload"&&!Q?y(X,F):w(D.kind,
X,Q);return Y===void 0?[]:[l(Y,x,S)]}e(c,"judgeValue");function l(x,S,{word:{text:F,span:L},written:D,value:X=""}){const Q=F===
D&&X!==""?`${D} ${X}`:F;return(0,A.W3)(x,S,{name:D,written:Q,span:L,value:X})}e(l,"valueProblem");function w(x,S,F){switch(x){case"\
plain":case"command":case"node":return j(S)?"tool-loads-code":void 0;case"root":return(0,b.j7)(S)===void 0?"tool-loads-c\
ode":void 0;case"config":return F||!Z(S)?void 0:"tool-loads-code";case"code":return F?void 0:u(S);case"preload":case"tes\
ts":return;case"script-text":return/^[@\w./-]*$/.test(S)?F?void 0:u(S):"evaluates-text";case"variable":return I(S);case"\
module":return/^[\w.:-]*$/.test(S)?void 0:"tool-loads-code";case"compiler":return j(S)?"tool-loads-code":_.test(S)?"laun\
ches-programs":void 0;case"property":return j(S)||(0,b.j7)(N(S))===void 0?"tool-loads-code":void 0;case"output":return F?
void 0:C(S);default:return F?void 0:x}}e(w,"ruleFor");function y(x,S){if(m.Ch.has(x)||P.test(x))return"preloads-package";
if(S!==void 0)return"preloads-code";const F=/^(?:@[^/]+\/)?[^/]+$/.test(x);return u(x)??(F?"preloads-package":"tool-runs\
-file")}e(y,"ruleForPreload");const _=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function N(x){return x.slice(x.indexOf("=")+1)}e(N,"propertyValue");function u(x){return Z(x)?"tool-loads-code":x.split(
",").some(S=>/^\.|\.[cm]?[jt]sx?$/.test(S))?"tool-runs-file":void 0}e(u,"ruleForCode");function p(x){const[,S="",F=""]=/^(\w+)[=:](.*)$/s.
exec(x)??[];return S!==""&&(0,K.G)(S,F)}e(p,"setsHarmless");function I(x){const S=x.split(",");if(!S.every(p))return S.some(
F=>g.test(F.trim()))?"changes-node-options":void 0}e(I,"ruleForVariable");function C(x){const S=x.slice(x.lastIndexOf("=")+
1);if(!(S===""||S==="-"||S==="stdout"||S==="stderr"))return Z(S)?"writes-files":"tool-writes"}e(C,"ruleForOutput");function Z(x){
return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(x)||x.split(",").some(S=>(0,b.j7)(S)===void 0)}e(Z,"isElsewhere");function j(x){
return/(?:^|[=,\s])(?:data|file):/i.test(x)?!0:x.includes("..")&&!/^(?:[\\/]|[A-Za-z]:)/.test(x)&&(0,b.j7)(x)===void 0}e(
j,"isForeign");function M(x,S){return x==="mocha"||x==="_mocha"?S.split(",").map(F=>F.startsWith("-")?F:`--${F}`):x==="a\
va"?(0,T.I)(S).words.map(({text:F})=>F):[S]}e(M,"nodeFlagsIn");const W="x.js";function E(x,S){return $(x,S).problems}e(E,
"judgeNodeFlags");function $({span:x},S){return(0,H.U)([...S,W,W].map(F=>({text:F,span:x,quoted:!1})))}e($,"parseHandedO\
n")}),83562:((pe,ee,d)=>{d.d(ee,{X:e(()=>T,"X")});var b=d(90513),K=d(65184);function T(c,l){const w=[],y=[],_=c.starts===
"command"||c.starts==="script";let N;for(let u=0;u<l.length;u+=1){const p=l[u],{text:I}=p;if(I==="--"){const Z=l.slice(u+
1);return _?{flags:w,operands:y,started:Z}:H(w,[...y,...Z])}if(!I.startsWith("-")||I==="-"){if(N!==void 0)w.push({...N,word:p,
value:I,off:!1});else if(_)return{flags:w,operands:y,started:l.slice(u)};N===void 0&&y.push(p);continue}N=void 0;const C=A(
c,I);if(_&&c.handsOn&&C.some(({flag:Z})=>Z===void 0))return{flags:w,operands:y,started:l.slice(u)};for(const{written:Z,flag:j,
value:M,negated:W}of C){if(j?.arity==="rest"){const S=l.slice(u+1),F=M===void 0?S:[{...p,text:M},...S],L={word:p,written:Z,
flag:j,value:M,off:!1};return{...H(w,y),rest:{flag:L,words:F}}}const E=W||j?.arity!=="value"&&/^(?:false|0)$/.test(M??""),
$=M===void 0&&!W?l[u+1]:void 0,x=$?.text.startsWith("-")===!0&&$.text!=="-";if(j!==void 0&&$!==void 0&&m(j,x)){const S={
start:p.span.start,end:$.span.end};w.push({word:{...p,span:S},written:Z,flag:j,value:$.text,off:E}),x||(u+=1),j.arity===
"many"&&(N={written:Z,flag:j})}else{const S=j===void 0&&!x?$?.text:void 0;w.push({word:p,written:Z,flag:j,value:M??S,off:E})}}}
return H(w,y)}e(T,"readTool");function H(c,l){return{flags:c,operands:l,started:[]}}e(H,"done");function m({arity:c},l){
return c==="value"||!l&&c!=="none"}e(m,"takesNext");function A(c,l){const{written:w,attached:y}=(0,b.J)(l),_=w.replace(/^-+/,
""),N=P(c,_);if(N!==void 0||l.startsWith("--")||_.length<2)return[{written:w,value:y,flag:N?.flag,negated:N?.negated===!0}];
const u=[],p=l.slice(1);for(let I=0;I<p.length;I+=1){const C=p[I]??"",Z=c.flags.get(C);if(Z===void 0)return[...u,{written:w,
flag:Z,value:y,negated:!1}];const j=p.slice(I+1);if(j!==""&&(Z.arity!=="none"||j.startsWith("="))){const M=j.replace(/^=/,
"");return[...u,{written:`-${C}`,flag:Z,value:M,negated:!1}]}u.push({written:`-${C}`,flag:Z,value:void 0,negated:!1})}return u}
e(A,"divide");function P(c,l){const w=g(c,l);if(w!==void 0)return{flag:w,negated:!1};if(!/^no-?[A-Za-z]/.test(l))return;
const y=g(c,l.replace(/^no-?/,""));return y&&{flag:y,negated:!0}}e(P,"find");function g({flags:c,prefixes:l},w){const y=(0,K.
Q4)(w),_=c.get(y);if(_!==void 0)return _;const N=y.lastIndexOf("."),u=N<0?void 0:c.get(y.slice(N+1));return u!==void 0&&
u.kind!=="plain"?u:l.find(([p])=>y.startsWith(p))?.[1]??u}e(g,"lookUp")}),90513:((pe,ee,d)=>{d.d(ee,{J:e(()=>b,"J")});function b(K){
const T=K.indexOf("=");return T<0?{written:K,attached:void 0}:{written:K.slice(0,T),attached:K.slice(T+1)}}e(b,"splitAtE\
quals")}),61011:((pe,ee,d)=>{d.d(ee,{t:e(()=>K,"t")});const b=[["?=","attached"],["=","value"],["?","loose"]];function K(T){
const H=new Map;for(const m of Object.keys(T))for(const A of T[m].split(/\s+/).filter(Boolean)){const[P,g]=b.find(([l])=>A.
endsWith(l))??["","none"],c=A.slice(0,A.length-P.length);if(H.has(c))throw new Error(`flag ${c} is in two groups`);H.set(
c,{name:c,arity:g,effect:m})}return H}e(K,"flagTable")}),95666:((pe,ee,d)=>{d.d(ee,{U:e(()=>A,"U"),u:e(()=>K,"u")});var b=d(
90513);function K(P,g){const c=[],l=P.toReversed(),w=e(()=>{for(let y=l.pop();y!==void 0;y=l.pop())c.push({kind:"operand",
word:y})},"readOperands");for(let y=l.pop();y!==void 0;y=l.pop()){if(g.separator.test(y.text))return w(),{tokens:c,separator:y};
if(T(y,g)){c.push({kind:"operand",word:y}),g.flags==="first"&&w();continue}const{written:_,attached:N}=H(y.text,g),u=g.expand(
_,N);if(u!==void 0&&"instead"in u){const{span:C,quoted:Z}=y;l.push(...u.instead.map(j=>({text:j,span:C,quoted:Z})).reverse());
continue}const p=l.at(-1),I={word:y,written:_,attached:N,next:p};if(u===void 0){const C=N===void 0&&m(g.unknown,p);c.push(
{...I,kind:"unknown",consumes:C}),C&&l.pop();continue}for(const[C,Z]of u.entries()){const j=C===u.length-1,M=j&&N===void 0&&
m(Z.takes,p),W=j?I:{...I,attached:void 0,next:void 0};c.push({...W,kind:"flag",part:Z,consumes:M}),M&&l.pop()}}return{tokens:c,
separator:void 0}}e(K,"readFlags");function T({text:P},{dash:g}){return!P.startsWith("-")||P==="-"&&g==="operand"}e(T,"i\
sOperand");function H(P,{equals:g}){return g==="all"||g==="long"&&P.startsWith("--")?(0,b.J)(P):{written:P,attached:void 0}}
e(H,"divide");function m(P,g){if(g===void 0)return!1;switch(P){case"always":return!0;case"never":return!1;case"unless-fl\
ag":return!g.text.startsWith("-");case"true-or-false":return A(g.text)}}e(m,"takesNext");function A(P){return P==="true"||
P==="false"}e(A,"isTruth")}),17443:((pe,ee,d)=>{d.d(ee,{F:e(()=>I,"F"),G:e(()=>_,"G")});var b=d(69076),K=d(54566),T=d(76242);
const H=/^[\w.-]{0,64}$/,m=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,A=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
P=/^\d{1,9}$/,g=/^(?:|[01]|true|false|yes|no|on|off)$/i,c=new Map([["NODE_ENV",H],["CI",H],["FORCE_COLOR",H],["NO_COLOR",
H],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",m],["LC_ALL",m],["NODE_NO\
_WARNINGS",g],["TS_NODE_PROJECT",A],["TS_NODE_TRANSPILE_ONLY",g],["TS_NODE_FILES",g]]),l=[[/(?:^|_)(?:CONCURRENCY|PORT|RETRIES|SEED|TIMEOUT|TIMEOUT_MS|WORKERS)$/,
P],[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,
H],[/(?:^|_)(?:COVERAGE|E2E|FAST|OFFLINE|QUIET|SILENT|SKIP|SLOW|TEST|VERBOSE)(?:_|$)/,g]],w=/^(?:BASH|BROWSER|BUN|CARGO|CONDA|COREPACK|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GIT|GLIBC|GRADLE|JAVA|LD|MALLOC|MAVEN|NODE|NPM|NYC|OPENSSL|PERL|PIP|PNPM|POETRY|PYTHON|RUBY|RUST|SSL|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|YARN)_/,
y="NODE_OPTIONS";function _(C,Z){if(C===y)return(0,b.S)(Z);const j=c.get(C);return j!==void 0?j.test(Z):N(C)&&l.some(([M,
W])=>M.test(C)&&W.test(Z))}e(_,"isHarmlessVariable");function N(C){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(C)&&!w.test(
C)}e(N,"isSetting");function u(C){return C===y||c.has(C)||N(C)&&l.some(([Z])=>Z.test(C))}e(u,"isKnown");const p=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function I(C,Z){const j=[],M=[];let W=0;for(const E of C){const[$]=E.parts,x=$&&!$.quoted?p.exec($.text):null;if(!x)break;
W+=1;const[S,F="",L]=x,D=(0,T.b)(E).slice(S.length),X={start:E.start,end:E.end};if(!L&&_(F,D))j.push({name:F,value:D,span:X}),
Z.add("environment-assignment",X,{name:F,value:(0,K.RK)(D)});else{const Q=!L&&u(F);Z.add("assignment-refused",X,{name:F,
value:(0,K.RK)(D),known:Q}),L||M.push({name:F,value:D,span:X})}}return{assignments:j,refused:M,count:W}}e(I,"readAssignm\
ents")}),54566:((pe,ee,d)=>{d.d(ee,{H2:e(()=>P,"H2"),R8:e(()=>H,"R8"),RK:e(()=>m,"RK")});const b=new RegExp("^\\p{Bidi_Co\
ntrol}$","u"),K=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;function T(c){if(c>=32&&c<127||c===9)return"\
visible";if(c===0)return"nul-character";if(c===10||c===13)return"line-break";if(c<160)return"control-character";if(c>=55296&&
c<=57343)return"lone-surrogate";const l=String.fromCodePoint(c);return b.test(l)?"bidirectional-character":K.test(l)?"in\
visible-character":"visible"}e(T,"classify");function H(c){return`U+${c.toString(16).toUpperCase().padStart(4,"0")}`}e(H,
"codePointName");function m(c,l=120){const w=c.length>l?`${c.slice(0,l)}\u2026`:c;if(/^[\x20-\x7e…]*$/.test(w))return w;
let y="";for(const _ of w){const N=_.codePointAt(0)??0,u=N!==9&&T(N)==="visible";y+=u?_:`<${H(N)}>`}return y}e(m,"visibl\
e");const A=/^[\x20-\x7e\t]*$/;function P(c,l,w,y){if(A.test(c))return;let _=l;for(const N of c){const u=N.codePointAt(0)??
0;(u<32||u>126)&&g(N,u,_,w,y),_+=N.length}}e(P,"inspectCharacters");function g(c,l,w,y,_){const N={start:w,end:w+c.length},
u=H(l),p=T(l);if(p==="line-break"?_.add(p,N,{character:u,quoted:y}):p!=="visible"&&_.add(p,N,{character:u}),p!=="visible"||
l<=126)return;const I=c.normalize("NFKC");I!==c.normalize("NFC")||/[\0-\x7f]/.test(I)?_.add("compatibility-character",N,
{character:u,becomes:I}):y||_.add("non-ascii-unquoted",N,{character:u,shown:c})}e(g,"inspectCharacter")}),49249:((pe,ee,d)=>{
d.d(ee,{L:e(()=>Pe,"L"),I:e(()=>He,"I")});var b=d(60027),K=d(17443),T=d(54566);const H=100,m=1e3;function A(O,v){if(O.length<
H)return;let h=0,z=0;for(let J=0;J<=O.length;J+=1){const oe=O.charAt(J);if(oe===" "||oe==="	")continue;const ie=J-z;if(ie>
1&&(h+=ie-1),ie>=H||h>=m){const le=Math.max(ie,h);v.add("blank-padding",{start:z,end:J},{blanks:le});return}z=J+1}}e(A,"\
inspectBlanks");const P=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
g=/<!--|```/;function c(O,v,h){const z=e(({index:ie,0:le})=>h??{start:ie,end:ie+le.length},"place"),J=O.includes("::")||
O.includes("##[")?P.exec(O):null;J&&v.add("workflow-command",z(J),{written:(0,T.RK)(J[0])});const oe=g.exec(O);oe&&v.add(
"markup-injection",z(oe),{written:oe[0]})}e(c,"inspectInjection");var l=d(76760),w=d(125);function y(O){if(!O.parts.some(
le=>!le.quoted&&/[*?[]/.test(le.text)))return;const v=O.parts.flatMap(({text:le,quoted:fe})=>Array.from(le,_e=>({character:_e,
active:!fe}))),h=v.findLastIndex(({character:le,active:fe})=>fe&&le==="]"),z=[];let J,oe;for(let le=0;le<v.length;){const fe=_(
v,le,h);fe?(J??=C(z),oe??=fe.ambiguity,fe.element.kind==="many"&&z.at(-1)?.kind==="many"||z.push(fe.element),le=fe.end):
(z.push({kind:"literal",character:v[le]?.character??""}),le+=1)}return J===void 0?void 0:{text:v.map(({character:le})=>le).
join(""),prefix:J,segments:Z(z),...oe&&{ambiguity:oe}}}e(y,"readPattern");function _(O,v,h){const z=O[v];return z?.active?
z.character==="*"?{element:{kind:"many"},end:v+1}:z.character==="?"?{element:{kind:"one"},end:v+1}:z.character!=="["||h<
v?void 0:N(O,v)??{element:{kind:"one"},end:v+1,ambiguity:"bracket"}:void 0}e(_,"readWildcard");function N(O,v){let h=v+1;
const z=u(O[h],"!");z&&(h+=1);const J=new Set;for(;!u(O[h],"]");){const oe=p(O[h]);if(oe===void 0)return;const ie=u(O[h+
1],"-")?p(O[h+2]):oe;if(ie===void 0||!I(oe,ie))return;h+=u(O[h+1],"-")?3:1;for(let le=oe.charCodeAt(0);le<=ie.charCodeAt(
0);le+=1)J.add(le)}if(J.size!==0)return{element:{kind:"set",negated:z,members:J},end:h+1}}e(N,"readSet");function u(O,v){
return O?.active===!0&&O.character===v}e(u,"isActive");function p(O){return O&&/^[A-Za-z0-9_.,@%+]$/.test(O.character)?O.
character:void 0}e(p,"memberOf");function I(O,v){if(O===v)return!0;const h=[/[a-z]/,/[A-Z]/,/[0-9]/];return O<v&&h.some(
z=>z.test(O)&&z.test(v))}e(I,"isRange");function C(O){return O.map(v=>v.kind==="literal"?v.character:"").join("")}e(C,"l\
iteralText");function Z(O){const v=[[]];for(const h of O)h.kind==="literal"&&h.character==="/"?v.push([]):v.at(-1)?.push(
h);return v}e(Z,"splitSegments");function j(O){return O.every(({kind:v})=>v==="literal")?C(O):void 0}e(j,"literalSegment");
const M=e(O=>Array.from(O,v=>v.codePointAt(0)??0),"codePoints"),W=e(O=>[...Buffer.from(O)],"bytes");function E(O,v){const[
h]=O;if(v.startsWith(".")&&!(h?.kind==="literal"&&h.character==="."))return!1;const z=$(O,v,M);return/^[\x20-\x7e]*$/.test(
v)||z===$(O,v,W)?z:void 0}e(E,"matchName");function $(O,v,h){const z=O.flatMap(fe=>fe.kind==="literal"?h(fe.character):[
fe]),J=h(v);let oe=0,ie=-1,le=0;for(let fe=0;fe<J.length;)if(x(z[oe]))ie=oe,le=fe,oe+=1;else if(S(z[oe],J[fe]))oe+=1,fe+=
1;else if(ie>=0)oe=ie+1,le+=1,fe=le;else return!1;return z.slice(oe).every(x)}e($,"matchUnits");function x(O){return typeof O==
"object"&&O.kind==="many"}e(x,"isStar");function S(O,v){return O===void 0||v===void 0?!1:typeof O=="number"?O===v:O.kind===
"set"?O.members.has(v)!==O.negated:O.kind==="one"}e(S,"accepts");const F=128*1024;function L(O,v){let h=[{written:"",path:""}];
for(const[oe,ie]of O.segments.entries()){const le=oe===O.segments.length-1,fe=[];for(const _e of h){const ze=D(_e,ie,le,
v,fe);if(ze)return{ambiguity:ze}}h=fe}const z=h.map(({written:oe})=>Buffer.from(oe));return z.reduce((oe,ie)=>oe+ie.length+
1,0)>F?{ambiguity:"too_many"}:{matches:z.sort(Buffer.compare).map(oe=>oe.toString())}}e(L,"expandPattern");function D(O,v,h,z,J){
const{written:oe,path:ie}=O,le=j(v);if(le===""){if(!h)return"empty_segment";J.push(O);return}const fe=h?"":"/";if(le==="\
."){J.push({written:`${oe}.${fe}`,path:ie});return}for(const _e of X(ie,v,le,z)){if(_e==="letters")return"letters";if(!h&&
Q(_e,z))return"symlink";!h&&_e.kind!=="directory"||J.push({written:`${oe}${l.posix.basename(_e.path)}${fe}`,path:_e.path})}}
e(D,"enter");function*X(O,v,h,z){if(h!==void 0){const J=z.stat(O===""?h:`${O}/${h}`);J?.tracked&&(yield J);return}for(const J of z.
list(O)){if(!J.tracked)continue;const oe=E(v,l.posix.basename(J.path));oe===void 0?yield"letters":oe&&(yield J)}}e(X,"ca\
ndidates");function Q(O,v){if(O.kind!=="symlink")return O.kind==="submodule";const h=(0,w.O4)(v,O.path);return h.kind===
"missing"?!1:h.kind!=="inside"||!/^(?:file|executable)$/.test(h.entry.kind)}e(Q,"leadsElsewhere");var Y=d(60237);class U{static{
e(this,"ProblemCollector")}#e=[];#n=new Set;add(v,h,z){if((0,b.Y)(v).severity==="error"){if(this.#n.has(v))return;this.#n.
add(v)}this.#e.push((0,Y.l4)(v,h,z))}inOrder(){const v=e(({rule:h})=>this.#n.has(h)?0:1,"rank");return this.#e.sort((h,z)=>h.
span.start-z.span.start||v(h)-v(z))}}const G=20,te=4096,q=64;function ne(O,v,h){const{pattern:z,span:J,position:oe}=O,ie=(0,T.
RK)(z.text),le=de(z);let fe=[];if(oe==="program")h.add("glob-program",J,{pattern:ie});else if(be(z))h.add("glob-outside",
J,{pattern:ie});else if(!ge(z,v))if(le)h.add("glob-unclear",J,{pattern:ie,reason:le});else if(ve(z))h.add("glob-flag",J,
{pattern:ie,match:""});else if(v)fe=ae(O,v,h);else if(oe==="script"&&Oe(z))h.add("glob-program",J,{pattern:ie});else{const _e={
matches:[],count:0,judged:!1};h.add("unquoted-glob",J,{pattern:ie,..._e})}return fe.length===0?[z.text]:fe}e(ne,"resolve\
Pattern");function ae({pattern:O,span:v,position:h},z,J){const oe=(0,T.RK)(O.text),ie=L(O,z),le="matches"in ie&&!ie.matches.
every(De);if("ambiguity"in ie||le){const Xe="ambiguity"in ie?ie.ambiguity:"file_name";return J.add("glob-unclear",v,{pattern:oe,
reason:Xe}),[]}const{matches:fe}=ie,_e=fe.find(Xe=>Xe.startsWith("-"));_e!==void 0&&J.add("glob-flag",v,{pattern:oe,match:(0,T.
RK)(_e)}),h==="script"&&fe.length>1&&J.add("glob-program",v,{pattern:oe});const ze=fe.slice(0,G).map(Xe=>(0,T.RK)(Xe)),{
length:ot}=fe;return J.add("unquoted-glob",v,{pattern:oe,matches:ze,count:ot,judged:!0}),fe}e(ae,"expand");function ge({
prefix:O,text:v},h){return O.includes("://")&&!h?.stat(v.slice(0,v.indexOf("/")))}e(ge,"isAddress");function de({text:O,
segments:v,ambiguity:h}){return h||(O.length>te?"too_many":v.some(J=>j(J)===void 0&&E(J,".."))?"dot":void 0)}e(de,"ambig\
uityOf");function be({text:O,segments:v}){return O.startsWith("/")||v.some(h=>j(h)==="..")}e(be,"leavesTree");function ve({
prefix:O}){return O.startsWith("-")&&!O.includes("=")}e(ve,"becomesFlags");function Oe({segments:O}){return O.some(v=>v.
some(({kind:h})=>h==="many"))}e(Oe,"isWide");function De(O){const v=new U;return(0,T.H2)(O,0,!0,v),v.inOrder().length===
0}e(De,"isFit");var Me=d(76242);function We(O,v){for(const[h,z]of O.parts.entries()){if(z.quoted)continue;const J=z.text.
search(h===0?/(?:^|[=:])~/:/[=:]~/);if(J<0)continue;const oe=z.start+z.text.indexOf("~",J),ie=(0,T.RK)((0,Me.b)(O));v.add(
"tilde-expansion",{start:oe,end:oe+1},{word:ie});return}}e(We,"inspectTilde");function Ke(O,v){let h=-1,z=!1;for(const J of O.
parts)if(!(J.quoted||h<0&&!J.text.includes("{")))for(const{0:oe,index:ie}of J.text.matchAll(/[{},]|\.\./g)){const le=J.start+
ie;if(oe==="{")h<0&&(h=le);else if(oe!=="}")z=h>=0;else if(z){const fe={start:h,end:le+1};v.add("brace-expansion",fe,{written:(0,T.
RK)((0,Me.b)(O))});return}}}e(Ke,"inspectBraces");const Ze=new Set(`if then else elif fi do done case esac while until f\
or { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function it(O,v,h){const z=(0,Me.R)(O);z!==void 0&&(z==="!"||v&&Ze.has(
z))&&h.add("reserved-word",{start:O.start,end:O.end},{word:z})}e(it,"inspectReserved");var tt=d(75615);const at=new RegExp(
"\\p{L}+","gu");function se(O,v,h,z){if(/^[\x00-\x7f]*$/.test(O)||!h&&/\s/.test(O))return;const J=h?ce(O):he(O);if(J===void 0)
return;const oe=[...new Set(O)].filter(ie=>ie>"\x7F");z.add("look-alike-letters",{start:v.start,end:v.end},{word:(0,T.RK)(
O),looks_like:(0,T.RK)(J),characters:oe.slice(0,10).map(ie=>(0,T.R8)(ie.codePointAt(0)??0))})}e(se,"inspectLookAlikes");
function ce(O){const v=O.normalize("NFKD").replace(new RegExp("\\p{M}","gu"),""),h=(0,tt.Z)(v);return/^[\x20-\x7e]+$/.test(
h)?h:void 0}e(ce,"asciiOfProgram");function he(O){let v=!1;const h=O.replace(at,z=>{const J=(0,tt.Z)(z);return J===z||!/[A-Za-z]/.
test(z)?z:(v=!0,J)});return v?h:void 0}e(he,"asciiOfMixed");const me=/[A-Za-z_]/,we=/[A-Za-z0-9_]/,ye=/[0-9@*#?$!-]/;function xe(O,v,h){
const z=O.charAt(v+1);if(z==="(")return{kind:O.charAt(v+2)==="("?"arithmetic-expansion":"command-substitution",end:Ne(O,
v+1,"(",")")};if(z==="{")return{kind:"variable-expansion",end:Ne(O,v+1,"{","}")};if(z==="[")return{kind:"arithmetic-expa\
nsion",end:Ne(O,v+1,"[","]")};if(z==="'"||z==='"'){if(h)return;const J=O.indexOf(z,v+2);return{kind:"dollar-quote",end:J<
0?O.length:J+1}}if(me.test(z)){let J=v+2;for(;we.test(O.charAt(J));)J+=1;return{kind:"variable-expansion",end:J}}if(ye.test(
z)||z>"\x7F")return{kind:"variable-expansion",end:v+2}}e(xe,"readDollar");function Ae(O,v){for(let h=v+1;h<O.length;h+=1){
const z=O.charAt(h);if(z==="\\")h+=1;else if(z==="`")return h+1}return O.length}e(Ae,"backtickEnd");function Ne(O,v,h,z){
let J=0;for(let oe=v;oe<O.length;oe+=1){const ie=O.charAt(oe);if(ie===h)J+=1;else if(ie===z&&(J-=1,J===0))return oe+1}return O.
length}e(Ne,"closing");const $e=240;function Ee(O,v,h){const z=O.charAt(v);if(z==="("||z===")")return h.add("shell-paren\
thesis",{start:v,end:v+1},{character:z}),v+1;const J=z==="<"||z===">",oe=J?/[<>&|-]/:/[;&|]/;let ie=v+1;for(;ie-v<3&&oe.
test(O.charAt(ie));)ie+=1;const le=O.slice(v,ie);if(J)h.add("shell-redirection",{start:v,end:ie},{operator:le});else{const fe=(0,T.
RK)(O.slice(0,Math.min(v,$e)).trim()),_e=(0,T.RK)(O.slice(ie,ie+$e).trim());h.add("shell-operator",{start:v,end:ie},{operator:le,
left:fe,right:_e})}return ie}e(Ee,"readOperator");const Fe=1e3,Le=new Uint8Array(128);for(const O of` 	
\r'"\\$\`;&|<>()`)Le[O.charCodeAt(0)]=1;function Ce(O,v){return new Be(O,v).split()}e(Ce,"splitWords");class Be{static{e(
this,"Splitter")}#e;#n;#o=[];#r=[];#s=0;#t=0;#l=0;constructor(v,h){this.#e=v,this.#n=h}split(){for(;this.#t<this.#e.length;)
this.#u();if(this.#a(),this.#l>Fe){const v={start:0,end:this.#e.length};this.#n.add("too-many-quotes",v,{quotes:this.#l,
limit:Fe})}return this.#o}#u(){switch(this.#e.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,T.H2)(this.#e.charAt(this.#t),this.#t,!1,this.#n),this.#t+=1;break;case"'":this.#d();break;case'\
"':this.#w();break;case"\\":this.#k();break;case"$":this.#g(!1);break;case"`":this.#h(!1);break;case";":case"&":case"|":case"\
<":case">":case"(":case")":this.#a(),this.#t=Ee(this.#e,this.#t,this.#n);break;case"#":this.#r.length===0?this.#y():this.#c();
break;default:this.#c()}}#i(v,h,z,J=z){this.#r.length===0&&(this.#s=J),this.#r.push({text:v,quoted:h,start:z})}#a(){this.#r.
length!==0&&(this.#o.push({parts:this.#r,start:this.#s,end:this.#t}),this.#r=[])}#c(){const v=this.#t;let h=v+1;for(;h<this.#e.
length&&Le[this.#e.charCodeAt(h)]!==1;)h+=1;const z=this.#e.slice(v,h);(0,T.H2)(z,v,!1,this.#n),this.#i(z,!1,v),this.#t=
h}#d(){const v=this.#t,h=this.#e.indexOf("'",v+1),z=h<0?this.#e.length:h,J=this.#e.slice(v+1,z);(0,T.H2)(J,v+1,!0,this.#n),
this.#i(J,!0,v+1,v),this.#f(v,z,"'")}#w(){const v=this.#t,h=this.#e;let z="",J=v+1;for(this.#t=J;this.#t<h.length&&h.charAt(
this.#t)!=='"';){const ie=h.charAt(this.#t);ie==="\\"&&/["$`\\\n]/.test(h.charAt(this.#t+1))?(z+=h.slice(J,this.#t),h.charAt(
this.#t+1)===`
`&&this.#p(),J=this.#t+1,this.#t+=2):ie==="$"?this.#g(!0):ie==="`"?this.#h(!0):this.#t+=1}const oe=Math.min(this.#t,h.length);
z+=h.slice(J,oe),(0,T.H2)(h.slice(v+1,oe),v+1,!0,this.#n),this.#i(z,!0,v+1,v),this.#f(v,oe,'"')}#f(v,h,z){this.#l+=1,this.#t=
Math.min(h+1,this.#e.length),!(h<this.#e.length)&&this.#n.add("unterminated-quote",{start:v,end:h},{quote:z})}#k(){const v=this.#t,
h=this.#e.charAt(v+1);this.#t+=1,h===""?(this.#n.add("trailing-backslash",{start:v,end:v+1},{}),this.#i("\\",!0,v)):h===
`
`?(this.#t=v,this.#p(),this.#t+=2):h>"\x7F"?this.#i("",!0,v+1,v):((0,T.H2)(h,v+1,!0,this.#n),this.#i(h,!0,v+1,v),this.#t+=
1)}#p(){this.#n.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#g(v){const h=xe(this.#e,this.#t,v);h?this.#m(
h.kind,h.end,v):(v||this.#i("$",!1,this.#t),this.#t+=1)}#h(v){const h=Ae(this.#e,this.#t);this.#m("command-substitution",
h,v)}#m(v,h,z){const J=this.#t,oe=this.#e.slice(J,h);this.#n.add(v,{start:J,end:h},{written:(0,T.RK)(oe)}),z||this.#i(oe,
!0,J),this.#t=h}#y(){const v=this.#t,h=this.#e.indexOf(`
`,v);this.#t=h<0?this.#e.length:h;const z=this.#e.slice(v,this.#t);(0,T.H2)(z,v,!1,this.#n),this.#n.add("shell-comment",
{start:v,end:this.#t},{written:(0,T.RK)(z)})}}const Je=128*1024;function He(O,v){const h=new U;if(Qe(O,h))return{words:[],
assignments:[],refused:[],problems:h.inOrder()};const z={start:0,end:O.length};A(O,h),c(O,h);const J=Ce(O,h),{assignments:oe,
refused:ie,count:le}=(0,K.F)(J,h);for(const _e of J.slice(0,le))We(_e,h);const fe=rt(J.slice(le),v,h);fe.length===0&&h.add(
"empty-command",z,{});for(const{value:_e,span:ze}of oe)c(_e,h,ze);for(const{text:_e,span:ze}of fe)c(_e,h,ze);return{words:fe,
assignments:oe,refused:ie,problems:h.inOrder()}}e(He,"lex");function Pe({problems:O}){return O.every(({rule:v})=>(0,b.Y)(
v).severity==="warning")}e(Pe,"hasOneReading");function Qe(O,v){if(O.length*3<=Je||Buffer.byteLength(O)<=Je)return!1;const z={
start:0,end:O.length};return v.add("command-too-long",z,{limit:Je}),!0}e(Qe,"isTooLong");function rt(O,v,h){const z=[];let J=0;
for(const[oe,ie]of O.entries()){const le={start:ie.start,end:ie.end},fe=ie.parts.some(Xe=>Xe.quoted),_e=(0,Me.b)(ie);We(
ie,h),Ke(ie,h),it(ie,oe===0,h),se(_e,ie,oe===0,h);const ze=y(ie);if(ze&&(J+=1),ze&&J>q&&h.add("glob-unclear",le,{pattern:(0,T.
RK)(_e),reason:"too_many"}),!ze||J>q){z.push({text:_e,span:le,quoted:fe});continue}const ot=Re(oe,z);for(const Xe of ne(
{pattern:ze,span:le,position:ot},v,h))z.push({text:Xe,span:le,quoted:fe})}return z}e(rt,"readWords");function Re(O,v){return O===
0?"program":O===1&&v[0]?.text==="node"?"script":"argument"}e(Re,"positionOf")}),76242:((pe,ee,d)=>{d.d(ee,{R:e(()=>K,"R"),
b:e(()=>b,"b")});function b(T){const[H]=T.parts;return T.parts.length===1&&H?H.text:T.parts.map(m=>m.text).join("")}e(b,
"textOf");function K(T){const[H]=T.parts;return T.parts.length===1&&H&&!H.quoted?H.text:void 0}e(K,"unquotedText")}),74891:((pe,ee,d)=>{
d.d(ee,{U:e(()=>Vs,"U"),u:e(()=>rn,"u")});var b=d(60237),K=d(43842),T=d(10565),H=d(83562),m=d(125),A=d(61088),P=d(65184);
const g=/^(?!-)[\w.,:/@%+=-]*$/;function c(t,{flag:n,word:s,value:r=""}){return n?.kind!=="property"||!w(t,r.replace(/^:/,
""))?[]:[(0,K.wX)("changes-configuration",t.program,s)]}e(c,"decidingProperty");function l(t,n){const{program:s}=t,r=n.text.
slice(n.text.indexOf("=")+1);return w(t,n.text)?[(0,K.wX)("changes-configuration",s,n)]:g.test(r)?[]:[(0,K.wX)("evaluate\
s-text",s,n)]}e(l,"propertyProblems");function w({data:t},n){const s=n.replace(/[:+?!]?=.*$/s,"").toLowerCase();return t.
deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(r=>r.endsWith("~")?s.startsWith(r.slice(0,-1)):s===r)}
e(w,"decides");function y({operands:t,refusedOperands:n},s,r){const o=r.data.deciding_properties!=="";return s.flatMap(i=>{
if(o&&t==="plain"&&i.text.includes("="))return l(r,i);const a=_(n,i.text)??N(t,i.text);return a===void 0?[]:[(0,K.wX)(a,
r.program,i)]})}e(y,"judgeOperands");function _({flags:t,prefixes:n},s){const r=[s,s.slice(s.lastIndexOf(":")+1)].map(P.
Q4);for(const o of r){const a=(/^(?:help|h|version|v|V)$/.test(o)?void 0:t.get(o))??n.find(([f])=>o.startsWith(f))?.[1];
if(a!==void 0)return a.kind}}e(_,"refusal");function N(t,n){if(/^[A-Za-z][\w+.-]*:\/\//.test(n))return"downloads";if(n.startsWith(
"@")&&t!=="package")return"tool-loads-code";switch(t){case"path":return u(n.replace(/::.*$/s,""))?"tool-loads-code":void 0;case"\
package":return n.includes("@")?"downloads":u(n)?"tool-loads-code":void 0;case"goal":return n.split(":").length>2?"downl\
oads":void 0;case"plain":return(0,A.jq)(n)?"tool-loads-code":void 0}}e(N,"ruleForOperand");function u(t){return(0,m.j7)(
t)===void 0}e(u,"isOutside");const p={installs:"pip ensurepip venv virtualenv easy_install poetry pipx build setuptools",
publishes:"twine","never-ends":"http.server pydoc idlelib turtledemo xmlrpc.server wsgiref.simple_server smtpd","reads-s\
tdin":"code pdb asyncio IPython","evaluates-text":"timeit","launches-programs":"webbrowser antigravity this trace cProfi\
le profile runpy pex","writes-files":"zipapp zipfile tarfile gzip compileall py_compile","only-prints":"site sysconfig p\
latform sys"},I=new Map(Object.entries(p).flatMap(([t,n])=>n.split(" ").map(s=>[s,t]))),C=new Set("unittest doctest json\
.tool tabnanny ast tokenize".split(" "));function Z({program:t,data:n},[s,...r],o,i){if(s===void 0){const V={program:t,flag:"\
-m",fault:"its value is missing"};return{invocation:{},problems:[(0,b.l4)("flag-value",{start:0,end:0},V)]}}const a=o.known.
get(s.text);if(a!==void 0&&n.started_programs.includes(s.text)){const{invocation:V,problems:re}=i(a,r,o);return{invocation:{
launched:[V]},problems:re}}const f={operands:[s],passthrough:r},k=/^[\w.]+$/.test(s.text)?I.get(s.text):"tool-loads-code";
if(k!==void 0)return{invocation:f,problems:[(0,K.wX)(k,t,s)]};const R=r.filter(({text:V})=>(0,A.jq)(V));return{invocation:C.
has(s.text)?f:{...f,starts:"module"},problems:R.map(V=>(0,K.wX)("tool-loads-code",s.text,V))}}e(Z,"parseModule");var j=d(
85099),M=d(27935),W=d(95666),E=d(71872),$=d(53628);const x=new Set(["always-spawn","ignore-existing","shell-auto-fallbac\
k"]),S=new Set(["npm","node-arg","n"]),F=new Set(["package","p","cache","userconfig","call","c","shell"]),L=new Set(["no\
-install","quiet","q","version","v","help","h"]);function D(t){const[n]=t,s={text:"exec",span:n?.span??{start:0,end:0},quoted:!1},
{rewritten:r,removed:o}=X(t),i=(0,M.U)("npx",(0,E.Q)([s,...r]),t),a=o.map(({text:f,span:k})=>(0,K.W3)("unknown-flag","np\
x",{name:f,written:f,span:k}));return{invocation:i.invocation,problems:[...a,...i.problems]}}e(D,"parseNpx");function X(t){
const n=[],s=[],{tokens:r,separator:o}=(0,W.u)(t,Q),i=[];for(const f of r)if(f.kind==="operand")i.push(f.word);else if(f.
kind==="flag"){const{word:k,written:R,attached:V,consumes:re,next:ke,part:ue}=f;if(ue.spec==="removed"){s.push(k);continue}
n.push({...k,text:U(Y(R),V,k.text)}),re&&ke&&n.push(ke)}const[a]=i;return o!==void 0?n.push(o):a!==void 0&&n.push({...a,
text:"--"}),{rewritten:n.concat(i),removed:s}}e(X,"rewrite");const Q={flags:"first",dash:"flag",separator:/^--$/,equals:"\
all",unknown:"never",expand:e((t,n)=>{const s=Y(t),r=e((i,a)=>[{spec:i,negated:!1,takes:a}],"flag");if(x.has(s))return r(
"removed","never");if(S.has(s))return r("removed","always");const o=s==="p"?void 0:$.$.get(s);return o!==void 0?{instead:n===
void 0?o:[...o,n]}:G(s)?r("kept","never"):r("kept",F.has(s)?"always":"unless-flag")},"expand")};function Y(t){return t.replace(
/^-+/,"")}e(Y,"keyOf");function U(t,n,s){if(t==="no-install")return"--yes=false";const r=t==="p"?"--package":t==="shell"?
"--script-shell":void 0;return r===void 0?s:n===void 0?r:`${r}=${n}`}e(U,"renamed");function G(t){const n=$.c.get(t)?.arity;
return L.has(t)||n==="none"||n==="loose"}e(G,"isSwitch");const te={node:j.U,npm:M.x,npx:D};function q(t){return Object.hasOwn(
te,t)}e(q,"isProgram");var ne=d(23342),ae=d(6527);function ge(t,n,s,r){const{program:o}=r.family,i={operands:[n],passthrough:s};
switch(t){case"subcommand":{const a={program:o,subcommand:n.text},f=(0,b.l4)("program-subcommand-unknown",n.span,a);return{
invocation:i,problems:[f]}}case"file":return ve(n,s,o);case"package":{const a=N("package",n.text);return{invocation:i,problems:a?
[(0,K.wX)(a,o,n)]:[]}}case"command":return Oe(n,s,r);case"script":case"own-script":return{invocation:{...i,subcommand:"r\
un"},problems:be(s,r.family)};case"tool":return De("exec",n,s,r);case"script-or-tool":case"script-tool-or-file":{if(!de.
test(n.text)){const a=De("script-or-tool",n,s,r);return{...a,problems:[...a.problems,...be(s,r.family)]}}return t==="scr\
ipt-tool-or-file"?ve(n,s,o):{invocation:i,problems:[(0,K.wX)("launches-programs",o,n)]}}}}e(ge,"parseStarted");const de=/^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function be(t,{program:n,use:s}){return t.filter(({text:o})=>{const i=/^--([\w-]+)/.exec(o)?.[1];return i!==void 0&&s.tool.
flags.get((0,P.Q4)(i))?.kind==="changes-configuration"}).map(o=>(0,K.wX)("changes-configuration",n,o))}e(be,"ownFlags");
function ve(t,n,s){const{text:r,span:o}=t,i={operands:[t],passthrough:n,starts:"file"};if(r==="-"||r===""||r.startsWith(
"/dev/"))return{invocation:i,problems:[(0,b.l4)("reads-stdin",o,{program:s,flag:r})]};const a=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.
test(r)&&/:/.test(r);return{invocation:i,problems:a?[(0,K.wX)("downloads",s,t)]:[]}}e(ve,"startFile");function Oe(t,n,s){
const{family:r,families:o,parse:i}=s,{text:a}=t;if(/:\/\//.test(a))return{invocation:{},problems:[(0,K.wX)("downloads",r.
program,t)]};if(a==="-"||/\.\w+$/.test(a))return ve(t,n,r.program);const f=o.known.get(a);if(f===void 0||!r.data.started_programs.
includes(a))return{invocation:{},problems:[(0,K.wX)("launches-programs",r.program,t)]};const{invocation:k,problems:R}=i(
f,n,o);return{invocation:{launched:[k]},problems:R}}e(Oe,"startCommand");function De(t,n,s,{family:r,families:o,parse:i}){
const{text:a}=n,f=o.allowed.get(a),k=q(a)?te[a](s):f&&i(f,s,o),R=ne.H.get(a)==="shell",V={subcommand:t,operands:[n],passthrough:s,
...k&&{launched:[k.invocation]}};if(k!==void 0)return{invocation:V,problems:k.problems};if(R||t==="exec"&&ne.H.has(a))return{
invocation:V,problems:[(0,K.wX)("launches-programs",r.program,n)]};const re=t==="exec"||(0,ae.wS)(a)!==void 0||(0,ae.Of)(
a);return{invocation:V,problems:re?(0,T.q)(n,s):[]}}e(De,"startTool");function Me(t,n,s){const{program:r}=t,o={program:r,
family:t,flags:[],operands:[],passthrough:[]},i=We({use:t.use,path:"",words:n,family:t,families:s});return{invocation:{...o,
...i.invocation},problems:i.problems}}e(Me,"parseProgram");function We(t){const{use:n,path:s,words:r,family:o,families:i}=t,
f=n.subcommands.size>0?{...n.tool,starts:"script"}:n.tool,k=(0,H.X)(f,r),R=k.rest===void 0?k.flags:[...k.flags,k.rest.flag],
V=R.map(Ke),re=R.flatMap(Ue=>[...(0,T.l)(o.program,f,Ue),...c(o,Ue)]),[ke,...ue]=k.started.slice(n.skips??0),je=ke&&n.subcommands.
get(ke.text);if(je===void 0||ke===void 0){const Ue=it(t,k),Ye=Ze(t,k);return{invocation:{...s&&{subcommand:s},...n.any_package&&
{anyPackage:!0},...Ue.invocation,flags:V},problems:[...re,...Ye,...Ue.problems]}}const Te=s===""?ke.text:`${s} ${ke.text}`,
Se=je.starts==="own-script"?ge("own-script",ke,ue,{family:o,families:i,parse:Me}):We({...t,use:je,path:Te,words:ue}),Ie=je.
does?[(0,K.wX)(je.does,o.program,{...ke,text:Te})]:[];return{invocation:{...Se.invocation,...n.any_package&&{anyPackage:!0},
flags:[...V,...Se.invocation.flags??[]]},problems:[...re,...Ie,...Se.problems]}}e(We,"parseUse");function Ke({word:t,written:n,
value:s}){return{name:n,written:n,span:t.span,...s!==void 0&&{value:s}}}e(Ke,"flagOf");function Ze({use:t,path:n,words:s,
family:r},{flags:o}){if(t.writes_unless===void 0)return[];const i=t.writes_unless.split(" "),a=s.slice(s.findIndex(({text:k})=>k===
"--"));if(o.some(({written:k,off:R})=>!R&&i.includes(k)))return[];if(a[0]?.text==="--"&&a.some(({text:k})=>i.includes(k)))
return[];const f=s[0]?.span??{start:0,end:0};return[(0,K.wX)("tool-writes",r.program,{text:n||r.program,span:f})]}e(Ze,"\
writesFiles");function it({use:t,family:n,families:s},r){const{rest:o}=r;if(o!==void 0)return o.flag.flag?.kind==="modul\
e"?Z(n,o.words,s,Me):{invocation:{passthrough:o.words},problems:[]};const i=t.starts??(t.subcommands.size>0?"subcommand":
void 0),a=i===void 0?r.operands:r.started.slice(t.skips??0),[f,...k]=a;if(f===void 0){const R=r.flags.some(({flag:ue})=>ue?.
kind==="only-prints"),V={start:0,end:n.program.length},re=R?void 0:t.alone,ke=re?[(0,K.wX)(re,n.program,{text:"",span:V})]:
[];return{invocation:{},problems:ke}}return i===void 0?{invocation:{operands:a},problems:y(t,a,n)}:ge(i,f,k,{family:n,families:s,
parse:Me})}e(it,"parseOperands");var tt=d(81184),at=d(90513),se=d(49249);const ce={launches:[],problems:[]};function he({
subcommand:t,operands:n,passthrough:s}){const[r]=n,i=(t==="exec"||t==="script-or-tool")&&r?(0,ae.wS)(r.text):void 0;if(r===
void 0||i?.mayStart!==!0)return ce;const a=(0,H.X)(i,s),f=me(i,r,s,a),k=a.flags.flatMap(({word:R,flag:V,value:re})=>V?.kind===
"command"&&re!==void 0?[{...R,text:re}]:[]);return Fe([f,...k.map(R=>Ae(r.text,R))])}e(he,"launchesOf");function me({starts:t,
subcommands:n},s,r,{flags:o,operands:i,started:a}){const[f]=a,k=o.some(({flag:R})=>R?.kind==="only-prints"||R?.kind==="e\
valuates-text");switch(t){case void 0:return ce;case"script":return k||f&&n.has(f.text)?ce:{launches:[{program:"node",words:a}],
problems:[]};case"command":return k||f&&n.has(f.text)?ce:ye(s.text,r,a);case"command-texts":return Fe(i.map(R=>Ae(s.text,
R)));case"npm-scripts":return Fe(i.map(R=>Ne(s.text,R,we(o))))}}e(me,"operandsOf");function we(t){return t.flatMap(({flag:n,
word:s})=>n===void 0?[s]:[])}e(we,"flagsForNpm");function ye(t,n,s){const{words:r,problems:o}=t==="cross-env"?xe(s):{words:s,
problems:[]},[i]=r,a=i&&n.find(({text:R})=>R===i.text);if(i===void 0||a===i)return{launches:[{words:r}],problems:o};const f=`\
\`${t}\` starts at the first word that is \`${i.text}\``,k={program:t,flag:i.text,fault:f};return{launches:[{words:r}],problems:[
(0,b.l4)("flag-value",i.span,k)]}}e(ye,"commandOf");function xe(t){const n=t.findIndex(({text:o})=>!/^\w+=/.test(o)),s=n<
0?t:t.slice(0,n),r=s.flatMap(({text:o,span:i})=>{if((0,A.fY)(o))return[];const{written:a,attached:f=""}=(0,at.J)(o);return[
(0,b.l4)("assignment-refused",i,{name:a,value:f,known:!1})]});return{words:t.slice(s.length),problems:r}}e(xe,"behindVar\
iables");function Ae(t,{text:n,span:s}){const[,r="",o=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(n)??[],{words:i,problems:a}=(0,se.
I)(r===""?n.replace(/^npm:(?=\S)/,"npm run "):o);if(!(0,se.L)({problems:a})&&!(r!==""&&o.trim()===""))return Ee(t,{text:n,
span:s});const f=i.map(k=>({...k,span:s}));return r===""?{launches:[{words:f}],problems:[]}:/^[\w:.@/*-]+$/.test(r)?$e([
{text:r,span:s,quoted:!1},...f],"wildcard"):Ee(t,{text:n,span:s})}e(Ae,"readText");function Ne(t,{text:n,span:s},r){const[
,o="",i=""]=/^\s*(\S+)(.*)$/s.exec(n)??[],{words:a,problems:f}=(0,se.I)(i),k=i.trim()==="";if(o===""||!k&&!(0,se.L)({problems:f})||
/\{!?[*@%\d]/.test(n))return Ee(t,{text:n,span:s});const R=a.map(re=>({...re,span:s})),V=[...r,{text:o,span:s,quoted:!1},
...R];return $e(V,/^[\w:.@/-]+$/.test(o)?void 0:"glob")}e(Ne,"readScript");function $e(t,n){const o={program:"npm",words:[
{text:"run",span:t.at(-1)?.span??{start:0,end:0},quoted:!1},...t]};return{launches:[n?{...o,selects:n}:o],problems:[]}}e(
$e,"selection");function Ee(t,n){return{launches:[],problems:[(0,K.wX)("launches-programs",t,n)]}}e(Ee,"refused");function Fe(t){
return{launches:t.flatMap(({launches:n})=>n),problems:t.flatMap(({problems:n})=>n)}}e(Fe,"join");const Le=4;function Ce(t,n,s=tt.
PM){const r=typeof t=="string"?te[t](n):Me(t,n,s),{launched:o,problems:i}=Je(r.invocation);return o.length===0&&i.length===
0?r:{invocation:r.invocation,problems:[...[r,...o].flatMap(a=>a.problems),...i]}}e(Ce,"parseInvocation");function Be(t){
const n=Je(t).launched.map(s=>s.invocation);return t.launched===void 0?n:[...He(t).slice(1),...n]}e(Be,"launchedBy");function Je(t){
if(t.launched===void 0)return Pe(t);const n=He(t).map(s=>Pe(s));return{launched:n.flatMap(s=>s.launched),problems:n.flatMap(
s=>s.problems)}}e(Je,"followAll");function He(t){return[t,...(t.launched??[]).flatMap(He)]}e(He,"chainOf");function Pe(t,n=0){
const{launches:s,problems:r}=he(t),o=t.operands[0]?.text??"",i={launched:[],problems:[...r]};for(const a of s){const[f]=a.
words,k=n===Le?"launches-programs":a.program===void 0&&f&&rt(f.text);if(k){const re=f?.span??{start:0,end:0};i.problems.
push((0,K.wX)(k,o,{text:f?.text??"",span:re}));continue}const R=Qe(a),V=Pe(R.invocation,n+1);i.launched.push(R,...V.launched),
i.problems.push(...V.problems)}return i}e(Pe,"follow");function Qe({program:t,words:n,selects:s}){if(t!==void 0){const i=te[t](
n);return s?{...i,invocation:{...i.invocation,selects:s}}:i}const[r]=n,o=r?.text??"";return q(o)?te[o](n.slice(1)):te.npx(
n)}e(Qe,"parseLaunch");function rt(t){return t.startsWith("-")?"unknown-flag":ne.H.has(t)?"launches-programs":void 0}e(rt,
"families_refusal");var Re=d(76760),O=d(36754),v=d(73012),h=d(72360);async function z(t,{name:n,binary:s},r){const o=`no\
de_modules/${n}`;if(t.stat(o)===void 0)return[];const a=(await(0,v.n)(t)).flatMap(({entriesOf:Ge})=>Ge(n));if(a.length===
0)return[];const f=await(0,h.JE)(t,`${o}/package.json`),k=(0,O.D7)(f),R=(0,O.r7)(k,"name"),V=(0,O.r7)(k,"version"),re=e(
(Ge,Ve,st)=>[(0,b.l4)("dependency-stale",r,{name:n,what:Ge,locked:Ve,installed:st||"nothing"})],"stale"),ke=f!==void 0,ue=a.
filter(Ge=>!ke||Ge.name===(R||n));if(ue.length===0)return re("name",a[0]?.name??"",R);const je=ue.filter(Ge=>!ke||["",V].
includes(Ge.version));if(je.length===0)return re("version",ue[0]?.version??"",V);if(s===void 0)return[];const Te=je.flatMap(
({bin:Ge})=>Ge===void 0?[]:[Ge]),Se=Te.length>0?Te:[(0,O.jU)(k.bin,R||n)??{}];if(Te.length===0&&k.bin===void 0)return[];
const{name:Ie,file:Ue}=s,Ye=Se.flatMap(Ge=>Object.entries(Ge).flatMap(([Ve,st])=>Ie===void 0||Ie===Ve?[Re.posix.normalize(
st)]:[]));return Ye.includes(Ue)?[]:re(Ie===void 0?"binary":`binary ${Ie}`,Ye[0]??"nothing",Ue)}e(z,"installedProblems");
var J=d(44710),oe=d(79168);async function ie(t,n,s){if(t===n)return{redirected:[],changed:[]};const[r,o]=await Promise.all(
[(0,v.n)(t),(0,v.n)(n)]),i=await(0,J.BF)(n,o),a=await(0,J.Fv)(t,s),f=await an(t,n,s),k=[];for(const{path:R,entriesOf:V}of r){
const re=o.find(ue=>ue.path===R),ke=(re?[re]:o).flatMap(ue=>ue.entriesOf(s));for(const ue of V(s)){const je=ke.filter(Ie=>_e(
Ie,ue)),Te=je.filter(({version:Ie})=>Ie===ue.version),Se=Te.length>0&&Te.every(Ie=>ze(Ie,ue))?{how:"integrity",to:ue.integrity??
"nothing"}:je.length>0&&Xe(ue,i,a)?void 0:le(ue,s,t,i,a);Se!==void 0?f.push({name:s,path:R,...Se}):Te.length===0&&(ke.length>
0||!fe(ue,t))&&k.push({name:s,from:ke[0]?.version??"",to:ue.version||(ue.source.at??"")})}}return{redirected:Ot(f),changed:Ot(
k)}}e(ie,"compareWithBase");function le(t,n,s,r,o){const{source:i}=t;return i.kind==="git"||i.kind==="tarball"?{how:i.kind,
to:i.at}:i.kind==="file"?fe(t,s)?void 0:{how:"file",to:i.at}:t.name!==n?{how:"alias",to:t.name}:Xe(t,r,o)?void 0:{how:"h\
ost",to:(0,J.w4)(i,o)}}e(le,"faultOf");function fe({source:t},n){if(t.kind!=="file")return!1;const s=(0,m.j7)(t.at.replace(
/#.*$|::.*$/s,""));return s!==void 0&&s!==""&&(0,m.O4)(n,s).kind==="inside"}e(fe,"isOwnCode");function _e(t,n){return t.
name!==n.name||t.source.kind!==n.source.kind?!1:_t(t)===_t(n)}e(_e,"isSameOrigin");function ze({integrity:t,source:n},{integrity:s}){
if(t===void 0||n.kind==="file")return!1;if(s===void 0)return!0;const r=ot(t),o=[...ot(s)];return o.some(([i])=>r.has(i))&&
o.every(([i,a])=>(r.get(i)??a)!==a)}e(ze,"hasOtherContent");function ot(t){return new Map(t.split(/\s+/).map(n=>{const[,
s="",r=n]=/^([a-z\d]+)[-/](.*)$/is.exec(n)??[];return[s,r]}))}e(ot,"hashesIn");function Xe({source:t},n,s){return t.kind!==
"registry"||n.has((0,J.w4)(t,s))}e(Xe,"isKnownHost");async function an(t,n,s){const r=new Set(await xt(n,s));return(await xt(
t,s)).flatMap(o=>{if(r.has(o))return[];const i={name:s,path:"package.json"},a=(0,oe.e)(o);if(a!==void 0&&a.name!==s)return[
{...i,how:"alias",to:a.name}];const f=(0,oe.v)(o,s,""),k={name:s,version:"",source:f};return f.kind==="registry"||o.startsWith(
"workspace:")?[]:f.kind==="file"&&fe(k,t)?[]:[{...i,how:f.kind,to:f.at}]})}e(an,"redirectedRanges");async function xt(t,n){
const s=(0,O.D7)(await(0,h.JE)(t,"package.json")),r=["dependencies","devDependencies","optionalDependencies"].map(k=>(0,O.
r7)((0,O.D7)(s[k]),n)),{overrides:o,resolutions:i,pnpm:a}=s,f=[o,i,(0,O.D7)(a).overrides].flatMap(k=>Object.entries((0,O.
D7)(k)).flatMap(([R,V])=>cn(R,n)?[typeof V=="string"?V:(0,O.r7)((0,O.D7)(V),".")]:[]));return[...r,...f].filter(k=>k!=="")}
e(xt,"rangesOf");function cn(t,n){const s=t.split(/[>]|\*\*\//).at(-1)??"";return s===n||s.startsWith(`${n}@`)||s.endsWith(
`/${n}`)}e(cn,"isAbout");function _t({source:{kind:t,at:n=""},version:s}){return t==="tarball"&&s!==""?n.replaceAll(s,"*"):
t==="registry"&&J.yX.includes(n)?"":n}e(_t,"placeOf");function Ot(t){return[...new Map(t.map(n=>[JSON.stringify(n),n])).
values()]}e(Ot,"distinct");function lt(t){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(t)?.[1]}e(lt,"package\
Of");async function nt(t,n,s){const{tree:r,base:o=r}=t,{name:i,path:a}=n,f=await ln(r,o,i),k=await ie(r,o,i);return[...f===
void 0||f==="no lockfile"?[]:[(0,b.l4)("dependency-unverified",s,{name:i,path:a,fault:f})],...f==="no lockfile"?[(0,b.l4)(
"lockfile-missing",s,{})]:[],...k.redirected.map(R=>(0,b.l4)("dependency-redirected",s,R)),...k.changed.map(R=>(0,b.l4)(
"dependency-changed",s,R)),...await z(r,n,s)]}e(nt,"inspectDependency");function ct({rule:t}){return t==="dependency-unv\
erified"||t==="target-untracked"}e(ct,"isUnverified");async function ln(t,n,s){const[r,o]=await Promise.all([(0,v.n)(t),
(0,v.n)(n)]),i=e(f=>f.some(({entriesOf:k})=>k(s).length>0),"isLocked");if(!i(r)&&i(o))return"removed";const a=await(0,h.
jJ)(t,"");if(a===void 0||a===h.uY||!a.dependencies.has(s))return"undeclared";if(!i(r))return r.length===0&&o.length===0?
"no lockfile":"unlocked"}e(ln,"dependencyFault");async function un(t,n,s){const r=await(0,v.n)(t),o=e(i=>r.flatMap(({entriesOf:a})=>a(
i)),"entries");return s.has(n)&&(r.length===0||o(n).length>0)?n:[...s].find(i=>o(i).some(({bin:a})=>a!==void 0&&Object.hasOwn(
a,n)))}e(un,"ownerOf");const dn={files:[],roots:[],nodeFlags:[]};function Et({subcommand:t,operands:n,passthrough:s}){const[
r]=n;return t==="exec"&&r?St(r,s):dn}e(Et,"filesNamedBy");function St({text:t},n){const s=(0,ae.wS)(t)??ae.G2,r=(0,H.X)(
s,n);return{files:[...r.flags.flatMap(o=>fn(t,o)),...pn(s,r.operands)],roots:r.flags.flatMap(({flag:o,value:i})=>o?.kind===
"root"&&i?[i]:[]),nodeFlags:gn(t,s,r)}}e(St,"filesIn");function fn(t,n){const{word:s,flag:r,value:o="",off:i}=n;if(r===void 0||
i||o==="")return[];const{span:a}=s,f=o.split(",").filter(k=>k!==""&&!(0,A.l5)(k));switch(r.kind){case"tests":return[{as:"\
tests",path:o,span:a}];case"config":return(0,A.l5)(o)?[]:[{as:"config",path:o,span:a}];case"root":return(0,A.l5)(o)?[]:[
{as:"place",path:o,span:a}];case"output":{const k=o.slice(o.lastIndexOf("=")+1);return(0,A.l5)(k)?[]:[{as:"place",path:k,
span:a}]}case"code":case"preload":case"script-text":{const k=(0,A.FQ)("tool-runs-file",t,n),R=r.kind==="preload";return f.
map(V=>{const re=V.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(re)?{as:"code",path:re,span:a}:
{as:"module",path:re,span:a,ifFile:k,first:R}})}default:return[]}}e(fn,"filesOfFlag");function pn(t,n){const r=(t.runs===
"first-operand"?n.slice(0,1):t.runs?n:[]).filter(({text:i})=>!t.subcommands.has(i)).map(({text:i,span:a})=>({as:"tests",
path:i.replace(/^!|:[\d,*-]+$/g,""),span:a})),o=t.readsArgumentFiles?n.filter(({text:i})=>i.startsWith("@")):[];return[...r,
...o.map(({text:i,span:a})=>({as:"arguments",path:i.slice(1),span:a}))]}e(pn,"filesAmong");function gn(t,{handsOn:n},{flags:s}){
return s.flatMap(({word:r,flag:o,value:i="",off:a})=>{const f=o?.kind==="node"&&!a?(0,A.Vl)(t,i):o===void 0&&n?[r.text,...r.
text.includes("=")||i===""?[]:[i]]:[];return f.length===0?[]:(0,A.NO)(r,f).invocation.flags})}e(gn,"nodeFlagsOf");var ht=d(
62501),At=d(34282);function ut(t){return/[*?[{]/.test(t)}e(ut,"isPattern");function jt(t){return t.replace(/[^/]*[*?[{].*$/s,
"")}e(jt,"baseOf");const hn=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;function mn(t,n){if(!n.every(s=>hn.test(s)))return!1;for(const{
path:s}of t.files())if(n.some(r=>(0,At.M)(s,r,{dot:!0})))return!1;return!0}e(mn,"matchesNothing");const wn=new Set(["--e\
nv-file","--env-file-if-exists","--prefix"]);function Mt(t,n){const{passthrough:s}=t,r=[],o=e((a,f)=>{const k=qe(a,f,n);
k!==void 0&&r.push(k)},"check");for(const a of[t,...Be(t)]){for(const{name:k,value:R,span:V}of a.flags)R!==void 0&&(wn.has(
k)&&o(R,V),k==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(R)&&o(R,V));for(const{as:k,path:R,span:V}of Et(a).files){
const re=k==="tests"?dt(R,V,n):void 0;re!==void 0&&r.push(re)}if(a.program!=="node"&&a.starts!=="file")continue;const f=a.
program==="node"&&(0,j.w)(a)?dt:qe;for(const{text:k,span:R}of a.operands){const V=k===""||k==="-"?void 0:f(k,R,n);V!==void 0&&
r.push(V)}}const i=s.find(({text:a})=>kn.test(a));return i!==void 0&&r.push(yn(i)),r}e(Mt,"inspectPaths");const kn=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function yn({text:t,span:n}){return(0,b.l4)("absolute-path",n,{path:t})}e(yn,"absolute");function dt(t,n,s){if(!ut(t))return qe(
t,n,s);const r=(0,ht.c)(t);if(r===void 0)return(0,b.l4)("glob-unclear",n,{pattern:t,reason:"too_many"});for(const o of[t,
...r]){const i=qe(o,n,s);if(i!==void 0)return{...i,args:{...i.args,path:t}}}}e(dt,"testProblem");function qe(t,n,s){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.
test(t)&&/^(?:data|node|file|[a-z]+:\/)/i.test(t))return(0,b.l4)("target-outside",n,{path:t,reason:"address"});const r=/^(?:[\\/]|[A-Za-z]:)/.
test(t),o=r?void 0:(0,m.j7)(s===""?t:`${s}/${t}`);if(o===void 0){const i=r?"absolute":"above";return(0,b.l4)("target-out\
side",n,{path:t,reason:i})}if((0,m.UO)(o,".git",{ignoreCase:!0}))return(0,b.l4)("target-in-git",n,{path:t})}e(qe,"pathPr\
oblem");var B=d(23870);const vn=256*1024,bn=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function xn(t,n,s){if(qe(n,s,t.directory)!==void 0)return B.K$;const r=(0,m.O4)(t.tree,(0,B.HT)(t,n));if(r.kind===
"missing"){const f=t.tree.isPending?.(r.path)??!1;return(0,B.c6)(f?"target-not-judged":"target-missing",s,{path:n})}if(r.
kind==="outside")return(0,B.c6)("target-outside",s,{path:n,reason:"symlink"});if(r.kind!=="inside"||!(0,h.$W)(r.entry.kind))
return(0,B.c6)("target-not-a-file",s,{path:n,reason:r.kind==="inside"?r.entry.kind:r.kind});if(!r.entry.tracked&&!r.entry.
built)return(0,B.c6)("target-untracked",s,{path:n});if((r.entry.size??0)>vn)return(0,B.c6)("environment-file-unsafe",s,{
path:n,names:[]});const i=[...(await t.tree.read(r.path)).toString("utf8").matchAll(bn)].map(([f])=>f.replace(/\s*=$/,"")).
filter(f=>f.toUpperCase()!=="NODE_ENV"),a=[...new Set(i)].slice(0,10);return a.length===0?B.K$:(0,B.c6)("environment-fil\
e-unsafe",s,{path:n,names:a})}e(xn,"inspectEnvironmentFile");const _n=["",".js",".json",".node"];function mt(t){return t===
""?[""]:_n.map(n=>t+n)}e(mt,"candidatesFor");function Pt(t,n){const s=n.map(r=>(0,m.O4)(t,r)).filter(r=>r.kind!=="missin\
g");return s.find(r=>r.kind!=="inside"||(0,h.$W)(r.entry.kind))??s[0]}e(Pt,"firstFile");async function $t(t,n){const s=Re.
posix.join(n,"package.json"),r=await(0,h.JE)(t,s);if(r===h.uY)return h.uY;const o=r?.main,i=Tt(n),a=r===void 0?{}:{by:s};
if(typeof o!="string"||o===""){const R=Dt(t,i);return R&&{found:R,...a}}const f=o.startsWith("/")?void 0:(0,m.j7)(Re.posix.
join(n,o));if(f===void 0)return{found:{kind:"outside",path:o},...a};const k=Dt(t,[...mt(f),...Tt(f),...i]);return k&&{found:k,
...a}}e($t,"mainOf");function Tt(t){return mt(Re.posix.join(t,"index")).slice(1)}e(Tt,"indexOf");function Dt(t,n){return n.
map(s=>(0,m.O4)(t,s)).find(s=>s.kind==="inside"?(0,h.$W)(s.entry.kind):s.kind!=="missing")}e(Dt,"firstRegular");const Rt=256*
1024,On=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function En(t,n){if((n.size??0)>Rt)return!1;const s=(await t.read(n.path)).subarray(0,Rt).toString("latin1");return On.
test(s)}e(En,"callsWriteFunctions");const Sn=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function wt(t,n,s){const{
tree:r}=t,o=qe(n,s,t.directory);if(o!==void 0)return{targets:[],problems:[o]};if(n.includes("\\"))return(0,B.c6)("target\
-not-a-file",s,{path:n,reason:"backslash"});const i=(0,m.j7)((0,B.HT)(t,n))??"",a=Pt(r,mt(i));if(a===void 0)return An(t,
n,i,s);if(a.kind!=="inside"||a.entry.kind!=="directory")return It(t,{path:n,wanted:i,found:a},s);const f=await $t(r,i);if(f===
h.uY)return(0,B.c6)("package-json-invalid",s,{path:Re.posix.join(i,"package.json")});if(f===void 0)return(0,B.c6)("targe\
t-not-a-file",s,{path:n,reason:"directory"});const k=await It(t,{path:n,wanted:i,found:f.found},s);return f.by===void 0||
!t.changed.has(f.by)?k:(0,B.fj)([k,(0,B.c6)("target-changed",s,{path:f.by})])}e(wt,"resolveScript");async function It(t,{
path:n,wanted:s,found:r},o){const{tree:i,changed:a}=t;if(r.kind==="missing")return(0,B.c6)("target-missing",o,{path:n});
if(r.kind==="outside")return(0,B.c6)("target-outside",o,{path:n,reason:"symlink"});if(r.kind!=="inside")return(0,B.c6)("\
target-not-a-file",o,{path:n,reason:"loop"});const{entry:f}=r;if(!(0,h.$W)(f.kind))return(0,B.c6)("target-not-a-file",o,
{path:n,reason:f.kind});const k=/\.([^./]*)$/.exec(f.path.replace(/.*\//,""))?.[1]??"";if(!Sn.has(k))return(0,B.c6)("tar\
get-extension",o,{path:n,extension:k});const R=await Nt(t,f,n,o);if(R.some(ct))return{targets:[],problems:R};const V=[...R],
re={path:f.path};return(a.has(f.path)||a.has(s))&&V.push((0,b.l4)("target-changed",o,re)),f.tracked&&await En(i,f)&&V.push(
(0,b.l4)("target-writes",o,re)),{targets:[(0,B.aC)(t,{kind:"file",name:n,path:f.path})],problems:V}}e(It,"resolveFound");
async function Nt(t,{path:n,tracked:s,built:r},o,i){const a=lt(n);return a===void 0?(s||r)&&!(0,m.UO)(n,"node_modules")?
[]:[(0,b.l4)("target-untracked",i,{path:o})]:s?[(0,b.l4)("dependency-unverified",i,{name:a,path:o,fault:"committed"})]:await nt(
t,{name:a,path:o},i)}e(Nt,"trustProblems");async function An(t,n,s,r){const o=lt(s);if(o===void 0&&t.tree.isPending?.(s))
return(0,B.c6)("target-not-judged",r,{path:n});if(o===void 0||t.tree.stat("node_modules")!==void 0)return(0,B.c6)("targe\
t-missing",r,{path:n});const i=await nt(t,{name:o,path:n},r);return i.some(ct)?{targets:[],problems:i}:(0,B.fj)([(0,B.c6)(
"not-installed",r,{name:o}),{targets:[],problems:i}])}e(An,"missing");async function jn(t,n,s){const r=dt(n,s,t.directory);
if(r!==void 0)return{targets:[],problems:[r]};if(ut(n)){const i=((0,ht.c)(n)??[]).map(k=>(0,B.HT)(t,k));return i.some(k=>(0,m.
O4)(t.tree,jt(k)).kind==="outside")?(0,B.c6)("target-outside",s,{path:n,reason:"symlink"}):mn(t.tree,i.map(k=>(0,m.j7)(k)??
k))?(0,B.c6)("test-pattern-empty",s,{pattern:n}):B.K$}const o=(0,m.O4)(t.tree,(0,B.HT)(t,n));return o.kind==="inside"&&o.
entry.kind==="directory"&&o.entry.tracked?B.K$:wt(t,n,s)}e(jn,"resolveTest");async function Mn(t,n){const{flags:s,operands:r}=t,
o=(0,j.w)(t);if(Pn(t,o))return B.K$;const i=[];for(const a of s)i.push(await Lt(a,n));for(const{text:a,span:f}of r){if(a===
""||a.startsWith("-"))continue;const k=o?jn:wt;i.push(await k(n,a,f))}return(0,B.fj)(i)}e(Mn,"resolveNode");function Pn({
operands:t},n){const s=t[0]?.text;return s==="inspect"||s==="debug"&&!n}e(Pn,"isDebugger");const $n=new Set(["--import",
"--require","--experimental-loader"]);async function Lt(t,n){const{name:s,value:r="",span:o}=t;if(s==="--env-file"||s===
"--env-file-if-exists")return xn(n,r,o);if(!$n.has(s)||!/^[@a-z]/i.test(r))return B.K$;const i=/^(?:@[^/]+\/)?[^/]+/.exec(
r)?.[0]??r,a=await nt(n,{name:i,path:r},o);return{targets:[],problems:a}}e(Lt,"inspectNodeFlag");async function Tn(t,n,s){
const{tree:r}=t,o=await(0,h.jJ)(r,"");if(o===h.uY)return(0,B.c6)("package-json-invalid",s,{path:"package.json"});if(o?.binaries.
has(n))return(0,B.c6)("binary-shadowed",s,{name:n,path:o.path});const i=(0,B.HT)(t,`node_modules/.bin/${n}`);if(t.directory!==
""&&r.stat(i)!==void 0)return(0,B.c6)("dependency-unverified",s,{name:n,path:i,fault:"elsewhere"});const a=r.stat("node_\
modules");if(a===void 0)return Ln(t,o,n,s);const f=await In(r,n),k=r.stat(f),R=(0,m.O4)(r,f);if(k===void 0||R.kind==="mi\
ssing")return(0,B.c6)("binary-missing",s,{name:n});if(R.kind!=="inside")return(0,B.c6)("target-outside",s,{path:f,reason:"\
symlink"});const V=lt(R.path),re=a.tracked||k.tracked,ke=!re&&R.entry.tracked&&await Rn(r,R.path);if(V===void 0&&!ke||!(0,h.
$W)(R.entry.kind))return(0,B.c6)("dependency-unverified",s,{name:n,path:R.path,fault:"elsewhere"});if(!ke&&(re||R.entry.
tracked)){const Te={name:V??n,path:R.path,fault:"committed"};return(0,B.c6)("dependency-unverified",s,Te)}const ue=ke?[]:
await Dn(t,n,R.path,s);if(ue.some(ct))return{targets:[],problems:ue};if(!await Nn(r,R.path))return(0,B.c6)("binary-not-n\
ode",s,{name:n,path:R.path});ke&&t.changed.has(R.path)&&ue.push((0,b.l4)("target-changed",s,{path:R.path}));const je={kind:"\
package_binary",name:n,path:R.path};return{targets:[(0,B.aC)(t,je)],problems:ue}}e(Tn,"resolveBinary");async function Dn(t,n,s,r){
const o=lt(s)??n,i=s.slice(`node_modules/${o}/`.length),a={name:n.startsWith("@")?void 0:n,file:i},f=await nt(t,{name:o,
path:s,binary:a},r);if(o===n||!(await(0,v.n)(t.tree)).some(({entriesOf:V})=>V(n).length>0))return f;const R=await nt(t,{
name:n,path:s},r);return[...f,...R.filter(V=>!ct(V))]}e(Dn,"inspectOwner");async function Rn(t,n){return(await(0,v.n)(t)).
some(({all:r})=>r.some(({source:o})=>{const i=o.kind==="file"?(0,m.j7)(o.at):void 0;return i!==void 0&&i!==""&&(0,m.UO)(
n,i)}))}e(Rn,"isLinked");async function In(t,n){const s=`node_modules/.bin/${n}`;if(!n.startsWith("@"))return s;const r=await(0,h.
jJ)(t,`node_modules/${n}`);if(r===void 0||r===h.uY)return s;const[o]=r.binaries;return`node_modules/.bin/${(r.binaries.size===
1?o:void 0)??n.replace(/^@[^/]*\//,"")}`}e(In,"linkOf");async function Nn(t,n){if(/\.[cm]?js$/.test(n))return!0;const[s=""]=(await t.
read(n)).subarray(0,256).toString("latin1").split(`
`,1);return/^#!.*[/ ]node\b/.test(s)}e(Nn,"isForNode");async function Ln(t,n,s,r){const o=await un(t.tree,s,n?.dependencies??
new Set);if(o===void 0)return(0,B.c6)("binary-missing",r,{name:s});const i={kind:"package_binary",name:s},a=await nt(t,{
name:o,path:s},r);return{targets:[(0,B.aC)(t,i)],problems:[t.tree.isPending?.("node_modules")?(0,b.l4)("target-not-judge\
d",r,{path:s}):(0,b.l4)("not-installed",r,{name:s}),...a]}}e(Ln,"notInstalled");var Ct=d(3134),et=d(56760);const Cn=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/;
function Wn(t){if(Cn.test(t))return;const{commands:n}=(0,et.QR)(t);return n.find((r,o)=>!Un(r)&&Fn(t,n,o))?.text}e(Wn,"c\
ommandWithLostStatus");function Fn(t,n,s){return Wt(t,n,s)==="||"&&Bn(n[s+1])?!1:n.slice(s).some((r,o)=>{const i=n[s+o+1],
a=Wt(t,n,s+o);return a==="||"?i!==void 0&&Kn(i):a==="&"||i!==void 0&&a!=="&&"})}e(Fn,"losesStatus");function Wt(t,n,s){return t.
slice(n[s]?.end,n[s+1]?.start).trim()}e(Wt,"operatorAfter");function Un({text:t}){return et.HM.has(t.split(/\s/)[0]??"")}
e(Un,"isShells");function Kn({text:t}){return et.Vt.has(t.split(/\s/)[0]??"")||/^exit\s+0$/.test(t)}e(Kn,"succeedsAlways");
function Bn(t){return t!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.test(t.text)}e(Bn,"failsAlways");var zn=d(61321);const Ft=new Set(
["assignment-refused","environment-assignment"]),Hn=new Set([...Ft,"brace-expansion","glob-flag","glob-outside","glob-un\
clear","tilde-expansion","unquoted-glob","variable-expansion"]);class Gn{static{e(this,"GivenWords")}text;#e;#n;#o;#r;constructor({
event:n,body:s,words:r},o){let i=s;const a=[];for(const f of r){const k=i.length+1;i=`${i} ${(0,zn.b)(f.text)}`,a.push({
word:f,at:{start:k,end:i.length}})}this.text=i,this.#e=s.length,this.#n=a,this.#o=n,this.#r=o}isGiven=e(({span:n})=>this.#n.
length>0&&n.end>this.#e,"isGiven");inCommand=e(n=>{const s=this.#n.filter(({at:i})=>i.start<n.span.end&&i.end>n.span.start),
r=s[0]?.word.span??this.#r,o=s.at(-1)?.word.span??this.#r;return{...n,span:{start:r.start,end:o.end}}},"inCommand");onlyGiven({
problems:n}){return{targets:[],problems:n.filter(this.isGiven)}}areReadableBehind({end:n},s){const r=s.every(({rule:o})=>Ft.
has(o));return this.#n.length>0&&n>this.#e&&r}unreadBehind({end:n},s,r,o=[]){if(this.#n.length===0||n<=this.#e)return[];
const i=s[0]?.text??"";if(r&&et.HM.has(i))return[];const a=r?.problems.some(({rule:V,span:re})=>V==="program-not-allowed"&&
re.start===s[0]?.span.start);if(r&&!a)return[];const f=ne.H.has(i.replace(/^.*[\\/]/,""))||o.some(({rule:V})=>!Hn.has(V)),
k=this.#n.find(({word:V})=>f||V.text.startsWith("-"));if(k===void 0)return[];const R={script:this.#o,word:k.word.text,text:this.
text};return[(0,b.l4)("script-words-unread",k.at,R)]}}var ft=d(95903);const Vn=new Set(["build-files-unread","dependency\
-changed","dependency-redirected","dependency-stale","lockfile-missing","target-changed","target-writes","not-installed",
"only-prints","tool-flag-unknown","tool-runs-file","workspaces-changed"]);function Ut(t,n,s,r){const{directory:o,event:i,
words:a,builtIn:f}=n;return r.follow(`${o}\0${i}`,`${f??""}${(0,ft.r7)(n)}\0${a.length}`,()=>f==="server"?wt({...t,via:i},
"server.js",s):f==="restart"?Yn(t,a,s,r):Jn(t,n,s,r),k=>Xn(k,i,s))}e(Ut,"resolveRun");function Xn(t,n,s){return t.why===
"cycle"?(0,B.c6)("npm-script-cycle",s,{script:n}):(0,B.c6)("npm-script-chain",s,{script:n,limit:t.limit,what:t.why})}e(Xn,
"notFollowed");const Zn=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function Yn(t,n,s,r){
const o=e((f,k,R)=>r.resolve({program:"npm",subcommand:f,flags:k,operands:[{text:f,span:s,quoted:!1}],passthrough:R},t),
"npm"),i=await o("stop",[{name:"--if-present",written:"--if-present",span:s}],[]),a=i.problems.filter(({rule:f})=>!Zn.has(
f));return(0,B.fj)([{...i,problems:a},await o("start",[],n)])}e(Yn,"resolveRestart");async function Jn(t,n,s,r){const{event:o}=n,
i=new Gn(n,s),{text:a}=i,f={...t,via:o},k={targets:[(0,B.aC)(t,{kind:"npm_script",name:o,script:a})],problems:[]},R=(0,et.
Nz)(a);if(R!==void 0)return(0,B.fj)([k,(0,B.c6)("npm-script-dangerous",s,{script:o,text:a,danger:R})]);const{commands:V,
compound:re}=(0,et.QR)(a),ke=[];let ue=!re;for(const Ve of V){const{words:st,problems:gt}=Qn(Ve),vt=(0,se.L)({problems:gt});
if(vt||(ue=!1),vt||i.areReadableBehind(Ve,gt)){const bt=await ts(f,st,r),tr=vt?bt:i.onlyGiven(bt),nr=i.unreadBehind(Ve,st,
bt);ke.push(tr,{targets:[],problems:[...gt.filter(i.isGiven),...nr]})}else ke.push({targets:[],problems:i.unreadBehind(Ve,
st,void 0,gt)})}const{targets:je,problems:Te}=(0,B.fj)(ke),Se=Te.filter(i.isGiven).map(i.inCommand),Ie=Te.filter(Ve=>!i.
isGiven(Ve)).map(Ve=>({...Ve,span:s})),Ue=V.length>0&&V.every(({text:Ve})=>et.Vt.has(Ve.split(/\s/)[0]??"")),Ye=Wn(a),Ge=ue?
B.K$:(0,B.c6)("npm-script-compound",s,{script:o,text:a});return{targets:[...k.targets,...je],problems:[...Se,...Ie.filter(
Kt),...qn(Ie,s,o,a),...Ue?[(0,b.l4)("only-prints",s,{program:"npm",flag:`run ${o}`})]:[],...Ye===void 0?[]:[(0,b.l4)("np\
m-script-loses-failure",s,{script:o,text:a,command:Ye})],...Ge.problems]}}e(Jn,"resolveText");function Qn({text:t,start:n}){
const{words:s,problems:r}=(0,se.I)(t),o=e(i=>({...i,span:{start:i.span.start+n,end:i.span.end+n}}),"moved");return{words:s.
map(o),problems:r.map(o)}}e(Qn,"lexPart");function Kt({rule:t,args:n}){return t==="dependency-unverified"?"fault"in n&&n.
fault==="removed":Vn.has(t)||t.startsWith("npm-script-")||t.startsWith("npmrc-")}e(Kt,"isPassedOn");function qn(t,n,s,r){
const o=t.find(i=>!Kt(i));return o===void 0?[]:[(0,b.l4)("npm-script-text",n,{script:s,text:r,reason:o.rule})]}e(qn,"sum\
mary");const es=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function ts(t,n,s){const[r,...o]=n;if(r===void 0||et.HM.
has(r.text))return B.K$;const{families:i}=t,a=q(r.text)?r.text:i?.allowed.get(r.text),f=(0,B.c6)("program-not-allowed",r.
span,{program:r.text,group:"other"}),k=es.exec(r.text)?.[1]??r.text;if(a===void 0&&/[\\/]/.test(k))return f;const R=a?Ce(
a,o,i):Ce("npx",[{...r,text:k},...o]),V=await s.resolve(R.invocation,t),re=V.problems.some(({rule:ue,span:je})=>ue==="bi\
nary-missing"&&je.start===r.span.start);if(a===void 0&&re)return f;const ke=Mt(R.invocation,t.directory);return(0,B.fj)(
[{targets:[],problems:[...R.problems,...ke]},V])}e(ts,"resolveCommand");var kt=d(17167);const ns=64*1024;function ss(t,n){
if(t.length>ns)return;const s=[],r=t.toString("utf8"),o=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let a=o.exec(r);a!==null;a=
o.exec(r))s.push(a[1]??a[2]??"");return s.every(a=>!a.startsWith("@")&&!a.startsWith('"'))?s.map(a=>({text:a,span:n,quoted:!0})):
void 0}e(ss,"wordsOfFile");const rs=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(t=>`.${t}`)];async function os(t,n){
return Bt(Et(t),t.operands[0],n)}e(os,"resolveToolFiles");async function Bt({files:t,roots:n,nodeFlags:s},r,o){const i=[
"",...n].flatMap(f=>{const k=(0,m.j7)((0,B.HT)(o,f));return k===void 0?[]:[k]}),a=[];for(const f of t)a.push(f.as==="arg\
uments"?await ls(f,r,o):f.as==="tests"?await cs(f,o):await zt(f,[...new Set(i)],o));for(const f of s)a.push(await Lt(f,o));
return(0,B.fj)(a)}e(Bt,"resolveAll");async function zt(t,n,s){const{as:r,path:o,span:i}=t,a=qe(o,i,s.directory);if(a!==void 0)
return{targets:[],problems:[a]};const f=[];for(const k of n){const R=(0,m.j7)(Re.posix.join(k,o));if(R===void 0)continue;
const V=await is(t,R,s);V!==void 0&&f.push(V)}return f.length>0?(0,B.fj)(f):r==="code"||r==="config"?(0,B.c6)("target-mi\
ssing",i,{path:o}):r==="module"&&t.first?as(o,i,s):B.K$}e(zt,"resolveFile");async function is(t,n,s){const{as:r,path:o,span:i}=t,
{tree:a}=s,f=Pt(a,r==="place"?[n]:rs.map(V=>n+V));if(f===void 0)return;const k=f.kind==="inside"&&!(0,h.$W)(f.entry.kind);
if(r==="place"&&f.kind==="inside")return B.K$;if(!k)return pt(t,n,f,s);if(r==="config"){const V=(0,m.O4)(a,Re.posix.join(
f.path,"tsconfig.json"));return V.kind==="missing"?B.K$:pt(t,n,V,s)}const R=await $t(a,n);return R===h.uY?(0,B.c6)("pack\
age-json-invalid",i,{path:Re.posix.join(o,"package.json")}):R&&pt(t,n,R.found,s)}e(is,"resolveAt");async function pt({as:t,
path:n,span:s,ifFile:r},o,i,a){if(i.kind==="outside")return(0,B.c6)("target-outside",s,{path:n,reason:"symlink"});if(i.kind!==
"inside")return(0,B.c6)("target-not-a-file",s,{path:n,reason:"loop"});const{entry:f}=i,k=await Nt(a,f,n,s);if(k.some(ct))
return{targets:[],problems:k};const R=a.changed.has(f.path)||a.changed.has(o);return{targets:[(0,B.aC)(a,{kind:"file",name:n,
path:f.path})],problems:[...k,...t==="module"&&r?[r]:[],...R?[(0,b.l4)("target-changed",s,{path:f.path})]:[]]}}e(pt,"jud\
geFound");async function as(t,n,s){const r=/^(?:@[^/]+\/)?[^/]+/.exec(t)?.[0]??t;return{targets:[],problems:await nt(s,{
name:r,path:t},n)}}e(as,"inspectPackage");async function cs(t,n){const{path:s,span:r}=t,o=dt(s,r,n.directory);if(o!==void 0)
return{targets:[],problems:[o]};const a=(ut(s)?((0,ht.c)(s)??[]).map(jt):[s]).map(k=>(0,m.O4)(n.tree,(0,B.HT)(n,k)));if(a.
some(({kind:k})=>k==="outside"))return(0,B.c6)("target-outside",r,{path:s,reason:"symlink"});const[f]=a;return ut(s)||f?.
kind!=="inside"||!(0,h.$W)(f.entry.kind)?B.K$:pt(t,(0,m.j7)((0,B.HT)(n,s))??s,f,n)}e(cs,"resolveTests");async function ls({
path:t,span:n},s,r){const o=await zt({as:"config",path:t,span:n},[r.directory],r),i=o.targets[0]?.path;if(s===void 0||i===
void 0)return o;const a=ss(await r.tree.read(i),n);if(a===void 0){const k=`@${t}`;return(0,B.fj)([o,(0,B.c6)("tool-loads\
-code",n,{program:s.text,flag:k})])}const f=(0,T.q)(s,a).map(k=>({...k,span:n}));return(0,B.fj)([o,{targets:[],problems:f},
await Bt(St(s,a),s,r)])}e(ls,"resolveArguments");async function us(t,n,s){const{subcommand:r,operands:o,flags:i}=t,[a]=o,
f=a?.span??i[0]?.span??{start:0,end:0};if(r==="exec")return a===void 0?B.K$:yt(n,t,a);const{project:k,selected:R,runs:V,
packages:re,problems:ke}=await(0,ft.HO)(t,n,f);if(k===void 0)return{targets:[],problems:ke};const ue=[await(0,kt.T)({...n,
directory:k},f)];for(const Te of re){const Se={...n,directory:Te},Ie=V.filter(Ye=>Ye.directory===Te);Ie.length>0&&ue.push(
Ht(Se,f));for(const Ye of Ie)ue.push(await Ut(Se,Ye,f,s));const Ue=Re.posix.join(Te,"package.json");n.changed.has(Ue)&&ue.
push((0,B.c6)("target-changed",f,{path:Ue}))}const je=Re.posix.join(k,"package.json");return R&&!re.includes(k)&&n.changed.
has(je)&&ue.push((0,B.c6)("target-changed",f,{path:je})),(0,B.fj)([...ue,{targets:[],problems:ke}])}e(us,"resolveNpm");async function yt(t,n,{
text:s,span:r}){const o=await Tn(t,s,r);if(o.targets.length===0)return o;const i=await os(n,t),a=(0,ae.wS)(s)||(0,ae.Of)(
s)||t.via!==void 0;return(0,B.fj)([o,a?B.K$:(0,B.c6)("tool-unknown",r,{tool:s}),i])}e(yt,"resolveTool");function Ht({tree:t,
directory:n},s){const r=(0,Ct.M)(n).flatMap(o=>["node","npm","npx","sh"].map(i=>Re.posix.join(o,"node_modules/.bin",i))).
find(o=>t.stat(o)!==void 0);return r===void 0?B.K$:(0,B.c6)("path-shadowed",s,{path:r})}e(Ht,"shadows");const ds=256*1024;
async function fs({data:t},{tree:n},s){const r=[];for(const[o,i]of Object.entries(t.deciding_settings)){const a=(0,m.O4)(
n,o);if(a.kind==="missing"&&n.stat(o)===void 0)continue;if(a.kind!=="inside"||!(0,h.$W)(a.entry.kind)){r.push((0,B.c6)("\
npmrc-unread",s,{path:o,reason:"it is not a regular file"}));continue}if((a.entry.size??0)>ds){r.push((0,B.c6)("npmrc-un\
read",s,{path:o,reason:"it is too large"}));continue}const f=(await n.read(a.path)).toString("utf8"),k=i.split(" ").filter(
R=>ps(R,f));hs.test(f)&&k.push("\\"),r.push(k.length===0?B.K$:(0,B.c6)("npmrc-redirects",s,{path:o,keys:k}))}return(0,B.
fj)(r)}e(fs,"inspectManagerSettings");function ps(t,n){const s=t.endsWith("!"),r=s?t.slice(0,-1):t,o=new RegExp(`(?:^|[\\\
s{,.["'])${r}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...n.matchAll(o)].some(([,i=""])=>!s||gs(i.trim()))}e(ps,"p\
ackage_manager_settings_decides");function gs(t){return/^[>|&*!{[]/.test(t)||(0,m.j7)(t.replace(/^["']|["']$/g,""))===void 0}
e(gs,"leadsOutside");const hs=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/,ms={informs:!1,workspace:[],includeRoot:!1,ignoreScripts:!1,
ifPresent:!1};async function Gt(t,n,s,r){const{subcommand:o,operands:i,flags:a,launched:f=[]}=t,[k]=i;if(k===void 0)return B.
K$;const{text:R,span:V}=k,re=(0,B.fj)([await(0,kt.T)({...s,directory:""},V),s.directory===""?B.K$:await(0,kt.T)(s,V),await fs(
n,s,V)]);if(o==="exec"){const Se=f.length>0?B.K$:await yt(s,t,k);return(0,B.fj)([re,Se])}const ke=Xt(t,n),ue=await ws(s,
ke,V);if("problems"in ue)return(0,B.fj)([re,ue]);const je=ue.filter(({manifest:Se})=>Se.scripts.has(R));if(je.length>0){
const Se=je.map(Ie=>ys(Ie,t,s,V,r));return(0,B.fj)([re,...await Promise.all(Se)])}if(o==="script-or-tool"&&f.length>0)return re;
if(o==="script-or-tool"){const Se=await yt(s,{...t,subcommand:"exec"},k);return(0,B.fj)([re,Se])}const Te=a.some(({name:Se})=>Se===
"--if-present");return(0,B.fj)([re,(0,B.c6)("npm-script-missing",V,{script:R,passes:Te})])}e(Gt,"resolvePackageManager");
function Vt({use:t}){return t.starts==="script-or-tool"||t.starts==="script-tool-or-file"}e(Vt,"isPackageManager");function Xt({
anyPackage:t,flags:n,passthrough:s},{data:r}){const o=[...n.map(({name:i})=>i),...s.map(({text:i})=>i)];return t===!0||o.
some(i=>r.selecting_flags.includes(i.replace(/=.*/s,"")))}e(Xt,"selectsPackages");async function ws({tree:t,directory:n},s,r){
const o=(0,Ct.M)(n).filter(f=>t.stat(Re.posix.join(f,"package.json"))!==void 0),i=s?ks(t):o.slice(0,1);if(i.length===0)return(0,B.
c6)("package-json-missing",r,{directory:n});const a=[];for(const f of i){const k=await(0,h.jJ)(t,f);if(k===h.uY)return(0,B.
c6)("package-json-invalid",r,{path:Re.posix.join(f,"package.json")});k!==void 0&&a.push({directory:f,manifest:k})}return a}
e(ws,"packagesOf");function ks(t){const n=[];for(const{path:s}of t.files())Re.posix.basename(s)==="package.json"&&(s.split(
"/").includes("node_modules")||n.push(Re.posix.dirname(s).replace(/^\.$/,"")));return n}e(ks,"everyPackage");async function ys({
directory:t,manifest:n},{operands:s,passthrough:r},o,i,a){const f={...o,directory:t},k=[Ht(f,i)],R=s[0]?.text??"",V=(0,ft.
UN)(n,f,R,r,ms);for(const ue of V)k.push(await Ut(f,ue,i,a));const re=(0,ft.Ih)(V,R,n.path,f,i);return k.push({targets:[],
problems:re}),o.changed.has(n.path)&&k.push((0,B.c6)("target-changed",i,{path:n.path})),(0,B.fj)(k)}e(ys,"scriptsOf");const vs=5;
async function bs(t,n,s,r){const o=xs(t,n,s);if("problems"in o)return o;const{subcommand:i,starts:a,operands:f}=t,[k]=f,
R=[_s(n,s,Zt(t)),...Os(t,o)];if(k!==void 0&&a==="file"&&R.push(Yt(o,k)),k!==void 0&&a==="module"&&R.push(Es(o,k)),!Vt(n))
return(0,B.fj)(R);if(i==="run"||i==="exec"||i==="script-or-tool")R.push(await Gt(t,n,o,r));else if(i!==void 0&&Xt(t,n)){
const V={text:i,span:Zt(t),quoted:!1},re={...t,subcommand:"run",operands:[V]};R.push(await Gt(re,n,o,r))}return(0,B.fj)(
R)}e(bs,"resolveProgram");function Zt({operands:t,flags:n}){return t[0]?.span??n[0]?.span??{start:0,end:0}}e(Zt,"spanOf");
function xs({flags:t},{data:n},s){let{directory:r}=s;for(const{name:o,value:i,span:a}of t){if(i===void 0||!n.directory_flags.
includes(o))continue;const f=(0,m.j7)(r===""?i:`${r}/${i}`),k=f===void 0?void 0:(0,m.O4)(s.tree,f);if(k===void 0||k.kind===
"outside")return(0,B.c6)("target-outside",a,{path:i,reason:k?"symlink":"above"});if(k.kind!=="inside")return(0,B.c6)("ta\
rget-missing",a,{path:i});r=k.path}return{...s,directory:r}}e(xs,"directoryOf");function _s({program:t,data:n},{tree:s,changed:r},o){
if(n.build_files.length===0)return B.K$;const i=e(R=>n.build_files.some(V=>(0,At.M)(V.includes("/")?R:Re.posix.basename(
R),V,{dot:!0})),"isOne"),a=[];for(const{path:R}of s.files())!(0,m.UO)(R,"node_modules")&&i(R)&&a.push(R);const f=a.filter(
R=>r.has(R)),k=a.slice(0,vs);return(0,B.fj)([a.length===0?B.K$:(0,B.c6)("build-files-unread",o,{program:t,files:k,count:a.
length}),...f.map(R=>(0,B.c6)("target-changed",o,{path:R}))])}e(_s,"buildFiles");function Os({operands:t,flags:n,starts:s,
subcommand:r,family:o},i){const a=o&&Vt(o)&&r!=="test";return[...(s===void 0&&!a?t:[]).map(({text:R,span:V})=>({text:R.replace(
/::.*$/s,""),span:V})),...n.flatMap(({value:R,span:V})=>R===void 0?[]:[{text:R,span:V}])].map(({text:R,span:V})=>{const re=(0,m.
j7)((0,B.HT)(i,R));return re===void 0||re===""?B.K$:(0,m.UO)(re,".git",{ignoreCase:!0})?(0,B.c6)("target-in-git",V,{path:re}):
(0,m.O4)(i.tree,re).kind==="outside"?(0,B.c6)("target-outside",V,{path:R,reason:"symlink"}):B.K$})}e(Os,"pathsOf");function Yt(t,{
text:n,span:s}){const r=qe(n,s,t.directory);if(r!==void 0)return{targets:[],problems:[r]};const o=(0,m.j7)((0,B.HT)(t,n))??
"",i=(0,m.O4)(t.tree,o);if(i.kind==="missing")return(0,B.c6)("target-missing",s,{path:n});if(i.kind==="outside")return(0,B.
c6)("target-outside",s,{path:n,reason:"symlink"});if(i.kind!=="inside"||!(0,h.$W)(i.entry.kind)){const k=i.kind==="insid\
e"?i.entry.kind:"loop";return(0,B.c6)("target-not-a-file",s,{path:n,reason:k})}const{entry:a}=i;if(!a.tracked)return(0,B.
c6)("target-untracked",s,{path:n});const f=t.changed.has(a.path)||t.changed.has(o);return(0,B.fj)([{targets:[(0,B.aC)(t,
{kind:"file",name:n,path:a.path})],problems:[]},f?(0,B.c6)("target-changed",s,{path:a.path}):B.K$])}e(Yt,"program_resolv\
eFile");function Es(t,{text:n,span:s}){const r=n.replaceAll(".","/"),o=["","src/"].flatMap(i=>[`${i}${r}.py`,`${i}${r}/_\
_main__.py`]).find(i=>t.tree.stat((0,B.HT)(t,i))!==void 0);return o===void 0?(0,B.c6)("tool-unknown",s,{tool:n}):Yt(t,{text:o,
span:s,quoted:!1})}e(Es,"resolveModule");var Ss=d(14006);const As=/^[\w:.@/-]+$/,Jt=200,js=4,Ms=/^[\w:.@/*?{},[\]-]+$/;async function Ps(t,n){
const{selects:s,operands:r}=t,[o]=r;if(s===void 0||o===void 0)return[t];const i=await(0,h.jJ)(n.tree,n.directory),{text:a,
span:f}=o,k={program:"npm",flag:a};if(!$s(a))return(0,b.l4)("launches-programs",f,k);const R=i&&i!==h.uY?[...i.scripts.keys()]:
[];if(R.some(re=>re.length>Jt))return(0,b.l4)("launches-programs",f,k);const V=R.filter(Ts(a,s));return V.length===0?(0,b.
l4)("npm-script-missing",f,{script:a,passes:!1}):V.every(re=>As.test(re))?V.map(re=>{const{selects:ke,...ue}=t;return{...ue,
operands:[{...o,text:re}]}}):(0,b.l4)("launches-programs",f,k)}e(Ps,"selectScripts");function $s(t){return t.length<=Jt&&
Ms.test(t)&&t.split("*").length-1<=js}e($s,"isPlainPattern");function Ts(t,n){if(n==="glob"){const i=Ss(Qt(t),{nonegate:!0,
strictSlashes:!0});return a=>i(Qt(a))}const s=t.indexOf("*"),[r,o]=[t.slice(0,s),t.slice(s+1)];return i=>i.length>=r.length+
o.length&&i.startsWith(r)&&i.endsWith(o)}e(Ts,"matcherOf");function Qt(t){return t.replace(/[:/]/g,n=>n===":"?"/":":")}e(
Qt,"swapped");const qt=64,en=2e3;class Ds{static{e(this,"Trail")}#e=new Set;#n=new Set;resolve;#o;constructor(n,s){this.
resolve=n,this.#o=s}async follow(n,s,r,o){if(this.#e.has(n))return o({why:"cycle"});const i=await this.#o?.tickScript();
if(i!==void 0)return o({why:"time",limit:i});const a=`${n}\0${s}`;if(this.#n.has(a))return B.K$;if(this.#e.size>=qt)return o(
{why:"depth",limit:qt});if(this.#n.size>=en)return o({why:"count",limit:en});this.#e.add(n);const f=await r();return this.#e.
delete(n),this.#n.add(a),f}}function Rs(t,n,s){const r=new Ds((o,i)=>tn(o,i,r),s);return tn(t,n,r)}e(Rs,"resolveInvocati\
on");async function tn(t,n,s){const r=[];for(const o of[t,...Be(t)]){const i=await Ps(o,n);if("rule"in i)r.push({targets:[],
problems:[i]});else for(const a of i)r.push(await Is(a,n,s))}return(0,B.fj)(r)}e(tn,"resolve");function Is(t,n,s){const{
program:r,family:o}=t;return o!==void 0?bs(t,o,n,s):r==="node"?Mn(t,n):us(t,n,s)}e(Is,"resolveOne");var Ns=d(72137),nn=d(
26033);const Ls=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
Cs=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
Ws=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,Fs=/^[A-Za-z][a-z']*[:,]?$/,Us=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
Ks=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,Bs=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function zs(t){const n=t.trim(),[s="",...r]=n.split(/\s+/,100);if(ne.H.has(s))return!1;if(Us.test(n)||Ks.test(n)||Bs.test(
s))return!0;if(/[;&|<>$`]/.test(n))return!1;const o=Fs.test(s);if(r.some(a=>/^--?[A-Za-z]/.test(a)))return!1;if((o||Ws.test(
s))&&r.some(a=>Ls.test(Hs(a))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(s))return r.length>0||/[.!:]$/.test(s);const i=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(r[0]??"");return o&&i&&(Cs.test(s)||/[a-z]{2}[.!?]$/.test(n))}e(zs,"isSentence");function Hs(t){return t.replace(/[.,;:!?]$/,
"")}e(Hs,"trimmed");const sn={...tt.PM,offered:new Map},Gs=new Set;async function Vs(t,n={}){const s=rn(t,n),{tree:r,base:o,
changed:i=Gs,cwd:a="",clock:f,programs:k=sn}=n;if(r===void 0||s.invocation===void 0||s.argv===null)return s;const R={tree:r,
directory:a,changed:i,families:k,...o&&{base:o}},{invocation:V}=s,{targets:re,problems:ke}=await Rs(V,R,f);return{...s,...await Xs(
V,re,R),targets:re,problems:er(s.problems,ke)}}e(Vs,"readCommand");async function Xs(t,n,s){if(t.program!=="npm"&&t.program!==
"npx")return{};const r=await(0,nn.a)(t,s),o=n.some(({kind:f,via:k})=>f==="package_binary"&&k===void 0),a=(r?(0,nn.F)(r).
some(({text:f})=>Zs.test(f)):!o)?await(0,Ns.U)(s.tree,s.changed):[];return{...r&&{scripts:r},...a.length>0&&{npmSettings:a}}}
e(Xs,"npmParts");const Zs=/(?:^|[^\w.-])np[mx](?![\w.-])/;function rn(t,{tree:n,cwd:s="",programs:r=sn}={}){if(typeof t!=
"string")return Js(t);const{words:o,assignments:i,problems:a}=(0,se.I)(t,n),[f]=o,k=e((Se,Ie,Ue)=>({command:t,words:o,assignments:i,
argv:Se,...Ue===void 0?void 0:{invocation:Ue},targets:[],problems:Ie}),"read");if(f===void 0)return k(null,a);const R=(0,se.
L)({problems:a})?o.map(({text:Se})=>Se):null,{program:V,problem:re}=qs(t,o,r);if(re?.rule==="sentence")return k(R,[re,...a]);
if(V===void 0)return k(R,[...a,re]);const ke=Ys(o,a).slice(1),{invocation:ue,problems:je}=Ce(V,ke,r),Te=Mt(ue,s);return k(
R,[...a,...je,...Te],ue)}e(rn,"readWords");function Ys(t,n){const s=n.find(r=>r.rule==="shell-operator"||(0,b.AN)(r,"lin\
e-break")&&!r.args.quoted);return s===void 0?t:t.filter(({span:r})=>r.start<s.span.start)}e(Ys,"ownWords");function Js(t){
const n=t===null?"null":Array.isArray(t)?"array":typeof t,s=(0,b.l4)("command-not-text",{start:0,end:0},{type:n});return{
command:"",words:[],assignments:[],argv:null,targets:[],problems:[s]}}e(Js,"notText");const Qs=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function qs(t,n,{allowed:s,offered:r}){const[o]=n,i=o?.text??"",a=q(i)?i:s.get(i);if(a!==void 0)return{program:a};const f=o?.
span??{start:0,end:0},k=e((V,re)=>({program:void 0,problem:(0,b.l4)(V,f,re)}),"fails"),[,R]=Qs.exec(i)??[];if(R===void 0&&
zs(t)){const V=n.at(-1)?.span.end??f.end;return{program:void 0,problem:(0,b.l4)("sentence",{start:f.start,end:V},{})}}return/[\\/]/.
test(i)?k("program-by-path",{program:i}):R!==void 0?k("program-look-alike",{program:i,meant:R.toLowerCase()}):k("program\
-not-allowed",{program:i,group:ne.H.get(i)??"other",offered:r.get(i)??"",allowed:[...s.keys()]})}e(qs,"readProgram");function er(t,n){
const s=new Set(t.map(on)),r=[...t];for(const o of n){const i=on(o);s.has(i)||(s.add(i),r.push(o))}return r}e(er,"merge");
function on({rule:t,span:n,args:s}){return JSON.stringify([t,n.start,n.end,s])}e(on,"problemKey")}),62501:((pe,ee,d)=>{d.
d(ee,{c:e(()=>T,"c")});const b=200,K=1e3;function T(H){if(H.length>K)return;let m=[H.replace(/\[(.)(?:-\1)?\]/gs,"$1")];
const A=[];for(;m.length>0;){const P=[];for(const g of m){const c=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(g);if(c===null)A.push(
g);else{const{0:l,1:w="",index:y}=c,[_,N]=[g.slice(0,y),g.slice(y+l.length)];P.push(...w.split(",").map(u=>`${_}${u}${N}`))}}
if(P.length+A.length>b)return;m=P}return A}e(T,"alternativesOf")}),36754:((pe,ee,d)=>{d.d(ee,{D7:e(()=>b,"D7"),Ms:e(()=>H,
"Ms"),Vx:e(()=>T,"Vx"),jU:e(()=>m,"jU"),r7:e(()=>K,"r7")});function b(A){return typeof A=="object"&&A!==null&&!Array.isArray(
A)?A:{}}e(b,"objectIn");function K(A,P){const g=Object.hasOwn(A,P)?A[P]:void 0;return typeof g=="string"?g:""}e(K,"textI\
n");function T(A,P,g=[]){const c=new Map;for(const[l,w]of P){const y=c.get(l);y?y.push(w):c.set(l,[w])}return{path:A,entriesOf:e(
l=>c.get(l)??[],"entriesOf"),all:[...P.map(([,l])=>l),...g]}}e(T,"lockOf");function H({name:A,version:P,source:g},c,l){return{
name:A,version:P,source:g,...c&&{integrity:c},...l&&{bin:l}}}e(H,"entryOf");function m(A,P){if(typeof A=="string")return{
[P.replace(/^@[^/]*\//,"")]:A};const g=Object.entries(b(A)).filter(([,c])=>typeof c=="string");return g.length===0?void 0:
Object.fromEntries(g)}e(m,"binOf")}),73012:((pe,ee,d)=>{d.d(ee,{n:e(()=>L,"n")});var b=d(99547),K=d(38815),T=d(125),H=d(
72360),m=d(36754),A=d(79168);function P(U,G){const te=[],q=[];for(const[ne,ae]of Object.entries((0,m.D7)((0,m.D7)(G).packages))){
const ge=Array.isArray(ae)?ae:[],[,de=ne,be=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(ge[0]??""))??[],ve=(0,A.v)(be,
de,be),Oe=ve.kind==="registry",De=Oe&&typeof ge[1]=="string"?ge[1]:"",Me=ge.slice(1).findLast(Ze=>/^[a-z\d]+-[\w+/=]+$/i.
test(String(Ze))),We=ge.slice(1).map(m.D7).find(Ze=>Object.keys(Ze).length>0),Ke=(0,m.Ms)({name:de,version:Oe?be:"",source:De===
""?ve:(0,A.v)(De,de,be)},Me===void 0?"":String(Me),(0,m.jU)(We?.bin,de));/^(?:@[^/]+\/)?[^/]+$/.test(ne)?te.push([ne,Ke]):
q.push(Ke)}return(0,m.Vx)(U,te,q)}e(P,"bunLock");function g(U,G){const te=(0,m.D7)(G),q=Object.entries((0,m.D7)(te.packages));
if(q.length===0)return(0,m.Vx)(U,...l((0,m.D7)(te.dependencies)));const ne=[],ae=[];for(const[ge,de]of q){const[,be,ve]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(ge)??[];if(ve===void 0)continue;const Oe=c(ve,(0,m.D7)(de));be===""?ne.push([ve,Oe]):ae.push(Oe)}return(0,m.Vx)(U,ne,
ae)}e(g,"npmLock");function c(U,G){const te=(0,m.r7)(G,"name")||U,q=(0,m.r7)(G,"version"),ne=(0,m.r7)(G,"resolved"),ae=G.
link===!0?{kind:"file",at:ne.replace(/^file:/,"")}:(0,A.v)(ne,te,q);return(0,m.Ms)({name:te,version:q,source:ae},(0,m.r7)(
G,"integrity"),(0,m.jU)(G.bin,te))}e(c,"packageEntry");function l(U){const G=[];return[Object.entries(U).map(([q,ne])=>{
const ae=(0,m.D7)(ne),ge=(0,m.r7)(ae,"version"),{name:de,range:be}=(0,A.e)(ge)??{name:q,range:ge},ve=(0,A.v)(ge,de,be),Oe=ve.
kind==="registry"?(0,A.v)((0,m.r7)(ae,"resolved"),de,be):ve,[De,Me]=l((0,m.D7)(ae.dependencies));return G.push(...De.map(
([,We])=>We),...Me),[q,(0,m.Ms)({name:de,version:be,source:Oe},(0,m.r7)(ae,"integrity"))]}),G]}e(l,"firstVersion");const w=[
"dependencies","devDependencies","optionalDependencies"];function y(U,G){const te=(0,m.D7)(G),q=te.importers===void 0?te:
(0,m.D7)((0,m.D7)(te.importers)["."]),ne=(0,m.D7)(te.packages),ae=w.flatMap(de=>Object.entries((0,m.D7)(q[de])).map(([be,
ve])=>{const Oe=typeof ve=="string"?ve:(0,m.r7)((0,m.D7)(ve),"version");return[be,_(be,Oe,ne)]})),ge=Object.keys(ne).map(
de=>u(de,"",ne[de]));return(0,m.Vx)(U,ae,ge)}e(y,"pnpmLock");function _(U,G,te){if(/^(?:link|file|workspace):/.test(G))return{
name:U,version:"",source:(0,A.v)(G,U,"")};const q=N(G),ne=/^\d/.test(q),ae=[G,q].flatMap(de=>ne?[`${U}@${de}`,`/${U}@${de}`,
`/${U}/${de}`]:[de,`${U}@${de}`]),ge=ae.find(de=>Object.hasOwn(te,de))??ae.at(-1)??"";return u(ge,U,te[ge])}e(_,"entryFo\
r");function N(U){return U.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}e(N,"withoutPeers");function u(U,G,te){
const q=(0,m.D7)(te),ne=(0,m.D7)(q.resolution),[,ae=G,ge=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(N(U))??[],de=(0,m.
r7)(q,"name")||ae||G,be=(0,m.r7)(q,"version")||ge,ve=p(ne,de,be);return(0,m.Ms)({name:de,version:be,source:ve},(0,m.r7)(
ne,"integrity"))}e(u,"pnpm_packageEntry");function p(U,G,te){const q=(0,m.r7)(U,"repo");if(q!=="")return{kind:"git",at:q};
const ne=(0,m.r7)(U,"directory");if(ne!=="")return{kind:"file",at:ne};const ae=(0,m.r7)(U,"tarball");return ae===""?(0,A.
v)(te,G,te):(0,A.v)(ae,G,te)}e(p,"sourceIn");const I=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;function C(U,G){const te=Z(G).flatMap(
([q,ne])=>{const ae=(0,m.r7)(ne,"version"),ge=(0,m.r7)(ne,"resolved");return M(q).map(([de,be])=>{const ve=(0,A.e)(be)?.
name??de,Oe=(0,A.v)(be,ve,ae),De=Oe.kind==="file"||Oe.kind==="git"?Oe:(0,A.v)(ge,ve,ae);return[de,(0,m.Ms)({name:ve,version:ae,
source:De},(0,m.r7)(ne,"integrity"))]})});return(0,m.Vx)(U,te)}e(C,"classicLock");function Z(U){const G=[];for(const te of U.
split(/\r?\n/)){if(te===""||te.startsWith("#"))continue;const q=G.at(-1),[,ne,ae]=/^ {2}"?([\w-]+)"? (.*)$/.exec(te)??[];
te.startsWith(" ")?q&&ne!==void 0&&ae!==void 0&&(q[1][ne]=j(ae)):G.push([te.replace(/:\s*$/,""),Object.create(null)])}return G}
e(Z,"classicBlocks");function j(U){return U.trim().replace(/^"(.*)"$/s,"$1")}e(j,"unquoted");function M(U){return U.split(
",").flatMap(G=>{const[,te,q]=I.exec(j(G))??[];return te===void 0||q===void 0?[]:[[te,q]]})}e(M,"descriptorsIn");function W(U,G){
const q=Object.entries((0,m.D7)(G)).map(([ne,ae])=>[ne,(0,m.D7)(ae)]).flatMap(([ne,ae])=>{const[,ge="",de=""]=I.exec((0,m.
r7)(ae,"resolution"))??[];if(ge==="")return[];const be=(0,m.r7)(ae,"version"),ve=(0,A.v)(E(de),ge,be),Oe=(0,m.r7)(ae,"ch\
ecksum");return M(ne).map(([De])=>[De,(0,m.Ms)({name:ge,version:be,source:ve},Oe)])});return(0,m.Vx)(U,q)}e(W,"berryLock");
function E(U){const[,G]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(U)??[],te=G===void 0?U:decodeURIComponent(G),[,q]=/__archiveUrl=([^&]+)/.
exec(te)??[];return q!==void 0?decodeURIComponent(q):te.replace(/^npm:/,"")}e(E,"addressIn");const $=["npm-shrinkwrap.js\
on","package-lock.json"],x={"pnpm-lock.yaml":e((U,G)=>y(U,Y(G)),"pnpm-lock.yaml"),"yarn.lock":e((U,G)=>/^__metadata:/m.test(
G)?W(U,Y(G)):C(U,G),"yarn.lock"),"bun.lock":e((U,G)=>P(U,(0,b.parse)(G,[],{allowTrailingComma:!0})),"bun.lock")},S=64*1024*
1024,F=new WeakMap;function L(U){const G=F.get(U)??D(U);return F.set(U,G),G}e(L,"readLocks");async function D(U){const G=Object.
entries(x).map(([q,ne])=>Q(U,q,ne));return(await Promise.all([X(U),...G])).filter(q=>q!==void 0)}e(D,"readAll");async function X(U){
for(const G of $){const te=await(0,H.JE)(U,G,S);if(te!==void 0)return te===H.uY?(0,m.Vx)(G,[]):g(G,te)}}e(X,"readNpm");async function Q(U,G,te){
const q=(0,T.O4)(U,G);return q.kind==="missing"&&U.stat(G)===void 0?void 0:q.kind==="inside"&&(0,H.$W)(q.entry.kind)&&(q.
entry.size??0)<=S?te(G,(await U.read(q.path,S)).toString("utf8")):(0,m.Vx)(G,[])}e(Q,"readOther");function Y(U){try{return(0,K.
qg)(U,{maxAliasCount:0,logLevel:"silent"})}catch{return}}e(Y,"yaml")}),44710:((pe,ee,d)=>{d.d(ee,{BF:e(()=>m,"BF"),Fv:e(
()=>A,"Fv"),w4:e(()=>H,"w4"),yX:e(()=>T,"yX")});var b=d(17167);const K="registry.npmjs.org",T=[K,"registry.yarnpkg.com"];
function H({at:c},l){return(c===void 0||T.includes(c)?l:void 0)??c??K}e(H,"hostOf");async function m(c,l){const w=await P(
c),y=Object.entries(w).filter(([p])=>p==="registry"||p.endsWith(":registry")).map(([,p])=>g(String(p))),_=l.flatMap(({all:p})=>p.
flatMap(({source:I})=>I.kind==="registry"&&I.at?[I.at]:[])),N=w.registry===void 0,u=_.some(p=>T.includes(p));return new Set(
[...y,..._,...N||u?T:[]])}e(m,"knownHosts");async function A(c,l){const w=await P(c),[y]=l.startsWith("@")?l.split("/"):
[],_=y&&w[`${y}:registry`]||w.registry;return _===void 0?void 0:g(String(_))}e(A,"registryOf");async function P(c){const l=await(0,b.
Z)({tree:c,directory:""});return"settings"in l?l.settings:{}}e(P,"settingsOf");function g(c){return URL.canParse(c)?new URL(
c).host:c}e(g,"hostIn")}),79168:((pe,ee,d)=>{d.d(ee,{e:e(()=>g,"e"),v:e(()=>m,"v")});const b={kind:"registry"},K=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):)|\.git(?:#|$)/,
T=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,H=/^(?:file|link|portal|workspace):(.*)$/s;function m(c,l,w){const[,y]=H.exec(c)??[];return y!==
void 0?{kind:"file",at:y}:K.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:/^https?:/i.test(c)?A(c,l,w):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(c)||/\.t(?:ar\.)?gz$/i.test(c)?{kind:"file",at:c}:T.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:b}e(m,"sourceOf");
function A(c,l,w){const y={kind:"tarball",at:c.replace(/#.*$/s,"")};if(!URL.canParse(c))return y;const{host:_,pathname:N}=new URL(
c),u=P(N),[,p]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(u)??[];if(_==="codeload.github.com"&&p!==void 0)return{kind:"git",at:`\
https://github.com/${p}`};const I=l.replace(/^@[^/]*\//,"");return u.endsWith(`/${l}/-/${I}-${w}.tgz`)||u.endsWith(`/${l}\
/-/${l}-${w}.tgz`)||_==="npm.pkg.github.com"&&u.startsWith(`/download/${l}/${w}/`)?{kind:"registry",at:_}:y}e(A,"fromAdd\
ress");function P(c){try{return decodeURIComponent(c)}catch{return c}}e(P,"decoded");function g(c){const[,l,w=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.
exec(c)??[];return l===void 0||/^[\^~<>=*v\d]/.test(l)?void 0:{name:l,range:w}}e(g,"aliasIn")}),3134:((pe,ee,d)=>{d.d(ee,
{t:e(()=>u,"t"),M:e(()=>C,"M")});var b=d(76760),K=d(125),T=d(60237),H=d(72360),m=d(23870),A=d(34282);const P=new WeakMap;
function g(M,W){const E=P.get(M)??new Map;P.set(M,E);const $=E.get(W.path)??c(M,W);return E.set(W.path,$),$}e(g,"listWor\
kspaces");async function c(M,W){const E=(0,A.c)(W.workspaces);if("unclear"in E)return E;const{wanted:$,entries:x,refused:S}=E;
if($.length===0)return[];const F=b.posix.dirname(W.path).replace(/^\.$/,""),L=[];for(const{path:Q,kind:Y}of M.files()){const U=y(
F,Q);if(U!==void 0)if(Y==="symlink"){const G=$.some(ne=>(0,A.M)(U,ne,{partial:!0})),te=$.some(ne=>(0,A.M)(U,ne)),q=G?(0,K.
O4)(M,Q):void 0;if(q?.kind==="outside")return{unclear:Q};if(q?.kind!=="inside"||q.entry.kind!=="directory")continue;if(!te||
S.length>0||$.some(ne=>ne.startsWith(`${U}/`)))return{unclear:Q};L.push(U)}else b.posix.basename(Q)==="package.json"&&L.
push(b.posix.dirname(U))}const D=L.filter(Q=>$.some(Y=>(0,A.M)(Q,Y))).filter(Q=>!Q.split("/").includes("node_modules")).
filter(Q=>!S.some(Y=>(0,A.M)(Q,Y,{dot:!0}))).sort((Q,Y)=>Q.localeCompare(Y,"en")),X=x.flatMap(Q=>D.filter(Y=>Q.some(U=>(0,A.
M)(Y,U,{partial:!0}))));return l(M,F,[...new Set(X)])}e(c,"mapWorkspaces");async function l(M,W,E){const $=[],x=new Set;
for(const S of E){const F=b.posix.join(W,S).replace(/^\.$/,""),L=await(0,H.jJ)(M,F);if(L===void 0)continue;if(L===H.uY)return{
broken:`${F}/package.json`};const D=L.name||w(F);if(x.has(D))return{broken:L.path};x.add(D),$.push({directory:F,name:D})}
return $}e(l,"named");function w(M){const W=b.posix.basename(b.posix.dirname(M)),E=b.posix.basename(M);return W.startsWith(
"@")?`${W}/${E}`:E}e(w,"nameOfFolder");function y(M,W){return M===""?W:W.startsWith(`${M}/`)?W.slice(M.length+1):void 0}
e(y,"relativeTo");function _(M,W,{directory:E,project:$}){const x=e(D=>b.posix.join("/",D),"at"),S=x(y($,`${E}/`)===void 0?
$:E),F=b.posix.resolve(S,W),L=[b.posix.relative(x($),b.posix.resolve(x(E),W)),W];return M.filter(D=>{if(D.name===W||x(D.
directory)===F)return!0;const X=b.posix.relative(S,x(D.directory)),Q=W.startsWith("./")?`./${X}`:X;return L.some(Y=>N(Q,
Y))})}e(_,"selectWorkspaces");function N(M,W){const E=[];for(const x of`${W}/*`.split(/\/+/)){const S=E.at(-1);x===".."&&
S&&![".",".."].includes(S)?E.pop():E.push(x)}const $=M.split("/");return $.length===E.length&&$.every((x,S)=>S<$.length-
1?x===E[S]:x!==""&&!x.startsWith("."))}e(N,"isDirectlyIn");async function u(M,W,E,$){const{workspace:x,workspaces:S,includeRoot:F}=M,
L=await p(M,W,E);if("problems"in L)return L;const{directory:D,implied:X}=L;if(S===!1&&x.length>0)return(0,m.c6)("flag-va\
lue",E,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it beside `--workspace`"});if($||S!==!0&&x.length===0&&X===
void 0)return{project:D,directories:[D],selected:!1,missing:[]};const Q=await(0,H.jJ)(W.tree,D);if(Q===void 0||Q===H.uY)
return{project:D,directories:[D],selected:!1,missing:[]};const Y=await g(W.tree,Q);if("unclear"in Y)return(0,m.c6)("targ\
et-outside",E,{path:Y.unclear,reason:"workspace"});if("broken"in Y)return(0,m.c6)("package-json-invalid",E,{path:Y.broken});
const U=new Map;F&&U.set(Q.name,D);const G=[],te=x.length>0?x:X===void 0?[]:[void 0];if(te.length===0)for(const q of Y)U.
set(q.name,q.directory);for(const q of te){const ne={directory:W.directory,project:D},ae=q??b.posix.join("/",X??""),ge=_(
Y,ae,ne);ge.length===0&&q!==void 0&&G.push((0,T.l4)("workspace-missing",E,{workspace:q}));for(const de of ge)U.set(de.name,
de.directory)}return U.size===0?G.length>0?{targets:[],problems:G}:(0,m.c6)("workspace-missing",E,{workspace:""}):{project:D,
directories:[...U.values()],selected:!0,missing:G}}e(u,"findPackages");async function p({prefix:M,workspaces:W},E,$){if(M!==
void 0)return I(M,E,$);const{tree:x,directory:S}=E,F=C(S),L=F.find(D=>Z(x,D)||j(x,D));if(L===void 0||!Z(x,L))return(0,m.
c6)("package-json-missing",$,{directory:S});if(W===!1)return{directory:L};for(const D of F.slice(F.indexOf(L)+1)){const X=await(0,H.
jJ)(x,D);if(X===void 0||X===H.uY)continue;const Q=await g(x,X);if("unclear"in Q)return(0,m.c6)("target-outside",$,{path:Q.
unclear,reason:"workspace"});if("broken"in Q)return(0,m.c6)("package-json-invalid",$,{path:Q.broken});if(Q.some(Y=>Y.directory===
L))return{directory:D,implied:L}}return{directory:L}}e(p,"findProject");function I(M,W,E){if((0,K.j7)((0,m.HT)(W,M))===void 0)
return m.K$;const $=(0,K.O4)(W.tree,(0,m.HT)(W,M));switch($.kind){case"inside":return{directory:$.path};case"outside":return(0,m.
c6)("target-outside",E,{path:M,reason:"symlink"});case"missing":return(0,m.c6)("target-missing",E,{path:M});case"loop":return(0,m.
c6)("target-not-a-file",E,{path:M,reason:"loop"})}}e(I,"withPrefix");function C(M){const W=[];for(let E=M;E!=="";E=E.slice(
0,Math.max(E.lastIndexOf("/"),0)))W.push(E);return[...W,""]}e(C,"foldersUpFrom");function Z(M,W){return(0,K.O4)(M,b.posix.
join(W,"package.json")).kind!=="missing"}e(Z,"isPackage");function j(M,W){return(0,K.O4)(M,b.posix.join(W,"node_modules")).
kind==="inside"}e(j,"hasModules")}),61321:((pe,ee,d)=>{d.d(ee,{b:e(()=>K,"b")});const b=/[\t\n\r "#$&'()*;<>?\\`|~]/;function K(T){
return T===""?"''":b.test(T)?`'${T.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):T}e(
K,"quoteForScript")}),4516:((pe,ee,d)=>{d.d(ee,{s:e(()=>K,"s")});const b=["--usage","--version","--versions"];function K({
flags:H}){const m=H.findLast(({name:g})=>g==="--prefix")?.value,A=T(H,"--workspaces"),P=T(H,"--ignore-scripts");return{informs:b.
some(g=>T(H,g)),...m===void 0?{}:{prefix:m},...A===void 0?{}:{workspaces:A},workspace:H.flatMap(({name:g,value:c})=>g===
"--workspace"&&c?[c]:[]),includeRoot:T(H,"--include-workspace-root")===!0,...P===void 0?{}:{ignoreScripts:P},ifPresent:T(
H,"--if-present")===!0}}e(K,"readSettings");function T(H,m){const A=H.findLast(P=>P.name===m);return A&&A.negated!==!0}e(
T,"switchOf")}),72137:((pe,ee,d)=>{d.d(ee,{U:e(()=>_,"U"),u:e(()=>g,"u")});var b=d(76760),K=d(15756),T=d(125),H=d(17167),
m=d(19948),A=d(72360);const P=new WeakMap;async function g(N,u){const p=P.get(N)??c(N);return P.set(N,p),Promise.all(p.map(
I=>l(N,I,u)))}e(g,"npmrcCopies");function c(N){return[...N.files()].map(({path:u})=>u).filter(u=>u===".npmrc"||u.endsWith(
"/.npmrc"))}e(c,"npmrcPaths");async function l(N,u,p){const I=b.posix.dirname(u),C=await(0,H.Z)({tree:N,directory:I==="."?
"":I});if("unread"in C)return w(N,u,C.unread);const{settings:Z,file:j=u}=C,M=p.has(u)||p.has(j),W=e(([$,x])=>{const S=(0,m.
$)($,x);return S==="harmless"||S==="honoured"&&!M},"isKept"),E=Object.entries(Z);return{path:j,text:(0,K.stringify)(Object.
fromEntries(E.filter(W))),dropped:E.filter($=>!W($)).map(([$])=>$)}}e(l,"copyOf");function w(N,u,p){const I=(0,T.O4)(N,u),
C=I.kind==="inside"&&(0,A.$W)(I.entry.kind);return{path:C?I.path:u,text:"",dropped:[p],...C?{}:{isLink:!0}}}e(w,"unreadC\
opy");const y=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function _(N,u){return(await g(N,u)).flatMap(({path:I,dropped:C})=>{const Z=C.filter(j=>!y.test(j));return Z.length>
0?[`${I}: ${Z.join(", ")}`]:[]})}e(_,"foreignSettings")}),19948:((pe,ee,d)=>{d.d(ee,{$:e(()=>H,"$")});const b=new Set(`a\
ccess allow-same-version audit audit-level auth-type bin-links color commit-hooks cpu depth
  description diff-ignore-all-space diff-name-only diff-no-prefix diff-text diff-unified dry-run
  engine-strict expect-result-count expect-results fetch-retries fetch-retry-factor
  fetch-retry-maxtimeout fetch-retry-mintimeout fetch-timeout foreground-scripts format-package-lock
  fund git-tag-version heading include include-staged init-author-email init-author-name
  init-author-url init-license init-private init-type init-version init.author.email
  init.author.name init.author.url init.license init.version install-links install-strategy json
  legacy-bundling legacy-peer-deps libc link lockfile-version loglevel logs-max long maxsockets
  message min-release-age offline omit optional os package-lock parseable prefer-dedupe
  prefer-offline prefer-online preid production progress provenance read-only rebuild-bundle save
  save-bundle save-dev save-exact save-optional save-peer save-prefix save-prod sbom-format sbom-type
  sign-git-commit sign-git-tag strict-npmrc strict-peer-deps tag tag-version-prefix timing unicode
  update-notifier workspaces-update
  auto-install-peers dedupe-peer-dependents enable-pre-post-scripts hoist hoist-pattern
  ignore-workspace-root-check link-workspace-packages manage-package-manager-versions node-linker
  prefer-workspace-packages public-hoist-pattern recursive-install resolution-mode
  save-workspace-protocol shamefully-hoist shared-workspace-lockfile side-effects-cache
  strict-peer-dependencies use-node-version`.split(/\s+/)),K=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),T=new Set(["ignore\
-scripts","node-options"]);function H(m,A){const P=typeof A!="object"&&!String(A).includes("${");if(T.has(m)&&P)return"h\
onoured";const g=m.toLowerCase().replaceAll("_","-");return K.has(g)||m.includes("${")?"decides":!b.has(m)||typeof A=="o\
bject"&&!Array.isArray(A)||String(A).includes("${")?"other":"harmless"}e(H,"effectOf")}),17167:((pe,ee,d)=>{d.d(ee,{T:e(
()=>l,"T"),Z:e(()=>c,"Z")});var b=d(15756),K=d(125),T=d(69076),H=d(19948),m=d(72360),A=d(23870);const P=64*1024,g="versi\
on https://git-lfs.github.com/spec/";async function c(w){const{tree:y}=w,_=(0,A.HT)(w,".npmrc"),N=(0,K.O4)(y,_);if(N.kind===
"missing"&&y.stat(_)===void 0)return{settings:{}};if(N.kind!=="inside")return{unread:"it is a symbolic link that leads t\
o no file of the repository"};if(!(0,m.$W)(N.entry.kind))return{unread:"it is not a regular file"};if((N.entry.size??0)>
P)return{unread:"it is too large"};const u=(await y.read(N.path)).toString("utf8");return u.startsWith(g)?{unread:"it is\
 a Git LFS pointer"}:{settings:(0,b.parse)(u),file:N.path}}e(c,"readNpmrc");async function l(w,y){const _=(0,A.HT)(w,".n\
pmrc"),N=await c(w);if("unread"in N)return(0,A.c6)("npmrc-unread",y,{path:_,reason:N.unread});const{settings:u,file:p=_}=N,
I=w.changed.has(_)||w.changed.has(p),C={harmless:[],decides:[],other:[],honoured:[]};for(const[j,M]of Object.entries(u))
C[(0,H.$)(j,M)].push(j);for(const j of C.honoured)j==="ignore-scripts"&&I&&C.other.push(j),j==="node-options"&&(I||!(0,T.
S)(String(u[j])))&&C.decides.push(j);const Z=I?"npmrc-changed":"npmrc-settings";return(0,A.fj)([C.decides.length>0?(0,A.
c6)("npmrc-redirects",y,{path:_,keys:C.decides}):A.K$,C.other.length>0?(0,A.c6)(Z,y,{path:_,keys:C.other}):A.K$])}e(l,"i\
nspectNpmrc")}),72360:((pe,ee,d)=>{d.d(ee,{$W:e(()=>g,"$W"),JE:e(()=>m,"JE"),jJ:e(()=>c,"jJ"),uY:e(()=>A,"uY")});var b=d(
125);const K=["dependencies","devDependencies","optionalDependencies"],T=4*1024*1024,H=new WeakMap;function m(u,p,I=T){const C=H.
get(u)??new Map;H.set(u,C);const Z=C.get(p)??P(u,p,I);return C.set(p,Z),Z}e(m,"readJsonFile");const A=Symbol("invalid");
async function P(u,p,I){const C=(0,b.O4)(u,p);if(C.kind==="missing")return;if(C.kind!=="inside"||!g(C.entry.kind)||(C.entry.
size??0)>I)return A;const Z=(await u.read(C.path,I)).toString("utf8").replace(/^\uFEFF/,"");try{const j=JSON.parse(Z);return typeof j==
"object"&&j!==null?j:A}catch{return A}}e(P,"parseJson");function g(u){return u==="file"||u==="executable"}e(g,"isRegular");
async function c(u,p){const I=p===""?"package.json":`${p}/package.json`,C=await m(u,I);if(C===void 0||C===A)return C;const Z=C,
j=l.get(Z)??w(I,Z);return l.set(Z,j),j}e(c,"readPackageJson");const l=new WeakMap;function w(u,p){const I=typeof p.name==
"string"?p.name:"";return{path:u,name:I,scripts:y(p.scripts),binaries:_(p.bin,I),dependencies:new Set(K.flatMap(C=>[...y(
p[C]).keys()])),workspaces:N(p.workspaces)}}e(w,"manifestOf");function y(u){const p=new Map;if(typeof u!="object"||u===null||
Array.isArray(u))return p;for(const[I,C]of Object.entries(u))typeof C=="string"&&p.set(I,C);return p}e(y,"stringsOf");function _(u,p){
return typeof u=="string"?new Set([p.replace(/^@[^/]*\//,"")]):new Set(y(u).keys())}e(_,"binariesOf");function N(u){const p=Array.
isArray(u)?u:u?.packages;return Array.isArray(p)?p.filter(I=>typeof I=="string"):[]}e(N,"workspacesOf")}),23870:((pe,ee,d)=>{
d.d(ee,{HT:e(()=>m,"HT"),K$:e(()=>K,"K$"),aC:e(()=>A,"aC"),c6:e(()=>H,"c6"),fj:e(()=>T,"fj")});var b=d(60237);const K={targets:[],
problems:[]};function T(P){const g=P.filter(({targets:y,problems:_})=>y.length>0||_.length>0),[c=K]=g;if(g.length<2)return c;
const l=[],w=[];for(const y of g){for(const _ of y.targets)l.push(_);for(const _ of y.problems)w.push(_)}return{targets:l,
problems:w}}e(T,"join");function H(P,g,c){return{targets:[],problems:[(0,b.l4)(P,g,c)]}}e(H,"fails");function m({directory:P},g){
return P===""?g:`${P}/${g}`}e(m,"from");function A({via:P},g){return P===void 0?g:{...g,via:P}}e(A,"target")}),26033:((pe,ee,d)=>{
d.d(ee,{a:e(()=>Oe,"a"),F:e(()=>ve,"F")});var b=d(27935),K=d(19948);const T=`audit bin-links commit-hooks description fo\
rmat-package-lock fund git-tag-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),H={...Object.fromEntries(T.map(
se=>[se,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fet\
ch-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-lic\
ense":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%\
s",preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},m=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),A=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),P=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),g=new Set("browser cache fetch-retries offline update-notifier".split(" ")),c=["also","dev",
"include","omit","only","optional","production"];function l(se,ce){return c.some(he=>he in ce||se.some(({name:me})=>me===
`--${he}`))}e(l,"mayChangeMode");function w(se,ce){const he=Object.entries(ce).filter(([ye,xe])=>{const Ae=(0,K.$)(ye,xe);
return Ae==="harmless"||Ae==="honoured"}),me=new Map(he.map(([ye,xe])=>[ye,typeof xe=="string"?y(ye,xe):xe]));for(const{
name:ye,value:xe,negated:Ae}of se){const Ne=ye.slice(2);me.set(Ne,xe===void 0?Ae!==!0:y(Ne,xe))}const we={};for(const[ye,
xe]of me)P.has(ye)||g.has(ye)||xe===_(ye)||(we[`npm_config_${ye.replaceAll("-","_").toLowerCase()}`]=u(xe));return we}e(
w,"exportedConfig");function y(se,ce){const he=ce.trim();return A.has(se)?Number.isNaN(Number(he))?he:Number(he):he}e(y,
"typed");function _(se){return m.includes(se)?null:H[se]??(N.test(se)?void 0:!1)}e(_,"defaultOf");const N=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function u(se){return Array.isArray(se)?se.map(u).join(`

`):se==null||se===!1?"":String(se)}e(u,"textOf");var p=d(4516),I=d(17167),C=d(76760);function Z(se){const{name:ce,version:he,
config:me,engines:we}=se,ye={};return j({name:ce,version:he,config:me,engines:we,bin:M(se)},"npm_package_",ye),Object.fromEntries(
Object.entries(ye).filter(([xe])=>/^[A-Za-z_]\w*$/.test(xe)))}e(Z,"packageEnv");function j(se,ce,he){for(const[me,we]of Object.
entries(se))if(we!==void 0)if(we===null||we===!1)he[`${ce}${me}`]="";else if(Array.isArray(we))for(const[ye,xe]of we.entries())
j({[`${me}_${ye}`]:xe},ce,he);else typeof we=="object"?j(we,`${ce}${me}_`,he):he[`${ce}${me}`]=String(we)}e(j,"flatten");
function M({name:se,bin:ce}){if(typeof ce=="string")return typeof se=="string"&&se?W({[se]:ce}):void 0;if(Array.isArray(
ce)){const he=ce.filter(me=>typeof me=="string");return W(Object.fromEntries(he.map(me=>[C.posix.basename(me),me])))}return typeof ce==
"object"&&ce!==null?W(ce):void 0}e(M,"binOf");function W(se){const ce={};for(const[he,me]of Object.entries(se)){const we=C.
posix.basename(E(he));typeof me=="string"&&we&&E(me)&&(ce[we]=E(me))}return Object.keys(ce).length>0?ce:void 0}e(W,"name\
d");function E(se){return C.posix.join("/",se.replaceAll("\\","/")).slice(1)}e(E,"inside");var $=d(72360),x=d(23870),S=d(
60027),F=d(49249),L=d(125);const D=/"\$basedir\/([^"\n]+)"\s+"\$@"/,X=/export NODE_PATH="([^"$\n]+)"/,Q=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,
Y=16*1024;async function U(se,ce,he){const me=ce.map(Ee=>C.posix.join(Ee,"node_modules/.bin",he)).find(Ee=>se.stat(Ee)!==
void 0);if(me===void 0)return;const we=(0,L.O4)(se,me);if(we.kind!=="inside"||!(0,$.$W)(we.entry.kind))return;if(we.path!==
me)return we.entry.kind==="executable"&&await G(se,we.path)?{file:we.path,env:{}}:void 0;if((we.entry.size??0)>Y)return;
const ye=(await se.read(me)).toString("utf8"),[,xe]=D.exec(ye)??[];if(xe===void 0)return;const Ae=(0,L.O4)(se,C.posix.join(
C.posix.dirname(me),xe)),Ne=Ae.kind==="inside"&&(0,$.$W)(Ae.entry.kind)&&await G(se,Ae.path),[,$e]=X.exec(ye)??[];return Ne?
{file:Ae.path,env:$e===void 0?{}:{NODE_PATH:$e}}:void 0}e(U,"localTool");async function G(se,ce){const[he=""]=(await se.
read(ce)).subarray(0,256).toString("latin1").split(`
`,1);return Q.test(he)}e(G,"isForNode");var te=d(3134);const q=new Set(`! . : [ [[ ]] { } alias autoload bg bind break b\
uiltin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),ne=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function ae(se,{
tree:ce,directory:he}){const{words:me,assignments:we,refused:ye,problems:xe}=(0,F.I)(se),Ae=xe.every(({rule:Pe})=>Pe==="\
assignment-refused"||(0,S.Y)(Pe).severity==="warning"&&Pe!=="unquoted-glob"),Ne=xe.filter(({rule:Pe})=>Pe==="assignment-\
refused").length,[$e]=me;if(!Ae||Ne!==ye.length||$e===void 0)return;const Ee=$e.text;if(q.has(Ee)||Ee.includes("="))return;
const Fe=[...we,...ye].sort((Pe,Qe)=>Pe.span.start-Qe.span.start);if(Fe.some(({name:Pe})=>Pe==="PATH"))return;const Le=me.
map(Pe=>Pe.text),Ce=Object.fromEntries(Fe.map(({name:Pe,value:Qe})=>[Pe,Qe]));if(Ee==="node"||Ee==="npm"||Ee==="npx")return{
argv:Le,env:Ce};const Be=ne.exec(Ee)?.[1];if(Be===void 0&&Ee.includes("/"))return{argv:Le,env:Ce};const Je=Be===void 0?(0,te.
M)(he):[he],He=await U(ce,Je,Be??Ee);return He===void 0?{argv:Le,env:Ce}:{argv:Le,env:{...He.env,...Ce},file:He.file}}e(
ae,"scriptCommand");var ge=d(95903);const de={start:0,end:0},be=200;function ve({steps:se}){return se.flatMap(ce=>ce.command?.
nested?.flatMap(ve)??[ce])}e(ve,"stepsIn");async function Oe(se,ce,he={left:be}){const{subcommand:me,flags:we}=se;if(me===
void 0||me==="pack")return;const{project:ye,selected:xe,runs:Ae,packages:Ne}=await(0,ge.HO)(se,ce,de);if(ye===void 0)return;
const $e=await(0,I.Z)({...ce,directory:ye}),Ee=await De(ce,ye);if("unread"in $e||Ee===void 0)return;const{settings:Fe}=$e;
if(Ee.devEngines!==void 0||l(we,Fe))return;const Le=[],Ce=w(we,Fe);for(const He of Ne){const Pe=await De(ce,He);if(Pe===
void 0||Me(Pe))return;const Qe=Ae.filter(Re=>Re.directory===He),rt=Qe.length===0?await at(se,ce,He):void 0;rt!==void 0&&
Le.push({...We(Pe),...rt,directory:He});for(const Re of Qe){const O=await Ke(Re,ce,Ce,he);Le.push({...We(Pe),...O})}}const Be=Fe["\
node-options"],{prefix:Je}=(0,p.s)(se);return{subcommand:me,directory:ce.directory,project:ye,prefixed:Je!==void 0,inWorkspaces:xe,
config:Ce,...typeof Be=="string"&&{nodeOptions:Be},steps:Le}}e(Oe,"npmScripts");async function De(se,ce){const he=await(0,$.
JE)(se.tree,(0,x.HT)({directory:ce},"package.json"));return he===$.uY?void 0:he}e(De,"jsonOf");function Me({bin:se,directories:ce}){
return!se&&typeof ce=="object"&&ce!==null&&"bin"in ce}e(Me,"listsBinaries");function We(se){const{name:ce,version:he}=se;
return{packageId:ce&&he?`${String(ce)}@${String(he)}`:"",packageEnv:Z(se)}}e(We,"identityOf");async function Ke(se,ce,he,me){
const{directory:we,event:ye,body:xe}=se,Ae=(0,ge.r7)(se),Ne={...ce,directory:we},$e=await ae(Ae,Ne),Ee=await it(se,$e,Ne,
he,me),Fe=se.words.map(Ce=>Ce.text),Le=Ee?{argv:[],env:{},...$e,nested:Ee}:$e;return{directory:we,event:ye,body:xe,words:Fe,
text:Ae,...Le&&{command:Le}}}e(Ke,"stepOf");const Ze=new Set(["--if-present","--include-workspace-root","--workspace","-\
-workspaces"]);async function it(se,ce,he,me,we){const ye=ce?.argv[0]==="npm"&&Object.keys(ce.env).length===0,xe=se.builtIn===
"restart"?[["stop","--if-present"],["start",...se.words.map(({text:Ne})=>Ne)]]:ye?[ce.argv.slice(1)]:[],Ae=[];for(const Ne of xe){
if(we.left-=1,we.left<0)return;const{invocation:$e,problems:Ee}=(0,b.x)(Ne.map(Be=>({text:Be,span:de,quoted:!0})));if(!(Ee.
length===0&&$e.flags.every(({name:Be})=>Ze.has(Be))))return;const Le=me.npm_config_ignore_scripts==="true"?[tt,...$e.flags]:
$e.flags,Ce=await Oe({...$e,flags:Le},he,we);if(Ce===void 0)return;Ae.push(Ce)}return Ae.length>0?Ae:void 0}e(it,"nested\
In");const tt={name:"--ignore-scripts",written:"--ignore-scripts",span:de};async function at(se,{tree:ce},he){const me=se.
subcommand==="run"?se.operands[0]?.text:se.subcommand,we=await(0,$.jJ)(ce,he),ye=we!==void 0&&we!==$.uY&&we.scripts.has(
me??"");if(!(me===void 0||ye||(0,p.s)(se).ifPresent))return{event:me,words:[],text:""}}e(at,"missingIn")}),56760:((pe,ee,d)=>{
d.d(ee,{HM:e(()=>K,"HM"),Nz:e(()=>P,"Nz"),QR:e(()=>b,"QR"),Vt:e(()=>T,"Vt")});function b(g){const c=[];let l="",w=0;const y=e(
_=>{const u=g.slice(w,_).trimStart(),p=_-u.length;c.push({text:u.trimEnd(),start:p,end:p+u.trimEnd().length}),w=_+1},"ta\
ke");for(let _=0;_<g.length;_+=1){const N=g[_];N==="\\"&&l!=="'"?_+=1:l!==""?N===l&&(l=""):N==='"'||N==="'"?l=N:N!==void 0&&
`&|;
`.includes(N)&&y(_)}return y(g.length),{commands:c.filter(_=>_.text!==""),compound:c.length>1}}e(b,"splitScript");const K=new Set(
[":","[","cd","echo","exit","false","test","true"]),T=new Set([":","echo","true"]),H=[[/\bdd\s+if=/,"writes to raw disks"],
[/\bmkfs\b/,"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
"pipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],m=/\brm\s+((?:-\S+\s+)+)([^\s-]\S?)/g,A=16*1024;function P(g){
if(g.length>A)return"is too long to check";for(const[,c="",l=""]of g.matchAll(m))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(c)&&/^(?:[/*~]|\.\.)/.test(l))return"deletes entire directories";return H.find(([c])=>c.test(g))?.[1]}e(P,"dangerOf")}),
95903:((pe,ee,d)=>{d.d(ee,{HO:e(()=>y,"HO"),Ih:e(()=>N,"Ih"),UN:e(()=>j,"UN"),r7:e(()=>w,"r7")});var b=d(76760),K=d(125),
T=d(60237),H=d(3134),m=d(61321),A=d(4516),P=d(17167),g=d(72360),c=d(23870);const l={selected:!1,runs:[],packages:[],problems:[]};
function w({body:L,words:D}){return[L,...D.map(({text:X})=>(0,m.b)(X))].join(" ")}e(w,"scriptText");async function y(L,D,X){
const Q=(0,A.s)(L),Y=C(L);if(Q.informs||Y===void 0&&L.subcommand!=="pack")return l;const U=Y===void 0&&!S(L),G=await(0,H.
t)(Q,D,X,U);if("problems"in G)return{...l,problems:G.problems};const{project:te,selected:q}=G,ne=Q.ignoreScripts??await p(
{...D,directory:te}),ae={...Q,ignoreScripts:ne},ge=Y??"pack",de=Y===void 0?F(L,D,q?G.directories:void 0):[];if("problems"in
de)return{...l,project:te,selected:q,problems:de.problems};const be=Y===void 0?de:G.directories,ve=[],Oe=[...G.missing,...await _(
G,Q,D,X,U)];for(const De of be){const Me=await(0,g.jJ)(D.tree,De),We={...D,directory:De};if(Me===g.uY||Me===void 0){const Ke=b.
posix.join(De,"package.json"),Ze=Me?(0,c.c6)("package-json-invalid",X,{path:Ke}):(0,c.c6)("package-json-missing",X,{directory:De});
Oe.push(...Ze.problems)}else if(Y===void 0)ve.push(...$(Me,De,ae));else if(Z(Me,We,ge)){const Ke=j(Me,We,ge,L.passthrough,
ae);ve.push(...Ke),Oe.push(...N(Ke,ge,Me.path,We,X))}else{const Ke={script:ge,passes:ae.ifPresent};Oe.push(...(0,c.c6)("\
npm-script-missing",X,Ke).problems)}}return{project:te,selected:q,runs:ve,packages:be,problems:Oe}}e(y,"scriptsThatRun");
async function _({project:L,directories:D},X,{base:Q,...Y},U,G){const te=b.posix.join(L,"package.json");if(Q===void 0||!Y.
changed.has(te))return[];const q=await(0,H.t)(X,{...Y,tree:Q},U,G);if("problems"in q)return[];const ne=q.directories.filter(
ae=>!D.includes(ae));return ne.length===0?[]:[(0,T.l4)("workspaces-changed",U,{path:te,lost:ne})]}e(_,"leftOut");function N(L,D,X,{
via:Q},Y){if(L.some(({event:G,body:te})=>G===D&&!u(te)))return[];const U=Q===void 0?"npm-script-empty":"npm-script-empty\
-part";return[(0,T.l4)(U,Y,{script:D,path:X})]}e(N,"inspectEmpty");function u(L){return L.split(`
`).every(D=>/^\s*(?:#|$)/.test(D))}e(u,"isBlank");async function p(L){const D=await(0,P.Z)(L);return"settings"in D&&I(D.
settings["ignore-scripts"]??!1)}e(p,"ignoresScripts");function I(L){if(typeof L!="string")return!!L;const D=L.trim();return D!==
""&&!Number.isNaN(Number(D))?Number(D)!==0:D!=="null"&&D!=="false"}e(I,"isOn");function C({subcommand:L,operands:D}){switch(L){case"\
run":return D[0]?.text;case"test":case"start":case"stop":case"restart":return L;default:return}}e(C,"eventOf");function Z({
scripts:L},D,X){return L.has(X)||X==="restart"||X==="env"?!0:X==="start"&&W(D)}e(Z,"canRun");function j(L,D,X,Q,Y){const{
directory:U}=D,G=L.scripts.get(X)??"",te=G===""?M(X,D):{body:G};return[...x(L,U,[`pre${X}`],Y),...te?[{directory:U,event:X,
words:Q,...te}]:[],...x(L,U,[`post${X}`],Y)]}e(j,"runsIn");function M(L,D){return L==="restart"?{body:"npm stop --if-pre\
sent && npm start",builtIn:"restart"}:L==="start"&&W(D)?{body:"node server.js",builtIn:"server"}:L==="env"?{body:"env"}:
void 0}e(M,"builtIn");function W(L){const D=(0,K.O4)(L.tree,(0,c.HT)(L,"server.js"));return D.kind==="outside"||D.kind===
"inside"&&(0,g.$W)(D.entry.kind)}e(W,"isServer");const E=["prepack","prepare","postpack"];function $(L,D,X){return X.ignoreScripts?
x(L,D,["prepare"],{...X,ignoreScripts:!1}):x(L,D,E,X)}e($,"packingIn");function x({scripts:L},D,X,{ignoreScripts:Q}){return Q?
[]:X.flatMap(Y=>{const U=L.get(Y);return U?[{directory:D,event:Y,body:U,words:[]}]:[]})}e(x,"hooksOf");function S({operands:L}){
return L.length===0||L.some(({text:D})=>D===".")}e(S,"packsHere");function F({operands:L},D,X){const Q=X?[...X]:[];!X&&L.
length===0&&Q.push(D.directory);for(const{text:Y,span:U}of L){if(X&&Y===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(Y))return(0,c.
c6)("downloads",U,{program:"npm",flag:Y});const G=Y.startsWith("/")?void 0:(0,K.j7)((0,c.HT)(D,Y)),te=G===void 0?void 0:
(0,K.O4)(D.tree,G);if(te===void 0||te.kind==="outside")return(0,c.c6)("target-outside",U,{path:Y,reason:te?"symlink":"ab\
ove"});if(te.kind!=="inside")return(0,c.c6)("target-missing",U,{path:Y});if(te.entry.kind!=="directory")return(0,c.c6)("\
target-not-a-file",U,{path:Y,reason:"archive"});Q.push(te.path)}return Q}e(F,"packedBy")}),34282:((pe,ee,d)=>{d.d(ee,{M:e(
()=>m,"M"),c:e(()=>T,"c")});var b=d(62501);function K(g){return g.length>200||g.split("**").length>2?!1:g==="."?!0:g.split(
"/").every(c=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(c))}e(K,"isPlain");function T(g){const c=[],l=[];if(g.some(_=>_.includes("{")))
return H(g);for(const _ of g){const N=/^!*/.exec(_)?.[0].length??0,u=_.slice(N).replace(/^\.?\/+/,"").replace(/\/$/,"");
if(!K(u))return{unclear:_};if(N%2===1){l.push(u);continue}for(let p=0;p<l.length;p+=1)m(u,l[p]??"")&&l.splice(p,1);c.push(
u)}const y=c.filter(_=>!l.some(N=>m(_,N)));return{wanted:y,entries:y.map(_=>[_]),refused:l}}e(T,"readPatterns");function H(g){
const c=[];for(const l of g){const y=(/[[\]!]/.test(l)?void 0:(0,b.c)(l))?.map(_=>_.replace(/^\.?\/+/,"").replace(/\/$/,
""));if(!y?.every(K))return{unclear:l};c.push(y)}return{wanted:c.flat(),entries:c,refused:[]}}e(H,"readBraced");function m(g,c,l={}){
return A(g.split("/"),c.split("/"),l)}e(m,"matchesPattern");function A(g,c,l){const[w,...y]=g,[_,...N]=c;return w===void 0?
l.partial||c.every(u=>u==="**"):_===void 0?!1:_!=="**"?P(w,_,l)&&A(y,N,l):A(g,N,l)?!0:P(w,"*",l)&&A(y,c,l)}e(A,"matchSeg\
ments");function P(g,c,{dot:l=!1}){if(g.startsWith(".")&&!c.startsWith(".")&&!l)return!1;const w=c.split(/\*+/);if(w.length===
1)return g===c;const[y=""]=w,_=w.at(-1)??"";if(g.length<y.length+_.length||!g.startsWith(y)||!g.endsWith(_))return!1;let N=y.
length;for(const u of w.slice(1,-1)){const p=g.indexOf(u,N);if(p<0||p+u.length>g.length-_.length)return!1;N=p+u.length}return!0}
e(P,"matchesSegment")}),24234:((pe,ee,d)=>{d.d(ee,{G:e(()=>H,"G"),n:e(()=>m,"n")});var b=d(49249);const K=128*1024,T=16;
function H(c,l){return c.length>K?[]:new A(c,l).read()}e(H,"readShellText");function m(c){return c.flatMap(l=>[l,...m(l.
inside)])}e(m,"everyCommand");class A{static{e(this,"ShellText")}#e;#n;#o=[];#r;#s=0;constructor(l,w){this.#e=l,this.#n=
w,this.#r=P(0,0,"")}read(){for(;this.#s<this.#e.length;)this.#t();for(;this.#o.length>0;)this.#a(this.#e.length);return this.#c(
this.#e.length,""),this.#r.commands}#t(){const l=this.#r,w=this.#e.charAt(this.#s),y=this.#e.charAt(this.#s+1);l.quote===
"'"?(w==="'"&&(l.quote=""),this.#s+=1):w==="\\"?this.#s+=2:w==="`"?l.close==="`"?this.#a(this.#s):this.#i(1,"`"):w==="$"&&
y==="("?this.#i(2,")"):l.quote==='"'?(w==='"'&&(l.quote=""),this.#s+=1):this.#l(w,y)}#l(l,w){const y=this.#r;if(l==='"'||
l==="'")y.quote=l,this.#s+=1;else if(l==="(")this.#i(1,")");else if(l===")")y.close===")"?this.#a(this.#s):this.#u(/[)]/);else if((l===
"<"||l===">")&&w==="(")this.#i(2,")");else if(l==="<"||l===">"||l==="&"&&w===">"){const _=this.#s;do this.#s+=1;while(this.#s-
_<3&&/[<>&|-]/.test(this.#e.charAt(this.#s)));y.operators.push([_,this.#s])}else if(/[;&|\r\n]/.test(l))this.#u(/[;&|\r\n]/);else if(l===
"#"&&/^\s?$/.test(this.#e.charAt(this.#s-1))){const _=this.#e.indexOf(`
`,this.#s);y.holes.push([this.#s,_<0?this.#e.length:_]),this.#s=_<0?this.#e.length:_}else this.#s+=1}#u(l){const w=this.#s;
for(;l.test(this.#e.charAt(this.#s));)this.#s+=1;this.#c(w,this.#e.slice(w,this.#s))}#i(l,w){const y=this.#s;if(this.#s+=
l,this.#o.length===T){this.#c(y,"");return}this.#o.push(this.#r),this.#r=P(y,this.#s,w)}#a(l){this.#c(l,"");const{commands:w,
opened:y}=this.#r,_=this.#o.pop();_!==void 0&&(this.#s=Math.min(l+1,this.#e.length),_.holes.push([y,this.#s]),_.inside.push(
...w),this.#r=_)}#c(l,w){const y=this.#r,_=this.#d(y,l),{words:N,redirections:u,inside:p}=_;(N.length>0||u.length>0||p.length>
0)&&(y.commands.push(_),y.pipedFrom=/^\|&?$/.test(w)?_:void 0),y.start=this.#s,y.holes=[],y.operators=[],y.inside=[]}#d({
start:l,holes:w,operators:y,inside:_,pipedFrom:N},u){let p="",I=l;const C=[...w.map(([x,S])=>({from:x,to:S,filling:this.#e[x]===
"#"?" ":"_"})),...y.map(([x,S])=>({from:x,to:S,filling:" "}))].sort((x,S)=>x.from-S.from);for(const{from:x,to:S,filling:F}of C)
p+=this.#e.slice(I,x)+F.repeat(S-x),I=S;p+=this.#e.slice(I,u);const Z=(0,b.I)(p,this.#n),j=Z.words.map(x=>({...x,span:g(
x.span,l)})),M=Z.problems.map(x=>({...x,span:g(x.span,l)})),W=new Set;let E=0;const $=y.map(([x,S])=>{for(;E<j.length&&(j[E]?.
span.start??S)<S;)E+=1;const F=j[E],L=j[E-1];return L?.span.end===x&&/^\d+$/.test(L.text)&&W.add(L),F&&W.add(F),{operator:this.#e.
slice(x,S),...F&&{target:F}}});return{words:j.filter(x=>!W.has(x)),redirections:$,problems:M,inside:_,...N&&{pipedFrom:N}}}}
function P(c,l,w){return{opened:c,start:l,close:w,quote:"",pipedFrom:void 0,...{commands:[],holes:[],operators:[],inside:[]}}}
e(P,"frameAt");function g({start:c,end:l},w){return{start:c+w,end:l+w}}e(g,"shifted")}),90335:((pe,ee,d)=>{d.d(ee,{N:e(()=>H,
"N"),P:e(()=>T,"P")});var b=d(125);const K="/\0checkout";function T(m,A,P,g){const{workspace:c}=A,l=(0,b.oV)(c,K,{at:K}),
y=l!==void 0&&(0,b._B)(l,K)?K:void 0,{files:_,cwd:N=y}=g;return{policy:A,platform:P,proposal:g,mount:_?{at:"/",tree:_}:m?
{at:y??c,tree:m}:{at:K},cwd:N}}e(T,"contextIn");class H{static{e(this,"Places")}workspace;cwd;#e;#n;#o;constructor({policy:{
workspace:A},cwd:P,platform:g,mount:c}){this.#e=c,this.#n=c.at==="/"?c:{at:c.at},this.#o=g!=="linux",this.workspace=(0,b.
oV)(A,K,this.#n)??K,this.cwd=P===void 0?this.workspace:(0,b.oV)(P,this.workspace,c)??K}locate(A){return(0,b.oV)(A,this.cwd,
this.#e)}leadsInto(A,P){const g=this.locate(A);return g===void 0?!1:P.some(c=>{const l=(0,b.oV)(c,this.workspace,this.#n);
return l!==void 0&&this.isIn(g,l)})}isIn(A,P){return(0,b._B)(A,P,{ignoreCase:this.#o})}mayBeIn(A,P){return(0,b._B)(A,P,{
ignoreCase:!0})}}}),71757:((pe,ee,d)=>{d.d(ee,{Q:e(()=>N,"Q")});var b=d(60237),K=d(50611),T=d(93506),H=d(90513),m=d(95666);
function A(E,$){const x=[],S=[],F=[],L=[];let D=!1;for(const Y of(0,m.u)(E,P($)).tokens){const{word:U}=Y,G=U.text;if(Y.kind===
"operand"){D&&L.push({flag:G,reason:"comes after the expression",word:U}),F.push(U);continue}if(Y.kind==="flag"&&Y.part.
spec.leading){F.length>0&&L.push({flag:G,reason:"must come before the operands",word:U}),x.push(G);continue}if(D=$.leading_flags.
length>0,Y.kind==="unknown"){L.push({flag:G,reason:"is not in the specification",word:U});continue}const{name:te,kind:q}=Y.
part.spec;if(x.push(te),q===void 0)continue;const ne=Y.consumes?Y.next??U:U,ae=Y.consumes?Y.next?.text:Y.part.fixed;ae===
void 0?L.push({flag:G,reason:"requires a value",word:U}):S.push({text:ae,kind:q,word:ne,operand:!1})}const X=$.operands.
unless.some(Y=>x.includes(Y))?1:0,{kinds:Q}=$.operands;for(const[Y,U]of F.entries()){const G=Q[Math.min(Y+X,Q.length-1)]??
"path";S.push({text:U.text,kind:G,word:U,operand:!0})}return{flags:x,values:S,problems:L}}e(A,"readArguments");function P(E){
const $=new Set([...E.flags,...Object.keys(E.dangerous_flags)]),x=e((F,L=!1)=>({spec:{name:F,leading:L},negated:!1,takes:"\
never"}),"without"),S=e((F,L)=>{const D=E.value_flags[F];if(D===void 0)return[];const X={spec:{name:F,kind:D,leading:!1},
negated:!1};return[L===void 0?{...X,takes:"always"}:{...X,fixed:L,takes:"never"}]},"withValue");return{flags:"anywhere",
dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:e(F=>{if(E.leading_flags.includes(F))return[x(F,!0)];
if($.has(F))return[x(F)];const L=S(F);if(L.length>0)return L;const D=g(F),X=D&&S(D.name,D.value);if(X!==void 0&&X.length>
0)return X;const Y=(/^-[A-Za-z]{2,}$/.test(F)?[...F.slice(1)]:[]).map(U=>`-${U}`);return Y.length>0&&Y.every(U=>$.has(U))?
Y.map(U=>x(U)):void 0},"expand")}}e(P,"grammarOf");function g(E){const{written:$,attached:x}=(0,H.J)(E);return E.startsWith(
"--")&&x!==void 0?{name:$,value:x}:E.startsWith("--")?void 0:{name:E.slice(0,2),value:E.slice(2)}}e(g,"gluedValue");const c=[
"/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],l=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function w(E,$,x){
const S=T.GW[E]($);if(S!==void 0||E!=="destination"&&E!=="source")return S;const F=x.locate($);if(F===void 0)return"cann\
ot be resolved";if(F==="/")return"is the root of the file system";const D=(/^[\\/]|^[A-Za-z]:/.test($)||!x.isIn(F,x.cwd))&&
c.find(X=>x.mayBeIn(F,X));if(D)return`is in the system directory ${D}`;if(E!=="destination")return x.mayBeIn(x.cwd,F)?"i\
s the working directory or one of its parents":l.test(F)?"is a home directory":void 0}e(w,"refusal");const y=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function _(E){return y.test(E)}e(_,"holdsEnvironment");function N(E,$,x,S){const F=[...$.warnings,...$.network_touching?
["network_touching"]:[]],L=$.forms.length>0?u(E,$,x,S):I(E,$,x,S),D=L.paths.some(({path:Q})=>_(Q)),X=new Set([...F,...L.
warnings,...D?["env_secrets"]:[]]);return{...L,warnings:[...X]}}e(N,"readOperation");function u(E,$,x,S){let F="",L=[];const D=x[0];
for(const Y of $.forms){const U=(0,K.w)(Y.argv)??[],G=(0,K.W)(U,x,(te,q)=>w(te,q,S));if(G.kind==="operand")L=p(G.placed),
F=`does not accept \`${G.word.text}\`, which ${G.reason}; the registered forms are`;else if(G.kind==="match")return{reasons:[],
risk:Y.risk??$.risk,warnings:Y.warning?[Y.warning]:[],paths:p(G.placed)}}const X=$.forms.map(({argv:Y})=>`${E.name} ${Y}`);
return{reasons:[...(E.category==="archives"?x.filter(({text:Y})=>T.sA.test(Y)):[]).map(({text:Y,span:U})=>(0,b.gk)("shel\
l_operator.quoted",{operator:Y},{span:U})),(0,b.gk)(W(E.name),{family:E.name,reason:F,forms:X},D?{span:D.span}:{})],risk:$.
risk,warnings:[],paths:L}}e(u,"readForm");function p(E){return E.filter(({kind:$})=>T.iV.has($)).map(({word:$})=>({path:$.
text,word:$}))}e(p,"pathsOf");function I({name:E},$,x,S){const{flags:F,values:L,problems:D}=A(x,$),X=D.map(({flag:ne,reason:ae,
word:ge})=>(0,b.gk)("flag_not_allowed",{family:E,flag:ne,reason:ae},{span:ge.span})),Q=e(ne=>$.forbidden_prefixes.find(ae=>ne.
toLowerCase().startsWith(ae.toLowerCase())),"prefixOf");for(const{text:ne,kind:ae,word:ge,operand:de}of L){const be=w(ae,
ne,S),ve={span:ge.span};be&&!(de&&Q(ne))&&X.push((0,b.gk)("operand_refused",{family:E,operand:ne,reason:be},ve))}const Y=L.
filter(({operand:ne})=>ne),U=Y.filter(({kind:ne,text:ae})=>T.iV.has(ne)&&ae!==C);X.push(...j(E,$,Y.length)),X.push(...Z(
E,$,Y,U.length,F));for(const{text:ne,word:ae}of Y){const ge=Q(ne);if(ge===void 0)continue;const de={family:E,operand:ne,
prefix:ge};X.push((0,b.gk)("forbidden_operand_prefix",de,{span:ae.span}))}const G=L.filter(({kind:ne,text:ae})=>T.iV.has(
ne)&&ae!==C).map(({text:ne,word:ae})=>({path:ne,word:ae})),te=G.some(({path:ne})=>$.dangerous_targets.includes(ne)||$.dangerous_targets.
includes("/")&&S.locate(ne)==="/"),q=$.default_operand;return{reasons:X,risk:te?"dangerous":$.risk,warnings:[...F.flatMap(
ne=>$.dangerous_flags[ne]??[]),...te?["broad_permission_target"]:[]],paths:G.length===0&&q!==void 0?[{path:q}]:G}}e(I,"r\
eadFlagsAndOperands");const C="-";function Z(E,{reads_stdin:$,operands:{min:x}},S,F,L){if($===void 0)return[];const D="i\
s standard input",X=S.filter(({kind:Y,text:U})=>T.iV.has(Y)&&U===C).map(({text:Y,word:U})=>(0,b.gk)("operand_refused",{family:E,
operand:Y,reason:D},{span:U.span}));if(X.length>0)return X;const Q=S.length;return F>0||Q<x||$.unless.some(Y=>L.includes(
Y))?[]:[(0,b.gk)("operand_count",{family:E,count:Q,wanted:`at least ${Q+1}`})]}e(Z,"stdinReasons");function j(E,{operands:{
min:$,max:x}},S){if(S>=$&&(x===void 0||S<=x))return[];const F=x===void 0?`at least ${$}`:x===$?`exactly ${$}`:`${$} to ${x}`;
return[(0,b.gk)("operand_count",{family:E,count:S,wanted:F})]}e(j,"countReasons");const M=new Map([["tar","constrained_f\
orm.tar"],["unzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_form.ping"],["curl","co\
nstrained_form.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","constrained_form.git"]]);
function W(E){return M.get(E)??"constrained_form.other"}e(W,"constrainedForm")}),44591:((pe,ee,d)=>{d.d(ee,{Y:e(()=>T,"Y"),
l:e(()=>H,"l")});var b=d(60237);const K=new Set(["shell-operator","shell-redirection","line-break"]);function T({words:P,
problems:g}){const c=g.filter(({rule:w})=>K.has(w)).map(({span:w})=>w.start),l=Math.min(...c);return P.filter(({span:w})=>w.
start<l)}e(T,"firstCommand");function H({problems:P}){return P.flatMap(g=>{const c={span:g.span};if((0,b.AN)(g,"shell-op\
erator")){const{operator:l}=g.args;return[(0,b.gk)(A(l),{operator:l},c)]}if((0,b.AN)(g,"shell-redirection")){const{operator:l}=g.
args;return[(0,b.gk)("shell_operator.redirection",{operator:l},c)]}if((0,b.AN)(g,"command-substitution")){const{written:l}=g.
args;return[(0,b.gk)("shell_operator.substitution",{operator:l},c)]}if((0,b.AN)(g,"line-break")||(0,b.AN)(g,"nul-charact\
er")){const{character:l}=g.args;return[(0,b.gk)("shell_operator.multiline",{operator:l},c)]}return m.has(g.rule)?[(0,b.gk)(
"parse_failed",{},c)]:[]})}e(H,"shapeReasons");const m=new Set(["unterminated-quote","trailing-backslash","command-too-l\
ong"]);function A(P){return P==="|"||P==="|&"?"shell_operator.pipeline":P==="&"?"shell_operator.background":"shell_opera\
tor.chaining"}e(A,"operatorRule")}),41581:((pe,ee,d)=>{d.d(ee,{F:e(()=>N,"F"),d:e(()=>u,"d")});var b=d(60237),K=d(50611),
T=d(93506);function H(j){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(j))return"may run com\
mands or open files in its program";const M=/\bprintf?\b/.exec(j),W=M===null?"":j.slice(M.index);return/>|(?<!\|)\|(?!\|)/.
test(W)?"may write to files or commands in its program":void 0}e(H,"awkDanger");const m=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
A=String.raw`(?:${m}(?:\s*,\s*(?:${m}|[+~]\d+))?\s*!?\s*)?`,P=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,g=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${P})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
c=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,l=new RegExp(String.raw`^\s*${A}(?:${g}|${c})\s*(?:[;\n]|$)`);function w(j){if(j.
length>4096)return"has a script that is too long to check";let M=j;for(;M.trim()!=="";){const W=l.exec(M);if(W===null)return"\
may run commands or open files in its script";M=M.slice(W[0].length)}}e(w,"sedDanger");var y=d(16260);const _=new Set(["\
rm","chmod","chown","kill","killall","pkill","dd","shred"]);function N({words:j},M){const[W,...E]=j;if(W===void 0)return[];
const $=W.text,x=p($,E,M?.workspace);if(x.length>0)return x;const S=e((X,{span:Q}=W)=>[(0,b.gk)("command_not_allowed",{program:$,
reason:X},{span:Q})],"refused"),F=M?.workspace;if(F===void 0)return S("is not allowed");if(E.length===1&&/^--(?:version|help)$/.
test(E[0]?.text??""))return[];if(F.forms.length>0)return F.forms.some(({argv:Q})=>(0,K.W)((0,K.w)(Q)??[],E,(Y,U)=>T.GW[Y](
U)).kind==="match")?[]:S("is allowed only in its registered forms");const{reason:L,word:D}=I(E,F);return L===void 0?[]:S(
L,D)}e(N,"findCommandObjections");function u({words:j},{workspace:M}){return Z(M?.subcommands,j[1]?.text)?.warnings??[]}
e(u,"workspaceWarnings");function p(j,M,W){const{flags:E}=(0,y.vj)(M,W),$=W?.blocked_flags??[],S=[...E.filter(({text:D})=>(0,y.
Lt)(D,"--force")||$.some(X=>(0,y.Lt)(D,X))||j==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(D)||_.has(j)&&(0,y.Lt)(D,"--\
all"))],F=e((D,X)=>E.find(({text:Q})=>new RegExp(`^-[A-Za-z]*${D}`).test(Q)||(0,y.Lt)(Q,X)),"either"),L=j==="rm"?F("[rR]",
"--recursive"):void 0;return L&&F("f","--force")&&S.push(L),S.map(({text:D,span:X})=>(0,b.gk)("blocked_flag",{program:j,
flag:D},{span:X}))}e(p,"blockedFlags");function I(j,M){const[W,...E]=j,$=Z(M.subcommands,W?.text);if(M.subcommands!==void 0&&
$===void 0)return{reason:`is allowed only with the subcommands ${Object.keys(M.subcommands).join(", ")}`};const{flags:x,
data:S,operands:F}=(0,y.vj)($?E:j,M);for(const L of x){const{text:D}=L,X=(0,y.Tm)(D,M);if(!X&&M.code_flags.some(Q=>(0,y.
Lt)(D,Q)))return{reason:`is not allowed with ${D}, which can run code, delete files, or write elsewhere`,word:L};if(M.flags!==
void 0&&!X&&!M.flags.includes(D))return{reason:`is not allowed with the flag ${D}`,word:L}}for(const L of $?F:[]){const D=T.
GW[$?.operands??"path"](L.text);if(D!==void 0)return{reason:`does not accept ${L.text}, which ${D}`,word:L}}return M.language===
void 0?{}:C(M.language,x,S)}e(I,"objectionTo");function C(j,M,W){const E=M.find(({text:x})=>((0,y.Lt)(x,"-e")||(0,y.Lt)(
x,"--expression"))&&x!=="-e"&&x!=="--expression");if(E!==void 0)return{reason:"has its script attached to a flag",word:E};
const $=j==="awk"?H:w;for(const x of W){const S=$(x.text);if(S!==void 0)return{reason:S,word:x}}return{}}e(C,"programObj\
ection");function Z(j,M){return j!==void 0&&M!==void 0&&Object.hasOwn(j,M)?j[M]:void 0}e(Z,"ownEntry")}),80530:((pe,ee,d)=>{
d.d(ee,{Eb:e(()=>P,"Eb"),W1:e(()=>m,"W1"),et:e(()=>g,"et")});var b=d(14953),K=d(60237),T=d(16260);const H=new Map;function m(c,l,w,y){
const _=l.filter(u=>u.layer===w);if(_.length===0)return[];const N=g(c,y);return _.filter(({regex:u})=>A(u,N)).map(({name:u,
regex:p,reason:I})=>(0,K.gk)(`custom_pattern.${w}`,{name:u,pattern:p,reason:I}))}e(m,"findCustomPatterns");function A(c,l){
const w=P(c);return"error"in w||w.matches(l)}e(A,"matches");function P(c){const l=H.get(c)??(0,b.Z)(c);return H.set(c,l),
l}e(P,"compilePattern");function g({words:c,redirections:l},w){const[y,..._]=c,{data:N}=(0,T.vj)(_,w.get(y?.text??"")?.workspace),
u=new Set(N);return[...c.filter(p=>!u.has(p)).map(p=>p.text),...l.map(({operator:p,target:I})=>`${p} ${I?.text??""}`)].join(
" ")}e(g,"subjectOf")}),16260:((pe,ee,d)=>{d.d(ee,{Lt:e(()=>A,"Lt"),Tm:e(()=>P,"Tm"),vj:e(()=>m,"vj")});var b=d(90513),K=d(
95666);const T={data_flags:[],data_operands:{count:0,unless:[]}},H=[{spec:void 0,negated:!1,takes:"always"}];function m(g,{
data_flags:c,data_operands:l}=T){const w=[],y=[],_=[],N={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",
unknown:"never",expand:e(I=>c.includes(I)?H:void 0,"expand")};for(const I of(0,K.u)(g,N).tokens){if(I.kind==="operand"){
_.push(I.word);continue}w.push(I.word),I.consumes&&I.next&&y.push(I.next)}const p=l.unless.some(I=>w.some(({text:C})=>A(
C,I)))?0:l.count;return{flags:w,data:[...y,..._.slice(0,p)],operands:_.slice(p)}}e(m,"splitArguments");function A(g,c){const{
written:l}=(0,b.J)(g);return l===c?!0:c.startsWith("--")?l.length>2&&c.startsWith(l):c.length===2&&!g.startsWith("--")&&
/^-[A-Za-z]*/.exec(g)?.[0].includes(c.slice(1))===!0}e(A,"hasFlag");function P(g,{data_flags:c}){const{written:l}=(0,b.J)(
g);return c.some(w=>l===w||w.length===2&&!g.startsWith("--")&&g.startsWith(w))}e(P,"isDataFlag")}),75615:((pe,ee,d)=>{d.
d(ee,{Z:e(()=>K,"Z"),ld:e(()=>m,"ld"),vV:e(()=>b,"vV")});const b=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A\
 l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([A="",...P])=>P.map(g=>[g,A])));function K(A){return[...A].map(P=>b.get(P)??P).join("")}e(K,"ascii\
Of");const T={a:"\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",
m:"\u1D0D",n:"\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F",
"-":"\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},H=new Map([...[
...b].filter(([,A])=>A===A.toLowerCase()),...Object.entries(T).flatMap(([A,P])=>[...P].map(g=>[g,A]))]);function m(A){return[
...A.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(g=>H.get(g)??g).join("")}e(m,"skeletonOf")}),60237:((pe,ee,d)=>{d.d(ee,{q0:e(()=>l,"q0"),gk:e(()=>m,"gk"),AN:e(
()=>g,"AN"),l4:e(()=>P,"l4"),Lb:e(()=>c,"Lb")});var b=d(60027);const K=160,T=4;function H({new:w,files:y=[],fix:_}){if(!(w.
length<=T&&w.every(C=>C.length<=K&&!C.includes("`"))))return _?"Run `gene-gate fix --write`, which replaces the command.":
void 0;const u=_?"; `gene-gate fix --write` does this.":".",[p,...I]=w.map(C=>`\`${C}\``);return p===void 0?`Remove the \
command, which cannot fail${u}`:y.length>0?`Move it into a script, ${y.map(({path:Z})=>`\`${Z}\``).join(", ")}, and run ${[
p,...I].join(", ")}${u}`:I.length===0?`Write ${p} instead${u}`:`Write separate entries in \`validation\`: ${[p,...I].join(
", ")}${u}`}e(H,"editSentence");function m(w,y,_={}){return A(w,y,_)}e(m,"finding");function A(w,y,_){const{severity:N,layer:u}=(0,b.
Y)(w);return{rule:w,severity:N,layer:u,args:y,..._}}e(A,"found");function P(w,y,_){return{rule:w,args:_,span:y}}e(P,"pro\
blemAt");function g(w,y){return w.rule===y}e(g,"isProblem");function c({rule:w,args:y,span:_}){return A(w,y,{span:_})}e(
c,"problemFinding");function l({rule:w,args:y,edit:_}){const N=(0,b.Y)(w);return{message:N.message(y),remedy:(_&&H(_))??
N.remedy(y)}}e(l,"describe")})};
