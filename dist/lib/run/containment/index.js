"use strict";module.exports={"run/containment/choose-backend"(I,e,x,F){let P;const d=()=>P??=e("node:fs/promises");let N;const b=()=>N??=
e("bundle-memory");let R;const i=()=>R??=e("error");let w;const $=()=>w??=e("small-memory");let g;const a=()=>g??=e("run\
/containment/privileges");let M;const y=()=>M??=e("run/containment/process-group");let S;const A=()=>S??=e("run/containm\
ent/try-namespaces");x(I,{chooseBackend:()=>c});async function c(n){(0,b().keepBundleInMemory)(),(0,$().keepMemorySmall)();
const{requested:o,signal:h}=n,f=[];if(o!=="off")for await(const l of v(n)){if("backend"in l)return{...l,isolation:{...l.
isolation,requested:o,downgrades:f}};f.push(l)}if(o==="require")throw h?.aborted?(0,i().interrupted)("while it tested co\
ntainment"):u(f);const m=await n.shareFolder?.()??n.checkout,s=(0,y().processGroup)({...n,checkout:m}),{level:_}=s,T=[s.
description,...p(f)].join(" ");return{backend:{...s,description:T},isolation:{level:_,description:T,requested:o,downgrades:f},
close:()=>Promise.resolve()}}async function*v(n){const{platform:o=process.platform}=n;if(o!=="linux"||!process.getuid||!process.
getgid){yield{from:"namespaces",reason:`${o} has no namespaces`};return}const h=await(0,d().realpath)(n.checkout),f={uid:process.
getuid(),gid:process.getgid()};for(const m of(0,a().privilegesFor)(f,await(0,d().stat)(h),n.network))yield await(0,A().tryNamespaces)(
m,{...n,checkout:h})}function p(n){return n.length===0?[]:[`Namespaces were tried and are not available. ${t(n)}. ${r}.`]}
function t(n){return n.map(({from:o,reason:h})=>`${o.replace("_"," ")}: ${h}`).join("; ")}const r="To contain commands, \
use a Linux runner with passwordless sudo or unprivileged user namespaces (GitHub\u2019s ubuntu runners have sudo)";function u(n){
return new(i()).GateError("containment_unavailable",`The policy requires containment in namespaces, which this machine d\
oes not support. ${t(n)}.`,`${r}, or set \`containment: auto\` in the policy of the base branch.`)}},"run/containment/co\
ntrol-groups"(I,e,x,F){let P;const d=()=>P??=e("node:fs");let N;const b=()=>N??=e("node:path");let R;const i=()=>R??=e("\
process-identity");let w;const $=()=>w??=e("temporary-folder");let g;const a=()=>g??=e("run/containment/view-layout");x(
I,{controlGroups:()=>u,groupInside:()=>n,groupSettings:()=>r,removeLeftGroups:()=>o});const M={unified:({memory_bytes:s,
processes:_})=>[[["memory.max",s],["pids.max",_]],[["memory.swap.max",0]]],memory:({memory_bytes:s})=>[[["memory.limit_i\
n_bytes",s]],[["memory.memsw.limit_in_bytes",s]]],pids:({processes:s})=>[[["pids.max",s]],[]],cpuacct:()=>[[],[]]},y=/^(\d+)$/m,
S=/^oom_kill (\d+)$/m,A={unified:{file:"memory.peak",pattern:y,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:y,
units:1}},c={unified:{file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{file:"cpuacct.usage",pattern:y,units:1e6}},
v={file:"pids.events",pattern:/^max (\d+)$/m,units:1},p=["memory_bytes","processes"],t={memory_bytes:{unified:{file:"mem\
ory.events",pattern:S,units:1},memory:{file:"memory.oom_control",pattern:S,units:1}},processes:{unified:v,pids:v}};function r(s,_){
return s.flatMap(({controller:T},l)=>M[T](_).flatMap((k,E)=>k.map(([O,H])=>({index:l,file:O,value:H,isNeeded:E===0}))))}
function u(s,_,T){const l=s.map((E,O)=>({...E,index:O})).filter(({index:E})=>_.includes(E)),k=E=>l.some(O=>O.controller===
"unified"||O.controller===E);return{enforced:{memory:k("memory"),processes:k("pids")},folders:l.map(({index:E})=>n(E,T)),
of:E=>{const O=l.map(({controller:L,parent:j,index:C})=>({controller:L,folder:(0,b().join)(j,T,E),join:(0,b().join)(n(C,
T),E,"cgroup.procs")})),H=L=>O.map(({controller:j,folder:C})=>f(L[j],C)).find(h);return{joins:O.map(L=>L.join),resources:()=>{
const[L,j]=[H(A),H(c)];return{...h(L)&&{peak_memory_bytes:L},...h(j)&&{cpu_ms:j}}},limitsHit:()=>p.filter(L=>(H(t[L])??0)>
0)}}}}function n(s,_){return`${a().INSIDE.cgroup}/${s}/${_}`}function o(s){for(const{parent:_}of s)m(()=>{const T=(0,d().
readdirSync)(_).filter(l=>l.startsWith($().TEMPORARY_PREFIX)&&(0,i().isEnded)(l));for(const l of T.map(k=>(0,b().join)(_,
k))){for(const k of(0,d().readdirSync)(l))m(()=>(0,d().rmdirSync)((0,b().join)(l,k)));m(()=>(0,d().rmdirSync)(l))}})}function h(s){
return s!==void 0}function f(s,_){if(!s)return;const{file:T,pattern:l,units:k}=s;try{const E=l.exec((0,d().readFileSync)(
(0,b().join)(_,T),"utf8"))?.[1];return E===void 0?void 0:Math.round(Number(E)/k)}catch{return}}function m(s){try{s()}catch{}}},
"run/containment/git-config"(I,e,x,F){let P;const d=()=>P??=e("node:fs/promises");let N;const b=()=>N??=e("node:path");x(
I,{safeGitConfigs:()=>g,withoutSecrets:()=>M});const R=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,i=/^\s*([\w-]+)\s*(?:=|$)/,
w={core:["repositoryformatversion","filemode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:[
"objectformat","refstorage","compatobjectformat"]},$=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function g(y){
const S=await a(y,".git"),A=async c=>{const v=await(0,d().readFile)((0,b().join)(y,c),"utf8");return[c,M(v)]};return new Map(
await Promise.all(S.map(A)))}async function a(y,S){const c=(await(0,d().readdir)((0,b().join)(y,S),{withFileTypes:!0}).catch(
()=>[])).map(async v=>{const p=(0,b().join)(S,v.name);return v.isFile()?/^config(\.worktree)?$/.test(v.name)?[p]:[]:v.isDirectory()?
a(y,p):[]});return(await Promise.all(c)).flat()}function M(y){if($.test(y))return y;let S=[];return y.split(`
`).filter(c=>{const v=R.exec(c)?.[1]?.toLowerCase();if(v!==void 0)return S=w[v]??[],S.length>0&&c.trimEnd().endsWith("]");
const p=i.exec(c)?.[1]?.toLowerCase();return p!==void 0&&S.includes(p)&&!c.endsWith("\\")}).map(c=>`${c}
`).join("")}},"run/containment/hierarchies"(I,e,x,F){let P;const d=()=>P??=e("node:path");x(I,{findHierarchies:()=>N});function N($,g,a){
const M=g.split(`
`).flatMap(b),y=$.split(`
`).flatMap(R),S=M.find(({version:c})=>c===2),A=y.find(({controllers:c})=>c.length===0);if(S&&A)for(const c of w(S.point,
i(S,A.path))){const v=a(c).split(/\s+/);if(["memory","pids"].every(p=>v.includes(p)))return[{controller:"unified",parent:c}]}
return["memory","pids","cpuacct"].flatMap(c=>{const v=M.find(({version:t,options:r})=>t===1&&r.includes(c)),p=y.find(({controllers:t})=>t.
includes(c));return v&&p?[{controller:c,parent:i(v,p.path)}]:[]})}function b($){const[g="",a=""]=$.split(" - "),[,,,M="",
y=""]=g.split(" "),[S,,A=""]=a.split(" ");return S!=="cgroup"&&S!=="cgroup2"?[]:[{root:M,point:y,version:S==="cgroup"?1:
2,options:A.split(",")}]}function R($){const g=/^\d+:([^:]*):(\/.*)$/.exec($);if(!g)return[];const[,a="",M=""]=g;return[
{controllers:a.split(",").filter(Boolean),path:M}]}function i({point:$,root:g},a){const M=(0,d().relative)(g,a);return M.
startsWith("..")?$:(0,d().join)($,M)}function w($,g){const a=(0,d().relative)($,g).split("/").filter(Boolean);return a.map(
(M,y)=>(0,d().join)($,...a.slice(0,a.length-y))).concat($)}},"run/containment/launched-places"(I,e,x,F){let P;const d=()=>P??=
e("node:crypto");let N;const b=()=>N??=e("node:fs/promises");let R;const i=()=>R??=e("node:path");let w;const $=()=>w??=
e("node:readline");let g;const a=()=>g??=e("run/start-program");let M;const y=()=>M??=e("run/written");let S;const A=()=>S??=
e("run/containment/launcher");let c;const v=()=>c??=e("run/containment/limits");let p;const t=()=>p??=e("run/containment\
/pause-process");let r;const u=()=>r??=e("run/containment/privileges");let n;const o=()=>n??=e("run/containment/view-lay\
out");let h;const f=()=>h??=e("run/containment/view-script");x(I,{launchedPlaces:()=>_});const m="the view is gone",s=3e4;
function _(k,E){const{pause:O,privileges:H,limits:L}=k,j=l(O),C=G=>({place:async()=>{if(!G.isThere()||!O.isThere())return m;
const W=(0,d().randomUUID)();return await j(`make ${W}`)!=="made"?"no control group could be made":T([E,...H.enter(G.pid).
slice(1)],W,k)},close:G.close});return{...C(O),share:async(G,W)=>{const D=[...H.branch(O.pid).slice(1),"sh","-c",f().SHARE_VIEW,
"gene-gate"],U=await(0,t().startPauseProcess)([E,...D,String(L.written_bytes)],W);return typeof U=="string"?U:C(U)}}}async function T(k,E,{
pause:O,folder:H,privileges:L,checkout:j,groups:C,limits:G}){const W=(0,i().join)(H,`report-${E}`),D=C.of(E),{user:U}=L,
[z="",...K]=k;return await(0,b().writeFile)(W,""),{group:D,start:B=>(0,a().startProgram)({file:z,args:[...K,"sh","-c",A().
LAUNCHER,"gene-gate",`${o().INSIDE.run}/report-${E}`,j,String(U?.uid??""),String(U?.gid??""),String(G.written_bytes),...[
0,1,2].map(Y=>D.joins[Y]??"/dev/null"),...L.drop,...(0,v().prlimitWords)(G),"env","-i",...Object.entries(B.env).map(([Y,
V])=>`${Y}=${V}`),B.file,...B.args],cwd:"/",env:{PATH:u().SYSTEM_PATH},launcher:!0}),report:B=>(0,y().readReport)(W,B),release:async()=>{
O.isThere()&&O.input.write(`free ${E}
`),await(0,b().rm)(W,{force:!0})}}}function l({input:k,output:E,isThere:O}){const H=[],L=(0,$().createInterface)({input:E});
return L.on("line",j=>H.shift()?.(j)),L.on("close",()=>{for(const j of H.splice(0))j("")}),j=>new Promise(C=>{const G=setTimeout(
()=>C(""),s),W=D=>{clearTimeout(G),C(D)};if(!O()){W("");return}H.push(W),k.write(`${j}
`)})}},"run/containment/launcher"(I,e,x,F){let P;const d=()=>P??=e("run/containment/list-written");x(I,{LAUNCHER:()=>N});
const N=String.raw`
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
${d().LIST_WRITTEN}exit "$status"
`},"run/containment/limits"(I,e,x,F){x(I,{effectiveLimits:()=>P,limitsInWords:()=>b,prlimitWords:()=>N,resourceLimits:()=>d});
function P(i,w){const{memory_bytes:$,processes:g,open_files:a,file_bytes:M,written_bytes:y}=i;return{memory_bytes:w.memory?
$:null,processes:g,processes_counted_for:w.processes?"command":"user",open_files:a,file_bytes:M,written_bytes:y}}function d(i){
return[["core",0],["fsize",i.file_bytes],["nofile",i.open_files],...i.processes_counted_for==="user"?[["nproc",i.processes]]:
[]]}function N(i){return["prlimit",...d(i).map(([w,$])=>`--${w}=${$}`)]}function b(i){const{memory_bytes:w,processes:$,processes_counted_for:g,
open_files:a}=i;return[w===null?"memory: unlimited":`memory: ${R(w)}`,`processes: ${$}${g==="user"?" of the same user":""}`,
`open files: ${a}`,`file size: ${R(i.file_bytes)}`,`total written: ${R(i.written_bytes)}`].join(", ")}function R(i){return`${Math.
round(i/1024/1024)} MiB`}},"run/containment/list-written"(I,e,x,F){x(I,{LIST_WRITTEN:()=>P});const P=String.raw`
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
`},"run/containment/machine"(I,e,x,F){let P;const d=()=>P??=e("node:fs");let N;const b=()=>N??=e("node:os");x(I,{limitsOn:()=>y,
thisMachine:()=>M});const R=1024**3,i=64*1024**2,w=1/2,$=4/5,g=2*R,a=1024*1024;function M(){return{totalBytes:Math.min(process.
constrainedMemory()||1/0,(0,b().totalmem)()),freeBytes:process.availableMemory(),openFiles:S("Max open files")}}function y(A,c,v){
const{totalBytes:p,freeBytes:t,openFiles:r}=A,u=(n,o)=>Math.max(n/v-n/v%i,o);return{...c,memory_bytes:Math.min(c.memory_bytes,
u(p*$,g)),written_bytes:Math.min(c.written_bytes,u(t*w,a)),open_files:Math.min(c.open_files,r)}}function S(A){try{const c=new RegExp(
`^${A}\\s+\\S+\\s+(\\d+)`,"m");return Number(c.exec((0,d().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}},
"run/containment/mount-table"(I,e,x,F){x(I,{mountTable:()=>d,shownTable:()=>N});const P=/[ \t\n\v\f\r\\#]/g;function d(R){
return R.map(({source:i,target:w,type:$,options:g})=>`${b(i)} ${b(w)} ${$} ${g} 0 0
`).join("")}function N(R){return R.map(({source:i,target:w})=>`${b(i,"\\0")} ${b(w,"\\0")}
`).join("")}function b(R,i="\\"){return R.replace(P,w=>`${i}${w.charCodeAt(0).toString(8).padStart(3,"0")}`)}},"run/cont\
ainment/pause-process"(I,e,x,F){let P;const d=()=>P??=e("node:child_process");let N;const b=()=>N??=e("node:fs");let R;const i=()=>R??=
e("node:timers/promises");let w;const $=()=>w??=e("run/not-run");let g;const a=()=>g??=e("run/process-tree");let M;const y=()=>M??=
e("run/containment/privileges");x(I,{startPauseProcess:()=>c});const S=6e4,A=1e4;async function c([t="",...r],u){const n=(0,b().
openSync)("/","r"),o=(0,d().spawn)(t,r,{cwd:"/",env:{PATH:y().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",n]});
(0,b().closeSync)(n);let h="";o.stderr.on("data",T=>{h=`${h}${T}`.slice(-1e3)});const f=await v(o,u);if(typeof f=="strin\
g")return h.trim().split(`
`)[0]||f;const[m="",...s]=f,_=()=>o.exitCode===null&&o.signalCode===null;return{pid:Number(m),words:s,input:o.stdin,output:o.
stdout,complaint:()=>h.trim().split(`
`).at(-1)||void 0,isThere:_,close:async()=>{const T=new Promise(E=>o.once("close",E));if(o.ref(),o.stdin.destroy(),!_())
return;const l=new AbortController,k=(0,i().setTimeout)(A,void 0,{signal:l.signal}).catch(()=>{});await Promise.race([T,
k]),l.abort(),o.pid!==void 0&&_()&&(0,a().signalTree)(o.pid,"SIGKILL")}}}function v(t,r){return new Promise(u=>{let n="";
const o=_=>{n+=_;const T=n.indexOf(`
`);T<0||(p(t),s(n.slice(0,T).split(" ")))},h=_=>{t.stdin.destroy(),t.pid!==void 0&&(0,a().signalTree)(t.pid,"SIGKILL"),s(
_)},f=()=>h($().INTERRUPTED),m=setTimeout(()=>h("creating its view took too long"),S),s=_=>{clearTimeout(m),r?.removeEventListener(
"abort",f),t.stdout.off("data",o),u(_)};r?.addEventListener("abort",f),r?.aborted&&f();for(const _ of[t.stdin,t.stdout,t.
stderr])_.on("error",()=>{});t.stdout.on("data",o),t.once("error",_=>s(_.message)),t.once("close",()=>s("its view could \
not be created"))})}function p(t){t.unref();for(const r of[t.stdin,t.stdout,t.stderr])"unref"in r&&typeof r.unref=="func\
tion"&&r.unref()}},"run/containment/privileges"(I,e,x,F){let P;const d=()=>P??=e("node:fs");let N;const b=()=>N??=e("nod\
e:fs/promises");let R;const i=()=>R??=e("node:path");x(I,{NOBODY:()=>$,SYSTEM_PATH:()=>w,privilegesFor:()=>S,systemTool:()=>c});
const w=["/usr/sbin","/usr/bin","/sbin","/bin"].join(i().delimiter),$={uid:65534,gid:65534},g=["--mount","--pid","--fork",
"--kill-child","--ipc","--uts"],a=["sudo","-n","--","env","-i",`PATH=${w}`],M='echo 0 >/proc/sys/user/max_user_namespace\
s && exec "$@"',y=["--no-new-privs","--inh-caps=-all"];function S(p,t,r){const u=["unshare",...g,...r?[]:["--net"]],n=l=>`\
--mount=/proc/${l}/ns/mnt`,o=t.uid===0,h=o?$:{uid:t.uid,gid:t.gid},f={drop:A(h),user:h,runsAs:h,adopt:o,overlay:["redire\
ct_dir=on",...o?["metacopy=on"]:[]]},m=["unshare","--mount"],s=l=>["nsenter",n(l),"--",...u],_=l=>["nsenter",n(l),"--",...m],
T=l=>["nsenter",`--user=/proc/${l}/ns/user`,"--preserve-credentials",n(l),"--"];return p.uid===0?[{name:"root",newMounts:m,
enter:s,branch:_,...f}]:[{name:"sudo",newMounts:[...a,...m],enter:l=>[...a,...s(l)],branch:l=>[...a,..._(l)],...f},{name:"\
user_namespace",runsAs:p,newMounts:["unshare","--user","--map-root-user","--mount"],enter:l=>[...T(l),"setpriv","--pdeat\
hsig=KILL",...u],branch:l=>[...T(l),...m],drop:["unshare","--user",`--map-user=${p.uid}`,`--map-group=${p.gid}`,"--keep-\
caps","sh","-c",M,"gene-gate","setpriv",...y,"--ambient-caps=-all"],adopt:!1,overlay:["userxattr"]}]}function A({uid:p,gid:t}){
return["setpriv",...[`--reuid=${p}`,`--regid=${t}`,"--clear-groups"],...y,"--bounding-set=-all"]}async function c(p){for(const t of w.
split(i().delimiter)){const r=(0,i().join)(t,p);if(await v(r))return r}}async function v(p){return(0,b().access)(p,d().constants.
X_OK).then(()=>!0,()=>!1)}},"run/containment/process-group"(I,e,x,F){let P;const d=()=>P??=e("node:fs");let N;const b=()=>N??=
e("run/environment");let R;const i=()=>R??=e("run/launch");let w;const $=()=>w??=e("run/not-run");let g;const a=()=>g??=
e("run/prepare/npm-settings");let M;const y=()=>M??=e("run/private-folder");let S;const A=()=>S??=e("run/supervise");x(I,
{processGroup:()=>c});function c({programs:t,checkout:r,outputBytes:u}){const n=(0,d().realpathSync)(r);return{level:"pr\
ocess_group",description:`Clean environment, private HOME and TMPDIR, ${p()}. Access to the network and to the files of \
this user is not restricted.`,check:o=>{(0,i().launchOf)(o,{programs:t,checkout:n,base:{}})},prepare:(o,h)=>(0,y().withPrivateFolder)(
f=>{const{node:m,searchPath:s,shell:_}=t,T=(0,a().npmForPrepare)(t),l={node:m.file,searchPath:s,folder:f,shell:_,npm:T,assignments:o.
env},k=(0,b().commandEnvironment)(l,process),{file:E,args:O,env:H}=(0,i().launchOf)(o,{programs:t,checkout:n,base:k}),{timeoutMs:L}=o;
return(0,A().supervise)({file:E,args:O,cwd:r,env:{...k,...H},timeoutMs:L,outputBytes:u,signal:h})}),run:(o,h)=>(0,y().withPrivateFolder)(
async f=>{if(o.npmSettings)return v(o.npmSettings);const{node:m,searchPath:s,shell:_}=t,T=(0,b().commandEnvironment)({node:m.
file,searchPath:s,folder:f,shell:_,assignments:o.env},process),{file:l,args:k,env:E,cwd:O}=(0,i().launchOf)(o,{programs:t,
checkout:n,base:T});return(0,A().supervise)({file:l,args:k,cwd:O??r,env:{...T,...E},timeoutMs:o.timeoutMs,outputBytes:u,
signal:h})})}}function v(t){const r=`It starts npm, which would read settings that only containment in namespaces hides \
(${t.join("; ")})`;return{...(0,$().skippedOutcome)("",new Date),status:"crashed",reason:r}}function p(){switch(process.
platform){case"linux":return"process group and marked descendants killed at the end";case"win32":return"process tree kil\
led when it is stopped";default:return"process group killed at the end"}}},"run/containment/removals"(I,e,x,F){let P;const d=()=>P??=
e("node:fs");let N;const b=()=>N??=e("node:path");let R;const i=()=>R??=e("tar/header");let w;const $=()=>w??=e("tar/pax");
let g;const a=()=>g??=e("error");let M;const y=()=>M??=e("repo/entry-index");x(I,{removalArchive:()=>A});const S=Buffer.
alloc(1024);function A(p,t){if(t.length===0)return Buffer.alloc(0);const r=t.find(n=>Buffer.from(n).toString()!==n);if(r!==
void 0)throw new(a()).GateError("checkout_differs",`The file ${JSON.stringify(r)} is not in the commit and cannot be hid\
den, because its name is not UTF-8`,"Delete the file.");const u=[...new Set(["",...t.flatMap(y().foldersAbove)])].sort();
return Buffer.concat([...u.flatMap(n=>c(p,n)),...t.flatMap(n=>v({path:n,type:"CharacterDevice",mode:0,uid:0,gid:0,size:0})),
S])}function c(p,t){const{mode:r,uid:u,gid:n,mtime:o}=(0,d().lstatSync)((0,b().join)(p,t));return v({path:`./${t}`,type:"\
Directory",mode:r&4095,uid:u,gid:n,mtime:o})}function v(p){const t=new(i()).Header({...p,size:0,devmaj:0,devmin:0});t.encode();
const r=t.block??Buffer.alloc(512);return t.needPax?[new($()).Pax(p).encode(),r]:[r]}},"run/containment/try-namespaces"(I,e,x,F){
let P;const d=()=>P??=e("run/isolation-probe");let N;const b=()=>N??=e("run/containment/git-config");let R;const i=()=>R??=
e("run/containment/limits");let w;const $=()=>w??=e("run/containment/namespaces");let g;const a=()=>g??=e("run/containme\
nt/prepared-view");let M;const y=()=>M??=e("run/containment/privileges");let S;const A=()=>S??=e("run/containment/view");
x(I,{tryNamespaces:()=>t});const c=["slot","launcher"],v=2e4,p="python3";async function t(h,f){const{starters:m=c,signal:s}=f,
_=[];for(const T of m){const l=await r(T,h,f,_);if(typeof l!="string")return l;if(_.push(l),s?.aborted)break}return{from:h.
name,reason:_.at(-1)??"nothing can start commands"}}async function r(h,f,m,s){const{checkout:_,folders:T,leftOut:l=[],keepsWrites:k,
network:E,programs:O,signal:H}=m,L=f.name,j=[f.newMounts[0]??"",f.enter(0)[0]??"",p],[C,G,W]=await Promise.all(j.map(y().
systemTool));if(C===void 0)return`${j[0]} is not installed`;if(G===void 0)return`${j[1]} is not installed`;if(h==="slot"&&
W===void 0)return`${p} is not installed`;const D=await(0,a().prepareView)({privileges:f,checkout:_,leftOut:l,keepsWrites:k,
limits:m.limits,signal:H,file:C,enterFile:G,network:E,lanes:m.lanes??1,python:h==="slot"?W:void 0,view:n(await(0,A().viewOf)(
O,T,E),m),replaced:new Map([...await(0,b().safeGitConfigs)(_),...m.replaced??[]])});if(typeof D=="string")return D;const{
limits:U}=D,z=o(f,h,E,U,s),K={...m,leftOut:l,prepared:D,description:z,limits:U},B=await(0,d().probeIsolation)({checkout:_,
folders:T,network:E,keepsWrites:k,shown:O.node.file,run:J=>(0,$().runContained)({file:O.node.file,args:J,timeoutMs:v,signal:H},
K)}),Y=typeof B=="string"?B:u(B);if(typeof B=="string"||Y!==void 0)return await D.close(),Y??"";const V=(0,$().namespaces)(
K),{level:X}=V;return{backend:V,isolation:{level:X,description:z,launcher:L,starter:h,limits:U,probes:B},close:D.close}}
function u(h){const f=h.filter(({required:m,held:s})=>m&&!s).map(({name:m})=>m);return f.length>0?`the probe run failed:\
 ${f.join(", ")}`:void 0}function n(h,{shown:f=[],home:m=[]}){return{...h,tools:[...h.tools,...f],home:m}}function o({name:h,
user:f},m,s,_,T){const l=f?`user ${f.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for eac\
h command (by ${h.replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and n\
othing else of the machine",m==="slot"?"prepared before the command starts":["made when the command starts",...T.map(k=>`\
 (${k})`)].join(""),s?"network access as allowed by the policy":"no network except loopback",`as ${l}; ${(0,i().limitsInWords)(
_)}.`].join("; ")}},"run/containment/view"(I,e,x,F){let P;const d=()=>P??=e("node:fs/promises");let N;const b=()=>N??=e(
"node:os");let R;const i=()=>R??=e("node:path");x(I,{SYSTEM:()=>w,isInside:()=>t,privateFolders:()=>y,viewOf:()=>S});const w=[
"/usr","/etc","/bin","/sbin","/lib","/lib32","/lib64","/libx32"],$=["/nix/store","/gnu/store"],g=["null","zero","full","\
random","urandom"],a="tty",M=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function y(r){const u=M.flatMap(
o=>r[`GITHUB_${o}`]??[]),n=[r.HOME,r.RUNNER_TEMP,r.XDG_RUNTIME_DIR].flatMap(o=>o??[]);return[...new Set([...n,(0,b().tmpdir)(),
...u.map(i().dirname)].filter(o=>(0,i().isAbsolute)(o)))]}async function S({node:r,npm:u,machine:n},o,h){const f=await c(
[...w,...$]),s=(await Promise.all(o.map(k=>(0,d().realpath)(k).catch(()=>[])))).flat(),_=[(0,i().dirname)(r.file),...u?[
(0,i().dirname)((0,i().dirname)(u.file))]:[],...[...n.values()].flatMap(k=>A(k,s)),...h?await p():[]].filter(k=>!f.some(
E=>t(E,k))),T=s.filter(k=>f.some(E=>E!==k&&t(E,k))),l=await v(`/dev/${a}`)?[...g,a]:g;return{system:f,emptied:T,tools:[...new Set(
_)],devices:l,home:[]}}function A({file:r,real:u},n){const o=(0,i().dirname)(u),h=(0,i().dirname)(o),f=(0,i().basename)(
o)==="bin"&&!n.some(m=>t(m,h));return[(0,i().dirname)(r),o,...f?[h]:[]].filter(m=>!n.some(s=>t(m,s)))}async function c(r){
return(await Promise.all(r.map(async n=>(await(0,d().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}function v(r){
return(0,d().lstat)(r).then(()=>!0,()=>!1)}async function p(){const r=await(0,d().realpath)("/etc/resolv.conf").catch(()=>{});
return r?.startsWith("/run/systemd/resolve/")?[(0,i().dirname)(r)]:[]}function t(r,u){const n=(0,i().relative)(r,u);return n!==
".."&&!n.startsWith(`..${i().sep}`)&&!(0,i().isAbsolute)(n)}},"run/containment/view-layout"(I,e,x,F){let P;const d=()=>P??=
e("node:path");let N;const b=()=>N??=e("repo/entry-index");let R;const i=()=>R??=e("run/containment/view");x(I,{HOME:()=>w,
INSIDE:()=>a,TEMP:()=>$,commandFolders:()=>S,commandMounts:()=>y,sharedMounts:()=>M});const w="/home/gene-gate",$="/tmp",
g="/.gene-gate",a={lower:`${g}/lower`,cover:`${g}/cover`,own:`${g}/own`,run:`${g}/run`,cgroup:`${g}/cgroup`,replaced:`${g}\
/replaced`,home:`${g}/home`,tools:`${g}/tools`};function M({view:c,checkout:v,run:p,stage:t}){const r=(u,n,o)=>({source:u,
target:(0,d().join)(t,n),type:"none",options:o});return{system:c.system.map(u=>({source:u,target:(0,d().join)(t,u)})),mounts:[
...c.emptied.map(u=>({source:"gene-gate",target:(0,d().join)(t,u),type:"tmpfs",options:"size=1m,mode=0755"})),r("/proc",
"proc","rbind"),r(v,a.lower,"rbind"),r(p,a.run,"bind")],tools:[...c.tools.map((u,n)=>({source:u,target:(0,d().join)(t,A(
u,n))})),...c.home.map(({source:u},n)=>({source:u,target:(0,d().join)(t,a.home,String(n))}))],devices:c.devices.map(u=>r(
`/dev/${u}`,`dev/${u}`,"bind"))}}function y(c){const{view:v,checkout:p,privileges:t,hides:r,keepsWrites:u,replaced:n}=c,
o=(m,s,_="bind")=>({source:m,target:s,type:"none",options:_}),h=v.tools.map((m,s)=>({folder:m,place:A(m,s)})),f=[`lowerd\
ir=${r||t.adopt?`${a.cover}:`:""}${a.lower}`,`upperdir=${a.own}/upper`,`workdir=${a.own}/work`,...t.overlay,"X-mount.mkd\
ir"];return[o(`${a.own}/tmp`,$),o(`${a.own}/home`,w),...v.home.map(({path:m},s)=>o(`${a.home}/${s}`,(0,d().join)(w,m))),
o(`${a.own}/shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:"newinstance,nosuid,noexec,mode\
=0620,ptmxmode=0666"},...h.filter(({folder:m,place:s})=>m!==s).map(({folder:m,place:s})=>o(s,m,"bind,X-mount.mkdir")),u?
o(a.lower,p,"bind,X-mount.mkdir"):{source:"gene-gate",target:p,type:"overlay",options:f.join(",")},...n.map((m,s)=>o(`${a.
replaced}/${s}`,(0,d().join)(p,m))),{source:"gene-gate-proc",target:"/proc",type:"proc",options:"nosuid,nodev,noexec"},{
source:"gene-gate",target:g,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function S({home:c}){return["upper","work","tm\
p","home","shm",...[...new Set(c.flatMap(({path:p})=>[...(0,b().foldersAbove)(p),p]))].map(p=>`home/${p}`)]}function A(c,v){
return[$,w].some(t=>(0,i().isInside)(t,c))?`${a.tools}/${v}`:c}},"run/containment/view-script"(I,e,x,F){x(I,{PREPARE_VIEW:()=>P,
SHARE_VIEW:()=>d});const P=String.raw`
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
`,d=`
set -eu
umask 022
mount -t tmpfs -o "size=$1,mode=0755" gene-gate /.gene-gate/own
mkdir /.gene-gate/own/upper
echo "$$"
while read -r _; do :; done
`}};
