"use strict";module.exports={"run/isolation-probe"(x,i,$,q){let F;const y=()=>F??=i("node:child_process");let H;const N=()=>H??=i("no\
de:crypto");let W;const d=()=>W??=i("node:fs");let I;const w=()=>I??=i("node:fs/promises");let L;const k=()=>L??=i("node\
:net");let O;const _=()=>O??=i("node:path");let z;const e=()=>z??=i("zod");let C;const E=()=>C??=i("temporary-folder");let R;
const J=()=>R??=i("run/isolation-probe-script");$(x,{probeIsolation:()=>T});const K=e().object({root:e().boolean(),capabilities:e().
boolean(),newPrivileges:e().boolean(),otherProcesses:e().boolean(),tcp:e().boolean(),interfaces:e().boolean(),loopback:e().
boolean(),unixSocket:e().boolean(),outsideWrite:e().coerce.boolean(),checkoutWrite:e().boolean(),canaries:e().array(e().
boolean()),environ:e().boolean(),sudo:e().boolean(),openFiles:e().boolean(),raisedLimit:e().boolean(),sharedKeyring:e().
boolean(),sharedLock:e().boolean(),userNamespace:e().boolean(),dns:e().boolean()});async function T(o){const{run:t,checkout:n,
network:s}=o,r=(0,N().randomUUID)(),c=await(0,E().temporaryFolder)(),p=(0,_().join)(c,"socket"),u=(0,_().join)(c,"writte\
n"),l=(0,_().join)(n,`.gene-gate-probe-${r}`),v=await D([c,...o.folders],r),P=`secret-${r}`,b=(0,y().spawn)("/bin/sh",["\
-c","read -r _",r],{env:{SECRET:P},stdio:["pipe","ignore","ignore"]});b.on("error",()=>{});const h=await G(o.shown),m=[(0,k().
createServer)(),(0,k().createServer)()];try{await Promise.all([g(m[0],{port:0,host:"127.0.0.1"}),g(m[1],p)]);const a=m[0].
address(),V=typeof a=="object"&&a?a.port:0,S=`heartbeat-${r}`,X=b.pid??0,Y=h.isHeld?o.shown:"",Z={port:V,socket:p,outside:u,
inside:l,canaries:v,secret:P,token:r,pid:X,heartbeat:S,locked:Y},f=await t(["-e",J().PROBE_SCRIPT,JSON.stringify(Z)]),j=K.
safeParse(Q(f.stdout.head));return f.status!=="passed"||!j.success?B(f):U(j.data,{persisted:(0,d().existsSync)(u)||!o.keepsWrites&&
(0,d().existsSync)(l),survived:A(S)>0,network:s,locked:h.isHeld})}finally{M(b),h.release();for(const a of m)a.close();await Promise.
all([c,l,...v].map(a=>(0,w().rm)(a,{recursive:!0,force:!0})))}}function U(o,t){const n={unprivileged_user:!o.root,no_capabilities:!o.
capabilities,no_new_privileges:!o.newPrivileges,own_processes_only:!o.otherProcesses,...!t.network&&{no_tcp_to_the_machine:!o.
tcp,only_loopback:!o.interfaces,no_name_resolution:!o.dns},no_unix_socket:!o.unixSocket,checkout_can_be_written:o.checkoutWrite,
no_write_stays:!t.persisted,no_write_outside:!o.outsideWrite,no_private_folder:o.canaries.every(c=>!c),no_foreign_environment:!o.
environ,no_sudo:!o.sudo,no_open_files:!o.openFiles,no_limit_can_be_raised:!o.raisedLimit,nothing_survives:!t.survived},s={
loopback_works:o.loopback,no_user_namespace:!o.userNamespace,own_session_keyring:!o.sharedKeyring,...t.locked&&{no_lock_on_the_machine:!o.
sharedLock}},r=(c,p)=>Object.entries(c).map(([u,l])=>({name:u,held:l,required:p}));return[...r(n,!0),...r(s,!1)]}function B({
status:o,reason:t,stderr:n}){return t??`the probe ${o} without output: ${n.head.slice(0,200)}`}async function D(o,t){return(await Promise.
all(o.map(async s=>{const r=(0,_().join)(s,`.gene-gate-canary-${t}`);return(0,w().writeFile)(r,t,{mode:420,flag:"wx"}).then(
()=>[r],()=>[])}))).flat()}function g(o,t){return o.on("connection",n=>n.destroy()),new Promise((n,s)=>{o.once("error",s),
o.listen(t,n)})}function A(o){return(0,d().readdirSync)("/proc").filter(t=>{try{return/^\d+$/.test(t)&&(0,d().readFileSync)(
`/proc/${t}/cmdline`).includes(o)}catch{return!1}}).length}function G(o){const t=(0,y().spawn)("flock",["-s",o,"sh","-c",
"echo; read -r _"],{stdio:["pipe","pipe","ignore"]}),n=()=>t.stdin.destroy();return new Promise(s=>{t.once("error",()=>s(
{isHeld:!1,release:n})),t.once("exit",()=>s({isHeld:!1,release:n})),t.stdout.once("data",()=>s({isHeld:!0,release:n}))})}
function M(o){o.stdin?.destroy()}function Q(o){try{return JSON.parse(o)}catch{return}}}};
