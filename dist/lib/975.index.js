var sr=Object.defineProperty;var e=(fe,ee)=>sr(fe,"name",{value:ee,configurable:!0});export const id=975,ids=[975],modules={96341:((fe,ee,d)=>{d.d(ee,{Ch:e(()=>w,"Ch"),Cn:e(()=>G,"Cn"),FU:e(()=>H,"FU"),QA:e(
()=>I,"QA")});var y=d(61011);const H=(0,y.t)({harmless:`
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
  `}),I=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p","print"],["-p\
e","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autoselection","netw\
ork-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experimental-default\
-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-isolation","tes\
t-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","security-revert"],
["trace-events-enabled","trace-event-categories"]]),G=new Set(["dot","junit","lcov","spec","tap"]),w=new Set(["@swc-node\
/register","dotenv/config","esbuild-register","source-map-support/register","ts-node/esm","ts-node/register","ts-node/re\
gister/transpile-only","tsx","tsx/cjs","tsx/esm"])}),69076:((fe,ee,d)=>{d.d(ee,{S:e(()=>I,"S")});var y=d(85099);const H=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function I(G){if(!H.test(G))return!1;const w={start:0,end:0},M=[...G.split(" "),"x.js"].map(c=>({text:c,span:w,quoted:!1})),
{problems:T,invocation:p}=(0,y.U)(M);return T.length===0&&p.operands.length===1}e(I,"areHarmlessOptions")}),85099:((fe,ee,d)=>{
d.d(ee,{U:e(()=>M,"U"),w:e(()=>m,"w")});var y=d(60237),H=d(95666),I=d(96341),G=d(43842);const w=new Set(["","-","/dev/st\
din","/dev/fd/0","/proc/self/fd/0"]);function M(u){const h=[],C=[],U=[],Z=new Set;for(const K of(0,H.u)(u,T).tokens){if(K.
kind==="operand"){U.push(K.word);continue}if(K.kind==="unknown"){const V={program:"node",flag:K.written};C.push((0,y.l4)(
"unknown-flag",K.word.span,V));continue}const{spec:W,negated:R}=K.part,Y=c(K);h.push(Y);const D=l(W,R,Y.value);if(D!==void 0&&
C.push(g(Y,D)),R)continue;Z.add(W.effect);const j=x(W,Y);j!==void 0&&C.push((0,G.W3)(j,"node",Y))}const P=m({flags:h}),A=P?
U.length:Z.has("evaluates-text")?0:1,B=U.slice(0,A),_=U.slice(A),$=P||Z.has("only-prints")||Z.has("evaluates-text"),v=L(
B,P,u);v!==void 0&&!($&&B.length===0)&&C.push(v);const E=(0,G.Kl)(_);return E!==void 0&&C.push((0,G.j8)("node",E)),{invocation:{
program:"node",flags:h,operands:B,passthrough:_},problems:C}}e(M,"parseNode");const T={flags:"first",dash:"operand",separator:/^--$/,
equals:"long",unknown:"never",expand:e(u=>{const h=u.startsWith("--"),C=h?u.slice(2).replaceAll("_","-"):u,U=C.startsWith(
"no-")&&!I.FU.has(C),Z=U?C.slice(3):C,P=I.FU.get(I.QA.get(Z)??(h?Z:""));return P&&[{spec:P,negated:U,takes:U?"never":p(P)}]},
"expand")};function p({name:u,arity:h}){return u==="print"?"unless-flag":h==="value"?"always":"never"}e(p,"takesOf");function c({
word:{span:u},written:h,attached:C,next:U,consumes:Z,part:{spec:P,negated:A}}){const B=Z?U?.text:C;return{name:`--${A?"n\
o-":""}${P.name}`,written:h,...B===void 0?{}:{value:B},span:Z&&U?{start:u.start,end:U.span.end}:u}}e(c,"flagOf");function l(u,h,C){
if(h)return u.arity==="value"?"it takes a value, so it has no `--no-` form":C===void 0?void 0:"a `--no-` flag takes no v\
alue";if(u.arity==="none"&&u.name!=="print")return C===void 0||u.effect==="opens-inspector"?void 0:"it takes no value";if(u.
name!=="print")return C===void 0||C===""?"its value is missing":u.arity==="value"&&C.startsWith("-")?"its value begins w\
ith a dash":void 0}e(l,"valueFault");function g(u,h){return(0,y.l4)("flag-value",u.span,{program:"node",flag:u.written,fault:h})}
e(g,"valueProblem");function m({flags:u}){return u.findLast(({name:h})=>h==="--test"||h==="--no-test")?.name==="--test"}
e(m,"isTestRun");function x(u,{value:h=""}){switch(u.effect){case"harmless":return;case"reports-tests":return I.Cn.has(h)?
void 0:"preloads-code";case"tolerates-rejections":return h==="warn"||h==="none"?"hides-failures":void 0;case"writes-repo\
rt":return h==="stdout"||h==="stderr"?void 0:"writes-files";case"preloads-code":return I.Ch.has(h)?"preloads-package":"p\
reloads-code";case"loads-module":return I.Ch.has(h)?"preloads-package":"loads-code";default:return u.effect}}e(x,"proble\
mOf");function L(u,h,C){const[U]=u;if(U===void 0){const A=C.at(-1)?.span.end??0;return h?void 0:(0,y.l4)("reads-stdin",{
start:0,end:A},{program:"node",flag:""})}const{text:Z,span:P}=U;if(w.has(Z))return(0,y.l4)("reads-stdin",P,{program:"nod\
e",flag:Z});if(Z.startsWith("-"))return(0,y.l4)("dash-operand",P,{operand:Z});if(Z==="inspect"||!h&&Z==="debug")return(0,y.
l4)("opens-inspector",P,{program:"node",flag:Z})}e(L,"operandProblem")}),71872:((fe,ee,d)=>{d.d(ee,{Q:e(()=>G,"Q")});var y=d(
60237),H=d(95666),I=d(53628);function G(u){const h=[],C=[],U=[],Z=[];for(const P of(0,H.u)(u,w).tokens)if(P.kind==="oper\
and")U.push(P.word);else if(P.kind==="unknown"){const A=x(P);"rule"in A?Z.push(A):C.push(A)}else{const{flag:A,fault:B}=g(
P);h.push(A),B!==void 0&&Z.push(L(P.word,P.written,B))}return{flags:h,unknown:C,remain:U,problems:Z}}e(G,"readNopt");const w={
flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:e(u=>T(u.replace(/^-+/,"")),
"expand")},M=40;function T(u){const h=p(u);if(h!==void 0&&!h.negated)return[h];const C=l(u);if(C!==void 0)return[C];if(u.
length<2||u.length>M)return h&&[h];const U=[...u].map(l);return U.every(Z=>Z!==void 0)?U:h&&[h]}e(T,"expand");function p(u){
const h=I.c.get(u);if(h!==void 0)return c(h,!1);if(!u.startsWith("no-"))return;const C=I.c.get(u.slice(3));return C&&c(C,
!0)}e(p,"exactPart");function c(u,h){const C=u.arity==="value"?h?"never":"always":"true-or-false";return{spec:u,negated:h,
takes:C}}e(c,"partOf");function l(u){const[h,C]=I.$.get(u)??[],U=h===void 0?void 0:p(h.slice(2));return U&&(C===void 0?U:
{...U,fixed:C,takes:"never"})}e(l,"shorthandPart");function g(u){const{word:h,written:C,attached:U,next:Z,consumes:P}=u,
{spec:A,negated:B,fixed:_}=u.part;if(_===void 0&&A.arity==="value")return m(u);const $={name:`--${A.name}`,written:C,span:h.
span,spec:A};if(_!==void 0){const K={flag:{...$,value:_,negated:B}};return U===void 0?K:{...K,fault:"it takes no value"}}
const v=P?Z?.text:U,E={flag:{...$,negated:v==="false"?!B:B}};return U!==void 0&&!(0,H.U)(U)?{...E,fault:"npm reads its v\
alue as a separate word"}:A.arity==="loose"&&!P&&(Z?.text==="null"||Z?.text==="always")?{...E,fault:"npm reads the next \
word as its value"}:E}e(g,"readOne");function m({word:u,written:h,attached:C,next:U,consumes:Z,part:P}){const{spec:A,negated:B}=P,
_=Z?U?.text:C,$=Z&&U?{start:u.span.start,end:U.span.end}:u.span,v={name:`--${A.name}`,written:h,span:$,spec:A,negated:B},
E={flag:_===void 0?v:{...v,value:_}};return B?{...E,fault:"it takes a value, so it has no `--no-` form"}:_===void 0||_===
""?{...E,fault:"its value is missing"}:_.startsWith("-")?{...E,fault:"its value begins with a dash"}:E}e(m,"readValue");
function x({word:u,written:h,attached:C}){const U=h.replace(/^-+/,"").toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,
""),Z=[...I.c.keys(),...I.$.keys()].find(A=>A.startsWith(U));if(Z!==void 0){const A={program:"npm",flag:h,meant:`--${Z}`};
return(0,y.l4)("abbreviated-flag",u.span,A)}if(!/^--[a-z][a-z0-9-]*$/i.test(h))return(0,y.l4)("unknown-flag",u.span,{program:"\
npm",flag:h});const P={name:h,written:h,span:u.span};return C===void 0?P:{...P,value:C}}e(x,"unknownFlag");function L(u,h,C){
return(0,y.l4)("flag-value",u.span,{program:"npm",flag:h,fault:C})}e(L,"faulty")}),53628:((fe,ee,d)=>{d.d(ee,{$:e(()=>I,
"$"),c:e(()=>H,"c")});var y=d(61011);const H=(0,y.t)({harmless:`
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
  `}),I=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",["--save-dev"]],["E",["--save-exact"]],
["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-prod"]],["S",["--save"]],["a",["--all"]],
["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["ddd",["--loglevel","silly"]],["desc",["--\
description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",["--usage"]],["help",["--usage"]],["i\
wr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",["--message"]],["n",["--no-yes"]],["no",
["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglevel","warn"]],["quiet",["--loglevel","wa\
rn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","silent"]],["silent",["--loglevel","silent"]],
["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],["ws",["--workspaces"]],["y",["--yes"]]])}),
27935:((fe,ee,d)=>{d.d(ee,{U:e(()=>l,"U"),x:e(()=>c,"x")});var y=d(60237),H=d(71872);const I={"runs-script":"test:t,tst \
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
t:create,innit","writes-files":"cache patch shrinkwrap version:verison"};function G(){const P=new Map;for(const A of Object.
keys(I))for(const B of I[A].split(/\s+/).filter(Boolean)){const[_="",$=""]=B.split(":");for(const v of[_,...$.split(",").
filter(Boolean)]){if(P.has(v))throw new Error(`subcommand ${v} stands in two groups`);P.set(v,{name:_,effect:A})}}return P}
e(G,"tabulate");const w=G(),M=new Set(["hlep","rum","urn"]);var T=d(43842),p=d(10565);function c(P){return l("npm",(0,H.
Q)(P),P)}e(c,"parseNpm");function l(P,{flags:A,unknown:B,remain:_,problems:$},v){const[E,...K]=_,W=A.find(te=>te.spec.effect===
"only-prints"&&!te.negated),R=E&&w.get(E.text),Y=R?.effect,D=[...A.flatMap(te=>U(P,te,Y)),...$],j={program:P,flags:A};if(E===
void 0)return W===void 0&&D.push(Z(P,v)),D.push(...B.map(te=>(0,T.W3)("unknown-flag",P,te))),{invocation:{...j,operands:[],
passthrough:[]},problems:D};if(R===void 0){const te=[...w].find(([ae])=>ae.startsWith(E.text))?.[1].name??"",ie={subcommand:E.
text,meant:te};return D.unshift((0,y.l4)("unknown-subcommand",E.span,ie)),{invocation:{...j,operands:K,passthrough:[]},problems:D}}
const V=R.effect==="runs-script"?"flag-before-separator":"unknown-flag";if(D.push(...B.map(te=>(0,T.W3)(V,P,te))),M.has(
E.text)){const te={subcommand:E.text,meant:R.name};D.push((0,y.l4)("misspelt-subcommand",E.span,te))}const q={...j,subcommand:R.
name},ne=g(R,E,K,q);return{invocation:ne.invocation,problems:[...ne.problems,...D]}}e(l,"interpret");function g({name:P,
effect:A},B,_,$){const v={...$,operands:_,passthrough:[]},E=e(K=>({invocation:v,problems:[(0,T.wX)(K,$.program,{text:P,span:B.
span})]}),"does");switch(A){case"runs-script":return m(P,B,_,$);case"runs-tool":return u(B,_,$);case"depends-on-registry":
return E(_[0]?.text==="fix"?"installs":A);case"packs":return h($.flags,"dry-run")?{invocation:v,problems:[]}:E("writes-f\
iles");case"edits-package":return E(_[0]?.text==="get"?"only-prints":"writes-files");default:return E(A)}}e(g,"readSubco\
mmand");function m(P,A,B,_){const $=P==="run"?B.slice(0,1):[A],v=P==="run"?B.slice(1):B,[E]=$,K=[];E===void 0?K.push((0,T.
j8)("npm",{...A,text:"run"})):E.text==="env"&&K.push((0,y.l4)("prints-environment",E.span,{}));const W=(0,T.Kl)(v);return W!==
void 0&&K.push((0,T.j8)("npm",W)),{invocation:{..._,operands:$,passthrough:v},problems:K}}e(m,"readScript");const x=/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i,
L=new Set(["only-prints","evaluates-text"]);function u(P,A,B){const[_,...$]=A;if(_===void 0){const K=B.flags.some(({spec:W,
negated:R})=>L.has(W.effect)&&!R)?[]:[Z(B.program,[P])];return{invocation:{...B,operands:[],passthrough:[]},problems:K}}
const v={...B,operands:[_],passthrough:$};return x.test(_.text)?{invocation:v,problems:(0,p.q)(_,$)}:{invocation:v,problems:[
(0,T.wX)("downloads",B.program,_)]}}e(u,"readTool");function h(P,A){const B=P.findLast(_=>_.name===`--${A}`);return B!==
void 0&&B.negated!==!0}e(h,"isOn");const C=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function U(P,A,B){
const{effect:_,name:$}=A.spec;if(A.negated&&(C.has(_)||$==="force"||$==="global"))return[];switch(_){case"harmless":case"\
allows-missing":return[];case"filters-dependencies":return B==="only-prints"||B==="depends-on-registry"?[]:[(0,T.W3)("in\
stalls",P,A)];case"selects-workspace":return B!=="runs-tool"||A.negated?[]:[(0,T.W3)("changes-configuration",P,A)];case"\
changes-directory":return B!=="runs-tool"&&B!=="packs"?[]:[(0,T.W3)("changes-configuration",P,A)];default:return[(0,T.W3)(
_,P,A)]}}e(U,"flagProblems");function Z(P,A){const B=A[0]?.span.start??0,_=A.at(-1)?.span.end??0;return(0,y.l4)("nothing\
-to-run",{start:B,end:_},{program:P})}e(Z,"nothingToRun")}),43842:((fe,ee,d)=>{d.d(ee,{Kl:e(()=>w,"Kl"),W3:e(()=>H,"W3"),
j8:e(()=>M,"j8"),wX:e(()=>y,"wX")});function y(T,p,{text:c,span:l}){return I(T,l,{program:p,flag:c})}e(y,"wordProblem");
function H(T,p,c){const{written:l,span:g,value:m}=c,x={program:p,flag:l};return I(T,g,m===void 0?x:{...x,value:m})}e(H,"\
flagProblem");function I(T,p,c){return{rule:T,span:p,args:c}}e(I,"argumentProblem");const G=new Set(["--version","-v","-\
V","--help","-h"]);function w(T){const[p]=T;return T.length===1&&p!==void 0&&G.has(p.text)?p:void 0}e(w,"onlyAsksForInfo\
rmation");function M(T,p){return y("only-prints",T,p)}e(M,"printsOnly")}),23342:((fe,ee,d)=>{d.d(ee,{H:e(()=>H,"H")});const y={
shell:"bash sh zsh dash ksh fish csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup ti\
me timeout nice ionice setsid stdbuf taskset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python pytho\
n2 python3 php perl ruby deno bun lua java go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poet\
ry composer",system:"cat ls rm cp mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod t\
rue false exit"},H=new Map(Object.keys(y).flatMap(I=>y[I].split(" ").map(G=>[G,I])))}),10565:((fe,ee,d)=>{d.d(ee,{l:e(()=>M,
"l"),q:e(()=>w,"q")});var y=d(43842),H=d(61088),I=d(83562),G=d(6527);function w(c,l){const g=c.text,m=(0,G.Of)(g);if(m!==
void 0)return[(0,y.wX)(m,g,c)];const x=(0,y.Kl)(l);if(x!==void 0)return[(0,y.j8)(g,x)];const L=(0,G.wS)(g),u=(0,I.X)(L??
G.G2,l);return[...T(c,L,u),...u.flags.flatMap(h=>M(g,L,h)),...u.operands.flatMap(h=>L?.runs===void 0&&(0,H.jq)(h.text)?[
(0,y.wX)("tool-loads-code",g,h)]:[])]}e(w,"parseTool");function M(c,l,g){return g.flag===void 0?p(c,l,g):(0,H.hy)(c,g,l?.
starts)}e(M,"toolFlagProblems");function T(c,l,{operands:g,started:m}){const[x]=l?.starts===void 0?g:m,L=x?l?.subcommands.
get(x.text):l?.alone;return L===void 0?[]:[(0,y.wX)(L,c.text,x??c)]}e(T,"subcommandProblems");function p(c,l,{word:g,value:m=""}){
const x=e(L=>[(0,y.wX)(L,c,g)],"does");if(l?.handsOn===!0){const L=g.text.includes("=")||m===""?[]:[m],u=(0,H.zG)(g,[g.text,
...L]);if(!u.some(({rule:h})=>h==="unknown-flag"))return u}return l?.starts==="command"||l?.starts==="script"?x("unknown\
-flag"):l?.starts==="npm-scripts"?g.text.includes("=")?[]:x("unknown-flag"):(0,H.jq)(m)?x("tool-loads-code"):l===void 0?
[]:x("tool-flag-unknown")}e(p,"unknownFlag")}),6527:((fe,ee,d)=>{d.d(ee,{G2:e(()=>L,"G2"),Of:e(()=>m,"Of"),wS:e(()=>g,"w\
S")});const y=[{binaries:"rollup",flags:{plain:`
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
 plugin loader p l migrate"}}],H=[{binaries:"tsc tsgo vue-tsc",readsArgumentFiles:!0,flags:{plain:`
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
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"}}],I=[{binaries:"c8",starts:"\
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
output:"report-dir="},subcommands:{"only-prints":"report check-coverage","tool-writes":"instrument merge"}}],G=[{binaries:"\
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
      `,preload:"c=",output:"o?"},subcommands:{"only-prints":"help"}}],w=[{binaries:"cross-env",starts:"command",flags:{}},
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
      `,"names-program":"npm-path="}}],M=[{binaries:"vitest",flags:{plain:`
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
nit examples","only-prints":"help version enumerate"}},{binaries:"tsd",flags:{plain:"files,f= show-diff typings,t="}}];var T=d(
65184);const p={"launches-programs":`
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
  `},c=new Map(Object.keys(p).flatMap(u=>p[u].split(/\s+/).filter(Boolean).map(h=>[h,u]))),l=new Map([M,I,G,H,y,w].flat().
flatMap(u=>{const h=(0,T.T9)(u);return u.binaries.split(" ").map(C=>[C,h])}));function g(u){return l.get(u)??l.get(x(u))}
e(g,"toolOf");function m(u){return c.get(u)??c.get(x(u))}e(m,"refusalOf");function x(u){return u.replace(/^@[^/]*\//,"")}
e(x,"withoutScope");const L=(0,T.T9)({binaries:"",flags:{config:"config,c= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= format= formatter= global-setup= global-teardown= import=
      loader= parser= plugin= preset= reporter,reporters= require,r= resolver= rulesdir= runner=
      setup-files= setup-files-after-env= test-environment= test-runner= transform=
    `,"tool-writes":"apply apply-unsafe fix? update update-snapshot,update-snapshots write","skips-tests":"pass-with-no-\
tests","never-ends":"ui watch watch-all","only-prints":""}})}),61088:((fe,ee,d)=>{d.d(ee,{FQ:e(()=>l,"FQ"),NO:e(()=>$,"N\
O"),Vl:e(()=>A,"Vl"),fY:e(()=>h,"fY"),hy:e(()=>c,"hy"),jq:e(()=>P,"jq"),l5:e(()=>Z,"l5"),zG:e(()=>_,"zG")});var y=d(125),
H=d(17443),I=d(44876),G=d(85099),w=d(96341),M=d(43842);const T=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
p=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function c(v,E,K){const{word:W,flag:R,value:Y="",
off:D}=E;if(R===void 0)return[];if(R.kind==="node")return D?[]:_(W,A(v,Y));const j=R.kind==="preload"&&!D?m(Y,K):g(R.kind,
Y,D);return j===void 0?[]:[l(j,v,E)]}e(c,"judgeValue");function l(v,E,{word:{text:K,span:W},written:R,value:Y=""}){const D=K===
R&&Y!==""?`${R} ${Y}`:K;return(0,M.W3)(v,E,{name:R,written:D,span:W,value:Y})}e(l,"valueProblem");function g(v,E,K){switch(v){case"\
plain":case"command":case"node":return P(E)?"tool-loads-code":void 0;case"root":return(0,y.j7)(E)===void 0?"tool-loads-c\
ode":void 0;case"config":return K||!Z(E)?void 0:"tool-loads-code";case"code":return K?void 0:u(E);case"preload":case"tes\
ts":return;case"script-text":return/^[@\w./-]*$/.test(E)?K?void 0:u(E):"evaluates-text";case"variable":return C(E);case"\
module":return/^[\w.:-]*$/.test(E)?void 0:"tool-loads-code";case"compiler":return P(E)?"tool-loads-code":x.test(E)?"laun\
ches-programs":void 0;case"property":return P(E)||(0,y.j7)(L(E))===void 0?"tool-loads-code":void 0;case"output":return K?
void 0:U(E);default:return K?void 0:v}}e(g,"ruleFor");function m(v,E){if(w.Ch.has(v)||T.test(v))return"preloads-package";
if(E!==void 0)return"preloads-code";const K=/^(?:@[^/]+\/)?[^/]+$/.test(v);return u(v)??(K?"preloads-package":"tool-runs\
-file")}e(m,"ruleForPreload");const x=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function L(v){return v.slice(v.indexOf("=")+1)}e(L,"propertyValue");function u(v){return Z(v)?"tool-loads-code":v.split(
",").some(E=>/^\.|\.[cm]?[jt]sx?$/.test(E))?"tool-runs-file":void 0}e(u,"ruleForCode");function h(v){const[,E="",K=""]=/^(\w+)[=:](.*)$/s.
exec(v)??[];return E!==""&&(0,H.G)(E,K)}e(h,"setsHarmless");function C(v){const E=v.split(",");if(!E.every(h))return E.some(
K=>p.test(K.trim()))?"changes-node-options":void 0}e(C,"ruleForVariable");function U(v){const E=v.slice(v.lastIndexOf("=")+
1);if(!(E===""||E==="-"||E==="stdout"||E==="stderr"))return Z(E)?"writes-files":"tool-writes"}e(U,"ruleForOutput");function Z(v){
return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(v)||v.split(",").some(E=>(0,y.j7)(E)===void 0)}e(Z,"isElsewhere");function P(v){
return/(?:^|[=,\s])(?:data|file):/i.test(v)?!0:v.includes("..")&&!/^(?:[\\/]|[A-Za-z]:)/.test(v)&&(0,y.j7)(v)===void 0}e(
P,"isForeign");function A(v,E){return v==="mocha"||v==="_mocha"?E.split(",").map(K=>K.startsWith("-")?K:`--${K}`):v==="a\
va"?(0,I.I)(E).words.map(({text:K})=>K):[E]}e(A,"nodeFlagsIn");const B="x.js";function _(v,E){return $(v,E).problems}e(_,
"judgeNodeFlags");function $({span:v},E){return(0,G.U)([...E,B,B].map(K=>({text:K,span:v,quoted:!1})))}e($,"parseHandedO\
n")}),83562:((fe,ee,d)=>{d.d(ee,{X:e(()=>I,"X")});var y=d(90513),H=d(65184);function I(c,l){const g=[],m=[],x=c.starts===
"command"||c.starts==="script";let L;for(let u=0;u<l.length;u+=1){const h=l[u],{text:C}=h;if(C==="--"){const Z=l.slice(u+
1);return x?{flags:g,operands:m,started:Z}:G(g,[...m,...Z])}if(!C.startsWith("-")||C==="-"){if(L!==void 0)g.push({...L,word:h,
value:C,off:!1});else if(x)return{flags:g,operands:m,started:l.slice(u)};L===void 0&&m.push(h);continue}L=void 0;const U=M(
c,C);if(x&&c.handsOn&&U.some(({flag:Z})=>Z===void 0))return{flags:g,operands:m,started:l.slice(u)};for(const{written:Z,flag:P,
value:A,negated:B}of U){if(P?.arity==="rest"){const E=l.slice(u+1),K=A===void 0?E:[{...h,text:A},...E],W={word:h,written:Z,
flag:P,value:A,off:!1};return{...G(g,m),rest:{flag:W,words:K}}}const _=B||P?.arity!=="value"&&/^(?:false|0)$/.test(A??""),
$=A===void 0&&!B?l[u+1]:void 0,v=$?.text.startsWith("-")===!0&&$.text!=="-";if(P!==void 0&&$!==void 0&&w(P,v)){const E={
start:h.span.start,end:$.span.end};g.push({word:{...h,span:E},written:Z,flag:P,value:$.text,off:_}),v||(u+=1),P.arity===
"many"&&(L={written:Z,flag:P})}else{const E=P===void 0&&!v?$?.text:void 0;g.push({word:h,written:Z,flag:P,value:A??E,off:_})}}}
return G(g,m)}e(I,"readTool");function G(c,l){return{flags:c,operands:l,started:[]}}e(G,"done");function w({arity:c},l){
return c==="value"||!l&&c!=="none"}e(w,"takesNext");function M(c,l){const{written:g,attached:m}=(0,y.J)(l),x=g.replace(/^-+/,
""),L=T(c,x);if(L!==void 0||l.startsWith("--")||x.length<2)return[{written:g,value:m,flag:L?.flag,negated:L?.negated===!0}];
const u=[],h=l.slice(1);for(let C=0;C<h.length;C+=1){const U=h[C]??"",Z=c.flags.get(U);if(Z===void 0)return[...u,{written:g,
flag:Z,value:m,negated:!1}];const P=h.slice(C+1);if(P!==""&&(Z.arity!=="none"||P.startsWith("="))){const A=P.replace(/^=/,
"");return[...u,{written:`-${U}`,flag:Z,value:A,negated:!1}]}u.push({written:`-${U}`,flag:Z,value:void 0,negated:!1})}return u}
e(M,"divide");function T(c,l){const g=p(c,l);if(g!==void 0)return{flag:g,negated:!1};if(!/^no-?[A-Za-z]/.test(l))return;
const m=p(c,l.replace(/^no-?/,""));return m&&{flag:m,negated:!0}}e(T,"find");function p({flags:c,prefixes:l},g){const m=(0,H.
Q4)(g),x=c.get(m);if(x!==void 0)return x;const L=m.lastIndexOf("."),u=L<0?void 0:c.get(m.slice(L+1));return u!==void 0&&
u.kind!=="plain"?u:l.find(([h])=>m.startsWith(h))?.[1]??u}e(p,"lookUp")}),90513:((fe,ee,d)=>{d.d(ee,{J:e(()=>y,"J")});function y(H){
const I=H.indexOf("=");return I<0?{written:H,attached:void 0}:{written:H.slice(0,I),attached:H.slice(I+1)}}e(y,"splitAtE\
quals")}),61011:((fe,ee,d)=>{d.d(ee,{t:e(()=>H,"t")});const y=[["?=","attached"],["=","value"],["?","loose"]];function H(I){
const G=new Map;for(const w of Object.keys(I))for(const M of I[w].split(/\s+/).filter(Boolean)){const[T,p]=y.find(([l])=>M.
endsWith(l))??["","none"],c=M.slice(0,M.length-T.length);if(G.has(c))throw new Error(`flag ${c} is in two groups`);G.set(
c,{name:c,arity:p,effect:w})}return G}e(H,"flagTable")}),95666:((fe,ee,d)=>{d.d(ee,{U:e(()=>M,"U"),u:e(()=>H,"u")});var y=d(
90513);function H(T,p){const c=[],l=T.toReversed(),g=e(()=>{for(let m=l.pop();m!==void 0;m=l.pop())c.push({kind:"operand",
word:m})},"readOperands");for(let m=l.pop();m!==void 0;m=l.pop()){if(p.separator.test(m.text))return g(),{tokens:c,separator:m};
if(I(m,p)){c.push({kind:"operand",word:m}),p.flags==="first"&&g();continue}const{written:x,attached:L}=G(m.text,p),u=p.expand(
x,L);if(u!==void 0&&"instead"in u){const{span:U,quoted:Z}=m;l.push(...u.instead.map(P=>({text:P,span:U,quoted:Z})).reverse());
continue}const h=l.at(-1),C={word:m,written:x,attached:L,next:h};if(u===void 0){const U=L===void 0&&w(p.unknown,h);c.push(
{...C,kind:"unknown",consumes:U}),U&&l.pop();continue}for(const[U,Z]of u.entries()){const P=U===u.length-1,A=P&&L===void 0&&
w(Z.takes,h),B=P?C:{...C,attached:void 0,next:void 0};c.push({...B,kind:"flag",part:Z,consumes:A}),A&&l.pop()}}return{tokens:c,
separator:void 0}}e(H,"readFlags");function I({text:T},{dash:p}){return!T.startsWith("-")||T==="-"&&p==="operand"}e(I,"i\
sOperand");function G(T,{equals:p}){return p==="all"||p==="long"&&T.startsWith("--")?(0,y.J)(T):{written:T,attached:void 0}}
e(G,"divide");function w(T,p){if(p===void 0)return!1;switch(T){case"always":return!0;case"never":return!1;case"unless-fl\
ag":return!p.text.startsWith("-");case"true-or-false":return M(p.text)}}e(w,"takesNext");function M(T){return T==="true"||
T==="false"}e(M,"isTruth")}),17443:((fe,ee,d)=>{d.d(ee,{F:e(()=>C,"F"),G:e(()=>x,"G")});var y=d(69076),H=d(54566),I=d(76242);
const G=/^[\w.-]{0,64}$/,w=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,M=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,
T=/^\d{1,9}$/,p=/^(?:|[01]|true|false|yes|no|on|off)$/i,c=new Map([["NODE_ENV",G],["CI",G],["FORCE_COLOR",G],["NO_COLOR",
G],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],["LANG",w],["LC_ALL",w],["NODE_NO\
_WARNINGS",p],["TS_NODE_PROJECT",M],["TS_NODE_TRANSPILE_ONLY",p],["TS_NODE_FILES",p]]),l=[[/(?:^|_)(?:CONCURRENCY|PORT|RETRIES|SEED|TIMEOUT|TIMEOUT_MS|WORKERS)$/,
T],[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,
G],[/(?:^|_)(?:COVERAGE|E2E|FAST|OFFLINE|QUIET|SILENT|SKIP|SLOW|TEST|VERBOSE)(?:_|$)/,p]],g=/^(?:BASH|BROWSER|BUN|CARGO|CONDA|COREPACK|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GIT|GLIBC|GRADLE|JAVA|LD|MALLOC|MAVEN|NODE|NPM|NYC|OPENSSL|PERL|PIP|PNPM|POETRY|PYTHON|RUBY|RUST|SSL|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|YARN)_/,
m="NODE_OPTIONS";function x(U,Z){if(U===m)return(0,y.S)(Z);const P=c.get(U);return P!==void 0?P.test(Z):L(U)&&l.some(([A,
B])=>A.test(U)&&B.test(Z))}e(x,"isHarmlessVariable");function L(U){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(U)&&!g.test(
U)}e(L,"isSetting");function u(U){return U===m||c.has(U)||L(U)&&l.some(([Z])=>Z.test(U))}e(u,"isKnown");const h=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;
function C(U,Z){const P=[],A=[];let B=0;for(const _ of U){const[$]=_.parts,v=$&&!$.quoted?h.exec($.text):null;if(!v)break;
B+=1;const[E,K="",W]=v,R=(0,I.b)(_).slice(E.length),Y={start:_.start,end:_.end};if(!W&&x(K,R))P.push({name:K,value:R,span:Y}),
Z.add("environment-assignment",Y,{name:K,value:(0,H.RK)(R)});else{const D=!W&&u(K);Z.add("assignment-refused",Y,{name:K,
value:(0,H.RK)(R),known:D}),W||A.push({name:K,value:R,span:Y})}}return{assignments:P,refused:A,count:B}}e(C,"readAssignm\
ents")}),54566:((fe,ee,d)=>{d.d(ee,{H2:e(()=>T,"H2"),R8:e(()=>G,"R8"),RK:e(()=>w,"RK")});const y=new RegExp("^\\p{Bidi_Co\
ntrol}$","u"),H=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;function I(c){if(c>=32&&c<127||c===9)return"\
visible";if(c===0)return"nul-character";if(c===10||c===13)return"line-break";if(c<160)return"control-character";if(c>=55296&&
c<=57343)return"lone-surrogate";const l=String.fromCodePoint(c);return y.test(l)?"bidirectional-character":H.test(l)?"in\
visible-character":"visible"}e(I,"classify");function G(c){return`U+${c.toString(16).toUpperCase().padStart(4,"0")}`}e(G,
"codePointName");function w(c,l=120){const g=c.length>l?`${c.slice(0,l)}\u2026`:c;if(/^[\x20-\x7e…]*$/.test(g))return g;
let m="";for(const x of g){const L=x.codePointAt(0)??0,u=L!==9&&I(L)==="visible";m+=u?x:`<${G(L)}>`}return m}e(w,"visibl\
e");const M=/^[\x20-\x7e\t]*$/;function T(c,l,g,m){if(M.test(c))return;let x=l;for(const L of c){const u=L.codePointAt(0)??
0;(u<32||u>126)&&p(L,u,x,g,m),x+=L.length}}e(T,"inspectCharacters");function p(c,l,g,m,x){const L={start:g,end:g+c.length},
u=G(l),h=I(l);if(h==="line-break"?x.add(h,L,{character:u,quoted:m}):h!=="visible"&&x.add(h,L,{character:u}),h!=="visible"||
l<=126)return;const C=c.normalize("NFKC");C!==c.normalize("NFC")||/[\0-\x7f]/.test(C)?x.add("compatibility-character",L,
{character:u,becomes:C}):m||x.add("non-ascii-unquoted",L,{character:u,shown:c})}e(p,"inspectCharacter")}),44876:((fe,ee,d)=>{
d.d(ee,{L:e(()=>De,"L"),I:e(()=>Ne,"I")});var y=d(60027),H=d(17443),I=d(54566);const G=100,w=1e3;function M(O,b){if(O.length<
G)return;let S=0,F=0;for(let J=0;J<=O.length;J+=1){const se=O.charAt(J);if(se===" "||se==="	")continue;const Q=J-F;if(Q>
1&&(S+=Q-1),Q>=G||S>=w){const le=Math.max(Q,S);b.add("blank-padding",{start:F,end:J},{blanks:le});return}F=J+1}}e(M,"ins\
pectBlanks");const T=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
p=/<!--|```/;function c(O,b,S){const F=e(({index:Q,0:le})=>S??{start:Q,end:Q+le.length},"place"),J=O.includes("::")||O.includes(
"##[")?T.exec(O):null;J&&b.add("workflow-command",F(J),{written:(0,I.RK)(J[0])});const se=p.exec(O);se&&b.add("markup-in\
jection",F(se),{written:se[0]})}e(c,"inspectInjection");var l=d(76760),g=d(125);function m(O){if(!O.parts.some(le=>!le.quoted&&
/[*?[]/.test(le.text)))return;const b=O.parts.flatMap(({text:le,quoted:ue})=>Array.from(le,be=>({character:be,active:!ue}))),
S=b.findLastIndex(({character:le,active:ue})=>ue&&le==="]"),F=[];let J,se;for(let le=0;le<b.length;){const ue=x(b,le,S);
ue?(J??=U(F),se??=ue.ambiguity,ue.element.kind==="many"&&F.at(-1)?.kind==="many"||F.push(ue.element),le=ue.end):(F.push(
{kind:"literal",character:b[le]?.character??""}),le+=1)}return J===void 0?void 0:{text:b.map(({character:le})=>le).join(
""),prefix:J,segments:Z(F),...se&&{ambiguity:se}}}e(m,"readPattern");function x(O,b,S){const F=O[b];return F?.active?F.character===
"*"?{element:{kind:"many"},end:b+1}:F.character==="?"?{element:{kind:"one"},end:b+1}:F.character!=="["||S<b?void 0:L(O,b)??
{element:{kind:"one"},end:b+1,ambiguity:"bracket"}:void 0}e(x,"readWildcard");function L(O,b){let S=b+1;const F=u(O[S],"\
!");F&&(S+=1);const J=new Set;for(;!u(O[S],"]");){const se=h(O[S]);if(se===void 0)return;const Q=u(O[S+1],"-")?h(O[S+2]):
se;if(Q===void 0||!C(se,Q))return;S+=u(O[S+1],"-")?3:1;for(let le=se.charCodeAt(0);le<=Q.charCodeAt(0);le+=1)J.add(le)}if(J.
size!==0)return{element:{kind:"set",negated:F,members:J},end:S+1}}e(L,"readSet");function u(O,b){return O?.active===!0&&
O.character===b}e(u,"isActive");function h(O){return O&&/^[A-Za-z0-9_.,@%+]$/.test(O.character)?O.character:void 0}e(h,"\
memberOf");function C(O,b){if(O===b)return!0;const S=[/[a-z]/,/[A-Z]/,/[0-9]/];return O<b&&S.some(F=>F.test(O)&&F.test(b))}
e(C,"isRange");function U(O){return O.map(b=>b.kind==="literal"?b.character:"").join("")}e(U,"literalText");function Z(O){
const b=[[]];for(const S of O)S.kind==="literal"&&S.character==="/"?b.push([]):b.at(-1)?.push(S);return b}e(Z,"splitSegm\
ents");function P(O){return O.every(({kind:b})=>b==="literal")?U(O):void 0}e(P,"literalSegment");const A=e(O=>Array.from(
O,b=>b.codePointAt(0)??0),"codePoints"),B=e(O=>[...Buffer.from(O)],"bytes");function _(O,b){const[S]=O;if(b.startsWith("\
.")&&!(S?.kind==="literal"&&S.character==="."))return!1;const F=$(O,b,A);return/^[\x20-\x7e]*$/.test(b)||F===$(O,b,B)?F:
void 0}e(_,"matchName");function $(O,b,S){const F=O.flatMap(ue=>ue.kind==="literal"?S(ue.character):[ue]),J=S(b);let se=0,
Q=-1,le=0;for(let ue=0;ue<J.length;)if(v(F[se]))Q=se,le=ue,se+=1;else if(E(F[se],J[ue]))se+=1,ue+=1;else if(Q>=0)se=Q+1,
le+=1,ue=le;else return!1;return F.slice(se).every(v)}e($,"matchUnits");function v(O){return typeof O=="object"&&O.kind===
"many"}e(v,"isStar");function E(O,b){return O===void 0||b===void 0?!1:typeof O=="number"?O===b:O.kind==="set"?O.members.
has(b)!==O.negated:O.kind==="one"}e(E,"accepts");const K=128*1024;function W(O,b){let S=[{written:"",path:""}];for(const[
se,Q]of O.segments.entries()){const le=se===O.segments.length-1,ue=[];for(const be of S){const Fe=R(be,Q,le,b,ue);if(Fe)
return{ambiguity:Fe}}S=ue}const F=S.map(({written:se})=>Buffer.from(se));return F.reduce((se,Q)=>se+Q.length+1,0)>K?{ambiguity:"\
too_many"}:{matches:F.sort(Buffer.compare).map(se=>se.toString())}}e(W,"expandPattern");function R(O,b,S,F,J){const{written:se,
path:Q}=O,le=P(b);if(le===""){if(!S)return"empty_segment";J.push(O);return}const ue=S?"":"/";if(le==="."){J.push({written:`${se}\
.${ue}`,path:Q});return}for(const be of Y(Q,b,le,F)){if(be==="letters")return"letters";if(!S&&D(be,F))return"symlink";!S&&
be.kind!=="directory"||J.push({written:`${se}${l.posix.basename(be.path)}${ue}`,path:be.path})}}e(R,"enter");function*Y(O,b,S,F){
if(S!==void 0){const J=F.stat(O===""?S:`${O}/${S}`);J?.tracked&&(yield J);return}for(const J of F.list(O)){if(!J.tracked)
continue;const se=_(b,l.posix.basename(J.path));se===void 0?yield"letters":se&&(yield J)}}e(Y,"candidates");function D(O,b){
if(O.kind!=="symlink")return O.kind==="submodule";const S=(0,g.O4)(b,O.path);return S.kind==="missing"?!1:S.kind!=="insi\
de"||!/^(?:file|executable)$/.test(S.entry.kind)}e(D,"leadsElsewhere");var j=d(60237);class V{static{e(this,"ProblemColl\
ector")}#e=[];#n=new Set;add(b,S,F){if((0,y.Y)(b).severity==="error"){if(this.#n.has(b))return;this.#n.add(b)}this.#e.push(
(0,j.l4)(b,S,F))}inOrder(){const b=e(({rule:S})=>this.#n.has(S)?0:1,"rank");return this.#e.sort((S,F)=>S.span.start-F.span.
start||b(S)-b(F))}}const q=20,ne=4096,te=64;function ie(O,b,S){const{pattern:F,span:J,position:se}=O,Q=(0,I.RK)(F.text),
le=ke(F);let ue=[];if(se==="program")S.add("glob-program",J,{pattern:Q});else if(xe(F))S.add("glob-outside",J,{pattern:Q});else if(!ge(
F,b))if(le)S.add("glob-unclear",J,{pattern:Q,reason:le});else if(Ae(F))S.add("glob-flag",J,{pattern:Q,match:""});else if(b)
ue=ae(O,b,S);else if(se==="script"&&Le(F))S.add("glob-program",J,{pattern:Q});else{const be={matches:[],count:0,judged:!1};
S.add("unquoted-glob",J,{pattern:Q,...be})}return ue.length===0?[F.text]:ue}e(ie,"resolvePattern");function ae({pattern:O,
span:b,position:S},F,J){const se=(0,I.RK)(O.text),Q=W(O,F),le="matches"in Q&&!Q.matches.every(Re);if("ambiguity"in Q||le){
const ze="ambiguity"in Q?Q.ambiguity:"file_name";return J.add("glob-unclear",b,{pattern:se,reason:ze}),[]}const{matches:ue}=Q,
be=ue.find(ze=>ze.startsWith("-"));be!==void 0&&J.add("glob-flag",b,{pattern:se,match:(0,I.RK)(be)}),S==="script"&&ue.length>
1&&J.add("glob-program",b,{pattern:se});const Fe=ue.slice(0,q).map(ze=>(0,I.RK)(ze)),{length:st}=ue;return J.add("unquot\
ed-glob",b,{pattern:se,matches:Fe,count:st,judged:!0}),ue}e(ae,"expand");function ge({prefix:O,text:b},S){return O.includes(
"://")&&!S?.stat(b.slice(0,b.indexOf("/")))}e(ge,"isAddress");function ke({text:O,segments:b,ambiguity:S}){return S||(O.
length>ne?"too_many":b.some(J=>P(J)===void 0&&_(J,".."))?"dot":void 0)}e(ke,"ambiguityOf");function xe({text:O,segments:b}){
return O.startsWith("/")||b.some(S=>P(S)==="..")}e(xe,"leavesTree");function Ae({prefix:O}){return O.startsWith("-")&&!O.
includes("=")}e(Ae,"becomesFlags");function Le({segments:O}){return O.some(b=>b.some(({kind:S})=>S==="many"))}e(Le,"isWi\
de");function Re(O){const b=new V;return(0,I.H2)(O,0,!0,b),b.inOrder().length===0}e(Re,"isFit");var Me=d(76242);function Ce(O,b){
for(const[S,F]of O.parts.entries()){if(F.quoted)continue;const J=F.text.search(S===0?/(?:^|[=:])~/:/[=:]~/);if(J<0)continue;
const se=F.start+F.text.indexOf("~",J),Q=(0,I.RK)((0,Me.b)(O));b.add("tilde-expansion",{start:se,end:se+1},{word:Q});return}}
e(Ce,"inspectTilde");function Ge(O,b){let S=-1,F=!1;for(const J of O.parts)if(!(J.quoted||S<0&&!J.text.includes("{")))for(const{
0:se,index:Q}of J.text.matchAll(/[{},]|\.\./g)){const le=J.start+Q;if(se==="{")S<0&&(S=le);else if(se!=="}")F=S>=0;else if(F){
const ue={start:S,end:le+1};b.add("brace-expansion",ue,{written:(0,I.RK)((0,Me.b)(O))});return}}}e(Ge,"inspectBraces");const Je=new Set(
`if then else elif fi do done case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function tt(O,b,S){const F=(0,Me.R)(O);F!==void 0&&(F==="!"||b&&Je.has(
F))&&S.add("reserved-word",{start:O.start,end:O.end},{word:F})}e(tt,"inspectReserved");var et=d(85724);const nt=/[A-Za-z_]/,
re=/[A-Za-z0-9_]/,ce=/[0-9@*#?$!-]/;function he(O,b,S){const F=O.charAt(b+1);if(F==="(")return{kind:O.charAt(b+2)==="("?
"arithmetic-expansion":"command-substitution",end:pe(O,b+1,"(",")")};if(F==="{")return{kind:"variable-expansion",end:pe(
O,b+1,"{","}")};if(F==="[")return{kind:"arithmetic-expansion",end:pe(O,b+1,"[","]")};if(F==="'"||F==='"'){if(S)return;const J=O.
indexOf(F,b+2);return{kind:"dollar-quote",end:J<0?O.length:J+1}}if(nt.test(F)){let J=b+2;for(;re.test(O.charAt(J));)J+=1;
return{kind:"variable-expansion",end:J}}if(ce.test(F)||F>"\x7F")return{kind:"variable-expansion",end:b+2}}e(he,"readDoll\
ar");function me(O,b){for(let S=b+1;S<O.length;S+=1){const F=O.charAt(S);if(F==="\\")S+=1;else if(F==="`")return S+1}return O.
length}e(me,"backtickEnd");function pe(O,b,S,F){let J=0;for(let se=b;se<O.length;se+=1){const Q=O.charAt(se);if(Q===S)J+=
1;else if(Q===F&&(J-=1,J===0))return se+1}return O.length}e(pe,"closing");const ye=240;function ve(O,b,S){const F=O.charAt(
b);if(F==="("||F===")")return S.add("shell-parenthesis",{start:b,end:b+1},{character:F}),b+1;const J=F==="<"||F===">",se=J?
/[<>&|-]/:/[;&|]/;let Q=b+1;for(;Q-b<3&&se.test(O.charAt(Q));)Q+=1;const le=O.slice(b,Q);if(J)S.add("shell-redirection",
{start:b,end:Q},{operator:le});else{const ue=(0,I.RK)(O.slice(0,Math.min(b,ye)).trim()),be=(0,I.RK)(O.slice(Q,Q+ye).trim());
S.add("shell-operator",{start:b,end:Q},{operator:le,left:ue,right:be})}return Q}e(ve,"readOperator");const Ee=1e3,Te=new Uint8Array(
128);for(const O of` 	
\r'"\\$\`;&|<>()`)Te[O.charCodeAt(0)]=1;function Pe(O,b){return new _e(O,b).split()}e(Pe,"splitWords");class _e{static{e(
this,"Splitter")}#e;#n;#o=[];#r=[];#s=0;#t=0;#l=0;constructor(b,S){this.#e=b,this.#n=S}split(){for(;this.#t<this.#e.length;)
this.#u();if(this.#a(),this.#l>Ee){const b={start:0,end:this.#e.length};this.#n.add("too-many-quotes",b,{quotes:this.#l,
limit:Ee})}return this.#o}#u(){switch(this.#e.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,I.H2)(this.#e.charAt(this.#t),this.#t,!1,this.#n),this.#t+=1;break;case"'":this.#d();break;case'\
"':this.#w();break;case"\\":this.#k();break;case"$":this.#g(!1);break;case"`":this.#h(!1);break;case";":case"&":case"|":case"\
<":case">":case"(":case")":this.#a(),this.#t=ve(this.#e,this.#t,this.#n);break;case"#":this.#r.length===0?this.#y():this.#c();
break;default:this.#c()}}#i(b,S,F,J=F){this.#r.length===0&&(this.#s=J),this.#r.push({text:b,quoted:S,start:F})}#a(){this.#r.
length!==0&&(this.#o.push({parts:this.#r,start:this.#s,end:this.#t}),this.#r=[])}#c(){const b=this.#t;let S=b+1;for(;S<this.#e.
length&&Te[this.#e.charCodeAt(S)]!==1;)S+=1;const F=this.#e.slice(b,S);(0,I.H2)(F,b,!1,this.#n),this.#i(F,!1,b),this.#t=
S}#d(){const b=this.#t,S=this.#e.indexOf("'",b+1),F=S<0?this.#e.length:S,J=this.#e.slice(b+1,F);(0,I.H2)(J,b+1,!0,this.#n),
this.#i(J,!0,b+1,b),this.#f(b,F,"'")}#w(){const b=this.#t,S=this.#e;let F="",J=b+1;for(this.#t=J;this.#t<S.length&&S.charAt(
this.#t)!=='"';){const Q=S.charAt(this.#t);Q==="\\"&&/["$`\\\n]/.test(S.charAt(this.#t+1))?(F+=S.slice(J,this.#t),S.charAt(
this.#t+1)===`
`&&this.#p(),J=this.#t+1,this.#t+=2):Q==="$"?this.#g(!0):Q==="`"?this.#h(!0):this.#t+=1}const se=Math.min(this.#t,S.length);
F+=S.slice(J,se),(0,I.H2)(S.slice(b+1,se),b+1,!0,this.#n),this.#i(F,!0,b+1,b),this.#f(b,se,'"')}#f(b,S,F){this.#l+=1,this.#t=
Math.min(S+1,this.#e.length),!(S<this.#e.length)&&this.#n.add("unterminated-quote",{start:b,end:S},{quote:F})}#k(){const b=this.#t,
S=this.#e.charAt(b+1);this.#t+=1,S===""?(this.#n.add("trailing-backslash",{start:b,end:b+1},{}),this.#i("\\",!0,b)):S===
`
`?(this.#t=b,this.#p(),this.#t+=2):S>"\x7F"?this.#i("",!0,b+1,b):((0,I.H2)(S,b+1,!0,this.#n),this.#i(S,!0,b+1,b),this.#t+=
1)}#p(){this.#n.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#g(b){const S=he(this.#e,this.#t,b);S?this.#m(
S.kind,S.end,b):(b||this.#i("$",!1,this.#t),this.#t+=1)}#h(b){const S=me(this.#e,this.#t);this.#m("command-substitution",
S,b)}#m(b,S,F){const J=this.#t,se=this.#e.slice(J,S);this.#n.add(b,{start:J,end:S},{written:(0,I.RK)(se)}),F||this.#i(se,
!0,J),this.#t=S}#y(){const b=this.#t,S=this.#e.indexOf(`
`,b);this.#t=S<0?this.#e.length:S;const F=this.#e.slice(b,this.#t);(0,I.H2)(F,b,!1,this.#n),this.#n.add("shell-comment",
{start:b,end:this.#t},{written:(0,I.RK)(F)})}}const Ie=128*1024;function Ne(O,b){const S=new V;if(Ue(O,S))return{words:[],
assignments:[],refused:[],problems:S.inOrder()};const F={start:0,end:O.length};M(O,S),c(O,S);const J=Pe(O,S),{assignments:se,
refused:Q,count:le}=(0,H.F)(J,S);for(const be of J.slice(0,le))Ce(be,S);const ue=Xe(J.slice(le),b,S);ue.length===0&&S.add(
"empty-command",F,{});for(const{value:be,span:Fe}of se)c(be,S,Fe);for(const{text:be,span:Fe}of ue)c(be,S,Fe);return{words:ue,
assignments:se,refused:Q,problems:S.inOrder()}}e(Ne,"lex");function De({problems:O}){return O.every(({rule:b})=>(0,y.Y)(
b).severity==="warning")}e(De,"hasOneReading");function Ue(O,b){if(O.length*3<=Ie||Buffer.byteLength(O)<=Ie)return!1;const F={
start:0,end:O.length};return b.add("command-too-long",F,{limit:Ie}),!0}e(Ue,"isTooLong");function Xe(O,b,S){const F=[];let J=0;
for(const[se,Q]of O.entries()){const le={start:Q.start,end:Q.end},ue=Q.parts.some(ze=>ze.quoted),be=(0,Me.b)(Q);Ce(Q,S),
Ge(Q,S),tt(Q,se===0,S),(0,et.xu)(be,Q,se===0,S);const Fe=m(Q);if(Fe&&(J+=1),Fe&&J>te&&S.add("glob-unclear",le,{pattern:(0,I.
RK)(be),reason:"too_many"}),!Fe||J>te){F.push({text:be,span:le,quoted:ue});continue}const st=Be(se,F);for(const ze of ie(
{pattern:Fe,span:le,position:st},b,S))F.push({text:ze,span:le,quoted:ue})}return F}e(Xe,"readWords");function Be(O,b){return O===
0?"program":O===1&&b[0]?.text==="node"?"script":"argument"}e(Be,"positionOf")}),85724:((fe,ee,d)=>{d.d(ee,{Z:e(()=>I,"Z"),
vV:e(()=>H,"vV"),xu:e(()=>w,"xu")});var y=d(54566);const H=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\
\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([p="",...c])=>c.map(l=>[l,p])));function I(p){return[...p].map(c=>H.get(c)??c).join("")}e(I,"ascii\
Of");const G=new RegExp("\\p{L}+","gu");function w(p,c,l,g){if(/^[\x00-\x7f]*$/.test(p)||!l&&/\s/.test(p))return;const m=l?
M(p):T(p);if(m===void 0)return;const x=[...new Set(p)].filter(L=>L>"\x7F");g.add("look-alike-letters",{start:c.start,end:c.
end},{word:(0,y.RK)(p),looks_like:(0,y.RK)(m),characters:x.slice(0,10).map(L=>(0,y.R8)(L.codePointAt(0)??0))})}e(w,"insp\
ectLookAlikes");function M(p){const c=p.normalize("NFKD").replace(new RegExp("\\p{M}","gu"),""),l=I(c);return/^[\x20-\x7e]+$/.
test(l)?l:void 0}e(M,"asciiOfProgram");function T(p){let c=!1;const l=p.replace(G,g=>{const m=I(g);return m===g||!/[A-Za-z]/.
test(g)?g:(c=!0,m)});return c?l:void 0}e(T,"asciiOfMixed")}),76242:((fe,ee,d)=>{d.d(ee,{R:e(()=>H,"R"),b:e(()=>y,"b")});
function y(I){const[G]=I.parts;return I.parts.length===1&&G?G.text:I.parts.map(w=>w.text).join("")}e(y,"textOf");function H(I){
const[G]=I.parts;return I.parts.length===1&&G&&!G.quoted?G.text:void 0}e(H,"unquotedText")}),74891:((fe,ee,d)=>{d.d(ee,{
U:e(()=>Vs,"U"),u:e(()=>nn,"u")});var y=d(60237),H=d(43842),I=d(10565),G=d(83562),w=d(125),M=d(61088),T=d(65184);const p=/^(?!-)[\w.,:/@%+=-]*$/;
function c(t,{flag:n,word:s,value:r=""}){return n?.kind!=="property"||!g(t,r.replace(/^:/,""))?[]:[(0,H.wX)("changes-con\
figuration",t.program,s)]}e(c,"decidingProperty");function l(t,n){const{program:s}=t,r=n.text.slice(n.text.indexOf("=")+
1);return g(t,n.text)?[(0,H.wX)("changes-configuration",s,n)]:p.test(r)?[]:[(0,H.wX)("evaluates-text",s,n)]}e(l,"propert\
yProblems");function g({data:t},n){const s=n.replace(/[:+?!]?=.*$/s,"").toLowerCase();return t.deciding_properties.toLowerCase().
split(/\s+/).filter(Boolean).some(r=>r.endsWith("~")?s.startsWith(r.slice(0,-1)):s===r)}e(g,"decides");function m({operands:t,
refusedOperands:n},s,r){const o=r.data.deciding_properties!=="";return s.flatMap(i=>{if(o&&t==="plain"&&i.text.includes(
"="))return l(r,i);const a=x(n,i.text)??L(t,i.text);return a===void 0?[]:[(0,H.wX)(a,r.program,i)]})}e(m,"judgeOperands");
function x({flags:t,prefixes:n},s){const r=[s,s.slice(s.lastIndexOf(":")+1)].map(T.Q4);for(const o of r){const a=(/^(?:help|h|version|v|V)$/.
test(o)?void 0:t.get(o))??n.find(([f])=>o.startsWith(f))?.[1];if(a!==void 0)return a.kind}}e(x,"refusal");function L(t,n){
if(/^[A-Za-z][\w+.-]*:\/\//.test(n))return"downloads";if(n.startsWith("@")&&t!=="package")return"tool-loads-code";switch(t){case"\
path":return u(n.replace(/::.*$/s,""))?"tool-loads-code":void 0;case"package":return n.includes("@")?"downloads":u(n)?"t\
ool-loads-code":void 0;case"goal":return n.split(":").length>2?"downloads":void 0;case"plain":return(0,M.jq)(n)?"tool-lo\
ads-code":void 0}}e(L,"ruleForOperand");function u(t){return(0,w.j7)(t)===void 0}e(u,"isOutside");const h={installs:"pip\
 ensurepip venv virtualenv easy_install poetry pipx build setuptools",publishes:"twine","never-ends":"http.server pydoc \
idlelib turtledemo xmlrpc.server wsgiref.simple_server smtpd","reads-stdin":"code pdb asyncio IPython","evaluates-text":"\
timeit","launches-programs":"webbrowser antigravity this trace cProfile profile runpy pex","writes-files":"zipapp zipfil\
e tarfile gzip compileall py_compile","only-prints":"site sysconfig platform sys"},C=new Map(Object.entries(h).flatMap(([
t,n])=>n.split(" ").map(s=>[s,t]))),U=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" "));function Z({
program:t,data:n},[s,...r],o,i){if(s===void 0){const X={program:t,flag:"-m",fault:"its value is missing"};return{invocation:{},
problems:[(0,y.l4)("flag-value",{start:0,end:0},X)]}}const a=o.known.get(s.text);if(a!==void 0&&n.started_programs.includes(
s.text)){const{invocation:X,problems:oe}=i(a,r,o);return{invocation:{launched:[X]},problems:oe}}const f={operands:[s],passthrough:r},
k=/^[\w.]+$/.test(s.text)?C.get(s.text):"tool-loads-code";if(k!==void 0)return{invocation:f,problems:[(0,H.wX)(k,t,s)]};
const N=r.filter(({text:X})=>(0,M.jq)(X));return{invocation:U.has(s.text)?f:{...f,starts:"module"},problems:N.map(X=>(0,H.
wX)("tool-loads-code",s.text,X))}}e(Z,"parseModule");var P=d(85099),A=d(27935),B=d(95666),_=d(71872),$=d(53628);const v=new Set(
["always-spawn","ignore-existing","shell-auto-fallback"]),E=new Set(["npm","node-arg","n"]),K=new Set(["package","p","ca\
che","userconfig","call","c","shell"]),W=new Set(["no-install","quiet","q","version","v","help","h"]);function R(t){const[
n]=t,s={text:"exec",span:n?.span??{start:0,end:0},quoted:!1},{rewritten:r,removed:o}=Y(t),i=(0,A.U)("npx",(0,_.Q)([s,...r]),
t),a=o.map(({text:f,span:k})=>(0,H.W3)("unknown-flag","npx",{name:f,written:f,span:k}));return{invocation:i.invocation,problems:[
...a,...i.problems]}}e(R,"parseNpx");function Y(t){const n=[],s=[],{tokens:r,separator:o}=(0,B.u)(t,D),i=[];for(const f of r)
if(f.kind==="operand")i.push(f.word);else if(f.kind==="flag"){const{word:k,written:N,attached:X,consumes:oe,next:we,part:de}=f;
if(de.spec==="removed"){s.push(k);continue}n.push({...k,text:V(j(N),X,k.text)}),oe&&we&&n.push(we)}const[a]=i;return o!==
void 0?n.push(o):a!==void 0&&n.push({...a,text:"--"}),{rewritten:n.concat(i),removed:s}}e(Y,"rewrite");const D={flags:"f\
irst",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:e((t,n)=>{const s=j(t),r=e((i,a)=>[{spec:i,negated:!1,
takes:a}],"flag");if(v.has(s))return r("removed","never");if(E.has(s))return r("removed","always");const o=s==="p"?void 0:
$.$.get(s);return o!==void 0?{instead:n===void 0?o:[...o,n]}:q(s)?r("kept","never"):r("kept",K.has(s)?"always":"unless-f\
lag")},"expand")};function j(t){return t.replace(/^-+/,"")}e(j,"keyOf");function V(t,n,s){if(t==="no-install")return"--y\
es=false";const r=t==="p"?"--package":t==="shell"?"--script-shell":void 0;return r===void 0?s:n===void 0?r:`${r}=${n}`}e(
V,"renamed");function q(t){const n=$.c.get(t)?.arity;return W.has(t)||n==="none"||n==="loose"}e(q,"isSwitch");const ne={
node:P.U,npm:A.x,npx:R};function te(t){return Object.hasOwn(ne,t)}e(te,"isProgram");var ie=d(23342),ae=d(6527);function ge(t,n,s,r){
const{program:o}=r.family,i={operands:[n],passthrough:s};switch(t){case"subcommand":{const a={program:o,subcommand:n.text},
f=(0,y.l4)("program-subcommand-unknown",n.span,a);return{invocation:i,problems:[f]}}case"file":return Ae(n,s,o);case"pac\
kage":{const a=L("package",n.text);return{invocation:i,problems:a?[(0,H.wX)(a,o,n)]:[]}}case"command":return Le(n,s,r);case"\
script":case"own-script":return{invocation:{...i,subcommand:"run"},problems:xe(s,r.family)};case"tool":return Re("exec",
n,s,r);case"script-or-tool":case"script-tool-or-file":{if(!ke.test(n.text)){const a=Re("script-or-tool",n,s,r);return{...a,
problems:[...a.problems,...xe(s,r.family)]}}return t==="script-tool-or-file"?Ae(n,s,o):{invocation:i,problems:[(0,H.wX)(
"launches-programs",o,n)]}}}}e(ge,"parseStarted");const ke=/^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function xe(t,{
program:n,use:s}){return t.filter(({text:o})=>{const i=/^--([\w-]+)/.exec(o)?.[1];return i!==void 0&&s.tool.flags.get((0,T.
Q4)(i))?.kind==="changes-configuration"}).map(o=>(0,H.wX)("changes-configuration",n,o))}e(xe,"ownFlags");function Ae(t,n,s){
const{text:r,span:o}=t,i={operands:[t],passthrough:n,starts:"file"};if(r==="-"||r===""||r.startsWith("/dev/"))return{invocation:i,
problems:[(0,y.l4)("reads-stdin",o,{program:s,flag:r})]};const a=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(
r)&&/:/.test(r);return{invocation:i,problems:a?[(0,H.wX)("downloads",s,t)]:[]}}e(Ae,"startFile");function Le(t,n,s){const{
family:r,families:o,parse:i}=s,{text:a}=t;if(/:\/\//.test(a))return{invocation:{},problems:[(0,H.wX)("downloads",r.program,
t)]};if(a==="-"||/\.\w+$/.test(a))return Ae(t,n,r.program);const f=o.known.get(a);if(f===void 0||!r.data.started_programs.
includes(a))return{invocation:{},problems:[(0,H.wX)("launches-programs",r.program,t)]};const{invocation:k,problems:N}=i(
f,n,o);return{invocation:{launched:[k]},problems:N}}e(Le,"startCommand");function Re(t,n,s,{family:r,families:o,parse:i}){
const{text:a}=n,f=o.allowed.get(a),k=te(a)?ne[a](s):f&&i(f,s,o),N=ie.H.get(a)==="shell",X={subcommand:t,operands:[n],passthrough:s,
...k&&{launched:[k.invocation]}};if(k!==void 0)return{invocation:X,problems:k.problems};if(N||t==="exec"&&ie.H.has(a))return{
invocation:X,problems:[(0,H.wX)("launches-programs",r.program,n)]};const oe=t==="exec"||(0,ae.wS)(a)!==void 0||(0,ae.Of)(
a);return{invocation:X,problems:oe?(0,I.q)(n,s):[]}}e(Re,"startTool");function Me(t,n,s){const{program:r}=t,o={program:r,
family:t,flags:[],operands:[],passthrough:[]},i=Ce({use:t.use,path:"",words:n,family:t,families:s});return{invocation:{...o,
...i.invocation},problems:i.problems}}e(Me,"parseProgram");function Ce(t){const{use:n,path:s,words:r,family:o,families:i}=t,
f=n.subcommands.size>0?{...n.tool,starts:"script"}:n.tool,k=(0,G.X)(f,r),N=k.rest===void 0?k.flags:[...k.flags,k.rest.flag],
X=N.map(Ge),oe=N.flatMap(We=>[...(0,I.l)(o.program,f,We),...c(o,We)]),[we,...de]=k.started.slice(n.skips??0),Se=we&&n.subcommands.
get(we.text);if(Se===void 0||we===void 0){const We=tt(t,k),Ve=Je(t,k);return{invocation:{...s&&{subcommand:s},...n.any_package&&
{anyPackage:!0},...We.invocation,flags:X},problems:[...oe,...Ve,...We.problems]}}const je=s===""?we.text:`${s} ${we.text}`,
Oe=Se.starts==="own-script"?ge("own-script",we,de,{family:o,families:i,parse:Me}):Ce({...t,use:Se,path:je,words:de}),$e=Se.
does?[(0,H.wX)(Se.does,o.program,{...we,text:je})]:[];return{invocation:{...Oe.invocation,...n.any_package&&{anyPackage:!0},
flags:[...X,...Oe.invocation.flags??[]]},problems:[...oe,...$e,...Oe.problems]}}e(Ce,"parseUse");function Ge({word:t,written:n,
value:s}){return{name:n,written:n,span:t.span,...s!==void 0&&{value:s}}}e(Ge,"flagOf");function Je({use:t,path:n,words:s,
family:r},{flags:o}){if(t.writes_unless===void 0)return[];const i=t.writes_unless.split(" "),a=s.slice(s.findIndex(({text:k})=>k===
"--"));if(o.some(({written:k,off:N})=>!N&&i.includes(k)))return[];if(a[0]?.text==="--"&&a.some(({text:k})=>i.includes(k)))
return[];const f=s[0]?.span??{start:0,end:0};return[(0,H.wX)("tool-writes",r.program,{text:n||r.program,span:f})]}e(Je,"\
writesFiles");function tt({use:t,family:n,families:s},r){const{rest:o}=r;if(o!==void 0)return o.flag.flag?.kind==="modul\
e"?Z(n,o.words,s,Me):{invocation:{passthrough:o.words},problems:[]};const i=t.starts??(t.subcommands.size>0?"subcommand":
void 0),a=i===void 0?r.operands:r.started.slice(t.skips??0),[f,...k]=a;if(f===void 0){const N=r.flags.some(({flag:de})=>de?.
kind==="only-prints"),X={start:0,end:n.program.length},oe=N?void 0:t.alone,we=oe?[(0,H.wX)(oe,n.program,{text:"",span:X})]:
[];return{invocation:{},problems:we}}return i===void 0?{invocation:{operands:a},problems:m(t,a,n)}:ge(i,f,k,{family:n,families:s,
parse:Me})}e(tt,"parseOperands");var et=d(81184),nt=d(90513),re=d(44876);const ce={launches:[],problems:[]};function he({
subcommand:t,operands:n,passthrough:s}){const[r]=n,i=(t==="exec"||t==="script-or-tool")&&r?(0,ae.wS)(r.text):void 0;if(r===
void 0||i?.mayStart!==!0)return ce;const a=(0,G.X)(i,s),f=me(i,r,s,a),k=a.flags.flatMap(({word:N,flag:X,value:oe})=>X?.kind===
"command"&&oe!==void 0?[{...N,text:oe}]:[]);return Ie([f,...k.map(N=>Ee(r.text,N))])}e(he,"launchesOf");function me({starts:t,
subcommands:n},s,r,{flags:o,operands:i,started:a}){const[f]=a,k=o.some(({flag:N})=>N?.kind==="only-prints"||N?.kind==="e\
valuates-text");switch(t){case void 0:return ce;case"script":return k||f&&n.has(f.text)?ce:{launches:[{program:"node",words:a}],
problems:[]};case"command":return k||f&&n.has(f.text)?ce:ye(s.text,r,a);case"command-texts":return Ie(i.map(N=>Ee(s.text,
N)));case"npm-scripts":return Ie(i.map(N=>Te(s.text,N,pe(o))))}}e(me,"operandsOf");function pe(t){return t.flatMap(({flag:n,
word:s})=>n===void 0?[s]:[])}e(pe,"flagsForNpm");function ye(t,n,s){const{words:r,problems:o}=t==="cross-env"?ve(s):{words:s,
problems:[]},[i]=r,a=i&&n.find(({text:N})=>N===i.text);if(i===void 0||a===i)return{launches:[{words:r}],problems:o};const f=`\
\`${t}\` starts at the first word that is \`${i.text}\``,k={program:t,flag:i.text,fault:f};return{launches:[{words:r}],problems:[
(0,y.l4)("flag-value",i.span,k)]}}e(ye,"commandOf");function ve(t){const n=t.findIndex(({text:o})=>!/^\w+=/.test(o)),s=n<
0?t:t.slice(0,n),r=s.flatMap(({text:o,span:i})=>{if((0,M.fY)(o))return[];const{written:a,attached:f=""}=(0,nt.J)(o);return[
(0,y.l4)("assignment-refused",i,{name:a,value:f,known:!1})]});return{words:t.slice(s.length),problems:r}}e(ve,"behindVar\
iables");function Ee(t,{text:n,span:s}){const[,r="",o=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(n)??[],{words:i,problems:a}=(0,re.
I)(r===""?n.replace(/^npm:(?=\S)/,"npm run "):o);if(!(0,re.L)({problems:a})&&!(r!==""&&o.trim()===""))return _e(t,{text:n,
span:s});const f=i.map(k=>({...k,span:s}));return r===""?{launches:[{words:f}],problems:[]}:/^[\w:.@/*-]+$/.test(r)?Pe([
{text:r,span:s,quoted:!1},...f],"wildcard"):_e(t,{text:n,span:s})}e(Ee,"readText");function Te(t,{text:n,span:s},r){const[
,o="",i=""]=/^\s*(\S+)(.*)$/s.exec(n)??[],{words:a,problems:f}=(0,re.I)(i),k=i.trim()==="";if(o===""||!k&&!(0,re.L)({problems:f})||
/\{!?[*@%\d]/.test(n))return _e(t,{text:n,span:s});const N=a.map(oe=>({...oe,span:s})),X=[...r,{text:o,span:s,quoted:!1},
...N];return Pe(X,/^[\w:.@/-]+$/.test(o)?void 0:"glob")}e(Te,"readScript");function Pe(t,n){const o={program:"npm",words:[
{text:"run",span:t.at(-1)?.span??{start:0,end:0},quoted:!1},...t]};return{launches:[n?{...o,selects:n}:o],problems:[]}}e(
Pe,"selection");function _e(t,n){return{launches:[],problems:[(0,H.wX)("launches-programs",t,n)]}}e(_e,"refused");function Ie(t){
return{launches:t.flatMap(({launches:n})=>n),problems:t.flatMap(({problems:n})=>n)}}e(Ie,"join");const Ne=4;function De(t,n,s=et.
PM){const r=typeof t=="string"?ne[t](n):Me(t,n,s),{launched:o,problems:i}=Xe(r.invocation);return o.length===0&&i.length===
0?r:{invocation:r.invocation,problems:[...[r,...o].flatMap(a=>a.problems),...i]}}e(De,"parseInvocation");function Ue(t){
const n=Xe(t).launched.map(s=>s.invocation);return t.launched===void 0?n:[...Be(t).slice(1),...n]}e(Ue,"launchedBy");function Xe(t){
if(t.launched===void 0)return O(t);const n=Be(t).map(s=>O(s));return{launched:n.flatMap(s=>s.launched),problems:n.flatMap(
s=>s.problems)}}e(Xe,"followAll");function Be(t){return[t,...(t.launched??[]).flatMap(Be)]}e(Be,"chainOf");function O(t,n=0){
const{launches:s,problems:r}=he(t),o=t.operands[0]?.text??"",i={launched:[],problems:[...r]};for(const a of s){const[f]=a.
words,k=n===Ne?"launches-programs":a.program===void 0&&f&&S(f.text);if(k){const oe=f?.span??{start:0,end:0};i.problems.push(
(0,H.wX)(k,o,{text:f?.text??"",span:oe}));continue}const N=b(a),X=O(N.invocation,n+1);i.launched.push(N,...X.launched),i.
problems.push(...X.problems)}return i}e(O,"follow");function b({program:t,words:n,selects:s}){if(t!==void 0){const i=ne[t](
n);return s?{...i,invocation:{...i.invocation,selects:s}}:i}const[r]=n,o=r?.text??"";return te(o)?ne[o](n.slice(1)):ne.npx(
n)}e(b,"parseLaunch");function S(t){return t.startsWith("-")?"unknown-flag":ie.H.has(t)?"launches-programs":void 0}e(S,"\
families_refusal");var F=d(76760),J=d(36754),se=d(73012),Q=d(72360);async function le(t,{name:n,binary:s},r){const o=`no\
de_modules/${n}`;if(t.stat(o)===void 0)return[];const a=(await(0,se.n)(t)).flatMap(({entriesOf:Ke})=>Ke(n));if(a.length===
0)return[];const f=await(0,Q.JE)(t,`${o}/package.json`),k=(0,J.D7)(f),N=(0,J.r7)(k,"name"),X=(0,J.r7)(k,"version"),oe=e(
(Ke,He,qe)=>[(0,y.l4)("dependency-stale",r,{name:n,what:Ke,locked:He,installed:qe||"nothing"})],"stale"),we=f!==void 0,de=a.
filter(Ke=>!we||Ke.name===(N||n));if(de.length===0)return oe("name",a[0]?.name??"",N);const Se=de.filter(Ke=>!we||["",X].
includes(Ke.version));if(Se.length===0)return oe("version",de[0]?.version??"",X);if(s===void 0)return[];const je=Se.flatMap(
({bin:Ke})=>Ke===void 0?[]:[Ke]),Oe=je.length>0?je:[(0,J.jU)(k.bin,N||n)??{}];if(je.length===0&&k.bin===void 0)return[];
const{name:$e,file:We}=s,Ve=Oe.flatMap(Ke=>Object.entries(Ke).flatMap(([He,qe])=>$e===void 0||$e===He?[F.posix.normalize(
qe)]:[]));return Ve.includes(We)?[]:oe($e===void 0?"binary":`binary ${$e}`,Ve[0]??"nothing",We)}e(le,"installedProblems");
var ue=d(44710),be=d(79168);async function Fe(t,n,s){if(t===n)return{redirected:[],changed:[]};const[r,o]=[await(0,se.n)(
t),await(0,se.n)(n)],i=await(0,ue.BF)(n,o),a=await(0,ue.Fv)(t,s),f=await an(t,n,s),k=[];for(const{path:N,entriesOf:X}of r){
const oe=o.find(de=>de.path===N),we=(oe?[oe]:o).flatMap(de=>de.entriesOf(s));for(const de of X(s)){const Se=we.filter($e=>rn(
$e,de)),je=Se.filter(({version:$e})=>$e===de.version),Oe=je.length>0&&je.every($e=>on($e,de))?{how:"integrity",to:de.integrity??
"nothing"}:Se.length>0&&yt(de,i,a)?void 0:st(de,s,t,i,a);Oe!==void 0?f.push({name:s,path:N,...Oe}):je.length===0&&(we.length>
0||!ze(de,t))&&k.push({name:s,from:we[0]?.version??"",to:de.version||(de.source.at??"")})}}return{redirected:xt(f),changed:xt(
k)}}e(Fe,"compareWithBase");function st(t,n,s,r,o){const{source:i}=t;return i.kind==="git"||i.kind==="tarball"?{how:i.kind,
to:i.at}:i.kind==="file"?ze(t,s)?void 0:{how:"file",to:i.at}:t.name!==n?{how:"alias",to:t.name}:yt(t,r,o)?void 0:{how:"h\
ost",to:(0,ue.w4)(i,o)}}e(st,"faultOf");function ze({source:t},n){if(t.kind!=="file")return!1;const s=(0,w.j7)(t.at.replace(
/#.*$|::.*$/s,""));return s!==void 0&&s!==""&&(0,w.O4)(n,s).kind==="inside"}e(ze,"isOwnCode");function rn(t,n){return t.
name!==n.name||t.source.kind!==n.source.kind?!1:bt(t)===bt(n)}e(rn,"isSameOrigin");function on({integrity:t,source:n},{integrity:s}){
if(t===void 0||n.kind==="file")return!1;if(s===void 0)return!0;const r=kt(t),o=[...kt(s)];return o.some(([i])=>r.has(i))&&
o.every(([i,a])=>(r.get(i)??a)!==a)}e(on,"hasOtherContent");function kt(t){return new Map(t.split(/\s+/).map(n=>{const[,
s="",r=n]=/^([a-z\d]+)[-/](.*)$/is.exec(n)??[];return[s,r]}))}e(kt,"hashesIn");function yt({source:t},n,s){return t.kind!==
"registry"||n.has((0,ue.w4)(t,s))}e(yt,"isKnownHost");async function an(t,n,s){const r=new Set(await vt(n,s));return(await vt(
t,s)).flatMap(o=>{if(r.has(o))return[];const i={name:s,path:"package.json"},a=(0,be.e)(o);if(a!==void 0&&a.name!==s)return[
{...i,how:"alias",to:a.name}];const f=(0,be.v)(o,s,""),k={name:s,version:"",source:f};return f.kind==="registry"||o.startsWith(
"workspace:")?[]:f.kind==="file"&&ze(k,t)?[]:[{...i,how:f.kind,to:f.at}]})}e(an,"redirectedRanges");async function vt(t,n){
const s=(0,J.D7)(await(0,Q.JE)(t,"package.json")),r=["dependencies","devDependencies","optionalDependencies"].map(k=>(0,J.
r7)((0,J.D7)(s[k]),n)),{overrides:o,resolutions:i,pnpm:a}=s,f=[o,i,(0,J.D7)(a).overrides].flatMap(k=>Object.entries((0,J.
D7)(k)).flatMap(([N,X])=>cn(N,n)?[typeof X=="string"?X:(0,J.r7)((0,J.D7)(X),".")]:[]));return[...r,...f].filter(k=>k!=="")}
e(vt,"rangesOf");function cn(t,n){const s=t.split(/[>]|\*\*\//).at(-1)??"";return s===n||s.startsWith(`${n}@`)||s.endsWith(
`/${n}`)}e(cn,"isAbout");function bt({source:{kind:t,at:n=""},version:s}){return t==="tarball"&&s!==""?n.replaceAll(s,"*"):
t==="registry"&&ue.yX.includes(n)?"":n}e(bt,"placeOf");function xt(t){return[...new Map(t.map(n=>[JSON.stringify(n),n])).
values()]}e(xt,"distinct");function ot(t){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(t)?.[1]}e(ot,"package\
Of");async function Qe(t,n,s){const{tree:r,base:o=r}=t,{name:i,path:a}=n,f=await ln(r,o,i),k=await Fe(r,o,i);return[...f===
void 0||f==="no lockfile"?[]:[(0,y.l4)("dependency-unverified",s,{name:i,path:a,fault:f})],...f==="no lockfile"?[(0,y.l4)(
"lockfile-missing",s,{})]:[],...k.redirected.map(N=>(0,y.l4)("dependency-redirected",s,N)),...k.changed.map(N=>(0,y.l4)(
"dependency-changed",s,N)),...await le(r,n,s)]}e(Qe,"inspectDependency");function rt({rule:t}){return t==="dependency-un\
verified"||t==="target-untracked"}e(rt,"isUnverified");async function ln(t,n,s){const[r,o]=[await(0,se.n)(t),await(0,se.
n)(n)],i=e(f=>f.some(({entriesOf:k})=>k(s).length>0),"isLocked");if(!i(r)&&i(o))return"removed";const a=await(0,Q.jJ)(t,
"");if(a===void 0||a===Q.uY||!a.dependencies.has(s))return"undeclared";if(!i(r))return r.length===0&&o.length===0?"no lo\
ckfile":"unlocked"}e(ln,"dependencyFault");async function un(t,n,s){const r=await(0,se.n)(t),o=e(i=>r.flatMap(({entriesOf:a})=>a(
i)),"entries");return s.has(n)&&(r.length===0||o(n).length>0)?n:[...s].find(i=>o(i).some(({bin:a})=>a!==void 0&&Object.hasOwn(
a,n)))}e(un,"ownerOf");const dn={files:[],roots:[],nodeFlags:[]};function _t({subcommand:t,operands:n,passthrough:s}){const[
r]=n;return t==="exec"&&r?Ot(r,s):dn}e(_t,"filesNamedBy");function Ot({text:t},n){const s=(0,ae.wS)(t)??ae.G2,r=(0,G.X)(
s,n);return{files:[...r.flags.flatMap(o=>fn(t,o)),...pn(s,r.operands)],roots:r.flags.flatMap(({flag:o,value:i})=>o?.kind===
"root"&&i?[i]:[]),nodeFlags:gn(t,s,r)}}e(Ot,"filesIn");function fn(t,n){const{word:s,flag:r,value:o="",off:i}=n;if(r===void 0||
i||o==="")return[];const{span:a}=s,f=o.split(",").filter(k=>k!==""&&!(0,M.l5)(k));switch(r.kind){case"tests":return[{as:"\
tests",path:o,span:a}];case"config":return(0,M.l5)(o)?[]:[{as:"config",path:o,span:a}];case"root":return(0,M.l5)(o)?[]:[
{as:"place",path:o,span:a}];case"output":{const k=o.slice(o.lastIndexOf("=")+1);return(0,M.l5)(k)?[]:[{as:"place",path:k,
span:a}]}case"code":case"preload":case"script-text":{const k=(0,M.FQ)("tool-runs-file",t,n),N=r.kind==="preload";return f.
map(X=>{const oe=X.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(oe)?{as:"code",path:oe,span:a}:
{as:"module",path:oe,span:a,ifFile:k,first:N}})}default:return[]}}e(fn,"filesOfFlag");function pn(t,n){const r=(t.runs===
"first-operand"?n.slice(0,1):t.runs?n:[]).filter(({text:i})=>!t.subcommands.has(i)).map(({text:i,span:a})=>({as:"tests",
path:i.replace(/^!|:[\d,*-]+$/g,""),span:a})),o=t.readsArgumentFiles?n.filter(({text:i})=>i.startsWith("@")):[];return[...r,
...o.map(({text:i,span:a})=>({as:"arguments",path:i.slice(1),span:a}))]}e(pn,"filesAmong");function gn(t,{handsOn:n},{flags:s}){
return s.flatMap(({word:r,flag:o,value:i="",off:a})=>{const f=o?.kind==="node"&&!a?(0,M.Vl)(t,i):o===void 0&&n?[r.text,...r.
text.includes("=")||i===""?[]:[i]]:[];return f.length===0?[]:(0,M.NO)(r,f).invocation.flags})}e(gn,"nodeFlagsOf");var dt=d(
62501),Et=d(34282);function it(t){return/[*?[{]/.test(t)}e(it,"isPattern");function St(t){return t.replace(/[^/]*[*?[{].*$/s,
"")}e(St,"baseOf");const hn=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;function mn(t,n){if(!n.every(s=>hn.test(s)))return!1;for(const{
path:s}of t.files())if(n.some(r=>(0,Et.M)(s,r,{dot:!0})))return!1;return!0}e(mn,"matchesNothing");const wn=new Set(["--e\
nv-file","--env-file-if-exists","--prefix"]);function At(t,n){const{passthrough:s}=t,r=[],o=e((a,f)=>{const k=Ze(a,f,n);
k!==void 0&&r.push(k)},"check");for(const a of[t,...Ue(t)]){for(const{name:k,value:N,span:X}of a.flags)N!==void 0&&(wn.has(
k)&&o(N,X),k==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(N)&&o(N,X));for(const{as:k,path:N,span:X}of _t(a).files){
const oe=k==="tests"?at(N,X,n):void 0;oe!==void 0&&r.push(oe)}if(a.program!=="node"&&a.starts!=="file")continue;const f=a.
program==="node"&&(0,P.w)(a)?at:Ze;for(const{text:k,span:N}of a.operands){const X=k===""||k==="-"?void 0:f(k,N,n);X!==void 0&&
r.push(X)}}const i=s.find(({text:a})=>kn.test(a));return i!==void 0&&r.push(yn(i)),r}e(At,"inspectPaths");const kn=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function yn({text:t,span:n}){return(0,y.l4)("absolute-path",n,{path:t})}e(yn,"absolute");function at(t,n,s){if(!it(t))return Ze(
t,n,s);const r=(0,dt.c)(t);if(r===void 0)return(0,y.l4)("glob-unclear",n,{pattern:t,reason:"too_many"});for(const o of[t,
...r]){const i=Ze(o,n,s);if(i!==void 0)return{...i,args:{...i.args,path:t}}}}e(at,"testProblem");function Ze(t,n,s){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.
test(t)&&/^(?:data|node|file|[a-z]+:\/)/i.test(t))return(0,y.l4)("target-outside",n,{path:t,reason:"address"});const r=/^(?:[\\/]|[A-Za-z]:)/.
test(t),o=r?void 0:(0,w.j7)(s===""?t:`${s}/${t}`);if(o===void 0){const i=r?"absolute":"above";return(0,y.l4)("target-out\
side",n,{path:t,reason:i})}if((0,w.UO)(o,".git",{ignoreCase:!0}))return(0,y.l4)("target-in-git",n,{path:t})}e(Ze,"pathPr\
oblem");var z=d(23870);const vn=256*1024,bn=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function xn(t,n,s){if(Ze(n,s,t.directory)!==void 0)return z.K$;const r=(0,w.O4)(t.tree,(0,z.HT)(t,n));if(r.kind===
"missing"){const f=t.tree.isPending?.(r.path)??!1;return(0,z.c6)(f?"target-not-judged":"target-missing",s,{path:n})}if(r.
kind==="outside")return(0,z.c6)("target-outside",s,{path:n,reason:"symlink"});if(r.kind!=="inside"||!(0,Q.$W)(r.entry.kind))
return(0,z.c6)("target-not-a-file",s,{path:n,reason:r.kind==="inside"?r.entry.kind:r.kind});if(!r.entry.tracked&&!r.entry.
built)return(0,z.c6)("target-untracked",s,{path:n});if((r.entry.size??0)>vn)return(0,z.c6)("environment-file-unsafe",s,{
path:n,names:[]});const i=[...(await t.tree.read(r.path)).toString("utf8").matchAll(bn)].map(([f])=>f.replace(/\s*=$/,"")).
filter(f=>f.toUpperCase()!=="NODE_ENV"),a=[...new Set(i)].slice(0,10);return a.length===0?z.K$:(0,z.c6)("environment-fil\
e-unsafe",s,{path:n,names:a})}e(xn,"inspectEnvironmentFile");const _n=["",".js",".json",".node"];function ft(t){return t===
""?[""]:_n.map(n=>t+n)}e(ft,"candidatesFor");function jt(t,n){const s=n.map(r=>(0,w.O4)(t,r)).filter(r=>r.kind!=="missin\
g");return s.find(r=>r.kind!=="inside"||(0,Q.$W)(r.entry.kind))??s[0]}e(jt,"firstFile");async function Mt(t,n){const s=F.
posix.join(n,"package.json"),r=await(0,Q.JE)(t,s);if(r===Q.uY)return Q.uY;const o=r?.main,i=Pt(n),a=r===void 0?{}:{by:s};
if(typeof o!="string"||o===""){const N=$t(t,i);return N&&{found:N,...a}}const f=o.startsWith("/")?void 0:(0,w.j7)(F.posix.
join(n,o));if(f===void 0)return{found:{kind:"outside",path:o},...a};const k=$t(t,[...ft(f),...Pt(f),...i]);return k&&{found:k,
...a}}e(Mt,"mainOf");function Pt(t){return ft(F.posix.join(t,"index")).slice(1)}e(Pt,"indexOf");function $t(t,n){return n.
map(s=>(0,w.O4)(t,s)).find(s=>s.kind==="inside"?(0,Q.$W)(s.entry.kind):s.kind!=="missing")}e($t,"firstRegular");const Tt=256*
1024,On=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function En(t,n){if((n.size??0)>Tt)return!1;const s=(await t.read(n.path)).subarray(0,Tt).toString("latin1");return On.
test(s)}e(En,"callsWriteFunctions");const Sn=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function pt(t,n,s){const{
tree:r}=t,o=Ze(n,s,t.directory);if(o!==void 0)return{targets:[],problems:[o]};if(n.includes("\\"))return(0,z.c6)("target\
-not-a-file",s,{path:n,reason:"backslash"});const i=(0,w.j7)((0,z.HT)(t,n))??"",a=jt(r,ft(i));if(a===void 0)return An(t,
n,i,s);if(a.kind!=="inside"||a.entry.kind!=="directory")return Dt(t,{path:n,wanted:i,found:a},s);const f=await Mt(r,i);if(f===
Q.uY)return(0,z.c6)("package-json-invalid",s,{path:F.posix.join(i,"package.json")});if(f===void 0)return(0,z.c6)("target\
-not-a-file",s,{path:n,reason:"directory"});const k=await Dt(t,{path:n,wanted:i,found:f.found},s);return f.by===void 0||
!t.changed.has(f.by)?k:(0,z.fj)([k,(0,z.c6)("target-changed",s,{path:f.by})])}e(pt,"resolveScript");async function Dt(t,{
path:n,wanted:s,found:r},o){const{tree:i,changed:a}=t;if(r.kind==="missing")return(0,z.c6)("target-missing",o,{path:n});
if(r.kind==="outside")return(0,z.c6)("target-outside",o,{path:n,reason:"symlink"});if(r.kind!=="inside")return(0,z.c6)("\
target-not-a-file",o,{path:n,reason:"loop"});const{entry:f}=r;if(!(0,Q.$W)(f.kind))return(0,z.c6)("target-not-a-file",o,
{path:n,reason:f.kind});const k=/\.([^./]*)$/.exec(f.path.replace(/.*\//,""))?.[1]??"";if(!Sn.has(k))return(0,z.c6)("tar\
get-extension",o,{path:n,extension:k});const N=await Rt(t,f,n,o);if(N.some(rt))return{targets:[],problems:N};const X=[...N],
oe={path:f.path};return(a.has(f.path)||a.has(s))&&X.push((0,y.l4)("target-changed",o,oe)),f.tracked&&await En(i,f)&&X.push(
(0,y.l4)("target-writes",o,oe)),{targets:[(0,z.aC)(t,{kind:"file",name:n,path:f.path})],problems:X}}e(Dt,"resolveFound");
async function Rt(t,{path:n,tracked:s,built:r},o,i){const a=ot(n);return a===void 0?(s||r)&&!(0,w.UO)(n,"node_modules")?
[]:[(0,y.l4)("target-untracked",i,{path:o})]:s?[(0,y.l4)("dependency-unverified",i,{name:a,path:o,fault:"committed"})]:await Qe(
t,{name:a,path:o},i)}e(Rt,"trustProblems");async function An(t,n,s,r){const o=ot(s);if(o===void 0&&t.tree.isPending?.(s))
return(0,z.c6)("target-not-judged",r,{path:n});if(o===void 0||t.tree.stat("node_modules")!==void 0)return(0,z.c6)("targe\
t-missing",r,{path:n});const i=await Qe(t,{name:o,path:n},r);return i.some(rt)?{targets:[],problems:i}:(0,z.fj)([(0,z.c6)(
"not-installed",r,{name:o}),{targets:[],problems:i}])}e(An,"missing");async function jn(t,n,s){const r=at(n,s,t.directory);
if(r!==void 0)return{targets:[],problems:[r]};if(it(n)){const i=((0,dt.c)(n)??[]).map(k=>(0,z.HT)(t,k));return i.some(k=>(0,w.
O4)(t.tree,St(k)).kind==="outside")?(0,z.c6)("target-outside",s,{path:n,reason:"symlink"}):mn(t.tree,i.map(k=>(0,w.j7)(k)??
k))?(0,z.c6)("test-pattern-empty",s,{pattern:n}):z.K$}const o=(0,w.O4)(t.tree,(0,z.HT)(t,n));return o.kind==="inside"&&o.
entry.kind==="directory"&&o.entry.tracked?z.K$:pt(t,n,s)}e(jn,"resolveTest");async function Mn(t,n){const{flags:s,operands:r}=t,
o=(0,P.w)(t);if(Pn(t,o))return z.K$;const i=[];for(const a of s)i.push(await It(a,n));for(const{text:a,span:f}of r){if(a===
""||a.startsWith("-"))continue;const k=o?jn:pt;i.push(await k(n,a,f))}return(0,z.fj)(i)}e(Mn,"resolveNode");function Pn({
operands:t},n){const s=t[0]?.text;return s==="inspect"||s==="debug"&&!n}e(Pn,"isDebugger");const $n=new Set(["--import",
"--require","--experimental-loader"]);async function It(t,n){const{name:s,value:r="",span:o}=t;if(s==="--env-file"||s===
"--env-file-if-exists")return xn(n,r,o);if(!$n.has(s)||!/^[@a-z]/i.test(r))return z.K$;const i=/^(?:@[^/]+\/)?[^/]+/.exec(
r)?.[0]??r,a=await Qe(n,{name:i,path:r},o);return{targets:[],problems:a}}e(It,"inspectNodeFlag");async function Tn(t,n,s){
const{tree:r}=t,o=await(0,Q.jJ)(r,"");if(o===Q.uY)return(0,z.c6)("package-json-invalid",s,{path:"package.json"});if(o?.binaries.
has(n))return(0,z.c6)("binary-shadowed",s,{name:n,path:o.path});const i=(0,z.HT)(t,`node_modules/.bin/${n}`);if(t.directory!==
""&&r.stat(i)!==void 0)return(0,z.c6)("dependency-unverified",s,{name:n,path:i,fault:"elsewhere"});const a=r.stat("node_\
modules");if(a===void 0)return Ln(t,o,n,s);const f=await In(r,n),k=r.stat(f),N=(0,w.O4)(r,f);if(k===void 0||N.kind==="mi\
ssing")return(0,z.c6)("binary-missing",s,{name:n});if(N.kind!=="inside")return(0,z.c6)("target-outside",s,{path:f,reason:"\
symlink"});const X=ot(N.path),oe=a.tracked||k.tracked,we=!oe&&N.entry.tracked&&await Rn(r,N.path);if(X===void 0&&!we||!(0,Q.
$W)(N.entry.kind))return(0,z.c6)("dependency-unverified",s,{name:n,path:N.path,fault:"elsewhere"});if(!we&&(oe||N.entry.
tracked)){const je={name:X??n,path:N.path,fault:"committed"};return(0,z.c6)("dependency-unverified",s,je)}const de=we?[]:
await Dn(t,n,N.path,s);if(de.some(rt))return{targets:[],problems:de};if(!await Nn(r,N.path))return(0,z.c6)("binary-not-n\
ode",s,{name:n,path:N.path});we&&t.changed.has(N.path)&&de.push((0,y.l4)("target-changed",s,{path:N.path}));const Se={kind:"\
package_binary",name:n,path:N.path};return{targets:[(0,z.aC)(t,Se)],problems:de}}e(Tn,"resolveBinary");async function Dn(t,n,s,r){
const o=ot(s)??n,i=s.slice(`node_modules/${o}/`.length),a={name:n.startsWith("@")?void 0:n,file:i},f=await Qe(t,{name:o,
path:s,binary:a},r);if(o===n||!(await(0,se.n)(t.tree)).some(({entriesOf:X})=>X(n).length>0))return f;const N=await Qe(t,
{name:n,path:s},r);return[...f,...N.filter(X=>!rt(X))]}e(Dn,"inspectOwner");async function Rn(t,n){return(await(0,se.n)(
t)).some(({all:r})=>r.some(({source:o})=>{const i=o.kind==="file"?(0,w.j7)(o.at):void 0;return i!==void 0&&i!==""&&(0,w.
UO)(n,i)}))}e(Rn,"isLinked");async function In(t,n){const s=`node_modules/.bin/${n}`;if(!n.startsWith("@"))return s;const r=await(0,Q.
jJ)(t,`node_modules/${n}`);if(r===void 0||r===Q.uY)return s;const[o]=r.binaries;return`node_modules/.bin/${(r.binaries.size===
1?o:void 0)??n.replace(/^@[^/]*\//,"")}`}e(In,"linkOf");async function Nn(t,n){if(/\.[cm]?js$/.test(n))return!0;const[s=""]=(await t.
read(n)).subarray(0,256).toString("latin1").split(`
`,1);return/^#!.*[/ ]node\b/.test(s)}e(Nn,"isForNode");async function Ln(t,n,s,r){const o=await un(t.tree,s,n?.dependencies??
new Set);if(o===void 0)return(0,z.c6)("binary-missing",r,{name:s});const i={kind:"package_binary",name:s},a=await Qe(t,{
name:o,path:s},r);return{targets:[(0,z.aC)(t,i)],problems:[t.tree.isPending?.("node_modules")?(0,y.l4)("target-not-judge\
d",r,{path:s}):(0,y.l4)("not-installed",r,{name:s}),...a]}}e(Ln,"notInstalled");var Nt=d(3134),Ye=d(56760);const Cn=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/;
function Wn(t){if(Cn.test(t))return;const{commands:n}=(0,Ye.QR)(t);return n.find((r,o)=>!Fn(r)&&Un(t,n,o))?.text}e(Wn,"c\
ommandWithLostStatus");function Un(t,n,s){return Lt(t,n,s)==="||"&&Kn(n[s+1])?!1:n.slice(s).some((r,o)=>{const i=n[s+o+1],
a=Lt(t,n,s+o);return a==="||"?i!==void 0&&Bn(i):a==="&"||i!==void 0&&a!=="&&"})}e(Un,"losesStatus");function Lt(t,n,s){return t.
slice(n[s]?.end,n[s+1]?.start).trim()}e(Lt,"operatorAfter");function Fn({text:t}){return Ye.HM.has(t.split(/\s/)[0]??"")}
e(Fn,"isShells");function Bn({text:t}){return Ye.Vt.has(t.split(/\s/)[0]??"")||/^exit\s+0$/.test(t)}e(Bn,"succeedsAlways");
function Kn(t){return t!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.test(t.text)}e(Kn,"failsAlways");var Hn=d(61321);const Ct=new Set(
["assignment-refused","environment-assignment"]),zn=new Set([...Ct,"brace-expansion","glob-flag","glob-outside","glob-un\
clear","tilde-expansion","unquoted-glob","variable-expansion"]);class Gn{static{e(this,"GivenWords")}text;#e;#n;#o;#r;constructor({
event:n,body:s,words:r},o){let i=s;const a=[];for(const f of r){const k=i.length+1;i=`${i} ${(0,Hn.b)(f.text)}`,a.push({
word:f,at:{start:k,end:i.length}})}this.text=i,this.#e=s.length,this.#n=a,this.#o=n,this.#r=o}isGiven=e(({span:n})=>this.#n.
length>0&&n.end>this.#e,"isGiven");inCommand=e(n=>{const s=this.#n.filter(({at:i})=>i.start<n.span.end&&i.end>n.span.start),
r=s[0]?.word.span??this.#r,o=s.at(-1)?.word.span??this.#r;return{...n,span:{start:r.start,end:o.end}}},"inCommand");onlyGiven({
problems:n}){return{targets:[],problems:n.filter(this.isGiven)}}areReadableBehind({end:n},s){const r=s.every(({rule:o})=>Ct.
has(o));return this.#n.length>0&&n>this.#e&&r}unreadBehind({end:n},s,r,o=[]){if(this.#n.length===0||n<=this.#e)return[];
const i=s[0]?.text??"";if(r&&Ye.HM.has(i))return[];const a=r?.problems.some(({rule:X,span:oe})=>X==="program-not-allowed"&&
oe.start===s[0]?.span.start);if(r&&!a)return[];const f=ie.H.has(i.replace(/^.*[\\/]/,""))||o.some(({rule:X})=>!zn.has(X)),
k=this.#n.find(({word:X})=>f||X.text.startsWith("-"));if(k===void 0)return[];const N={script:this.#o,word:k.word.text,text:this.
text};return[(0,y.l4)("script-words-unread",k.at,N)]}}var ct=d(95903);const Vn=new Set(["build-files-unread","dependency\
-changed","dependency-redirected","dependency-stale","lockfile-missing","target-changed","target-writes","not-installed",
"only-prints","tool-flag-unknown","tool-runs-file","workspaces-changed"]);function Wt(t,n,s,r){const{directory:o,event:i,
words:a,builtIn:f}=n;return r.follow(`${o}\0${i}`,`${f??""}${(0,ct.r7)(n)}\0${a.length}`,()=>f==="server"?pt({...t,via:i},
"server.js",s):f==="restart"?Yn(t,a,s,r):Jn(t,n,s,r),k=>Xn(k,i,s))}e(Wt,"resolveRun");function Xn(t,n,s){return t.why===
"cycle"?(0,z.c6)("npm-script-cycle",s,{script:n}):(0,z.c6)("npm-script-chain",s,{script:n,limit:t.limit,what:t.why})}e(Xn,
"notFollowed");const Zn=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function Yn(t,n,s,r){
const o=e((f,k,N)=>r.resolve({program:"npm",subcommand:f,flags:k,operands:[{text:f,span:s,quoted:!1}],passthrough:N},t),
"npm"),i=await o("stop",[{name:"--if-present",written:"--if-present",span:s}],[]),a=i.problems.filter(({rule:f})=>!Zn.has(
f));return(0,z.fj)([{...i,problems:a},await o("start",[],n)])}e(Yn,"resolveRestart");async function Jn(t,n,s,r){const{event:o}=n,
i=new Gn(n,s),{text:a}=i,f={...t,via:o},k={targets:[(0,z.aC)(t,{kind:"npm_script",name:o,script:a})],problems:[]},N=(0,Ye.
Nz)(a);if(N!==void 0)return(0,z.fj)([k,(0,z.c6)("npm-script-dangerous",s,{script:o,text:a,danger:N})]);const{commands:X,
compound:oe}=(0,Ye.QR)(a),we=[];let de=!oe;for(const He of X){const{words:qe,problems:ut}=Qn(He),mt=(0,re.L)({problems:ut});
if(mt||(de=!1),mt||i.areReadableBehind(He,ut)){const wt=await ts(f,qe,r),tr=mt?wt:i.onlyGiven(wt),nr=i.unreadBehind(He,qe,
wt);we.push(tr,{targets:[],problems:[...ut.filter(i.isGiven),...nr]})}else we.push({targets:[],problems:i.unreadBehind(He,
qe,void 0,ut)})}const{targets:Se,problems:je}=(0,z.fj)(we),Oe=je.filter(i.isGiven).map(i.inCommand),$e=je.filter(He=>!i.
isGiven(He)).map(He=>({...He,span:s})),We=X.length>0&&X.every(({text:He})=>Ye.Vt.has(He.split(/\s/)[0]??"")),Ve=Wn(a),Ke=de?
z.K$:(0,z.c6)("npm-script-compound",s,{script:o,text:a});return{targets:[...k.targets,...Se],problems:[...Oe,...$e.filter(
Ut),...qn($e,s,o,a),...We?[(0,y.l4)("only-prints",s,{program:"npm",flag:`run ${o}`})]:[],...Ve===void 0?[]:[(0,y.l4)("np\
m-script-loses-failure",s,{script:o,text:a,command:Ve})],...Ke.problems]}}e(Jn,"resolveText");function Qn({text:t,start:n}){
const{words:s,problems:r}=(0,re.I)(t),o=e(i=>({...i,span:{start:i.span.start+n,end:i.span.end+n}}),"moved");return{words:s.
map(o),problems:r.map(o)}}e(Qn,"lexPart");function Ut({rule:t,args:n}){return t==="dependency-unverified"?"fault"in n&&n.
fault==="removed":Vn.has(t)||t.startsWith("npm-script-")||t.startsWith("npmrc-")}e(Ut,"isPassedOn");function qn(t,n,s,r){
const o=t.find(i=>!Ut(i));return o===void 0?[]:[(0,y.l4)("npm-script-text",n,{script:s,text:r,reason:o.rule})]}e(qn,"sum\
mary");const es=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function ts(t,n,s){const[r,...o]=n;if(r===void 0||Ye.HM.
has(r.text))return z.K$;const{families:i}=t,a=te(r.text)?r.text:i?.allowed.get(r.text),f=(0,z.c6)("program-not-allowed",
r.span,{program:r.text,group:"other"}),k=es.exec(r.text)?.[1]??r.text;if(a===void 0&&/[\\/]/.test(k))return f;const N=a?
De(a,o,i):De("npx",[{...r,text:k},...o]),X=await s.resolve(N.invocation,t),oe=X.problems.some(({rule:de,span:Se})=>de===
"binary-missing"&&Se.start===r.span.start);if(a===void 0&&oe)return f;const we=At(N.invocation,t.directory);return(0,z.fj)(
[{targets:[],problems:[...N.problems,...we]},X])}e(ts,"resolveCommand");var gt=d(17167);const ns=64*1024;function ss(t,n){
if(t.length>ns)return;const s=[],r=t.toString("utf8"),o=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let a=o.exec(r);a!==null;a=
o.exec(r))s.push(a[1]??a[2]??"");return s.every(a=>!a.startsWith("@")&&!a.startsWith('"'))?s.map(a=>({text:a,span:n,quoted:!0})):
void 0}e(ss,"wordsOfFile");const rs=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(t=>`.${t}`)];async function os(t,n){
return Ft(_t(t),t.operands[0],n)}e(os,"resolveToolFiles");async function Ft({files:t,roots:n,nodeFlags:s},r,o){const i=[
"",...n].flatMap(f=>{const k=(0,w.j7)((0,z.HT)(o,f));return k===void 0?[]:[k]}),a=[];for(const f of t)a.push(f.as==="arg\
uments"?await ls(f,r,o):f.as==="tests"?await cs(f,o):await Bt(f,[...new Set(i)],o));for(const f of s)a.push(await It(f,o));
return(0,z.fj)(a)}e(Ft,"resolveAll");async function Bt(t,n,s){const{as:r,path:o,span:i}=t,a=Ze(o,i,s.directory);if(a!==void 0)
return{targets:[],problems:[a]};const f=[];for(const k of n){const N=(0,w.j7)(F.posix.join(k,o));if(N===void 0)continue;
const X=await is(t,N,s);X!==void 0&&f.push(X)}return f.length>0?(0,z.fj)(f):r==="code"||r==="config"?(0,z.c6)("target-mi\
ssing",i,{path:o}):r==="module"&&t.first?as(o,i,s):z.K$}e(Bt,"resolveFile");async function is(t,n,s){const{as:r,path:o,span:i}=t,
{tree:a}=s,f=jt(a,r==="place"?[n]:rs.map(X=>n+X));if(f===void 0)return;const k=f.kind==="inside"&&!(0,Q.$W)(f.entry.kind);
if(r==="place"&&f.kind==="inside")return z.K$;if(!k)return lt(t,n,f,s);if(r==="config"){const X=(0,w.O4)(a,F.posix.join(
f.path,"tsconfig.json"));return X.kind==="missing"?z.K$:lt(t,n,X,s)}const N=await Mt(a,n);return N===Q.uY?(0,z.c6)("pack\
age-json-invalid",i,{path:F.posix.join(o,"package.json")}):N&&lt(t,n,N.found,s)}e(is,"resolveAt");async function lt({as:t,
path:n,span:s,ifFile:r},o,i,a){if(i.kind==="outside")return(0,z.c6)("target-outside",s,{path:n,reason:"symlink"});if(i.kind!==
"inside")return(0,z.c6)("target-not-a-file",s,{path:n,reason:"loop"});const{entry:f}=i,k=await Rt(a,f,n,s);if(k.some(rt))
return{targets:[],problems:k};const N=a.changed.has(f.path)||a.changed.has(o);return{targets:[(0,z.aC)(a,{kind:"file",name:n,
path:f.path})],problems:[...k,...t==="module"&&r?[r]:[],...N?[(0,y.l4)("target-changed",s,{path:f.path})]:[]]}}e(lt,"jud\
geFound");async function as(t,n,s){const r=/^(?:@[^/]+\/)?[^/]+/.exec(t)?.[0]??t;return{targets:[],problems:await Qe(s,{
name:r,path:t},n)}}e(as,"inspectPackage");async function cs(t,n){const{path:s,span:r}=t,o=at(s,r,n.directory);if(o!==void 0)
return{targets:[],problems:[o]};const a=(it(s)?((0,dt.c)(s)??[]).map(St):[s]).map(k=>(0,w.O4)(n.tree,(0,z.HT)(n,k)));if(a.
some(({kind:k})=>k==="outside"))return(0,z.c6)("target-outside",r,{path:s,reason:"symlink"});const[f]=a;return it(s)||f?.
kind!=="inside"||!(0,Q.$W)(f.entry.kind)?z.K$:lt(t,(0,w.j7)((0,z.HT)(n,s))??s,f,n)}e(cs,"resolveTests");async function ls({
path:t,span:n},s,r){const o=await Bt({as:"config",path:t,span:n},[r.directory],r),i=o.targets[0]?.path;if(s===void 0||i===
void 0)return o;const a=ss(await r.tree.read(i),n);if(a===void 0){const k=`@${t}`;return(0,z.fj)([o,(0,z.c6)("tool-loads\
-code",n,{program:s.text,flag:k})])}const f=(0,I.q)(s,a).map(k=>({...k,span:n}));return(0,z.fj)([o,{targets:[],problems:f},
await Ft(Ot(s,a),s,r)])}e(ls,"resolveArguments");async function us(t,n,s){const{subcommand:r,operands:o,flags:i}=t,[a]=o,
f=a?.span??i[0]?.span??{start:0,end:0};if(r==="exec")return a===void 0?z.K$:ht(n,t,a);const{project:k,selected:N,runs:X,
packages:oe,problems:we}=await(0,ct.HO)(t,n,f);if(k===void 0)return{targets:[],problems:we};const de=[await(0,gt.T)({...n,
directory:k},f)];for(const je of oe){const Oe={...n,directory:je},$e=X.filter(Ve=>Ve.directory===je);$e.length>0&&de.push(
Kt(Oe,f));for(const Ve of $e)de.push(await Wt(Oe,Ve,f,s));const We=F.posix.join(je,"package.json");n.changed.has(We)&&de.
push((0,z.c6)("target-changed",f,{path:We}))}const Se=F.posix.join(k,"package.json");return N&&!oe.includes(k)&&n.changed.
has(Se)&&de.push((0,z.c6)("target-changed",f,{path:Se})),(0,z.fj)([...de,{targets:[],problems:we}])}e(us,"resolveNpm");async function ht(t,n,{
text:s,span:r}){const o=await Tn(t,s,r);if(o.targets.length===0)return o;const i=await os(n,t),a=(0,ae.wS)(s)||(0,ae.Of)(
s)||t.via!==void 0;return(0,z.fj)([o,a?z.K$:(0,z.c6)("tool-unknown",r,{tool:s}),i])}e(ht,"resolveTool");function Kt({tree:t,
directory:n},s){const r=(0,Nt.M)(n).flatMap(o=>["node","npm","npx","sh"].map(i=>F.posix.join(o,"node_modules/.bin",i))).
find(o=>t.stat(o)!==void 0);return r===void 0?z.K$:(0,z.c6)("path-shadowed",s,{path:r})}e(Kt,"shadows");const ds=256*1024;
async function fs({data:t},{tree:n},s){const r=[];for(const[o,i]of Object.entries(t.deciding_settings)){const a=(0,w.O4)(
n,o);if(a.kind==="missing"&&n.stat(o)===void 0)continue;if(a.kind!=="inside"||!(0,Q.$W)(a.entry.kind)){r.push((0,z.c6)("\
npmrc-unread",s,{path:o,reason:"it is not a regular file"}));continue}if((a.entry.size??0)>ds){r.push((0,z.c6)("npmrc-un\
read",s,{path:o,reason:"it is too large"}));continue}const f=(await n.read(a.path)).toString("utf8"),k=i.split(" ").filter(
N=>ps(N,f));hs.test(f)&&k.push("\\"),r.push(k.length===0?z.K$:(0,z.c6)("npmrc-redirects",s,{path:o,keys:k}))}return(0,z.
fj)(r)}e(fs,"inspectManagerSettings");function ps(t,n){const s=t.endsWith("!"),r=s?t.slice(0,-1):t,o=new RegExp(`(?:^|[\\\
s{,.["'])${r}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...n.matchAll(o)].some(([,i=""])=>!s||gs(i.trim()))}e(ps,"p\
ackage_manager_settings_decides");function gs(t){return/^[>|&*!{[]/.test(t)||(0,w.j7)(t.replace(/^["']|["']$/g,""))===void 0}
e(gs,"leadsOutside");const hs=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/,ms={informs:!1,workspace:[],includeRoot:!1,ignoreScripts:!1,
ifPresent:!1};async function Ht(t,n,s,r){const{subcommand:o,operands:i,flags:a,launched:f=[]}=t,[k]=i;if(k===void 0)return z.
K$;const{text:N,span:X}=k,oe=(0,z.fj)([await(0,gt.T)({...s,directory:""},X),s.directory===""?z.K$:await(0,gt.T)(s,X),await fs(
n,s,X)]);if(o==="exec"){const Oe=f.length>0?z.K$:await ht(s,t,k);return(0,z.fj)([oe,Oe])}const we=Gt(t,n),de=await ws(s,
we,X);if("problems"in de)return(0,z.fj)([oe,de]);const Se=de.filter(({manifest:Oe})=>Oe.scripts.has(N));if(Se.length>0){
const Oe=Se.map($e=>ys($e,t,s,X,r));return(0,z.fj)([oe,...await Promise.all(Oe)])}if(o==="script-or-tool"&&f.length>0)return oe;
if(o==="script-or-tool"){const Oe=await ht(s,{...t,subcommand:"exec"},k);return(0,z.fj)([oe,Oe])}const je=a.some(({name:Oe})=>Oe===
"--if-present");return(0,z.fj)([oe,(0,z.c6)("npm-script-missing",X,{script:N,passes:je})])}e(Ht,"resolvePackageManager");
function zt({use:t}){return t.starts==="script-or-tool"||t.starts==="script-tool-or-file"}e(zt,"isPackageManager");function Gt({
anyPackage:t,flags:n,passthrough:s},{data:r}){const o=[...n.map(({name:i})=>i),...s.map(({text:i})=>i)];return t===!0||o.
some(i=>r.selecting_flags.includes(i.replace(/=.*/s,"")))}e(Gt,"selectsPackages");async function ws({tree:t,directory:n},s,r){
const o=(0,Nt.M)(n).filter(f=>t.stat(F.posix.join(f,"package.json"))!==void 0),i=s?ks(t):o.slice(0,1);if(i.length===0)return(0,z.
c6)("package-json-missing",r,{directory:n});const a=[];for(const f of i){const k=await(0,Q.jJ)(t,f);if(k===Q.uY)return(0,z.
c6)("package-json-invalid",r,{path:F.posix.join(f,"package.json")});k!==void 0&&a.push({directory:f,manifest:k})}return a}
e(ws,"packagesOf");function ks(t){const n=[];for(const{path:s}of t.files())F.posix.basename(s)==="package.json"&&(s.split(
"/").includes("node_modules")||n.push(F.posix.dirname(s).replace(/^\.$/,"")));return n}e(ks,"everyPackage");async function ys({
directory:t,manifest:n},{operands:s,passthrough:r},o,i,a){const f={...o,directory:t},k=[Kt(f,i)],N=s[0]?.text??"",X=(0,ct.
UN)(n,f,N,r,ms);for(const de of X)k.push(await Wt(f,de,i,a));const oe=(0,ct.Ih)(X,N,n.path,f,i);return k.push({targets:[],
problems:oe}),o.changed.has(n.path)&&k.push((0,z.c6)("target-changed",i,{path:n.path})),(0,z.fj)(k)}e(ys,"scriptsOf");const vs=5;
async function bs(t,n,s,r){const o=xs(t,n,s);if("problems"in o)return o;const{subcommand:i,starts:a,operands:f}=t,[k]=f,
N=[_s(n,s,Vt(t)),...Os(t,o)];if(k!==void 0&&a==="file"&&N.push(Xt(o,k)),k!==void 0&&a==="module"&&N.push(Es(o,k)),!zt(n))
return(0,z.fj)(N);if(i==="run"||i==="exec"||i==="script-or-tool")N.push(await Ht(t,n,o,r));else if(i!==void 0&&Gt(t,n)){
const X={text:i,span:Vt(t),quoted:!1},oe={...t,subcommand:"run",operands:[X]};N.push(await Ht(oe,n,o,r))}return(0,z.fj)(
N)}e(bs,"resolveProgram");function Vt({operands:t,flags:n}){return t[0]?.span??n[0]?.span??{start:0,end:0}}e(Vt,"spanOf");
function xs({flags:t},{data:n},s){let{directory:r}=s;for(const{name:o,value:i,span:a}of t){if(i===void 0||!n.directory_flags.
includes(o))continue;const f=(0,w.j7)(r===""?i:`${r}/${i}`),k=f===void 0?void 0:(0,w.O4)(s.tree,f);if(k===void 0||k.kind===
"outside")return(0,z.c6)("target-outside",a,{path:i,reason:k?"symlink":"above"});if(k.kind!=="inside")return(0,z.c6)("ta\
rget-missing",a,{path:i});r=k.path}return{...s,directory:r}}e(xs,"directoryOf");function _s({program:t,data:n},{tree:s,changed:r},o){
if(n.build_files.length===0)return z.K$;const i=e(N=>n.build_files.some(X=>(0,Et.M)(X.includes("/")?N:F.posix.basename(N),
X,{dot:!0})),"isOne"),a=[];for(const{path:N}of s.files())!(0,w.UO)(N,"node_modules")&&i(N)&&a.push(N);const f=a.filter(N=>r.
has(N)),k=a.slice(0,vs);return(0,z.fj)([a.length===0?z.K$:(0,z.c6)("build-files-unread",o,{program:t,files:k,count:a.length}),
...f.map(N=>(0,z.c6)("target-changed",o,{path:N}))])}e(_s,"buildFiles");function Os({operands:t,flags:n,starts:s,subcommand:r,
family:o},i){const a=o&&zt(o)&&r!=="test";return[...(s===void 0&&!a?t:[]).map(({text:N,span:X})=>({text:N.replace(/::.*$/s,
""),span:X})),...n.flatMap(({value:N,span:X})=>N===void 0?[]:[{text:N,span:X}])].map(({text:N,span:X})=>{const oe=(0,w.j7)(
(0,z.HT)(i,N));return oe===void 0||oe===""?z.K$:(0,w.UO)(oe,".git",{ignoreCase:!0})?(0,z.c6)("target-in-git",X,{path:oe}):
(0,w.O4)(i.tree,oe).kind==="outside"?(0,z.c6)("target-outside",X,{path:N,reason:"symlink"}):z.K$})}e(Os,"pathsOf");function Xt(t,{
text:n,span:s}){const r=Ze(n,s,t.directory);if(r!==void 0)return{targets:[],problems:[r]};const o=(0,w.j7)((0,z.HT)(t,n))??
"",i=(0,w.O4)(t.tree,o);if(i.kind==="missing")return(0,z.c6)("target-missing",s,{path:n});if(i.kind==="outside")return(0,z.
c6)("target-outside",s,{path:n,reason:"symlink"});if(i.kind!=="inside"||!(0,Q.$W)(i.entry.kind)){const k=i.kind==="insid\
e"?i.entry.kind:"loop";return(0,z.c6)("target-not-a-file",s,{path:n,reason:k})}const{entry:a}=i;if(!a.tracked)return(0,z.
c6)("target-untracked",s,{path:n});const f=t.changed.has(a.path)||t.changed.has(o);return(0,z.fj)([{targets:[(0,z.aC)(t,
{kind:"file",name:n,path:a.path})],problems:[]},f?(0,z.c6)("target-changed",s,{path:a.path}):z.K$])}e(Xt,"program_resolv\
eFile");function Es(t,{text:n,span:s}){const r=n.replaceAll(".","/"),o=["","src/"].flatMap(i=>[`${i}${r}.py`,`${i}${r}/_\
_main__.py`]).find(i=>t.tree.stat((0,z.HT)(t,i))!==void 0);return o===void 0?(0,z.c6)("tool-unknown",s,{tool:n}):Xt(t,{text:o,
span:s,quoted:!1})}e(Es,"resolveModule");var Ss=d(14006);const As=/^[\w:.@/-]+$/,Zt=200,js=4,Ms=/^[\w:.@/*?{},[\]-]+$/;async function Ps(t,n){
const{selects:s,operands:r}=t,[o]=r;if(s===void 0||o===void 0)return[t];const i=await(0,Q.jJ)(n.tree,n.directory),{text:a,
span:f}=o,k={program:"npm",flag:a};if(!$s(a))return(0,y.l4)("launches-programs",f,k);const N=i&&i!==Q.uY?[...i.scripts.keys()]:
[];if(N.some(oe=>oe.length>Zt))return(0,y.l4)("launches-programs",f,k);const X=N.filter(Ts(a,s));return X.length===0?(0,y.
l4)("npm-script-missing",f,{script:a,passes:!1}):X.every(oe=>As.test(oe))?X.map(oe=>{const{selects:we,...de}=t;return{...de,
operands:[{...o,text:oe}]}}):(0,y.l4)("launches-programs",f,k)}e(Ps,"selectScripts");function $s(t){return t.length<=Zt&&
Ms.test(t)&&t.split("*").length-1<=js}e($s,"isPlainPattern");function Ts(t,n){if(n==="glob"){const i=Ss(Yt(t),{nonegate:!0,
strictSlashes:!0});return a=>i(Yt(a))}const s=t.indexOf("*"),[r,o]=[t.slice(0,s),t.slice(s+1)];return i=>i.length>=r.length+
o.length&&i.startsWith(r)&&i.endsWith(o)}e(Ts,"matcherOf");function Yt(t){return t.replace(/[:/]/g,n=>n===":"?"/":":")}e(
Yt,"swapped");const Jt=64,Qt=2e3;class Ds{static{e(this,"Trail")}#e=new Set;#n=new Set;resolve;#o;constructor(n,s){this.
resolve=n,this.#o=s}async follow(n,s,r,o){if(this.#e.has(n))return o({why:"cycle"});const i=await this.#o?.tickScript();
if(i!==void 0)return o({why:"time",limit:i});const a=`${n}\0${s}`;if(this.#n.has(a))return z.K$;if(this.#e.size>=Jt)return o(
{why:"depth",limit:Jt});if(this.#n.size>=Qt)return o({why:"count",limit:Qt});this.#e.add(n);const f=await r();return this.#e.
delete(n),this.#n.add(a),f}}function Rs(t,n,s){const r=new Ds((o,i)=>qt(o,i,r),s);return qt(t,n,r)}e(Rs,"resolveInvocati\
on");async function qt(t,n,s){const r=[];for(const o of[t,...Ue(t)]){const i=await Ps(o,n);if("rule"in i)r.push({targets:[],
problems:[i]});else for(const a of i)r.push(await Is(a,n,s))}return(0,z.fj)(r)}e(qt,"resolve");function Is(t,n,s){const{
program:r,family:o}=t;return o!==void 0?bs(t,o,n,s):r==="node"?Mn(t,n):us(t,n,s)}e(Is,"resolveOne");var Ns=d(72137),en=d(
26033);const Ls=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
Cs=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
Ws=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,Us=/^[A-Za-z][a-z']*[:,]?$/,Fs=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
Bs=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,Ks=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function Hs(t){const n=t.trim(),[s="",...r]=n.split(/\s+/,100);if(ie.H.has(s))return!1;if(Fs.test(n)||Bs.test(n)||Ks.test(
s))return!0;if(/[;&|<>$`]/.test(n))return!1;const o=Us.test(s);if(r.some(a=>/^--?[A-Za-z]/.test(a)))return!1;if((o||Ws.test(
s))&&r.some(a=>Ls.test(zs(a))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(s))return r.length>0||/[.!:]$/.test(s);const i=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(r[0]??"");return o&&i&&(Cs.test(s)||/[a-z]{2}[.!?]$/.test(n))}e(Hs,"isSentence");function zs(t){return t.replace(/[.,;:!?]$/,
"")}e(zs,"trimmed");const tn={...et.PM,offered:new Map},Gs=new Set;async function Vs(t,n={}){const s=nn(t,n),{tree:r,base:o,
changed:i=Gs,cwd:a="",clock:f,programs:k=tn}=n;if(r===void 0||s.invocation===void 0||s.argv===null)return s;const N={tree:r,
directory:a,changed:i,families:k,...o&&{base:o}},{invocation:X}=s,{targets:oe,problems:we}=await Rs(X,N,f);return{...s,...await Xs(
X,oe,N),targets:oe,problems:er(s.problems,we)}}e(Vs,"readCommand");async function Xs(t,n,s){if(t.program!=="npm"&&t.program!==
"npx")return{};const r=await(0,en.a)(t,s),o=n.some(({kind:f,via:k})=>f==="package_binary"&&k===void 0),a=(r?(0,en.F)(r).
some(({text:f})=>Zs.test(f)):!o)?await(0,Ns.U)(s.tree,s.changed):[];return{...r&&{scripts:r},...a.length>0&&{npmSettings:a}}}
e(Xs,"npmParts");const Zs=/(?:^|[^\w.-])np[mx](?![\w.-])/;function nn(t,{tree:n,cwd:s="",programs:r=tn}={}){if(typeof t!=
"string")return Js(t);const{words:o,assignments:i,problems:a}=(0,re.I)(t,n),[f]=o,k=e((Oe,$e,We)=>({command:t,words:o,assignments:i,
argv:Oe,...We===void 0?void 0:{invocation:We},targets:[],problems:$e}),"read");if(f===void 0)return k(null,a);const N=(0,re.
L)({problems:a})?o.map(({text:Oe})=>Oe):null,{program:X,problem:oe}=qs(t,o,r);if(oe?.rule==="sentence")return k(N,[oe,...a]);
if(X===void 0)return k(N,[...a,oe]);const we=Ys(o,a).slice(1),{invocation:de,problems:Se}=De(X,we,r),je=At(de,s);return k(
N,[...a,...Se,...je],de)}e(nn,"readWords");function Ys(t,n){const s=n.find(r=>r.rule==="shell-operator"||(0,y.AN)(r,"lin\
e-break")&&!r.args.quoted);return s===void 0?t:t.filter(({span:r})=>r.start<s.span.start)}e(Ys,"ownWords");function Js(t){
const n=t===null?"null":Array.isArray(t)?"array":typeof t,s=(0,y.l4)("command-not-text",{start:0,end:0},{type:n});return{
command:"",words:[],assignments:[],argv:null,targets:[],problems:[s]}}e(Js,"notText");const Qs=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function qs(t,n,{allowed:s,offered:r}){const[o]=n,i=o?.text??"",a=te(i)?i:s.get(i);if(a!==void 0)return{program:a};const f=o?.
span??{start:0,end:0},k=e((X,oe)=>({program:void 0,problem:(0,y.l4)(X,f,oe)}),"fails"),[,N]=Qs.exec(i)??[];if(N===void 0&&
Hs(t)){const X=n.at(-1)?.span.end??f.end;return{program:void 0,problem:(0,y.l4)("sentence",{start:f.start,end:X},{})}}return/[\\/]/.
test(i)?k("program-by-path",{program:i}):N!==void 0?k("program-look-alike",{program:i,meant:N.toLowerCase()}):k("program\
-not-allowed",{program:i,group:ie.H.get(i)??"other",offered:r.get(i)??"",allowed:[...s.keys()]})}e(qs,"readProgram");function er(t,n){
const s=new Set(t.map(sn)),r=[...t];for(const o of n){const i=sn(o);s.has(i)||(s.add(i),r.push(o))}return r}e(er,"merge");
function sn({rule:t,span:n,args:s}){return JSON.stringify([t,n.start,n.end,s])}e(sn,"problemKey")}),62501:((fe,ee,d)=>{d.
d(ee,{c:e(()=>I,"c")});const y=200,H=1e3;function I(G){if(G.length>H)return;let w=[G.replace(/\[(.)(?:-\1)?\]/gs,"$1")];
const M=[];for(;w.length>0;){const T=[];for(const p of w){const c=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(p);if(c===null)M.push(
p);else{const{0:l,1:g="",index:m}=c,[x,L]=[p.slice(0,m),p.slice(m+l.length)];T.push(...g.split(",").map(u=>`${x}${u}${L}`))}}
if(T.length+M.length>y)return;w=T}return M}e(I,"alternativesOf")}),36754:((fe,ee,d)=>{d.d(ee,{D7:e(()=>y,"D7"),Ms:e(()=>G,
"Ms"),Vx:e(()=>I,"Vx"),jU:e(()=>w,"jU"),r7:e(()=>H,"r7")});function y(M){return typeof M=="object"&&M!==null&&!Array.isArray(
M)?M:{}}e(y,"objectIn");function H(M,T){const p=Object.hasOwn(M,T)?M[T]:void 0;return typeof p=="string"?p:""}e(H,"textI\
n");function I(M,T,p=[]){const c=new Map;for(const[l,g]of T){const m=c.get(l);m?m.push(g):c.set(l,[g])}return{path:M,entriesOf:e(
l=>c.get(l)??[],"entriesOf"),all:[...T.map(([,l])=>l),...p]}}e(I,"lockOf");function G({name:M,version:T,source:p},c,l){return{
name:M,version:T,source:p,...c&&{integrity:c},...l&&{bin:l}}}e(G,"entryOf");function w(M,T){if(typeof M=="string")return{
[T.replace(/^@[^/]*\//,"")]:M};const p=Object.entries(y(M)).filter(([,c])=>typeof c=="string");return p.length===0?void 0:
Object.fromEntries(p)}e(w,"binOf")}),73012:((fe,ee,d)=>{d.d(ee,{n:e(()=>W,"n")});var y=d(99547),H=d(38815),I=d(125),G=d(
72360),w=d(36754),M=d(79168);function T(D,j){const V=[],q=[];for(const[ne,te]of Object.entries((0,w.D7)((0,w.D7)(j).packages))){
const ie=Array.isArray(te)?te:[],[,ae=ne,ge=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(ie[0]??""))??[],ke=(0,M.v)(ge,
ae,ge),xe=ke.kind==="registry",Ae=xe&&typeof ie[1]=="string"?ie[1]:"",Le=ie.slice(1).findLast(Ce=>/^[a-z\d]+-[\w+/=]+$/i.
test(String(Ce))),Re=ie.slice(1).map(w.D7).find(Ce=>Object.keys(Ce).length>0),Me=(0,w.Ms)({name:ae,version:xe?ge:"",source:Ae===
""?ke:(0,M.v)(Ae,ae,ge)},Le===void 0?"":String(Le),(0,w.jU)(Re?.bin,ae));/^(?:@[^/]+\/)?[^/]+$/.test(ne)?V.push([ne,Me]):
q.push(Me)}return(0,w.Vx)(D,V,q)}e(T,"bunLock");function p(D,j){const V=(0,w.D7)(j),q=Object.entries((0,w.D7)(V.packages));
if(q.length===0)return(0,w.Vx)(D,...l((0,w.D7)(V.dependencies)));const ne=[],te=[];for(const[ie,ae]of q){const[,ge,ke]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.
exec(ie)??[];if(ke===void 0)continue;const xe=c(ke,(0,w.D7)(ae));ge===""?ne.push([ke,xe]):te.push(xe)}return(0,w.Vx)(D,ne,
te)}e(p,"npmLock");function c(D,j){const V=(0,w.r7)(j,"name")||D,q=(0,w.r7)(j,"version"),ne=(0,w.r7)(j,"resolved"),te=j.
link===!0?{kind:"file",at:ne.replace(/^file:/,"")}:(0,M.v)(ne,V,q);return(0,w.Ms)({name:V,version:q,source:te},(0,w.r7)(
j,"integrity"),(0,w.jU)(j.bin,V))}e(c,"packageEntry");function l(D){const j=[];return[Object.entries(D).map(([q,ne])=>{const te=(0,w.
D7)(ne),ie=(0,w.r7)(te,"version"),{name:ae,range:ge}=(0,M.e)(ie)??{name:q,range:ie},ke=(0,M.v)(ie,ae,ge),xe=ke.kind==="r\
egistry"?(0,M.v)((0,w.r7)(te,"resolved"),ae,ge):ke,[Ae,Le]=l((0,w.D7)(te.dependencies));return j.push(...Ae.map(([,Re])=>Re),
...Le),[q,(0,w.Ms)({name:ae,version:ge,source:xe},(0,w.r7)(te,"integrity"))]}),j]}e(l,"firstVersion");const g=["dependen\
cies","devDependencies","optionalDependencies"];function m(D,j){const V=(0,w.D7)(j),q=V.importers===void 0?V:(0,w.D7)((0,w.
D7)(V.importers)["."]),ne=(0,w.D7)(V.packages),te=g.flatMap(ae=>Object.entries((0,w.D7)(q[ae])).map(([ge,ke])=>{const xe=typeof ke==
"string"?ke:(0,w.r7)((0,w.D7)(ke),"version");return[ge,x(ge,xe,ne)]})),ie=Object.keys(ne).map(ae=>u(ae,"",ne[ae]));return(0,w.
Vx)(D,te,ie)}e(m,"pnpmLock");function x(D,j,V){if(/^(?:link|file|workspace):/.test(j))return{name:D,version:"",source:(0,M.
v)(j,D,"")};const q=L(j),ne=/^\d/.test(q),te=[j,q].flatMap(ae=>ne?[`${D}@${ae}`,`/${D}@${ae}`,`/${D}/${ae}`]:[ae,`${D}@${ae}`]),
ie=te.find(ae=>Object.hasOwn(V,ae))??te.at(-1)??"";return u(ie,D,V[ie])}e(x,"entryFor");function L(D){return D.replace(/\(.*$/s,
"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}e(L,"withoutPeers");function u(D,j,V){const q=(0,w.D7)(V),ne=(0,w.D7)(q.resolution),
[,te=j,ie=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(L(D))??[],ae=(0,w.r7)(q,"name")||te||j,ge=(0,w.r7)(q,"version")||
ie,ke=h(ne,ae,ge);return(0,w.Ms)({name:ae,version:ge,source:ke},(0,w.r7)(ne,"integrity"))}e(u,"pnpm_packageEntry");function h(D,j,V){
const q=(0,w.r7)(D,"repo");if(q!=="")return{kind:"git",at:q};const ne=(0,w.r7)(D,"directory");if(ne!=="")return{kind:"fi\
le",at:ne};const te=(0,w.r7)(D,"tarball");return te===""?(0,M.v)(V,j,V):(0,M.v)(te,j,V)}e(h,"sourceIn");const C=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function U(D,j){const V=Z(j).flatMap(([q,ne])=>{const te=(0,w.r7)(ne,"version"),ie=(0,w.r7)(ne,"resolved");return A(q).map(
([ae,ge])=>{const ke=(0,M.e)(ge)?.name??ae,xe=(0,M.v)(ge,ke,te),Ae=xe.kind==="file"||xe.kind==="git"?xe:(0,M.v)(ie,ke,te);
return[ae,(0,w.Ms)({name:ke,version:te,source:Ae},(0,w.r7)(ne,"integrity"))]})});return(0,w.Vx)(D,V)}e(U,"classicLock");
function Z(D){const j=[];for(const V of D.split(/\r?\n/)){if(V===""||V.startsWith("#"))continue;const q=j.at(-1),[,ne,te]=/^ {2}"?([\w-]+)"? (.*)$/.
exec(V)??[];V.startsWith(" ")?q&&ne!==void 0&&te!==void 0&&(q[1][ne]=P(te)):j.push([V.replace(/:\s*$/,""),Object.create(
null)])}return j}e(Z,"classicBlocks");function P(D){return D.trim().replace(/^"(.*)"$/s,"$1")}e(P,"unquoted");function A(D){
return D.split(",").flatMap(j=>{const[,V,q]=C.exec(P(j))??[];return V===void 0||q===void 0?[]:[[V,q]]})}e(A,"descriptors\
In");function B(D,j){const q=Object.entries((0,w.D7)(j)).map(([ne,te])=>[ne,(0,w.D7)(te)]).flatMap(([ne,te])=>{const[,ie="",
ae=""]=C.exec((0,w.r7)(te,"resolution"))??[];if(ie==="")return[];const ge=(0,w.r7)(te,"version"),ke=(0,M.v)(_(ae),ie,ge),
xe=(0,w.r7)(te,"checksum");return A(ne).map(([Ae])=>[Ae,(0,w.Ms)({name:ie,version:ge,source:ke},xe)])});return(0,w.Vx)(D,
q)}e(B,"berryLock");function _(D){const[,j]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(D)??[],V=j===void 0?D:decodeURIComponent(
j),[,q]=/__archiveUrl=([^&]+)/.exec(V)??[];return q!==void 0?decodeURIComponent(q):V.replace(/^npm:/,"")}e(_,"addressIn");
const $=["npm-shrinkwrap.json","package-lock.json"],v={"pnpm-lock.yaml":e((D,j)=>m(D,Y(j)),"pnpm-lock.yaml"),"yarn.lock":e(
(D,j)=>/^__metadata:/m.test(j)?B(D,Y(j)):U(D,j),"yarn.lock"),"bun.lock":e((D,j)=>T(D,(0,y.parse)(j,[],{allowTrailingComma:!0})),
"bun.lock")},E=64*1024*1024,K=new WeakMap;function W(D){const j=K.get(D)??R(D);return K.set(D,j),j}e(W,"readLocks");async function R(D){
const j=[];for(const V of $){const q=await(0,G.JE)(D,V,E);if(q!==void 0){j.push(q===G.uY?(0,w.Vx)(V,[]):p(V,q));break}}for(const[
V,q]of Object.entries(v)){const ne=(0,I.O4)(D,V);if(ne.kind==="missing"&&D.stat(V)===void 0)continue;ne.kind==="inside"&&
(0,G.$W)(ne.entry.kind)&&(ne.entry.size??0)<=E?j.push(q(V,(await D.read(ne.path)).toString("utf8"))):j.push((0,w.Vx)(V,[]))}
return j}e(R,"readAll");function Y(D){try{return(0,H.qg)(D,{maxAliasCount:0,logLevel:"silent"})}catch{return}}e(Y,"yaml")}),
44710:((fe,ee,d)=>{d.d(ee,{BF:e(()=>w,"BF"),Fv:e(()=>M,"Fv"),w4:e(()=>G,"w4"),yX:e(()=>I,"yX")});var y=d(17167);const H="\
registry.npmjs.org",I=[H,"registry.yarnpkg.com"];function G({at:c},l){return(c===void 0||I.includes(c)?l:void 0)??c??H}e(
G,"hostOf");async function w(c,l){const g=await T(c),m=Object.entries(g).filter(([h])=>h==="registry"||h.endsWith(":regi\
stry")).map(([,h])=>p(String(h))),x=l.flatMap(({all:h})=>h.flatMap(({source:C})=>C.kind==="registry"&&C.at?[C.at]:[])),L=g.
registry===void 0,u=x.some(h=>I.includes(h));return new Set([...m,...x,...L||u?I:[]])}e(w,"knownHosts");async function M(c,l){
const g=await T(c),[m]=l.startsWith("@")?l.split("/"):[],x=m&&g[`${m}:registry`]||g.registry;return x===void 0?void 0:p(
String(x))}e(M,"registryOf");async function T(c){const l=await(0,y.Z)({tree:c,directory:""});return"settings"in l?l.settings:
{}}e(T,"settingsOf");function p(c){return URL.canParse(c)?new URL(c).host:c}e(p,"hostIn")}),79168:((fe,ee,d)=>{d.d(ee,{e:e(
()=>p,"e"),v:e(()=>w,"v")});const y={kind:"registry"},H=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):)|\.git(?:#|$)/,
I=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,G=/^(?:file|link|portal|workspace):(.*)$/s;function w(c,l,g){const[,m]=G.exec(c)??[];return m!==
void 0?{kind:"file",at:m}:H.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:/^https?:/i.test(c)?M(c,l,g):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(c)||/\.t(?:ar\.)?gz$/i.test(c)?{kind:"file",at:c}:I.test(c)?{kind:"git",at:c.replace(/#.*$/s,"")}:y}e(w,"sourceOf");
function M(c,l,g){const m={kind:"tarball",at:c.replace(/#.*$/s,"")};if(!URL.canParse(c))return m;const{host:x,pathname:L}=new URL(
c),u=T(L),[,h]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(u)??[];if(x==="codeload.github.com"&&h!==void 0)return{kind:"git",at:`\
https://github.com/${h}`};const C=l.replace(/^@[^/]*\//,"");return u.endsWith(`/${l}/-/${C}-${g}.tgz`)||u.endsWith(`/${l}\
/-/${l}-${g}.tgz`)||x==="npm.pkg.github.com"&&u.startsWith(`/download/${l}/${g}/`)?{kind:"registry",at:x}:m}e(M,"fromAdd\
ress");function T(c){try{return decodeURIComponent(c)}catch{return c}}e(T,"decoded");function p(c){const[,l,g=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.
exec(c)??[];return l===void 0||/^[\^~<>=*v\d]/.test(l)?void 0:{name:l,range:g}}e(p,"aliasIn")}),3134:((fe,ee,d)=>{d.d(ee,
{t:e(()=>u,"t"),M:e(()=>U,"M")});var y=d(76760),H=d(125),I=d(60237),G=d(72360),w=d(23870),M=d(34282);const T=new WeakMap;
function p(A,B){const _=T.get(A)??new Map;T.set(A,_);const $=_.get(B.path)??c(A,B);return _.set(B.path,$),$}e(p,"listWor\
kspaces");async function c(A,B){const _=(0,M.c)(B.workspaces);if("unclear"in _)return _;const{wanted:$,entries:v,refused:E}=_;
if($.length===0)return[];const K=y.posix.dirname(B.path).replace(/^\.$/,""),W=[];for(const{path:D,kind:j}of A.files()){const V=m(
K,D);if(V!==void 0)if(j==="symlink"){const q=$.some(ie=>(0,M.M)(V,ie,{partial:!0})),ne=$.some(ie=>(0,M.M)(V,ie)),te=q?(0,H.
O4)(A,D):void 0;if(te?.kind==="outside")return{unclear:D};if(te?.kind!=="inside"||te.entry.kind!=="directory")continue;if(!ne||
E.length>0||$.some(ie=>ie.startsWith(`${V}/`)))return{unclear:D};W.push(V)}else y.posix.basename(D)==="package.json"&&W.
push(y.posix.dirname(V))}const R=W.filter(D=>$.some(j=>(0,M.M)(D,j))).filter(D=>!D.split("/").includes("node_modules")).
filter(D=>!E.some(j=>(0,M.M)(D,j,{dot:!0}))).sort((D,j)=>D.localeCompare(j,"en")),Y=v.flatMap(D=>R.filter(j=>D.some(V=>(0,M.
M)(j,V,{partial:!0}))));return l(A,K,[...new Set(Y)])}e(c,"mapWorkspaces");async function l(A,B,_){const $=[],v=new Set;
for(const E of _){const K=y.posix.join(B,E).replace(/^\.$/,""),W=await(0,G.jJ)(A,K);if(W===void 0)continue;if(W===G.uY)return{
broken:`${K}/package.json`};const R=W.name||g(K);if(v.has(R))return{broken:W.path};v.add(R),$.push({directory:K,name:R})}
return $}e(l,"named");function g(A){const B=y.posix.basename(y.posix.dirname(A)),_=y.posix.basename(A);return B.startsWith(
"@")?`${B}/${_}`:_}e(g,"nameOfFolder");function m(A,B){return A===""?B:B.startsWith(`${A}/`)?B.slice(A.length+1):void 0}
e(m,"relativeTo");function x(A,B,{directory:_,project:$}){const v=e(R=>y.posix.join("/",R),"at"),E=v(m($,`${_}/`)===void 0?
$:_),K=y.posix.resolve(E,B),W=[y.posix.relative(v($),y.posix.resolve(v(_),B)),B];return A.filter(R=>{if(R.name===B||v(R.
directory)===K)return!0;const Y=y.posix.relative(E,v(R.directory)),D=B.startsWith("./")?`./${Y}`:Y;return W.some(j=>L(D,
j))})}e(x,"selectWorkspaces");function L(A,B){const _=[];for(const v of`${B}/*`.split(/\/+/)){const E=_.at(-1);v===".."&&
E&&![".",".."].includes(E)?_.pop():_.push(v)}const $=A.split("/");return $.length===_.length&&$.every((v,E)=>E<$.length-
1?v===_[E]:v!==""&&!v.startsWith("."))}e(L,"isDirectlyIn");async function u(A,B,_,$){const{workspace:v,workspaces:E,includeRoot:K}=A,
W=await h(A,B,_);if("problems"in W)return W;const{directory:R,implied:Y}=W;if(E===!1&&v.length>0)return(0,w.c6)("flag-va\
lue",_,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it beside `--workspace`"});if($||E!==!0&&v.length===0&&Y===
void 0)return{project:R,directories:[R],selected:!1,missing:[]};const D=await(0,G.jJ)(B.tree,R);if(D===void 0||D===G.uY)
return{project:R,directories:[R],selected:!1,missing:[]};const j=await p(B.tree,D);if("unclear"in j)return(0,w.c6)("targ\
et-outside",_,{path:j.unclear,reason:"workspace"});if("broken"in j)return(0,w.c6)("package-json-invalid",_,{path:j.broken});
const V=new Map;K&&V.set(D.name,R);const q=[],ne=v.length>0?v:Y===void 0?[]:[void 0];if(ne.length===0)for(const te of j)
V.set(te.name,te.directory);for(const te of ne){const ie={directory:B.directory,project:R},ae=te??y.posix.join("/",Y??""),
ge=x(j,ae,ie);ge.length===0&&te!==void 0&&q.push((0,I.l4)("workspace-missing",_,{workspace:te}));for(const ke of ge)V.set(
ke.name,ke.directory)}return V.size===0?q.length>0?{targets:[],problems:q}:(0,w.c6)("workspace-missing",_,{workspace:""}):
{project:R,directories:[...V.values()],selected:!0,missing:q}}e(u,"findPackages");async function h({prefix:A,workspaces:B},_,$){
if(A!==void 0)return C(A,_,$);const{tree:v,directory:E}=_,K=U(E),W=K.find(R=>Z(v,R)||P(v,R));if(W===void 0||!Z(v,W))return(0,w.
c6)("package-json-missing",$,{directory:E});if(B===!1)return{directory:W};for(const R of K.slice(K.indexOf(W)+1)){const Y=await(0,G.
jJ)(v,R);if(Y===void 0||Y===G.uY)continue;const D=await p(v,Y);if("unclear"in D)return(0,w.c6)("target-outside",$,{path:D.
unclear,reason:"workspace"});if("broken"in D)return(0,w.c6)("package-json-invalid",$,{path:D.broken});if(D.some(j=>j.directory===
W))return{directory:R,implied:W}}return{directory:W}}e(h,"findProject");function C(A,B,_){if((0,H.j7)((0,w.HT)(B,A))===void 0)
return w.K$;const $=(0,H.O4)(B.tree,(0,w.HT)(B,A));switch($.kind){case"inside":return{directory:$.path};case"outside":return(0,w.
c6)("target-outside",_,{path:A,reason:"symlink"});case"missing":return(0,w.c6)("target-missing",_,{path:A});case"loop":return(0,w.
c6)("target-not-a-file",_,{path:A,reason:"loop"})}}e(C,"withPrefix");function U(A){const B=[];for(let _=A;_!=="";_=_.slice(
0,Math.max(_.lastIndexOf("/"),0)))B.push(_);return[...B,""]}e(U,"foldersUpFrom");function Z(A,B){return(0,H.O4)(A,y.posix.
join(B,"package.json")).kind!=="missing"}e(Z,"isPackage");function P(A,B){return(0,H.O4)(A,y.posix.join(B,"node_modules")).
kind==="inside"}e(P,"hasModules")}),61321:((fe,ee,d)=>{d.d(ee,{b:e(()=>H,"b")});const y=/[\t\n\r "#$&'()*;<>?\\`|~]/;function H(I){
return I===""?"''":y.test(I)?`'${I.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):I}e(
H,"quoteForScript")}),4516:((fe,ee,d)=>{d.d(ee,{s:e(()=>H,"s")});const y=["--usage","--version","--versions"];function H({
flags:G}){const w=G.findLast(({name:p})=>p==="--prefix")?.value,M=I(G,"--workspaces"),T=I(G,"--ignore-scripts");return{informs:y.
some(p=>I(G,p)),...w===void 0?{}:{prefix:w},...M===void 0?{}:{workspaces:M},workspace:G.flatMap(({name:p,value:c})=>p===
"--workspace"&&c?[c]:[]),includeRoot:I(G,"--include-workspace-root")===!0,...T===void 0?{}:{ignoreScripts:T},ifPresent:I(
G,"--if-present")===!0}}e(H,"readSettings");function I(G,w){const M=G.findLast(T=>T.name===w);return M&&M.negated!==!0}e(
I,"switchOf")}),72137:((fe,ee,d)=>{d.d(ee,{U:e(()=>x,"U"),u:e(()=>p,"u")});var y=d(76760),H=d(15756),I=d(125),G=d(17167),
w=d(19948),M=d(72360);const T=new WeakMap;async function p(L,u){const h=T.get(L)??c(L);return T.set(L,h),Promise.all(h.map(
C=>l(L,C,u)))}e(p,"npmrcCopies");function c(L){return[...L.files()].map(({path:u})=>u).filter(u=>u===".npmrc"||u.endsWith(
"/.npmrc"))}e(c,"npmrcPaths");async function l(L,u,h){const C=y.posix.dirname(u),U=await(0,G.Z)({tree:L,directory:C==="."?
"":C});if("unread"in U)return g(L,u,U.unread);const{settings:Z,file:P=u}=U,A=h.has(u)||h.has(P),B=e(([$,v])=>{const E=(0,w.
$)($,v);return E==="harmless"||E==="honoured"&&!A},"isKept"),_=Object.entries(Z);return{path:P,text:(0,H.stringify)(Object.
fromEntries(_.filter(B))),dropped:_.filter($=>!B($)).map(([$])=>$)}}e(l,"copyOf");function g(L,u,h){const C=(0,I.O4)(L,u),
U=C.kind==="inside"&&(0,M.$W)(C.entry.kind);return{path:U?C.path:u,text:"",dropped:[h],...U?{}:{isLink:!0}}}e(g,"unreadC\
opy");const m=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function x(L,u){return(await p(L,u)).flatMap(({path:C,dropped:U})=>{const Z=U.filter(P=>!m.test(P));return Z.length>
0?[`${C}: ${Z.join(", ")}`]:[]})}e(x,"foreignSettings")}),19948:((fe,ee,d)=>{d.d(ee,{$:e(()=>G,"$")});const y=new Set(`a\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),H=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),I=new Set(["ignore\
-scripts","node-options"]);function G(w,M){const T=typeof M!="object"&&!String(M).includes("${");if(I.has(w)&&T)return"h\
onoured";const p=w.toLowerCase().replaceAll("_","-");return H.has(p)||w.includes("${")?"decides":!y.has(w)||typeof M=="o\
bject"&&!Array.isArray(M)||String(M).includes("${")?"other":"harmless"}e(G,"effectOf")}),17167:((fe,ee,d)=>{d.d(ee,{T:e(
()=>l,"T"),Z:e(()=>c,"Z")});var y=d(15756),H=d(125),I=d(69076),G=d(19948),w=d(72360),M=d(23870);const T=64*1024,p="versi\
on https://git-lfs.github.com/spec/";async function c(g){const{tree:m}=g,x=(0,M.HT)(g,".npmrc"),L=(0,H.O4)(m,x);if(L.kind===
"missing"&&m.stat(x)===void 0)return{settings:{}};if(L.kind!=="inside")return{unread:"it is a symbolic link that leads t\
o no file of the repository"};if(!(0,w.$W)(L.entry.kind))return{unread:"it is not a regular file"};if((L.entry.size??0)>
T)return{unread:"it is too large"};const u=(await m.read(L.path)).toString("utf8");return u.startsWith(p)?{unread:"it is\
 a Git LFS pointer"}:{settings:(0,y.parse)(u),file:L.path}}e(c,"readNpmrc");async function l(g,m){const x=(0,M.HT)(g,".n\
pmrc"),L=await c(g);if("unread"in L)return(0,M.c6)("npmrc-unread",m,{path:x,reason:L.unread});const{settings:u,file:h=x}=L,
C=g.changed.has(x)||g.changed.has(h),U={harmless:[],decides:[],other:[],honoured:[]};for(const[P,A]of Object.entries(u))
U[(0,G.$)(P,A)].push(P);for(const P of U.honoured)P==="ignore-scripts"&&C&&U.other.push(P),P==="node-options"&&(C||!(0,I.
S)(String(u[P])))&&U.decides.push(P);const Z=C?"npmrc-changed":"npmrc-settings";return(0,M.fj)([U.decides.length>0?(0,M.
c6)("npmrc-redirects",m,{path:x,keys:U.decides}):M.K$,U.other.length>0?(0,M.c6)(Z,m,{path:x,keys:U.other}):M.K$])}e(l,"i\
nspectNpmrc")}),72360:((fe,ee,d)=>{d.d(ee,{$W:e(()=>p,"$W"),JE:e(()=>w,"JE"),jJ:e(()=>c,"jJ"),uY:e(()=>M,"uY")});var y=d(
125);const H=["dependencies","devDependencies","optionalDependencies"],I=4*1024*1024,G=new WeakMap;function w(u,h,C=I){const U=G.
get(u)??new Map;G.set(u,U);const Z=U.get(h)??T(u,h,C);return U.set(h,Z),Z}e(w,"readJsonFile");const M=Symbol("invalid");
async function T(u,h,C){const U=(0,y.O4)(u,h);if(U.kind!=="missing"){if(U.kind!=="inside"||!p(U.entry.kind)||(U.entry.size??
0)>C)return M;try{const Z=JSON.parse((await u.read(U.path)).toString("utf8").replace(/^\uFEFF/,""));return typeof Z=="ob\
ject"&&Z!==null?Z:M}catch{return M}}}e(T,"parseJson");function p(u){return u==="file"||u==="executable"}e(p,"isRegular");
async function c(u,h){const C=h===""?"package.json":`${h}/package.json`,U=await w(u,C);if(U===void 0||U===M)return U;const Z=U,
P=l.get(Z)??g(C,Z);return l.set(Z,P),P}e(c,"readPackageJson");const l=new WeakMap;function g(u,h){const C=typeof h.name==
"string"?h.name:"";return{path:u,name:C,scripts:m(h.scripts),binaries:x(h.bin,C),dependencies:new Set(H.flatMap(U=>[...m(
h[U]).keys()])),workspaces:L(h.workspaces)}}e(g,"manifestOf");function m(u){const h=new Map;if(typeof u!="object"||u===null||
Array.isArray(u))return h;for(const[C,U]of Object.entries(u))typeof U=="string"&&h.set(C,U);return h}e(m,"stringsOf");function x(u,h){
return typeof u=="string"?new Set([h.replace(/^@[^/]*\//,"")]):new Set(m(u).keys())}e(x,"binariesOf");function L(u){const h=Array.
isArray(u)?u:u?.packages;return Array.isArray(h)?h.filter(C=>typeof C=="string"):[]}e(L,"workspacesOf")}),23870:((fe,ee,d)=>{
d.d(ee,{HT:e(()=>w,"HT"),K$:e(()=>H,"K$"),aC:e(()=>M,"aC"),c6:e(()=>G,"c6"),fj:e(()=>I,"fj")});var y=d(60237);const H={targets:[],
problems:[]};function I(T){const p=T.filter(({targets:m,problems:x})=>m.length>0||x.length>0),[c=H]=p;if(p.length<2)return c;
const l=[],g=[];for(const m of p){for(const x of m.targets)l.push(x);for(const x of m.problems)g.push(x)}return{targets:l,
problems:g}}e(I,"join");function G(T,p,c){return{targets:[],problems:[(0,y.l4)(T,p,c)]}}e(G,"fails");function w({directory:T},p){
return T===""?p:`${T}/${p}`}e(w,"from");function M({via:T},p){return T===void 0?p:{...p,via:T}}e(M,"target")}),26033:((fe,ee,d)=>{
d.d(ee,{a:e(()=>Le,"a"),F:e(()=>Ae,"F")});var y=d(27935),H=d(19948);const I=`audit bin-links commit-hooks description fo\
rmat-package-lock fund git-tag-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),G={...Object.fromEntries(I.map(
re=>[re,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fet\
ch-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-lic\
ense":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%\
s",preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},w=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),M=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),T=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),p=new Set("browser cache fetch-retries offline update-notifier".split(" ")),c=["also","dev",
"include","omit","only","optional","production"];function l(re,ce){return c.some(he=>he in ce||re.some(({name:me})=>me===
`--${he}`))}e(l,"mayChangeMode");function g(re,ce){const he=Object.entries(ce).filter(([ye,ve])=>{const Ee=(0,H.$)(ye,ve);
return Ee==="harmless"||Ee==="honoured"}),me=new Map(he.map(([ye,ve])=>[ye,typeof ve=="string"?m(ye,ve):ve]));for(const{
name:ye,value:ve,negated:Ee}of re){const Te=ye.slice(2);me.set(Te,ve===void 0?Ee!==!0:m(Te,ve))}const pe={};for(const[ye,
ve]of me)T.has(ye)||p.has(ye)||ve===x(ye)||(pe[`npm_config_${ye.replaceAll("-","_").toLowerCase()}`]=u(ve));return pe}e(
g,"exportedConfig");function m(re,ce){const he=ce.trim();return M.has(re)?Number.isNaN(Number(he))?he:Number(he):he}e(m,
"typed");function x(re){return w.includes(re)?null:G[re]??(L.test(re)?void 0:!1)}e(x,"defaultOf");const L=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function u(re){return Array.isArray(re)?re.map(u).join(`

`):re==null||re===!1?"":String(re)}e(u,"textOf");var h=d(4516),C=d(17167),U=d(76760);function Z(re){const{name:ce,version:he,
config:me,engines:pe}=re,ye={};return P({name:ce,version:he,config:me,engines:pe,bin:A(re)},"npm_package_",ye),Object.fromEntries(
Object.entries(ye).filter(([ve])=>/^[A-Za-z_]\w*$/.test(ve)))}e(Z,"packageEnv");function P(re,ce,he){for(const[me,pe]of Object.
entries(re))if(pe!==void 0)if(pe===null||pe===!1)he[`${ce}${me}`]="";else if(Array.isArray(pe))for(const[ye,ve]of pe.entries())
P({[`${me}_${ye}`]:ve},ce,he);else typeof pe=="object"?P(pe,`${ce}${me}_`,he):he[`${ce}${me}`]=String(pe)}e(P,"flatten");
function A({name:re,bin:ce}){if(typeof ce=="string")return typeof re=="string"&&re?B({[re]:ce}):void 0;if(Array.isArray(
ce)){const he=ce.filter(me=>typeof me=="string");return B(Object.fromEntries(he.map(me=>[U.posix.basename(me),me])))}return typeof ce==
"object"&&ce!==null?B(ce):void 0}e(A,"binOf");function B(re){const ce={};for(const[he,me]of Object.entries(re)){const pe=U.
posix.basename(_(he));typeof me=="string"&&pe&&_(me)&&(ce[pe]=_(me))}return Object.keys(ce).length>0?ce:void 0}e(B,"name\
d");function _(re){return U.posix.join("/",re.replaceAll("\\","/")).slice(1)}e(_,"inside");var $=d(72360),v=d(23870),E=d(
60027),K=d(44876),W=d(125);const R=/"\$basedir\/([^"\n]+)"\s+"\$@"/,Y=/export NODE_PATH="([^"$\n]+)"/,D=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,
j=16*1024;async function V(re,ce,he){const me=ce.map(_e=>U.posix.join(_e,"node_modules/.bin",he)).find(_e=>re.stat(_e)!==
void 0);if(me===void 0)return;const pe=(0,W.O4)(re,me);if(pe.kind!=="inside"||!(0,$.$W)(pe.entry.kind))return;if(pe.path!==
me)return pe.entry.kind==="executable"&&await q(re,pe.path)?{file:pe.path,env:{}}:void 0;if((pe.entry.size??0)>j)return;
const ye=(await re.read(me)).toString("utf8"),[,ve]=R.exec(ye)??[];if(ve===void 0)return;const Ee=(0,W.O4)(re,U.posix.join(
U.posix.dirname(me),ve)),Te=Ee.kind==="inside"&&(0,$.$W)(Ee.entry.kind)&&await q(re,Ee.path),[,Pe]=Y.exec(ye)??[];return Te?
{file:Ee.path,env:Pe===void 0?{}:{NODE_PATH:Pe}}:void 0}e(V,"localTool");async function q(re,ce){const[he=""]=(await re.
read(ce)).subarray(0,256).toString("latin1").split(`
`,1);return D.test(he)}e(q,"isForNode");var ne=d(3134);const te=new Set(`! . : [ [[ ]] { } alias autoload bg bind break \
builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),ie=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function ae(re,{
tree:ce,directory:he}){const{words:me,assignments:pe,refused:ye,problems:ve}=(0,K.I)(re),Ee=ve.every(({rule:O})=>O==="as\
signment-refused"||(0,E.Y)(O).severity==="warning"&&O!=="unquoted-glob"),Te=ve.filter(({rule:O})=>O==="assignment-refuse\
d").length,[Pe]=me;if(!Ee||Te!==ye.length||Pe===void 0)return;const _e=Pe.text;if(te.has(_e)||_e.includes("="))return;const Ie=[
...pe,...ye].sort((O,b)=>O.span.start-b.span.start);if(Ie.some(({name:O})=>O==="PATH"))return;const Ne=me.map(O=>O.text),
De=Object.fromEntries(Ie.map(({name:O,value:b})=>[O,b]));if(_e==="node"||_e==="npm"||_e==="npx")return{argv:Ne,env:De};const Ue=ie.
exec(_e)?.[1];if(Ue===void 0&&_e.includes("/"))return{argv:Ne,env:De};const Xe=Ue===void 0?(0,ne.M)(he):[he],Be=await V(
ce,Xe,Ue??_e);return Be===void 0?{argv:Ne,env:De}:{argv:Ne,env:{...Be.env,...De},file:Be.file}}e(ae,"scriptCommand");var ge=d(
95903);const ke={start:0,end:0},xe=200;function Ae({steps:re}){return re.flatMap(ce=>ce.command?.nested?.flatMap(Ae)??[ce])}
e(Ae,"stepsIn");async function Le(re,ce,he={left:xe}){const{subcommand:me,flags:pe}=re;if(me===void 0||me==="pack")return;
const{project:ye,selected:ve,runs:Ee,packages:Te}=await(0,ge.HO)(re,ce,ke);if(ye===void 0)return;const Pe=await(0,C.Z)({
...ce,directory:ye}),_e=await Re(ce,ye);if("unread"in Pe||_e===void 0)return;const{settings:Ie}=Pe;if(_e.devEngines!==void 0||
l(pe,Ie))return;const Ne=[],De=g(pe,Ie);for(const Be of Te){const O=await Re(ce,Be);if(O===void 0||Me(O))return;const b=Ee.
filter(F=>F.directory===Be),S=b.length===0?await nt(re,ce,Be):void 0;S!==void 0&&Ne.push({...Ce(O),...S,directory:Be});for(const F of b){
const J=await Ge(F,ce,De,he);Ne.push({...Ce(O),...J})}}const Ue=Ie["node-options"],{prefix:Xe}=(0,h.s)(re);return{subcommand:me,
directory:ce.directory,project:ye,prefixed:Xe!==void 0,inWorkspaces:ve,config:De,...typeof Ue=="string"&&{nodeOptions:Ue},
steps:Ne}}e(Le,"npmScripts");async function Re(re,ce){const he=await(0,$.JE)(re.tree,(0,v.HT)({directory:ce},"package.js\
on"));return he===$.uY?void 0:he}e(Re,"jsonOf");function Me({bin:re,directories:ce}){return!re&&typeof ce=="object"&&ce!==
null&&"bin"in ce}e(Me,"listsBinaries");function Ce(re){const{name:ce,version:he}=re;return{packageId:ce&&he?`${String(ce)}\
@${String(he)}`:"",packageEnv:Z(re)}}e(Ce,"identityOf");async function Ge(re,ce,he,me){const{directory:pe,event:ye,body:ve}=re,
Ee=(0,ge.r7)(re),Te={...ce,directory:pe},Pe=await ae(Ee,Te),_e=await tt(re,Pe,Te,he,me),Ie=re.words.map(De=>De.text),Ne=_e?
{argv:[],env:{},...Pe,nested:_e}:Pe;return{directory:pe,event:ye,body:ve,words:Ie,text:Ee,...Ne&&{command:Ne}}}e(Ge,"ste\
pOf");const Je=new Set(["--if-present","--include-workspace-root","--workspace","--workspaces"]);async function tt(re,ce,he,me,pe){
const ye=ce?.argv[0]==="npm"&&Object.keys(ce.env).length===0,ve=re.builtIn==="restart"?[["stop","--if-present"],["start",
...re.words.map(({text:Te})=>Te)]]:ye?[ce.argv.slice(1)]:[],Ee=[];for(const Te of ve){if(pe.left-=1,pe.left<0)return;const{
invocation:Pe,problems:_e}=(0,y.x)(Te.map(Ue=>({text:Ue,span:ke,quoted:!0})));if(!(_e.length===0&&Pe.flags.every(({name:Ue})=>Je.
has(Ue))))return;const Ne=me.npm_config_ignore_scripts==="true"?[et,...Pe.flags]:Pe.flags,De=await Le({...Pe,flags:Ne},he,
pe);if(De===void 0)return;Ee.push(De)}return Ee.length>0?Ee:void 0}e(tt,"nestedIn");const et={name:"--ignore-scripts",written:"\
--ignore-scripts",span:ke};async function nt(re,{tree:ce},he){const me=re.subcommand==="run"?re.operands[0]?.text:re.subcommand,
pe=await(0,$.jJ)(ce,he),ye=pe!==void 0&&pe!==$.uY&&pe.scripts.has(me??"");if(!(me===void 0||ye||(0,h.s)(re).ifPresent))return{
event:me,words:[],text:""}}e(nt,"missingIn")}),56760:((fe,ee,d)=>{d.d(ee,{HM:e(()=>H,"HM"),Nz:e(()=>T,"Nz"),QR:e(()=>y,"\
QR"),Vt:e(()=>I,"Vt")});function y(p){const c=[];let l="",g=0;const m=e(x=>{const u=p.slice(g,x).trimStart(),h=x-u.length;
c.push({text:u.trimEnd(),start:h,end:h+u.trimEnd().length}),g=x+1},"take");for(let x=0;x<p.length;x+=1){const L=p[x];L===
"\\"&&l!=="'"?x+=1:l!==""?L===l&&(l=""):L==='"'||L==="'"?l=L:L!==void 0&&`&|;
`.includes(L)&&m(x)}return m(p.length),{commands:c.filter(x=>x.text!==""),compound:c.length>1}}e(y,"splitScript");const H=new Set(
[":","[","cd","echo","exit","false","test","true"]),I=new Set([":","echo","true"]),G=[[/\bdd\s+if=/,"writes to raw disks"],
[/\bmkfs\b/,"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
"pipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],w=/\brm\s+((?:-\S+\s+)+)([^\s-]\S?)/g,M=16*1024;function T(p){
if(p.length>M)return"is too long to check";for(const[,c="",l=""]of p.matchAll(w))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(c)&&/^(?:[/*~]|\.\.)/.test(l))return"deletes entire directories";return G.find(([c])=>c.test(p))?.[1]}e(T,"dangerOf")}),
95903:((fe,ee,d)=>{d.d(ee,{HO:e(()=>m,"HO"),Ih:e(()=>L,"Ih"),UN:e(()=>P,"UN"),r7:e(()=>g,"r7")});var y=d(76760),H=d(125),
I=d(60237),G=d(3134),w=d(61321),M=d(4516),T=d(17167),p=d(72360),c=d(23870);const l={selected:!1,runs:[],packages:[],problems:[]};
function g({body:W,words:R}){return[W,...R.map(({text:Y})=>(0,w.b)(Y))].join(" ")}e(g,"scriptText");async function m(W,R,Y){
const D=(0,M.s)(W),j=U(W);if(D.informs||j===void 0&&W.subcommand!=="pack")return l;const V=j===void 0&&!E(W),q=await(0,G.
t)(D,R,Y,V);if("problems"in q)return{...l,problems:q.problems};const{project:ne,selected:te}=q,ie=D.ignoreScripts??await h(
{...R,directory:ne}),ae={...D,ignoreScripts:ie},ge=j??"pack",ke=j===void 0?K(W,R,te?q.directories:void 0):[];if("problem\
s"in ke)return{...l,project:ne,selected:te,problems:ke.problems};const xe=j===void 0?ke:q.directories,Ae=[],Le=[...q.missing,
...await x(q,D,R,Y,V)];for(const Re of xe){const Me=await(0,p.jJ)(R.tree,Re),Ce={...R,directory:Re};if(Me===p.uY||Me===void 0){
const Ge=y.posix.join(Re,"package.json"),Je=Me?(0,c.c6)("package-json-invalid",Y,{path:Ge}):(0,c.c6)("package-json-missi\
ng",Y,{directory:Re});Le.push(...Je.problems)}else if(j===void 0)Ae.push(...$(Me,Re,ae));else if(Z(Me,Ce,ge)){const Ge=P(
Me,Ce,ge,W.passthrough,ae);Ae.push(...Ge),Le.push(...L(Ge,ge,Me.path,Ce,Y))}else{const Ge={script:ge,passes:ae.ifPresent};
Le.push(...(0,c.c6)("npm-script-missing",Y,Ge).problems)}}return{project:ne,selected:te,runs:Ae,packages:xe,problems:Le}}
e(m,"scriptsThatRun");async function x({project:W,directories:R},Y,{base:D,...j},V,q){const ne=y.posix.join(W,"package.j\
son");if(D===void 0||!j.changed.has(ne))return[];const te=await(0,G.t)(Y,{...j,tree:D},V,q);if("problems"in te)return[];
const ie=te.directories.filter(ae=>!R.includes(ae));return ie.length===0?[]:[(0,I.l4)("workspaces-changed",V,{path:ne,lost:ie})]}
e(x,"leftOut");function L(W,R,Y,{via:D},j){if(W.some(({event:q,body:ne})=>q===R&&!u(ne)))return[];const V=D===void 0?"np\
m-script-empty":"npm-script-empty-part";return[(0,I.l4)(V,j,{script:R,path:Y})]}e(L,"inspectEmpty");function u(W){return W.
split(`
`).every(R=>/^\s*(?:#|$)/.test(R))}e(u,"isBlank");async function h(W){const R=await(0,T.Z)(W);return"settings"in R&&C(R.
settings["ignore-scripts"]??!1)}e(h,"ignoresScripts");function C(W){if(typeof W!="string")return!!W;const R=W.trim();return R!==
""&&!Number.isNaN(Number(R))?Number(R)!==0:R!=="null"&&R!=="false"}e(C,"isOn");function U({subcommand:W,operands:R}){switch(W){case"\
run":return R[0]?.text;case"test":case"start":case"stop":case"restart":return W;default:return}}e(U,"eventOf");function Z({
scripts:W},R,Y){return W.has(Y)||Y==="restart"||Y==="env"?!0:Y==="start"&&B(R)}e(Z,"canRun");function P(W,R,Y,D,j){const{
directory:V}=R,q=W.scripts.get(Y)??"",ne=q===""?A(Y,R):{body:q};return[...v(W,V,[`pre${Y}`],j),...ne?[{directory:V,event:Y,
words:D,...ne}]:[],...v(W,V,[`post${Y}`],j)]}e(P,"runsIn");function A(W,R){return W==="restart"?{body:"npm stop --if-pre\
sent && npm start",builtIn:"restart"}:W==="start"&&B(R)?{body:"node server.js",builtIn:"server"}:W==="env"?{body:"env"}:
void 0}e(A,"builtIn");function B(W){const R=(0,H.O4)(W.tree,(0,c.HT)(W,"server.js"));return R.kind==="outside"||R.kind===
"inside"&&(0,p.$W)(R.entry.kind)}e(B,"isServer");const _=["prepack","prepare","postpack"];function $(W,R,Y){return Y.ignoreScripts?
v(W,R,["prepare"],{...Y,ignoreScripts:!1}):v(W,R,_,Y)}e($,"packingIn");function v({scripts:W},R,Y,{ignoreScripts:D}){return D?
[]:Y.flatMap(j=>{const V=W.get(j);return V?[{directory:R,event:j,body:V,words:[]}]:[]})}e(v,"hooksOf");function E({operands:W}){
return W.length===0||W.some(({text:R})=>R===".")}e(E,"packsHere");function K({operands:W},R,Y){const D=Y?[...Y]:[];!Y&&W.
length===0&&D.push(R.directory);for(const{text:j,span:V}of W){if(Y&&j===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(j))return(0,c.
c6)("downloads",V,{program:"npm",flag:j});const q=j.startsWith("/")?void 0:(0,H.j7)((0,c.HT)(R,j)),ne=q===void 0?void 0:
(0,H.O4)(R.tree,q);if(ne===void 0||ne.kind==="outside")return(0,c.c6)("target-outside",V,{path:j,reason:ne?"symlink":"ab\
ove"});if(ne.kind!=="inside")return(0,c.c6)("target-missing",V,{path:j});if(ne.entry.kind!=="directory")return(0,c.c6)("\
target-not-a-file",V,{path:j,reason:"archive"});D.push(ne.path)}return D}e(K,"packedBy")}),34282:((fe,ee,d)=>{d.d(ee,{M:e(
()=>w,"M"),c:e(()=>I,"c")});var y=d(62501);function H(p){return p.length>200||p.split("**").length>2?!1:p==="."?!0:p.split(
"/").every(c=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(c))}e(H,"isPlain");function I(p){const c=[],l=[];if(p.some(x=>x.includes("{")))
return G(p);for(const x of p){const L=/^!*/.exec(x)?.[0].length??0,u=x.slice(L).replace(/^\.?\/+/,"").replace(/\/$/,"");
if(!H(u))return{unclear:x};if(L%2===1){l.push(u);continue}for(let h=0;h<l.length;h+=1)w(u,l[h]??"")&&l.splice(h,1);c.push(
u)}const m=c.filter(x=>!l.some(L=>w(x,L)));return{wanted:m,entries:m.map(x=>[x]),refused:l}}e(I,"readPatterns");function G(p){
const c=[];for(const l of p){const m=(/[[\]!]/.test(l)?void 0:(0,y.c)(l))?.map(x=>x.replace(/^\.?\/+/,"").replace(/\/$/,
""));if(!m?.every(H))return{unclear:l};c.push(m)}return{wanted:c.flat(),entries:c,refused:[]}}e(G,"readBraced");function w(p,c,l={}){
return M(p.split("/"),c.split("/"),l)}e(w,"matchesPattern");function M(p,c,l){const[g,...m]=p,[x,...L]=c;return g===void 0?
l.partial||c.every(u=>u==="**"):x===void 0?!1:x!=="**"?T(g,x,l)&&M(m,L,l):M(p,L,l)?!0:T(g,"*",l)&&M(m,c,l)}e(M,"matchSeg\
ments");function T(p,c,{dot:l=!1}){if(p.startsWith(".")&&!c.startsWith(".")&&!l)return!1;const g=c.split(/\*+/);if(g.length===
1)return p===c;const[m=""]=g,x=g.at(-1)??"";if(p.length<m.length+x.length||!p.startsWith(m)||!p.endsWith(x))return!1;let L=m.
length;for(const u of g.slice(1,-1)){const h=p.indexOf(u,L);if(h<0||h+u.length>p.length-x.length)return!1;L=h+u.length}return!0}
e(T,"matchesSegment")}),24234:((fe,ee,d)=>{d.d(ee,{G:e(()=>G,"G"),n:e(()=>w,"n")});var y=d(44876);const H=128*1024,I=16;
function G(c,l){return c.length>H?[]:new M(c,l).read()}e(G,"readShellText");function w(c){return c.flatMap(l=>[l,...w(l.
inside)])}e(w,"everyCommand");class M{static{e(this,"ShellText")}#e;#n;#o=[];#r;#s=0;constructor(l,g){this.#e=l,this.#n=
g,this.#r=T(0,0,"")}read(){for(;this.#s<this.#e.length;)this.#t();for(;this.#o.length>0;)this.#a(this.#e.length);return this.#c(
this.#e.length,""),this.#r.commands}#t(){const l=this.#r,g=this.#e.charAt(this.#s),m=this.#e.charAt(this.#s+1);l.quote===
"'"?(g==="'"&&(l.quote=""),this.#s+=1):g==="\\"?this.#s+=2:g==="`"?l.close==="`"?this.#a(this.#s):this.#i(1,"`"):g==="$"&&
m==="("?this.#i(2,")"):l.quote==='"'?(g==='"'&&(l.quote=""),this.#s+=1):this.#l(g,m)}#l(l,g){const m=this.#r;if(l==='"'||
l==="'")m.quote=l,this.#s+=1;else if(l==="(")this.#i(1,")");else if(l===")")m.close===")"?this.#a(this.#s):this.#u(/[)]/);else if((l===
"<"||l===">")&&g==="(")this.#i(2,")");else if(l==="<"||l===">"||l==="&"&&g===">"){const x=this.#s;do this.#s+=1;while(this.#s-
x<3&&/[<>&|-]/.test(this.#e.charAt(this.#s)));m.operators.push([x,this.#s])}else if(/[;&|\r\n]/.test(l))this.#u(/[;&|\r\n]/);else if(l===
"#"&&/^\s?$/.test(this.#e.charAt(this.#s-1))){const x=this.#e.indexOf(`
`,this.#s);m.holes.push([this.#s,x<0?this.#e.length:x]),this.#s=x<0?this.#e.length:x}else this.#s+=1}#u(l){const g=this.#s;
for(;l.test(this.#e.charAt(this.#s));)this.#s+=1;this.#c(g,this.#e.slice(g,this.#s))}#i(l,g){const m=this.#s;if(this.#s+=
l,this.#o.length===I){this.#c(m,"");return}this.#o.push(this.#r),this.#r=T(m,this.#s,g)}#a(l){this.#c(l,"");const{commands:g,
opened:m}=this.#r,x=this.#o.pop();x!==void 0&&(this.#s=Math.min(l+1,this.#e.length),x.holes.push([m,this.#s]),x.inside.push(
...g),this.#r=x)}#c(l,g){const m=this.#r,x=this.#d(m,l),{words:L,redirections:u,inside:h}=x;(L.length>0||u.length>0||h.length>
0)&&(m.commands.push(x),m.pipedFrom=/^\|&?$/.test(g)?x:void 0),m.start=this.#s,m.holes=[],m.operators=[],m.inside=[]}#d({
start:l,holes:g,operators:m,inside:x,pipedFrom:L},u){let h="",C=l;const U=[...g.map(([v,E])=>({from:v,to:E,filling:this.#e[v]===
"#"?" ":"_"})),...m.map(([v,E])=>({from:v,to:E,filling:" "}))].sort((v,E)=>v.from-E.from);for(const{from:v,to:E,filling:K}of U)
h+=this.#e.slice(C,v)+K.repeat(E-v),C=E;h+=this.#e.slice(C,u);const Z=(0,y.I)(h,this.#n),P=Z.words.map(v=>({...v,span:p(
v.span,l)})),A=Z.problems.map(v=>({...v,span:p(v.span,l)})),B=new Set;let _=0;const $=m.map(([v,E])=>{for(;_<P.length&&(P[_]?.
span.start??E)<E;)_+=1;const K=P[_],W=P[_-1];return W?.span.end===v&&/^\d+$/.test(W.text)&&B.add(W),K&&B.add(K),{operator:this.#e.
slice(v,E),...K&&{target:K}}});return{words:P.filter(v=>!B.has(v)),redirections:$,problems:A,inside:x,...L&&{pipedFrom:L}}}}
function T(c,l,g){return{opened:c,start:l,close:g,quote:"",pipedFrom:void 0,...{commands:[],holes:[],operators:[],inside:[]}}}
e(T,"frameAt");function p({start:c,end:l},g){return{start:c+g,end:l+g}}e(p,"shifted")}),90335:((fe,ee,d)=>{d.d(ee,{N:e(()=>G,
"N"),P:e(()=>I,"P")});var y=d(125);const H="/\0checkout";function I(w,M,T,p){const{workspace:c}=M,l=(0,y.oV)(c,H,{at:H}),
m=l!==void 0&&(0,y._B)(l,H)?H:void 0,{files:x,cwd:L=m}=p;return{policy:M,platform:T,proposal:p,mount:x?{at:"/",tree:x}:w?
{at:m??c,tree:w}:{at:H},cwd:L}}e(I,"contextIn");class G{static{e(this,"Places")}workspace;cwd;#e;#n;#o;constructor({policy:{
workspace:M},cwd:T,platform:p,mount:c}){this.#e=c,this.#n=c.at==="/"?c:{at:c.at},this.#o=p!=="linux",this.workspace=(0,y.
oV)(M,H,this.#n)??H,this.cwd=T===void 0?this.workspace:(0,y.oV)(T,this.workspace,c)??H}locate(M){return(0,y.oV)(M,this.cwd,
this.#e)}leadsInto(M,T){const p=this.locate(M);return p===void 0?!1:T.some(c=>{const l=(0,y.oV)(c,this.workspace,this.#n);
return l!==void 0&&this.isIn(p,l)})}isIn(M,T){return(0,y._B)(M,T,{ignoreCase:this.#o})}mayBeIn(M,T){return(0,y._B)(M,T,{
ignoreCase:!0})}}}),71757:((fe,ee,d)=>{d.d(ee,{Q:e(()=>L,"Q")});var y=d(60237),H=d(50611),I=d(93506),G=d(90513),w=d(95666);
function M(_,$){const v=[],E=[],K=[],W=[];let R=!1;for(const j of(0,w.u)(_,T($)).tokens){const{word:V}=j,q=V.text;if(j.kind===
"operand"){R&&W.push({flag:q,reason:"comes after the expression",word:V}),K.push(V);continue}if(j.kind==="flag"&&j.part.
spec.leading){K.length>0&&W.push({flag:q,reason:"must come before the operands",word:V}),v.push(q);continue}if(R=$.leading_flags.
length>0,j.kind==="unknown"){W.push({flag:q,reason:"is not in the specification",word:V});continue}const{name:ne,kind:te}=j.
part.spec;if(v.push(ne),te===void 0)continue;const ie=j.consumes?j.next??V:V,ae=j.consumes?j.next?.text:j.part.fixed;ae===
void 0?W.push({flag:q,reason:"requires a value",word:V}):E.push({text:ae,kind:te,word:ie,operand:!1})}const Y=$.operands.
unless.some(j=>v.includes(j))?1:0,{kinds:D}=$.operands;for(const[j,V]of K.entries()){const q=D[Math.min(j+Y,D.length-1)]??
"path";E.push({text:V.text,kind:q,word:V,operand:!0})}return{flags:v,values:E,problems:W}}e(M,"readArguments");function T(_){
const $=new Set([..._.flags,...Object.keys(_.dangerous_flags)]),v=e((K,W=!1)=>({spec:{name:K,leading:W},negated:!1,takes:"\
never"}),"without"),E=e((K,W)=>{const R=_.value_flags[K];if(R===void 0)return[];const Y={spec:{name:K,kind:R,leading:!1},
negated:!1};return[W===void 0?{...Y,takes:"always"}:{...Y,fixed:W,takes:"never"}]},"withValue");return{flags:"anywhere",
dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:e(K=>{if(_.leading_flags.includes(K))return[v(K,!0)];
if($.has(K))return[v(K)];const W=E(K);if(W.length>0)return W;const R=p(K),Y=R&&E(R.name,R.value);if(Y!==void 0&&Y.length>
0)return Y;const j=(/^-[A-Za-z]{2,}$/.test(K)?[...K.slice(1)]:[]).map(V=>`-${V}`);return j.length>0&&j.every(V=>$.has(V))?
j.map(V=>v(V)):void 0},"expand")}}e(T,"grammarOf");function p(_){const{written:$,attached:v}=(0,G.J)(_);return _.startsWith(
"--")&&v!==void 0?{name:$,value:v}:_.startsWith("--")?void 0:{name:_.slice(0,2),value:_.slice(2)}}e(p,"gluedValue");const c=[
"/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],l=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function g(_,$,v){
const E=I.GW[_]($);if(E!==void 0||_!=="destination"&&_!=="source")return E;const K=v.locate($);if(K===void 0)return"cann\
ot be resolved";if(K==="/")return"is the root of the file system";const R=(/^[\\/]|^[A-Za-z]:/.test($)||!v.isIn(K,v.cwd))&&
c.find(Y=>v.mayBeIn(K,Y));if(R)return`is in the system directory ${R}`;if(_!=="destination")return v.mayBeIn(v.cwd,K)?"i\
s the working directory or one of its parents":l.test(K)?"is a home directory":void 0}e(g,"refusal");const m=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function x(_){return m.test(_)}e(x,"holdsEnvironment");function L(_,$,v,E){const K=[...$.warnings,...$.network_touching?
["network_touching"]:[]],W=$.forms.length>0?u(_,$,v,E):C(_,$,v,E),R=W.paths.some(({path:D})=>x(D)),Y=new Set([...K,...W.
warnings,...R?["env_secrets"]:[]]);return{...W,warnings:[...Y]}}e(L,"readOperation");function u(_,$,v,E){let K="",W=[];const R=v[0];
for(const j of $.forms){const V=(0,H.w)(j.argv)??[],q=(0,H.W)(V,v,(ne,te)=>g(ne,te,E));if(q.kind==="operand")W=h(q.placed),
K=`does not accept \`${q.word.text}\`, which ${q.reason}; the registered forms are`;else if(q.kind==="match")return{reasons:[],
risk:j.risk??$.risk,warnings:j.warning?[j.warning]:[],paths:h(q.placed)}}const Y=$.forms.map(({argv:j})=>`${_.name} ${j}`);
return{reasons:[...(_.category==="archives"?v.filter(({text:j})=>I.sA.test(j)):[]).map(({text:j,span:V})=>(0,y.gk)("shel\
l_operator.quoted",{operator:j},{span:V})),(0,y.gk)(B(_.name),{family:_.name,reason:K,forms:Y},R?{span:R.span}:{})],risk:$.
risk,warnings:[],paths:W}}e(u,"readForm");function h(_){return _.filter(({kind:$})=>I.iV.has($)).map(({word:$})=>({path:$.
text,word:$}))}e(h,"pathsOf");function C({name:_},$,v,E){const{flags:K,values:W,problems:R}=M(v,$),Y=R.map(({flag:ie,reason:ae,
word:ge})=>(0,y.gk)("flag_not_allowed",{family:_,flag:ie,reason:ae},{span:ge.span})),D=e(ie=>$.forbidden_prefixes.find(ae=>ie.
toLowerCase().startsWith(ae.toLowerCase())),"prefixOf");for(const{text:ie,kind:ae,word:ge,operand:ke}of W){const xe=g(ae,
ie,E),Ae={span:ge.span};xe&&!(ke&&D(ie))&&Y.push((0,y.gk)("operand_refused",{family:_,operand:ie,reason:xe},Ae))}const j=W.
filter(({operand:ie})=>ie),V=j.filter(({kind:ie,text:ae})=>I.iV.has(ie)&&ae!==U);Y.push(...P(_,$,j.length)),Y.push(...Z(
_,$,j,V.length,K));for(const{text:ie,word:ae}of j){const ge=D(ie);if(ge===void 0)continue;const ke={family:_,operand:ie,
prefix:ge};Y.push((0,y.gk)("forbidden_operand_prefix",ke,{span:ae.span}))}const q=W.filter(({kind:ie,text:ae})=>I.iV.has(
ie)&&ae!==U).map(({text:ie,word:ae})=>({path:ie,word:ae})),ne=q.some(({path:ie})=>$.dangerous_targets.includes(ie)||$.dangerous_targets.
includes("/")&&E.locate(ie)==="/"),te=$.default_operand;return{reasons:Y,risk:ne?"dangerous":$.risk,warnings:[...K.flatMap(
ie=>$.dangerous_flags[ie]??[]),...ne?["broad_permission_target"]:[]],paths:q.length===0&&te!==void 0?[{path:te}]:q}}e(C,
"readFlagsAndOperands");const U="-";function Z(_,{reads_stdin:$,operands:{min:v}},E,K,W){if($===void 0)return[];const R="\
is standard input",Y=E.filter(({kind:j,text:V})=>I.iV.has(j)&&V===U).map(({text:j,word:V})=>(0,y.gk)("operand_refused",{
family:_,operand:j,reason:R},{span:V.span}));if(Y.length>0)return Y;const D=E.length;return K>0||D<v||$.unless.some(j=>W.
includes(j))?[]:[(0,y.gk)("operand_count",{family:_,count:D,wanted:`at least ${D+1}`})]}e(Z,"stdinReasons");function P(_,{
operands:{min:$,max:v}},E){if(E>=$&&(v===void 0||E<=v))return[];const K=v===void 0?`at least ${$}`:v===$?`exactly ${$}`:
`${$} to ${v}`;return[(0,y.gk)("operand_count",{family:_,count:E,wanted:K})]}e(P,"countReasons");const A=new Map([["tar",
"constrained_form.tar"],["unzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_form.ping"],
["curl","constrained_form.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","constrained_\
form.git"]]);function B(_){return A.get(_)??"constrained_form.other"}e(B,"constrainedForm")}),44591:((fe,ee,d)=>{d.d(ee,
{Y:e(()=>I,"Y"),l:e(()=>G,"l")});var y=d(60237);const H=new Set(["shell-operator","shell-redirection","line-break"]);function I({
words:T,problems:p}){const c=p.filter(({rule:g})=>H.has(g)).map(({span:g})=>g.start),l=Math.min(...c);return T.filter(({
span:g})=>g.start<l)}e(I,"firstCommand");function G({problems:T}){return T.flatMap(p=>{const c={span:p.span};if((0,y.AN)(
p,"shell-operator")){const{operator:l}=p.args;return[(0,y.gk)(M(l),{operator:l},c)]}if((0,y.AN)(p,"shell-redirection")){
const{operator:l}=p.args;return[(0,y.gk)("shell_operator.redirection",{operator:l},c)]}if((0,y.AN)(p,"command-substituti\
on")){const{written:l}=p.args;return[(0,y.gk)("shell_operator.substitution",{operator:l},c)]}if((0,y.AN)(p,"line-break")||
(0,y.AN)(p,"nul-character")){const{character:l}=p.args;return[(0,y.gk)("shell_operator.multiline",{operator:l},c)]}return w.
has(p.rule)?[(0,y.gk)("parse_failed",{},c)]:[]})}e(G,"shapeReasons");const w=new Set(["unterminated-quote","trailing-bac\
kslash","command-too-long"]);function M(T){return T==="|"||T==="|&"?"shell_operator.pipeline":T==="&"?"shell_operator.ba\
ckground":"shell_operator.chaining"}e(M,"operatorRule")}),41581:((fe,ee,d)=>{d.d(ee,{F:e(()=>L,"F"),d:e(()=>u,"d")});var y=d(
60237),H=d(50611),I=d(93506);function G(P){if(/\bsystem\b|\bgetline\b|@|\bARG[VC]\b|\bENVIRON\b|\/inet|\/dev\//.test(P))
return"may run commands or open files in its program";const A=/\bprintf?\b/.exec(P),B=A===null?"":P.slice(A.index);return/>|(?<!\|)\|(?!\|)/.
test(B)?"may write to files or commands in its program":void 0}e(G,"awkDanger");const w=String.raw`(?:\d+|\$|\/(?:[^\/\\\n[]|\\[^\n])*\/I?)`,
M=String.raw`(?:${w}(?:\s*,\s*(?:${w}|[+~]\d+))?\s*!?\s*)?`,T=String.raw`\[(?!\^?\])(?:(?!\1)[^\]\\\n[])+\]`,p=String.raw`[sy]([\/,|#:@_!])(?:(?!\1)[^\\\n[]|\\[^\n]|${T})*\1(?:(?!\1)[^\\\n]|\\[^\n])*\1[gpiI\d]*`,
c=String.raw`(?:[pPdDnNgGhHx=lqQ]\s*\d*)`,l=new RegExp(String.raw`^\s*${M}(?:${p}|${c})\s*(?:[;\n]|$)`);function g(P){if(P.
length>4096)return"has a script that is too long to check";let A=P;for(;A.trim()!=="";){const B=l.exec(A);if(B===null)return"\
may run commands or open files in its script";A=A.slice(B[0].length)}}e(g,"sedDanger");var m=d(16260);const x=new Set(["\
rm","chmod","chown","kill","killall","pkill","dd","shred"]);function L({words:P},A){const[B,..._]=P;if(B===void 0)return[];
const $=B.text,v=h($,_,A?.workspace);if(v.length>0)return v;const E=e((Y,{span:D}=B)=>[(0,y.gk)("command_not_allowed",{program:$,
reason:Y},{span:D})],"refused"),K=A?.workspace;if(K===void 0)return E("is not allowed");if(_.length===1&&/^--(?:version|help)$/.
test(_[0]?.text??""))return[];if(K.forms.length>0)return K.forms.some(({argv:D})=>(0,H.W)((0,H.w)(D)??[],_,(j,V)=>I.GW[j](
V)).kind==="match")?[]:E("is allowed only in its registered forms");const{reason:W,word:R}=C(_,K);return W===void 0?[]:E(
W,R)}e(L,"findCommandObjections");function u({words:P},{workspace:A}){return Z(A?.subcommands,P[1]?.text)?.warnings??[]}
e(u,"workspaceWarnings");function h(P,A,B){const{flags:_}=(0,m.vj)(A,B),$=B?.blocked_flags??[],E=[..._.filter(({text:R})=>(0,m.
Lt)(R,"--force")||$.some(Y=>(0,m.Lt)(R,Y))||P==="rm"&&/^-[A-Za-z]*[iI]|^--interactive/.test(R)||x.has(P)&&(0,m.Lt)(R,"--\
all"))],K=e((R,Y)=>_.find(({text:D})=>new RegExp(`^-[A-Za-z]*${R}`).test(D)||(0,m.Lt)(D,Y)),"either"),W=P==="rm"?K("[rR]",
"--recursive"):void 0;return W&&K("f","--force")&&E.push(W),E.map(({text:R,span:Y})=>(0,y.gk)("blocked_flag",{program:P,
flag:R},{span:Y}))}e(h,"blockedFlags");function C(P,A){const[B,..._]=P,$=Z(A.subcommands,B?.text);if(A.subcommands!==void 0&&
$===void 0)return{reason:`is allowed only with the subcommands ${Object.keys(A.subcommands).join(", ")}`};const{flags:v,
data:E,operands:K}=(0,m.vj)($?_:P,A);for(const W of v){const{text:R}=W,Y=(0,m.Tm)(R,A);if(!Y&&A.code_flags.some(D=>(0,m.
Lt)(R,D)))return{reason:`is not allowed with ${R}, which can run code, delete files, or write elsewhere`,word:W};if(A.flags!==
void 0&&!Y&&!A.flags.includes(R))return{reason:`is not allowed with the flag ${R}`,word:W}}for(const W of $?K:[]){const R=I.
GW[$?.operands??"path"](W.text);if(R!==void 0)return{reason:`does not accept ${W.text}, which ${R}`,word:W}}return A.language===
void 0?{}:U(A.language,v,E)}e(C,"objectionTo");function U(P,A,B){const _=A.find(({text:v})=>((0,m.Lt)(v,"-e")||(0,m.Lt)(
v,"--expression"))&&v!=="-e"&&v!=="--expression");if(_!==void 0)return{reason:"has its script attached to a flag",word:_};
const $=P==="awk"?G:g;for(const v of B){const E=$(v.text);if(E!==void 0)return{reason:E,word:v}}return{}}e(U,"programObj\
ection");function Z(P,A){return P!==void 0&&A!==void 0&&Object.hasOwn(P,A)?P[A]:void 0}e(Z,"ownEntry")}),80530:((fe,ee,d)=>{
d.d(ee,{Eb:e(()=>T,"Eb"),W1:e(()=>w,"W1"),et:e(()=>p,"et")});var y=d(14953),H=d(60237),I=d(16260);const G=new Map;function w(c,l,g,m){
const x=l.filter(u=>u.layer===g);if(x.length===0)return[];const L=p(c,m);return x.filter(({regex:u})=>M(u,L)).map(({name:u,
regex:h,reason:C})=>(0,H.gk)(`custom_pattern.${g}`,{name:u,pattern:h,reason:C}))}e(w,"findCustomPatterns");function M(c,l){
const g=T(c);return"error"in g||g.matches(l)}e(M,"matches");function T(c){const l=G.get(c)??(0,y.Z)(c);return G.set(c,l),
l}e(T,"compilePattern");function p({words:c,redirections:l},g){const[m,...x]=c,{data:L}=(0,I.vj)(x,g.get(m?.text??"")?.workspace),
u=new Set(L);return[...c.filter(h=>!u.has(h)).map(h=>h.text),...l.map(({operator:h,target:C})=>`${h} ${C?.text??""}`)].join(
" ")}e(p,"subjectOf")}),16260:((fe,ee,d)=>{d.d(ee,{Lt:e(()=>M,"Lt"),Tm:e(()=>T,"Tm"),vj:e(()=>w,"vj")});var y=d(90513),H=d(
95666);const I={data_flags:[],data_operands:{count:0,unless:[]}},G=[{spec:void 0,negated:!1,takes:"always"}];function w(p,{
data_flags:c,data_operands:l}=I){const g=[],m=[],x=[],L={flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",
unknown:"never",expand:e(C=>c.includes(C)?G:void 0,"expand")};for(const C of(0,H.u)(p,L).tokens){if(C.kind==="operand"){
x.push(C.word);continue}g.push(C.word),C.consumes&&C.next&&m.push(C.next)}const h=l.unless.some(C=>g.some(({text:U})=>M(
U,C)))?0:l.count;return{flags:g,data:[...m,...x.slice(0,h)],operands:x.slice(h)}}e(w,"splitArguments");function M(p,c){const{
written:l}=(0,y.J)(p);return l===c?!0:c.startsWith("--")?l.length>2&&c.startsWith(l):c.length===2&&!p.startsWith("--")&&
/^-[A-Za-z]*/.exec(p)?.[0].includes(c.slice(1))===!0}e(M,"hasFlag");function T(p,{data_flags:c}){const{written:l}=(0,y.J)(
p);return c.some(g=>l===g||g.length===2&&!p.startsWith("--")&&p.startsWith(g))}e(T,"isDataFlag")}),60237:((fe,ee,d)=>{d.
d(ee,{q0:e(()=>l,"q0"),gk:e(()=>w,"gk"),AN:e(()=>p,"AN"),l4:e(()=>T,"l4"),Lb:e(()=>c,"Lb")});var y=d(60027);const H=160,
I=4;function G({new:g,files:m=[],fix:x}){if(!(g.length<=I&&g.every(U=>U.length<=H&&!U.includes("`"))))return x?"Run `gen\
e-gate fix --write`, which replaces the command.":void 0;const u=x?"; `gene-gate fix --write` does this.":".",[h,...C]=g.
map(U=>`\`${U}\``);return h===void 0?`Remove the command, which cannot fail${u}`:m.length>0?`Move it into a script, ${m.
map(({path:Z})=>`\`${Z}\``).join(", ")}, and run ${[h,...C].join(", ")}${u}`:C.length===0?`Write ${h} instead${u}`:`Writ\
e separate entries in \`validation\`: ${[h,...C].join(", ")}${u}`}e(G,"editSentence");function w(g,m,x={}){return M(g,m,
x)}e(w,"finding");function M(g,m,x){const{severity:L,layer:u}=(0,y.Y)(g);return{rule:g,severity:L,layer:u,args:m,...x}}e(
M,"found");function T(g,m,x){return{rule:g,args:x,span:m}}e(T,"problemAt");function p(g,m){return g.rule===m}e(p,"isProb\
lem");function c({rule:g,args:m,span:x}){return M(g,m,{span:x})}e(c,"problemFinding");function l({rule:g,args:m,edit:x}){
const L=(0,y.Y)(g);return{message:L.message(m),remedy:(x&&G(x))??L.remedy(m)}}e(l,"describe")})};
