"use strict";module.exports={"run/containment/choose-backend"(k,e,M,F){let I;const u=()=>I??=e("node:fs/promises");let A;const y=()=>A??=
e("bundle-memory");let x;const r=()=>x??=e("error");let v;const g=()=>v??=e("small-memory");let _;const p=()=>_??=e("run\
/containment/privileges");let b;const h=()=>b??=e("run/containment/process-group");let E;const R=()=>E??=e("run/containm\
ent/try-namespaces");M(k,{chooseBackend:()=>o});async function o(t){(0,y().keepBundleInMemory)(),(0,g().keepMemorySmall)();
const{requested:n,signal:m}=t,s=[];if(n!=="off")for await(const i of l(t)){if("backend"in i)return{...i,isolation:{...i.
isolation,requested:n,downgrades:s}};s.push(i)}if(n==="require")throw m?.aborted?(0,r().interrupted)("while it tested co\
ntainment"):c(s);const d=await t.shareFolder?.()??t.checkout,w=(0,h().processGroup)({...t,checkout:d}),{level:f,description:a}=w;
return{backend:w,isolation:{level:f,description:a,requested:n,downgrades:s},close:()=>Promise.resolve()}}async function*l(t){
const{platform:n=process.platform}=t;if(n!=="linux"||!process.getuid||!process.getgid){yield{from:"namespaces",reason:`${n}\
 has no namespaces`};return}const m=await(0,u().realpath)(t.checkout),s={uid:process.getuid(),gid:process.getgid()};for(const d of(0,p().
privilegesFor)(s,await(0,u().stat)(m),t.network))yield await(0,R().tryNamespaces)(d,{...t,checkout:m})}function c(t){const n=t.
map(({from:m,reason:s})=>`${m}: ${s}`).join("; ");return new(r()).GateError("containment_unavailable",`The policy requir\
es containment in namespaces, which this machine does not support. ${n}.`,"Use a Linux runner with passwordless sudo or \
unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo), or set `containment: auto` in the policy of the base b\
ranch.")}},"run/containment/control-groups"(k,e,M,F){let I;const u=()=>I??=e("node:fs");let A;const y=()=>A??=e("node:pa\
th");let x;const r=()=>x??=e("process-identity");let v;const g=()=>v??=e("temporary-folder");let _;const p=()=>_??=e("ru\
n/containment/view-layout");M(k,{controlGroups:()=>m,groupInside:()=>s,groupSettings:()=>n,removeLeftGroups:()=>d});const b={
unified:({memory_bytes:i,processes:P})=>[[["memory.max",i],["pids.max",P]],[["memory.swap.max",0]]],memory:({memory_bytes:i})=>[
[["memory.limit_in_bytes",i]],[["memory.memsw.limit_in_bytes",i]]],pids:({processes:i})=>[[["pids.max",i]],[]],cpuacct:()=>[
[],[]]},h=/^(\d+)$/m,E=/^oom_kill (\d+)$/m,R={unified:{file:"memory.peak",pattern:h,units:1},memory:{file:"memory.max_us\
age_in_bytes",pattern:h,units:1}},o={unified:{file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cp\
uacct.usage",pattern:h,units:1e6}},l={file:"pids.events",pattern:/^max (\d+)$/m,units:1},c=["memory_bytes","processes"],
t={memory_bytes:{unified:{file:"memory.events",pattern:E,units:1},memory:{file:"memory.oom_control",pattern:E,units:1}},
processes:{unified:l,pids:l}};function n(i,P){return i.flatMap(({controller:N},$)=>b[N](P).flatMap((T,S)=>T.map(([O,H])=>({
index:$,file:O,value:H,isNeeded:S===0}))))}function m(i,P,N){const $=i.map((S,O)=>({...S,index:O})).filter(({index:S})=>P.
includes(S)),T=S=>$.some(O=>O.controller==="unified"||O.controller===S);return{enforced:{memory:T("memory"),processes:T(
"pids")},folders:$.map(({index:S})=>s(S,N)),of:S=>{const O=$.map(({controller:L,parent:j,index:C})=>({controller:L,folder:(0,y().
join)(j,N,S),join:(0,y().join)(s(C,N),S,"cgroup.procs")})),H=L=>O.map(({controller:j,folder:C})=>f(L[j],C)).find(w);return{
joins:O.map(L=>L.join),resources:()=>{const[L,j]=[H(R),H(o)];return{...w(L)&&{peak_memory_bytes:L},...w(j)&&{cpu_ms:j}}},
limitsHit:()=>c.filter(L=>(H(t[L])??0)>0)}}}}function s(i,P){return`${p().INSIDE.cgroup}/${i}/${P}`}function d(i){for(const{
parent:P}of i)a(()=>{const N=(0,u().readdirSync)(P).filter($=>$.startsWith(g().TEMPORARY_PREFIX)&&(0,r().isEnded)($));for(const $ of N.
map(T=>(0,y().join)(P,T))){for(const T of(0,u().readdirSync)($))a(()=>(0,u().rmdirSync)((0,y().join)($,T)));a(()=>(0,u().
rmdirSync)($))}})}function w(i){return i!==void 0}function f(i,P){if(!i)return;const{file:N,pattern:$,units:T}=i;try{const S=$.
exec((0,u().readFileSync)((0,y().join)(P,N),"utf8"))?.[1];return S===void 0?void 0:Math.round(Number(S)/T)}catch{return}}
function a(i){try{i()}catch{}}},"run/containment/git-config"(k,e,M,F){let I;const u=()=>I??=e("node:fs/promises");let A;
const y=()=>A??=e("node:path");M(k,{safeGitConfigs:()=>_,withoutSecrets:()=>b});const x=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,
r=/^\s*([\w-]+)\s*(?:=|$)/,v={core:["repositoryformatversion","filemode","bare","logallrefupdates","ignorecase","symlink\
s","precomposeunicode"],extensions:["objectformat","refstorage","compatobjectformat"]},g=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;
async function _(h){const E=await p(h,".git"),R=async o=>{const l=await(0,u().readFile)((0,y().join)(h,o),"utf8");return[
o,b(l)]};return new Map(await Promise.all(E.map(R)))}async function p(h,E){const o=(await(0,u().readdir)((0,y().join)(h,
E),{withFileTypes:!0}).catch(()=>[])).map(async l=>{const c=(0,y().join)(E,l.name);return l.isFile()?/^config(\.worktree)?$/.
test(l.name)?[c]:[]:l.isDirectory()?p(h,c):[]});return(await Promise.all(o)).flat()}function b(h){if(g.test(h))return h;
let E=[];return h.split(`
`).filter(o=>{const l=x.exec(o)?.[1]?.toLowerCase();if(l!==void 0)return E=v[l]??[],E.length>0&&o.trimEnd().endsWith("]");
const c=r.exec(o)?.[1]?.toLowerCase();return c!==void 0&&E.includes(c)&&!o.endsWith("\\")}).map(o=>`${o}
`).join("")}},"run/containment/hierarchies"(k,e,M,F){let I;const u=()=>I??=e("node:path");M(k,{findHierarchies:()=>A});function A(g,_,p){
const b=_.split(`
`).flatMap(y),h=g.split(`
`).flatMap(x),E=b.find(({version:o})=>o===2),R=h.find(({controllers:o})=>o.length===0);if(E&&R)for(const o of v(E.point,
r(E,R.path))){const l=p(o).split(/\s+/);if(["memory","pids"].every(c=>l.includes(c)))return[{controller:"unified",parent:o}]}
return["memory","pids","cpuacct"].flatMap(o=>{const l=b.find(({version:t,options:n})=>t===1&&n.includes(o)),c=h.find(({controllers:t})=>t.
includes(o));return l&&c?[{controller:o,parent:r(l,c.path)}]:[]})}function y(g){const[_="",p=""]=g.split(" - "),[,,,b="",
h=""]=_.split(" "),[E,,R=""]=p.split(" ");return E!=="cgroup"&&E!=="cgroup2"?[]:[{root:b,point:h,version:E==="cgroup"?1:
2,options:R.split(",")}]}function x(g){const _=/^\d+:([^:]*):(\/.*)$/.exec(g);if(!_)return[];const[,p="",b=""]=_;return[
{controllers:p.split(",").filter(Boolean),path:b}]}function r({point:g,root:_},p){const b=(0,u().relative)(_,p);return b.
startsWith("..")?g:(0,u().join)(g,b)}function v(g,_){const p=(0,u().relative)(g,_).split("/").filter(Boolean);return p.map(
(b,h)=>(0,u().join)(g,...p.slice(0,p.length-h))).concat(g)}},"run/containment/launched-places"(k,e,M,F){let I;const u=()=>I??=
e("node:crypto");let A;const y=()=>A??=e("node:fs/promises");let x;const r=()=>x??=e("node:path");let v;const g=()=>v??=
e("node:readline");let _;const p=()=>_??=e("run/start-program");let b;const h=()=>b??=e("run/written");let E;const R=()=>E??=
e("run/containment/launcher");let o;const l=()=>o??=e("run/containment/limits");let c;const t=()=>c??=e("run/containment\
/pause-process");let n;const m=()=>n??=e("run/containment/privileges");let s;const d=()=>s??=e("run/containment/view-lay\
out");let w;const f=()=>w??=e("run/containment/view-script");M(k,{launchedPlaces:()=>P});const a="the view is gone",i=3e4;
function P(T,S){const{pause:O,privileges:H,limits:L}=T,j=$(O),C=G=>({place:async()=>{if(!G.isThere()||!O.isThere())return a;
const W=(0,u().randomUUID)();return await j(`make ${W}`)!=="made"?"no control group could be made":N([S,...H.enter(G.pid).
slice(1)],W,T)},close:G.close});return{...C(O),share:async(G,W)=>{const D=[...H.branch(O.pid).slice(1),"sh","-c",f().SHARE_VIEW,
"gene-gate"],B=await(0,t().startPauseProcess)([S,...D,String(L.written_bytes)],W);return typeof B=="string"?B:C(B)}}}async function N(T,S,{
pause:O,folder:H,privileges:L,checkout:j,groups:C,limits:G}){const W=(0,r().join)(H,`report-${S}`),D=C.of(S),{user:B}=L,
[z="",...V]=T;return await(0,y().writeFile)(W,""),{group:D,start:U=>(0,p().startProgram)({file:z,args:[...V,"sh","-c",R().
LAUNCHER,"gene-gate",`${d().INSIDE.run}/report-${S}`,j,String(B?.uid??""),String(B?.gid??""),String(G.written_bytes),...[
0,1,2].map(Y=>D.joins[Y]??"/dev/null"),...L.drop,...(0,l().prlimitWords)(G),"env","-i",...Object.entries(U.env).map(([Y,
K])=>`${Y}=${K}`),U.file,...U.args],cwd:"/",env:{PATH:m().SYSTEM_PATH},launcher:!0}),report:U=>(0,h().readReport)(W,U),release:async()=>{
O.isThere()&&O.input.write(`free ${S}
`),await(0,y().rm)(W,{force:!0})}}}function $({input:T,output:S,isThere:O}){const H=[],L=(0,g().createInterface)({input:S});
return L.on("line",j=>H.shift()?.(j)),L.on("close",()=>{for(const j of H.splice(0))j("")}),j=>new Promise(C=>{const G=setTimeout(
()=>C(""),i),W=D=>{clearTimeout(G),C(D)};if(!O()){W("");return}H.push(W),T.write(`${j}
`)})}},"run/containment/launcher"(k,e,M,F){let I;const u=()=>I??=e("run/containment/list-written");M(k,{LAUNCHER:()=>A});
const A=String.raw`
set -eu
umask 022
report=$1 checkout=$2 user=$3 group=$4 size=$5
exec 3>"$report" 4<&0 7>"$6" 8>"$7" 9>"$8" </dev/null
shift 8
if command -v ip >/dev/null; then ip link set lo up 2>/dev/null & fi
cd /.gene-gate
if [ -d own/upper ]; then
  rm -rf own/tmp own/home own/shm
else
  mount -t tmpfs -o "size=$size,mode=0755" gene-gate own
fi
if [ -n "$user" ]; then
  (cd own && xargs -0 install -d -o "$user" -g "$group" -- <../run/folders)
else
  (cd own && xargs -0 mkdir -p -- <../run/folders)
fi
exec 5<own/upper
mount -a -T run/mounts
cd "$checkout"
wait
(
  while read -r _; do kill -TERM -1; done
  kill -KILL -1
) <&4 3>&- 5<&- 7>&- 8>&- 9>&- >/dev/null 2>&1 &
exec 4<&- 6>&2 2>/dev/null
status=0
(
  echo 0 >&7 && echo 0 >&8 && echo 0 >&9 && printf 'ready\0' >&3 &&
    exec "$@" 2>&6 3>&- 5<&- 6>&- 7>&- 8>&- 9>&-
) || status=$?
kill -KILL -1 || :
${u().LIST_WRITTEN}exit "$status"
`},"run/containment/limits"(k,e,M,F){M(k,{effectiveLimits:()=>I,limitsInWords:()=>y,prlimitWords:()=>A,resourceLimits:()=>u});
function I(r,v){const{memory_bytes:g,processes:_,open_files:p,file_bytes:b,written_bytes:h}=r;return{memory_bytes:v.memory?
g:null,processes:_,processes_counted_for:v.processes?"command":"user",open_files:p,file_bytes:b,written_bytes:h}}function u(r){
return[["core",0],["fsize",r.file_bytes],["nofile",r.open_files],...r.processes_counted_for==="user"?[["nproc",r.processes]]:
[]]}function A(r){return["prlimit",...u(r).map(([v,g])=>`--${v}=${g}`)]}function y(r){const{memory_bytes:v,processes:g,processes_counted_for:_,
open_files:p}=r;return[v===null?"memory: unlimited":`memory: ${x(v)}`,`processes: ${g}${_==="user"?" of the same user":""}`,
`open files: ${p}`,`file size: ${x(r.file_bytes)}`,`total written: ${x(r.written_bytes)}`].join(", ")}function x(r){return`${Math.
round(r/1024/1024)} MiB`}},"run/containment/list-written"(k,e,M,F){M(k,{LIST_WRITTEN:()=>I});const I=String.raw`
if [ "$status" != 0 ]; then
  printf '!free %s\0' "$(stat -f -c '%a %S %d' /proc/self/fd/5/. || :)" >&3
fi
written=
for each in /proc/self/fd/5/* /proc/self/fd/5/.[!.]* /proc/self/fd/5/..?*; do
  if [ -e "$each" ] || [ -L "$each" ]; then
    written=1
    break
  fi
done
if [ -n "$written" ]; then
  long=????????????????????????????????????????????????????????????????
  long="$long$long$long$long"
  long="/proc/self/fd/5/./$long$long$long$long*"
  {
    find /proc/self/fd/5/. -mindepth 1 -printf '%y%i:%C@ %d %f\0'
    find /proc/self/fd/5/. -path "$long" -prune -o -type d -printf './%P\0' |
      xargs -0 sh -c 'exec find "$@" -mindepth 1 -maxdepth 1 -printf "=%p\0"' sh
  } | head -c 67108864 >&3
fi
printf 'end\0' >&3
`},"run/containment/machine"(k,e,M,F){let I;const u=()=>I??=e("node:fs");M(k,{limitsOn:()=>_,thisMachine:()=>g});const A=1024**
3,y=1/2,x=4/5,r=2*A,v=1024*1024;function g(){return{freeBytes:process.availableMemory(),openFiles:p("Max open files")}}function _(b,h,E){
const{freeBytes:R,openFiles:o}=b,l=(c,t)=>Math.max(Math.floor(R*c/E),t);return{...h,memory_bytes:Math.min(h.memory_bytes,
l(x,r)),written_bytes:Math.min(h.written_bytes,l(y,v)),open_files:Math.min(h.open_files,o)}}function p(b){try{const h=new RegExp(
`^${b}\\s+\\S+\\s+(\\d+)`,"m");return Number(h.exec((0,u().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}},
"run/containment/mount-table"(k,e,M,F){M(k,{mountTable:()=>u,shownTable:()=>A});const I=/[ \t\n\v\f\r\\#]/g;function u(x){
return x.map(({source:r,target:v,type:g,options:_})=>`${y(r)} ${y(v)} ${g} ${_} 0 0
`).join("")}function A(x){return x.map(({source:r,target:v})=>`${y(r)} ${y(v)}
`).join("")}function y(x){return x.replace(I,r=>`\\${r.charCodeAt(0).toString(8).padStart(3,"0")}`)}},"run/containment/p\
ause-process"(k,e,M,F){let I;const u=()=>I??=e("node:child_process");let A;const y=()=>A??=e("node:fs");let x;const r=()=>x??=
e("run/not-run");let v;const g=()=>v??=e("run/process-tree");let _;const p=()=>_??=e("run/containment/privileges");M(k,{
startPauseProcess:()=>h});const b=6e4;async function h([o="",...l],c){const t=(0,y().openSync)("/","r"),n=(0,u().spawn)(
o,l,{cwd:"/",env:{PATH:p().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",t]});(0,y().closeSync)(t);let m="";n.stderr.
on("data",a=>{m=`${m}${a}`.slice(-1e3)});const s=await E(n,c);if(typeof s=="string")return m.trim().split(`
`)[0]||s;const[d="",...w]=s,f=()=>n.exitCode===null&&n.signalCode===null;return{pid:Number(d),words:w,input:n.stdin,output:n.
stdout,complaint:()=>m.trim().split(`
`).at(-1)||void 0,isThere:f,close:async()=>{const a=new Promise(i=>n.once("close",i));n.ref(),n.stdin.destroy(),f()&&await a}}}
function E(o,l){return new Promise(c=>{let t="";const n=f=>{t+=f;const a=t.indexOf(`
`);a<0||(R(o),w(t.slice(0,a).split(" ")))},m=f=>{o.stdin.destroy(),o.pid!==void 0&&(0,g().signalTree)(o.pid,"SIGKILL"),w(
f)},s=()=>m(r().INTERRUPTED),d=setTimeout(()=>m("creating its view took too long"),b),w=f=>{clearTimeout(d),l?.removeEventListener(
"abort",s),o.stdout.off("data",n),c(f)};l?.addEventListener("abort",s),l?.aborted&&s();for(const f of[o.stdin,o.stdout,o.
stderr])f.on("error",()=>{});o.stdout.on("data",n),o.once("error",f=>w(f.message)),o.once("close",()=>w("its view could \
not be created"))})}function R(o){o.unref();for(const l of[o.stdin,o.stdout,o.stderr])"unref"in l&&typeof l.unref=="func\
tion"&&l.unref()}},"run/containment/privileges"(k,e,M,F){let I;const u=()=>I??=e("node:fs");let A;const y=()=>A??=e("nod\
e:fs/promises");let x;const r=()=>x??=e("node:path");M(k,{NOBODY:()=>g,SYSTEM_PATH:()=>v,privilegesFor:()=>E,systemTool:()=>o});
const v=["/usr/sbin","/usr/bin","/sbin","/bin"].join(r().delimiter),g={uid:65534,gid:65534},_=["--mount","--pid","--fork",
"--kill-child","--ipc","--uts"],p=["sudo","-n","--","env","-i",`PATH=${v}`],b='echo 0 >/proc/sys/user/max_user_namespace\
s && exec "$@"',h=["--no-new-privs","--inh-caps=-all"];function E(c,t,n){const m=["unshare",..._,...n?[]:["--net"]],s=$=>`\
--mount=/proc/${$}/ns/mnt`,d=t.uid===0,w=d?g:{uid:t.uid,gid:t.gid},f={drop:R(w),user:w,runsAs:w,adopt:d,overlay:["redire\
ct_dir=on",...d?["metacopy=on"]:[]]},a=["unshare","--mount"],i=$=>["nsenter",s($),"--",...m],P=$=>["nsenter",s($),"--",...a],
N=$=>["nsenter",`--user=/proc/${$}/ns/user`,"--preserve-credentials",s($),"--"];return c.uid===0?[{name:"root",newMounts:a,
enter:i,branch:P,...f}]:[{name:"sudo",newMounts:[...p,...a],enter:$=>[...p,...i($)],branch:$=>[...p,...P($)],...f},{name:"\
user_namespace",runsAs:c,newMounts:["unshare","--user","--map-root-user","--mount"],enter:$=>[...N($),"setpriv","--pdeat\
hsig=KILL",...m],branch:$=>[...N($),...a],drop:["unshare","--user",`--map-user=${c.uid}`,`--map-group=${c.gid}`,"--keep-\
caps","sh","-c",b,"gene-gate","setpriv",...h,"--ambient-caps=-all"],adopt:!1,overlay:["userxattr"]}]}function R({uid:c,gid:t}){
return["setpriv",...[`--reuid=${c}`,`--regid=${t}`,"--clear-groups"],...h,"--bounding-set=-all"]}async function o(c){for(const t of v.
split(r().delimiter)){const n=(0,r().join)(t,c);if(await l(n))return n}}async function l(c){return(0,y().access)(c,u().constants.
X_OK).then(()=>!0,()=>!1)}},"run/containment/process-group"(k,e,M,F){let I;const u=()=>I??=e("node:fs");let A;const y=()=>A??=
e("run/environment");let x;const r=()=>x??=e("run/launch");let v;const g=()=>v??=e("run/not-run");let _;const p=()=>_??=
e("run/prepare/npm-settings");let b;const h=()=>b??=e("run/private-folder");let E;const R=()=>E??=e("run/supervise");M(k,
{processGroup:()=>o});function o({programs:t,checkout:n,outputBytes:m}){const s=(0,u().realpathSync)(n);return{level:"pr\
ocess_group",description:`Clean environment, private HOME and TMPDIR, ${c()}. Access to the network and to the files of \
this user is not restricted.`,check:d=>{(0,r().launchOf)(d,{programs:t,checkout:s,base:{}})},prepare:(d,w)=>(0,h().withPrivateFolder)(
f=>{const{node:a,searchPath:i,shell:P}=t,N=(0,p().npmForPrepare)(t),$={node:a.file,searchPath:i,folder:f,shell:P,npm:N,assignments:d.
env},T=(0,y().commandEnvironment)($,process),{file:S,args:O,env:H}=(0,r().launchOf)(d,{programs:t,checkout:s,base:T}),{timeoutMs:L}=d;
return(0,R().supervise)({file:S,args:O,cwd:n,env:{...T,...H},timeoutMs:L,outputBytes:m,signal:w})}),run:(d,w)=>(0,h().withPrivateFolder)(
async f=>{if(d.npmSettings)return l(d.npmSettings);const{node:a,searchPath:i,shell:P}=t,N=(0,y().commandEnvironment)({node:a.
file,searchPath:i,folder:f,shell:P,assignments:d.env},process),{file:$,args:T,env:S,cwd:O}=(0,r().launchOf)(d,{programs:t,
checkout:s,base:N});return(0,R().supervise)({file:$,args:T,cwd:O??n,env:{...N,...S},timeoutMs:d.timeoutMs,outputBytes:m,
signal:w})})}}function l(t){const n=`It starts npm, which would read settings that only containment in namespaces hides \
(${t.join("; ")})`;return{...(0,g().skippedOutcome)("",new Date),status:"crashed",reason:n}}function c(){switch(process.
platform){case"linux":return"process group and marked descendants killed at the end";case"win32":return"process tree kil\
led when it is stopped";default:return"process group killed at the end"}}},"run/containment/removals"(k,e,M,F){let I;const u=()=>I??=
e("node:fs");let A;const y=()=>A??=e("node:path");let x;const r=()=>x??=e("tar/header");let v;const g=()=>v??=e("tar/pax");
let _;const p=()=>_??=e("error");let b;const h=()=>b??=e("repo/entry-index");M(k,{removalArchive:()=>R});const E=Buffer.
alloc(1024);function R(c,t){if(t.length===0)return Buffer.alloc(0);const n=t.find(s=>Buffer.from(s).toString()!==s);if(n!==
void 0)throw new(p()).GateError("checkout_differs",`The file ${JSON.stringify(n)} is not in the commit and cannot be hid\
den, because its name is not UTF-8`,"Delete the file.");const m=[...new Set(["",...t.flatMap(h().foldersAbove)])].sort();
return Buffer.concat([...m.flatMap(s=>o(c,s)),...t.flatMap(s=>l({path:s,type:"CharacterDevice",mode:0,uid:0,gid:0,size:0})),
E])}function o(c,t){const{mode:n,uid:m,gid:s,mtime:d}=(0,u().lstatSync)((0,y().join)(c,t));return l({path:`./${t}`,type:"\
Directory",mode:n&4095,uid:m,gid:s,mtime:d})}function l(c){const t=new(r()).Header({...c,size:0,devmaj:0,devmin:0});t.encode();
const n=t.block??Buffer.alloc(512);return t.needPax?[new(g()).Pax(c).encode(),n]:[n]}},"run/containment/try-namespaces"(k,e,M,F){
let I;const u=()=>I??=e("run/isolation-probe");let A;const y=()=>A??=e("run/containment/git-config");let x;const r=()=>x??=
e("run/containment/limits");let v;const g=()=>v??=e("run/containment/namespaces");let _;const p=()=>_??=e("run/containme\
nt/prepared-view");let b;const h=()=>b??=e("run/containment/privileges");let E;const R=()=>E??=e("run/containment/view");
M(k,{tryNamespaces:()=>t});const o=["slot","launcher"],l=2e4,c="python3";async function t(w,f){const{starters:a=o,signal:i}=f,
P=[];for(const N of a){const $=await n(N,w,f,P);if(typeof $!="string")return $;if(P.push($),i?.aborted)break}return{from:w.
name,reason:P.at(-1)??"nothing can start commands"}}async function n(w,f,a,i){const{checkout:P,folders:N,leftOut:$=[],keepsWrites:T,
network:S,programs:O,signal:H}=a,L=f.name,j=[f.newMounts[0]??"",f.enter(0)[0]??"",c],[C,G,W]=await Promise.all(j.map(h().
systemTool));if(C===void 0)return`${j[0]} is not installed`;if(G===void 0)return`${j[1]} is not installed`;if(w==="slot"&&
W===void 0)return`${c} is not installed`;const D=await(0,p().prepareView)({privileges:f,checkout:P,leftOut:$,keepsWrites:T,
limits:a.limits,signal:H,file:C,enterFile:G,network:S,lanes:a.lanes??1,python:w==="slot"?W:void 0,view:s(await(0,R().viewOf)(
O,N,S),a),replaced:new Map([...await(0,y().safeGitConfigs)(P),...a.replaced??[]])});if(typeof D=="string")return D;const{
limits:B}=D,z=d(f,w,S,B,i),V={...a,leftOut:$,prepared:D,description:z,limits:B},U=await(0,u().probeIsolation)({checkout:P,
folders:N,network:S,keepsWrites:T,shown:O.node.file,run:J=>(0,g().runContained)({file:O.node.file,args:J,timeoutMs:l,signal:H},
V)}),Y=typeof U=="string"?U:m(U);if(typeof U=="string"||Y!==void 0)return await D.close(),Y??"";const K=(0,g().namespaces)(
V),{level:X}=K;return{backend:K,isolation:{level:X,description:z,launcher:L,starter:w,limits:B,probes:U},close:D.close}}
function m(w){const f=w.filter(({required:a,held:i})=>a&&!i).map(({name:a})=>a);return f.length>0?`the probe run failed:\
 ${f.join(", ")}`:void 0}function s(w,{shown:f=[],home:a=[]}){return{...w,tools:[...w.tools,...f],home:a}}function d({name:w,
user:f},a,i,P,N){const $=f?`user ${f.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for eac\
h command (by ${w.replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and n\
othing else of the machine",a==="slot"?"prepared before the command starts":["made when the command starts",...N.map(T=>`\
 (${T})`)].join(""),i?"network access as allowed by the policy":"no network except loopback",`as ${$}; ${(0,r().limitsInWords)(
P)}.`].join("; ")}},"run/containment/view"(k,e,M,F){let I;const u=()=>I??=e("node:fs/promises");let A;const y=()=>A??=e(
"node:os");let x;const r=()=>x??=e("node:path");M(k,{SYSTEM:()=>v,isInside:()=>t,privateFolders:()=>h,viewOf:()=>E});const v=[
"/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],g=["/nix/store","/gnu/store"],_=["null","zero","full","\
random","urandom"],p="tty",b=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function h(n){const m=b.flatMap(
d=>n[`GITHUB_${d}`]??[]),s=[n.HOME,n.RUNNER_TEMP,n.XDG_RUNTIME_DIR].flatMap(d=>d??[]);return[...new Set([...s,(0,y().tmpdir)(),
...m.map(r().dirname)].filter(d=>(0,r().isAbsolute)(d)))]}async function E({node:n,npm:m,machine:s},d,w){const f=await o(
[...v,...g]),i=(await Promise.all(d.map(T=>(0,u().realpath)(T).catch(()=>[])))).flat(),P=[(0,r().dirname)(n.file),...m?[
(0,r().dirname)((0,r().dirname)(m.file))]:[],...[...s.values()].flatMap(T=>R(T,i)),...w?await c():[]].filter(T=>!f.some(
S=>t(S,T))),N=i.filter(T=>f.some(S=>S!==T&&t(S,T))),$=await l(`/dev/${p}`)?[..._,p]:_;return{system:f,emptied:N,tools:[...new Set(
P)],devices:$,home:[]}}function R({file:n,real:m},s){const d=(0,r().dirname)(m),w=(0,r().dirname)(d),f=(0,r().basename)(
d)==="bin"&&!s.some(a=>t(a,w));return[(0,r().dirname)(n),d,...f?[w]:[]].filter(a=>!s.some(i=>t(a,i)))}async function o(n){
return(await Promise.all(n.map(async s=>(await(0,u().lstat)(s).catch(()=>{}))?.isDirectory()?[s]:[]))).flat()}function l(n){
return(0,u().lstat)(n).then(()=>!0,()=>!1)}async function c(){const n=await(0,u().realpath)("/etc/resolv.conf").catch(()=>{});
return n?.startsWith("/run/systemd/resolve/")?[(0,r().dirname)(n)]:[]}function t(n,m){const s=(0,r().relative)(n,m);return s!==
".."&&!s.startsWith(`..${r().sep}`)&&!(0,r().isAbsolute)(s)}},"run/containment/view-layout"(k,e,M,F){let I;const u=()=>I??=
e("node:path");let A;const y=()=>A??=e("repo/entry-index");let x;const r=()=>x??=e("run/containment/view");M(k,{HOME:()=>v,
INSIDE:()=>p,TEMP:()=>g,commandFolders:()=>E,commandMounts:()=>h,sharedMounts:()=>b});const v="/home/gene-gate",g="/tmp",
_="/.gene-gate",p={lower:`${_}/lower`,cover:`${_}/cover`,own:`${_}/own`,run:`${_}/run`,cgroup:`${_}/cgroup`,replaced:`${_}\
/replaced`,home:`${_}/home`,tools:`${_}/tools`};function b({view:o,checkout:l,run:c,stage:t}){const n=(m,s,d)=>({source:m,
target:(0,u().join)(t,s),type:"none",options:d});return{system:o.system.map(m=>({source:m,target:(0,u().join)(t,m)})),mounts:[
...o.emptied.map(m=>({source:"gene-gate",target:(0,u().join)(t,m),type:"tmpfs",options:"size=1m,mode=0755"})),n("/proc",
"proc","rbind"),n(l,p.lower,"rbind"),n(c,p.run,"bind")],tools:[...o.tools.map((m,s)=>({source:m,target:(0,u().join)(t,R(
m,s))})),...o.home.map(({source:m},s)=>({source:m,target:(0,u().join)(t,p.home,String(s))}))],devices:o.devices.map(m=>n(
`/dev/${m}`,`dev/${m}`,"bind"))}}function h(o){const{view:l,checkout:c,privileges:t,hides:n,keepsWrites:m,replaced:s}=o,
d=(a,i,P="bind")=>({source:a,target:i,type:"none",options:P}),w=l.tools.map((a,i)=>({folder:a,place:R(a,i)})),f=[`lowerd\
ir=${n||t.adopt?`${p.cover}:`:""}${p.lower}`,`upperdir=${p.own}/upper`,`workdir=${p.own}/work`,...t.overlay,"X-mount.mkd\
ir"];return[d(`${p.own}/tmp`,g),d(`${p.own}/home`,v),...l.home.map(({path:a},i)=>d(`${p.home}/${i}`,(0,u().join)(v,a))),
d(`${p.own}/shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:"newinstance,nosuid,noexec,mode\
=0620,ptmxmode=0666"},...w.filter(({folder:a,place:i})=>a!==i).map(({folder:a,place:i})=>d(i,a,"bind,X-mount.mkdir")),m?
d(p.lower,c,"bind,X-mount.mkdir"):{source:"gene-gate",target:c,type:"overlay",options:f.join(",")},...s.map((a,i)=>d(`${p.
replaced}/${i}`,(0,u().join)(c,a))),{source:"gene-gate-proc",target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{
source:"gene-gate",target:_,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function E({home:o}){return["upper","work","tm\
p","home","shm",...[...new Set(o.flatMap(({path:c})=>[...(0,y().foldersAbove)(c),c]))].map(c=>`home/${c}`)]}function R(o,l){
return[g,v].some(t=>(0,r().isInside)(t,o))?`${p.tools}/${l}`:o}},"run/containment/view-script"(k,e,M,F){M(k,{PREPARE_VIEW:()=>I,
SHARE_VIEW:()=>u});const I=String.raw`
set -eu
umask 022
tables=$1 bind=$2 devices=$3 checkout=$4 user=$5 owner=$6 size=$7 group=$8 python=$9
shift 9
stage=$tables/stage
mount -t tmpfs -o "size=$size,mode=0755" gene-gate "$stage"
cd "$stage"
mkdir -p dev/shm dev/pts proc tmp home/gene-gate .old
mkdir .gene-gate
cd .gene-gate
mkdir lower cover covering covered nothing own run shared tools cgroup
cd ..
: >home/npmrc-user >home/npmrc-global
ln -s /proc/self/fd dev/fd
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd/0 dev/stdin
ln -s /proc/self/fd/1 dev/stdout
ln -s /proc/self/fd/2 dev/stderr
links=
for each in /bin /sbin /lib /lib32 /lib64 /libx32; do
  if [ -L "$each" ]; then links="$links $each"; fi
done
if [ -n "$links" ]; then cp -P $links .; fi
show() {
  while read -r source target; do
    source=$(printf '%b' "$source") target=$(printf '%b' "$target")
    case $source$stage in
      *[,:\\\"]*) ;;
      *)
        layers="lowerdir=$source:$stage/.gene-gate/nothing"
        if mount -t overlay -o "ro,X-mount.mkdir,$layers" gene-gate "$target" 2>/dev/null; then
          continue
        fi
        ;;
    esac
    mount -o "$bind,ro,X-mount.mkdir" "$source" "$target"
  done <"$tables/$1"
}
show system
mount -a -T "$tables/shared"
show tools
nodes=
for each in $devices; do nodes="$nodes /dev/$each"; done
if ! cp -Rp $nodes dev/ 2>/dev/null; then
  for each in $devices; do : >"dev/$each"; done
  mount -a -T "$tables/devices"
fi
cp -R .gene-gate/run/replaced .gene-gate/replaced
if [ -s .gene-gate/run/removals.tar ]; then
  tar -x -p "$owner" -f .gene-gate/run/removals.tar -C .gene-gate/cover
fi
if [ -n "$user" ]; then
  cd .gene-gate
  mount -t overlay -o lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on gene-gate covered
  find covered \( -name node_modules -prune -o -path covered/.git -prune -o -true \) -exec chown -h "$user" {} +
  umount covered
  cd ..
fi
limit() {
  while read -r index file value need; do
    if [ "$index" != "$2" ]; then continue; fi
    if ! echo "$value" 2>/dev/null >"$1/$file" && [ "$need" = needed ]; then return 1; fi
  done <.gene-gate/run/groups
}
number=0 usable=
for parent in "$@"; do
  own="$parent/$group"
  if mkdir "$own" 2>/dev/null; then
    if (echo 0 >"$own/cgroup.procs") 2>/dev/null &&
      { echo '+memory +pids' 2>/dev/null >"$own/cgroup.subtree_control" || :; } &&
      mkdir "$own/trial" && limit "$own/trial" "$number" && rmdir "$own/trial"; then
      mkdir ".gene-gate/cgroup/$number"
      mount --bind "$parent" ".gene-gate/cgroup/$number"
      usable="$usable $number"
    else
      rmdir "$own/trial" 2>/dev/null || :
      rmdir "$own"
    fi
  fi
  number=$((number + 1))
done
mkdir -p ".$checkout"
pivot_root . .old
cd /
umount -l /.old
rmdir /.old
while read -r _ _ _ _ target options _; do
  case $target in /proc | /proc/* | /dev/* | /.gene-gate/*) continue ;; esac
  case $options in ro | ro,*) continue ;; esac
  mount -o remount,bind,ro "$(printf '%b' "$target")"
done </proc/self/mountinfo
echo "$$$usable"
make() {
  for number in $usable; do
    mkdir ".gene-gate/cgroup/$number/$group/$1" || return 1
    limit ".gene-gate/cgroup/$number/$group/$1" "$number" || return 1
  done
}
if [ -n "$python" ]; then
  unshare --pid --fork --kill-child "$python" -I -S /.gene-gate/run/supervisor.py || :
else
  while read -r what name; do
    case $what in
      make) if make "$name"; then echo made; else echo failed; fi ;;
      free) for number in $usable; do rmdir ".gene-gate/cgroup/$number/$group/$name" || :; done ;;
    esac
  done
fi
exec >&-
for each in /.gene-gate/cgroup/*/"$group"; do
  for attempt in 1 2 3 4 5; do
    if ! [ -d "$each" ]; then break; fi
    if [ "$attempt" != 1 ]; then sleep 0.1; fi
    rmdir "$each"/*/ "$each" 2>/dev/null || :
  done
done
`,u=`
set -eu
umask 022
mount -t tmpfs -o "size=$1,mode=0755" gene-gate /.gene-gate/own
mkdir /.gene-gate/own/upper
echo "$$"
while read -r _; do :; done
`}};
