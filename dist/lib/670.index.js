"use strict";exports.id=670,exports.ids=[670],exports.modules={60670:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),
w.chooseBackend=u,w.tryNamespaces=e;function S(){const i=f(51455);return S=function(){return i},i}function h(){const i=f(
41895);return h=function(){return i},i}function g(){const i=f(14495);return g=function(){return i},i}function R(){const i=f(
51968);return R=function(){return i},i}function I(){const i=f(10582);return I=function(){return i},i}function k(){const i=f(
81607);return k=function(){return i},i}function O(){const i=f(3170);return O=function(){return i},i}function v(){const i=f(
4877);return v=function(){return i},i}function y(){const i=f(92342);return y=function(){return i},i}function E(){const i=f(
85723);return E=function(){return i},i}function b(){const i=f(32223);return b=function(){return i},i}async function u(i){
const{requested:_,signal:N}=i,T=[];if(_!=="off")for await(const C of p(i)){if("backend"in C)return{...C,isolation:{...C.
isolation,requested:_,downgrades:T}};T.push(C)}if(_==="require")throw N?.aborted?(0,h().interrupted)("while it tested co\
ntainment"):n(T);const P=await i.shareFolder?.()??i.checkout,j=(0,E().processGroup)({...i,checkout:P}),{level:L}=j,M=[j.
description,...c(T)].join(" ");return{backend:{...j,description:M},isolation:{level:L,description:M,requested:_,downgrades:T},
close:()=>Promise.resolve()}}async function*p(i){const{platform:_=process.platform}=i;if(_!=="linux"||!process.getuid||!process.
getgid){yield{from:"namespaces",reason:`${_} has no namespaces`};return}const N=await(0,S().realpath)(i.checkout),T={uid:process.
getuid(),gid:process.getgid()};for(const P of(0,y().privilegesFor)(T,await(0,S().stat)(N)))yield await e(P,{...i,checkout:N})}
function c(i){return i.length===0?[]:[`Namespaces were tried and are not available. ${d(i)}. ${s(i)}.`]}function d(i){return i.
map(({from:_,reason:N})=>`${_.replace("_"," ")}: ${N}`).join("; ")}function s(i){return i.some(({reason:_})=>_===r)?"To \
contain commands, install python3 as a package of the system (`apt-get install python3`, `apk add python3`)":"To contain\
 commands, use a Linux runner with passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo)"}
