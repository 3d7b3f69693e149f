"use strict";exports.id=670,exports.ids=[670],exports.modules={60670:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),
w.chooseBackend=u,w.tryNamespaces=t;function v(){const c=l(51455);return v=function(){return c},c}function m(){const c=l(
41895);return m=function(){return c},c}function g(){const c=l(14495);return g=function(){return c},c}function I(){const c=l(
51968);return I=function(){return c},c}function T(){const c=l(10582);return T=function(){return c},c}function S(){const c=l(
81607);return S=function(){return c},c}function k(){const c=l(3170);return k=function(){return c},c}function b(){const c=l(
4877);return b=function(){return c},c}function _(){const c=l(92342);return _=function(){return c},c}function O(){const c=l(
85723);return O=function(){return c},c}function f(){const c=l(32223);return f=function(){return c},c}async function u(c){
const{requested:E,signal:N}=c,R=[];if(E!=="off")for await(const x of h(c)){if("backend"in x)return{...x,isolation:{...x.
isolation,requested:E,downgrades:R}};R.push(x)}if(E==="require")throw N?.aborted?(0,m().interrupted)("while it tested co\
ntainment"):e(R);const P=await c.shareFolder?.()??c.checkout,L=(0,O().processGroup)({...c,checkout:P}),{level:M}=L,C=[L.
description,...o(R)].join(" ");return{backend:{...L,description:C},isolation:{level:M,description:C,requested:E,downgrades:R},
close:()=>Promise.resolve()}}async function*h(c){const{platform:E=process.platform}=c;if(E!=="linux"||!process.getuid||!process.
getgid){yield{from:"namespaces",reason:`${E} has no namespaces`};return}const N=await(0,v().realpath)(c.checkout),R={uid:process.
getuid(),gid:process.getgid()};for(const P of(0,_().privilegesFor)(R,await(0,v().stat)(N)))yield await t(P,{...c,checkout:N})}
function o(c){return c.length===0?[]:[`Namespaces were tried and are not available. ${s(c)}. ${n(c)}.`]}function s(c){return c.
map(({from:E,reason:N})=>`${E.replace("_"," ")}: ${N}`).join("; ")}function n(c){return c.some(({reason:E})=>E===i)?"To \
contain commands, install python3 as a package of the system (`apt-get install python3`, `apk add python3`)":c.some(({from:E})=>E===
"root")?"To contain commands, let the container make namespaces: `--cap-add SYS_ADMIN --security-opt seccomp=unconfined \
--security-opt apparmor=unconfined` of Docker and Podman, or `securityContext: {capabilities: {add: [SYS_ADMIN]}, seccom\
pProfile: {type: Unconfined}}` of Kubernetes":"To contain commands, allow user namespaces (Ubuntu 24.04: `sysctl -w kern\
el.apparmor_restrict_unprivileged_userns=0`), or give this user passwordless sudo, as GitHub\u2019s ubuntu runners do"}function e(c){
return new(m()).GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine d\
oes not support. ${s(c)}.`,`${n(c)}, or set \`containment: auto\` in the policy of the base branch.`)}const a=2e4,d="pyt\
hon3",i=`${d}, which starts commands in namespaces, is not installed in a directory of the system`;async function t(c,E){
const{checkout:N,folders:R,leftOut:P=[],keepsWrites:L,network:M,programs:C,signal:x}=E,A=c.name,F=c.newMounts[0]??"",[D,
j]=await Promise.all([F,d].map(g().systemTool));if(D===void 0)return{from:A,reason:`${F} is not installed`};if(j===void 0)
return{from:A,reason:i};const G=await(0,b().prepareView)({privileges:c,checkout:N,leftOut:P,keepsWrites:L,limits:E.limits,
signal:x,file:D,python:j,network:M,lanes:E.lanes??1,view:p(await(0,f().viewOf)(C,R,M),E),replaced:new Map([...await(0,I().
safeGitConfigs)(N),...E.replaced??[]])});if(typeof G=="string")return{from:A,reason:G};const{limits:B}=G,H=y(c,M,B),W={...E,
leftOut:P,prepared:G,description:H,limits:B},U=await(0,S().probeIsolation)({checkout:N,folders:R,network:M,keepsWrites:L,
shown:C.node.file,run:V=>{const{file:J}=C.node,X={file:J,args:V,cwd:N,timeoutMs:a,signal:x};return(0,k().runContained)(X,
W)}}),z=typeof U=="string"?U:r(U);if(typeof U=="string"||z!==void 0)return await G.close(),{from:A,reason:z??""};const K=(0,k().
namespaces)(W),{level:Y}=K;return{backend:K,isolation:{level:Y,description:H,launcher:A,limits:B,probes:U},close:G.close}}
function r(c){const E=c.filter(({required:N,held:R})=>N&&!R).map(({name:N})=>N);return E.length>0?`the probe run failed:\
 ${E.join(", ")}`:void 0}function p(c,{shown:E=[],home:N=[],names:R=[]}){return{...c,tools:[...c.tools,...E],home:N,names:R}}
