//# run/containment/choose-backend
(function(d,x,t){const c=t("node:fs/promises"),h=t("bundle-memory"),u=t("error"),g=t("small-memory"),b=t("run/containme\
nt/privileges"),w=t("run/containment/process-group"),_=t("run/containment/try-namespaces");async function k(e){(0,h().keepBundleInMemory)(),
(0,g().keepMemorySmall)();const{requested:n,signal:o}=e,r=[];if(n!=="off")for await(const s of v(e)){if("backend"in s)return{
...s,isolation:{...s.isolation,requested:n,downgrades:r}};r.push(s)}if(n==="require")throw o?.aborted?(0,u().interrupted)(
"while it tested containment"):$(r);const i=await e.shareFolder?.()??e.checkout,a=(0,w().processGroup)({...e,checkout:i}),
{level:q}=a,l=[a.description,...y(r)].join(" ");return{backend:{...a,description:l},isolation:{level:q,description:l,requested:n,
downgrades:r},close:()=>Promise.resolve()}}async function*v(e){const{platform:n=process.platform}=e;if(n!=="linux"||!process.
getuid||!process.getgid){yield{from:"namespaces",reason:`${n} has no namespaces`};return}const o=await(0,c().realpath)(e.
checkout),r={uid:process.getuid(),gid:process.getgid()};for(const i of(0,b().privilegesFor)(r,await(0,c().stat)(o),e.network))
yield await(0,_().tryNamespaces)(i,{...e,checkout:o})}function y(e){return e.length===0?[]:[`Namespaces were tried and a\
re not available. ${m(e)}. ${p}.`]}function m(e){return e.map(({from:n,reason:o})=>`${n.replace("_"," ")}: ${o}`).join("\
; ")}const p="To contain commands, use a Linux runner with passwordless sudo or unprivileged user namespaces (GitHub\u2019s u\
buntu runners have sudo)";function $(e){return new(u()).GateError("containment_unavailable",`The policy requires contain\
ment in namespaces, which this machine does not support. ${m(e)}.`,`${p}, or set \`containment: auto\` in the policy of th\
e base branch.`)}d.exports={chooseBackend:k}});
//# run/containment/confine
(function(n,p,e){const i=e("run/containment/privileges"),l=e("run/containment/system-call-filter"),c=String.raw`
my ($keyctl, $prctl, $filter) = splice @ARGV, 0, 3;
my $keyring = syscall(0 + $keyctl, 1, 0);
if ($keyring >= 0) { syscall(0 + $keyctl, 5, $keyring, 0x3f000000) }
elsif (syscall(0 + $keyctl, 0, -3, 0) >= 0) { die "no new session keyring: $!\n" }
my $code = pack 'H*', $filter;
my $program = pack 'S x6 P', length($code) / 8, $code;
syscall(0 + $prctl, 22, 2, $program, 0, 0);
exec { $ARGV[0] } @ARGV;
`;async function s(o){const[t,r]=[(0,l().systemCallFilter)(o),await(0,i().systemTool)("perl")];if(t===void 0||r===void 0)
return[];const{keyctl:y,prctl:$,hex:a}=t;return[r,"-e",c,String(y),String($),a]}n.exports={confineWords:s}});
//# run/containment/control-groups
(function(x,P,c){const u=c("node:fs"),d=c("node:path"),l=c("attempt"),j=c("process-identity"),I=c("temporary-folder"),b=c(
"run/containment/view-layout"),$={unified:({memory_bytes:t,processes:n})=>[[["memory.max",t],["pids.max",n]],[["memory.s\
wap.max",0]]],memory:({memory_bytes:t})=>[[["memory.limit_in_bytes",t]],[["memory.memsw.limit_in_bytes",t]]],pids:({processes:t})=>[
[["pids.max",t]],[]],cpuacct:()=>[[],[]],cpu:()=>[[],[]]},_=/^(\d+)$/m,E=/^oom_kill (\d+)$/m,N={unified:{file:"memory.pe\
ak",pattern:_,units:1},memory:{file:"memory.max_usage_in_bytes",pattern:_,units:1}},T={unified:{file:"cpu.stat",pattern:/^usage_usec (\d+)$/m,
units:1e3},cpuacct:{file:"cpuacct.usage",pattern:_,units:1e6}},v={file:"pids.events",pattern:/^max (\d+)$/m,units:1},h=[
"memory_bytes","processes"],w={memory_bytes:{unified:{file:"memory.events",pattern:E,units:1},memory:{file:"memory.oom_c\
ontrol",pattern:E,units:1}},processes:{unified:v,pids:v}};function G(t,n){return t.flatMap(({controller:m},e)=>$[m](n).flatMap(
(i,o)=>i.map(([r,a])=>({index:e,file:r,value:a,isNeeded:o===0}))))}function L(t,n,m){const e=t.map((o,r)=>({...o,index:r})).
filter(({index:o})=>n.includes(o)),i=o=>e.some(r=>r.controller==="unified"||r.controller===o);return{enforced:{memory:i(
"memory"),processes:i("pids")},folders:e.map(({index:o})=>y(o,m)),of:o=>{const r=e.map(({controller:s,parent:p,index:g})=>({
controller:s,folder:(0,d().join)(p,m,o),join:(0,d().join)(y(g,m),o,"cgroup.procs")})),a=s=>r.map(({controller:p,folder:g})=>D(
s[p],g)).find(S);return{joins:r.map(s=>s.join),resources:()=>{const[s,p]=[a(N),a(T)];return{...S(s)&&{peak_memory_bytes:s},
...S(p)&&{cpu_ms:p}}},limitsHit:()=>h.filter(s=>(a(w[s])??0)>0)}}}}function y(t,n){return`${b().INSIDE.cgroup}/${t}/${n}`}
function M(t){for(const{parent:n}of t)(0,l().attempt)(()=>{const m=(0,u().readdirSync)(n).filter(e=>e.startsWith(I().TEMPORARY_PREFIX)&&
(0,j().isEnded)(e));for(const e of m.map(i=>(0,d().join)(n,i))){for(const i of(0,u().readdirSync)(e))(0,l().attempt)(()=>(0,u().
rmdirSync)((0,d().join)(e,i)));(0,l().attempt)(()=>(0,u().rmdirSync)(e))}})}function S(t){return t!==void 0}function D(t,n){
if(!t)return;const{file:m,pattern:e,units:i}=t,o=(0,l().attempt)(()=>(0,u().readFileSync)((0,d().join)(n,m),"utf8"))??"",
r=e.exec(o)?.[1];return r===void 0?void 0:Math.round(Number(r)/i)}x.exports={controlGroups:L,groupInside:y,groupSettings:G,
removeLeftGroups:M}});
//# run/containment/git-config
(function(u,j,a){const c=a("node:fs/promises"),i=a("node:path"),d=/^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/,l=/^\s*([\w-]+)\s*(?:=|$)/,
w={core:["repositoryformatversion","filemode","bare","logallrefupdates","ignorecase","symlinks","precomposeunicode"],extensions:[
"objectformat","refstorage","compatobjectformat"]},g=/^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;async function h(e){
const n=await m(e,".git"),r=async t=>{const s=await(0,c().readFile)((0,i().join)(e,t),"utf8");return[t,p(s)]};return new Map(
await Promise.all(n.map(r)))}async function m(e,n){const t=(await(0,c().readdir)((0,i().join)(e,n),{withFileTypes:!0}).catch(
()=>[])).map(async s=>{const o=(0,i().join)(n,s.name);return s.isFile()?/^config(\.worktree)?$/.test(s.name)?[o]:[]:s.isDirectory()?
m(e,o):[]});return(await Promise.all(t)).flat()}function p(e){if(g.test(e))return e;let n=[];return e.split(`
`).filter(t=>{const s=d.exec(t)?.[1]?.toLowerCase();if(s!==void 0)return n=w[s]??[],n.length>0&&t.trimEnd().endsWith("]");
const o=l.exec(t)?.[1]?.toLowerCase();return o!==void 0&&n.includes(o)&&!t.endsWith("\\")}).map(t=>`${t}
`).join("")}u.exports={safeGitConfigs:h,withoutSecrets:p}});
//# run/containment/hierarchies
(function(h,x,g){const p=g("node:path");function v(n,r,o){const e=r.split(`
`).flatMap(y),i=n.split(`
`).flatMap(M),s=e.find(({version:t})=>t===2),u=i.find(({controllers:t})=>t.length===0);if(s&&u)for(const t of _(s.point,
d(s,u.path))){const c=o(t).split(/\s+/);if(["memory","pids"].every(a=>c.includes(a)))return[{controller:"unified",parent:t}]}
const m=["memory","pids","cpuacct","cpu"].flatMap(t=>{const c=e.find(({version:l,options:w})=>l===1&&w.includes(t)),a=i.
find(({controllers:l})=>l.includes(t));return c&&a?[{controller:t,parent:d(c,a.path)}]:[]}),[b,j]=["cpuacct","cpu"].map(
t=>m.find(({controller:c})=>c===t));return m.filter(t=>t!==j||t.parent!==b?.parent)}function y(n){const[r="",o=""]=n.split(
" - "),[,,,e="",i=""]=r.split(" "),[s,,u=""]=o.split(" ");return s!=="cgroup"&&s!=="cgroup2"?[]:[{root:e,point:i,version:s===
"cgroup"?1:2,options:u.split(",")}]}function M(n){const r=/^\d+:([^:]*):(\/.*)$/.exec(n);if(!r)return[];const[,o="",e=""]=r;
return[{controllers:o.split(",").filter(Boolean),path:e}]}function d({point:n,root:r},o){const e=(0,p().relative)(r,o);return e.
startsWith("..")?n:(0,p().join)(n,e)}function _(n,r){const o=(0,p().relative)(n,r).split("/").filter(Boolean);return o.map(
(e,i)=>(0,p().join)(n,...o.slice(0,o.length-i))).concat(n)}h.exports={findHierarchies:v}});
//# run/containment/launched-places
(function(S,Y,t){const T=t("node:crypto"),h=t("node:fs/promises"),$=t("node:path"),k=t("node:readline"),I=t("run/start-\
program"),b=t("run/written"),A=t("run/containment/launcher"),E=t("run/containment/limits"),y=t("run/containment/pause-pr\
ocess"),O=t("run/containment/privileges"),j=t("run/containment/slots/frames"),H=t("run/containment/stock"),N=t("run/cont\
ainment/view-layout"),R=t("run/containment/view-script"),F="the view is gone",L=3e4;function M(r){const{enterFile:o,pause:e,
privileges:s,limits:p,lanes:n}=r,i=D(e),m=(c,u)=>{const l=[o,...s.enter(c.pid).slice(1)],a=(0,H().stockOf)(()=>U(l,i,r),
u);return{place:()=>!c.isThere()||!e.isThere()?Promise.resolve(F):a.take().ready,close:async()=>{await a.close(),await c.
close()}}};return{...m(e,n),share:async(c,u)=>{const l=[...s.branch(e.pid).slice(1),"sh","-c",R().SHARE_VIEW,"gene-gate"],
a=await(0,y().startPauseProcess)([o,...l,String(p.written_bytes)],u);return typeof a=="string"?a:m(a,0)}}}function U(r,o,e){
const s=(0,T().randomUUID)(),n=(async()=>await o(`make ${s}`)!=="made"?"no control group could be made":x(r,s,e))();return{
ready:n,release:async()=>{const i=await n;typeof i!="string"&&await i.release()}}}async function x([r="",...o],e,{pause:s,
folder:p,privileges:n,confine:i,checkout:m,groups:c,limits:u}){const l=(0,$().join)(p,`report-${e}`),a=c.of(e),{user:v}=n;
await(0,h().writeFile)(l,"");const{send:W,...w}=(0,I().startLauncher)({file:r,args:[...o,"sh","-c",A().LAUNCHER,"gene-ga\
te",`${N().INSIDE.run}/report-${e}`,m,String(v?.uid??""),String(v?.gid??""),String(u.written_bytes),...[0,1,2,3].map(d=>a.
joins[d]??"/dev/null"),...n.drop,...(0,E().prlimitWords)(u),...i,"env","-i"],cwd:"/",env:{PATH:O().SYSTEM_PATH}});let P=!1;
return{group:a,start:({env:d,file:q,args:G})=>{const V=Object.entries(d).map(([_,g])=>`${_}=${g}`);try{W(C([...V,q,...G]))}catch(_){
P=!0;const g={exitCode:null,signal:null,error:_};return{...w,ended:Promise.resolve(g)}}return w},report:async d=>P?{started:!0,
complete:!1}:(0,b().readReport)(l,d),release:async()=>{w.release(),s.isThere()&&s.input.write(`free ${e}
`),await(0,h().rm)(l,{force:!0})}}}function C(r){(0,j().refuseNul)(r);const o=r.map(e=>e.replaceAll("\\","\\\\").replaceAll(
`
`,"\\n"));return[r.length,...o].map(e=>`${e}
`).join("")}function D({input:r,output:o,isThere:e}){const s=[],p=(0,k().createInterface)({input:o});return p.on("line",
n=>s.shift()?.(n)),p.on("close",()=>{for(const n of s.splice(0))n("")}),n=>new Promise(i=>{const m=setTimeout(()=>i(""),
L),c=u=>{clearTimeout(m),i(u)};if(!e()){c("");return}s.push(c),r.write(`${n}
`)})}S.exports={launchedPlaces:M}});
//# run/containment/launcher
(function(e,r,o){const t=o("run/containment/list-written"),n=String.raw`
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
${t().LIST_WRITTEN}exit "$status"
`;e.exports={LAUNCHER:n}});
//# run/containment/limits
(function(c,y,b){function u(e,s){const{memory_bytes:r,processes:t,open_files:n,file_bytes:_,written_bytes:l}=e;return{memory_bytes:s.
memory?r:null,processes:t,processes_counted_for:s.processes?"command":"user",open_files:n,file_bytes:_,written_bytes:l}}
function i(e){return[["core",1],["fsize",e.file_bytes],["nofile",e.open_files],...e.processes_counted_for==="user"?[["np\
roc",e.processes]]:[]]}function m(e){return["prlimit",...i(e).map(([s,r])=>`--${s}=${r}`)]}function p(e){const{memory_bytes:s,
processes:r,processes_counted_for:t,open_files:n}=e;return[s===null?"memory: unlimited":`memory: ${o(s)}`,`processes: ${r}${t===
"user"?" of the same user":""}`,`open files: ${n}`,`file size: ${o(e.file_bytes)}`,`total written: ${o(e.written_bytes)}`].
join(", ")}function o(e){return`${Math.round(e/1024/1024)} MiB`}c.exports={effectiveLimits:u,limitsInWords:p,prlimitWords:m,
resourceLimits:i}});
//# run/containment/list-written
(function(t,n,r){const e=String.raw`
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
`;t.exports={LIST_WRITTEN:e}});
//# run/containment/machine
(function(r,R,n){const c=n("node:fs"),_=n("node:os"),a=1024**3,m=64*1024**2,y=1/2,M=4/5,E=2*a,h=1024*1024;function p(){
return{totalBytes:Math.min(process.constrainedMemory()||1/0,(0,_().totalmem)()),freeBytes:process.availableMemory(),openFiles:l(
"Max open files")}}function u(e,t,o){const{totalBytes:S,freeBytes:T,openFiles:d}=e,s=(i,B)=>Math.max(i/o-i/o%m,B);return{
...t,memory_bytes:Math.min(t.memory_bytes,s(S*M,E)),written_bytes:Math.min(t.written_bytes,s(T*y,h)),open_files:Math.min(
t.open_files,d)}}function l(e){try{const t=new RegExp(`^${e}\\s+\\S+\\s+(\\d+)`,"m");return Number(t.exec((0,c().readFileSync)(
"/proc/self/limits","utf8"))?.[1]??1/0)}catch{return 1/0}}r.exports={limitsOn:u,thisMachine:p}});
//# run/containment/mount-table
(function(r,l,p){const a=/[ \t\n\v\f\r\\#]/g;function u(n){return n.map(({source:t,target:e,type:c,options:$})=>`${o(t)}\
 ${o(e)} ${c} ${$} 0 0
`).join("")}function i(n){return n.map(({source:t,target:e})=>`${o(t,"\\0")} ${o(e,"\\0")}
`).join("")}function o(n,t="\\"){return n.replace(a,e=>`${t}${e.charCodeAt(0).toString(8).padStart(3,"0")}`)}r.exports={
mountTable:u,shownTable:i}});
//# run/containment/namespaces
(function(C,q,c){const E=c("run/audited-files"),F=c("run/environment"),g=c("run/launch"),D=c("run/lower-layer"),m=c("ru\
n/not-run"),R=c("run/prepare/npm-settings"),S=c("run/side-effects"),$=c("run/supervise"),y=c("run/containment/view-layou\
t"),G=64*1024,H={home:y().HOME,temp:y().TEMP,npmCache:`${y().HOME}/npm-cache`,npmUserConfig:"/home/npmrc-user",npmGlobalConfig:"\
/home/npmrc-global"};function L(e){const{programs:n,checkout:o,description:s}=e;return{level:"namespaces",description:s,
check:t=>{(0,g().launchOf)(t,{programs:n,checkout:o,base:{}})},run:(t,r)=>w(M(t,e,r),e),forGene:(t,r)=>P(e,t,r),prepare:(t,r)=>{
const i=b(n,t.env,(0,R().npmForPrepare)(n)),{file:u,args:a,env:l}=(0,g().launchOf)(t,{programs:n,checkout:o,base:i}),{timeoutMs:d}=t;
return w({file:u,args:a,timeoutMs:d,signal:r,env:{...i,...l}},e)}}}function M(e,{programs:n,checkout:o},s){const t=b(n,e.
env),{file:r,args:i,env:u}=(0,g().launchOf)(e,{programs:n,checkout:o,base:t});return{file:r,args:i,timeoutMs:e.timeoutMs,
signal:s,env:{...t,...u}}}function b({node:e,searchPath:n,shell:o},s,t){const r={node:e.file,searchPath:n,folder:H,shell:o,
npm:t,assignments:s};return(0,F().commandEnvironment)(r,process)}async function P(e,n,o){const s=await e.prepared.share(
n,o);if(typeof s=="string"){const r=o?.aborted?(0,m().skippedOutcome)((0,m().stopReason)(o),new Date):void 0;return{run:async()=>r??
O((0,m().skippedOutcome)("",new Date),s),close:()=>Promise.resolve()}}const t={written:new Map};return{run:(r,i)=>w(M(r,
e,i),{...e,prepared:s,history:t}),close:s.close}}async function w(e,n){const{checkout:o,history:s,outputBytes:t,prepared:r,
programs:i,limits:u}=n,{file:a,args:l,env:d=b(i,{}),timeoutMs:v,signal:h}=e;if(h?.aborted)return(0,m().skippedOutcome)((0,m().
stopReason)(h),new Date);const p=await r.place();if(typeof p=="string")return O((0,m().skippedOutcome)("",new Date),p);try{
const _=()=>p.start({file:a,args:l,env:d}),k=await(0,$().superviseStarted)(a,_,{timeoutMs:v,outputBytes:t,signal:h});if(k.
status==="error")return k;const B=(0,D().lowerLayer)(o,n.leftOut),j=await T(k,p,B,s);return U(j,p.group,u)}finally{await p.
release()}}async function T(e,n,o,s){const t=s&&{former:s.written,isTaken:(0,E().takenFor)(o)},r=new(S()).SideEffectsReader(
o,t),{started:i,complete:u,free:a}=await n.report(r);if(i){const{side_effects:d,modified:v,remembered:h}=r.result(u),_=a&&
(a.bytes<G||a.files===0)?{limits_hit:["written_bytes"]}:{};return s===void 0?{...e,..._,side_effects:d}:(s.written=h,{...e,
..._,side_effects:d,...v.length>0&&{checkout_modified:v}})}if(e.status==="timed_out"||e.status==="skipped")return e;const[
l="no reason given"]=e.stderr.head.trim().split(`
`);return O(e,l)}function U(e,n,o){const s=n.resources(),t=[...n.limitsHit(),...e.limits_hit??[]],r=e.reason!==void 0&&t.
includes("memory_bytes")?`${e.reason}, at its limit of ${o.memory_bytes} bytes of memory`:e.reason;return{...e,...r!==void 0&&
{reason:r},...t.length>0&&{limits_hit:t},...Object.keys(s).length>0&&{resources:s}}}function O(e,n){return{...e,status:"\
crashed",reason:`Containment could not be set up: ${n}`}}C.exports={namespaces:L,runContained:w}});
//# run/containment/pause-process
(function(_,C,i){const T=i("node:child_process"),m=i("node:fs"),g=i("node:timers/promises"),w=i("run/not-run"),l=i("run\
/process-tree"),P=i("run/containment/privileges"),S=6e4,L=1e4;async function b([t="",...n],a){const c=(0,m().openSync)("\
/","r"),e=(0,T().spawn)(t,n,{cwd:"/",env:{PATH:P().SYSTEM_PATH},detached:!0,stdio:["pipe","pipe","pipe",c]});(0,m().closeSync)(
c);let s="";e.stderr.on("data",p=>{s=`${s}${p}`.slice(-1e3)});const r=await I(e,a);if(typeof r=="string")return s.trim().
split(`
`)[0]||r;const[u="",...d]=r,o=()=>e.exitCode===null&&e.signalCode===null;return{pid:Number(u),words:d,input:e.stdin,output:e.
stdout,complaint:()=>s.trim().split(`
`).at(-1)||void 0,isThere:o,close:async()=>{const p=new Promise(A=>e.once("close",A));if(e.ref(),e.stdin.destroy(),!o())
return;const v=new AbortController,y=(0,g().setTimeout)(L,void 0,{signal:v.signal}).catch(()=>{});await Promise.race([p,
y]),v.abort(),e.pid!==void 0&&o()&&(0,l().signalTree)(e.pid,"SIGKILL")}}}function I(t,n){return new Promise(a=>{let c="";
const e=o=>{c+=o;const p=c.indexOf(`
`);p<0||(E(t),d(c.slice(0,p).split(" ")))},s=o=>{t.stdin.destroy(),t.pid!==void 0&&(0,l().signalTree)(t.pid,"SIGKILL"),d(
o)},r=()=>s(w().INTERRUPTED),u=setTimeout(()=>s("creating its view took too long"),S),d=o=>{clearTimeout(u),n?.removeEventListener(
"abort",r),t.stdout.off("data",e),a(o)};n?.addEventListener("abort",r),n?.aborted&&r();for(const o of[t.stdin,t.stdout,t.
stderr])o.on("error",()=>{});t.stdout.on("data",e),t.once("error",o=>d(o.message)),t.once("close",()=>d("its view could \
not be created"))})}function E(t){t.unref();for(const n of[t.stdin,t.stdout,t.stderr])"unref"in n&&typeof n.unref=="func\
tion"&&n.unref()}_.exports={startPauseProcess:b}});
//# run/containment/prepared-view
(function(O,J,e){const R=e("node:fs"),o=e("node:fs/promises"),t=e("node:path"),V=e("temporary-folder"),k=e("run/contain\
ment/confine"),h=e("run/containment/control-groups"),x=e("run/containment/hierarchies"),y=e("run/containment/launched-pl\
aces"),M=e("run/containment/limits"),d=e("run/containment/mount-table"),A=e("run/containment/pause-process"),G=e("run/co\
ntainment/removals"),H=e("run/containment/slots/slot-places"),I=e("run/containment/slots/supervisor-source"),v=e("run/co\
ntainment/view-layout"),L=e("run/containment/view-script");async function W(n){const s=await(0,V().temporaryFolder)(),i=await N();
(0,h().removeLeftGroups)(i);const c=(0,v().commandMounts)({...n,hides:n.leftOut.length>0,replaced:[...n.replaced.keys()]}),
w=()=>(0,o().rm)(s,{recursive:!0,force:!0}),{privileges:b,file:j,signal:u,python:F}=n,S=await q(n,s,i,c),m=await(0,A().startPauseProcess)(
[j,...b.newMounts.slice(1),...S],u);if(typeof m=="string")return await w(),m;const r=(0,t().basename)(s),P=(0,h().controlGroups)(
i,m.words.map(Number),r),p=(0,M().effectiveLimits)(n.limits,P.enforced),$={...n,pause:m,folder:(0,t().join)(s,"run"),groups:P,
limits:p},T=(0,h().groupSettings)(i,n.limits),_=(0,v().commandFolders)(n.view),l=F?await(0,H().slotPlaces)({...$,mounts:c,
folders:_,settings:T,group:r}):(0,y().launchedPlaces)({...$,confine:await(0,k().confineWords)(n.network)});return typeof l==
"string"?(await m.close(),await w(),l):{...l,limits:p,close:async()=>{await l.close(),await w()}}}async function q({privileges:n,
view:s,checkout:i,leftOut:c,replaced:w,limits:b,python:j},u,F,S){const m=(0,t().join)(u,"stage"),r=(0,t().join)(u,"run");
await(0,o().mkdir)(m),await(0,o().mkdir)(r),await(0,o().mkdir)((0,t().join)(r,"replaced"));for(const[a,g]of[...w.values()].
entries())await(0,o().writeFile)((0,t().join)(r,"replaced",String(a)),g);await(0,o().writeFile)((0,t().join)(r,"removals\
.tar"),(0,G().removalArchive)(i,c)),await(0,o().writeFile)((0,t().join)(r,"mounts"),(0,d().mountTable)(S)),await(0,o().writeFile)(
(0,t().join)(r,"folders"),(0,v().commandFolders)(s).map(a=>`${a}\0`).join(""));const P=(0,h().groupSettings)(F,b).map(({
index:a,file:g,value:C,isNeeded:D})=>`${a} ${g} ${C} ${D?"needed":"wanted"}
`);await(0,o().writeFile)((0,t().join)(r,"groups"),P.join("")),j&&await(0,o().writeFile)((0,t().join)(r,"supervisor.py"),
I().SUPERVISOR);const p=(0,v().sharedMounts)({view:s,checkout:i,run:r,stage:m}),$={system:(0,d().shownTable)(p.system),shared:(0,d().
mountTable)(p.mounts),tools:(0,d().shownTable)(p.tools),devices:(0,d().mountTable)(p.devices)};for(const[a,g]of Object.entries(
$))await(0,o().writeFile)((0,t().join)(u,a),g);const{adopt:T,user:_,name:l}=n,E=T&&_?`${_.uid}:${_.gid}`:"",U=l==="user_\
namespace"?"--no-same-owner":"--same-owner",B=[u,l==="user_namespace"?"rbind":"bind",s.devices.join(" "),i,E,U,String(b.
written_bytes),(0,t().basename)(u),j??"",...F.map(({parent:a})=>a)];return["sh","-c",L().PREPARE_VIEW,"gene-gate",...B]}
async function N(){const[n,s]=await Promise.all(["cgroup","mountinfo"].map(c=>(0,o().readFile)(`/proc/self/${c}`,"utf8").
catch(()=>""))),i=c=>{try{return(0,R().readFileSync)((0,t().join)(c,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};
return(0,x().findHierarchies)(n??"",s??"",i)}O.exports={prepareView:W}});
//# run/containment/privileges
(function(g,P,t){const E=t("node:fs"),A=t("node:fs/promises"),i=t("node:path"),u=["/usr/sbin","/usr/bin","/sbin","/bin"].
join(i().delimiter),m={uid:65534,gid:65534},O=["--mount","--pid","--fork","--kill-child","--ipc","--uts"],c=["sudo","-n",
"--","env","-i",`PATH=${u}`],T='echo 0 >/proc/sys/user/max_user_namespaces && exec "$@"',l=["--no-new-privs","--inh-caps\
=-all"];function $(n,s,r){const h=["unshare",...O,...r?[]:["--net"]],a=e=>`--mount=/proc/${e}/ns/mnt`,p=s.uid===0,d=p?m:
{uid:s.uid,gid:s.gid},_={drop:M(d),user:d,runsAs:d,adopt:p,overlay:["redirect_dir=on",...p?["metacopy=on"]:[]]},o=["unsh\
are","--mount"],v=e=>["nsenter",a(e),"--",...h],S=e=>["nsenter",a(e),"--",...o],b=e=>["nsenter",`--user=/proc/${e}/ns/us\
er`,"--preserve-credentials",a(e),"--"];return n.uid===0?[{name:"root",newMounts:o,enter:v,branch:S,..._}]:[{name:"sudo",
newMounts:[...c,...o],enter:e=>[...c,...v(e)],branch:e=>[...c,...S(e)],..._},{name:"user_namespace",runsAs:n,newMounts:[
"unshare","--user","--map-root-user","--mount"],enter:e=>[...b(e),"setpriv","--pdeathsig=KILL",...h],branch:e=>[...b(e),
...o],drop:["unshare","--user",`--map-user=${n.uid}`,`--map-group=${n.gid}`,"--keep-caps","sh","-c",T,"gene-gate","setpr\
iv",...l,"--ambient-caps=-all"],adopt:!1,overlay:["userxattr"]}]}function M({uid:n,gid:s}){return["setpriv",...[`--reuid\
=${n}`,`--regid=${s}`,"--clear-groups"],...l,"--bounding-set=-all"]}async function y(n){for(const s of u.split(i().delimiter)){
const r=(0,i().join)(s,n);if(await N(r))return r}}async function N(n){return(0,A().access)(n,E().constants.X_OK).then(()=>!0,
()=>!1)}g.exports={NOBODY:m,SYSTEM_PATH:u,privilegesFor:$,systemTool:y}});
//# run/containment/process-group
(function(P,G,t){const M=t("node:fs"),w=t("run/environment"),c=t("run/launch"),O=t("run/not-run"),b=t("run/prepare/npm-\
settings"),_=t("run/private-folder"),k=t("run/supervise");function E({programs:n,checkout:s,outputBytes:g}){const i=(0,M().
realpathSync)(s);return{level:"process_group",description:`Clean environment, private HOME and TMPDIR, ${S()}. Access to\
 the network and to the files of this user is not restricted.`,check:e=>{(0,c().launchOf)(e,{programs:n,checkout:i,base:{}})},
prepare:(e,u)=>(0,_().withPrivateFolder)(p=>{const{node:a,searchPath:d,shell:h}=n,r=(0,b().npmForPrepare)(n),m={node:a.file,
searchPath:d,folder:p,shell:h,npm:r,assignments:e.env},o=(0,w().commandEnvironment)(m,process),{file:v,args:l,env:x}=(0,c().
launchOf)(e,{programs:n,checkout:i,base:o}),{timeoutMs:D}=e;return(0,k().supervise)({file:v,args:l,cwd:s,env:{...o,...x},
timeoutMs:D,outputBytes:g,signal:u})}),run:(e,u)=>(0,_().withPrivateFolder)(async p=>{if(e.npmSettings)return F(e.npmSettings);
const{node:a,searchPath:d,shell:h}=n,r=(0,w().commandEnvironment)({node:a.file,searchPath:d,folder:p,shell:h,assignments:e.
env},process),{file:m,args:o,env:v,cwd:l}=(0,c().launchOf)(e,{programs:n,checkout:i,base:r});return(0,k().supervise)({file:m,
args:o,cwd:l??s,env:{...r,...v},timeoutMs:e.timeoutMs,outputBytes:g,signal:u})})}}function F(n){const s=`It starts npm, \
which would read settings that only containment in namespaces hides (${n.join("; ")})`;return{...(0,O().skippedOutcome)(
"",new Date),status:"crashed",reason:s}}function S(){switch(process.platform){case"linux":return"process group and marke\
d descendants killed at the end";case"win32":return"process tree killed when it is stopped";default:return"process group\
 killed at the end"}}P.exports={processGroup:E}});
//# run/containment/removals
(function(a,x,n){const d=n("node:fs"),s=n("node:path"),m=n("packages/tar/header"),p=n("packages/tar/pax"),u=n("error"),
h=n("repo/entry-index"),l=Buffer.alloc(1024);function _(t,e){if(e.length===0)return Buffer.alloc(0);const r=e.find(o=>Buffer.
from(o).toString()!==o);if(r!==void 0)throw new(u()).GateError("checkout_differs",`The file ${JSON.stringify(r)} is not \
in the commit and cannot be hidden, because its name is not UTF-8`,"Delete the file.");const i=[...new Set(["",...e.flatMap(
h().foldersAbove)])].sort();return Buffer.concat([...i.flatMap(o=>v(t,o)),...e.flatMap(o=>c({path:o,type:"CharacterDevic\
e",mode:0,uid:0,gid:0,size:0})),l])}function v(t,e){const{mode:r,uid:i,gid:o,mtime:g}=(0,d().lstatSync)((0,s().join)(t,e));
return c({path:`./${e}`,type:"Directory",mode:r&4095,uid:i,gid:o,mtime:g})}function c(t){const e=new(m()).Header({...t,size:0,
devmaj:0,devmin:0});e.encode();const r=e.block??Buffer.alloc(512);return e.needPax?[new(p()).Pax(t).encode(),r]:[r]}a.exports=
{removalArchive:_}});
//# run/containment/stock
(function(i,a,u){function l(r,o,n=Number.POSITIVE_INFINITY){const e=[];let t=0;const c=()=>{for(;e.length<o&&t<n;t+=1)e.
push(r())};return c(),{take:()=>{const s=e.shift()??r();return c(),s},close:async()=>{t=n,await Promise.all(e.splice(0).
map(s=>s.release()))}}}i.exports={stockOf:l}});
//# run/containment/system-call-filter
(function(h,X,y){const k=y("node:os"),d={socket:198,unshare:97,clone:220,flags:0,keys:217,prctl:167,setrlimit:164,prlimit64:261},
a={clone:120,flags:0,setrlimit:75},A={...a,unshare:310,keys:286,prctl:172,prlimit64:340},M={...a,unshare:337,keys:309,prctl:172,
prlimit64:369},L={...a,unshare:282,keys:269,prctl:171,prlimit64:325},P={...a,unshare:303,flags:1,keys:278,prctl:172,prlimit64:334},
R={x64:{id:3221225534,...{socket:41,unshare:272,clone:56,flags:0,keys:248,prctl:157,setrlimit:160,prlimit64:302}},ia32:{
id:1073741827,socket:359,socketcall:102,...A},arm64:{id:3221225655,...d},arm:{id:1073741864,socket:281,...M},loong64:{id:3221225730,
...d},riscv64:{id:3221225715,...d},ppc64:{id:3221225493,socket:326,socketcall:102,...L},s390x:{id:2147483670,socket:359,
socketcall:102,...P}},C=425,S=435,m=268435456,B=[1,2,10,16],O=4,T={none:0,EPERM:1,ENOSYS:38,EAFNOSUPPORT:97},[E,w,N,U,I]=[
32,84,21,69,6],r=[I,0,0,2147418112],[x,F,_]=[0,4,16];function j(t,o=process.arch){const s=Object.entries(R).find(([e])=>e===
o)?.[1];return s===void 0?void 0:{hex:[[E,0,0,F],...Object.values(R).flatMap(e=>n(e.id,v(e,t))),c("ENOSYS")].map(Y).join(
""),keyctl:s.keys+2,prctl:s.prctl}}function v(t,o){const{keys:s,socket:u,socketcall:e=S,unshare:p,clone:D,flags:G,setrlimit:W,
prlimit64:b}=t,H=[...[e,C].flatMap(l=>n(l,[c("ENOSYS")])),...n(u,[i(0),...B.flatMap(l=>n(l,[r])),c("EAFNOSUPPORT")])];return[
[E,0,0,x],[w,0,0,1073741823],...[S,s,s+1,s+2].flatMap(l=>n(l,[c("ENOSYS")])),...o?[]:H,...n(p,[i(0),[U,0,1,m],c("EPERM"),
r]),...n(D,[i(G),[U,0,1,m],c("EPERM"),r]),...n(W,[i(0),...n(O,[c("none")]),r]),...n(b,[i(1),...n(O,[...g(32),...g(36)]),
r]),r]}function g(t){return[[E,0,0,t],[N,1,0,0],c("none")]}function n(t,o){return[[N,0,o.length,t],...o]}function c(t){return[
I,0,0,327680|T[t]]}function i(t){return[E,0,0,_+8*t+((0,k().endianness)()==="BE"?4:0)]}function Y([t,o,s,u]){const e=Buffer.
alloc(8),p=(0,k().endianness)()==="BE";return e[p?"writeUInt16BE":"writeUInt16LE"](t),e.set([o,s],2),e[p?"writeUInt32BE":
"writeUInt32LE"](u,4),e.toString("hex")}h.exports={systemCallFilter:j}});
//# run/containment/try-namespaces
(function(S,L,r){const T=r("run/isolation-probe"),I=r("run/containment/git-config"),j=r("run/containment/limits"),w=r("\
run/containment/namespaces"),N=r("run/containment/prepared-view"),P=r("run/containment/privileges"),R=r("run/containment\
/view"),x=["slot","launcher"],C=2e4,b="python3";async function E(n,t){const{starters:e=x,signal:i}=t,o=[];for(const a of e){
const s=await F(a,n,t,o);if(typeof s!="string")return s;if(o.push(s),i?.aborted)break}return{from:n.name,reason:o.at(-1)??
"nothing can start commands"}}async function F(n,t,e,i){const{checkout:o,folders:a,leftOut:s=[],keepsWrites:m,network:p,
programs:u,signal:g}=e,B=t.name,d=[t.newMounts[0]??"",t.enter(0)[0]??"",b],[y,_,v]=await Promise.all(d.map(P().systemTool));
if(y===void 0)return`${d[0]} is not installed`;if(_===void 0)return`${d[1]} is not installed`;if(n==="slot"&&v===void 0)
return`${b} is not installed`;const c=await(0,N().prepareView)({privileges:t,checkout:o,leftOut:s,keepsWrites:m,limits:e.
limits,signal:g,file:y,enterFile:_,network:p,lanes:e.lanes??1,python:n==="slot"?v:void 0,view:q(await(0,R().viewOf)(u,a,
p),e),replaced:new Map([...await(0,I().safeGitConfigs)(o),...e.replaced??[]])});if(typeof c=="string")return c;const{limits:h}=c,
$=A(t,n,p,h,i),k={...e,leftOut:s,prepared:c,description:$,limits:h},l=await(0,T().probeIsolation)({checkout:o,folders:a,
network:p,keepsWrites:m,shown:u.node.file,run:H=>(0,w().runContained)({file:u.node.file,args:H,timeoutMs:C,signal:g},k)}),
M=typeof l=="string"?l:W(l);if(typeof l=="string"||M!==void 0)return await c.close(),M??"";const O=(0,w().namespaces)(k),
{level:G}=O;return{backend:O,isolation:{level:G,description:$,launcher:B,starter:n,limits:h,probes:l},close:c.close}}function W(n){
const t=n.filter(({required:e,held:i})=>e&&!i).map(({name:e})=>e);return t.length>0?`the probe run failed: ${t.join(", ")}`:
void 0}function q(n,{shown:t=[],home:e=[]}){return{...n,tools:[...n.tools,...t],home:e}}function A({name:n,user:t},e,i,o,a){
const s=t?`user ${t.uid}`:"the gate\u2019s user without privileges";return[`Separate namespaces for each command (by ${n.
replace("_"," ")})`,"a copy-on-write view of the audited commit, the system\u2019s programs read-only and nothing else of the\
 machine",e==="slot"?"prepared by a supervisor before the command starts":["prepared by a shell before the command start\
s",...a.map(m=>` (${m})`)].join(""),i?"network access as allowed by the policy":"no network except loopback",`as ${s}; ${(0,j().
limitsInWords)(o)}.`].join("; ")}S.exports={tryNamespaces:E}});
//# run/containment/view
(function(h,O,p){const c=p("node:fs/promises"),w=p("node:os"),e=p("node:path"),T=["/usr","/etc","/bin","/sbin","/lib","\
/lib32","/lib64","/libx32"],_=["/nix/store","/gnu/store"],E=["null","zero","full","random","urandom"],S="tty",M=["EVENT_\
PATH","ENV","OUTPUT","PATH","STATE","STEP_SUMMARY"];function b(t){const i=M.flatMap(s=>t[`GITHUB_${s}`]??[]),n=[t.HOME,t.
RUNNER_TEMP,t.XDG_RUNTIME_DIR].flatMap(s=>s??[]);return[...new Set([...n,(0,w().tmpdir)(),...i.map(e().dirname)].filter(
s=>(0,e().isAbsolute)(s)))]}async function v({node:t,npm:i,machine:n},s,l){const a=await R([...T,..._]),m=(await Promise.
all(s.map(o=>(0,c().realpath)(o).catch(()=>[])))).flat(),A=[(0,e().dirname)(t.file),...i?[(0,e().dirname)((0,e().dirname)(
i.file))]:[],...[...n.values()].flatMap(o=>I(o,m)),...l?await y():[]].filter(o=>!a.some(u=>r(u,o))),P=m.filter(o=>a.some(
u=>u!==o&&r(u,o))),U=await N(`/dev/${S}`)?[...E,S]:E;return{system:a,emptied:P,tools:[...new Set(A)],devices:U,home:[]}}
function I({file:t,real:i},n){const s=(0,e().dirname)(i),l=(0,e().dirname)(s),a=(0,e().basename)(s)==="bin"&&!n.some(d=>r(
d,l));return[(0,e().dirname)(t),s,...a?[l]:[]].filter(d=>!n.some(m=>r(d,m)))}async function R(t){return(await Promise.all(
t.map(async n=>(await(0,c().lstat)(n).catch(()=>{}))?.isDirectory()?[n]:[]))).flat()}function N(t){return(0,c().lstat)(t).
then(()=>!0,()=>!1)}async function y(){const t=await(0,c().realpath)("/etc/resolv.conf").catch(()=>{});return t?.startsWith(
"/run/systemd/resolve/")?[(0,e().dirname)(t)]:[]}function r(t,i){const n=(0,e().relative)(t,i);return n!==".."&&!n.startsWith(
`..${e().sep}`)&&!(0,e().isAbsolute)(n)}h.exports={DEVICES:E,SYSTEM:T,isInside:r,privateFolders:b,viewOf:v}});
//# run/containment/view-layout
(function(w,O,g){const c=g("node:path"),v=g("repo/entry-index"),y=g("run/containment/view"),$="/home/gene-gate",l="/tmp",
M=64,p="/.gene-gate",e={lower:`${p}/lower`,cover:`${p}/cover`,own:`${p}/own`,run:`${p}/run`,cgroup:`${p}/cgroup`,replaced:`${p}\
/replaced`,home:`${p}/home`,tools:`${p}/tools`};function b({view:n,checkout:d,run:r,stage:i}){const u=(o,a,m)=>({source:o,
target:(0,c().join)(i,a),type:"none",options:m});return{system:n.system.map(o=>({source:o,target:(0,c().join)(i,o)})),mounts:[
...n.emptied.map(o=>({source:"gene-gate",target:(0,c().join)(i,o),type:"tmpfs",options:"size=1m,mode=0755"})),u("/proc",
"proc","rbind"),u(d,e.lower,"rbind"),u(r,e.run,"bind")],tools:[...n.tools.map((o,a)=>({source:o,target:(0,c().join)(i,h(
o,a))})),...n.home.map(({source:o},a)=>({source:o,target:(0,c().join)(i,e.home,String(a))}))],devices:n.devices.map(o=>u(
`/dev/${o}`,`dev/${o}`,"bind"))}}function k(n){const{view:d,checkout:r,privileges:i,hides:u,keepsWrites:o,replaced:a}=n,
m=(t,s,I="bind")=>({source:t,target:s,type:"none",options:I}),x=d.tools.map((t,s)=>({folder:t,place:h(t,s)})),E=[`lowerd\
ir=${u||i.adopt?`${e.cover}:`:""}${e.lower}`,`upperdir=${e.own}/upper`,`workdir=${e.own}/work`,...i.overlay,"X-mount.mkd\
ir"];return[m(`${e.own}/tmp`,l),m(`${e.own}/home`,$),...d.home.map(({path:t},s)=>m(`${e.home}/${s}`,(0,c().join)($,t))),
m(`${e.own}/shm`,"/dev/shm"),{source:"gene-gate",target:"/dev/pts",type:"devpts",options:`newinstance,nosuid,noexec,mode\
=0620,ptmxmode=0666,max=${M}`},...x.filter(({folder:t,place:s})=>t!==s).map(({folder:t,place:s})=>m(s,t,"rbind,X-mount.m\
kdir")),o?m(e.lower,r,"bind,X-mount.mkdir"):{source:"gene-gate",target:r,type:"overlay",options:E.join(",")},...a.map((t,s)=>m(
`${e.replaced}/${s}`,(0,c().join)(r,t))),{source:"gene-gate-proc",target:"/proc",type:"proc",options:"nosuid,nodev,noexe\
c"},{source:"gene-gate",target:p,type:"tmpfs",options:"ro,size=4k,mode=0755"}]}function j({home:n}){return["upper","work",
"tmp","home","shm",...[...new Set(n.flatMap(({path:r})=>[...(0,v().foldersAbove)(r),r]))].map(r=>`home/${r}`)]}function h(n,d){
return[l,$].some(i=>(0,y().isInside)(i,n))?`${e.tools}/${d}`:n}w.exports={HOME:$,INSIDE:e,TEMP:l,commandFolders:j,commandMounts:k,
sharedMounts:b}});
//# run/containment/view-script
(function(n,t,d){const e="${each##*/}",o=String.raw`
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
`,r=`
set -eu
umask 022
mount -t tmpfs -o "size=$1,nr_inodes=$(($1 / 1024)),mode=0755" gene-gate /.gene-gate/own
mkdir /.gene-gate/own/upper
echo "$$"
while read -r _; do :; done
`;n.exports={PREPARE_VIEW:o,SHARE_VIEW:r}});
