//# run/audited-files
(function(b,A,l){const r=l("node:path"),g=l("run/configuration-files"),m=["",".js",".json",".node"],_=new Set(["package\
.json",".npmrc"]),y=/(?:^|\/)node_modules(?:$|\/(?!\.(?!bin\/)[^/]+\/))/,N=/(?:^|\/)\.git(?:\/|$)/,j=/\.(?:[cm]?[jt]sx?|json5?|node|wasm|vue|svelte|coffee|py[cdow]?|rs|rb|lua|php|p[lm]|so|dylib|dll|a|class|jar|exe|cmd|bat|ps1|sh)$/i,
p=/\.(?:gch|pch|local)$/,k=/\.d\.[cm]?ts$/i,D=/^(?:index|__init__|__main__|init|mod|main)\./,T=/^(?:(.*)\/)?__pycache__(?:\/([^/.]+)\.[^/]+\.pyc)?$/;
function $(e){const n=v(e),s=t=>t===""||e.kindOf(t)==="directory";return t=>{if(y.test(t)||N.test(t)||x(t,d=>e.kindOf(d)!==
void 0))return!0;const i=(0,g().configuredFolder)(t);if(i!==void 0&&s(i))return!0;const o=T.exec(t);if(o){const[,d="",S]=o;
return S===void 0?s(d):n(d).has(S)}const[c,u]=[E(t),r().posix.basename(t)];return s(c)?O(u)||h(u,n(c)):(O(u)||_.has(u))&&
n(E(c)).has(r().posix.basename(c))}}function x(e,n){return _.has(r().posix.basename(e))?n(r().posix.dirname(e)):m.some((s,t)=>{
if(!e.endsWith(s))return!1;const i=e.slice(0,e.length-s.length);return[...m.slice(t+1),...s===""?[]:[""]].some(c=>n(i+c))})}
function O(e){return D.test(e)&&F(e)}function F(e){return j.test(e)&&!k.test(e)}function h(e,n){return p.test(e)?n.has(e.
replace(p,"")):(a(e)===e||F(e))&&n.has(a(e))}function v(e){const n=new Map;return s=>{const t=()=>e.list(s).map(o=>r().posix.
basename(o)),i=n.get(s)??new Set(t().flatMap(o=>[o,a(o)]));return n.set(s,i),i}}function a(e){return r().posix.parse(e).
name}function E(e){const n=r().posix.dirname(e);return n==="."?"":n}b.exports={replacesAudited:x,takenFor:$}});
//# run/budget
(function(n,l,r){const o=r("run/not-run");async function i(e,u,a){const t=new AbortController,c=setTimeout(()=>t.abort(
o().BUDGET_SPENT),e);try{return await a(AbortSignal.any([u,t.signal]))}finally{clearTimeout(c)}}n.exports={withinBudget:i}});
//# run/capture
(function(c,p,h){const l=h("node:string_decoder");class u{#s;#t;#n=0;constructor(t){this.#s=Buffer.allocUnsafeSlow(t),this.#t=
Buffer.allocUnsafeSlow(t)}write(t){const s=Math.max(0,this.#s.length-this.#n);s>0&&t.copy(this.#s,this.#n);const n=t.subarray(
s);n.length>0&&this.#e(n),this.#n+=t.length}#e(t){const s=this.#t.length,n=Math.max(0,this.#n-this.#s.length),e=t.subarray(
Math.max(0,t.length-s)),r=(n+t.length-e.length)%s,i=e.copy(this.#t,r);e.copy(this.#t,0,i)}result(){const t=this.#s.length,
s=this.#n,n=new(l()).StringDecoder("utf8"),e=this.#s.subarray(0,Math.min(s,t));if(s<=t)return{head:n.end(e),tail:"",bytes:s,
truncated:!1};const r=n.write(e);if(s<=2*t){const y=n.end(this.#t.subarray(0,s-t));return{head:r,tail:y,bytes:s,truncated:!1}}
const i=s%t,o=Buffer.concat([this.#t.subarray(i),this.#t.subarray(0,i)]),g=o.subarray(d(o)).toString("utf8");return{head:r,
tail:g,bytes:s,truncated:!0}}}function d(a){const t=n=>n!==void 0&&n>>6===2;return[0,1,2,3].find(n=>!t(a[n]))??0}c.exports=
{Capture:u}});
//# run/configuration-files
(function(t,a,n){const i=n("packages/picomatch"),l=["*.{config,conf,setup,workspace,preset}.{js,cjs,mjs,ts,cts,mts,jsx,\
tsx,json}",".*rc",".*rc.{js,cjs,mjs,ts,cts,mts,json,json5,jsonc,yaml,yml,toml}","{tsconfig,jsconfig}*.json","{package.js\
on5,package.yaml,npm-shrinkwrap.json,package-lock.json,yarn.lock,pnpm-lock.yaml,bun.lock,bun.lockb}","{.pnpmfile.cjs,pnp\
m-workspace.yaml,.pnp.cjs,.pnp.js,.pnp.loader.mjs,bunfig.toml,import_map.json}","{biome,nx,lerna,turbo,rush,project,work\
space,angular,vercel,deno,dprint,nodemon,tslint}.{json,jsonc}","{gulpfile,Gruntfile,Jakefile,wallaby,karma.conf,.mocharc\
}{,.*}","{.node-version,.nvmrc,.tool-versions,.editorconfig,.*ignore,.gitattributes,.gitmodules}","{.env,.env.*}","{conf\
test,sitecustomize,usercustomize,setup,noxfile,fabfile,tasks}.py","{pytest,tox,mypy,setup,pylintrc,.pytest}.{ini,cfg,tom\
l}","{pyproject,ruff,.ruff,uv,poetry}.{toml,lock}","{.flake8,pylintrc,Pipfile,Pipfile.lock,*.pth,.python-version,.mypy.i\
ni,pyrightconfig.json}","{go.mod,go.sum,go.work,Cargo.toml,Cargo.lock,build.rs,rust-toolchain,rust-toolchain.toml}","{cl\
ippy,.clippy,rustfmt,.rustfmt}.toml",".{golangci,rubocop}.{yml,yaml,toml,json}","{pom.xml,settings.xml,gradle.properties\
,local.properties,*.gradle,*.gradle.kts}","{Directory.*.props,Directory.*.targets,global.json,nuget.config,NuGet.Config,\
*.runsettings}","{GNUmakefile,makefile,Makefile,CMakeLists.txt,CMakePresets.json,CMakeUserPresets.json,meson.build,build\
.ninja}","{Rakefile,Gemfile,Gemfile.lock,.rspec,.ruby-version,phpunit.xml,phpunit.xml.dist,composer.json}","{justfile,Ju\
stfile,.justfile,{T,t}askfile{,.dist}.{yml,yaml},BUILD,BUILD.bazel,WORKSPACE,MODULE.bazel}"],r=/^(.*?)(?:^|\/)(?:\.cargo|\.config|\.mvn|\.yarn|\.husky|\.github|__mocks__)(?:\/|$)/,
c=(0,i().default)(l,{dot:!0});function p(o){const s=r.exec(o);if(s)return s[1]??"";const e=o.lastIndexOf("/");return c(o.
slice(e+1))?o.slice(0,Math.max(e,0)):void 0}t.exports={configuredFolder:p}});
//# run/containment-causes
(function(T,F,u){const S=u("node:fs"),a=u("node:path"),h=u("attempt"),p=u("rules/containment-causes"),m=u("run/containm\
ent/view"),v=u("run/containment/view-layout"),g=3,O=new Set(["failed","crashed","timed_out"]),E={memory:"memory_bytes",processes:"\
processes",written:"written_bytes",file_size:"file_bytes",open_files:"open_files"},A=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
w=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,y=2e3,C=new Set(["/","/dev","/dev/shm","/proc","/home",v().HOME,v().TEMP]),
b=[...m().DEVICES,"fd","pts","ptmx","stdin","stdout","stderr","tty"].map(t=>`/dev/${t}`);function k(t){const{isolation:s}=t;
return e=>{if(s.level!=="namespaces"||!O.has(e.status))return e;const o=[...H(e,t),...P(e,t)],n=o.some(({counted:c})=>c),
i=o.filter(({cause:c,counted:d})=>d||E[c]),r=L(n?i:o).slice(0,g);return r.length===0?e:{...e,causes:r}}}function L(t){const s=t.
flatMap(({cause:e})=>p().CONTAINMENT_CAUSES[e].implies??[]);return t.filter(({cause:e},o)=>!s.includes(e)&&t.findIndex(n=>n.
cause===e)===o)}function H({limits_hit:t=[]},s){return I().flatMap(e=>{const o=p().CONTAINMENT_CAUSES[e].counted;return o&&
t.includes(o)?[_(e,s,!0)]:[]})}function P(t,s){const e=[t.stderr,t.stdout].flatMap(({head:n,tail:i})=>[n,i]).flatMap(n=>n.
split(`
`)).map(n=>n.slice(0,y)),o=j(e,s);return I().flatMap(n=>{const i=o[n];if(i!==void 0)return[{..._(n,s,!0),detail:i}];const{
signs:r,unless:c}=p().CONTAINMENT_CAUSES[n],d=M=>r?.test(M)===!0&&c?.test(M)!==!0;return(t.signal==="SIGXFSZ"?n==="file_\
size":e.some(d))&&x(n,s)?[_(n,s)]:[]})}function x(t,{isolation:s,policy:e}){switch(t){case"processes":return s.limits?.processes_counted_for===
"user";case"network":case"package_manager":return e.network==="none";case"privileges":return s.launcher==="root";default:
return!0}}function _(t,s,e=!1){const{key:o}=p().CONTAINMENT_CAUSES[t],n=E[t],i=n&&(s.isolation.limits?.[n]??void 0),d=n&&
i!==void 0&&i<s.policy.limits[n]&&(t==="memory"||t==="written")?"concurrency":o;return{cause:t,...e&&{counted:!0},...i!==
void 0&&{limit:i},...d!==void 0&&{key:d}}}function j(t,s){const e={},o=new Set(t.filter(n=>A.test(n)).flatMap(n=>n.match(
w)??[]));for(const n of o){const[i,r]=U(n.replace(/[.:]+$/,""),s)??[];i!==void 0&&r!==void 0&&(e[i]??=r)}return e}function U(t,{
checkout:s,home:e,programs:o}){const n=W(t);if(n!==void 0)return e===void 0||!N((0,a().join)(e,n))?void 0:["home_cache",
$(n)];const i=(0,a().resolve)(s,t);if((0,m().isInside)(s,i)){const l=D(s,i);return l===void 0?void 0:["link_outside",l]}
if(!(0,a().isAbsolute)(t)||/\/(?:docker|podman|containerd)\.sock$/.test(t))return;const r=(0,a().dirname)((0,a().dirname)(
o.node.file));if([...m().SYSTEM,"/proc",...b,r,...o.searchPath].some(l=>(0,m().isInside)(l,i)))return;const d=[i,(0,a().
dirname)(i)].find(l=>!C.has(l)&&N(l));return d===void 0?void 0:["machine_path",d]}function W(t){return t.startsWith("~/")?
t.slice(2):t.startsWith(`${v().HOME}/`)?t.slice(v().HOME.length+1):void 0}function $(t){const s=t.split("/"),e=t.startsWith(
".local/share/")?3:/^\.(?:cache|config)\//.test(t)?2:1;return s.slice(0,e).join("/")}function D(t,s){const e=(0,a().relative)(
t,s).split("/");for(const[o]of e.entries()){const n=e.slice(0,o+1).join("/"),i=(0,a().join)(t,n),r=(0,h().attempt)(()=>(0,S().
lstatSync)(i).isSymbolicLink());if(r===void 0)return;const c=r?(0,h().attempt)(()=>(0,S().realpathSync)(i)):void 0;if(c!==
void 0&&!(0,m().isInside)(t,c))return n}}function N(t){return(0,h().attempt)(()=>(0,S().lstatSync)(t))!==void 0}function I(){
return Object.keys(p().CONTAINMENT_CAUSES)}T.exports={causesOf:k}});
//# run/environment
(function(s,h,_){const r=_("node:path"),a={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"U\
TC"},O={npm_config_offline:"true",npm_config_fetch_retries:"0"},E=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEX\
T"],u="cmd.exe";function C({node:e,searchPath:n,folder:t,shell:i,npm:o,assignments:c},m){const L=m.platform==="win32"?g(
m.env,t):{},{delimiter:S,dirname:w}=m.platform==="win32"?r().win32:r().posix,p={PATH:[...new Set([w(e),...n])].join(S),HOME:t.
home,TMPDIR:t.temp,...L,...T(t,i??(m.platform==="win32"?u:"/bin/sh")),...o??O};return{...a,...A(p,c),...p}}function T(e,n){
return{npm_config_script_shell:n,npm_config_update_notifier:"false",npm_config_browser:"false",npm_config_cache:e.npmCache,
npm_config_userconfig:e.npmUserConfig,npm_config_globalconfig:e.npmGlobalConfig}}function g(e,n){const t=Object.entries(
e).flatMap(([i,o])=>{const c=i.toUpperCase();return E.includes(c)&&o!==void 0?[[c,o]]:[]});return{...Object.fromEntries(
t),USERPROFILE:n.home,APPDATA:n.home,LOCALAPPDATA:n.home,TEMP:n.temp,TMP:n.temp}}function A(e,n){const t=new Set(Object.
keys(e).map(i=>i.toUpperCase()));return Object.fromEntries(Object.entries(n).filter(([i])=>!t.has(i.toUpperCase())))}s.exports=
{commandEnvironment:C}});
//# run/home-folders
(function(i,u,r){const e=r("node:fs/promises"),n=r("node:path");async function a(c,o){return o===void 0||!(0,n().isAbsolute)(
o)?[]:(await Promise.all([...new Set(c)].sort().map(async s=>{const t=await(0,e().realpath)((0,n().join)(o,s)).catch(()=>{});
return t===void 0||!(await(0,e().stat)(t)).isDirectory()?[]:[{path:s,source:t}]}))).flat()}i.exports={homeFolders:a}});
//# run/inherited-descriptors
(function(i,m,c){const e=c("node:fs"),s=524288;let t;function u(){return t??=l(a()),t}function l(n){if(n.length===0)return[];
const r=(0,e().openSync)("/dev/null","r"),g=Math.max(...n)-2,o=new Array(g).fill("ignore");for(const h of n)o[h-3]=r;return o}
function a(){return d().filter(n=>{const r=/^flags:\s*([0-7]+)$/m.exec(p(n))?.[1]??"";return r!==""&&(Number.parseInt(r,
8)&s)===0})}function d(){return process.platform!=="linux"?[]:(0,e().readdirSync)("/proc/self/fd").map(Number).filter(n=>n>
2)}function p(n){try{return(0,e().readFileSync)(`/proc/self/fdinfo/${n}`,"utf8")}catch{return""}}i.exports={inheritedDescriptors:u}});
//# run/isolation-probe
(function(j,A,i){const k=i("node:child_process"),F=i("node:crypto"),d=i("node:fs"),y=i("node:fs/promises"),g=i("node:ne\
t"),p=i("node:path"),o=i("packages/zod"),H=i("attempt"),N=i("temporary-folder"),W=i("run/isolation-probe-script"),I=o().
object({root:o().boolean(),capabilities:o().boolean(),newPrivileges:o().boolean(),otherProcesses:o().boolean(),tcp:o().boolean(),
interfaces:o().boolean(),loopback:o().boolean(),unixSocket:o().boolean(),outsideWrite:o().coerce.boolean(),checkoutWrite:o().
boolean(),canaries:o().array(o().boolean()),environ:o().boolean(),sudo:o().boolean(),openFiles:o().boolean(),raisedLimit:o().
boolean(),sharedKeyring:o().boolean(),sharedLock:o().boolean(),filters:o().number(),userNamespace:o().boolean(),dns:o().
boolean()});async function L(e){const{run:t,checkout:r,network:s}=e,n=(0,F().randomUUID)(),c=await(0,N().temporaryFolder)(),
u=(0,p().join)(c,"socket"),_=(0,p().join)(c,"written"),l=(0,p().join)(r,`.gene-gate-probe-${n}`),S=await C([c,...e.folders],
n),P=`secret-${n}`,b=(0,k().spawn)("/bin/sh",["-c","read -r _",n],{env:{SECRET:P},stdio:["pipe","ignore","ignore"]});b.on(
"error",()=>{});const h=await J(e.shown),m=[(0,g().createServer)(),(0,g().createServer)()];try{await Promise.all([v(m[0],
{port:0,host:"127.0.0.1"}),v(m[1],u)]);const a=m[0].address(),T=typeof a=="object"&&a?a.port:0,x=`heartbeat-${n}`,U=b.pid??
0,B=h.isHeld?e.shown:"",D={port:T,socket:u,outside:_,inside:l,canaries:S,secret:P,token:n,pid:U,heartbeat:x,locked:B},w=await t(
["-e",W().PROBE_SCRIPT,JSON.stringify(D)]),$=I.safeParse((0,H().attempt)(()=>JSON.parse(w.stdout.head)));return w.status!==
"passed"||!$.success?q(w):O($.data,{persisted:(0,d().existsSync)(_)||!e.keepsWrites&&(0,d().existsSync)(l),survived:R(x)>
0,network:s,locked:h.isHeld})}finally{K(b),h.release();for(const a of m)a.close();await Promise.all([c,l,...S].map(a=>(0,y().
rm)(a,{recursive:!0,force:!0})))}}function O(e,t){const r={unprivileged_user:!e.root,no_capabilities:!e.capabilities,no_new_privileges:!e.
newPrivileges,own_processes_only:!e.otherProcesses,...!t.network&&{no_tcp_to_the_machine:!e.tcp,only_loopback:!e.interfaces,
no_name_resolution:!e.dns},no_unix_socket:!e.unixSocket,checkout_can_be_written:e.checkoutWrite,no_write_stays:!t.persisted,
no_write_outside:!e.outsideWrite,no_private_folder:e.canaries.every(c=>!c),no_foreign_environment:!e.environ,no_sudo:!e.
sudo,no_open_files:!e.openFiles,no_limit_can_be_raised:!e.raisedLimit,nothing_survives:!t.survived},s={loopback_works:e.
loopback,no_user_namespace:!e.userNamespace,own_session_keyring:!e.sharedKeyring,system_calls_filtered:e.filters>E(),...t.
locked&&{no_lock_on_the_machine:!e.sharedLock}},n=(c,u)=>Object.entries(c).map(([_,l])=>({name:_,held:l,required:u}));return[
...n(r,!0),...n(s,!1)]}function q({status:e,reason:t,stderr:r}){return t??`the probe ${e} without output: ${r.head.slice(
0,200)}`}async function C(e,t){return(await Promise.all(e.map(async s=>{const n=(0,p().join)(s,`.gene-gate-canary-${t}`);
return(0,y().writeFile)(n,t,{mode:420,flag:"wx"}).then(()=>[n],()=>[])}))).flat()}function v(e,t){return e.on("connectio\
n",r=>r.destroy()),new Promise((r,s)=>{e.once("error",s),e.listen(t,r)})}function E(){const e=(0,d().readFileSync)("/pro\
c/self/status","utf8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(e)?.[1]??0)}function R(e){return(0,d().readdirSync)(
"/proc").filter(t=>{try{return/^\d+$/.test(t)&&(0,d().readFileSync)(`/proc/${t}/cmdline`).includes(e)}catch{return!1}}).
length}function J(e){const t=(0,k().spawn)("flock",["-s",e,"sh","-c","echo; read -r _"],{stdio:["pipe","pipe","ignore"]}),
r=()=>t.stdin.destroy();return new Promise(s=>{t.once("error",()=>s({isHeld:!1,release:r})),t.once("exit",()=>s({isHeld:!1,
release:r})),t.stdout.once("data",()=>s({isHeld:!0,release:r}))})}function K(e){e.stdin?.destroy()}j.exports={probeIsolation:L}});
//# run/isolation-probe-script
(function(e,n,t){const s=String.raw`
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
`;e.exports={PROBE_SCRIPT:s}});
//# run/launch
(function(w,P,h){const _=h("node:path"),b=h("error"),S=h("run/scripts/launch-scripts"),v={npm_config_node_options:"--wa\
rnings"};function x(n,{programs:o,checkout:i,base:a}){const{argv:d,binary:p,program:t,scripts:m}=n,e=o.node.file;if(m!==
void 0){const{platform:r}=process,c=(0,S().launchScripts)(m,{programs:o,checkout:i,base:a,platform:r});if(!("missing"in c))
return c;throw c.missing==="sh"?I(n):l(n,c.missing,e)}const s=d.slice(1);if(p!==void 0)return{file:e,args:[(0,_().join)(
i,p),...s]};if(t==="node")return{file:e,args:s};if(t==="npm"||t==="npx"){const r=o[t];if(r)return{file:e,args:[r.file,...s],
env:v};throw l(n,t,e)}const g=o.machine.get(t);if(g)return{file:g.file,args:s};throw u(n,t,"on PATH outside the checkout",
"Install the program before this step, in a directory outside the checkout. Shell builtins such as cd cannot be run.")}function l(n,o,i){
return u(n,o,`next to ${i} or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with \
actions/setup-node).")}function I(n){return u(n,"a POSIX shell (sh)","on this machine","Install Git for Windows, which i\
ncludes sh, or make the script one command of node or of a local tool.")}function u({command:n},o,i,a){const d=`The comm\
and "${n}" needs ${o}, which was not found ${i}.`;return new(b()).GateError("program_not_found",d,a)}w.exports={launchOf:x}});
//# run/left-out
(function(c,E,d){const p=d("node:path"),M=5,u=30,w=/[^\w.@+~/\\-]+/;function S(o){const n=new Map(o.map(t=>[t,t]));for(const t of o){
const{dir:s,name:r,ext:i}=p().posix.parse(t),a=p().posix.join(s,r);i!==""&&!n.has(a)&&n.set(a,t)}return t=>{if(t.status!==
"failed"||n.size===0)return t;const{stdout:s,stderr:r}=t,i=[r,s].flatMap(({head:e,tail:x})=>[e,x]),a=new Set(i.flatMap(e=>e.
split(w))),l=new Set([...a].flatMap(e=>_(e)).flatMap(e=>n.get(e)??[]));return l.size===0?t:{...t,left_out:[...l].sort().
slice(0,M)}}}function _(o){const n=o.replaceAll("\\","/").replace(/[.,]+$/,"").split("/").filter(t=>t!==""&&t!=="."&&t!==
"..");return n.length>u?[]:n.flatMap((t,s)=>n.slice(s).map((r,i)=>n.slice(s,s+i+1).join("/")))}c.exports={mentionedOf:S}});
//# run/lifeline
(function(o,p,n){const r=n("node:child_process"),i=n("run/process-tree"),d=`
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
`;function t(s){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const e=(0,r().spawn)("/bin/sh",["-c",d,
"gene-gate",`${i().MARKER}=${s}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return e.
on("error",()=>{}),e.stdin.on("error",()=>{}),e.unref(),"unref"in e.stdin&&typeof e.stdin.unref=="function"&&e.stdin.unref(),
{hold:c=>{e.stdin.write(`${c}
`)},release:()=>{e.stdin.end(`done
`)}}}o.exports={lifeline:t}});
//# run/log-commands
(function(n,s,r){const a=r("node:crypto");async function c(o,m){const t=(0,a().randomUUID)();o(`::stop-commands::${t}`);
try{return await m()}finally{o(`::${t}::`)}}n.exports={withoutLogCommands:c}});
//# run/lower-layer
(function(a,S,e){const o=e("node:fs"),r=e("node:path"),i=e("attempt"),c=e("repo/entry-index"),u=e("repo/file-kind");function _(s,l){
const m=new Set(l),d=t=>m.has(t)||(0,c().foldersAbove)(t).some(n=>m.has(n));return{kindOf:t=>{if(d(t))return;const n=(0,i().
attempt)(()=>(0,o().lstatSync)((0,r().join)(s,t)));return n&&((0,u().kindOf)(n)??"special")},modeOf:t=>{const n=(0,i().attempt)(
()=>(0,o().lstatSync)((0,r().join)(s,t)));return n&&n.mode&511},list:t=>{const n=(0,r().join)(s,t);return d(t)||(0,i().attempt)(
()=>(0,o().realpathSync)(n))!==n?[]:((0,i().attempt)(()=>(0,o().readdirSync)(n))??[]).map(p=>(0,r().join)(t,p)).filter(p=>!d(
p))}}}a.exports={lowerLayer:_}});
//# run/named-root
(function(n,c,l){function t(e){return s=>{const{status:r,stdout:d,stderr:a}=s;return r==="passed"||e==="/"?s:[d,a].some(
({head:i,tail:u})=>[i,u].some(m=>m.includes(e)))?{...s,root:e}:s}}n.exports={namedRootOf:t}});
//# run/not-run
(function(a,T,_){const d="BLOCKED: validation command rejected by safety check (allowed prefixes: node/npm/npx; shell o\
perators prohibited)",r="interrupted",u="the time budget for all commands was spent",i="the run returned no outcome for \
this command",c="files of the checkout changed while the gate ran";function l(t){return t.filter(({reason:e})=>e===r).length}
function m(t){return t.reason===u?u:r}function p(t){return n("blocked",d,t)}function O({message:t,hint:e},o){return n("n\
ot_runnable",`${t} ${e}`,o)}function h(t,e){return n("skipped",t,e)}function E(t){return n("skipped",i,t)}function g(t,e,o){
return{...o??n("error",c,t),status:"error",reason:c,checkout_changed:[...e]}}function n(t,e,o){const s={head:"",tail:"",
bytes:0,truncated:!1};return{status:t,exit_code:null,signal:null,started_at:o.toISOString(),duration_ms:0,stdout:s,stderr:s,
reason:e}}a.exports={BUDGET_SPENT:u,CHECKOUT_CHANGED:c,INTERRUPTED:r,OUTCOME_LOST:i,blockedOutcome:p,changedOutcome:g,countInterrupted:l,
lostOutcome:E,programMissingOutcome:O,skippedOutcome:h,stopReason:m}});
//# run/nothing-ran
(function(n,r,o){const t=o("model/nothing-run"),e={outcomes:new Map,interrupted:0,isolation:t().NOTHING_RUN,nodeOf:()=>process};
n.exports={NOTHING_RAN:e}});
//# run/outcomes
(function(c,k,r){const l=r("audit/gene/plans"),s=r("run/not-run");function d({asset:e,commands:n}){const t=n.flatMap(({
plan:o})=>o??[]);return{id:e.id,plans:t.length===n.length?t:[]}}function u({commands:e},n,t){if(e.every(({plan:i})=>i!==
void 0))return e.map(({plan:i},O)=>a(i,n[O],t));const o=h(e);return e.map(({verdict:i})=>i==="block"?(0,s().blockedOutcome)(
t):(0,s().skippedOutcome)(o,t))}function a(e,n,t){if(n===void 0||n.plan.digest!==e?.digest)return(0,s().lostOutcome)(t);
const{outcome:o,changedFiles:i}=n;return i.length===0?o:{...o,checkout_modified:i}}function p(e,n,t){const o=e.filter(i=>n?
m(i):i.commands.some(g));return new Map(o.map(i=>[i,u(i,[],t)]))}function m({change:e,commands:n}){return n.length===0?e!==
"removed":n.some(({plan:t})=>t===void 0)}function g({verdict:e}){return e==="block"}function h(e){if(e.some(({verdict:o})=>o===
"block"))return"another command of the gene is blocked";const t=e.flatMap(({reading:o})=>(0,l().toolOf)(o)??[]).find(({path:o})=>o===
void 0);return t?`${t.name} is not installed; install dependencies before the gate`:"the audit does not allow this gene \
to run; see its findings"}c.exports={outcomesOf:u,plansOf:d,refusedOutcomes:p}});
//# run/path-list
(function(t,h,r){class s{#t=[];#s=0;add(i){this.#s+=1,this.#t.push(i),this.#t.length>1e3&&(this.#t=this.first())}get total(){
return this.#s}get isWhole(){return this.#s<=100}first(){return this.#t.sort().slice(0,100)}}t.exports={PathList:s}});
//# run/pool
(function(e,h,l){class n{#s;#t=[];constructor(t){this.#s=t}run(t,s){return new Promise((i,o)=>{const r=()=>{s().then(i,
o).finally(()=>{this.#s+=1,this.#i()})};this.#t=[...this.#t,{urgency:t,start:r}],this.#i()})}#i(){setImmediate(()=>{const t=[
...this.#t].sort((s,i)=>i.urgency()-s.urgency()).slice(0,this.#s);this.#s-=t.length,this.#t=this.#t.filter(s=>!t.includes(
s));for(const{start:s}of t)s()})}}e.exports={Pool:n}});
//# run/private-copy
(function(_,O,d){const h=d("node:fs"),s=d("node:fs/promises"),t=d("node:path"),k=d("temporary-folder"),j=d("run/reposit\
ory-copy"),b={entries:2e5,bytes:4*1024**3};class l extends Error{}async function F(o,r=b){const c=await(0,k().temporaryFolder)(),
a=()=>(0,s().rm)(c,{recursive:!0,force:!0,maxRetries:3}),n=(0,t().join)(c,(0,t().basename)(o.directory)||"checkout");try{
await v(o,n,r);const i=await(0,j().copyRepository)(o.directory,n);return{guard:o.at(n),objects:i,close:a}}catch(i){if(await a(),
i instanceof l)return;throw i}}async function v(o,r,c){const{directory:a,files:n,folders:i}=o,p={...c},w=async e=>{const[
m,u]=[(0,t().join)(a,e),(0,t().join)(r,e)],y=await(0,s().lstat)(m);if(p.entries-=1,p.bytes-=y.isFile()?y.size:0,p.entries<
0||p.bytes<0)throw new l;if(y.isSymbolicLink())await C(m,u,a,r);else if(y.isFile())await(0,s().copyFile)(m,u,h().constants.
COPYFILE_FICLONE);else if(y.isDirectory()){await(0,s().mkdir)(u,{mode:y.mode});for(const{name:I}of await L(m))await w((0,t().
join)(e,I))}};for(const e of i)await(0,s().mkdir)((0,t().join)(r,e),{recursive:!0});for(const{path:e}of n)await w(e);for(const e of o.
additions)await(0,s().mkdir)((0,t().join)(r,e,".."),{recursive:!0}),await w(e)}async function L(o){return(await(0,s().readdir)(
o,{withFileTypes:!0})).filter(({name:c})=>c!==".git")}async function C(o,r,c,a){const n=await(0,s().readlink)(o),i=(0,t().
isAbsolute)(n)?(0,t().relative)(c,n):"..",p=!i.startsWith("..")&&!(0,t().isAbsolute)(i),w=process.platform==="win32"?"ju\
nction":void 0;await(0,s().symlink)(p?(0,t().join)(a,i):n,r,w)}_.exports={copyCheckout:F}});
//# run/private-folder
(function(n,s,t){const r=t("node:fs/promises"),e=t("node:path"),m=t("temporary-folder");async function a(p){const o=await(0,m().
temporaryFolder)(),i={home:(0,e().join)(o,"home"),temp:(0,e().join)(o,"tmp"),npmCache:(0,e().join)(o,"npm-cache"),npmUserConfig:(0,e().
join)(o,"npmrc-user"),npmGlobalConfig:(0,e().join)(o,"npmrc-global")};try{return await Promise.all([(0,r().mkdir)(i.home),
(0,r().mkdir)(i.temp),(0,r().writeFile)(i.npmUserConfig,""),(0,r().writeFile)(i.npmGlobalConfig,"")]),await p(i)}finally{
await(0,r().rm)(o,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}n.exports={withPrivateFolder:a}});
//# run/process-tree
(function(p,k,o){const d=o("node:child_process"),t=o("node:fs"),u=o("node:path"),l=o("node:timers/promises"),i="GENE_GA\
TE_RUN",m=40,S=10;function a(e,n){process.platform==="win32"?n==="SIGKILL"&&_(e):s(-e,n)}function _(e){const n=(0,u().join)(
process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),r={stdio:"ignore",windowsHide:!0};(0,d().spawn)(n,["/PI\
D",String(e),"/T","/F"],r).on("error",()=>{})}async function E(e,n){if(process.platform!=="win32"&&(s(-e,"SIGKILL"),!!(0,t().
existsSync)("/proc/self/environ")))for(let r=0;r<m;r+=1){const c=w(n);if(c.length===0)return;for(const h of c)s(h,"SIGKI\
LL");await(0,l().setTimeout)(S)}}function w(e){return(0,t().readdirSync)("/proc").filter(n=>/^\d+$/.test(n)).filter(n=>T(
n).includes(`${i}=${e}`)).map(Number)}function T(e){try{return(0,t().readFileSync)(`/proc/${e}/environ`)}catch{return Buffer.
alloc(0)}}function s(e,n){try{process.kill(e,n)}catch{}}p.exports={MARKER:i,signalTree:a,sweepTree:E}});
//# run/programs
(function(v,y,c){const O=c("node:child_process"),l=c("node:fs/promises"),P=c("node:os"),i=c("node:path"),S=c("node:util"),
p=c("packages/zod"),g=c("attempt"),h=c("error"),u=c("run/search-path"),j=p().object({file:p().string(),version:p().string(),
platform:p().string(),arch:p().string()}),N="JSON.stringify({file: process.execPath, version: process.version, platform:\
 process.platform, arch: process.arch})",b=2e4;async function E(t){const{path:r,checkout:s,names:e=[]}=t,o=await(0,u().trustedEntries)(
r,s),n=await x(o,s),[d,a]=await Promise.all(["npm","npx"].map(k=>M(k,n.file,o,s))),m=await I(e,o,s),_=await A(o,s);return{
node:n,...d&&{npm:d},...a&&{npx:a},..._!==void 0&&{shell:_},machine:m,searchPath:o}}async function x(t,r){for await(const{
file:s,real:e}of(0,u().executablesNamed)("node",t,r)){const o=await T(s,e,t),n=await(0,u().realPathOutside)(o.file,r);if(n!==
void 0)return{...o,file:n}}throw new(h()).GateError("program_not_found","node was not found on PATH outside the checkout\
.","Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.")}async function T(t,r,s){
const{execPath:e,version:o,platform:n,arch:d}=process;if(r===await(0,l().realpath)(e))return{file:r,version:o,platform:n,
arch:d};try{const{stdout:a}=await(0,S().promisify)(O().execFile)(t,["-p",N],{cwd:(0,i().dirname)(t),env:{PATH:s.join(i().
delimiter),HOME:(0,P().homedir)(),...process.env.SYSTEMROOT&&{SYSTEMROOT:process.env.SYSTEMROOT}},timeout:b,windowsHide:!0});
return j.parse(JSON.parse(a))}catch(a){throw new(h()).GateError("program_not_found",`${t} is the first node on PATH, but\
 it does not work.`,"Run it manually to see the error, or set up Node.js before this step (actions/setup-node).",{cause:a})}}
async function M(t,r,s,e){const o=(0,i().join)("node_modules","npm","bin",`${t}-cli.js`);for(const n of[(0,i().dirname)(
r),...s]){for(const a of[(0,i().join)(n,o),(0,i().join)(n,"..","lib",o)]){const m=await w(a,t,e);if(m)return m}const d=await w(
(0,i().join)(n,t),t,e);if(d)return d}}async function w(t,r,s){const e=await(0,u().realPathOutside)(t,s);if(!e?.endsWith(
`${r}-cli.js`))return;const o=(0,i().join)((0,i().dirname)(e),"..","package.json"),n=await(0,l().readFile)(o,"utf8").catch(
()=>"null"),{success:d,data:a}=p().object({name:p().literal("npm"),version:p().string()}).safeParse((0,g().attempt)(()=>JSON.
parse(n)));return d?{file:e,version:a.version}:void 0}const R="/bin/sh";async function A(t,r){if(process.platform!=="win\
32")return R;for await(const{real:s}of(0,u().executablesNamed)("git",t,r)){const e=await(0,u().realPathOutside)((0,i().join)(
(0,i().dirname)(s),"..","bin","sh.exe"),r);if(e!==void 0)return e}}const H=/^[A-Za-z0-9][\w.+-]*$/;async function I(t,r,s){
const e=new Map;for(const o of t.filter(n=>H.test(n))){const n=await(0,u().executablesNamed)(o,r,s).next();n.done||e.set(
o,n.value)}return e}v.exports={findPrograms:E}});
//# run/progress
(function(t,u,o){const r=o("run/safe-line"),n={planned(){},started(){},finished(){},ended(){}};function d(l){let s=0,i=0;
return{...n,planned:e=>{s=e},finished:(e,{status:a,duration_ms:c})=>{i+=1;const O=(c/1e3).toFixed(1);l(`[${i}/${s}] ${a}\
 in ${O} s: ${(0,r().safeLine)(e)}`)}}}t.exports={NO_PROGRESS:n,linesOfProgress:d}});
//# run/repository-copy
(function(y,v,l){const i=l("node:fs/promises"),e=l("node:path"),m=l("run/containment/git-config"),h=new Set(["hooks","l\
fs","worktrees"]);async function F(o,t){const c=(0,e().join)(o,".git"),s=await(0,i().lstat)(c).catch(()=>{});if(s===void 0)
return[];const a=(0,e().join)(t,".git");if(s.isDirectory())return w(c,a);const d=/^gitdir: (.+)\n?$/.exec(await(0,i().readFile)(
c,"utf8"))?.[1];if(d===void 0)return[];const n=(0,e().resolve)(o,d),r=await(0,i().readFile)((0,e().join)(n,"commondir"),
"utf8").catch(()=>{});return[...r===void 0?[]:await w((0,e().resolve)(n,r.trim()),a),...await w(n,a,new Set(["commondir",
"gitdir"]))]}async function w(o,t,c=new Set){const s=[];await(0,i().mkdir)(t,{recursive:!0});const a=await(0,i().readdir)(
o,{withFileTypes:!0}),d=j(a);for(const n of a){const{name:r}=n,[u,p]=[(0,e().join)(o,r),(0,e().join)(t,r)];d&&h.has(r)||
c.has(r)||(n.isDirectory()&&r==="objects"&&d?(await g(u,p),s.push(u)):n.isDirectory()?s.push(...await w(u,p)):n.isFile()&&
/^config(\.worktree)?$/.test(r)?await(0,i().writeFile)(p,(0,m().withoutSecrets)(await(0,i().readFile)(u,"utf8"))):n.isFile()&&
await(0,i().copyFile)(u,p))}return s}function j(o){const t=c=>o.find(s=>s.name===c);return t("HEAD")?.isFile()===!0&&t("\
objects")?.isDirectory()===!0}async function g(o,t){await(0,i().mkdir)((0,e().join)(t,"info"),{recursive:!0}),await(0,i().
writeFile)((0,e().join)(t,"info","alternates"),`${JSON.stringify(o)}
`)}y.exports={copyRepository:F}});
//# run/run
(function(P,so,o){const B=o("node:os"),F=o("audit/audited"),$=o("command/resolve/npmrc-copies"),A=o("judge/families/pro\
grams"),N=o("model/nothing-run"),R=o("run/budget"),U=o("run/containment/choose-backend"),O=o("run/containment/machine"),
C=o("run/containment-causes"),D=o("run/home-folders"),x=o("run/left-out"),I=o("run/named-root"),K=o("run/not-run"),u=o("\
run/outcomes"),Y=o("run/programs"),j=o("run/schedule"),G=o("run/shared-folder"),H=4*1024*1024,L=4,V=2*1024;async function J(n,e){
const i=new Date,c=n.genes.filter(t=>!e.waiting.has(t)).map(t=>({...(0,u().plansOf)(t),gene:t})).filter(({plans:t})=>t.length>
0),{checkout:r,path:a,policy:s,progress:p,signal:M}=e,v=(0,u().refusedOutcomes)(n.genes,r!==void 0,i);if(r===void 0||c.length===
0)return{outcomes:v,interrupted:0,isolation:N().NOTHING_RUN,nodeOf:()=>process};const{directory:d,leftOut:T}=r,q=new Set(
c.flatMap(({plans:t})=>t.map(to=>to.program))),h=await(0,Y().findPrograms)({path:a,checkout:d,names:[...q]}),{shown:l}=e,
_=X(s.concurrency),m=(0,G().shareFolder)(r,e.attended,l!==void 0),{backend:b,isolation:g,close:y}=await(0,U().chooseBackend)(
{programs:h,checkout:d,leftOut:T,...l&&{shown:l},shareFolder:m.folder,outputBytes:W(s.limits.output_bytes,n.genes),limits:(0,O().
limitsOn)((0,O().thisMachine)(),s.limits,_),lanes:_,requested:k(s.containment,e.fork),network:s.network==="allow",replaced:await Q(
n,e.tree),folders:e.privateFolders,home:await(0,D().homeFolders)([...s.home_caches,...(0,A().homeDependencies)(s)],e.home),
signal:M}),w=b.level==="namespaces",S=w?_:1,z=await(0,R().withinBudget)(s.limits.budget_seconds*1e3,M,t=>(0,j().runPlans)(
c,{backend:b,progress:p,views:s.views,concurrency:S,signal:t,guard:m.guard()})).finally(()=>Promise.all([y(),m.close()])),
oo=(0,x().mentionedOf)(m.hides()?T:[]),no=(0,C().causesOf)({isolation:g,policy:s,programs:h,checkout:d,home:e.home}),eo=(0,I().
namedRootOf)(w?d:m.guard().directory),E=c.map(t=>[t.gene,(0,u().outcomesOf)(t.gene,z.get(t)??[],i).map(oo).map(no).map(eo)]);
return{outcomes:new Map([...v,...E]),interrupted:(0,K().countInterrupted)(E.flatMap(([,t])=>t)),isolation:{...g,description:`${g.
description} ${Z(w,s.views,S)}`},nodeOf:()=>h.node,findings:m.findings()}}async function Q(n,e){const i=new Set((0,F().isOfChange)(
n)?n.files.map(({path:r})=>r):[]),c=await(0,$().npmrcCopies)(e,i);return new Map(c.flatMap(({path:r,text:a,dropped:s,isLink:p})=>s.
length>0&&!p?[[r,a]]:[]))}function W(n,e){const i=e.flatMap(a=>(0,u().plansOf)(a).plans),c=new Set(i.map(({digest:a})=>a)),
r=Math.floor(H/(c.size*L));return Math.min(n,Math.max(r,V))}function X(n){return n==="cores"?(0,B().availableParallelism)():
n}function Z(n,e,i){if(!n)return"One command at a time, because all commands share the checkout.";const c=e==="gene"?" T\
he commands of one gene share a view.":"";return`${i===1?"One command at a time.":`Up to ${i} commands at once.`}${c}`}function k(n,e){
return n==="require-for-forks"?e?"require":"auto":n}P.exports={requestOf:k,runAudited:J}});
//# run/safe-line
(function(c,a,i){const o=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function t(p,e=200){const n=p.replace(o,s=>`\\u{${s.
codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),r=Array.from(n);return r.length<=e?n:`${r.
slice(0,e-1).join("")}\u2026`}c.exports={safeLine:t}});
//# run/schedule
(function(b,U,_){const C=_("error"),l=_("run/not-run"),D=_("run/pool");async function G(n,e){const{backend:t,progress:o,
concurrency:i,views:s}=e,c=new Map(n.flatMap(({plans:u})=>u.map(h=>[h.digest,h]))),r=new Map;for(const u of c.values()){
const h=R(()=>t.check(u));h&&r.set(u.digest,h)}const d=new AbortController,a=AbortSignal.any([e.signal,d.signal]),m=new(D()).
Pool(i),y=F({...e,signal:a},r),k=s==="gene"?E(m,y,t,a):P(m,y,t,a),g=({plans:u})=>k(u).catch(h=>{throw d.abort(),h}),w=new Map(
n.map(({plans:u})=>[M(u),u]));o.planned(s==="gene"?[...w.values()].flat().length:c.size);try{const u=i===1?await S(n,g):
await A(n,g),h=B(u);return new Map(n.map((K,N)=>[K,h[N]??[]]))}finally{o.ended()}}function P(n,e,t,o){const i=T((s,c)=>n.
run(c,()=>e(s,(r,d)=>t.run(r,d))));return s=>O(s,i,o)}function E(n,e,t,o){const i=new Map,s=async c=>{const r=await t.forGene?.(
c.length,o),d=(a,m)=>(r??t).run(a,m);return O(c,a=>e(a,d),o).finally(()=>r?.close())};return async c=>{const r=M(c),d=i.
get(r)??n.run(()=>c.length,()=>s(c));return i.set(r,d),(await d).map((a,m)=>({...a,plan:c[m]??a.plan}))}}function M(n){return n.
map(({digest:e})=>e).join()}async function S(n,e){const t=[];for(const o of n)t.push(await e(o));return t}async function A(n,e){
const t=n.map(e);return await Promise.allSettled(t),Promise.all(t)}async function O(n,e,t){const o=[];for(const[i,s]of n.
entries()){const c=o.find(({outcome:r})=>r.checkout_modified);t.aborted?o.push(p(s,(0,l().stopReason)(t))):c?o.push(p(s,
v(c.plan))):o.some(({outcome:r})=>r.status!=="passed")?o.push(p(s,"an earlier command of the gene did not pass")):o.push(
{...await e(s,n.length-i),plan:s})}return o}function F(n,e){const{backend:t,progress:o,signal:i,guard:s}=n;let c;return async(r,d)=>{
if(c!==void 0)return p(r,c);if(i.aborted)return p(r,(0,l().stopReason)(i));const a=t.level==="process_group",m=s?.state(),
y=m?await H(s,m,a):[];if(y.length>0)return c=l().CHECKOUT_CHANGED,{plan:r,outcome:(0,l().changedOutcome)(new Date,y),changedFiles:[]};
o.started(r.command);const k=e.get(r.digest),g=k?(0,l().programMissingOutcome)(k,new Date):await d(r,i),w=i.aborted||!m?
[]:await x(s,m,a);if(w.length===0||a)return o.finished(r.command,g),w.length>0&&(c=v(r)),{plan:r,outcome:g,changedFiles:w};
c=l().CHECKOUT_CHANGED;const u=(0,l().changedOutcome)(new Date(g.started_at),w,g);return o.finished(r.command,u),{plan:r,
outcome:u,changedFiles:[]}}}async function H(n,e,t){return n===void 0?[]:[...await n.changed(e),...t?[]:n.added(e)]}async function x(n,e,t){
return n===void 0?[]:t?n.changed():n.touchedSince(e)}function R(n){try{n();return}catch(e){if(e instanceof C().GateError&&
e.code==="program_not_found")return e;throw e}}function v({command:n}){return`the command "${n}" changed files of the ch\
eckout`}function T(n){const e=new Map,t=new Map;return(o,i)=>{const{digest:s}=o;t.set(s,Math.max(i,t.get(s)??0));const c=e.
get(s)??n(o,()=>t.get(s)??0);return e.set(s,c),c}}function B(n){const e=new Set;return n.map(t=>t.map(o=>{const{outcome:i}=o;
return i.status==="skipped"?o:e.has(i)?{...o,outcome:{...i,reused:!0}}:(e.add(i),o)}))}function p(n,e){return{plan:n,outcome:(0,l().
skippedOutcome)(e,new Date),changedFiles:[]}}b.exports={runPlans:G}});
//# run/search-path
(function(d,_,c){const u=c("node:fs"),i=c("node:fs/promises"),o=c("node:path");async function m(t,n){const e=new Set(t.
split(o().delimiter).filter(s=>(0,o().isAbsolute)(s)));return(await Promise.all([...e].map(async s=>await l(s,n)===void 0?
[]:[s]))).flat()}async function l(t,n){const[e,r]=await Promise.all([(0,i().realpath)(t).catch(()=>{}),(0,i().realpath)(
n)]);if(e===void 0)return;const s=[e,(0,o().resolve)(t)],a=[r,(0,o().resolve)(n)];return s.some(h=>a.some(y=>v(y,h)))?void 0:
e}async function*p(t,n,e){for(const r of n){const s=(0,o().join)(r,process.platform==="win32"?`${t}.exe`:t),a=await l(s,
e);a!==void 0&&await w(a)&&(yield{file:s,real:a})}}async function w(t){try{return await(0,i().access)(t,u().constants.X_OK),
(await(0,i().stat)(t)).isFile()}catch{return!1}}function v(t,n){const e=(0,o().relative)(t,n);return e!==".."&&!e.startsWith(
`..${o().sep}`)&&!(0,o().isAbsolute)(e)}d.exports={executablesNamed:p,realPathOutside:l,trustedEntries:m}});
//# run/shared-folder
(function(t,g,o){const i=o("error"),s=o("rules/finding"),a=o("run/private-copy");function d(e,c,l=!1,p=a().copyCheckout){
let r,n=!1;return{folder:async()=>{if(l)return e.directory;if(r=await p(e),n=r===void 0,n&&!c)throw u(e);return r?.guard.
directory??e.directory},guard:()=>r?.guard??e,hides:()=>!n,findings:()=>n?[(0,s().finding)("checkout-shared",{untracked:e.
leftOut.length})]:[],close:async()=>r?.close()}}function u({directory:e}){return new(i()).GateError("containment_unavail\
able",`The checkout ${e} is too large to copy, and without namespaces commands would see files that are not in the commi\
t.`,"Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer dependencies before the\
 gate.")}t.exports={shareFolder:d}});
//# run/shell-status
(function(t,c,i){const r=i("node:os"),l=128;function a(n,o){const s=e((n??0)-l);return s===void 0?{exitCode:n,signal:o}:
{exitCode:null,signal:s}}function e(n){return Object.entries(r().constants.signals).find(([,o])=>o===n)?.[0]}t.exports={
fromShell:a,signalName:e}});
//# run/side-effects
(function(m,O,c){const u=c("node:path"),n=c("run/path-list"),g=1e5,w="more than can be listed",p=new Set;class b{#o;#s;#i=new Map;#t=new(n()).
PathList;#e=new(n()).PathList;#d=new(n()).PathList;#n=new(n()).PathList;#h=new Map;#r=!0;constructor(t,e){this.#o=t,this.#s=
e}entry(t){const{type:e,path:s,isLong:o}=t;if(this.#i.size===0&&this.#f("",!0),e==="c")return;const d=this.#i.get(a(s)),
i=d?.below.has(s)===!0,h=i?this.#o.kindOf(s):void 0;d&&!i&&(d.foreign-=1),o&&(this.#r=!1),e==="m"?this.#c(s,i):e!=="d"?this.#a(
t,i):(i&&h!=="directory"?this.#a(t,i):i&&t.mode!==this.#o.modeOf(s)&&this.#c(s,i),o||this.#f(s,h==="directory"))}left(t){
const e=this.#i.get(a(t));e&&!e.below.delete(t)&&(e.foreign+=1)}result(t){t&&this.#m();const e=[this.#t,this.#e,this.#d],
[s,o,d]=e.map(r=>r.first()),i=t&&this.#r,h=i&&e.every(r=>r.isWhole),E={created:s??[],changed:o??[],deleted:d??[],...!h&&
{totals:this.#l(),complete:!1}},L=[...this.#n.first(),...i?[]:[w]];return{side_effects:E,modified:L,remembered:this.#h}}#l(){
return{created:this.#t.total,changed:this.#e.total,deleted:this.#d.total}}#f(t,e){const s=e?new Set(this.#o.list(t)):p;this.#i.
set(t,{below:s,foreign:0})}#c(t,e){(e?this.#e:this.#t).add(`${t}/`),(e||this.#s?.isTaken(t))&&this.#n.add(t)}#a({path:t,
stamp:e},s){if(this.#s===void 0){(s?this.#e:this.#t).add(t);return}const{former:o,isTaken:d}=this.#s,i=o.get(t);i===void 0?
(s?this.#e:this.#t).add(t):i!==e&&this.#e.add(t),(s||d(t))&&this.#n.add(t),this.#h.size<g?this.#h.set(t,e):this.#r=!1}#m(){
for(const[t,{below:e,foreign:s}]of this.#i){for(const o of e)this.#u(o);s>0&&this.#t.add(`${t}/`)}for(const t of this.#s?.
former.keys()??[])this.#h.has(t)||this.#d.add(t)}#u(t){this.#d.add(t),this.#n.add(t)}}function a(l){const t=u().posix.dirname(
l);return t==="."?"":t}m.exports={SideEffectsReader:b}});
//# run/start-program
(function(u,I,o){const p=o("node:child_process"),a=o("node:crypto"),m=o("run/inherited-descriptors"),w=o("run/lifeline"),
l=o("run/process-tree"),_=o("run/shell-status");function v(r){return c(r,!1)}function h(r){return c(r,!0)}function c(r,t){
const d=(0,a().randomUUID)(),n=t?void 0:(0,w().lifeline)(d);let e;try{e=(0,p().spawn)(r.file,r.args,{cwd:r.cwd,env:{...r.
env,...!t&&{[l().MARKER]:d}},detached:process.platform!=="win32",shell:!1,stdio:[t?"pipe":"ignore","pipe","pipe",...(0,m().
inheritedDescriptors)()],windowsHide:!0})}catch(i){return n?.release(),P(i)}e.stdin?.on("error",()=>{});const{pid:s}=e;return s!==
void 0&&n?.hold(s),{outputs:[e.stdout,e.stderr],ended:g(e,t),closed:new Promise(i=>e.once("close",i)),send:i=>{e.stdin?.
write(i)},terminate:()=>{e.stdin?e.stdin.write(`TERM
`):s!==void 0&&(0,l().signalTree)(s,"SIGTERM")},kill:()=>{e.stdin?.destroy(),s!==void 0&&(0,l().signalTree)(s,"SIGKILL")},
sweep:async()=>{s!==void 0&&(t?(0,l().signalTree)(s,"SIGKILL"):await(0,l().sweepTree)(s,d))},release:()=>{n?.release();for(const i of[
e.stdin,e.stdout,e.stderr])i?.destroy()}}}function g(r,t){return new Promise(d=>{r.once("error",n=>d({exitCode:null,signal:null,
error:n})),r.once("exit",(n,e)=>d(t?(0,_().fromShell)(n,e):{exitCode:n,signal:e}))})}function P(r){const t=()=>{};return{
outputs:[null,null],ended:Promise.resolve({exitCode:null,signal:null,error:r}),closed:Promise.resolve(),send:t,terminate:t,
kill:t,sweep:()=>Promise.resolve(),release:t}}u.exports={startLauncher:h,startProgram:v}});
//# run/supervise
(function(T,A,c){const v=c("node:timers/promises"),l=c("run/capture"),m=c("run/not-run"),C=c("run/start-program"),S=500,
h=1e3,E=5e3;async function y(t){return p(t.file,()=>(0,C().startProgram)(t),t)}async function p(t,n,e){if(e.signal?.aborted)
return(0,m().skippedOutcome)((0,m().stopReason)(e.signal),new Date);const r=[new(l()).Capture(e.outputBytes),new(l()).Capture(
e.outputBytes)],i=new Date().toISOString(),a=performance.now(),o=await R(n(),r,e);return{...k(o,t,e),exit_code:o.exitCode,
signal:o.signal,started_at:i,duration_ms:Math.round(o.at-a),stdout:r[0].result(),stderr:r[1].result()}}async function R(t,n,e){
w(t.outputs[0],n[0]),w(t.outputs[1],n[1]);const r=await D(t,e);return await t.sweep(),r.error===void 0&&await P(t.closed),
t.release(),r}function w(t,n){t?.on("data",e=>{n.write(e),$(e)}),t?.on("error",()=>{})}function $({buffer:t,byteLength:n}){
if(t.byteLength!==n)return;t.transfer?.(0)}function D(t,{timeoutMs:n,graceMs:e=2e3,signal:r}){return new Promise(i=>{let a,
o;const u=(d,x)=>{a??=d,t.terminate(),clearTimeout(g),clearTimeout(o),o=setTimeout(()=>{t.kill(),o=setTimeout(()=>_({exitCode:null,
signal:null}),E)},x)},s=()=>u("interrupt",S),g=setTimeout(()=>u("timeout",e),n);r?.addEventListener("abort",s);const _=d=>{
clearTimeout(g),clearTimeout(o),r?.removeEventListener("abort",s),i({...d,stopped:a,at:performance.now()})};t.ended.then(
_)})}async function P(t){const n=new AbortController,e=(0,v().setTimeout)(h,void 0,{signal:n.signal}).catch(()=>{});await Promise.
race([t,e]),n.abort()}function k({exitCode:t,signal:n,error:e,lost:r,stopped:i},a,{timeoutMs:o,signal:u}){if(e){const s=e.
code??e.message;return{status:"crashed",reason:`Command could not be started: ${a} (${s})`}}if(i==="timeout")return{status:"\
timed_out",reason:`Command timed out after ${o}ms`};if(i==="interrupt"&&u){const s=(0,m().stopReason)(u);return{status:s===
m().BUDGET_SPENT?"timed_out":"skipped",reason:s}}return r!==void 0?{status:"error",reason:`Containment was lost: ${r}`}:
n!==null?{status:"crashed",reason:`Command was ended by ${n}`}:t===0?{status:"passed"}:{status:"failed",reason:`Command \
failed with exit code ${t}`}}T.exports={supervise:y,superviseStarted:p}});
//# run/written
(function(m,_,b){const g=b("node:fs"),a="ready",y="end",l=0,p=1e3,N=3;async function L(e,t){const s=new d(t);for await(const n of(0,g().
createReadStream)(e))s.write(n);return s.end()}class d{#n;#i=[];#t=Buffer.alloc(0);#s;#e=!1;#o;constructor(t){this.#n=t}write(t){
const s=this.#t.length===0?t:Buffer.concat([this.#t,t]);let n=0;for(let i=s.indexOf(l);i>=0;i=s.indexOf(l,n))this.#r(this.#s),
this.#s=s.toString("utf8",n,i),n=i+1;this.#t=s.subarray(n)}end(){const t=this.#s===y&&this.#t.length===0;return this.#s===
a&&(this.#e=!0),{started:this.#e,complete:t,free:this.#o}}#r(t){t!==void 0&&(this.#e?t.startsWith("=./")?this.#n.left(t.
slice(3)):t.startsWith("!free ")?this.#o=x(t):this.#f(t):this.#e=t===a)}#f(t){const s=t.indexOf(" ")+1,n=t.indexOf(" ",s)+
1,i=Number(t.slice(s,n-1)),A=t.slice(n),o=this.#i[i-2],c=O(o,A),r=o?.isLong===!0||R(c),h=t.slice(0,1);(h==="d"||h==="m")&&
(this.#i.length=i-1,this.#i.push(r&&o?{...o,isLong:r}:{path:c,isLong:r}));const u=t.slice(0,s-1),E=Number.parseInt(u.slice(
u.lastIndexOf(":")+1),8)&511;this.#n.entry({type:h,stamp:u,mode:E,path:c,isLong:r})}}function O(e,t){return e===void 0?t:
e.isLong?`${e.path}/\u2026/${t}`:`${e.path}/${t}`}function R(e){return e.length*N>p&&Buffer.byteLength(e)>p}function x(e){
const[t,s,n]=e.split(" ").slice(1).map(Number);if(!(!t&&t!==0))return{bytes:t*Number(s),files:Number(n)}}m.exports={Records:d,
readReport:L}});
