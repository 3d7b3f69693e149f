"use strict";exports.id=670,exports.ids=[670],exports.modules={60670:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),
y.chooseBackend=l,y.tryNamespaces=t;function v(){const c=u(51455);return v=function(){return c},c}function p(){const c=u(
41895);return p=function(){return c},c}function g(){const c=u(14495);return g=function(){return c},c}function k(){const c=u(
51968);return k=function(){return c},c}function N(){const c=u(10582);return N=function(){return c},c}function S(){const c=u(
81607);return S=function(){return c},c}function b(){const c=u(3170);return b=function(){return c},c}function _(){const c=u(
4877);return _=function(){return c},c}function O(){const c=u(92342);return O=function(){return c},c}function E(){const c=u(
85723);return E=function(){return c},c}function d(){const c=u(32223);return d=function(){return c},c}async function l(c){
const{requested:w,signal:I}=c,T=[];if(w!=="off")for await(const P of m(c)){if("backend"in P)return{...P,isolation:{...P.
isolation,requested:w,downgrades:T}};T.push(P)}if(w==="require")throw I?.aborted?(0,p().interrupted)("while it tested co\
ntainment"):n(T);const L=await c.shareFolder?.()??c.checkout,M=(0,E().processGroup)({...c,checkout:L}),{level:R}=M,C=[M.
description,...o(T)].join(" ");return{backend:{...M,description:C},isolation:{level:R,description:C,requested:w,downgrades:T},
close:()=>Promise.resolve()}}async function*m(c){const{platform:w=process.platform}=c;if(w!=="linux"||!process.getuid||!process.
getgid){yield{from:"namespaces",reason:`${w} has no namespaces`};return}const I=await(0,v().realpath)(c.checkout),T={uid:process.
getuid(),gid:process.getgid()};for(const L of(0,O().privilegesFor)(T,await(0,v().stat)(I)))yield await t(L,{...c,checkout:I})}
function o(c){return c.length===0?[]:[`Namespaces were tried and are not available. ${s(c)}. ${r(c)}.`]}function s(c){return c.
map(({from:w,reason:I})=>`${w.replace("_"," ")}: ${I}`).join("; ")}function r(c){return c.some(({reason:w})=>w===e)?"To \
contain commands, install python3 as a package of the system (`apt-get install python3`, `apk add python3`)":c.some(({from:w})=>w===
"root")?"To contain commands, let the container make namespaces: `--cap-add SYS_ADMIN --security-opt seccomp=unconfined \
--security-opt apparmor=unconfined` of Docker and Podman, or `securityContext: {capabilities: {add: [SYS_ADMIN]}, seccom\
pProfile: {type: Unconfined}}` of Kubernetes":"To contain commands, allow user namespaces (Ubuntu 24.04: `sysctl -w kern\
el.apparmor_restrict_unprivileged_userns=0`), or give this user passwordless sudo, as GitHub\u2019s ubuntu runners do"}function n(c){
return new(p()).GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine d\
oes not support. ${s(c)}.`,`${r(c)}, or set \`containment: auto\` in the policy of the base branch.`)}const i=2e4,a="pyt\
hon3",e=`${a}, which starts commands in namespaces, is not installed in a directory of the system`;async function t(c,w){
const{checkout:I,folders:T,keepsWrites:L,network:M,programs:R,signal:C}=w,P=c.name,A=c.newMounts[0]??"",[G,F]=await Promise.
all([A,a].map(g().systemTool));if(G===void 0)return{from:P,reason:`${A} is not installed`};if(F===void 0)return{from:P,reason:e};
const U=[...w.leftOut??[],...(0,k().otherRepositories)(I)],x=await(0,_().prepareView)({...w,leftOut:U,privileges:c,file:G,
python:F,view:await(0,d().viewOf)(w),replaced:new Map([...await(0,k().safeGitConfigs)(I),...w.replaced??[]])});if(typeof x==
"string")return{from:P,reason:x};const{limits:D}=x,H=h(c,M,D),K={...w,leftOut:U,prepared:x,description:H},j=await(0,S().
probeIsolation)({checkout:I,folders:T,network:M,keepsWrites:L,run:V=>{const{file:Y}=R.node,J={file:Y,args:V,cwd:I,timeoutMs:i,
signal:C};return(0,b().runContained)(J,K)}}),W=typeof j=="string"?j:f(j);if(typeof j=="string"||W!==void 0)return await x.
close(),{from:P,reason:W??""};const B=(0,b().namespaces)(K),{level:z}=B;return{backend:B,isolation:{level:z,description:H,
launcher:P,limits:D,probes:j},close:x.close}}function f(c){const w=c.filter(({required:I,held:T})=>I&&!T).map(({name:I})=>I);
return w.length>0?`the probe run failed: ${w.join(", ")}`:void 0}function h({name:c,user:w},I,T){const L=w?`user ${w.uid}`:
"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${c.replace("_"," ")})`,"a co\
py-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the machine","prepared \
by a supervisor before the command starts",I?"network access as allowed by the policy":"no network except loopback",`as ${L}\
; ${(0,N().limitsInWords)(T)}.`].join("; ")}},80842:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),y.controlGroup=
E,y.findParentGroup=m,y.groupSettings=O,y.removeLeftGroups=d;function v(){const r=u(73024);return v=function(){return r},
r}function p(){const r=u(76760);return p=function(){return r},r}function g(){const r=u(26040);return g=function(){return r},
r}function k(){const r=u(4339);return k=function(){return r},r}const N=["memory.peak",/^(\d+)$/m,1],S=["cpu.stat",/^usage_usec (\d+)$/m,
1e3],b=["memory.events",/^oom_kill (\d+)$/m,1],_=["pids.events",/^max (\d+)$/m,1];function O({memory_bytes:r,processes:n}){
return[["memory.max",String(r),!0],["pids.max",String(n),!0],["memory.swap.max","0",!1]]}function E(r){const n=i=>r===void 0?
void 0:l(i,r);return{resources:()=>{const[i,a]=[n(N),n(S)];return{...i!==void 0&&{peak_memory_bytes:i},...a!==void 0&&{cpu_ms:a}}},
limitsHit:()=>[...(n(b)??0)>0?["memory_bytes"]:[],...(n(_)??0)>0?["processes"]:[]]}}function d(r){(0,g().attempt)(()=>{for(const n of(0,k().
foldersLeftIn)(r)){for(const i of(0,v().readdirSync)(n))(0,g().attempt)(()=>(0,v().rmdirSync)((0,p().join)(n,i)));(0,g().
attempt)(()=>(0,v().rmdirSync)(n))}})}function l([r,n,i],a){const e=(0,g().attempt)(()=>(0,v().readFileSync)((0,p().join)(
a,r),"utf8"))??"",t=n.exec(e)?.[1];return t===void 0?void 0:Math.round(Number(t)/i)}function m(r,n,i){const[a]=n.split(`\

`).flatMap(o),e=/^0::(\/.*)$/m.exec(r)?.[1];if(a===void 0||e===void 0)return;const t=(0,p().relative)(a.root,e),f=t.startsWith(
"..")?a.point:(0,p().join)(a.point,t);return s(a.point,f).find(h=>{const c=i(h).split(/\s+/);return["memory","pids"].every(
w=>c.includes(w))})}function o(r){const[n="",i=""]=r.split(" - "),[,,,a="",e=""]=n.split(" ");return i.startsWith("cgrou\
p2 ")?[{root:a,point:e}]:[]}function s(r,n){const i=(0,p().relative)(r,n).split("/").filter(Boolean);return i.map((a,e)=>(0,p().
join)(r,...i.slice(0,i.length-e))).concat(r)}},52703:function($,y){Object.defineProperty(y,"__esModule",{value:!0}),y.PROBE_SCRIPT=
void 0;const u=y.PROBE_SCRIPT=String.raw`
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
// The outputs are pipes without a name.
const isOutput = (fd) => {
  const file = fs.fstatSync(Number(fd));
  return /^[12]$/.test(fd) && file.isFIFO() && file.nlink === 0;
};
const links = () => fs.readdirSync('/proc/self/fd').map((fd) => {
  try { return isOutput(fd) ? '' : fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' }
});
// In its own user namespace, a command could mount its control group and write its user's files.
const raise = 'mount -t cgroup2 none "$0" && for file in memory.max pids.max; do ' +
  'if (cat "$0/$file" >"$0/$file"); then echo raised; fi; done 2>/dev/null';
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
  const filters = Number(field('Seccomp_filters') ?? 0);
  const otherProcess = () => fs.existsSync('/proc/' + t.pid) &&
    fs.readFileSync('/proc/' + t.pid + '/cmdline').includes(t.token);
  const outside = ['/usr/.gene-gate-probe', '/etc/.gene-gate-probe', t.outside];
  const dns = Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]);
  const required = {
    unprivileged_user: process.getuid() !== 0,
    no_capabilities: [field('CapEff'), field('CapPrm')].every((set) => /^0+$/.test(set)),
    no_new_privileges: field('NoNewPrivs') === '1',
    own_processes_only: !can(otherProcess),
    ...(!t.network && {
      no_tcp_to_the_machine: !(await connects({ port: t.port, host: '127.0.0.1' })),
      only_loopback: Object.keys(os.networkInterfaces()).every((name) => name === 'lo'),
      no_name_resolution: !(await dns),
    }),
    no_unix_socket: !(await connects(t.socket)),
    checkout_can_be_written: writes(t.inside),
    no_write_outside: outside.filter(writes).length === 0,
    no_private_folder: t.canaries.every((file) => !can(() => fs.readFileSync(file))),
    no_foreign_environment: !can(() => fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && environ(name))),
    no_sudo: spawnSync('sudo', ['-n', 'true']).status !== 0,
    no_open_files: links().every((name) => !/^\/(?!dev\/null$|proc\/)/.test(name)),
    no_limit_can_be_raised: !can(raises),
  };
  const informative = {
    loopback_works: local,
    no_user_namespace: spawnSync('unshare', ['--user', 'true']).status !== 0,
    // Only the gate makes a keyring with these permissions.
    own_session_keyring: keys() === undefined || / 3f000000 .* keyring +_ses/.test(keys()),
    system_calls_filtered: filters > t.filters,
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify({ required, informative }));
  process.exit(0);
})();
`},81607:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),y.probeIsolation=o;function v(){const e=u(31421);
return v=function(){return e},e}function p(){const e=u(77598);return p=function(){return e},e}function g(){const e=u(73024);
return g=function(){return e},e}function k(){const e=u(51455);return k=function(){return e},e}function N(){const e=u(77030);
return N=function(){return e},e}function S(){const e=u(76760);return S=function(){return e},e}function b(){const e=u(7723);
return b=function(){return e},e}function _(){const e=u(26040);return _=function(){return e},e}function O(){const e=u(4339);
return O=function(){return e},e}function E(){const e=u(2978);return E=function(){return e},e}function d(){const e=u(52703);
return d=function(){return e},e}const l=b().record(b().string(),b().boolean()),m=b().object({required:l,informative:l});
async function o(e){const{run:t,checkout:f,network:h}=e,c=(0,p().randomUUID)(),w=await(0,O().temporaryFolder)(),I=(0,S().
join)(w,"socket"),T=(0,S().join)(w,"written"),L=(0,S().join)(f,`.gene-gate-probe-${c}`),M=await n([w,...e.folders],c),R=`\
secret-${c}`,C=(0,v().spawn)("/bin/sh",["-c","read -r _",c],{env:{SECRET:R},stdio:["pipe","ignore","ignore"]});C.on("err\
or",()=>{});const P=[(0,N().createServer)(),(0,N().createServer)()];try{await Promise.all([i(P[0],{port:0,host:"127.0.0.\
1"}),i(P[1],I)]);const A=P[0].address(),G=typeof A=="object"&&A?A.port:0,F=`heartbeat-${c}`,U=C.pid??0,x={port:G,socket:I,
outside:T,inside:L,canaries:M,secret:R,token:c,pid:U,heartbeat:F,network:h,filters:a()},D=await t(["-e",d().PROBE_SCRIPT,
JSON.stringify(x)]),H=m.safeParse((0,_().attempt)(()=>JSON.parse(D.stdout.head)));if(D.status!=="passed"||!H.success)return r(
D);const{required:K,informative:j}=H.data,W=(0,g().existsSync)(T)||!e.keepsWrites&&(0,g().existsSync)(L),B=(0,E().processesWith)(
F,"cmdline"),z={no_write_stays:!W,nothing_survives:B.length===0};return[...s({...K,...z},!0),...s(j,!1)]}finally{C.stdin.
destroy();for(const A of P)A.close();await Promise.all([w,L,...M].map(A=>(0,k().rm)(A,{recursive:!0,force:!0})))}}function s(e,t){
return Object.entries(e).map(([f,h])=>({name:f,held:h,required:t}))}function r({status:e,reason:t,stderr:f}){return t??`\
the probe ${e} without output: ${f.head.slice(0,200)}`}async function n(e,t){return(await Promise.all(e.map(async h=>{const c=(0,S().
join)(h,`.gene-gate-canary-${t}`);return(0,k().writeFile)(c,t,{mode:420,flag:"wx"}).then(()=>[c],()=>[])}))).flat()}function i(e,t){
return e.on("connection",f=>f.destroy()),new Promise((f,h)=>{e.once("error",h),e.listen(t,f)})}function a(){const e=(0,g().
readFileSync)("/proc/self/status","utf8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(e)?.[1]??0)}},3170:function($,y,u){
Object.defineProperty(y,"__esModule",{value:!0}),y.namespaces=O,y.runContained=d;function v(){const o=u(12086);return v=
function(){return o},o}function p(){const o=u(57334);return p=function(){return o},o}function g(){const o=u(27097);return g=
function(){return o},o}function k(){const o=u(35353);return k=function(){return o},o}function N(){const o=u(66535);return N=
function(){return o},o}function S(){const o=u(96266);return S=function(){return o},o}const b=64*1024,_={home:S().HOME,temp:S().
TEMP,npmCache:`${S().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function O(o){
const{programs:s,checkout:r,description:n}=o;return{level:"namespaces",description:n,check:i=>{(0,g().launchOf)(i,{programs:s,
checkout:r,above:S().ABOVE,base:{}})},run:(i,a)=>d(E(i,o,a),o),cover:async i=>O({...o,prepared:await o.prepared.cover(i)}),
prepare:(i,a)=>d(E(i,o,a,!0),o)}}function E(o,{programs:s,checkout:r},n,i=!1){const a={programs:s,folder:_,assignments:o.
env,mayDownload:i},e=(0,v().commandEnvironment)(a),t=(0,g().launchOf)(o,{programs:s,checkout:r,above:S().ABOVE,base:e});
return{...t,timeoutMs:o.timeoutMs,signal:n,env:{...e,...t.env}}}async function d(o,s){const{checkout:r,leftOut:n=[],outputBytes:i,
prepared:a,programs:e}=s,{file:t,args:f,cwd:h,timeoutMs:c,signal:w}=o,{env:I=(0,v().commandEnvironment)({programs:e,folder:_,
assignments:{}})}=o;if(w?.aborted)return(0,p().notRun)("skipped",(0,p().stopReason)(w));const T=a.slot();try{const L=await T.
whenReady();if(L!==void 0)return(0,p().notRun)("crashed",`Containment could not be set up: ${L}`);const M=()=>T.start({file:t,
args:f,env:I,cwd:h}),R=await(0,k().supervise)(t,M,{timeoutMs:c,outputBytes:i,signal:w});if(R.status==="error")return R;const C=(0,N().
lowerLayer)(r,n),P=await l(R,T,C);return m(P,T,a.limits)}finally{await T.release()}}async function l(o,s,r){const{free:n,
...i}=await s.report(),a=n&&(n.bytes<b||n.files===0);return{...o,...a&&{limits_hit:["written_bytes"]},side_effects:(0,N().
sideEffectsOf)(i,r)}}function m(o,s,r){const n=s.resources(),i=[...s.limitsHit(),...o.limits_hit??[]],a=o.reason!==void 0&&
i.includes("memory_bytes")?`${o.reason}, at its limit of ${r.memory_bytes} bytes of memory`:o.reason;return{...o,...a!==
void 0&&{reason:a},...i.length>0&&{limits_hit:i},...Object.keys(n).length>0&&{resources:n}}}},4877:function($,y,u){Object.
defineProperty(y,"__esModule",{value:!0}),y.prepareView=r;function v(){const t=u(73024);return v=function(){return t},t}
function p(){const t=u(51455);return p=function(){return t},t}function g(){const t=u(76760);return g=function(){return t},
t}function k(){const t=u(26040);return k=function(){return t},t}function N(){const t=u(41895);return N=function(){return t},
t}function S(){const t=u(4339);return S=function(){return t},t}function b(){const t=u(57334);return b=function(){return t},
t}function _(){const t=u(10582);return _=function(){return t},t}function O(){const t=u(80842);return O=function(){return t},
t}function E(){const t=u(39105);return E=function(){return t},t}function d(){const t=u(50820);return d=function(){return t},
t}function l(){const t=u(515);return l=function(){return t},t}function m(){const t=u(96266);return m=function(){return t},
t}const o=`"""Makes the namespaces of commands before they are needed, and starts the commands in them.

A slot is a set of namespaces for one command. Four processes take part, each with fewer privileges:

  keeper      makes the part of the view that all commands of a run share, in its own mount namespace, and
              removes the run's control group at the end.
  supervisor  process 1 of a PID namespace for the run, in that mount namespace. It makes slots and passes
              messages on. If it ends, the kernel kills every slot.
  init        process 1 of a slot. It mounts the command's part of the view, stops and reaps all of its
              processes, and reports the result before the namespaces are torn down.
  starter     becomes the command. It has joined the control group and given up all privileges before
              it waits for the words to execute, so that only execve remains.

The gate writes requests to the supervisor's standard input and reads replies from its standard output.
A command has neither: its outputs are named pipes that the gate reads, and everything above
descriptor 2 is closed. Every message is a frame: a length of four bytes, then words separated by NUL.

  prepare ID CONFIG            makes the view -> ready ID limited|unlimited, by a control group
  slot ID LAYER                makes a slot -> ready ID, or failed ID REASON; LAYER is a directory in the gate's
                               folder for the run, whose files cover the checkout's
  run ID FOLDER COUNT ENV... WORD...   starts the command there -> done ID exit|signal NUMBER listed|empty
                               over|within, which says whether it was killed for its memory
  term ID / kill ID            signals all processes of the slot
  discard ID                   ends a slot that is not needed
  free ID                      removes the slot's control group

Every call is checked; whatever fails ends the slot, and the gate then runs no command in it.
"""
import ctypes
import fcntl
import json
import os
import resource
import select
import signal
import socket
import stat
import struct
import time

# From the kernel's headers; the same on every architecture.
NEW_MOUNTS, NEW_UTS, NEW_IPC = 0x20000, 0x4000000, 0x8000000
NEW_USER, NEW_PIDS, NEW_NETWORK = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 32, 4096, 16384, 1 << 18
PR_SET_PDEATHSIG, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 1, 22, 2
MNT_DETACH = 2
PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 24, 38, 47, 4
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1
CAPABILITY_VERSION = 0x20080522
KEYCTL_GET_KEYRING_ID, KEYCTL_JOIN_SESSION_KEYRING, KEYCTL_SETPERM = 0, 1, 5
SESSION_KEYRING, ONLY_POSSESSOR = -3, 0x3f000000
MOUNT_FLAGS = {b'ro': MS_RDONLY, b'nosuid': 2, b'nodev': 4, b'noexec': 8, b'bind': MS_BIND,
               b'rbind': MS_BIND | MS_REC}
# Flags of statvfs(3) that a mount keeps when it becomes read-only, as flags of mount(2).
KEPT_FLAGS = {2: 2, 4: 4, 8: 8, 1024: 1024, 2048: 2048, 4096: 1 << 21}

# Limits of the lists and of the path of a directory in them, in bytes.
MOST_BYTES, LONGEST_PATH = 64 << 20, 1000

# Paths inside the view; see view-mounts.ts.
ROOT = b'/.gene-gate'
OWN, RUN, GROUPS = ROOT + b'/own', ROOT + b'/run', ROOT + b'/cgroup'
INSIDE = [b'lower', b'cover', b'covering', b'covered', b'nothing', b'own', b'run', b'tools', b'cgroup',
          b'replaced']
# Directories that distributions replace by links.
LINKS = [b'bin', b'sbin', b'lib', b'lib32', b'lib64', b'libx32']
# Larger files of the machine are not copied, in bytes.
SMALL = 64 << 10
# How often the memory of a command is read, in milliseconds.
WATCH_MS = 100
# Directories of packages in node_modules; others with a leading dot are caches of tools.
PACKAGES = [b'.bin', b'.pnpm', b'.store']

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
    words = b'\\0'.join(words)
    data = len(words).to_bytes(4, 'big') + words
    while data:
        data = data[os.write(descriptor, data):]


def receive(descriptor):
    """Returns the words of one frame. Raises EOFError if the other end is closed."""
    return read(descriptor, int.from_bytes(read(descriptor, 4), 'big')).split(b'\\0')


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
    """The gate's JSON configuration for all commands of a run.

      user        the user of the commands: true if the keeper is in a user namespace, and the two identities
      checkout    its path; folder is the gate's for the run, group the name of the run's control group
      size        bytes of a tmpfs
      adopt       true to give the tree to the user; network: true if commands have one
      keyctl      the number of that system call; filter the code of the filter of system calls, in hexadecimal
      shared      mounts that all commands share, in order: source and target of a directory of the machine to
                  show read-only, or source, target, type and options
      devices     names of device files to show
      hidden      files and directories of the checkout to hide
      parent      of control groups, or empty; settings has the values for files of each slot's group, and true if
                  the group is useless without the value
      limits      resource limits, by their names without RLIMIT_
      ungrouped   bytes of memory and number of processes that a command may have; empty once its group limits them
      folders     directories of the tmpfs for a command's written files
      mounts      source, target, type and options of each command's own mounts
    """
    def __init__(self, text):
        # The run's control group, if one can be made.
        self.groups = None
        for name, value in json.loads(text).items():
            setattr(self, name, encoded(value))


def encoded(value):
    """Returns a value with texts as bytes, because paths are bytes."""
    if isinstance(value, list):
        return [encoded(each) for each in value]
    return value.encode() if isinstance(value, str) else value


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
        make_read_only(target)


def make_read_only(target):
    now = os.statvfs(target).f_flag
    kept = sum(flag for seen, flag in KEPT_FLAGS.items() if now & seen)
    remount = MS_REMOUNT | MS_BIND | MS_RDONLY | kept
    call('mount', None, target, None, ctypes.c_ulong(remount), None)


def mounted():
    """Returns the mount points of this process, with their options."""
    with open('/proc/self/mountinfo', 'rb') as lines:
        fields = [line.split(b' ') for line in lines]
    # White space and backslashes are octal escapes.
    return [(each[4].decode('unicode_escape').encode('latin-1'), each[5].split(b',')) for each in fields]


def mount_slot(config, layer):
    """Mounts a command's own part of the view. Returns a descriptor of its upper layer."""
    size = b'size=%d,nr_inodes=%d' % (config.size, config.size // 1024)
    mount(b'gene-gate', OWN, b'tmpfs', b'mode=0755,' + size)
    is_mapped, uid, gid = config.user
    for name in config.folders:
        path = OWN + b'/' + name
        os.mkdir(path)
        os.chmod(path, 0o755)
        if not is_mapped:
            os.chown(path, uid, gid)
    upper = os.open(OWN + b'/upper', os.O_RDONLY | os.O_DIRECTORY)
    for source, target, kind, options in config.mounts:
        if kind == b'overlay' and layer:
            options = options.replace(b'lowerdir=', b'lowerdir=' + RUN + b'/' + layer + b':', 1)
        mount(source, target, kind, options)
    return upper


# -- control groups

def make_group(config, name):
    """Makes the group of a slot, which belongs to the keeper's user. Returns its directory; None without groups."""
    if config.groups is None:
        return None
    group = config.groups + b'/' + name
    os.mkdir(group)
    for file, value, is_needed in config.settings:
        try:
            write_file(group + b'/' + file, value)
        except OSError:
            if is_needed:
                raise
    return group


def free_group(config, name):
    if config.groups is None:
        return
    try:
        os.rmdir(config.groups + b'/' + name)
    except OSError:
        pass  # Still in use, or never made; removed at the end of the run.


def make_run_group(config):
    """Makes the run's group, if a process of this user can join it and its limits can be set."""
    own = config.parent + b'/' + config.group
    try:
        os.mkdir(own)
    except OSError:
        return
    config.groups = own
    try:
        if not can_join(own):
            raise OSError
        for controllers in (b'+memory +pids', b'+cpu'):
            try:
                write_file(own + b'/cgroup.subtree_control', controllers)
            except OSError:
                pass  # Not delegated; the trial needs the former.
        make_group(config, b'trial')
        free_group(config, b'trial')
        mount(config.parent, GROUPS[1:], b'none', b'bind')
        config.groups = GROUPS + b'/' + config.group
        config.ungrouped = []
    except OSError:
        free_group(config, b'trial')
        config.groups = None
        os.rmdir(own)


def can_join(group):
    pid = os.fork()
    if pid == 0:
        try:
            write_file(group + b'/cgroup.procs', b'0')
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0


def remove_groups(config):
    """Removes the run's group at its end; the kernel may need time to empty it."""
    for attempt in range(5 if config.groups else 0):
        time.sleep(0.1 if attempt else 0)
        try:
            for name in next(os.walk(config.groups))[1]:
                os.rmdir(config.groups + b'/' + name)
            os.rmdir(config.groups)
            break
        except (OSError, StopIteration):
            pass


def write_file(path, value):
    with open(path, 'wb', buffering=0) as file:
        file.write(value)


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

def starter(config, group, to_init, outputs):
    signal.set_wakeup_fd(-1)
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.setsid()
    if group is not None:
        os.write(group, b'0')
    os.dup2(outputs[0], 1)
    os.dup2(outputs[1], 2)
    close_others({to_init})
    # If the memory of the machine is used up, the kernel ends the command first.
    write_file('/proc/self/oom_score_adj', b'1000')
    for name, value in config.limits:
        resource.setrlimit(getattr(resource, 'RLIMIT_' + name.decode()), (value, value))
    give_up_privileges(config, to_init)
    if config.ungrouped:
        # In its own user namespace, Linux 5.14 and later count the processes of this command alone.
        processes = config.ungrouped[1]
        highest = resource.getrlimit(resource.RLIMIT_NPROC)[1]
        processes = processes if highest == resource.RLIM_INFINITY else min(processes, highest)
        resource.setrlimit(resource.RLIMIT_NPROC, (processes, processes))
    join_new_keyring(config.keyctl)
    filter_calls(bytes.fromhex(config.filter.decode()))
    send(to_init, b'ready')
    request = receive(to_init)
    folder, count, *rest = request
    environment = dict(each.split(b'=', 1) for each in rest[:int(count)])
    words = rest[int(count):]
    try:
        os.chdir(folder)
    except OSError as error:
        os.write(2, folder + b': ' + error.strerror.encode() + b'\\n')
        os._exit(126)
    try:
        os.execve(words[0], words, environment)
    except OSError as error:
        # As env(1) does.
        os.write(2, words[0] + b': ' + error.strerror.encode() + b'\\n')
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


def filter_calls(code):
    """Installs a filter of system calls (see system-call-filter.ts). The self-test reports a missing filter."""
    instructions = ctypes.create_string_buffer(code, len(code))
    program = struct.pack('HP', len(code) // 8, ctypes.addressof(instructions))
    zero = ctypes.c_ulong(0)
    try:
        call('prctl', PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), program, zero, zero)
    except OSError:
        pass  # A kernel without filters, or none for this architecture.


def join_new_keyring(number):
    """Leaves the session keyring of the gate. A kernel without keyrings, or a filter of system calls
    that refuses them, refuses the command as well."""
    try:
        keyring = keyctl(number, KEYCTL_JOIN_SESSION_KEYRING, 0)
    except OSError:
        try:
            keyctl(number, KEYCTL_GET_KEYRING_ID, SESSION_KEYRING)
        except OSError:
            return
        raise
    keyctl(number, KEYCTL_SETPERM, keyring, ONLY_POSSESSOR)


def keyctl(*words):
    """keyctl(2) has no wrapper in the C library."""
    return call('syscall', *(ctypes.c_long(each) for each in (*words, 0)))


# -- process 1 of a slot

def init(config, name, layer, group, control):
    try:
        try:
            child, to_starter, readers, files = prepare(config, name, layer, group, control)
            send(control, b'ready', name)
        except Exception as error:
            send(control, b'failed', name, str(error).encode())
            return
        status, is_over = run(config, control, child, to_starter, readers, files[-1])
        kill_all(signal.SIGKILL)
        try:
            while True:
                os.wait()
        except ChildProcessError:
            pass
        how = (b'signal', os.WTERMSIG(status)) if os.WIFSIGNALED(status) \\
            else (b'exit', os.WEXITSTATUS(status))
        listed = report(name, status, *files[:-1])
        send(control, b'done', name, how[0], b'%d' % how[1], b'listed' if listed else b'empty',
             b'over' if is_over else b'within')
    finally:
        os._exit(0)


def prepare(config, name, layer, group, control):
    """Makes the namespaces. Returns the starter, which waits, its socket, the reading ends of its outputs,
    and open files for the report."""
    nothing = os.open('/dev/null', os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    close_others({control})
    call('unshare', NEW_MOUNTS | NEW_UTS | NEW_IPC | (0 if config.network else NEW_NETWORK))
    call('mount', None, b'/', None, ctypes.c_ulong(MS_REC | MS_PRIVATE), None)
    if not config.network:
        bring_up_loopback()
    readers, outputs = zip(*(make_output(name, stream) for stream in (b'out', b'err')))
    join = None if group is None else os.open(group + b'/cgroup.procs', os.O_WRONLY)
    run_folder = os.open(RUN, os.O_RDONLY | os.O_DIRECTORY)
    upper = mount_slot(config, layer)
    os.chdir(config.checkout)
    wake = wake_up_when_a_child_ends()
    ours, theirs = (each.detach() for each in socket.socketpair())
    child = os.fork()
    if child == 0:
        try:
            # Nothing waits for a command that sees other files.
            os.nice(19 if layer else 0)
            starter(config, join, theirs, outputs)
        except BaseException as error:
            send(theirs, b'failed', str(error).encode())
        finally:
            os._exit(1)
    for descriptor in [theirs, *outputs, *([] if join is None else [join])]:
        os.close(descriptor)
    reply = receive(ours)
    if reply == [b'map']:
        for kind in ('uid', 'gid'):
            write_file('/proc/%d/%s_map' % (child, kind), identities(config, kind))
        send(ours, b'mapped')
        reply = receive(ours)
    if reply != [b'ready']:
        raise OSError(0, (reply[-1] or b'the starter failed').decode(errors='replace'))
    return child, ours, readers, (run_folder, upper, wake)


def identities(config, kind):
    """Maps every identity of this user namespace to itself, or the command's own one to root's."""
    is_mapped, uid, gid = config.user
    if is_mapped:
        return b'%d 0 1' % (uid if kind == 'uid' else gid)
    with open('/proc/self/%s_map' % kind, 'rb') as lines:
        return b''.join(b'%b %b %b\\n' % (first, first, count)
                        for first, _, count in (line.split() for line in lines))


def bring_up_loopback():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack('16sh22x', b'lo', 0)
        flags = struct.unpack_from('16sh', fcntl.ioctl(any_socket, SIOCGIFFLAGS, request))[1]
        fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack('16sh22x', b'lo', flags | IFF_UP))


def make_output(name, stream):
    """Makes an output, a named pipe, so that a command can also open it as /dev/stdout or /dev/stderr. Returns
    a reading end, without which nobody could open the other end, and the command's end."""
    path = RUN + b'/' + name + b'-' + stream
    os.mkfifo(path)
    # The gate and the command can be different users, and nobody else can enter the directory.
    os.chmod(path, 0o666)
    return os.open(path, os.O_RDONLY | os.O_NONBLOCK), os.open(path, os.O_WRONLY)


def run(config, control, child, to_starter, readers, wake):
    """Starts the command, passes signals on, reaps, and watches the memory if no control group does. Returns the
    status of the command, and whether it was killed because it had too much memory."""
    is_over, pause = False, None
    poller = select.poll()
    poller.register(control, select.POLLIN)
    poller.register(wake, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll(pause):
            if descriptor == wake:
                os.read(wake, 4096)
                continue
            kind, *words = receive(control)
            if kind == b'run':
                send(to_starter, *words[1:])
                pause = WATCH_MS if config.ungrouped else None
                # The gate has opened the outputs; a command whose gate is gone must not fill them forever.
                for descriptor in (to_starter, *readers):
                    os.close(descriptor)
            elif kind == b'term':
                kill_all(signal.SIGTERM)
            elif kind == b'kill':
                kill_all(signal.SIGKILL)
        status = reap(child)
        if status is not None:
            return status, is_over
        if pause is not None:
            start = time.monotonic()
            if memory_used(config.ungrouped[0]) > config.ungrouped[0]:
                is_over = True
                kill_all(signal.SIGKILL)
            # Reading takes at most a tenth of the time, to limit the load with many processes.
            pause = max(WATCH_MS, (time.monotonic() - start) * 10_000)


def memory_used(limit):
    """Returns the bytes that the other processes of this PID namespace have in memory. If that is more than the
    limit, pages that several of them share count once."""
    pids = [int(name) for name in os.listdir('/proc') if name.isdigit() and name != '1']
    used = sum(resident(pid) for pid in pids)
    return used if used <= limit else sum(share_of(pid) for pid in pids)


def resident(pid):
    return int(read_process(pid, 'statm', b'0 0').split()[1]) * resource.getpagesize()


def share_of(pid):
    """Returns the bytes of a process, with its part of shared pages, or all of them if the kernel gives no parts."""
    for line in read_process(pid, 'smaps_rollup', b'').splitlines():
        if line.startswith(b'Pss:'):
            return int(line.split()[1]) * 1024
    return resident(pid)


def read_process(pid, name, otherwise):
    try:
        with open('/proc/%d/%s' % (pid, name), 'rb') as file:
            return file.read()
    except OSError:
        return otherwise  # It has ended.


def report(name, status, run_folder, upper):
    """Lists the files that the command wrote. Returns False if there are none."""
    listed = bool(os.listdir(upper)) or status != 0
    if listed:
        create = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        file = os.open(b'report-' + name, create, 0o644, dir_fd=run_folder)
        records = Records(file)
        if status != 0:
            room = os.fstatvfs(upper)
            records.add(b'!free %d %d %d' % (room.f_bavail, room.f_frsize, room.f_ffree))
        try:
            if list_written(records, upper):
                records.add(b'end')
        except (OverflowError, OSError):
            pass  # Without its last record, the list is known to be incomplete.
        records.file.close()
    return listed


class Records:
    """Writes the records of a report, each with NUL at its end, up to a limit."""
    def __init__(self, file):
        self.file, self.size = os.fdopen(file, 'wb', 1 << 20), 0

    def add(self, record):
        self.size += len(record) + 1
        if self.size > MOST_BYTES:
            raise OverflowError
        self.file.write(record + b'\\0')


def list_written(records, layer):
    """Lists the files that a command wrote. Nothing changes meanwhile, because no other process is left.

    For each entry of the layer, directories before their contents: its type, its permissions, and its path. Then for
    each entry that is left in a directory of the layer: "=" and the path. Returns whether everything is listed: not
    what is in a directory with a long path."""
    checkout = os.open(b'.', os.O_RDONLY | os.O_DIRECTORY)
    os.fchdir(layer)
    is_whole, folders = True, [b'']
    for folder in folders:
        with os.scandir(folder or b'.') as entries:
            for entry in entries:
                path = folder + entry.name
                records.add(described(path))
                if entry.is_dir(follow_symlinks=False):
                    if len(path) < LONGEST_PATH:
                        folders.append(path + b'/')
                    else:
                        is_whole = False
    for folder in folders:
        with os.scandir(b'/proc/self/fd/%d/%b' % (checkout, folder)) as entries:
            for entry in entries:
                records.add(b'=' + folder + entry.name)
    return is_whole


def described(path):
    found = os.lstat(path)
    kind = b'c' if stat.S_ISCHR(found.st_mode) else b'f'
    if stat.S_ISDIR(found.st_mode):
        kind = b'm' if is_moved(path) else b'd'
    return b'%b%o %b' % (kind, stat.S_IMODE(found.st_mode), path)


def is_moved(folder):
    """True if a directory of a layer has the contents of another one that was renamed to it."""
    try:
        return os.getxattr(folder, 'trusted.overlay.redirect') != b''
    except OSError:
        return False


# -- the part of the view that all commands share

def make_stage(config):
    """Makes it in a tmpfs, which becomes the root."""
    stage = config.folder + b'/stage'
    mount(b'gene-gate', stage, b'tmpfs', b'mode=0755,size=%d' % config.size)
    os.chdir(stage)
    for folder in (b'dev/shm', b'dev/pts', b'proc', b'tmp', b'home/gene-gate', b'.old'):
        os.makedirs(folder)
    os.mkdir(ROOT[1:])
    for name in INSIDE:
        os.mkdir(ROOT[1:] + b'/' + name)
    for file in (b'home/npmrc-user', b'home/npmrc-global'):
        create(file)
    for link, target in ((b'fd', b'/proc/self/fd'), (b'ptmx', b'pts/ptmx'), (b'stdin', b'/proc/self/fd/0'),
                         (b'stdout', b'/proc/self/fd/1'), (b'stderr', b'/proc/self/fd/2')):
        os.symlink(target, b'dev/' + link)
    for name in LINKS:
        if os.path.islink(b'/' + name):
            os.symlink(os.readlink(b'/' + name), name)
    for words in config.shared:
        (show if len(words) == 2 else mount)(*words)
    for name in config.devices:
        show_device(name)
    for name in os.listdir(RUN[1:] + b'/replaced'):
        copy(RUN[1:] + b'/replaced/' + name, ROOT[1:] + b'/replaced/' + name)
    os.chdir(ROOT[1:])
    hide(config)
    if config.adopt:
        adopt(config)
    os.chdir(stage)
    if config.parent:
        make_run_group(config)
    os.makedirs(config.checkout[1:], exist_ok=True)
    call('pivot_root', b'.', b'.old')
    os.chdir('/')
    call('umount2', b'/.old', MNT_DETACH)
    os.rmdir('/.old')
    for point, options in mounted():
        # With nested mounts: a recursive bind makes only its top read-only.
        if b'ro' not in options and not (point + b'/').startswith((b'/proc/', b'/dev/', ROOT + b'/')):
            make_read_only(point)


def show(source, target):
    """Shows a directory of the machine as an overlay without an upper layer, because a lock on a file of an
    overlay is not one on the machine's file. Where the kernel refuses that for a directory with nested mounts (in
    a user namespace), those in it are, its small files are copies, and only its other files are binds."""
    os.makedirs(target, exist_ok=True)
    if is_overlaid(source, target):
        return
    if not any(point.startswith(source + b'/') for point, _ in mounted()):
        mount(source, target, b'none', b'rbind,ro')
        return
    for entry in os.scandir(source):
        shown = target + b'/' + entry.name
        if entry.is_symlink():
            os.symlink(os.readlink(entry.path), shown)
        elif entry.is_dir():
            show(entry.path, shown)
        elif entry.is_file():
            if entry.stat().st_size > SMALL or not copy(entry.path, shown):
                create(shown)
                mount(entry.path, shown, b'none', b'bind,ro')


def is_overlaid(source, target):
    stage = os.open(b'.', os.O_RDONLY)
    try:
        # The directory is a descriptor, because a path can have characters that separate options.
        lower = os.open(source, os.O_RDONLY | os.O_DIRECTORY)
        os.chdir(ROOT[1:] + b'/nothing')
        mount(b'gene-gate', target, b'overlay', b'ro,lowerdir=/proc/self/fd/%d:.' % lower)
        os.close(lower)
        return True
    except OSError:
        return False
    finally:
        os.fchdir(stage)
        os.close(stage)


def copy(source, target):
    """Copies a file with its mode and times. Returns whether it may be read."""
    try:
        with open(source, 'rb') as file:
            content, found = file.read(), os.fstat(file.fileno())
    except OSError:
        return False
    with open(target, 'xb') as file:
        file.write(content)
    os.chmod(target, stat.S_IMODE(found.st_mode))
    os.utime(target, ns=(found.st_atime_ns, found.st_mtime_ns))
    return True


def create(file):
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o644))


def show_device(name):
    """Copies a device file, for the same reason, if that is allowed."""
    found = os.stat(b'/dev/' + name)
    try:
        os.mknod(b'dev/' + name, found.st_mode, found.st_rdev)
        os.chmod(b'dev/' + name, stat.S_IMODE(found.st_mode))
        os.chown(b'dev/' + name, found.st_uid, found.st_gid)
    except OSError:
        create(b'dev/' + name)
        mount(b'/dev/' + name, b'dev/' + name, b'none', b'bind')


def hide(config):
    """Makes a layer over the checkout that hides files outside of the audited commit: a whiteout (a character
    device 0/0) for each path, below directories with the attributes that they have in the checkout."""
    folders = set()
    for path in config.hidden:
        folders.update(path[:at] for at in range(len(path)) if path[at:at + 1] == b'/')
    for path in [b'', *sorted(folders)] if config.hidden else []:
        os.makedirs(b'cover/' + path, exist_ok=True)
    for path in config.hidden:
        os.mknod(b'cover/' + path, stat.S_IFCHR)
    for path in [*sorted(folders, reverse=True), b''] if config.hidden else []:
        found = os.stat(b'lower/' + path)
        if not config.user[0]:
            os.chown(b'cover/' + path, found.st_uid, found.st_gid)
        os.chmod(b'cover/' + path, stat.S_IMODE(found.st_mode))
        os.utime(b'cover/' + path, ns=(found.st_atime_ns, found.st_mtime_ns))


def adopt(config):
    """Gives a tree that belongs to root to the user that runs commands, who could not write it: the layer
    changes the owner. With metacopy this copies no content. Entries of node_modules and .git can still be
    replaced, but not written in place; except for the directories of tools in node_modules (.cache,
    .vite-temp), which an earlier run as root can have made."""
    mount(b'gene-gate', b'covered', b'overlay', b'lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on')
    give(config, b'covered', False)
    call('umount2', b'covered', 0)


def give(config, folder, is_cache):
    _, uid, gid = config.user
    os.chown(folder, uid, gid)
    with os.scandir(folder) as entries:
        for entry in entries:
            is_folder = entry.is_dir(follow_symlinks=False)
            is_packages = entry.name == b'node_modules'
            if is_folder and (is_cache or not is_packages and entry.path != b'covered/.git'):
                give(config, entry.path, is_cache)
                continue
            os.chown(entry.path, uid, gid, follow_symlinks=False)
            if is_folder and is_packages:
                give_caches(config, entry.path)


def give_caches(config, packages):
    with os.scandir(packages) as entries:
        for entry in entries:
            is_cache = entry.name.startswith(b'.') and entry.name not in PACKAGES
            if is_cache and entry.is_dir(follow_symlinks=False):
                give(config, entry.path, True)


# -- the keeper

def keep():
    os.umask(0o022)
    _, name, text = receive(0)
    try:
        config = Config(text)
        make_stage(config)
        call('unshare', NEW_PIDS)
    except Exception as error:
        send(1, b'failed', name, str(error).encode())
        return
    send(1, b'ready', name, b'limited' if config.groups else b'unlimited')
    pid = os.fork()
    if pid == 0:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        supervise(config)
    os.close(0)
    os.close(1)
    os.waitpid(pid, 0)
    remove_groups(config)


# -- the supervisor

def supervise(config):
    if os.getpid() != 1:
        raise OSError(0, 'not process 1 of a PID namespace')
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    home = os.open('/proc/self/ns/pid', os.O_RDONLY)
    wake = wake_up_when_a_child_ends()
    slots = {}
    poller = select.poll()
    for descriptor in (0, wake):
        poller.register(descriptor, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll():
            if descriptor == wake:
                os.read(wake, 4096)
                reap(None)
            elif descriptor == 0:
                handle(receive(0), config, slots, home, poller)
            elif descriptor in slots:
                pass_on(descriptor, slots, poller)


def handle(request, config, slots, home, poller):
    kind, name, *values = request
    if kind == b'slot':
        try:
            control = start_slot(config, name, values[0], home)
            slots[control] = name
            poller.register(control, select.POLLIN)
        except OSError as error:
            send(1, b'failed', name, str(error).encode())
    elif kind == b'free':
        free_group(config, name)
    elif kind in (b'run', b'term', b'kill', b'discard'):
        for control in [each for each, owner in slots.items() if owner == name]:
            try:
                if kind == b'discard':
                    forget(control, slots, poller)
                else:
                    send(control, *request)
            except OSError:
                pass  # It has ended, as its end of the socket also shows.


def start_slot(config, name, layer, home):
    """Starts process 1 of a new slot. Returns the supervisor's end of its socket."""
    group = make_group(config, name)
    ours, theirs = (each.detach() for each in socket.socketpair())
    try:
        call('unshare', NEW_PIDS)
        try:
            pid = os.fork()
            if pid == 0:
                init(config, name, layer, group, theirs)
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
    keep()
except EOFError:
    pass  # The gate has ended, or needs no more commands.
`,s=6e4;async function r(t){const{privileges:f,file:h,python:c,leftOut:w=[],replaced:I,lanes:T=1,signal:L}=t;i(w);const M=e();
M!==void 0&&(0,O().removeLeftGroups)(M);const R=await(0,S().temporaryFolder)(),C=(0,g().join)(R,"supervisor.py");await(0,p().
writeFile)(C,o),await(0,p().mkdir)((0,g().join)(R,"stage")),await(0,p().mkdir)((0,g().join)(R,"run","replaced"),{recursive:!0});
for(const[V,Y]of[...I.values()].entries())await(0,p().writeFile)((0,g().join)(R,"run","replaced",String(V)),Y);const P=(0,d().
startSupervisor)([h,...f.newMounts.slice(1),c,"-I","-S",C]),{link:A}=P,G=async()=>{await P.close(),await(0,p().rm)(R,{recursive:!0,
force:!0})},F=()=>A.lose(b().INTERRUPTED);L?.addEventListener("abort",F),L?.aborted&&F();const U=A.reply("","ready",s);A.
send("prepare","",JSON.stringify(a(t,R,M)));const x=await U;if(L?.removeEventListener("abort",F),typeof x=="string")return await G(),
x===b().INTERRUPTED?x:P.complaint()??x;const D=M!==void 0&&x[2]==="limited",H=D?(0,g().join)(M,(0,g().basename)(R)):void 0,
K=(0,_().effectiveLimits)(t.limits,D),j=(0,g().join)(R,"run"),W=new(E()).Slots({link:A,folder:j,groups:H}),B=W.stock(T),
z={limits:K,slot:B.slot,cover:async V=>{const Y=W.name();await(0,p().mkdir)((0,g().join)(j,Y)),await V((0,g().join)(j,Y));
const J=process.getuid?.()===0?f.user:void 0;return J&&await n((0,g().join)(j,Y),J),{...z,...W.stock(0,0,Y)}},close:async()=>{
await B.close(),await G()}};return z}async function n(t,{uid:f,gid:h}){for(const c of["",...await(0,p().readdir)(t,{recursive:!0})])
await(0,p().lchown)((0,g().join)(t,c),f,h)}function i(t){const f=t.find(h=>Buffer.from(h).toString()!==h);if(f!==void 0)
throw new(N()).GateError("checkout_differs",`The file ${JSON.stringify(f)} is not in the commit and cannot be hidden, be\
cause its name is not UTF-8`,"Delete the file.")}function a(t,f,h=""){const{privileges:c,view:w,checkout:I,leftOut:T=[],
limits:L,network:M}=t,{user:R,runsAs:C,adopt:P}=c,A=(0,l().systemCallFilter)(M);return{user:[R===void 0,C.uid,C.gid],checkout:I,
folder:f,group:(0,g().basename)(f),adopt:P,network:M,size:L.written_bytes,keyctl:A?.keyctl??-1,filter:A?.hex??"",shared:(0,m().
sharedMounts)(w,I,f),devices:w.devices,hidden:T,settings:(0,O().groupSettings)(L),parent:h,limits:(0,_().resourceLimits)(
L),ungrouped:[L.memory_bytes,L.processes],folders:(0,m().commandFolders)(w),mounts:(0,m().commandMounts)(t)}}function e(){
const t=c=>(0,k().attempt)(()=>(0,v().readFileSync)(c,"utf8").trim())??"",[f,h]=[t("/proc/self/cgroup"),t("/proc/self/mo\
untinfo")];return(0,O().findParentGroup)(f,h,c=>t((0,g().join)(c,"cgroup.subtree_control")))}},85723:function($,y,u){Object.
defineProperty(y,"__esModule",{value:!0}),y.processGroup=E;function v(){const o=u(73024);return v=function(){return o},o}
function p(){const o=u(51455);return p=function(){return o},o}function g(){const o=u(76760);return g=function(){return o},
o}function k(){const o=u(4339);return k=function(){return o},o}function N(){const o=u(12086);return N=function(){return o},
o}function S(){const o=u(57334);return S=function(){return o},o}function b(){const o=u(27097);return b=function(){return o},
o}function _(){const o=u(2978);return _=function(){return o},o}function O(){const o=u(35353);return O=function(){return o},
o}function E({programs:o,checkout:s,outputBytes:r}){const n=(0,v().realpathSync)(s),i=(a,e,t=!1)=>m(async f=>{const h=(0,N().
commandEnvironment)({programs:o,folder:f,assignments:a.env,mayDownload:t}),c=(0,g().join)(f.home,"above");a.checkoutAs!==
void 0&&(await(0,p().mkdir)(c),await(0,p().symlink)(n,(0,g().join)(c,a.checkoutAs),"junction"));const w=(0,b().launchOf)(
a,{programs:o,checkout:n,above:c,base:h}),I={...w,env:{...h,...w.env}},T={timeoutMs:a.timeoutMs,outputBytes:r,signal:e};
return(0,O().supervise)(I.file,()=>(0,_().startProgram)(I),T)});return{level:"process_group",description:`Clean environm\
ent, private HOME and TMPDIR, ${l()}. Access to the network and to the files of this user is not restricted.`,check:a=>{
(0,b().launchOf)(a,{programs:o,checkout:n,above:"",base:{}})},prepare:(a,e)=>i(a,e,!0),run:async(a,e)=>a.npmSettings?d(a.
npmSettings):i(a,e)}}function d(o){const s=`It starts npm, which would read settings that only containment in namespaces\
 hides (${o.join("; ")})`;return(0,S().notRun)("crashed",s)}function l(){switch(process.platform){case"linux":return"pro\
cess group and marked descendants killed at the end";case"win32":return"process tree killed when it is stopped";default:
return"process group killed at the end"}}async function m(o){const s=await(0,k().temporaryFolder)(),r={home:(0,g().join)(
s,"home"),temp:(0,g().join)(s,"tmp"),npmCache:(0,g().join)(s,"npm-cache"),npmUserConfig:(0,g().join)(s,"npmrc-user"),npmGlobalConfig:(0,g().
join)(s,"npmrc-global")};try{return await Promise.all([(0,p().mkdir)(r.home),(0,p().mkdir)(r.temp),(0,p().writeFile)(r.npmUserConfig,
""),(0,p().writeFile)(r.npmGlobalConfig,"")]),await o(r)}finally{await(0,p().rm)(s,{recursive:!0,force:!0,maxRetries:3}).
catch(()=>{})}}},39105:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),y.Slots=void 0;function v(){const n=u(
73024);return v=function(){return n},n}function p(){const n=u(51455);return p=function(){return n},n}function g(){const n=u(
77030);return g=function(){return n},n}function k(){const n=u(48161);return k=function(){return n},n}function N(){const n=u(
76760);return N=function(){return n},n}function S(){const n=u(27159);return S=function(){return n},n}function b(){const n=u(
80842);return b=function(){return n},n}function _(){const n=u(50820);return _=function(){return n},n}const O=3e4,E={entries:[],
left:[],complete:!0},d={entries:[],left:[],complete:!1};class l{#t;#e=0;constructor(i){this.#t=i}stock(i,a=Number.POSITIVE_INFINITY,e=""){
const t=[];let f=0;const h=()=>m(this.#t,this.name(),e),c=()=>{for(;t.length<i&&f<a;f+=1)t.push(h())};return c(),{slot:()=>{
const w=t.shift()??h();return c(),w},close:async()=>{f=a,await Promise.all(t.splice(0).map(w=>w.release()))}}}name(){return this.#e+=
1,`slot-${this.#e}`}}y.Slots=l;function m({link:n,folder:i,groups:a},e,t){const f=(0,N().join)(i,`report-${e}`),h=[];let c=!1,
w,I=!1;const T=(0,b().controlGroup)(a&&(0,N().join)(a,e)),L=n.reply(e,"ready",O);n.send("slot",e,t);const M=L.then(R=>{if(typeof R==
"string")return R;try{for(const C of["out","err"])h.push(r((0,N().join)(i,`${e}-${C}`)))}catch(C){return`its outputs can\
not be opened: ${C.message}`}});return{resources:T.resources,limitsHit:()=>I?["memory_bytes"]:T.limitsHit(),whenReady:async()=>await M??
n.lost,start:({file:R,args:C,cwd:P,env:A})=>{const G=Object.entries(A).map(([x,D])=>`${x}=${D}`),F=[String(G.length),...G,
R,...C];n.send("run",e,P,...F),c=!0;const U=n.reply(e,"done").then(x=>typeof x=="string"?{exitCode:null,signal:null,lost:x}:
(w=x[4]==="listed",I=x[5]==="over",s(x)));return o({link:n,name:e},h,U)},report:async()=>w===void 0?d:w?(0,S().readReport)(
f):E,release:async()=>{c||n.send("discard",e),n.send("free",e);for(const R of h)R.destroy();await(0,p().rm)(f,{force:!0})}}}
function o({link:n,name:i},a,e){const t=a.map(f=>new Promise(h=>f.once("close",h)));for(const f of a)f.resume();return{outputs:[
a[0]??null,a[1]??null],ended:e,closed:Promise.all(t),terminate:()=>n.send("term",i),kill:()=>n.send("kill",i)}}function s([
,,n,i=""]){const a=/^\d{1,3}$/.test(i)?Number(i):void 0;if(n==="exit"&&a!==void 0)return{exitCode:a,signal:null};const[e]=Object.
entries(k().constants.signals).find(([,t])=>t===a)??[];return n==="signal"&&e!==void 0?{exitCode:null,signal:e}:{exitCode:null,
signal:null,lost:_().NONSENSE}}function r(n){const i=(0,v().openSync)(n,v().constants.O_RDONLY|v().constants.O_NONBLOCK);
(0,v().unlinkSync)(n);const a=new(g()).Socket({fd:i,readable:!0,writable:!1});return a.on("error",()=>{}),a.unref()}},50820:function($,y,u){
Object.defineProperty(y,"__esModule",{value:!0}),y.SupervisorLink=y.NONSENSE=void 0,y.frame=m,y.startSupervisor=b;function v(){
const o=u(31421);return v=function(){return o},o}function p(){const o=u(73024);return p=function(){return o},o}function g(){
const o=u(14495);return g=function(){return o},o}function k(){const o=u(2978);return k=function(){return o},o}function N(){
const o=u(35353);return N=function(){return o},o}const S=1e4;function b([o="",...s]){const r=(0,p().openSync)("/","r"),n=(0,v().
spawn)(o,s,{cwd:"/",env:{PATH:g().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",r]});(0,p().closeSync)(r);let i="";
n.stderr.on("data",t=>{i=`${i}${t}`.slice(-1e3)}),n.stderr.on("error",()=>{}),n.once("error",({message:t})=>{i=t});const a=new Promise(
t=>n.once("close",t)),e=new l({requests:n.stdin,replies:n.stdout});return(0,k().letGo)(n),{link:e,complaint:()=>i.trim().
split(`
`)[0]||void 0,close:async()=>{n.ref(),e.lose(E),await(0,N().waitAtMost)(S,a);const t=n.exitCode===null&&n.signalCode===null;
n.pid!==void 0&&t&&(0,k().signalTree)(n.pid,"SIGKILL")}}}const _=4,O=64*1024,E="the supervisor has ended",d=y.NONSENSE="\
the supervisor sent an unknown reply";class l{#t;#e=new Map;#n;constructor(s){const{requests:r,replies:n}=s;this.#t=r;let i=Buffer.
alloc(0);n.on("data",a=>{i=this.#r(Buffer.concat([i,a]))});for(const a of[r,n])a.on("error",()=>this.lose(E)),a.once("cl\
ose",()=>this.lose(E))}get lost(){return this.#n}send(...s){const r=m(...s);this.#n===void 0&&this.#t.write(r)}reply(s,r,n){
return this.#n!==void 0?Promise.resolve(this.#n):new Promise(i=>{const a=t=>{clearTimeout(e),this.#e.delete(s),i(t)},e=n===
void 0?void 0:setTimeout(()=>a("it takes too long"),n);this.#e.set(s,{kind:r,settle:a})})}lose(s){if(this.#n===void 0){this.#n=
s,this.#t.destroy();for(const{settle:r}of[...this.#e.values()])r(s)}}#r(s){let r=s;for(;r.length>=_&&this.#n===void 0;){
const n=_+r.readUInt32BE();if(n>O)this.lose(d);else{if(r.length<n)break;this.#o(r.toString("utf8",_,n).split("\0"))}r=r.
subarray(n)}return r}#o(s){const[r,n="",i=""]=s,a=this.#e.get(n);r==="failed"?a?.settle(i||"no reason given"):a!==void 0&&
r===a.kind?a.settle(s):r!=="ready"&&this.lose(d)}}y.SupervisorLink=l;function m(...o){if(o.some(n=>n.includes("\0")))throw Object.
assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});const s=Buffer.from(o.join("\0")),r=Buffer.alloc(
_);return r.writeUInt32BE(s.length),Buffer.concat([r,s])}},515:function($,y){Object.defineProperty(y,"__esModule",{value:!0}),
y.systemCallFilter=r;const u={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},arm64:{
id:3221225655,socket:198,unshare:97,clone:220,keys:217,setrlimit:164,prlimit64:261}},v=425,p=435,g=268435456,k=[1,2,10,16],
N=4,S={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[b,_,O,E,d]=[32,84,21,69,6],l=[d,0,0,2147418112],[m,o,s]=[0,4,16];function r(h,c=process.
arch){const w=u[c];return w===void 0?void 0:{hex:[[b,0,0,o],...a(w.id,n(w,h)),e("ENOSYS")].map(f).join(""),keyctl:w.keys+
2}}function n(h,c){const{keys:w,socket:I,unshare:T,clone:L,setrlimit:M,prlimit64:R}=h,C=[...a(v,[e("ENOSYS")]),...a(I,[t(
0),...k.flatMap(P=>a(P,[l])),e("EAFNOSUPPORT")])];return[[b,0,0,m],[_,0,0,1073741823],...[p,w,w+1,w+2].flatMap(P=>a(P,[e(
"ENOSYS")])),...c?[]:C,...a(T,[t(0),[E,0,1,g],e("EPERM"),l]),...a(L,[t(0),[E,0,1,g],e("EPERM"),l]),...a(M,[t(0),...a(N,[
e("none")]),l]),...a(R,[t(1),...a(N,[...i(32),...i(36)]),l]),l]}function i(h){return[[b,0,0,h],[O,1,0,0],e("none")]}function a(h,c){
return[[O,0,c.length,h],...c]}function e(h){return[d,0,0,327680|S[h]]}function t(h){return[b,0,0,s+8*h]}function f([h,c,
w,I]){const T=Buffer.alloc(8);return T.writeUInt16LE(h),T.set([c,w],2),T.writeUInt32LE(I,4),T.toString("hex")}},12086:function($,y,u){
Object.defineProperty(y,"__esModule",{value:!0}),y.commandEnvironment=S;function v(){const d=u(76760);return v=function(){
return d},d}const p={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},g={npm_config_offline:"\
true",npm_config_fetch_retries:"0"},k=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],N="cmd.exe";function S({
programs:d,folder:l,mayDownload:m=!1,assignments:o},s=process){const{node:r,searchPath:n,shell:i}=d,a=s.platform==="win3\
2"?_(s.env,l):{},{delimiter:e,dirname:t}=s.platform==="win32"?v().win32:v().posix,f={PATH:[...new Set([t(r.file),...n])].
join(e),HOME:l.home,TMPDIR:l.temp,...a,...b(l,i??(s.platform==="win32"?N:"/bin/sh")),...m?E(d):g};return{...p,...O(f,o),
...f}}function b(d,l){return{npm_config_script_shell:l,npm_config_update_notifier:"false",npm_config_browser:"false",npm_config_cache:d.
npmCache,npm_config_userconfig:d.npmUserConfig,npm_config_globalconfig:d.npmGlobalConfig}}function _(d,l){const m=Object.
entries(d).flatMap(([o,s])=>{const r=o.toUpperCase();return k.includes(r)&&s!==void 0?[[r,s]]:[]});return{...Object.fromEntries(
m),USERPROFILE:l.home,APPDATA:l.home,LOCALAPPDATA:l.home,TEMP:l.temp,TMP:l.temp}}function O(d,l){const m=new Set(Object.
keys(d).map(o=>o.toUpperCase()));return Object.fromEntries(Object.entries(l).filter(([o])=>!m.has(o.toUpperCase())))}function E({
npm:d}){const l=d&&(0,v().join)((0,v().dirname)(d.file),"../node_modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"\
git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"man",npm_config_python:"python3",npm_config_yes:"\
false",npm_config_fund:"false",npm_config_audit:"false",...l&&{npm_config_node_gyp:l}}}},27097:function($,y,u){Object.defineProperty(
y,"__esModule",{value:!0}),y.launchOf=N;function v(){const b=u(76760);return v=function(){return b},b}function p(){const b=u(
41895);return p=function(){return b},b}function g(){const b=u(64836);return g=function(){return b},b}const k={npm_config_node_options:"\
--warnings"};function N(b,{programs:_,checkout:O,above:E,base:d}){const{argv:l,binary:m,program:o,scripts:s,directory:r}=b,
n=_.node.file,i=b.checkoutAs===void 0?O:E,a=(0,v().join)(i,r);if(s!==void 0){const f=(0,g().launchScripts)(s,{programs:_,
checkout:i,base:d});if(!("missing"in f))return f;throw S(b,f.missing)}const e=l.slice(1);if(m!==void 0)return{file:n,args:[
(0,v().join)(O,m),...e],cwd:a};if(o==="node")return{file:n,args:e,cwd:a};if(o==="npm"||o==="npx"){const f=_[o];if(f)return{
file:n,args:[f.file,...e],env:k,cwd:a};throw S(b,o)}const t=_.machine.get(o);if(t)return{file:t.file,args:e,cwd:a};throw S(
b,o)}function S({command:b},_){return new(p()).GateError("program_not_found",`The command "${b}" needs ${_}, which was n\
ot found on PATH outside the checkout.`,"Install the program before this step, in a directory outside the checkout (npm \
with actions/setup-node, sh on Windows with Git). Shell builtins such as cd cannot be run.")}},75009:function($,y,u){Object.
defineProperty(y,"__esModule",{value:!0}),y.commandVariables=g,y.scriptVariables=N;function v(){const _=u(73024);return v=
function(){return _},_}function p(){const _=u(76760);return p=function(){return _},_}function g(_,{programs:O,checkout:E,
base:d}){const{node:l,npm:m}=O,o=process.platform==="win32",{subcommand:s,directory:r,project:n,prefixed:i,config:a}=_,e=d.
npm_config_node_options??_.nodeOptions,t=a.npm_config_color??d.npm_config_color,f=(0,p().join)(E,n),h=o?(0,p().dirname)(
l.file):(0,p().dirname)((0,p().dirname)(l.file)),c=i?f:d.npm_config_prefix??h;return{...a,COLOR:t==="always"?"1":"0",EDITOR:o?
`${d.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:(0,p().join)(E,r),NODE:l.file,...e!==void 0&&{NODE_OPTIONS:e},...e!==void 0&&
{npm_config_node_options:e},npm_command:s,npm_config_global_prefix:c,npm_config_init_module:(0,p().join)(d.HOME??"",".np\
m-init.js"),npm_config_local_prefix:f,npm_config_noproxy:"",npm_config_prefix:c,npm_node_execpath:l.file,...m&&k(_,m,l),
...d.npm_config_user_agent&&{npm_config_user_agent:d.npm_config_user_agent}}}function k({subcommand:_,inWorkspaces:O},E,d){
const l=S(E.file),m=`npm/${E.version} node/${d.version} ${d.platform} ${d.arch}`,o=(0,v().existsSync)((0,p().join)(l,"li\
b/commands/run-script.js"))?"run-script":"run";return{npm_command:_==="run"?o:_,npm_config_node_gyp:(0,p().join)(l,"node\
_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:E.version,npm_config_user_agent:`${m} workspaces/${O}`,npm_execpath:E.
file}}function N({directory:_,event:O,body:E="",packageEnv:d},{programs:{npm:l},checkout:m,base:o}){const s=(0,p().join)(
m,_),n=[...b(s).map(i=>(0,p().join)(i,"node_modules",".bin")),...l?[(0,p().join)(S(l.file),"node_modules/@npmcli/run-scr\
ipt/lib/node-gyp-bin")]:[],o.PATH];return{...d,PATH:n.join(p().delimiter),npm_lifecycle_event:O,npm_lifecycle_script:E,npm_package_json:(0,p().
join)(s,"package.json")}}function S(_){return(0,p().dirname)((0,p().dirname)(_))}function b(_){const O=(0,p().dirname)(_);
return O===_?[_]:[_,...b(O)]}},64836:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),y.DRIVER=void 0,y.
launchScripts=g;function v(){const d=u(76760);return v=function(){return d},d}function p(){const d=u(75009);return p=function(){
return d},d}function g(d,l){const{checkout:m,programs:o}=l,{shell:s}=o;if(s===void 0)return{missing:"sh"};const r=(0,p().
commandVariables)(d,l),n=k(d,s,{...l,base:{...l.base,...r}});return"missing"in n?n:{file:s,args:n,env:r,cwd:(0,v().join)(
m,d.directory)}}function k(d,l,m){const{npm_config_loglevel:o,npm_config_json:s}=m.base,r=o!=="silent"&&s!=="true",n=[];
for(const i of d.steps){const a=(0,p().scriptVariables)(i,m),e={...m.base,...a},t=b(i,l,{...m,base:e});if("missing"in t)
return t;const f=r&&i.body!==void 0?O(i):"",h=d.inWorkspaces?i.directory:"",c={...S(a),...t.env};n.push(...N({group:h,directory:i.
directory,heading:f},{...t,env:c},m))}return["-c",E,"npm",...n]}function N({group:d,directory:l,heading:m},{argv:o,env:s},{
checkout:r}){const n=Object.entries(s).map(([e,t])=>`${e}=${t}`),a=[...[d,(0,v().join)(r,l),m,String(n.length)],...n,...o];
return[String(a.length),...a]}function S(d){if(process.platform!=="win32")return d;const l=(d.PATH??"").split(";").map(m=>m.
replace(/^([A-Za-z]):/,(o,s)=>`/${s.toLowerCase()}`).replaceAll("\\","/"));return{...d,PATH:l.join(":")}}function b(d,l,m){
const{programs:o}=m,{node:s}=o,{body:r,event:n,text:i,command:a}=d;if(a===void 0||a.argv.length===0)return{argv:r===void 0?
[l,"-c",_,"npm",n]:[l,"-c",i],env:{}};const{env:e}=a,[t="",...f]=a.argv,h=(...c)=>({argv:[s.file,...c,...f],env:e});if(t===
"node")return h();if(t==="npm"||t==="npx"){const c=o[t];return c===void 0?{missing:t}:h(c.file)}return{argv:a.argv,env:e}}
const _=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function O({packageId:d,event:l,body:m="",words:o}){
const s=d===""?l:`${d} ${l}`,r=[m.trim().replaceAll(`
`,`
> `),...o].join(" ");return`
> ${s}
> ${r}

`}const E=y.DRIVER=String.raw`
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
`},2978:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),y.letGo=d,y.processesWith=i,y.signalTree=s,y.startProgram=
b;function v(){const e=u(31421);return v=function(){return e},e}function p(){const e=u(77598);return p=function(){return e},
e}function g(){const e=u(73024);return g=function(){return e},e}function k(){const e=u(76760);return k=function(){return e},
e}function N(){const e=u(58500);return N=function(){return e},e}function S(){const e=u(26040);return S=function(){return e},
e}function b(e){const t=(0,p().randomUUID)(),f=E(t);let h;try{h=(0,v().spawn)(e.file,e.args,{cwd:e.cwd,env:{...e.env,[l]:t},
detached:process.platform!=="win32",shell:!1,stdio:["ignore","pipe","pipe"],windowsHide:!0})}catch(w){throw f.release(),
w}const{pid:c}=h;return c!==void 0&&f.hold(c),{outputs:[h.stdout,h.stderr],ended:_(h),closed:new Promise(w=>h.once("clos\
e",w)),terminate:()=>{c!==void 0&&s(c,"SIGTERM")},kill:()=>{c!==void 0&&s(c,"SIGKILL")},sweep:async()=>{c!==void 0&&await n(
c,t)},release:()=>{f.release();for(const w of[h.stdout,h.stderr])w?.destroy()}}}function _(e){return new Promise(t=>{e.once(
"error",f=>t({exitCode:null,signal:null,error:f})),e.once("exit",(f,h)=>t({exitCode:f,signal:h}))})}const O=`
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
`;function E(e){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const t=(0,v().spawn)("/bin/sh",["-c",O,
"gene-gate",`${l}=${e}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return t.on(
"error",()=>{}),t.stdin.on("error",()=>{}),d(t),{hold:f=>{t.stdin.write(`${f}
`)},release:()=>{t.stdin.end(`done
`)}}}function d(e){e.unref();for(const t of[e.stdin,e.stdout,e.stderr])t&&"unref"in t&&typeof t.unref=="function"&&t.unref()}
const l="GENE_GATE_RUN",m=40,o=10;function s(e,t){process.platform==="win32"?t==="SIGKILL"&&r(e):a(-e,t)}function r(e){const t=(0,k().
join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),f={stdio:"ignore",windowsHide:!0};(0,v().spawn)(t,
["/PID",String(e),"/T","/F"],f).on("error",()=>{})}async function n(e,t){if(process.platform!=="win32"&&(a(-e,"SIGKILL"),
!!(0,g().existsSync)("/proc/self/environ")))for(let f=0;f<m;f+=1){const h=i(`${l}=${t}`,"environ");if(h.length===0)return;
for(const c of h)a(c,"SIGKILL");await(0,N().setTimeout)(o)}}function i(e,t){return(0,g().readdirSync)("/proc").filter(f=>/^\d+$/.
test(f)).filter(f=>(0,S().attempt)(()=>(0,g().readFileSync)(`/proc/${f}/${t}`).includes(e))).map(Number)}function a(e,t){
(0,S().attempt)(()=>process.kill(e,t))}},35353:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),y.Capture=
void 0,y.supervise=b,y.waitAtMost=d;function v(){const s=u(46193);return v=function(){return s},s}function p(){const s=u(
58500);return p=function(){return s},s}function g(){const s=u(57334);return g=function(){return s},s}const k=500,N=1e3,S=5e3;
async function b(s,r,n){if(n.signal?.aborted)return(0,g().notRun)("skipped",(0,g().stopReason)(n.signal));const i=[new m(
n.outputBytes),new m(n.outputBytes)],a=new Date().toISOString(),e=performance.now(),t=await _(r,i,n);return{...l(t,s,n),
exit_code:t.exitCode,signal:t.signal,started_at:a,duration_ms:Math.round(t.at-e),stdout:i[0].result(),stderr:i[1].result()}}
async function _(s,r,n){let i;try{i=s()}catch(e){return{exitCode:null,signal:null,error:e,at:performance.now()}}O(i.outputs[0],
r[0]),O(i.outputs[1],r[1]);const a=await E(i,n);return await i.sweep?.(),a.error===void 0&&await d(N,i.closed),i.release?.(),
a}function O(s,r){s?.on("data",n=>r.write(n)),s?.on("error",()=>{})}function E(s,{timeoutMs:r,graceMs:n=2e3,signal:i}){return new Promise(
a=>{let e,t;const f=(I,T)=>{e??=I,s.terminate(),clearTimeout(c),clearTimeout(t),t=setTimeout(()=>{s.kill(),t=setTimeout(
()=>w({exitCode:null,signal:null}),S)},T)},h=()=>f("interrupt",k),c=setTimeout(()=>f("timeout",n),r);i?.addEventListener(
"abort",h);const w=I=>{clearTimeout(c),clearTimeout(t),i?.removeEventListener("abort",h),a({...I,stopped:e,at:performance.
now()})};s.ended.then(w)})}async function d(s,r){const n=new AbortController,i=(0,p().setTimeout)(s,void 0,{signal:n.signal}).
catch(()=>{});await Promise.race([r,i]),n.abort()}function l({exitCode:s,signal:r,error:n,lost:i,stopped:a},e,{timeoutMs:t,
signal:f}){if(n){const h=n.code??n.message;return{status:"crashed",reason:`Command could not be started: ${e} (${h})`}}if(a===
"timeout")return{status:"timed_out",reason:`Command timed out after ${t}ms`};if(a==="interrupt"&&f){const h=(0,g().stopReason)(
f);return{status:h===g().BUDGET_SPENT?"timed_out":"skipped",reason:h}}return i!==void 0?{status:"error",reason:`Containm\
ent was lost: ${i}`}:r!==null?{status:"crashed",reason:`Command was ended by ${r}`}:s===0?{status:"passed"}:{status:"fai\
led",reason:`Command failed with exit code ${s}`}}class m{#t;#e;#n;#r=0;#o=0;constructor(r){this.#t=r,this.#e=Buffer.allocUnsafeSlow(
r),this.#n=Buffer.allocUnsafeSlow(2*r)}write(r){const n=r.copy(this.#e,Math.min(this.#r,this.#t));this.#r+=r.length;const i=r.
subarray(n).subarray(-this.#t);this.#o+i.length>this.#n.length&&(this.#o=this.#n.copy(this.#n,0,this.#o-this.#t,this.#o)),
this.#o+=i.copy(this.#n,this.#o)}result(){const[r,n]=[this.#t,this.#r],i=new(v()).StringDecoder("utf8"),a=this.#e.subarray(
0,Math.min(n,r));if(n<=r)return{head:i.end(a),tail:"",bytes:n,truncated:!1};const e=i.write(a),t=this.#n.subarray(Math.max(
0,this.#o-r),this.#o);return n<=2*r?{head:e,tail:i.end(t),bytes:n,truncated:!1}:{head:e,tail:t.subarray(o(t)).toString("\
utf8"),bytes:n,truncated:!0}}}y.Capture=m;function o(s){const r=i=>i!==void 0&&i>>6===2;return[0,1,2,3].find(i=>!r(s[i]))??
0}},66535:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),y.lowerLayer=E,y.sideEffectsOf=b;function v(){
const d=u(73024);return v=function(){return d},d}function p(){const d=u(76760);return p=function(){return d},d}function g(){
const d=u(26040);return g=function(){return d},d}function k(){const d=u(39491);return k=function(){return d},d}function N(){
const d=u(48741);return N=function(){return d},d}const S=100;function b({entries:d,left:l,complete:m},o){const s=new O(o);
for(const f of d)s.entry(f);for(const f of l)s.left(f);m&&s.findDeleted();const{created:r,changed:n,deleted:i}=s,e=m&&Object.
values({created:r,changed:n,deleted:i}).every(({length:f})=>f<=S),t={created:r.length,changed:n.length,deleted:i.length};
return{created:_(r),changed:_(n),deleted:_(i),...!e&&{totals:t,complete:!1}}}function _(d){return d.toSorted().slice(0,S)}
class O{created=[];changed=[];deleted=[];#t;#e=new Map;constructor(l){this.#t=l}entry({type:l,path:m,mode:o}){if(this.#e.
size===0&&this.#n("",!0),l==="c")return;const s=this.#e.get((0,k().folderOf)(m))?.has(m)===!0,r=s?this.changed:this.created;
if(l==="m")r.push(`${m}/`);else if(l!=="d")r.push(m);else{const n=s?this.#t.look(m):void 0;s&&n?.kind!=="directory"?r.push(
m):s&&o!==n?.mode&&r.push(`${m}/`),this.#n(m,n?.kind==="directory")}}left(l){this.#e.get((0,k().folderOf)(l))?.delete(l)}findDeleted(){
this.deleted.push(...[...this.#e.values()].flatMap(l=>[...l]))}#n(l,m){this.#e.set(l,new Set(m?this.#t.list(l):[]))}}function E(d,l){
const m=new Set(l),o=s=>m.has(s)||(0,k().foldersAbove)(s).some(r=>m.has(r));return{look:s=>{if(o(s))return;const r=(0,g().
attempt)(()=>(0,v().lstatSync)((0,p().join)(d,s)));return r&&{kind:(0,N().kindOf)(r)??"special",mode:r.mode&511}},list:s=>{
const r=(0,p().join)(d,s);return o(s)||(0,g().attempt)(()=>(0,v().realpathSync)(r))!==r?[]:((0,g().attempt)(()=>(0,v().readdirSync)(
r))??[]).map(i=>(0,p().join)(s,i)).filter(i=>!o(i))}}}},27159:function($,y,u){Object.defineProperty(y,"__esModule",{value:!0}),
y.parseReport=g,y.readReport=p;function v(){const S=u(51455);return v=function(){return S},S}async function p(S){return g(
await(0,v().readFile)(S,"utf8"))}function g(S){const b=S.split("\0"),O=b.pop()===""&&b.at(-1)==="end",E=O?b.slice(0,-1):
b,d=E[0]?.startsWith("!")?E.shift():void 0,l=m=>m.startsWith("=");return{entries:E.filter(m=>!l(m)).map(k),left:E.filter(
l).map(m=>m.slice(1)),complete:O,...d!==void 0&&{free:N(d)}}}function k(S){const b=S.indexOf(" ")+1,_=Number.parseInt(S.
slice(1,b-1),8)&511;return{type:S.slice(0,1),mode:_,path:S.slice(b)}}function N(S){const[b,_,O]=S.split(" ").slice(1).map(
Number);return{bytes:Number(b)*Number(_),files:Number(O)}}}};
