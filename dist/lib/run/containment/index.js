//# run/containment/choose-backend
(function(d,o,_,D){let h;const c=()=>h??=o("node:fs/promises");let g;const y=()=>g??=o("bundle-memory");let b;const m=()=>b??=
o("error");let w;const k=()=>w??=o("small-memory");let v;const $=()=>v??=o("run/containment/privileges");let B;const E=()=>B??=
o("run/containment/process-group");let G;const M=()=>G??=o("run/containment/try-namespaces");_(d,{chooseBackend:()=>j});
async function j(e){(0,y().keepBundleInMemory)(),(0,k().keepMemorySmall)();const{requested:t,signal:r}=e,n=[];if(t!=="of\
f")for await(const s of x(e)){if("backend"in s)return{...s,isolation:{...s.isolation,requested:t,downgrades:n}};n.push(s)}
if(t==="require")throw r?.aborted?(0,m().interrupted)("while it tested containment"):N(n);const a=await e.shareFolder?.()??
e.checkout,i=(0,E().processGroup)({...e,checkout:a}),{level:T}=i,u=[i.description,...F(n)].join(" ");return{backend:{...i,
description:u},isolation:{level:T,description:u,requested:t,downgrades:n},close:()=>Promise.resolve()}}async function*x(e){
const{platform:t=process.platform}=e;if(t!=="linux"||!process.getuid||!process.getgid){yield{from:"namespaces",reason:`${t}\
 has no namespaces`};return}const r=await(0,c().realpath)(e.checkout),n={uid:process.getuid(),gid:process.getgid()};for(const a of(0,$().
privilegesFor)(n,await(0,c().stat)(r),e.network))yield await(0,M().tryNamespaces)(a,{...e,checkout:r})}function F(e){return e.
length===0?[]:[`Namespaces were tried and are not available. ${p(e)}. ${l}.`]}function p(e){return e.map(({from:t,reason:r})=>`${t.
replace("_"," ")}: ${r}`).join("; ")}const l="To contain commands, use a Linux runner with passwordless sudo or unprivil\
eged user namespaces (GitHub\u2019s ubuntu runners have sudo)";function N(e){return new(m()).GateError("containment_unav\
ailable",`The policy requires containment in namespaces, which this machine does not support. ${p(e)}.`,`${l}, or set \`c\
ontainment: auto\` in the policy of the base branch.`)}});
//# run/containment/confine
(function(i,e,r,k){let n;const c=()=>n??=e("run/containment/privileges");let s;const o=()=>s??=e("run/containment/syste\
m-call-filter");r(i,{confineWords:()=>a});const y=String.raw`
my ($keyctl, $prctl, $filter) = splice @ARGV, 0, 3;
my $keyring = syscall(0 + $keyctl, 1, 0);
if ($keyring >= 0) { syscall(0 + $keyctl, 5, $keyring, 0x3f000000) }
elsif (syscall(0 + $keyctl, 0, -3, 0) >= 0) { die "no new session keyring: $!\n" }
my $code = pack 'H*', $filter;
my $program = pack 'S x6 P', length($code) / 8, $code;
syscall(0 + $prctl, 22, 2, $program, 0, 0);
exec { $ARGV[0] } @ARGV;
`;async function a(m){const[t,l]=[(0,o().systemCallFilter)(m),await(0,c().systemTool)("perl")];if(t===void 0||l===void 0)
return[];const{keyctl:$,prctl:p,hex:g}=t;return[l,"-e",y,String($),String(p),g]}});
//# run/containment/control-groups
(function(j,p,x,U){let I;const u=()=>I??=p("node:fs");let b;const a=()=>b??=p("node:path");let $;const _=()=>$??=p("att\
empt");let h;const w=()=>h??=p("process-identity");let N;const T=()=>N??=p("temporary-folder");let G;const L=()=>G??=p("\
run/containment/view-layout");x(j,{controlGroups:()=>F,groupInside:()=>y,groupSettings:()=>A,removeLeftGroups:()=>K});const M={
unified:({memory_bytes:t,processes:n})=>[[["memory.max",t],["pids.max",n]],[["memory.swap.max",0]]],memory:({memory_bytes:t})=>[
[["memory.limit_in_bytes",t]],[["memory.memsw.limit_in_bytes",t]]],pids:({processes:t})=>[[["pids.max",t]],[]],cpuacct:()=>[
[],[]],cpu:()=>[[],[]]},l=/^(\d+)$/m,E=/^oom_kill (\d+)$/m,D={unified:{file:"memory.peak",pattern:l,units:1},memory:{file:"\
memory.max_usage_in_bytes",pattern:l,units:1}},P={unified:{file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,units:1e3},cpuacct:{
file:"cpuacct.usage",pattern:l,units:1e6}},v={file:"pids.events",pattern:/^max (\d+)$/m,units:1},R=["memory_bytes","proc\
esses"],k={memory_bytes:{unified:{file:"memory.events",pattern:E,units:1},memory:{file:"memory.oom_control",pattern:E,units:1}},
processes:{unified:v,pids:v}};function A(t,n){return t.flatMap(({controller:m},o)=>M[m](n).flatMap((i,e)=>i.map(([r,d])=>({
index:o,file:r,value:d,isNeeded:e===0}))))}function F(t,n,m){const o=t.map((e,r)=>({...e,index:r})).filter(({index:e})=>n.
includes(e)),i=e=>o.some(r=>r.controller==="unified"||r.controller===e);return{enforced:{memory:i("memory"),processes:i(
"pids")},folders:o.map(({index:e})=>y(e,m)),of:e=>{const r=o.map(({controller:s,parent:c,index:g})=>({controller:s,folder:(0,a().
join)(c,m,e),join:(0,a().join)(y(g,m),e,"cgroup.procs")})),d=s=>r.map(({controller:c,folder:g})=>O(s[c],g)).find(S);return{
joins:r.map(s=>s.join),resources:()=>{const[s,c]=[d(D),d(P)];return{...S(s)&&{peak_memory_bytes:s},...S(c)&&{cpu_ms:c}}},
limitsHit:()=>R.filter(s=>(d(k[s])??0)>0)}}}}function y(t,n){return`${L().INSIDE.cgroup}/${t}/${n}`}function K(t){for(const{
parent:n}of t)(0,_().attempt)(()=>{const m=(0,u().readdirSync)(n).filter(o=>o.startsWith(T().TEMPORARY_PREFIX)&&(0,w().isEnded)(
o));for(const o of m.map(i=>(0,a().join)(n,i))){for(const i of(0,u().readdirSync)(o))(0,_().attempt)(()=>(0,u().rmdirSync)(
(0,a().join)(o,i)));(0,_().attempt)(()=>(0,u().rmdirSync)(o))}})}function S(t){return t!==void 0}function O(t,n){if(!t)return;
const{file:m,pattern:o,units:i}=t,e=(0,_().attempt)(()=>(0,u().readFileSync)((0,a().join)(n,m),"utf8"))??"",r=o.exec(e)?.[1];
return r===void 0?void 0:Math.round(Number(r)/i)}});
//# run/containment/git-config
(function(l,a,u,C){let d;const c=()=>d??=a("node:fs/promises");let w;const i=()=>w??=a("node:path");u(l,{safeGitConfigs:()=>y,
withoutSecrets:()=>p});const h=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,g=/^\s*([\w-]+)\s*(?:=|$)/,_={core:["repositoryf\
ormatversion","filemode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:["objectforma\
t","refstorage","compatobjectformat"]},j=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function y(e){const o=await m(
e,".git"),r=async t=>{const s=await(0,c().readFile)((0,i().join)(e,t),"utf8");return[t,p(s)]};return new Map(await Promise.
all(o.map(r)))}async function m(e,o){const t=(await(0,c().readdir)((0,i().join)(e,o),{withFileTypes:!0}).catch(()=>[])).
map(async s=>{const n=(0,i().join)(o,s.name);return s.isFile()?/^config(\.worktree)?$/.test(s.name)?[n]:[]:s.isDirectory()?
m(e,n):[]});return(await Promise.all(t)).flat()}function p(e){if(j.test(e))return e;let o=[];return e.split(`
`).filter(t=>{const s=h.exec(t)?.[1]?.toLowerCase();if(s!==void 0)return o=_[s]??[],o.length>0&&t.trimEnd().endsWith("]");
const n=g.exec(t)?.[1]?.toLowerCase();return n!==void 0&&o.includes(n)&&!t.endsWith("\\")}).map(t=>`${t}
`).join("")}});
//# run/containment/hierarchies
(function(h,g,_,x){let v;const p=()=>v??=g("node:path");_(h,{findHierarchies:()=>y});function y(n,r,o){const e=r.split(
`
`).flatMap(M),s=n.split(`
`).flatMap(b),i=e.find(({version:t})=>t===2),u=s.find(({controllers:t})=>t.length===0);if(i&&u)for(const t of j(i.point,
d(i,u.path))){const c=o(t).split(/\s+/);if(["memory","pids"].every(a=>c.includes(a)))return[{controller:"unified",parent:t}]}
const m=["memory","pids","cpuacct","cpu"].flatMap(t=>{const c=e.find(({version:l,options:H})=>l===1&&H.includes(t)),a=s.
find(({controllers:l})=>l.includes(t));return c&&a?[{controller:t,parent:d(c,a.path)}]:[]}),[w,B]=["cpuacct","cpu"].map(
t=>m.find(({controller:c})=>c===t));return m.filter(t=>t!==B||t.parent!==w?.parent)}function M(n){const[r="",o=""]=n.split(
" - "),[,,,e="",s=""]=r.split(" "),[i,,u=""]=o.split(" ");return i!=="cgroup"&&i!=="cgroup2"?[]:[{root:e,point:s,version:i===
"cgroup"?1:2,options:u.split(",")}]}function b(n){const r=/^\d+:([^:]*):(\/.*)$/.exec(n);if(!r)return[];const[,o="",e=""]=r;
return[{controllers:o.split(",").filter(Boolean),path:e}]}function d({point:n,root:r},o){const e=(0,p().relative)(r,o);return e.
startsWith("..")?n:(0,p().join)(n,e)}function j(n,r){const o=(0,p().relative)(n,r).split("/").filter(Boolean);return o.map(
(e,s)=>(0,p().join)(n,...o.slice(0,o.length-s))).concat(n)}});
//# run/containment/launched-places
(function(k,e,P,ct){let S;const T=()=>S??=e("node:crypto");let $;const h=()=>$??=e("node:fs/promises");let I;const b=()=>I??=
e("node:path");let A;const E=()=>A??=e("node:readline");let O;const j=()=>O??=e("run/start-program");let H;const N=()=>H??=
e("run/written");let R;const F=()=>R??=e("run/containment/launcher");let L;const M=()=>L??=e("run/containment/limits");let U;
const C=()=>U??=e("run/containment/pause-process");let D;const W=()=>D??=e("run/containment/privileges");let x;const G=()=>x??=
e("run/containment/slots/frames");let V;const Y=()=>V??=e("run/containment/stock");let z;const B=()=>z??=e("run/containm\
ent/view-layout");let J;const K=()=>J??=e("run/containment/view-script");P(k,{launchedPlaces:()=>Z});const Q="the view i\
s gone",X=3e4;function Z(r){const{enterFile:s,pause:t,privileges:o,limits:l,lanes:n}=r,i=nt(t),_=(c,p)=>{const m=[s,...o.
enter(c.pid).slice(1)],a=(0,Y().stockOf)(()=>q(m,i,r),p);return{place:()=>!c.isThere()||!t.isThere()?Promise.resolve(Q):
a.take().ready,close:async()=>{await a.close(),await c.close()}}};return{..._(t,n),share:async(c,p)=>{const m=[...o.branch(
t.pid).slice(1),"sh","-c",K().SHARE_VIEW,"gene-gate"],a=await(0,C().startPauseProcess)([s,...m,String(l.written_bytes)],
p);return typeof a=="string"?a:_(a,0)}}}function q(r,s,t){const o=(0,T().randomUUID)(),n=(async()=>await s(`make ${o}`)!==
"made"?"no control group could be made":tt(r,o,t))();return{ready:n,release:async()=>{const i=await n;typeof i!="string"&&
await i.release()}}}async function tt([r="",...s],t,{pause:o,folder:l,privileges:n,confine:i,checkout:_,groups:c,limits:p}){
const m=(0,b().join)(l,`report-${t}`),a=c.of(t),{user:y}=n;await(0,h().writeFile)(m,"");const{send:rt,...d}=(0,j().startLauncher)(
{file:r,args:[...s,"sh","-c",F().LAUNCHER,"gene-gate",`${B().INSIDE.run}/report-${t}`,_,String(y?.uid??""),String(y?.gid??
""),String(p.written_bytes),...[0,1,2,3].map(u=>a.joins[u]??"/dev/null"),...n.drop,...(0,M().prlimitWords)(p),...i,"env",
"-i"],cwd:"/",env:{PATH:W().SYSTEM_PATH}});let v=!1;return{group:a,start:({env:u,file:ot,args:st})=>{const it=Object.entries(
u).map(([w,g])=>`${w}=${g}`);try{rt(et([...it,ot,...st]))}catch(w){v=!0;const g={exitCode:null,signal:null,error:w};return{
...d,ended:Promise.resolve(g)}}return d},report:async u=>v?{started:!0,complete:!1}:(0,N().readReport)(m,u),release:async()=>{
d.release(),o.isThere()&&o.input.write(`free ${t}
`),await(0,h().rm)(m,{force:!0})}}}function et(r){(0,G().refuseNul)(r);const s=r.map(t=>t.replaceAll("\\","\\\\").replaceAll(
`
`,"\\n"));return[r.length,...s].map(t=>`${t}
`).join("")}function nt({input:r,output:s,isThere:t}){const o=[],l=(0,E().createInterface)({input:s});return l.on("line",
n=>o.shift()?.(n)),l.on("close",()=>{for(const n of o.splice(0))n("")}),n=>new Promise(i=>{const _=setTimeout(()=>i(""),
X),c=p=>{clearTimeout(_),i(p)};if(!t()){c("");return}o.push(c),r.write(`${n}
`)})}});
//# run/containment/launcher
(function(e,o,t,s){let n;const r=()=>n??=o("run/containment/list-written");t(e,{LAUNCHER:()=>i});const i=String.raw`
set -eu
umask 022
report=$1 checkout=$2 user=$3 group=$4 size=$5
exec 3>"$report" 4<&0 7>"$6" 8>"$7" 9>"$8" </dev/null
echo 0 >"$9"
shift 9
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
${r().LIST_WRITTEN}exit "$status"
`});
//# run/containment/limits
(function(u,b,c,d){c(u,{effectiveLimits:()=>m,limitsInWords:()=>_,prlimitWords:()=>p,resourceLimits:()=>i});function m(e,s){
const{memory_bytes:r,processes:t,open_files:n,file_bytes:l,written_bytes:y}=e;return{memory_bytes:s.memory?r:null,processes:t,
processes_counted_for:s.processes?"command":"user",open_files:n,file_bytes:l,written_bytes:y}}function i(e){return[["cor\
e",1],["fsize",e.file_bytes],["nofile",e.open_files],...e.processes_counted_for==="user"?[["nproc",e.processes]]:[]]}function p(e){
return["prlimit",...i(e).map(([s,r])=>`--${s}=${r}`)]}function _(e){const{memory_bytes:s,processes:r,processes_counted_for:t,
open_files:n}=e;return[s===null?"memory: unlimited":`memory: ${o(s)}`,`processes: ${r}${t==="user"?" of the same user":""}`,
`open files: ${n}`,`file size: ${o(e.file_bytes)}`,`total written: ${o(e.written_bytes)}`].join(", ")}function o(e){return`${Math.
round(e/1024/1024)} MiB`}});
//# run/containment/list-written
(function(t,r,e,i){e(t,{LIST_WRITTEN:()=>n});const n=String.raw`
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
    find /proc/self/fd/5/. -mindepth 1 -printf '%y%i:%C@:%m %d %f\0'
    find /proc/self/fd/5/. -path "$long" -prune -o -type d -printf './%P\0' |
      xargs -0 sh -c 'exec find "$@" -mindepth 1 -maxdepth 1 -printf "=%p\0"' sh
  } | head -c 67108864 >&3
fi
if [ -n "$shared" ] && [ "$(stat -c %a /proc/self/fd/5/.)" != 755 ]; then exit "$status"; fi
if [ -n "$written" ] && [ -n "$shared" ] && {
  cd /proc/self/fd/5/.
  find . -type d -print0 | tar -c --no-recursion --null -T - \
    --xattrs --xattrs-include=trusted.overlay.redirect 2>&1 || echo tar:
} | grep -aqE 'overlay\.redirect|^tar:'; then
  exit "$status"
fi
if [ "$(ulimit -a)" != "$limits" ]; then exit "$status"; fi
printf 'end\0' >&3
`});
//# run/containment/machine
(function(r,n,c,b){let _;const m=()=>_??=n("node:fs");let a;const y=()=>a??=n("node:os");c(r,{limitsOn:()=>S,thisMachine:()=>u});
const l=1024**3,M=64*1024**2,p=1/2,E=4/5,h=2*l,d=1024*1024;function u(){return{totalBytes:Math.min(process.constrainedMemory()||
1/0,(0,y().totalmem)()),freeBytes:process.availableMemory(),openFiles:T("Max open files")}}function S(e,t,o){const{totalBytes:B,
freeBytes:R,openFiles:I}=e,s=(i,O)=>Math.max(i/o-i/o%M,O);return{...t,memory_bytes:Math.min(t.memory_bytes,s(B*E,h)),written_bytes:Math.
min(t.written_bytes,s(R*p,d)),open_files:Math.min(t.open_files,I)}}function T(e){try{const t=new RegExp(`^${e}\\s+\\S+\\s+(\
\\d+)`,"m");return Number(t.exec((0,m().readFileSync)("/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}});
//# run/containment/mount-table
(function(r,m,a,p){a(r,{mountTable:()=>i,shownTable:()=>c});const u=/[ \t\n\v\f\r\\#]/g;function i(n){return n.map(({source:e,
target:t,type:$,options:l})=>`${o(e)} ${o(t)} ${$} ${l} 0 0
`).join("")}function c(n){return n.map(({source:e,target:t})=>`${o(e,"\\0")} ${o(t,"\\0")}
`).join("")}function o(n,e="\\"){return n.replace(u,t=>`${e}${t.charCodeAt(0).toString(8).padStart(3,"0")}`)}});
//# run/containment/namespaces
(function(C,a,E,Q){let F;const D=()=>F??=a("run/audited-files");let R;const S=()=>R??=a("run/environment");let $;const y=()=>$??=
a("run/launch");let G;const H=()=>G??=a("run/lower-layer");let L;const m=()=>L??=a("run/not-run");let P;const T=()=>P??=
a("run/prepare/npm-settings");let U;const B=()=>U??=a("run/side-effects");let j;const N=()=>j??=a("run/supervise");let V;
const g=()=>V??=a("run/containment/view-layout");E(C,{namespaces:()=>x,runContained:()=>h});const W=64*1024,Y={home:g().
HOME,temp:g().TEMP,npmCache:`${g().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"/home/npmrc-global"};
function x(e){const{programs:n,checkout:o,description:s}=e;return{level:"namespaces",description:s,check:t=>{(0,y().launchOf)(
t,{programs:n,checkout:o,base:{}})},run:(t,r)=>h(M(t,e,r),e),forGene:(t,r)=>z(e,t,r),prepare:(t,r)=>{const i=b(n,t.env,(0,T().
npmForPrepare)(n)),{file:u,args:c,env:d}=(0,y().launchOf)(t,{programs:n,checkout:o,base:i}),{timeoutMs:l}=t;return h({file:u,
args:c,timeoutMs:l,signal:r,env:{...i,...d}},e)}}}function M(e,{programs:n,checkout:o},s){const t=b(n,e.env),{file:r,args:i,
env:u}=(0,y().launchOf)(e,{programs:n,checkout:o,base:t});return{file:r,args:i,timeoutMs:e.timeoutMs,signal:s,env:{...t,
...u}}}function b({node:e,searchPath:n,shell:o},s,t){const r={node:e.file,searchPath:n,folder:Y,shell:o,npm:t,assignments:s};
return(0,S().commandEnvironment)(r,process)}async function z(e,n,o){const s=await e.prepared.share(n,o);if(typeof s=="st\
ring"){const r=o?.aborted?(0,m().skippedOutcome)((0,m().stopReason)(o),new Date):void 0;return{run:async()=>r??O((0,m().
skippedOutcome)("",new Date),s),close:()=>Promise.resolve()}}const t={written:new Map};return{run:(r,i)=>h(M(r,e,i),{...e,
prepared:s,history:t}),close:s.close}}async function h(e,n){const{checkout:o,history:s,outputBytes:t,prepared:r,programs:i,
limits:u}=n,{file:c,args:d,env:l=b(i,{}),timeoutMs:w,signal:_}=e;if(_?.aborted)return(0,m().skippedOutcome)((0,m().stopReason)(
_),new Date);const p=await r.place();if(typeof p=="string")return O((0,m().skippedOutcome)("",new Date),p);try{const v=()=>p.
start({file:c,args:d,env:l}),k=await(0,N().superviseStarted)(c,v,{timeoutMs:w,outputBytes:t,signal:_});if(k.status==="er\
ror")return k;const J=(0,H().lowerLayer)(o,n.leftOut),K=await A(k,p,J,s);return I(K,p.group,u)}finally{await p.release()}}
async function A(e,n,o,s){const t=s&&{former:s.written,isTaken:(0,D().takenFor)(o)},r=new(B()).SideEffectsReader(o,t),{started:i,
complete:u,free:c}=await n.report(r);if(i){const{side_effects:l,modified:w,remembered:_}=r.result(u),v=c&&(c.bytes<W||c.
files===0)?{limits_hit:["written_bytes"]}:{};return s===void 0?{...e,...v,side_effects:l}:(s.written=_,{...e,...v,side_effects:l,
...w.length>0&&{checkout_modified:w}})}if(e.status==="timed_out"||e.status==="skipped")return e;const[d="no reason given"]=e.
stderr.head.trim().split(`
`);return O(e,d)}function I(e,n,o){const s=n.resources(),t=[...n.limitsHit(),...e.limits_hit??[]],r=e.reason!==void 0&&t.
includes("memory_bytes")?`${e.reason}, at its limit of ${o.memory_bytes} bytes of memory`:e.reason;return{...e,...r!==void 0&&
{reason:r},...t.length>0&&{limits_hit:t},...Object.keys(s).length>0&&{resources:s}}}function O(e,n){return{...e,status:"\
crashed",reason:`Containment could not be set up: ${n}`}}});
//# run/containment/pause-process
(function(v,i,T,O){let g;const w=()=>g??=i("node:child_process");let y;const u=()=>y??=i("node:fs");let P;const S=()=>P??=
i("node:timers/promises");let L;const b=()=>L??=i("run/not-run");let I;const l=()=>I??=i("run/process-tree");let E;const A=()=>E??=
i("run/containment/privileges");T(v,{startPauseProcess:()=>G});const C=6e4,M=1e4;async function G([t="",...n],a){const c=(0,u().
openSync)("/","r"),e=(0,w().spawn)(t,n,{cwd:"/",env:{PATH:A().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",c]});
(0,u().closeSync)(c);let s="";e.stderr.on("data",p=>{s=`${s}${p}`.slice(-1e3)});const r=await x(e,a);if(typeof r=="strin\
g")return s.trim().split(`
`)[0]||r;const[m="",...d]=r,o=()=>e.exitCode===null&&e.signalCode===null;return{pid:Number(m),words:d,input:e.stdin,output:e.
stdout,complaint:()=>s.trim().split(`
`).at(-1)||void 0,isThere:o,close:async()=>{const p=new Promise(N=>e.once("close",N));if(e.ref(),e.stdin.destroy(),!o())
return;const _=new AbortController,K=(0,S().setTimeout)(M,void 0,{signal:_.signal}).catch(()=>{});await Promise.race([p,
K]),_.abort(),e.pid!==void 0&&o()&&(0,l().signalTree)(e.pid,"SIGKILL")}}}function x(t,n){return new Promise(a=>{let c="";
const e=o=>{c+=o;const p=c.indexOf(`
`);p<0||(H(t),d(c.slice(0,p).split(" ")))},s=o=>{t.stdin.destroy(),t.pid!==void 0&&(0,l().signalTree)(t.pid,"SIGKILL"),d(
o)},r=()=>s(b().INTERRUPTED),m=setTimeout(()=>s("creating its view took too long"),C),d=o=>{clearTimeout(m),n?.removeEventListener(
"abort",r),t.stdout.off("data",e),a(o)};n?.addEventListener("abort",r),n?.aborted&&r();for(const o of[t.stdin,t.stdout,t.
stderr])o.on("error",()=>{});t.stdout.on("data",e),t.once("error",o=>d(o.message)),t.once("close",()=>d("its view could \
not be created"))})}function H(t){t.unref();for(const n of[t.stdin,t.stdout,t.stderr])"unref"in n&&typeof n.unref=="func\
tion"&&n.unref()}});
//# run/containment/prepared-view
(function(E,t,O,lt){let R;const V=()=>R??=t("node:fs");let k;const n=()=>k??=t("node:fs/promises");let M;const e=()=>M??=
t("node:path");let x;const A=()=>x??=t("temporary-folder");let G;const H=()=>G??=t("run/containment/confine");let I;const h=()=>I??=
t("run/containment/control-groups");let L;const W=()=>L??=t("run/containment/hierarchies");let N;const U=()=>N??=t("run/\
containment/launched-places");let z;const B=()=>z??=t("run/containment/limits");let C;const u=()=>C??=t("run/containment\
/mount-table");let D;const J=()=>D??=t("run/containment/pause-process");let K;const Q=()=>K??=t("run/containment/removal\
s");let X;const Y=()=>X??=t("run/containment/slots/slot-places");let Z;const q=()=>Z??=t("run/containment/slots/supervis\
or-source");let tt;const v=()=>tt??=t("run/containment/view-layout");let et;const ot=()=>et??=t("run/containment/view-sc\
ript");O(E,{prepareView:()=>nt});async function nt(o){const r=await(0,A().temporaryFolder)(),i=await rt();(0,h().removeLeftGroups)(
i);const c=(0,v().commandMounts)({...o,hides:o.leftOut.length>0,replaced:[...o.replaced.keys()]}),d=()=>(0,n().rm)(r,{recursive:!0,
force:!0}),{privileges:y,file:b,signal:l,python:j}=o,$=await st(o,r,i,c),m=await(0,J().startPauseProcess)([b,...y.newMounts.
slice(1),...$],l);if(typeof m=="string")return await d(),m;const s=(0,e().basename)(r),F=(0,h().controlGroups)(i,m.words.
map(Number),s),p=(0,B().effectiveLimits)(o.limits,F.enforced),P={...o,pause:m,folder:(0,e().join)(r,"run"),groups:F,limits:p},
S=(0,h().groupSettings)(i,o.limits),w=(0,v().commandFolders)(o.view),_=j?await(0,Y().slotPlaces)({...P,mounts:c,folders:w,
settings:S,group:s}):(0,U().launchedPlaces)({...P,confine:await(0,H().confineWords)(o.network)});return typeof _=="strin\
g"?(await m.close(),await d(),_):{..._,limits:p,close:async()=>{await _.close(),await d()}}}async function st({privileges:o,
view:r,checkout:i,leftOut:c,replaced:d,limits:y,python:b},l,j,$){const m=(0,e().join)(l,"stage"),s=(0,e().join)(l,"run");
await(0,n().mkdir)(m),await(0,n().mkdir)(s),await(0,n().mkdir)((0,e().join)(s,"replaced"));for(const[a,g]of[...d.values()].
entries())await(0,n().writeFile)((0,e().join)(s,"replaced",String(a)),g);await(0,n().writeFile)((0,e().join)(s,"removals\
.tar"),(0,Q().removalArchive)(i,c)),await(0,n().writeFile)((0,e().join)(s,"mounts"),(0,u().mountTable)($)),await(0,n().writeFile)(
(0,e().join)(s,"folders"),(0,v().commandFolders)(r).map(a=>`${a}\0`).join(""));const F=(0,h().groupSettings)(j,y).map(({
index:a,file:g,value:ct,isNeeded:mt})=>`${a} ${g} ${ct} ${mt?"needed":"wanted"}
`);await(0,n().writeFile)((0,e().join)(s,"groups"),F.join("")),b&&await(0,n().writeFile)((0,e().join)(s,"supervisor.py"),
q().SUPERVISOR);const p=(0,v().sharedMounts)({view:r,checkout:i,run:s,stage:m}),P={system:(0,u().shownTable)(p.system),shared:(0,u().
mountTable)(p.mounts),tools:(0,u().shownTable)(p.tools),devices:(0,u().mountTable)(p.devices)};for(const[a,g]of Object.entries(
P))await(0,n().writeFile)((0,e().join)(l,a),g);const{adopt:S,user:w,name:_}=o,T=S&&w?`${w.uid}:${w.gid}`:"",it=_==="user\
_namespace"?"--no-same-owner":"--same-owner",at=[l,_==="user_namespace"?"rbind":"bind",r.devices.join(" "),i,T,it,String(
y.written_bytes),(0,e().basename)(l),b??"",...j.map(({parent:a})=>a)];return["sh","-c",ot().PREPARE_VIEW,"gene-gate",...at]}
async function rt(){const[o,r]=await Promise.all(["cgroup","mountinfo"].map(c=>(0,n().readFile)(`/proc/self/${c}`,"utf8").
catch(()=>""))),i=c=>{try{return(0,V().readFileSync)((0,e().join)(c,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};
return(0,W().findHierarchies)(o??"",r??"",i)}});
//# run/containment/privileges
(function(g,r,E,w){let A;const O=()=>A??=r("node:fs");let y;const T=()=>y??=r("node:fs/promises");let $;const i=()=>$??=
r("node:path");E(g,{NOBODY:()=>l,SYSTEM_PATH:()=>u,privilegesFor:()=>P,systemTool:()=>Y});const u=["/usr/sbin","/usr/bin",
"/sbin","/bin"].join(i().delimiter),l={uid:65534,gid:65534},M=["--mount","--pid","--fork","--kill-child","--ipc","--uts"],
c=["sudo","-n","--","env","-i",`PATH=${u}`],N='echo 0 >/proc/sys/user/max_user_namespaces && exec "$@"',m=["--no-new-pri\
vs","--inh-caps=-all"];function P(s,e,o){const _=["unshare",...M,...o?[]:["--net"]],a=n=>`--mount=/proc/${n}/ns/mnt`,p=e.
uid===0,d=p?l:{uid:e.uid,gid:e.gid},h={drop:x(d),user:d,runsAs:d,adopt:p,overlay:["redirect_dir=on",...p?["metacopy=on"]:
[]]},t=["unshare","--mount"],v=n=>["nsenter",a(n),"--",..._],S=n=>["nsenter",a(n),"--",...t],b=n=>["nsenter",`--user=/pr\
oc/${n}/ns/user`,"--preserve-credentials",a(n),"--"];return s.uid===0?[{name:"root",newMounts:t,enter:v,branch:S,...h}]:
[{name:"sudo",newMounts:[...c,...t],enter:n=>[...c,...v(n)],branch:n=>[...c,...S(n)],...h},{name:"user_namespace",runsAs:s,
newMounts:["unshare","--user","--map-root-user","--mount"],enter:n=>[...b(n),"setpriv","--pdeathsig=KILL",..._],branch:n=>[
...b(n),...t],drop:["unshare","--user",`--map-user=${s.uid}`,`--map-group=${s.gid}`,"--keep-caps","sh","-c",N,"gene-gate",
"setpriv",...m,"--ambient-caps=-all"],adopt:!1,overlay:["userxattr"]}]}function x({uid:s,gid:e}){return["setpriv",...[`-\
-reuid=${s}`,`--regid=${e}`,"--clear-groups"],...m,"--bounding-set=-all"]}async function Y(s){for(const e of u.split(i().
delimiter)){const o=(0,i().join)(e,s);if(await k(o))return o}}async function k(s){return(0,T().access)(s,O().constants.X_OK).
then(()=>!0,()=>!1)}});
//# run/containment/process-group
(function(P,t,M,R){let O;const b=()=>O??=t("node:fs");let E;const v=()=>E??=t("run/environment");let F;const i=()=>F??=
t("run/launch");let S;const y=()=>S??=t("run/not-run");let D;const G=()=>D??=t("run/prepare/npm-settings");let I;const w=()=>I??=
t("run/private-folder");let $;const g=()=>$??=t("run/supervise");M(P,{processGroup:()=>j});function j({programs:n,checkout:s,
outputBytes:k}){const c=(0,b().realpathSync)(s);return{level:"process_group",description:`Clean environment, private HOM\
E and TMPDIR, ${A()}. Access to the network and to the files of this user is not restricted.`,check:e=>{(0,i().launchOf)(
e,{programs:n,checkout:c,base:{}})},prepare:(e,p)=>(0,w().withPrivateFolder)(a=>{const{node:u,searchPath:d,shell:m}=n,o=(0,G().
npmForPrepare)(n),l={node:u.file,searchPath:d,folder:a,shell:m,npm:o,assignments:e.env},r=(0,v().commandEnvironment)(l,process),
{file:h,args:_,env:C}=(0,i().launchOf)(e,{programs:n,checkout:c,base:r}),{timeoutMs:H}=e;return(0,g().supervise)({file:h,
args:_,cwd:s,env:{...r,...C},timeoutMs:H,outputBytes:k,signal:p})}),run:(e,p)=>(0,w().withPrivateFolder)(async a=>{if(e.
npmSettings)return x(e.npmSettings);const{node:u,searchPath:d,shell:m}=n,o=(0,v().commandEnvironment)({node:u.file,searchPath:d,
folder:a,shell:m,assignments:e.env},process),{file:l,args:r,env:h,cwd:_}=(0,i().launchOf)(e,{programs:n,checkout:c,base:o});
return(0,g().supervise)({file:l,args:r,cwd:_??s,env:{...o,...h},timeoutMs:e.timeoutMs,outputBytes:k,signal:p})})}}function x(n){
const s=`It starts npm, which would read settings that only containment in namespaces hides (${n.join("; ")})`;return{...(0,y().
skippedOutcome)("",new Date),status:"crashed",reason:s}}function A(){switch(process.platform){case"linux":return"process\
 group and marked descendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"\
process group killed at the end"}}});
//# run/containment/removals
(function(d,n,a,k){let s;const l=()=>s??=n("node:fs");let m;const _=()=>m??=n("node:path");let p;const h=()=>p??=n("tar\
/header");let u;const y=()=>u??=n("tar/pax");let v;const x=()=>v??=n("error");let b;const g=()=>b??=n("repo/entry-index");
a(d,{removalArchive:()=>B});const w=Buffer.alloc(1024);function B(r,e){if(e.length===0)return Buffer.alloc(0);const t=e.
find(o=>Buffer.from(o).toString()!==o);if(t!==void 0)throw new(x()).GateError("checkout_differs",`The file ${JSON.stringify(
t)} is not in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.");const i=[...new Set(["",
...e.flatMap(g().foldersAbove)])].sort();return Buffer.concat([...i.flatMap(o=>D(r,o)),...e.flatMap(o=>c({path:o,type:"C\
haracterDevice",mode:0,uid:0,gid:0,size:0})),w])}function D(r,e){const{mode:t,uid:i,gid:o,mtime:S}=(0,l().lstatSync)((0,_().
join)(r,e));return c({path:`./${e}`,type:"Directory",mode:t&4095,uid:i,gid:o,mtime:S})}function c(r){const e=new(h()).Header(
{...r,size:0,devmaj:0,devmin:0});e.encode();const t=e.block??Buffer.alloc(512);return e.needPax?[new(y()).Pax(r).encode(),
t]:[t]}});
//# run/containment/stock
(function(i,a,l,m){l(i,{stockOf:()=>o});function o(n,u,r=Number.POSITIVE_INFINITY){const e=[];let t=0;const c=()=>{for(;e.
length<u&&t<r;t+=1)e.push(n())};return c(),{take:()=>{const s=e.shift()??n();return c(),s},close:async()=>{t=r,await Promise.
all(e.splice(0).map(s=>s.release()))}}}});
//# run/containment/system-call-filter
(function(h,y,A,q){let M;const k=()=>M??=y("node:os");A(h,{systemCallFilter:()=>Y});const d={socket:198,unshare:97,clone:220,
flags:0,keys:217,prctl:167,setrlimit:164,prlimit64:261},a={clone:120,flags:0,setrlimit:75},L={...a,unshare:310,keys:286,
prctl:172,prlimit64:340},P={...a,unshare:337,keys:309,prctl:172,prlimit64:369},C={...a,unshare:282,keys:269,prctl:171,prlimit64:325},
_={...a,unshare:303,flags:1,keys:278,prctl:172,prlimit64:334},m={x64:{id:3221225534,...{socket:41,unshare:272,clone:56,flags:0,
keys:248,prctl:157,setrlimit:160,prlimit64:302}},ia32:{id:1073741827,socket:359,socketcall:102,...L},arm64:{id:3221225655,
...d},arm:{id:1073741864,socket:281,...P},loong64:{id:3221225730,...d},riscv64:{id:3221225715,...d},ppc64:{id:3221225493,
socket:326,socketcall:102,...C},s390x:{id:2147483670,socket:359,socketcall:102,..._}},B=425,R=435,S=268435456,T=[1,2,10,
16],O=4,w={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[E,F,N,U,I]=[32,84,21,69,6],r=[I,0,0,2147418112],[j,v,x]=[0,4,16];function Y(t,o=process.
arch){const s=Object.entries(m).find(([e])=>e===o)?.[1];return s===void 0?void 0:{hex:[[E,0,0,v],...Object.values(m).flatMap(
e=>n(e.id,D(e,t))),c("ENOSYS")].map(G).join(""),keyctl:s.keys+2,prctl:s.prctl}}function D(t,o){const{keys:s,socket:u,socketcall:e=R,
unshare:p,clone:W,flags:b,setrlimit:H,prlimit64:X}=t,Z=[...[e,B].flatMap(l=>n(l,[c("ENOSYS")])),...n(u,[i(0),...T.flatMap(
l=>n(l,[r])),c("EAFNOSUPPORT")])];return[[E,0,0,j],[F,0,0,1073741823],...[R,s,s+1,s+2].flatMap(l=>n(l,[c("ENOSYS")])),...o?
[]:Z,...n(p,[i(0),[U,0,1,S],c("EPERM"),r]),...n(W,[i(b),[U,0,1,S],c("EPERM"),r]),...n(H,[i(0),...n(O,[c("none")]),r]),...n(
X,[i(1),...n(O,[...g(32),...g(36)]),r]),r]}function g(t){return[[E,0,0,t],[N,1,0,0],c("none")]}function n(t,o){return[[N,
0,o.length,t],...o]}function c(t){return[I,0,0,327680|w[t]]}function i(t){return[E,0,0,x+8*t+((0,k().endianness)()==="BE"?
4:0)]}function G([t,o,s,u]){const e=Buffer.alloc(8),p=(0,k().endianness)()==="BE";return e[p?"writeUInt16BE":"writeUInt1\
6LE"](t),e.set([o,s],2),e[p?"writeUInt32BE":"writeUInt32LE"](u,4),e.toString("hex")}});
//# run/containment/try-namespaces
(function(S,s,T,X){let I;const j=()=>I??=s("run/isolation-probe");let N;const P=()=>N??=s("run/containment/git-config");
let R;const C=()=>R??=s("run/containment/limits");let E;const w=()=>E??=s("run/containment/namespaces");let F;const W=()=>F??=
s("run/containment/prepared-view");let x;const A=()=>x??=s("run/containment/privileges");let B;const G=()=>B??=s("run/co\
ntainment/view");T(S,{tryNamespaces:()=>V});const H=["slot","launcher"],L=2e4,h="python3";async function V(n,t){const{starters:e=H,
signal:a}=t,o=[];for(const r of e){const i=await Y(r,n,t,o);if(typeof i!="string")return i;if(o.push(i),a?.aborted)break}
return{from:n.name,reason:o.at(-1)??"nothing can start commands"}}async function Y(n,t,e,a){const{checkout:o,folders:r,leftOut:i=[],
keepsWrites:p,network:m,programs:d,signal:y}=e,K=t.name,u=[t.newMounts[0]??"",t.enter(0)[0]??"",h],[g,b,v]=await Promise.
all(u.map(A().systemTool));if(g===void 0)return`${u[0]} is not installed`;if(b===void 0)return`${u[1]} is not installed`;
if(n==="slot"&&v===void 0)return`${h} is not installed`;const c=await(0,W().prepareView)({privileges:t,checkout:o,leftOut:i,
keepsWrites:p,limits:e.limits,signal:y,file:g,enterFile:b,network:m,lanes:e.lanes??1,python:n==="slot"?v:void 0,view:D(await(0,G().
viewOf)(d,r,m),e),replaced:new Map([...await(0,P().safeGitConfigs)(o),...e.replaced??[]])});if(typeof c=="string")return c;
const{limits:_}=c,$=J(t,n,m,_,a),k={...e,leftOut:i,prepared:c,description:$,limits:_},l=await(0,j().probeIsolation)({checkout:o,
folders:r,network:m,keepsWrites:p,shown:d.node.file,run:U=>(0,w().runContained)({file:d.node.file,args:U,timeoutMs:L,signal:y},
k)}),M=typeof l=="string"?l:z(l);if(typeof l=="string"||M!==void 0)return await c.close(),M??"";const O=(0,w().namespaces)(
k),{level:Q}=O;return{backend:O,isolation:{level:Q,description:$,launcher:K,starter:n,limits:_,probes:l},close:c.close}}
function z(n){const t=n.filter(({required:e,held:a})=>e&&!a).map(({name:e})=>e);return t.length>0?`the probe run failed:\
 ${t.join(", ")}`:void 0}function D(n,{shown:t=[],home:e=[]}){return{...n,tools:[...n.tools,...t],home:e}}function J({name:n,
user:t},e,a,o,r){const i=t?`user ${t.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for eac\
h command (by ${n.replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and n\
othing else of the machine",e==="slot"?"prepared by a supervisor before the command starts":["prepared by a shell before\
 the command starts",...r.map(p=>` (${p})`)].join(""),a?"network access as allowed by the policy":"no network except loo\
pback",`as ${i}; ${(0,C().limitsInWords)(o)}.`].join("; ")}});
//# run/containment/view
(function(S,p,h,H){let w;const l=()=>w??=p("node:fs/promises");let M;const b=()=>M??=p("node:os");let v;const e=()=>v??=
p("node:path");h(S,{DEVICES:()=>_,SYSTEM:()=>E,isInside:()=>a,privateFolders:()=>R,viewOf:()=>N});const E=["/usr","/etc",
"/bin","/sbin","/lib","/lib32","/lib64","/libx32"],y=["/nix/store","/gnu/store"],_=["null","zero","full","random","urand\
om"],T="tty",I=["EVENT_PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function R(t){const o=I.flatMap(s=>t[`GITHUB_${s}`]??
[]),n=[t.HOME,t.RUNNER_TEMP,t.XDG_RUNTIME_DIR].flatMap(s=>s??[]);return[...new Set([...n,(0,b().tmpdir)(),...o.map(e().dirname)].
filter(s=>(0,e().isAbsolute)(s)))]}async function N({node:t,npm:o,machine:n},s,c){const r=await P([...E,...y]),m=(await Promise.
all(s.map(i=>(0,l().realpath)(i).catch(()=>[])))).flat(),D=[(0,e().dirname)(t.file),...o?[(0,e().dirname)((0,e().dirname)(
o.file))]:[],...[...n.values()].flatMap(i=>A(i,m)),...c?await O():[]].filter(i=>!r.some(u=>a(u,i))),x=m.filter(i=>r.some(
u=>u!==i&&a(u,i))),F=await U(`/dev/${T}`)?[..._,T]:_;return{system:r,emptied:x,tools:[...new Set(D)],devices:F,home:[]}}
function A({file:t,real:o},n){const s=(0,e().dirname)(o),c=(0,e().dirname)(s),r=(0,e().basename)(s)==="bin"&&!n.some(d=>a(
d,c));return[(0,e().dirname)(t),s,...r?[c]:[]].filter(d=>!n.some(m=>a(d,m)))}async function P(t){return(await Promise.all(
t.map(async n=>(await(0,l().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}function U(t){return(0,l().lstat)(t).
then(()=>!0,()=>!1)}async function O(){const t=await(0,l().realpath)("/etc/resolv.conf").catch(()=>{});return t?.startsWith(
"/run/systemd/resolve/")?[(0,e().dirname)(t)]:[]}function a(t,o){const n=(0,e().relative)(t,o);return n!==".."&&!n.startsWith(
`..${e().sep}`)&&!(0,e().isAbsolute)(n)}});
//# run/containment/view-layout
(function(w,$,v,H){let y;const d=()=>y??=$("node:path");let _;const M=()=>_??=$("repo/entry-index");let b;const k=()=>b??=
$("run/containment/view");v(w,{HOME:()=>l,INSIDE:()=>e,TEMP:()=>g,commandFolders:()=>I,commandMounts:()=>E,sharedMounts:()=>x});
const l="/home/gene-gate",g="/tmp",j=64,m="/.gene-gate",e={lower:`${m}/lower`,cover:`${m}/cover`,own:`${m}/own`,run:`${m}\
/run`,cgroup:`${m}/cgroup`,replaced:`${m}/replaced`,home:`${m}/home`,tools:`${m}/tools`};function x({view:n,checkout:c,run:r,
stage:i}){const u=(o,a,p)=>({source:o,target:(0,d().join)(i,a),type:"none",options:p});return{system:n.system.map(o=>({source:o,
target:(0,d().join)(i,o)})),mounts:[...n.emptied.map(o=>({source:"gene-gate",target:(0,d().join)(i,o),type:"tmpfs",options:"\
size=1m,mode=0755"})),u("/proc","proc","rbind"),u(c,e.lower,"rbind"),u(r,e.run,"bind")],tools:[...n.tools.map((o,a)=>({source:o,
target:(0,d().join)(i,h(o,a))})),...n.home.map(({source:o},a)=>({source:o,target:(0,d().join)(i,e.home,String(a))}))],devices:n.
devices.map(o=>u(`/dev/${o}`,`dev/${o}`,"bind"))}}function E(n){const{view:c,checkout:r,privileges:i,hides:u,keepsWrites:o,
replaced:a}=n,p=(t,s,T="bind")=>({source:t,target:s,type:"none",options:T}),O=c.tools.map((t,s)=>({folder:t,place:h(t,s)})),
S=[`lowerdir=${u||i.adopt?`${e.cover}:`:""}${e.lower}`,`upperdir=${e.own}/upper`,`workdir=${e.own}/work`,...i.overlay,"X\
-mount.mkdir"];return[p(`${e.own}/tmp`,g),p(`${e.own}/home`,l),...c.home.map(({path:t},s)=>p(`${e.home}/${s}`,(0,d().join)(
l,t))),p(`${e.own}/shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:`newinstance,nosuid,noex\
ec,mode=0620,ptmxmode=0666,max=${j}`},...O.filter(({folder:t,place:s})=>t!==s).map(({folder:t,place:s})=>p(s,t,"rbind,X-\
mount.mkdir")),o?p(e.lower,r,"bind,X-mount.mkdir"):{source:"gene-gate",target:r,type:"overlay",options:S.join(",")},...a.
map((t,s)=>p(`${e.replaced}/${s}`,(0,d().join)(r,t))),{source:"gene-gate-proc",target:"/proc",type:"proc",options:"nosui\
d,nodev,noexec"},{source:"gene-gate",target:m,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function I({home:n}){return[
"upper","work","tmp","home","shm",...[...new Set(n.flatMap(({path:r})=>[...(0,M().foldersAbove)(r),r]))].map(r=>`home/${r}`)]}
function h(n,c){return[g,l].some(i=>(0,k().isInside)(i,n))?`${e.tools}/${c}`:n}});
//# run/containment/view-script
(function(n,d,o,i){o(n,{PREPARE_VIEW:()=>r,SHARE_VIEW:()=>t});const e="${each##*/}",r=String.raw`
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
decode() {
  decoded=$1
  case $1 in *\\*) decoded=$(printf '%b' "$(printf '%s\n' "$1" | sed 's/\\/\\0/g')") ;; esac
}
has_mounts() {
  while read -r _ _ _ _ point _; do
    decode "$point"
    case $decoded in "$1"/*) return 0 ;; esac
  done </proc/self/mountinfo
  return 1
}
show_folder() {
  if (
    cd .gene-gate/nothing
    exec mount -t overlay -o ro,X-mount.mkdir,lowerdir=/proc/self/fd/9:. gene-gate "$2" 9<"$1"
  ) 2>/dev/null; then
    return
  fi
  if ! has_mounts "$1"; then
    mount -o "$bind,ro,X-mount.mkdir" "$1" "$2"
    return
  fi
  mkdir -p "$2"
  find "$1" -mindepth 1 -maxdepth 1 \( -type l -o -type f -size -128 \) \
    -exec cp -P --preserve=mode,timestamps -t "$2" -- {} + 2>/dev/null || :
  for each in "$1"/* "$1"/.[!.]* "$1"/..?*; do
    if [ -L "$each" ] || [ -e "$2/${e}" ]; then
      continue
    elif [ -d "$each" ]; then
      show_folder "$each" "$2/${e}"
    elif [ -f "$each" ]; then
      : >"$2/${e}"
      mount -o bind,ro "$each" "$2/${e}"
    fi
  done
}
show() {
  while read -r source target; do
    show_folder "$(printf '%b' "$source")" "$(printf '%b' "$target")"
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
      { echo +cpu 2>/dev/null >"$own/cgroup.subtree_control" || :; } &&
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
  decode "$target"
  mount -o remount,bind,ro "$decoded"
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
`,t=`
set -eu
umask 022
mount -t tmpfs -o "size=$1,nr_inodes=$(($1 / 1024)),mode=0755" gene-gate /.gene-gate/own
mkdir /.gene-gate/own/upper
echo "$$"
while read -r _; do :; done
`});
