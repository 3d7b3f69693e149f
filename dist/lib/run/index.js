"use strict";module.exports={"run/audited-files"(S,c,O,j){let y;const l=()=>y??=c("node:path");let _;const s=()=>_??=c("run/configura\
tion-files");O(S,{replacesAudited:()=>a,takenFor:()=>t});const g=["",".js",".json",".node"],r=new Set(["package.json",".\
npmrc"]),m=/(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/,d=/(?:^|\/)\.git(?:\/|$)/,f=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
p=/\.(?:gch|pch|local)$/,i=/\.d\.[cm]?ts$/i,e=/^(?:index|__init__|__main__|init|mod|main)\./,n=/^(.*?)__pycache__\/([^/.]+)\.[^/]+\.pyc$/;
function t(u){const E=b(u),T=P=>P===""||u.kindOf(P)==="directory";return P=>{if(m.test(P)||d.test(P)||a(P,x=>u.kindOf(x)!==
void 0))return!0;const N=(0,s().configuredFolder)(P);if(N!==void 0&&T(N))return!0;const[L,R]=[k(P),l().posix.basename(P)];
if(T(L))return o(R)||w(R,E(L));const I=n.exec(P);return I?E(I[1]?.replace(/\/$/,"")??"").has(I[2]??""):(o(R)||r.has(R))&&
E(k(L)).has(l().posix.basename(L))}}function a(u,E){return r.has(l().posix.basename(u))?E(l().posix.dirname(u)):g.some((T,P)=>{
if(!u.endsWith(T))return!1;const N=u.slice(0,u.length-T.length);return[...g.slice(P+1),...T===""?[]:[""]].some(R=>E(N+R))})}
function o(u){return e.test(u)&&v(u)}function v(u){return f.test(u)&&!i.test(u)}function w(u,E){return p.test(u)?E.has(u.
replace(p,"")):(h(u)===u||v(u))&&E.has(h(u))}function b(u){const E=new Map;return T=>{const P=()=>u.list(T).map(L=>l().posix.
basename(L)),N=E.get(T)??new Set(P().flatMap(L=>[L,h(L)]));return E.set(T,N),N}}function h(u){return l().posix.parse(u).
name}function k(u){const E=l().posix.dirname(u);return E==="."?"":E}},"run/budget"(S,c,O,j){let y;const l=()=>y??=c("run\
/not-run");O(S,{withinBudget:()=>_});async function _(s,g,r){const m=new AbortController,d=setTimeout(()=>m.abort(l().BUDGET_SPENT),
s);try{return await r(AbortSignal.any([g,m.signal]))}finally{clearTimeout(d)}}},"run/capture"(S,c,O,j){let y;const l=()=>y??=
c("node:string_decoder");O(S,{Capture:()=>_});class _{#e;#t;#n=0;constructor(r){this.#e=Buffer.allocUnsafeSlow(r),this.#t=
Buffer.allocUnsafeSlow(r)}write(r){const m=Math.max(0,this.#e.length-this.#n);m>0&&r.copy(this.#e,this.#n);const d=r.subarray(
m);d.length>0&&this.#o(d),this.#n+=r.length}#o(r){const m=this.#t.length,d=Math.max(0,this.#n-this.#e.length),f=r.subarray(
Math.max(0,r.length-m)),p=(d+r.length-f.length)%m,i=f.copy(this.#t,p);f.copy(this.#t,0,i)}result(){const r=this.#e.length,
m=this.#n,d=new(l()).StringDecoder("utf8"),f=this.#e.subarray(0,Math.min(m,r));if(m<=r)return{head:d.end(f),tail:"",bytes:m,
truncated:!1};const p=d.write(f);if(m<=2*r){const t=d.end(this.#t.subarray(0,m-r));return{head:p,tail:t,bytes:m,truncated:!1}}
const i=m%r,e=Buffer.concat([this.#t.subarray(i),this.#t.subarray(0,i)]),n=e.subarray(s(e)).toString("utf8");return{head:p,
tail:n,bytes:m,truncated:!0}}}function s(g){const r=d=>d!==void 0&&d>>6===2;return[0,1,2,3].find(d=>!r(g[d]))??0}},"run/\
configuration-files"(S,c,O,j){let y;const l=()=>y??=c("picomatch");O(S,{configuredFolder:()=>r});const _=["*.{config,con\
f,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yam\
l,yml,toml}","{tsconfig,jsconfig}*.json","{package.json5,package.yaml,npm-shrinkwrap.json,package-lock.json,yarn.lock,pn\
pm-lock.yaml,bun.lock,bun.lockb}","{.pnpmfile.cjs,pnpm-workspace.yaml,.pnp.cjs,.pnp.js,.pnp.loader.mjs,bunfig.toml,impor\
t_map.json}","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel,deno,dprint}.{json,jsonc}","{gulpfile,Gruntfil\
e,Jakefile,wallaby,karma.conf,.mocharc}{,.*}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattribute\
s,.gitmodules}","{.env,.env.*}","{conftest,sitecustomize,usercustomize,setup,noxfile,fabfile,tasks}.py","{pytest,tox,myp\
y,setup,pylintrc,.pytest}.{ini,cfg,toml}","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipf\
ile.lock,*.pth}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml,clippy.toml}",
"{pom.xml,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.target\
s,global.json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json\
,CMakeUserPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpuni\
t.xml.dist,composer.json}","{justfile,Justfile,.justfile,Taskfile.yml,Taskfile.yaml,BUILD,BUILD.bazel,WORKSPACE}"],s=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)\//,
g=(0,l().default)(_,{dot:!0});function r(m){const d=s.exec(m);if(d)return d[1]??"";const f=m.lastIndexOf("/");return g(m.
slice(f+1))?m.slice(0,Math.max(f,0)):void 0}},"run/environment"(S,c,O,j){let y;const l=()=>y??=c("node:path");O(S,{commandEnvironment:()=>m});
const _={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},s={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},g=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],r="cmd.exe";function m({node:i,searchPath:e,folder:n,shell:t,
npm:a,assignments:o},v){const w=v.platform==="win32"?f(v.env,n):{},{delimiter:b,dirname:h}=v.platform==="win32"?l().win32:
l().posix,k={PATH:[...new Set([h(i),...e])].join(b),HOME:n.home,TMPDIR:n.temp,...w,...d(n,t??(v.platform==="win32"?r:"/b\
in/sh")),...a??s};return{..._,...p(k,o),...k}}function d(i,e){return{npm_config_script_shell:e,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:i.npmCache,npm_config_userconfig:i.npmUserConfig,npm_config_globalconfig:i.
npmGlobalConfig}}function f(i,e){const n=Object.entries(i).flatMap(([t,a])=>{const o=t.toUpperCase();return g.includes(o)&&
a!==void 0?[[o,a]]:[]});return{...Object.fromEntries(n),USERPROFILE:e.home,APPDATA:e.home,LOCALAPPDATA:e.home,TEMP:e.temp,
TMP:e.temp}}function p(i,e){const n=new Set(Object.keys(i).map(t=>t.toUpperCase()));return Object.fromEntries(Object.entries(
e).filter(([t])=>!n.has(t.toUpperCase())))}},"run/home-folders"(S,c,O,j){let y;const l=()=>y??=c("node:fs/promises");let _;
const s=()=>_??=c("node:path");O(S,{homeFolders:()=>g});async function g(r,m){return m===void 0||!(0,s().isAbsolute)(m)?
[]:(await Promise.all([...new Set(r)].sort().map(async f=>{const p=await(0,l().realpath)((0,s().join)(m,f)).catch(()=>{});
return p===void 0||!(await(0,l().stat)(p)).isDirectory()?[]:[{path:f,source:p}]}))).flat()}},"run/inherited-descriptors"(S,c,O,j){
let y;const l=()=>y??=c("node:fs");O(S,{inheritedDescriptors:()=>g});const _=524288;let s;function g(){return s??=r(m()),
s}function r(p){if(p.length===0)return[];const i=(0,l().openSync)("/dev/null","r"),e=Math.max(...p)-2,n=new Array(e).fill(
"ignore");for(const t of p)n[t-3]=i;return n}function m(){return d().filter(p=>{const i=/^flags:\s*([0-7]+)$/m.exec(f(p))?.[1]??
"";return i!==""&&(Number.parseInt(i,8)&_)===0})}function d(){return process.platform!=="linux"?[]:(0,l().readdirSync)("\
/proc/self/fd").map(Number).filter(p=>p>2)}function f(p){try{return(0,l().readFileSync)(`/proc/self/fdinfo/${p}`,"utf8")}catch{
return""}}},"run/isolation-probe-script"(S,c,O,j){O(S,{PROBE_SCRIPT:()=>y});const y=String.raw`
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
const links = () => fs.readdirSync('/proc/self/fd').map((fd) => {
  try { return fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' }
});
// In its own user namespace, a command could mount its control group, and write what belongs to its user.
const raise = 'for type in "cgroup2 none" "cgroup none -o memory" "cgroup none -o pids"; do ' +
  'mount -t $type "$0" || continue; for file in memory.max pids.max memory.limit_in_bytes; do ' +
  'if (cat "$0/$file" >"$0/$file"); then echo raised; fi; done; umount "$0"; done 2>/dev/null';
const raises = () => {
  const folder = fs.mkdtempSync(os.tmpdir() + '/');
  const words = ['--user', '--map-root-user', '--mount', '--cgroup', 'sh', '-c', raise, folder];
  return spawnSync('unshare', words, { encoding: 'utf8' }).stdout.includes('raised');
};
const keys = () => { try { return fs.readFileSync('/proc/keys', 'utf8') } catch { return undefined } };
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
    openFiles: links().some((name) => /^\/(?!dev\/null$|proc\/)/.test(name)),
    raisedLimit: can(raises),
    // Only the gate makes a keyring with these permissions.
    sharedKeyring: !(keys() === undefined || / 3f000000 .* keyring +_ses/.test(keys())),
    sharedLock: t.locked !== '' && spawnSync('flock', ['-n', '-x', t.locked, 'true']).status === 1,
    userNamespace: spawnSync('unshare', ['--user', 'true']).status === 0,
    dns: await Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify(seen));
  process.exit(0);
})();
`},"run/launch"(S,c,O,j){let y;const l=()=>y??=c("node:path");let _;const s=()=>_??=c("error");let g;const r=()=>g??=c("\
run/scripts/launch-scripts");O(S,{launchOf:()=>d});const m={npm_config_node_options:"--warnings"};function d(e,{programs:n,
checkout:t,base:a}){const{argv:o,binary:v,program:w,scripts:b}=e,h=n.node.file;if(b!==void 0){const{platform:E}=process,
T=(0,r().launchScripts)(b,{programs:n,checkout:t,base:a,platform:E});if(!("missing"in T))return T;throw T.missing==="sh"?
p(e):f(e,T.missing,h)}const k=o.slice(1);if(v!==void 0)return{file:h,args:[(0,l().join)(t,v),...k]};if(w==="node")return{
file:h,args:k};if(w==="npm"||w==="npx"){const E=n[w];if(E)return{file:h,args:[E.file,...k],env:m};throw f(e,w,h)}const u=n.
machine.get(w);if(u)return{file:u.file,args:k};throw i(e,w,"on PATH outside the checkout","Install the program before th\
is step, in a directory outside the checkout. Shell builtins such as cd cannot be run.")}function f(e,n,t){return i(e,n,
`next to ${t} or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with actions/setup\
-node).")}function p(e){return i(e,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, o\
r make the script one command of node or of a local tool.")}function i({command:e},n,t,a){const o=`The command "${e}" ne\
eds ${n}, which was not found ${t}.`;return new(s()).GateError("program_not_found",o,a)}},"run/left-out"(S,c,O,j){let y;
const l=()=>y??=c("node:path");O(S,{mentionedOf:()=>r});const _=5,s=30,g=/[^\w.@+~/\\-]+/;function r(d){const f=new Map(
d.map(p=>[p,p]));for(const p of d){const{dir:i,name:e,ext:n}=l().posix.parse(p),t=l().posix.join(i,e);n!==""&&!f.has(t)&&
f.set(t,p)}return p=>{if(p.status!=="failed"||f.size===0)return p;const{stdout:i,stderr:e}=p,n=[e,i].flatMap(({head:o,tail:v})=>[
o,v]),t=new Set(n.flatMap(o=>o.split(g))),a=new Set([...t].flatMap(o=>m(o)).flatMap(o=>f.get(o)??[]));return a.size===0?
p:{...p,left_out:[...a].sort().slice(0,_)}}}function m(d){const f=d.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").
filter(p=>p!==""&&p!=="."&&p!=="..");return f.length>s?[]:f.flatMap((p,i)=>f.slice(i).map((e,n)=>f.slice(i,i+n+1).join("\
/")))}},"run/lifeline"(S,c,O,j){let y;const l=()=>y??=c("node:child_process");let _;const s=()=>_??=c("run/process-tree");
O(S,{lifeline:()=>r});const g=`
group=
while read -r word; do
  if [ "$word" = done ]; then exit 0; fi
  group=$word
done
if [ -n "$group" ]; then kill -KILL "-$group"; fi
for round in 1 2 3; do
  for each in /proc/[0-9]*; do
    if tr '\\0' '\\n' <"$each/environ" | grep -qxF "$1"; then kill -KILL "\${each#/proc/}"; fi
  done
done
`;function r(m){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const d=(0,l().spawn)("/bin/sh",["-c",g,
"gene-gate",`${s().MARKER}=${m}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return d.
on("error",()=>{}),d.stdin.on("error",()=>{}),d.unref(),"unref"in d.stdin&&typeof d.stdin.unref=="function"&&d.stdin.unref(),
{hold:f=>{d.stdin.write(`${f}
`)},release:()=>{d.stdin.end(`done
`)}}}},"run/log-commands"(S,c,O,j){let y;const l=()=>y??=c("node:crypto");O(S,{withoutLogCommands:()=>_});async function _(s,g){
const r=(0,l().randomUUID)();s(`::stop-commands::${r}`);try{return await g()}finally{s(`::${r}::`)}}},"run/lower-layer"(S,c,O,j){
let y;const l=()=>y??=c("node:fs");let _;const s=()=>_??=c("node:path");let g;const r=()=>g??=c("repo/entry-index");let m;
const d=()=>m??=c("repo/file-kind");O(S,{lowerLayer:()=>f});function f(i,e){const n=new Set(e),t=a=>n.has(a)||(0,r().foldersAbove)(
a).some(o=>n.has(o));return{kindOf:a=>{if(t(a))return;const o=p(()=>(0,l().lstatSync)((0,s().join)(i,a)));return o&&((0,d().
kindOf)(o)??"special")},list:a=>{const o=(0,s().join)(i,a);return t(a)||p(()=>(0,l().realpathSync)(o))!==o?[]:(p(()=>(0,l().
readdirSync)(o))??[]).map(w=>(0,s().join)(a,w)).filter(w=>!t(w))}}}function p(i){try{return i()}catch{return}}},"run/nam\
ed-root"(S,c,O,j){O(S,{namedRootOf:()=>y});function y(l){return _=>{const{status:s,stdout:g,stderr:r}=_;return s==="pass\
ed"||l==="/"?_:[g,r].some(({head:d,tail:f})=>[d,f].some(p=>p.includes(l)))?{..._,root:l}:_}}},"run/not-run"(S,c,O,j){O(S,
{BUDGET_SPENT:()=>_,CHECKOUT_CHANGED:()=>g,INTERRUPTED:()=>l,OUTCOME_LOST:()=>s,blockedOutcome:()=>d,changedOutcome:()=>e,
countInterrupted:()=>r,lostOutcome:()=>i,programMissingOutcome:()=>f,skippedOutcome:()=>p,stopReason:()=>m});const y="BL\
OCKED: validation command rejected by safety check (allowed prefixes: node/npm/npx; shell operators prohibited)",l="inte\
rrupted",_="the time budget for all commands was spent",s="the run returned no outcome for this command",g="files of the\
 checkout changed while the gate ran";function r(t){return t.filter(({reason:a})=>a===l).length}function m(t){return t.reason===
_?_:l}function d(t){return n("blocked",y,t)}function f({message:t,hint:a},o){return n("not_runnable",`${t} ${a}`,o)}function p(t,a){
return n("skipped",t,a)}function i(t){return n("skipped",s,t)}function e(t,a,o){return{...o??n("error",g,t),status:"erro\
r",reason:g,checkout_changed:[...a]}}function n(t,a,o){const v={head:"",tail:"",bytes:0,truncated:!1};return{status:t,exit_code:null,
signal:null,started_at:o.toISOString(),duration_ms:0,stdout:v,stderr:v,reason:a}}},"run/nothing-ran"(S,c,O,j){let y;const l=()=>y??=
c("model/nothing-run");O(S,{NOTHING_RAN:()=>_});const _={outcomes:new Map,interrupted:0,isolation:l().NOTHING_RUN,nodeOf:()=>process}},
"run/outcomes"(S,c,O,j){let y;const l=()=>y??=c("audit/gene/plans");let _;const s=()=>_??=c("run/not-run");O(S,{outcomesOf:()=>r,
plansOf:()=>g,refusedOutcomes:()=>d});function g({asset:e,commands:n}){const t=n.flatMap(({plan:a})=>a??[]);return{id:e.
id,plans:t.length===n.length?t:[]}}function r({commands:e},n,t){if(e.every(({plan:o})=>o!==void 0))return e.map(({plan:o},v)=>m(
o,n[v],t));const a=i(e);return e.map(({verdict:o})=>o==="block"?(0,s().blockedOutcome)(t):(0,s().skippedOutcome)(a,t))}function m(e,n,t){
if(n===void 0||n.plan.digest!==e?.digest)return(0,s().lostOutcome)(t);const{outcome:a,changedFiles:o}=n;return o.length===
0?a:{...a,checkout_modified:o}}function d(e,n,t){const a=e.filter(o=>n?f(o):o.commands.some(p));return new Map(a.map(o=>[
o,r(o,[],t)]))}function f({change:e,commands:n}){return n.length===0?e!=="removed":n.some(({plan:t})=>t===void 0)}function p({
verdict:e}){return e==="block"}function i(e){if(e.some(({verdict:a})=>a==="block"))return"another command of the gene is\
 blocked";const t=e.flatMap(({reading:a})=>(0,l().toolOf)(a)??[]).find(({path:a})=>a===void 0);return t?`${t.name} is no\
t installed; install dependencies before the gate`:"the audit does not allow this gene to run; see its findings"}},"run/\
path-list"(S,c,O,j){O(S,{PathList:()=>l});const y=100;class l{#e=[];#t=0;add(s){this.#t+=1,this.#e.push(s),this.#e.length>
10*y&&(this.#e=this.first())}get total(){return this.#t}get isWhole(){return this.#t<=y}first(){return this.#e.sort().slice(
0,y)}}},"run/pool"(S,c,O,j){O(S,{Pool:()=>y});class y{#e;#t=[];constructor(_){this.#e=_}run(_,s){return new Promise((g,r)=>{
const m=()=>{s().then(g,r).finally(()=>{this.#e+=1,this.#n()})};this.#t=[...this.#t,{urgency:_,start:m}],this.#n()})}#n(){
setImmediate(()=>{const _=[...this.#t].sort((s,g)=>g.urgency()-s.urgency()).slice(0,this.#e);this.#e-=_.length,this.#t=this.#t.
filter(s=>!_.includes(s));for(const{start:s}of _)s()})}}},"run/private-copy"(S,c,O,j){let y;const l=()=>y??=c("node:fs");
let _;const s=()=>_??=c("node:fs/promises");let g;const r=()=>g??=c("node:path");let m;const d=()=>m??=c("temporary-fold\
er");let f;const p=()=>f??=c("run/repository-copy");O(S,{copyCheckout:()=>n});const i={entries:2e5,bytes:4*1024**3};class e extends Error{}
async function n(v,w=i){const b=await(0,d().temporaryFolder)(),h=()=>(0,s().rm)(b,{recursive:!0,force:!0,maxRetries:3}),
k=(0,r().join)(b,(0,r().basename)(v.directory)||"checkout");try{await t(v,k,w);const u=await(0,p().copyRepository)(v.directory,
k);return{guard:v.at(k),objects:u,close:h}}catch(u){if(await h(),u instanceof e)return;throw u}}async function t(v,w,b){
const{directory:h,files:k,folders:u}=v,E={...b},T=async P=>{const[N,L]=[(0,r().join)(h,P),(0,r().join)(w,P)],R=await(0,s().
lstat)(N);if(E.entries-=1,E.bytes-=R.isFile()?R.size:0,E.entries<0||E.bytes<0)throw new e;if(R.isSymbolicLink())await o(
N,L,h,w);else if(R.isFile())await(0,s().copyFile)(N,L,l().constants.COPYFILE_FICLONE);else if(R.isDirectory()){await(0,s().
mkdir)(L,{mode:R.mode});for(const{name:I}of await a(N))await T((0,r().join)(P,I))}};for(const P of u)await(0,s().mkdir)(
(0,r().join)(w,P),{recursive:!0});for(const{path:P}of k)await T(P);for(const P of v.additions)await(0,s().mkdir)((0,r().
join)(w,P,".."),{recursive:!0}),await T(P)}async function a(v){return(await(0,s().readdir)(v,{withFileTypes:!0})).filter(
({name:b})=>b!==".git")}async function o(v,w,b,h){const k=await(0,s().readlink)(v),u=(0,r().isAbsolute)(k)?(0,r().relative)(
b,k):"..",E=!u.startsWith("..")&&!(0,r().isAbsolute)(u),T=process.platform==="win32"?"junction":void 0;await(0,s().symlink)(
E?(0,r().join)(h,u):k,w,T)}},"run/private-folder"(S,c,O,j){let y;const l=()=>y??=c("node:fs/promises");let _;const s=()=>_??=
c("node:path");let g;const r=()=>g??=c("temporary-folder");O(S,{withPrivateFolder:()=>m});async function m(d){const f=await(0,r().
temporaryFolder)(),p={home:(0,s().join)(f,"home"),temp:(0,s().join)(f,"tmp"),npmCache:(0,s().join)(f,"npm-cache"),npmUserConfig:(0,s().
join)(f,"npmrc-user"),npmGlobalConfig:(0,s().join)(f,"npmrc-global")};try{return await Promise.all([(0,l().mkdir)(p.home),
(0,l().mkdir)(p.temp),(0,l().writeFile)(p.npmUserConfig,""),(0,l().writeFile)(p.npmGlobalConfig,"")]),await d(p)}finally{
await(0,l().rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}},"run/process-tree"(S,c,O,j){let y;const l=()=>y??=
c("node:child_process");let _;const s=()=>_??=c("node:fs");let g;const r=()=>g??=c("node:path");let m;const d=()=>m??=c(
"node:timers/promises");O(S,{MARKER:()=>f,signalTree:()=>e,sweepTree:()=>t});const f="GENE_GATE_RUN",p=40,i=10;function e(w,b){
process.platform==="win32"?b==="SIGKILL"&&n(w):v(-w,b)}function n(w){const b=(0,r().join)(process.env.SYSTEMROOT??"C:\\Wi\
ndows","System32","taskkill.exe"),h={stdio:"ignore",windowsHide:!0};(0,l().spawn)(b,["/PID",String(w),"/T","/F"],h).on("\
error",()=>{})}async function t(w,b){if(process.platform!=="win32"&&(v(-w,"SIGKILL"),!!(0,s().existsSync)("/proc/self/en\
viron")))for(let h=0;h<p;h+=1){const k=a(b);if(k.length===0)return;for(const u of k)v(u,"SIGKILL");await(0,d().setTimeout)(
i)}}function a(w){return(0,s().readdirSync)("/proc").filter(b=>/^\d+$/.test(b)).filter(b=>o(b).includes(`${f}=${w}`)).map(
Number)}function o(w){try{return(0,s().readFileSync)(`/proc/${w}/environ`)}catch{return Buffer.alloc(0)}}function v(w,b){
try{process.kill(w,b)}catch{}}},"run/programs"(S,c,O,j){let y;const l=()=>y??=c("node:child_process");let _;const s=()=>_??=
c("node:fs/promises");let g;const r=()=>g??=c("node:os");let m;const d=()=>m??=c("node:path");let f;const p=()=>f??=c("n\
ode:util");let i;const e=()=>i??=c("zod");let n;const t=()=>n??=c("error");let a;const o=()=>a??=c("run/search-path");O(
S,{findPrograms:()=>h});const v=e().object({file:e().string(),version:e().string(),platform:e().string(),arch:e().string()}),
w="JSON.stringify({file: process.execPath, version: process.version, platform: process.platform, arch: process.arch})",b=2e4;
async function h(x){const{path:C,checkout:$,names:M=[]}=x,A=await(0,o().trustedEntries)(C,$),F=await k(A,$),[U,D]=await Promise.
all(["npm","npx"].map(H=>E(H,F.file,A,$))),G=await R(M,A,$),B=await N(A,$);return{node:F,...U&&{npm:U},...D&&{npx:D},...B!==
void 0&&{shell:B},machine:G,searchPath:A}}async function k(x,C){for await(const{file:$,real:M}of(0,o().executablesNamed)(
"node",x,C)){const A=await u($,M,x),F=await(0,o().realPathOutside)(A.file,C);if(F!==void 0)return{...A,file:F}}throw new(t()).
GateError("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for \
example with actions/setup-node), in a directory outside the checkout.")}async function u(x,C,$){const{execPath:M,version:A,
platform:F,arch:U}=process;if(C===await(0,s().realpath)(M))return{file:C,version:A,platform:F,arch:U};try{const{stdout:D}=await(0,p().
promisify)(l().execFile)(x,["-p",w],{cwd:(0,d().dirname)(x),env:{PATH:$.join(d().delimiter),HOME:(0,r().homedir)(),...process.
env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:b,windowsHide:!0});return v.parse(JSON.parse(D))}catch(D){throw new(t()).
GateError("program_not_found",`${x} is the first node on PATH, but it does not work.`,"Run it manually to see the error,\
 or set up Node.js before this step (actions/setup-node).",{cause:D})}}async function E(x,C,$,M){const A=(0,d().join)("n\
ode_modules","npm","bin",`${x}-cli.js`);for(const F of[(0,d().dirname)(C),...$]){for(const D of[(0,d().join)(F,A),(0,d().
join)(F,"..","lib",A)]){const G=await T(D,x,M);if(G)return G}const U=await T((0,d().join)(F,x),x,M);if(U)return U}}async function T(x,C,$){
const M=await(0,o().realPathOutside)(x,$);if(!M?.endsWith(`${C}-cli.js`))return;const A=(0,d().join)((0,d().dirname)(M),
"..","package.json"),F=await(0,s().readFile)(A,"utf8").catch(()=>"null"),{success:U,data:D}=e().object({name:e().literal(
"npm"),version:e().string()}).safeParse(I(F));return U?{file:M,version:D.version}:void 0}const P="/bin/sh";async function N(x,C){
if(process.platform!=="win32")return P;for await(const{real:$}of(0,o().executablesNamed)("git",x,C)){const M=await(0,o().
realPathOutside)((0,d().join)((0,d().dirname)($),"..","bin","sh.exe"),C);if(M!==void 0)return M}}const L=/^[A-Za-z0-9][\w.+-]*$/;
async function R(x,C,$){const M=new Map;for(const A of x.filter(F=>L.test(F))){const F=await(0,o().executablesNamed)(A,C,
$).next();F.done||M.set(A,F.value)}return M}function I(x){try{return JSON.parse(x)}catch{return}}},"run/progress"(S,c,O,j){
let y;const l=()=>y??=c("run/safe-line");O(S,{NO_PROGRESS:()=>_,linesOfProgress:()=>s});const _={planned(){},started(){},
finished(){},ended(){}};function s(g){let r=0,m=0;return{..._,planned:d=>{r=d},finished:(d,{status:f,duration_ms:p})=>{m+=
1;const i=(p/1e3).toFixed(1);g(`[${m}/${r}] ${f} in ${i} s: ${(0,l().safeLine)(d)}`)}}}},"run/repository-copy"(S,c,O,j){
let y;const l=()=>y??=c("node:fs/promises");let _;const s=()=>_??=c("node:path");let g;const r=()=>g??=c("run/containmen\
t/git-config");O(S,{copyRepository:()=>d});const m=new Set(["hooks","lfs","worktrees"]);async function d(e,n){const t=(0,s().
join)(e,".git"),a=await(0,l().lstat)(t).catch(()=>{});if(a===void 0)return[];const o=(0,s().join)(n,".git");if(a.isDirectory())
return f(t,o);const v=/^gitdir: (.+)\n?$/.exec(await(0,l().readFile)(t,"utf8"))?.[1];if(v===void 0)return[];const w=(0,s().
resolve)(e,v),b=await(0,l().readFile)((0,s().join)(w,"commondir"),"utf8").catch(()=>{});return[...b===void 0?[]:await f(
(0,s().resolve)(w,b.trim()),o),...await f(w,o,new Set(["commondir","gitdir"]))]}async function f(e,n,t=new Set){const a=[];
await(0,l().mkdir)(n,{recursive:!0});const o=await(0,l().readdir)(e,{withFileTypes:!0}),v=p(o);for(const w of o){const{name:b}=w,
[h,k]=[(0,s().join)(e,b),(0,s().join)(n,b)];v&&m.has(b)||t.has(b)||(w.isDirectory()&&b==="objects"&&v?(await i(h,k),a.push(
h)):w.isDirectory()?a.push(...await f(h,k)):w.isFile()&&/^config(\.worktree)?$/.test(b)?await(0,l().writeFile)(k,(0,r().
withoutSecrets)(await(0,l().readFile)(h,"utf8"))):w.isFile()&&await(0,l().copyFile)(h,k))}return a}function p(e){const n=t=>e.
find(a=>a.name===t);return n("HEAD")?.isFile()===!0&&n("objects")?.isDirectory()===!0}async function i(e,n){await(0,l().
mkdir)((0,s().join)(n,"info"),{recursive:!0}),await(0,l().writeFile)((0,s().join)(n,"info","alternates"),`${JSON.stringify(
e)}
`)}},"run/safe-line"(S,c,O,j){O(S,{safeLine:()=>l});const y=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function l(_,s=200){
const g=_.replace(y,m=>`\\u{${m.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),r=Array.
from(g);return r.length<=s?g:`${r.slice(0,s-1).join("")}\u2026`}},"run/search-path"(S,c,O,j){let y;const l=()=>y??=c("no\
de:fs");let _;const s=()=>_??=c("node:fs/promises");let g;const r=()=>g??=c("node:path");O(S,{executablesNamed:()=>f,realPathOutside:()=>d,
trustedEntries:()=>m});async function m(e,n){const t=new Set(e.split(r().delimiter).filter(o=>(0,r().isAbsolute)(o)));return(await Promise.
all([...t].map(async o=>await d(o,n)===void 0?[]:[o]))).flat()}async function d(e,n){const[t,a]=await Promise.all([(0,s().
realpath)(e).catch(()=>{}),(0,s().realpath)(n)]);if(t===void 0)return;const o=[t,(0,r().resolve)(e)],v=[a,(0,r().resolve)(
n)];return o.some(w=>v.some(b=>i(b,w)))?void 0:t}async function*f(e,n,t){for(const a of n){const o=(0,r().join)(a,process.
platform==="win32"?`${e}.exe`:e),v=await d(o,t);v!==void 0&&await p(v)&&(yield{file:o,real:v})}}async function p(e){try{
return await(0,s().access)(e,l().constants.X_OK),(await(0,s().stat)(e)).isFile()}catch{return!1}}function i(e,n){const t=(0,r().
relative)(e,n);return t!==".."&&!t.startsWith(`..${r().sep}`)&&!(0,r().isAbsolute)(t)}},"run/shared-folder"(S,c,O,j){let y;
const l=()=>y??=c("error");let _;const s=()=>_??=c("rules/finding");let g;const r=()=>g??=c("run/private-copy");O(S,{shareFolder:()=>m});
function m(f,p,i=!1,e=r().copyCheckout){let n,t=!1;return{folder:async()=>{if(i)return f.directory;if(n=await e(f),t=n===
void 0,t&&!p)throw d(f);return n?.guard.directory??f.directory},guard:()=>n?.guard??f,hides:()=>!t,findings:()=>t?[(0,s().
finding)("checkout-shared",{untracked:f.leftOut.length})]:[],close:async()=>n?.close()}}function d({directory:f}){return new(l()).
GateError("containment_unavailable",`The checkout ${f} is too large to copy, and without namespaces commands would see f\
iles that are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install\
 fewer dependencies before the gate.")}},"run/shell-status"(S,c,O,j){let y;const l=()=>y??=c("node:os");O(S,{fromShell:()=>s,
signalName:()=>g});const _=128;function s(r,m){const d=g((r??0)-_);return d===void 0?{exitCode:r,signal:m}:{exitCode:null,
signal:d}}function g(r){return Object.entries(l().constants.signals).find(([,m])=>m===r)?.[0]}},"run/side-effects"(S,c,O,j){
let y;const l=()=>y??=c("node:path");let _;const s=()=>_??=c("run/path-list");O(S,{SideEffectsReader:()=>d});const g=1e5,
r="more than can be listed",m=new Set;class d{#e;#t;#n=new Map;#o=new(s()).PathList;#s=new(s()).PathList;#r=new(s()).PathList;#i=new(s()).
PathList;#c=new Map;#a=!0;constructor(i,e){this.#e=i,this.#t=e}entry(i){const{type:e,path:n,isLong:t}=i;if(this.#n.size===
0&&this.#l("",!0),e==="c")return;const a=this.#n.get(f(n)),o=a?.below.has(n)===!0,v=o?this.#e.kindOf(n):void 0;a&&!o&&(a.
foreign-=1),t&&(this.#a=!1),e==="m"?this.#p(n,o):e!=="d"?this.#d(i,o):(o&&v!=="directory"&&this.#d(i,o),t||this.#l(n,v===
"directory"))}left(i){const e=this.#n.get(f(i));e&&!e.below.delete(i)&&(e.foreign+=1)}result(i){i&&this.#f();const e=[this.#o,
this.#s,this.#r],[n,t,a]=e.map(h=>h.first()),o=i&&this.#a,v=o&&e.every(h=>h.isWhole),w={created:n??[],changed:t??[],deleted:a??
[],...!v&&{totals:this.#u(),complete:!1}},b=[...this.#i.first(),...o?[]:[r]];return{side_effects:w,modified:b,remembered:this.#c}}#u(){
return{created:this.#o.total,changed:this.#s.total,deleted:this.#r.total}}#l(i,e){const n=e?new Set(this.#e.list(i)):m;this.#n.
set(i,{below:n,foreign:0})}#p(i,e){(e?this.#s:this.#o).add(`${i}/`),(e||this.#t?.isTaken(i))&&this.#i.add(i)}#d({path:i,
stamp:e},n){if(this.#t===void 0){(n?this.#s:this.#o).add(i);return}const{former:t,isTaken:a}=this.#t,o=t.get(i);o===void 0?
(n?this.#s:this.#o).add(i):o!==e&&this.#s.add(i),(n||a(i))&&this.#i.add(i),this.#c.size<g?this.#c.set(i,e):this.#a=!1}#f(){
for(const[i,{below:e,foreign:n}]of this.#n){for(const t of e)this.#m(t);n>0&&this.#o.add(`${i}/`)}for(const i of this.#t?.
former.keys()??[])this.#c.has(i)||this.#r.add(i)}#m(i){this.#r.add(i),this.#i.add(i)}}function f(p){const i=l().posix.dirname(
p);return i==="."?"":i}},"run/start-program"(S,c,O,j){let y;const l=()=>y??=c("node:child_process");let _;const s=()=>_??=
c("node:crypto");let g;const r=()=>g??=c("run/inherited-descriptors");let m;const d=()=>m??=c("run/lifeline");let f;const p=()=>f??=
c("run/process-tree");let i;const e=()=>i??=c("run/shell-status");O(S,{startLauncher:()=>t,startProgram:()=>n});function n(w){
return a(w,!1)}function t(w){return a(w,!0)}function a(w,b){const h=(0,s().randomUUID)(),k=b?void 0:(0,d().lifeline)(h);
let u;try{u=(0,l().spawn)(w.file,w.args,{cwd:w.cwd,env:{...w.env,...!b&&{[p().MARKER]:h}},detached:process.platform!=="w\
in32",shell:!1,stdio:[b?"pipe":"ignore","pipe","pipe",...(0,r().inheritedDescriptors)()],windowsHide:!0})}catch(T){return k?.
release(),v(T)}u.stdin?.on("error",()=>{});const{pid:E}=u;return E!==void 0&&k?.hold(E),{outputs:[u.stdout,u.stderr],ended:o(
u,b),closed:new Promise(T=>u.once("close",T)),send:T=>{u.stdin?.write(T)},terminate:()=>{u.stdin?u.stdin.write(`TERM
`):E!==void 0&&(0,p().signalTree)(E,"SIGTERM")},kill:()=>{u.stdin?.destroy(),E!==void 0&&(0,p().signalTree)(E,"SIGKILL")},
sweep:async()=>{E!==void 0&&(b?(0,p().signalTree)(E,"SIGKILL"):await(0,p().sweepTree)(E,h))},release:()=>{k?.release();for(const T of[
u.stdin,u.stdout,u.stderr])T?.destroy()}}}function o(w,b){return new Promise(h=>{w.once("error",k=>h({exitCode:null,signal:null,
error:k})),w.once("exit",(k,u)=>h(b?(0,e().fromShell)(k,u):{exitCode:k,signal:u}))})}function v(w){const b=()=>{};return{
outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:w}),closed:Promise.resolve(),send:b,terminate:b,
kill:b,sweep:()=>Promise.resolve(),release:b}}},"run/supervise"(S,c,O,j){let y;const l=()=>y??=c("node:timers/promises");
let _;const s=()=>_??=c("run/capture");let g;const r=()=>g??=c("run/not-run");let m;const d=()=>m??=c("run/start-program");
O(S,{supervise:()=>e,superviseStarted:()=>n});const f=500,p=1e3,i=5e3;async function e(h){return n(h.file,()=>(0,d().startProgram)(
h),h)}async function n(h,k,u){if(u.signal?.aborted)return(0,r().skippedOutcome)((0,r().stopReason)(u.signal),new Date);const E=[
new(s()).Capture(u.outputBytes),new(s()).Capture(u.outputBytes)],T=new Date().toISOString(),P=performance.now(),N=await t(
k(),E,u);return{...b(N,h,u),exit_code:N.exitCode,signal:N.signal,started_at:T,duration_ms:Math.round(N.at-P),stdout:E[0].
result(),stderr:E[1].result()}}async function t(h,k,u){a(h.outputs[0],k[0]),a(h.outputs[1],k[1]);const E=await v(h,u);return await h.
sweep(),E.error===void 0&&await w(h.closed),h.release(),E}function a(h,k){h?.on("data",u=>{k.write(u),o(u)}),h?.on("erro\
r",()=>{})}function o({buffer:h,byteLength:k}){if(h.byteLength!==k)return;h.transfer?.(0)}function v(h,{timeoutMs:k,graceMs:u=2e3,
signal:E}){return new Promise(T=>{let P,N;const L=(C,$)=>{P??=C,h.terminate(),clearTimeout(I),clearTimeout(N),N=setTimeout(
()=>{h.kill(),N=setTimeout(()=>x({exitCode:null,signal:null}),i)},$)},R=()=>L("interrupt",f),I=setTimeout(()=>L("timeout",
u),k);E?.addEventListener("abort",R);const x=C=>{clearTimeout(I),clearTimeout(N),E?.removeEventListener("abort",R),T({...C,
stopped:P,at:performance.now()})};h.ended.then(x)})}async function w(h){const k=new AbortController,u=(0,l().setTimeout)(
p,void 0,{signal:k.signal}).catch(()=>{});await Promise.race([h,u]),k.abort()}function b({exitCode:h,signal:k,error:u,lost:E,
stopped:T},P,{timeoutMs:N,signal:L}){if(u){const R=u.code??u.message;return{status:"crashed",reason:`Command could not b\
e started: ${P} (${R})`}}if(T==="timeout")return{status:"timed_out",reason:`Command timed out after ${N}ms`};if(T==="int\
errupt"&&L){const R=(0,r().stopReason)(L);return{status:R===r().BUDGET_SPENT?"timed_out":"skipped",reason:R}}return E!==
void 0?{status:"error",reason:`Containment was lost: ${E}`}:k!==null?{status:"crashed",reason:`Command was ended by ${k}`}:
h===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${h}`}}},"run/written"(S,c,O,j){let y;const l=()=>y??=
c("node:fs");O(S,{Records:()=>f,readReport:()=>d});const _="ready",s="end",g=0,r=1e3,m=3;async function d(n,t){const a=new f(
t);for await(const o of(0,l().createReadStream)(n))a.write(o);return a.end()}class f{#e;#t=[];#n=Buffer.alloc(0);#o;#s=!1;#r;constructor(t){
this.#e=t}write(t){const a=this.#n.length===0?t:Buffer.concat([this.#n,t]);let o=0;for(let v=a.indexOf(g);v>=0;v=a.indexOf(
g,o))this.#i(this.#o),this.#o=a.toString("utf8",o,v),o=v+1;this.#n=a.subarray(o)}end(){const t=this.#o===s&&this.#n.length===
0;return this.#o===_&&(this.#s=!0),{started:this.#s,complete:t,free:this.#r}}#i(t){t!==void 0&&(this.#s?t.startsWith("=.\
/")?this.#e.left(t.slice(3)):t.startsWith("!free ")?this.#r=e(t):this.#c(t):this.#s=t===_)}#c(t){const a=t.indexOf(" ")+
1,o=t.indexOf(" ",a)+1,v=Number(t.slice(a,o-1)),w=t.slice(o),b=this.#t[v-2],h=p(b,w),k=b?.isLong===!0||i(h),u=t.slice(0,
1);(u==="d"||u==="m")&&(this.#t.length=v-1,this.#t.push(k&&b?{...b,isLong:k}:{path:h,isLong:k})),this.#e.entry({type:u,stamp:t.
slice(0,a-1),path:h,isLong:k})}}function p(n,t){return n===void 0?t:n.isLong?`${n.path}/\u2026/${t}`:`${n.path}/${t}`}function i(n){
return n.length*m>r&&Buffer.byteLength(n)>r}function e(n){const[t,a,o]=n.split(" ").slice(1).map(Number);if(!(!t&&t!==0))
return{bytes:t*Number(a),files:Number(o)}}}};