function n(i){return new(h()).GateError("containment_unavailable",`The policy requires containment in namespaces, which \
this machine does not support. ${d(i)}.`,`${s(i)}, or set \`containment: auto\` in the policy of the base branch.`)}const o=2e4,
a="python3",r=`${a}, which starts commands in namespaces, is not installed in a directory of the system`;async function e(i,_){
const{checkout:N,folders:T,leftOut:P=[],keepsWrites:j,network:L,programs:M,signal:C}=_,x=i.name,$=i.newMounts[0]??"",[D,
K]=await Promise.all([$,a].map(g().systemTool));if(D===void 0)return{from:x,reason:`${$} is not installed`};if(K===void 0)
return{from:x,reason:r};const G=await(0,v().prepareView)({privileges:i,checkout:N,leftOut:P,keepsWrites:j,limits:_.limits,
signal:C,file:D,python:K,network:L,lanes:_.lanes??1,view:l(await(0,b().viewOf)(M,T,L),_),replaced:new Map([...await(0,R().
safeGitConfigs)(N),..._.replaced??[]])});if(typeof G=="string")return{from:x,reason:G};const{limits:U}=G,Y=m(i,L,U),B={..._,
leftOut:P,prepared:G,description:Y,limits:U},W=await(0,k().probeIsolation)({checkout:N,folders:T,network:L,keepsWrites:j,
shown:M.node.file,run:V=>{const{file:J}=M.node,X={file:J,args:V,cwd:N,timeoutMs:o,signal:C};return(0,O().runContained)(X,
B)}}),H=typeof W=="string"?W:t(W);if(typeof W=="string"||H!==void 0)return await G.close(),{from:x,reason:H??""};const F=(0,O().
namespaces)(B),{level:z}=F;return{backend:F,isolation:{level:z,description:Y,launcher:x,limits:U,probes:W},close:G.close}}
function t(i){const _=i.filter(({required:N,held:T})=>N&&!T).map(({name:N})=>N);return _.length>0?`the probe run failed:\
 ${_.join(", ")}`:void 0}function l(i,{shown:_=[],home:N=[]}){return{...i,tools:[...i.tools,..._],home:N}}function m({name:i,
user:_},N,T){const P=_?`user ${_.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each co\
mmand (by ${i.replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothi\
ng else of the machine","prepared by a supervisor before the command starts",N?"network access as allowed by the policy":
"no network except loopback",`as ${P}; ${(0,I().limitsInWords)(T)}.`].join("; ")}},80842:function(A,w,f){Object.defineProperty(
w,"__esModule",{value:!0}),w.controlGroups=E,w.findHierarchies=p,w.groupSettings=y,w.removeLeftGroups=b;function S(){const o=f(
73024);return S=function(){return o},o}function h(){const o=f(76760);return h=function(){return o},o}function g(){const o=f(
26040);return g=function(){return o},o}function R(){const o=f(4339);return R=function(){return o},o}const I=/^(\d+)$/m,k=/^oom_kill (\d+)$/m,
O=["pids.events",/^max (\d+)$/m,1],v={unified:{limits:o=>[["memory.max",o.memory_bytes],["pids.max",o.processes]],wanted:()=>[
["memory.swap.max",0]],peakBytes:["memory.peak",I,1],cpuMs:["cpu.stat",/^usage_usec (\d+)$/m,1e3],killed:["memory.events",
k,1],refused:O},memory:{limits:({memory_bytes:o})=>[["memory.limit_in_bytes",o]],wanted:({memory_bytes:o})=>[["memory.me\
msw.limit_in_bytes",o]],peakBytes:["memory.max_usage_in_bytes",I,1],killed:["memory.oom_control",k,1]},pids:{limits:({processes:o})=>[
["pids.max",o]],refused:O},cpuacct:{cpuMs:["cpuacct.usage",I,1e6]}};function y(o,a){return o.flatMap(({controller:r},e)=>{
const{limits:t,wanted:l}=v[r],m=(i,_)=>(i?.(a)??[]).map(([N,T])=>[e,N,String(T),_]);return[...m(t,!0),...m(l,!1)]})}function E(o,a,r){
const e=o.filter((l,m)=>a.includes(m)),t=l=>e.some(({controller:m})=>v[m][l]);return{enforced:{memory:t("killed"),processes:t(
"refused")},of:l=>{const m=i=>e.map(({controller:_,parent:N})=>u(v[_][i],(0,h().join)(N,`${r}/${l}`))).find(_=>_!==void 0);
return{resources:()=>{const[i,_]=[m("peakBytes"),m("cpuMs")];return{...i!==void 0&&{peak_memory_bytes:i},..._!==void 0&&
{cpu_ms:_}}},limitsHit:()=>[...(m("killed")??0)>0?["memory_bytes"]:[],...(m("refused")??0)>0?["processes"]:[]]}}}}function b(o){
for(const{parent:a}of o)(0,g().attempt)(()=>{for(const r of(0,R().foldersLeftIn)(a)){for(const e of(0,S().readdirSync)(r))
(0,g().attempt)(()=>(0,S().rmdirSync)((0,h().join)(r,e)));(0,g().attempt)(()=>(0,S().rmdirSync)(r))}})}function u(o,a){if(!o)
return;const[r,e,t]=o,l=(0,g().attempt)(()=>(0,S().readFileSync)((0,h().join)(a,r),"utf8"))??"",m=e.exec(l)?.[1];return m===
void 0?void 0:Math.round(Number(m)/t)}function p(o,a,r){const e=a.split(`
`).flatMap(c),t=o.split(`
`).flatMap(d),l=e.find(({version:i})=>i===2),m=t.find(({controllers:i})=>i.length===0);if(l&&m)for(const i of n(l.point,
s(l,m.path))){const _=r(i).split(/\s+/);if(["memory","pids"].every(N=>_.includes(N)))return[{controller:"unified",parent:i}]}
return["memory","pids","cpuacct"].flatMap(i=>{const _=e.find(({version:T,options:P})=>T===1&&P.includes(i)),N=t.find(({controllers:T})=>T.
includes(i));return _&&N?[{controller:i,parent:s(_,N.path)}]:[]})}function c(o){const[a="",r=""]=o.split(" - "),[,,,e="",
t=""]=a.split(" "),[l,,m=""]=r.split(" ");return l!=="cgroup"&&l!=="cgroup2"?[]:[{root:e,point:t,version:l==="cgroup"?1:
2,options:m.split(",")}]}function d(o){const a=/^\d+:([^:]*):(\/.*)$/.exec(o);if(!a)return[];const[,r="",e=""]=a;return[
{controllers:r.split(",").filter(Boolean),path:e}]}function s({point:o,root:a},r){const e=(0,h().relative)(a,r);return e.
startsWith("..")?o:(0,h().join)(o,e)}function n(o,a){const r=(0,h().relative)(o,a).split("/").filter(Boolean);return r.map(
(e,t)=>(0,h().join)(o,...r.slice(0,r.length-t))).concat(o)}},52703:function(A,w){Object.defineProperty(w,"__esModule",{value:!0}),
w.PROBE_SCRIPT=void 0;const f=w.PROBE_SCRIPT=String.raw`
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
`},81607:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.probeIsolation=c;function S(){const e=f(31421);
return S=function(){return e},e}function h(){const e=f(77598);return h=function(){return e},e}function g(){const e=f(73024);
return g=function(){return e},e}function R(){const e=f(51455);return R=function(){return e},e}function I(){const e=f(77030);
return I=function(){return e},e}function k(){const e=f(76760);return k=function(){return e},e}function O(){const e=f(7723);
return O=function(){return e},e}function v(){const e=f(26040);return v=function(){return e},e}function y(){const e=f(4339);
return y=function(){return e},e}function E(){const e=f(2978);return E=function(){return e},e}function b(){const e=f(52703);
return b=function(){return e},e}const u=O().record(O().string(),O().boolean()),p=O().object({required:u,informative:u});
async function c(e){const{run:t,checkout:l,network:m}=e,i=(0,h().randomUUID)(),_=await(0,y().temporaryFolder)(),N=(0,k().
join)(_,"socket"),T=(0,k().join)(_,"written"),P=(0,k().join)(l,`.gene-gate-probe-${i}`),j=await n([_,...e.folders],i),L=`\
secret-${i}`,M=(0,S().spawn)("/bin/sh",["-c","read -r _",i],{env:{SECRET:L},stdio:["pipe","ignore","ignore"]});M.on("err\
or",()=>{});const C=await r(e.shown),x=[(0,I().createServer)(),(0,I().createServer)()];try{await Promise.all([o(x[0],{port:0,
host:"127.0.0.1"}),o(x[1],N)]);const $=x[0].address(),D=typeof $=="object"&&$?$.port:0,K=`heartbeat-${i}`,G=M.pid??0,U=C.
isHeld?e.shown:"",Y={port:D,socket:N,outside:T,inside:P,canaries:j,secret:L,token:i,pid:G,heartbeat:K,locked:U,network:m,
filters:a()},B=await t(["-e",b().PROBE_SCRIPT,JSON.stringify(Y)]),W=p.safeParse((0,v().attempt)(()=>JSON.parse(B.stdout.
head)));if(B.status!=="passed"||!W.success)return s(B);const{required:H,informative:F}=W.data,z=(0,g().existsSync)(T)||!e.
keepsWrites&&(0,g().existsSync)(P),V=(0,E().processesWith)(K,"cmdline"),J={no_write_stays:!z,nothing_survives:V.length===
0};return[...d({...H,...J},!0),...d(F,!1)]}finally{M.stdin.destroy(),C.release();for(const $ of x)$.close();await Promise.
all([_,P,...j].map($=>(0,R().rm)($,{recursive:!0,force:!0})))}}function d(e,t){return Object.entries(e).map(([l,m])=>({name:l,
held:m,required:t}))}function s({status:e,reason:t,stderr:l}){return t??`the probe ${e} without output: ${l.head.slice(0,
200)}`}async function n(e,t){return(await Promise.all(e.map(async m=>{const i=(0,k().join)(m,`.gene-gate-canary-${t}`);return(0,R().
writeFile)(i,t,{mode:420,flag:"wx"}).then(()=>[i],()=>[])}))).flat()}function o(e,t){return e.on("connection",l=>l.destroy()),
new Promise((l,m)=>{e.once("error",m),e.listen(t,l)})}function a(){const e=(0,g().readFileSync)("/proc/self/status","utf\
8");return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(e)?.[1]??0)}function r(e){const t=(0,S().spawn)("flock",["-s",e,"sh",
"-c","echo; read -r _"],{stdio:["pipe","pipe","ignore"]}),l=()=>t.stdin.destroy();return new Promise(m=>{t.once("error",
()=>m({isHeld:!1,release:l})),t.once("exit",()=>m({isHeld:!1,release:l})),t.stdout.once("data",()=>m({isHeld:!0,release:l}))})}},
3170:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.namespaces=E,w.runContained=p;function S(){const n=f(
12086);return S=function(){return n},n}function h(){const n=f(57334);return h=function(){return n},n}function g(){const n=f(
27097);return g=function(){return n},n}function R(){const n=f(35353);return R=function(){return n},n}function I(){const n=f(
11863);return I=function(){return n},n}function k(){const n=f(66535);return k=function(){return n},n}function O(){const n=f(
96266);return O=function(){return n},n}const v=64*1024,y={home:O().HOME,temp:O().TEMP,npmCache:`${O().HOME}/npm-cache`,npmUserConfig:"\
/home/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};function E(n){const{programs:o,checkout:a,description:r}=n;return{
level:"namespaces",description:r,check:e=>{(0,g().launchOf)(e,{programs:o,checkout:a,base:{}})},run:(e,t)=>p(b(e,n,t),n),
forGene:(e,t)=>u(n,e,t),cover:async e=>E({...n,prepared:await n.prepared.cover(e)}),prepare:(e,t)=>p(b(e,n,t,!0),n)}}function b(n,{
programs:o,checkout:a},r,e=!1){const t={programs:o,folder:y,assignments:n.env,mayDownload:e},l=(0,S().commandEnvironment)(
t),m=(0,g().launchOf)(n,{programs:o,checkout:a,base:l});return{...m,timeoutMs:n.timeoutMs,signal:r,env:{...l,...m.env}}}
async function u(n,o,a){const r=await n.prepared.share(o);if(typeof r=="string"){const t=a?.aborted?(0,h().notRun)("skip\
ped",(0,h().stopReason)(a)):void 0;return{run:async()=>t??s(r),close:()=>Promise.resolve()}}const e={written:new Map};return{
run:(t,l)=>p(b(t,n,l),{...n,prepared:r,history:e}),close:r.close}}async function p(n,o){const{checkout:a,history:r,outputBytes:e,
prepared:t,programs:l,limits:m}=o,{file:i,args:_,cwd:N,timeoutMs:T,signal:P}=n,{env:j=(0,S().commandEnvironment)({programs:l,
folder:y,assignments:{}})}=n;if(P?.aborted)return(0,h().notRun)("skipped",(0,h().stopReason)(P));const L=t.slot();try{const M=await L.
whenReady();if(M!==void 0)return s(M);const C=()=>L.start({file:i,args:_,env:j,cwd:N}),x=await(0,R().supervise)(i,C,{timeoutMs:T,
outputBytes:e,signal:P});if(x.status==="error")return x;const $=(0,k().lowerLayer)(a,o.leftOut),D=await c(x,L,$,r);return d(
D,L.group,m)}finally{await L.release()}}async function c(n,o,a,r){const{free:e,...t}=await o.report(),l=r&&{former:r.written,
isTaken:(0,I().takenFor)(a)},{side_effects:m,modified:i,remembered:_}=(0,k().compareWritten)(t,a,l),N=e&&(e.bytes<v||e.files===
0);return r&&(r.written=_),{...n,...N&&{limits_hit:["written_bytes"]},side_effects:m,...r&&i.length>0&&{checkout_modified:i}}}
function d(n,o,a){const r=o.resources(),e=[...o.limitsHit(),...n.limits_hit??[]],t=n.reason!==void 0&&e.includes("memory\
_bytes")?`${n.reason}, at its limit of ${a.memory_bytes} bytes of memory`:n.reason;return{...n,...t!==void 0&&{reason:t},
...e.length>0&&{limits_hit:e},...Object.keys(r).length>0&&{resources:r}}}function s(n){return(0,h().notRun)("crashed",`C\
ontainment could not be set up: ${n}`)}},4877:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.prepareView=
s;function S(){const t=f(73024);return S=function(){return t},t}function h(){const t=f(51455);return h=function(){return t},
t}function g(){const t=f(76760);return g=function(){return t},t}function R(){const t=f(26040);return R=function(){return t},
t}function I(){const t=f(41895);return I=function(){return t},t}function k(){const t=f(4339);return k=function(){return t},
t}function O(){const t=f(57334);return O=function(){return t},t}function v(){const t=f(10582);return v=function(){return t},
t}function y(){const t=f(80842);return y=function(){return t},t}function E(){const t=f(39105);return E=function(){return t},
t}function b(){const t=f(50820);return b=function(){return t},t}function u(){const t=f(515);return u=function(){return t},
t}function p(){const t=f(96266);return p=function(){return t},t}const c=`"""Makes the namespaces of commands before they\
 are needed, and starts the commands in them.

A slot is a set of namespaces for one command. Four processes take part, each with less privileges:

  keeper      makes the part of the view that all commands of a run share, in its own mount namespace, and
              removes the run's control groups at the end.
  supervisor  process 1 of a PID namespace for the run, in that mount namespace. It makes slots and passes
              messages on. If it ends, the kernel kills every slot.
  init        process 1 of a slot. It mounts the command's part of the view, stops and reaps all that
              the command starts, and reports the result before the namespaces are torn down.
  starter     becomes the command. It has joined the control groups and given up all privileges before
              it waits for the words to execute, so that only execve remains.

The gate writes requests to the supervisor's standard input and reads replies from its standard output.
A command has neither: its outputs are named pipes that the gate reads, and everything above
descriptor 2 is closed. Every message is a frame: a length of four bytes, then words separated by NUL.

  prepare ID CONFIG            makes the view -> ready ID NUMBER..., the parents in which groups can be made
  slots ID CONFIG              says what is known only then: limits, folders and mounts
  view ID LAYER / drop ID      makes or drops an upper layer that several slots share
  slot ID VIEW LAYER           makes a slot -> ready ID, or failed ID REASON; LAYER is a directory of the gate's
                               folder for the run, whose files cover those of the checkout
  run ID FOLDER COUNT ENV... WORD...   starts the command there -> done ID exit|signal NUMBER listed|empty
  term ID / kill ID            signals all processes of the slot
  discard ID                   ends a slot that is not needed
  free ID                      removes the slot's control groups

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

# Paths inside the view; see view-layout.ts.
ROOT = b'/.gene-gate'
OWN, RUN, SHARED, GROUPS = ROOT + b'/own', ROOT + b'/run', ROOT + b'/shared', ROOT + b'/cgroup'
INSIDE = [b'lower', b'cover', b'covering', b'covered', b'nothing', b'own', b'run', b'shared', b'tools',
          b'cgroup', b'replaced']
# Directories that distributions replace by links.
LINKS = [b'bin', b'sbin', b'lib', b'lib32', b'lib64', b'libx32']
# Larger files of the machine are not copied, in bytes.
SMALL = 64 << 10
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
    """What the gate says in JSON about all commands of a run.

      user        who runs them: whether the keeper is in a user namespace, and the two identities
      checkout    its path; folder is that of the gate, group the name of the run's control groups
      size        bytes of a tmpfs
      adopt       whether to give the tree to the user; network whether they have one
      keyctl      the number of that system call; filter the code of the filter of system calls, in hexadecimal
      shared      mounts that all commands share, in order: source and target of a directory of the machine to
                  show read-only, or those, type and options
      devices     names of device files to show
      hidden      files and directories of the checkout to hide
      parents     of control groups; settings has, for a file of the group of each slot, the number of the
                  parent, the value, and whether the group is useless without it
      limits      resource limits, by their names without RLIMIT_
      folders     directories of the tmpfs for what a command writes
      mounts      source, target, type and options of each command's own mounts
    """
    def __init__(self):
        # The run's control groups, by the numbers of their parents.
        self.groups = {}

    def add(self, text):
        for name, value in json.loads(text).items():
            setattr(self, name, encoded(value))


def encoded(value):
    """Returns a value with bytes in place of texts: paths are bytes."""
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


def make_folders(config, above, wanted):
    is_mapped, uid, gid = config.user
    for name in filter(wanted, config.folders):
        path = above + b'/' + name
        os.mkdir(path)
        os.chmod(path, 0o755)
        if not is_mapped:
            os.chown(path, uid, gid)


def is_layer(name):
    return name in (b'upper', b'work')


def mount_tmpfs(config):
    size = b'size=%d,nr_inodes=%d' % (config.size, config.size // 1024)
    mount(b'gene-gate', OWN, b'tmpfs', b'mode=0755,' + size)


def mount_slot(config, name, view, layer):
    """Mounts a command's own part of the view. Returns descriptors of its upper layer and tmpfs."""
    if view is None:
        mount_tmpfs(config)
        make_folders(config, OWN, lambda _: True)
    upper = os.open(OWN + b'/upper', os.O_RDONLY | os.O_DIRECTORY)
    own = os.open(OWN, os.O_RDONLY | os.O_DIRECTORY)
    if view is not None:
        # The commands of a view share the checkout, but not their other directories.
        os.mkdir(OWN + b'/' + name)
        make_folders(config, OWN + b'/' + name, lambda name: not is_layer(name))
        mount(OWN + b'/' + name, OWN, b'none', b'bind')
    for source, target, kind, options in config.mounts:
        if view is not None and kind == b'overlay':
            source, kind, options = SHARED, b'none', b'bind,X-mount.mkdir'
        mount(source, target, kind, with_layer(kind, options, layer))
    return upper, own


def with_layer(kind, options, layer):
    if kind != b'overlay' or not layer:
        return options
    return options.replace(b'lowerdir=', b'lowerdir=' + RUN + b'/' + layer + b':', 1)


def share_view(config, home, layer):
    """Makes an upper layer in a mount namespace of its own. Returns a descriptor of the namespace."""
    call('unshare', NEW_MOUNTS)
    try:
        mount_tmpfs(config)
        make_folders(config, OWN, is_layer)
        for source, _, kind, options in config.mounts:
            if kind == b'overlay':
                mount(source, SHARED, kind, with_layer(kind, options, layer))
        return os.open('/proc/self/ns/mnt', os.O_RDONLY)
    finally:
        call('setns', home, NEW_MOUNTS)


# -- control groups

def make_groups(config, name):
    """Makes the groups of a slot, which belong to the keeper's user. Returns their directories."""
    for folder in config.groups.values():
        os.mkdir(folder + b'/' + name)
    for number, file, value, is_needed in config.settings:
        if number in config.groups:
            try:
                write_file(config.groups[number] + b'/' + name + b'/' + file, value)
            except OSError:
                if is_needed:
                    raise
    return [folder + b'/' + name for folder in config.groups.values()]


def free_groups(config, name):
    for folder in config.groups.values():
        try:
            os.rmdir(folder + b'/' + name)
        except OSError:
            pass  # Still in use, or never made; removed at the end of the run.


def try_group(config, number, parent):
    """Makes the run's group in a hierarchy, if a process of this user can join it and its limits can be set."""
    own = parent + b'/' + config.group
    try:
        os.mkdir(own)
    except OSError:
        return
    config.groups = {number: own}
    try:
        if not can_join(own):
            raise OSError
        for controllers in (b'+memory +pids', b'+cpu'):
            try:
                write_file(own + b'/cgroup.subtree_control', controllers)
            except OSError:
                pass  # Version 1, or not delegated.
        make_groups(config, b'trial')
        free_groups(config, b'trial')
        inside = b'%b/%d' % (GROUPS, number)
        os.mkdir(inside[1:])
        mount(parent, inside[1:], b'none', b'bind')
        return inside + b'/' + config.group
    except OSError:
        free_groups(config, b'trial')
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
    """Removes the run's groups at its end; the kernel may need time to empty them."""
    for folder in config.groups.values():
        for attempt in range(5):
            time.sleep(0.1 if attempt else 0)
            try:
                for name in next(os.walk(folder))[1]:
                    os.rmdir(folder + b'/' + name)
                os.rmdir(folder)
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
    # If the memory of the machine is used up, the kernel ends the command first.
    write_file('/proc/self/oom_score_adj', b'1000')
    for name, value in config.limits:
        resource.setrlimit(getattr(resource, 'RLIMIT_' + name.decode()), (value, value))
    give_up_privileges(config, to_init)
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
    """Installs a filter of system calls (see system-call-filter.ts). Without one, the self-test says so."""
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

def init(config, name, layers, groups, control):
    try:
        try:
            child, to_starter, readers, files = prepare(config, name, layers, groups, control)
            send(control, b'ready', name)
        except Exception as error:
            send(control, b'failed', name, str(error).encode())
            return
        status = run(control, child, to_starter, readers, files[-1])
        kill_all(signal.SIGKILL)
        try:
            while True:
                os.wait()
        except ChildProcessError:
            pass
        how = (b'signal', os.WTERMSIG(status)) if os.WIFSIGNALED(status) \\
            else (b'exit', os.WEXITSTATUS(status))
        listed = report(config, name, status, *files[:-1], layers[0] is not None)
        send(control, b'done', name, how[0], b'%d' % how[1], b'listed' if listed else b'empty')
    finally:
        os._exit(0)


def prepare(config, name, layers, groups, control):
    """Makes the namespaces. Returns the starter, which waits, its socket, the reading ends of its outputs,
    and open files for the report."""
    view, layer = layers
    nothing = os.open('/dev/null', os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    close_others({control} | ({view} if view is not None else set()))
    if view is not None:
        call('setns', view, NEW_MOUNTS)
    call('unshare', NEW_MOUNTS | NEW_UTS | NEW_IPC | (0 if config.network else NEW_NETWORK))
    call('mount', None, b'/', None, ctypes.c_ulong(MS_REC | MS_PRIVATE), None)
    if not config.network:
        bring_up_loopback()
    readers, outputs = zip(*(make_output(name, stream) for stream in (b'out', b'err')))
    joins = [os.open(folder + b'/cgroup.procs', os.O_WRONLY) for folder in groups]
    run_folder = os.open(RUN, os.O_RDONLY | os.O_DIRECTORY)
    upper, own = mount_slot(config, name, view, layer)
    os.chdir(config.checkout)
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
    return child, ours, readers, (run_folder, upper, own, wake)


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
    a reading end, without which nobody could open the other one, and the end of the command."""
    path = RUN + b'/' + name + b'-' + stream
    os.mkfifo(path)
    # The gate and the command can be different users, and nobody else can enter the directory.
    os.chmod(path, 0o666)
    return os.open(path, os.O_RDONLY | os.O_NONBLOCK), os.open(path, os.O_WRONLY)


def run(control, child, to_starter, readers, wake):
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
                # The gate has opened the outputs; a command whose gate is gone must not fill them for ever.
                for descriptor in (to_starter, *readers):
                    os.close(descriptor)
            elif kind == b'term':
                kill_all(signal.SIGTERM)
            elif kind == b'kill':
                kill_all(signal.SIGKILL)
        status = reap(child)
        if status is not None:
            return status


def report(config, name, status, run_folder, upper, own, is_shared):
    """Lists what the command wrote, unless that is nothing. Returns whether there is a list."""
    # Of the root, the list tells nothing else.
    is_same = not is_shared or stat.S_IMODE(os.fstat(upper).st_mode) == 0o755
    listed = bool(os.listdir(upper)) or status != 0 or not is_same
    if listed:
        create = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        file = os.open(b'report-' + name, create, 0o644, dir_fd=run_folder)
        records = Records(file)
        if status != 0:
            room = os.fstatvfs(upper)
            records.add(b'!free %d %d %d' % (room.f_bavail, room.f_frsize, room.f_ffree))
        try:
            if list_written(records, upper) and is_same:
                records.add(b'end')
        except (OverflowError, OSError):
            pass  # Without its last record, the list is known to be incomplete.
        records.file.close()
    if is_shared:
        try:
            remove_own(own, os.fsdecode(name))
        except (OSError, RecursionError):
            pass  # It only takes room that the commands of this view may use.
    return listed


def remove_own(folder, name):
    """Removes a directory of a slot from the tmpfs that all slots of its view share. The tmpfs is not visible any
    more, so it is removed by descriptors."""
    inside = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=folder)
    with os.scandir(inside) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                remove_own(inside, entry.name)
            else:
                os.unlink(entry.name, dir_fd=inside)
    os.close(inside)
    os.rmdir(name, dir_fd=folder)


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
    """Lists what a command wrote. Nothing changes meanwhile: no other process is left.

    For each entry of the layer, directories before their contents: its type, a stamp that differs after each change
    (inode, time and permissions), and its path. Then for each entry that is left in a directory of the layer: "="
    and the path. Returns whether everything is listed: not what is in a directory with a long path."""
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
    mode = stat.S_IMODE(found.st_mode)
    return b'%b%d:%d:%o %b' % (kind, found.st_ino, found.st_ctime_ns, mode, path)


def is_moved(folder):
    """Whether a directory of a layer shows the contents of another one, which was renamed to it."""
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
    tried = [(number, try_group(config, number, parent)) for number, parent in enumerate(config.parents)]
    config.groups = {number: folder for number, folder in tried if folder}
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
    """Makes a layer over the checkout that hides what is not in the audited commit: a whiteout (a character
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
    send(1, b'ready', name, *(b'%d' % number for number in config.groups))
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
    homes = [os.open('/proc/self/ns/' + name, os.O_RDONLY) for name in ('mnt', 'pid')]
    wake = wake_up_when_a_child_ends()
    slots, views = {}, {}
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
    try:
        if kind == b'slot':
            view = views[values[0]] if values[0] else None
            control = start_slot(config, name, (view, values[1]), homes[1])
            slots[control] = name
            poller.register(control, select.POLLIN)
        elif kind == b'view':
            views[name] = share_view(config, homes[0], values[0])
            send(1, b'ready', name)
    except (OSError, KeyError) as error:
        send(1, b'failed', name, str(error).encode())
    if kind == b'drop':
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
    elif kind == b'slots':
        config.add(*values)


def start_slot(config, name, layers, home):
    """Starts process 1 of a new slot. Returns the supervisor's end of its socket."""
    groups = make_groups(config, name)
    ours, theirs = (each.detach() for each in socket.socketpair())
    try:
        call('unshare', NEW_PIDS)
        try:
            pid = os.fork()
            if pid == 0:
                init(config, name, layers, groups, theirs)
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
`,d=6e4;async function s(t){o(t.leftOut);const{privileges:l,file:m,python:i,replaced:_,signal:N}=t,T=e();(0,y().removeLeftGroups)(
T);const P=await(0,k().temporaryFolder)(),j=(0,g().join)(P,"supervisor.py");await(0,h().writeFile)(j,c),await(0,h().mkdir)(
(0,g().join)(P,"stage")),await(0,h().mkdir)((0,g().join)(P,"run","replaced"),{recursive:!0});for(const[H,F]of[..._.values()].
entries())await(0,h().writeFile)((0,g().join)(P,"run","replaced",String(H)),F);const L=(0,b().startSupervisor)([m,...l.newMounts.
slice(1),i,"-I","-S",j]),{link:M}=L,C=async()=>{await L.close(),await(0,h().rm)(P,{recursive:!0,force:!0})},x=()=>M.lose(
O().INTERRUPTED);N?.addEventListener("abort",x),N?.aborted&&x();const $=M.reply("","ready",d);M.send("prepare","",JSON.stringify(
a(t,P,T)));const D=await $;if(N?.removeEventListener("abort",x),typeof D=="string")return await C(),D===O().INTERRUPTED?
D:L.complaint()??D;const K=(0,y().controlGroups)(T,D.slice(2).map(Number),(0,g().basename)(P)),G=(0,v().effectiveLimits)(
t.limits,K.enforced);M.send("slots","",JSON.stringify(r(t,G)));const U=(0,g().join)(P,"run"),Y=new(E()).Slots({link:M,folder:U,
groups:K}),B=Y.stock(t.lanes),W={limits:G,slot:B.slot,share:H=>Y.share(H),cover:async H=>{const F=Y.name();await(0,h().mkdir)(
(0,g().join)(U,F)),await H((0,g().join)(U,F));const z=process.getuid?.()===0?l.user:void 0;z&&await n((0,g().join)(U,F),
z);const V=Y.stock(0,0,{layer:F});return{...W,...V,share:J=>Y.share(J,F)}},close:async()=>{await B.close(),await C()}};return W}
async function n(t,{uid:l,gid:m}){for(const i of["",...await(0,h().readdir)(t,{recursive:!0})])await(0,h().lchown)((0,g().
join)(t,i),l,m)}function o(t){const l=t.find(m=>Buffer.from(m).toString()!==m);if(l!==void 0)throw new(I()).GateError("c\
heckout_differs",`The file ${JSON.stringify(l)} is not in the commit and cannot be hidden, because its name is not UTF-8`,
"Delete the file.")}function a({privileges:t,view:l,checkout:m,leftOut:i,limits:_,network:N},T,P){const{user:j,runsAs:L,
adopt:M}=t,C=(0,u().systemCallFilter)(N);return{user:[j===void 0,L.uid,L.gid],checkout:m,folder:T,group:(0,g().basename)(
T),adopt:M,network:N,size:_.written_bytes,keyctl:C?.keyctl??-1,filter:C?.hex??"",shared:(0,p().sharedMounts)({view:l,checkout:m,
run:(0,g().join)(T,"run"),stage:(0,g().join)(T,"stage")}),devices:l.devices,hidden:i,settings:(0,y().groupSettings)(P,_),
parents:P.map(({parent:x})=>x)}}function r(t,l){return{limits:(0,v().resourceLimits)(l),folders:(0,p().commandFolders)(t.
view),mounts:(0,p().commandMounts)({...t,hides:t.leftOut.length>0,replaced:[...t.replaced.keys()]})}}function e(){const t=i=>(0,R().
attempt)(()=>(0,S().readFileSync)(i,"utf8").trim())??"",[l,m]=[t("/proc/self/cgroup"),t("/proc/self/mountinfo")];return(0,y().
findHierarchies)(l,m,i=>t((0,g().join)(i,"cgroup.subtree_control")))}},85723:function(A,w,f){Object.defineProperty(w,"__\
esModule",{value:!0}),w.processGroup=E;function S(){const c=f(73024);return S=function(){return c},c}function h(){const c=f(
51455);return h=function(){return c},c}function g(){const c=f(76760);return g=function(){return c},c}function R(){const c=f(
4339);return R=function(){return c},c}function I(){const c=f(12086);return I=function(){return c},c}function k(){const c=f(
57334);return k=function(){return c},c}function O(){const c=f(27097);return O=function(){return c},c}function v(){const c=f(
2978);return v=function(){return c},c}function y(){const c=f(35353);return y=function(){return c},c}function E({programs:c,
checkout:d,outputBytes:s}){const n=(0,S().realpathSync)(d),o=(a,r,e=!1)=>p(t=>{const l=(0,I().commandEnvironment)({programs:c,
folder:t,assignments:a.env,mayDownload:e}),m=(0,O().launchOf)(a,{programs:c,checkout:n,base:l}),i={...m,env:{...l,...m.env}},
_={timeoutMs:a.timeoutMs,outputBytes:s,signal:r};return(0,y().supervise)(i.file,()=>(0,v().startProgram)(i),_)});return{
level:"process_group",description:`Clean environment, private HOME and TMPDIR, ${u()}. Access to the network and to the \
files of this user is not restricted.`,check:a=>{(0,O().launchOf)(a,{programs:c,checkout:n,base:{}})},prepare:(a,r)=>o(a,
r,!0),run:async(a,r)=>a.npmSettings?b(a.npmSettings):o(a,r)}}function b(c){const d=`It starts npm, which would read sett\
ings that only containment in namespaces hides (${c.join("; ")})`;return(0,k().notRun)("crashed",d)}function u(){switch(process.
platform){case"linux":return"process group and marked descendants killed at the end";case"win32":return"process tree kil\
led when it is stopped";default:return"process group killed at the end"}}async function p(c){const d=await(0,R().temporaryFolder)(),
s={home:(0,g().join)(d,"home"),temp:(0,g().join)(d,"tmp"),npmCache:(0,g().join)(d,"npm-cache"),npmUserConfig:(0,g().join)(
d,"npmrc-user"),npmGlobalConfig:(0,g().join)(d,"npmrc-global")};try{return await Promise.all([(0,h().mkdir)(s.home),(0,h().
mkdir)(s.temp),(0,h().writeFile)(s.npmUserConfig,""),(0,h().writeFile)(s.npmGlobalConfig,"")]),await c(s)}finally{await(0,h().
rm)(d,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}},39105:function(A,w,f){Object.defineProperty(w,"__esModule",
{value:!0}),w.Slots=void 0;function S(){const s=f(73024);return S=function(){return s},s}function h(){const s=f(51455);return h=
function(){return s},s}function g(){const s=f(77030);return g=function(){return s},s}function R(){const s=f(48161);return R=
function(){return s},s}function I(){const s=f(76760);return I=function(){return s},s}function k(){const s=f(27159);return k=
function(){return s},s}function O(){const s=f(50820);return O=function(){return s},s}const v=3e4,y={entries:[],left:[],complete:!0},
E={entries:[],left:[],complete:!1};class b{#t;#n=0;constructor(n){this.#t=n}stock(n,o=Number.POSITIVE_INFINITY,a={}){const r=[];
let e=0;const t=()=>u(this.#t,this.name(),a),l=()=>{for(;r.length<n&&e<o;e+=1)r.push(t())};return l(),{slot:()=>{const m=r.
shift()??t();return l(),m},close:async()=>{e=o,await Promise.all(r.splice(0).map(m=>m.release()))}}}async share(n,o=""){
const{link:a}=this.#t,r=this.name(),e=a.reply(r,"ready",v);a.send("view",r,o);const t=await e;if(typeof t=="string")return t;
const l=this.stock(1,n,{view:r,layer:o});return{...l,close:async()=>{await l.close(),a.send("drop",r)}}}name(){return this.#n+=
1,`slot-${this.#n}`}}w.Slots=b;function u({link:s,folder:n,groups:o},a,{view:r="",layer:e=""}){const t=(0,I().join)(n,`r\
eport-${a}`),l=[];let m=!1,i;const _=s.reply(a,"ready",v);s.send("slot",a,r,e);const N=_.then(T=>{if(typeof T=="string")
return T;try{for(const P of["out","err"])l.push(d((0,I().join)(n,`${a}-${P}`)))}catch(P){return`its outputs cannot be op\
ened: ${P.message}`}});return{group:o.of(a),whenReady:async()=>await N??s.lost,start:({file:T,args:P,cwd:j,env:L})=>{const M=Object.
entries(L).map(([$,D])=>`${$}=${D}`),C=[String(M.length),...M,T,...P];s.send("run",a,j,...C),m=!0;const x=s.reply(a,"don\
e").then($=>typeof $=="string"?{exitCode:null,signal:null,lost:$}:(i=$[4]==="listed",c($)));return p({link:s,name:a},l,x)},
report:async()=>i===void 0?E:i?(0,k().readReport)(t):y,release:async()=>{m||s.send("discard",a),s.send("free",a);for(const T of l)
T.destroy();await(0,h().rm)(t,{force:!0})}}}function p({link:s,name:n},o,a){const r=o.map(e=>new Promise(t=>e.once("clos\
e",t)));for(const e of o)e.resume();return{outputs:[o[0]??null,o[1]??null],ended:a,closed:Promise.all(r),terminate:()=>s.
send("term",n),kill:()=>s.send("kill",n)}}function c([,,s,n=""]){const o=/^\d{1,3}$/.test(n)?Number(n):void 0;if(s==="ex\
it"&&o!==void 0)return{exitCode:o,signal:null};const[a]=Object.entries(R().constants.signals).find(([,r])=>r===o)??[];return s===
"signal"&&a!==void 0?{exitCode:null,signal:a}:{exitCode:null,signal:null,lost:O().NONSENSE}}function d(s){const n=(0,S().
openSync)(s,S().constants.O_RDONLY|S().constants.O_NONBLOCK);(0,S().unlinkSync)(s);const o=new(g()).Socket({fd:n,readable:!0,
writable:!1});return o.on("error",()=>{}),o.unref()}},50820:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),
w.SupervisorLink=w.NONSENSE=void 0,w.frame=p,w.startSupervisor=O;function S(){const c=f(31421);return S=function(){return c},
c}function h(){const c=f(73024);return h=function(){return c},c}function g(){const c=f(14495);return g=function(){return c},
c}function R(){const c=f(2978);return R=function(){return c},c}function I(){const c=f(35353);return I=function(){return c},
c}const k=1e4;function O([c="",...d]){const s=(0,h().openSync)("/","r"),n=(0,S().spawn)(c,d,{cwd:"/",env:{PATH:g().SYSTEM_PATH},
detached:!0,stdio:["pipe","pipe","pipe",s]});(0,h().closeSync)(s);let o="";n.stderr.on("data",e=>{o=`${o}${e}`.slice(-1e3)}),
n.stderr.on("error",()=>{}),n.once("error",({message:e})=>{o=e});const a=new Promise(e=>n.once("close",e)),r=new u({requests:n.
stdin,replies:n.stdout});return(0,R().letGo)(n),{link:r,complaint:()=>o.trim().split(`
`)[0]||void 0,close:async()=>{n.ref(),r.lose(E),await(0,I().waitAtMost)(k,a);const e=n.exitCode===null&&n.signalCode===null;
n.pid!==void 0&&e&&(0,R().signalTree)(n.pid,"SIGKILL")}}}const v=4,y=64*1024,E="the supervisor has ended",b=w.NONSENSE="\
the supervisor sent an unknown reply";class u{#t;#n=new Map;#e;constructor({requests:d,replies:s}){this.#t=d;let n=Buffer.
alloc(0);s.on("data",o=>{n=this.#r(Buffer.concat([n,o]))});for(const o of[d,s])o.on("error",()=>this.lose(E)),o.once("cl\
ose",()=>this.lose(E))}get lost(){return this.#e}send(...d){const s=p(...d);this.#e===void 0&&this.#t.write(s)}reply(d,s,n){
return this.#e!==void 0?Promise.resolve(this.#e):new Promise(o=>{const a=e=>{clearTimeout(r),this.#n.delete(d),o(e)},r=n===
void 0?void 0:setTimeout(()=>a("it takes too long"),n);this.#n.set(d,{kind:s,settle:a})})}lose(d){if(this.#e===void 0){this.#e=
d,this.#t.destroy();for(const{settle:s}of[...this.#n.values()])s(d)}}#r(d){let s=d;for(;s.length>=v&&this.#e===void 0;){
const n=v+s.readUInt32BE();if(n>y)this.lose(b);else{if(s.length<n)break;this.#o(s.toString("utf8",v,n).split("\0"))}s=s.
subarray(n)}return s}#o(d){const[s,n="",o=""]=d,a=this.#n.get(n);s==="failed"?a?.settle(o||"no reason given"):a!==void 0&&
s===a.kind?a.settle(d):s!=="ready"&&this.lose(b)}}w.SupervisorLink=u;function p(...c){if(c.some(n=>n.includes("\0")))throw Object.
assign(new TypeError("A word contains NUL"),{code:"ERR_INVALID_ARG_VALUE"});const d=Buffer.from(c.join("\0")),s=Buffer.alloc(
v);return s.writeUInt32BE(d.length),Buffer.concat([s,d])}},515:function(A,w){Object.defineProperty(w,"__esModule",{value:!0}),
w.systemCallFilter=s;const f={x64:{id:3221225534,socket:41,unshare:272,clone:56,keys:248,setrlimit:160,prlimit64:302},ia32:{
id:1073741827,socket:359,socketcall:102,unshare:310,clone:120,keys:286,setrlimit:75,prlimit64:340},arm64:{id:3221225655,
socket:198,unshare:97,clone:220,keys:217,setrlimit:164,prlimit64:261},arm:{id:1073741864,socket:281,unshare:337,clone:120,
keys:309,setrlimit:75,prlimit64:369}},S=425,h=435,g=268435456,R=[1,2,10,16],I=4,k={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},
[O,v,y,E,b]=[32,84,21,69,6],u=[b,0,0,2147418112],[p,c,d]=[0,4,16];function s(l,m=process.arch){const i=Object.entries(f).
find(([N])=>N===m)?.[1];return i===void 0?void 0:{hex:[[O,0,0,c],...Object.values(f).flatMap(N=>a(N.id,n(N,l))),r("ENOSY\
S")].map(t).join(""),keyctl:i.keys+2}}function n(l,m){const{keys:i,socket:_,socketcall:N=h,unshare:T,clone:P,setrlimit:j,
prlimit64:L}=l,M=[...[N,S].flatMap(C=>a(C,[r("ENOSYS")])),...a(_,[e(0),...R.flatMap(C=>a(C,[u])),r("EAFNOSUPPORT")])];return[
[O,0,0,p],[v,0,0,1073741823],...[h,i,i+1,i+2].flatMap(C=>a(C,[r("ENOSYS")])),...m?[]:M,...a(T,[e(0),[E,0,1,g],r("EPERM"),
u]),...a(P,[e(0),[E,0,1,g],r("EPERM"),u]),...a(j,[e(0),...a(I,[r("none")]),u]),...a(L,[e(1),...a(I,[...o(32),...o(36)]),
u]),u]}function o(l){return[[O,0,0,l],[y,1,0,0],r("none")]}function a(l,m){return[[y,0,m.length,l],...m]}function r(l){return[
b,0,0,327680|k[l]]}function e(l){return[O,0,0,d+8*l]}function t([l,m,i,_]){const N=Buffer.alloc(8);return N.writeUInt16LE(
l),N.set([m,i],2),N.writeUInt32LE(_,4),N.toString("hex")}},12086:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),
w.commandEnvironment=k;function S(){const b=f(76760);return S=function(){return b},b}const h={CI:"true",NO_COLOR:"1",FORCE_COLOR:"\
0",LANG:"C.UTF-8",LC_ALL:"C.UTF-8",TZ:"UTC"},g={npm_config_offline:"true",npm_config_fetch_retries:"0"},R=["SYSTEMROOT",
"SYSTEMDRIVE","WINDIR","COMSPEC","PATHEXT"],I="cmd.exe";function k({programs:b,folder:u,mayDownload:p=!1,assignments:c},d=process){
const{node:s,searchPath:n,shell:o}=b,a=d.platform==="win32"?v(d.env,u):{},{delimiter:r,dirname:e}=d.platform==="win32"?S().
win32:S().posix,t={PATH:[...new Set([e(s.file),...n])].join(r),HOME:u.home,TMPDIR:u.temp,...a,...O(u,o??(d.platform==="w\
in32"?I:"/bin/sh")),...p?E(b):g};return{...h,...y(t,c),...t}}function O(b,u){return{npm_config_script_shell:u,npm_config_update_notifier:"\
false",npm_config_browser:"false",npm_config_cache:b.npmCache,npm_config_userconfig:b.npmUserConfig,npm_config_globalconfig:b.
npmGlobalConfig}}function v(b,u){const p=Object.entries(b).flatMap(([c,d])=>{const s=c.toUpperCase();return R.includes(s)&&
d!==void 0?[[s,d]]:[]});return{...Object.fromEntries(p),USERPROFILE:u.home,APPDATA:u.home,LOCALAPPDATA:u.home,TEMP:u.temp,
TMP:u.temp}}function y(b,u){const p=new Set(Object.keys(b).map(c=>c.toUpperCase()));return Object.fromEntries(Object.entries(
u).filter(([c])=>!p.has(c.toUpperCase())))}function E({npm:b}){const u=b&&(0,S().join)((0,S().dirname)(b.file),"../node_\
modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...u&&{npm_config_node_gyp:u}}}},
27097:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.launchOf=I;function S(){const y=f(76760);return S=
function(){return y},y}function h(){const y=f(41895);return h=function(){return y},y}function g(){const y=f(64836);return g=
function(){return y},y}const R={npm_config_node_options:"--warnings"};function I(y,{programs:E,checkout:b,base:u}){const{
argv:p,binary:c,program:d,scripts:s,directory:n}=y,o=E.node.file,a=(0,S().join)(b,n);if(s!==void 0){const t=(0,g().launchScripts)(
s,{programs:E,checkout:b,base:u});if(!("missing"in t))return t;throw t.missing==="sh"?O(y):k(y,t.missing,o)}const r=p.slice(
1);if(c!==void 0)return{file:o,args:[(0,S().join)(b,c),...r],cwd:a};if(d==="node")return{file:o,args:r,cwd:a};if(d==="np\
m"||d==="npx"){const t=E[d];if(t)return{file:o,args:[t.file,...r],env:R,cwd:a};throw k(y,d,o)}const e=E.machine.get(d);if(e)
return{file:e.file,args:r,cwd:a};throw v(y,d,"on PATH outside the checkout","Install the program before this step, in a \
directory outside the checkout. Shell builtins such as cd cannot be run.")}function k(y,E,b){return v(y,E,`next to ${b} \
or on PATH outside the checkout`,"Set up Node.js with npm before this step (for example with actions/setup-node).")}function O(y){
return v(y,"a POSIX shell (sh)","on this machine","Install Git for Windows, which includes sh.")}function v({command:y},E,b,u){
const p=`The command "${y}" needs ${E}, which was not found ${b}.`;return new(h()).GateError("program_not_found",p,u)}},
75009:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.commandVariables=g,w.scriptVariables=I;function S(){
const v=f(73024);return S=function(){return v},v}function h(){const v=f(76760);return h=function(){return v},v}function g(v,{
programs:y,checkout:E,base:b}){const{node:u,npm:p}=y,c=process.platform==="win32",{subcommand:d,directory:s,project:n,prefixed:o,
config:a}=v,r=b.npm_config_node_options??v.nodeOptions,e=a.npm_config_color??b.npm_config_color,t=(0,h().join)(E,n),l=c?
(0,h().dirname)(u.file):(0,h().dirname)((0,h().dirname)(u.file)),m=o?t:b.npm_config_prefix??l;return{...a,COLOR:e==="alw\
ays"?"1":"0",EDITOR:c?`${b.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:(0,h().join)(E,s),NODE:u.file,...r!==void 0&&{NODE_OPTIONS:r},
...r!==void 0&&{npm_config_node_options:r},npm_command:d,npm_config_global_prefix:m,npm_config_init_module:(0,h().join)(
b.HOME??"",".npm-init.js"),npm_config_local_prefix:t,npm_config_noproxy:"",npm_config_prefix:m,npm_node_execpath:u.file,
...p&&R(v,p,u),...b.npm_config_user_agent&&{npm_config_user_agent:b.npm_config_user_agent}}}function R({subcommand:v,inWorkspaces:y},E,b){
const u=k(E.file),p=`npm/${E.version} node/${b.version} ${b.platform} ${b.arch}`,c=(0,S().existsSync)((0,h().join)(u,"li\
b/commands/run-script.js"))?"run-script":"run";return{npm_command:v==="run"?c:v,npm_config_node_gyp:(0,h().join)(u,"node\
_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:E.version,npm_config_user_agent:`${p} workspaces/${y}`,npm_execpath:E.
file}}function I({directory:v,event:y,body:E="",packageEnv:b},{programs:{npm:u},checkout:p,base:c}){const d=(0,h().join)(
p,v),n=[...O(d).map(o=>(0,h().join)(o,"node_modules",".bin")),...u?[(0,h().join)(k(u.file),"node_modules/@npmcli/run-scr\
ipt/lib/node-gyp-bin")]:[],c.PATH];return{...b,PATH:n.join(h().delimiter),npm_lifecycle_event:y,npm_lifecycle_script:E,npm_package_json:(0,h().
join)(d,"package.json")}}function k(v){return(0,h().dirname)((0,h().dirname)(v))}function O(v){const y=(0,h().dirname)(v);
return y===v?[v]:[v,...O(y)]}},64836:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.DRIVER=void 0,w.
launchScripts=g;function S(){const u=f(76760);return S=function(){return u},u}function h(){const u=f(75009);return h=function(){
return u},u}function g(u,p){const{checkout:c,programs:d}=p,{shell:s}=d;if(s===void 0)return{missing:"sh"};const n=(0,h().
commandVariables)(u,p),o=R(u,s,{...p,base:{...p.base,...n}});return"missing"in o?o:{file:s,args:o,env:n,cwd:(0,S().join)(
c,u.directory)}}function R(u,p,c){const{npm_config_loglevel:d,npm_config_json:s}=c.base,n=d!=="silent"&&s!=="true",o=[];
for(const a of u.steps){const r=(0,h().scriptVariables)(a,c),e={...c.base,...r},t=O(a,p,{...c,base:e});if("missing"in t)
return t;const l=n&&a.body!==void 0?E(a):"",m=u.inWorkspaces?a.directory:"",i={...k(r),...t.env};o.push(...I({group:m,directory:a.
directory,heading:l},{...t,env:i},c))}return["-c",b,"npm",...o]}function I({group:u,directory:p,heading:c},{argv:d,env:s},{
checkout:n}){const o=Object.entries(s).map(([e,t])=>`${e}=${t}`),r=[...[u,(0,S().join)(n,p),c,String(o.length)],...o,...d];
return[String(r.length),...r]}function k(u){if(process.platform!=="win32")return u;const p=(u.PATH??"").split(";").map(c=>c.
replace(/^([A-Za-z]):/,(d,s)=>`/${s.toLowerCase()}`).replaceAll("\\","/"));return{...u,PATH:p.join(":")}}function O(u,p,c){
const{programs:d}=c,{node:s}=d,{body:n,event:o,text:a,command:r}=u;if(r?.nested)return v(r.nested,p,c);if(r===void 0||r.
argv.length===0)return{argv:n===void 0?[p,"-c",y,"npm",o]:[p,"-c",a],env:{}};const{env:e}=r,[t="",...l]=r.argv,m=(...i)=>({
argv:[s.file,...i,...l],env:e});if(t==="node")return m();if(t==="npm"||t==="npx"){const i=d[t];return i===void 0?{missing:t}:
m(i.file)}return{argv:r.argv,env:e}}function v(u,p,c){const d=(0,h().commandVariables)(u,c),s=R(u,p,{...c,base:{...c.base,
...d}});return"missing"in s?s:{argv:[p,...s],env:d}}const y=`printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;
function E({packageId:u,event:p,body:c="",words:d}){const s=u===""?p:`${u} ${p}`,n=[c.trim().replaceAll(`
`,`
> `),...d].join(" ");return`
> ${s}
> ${n}

`}const b=w.DRIVER=String.raw`
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
`},2978:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.letGo=b,w.processesWith=o,w.signalTree=d,w.startProgram=
O;function S(){const r=f(31421);return S=function(){return r},r}function h(){const r=f(77598);return h=function(){return r},
r}function g(){const r=f(73024);return g=function(){return r},r}function R(){const r=f(76760);return R=function(){return r},
r}function I(){const r=f(58500);return I=function(){return r},r}function k(){const r=f(26040);return k=function(){return r},
r}function O(r){const e=(0,h().randomUUID)(),t=E(e);let l;try{l=(0,S().spawn)(r.file,r.args,{cwd:r.cwd,env:{...r.env,[u]:e},
detached:process.platform!=="win32",shell:!1,stdio:["ignore","pipe","pipe"],windowsHide:!0})}catch(i){throw t.release(),
i}const{pid:m}=l;return m!==void 0&&t.hold(m),{outputs:[l.stdout,l.stderr],ended:v(l),closed:new Promise(i=>l.once("clos\
e",i)),terminate:()=>{m!==void 0&&d(m,"SIGTERM")},kill:()=>{m!==void 0&&d(m,"SIGKILL")},sweep:async()=>{m!==void 0&&await n(
m,e)},release:()=>{t.release();for(const i of[l.stdout,l.stderr])i?.destroy()}}}function v(r){return new Promise(e=>{r.once(
"error",t=>e({exitCode:null,signal:null,error:t})),r.once("exit",(t,l)=>e({exitCode:t,signal:l}))})}const y=`
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
`;function E(r){if(process.platform==="win32")return{hold:()=>{},release:()=>{}};const e=(0,S().spawn)("/bin/sh",["-c",y,
"gene-gate",`${u}=${r}`],{cwd:"/",env:{PATH:"/usr/bin:/bin"},detached:!0,stdio:["pipe","ignore","ignore"]});return e.on(
"error",()=>{}),e.stdin.on("error",()=>{}),b(e),{hold:t=>{e.stdin.write(`${t}
`)},release:()=>{e.stdin.end(`done
`)}}}function b(r){r.unref();for(const e of[r.stdin,r.stdout,r.stderr])e&&"unref"in e&&typeof e.unref=="function"&&e.unref()}
const u="GENE_GATE_RUN",p=40,c=10;function d(r,e){process.platform==="win32"?e==="SIGKILL"&&s(r):a(-r,e)}function s(r){const e=(0,R().
join)(process.env.SYSTEMROOT??"C:\\Windows","System32","taskkill.exe"),t={stdio:"ignore",windowsHide:!0};(0,S().spawn)(e,
["/PID",String(r),"/T","/F"],t).on("error",()=>{})}async function n(r,e){if(process.platform!=="win32"&&(a(-r,"SIGKILL"),
!!(0,g().existsSync)("/proc/self/environ")))for(let t=0;t<p;t+=1){const l=o(`${u}=${e}`,"environ");if(l.length===0)return;
for(const m of l)a(m,"SIGKILL");await(0,I().setTimeout)(c)}}function o(r,e){return(0,g().readdirSync)("/proc").filter(t=>/^\d+$/.
test(t)).filter(t=>(0,k().attempt)(()=>(0,g().readFileSync)(`/proc/${t}/${e}`).includes(r))).map(Number)}function a(r,e){
(0,k().attempt)(()=>process.kill(r,e))}},35353:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.Capture=
void 0,w.supervise=O,w.waitAtMost=b;function S(){const d=f(46193);return S=function(){return d},d}function h(){const d=f(
58500);return h=function(){return d},d}function g(){const d=f(57334);return g=function(){return d},d}const R=500,I=1e3,k=5e3;
async function O(d,s,n){if(n.signal?.aborted)return(0,g().notRun)("skipped",(0,g().stopReason)(n.signal));const o=[new p(
n.outputBytes),new p(n.outputBytes)],a=new Date().toISOString(),r=performance.now(),e=await v(s,o,n);return{...u(e,d,n),
exit_code:e.exitCode,signal:e.signal,started_at:a,duration_ms:Math.round(e.at-r),stdout:o[0].result(),stderr:o[1].result()}}
async function v(d,s,n){let o;try{o=d()}catch(r){return{exitCode:null,signal:null,error:r,at:performance.now()}}y(o.outputs[0],
s[0]),y(o.outputs[1],s[1]);const a=await E(o,n);return await o.sweep?.(),a.error===void 0&&await b(I,o.closed),o.release?.(),
a}function y(d,s){d?.on("data",n=>s.write(n)),d?.on("error",()=>{})}function E(d,{timeoutMs:s,graceMs:n=2e3,signal:o}){return new Promise(
a=>{let r,e;const t=(_,N)=>{r??=_,d.terminate(),clearTimeout(m),clearTimeout(e),e=setTimeout(()=>{d.kill(),e=setTimeout(
()=>i({exitCode:null,signal:null}),k)},N)},l=()=>t("interrupt",R),m=setTimeout(()=>t("timeout",n),s);o?.addEventListener(
"abort",l);const i=_=>{clearTimeout(m),clearTimeout(e),o?.removeEventListener("abort",l),a({..._,stopped:r,at:performance.
now()})};d.ended.then(i)})}async function b(d,s){const n=new AbortController,o=(0,h().setTimeout)(d,void 0,{signal:n.signal}).
catch(()=>{});await Promise.race([s,o]),n.abort()}function u({exitCode:d,signal:s,error:n,lost:o,stopped:a},r,{timeoutMs:e,
signal:t}){if(n){const l=n.code??n.message;return{status:"crashed",reason:`Command could not be started: ${r} (${l})`}}if(a===
"timeout")return{status:"timed_out",reason:`Command timed out after ${e}ms`};if(a==="interrupt"&&t){const l=(0,g().stopReason)(
t);return{status:l===g().BUDGET_SPENT?"timed_out":"skipped",reason:l}}return o!==void 0?{status:"error",reason:`Containm\
ent was lost: ${o}`}:s!==null?{status:"crashed",reason:`Command was ended by ${s}`}:d===0?{status:"passed"}:{status:"fai\
led",reason:`Command failed with exit code ${d}`}}class p{#t;#n;#e;#r=0;#o=0;constructor(s){this.#t=s,this.#n=Buffer.allocUnsafeSlow(
s),this.#e=Buffer.allocUnsafeSlow(2*s)}write(s){const n=s.copy(this.#n,Math.min(this.#r,this.#t));this.#r+=s.length;const o=s.
subarray(n).subarray(-this.#t);this.#o+o.length>this.#e.length&&(this.#o=this.#e.copy(this.#e,0,this.#o-this.#t,this.#o)),
this.#o+=o.copy(this.#e,this.#o)}result(){const[s,n]=[this.#t,this.#r],o=new(S()).StringDecoder("utf8"),a=this.#n.subarray(
0,Math.min(n,s));if(n<=s)return{head:o.end(a),tail:"",bytes:n,truncated:!1};const r=o.write(a),e=this.#e.subarray(Math.max(
0,this.#o-s),this.#o);return n<=2*s?{head:r,tail:o.end(e),bytes:n,truncated:!1}:{head:r,tail:e.subarray(c(e)).toString("\
utf8"),bytes:n,truncated:!0}}}w.Capture=p;function c(d){const s=o=>o!==void 0&&o>>6===2;return[0,1,2,3].find(o=>!s(d[o]))??
0}},66535:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.compareWritten=v,w.lowerLayer=b;function S(){
const u=f(73024);return S=function(){return u},u}function h(){const u=f(76760);return h=function(){return u},u}function g(){
const u=f(26040);return g=function(){return u},u}function R(){const u=f(39491);return R=function(){return u},u}function I(){
const u=f(48741);return I=function(){return u},u}const k="more than can be listed",O=100;function v({entries:u,left:p,complete:c},d,s){
const n=new E(d,s);for(const _ of u)n.entry(_);for(const _ of p)n.left(_);c&&n.findDeleted();const{created:o,changed:a,deleted:r,
modified:e,now:t}=n,m=c&&Object.values({created:o,changed:a,deleted:r}).every(({length:_})=>_<=O),i={created:o.length,changed:a.
length,deleted:r.length};return{side_effects:{created:y(o),changed:y(a),deleted:y(r),...!m&&{totals:i,complete:!1}},modified:[
...y(e),...c?[]:[k]],remembered:t}}function y(u){return u.toSorted().slice(0,O)}class E{created=[];changed=[];deleted=[];modified=[];now=new Map;#t;#n;#e=new Map;constructor(p,c){
this.#t=p,this.#n=c}entry(p){const{type:c,path:d}=p;if(this.#e.size===0&&this.#r("",!0),c==="c")return;const n=this.#e.get(
(0,R().folderOf)(d))?.has(d)===!0,o=n?this.#t.look(d):void 0;c==="m"?this.#o(d,n):c!=="d"?this.#s(p,n):(n&&o?.kind!=="di\
rectory"?this.#s(p,n):n&&p.mode!==o?.mode&&this.#o(d,n),this.#r(d,o?.kind==="directory"))}left(p){this.#e.get((0,R().folderOf)(
p))?.delete(p)}findDeleted(){for(const p of[...this.#e.values()].flatMap(c=>[...c]))this.deleted.push(p),this.modified.push(
p);for(const p of this.#n?.former.keys()??[])this.now.has(p)||this.deleted.push(p)}#r(p,c){this.#e.set(p,new Set(c?this.#t.
list(p):[]))}#o(p,c){(c?this.changed:this.created).push(`${p}/`),(c||this.#n?.isTaken(p))&&this.modified.push(p)}#s({path:p,
stamp:c},d){const s=this.#n?.former.get(p);s===void 0?(d?this.changed:this.created).push(p):s!==c&&this.changed.push(p),
this.#n&&(d||this.#n.isTaken(p))&&this.modified.push(p),this.now.set(p,c)}}function b(u,p){const c=new Set(p),d=s=>c.has(
s)||(0,R().foldersAbove)(s).some(n=>c.has(n));return{look:s=>{if(d(s))return;const n=(0,g().attempt)(()=>(0,S().lstatSync)(
(0,h().join)(u,s)));return n&&{kind:(0,I().kindOf)(n)??"special",mode:n.mode&511}},list:s=>{const n=(0,h().join)(u,s);return d(
s)||(0,g().attempt)(()=>(0,S().realpathSync)(n))!==n?[]:((0,g().attempt)(()=>(0,S().readdirSync)(n))??[]).map(a=>(0,h().
join)(s,a)).filter(a=>!d(a))}}}},27159:function(A,w,f){Object.defineProperty(w,"__esModule",{value:!0}),w.parseReport=g,
w.readReport=h;function S(){const k=f(51455);return S=function(){return k},k}async function h(k){return g(await(0,S().readFile)(
k,"utf8"))}function g(k){const O=k.split("\0"),y=O.pop()===""&&O.at(-1)==="end",E=y?O.slice(0,-1):O,b=E[0]?.startsWith("\
!")?E.shift():void 0,u=p=>p.startsWith("=");return{entries:E.filter(p=>!u(p)).map(R),left:E.filter(u).map(p=>p.slice(1)),
complete:y,...b!==void 0&&{free:I(b)}}}function R(k){const O=k.indexOf(" ")+1,v=k.slice(0,O-1),y=Number.parseInt(v.slice(
v.lastIndexOf(":")+1),8)&511;return{type:k.slice(0,1),stamp:v,mode:y,path:k.slice(O)}}function I(k){const[O,v,y]=k.split(
" ").slice(1).map(Number);return{bytes:Number(O)*Number(v),files:Number(y)}}}};
