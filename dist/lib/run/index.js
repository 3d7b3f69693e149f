"use strict";module.exports={"run/audited-files"(v,i,O,P){let y;const d=()=>y??=i("node:path");let _;const r=()=>_??=i("run/configura\
tion-files");O(v,{replacesAudited:()=>a,takenFor:()=>t});const g=["",".js",".json",".node"],s=new Set(["package.json",".\
npmrc"]),p=/(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/,l=/(?:^|\/)\.git(?:\/|$)/,m=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
f=/\.(?:gch|pch|local)$/,c=/\.d\.[cm]?ts$/i,e=/^(?:index|__init__|__main__|init|mod|main)\./,n=/^(.*?)__pycache__\/([^/.]+)\.[^/]+\.pyc$/;
function t(h){const E=k(h),j=T=>T===""||h.kindOf(T)==="directory";return T=>{if(p.test(T)||l.test(T)||a(T,N=>h.kindOf(N)!==
void 0))return!0;const x=(0,r().configuredFolder)(T);if(x!==void 0&&j(x))return!0;const[R,C]=[b(T),d().posix.basename(T)];
if(j(R))return o(C)||S(C,E(R));const I=n.exec(T);return I?E(I[1]?.replace(/\/$/,"")??"").has(I[2]??""):(o(C)||s.has(C))&&
E(b(R)).has(d().posix.basename(R))}}function a(h,E){return s.has(d().posix.basename(h))?E(d().posix.dirname(h)):g.some((j,T)=>{
if(!h.endsWith(j))return!1;const x=h.slice(0,h.length-j.length);return[...g.slice(T+1),...j===""?[]:[""]].some(C=>E(x+C))})}
function o(h){return e.test(h)&&w(h)}function w(h){return m.test(h)&&!c.test(h)}function S(h,E){return f.test(h)?E.has(h.
replace(f,"")):(u(h)===h||w(h))&&E.has(u(h))}function k(h){const E=new Map;return j=>{const T=()=>h.list(j).map(R=>d().posix.
basename(R)),x=E.get(j)??new Set(T().flatMap(R=>[R,u(R)]));return E.set(j,x),x}}function u(h){return d().posix.parse(h).
name}function b(h){const E=d().posix.dirname(h);return E==="."?"":E}},"run/budget"(v,i,O,P){let y;const d=()=>y??=i("run\
/not-run");O(v,{withinBudget:()=>_});async function _(r,g,s){const p=new AbortController,l=setTimeout(()=>p.abort(d().BUDGET_SPENT),
r);try{return await s(AbortSignal.any([g,p.signal]))}finally{clearTimeout(l)}}},"run/capture"(v,i,O,P){let y;const d=()=>y??=
i("node:string_decoder");O(v,{Capture:()=>_});class _{#e;#t;#n=0;constructor(s){this.#e=Buffer.allocUnsafeSlow(s),this.#t=
Buffer.allocUnsafeSlow(s)}write(s){const p=Math.max(0,this.#e.length-this.#n);p>0&&s.copy(this.#e,this.#n);const l=s.subarray(
p);l.length>0&&this.#o(l),this.#n+=s.length}#o(s){const p=this.#t.length,l=Math.max(0,this.#n-this.#e.length),m=s.subarray(
Math.max(0,s.length-p)),f=(l+s.length-m.length)%p,c=m.copy(this.#t,f);m.copy(this.#t,0,c)}result(){const s=this.#e.length,
p=this.#n,l=new(d()).StringDecoder("utf8"),m=this.#e.subarray(0,Math.min(p,s));if(p<=s)return{head:l.end(m),tail:"",bytes:p,
truncated:!1};const f=l.write(m);if(p<=2*s){const t=l.end(this.#t.subarray(0,p-s));return{head:f,tail:t,bytes:p,truncated:!1}}
const c=p%s,e=Buffer.concat([this.#t.subarray(c),this.#t.subarray(0,c)]),n=e.subarray(r(e)).toString("utf8");return{head:f,
tail:n,bytes:p,truncated:!0}}}function r(g){const s=l=>l!==void 0&&l>>6===2;return[0,1,2,3].find(l=>!s(g[l]))??0}},"run/\
configuration-files"(v,i,O,P){let y;const d=()=>y??=i("picomatch");O(v,{configuredFolder:()=>s});const _=["*.{config,con\
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
t.xml.dist,composer.json}","{justfile,Justfile,.justfile,Taskfile.yml,Taskfile.yaml,BUILD,BUILD.bazel,WORKSPACE}"],r=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)\//,
g=(0,d().default)(_,{dot:!0});function s(p){const l=r.exec(p);if(l)return l[1]??"";const m=p.lastIndexOf("/");return g(p.
slice(m+1))?p.slice(0,Math.max(m,0)):void 0}},"run/environment"(v,i,O,P){let y;const d=()=>y??=i("node:path");O(v,{commandEnvironment:()=>p});
const _={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},r={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},g=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],s="cmd.exe";function p({node:c,searchPath:e,folder:n,shell:t,
npm:a,assignments:o},w){const S=w.platform==="win32"?m(w.env,n):{},{delimiter:k,dirname:u}=w.platform==="win32"?d().win32:
d().posix,b={PATH:[...new Set([u(c),...e])].join(k),HOME:n.home,TMPDIR:n.temp,...S,...l(n,t??(w.platform==="win32"?s:"/b\
in/sh")),...a??r};return{..._,...f(b,o),...b}}function l(c,e){return{npm_config_script_shell:e,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:c.npmCache,npm_config_userconfig:c.npmUserConfig,npm_config_globalconfig:c.
npmGlobalConfig}}function m(c,e){const n=Object.entries(c).flatMap(([t,a])=>{const o=t.toUpperCase();return g.includes(o)&&
a!==void 0?[[o,a]]:[]});return{...Object.fromEntries(n),USERPROFILE:e.home,APPDATA:e.home,LOCALAPPDATA:e.home,TEMP:e.temp,
TMP:e.temp}}function f(c,e){const n=new Set(Object.keys(c).map(t=>t.toUpperCase()));return Object.fromEntries(Object.entries(
e).filter(([t])=>!n.has(t.toUpperCase())))}},"run/home-folders"(v,i,O,P){let y;const d=()=>y??=i("node:fs/promises");let _;
const r=()=>_??=i("node:path");O(v,{homeFolders:()=>g});async function g(s,p){return p===void 0||!(0,r().isAbsolute)(p)?
[]:(await Promise.all([...new Set(s)].sort().map(async m=>{const f=await(0,d().realpath)((0,r().join)(p,m)).catch(()=>{});
return f===void 0||!(await(0,d().stat)(f)).isDirectory()?[]:[{path:m,source:f}]}))).flat()}},"run/inherited-descriptors"(v,i,O,P){
let y;const d=()=>y??=i("node:fs");O(v,{inheritedDescriptors:()=>g});const _=524288;let r;function g(){return r??=s(p()),
r}function s(f){if(f.length===0)return[];const c=(0,d().openSync)("/dev/null","r"),e=Math.max(...f)-2,n=new Array(e).fill(
"ignore");for(const t of f)n[t-3]=c;return n}function p(){return l().filter(f=>{const c=/^flags:\s*([0-7]+)$/m.exec(m(f))?.[1]??
"";return c!==""&&(Number.parseInt(c,8)&_)===0})}function l(){return process.platform!=="linux"?[]:(0,d().readdirSync)("\
/proc/self/fd").map(Number).filter(f=>f>2)}function m(f){try{return(0,d().readFileSync)(`/proc/self/fdinfo/${f}`,"utf8")}catch{
return""}}},"run/interrupt"(v,i,O,P){O(v,{interruptible:()=>d,runProcess:()=>_});const y=["SIGINT","SIGTERM"];async function d(r){
const g=new AbortController,s=()=>{p(),g.abort()},p=()=>{for(const l of y)process.off(l,s)};for(const l of y)process.on(
l,s);try{return await r(g.signal)}finally{p()}}function _(r,g){let s=!1;return process.once("exit",()=>{s||(process.exitCode=
r)}),d(async p=>{await g(p),s=!0})}},"run/isolation-probe-script"(v,i,O,P){O(v,{PROBE_SCRIPT:()=>y});const y=String.raw`
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
    // Only the supervisor of slots makes a keyring with these permissions.
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
`},"run/launch"(v,i,O,P){let y;const d=()=>y??=i("node:path");let _;const r=()=>_??=i("error");let g;const s=()=>g??=i("\
run/scripts/launch-scripts");O(v,{launchOf:()=>l});const p={npm_config_node_options:"--warnings"};function l(e,{programs:n,
checkout:t,base:a}){const{argv:o,binary:w,program:S,scripts:k}=e,u=n.node.file;if(k!==void 0){const{platform:E}=process,
j=(0,s().launchScripts)(k,{programs:n,checkout:t,base:a,platform:E});if(!("missing"in j))return j;throw j.missing==="sh"?
f(e):m(e,j.missing,u)}const b=o.slice(1);if(w!==void 0)return{file:u,args:[(0,d().join)(t,w),...b]};if(S==="node")return{
file:u,args:b};if(S==="npm"||S==="npx"){const E=n[S];if(E)return{file:u,args:[E.file,...b],env:p};throw m(e,S,u)}const h=n.
machine.get(S);if(h)return{file:h.file,args:b};throw c(e,S,"on PATH outside the checkout","Install the program before th\
is step, in a directory outside the checkout. Shell builtins such as cd cannot be run.")}function m(e,n,t){return c(e,n,
`next to ${t} or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with actions/setup\
-node).")}function f(e){return c(e,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, o\
r make the script one command of node or of a local tool.")}function c({command:e},n,t,a){const o=`The command "${e}" ne\
eds ${n}, which was not found ${t}.`;return new(r()).GateError("program_not_found",o,a)}},"run/left-out"(v,i,O,P){let y;
const d=()=>y??=i("node:path");O(v,{mentionedOf:()=>s});const _=5,r=30,g=/[^\w.@+~/\\-]+/;function s(l){const m=new Map(
l.map(f=>[f,f]));for(const f of l){const{dir:c,name:e,ext:n}=d().posix.parse(f),t=d().posix.join(c,e);n!==""&&!m.has(t)&&
m.set(t,f)}return f=>{if(f.status!=="failed"||m.size===0)return f;const{stdout:c,stderr:e}=f,n=[e,c].flatMap(({head:o,tail:w})=>[
o,w]),t=new Set(n.flatMap(o=>o.split(g))),a=new Set([...t].flatMap(o=>p(o)).flatMap(o=>m.get(o)??[]));return a.size===0?
f:{...f,left_out:[...a].sort().slice(0,_)}}}function p(l){const m=l.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").
filter(f=>f!==""&&f!=="."&&f!=="..");return m.length>r?[]:m.flatMap((f,c)=>m.slice(c).map((e,n)=>m.slice(c,c+n+1).join("\
/")))}},"run/lifeline"(v,i,O,P){let y;const d=()=>y??=i("node:child_process");let _;const r=()=>_??=i("run/process-tree");
O(v,{lifeline:()=>s});const g=`
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
`;function s(p){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const l=(0,d().spawn)("/bin/sh",["-c",g,
"gene-gate",`${r().MARKER}=${p}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return l.
on("error",()=>{}),l.stdin.on("error",()=>{}),l.unref(),"unref"in l.stdin&&typeof l.stdin.unref=="function"&&l.stdin.unref(),
{hold:m=>{l.stdin.write(`${m}
`)},release:()=>{l.stdin.end(`done
`)}}}},"run/log-commands"(v,i,O,P){let y;const d=()=>y??=i("node:crypto");O(v,{withoutLogCommands:()=>_});async function _(r,g){
const s=(0,d().randomUUID)();r(`::stop-commands::${s}`);try{return await g()}finally{r(`::${s}::`)}}},"run/lower-layer"(v,i,O,P){
let y;const d=()=>y??=i("node:fs");let _;const r=()=>_??=i("node:path");let g;const s=()=>g??=i("repo/entry-index");let p;
const l=()=>p??=i("repo/file-kind");O(v,{lowerLayer:()=>m});function m(c,e){const n=new Set(e),t=a=>n.has(a)||(0,s().foldersAbove)(
a).some(o=>n.has(o));return{kindOf:a=>{if(t(a))return;const o=f(()=>(0,d().lstatSync)((0,r().join)(c,a)));return o&&((0,l().
kindOf)(o)??"special")},list:a=>{const o=(0,r().join)(c,a);return t(a)||f(()=>(0,d().realpathSync)(o))!==o?[]:(f(()=>(0,d().
readdirSync)(o))??[]).map(S=>(0,r().join)(a,S)).filter(S=>!t(S))}}}function f(c){try{return c()}catch{return}}},"run/nam\
ed-root"(v,i,O,P){O(v,{namedRootOf:()=>y});function y(d){return _=>{const{status:r,stdout:g,stderr:s}=_;return r==="pass\
ed"||d==="/"?_:[g,s].some(({head:l,tail:m})=>[l,m].some(f=>f.includes(d)))?{..._,root:d}:_}}},"run/not-run"(v,i,O,P){O(v,
{BUDGET_SPENT:()=>_,CHECKOUT_CHANGED:()=>g,INTERRUPTED:()=>d,OUTCOME_LOST:()=>r,blockedOutcome:()=>l,changedOutcome:()=>e,
countInterrupted:()=>s,lostOutcome:()=>c,programMissingOutcome:()=>m,skippedOutcome:()=>f,stopReason:()=>p});const y="BL\
OCKED: validation command rejected by safety check (allowed prefixes: node/npm/npx; shell operators prohibited)",d="inte\
rrupted",_="the time budget for all commands was spent",r="the run returned no outcome for this command",g="files of the\
 checkout changed while the gate ran";function s(t){return t.filter(({reason:a})=>a===d).length}function p(t){return t.reason===
_?_:d}function l(t){return n("blocked",y,t)}function m({message:t,hint:a},o){return n("not_runnable",`${t} ${a}`,o)}function f(t,a){
return n("skipped",t,a)}function c(t){return n("skipped",r,t)}function e(t,a,o){return{...o??n("error",g,t),status:"erro\
r",reason:g,checkout_changed:[...a]}}function n(t,a,o){const w={head:"",tail:"",bytes:0,truncated:!1};return{status:t,exit_code:null,
signal:null,started_at:o.toISOString(),duration_ms:0,stdout:w,stderr:w,reason:a}}},"run/outcomes"(v,i,O,P){let y;const d=()=>y??=
i("audit/gene/plans");let _;const r=()=>_??=i("run/not-run");O(v,{outcomesOf:()=>s,plansOf:()=>g,refusedOutcomes:()=>l});
function g({asset:e,commands:n}){const t=n.flatMap(({plan:a})=>a??[]);return{id:e.id,plans:t.length===n.length?t:[]}}function s({
commands:e},n,t){if(e.every(({plan:o})=>o!==void 0))return e.map(({plan:o},w)=>p(o,n[w],t));const a=c(e);return e.map(({
verdict:o})=>o==="block"?(0,r().blockedOutcome)(t):(0,r().skippedOutcome)(a,t))}function p(e,n,t){if(n===void 0||n.plan.
digest!==e?.digest)return(0,r().lostOutcome)(t);const{outcome:a,changedFiles:o}=n;return o.length===0?a:{...a,checkout_modified:o}}
function l(e,n,t){const a=e.filter(o=>n?m(o):o.commands.some(f));return new Map(a.map(o=>[o,s(o,[],t)]))}function m({change:e,
commands:n}){return n.length===0?e!=="removed":n.some(({plan:t})=>t===void 0)}function f({verdict:e}){return e==="block"}
function c(e){if(e.some(({verdict:a})=>a==="block"))return"another command of the gene is blocked";const t=e.flatMap(({reading:a})=>(0,d().
toolOf)(a)??[]).find(({path:a})=>a===void 0);return t?`${t.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},"run/path-list"(v,i,O,P){O(v,{PathList:()=>d});const y=100;
class d{#e=[];#t=0;add(r){this.#t+=1,this.#e.push(r),this.#e.length>10*y&&(this.#e=this.first())}get total(){return this.#t}get isWhole(){
return this.#t<=y}first(){return this.#e.sort().slice(0,y)}}},"run/pool"(v,i,O,P){O(v,{Pool:()=>y});class y{#e;#t=[];constructor(_){
this.#e=_}run(_,r){return new Promise((g,s)=>{const p=()=>{r().then(g,s).finally(()=>{this.#e+=1,this.#n()})};this.#t=[...this.#t,
{urgency:_,start:p}],this.#n()})}#n(){setImmediate(()=>{const _=[...this.#t].sort((r,g)=>g.urgency()-r.urgency()).slice(
0,this.#e);this.#e-=_.length,this.#t=this.#t.filter(r=>!_.includes(r));for(const{start:r}of _)r()})}}},"run/private-copy"(v,i,O,P){
let y;const d=()=>y??=i("node:fs");let _;const r=()=>_??=i("node:fs/promises");let g;const s=()=>g??=i("node:path");let p;
const l=()=>p??=i("temporary-folder");let m;const f=()=>m??=i("run/repository-copy");O(v,{copyCheckout:()=>n});const c={
entries:2e5,bytes:4*1024**3};class e extends Error{}async function n(w,S=c){const k=await(0,l().temporaryFolder)(),u=()=>(0,r().
rm)(k,{recursive:!0,force:!0,maxRetries:3}),b=(0,s().join)(k,(0,s().basename)(w.directory)||"checkout");try{await t(w,b,
S);const h=await(0,f().copyRepository)(w.directory,b);return{guard:w.at(b),objects:h,close:u}}catch(h){if(await u(),h instanceof
e)return;throw h}}async function t(w,S,k){const{directory:u,files:b,folders:h}=w,E={...k},j=async T=>{const[x,R]=[(0,s().
join)(u,T),(0,s().join)(S,T)],C=await(0,r().lstat)(x);if(E.entries-=1,E.bytes-=C.isFile()?C.size:0,E.entries<0||E.bytes<
0)throw new e;if(C.isSymbolicLink())await o(x,R,u,S);else if(C.isFile())await(0,r().copyFile)(x,R,d().constants.COPYFILE_FICLONE);else if(C.
isDirectory()){await(0,r().mkdir)(R,{mode:C.mode});for(const{name:I}of await a(x))await j((0,s().join)(T,I))}};for(const T of h)
await(0,r().mkdir)((0,s().join)(S,T),{recursive:!0});for(const{path:T}of b)await j(T);for(const T of w.additions)await(0,r().
mkdir)((0,s().join)(S,T,".."),{recursive:!0}),await j(T)}async function a(w){return(await(0,r().readdir)(w,{withFileTypes:!0})).
filter(({name:k})=>k!==".git")}async function o(w,S,k,u){const b=await(0,r().readlink)(w),h=(0,s().isAbsolute)(b)?(0,s().
relative)(k,b):"..",E=!h.startsWith("..")&&!(0,s().isAbsolute)(h),j=process.platform==="win32"?"junction":void 0;await(0,r().
symlink)(E?(0,s().join)(u,h):b,S,j)}},"run/private-folder"(v,i,O,P){let y;const d=()=>y??=i("node:fs/promises");let _;const r=()=>_??=
i("node:path");let g;const s=()=>g??=i("temporary-folder");O(v,{withPrivateFolder:()=>p});async function p(l){const m=await(0,s().
temporaryFolder)(),f={home:(0,r().join)(m,"home"),temp:(0,r().join)(m,"tmp"),npmCache:(0,r().join)(m,"npm-cache"),npmUserConfig:(0,r().
join)(m,"npmrc-user"),npmGlobalConfig:(0,r().join)(m,"npmrc-global")};try{return await Promise.all([(0,d().mkdir)(f.home),
(0,d().mkdir)(f.temp),(0,d().writeFile)(f.npmUserConfig,""),(0,d().writeFile)(f.npmGlobalConfig,"")]),await l(f)}finally{
await(0,d().rm)(m,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}},"run/process-tree"(v,i,O,P){let y;const d=()=>y??=
i("node:child_process");let _;const r=()=>_??=i("node:fs");let g;const s=()=>g??=i("node:path");let p;const l=()=>p??=i(
"node:timers/promises");O(v,{MARKER:()=>m,signalTree:()=>e,sweepTree:()=>t});const m="GENE_GATE_RUN",f=40,c=10;function e(S,k){
process.platform==="win32"?k==="SIGKILL"&&n(S):w(-S,k)}function n(S){const k=(0,s().join)(process.env.SYSTEMROOT??"C:\\Wi\
ndows","System32","taskkill.exe"),u={stdio:"ignore",windowsHide:!0};(0,d().spawn)(k,["/PID",String(S),"/T","/F"],u).on("\
error",()=>{})}async function t(S,k){if(process.platform!=="win32"&&(w(-S,"SIGKILL"),!!(0,r().existsSync)("/proc/self/en\
viron")))for(let u=0;u<f;u+=1){const b=a(k);if(b.length===0)return;for(const h of b)w(h,"SIGKILL");await(0,l().setTimeout)(
c)}}function a(S){return(0,r().readdirSync)("/proc").filter(k=>/^\d+$/.test(k)).filter(k=>o(k).includes(`${m}=${S}`)).map(
Number)}function o(S){try{return(0,r().readFileSync)(`/proc/${S}/environ`)}catch{return Buffer.alloc(0)}}function w(S,k){
try{process.kill(S,k)}catch{}}},"run/programs"(v,i,O,P){let y;const d=()=>y??=i("node:child_process");let _;const r=()=>_??=
i("node:fs/promises");let g;const s=()=>g??=i("node:os");let p;const l=()=>p??=i("node:path");let m;const f=()=>m??=i("n\
ode:util");let c;const e=()=>c??=i("zod");let n;const t=()=>n??=i("error");let a;const o=()=>a??=i("run/search-path");O(
v,{findPrograms:()=>u});const w=e().object({file:e().string(),version:e().string(),platform:e().string(),arch:e().string()}),
S="JSON.stringify({file: process.execPath, version: process.version, platform: process.platform, arch: process.arch})",k=2e4;
async function u(N){const{path:L,checkout:M,names:$=[]}=N,A=await(0,o().trustedEntries)(L,M),F=await b(A,M),[U,D]=await Promise.
all(["npm","npx"].map(H=>E(H,F.file,A,M))),G=await C($,A,M),B=await x(A,M);return{node:F,...U&&{npm:U},...D&&{npx:D},...B!==
void 0&&{shell:B},machine:G,searchPath:A}}async function b(N,L){for await(const{file:M,real:$}of(0,o().executablesNamed)(
"node",N,L)){const A=await h(M,$,N),F=await(0,o().realPathOutside)(A.file,L);if(F!==void 0)return{...A,file:F}}throw new(t()).
GateError("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for \
example with actions/setup-node), in a directory outside the checkout.")}async function h(N,L,M){const{execPath:$,version:A,
platform:F,arch:U}=process;if(L===await(0,r().realpath)($))return{file:L,version:A,platform:F,arch:U};try{const{stdout:D}=await(0,f().
promisify)(d().execFile)(N,["-p",S],{cwd:(0,l().dirname)(N),env:{PATH:M.join(l().delimiter),HOME:(0,s().homedir)(),...process.
env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:k,windowsHide:!0});return w.parse(JSON.parse(D))}catch(D){throw new(t()).
GateError("program_not_found",`${N} is the first node on PATH, but it does not work.`,"Run it manually to see the error,\
 or set up Node.js before this step (actions/setup-node).",{cause:D})}}async function E(N,L,M,$){const A=(0,l().join)("n\
ode_modules","npm","bin",`${N}-cli.js`);for(const F of[(0,l().dirname)(L),...M]){for(const D of[(0,l().join)(F,A),(0,l().
join)(F,"..","lib",A)]){const G=await j(D,N,$);if(G)return G}const U=await j((0,l().join)(F,N),N,$);if(U)return U}}async function j(N,L,M){
const $=await(0,o().realPathOutside)(N,M);if(!$?.endsWith(`${L}-cli.js`))return;const A=(0,l().join)((0,l().dirname)($),
"..","package.json"),F=await(0,r().readFile)(A,"utf8").catch(()=>"null"),{success:U,data:D}=e().object({name:e().literal(
"npm"),version:e().string()}).safeParse(I(F));return U?{file:$,version:D.version}:void 0}const T="/bin/sh";async function x(N,L){
if(process.platform!=="win32")return T;for await(const{real:M}of(0,o().executablesNamed)("git",N,L)){const $=await(0,o().
realPathOutside)((0,l().join)((0,l().dirname)(M),"..","bin","sh.exe"),L);if($!==void 0)return $}}const R=/^[A-Za-z0-9][\w.+-]*$/;
async function C(N,L,M){const $=new Map;for(const A of N.filter(F=>R.test(F))){const F=await(0,o().executablesNamed)(A,L,
M).next();F.done||$.set(A,F.value)}return $}function I(N){try{return JSON.parse(N)}catch{return}}},"run/progress"(v,i,O,P){
let y;const d=()=>y??=i("run/safe-line");O(v,{NO_PROGRESS:()=>_,linesOfProgress:()=>r});const _={planned(){},started(){},
finished(){},ended(){}};function r(g){let s=0,p=0;return{..._,planned:l=>{s=l},finished:(l,{status:m,duration_ms:f})=>{p+=
1;const c=(f/1e3).toFixed(1);g(`[${p}/${s}] ${m} in ${c} s: ${(0,d().safeLine)(l)}`)}}}},"run/repository-copy"(v,i,O,P){
let y;const d=()=>y??=i("node:fs/promises");let _;const r=()=>_??=i("node:path");let g;const s=()=>g??=i("run/containmen\
t/git-config");O(v,{copyRepository:()=>l});const p=new Set(["hooks","lfs","worktrees"]);async function l(e,n){const t=(0,r().
join)(e,".git"),a=await(0,d().lstat)(t).catch(()=>{});if(a===void 0)return[];const o=(0,r().join)(n,".git");if(a.isDirectory())
return m(t,o);const w=/^gitdir: (.+)\n?$/.exec(await(0,d().readFile)(t,"utf8"))?.[1];if(w===void 0)return[];const S=(0,r().
resolve)(e,w),k=await(0,d().readFile)((0,r().join)(S,"commondir"),"utf8").catch(()=>{});return[...k===void 0?[]:await m(
(0,r().resolve)(S,k.trim()),o),...await m(S,o,new Set(["commondir","gitdir"]))]}async function m(e,n,t=new Set){const a=[];
await(0,d().mkdir)(n,{recursive:!0});const o=await(0,d().readdir)(e,{withFileTypes:!0}),w=f(o);for(const S of o){const{name:k}=S,
[u,b]=[(0,r().join)(e,k),(0,r().join)(n,k)];w&&p.has(k)||t.has(k)||(S.isDirectory()&&k==="objects"&&w?(await c(u,b),a.push(
u)):S.isDirectory()?a.push(...await m(u,b)):S.isFile()&&/^config(\.worktree)?$/.test(k)?await(0,d().writeFile)(b,(0,s().
withoutSecrets)(await(0,d().readFile)(u,"utf8"))):S.isFile()&&await(0,d().copyFile)(u,b))}return a}function f(e){const n=t=>e.
find(a=>a.name===t);return n("HEAD")?.isFile()===!0&&n("objects")?.isDirectory()===!0}async function c(e,n){await(0,d().
mkdir)((0,r().join)(n,"info"),{recursive:!0}),await(0,d().writeFile)((0,r().join)(n,"info","alternates"),`${JSON.stringify(
e)}
`)}},"run/safe-line"(v,i,O,P){O(v,{safeLine:()=>d});const y=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function d(_,r=200){
const g=_.replace(y,p=>`\\u{${p.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),s=Array.
from(g);return s.length<=r?g:`${s.slice(0,r-1).join("")}\u2026`}},"run/search-path"(v,i,O,P){let y;const d=()=>y??=i("no\
de:fs");let _;const r=()=>_??=i("node:fs/promises");let g;const s=()=>g??=i("node:path");O(v,{executablesNamed:()=>m,realPathOutside:()=>l,
trustedEntries:()=>p});async function p(e,n){const t=new Set(e.split(s().delimiter).filter(o=>(0,s().isAbsolute)(o)));return(await Promise.
all([...t].map(async o=>await l(o,n)===void 0?[]:[o]))).flat()}async function l(e,n){const[t,a]=await Promise.all([(0,r().
realpath)(e).catch(()=>{}),(0,r().realpath)(n)]);if(t===void 0)return;const o=[t,(0,s().resolve)(e)],w=[a,(0,s().resolve)(
n)];return o.some(S=>w.some(k=>c(k,S)))?void 0:t}async function*m(e,n,t){for(const a of n){const o=(0,s().join)(a,process.
platform==="win32"?`${e}.exe`:e),w=await l(o,t);w!==void 0&&await f(w)&&(yield{file:o,real:w})}}async function f(e){try{
return await(0,r().access)(e,d().constants.X_OK),(await(0,r().stat)(e)).isFile()}catch{return!1}}function c(e,n){const t=(0,s().
relative)(e,n);return t!==".."&&!t.startsWith(`..${s().sep}`)&&!(0,s().isAbsolute)(t)}},"run/shared-folder"(v,i,O,P){let y;
const d=()=>y??=i("error");let _;const r=()=>_??=i("rules/finding");let g;const s=()=>g??=i("run/private-copy");O(v,{shareFolder:()=>p});
function p(m,f,c=!1,e=s().copyCheckout){let n,t=!1;return{folder:async()=>{if(c)return m.directory;if(n=await e(m),t=n===
void 0,t&&!f)throw l(m);return n?.guard.directory??m.directory},guard:()=>n?.guard??m,hides:()=>!t,findings:()=>t?[(0,r().
finding)("checkout-shared",{untracked:m.leftOut.length})]:[],close:async()=>n?.close()}}function l({directory:m}){return new(d()).
GateError("containment_unavailable",`The checkout ${m} is too large to copy, and without namespaces commands would see f\
iles that are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install\
 fewer dependencies before the gate.")}},"run/shell-status"(v,i,O,P){let y;const d=()=>y??=i("node:os");O(v,{fromShell:()=>r,
signalName:()=>g});const _=128;function r(s,p){const l=g((s??0)-_);return l===void 0?{exitCode:s,signal:p}:{exitCode:null,
signal:l}}function g(s){return Object.entries(d().constants.signals).find(([,p])=>p===s)?.[0]}},"run/side-effects"(v,i,O,P){
let y;const d=()=>y??=i("node:path");let _;const r=()=>_??=i("run/path-list");O(v,{SideEffectsReader:()=>l});const g=1e5,
s="more than can be listed",p=new Set;class l{#e;#t;#n=new Map;#o=new(r()).PathList;#s=new(r()).PathList;#r=new(r()).PathList;#c=new(r()).
PathList;#i=new Map;#a=!0;constructor(c,e){this.#e=c,this.#t=e}entry(c){const{type:e,path:n,isLong:t}=c;if(this.#n.size===
0&&this.#l("",!0),e==="c")return;const a=this.#n.get(m(n)),o=a?.below.has(n)===!0,w=o?this.#e.kindOf(n):void 0;a&&!o&&(a.
foreign-=1),t&&(this.#a=!1),e!=="d"?this.#d(c,o):(o&&w!=="directory"&&this.#d(c,o),t||this.#l(n,w==="directory"))}left(c){
const e=this.#n.get(m(c));e&&!e.below.delete(c)&&(e.foreign+=1)}result(c){c&&this.#f();const e=[this.#o,this.#s,this.#r],
[n,t,a]=e.map(u=>u.first()),o=c&&this.#a,w=o&&e.every(u=>u.isWhole),S={created:n??[],changed:t??[],deleted:a??[],...!w&&
{totals:this.#u(),complete:!1}},k=[...this.#c.first(),...o?[]:[s]];return{side_effects:S,modified:k,remembered:this.#i}}#u(){
return{created:this.#o.total,changed:this.#s.total,deleted:this.#r.total}}#l(c,e){const n=e?new Set(this.#e.list(c)):p;this.#n.
set(c,{below:n,foreign:0})}#d({path:c,stamp:e},n){if(this.#t===void 0){(n?this.#s:this.#o).add(c);return}const{former:t,
isTaken:a}=this.#t,o=t.get(c);o===void 0?(n?this.#s:this.#o).add(c):o!==e&&this.#s.add(c),(n||a(c))&&this.#c.add(c),this.#i.
size<g?this.#i.set(c,e):this.#a=!1}#f(){for(const[c,{below:e,foreign:n}]of this.#n){for(const t of e)this.#p(t);n>0&&this.#o.
add(`${c}/`)}for(const c of this.#t?.former.keys()??[])this.#i.has(c)||this.#r.add(c)}#p(c){this.#r.add(c),this.#c.add(c)}}
function m(f){const c=d().posix.dirname(f);return c==="."?"":c}},"run/start-program"(v,i,O,P){let y;const d=()=>y??=i("n\
ode:child_process");let _;const r=()=>_??=i("node:crypto");let g;const s=()=>g??=i("run/inherited-descriptors");let p;const l=()=>p??=
i("run/lifeline");let m;const f=()=>m??=i("run/process-tree");let c;const e=()=>c??=i("run/shell-status");O(v,{startProgram:()=>n});
function n(o){const w=(0,r().randomUUID)(),{launcher:S=!1}=o,k=S?void 0:(0,l().lifeline)(w);let u;try{u=(0,d().spawn)(o.
file,o.args,{cwd:o.cwd,env:{...o.env,...!S&&{[f().MARKER]:w}},detached:process.platform!=="win32",shell:!1,stdio:[S?"pip\
e":"ignore","pipe","pipe",...(0,s().inheritedDescriptors)()],windowsHide:!0})}catch(h){return k?.release(),a(h)}u.stdin?.
on("error",()=>{});const{pid:b}=u;return b!==void 0&&k?.hold(b),{outputs:[u.stdout,u.stderr],ended:t(u,S),closed:new Promise(
h=>u.once("close",h)),terminate:()=>{u.stdin?u.stdin.write(`TERM
`):b!==void 0&&(0,f().signalTree)(b,"SIGTERM")},kill:()=>{u.stdin?.destroy(),b!==void 0&&(0,f().signalTree)(b,"SIGKILL")},
sweep:async()=>{b!==void 0&&(S?(0,f().signalTree)(b,"SIGKILL"):await(0,f().sweepTree)(b,w))},release:()=>{k?.release();for(const h of[
u.stdin,u.stdout,u.stderr])h?.destroy()}}}function t(o,w){return new Promise(S=>{o.once("error",k=>S({exitCode:null,signal:null,
error:k})),o.once("exit",(k,u)=>S(w?(0,e().fromShell)(k,u):{exitCode:k,signal:u}))})}function a(o){const w=()=>{};return{
outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:o}),closed:Promise.resolve(),terminate:w,kill:w,
sweep:()=>Promise.resolve(),release:w}}},"run/supervise"(v,i,O,P){let y;const d=()=>y??=i("node:timers/promises");let _;
const r=()=>_??=i("run/capture");let g;const s=()=>g??=i("run/not-run");let p;const l=()=>p??=i("run/start-program");O(v,
{supervise:()=>e,superviseStarted:()=>n});const m=500,f=1e3,c=5e3;async function e(u){return n(u.file,()=>(0,l().startProgram)(
u),u)}async function n(u,b,h){if(h.signal?.aborted)return(0,s().skippedOutcome)((0,s().stopReason)(h.signal),new Date);const E=[
new(r()).Capture(h.outputBytes),new(r()).Capture(h.outputBytes)],j=new Date().toISOString(),T=performance.now(),x=await t(
b(),E,h);return{...k(x,u,h),exit_code:x.exitCode,signal:x.signal,started_at:j,duration_ms:Math.round(x.at-T),stdout:E[0].
result(),stderr:E[1].result()}}async function t(u,b,h){a(u.outputs[0],b[0]),a(u.outputs[1],b[1]);const E=await w(u,h);return await u.
sweep(),E.error===void 0&&await S(u.closed),u.release(),E}function a(u,b){u?.on("data",h=>{b.write(h),o(h)}),u?.on("erro\
r",()=>{})}function o({buffer:u,byteLength:b}){if(u.byteLength!==b)return;u.transfer?.(0)}function w(u,{timeoutMs:b,graceMs:h=2e3,
signal:E}){return new Promise(j=>{let T,x;const R=(L,M)=>{T??=L,u.terminate(),clearTimeout(I),clearTimeout(x),x=setTimeout(
()=>{u.kill(),x=setTimeout(()=>N({exitCode:null,signal:null}),c)},M)},C=()=>R("interrupt",m),I=setTimeout(()=>R("timeout",
h),b);E?.addEventListener("abort",C);const N=L=>{clearTimeout(I),clearTimeout(x),E?.removeEventListener("abort",C),j({...L,
stopped:T,at:performance.now()})};u.ended.then(N)})}async function S(u){const b=new AbortController,h=(0,d().setTimeout)(
f,void 0,{signal:b.signal}).catch(()=>{});await Promise.race([u,h]),b.abort()}function k({exitCode:u,signal:b,error:h,lost:E,
stopped:j},T,{timeoutMs:x,signal:R}){if(h){const C=h.code??h.message;return{status:"crashed",reason:`Command could not b\
e started: ${T} (${C})`}}if(j==="timeout")return{status:"timed_out",reason:`Command timed out after ${x}ms`};if(j==="int\
errupt"&&R){const C=(0,s().stopReason)(R);return{status:C===s().BUDGET_SPENT?"timed_out":"skipped",reason:C}}return E!==
void 0?{status:"error",reason:`Containment was lost: ${E}`}:b!==null?{status:"crashed",reason:`Command was ended by ${b}`}:
u===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${u}`}}},"run/written"(v,i,O,P){let y;const d=()=>y??=
i("node:fs");O(v,{Records:()=>m,readReport:()=>l});const _="ready",r="end",g=0,s=1e3,p=3;async function l(n,t){const a=new m(
t);for await(const o of(0,d().createReadStream)(n))a.write(o);return a.end()}class m{#e;#t=[];#n=Buffer.alloc(0);#o;#s=!1;#r;constructor(t){
this.#e=t}write(t){const a=this.#n.length===0?t:Buffer.concat([this.#n,t]);let o=0;for(let w=a.indexOf(g);w>=0;w=a.indexOf(
g,o))this.#c(this.#o),this.#o=a.toString("utf8",o,w),o=w+1;this.#n=a.subarray(o)}end(){const t=this.#o===r&&this.#n.length===
0;return this.#o===_&&(this.#s=!0),{started:this.#s,complete:t,free:this.#r}}#c(t){t!==void 0&&(this.#s?t.startsWith("=.\
/")?this.#e.left(t.slice(3)):t.startsWith("!free ")?this.#r=e(t):this.#i(t):this.#s=t===_)}#i(t){const a=t.indexOf(" ")+
1,o=t.indexOf(" ",a)+1,w=Number(t.slice(a,o-1)),S=t.slice(o),k=this.#t[w-2],u=f(k,S),b=k?.isLong===!0||c(u),h=t.slice(0,
1);h==="d"&&(this.#t.length=w-1,this.#t.push(b&&k?{...k,isLong:b}:{path:u,isLong:b})),this.#e.entry({type:h,stamp:t.slice(
0,a-1),path:u,isLong:b})}}function f(n,t){return n===void 0?t:n.isLong?`${n.path}/\u2026/${t}`:`${n.path}/${t}`}function c(n){
return n.length*p>s&&Buffer.byteLength(n)>s}function e(n){const[t,a,o]=n.split(" ").slice(1).map(Number);if(!(!t&&t!==0))
return{bytes:t*Number(a),files:Number(o)}}}};
