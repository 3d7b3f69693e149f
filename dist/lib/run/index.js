//# run/audited-files
(function(g,d,E,M){let S;const r=()=>S??=d("node:path");let b;const y=()=>b??=d("run/configuration-files");E(g,{replacesAudited:()=>p,
takenFor:()=>$});const l=["",".js",".json",".node"],_=new Set(["package.json",".npmrc"]),N=/(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/,
h=/(?:^|\/)\.git(?:\/|$)/,j=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
m=/\.(?:gch|pch|local)$/,k=/\.d\.[cm]?ts$/i,D=/^(?:index|__init__|__main__|init|mod|main)\./,T=/^(.*?)__pycache__\/([^/.]+)\.[^/]+\.pyc$/;
function $(n){const e=B(n),s=t=>t===""||n.kindOf(t)==="directory";return t=>{if(N.test(t)||h.test(t)||p(t,I=>n.kindOf(I)!==
void 0))return!0;const i=(0,y().configuredFolder)(t);if(i!==void 0&&s(i))return!0;const[o,c]=[F(t),r().posix.basename(t)];
if(s(o))return O(c)||A(c,e(o));const a=T.exec(t);return a?e(a[1]?.replace(/\/$/,"")??"").has(a[2]??""):(O(c)||_.has(c))&&
e(F(o)).has(r().posix.basename(o))}}function p(n,e){return _.has(r().posix.basename(n))?e(r().posix.dirname(n)):l.some((s,t)=>{
if(!n.endsWith(s))return!1;const i=n.slice(0,n.length-s.length);return[...l.slice(t+1),...s===""?[]:[""]].some(c=>e(i+c))})}
function O(n){return D.test(n)&&x(n)}function x(n){return j.test(n)&&!k.test(n)}function A(n,e){return m.test(n)?e.has(n.
replace(m,"")):(u(n)===n||x(n))&&e.has(u(n))}function B(n){const e=new Map;return s=>{const t=()=>n.list(s).map(o=>r().posix.
basename(o)),i=e.get(s)??new Set(t().flatMap(o=>[o,u(o)]));return e.set(s,i),i}}function u(n){return r().posix.parse(n).
name}function F(n){const e=r().posix.dirname(n);return e==="."?"":e}});
//# run/budget
(function(n,o,r,s){let i;const e=()=>i??=o("run/not-run");r(n,{withinBudget:()=>u});async function u(a,l,c){const t=new AbortController,
m=setTimeout(()=>t.abort(e().BUDGET_SPENT),a);try{return await c(AbortSignal.any([l,t.signal]))}finally{clearTimeout(m)}}});
//# run/capture
(function(c,h,l,_){let u;const d=()=>u??=h("node:string_decoder");l(c,{Capture:()=>g});class g{#n;#t;#s=0;constructor(t){
this.#n=Buffer.allocUnsafeSlow(t),this.#t=Buffer.allocUnsafeSlow(t)}write(t){const n=Math.max(0,this.#n.length-this.#s);
n>0&&t.copy(this.#n,this.#s);const s=t.subarray(n);s.length>0&&this.#e(s),this.#s+=t.length}#e(t){const n=this.#t.length,
s=Math.max(0,this.#s-this.#n.length),e=t.subarray(Math.max(0,t.length-n)),r=(s+t.length-e.length)%n,i=e.copy(this.#t,r);
e.copy(this.#t,0,i)}result(){const t=this.#n.length,n=this.#s,s=new(d()).StringDecoder("utf8"),e=this.#n.subarray(0,Math.
min(n,t));if(n<=t)return{head:s.end(e),tail:"",bytes:n,truncated:!1};const r=s.write(e);if(n<=2*t){const m=s.end(this.#t.
subarray(0,n-t));return{head:r,tail:m,bytes:n,truncated:!1}}const i=n%t,a=Buffer.concat([this.#t.subarray(i),this.#t.subarray(
0,i)]),p=a.subarray(y(a)).toString("utf8");return{head:r,tail:p,bytes:n,truncated:!0}}}function y(o){const t=s=>s!==void 0&&
s>>6===2;return[0,1,2,3].find(s=>!t(o[s]))??0}});
//# run/configuration-files
(function(t,n,i,u){let l;const c=()=>l??=n("picomatch");i(t,{configuredFolder:()=>m});const r=["*.{config,conf,setup,wo\
rkspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml\
}","{tsconfig,jsconfig}*.json","{package.json5,package.yaml,npm-shrinkwrap.json,package-lock.json,yarn.lock,pnpm-lock.ya\
ml,bun.lock,bun.lockb}","{.pnpmfile.cjs,pnpm-workspace.yaml,.pnp.cjs,.pnp.js,.pnp.loader.mjs,bunfig.toml,import_map.json\
}","{biome,nx,lerna,turbo,rush,project,workspace,angular,vercel,deno,dprint}.{json,jsonc}","{gulpfile,Gruntfile,Jakefile\
,wallaby,karma.conf,.mocharc}{,.*}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.gitmodu\
les}","{.env,.env.*}","{conftest,sitecustomize,usercustomize,setup,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,py\
lintrc,.pytest}.{ini,cfg,toml}","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfile.lock,*\
.pth}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml,clippy.toml}","{pom.xml\
,settings.xml,gradle.properties,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,global.\
json,nuget.config,NuGet.Config,*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMakeUse\
rPresets.json,meson.build,build.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xml.dis\
t,composer.json}","{justfile,Justfile,.justfile,Taskfile.yml,Taskfile.yaml,BUILD,BUILD.bazel,WORKSPACE}"],a=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)\//,
p=(0,c().default)(r,{dot:!0});function m(o){const e=a.exec(o);if(e)return e[1]??"";const s=o.lastIndexOf("/");return p(o.
slice(s+1))?o.slice(0,Math.max(s,0)):void 0}});
//# run/containment-causes
(function(I,l,M,Z){let g;const v=()=>g??=l("node:fs");let T;const c=()=>T??=l("node:path");let O;const S=()=>O??=l("att\
empt");let w;const p=()=>w??=l("rules/containment-causes");let A;const m=()=>A??=l("run/containment/view");let C;const _=()=>C??=
l("run/containment/view-layout");M(I,{causesOf:()=>W});const k=3,b=new Set(["failed","crashed","timed_out"]),L={memory:"\
memory_bytes",processes:"processes",written:"written_bytes",file_size:"file_bytes",open_files:"open_files"},H=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
P=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,j=2e3,x=new Set(["/","/dev","/dev/shm","/proc","/home",_().HOME,_().TEMP]),
U=[...m().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(t=>`/dev/${t}`);function W(t){const{isolation:s}=t;
return e=>{if(s.level!=="namespaces"||!b.has(e.status))return e;const o=[...D(e,t),...F(e,t)],n=o.filter(({counted:r})=>r),
i=$(n.length>0?n:o).slice(0,k);return i.length===0?e:{...e,causes:i}}}function $(t){const s=t.flatMap(({cause:e})=>p().CONTAINMENT_CAUSES[e].
implies??[]);return t.filter(({cause:e},o)=>!s.includes(e)&&t.findIndex(n=>n.cause===e)===o)}function D({limits_hit:t=[]},s){
return N().flatMap(e=>{const o=p().CONTAINMENT_CAUSES[e].counted;return o&&t.includes(o)?[h(e,s,!0)]:[]})}function F(t,s){
const e=[t.stderr,t.stdout].flatMap(({head:n,tail:i})=>[n,i]).flatMap(n=>n.split(`
`)).map(n=>n.slice(0,j)),o=R(e,s);return N().flatMap(n=>{const i=o[n];if(i!==void 0)return[{...h(n,s,!0),detail:i}];const{
signs:r,unless:u}=p().CONTAINMENT_CAUSES[n],d=y=>r?.test(y)===!0&&u?.test(y)!==!0;return(t.signal==="SIGXFSZ"?n==="file_\
size":e.some(d))&&G(n,s)?[h(n,s)]:[]})}function G(t,{isolation:s,policy:e}){switch(t){case"processes":return s.limits?.processes_counted_for===
"user";case"network":case"package_manager":return e.network==="none";case"privileges":return s.launcher==="root";default:
return!0}}function h(t,s,e=!1){const{key:o}=p().CONTAINMENT_CAUSES[t],n=L[t],i=n&&(s.isolation.limits?.[n]??void 0),d=n&&
i!==void 0&&i<s.policy.limits[n]&&(t==="memory"||t==="written")?"concurrency":o;return{cause:t,...e&&{counted:!0},...i!==
void 0&&{limit:i},...d!==void 0&&{key:d}}}function R(t,s){const e={},o=new Set(t.filter(n=>H.test(n)).flatMap(n=>n.match(
P)??[]));for(const n of o){const[i,r]=z(n.replace(/[.:]+$/,""),s)??[];i!==void 0&&r!==void 0&&(e[i]??=r)}return e}function z(t,{
checkout:s,home:e,programs:o}){const n=V(t);if(n!==void 0)return e===void 0||!E((0,c().join)(e,n))?void 0:["home_cache",
X(n)];const i=(0,c().resolve)(s,t);if((0,m().isInside)(s,i)){const a=Y(s,i);return a===void 0?void 0:["link_outside",a]}
if(!(0,c().isAbsolute)(t)||/\/(?:docker|podman|containerd)\.sock$/.test(t))return;const r=(0,c().dirname)((0,c().dirname)(
o.node.file));if([...m().SYSTEM,"/proc",...U,r,...o.searchPath].some(a=>(0,m().isInside)(a,i)))return;const d=[i,(0,c().
dirname)(i)].find(a=>!x.has(a)&&E(a));return d===void 0?void 0:["machine_path",d]}function V(t){return t.startsWith("~/")?
t.slice(2):t.startsWith(`${_().HOME}/`)?t.slice(_().HOME.length+1):void 0}function X(t){const s=t.split("/"),e=t.startsWith(
".local/share/")?3:/^\.(?:cache|config)\//.test(t)?2:1;return s.slice(0,e).join("/")}function Y(t,s){const e=(0,c().relative)(
t,s).split("/");for(const[o]of e.entries()){const n=e.slice(0,o+1).join("/"),i=(0,c().join)(t,n),r=(0,S().attempt)(()=>(0,v().
lstatSync)(i).isSymbolicLink());if(r===void 0)return;const u=r?(0,S().attempt)(()=>(0,v().realpathSync)(i)):void 0;if(u!==
void 0&&!(0,m().isInside)(t,u))return n}}function E(t){return(0,S().attempt)(()=>(0,v().lstatSync)(t))!==void 0}function N(){
return Object.keys(p().CONTAINMENT_CAUSES)}});
//# run/environment
(function(s,_,a,b){let O;const p=()=>O??=_("node:path");a(s,{commandEnvironment:()=>g});const E={CI:"true",NO_COLOR:"1",
FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},u={npm_config_offline:"true",npm_config_fetch_retries:"0"},C=[
"SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],T="cmd.exe";function g({node:e,searchPath:n,folder:t,shell:i,npm:o,
assignments:c},m){const h=m.platform==="win32"?L(m.env,t):{},{delimiter:w,dirname:P}=m.platform==="win32"?p().win32:p().
posix,r={PATH:[...new Set([P(e),...n])].join(w),HOME:t.home,TMPDIR:t.temp,...h,...A(t,i??(m.platform==="win32"?T:"/bin/s\
h")),...o??u};return{...E,...S(r,c),...r}}function A(e,n){return{npm_config_script_shell:n,npm_config_update_notifier:"f\
alse",npm_config_browser:"false",npm_config_cache:e.npmCache,npm_config_userconfig:e.npmUserConfig,npm_config_globalconfig:e.
npmGlobalConfig}}function L(e,n){const t=Object.entries(e).flatMap(([i,o])=>{const c=i.toUpperCase();return C.includes(c)&&
o!==void 0?[[c,o]]:[]});return{...Object.fromEntries(t),USERPROFILE:n.home,APPDATA:n.home,LOCALAPPDATA:n.home,TEMP:n.temp,
TMP:n.temp}}function S(e,n){const t=new Set(Object.keys(e).map(i=>i.toUpperCase()));return Object.fromEntries(Object.entries(
n).filter(([i])=>!t.has(i.toUpperCase())))}});
//# run/home-folders
(function(r,n,a,m){let c;const s=()=>c??=n("node:fs/promises");let d;const e=()=>d??=n("node:path");a(r,{homeFolders:()=>p});
async function p(l,o){return o===void 0||!(0,e().isAbsolute)(o)?[]:(await Promise.all([...new Set(l)].sort().map(async i=>{
const t=await(0,s().realpath)((0,e().join)(o,i)).catch(()=>{});return t===void 0||!(await(0,s().stat)(t)).isDirectory()?
[]:[{path:i,source:t}]}))).flat()}});
//# run/inherited-descriptors
(function(i,c,l,y){let s;const r=()=>s??=c("node:fs");l(i,{inheritedDescriptors:()=>d});const u=524288;let t;function d(){
return t??=a(p()),t}function a(n){if(n.length===0)return[];const e=(0,r().openSync)("/dev/null","r"),h=Math.max(...n)-2,
o=new Array(h).fill("ignore");for(const _ of n)o[_-3]=e;return o}function p(){return m().filter(n=>{const e=/^flags:\s*([0-7]+)$/m.
exec(g(n))?.[1]??"";return e!==""&&(Number.parseInt(e,8)&u)===0})}function m(){return process.platform!=="linux"?[]:(0,r().
readdirSync)("/proc/self/fd").map(Number).filter(n=>n>2)}function g(n){try{return(0,r().readFileSync)(`/proc/self/fdinfo\
/${n}`,"utf8")}catch{return""}}});
//# run/isolation-probe
(function(x,i,F,to){let H;const w=()=>H??=i("node:child_process");let N;const W=()=>N??=i("node:crypto");let I;const l=()=>I??=
i("node:fs");let L;const k=()=>L??=i("node:fs/promises");let O;const g=()=>O??=i("node:net");let z;const _=()=>z??=i("no\
de:path");let C;const e=()=>C??=i("zod");let E;const R=()=>E??=i("attempt");let J;const K=()=>J??=i("temporary-folder");
let T;const U=()=>T??=i("run/isolation-probe-script");F(x,{probeIsolation:()=>D});const B=e().object({root:e().boolean(),
capabilities:e().boolean(),newPrivileges:e().boolean(),otherProcesses:e().boolean(),tcp:e().boolean(),interfaces:e().boolean(),
loopback:e().boolean(),unixSocket:e().boolean(),outsideWrite:e().coerce.boolean(),checkoutWrite:e().boolean(),canaries:e().
array(e().boolean()),environ:e().boolean(),sudo:e().boolean(),openFiles:e().boolean(),raisedLimit:e().boolean(),sharedKeyring:e().
boolean(),sharedLock:e().boolean(),filters:e().number(),userNamespace:e().boolean(),dns:e().boolean()});async function D(o){
const{run:t,checkout:n,network:s}=o,r=(0,W().randomUUID)(),c=await(0,K().temporaryFolder)(),p=(0,_().join)(c,"socket"),u=(0,_().
join)(c,"written"),d=(0,_().join)(n,`.gene-gate-probe-${r}`),S=await M([c,...o.folders],r),P=`secret-${r}`,b=(0,w().spawn)(
"/bin/sh",["-c","read -r _",r],{env:{SECRET:P},stdio:["pipe","ignore","ignore"]});b.on("error",()=>{});const h=await X(o.
shown),m=[(0,g().createServer)(),(0,g().createServer)()];try{await Promise.all([v(m[0],{port:0,host:"127.0.0.1"}),v(m[1],
p)]);const a=m[0].address(),Z=typeof a=="object"&&a?a.port:0,$=`heartbeat-${r}`,q=b.pid??0,oo=h.isHeld?o.shown:"",eo={port:Z,
socket:p,outside:u,inside:d,canaries:S,secret:P,token:r,pid:q,heartbeat:$,locked:oo},y=await t(["-e",U().PROBE_SCRIPT,JSON.
stringify(eo)]),j=B.safeParse((0,R().attempt)(()=>JSON.parse(y.stdout.head)));return y.status!=="passed"||!j.success?G(y):
A(j.data,{persisted:(0,l().existsSync)(u)||!o.keepsWrites&&(0,l().existsSync)(d),survived:V($)>0,network:s,locked:h.isHeld})}finally{
Y(b),h.release();for(const a of m)a.close();await Promise.all([c,d,...S].map(a=>(0,k().rm)(a,{recursive:!0,force:!0})))}}
function A(o,t){const n={unprivileged_user:!o.root,no_capabilities:!o.capabilities,no_new_privileges:!o.newPrivileges,own_processes_only:!o.
otherProcesses,...!t.network&&{no_tcp_to_the_machine:!o.tcp,only_loopback:!o.interfaces,no_name_resolution:!o.dns},no_unix_socket:!o.
unixSocket,checkout_can_be_written:o.checkoutWrite,no_write_stays:!t.persisted,no_write_outside:!o.outsideWrite,no_private_folder:o.
canaries.every(c=>!c),no_foreign_environment:!o.environ,no_sudo:!o.sudo,no_open_files:!o.openFiles,no_limit_can_be_raised:!o.
raisedLimit,nothing_survives:!t.survived},s={loopback_works:o.loopback,no_user_namespace:!o.userNamespace,own_session_keyring:!o.
sharedKeyring,system_calls_filtered:o.filters>Q(),...t.locked&&{no_lock_on_the_machine:!o.sharedLock}},r=(c,p)=>Object.entries(
c).map(([u,d])=>({name:u,held:d,required:p}));return[...r(n,!0),...r(s,!1)]}function G({status:o,reason:t,stderr:n}){return t??
`the probe ${o} without output: ${n.head.slice(0,200)}`}async function M(o,t){return(await Promise.all(o.map(async s=>{const r=(0,_().
join)(s,`.gene-gate-canary-${t}`);return(0,k().writeFile)(r,t,{mode:420,flag:"wx"}).then(()=>[r],()=>[])}))).flat()}function v(o,t){
return o.on("connection",n=>n.destroy()),new Promise((n,s)=>{o.once("error",s),o.listen(t,n)})}function Q(){const o=(0,l().
readFileSync)("/proc/self/status","utf8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(o)?.[1]??0)}function V(o){return(0,l().
readdirSync)("/proc").filter(t=>{try{return/^\d+$/.test(t)&&(0,l().readFileSync)(`/proc/${t}/cmdline`).includes(o)}catch{
return!1}}).length}function X(o){const t=(0,w().spawn)("flock",["-s",o,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe",
"ignore"]}),n=()=>t.stdin.destroy();return new Promise(s=>{t.once("error",()=>s({isHeld:!1,release:n})),t.once("exit",()=>s(
{isHeld:!1,release:n})),t.stdout.once("data",()=>s({isHeld:!0,release:n}))})}function Y(o){o.stdin?.destroy()}});
//# run/isolation-probe-script
(function(e,t,s,o){s(e,{PROBE_SCRIPT:()=>n});const n=String.raw`
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
// The outputs are pipes that have no name any more.
const isOutput = (fd) => {
  const file = fs.fstatSync(Number(fd));
  return /^[12]$/.test(fd) && file.isFIFO() && file.nlink === 0;
};
const links = () => fs.readdirSync('/proc/self/fd').map((fd) => {
  try { return isOutput(fd) ? '' : fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' }
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
    filters: Number(field('Seccomp_filters') ?? 0),
    userNamespace: spawnSync('unshare', ['--user', 'true']).status === 0,
    dns: await Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify(seen));
  process.exit(0);
})();
`});
//# run/launch
(function(g,h,w,O){let b;const S=()=>b??=h("node:path");let v;const I=()=>v??=h("error");let P;const $=()=>P??=h("run/s\
cripts/launch-scripts");w(g,{launchOf:()=>x});const k={npm_config_node_options:"--warnings"};function x(n,{programs:t,checkout:i,
base:a}){const{argv:l,binary:p,program:o,scripts:m}=n,e=t.node.file;if(m!==void 0){const{platform:r}=process,c=(0,$().launchScripts)(
m,{programs:t,checkout:i,base:a,platform:r});if(!("missing"in c))return c;throw c.missing==="sh"?N(n):d(n,c.missing,e)}const s=l.
slice(1);if(p!==void 0)return{file:e,args:[(0,S().join)(i,p),...s]};if(o==="node")return{file:e,args:s};if(o==="npm"||o===
"npx"){const r=t[o];if(r)return{file:e,args:[r.file,...s],env:k};throw d(n,o,e)}const _=t.machine.get(o);if(_)return{file:_.
file,args:s};throw u(n,o,"on PATH outside the checkout","Install the program before this step, in a directory outside th\
e checkout. Shell builtins such as cd cannot be run.")}function d(n,t,i){return u(n,t,`next to ${i} or on PATH outside t\
he checkout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}function N(n){return u(n,
"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh, or make the script one command of no\
de or of a local tool.")}function u({command:n},t,i,a){const l=`The command "${n}" needs ${t}, which was not found ${i}.`;
return new(I()).GateError("program_not_found",l,a)}});
//# run/left-out
(function(c,d,M,T){let _;const p=()=>_??=d("node:path");M(c,{mentionedOf:()=>E});const u=5,w=30,S=/[^\w.@+~/\\-]+/;function E(i){
const n=new Map(i.map(t=>[t,t]));for(const t of i){const{dir:e,name:a,ext:o}=p().posix.parse(t),r=p().posix.join(e,a);o!==
""&&!n.has(r)&&n.set(r,t)}return t=>{if(t.status!=="failed"||n.size===0)return t;const{stdout:e,stderr:a}=t,o=[a,e].flatMap(
({head:s,tail:O})=>[s,O]),r=new Set(o.flatMap(s=>s.split(S))),l=new Set([...r].flatMap(s=>x(s)).flatMap(s=>n.get(s)??[]));
return l.size===0?t:{...t,left_out:[...l].sort().slice(0,u)}}}function x(i){const n=i.replaceAll("\\","/").replace(/[.,]+$/,
"").split("/").filter(t=>t!==""&&t!=="."&&t!=="..");return n.length>w?[]:n.flatMap((t,e)=>n.slice(e).map((a,o)=>n.slice(
e,e+o+1).join("/")))}});
//# run/lifeline
(function(n,o,r,h){let i;const d=()=>i??=o("node:child_process");let t;const s=()=>t??=o("run/process-tree");r(n,{lifeline:()=>p});
const c=`
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
`;function p(l){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const e=(0,d().spawn)("/bin/sh",["-c",c,
"gene-gate",`${s().MARKER}=${l}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return e.
on("error",()=>{}),e.stdin.on("error",()=>{}),e.unref(),"unref"in e.stdin&&typeof e.stdin.unref=="function"&&e.stdin.unref(),
{hold:u=>{e.stdin.write(`${u}
`)},release:()=>{e.stdin.end(`done
`)}}}});
//# run/log-commands
(function(n,m,c,i){let a;const d=()=>a??=m("node:crypto");c(n,{withoutLogCommands:()=>r});async function r(o,e){const t=(0,d().
randomUUID)();o(`::stop-commands::${t}`);try{return await e()}finally{o(`::${t}::`)}}});
//# run/lower-layer
(function(_,e,a,x){let l;const o=()=>l??=e("node:fs");let c;const i=()=>c??=e("node:path");let y;const r=()=>y??=e("att\
empt");let u;const S=()=>u??=e("repo/entry-index");let j;const h=()=>j??=e("repo/file-kind");a(_,{lowerLayer:()=>k});function k(d,w){
const p=new Set(w),s=t=>p.has(t)||(0,S().foldersAbove)(t).some(n=>p.has(n));return{kindOf:t=>{if(s(t))return;const n=(0,r().
attempt)(()=>(0,o().lstatSync)((0,i().join)(d,t)));return n&&((0,h().kindOf)(n)??"special")},modeOf:t=>{const n=(0,r().attempt)(
()=>(0,o().lstatSync)((0,i().join)(d,t)));return n&&n.mode&511},list:t=>{const n=(0,i().join)(d,t);return s(t)||(0,r().attempt)(
()=>(0,o().realpathSync)(n))!==n?[]:((0,r().attempt)(()=>(0,o().readdirSync)(n))??[]).map(m=>(0,i().join)(t,m)).filter(m=>!s(
m))}}}});
//# run/named-root
(function(n,l,d,o){d(n,{namedRootOf:()=>t});function t(e){return s=>{const{status:r,stdout:i,stderr:u}=s;return r==="pa\
ssed"||e==="/"?s:[i,u].some(({head:a,tail:m})=>[a,m].some(c=>c.includes(e)))?{...s,root:e}:s}}});
//# run/not-run
(function(d,_,a,k){a(d,{BUDGET_SPENT:()=>u,CHECKOUT_CHANGED:()=>c,INTERRUPTED:()=>r,OUTCOME_LOST:()=>i,blockedOutcome:()=>O,
changedOutcome:()=>T,countInterrupted:()=>m,lostOutcome:()=>g,programMissingOutcome:()=>h,skippedOutcome:()=>E,stopReason:()=>p});
const l="BLOCKED: validation command rejected by safety check (allowed prefixes: node/npm/npx; shell operators prohibite\
d)",r="interrupted",u="the time budget for all commands was spent",i="the run returned no outcome for this command",c="f\
iles of the checkout changed while the gate ran";function m(t){return t.filter(({reason:e})=>e===r).length}function p(t){
return t.reason===u?u:r}function O(t){return n("blocked",l,t)}function h({message:t,hint:e},o){return n("not_runnable",`${t}\
 ${e}`,o)}function E(t,e){return n("skipped",t,e)}function g(t){return n("skipped",i,t)}function T(t,e,o){return{...o??n(
"error",c,t),status:"error",reason:c,checkout_changed:[...e]}}function n(t,e,o){const s={head:"",tail:"",bytes:0,truncated:!1};
return{status:t,exit_code:null,signal:null,started_at:o.toISOString(),duration_ms:0,stdout:s,stderr:s,reason:e}}});
//# run/nothing-ran
(function(n,o,t,r){let e;const i=()=>e??=o("model/nothing-run");t(n,{NOTHING_RAN:()=>N});const N={outcomes:new Map,interrupted:0,
isolation:i().NOTHING_RUN,nodeOf:()=>process}});
//# run/outcomes
(function(l,u,c,v){let d;const a=()=>d??=u("audit/gene/plans");let p;const s=()=>p??=u("run/not-run");c(l,{outcomesOf:()=>r,
plansOf:()=>m,refusedOutcomes:()=>h});function m({asset:t,commands:n}){const e=n.flatMap(({plan:o})=>o??[]);return{id:t.
id,plans:e.length===n.length?e:[]}}function r({commands:t},n,e){if(t.every(({plan:i})=>i!==void 0))return t.map(({plan:i},b)=>g(
i,n[b],e));const o=k(t);return t.map(({verdict:i})=>i==="block"?(0,s().blockedOutcome)(e):(0,s().skippedOutcome)(o,e))}function g(t,n,e){
if(n===void 0||n.plan.digest!==t?.digest)return(0,s().lostOutcome)(e);const{outcome:o,changedFiles:i}=n;return i.length===
0?o:{...o,checkout_modified:i}}function h(t,n,e){const o=t.filter(i=>n?O(i):i.commands.some(_));return new Map(o.map(i=>[
i,r(i,[],e)]))}function O({change:t,commands:n}){return n.length===0?t!=="removed":n.some(({plan:e})=>e===void 0)}function _({
verdict:t}){return t==="block"}function k(t){if(t.some(({verdict:o})=>o==="block"))return"another command of the gene is\
 blocked";const e=t.flatMap(({reading:o})=>(0,a().toolOf)(o)??[]).find(({path:o})=>o===void 0);return e?`${e.name} is no\
t installed; install dependencies before the gate`:"the audit does not allow this gene to run; see its findings"}});
//# run/path-list
(function(s,e,i,l){i(s,{PathList:()=>h});const t=100;class h{#t=[];#s=0;add(r){this.#s+=1,this.#t.push(r),this.#t.length>
10*t&&(this.#t=this.first())}get total(){return this.#s}get isWhole(){return this.#s<=t}first(){return this.#t.sort().slice(
0,t)}}});
//# run/pool
(function(e,l,n,c){n(e,{Pool:()=>o});class o{#s;#t=[];constructor(t){this.#s=t}run(t,s){return new Promise((i,r)=>{const h=()=>{
s().then(i,r).finally(()=>{this.#s+=1,this.#i()})};this.#t=[...this.#t,{urgency:t,start:h}],this.#i()})}#i(){setImmediate(
()=>{const t=[...this.#t].sort((s,i)=>i.urgency()-s.urgency()).slice(0,this.#s);this.#s-=t.length,this.#t=this.#t.filter(
s=>!t.includes(s));for(const{start:s}of t)s()})}}});
//# run/private-copy
(function(u,l,h,R){let k;const j=()=>k??=l("node:fs");let b;const s=()=>b??=l("node:fs/promises");let F;const t=()=>F??=
l("node:path");let v;const L=()=>v??=l("temporary-folder");let C;const I=()=>C??=l("run/repository-copy");h(u,{copyCheckout:()=>E});
const O={entries:2e5,bytes:4*1024**3};class w extends Error{}async function E(o,r=O){const c=await(0,L().temporaryFolder)(),
a=()=>(0,s().rm)(c,{recursive:!0,force:!0,maxRetries:3}),n=(0,t().join)(c,(0,t().basename)(o.directory)||"checkout");try{
await T(o,n,r);const i=await(0,I().copyRepository)(o.directory,n);return{guard:o.at(n),objects:i,close:a}}catch(i){if(await a(),
i instanceof w)return;throw i}}async function T(o,r,c){const{directory:a,files:n,folders:i}=o,p={...c},m=async e=>{const[
d,_]=[(0,t().join)(a,e),(0,t().join)(r,e)],y=await(0,s().lstat)(d);if(p.entries-=1,p.bytes-=y.isFile()?y.size:0,p.entries<
0||p.bytes<0)throw new w;if(y.isSymbolicLink())await A(d,_,a,r);else if(y.isFile())await(0,s().copyFile)(d,_,j().constants.
COPYFILE_FICLONE);else if(y.isDirectory()){await(0,s().mkdir)(_,{mode:y.mode});for(const{name:P}of await x(d))await m((0,t().
join)(e,P))}};for(const e of i)await(0,s().mkdir)((0,t().join)(r,e),{recursive:!0});for(const{path:e}of n)await m(e);for(const e of o.
additions)await(0,s().mkdir)((0,t().join)(r,e,".."),{recursive:!0}),await m(e)}async function x(o){return(await(0,s().readdir)(
o,{withFileTypes:!0})).filter(({name:c})=>c!==".git")}async function A(o,r,c,a){const n=await(0,s().readlink)(o),i=(0,t().
isAbsolute)(n)?(0,t().relative)(c,n):"..",p=!i.startsWith("..")&&!(0,t().isAbsolute)(i),m=process.platform==="win32"?"ju\
nction":void 0;await(0,s().symlink)(p?(0,t().join)(a,i):n,r,m)}});
//# run/private-folder
(function(m,i,n,_){let a;const e=()=>a??=i("node:fs/promises");let p;const r=()=>p??=i("node:path");let l;const s=()=>l??=
i("temporary-folder");n(m,{withPrivateFolder:()=>c});async function c(d){const o=await(0,s().temporaryFolder)(),t={home:(0,r().
join)(o,"home"),temp:(0,r().join)(o,"tmp"),npmCache:(0,r().join)(o,"npm-cache"),npmUserConfig:(0,r().join)(o,"npmrc-user"),
npmGlobalConfig:(0,r().join)(o,"npmrc-global")};try{return await Promise.all([(0,e().mkdir)(t.home),(0,e().mkdir)(t.temp),
(0,e().writeFile)(t.npmUserConfig,""),(0,e().writeFile)(t.npmGlobalConfig,"")]),await d(t)}finally{await(0,e().rm)(o,{recursive:!0,
force:!0,maxRetries:3}).catch(()=>{})}}});
//# run/process-tree
(function(p,n,d,v){let l;const _=()=>l??=n("node:child_process");let m;const s=()=>m??=n("node:fs");let a;const u=()=>a??=
n("node:path");let S;const E=()=>S??=n("node:timers/promises");d(p,{MARKER:()=>i,signalTree:()=>T,sweepTree:()=>y});const i="\
GENE_GATE_RUN",h=40,w=10;function T(o,e){process.platform==="win32"?e==="SIGKILL"&&k(o):r(-o,e)}function k(o){const e=(0,u().
join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),t={stdio:"ignore",windowsHide:!0};(0,_().spawn)(e,
["/PID",String(o),"/T","/F"],t).on("error",()=>{})}async function y(o,e){if(process.platform!=="win32"&&(r(-o,"SIGKILL"),
!!(0,s().existsSync)("/proc/self/environ")))for(let t=0;t<h;t+=1){const c=I(e);if(c.length===0)return;for(const L of c)r(
L,"SIGKILL");await(0,E().setTimeout)(w)}}function I(o){return(0,s().readdirSync)("/proc").filter(e=>/^\d+$/.test(e)).filter(
e=>R(e).includes(`${i}=${o}`)).map(Number)}function R(o){try{return(0,s().readFileSync)(`/proc/${o}/environ`)}catch{return Buffer.
alloc(0)}}function r(o,e){try{process.kill(o,e)}catch{}}});
//# run/programs
(function(v,c,O,C){let P;const S=()=>P??=c("node:child_process");let g;const _=()=>g??=c("node:fs/promises");let j;const N=()=>j??=
c("node:os");let b;const r=()=>b??=c("node:path");let E;const y=()=>E??=c("node:util");let T;const p=()=>T??=c("zod");let x;
const M=()=>x??=c("attempt");let R;const u=()=>R??=c("error");let A;const l=()=>A??=c("run/search-path");O(v,{findPrograms:()=>$});
const H=p().object({file:p().string(),version:p().string(),platform:p().string(),arch:p().string()}),I="JSON.stringify({\
file: process.execPath, version: process.version, platform: process.platform, arch: process.arch})",z=2e4;async function $(t){
const{path:i,checkout:s,names:o=[]}=t,e=await(0,l().trustedEntries)(i,s),n=await k(e,s),[d,a]=await Promise.all(["npm","\
npx"].map(B=>G(B,n.file,e,s))),m=await F(o,e,s),w=await L(e,s);return{node:n,...d&&{npm:d},...a&&{npx:a},...w!==void 0&&
{shell:w},machine:m,searchPath:e}}async function k(t,i){for await(const{file:s,real:o}of(0,l().executablesNamed)("node",
t,i)){const e=await D(s,o,t),n=await(0,l().realPathOutside)(e.file,i);if(n!==void 0)return{...e,file:n}}throw new(u()).GateError(
"program_not_found","node was not found on PATH outside the checkout.","Install Node.js before this step (for example wi\
th actions/setup-node), in a directory outside the checkout.")}async function D(t,i,s){const{execPath:o,version:e,platform:n,
arch:d}=process;if(i===await(0,_().realpath)(o))return{file:i,version:e,platform:n,arch:d};try{const{stdout:a}=await(0,y().
promisify)(S().execFile)(t,["-p",I],{cwd:(0,r().dirname)(t),env:{PATH:s.join(r().delimiter),HOME:(0,N().homedir)(),...process.
env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:z,windowsHide:!0});return H.parse(JSON.parse(a))}catch(a){throw new(u()).
GateError("program_not_found",`${t} is the first node on PATH, but it does not work.`,"Run it manually to see the error,\
 or set up Node.js before this step (actions/setup-node).",{cause:a})}}async function G(t,i,s,o){const e=(0,r().join)("n\
ode_modules","npm","bin",`${t}-cli.js`);for(const n of[(0,r().dirname)(i),...s]){for(const a of[(0,r().join)(n,e),(0,r().
join)(n,"..","lib",e)]){const m=await h(a,t,o);if(m)return m}const d=await h((0,r().join)(n,t),t,o);if(d)return d}}async function h(t,i,s){
const o=await(0,l().realPathOutside)(t,s);if(!o?.endsWith(`${i}-cli.js`))return;const e=(0,r().join)((0,r().dirname)(o),
"..","package.json"),n=await(0,_().readFile)(e,"utf8").catch(()=>"null"),{success:d,data:a}=p().object({name:p().literal(
"npm"),version:p().string()}).safeParse((0,M().attempt)(()=>JSON.parse(n)));return d?{file:o,version:a.version}:void 0}const J="\
/bin/sh";async function L(t,i){if(process.platform!=="win32")return J;for await(const{real:s}of(0,l().executablesNamed)(
"git",t,i)){const o=await(0,l().realPathOutside)((0,r().join)((0,r().dirname)(s),"..","bin","sh.exe"),i);if(o!==void 0)return o}}
const Y=/^[A-Za-z0-9][\w.+-]*$/;async function F(t,i,s){const o=new Map;for(const e of t.filter(n=>Y.test(n))){const n=await(0,l().
executablesNamed)(e,i,s).next();n.done||o.set(e,n.value)}return o}});
//# run/progress
(function(t,o,l,$){let d;const r=()=>d??=o("run/safe-line");l(t,{NO_PROGRESS:()=>n,linesOfProgress:()=>a});const n={planned(){},
started(){},finished(){},ended(){}};function a(_){let s=0,i=0;return{...n,planned:e=>{s=e},finished:(e,{status:c,duration_ms:O})=>{
i+=1;const u=(O/1e3).toFixed(1);_(`[${i}/${s}] ${c} in ${u} s: ${(0,r().safeLine)(e)}`)}}}});
//# run/repository-copy
(function(m,w,y,D){let _;const i=()=>_??=w("node:fs/promises");let h;const o=()=>h??=w("node:path");let g;const F=()=>g??=
w("run/containment/git-config");y(m,{copyRepository:()=>v});const j=new Set(["hooks","lfs","worktrees"]);async function v(e,t){
const c=(0,o().join)(e,".git"),s=await(0,i().lstat)(c).catch(()=>{});if(s===void 0)return[];const a=(0,o().join)(t,".git");
if(s.isDirectory())return l(c,a);const u=/^gitdir: (.+)\n?$/.exec(await(0,i().readFile)(c,"utf8"))?.[1];if(u===void 0)return[];
const n=(0,o().resolve)(e,u),r=await(0,i().readFile)((0,o().join)(n,"commondir"),"utf8").catch(()=>{});return[...r===void 0?
[]:await l((0,o().resolve)(n,r.trim()),a),...await l(n,a,new Set(["commondir","gitdir"]))]}async function l(e,t,c=new Set){
const s=[];await(0,i().mkdir)(t,{recursive:!0});const a=await(0,i().readdir)(e,{withFileTypes:!0}),u=b(a);for(const n of a){
const{name:r}=n,[d,p]=[(0,o().join)(e,r),(0,o().join)(t,r)];u&&j.has(r)||c.has(r)||(n.isDirectory()&&r==="objects"&&u?(await k(
d,p),s.push(d)):n.isDirectory()?s.push(...await l(d,p)):n.isFile()&&/^config(\.worktree)?$/.test(r)?await(0,i().writeFile)(
p,(0,F().withoutSecrets)(await(0,i().readFile)(d,"utf8"))):n.isFile()&&await(0,i().copyFile)(d,p))}return s}function b(e){
const t=c=>e.find(s=>s.name===c);return t("HEAD")?.isFile()===!0&&t("objects")?.isDirectory()===!0}async function k(e,t){
await(0,i().mkdir)((0,o().join)(t,"info"),{recursive:!0}),await(0,i().writeFile)((0,o().join)(t,"info","alternates"),`${JSON.
stringify(e)}
`)}});
//# run/run
(function(E,o,P,vo){let B;const F=()=>B??=o("node:os");let $;const A=()=>$??=o("audit/audited");let N;const R=()=>N??=o(
"command/resolve/npmrc-copies");let U;const C=()=>U??=o("judge/families/programs");let D;const I=()=>D??=o("model/nothin\
g-run");let K;const Y=()=>K??=o("run/budget");let j;const x=()=>j??=o("run/containment/choose-backend");let z;const O=()=>z??=
o("run/containment/machine");let G;const H=()=>G??=o("run/containment-causes");let L;const V=()=>L??=o("run/home-folders");
let J;const Q=()=>J??=o("run/left-out");let W;const X=()=>W??=o("run/named-root");let Z;const q=()=>Z??=o("run/not-run");
let oo;const l=()=>oo??=o("run/outcomes");let to;const no=()=>to??=o("run/programs");let eo;const so=()=>eo??=o("run/sch\
edule");let co;const ao=()=>co??=o("run/shared-folder");P(E,{requestOf:()=>k,runAudited:()=>lo});const ro=4*1024*1024,io=4,
mo=2*1024;async function lo(t,n){const r=new Date,a=t.genes.filter(e=>!n.waiting.has(e)).map(e=>({...(0,l().plansOf)(e),
gene:e})).filter(({plans:e})=>e.length>0),{checkout:c,path:i,policy:s,progress:d,signal:M}=n,b=(0,l().refusedOutcomes)(t.
genes,c!==void 0,r);if(c===void 0||a.length===0)return{outcomes:b,interrupted:0,isolation:I().NOTHING_RUN,nodeOf:()=>process};
const{directory:p,leftOut:v}=c,fo=new Set(a.flatMap(({plans:e})=>e.map(bo=>bo.program))),_=await(0,no().findPrograms)({path:i,
checkout:p,names:[...fo]}),{shown:u}=n,h=uo(s.concurrency),m=(0,ao().shareFolder)(c,n.attended,u!==void 0),{backend:T,isolation:g,
close:go}=await(0,x().chooseBackend)({programs:_,checkout:p,leftOut:v,...u&&{shown:u},shareFolder:m.folder,outputBytes:_o(
s.limits.output_bytes,t.genes),limits:(0,O().limitsOn)((0,O().thisMachine)(),s.limits,h),lanes:h,requested:k(s.containment,
n.fork),network:s.network==="allow",replaced:await po(t,n.tree),folders:n.privateFolders,home:await(0,V().homeFolders)([
...s.home_caches,...(0,C().homeDependencies)(s)],n.home),signal:M}),w=T.level==="namespaces",S=w?h:1,wo=await(0,Y().withinBudget)(
s.limits.budget_seconds*1e3,M,e=>(0,so().runPlans)(a,{backend:T,progress:d,views:s.views,concurrency:S,signal:e,guard:m.
guard()})).finally(()=>Promise.all([go(),m.close()])),Oo=(0,Q().mentionedOf)(m.hides()?v:[]),ko=(0,H().causesOf)({isolation:g,
policy:s,programs:_,checkout:p,home:n.home}),Mo=(0,X().namedRootOf)(w?p:m.guard().directory),y=a.map(e=>[e.gene,(0,l().outcomesOf)(
e.gene,wo.get(e)??[],r).map(Oo).map(ko).map(Mo)]);return{outcomes:new Map([...b,...y]),interrupted:(0,q().countInterrupted)(
y.flatMap(([,e])=>e)),isolation:{...g,description:`${g.description} ${ho(w,s.views,S)}`},nodeOf:()=>_.node,findings:m.findings()}}
async function po(t,n){const r=new Set((0,A().isOfChange)(t)?t.files.map(({path:c})=>c):[]),a=await(0,R().npmrcCopies)(n,
r);return new Map(a.flatMap(({path:c,text:i,dropped:s,isLink:d})=>s.length>0&&!d?[[c,i]]:[]))}function _o(t,n){const r=n.
flatMap(i=>(0,l().plansOf)(i).plans),a=new Set(r.map(({digest:i})=>i)),c=Math.floor(ro/(a.size*io));return Math.min(t,Math.
max(c,mo))}function uo(t){return t==="cores"?(0,F().availableParallelism)():t}function ho(t,n,r){if(!t)return"One comman\
d at a time, because all commands share the checkout.";const a=n==="gene"?" The commands of one gene share a view.":"";return`${r===
1?"One command at a time.":`Up to ${r} commands at once.`}${a}`}function k(t,n){return t==="require-for-forks"?n?"requir\
e":"auto":t}});
//# run/safe-line
(function(r,s,o,a){o(r,{safeLine:()=>p});const t=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function p(i,e=200){const n=i.
replace(t,l=>`\\u{${l.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),c=Array.from(n);
return c.length<=e?n:`${c.slice(0,e-1).join("")}\u2026`}});
//# run/schedule
(function(b,k,C,$){let D;const G=()=>D??=k("error");let P;const h=()=>P??=k("run/not-run");let E;const S=()=>E??=k("run\
/pool");C(b,{runPlans:()=>A});async function A(t,n){const{backend:e,progress:o,concurrency:i,views:s}=n,c=new Map(t.flatMap(
({plans:u})=>u.map(l=>[l.digest,l]))),r=new Map;for(const u of c.values()){const l=N(()=>e.check(u));l&&r.set(u.digest,l)}
const d=new AbortController,a=AbortSignal.any([n.signal,d.signal]),m=new(S()).Pool(i),_=x({...n,signal:a},r),y=s==="gene"?
H(m,_,e,a):F(m,_,e,a),g=({plans:u})=>y(u).catch(l=>{throw d.abort(),l}),p=new Map(t.map(({plans:u})=>[M(u),u]));o.planned(
s==="gene"?[...p.values()].flat().length:c.size);try{const u=i===1?await R(t,g):await T(t,g),l=V(u);return new Map(t.map(
(j,z)=>[j,l[z]??[]]))}finally{o.ended()}}function F(t,n,e,o){const i=U((s,c)=>t.run(c,()=>n(s,(r,d)=>e.run(r,d))));return s=>O(
s,i,o)}function H(t,n,e,o){const i=new Map,s=async c=>{const r=await e.forGene?.(c.length,o),d=(a,m)=>(r??e).run(a,m);return O(
c,a=>n(a,d),o).finally(()=>r?.close())};return async c=>{const r=M(c),d=i.get(r)??t.run(()=>c.length,()=>s(c));return i.
set(r,d),(await d).map((a,m)=>({...a,plan:c[m]??a.plan}))}}function M(t){return t.map(({digest:n})=>n).join()}async function R(t,n){
const e=[];for(const o of t)e.push(await n(o));return e}async function T(t,n){const e=t.map(n);return await Promise.allSettled(
e),Promise.all(e)}async function O(t,n,e){const o=[];for(const[i,s]of t.entries()){const c=o.find(({outcome:r})=>r.checkout_modified);
e.aborted?o.push(w(s,(0,h().stopReason)(e))):c?o.push(w(s,v(c.plan))):o.some(({outcome:r})=>r.status!=="passed")?o.push(
w(s,"an earlier command of the gene did not pass")):o.push({...await n(s,t.length-i),plan:s})}return o}function x(t,n){const{
backend:e,progress:o,signal:i,guard:s}=t;let c;return async(r,d)=>{if(c!==void 0)return w(r,c);if(i.aborted)return w(r,(0,h().
stopReason)(i));const a=e.level==="process_group",m=s?.state(),_=m?await B(s,m,a):[];if(_.length>0)return c=h().CHECKOUT_CHANGED,
{plan:r,outcome:(0,h().changedOutcome)(new Date,_),changedFiles:[]};o.started(r.command);const y=n.get(r.digest),g=y?(0,h().
programMissingOutcome)(y,new Date):await d(r,i),p=i.aborted||!m?[]:await K(s,m,a);if(p.length===0||a)return o.finished(r.
command,g),p.length>0&&(c=v(r)),{plan:r,outcome:g,changedFiles:p};c=h().CHECKOUT_CHANGED;const u=(0,h().changedOutcome)(
new Date(g.started_at),p,g);return o.finished(r.command,u),{plan:r,outcome:u,changedFiles:[]}}}async function B(t,n,e){return t===
void 0?[]:[...await t.changed(n),...e?[]:t.added(n)]}async function K(t,n,e){return t===void 0?[]:e?t.changed():t.touchedSince(
n)}function N(t){try{t();return}catch(n){if(n instanceof G().GateError&&n.code==="program_not_found")return n;throw n}}function v({
command:t}){return`the command "${t}" changed files of the checkout`}function U(t){const n=new Map,e=new Map;return(o,i)=>{
const{digest:s}=o;e.set(s,Math.max(i,e.get(s)??0));const c=n.get(s)??t(o,()=>e.get(s)??0);return n.set(s,c),c}}function V(t){
const n=new Set;return t.map(e=>e.map(o=>{const{outcome:i}=o;return i.status==="skipped"?o:n.has(i)?{...o,outcome:{...i,
reused:!0}}:(n.add(i),o)}))}function w(t,n){return{plan:t,outcome:(0,h().skippedOutcome)(n,new Date),changedFiles:[]}}});
//# run/search-path
(function(d,c,u,E){let m;const p=()=>m??=c("node:fs");let _;const i=()=>_??=c("node:fs/promises");let w;const o=()=>w??=
c("node:path");u(d,{executablesNamed:()=>h,realPathOutside:()=>l,trustedEntries:()=>v});async function v(t,n){const e=new Set(
t.split(o().delimiter).filter(s=>(0,o().isAbsolute)(s)));return(await Promise.all([...e].map(async s=>await l(s,n)===void 0?
[]:[s]))).flat()}async function l(t,n){const[e,r]=await Promise.all([(0,i().realpath)(t).catch(()=>{}),(0,i().realpath)(
n)]);if(e===void 0)return;const s=[e,(0,o().resolve)(t)],a=[r,(0,o().resolve)(n)];return s.some(x=>a.some(P=>b(P,x)))?void 0:
e}async function*h(t,n,e){for(const r of n){const s=(0,o().join)(r,process.platform==="win32"?`${t}.exe`:t),a=await l(s,
e);a!==void 0&&await y(a)&&(yield{file:s,real:a})}}async function y(t){try{return await(0,i().access)(t,p().constants.X_OK),
(await(0,i().stat)(t)).isFile()}catch{return!1}}function b(t,n){const e=(0,o().relative)(t,n);return e!==".."&&!e.startsWith(
`..${o().sep}`)&&!(0,o().isAbsolute)(e)}});
//# run/shared-folder
(function(n,o,i,y){let a;const s=()=>a??=o("error");let d;const l=()=>d??=o("rules/finding");let c;const p=()=>c??=o("r\
un/private-copy");i(n,{shareFolder:()=>u});function u(e,g,_=!1,h=p().copyCheckout){let r,t=!1;return{folder:async()=>{if(_)
return e.directory;if(r=await h(e),t=r===void 0,t&&!g)throw m(e);return r?.guard.directory??e.directory},guard:()=>r?.guard??
e,hides:()=>!t,findings:()=>t?[(0,l().finding)("checkout-shared",{untracked:e.leftOut.length})]:[],close:async()=>r?.close()}}
function m({directory:e}){return new(s()).GateError("containment_unavailable",`The checkout ${e} is too large to copy, a\
nd without namespaces commands would see files that are not in the commit.`,"Use a Linux runner with passwordless sudo o\
r unprivileged user namespaces, or install fewer dependencies before the gate.")}});
//# run/shell-status
(function(s,i,l,u){let r;const a=()=>r??=i("node:os");l(s,{fromShell:()=>m,signalName:()=>e});const c=128;function m(n,o){
const t=e((n??0)-c);return t===void 0?{exitCode:n,signal:o}:{exitCode:null,signal:t}}function e(n){return Object.entries(
a().constants.signals).find(([,o])=>o===n)?.[0]}});
//# run/side-effects
(function(m,c,u,M){let g;const w=()=>g??=c("node:path");let _;const n=()=>_??=c("run/path-list");u(m,{SideEffectsReader:()=>L});
const p=1e5,b="more than can be listed",E=new Set;class L{#o;#s;#i=new Map;#t=new(n()).PathList;#e=new(n()).PathList;#d=new(n()).
PathList;#n=new(n()).PathList;#h=new Map;#f=!0;constructor(t,e){this.#o=t,this.#s=e}entry(t){const{type:e,path:s,isLong:o}=t;
if(this.#i.size===0&&this.#r("",!0),e==="c")return;const d=this.#i.get(a(s)),i=d?.below.has(s)===!0,h=i?this.#o.kindOf(s):
void 0;d&&!i&&(d.foreign-=1),o&&(this.#f=!1),e==="m"?this.#c(s,i):e!=="d"?this.#a(t,i):(i&&h!=="directory"?this.#a(t,i):
i&&t.mode!==this.#o.modeOf(s)&&this.#c(s,i),o||this.#r(s,h==="directory"))}left(t){const e=this.#i.get(a(t));e&&!e.below.
delete(t)&&(e.foreign+=1)}result(t){t&&this.#m();const e=[this.#t,this.#e,this.#d],[s,o,d]=e.map(r=>r.first()),i=t&&this.#f,
h=i&&e.every(r=>r.isWhole),O={created:s??[],changed:o??[],deleted:d??[],...!h&&{totals:this.#l(),complete:!1}},k=[...this.#n.
first(),...i?[]:[b]];return{side_effects:O,modified:k,remembered:this.#h}}#l(){return{created:this.#t.total,changed:this.#e.
total,deleted:this.#d.total}}#r(t,e){const s=e?new Set(this.#o.list(t)):E;this.#i.set(t,{below:s,foreign:0})}#c(t,e){(e?
this.#e:this.#t).add(`${t}/`),(e||this.#s?.isTaken(t))&&this.#n.add(t)}#a({path:t,stamp:e},s){if(this.#s===void 0){(s?this.#e:
this.#t).add(t);return}const{former:o,isTaken:d}=this.#s,i=o.get(t);i===void 0?(s?this.#e:this.#t).add(t):i!==e&&this.#e.
add(t),(s||d(t))&&this.#n.add(t),this.#h.size<p?this.#h.set(t,e):this.#f=!1}#m(){for(const[t,{below:e,foreign:s}]of this.#i){
for(const o of e)this.#u(o);s>0&&this.#t.add(`${t}/`)}for(const t of this.#s?.former.keys()??[])this.#h.has(t)||this.#d.
add(t)}#u(t){this.#d.add(t),this.#n.add(t)}}function a(l){const t=w().posix.dirname(l);return t==="."?"":t}});
//# run/start-program
(function(p,i,a,E){let _;const u=()=>_??=i("node:child_process");let m;const h=()=>m??=i("node:crypto");let w;const v=()=>w??=
i("run/inherited-descriptors");let g;const y=()=>g??=i("run/lifeline");let P;const d=()=>P??=i("run/process-tree");let I;
const L=()=>I??=i("run/shell-status");a(p,{startLauncher:()=>S,startProgram:()=>T});function T(t){return c(t,!1)}function S(t){
return c(t,!0)}function c(t,r){const l=(0,h().randomUUID)(),o=r?void 0:(0,y().lifeline)(l);let e;try{e=(0,u().spawn)(t.file,
t.args,{cwd:t.cwd,env:{...t.env,...!r&&{[d().MARKER]:l}},detached:process.platform!=="win32",shell:!1,stdio:[r?"pipe":"i\
gnore","pipe","pipe",...(0,v().inheritedDescriptors)()],windowsHide:!0})}catch(n){return o?.release(),k(n)}e.stdin?.on("\
error",()=>{});const{pid:s}=e;return s!==void 0&&o?.hold(s),{outputs:[e.stdout,e.stderr],ended:R(e,r),closed:new Promise(
n=>e.once("close",n)),send:n=>{e.stdin?.write(n)},terminate:()=>{e.stdin?e.stdin.write(`TERM
`):s!==void 0&&(0,d().signalTree)(s,"SIGTERM")},kill:()=>{e.stdin?.destroy(),s!==void 0&&(0,d().signalTree)(s,"SIGKILL")},
sweep:async()=>{s!==void 0&&(r?(0,d().signalTree)(s,"SIGKILL"):await(0,d().sweepTree)(s,l))},release:()=>{o?.release();for(const n of[
e.stdin,e.stdout,e.stderr])n?.destroy()}}}function R(t,r){return new Promise(l=>{t.once("error",o=>l({exitCode:null,signal:null,
error:o})),t.once("exit",(o,e)=>l(r?(0,L().fromShell)(o,e):{exitCode:o,signal:e}))})}function k(t){const r=()=>{};return{
outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:t}),closed:Promise.resolve(),send:r,terminate:r,
kill:r,sweep:()=>Promise.resolve(),release:r}}});
//# run/supervise
(function(T,c,v,N){let C;const y=()=>C??=c("node:timers/promises");let S;const p=()=>S??=c("run/capture");let h;const m=()=>h??=
c("run/not-run");let E;const R=()=>E??=c("run/start-program");v(T,{supervise:()=>k,superviseStarted:()=>d});const $=500,
D=1e3,P=5e3;async function k(t){return d(t.file,()=>(0,R().startProgram)(t),t)}async function d(t,n,e){if(e.signal?.aborted)
return(0,m().skippedOutcome)((0,m().stopReason)(e.signal),new Date);const o=[new(p()).Capture(e.outputBytes),new(p()).Capture(
e.outputBytes)],i=new Date().toISOString(),a=performance.now(),r=await A(n(),o,e);return{...I(r,t,e),exit_code:r.exitCode,
signal:r.signal,started_at:i,duration_ms:Math.round(r.at-a),stdout:o[0].result(),stderr:o[1].result()}}async function A(t,n,e){
_(t.outputs[0],n[0]),_(t.outputs[1],n[1]);const o=await x(t,e);return await t.sweep(),o.error===void 0&&await B(t.closed),
t.release(),o}function _(t,n){t?.on("data",e=>{n.write(e),M(e)}),t?.on("error",()=>{})}function M({buffer:t,byteLength:n}){
if(t.byteLength!==n)return;t.transfer?.(0)}function x(t,{timeoutMs:n,graceMs:e=2e3,signal:o}){return new Promise(i=>{let a,
r;const u=(l,L)=>{a??=l,t.terminate(),clearTimeout(w),clearTimeout(r),r=setTimeout(()=>{t.kill(),r=setTimeout(()=>g({exitCode:null,
signal:null}),P)},L)},s=()=>u("interrupt",$),w=setTimeout(()=>u("timeout",e),n);o?.addEventListener("abort",s);const g=l=>{
clearTimeout(w),clearTimeout(r),o?.removeEventListener("abort",s),i({...l,stopped:a,at:performance.now()})};t.ended.then(
g)})}async function B(t){const n=new AbortController,e=(0,y().setTimeout)(D,void 0,{signal:n.signal}).catch(()=>{});await Promise.
race([t,e]),n.abort()}function I({exitCode:t,signal:n,error:e,lost:o,stopped:i},a,{timeoutMs:r,signal:u}){if(e){const s=e.
code??e.message;return{status:"crashed",reason:`Command could not be started: ${a} (${s})`}}if(i==="timeout")return{status:"\
timed_out",reason:`Command timed out after ${r}ms`};if(i==="interrupt"&&u){const s=(0,m().stopReason)(u);return{status:s===
m().BUDGET_SPENT?"timed_out":"skipped",reason:s}}return o!==void 0?{status:"error",reason:`Containment was lost: ${o}`}:
n!==null?{status:"crashed",reason:`Command was ended by ${n}`}:t===0?{status:"passed"}:{status:"failed",reason:`Command \
failed with exit code ${t}`}}});
//# run/written
(function(m,b,g,T){let y;const N=()=>y??=b("node:fs");g(m,{Records:()=>p,readReport:()=>O});const u="ready",_="end",a=0,
d=1e3,L=3;async function O(e,t){const s=new p(t);for await(const n of(0,N().createReadStream)(e))s.write(n);return s.end()}
class p{#n;#i=[];#t=Buffer.alloc(0);#s;#e=!1;#o;constructor(t){this.#n=t}write(t){const s=this.#t.length===0?t:Buffer.concat(
[this.#t,t]);let n=0;for(let i=s.indexOf(a);i>=0;i=s.indexOf(a,n))this.#f(this.#s),this.#s=s.toString("utf8",n,i),n=i+1;
this.#t=s.subarray(n)}end(){const t=this.#s===_&&this.#t.length===0;return this.#s===u&&(this.#e=!0),{started:this.#e,complete:t,
free:this.#o}}#f(t){t!==void 0&&(this.#e?t.startsWith("=./")?this.#n.left(t.slice(3)):t.startsWith("!free ")?this.#o=E(t):
this.#r(t):this.#e=t===u)}#r(t){const s=t.indexOf(" ")+1,n=t.indexOf(" ",s)+1,i=Number(t.slice(s,n-1)),x=t.slice(n),o=this.#i[i-
2],c=R(o,x),r=o?.isLong===!0||A(c),h=t.slice(0,1);(h==="d"||h==="m")&&(this.#i.length=i-1,this.#i.push(r&&o?{...o,isLong:r}:
{path:c,isLong:r}));const l=t.slice(0,s-1),S=Number.parseInt(l.slice(l.lastIndexOf(":")+1),8)&511;this.#n.entry({type:h,
stamp:l,mode:S,path:c,isLong:r})}}function R(e,t){return e===void 0?t:e.isLong?`${e.path}/\u2026/${t}`:`${e.path}/${t}`}
function A(e){return e.length*L>d&&Buffer.byteLength(e)>d}function E(e){const[t,s,n]=e.split(" ").slice(1).map(Number);if(!(!t&&
t!==0))return{bytes:t*Number(s),files:Number(n)}}});