function y({name:c,user:E},N,R){const P=E?`user ${E.uid}`:"the gate\u2019s user without privileges";return[`Separate nam\
espaces for each command (by ${c.replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs \
read-only and nothing else of the machine","prepared by a supervisor before the command starts",N?"network access as all\
owed by the policy":"no network except loopback",`as ${P}; ${(0,T().limitsInWords)(R)}.`].join("; ")}},80842:function($,w,l){
Object.defineProperty(w,"__esModule",{value:!0}),w.controlGroup=O,w.findParentGroup=h,w.groupSettings=_,w.removeLeftGroups=
f;function v(){const n=l(73024);return v=function(){return n},n}function m(){const n=l(76760);return m=function(){return n},
n}function g(){const n=l(26040);return g=function(){return n},n}function I(){const n=l(4339);return I=function(){return n},
n}const T=["memory.peak",/^(\d+)$/m,1],S=["cpu.stat",/^usage_usec (\d+)$/m,1e3],k=["memory.events",/^oom_kill (\d+)$/m,1],
b=["pids.events",/^max (\d+)$/m,1];function _({memory_bytes:n,processes:e}){return[["memory.max",String(n),!0],["pids.ma\
x",String(e),!0],["memory.swap.max","0",!1]]}function O(n){const e=a=>n===void 0?void 0:u(a,n);return{resources:()=>{const[
a,d]=[e(T),e(S)];return{...a!==void 0&&{peak_memory_bytes:a},...d!==void 0&&{cpu_ms:d}}},limitsHit:()=>[...(e(k)??0)>0?[
"memory_bytes"]:[],...(e(b)??0)>0?["processes"]:[]]}}function f(n){(0,g().attempt)(()=>{for(const e of(0,I().foldersLeftIn)(
n)){for(const a of(0,v().readdirSync)(e))(0,g().attempt)(()=>(0,v().rmdirSync)((0,m().join)(e,a)));(0,g().attempt)(()=>(0,v().
rmdirSync)(e))}})}function u([n,e,a],d){const i=(0,g().attempt)(()=>(0,v().readFileSync)((0,m().join)(d,n),"utf8"))??"",
t=e.exec(i)?.[1];return t===void 0?void 0:Math.round(Number(t)/a)}function h(n,e,a){const[d]=e.split(`
`).flatMap(o),i=/^0::(\/.*)$/m.exec(n)?.[1];if(d===void 0||i===void 0)return;const t=(0,m().relative)(d.root,i),r=t.startsWith(
"..")?d.point:(0,m().join)(d.point,t);return s(d.point,r).find(p=>{const y=a(p).split(/\s+/);return["memory","pids"].every(
c=>y.includes(c))})}function o(n){const[e="",a=""]=n.split(" - "),[,,,d="",i=""]=e.split(" ");return a.startsWith("cgrou\
p2 ")?[{root:d,point:i}]:[]}function s(n,e){const a=(0,m().relative)(n,e).split("/").filter(Boolean);return a.map((d,i)=>(0,m().
join)(n,...a.slice(0,a.length-i))).concat(n)}},52703:function($,w){Object.defineProperty(w,"__esModule",{value:!0}),w.PROBE_SCRIPT=
void 0;const l=w.PROBE_SCRIPT=String.raw`
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
    ...(t.locked && {
      no_lock_on_the_machine: spawnSync('flock', ['-n', '-x', t.locked, 'true']).status !== 1,
    }),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify({ required, informative }));
  process.exit(0);
})();
`},81607:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.probeIsolation=o;function v(){const t=l(31421);
return v=function(){return t},t}function m(){const t=l(77598);return m=function(){return t},t}function g(){const t=l(73024);
return g=function(){return t},t}function I(){const t=l(51455);return I=function(){return t},t}function T(){const t=l(77030);
return T=function(){return t},t}function S(){const t=l(76760);return S=function(){return t},t}function k(){const t=l(7723);
return k=function(){return t},t}function b(){const t=l(26040);return b=function(){return t},t}function _(){const t=l(4339);
return _=function(){return t},t}function O(){const t=l(2978);return O=function(){return t},t}function f(){const t=l(52703);
return f=function(){return t},t}const u=k().record(k().string(),k().boolean()),h=k().object({required:u,informative:u});
async function o(t){const{run:r,checkout:p,network:y}=t,c=(0,m().randomUUID)(),E=await(0,_().temporaryFolder)(),N=(0,S().
join)(E,"socket"),R=(0,S().join)(E,"written"),P=(0,S().join)(p,`.gene-gate-probe-${c}`),L=await e([E,...t.folders],c),M=`\
secret-${c}`,C=(0,v().spawn)("/bin/sh",["-c","read -r _",c],{env:{SECRET:M},stdio:["pipe","ignore","ignore"]});C.on("err\
or",()=>{});const x=await i(t.shown),A=[(0,T().createServer)(),(0,T().createServer)()];try{await Promise.all([a(A[0],{port:0,
host:"127.0.0.1"}),a(A[1],N)]);const F=A[0].address(),D=typeof F=="object"&&F?F.port:0,j=`heartbeat-${c}`,G=C.pid??0,B=x.
isHeld?t.shown:"",H={port:D,socket:N,outside:R,inside:P,canaries:L,secret:M,token:c,pid:G,heartbeat:j,locked:B,network:y,
filters:d()},W=await r(["-e",f().PROBE_SCRIPT,JSON.stringify(H)]),U=h.safeParse((0,b().attempt)(()=>JSON.parse(W.stdout.
head)));if(W.status!=="passed"||!U.success)return n(W);const{required:z,informative:K}=U.data,Y=(0,g().existsSync)(R)||!t.
keepsWrites&&(0,g().existsSync)(P),V=(0,O().processesWith)(j,"cmdline"),J={no_write_stays:!Y,nothing_survives:V.length===
0};return[...s({...z,...J},!0),...s(K,!1)]}finally{C.stdin.destroy(),x.release();for(const F of A)F.close();await Promise.
all([E,P,...L].map(F=>(0,I().rm)(F,{recursive:!0,force:!0})))}}function s(t,r){return Object.entries(t).map(([p,y])=>({name:p,
held:y,required:r}))}function n({status:t,reason:r,stderr:p}){return r??`the probe ${t} without output: ${p.head.slice(0,
200)}`}async function e(t,r){return(await Promise.all(t.map(async y=>{const c=(0,S().join)(y,`.gene-gate-canary-${r}`);return(0,I().
writeFile)(c,r,{mode:420,flag:"wx"}).then(()=>[c],()=>[])}))).flat()}function a(t,r){return t.on("connection",p=>p.destroy()),
new Promise((p,y)=>{t.once("error",y),t.listen(r,p)})}function d(){const t=(0,g().readFileSync)("/proc/self/status","utf\
8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(t)?.[1]??0)}function i(t){const r=(0,v().spawn)("flock",["-s",t,"sh",
"-c","echo; read -r _"],{stdio:["pipe","pipe","ignore"]}),p=()=>r.stdin.destroy();return new Promise(y=>{r.once("error",
()=>y({isHeld:!1,release:p})),r.once("exit",()=>y({isHeld:!1,release:p})),r.stdout.once("data",()=>y({isHeld:!0,release:p}))})}},
3170:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.namespaces=_,w.runContained=f;function v(){const o=l(
12086);return v=function(){return o},o}function m(){const o=l(57334);return m=function(){return o},o}function g(){const o=l(
27097);return g=function(){return o},o}function I(){const o=l(35353);return I=function(){return o},o}function T(){const o=l(
66535);return T=function(){return o},o}function S(){const o=l(96266);return S=function(){return o},o}const k=64*1024,b={
home:S().HOME,temp:S().TEMP,npmCache:`${S().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/home/npm\
rc-global"};function _(o){const{programs:s,checkout:n,description:e}=o;return{level:"namespaces",description:e,check:a=>{
(0,g().launchOf)(a,{programs:s,checkout:n,above:S().ABOVE,base:{}})},run:(a,d)=>f(O(a,o,d),o),cover:async a=>_({...o,prepared:await o.
prepared.cover(a)}),prepare:(a,d)=>f(O(a,o,d,!0),o)}}function O(o,{programs:s,checkout:n},e,a=!1){const d={programs:s,folder:b,
assignments:o.env,mayDownload:a},i=(0,v().commandEnvironment)(d),t=(0,g().launchOf)(o,{programs:s,checkout:n,above:S().ABOVE,
base:i});return{...t,timeoutMs:o.timeoutMs,signal:e,env:{...i,...t.env}}}async function f(o,s){const{checkout:n,outputBytes:e,
prepared:a,programs:d,limits:i}=s,{file:t,args:r,cwd:p,timeoutMs:y,signal:c}=o,{env:E=(0,v().commandEnvironment)({programs:d,
folder:b,assignments:{}})}=o;if(c?.aborted)return(0,m().notRun)("skipped",(0,m().stopReason)(c));const N=a.slot();try{const R=await N.
whenReady();if(R!==void 0)return(0,m().notRun)("crashed",`Containment could not be set up: ${R}`);const P=()=>N.start({file:t,
args:r,env:E,cwd:p}),L=await(0,I().supervise)(t,P,{timeoutMs:y,outputBytes:e,signal:c});if(L.status==="error")return L;const M=(0,T().
lowerLayer)(n,s.leftOut),C=await u(L,N,M);return h(C,N,i)}finally{await N.release()}}async function u(o,s,n){const{free:e,
...a}=await s.report(),d=e&&(e.bytes<k||e.files===0);return{...o,...d&&{limits_hit:["written_bytes"]},side_effects:(0,T().
sideEffectsOf)(a,n)}}function h(o,s,n){const e=s.resources(),a=[...s.limitsHit(),...o.limits_hit??[]],d=o.reason!==void 0&&
a.includes("memory_bytes")?`${o.reason}, at its limit of ${n.memory_bytes} bytes of memory`:o.reason;return{...o,...d!==
void 0&&{reason:d},...a.length>0&&{limits_hit:a},...Object.keys(e).length>0&&{resources:e}}}},4877:function($,w,l){Object.
defineProperty(w,"__esModule",{value:!0}),w.prepareView=n;function v(){const r=l(73024);return v=function(){return r},r}
function m(){const r=l(51455);return m=function(){return r},r}function g(){const r=l(76760);return g=function(){return r},
r}function I(){const r=l(26040);return I=function(){return r},r}function T(){const r=l(41895);return T=function(){return r},
r}function S(){const r=l(4339);return S=function(){return r},r}function k(){const r=l(57334);return k=function(){return r},
r}function b(){const r=l(10582);return b=function(){return r},r}function _(){const r=l(80842);return _=function(){return r},
r}function O(){const r=l(39105);return O=function(){return r},r}function f(){const r=l(50820);return f=function(){return r},
r}function u(){const r=l(515);return u=function(){return r},r}function h(){const r=l(96266);return h=function(){return r},
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
`,s=6e4;async function n(r){a(r.leftOut);const{privileges:p,file:y,python:c,replaced:E,signal:N}=r,R=t();R!==void 0&&(0,_().
removeLeftGroups)(R);const P=await(0,S().temporaryFolder)(),L=(0,g().join)(P,"supervisor.py");await(0,m().writeFile)(L,o),
await(0,m().mkdir)((0,g().join)(P,"stage")),await(0,m().mkdir)((0,g().join)(P,"run","replaced"),{recursive:!0});for(const[
K,Y]of[...E.values()].entries())await(0,m().writeFile)((0,g().join)(P,"run","replaced",String(K)),Y);const M=(0,f().startSupervisor)(
[y,...p.newMounts.slice(1),c,"-I","-S",L]),{link:C}=M,x=async()=>{await M.close(),await(0,m().rm)(P,{recursive:!0,force:!0})},
A=()=>C.lose(k().INTERRUPTED);N?.addEventListener("abort",A),N?.aborted&&A();const F=C.reply("","ready",s);C.send("prepa\
re","",JSON.stringify(d(r,P,R)));const D=await F;if(N?.removeEventListener("abort",A),typeof D=="string")return await x(),
D===k().INTERRUPTED?D:M.complaint()??D;const j=R!==void 0&&D[2]==="limited",G=j?(0,g().join)(R,(0,g().basename)(P)):void 0,
B=(0,b().effectiveLimits)(r.limits,j);C.send("slots","",JSON.stringify(i(r,B)));const H=(0,g().join)(P,"run"),W=new(O()).
Slots({link:C,folder:H,groups:G}),U=W.stock(r.lanes),z={limits:B,slot:U.slot,cover:async K=>{const Y=W.name();await(0,m().
mkdir)((0,g().join)(H,Y)),await K((0,g().join)(H,Y));const V=process.getuid?.()===0?p.user:void 0;return V&&await e((0,g().
join)(H,Y),V),{...z,...W.stock(0,0,Y)}},close:async()=>{await U.close(),await x()}};return z}async function e(r,{uid:p,gid:y}){
for(const c of["",...await(0,m().readdir)(r,{recursive:!0})])await(0,m().lchown)((0,g().join)(r,c),p,y)}function a(r){const p=r.
find(y=>Buffer.from(y).toString()!==y);if(p!==void 0)throw new(T()).GateError("checkout_differs",`The file ${JSON.stringify(
p)} is not in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function d({privileges:r,
view:p,checkout:y,leftOut:c,limits:E,network:N},R,P=""){const{user:L,runsAs:M,adopt:C}=r,x=(0,u().systemCallFilter)(N);return{
user:[L===void 0,M.uid,M.gid],checkout:y,folder:R,group:(0,g().basename)(R),adopt:C,network:N,size:E.written_bytes,keyctl:x?.
keyctl??-1,filter:x?.hex??"",shared:(0,h().sharedMounts)({view:p,checkout:y,run:(0,g().join)(R,"run"),stage:(0,g().join)(
R,"stage")}),devices:p.devices,hidden:c,settings:(0,_().groupSettings)(E),parent:P}}function i(r,p){return{limits:(0,b().
resourceLimits)(p),ungrouped:p.memory_limited_by==="supervisor"?[p.memory_bytes,p.processes]:[],folders:(0,h().commandFolders)(
r.view),mounts:(0,h().commandMounts)({...r,hides:r.leftOut.length>0,replaced:[...r.replaced.keys()]})}}function t(){const r=c=>(0,I().
attempt)(()=>(0,v().readFileSync)(c,"utf8").trim())??"",[p,y]=[r("/proc/self/cgroup"),r("/proc/self/mountinfo")];return(0,_().
findParentGroup)(p,y,c=>r((0,g().join)(c,"cgroup.subtree_control")))}},85723:function($,w,l){Object.defineProperty(w,"__\
esModule",{value:!0}),w.processGroup=O;function v(){const o=l(73024);return v=function(){return o},o}function m(){const o=l(
51455);return m=function(){return o},o}function g(){const o=l(76760);return g=function(){return o},o}function I(){const o=l(
4339);return I=function(){return o},o}function T(){const o=l(12086);return T=function(){return o},o}function S(){const o=l(
57334);return S=function(){return o},o}function k(){const o=l(27097);return k=function(){return o},o}function b(){const o=l(
2978);return b=function(){return o},o}function _(){const o=l(35353);return _=function(){return o},o}function O({programs:o,
checkout:s,outputBytes:n}){const e=(0,v().realpathSync)(s),a=(d,i,t=!1)=>h(async r=>{const p=(0,T().commandEnvironment)(
{programs:o,folder:r,assignments:d.env,mayDownload:t}),y=(0,g().join)(r.home,"above");d.checkoutAs!==void 0&&(await(0,m().
mkdir)(y),await(0,m().symlink)(e,(0,g().join)(y,d.checkoutAs),"junction"));const c=(0,k().launchOf)(d,{programs:o,checkout:e,
above:y,base:p}),E={...c,env:{...p,...c.env}},N={timeoutMs:d.timeoutMs,outputBytes:n,signal:i};return(0,_().supervise)(E.
file,()=>(0,b().startProgram)(E),N)});return{level:"process_group",description:`Clean environment, private HOME and TMPD\
IR, ${u()}. Access to the network and to the files of this user is not restricted.`,check:d=>{(0,k().launchOf)(d,{programs:o,
checkout:e,above:"",base:{}})},prepare:(d,i)=>a(d,i,!0),run:async(d,i)=>d.npmSettings?f(d.npmSettings):a(d,i)}}function f(o){
const s=`It starts npm, which would read settings that only containment in namespaces hides (${o.join("; ")})`;return(0,S().
notRun)("crashed",s)}function u(){switch(process.platform){case"linux":return"process group and marked descendants kille\
d at the end";case"win32":return"process tree killed when it is stopped";default:return"process group killed at the end"}}
async function h(o){const s=await(0,I().temporaryFolder)(),n={home:(0,g().join)(s,"home"),temp:(0,g().join)(s,"tmp"),npmCache:(0,g().
join)(s,"npm-cache"),npmUserConfig:(0,g().join)(s,"npmrc-user"),npmGlobalConfig:(0,g().join)(s,"npmrc-global")};try{return await Promise.
all([(0,m().mkdir)(n.home),(0,m().mkdir)(n.temp),(0,m().writeFile)(n.npmUserConfig,""),(0,m().writeFile)(n.npmGlobalConfig,
"")]),await o(n)}finally{await(0,m().rm)(s,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}},39105:function($,w,l){
Object.defineProperty(w,"__esModule",{value:!0}),w.Slots=void 0;function v(){const e=l(73024);return v=function(){return e},
e}function m(){const e=l(51455);return m=function(){return e},e}function g(){const e=l(77030);return g=function(){return e},
e}function I(){const e=l(48161);return I=function(){return e},e}function T(){const e=l(76760);return T=function(){return e},
e}function S(){const e=l(27159);return S=function(){return e},e}function k(){const e=l(80842);return k=function(){return e},
e}function b(){const e=l(50820);return b=function(){return e},e}const _=3e4,O={entries:[],left:[],complete:!0},f={entries:[],
left:[],complete:!1};class u{#t;#e=0;constructor(a){this.#t=a}stock(a,d=Number.POSITIVE_INFINITY,i=""){const t=[];let r=0;
const p=()=>h(this.#t,this.name(),i),y=()=>{for(;t.length<a&&r<d;r+=1)t.push(p())};return y(),{slot:()=>{const c=t.shift()??
p();return y(),c},close:async()=>{r=d,await Promise.all(t.splice(0).map(c=>c.release()))}}}name(){return this.#e+=1,`slo\
t-${this.#e}`}}w.Slots=u;function h({link:e,folder:a,groups:d},i,t){const r=(0,T().join)(a,`report-${i}`),p=[];let y=!1,
c,E=!1;const N=(0,k().controlGroup)(d&&(0,T().join)(d,i)),R=e.reply(i,"ready",_);e.send("slot",i,t);const P=R.then(L=>{if(typeof L==
"string")return L;try{for(const M of["out","err"])p.push(n((0,T().join)(a,`${i}-${M}`)))}catch(M){return`its outputs can\
not be opened: ${M.message}`}});return{resources:N.resources,limitsHit:()=>E?["memory_bytes"]:N.limitsHit(),whenReady:async()=>await P??
e.lost,start:({file:L,args:M,cwd:C,env:x})=>{const A=Object.entries(x).map(([j,G])=>`${j}=${G}`),F=[String(A.length),...A,
L,...M];e.send("run",i,C,...F),y=!0;const D=e.reply(i,"done").then(j=>typeof j=="string"?{exitCode:null,signal:null,lost:j}:
(c=j[4]==="listed",E=j[5]==="over",s(j)));return o({link:e,name:i},p,D)},report:async()=>c===void 0?f:c?(0,S().readReport)(
r):O,release:async()=>{y||e.send("discard",i),e.send("free",i);for(const L of p)L.destroy();await(0,m().rm)(r,{force:!0})}}}
function o({link:e,name:a},d,i){const t=d.map(r=>new Promise(p=>r.once("close",p)));for(const r of d)r.resume();return{outputs:[
d[0]??null,d[1]??null],ended:i,closed:Promise.all(t),terminate:()=>e.send("term",a),kill:()=>e.send("kill",a)}}function s([
,,e,a=""]){const d=/^\d{1,3}$/.test(a)?Number(a):void 0;if(e==="exit"&&d!==void 0)return{exitCode:d,signal:null};const[i]=Object.
entries(I().constants.signals).find(([,t])=>t===d)??[];return e==="signal"&&i!==void 0?{exitCode:null,signal:i}:{exitCode:null,
signal:null,lost:b().NONSENSE}}function n(e){const a=(0,v().openSync)(e,v().constants.O_RDONLY|v().constants.O_NONBLOCK);
(0,v().unlinkSync)(e);const d=new(g()).Socket({fd:a,readable:!0,writable:!1});return d.on("error",()=>{}),d.unref()}},50820:function($,w,l){
Object.defineProperty(w,"__esModule",{value:!0}),w.SupervisorLink=w.NONSENSE=void 0,w.frame=h,w.startSupervisor=k;function v(){
const o=l(31421);return v=function(){return o},o}function m(){const o=l(73024);return m=function(){return o},o}function g(){
const o=l(14495);return g=function(){return o},o}function I(){const o=l(2978);return I=function(){return o},o}function T(){
const o=l(35353);return T=function(){return o},o}const S=1e4;function k([o="",...s]){const n=(0,m().openSync)("/","r"),e=(0,v().
spawn)(o,s,{cwd:"/",env:{PATH:g().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",n]});(0,m().closeSync)(n);let a="";
e.stderr.on("data",t=>{a=`${a}${t}`.slice(-1e3)}),e.stderr.on("error",()=>{}),e.once("error",({message:t})=>{a=t});const d=new Promise(
t=>e.once("close",t)),i=new u({requests:e.stdin,replies:e.stdout});return(0,I().letGo)(e),{link:i,complaint:()=>a.trim().
split(`
`)[0]||void 0,close:async()=>{e.ref(),i.lose(O),await(0,T().waitAtMost)(S,d);const t=e.exitCode===null&&e.signalCode===null;
e.pid!==void 0&&t&&(0,I().signalTree)(e.pid,"SIGKILL")}}}const b=4,_=64*1024,O="the supervisor has ended",f=w.NONSENSE="\
the supervisor sent an unknown reply";class u{#t;#e=new Map;#n;constructor({requests:s,replies:n}){this.#t=s;let e=Buffer.
alloc(0);n.on("data",a=>{e=this.#r(Buffer.concat([e,a]))});for(const a of[s,n])a.on("error",()=>this.lose(O)),a.once("cl\
ose",()=>this.lose(O))}get lost(){return this.#n}send(...s){const n=h(...s);this.#n===void 0&&this.#t.write(n)}reply(s,n,e){
return this.#n!==void 0?Promise.resolve(this.#n):new Promise(a=>{const d=t=>{clearTimeout(i),this.#e.delete(s),a(t)},i=e===
void 0?void 0:setTimeout(()=>d("it takes too long"),e);this.#e.set(s,{kind:n,settle:d})})}lose(s){if(this.#n===void 0){this.#n=
s,this.#t.destroy();for(const{settle:n}of[...this.#e.values()])n(s)}}#r(s){let n=s;for(;n.length>=b&&this.#n===void 0;){
const e=b+n.readUInt32BE();if(e>_)this.lose(f);else{if(n.length<e)break;this.#o(n.toString("utf8",b,e).split("\0"))}n=n.
subarray(e)}return n}#o(s){const[n,e="",a=""]=s,d=this.#e.get(e);n==="failed"?d?.settle(a||"no reason given"):d!==void 0&&
n===d.kind?d.settle(s):n!=="ready"&&this.lose(f)}}w.SupervisorLink=u;function h(...o){if(o.some(e=>e.includes("\0")))throw Object.
assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});const s=Buffer.from(o.join("\0")),n=Buffer.alloc(
b);return n.writeUInt32BE(s.length),Buffer.concat([n,s])}},515:function($,w){Object.defineProperty(w,"__esModule",{value:!0}),
w.systemCallFilter=n;const l={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{
id:1073741827,socket:359,socketcall:102,unshare:310,clone:120,keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,
socket:198,unshare:97,clone:220,keys:217,setrlimit:164,prlimit64:261},arm:{id:1073741864,socket:281,unshare:337,clone:120,
keys:309,setrlimit:75,prlimit64:369}},v=425,m=435,g=268435456,I=[1,2,10,16],T=4,S={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},
[k,b,_,O,f]=[32,84,21,69,6],u=[f,0,0,2147418112],[h,o,s]=[0,4,16];function n(p,y=process.arch){const c=Object.entries(l).
find(([N])=>N===y)?.[1];return c===void 0?void 0:{hex:[[k,0,0,o],...Object.values(l).flatMap(N=>d(N.id,e(N,p))),i("ENOSY\
S")].map(r).join(""),keyctl:c.keys+2}}function e(p,y){const{keys:c,socket:E,socketcall:N=m,unshare:R,clone:P,setrlimit:L,
prlimit64:M}=p,C=[...[N,v].flatMap(x=>d(x,[i("ENOSYS")])),...d(E,[t(0),...I.flatMap(x=>d(x,[u])),i("EAFNOSUPPORT")])];return[
[k,0,0,h],[b,0,0,1073741823],...[m,c,c+1,c+2].flatMap(x=>d(x,[i("ENOSYS")])),...y?[]:C,...d(R,[t(0),[O,0,1,g],i("EPERM"),
u]),...d(P,[t(0),[O,0,1,g],i("EPERM"),u]),...d(L,[t(0),...d(T,[i("none")]),u]),...d(M,[t(1),...d(T,[...a(32),...a(36)]),
u]),u]}function a(p){return[[k,0,0,p],[_,1,0,0],i("none")]}function d(p,y){return[[_,0,y.length,p],...y]}function i(p){return[
f,0,0,327680|S[p]]}function t(p){return[k,0,0,s+8*p]}function r([p,y,c,E]){const N=Buffer.alloc(8);return N.writeUInt16LE(
p),N.set([y,c],2),N.writeUInt32LE(E,4),N.toString("hex")}},12086:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),
w.commandEnvironment=S;function v(){const f=l(76760);return v=function(){return f},f}const m={CI:"true",NO_COLOR:"1",FORCE_COLOR:"\
0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},g={npm_config_offline:"true",npm_config_fetch_retries:"0"},I=["SYSTEMROOT",
"SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],T="cmd.exe";function S({programs:f,folder:u,mayDownload:h=!1,assignments:o},s=process){
const{node:n,searchPath:e,shell:a}=f,d=s.platform==="win32"?b(s.env,u):{},{delimiter:i,dirname:t}=s.platform==="win32"?v().
win32:v().posix,r={PATH:[...new Set([t(n.file),...e])].join(i),HOME:u.home,TMPDIR:u.temp,...d,...k(u,a??(s.platform==="w\
in32"?T:"/bin/sh")),...h?O(f):g};return{...m,..._(r,o),...r}}function k(f,u){return{npm_config_script_shell:u,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:f.npmCache,npm_config_userconfig:f.npmUserConfig,npm_config_globalconfig:f.
npmGlobalConfig}}function b(f,u){const h=Object.entries(f).flatMap(([o,s])=>{const n=o.toUpperCase();return I.includes(n)&&
s!==void 0?[[n,s]]:[]});return{...Object.fromEntries(h),USERPROFILE:u.home,APPDATA:u.home,LOCALAPPDATA:u.home,TEMP:u.temp,
TMP:u.temp}}function _(f,u){const h=new Set(Object.keys(f).map(o=>o.toUpperCase()));return Object.fromEntries(Object.entries(
u).filter(([o])=>!h.has(o.toUpperCase())))}function O({npm:f}){const u=f&&(0,v().join)((0,v().dirname)(f.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...u&&{npm_config_node_gyp:u}}}},
27097:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.launchOf=T;function v(){const _=l(76760);return v=
function(){return _},_}function m(){const _=l(41895);return m=function(){return _},_}function g(){const _=l(64836);return g=
function(){return _},_}const I={npm_config_node_options:"--warnings"};function T(_,{programs:O,checkout:f,above:u,base:h}){
const{argv:o,binary:s,program:n,scripts:e,directory:a}=_,d=O.node.file,i=_.checkoutAs===void 0?f:u,t=(0,v().join)(i,a);if(e!==
void 0){const y=(0,g().launchScripts)(e,{programs:O,checkout:i,base:h});if(!("missing"in y))return y;throw y.missing==="\
sh"?k(_):S(_,y.missing,d)}const r=o.slice(1);if(s!==void 0)return{file:d,args:[(0,v().join)(f,s),...r],cwd:t};if(n==="no\
de")return{file:d,args:r,cwd:t};if(n==="npm"||n==="npx"){const y=O[n];if(y)return{file:d,args:[y.file,...r],env:I,cwd:t};
throw S(_,n,d)}const p=O.machine.get(n);if(p)return{file:p.file,args:r,cwd:t};throw b(_,n,"on PATH outside the checkout",
"Install the program before this step, in a directory outside the checkout. Shell builtins such as cd cannot be run.")}function S(_,O,f){
return b(_,O,`next to ${f} or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with \
actions/setup-node).")}function k(_){return b(_,"a POSIX shell (sh)","on this machine","Install Git for Windows, which i\
ncludes sh.")}function b({command:_},O,f,u){const h=`The command "${_}" needs ${O}, which was not found ${f}.`;return new(m()).
GateError("program_not_found",h,u)}},75009:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.commandVariables=
g,w.scriptVariables=T;function v(){const b=l(73024);return v=function(){return b},b}function m(){const b=l(76760);return m=
function(){return b},b}function g(b,{programs:_,checkout:O,base:f}){const{node:u,npm:h}=_,o=process.platform==="win32",{
subcommand:s,directory:n,project:e,prefixed:a,config:d}=b,i=f.npm_config_node_options??b.nodeOptions,t=d.npm_config_color??
f.npm_config_color,r=(0,m().join)(O,e),p=o?(0,m().dirname)(u.file):(0,m().dirname)((0,m().dirname)(u.file)),y=a?r:f.npm_config_prefix??
p;return{...d,COLOR:t==="always"?"1":"0",EDITOR:o?`${f.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:(0,m().join)(O,n),NODE:u.
file,...i!==void 0&&{NODE_OPTIONS:i},...i!==void 0&&{npm_config_node_options:i},npm_command:s,npm_config_global_prefix:y,
npm_config_init_module:(0,m().join)(f.HOME??"",".npm-init.js"),npm_config_local_prefix:r,npm_config_noproxy:"",npm_config_prefix:y,
npm_node_execpath:u.file,...h&&I(b,h,u),...f.npm_config_user_agent&&{npm_config_user_agent:f.npm_config_user_agent}}}function I({
subcommand:b,inWorkspaces:_},O,f){const u=S(O.file),h=`npm/${O.version} node/${f.version} ${f.platform} ${f.arch}`,o=(0,v().
existsSync)((0,m().join)(u,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:b==="run"?o:b,npm_config_node_gyp:(0,m().
join)(u,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:O.version,npm_config_user_agent:`${h} workspaces\
/${_}`,npm_execpath:O.file}}function T({directory:b,event:_,body:O="",packageEnv:f},{programs:{npm:u},checkout:h,base:o}){
const s=(0,m().join)(h,b),e=[...k(s).map(a=>(0,m().join)(a,"node_modules",".bin")),...u?[(0,m().join)(S(u.file),"node_mo\
dules/@npmcli/run-script/lib/node-gyp-bin")]:[],o.PATH];return{...f,PATH:e.join(m().delimiter),npm_lifecycle_event:_,npm_lifecycle_script:O,
npm_package_json:(0,m().join)(s,"package.json")}}function S(b){return(0,m().dirname)((0,m().dirname)(b))}function k(b){const _=(0,m().
dirname)(b);return _===b?[b]:[b,...k(_)]}},64836:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.DRIVER=
void 0,w.launchScripts=g;function v(){const u=l(76760);return v=function(){return u},u}function m(){const u=l(75009);return m=
function(){return u},u}function g(u,h){const{checkout:o,programs:s}=h,{shell:n}=s;if(n===void 0)return{missing:"sh"};const e=(0,m().
commandVariables)(u,h),a=I(u,n,{...h,base:{...h.base,...e}});return"missing"in a?a:{file:n,args:a,env:e,cwd:(0,v().join)(
o,u.directory)}}function I(u,h,o){const{npm_config_loglevel:s,npm_config_json:n}=o.base,e=s!=="silent"&&n!=="true",a=[];
for(const d of u.steps){const i=(0,m().scriptVariables)(d,o),t={...o.base,...i},r=k(d,h,{...o,base:t});if("missing"in r)
return r;const p=e&&d.body!==void 0?O(d):"",y=u.inWorkspaces?d.directory:"",c={...S(i),...r.env};a.push(...T({group:y,directory:d.
directory,heading:p},{...r,env:c},o))}return["-c",f,"npm",...a]}function T({group:u,directory:h,heading:o},{argv:s,env:n},{
checkout:e}){const a=Object.entries(n).map(([t,r])=>`${t}=${r}`),i=[...[u,(0,v().join)(e,h),o,String(a.length)],...a,...s];
return[String(i.length),...i]}function S(u){if(process.platform!=="win32")return u;const h=(u.PATH??"").split(";").map(o=>o.
replace(/^([A-Za-z]):/,(s,n)=>`/${n.toLowerCase()}`).replaceAll("\\","/"));return{...u,PATH:h.join(":")}}function k(u,h,o){
const{programs:s}=o,{node:n}=s,{body:e,event:a,text:d,command:i}=u;if(i?.nested)return b(i.nested,h,o);if(i===void 0||i.
argv.length===0)return{argv:e===void 0?[h,"-c",_,"npm",a]:[h,"-c",d],env:{}};const{env:t}=i,[r="",...p]=i.argv,y=(...c)=>({
argv:[n.file,...c,...p],env:t});if(r==="node")return y();if(r==="npm"||r==="npx"){const c=s[r];return c===void 0?{missing:r}:
y(c.file)}return{argv:i.argv,env:t}}function b(u,h,o){const s=(0,m().commandVariables)(u,o),n=I(u,h,{...o,base:{...o.base,
...s}});return"missing"in n?n:{argv:[h,...n],env:s}}const _=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;
function O({packageId:u,event:h,body:o="",words:s}){const n=u===""?h:`${u} ${h}`,e=[o.trim().replaceAll(`
`,`
> `),...s].join(" ");return`
> ${n}
> ${e}

`}const f=w.DRIVER=String.raw`
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
`},2978:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.letGo=f,w.processesWith=a,w.signalTree=s,w.startProgram=
k;function v(){const i=l(31421);return v=function(){return i},i}function m(){const i=l(77598);return m=function(){return i},
i}function g(){const i=l(73024);return g=function(){return i},i}function I(){const i=l(76760);return I=function(){return i},
i}function T(){const i=l(58500);return T=function(){return i},i}function S(){const i=l(26040);return S=function(){return i},
i}function k(i){const t=(0,m().randomUUID)(),r=O(t);let p;try{p=(0,v().spawn)(i.file,i.args,{cwd:i.cwd,env:{...i.env,[u]:t},
detached:process.platform!=="win32",shell:!1,stdio:["ignore","pipe","pipe"],windowsHide:!0})}catch(c){throw r.release(),
c}const{pid:y}=p;return y!==void 0&&r.hold(y),{outputs:[p.stdout,p.stderr],ended:b(p),closed:new Promise(c=>p.once("clos\
e",c)),terminate:()=>{y!==void 0&&s(y,"SIGTERM")},kill:()=>{y!==void 0&&s(y,"SIGKILL")},sweep:async()=>{y!==void 0&&await e(
y,t)},release:()=>{r.release();for(const c of[p.stdout,p.stderr])c?.destroy()}}}function b(i){return new Promise(t=>{i.once(
"error",r=>t({exitCode:null,signal:null,error:r})),i.once("exit",(r,p)=>t({exitCode:r,signal:p}))})}const _=`
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
`;function O(i){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const t=(0,v().spawn)("/bin/sh",["-c",_,
"gene-gate",`${u}=${i}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return t.on(
"error",()=>{}),t.stdin.on("error",()=>{}),f(t),{hold:r=>{t.stdin.write(`${r}
`)},release:()=>{t.stdin.end(`done
`)}}}function f(i){i.unref();for(const t of[i.stdin,i.stdout,i.stderr])t&&"unref"in t&&typeof t.unref=="function"&&t.unref()}
const u="GENE_GATE_RUN",h=40,o=10;function s(i,t){process.platform==="win32"?t==="SIGKILL"&&n(i):d(-i,t)}function n(i){const t=(0,I().
join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),r={stdio:"ignore",windowsHide:!0};(0,v().spawn)(t,
["/PID",String(i),"/T","/F"],r).on("error",()=>{})}async function e(i,t){if(process.platform!=="win32"&&(d(-i,"SIGKILL"),
!!(0,g().existsSync)("/proc/self/environ")))for(let r=0;r<h;r+=1){const p=a(`${u}=${t}`,"environ");if(p.length===0)return;
for(const y of p)d(y,"SIGKILL");await(0,T().setTimeout)(o)}}function a(i,t){return(0,g().readdirSync)("/proc").filter(r=>/^\d+$/.
test(r)).filter(r=>(0,S().attempt)(()=>(0,g().readFileSync)(`/proc/${r}/${t}`).includes(i))).map(Number)}function d(i,t){
(0,S().attempt)(()=>process.kill(i,t))}},35353:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.Capture=
void 0,w.supervise=k,w.waitAtMost=f;function v(){const s=l(46193);return v=function(){return s},s}function m(){const s=l(
58500);return m=function(){return s},s}function g(){const s=l(57334);return g=function(){return s},s}const I=500,T=1e3,S=5e3;
async function k(s,n,e){if(e.signal?.aborted)return(0,g().notRun)("skipped",(0,g().stopReason)(e.signal));const a=[new h(
e.outputBytes),new h(e.outputBytes)],d=new Date().toISOString(),i=performance.now(),t=await b(n,a,e);return{...u(t,s,e),
exit_code:t.exitCode,signal:t.signal,started_at:d,duration_ms:Math.round(t.at-i),stdout:a[0].result(),stderr:a[1].result()}}
async function b(s,n,e){let a;try{a=s()}catch(i){return{exitCode:null,signal:null,error:i,at:performance.now()}}_(a.outputs[0],
n[0]),_(a.outputs[1],n[1]);const d=await O(a,e);return await a.sweep?.(),d.error===void 0&&await f(T,a.closed),a.release?.(),
d}function _(s,n){s?.on("data",e=>n.write(e)),s?.on("error",()=>{})}function O(s,{timeoutMs:n,graceMs:e=2e3,signal:a}){return new Promise(
d=>{let i,t;const r=(E,N)=>{i??=E,s.terminate(),clearTimeout(y),clearTimeout(t),t=setTimeout(()=>{s.kill(),t=setTimeout(
()=>c({exitCode:null,signal:null}),S)},N)},p=()=>r("interrupt",I),y=setTimeout(()=>r("timeout",e),n);a?.addEventListener(
"abort",p);const c=E=>{clearTimeout(y),clearTimeout(t),a?.removeEventListener("abort",p),d({...E,stopped:i,at:performance.
now()})};s.ended.then(c)})}async function f(s,n){const e=new AbortController,a=(0,m().setTimeout)(s,void 0,{signal:e.signal}).
catch(()=>{});await Promise.race([n,a]),e.abort()}function u({exitCode:s,signal:n,error:e,lost:a,stopped:d},i,{timeoutMs:t,
signal:r}){if(e){const p=e.code??e.message;return{status:"crashed",reason:`Command could not be started: ${i} (${p})`}}if(d===
"timeout")return{status:"timed_out",reason:`Command timed out after ${t}ms`};if(d==="interrupt"&&r){const p=(0,g().stopReason)(
r);return{status:p===g().BUDGET_SPENT?"timed_out":"skipped",reason:p}}return a!==void 0?{status:"error",reason:`Containm\
ent was lost: ${a}`}:n!==null?{status:"crashed",reason:`Command was ended by ${n}`}:s===0?{status:"passed"}:{status:"fai\
led",reason:`Command failed with exit code ${s}`}}class h{#t;#e;#n;#r=0;#o=0;constructor(n){this.#t=n,this.#e=Buffer.allocUnsafeSlow(
n),this.#n=Buffer.allocUnsafeSlow(2*n)}write(n){const e=n.copy(this.#e,Math.min(this.#r,this.#t));this.#r+=n.length;const a=n.
subarray(e).subarray(-this.#t);this.#o+a.length>this.#n.length&&(this.#o=this.#n.copy(this.#n,0,this.#o-this.#t,this.#o)),
this.#o+=a.copy(this.#n,this.#o)}result(){const[n,e]=[this.#t,this.#r],a=new(v()).StringDecoder("utf8"),d=this.#e.subarray(
0,Math.min(e,n));if(e<=n)return{head:a.end(d),tail:"",bytes:e,truncated:!1};const i=a.write(d),t=this.#n.subarray(Math.max(
0,this.#o-n),this.#o);return e<=2*n?{head:i,tail:a.end(t),bytes:e,truncated:!1}:{head:i,tail:t.subarray(o(t)).toString("\
utf8"),bytes:e,truncated:!0}}}w.Capture=h;function o(s){const n=a=>a!==void 0&&a>>6===2;return[0,1,2,3].find(a=>!n(s[a]))??
0}},66535:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.lowerLayer=O,w.sideEffectsOf=k;function v(){
const f=l(73024);return v=function(){return f},f}function m(){const f=l(76760);return m=function(){return f},f}function g(){
const f=l(26040);return g=function(){return f},f}function I(){const f=l(39491);return I=function(){return f},f}function T(){
const f=l(48741);return T=function(){return f},f}const S=100;function k({entries:f,left:u,complete:h},o){const s=new _(o);
for(const r of f)s.entry(r);for(const r of u)s.left(r);h&&s.findDeleted();const{created:n,changed:e,deleted:a}=s,i=h&&Object.
values({created:n,changed:e,deleted:a}).every(({length:r})=>r<=S),t={created:n.length,changed:e.length,deleted:a.length};
return{created:b(n),changed:b(e),deleted:b(a),...!i&&{totals:t,complete:!1}}}function b(f){return f.toSorted().slice(0,S)}
class _{created=[];changed=[];deleted=[];#t;#e=new Map;constructor(u){this.#t=u}entry({type:u,path:h,mode:o}){if(this.#e.
size===0&&this.#n("",!0),u==="c")return;const s=this.#e.get((0,I().folderOf)(h))?.has(h)===!0,n=s?this.changed:this.created;
if(u==="m")n.push(`${h}/`);else if(u!=="d")n.push(h);else{const e=s?this.#t.look(h):void 0;s&&e?.kind!=="directory"?n.push(
h):s&&o!==e?.mode&&n.push(`${h}/`),this.#n(h,e?.kind==="directory")}}left(u){this.#e.get((0,I().folderOf)(u))?.delete(u)}findDeleted(){
this.deleted.push(...[...this.#e.values()].flatMap(u=>[...u]))}#n(u,h){this.#e.set(u,new Set(h?this.#t.list(u):[]))}}function O(f,u){
const h=new Set(u),o=s=>h.has(s)||(0,I().foldersAbove)(s).some(n=>h.has(n));return{look:s=>{if(o(s))return;const n=(0,g().
attempt)(()=>(0,v().lstatSync)((0,m().join)(f,s)));return n&&{kind:(0,T().kindOf)(n)??"special",mode:n.mode&511}},list:s=>{
const n=(0,m().join)(f,s);return o(s)||(0,g().attempt)(()=>(0,v().realpathSync)(n))!==n?[]:((0,g().attempt)(()=>(0,v().readdirSync)(
n))??[]).map(a=>(0,m().join)(s,a)).filter(a=>!o(a))}}}},27159:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),
w.parseReport=g,w.readReport=m;function v(){const S=l(51455);return v=function(){return S},S}async function m(S){return g(
await(0,v().readFile)(S,"utf8"))}function g(S){const k=S.split("\0"),_=k.pop()===""&&k.at(-1)==="end",O=_?k.slice(0,-1):
k,f=O[0]?.startsWith("!")?O.shift():void 0,u=h=>h.startsWith("=");return{entries:O.filter(h=>!u(h)).map(I),left:O.filter(
u).map(h=>h.slice(1)),complete:_,...f!==void 0&&{free:T(f)}}}function I(S){const k=S.indexOf(" ")+1,b=Number.parseInt(S.
slice(1,k-1),8)&511;return{type:S.slice(0,1),mode:b,path:S.slice(k)}}function T(S){const[k,b,_]=S.split(" ").slice(1).map(
Number);return{bytes:Number(k)*Number(b),files:Number(_)}}}};
