"use strict";module.exports={"command/families/index"(v,i,_,T){let g;const m=()=>g??=i("command/families/machine/parse-program");let h;
const u=()=>h??=i("command/families/machine/program-table");let w;const d=()=>w??=i("command/families/parsed");let f;const p=()=>f??=
i("command/families/parsers");let b;const x=()=>b??=i("command/families/programs");let N;const O=()=>N??=i("command/fami\
lies/tools/launches");_(v,{launchedBy:()=>L,parseInvocation:()=>E});const A=4;function E(e,s,o=u().NO_FAMILIES){const r=typeof e==
"string"?p().PARSERS[e](s):(0,m().parseProgram)(e,s,o),{launched:l,problems:c}=P(r.invocation);return l.length===0&&c.length===
0?r:{invocation:r.invocation,problems:[...[r,...l].flatMap(k=>k.problems),...c]}}function L(e){const s=P(e).launched.map(
o=>o.invocation);return e.launched===void 0?s:[...R(e).slice(1),...s]}function P(e){if(e.launched===void 0)return a(e);const s=R(
e).map(o=>a(o));return{launched:s.flatMap(o=>o.launched),problems:s.flatMap(o=>o.problems)}}function R(e){return[e,...(e.
launched??[]).flatMap(R)]}function a(e,s=0){const{launches:o,problems:r}=(0,O().launchesOf)(e),l=e.operands[0]?.text??"",
c={launched:[],problems:[...r]};for(const k of o){const[y]=k.words,S=s===A?"launches-programs":k.program===void 0&&y&&n(
y.text);if(S){const D=y?.span??{start:0,end:0};c.problems.push((0,d().wordProblem)(S,l,{text:y?.text??"",span:D}));continue}
const F=t(k),M=a(F.invocation,s+1);c.launched.push(F,...M.launched),c.problems.push(...M.problems)}return c}function t({
program:e,words:s,selects:o}){if(e!==void 0){const c=p().PARSERS[e](s);return o?{...c,invocation:{...c.invocation,selects:o}}:
c}const[r]=s,l=r?.text??"";return(0,p().isProgram)(l)?p().PARSERS[l](s.slice(1)):p().PARSERS.npx(s)}function n(e){return e.
startsWith("-")?"unknown-flag":x().REFUSED_PROGRAMS.has(e)?"launches-programs":void 0}},"command/families/node"(v,i,_,T){
let g;const m=()=>g??=i("rules/finding");let h;const u=()=>h??=i("command/flags/read-flags");let w;const d=()=>w??=i("co\
mmand/families/node-flags");let f;const p=()=>f??=i("command/families/parsed");_(v,{isTestRun:()=>P,parseNode:()=>x});const b=new Set(
["","-","/dev/stdin","/dev/fd/0","/proc/self/fd/0"]);function x(t){const n=[],e=[],s=[],o=new Set;for(const M of(0,u().readFlags)(
t,N).tokens){if(M.kind==="operand"){s.push(M.word);continue}if(M.kind==="unknown"){const j={program:"node",flag:M.written};
e.push((0,m().problemAt)("unknown-flag",M.word.span,j));continue}const{spec:D,negated:G}=M.part,I=A(M);n.push(I);const U=E(
D,G,I.value);if(U!==void 0&&e.push(L(I,U)),G)continue;o.add(D.effect);const H=R(D,I);H!==void 0&&e.push((0,p().flagProblem)(
H,"node",I))}const r=P({flags:n}),l=r?s.length:o.has("evaluates-text")?0:1,c=s.slice(0,l),k=s.slice(l),y=r||o.has("only-\
prints")||o.has("evaluates-text"),S=a(c,r,t);S!==void 0&&!(y&&c.length===0)&&e.push(S);const F=(0,p().onlyAsksForInformation)(
k);return F!==void 0&&e.push((0,p().printsOnly)("node",F)),{invocation:{program:"node",flags:n,operands:c,passthrough:k},
problems:e}}const N={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:t=>{const n=t.startsWith(
"--"),e=n?t.slice(2).replaceAll("_","-"):t,s=e.startsWith("no-")&&!d().NODE_FLAGS.has(e),o=s?e.slice(3):e,r=d().NODE_FLAGS.
get(d().NODE_ALIASES.get(o)??(n?o:""));return r&&[{spec:r,negated:s,takes:s?"never":O(r)}]}};function O({name:t,arity:n}){
return t==="print"?"unless-flag":n==="value"?"always":"never"}function A({word:{span:t},written:n,attached:e,next:s,consumes:o,
part:{spec:r,negated:l}}){const c=o?s?.text:e,k=`--${l?"no-":""}${r.name}`,y=o&&s?{start:t.start,end:s.span.end}:t;return c===
void 0?{name:k,written:n,span:y}:{name:k,written:n,value:c,span:y}}function E(t,n,e){if(n)return t.arity==="value"?"it t\
akes a value, so it has no `--no-` form":e===void 0?void 0:"a `--no-` flag takes no value";if(t.arity==="none"&&t.name!==
"print")return e===void 0||t.effect==="opens-inspector"?void 0:"it takes no value";if(t.name!=="print")return e===void 0||
e===""?"its value is missing":t.arity==="value"&&e.startsWith("-")?"its value begins with a dash":void 0}function L(t,n){
return(0,m().problemAt)("flag-value",t.span,{program:"node",flag:t.written,fault:n})}function P({flags:t}){return t.findLast(
({name:n})=>n==="--test"||n==="--no-test")?.name==="--test"}function R(t,{value:n=""}){switch(t.effect){case"harmless":return;case"\
reports-tests":return d().BUILT_IN_REPORTERS.has(n)?void 0:"preloads-code";case"tolerates-rejections":return n==="warn"||
n==="none"?"hides-failures":void 0;case"writes-report":return n==="stdout"||n==="stderr"?void 0:"writes-files";case"prel\
oads-code":return d().PRELOADABLE_PACKAGES.has(n)?"preloads-package":"preloads-code";case"loads-module":return d().PRELOADABLE_PACKAGES.
has(n)?"preloads-package":"loads-code";default:return t.effect}}function a(t,n,e){const[s]=t;if(s===void 0){const l=e.at(
-1)?.span.end??0;return n?void 0:(0,m().problemAt)("reads-stdin",{start:0,end:l},{program:"node",flag:""})}const{text:o,
span:r}=s;if(b.has(o))return(0,m().problemAt)("reads-stdin",r,{program:"node",flag:o});if(o.startsWith("-"))return(0,m().
problemAt)("dash-operand",r,{operand:o});if(o==="inspect"||!n&&o==="debug")return(0,m().problemAt)("opens-inspector",r,{
program:"node",flag:o})}},"command/families/node-options"(v,i,_,T){let g;const m=()=>g??=i("command/families/node");_(v,
{areHarmlessOptions:()=>u});const h=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;function u(w){if(!h.test(w))return!1;const d={start:0,
end:0},f=[...w.split(" "),"x.js"].map(x=>({text:x,span:d,quoted:!1})),{problems:p,invocation:b}=(0,m().parseNode)(f);return p.
length===0&&b.operands.length===1}},"command/families/nopt"(v,i,_,T){let g;const m=()=>g??=i("rules/finding");let h;const u=()=>h??=
i("command/flags/read-flags");let w;const d=()=>w??=i("command/families/npm-flags");_(v,{readNopt:()=>f});function f(a){
const t=[],n=[],e=[],s=[];for(const o of(0,u().readFlags)(a,p).tokens)if(o.kind==="operand")e.push(o.word);else if(o.kind===
"unknown"){const r=P(o);"rule"in r?s.push(r):n.push(r)}else{const{flag:r,fault:l}=E(o);t.push(r),l!==void 0&&s.push(R(o.
word,o.written,l))}return{flags:t,unknown:n,remain:e,problems:s}}const p={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,
equals:"all",unknown:"true-or-false",expand:a=>x(a.replace(/^-+/,""))},b=40;function x(a){const t=N(a);if(t!==void 0&&!t.
negated)return[t];const n=A(a);if(n!==void 0)return[n];if(a.length<2||a.length>b)return t&&[t];const e=[...a].map(A);return e.
every(s=>s!==void 0)?e:t&&[t]}function N(a){const t=d().NPM_FLAGS.get(a);if(t!==void 0)return O(t,!1);if(!a.startsWith("\
no-"))return;const n=d().NPM_FLAGS.get(a.slice(3));return n&&O(n,!0)}function O(a,t){const n=a.arity==="value"?t?"never":
"always":"true-or-false";return{spec:a,negated:t,takes:n}}function A(a){const[t,n]=d().NPM_SHORTHANDS.get(a)??[],e=t===void 0?
void 0:N(t.slice(2));return e&&(n===void 0?e:{...e,fixed:n,takes:"never"})}function E(a){const{word:t,written:n,attached:e,
next:s,consumes:o}=a,{spec:r,negated:l,fixed:c}=a.part;if(c===void 0&&r.arity==="value")return L(a);const k={name:`--${r.
name}`,written:n,span:t.span,spec:r};if(c!==void 0){const F={flag:{...k,value:c,negated:l}};return e===void 0?F:{...F,fault:"\
it takes no value"}}const y=o?s?.text:e,S={flag:{...k,negated:y==="false"?!l:l}};return e!==void 0&&!(0,u().isTruth)(e)?
{...S,fault:"npm reads its value as a separate word"}:r.arity==="loose"&&!o&&(s?.text==="null"||s?.text==="always")?{...S,
fault:"npm reads the next word as its value"}:S}function L({word:a,written:t,attached:n,next:e,consumes:s,part:o}){const{
spec:r,negated:l}=o,c=s?e?.text:n,k=s&&e?{start:a.span.start,end:e.span.end}:a.span,y={name:`--${r.name}`,written:t,span:k,
spec:r,negated:l},S={flag:c===void 0?y:{...y,value:c}};return l?{...S,fault:"it takes a value, so it has no `--no-` form"}:
c===void 0||c===""?{...S,fault:"its value is missing"}:c.startsWith("-")?{...S,fault:"its value begins with a dash"}:S}function P({
word:a,written:t,attached:n}){const e=t.replace(/^-+/,"").toLowerCase().replaceAll("_","-").replace(/^(?:no-)+/,""),s=[...d().
NPM_FLAGS.keys(),...d().NPM_SHORTHANDS.keys()].find(r=>r.startsWith(e));if(s!==void 0){const r={program:"npm",flag:t,meant:`\
--${s}`};return(0,m().problemAt)("abbreviated-flag",a.span,r)}if(!/^--[a-z][a-z0-9-]*$/i.test(t))return(0,m().problemAt)(
"unknown-flag",a.span,{program:"npm",flag:t});const o={name:t,written:t,span:a.span};return n===void 0?o:{...o,value:n}}
function R(a,t,n){return(0,m().problemAt)("flag-value",a.span,{program:"npm",flag:t,fault:n})}},"command/families/npm-fl\
ags"(v,i,_,T){let g;const m=()=>g??=i("command/flags/flag-table");_(v,{NPM_FLAGS:()=>h,NPM_SHORTHANDS:()=>u});const h=(0,m().
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
  `}),u=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",["--save-dev"]],["E",["--save-exact"]],
["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-prod"]],["S",["--save"]],["a",["--all"]],
["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["ddd",["--loglevel","silly"]],["desc",["--\
description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",["--usage"]],["help",["--usage"]],["i\
wr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",["--message"]],["n",["--no-yes"]],["no",
["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglevel","warn"]],["quiet",["--loglevel","wa\
rn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","silent"]],["silent",["--loglevel","silent"]],
["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],["ws",["--workspaces"]],["y",["--yes"]]])},
"command/families/npm-subcommands"(v,i,_,T){_(v,{MISSPELT:()=>u,NPM_SUBCOMMANDS:()=>h});const g={"runs-script":"test:t,t\
st run:run-script,rum,urn start stop restart","runs-tool":"exec:x","only-prints":`
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
t:create,innit","writes-files":"cache patch shrinkwrap version:verison"};function m(){const w=new Map;for(const d of Object.
keys(g))for(const f of g[d].split(/\s+/).filter(Boolean)){const[p="",b=""]=f.split(":");for(const x of[p,...b.split(",").
filter(Boolean)]){if(w.has(x))throw new Error(`subcommand ${x} stands in two groups`);w.set(x,{name:p,effect:d})}}return w}
const h=m(),u=new Set(["hlep","rum","urn"])},"command/families/npx"(v,i,_,T){let g;const m=()=>g??=i("command/flags/read\
-flags");let h;const u=()=>h??=i("command/families/nopt");let w;const d=()=>w??=i("command/families/npm");let f;const p=()=>f??=
i("command/families/npm-flags");let b;const x=()=>b??=i("command/families/parsed");_(v,{parseNpx:()=>L});const N=new Set(
["always-spawn","ignore-existing","shell-auto-fallback"]),O=new Set(["npm","node-arg","n"]),A=new Set(["package","p","ca\
che","userconfig","call","c","shell"]),E=new Set(["no-install","quiet","q","version","v","help","h"]);function L(e){const[
s]=e,o={text:"exec",span:s?.span??{start:0,end:0},quoted:!1},{rewritten:r,removed:l}=P(e),c=(0,d().interpret)("npx",(0,u().
readNopt)([o,...r]),e),k=l.map(({text:y,span:S})=>(0,x().flagProblem)("unknown-flag","npx",{name:y,written:y,span:S}));return{
invocation:c.invocation,problems:[...k,...c.problems]}}function P(e){const s=[],o=[],{tokens:r,separator:l}=(0,m().readFlags)(
e,R),c=[];for(const y of r)if(y.kind==="operand")c.push(y.word);else if(y.kind==="flag"){const{word:S,written:F,attached:M,
consumes:D,next:G,part:I}=y;if(I.spec==="removed"){o.push(S);continue}s.push({...S,text:t(a(F),M,S.text)}),D&&G&&s.push(
G)}const[k]=c;return l!==void 0?s.push(l):k!==void 0&&s.push({...k,text:"--"}),{rewritten:s.concat(c),removed:o}}const R={
flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:(e,s)=>{const o=a(e),r=(c,k)=>[{spec:c,negated:!1,
takes:k}];if(N.has(o))return r("removed","never");if(O.has(o))return r("removed","always");const l=o==="p"?void 0:p().NPM_SHORTHANDS.
get(o);return l!==void 0?{instead:s===void 0?l:[...l,s]}:n(o)?r("kept","never"):r("kept",A.has(o)?"always":"unless-flag")}};
function a(e){return e.replace(/^-+/,"")}function t(e,s,o){if(e==="no-install")return"--yes=false";const r=e==="p"?"--pa\
ckage":e==="shell"?"--script-shell":void 0;return r===void 0?o:s===void 0?r:`${r}=${s}`}function n(e){const s=p().NPM_FLAGS.
get(e)?.arity;return E.has(e)||s==="none"||s==="loose"}},"command/families/parsed"(v,i,_,T){_(v,{flagProblem:()=>m,onlyAsksForInformation:()=>w,
printsOnly:()=>d,wordProblem:()=>g});function g(f,p,{text:b,span:x}){return h(f,x,{program:p,flag:b})}function m(f,p,b){
const{written:x,span:N,value:O}=b,A={program:p,flag:x};return h(f,N,O===void 0?A:{...A,value:O})}function h(f,p,b){return{
rule:f,span:p,args:b}}const u=new Set(["--version","-v","-V","--help","-h"]);function w(f){const[p]=f;return f.length===
1&&p!==void 0&&u.has(p.text)?p:void 0}function d(f,p){return g("only-prints",f,p)}},"command/families/parsers"(v,i,_,T){
let g;const m=()=>g??=i("command/families/node");let h;const u=()=>h??=i("command/families/npm");let w;const d=()=>w??=i(
"command/families/npx");_(v,{PARSERS:()=>f,isProgram:()=>p});const f={node:m().parseNode,npm:u().parseNpm,npx:d().parseNpx};
function p(b){return Object.hasOwn(f,b)}},"command/families/programs"(v,i,_,T){_(v,{REFUSED_PROGRAMS:()=>m});const g={shell:"\
bash sh zsh dash ksh fish csh tcsh pwsh powershell cmd busybox env eval exec source . command sudo xargs nohup time time\
out nice ionice setsid stdbuf taskset chrt flock prlimit unshare strace ltrace gdb vim",interpreter:"python python2 pyth\
on3 php perl ruby deno bun lua java go cargo make",package_manager:"yarn pnpm bunx pnpx corepack pip pip3 uv poetry comp\
oser",system:"cat ls rm cp mv grep find sed awk curl wget git docker touch echo cd test diff wc head tail chmod true fal\
se exit"},m=new Map(Object.keys(g).flatMap(h=>g[h].split(" ").map(u=>[u,h])))},"command/families/tool"(v,i,_,T){let g;const m=()=>g??=
i("rules/finding");let h;const u=()=>h??=i("command/families/parsed");let w;const d=()=>w??=i("command/families/tools/ju\
dge-value");let f;const p=()=>f??=i("command/families/tools/read-tool");let b;const x=()=>b??=i("command/families/tools/\
task-runners");let N;const O=()=>N??=i("command/families/tools");_(v,{parseTool:()=>A,toolFlagProblems:()=>E});function A(a,t){
const n=a.text,e=(0,O().refusalOf)(n);if(e!==void 0)return[(0,u().wordProblem)(e,n,a)];const s=(0,u().onlyAsksForInformation)(
t);if(s!==void 0)return[(0,u().printsOnly)(n,s)];const o=(0,O().toolOf)(n),r=(0,p().readTool)(o??O().UNKNOWN_TOOL,t);return[
...L(a,t),...P(a,o,r),...r.flags.flatMap(l=>E(n,o,l)),...r.operands.flatMap(l=>o?.runs===void 0&&(0,d().isForeign)(l.text)?
[(0,u().wordProblem)("tool-loads-code",n,l)]:[])]}function E(a,t,n){return n.flag===void 0?R(a,t,n):(0,d().judgeValue)(a,
n,t?.starts)}function L({text:a,span:t},n){const e=(0,x().tasksOf)(a,n);return e===void 0?[]:[(0,m().problemAt)("runs-ta\
sks",t,{program:a,tasks:e})]}function P(a,t,{operands:n,started:e}){const s=t?.starts===void 0||t.starts==="tasks",[o]=s?
n:e,r=o?t?.subcommands.get(o.text):t?.alone;return r===void 0?[]:[(0,u().wordProblem)(r,a.text,o??a)]}function R(a,t,{word:n,
value:e=""}){const s=o=>[(0,u().wordProblem)(o,a,n)];if(t?.handsOn===!0){const o=n.text.includes("=")||e===""?[]:[e],r=(0,d().
judgeNodeFlags)(n,[n.text,...o]);if(!r.some(({rule:l})=>l==="unknown-flag"))return r}return t?.starts==="command"||t?.starts===
"script"?s("unknown-flag"):t?.starts==="npm-scripts"?n.text.includes("=")?[]:s("unknown-flag"):(0,d().isForeign)(e)?s("t\
ool-loads-code"):t===void 0?[]:s("tool-flag-unknown")}},"command/families/tools"(v,i,_,T){let g;const m=()=>g??=i("comma\
nd/families/tools/bundlers");let h;const u=()=>h??=i("command/families/tools/compilers");let w;const d=()=>w??=i("comman\
d/families/tools/coverage");let f;const p=()=>f??=i("command/families/tools/linters");let b;const x=()=>b??=i("command/f\
amilies/tools/runners");let N;const O=()=>N??=i("command/families/tools/task-runners");let A;const E=()=>A??=i("command/\
families/tools/test-runners");let L;const P=()=>L??=i("command/families/tools/tool-table");_(v,{REFUSED_TOOLS:()=>a,TOOLS:()=>t,
UNKNOWN_TOOL:()=>o,refusalOf:()=>e,toolOf:()=>n});const R={"launches-programs":`
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
  `},a=new Map(Object.keys(R).flatMap(r=>R[r].split(/\s+/).filter(Boolean).map(l=>[l,r]))),t=new Map([E().TEST_RUNNERS,d().
COVERAGE,p().LINTERS,u().COMPILERS,m().BUNDLERS,x().RUNNERS,O().TASK_RUNNERS].flat().flatMap(r=>{const l=(0,P().toolTable)(
r);return r.binaries.split(" ").map(c=>[c,l])}));function n(r){return t.get(r)??t.get(s(r))}function e(r){return a.get(r)??
a.get(s(r))}function s(r){return r.replace(/^@[^/]*\//,"")}const o=(0,P().toolTable)({binaries:"",flags:{config:"config,\
c= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= format= formatter= global-setup= global-teardown= import=
      loader= parser= plugin= preset= reporter,reporters= require,r= resolver= rulesdir= runner=
      setup-files= setup-files-after-env= test-environment= test-runner= transform=
    `,"tool-writes":"apply apply-unsafe fix? update update-snapshot,update-snapshots write","skips-tests":"pass-with-no-\
tests","never-ends":"ui watch watch-all","only-prints":""}})}};
