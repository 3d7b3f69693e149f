"use strict";exports.id=670,exports.ids=[670],exports.modules={60670:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),
b.chooseBackend=u,b.tryNamespaces=d;function v(){const a=l(51455);return v=function(){return a},a}function p(){const a=l(
41895);return p=function(){return a},a}function y(){const a=l(14495);return y=function(){return a},a}function k(){const a=l(
51968);return k=function(){return a},a}function N(){const a=l(10582);return N=function(){return a},a}function S(){const a=l(
81607);return S=function(){return a},a}function E(){const a=l(3170);return E=function(){return a},a}function _(){const a=l(
4877);return _=function(){return a},a}function w(){const a=l(92342);return w=function(){return a},a}function O(){const a=l(
85723);return O=function(){return a},a}function f(){const a=l(32223);return f=function(){return a},a}async function u(a){
const{requested:g,signal:I}=a,T=[];if(g!=="off")for await(const P of m(a)){if("backend"in P)return{...P,isolation:{...P.
isolation,requested:g,downgrades:T}};T.push(P)}if(g==="require")throw I?.aborted?(0,p().interrupted)("while it tested co\
ntainment"):n(T);const C=await a.shareFolder?.()??a.checkout,M=(0,O().processGroup)({...a,checkout:C}),{level:L}=M,R=[M.
description,...o(T)].join(" ");return{backend:{...M,description:R},isolation:{level:L,description:R,requested:g,downgrades:T},
close:()=>Promise.resolve()}}async function*m(a){const{platform:g=process.platform}=a;if(g!=="linux"||!process.getuid||!process.
getgid){yield{from:"namespaces",reason:`${g} has no namespaces`};return}const I=await(0,v().realpath)(a.checkout),T={uid:process.
getuid(),gid:process.getgid()};for(const C of(0,w().privilegesFor)(T,await(0,v().stat)(I)))yield await d(C,{...a,checkout:I})}
function o(a){return a.length===0?[]:[`Namespaces were tried and are not available. ${s(a)}. ${t(a)}.`]}function s(a){return a.
map(({from:g,reason:I})=>`${g.replace("_"," ")}: ${I}`).join("; ")}function t(a){return a.some(({reason:g})=>g===e)?"To \
contain commands, install python3 as a package of the system (`apt-get install python3`, `apk add python3`)":a.some(({from:g})=>g===
"root")?"To contain commands, let the container make namespaces: `--cap-add SYS_ADMIN --security-opt seccomp=unconfined \
--security-opt apparmor=unconfined` of Docker and Podman, or `securityContext: {capabilities: {add: [SYS_ADMIN]}, seccom\
pProfile: {type: Unconfined}}` of Kubernetes":"To contain commands, allow user namespaces (Ubuntu 24.04: `sysctl -w kern\
el.apparmor_restrict_unprivileged_userns=0`), or give this user passwordless sudo, as GitHub\u2019s ubuntu runners do"}function n(a){
return new(p()).GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine d\
oes not support. ${s(a)}.`,`${t(a)}, or set \`containment: auto\` in the policy of the base branch.`)}const i=2e4,c="pyt\
hon3",e=`${c}, which starts commands in namespaces, is not installed in a directory of the system`;async function d(a,g){
const{checkout:I,folders:T,keepsWrites:C,network:M,programs:L,signal:R}=g,P=a.name,x=a.newMounts[0]??"",[D,G]=await Promise.
all([x,c].map(y().systemTool));if(D===void 0)return{from:P,reason:`${x} is not installed`};if(G===void 0)return{from:P,reason:e};
const A=await(0,_().prepareView)({...g,privileges:a,file:D,python:G,view:await(0,f().viewOf)(g),replaced:new Map([...await(0,k().
safeGitConfigs)(I),...g.replaced??[]])});if(typeof A=="string")return{from:P,reason:A};const{limits:j}=A,F=h(a,M,j),Y={...g,
prepared:A,description:F},U=await(0,S().probeIsolation)({checkout:I,folders:T,network:M,keepsWrites:C,run:K=>{const{file:J}=L.
node,V={file:J,args:K,cwd:I,timeoutMs:i,signal:R};return(0,E().runContained)(V,Y)}}),H=typeof U=="string"?U:r(U);if(typeof U==
"string"||H!==void 0)return await A.close(),{from:P,reason:H??""};const W=(0,E().namespaces)(Y),{level:B}=W;return{backend:W,
isolation:{level:B,description:F,launcher:P,limits:j,probes:U},close:A.close}}function r(a){const g=a.filter(({required:I,
held:T})=>I&&!T).map(({name:I})=>I);return g.length>0?`the probe run failed: ${g.join(", ")}`:void 0}function h({name:a,
user:g},I,T){const C=g?`user ${g.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each co\
mmand (by ${a.replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothi\
ng else of the machine","prepared by a supervisor before the command starts",I?"network access as allowed by the policy":
"no network except loopback",`as ${C}; ${(0,N().limitsInWords)(T)}.`].join("; ")}},80842:function($,b,l){Object.defineProperty(
b,"__esModule",{value:!0}),b.controlGroup=O,b.findParentGroup=m,b.groupSettings=w,b.removeLeftGroups=f;function v(){const t=l(
73024);return v=function(){return t},t}function p(){const t=l(76760);return p=function(){return t},t}function y(){const t=l(
26040);return y=function(){return t},t}function k(){const t=l(4339);return k=function(){return t},t}const N=["memory.pea\
k",/^(\d+)$/m,1],S=["cpu.stat",/^usage_usec (\d+)$/m,1e3],E=["memory.events",/^oom_kill (\d+)$/m,1],_=["pids.events",/^max (\d+)$/m,
1];function w({memory_bytes:t,processes:n}){return[["memory.max",String(t),!0],["pids.max",String(n),!0],["memory.swap.m\
ax","0",!1]]}function O(t){const n=i=>t===void 0?void 0:u(i,t);return{resources:()=>{const[i,c]=[n(N),n(S)];return{...i!==
void 0&&{peak_memory_bytes:i},...c!==void 0&&{cpu_ms:c}}},limitsHit:()=>[...(n(E)??0)>0?["memory_bytes"]:[],...(n(_)??0)>
0?["processes"]:[]]}}function f(t){(0,y().attempt)(()=>{for(const n of(0,k().foldersLeftIn)(t)){for(const i of(0,v().readdirSync)(
n))(0,y().attempt)(()=>(0,v().rmdirSync)((0,p().join)(n,i)));(0,y().attempt)(()=>(0,v().rmdirSync)(n))}})}function u([t,
n,i],c){const e=(0,y().attempt)(()=>(0,v().readFileSync)((0,p().join)(c,t),"utf8"))??"",d=n.exec(e)?.[1];return d===void 0?
void 0:Math.round(Number(d)/i)}function m(t,n,i){const[c]=n.split(`
`).flatMap(o),e=/^0::(\/.*)$/m.exec(t)?.[1];if(c===void 0||e===void 0)return;const d=(0,p().relative)(c.root,e),r=d.startsWith(
"..")?c.point:(0,p().join)(c.point,d);return s(c.point,r).find(h=>{const a=i(h).split(/\s+/);return["memory","pids"].every(
g=>a.includes(g))})}function o(t){const[n="",i=""]=t.split(" - "),[,,,c="",e=""]=n.split(" ");return i.startsWith("cgrou\
p2 ")?[{root:c,point:e}]:[]}function s(t,n){const i=(0,p().relative)(t,n).split("/").filter(Boolean);return i.map((c,e)=>(0,p().
join)(t,...i.slice(0,i.length-e))).concat(t)}},52703:function($,b){Object.defineProperty(b,"__esModule",{value:!0}),b.PROBE_SCRIPT=
void 0;const l=b.PROBE_SCRIPT=String.raw`
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
`},81607:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),b.probeIsolation=o;function v(){const e=l(31421);
return v=function(){return e},e}function p(){const e=l(77598);return p=function(){return e},e}function y(){const e=l(73024);
return y=function(){return e},e}function k(){const e=l(51455);return k=function(){return e},e}function N(){const e=l(77030);
return N=function(){return e},e}function S(){const e=l(76760);return S=function(){return e},e}function E(){const e=l(7723);
return E=function(){return e},e}function _(){const e=l(26040);return _=function(){return e},e}function w(){const e=l(4339);
return w=function(){return e},e}function O(){const e=l(2978);return O=function(){return e},e}function f(){const e=l(52703);
return f=function(){return e},e}const u=E().record(E().string(),E().boolean()),m=E().object({required:u,informative:u});
async function o(e){const{run:d,checkout:r,network:h}=e,a=(0,p().randomUUID)(),g=await(0,w().temporaryFolder)(),I=(0,S().
join)(g,"socket"),T=(0,S().join)(g,"written"),C=(0,S().join)(r,`.gene-gate-probe-${a}`),M=await n([g,...e.folders],a),L=`\
secret-${a}`,R=(0,v().spawn)("/bin/sh",["-c","read -r _",a],{env:{SECRET:L},stdio:["pipe","ignore","ignore"]});R.on("err\
or",()=>{});const P=[(0,N().createServer)(),(0,N().createServer)()];try{await Promise.all([i(P[0],{port:0,host:"127.0.0.\
1"}),i(P[1],I)]);const x=P[0].address(),D=typeof x=="object"&&x?x.port:0,G=`heartbeat-${a}`,A=R.pid??0,j={port:D,socket:I,
outside:T,inside:C,canaries:M,secret:L,token:a,pid:A,heartbeat:G,network:h,filters:c()},F=await d(["-e",f().PROBE_SCRIPT,
JSON.stringify(j)]),Y=m.safeParse((0,_().attempt)(()=>JSON.parse(F.stdout.head)));if(F.status!=="passed"||!Y.success)return t(
F);const{required:U,informative:H}=Y.data,W=(0,y().existsSync)(T)||!e.keepsWrites&&(0,y().existsSync)(C),B=(0,O().processesWith)(
G,"cmdline"),K={no_write_stays:!W,nothing_survives:B.length===0};return[...s({...U,...K},!0),...s(H,!1)]}finally{R.stdin.
destroy();for(const x of P)x.close();await Promise.all([g,C,...M].map(x=>(0,k().rm)(x,{recursive:!0,force:!0})))}}function s(e,d){
return Object.entries(e).map(([r,h])=>({name:r,held:h,required:d}))}function t({status:e,reason:d,stderr:r}){return d??`\
the probe ${e} without output: ${r.head.slice(0,200)}`}async function n(e,d){return(await Promise.all(e.map(async h=>{const a=(0,S().
join)(h,`.gene-gate-canary-${d}`);return(0,k().writeFile)(a,d,{mode:420,flag:"wx"}).then(()=>[a],()=>[])}))).flat()}function i(e,d){
return e.on("connection",r=>r.destroy()),new Promise((r,h)=>{e.once("error",h),e.listen(d,r)})}function c(){const e=(0,y().
readFileSync)("/proc/self/status","utf8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(e)?.[1]??0)}},3170:function($,b,l){
Object.defineProperty(b,"__esModule",{value:!0}),b.namespaces=w,b.runContained=f;function v(){const o=l(12086);return v=
function(){return o},o}function p(){const o=l(57334);return p=function(){return o},o}function y(){const o=l(27097);return y=
function(){return o},o}function k(){const o=l(35353);return k=function(){return o},o}function N(){const o=l(66535);return N=
function(){return o},o}function S(){const o=l(96266);return S=function(){return o},o}const E=64*1024,_={home:S().HOME,temp:S().
TEMP,npmCache:`${S().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function w(o){
const{programs:s,checkout:t,description:n}=o;return{level:"namespaces",description:n,check:i=>{(0,y().launchOf)(i,{programs:s,
checkout:t,above:S().ABOVE,base:{}})},run:(i,c)=>f(O(i,o,c),o),cover:async i=>w({...o,prepared:await o.prepared.cover(i)}),
prepare:(i,c)=>f(O(i,o,c,!0),o)}}function O(o,{programs:s,checkout:t},n,i=!1){const c={programs:s,folder:_,assignments:o.
env,mayDownload:i},e=(0,v().commandEnvironment)(c),d=(0,y().launchOf)(o,{programs:s,checkout:t,above:S().ABOVE,base:e});
return{...d,timeoutMs:o.timeoutMs,signal:n,env:{...e,...d.env}}}async function f(o,s){const{checkout:t,leftOut:n=[],outputBytes:i,
prepared:c,programs:e}=s,{file:d,args:r,cwd:h,timeoutMs:a,signal:g}=o,{env:I=(0,v().commandEnvironment)({programs:e,folder:_,
assignments:{}})}=o;if(g?.aborted)return(0,p().notRun)("skipped",(0,p().stopReason)(g));const T=c.slot();try{const C=await T.
whenReady();if(C!==void 0)return(0,p().notRun)("crashed",`Containment could not be set up: ${C}`);const M=()=>T.start({file:d,
args:r,env:I,cwd:h}),L=await(0,k().supervise)(d,M,{timeoutMs:a,outputBytes:i,signal:g});if(L.status==="error")return L;const R=(0,N().
lowerLayer)(t,n),P=await u(L,T,R);return m(P,T,c.limits)}finally{await T.release()}}async function u(o,s,t){const{free:n,
...i}=await s.report(),c=n&&(n.bytes<E||n.files===0);return{...o,...c&&{limits_hit:["written_bytes"]},side_effects:(0,N().
sideEffectsOf)(i,t)}}function m(o,s,t){const n=s.resources(),i=[...s.limitsHit(),...o.limits_hit??[]],c=o.reason!==void 0&&
i.includes("memory_bytes")?`${o.reason}, at its limit of ${t.memory_bytes} bytes of memory`:o.reason;return{...o,...c!==
void 0&&{reason:c},...i.length>0&&{limits_hit:i},...Object.keys(n).length>0&&{resources:n}}}},4877:function($,b,l){Object.
defineProperty(b,"__esModule",{value:!0}),b.prepareView=t;function v(){const r=l(73024);return v=function(){return r},r}
function p(){const r=l(51455);return p=function(){return r},r}function y(){const r=l(76760);return y=function(){return r},
r}function k(){const r=l(26040);return k=function(){return r},r}function N(){const r=l(41895);return N=function(){return r},
r}function S(){const r=l(4339);return S=function(){return r},r}function E(){const r=l(57334);return E=function(){return r},
r}function _(){const r=l(10582);return _=function(){return r},r}function w(){const r=l(80842);return w=function(){return r},
r}function O(){const r=l(39105);return O=function(){return r},r}function f(){const r=l(50820);return f=function(){return r},
r}function u(){const r=l(515);return u=function(){return r},r}function m(){const r=l(96266);return m=function(){return r},
r}const o=`"""Makes the namespaces of commands before they are needed, and starts the commands in them.

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
  slots ID CONFIG              adds the settings known only then: limits, folders and mounts
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
      ungrouped   bytes of memory and number of processes that a command may have; empty if its group limits them
      folders     directories of the tmpfs for a command's written files
      mounts      source, target, type and options of each command's own mounts
    """
    def __init__(self):
        # The run's control group, if one can be made.
        self.groups = None

    def add(self, text):
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
    config = Config()
    _, name, text = receive(0)
    try:
        config.add(text)
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
    elif kind == b'slots':
        config.add(*values)


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
`,s=6e4;async function t(r){const{privileges:h,file:a,python:g,leftOut:I=[],replaced:T,lanes:C=1,signal:M}=r;i(I);const L=d();
L!==void 0&&(0,w().removeLeftGroups)(L);const R=await(0,S().temporaryFolder)(),P=(0,y().join)(R,"supervisor.py");await(0,p().
writeFile)(P,o),await(0,p().mkdir)((0,y().join)(R,"stage")),await(0,p().mkdir)((0,y().join)(R,"run","replaced"),{recursive:!0});
for(const[V,z]of[...T.values()].entries())await(0,p().writeFile)((0,y().join)(R,"run","replaced",String(V)),z);const x=(0,f().
startSupervisor)([a,...h.newMounts.slice(1),g,"-I","-S",P]),{link:D}=x,G=async()=>{await x.close(),await(0,p().rm)(R,{recursive:!0,
force:!0})},A=()=>D.lose(E().INTERRUPTED);M?.addEventListener("abort",A),M?.aborted&&A();const j=D.reply("","ready",s);D.
send("prepare","",JSON.stringify(c(r,R,L)));const F=await j;if(M?.removeEventListener("abort",A),typeof F=="string")return await G(),
F===E().INTERRUPTED?F:x.complaint()??F;const Y=L!==void 0&&F[2]==="limited",U=Y?(0,y().join)(L,(0,y().basename)(R)):void 0,
H=(0,_().effectiveLimits)(r.limits,Y);D.send("slots","",JSON.stringify(e(r,H)));const W=(0,y().join)(R,"run"),B=new(O()).
Slots({link:D,folder:W,groups:U}),K=B.stock(C),J={limits:H,slot:K.slot,cover:async V=>{const z=B.name();await(0,p().mkdir)(
(0,y().join)(W,z)),await V((0,y().join)(W,z));const X=process.getuid?.()===0?h.user:void 0;return X&&await n((0,y().join)(
W,z),X),{...J,...B.stock(0,0,z)}},close:async()=>{await K.close(),await G()}};return J}async function n(r,{uid:h,gid:a}){
for(const g of["",...await(0,p().readdir)(r,{recursive:!0})])await(0,p().lchown)((0,y().join)(r,g),h,a)}function i(r){const h=r.
find(a=>Buffer.from(a).toString()!==a);if(h!==void 0)throw new(N()).GateError("checkout_differs",`The file ${JSON.stringify(
h)} is not in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function c({privileges:r,
view:h,checkout:a,leftOut:g=[],limits:I,network:T},C,M=""){const{user:L,runsAs:R,adopt:P}=r,x=(0,u().systemCallFilter)(T);
return{user:[L===void 0,R.uid,R.gid],checkout:a,folder:C,group:(0,y().basename)(C),adopt:P,network:T,size:I.written_bytes,
keyctl:x?.keyctl??-1,filter:x?.hex??"",shared:(0,m().sharedMounts)(h,a,C),devices:h.devices,hidden:g,settings:(0,w().groupSettings)(
I),parent:M}}function e(r,h){return{limits:(0,_().resourceLimits)(h),ungrouped:h.memory_limited_by==="supervisor"?[h.memory_bytes,
h.processes]:[],folders:(0,m().commandFolders)(r.view),mounts:(0,m().commandMounts)(r)}}function d(){const r=g=>(0,k().attempt)(
()=>(0,v().readFileSync)(g,"utf8").trim())??"",[h,a]=[r("/proc/self/cgroup"),r("/proc/self/mountinfo")];return(0,w().findParentGroup)(
h,a,g=>r((0,y().join)(g,"cgroup.subtree_control")))}},85723:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),
b.processGroup=O;function v(){const o=l(73024);return v=function(){return o},o}function p(){const o=l(51455);return p=function(){
return o},o}function y(){const o=l(76760);return y=function(){return o},o}function k(){const o=l(4339);return k=function(){
return o},o}function N(){const o=l(12086);return N=function(){return o},o}function S(){const o=l(57334);return S=function(){
return o},o}function E(){const o=l(27097);return E=function(){return o},o}function _(){const o=l(2978);return _=function(){
return o},o}function w(){const o=l(35353);return w=function(){return o},o}function O({programs:o,checkout:s,outputBytes:t}){
const n=(0,v().realpathSync)(s),i=(c,e,d=!1)=>m(async r=>{const h=(0,N().commandEnvironment)({programs:o,folder:r,assignments:c.
env,mayDownload:d}),a=(0,y().join)(r.home,"above");c.checkoutAs!==void 0&&(await(0,p().mkdir)(a),await(0,p().symlink)(n,
(0,y().join)(a,c.checkoutAs),"junction"));const g=(0,E().launchOf)(c,{programs:o,checkout:n,above:a,base:h}),I={...g,env:{
...h,...g.env}},T={timeoutMs:c.timeoutMs,outputBytes:t,signal:e};return(0,w().supervise)(I.file,()=>(0,_().startProgram)(
I),T)});return{level:"process_group",description:`Clean environment, private HOME and TMPDIR, ${u()}. Access to the netw\
ork and to the files of this user is not restricted.`,check:c=>{(0,E().launchOf)(c,{programs:o,checkout:n,above:"",base:{}})},
prepare:(c,e)=>i(c,e,!0),run:async(c,e)=>c.npmSettings?f(c.npmSettings):i(c,e)}}function f(o){const s=`It starts npm, wh\
ich would read settings that only containment in namespaces hides (${o.join("; ")})`;return(0,S().notRun)("crashed",s)}function u(){
switch(process.platform){case"linux":return"process group and marked descendants killed at the end";case"win32":return"p\
rocess tree killed when it is stopped";default:return"process group killed at the end"}}async function m(o){const s=await(0,k().
temporaryFolder)(),t={home:(0,y().join)(s,"home"),temp:(0,y().join)(s,"tmp"),npmCache:(0,y().join)(s,"npm-cache"),npmUserConfig:(0,y().
join)(s,"npmrc-user"),npmGlobalConfig:(0,y().join)(s,"npmrc-global")};try{return await Promise.all([(0,p().mkdir)(t.home),
(0,p().mkdir)(t.temp),(0,p().writeFile)(t.npmUserConfig,""),(0,p().writeFile)(t.npmGlobalConfig,"")]),await o(t)}finally{
await(0,p().rm)(s,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}},39105:function($,b,l){Object.defineProperty(b,"\
__esModule",{value:!0}),b.Slots=void 0;function v(){const n=l(73024);return v=function(){return n},n}function p(){const n=l(
51455);return p=function(){return n},n}function y(){const n=l(77030);return y=function(){return n},n}function k(){const n=l(
48161);return k=function(){return n},n}function N(){const n=l(76760);return N=function(){return n},n}function S(){const n=l(
27159);return S=function(){return n},n}function E(){const n=l(80842);return E=function(){return n},n}function _(){const n=l(
50820);return _=function(){return n},n}const w=3e4,O={entries:[],left:[],complete:!0},f={entries:[],left:[],complete:!1};
class u{#t;#e=0;constructor(i){this.#t=i}stock(i,c=Number.POSITIVE_INFINITY,e=""){const d=[];let r=0;const h=()=>m(this.#t,
this.name(),e),a=()=>{for(;d.length<i&&r<c;r+=1)d.push(h())};return a(),{slot:()=>{const g=d.shift()??h();return a(),g},
close:async()=>{r=c,await Promise.all(d.splice(0).map(g=>g.release()))}}}name(){return this.#e+=1,`slot-${this.#e}`}}b.Slots=
u;function m({link:n,folder:i,groups:c},e,d){const r=(0,N().join)(i,`report-${e}`),h=[];let a=!1,g,I=!1;const T=(0,E().controlGroup)(
c&&(0,N().join)(c,e)),C=n.reply(e,"ready",w);n.send("slot",e,d);const M=C.then(L=>{if(typeof L=="string")return L;try{for(const R of[
"out","err"])h.push(t((0,N().join)(i,`${e}-${R}`)))}catch(R){return`its outputs cannot be opened: ${R.message}`}});return{
resources:T.resources,limitsHit:()=>I?["memory_bytes"]:T.limitsHit(),whenReady:async()=>await M??n.lost,start:({file:L,args:R,
cwd:P,env:x})=>{const D=Object.entries(x).map(([j,F])=>`${j}=${F}`),G=[String(D.length),...D,L,...R];n.send("run",e,P,...G),
a=!0;const A=n.reply(e,"done").then(j=>typeof j=="string"?{exitCode:null,signal:null,lost:j}:(g=j[4]==="listed",I=j[5]===
"over",s(j)));return o({link:n,name:e},h,A)},report:async()=>g===void 0?f:g?(0,S().readReport)(r):O,release:async()=>{a||
n.send("discard",e),n.send("free",e);for(const L of h)L.destroy();await(0,p().rm)(r,{force:!0})}}}function o({link:n,name:i},c,e){
const d=c.map(r=>new Promise(h=>r.once("close",h)));for(const r of c)r.resume();return{outputs:[c[0]??null,c[1]??null],ended:e,
closed:Promise.all(d),terminate:()=>n.send("term",i),kill:()=>n.send("kill",i)}}function s([,,n,i=""]){const c=/^\d{1,3}$/.
test(i)?Number(i):void 0;if(n==="exit"&&c!==void 0)return{exitCode:c,signal:null};const[e]=Object.entries(k().constants.
signals).find(([,d])=>d===c)??[];return n==="signal"&&e!==void 0?{exitCode:null,signal:e}:{exitCode:null,signal:null,lost:_().
NONSENSE}}function t(n){const i=(0,v().openSync)(n,v().constants.O_RDONLY|v().constants.O_NONBLOCK);(0,v().unlinkSync)(n);
const c=new(y()).Socket({fd:i,readable:!0,writable:!1});return c.on("error",()=>{}),c.unref()}},50820:function($,b,l){Object.
defineProperty(b,"__esModule",{value:!0}),b.SupervisorLink=b.NONSENSE=void 0,b.frame=m,b.startSupervisor=E;function v(){
const o=l(31421);return v=function(){return o},o}function p(){const o=l(73024);return p=function(){return o},o}function y(){
const o=l(14495);return y=function(){return o},o}function k(){const o=l(2978);return k=function(){return o},o}function N(){
const o=l(35353);return N=function(){return o},o}const S=1e4;function E([o="",...s]){const t=(0,p().openSync)("/","r"),n=(0,v().
spawn)(o,s,{cwd:"/",env:{PATH:y().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",t]});(0,p().closeSync)(t);let i="";
n.stderr.on("data",d=>{i=`${i}${d}`.slice(-1e3)}),n.stderr.on("error",()=>{}),n.once("error",({message:d})=>{i=d});const c=new Promise(
d=>n.once("close",d)),e=new u({requests:n.stdin,replies:n.stdout});return(0,k().letGo)(n),{link:e,complaint:()=>i.trim().
split(`
`)[0]||void 0,close:async()=>{n.ref(),e.lose(O),await(0,N().waitAtMost)(S,c);const d=n.exitCode===null&&n.signalCode===null;
n.pid!==void 0&&d&&(0,k().signalTree)(n.pid,"SIGKILL")}}}const _=4,w=64*1024,O="the supervisor has ended",f=b.NONSENSE="\
the supervisor sent an unknown reply";class u{#t;#e=new Map;#n;constructor({requests:s,replies:t}){this.#t=s;let n=Buffer.
alloc(0);t.on("data",i=>{n=this.#r(Buffer.concat([n,i]))});for(const i of[s,t])i.on("error",()=>this.lose(O)),i.once("cl\
ose",()=>this.lose(O))}get lost(){return this.#n}send(...s){const t=m(...s);this.#n===void 0&&this.#t.write(t)}reply(s,t,n){
return this.#n!==void 0?Promise.resolve(this.#n):new Promise(i=>{const c=d=>{clearTimeout(e),this.#e.delete(s),i(d)},e=n===
void 0?void 0:setTimeout(()=>c("it takes too long"),n);this.#e.set(s,{kind:t,settle:c})})}lose(s){if(this.#n===void 0){this.#n=
s,this.#t.destroy();for(const{settle:t}of[...this.#e.values()])t(s)}}#r(s){let t=s;for(;t.length>=_&&this.#n===void 0;){
const n=_+t.readUInt32BE();if(n>w)this.lose(f);else{if(t.length<n)break;this.#o(t.toString("utf8",_,n).split("\0"))}t=t.
subarray(n)}return t}#o(s){const[t,n="",i=""]=s,c=this.#e.get(n);t==="failed"?c?.settle(i||"no reason given"):c!==void 0&&
t===c.kind?c.settle(s):t!=="ready"&&this.lose(f)}}b.SupervisorLink=u;function m(...o){if(o.some(n=>n.includes("\0")))throw Object.
assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});const s=Buffer.from(o.join("\0")),t=Buffer.alloc(
_);return t.writeUInt32BE(s.length),Buffer.concat([t,s])}},515:function($,b){Object.defineProperty(b,"__esModule",{value:!0}),
b.systemCallFilter=t;const l={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},arm64:{
id:3221225655,socket:198,unshare:97,clone:220,keys:217,setrlimit:164,prlimit64:261}},v=425,p=435,y=268435456,k=[1,2,10,16],
N=4,S={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[E,_,w,O,f]=[32,84,21,69,6],u=[f,0,0,2147418112],[m,o,s]=[0,4,16];function t(h,a=process.
arch){const g=l[a];return g===void 0?void 0:{hex:[[E,0,0,o],...c(g.id,n(g,h)),e("ENOSYS")].map(r).join(""),keyctl:g.keys+
2}}function n(h,a){const{keys:g,socket:I,unshare:T,clone:C,setrlimit:M,prlimit64:L}=h,R=[...c(v,[e("ENOSYS")]),...c(I,[d(
0),...k.flatMap(P=>c(P,[u])),e("EAFNOSUPPORT")])];return[[E,0,0,m],[_,0,0,1073741823],...[p,g,g+1,g+2].flatMap(P=>c(P,[e(
"ENOSYS")])),...a?[]:R,...c(T,[d(0),[O,0,1,y],e("EPERM"),u]),...c(C,[d(0),[O,0,1,y],e("EPERM"),u]),...c(M,[d(0),...c(N,[
e("none")]),u]),...c(L,[d(1),...c(N,[...i(32),...i(36)]),u]),u]}function i(h){return[[E,0,0,h],[w,1,0,0],e("none")]}function c(h,a){
return[[w,0,a.length,h],...a]}function e(h){return[f,0,0,327680|S[h]]}function d(h){return[E,0,0,s+8*h]}function r([h,a,
g,I]){const T=Buffer.alloc(8);return T.writeUInt16LE(h),T.set([a,g],2),T.writeUInt32LE(I,4),T.toString("hex")}},12086:function($,b,l){
Object.defineProperty(b,"__esModule",{value:!0}),b.commandEnvironment=S;function v(){const f=l(76760);return v=function(){
return f},f}const p={CI:"true",NO_COLOR:"1",FORCE_COLOR:"0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},y={npm_config_offline:"\
true",npm_config_fetch_retries:"0"},k=["SYSTEMROOT","SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],N="cmd.exe";function S({
programs:f,folder:u,mayDownload:m=!1,assignments:o},s=process){const{node:t,searchPath:n,shell:i}=f,c=s.platform==="win3\
2"?_(s.env,u):{},{delimiter:e,dirname:d}=s.platform==="win32"?v().win32:v().posix,r={PATH:[...new Set([d(t.file),...n])].
join(e),HOME:u.home,TMPDIR:u.temp,...c,...E(u,i??(s.platform==="win32"?N:"/bin/sh")),...m?O(f):y};return{...p,...w(r,o),
...r}}function E(f,u){return{npm_config_script_shell:u,npm_config_update_notifier:"false",npm_config_browser:"false",npm_config_cache:f.
npmCache,npm_config_userconfig:f.npmUserConfig,npm_config_globalconfig:f.npmGlobalConfig}}function _(f,u){const m=Object.
entries(f).flatMap(([o,s])=>{const t=o.toUpperCase();return k.includes(t)&&s!==void 0?[[t,s]]:[]});return{...Object.fromEntries(
m),USERPROFILE:u.home,APPDATA:u.home,LOCALAPPDATA:u.home,TEMP:u.temp,TMP:u.temp}}function w(f,u){const m=new Set(Object.
keys(f).map(o=>o.toUpperCase()));return Object.fromEntries(Object.entries(u).filter(([o])=>!m.has(o.toUpperCase())))}function O({
npm:f}){const u=f&&(0,v().join)((0,v().dirname)(f.file),"../node_modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"\
git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"man",npm_config_python:"python3",npm_config_yes:"\
false",npm_config_fund:"false",npm_config_audit:"false",...u&&{npm_config_node_gyp:u}}}},27097:function($,b,l){Object.defineProperty(
b,"__esModule",{value:!0}),b.launchOf=N;function v(){const w=l(76760);return v=function(){return w},w}function p(){const w=l(
41895);return p=function(){return w},w}function y(){const w=l(64836);return y=function(){return w},w}const k={npm_config_node_options:"\
--warnings"};function N(w,{programs:O,checkout:f,above:u,base:m}){const{argv:o,binary:s,program:t,scripts:n,directory:i}=w,
c=O.node.file,e=w.checkoutAs===void 0?f:u,d=(0,v().join)(e,i);if(n!==void 0){const a=(0,y().launchScripts)(n,{programs:O,
checkout:e,base:m});if(!("missing"in a))return a;throw a.missing==="sh"?E(w):S(w,a.missing,c)}const r=o.slice(1);if(s!==
void 0)return{file:c,args:[(0,v().join)(f,s),...r],cwd:d};if(t==="node")return{file:c,args:r,cwd:d};if(t==="npm"||t==="n\
px"){const a=O[t];if(a)return{file:c,args:[a.file,...r],env:k,cwd:d};throw S(w,t,c)}const h=O.machine.get(t);if(h)return{
file:h.file,args:r,cwd:d};throw _(w,t,"on PATH outside the checkout","Install the program before this step, in a directo\
ry outside the checkout. Shell builtins such as cd cannot be run.")}function S(w,O,f){return _(w,O,`next to ${f} or on P\
ATH outside the checkout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}function E(w){
return _(w,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh.")}function _({command:w},O,f,u){
const m=`The command "${w}" needs ${O}, which was not found ${f}.`;return new(p()).GateError("program_not_found",m,u)}},
75009:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),b.commandVariables=y,b.scriptVariables=N;function v(){
const _=l(73024);return v=function(){return _},_}function p(){const _=l(76760);return p=function(){return _},_}function y(_,{
programs:w,checkout:O,base:f}){const{node:u,npm:m}=w,o=process.platform==="win32",{subcommand:s,directory:t,project:n,prefixed:i,
config:c}=_,e=f.npm_config_node_options??_.nodeOptions,d=c.npm_config_color??f.npm_config_color,r=(0,p().join)(O,n),h=o?
(0,p().dirname)(u.file):(0,p().dirname)((0,p().dirname)(u.file)),a=i?r:f.npm_config_prefix??h;return{...c,COLOR:d==="alw\
ays"?"1":"0",EDITOR:o?`${f.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:(0,p().join)(O,t),NODE:u.file,...e!==void 0&&{NODE_OPTIONS:e},
...e!==void 0&&{npm_config_node_options:e},npm_command:s,npm_config_global_prefix:a,npm_config_init_module:(0,p().join)(
f.HOME??"",".npm-init.js"),npm_config_local_prefix:r,npm_config_noproxy:"",npm_config_prefix:a,npm_node_execpath:u.file,
...m&&k(_,m,u),...f.npm_config_user_agent&&{npm_config_user_agent:f.npm_config_user_agent}}}function k({subcommand:_,inWorkspaces:w},O,f){
const u=S(O.file),m=`npm/${O.version} node/${f.version} ${f.platform} ${f.arch}`,o=(0,v().existsSync)((0,p().join)(u,"li\
b/commands/run-script.js"))?"run-script":"run";return{npm_command:_==="run"?o:_,npm_config_node_gyp:(0,p().join)(u,"node\
_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:O.version,npm_config_user_agent:`${m} workspaces/${w}`,npm_execpath:O.
file}}function N({directory:_,event:w,body:O="",packageEnv:f},{programs:{npm:u},checkout:m,base:o}){const s=(0,p().join)(
m,_),n=[...E(s).map(i=>(0,p().join)(i,"node_modules",".bin")),...u?[(0,p().join)(S(u.file),"node_modules/@npmcli/run-scr\
ipt/lib/node-gyp-bin")]:[],o.PATH];return{...f,PATH:n.join(p().delimiter),npm_lifecycle_event:w,npm_lifecycle_script:O,npm_package_json:(0,p().
join)(s,"package.json")}}function S(_){return(0,p().dirname)((0,p().dirname)(_))}function E(_){const w=(0,p().dirname)(_);
return w===_?[_]:[_,...E(w)]}},64836:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),b.DRIVER=void 0,b.
launchScripts=y;function v(){const u=l(76760);return v=function(){return u},u}function p(){const u=l(75009);return p=function(){
return u},u}function y(u,m){const{checkout:o,programs:s}=m,{shell:t}=s;if(t===void 0)return{missing:"sh"};const n=(0,p().
commandVariables)(u,m),i=k(u,t,{...m,base:{...m.base,...n}});return"missing"in i?i:{file:t,args:i,env:n,cwd:(0,v().join)(
o,u.directory)}}function k(u,m,o){const{npm_config_loglevel:s,npm_config_json:t}=o.base,n=s!=="silent"&&t!=="true",i=[];
for(const c of u.steps){const e=(0,p().scriptVariables)(c,o),d={...o.base,...e},r=E(c,m,{...o,base:d});if("missing"in r)
return r;const h=n&&c.body!==void 0?O(c):"",a=u.inWorkspaces?c.directory:"",g={...S(e),...r.env};i.push(...N({group:a,directory:c.
directory,heading:h},{...r,env:g},o))}return["-c",f,"npm",...i]}function N({group:u,directory:m,heading:o},{argv:s,env:t},{
checkout:n}){const i=Object.entries(t).map(([d,r])=>`${d}=${r}`),e=[...[u,(0,v().join)(n,m),o,String(i.length)],...i,...s];
return[String(e.length),...e]}function S(u){if(process.platform!=="win32")return u;const m=(u.PATH??"").split(";").map(o=>o.
replace(/^([A-Za-z]):/,(s,t)=>`/${t.toLowerCase()}`).replaceAll("\\","/"));return{...u,PATH:m.join(":")}}function E(u,m,o){
const{programs:s}=o,{node:t}=s,{body:n,event:i,text:c,command:e}=u;if(e?.nested)return _(e.nested,m,o);if(e===void 0||e.
argv.length===0)return{argv:n===void 0?[m,"-c",w,"npm",i]:[m,"-c",c],env:{}};const{env:d}=e,[r="",...h]=e.argv,a=(...g)=>({
argv:[t.file,...g,...h],env:d});if(r==="node")return a();if(r==="npm"||r==="npx"){const g=s[r];return g===void 0?{missing:r}:
a(g.file)}return{argv:e.argv,env:d}}function _(u,m,o){const s=(0,p().commandVariables)(u,o),t=k(u,m,{...o,base:{...o.base,
...s}});return"missing"in t?t:{argv:[m,...t],env:s}}const w=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;
function O({packageId:u,event:m,body:o="",words:s}){const t=u===""?m:`${u} ${m}`,n=[o.trim().replaceAll(`
`,`
> `),...s].join(" ");return`
> ${t}
> ${n}

`}const f=b.DRIVER=String.raw`
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
`},2978:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),b.letGo=f,b.processesWith=i,b.signalTree=s,b.startProgram=
E;function v(){const e=l(31421);return v=function(){return e},e}function p(){const e=l(77598);return p=function(){return e},
e}function y(){const e=l(73024);return y=function(){return e},e}function k(){const e=l(76760);return k=function(){return e},
e}function N(){const e=l(58500);return N=function(){return e},e}function S(){const e=l(26040);return S=function(){return e},
e}function E(e){const d=(0,p().randomUUID)(),r=O(d);let h;try{h=(0,v().spawn)(e.file,e.args,{cwd:e.cwd,env:{...e.env,[u]:d},
detached:process.platform!=="win32",shell:!1,stdio:["ignore","pipe","pipe"],windowsHide:!0})}catch(g){throw r.release(),
g}const{pid:a}=h;return a!==void 0&&r.hold(a),{outputs:[h.stdout,h.stderr],ended:_(h),closed:new Promise(g=>h.once("clos\
e",g)),terminate:()=>{a!==void 0&&s(a,"SIGTERM")},kill:()=>{a!==void 0&&s(a,"SIGKILL")},sweep:async()=>{a!==void 0&&await n(
a,d)},release:()=>{r.release();for(const g of[h.stdout,h.stderr])g?.destroy()}}}function _(e){return new Promise(d=>{e.once(
"error",r=>d({exitCode:null,signal:null,error:r})),e.once("exit",(r,h)=>d({exitCode:r,signal:h}))})}const w=`
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
`;function O(e){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const d=(0,v().spawn)("/bin/sh",["-c",w,
"gene-gate",`${u}=${e}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return d.on(
"error",()=>{}),d.stdin.on("error",()=>{}),f(d),{hold:r=>{d.stdin.write(`${r}
`)},release:()=>{d.stdin.end(`done
`)}}}function f(e){e.unref();for(const d of[e.stdin,e.stdout,e.stderr])d&&"unref"in d&&typeof d.unref=="function"&&d.unref()}
const u="GENE_GATE_RUN",m=40,o=10;function s(e,d){process.platform==="win32"?d==="SIGKILL"&&t(e):c(-e,d)}function t(e){const d=(0,k().
join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),r={stdio:"ignore",windowsHide:!0};(0,v().spawn)(d,
["/PID",String(e),"/T","/F"],r).on("error",()=>{})}async function n(e,d){if(process.platform!=="win32"&&(c(-e,"SIGKILL"),
!!(0,y().existsSync)("/proc/self/environ")))for(let r=0;r<m;r+=1){const h=i(`${u}=${d}`,"environ");if(h.length===0)return;
for(const a of h)c(a,"SIGKILL");await(0,N().setTimeout)(o)}}function i(e,d){return(0,y().readdirSync)("/proc").filter(r=>/^\d+$/.
test(r)).filter(r=>(0,S().attempt)(()=>(0,y().readFileSync)(`/proc/${r}/${d}`).includes(e))).map(Number)}function c(e,d){
(0,S().attempt)(()=>process.kill(e,d))}},35353:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),b.Capture=
void 0,b.supervise=E,b.waitAtMost=f;function v(){const s=l(46193);return v=function(){return s},s}function p(){const s=l(
58500);return p=function(){return s},s}function y(){const s=l(57334);return y=function(){return s},s}const k=500,N=1e3,S=5e3;
async function E(s,t,n){if(n.signal?.aborted)return(0,y().notRun)("skipped",(0,y().stopReason)(n.signal));const i=[new m(
n.outputBytes),new m(n.outputBytes)],c=new Date().toISOString(),e=performance.now(),d=await _(t,i,n);return{...u(d,s,n),
exit_code:d.exitCode,signal:d.signal,started_at:c,duration_ms:Math.round(d.at-e),stdout:i[0].result(),stderr:i[1].result()}}
async function _(s,t,n){let i;try{i=s()}catch(e){return{exitCode:null,signal:null,error:e,at:performance.now()}}w(i.outputs[0],
t[0]),w(i.outputs[1],t[1]);const c=await O(i,n);return await i.sweep?.(),c.error===void 0&&await f(N,i.closed),i.release?.(),
c}function w(s,t){s?.on("data",n=>t.write(n)),s?.on("error",()=>{})}function O(s,{timeoutMs:t,graceMs:n=2e3,signal:i}){return new Promise(
c=>{let e,d;const r=(I,T)=>{e??=I,s.terminate(),clearTimeout(a),clearTimeout(d),d=setTimeout(()=>{s.kill(),d=setTimeout(
()=>g({exitCode:null,signal:null}),S)},T)},h=()=>r("interrupt",k),a=setTimeout(()=>r("timeout",n),t);i?.addEventListener(
"abort",h);const g=I=>{clearTimeout(a),clearTimeout(d),i?.removeEventListener("abort",h),c({...I,stopped:e,at:performance.
now()})};s.ended.then(g)})}async function f(s,t){const n=new AbortController,i=(0,p().setTimeout)(s,void 0,{signal:n.signal}).
catch(()=>{});await Promise.race([t,i]),n.abort()}function u({exitCode:s,signal:t,error:n,lost:i,stopped:c},e,{timeoutMs:d,
signal:r}){if(n){const h=n.code??n.message;return{status:"crashed",reason:`Command could not be started: ${e} (${h})`}}if(c===
"timeout")return{status:"timed_out",reason:`Command timed out after ${d}ms`};if(c==="interrupt"&&r){const h=(0,y().stopReason)(
r);return{status:h===y().BUDGET_SPENT?"timed_out":"skipped",reason:h}}return i!==void 0?{status:"error",reason:`Containm\
ent was lost: ${i}`}:t!==null?{status:"crashed",reason:`Command was ended by ${t}`}:s===0?{status:"passed"}:{status:"fai\
led",reason:`Command failed with exit code ${s}`}}class m{#t;#e;#n;#r=0;#o=0;constructor(t){this.#t=t,this.#e=Buffer.allocUnsafeSlow(
t),this.#n=Buffer.allocUnsafeSlow(2*t)}write(t){const n=t.copy(this.#e,Math.min(this.#r,this.#t));this.#r+=t.length;const i=t.
subarray(n).subarray(-this.#t);this.#o+i.length>this.#n.length&&(this.#o=this.#n.copy(this.#n,0,this.#o-this.#t,this.#o)),
this.#o+=i.copy(this.#n,this.#o)}result(){const[t,n]=[this.#t,this.#r],i=new(v()).StringDecoder("utf8"),c=this.#e.subarray(
0,Math.min(n,t));if(n<=t)return{head:i.end(c),tail:"",bytes:n,truncated:!1};const e=i.write(c),d=this.#n.subarray(Math.max(
0,this.#o-t),this.#o);return n<=2*t?{head:e,tail:i.end(d),bytes:n,truncated:!1}:{head:e,tail:d.subarray(o(d)).toString("\
utf8"),bytes:n,truncated:!0}}}b.Capture=m;function o(s){const t=i=>i!==void 0&&i>>6===2;return[0,1,2,3].find(i=>!t(s[i]))??
0}},66535:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),b.lowerLayer=O,b.sideEffectsOf=E;function v(){
const f=l(73024);return v=function(){return f},f}function p(){const f=l(76760);return p=function(){return f},f}function y(){
const f=l(26040);return y=function(){return f},f}function k(){const f=l(39491);return k=function(){return f},f}function N(){
const f=l(48741);return N=function(){return f},f}const S=100;function E({entries:f,left:u,complete:m},o){const s=new w(o);
for(const r of f)s.entry(r);for(const r of u)s.left(r);m&&s.findDeleted();const{created:t,changed:n,deleted:i}=s,e=m&&Object.
values({created:t,changed:n,deleted:i}).every(({length:r})=>r<=S),d={created:t.length,changed:n.length,deleted:i.length};
return{created:_(t),changed:_(n),deleted:_(i),...!e&&{totals:d,complete:!1}}}function _(f){return f.toSorted().slice(0,S)}
class w{created=[];changed=[];deleted=[];#t;#e=new Map;constructor(u){this.#t=u}entry({type:u,path:m,mode:o}){if(this.#e.
size===0&&this.#n("",!0),u==="c")return;const s=this.#e.get((0,k().folderOf)(m))?.has(m)===!0,t=s?this.changed:this.created;
if(u==="m")t.push(`${m}/`);else if(u!=="d")t.push(m);else{const n=s?this.#t.look(m):void 0;s&&n?.kind!=="directory"?t.push(
m):s&&o!==n?.mode&&t.push(`${m}/`),this.#n(m,n?.kind==="directory")}}left(u){this.#e.get((0,k().folderOf)(u))?.delete(u)}findDeleted(){
this.deleted.push(...[...this.#e.values()].flatMap(u=>[...u]))}#n(u,m){this.#e.set(u,new Set(m?this.#t.list(u):[]))}}function O(f,u){
const m=new Set(u),o=s=>m.has(s)||(0,k().foldersAbove)(s).some(t=>m.has(t));return{look:s=>{if(o(s))return;const t=(0,y().
attempt)(()=>(0,v().lstatSync)((0,p().join)(f,s)));return t&&{kind:(0,N().kindOf)(t)??"special",mode:t.mode&511}},list:s=>{
const t=(0,p().join)(f,s);return o(s)||(0,y().attempt)(()=>(0,v().realpathSync)(t))!==t?[]:((0,y().attempt)(()=>(0,v().readdirSync)(
t))??[]).map(i=>(0,p().join)(s,i)).filter(i=>!o(i))}}}},27159:function($,b,l){Object.defineProperty(b,"__esModule",{value:!0}),
b.parseReport=y,b.readReport=p;function v(){const S=l(51455);return v=function(){return S},S}async function p(S){return y(
await(0,v().readFile)(S,"utf8"))}function y(S){const E=S.split("\0"),w=E.pop()===""&&E.at(-1)==="end",O=w?E.slice(0,-1):
E,f=O[0]?.startsWith("!")?O.shift():void 0,u=m=>m.startsWith("=");return{entries:O.filter(m=>!u(m)).map(k),left:O.filter(
u).map(m=>m.slice(1)),complete:w,...f!==void 0&&{free:N(f)}}}function k(S){const E=S.indexOf(" ")+1,_=Number.parseInt(S.
slice(1,E-1),8)&511;return{type:S.slice(0,1),mode:_,path:S.slice(E)}}function N(S){const[E,_,w]=S.split(" ").slice(1).map(
Number);return{bytes:Number(E)*Number(_),files:Number(w)}}}};
