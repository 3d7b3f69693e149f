"use strict";exports.id=670,exports.ids=[670],exports.modules={60670:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),
w.chooseBackend=u,w.tryNamespaces=o;function v(){const c=l(51455);return v=function(){return c},c}function m(){const c=l(
41895);return m=function(){return c},c}function g(){const c=l(14495);return g=function(){return c},c}function I(){const c=l(
51968);return I=function(){return c},c}function T(){const c=l(10582);return T=function(){return c},c}function S(){const c=l(
81607);return S=function(){return c},c}function E(){const c=l(3170);return E=function(){return c},c}function _(){const c=l(
4877);return _=function(){return c},c}function b(){const c=l(92342);return b=function(){return c},c}function O(){const c=l(
85723);return O=function(){return c},c}function f(){const c=l(32223);return f=function(){return c},c}async function u(c){
const{requested:k,signal:N}=c,R=[];if(k!=="off")for await(const M of h(c)){if("backend"in M)return{...M,isolation:{...M.
isolation,requested:k,downgrades:R}};R.push(M)}if(k==="require")throw N?.aborted?(0,m().interrupted)("while it tested co\
ntainment"):e(R);const P=await c.shareFolder?.()??c.checkout,C=(0,O().processGroup)({...c,checkout:P}),{level:L}=C,x=[C.
description,...d(R)].join(" ");return{backend:{...C,description:x},isolation:{level:L,description:x,requested:k,downgrades:R},
close:()=>Promise.resolve()}}async function*h(c){const{platform:k=process.platform}=c;if(k!=="linux"||!process.getuid||!process.
getgid){yield{from:"namespaces",reason:`${k} has no namespaces`};return}const N=await(0,v().realpath)(c.checkout),R={uid:process.
getuid(),gid:process.getgid()};for(const P of(0,b().privilegesFor)(R,await(0,v().stat)(N)))yield await o(P,{...c,checkout:N})}
function d(c){return c.length===0?[]:[`Namespaces were tried and are not available. ${n(c)}. ${t(c)}.`]}function n(c){return c.
map(({from:k,reason:N})=>`${k.replace("_"," ")}: ${N}`).join("; ")}function t(c){return c.some(({reason:k})=>k===s)?"To \
contain commands, install python3 as a package of the system (`apt-get install python3`, `apk add python3`)":c.some(({from:k})=>k===
"root")?"To contain commands, let the container make namespaces: `--cap-add SYS_ADMIN --security-opt seccomp=unconfined \
--security-opt apparmor=unconfined` of Docker and Podman, or `securityContext: {capabilities: {add: [SYS_ADMIN]}, seccom\
pProfile: {type: Unconfined}}` of Kubernetes":"To contain commands, allow user namespaces (Ubuntu 24.04: `sysctl -w kern\
el.apparmor_restrict_unprivileged_userns=0`), or give this user passwordless sudo, as GitHub\u2019s ubuntu runners do"}function e(c){
return new(m()).GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine d\
oes not support. ${n(c)}.`,`${t(c)}, or set \`containment: auto\` in the policy of the base branch.`)}const i=2e4,a="pyt\
hon3",s=`${a}, which starts commands in namespaces, is not installed in a directory of the system`;async function o(c,k){
const{checkout:N,folders:R,leftOut:P=[],keepsWrites:C,network:L,programs:x,signal:M}=k,A=c.name,F=c.newMounts[0]??"",[D,
j]=await Promise.all([F,a].map(g().systemTool));if(D===void 0)return{from:A,reason:`${F} is not installed`};if(j===void 0)
return{from:A,reason:s};const G=await(0,_().prepareView)({privileges:c,checkout:N,leftOut:P,keepsWrites:C,limits:k.limits,
signal:M,file:D,python:j,network:L,lanes:k.lanes??1,view:p(await(0,f().viewOf)(x,R,L),k),replaced:new Map([...await(0,I().
safeGitConfigs)(N),...k.replaced??[]])});if(typeof G=="string")return{from:A,reason:G};const{limits:B}=G,H=y(c,L,B),W={...k,
leftOut:P,prepared:G,description:H,limits:B},U=await(0,S().probeIsolation)({checkout:N,folders:R,network:L,keepsWrites:C,
shown:x.node.file,run:V=>{const{file:J}=x.node,X={file:J,args:V,cwd:N,timeoutMs:i,signal:M};return(0,E().runContained)(X,
W)}}),z=typeof U=="string"?U:r(U);if(typeof U=="string"||z!==void 0)return await G.close(),{from:A,reason:z??""};const K=(0,E().
namespaces)(W),{level:Y}=K;return{backend:K,isolation:{level:Y,description:H,launcher:A,limits:B,probes:U},close:G.close}}
function r(c){const k=c.filter(({required:N,held:R})=>N&&!R).map(({name:N})=>N);return k.length>0?`the probe run failed:\
 ${k.join(", ")}`:void 0}function p(c,{shown:k=[],home:N=[],names:R=[]}){return{...c,tools:[...c.tools,...k],home:N,names:R}}
