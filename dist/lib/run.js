"use strict";var ke=Object.defineProperty;var e=(P,t)=>ke(P,"name",{value:t,configurable:!0});module.exports={"run/audited-files"(P,t,R,U){let N;const g=e(()=>N??=t("node:path"),"import_node_path");let I;const p=e(
()=>I??=t("run/configuration-files"),"import_configuration_files");R(P,{replacesAudited:e(()=>c,"replacesAudited"),takenFor:e(
()=>o,"takenFor")});const $=["",".js",".json",".node"],r=new Set(["package.json",".npmrc"]),y=/(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/,
m=/(?:^|\/)\.git(?:\/|$)/,v=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
d=/\.(?:gch|pch|local)$/,_=/\.d\.[cm]?ts$/i,s=/^(?:index|__init__|__main__|init|mod|main)\./,i=/^(.*?)__pycache__\/([^/.]+)\.[^/]+\.pyc$/;
function o(l){const h=w(l),E=e(b=>b===""||l.kindOf(b)==="directory","isFolder");return b=>{if(y.test(b)||m.test(b)||c(b,
L=>l.kindOf(L)!==void 0))return!0;const k=(0,p().configuredFolder)(b);if(k!==void 0&&E(k))return!0;const[A,T]=[f(b),g().
posix.basename(b)];if(E(A))return n(T)||u(T,h(A));const M=i.exec(b);return M?h(M[1]?.replace(/\/$/,"")??"").has(M[2]??""):
(n(T)||r.has(T))&&h(f(A)).has(g().posix.basename(A))}}e(o,"takenFor");function c(l,h){return r.has(g().posix.basename(l))?
h(g().posix.dirname(l)):$.some((E,b)=>{if(!l.endsWith(E))return!1;const k=l.slice(0,l.length-E.length);return[...$.slice(
b+1),...E===""?[]:[""]].some(T=>h(k+T))})}e(c,"replacesAudited");function n(l){return s.test(l)&&a(l)}e(n,"isEntry");function a(l){
return v.test(l)&&!_.test(l)}e(a,"isFoundByStem");function u(l,h){return d.test(l)?h.has(l.replace(d,"")):(S(l)===l||a(l))&&
h.has(S(l))}e(u,"replacesByStem");function w(l){const h=new Map;return E=>{const b=e(()=>l.list(E).map(A=>g().posix.basename(
A)),"names"),k=h.get(E)??new Set(b().flatMap(A=>[A,S(A)]));return h.set(E,k),k}}e(w,"stemsIn");function S(l){return g().
posix.parse(l).name}e(S,"stemOf");function f(l){const h=g().posix.dirname(l);return h==="."?"":h}e(f,"folderOf")},"run/b\
udget"(P,t,R,U){let N;const g=e(()=>N??=t("run/not-run"),"import_not_run");R(P,{withinBudget:e(()=>I,"withinBudget")});async function I(p,$,r){
const y=new AbortController,m=setTimeout(()=>y.abort(g().BUDGET_SPENT),p);try{return await r(AbortSignal.any([$,y.signal]))}finally{
clearTimeout(m)}}e(I,"withinBudget")},"run/capture"(P,t,R,U){let N;const g=e(()=>N??=t("node:string_decoder"),"import_no\
de_string_decoder");R(P,{Capture:e(()=>I,"Capture")});class I{static{e(this,"Capture")}#t;#e;#n=0;constructor(r){this.#t=
Buffer.allocUnsafeSlow(r),this.#e=Buffer.allocUnsafeSlow(r)}write(r){const y=Math.max(0,this.#t.length-this.#n);y>0&&r.copy(
this.#t,this.#n);const m=r.subarray(y);m.length>0&&this.#o(m),this.#n+=r.length}#o(r){const y=this.#e.length,m=Math.max(
0,this.#n-this.#t.length),v=r.subarray(Math.max(0,r.length-y)),d=(m+r.length-v.length)%y,_=v.copy(this.#e,d);v.copy(this.#e,
0,_)}result(){const r=this.#t.length,y=this.#n,m=new(g()).StringDecoder("utf8"),v=this.#t.subarray(0,Math.min(y,r));if(y<=
r)return{head:m.end(v),tail:"",bytes:y,truncated:!1};const d=m.write(v);if(y<=2*r){const o=m.end(this.#e.subarray(0,y-r));
return{head:d,tail:o,bytes:y,truncated:!1}}const _=y%r,s=Buffer.concat([this.#e.subarray(_),this.#e.subarray(0,_)]),i=s.
subarray(p(s)).toString("utf8");return{head:d,tail:i,bytes:y,truncated:!0}}}function p($){const r=e(m=>m!==void 0&&m>>6===
2,"isContinuation");return[0,1,2,3].find(m=>!r($[m]))??0}e(p,"tornSequenceLength")},"run/configuration-files"(P,t,R,U){let N;
const g=e(()=>N??=t("picomatch"),"import_picomatch");R(P,{configuredFolder:e(()=>r,"configuredFolder")});const I=["*.{co\
nfig,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,j\
sonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{package.json5,package.yaml,npm-shrinkwrap.json,package-lock.json,yarn\
.lock,pnpm-lock.yaml,bun.lock,bun.lockb}","{.pnpmfile.cjs,pnpm-workspace.yaml,.pnp.cjs,.pnp.js,.pnp.loader.mjs,bunfig.to\
ml,import_map.json}","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel,deno,dprint}.{json,jsonc}","{gulpfile,\
Gruntfile,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gita\
ttributes,.gitmodules}","{.env,.env.*}","{conftest,sitecustomize,usercustomize,setup,noxfile,fabfile,tasks}.py","{pytest\
,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,toml}","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipf\
ile,Pipfile.lock,*.pth}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml,clipp\
y.toml}","{pom.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory\
.*.targets,global.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePre\
sets.json,CMakeUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.x\
ml,phpunit.xml.dist,composer.json}","{justfile,Justfile,.justfile,Taskfile.yml,Taskfile.yaml,BUILD,BUILD.bazel,WORKSPACE\
}"],p=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)\//,$=(0,g().default)(I,{dot:!0});function r(y){
const m=p.exec(y);if(m)return m[1]??"";const v=y.lastIndexOf("/");return $(y.slice(v+1))?y.slice(0,Math.max(v,0)):void 0}
e(r,"configuredFolder")},"run/containment-causes"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");let I;
const p=e(()=>I??=t("node:path"),"import_node_path");let $;const r=e(()=>$??=t("rules/containment-causes"),"import_conta\
inment_causes");let y;const m=e(()=>y??=t("run/containment/view"),"import_view");let v;const d=e(()=>v??=t("run/containm\
ent/view-layout"),"import_view_layout");R(P,{causesOf:e(()=>u,"causesOf")});const _=3,s=new Set(["failed","crashed","tim\
ed_out"]),i={memory:"memory_bytes",processes:"processes",written:"written_bytes",file_size:"file_bytes",open_files:"open\
_files"},o=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
c=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,n=2e3,a=new Set(["/","/dev","/proc","/home",d().HOME,d().TEMP]);function u(O){
const{isolation:C}=O;return x=>{if(C.level!=="namespaces"||!s.has(x.status))return x;const F=[...S(x,O),...f(x,O)],D=F.filter(
({counted:W})=>W),G=w(D.length>0?D:F).slice(0,_);return G.length===0?x:{...x,causes:G}}}e(u,"causesOf");function w(O){const C=O.
flatMap(({cause:x})=>r().CONTAINMENT_CAUSES[x].implies??[]);return O.filter(({cause:x},F)=>!C.includes(x)&&O.findIndex(D=>D.
cause===x)===F)}e(w,"distinct");function S({limits_hit:O=[]},C){return j().flatMap(x=>{const F=r().CONTAINMENT_CAUSES[x].
counted;return F&&O.includes(F)?[h(x,C,!0)]:[]})}e(S,"counted");function f(O,C){const x=[O.stderr,O.stdout].flatMap(({head:D,
tail:G})=>[D,G]).flatMap(D=>D.split(`
`)).map(D=>D.slice(0,n)),F=E(x,C);return j().flatMap(D=>{const G=F[D];if(G!==void 0)return[{...h(D,C,!0),detail:G}];const{
signs:W,unless:B}=r().CONTAINMENT_CAUSES[D],K=e(Y=>W?.test(Y)===!0&&B?.test(Y)!==!0,"isSign");return(O.signal==="SIGXFSZ"?
D==="file_size":x.some(K))&&l(D,C)?[h(D,C)]:[]})}e(f,"suggested");function l(O,{isolation:C,policy:x}){switch(O){case"pr\
ocesses":return C.limits?.processes_counted_for==="user";case"network":case"package_manager":return x.network==="none";case"\
privileges":return C.launcher==="root";default:return!0}}e(l,"isPossible");function h(O,C,x=!1){const{key:F}=r().CONTAINMENT_CAUSES[O],
D=i[O],G=D&&(C.isolation.limits?.[D]??void 0),K=D&&G!==void 0&&G<C.policy.limits[D]&&(O==="memory"||O==="written")?"conc\
urrency":F;return{cause:O,...x&&{counted:!0},...G!==void 0&&{limit:G},...K!==void 0&&{key:K}}}e(h,"withLimit");function E(O,C){
const x={},F=new Set(O.filter(D=>o.test(D)).flatMap(D=>D.match(c)??[]));for(const D of F){const[G,W]=b(D.replace(/[.:]+$/,
""),C)??[];G!==void 0&&W!==void 0&&(x[G]??=W)}return x}e(E,"missingPaths");function b(O,{checkout:C,home:x,programs:F}){
const D=k(O);if(D!==void 0)return x===void 0||!M((0,p().join)(x,D))?void 0:["home_cache",A(D)];const G=(0,p().resolve)(C,
O);if((0,m().isInside)(C,G)){const V=T(C,G);return V===void 0?void 0:["link_outside",V]}if(!(0,p().isAbsolute)(O)||/\/(?:docker|podman|containerd)\.sock$/.
test(O)||[...m().SYSTEM,"/proc",(0,p().dirname)((0,p().dirname)(F.node.file)),...F.searchPath].some(V=>(0,m().isInside)(
V,G))||G==="/dev/tty")return;const K=[G,(0,p().dirname)(G)].find(V=>!a.has(V)&&M(V));return K===void 0?void 0:["machine_\
path",K]}e(b,"hiddenPath");function k(O){return O.startsWith("~/")?O.slice(2):O.startsWith(`${d().HOME}/`)?O.slice(d().HOME.
length+1):void 0}e(k,"homePath");function A(O){const C=O.split("/"),x=O.startsWith(".local/share/")?3:/^\.(?:cache|config)\//.
test(O)?2:1;return C.slice(0,x).join("/")}e(A,"cacheFolder");function T(O,C){const x=(0,p().relative)(O,C).split("/");for(const[
F]of x.entries()){const D=x.slice(0,F+1).join("/"),G=(0,p().join)(O,D),W=L(()=>(0,g().lstatSync)(G).isSymbolicLink());if(W===
void 0)return;const B=W?L(()=>(0,g().realpathSync)(G)):void 0;if(B!==void 0&&!(0,m().isInside)(O,B))return D}}e(T,"linkO\
utside");function M(O){return L(()=>(0,g().lstatSync)(O))!==void 0}e(M,"exists");function L(O){try{return O()}catch{return}}
e(L,"attempt");function j(){return Object.keys(r().CONTAINMENT_CAUSES)}e(j,"names")},"run/containment/choose-backend"(P,t,R,U){
let N;const g=e(()=>N??=t("node:fs/promises"),"import_promises");let I;const p=e(()=>I??=t("bundle-memory"),"import_bund\
le_memory");let $;const r=e(()=>$??=t("error"),"import_error");let y;const m=e(()=>y??=t("run/containment/privileges"),"\
import_privileges");let v;const d=e(()=>v??=t("run/containment/process-group"),"import_process_group");let _;const s=e(()=>_??=
t("run/containment/try-namespaces"),"import_try_namespaces");R(P,{chooseBackend:e(()=>i,"chooseBackend")});async function i(n){
(0,p().keepBundleInMemory)();const{requested:a,signal:u}=n,w=[];if(a!=="off")for await(const E of o(n)){if("backend"in E)
return{...E,isolation:{...E.isolation,requested:a,downgrades:w}};w.push(E)}if(a==="require")throw u?.aborted?(0,r().interrupted)(
"while it tested containment"):c(w);const S=await n.shareFolder?.()??n.checkout,f=(0,d().processGroup)({...n,checkout:S}),
{level:l,description:h}=f;return{backend:f,isolation:{level:l,description:h,requested:a,downgrades:w},close:e(()=>Promise.
resolve(),"close")}}e(i,"chooseBackend");async function*o(n){const{platform:a=process.platform}=n;if(a!=="linux"||!process.
getuid||!process.getgid){yield{from:"namespaces",reason:`${a} has no namespaces`};return}const u=await(0,g().realpath)(n.
checkout),w={uid:process.getuid(),gid:process.getgid()};for(const S of(0,m().privilegesFor)(w,await(0,g().stat)(u),n.network))
yield await(0,s().tryNamespaces)(S,{...n,checkout:u})}e(o,"attempts");function c(n){const a=n.map(({from:u,reason:w})=>`${u}\
: ${w}`).join("; ");return new(r()).GateError("containment_unavailable",`The policy requires containment in namespaces, \
which this machine does not support. ${a}.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces (\
GitHub\u2019s ubuntu runners have sudo), or set `containment: auto` in the policy of the base branch.")}e(c,"unavailable")},
"run/containment/control-groups"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");let I;const p=e(()=>I??=
t("node:path"),"import_node_path");let $;const r=e(()=>$??=t("process-identity"),"import_process_identity");let y;const m=e(
()=>y??=t("temporary-folder"),"import_temporary_folder");let v;const d=e(()=>v??=t("run/containment/view-layout"),"impor\
t_view_layout");R(P,{controlGroups:e(()=>S,"controlGroups"),groupInside:e(()=>f,"groupInside"),groupSettings:e(()=>w,"gr\
oupSettings"),removeLeftGroups:e(()=>l,"removeLeftGroups")});const _={unified:e(({memory_bytes:k,processes:A})=>[[["memo\
ry.max",k],["pids.max",A]],[["memory.swap.max",0]]],"unified"),memory:e(({memory_bytes:k})=>[[["memory.limit_in_bytes",k]],
[["memory.memsw.limit_in_bytes",k]]],"memory"),pids:e(({processes:k})=>[[["pids.max",k]],[]],"pids"),cpuacct:e(()=>[[],[]],
"cpuacct")},s=/^(\d+)$/m,i=/^oom_kill (\d+)$/m,o={unified:{file:"memory.peak",pattern:s,units:1},memory:{file:"memory.ma\
x_usage_in_bytes",pattern:s,units:1}},c={unified:{file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"\
cpuacct.usage",pattern:s,units:1e6}},n={file:"pids.events",pattern:/^max (\d+)$/m,units:1},a=["memory_bytes","processes"],
u={memory_bytes:{unified:{file:"memory.events",pattern:i,units:1},memory:{file:"memory.oom_control",pattern:i,units:1}},
processes:{unified:n,pids:n}};function w(k,A){return k.flatMap(({controller:T},M)=>_[T](A).flatMap((L,j)=>L.map(([O,C])=>({
index:M,file:O,value:C,isNeeded:j===0}))))}e(w,"groupSettings");function S(k,A,T){const M=k.map((j,O)=>({...j,index:O})).
filter(({index:j})=>A.includes(j)),L=e(j=>M.some(O=>O.controller==="unified"||O.controller===j),"has");return{enforced:{
memory:L("memory"),processes:L("pids")},folders:M.map(({index:j})=>f(j,T)),of:e(j=>{const O=M.map(({controller:x,parent:F,
index:D})=>({controller:x,folder:(0,p().join)(F,T,j),join:(0,p().join)(f(D,T),j,"cgroup.procs")})),C=e(x=>O.map(({controller:F,
folder:D})=>E(x[F],D)).find(h),"figure");return{joins:O.map(x=>x.join),resources:e(()=>{const[x,F]=[C(o),C(c)];return{...h(
x)&&{peak_memory_bytes:x},...h(F)&&{cpu_ms:F}}},"resources"),limitsHit:e(()=>a.filter(x=>(C(u[x])??0)>0),"limitsHit")}},
"of")}}e(S,"controlGroups");function f(k,A){return`${d().INSIDE.cgroup}/${k}/${A}`}e(f,"groupInside");function l(k){for(const{
parent:A}of k)b(()=>{const T=(0,g().readdirSync)(A).filter(M=>M.startsWith(m().TEMPORARY_PREFIX)&&(0,r().isEnded)(M));for(const M of T.
map(L=>(0,p().join)(A,L))){for(const L of(0,g().readdirSync)(M))b(()=>(0,g().rmdirSync)((0,p().join)(M,L)));b(()=>(0,g().
rmdirSync)(M))}})}e(l,"removeLeftGroups");function h(k){return k!==void 0}e(h,"isKnown");function E(k,A){if(!k)return;const{
file:T,pattern:M,units:L}=k;try{const j=M.exec((0,g().readFileSync)((0,p().join)(A,T),"utf8"))?.[1];return j===void 0?void 0:
Math.round(Number(j)/L)}catch{return}}e(E,"read");function b(k){try{k()}catch{}}e(b,"attempt")},"run/containment/git-con\
fig"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs/promises"),"import_promises");let I;const p=e(()=>I??=t("node:path"),"i\
mport_node_path");R(P,{safeGitConfigs:e(()=>v,"safeGitConfigs"),withoutSecrets:e(()=>_,"withoutSecrets")});const $=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,
r=/^\s*([\w-]+)\s*(?:=|$)/,y={core:["repositoryformatversion","filemode","bare","logallrefupdates","ignorecase","symlink\
s","precomposeunicode"],extensions:["objectformat","refstorage","compatobjectformat"]},m=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;
async function v(s){const i=await d(s,".git"),o=e(async c=>{const n=await(0,g().readFile)((0,p().join)(s,c),"utf8");return[
c,_(n)]},"read");return new Map(await Promise.all(i.map(o)))}e(v,"safeGitConfigs");async function d(s,i){const c=(await(0,g().
readdir)((0,p().join)(s,i),{withFileTypes:!0}).catch(()=>[])).map(async n=>{const a=(0,p().join)(i,n.name);return n.isFile()?
/^config(\.worktree)?$/.test(n.name)?[a]:[]:n.isDirectory()?d(s,a):[]});return(await Promise.all(c)).flat()}e(d,"configs\
In");function _(s){if(m.test(s))return s;let i=[];return s.split(`
`).filter(c=>{const n=$.exec(c)?.[1]?.toLowerCase();if(n!==void 0)return i=y[n]??[],i.length>0&&c.trimEnd().endsWith("]");
const a=r.exec(c)?.[1]?.toLowerCase();return a!==void 0&&i.includes(a)&&!c.endsWith("\\")}).map(c=>`${c}
`).join("")}e(_,"withoutSecrets")},"run/containment/hierarchies"(P,t,R,U){let N;const g=e(()=>N??=t("node:path"),"import\
_node_path");R(P,{findHierarchies:e(()=>I,"findHierarchies")});function I(m,v,d){const _=v.split(`
`).flatMap(p),s=m.split(`
`).flatMap($),i=_.find(({version:c})=>c===2),o=s.find(({controllers:c})=>c.length===0);if(i&&o)for(const c of y(i.point,
r(i,o.path))){const n=d(c).split(/\s+/);if(["memory","pids"].every(a=>n.includes(a)))return[{controller:"unified",parent:c}]}
return["memory","pids","cpuacct"].flatMap(c=>{const n=_.find(({version:u,options:w})=>u===1&&w.includes(c)),a=s.find(({controllers:u})=>u.
includes(c));return n&&a?[{controller:c,parent:r(n,a.path)}]:[]})}e(I,"findHierarchies");function p(m){const[v="",d=""]=m.
split(" - "),[,,,_="",s=""]=v.split(" "),[i,,o=""]=d.split(" ");return i!=="cgroup"&&i!=="cgroup2"?[]:[{root:_,point:s,version:i===
"cgroup"?1:2,options:o.split(",")}]}e(p,"parseMount");function $(m){const v=/^\d+:([^:]*):(\/.*)$/.exec(m);if(!v)return[];
const[,d="",_=""]=v;return[{controllers:d.split(",").filter(Boolean),path:_}]}e($,"parseGroup");function r({point:m,root:v},d){
const _=(0,g().relative)(v,d);return _.startsWith("..")?m:(0,g().join)(m,_)}e(r,"pathIn");function y(m,v){const d=(0,g().
relative)(m,v).split("/").filter(Boolean);return d.map((_,s)=>(0,g().join)(m,...d.slice(0,d.length-s))).concat(m)}e(y,"g\
roupsAbove")},"run/containment/launched-places"(P,t,R,U){let N;const g=e(()=>N??=t("node:crypto"),"import_node_crypto");
let I;const p=e(()=>I??=t("node:fs/promises"),"import_promises");let $;const r=e(()=>$??=t("node:path"),"import_node_pat\
h");let y;const m=e(()=>y??=t("node:readline"),"import_node_readline");let v;const d=e(()=>v??=t("run/start-program"),"i\
mport_start_program");let _;const s=e(()=>_??=t("run/written"),"import_written");let i;const o=e(()=>i??=t("run/containm\
ent/launcher"),"import_launcher");let c;const n=e(()=>c??=t("run/containment/limits"),"import_limits");let a;const u=e(()=>a??=
t("run/containment/pause-process"),"import_pause_process");let w;const S=e(()=>w??=t("run/containment/privileges"),"impo\
rt_privileges");let f;const l=e(()=>f??=t("run/containment/view-layout"),"import_view_layout");let h;const E=e(()=>h??=t(
"run/containment/view-script"),"import_view_script");R(P,{launchedPlaces:e(()=>A,"launchedPlaces")});const b="the view i\
s gone",k=3e4;function A(L,j){const{pause:O,privileges:C,limits:x}=L,F=M(O),D=e(G=>({place:e(async()=>{if(!G.isThere()||
!O.isThere())return b;const W=(0,g().randomUUID)();return await F(`make ${W}`)!=="made"?"no control group could be made":
T([j,...C.enter(G.pid).slice(1)],W,L)},"place"),close:G.close}),"viewOf");return{...D(O),share:e(async(G,W)=>{const B=[...C.
branch(O.pid).slice(1),"sh","-c",E().SHARE_VIEW,"gene-gate"],K=await(0,u().startPauseProcess)([j,...B,String(x.written_bytes)],
W);return typeof K=="string"?K:D(K)},"share")}}e(A,"launchedPlaces");async function T(L,j,{pause:O,folder:C,privileges:x,
checkout:F,groups:D,limits:G}){const W=(0,r().join)(C,`report-${j}`),B=D.of(j),{user:K}=x,[V="",...Y]=L;return await(0,p().
writeFile)(W,""),{group:B,start:e(H=>(0,d().startProgram)({file:V,args:[...Y,"sh","-c",o().LAUNCHER,"gene-gate",`${l().INSIDE.
run}/report-${j}`,F,String(K?.uid??""),String(K?.gid??""),String(G.written_bytes),...[0,1,2].map(J=>B.joins[J]??"/dev/nu\
ll"),...x.drop,...(0,n().prlimitWords)(G),"env","-i",...Object.entries(H.env).map(([J,q])=>`${J}=${q}`),H.file,...H.args],
cwd:"/",env:{PATH:S().SYSTEM_PATH},launcher:!0}),"start"),report:e(H=>(0,s().readReport)(W,H),"report"),release:e(async()=>{
O.isThere()&&O.input.write(`free ${j}
`),await(0,p().rm)(W,{force:!0})},"release")}}e(T,"placeIn");function M({input:L,output:j,isThere:O}){const C=[],x=(0,m().
createInterface)({input:j});return x.on("line",F=>C.shift()?.(F)),x.on("close",()=>{for(const F of C.splice(0))F("")}),F=>new Promise(
D=>{const G=setTimeout(()=>D(""),k),W=e(B=>{clearTimeout(G),D(B)},"answer");if(!O()){W("");return}C.push(W),L.write(`${F}\

`)})}e(M,"askingFor")},"run/containment/launcher"(P,t,R,U){let N;const g=e(()=>N??=t("run/containment/list-written"),"im\
port_list_written");R(P,{LAUNCHER:e(()=>I,"LAUNCHER")});const I=String.raw`
set -eu
umask 022
report=$1 checkout=$2 user=$3 group=$4 size=$5
exec 3>"$report" 4<&0 7>"$6" 8>"$7" 9>"$8" </dev/null
shift 8
if command -v ip >/dev/null; then ip link set lo up 2>/dev/null & fi
cd /.gene-gate
if [ -d own/upper ]; then
  rm -rf own/tmp own/home own/shm
else
  mount -t tmpfs -o "size=$size,mode=0755" gene-gate own
fi
if [ -n "$user" ]; then
  (cd own && xargs -0 install -d -o "$user" -g "$group" -- <../run/folders)
else
  (cd own && xargs -0 mkdir -p -- <../run/folders)
fi
exec 5<own/upper
mount -a -T run/mounts
cd "$checkout"
wait
(
  while read -r _; do kill -TERM -1; done
  kill -KILL -1
) <&4 3>&- 5<&- 7>&- 8>&- 9>&- >/dev/null 2>&1 &
exec 4<&- 6>&2 2>/dev/null
status=0
(
  echo 0 >&7 && echo 0 >&8 && echo 0 >&9 && printf 'ready\0' >&3 &&
    exec "$@" 2>&6 3>&- 5<&- 6>&- 7>&- 8>&- 9>&-
) || status=$?
kill -KILL -1 || :
${g().LIST_WRITTEN}exit "$status"
`},"run/containment/limits"(P,t,R,U){R(P,{effectiveLimits:e(()=>N,"effectiveLimits"),limitsInWords:e(()=>p,"limitsInWord\
s"),prlimitWords:e(()=>I,"prlimitWords"),resourceLimits:e(()=>g,"resourceLimits")});function N(r,y){const{memory_bytes:m,
processes:v,open_files:d,file_bytes:_,written_bytes:s}=r;return{memory_bytes:y.memory?m:null,processes:v,processes_counted_for:y.
processes?"command":"user",open_files:d,file_bytes:_,written_bytes:s}}e(N,"effectiveLimits");function g(r){return[["core",
0],["fsize",r.file_bytes],["nofile",r.open_files],...r.processes_counted_for==="user"?[["nproc",r.processes]]:[]]}e(g,"r\
esourceLimits");function I(r){return["prlimit",...g(r).map(([y,m])=>`--${y}=${m}`)]}e(I,"prlimitWords");function p(r){const{
memory_bytes:y,processes:m,processes_counted_for:v,open_files:d}=r;return[y===null?"memory: unlimited":`memory: ${$(y)}`,
`processes: ${m}${v==="user"?" of the same user":""}`,`open files: ${d}`,`file size: ${$(r.file_bytes)}`,`total written:\
 ${$(r.written_bytes)}`].join(", ")}e(p,"limitsInWords");function $(r){return`${Math.round(r/1024/1024)} MiB`}e($,"inMeb\
ibytes")},"run/containment/list-written"(P,t,R,U){R(P,{LIST_WRITTEN:e(()=>N,"LIST_WRITTEN")});const N=String.raw`
if [ "$status" != 0 ]; then
  printf '!free %s\0' "$(stat -f -c '%a %S %d' /proc/self/fd/5/. || :)" >&3
fi
written=
for each in /proc/self/fd/5/* /proc/self/fd/5/.[!.]* /proc/self/fd/5/..?*; do
  if [ -e "$each" ] || [ -L "$each" ]; then
    written=1
    break
  fi
done
if [ -n "$written" ]; then
  long=????????????????????????????????????????????????????????????????
  long="$long$long$long$long"
  long="/proc/self/fd/5/./$long$long$long$long*"
  {
    find /proc/self/fd/5/. -mindepth 1 -printf '%y%i:%C@ %d %f\0'
    find /proc/self/fd/5/. -path "$long" -prune -o -type d -printf './%P\0' |
      xargs -0 sh -c 'exec find "$@" -mindepth 1 -maxdepth 1 -printf "=%p\0"' sh
  } | head -c 67108864 >&3
fi
printf 'end\0' >&3
`},"run/containment/machine"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");R(P,{limitsOn:e(()=>v,"limi\
tsOn"),thisMachine:e(()=>m,"thisMachine")});const I=1024**3,p=1/2,$=4/5,r=2*I,y=1024*1024;function m(){return{freeBytes:process.
availableMemory(),openFiles:d("Max open files")}}e(m,"thisMachine");function v(_,s,i){const{freeBytes:o,openFiles:c}=_,n=e(
(a,u)=>Math.max(Math.floor(o*a/i),u),"share");return{...s,memory_bytes:Math.min(s.memory_bytes,n($,r)),written_bytes:Math.
min(s.written_bytes,n(p,y)),open_files:Math.min(s.open_files,c)}}e(v,"limitsOn");function d(_){try{const s=new RegExp(`^${_}\
\\s+\\S+\\s+(\\d+)`,"m");return Number(s.exec((0,g().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}
e(d,"hardLimit")},"run/containment/mount-table"(P,t,R,U){R(P,{mountTable:e(()=>g,"mountTable")});const N=/[ \t\n\v\f\r\\#]/g;
function g(p){return p.map(({source:$,target:r,type:y,options:m})=>`${I($)} ${I(r)} ${y} ${m} 0 0
`).join("")}e(g,"mountTable");function I(p){return p.replace(N,$=>`\\${$.charCodeAt(0).toString(8).padStart(3,"0")}`)}e(
I,"escapeField")},"run/containment/namespaces"(P,t,R,U){let N;const g=e(()=>N??=t("run/audited-files"),"import_audited_f\
iles");let I;const p=e(()=>I??=t("run/environment"),"import_environment");let $;const r=e(()=>$??=t("run/launch"),"impor\
t_launch");let y;const m=e(()=>y??=t("run/lower-layer"),"import_lower_layer");let v;const d=e(()=>v??=t("run/not-run"),"\
import_not_run");let _;const s=e(()=>_??=t("run/prepare/npm-settings"),"import_npm_settings");let i;const o=e(()=>i??=t(
"run/side-effects"),"import_side_effects");let c;const n=e(()=>c??=t("run/supervise"),"import_supervise");let a;const u=e(
()=>a??=t("run/containment/view-layout"),"import_view_layout");R(P,{namespaces:e(()=>f,"namespaces"),runContained:e(()=>b,
"runContained")});const w=64*1024,S={home:u().HOME,temp:u().TEMP,npmCache:`${u().HOME}/npm-cache`,npmUserConfig:"/home/n\
pmrc-user",npmGlobalConfig:"/home/npmrc-global"};function f(M){const{programs:L,checkout:j,description:O}=M;return{level:"\
namespaces",description:O,check:e(C=>{(0,r().launchOf)(C,{programs:L,checkout:j,base:{}})},"check"),run:e((C,x)=>b(l(C,M,
x),M),"run"),forGene:e((C,x)=>E(M,C,x),"forGene"),prepare:e((C,x)=>{const F=h(L,C.env,(0,s().npmForPrepare)(L)),{file:D,
args:G,env:W}=(0,r().launchOf)(C,{programs:L,checkout:j,base:F}),{timeoutMs:B}=C;return b({file:D,args:G,timeoutMs:B,signal:x,
env:{...F,...W}},M)},"prepare")}}e(f,"namespaces");function l(M,{programs:L,checkout:j},O){const C=h(L,M.env),{file:x,args:F,
env:D}=(0,r().launchOf)(M,{programs:L,checkout:j,base:C});return{file:x,args:F,timeoutMs:M.timeoutMs,signal:O,env:{...C,
...D}}}e(l,"containedOf");function h({node:M,searchPath:L,shell:j},O,C){const x={node:M.file,searchPath:L,folder:S,shell:j,
npm:C,assignments:O};return(0,p().commandEnvironment)(x,process)}e(h,"environmentOf");async function E(M,L,j){const O=await M.
prepared.share(L,j);if(typeof O=="string"){const x=j?.aborted?(0,d().skippedOutcome)((0,d().stopReason)(j),new Date):void 0;
return{run:e(async()=>x??T((0,d().skippedOutcome)("",new Date),O),"run"),close:e(()=>Promise.resolve(),"close")}}const C={
written:new Map};return{run:e((x,F)=>b(l(x,M,F),{...M,prepared:O,history:C}),"run"),close:O.close}}e(E,"geneView");async function b(M,L){
const{checkout:j,history:O,outputBytes:C,prepared:x,programs:F,limits:D}=L,{file:G,args:W,env:B=h(F,{}),timeoutMs:K,signal:V}=M;
if(V?.aborted)return(0,d().skippedOutcome)((0,d().stopReason)(V),new Date);const Y=await x.place();if(typeof Y=="string")
return T((0,d().skippedOutcome)("",new Date),Y);try{const H=e(()=>Y.start({file:G,args:W,env:B}),"start"),J=await(0,n().
superviseStarted)(G,H,{timeoutMs:K,outputBytes:C,signal:V});if(J.status==="error")return J;const q=(0,m().lowerLayer)(j,
L.leftOut),Z=await k(J,Y,q,O);return A(Z,Y.group,D)}finally{await Y.release()}}e(b,"runContained");async function k(M,L,j,O){
const C=O&&{former:O.written,isTaken:(0,g().takenFor)(j)},x=new(o()).SideEffectsReader(j,C),{started:F,complete:D,free:G}=await L.
report(x);if(F){const{side_effects:B,modified:K,remembered:V}=x.result(D),H=G&&(G.bytes<w||G.files===0)?{limits_hit:["wr\
itten_bytes"]}:{};return O===void 0?{...M,...H,side_effects:B}:(O.written=V,{...M,...H,side_effects:B,...K.length>0&&{checkout_modified:K}})}
if(M.status==="timed_out"||M.status==="skipped")return M;const[W="no reason given"]=M.stderr.head.trim().split(`
`);return T(M,W)}e(k,"withReport");function A(M,L,j){const O=L.resources(),C=[...L.limitsHit(),...M.limits_hit??[]],x=M.
reason!==void 0&&C.includes("memory_bytes")?`${M.reason}, at its limit of ${j.memory_bytes} bytes of memory`:M.reason;return{
...M,...x!==void 0&&{reason:x},...C.length>0&&{limits_hit:C},...Object.keys(O).length>0&&{resources:O}}}e(A,"withGroup");
function T(M,L){return{...M,status:"crashed",reason:`Containment could not be set up: ${L}`}}e(T,"notSetUp")},"run/conta\
inment/pause-process"(P,t,R,U){let N;const g=e(()=>N??=t("node:child_process"),"import_node_child_process");let I;const p=e(
()=>I??=t("run/not-run"),"import_not_run");let $;const r=e(()=>$??=t("run/process-tree"),"import_process_tree");let y;const m=e(
()=>y??=t("run/containment/privileges"),"import_privileges");R(P,{startPauseProcess:e(()=>d,"startPauseProcess")});const v=6e4;
async function d([i="",...o],c){const n=(0,g().spawn)(i,o,{cwd:"/",env:{PATH:m().SYSTEM_PATH},detached:!0,stdio:["pipe",
"pipe","pipe"]});let a="";n.stderr.on("data",l=>{a=`${a}${l}`.slice(-1e3)});const u=await _(n,c);if(typeof u=="string")return a.
trim().split(`
`)[0]||u;const[w="",...S]=u,f=e(()=>n.exitCode===null&&n.signalCode===null,"isAlive");return{pid:Number(w),words:S,input:n.
stdin,output:n.stdout,complaint:e(()=>a.trim().split(`
`).at(-1)||void 0,"complaint"),isThere:f,close:e(async()=>{const l=new Promise(h=>n.once("close",h));n.ref(),n.stdin.destroy(),
f()&&await l},"close")}}e(d,"startPauseProcess");function _(i,o){return new Promise(c=>{let n="";const a=e(l=>{n+=l;const h=n.
indexOf(`
`);h<0||(s(i),f(n.slice(0,h).split(" ")))},"read"),u=e(l=>{i.stdin.destroy(),i.pid!==void 0&&(0,r().signalTree)(i.pid,"S\
IGKILL"),f(l)},"giveUp"),w=e(()=>u(p().INTERRUPTED),"interrupt"),S=setTimeout(()=>u("creating its view took too long"),v),
f=e(l=>{clearTimeout(S),o?.removeEventListener("abort",w),i.stdout.off("data",a),c(l)},"settle");o?.addEventListener("ab\
ort",w),o?.aborted&&w();for(const l of[i.stdin,i.stdout,i.stderr])l.on("error",()=>{});i.stdout.on("data",a),i.once("err\
or",l=>f(l.message)),i.once("close",()=>f("its view could not be created"))})}e(_,"readyWith");function s(i){i.unref();for(const o of[
i.stdin,i.stdout,i.stderr])"unref"in o&&typeof o.unref=="function"&&o.unref()}e(s,"letGo")},"run/containment/prepared-vi\
ew"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");let I;const p=e(()=>I??=t("node:fs/promises"),"impor\
t_promises");let $;const r=e(()=>$??=t("node:path"),"import_node_path");let y;const m=e(()=>y??=t("temporary-folder"),"i\
mport_temporary_folder");let v;const d=e(()=>v??=t("run/containment/control-groups"),"import_control_groups");let _;const s=e(
()=>_??=t("run/containment/hierarchies"),"import_hierarchies");let i;const o=e(()=>i??=t("run/containment/launched-place\
s"),"import_launched_places");let c;const n=e(()=>c??=t("run/containment/limits"),"import_limits");let a;const u=e(()=>a??=
t("run/containment/mount-table"),"import_mount_table");let w;const S=e(()=>w??=t("run/containment/pause-process"),"impor\
t_pause_process");let f;const l=e(()=>f??=t("run/containment/removals"),"import_removals");let h;const E=e(()=>h??=t("ru\
n/containment/slots/slot-places"),"import_slot_places");let b;const k=e(()=>b??=t("run/containment/slots/supervisor-sour\
ce"),"import_supervisor_source");let A;const T=e(()=>A??=t("run/containment/view-layout"),"import_view_layout");let M;const L=e(
()=>M??=t("run/containment/view-script"),"import_view_script");R(P,{prepareView:e(()=>j,"prepareView")});async function j(x){
const F=await(0,m().temporaryFolder)(),D=await C();(0,d().removeLeftGroups)(D);const G=(0,T().commandMounts)({...x,hides:x.
leftOut.length>0,replaced:[...x.replaced.keys()]}),W=e(()=>(0,p().rm)(F,{recursive:!0,force:!0}),"remove"),{privileges:B,
file:K,signal:V,python:Y}=x,H=await O(x,F,D,G),J=await(0,S().startPauseProcess)([K,...B.newMounts.slice(1),...H],V);if(typeof J==
"string")return await W(),J;const q=(0,r().basename)(F),Z=(0,d().controlGroups)(D,J.words.map(Number),q),oe=(0,n().effectiveLimits)(
x.limits,Z.enforced),ne={...x,pause:J,folder:(0,r().join)(F,"run"),groups:Z,limits:oe},z=(0,d().groupSettings)(D,x.limits),
X=(0,T().commandFolders)(x.view),Q={uid:process.getuid?.()??0,gid:process.getgid?.()??0},ee=Y?await(0,E().slotPlaces)({...ne,
mounts:G,folders:X,settings:z,group:q,gate:Q}):(0,o().launchedPlaces)(ne,x.enterFile);return typeof ee=="string"?(await J.
close(),await W(),ee):{...ee,limits:oe,close:e(async()=>{await ee.close(),await W()},"close")}}e(j,"prepareView");async function O({
privileges:x,view:F,checkout:D,leftOut:G,replaced:W,limits:B,python:K},V,Y,H){const J=(0,r().join)(V,"stage"),q=(0,r().join)(
V,"mounts"),Z=(0,r().join)(V,"run");await(0,p().mkdir)(J),await(0,p().mkdir)(Z),await(0,p().mkdir)((0,r().join)(Z,"repla\
ced"));for(const[te,ce]of[...W.values()].entries())await(0,p().writeFile)((0,r().join)(Z,"replaced",String(te)),ce);await(0,p().
writeFile)((0,r().join)(Z,"removals.tar"),(0,l().removalArchive)(D,G)),await(0,p().writeFile)((0,r().join)(Z,"mounts"),(0,u().
mountTable)(H)),await(0,p().writeFile)((0,r().join)(Z,"folders"),(0,T().commandFolders)(F).map(te=>`${te}\0`).join(""));
const oe=(0,d().groupSettings)(Y,B).map(({index:te,file:ce,value:le,isNeeded:ie})=>`${te} ${ce} ${le} ${ie?"needed":"wan\
ted"}
`);await(0,p().writeFile)((0,r().join)(Z,"groups"),oe.join("")),K&&await(0,p().writeFile)((0,r().join)(Z,"supervisor.py"),
k().SUPERVISOR);const ne=x.name==="user_namespace";await(0,p().writeFile)(q,(0,u().mountTable)((0,T().sharedMounts)({view:F,
checkout:D,run:Z,stage:J,recursive:ne})));const{adopt:z,user:X,name:Q}=x,ee=z&&X?`${X.uid}:${X.gid}`:"",ae=[J,q,D,ee,Q===
"user_namespace"?"--no-same-owner":"--same-owner",String(B.written_bytes),(0,r().basename)(V),K??"",...Y.map(({parent:te})=>te)];
return["sh","-c",L().PREPARE_VIEW,"gene-gate",...ae]}e(O,"scriptFor");async function C(){const[x,F]=await Promise.all(["\
cgroup","mountinfo"].map(G=>(0,p().readFile)(`/proc/self/${G}`,"utf8").catch(()=>""))),D=e(G=>{try{return(0,g().readFileSync)(
(0,r().join)(G,"cgroup.subtree_control"),"utf8").trim()}catch{return""}},"handedOn");return(0,s().findHierarchies)(x??"",
F??"",D)}e(C,"hierarchiesHere")},"run/containment/privileges"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node\
_fs");let I;const p=e(()=>I??=t("node:fs/promises"),"import_promises");let $;const r=e(()=>$??=t("node:path"),"import_no\
de_path");R(P,{NOBODY:e(()=>m,"NOBODY"),SYSTEM_PATH:e(()=>y,"SYSTEM_PATH"),privilegesFor:e(()=>s,"privilegesFor"),systemTool:e(
()=>o,"systemTool")});const y=["/usr/sbin","/usr/bin","/sbin","/bin"].join(r().delimiter),m={uid:65534,gid:65534},v=["--\
mount","--pid","--fork","--kill-child","--ipc","--uts"],d=["sudo","-n","--","env","-i",`PATH=${y}`],_=["--no-new-privs",
"--inh-caps=-all"];function s(n,a,u){const w=["unshare",...v,...u?[]:["--net"]],S=e(T=>`--mount=/proc/${T}/ns/mnt`,"moun\
tsOf"),f=a.uid===0,l=f?m:{uid:a.uid,gid:a.gid},h={drop:i(l),user:l,adopt:f,overlay:["redirect_dir=on",...f?["metacopy=on"]:
[]]},E=["unshare","--mount"],b=e(T=>["nsenter",S(T),"--",...w],"enter"),k=e(T=>["nsenter",S(T),"--",...E],"branch"),A=e(
T=>["nsenter",`--user=/proc/${T}/ns/user`,"--preserve-credentials",S(T),"--"],"ofUser");return n.uid===0?[{name:"root",newMounts:E,
enter:b,branch:k,...h}]:[{name:"sudo",newMounts:[...d,...E],enter:e(T=>[...d,...b(T)],"enter"),branch:e(T=>[...d,...k(T)],
"branch"),...h},{name:"user_namespace",newMounts:["unshare","--user","--map-root-user","--mount"],enter:e(T=>[...A(T),"s\
etpriv","--pdeathsig=KILL",...w],"enter"),branch:e(T=>[...A(T),...E],"branch"),drop:["unshare","--user",`--map-user=${n.
uid}`,`--map-group=${n.gid}`,"setpriv",..._],adopt:!1,overlay:["userxattr"]}]}e(s,"privilegesFor");function i({uid:n,gid:a}){
return["setpriv",...[`--reuid=${n}`,`--regid=${a}`,"--clear-groups"],..._,"--bounding-set=-all"]}e(i,"dropTo");async function o(n){
for(const a of y.split(r().delimiter)){const u=(0,r().join)(a,n);if(await c(u))return u}}e(o,"systemTool");async function c(n){
return(0,p().access)(n,g().constants.X_OK).then(()=>!0,()=>!1)}e(c,"isExecutable")},"run/containment/process-group"(P,t,R,U){
let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");let I;const p=e(()=>I??=t("run/environment"),"import_environment");
let $;const r=e(()=>$??=t("run/launch"),"import_launch");let y;const m=e(()=>y??=t("run/not-run"),"import_not_run");let v;
const d=e(()=>v??=t("run/prepare/npm-settings"),"import_npm_settings");let _;const s=e(()=>_??=t("run/private-folder"),"\
import_private_folder");let i;const o=e(()=>i??=t("run/supervise"),"import_supervise");R(P,{processGroup:e(()=>c,"proces\
sGroup")});function c({programs:u,checkout:w,outputBytes:S}){const f=(0,g().realpathSync)(w);return{level:"process_group",
description:`Clean environment, private HOME and TMPDIR, ${a()}. Access to the network and to the files of this user is \
not restricted.`,check:e(l=>{(0,r().launchOf)(l,{programs:u,checkout:f,base:{}})},"check"),prepare:e((l,h)=>(0,s().withPrivateFolder)(
E=>{const{node:b,searchPath:k,shell:A}=u,T=(0,d().npmForPrepare)(u),M={node:b.file,searchPath:k,folder:E,shell:A,npm:T,assignments:l.
env},L=(0,p().commandEnvironment)(M,process),{file:j,args:O,env:C}=(0,r().launchOf)(l,{programs:u,checkout:f,base:L}),{timeoutMs:x}=l;
return(0,o().supervise)({file:j,args:O,cwd:w,env:{...L,...C},timeoutMs:x,outputBytes:S,signal:h})}),"prepare"),run:e((l,h)=>(0,s().
withPrivateFolder)(async E=>{if(l.npmSettings)return n(l.npmSettings);const{node:b,searchPath:k,shell:A}=u,T=(0,p().commandEnvironment)(
{node:b.file,searchPath:k,folder:E,shell:A,assignments:l.env},process),{file:M,args:L,env:j,cwd:O}=(0,r().launchOf)(l,{programs:u,
checkout:f,base:T});return(0,o().supervise)({file:M,args:L,cwd:O??w,env:{...T,...j},timeoutMs:l.timeoutMs,outputBytes:S,
signal:h})}),"run")}}e(c,"processGroup");function n(u){const w=`It starts npm, which would read settings that only conta\
inment in namespaces hides (${u.join("; ")})`;return{...(0,m().skippedOutcome)("",new Date),status:"crashed",reason:w}}e(
n,"refused");function a(){switch(process.platform){case"linux":return"process group and marked descendants killed at the\
 end";case"win32":return"process tree killed when it is stopped";default:return"process group killed at the end"}}e(a,"r\
each")},"run/containment/removals"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");let I;const p=e(()=>I??=
t("node:path"),"import_node_path");let $;const r=e(()=>$??=t("tar/header"),"import_header");let y;const m=e(()=>y??=t("t\
ar/pax"),"import_pax");let v;const d=e(()=>v??=t("error"),"import_error");let _;const s=e(()=>_??=t("repo/entry-index"),
"import_entry_index");R(P,{removalArchive:e(()=>o,"removalArchive")});const i=Buffer.alloc(1024);function o(a,u){if(u.length===
0)return Buffer.alloc(0);const w=u.find(f=>Buffer.from(f).toString()!==f);if(w!==void 0)throw new(d()).GateError("checko\
ut_differs",`The file ${JSON.stringify(w)} is not in the commit and cannot be hidden, because its name is not UTF-8`,"De\
lete the file.");const S=[...new Set(["",...u.flatMap(s().foldersAbove)])].sort();return Buffer.concat([...S.flatMap(f=>c(
a,f)),...u.flatMap(f=>n({path:f,type:"CharacterDevice",mode:0,uid:0,gid:0,size:0})),i])}e(o,"removalArchive");function c(a,u){
const{mode:w,uid:S,gid:f,mtime:l}=(0,g().lstatSync)((0,p().join)(a,u));return n({path:`./${u}`,type:"Directory",mode:w&4095,
uid:S,gid:f,mtime:l})}e(c,"folderEntry");function n(a){const u=new(r()).Header({...a,size:0,devmaj:0,devmin:0});u.encode();
const w=u.block??Buffer.alloc(512);return u.needPax?[new(m()).Pax(a).encode(),w]:[w]}e(n,"entry")},"run/containment/slot\
s/frames"(P,t,R,U){R(P,{frame:e(()=>I,"frame"),readFrames:e(()=>p,"readFrames")});const N=4,g=64*1024;function I(...$){if($.
some(m=>m.includes("\0")))throw Object.assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});const r=Buffer.
from($.join("\0")),y=Buffer.alloc(N);return y.writeUInt32BE(r.length),Buffer.concat([y,r])}e(I,"frame");function p($,r,y){
let m=Buffer.alloc(0);const v=e(d=>{for(m=Buffer.concat([m,d]);m.length>=N;){const _=N+m.readUInt32BE();if(_>g){$.off("d\
ata",v),y();return}if(m.length<_)return;const s=m.toString("utf8",N,_).split("\0");m=m.subarray(_),r(s)}},"read");$.on("\
data",v)}e(p,"readFrames")},"run/containment/slots/link"(P,t,R,U){let N;const g=e(()=>N??=t("run/containment/slots/frame\
s"),"import_frames");R(P,{ENDED:e(()=>I,"ENDED"),Link:e(()=>$,"Link"),NONSENSE:e(()=>p,"NONSENSE")});const I="the superv\
isor has ended",p="the supervisor sent an unknown reply";class ${static{e(this,"Link")}#t;#e=new Map;#n;constructor({requests:y,
replies:m}){this.#t=y,(0,g().readFrames)(m,v=>this.#o(v),()=>this.lose(p));for(const v of[y,m])v.once("error",()=>this.lose(
I)),v.once("close",()=>this.lose(I))}get lost(){return this.#n}send(...y){const m=(0,g().frame)(...y);this.#n===void 0&&
this.#t.write(m)}reply(y,m,v){return this.#n!==void 0?Promise.resolve(this.#n):new Promise(d=>{const _=e(i=>{clearTimeout(
s),this.#e.delete(y),d(i)},"settle"),s=v===void 0?void 0:setTimeout(()=>_("it takes too long"),v);this.#e.set(y,{kind:m,
settle:_})})}lose(y){if(this.#n===void 0){this.#n=y,this.#t.destroy();for(const{settle:m}of[...this.#e.values()])m(y)}}#o(y){
const[m,v="",d=""]=y,_=this.#e.get(v);m==="failed"?_?.settle(d||"no reason given"):_!==void 0&&m===_.kind?_.settle(y):m!==
"ready"&&this.lose(p)}}},"run/containment/slots/outputs"(P,t,R,U){let N;const g=e(()=>N??=t("node:net"),"import_node_net");
let I;const p=e(()=>I??=t("node:path"),"import_node_path");R(P,{listenForOutputs:e(()=>m,"listenForOutputs")});const $=[
"out","err"],r=/^([\w-]+) (out|err)\n$/,y=107;async function m(v){const d=(0,p().join)(v,"outputs");if(Buffer.byteLength(
d)>y)return`the path of a socket is too long: ${d}`;const _=new Map,s=new Map,i=(0,g().createServer)(n=>{n.on("error",()=>{}),
n.unref(),n.once("data",a=>{n.pause();const[,u,w]=r.exec(a.toString("latin1"))??[];if(u===void 0){n.destroy();return}_.set(
`${u} ${w}`,n),s.get(u)?.()})}),c=await new Promise(n=>{i.once("error",a=>n(a.message)),i.listen(d,()=>n(void 0))});return c!==
void 0?c:(i.unref(),{of:e(n=>new Promise(a=>{const u=e(()=>{const[w,S]=$.map(f=>_.get(`${n} ${f}`));if(!(!w||!S)){for(const f of $)
_.delete(`${n} ${f}`);s.delete(n),a([w,S])}},"take");s.set(n,u),u()}),"of"),close:e(()=>{i.close();for(const n of _.values())
n.destroy()},"close")})}e(m,"listenForOutputs")},"run/containment/slots/slot-places"(P,t,R,U){let N;const g=e(()=>N??=t(
"node:fs/promises"),"import_promises");let I;const p=e(()=>I??=t("node:path"),"import_node_path");let $;const r=e(()=>$??=
t("run/written"),"import_written");let y;const m=e(()=>y??=t("run/containment/control-groups"),"import_control_groups");
let v;const d=e(()=>v??=t("run/containment/limits"),"import_limits");let _;const s=e(()=>_??=t("run/containment/list-wri\
tten"),"import_list_written");let i;const o=e(()=>i??=t("run/containment/slots/supervisor"),"import_supervisor");R(P,{slotPlaces:e(
()=>n,"slotPlaces")});const c={started:!0,complete:!0};async function n(f){const{pause:l,folder:h,lanes:E}=f,b={requests:l.
input,replies:l.output},k=await(0,o().connectSupervisor)(b,h,S(f));if(typeof k=="string")return l.complaint()??k;const A=w(
()=>k.slot(),E,Number.POSITIVE_INFINITY);return{place:e(()=>u(A.take(),f),"place"),close:e(async()=>{A.close(),k.close(),
await l.close()},"close"),share:e(async T=>a(k,T,f),"share")}}e(n,"slotPlaces");async function a(f,l,h){const E=await f.
view();if(typeof E=="string")return E;const b=w(()=>f.slot(E.name),1,l);return{place:e(()=>u(b.take(),h),"place"),close:e(
async()=>{b.close(),f.dropView(E.name)},"close")}}e(a,"shareView");async function u(f,{folder:l,groups:h}){const E=(0,p().
join)(l,`report-${f.name}`),b=await f.ready;return b!==void 0?(f.release(),b):{group:h.of(f.name),start:e(k=>f.start(k),
"start"),report:e(async k=>f.hasReport()?(0,r().readReport)(E,k):c,"report"),release:e(async()=>{f.release(),await(0,g().
rm)(E,{force:!0})},"release")}}e(u,"placeIn");function w(f,l,h){const E=[];let b=0;const k=e(()=>{for(;E.length<l&&b<h;b+=
1)E.push(f())},"refill");return k(),{take:e(()=>{const A=E.shift()??f();return k(),A},"take"),close:e(()=>{for(const A of E.
splice(0))A.release()},"close")}}e(w,"stockOf");function S(f){const{privileges:l,gate:h,checkout:E,limits:b,network:k}=f,
{folders:A,mounts:T,settings:M,groups:L,group:j}=f,{user:O}=l,{uid:C,gid:x}=O??h;return[["user",O?"real":"mapped",String(
C),String(x)],["option","checkout",E],["option","size",String(b.written_bytes)],["option","network",k?"allow":"deny"],["\
option","list",s().LIST_WRITTEN],...(0,d().resourceLimits)(b).map(([F,D])=>["limit",F.toUpperCase(),String(D)]),...A.map(
F=>["folder",F,"755"]),...T.map(({source:F,target:D,type:G,options:W})=>["mount",F,D,G,W]),...L.folders.map(F=>["group",
F]),...M.map(({index:F,...D})=>({...D,folder:(0,m().groupInside)(F,j)})).filter(({folder:F})=>L.folders.includes(F)).map(
({folder:F,file:D,value:G,isNeeded:W})=>["setting",F,D,String(G),W?"needed":"wanted"])]}e(S,"configurationOf")},"run/con\
tainment/slots/supervisor"(P,t,R,U){let N;const g=e(()=>N??=t("run/shell-status"),"import_shell_status");let I;const p=e(
()=>I??=t("run/containment/slots/link"),"import_link");let $;const r=e(()=>$??=t("run/containment/slots/outputs"),"impor\
t_outputs");R(P,{connectSupervisor:e(()=>m,"connectSupervisor")});const y=3e4;async function m(s,i,o){const c=await(0,r().
listenForOutputs)(i);if(typeof c=="string")return c;const n=new(p()).Link(s),a=n.reply("","started",y);n.send("hello","");
const u=await a;if(typeof u=="string")return c.close(),u;for(const f of o)n.send(...f);let w=0;const S=e(()=>(w+=1,`slot\
-${w}`),"nextName");return{slot:e((f="")=>v(n,c,S(),f),"slot"),view:e(async()=>{const f=S(),l=n.reply(f,"ready",y);n.send(
"view",f);const h=await l;return typeof h=="string"?h:{name:f}},"view"),dropView:e(f=>n.send("drop",f),"dropView"),isAlive:e(
()=>n.lost===void 0,"isAlive"),close:e(()=>{n.lose(p().ENDED),c.close()},"close")}}e(m,"connectSupervisor");function v(s,i,o,c){
let n,a=!1,u=!1;const w=s.reply(o,"ready",y);s.send("slot",o,c);const S=w.then(async f=>{if(typeof f=="string")return f;
n=await i.of(o)});return{name:o,ready:S,start:e(({file:f,args:l,env:h})=>{a=!0;const E=Object.entries(h).map(([k,A])=>`${k}\
=${A}`),b=s.reply(o,"done").then(k=>typeof k=="string"?{exitCode:null,signal:null,lost:k}:(u=k[4]==="listed",_(k)));return d(
s,o,n,b,["run",o,String(E.length),...E,f,...l])},"start"),hasReport:e(()=>u,"hasReport"),release:e(()=>{a||s.send("disca\
rd",o),s.send("free",o);for(const f of n??[])f.destroy()},"release")}}e(v,"makeSlot");function d(s,i,o,c,n){const a=o??[],
u=a.map(S=>new Promise(f=>S.once("close",f)));let w;try{s.send(...n)}catch(S){w=S}for(const S of a)S.resume();return{outputs:o??
[null,null],ended:w?Promise.resolve({exitCode:null,signal:null,error:w}):c,closed:Promise.all(u),terminate:e(()=>s.send(
"term",i),"terminate"),kill:e(()=>s.send("kill",i),"kill"),sweep:e(()=>Promise.resolve(),"sweep"),release:e(()=>{},"rele\
ase")}}e(d,"startedIn");function _([,,s,i=""]){if(!/^\d{1,3}$/.test(i))return{exitCode:null,signal:null,lost:p().NONSENSE};
const o=Number(i);if(s==="exit")return{exitCode:o,signal:null};const c=s==="signal"?(0,g().signalName)(o):void 0;return c===
void 0?{exitCode:null,signal:null,lost:p().NONSENSE}:{exitCode:null,signal:c}}e(_,"endedOf")},"run/containment/slots/sup\
ervisor-source"(P,t,R,U){R(P,{SUPERVISOR:e(()=>N,"SUPERVISOR")});const N=String.raw`"""Makes the namespaces of commands before they are needed, and starts the commands in them.

A slot is a set of namespaces for one command. Three processes take part, each with less privileges:

  supervisor  process 1 of a PID namespace for the run, in the mount namespace of the prepared view. It
              makes slots and passes messages on. If it ends, the kernel kills every slot.
  init        process 1 of a slot. It mounts the command's part of the view, stops and reaps all that
              the command starts, and reports the result before the namespaces are torn down.
  starter     becomes the command. It has joined the control groups and given up all privileges before
              it waits for the words to execute, so that only execve remains.

The gate writes requests to the supervisor's standard input and reads replies from its standard output.
A command has neither: its outputs are sockets that init connects to the gate, and everything above
descriptor 2 is closed. Every message is a frame: a length of four bytes, then words separated by NUL.

  hello ID                     -> started ID
  user real|mapped UID GID     who runs commands; mapped if the supervisor is in a user namespace
  option NAME VALUE            checkout, size (bytes of the tmpfs), network, list (a shell script)
  limit NAME VALUE             a resource limit, by its name without RLIMIT_
  folder NAME MODE             a folder of the tmpfs for what a command writes
  mount SOURCE TARGET TYPE OPTIONS
  group FOLDER                 a control group in which each slot gets its own
  setting FOLDER FILE VALUE needed|wanted
  view ID / drop ID            makes or drops an upper layer that several slots share
  slot ID VIEW                 makes a slot -> ready ID, or failed ID REASON
  run ID COUNT ENV... WORD...  starts the command -> done ID exit|signal NUMBER listed|empty
  term ID / kill ID            signals all processes of the slot
  discard ID                   ends a slot that is not needed
  free ID                      removes the slot's control groups

Every call is checked; whatever fails ends the slot, and the gate then runs no command in it.
"""
import ctypes
import fcntl
import os
import resource
import select
import signal
import socket
import struct
import sys

# From the kernel's headers; the same on every architecture.
NEW_MOUNTS, NEW_UTS, NEW_IPC = 0x20000, 0x4000000, 0x8000000
NEW_USER, NEW_PIDS, NEW_NETWORK = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 32, 4096, 16384, 1 << 18
PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 24, 38, 47, 4
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1
CAPABILITY_VERSION = 0x20080522
KEYCTL_GET_KEYRING_ID, KEYCTL_JOIN_SESSION_KEYRING, KEYCTL_SETPERM = 0, 1, 5
SESSION_KEYRING, ONLY_POSSESSOR = -3, 0x3f000000
# The number of the system call, which has no wrapper in the C library.
KEYCTL = {'x86_64': 250, 'aarch64': 219, 'riscv64': 219, 'ppc64le': 271, 's390x': 280}
MOUNT_FLAGS = {b'ro': MS_RDONLY, b'nosuid': 2, b'nodev': 4, b'noexec': 8, b'bind': MS_BIND,
               b'rbind': MS_BIND | MS_REC}
# Flags of statvfs(3) that a mount keeps when it becomes read-only, as flags of mount(2).
KEPT_FLAGS = {2: 2, 4: 4, 8: 8, 1024: 1024, 2048: 2048, 4096: 1 << 21}

# Paths inside the view; see view-layout.ts.
ROOT = b'/.gene-gate'
OWN, RUN, SHARED = ROOT + b'/own', ROOT + b'/run', ROOT + b'/shared'
SYSTEM_PATH = b'/usr/sbin:/usr/bin:/sbin:/bin'

libc = ctypes.CDLL(None, use_errno=True)


def call(name, *arguments):
    """Calls a function of the C library. Raises OSError if it fails."""
    result = getattr(libc, name)(*arguments)
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, name + ': ' + os.strerror(number))
    return result


# -- frames

def send(descriptor, *words):
    data = b'\0'.join(words)
    data = len(data).to_bytes(4, 'big') + data
    while data:
        data = data[os.write(descriptor, data):]


def receive(descriptor):
    """Returns the words of one frame. Raises EOFError if the other end is closed."""
    return read(descriptor, int.from_bytes(read(descriptor, 4), 'big')).split(b'\0')


def read(descriptor, size):
    data = b''
    while len(data) < size:
        part = os.read(descriptor, size - len(data))
        if not part:
            raise EOFError('the other end is closed')
        data += part
    return data


# -- the configuration of a run, from the gate

class Config:
    def __init__(self):
        self.user = None
        self.options = {}
        self.limits, self.folders, self.mounts, self.groups = [], [], [], []
        self.settings = []

    def add(self, kind, *values):
        if kind == b'user':
            self.user = (values[0] == b'mapped', int(values[1]), int(values[2]))
        elif kind == b'option':
            self.options[values[0]] = values[1]
        elif kind == b'limit':
            self.limits.append((getattr(resource, 'RLIMIT_' + values[0].decode()), int(values[1])))
        elif kind == b'folder':
            self.folders.append((values[0], int(values[1], 8)))
        elif kind == b'mount':
            self.mounts.append(values)
        elif kind == b'group':
            self.groups.append(values[0])
        elif kind == b'setting':
            self.settings.append(values)
        else:
            raise ValueError('unknown request')


# -- mounts

def mount(source, target, kind, options):
    """Does what mount(8) does with a line of its table."""
    flags, data = 0, []
    for option in options.split(b','):
        if option == b'X-mount.mkdir':
            os.makedirs(target, exist_ok=True)
        elif option in MOUNT_FLAGS:
            flags |= MOUNT_FLAGS[option]
        else:
            data.append(option)
    kind = None if kind == b'none' else kind
    call('mount', source, target, kind, ctypes.c_ulong(flags), b','.join(data) or None)
    if flags & MS_BIND and flags & MS_RDONLY:
        # A bind ignores all other flags; only a second call sets them.
        now = os.statvfs(target).f_flag
        kept = sum(flag for seen, flag in KEPT_FLAGS.items() if now & seen)
        remount = MS_REMOUNT | MS_BIND | MS_RDONLY | kept
        call('mount', None, target, None, ctypes.c_ulong(remount), None)


def make_folders(config, above, wanted):
    is_mapped, uid, gid = config.user
    for name, mode in config.folders:
        if not wanted(name):
            continue
        path = above + b'/' + name
        os.mkdir(path)
        os.chmod(path, mode)
        if not is_mapped:
            os.chown(path, uid, gid)


def is_layer(name):
    return name in (b'upper', b'work')


def mount_tmpfs(config):
    mount(b'gene-gate', OWN, b'tmpfs', b'mode=0755,size=' + config.options[b'size'])


def mount_slot(config, name, view):
    """Mounts a command's own part of the view. Returns descriptors of its upper layer and tmpfs."""
    if view is None:
        mount_tmpfs(config)
        make_folders(config, OWN, lambda _: True)
    upper = os.open(OWN + b'/upper', os.O_RDONLY | os.O_DIRECTORY)
    own = os.open(OWN, os.O_RDONLY | os.O_DIRECTORY)
    if view is not None:
        # The commands of a view share the checkout, but not their other folders.
        os.mkdir(OWN + b'/' + name)
        make_folders(config, OWN + b'/' + name, lambda name: not is_layer(name))
        mount(OWN + b'/' + name, OWN, b'none', b'bind')
    for source, target, kind, options in config.mounts:
        if view is not None and kind == b'overlay':
            source, kind, options = SHARED, b'none', b'bind,X-mount.mkdir'
        mount(source, target, kind, options)
    return upper, own


def make_view(config, home):
    """Makes an upper layer in a mount namespace of its own. Returns a descriptor of the namespace."""
    call('unshare', NEW_MOUNTS)
    try:
        mount_tmpfs(config)
        make_folders(config, OWN, is_layer)
        for source, _, kind, options in config.mounts:
            if kind == b'overlay':
                mount(source, SHARED, kind, options)
        return os.open('/proc/self/ns/mnt', os.O_RDONLY)
    finally:
        call('setns', home, NEW_MOUNTS)


# -- control groups

def make_groups(config, name):
    """Makes the groups of a slot, which belong to the supervisor's user. Returns their folders."""
    for folder in config.groups:
        os.mkdir(folder + b'/' + name)
    for folder, file, value, need in config.settings:
        try:
            write_file(folder + b'/' + name + b'/' + file, value)
        except OSError:
            if need == b'needed':
                raise
    return [folder + b'/' + name for folder in config.groups]


def free_groups(config, name):
    for folder in config.groups:
        try:
            os.rmdir(folder + b'/' + name)
        except OSError:
            pass  # Still in use, or never made; removed at the end of the run.


def write_file(path, value):
    descriptor = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    try:
        os.write(descriptor, value)
    finally:
        os.close(descriptor)


# -- processes

def close_others(kept):
    """Closes all descriptors except these and the standard ones."""
    for name in os.listdir('/proc/self/fd'):
        if int(name) > 2 and int(name) not in kept:
            try:
                os.close(int(name))
            except OSError:
                pass  # The descriptor of the listing itself.


def wake_up_when_a_child_ends():
    """Returns a descriptor that can be read after a child has ended."""
    reader, writer = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    return reader


def reap(child):
    """Collects children that have ended. Returns the status of child if it is one of them."""
    status = None
    while True:
        try:
            pid, ended = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return status
        if pid == 0:
            return status
        if pid == child:
            status = ended


def kill_all(number):
    """Signals every other process of this PID namespace."""
    try:
        os.kill(-1, number)
    except ProcessLookupError:
        pass


# -- the process that becomes a command

def starter(config, joins, to_init, outputs):
    signal.set_wakeup_fd(-1)
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.setsid()
    for group in joins:
        os.write(group, b'0')
    os.dup2(outputs[0], 1)
    os.dup2(outputs[1], 2)
    close_others({to_init})
    for name, value in config.limits:
        resource.setrlimit(name, (value, value))
    give_up_privileges(config, to_init)
    join_new_keyring()
    send(to_init, b'ready')
    request = receive(to_init)
    count = int(request[0])
    environment = dict(each.split(b'=', 1) for each in request[1:1 + count])
    words = request[1 + count:]
    try:
        os.execve(words[0], words, environment)
    except OSError as error:
        # As env(1) does.
        os.write(2, words[0] + b': ' + error.strerror.encode() + b'\n')
        os._exit(127 if isinstance(error, FileNotFoundError) else 126)


def give_up_privileges(config, to_init):
    is_mapped, uid, gid = config.user
    # In its own user namespace, no further one can be made by the command.
    call('unshare', NEW_USER)
    send(to_init, b'map')
    receive(to_init)
    write_file('/proc/sys/user/max_user_namespaces', b'0')
    for capability in range(64):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:
            if capability == 0:
                raise
            break  # The kernel knows no more.
    if not is_mapped:
        os.setgroups([])
    os.setresgid(gid, gid, gid)
    os.setresuid(uid, uid, uid)
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    call('capset', struct.pack('Ii', CAPABILITY_VERSION, 0), bytes(24))


def prctl(option, value):
    zero = ctypes.c_ulong(0)
    call('prctl', option, ctypes.c_ulong(value), zero, zero, zero)


def join_new_keyring():
    """Leaves the session keyring of the gate. A kernel without keyrings, or a filter of system calls
    that refuses them, refuses the command as well."""
    try:
        keyring = keyctl(KEYCTL_JOIN_SESSION_KEYRING, 0)
    except OSError:
        try:
            keyctl(KEYCTL_GET_KEYRING_ID, SESSION_KEYRING)
        except OSError:
            return
        raise
    keyctl(KEYCTL_SETPERM, keyring, ONLY_POSSESSOR)


def keyctl(operation, key, value=0):
    number = KEYCTL[os.uname().machine]
    return call('syscall', *(ctypes.c_long(each) for each in (number, operation, key, value)))


# -- process 1 of a slot

def init(config, name, view, groups, control):
    try:
        try:
            child, to_starter, files = prepare(config, name, view, groups, control)
            send(control, b'ready', name)
        except Exception as error:
            send(control, b'failed', name, str(error).encode())
            return
        status = run(control, child, to_starter, files[-1])
        kill_all(signal.SIGKILL)
        try:
            while True:
                os.wait()
        except ChildProcessError:
            pass
        how = (b'signal', os.WTERMSIG(status)) if os.WIFSIGNALED(status) \
            else (b'exit', os.WEXITSTATUS(status))
        listed = report(config, name, status, *files[:-1], view is not None)
        send(control, b'done', name, how[0], b'%d' % how[1], b'listed' if listed else b'empty')
    finally:
        os._exit(0)


def prepare(config, name, view, groups, control):
    """Makes the namespaces. Returns the starter, which waits, and open files for the report."""
    nothing = os.open('/dev/null', os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    close_others({control} | ({view} if view is not None else set()))
    if view is not None:
        call('setns', view, NEW_MOUNTS)
    is_alone = config.options[b'network'] == b'deny'
    call('unshare', NEW_MOUNTS | NEW_UTS | NEW_IPC | (NEW_NETWORK if is_alone else 0))
    call('mount', None, b'/', None, ctypes.c_ulong(MS_REC | MS_PRIVATE), None)
    if is_alone:
        bring_up_loopback()
    outputs = [connect(name, stream) for stream in (b'out', b'err')]
    joins = [os.open(folder + b'/cgroup.procs', os.O_WRONLY) for folder in groups]
    run_folder = os.open(RUN, os.O_RDONLY | os.O_DIRECTORY)
    upper, own = mount_slot(config, name, view)
    os.chdir(config.options[b'checkout'])
    wake = wake_up_when_a_child_ends()
    ours, theirs = (each.detach() for each in socket.socketpair())
    child = os.fork()
    if child == 0:
        try:
            starter(config, joins, theirs, outputs)
        except BaseException as error:
            send(theirs, b'failed', str(error).encode())
        finally:
            os._exit(1)
    for descriptor in [theirs, *outputs, *joins]:
        os.close(descriptor)
    reply = receive(ours)
    if reply == [b'map']:
        for kind in ('uid', 'gid'):
            write_file('/proc/%d/%s_map' % (child, kind), identities(config, kind))
        send(ours, b'mapped')
        reply = receive(ours)
    if reply != [b'ready']:
        raise OSError(0, (reply[-1] or b'the starter failed').decode(errors='replace'))
    return child, ours, (run_folder, upper, own, wake)


def identities(config, kind):
    """Maps every identity of this user namespace to itself, or the command's own one to root's."""
    is_mapped, uid, gid = config.user
    if is_mapped:
        return b'%d 0 1' % (uid if kind == 'uid' else gid)
    with open('/proc/self/%s_map' % kind, 'rb') as lines:
        return b''.join(b'%b %b %b\n' % (first, first, count)
                        for first, _, count in (line.split() for line in lines))


def bring_up_loopback():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack('16sh22x', b'lo', 0)
        flags = struct.unpack_from('16sh', fcntl.ioctl(any_socket, SIOCGIFFLAGS, request))[1]
        fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack('16sh22x', b'lo', flags | IFF_UP))


def connect(name, stream):
    """Connects an output to the gate, which learns from the first line whose it is."""
    output = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    output.connect(RUN + b'/outputs')
    output.sendall(name + b' ' + stream + b'\n')
    return output.detach()


def run(control, child, to_starter, wake):
    """Starts the command, passes signals on, and reaps. Returns the status of the command."""
    poller = select.poll()
    poller.register(control, select.POLLIN)
    poller.register(wake, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll():
            if descriptor == wake:
                os.read(wake, 4096)
                continue
            kind, *words = receive(control)
            if kind == b'run':
                send(to_starter, *words[1:])
                os.close(to_starter)
            elif kind == b'term':
                kill_all(signal.SIGTERM)
            elif kind == b'kill':
                kill_all(signal.SIGKILL)
        status = reap(child)
        if status is not None:
            return status


def report(config, name, status, run_folder, upper, own, is_shared):
    """Lists what the command wrote, unless that is nothing. Returns whether there is a list."""
    listed = bool(os.listdir(upper)) or status != 0
    if listed:
        create = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        file = os.open(b'report-' + name, create, 0o644, dir_fd=run_folder)
        os.write(file, b'ready\0')
        listing = b'status=%d\n%b' % (status != 0, config.options[b'list'])
        execute([b'/bin/sh', b'-c', listing], {3: file, 5: upper})
    if is_shared:
        # The folder of the tmpfs that all slots of the view share is not visible any more.
        execute([b'/bin/rm', b'-rf', b'--', b'/proc/self/fd/3/' + name], {3: own})
    return listed


def execute(words, descriptors):
    """Runs a program of the system with these descriptors, and waits for its end."""
    # Above all targets first, so that no copy replaces a descriptor that is still to be copied.
    copies = {target: fcntl.fcntl(each, fcntl.F_DUPFD_CLOEXEC, 10)
              for target, each in descriptors.items()}
    actions = [(os.POSIX_SPAWN_DUP2, copy, target) for target, copy in copies.items()]
    # Python ignores this signal, and a program would inherit that.
    pid = os.posix_spawn(words[0], words, {b'PATH': SYSTEM_PATH}, file_actions=actions,
                         setsigdef=[signal.SIGPIPE])
    os.waitpid(pid, 0)


# -- the supervisor

def supervise():
    if os.getpid() != 1:
        raise OSError(0, 'not process 1 of a PID namespace')
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.umask(0o022)
    homes = [os.open('/proc/self/ns/' + name, os.O_RDONLY) for name in ('mnt', 'pid')]
    wake = wake_up_when_a_child_ends()
    config, slots, views = Config(), {}, {}
    poller = select.poll()
    for descriptor in (0, wake):
        poller.register(descriptor, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll():
            if descriptor == wake:
                os.read(wake, 4096)
                reap(None)
            elif descriptor == 0:
                handle(receive(0), config, slots, views, homes, poller)
            elif descriptor in slots:
                pass_on(descriptor, slots, poller)


def handle(request, config, slots, views, homes, poller):
    kind, name, *values = request
    if kind == b'hello':
        send(1, b'started', name)
    elif kind == b'slot':
        try:
            view = views[values[0]] if values[0] else None
            control = start_slot(config, name, view, homes[1])
            slots[control] = name
            poller.register(control, select.POLLIN)
        except (OSError, KeyError) as error:
            send(1, b'failed', name, str(error).encode())
    elif kind == b'view':
        try:
            views[name] = make_view(config, homes[0])
            send(1, b'ready', name)
        except OSError as error:
            send(1, b'failed', name, str(error).encode())
    elif kind == b'drop':
        os.close(views.pop(name))
    elif kind == b'free':
        free_groups(config, name)
    elif kind in (b'run', b'term', b'kill', b'discard'):
        for control in [each for each, owner in slots.items() if owner == name]:
            try:
                if kind == b'discard':
                    forget(control, slots, poller)
                else:
                    send(control, *request)
            except OSError:
                pass  # It has ended meanwhile, which its end of the socket tells.
    else:
        config.add(*request)


def start_slot(config, name, view, home):
    """Starts process 1 of a new slot. Returns the supervisor's end of its socket."""
    groups = make_groups(config, name)
    ours, theirs = (each.detach() for each in socket.socketpair())
    try:
        call('unshare', NEW_PIDS)
        try:
            pid = os.fork()
            if pid == 0:
                init(config, name, view, groups, theirs)
        finally:
            call('setns', home, NEW_PIDS)
    finally:
        os.close(theirs)
    return ours


def pass_on(control, slots, poller):
    try:
        reply = receive(control)
    except (EOFError, OSError):
        send(1, b'failed', slots[control], b'its process 1 has ended')
        forget(control, slots, poller)
        return
    send(1, *reply)
    if reply[0] in (b'done', b'failed'):
        forget(control, slots, poller)


def forget(control, slots, poller):
    poller.unregister(control)
    os.close(control)
    del slots[control]


try:
    supervise()
except EOFError:
    sys.exit(0)
`},"run/containment/try-namespaces"(P,t,R,U){let N;const g=e(()=>N??=t("run/isolation-probe"),"import_isolation_probe");
let I;const p=e(()=>I??=t("run/containment/git-config"),"import_git_config");let $;const r=e(()=>$??=t("run/containment/\
limits"),"import_limits");let y;const m=e(()=>y??=t("run/containment/namespaces"),"import_namespaces");let v;const d=e(()=>v??=
t("run/containment/prepared-view"),"import_prepared_view");let _;const s=e(()=>_??=t("run/containment/privileges"),"impo\
rt_privileges");let i;const o=e(()=>i??=t("run/containment/view"),"import_view");R(P,{tryNamespaces:e(()=>u,"tryNamespac\
es")});const c=["slot","launcher"],n=2e4,a="python3";async function u(h,E){const{starters:b=c,signal:k}=E,A=[];for(const T of b){
const M=await w(T,h,E,A);if(typeof M!="string")return M;if(A.push(M),k?.aborted)break}return{from:h.name,reason:A.at(-1)??
"nothing can start commands"}}e(u,"tryNamespaces");async function w(h,E,b,k){const{checkout:A,folders:T,leftOut:M=[],keepsWrites:L,
network:j,programs:O,signal:C}=b,x=E.name,F=[E.newMounts[0]??"",E.enter(0)[0]??"",a],[D,G,W]=await Promise.all(F.map(s().
systemTool));if(D===void 0)return`${F[0]} is not installed`;if(G===void 0)return`${F[1]} is not installed`;if(h==="slot"&&
W===void 0)return`${a} is not installed`;const B=await(0,d().prepareView)({privileges:E,checkout:A,leftOut:M,keepsWrites:L,
limits:b.limits,signal:C,file:D,enterFile:G,network:j,lanes:b.lanes??1,python:h==="slot"?W:void 0,view:f(await(0,o().viewOf)(
O,T,j),b),replaced:new Map([...await(0,p().safeGitConfigs)(A),...b.replaced??[]])});if(typeof B=="string")return B;const{
limits:K}=B,V=l(E,h,j,K,k),Y={...b,leftOut:M,prepared:B,description:V,limits:K},H=await(0,g().probeIsolation)({checkout:A,
folders:T,network:j,keepsWrites:L,run:e(oe=>(0,m().runContained)({file:O.node.file,args:oe,timeoutMs:n,signal:C},Y),"run")}),
J=typeof H=="string"?H:S(H);if(typeof H=="string"||J!==void 0)return await B.close(),J??"";const q=(0,m().namespaces)(Y),
{level:Z}=q;return{backend:q,isolation:{level:Z,description:V,launcher:x,starter:h,limits:K,probes:H},close:B.close}}e(w,
"tryStarter");function S(h){const E=h.filter(({required:b,held:k})=>b&&!k).map(({name:b})=>b);return E.length>0?`the pro\
be run failed: ${E.join(", ")}`:void 0}e(S,"failureOf");function f(h,{shown:E=[],home:b=[]}){return{...h,tools:[...h.tools,
...E],home:b}}e(f,"withFolders");function l({name:h,user:E},b,k,A,T){const M=E?`user ${E.uid}`:"the gate\u2019s user without \
privileges";return[`Separate namespaces for each command (by ${h.replace("_"," ")})`,"a copy-on-write view of the audite\
d commit, the system\u2019s programs read-only and nothing else of the machine",b==="slot"?"prepared before the command \
starts":["made when the command starts",...T.map(L=>` (${L})`)].join(""),k?"network access as allowed by the policy":"no\
 network except loopback",`as ${M}; ${(0,r().limitsInWords)(A)}.`].join("; ")}e(l,"describe")},"run/containment/view"(P,t,R,U){
let N;const g=e(()=>N??=t("node:fs/promises"),"import_promises");let I;const p=e(()=>I??=t("node:os"),"import_node_os");
let $;const r=e(()=>$??=t("node:path"),"import_node_path");R(P,{SYSTEM:e(()=>y,"SYSTEM"),isInside:e(()=>u,"isInside"),privateFolders:e(
()=>s,"privateFolders"),viewOf:e(()=>i,"viewOf")});const y=["/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx\
32"],m=["/nix/store","/gnu/store"],v=["null","zero","full","random","urandom"],d="tty",_=["EVENT_PATH","ENV","OUTPUT","P\
ATH","STATE","STEP_SUMMARY"];function s(w){const S=_.flatMap(l=>w[`GITHUB_${l}`]??[]),f=[w.HOME,w.RUNNER_TEMP,w.XDG_RUNTIME_DIR].
flatMap(l=>l??[]);return[...new Set([...f,(0,p().tmpdir)(),...S.map(r().dirname)].filter(l=>(0,r().isAbsolute)(l)))]}e(s,
"privateFolders");async function i({node:w,npm:S,machine:f},l,h){const E=await c([...y,...m]),k=(await Promise.all(l.map(
L=>(0,g().realpath)(L).catch(()=>[])))).flat(),A=[(0,r().dirname)(w.file),...S?[(0,r().dirname)((0,r().dirname)(S.file))]:
[],...[...f.values()].flatMap(L=>o(L,k)),...h?await a():[]].filter(L=>!E.some(j=>u(j,L))),T=k.filter(L=>E.some(j=>j!==L&&
u(j,L))),M=await n(`/dev/${d}`)?[...v,d]:v;return{system:E,emptied:T,tools:[...new Set(A)],devices:M,home:[]}}e(i,"viewO\
f");function o({file:w,real:S},f){const l=(0,r().dirname)(S),h=(0,r().dirname)(l),E=(0,r().basename)(l)==="bin"&&!f.some(
b=>u(b,h));return[(0,r().dirname)(w),l,...E?[h]:[]].filter(b=>!f.some(k=>u(b,k)))}e(o,"foldersOf");async function c(w){return(await Promise.
all(w.map(async f=>(await(0,g().lstat)(f).catch(()=>{}))?.isDirectory()?[f]:[]))).flat()}e(c,"existing");function n(w){return(0,g().
lstat)(w).then(()=>!0,()=>!1)}e(n,"isThere");async function a(){const w=await(0,g().realpath)("/etc/resolv.conf").catch(
()=>{});return w?.startsWith("/run/systemd/resolve/")?[(0,r().dirname)(w)]:[]}e(a,"resolverFolder");function u(w,S){const f=(0,r().
relative)(w,S);return f!==".."&&!f.startsWith(`..${r().sep}`)&&!(0,r().isAbsolute)(f)}e(u,"isInside")},"run/containment/\
view-layout"(P,t,R,U){let N;const g=e(()=>N??=t("node:path"),"import_node_path");let I;const p=e(()=>I??=t("repo/entry-i\
ndex"),"import_entry_index");let $;const r=e(()=>$??=t("run/containment/view"),"import_view");R(P,{HOME:e(()=>y,"HOME"),
INSIDE:e(()=>d,"INSIDE"),TEMP:e(()=>m,"TEMP"),commandFolders:e(()=>i,"commandFolders"),commandMounts:e(()=>s,"commandMou\
nts"),sharedMounts:e(()=>_,"sharedMounts")});const y="/home/gene-gate",m="/tmp",v="/.gene-gate",d={lower:`${v}/lower`,cover:`${v}\
/cover`,own:`${v}/own`,run:`${v}/run`,cgroup:`${v}/cgroup`,replaced:`${v}/replaced`,home:`${v}/home`,tools:`${v}/tools`};
function _(c){const{view:n,checkout:a,run:u,stage:w,recursive:S}=c,f=e((h,E,b)=>({source:h,target:(0,g().join)(w,E),type:"\
none",options:b}),"bind"),l=e((h,E)=>f(h,E,`${S?"rbind":"bind"},ro,X-mount.mkdir`),"show");return[...n.system.map(h=>l(h,
h)),...n.emptied.map(h=>({source:"gene-gate",target:(0,g().join)(w,h),type:"tmpfs",options:"size=1m,mode=0755"})),...n.tools.
map((h,E)=>l(h,o(h,E))),...n.home.map(({source:h},E)=>l(h,`${d.home}/${E}`)),...n.devices.map(h=>f(`/dev/${h}`,`dev/${h}`,
"bind")),f("/proc","proc","rbind"),f(a,d.lower,"rbind"),f(u,d.run,"bind")]}e(_,"sharedMounts");function s(c){const{view:n,
checkout:a,privileges:u,hides:w,keepsWrites:S,replaced:f}=c,l=e((b,k,A="bind")=>({source:b,target:k,type:"none",options:A}),
"bind"),h=n.tools.map((b,k)=>({folder:b,place:o(b,k)})),E=[`lowerdir=${w||u.adopt?`${d.cover}:`:""}${d.lower}`,`upperdir\
=${d.own}/upper`,`workdir=${d.own}/work`,...u.overlay,"X-mount.mkdir"];return[l(`${d.own}/tmp`,m),l(`${d.own}/home`,y),...n.
home.map(({path:b},k)=>l(`${d.home}/${k}`,(0,g().join)(y,b))),l(`${d.own}/shm`,"/dev/shm"),{source:"gene-gate",target:"/\
dev/pts",type:"devpts",options:"newinstance,nosuid,noexec,mode=0620,ptmxmode=0666"},...h.filter(({folder:b,place:k})=>b!==
k).map(({folder:b,place:k})=>l(k,b,"bind,X-mount.mkdir")),S?l(d.lower,a,"bind,X-mount.mkdir"):{source:"gene-gate",target:a,
type:"overlay",options:E.join(",")},...f.map((b,k)=>l(`${d.replaced}/${k}`,(0,g().join)(a,b))),{source:"gene-gate-proc",
target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{source:"gene-gate",target:v,type:"tmpfs",options:"ro,size=4k,\
mode=0755"}]}e(s,"commandMounts");function i({home:c}){return["upper","work","tmp","home","shm",...[...new Set(c.flatMap(
({path:a})=>[...(0,p().foldersAbove)(a),a]))].map(a=>`home/${a}`)]}e(i,"commandFolders");function o(c,n){return[m,y].some(
u=>(0,r().isInside)(u,c))?`${d.tools}/${n}`:c}e(o,"mountPointOf")},"run/containment/view-script"(P,t,R,U){R(P,{PREPARE_VIEW:e(
()=>N,"PREPARE_VIEW"),SHARE_VIEW:e(()=>g,"SHARE_VIEW")});const N=String.raw`
set -eu
umask 022
stage=$1 table=$2 checkout=$3 user=$4 owner=$5 size=$6 group=$7 python=$8
shift 8
mount -t tmpfs -o "size=$size,mode=0755" gene-gate "$stage"
cd "$stage"
mkdir -p dev/shm dev/pts proc tmp home/gene-gate .old
mkdir .gene-gate
cd .gene-gate
mkdir lower cover covering covered own run shared tools cgroup
cd ..
: >home/npmrc-user >home/npmrc-global
: >dev/null >dev/zero >dev/full >dev/random >dev/urandom >dev/tty
ln -s /proc/self/fd dev/fd
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd/0 dev/stdin
ln -s /proc/self/fd/1 dev/stdout
ln -s /proc/self/fd/2 dev/stderr
links=
for each in /bin /sbin /lib /lib32 /lib64 /libx32; do
  if [ -L "$each" ]; then links="$links $each"; fi
done
if [ -n "$links" ]; then cp -P $links .; fi
mount -a -T "$table"
cp -R .gene-gate/run/replaced .gene-gate/replaced
if [ -s .gene-gate/run/removals.tar ]; then
  tar -x -p "$owner" -f .gene-gate/run/removals.tar -C .gene-gate/cover
fi
if [ -n "$user" ]; then
  cd .gene-gate
  mount -t overlay -o lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on gene-gate covered
  find covered \( -name node_modules -prune -o -path covered/.git -prune -o -true \) -exec chown -h "$user" {} +
  umount covered
  cd ..
fi
limit() {
  while read -r index file value need; do
    if [ "$index" != "$2" ]; then continue; fi
    if ! echo "$value" 2>/dev/null >"$1/$file" && [ "$need" = needed ]; then return 1; fi
  done <.gene-gate/run/groups
}
number=0 usable=
for parent in "$@"; do
  own="$parent/$group"
  if mkdir "$own" 2>/dev/null; then
    if (echo 0 >"$own/cgroup.procs") 2>/dev/null &&
      { echo '+memory +pids' 2>/dev/null >"$own/cgroup.subtree_control" || :; } &&
      mkdir "$own/trial" && limit "$own/trial" "$number" && rmdir "$own/trial"; then
      mkdir ".gene-gate/cgroup/$number"
      mount --bind "$parent" ".gene-gate/cgroup/$number"
      usable="$usable $number"
    else
      rmdir "$own/trial" 2>/dev/null || :
      rmdir "$own"
    fi
  fi
  number=$((number + 1))
done
mkdir -p ".$checkout"
pivot_root . .old
cd /
umount -l /.old
rmdir /.old
while read -r _ _ _ _ target options _; do
  case $target in /proc | /proc/* | /dev/* | /.gene-gate/*) continue ;; esac
  case $options in ro | ro,*) continue ;; esac
  mount -o remount,bind,ro "$(printf '%b' "$target")"
done </proc/self/mountinfo
echo "$$$usable"
make() {
  for number in $usable; do
    mkdir ".gene-gate/cgroup/$number/$group/$1" || return 1
    limit ".gene-gate/cgroup/$number/$group/$1" "$number" || return 1
  done
}
if [ -n "$python" ]; then
  unshare --pid --fork --kill-child "$python" -I -S /.gene-gate/run/supervisor.py || :
else
  while read -r what name; do
    case $what in
      make) if make "$name"; then echo made; else echo failed; fi ;;
      free) for number in $usable; do rmdir ".gene-gate/cgroup/$number/$group/$name" || :; done ;;
    esac
  done
fi
exec >&-
for each in /.gene-gate/cgroup/*/"$group"; do
  for attempt in 1 2 3 4 5; do
    if ! [ -d "$each" ]; then break; fi
    if [ "$attempt" != 1 ]; then sleep 0.1; fi
    rmdir "$each"/*/ "$each" 2>/dev/null || :
  done
done
`,g=`
set -eu
umask 022
mount -t tmpfs -o "size=$1,mode=0755" gene-gate /.gene-gate/own
mkdir /.gene-gate/own/upper
echo "$$"
while read -r _; do :; done
`},"run/environment"(P,t,R,U){let N;const g=e(()=>N??=t("node:path"),"import_node_path");R(P,{commandEnvironment:e(()=>y,
"commandEnvironment")});const I={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},p={npm_config_offline:"\
true",npm_config_fetch_retries:"0"},$=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],r="cmd.exe";function y({
node:_,searchPath:s,folder:i,shell:o,npm:c,assignments:n},a){const u=a.platform==="win32"?v(a.env,i):{},{delimiter:w,dirname:S}=a.
platform==="win32"?g().win32:g().posix,f={PATH:[...new Set([S(_),...s])].join(w),HOME:i.home,TMPDIR:i.temp,...u,...m(i,o??
(a.platform==="win32"?r:"/bin/sh")),...c??p};return{...I,...d(f,n),...f}}e(y,"commandEnvironment");function m(_,s){return{
npm_config_script_shell:s,npm_config_update_notifier:"false",npm_config_browser:"false",npm_config_cache:_.npmCache,npm_config_userconfig:_.
npmUserConfig,npm_config_globalconfig:_.npmGlobalConfig}}e(m,"npmEnvironment");function v(_,s){const i=Object.entries(_).
flatMap(([o,c])=>{const n=o.toUpperCase();return $.includes(n)&&c!==void 0?[[n,c]]:[]});return{...Object.fromEntries(i),
USERPROFILE:s.home,APPDATA:s.home,LOCALAPPDATA:s.home,TEMP:s.temp,TMP:s.temp}}e(v,"windowsEnvironment");function d(_,s){
const i=new Set(Object.keys(_).map(o=>o.toUpperCase()));return Object.fromEntries(Object.entries(s).filter(([o])=>!i.has(
o.toUpperCase())))}e(d,"withoutNamesOf")},"run/home-folders"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs/promises"),"imp\
ort_promises");let I;const p=e(()=>I??=t("node:path"),"import_node_path");R(P,{homeFolders:e(()=>$,"homeFolders")});async function $(r,y){
return y===void 0||!(0,p().isAbsolute)(y)?[]:(await Promise.all([...new Set(r)].sort().map(async v=>{const d=await(0,g().
realpath)((0,p().join)(y,v)).catch(()=>{});return d===void 0||!(await(0,g().stat)(d)).isDirectory()?[]:[{path:v,source:d}]}))).
flat()}e($,"homeFolders")},"run/inherited-descriptors"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");R(
P,{inheritedDescriptors:e(()=>$,"inheritedDescriptors")});const I=524288;let p;function $(){return p??=r(y()),p}e($,"inh\
eritedDescriptors");function r(d){if(d.length===0)return[];const _=(0,g().openSync)("/dev/null","r"),s=Math.max(...d)-2,
i=new Array(s).fill("ignore");for(const o of d)i[o-3]=_;return i}e(r,"replacing");function y(){return m().filter(d=>{const _=/^flags:\s*([0-7]+)$/m.
exec(v(d))?.[1]??"";return _!==""&&(Number.parseInt(_,8)&I)===0})}e(y,"leaked");function m(){return process.platform!=="\
linux"?[]:(0,g().readdirSync)("/proc/self/fd").map(Number).filter(d=>d>2)}e(m,"listed");function v(d){try{return(0,g().readFileSync)(
`/proc/self/fdinfo/${d}`,"utf8")}catch{return""}}e(v,"infoOf")},"run/interrupt"(P,t,R,U){R(P,{interruptible:e(()=>g,"int\
erruptible"),runProcess:e(()=>I,"runProcess")});const N=["SIGINT","SIGTERM"];async function g(p){const $=new AbortController,
r=e(()=>{y(),$.abort()},"interrupt"),y=e(()=>{for(const m of N)process.off(m,r)},"release");for(const m of N)process.on(
m,r);try{return await p($.signal)}finally{y()}}e(g,"interruptible");function I(p,$){let r=!1;return process.once("exit",
()=>{r||(process.exitCode=p)}),g(async y=>{await $(y),r=!0})}e(I,"runProcess")},"run/isolation-probe"(P,t,R,U){let N;const g=e(
()=>N??=t("node:child_process"),"import_node_child_process");let I;const p=e(()=>I??=t("node:crypto"),"import_node_crypt\
o");let $;const r=e(()=>$??=t("node:fs"),"import_node_fs");let y;const m=e(()=>y??=t("node:fs/promises"),"import_promise\
s");let v;const d=e(()=>v??=t("node:net"),"import_node_net");let _;const s=e(()=>_??=t("node:path"),"import_node_path");
let i;const o=e(()=>i??=t("zod"),"z");let c;const n=e(()=>c??=t("temporary-folder"),"import_temporary_folder");let a;const u=e(
()=>a??=t("run/isolation-probe-script"),"import_isolation_probe_script");R(P,{probeIsolation:e(()=>S,"probeIsolation")});
const w=o().object({root:o().boolean(),capabilities:o().boolean(),newPrivileges:o().boolean(),otherProcesses:o().boolean(),
tcp:o().boolean(),interfaces:o().boolean(),loopback:o().boolean(),unixSocket:o().boolean(),outsideWrite:o().coerce.boolean(),
checkoutWrite:o().boolean(),canaries:o().array(o().boolean()),environ:o().boolean(),sudo:o().boolean(),userNamespace:o().
boolean(),dns:o().boolean()});async function S(T){const{run:M,checkout:L,network:j}=T,O=(0,p().randomUUID)(),C=await(0,n().
temporaryFolder)(),x=(0,s().join)(C,"socket"),F=(0,s().join)(C,"written"),D=(0,s().join)(L,`.gene-gate-probe-${O}`),G=await h(
[C,...T.folders],O),W=`secret-${O}`,B=(0,g().spawn)("/bin/sh",["-c","read -r _",O],{env:{SECRET:W},stdio:["pipe","ignore",
"ignore"]});B.on("error",()=>{});const K=[(0,d().createServer)(),(0,d().createServer)()];try{await Promise.all([E(K[0],{
port:0,host:"127.0.0.1"}),E(K[1],x)]);const V=K[0].address(),Y=typeof V=="object"&&V?V.port:0,H=`heartbeat-${O}`,J=B.pid??
0,q={port:Y,socket:x,outside:F,inside:D,canaries:G,secret:W,token:O,pid:J,heartbeat:H},Z=await M(["-e",u().PROBE_SCRIPT,
JSON.stringify(q)]),oe=w.safeParse(A(Z.stdout.head));return Z.status!=="passed"||!oe.success?l(Z):f(oe.data,{persisted:(0,r().
existsSync)(F)||!T.keepsWrites&&(0,r().existsSync)(D),survived:b(H)>0,network:j})}finally{k(B);for(const V of K)V.close();
await Promise.all([C,D,...G].map(V=>(0,m().rm)(V,{recursive:!0,force:!0})))}}e(S,"probeIsolation");function f(T,M){const L={
unprivileged_user:!T.root,no_capabilities:!T.capabilities,no_new_privileges:!T.newPrivileges,own_processes_only:!T.otherProcesses,
...!M.network&&{no_tcp_to_the_machine:!T.tcp,only_loopback:!T.interfaces,no_name_resolution:!T.dns},no_unix_socket:!T.unixSocket,
checkout_can_be_written:T.checkoutWrite,no_write_stays:!M.persisted,no_write_outside:!T.outsideWrite,no_private_folder:T.
canaries.every(C=>!C),no_foreign_environment:!T.environ,no_sudo:!T.sudo,nothing_survives:!M.survived},j={loopback_works:T.
loopback,no_user_namespace:!T.userNamespace},O=e((C,x)=>Object.entries(C).map(([F,D])=>({name:F,held:D,required:x})),"pr\
obes");return[...O(L,!0),...O(j,!1)]}e(f,"judgeProbes");function l({status:T,reason:M,stderr:L}){return M??`the probe ${T}\
 without output: ${L.head.slice(0,200)}`}e(l,"whyNot");async function h(T,M){return(await Promise.all(T.map(async j=>{const O=(0,s().
join)(j,`.gene-gate-canary-${M}`);return(0,m().writeFile)(O,M,{mode:420,flag:"wx"}).then(()=>[O],()=>[])}))).flat()}e(h,
"layCanaries");function E(T,M){return T.on("connection",L=>L.destroy()),new Promise((L,j)=>{T.once("error",j),T.listen(M,
L)})}e(E,"listen");function b(T){return(0,r().readdirSync)("/proc").filter(M=>{try{return/^\d+$/.test(M)&&(0,r().readFileSync)(
`/proc/${M}/cmdline`).includes(T)}catch{return!1}}).length}e(b,"survivors");function k(T){T.stdin?.destroy()}e(k,"end");
function A(T){try{return JSON.parse(T)}catch{return}}e(A,"parse")},"run/isolation-probe-script"(P,t,R,U){R(P,{PROBE_SCRIPT:e(
()=>N,"PROBE_SCRIPT")});const N=String.raw`
const fs = require('fs'), net = require('net'), os = require('os');
const { spawn, spawnSync } = require('child_process');
const t = JSON.parse(process.argv[1]);
const can = (f) => { try { return Boolean(f()) } catch { return false } };
const status = fs.readFileSync('/proc/self/status', 'utf8');
const field = (name) => new RegExp('^' + name + ':\\s*(\\S+)', 'm').exec(status)?.[1];
const connects = (to) => new Promise((done) => {
  const socket = net.connect(to, () => { socket.destroy(); done(true) });
  socket.on('error', () => done(false));
  socket.setTimeout(1000, () => { socket.destroy(); done(false) });
});
const environ = (pid) => can(() => fs.readFileSync('/proc/' + pid + '/environ').includes(t.secret));
const writes = (file) => can(() => { fs.writeFileSync(file, 'x'); return true });
(async () => {
  const lookup = new Promise((done) => require('dns').lookup('example.com', (error) => done(!error)));
  const local = await new Promise((done) => {
    const server = net.createServer().on('error', () => done(false));
    server.listen(0, '127.0.0.1', async () => {
      done(await connects({ port: server.address().port, host: '127.0.0.1' }));
      server.close();
    });
  });
  const seen = {
    root: process.getuid() === 0,
    capabilities: [field('CapEff'), field('CapPrm')].some((set) => !/^0+$/.test(set)),
    newPrivileges: field('NoNewPrivs') !== '1',
    otherProcesses: can(() => fs.existsSync('/proc/' + t.pid) &&
      fs.readFileSync('/proc/' + t.pid + '/cmdline').includes(t.token)),
    tcp: await connects({ port: t.port, host: '127.0.0.1' }),
    interfaces: Object.keys(os.networkInterfaces()).some((name) => name !== 'lo'),
    loopback: local,
    unixSocket: await connects(t.socket),
    outsideWrite: writes(t.outside) | writes('/usr/.gene-gate-probe') | writes('/etc/.gene-gate-probe'),
    checkoutWrite: writes(t.inside),
    canaries: t.canaries.map((file) => can(() => fs.readFileSync(file))),
    environ: can(() => fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && environ(name))),
    sudo: spawnSync('sudo', ['-n', 'true']).status === 0,
    userNamespace: spawnSync('unshare', ['--user', 'true']).status === 0,
    dns: await Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify(seen));
  process.exit(0);
})();
`},"run/launch"(P,t,R,U){let N;const g=e(()=>N??=t("node:path"),"import_node_path");let I;const p=e(()=>I??=t("error"),"\
import_error");let $;const r=e(()=>$??=t("run/scripts/launch-scripts"),"import_launch_scripts");R(P,{launchOf:e(()=>m,"l\
aunchOf")});const y={npm_config_node_options:"--warnings"};function m(s,{programs:i,checkout:o,base:c}){const{argv:n,binary:a,
program:u,scripts:w}=s,S=i.node.file;if(w!==void 0){const{platform:h}=process,E=(0,r().launchScripts)(w,{programs:i,checkout:o,
base:c,platform:h});if(!("missing"in E))return E;throw E.missing==="sh"?d(s):v(s,E.missing,S)}const f=n.slice(1);if(a!==
void 0)return{file:S,args:[(0,g().join)(o,a),...f]};if(u==="node")return{file:S,args:f};if(u==="npm"||u==="npx"){const h=i[u];
if(h)return{file:S,args:[h.file,...f],env:y};throw v(s,u,S)}const l=i.machine.get(u);if(l)return{file:l.file,args:f};throw _(
s,u,"on PATH outside the checkout","Install the program before this step, in a folder outside the checkout. Shell builti\
ns such as cd cannot be run.")}e(m,"launchOf");function v(s,i,o){return _(s,i,`next to ${o} or on PATH outside the check\
out`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}e(v,"missing");function d(s){return _(
s,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, or make the script one command of \
node or of a local tool.")}e(d,"missingShell");function _({command:s},i,o,c){const n=`The command "${s}" needs ${i}, whi\
ch was not found ${o}.`;return new(p()).GateError("program_not_found",n,c)}e(_,"notFound")},"run/left-out"(P,t,R,U){let N;
const g=e(()=>N??=t("node:path"),"import_node_path");R(P,{mentionedOf:e(()=>r,"mentionedOf")});const I=5,p=30,$=/[^\w.@+~/\\-]+/;
function r(m){const v=new Map(m.map(d=>[d,d]));for(const d of m){const{dir:_,name:s,ext:i}=g().posix.parse(d),o=g().posix.
join(_,s);i!==""&&!v.has(o)&&v.set(o,d)}return d=>{if(d.status!=="failed"||v.size===0)return d;const{stdout:_,stderr:s}=d,
i=[s,_].flatMap(({head:n,tail:a})=>[n,a]),o=new Set(i.flatMap(n=>n.split($))),c=new Set([...o].flatMap(n=>y(n)).flatMap(
n=>v.get(n)??[]));return c.size===0?d:{...d,left_out:[...c].sort().slice(0,I)}}}e(r,"mentionedOf");function y(m){const v=m.
replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(d=>d!==""&&d!=="."&&d!=="..");return v.length>p?[]:v.flatMap(
(d,_)=>v.slice(_).map((s,i)=>v.slice(_,_+i+1).join("/")))}e(y,"partsOf")},"run/log-commands"(P,t,R,U){let N;const g=e(()=>N??=
t("node:crypto"),"import_node_crypto");R(P,{withoutLogCommands:e(()=>I,"withoutLogCommands")});async function I(p,$){const r=(0,g().
randomUUID)();p(`::stop-commands::${r}`);try{return await $()}finally{p(`::${r}::`)}}e(I,"withoutLogCommands")},"run/low\
er-layer"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");let I;const p=e(()=>I??=t("node:path"),"import\
_node_path");let $;const r=e(()=>$??=t("repo/entry-index"),"import_entry_index");let y;const m=e(()=>y??=t("repo/file-ki\
nd"),"import_file_kind");R(P,{lowerLayer:e(()=>v,"lowerLayer")});function v(_,s){const i=new Set(s),o=e(c=>i.has(c)||(0,r().
foldersAbove)(c).some(n=>i.has(n)),"isHidden");return{kindOf:e(c=>{if(o(c))return;const n=d(()=>(0,g().lstatSync)((0,p().
join)(_,c)));return n&&((0,m().kindOf)(n)??"special")},"kindOf"),list:e(c=>{const n=(0,p().join)(_,c);return o(c)||d(()=>(0,g().
realpathSync)(n))!==n?[]:(d(()=>(0,g().readdirSync)(n))??[]).map(u=>(0,p().join)(c,u)).filter(u=>!o(u))},"list")}}e(v,"l\
owerLayer");function d(_){try{return _()}catch{return}}e(d,"attempt")},"run/named-root"(P,t,R,U){R(P,{namedRootOf:e(()=>N,
"namedRootOf")});function N(g){return I=>{const{status:p,stdout:$,stderr:r}=I;return p==="passed"||g==="/"?I:[$,r].some(
({head:m,tail:v})=>[m,v].some(d=>d.includes(g)))?{...I,root:g}:I}}e(N,"namedRootOf")},"run/not-run"(P,t,R,U){R(P,{BUDGET_SPENT:e(
()=>I,"BUDGET_SPENT"),CHECKOUT_CHANGED:e(()=>$,"CHECKOUT_CHANGED"),INTERRUPTED:e(()=>g,"INTERRUPTED"),OUTCOME_LOST:e(()=>p,
"OUTCOME_LOST"),blockedOutcome:e(()=>m,"blockedOutcome"),changedOutcome:e(()=>o,"changedOutcome"),countInterrupted:e(()=>r,
"countInterrupted"),isProgramMissing:e(()=>_,"isProgramMissing"),lostOutcome:e(()=>i,"lostOutcome"),programMissingOutcome:e(
()=>d,"programMissingOutcome"),skippedOutcome:e(()=>s,"skippedOutcome"),stopReason:e(()=>y,"stopReason")});const N="BLOC\
KED: validation command rejected by safety check (allowed prefixes: node/npm/npx; shell operators prohibited)",g="interr\
upted",I="the time budget for all commands was spent",p="the run returned no outcome for this command",$="files of the c\
heckout changed while the gate ran";function r(n){return n.filter(({reason:a})=>a===g).length}e(r,"countInterrupted");function y(n){
return n.reason===I?I:g}e(y,"stopReason");function m(n){return c("blocked",N,n)}e(m,"blockedOutcome");const v="Program i\
s missing: ";function d({message:n,hint:a},u){return c("crashed",`${v}${n} ${a}`,u)}e(d,"programMissingOutcome");function _({
status:n,reason:a}){return n==="crashed"&&a?.startsWith(v)===!0}e(_,"isProgramMissing");function s(n,a){return c("skippe\
d",n,a)}e(s,"skippedOutcome");function i(n){return c("skipped",p,n)}e(i,"lostOutcome");function o(n,a,u){return{...u??c(
"error",$,n),status:"error",reason:$,checkout_changed:[...a]}}e(o,"changedOutcome");function c(n,a,u){const w={head:"",tail:"",
bytes:0,truncated:!1};return{status:n,exit_code:null,signal:null,started_at:u.toISOString(),duration_ms:0,stdout:w,stderr:w,
reason:a}}e(c,"notRun")},"run/outcomes"(P,t,R,U){let N;const g=e(()=>N??=t("audit/gene/plans"),"import_plans");let I;const p=e(
()=>I??=t("run/not-run"),"import_not_run");R(P,{outcomesOf:e(()=>r,"outcomesOf"),plansOf:e(()=>$,"plansOf"),refusedOutcomes:e(
()=>m,"refusedOutcomes")});function $({asset:s,commands:i}){const o=i.flatMap(({plan:c})=>c??[]);return{id:s.id,plans:o.
length===i.length?o:[]}}e($,"plansOf");function r({commands:s},i,o){if(s.every(({plan:n})=>n!==void 0))return s.map(({plan:n},a)=>y(
n,i[a],o));const c=_(s);return s.map(({verdict:n})=>n==="block"?(0,p().blockedOutcome)(o):(0,p().skippedOutcome)(c,o))}e(
r,"outcomesOf");function y(s,i,o){if(i===void 0||i.plan.digest!==s?.digest)return(0,p().lostOutcome)(o);const{outcome:c,
changedFiles:n}=i;return n.length===0?c:{...c,checkout_modified:n}}e(y,"outcomeOf");function m(s,i,o){const c=s.filter(n=>i?
v(n):n.commands.some(d));return new Map(c.map(n=>[n,r(n,[],o)]))}e(m,"refusedOutcomes");function v({change:s,commands:i}){
return i.length===0?s!=="removed":i.some(({plan:o})=>o===void 0)}e(v,"cannotRun");function d({verdict:s}){return s==="bl\
ock"}e(d,"isBlocked");function _(s){if(s.some(({verdict:c})=>c==="block"))return"another command of the gene is blocked";
const o=s.flatMap(({reading:c})=>(0,g().toolOf)(c)??[]).find(({path:c})=>c===void 0);return o?`${o.name} is not installe\
d; install dependencies before the gate`:"the audit does not allow this gene to run; see its findings"}e(_,"reasonNotToR\
un")},"run/path-list"(P,t,R,U){R(P,{PathList:e(()=>g,"PathList")});const N=100;class g{static{e(this,"PathList")}#t=[];#e=0;add(p){
this.#e+=1,this.#t.push(p),this.#t.length>10*N&&(this.#t=this.first())}get total(){return this.#e}get isWhole(){return this.#e<=
N}first(){return this.#t.sort().slice(0,N)}}},"run/pool"(P,t,R,U){R(P,{Pool:e(()=>N,"Pool")});class N{static{e(this,"Poo\
l")}#t;#e=[];constructor(I){this.#t=I}run(I,p){return new Promise(($,r)=>{const y=e(()=>{p().then($,r).finally(()=>{this.#t+=
1,this.#n()})},"start");this.#e=[...this.#e,{urgency:I,start:y}],this.#n()})}#n(){setImmediate(()=>{const I=[...this.#e].
sort((p,$)=>$.urgency()-p.urgency()).slice(0,this.#t);this.#t-=I.length,this.#e=this.#e.filter(p=>!I.includes(p));for(const{
start:p}of I)p()})}}},"run/prepare/lines"(P,t,R,U){let N;const g=e(()=>N??=t("command/lex/lex"),"import_lex");let I;const p=e(
()=>I??=t("error"),"import_error");let $;const r=e(()=>$??=t("rules/catalogue"),"import_catalogue");let y;const m=e(()=>y??=
t("rules/finding"),"import_finding");R(P,{readPrepare:e(()=>v,"readPrepare")});function v(s){const o=s.split(/\r?\n/).map(
c=>c.trim()).filter(c=>c!==""&&!c.startsWith("#"));if(o.length===0)throw _("`prepare` has no command","Name a command.");
return o.map(d)}e(v,"readPrepare");function d(s){const{words:i,assignments:o,problems:c}=(0,g().lex)(s),n=c.find(({rule:a})=>(0,r().
ruleOf)(a).severity==="error");if(n?.rule==="shell-operator")throw _(`The prepare line \`${s}\` contains a shell operator`,
"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all earlier ones passed.");
if(n){const{message:a}=(0,m().describe)((0,m().problemFinding)(n));throw _(`The prepare line \`${s}\` cannot be read: ${a}`,
"Write plain words, or put the step into a script and name the script.")}return{command:s,argv:i.map(({text:a})=>a),assignments:Object.
fromEntries(o.map(({name:a,value:u})=>[a,u]))}}e(d,"readLine");function _(s,i){return new(p()).GateError("input_invalid",
s,i)}e(_,"invalid")},"run/prepare/npm-settings"(P,t,R,U){let N;const g=e(()=>N??=t("node:path"),"import_node_path");R(P,
{npmForPrepare:e(()=>I,"npmForPrepare")});function I({npm:p}){const $=p&&(0,g().join)((0,g().dirname)(p.file),"../node_m\
odules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...$&&{npm_config_node_gyp:$}}}
e(I,"npmForPrepare")},"run/prepare/output"(P,t,R,U){let N;const g=e(()=>N??=t("error"),"import_error");let I;const p=e(()=>I??=
t("run/safe-line"),"import_safe_line");R(P,{withOutput:e(()=>y,"withOutput")});const $=5,r=1e3;function y(m,{lines:v}){const d=v.
at(-1)?.outcome;if(d===void 0)return m;const s=[d.stderr,d.stdout].map(({head:c,tail:n})=>(n||c).trim()).find(c=>c!=="");
if(s===void 0)return m;const i=s.split(`
`).slice(-$).map(p().safeLine).join(" | "),o=`${m.message} It printed: ${i.slice(-r)}`;return new(g()).GateError(m.code,
o,m.hint,{cause:m.cause})}e(y,"withOutput")},"run/prepare/prepare"(P,t,R,U){let N;const g=e(()=>N??=t("node:child_proces\
s"),"import_node_child_process");let I;const p=e(()=>I??=t("node:fs/promises"),"import_promises");let $;const r=e(()=>$??=
t("node:path"),"import_node_path");let y;const m=e(()=>y??=t("node:util"),"import_node_util");let v;const d=e(()=>v??=t(
"error"),"import_error");let _;const s=e(()=>_??=t("judge/families/programs"),"import_programs");let i;const o=e(()=>i??=
t("repo/additions"),"import_additions");let c;const n=e(()=>c??=t("repo/untracked"),"import_untracked");let a;const u=e(
()=>a??=t("run/audited-files"),"import_audited_files");let w;const S=e(()=>w??=t("run/containment/choose-backend"),"impo\
rt_choose_backend");let f;const l=e(()=>f??=t("run/containment/machine"),"import_machine");let h;const E=e(()=>h??=t("ru\
n/containment/privileges"),"import_privileges");let b;const k=e(()=>b??=t("run/not-run"),"import_not_run");let A;const T=e(
()=>A??=t("run/private-copy"),"import_private_copy");let M;const L=e(()=>M??=t("run/programs"),"import_programs2");let j;
const O=e(()=>j??=t("run/repository-copy"),"import_repository_copy");let C;const x=e(()=>C??=t("run/safe-line"),"import_\
safe_line");R(P,{runPrepare:e(()=>G,"runPrepare")});const F=100,D=1024**3;async function G(z,X){const Q=await(0,T().copyCheckout)(
X.checkout);if(Q===void 0)throw ne("the checkout is too large to copy","Install fewer dependencies before it.");try{const{
directory:ee}=Q.guard,re=new Set(V(Q.guard,X.policy));return await B(z,Q,X,()=>V(Q.guard,X.policy).filter(ae=>!re.has(ae))),
await Y(Q.guard,re,X.policy),await(0,p().rm)((0,r().join)(ee,".git"),{recursive:!0,force:!0}),await(0,O().copyRepository)(
X.checkout.directory,ee),J()&&await Z((0,r().join)(ee,".git"),await q(ee)),{checkout:Q.guard.at(ee,(0,o().everything)((0,s().
dependencyFolders)(X.policy))),shown:Q.objects,close:Q.close}}catch(ee){throw await Q.close(),ee}}e(G,"runPrepare");function W(z){
return{...z,memory_bytes:Math.max(z.memory_bytes,4*D),written_bytes:Math.max(z.written_bytes,2*D),file_bytes:Math.max(z.
file_bytes,D),processes:Math.max(z.processes,1024)}}e(W,"atLeastForPrepare");async function B(z,X,{policy:Q,requested:ee,
env:re,privateFolders:ae,signal:te,report:ce},le){const{directory:ie}=X.guard,_e=z.flatMap(({argv:pe})=>pe.slice(0,1)),ue=await(0,L().
findPrograms)({path:re.PATH??"",checkout:ie,names:_e}),ye=await q(ie);J()&&await Z(ie,E().NOBODY);const{limits:de}=Q,{backend:me,
isolation:ve,close:be}=await(0,S().chooseBackend)({programs:ue,checkout:ie,keepsWrites:!0,shown:X.objects,outputBytes:de.
output_bytes,limits:(0,l().limitsOn)((0,l().thisMachine)(),W(de),1),requested:ee,network:!0,folders:ae,signal:te}),he=me.
level==="namespaces";!he&&J()&&await Z(ie,ye);const ge=[],fe=e(()=>ce({contained:he,isolation:ve,lines:ge,written:H(le()).
slice(0,F)}),"tell"),se=Object.fromEntries(Q.prepare_env.flatMap(pe=>re[pe]===void 0?[]:[[pe,re[pe]]])),Se=performance.now()+
de.prepare_seconds*1e3;try{for(const pe of z){const Ee=Math.max(1,Math.round(Se-performance.now())),we=await K(me,pe,se,
Ee,te);if(ge.push({command:pe.command,outcome:we}),we.status!=="passed")throw fe(),we.reason===k().INTERRUPTED?(0,d().interrupted)(
"during the prepare command"):oe(pe,we)}}finally{await be()}fe()}e(B,"runLines");function K(z,{command:X,argv:Q,assignments:ee},re,ae,te){
const[ce=""]=Q;return z.prepare({command:X,argv:Q,program:ce,env:{...re,...ee},timeoutMs:ae},te)}e(K,"startLine");function V({
directory:z,folders:X,files:Q},ee){const re=new Set([...X,...Q.map(({path:te})=>te)]),{cover:ae}=(0,o().additionsOf)([],
(0,s().dependencyFolders)(ee));return(0,n().filesBelow)(z,ae).filter(te=>!re.has(te))}e(V,"untrackedFiles");async function Y(z,X,Q){
const ee=new Set([...z.folders,...z.files.map(({path:le})=>le)]),re=V(z,Q).filter(le=>!X.has(le)).filter(le=>(0,u().replacesAudited)(
le,ie=>ie==="."||ee.has(ie))),[ae,...te]=[...await z.changed(),...re].sort();if(ae===void 0)return;const ce=te.length===
0?"":` and ${te.length} more`;throw ne(`it changed or replaced files of the commit: ${JSON.stringify(ae)}${ce}`,"Use com\
mands that only add files, such as npm ci in place of npm install.")}e(Y,"requireAuditedFiles");function H(z){return[...new Set(
z.map(X=>X.split("/",1)[0]??X))].sort()}e(H,"topOf");function J(){return process.platform==="linux"&&process.getuid?.()===
0}e(J,"mustChangeOwner");async function q(z){const{uid:X,gid:Q}=await(0,p().stat)(z);return{uid:X,gid:Q}}e(q,"ownerOf");
async function Z(z,{uid:X,gid:Q}){await(0,m().promisify)(g().execFile)("chown",["-hR",`${X}:${Q}`,"--",z])}e(Z,"changeOw\
ner");function oe({command:z},X){const{reason:Q=`exit code ${X.exit_code}`}=X;return new(d()).GateError("prepare_failed",
`The prepare command "${(0,x().safeLine)(z)}" did not pass: ${Q}.`,"Its output is in `prepare` of the report. It runs wi\
thout a shell, contained, and without the variables of the step except those that `prepare_env` in the policy names.")}e(
oe,"failedLine");function ne(z,X){return new(d()).GateError("prepare_failed",`The prepare command could not be used: ${z}\
.`,X)}e(ne,"failure")},"run/private-copy"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");let I;const p=e(
()=>I??=t("node:fs/promises"),"import_promises");let $;const r=e(()=>$??=t("node:path"),"import_node_path");let y;const m=e(
()=>y??=t("temporary-folder"),"import_temporary_folder");let v;const d=e(()=>v??=t("run/repository-copy"),"import_reposi\
tory_copy");R(P,{copyCheckout:e(()=>i,"copyCheckout")});const _={entries:2e5,bytes:4*1024**3};class s extends Error{static{
e(this,"TooLarge")}}async function i(a,u=_){const w=await(0,m().temporaryFolder)(),S=e(()=>(0,p().rm)(w,{recursive:!0,force:!0,
maxRetries:3}),"close"),f=(0,r().join)(w,(0,r().basename)(a.directory)||"checkout");try{await o(a,f,u);const l=await(0,d().
copyRepository)(a.directory,f);return{guard:a.at(f),objects:l,close:S}}catch(l){if(await S(),l instanceof s)return;throw l}}
e(i,"copyCheckout");async function o(a,u,w){const{directory:S,files:f,folders:l}=a,h={...w},E=e(async b=>{const[k,A]=[(0,r().
join)(S,b),(0,r().join)(u,b)],T=await(0,p().lstat)(k);if(h.entries-=1,h.bytes-=T.isFile()?T.size:0,h.entries<0||h.bytes<
0)throw new s;if(T.isSymbolicLink())await n(k,A,S,u);else if(T.isFile())await(0,p().copyFile)(k,A,g().constants.COPYFILE_FICLONE);else if(T.
isDirectory()){await(0,p().mkdir)(A,{mode:T.mode});for(const{name:M}of await c(k))await E((0,r().join)(b,M))}},"copy");for(const b of l)
await(0,p().mkdir)((0,r().join)(u,b),{recursive:!0});for(const{path:b}of f)await E(b);for(const b of a.additions)await(0,p().
mkdir)((0,r().join)(u,b,".."),{recursive:!0}),await E(b)}e(o,"copyView");async function c(a){return(await(0,p().readdir)(
a,{withFileTypes:!0})).filter(({name:w})=>w!==".git")}e(c,"entriesOf");async function n(a,u,w,S){const f=await(0,p().readlink)(
a),l=(0,r().isAbsolute)(f)?(0,r().relative)(w,f):"..",h=!l.startsWith("..")&&!(0,r().isAbsolute)(l),E=process.platform===
"win32"?"junction":void 0;await(0,p().symlink)(h?(0,r().join)(S,l):f,u,E)}e(n,"copyLink")},"run/private-folder"(P,t,R,U){
let N;const g=e(()=>N??=t("node:fs/promises"),"import_promises");let I;const p=e(()=>I??=t("node:path"),"import_node_pat\
h");let $;const r=e(()=>$??=t("temporary-folder"),"import_temporary_folder");R(P,{withPrivateFolder:e(()=>y,"withPrivate\
Folder")});async function y(m){const v=await(0,r().temporaryFolder)(),d={home:(0,p().join)(v,"home"),temp:(0,p().join)(v,
"tmp"),npmCache:(0,p().join)(v,"npm-cache"),npmUserConfig:(0,p().join)(v,"npmrc-user"),npmGlobalConfig:(0,p().join)(v,"n\
pmrc-global")};try{return await Promise.all([(0,g().mkdir)(d.home),(0,g().mkdir)(d.temp),(0,g().writeFile)(d.npmUserConfig,
""),(0,g().writeFile)(d.npmGlobalConfig,"")]),await m(d)}finally{await(0,g().rm)(v,{recursive:!0,force:!0,maxRetries:3}).
catch(()=>{})}}e(y,"withPrivateFolder")},"run/process-tree"(P,t,R,U){let N;const g=e(()=>N??=t("node:child_process"),"im\
port_node_child_process");let I;const p=e(()=>I??=t("node:fs"),"import_node_fs");let $;const r=e(()=>$??=t("node:path"),
"import_node_path");let y;const m=e(()=>y??=t("node:timers/promises"),"import_promises");R(P,{MARKER:e(()=>v,"MARKER"),signalTree:e(
()=>s,"signalTree"),sweepTree:e(()=>o,"sweepTree")});const v="GENE_GATE_RUN",d=40,_=10;function s(u,w){process.platform===
"win32"?w==="SIGKILL"&&i(u):a(-u,w)}e(s,"signalTree");function i(u){const w=(0,r().join)(process.env.SYSTEMROOT??"C:\\Win\
dows","System32","taskkill.exe"),S={stdio:"ignore",windowsHide:!0};(0,g().spawn)(w,["/PID",String(u),"/T","/F"],S).on("e\
rror",()=>{})}e(i,"killWindowsTree");async function o(u,w){if(process.platform!=="win32"&&(a(-u,"SIGKILL"),!!(0,p().existsSync)(
"/proc/self/environ")))for(let S=0;S<d;S+=1){const f=c(w);if(f.length===0)return;for(const l of f)a(l,"SIGKILL");await(0,m().
setTimeout)(_)}}e(o,"sweepTree");function c(u){return(0,p().readdirSync)("/proc").filter(w=>/^\d+$/.test(w)).filter(w=>n(
w).includes(`${v}=${u}`)).map(Number)}e(c,"processesWith");function n(u){try{return(0,p().readFileSync)(`/proc/${u}/envi\
ron`)}catch{return Buffer.alloc(0)}}e(n,"environmentOf");function a(u,w){try{process.kill(u,w)}catch{}}e(a,"send")},"run\
/programs"(P,t,R,U){let N;const g=e(()=>N??=t("node:child_process"),"import_node_child_process");let I;const p=e(()=>I??=
t("node:fs/promises"),"import_promises");let $;const r=e(()=>$??=t("node:os"),"import_node_os");let y;const m=e(()=>y??=
t("node:path"),"import_node_path");let v;const d=e(()=>v??=t("node:util"),"import_node_util");let _;const s=e(()=>_??=t(
"zod"),"z");let i;const o=e(()=>i??=t("error"),"import_error");let c;const n=e(()=>c??=t("run/search-path"),"import_sear\
ch_path");R(P,{findPrograms:e(()=>S,"findPrograms")});const a=s().object({file:s().string(),version:s().string(),platform:s().
string(),arch:s().string()}),u="JSON.stringify({file: process.execPath, version: process.version, platform: process.plat\
form, arch: process.arch})",w=2e4;async function S(L){const{path:j,checkout:O,names:C=[]}=L,x=await(0,n().trustedEntries)(
j,O),F=await f(x,O),[D,G]=await Promise.all(["npm","npx"].map(K=>h(K,F.file,x,O))),W=await T(C,x,O),B=await k(x,O);return{
node:F,...D&&{npm:D},...G&&{npx:G},...B!==void 0&&{shell:B},machine:W,searchPath:x}}e(S,"findPrograms");async function f(L,j){
for await(const{file:O,real:C}of(0,n().executablesNamed)("node",L,j)){const x=await l(O,C,L),F=await(0,n().realPathOutside)(
x.file,j);if(F!==void 0)return{...x,file:F}}throw new(o()).GateError("program_not_found","node was not found on PATH out\
side the checkout.","Install Node.js before this step (for example with actions/setup-node), in a folder outside the che\
ckout.")}e(f,"findNode");async function l(L,j,O){const{execPath:C,version:x,platform:F,arch:D}=process;if(j===await(0,p().
realpath)(C))return{file:j,version:x,platform:F,arch:D};try{const{stdout:G}=await(0,d().promisify)(g().execFile)(L,["-p",
u],{cwd:(0,m().dirname)(L),env:{PATH:O.join(m().delimiter),HOME:(0,r().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.
env.SYSTEMROOT}},timeout:w,windowsHide:!0});return a.parse(JSON.parse(G))}catch(G){throw new(o()).GateError("program_not\
_found",`${L} is the first node on PATH, but it does not work.`,"Run it manually to see the error, or set up Node.js bef\
ore this step (actions/setup-node).",{cause:G})}}e(l,"describeNode");async function h(L,j,O,C){const x=(0,m().join)("nod\
e_modules","npm","bin",`${L}-cli.js`);for(const F of[(0,m().dirname)(j),...O]){for(const G of[(0,m().join)(F,x),(0,m().join)(
F,"..","lib",x)]){const W=await E(G,L,C);if(W)return W}const D=await E((0,m().join)(F,L),L,C);if(D)return D}}e(h,"findNp\
m");async function E(L,j,O){const C=await(0,n().realPathOutside)(L,O);if(!C?.endsWith(`${j}-cli.js`))return;const x=(0,m().
join)((0,m().dirname)(C),"..","package.json"),F=await(0,p().readFile)(x,"utf8").catch(()=>"null"),{success:D,data:G}=s().
object({name:s().literal("npm"),version:s().string()}).safeParse(M(F));return D?{file:C,version:G.version}:void 0}e(E,"n\
pmProgram");const b="/bin/sh";async function k(L,j){if(process.platform!=="win32")return b;for await(const{real:O}of(0,n().
executablesNamed)("git",L,j)){const C=await(0,n().realPathOutside)((0,m().join)((0,m().dirname)(O),"..","bin","sh.exe"),
j);if(C!==void 0)return C}}e(k,"findShell");const A=/^[A-Za-z0-9][\w.+-]*$/;async function T(L,j,O){const C=new Map;for(const x of L.
filter(F=>A.test(F))){const F=await(0,n().executablesNamed)(x,j,O).next();F.done||C.set(x,F.value)}return C}e(T,"findMac\
hinePrograms");function M(L){try{return JSON.parse(L)}catch{return}}e(M,"parseJson")},"run/progress"(P,t,R,U){let N;const g=e(
()=>N??=t("run/safe-line"),"import_safe_line");R(P,{NO_PROGRESS:e(()=>I,"NO_PROGRESS"),linesOfProgress:e(()=>p,"linesOfP\
rogress")});const I={planned(){},started(){},finished(){},ended(){}};function p($){let r=0,y=0;return{...I,planned:e(m=>{
r=m},"planned"),finished:e((m,{status:v,duration_ms:d})=>{y+=1;const _=(d/1e3).toFixed(1);$(`[${y}/${r}] ${v} in ${_} s:\
 ${(0,g().safeLine)(m)}`)},"finished")}}e(p,"linesOfProgress")},"run/repository-copy"(P,t,R,U){let N;const g=e(()=>N??=t(
"node:fs/promises"),"import_promises");let I;const p=e(()=>I??=t("node:path"),"import_node_path");let $;const r=e(()=>$??=
t("run/containment/git-config"),"import_git_config");R(P,{copyRepository:e(()=>m,"copyRepository")});const y=new Set(["h\
ooks","lfs","worktrees"]);async function m(s,i){const o=(0,p().join)(s,".git"),c=await(0,g().lstat)(o).catch(()=>{});if(c===
void 0)return[];const n=(0,p().join)(i,".git");if(c.isDirectory())return v(o,n);const a=/^gitdir: (.+)\n?$/.exec(await(0,g().
readFile)(o,"utf8"))?.[1];if(a===void 0)return[];const u=(0,p().resolve)(s,a),w=await(0,g().readFile)((0,p().join)(u,"co\
mmondir"),"utf8").catch(()=>{});return[...w===void 0?[]:await v((0,p().resolve)(u,w.trim()),n),...await v(u,n,new Set(["\
commondir","gitdir"]))]}e(m,"copyRepository");async function v(s,i,o=new Set){const c=[];await(0,g().mkdir)(i,{recursive:!0});
const n=await(0,g().readdir)(s,{withFileTypes:!0}),a=d(n);for(const u of n){const{name:w}=u,[S,f]=[(0,p().join)(s,w),(0,p().
join)(i,w)];a&&y.has(w)||o.has(w)||(u.isDirectory()&&w==="objects"&&a?(await _(S,f),c.push(S)):u.isDirectory()?c.push(...await v(
S,f)):u.isFile()&&/^config(\.worktree)?$/.test(w)?await(0,g().writeFile)(f,(0,r().withoutSecrets)(await(0,g().readFile)(
S,"utf8"))):u.isFile()&&await(0,g().copyFile)(S,f))}return c}e(v,"copyFolder");function d(s){const i=e(o=>s.find(c=>c.name===
o),"named");return i("HEAD")?.isFile()===!0&&i("objects")?.isDirectory()===!0}e(d,"isRepositoryOf");async function _(s,i){
await(0,g().mkdir)((0,p().join)(i,"info"),{recursive:!0}),await(0,g().writeFile)((0,p().join)(i,"info","alternates"),`${JSON.
stringify(s)}
`)}e(_,"borrowObjects")},"run/run"(P,t,R,U){let N;const g=e(()=>N??=t("node:os"),"import_node_os");let I;const p=e(()=>I??=
t("audit/audited"),"import_audited");let $;const r=e(()=>$??=t("command/resolve/npmrc-copies"),"import_npmrc_copies");let y;
const m=e(()=>y??=t("model/isolation"),"import_isolation");let v;const d=e(()=>v??=t("run/budget"),"import_budget");let _;
const s=e(()=>_??=t("run/containment/choose-backend"),"import_choose_backend");let i;const o=e(()=>i??=t("run/containmen\
t/machine"),"import_machine");let c;const n=e(()=>c??=t("run/containment-causes"),"import_containment_causes");let a;const u=e(
()=>a??=t("run/home-folders"),"import_home_folders");let w;const S=e(()=>w??=t("run/left-out"),"import_left_out");let f;
const l=e(()=>f??=t("run/named-root"),"import_named_root");let h;const E=e(()=>h??=t("run/not-run"),"import_not_run");let b;
const k=e(()=>b??=t("run/outcomes"),"import_outcomes");let A;const T=e(()=>A??=t("run/programs"),"import_programs");let M;
const L=e(()=>M??=t("run/schedule"),"import_schedule");let j;const O=e(()=>j??=t("run/shared-folder"),"import_shared_fol\
der");R(P,{requestOf:e(()=>V,"requestOf"),runAudited:e(()=>D,"runAudited")});const C=4*1024*1024,x=4,F=2*1024;async function D(Y,H){
const J=new Date,q=Y.genes.filter(se=>!H.waiting.has(se)).map(se=>({...(0,k().plansOf)(se),gene:se})).filter(({plans:se})=>se.
length>0),{checkout:Z,path:oe,policy:ne,progress:z,signal:X}=H,Q=(0,k().refusedOutcomes)(Y.genes,Z!==void 0,J);if(Z===void 0||
q.length===0)return{outcomes:Q,interrupted:0,isolation:m().NOTHING_RUN,nodeOf:e(()=>process,"nodeOf")};const{directory:ee,
leftOut:re}=Z,ae=new Set(q.flatMap(({plans:se})=>se.map(Se=>Se.program))),te=await(0,T().findPrograms)({path:oe,checkout:ee,
names:[...ae]}),{shown:ce}=H,le=B(ne.concurrency),ie=(0,O().shareFolder)(Z,H.attended,ce!==void 0),{backend:_e,isolation:ue,
close:ye}=await(0,s().chooseBackend)({programs:te,checkout:ee,leftOut:re,...ce&&{shown:ce},shareFolder:ie.folder,outputBytes:W(
ne.limits.output_bytes,Y.genes),limits:(0,o().limitsOn)((0,o().thisMachine)(),ne.limits,le),lanes:le,requested:V(ne.containment,
H.fork),network:ne.network==="allow",replaced:await G(Y,H.tree),folders:H.privateFolders,home:await(0,u().homeFolders)(ne.
home_caches,H.home),signal:X}),de=_e.level==="namespaces",me=de?le:1,ve=await(0,d().withinBudget)(ne.limits.budget_seconds*
1e3,X,se=>(0,L().runPlans)(q,{backend:_e,progress:z,views:ne.views,concurrency:me,signal:se,guard:ie.guard()})).finally(
()=>Promise.all([ye(),ie.close()])),be=(0,S().mentionedOf)(ie.hides()?re:[]),he=(0,n().causesOf)({isolation:ue,policy:ne,
programs:te,checkout:ee,home:H.home}),ge=(0,l().namedRootOf)(de?ee:ie.guard().directory),fe=q.map(se=>[se.gene,(0,k().outcomesOf)(
se.gene,ve.get(se)??[],J).map(be).map(he).map(ge)]);return{outcomes:new Map([...Q,...fe]),interrupted:(0,E().countInterrupted)(
fe.flatMap(([,se])=>se)),isolation:{...ue,description:`${ue.description} ${K(de,ne.views,me)}`},nodeOf:e(()=>te.node,"no\
deOf"),findings:ie.findings()}}e(D,"runAudited");async function G(Y,H){const J=new Set((0,p().isOfChange)(Y)?Y.files.map(
({path:Z})=>Z):[]),q=await(0,r().npmrcCopies)(H,J);return new Map(q.flatMap(({path:Z,text:oe,dropped:ne,isLink:z})=>ne.length>
0&&!z?[[Z,oe]]:[]))}e(G,"npmrcsFor");function W(Y,H){const J=H.flatMap(oe=>(0,k().plansOf)(oe).plans),q=new Set(J.map(({
digest:oe})=>oe)),Z=Math.floor(C/(q.size*x));return Math.min(Y,Math.max(Z,F))}e(W,"outputBytesOf");function B(Y){return Y===
"cores"?(0,g().availableParallelism)():Y}e(B,"slotsOf");function K(Y,H,J){if(!Y)return"One command at a time, because al\
l commands share the checkout.";const q=H==="gene"?" The commands of one gene share a view.":"";return`${J===1?"One comm\
and at a time.":`Up to ${J} commands at once.`}${q}`}e(K,"turns");function V(Y,H){return Y==="require-for-forks"?H?"requ\
ire":"auto":Y}e(V,"requestOf")},"run/safe-line"(P,t,R,U){R(P,{safeLine:e(()=>g,"safeLine")});const N=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
function g(I,p=200){const $=I.replace(N,y=>`\\u{${y.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll(
"##[","## ["),r=Array.from($);return r.length<=p?$:`${r.slice(0,p-1).join("")}\u2026`}e(g,"safeLine")},"run/schedule"(P,t,R,U){
let N;const g=e(()=>N??=t("error"),"import_error");let I;const p=e(()=>I??=t("run/not-run"),"import_not_run");let $;const r=e(
()=>$??=t("run/pool"),"import_pool");R(P,{runPlans:e(()=>y,"runPlans")});async function y(l,h){const{backend:E,progress:b,
concurrency:k,views:A}=h,T=new Map(l.flatMap(({plans:G})=>G.map(W=>[W.digest,W]))),M=new Map;for(const G of T.values()){
const W=a(()=>E.check(G));W&&M.set(G.digest,W)}const L=new AbortController,j=AbortSignal.any([h.signal,L.signal]),O=new(r()).
Pool(k),C=o({...h,signal:j},M),x=A==="gene"?v(O,C,E,j):m(O,C,E,j),F=e(({plans:G})=>x(G).catch(W=>{throw L.abort(),W}),"w\
alk"),D=new Map(l.map(({plans:G})=>[d(G),G]));b.planned(A==="gene"?[...D.values()].flat().length:T.size);try{const G=k===
1?await _(l,F):await s(l,F),W=S(G);return new Map(l.map((B,K)=>[B,W[K]??[]]))}finally{b.ended()}}e(y,"runPlans");function m(l,h,E,b){
const k=w((A,T)=>l.run(T,()=>h(A,(M,L)=>E.run(M,L))));return A=>i(A,k,b)}e(m,"inOwnViews");function v(l,h,E,b){const k=new Map,
A=e(async T=>{const M=await E.forGene?.(T.length,b),L=e((j,O)=>(M??E).run(j,O),"run");return i(T,j=>h(j,L),b).finally(()=>M?.
close())},"walk");return async T=>{const M=d(T),L=k.get(M)??l.run(()=>T.length,()=>A(T));return k.set(M,L),(await L).map(
(j,O)=>({...j,plan:T[O]??j.plan}))}}e(v,"inOneView");function d(l){return l.map(({digest:h})=>h).join()}e(d,"listOf");async function _(l,h){
const E=[];for(const b of l)E.push(await h(b));return E}e(_,"inTurn");async function s(l,h){const E=l.map(h);return await Promise.
allSettled(E),Promise.all(E)}e(s,"sideBySide");async function i(l,h,E){const b=[];for(const[k,A]of l.entries()){const T=b.
find(({outcome:M})=>M.checkout_modified);E.aborted?b.push(f(A,(0,p().stopReason)(E))):T?b.push(f(A,u(T.plan))):b.some(({
outcome:M})=>M.status!=="passed")?b.push(f(A,"an earlier command of the gene did not pass")):b.push({...await h(A,l.length-
k),plan:A})}return b}e(i,"runGene");function o(l,h){const{backend:E,progress:b,signal:k,guard:A}=l;let T;return async(M,L)=>{
if(T!==void 0)return f(M,T);if(k.aborted)return f(M,(0,p().stopReason)(k));const j=E.level==="process_group",O=A?.state(),
C=O?await c(A,O,j):[];if(C.length>0)return T=p().CHECKOUT_CHANGED,{plan:M,outcome:(0,p().changedOutcome)(new Date,C),changedFiles:[]};
b.started(M.command);const x=h.get(M.digest),F=x?(0,p().programMissingOutcome)(x,new Date):await L(M,k),D=k.aborted||!O?
[]:await n(A,O,j);if(D.length===0||j)return b.finished(M.command,F),D.length>0&&(T=u(M)),{plan:M,outcome:F,changedFiles:D};
T=p().CHECKOUT_CHANGED;const G=(0,p().changedOutcome)(new Date(F.started_at),D,F);return b.finished(M.command,G),{plan:M,
outcome:G,changedFiles:[]}}}e(o,"stepper");async function c(l,h,E){return l===void 0?[]:[...await l.changed(h),...E?[]:l.
added(h)]}e(c,"differences");async function n(l,h,E){return l===void 0?[]:E?l.changed():l.touchedSince(h)}e(n,"touched");
function a(l){try{l();return}catch(h){if(h instanceof g().GateError&&h.code==="program_not_found")return h;throw h}}e(a,
"missingProgram");function u({command:l}){return`the command "${l}" changed files of the checkout`}e(u,"changedBy");function w(l){
const h=new Map,E=new Map;return(b,k)=>{const{digest:A}=b;E.set(A,Math.max(k,E.get(A)??0));const T=h.get(A)??l(b,()=>E.get(
A)??0);return h.set(A,T),T}}e(w,"once");function S(l){const h=new Set;return l.map(E=>E.map(b=>{const{outcome:k}=b;return k.
status==="skipped"?b:h.has(k)?{...b,outcome:{...k,reused:!0}}:(h.add(k),b)}))}e(S,"markReused");function f(l,h){return{plan:l,
outcome:(0,p().skippedOutcome)(h,new Date),changedFiles:[]}}e(f,"skipped")},"run/scripts/driver"(P,t,R,U){R(P,{DRIVER:e(
()=>N,"DRIVER")});const N=String.raw`
enter() {
  cd "$1" || exit
  unset OLDPWD
  printf '%s' "$2"
  shift 2
  gene_gate_count=$1
  shift
  while [ "$gene_gate_count" -gt 0 ]; do
    export "$1"
    shift
    gene_gate_count=$((gene_gate_count - 1))
  done
  unset gene_gate_count
  exec "$@"
}
at=0 status=0 failed=
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
while [ "$at" -lt "$#" ]; do
  eval "size=\${$((at + 1))} package=\${$((at + 2))}"
  last=$((at + 1 + size)) at=$((at + 2)) words=
  while [ "$at" -lt "$last" ]; do
    at=$((at + 1))
    words="$words \"\${$at}\""
  done
  if [ ":$package" = "$failed" ]; then continue; fi
  if [ "$at" -eq "$#" ] && [ "$status" -eq 0 ]; then eval "enter $words"; fi
  code=0
  (eval "enter $words") || code=$?
  if [ "$code" -ne 0 ]; then failed=":$package" status=$code; fi
done
exit "$status"
`},"run/scripts/launch-scripts"(P,t,R,U){let N;const g=e(()=>N??=t("node:path"),"import_node_path");let I;const p=e(()=>I??=
t("run/scripts/driver"),"import_driver");let $;const r=e(()=>$??=t("run/scripts/npm-environment"),"import_npm_environmen\
t");R(P,{launchScripts:e(()=>y,"launchScripts")});function y(c,n){const{checkout:a,platform:u,programs:w}=n,{shell:S}=w,
f=(0,r().commandVariables)(c,n),l={...n,base:{...n.base,...f}};if(S!==void 0){const A=m(c,l);return"missing"in A?A:{file:S,
args:A,env:f}}const[h,...E]=c.steps;if(h===void 0||E.length>0)return{missing:"sh"};const b=_(h,l);if("missing"in b)return b;
if(b.argv[0]!==w.node.file)return{missing:"sh"};const{join:k}=u==="win32"?g().win32:g().posix;return{file:w.node.file,args:b.
argv.slice(1),cwd:k(a,h.directory),env:{...f,...(0,r().scriptVariables)(h,l),...b.env}}}e(y,"launchScripts");function m(c,n){
const{npm_config_loglevel:a,npm_config_json:u}=n.base,w=a!=="silent"&&u!=="true",S=[];for(const f of c.steps){const l=(0,r().
scriptVariables)(f,n),h=_(f,{...n,base:{...n.base,...l}});if("missing"in h)return h;const E=w&&f.body!==void 0?o(f):"",b=c.
inWorkspaces?f.directory:"",k={...d(l,n),...h.env};S.push(...v(b,f.directory,E,{...h,env:k},n))}return["-c",p().DRIVER,"\
npm",...S]}e(m,"argumentsOf");function v(c,n,a,{argv:u,env:w},{checkout:S,platform:f}){const{join:l}=f==="win32"?g().win32:
g().posix,h=Object.entries(w).map(([k,A])=>`${k}=${A}`),b=[...[c,l(S,n),a,String(h.length)],...h,...u];return[String(b.length),
...b]}e(v,"driven");function d(c,{platform:n}){if(n!=="win32")return c;const a=(c.PATH??"").split(";").map(u=>u.replace(
/^([A-Za-z]):/,(w,S)=>`/${S.toLowerCase()}`).replaceAll("\\","/"));return{...c,PATH:a.join(":")}}e(d,"forShell");function _(c,n){
const{programs:a,checkout:u,platform:w}=n,{node:S,shell:f}=a,{join:l}=w==="win32"?g().win32:g().posix,{body:h,event:E,text:b,
command:k}=c;if(f!==void 0&&k?.nested)return s(k.nested,c,n,f);if(k===void 0||k.argv.length===0)return f===void 0?{missing:"\
sh"}:{argv:h===void 0?[f,"-c",i,"npm",E]:[f,"-c",b],env:{}};const{env:A,file:T}=k,[M="",...L]=k.argv,j=e((...O)=>({argv:[
S.file,...O,...L],env:A}),"byNode");if(T!==void 0)return j(l(u,T));if(M==="node")return j();if(M==="npm"||M==="npx"){const O=a[M];
return O===void 0?{missing:M}:j(O.file)}return{argv:k.argv,env:A}}e(_,"programOf");function s(c,{directory:n},a,u){const w=[];
for(const h of c){const E=(0,r().commandVariables)(h,a),b=m(h,{...a,base:{...a.base,...E}});if("missing"in b)return b;w.
push({argv:[u,...b],env:E})}const[S,...f]=w;if(S!==void 0&&f.length===0)return S;const l=w.flatMap(h=>v("",n,"",h,a));return{
argv:[u,"-c",p().DRIVER,"npm",...l],env:{}}}e(s,"nestedProgram");const i=`printf 'npm error Missing script: "%s"\\n' "$1"\
 >&2; exit 1`;function o({packageId:c,event:n,body:a="",words:u}){const w=c===""?n:`${c} ${n}`,S=[a.trim().replaceAll(`
`,`
> `),...u].join(" ");return`
> ${w}
> ${S}

`}e(o,"headingOf")},"run/scripts/npm-environment"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");let I;
const p=e(()=>I??=t("node:path"),"import_node_path");R(P,{commandVariables:e(()=>$,"commandVariables"),scriptVariables:e(
()=>y,"scriptVariables")});function $(d,{programs:_,checkout:s,base:i,platform:o}){const{node:c,npm:n}=_,a=o==="win32"?p().
win32:p().posix,{subcommand:u,directory:w,project:S,prefixed:f,config:l}=d,h=i.npm_config_node_options??d.nodeOptions,E=l.
npm_config_color??i.npm_config_color,b=a.join(s,S),k=a.dirname(c.file),A=o==="win32"?k:a.dirname(k),T=f?b:i.npm_config_prefix??
A;return{...l,COLOR:E==="always"?"1":"0",EDITOR:o==="win32"?`${i.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:a.join(s,w),NODE:c.
file,...h!==void 0&&{NODE_OPTIONS:h},...h!==void 0&&{npm_config_node_options:h},npm_command:u,npm_config_global_prefix:T,
npm_config_init_module:a.join(i.HOME??"",".npm-init.js"),npm_config_local_prefix:b,npm_config_noproxy:"",npm_config_prefix:T,
npm_node_execpath:c.file,...n&&r(d,n,c,a),...i.npm_config_user_agent&&{npm_config_user_agent:i.npm_config_user_agent}}}e(
$,"commandVariables");function r({subcommand:d,inWorkspaces:_},s,i,o){const c=m(s.file,o),n=`npm/${s.version} node/${i.version}\
 ${i.platform} ${i.arch}`,a=(0,g().existsSync)(o.join(c,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:d===
"run"?a:d,npm_config_node_gyp:o.join(c,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:s.version,npm_config_user_agent:`${n}\
 workspaces/${_}`,npm_execpath:s.file}}e(r,"npmVariables");function y({directory:d,event:_,body:s="",packageEnv:i},{programs:{
npm:o},checkout:c,base:n,platform:a}){const u=a==="win32"?p().win32:p().posix,w=u.join(c,d),f=[...v(w,u).map(l=>u.join(l,
"node_modules",".bin")),...o?[u.join(m(o.file,u),"node_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],n.PATH];return{
...i,PATH:f.join(u.delimiter),npm_lifecycle_event:_,npm_lifecycle_script:s,npm_package_json:u.join(w,"package.json")}}e(
y,"scriptVariables");function m(d,_){return _.dirname(_.dirname(d))}e(m,"packageOf");function v(d,_){const s=_.dirname(d);
return s===d?[d]:[d,...v(s,_)]}e(v,"foldersUp")},"run/search-path"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import\
_node_fs");let I;const p=e(()=>I??=t("node:fs/promises"),"import_promises");let $;const r=e(()=>$??=t("node:path"),"impo\
rt_node_path");R(P,{executablesNamed:e(()=>v,"executablesNamed"),realPathOutside:e(()=>m,"realPathOutside"),trustedEntries:e(
()=>y,"trustedEntries")});async function y(s,i){const o=new Set(s.split(r().delimiter).filter(n=>(0,r().isAbsolute)(n)));
return(await Promise.all([...o].map(async n=>await m(n,i)===void 0?[]:[n]))).flat()}e(y,"trustedEntries");async function m(s,i){
const[o,c]=await Promise.all([(0,p().realpath)(s).catch(()=>{}),(0,p().realpath)(i)]);if(o===void 0)return;const n=[o,(0,r().
resolve)(s)],a=[c,(0,r().resolve)(i)];return n.some(u=>a.some(w=>_(w,u)))?void 0:o}e(m,"realPathOutside");async function*v(s,i,o){
for(const c of i){const n=(0,r().join)(c,process.platform==="win32"?`${s}.exe`:s),a=await m(n,o);a!==void 0&&await d(a)&&
(yield{file:n,real:a})}}e(v,"executablesNamed");async function d(s){try{return await(0,p().access)(s,g().constants.X_OK),
(await(0,p().stat)(s)).isFile()}catch{return!1}}e(d,"isExecutable");function _(s,i){const o=(0,r().relative)(s,i);return o!==
".."&&!o.startsWith(`..${r().sep}`)&&!(0,r().isAbsolute)(o)}e(_,"contains")},"run/shared-folder"(P,t,R,U){let N;const g=e(
()=>N??=t("error"),"import_error");let I;const p=e(()=>I??=t("rules/finding"),"import_finding");let $;const r=e(()=>$??=
t("run/private-copy"),"import_private_copy");R(P,{shareFolder:e(()=>y,"shareFolder")});function y(v,d,_=!1,s=r().copyCheckout){
let i,o=!1;return{folder:e(async()=>{if(_)return v.directory;if(i=await s(v),o=i===void 0,o&&!d)throw m(v);return i?.guard.
directory??v.directory},"folder"),guard:e(()=>i?.guard??v,"guard"),hides:e(()=>!o,"hides"),findings:e(()=>o?[(0,p().finding)(
"checkout-shared",{untracked:v.leftOut.length})]:[],"findings"),close:e(async()=>i?.close(),"close")}}e(y,"shareFolder");
function m({directory:v}){return new(g()).GateError("containment_unavailable",`The checkout ${v} is too large to copy, a\
nd without namespaces commands would see files that are not in the commit.`,"Use a Linux runner with passwordless sudo o\
r unprivileged user namespaces, or install fewer dependencies before the gate.")}e(m,"tooLarge")},"run/shell-status"(P,t,R,U){
let N;const g=e(()=>N??=t("node:os"),"import_node_os");R(P,{fromShell:e(()=>p,"fromShell"),signalName:e(()=>$,"signalNam\
e")});const I=128;function p(r,y){const m=$((r??0)-I);return m===void 0?{exitCode:r,signal:y}:{exitCode:null,signal:m}}e(
p,"fromShell");function $(r){return Object.entries(g().constants.signals).find(([,y])=>y===r)?.[0]}e($,"signalName")},"r\
un/side-effects"(P,t,R,U){let N;const g=e(()=>N??=t("node:path"),"import_node_path");let I;const p=e(()=>I??=t("run/path\
-list"),"import_path_list");R(P,{SideEffectsReader:e(()=>m,"SideEffectsReader")});const $=1e5,r="more than can be listed",
y=new Set;class m{static{e(this,"SideEffectsReader")}#t;#e;#n=new Map;#o=new(p()).PathList;#s=new(p()).PathList;#r=new(p()).
PathList;#a=new(p()).PathList;#i=new Map;#c=!0;constructor(_,s){this.#t=_,this.#e=s}entry(_){const{type:s,path:i,isLong:o}=_;
if(this.#n.size===0&&this.#l("",!0),s==="c")return;const c=this.#n.get(v(i)),n=c?.below.has(i)===!0,a=n?this.#t.kindOf(i):
void 0;c&&!n&&(c.foreign-=1),o&&(this.#c=!1),s!=="d"?this.#p(_,n):(n&&a!=="directory"&&this.#p(_,n),o||this.#l(i,a==="di\
rectory"))}left(_){const s=this.#n.get(v(_));s&&!s.below.delete(_)&&(s.foreign+=1)}result(_){_&&this.#u();const s=[this.#o,
this.#s,this.#r],[i,o,c]=s.map(S=>S.first()),n=_&&this.#c,a=n&&s.every(S=>S.isWhole),u={created:i??[],changed:o??[],deleted:c??
[],...!a&&{totals:this.#d(),complete:!1}},w=[...this.#a.first(),...n?[]:[r]];return{side_effects:u,modified:w,remembered:this.#i}}#d(){
return{created:this.#o.total,changed:this.#s.total,deleted:this.#r.total}}#l(_,s){const i=s?new Set(this.#t.list(_)):y;this.#n.
set(_,{below:i,foreign:0})}#p({path:_,stamp:s},i){if(this.#e===void 0){(i?this.#s:this.#o).add(_);return}const{former:o,
isTaken:c}=this.#e,n=o.get(_);n===void 0?(i?this.#s:this.#o).add(_):n!==s&&this.#s.add(_),(i||c(_))&&this.#a.add(_),this.#i.
size<$?this.#i.set(_,s):this.#c=!1}#u(){for(const[_,{below:s,foreign:i}]of this.#n){for(const o of s)this.#m(o);i>0&&this.#o.
add(`${_}/`)}for(const _ of this.#e?.former.keys()??[])this.#i.has(_)||this.#r.add(_)}#m(_){this.#r.add(_),this.#a.add(_)}}
function v(d){const _=g().posix.dirname(d);return _==="."?"":_}e(v,"parentOf")},"run/start-program"(P,t,R,U){let N;const g=e(
()=>N??=t("node:child_process"),"import_node_child_process");let I;const p=e(()=>I??=t("node:crypto"),"import_node_crypt\
o");let $;const r=e(()=>$??=t("run/inherited-descriptors"),"import_inherited_descriptors");let y;const m=e(()=>y??=t("ru\
n/process-tree"),"import_process_tree");let v;const d=e(()=>v??=t("run/shell-status"),"import_shell_status");R(P,{startProgram:e(
()=>_,"startProgram")});function _(o){const c=(0,p().randomUUID)(),{launcher:n=!1}=o;let a;try{a=(0,g().spawn)(o.file,o.
args,{cwd:o.cwd,env:{...o.env,...!n&&{[m().MARKER]:c}},detached:process.platform!=="win32",shell:!1,stdio:[n?"pipe":"ign\
ore","pipe","pipe",...(0,r().inheritedDescriptors)()],windowsHide:!0})}catch(w){return i(w)}a.stdin?.on("error",()=>{});
const{pid:u}=a;return{outputs:[a.stdout,a.stderr],ended:s(a,n),closed:new Promise(w=>a.once("close",w)),terminate:e(()=>{
a.stdin?a.stdin.write(`TERM
`):u!==void 0&&(0,m().signalTree)(u,"SIGTERM")},"terminate"),kill:e(()=>{a.stdin?.destroy(),u!==void 0&&(0,m().signalTree)(
u,"SIGKILL")},"kill"),sweep:e(async()=>{u!==void 0&&(n?(0,m().signalTree)(u,"SIGKILL"):await(0,m().sweepTree)(u,c))},"sw\
eep"),release:e(()=>{for(const w of[a.stdin,a.stdout,a.stderr])w?.destroy()},"release")}}e(_,"startProgram");function s(o,c){
return new Promise(n=>{o.once("error",a=>n({exitCode:null,signal:null,error:a})),o.once("exit",(a,u)=>n(c?(0,d().fromShell)(
a,u):{exitCode:a,signal:u}))})}e(s,"endOf");function i(o){const c=e(()=>{},"nothing");return{outputs:[null,null],ended:Promise.
resolve({exitCode:null,signal:null,error:o}),closed:Promise.resolve(),terminate:c,kill:c,sweep:e(()=>Promise.resolve(),"\
sweep"),release:c}}e(i,"notStarted")},"run/supervise"(P,t,R,U){let N;const g=e(()=>N??=t("node:timers/promises"),"import\
_promises");let I;const p=e(()=>I??=t("run/capture"),"import_capture");let $;const r=e(()=>$??=t("run/not-run"),"import_\
not_run");let y;const m=e(()=>y??=t("run/start-program"),"import_start_program");R(P,{supervise:e(()=>s,"supervise"),superviseStarted:e(
()=>i,"superviseStarted")});const v=500,d=1e3,_=5e3;async function s(S){return i(S.file,()=>(0,m().startProgram)(S),S)}e(
s,"supervise");async function i(S,f,l){if(l.signal?.aborted)return(0,r().skippedOutcome)((0,r().stopReason)(l.signal),new Date);
const h=[new(p()).Capture(l.outputBytes),new(p()).Capture(l.outputBytes)],E=new Date().toISOString(),b=performance.now(),
k=await o(f(),h,l);return{...w(k,S,l),exit_code:k.exitCode,signal:k.signal,started_at:E,duration_ms:Math.round(k.at-b),stdout:h[0].
result(),stderr:h[1].result()}}e(i,"superviseStarted");async function o(S,f,l){c(S.outputs[0],f[0]),c(S.outputs[1],f[1]);
const h=await a(S,l);return await S.sweep(),h.error===void 0&&await u(S.closed),S.release(),h}e(o,"run");function c(S,f){
S?.on("data",l=>{f.write(l),n(l)}),S?.on("error",()=>{})}e(c,"keep");function n({buffer:S,byteLength:f}){if(S.byteLength!==
f)return;S.transfer?.(0)}e(n,"release");function a(S,{timeoutMs:f,graceMs:l=2e3,signal:h}){return new Promise(E=>{let b,
k;const A=e((j,O)=>{b??=j,S.terminate(),clearTimeout(M),clearTimeout(k),k=setTimeout(()=>{S.kill(),k=setTimeout(()=>L({exitCode:null,
signal:null}),_)},O)},"stop"),T=e(()=>A("interrupt",v),"interrupt"),M=setTimeout(()=>A("timeout",l),f);h?.addEventListener(
"abort",T);const L=e(j=>{clearTimeout(M),clearTimeout(k),h?.removeEventListener("abort",T),E({...j,stopped:b,at:performance.
now()})},"end");S.ended.then(L)})}e(a,"untilEnded");async function u(S){const f=new AbortController,l=(0,g().setTimeout)(
d,void 0,{signal:f.signal}).catch(()=>{});await Promise.race([S,l]),f.abort()}e(u,"withinDrainTime");function w({exitCode:S,
signal:f,error:l,lost:h,stopped:E},b,{timeoutMs:k,signal:A}){if(l){const T=l.code??l.message;return{status:"crashed",reason:`\
Command could not be started: ${b} (${T})`}}if(E==="timeout")return{status:"timed_out",reason:`Command timed out after ${k}\
ms`};if(E==="interrupt"&&A){const T=(0,r().stopReason)(A);return{status:T===r().BUDGET_SPENT?"timed_out":"skipped",reason:T}}
return h!==void 0?{status:"error",reason:`Containment was lost: ${h}`}:f!==null?{status:"crashed",reason:`Command was en\
ded by ${f}`}:S===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${S}`}}e(w,"statusOf")},"ru\
n/written"(P,t,R,U){let N;const g=e(()=>N??=t("node:fs"),"import_node_fs");R(P,{Records:e(()=>v,"Records"),readReport:e(
()=>m,"readReport")});const I="ready",p="end",$=0,r=1e3,y=3;async function m(i,o){const c=new v(o);for await(const n of(0,g().
createReadStream)(i))c.write(n);return c.end()}e(m,"readReport");class v{static{e(this,"Records")}#t;#e=[];#n=Buffer.alloc(
0);#o;#s=!1;#r;constructor(o){this.#t=o}write(o){const c=this.#n.length===0?o:Buffer.concat([this.#n,o]);let n=0;for(let a=c.
indexOf($);a>=0;a=c.indexOf($,n))this.#a(this.#o),this.#o=c.toString("utf8",n,a),n=a+1;this.#n=c.subarray(n)}end(){const o=this.#o===
p&&this.#n.length===0;return this.#o===I&&(this.#s=!0),{started:this.#s,complete:o,free:this.#r}}#a(o){o!==void 0&&(this.#s?
o.startsWith("=./")?this.#t.left(o.slice(3)):o.startsWith("!free ")?this.#r=s(o):this.#i(o):this.#s=o===I)}#i(o){const c=o.
indexOf(" ")+1,n=o.indexOf(" ",c)+1,a=Number(o.slice(c,n-1)),u=o.slice(n),w=this.#e[a-2],S=d(w,u),f=w?.isLong===!0||_(S),
l=o.slice(0,1);l==="d"&&(this.#e.length=a-1,this.#e.push(f&&w?{...w,isLong:f}:{path:S,isLong:f})),this.#t.entry({type:l,
stamp:o.slice(0,c-1),path:S,isLong:f})}}function d(i,o){return i===void 0?o:i.isLong?`${i.path}/\u2026/${o}`:`${i.path}/${o}`}
e(d,"pathIn");function _(i){return i.length*y>r&&Buffer.byteLength(i)>r}e(_,"isTooLong");function s(i){const[o,c,n]=i.split(
" ").slice(1).map(Number);if(!(!o&&o!==0))return{bytes:o*Number(c),files:Number(n)}}e(s,"freeIn")}};
