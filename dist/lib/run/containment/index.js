"use strict";module.exports={"run/containment/choose-backend"(S,e,E,L){let k;const p=()=>k??=e("node:fs/promises");let P;const y=()=>P??=
e("bundle-memory");let T;const r=()=>T??=e("error");let f;const u=()=>f??=e("small-memory");let w;const c=()=>w??=e("run\
/containment/privileges");let x;const b=()=>x??=e("run/containment/process-group");let I;const O=()=>I??=e("run/containm\
ent/try-namespaces");E(S,{chooseBackend:()=>a});async function a(n){(0,y().keepBundleInMemory)(),(0,u().keepMemorySmall)();
const{requested:o,signal:$}=n,h=[];if(o!=="off")for await(const d of v(n)){if("backend"in d)return{...d,isolation:{...d.
isolation,requested:o,downgrades:h}};h.push(d)}if(o==="require")throw $?.aborted?(0,r().interrupted)("while it tested co\
ntainment"):_(h);const l=await n.shareFolder?.()??n.checkout,i=(0,b().processGroup)({...n,checkout:l}),{level:g}=i,M=[i.
description,...m(h)].join(" ");return{backend:{...i,description:M},isolation:{level:g,description:M,requested:o,downgrades:h},
close:()=>Promise.resolve()}}async function*v(n){const{platform:o=process.platform}=n;if(o!=="linux"||!process.getuid||!process.
getgid){yield{from:"namespaces",reason:`${o} has no namespaces`};return}const $=await(0,p().realpath)(n.checkout),h={uid:process.
getuid(),gid:process.getgid()};for(const l of(0,c().privilegesFor)(h,await(0,p().stat)($),n.network))yield await(0,O().tryNamespaces)(
l,{...n,checkout:$})}function m(n){return n.length===0?[]:[`Namespaces were tried and are not available. ${t(n)}. ${s}.`]}
function t(n){return n.map(({from:o,reason:$})=>`${o.replace("_"," ")}: ${$}`).join("; ")}const s="To contain commands, \
use a Linux runner with passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo)";function _(n){
return new(r()).GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine d\
oes not support. ${t(n)}.`,`${s}, or set \`containment: auto\` in the policy of the base branch.`)}},"run/containment/co\
ntrol-groups"(S,e,E,L){let k;const p=()=>k??=e("node:fs");let P;const y=()=>P??=e("node:path");let T;const r=()=>T??=e("\
process-identity");let f;const u=()=>f??=e("temporary-folder");let w;const c=()=>w??=e("run/containment/view-layout");E(
S,{controlGroups:()=>_,groupInside:()=>n,groupSettings:()=>s,removeLeftGroups:()=>o});const x={unified:({memory_bytes:i,
processes:g})=>[[["memory.max",i],["pids.max",g]],[["memory.swap.max",0]]],memory:({memory_bytes:i})=>[[["memory.limit_i\
n_bytes",i]],[["memory.memsw.limit_in_bytes",i]]],pids:({processes:i})=>[[["pids.max",i]],[]],cpuacct:()=>[[],[]]},b=/^(\d+)$/m,
I=/^oom_kill (\d+)$/m,O={unified:{file:"memory.peak",pattern:b,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:b,
units:1}},a={unified:{file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cpuacct.usage",pattern:b,units:1e6}},
v={file:"pids.events",pattern:/^max (\d+)$/m,units:1},m=["memory_bytes","processes"],t={memory_bytes:{unified:{file:"mem\
ory.events",pattern:I,units:1},memory:{file:"memory.oom_control",pattern:I,units:1}},processes:{unified:v,pids:v}};function s(i,g){
return i.flatMap(({controller:M},d)=>x[M](g).flatMap((R,A)=>R.map(([j,D])=>({index:d,file:j,value:D,isNeeded:A===0}))))}
function _(i,g,M){const d=i.map((A,j)=>({...A,index:j})).filter(({index:A})=>g.includes(A)),R=A=>d.some(j=>j.controller===
"unified"||j.controller===A);return{enforced:{memory:R("memory"),processes:R("pids")},folders:d.map(({index:A})=>n(A,M)),
of:A=>{const j=d.map(({controller:C,parent:B,index:F})=>({controller:C,folder:(0,y().join)(B,M,A),join:(0,y().join)(n(F,
M),A,"cgroup.procs")})),D=C=>j.map(({controller:B,folder:F})=>h(C[B],F)).find($);return{joins:j.map(C=>C.join),resources:()=>{
const[C,B]=[D(O),D(a)];return{...$(C)&&{peak_memory_bytes:C},...$(B)&&{cpu_ms:B}}},limitsHit:()=>m.filter(C=>(D(t[C])??0)>
0)}}}}function n(i,g){return`${c().INSIDE.cgroup}/${i}/${g}`}function o(i){for(const{parent:g}of i)l(()=>{const M=(0,p().
readdirSync)(g).filter(d=>d.startsWith(u().TEMPORARY_PREFIX)&&(0,r().isEnded)(d));for(const d of M.map(R=>(0,y().join)(g,
R))){for(const R of(0,p().readdirSync)(d))l(()=>(0,p().rmdirSync)((0,y().join)(d,R)));l(()=>(0,p().rmdirSync)(d))}})}function $(i){
return i!==void 0}function h(i,g){if(!i)return;const{file:M,pattern:d,units:R}=i;try{const A=d.exec((0,p().readFileSync)(
(0,y().join)(g,M),"utf8"))?.[1];return A===void 0?void 0:Math.round(Number(A)/R)}catch{return}}function l(i){try{i()}catch{}}},
"run/containment/git-config"(S,e,E,L){let k;const p=()=>k??=e("node:fs/promises");let P;const y=()=>P??=e("node:path");E(
S,{safeGitConfigs:()=>w,withoutSecrets:()=>x});const T=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,r=/^\s*([\w-]+)\s*(?:=|$)/,
f={core:["repositoryformatversion","filemode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:[
"objectformat","refstorage","compatobjectformat"]},u=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function w(b){
const I=await c(b,".git"),O=async a=>{const v=await(0,p().readFile)((0,y().join)(b,a),"utf8");return[a,x(v)]};return new Map(
await Promise.all(I.map(O)))}async function c(b,I){const a=(await(0,p().readdir)((0,y().join)(b,I),{withFileTypes:!0}).catch(
()=>[])).map(async v=>{const m=(0,y().join)(I,v.name);return v.isFile()?/^config(\.worktree)?$/.test(v.name)?[m]:[]:v.isDirectory()?
c(b,m):[]});return(await Promise.all(a)).flat()}function x(b){if(u.test(b))return b;let I=[];return b.split(`
`).filter(a=>{const v=T.exec(a)?.[1]?.toLowerCase();if(v!==void 0)return I=f[v]??[],I.length>0&&a.trimEnd().endsWith("]");
const m=r.exec(a)?.[1]?.toLowerCase();return m!==void 0&&I.includes(m)&&!a.endsWith("\\")}).map(a=>`${a}
`).join("")}},"run/containment/hierarchies"(S,e,E,L){let k;const p=()=>k??=e("node:path");E(S,{findHierarchies:()=>P});function P(u,w,c){
const x=w.split(`
`).flatMap(y),b=u.split(`
`).flatMap(T),I=x.find(({version:a})=>a===2),O=b.find(({controllers:a})=>a.length===0);if(I&&O)for(const a of f(I.point,
r(I,O.path))){const v=c(a).split(/\s+/);if(["memory","pids"].every(m=>v.includes(m)))return[{controller:"unified",parent:a}]}
return["memory","pids","cpuacct"].flatMap(a=>{const v=x.find(({version:t,options:s})=>t===1&&s.includes(a)),m=b.find(({controllers:t})=>t.
includes(a));return v&&m?[{controller:a,parent:r(v,m.path)}]:[]})}function y(u){const[w="",c=""]=u.split(" - "),[,,,x="",
b=""]=w.split(" "),[I,,O=""]=c.split(" ");return I!=="cgroup"&&I!=="cgroup2"?[]:[{root:x,point:b,version:I==="cgroup"?1:
2,options:O.split(",")}]}function T(u){const w=/^\d+:([^:]*):(\/.*)$/.exec(u);if(!w)return[];const[,c="",x=""]=w;return[
{controllers:c.split(",").filter(Boolean),path:x}]}function r({point:u,root:w},c){const x=(0,p().relative)(w,c);return x.
startsWith("..")?u:(0,p().join)(u,x)}function f(u,w){const c=(0,p().relative)(u,w).split("/").filter(Boolean);return c.map(
(x,b)=>(0,p().join)(u,...c.slice(0,c.length-b))).concat(u)}},"run/containment/launched-places"(S,e,E,L){let k;const p=()=>k??=
e("node:crypto");let P;const y=()=>P??=e("node:fs/promises");let T;const r=()=>T??=e("node:path");let f;const u=()=>f??=
e("node:readline");let w;const c=()=>w??=e("run/start-program");let x;const b=()=>x??=e("run/written");let I;const O=()=>I??=
e("run/containment/launcher");let a;const v=()=>a??=e("run/containment/limits");let m;const t=()=>m??=e("run/containment\
/pause-process");let s;const _=()=>s??=e("run/containment/privileges");let n;const o=()=>n??=e("run/containment/slots/fr\
ames");let $;const h=()=>$??=e("run/containment/stock");let l;const i=()=>l??=e("run/containment/view-layout");let g;const M=()=>g??=
e("run/containment/view-script");E(S,{launchedPlaces:()=>A});const d="the view is gone",R=3e4;function A(F){const{enterFile:G,
pause:N,privileges:H,limits:K,lanes:W}=F,U=B(N),Y=(z,V)=>{const J=[G,...H.enter(z.pid).slice(1)],X=(0,h().stockOf)(()=>j(
J,U,F),V);return{place:()=>!z.isThere()||!N.isThere()?Promise.resolve(d):X.take().ready,close:async()=>{await X.close(),
await z.close()}}};return{...Y(N,W),share:async(z,V)=>{const J=[...H.branch(N.pid).slice(1),"sh","-c",M().SHARE_VIEW,"ge\
ne-gate"],X=await(0,t().startPauseProcess)([G,...J,String(K.written_bytes)],V);return typeof X=="string"?X:Y(X,0)}}}function j(F,G,N){
const H=(0,p().randomUUID)(),W=(async()=>await G(`make ${H}`)!=="made"?"no control group could be made":D(F,H,N))();return{
ready:W,release:async()=>{const U=await W;typeof U!="string"&&await U.release()}}}async function D([F="",...G],N,{pause:H,
folder:K,privileges:W,keyring:U,checkout:Y,groups:z,limits:V}){const J=(0,r().join)(K,`report-${N}`),X=z.of(N),{user:te}=W;
await(0,y().writeFile)(J,"");const{send:oe,...Z}=(0,c().startLauncher)({file:F,args:[...G,"sh","-c",O().LAUNCHER,"gene-g\
ate",`${i().INSIDE.run}/report-${N}`,Y,String(te?.uid??""),String(te?.gid??""),String(V.written_bytes),...[0,1,2].map(Q=>X.
joins[Q]??"/dev/null"),...W.drop,...(0,v().prlimitWords)(V),...U,"env","-i"],cwd:"/",env:{PATH:_().SYSTEM_PATH}});let ne=!1;
return{group:X,start:({env:Q,file:re,args:se})=>{const ie=Object.entries(Q).map(([q,ee])=>`${q}=${ee}`);try{oe(C([...ie,
re,...se]))}catch(q){ne=!0;const ee={exitCode:null,signal:null,error:q};return{...Z,ended:Promise.resolve(ee)}}return Z},
report:async Q=>ne?{started:!0,complete:!1}:(0,b().readReport)(J,Q),release:async()=>{Z.release(),H.isThere()&&H.input.write(
`free ${N}
`),await(0,y().rm)(J,{force:!0})}}}function C(F){(0,o().refuseNul)(F);const G=F.map(N=>N.replaceAll("\\","\\\\").replaceAll(
`
`,"\\n"));return[F.length,...G].map(N=>`${N}
`).join("")}function B({input:F,output:G,isThere:N}){const H=[],K=(0,u().createInterface)({input:G});return K.on("line",
W=>H.shift()?.(W)),K.on("close",()=>{for(const W of H.splice(0))W("")}),W=>new Promise(U=>{const Y=setTimeout(()=>U(""),
R),z=V=>{clearTimeout(Y),U(V)};if(!N()){z("");return}H.push(z),F.write(`${W}
`)})}},"run/containment/launcher"(S,e,E,L){let k;const p=()=>k??=e("run/containment/list-written");E(S,{LAUNCHER:()=>y});
const y=String.raw`
set -eu
umask 022
report=$1 checkout=$2 user=$3 group=$4 size=$5
exec 3>"$report" 4<&0 7>"$6" 8>"$7" 9>"$8" </dev/null
shift 8
if command -v ip >/dev/null; then ip link set lo up 2>/dev/null & fi
cd /.gene-gate
shared=
if [ -d own/upper ]; then
  shared=1
  rm -rf own/tmp own/home own/shm
else
  mount -t tmpfs -o "size=$size,nr_inodes=$((size / 1024)),mode=0755" gene-gate own
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
read -r count <&4 || exit 0
while [ "$count" -gt 0 ]; do
  IFS= read -r word <&4 || exit 0
  case $word in *\\*) word=$(printf '%b.' "$word") word=${"${word%.}"} ;; esac
  set -- "$@" "$word"
  count=$((count - 1))
done
(
  while read -r _; do kill -TERM -1; done
  kill -KILL -1
) <&4 3>&- 5<&- 7>&- 8>&- 9>&- >/dev/null 2>&1 &
exec 4<&- 6>&2 2>/dev/null
limits=$(ulimit -a)
status=0
(
  echo 1000 >/proc/self/oom_score_adj || :
  echo 0 >&7 && echo 0 >&8 && echo 0 >&9 && printf 'ready\0' >&3 &&
    exec "$@" 2>&6 3>&- 5<&- 6>&- 7>&- 8>&- 9>&-
) || status=$?
kill -KILL -1 || :
${p().LIST_WRITTEN}exit "$status"
`},"run/containment/limits"(S,e,E,L){E(S,{effectiveLimits:()=>k,limitsInWords:()=>y,prlimitWords:()=>P,resourceLimits:()=>p});
function k(r,f){const{memory_bytes:u,processes:w,open_files:c,file_bytes:x,written_bytes:b}=r;return{memory_bytes:f.memory?
u:null,processes:w,processes_counted_for:f.processes?"command":"user",open_files:c,file_bytes:x,written_bytes:b}}function p(r){
return[["core",0],["fsize",r.file_bytes],["nofile",r.open_files],...r.processes_counted_for==="user"?[["nproc",r.processes]]:
[]]}function P(r){return["prlimit",...p(r).map(([f,u])=>`--${f}=${u}`)]}function y(r){const{memory_bytes:f,processes:u,processes_counted_for:w,
open_files:c}=r;return[f===null?"memory: unlimited":`memory: ${T(f)}`,`processes: ${u}${w==="user"?" of the same user":""}`,
`open files: ${c}`,`file size: ${T(r.file_bytes)}`,`total written: ${T(r.written_bytes)}`].join(", ")}function T(r){return`${Math.
round(r/1024/1024)} MiB`}},"run/containment/list-written"(S,e,E,L){E(S,{LIST_WRITTEN:()=>k});const k=String.raw`
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
if [ -n "$written" ] && [ -n "$shared" ] && {
  cd /proc/self/fd/5/.
  find . -type d -print0 | tar -c --no-recursion --null -T - \
    --xattrs --xattrs-include=trusted.overlay.redirect 2>&1 || echo tar:
} | grep -aqE 'overlay\.redirect|^tar:'; then
  exit "$status"
fi
if [ "$(ulimit -a)" != "$limits" ]; then exit "$status"; fi
printf 'end\0' >&3
`},"run/containment/machine"(S,e,E,L){let k;const p=()=>k??=e("node:fs");let P;const y=()=>P??=e("node:os");E(S,{limitsOn:()=>b,
thisMachine:()=>x});const T=1024**3,r=64*1024**2,f=1/2,u=4/5,w=2*T,c=1024*1024;function x(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,y().totalmem)()),freeBytes:process.availableMemory(),openFiles:I("Max open files")}}function b(O,a,v){
const{totalBytes:m,freeBytes:t,openFiles:s}=O,_=(n,o)=>Math.max(n/v-n/v%r,o);return{...a,memory_bytes:Math.min(a.memory_bytes,
_(m*u,w)),written_bytes:Math.min(a.written_bytes,_(t*f,c)),open_files:Math.min(a.open_files,s)}}function I(O){try{const a=new RegExp(
`^${O}\\s+\\S+\\s+(\\d+)`,"m");return Number(a.exec((0,p().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}},
"run/containment/mount-table"(S,e,E,L){E(S,{mountTable:()=>p,shownTable:()=>P});const k=/[ \t\n\v\f\r\\#]/g;function p(T){
return T.map(({source:r,target:f,type:u,options:w})=>`${y(r)} ${y(f)} ${u} ${w} 0 0
`).join("")}function P(T){return T.map(({source:r,target:f})=>`${y(r,"\\0")} ${y(f,"\\0")}
`).join("")}function y(T,r="\\"){return T.replace(k,f=>`${r}${f.charCodeAt(0).toString(8).padStart(3,"0")}`)}},"run/cont\
ainment/new-keyring"(S,e,E,L){let k;const p=()=>k??=e("run/containment/privileges");E(S,{newKeyring:()=>T});const P={x64:250,
arm64:219,ppc64:271,riscv64:219,s390x:280},y=String.raw`
my $number = 0 + shift;
my $keyring = syscall($number, 1, 0);
if ($keyring >= 0) { syscall($number, 5, $keyring, 0x3f000000) }
elsif (syscall($number, 0, -3, 0) >= 0) { die "no new session keyring: $!\n" }
exec { $ARGV[0] } @ARGV;
`;async function T(){const[r,f]=[P[process.arch],await(0,p().systemTool)("perl")];return r===void 0||f===void 0?[]:[f,"-\
e",y,String(r)]}},"run/containment/pause-process"(S,e,E,L){let k;const p=()=>k??=e("node:child_process");let P;const y=()=>P??=
e("node:fs");let T;const r=()=>T??=e("node:timers/promises");let f;const u=()=>f??=e("run/not-run");let w;const c=()=>w??=
e("run/process-tree");let x;const b=()=>x??=e("run/containment/privileges");E(S,{startPauseProcess:()=>a});const I=6e4,O=1e4;
async function a([t="",...s],_){const n=(0,y().openSync)("/","r"),o=(0,p().spawn)(t,s,{cwd:"/",env:{PATH:b().SYSTEM_PATH},
detached:!0,stdio:["pipe","pipe","pipe",n]});(0,y().closeSync)(n);let $="";o.stderr.on("data",M=>{$=`${$}${M}`.slice(-1e3)});
const h=await v(o,_);if(typeof h=="string")return $.trim().split(`
`)[0]||h;const[l="",...i]=h,g=()=>o.exitCode===null&&o.signalCode===null;return{pid:Number(l),words:i,input:o.stdin,output:o.
stdout,complaint:()=>$.trim().split(`
`).at(-1)||void 0,isThere:g,close:async()=>{const M=new Promise(A=>o.once("close",A));if(o.ref(),o.stdin.destroy(),!g())
return;const d=new AbortController,R=(0,r().setTimeout)(O,void 0,{signal:d.signal}).catch(()=>{});await Promise.race([M,
R]),d.abort(),o.pid!==void 0&&g()&&(0,c().signalTree)(o.pid,"SIGKILL")}}}function v(t,s){return new Promise(_=>{let n="";
const o=g=>{n+=g;const M=n.indexOf(`
`);M<0||(m(t),i(n.slice(0,M).split(" ")))},$=g=>{t.stdin.destroy(),t.pid!==void 0&&(0,c().signalTree)(t.pid,"SIGKILL"),i(
g)},h=()=>$(u().INTERRUPTED),l=setTimeout(()=>$("creating its view took too long"),I),i=g=>{clearTimeout(l),s?.removeEventListener(
"abort",h),t.stdout.off("data",o),_(g)};s?.addEventListener("abort",h),s?.aborted&&h();for(const g of[t.stdin,t.stdout,t.
stderr])g.on("error",()=>{});t.stdout.on("data",o),t.once("error",g=>i(g.message)),t.once("close",()=>i("its view could \
not be created"))})}function m(t){t.unref();for(const s of[t.stdin,t.stdout,t.stderr])"unref"in s&&typeof s.unref=="func\
tion"&&s.unref()}},"run/containment/privileges"(S,e,E,L){let k;const p=()=>k??=e("node:fs");let P;const y=()=>P??=e("nod\
e:fs/promises");let T;const r=()=>T??=e("node:path");E(S,{NOBODY:()=>u,SYSTEM_PATH:()=>f,privilegesFor:()=>I,systemTool:()=>a});
const f=["/usr/sbin","/usr/bin","/sbin","/bin"].join(r().delimiter),u={uid:65534,gid:65534},w=["--mount","--pid","--fork",
"--kill-child","--ipc","--uts"],c=["sudo","-n","--","env","-i",`PATH=${f}`],x='echo 0 >/proc/sys/user/max_user_namespace\
s && exec "$@"',b=["--no-new-privs","--inh-caps=-all"];function I(m,t,s){const _=["unshare",...w,...s?[]:["--net"]],n=d=>`\
--mount=/proc/${d}/ns/mnt`,o=t.uid===0,$=o?u:{uid:t.uid,gid:t.gid},h={drop:O($),user:$,runsAs:$,adopt:o,overlay:["redire\
ct_dir=on",...o?["metacopy=on"]:[]]},l=["unshare","--mount"],i=d=>["nsenter",n(d),"--",..._],g=d=>["nsenter",n(d),"--",...l],
M=d=>["nsenter",`--user=/proc/${d}/ns/user`,"--preserve-credentials",n(d),"--"];return m.uid===0?[{name:"root",newMounts:l,
enter:i,branch:g,...h}]:[{name:"sudo",newMounts:[...c,...l],enter:d=>[...c,...i(d)],branch:d=>[...c,...g(d)],...h},{name:"\
user_namespace",runsAs:m,newMounts:["unshare","--user","--map-root-user","--mount"],enter:d=>[...M(d),"setpriv","--pdeat\
hsig=KILL",..._],branch:d=>[...M(d),...l],drop:["unshare","--user",`--map-user=${m.uid}`,`--map-group=${m.gid}`,"--keep-\
caps","sh","-c",x,"gene-gate","setpriv",...b,"--ambient-caps=-all"],adopt:!1,overlay:["userxattr"]}]}function O({uid:m,gid:t}){
return["setpriv",...[`--reuid=${m}`,`--regid=${t}`,"--clear-groups"],...b,"--bounding-set=-all"]}async function a(m){for(const t of f.
split(r().delimiter)){const s=(0,r().join)(t,m);if(await v(s))return s}}async function v(m){return(0,y().access)(m,p().constants.
X_OK).then(()=>!0,()=>!1)}},"run/containment/process-group"(S,e,E,L){let k;const p=()=>k??=e("node:fs");let P;const y=()=>P??=
e("run/environment");let T;const r=()=>T??=e("run/launch");let f;const u=()=>f??=e("run/not-run");let w;const c=()=>w??=
e("run/prepare/npm-settings");let x;const b=()=>x??=e("run/private-folder");let I;const O=()=>I??=e("run/supervise");E(S,
{processGroup:()=>a});function a({programs:t,checkout:s,outputBytes:_}){const n=(0,p().realpathSync)(s);return{level:"pr\
ocess_group",description:`Clean environment, private HOME and TMPDIR, ${m()}. Access to the network and to the files of \
this user is not restricted.`,check:o=>{(0,r().launchOf)(o,{programs:t,checkout:n,base:{}})},prepare:(o,$)=>(0,b().withPrivateFolder)(
h=>{const{node:l,searchPath:i,shell:g}=t,M=(0,c().npmForPrepare)(t),d={node:l.file,searchPath:i,folder:h,shell:g,npm:M,assignments:o.
env},R=(0,y().commandEnvironment)(d,process),{file:A,args:j,env:D}=(0,r().launchOf)(o,{programs:t,checkout:n,base:R}),{timeoutMs:C}=o;
return(0,O().supervise)({file:A,args:j,cwd:s,env:{...R,...D},timeoutMs:C,outputBytes:_,signal:$})}),run:(o,$)=>(0,b().withPrivateFolder)(
async h=>{if(o.npmSettings)return v(o.npmSettings);const{node:l,searchPath:i,shell:g}=t,M=(0,y().commandEnvironment)({node:l.
file,searchPath:i,folder:h,shell:g,assignments:o.env},process),{file:d,args:R,env:A,cwd:j}=(0,r().launchOf)(o,{programs:t,
checkout:n,base:M});return(0,O().supervise)({file:d,args:R,cwd:j??s,env:{...M,...A},timeoutMs:o.timeoutMs,outputBytes:_,
signal:$})})}}function v(t){const s=`It starts npm, which would read settings that only containment in namespaces hides \
(${t.join("; ")})`;return{...(0,u().skippedOutcome)("",new Date),status:"crashed",reason:s}}function m(){switch(process.
platform){case"linux":return"process group and marked descendants killed at the end";case"win32":return"process tree kil\
led when it is stopped";default:return"process group killed at the end"}}},"run/containment/removals"(S,e,E,L){let k;const p=()=>k??=
e("node:fs");let P;const y=()=>P??=e("node:path");let T;const r=()=>T??=e("tar/header");let f;const u=()=>f??=e("tar/pax");
let w;const c=()=>w??=e("error");let x;const b=()=>x??=e("repo/entry-index");E(S,{removalArchive:()=>O});const I=Buffer.
alloc(1024);function O(m,t){if(t.length===0)return Buffer.alloc(0);const s=t.find(n=>Buffer.from(n).toString()!==n);if(s!==
void 0)throw new(c()).GateError("checkout_differs",`The file ${JSON.stringify(s)} is not in the commit and cannot be hid\
den, because its name is not UTF-8`,"Delete the file.");const _=[...new Set(["",...t.flatMap(b().foldersAbove)])].sort();
return Buffer.concat([..._.flatMap(n=>a(m,n)),...t.flatMap(n=>v({path:n,type:"CharacterDevice",mode:0,uid:0,gid:0,size:0})),
I])}function a(m,t){const{mode:s,uid:_,gid:n,mtime:o}=(0,p().lstatSync)((0,y().join)(m,t));return v({path:`./${t}`,type:"\
Directory",mode:s&4095,uid:_,gid:n,mtime:o})}function v(m){const t=new(r()).Header({...m,size:0,devmaj:0,devmin:0});t.encode();
const s=t.block??Buffer.alloc(512);return t.needPax?[new(u()).Pax(m).encode(),s]:[s]}},"run/containment/stock"(S,e,E,L){
E(S,{stockOf:()=>k});function k(p,P,y=Number.POSITIVE_INFINITY){const T=[];let r=0;const f=()=>{for(;T.length<P&&r<y;r+=
1)T.push(p())};return f(),{take:()=>{const u=T.shift()??p();return f(),u},close:async()=>{r=y,await Promise.all(T.splice(
0).map(u=>u.release()))}}}},"run/containment/try-namespaces"(S,e,E,L){let k;const p=()=>k??=e("run/isolation-probe");let P;
const y=()=>P??=e("run/containment/git-config");let T;const r=()=>T??=e("run/containment/limits");let f;const u=()=>f??=
e("run/containment/namespaces");let w;const c=()=>w??=e("run/containment/prepared-view");let x;const b=()=>x??=e("run/co\
ntainment/privileges");let I;const O=()=>I??=e("run/containment/view");E(S,{tryNamespaces:()=>t});const a=["slot","launc\
her"],v=2e4,m="python3";async function t($,h){const{starters:l=a,signal:i}=h,g=[];for(const M of l){const d=await s(M,$,
h,g);if(typeof d!="string")return d;if(g.push(d),i?.aborted)break}return{from:$.name,reason:g.at(-1)??"nothing can start\
 commands"}}async function s($,h,l,i){const{checkout:g,folders:M,leftOut:d=[],keepsWrites:R,network:A,programs:j,signal:D}=l,
C=h.name,B=[h.newMounts[0]??"",h.enter(0)[0]??"",m],[F,G,N]=await Promise.all(B.map(b().systemTool));if(F===void 0)return`${B[0]}\
 is not installed`;if(G===void 0)return`${B[1]} is not installed`;if($==="slot"&&N===void 0)return`${m} is not installed`;
const H=await(0,c().prepareView)({privileges:h,checkout:g,leftOut:d,keepsWrites:R,limits:l.limits,signal:D,file:F,enterFile:G,
network:A,lanes:l.lanes??1,python:$==="slot"?N:void 0,view:n(await(0,O().viewOf)(j,M,A),l),replaced:new Map([...await(0,y().
safeGitConfigs)(g),...l.replaced??[]])});if(typeof H=="string")return H;const{limits:K}=H,W=o(h,$,A,K,i),U={...l,leftOut:d,
prepared:H,description:W,limits:K},Y=await(0,p().probeIsolation)({checkout:g,folders:M,network:A,keepsWrites:R,shown:j.node.
file,run:X=>(0,u().runContained)({file:j.node.file,args:X,timeoutMs:v,signal:D},U)}),z=typeof Y=="string"?Y:_(Y);if(typeof Y==
"string"||z!==void 0)return await H.close(),z??"";const V=(0,u().namespaces)(U),{level:J}=V;return{backend:V,isolation:{
level:J,description:W,launcher:C,starter:$,limits:K,probes:Y},close:H.close}}function _($){const h=$.filter(({required:l,
held:i})=>l&&!i).map(({name:l})=>l);return h.length>0?`the probe run failed: ${h.join(", ")}`:void 0}function n($,{shown:h=[],
home:l=[]}){return{...$,tools:[...$.tools,...h],home:l}}function o({name:$,user:h},l,i,g,M){const d=h?`user ${h.uid}`:"t\
he gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${$.replace("_"," ")})`,"a copy\
-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the machine",l==="slot"?"\
prepared by a supervisor before the command starts":["prepared by a shell before the command starts",...M.map(R=>` (${R}\
)`)].join(""),i?"network access as allowed by the policy":"no network except loopback",`as ${d}; ${(0,r().limitsInWords)(
g)}.`].join("; ")}},"run/containment/view"(S,e,E,L){let k;const p=()=>k??=e("node:fs/promises");let P;const y=()=>P??=e(
"node:os");let T;const r=()=>T??=e("node:path");E(S,{SYSTEM:()=>f,isInside:()=>t,privateFolders:()=>b,viewOf:()=>I});const f=[
"/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],u=["/nix/store","/gnu/store"],w=["null","zero","full","\
random","urandom"],c="tty",x=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function b(s){const _=x.flatMap(
o=>s[`GITHUB_${o}`]??[]),n=[s.HOME,s.RUNNER_TEMP,s.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set([...n,(0,y().tmpdir)(),
..._.map(r().dirname)].filter(o=>(0,r().isAbsolute)(o)))]}async function I({node:s,npm:_,machine:n},o,$){const h=await a(
[...f,...u]),i=(await Promise.all(o.map(R=>(0,p().realpath)(R).catch(()=>[])))).flat(),g=[(0,r().dirname)(s.file),..._?[
(0,r().dirname)((0,r().dirname)(_.file))]:[],...[...n.values()].flatMap(R=>O(R,i)),...$?await m():[]].filter(R=>!h.some(
A=>t(A,R))),M=i.filter(R=>h.some(A=>A!==R&&t(A,R))),d=await v(`/dev/${c}`)?[...w,c]:w;return{system:h,emptied:M,tools:[...new Set(
g)],devices:d,home:[]}}function O({file:s,real:_},n){const o=(0,r().dirname)(_),$=(0,r().dirname)(o),h=(0,r().basename)(
o)==="bin"&&!n.some(l=>t(l,$));return[(0,r().dirname)(s),o,...h?[$]:[]].filter(l=>!n.some(i=>t(l,i)))}async function a(s){
return(await Promise.all(s.map(async n=>(await(0,p().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}function v(s){
return(0,p().lstat)(s).then(()=>!0,()=>!1)}async function m(){const s=await(0,p().realpath)("/etc/resolv.conf").catch(()=>{});
return s?.startsWith("/run/systemd/resolve/")?[(0,r().dirname)(s)]:[]}function t(s,_){const n=(0,r().relative)(s,_);return n!==
".."&&!n.startsWith(`..${r().sep}`)&&!(0,r().isAbsolute)(n)}},"run/containment/view-layout"(S,e,E,L){let k;const p=()=>k??=
e("node:path");let P;const y=()=>P??=e("repo/entry-index");let T;const r=()=>T??=e("run/containment/view");E(S,{HOME:()=>f,
INSIDE:()=>c,TEMP:()=>u,commandFolders:()=>I,commandMounts:()=>b,sharedMounts:()=>x});const f="/home/gene-gate",u="/tmp",
w="/.gene-gate",c={lower:`${w}/lower`,cover:`${w}/cover`,own:`${w}/own`,run:`${w}/run`,cgroup:`${w}/cgroup`,replaced:`${w}\
/replaced`,home:`${w}/home`,tools:`${w}/tools`};function x({view:a,checkout:v,run:m,stage:t}){const s=(_,n,o)=>({source:_,
target:(0,p().join)(t,n),type:"none",options:o});return{system:a.system.map(_=>({source:_,target:(0,p().join)(t,_)})),mounts:[
...a.emptied.map(_=>({source:"gene-gate",target:(0,p().join)(t,_),type:"tmpfs",options:"size=1m,mode=0755"})),s("/proc",
"proc","rbind"),s(v,c.lower,"rbind"),s(m,c.run,"bind")],tools:[...a.tools.map((_,n)=>({source:_,target:(0,p().join)(t,O(
_,n))})),...a.home.map(({source:_},n)=>({source:_,target:(0,p().join)(t,c.home,String(n))}))],devices:a.devices.map(_=>s(
`/dev/${_}`,`dev/${_}`,"bind"))}}function b(a){const{view:v,checkout:m,privileges:t,hides:s,keepsWrites:_,replaced:n}=a,
o=(l,i,g="bind")=>({source:l,target:i,type:"none",options:g}),$=v.tools.map((l,i)=>({folder:l,place:O(l,i)})),h=[`lowerd\
ir=${s||t.adopt?`${c.cover}:`:""}${c.lower}`,`upperdir=${c.own}/upper`,`workdir=${c.own}/work`,...t.overlay,"X-mount.mkd\
ir"];return[o(`${c.own}/tmp`,u),o(`${c.own}/home`,f),...v.home.map(({path:l},i)=>o(`${c.home}/${i}`,(0,p().join)(f,l))),
o(`${c.own}/shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:"newinstance,nosuid,noexec,mode\
=0620,ptmxmode=0666"},...$.filter(({folder:l,place:i})=>l!==i).map(({folder:l,place:i})=>o(i,l,"bind,X-mount.mkdir")),_?
o(c.lower,m,"bind,X-mount.mkdir"):{source:"gene-gate",target:m,type:"overlay",options:h.join(",")},...n.map((l,i)=>o(`${c.
replaced}/${i}`,(0,p().join)(m,l))),{source:"gene-gate-proc",target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{
source:"gene-gate",target:w,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function I({home:a}){return["upper","work","tm\
p","home","shm",...[...new Set(a.flatMap(({path:m})=>[...(0,y().foldersAbove)(m),m]))].map(m=>`home/${m}`)]}function O(a,v){
return[u,f].some(t=>(0,r().isInside)(t,a))?`${c.tools}/${v}`:a}},"run/containment/view-script"(S,e,E,L){E(S,{PREPARE_VIEW:()=>k,
SHARE_VIEW:()=>p});const k=String.raw`
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
  find covered -path covered/.git -prune -o -name node_modules -prune -print0 |
    xargs -0 -r sh -c 'find "$@" -mindepth 1 -maxdepth 1 -type d -name ".*" ! -name .bin ! -name .pnpm ! -name .store -print0' sh |
    xargs -0 -r chown -hR "$user"
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
  case $target in *\\*) target=$(printf '%b' "$(printf '%s\n' "$target" | sed 's/\\/\\0/g')") ;; esac
  mount -o remount,bind,ro "$target"
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
`,p=`
set -eu
umask 022
mount -t tmpfs -o "size=$1,nr_inodes=$(($1 / 1024)),mode=0755" gene-gate /.gene-gate/own
mkdir /.gene-gate/own/upper
echo "$$"
while read -r _; do :; done
`}};