function y({name:c,user:k},N,R){const P=k?`user ${k.uid}`:"the gate\u2019s user without privileges";return[`Separate nam\
espaces for each command (by ${c.replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs \
read-only and nothing else of the machine","prepared by a supervisor before the command starts",N?"network access as all\
owed by the policy":"no network except loopback",`as ${P}; ${(0,T().limitsInWords)(R)}.`].join("; ")}},80842:function($,w,l){
Object.defineProperty(w,"__esModule",{value:!0}),w.controlGroup=O,w.findParentGroup=h,w.groupSettings=b,w.removeLeftGroups=
f;function v(){const t=l(73024);return v=function(){return t},t}function m(){const t=l(76760);return m=function(){return t},
t}function g(){const t=l(26040);return g=function(){return t},t}function I(){const t=l(4339);return I=function(){return t},
t}const T=["memory.peak",/^(\d+)$/m,1],S=["cpu.stat",/^usage_usec (\d+)$/m,1e3],E=["memory.events",/^oom_kill (\d+)$/m,1],
_=["pids.events",/^max (\d+)$/m,1];function b({memory_bytes:t,processes:e}){return[["memory.max",String(t),!0],["pids.ma\
x",String(e),!0],["memory.swap.max","0",!1]]}function O(t){const e=i=>t===void 0?void 0:u(i,t);return{resources:()=>{const[
i,a]=[e(T),e(S)];return{...i!==void 0&&{peak_memory_bytes:i},...a!==void 0&&{cpu_ms:a}}},limitsHit:()=>[...(e(E)??0)>0?[
"memory_bytes"]:[],...(e(_)??0)>0?["processes"]:[]]}}function f(t){(0,g().attempt)(()=>{for(const e of(0,I().foldersLeftIn)(
t)){for(const i of(0,v().readdirSync)(e))(0,g().attempt)(()=>(0,v().rmdirSync)((0,m().join)(e,i)));(0,g().attempt)(()=>(0,v().
rmdirSync)(e))}})}function u([t,e,i],a){const s=(0,g().attempt)(()=>(0,v().readFileSync)((0,m().join)(a,t),"utf8"))??"",
o=e.exec(s)?.[1];return o===void 0?void 0:Math.round(Number(o)/i)}function h(t,e,i){const[a]=e.split(`
`).flatMap(d),s=/^0::(\/.*)$/m.exec(t)?.[1];if(a===void 0||s===void 0)return;const o=(0,m().relative)(a.root,s),r=o.startsWith(
"..")?a.point:(0,m().join)(a.point,o);return n(a.point,r).find(p=>{const y=i(p).split(/\s+/);return["memory","pids"].every(
c=>y.includes(c))})}function d(t){const[e="",i=""]=t.split(" - "),[,,,a="",s=""]=e.split(" ");return i.startsWith("cgrou\
p2 ")?[{root:a,point:s}]:[]}function n(t,e){const i=(0,m().relative)(t,e).split("/").filter(Boolean);return i.map((a,s)=>(0,m().
join)(t,...i.slice(0,i.length-s))).concat(t)}},52703:function($,w){Object.defineProperty(w,"__esModule",{value:!0}),w.PROBE_SCRIPT=
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
// The outputs are pipes that have no name any more.
const isOutput = (fd) => {
  const file = fs.fstatSync(Number(fd));
  return /^[12]$/.test(fd) && file.isFIFO() && file.nlink === 0;
};
const links = () => fs.readdirSync('/proc/self/fd').map((fd) => {
  try { return isOutput(fd) ? '' : fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' }
});
// In its own user namespace, a command could mount its control group, and write what belongs to its user.
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
`},81607:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.probeIsolation=d;function v(){const o=l(31421);
return v=function(){return o},o}function m(){const o=l(77598);return m=function(){return o},o}function g(){const o=l(73024);
return g=function(){return o},o}function I(){const o=l(51455);return I=function(){return o},o}function T(){const o=l(77030);
return T=function(){return o},o}function S(){const o=l(76760);return S=function(){return o},o}function E(){const o=l(7723);
return E=function(){return o},o}function _(){const o=l(26040);return _=function(){return o},o}function b(){const o=l(4339);
return b=function(){return o},o}function O(){const o=l(2978);return O=function(){return o},o}function f(){const o=l(52703);
return f=function(){return o},o}const u=E().record(E().string(),E().boolean()),h=E().object({required:u,informative:u});
async function d(o){const{run:r,checkout:p,network:y}=o,c=(0,m().randomUUID)(),k=await(0,b().temporaryFolder)(),N=(0,S().
join)(k,"socket"),R=(0,S().join)(k,"written"),P=(0,S().join)(p,`.gene-gate-probe-${c}`),C=await e([k,...o.folders],c),L=`\
secret-${c}`,x=(0,v().spawn)("/bin/sh",["-c","read -r _",c],{env:{SECRET:L},stdio:["pipe","ignore","ignore"]});x.on("err\
or",()=>{});const M=await s(o.shown),A=[(0,T().createServer)(),(0,T().createServer)()];try{await Promise.all([i(A[0],{port:0,
host:"127.0.0.1"}),i(A[1],N)]);const F=A[0].address(),D=typeof F=="object"&&F?F.port:0,j=`heartbeat-${c}`,G=x.pid??0,B=M.
isHeld?o.shown:"",H={port:D,socket:N,outside:R,inside:P,canaries:C,secret:L,token:c,pid:G,heartbeat:j,locked:B,network:y,
filters:a()},W=await r(["-e",f().PROBE_SCRIPT,JSON.stringify(H)]),U=h.safeParse((0,_().attempt)(()=>JSON.parse(W.stdout.
head)));if(W.status!=="passed"||!U.success)return t(W);const{required:z,informative:K}=U.data,Y=(0,g().existsSync)(R)||!o.
keepsWrites&&(0,g().existsSync)(P),V=(0,O().processesWith)(j,"cmdline"),J={no_write_stays:!Y,nothing_survives:V.length===
0};return[...n({...z,...J},!0),...n(K,!1)]}finally{x.stdin.destroy(),M.release();for(const F of A)F.close();await Promise.
all([k,P,...C].map(F=>(0,I().rm)(F,{recursive:!0,force:!0})))}}function n(o,r){return Object.entries(o).map(([p,y])=>({name:p,
held:y,required:r}))}function t({status:o,reason:r,stderr:p}){return r??`the probe ${o} without output: ${p.head.slice(0,
200)}`}async function e(o,r){return(await Promise.all(o.map(async y=>{const c=(0,S().join)(y,`.gene-gate-canary-${r}`);return(0,I().
writeFile)(c,r,{mode:420,flag:"wx"}).then(()=>[c],()=>[])}))).flat()}function i(o,r){return o.on("connection",p=>p.destroy()),
new Promise((p,y)=>{o.once("error",y),o.listen(r,p)})}function a(){const o=(0,g().readFileSync)("/proc/self/status","utf\
8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(o)?.[1]??0)}function s(o){const r=(0,v().spawn)("flock",["-s",o,"sh",
"-c","echo; read -r _"],{stdio:["pipe","pipe","ignore"]}),p=()=>r.stdin.destroy();return new Promise(y=>{r.once("error",
()=>y({isHeld:!1,release:p})),r.once("exit",()=>y({isHeld:!1,release:p})),r.stdout.once("data",()=>y({isHeld:!0,release:p}))})}},
3170:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.namespaces=b,w.runContained=f;function v(){const n=l(
12086);return v=function(){return n},n}function m(){const n=l(57334);return m=function(){return n},n}function g(){const n=l(
27097);return g=function(){return n},n}function I(){const n=l(35353);return I=function(){return n},n}function T(){const n=l(
66535);return T=function(){return n},n}function S(){const n=l(96266);return S=function(){return n},n}const E=64*1024,_={
home:S().HOME,temp:S().TEMP,npmCache:`${S().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/home/npm\
rc-global"};function b(n){const{programs:t,checkout:e,description:i}=n;return{level:"namespaces",description:i,check:a=>{
(0,g().launchOf)(a,{programs:t,checkout:e,above:S().ABOVE,base:{}})},run:(a,s)=>f(O(a,n,s),n),cover:async a=>b({...n,prepared:await n.
prepared.cover(a)}),prepare:(a,s)=>f(O(a,n,s,!0),n)}}function O(n,{programs:t,checkout:e},i,a=!1){const s={programs:t,folder:_,
assignments:n.env,mayDownload:a},o=(0,v().commandEnvironment)(s),r=(0,g().launchOf)(n,{programs:t,checkout:e,above:S().ABOVE,
base:o});return{...r,timeoutMs:n.timeoutMs,signal:i,env:{...o,...r.env}}}async function f(n,t){const{checkout:e,outputBytes:i,
prepared:a,programs:s,limits:o}=t,{file:r,args:p,cwd:y,timeoutMs:c,signal:k}=n,{env:N=(0,v().commandEnvironment)({programs:s,
folder:_,assignments:{}})}=n;if(k?.aborted)return(0,m().notRun)("skipped",(0,m().stopReason)(k));const R=a.slot();try{const P=await R.
whenReady();if(P!==void 0)return d(P);const C=()=>R.start({file:r,args:p,env:N,cwd:y}),L=await(0,I().supervise)(r,C,{timeoutMs:c,
outputBytes:i,signal:k});if(L.status==="error")return L;const x=(0,T().lowerLayer)(e,t.leftOut),M=await u(L,R,x);return h(
M,R,o)}finally{await R.release()}}async function u(n,t,e){const{free:i,...a}=await t.report(),s=i&&(i.bytes<E||i.files===
0);return{...n,...s&&{limits_hit:["written_bytes"]},side_effects:(0,T().sideEffectsOf)(a,e)}}function h(n,t,e){const i=t.
resources(),a=[...t.limitsHit(),...n.limits_hit??[]],s=n.reason!==void 0&&a.includes("memory_bytes")?`${n.reason}, at it\
s limit of ${e.memory_bytes} bytes of memory`:n.reason;return{...n,...s!==void 0&&{reason:s},...a.length>0&&{limits_hit:a},
...Object.keys(i).length>0&&{resources:i}}}function d(n){return(0,m().notRun)("crashed",`Containment could not be set up\
: ${n}`)}},4877:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.prepareView=t;function v(){const r=l(
73024);return v=function(){return r},r}function m(){const r=l(51455);return m=function(){return r},r}function g(){const r=l(
76760);return g=function(){return r},r}function I(){const r=l(26040);return I=function(){return r},r}function T(){const r=l(
41895);return T=function(){return r},r}function S(){const r=l(4339);return S=function(){return r},r}function E(){const r=l(
57334);return E=function(){return r},r}function _(){const r=l(10582);return _=function(){return r},r}function b(){const r=l(
80842);return b=function(){return r},r}function O(){const r=l(39105);return O=function(){return r},r}function f(){const r=l(
50820);return f=function(){return r},r}function u(){const r=l(515);return u=function(){return r},r}function h(){const r=l(
96266);return h=function(){return r},r}const d=`"""Makes the namespaces of commands before they are needed, and starts t\
he commands in them.

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
`,n=6e4;async function t(r){i(r.leftOut);const{privileges:p,file:y,python:c,replaced:k,signal:N}=r,R=o();R!==void 0&&(0,b().
removeLeftGroups)(R);const P=await(0,S().temporaryFolder)(),C=(0,g().join)(P,"supervisor.py");await(0,m().writeFile)(C,d),
await(0,m().mkdir)((0,g().join)(P,"stage")),await(0,m().mkdir)((0,g().join)(P,"run","replaced"),{recursive:!0});for(const[
K,Y]of[...k.values()].entries())await(0,m().writeFile)((0,g().join)(P,"run","replaced",String(K)),Y);const L=(0,f().startSupervisor)(
[y,...p.newMounts.slice(1),c,"-I","-S",C]),{link:x}=L,M=async()=>{await L.close(),await(0,m().rm)(P,{recursive:!0,force:!0})},
A=()=>x.lose(E().INTERRUPTED);N?.addEventListener("abort",A),N?.aborted&&A();const F=x.reply("","ready",n);x.send("prepa\
re","",JSON.stringify(a(r,P,R)));const D=await F;if(N?.removeEventListener("abort",A),typeof D=="string")return await M(),
D===E().INTERRUPTED?D:L.complaint()??D;const j=R!==void 0&&D[2]==="limited",G=j?(0,g().join)(R,(0,g().basename)(P)):void 0,
B=(0,_().effectiveLimits)(r.limits,j);x.send("slots","",JSON.stringify(s(r,B)));const H=(0,g().join)(P,"run"),W=new(O()).
Slots({link:x,folder:H,groups:G}),U=W.stock(r.lanes),z={limits:B,slot:U.slot,cover:async K=>{const Y=W.name();await(0,m().
mkdir)((0,g().join)(H,Y)),await K((0,g().join)(H,Y));const V=process.getuid?.()===0?p.user:void 0;return V&&await e((0,g().
join)(H,Y),V),{...z,...W.stock(0,0,Y)}},close:async()=>{await U.close(),await M()}};return z}async function e(r,{uid:p,gid:y}){
for(const c of["",...await(0,m().readdir)(r,{recursive:!0})])await(0,m().lchown)((0,g().join)(r,c),p,y)}function i(r){const p=r.
find(y=>Buffer.from(y).toString()!==y);if(p!==void 0)throw new(T()).GateError("checkout_differs",`The file ${JSON.stringify(
p)} is not in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.")}function a({privileges:r,
view:p,checkout:y,leftOut:c,limits:k,network:N},R,P=""){const{user:C,runsAs:L,adopt:x}=r,M=(0,u().systemCallFilter)(N);return{
user:[C===void 0,L.uid,L.gid],checkout:y,folder:R,group:(0,g().basename)(R),adopt:x,network:N,size:k.written_bytes,keyctl:M?.
keyctl??-1,filter:M?.hex??"",shared:(0,h().sharedMounts)({view:p,checkout:y,run:(0,g().join)(R,"run"),stage:(0,g().join)(
R,"stage")}),devices:p.devices,hidden:c,settings:(0,b().groupSettings)(k),parent:P}}function s(r,p){return{limits:(0,_().
resourceLimits)(p),ungrouped:p.memory_limited_by==="supervisor"?[p.memory_bytes,p.processes]:[],folders:(0,h().commandFolders)(
r.view),mounts:(0,h().commandMounts)({...r,hides:r.leftOut.length>0,replaced:[...r.replaced.keys()]})}}function o(){const r=c=>(0,I().
attempt)(()=>(0,v().readFileSync)(c,"utf8").trim())??"",[p,y]=[r("/proc/self/cgroup"),r("/proc/self/mountinfo")];return(0,b().
findParentGroup)(p,y,c=>r((0,g().join)(c,"cgroup.subtree_control")))}},85723:function($,w,l){Object.defineProperty(w,"__\
esModule",{value:!0}),w.processGroup=O;function v(){const d=l(73024);return v=function(){return d},d}function m(){const d=l(
51455);return m=function(){return d},d}function g(){const d=l(76760);return g=function(){return d},d}function I(){const d=l(
4339);return I=function(){return d},d}function T(){const d=l(12086);return T=function(){return d},d}function S(){const d=l(
57334);return S=function(){return d},d}function E(){const d=l(27097);return E=function(){return d},d}function _(){const d=l(
2978);return _=function(){return d},d}function b(){const d=l(35353);return b=function(){return d},d}function O({programs:d,
checkout:n,outputBytes:t}){const e=(0,v().realpathSync)(n),i=(a,s,o=!1)=>h(async r=>{const p=(0,T().commandEnvironment)(
{programs:d,folder:r,assignments:a.env,mayDownload:o}),y=(0,g().join)(r.home,"above");a.checkoutAs!==void 0&&(await(0,m().
mkdir)(y),await(0,m().symlink)(e,(0,g().join)(y,a.checkoutAs),"junction"));const c=(0,E().launchOf)(a,{programs:d,checkout:e,
above:y,base:p}),k={...c,env:{...p,...c.env}},N={timeoutMs:a.timeoutMs,outputBytes:t,signal:s};return(0,b().supervise)(k.
file,()=>(0,_().startProgram)(k),N)});return{level:"process_group",description:`Clean environment, private HOME and TMPD\
IR, ${u()}. Access to the network and to the files of this user is not restricted.`,check:a=>{(0,E().launchOf)(a,{programs:d,
checkout:e,above:"",base:{}})},prepare:(a,s)=>i(a,s,!0),run:async(a,s)=>a.npmSettings?f(a.npmSettings):i(a,s)}}function f(d){
const n=`It starts npm, which would read settings that only containment in namespaces hides (${d.join("; ")})`;return(0,S().
notRun)("crashed",n)}function u(){switch(process.platform){case"linux":return"process group and marked descendants kille\
d at the end";case"win32":return"process tree killed when it is stopped";default:return"process group killed at the end"}}
async function h(d){const n=await(0,I().temporaryFolder)(),t={home:(0,g().join)(n,"home"),temp:(0,g().join)(n,"tmp"),npmCache:(0,g().
join)(n,"npm-cache"),npmUserConfig:(0,g().join)(n,"npmrc-user"),npmGlobalConfig:(0,g().join)(n,"npmrc-global")};try{return await Promise.
all([(0,m().mkdir)(t.home),(0,m().mkdir)(t.temp),(0,m().writeFile)(t.npmUserConfig,""),(0,m().writeFile)(t.npmGlobalConfig,
"")]),await d(t)}finally{await(0,m().rm)(n,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}},39105:function($,w,l){
Object.defineProperty(w,"__esModule",{value:!0}),w.Slots=void 0;function v(){const e=l(73024);return v=function(){return e},
e}function m(){const e=l(51455);return m=function(){return e},e}function g(){const e=l(77030);return g=function(){return e},
e}function I(){const e=l(48161);return I=function(){return e},e}function T(){const e=l(76760);return T=function(){return e},
e}function S(){const e=l(27159);return S=function(){return e},e}function E(){const e=l(80842);return E=function(){return e},
e}function _(){const e=l(50820);return _=function(){return e},e}const b=3e4,O={entries:[],left:[],complete:!0},f={entries:[],
left:[],complete:!1};class u{#t;#e=0;constructor(i){this.#t=i}stock(i,a=Number.POSITIVE_INFINITY,s=""){const o=[];let r=0;
const p=()=>h(this.#t,this.name(),s),y=()=>{for(;o.length<i&&r<a;r+=1)o.push(p())};return y(),{slot:()=>{const c=o.shift()??
p();return y(),c},close:async()=>{r=a,await Promise.all(o.splice(0).map(c=>c.release()))}}}name(){return this.#e+=1,`slo\
t-${this.#e}`}}w.Slots=u;function h({link:e,folder:i,groups:a},s,o){const r=(0,T().join)(i,`report-${s}`),p=[];let y=!1,
c,k=!1;const N=(0,E().controlGroup)(a&&(0,T().join)(a,s)),R=e.reply(s,"ready",b);e.send("slot",s,o);const P=R.then(C=>{if(typeof C==
"string")return C;try{for(const L of["out","err"])p.push(t((0,T().join)(i,`${s}-${L}`)))}catch(L){return`its outputs can\
not be opened: ${L.message}`}});return{resources:N.resources,limitsHit:()=>k?["memory_bytes"]:N.limitsHit(),whenReady:async()=>await P??
e.lost,start:({file:C,args:L,cwd:x,env:M})=>{const A=Object.entries(M).map(([j,G])=>`${j}=${G}`),F=[String(A.length),...A,
C,...L];e.send("run",s,x,...F),y=!0;const D=e.reply(s,"done").then(j=>typeof j=="string"?{exitCode:null,signal:null,lost:j}:
(c=j[4]==="listed",k=j[5]==="over",n(j)));return d({link:e,name:s},p,D)},report:async()=>c===void 0?f:c?(0,S().readReport)(
r):O,release:async()=>{y||e.send("discard",s),e.send("free",s);for(const C of p)C.destroy();await(0,m().rm)(r,{force:!0})}}}
function d({link:e,name:i},a,s){const o=a.map(r=>new Promise(p=>r.once("close",p)));for(const r of a)r.resume();return{outputs:[
a[0]??null,a[1]??null],ended:s,closed:Promise.all(o),terminate:()=>e.send("term",i),kill:()=>e.send("kill",i)}}function n([
,,e,i=""]){const a=/^\d{1,3}$/.test(i)?Number(i):void 0;if(e==="exit"&&a!==void 0)return{exitCode:a,signal:null};const[s]=Object.
entries(I().constants.signals).find(([,o])=>o===a)??[];return e==="signal"&&s!==void 0?{exitCode:null,signal:s}:{exitCode:null,
signal:null,lost:_().NONSENSE}}function t(e){const i=(0,v().openSync)(e,v().constants.O_RDONLY|v().constants.O_NONBLOCK);
(0,v().unlinkSync)(e);const a=new(g()).Socket({fd:i,readable:!0,writable:!1});return a.on("error",()=>{}),a.unref()}},50820:function($,w,l){
Object.defineProperty(w,"__esModule",{value:!0}),w.SupervisorLink=w.NONSENSE=void 0,w.frame=h,w.startSupervisor=E;function v(){
const d=l(31421);return v=function(){return d},d}function m(){const d=l(73024);return m=function(){return d},d}function g(){
const d=l(14495);return g=function(){return d},d}function I(){const d=l(2978);return I=function(){return d},d}function T(){
const d=l(35353);return T=function(){return d},d}const S=1e4;function E([d="",...n]){const t=(0,m().openSync)("/","r"),e=(0,v().
spawn)(d,n,{cwd:"/",env:{PATH:g().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",t]});(0,m().closeSync)(t);let i="";
e.stderr.on("data",o=>{i=`${i}${o}`.slice(-1e3)}),e.stderr.on("error",()=>{}),e.once("error",({message:o})=>{i=o});const a=new Promise(
o=>e.once("close",o)),s=new u({requests:e.stdin,replies:e.stdout});return(0,I().letGo)(e),{link:s,complaint:()=>i.trim().
split(`
`)[0]||void 0,close:async()=>{e.ref(),s.lose(O),await(0,T().waitAtMost)(S,a);const o=e.exitCode===null&&e.signalCode===null;
e.pid!==void 0&&o&&(0,I().signalTree)(e.pid,"SIGKILL")}}}const _=4,b=64*1024,O="the supervisor has ended",f=w.NONSENSE="\
the supervisor sent an unknown reply";class u{#t;#e=new Map;#n;constructor({requests:n,replies:t}){this.#t=n;let e=Buffer.
alloc(0);t.on("data",i=>{e=this.#r(Buffer.concat([e,i]))});for(const i of[n,t])i.on("error",()=>this.lose(O)),i.once("cl\
ose",()=>this.lose(O))}get lost(){return this.#n}send(...n){const t=h(...n);this.#n===void 0&&this.#t.write(t)}reply(n,t,e){
return this.#n!==void 0?Promise.resolve(this.#n):new Promise(i=>{const a=o=>{clearTimeout(s),this.#e.delete(n),i(o)},s=e===
void 0?void 0:setTimeout(()=>a("it takes too long"),e);this.#e.set(n,{kind:t,settle:a})})}lose(n){if(this.#n===void 0){this.#n=
n,this.#t.destroy();for(const{settle:t}of[...this.#e.values()])t(n)}}#r(n){let t=n;for(;t.length>=_&&this.#n===void 0;){
const e=_+t.readUInt32BE();if(e>b)this.lose(f);else{if(t.length<e)break;this.#o(t.toString("utf8",_,e).split("\0"))}t=t.
subarray(e)}return t}#o(n){const[t,e="",i=""]=n,a=this.#e.get(e);t==="failed"?a?.settle(i||"no reason given"):a!==void 0&&
t===a.kind?a.settle(n):t!=="ready"&&this.lose(f)}}w.SupervisorLink=u;function h(...d){if(d.some(e=>e.includes("\0")))throw Object.
assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});const n=Buffer.from(d.join("\0")),t=Buffer.alloc(
_);return t.writeUInt32BE(n.length),Buffer.concat([t,n])}},515:function($,w){Object.defineProperty(w,"__esModule",{value:!0}),
w.systemCallFilter=t;const l={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{
id:1073741827,socket:359,socketcall:102,unshare:310,clone:120,keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,
socket:198,unshare:97,clone:220,keys:217,setrlimit:164,prlimit64:261},arm:{id:1073741864,socket:281,unshare:337,clone:120,
keys:309,setrlimit:75,prlimit64:369}},v=425,m=435,g=268435456,I=[1,2,10,16],T=4,S={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},
[E,_,b,O,f]=[32,84,21,69,6],u=[f,0,0,2147418112],[h,d,n]=[0,4,16];function t(p,y=process.arch){const c=Object.entries(l).
find(([N])=>N===y)?.[1];return c===void 0?void 0:{hex:[[E,0,0,d],...Object.values(l).flatMap(N=>a(N.id,e(N,p))),s("ENOSY\
S")].map(r).join(""),keyctl:c.keys+2}}function e(p,y){const{keys:c,socket:k,socketcall:N=m,unshare:R,clone:P,setrlimit:C,
prlimit64:L}=p,x=[...[N,v].flatMap(M=>a(M,[s("ENOSYS")])),...a(k,[o(0),...I.flatMap(M=>a(M,[u])),s("EAFNOSUPPORT")])];return[
[E,0,0,h],[_,0,0,1073741823],...[m,c,c+1,c+2].flatMap(M=>a(M,[s("ENOSYS")])),...y?[]:x,...a(R,[o(0),[O,0,1,g],s("EPERM"),
u]),...a(P,[o(0),[O,0,1,g],s("EPERM"),u]),...a(C,[o(0),...a(T,[s("none")]),u]),...a(L,[o(1),...a(T,[...i(32),...i(36)]),
u]),u]}function i(p){return[[E,0,0,p],[b,1,0,0],s("none")]}function a(p,y){return[[b,0,y.length,p],...y]}function s(p){return[
f,0,0,327680|S[p]]}function o(p){return[E,0,0,n+8*p]}function r([p,y,c,k]){const N=Buffer.alloc(8);return N.writeUInt16LE(
p),N.set([y,c],2),N.writeUInt32LE(k,4),N.toString("hex")}},12086:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),
w.commandEnvironment=S;function v(){const f=l(76760);return v=function(){return f},f}const m={CI:"true",NO_COLOR:"1",FORCE_COLOR:"\
0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},g={npm_config_offline:"true",npm_config_fetch_retries:"0"},I=["SYSTEMROOT",
"SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],T="cmd.exe";function S({programs:f,folder:u,mayDownload:h=!1,assignments:d},n=process){
const{node:t,searchPath:e,shell:i}=f,a=n.platform==="win32"?_(n.env,u):{},{delimiter:s,dirname:o}=n.platform==="win32"?v().
win32:v().posix,r={PATH:[...new Set([o(t.file),...e])].join(s),HOME:u.home,TMPDIR:u.temp,...a,...E(u,i??(n.platform==="w\
in32"?T:"/bin/sh")),...h?O(f):g};return{...m,...b(r,d),...r}}function E(f,u){return{npm_config_script_shell:u,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:f.npmCache,npm_config_userconfig:f.npmUserConfig,npm_config_globalconfig:f.
npmGlobalConfig}}function _(f,u){const h=Object.entries(f).flatMap(([d,n])=>{const t=d.toUpperCase();return I.includes(t)&&
n!==void 0?[[t,n]]:[]});return{...Object.fromEntries(h),USERPROFILE:u.home,APPDATA:u.home,LOCALAPPDATA:u.home,TEMP:u.temp,
TMP:u.temp}}function b(f,u){const h=new Set(Object.keys(f).map(d=>d.toUpperCase()));return Object.fromEntries(Object.entries(
u).filter(([d])=>!h.has(d.toUpperCase())))}function O({npm:f}){const u=f&&(0,v().join)((0,v().dirname)(f.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...u&&{npm_config_node_gyp:u}}}},
27097:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.launchOf=T;function v(){const b=l(76760);return v=
function(){return b},b}function m(){const b=l(41895);return m=function(){return b},b}function g(){const b=l(64836);return g=
function(){return b},b}const I={npm_config_node_options:"--warnings"};function T(b,{programs:O,checkout:f,above:u,base:h}){
const{argv:d,binary:n,program:t,scripts:e,directory:i}=b,a=O.node.file,s=b.checkoutAs===void 0?f:u,o=(0,v().join)(s,i);if(e!==
void 0){const y=(0,g().launchScripts)(e,{programs:O,checkout:s,base:h});if(!("missing"in y))return y;throw y.missing==="\
sh"?E(b):S(b,y.missing,a)}const r=d.slice(1);if(n!==void 0)return{file:a,args:[(0,v().join)(f,n),...r],cwd:o};if(t==="no\
de")return{file:a,args:r,cwd:o};if(t==="npm"||t==="npx"){const y=O[t];if(y)return{file:a,args:[y.file,...r],env:I,cwd:o};
throw S(b,t,a)}const p=O.machine.get(t);if(p)return{file:p.file,args:r,cwd:o};throw _(b,t,"on PATH outside the checkout",
"Install the program before this step, in a directory outside the checkout. Shell builtins such as cd cannot be run.")}function S(b,O,f){
return _(b,O,`next to ${f} or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with \
actions/setup-node).")}function E(b){return _(b,"a POSIX shell (sh)","on this machine","Install Git for Windows, which i\
ncludes sh.")}function _({command:b},O,f,u){const h=`The command "${b}" needs ${O}, which was not found ${f}.`;return new(m()).
GateError("program_not_found",h,u)}},75009:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.commandVariables=
g,w.scriptVariables=T;function v(){const _=l(73024);return v=function(){return _},_}function m(){const _=l(76760);return m=
function(){return _},_}function g(_,{programs:b,checkout:O,base:f}){const{node:u,npm:h}=b,d=process.platform==="win32",{
subcommand:n,directory:t,project:e,prefixed:i,config:a}=_,s=f.npm_config_node_options??_.nodeOptions,o=a.npm_config_color??
f.npm_config_color,r=(0,m().join)(O,e),p=d?(0,m().dirname)(u.file):(0,m().dirname)((0,m().dirname)(u.file)),y=i?r:f.npm_config_prefix??
p;return{...a,COLOR:o==="always"?"1":"0",EDITOR:d?`${f.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:(0,m().join)(O,t),NODE:u.
file,...s!==void 0&&{NODE_OPTIONS:s},...s!==void 0&&{npm_config_node_options:s},npm_command:n,npm_config_global_prefix:y,
npm_config_init_module:(0,m().join)(f.HOME??"",".npm-init.js"),npm_config_local_prefix:r,npm_config_noproxy:"",npm_config_prefix:y,
npm_node_execpath:u.file,...h&&I(_,h,u),...f.npm_config_user_agent&&{npm_config_user_agent:f.npm_config_user_agent}}}function I({
subcommand:_,inWorkspaces:b},O,f){const u=S(O.file),h=`npm/${O.version} node/${f.version} ${f.platform} ${f.arch}`,d=(0,v().
existsSync)((0,m().join)(u,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:_==="run"?d:_,npm_config_node_gyp:(0,m().
join)(u,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:O.version,npm_config_user_agent:`${h} workspaces\
/${b}`,npm_execpath:O.file}}function T({directory:_,event:b,body:O="",packageEnv:f},{programs:{npm:u},checkout:h,base:d}){
const n=(0,m().join)(h,_),e=[...E(n).map(i=>(0,m().join)(i,"node_modules",".bin")),...u?[(0,m().join)(S(u.file),"node_mo\
dules/@npmcli/run-script/lib/node-gyp-bin")]:[],d.PATH];return{...f,PATH:e.join(m().delimiter),npm_lifecycle_event:b,npm_lifecycle_script:O,
npm_package_json:(0,m().join)(n,"package.json")}}function S(_){return(0,m().dirname)((0,m().dirname)(_))}function E(_){const b=(0,m().
dirname)(_);return b===_?[_]:[_,...E(b)]}},64836:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.DRIVER=
void 0,w.launchScripts=g;function v(){const u=l(76760);return v=function(){return u},u}function m(){const u=l(75009);return m=
function(){return u},u}function g(u,h){const{checkout:d,programs:n}=h,{shell:t}=n;if(t===void 0)return{missing:"sh"};const e=(0,m().
commandVariables)(u,h),i=I(u,t,{...h,base:{...h.base,...e}});return"missing"in i?i:{file:t,args:i,env:e,cwd:(0,v().join)(
d,u.directory)}}function I(u,h,d){const{npm_config_loglevel:n,npm_config_json:t}=d.base,e=n!=="silent"&&t!=="true",i=[];
for(const a of u.steps){const s=(0,m().scriptVariables)(a,d),o={...d.base,...s},r=E(a,h,{...d,base:o});if("missing"in r)
return r;const p=e&&a.body!==void 0?O(a):"",y=u.inWorkspaces?a.directory:"",c={...S(s),...r.env};i.push(...T({group:y,directory:a.
directory,heading:p},{...r,env:c},d))}return["-c",f,"npm",...i]}function T({group:u,directory:h,heading:d},{argv:n,env:t},{
checkout:e}){const i=Object.entries(t).map(([o,r])=>`${o}=${r}`),s=[...[u,(0,v().join)(e,h),d,String(i.length)],...i,...n];
return[String(s.length),...s]}function S(u){if(process.platform!=="win32")return u;const h=(u.PATH??"").split(";").map(d=>d.
replace(/^([A-Za-z]):/,(n,t)=>`/${t.toLowerCase()}`).replaceAll("\\","/"));return{...u,PATH:h.join(":")}}function E(u,h,d){
const{programs:n}=d,{node:t}=n,{body:e,event:i,text:a,command:s}=u;if(s?.nested)return _(s.nested,h,d);if(s===void 0||s.
argv.length===0)return{argv:e===void 0?[h,"-c",b,"npm",i]:[h,"-c",a],env:{}};const{env:o}=s,[r="",...p]=s.argv,y=(...c)=>({
argv:[t.file,...c,...p],env:o});if(r==="node")return y();if(r==="npm"||r==="npx"){const c=n[r];return c===void 0?{missing:r}:
y(c.file)}return{argv:s.argv,env:o}}function _(u,h,d){const n=(0,m().commandVariables)(u,d),t=I(u,h,{...d,base:{...d.base,
...n}});return"missing"in t?t:{argv:[h,...t],env:n}}const b=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;
function O({packageId:u,event:h,body:d="",words:n}){const t=u===""?h:`${u} ${h}`,e=[d.trim().replaceAll(`
`,`
> `),...n].join(" ");return`
> ${t}
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
`},2978:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.letGo=f,w.processesWith=i,w.signalTree=n,w.startProgram=
E;function v(){const s=l(31421);return v=function(){return s},s}function m(){const s=l(77598);return m=function(){return s},
s}function g(){const s=l(73024);return g=function(){return s},s}function I(){const s=l(76760);return I=function(){return s},
s}function T(){const s=l(58500);return T=function(){return s},s}function S(){const s=l(26040);return S=function(){return s},
s}function E(s){const o=(0,m().randomUUID)(),r=O(o);let p;try{p=(0,v().spawn)(s.file,s.args,{cwd:s.cwd,env:{...s.env,[u]:o},
detached:process.platform!=="win32",shell:!1,stdio:["ignore","pipe","pipe"],windowsHide:!0})}catch(c){throw r.release(),
c}const{pid:y}=p;return y!==void 0&&r.hold(y),{outputs:[p.stdout,p.stderr],ended:_(p),closed:new Promise(c=>p.once("clos\
e",c)),terminate:()=>{y!==void 0&&n(y,"SIGTERM")},kill:()=>{y!==void 0&&n(y,"SIGKILL")},sweep:async()=>{y!==void 0&&await e(
y,o)},release:()=>{r.release();for(const c of[p.stdout,p.stderr])c?.destroy()}}}function _(s){return new Promise(o=>{s.once(
"error",r=>o({exitCode:null,signal:null,error:r})),s.once("exit",(r,p)=>o({exitCode:r,signal:p}))})}const b=`
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
`;function O(s){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const o=(0,v().spawn)("/bin/sh",["-c",b,
"gene-gate",`${u}=${s}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return o.on(
"error",()=>{}),o.stdin.on("error",()=>{}),f(o),{hold:r=>{o.stdin.write(`${r}
`)},release:()=>{o.stdin.end(`done
`)}}}function f(s){s.unref();for(const o of[s.stdin,s.stdout,s.stderr])o&&"unref"in o&&typeof o.unref=="function"&&o.unref()}
const u="GENE_GATE_RUN",h=40,d=10;function n(s,o){process.platform==="win32"?o==="SIGKILL"&&t(s):a(-s,o)}function t(s){const o=(0,I().
join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),r={stdio:"ignore",windowsHide:!0};(0,v().spawn)(o,
["/PID",String(s),"/T","/F"],r).on("error",()=>{})}async function e(s,o){if(process.platform!=="win32"&&(a(-s,"SIGKILL"),
!!(0,g().existsSync)("/proc/self/environ")))for(let r=0;r<h;r+=1){const p=i(`${u}=${o}`,"environ");if(p.length===0)return;
for(const y of p)a(y,"SIGKILL");await(0,T().setTimeout)(d)}}function i(s,o){return(0,g().readdirSync)("/proc").filter(r=>/^\d+$/.
test(r)).filter(r=>(0,S().attempt)(()=>(0,g().readFileSync)(`/proc/${r}/${o}`).includes(s))).map(Number)}function a(s,o){
(0,S().attempt)(()=>process.kill(s,o))}},35353:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.Capture=
void 0,w.supervise=E,w.waitAtMost=f;function v(){const n=l(46193);return v=function(){return n},n}function m(){const n=l(
58500);return m=function(){return n},n}function g(){const n=l(57334);return g=function(){return n},n}const I=500,T=1e3,S=5e3;
async function E(n,t,e){if(e.signal?.aborted)return(0,g().notRun)("skipped",(0,g().stopReason)(e.signal));const i=[new h(
e.outputBytes),new h(e.outputBytes)],a=new Date().toISOString(),s=performance.now(),o=await _(t,i,e);return{...u(o,n,e),
exit_code:o.exitCode,signal:o.signal,started_at:a,duration_ms:Math.round(o.at-s),stdout:i[0].result(),stderr:i[1].result()}}
async function _(n,t,e){let i;try{i=n()}catch(s){return{exitCode:null,signal:null,error:s,at:performance.now()}}b(i.outputs[0],
t[0]),b(i.outputs[1],t[1]);const a=await O(i,e);return await i.sweep?.(),a.error===void 0&&await f(T,i.closed),i.release?.(),
a}function b(n,t){n?.on("data",e=>t.write(e)),n?.on("error",()=>{})}function O(n,{timeoutMs:t,graceMs:e=2e3,signal:i}){return new Promise(
a=>{let s,o;const r=(k,N)=>{s??=k,n.terminate(),clearTimeout(y),clearTimeout(o),o=setTimeout(()=>{n.kill(),o=setTimeout(
()=>c({exitCode:null,signal:null}),S)},N)},p=()=>r("interrupt",I),y=setTimeout(()=>r("timeout",e),t);i?.addEventListener(
"abort",p);const c=k=>{clearTimeout(y),clearTimeout(o),i?.removeEventListener("abort",p),a({...k,stopped:s,at:performance.
now()})};n.ended.then(c)})}async function f(n,t){const e=new AbortController,i=(0,m().setTimeout)(n,void 0,{signal:e.signal}).
catch(()=>{});await Promise.race([t,i]),e.abort()}function u({exitCode:n,signal:t,error:e,lost:i,stopped:a},s,{timeoutMs:o,
signal:r}){if(e){const p=e.code??e.message;return{status:"crashed",reason:`Command could not be started: ${s} (${p})`}}if(a===
"timeout")return{status:"timed_out",reason:`Command timed out after ${o}ms`};if(a==="interrupt"&&r){const p=(0,g().stopReason)(
r);return{status:p===g().BUDGET_SPENT?"timed_out":"skipped",reason:p}}return i!==void 0?{status:"error",reason:`Containm\
ent was lost: ${i}`}:t!==null?{status:"crashed",reason:`Command was ended by ${t}`}:n===0?{status:"passed"}:{status:"fai\
led",reason:`Command failed with exit code ${n}`}}class h{#t;#e;#n;#r=0;#o=0;constructor(t){this.#t=t,this.#e=Buffer.allocUnsafeSlow(
t),this.#n=Buffer.allocUnsafeSlow(2*t)}write(t){const e=t.copy(this.#e,Math.min(this.#r,this.#t));this.#r+=t.length;const i=t.
subarray(e).subarray(-this.#t);this.#o+i.length>this.#n.length&&(this.#o=this.#n.copy(this.#n,0,this.#o-this.#t,this.#o)),
this.#o+=i.copy(this.#n,this.#o)}result(){const[t,e]=[this.#t,this.#r],i=new(v()).StringDecoder("utf8"),a=this.#e.subarray(
0,Math.min(e,t));if(e<=t)return{head:i.end(a),tail:"",bytes:e,truncated:!1};const s=i.write(a),o=this.#n.subarray(Math.max(
0,this.#o-t),this.#o);return e<=2*t?{head:s,tail:i.end(o),bytes:e,truncated:!1}:{head:s,tail:o.subarray(d(o)).toString("\
utf8"),bytes:e,truncated:!0}}}w.Capture=h;function d(n){const t=i=>i!==void 0&&i>>6===2;return[0,1,2,3].find(i=>!t(n[i]))??
0}},66535:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),w.lowerLayer=O,w.sideEffectsOf=E;function v(){
const f=l(73024);return v=function(){return f},f}function m(){const f=l(76760);return m=function(){return f},f}function g(){
const f=l(26040);return g=function(){return f},f}function I(){const f=l(39491);return I=function(){return f},f}function T(){
const f=l(48741);return T=function(){return f},f}const S=100;function E({entries:f,left:u,complete:h},d){const n=new b(d);
for(const r of f)n.entry(r);for(const r of u)n.left(r);h&&n.findDeleted();const{created:t,changed:e,deleted:i}=n,s=h&&Object.
values({created:t,changed:e,deleted:i}).every(({length:r})=>r<=S),o={created:t.length,changed:e.length,deleted:i.length};
return{created:_(t),changed:_(e),deleted:_(i),...!s&&{totals:o,complete:!1}}}function _(f){return f.toSorted().slice(0,S)}
class b{created=[];changed=[];deleted=[];#t;#e=new Map;constructor(u){this.#t=u}entry({type:u,path:h,mode:d}){if(this.#e.
size===0&&this.#n("",!0),u==="c")return;const n=this.#e.get((0,I().folderOf)(h))?.has(h)===!0,t=n?this.changed:this.created;
if(u==="m")t.push(`${h}/`);else if(u!=="d")t.push(h);else{const e=n?this.#t.look(h):void 0;n&&e?.kind!=="directory"?t.push(
h):n&&d!==e?.mode&&t.push(`${h}/`),this.#n(h,e?.kind==="directory")}}left(u){this.#e.get((0,I().folderOf)(u))?.delete(u)}findDeleted(){
this.deleted.push(...[...this.#e.values()].flatMap(u=>[...u]))}#n(u,h){this.#e.set(u,new Set(h?this.#t.list(u):[]))}}function O(f,u){
const h=new Set(u),d=n=>h.has(n)||(0,I().foldersAbove)(n).some(t=>h.has(t));return{look:n=>{if(d(n))return;const t=(0,g().
attempt)(()=>(0,v().lstatSync)((0,m().join)(f,n)));return t&&{kind:(0,T().kindOf)(t)??"special",mode:t.mode&511}},list:n=>{
const t=(0,m().join)(f,n);return d(n)||(0,g().attempt)(()=>(0,v().realpathSync)(t))!==t?[]:((0,g().attempt)(()=>(0,v().readdirSync)(
t))??[]).map(i=>(0,m().join)(n,i)).filter(i=>!d(i))}}}},27159:function($,w,l){Object.defineProperty(w,"__esModule",{value:!0}),
w.parseReport=g,w.readReport=m;function v(){const S=l(51455);return v=function(){return S},S}async function m(S){return g(
await(0,v().readFile)(S,"utf8"))}function g(S){const E=S.split("\0"),b=E.pop()===""&&E.at(-1)==="end",O=b?E.slice(0,-1):
E,f=O[0]?.startsWith("!")?O.shift():void 0,u=h=>h.startsWith("=");return{entries:O.filter(h=>!u(h)).map(I),left:O.filter(
u).map(h=>h.slice(1)),complete:b,...f!==void 0&&{free:T(f)}}}function I(S){const E=S.indexOf(" ")+1,_=Number.parseInt(S.
slice(1,E-1),8)&511;return{type:S.slice(0,1),mode:_,path:S.slice(E)}}function T(S){const[E,_,b]=S.split(" ").slice(1).map(
Number);return{bytes:Number(E)*Number(_),files:Number(b)}}}};
