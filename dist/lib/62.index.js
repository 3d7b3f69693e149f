var Hr=Object.defineProperty;var n=(pe,Q)=>Hr(pe,"name",{value:Q,configurable:!0});export const id=62,ids=[62],modules={96341:((pe,Q,g)=>{g.d(Q,{Ch:n(()=>N,"Ch"),Cn:n(()=>z,"Cn"),FU:n(()=>F,"FU"),QA:n(()=>R,
"QA")});var x=g(61011);const F=(0,x.t)({harmless:`
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
  `}),R=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p","print"],["-p\
e","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autoselection","netw\
ork-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experimental-default\
-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-isolation","tes\
t-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","security-revert"],
["trace-events-enabled","trace-event-categories"]]),z=new Set(["dot","junit","lcov","spec","tap"]),N=new Set(["@swc-node\
/register","dotenv/config","esbuild-register","source-map-support/register","ts-node/esm","ts-node/register","ts-node/re\
gister/transpile-only","tsx","tsx/cjs","tsx/esm"])}),69076:((pe,Q,g)=>{g.d(Q,{S:n(()=>R,"S")});var x=g(85099);const F=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function R(z){if(!F.test(z))return!1;const N={start:0,end:0},K=[...z.split(" "),"x.js"].map(p=>({text:p,span:N,quoted:!1})),
{problems:D,invocation:h}=(0,x.U)(K);return D.length===0&&h.operands.length===1}n(R,"areHarmlessOptions")}),85099:((pe,Q,g)=>{
g.d(Q,{U:n(()=>K,"U"),w:n(()=>b,"w")});var x=g(60237),F=g(95666),R=g(96341),z=g(43842);const N=new Set(["","-","/dev/std\
in","/dev/fd/0","/proc/self/fd/0"]);function K(l){const k=[],L=[],T=[],X=new Set;for(const P of(0,F.u)(l,D).tokens){if(P.
kind==="operand"){T.push(P.word);continue}if(P.kind==="unknown"){const re={program:"node",flag:P.written};L.push((0,x.l4)(
"unknown-flag",P.word.span,re));continue}const{spec:H,negated:G}=P.part,Y=p(P);k.push(Y);const Z=u(H,G,Y.value);if(Z!==void 0&&
L.push(v(Y,Z)),G)continue;X.add(H.effect);const q=A(H,Y);q!==void 0&&L.push((0,z.W3)(q,"node",Y))}const M=b({flags:k}),j=M?
T.length:X.has("evaluates-text")?0:1,C=T.slice(0,j),E=T.slice(j),w=M||X.has("only-prints")||X.has("evaluates-text"),f=$(
C,M,l);f!==void 0&&!(w&&C.length===0)&&L.push(f);const m=(0,z.Kl)(E);return m!==void 0&&L.push((0,z.j8)("node",m)),{invocation:{
program:"node",flags:k,operands:C,passthrough:E},problems:L}}n(K,"parseNode");const D={flags:"first",dash:"operand",separator:/^--$/,
equals:"long",unknown:"never",expand:n(l=>{const k=l.startsWith("--"),L=k?l.slice(2).replaceAll("_","-"):l,T=L.startsWith(
"no-")&&!R.FU.has(L),X=T?L.slice(3):L,M=R.FU.get(R.QA.get(X)??(k?X:""));return M&&[{spec:M,negated:T,takes:T?"never":h(M)}]},
"expand")};function h({name:l,arity:k}){return l==="print"?"unless-flag":k==="value"?"always":"never"}n(h,"takesOf");function p({
word:{span:l},written:k,attached:L,next:T,consumes:X,part:{spec:M,negated:j}}){const C=X?T?.text:L;return{name:`--${j?"n\
o-":""}${M.name}`,written:k,...C===void 0?{}:{value:C},span:X&&T?{start:l.start,end:T.span.end}:l}}n(p,"flagOf");function u(l,k,L){
if(k)return l.arity==="value"?"it takes a value, so it has no `--no-` form":L===void 0?void 0:"a `--no-` flag takes no v\
alue";if(l.arity==="none"&&l.name!=="print")return L===void 0||l.effect==="opens-inspector"?void 0:"it takes no value";if(l.
name!=="print")return L===void 0||L===""?"its value is missing":l.arity==="value"&&L.startsWith("-")?"its value begins w\
ith a dash":void 0}n(u,"valueFault");function v(l,k){return(0,x.l4)("flag-value",l.span,{program:"node",flag:l.written,fault:k})}
n(v,"valueProblem");function b({flags:l}){return l.findLast(({name:k})=>k==="--test"||k==="--no-test")?.name==="--test"}
n(b,"isTestRun");function A(l,{value:k=""}){switch(l.effect){case"harmless":return;case"reports-tests":return R.Cn.has(k)?
void 0:"preloads-code";case"tolerates-rejections":return k==="warn"||k==="none"?"hides-failures":void 0;case"writes-repo\
rt":return k==="stdout"||k==="stderr"?void 0:"writes-files";case"preloads-code":return R.Ch.has(k)?"preloads-package":"p\
reloads-code";case"loads-module":return R.Ch.has(k)?"preloads-package":"loads-code";default:return l.effect}}n(A,"proble\
mOf");function $(l,k,L){const[T]=l;if(T===void 0){const j=L.at(-1)?.span.end??0;return k?void 0:(0,x.l4)("reads-stdin",{
start:0,end:j},{program:"node",flag:""})}const{text:X,span:M}=T;if(N.has(X))return(0,x.l4)("reads-stdin",M,{program:"nod\
e",flag:X});if(X.startsWith("-"))return(0,x.l4)("dash-operand",M,{operand:X});if(X==="inspect"||!k&&X==="debug")return(0,x.
l4)("opens-inspector",M,{program:"node",flag:X})}n($,"operandProblem")}),71872:((pe,Q,g)=>{g.d(Q,{Q:n(()=>z,"Q")});var x=g(
60237),F=g(95666),R=g(53628);function z(l){const k=[],L=[],T=[],X=[];for(const M of(0,F.u)(l,N).tokens)if(M.kind==="oper\
and")T.push(M.word);else if(M.kind==="unknown"){const j=A(M);"rule"in j?X.push(j):L.push(j)}else{const{flag:j,fault:C}=v(
M);k.push(j),C!==void 0&&X.push($(M.word,M.written,C))}return{flags:k,unknown:L,remain:T,problems:X}}n(z,"readNopt");const N={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:n(l=>D(l.replace(/^-+/,"")),
"expand")},K=40;function D(l){const k=h(l);if(k!==void 0&&!k.negated)return[k];const L=u(l);if(L!==void 0)return[L];if(l.
length<2||l.length>K)return k&&[k];const T=[...l].map(u);return T.every(X=>X!==void 0)?T:k&&[k]}n(D,"expand");function h(l){
const k=R.c.get(l);if(k!==void 0)return p(k,!1);if(!l.startsWith("no-"))return;const L=R.c.get(l.slice(3));return L&&p(L,
!0)}n(h,"exactPart");function p(l,k){const L=l.arity==="value"?k?"never":"always":"true-or-false";return{spec:l,negated:k,
takes:L}}n(p,"partOf");function u(l){const[k,L]=R.$.get(l)??[],T=k===void 0?void 0:h(k.slice(2));return T&&(L===void 0?T:
{...T,fixed:L,takes:"never"})}n(u,"shorthandPart");function v(l){const{word:k,written:L,attached:T,next:X,consumes:M}=l,
{spec:j,negated:C,fixed:E}=l.part;if(E===void 0&&j.arity==="value")return b(l);const w={name:`--${j.name}`,written:L,span:k.
span,spec:j};if(E!==void 0){const P={flag:{...w,value:E,negated:C}};return T===void 0?P:{...P,fault:"it takes no value"}}
const f=M?X?.text:T,m={flag:{...w,negated:f==="false"?!C:C}};return T!==void 0&&!(0,F.U)(T)?{...m,fault:"npm reads its v\
alue as a separate word"}:j.arity==="loose"&&!M&&(X?.text==="null"||X?.text==="always")?{...m,fault:"npm reads the next \
word as its value"}:m}n(v,"readOne");function b({word:l,written:k,attached:L,next:T,consumes:X,part:M}){const{spec:j,negated:C}=M,
E=X?T?.text:L,w=X&&T?{start:l.span.start,end:T.span.end}:l.span,f={name:`--${j.name}`,written:k,span:w,spec:j,negated:C},
m={flag:E===void 0?f:{...f,value:E}};return C?{...m,fault:"it takes a value, so it has no `--no-` form"}:E===void 0||E===
""?{...m,fault:"its value is missing"}:E.startsWith("-")?{...m,fault:"its value begins with a dash"}:m}n(b,"readValue");
function A({word:l,written:k,attached:L}){const T=k.replace(/^-+/,"").toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,
""),X=[...R.c.keys(),...R.$.keys()].find(j=>j.startsWith(T));if(X!==void 0){const j={program:"npm",flag:k,meant:`--${X}`};
return(0,x.l4)("abbreviated-flag",l.span,j)}if(!/^--[a-z][a-z0-9-]*$/i.test(k))return(0,x.l4)("unknown-flag",l.span,{program:"\
npm",flag:k});const M={name:k,written:k,span:l.span};return L===void 0?M:{...M,value:L}}n(A,"unknownFlag");function $(l,k,L){
return(0,x.l4)("flag-value",l.span,{program:"npm",flag:k,fault:L})}n($,"faulty")}),53628:((pe,Q,g)=>{g.d(Q,{$:n(()=>R,"$"),
c:n(()=>F,"c")});var x=g(61011);const F=(0,x.t)({harmless:`
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
  `}),R=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",["--save-dev"]],["E",["--save-exact"]],
["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-prod"]],["S",["--save"]],["a",["--all"]],
["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["ddd",["--loglevel","silly"]],["desc",["--\
description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",["--usage"]],["help",["--usage"]],["i\
wr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",["--message"]],["n",["--no-yes"]],["no",
["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglevel","warn"]],["quiet",["--loglevel","wa\
rn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","silent"]],["silent",["--loglevel","silent"]],
["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],["ws",["--workspaces"]],["y",["--yes"]]])}),
27935:((pe,Q,g)=>{g.d(Q,{U:n(()=>u,"U"),x:n(()=>p,"x")});var x=g(60237),F=g(71872);const R={"runs-script":"test:t,tst ru\
n:run-script,rum,urn start stop restart","runs-tool":"exec:x","only-prints":`
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
t:create,innit","writes-files":"cache patch shrinkwrap version:verison"};function z(){const M=new Map;for(const j of Object.
keys(R))for(const C of R[j].split(/\s+/).filter(Boolean)){const[E="",w=""]=C.split(":");for(const f of[E,...w.split(",").
filter(Boolean)]){if(M.has(f))throw new Error(`subcommand ${f} stands in two groups`);M.set(f,{name:E,effect:j})}}return M}
n(z,"tabulate");const N=z(),K=new Set(["hlep","rum","urn"]);var D=g(43842),h=g(10565);function p(M){return u("npm",(0,F.
Q)(M),M)}n(p,"parseNpm");function u(M,{flags:j,unknown:C,remain:E,problems:w},f){const[m,...P]=E,H=j.find(le=>le.spec.effect===
"only-prints"&&!le.negated),G=m&&N.get(m.text),Y=G?.effect,Z=[...j.flatMap(le=>T(M,le,Y)),...w],q={program:M,flags:j};if(m===
void 0)return H===void 0&&Z.push(X(M,f)),Z.push(...C.map(le=>(0,D.W3)("unknown-flag",M,le))),{invocation:{...q,operands:[],
passthrough:[]},problems:Z};if(G===void 0){const le=[...N].find(([me])=>me.startsWith(m.text))?.[1].name??"",ae={subcommand:m.
text,meant:le};return Z.unshift((0,x.l4)("unknown-subcommand",m.span,ae)),{invocation:{...q,operands:P,passthrough:[]},problems:Z}}
const re=G.effect==="runs-script"?"flag-before-separator":"unknown-flag";if(Z.push(...C.map(le=>(0,D.W3)(re,M,le))),K.has(
m.text)){const le={subcommand:m.text,meant:G.name};Z.push((0,x.l4)("misspelt-subcommand",m.span,le))}const ge={...q,subcommand:G.
name},ye=v(G,m,P,ge);return{invocation:ye.invocation,problems:[...ye.problems,...Z]}}n(u,"interpret");function v({name:M,
effect:j},C,E,w){const f={...w,operands:E,passthrough:[]},m=n(P=>({invocation:f,problems:[(0,D.wX)(P,w.program,{text:M,span:C.
span})]}),"does");switch(j){case"runs-script":return b(M,C,E,w);case"runs-tool":return l(C,E,w);case"depends-on-registry":
return m(E[0]?.text==="fix"?"installs":j);case"packs":return k(w.flags,"dry-run")?{invocation:f,problems:[]}:m("writes-f\
iles");case"edits-package":return m(E[0]?.text==="get"?"only-prints":"writes-files");default:return m(j)}}n(v,"readSubco\
mmand");function b(M,j,C,E){const w=M==="run"?C.slice(0,1):[j],f=M==="run"?C.slice(1):C,[m]=w,P=[];m===void 0?P.push((0,D.
j8)("npm",{...j,text:"run"})):m.text==="env"&&P.push((0,x.l4)("prints-environment",m.span,{}));const H=(0,D.Kl)(f);return H!==
void 0&&P.push((0,D.j8)("npm",H)),{invocation:{...E,operands:w,passthrough:f},problems:P}}n(b,"readScript");const A=/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i,
$=new Set(["only-prints","evaluates-text"]);function l(M,j,C){const[E,...w]=j;if(E===void 0){const P=C.flags.some(({spec:H,
negated:G})=>$.has(H.effect)&&!G)?[]:[X(C.program,[M])];return{invocation:{...C,operands:[],passthrough:[]},problems:P}}
const f={...C,operands:[E],passthrough:w};return A.test(E.text)?{invocation:f,problems:(0,h.q)(E,w)}:{invocation:f,problems:[
(0,D.wX)("downloads",C.program,E)]}}n(l,"readTool");function k(M,j){const C=M.findLast(E=>E.name===`--${j}`);return C!==
void 0&&C.negated!==!0}n(k,"isOn");const L=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function T(M,j,C){
const{effect:E,name:w}=j.spec;if(j.negated&&(L.has(E)||w==="force"||w==="global"))return[];switch(E){case"harmless":case"\
allows-missing":return[];case"filters-dependencies":return C==="only-prints"||C==="depends-on-registry"?[]:[(0,D.W3)("in\
stalls",M,j)];case"selects-workspace":return C!=="runs-tool"||j.negated?[]:[(0,D.W3)("changes-configuration",M,j)];case"\
changes-directory":return C!=="runs-tool"&&C!=="packs"?[]:[(0,D.W3)("changes-configuration",M,j)];default:return[(0,D.W3)(
E,M,j)]}}n(T,"flagProblems");function X(M,j){const C=j[0]?.span.start??0,E=j.at(-1)?.span.end??0;return(0,x.l4)("nothing\
-to-run",{start:C,end:E},{program:M})}n(X,"nothingToRun")}),43842:((pe,Q,g)=>{g.d(Q,{Kl:n(()=>N,"Kl"),W3:n(()=>F,"W3"),j8:n(
()=>K,"j8"),wX:n(()=>x,"wX")});function x(D,h,{text:p,span:u}){return R(D,u,{program:h,flag:p})}n(x,"wordProblem");function F(D,h,p){
const{written:u,span:v,value:b}=p,A={program:h,flag:u};return R(D,v,b===void 0?A:{...A,value:b})}n(F,"flagProblem");function R(D,h,p){
return{rule:D,span:h,args:p}}n(R,"argumentProblem");const z=new Set(["--version","-v","-V","--help","-h"]);function N(D){
const[h]=D;return D.length===1&&h!==void 0&&z.has(h.text)?h:void 0}n(N,"onlyAsksForInformation");function K(D,h){return x(
"only-prints",D,h)}n(K,"printsOnly")}),23342:((pe,Q,g)=>{g.d(Q,{H:n(()=>F,"H")});const x={shell:"bash sh zsh dash ksh fi\
sh csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time timeout",interpreter:"pytho\
n python2 python3 php perl ruby deno bun lua java go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 \
uv poetry composer",system:"cat ls rm cp mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail \
chmod true false exit"},F=new Map(Object.keys(x).flatMap(R=>x[R].split(" ").map(z=>[z,R])))}),10565:((pe,Q,g)=>{g.d(Q,{l:n(
()=>K,"l"),q:n(()=>N,"q")});var x=g(43842),F=g(61088),R=g(83562),z=g(6527);function N(p,u){const v=p.text,b=(0,z.Of)(v);
if(b!==void 0)return[(0,x.wX)(b,v,p)];const A=(0,x.Kl)(u);if(A!==void 0)return[(0,x.j8)(v,A)];const $=(0,z.wS)(v),l=(0,R.
X)($??z.G2,u);return[...D(p,$,l),...l.flags.flatMap(k=>K(v,$,k)),...l.operands.flatMap(k=>$?.runs===void 0&&(0,F.jq)(k.text)?
[(0,x.wX)("tool-loads-code",v,k)]:[])]}n(N,"parseTool");function K(p,u,v){return v.flag===void 0?h(p,u,v):(0,F.hy)(p,v,u?.
starts)}n(K,"toolFlagProblems");function D(p,u,{operands:v,started:b}){const[A]=u?.starts===void 0?v:b,$=A?u?.subcommands.
get(A.text):u?.alone;return $===void 0?[]:[(0,x.wX)($,p.text,A??p)]}n(D,"subcommandProblems");function h(p,u,{word:v,value:b=""}){
const A=n($=>[(0,x.wX)($,p,v)],"does");if(u?.handsOn===!0){const $=v.text.includes("=")||b===""?[]:[b],l=(0,F.zG)(v,[v.text,
...$]);if(!l.some(({rule:k})=>k==="unknown-flag"))return l}return u?.starts==="command"||u?.starts==="script"?A("unknown\
-flag"):u?.starts==="npm-scripts"?v.text.includes("=")?[]:A("unknown-flag"):(0,F.jq)(b)?A("tool-loads-code"):u===void 0?
[]:A("tool-flag-unknown")}n(h,"unknownFlag")}),6527:((pe,Q,g)=>{g.d(Q,{G2:n(()=>$,"G2"),Of:n(()=>b,"Of"),wS:n(()=>v,"wS")});
const x=[{binaries:"rollup",flags:{plain:`
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
 plugin loader p l migrate"}}],F=[{binaries:"tsc tsgo vue-tsc",readsArgumentFiles:!0,flags:{plain:`
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
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"}}],R=[{binaries:"c8",starts:"\
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
output:"report-dir="},subcommands:{"only-prints":"report check-coverage","tool-writes":"instrument merge"}}],z=[{binaries:"\
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
      `,preload:"c=",output:"o?"},subcommands:{"only-prints":"help"}}],N=[{binaries:"cross-env",starts:"command",flags:{}},
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
      `,"names-program":"npm-path="}}],K=[{binaries:"vitest",flags:{plain:`
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
nit examples","only-prints":"help version enumerate"}},{binaries:"tsd",flags:{plain:"files,f= show-diff typings,t="}}];var D=g(
65184);const h={"launches-programs":`
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
  `},p=new Map(Object.keys(h).flatMap(l=>h[l].split(/\s+/).filter(Boolean).map(k=>[k,l]))),u=new Map([K,R,z,F,x,N].flat().
flatMap(l=>{const k=(0,D.T9)(l);return l.binaries.split(" ").map(L=>[L,k])}));function v(l){return u.get(l)??u.get(A(l))}
n(v,"toolOf");function b(l){return p.get(l)??p.get(A(l))}n(b,"refusalOf");function A(l){return l.replace(/^@[^/]*\//,"")}
n(A,"withoutScope");const $=(0,D.T9)({binaries:"",flags:{config:"config,c= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= format= formatter= global-setup= global-teardown= import=
      loader= parser= plugin= preset= reporter,reporters= require,r= resolver= rulesdir= runner=
      setup-files= setup-files-after-env= test-environment= test-runner= transform=
    `,"tool-writes":"apply apply-unsafe fix? update update-snapshot,update-snapshots write","skips-tests":"pass-with-no-\
tests","never-ends":"ui watch watch-all","only-prints":""}})}),61088:((pe,Q,g)=>{g.d(Q,{FQ:n(()=>u,"FQ"),NO:n(()=>w,"NO"),
Vl:n(()=>j,"Vl"),fY:n(()=>k,"fY"),hy:n(()=>p,"hy"),jq:n(()=>M,"jq"),l5:n(()=>X,"l5"),zG:n(()=>E,"zG")});var x=g(125),F=g(
17443),R=g(44876),z=g(85099),N=g(96341),K=g(43842);const D=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
h=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function p(f,m,P){const{word:H,flag:G,value:Y="",
off:Z}=m;if(G===void 0)return[];if(G.kind==="node")return Z?[]:E(H,j(f,Y));const q=G.kind==="preload"&&!Z?b(Y,P):v(G.kind,
Y,Z);return q===void 0?[]:[u(q,f,m)]}n(p,"judgeValue");function u(f,m,{word:{text:P,span:H},written:G,value:Y=""}){const Z=P===
G&&Y!==""?`${G} ${Y}`:P;return(0,K.W3)(f,m,{name:G,written:Z,span:H,value:Y})}n(u,"valueProblem");function v(f,m,P){switch(f){case"\
plain":case"command":case"node":return M(m)?"tool-loads-code":void 0;case"root":return(0,x.j7)(m)===void 0?"tool-loads-c\
ode":void 0;case"config":return P||!X(m)?void 0:"tool-loads-code";case"code":return P?void 0:l(m);case"preload":case"tes\
ts":return;case"script-text":return/^[@\w./-]*$/.test(m)?P?void 0:l(m):"evaluates-text";case"variable":return L(m);case"\
module":return/^[\w.:-]*$/.test(m)?void 0:"tool-loads-code";case"compiler":return M(m)?"tool-loads-code":A.test(m)?"laun\
ches-programs":void 0;case"property":return M(m)||(0,x.j7)($(m))===void 0?"tool-loads-code":void 0;case"output":return P?
void 0:T(m);default:return P?void 0:f}}n(v,"ruleFor");function b(f,m){if(N.Ch.has(f)||D.test(f))return"preloads-package";
if(m!==void 0)return"preloads-code";const P=/^(?:@[^/]+\/)?[^/]+$/.test(f);return l(f)??(P?"preloads-package":"tool-runs\
-file")}n(b,"ruleForPreload");const A=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function $(f){return f.slice(f.indexOf("=")+1)}n($,"propertyValue");function l(f){return X(f)?"tool-loads-code":f.split(
",").some(m=>/^\.|\.[cm]?[jt]sx?$/.test(m))?"tool-runs-file":void 0}n(l,"ruleForCode");function k(f){const[,m="",P=""]=/^(\w+)[=:](.*)$/s.
exec(f)??[];return m!==""&&(0,F.G)(m,P)}n(k,"setsHarmless");function L(f){const m=f.split(",");if(!m.every(k))return m.some(
P=>h.test(P.trim()))?"changes-node-options":void 0}n(L,"ruleForVariable");function T(f){const m=f.slice(f.lastIndexOf("=")+
1);if(!(m===""||m==="-"||m==="stdout"||m==="stderr"))return X(m)?"writes-files":"tool-writes"}n(T,"ruleForOutput");function X(f){
return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(f)||f.split(",").some(m=>(0,x.j7)(m)===void 0)}n(X,"isElsewhere");function M(f){
return/(?:^|[=,\s])(?:data|file):/i.test(f)?!0:f.includes("..")&&!/^(?:[\\/]|[A-Za-z]:)/.test(f)&&(0,x.j7)(f)===void 0}n(
M,"isForeign");function j(f,m){return f==="mocha"||f==="_mocha"?m.split(",").map(P=>P.startsWith("-")?P:`--${P}`):f==="a\
va"?(0,R.I)(m).words.map(({text:P})=>P):[m]}n(j,"nodeFlagsIn");const C="x.js";function E(f,m){return w(f,m).problems}n(E,
"judgeNodeFlags");function w({span:f},m){return(0,z.U)([...m,C,C].map(P=>({text:P,span:f,quoted:!1})))}n(w,"parseHandedO\
n")}),83562:((pe,Q,g)=>{g.d(Q,{X:n(()=>R,"X")});var x=g(90513),F=g(65184);function R(p,u){const v=[],b=[],A=p.starts==="\
command"||p.starts==="script";let $;for(let l=0;l<u.length;l+=1){const k=u[l],{text:L}=k;if(L==="--"){const X=u.slice(l+
1);return A?{flags:v,operands:b,started:X}:z(v,[...b,...X])}if(!L.startsWith("-")||L==="-"){if($!==void 0)v.push({...$,word:k,
value:L,off:!1});else if(A)return{flags:v,operands:b,started:u.slice(l)};$===void 0&&b.push(k);continue}$=void 0;const T=K(
p,L);if(A&&p.handsOn&&T.some(({flag:X})=>X===void 0))return{flags:v,operands:b,started:u.slice(l)};for(const{written:X,flag:M,
value:j,negated:C}of T){if(M?.arity==="rest"){const m=u.slice(l+1),P=j===void 0?m:[{...k,text:j},...m],H={word:k,written:X,
flag:M,value:j,off:!1};return{...z(v,b),rest:{flag:H,words:P}}}const E=C||M?.arity!=="value"&&/^(?:false|0)$/.test(j??""),
w=j===void 0&&!C?u[l+1]:void 0,f=w?.text.startsWith("-")===!0&&w.text!=="-";if(M!==void 0&&w!==void 0&&N(M,f)){const m={
start:k.span.start,end:w.span.end};v.push({word:{...k,span:m},written:X,flag:M,value:w.text,off:E}),f||(l+=1),M.arity===
"many"&&($={written:X,flag:M})}else{const m=M===void 0&&!f?w?.text:void 0;v.push({word:k,written:X,flag:M,value:j??m,off:E})}}}
return z(v,b)}n(R,"readTool");function z(p,u){return{flags:p,operands:u,started:[]}}n(z,"done");function N({arity:p},u){
return p==="value"||!u&&p!=="none"}n(N,"takesNext");function K(p,u){const{written:v,attached:b}=(0,x.J)(u),A=v.replace(/^-+/,
""),$=D(p,A);if($!==void 0||u.startsWith("--")||A.length<2)return[{written:v,value:b,flag:$?.flag,negated:$?.negated===!0}];
const l=[],k=u.slice(1);for(let L=0;L<k.length;L+=1){const T=k[L]??"",X=p.flags.get(T);if(X===void 0)return[...l,{written:v,
flag:X,value:b,negated:!1}];const M=k.slice(L+1);if(M!==""&&(X.arity!=="none"||M.startsWith("="))){const j=M.replace(/^=/,
"");return[...l,{written:`-${T}`,flag:X,value:j,negated:!1}]}l.push({written:`-${T}`,flag:X,value:void 0,negated:!1})}return l}
n(K,"divide");function D(p,u){const v=h(p,u);if(v!==void 0)return{flag:v,negated:!1};if(!/^no-?[A-Za-z]/.test(u))return;
const b=h(p,u.replace(/^no-?/,""));return b&&{flag:b,negated:!0}}n(D,"find");function h({flags:p,prefixes:u},v){const b=(0,F.
Q4)(v),A=p.get(b);if(A!==void 0)return A;const $=b.lastIndexOf("."),l=$<0?void 0:p.get(b.slice($+1));return l!==void 0&&
l.kind!=="plain"?l:u.find(([k])=>b.startsWith(k))?.[1]??l}n(h,"lookUp")}),90513:((pe,Q,g)=>{g.d(Q,{J:n(()=>x,"J")});function x(F){
const R=F.indexOf("=");return R<0?{written:F,attached:void 0}:{written:F.slice(0,R),attached:F.slice(R+1)}}n(x,"splitAtE\
quals")}),61011:((pe,Q,g)=>{g.d(Q,{t:n(()=>F,"t")});const x=[["?=","attached"],["=","value"],["?","loose"]];function F(R){
const z=new Map;for(const N of Object.keys(R))for(const K of R[N].split(/\s+/).filter(Boolean)){const[D,h]=x.find(([u])=>K.
endsWith(u))??["","none"],p=K.slice(0,K.length-D.length);if(z.has(p))throw new Error(`flag ${p} is in two groups`);z.set(
p,{name:p,arity:h,effect:N})}return z}n(F,"flagTable")}),95666:((pe,Q,g)=>{g.d(Q,{U:n(()=>K,"U"),u:n(()=>F,"u")});var x=g(
90513);function F(D,h){const p=[],u=D.toReversed(),v=n(()=>{for(let b=u.pop();b!==void 0;b=u.pop())p.push({kind:"operand",
word:b})},"readOperands");for(let b=u.pop();b!==void 0;b=u.pop()){if(h.separator.test(b.text))return v(),{tokens:p,separator:b};
if(R(b,h)){p.push({kind:"operand",word:b}),h.flags==="first"&&v();continue}const{written:A,attached:$}=z(b.text,h),l=h.expand(
A,$);if(l!==void 0&&"instead"in l){const{span:T,quoted:X}=b;u.push(...l.instead.map(M=>({text:M,span:T,quoted:X})).reverse());
continue}const k=u.at(-1),L={word:b,written:A,attached:$,next:k};if(l===void 0){const T=$===void 0&&N(h.unknown,k);p.push(
{...L,kind:"unknown",consumes:T}),T&&u.pop();continue}for(const[T,X]of l.entries()){const M=T===l.length-1,j=M&&$===void 0&&
N(X.takes,k),C=M?L:{...L,attached:void 0,next:void 0};p.push({...C,kind:"flag",part:X,consumes:j}),j&&u.pop()}}return{tokens:p,
separator:void 0}}n(F,"readFlags");function R({text:D},{dash:h}){return!D.startsWith("-")||D==="-"&&h==="operand"}n(R,"i\
sOperand");function z(D,{equals:h}){return h==="all"||h==="long"&&D.startsWith("--")?(0,x.J)(D):{written:D,attached:void 0}}
n(z,"divide");function N(D,h){if(h===void 0)return!1;switch(D){case"always":return!0;case"never":return!1;case"unless-fl\
ag":return!h.text.startsWith("-");case"true-or-false":return K(h.text)}}n(N,"takesNext");function K(D){return D==="true"||
D==="false"}n(K,"isTruth")}),17443:((pe,Q,g)=>{g.d(Q,{F:n(()=>L,"F"),G:n(()=>A,"G")});var x=g(69076),F=g(54566),R=g(76242);
const z=/^[\w.-]{0,64}$/,N=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,K=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
D=/^\d{1,9}$/,h=/^(?:|[01]|true|false|yes|no|on|off)$/i,p=new Map([["NODE_ENV",z],["CI",z],["FORCE_COLOR",z],["NO_COLOR",
z],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",N],["LC_ALL",N],["NODE_NO\
_WARNINGS",h],["TS_NODE_PROJECT",K],["TS_NODE_TRANSPILE_ONLY",h],["TS_NODE_FILES",h]]),u=[[/(?:^|_)(?:CONCURRENCY|PORT|RETRIES|SEED|TIMEOUT|TIMEOUT_MS|WORKERS)$/,
D],[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,
z],[/(?:^|_)(?:COVERAGE|E2E|FAST|OFFLINE|QUIET|SILENT|SKIP|SLOW|TEST|VERBOSE)(?:_|$)/,h]],v=/^(?:BASH|BROWSER|BUN|CARGO|CONDA|COREPACK|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GIT|GLIBC|GRADLE|JAVA|LD|MALLOC|MAVEN|NODE|NPM|NYC|OPENSSL|PERL|PIP|PNPM|POETRY|PYTHON|RUBY|RUST|SSL|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|YARN)_/,
b="NODE_OPTIONS";function A(T,X){if(T===b)return(0,x.S)(X);const M=p.get(T);return M!==void 0?M.test(X):$(T)&&u.some(([j,
C])=>j.test(T)&&C.test(X))}n(A,"isHarmlessVariable");function $(T){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(T)&&!v.test(
T)}n($,"isSetting");function l(T){return T===b||p.has(T)||$(T)&&u.some(([X])=>X.test(T))}n(l,"isKnown");const k=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function L(T,X){const M=[],j=[];let C=0;for(const E of T){const[w]=E.parts,f=w&&!w.quoted?k.exec(w.text):null;if(!f)break;
C+=1;const[m,P="",H]=f,G=(0,R.b)(E).slice(m.length),Y={start:E.start,end:E.end};if(!H&&A(P,G))M.push({name:P,value:G,span:Y}),
X.add("environment-assignment",Y,{name:P,value:(0,F.RK)(G)});else{const Z=!H&&l(P);X.add("assignment-refused",Y,{name:P,
value:(0,F.RK)(G),known:Z}),H||j.push({name:P,value:G,span:Y})}}return{assignments:M,refused:j,count:C}}n(L,"readAssignm\
ents")}),54566:((pe,Q,g)=>{g.d(Q,{H2:n(()=>D,"H2"),R8:n(()=>z,"R8"),RK:n(()=>N,"RK")});const x=new RegExp("^\\p{Bidi_Cont\
rol}$","u"),F=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;function R(p){if(p>=32&&p<127||p===9)return"\
visible";if(p===0)return"nul-character";if(p===10||p===13)return"line-break";if(p<160)return"control-character";if(p>=55296&&
p<=57343)return"lone-surrogate";const u=String.fromCodePoint(p);return x.test(u)?"bidirectional-character":F.test(u)?"in\
visible-character":"visible"}n(R,"classify");function z(p){return`U+${p.toString(16).toUpperCase().padStart(4,"0")}`}n(z,
"codePointName");function N(p,u=120){const v=p.length>u?`${p.slice(0,u)}\u2026`:p;if(/^[\x20-\x7e…]*$/.test(v))return v;
let b="";for(const A of v){const $=A.codePointAt(0)??0,l=$!==9&&R($)==="visible";b+=l?A:`<${z($)}>`}return b}n(N,"visibl\
e");const K=/^[\x20-\x7e\t]*$/;function D(p,u,v,b){if(K.test(p))return;let A=u;for(const $ of p){const l=$.codePointAt(0)??
0;(l<32||l>126)&&h($,l,A,v,b),A+=$.length}}n(D,"inspectCharacters");function h(p,u,v,b,A){const $={start:v,end:v+p.length},
l=z(u),k=R(u);if(k==="line-break"?A.add(k,$,{character:l,quoted:b}):k!=="visible"&&A.add(k,$,{character:l}),k!=="visible"||
u<=126)return;const L=p.normalize("NFKC");L!==p.normalize("NFC")||/[\0-\x7f]/.test(L)?A.add("compatibility-character",$,
{character:l,becomes:L}):b||A.add("non-ascii-unquoted",$,{character:l,shown:p})}n(h,"inspectCharacter")}),44876:((pe,Q,g)=>{
g.d(Q,{L:n(()=>$e,"L"),I:n(()=>Re,"I")});var x=g(60027),F=g(17443),R=g(54566);const z=100,N=1e3;function K(_,y){if(_.length<
z)return;let S=0,I=0;for(let B=0;B<=_.length;B+=1){const V=_.charAt(B);if(V===" "||V==="	")continue;const te=B-I;if(te>1&&
(S+=te-1),te>=z||S>=N){const se=Math.max(te,S);y.add("blank-padding",{start:I,end:B},{blanks:se});return}I=B+1}}n(K,"ins\
pectBlanks");const D=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
h=/<!--|```/;function p(_,y,S){const I=n(({index:te,0:se})=>S??{start:te,end:te+se.length},"place"),B=_.includes("::")||
_.includes("##[")?D.exec(_):null;B&&y.add("workflow-command",I(B),{written:(0,R.RK)(B[0])});const V=h.exec(_);V&&y.add("\
markup-injection",I(V),{written:V[0]})}n(p,"inspectInjection");var u=g(76760),v=g(125);function b(_){if(!_.parts.some(se=>!se.
quoted&&/[*?[]/.test(se.text)))return;const y=_.parts.flatMap(({text:se,quoted:ie})=>Array.from(se,ve=>({character:ve,active:!ie}))),
S=y.findLastIndex(({character:se,active:ie})=>ie&&se==="]"),I=[];let B,V;for(let se=0;se<y.length;){const ie=A(y,se,S);ie?
(B??=T(I),V??=ie.ambiguity,ie.element.kind==="many"&&I.at(-1)?.kind==="many"||I.push(ie.element),se=ie.end):(I.push({kind:"\
literal",character:y[se]?.character??""}),se+=1)}return B===void 0?void 0:{text:y.map(({character:se})=>se).join(""),prefix:B,
segments:X(I),...V&&{ambiguity:V}}}n(b,"readPattern");function A(_,y,S){const I=_[y];return I?.active?I.character==="*"?
{element:{kind:"many"},end:y+1}:I.character==="?"?{element:{kind:"one"},end:y+1}:I.character!=="["||S<y?void 0:$(_,y)??{
element:{kind:"one"},end:y+1,ambiguity:"bracket"}:void 0}n(A,"readWildcard");function $(_,y){let S=y+1;const I=l(_[S],"!");
I&&(S+=1);const B=new Set;for(;!l(_[S],"]");){const V=k(_[S]);if(V===void 0)return;const te=l(_[S+1],"-")?k(_[S+2]):V;if(te===
void 0||!L(V,te))return;S+=l(_[S+1],"-")?3:1;for(let se=V.charCodeAt(0);se<=te.charCodeAt(0);se+=1)B.add(se)}if(B.size!==
0)return{element:{kind:"set",negated:I,members:B},end:S+1}}n($,"readSet");function l(_,y){return _?.active===!0&&_.character===
y}n(l,"isActive");function k(_){return _&&/^[A-Za-z0-9_.,@%+]$/.test(_.character)?_.character:void 0}n(k,"memberOf");function L(_,y){
if(_===y)return!0;const S=[/[a-z]/,/[A-Z]/,/[0-9]/];return _<y&&S.some(I=>I.test(_)&&I.test(y))}n(L,"isRange");function T(_){
return _.map(y=>y.kind==="literal"?y.character:"").join("")}n(T,"literalText");function X(_){const y=[[]];for(const S of _)
S.kind==="literal"&&S.character==="/"?y.push([]):y.at(-1)?.push(S);return y}n(X,"splitSegments");function M(_){return _.
every(({kind:y})=>y==="literal")?T(_):void 0}n(M,"literalSegment");const j=n(_=>Array.from(_,y=>y.codePointAt(0)??0),"co\
dePoints"),C=n(_=>[...Buffer.from(_)],"bytes");function E(_,y){const[S]=_;if(y.startsWith(".")&&!(S?.kind==="literal"&&S.
character==="."))return!1;const I=w(_,y,j);return/^[\x20-\x7e]*$/.test(y)||I===w(_,y,C)?I:void 0}n(E,"matchName");function w(_,y,S){
const I=_.flatMap(ie=>ie.kind==="literal"?S(ie.character):[ie]),B=S(y);let V=0,te=-1,se=0;for(let ie=0;ie<B.length;)if(f(
I[V]))te=V,se=ie,V+=1;else if(m(I[V],B[ie]))V+=1,ie+=1;else if(te>=0)V=te+1,se+=1,ie=se;else return!1;return I.slice(V).
every(f)}n(w,"matchUnits");function f(_){return typeof _=="object"&&_.kind==="many"}n(f,"isStar");function m(_,y){return _===
void 0||y===void 0?!1:typeof _=="number"?_===y:_.kind==="set"?_.members.has(y)!==_.negated:_.kind==="one"}n(m,"accepts");
const P=128*1024;function H(_,y){let S=[{written:"",path:""}];for(const[V,te]of _.segments.entries()){const se=V===_.segments.
length-1,ie=[];for(const ve of S){const Le=G(ve,te,se,y,ie);if(Le)return{ambiguity:Le}}S=ie}const I=S.map(({written:V})=>Buffer.
from(V));return I.reduce((V,te)=>V+te.length+1,0)>P?{ambiguity:"too_many"}:{matches:I.sort(Buffer.compare).map(V=>V.toString())}}
n(H,"expandPattern");function G(_,y,S,I,B){const{written:V,path:te}=_,se=M(y);if(se===""){if(!S)return"empty_segment";B.
push(_);return}const ie=S?"":"/";if(se==="."){B.push({written:`${V}.${ie}`,path:te});return}for(const ve of Y(te,y,se,I)){
if(ve==="letters")return"letters";if(!S&&Z(ve,I))return"symlink";!S&&ve.kind!=="directory"||B.push({written:`${V}${u.posix.
basename(ve.path)}${ie}`,path:ve.path})}}n(G,"enter");function*Y(_,y,S,I){if(S!==void 0){const B=I.stat(_===""?S:`${_}/${S}`);
B?.tracked&&(yield B);return}for(const B of I.list(_)){if(!B.tracked)continue;const V=E(y,u.posix.basename(B.path));V===
void 0?yield"letters":V&&(yield B)}}n(Y,"candidates");function Z(_,y){if(_.kind!=="symlink")return _.kind==="submodule";
const S=(0,v.O4)(y,_.path);return S.kind==="missing"?!1:S.kind!=="inside"||!/^(?:file|executable)$/.test(S.entry.kind)}n(
Z,"leadsElsewhere");var q=g(60237);class re{static{n(this,"ProblemCollector")}#e=[];#n=new Set;add(y,S,I){if((0,x.Y)(y).
severity==="error"){if(this.#n.has(y))return;this.#n.add(y)}this.#e.push((0,q.l4)(y,S,I))}inOrder(){const y=n(({rule:S})=>this.#n.
has(S)?0:1,"rank");return this.#e.sort((S,I)=>S.span.start-I.span.start||y(S)-y(I))}}const ge=20,ye=4096,le=64;function ae(_,y,S){
const{pattern:I,span:B,position:V}=_,te=(0,R.RK)(I.text),se=Me(I);let ie=[];if(V==="program")S.add("glob-program",B,{pattern:te});else if(De(
I))S.add("glob-outside",B,{pattern:te});else if(!je(I,y))if(se)S.add("glob-unclear",B,{pattern:te,reason:se});else if(Ue(
I))S.add("glob-flag",B,{pattern:te,match:""});else if(y)ie=me(_,y,S);else if(V==="script"&&ze(I))S.add("glob-program",B,
{pattern:te});else{const ve={matches:[],count:0,judged:!1};S.add("unquoted-glob",B,{pattern:te,...ve})}return ie.length===
0?[I.text]:ie}n(ae,"resolvePattern");function me({pattern:_,span:y,position:S},I,B){const V=(0,R.RK)(_.text),te=H(_,I),se="\
matches"in te&&!te.matches.every(Ge);if("ambiguity"in te||se){const He="ambiguity"in te?te.ambiguity:"file_name";return B.
add("glob-unclear",y,{pattern:V,reason:He}),[]}const{matches:ie}=te,ve=ie.find(He=>He.startsWith("-"));ve!==void 0&&B.add(
"glob-flag",y,{pattern:V,match:(0,R.RK)(ve)}),S==="script"&&ie.length>1&&B.add("glob-program",y,{pattern:V});const Le=ie.
slice(0,ge).map(He=>(0,R.RK)(He)),{length:we}=ie;return B.add("unquoted-glob",y,{pattern:V,matches:Le,count:we,judged:!0}),
ie}n(me,"expand");function je({prefix:_,text:y},S){return _.includes("://")&&!S?.stat(y.slice(0,y.indexOf("/")))}n(je,"i\
sAddress");function Me({text:_,segments:y,ambiguity:S}){return S||(_.length>ye?"too_many":y.some(B=>M(B)===void 0&&E(B,"\
.."))?"dot":void 0)}n(Me,"ambiguityOf");function De({text:_,segments:y}){return _.startsWith("/")||y.some(S=>M(S)==="..")}
n(De,"leavesTree");function Ue({prefix:_}){return _.startsWith("-")&&!_.includes("=")}n(Ue,"becomesFlags");function ze({
segments:_}){return _.some(y=>y.some(({kind:S})=>S==="many"))}n(ze,"isWide");function Ge(_){const y=new re;return(0,R.H2)(
_,0,!0,y),y.inOrder().length===0}n(Ge,"isFit");var Be=g(76242);function Xe(_,y){for(const[S,I]of _.parts.entries()){if(I.
quoted)continue;const B=I.text.search(S===0?/(?:^|[=:])~/:/[=:]~/);if(B<0)continue;const V=I.start+I.text.indexOf("~",B),
te=(0,R.RK)((0,Be.b)(_));y.add("tilde-expansion",{start:V,end:V+1},{word:te});return}}n(Xe,"inspectTilde");function nt(_,y){
let S=-1,I=!1;for(const B of _.parts)if(!(B.quoted||S<0&&!B.text.includes("{")))for(const{0:V,index:te}of B.text.matchAll(
/[{},]|\.\./g)){const se=B.start+te;if(V==="{")S<0&&(S=se);else if(V!=="}")I=S>=0;else if(I){const ie={start:S,end:se+1};
y.add("brace-expansion",ie,{written:(0,R.RK)((0,Be.b)(_))});return}}}n(nt,"inspectBraces");const st=new Set(`if then els\
e elif fi do done case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function rt(_,y,S){const I=(0,Be.R)(_);I!==void 0&&(I==="!"||y&&st.has(
I))&&S.add("reserved-word",{start:_.start,end:_.end},{word:I})}n(rt,"inspectReserved");var tt=g(85724);const ot=/[A-Za-z_]/,
ee=/[A-Za-z0-9_]/,ne=/[0-9@*#?$!-]/;function de(_,y,S){const I=_.charAt(y+1);if(I==="(")return{kind:_.charAt(y+2)==="("?
"arithmetic-expansion":"command-substitution",end:ue(_,y+1,"(",")")};if(I==="{")return{kind:"variable-expansion",end:ue(
_,y+1,"{","}")};if(I==="[")return{kind:"arithmetic-expansion",end:ue(_,y+1,"[","]")};if(I==="'"||I==='"'){if(S)return;const B=_.
indexOf(I,y+2);return{kind:"dollar-quote",end:B<0?_.length:B+1}}if(ot.test(I)){let B=y+2;for(;ee.test(_.charAt(B));)B+=1;
return{kind:"variable-expansion",end:B}}if(ne.test(I)||I>"\x7F")return{kind:"variable-expansion",end:y+2}}n(de,"readDoll\
ar");function fe(_,y){for(let S=y+1;S<_.length;S+=1){const I=_.charAt(S);if(I==="\\")S+=1;else if(I==="`")return S+1}return _.
length}n(fe,"backtickEnd");function ue(_,y,S,I){let B=0;for(let V=y;V<_.length;V+=1){const te=_.charAt(V);if(te===S)B+=1;else if(te===
I&&(B-=1,B===0))return V+1}return _.length}n(ue,"closing");const he=240;function ke(_,y,S){const I=_.charAt(y);if(I==="("||
I===")")return S.add("shell-parenthesis",{start:y,end:y+1},{character:I}),y+1;const B=I==="<"||I===">",V=B?/[<>&|-]/:/[;&|]/;
let te=y+1;for(;te-y<3&&V.test(_.charAt(te));)te+=1;const se=_.slice(y,te);if(B)S.add("shell-redirection",{start:y,end:te},
{operator:se});else{const ie=(0,R.RK)(_.slice(0,Math.min(y,he)).trim()),ve=(0,R.RK)(_.slice(te,te+he).trim());S.add("she\
ll-operator",{start:y,end:te},{operator:se,left:ie,right:ve})}return te}n(ke,"readOperator");const Ee=1e3,Pe=new Uint8Array(
128);for(const _ of` 	
\r'"\\$\`;&|<>()`)Pe[_.charCodeAt(0)]=1;function Ae(_,y){return new xe(_,y).split()}n(Ae,"splitWords");class xe{static{n(
this,"Splitter")}#e;#n;#o=[];#r=[];#s=0;#t=0;#l=0;constructor(y,S){this.#e=y,this.#n=S}split(){for(;this.#t<this.#e.length;)
this.#u();if(this.#a(),this.#l>Ee){const y={start:0,end:this.#e.length};this.#n.add("too-many-quotes",y,{quotes:this.#l,
limit:Ee})}return this.#o}#u(){switch(this.#e.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,R.H2)(this.#e.charAt(this.#t),this.#t,!1,this.#n),this.#t+=1;break;case"'":this.#d();break;case'\
"':this.#w();break;case"\\":this.#k();break;case"$":this.#g(!1);break;case"`":this.#h(!1);break;case";":case"&":case"|":case"\
<":case">":case"(":case")":this.#a(),this.#t=ke(this.#e,this.#t,this.#n);break;case"#":this.#r.length===0?this.#y():this.#c();
break;default:this.#c()}}#i(y,S,I,B=I){this.#r.length===0&&(this.#s=B),this.#r.push({text:y,quoted:S,start:I})}#a(){this.#r.
length!==0&&(this.#o.push({parts:this.#r,start:this.#s,end:this.#t}),this.#r=[])}#c(){const y=this.#t;let S=y+1;for(;S<this.#e.
length&&Pe[this.#e.charCodeAt(S)]!==1;)S+=1;const I=this.#e.slice(y,S);(0,R.H2)(I,y,!1,this.#n),this.#i(I,!1,y),this.#t=
S}#d(){const y=this.#t,S=this.#e.indexOf("'",y+1),I=S<0?this.#e.length:S,B=this.#e.slice(y+1,I);(0,R.H2)(B,y+1,!0,this.#n),
this.#i(B,!0,y+1,y),this.#f(y,I,"'")}#w(){const y=this.#t,S=this.#e;let I="",B=y+1;for(this.#t=B;this.#t<S.length&&S.charAt(
this.#t)!=='"';){const te=S.charAt(this.#t);te==="\\"&&/["$`\\\n]/.test(S.charAt(this.#t+1))?(I+=S.slice(B,this.#t),S.charAt(
this.#t+1)===`
`&&this.#p(),B=this.#t+1,this.#t+=2):te==="$"?this.#g(!0):te==="`"?this.#h(!0):this.#t+=1}const V=Math.min(this.#t,S.length);
I+=S.slice(B,V),(0,R.H2)(S.slice(y+1,V),y+1,!0,this.#n),this.#i(I,!0,y+1,y),this.#f(y,V,'"')}#f(y,S,I){this.#l+=1,this.#t=
Math.min(S+1,this.#e.length),!(S<this.#e.length)&&this.#n.add("unterminated-quote",{start:y,end:S},{quote:I})}#k(){const y=this.#t,
S=this.#e.charAt(y+1);this.#t+=1,S===""?(this.#n.add("trailing-backslash",{start:y,end:y+1},{}),this.#i("\\",!0,y)):S===
`
`?(this.#t=y,this.#p(),this.#t+=2):S>"\x7F"?this.#i("",!0,y+1,y):((0,R.H2)(S,y+1,!0,this.#n),this.#i(S,!0,y+1,y),this.#t+=
1)}#p(){this.#n.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#g(y){const S=de(this.#e,this.#t,y);S?this.#m(
S.kind,S.end,y):(y||this.#i("$",!1,this.#t),this.#t+=1)}#h(y){const S=fe(this.#e,this.#t);this.#m("command-substitution",
S,y)}#m(y,S,I){const B=this.#t,V=this.#e.slice(B,S);this.#n.add(y,{start:B,end:S},{written:(0,R.RK)(V)}),I||this.#i(V,!0,
B),this.#t=S}#y(){const y=this.#t,S=this.#e.indexOf(`
`,y);this.#t=S<0?this.#e.length:S;const I=this.#e.slice(y,this.#t);(0,R.H2)(I,y,!1,this.#n),this.#n.add("shell-comment",
{start:y,end:this.#t},{written:(0,R.RK)(I)})}}const Te=128*1024;function Re(_,y){const S=new re;if(Ne(_,S))return{words:[],
assignments:[],refused:[],problems:S.inOrder()};const I={start:0,end:_.length};K(_,S),p(_,S);const B=Ae(_,S),{assignments:V,
refused:te,count:se}=(0,F.F)(B,S);for(const ve of B.slice(0,se))Xe(ve,S);const ie=Ve(B.slice(se),y,S);ie.length===0&&S.add(
"empty-command",I,{});for(const{value:ve,span:Le}of V)p(ve,S,Le);for(const{text:ve,span:Le}of ie)p(ve,S,Le);return{words:ie,
assignments:V,refused:te,problems:S.inOrder()}}n(Re,"lex");function $e({problems:_}){return _.every(({rule:y})=>(0,x.Y)(
y).severity==="warning")}n($e,"hasOneReading");function Ne(_,y){if(_.length*3<=Te||Buffer.byteLength(_)<=Te)return!1;const I={
start:0,end:_.length};return y.add("command-too-long",I,{limit:Te}),!0}n(Ne,"isTooLong");function Ve(_,y,S){const I=[];let B=0;
for(const[V,te]of _.entries()){const se={start:te.start,end:te.end},ie=te.parts.some(He=>He.quoted),ve=(0,Be.b)(te);Xe(te,
S),nt(te,S),rt(te,V===0,S),(0,tt.xu)(ve,te,V===0,S);const Le=b(te);if(Le&&(B+=1),Le&&B>le&&S.add("glob-unclear",se,{pattern:(0,R.
RK)(ve),reason:"too_many"}),!Le||B>le){I.push({text:ve,span:se,quoted:ie});continue}const we=Ce(V,I);for(const He of ae(
{pattern:Le,span:se,position:we},y,S))I.push({text:He,span:se,quoted:ie})}return I}n(Ve,"readWords");function Ce(_,y){return _===
0?"program":_===1&&y[0]?.text==="node"?"script":"argument"}n(Ce,"positionOf")}),85724:((pe,Q,g)=>{g.d(Q,{Z:n(()=>R,"Z"),
vV:n(()=>F,"vV"),xu:n(()=>N,"xu")});var x=g(54566);const F=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\
\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([h="",...p])=>p.map(u=>[u,h])));function R(h){return[...h].map(p=>F.get(p)??p).join("")}n(R,"ascii\
Of");const z=new RegExp("\\p{L}+","gu");function N(h,p,u,v){if(/^[\x00-\x7f]*$/.test(h)||!u&&/\s/.test(h))return;const b=u?
K(h):D(h);if(b===void 0)return;const A=[...new Set(h)].filter($=>$>"\x7F");v.add("look-alike-letters",{start:p.start,end:p.
end},{word:(0,x.RK)(h),looks_like:(0,x.RK)(b),characters:A.slice(0,10).map($=>(0,x.R8)($.codePointAt(0)??0))})}n(N,"insp\
ectLookAlikes");function K(h){const p=h.normalize("NFKD").replace(new RegExp("\\p{M}","gu"),""),u=R(p);return/^[\x20-\x7e]+$/.
test(u)?u:void 0}n(K,"asciiOfProgram");function D(h){let p=!1;const u=h.replace(z,v=>{const b=R(v);return b===v||!/[A-Za-z]/.
test(v)?v:(p=!0,b)});return p?u:void 0}n(D,"asciiOfMixed")}),76242:((pe,Q,g)=>{g.d(Q,{R:n(()=>F,"R"),b:n(()=>x,"b")});function x(R){
const[z]=R.parts;return R.parts.length===1&&z?z.text:R.parts.map(N=>N.text).join("")}n(x,"textOf");function F(R){const[z]=R.
parts;return R.parts.length===1&&z&&!z.quoted?z.text:void 0}n(F,"unquotedText")}),66982:((pe,Q,g)=>{g.d(Q,{U:n(()=>Dr,"U"),
u:n(()=>bn,"u")});var x=g(60237),F=g(43842),R=g(10565),z=g(83562),N=g(125),K=g(61088),D=g(65184);const h=/^(?!-)[\w.,:/@%+=-]*$/;
function p(e,{flag:t,word:s,value:r=""}){return t?.kind!=="property"||!v(e,r.replace(/^:/,""))?[]:[(0,F.wX)("changes-con\
figuration",e.program,s)]}n(p,"decidingProperty");function u(e,t){const{program:s}=e,r=t.text.slice(t.text.indexOf("=")+
1);return v(e,t.text)?[(0,F.wX)("changes-configuration",s,t)]:h.test(r)?[]:[(0,F.wX)("evaluates-text",s,t)]}n(u,"propert\
yProblems");function v({data:e},t){const s=t.replace(/[:+?!]?=.*$/s,"").toLowerCase();return e.deciding_properties.toLowerCase().
split(/\s+/).filter(Boolean).some(r=>r.endsWith("~")?s.startsWith(r.slice(0,-1)):s===r)}n(v,"decides");function b({operands:e,
refusedOperands:t},s,r){const o=r.data.deciding_properties!=="";return s.flatMap(i=>{if(o&&e==="plain"&&i.text.includes(
"="))return u(r,i);const a=A(t,i.text)??$(e,i.text);return a===void 0?[]:[(0,F.wX)(a,r.program,i)]})}n(b,"judgeOperands");
function A({flags:e,prefixes:t},s){const r=[s,s.slice(s.lastIndexOf(":")+1)].map(D.Q4);for(const o of r){const a=(/^(?:help|h|version|v|V)$/.
test(o)?void 0:e.get(o))??t.find(([c])=>o.startsWith(c))?.[1];if(a!==void 0)return a.kind}}n(A,"refusal");function $(e,t){
if(/^[A-Za-z][\w+.-]*:\/\//.test(t))return"downloads";if(t.startsWith("@")&&e!=="package")return"tool-loads-code";switch(e){case"\
path":return l(t.replace(/::.*$/s,""))?"tool-loads-code":void 0;case"package":return t.includes("@")?"downloads":l(t)?"t\
ool-loads-code":void 0;case"goal":return t.split(":").length>2?"downloads":void 0;case"plain":return(0,K.jq)(t)?"tool-lo\
ads-code":void 0}}n($,"ruleForOperand");function l(e){return(0,N.j7)(e)===void 0}n(l,"isOutside");const k={installs:"pip\
 ensurepip venv virtualenv easy_install poetry pipx build setuptools",publishes:"twine","never-ends":"http.server pydoc \
idlelib turtledemo xmlrpc.server wsgiref.simple_server smtpd","reads-stdin":"code pdb asyncio IPython","evaluates-text":"\
timeit","launches-programs":"webbrowser antigravity this trace cProfile profile runpy pex","writes-files":"zipapp zipfil\
e tarfile gzip compileall py_compile","only-prints":"site sysconfig platform sys"},L=new Map(Object.entries(k).flatMap(([
e,t])=>t.split(" ").map(s=>[s,e]))),T=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" "));function X({
program:e,data:t},[s,...r],o,i){if(s===void 0){const U={program:e,flag:"-m",fault:"its value is missing"};return{invocation:{},
problems:[(0,x.l4)("flag-value",{start:0,end:0},U)]}}const a=o.known.get(s.text);if(a!==void 0&&t.started_programs.includes(
s.text)){const{invocation:U,problems:J}=i(a,r,o);return{invocation:{launched:[U]},problems:J}}const c={operands:[s],passthrough:r},
d=/^[\w.]+$/.test(s.text)?L.get(s.text):"tool-loads-code";if(d!==void 0)return{invocation:c,problems:[(0,F.wX)(d,e,s)]};
const O=r.filter(({text:U})=>(0,K.jq)(U));return{invocation:T.has(s.text)?c:{...c,starts:"module"},problems:O.map(U=>(0,F.
wX)("tool-loads-code",s.text,U))}}n(X,"parseModule");var M=g(85099),j=g(27935),C=g(95666),E=g(71872),w=g(53628);const f=new Set(
["always-spawn","ignore-existing","shell-auto-fallback"]),m=new Set(["npm","node-arg","n"]),P=new Set(["package","p","ca\
che","userconfig","call","c","shell"]),H=new Set(["no-install","quiet","q","version","v","help","h"]);function G(e){const[
t]=e,s={text:"exec",span:t?.span??{start:0,end:0},quoted:!1},{rewritten:r,removed:o}=Y(e),i=(0,j.U)("npx",(0,E.Q)([s,...r]),
e),a=o.map(({text:c,span:d})=>(0,F.W3)("unknown-flag","npx",{name:c,written:c,span:d}));return{invocation:i.invocation,problems:[
...a,...i.problems]}}n(G,"parseNpx");function Y(e){const t=[],s=[],{tokens:r,separator:o}=(0,C.u)(e,Z),i=[];for(const c of r)
if(c.kind==="operand")i.push(c.word);else if(c.kind==="flag"){const{word:d,written:O,attached:U,consumes:J,next:ce,part:oe}=c;
if(oe.spec==="removed"){s.push(d);continue}t.push({...d,text:re(q(O),U,d.text)}),J&&ce&&t.push(ce)}const[a]=i;return o!==
void 0?t.push(o):a!==void 0&&t.push({...a,text:"--"}),{rewritten:t.concat(i),removed:s}}n(Y,"rewrite");const Z={flags:"f\
irst",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:n((e,t)=>{const s=q(e),r=n((i,a)=>[{spec:i,negated:!1,
takes:a}],"flag");if(f.has(s))return r("removed","never");if(m.has(s))return r("removed","always");const o=s==="p"?void 0:
w.$.get(s);return o!==void 0?{instead:t===void 0?o:[...o,t]}:ge(s)?r("kept","never"):r("kept",P.has(s)?"always":"unless-\
flag")},"expand")};function q(e){return e.replace(/^-+/,"")}n(q,"keyOf");function re(e,t,s){if(e==="no-install")return"-\
-yes=false";const r=e==="p"?"--package":e==="shell"?"--script-shell":void 0;return r===void 0?s:t===void 0?r:`${r}=${t}`}
n(re,"renamed");function ge(e){const t=w.c.get(e)?.arity;return H.has(e)||t==="none"||t==="loose"}n(ge,"isSwitch");const ye={
node:M.U,npm:j.x,npx:G};function le(e){return Object.hasOwn(ye,e)}n(le,"isProgram");var ae=g(23342),me=g(6527);function je(e,t,s,r){
const{program:o}=r.family,i={operands:[t],passthrough:s};switch(e){case"subcommand":{const a={program:o,subcommand:t.text},
c=(0,x.l4)("program-subcommand-unknown",t.span,a);return{invocation:i,problems:[c]}}case"file":return Ue(t,s,o);case"pac\
kage":{const a=$("package",t.text);return{invocation:i,problems:a?[(0,F.wX)(a,o,t)]:[]}}case"command":return ze(t,s,r);case"\
script":case"own-script":return{invocation:{...i,subcommand:"run"},problems:De(s,r.family)};case"tool":return Ge("exec",
t,s,r);case"script-or-tool":case"script-tool-or-file":{if(!Me.test(t.text)){const a=Ge("script-or-tool",t,s,r);return{...a,
problems:[...a.problems,...De(s,r.family)]}}return e==="script-tool-or-file"?Ue(t,s,o):{invocation:i,problems:[(0,F.wX)(
"launches-programs",o,t)]}}}}n(je,"parseStarted");const Me=/^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function De(e,{
program:t,use:s}){return e.filter(({text:o})=>{const i=/^--([\w-]+)/.exec(o)?.[1];return i!==void 0&&s.tool.flags.get((0,D.
Q4)(i))?.kind==="changes-configuration"}).map(o=>(0,F.wX)("changes-configuration",t,o))}n(De,"ownFlags");function Ue(e,t,s){
const{text:r,span:o}=e,i={operands:[e],passthrough:t,starts:"file"};if(r==="-"||r===""||r.startsWith("/dev/"))return{invocation:i,
problems:[(0,x.l4)("reads-stdin",o,{program:s,flag:r})]};const a=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(
r)&&/:/.test(r);return{invocation:i,problems:a?[(0,F.wX)("downloads",s,e)]:[]}}n(Ue,"startFile");function ze(e,t,s){const{
family:r,families:o,parse:i}=s,{text:a}=e;if(/:\/\//.test(a))return{invocation:{},problems:[(0,F.wX)("downloads",r.program,
e)]};if(a==="-"||/\.\w+$/.test(a))return Ue(e,t,r.program);const c=o.known.get(a);if(c===void 0||!r.data.started_programs.
includes(a))return{invocation:{},problems:[(0,F.wX)("launches-programs",r.program,e)]};const{invocation:d,problems:O}=i(
c,t,o);return{invocation:{launched:[d]},problems:O}}n(ze,"startCommand");function Ge(e,t,s,{family:r,families:o,parse:i}){
const{text:a}=t,c=o.allowed.get(a),d=le(a)?ye[a](s):c&&i(c,s,o),O=ae.H.get(a)==="shell",U={subcommand:e,operands:[t],passthrough:s,
...d&&{launched:[d.invocation]}};if(d!==void 0)return{invocation:U,problems:d.problems};if(O||e==="exec"&&ae.H.has(a))return{
invocation:U,problems:[(0,F.wX)("launches-programs",r.program,t)]};const J=e==="exec"||(0,me.wS)(a)!==void 0||(0,me.Of)(
a);return{invocation:U,problems:J?(0,R.q)(t,s):[]}}n(Ge,"startTool");function Be(e,t,s){const{program:r}=e,o={program:r,
family:e,flags:[],operands:[],passthrough:[]},i=Xe({use:e.use,path:"",words:t,family:e,families:s});return{invocation:{...o,
...i.invocation},problems:i.problems}}n(Be,"parseProgram");function Xe(e){const{use:t,path:s,words:r,family:o,families:i}=e,
c=t.subcommands.size>0?{...t.tool,starts:"script"}:t.tool,d=(0,z.X)(c,r),O=d.rest===void 0?d.flags:[...d.flags,d.rest.flag],
U=O.map(nt),J=O.flatMap(Fe=>[...(0,R.l)(o.program,c,Fe),...p(o,Fe)]),[ce,...oe]=d.started.slice(t.skips??0),be=ce&&t.subcommands.
get(ce.text);if(be===void 0||ce===void 0){const Fe=rt(e,d),qe=st(e,d);return{invocation:{...s&&{subcommand:s},...t.any_package&&
{anyPackage:!0},...Fe.invocation,flags:U},problems:[...J,...qe,...Fe.problems]}}const _e=s===""?ce.text:`${s} ${ce.text}`,
Oe=be.starts==="own-script"?je("own-script",ce,oe,{family:o,families:i,parse:Be}):Xe({...e,use:be,path:_e,words:oe}),Se=be.
does?[(0,F.wX)(be.does,o.program,{...ce,text:_e})]:[];return{invocation:{...Oe.invocation,...t.any_package&&{anyPackage:!0},
flags:[...U,...Oe.invocation.flags??[]]},problems:[...J,...Se,...Oe.problems]}}n(Xe,"parseUse");function nt({word:e,written:t,
value:s}){return{name:t,written:t,span:e.span,...s!==void 0&&{value:s}}}n(nt,"flagOf");function st({use:e,path:t,words:s,
family:r},{flags:o}){if(e.writes_unless===void 0)return[];const i=e.writes_unless.split(" "),a=s.slice(s.findIndex(({text:d})=>d===
"--"));if(o.some(({written:d,off:O})=>!O&&i.includes(d)))return[];if(a[0]?.text==="--"&&a.some(({text:d})=>i.includes(d)))
return[];const c=s[0]?.span??{start:0,end:0};return[(0,F.wX)("tool-writes",r.program,{text:t||r.program,span:c})]}n(st,"\
writesFiles");function rt({use:e,family:t,families:s},r){const{rest:o}=r;if(o!==void 0)return o.flag.flag?.kind==="modul\
e"?X(t,o.words,s,Be):{invocation:{passthrough:o.words},problems:[]};const i=e.starts??(e.subcommands.size>0?"subcommand":
void 0),a=i===void 0?r.operands:r.started.slice(e.skips??0),[c,...d]=a;if(c===void 0){const O=r.flags.some(({flag:oe})=>oe?.
kind==="only-prints"),U={start:0,end:t.program.length},J=O?void 0:e.alone,ce=J?[(0,F.wX)(J,t.program,{text:"",span:U})]:
[];return{invocation:{},problems:ce}}return i===void 0?{invocation:{operands:a},problems:b(e,a,t)}:je(i,c,d,{family:t,families:s,
parse:Be})}n(rt,"parseOperands");var tt=g(81184),ot=g(90513),ee=g(44876);const ne={launches:[],problems:[]};function de({
subcommand:e,operands:t,passthrough:s}){const[r]=t,i=(e==="exec"||e==="script-or-tool")&&r?(0,me.wS)(r.text):void 0;if(r===
void 0||i?.mayStart!==!0)return ne;const a=(0,z.X)(i,s),c=fe(i,r,s,a),d=a.flags.flatMap(({word:O,flag:U,value:J})=>U?.kind===
"command"&&J!==void 0?[{...O,text:J}]:[]);return Te([c,...d.map(O=>Ee(r.text,O))])}n(de,"launchesOf");function fe({starts:e,
subcommands:t},s,r,{flags:o,operands:i,started:a}){const[c]=a,d=o.some(({flag:O})=>O?.kind==="only-prints"||O?.kind==="e\
valuates-text");switch(e){case void 0:return ne;case"script":return d||c&&t.has(c.text)?ne:{launches:[{program:"node",words:a}],
problems:[]};case"command":return d||c&&t.has(c.text)?ne:he(s.text,r,a);case"command-texts":return Te(i.map(O=>Ee(s.text,
O)));case"npm-scripts":return Te(i.map(O=>Pe(s.text,O,ue(o))))}}n(fe,"operandsOf");function ue(e){return e.flatMap(({flag:t,
word:s})=>t===void 0?[s]:[])}n(ue,"flagsForNpm");function he(e,t,s){const{words:r,problems:o}=e==="cross-env"?ke(s):{words:s,
problems:[]},[i]=r,a=i&&t.find(({text:O})=>O===i.text);if(i===void 0||a===i)return{launches:[{words:r}],problems:o};const c=`\
\`${e}\` starts at the first word that is \`${i.text}\``,d={program:e,flag:i.text,fault:c};return{launches:[{words:r}],problems:[
(0,x.l4)("flag-value",i.span,d)]}}n(he,"commandOf");function ke(e){const t=e.findIndex(({text:o})=>!/^\w+=/.test(o)),s=t<
0?e:e.slice(0,t),r=s.flatMap(({text:o,span:i})=>{if((0,K.fY)(o))return[];const{written:a,attached:c=""}=(0,ot.J)(o);return[
(0,x.l4)("assignment-refused",i,{name:a,value:c,known:!1})]});return{words:e.slice(s.length),problems:r}}n(ke,"behindVar\
iables");function Ee(e,{text:t,span:s}){const[,r="",o=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(t)??[],{words:i,problems:a}=(0,ee.
I)(r===""?t.replace(/^npm:(?=\S)/,"npm run "):o);if(!(0,ee.L)({problems:a})&&!(r!==""&&o.trim()===""))return xe(e,{text:t,
span:s});const c=i.map(d=>({...d,span:s}));return r===""?{launches:[{words:c}],problems:[]}:/^[\w:.@/*-]+$/.test(r)?Ae([
{text:r,span:s,quoted:!1},...c],"wildcard"):xe(e,{text:t,span:s})}n(Ee,"readText");function Pe(e,{text:t,span:s},r){const[
,o="",i=""]=/^\s*(\S+)(.*)$/s.exec(t)??[],{words:a,problems:c}=(0,ee.I)(i),d=i.trim()==="";if(o===""||!d&&!(0,ee.L)({problems:c})||
/\{!?[*@%\d]/.test(t))return xe(e,{text:t,span:s});const O=a.map(J=>({...J,span:s})),U=[...r,{text:o,span:s,quoted:!1},...O];
return Ae(U,/^[\w:.@/-]+$/.test(o)?void 0:"glob")}n(Pe,"readScript");function Ae(e,t){const o={program:"npm",words:[{text:"\
run",span:e.at(-1)?.span??{start:0,end:0},quoted:!1},...e]};return{launches:[t?{...o,selects:t}:o],problems:[]}}n(Ae,"se\
lection");function xe(e,t){return{launches:[],problems:[(0,F.wX)("launches-programs",e,t)]}}n(xe,"refused");function Te(e){
return{launches:e.flatMap(({launches:t})=>t),problems:e.flatMap(({problems:t})=>t)}}n(Te,"join");const Re=4;function $e(e,t,s=tt.
PM){const r=typeof e=="string"?ye[e](t):Be(e,t,s),{launched:o,problems:i}=Ve(r.invocation);return o.length===0&&i.length===
0?r:{invocation:r.invocation,problems:[...[r,...o].flatMap(a=>a.problems),...i]}}n($e,"parseInvocation");function Ne(e){
const t=Ve(e).launched.map(s=>s.invocation);return e.launched===void 0?t:[...Ce(e).slice(1),...t]}n(Ne,"launchedBy");function Ve(e){
if(e.launched===void 0)return _(e);const t=Ce(e).map(s=>_(s));return{launched:t.flatMap(s=>s.launched),problems:t.flatMap(
s=>s.problems)}}n(Ve,"followAll");function Ce(e){return[e,...(e.launched??[]).flatMap(Ce)]}n(Ce,"chainOf");function _(e,t=0){
const{launches:s,problems:r}=de(e),o=e.operands[0]?.text??"",i={launched:[],problems:[...r]};for(const a of s){const[c]=a.
words,d=t===Re?"launches-programs":a.program===void 0&&c&&S(c.text);if(d){const J=c?.span??{start:0,end:0};i.problems.push(
(0,F.wX)(d,o,{text:c?.text??"",span:J}));continue}const O=y(a),U=_(O.invocation,t+1);i.launched.push(O,...U.launched),i.
problems.push(...U.problems)}return i}n(_,"follow");function y({program:e,words:t,selects:s}){if(e!==void 0){const i=ye[e](
t);return s?{...i,invocation:{...i.invocation,selects:s}}:i}const[r]=t,o=r?.text??"";return le(o)?ye[o](t.slice(1)):ye.npx(
t)}n(y,"parseLaunch");function S(e){return e.startsWith("-")?"unknown-flag":ae.H.has(e)?"launches-programs":void 0}n(S,"\
families_refusal");var I=g(76760);function B(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{}}n(B,"objectI\
n");function V(e,t){const s=Object.hasOwn(e,t)?e[t]:void 0;return typeof s=="string"?s:""}n(V,"textIn");function te(e,t,s=[]){
const r=new Map;for(const[o,i]of t){const a=r.get(o);a?a.push(i):r.set(o,[i])}return{path:e,entriesOf:n(o=>r.get(o)??[],
"entriesOf"),all:[...t.map(([,o])=>o),...s]}}n(te,"lockOf");function se({name:e,version:t,source:s},r,o){return{name:e,version:t,
source:s,...r&&{integrity:r},...o&&{bin:o}}}n(se,"entryOf");function ie(e,t){if(typeof e=="string")return{[t.replace(/^@[^/]*\//,
"")]:e};const s=Object.entries(B(e)).filter(([,r])=>typeof r=="string");return s.length===0?void 0:Object.fromEntries(s)}
n(ie,"binOf");var ve=g(99547),Le=g(38815),we=g(72360);const He={kind:"registry"},_n=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):)|\.git(?:#|$)/,
On=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,En=/^(?:file|link|portal|workspace):(.*)$/s;function Ke(e,t,s){const[,r]=En.exec(e)??[];
return r!==void 0?{kind:"file",at:r}:_n.test(e)?{kind:"git",at:e.replace(/#.*$/s,"")}:/^https?:/i.test(e)?Sn(e,t,s):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(e)||/\.t(?:ar\.)?gz$/i.test(e)?{kind:"file",at:e}:On.test(e)?{kind:"git",at:e.replace(/#.*$/s,"")}:He}n(Ke,"sourceO\
f");function Sn(e,t,s){const r={kind:"tarball",at:e.replace(/#.*$/s,"")};if(!URL.canParse(e))return r;const{host:o,pathname:i}=new URL(
e),a=An(i),[,c]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(a)??[];if(o==="codeload.github.com"&&c!==void 0)return{kind:"git",at:`\
https://github.com/${c}`};const d=t.replace(/^@[^/]*\//,"");return a.endsWith(`/${t}/-/${d}-${s}.tgz`)||a.endsWith(`/${t}\
/-/${t}-${s}.tgz`)||o==="npm.pkg.github.com"&&a.startsWith(`/download/${t}/${s}/`)?{kind:"registry",at:o}:r}n(Sn,"fromAd\
dress");function An(e){try{return decodeURIComponent(e)}catch{return e}}n(An,"decoded");function gt(e){const[,t,s=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.
exec(e)??[];return t===void 0||/^[\^~<>=*v\d]/.test(t)?void 0:{name:t,range:s}}n(gt,"aliasIn");function jn(e,t){const s=[],
r=[];for(const[o,i]of Object.entries(B(B(t).packages))){const a=Array.isArray(i)?i:[],[,c=o,d=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.
exec(String(a[0]??""))??[],O=Ke(d,c,d),U=O.kind==="registry",J=U&&typeof a[1]=="string"?a[1]:"",ce=a.slice(1).findLast(_e=>/^[a-z\d]+-[\w+/=]+$/i.
test(String(_e))),oe=a.slice(1).map(B).find(_e=>Object.keys(_e).length>0),be=se({name:c,version:U?d:"",source:J===""?O:Ke(
J,c,d)},ce===void 0?"":String(ce),ie(oe?.bin,c));/^(?:@[^/]+\/)?[^/]+$/.test(o)?s.push([o,be]):r.push(be)}return te(e,s,
r)}n(jn,"bunLock");function Mn(e,t){const s=B(t),r=Object.entries(B(s.packages));if(r.length===0)return te(e,..._t(B(s.dependencies)));
const o=[],i=[];for(const[a,c]of r){const[,d,O]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(a)??[];if(O===void 0)continue;
const U=Pn(O,B(c));d===""?o.push([O,U]):i.push(U)}return te(e,o,i)}n(Mn,"npmLock");function Pn(e,t){const s=V(t,"name")||
e,r=V(t,"version"),o=V(t,"resolved"),i=t.link===!0?{kind:"file",at:o.replace(/^file:/,"")}:Ke(o,s,r);return se({name:s,version:r,
source:i},V(t,"integrity"),ie(t.bin,s))}n(Pn,"packageEntry");function _t(e){const t=[];return[Object.entries(e).map(([r,
o])=>{const i=B(o),a=V(i,"version"),{name:c,range:d}=gt(a)??{name:r,range:a},O=Ke(a,c,d),U=O.kind==="registry"?Ke(V(i,"r\
esolved"),c,d):O,[J,ce]=_t(B(i.dependencies));return t.push(...J.map(([,oe])=>oe),...ce),[r,se({name:c,version:d,source:U},
V(i,"integrity"))]}),t]}n(_t,"firstVersion");const $n=["dependencies","devDependencies","optionalDependencies"];function Tn(e,t){
const s=B(t),r=s.importers===void 0?s:B(B(s.importers)["."]),o=B(s.packages),i=$n.flatMap(c=>Object.entries(B(r[c])).map(
([d,O])=>{const U=typeof O=="string"?O:V(B(O),"version");return[d,Rn(d,U,o)]})),a=Object.keys(o).map(c=>Et(c,"",o[c]));return te(
e,i,a)}n(Tn,"pnpmLock");function Rn(e,t,s){if(/^(?:link|file|workspace):/.test(t))return{name:e,version:"",source:Ke(t,e,
"")};const r=Ot(t),o=/^\d/.test(r),i=[t,r].flatMap(c=>o?[`${e}@${c}`,`/${e}@${c}`,`/${e}/${c}`]:[c,`${e}@${c}`]),a=i.find(
c=>Object.hasOwn(s,c))??i.at(-1)??"";return Et(a,e,s[a])}n(Rn,"entryFor");function Ot(e){return e.replace(/\(.*$/s,"").replace(
/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}n(Ot,"withoutPeers");function Et(e,t,s){const r=B(s),o=B(r.resolution),[,i=t,a=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.
exec(Ot(e))??[],c=V(r,"name")||i||t,d=V(r,"version")||a,O=Dn(o,c,d);return se({name:c,version:d,source:O},V(o,"integrity"))}
n(Et,"pnpm_packageEntry");function Dn(e,t,s){const r=V(e,"repo");if(r!=="")return{kind:"git",at:r};const o=V(e,"director\
y");if(o!=="")return{kind:"file",at:o};const i=V(e,"tarball");return Ke(i===""?s:i,t,s)}n(Dn,"sourceIn");const St=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function In(e,t){const s=Nn(t).flatMap(([r,o])=>{const i=V(o,"version"),a=V(o,"resolved");return jt(r).map(([c,d])=>{const O=gt(
d)?.name??c,U=Ke(d,O,i),J=U.kind==="file"||U.kind==="git"?U:Ke(a,O,i);return[c,se({name:O,version:i,source:J},V(o,"integ\
rity"))]})});return te(e,s)}n(In,"classicLock");function Nn(e){const t=[];for(const s of e.split(/\r?\n/)){if(s===""||s.
startsWith("#"))continue;const r=t.at(-1),[,o,i]=/^ {2}"?([\w-]+)"? (.*)$/.exec(s)??[];s.startsWith(" ")?r&&o!==void 0&&
i!==void 0&&(r[1][o]=At(i)):t.push([s.replace(/:\s*$/,""),Object.create(null)])}return t}n(Nn,"classicBlocks");function At(e){
return e.trim().replace(/^"(.*)"$/s,"$1")}n(At,"unquoted");function jt(e){return e.split(",").flatMap(t=>{const[,s,r]=St.
exec(At(t))??[];return s===void 0||r===void 0?[]:[[s,r]]})}n(jt,"descriptorsIn");function Ln(e,t){const r=Object.entries(
B(t)).map(([o,i])=>[o,B(i)]).flatMap(([o,i])=>{const[,a="",c=""]=St.exec(V(i,"resolution"))??[];if(a==="")return[];const d=V(
i,"version"),O=Ke(Cn(c),a,d),U=V(i,"checksum");return jt(o).map(([J])=>[J,se({name:a,version:d,source:O},U)])});return te(
e,r)}n(Ln,"berryLock");function Cn(e){const[,t]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(e)??[],s=t===void 0?e:decodeURIComponent(
t),[,r]=/__archiveUrl=([^&]+)/.exec(s)??[];return r!==void 0?decodeURIComponent(r):s.replace(/^npm:/,"")}n(Cn,"addressIn");
const Wn=["npm-shrinkwrap.json","package-lock.json"],Un={"pnpm-lock.yaml":n((e,t)=>Tn(e,$t(t)),"pnpm-lock.yaml"),"yarn.l\
ock":n((e,t)=>/^__metadata:/m.test(t)?Ln(e,$t(t)):In(e,t),"yarn.lock"),"bun.lock":n((e,t)=>jn(e,(0,ve.parse)(t,[],{allowTrailingComma:!0})),
"bun.lock")},Mt=64*1024*1024,Pt=new WeakMap;function Ze(e){const t=Pt.get(e)??Fn(e);return Pt.set(e,t),t}n(Ze,"readLocks");
async function Fn(e){const t=[];for(const s of Wn){const r=await(0,we.JE)(e,s,Mt);if(r!==void 0){t.push(r===we.uY?te(s,[]):
Mn(s,r));break}}for(const[s,r]of Object.entries(Un)){const o=(0,N.O4)(e,s);if(o.kind==="missing"&&e.stat(s)===void 0)continue;
o.kind==="inside"&&(0,we.$W)(o.entry.kind)&&(o.entry.size??0)<=Mt?t.push(r(s,(await e.read(o.path)).toString("utf8"))):t.
push(te(s,[]))}return t}n(Fn,"readAll");function $t(e){try{return(0,Le.qg)(e,{maxAliasCount:0,logLevel:"silent"})}catch{
return}}n($t,"yaml");async function Kn(e,{name:t,binary:s},r){const o=`node_modules/${t}`;if(e.stat(o)===void 0)return[];
const a=(await Ze(e)).flatMap(({entriesOf:We})=>We(t));if(a.length===0)return[];const c=await(0,we.JE)(e,`${o}/package.j\
son`),d=B(c),O=V(d,"name"),U=V(d,"version"),J=n((We,Ie,et)=>[(0,x.l4)("dependency-stale",r,{name:t,what:We,locked:Ie,installed:et||
"nothing"})],"stale"),ce=c!==void 0,oe=a.filter(We=>!ce||We.name===(O||t));if(oe.length===0)return J("name",a[0]?.name??
"",O);const be=oe.filter(We=>!ce||["",U].includes(We.version));if(be.length===0)return J("version",oe[0]?.version??"",U);
if(s===void 0)return[];const _e=be.flatMap(({bin:We})=>We===void 0?[]:[We]),Oe=_e.length>0?_e:[ie(d.bin,O||t)??{}];if(_e.
length===0&&d.bin===void 0)return[];const{name:Se,file:Fe}=s,qe=Oe.flatMap(We=>Object.entries(We).flatMap(([Ie,et])=>Se===
void 0||Se===Ie?[I.posix.normalize(et)]:[]));return qe.includes(Fe)?[]:J(Se===void 0?"binary":`binary ${Se}`,qe[0]??"not\
hing",Fe)}n(Kn,"installedProblems");var at=g(17167);const Tt="registry.npmjs.org",ct=[Tt,"registry.yarnpkg.com"];function Rt({
at:e},t){return(e===void 0||ct.includes(e)?t:void 0)??e??Tt}n(Rt,"hostOf");async function Bn(e,t){const s=await Dt(e),r=Object.
entries(s).filter(([c])=>c==="registry"||c.endsWith(":registry")).map(([,c])=>It(String(c))),o=t.flatMap(({all:c})=>c.flatMap(
({source:d})=>d.kind==="registry"&&d.at?[d.at]:[])),i=s.registry===void 0,a=o.some(c=>ct.includes(c));return new Set([...r,
...o,...i||a?ct:[]])}n(Bn,"knownHosts");async function Hn(e,t){const s=await Dt(e),[r]=t.startsWith("@")?t.split("/"):[],
o=r&&s[`${r}:registry`]||s.registry;return o===void 0?void 0:It(String(o))}n(Hn,"registryOf");async function Dt(e){const t=await(0,at.
Z)({tree:e,directory:""});return"settings"in t?t.settings:{}}n(Dt,"settingsOf");function It(e){return URL.canParse(e)?new URL(
e).host:e}n(It,"hostIn");async function zn(e,t,s){if(e===t)return{redirected:[],changed:[]};const[r,o]=[await Ze(e),await Ze(
t)],i=await Bn(t,o),a=await Hn(e,s),c=await Zn(e,t,s),d=[];for(const{path:O,entriesOf:U}of r){const J=o.find(oe=>oe.path===
O),ce=(J?[J]:o).flatMap(oe=>oe.entriesOf(s));for(const oe of U(s)){const be=ce.filter(Se=>Xn(Se,oe)),_e=be.filter(({version:Se})=>Se===
oe.version),Oe=_e.length>0&&_e.every(Se=>Vn(Se,oe))?{how:"integrity",to:oe.integrity??"nothing"}:be.length>0&&Lt(oe,i,a)?
void 0:Gn(oe,s,e,i,a);Oe!==void 0?c.push({name:s,path:O,...Oe}):_e.length===0&&(ce.length>0||!ht(oe,e))&&d.push({name:s,
from:ce[0]?.version??"",to:oe.version||(oe.source.at??"")})}}return{redirected:Ut(c),changed:Ut(d)}}n(zn,"compareWithBas\
e");function Gn(e,t,s,r,o){const{source:i}=e;return i.kind==="git"||i.kind==="tarball"?{how:i.kind,to:i.at}:i.kind==="fi\
le"?ht(e,s)?void 0:{how:"file",to:i.at}:e.name!==t?{how:"alias",to:e.name}:Lt(e,r,o)?void 0:{how:"host",to:Rt(i,o)}}n(Gn,
"faultOf");function ht({source:e},t){if(e.kind!=="file")return!1;const s=(0,N.j7)(e.at.replace(/#.*$|::.*$/s,""));return s!==
void 0&&s!==""&&(0,N.O4)(t,s).kind==="inside"}n(ht,"isOwnCode");function Xn(e,t){return e.name!==t.name||e.source.kind!==
t.source.kind?!1:Wt(e)===Wt(t)}n(Xn,"isSameOrigin");function Vn({integrity:e,source:t},{integrity:s}){if(e===void 0||t.kind===
"file")return!1;if(s===void 0)return!0;const r=Nt(e),o=[...Nt(s)];return o.some(([i])=>r.has(i))&&o.every(([i,a])=>(r.get(
i)??a)!==a)}n(Vn,"hasOtherContent");function Nt(e){return new Map(e.split(/\s+/).map(t=>{const[,s="",r=t]=/^([a-z\d]+)[-/](.*)$/is.
exec(t)??[];return[s,r]}))}n(Nt,"hashesIn");function Lt({source:e},t,s){return e.kind!=="registry"||t.has(Rt(e,s))}n(Lt,
"isKnownHost");async function Zn(e,t,s){const r=new Set(await Ct(t,s));return(await Ct(e,s)).flatMap(o=>{if(r.has(o))return[];
const i={name:s,path:"package.json"},a=gt(o);if(a!==void 0&&a.name!==s)return[{...i,how:"alias",to:a.name}];const c=Ke(o,
s,""),d={name:s,version:"",source:c};return c.kind==="registry"||o.startsWith("workspace:")?[]:c.kind==="file"&&ht(d,e)?
[]:[{...i,how:c.kind,to:c.at}]})}n(Zn,"redirectedRanges");async function Ct(e,t){const s=B(await(0,we.JE)(e,"package.jso\
n")),r=["dependencies","devDependencies","optionalDependencies"].map(d=>V(B(s[d]),t)),{overrides:o,resolutions:i,pnpm:a}=s,
c=[o,i,B(a).overrides].flatMap(d=>Object.entries(B(d)).flatMap(([O,U])=>Yn(O,t)?[typeof U=="string"?U:V(B(U),".")]:[]));
return[...r,...c].filter(d=>d!=="")}n(Ct,"rangesOf");function Yn(e,t){const s=e.split(/[>]|\*\*\//).at(-1)??"";return s===
t||s.startsWith(`${t}@`)||s.endsWith(`/${t}`)}n(Yn,"isAbout");function Wt({source:{kind:e,at:t=""},version:s}){return e===
"tarball"&&s!==""?t.replaceAll(s,"*"):e==="registry"&&ct.includes(t)?"":t}n(Wt,"placeOf");function Ut(e){return[...new Map(
e.map(t=>[JSON.stringify(t),t])).values()]}n(Ut,"distinct");function lt(e){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(e)?.[1]}n(lt,"packageOf");async function Qe(e,t,s){const{tree:r,base:o=r}=e,{name:i,path:a}=t,c=await Jn(r,o,i),d=await zn(
r,o,i);return[...c===void 0||c==="no lockfile"?[]:[(0,x.l4)("dependency-unverified",s,{name:i,path:a,fault:c})],...c==="\
no lockfile"?[(0,x.l4)("lockfile-missing",s,{})]:[],...d.redirected.map(O=>(0,x.l4)("dependency-redirected",s,O)),...d.changed.
map(O=>(0,x.l4)("dependency-changed",s,O)),...await Kn(r,t,s)]}n(Qe,"inspectDependency");function it({rule:e}){return e===
"dependency-unverified"||e==="target-untracked"}n(it,"isUnverified");async function Jn(e,t,s){const r=await(0,we.jJ)(e,"");
if(r===void 0||r===we.uY||!r.dependencies.has(s))return"undeclared";const o=await Ze(e);return o.some(({entriesOf:a})=>a(
s).length>0)?void 0:o.length===0&&(await Ze(t)).length===0?"no lockfile":"unlocked"}n(Jn,"dependencyFault");async function Qn(e,t,s){
const r=await Ze(e),o=n(i=>r.flatMap(({entriesOf:a})=>a(i)),"entries");return s.has(t)&&(r.length===0||o(t).length>0)?t:
[...s].find(i=>o(i).some(({bin:a})=>a!==void 0&&Object.hasOwn(a,t)))}n(Qn,"ownerOf");const qn={files:[],roots:[],nodeFlags:[]};
function Ft({subcommand:e,operands:t,passthrough:s}){const[r]=t;return e==="exec"&&r?Kt(r,s):qn}n(Ft,"filesNamedBy");function Kt({
text:e},t){const s=(0,me.wS)(e)??me.G2,r=(0,z.X)(s,t);return{files:[...r.flags.flatMap(o=>es(e,o)),...ts(s,r.operands)],
roots:r.flags.flatMap(({flag:o,value:i})=>o?.kind==="root"&&i?[i]:[]),nodeFlags:ns(e,s,r)}}n(Kt,"filesIn");function es(e,t){
const{word:s,flag:r,value:o="",off:i}=t;if(r===void 0||i||o==="")return[];const{span:a}=s,c=o.split(",").filter(d=>d!==""&&
!(0,K.l5)(d));switch(r.kind){case"tests":return[{as:"tests",path:o,span:a}];case"config":return(0,K.l5)(o)?[]:[{as:"conf\
ig",path:o,span:a}];case"root":return(0,K.l5)(o)?[]:[{as:"place",path:o,span:a}];case"output":{const d=o.slice(o.lastIndexOf(
"=")+1);return(0,K.l5)(d)?[]:[{as:"place",path:d,span:a}]}case"code":case"preload":case"script-text":{const d=(0,K.FQ)("\
tool-runs-file",e,t),O=r.kind==="preload";return c.map(U=>{const J=U.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(J)?{as:"code",path:J,span:a}:{as:"module",path:J,span:a,ifFile:d,first:O}})}default:return[]}}n(es,"filesOfFlag");function ts(e,t){
const r=(e.runs==="first-operand"?t.slice(0,1):e.runs?t:[]).filter(({text:i})=>!e.subcommands.has(i)).map(({text:i,span:a})=>({
as:"tests",path:i.replace(/^!|:[\d,*-]+$/g,""),span:a})),o=e.readsArgumentFiles?t.filter(({text:i})=>i.startsWith("@")):
[];return[...r,...o.map(({text:i,span:a})=>({as:"arguments",path:i.slice(1),span:a}))]}n(ts,"filesAmong");function ns(e,{
handsOn:t},{flags:s}){return s.flatMap(({word:r,flag:o,value:i="",off:a})=>{const c=o?.kind==="node"&&!a?(0,K.Vl)(e,i):o===
void 0&&t?[r.text,...r.text.includes("=")||i===""?[]:[i]]:[];return c.length===0?[]:(0,K.NO)(r,c).invocation.flags})}n(ns,
"nodeFlagsOf");var mt=g(62501),Bt=g(34282);function ut(e){return/[*?[{]/.test(e)}n(ut,"isPattern");function Ht(e){return e.
replace(/[^/]*[*?[{].*$/s,"")}n(Ht,"baseOf");const ss=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;function rs(e,t){if(!t.every(
s=>ss.test(s)))return!1;for(const{path:s}of e.files())if(t.some(r=>(0,Bt.M)(s,r,{dot:!0})))return!1;return!0}n(rs,"match\
esNothing");const os=new Set(["--env-file","--env-file-if-exists","--prefix"]);function zt(e,t){const{passthrough:s}=e,r=[],
o=n((a,c)=>{const d=Ye(a,c,t);d!==void 0&&r.push(d)},"check");for(const a of[e,...Ne(e)]){for(const{name:d,value:O,span:U}of a.
flags)O!==void 0&&(os.has(d)&&o(O,U),d==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(O)&&o(O,U));for(const{as:d,path:O,
span:U}of Ft(a).files){const J=d==="tests"?dt(O,U,t):void 0;J!==void 0&&r.push(J)}if(a.program!=="node"&&a.starts!=="fil\
e")continue;const c=a.program==="node"&&(0,M.w)(a)?dt:Ye;for(const{text:d,span:O}of a.operands){const U=d===""||d==="-"?
void 0:c(d,O,t);U!==void 0&&r.push(U)}}const i=s.find(({text:a})=>is.test(a));return i!==void 0&&r.push(as(i)),r}n(zt,"i\
nspectPaths");const is=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;function as({
text:e,span:t}){return(0,x.l4)("absolute-path",t,{path:e})}n(as,"absolute");function dt(e,t,s){if(!ut(e))return Ye(e,t,s);
const r=(0,mt.c)(e);if(r===void 0)return(0,x.l4)("glob-unclear",t,{pattern:e,reason:"too_many"});for(const o of[e,...r]){
const i=Ye(o,t,s);if(i!==void 0)return{...i,args:{...i.args,path:e}}}}n(dt,"testProblem");function Ye(e,t,s){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.
test(e)&&/^(?:data|node|file|[a-z]+:\/)/i.test(e))return(0,x.l4)("target-outside",t,{path:e,reason:"address"});const r=/^(?:[\\/]|[A-Za-z]:)/.
test(e),o=r?void 0:(0,N.j7)(s===""?e:`${s}/${e}`);if(o===void 0){const i=r?"absolute":"above";return(0,x.l4)("target-out\
side",t,{path:e,reason:i})}if((0,N.UO)(o,".git",{ignoreCase:!0}))return(0,x.l4)("target-in-git",t,{path:e})}n(Ye,"pathPr\
oblem");var W=g(23870);const cs=256*1024,ls=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function us(e,t,s){if(Ye(t,s,e.directory)!==void 0)return W.K$;const r=(0,N.O4)(e.tree,(0,W.HT)(e,t));if(r.kind===
"missing"){const c=e.tree.isPending?.(r.path)??!1;return(0,W.c6)(c?"target-not-judged":"target-missing",s,{path:t})}if(r.
kind==="outside")return(0,W.c6)("target-outside",s,{path:t,reason:"symlink"});if(r.kind!=="inside"||!(0,we.$W)(r.entry.kind))
return(0,W.c6)("target-not-a-file",s,{path:t,reason:r.kind==="inside"?r.entry.kind:r.kind});if(!r.entry.tracked&&!r.entry.
built)return(0,W.c6)("target-untracked",s,{path:t});if((r.entry.size??0)>cs)return(0,W.c6)("environment-file-unsafe",s,{
path:t,names:[]});const i=[...(await e.tree.read(r.path)).toString("utf8").matchAll(ls)].map(([c])=>c.replace(/\s*=$/,"")).
filter(c=>c.toUpperCase()!=="NODE_ENV"),a=[...new Set(i)].slice(0,10);return a.length===0?W.K$:(0,W.c6)("environment-fil\
e-unsafe",s,{path:t,names:a})}n(us,"inspectEnvironmentFile");const ds=["",".js",".json",".node"];function wt(e){return e===
""?[""]:ds.map(t=>e+t)}n(wt,"candidatesFor");function Gt(e,t){const s=t.map(r=>(0,N.O4)(e,r)).filter(r=>r.kind!=="missin\
g");return s.find(r=>r.kind!=="inside"||(0,we.$W)(r.entry.kind))??s[0]}n(Gt,"firstFile");async function Xt(e,t){const s=I.
posix.join(t,"package.json"),r=await(0,we.JE)(e,s);if(r===we.uY)return we.uY;const o=r?.main,i=Vt(t),a=r===void 0?{}:{by:s};
if(typeof o!="string"||o===""){const O=Zt(e,i);return O&&{found:O,...a}}const c=o.startsWith("/")?void 0:(0,N.j7)(I.posix.
join(t,o));if(c===void 0)return{found:{kind:"outside",path:o},...a};const d=Zt(e,[...wt(c),...Vt(c),...i]);return d&&{found:d,
...a}}n(Xt,"mainOf");function Vt(e){return wt(I.posix.join(e,"index")).slice(1)}n(Vt,"indexOf");function Zt(e,t){return t.
map(s=>(0,N.O4)(e,s)).find(s=>s.kind==="inside"?(0,we.$W)(s.entry.kind):s.kind!=="missing")}n(Zt,"firstRegular");const Yt=256*
1024,fs=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function ps(e,t){if((t.size??0)>Yt)return!1;const s=(await e.read(t.path)).subarray(0,Yt).toString("latin1");return fs.
test(s)}n(ps,"callsWriteFunctions");const gs=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function kt(e,t,s){const{
tree:r}=e,o=Ye(t,s,e.directory);if(o!==void 0)return{targets:[],problems:[o]};if(t.includes("\\"))return(0,W.c6)("target\
-not-a-file",s,{path:t,reason:"backslash"});const i=(0,N.j7)((0,W.HT)(e,t))??"",a=Gt(r,wt(i));if(a===void 0)return hs(e,
t,i,s);if(a.kind!=="inside"||a.entry.kind!=="directory")return Jt(e,{path:t,wanted:i,found:a},s);const c=await Xt(r,i);if(c===
we.uY)return(0,W.c6)("package-json-invalid",s,{path:I.posix.join(i,"package.json")});if(c===void 0)return(0,W.c6)("targe\
t-not-a-file",s,{path:t,reason:"directory"});const d=await Jt(e,{path:t,wanted:i,found:c.found},s);return c.by===void 0||
!e.changed.has(c.by)?d:(0,W.fj)([d,(0,W.c6)("target-changed",s,{path:c.by})])}n(kt,"resolveScript");async function Jt(e,{
path:t,wanted:s,found:r},o){const{tree:i,changed:a}=e;if(r.kind==="missing")return(0,W.c6)("target-missing",o,{path:t});
if(r.kind==="outside")return(0,W.c6)("target-outside",o,{path:t,reason:"symlink"});if(r.kind!=="inside")return(0,W.c6)("\
target-not-a-file",o,{path:t,reason:"loop"});const{entry:c}=r;if(!(0,we.$W)(c.kind))return(0,W.c6)("target-not-a-file",o,
{path:t,reason:c.kind});const d=/\.([^./]*)$/.exec(c.path.replace(/.*\//,""))?.[1]??"";if(!gs.has(d))return(0,W.c6)("tar\
get-extension",o,{path:t,extension:d});const O=await Qt(e,c,t,o);if(O.some(it))return{targets:[],problems:O};const U=[...O],
J={path:c.path};return(a.has(c.path)||a.has(s))&&U.push((0,x.l4)("target-changed",o,J)),c.tracked&&await ps(i,c)&&U.push(
(0,x.l4)("target-writes",o,J)),{targets:[(0,W.aC)(e,{kind:"file",name:t,path:c.path})],problems:U}}n(Jt,"resolveFound");
async function Qt(e,{path:t,tracked:s,built:r},o,i){const a=lt(t);return a===void 0?(s||r)&&!(0,N.UO)(t,"node_modules")?
[]:[(0,x.l4)("target-untracked",i,{path:o})]:s?[(0,x.l4)("dependency-unverified",i,{name:a,path:o,fault:"committed"})]:await Qe(
e,{name:a,path:o},i)}n(Qt,"trustProblems");async function hs(e,t,s,r){const o=lt(s);if(o===void 0&&e.tree.isPending?.(s))
return(0,W.c6)("target-not-judged",r,{path:t});if(o===void 0||e.tree.stat("node_modules")!==void 0)return(0,W.c6)("targe\
t-missing",r,{path:t});const i=await Qe(e,{name:o,path:t},r);return i.some(it)?{targets:[],problems:i}:(0,W.fj)([(0,W.c6)(
"not-installed",r,{name:o}),{targets:[],problems:i}])}n(hs,"missing");async function ms(e,t,s){const r=dt(t,s,e.directory);
if(r!==void 0)return{targets:[],problems:[r]};if(ut(t)){const i=((0,mt.c)(t)??[]).map(d=>(0,W.HT)(e,d));return i.some(d=>(0,N.
O4)(e.tree,Ht(d)).kind==="outside")?(0,W.c6)("target-outside",s,{path:t,reason:"symlink"}):rs(e.tree,i.map(d=>(0,N.j7)(d)??
d))?(0,W.c6)("test-pattern-empty",s,{pattern:t}):W.K$}const o=(0,N.O4)(e.tree,(0,W.HT)(e,t));return o.kind==="inside"&&o.
entry.kind==="directory"&&o.entry.tracked?W.K$:kt(e,t,s)}n(ms,"resolveTest");async function ws(e,t){const{flags:s,operands:r}=e,
o=(0,M.w)(e);if(ks(e,o))return W.K$;const i=[];for(const a of s)i.push(await qt(a,t));for(const{text:a,span:c}of r){if(a===
""||a.startsWith("-"))continue;const d=o?ms:kt;i.push(await d(t,a,c))}return(0,W.fj)(i)}n(ws,"resolveNode");function ks({
operands:e},t){const s=e[0]?.text;return s==="inspect"||s==="debug"&&!t}n(ks,"isDebugger");const ys=new Set(["--import",
"--require","--experimental-loader"]);async function qt(e,t){const{name:s,value:r="",span:o}=e;if(s==="--env-file"||s===
"--env-file-if-exists")return us(t,r,o);if(!ys.has(s)||!/^[@a-z]/i.test(r))return W.K$;const i=/^(?:@[^/]+\/)?[^/]+/.exec(
r)?.[0]??r,a=await Qe(t,{name:i,path:r},o);return{targets:[],problems:a}}n(qt,"inspectNodeFlag");async function vs(e,t,s){
const{tree:r}=e,o=await(0,we.jJ)(r,"");if(o===we.uY)return(0,W.c6)("package-json-invalid",s,{path:"package.json"});if(o?.
binaries.has(t))return(0,W.c6)("binary-shadowed",s,{name:t,path:o.path});const i=(0,W.HT)(e,`node_modules/.bin/${t}`);if(e.
directory!==""&&r.stat(i)!==void 0)return(0,W.c6)("dependency-unverified",s,{name:t,path:i,fault:"elsewhere"});const a=r.
stat("node_modules");if(a===void 0)return Es(e,o,t,s);const c=await _s(r,t),d=r.stat(c),O=(0,N.O4)(r,c);if(d===void 0||O.
kind==="missing")return(0,W.c6)("binary-missing",s,{name:t});if(O.kind!=="inside")return(0,W.c6)("target-outside",s,{path:c,
reason:"symlink"});const U=lt(O.path),J=a.tracked||d.tracked,ce=!J&&O.entry.tracked&&await xs(r,O.path);if(U===void 0&&!ce||
!(0,we.$W)(O.entry.kind))return(0,W.c6)("dependency-unverified",s,{name:t,path:O.path,fault:"elsewhere"});if(!ce&&(J||O.
entry.tracked)){const _e={name:U??t,path:O.path,fault:"committed"};return(0,W.c6)("dependency-unverified",s,_e)}const oe=ce?
[]:await bs(e,t,O.path,s);if(oe.some(it))return{targets:[],problems:oe};if(!await Os(r,O.path))return(0,W.c6)("binary-no\
t-node",s,{name:t,path:O.path});ce&&e.changed.has(O.path)&&oe.push((0,x.l4)("target-changed",s,{path:O.path}));const be={
kind:"package_binary",name:t,path:O.path};return{targets:[(0,W.aC)(e,be)],problems:oe}}n(vs,"resolveBinary");async function bs(e,t,s,r){
const o=lt(s)??t,i=s.slice(`node_modules/${o}/`.length),a={name:t.startsWith("@")?void 0:t,file:i},c=await Qe(e,{name:o,
path:s,binary:a},r);if(o===t||!(await Ze(e.tree)).some(({entriesOf:U})=>U(t).length>0))return c;const O=await Qe(e,{name:t,
path:s},r);return[...c,...O.filter(U=>!it(U))]}n(bs,"inspectOwner");async function xs(e,t){return(await Ze(e)).some(({all:r})=>r.
some(({source:o})=>{const i=o.kind==="file"?(0,N.j7)(o.at):void 0;return i!==void 0&&i!==""&&(0,N.UO)(t,i)}))}n(xs,"isLi\
nked");async function _s(e,t){const s=`node_modules/.bin/${t}`;if(!t.startsWith("@"))return s;const r=await(0,we.jJ)(e,`\
node_modules/${t}`);if(r===void 0||r===we.uY)return s;const[o]=r.binaries;return`node_modules/.bin/${(r.binaries.size===
1?o:void 0)??t.replace(/^@[^/]*\//,"")}`}n(_s,"linkOf");async function Os(e,t){if(/\.[cm]?js$/.test(t))return!0;const[s=""]=(await e.
read(t)).subarray(0,256).toString("latin1").split(`
`,1);return/^#!.*[/ ]node\b/.test(s)}n(Os,"isForNode");async function Es(e,t,s,r){const o=await Qn(e.tree,s,t?.dependencies??
new Set);if(o===void 0)return(0,W.c6)("binary-missing",r,{name:s});const i={kind:"package_binary",name:s},a=await Qe(e,{
name:o,path:s},r);return{targets:[(0,W.aC)(e,i)],problems:[e.tree.isPending?.("node_modules")?(0,x.l4)("target-not-judge\
d",r,{path:s}):(0,x.l4)("not-installed",r,{name:s}),...a]}}n(Es,"notInstalled");var en=g(3134),Je=g(56760);const Ss=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/;
function As(e){if(Ss.test(e))return;const{commands:t}=(0,Je.QR)(e);return t.find((r,o)=>!Ms(r)&&js(e,t,o))?.text}n(As,"c\
ommandWithLostStatus");function js(e,t,s){return tn(e,t,s)==="||"&&$s(t[s+1])?!1:t.slice(s).some((r,o)=>{const i=t[s+o+1],
a=tn(e,t,s+o);return a==="||"?i!==void 0&&Ps(i):a==="&"||i!==void 0&&a!=="&&"})}n(js,"losesStatus");function tn(e,t,s){return e.
slice(t[s]?.end,t[s+1]?.start).trim()}n(tn,"operatorAfter");function Ms({text:e}){return Je.HM.has(e.split(/\s/)[0]??"")}
n(Ms,"isShells");function Ps({text:e}){return Je.Vt.has(e.split(/\s/)[0]??"")||/^exit\s+0$/.test(e)}n(Ps,"succeedsAlways");
function $s(e){return e!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.test(e.text)}n($s,"failsAlways");var Ts=g(61321);const nn=new Set(
["assignment-refused","environment-assignment"]),Rs=new Set([...nn,"brace-expansion","glob-flag","glob-outside","glob-un\
clear","tilde-expansion","unquoted-glob","variable-expansion"]);class Ds{static{n(this,"GivenWords")}text;#e;#n;#o;#r;constructor({
event:t,body:s,words:r},o){let i=s;const a=[];for(const c of r){const d=i.length+1;i=`${i} ${(0,Ts.b)(c.text)}`,a.push({
word:c,at:{start:d,end:i.length}})}this.text=i,this.#e=s.length,this.#n=a,this.#o=t,this.#r=o}isGiven=n(({span:t})=>this.#n.
length>0&&t.end>this.#e,"isGiven");inCommand=n(t=>{const s=this.#n.filter(({at:i})=>i.start<t.span.end&&i.end>t.span.start),
r=s[0]?.word.span??this.#r,o=s.at(-1)?.word.span??this.#r;return{...t,span:{start:r.start,end:o.end}}},"inCommand");onlyGiven({
problems:t}){return{targets:[],problems:t.filter(this.isGiven)}}areReadableBehind({end:t},s){const r=s.every(({rule:o})=>nn.
has(o));return this.#n.length>0&&t>this.#e&&r}unreadBehind({end:t},s,r,o=[]){if(this.#n.length===0||t<=this.#e)return[];
const i=s[0]?.text??"";if(r&&Je.HM.has(i))return[];const a=r?.problems.some(({rule:U,span:J})=>U==="program-not-allowed"&&
J.start===s[0]?.span.start);if(r&&!a)return[];const c=ae.H.has(i.replace(/^.*[\\/]/,""))||o.some(({rule:U})=>!Rs.has(U)),
d=this.#n.find(({word:U})=>c||U.text.startsWith("-"));if(d===void 0)return[];const O={script:this.#o,word:d.word.text,text:this.
text};return[(0,x.l4)("script-words-unread",d.at,O)]}}var yt=g(95903);const Is=new Set(["build-files-unread","dependency\
-changed","dependency-redirected","dependency-stale","lockfile-missing","target-changed","target-writes","not-installed",
"only-prints","tool-flag-unknown","tool-runs-file"]);function sn(e,t,s,r){const{directory:o,event:i,words:a,builtIn:c}=t;
return r.follow(`${o}\0${i}`,`${c??""}${(0,yt.r7)(t)}\0${a.length}`,()=>c==="server"?kt({...e,via:i},"server.js",s):c===
"restart"?Ls(e,a,s,r):Cs(e,t,s,r),d=>Ns(d,i,s))}n(sn,"resolveRun");function Ns(e,t,s){return e.why==="cycle"?(0,W.c6)("n\
pm-script-cycle",s,{script:t}):(0,W.c6)("npm-script-chain",s,{script:t,limit:e.limit,what:e.why})}n(Ns,"notFollowed");async function Ls(e,t,s,r){
const o=n((c,d,O)=>r.resolve({program:"npm",subcommand:c,flags:d,operands:[{text:c,span:s,quoted:!1}],passthrough:O},e),
"npm"),i=await o("stop",[{name:"--if-present",written:"--if-present",span:s}],[]),a=i.problems.filter(({rule:c})=>c!=="n\
pm-script-missing");return(0,W.fj)([{...i,problems:a},await o("start",[],t)])}n(Ls,"resolveRestart");async function Cs(e,t,s,r){
const{event:o}=t,i=new Ds(t,s),{text:a}=i,c={...e,via:o},d={targets:[(0,W.aC)(e,{kind:"npm_script",name:o,script:a})],problems:[]},
O=(0,Je.Nz)(a);if(O!==void 0)return(0,W.fj)([d,(0,W.c6)("npm-script-dangerous",s,{script:o,text:a,danger:O})]);const{commands:U,
compound:J}=(0,Je.QR)(a),ce=[];let oe=!J;for(const Ie of U){const{words:et,problems:pt}=Ws(Ie),bt=(0,ee.L)({problems:pt});
if(bt||(oe=!1),bt||i.areReadableBehind(Ie,pt)){const xt=await Ks(c,et,r),Kr=bt?xt:i.onlyGiven(xt),Br=i.unreadBehind(Ie,et,
xt);ce.push(Kr,{targets:[],problems:[...pt.filter(i.isGiven),...Br]})}else ce.push({targets:[],problems:i.unreadBehind(Ie,
et,void 0,pt)})}const{targets:be,problems:_e}=(0,W.fj)(ce),Oe=_e.filter(i.isGiven).map(i.inCommand),Se=_e.filter(Ie=>!i.
isGiven(Ie)).map(Ie=>({...Ie,span:s})),Fe=U.length>0&&U.every(({text:Ie})=>Je.Vt.has(Ie.split(/\s/)[0]??"")),qe=As(a),We=oe?
W.K$:(0,W.c6)("npm-script-compound",s,{script:o,text:a});return{targets:[...d.targets,...be],problems:[...Oe,...Se.filter(
({rule:Ie})=>rn(Ie)),...Us(Se,s,o,a),...Fe?[(0,x.l4)("only-prints",s,{program:"npm",flag:`run ${o}`})]:[],...qe===void 0?
[]:[(0,x.l4)("npm-script-loses-failure",s,{script:o,text:a,command:qe})],...We.problems]}}n(Cs,"resolveText");function Ws({
text:e,start:t}){const{words:s,problems:r}=(0,ee.I)(e),o=n(i=>({...i,span:{start:i.span.start+t,end:i.span.end+t}}),"mov\
ed");return{words:s.map(o),problems:r.map(o)}}n(Ws,"lexPart");function rn(e){return Is.has(e)||e.startsWith("npm-script-")||
e.startsWith("npmrc-")}n(rn,"isPassedOn");function Us(e,t,s,r){const o=e.find(({rule:i})=>!rn(i));return o===void 0?[]:[
(0,x.l4)("npm-script-text",t,{script:s,text:r,reason:o.rule})]}n(Us,"summary");const Fs=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;
async function Ks(e,t,s){const[r,...o]=t;if(r===void 0||Je.HM.has(r.text))return W.K$;const{families:i}=e,a=le(r.text)?r.
text:i?.allowed.get(r.text),c=(0,W.c6)("program-not-allowed",r.span,{program:r.text,group:"other"}),d=Fs.exec(r.text)?.[1]??
r.text;if(a===void 0&&/[\\/]/.test(d))return c;const O=a?$e(a,o,i):$e("npx",[{...r,text:d},...o]),U=await s.resolve(O.invocation,
e),J=U.problems.some(({rule:oe,span:be})=>oe==="binary-missing"&&be.start===r.span.start);if(a===void 0&&J)return c;const ce=zt(
O.invocation,e.directory);return(0,W.fj)([{targets:[],problems:[...O.problems,...ce]},U])}n(Ks,"resolveCommand");const Bs=64*
1024;function Hs(e,t){if(e.length>Bs)return;const s=[],r=e.toString("utf8"),o=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let a=o.
exec(r);a!==null;a=o.exec(r))s.push(a[1]??a[2]??"");return s.every(a=>!a.startsWith("@")&&!a.startsWith('"'))?s.map(a=>({
text:a,span:t,quoted:!0})):void 0}n(Hs,"wordsOfFile");const zs=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","js\
on"].map(e=>`.${e}`)];async function Gs(e,t){return on(Ft(e),e.operands[0],t)}n(Gs,"resolveToolFiles");async function on({
files:e,roots:t,nodeFlags:s},r,o){const i=["",...t].flatMap(c=>{const d=(0,N.j7)((0,W.HT)(o,c));return d===void 0?[]:[d]}),
a=[];for(const c of e)a.push(c.as==="arguments"?await Ys(c,r,o):c.as==="tests"?await Zs(c,o):await an(c,[...new Set(i)],
o));for(const c of s)a.push(await qt(c,o));return(0,W.fj)(a)}n(on,"resolveAll");async function an(e,t,s){const{as:r,path:o,
span:i}=e,a=Ye(o,i,s.directory);if(a!==void 0)return{targets:[],problems:[a]};const c=[];for(const d of t){const O=(0,N.
j7)(I.posix.join(d,o));if(O===void 0)continue;const U=await Xs(e,O,s);U!==void 0&&c.push(U)}return c.length>0?(0,W.fj)(c):
r==="code"||r==="config"?(0,W.c6)("target-missing",i,{path:o}):r==="module"&&e.first?Vs(o,i,s):W.K$}n(an,"resolveFile");
async function Xs(e,t,s){const{as:r,path:o,span:i}=e,{tree:a}=s,c=Gt(a,r==="place"?[t]:zs.map(U=>t+U));if(c===void 0)return;
const d=c.kind==="inside"&&!(0,we.$W)(c.entry.kind);if(r==="place"&&c.kind==="inside")return W.K$;if(!d)return ft(e,t,c,
s);if(r==="config"){const U=(0,N.O4)(a,I.posix.join(c.path,"tsconfig.json"));return U.kind==="missing"?W.K$:ft(e,t,U,s)}
const O=await Xt(a,t);return O===we.uY?(0,W.c6)("package-json-invalid",i,{path:I.posix.join(o,"package.json")}):O&&ft(e,
t,O.found,s)}n(Xs,"resolveAt");async function ft({as:e,path:t,span:s,ifFile:r},o,i,a){if(i.kind==="outside")return(0,W.c6)(
"target-outside",s,{path:t,reason:"symlink"});if(i.kind!=="inside")return(0,W.c6)("target-not-a-file",s,{path:t,reason:"\
loop"});const{entry:c}=i,d=await Qt(a,c,t,s);if(d.some(it))return{targets:[],problems:d};const O=a.changed.has(c.path)||
a.changed.has(o);return{targets:[(0,W.aC)(a,{kind:"file",name:t,path:c.path})],problems:[...d,...e==="module"&&r?[r]:[],
...O?[(0,x.l4)("target-changed",s,{path:c.path})]:[]]}}n(ft,"judgeFound");async function Vs(e,t,s){const r=/^(?:@[^/]+\/)?[^/]+/.
exec(e)?.[0]??e;return{targets:[],problems:await Qe(s,{name:r,path:e},t)}}n(Vs,"inspectPackage");async function Zs(e,t){
const{path:s,span:r}=e,o=dt(s,r,t.directory);if(o!==void 0)return{targets:[],problems:[o]};const a=(ut(s)?((0,mt.c)(s)??
[]).map(Ht):[s]).map(d=>(0,N.O4)(t.tree,(0,W.HT)(t,d)));if(a.some(({kind:d})=>d==="outside"))return(0,W.c6)("target-outs\
ide",r,{path:s,reason:"symlink"});const[c]=a;return ut(s)||c?.kind!=="inside"||!(0,we.$W)(c.entry.kind)?W.K$:ft(e,(0,N.j7)(
(0,W.HT)(t,s))??s,c,t)}n(Zs,"resolveTests");async function Ys({path:e,span:t},s,r){const o=await an({as:"config",path:e,
span:t},[r.directory],r),i=o.targets[0]?.path;if(s===void 0||i===void 0)return o;const a=Hs(await r.tree.read(i),t);if(a===
void 0){const d=`@${e}`;return(0,W.fj)([o,(0,W.c6)("tool-loads-code",t,{program:s.text,flag:d})])}const c=(0,R.q)(s,a).map(
d=>({...d,span:t}));return(0,W.fj)([o,{targets:[],problems:c},await on(Kt(s,a),s,r)])}n(Ys,"resolveArguments");async function Js(e,t,s){
const{subcommand:r,operands:o,flags:i}=e,[a]=o,c=a?.span??i[0]?.span??{start:0,end:0};if(r==="exec")return a===void 0?W.
K$:vt(t,e,a);const{project:d,runs:O,packages:U,problems:J}=await(0,yt.HO)(e,t,c);if(d===void 0)return{targets:[],problems:J};
const ce=[await(0,at.T)({...t,directory:d},c)];for(const oe of U){const be={...t,directory:oe},_e=O.filter(Se=>Se.directory===
oe);_e.length>0&&ce.push(cn(be,c));for(const Se of _e)ce.push(await sn(be,Se,c,s));const Oe=I.posix.join(oe,"package.jso\
n");_e.length>0&&t.changed.has(Oe)&&ce.push((0,W.c6)("target-changed",c,{path:Oe}))}return(0,W.fj)([...ce,{targets:[],problems:J}])}
n(Js,"resolveNpm");async function vt(e,t,{text:s,span:r}){const o=await vs(e,s,r);if(o.targets.length===0)return o;const i=await Gs(
t,e),a=(0,me.wS)(s)||(0,me.Of)(s)||e.via!==void 0;return(0,W.fj)([o,a?W.K$:(0,W.c6)("tool-unknown",r,{tool:s}),i])}n(vt,
"resolveTool");function cn({tree:e,directory:t},s){const r=(0,en.M)(t).flatMap(o=>["node","npm","npx","sh"].map(i=>I.posix.
join(o,"node_modules/.bin",i))).find(o=>e.stat(o)!==void 0);return r===void 0?W.K$:(0,W.c6)("path-shadowed",s,{path:r})}
n(cn,"shadows");const Qs=256*1024;async function qs({data:e},{tree:t},s){const r=[];for(const[o,i]of Object.entries(e.deciding_settings)){
const a=(0,N.O4)(t,o);if(a.kind==="missing"&&t.stat(o)===void 0)continue;if(a.kind!=="inside"||!(0,we.$W)(a.entry.kind)){
r.push((0,W.c6)("npmrc-unread",s,{path:o,reason:"it is not a regular file"}));continue}if((a.entry.size??0)>Qs){r.push((0,W.
c6)("npmrc-unread",s,{path:o,reason:"it is too large"}));continue}const c=(await t.read(a.path)).toString("utf8"),d=i.split(
" ").filter(O=>er(O,c));nr.test(c)&&d.push("\\"),r.push(d.length===0?W.K$:(0,W.c6)("npmrc-redirects",s,{path:o,keys:d}))}
return(0,W.fj)(r)}n(qs,"inspectManagerSettings");function er(e,t){const s=e.endsWith("!"),r=s?e.slice(0,-1):e,o=new RegExp(
`(?:^|[\\s{,.["'])${r}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...t.matchAll(o)].some(([,i=""])=>!s||tr(i.trim()))}
n(er,"package_manager_settings_decides");function tr(e){return/^[>|&*!{[]/.test(e)||(0,N.j7)(e.replace(/^["']|["']$/g,""))===
void 0}n(tr,"leadsOutside");const nr=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/,sr={informs:!1,workspace:[],includeRoot:!1,ignoreScripts:!1,
ifPresent:!1};async function ln(e,t,s,r){const{subcommand:o,operands:i,flags:a,launched:c=[]}=e,[d]=i;if(d===void 0)return W.
K$;const{text:O,span:U}=d,J=(0,W.fj)([await(0,at.T)({...s,directory:""},U),s.directory===""?W.K$:await(0,at.T)(s,U),await qs(
t,s,U)]);if(o==="exec"){const Oe=c.length>0?W.K$:await vt(s,e,d);return(0,W.fj)([J,Oe])}const ce=dn(e,t),oe=await rr(s,ce,
U);if("problems"in oe)return(0,W.fj)([J,oe]);const be=oe.filter(({manifest:Oe})=>Oe.scripts.has(O));if(be.length>0){const Oe=be.
map(Se=>ir(Se,e,s,U,r));return(0,W.fj)([J,...await Promise.all(Oe)])}if(o==="script-or-tool"&&c.length>0)return J;if(o===
"script-or-tool"){const Oe=await vt(s,{...e,subcommand:"exec"},d);return(0,W.fj)([J,Oe])}const _e=a.some(({name:Oe})=>Oe===
"--if-present");return(0,W.fj)([J,(0,W.c6)("npm-script-missing",U,{script:O,passes:_e})])}n(ln,"resolvePackageManager");
function un({use:e}){return e.starts==="script-or-tool"||e.starts==="script-tool-or-file"}n(un,"isPackageManager");function dn({
anyPackage:e,flags:t,passthrough:s},{data:r}){const o=[...t.map(({name:i})=>i),...s.map(({text:i})=>i)];return e===!0||o.
some(i=>r.selecting_flags.includes(i.replace(/=.*/s,"")))}n(dn,"selectsPackages");async function rr({tree:e,directory:t},s,r){
const o=(0,en.M)(t).filter(c=>e.stat(I.posix.join(c,"package.json"))!==void 0),i=s?or(e):o.slice(0,1);if(i.length===0)return(0,W.
c6)("package-json-missing",r,{directory:t});const a=[];for(const c of i){const d=await(0,we.jJ)(e,c);if(d===we.uY)return(0,W.
c6)("package-json-invalid",r,{path:I.posix.join(c,"package.json")});d!==void 0&&a.push({directory:c,manifest:d})}return a}
n(rr,"packagesOf");function or(e){const t=[];for(const{path:s}of e.files())I.posix.basename(s)==="package.json"&&(s.split(
"/").includes("node_modules")||t.push(I.posix.dirname(s).replace(/^\.$/,"")));return t}n(or,"everyPackage");async function ir({
directory:e,manifest:t},{operands:s,passthrough:r},o,i,a){const c={...o,directory:e},d=[cn(c,i)];for(const U of(0,yt.UN)(
t,c,s[0]?.text??"",r,sr))d.push(await sn(c,U,i,a));return o.changed.has(t.path)&&d.push((0,W.c6)("target-changed",i,{path:t.
path})),(0,W.fj)(d)}n(ir,"scriptsOf");const ar=5;async function cr(e,t,s,r){const o=lr(e,t,s);if("problems"in o)return o;
const{subcommand:i,starts:a,operands:c}=e,[d]=c,O=[ur(t,s,fn(e)),...dr(e,o)];if(d!==void 0&&a==="file"&&O.push(pn(o,d)),
d!==void 0&&a==="module"&&O.push(fr(o,d)),!un(t))return(0,W.fj)(O);if(i==="run"||i==="exec"||i==="script-or-tool")O.push(
await ln(e,t,o,r));else if(i!==void 0&&dn(e,t)){const U={text:i,span:fn(e),quoted:!1},J={...e,subcommand:"run",operands:[
U]};O.push(await ln(J,t,o,r))}return(0,W.fj)(O)}n(cr,"resolveProgram");function fn({operands:e,flags:t}){return e[0]?.span??
t[0]?.span??{start:0,end:0}}n(fn,"spanOf");function lr({flags:e},{data:t},s){let{directory:r}=s;for(const{name:o,value:i,
span:a}of e){if(i===void 0||!t.directory_flags.includes(o))continue;const c=(0,N.j7)(r===""?i:`${r}/${i}`),d=c===void 0?
void 0:(0,N.O4)(s.tree,c);if(d===void 0||d.kind==="outside")return(0,W.c6)("target-outside",a,{path:i,reason:d?"symlink":
"above"});if(d.kind!=="inside")return(0,W.c6)("target-missing",a,{path:i});r=d.path}return{...s,directory:r}}n(lr,"direc\
toryOf");function ur({program:e,data:t},{tree:s,changed:r},o){if(t.build_files.length===0)return W.K$;const i=n(O=>t.build_files.
some(U=>(0,Bt.M)(U.includes("/")?O:I.posix.basename(O),U,{dot:!0})),"isOne"),a=[];for(const{path:O}of s.files())!(0,N.UO)(
O,"node_modules")&&i(O)&&a.push(O);const c=a.filter(O=>r.has(O)),d=a.slice(0,ar);return(0,W.fj)([a.length===0?W.K$:(0,W.
c6)("build-files-unread",o,{program:e,files:d,count:a.length}),...c.map(O=>(0,W.c6)("target-changed",o,{path:O}))])}n(ur,
"buildFiles");function dr({operands:e,flags:t,starts:s,subcommand:r,family:o},i){const a=o&&un(o)&&r!=="test";return[...(s===
void 0&&!a?e:[]).map(({text:O,span:U})=>({text:O.replace(/::.*$/s,""),span:U})),...t.flatMap(({value:O,span:U})=>O===void 0?
[]:[{text:O,span:U}])].map(({text:O,span:U})=>{const J=(0,N.j7)((0,W.HT)(i,O));return J===void 0||J===""?W.K$:(0,N.UO)(J,
".git",{ignoreCase:!0})?(0,W.c6)("target-in-git",U,{path:J}):(0,N.O4)(i.tree,J).kind==="outside"?(0,W.c6)("target-outsid\
e",U,{path:O,reason:"symlink"}):W.K$})}n(dr,"pathsOf");function pn(e,{text:t,span:s}){const r=Ye(t,s,e.directory);if(r!==
void 0)return{targets:[],problems:[r]};const o=(0,N.j7)((0,W.HT)(e,t))??"",i=(0,N.O4)(e.tree,o);if(i.kind==="missing")return(0,W.
c6)("target-missing",s,{path:t});if(i.kind==="outside")return(0,W.c6)("target-outside",s,{path:t,reason:"symlink"});if(i.
kind!=="inside"||!(0,we.$W)(i.entry.kind)){const d=i.kind==="inside"?i.entry.kind:"loop";return(0,W.c6)("target-not-a-fi\
le",s,{path:t,reason:d})}const{entry:a}=i;if(!a.tracked)return(0,W.c6)("target-untracked",s,{path:t});const c=e.changed.
has(a.path)||e.changed.has(o);return(0,W.fj)([{targets:[(0,W.aC)(e,{kind:"file",name:t,path:a.path})],problems:[]},c?(0,W.
c6)("target-changed",s,{path:a.path}):W.K$])}n(pn,"program_resolveFile");function fr(e,{text:t,span:s}){const r=t.replaceAll(
".","/"),o=["","src/"].flatMap(i=>[`${i}${r}.py`,`${i}${r}/__main__.py`]).find(i=>e.tree.stat((0,W.HT)(e,i))!==void 0);return o===
void 0?(0,W.c6)("tool-unknown",s,{tool:t}):pn(e,{text:o,span:s,quoted:!1})}n(fr,"resolveModule");var pr=g(14006);const gr=/^[\w:.@/-]+$/,
gn=200,hr=4,mr=/^[\w:.@/*?{},[\]-]+$/;async function wr(e,t){const{selects:s,operands:r}=e,[o]=r;if(s===void 0||o===void 0)
return[e];const i=await(0,we.jJ)(t.tree,t.directory),{text:a,span:c}=o,d={program:"npm",flag:a};if(!kr(a))return(0,x.l4)(
"launches-programs",c,d);const O=i&&i!==we.uY?[...i.scripts.keys()]:[];if(O.some(J=>J.length>gn))return(0,x.l4)("launche\
s-programs",c,d);const U=O.filter(yr(a,s));return U.length===0?(0,x.l4)("npm-script-missing",c,{script:a,passes:!1}):U.every(
J=>gr.test(J))?U.map(J=>{const{selects:ce,...oe}=e;return{...oe,operands:[{...o,text:J}]}}):(0,x.l4)("launches-programs",
c,d)}n(wr,"selectScripts");function kr(e){return e.length<=gn&&mr.test(e)&&e.split("*").length-1<=hr}n(kr,"isPlainPatter\
n");function yr(e,t){if(t==="glob"){const i=pr(hn(e),{nonegate:!0,strictSlashes:!0});return a=>i(hn(a))}const s=e.indexOf(
"*"),[r,o]=[e.slice(0,s),e.slice(s+1)];return i=>i.length>=r.length+o.length&&i.startsWith(r)&&i.endsWith(o)}n(yr,"match\
erOf");function hn(e){return e.replace(/[:/]/g,t=>t===":"?"/":":")}n(hn,"swapped");const mn=64,wn=2e3;class vr{static{n(
this,"Trail")}#e=new Set;#n=new Set;resolve;#o;constructor(t,s){this.resolve=t,this.#o=s}async follow(t,s,r,o){if(this.#e.
has(t))return o({why:"cycle"});const i=await this.#o?.tickScript();if(i!==void 0)return o({why:"time",limit:i});const a=`${t}\
\0${s}`;if(this.#n.has(a))return W.K$;if(this.#e.size>=mn)return o({why:"depth",limit:mn});if(this.#n.size>=wn)return o(
{why:"count",limit:wn});this.#e.add(t);const c=await r();return this.#e.delete(t),this.#n.add(a),c}}function br(e,t,s){const r=new vr(
(o,i)=>kn(o,i,r),s);return kn(e,t,r)}n(br,"resolveInvocation");async function kn(e,t,s){const r=[];for(const o of[e,...Ne(
e)]){const i=await wr(o,t);if("rule"in i)r.push({targets:[],problems:[i]});else for(const a of i)r.push(await xr(a,t,s))}
return(0,W.fj)(r)}n(kn,"resolve");function xr(e,t,s){const{program:r,family:o}=e;return o!==void 0?cr(e,o,t,s):r==="node"?
ws(e,t):Js(e,t,s)}n(xr,"resolveOne");var _r=g(72137),yn=g(26033);const Or=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
Er=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
Sr=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,Ar=/^[A-Za-z][a-z']*[:,]?$/,jr=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
Mr=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,Pr=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function $r(e){const t=e.trim(),[s="",...r]=t.split(/\s+/,100);if(ae.H.has(s))return!1;if(jr.test(t)||Mr.test(t)||Pr.test(
s))return!0;if(/[;&|<>$`]/.test(t))return!1;const o=Ar.test(s);if(r.some(a=>/^--?[A-Za-z]/.test(a)))return!1;if((o||Sr.test(
s))&&r.some(a=>Or.test(Tr(a))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(s))return r.length>0||/[.!:]$/.test(s);const i=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(r[0]??"");return o&&i&&(Er.test(s)||/[a-z]{2}[.!?]$/.test(t))}n($r,"isSentence");function Tr(e){return e.replace(/[.,;:!?]$/,
"")}n(Tr,"trimmed");const vn={...tt.PM,offered:new Map},Rr=new Set;async function Dr(e,t={}){const s=bn(e,t),{tree:r,base:o,
changed:i=Rr,cwd:a="",clock:c,programs:d=vn}=t;if(r===void 0||s.invocation===void 0||s.argv===null)return s;const O={tree:r,
directory:a,changed:i,families:d,...o&&{base:o}},{invocation:U}=s,{targets:J,problems:ce}=await br(U,O,c);return{...s,...await Ir(
U,J,O),targets:J,problems:Fr(s.problems,ce)}}n(Dr,"readCommand");async function Ir(e,t,s){if(e.program!=="npm"&&e.program!==
"npx")return{};const r=await(0,yn.a)(e,s),o=t.some(({kind:c,via:d})=>c==="package_binary"&&d===void 0),a=(r?(0,yn.F)(r).
some(({text:c})=>Nr.test(c)):!o)?await(0,_r.U)(s.tree,s.changed):[];return{...r&&{scripts:r},...a.length>0&&{npmSettings:a}}}
n(Ir,"npmParts");const Nr=/(?:^|[^\w.-])np[mx](?![\w.-])/;function bn(e,{tree:t,cwd:s="",programs:r=vn}={}){if(typeof e!=
"string")return Cr(e);const{words:o,assignments:i,problems:a}=(0,ee.I)(e,t),[c]=o,d=n((Oe,Se,Fe)=>({command:e,words:o,assignments:i,
argv:Oe,...Fe===void 0?void 0:{invocation:Fe},targets:[],problems:Se}),"read");if(c===void 0)return d(null,a);const O=(0,ee.
L)({problems:a})?o.map(({text:Oe})=>Oe):null,{program:U,problem:J}=Ur(e,o,r);if(J?.rule==="sentence")return d(O,[J,...a]);
if(U===void 0)return d(O,[...a,J]);const ce=Lr(o,a).slice(1),{invocation:oe,problems:be}=$e(U,ce,r),_e=zt(oe,s);return d(
O,[...a,...be,..._e],oe)}n(bn,"readWords");function Lr(e,t){const s=t.find(r=>r.rule==="shell-operator"||(0,x.AN)(r,"lin\
e-break")&&!r.args.quoted);return s===void 0?e:e.filter(({span:r})=>r.start<s.span.start)}n(Lr,"ownWords");function Cr(e){
const t=e===null?"null":Array.isArray(e)?"array":typeof e,s=(0,x.l4)("command-not-text",{start:0,end:0},{type:t});return{
command:"",words:[],assignments:[],argv:null,targets:[],problems:[s]}}n(Cr,"notText");const Wr=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function Ur(e,t,{allowed:s,offered:r}){const[o]=t,i=o?.text??"",a=le(i)?i:s.get(i);if(a!==void 0)return{program:a};const c=o?.
span??{start:0,end:0},d=n((U,J)=>({program:void 0,problem:(0,x.l4)(U,c,J)}),"fails"),[,O]=Wr.exec(i)??[];if(O===void 0&&
$r(e)){const U=t.at(-1)?.span.end??c.end;return{program:void 0,problem:(0,x.l4)("sentence",{start:c.start,end:U},{})}}return/[\\/]/.
test(i)?d("program-by-path",{program:i}):O!==void 0?d("program-look-alike",{program:i,meant:O.toLowerCase()}):d("program\
-not-allowed",{program:i,group:ae.H.get(i)??"other",offered:r.get(i)??"",allowed:[...s.keys()]})}n(Ur,"readProgram");function Fr(e,t){
const s=new Set(e.map(xn)),r=[...e];for(const o of t){const i=xn(o);s.has(i)||(s.add(i),r.push(o))}return r}n(Fr,"merge");
function xn({rule:e,span:t,args:s}){return JSON.stringify([e,t.start,t.end,s])}n(xn,"problemKey")}),62501:((pe,Q,g)=>{g.
d(Q,{c:n(()=>R,"c")});const x=200,F=1e3;function R(z){if(z.length>F)return;let N=[z.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const K=[];
for(;N.length>0;){const D=[];for(const h of N){const p=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(h);if(p===null)K.push(h);else{const{
0:u,1:v="",index:b}=p,[A,$]=[h.slice(0,b),h.slice(b+u.length)];D.push(...v.split(",").map(l=>`${A}${l}${$}`))}}if(D.length+
K.length>x)return;N=D}return K}n(R,"alternativesOf")}),3134:((pe,Q,g)=>{g.d(Q,{t:n(()=>l,"t"),M:n(()=>T,"M")});var x=g(76760),
F=g(125),R=g(60237),z=g(72360),N=g(23870),K=g(34282);const D=new WeakMap;function h(j,C){const E=D.get(j)??new Map;D.set(
j,E);const w=E.get(C.path)??p(j,C);return E.set(C.path,w),w}n(h,"listWorkspaces");async function p(j,C){const E=(0,K.c)(
C.workspaces);if("unclear"in E)return E;const{wanted:w,entries:f,refused:m}=E;if(w.length===0)return[];const P=x.posix.dirname(
C.path).replace(/^\.$/,""),H=[];for(const{path:Z,kind:q}of j.files()){const re=b(P,Z);if(re!==void 0)if(q==="symlink"){const ge=w.
some(ae=>(0,K.M)(re,ae,{partial:!0})),ye=w.some(ae=>(0,K.M)(re,ae)),le=ge?(0,F.O4)(j,Z):void 0;if(le?.kind==="outside")return{
unclear:Z};if(le?.kind!=="inside"||le.entry.kind!=="directory")continue;if(!ye||m.length>0||w.some(ae=>ae.startsWith(`${re}\
/`)))return{unclear:Z};H.push(re)}else x.posix.basename(Z)==="package.json"&&H.push(x.posix.dirname(re))}const G=H.filter(
Z=>w.some(q=>(0,K.M)(Z,q))).filter(Z=>!Z.split("/").includes("node_modules")).filter(Z=>!m.some(q=>(0,K.M)(Z,q,{dot:!0}))).
sort((Z,q)=>Z.localeCompare(q,"en")),Y=f.flatMap(Z=>G.filter(q=>Z.some(re=>(0,K.M)(q,re,{partial:!0}))));return u(j,P,[...new Set(
Y)])}n(p,"mapWorkspaces");async function u(j,C,E){const w=[],f=new Set;for(const m of E){const P=x.posix.join(C,m).replace(
/^\.$/,""),H=await(0,z.jJ)(j,P);if(H===void 0)continue;if(H===z.uY)return{broken:`${P}/package.json`};const G=H.name||v(
P);if(f.has(G))return{broken:H.path};f.add(G),w.push({directory:P,name:G})}return w}n(u,"named");function v(j){const C=x.
posix.basename(x.posix.dirname(j)),E=x.posix.basename(j);return C.startsWith("@")?`${C}/${E}`:E}n(v,"nameOfFolder");function b(j,C){
return j===""?C:C.startsWith(`${j}/`)?C.slice(j.length+1):void 0}n(b,"relativeTo");function A(j,C,{directory:E,project:w}){
const f=n(G=>x.posix.join("/",G),"at"),m=f(b(w,`${E}/`)===void 0?w:E),P=x.posix.resolve(m,C),H=[x.posix.relative(f(w),x.
posix.resolve(f(E),C)),C];return j.filter(G=>{if(G.name===C||f(G.directory)===P)return!0;const Y=x.posix.relative(m,f(G.
directory)),Z=C.startsWith("./")?`./${Y}`:Y;return H.some(q=>$(Z,q))})}n(A,"selectWorkspaces");function $(j,C){const E=[];
for(const f of`${C}/*`.split(/\/+/)){const m=E.at(-1);f===".."&&m&&![".",".."].includes(m)?E.pop():E.push(f)}const w=j.split(
"/");return w.length===E.length&&w.every((f,m)=>m<w.length-1?f===E[m]:f!==""&&!f.startsWith("."))}n($,"isDirectlyIn");async function l(j,C,E,w){
const{workspace:f,workspaces:m,includeRoot:P}=j,H=await k(j,C,E);if("problems"in H)return H;const{directory:G,implied:Y}=H;
if(m===!1&&f.length>0)return(0,N.c6)("flag-value",E,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it beside `\
--workspace`"});if(w||m!==!0&&f.length===0&&Y===void 0)return{project:G,directories:[G],selected:!1,missing:[]};const Z=await(0,z.
jJ)(C.tree,G);if(Z===void 0||Z===z.uY)return{project:G,directories:[G],selected:!1,missing:[]};const q=await h(C.tree,Z);
if("unclear"in q)return(0,N.c6)("target-outside",E,{path:q.unclear,reason:"workspace"});if("broken"in q)return(0,N.c6)("\
package-json-invalid",E,{path:q.broken});const re=new Map;P&&re.set(Z.name,G);const ge=[],ye=f.length>0?f:Y===void 0?[]:
[void 0];if(ye.length===0)for(const le of q)re.set(le.name,le.directory);for(const le of ye){const ae={directory:C.directory,
project:G},me=le??x.posix.join("/",Y??""),je=A(q,me,ae);je.length===0&&le!==void 0&&ge.push((0,R.l4)("workspace-missing",
E,{workspace:le}));for(const Me of je)re.set(Me.name,Me.directory)}return re.size===0?ge.length>0?{targets:[],problems:ge}:
(0,N.c6)("workspace-missing",E,{workspace:""}):{project:G,directories:[...re.values()],selected:!0,missing:ge}}n(l,"find\
Packages");async function k({prefix:j,workspaces:C},E,w){if(j!==void 0)return L(j,E,w);const{tree:f,directory:m}=E,P=T(m),
H=P.find(G=>X(f,G)||M(f,G));if(H===void 0||!X(f,H))return(0,N.c6)("package-json-missing",w,{directory:m});if(C===!1)return{
directory:H};for(const G of P.slice(P.indexOf(H)+1)){const Y=await(0,z.jJ)(f,G);if(Y===void 0||Y===z.uY)continue;const Z=await h(
f,Y);if("unclear"in Z)return(0,N.c6)("target-outside",w,{path:Z.unclear,reason:"workspace"});if("broken"in Z)return(0,N.
c6)("package-json-invalid",w,{path:Z.broken});if(Z.some(q=>q.directory===H))return{directory:G,implied:H}}return{directory:H}}
n(k,"findProject");function L(j,C,E){if((0,F.j7)((0,N.HT)(C,j))===void 0)return N.K$;const w=(0,F.O4)(C.tree,(0,N.HT)(C,
j));switch(w.kind){case"inside":return{directory:w.path};case"outside":return(0,N.c6)("target-outside",E,{path:j,reason:"\
symlink"});case"missing":return(0,N.c6)("target-missing",E,{path:j});case"loop":return(0,N.c6)("target-not-a-file",E,{path:j,
reason:"loop"})}}n(L,"withPrefix");function T(j){const C=[];for(let E=j;E!=="";E=E.slice(0,Math.max(E.lastIndexOf("/"),0)))
C.push(E);return[...C,""]}n(T,"foldersUpFrom");function X(j,C){return(0,F.O4)(j,x.posix.join(C,"package.json")).kind!=="\
missing"}n(X,"isPackage");function M(j,C){return(0,F.O4)(j,x.posix.join(C,"node_modules")).kind==="inside"}n(M,"hasModul\
es")}),61321:((pe,Q,g)=>{g.d(Q,{b:n(()=>F,"b")});const x=/[\t\n\r "#$&'()*;<>?\\`|~]/;function F(R){return R===""?"''":x.
test(R)?`'${R.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):R}n(F,"quoteForScript")}),
4516:((pe,Q,g)=>{g.d(Q,{s:n(()=>F,"s")});const x=["--usage","--version","--versions"];function F({flags:z}){const N=z.findLast(
({name:h})=>h==="--prefix")?.value,K=R(z,"--workspaces"),D=R(z,"--ignore-scripts");return{informs:x.some(h=>R(z,h)),...N===
void 0?{}:{prefix:N},...K===void 0?{}:{workspaces:K},workspace:z.flatMap(({name:h,value:p})=>h==="--workspace"&&p?[p]:[]),
includeRoot:R(z,"--include-workspace-root")===!0,...D===void 0?{}:{ignoreScripts:D},ifPresent:R(z,"--if-present")===!0}}
n(F,"readSettings");function R(z,N){const K=z.findLast(D=>D.name===N);return K&&K.negated!==!0}n(R,"switchOf")}),72137:((pe,Q,g)=>{
g.d(Q,{U:n(()=>A,"U"),u:n(()=>h,"u")});var x=g(76760),F=g(15756),R=g(125),z=g(17167),N=g(19948),K=g(72360);const D=new WeakMap;
async function h($,l){const k=D.get($)??p($);return D.set($,k),Promise.all(k.map(L=>u($,L,l)))}n(h,"npmrcCopies");function p($){
return[...$.files()].map(({path:l})=>l).filter(l=>l===".npmrc"||l.endsWith("/.npmrc"))}n(p,"npmrcPaths");async function u($,l,k){
const L=x.posix.dirname(l),T=await(0,z.Z)({tree:$,directory:L==="."?"":L});if("unread"in T)return v($,l,T.unread);const{
settings:X,file:M=l}=T,j=k.has(l)||k.has(M),C=n(([w,f])=>{const m=(0,N.$)(w,f);return m==="harmless"||m==="honoured"&&!j},
"isKept"),E=Object.entries(X);return{path:M,text:(0,F.stringify)(Object.fromEntries(E.filter(C))),dropped:E.filter(w=>!C(
w)).map(([w])=>w)}}n(u,"copyOf");function v($,l,k){const L=(0,R.O4)($,l),T=L.kind==="inside"&&(0,K.$W)(L.entry.kind);return{
path:T?L.path:l,text:"",dropped:[k],...T?{}:{isLink:!0}}}n(v,"unreadCopy");const b=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function A($,l){return(await h($,l)).flatMap(({path:L,dropped:T})=>{const X=T.filter(M=>!b.test(M));return X.length>
0?[`${L}: ${X.join(", ")}`]:[]})}n(A,"foreignSettings")}),19948:((pe,Q,g)=>{g.d(Q,{$:n(()=>z,"$")});const x=new Set(`acc\
ess allow-same-version audit audit-level auth-type bin-links color commit-hooks cpu depth
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),F=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),R=new Set(["ignore\
-scripts","node-options"]);function z(N,K){const D=typeof K!="object"&&!String(K).includes("${");if(R.has(N)&&D)return"h\
onoured";const h=N.toLowerCase().replaceAll("_","-");return F.has(h)||N.includes("${")?"decides":!x.has(N)||typeof K=="o\
bject"&&!Array.isArray(K)||String(K).includes("${")?"other":"harmless"}n(z,"effectOf")}),17167:((pe,Q,g)=>{g.d(Q,{T:n(()=>u,
"T"),Z:n(()=>p,"Z")});var x=g(15756),F=g(125),R=g(69076),z=g(19948),N=g(72360),K=g(23870);const D=64*1024,h="version htt\
ps://git-lfs.github.com/spec/";async function p(v){const{tree:b}=v,A=(0,K.HT)(v,".npmrc"),$=(0,F.O4)(b,A);if($.kind==="m\
issing"&&b.stat(A)===void 0)return{settings:{}};if($.kind!=="inside")return{unread:"it is a symbolic link that leads to \
no file of the repository"};if(!(0,N.$W)($.entry.kind))return{unread:"it is not a regular file"};if(($.entry.size??0)>D)
return{unread:"it is too large"};const l=(await b.read($.path)).toString("utf8");return l.startsWith(h)?{unread:"it is a\
 Git LFS pointer"}:{settings:(0,x.parse)(l),file:$.path}}n(p,"readNpmrc");async function u(v,b){const A=(0,K.HT)(v,".npm\
rc"),$=await p(v);if("unread"in $)return(0,K.c6)("npmrc-unread",b,{path:A,reason:$.unread});const{settings:l,file:k=A}=$,
L=v.changed.has(A)||v.changed.has(k),T={harmless:[],decides:[],other:[],honoured:[]};for(const[M,j]of Object.entries(l))
T[(0,z.$)(M,j)].push(M);for(const M of T.honoured)M==="ignore-scripts"&&L&&T.other.push(M),M==="node-options"&&(L||!(0,R.
S)(String(l[M])))&&T.decides.push(M);const X=L?"npmrc-changed":"npmrc-settings";return(0,K.fj)([T.decides.length>0?(0,K.
c6)("npmrc-redirects",b,{path:A,keys:T.decides}):K.K$,T.other.length>0?(0,K.c6)(X,b,{path:A,keys:T.other}):K.K$])}n(u,"i\
nspectNpmrc")}),72360:((pe,Q,g)=>{g.d(Q,{$W:n(()=>h,"$W"),JE:n(()=>N,"JE"),jJ:n(()=>p,"jJ"),uY:n(()=>K,"uY")});var x=g(125);
const F=["dependencies","devDependencies","optionalDependencies"],R=4*1024*1024,z=new WeakMap;function N(l,k,L=R){const T=z.
get(l)??new Map;z.set(l,T);const X=T.get(k)??D(l,k,L);return T.set(k,X),X}n(N,"readJsonFile");const K=Symbol("invalid");
async function D(l,k,L){const T=(0,x.O4)(l,k);if(T.kind!=="missing"){if(T.kind!=="inside"||!h(T.entry.kind)||(T.entry.size??
0)>L)return K;try{const X=JSON.parse((await l.read(T.path)).toString("utf8").replace(/^\uFEFF/,""));return typeof X=="ob\
ject"&&X!==null?X:K}catch{return K}}}n(D,"parseJson");function h(l){return l==="file"||l==="executable"}n(h,"isRegular");
async function p(l,k){const L=k===""?"package.json":`${k}/package.json`,T=await N(l,L);if(T===void 0||T===K)return T;const X=T,
M=u.get(X)??v(L,X);return u.set(X,M),M}n(p,"readPackageJson");const u=new WeakMap;function v(l,k){const L=typeof k.name==
"string"?k.name:"";return{path:l,name:L,scripts:b(k.scripts),binaries:A(k.bin,L),dependencies:new Set(F.flatMap(T=>[...b(
k[T]).keys()])),workspaces:$(k.workspaces)}}n(v,"manifestOf");function b(l){const k=new Map;if(typeof l!="object"||l===null||
Array.isArray(l))return k;for(const[L,T]of Object.entries(l))typeof T=="string"&&k.set(L,T);return k}n(b,"stringsOf");function A(l,k){
return typeof l=="string"?new Set([k.replace(/^@[^/]*\//,"")]):new Set(b(l).keys())}n(A,"binariesOf");function $(l){const k=Array.
isArray(l)?l:l?.packages;return Array.isArray(k)?k.filter(L=>typeof L=="string"):[]}n($,"workspacesOf")}),23870:((pe,Q,g)=>{
g.d(Q,{HT:n(()=>N,"HT"),K$:n(()=>F,"K$"),aC:n(()=>K,"aC"),c6:n(()=>z,"c6"),fj:n(()=>R,"fj")});var x=g(60237);const F={targets:[],
problems:[]};function R(D){const h=D.filter(({targets:b,problems:A})=>b.length>0||A.length>0),[p=F]=h;if(h.length<2)return p;
const u=[],v=[];for(const b of h){for(const A of b.targets)u.push(A);for(const A of b.problems)v.push(A)}return{targets:u,
problems:v}}n(R,"join");function z(D,h,p){return{targets:[],problems:[(0,x.l4)(D,h,p)]}}n(z,"fails");function N({directory:D},h){
return D===""?h:`${D}/${h}`}n(N,"from");function K({via:D},h){return D===void 0?h:{...h,via:D}}n(K,"target")}),26033:((pe,Q,g)=>{
g.d(Q,{a:n(()=>ze,"a"),F:n(()=>Ue,"F")});var x=g(27935),F=g(19948);const R=`audit bin-links commit-hooks description for\
mat-package-lock fund git-tag-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),z={...Object.fromEntries(R.map(
ee=>[ee,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fet\
ch-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-lic\
ense":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%\
s",preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},N=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),K=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),D=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),h=new Set("browser cache fetch-retries offline update-notifier".split(" ")),p=["also","dev",
"include","omit","only","optional","production"];function u(ee,ne){return p.some(de=>de in ne||ee.some(({name:fe})=>fe===
`--${de}`))}n(u,"mayChangeMode");function v(ee,ne){const de=Object.entries(ne).filter(([he,ke])=>{const Ee=(0,F.$)(he,ke);
return Ee==="harmless"||Ee==="honoured"}),fe=new Map(de.map(([he,ke])=>[he,typeof ke=="string"?b(he,ke):ke]));for(const{
name:he,value:ke,negated:Ee}of ee){const Pe=he.slice(2);fe.set(Pe,ke===void 0?Ee!==!0:b(Pe,ke))}const ue={};for(const[he,
ke]of fe)D.has(he)||h.has(he)||ke===A(he)||(ue[`npm_config_${he.replaceAll("-","_").toLowerCase()}`]=l(ke));return ue}n(
v,"exportedConfig");function b(ee,ne){const de=ne.trim();return K.has(ee)?Number.isNaN(Number(de))?de:Number(de):de}n(b,
"typed");function A(ee){return N.includes(ee)?null:z[ee]??($.test(ee)?void 0:!1)}n(A,"defaultOf");const $=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function l(ee){return Array.isArray(ee)?ee.map(l).join(`

`):ee==null||ee===!1?"":String(ee)}n(l,"textOf");var k=g(4516),L=g(17167),T=g(76760);function X(ee){const{name:ne,version:de,
config:fe,engines:ue}=ee,he={};return M({name:ne,version:de,config:fe,engines:ue,bin:j(ee)},"npm_package_",he),Object.fromEntries(
Object.entries(he).filter(([ke])=>/^[A-Za-z_]\w*$/.test(ke)))}n(X,"packageEnv");function M(ee,ne,de){for(const[fe,ue]of Object.
entries(ee))if(ue!==void 0)if(ue===null||ue===!1)de[`${ne}${fe}`]="";else if(Array.isArray(ue))for(const[he,ke]of ue.entries())
M({[`${fe}_${he}`]:ke},ne,de);else typeof ue=="object"?M(ue,`${ne}${fe}_`,de):de[`${ne}${fe}`]=String(ue)}n(M,"flatten");
function j({name:ee,bin:ne}){if(typeof ne=="string")return typeof ee=="string"&&ee?C({[ee]:ne}):void 0;if(Array.isArray(
ne)){const de=ne.filter(fe=>typeof fe=="string");return C(Object.fromEntries(de.map(fe=>[T.posix.basename(fe),fe])))}return typeof ne==
"object"&&ne!==null?C(ne):void 0}n(j,"binOf");function C(ee){const ne={};for(const[de,fe]of Object.entries(ee)){const ue=T.
posix.basename(E(de));typeof fe=="string"&&ue&&E(fe)&&(ne[ue]=E(fe))}return Object.keys(ne).length>0?ne:void 0}n(C,"name\
d");function E(ee){return T.posix.join("/",ee.replaceAll("\\","/")).slice(1)}n(E,"inside");var w=g(72360),f=g(23870),m=g(
60027),P=g(44876),H=g(125);const G=/"\$basedir\/([^"\n]+)"\s+"\$@"/,Y=/export NODE_PATH="([^"$\n]+)"/,Z=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,
q=16*1024;async function re(ee,ne,de){const fe=ne.map(xe=>T.posix.join(xe,"node_modules/.bin",de)).find(xe=>ee.stat(xe)!==
void 0);if(fe===void 0)return;const ue=(0,H.O4)(ee,fe);if(ue.kind!=="inside"||!(0,w.$W)(ue.entry.kind))return;if(ue.path!==
fe)return ue.entry.kind==="executable"&&await ge(ee,ue.path)?{file:ue.path,env:{}}:void 0;if((ue.entry.size??0)>q)return;
const he=(await ee.read(fe)).toString("utf8"),[,ke]=G.exec(he)??[];if(ke===void 0)return;const Ee=(0,H.O4)(ee,T.posix.join(
T.posix.dirname(fe),ke)),Pe=Ee.kind==="inside"&&(0,w.$W)(Ee.entry.kind)&&await ge(ee,Ee.path),[,Ae]=Y.exec(he)??[];return Pe?
{file:Ee.path,env:Ae===void 0?{}:{NODE_PATH:Ae}}:void 0}n(re,"localTool");async function ge(ee,ne){const[de=""]=(await ee.
read(ne)).subarray(0,256).toString("latin1").split(`
`,1);return Z.test(de)}n(ge,"isForNode");var ye=g(3134);const le=new Set(`! . : [ [[ ]] { } alias autoload bg bind break\
 builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),ae=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function me(ee,{
tree:ne,directory:de}){const{words:fe,assignments:ue,refused:he,problems:ke}=(0,P.I)(ee),Ee=ke.every(({rule:_})=>_==="as\
signment-refused"||(0,m.Y)(_).severity==="warning"&&_!=="unquoted-glob"),Pe=ke.filter(({rule:_})=>_==="assignment-refuse\
d").length,[Ae]=fe;if(!Ee||Pe!==he.length||Ae===void 0)return;const xe=Ae.text;if(le.has(xe)||xe.includes("="))return;const Te=[
...ue,...he].sort((_,y)=>_.span.start-y.span.start);if(Te.some(({name:_})=>_==="PATH"))return;const Re=fe.map(_=>_.text),
$e=Object.fromEntries(Te.map(({name:_,value:y})=>[_,y]));if(xe==="node"||xe==="npm"||xe==="npx")return{argv:Re,env:$e};const Ne=ae.
exec(xe)?.[1];if(Ne===void 0&&xe.includes("/"))return{argv:Re,env:$e};const Ve=Ne===void 0?(0,ye.M)(de):[de],Ce=await re(
ne,Ve,Ne??xe);return Ce===void 0?{argv:Re,env:$e}:{argv:Re,env:{...Ce.env,...$e},file:Ce.file}}n(me,"scriptCommand");var je=g(
95903);const Me={start:0,end:0},De=200;function Ue({steps:ee}){return ee.flatMap(ne=>ne.command?.nested?.flatMap(Ue)??[ne])}
n(Ue,"stepsIn");async function ze(ee,ne,de={left:De}){const{subcommand:fe,flags:ue}=ee;if(fe===void 0||fe==="pack")return;
const{project:he,selected:ke,runs:Ee,packages:Pe}=await(0,je.HO)(ee,ne,Me);if(he===void 0)return;const Ae=await(0,L.Z)({
...ne,directory:he}),xe=await Ge(ne,he);if("unread"in Ae||xe===void 0)return;const{settings:Te}=Ae;if(xe.devEngines!==void 0||
u(ue,Te))return;const Re=[],$e=v(ue,Te);for(const Ce of Pe){const _=await Ge(ne,Ce);if(_===void 0||Be(_))return;const y=Ee.
filter(I=>I.directory===Ce),S=y.length===0?await ot(ee,ne,Ce):void 0;S!==void 0&&Re.push({...Xe(_),...S,directory:Ce});for(const I of y){
const B=await nt(I,ne,$e,de);Re.push({...Xe(_),...B})}}const Ne=Te["node-options"],{prefix:Ve}=(0,k.s)(ee);return{subcommand:fe,
directory:ne.directory,project:he,prefixed:Ve!==void 0,inWorkspaces:ke,config:$e,...typeof Ne=="string"&&{nodeOptions:Ne},
steps:Re}}n(ze,"npmScripts");async function Ge(ee,ne){const de=await(0,w.JE)(ee.tree,(0,f.HT)({directory:ne},"package.js\
on"));return de===w.uY?void 0:de}n(Ge,"jsonOf");function Be({bin:ee,directories:ne}){return!ee&&typeof ne=="object"&&ne!==
null&&"bin"in ne}n(Be,"listsBinaries");function Xe(ee){const{name:ne,version:de}=ee;return{packageId:ne&&de?`${String(ne)}\
@${String(de)}`:"",packageEnv:X(ee)}}n(Xe,"identityOf");async function nt(ee,ne,de,fe){const{directory:ue,event:he,body:ke}=ee,
Ee=(0,je.r7)(ee),Pe={...ne,directory:ue},Ae=await me(Ee,Pe),xe=await rt(ee,Ae,Pe,de,fe),Te=ee.words.map($e=>$e.text),Re=xe?
{argv:[],env:{},...Ae,nested:xe}:Ae;return{directory:ue,event:he,body:ke,words:Te,text:Ee,...Re&&{command:Re}}}n(nt,"ste\
pOf");const st=new Set(["--if-present","--include-workspace-root","--workspace","--workspaces"]);async function rt(ee,ne,de,fe,ue){
const he=ne?.argv[0]==="npm"&&Object.keys(ne.env).length===0,ke=ee.builtIn==="restart"?[["stop","--if-present"],["start",
...ee.words.map(({text:Pe})=>Pe)]]:he?[ne.argv.slice(1)]:[],Ee=[];for(const Pe of ke){if(ue.left-=1,ue.left<0)return;const{
invocation:Ae,problems:xe}=(0,x.x)(Pe.map(Ne=>({text:Ne,span:Me,quoted:!0})));if(!(xe.length===0&&Ae.flags.every(({name:Ne})=>st.
has(Ne))))return;const Re=fe.npm_config_ignore_scripts==="true"?[tt,...Ae.flags]:Ae.flags,$e=await ze({...Ae,flags:Re},de,
ue);if($e===void 0)return;Ee.push($e)}return Ee.length>0?Ee:void 0}n(rt,"nestedIn");const tt={name:"--ignore-scripts",written:"\
--ignore-scripts",span:Me};async function ot(ee,{tree:ne},de){const fe=ee.subcommand==="run"?ee.operands[0]?.text:ee.subcommand,
ue=await(0,w.jJ)(ne,de),he=ue!==void 0&&ue!==w.uY&&ue.scripts.has(fe??"");if(!(fe===void 0||he||(0,k.s)(ee).ifPresent))return{
event:fe,words:[],text:""}}n(ot,"missingIn")}),56760:((pe,Q,g)=>{g.d(Q,{HM:n(()=>F,"HM"),Nz:n(()=>D,"Nz"),QR:n(()=>x,"QR"),
Vt:n(()=>R,"Vt")});function x(h){const p=[];let u="",v=0;const b=n(A=>{const l=h.slice(v,A).trimStart(),k=A-l.length;p.push(
{text:l.trimEnd(),start:k,end:k+l.trimEnd().length}),v=A+1},"take");for(let A=0;A<h.length;A+=1){const $=h[A];$==="\\"&&
u!=="'"?A+=1:u!==""?$===u&&(u=""):$==='"'||$==="'"?u=$:$!==void 0&&`&|;
`.includes($)&&b(A)}return b(h.length),{commands:p.filter(A=>A.text!==""),compound:p.length>1}}n(x,"splitScript");const F=new Set(
[":","[","cd","echo","exit","false","test","true"]),R=new Set([":","echo","true"]),z=[[/\bdd\s+if=/,"writes to raw disks"],
[/\bmkfs\b/,"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
"pipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],N=/\brm\s+((?:-\S+\s+)+)([^\s-]\S?)/g,K=16*1024;function D(h){
if(h.length>K)return"is too long to check";for(const[,p="",u=""]of h.matchAll(N))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(p)&&/^(?:[/*~]|\.\.)/.test(u))return"deletes entire directories";return z.find(([p])=>p.test(h))?.[1]}n(D,"dangerOf")}),
95903:((pe,Q,g)=>{g.d(Q,{HO:n(()=>v,"HO"),UN:n(()=>k,"UN"),r7:n(()=>u,"r7")});var x=g(76760),F=g(125),R=g(3134),z=g(61321),
N=g(4516),K=g(17167),D=g(72360),h=g(23870);const p={selected:!1,runs:[],packages:[],problems:[]};function u({body:w,words:f}){
return[w,...f.map(({text:m})=>(0,z.b)(m))].join(" ")}n(u,"scriptText");async function v(w,f,m){const P=(0,N.s)(w),H=$(w);
if(P.informs||H===void 0&&w.subcommand!=="pack")return p;const G=H===void 0&&!C(w),Y=await(0,R.t)(P,f,m,G);if("problems"in
Y)return{...p,problems:Y.problems};const{project:Z,selected:q}=Y,re=P.ignoreScripts??await b({...f,directory:Z}),ge={...P,
ignoreScripts:re},ye=H??"pack",le=H===void 0?E(w,f,q?Y.directories:void 0):[];if("problems"in le)return{...p,project:Z,selected:q,
problems:le.problems};const ae=H===void 0?le:Y.directories,me=[],je=[...Y.missing];for(const Me of ae){const De=await(0,D.
jJ)(f.tree,Me),Ue={...f,directory:Me};if(De===D.uY||De===void 0){const ze=x.posix.join(Me,"package.json"),Ge=De?(0,h.c6)(
"package-json-invalid",m,{path:ze}):(0,h.c6)("package-json-missing",m,{directory:Me});je.push(...Ge.problems)}else if(H===
void 0)me.push(...M(De,Me,ge));else if(l(De,Ue,ye))me.push(...k(De,Ue,ye,w.passthrough,ge));else{const ze={script:ye,passes:ge.
ifPresent};je.push(...(0,h.c6)("npm-script-missing",m,ze).problems)}}return{project:Z,selected:q,runs:me,packages:ae,problems:je}}
n(v,"scriptsThatRun");async function b(w){const f=await(0,K.Z)(w);return"settings"in f&&A(f.settings["ignore-scripts"]??
!1)}n(b,"ignoresScripts");function A(w){if(typeof w!="string")return!!w;const f=w.trim();return f!==""&&!Number.isNaN(Number(
f))?Number(f)!==0:f!=="null"&&f!=="false"}n(A,"isOn");function $({subcommand:w,operands:f}){switch(w){case"run":return f[0]?.
text;case"test":case"start":case"stop":case"restart":return w;default:return}}n($,"eventOf");function l({scripts:w},f,m){
return w.has(m)||m==="restart"||m==="env"?!0:m==="start"&&T(f)}n(l,"canRun");function k(w,f,m,P,H){const{directory:G}=f,
Y=w.scripts.get(m)??"",Z=Y===""?L(m,f):{body:Y};return[...j(w,G,[`pre${m}`],H),...Z?[{directory:G,event:m,words:P,...Z}]:
[],...j(w,G,[`post${m}`],H)]}n(k,"runsIn");function L(w,f){return w==="restart"?{body:"npm stop --if-present && npm star\
t",builtIn:"restart"}:w==="start"&&T(f)?{body:"node server.js",builtIn:"server"}:w==="env"?{body:"env"}:void 0}n(L,"buil\
tIn");function T(w){const f=(0,F.O4)(w.tree,(0,h.HT)(w,"server.js"));return f.kind==="outside"||f.kind==="inside"&&(0,D.
$W)(f.entry.kind)}n(T,"isServer");const X=["prepack","prepare","postpack"];function M(w,f,m){return m.ignoreScripts?j(w,
f,["prepare"],{...m,ignoreScripts:!1}):j(w,f,X,m)}n(M,"packingIn");function j({scripts:w},f,m,{ignoreScripts:P}){return P?
[]:m.flatMap(H=>{const G=w.get(H);return G?[{directory:f,event:H,body:G,words:[]}]:[]})}n(j,"hooksOf");function C({operands:w}){
return w.length===0||w.some(({text:f})=>f===".")}n(C,"packsHere");function E({operands:w},f,m){const P=m?[...m]:[];!m&&w.
length===0&&P.push(f.directory);for(const{text:H,span:G}of w){if(m&&H===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(H))return(0,h.
c6)("downloads",G,{program:"npm",flag:H});const Y=H.startsWith("/")?void 0:(0,F.j7)((0,h.HT)(f,H)),Z=Y===void 0?void 0:(0,F.
O4)(f.tree,Y);if(Z===void 0||Z.kind==="outside")return(0,h.c6)("target-outside",G,{path:H,reason:Z?"symlink":"above"});if(Z.
kind!=="inside")return(0,h.c6)("target-missing",G,{path:H});if(Z.entry.kind!=="directory")return(0,h.c6)("target-not-a-f\
ile",G,{path:H,reason:"archive"});P.push(Z.path)}return P}n(E,"packedBy")}),34282:((pe,Q,g)=>{g.d(Q,{M:n(()=>N,"M"),c:n(
()=>R,"c")});var x=g(62501);function F(h){return h.length>200||h.split("**").length>2?!1:h==="."?!0:h.split("/").every(p=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(p))}n(F,"isPlain");function R(h){const p=[],u=[];if(h.some(A=>A.includes("{")))return z(h);for(const A of h){const $=/^!*/.
exec(A)?.[0].length??0,l=A.slice($).replace(/^\.?\/+/,"").replace(/\/$/,"");if(!F(l))return{unclear:A};if($%2===1){u.push(
l);continue}for(let k=0;k<u.length;k+=1)N(l,u[k]??"")&&u.splice(k,1);p.push(l)}const b=p.filter(A=>!u.some($=>N(A,$)));return{
wanted:b,entries:b.map(A=>[A]),refused:u}}n(R,"readPatterns");function z(h){const p=[];for(const u of h){const b=(/[[\]!]/.
test(u)?void 0:(0,x.c)(u))?.map(A=>A.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!b?.every(F))return{unclear:u};p.push(b)}
return{wanted:p.flat(),entries:p,refused:[]}}n(z,"readBraced");function N(h,p,u={}){return K(h.split("/"),p.split("/"),u)}
n(N,"matchesPattern");function K(h,p,u){const[v,...b]=h,[A,...$]=p;return v===void 0?u.partial||p.every(l=>l==="**"):A===
void 0?!1:A!=="**"?D(v,A,u)&&K(b,$,u):K(h,$,u)?!0:D(v,"*",u)&&K(b,p,u)}n(K,"matchSegments");function D(h,p,{dot:u=!1}){if(h.
startsWith(".")&&!p.startsWith(".")&&!u)return!1;const v=p.split(/\*+/);if(v.length===1)return h===p;const[b=""]=v,A=v.at(
-1)??"";if(h.length<b.length+A.length||!h.startsWith(b)||!h.endsWith(A))return!1;let $=b.length;for(const l of v.slice(1,
-1)){const k=h.indexOf(l,$);if(k<0||k+l.length>h.length-A.length)return!1;$=k+l.length}return!0}n(D,"matchesSegment")}),
24234:((pe,Q,g)=>{g.d(Q,{G:n(()=>z,"G"),n:n(()=>N,"n")});var x=g(44876);const F=128*1024,R=16;function z(p,u){return p.length>
F?[]:new K(p,u).read()}n(z,"readShellText");function N(p){return p.flatMap(u=>[u,...N(u.inside)])}n(N,"everyCommand");class K{static{
n(this,"ShellText")}#e;#n;#o=[];#r;#s=0;constructor(u,v){this.#e=u,this.#n=v,this.#r=D(0,0,"")}read(){for(;this.#s<this.#e.
length;)this.#t();for(;this.#o.length>0;)this.#a(this.#e.length);return this.#c(this.#e.length,""),this.#r.commands}#t(){
const u=this.#r,v=this.#e.charAt(this.#s),b=this.#e.charAt(this.#s+1);u.quote==="'"?(v==="'"&&(u.quote=""),this.#s+=1):v===
"\\"?this.#s+=2:v==="`"?u.close==="`"?this.#a(this.#s):this.#i(1,"`"):v==="$"&&b==="("?this.#i(2,")"):u.quote==='"'?(v===
'"'&&(u.quote=""),this.#s+=1):this.#l(v,b)}#l(u,v){const b=this.#r;if(u==='"'||u==="'")b.quote=u,this.#s+=1;else if(u===
"(")this.#i(1,")");else if(u===")")b.close===")"?this.#a(this.#s):this.#u(/[)]/);else if((u==="<"||u===">")&&v==="(")this.#i(
2,")");else if(u==="<"||u===">"||u==="&"&&v===">"){const A=this.#s;do this.#s+=1;while(this.#s-A<3&&/[<>&|-]/.test(this.#e.
charAt(this.#s)));b.operators.push([A,this.#s])}else if(/[;&|\r\n]/.test(u))this.#u(/[;&|\r\n]/);else if(u==="#"&&/^\s?$/.
test(this.#e.charAt(this.#s-1))){const A=this.#e.indexOf(`
`,this.#s);b.holes.push([this.#s,A<0?this.#e.length:A]),this.#s=A<0?this.#e.length:A}else this.#s+=1}#u(u){const v=this.#s;
for(;u.test(this.#e.charAt(this.#s));)this.#s+=1;this.#c(v,this.#e.slice(v,this.#s))}#i(u,v){const b=this.#s;if(this.#s+=
u,this.#o.length===R){this.#c(b,"");return}this.#o.push(this.#r),this.#r=D(b,this.#s,v)}#a(u){this.#c(u,"");const{commands:v,
opened:b}=this.#r,A=this.#o.pop();A!==void 0&&(this.#s=Math.min(u+1,this.#e.length),A.holes.push([b,this.#s]),A.inside.push(
...v),this.#r=A)}#c(u,v){const b=this.#r,A=this.#d(b,u),{words:$,redirections:l,inside:k}=A;($.length>0||l.length>0||k.length>
0)&&(b.commands.push(A),b.pipedFrom=/^\|&?$/.test(v)?A:void 0),b.start=this.#s,b.holes=[],b.operators=[],b.inside=[]}#d({
start:u,holes:v,operators:b,inside:A,pipedFrom:$},l){let k="",L=u;const T=[...v.map(([f,m])=>({from:f,to:m,filling:this.#e[f]===
"#"?" ":"_"})),...b.map(([f,m])=>({from:f,to:m,filling:" "}))].sort((f,m)=>f.from-m.from);for(const{from:f,to:m,filling:P}of T)
k+=this.#e.slice(L,f)+P.repeat(m-f),L=m;k+=this.#e.slice(L,l);const X=(0,x.I)(k,this.#n),M=X.words.map(f=>({...f,span:h(
f.span,u)})),j=X.problems.map(f=>({...f,span:h(f.span,u)})),C=new Set;let E=0;const w=b.map(([f,m])=>{for(;E<M.length&&(M[E]?.
span.start??m)<m;)E+=1;const P=M[E],H=M[E-1];return H?.span.end===f&&/^\d+$/.test(H.text)&&C.add(H),P&&C.add(P),{operator:this.#e.
slice(f,m),...P&&{target:P}}});return{words:M.filter(f=>!C.has(f)),redirections:w,problems:j,inside:A,...$&&{pipedFrom:$}}}}
function D(p,u,v){return{opened:p,start:u,close:v,quote:"",pipedFrom:void 0,...{commands:[],holes:[],operators:[],inside:[]}}}
n(D,"frameAt");function h({start:p,end:u},v){return{start:p+v,end:u+v}}n(h,"shifted")}),90335:((pe,Q,g)=>{g.d(Q,{N:n(()=>z,
"N"),P:n(()=>R,"P")});var x=g(125);const F="/\0checkout";function R(N,K,D,h){const{workspace:p}=K,u=(0,x.oV)(p,F,{at:F}),
b=u!==void 0&&(0,x._B)(u,F)?F:void 0,{files:A,cwd:$=b}=h;return{policy:K,platform:D,proposal:h,mount:A?{at:"/",tree:A}:N?
{at:b??p,tree:N}:{at:F},cwd:$}}n(R,"contextIn");class z{static{n(this,"Places")}workspace;cwd;#e;#n;#o;constructor({policy:{
workspace:K},cwd:D,platform:h,mount:p}){this.#e=p,this.#n=p.at==="/"?p:{at:p.at},this.#o=h!=="linux",this.workspace=(0,x.
oV)(K,F,this.#n)??F,this.cwd=D===void 0?this.workspace:(0,x.oV)(D,this.workspace,p)??F}locate(K){return(0,x.oV)(K,this.cwd,
this.#e)}leadsInto(K,D){const h=this.locate(K);return h===void 0?!1:D.some(p=>{const u=(0,x.oV)(p,this.workspace,this.#n);
return u!==void 0&&this.isIn(h,u)})}isIn(K,D){return(0,x._B)(K,D,{ignoreCase:this.#o})}mayBeIn(K,D){return(0,x._B)(K,D,{
ignoreCase:!0})}}}),71757:((pe,Q,g)=>{g.d(Q,{Q:n(()=>$,"Q")});var x=g(60237),F=g(50611),R=g(93506),z=g(90513),N=g(95666);
function K(E,w){const f=[],m=[],P=[],H=[];let G=!1;for(const q of(0,N.u)(E,D(w)).tokens){const{word:re}=q,ge=re.text;if(q.
kind==="operand"){G&&H.push({flag:ge,reason:"comes after the expression",word:re}),P.push(re);continue}if(q.kind==="flag"&&
q.part.spec.leading){P.length>0&&H.push({flag:ge,reason:"must come before the operands",word:re}),f.push(ge);continue}if(G=
w.leading_flags.length>0,q.kind==="unknown"){H.push({flag:ge,reason:"is not in the specification",word:re});continue}const{
name:ye,kind:le}=q.part.spec;if(f.push(ye),le===void 0)continue;const ae=q.consumes?q.next??re:re,me=q.consumes?q.next?.
text:q.part.fixed;me===void 0?H.push({flag:ge,reason:"requires a value",word:re}):m.push({text:me,kind:le,word:ae,operand:!1})}
const Y=w.operands.unless.some(q=>f.includes(q))?1:0,{kinds:Z}=w.operands;for(const[q,re]of P.entries()){const ge=Z[Math.
min(q+Y,Z.length-1)]??"path";m.push({text:re.text,kind:ge,word:re,operand:!0})}return{flags:f,values:m,problems:H}}n(K,"\
readArguments");function D(E){const w=new Set([...E.flags,...Object.keys(E.dangerous_flags)]),f=n((P,H=!1)=>({spec:{name:P,
leading:H},negated:!1,takes:"never"}),"without"),m=n((P,H)=>{const G=E.value_flags[P];if(G===void 0)return[];const Y={spec:{
name:P,kind:G,leading:!1},negated:!1};return[H===void 0?{...Y,takes:"always"}:{...Y,fixed:H,takes:"never"}]},"withValue");
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:n(P=>{if(E.leading_flags.includes(
P))return[f(P,!0)];if(w.has(P))return[f(P)];const H=m(P);if(H.length>0)return H;const G=h(P),Y=G&&m(G.name,G.value);if(Y!==
void 0&&Y.length>0)return Y;const q=(/^-[A-Za-z]{2,}$/.test(P)?[...P.slice(1)]:[]).map(re=>`-${re}`);return q.length>0&&
q.every(re=>w.has(re))?q.map(re=>f(re)):void 0},"expand")}}n(D,"grammarOf");function h(E){const{written:w,attached:f}=(0,z.
J)(E);return E.startsWith("--")&&f!==void 0?{name:w,value:f}:E.startsWith("--")?void 0:{name:E.slice(0,2),value:E.slice(
2)}}n(h,"gluedValue");const p=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],u=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function v(E,w,f){const m=R.GW[E](w);if(m!==void 0||E!=="destination"&&E!=="source")return m;const P=f.locate(w);if(P===
void 0)return"cannot be resolved";if(P==="/")return"is the root of the file system";const G=(/^[\\/]|^[A-Za-z]:/.test(w)||
!f.isIn(P,f.cwd))&&p.find(Y=>f.mayBeIn(P,Y));if(G)return`is in the system directory ${G}`;if(E!=="destination")return f.
mayBeIn(f.cwd,P)?"is the working directory or one of its parents":u.test(P)?"is a home directory":void 0}n(v,"refusal");
const b=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;function A(E){return b.test(E)}n(A,"holdsEnvironment");
function $(E,w,f,m){const P=[...w.warnings,...w.network_touching?["network_touching"]:[]],H=w.forms.length>0?l(E,w,f,m):
L(E,w,f,m),G=H.paths.some(({path:Z})=>A(Z)),Y=new Set([...P,...H.warnings,...G?["env_secrets"]:[]]);return{...H,warnings:[
...Y]}}n($,"readOperation");function l(E,w,f,m){let P="",H=[];const G=f[0];for(const q of w.forms){const re=(0,F.w)(q.argv)??
[],ge=(0,F.W)(re,f,(ye,le)=>v(ye,le,m));if(ge.kind==="operand")H=k(ge.placed),P=`does not accept \`${ge.word.text}\`, whi\
ch ${ge.reason}; the registered forms are`;else if(ge.kind==="match")return{reasons:[],risk:q.risk??w.risk,warnings:q.warning?
[q.warning]:[],paths:k(ge.placed)}}const Y=w.forms.map(({argv:q})=>`${E.name} ${q}`);return{reasons:[...(E.category==="a\
rchives"?f.filter(({text:q})=>R.sA.test(q)):[]).map(({text:q,span:re})=>(0,x.gk)("shell_operator.quoted",{operator:q},{span:re})),
(0,x.gk)(C(E.name),{family:E.name,reason:P,forms:Y},G?{span:G.span}:{})],risk:w.risk,warnings:[],paths:H}}n(l,"readForm");
function k(E){return E.filter(({kind:w})=>R.iV.has(w)).map(({word:w})=>({path:w.text,word:w}))}n(k,"pathsOf");function L({
name:E},w,f,m){const{flags:P,values:H,problems:G}=K(f,w),Y=G.map(({flag:ae,reason:me,word:je})=>(0,x.gk)("flag_not_allow\
ed",{family:E,flag:ae,reason:me},{span:je.span})),Z=n(ae=>w.forbidden_prefixes.find(me=>ae.toLowerCase().startsWith(me.toLowerCase())),
"prefixOf");for(const{text:ae,kind:me,word:je,operand:Me}of H){const De=v(me,ae,m),Ue={span:je.span};De&&!(Me&&Z(ae))&&Y.
push((0,x.gk)("operand_refused",{family:E,operand:ae,reason:De},Ue))}const q=H.filter(({operand:ae})=>ae),re=q.filter(({
kind:ae,text:me})=>R.iV.has(ae)&&me!==T);Y.push(...M(E,w,q.length)),Y.push(...X(E,w,q,re.length,P));for(const{text:ae,word:me}of q){
const je=Z(ae);if(je===void 0)continue;const Me={family:E,operand:ae,prefix:je};Y.push((0,x.gk)("forbidden_operand_prefi\
x",Me,{span:me.span}))}const ge=H.filter(({kind:ae,text:me})=>R.iV.has(ae)&&me!==T).map(({text:ae,word:me})=>({path:ae,word:me})),
ye=ge.some(({path:ae})=>w.dangerous_targets.includes(ae)||w.dangerous_targets.includes("/")&&m.locate(ae)==="/"),le=w.default_operand;
return{reasons:Y,risk:ye?"dangerous":w.risk,warnings:[...P.flatMap(ae=>w.dangerous_flags[ae]??[]),...ye?["broad_permissi\
on_target"]:[]],paths:ge.length===0&&le!==void 0?[{path:le}]:ge}}n(L,"readFlagsAndOperands");const T="-";function X(E,{reads_stdin:w,
operands:{min:f}},m,P,H){if(w===void 0)return[];const G="is standard input",Y=m.filter(({kind:q,text:re})=>R.iV.has(q)&&
re===T).map(({text:q,word:re})=>(0,x.gk)("operand_refused",{family:E,operand:q,reason:G},{span:re.span}));if(Y.length>0)
return Y;const Z=m.length;return P>0||Z<f||w.unless.some(q=>H.includes(q))?[]:[(0,x.gk)("operand_count",{family:E,count:Z,
wanted:`at least ${Z+1}`})]}n(X,"stdinReasons");function M(E,{operands:{min:w,max:f}},m){if(m>=w&&(f===void 0||m<=f))return[];
const P=f===void 0?`at least ${w}`:f===w?`exactly ${w}`:`${w} to ${f}`;return[(0,x.gk)("operand_count",{family:E,count:m,
wanted:P})]}n(M,"countReasons");const j=new Map([["tar","constrained_form.tar"],["unzip","constrained_form.unzip"],["zip",
"constrained_form.zip"],["ping","constrained_form.ping"],["curl","constrained_form.curl"],["dig","constrained_form.dns"],
["nslookup","constrained_form.dns"],["git","constrained_form.git"]]);function C(E){return j.get(E)??"constrained_form.ot\
her"}n(C,"constrainedForm")}),44591:((pe,Q,g)=>{g.d(Q,{Y:n(()=>R,"Y"),l:n(()=>z,"l")});var x=g(60237);const F=new Set(["\
shell-operator","shell-redirection","line-break"]);function R({words:D,problems:h}){const p=h.filter(({rule:v})=>F.has(v)).
map(({span:v})=>v.start),u=Math.min(...p);return D.filter(({span:v})=>v.start<u)}n(R,"firstCommand");function z({problems:D}){
return D.flatMap(h=>{const p={span:h.span};if((0,x.AN)(h,"shell-operator")){const{operator:u}=h.args;return[(0,x.gk)(K(u),
{operator:u},p)]}if((0,x.AN)(h,"shell-redirection")){const{operator:u}=h.args;return[(0,x.gk)("shell_operator.redirectio\
n",{operator:u},p)]}if((0,x.AN)(h,"command-substitution")){const{written:u}=h.args;return[(0,x.gk)("shell_operator.subst\
itution",{operator:u},p)]}if((0,x.AN)(h,"line-break")||(0,x.AN)(h,"nul-character")){const{character:u}=h.args;return[(0,x.
gk)("shell_operator.multiline",{operator:u},p)]}return N.has(h.rule)?[(0,x.gk)("parse_failed",{},p)]:[]})}n(z,"shapeReas\
ons");const N=new Set(["unterminated-quote","trailing-backslash","command-too-long"]);function K(D){return D==="|"||D===
"|&"?"shell_operator.pipeline":D==="&"?"shell_operator.background":"shell_operator.chaining"}n(K,"operatorRule")}),41581:((pe,Q,g)=>{
g.d(Q,{F:n(()=>$,"F"),d:n(()=>l,"d")});var x=g(60237),F=g(50611),R=g(93506);function z(M){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.
test(M))return"may run commands or open files in its program";const j=/\bprintf?\b/.exec(M),C=j===null?"":M.slice(j.index);
return/>|(?<!\|)\|(?!\|)/.test(C)?"may write to files or commands in its program":void 0}n(z,"awkDanger");const N=String.
raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,K=String.raw`(?:${N}(?:\s*,\s*(?:${N}|[+~]\d+))?\s*!?\s*)?`,D=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,
h=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${D})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,p=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,
u=new RegExp(String.raw`^\s*${K}(?:${h}|${p})\s*(?:[;\n]|$)`);function v(M){if(M.length>4096)return"has a script that is\
 too long to check";let j=M;for(;j.trim()!=="";){const C=u.exec(j);if(C===null)return"may run commands or open files in \
its script";j=j.slice(C[0].length)}}n(v,"sedDanger");var b=g(16260);const A=new Set(["rm","chmod","chown","kill","killal\
l","pkill","dd","shred"]);function $({words:M},j){const[C,...E]=M;if(C===void 0)return[];const w=C.text,f=k(w,E,j?.workspace);
if(f.length>0)return f;const m=n((Y,{span:Z}=C)=>[(0,x.gk)("command_not_allowed",{program:w,reason:Y},{span:Z})],"refuse\
d"),P=j?.workspace;if(P===void 0)return m("is not allowed");if(E.length===1&&/^--(?:version|help)$/.test(E[0]?.text??""))
return[];if(P.forms.length>0)return P.forms.some(({argv:Z})=>(0,F.W)((0,F.w)(Z)??[],E,(q,re)=>R.GW[q](re)).kind==="match")?
[]:m("is allowed only in its registered forms");const{reason:H,word:G}=L(E,P);return H===void 0?[]:m(H,G)}n($,"findComma\
ndObjections");function l({words:M},{workspace:j}){return X(j?.subcommands,M[1]?.text)?.warnings??[]}n(l,"workspaceWarni\
ngs");function k(M,j,C){const{flags:E}=(0,b.vj)(j,C),w=C?.blocked_flags??[],m=[...E.filter(({text:G})=>(0,b.Lt)(G,"--for\
ce")||w.some(Y=>(0,b.Lt)(G,Y))||M==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(G)||A.has(M)&&(0,b.Lt)(G,"--all"))],P=n(
(G,Y)=>E.find(({text:Z})=>new RegExp(`^-[A-Za-z]*${G}`).test(Z)||(0,b.Lt)(Z,Y)),"either"),H=M==="rm"?P("[rR]","--recursi\
ve"):void 0;return H&&P("f","--force")&&m.push(H),m.map(({text:G,span:Y})=>(0,x.gk)("blocked_flag",{program:M,flag:G},{span:Y}))}
n(k,"blockedFlags");function L(M,j){const[C,...E]=M,w=X(j.subcommands,C?.text);if(j.subcommands!==void 0&&w===void 0)return{
reason:`is allowed only with the subcommands ${Object.keys(j.subcommands).join(", ")}`};const{flags:f,data:m,operands:P}=(0,b.
vj)(w?E:M,j);for(const H of f){const{text:G}=H,Y=(0,b.Tm)(G,j);if(!Y&&j.code_flags.some(Z=>(0,b.Lt)(G,Z)))return{reason:`\
is not allowed with ${G}, which can run code, delete files, or write elsewhere`,word:H};if(j.flags!==void 0&&!Y&&!j.flags.
includes(G))return{reason:`is not allowed with the flag ${G}`,word:H}}for(const H of w?P:[]){const G=R.GW[w?.operands??"\
path"](H.text);if(G!==void 0)return{reason:`does not accept ${H.text}, which ${G}`,word:H}}return j.language===void 0?{}:
T(j.language,f,m)}n(L,"objectionTo");function T(M,j,C){const E=j.find(({text:f})=>((0,b.Lt)(f,"-e")||(0,b.Lt)(f,"--expre\
ssion"))&&f!=="-e"&&f!=="--expression");if(E!==void 0)return{reason:"has its script attached to a flag",word:E};const w=M===
"awk"?z:v;for(const f of C){const m=w(f.text);if(m!==void 0)return{reason:m,word:f}}return{}}n(T,"programObjection");function X(M,j){
return M!==void 0&&j!==void 0&&Object.hasOwn(M,j)?M[j]:void 0}n(X,"ownEntry")}),80530:((pe,Q,g)=>{g.d(Q,{Eb:n(()=>D,"Eb"),
W1:n(()=>N,"W1"),et:n(()=>h,"et")});var x=g(14953),F=g(60237),R=g(16260);const z=new Map;function N(p,u,v,b){const A=u.filter(
l=>l.layer===v);if(A.length===0)return[];const $=h(p,b);return A.filter(({regex:l})=>K(l,$)).map(({name:l,regex:k,reason:L})=>(0,F.
gk)(`custom_pattern.${v}`,{name:l,pattern:k,reason:L}))}n(N,"findCustomPatterns");function K(p,u){const v=D(p);return"er\
ror"in v||v.matches(u)}n(K,"matches");function D(p){const u=z.get(p)??(0,x.Z)(p);return z.set(p,u),u}n(D,"compilePattern");
function h({words:p,redirections:u},v){const[b,...A]=p,{data:$}=(0,R.vj)(A,v.get(b?.text??"")?.workspace),l=new Set($);return[
...p.filter(k=>!l.has(k)).map(k=>k.text),...u.map(({operator:k,target:L})=>`${k} ${L?.text??""}`)].join(" ")}n(h,"subjec\
tOf")}),16260:((pe,Q,g)=>{g.d(Q,{Lt:n(()=>K,"Lt"),Tm:n(()=>D,"Tm"),vj:n(()=>N,"vj")});var x=g(90513),F=g(95666);const R={
data_flags:[],data_operands:{count:0,unless:[]}},z=[{spec:void 0,negated:!1,takes:"always"}];function N(h,{data_flags:p,
data_operands:u}=R){const v=[],b=[],A=[],$={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"neve\
r",expand:n(L=>p.includes(L)?z:void 0,"expand")};for(const L of(0,F.u)(h,$).tokens){if(L.kind==="operand"){A.push(L.word);
continue}v.push(L.word),L.consumes&&L.next&&b.push(L.next)}const k=u.unless.some(L=>v.some(({text:T})=>K(T,L)))?0:u.count;
return{flags:v,data:[...b,...A.slice(0,k)],operands:A.slice(k)}}n(N,"splitArguments");function K(h,p){const{written:u}=(0,x.
J)(h);return u===p?!0:p.startsWith("--")?u.length>2&&p.startsWith(u):p.length===2&&!h.startsWith("--")&&/^-[A-Za-z]*/.exec(
h)?.[0].includes(p.slice(1))===!0}n(K,"hasFlag");function D(h,{data_flags:p}){const{written:u}=(0,x.J)(h);return p.some(
v=>u===v||v.length===2&&!h.startsWith("--")&&h.startsWith(v))}n(D,"isDataFlag")}),60237:((pe,Q,g)=>{g.d(Q,{q0:n(()=>u,"q\
0"),gk:n(()=>N,"gk"),AN:n(()=>h,"AN"),l4:n(()=>D,"l4"),Lb:n(()=>p,"Lb")});var x=g(60027);const F=160,R=4;function z({new:v,
files:b=[],fix:A}){if(!(v.length<=R&&v.every(T=>T.length<=F&&!T.includes("`"))))return A?"Run `gene-gate fix --write`, w\
hich replaces the command.":void 0;const l=A?"; `gene-gate fix --write` does this.":".",[k,...L]=v.map(T=>`\`${T}\``);return k===
void 0?`Remove the command, which cannot fail${l}`:b.length>0?`Move it into a script, ${b.map(({path:X})=>`\`${X}\``).join(
", ")}, and run ${[k,...L].join(", ")}${l}`:L.length===0?`Write ${k} instead${l}`:`Write separate entries in \`validation\
\`: ${[k,...L].join(", ")}${l}`}n(z,"editSentence");function N(v,b,A={}){return K(v,b,A)}n(N,"finding");function K(v,b,A){
const{severity:$,layer:l}=(0,x.Y)(v);return{rule:v,severity:$,layer:l,args:b,...A}}n(K,"found");function D(v,b,A){return{
rule:v,args:A,span:b}}n(D,"problemAt");function h(v,b){return v.rule===b}n(h,"isProblem");function p({rule:v,args:b,span:A}){
return K(v,b,{span:A})}n(p,"problemFinding");function u({rule:v,args:b,edit:A}){const $=(0,x.Y)(v);return{message:$.message(
b),remedy:(A&&z(A))??$.remedy(b)}}n(u,"describe")})};
