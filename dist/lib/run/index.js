"use strict";module.exports={"run/audited-files"(v,a,O,j){let S;const l=()=>S??=a("node:path");let h;const r=()=>h??=a("run/configura\
tion-files");O(v,{replacesAudited:()=>i,takenFor:()=>t});const _=["",".js",".json",".node"],s=new Set(["package.json",".\
npmrc"]),f=/(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/,d=/(?:^|\/)\.git(?:\/|$)/,p=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
m=/\.(?:gch|pch|local)$/,c=/\.d\.[cm]?ts$/i,e=/^(?:index|__init__|__main__|init|mod|main)\./,n=/^(.*?)__pycache__\/([^/.]+)\.[^/]+\.pyc$/;
function t(w){const E=b(w),P=T=>T===""||w.kindOf(T)==="directory";return T=>{if(f.test(T)||d.test(T)||i(T,N=>w.kindOf(N)!==
void 0))return!0;const x=(0,r().configuredFolder)(T);if(x!==void 0&&P(x))return!0;const[R,C]=[k(T),l().posix.basename(T)];
if(P(R))return o(C)||g(C,E(R));const $=n.exec(T);return $?E($[1]?.replace(/\/$/,"")??"").has($[2]??""):(o(C)||s.has(C))&&
E(k(R)).has(l().posix.basename(R))}}function i(w,E){return s.has(l().posix.basename(w))?E(l().posix.dirname(w)):_.some((P,T)=>{
if(!w.endsWith(P))return!1;const x=w.slice(0,w.length-P.length);return[..._.slice(T+1),...P===""?[]:[""]].some(C=>E(x+C))})}
function o(w){return e.test(w)&&u(w)}function u(w){return p.test(w)&&!c.test(w)}function g(w,E){return m.test(w)?E.has(w.
replace(m,"")):(y(w)===w||u(w))&&E.has(y(w))}function b(w){const E=new Map;return P=>{const T=()=>w.list(P).map(R=>l().posix.
basename(R)),x=E.get(P)??new Set(T().flatMap(R=>[R,y(R)]));return E.set(P,x),x}}function y(w){return l().posix.parse(w).
name}function k(w){const E=l().posix.dirname(w);return E==="."?"":E}},"run/budget"(v,a,O,j){let S;const l=()=>S??=a("run\
/not-run");O(v,{withinBudget:()=>h});async function h(r,_,s){const f=new AbortController,d=setTimeout(()=>f.abort(l().BUDGET_SPENT),
r);try{return await s(AbortSignal.any([_,f.signal]))}finally{clearTimeout(d)}}},"run/capture"(v,a,O,j){let S;const l=()=>S??=
a("node:string_decoder");O(v,{Capture:()=>h});class h{#e;#t;#n=0;constructor(s){this.#e=Buffer.allocUnsafeSlow(s),this.#t=
Buffer.allocUnsafeSlow(s)}write(s){const f=Math.max(0,this.#e.length-this.#n);f>0&&s.copy(this.#e,this.#n);const d=s.subarray(
f);d.length>0&&this.#o(d),this.#n+=s.length}#o(s){const f=this.#t.length,d=Math.max(0,this.#n-this.#e.length),p=s.subarray(
Math.max(0,s.length-f)),m=(d+s.length-p.length)%f,c=p.copy(this.#t,m);p.copy(this.#t,0,c)}result(){const s=this.#e.length,
f=this.#n,d=new(l()).StringDecoder("utf8"),p=this.#e.subarray(0,Math.min(f,s));if(f<=s)return{head:d.end(p),tail:"",bytes:f,
truncated:!1};const m=d.write(p);if(f<=2*s){const t=d.end(this.#t.subarray(0,f-s));return{head:m,tail:t,bytes:f,truncated:!1}}
const c=f%s,e=Buffer.concat([this.#t.subarray(c),this.#t.subarray(0,c)]),n=e.subarray(r(e)).toString("utf8");return{head:m,
tail:n,bytes:f,truncated:!0}}}function r(_){const s=d=>d!==void 0&&d>>6===2;return[0,1,2,3].find(d=>!s(_[d]))??0}},"run/\
configuration-files"(v,a,O,j){let S;const l=()=>S??=a("picomatch");O(v,{configuredFolder:()=>s});const h=["*.{config,con\
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
_=(0,l().default)(h,{dot:!0});function s(f){const d=r.exec(f);if(d)return d[1]??"";const p=f.lastIndexOf("/");return _(f.
slice(p+1))?f.slice(0,Math.max(p,0)):void 0}},"run/environment"(v,a,O,j){let S;const l=()=>S??=a("node:path");O(v,{commandEnvironment:()=>f});
const h={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},r={npm_config_offline:"true",npm_config_fetch_retries:"\
0"},_=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],s="cmd.exe";function f({node:c,searchPath:e,folder:n,shell:t,
npm:i,assignments:o},u){const g=u.platform==="win32"?p(u.env,n):{},{delimiter:b,dirname:y}=u.platform==="win32"?l().win32:
l().posix,k={PATH:[...new Set([y(c),...e])].join(b),HOME:n.home,TMPDIR:n.temp,...g,...d(n,t??(u.platform==="win32"?s:"/b\
in/sh")),...i??r};return{...h,...m(k,o),...k}}function d(c,e){return{npm_config_script_shell:e,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:c.npmCache,npm_config_userconfig:c.npmUserConfig,npm_config_globalconfig:c.
npmGlobalConfig}}function p(c,e){const n=Object.entries(c).flatMap(([t,i])=>{const o=t.toUpperCase();return _.includes(o)&&
i!==void 0?[[o,i]]:[]});return{...Object.fromEntries(n),USERPROFILE:e.home,APPDATA:e.home,LOCALAPPDATA:e.home,TEMP:e.temp,
TMP:e.temp}}function m(c,e){const n=new Set(Object.keys(c).map(t=>t.toUpperCase()));return Object.fromEntries(Object.entries(
e).filter(([t])=>!n.has(t.toUpperCase())))}},"run/home-folders"(v,a,O,j){let S;const l=()=>S??=a("node:fs/promises");let h;
const r=()=>h??=a("node:path");O(v,{homeFolders:()=>_});async function _(s,f){return f===void 0||!(0,r().isAbsolute)(f)?
[]:(await Promise.all([...new Set(s)].sort().map(async p=>{const m=await(0,l().realpath)((0,r().join)(f,p)).catch(()=>{});
return m===void 0||!(await(0,l().stat)(m)).isDirectory()?[]:[{path:p,source:m}]}))).flat()}},"run/inherited-descriptors"(v,a,O,j){
let S;const l=()=>S??=a("node:fs");O(v,{inheritedDescriptors:()=>_});const h=524288;let r;function _(){return r??=s(f()),
r}function s(m){if(m.length===0)return[];const c=(0,l().openSync)("/dev/null","r"),e=Math.max(...m)-2,n=new Array(e).fill(
"ignore");for(const t of m)n[t-3]=c;return n}function f(){return d().filter(m=>{const c=/^flags:\s*([0-7]+)$/m.exec(p(m))?.[1]??
"";return c!==""&&(Number.parseInt(c,8)&h)===0})}function d(){return process.platform!=="linux"?[]:(0,l().readdirSync)("\
/proc/self/fd").map(Number).filter(m=>m>2)}function p(m){try{return(0,l().readFileSync)(`/proc/self/fdinfo/${m}`,"utf8")}catch{
return""}}},"run/interrupt"(v,a,O,j){O(v,{interruptible:()=>l,runProcess:()=>h});const S=["SIGINT","SIGTERM"];async function l(r){
const _=new AbortController,s=()=>{f(),_.abort()},f=()=>{for(const d of S)process.off(d,s)};for(const d of S)process.on(
d,s);try{return await r(_.signal)}finally{f()}}function h(r,_){let s=!1;return process.once("exit",()=>{s||(process.exitCode=
r)}),l(async f=>{await _(f),s=!0})}},"run/isolation-probe-script"(v,a,O,j){O(v,{PROBE_SCRIPT:()=>S});const S=String.raw`
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
`},"run/launch"(v,a,O,j){let S;const l=()=>S??=a("node:path");let h;const r=()=>h??=a("error");let _;const s=()=>_??=a("\
run/scripts/launch-scripts");O(v,{launchOf:()=>d});const f={npm_config_node_options:"--warnings"};function d(e,{programs:n,
checkout:t,base:i}){const{argv:o,binary:u,program:g,scripts:b}=e,y=n.node.file;if(b!==void 0){const{platform:E}=process,
P=(0,s().launchScripts)(b,{programs:n,checkout:t,base:i,platform:E});if(!("missing"in P))return P;throw P.missing==="sh"?
m(e):p(e,P.missing,y)}const k=o.slice(1);if(u!==void 0)return{file:y,args:[(0,l().join)(t,u),...k]};if(g==="node")return{
file:y,args:k};if(g==="npm"||g==="npx"){const E=n[g];if(E)return{file:y,args:[E.file,...k],env:f};throw p(e,g,y)}const w=n.
machine.get(g);if(w)return{file:w.file,args:k};throw c(e,g,"on PATH outside the checkout","Install the program before th\
is step, in a folder outside the checkout. Shell builtins such as cd cannot be run.")}function p(e,n,t){return c(e,n,`ne\
xt to ${t} or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with actions/setup-no\
de).")}function m(e){return c(e,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, or m\
ake the script one command of node or of a local tool.")}function c({command:e},n,t,i){const o=`The command "${e}" needs\
 ${n}, which was not found ${t}.`;return new(r()).GateError("program_not_found",o,i)}},"run/left-out"(v,a,O,j){let S;const l=()=>S??=
a("node:path");O(v,{mentionedOf:()=>s});const h=5,r=30,_=/[^\w.@+~/\\-]+/;function s(d){const p=new Map(d.map(m=>[m,m]));
for(const m of d){const{dir:c,name:e,ext:n}=l().posix.parse(m),t=l().posix.join(c,e);n!==""&&!p.has(t)&&p.set(t,m)}return m=>{
if(m.status!=="failed"||p.size===0)return m;const{stdout:c,stderr:e}=m,n=[e,c].flatMap(({head:o,tail:u})=>[o,u]),t=new Set(
n.flatMap(o=>o.split(_))),i=new Set([...t].flatMap(o=>f(o)).flatMap(o=>p.get(o)??[]));return i.size===0?m:{...m,left_out:[
...i].sort().slice(0,h)}}}function f(d){const p=d.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(m=>m!==""&&
m!=="."&&m!=="..");return p.length>r?[]:p.flatMap((m,c)=>p.slice(c).map((e,n)=>p.slice(c,c+n+1).join("/")))}},"run/log-c\
ommands"(v,a,O,j){let S;const l=()=>S??=a("node:crypto");O(v,{withoutLogCommands:()=>h});async function h(r,_){const s=(0,l().
randomUUID)();r(`::stop-commands::${s}`);try{return await _()}finally{r(`::${s}::`)}}},"run/lower-layer"(v,a,O,j){let S;
const l=()=>S??=a("node:fs");let h;const r=()=>h??=a("node:path");let _;const s=()=>_??=a("repo/entry-index");let f;const d=()=>f??=
a("repo/file-kind");O(v,{lowerLayer:()=>p});function p(c,e){const n=new Set(e),t=i=>n.has(i)||(0,s().foldersAbove)(i).some(
o=>n.has(o));return{kindOf:i=>{if(t(i))return;const o=m(()=>(0,l().lstatSync)((0,r().join)(c,i)));return o&&((0,d().kindOf)(
o)??"special")},list:i=>{const o=(0,r().join)(c,i);return t(i)||m(()=>(0,l().realpathSync)(o))!==o?[]:(m(()=>(0,l().readdirSync)(
o))??[]).map(g=>(0,r().join)(i,g)).filter(g=>!t(g))}}}function m(c){try{return c()}catch{return}}},"run/named-root"(v,a,O,j){
O(v,{namedRootOf:()=>S});function S(l){return h=>{const{status:r,stdout:_,stderr:s}=h;return r==="passed"||l==="/"?h:[_,
s].some(({head:d,tail:p})=>[d,p].some(m=>m.includes(l)))?{...h,root:l}:h}}},"run/not-run"(v,a,O,j){O(v,{BUDGET_SPENT:()=>h,
CHECKOUT_CHANGED:()=>_,INTERRUPTED:()=>l,OUTCOME_LOST:()=>r,blockedOutcome:()=>d,changedOutcome:()=>e,countInterrupted:()=>s,
lostOutcome:()=>c,programMissingOutcome:()=>p,skippedOutcome:()=>m,stopReason:()=>f});const S="BLOCKED: validation comma\
nd rejected by safety check (allowed prefixes: node/npm/npx; shell operators prohibited)",l="interrupted",h="the time bu\
dget for all commands was spent",r="the run returned no outcome for this command",_="files of the checkout changed while\
 the gate ran";function s(t){return t.filter(({reason:i})=>i===l).length}function f(t){return t.reason===h?h:l}function d(t){
return n("blocked",S,t)}function p({message:t,hint:i},o){return n("not_runnable",`${t} ${i}`,o)}function m(t,i){return n(
"skipped",t,i)}function c(t){return n("skipped",r,t)}function e(t,i,o){return{...o??n("error",_,t),status:"error",reason:_,
checkout_changed:[...i]}}function n(t,i,o){const u={head:"",tail:"",bytes:0,truncated:!1};return{status:t,exit_code:null,
signal:null,started_at:o.toISOString(),duration_ms:0,stdout:u,stderr:u,reason:i}}},"run/outcomes"(v,a,O,j){let S;const l=()=>S??=
a("audit/gene/plans");let h;const r=()=>h??=a("run/not-run");O(v,{outcomesOf:()=>s,plansOf:()=>_,refusedOutcomes:()=>d});
function _({asset:e,commands:n}){const t=n.flatMap(({plan:i})=>i??[]);return{id:e.id,plans:t.length===n.length?t:[]}}function s({
commands:e},n,t){if(e.every(({plan:o})=>o!==void 0))return e.map(({plan:o},u)=>f(o,n[u],t));const i=c(e);return e.map(({
verdict:o})=>o==="block"?(0,r().blockedOutcome)(t):(0,r().skippedOutcome)(i,t))}function f(e,n,t){if(n===void 0||n.plan.
digest!==e?.digest)return(0,r().lostOutcome)(t);const{outcome:i,changedFiles:o}=n;return o.length===0?i:{...i,checkout_modified:o}}
function d(e,n,t){const i=e.filter(o=>n?p(o):o.commands.some(m));return new Map(i.map(o=>[o,s(o,[],t)]))}function p({change:e,
commands:n}){return n.length===0?e!=="removed":n.some(({plan:t})=>t===void 0)}function m({verdict:e}){return e==="block"}
function c(e){if(e.some(({verdict:i})=>i==="block"))return"another command of the gene is blocked";const t=e.flatMap(({reading:i})=>(0,l().
toolOf)(i)??[]).find(({path:i})=>i===void 0);return t?`${t.name} is not installed; install dependencies before the gate`:
"the audit does not allow this gene to run; see its findings"}},"run/path-list"(v,a,O,j){O(v,{PathList:()=>l});const S=100;
class l{#e=[];#t=0;add(r){this.#t+=1,this.#e.push(r),this.#e.length>10*S&&(this.#e=this.first())}get total(){return this.#t}get isWhole(){
return this.#t<=S}first(){return this.#e.sort().slice(0,S)}}},"run/pool"(v,a,O,j){O(v,{Pool:()=>S});class S{#e;#t=[];constructor(h){
this.#e=h}run(h,r){return new Promise((_,s)=>{const f=()=>{r().then(_,s).finally(()=>{this.#e+=1,this.#n()})};this.#t=[...this.#t,
{urgency:h,start:f}],this.#n()})}#n(){setImmediate(()=>{const h=[...this.#t].sort((r,_)=>_.urgency()-r.urgency()).slice(
0,this.#e);this.#e-=h.length,this.#t=this.#t.filter(r=>!h.includes(r));for(const{start:r}of h)r()})}}},"run/private-copy"(v,a,O,j){
let S;const l=()=>S??=a("node:fs");let h;const r=()=>h??=a("node:fs/promises");let _;const s=()=>_??=a("node:path");let f;
const d=()=>f??=a("temporary-folder");let p;const m=()=>p??=a("run/repository-copy");O(v,{copyCheckout:()=>n});const c={
entries:2e5,bytes:4*1024**3};class e extends Error{}async function n(u,g=c){const b=await(0,d().temporaryFolder)(),y=()=>(0,r().
rm)(b,{recursive:!0,force:!0,maxRetries:3}),k=(0,s().join)(b,(0,s().basename)(u.directory)||"checkout");try{await t(u,k,
g);const w=await(0,m().copyRepository)(u.directory,k);return{guard:u.at(k),objects:w,close:y}}catch(w){if(await y(),w instanceof
e)return;throw w}}async function t(u,g,b){const{directory:y,files:k,folders:w}=u,E={...b},P=async T=>{const[x,R]=[(0,s().
join)(y,T),(0,s().join)(g,T)],C=await(0,r().lstat)(x);if(E.entries-=1,E.bytes-=C.isFile()?C.size:0,E.entries<0||E.bytes<
0)throw new e;if(C.isSymbolicLink())await o(x,R,y,g);else if(C.isFile())await(0,r().copyFile)(x,R,l().constants.COPYFILE_FICLONE);else if(C.
isDirectory()){await(0,r().mkdir)(R,{mode:C.mode});for(const{name:$}of await i(x))await P((0,s().join)(T,$))}};for(const T of w)
await(0,r().mkdir)((0,s().join)(g,T),{recursive:!0});for(const{path:T}of k)await P(T);for(const T of u.additions)await(0,r().
mkdir)((0,s().join)(g,T,".."),{recursive:!0}),await P(T)}async function i(u){return(await(0,r().readdir)(u,{withFileTypes:!0})).
filter(({name:b})=>b!==".git")}async function o(u,g,b,y){const k=await(0,r().readlink)(u),w=(0,s().isAbsolute)(k)?(0,s().
relative)(b,k):"..",E=!w.startsWith("..")&&!(0,s().isAbsolute)(w),P=process.platform==="win32"?"junction":void 0;await(0,r().
symlink)(E?(0,s().join)(y,w):k,g,P)}},"run/private-folder"(v,a,O,j){let S;const l=()=>S??=a("node:fs/promises");let h;const r=()=>h??=
a("node:path");let _;const s=()=>_??=a("temporary-folder");O(v,{withPrivateFolder:()=>f});async function f(d){const p=await(0,s().
temporaryFolder)(),m={home:(0,r().join)(p,"home"),temp:(0,r().join)(p,"tmp"),npmCache:(0,r().join)(p,"npm-cache"),npmUserConfig:(0,r().
join)(p,"npmrc-user"),npmGlobalConfig:(0,r().join)(p,"npmrc-global")};try{return await Promise.all([(0,l().mkdir)(m.home),
(0,l().mkdir)(m.temp),(0,l().writeFile)(m.npmUserConfig,""),(0,l().writeFile)(m.npmGlobalConfig,"")]),await d(m)}finally{
await(0,l().rm)(p,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}},"run/process-tree"(v,a,O,j){let S;const l=()=>S??=
a("node:child_process");let h;const r=()=>h??=a("node:fs");let _;const s=()=>_??=a("node:path");let f;const d=()=>f??=a(
"node:timers/promises");O(v,{MARKER:()=>p,signalTree:()=>e,sweepTree:()=>t});const p="GENE_GATE_RUN",m=40,c=10;function e(g,b){
process.platform==="win32"?b==="SIGKILL"&&n(g):u(-g,b)}function n(g){const b=(0,s().join)(process.env.SYSTEMROOT??"C:\\Wi\
ndows","System32","taskkill.exe"),y={stdio:"ignore",windowsHide:!0};(0,l().spawn)(b,["/PID",String(g),"/T","/F"],y).on("\
error",()=>{})}async function t(g,b){if(process.platform!=="win32"&&(u(-g,"SIGKILL"),!!(0,r().existsSync)("/proc/self/en\
viron")))for(let y=0;y<m;y+=1){const k=i(b);if(k.length===0)return;for(const w of k)u(w,"SIGKILL");await(0,d().setTimeout)(
c)}}function i(g){return(0,r().readdirSync)("/proc").filter(b=>/^\d+$/.test(b)).filter(b=>o(b).includes(`${p}=${g}`)).map(
Number)}function o(g){try{return(0,r().readFileSync)(`/proc/${g}/environ`)}catch{return Buffer.alloc(0)}}function u(g,b){
try{process.kill(g,b)}catch{}}},"run/programs"(v,a,O,j){let S;const l=()=>S??=a("node:child_process");let h;const r=()=>h??=
a("node:fs/promises");let _;const s=()=>_??=a("node:os");let f;const d=()=>f??=a("node:path");let p;const m=()=>p??=a("n\
ode:util");let c;const e=()=>c??=a("zod");let n;const t=()=>n??=a("error");let i;const o=()=>i??=a("run/search-path");O(
v,{findPrograms:()=>y});const u=e().object({file:e().string(),version:e().string(),platform:e().string(),arch:e().string()}),
g="JSON.stringify({file: process.execPath, version: process.version, platform: process.platform, arch: process.arch})",b=2e4;
async function y(N){const{path:L,checkout:M,names:F=[]}=N,I=await(0,o().trustedEntries)(L,M),A=await k(I,M),[U,D]=await Promise.
all(["npm","npx"].map(H=>E(H,A.file,I,M))),G=await C(F,I,M),B=await x(I,M);return{node:A,...U&&{npm:U},...D&&{npx:D},...B!==
void 0&&{shell:B},machine:G,searchPath:I}}async function k(N,L){for await(const{file:M,real:F}of(0,o().executablesNamed)(
"node",N,L)){const I=await w(M,F,N),A=await(0,o().realPathOutside)(I.file,L);if(A!==void 0)return{...I,file:A}}throw new(t()).
GateError("program_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for \
example with actions/setup-node), in a folder outside the checkout.")}async function w(N,L,M){const{execPath:F,version:I,
platform:A,arch:U}=process;if(L===await(0,r().realpath)(F))return{file:L,version:I,platform:A,arch:U};try{const{stdout:D}=await(0,m().
promisify)(l().execFile)(N,["-p",g],{cwd:(0,d().dirname)(N),env:{PATH:M.join(d().delimiter),HOME:(0,s().homedir)(),...process.
env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:b,windowsHide:!0});return u.parse(JSON.parse(D))}catch(D){throw new(t()).
GateError("program_not_found",`${N} is the first node on PATH, but it does not work.`,"Run it manually to see the error,\
 or set up Node.js before this step (actions/setup-node).",{cause:D})}}async function E(N,L,M,F){const I=(0,d().join)("n\
ode_modules","npm","bin",`${N}-cli.js`);for(const A of[(0,d().dirname)(L),...M]){for(const D of[(0,d().join)(A,I),(0,d().
join)(A,"..","lib",I)]){const G=await P(D,N,F);if(G)return G}const U=await P((0,d().join)(A,N),N,F);if(U)return U}}async function P(N,L,M){
const F=await(0,o().realPathOutside)(N,M);if(!F?.endsWith(`${L}-cli.js`))return;const I=(0,d().join)((0,d().dirname)(F),
"..","package.json"),A=await(0,r().readFile)(I,"utf8").catch(()=>"null"),{success:U,data:D}=e().object({name:e().literal(
"npm"),version:e().string()}).safeParse($(A));return U?{file:F,version:D.version}:void 0}const T="/bin/sh";async function x(N,L){
if(process.platform!=="win32")return T;for await(const{real:M}of(0,o().executablesNamed)("git",N,L)){const F=await(0,o().
realPathOutside)((0,d().join)((0,d().dirname)(M),"..","bin","sh.exe"),L);if(F!==void 0)return F}}const R=/^[A-Za-z0-9][\w.+-]*$/;
async function C(N,L,M){const F=new Map;for(const I of N.filter(A=>R.test(A))){const A=await(0,o().executablesNamed)(I,L,
M).next();A.done||F.set(I,A.value)}return F}function $(N){try{return JSON.parse(N)}catch{return}}},"run/progress"(v,a,O,j){
let S;const l=()=>S??=a("run/safe-line");O(v,{NO_PROGRESS:()=>h,linesOfProgress:()=>r});const h={planned(){},started(){},
finished(){},ended(){}};function r(_){let s=0,f=0;return{...h,planned:d=>{s=d},finished:(d,{status:p,duration_ms:m})=>{f+=
1;const c=(m/1e3).toFixed(1);_(`[${f}/${s}] ${p} in ${c} s: ${(0,l().safeLine)(d)}`)}}}},"run/repository-copy"(v,a,O,j){
let S;const l=()=>S??=a("node:fs/promises");let h;const r=()=>h??=a("node:path");let _;const s=()=>_??=a("run/containmen\
t/git-config");O(v,{copyRepository:()=>d});const f=new Set(["hooks","lfs","worktrees"]);async function d(e,n){const t=(0,r().
join)(e,".git"),i=await(0,l().lstat)(t).catch(()=>{});if(i===void 0)return[];const o=(0,r().join)(n,".git");if(i.isDirectory())
return p(t,o);const u=/^gitdir: (.+)\n?$/.exec(await(0,l().readFile)(t,"utf8"))?.[1];if(u===void 0)return[];const g=(0,r().
resolve)(e,u),b=await(0,l().readFile)((0,r().join)(g,"commondir"),"utf8").catch(()=>{});return[...b===void 0?[]:await p(
(0,r().resolve)(g,b.trim()),o),...await p(g,o,new Set(["commondir","gitdir"]))]}async function p(e,n,t=new Set){const i=[];
await(0,l().mkdir)(n,{recursive:!0});const o=await(0,l().readdir)(e,{withFileTypes:!0}),u=m(o);for(const g of o){const{name:b}=g,
[y,k]=[(0,r().join)(e,b),(0,r().join)(n,b)];u&&f.has(b)||t.has(b)||(g.isDirectory()&&b==="objects"&&u?(await c(y,k),i.push(
y)):g.isDirectory()?i.push(...await p(y,k)):g.isFile()&&/^config(\.worktree)?$/.test(b)?await(0,l().writeFile)(k,(0,s().
withoutSecrets)(await(0,l().readFile)(y,"utf8"))):g.isFile()&&await(0,l().copyFile)(y,k))}return i}function m(e){const n=t=>e.
find(i=>i.name===t);return n("HEAD")?.isFile()===!0&&n("objects")?.isDirectory()===!0}async function c(e,n){await(0,l().
mkdir)((0,r().join)(n,"info"),{recursive:!0}),await(0,l().writeFile)((0,r().join)(n,"info","alternates"),`${JSON.stringify(
e)}
`)}},"run/safe-line"(v,a,O,j){O(v,{safeLine:()=>l});const S=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function l(h,r=200){
const _=h.replace(S,f=>`\\u{${f.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),s=Array.
from(_);return s.length<=r?_:`${s.slice(0,r-1).join("")}\u2026`}},"run/search-path"(v,a,O,j){let S;const l=()=>S??=a("no\
de:fs");let h;const r=()=>h??=a("node:fs/promises");let _;const s=()=>_??=a("node:path");O(v,{executablesNamed:()=>p,realPathOutside:()=>d,
trustedEntries:()=>f});async function f(e,n){const t=new Set(e.split(s().delimiter).filter(o=>(0,s().isAbsolute)(o)));return(await Promise.
all([...t].map(async o=>await d(o,n)===void 0?[]:[o]))).flat()}async function d(e,n){const[t,i]=await Promise.all([(0,r().
realpath)(e).catch(()=>{}),(0,r().realpath)(n)]);if(t===void 0)return;const o=[t,(0,s().resolve)(e)],u=[i,(0,s().resolve)(
n)];return o.some(g=>u.some(b=>c(b,g)))?void 0:t}async function*p(e,n,t){for(const i of n){const o=(0,s().join)(i,process.
platform==="win32"?`${e}.exe`:e),u=await d(o,t);u!==void 0&&await m(u)&&(yield{file:o,real:u})}}async function m(e){try{
return await(0,r().access)(e,l().constants.X_OK),(await(0,r().stat)(e)).isFile()}catch{return!1}}function c(e,n){const t=(0,s().
relative)(e,n);return t!==".."&&!t.startsWith(`..${s().sep}`)&&!(0,s().isAbsolute)(t)}},"run/shared-folder"(v,a,O,j){let S;
const l=()=>S??=a("error");let h;const r=()=>h??=a("rules/finding");let _;const s=()=>_??=a("run/private-copy");O(v,{shareFolder:()=>f});
function f(p,m,c=!1,e=s().copyCheckout){let n,t=!1;return{folder:async()=>{if(c)return p.directory;if(n=await e(p),t=n===
void 0,t&&!m)throw d(p);return n?.guard.directory??p.directory},guard:()=>n?.guard??p,hides:()=>!t,findings:()=>t?[(0,r().
finding)("checkout-shared",{untracked:p.leftOut.length})]:[],close:async()=>n?.close()}}function d({directory:p}){return new(l()).
GateError("containment_unavailable",`The checkout ${p} is too large to copy, and without namespaces commands would see f\
iles that are not in the commit.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install\
 fewer dependencies before the gate.")}},"run/shell-status"(v,a,O,j){let S;const l=()=>S??=a("node:os");O(v,{fromShell:()=>r,
signalName:()=>_});const h=128;function r(s,f){const d=_((s??0)-h);return d===void 0?{exitCode:s,signal:f}:{exitCode:null,
signal:d}}function _(s){return Object.entries(l().constants.signals).find(([,f])=>f===s)?.[0]}},"run/side-effects"(v,a,O,j){
let S;const l=()=>S??=a("node:path");let h;const r=()=>h??=a("run/path-list");O(v,{SideEffectsReader:()=>d});const _=1e5,
s="more than can be listed",f=new Set;class d{#e;#t;#n=new Map;#o=new(r()).PathList;#s=new(r()).PathList;#r=new(r()).PathList;#c=new(r()).
PathList;#i=new Map;#a=!0;constructor(c,e){this.#e=c,this.#t=e}entry(c){const{type:e,path:n,isLong:t}=c;if(this.#n.size===
0&&this.#l("",!0),e==="c")return;const i=this.#n.get(p(n)),o=i?.below.has(n)===!0,u=o?this.#e.kindOf(n):void 0;i&&!o&&(i.
foreign-=1),t&&(this.#a=!1),e!=="d"?this.#d(c,o):(o&&u!=="directory"&&this.#d(c,o),t||this.#l(n,u==="directory"))}left(c){
const e=this.#n.get(p(c));e&&!e.below.delete(c)&&(e.foreign+=1)}result(c){c&&this.#f();const e=[this.#o,this.#s,this.#r],
[n,t,i]=e.map(y=>y.first()),o=c&&this.#a,u=o&&e.every(y=>y.isWhole),g={created:n??[],changed:t??[],deleted:i??[],...!u&&
{totals:this.#u(),complete:!1}},b=[...this.#c.first(),...o?[]:[s]];return{side_effects:g,modified:b,remembered:this.#i}}#u(){
return{created:this.#o.total,changed:this.#s.total,deleted:this.#r.total}}#l(c,e){const n=e?new Set(this.#e.list(c)):f;this.#n.
set(c,{below:n,foreign:0})}#d({path:c,stamp:e},n){if(this.#t===void 0){(n?this.#s:this.#o).add(c);return}const{former:t,
isTaken:i}=this.#t,o=t.get(c);o===void 0?(n?this.#s:this.#o).add(c):o!==e&&this.#s.add(c),(n||i(c))&&this.#c.add(c),this.#i.
size<_?this.#i.set(c,e):this.#a=!1}#f(){for(const[c,{below:e,foreign:n}]of this.#n){for(const t of e)this.#p(t);n>0&&this.#o.
add(`${c}/`)}for(const c of this.#t?.former.keys()??[])this.#i.has(c)||this.#r.add(c)}#p(c){this.#r.add(c),this.#c.add(c)}}
function p(m){const c=l().posix.dirname(m);return c==="."?"":c}},"run/start-program"(v,a,O,j){let S;const l=()=>S??=a("n\
ode:child_process");let h;const r=()=>h??=a("node:crypto");let _;const s=()=>_??=a("run/inherited-descriptors");let f;const d=()=>f??=
a("run/process-tree");let p;const m=()=>p??=a("run/shell-status");O(v,{startProgram:()=>c});function c(t){const i=(0,r().
randomUUID)(),{launcher:o=!1}=t;let u;try{u=(0,l().spawn)(t.file,t.args,{cwd:t.cwd,env:{...t.env,...!o&&{[d().MARKER]:i}},
detached:process.platform!=="win32",shell:!1,stdio:[o?"pipe":"ignore","pipe","pipe",...(0,s().inheritedDescriptors)()],windowsHide:!0})}catch(b){
return n(b)}u.stdin?.on("error",()=>{});const{pid:g}=u;return{outputs:[u.stdout,u.stderr],ended:e(u,o),closed:new Promise(
b=>u.once("close",b)),terminate:()=>{u.stdin?u.stdin.write(`TERM
`):g!==void 0&&(0,d().signalTree)(g,"SIGTERM")},kill:()=>{u.stdin?.destroy(),g!==void 0&&(0,d().signalTree)(g,"SIGKILL")},
sweep:async()=>{g!==void 0&&(o?(0,d().signalTree)(g,"SIGKILL"):await(0,d().sweepTree)(g,i))},release:()=>{for(const b of[
u.stdin,u.stdout,u.stderr])b?.destroy()}}}function e(t,i){return new Promise(o=>{t.once("error",u=>o({exitCode:null,signal:null,
error:u})),t.once("exit",(u,g)=>o(i?(0,m().fromShell)(u,g):{exitCode:u,signal:g}))})}function n(t){const i=()=>{};return{
outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:t}),closed:Promise.resolve(),terminate:i,kill:i,
sweep:()=>Promise.resolve(),release:i}}},"run/supervise"(v,a,O,j){let S;const l=()=>S??=a("node:timers/promises");let h;
const r=()=>h??=a("run/capture");let _;const s=()=>_??=a("run/not-run");let f;const d=()=>f??=a("run/start-program");O(v,
{supervise:()=>e,superviseStarted:()=>n});const p=500,m=1e3,c=5e3;async function e(y){return n(y.file,()=>(0,d().startProgram)(
y),y)}async function n(y,k,w){if(w.signal?.aborted)return(0,s().skippedOutcome)((0,s().stopReason)(w.signal),new Date);const E=[
new(r()).Capture(w.outputBytes),new(r()).Capture(w.outputBytes)],P=new Date().toISOString(),T=performance.now(),x=await t(
k(),E,w);return{...b(x,y,w),exit_code:x.exitCode,signal:x.signal,started_at:P,duration_ms:Math.round(x.at-T),stdout:E[0].
result(),stderr:E[1].result()}}async function t(y,k,w){i(y.outputs[0],k[0]),i(y.outputs[1],k[1]);const E=await u(y,w);return await y.
sweep(),E.error===void 0&&await g(y.closed),y.release(),E}function i(y,k){y?.on("data",w=>{k.write(w),o(w)}),y?.on("erro\
r",()=>{})}function o({buffer:y,byteLength:k}){if(y.byteLength!==k)return;y.transfer?.(0)}function u(y,{timeoutMs:k,graceMs:w=2e3,
signal:E}){return new Promise(P=>{let T,x;const R=(L,M)=>{T??=L,y.terminate(),clearTimeout($),clearTimeout(x),x=setTimeout(
()=>{y.kill(),x=setTimeout(()=>N({exitCode:null,signal:null}),c)},M)},C=()=>R("interrupt",p),$=setTimeout(()=>R("timeout",
w),k);E?.addEventListener("abort",C);const N=L=>{clearTimeout($),clearTimeout(x),E?.removeEventListener("abort",C),P({...L,
stopped:T,at:performance.now()})};y.ended.then(N)})}async function g(y){const k=new AbortController,w=(0,l().setTimeout)(
m,void 0,{signal:k.signal}).catch(()=>{});await Promise.race([y,w]),k.abort()}function b({exitCode:y,signal:k,error:w,lost:E,
stopped:P},T,{timeoutMs:x,signal:R}){if(w){const C=w.code??w.message;return{status:"crashed",reason:`Command could not b\
e started: ${T} (${C})`}}if(P==="timeout")return{status:"timed_out",reason:`Command timed out after ${x}ms`};if(P==="int\
errupt"&&R){const C=(0,s().stopReason)(R);return{status:C===s().BUDGET_SPENT?"timed_out":"skipped",reason:C}}return E!==
void 0?{status:"error",reason:`Containment was lost: ${E}`}:k!==null?{status:"crashed",reason:`Command was ended by ${k}`}:
y===0?{status:"passed"}:{status:"failed",reason:`Command failed with exit code ${y}`}}},"run/written"(v,a,O,j){let S;const l=()=>S??=
a("node:fs");O(v,{Records:()=>p,readReport:()=>d});const h="ready",r="end",_=0,s=1e3,f=3;async function d(n,t){const i=new p(
t);for await(const o of(0,l().createReadStream)(n))i.write(o);return i.end()}class p{#e;#t=[];#n=Buffer.alloc(0);#o;#s=!1;#r;constructor(t){
this.#e=t}write(t){const i=this.#n.length===0?t:Buffer.concat([this.#n,t]);let o=0;for(let u=i.indexOf(_);u>=0;u=i.indexOf(
_,o))this.#c(this.#o),this.#o=i.toString("utf8",o,u),o=u+1;this.#n=i.subarray(o)}end(){const t=this.#o===r&&this.#n.length===
0;return this.#o===h&&(this.#s=!0),{started:this.#s,complete:t,free:this.#r}}#c(t){t!==void 0&&(this.#s?t.startsWith("=.\
/")?this.#e.left(t.slice(3)):t.startsWith("!free ")?this.#r=e(t):this.#i(t):this.#s=t===h)}#i(t){const i=t.indexOf(" ")+
1,o=t.indexOf(" ",i)+1,u=Number(t.slice(i,o-1)),g=t.slice(o),b=this.#t[u-2],y=m(b,g),k=b?.isLong===!0||c(y),w=t.slice(0,
1);w==="d"&&(this.#t.length=u-1,this.#t.push(k&&b?{...b,isLong:k}:{path:y,isLong:k})),this.#e.entry({type:w,stamp:t.slice(
0,i-1),path:y,isLong:k})}}function m(n,t){return n===void 0?t:n.isLong?`${n.path}/\u2026/${t}`:`${n.path}/${t}`}function c(n){
return n.length*f>s&&Buffer.byteLength(n)>s}function e(n){const[t,i,o]=n.split(" ").slice(1).map(Number);if(!(!t&&t!==0))
return{bytes:t*Number(i),files:Number(o)}}}};
