"use strict";module.exports={"run/prepare/prepare"(P,n,S,Ft){let T;const B=()=>T??=n("node:child_process");let D;const g=()=>D??=n("n\
ode:fs/promises");let R;const k=()=>R??=n("node:path");let A;const C=()=>A??=n("node:util");let G;const u=()=>G??=n("err\
or");let H;const b=()=>H??=n("judge/families/programs");let N;const O=()=>N??=n("repo/additions");let U;const W=()=>U??=
n("repo/untracked");let J;const Y=()=>J??=n("rules/containment-causes");let z;const K=()=>z??=n("run/audited-files");let Q;
const V=()=>Q??=n("run/containment/choose-backend");let X;const v=()=>X??=n("run/containment/machine");let Z;const q=()=>Z??=
n("run/containment/privileges");let tt;const et=()=>tt??=n("run/containment-causes");let ot;const nt=()=>ot??=n("run/hom\
e-folders");let rt;const st=()=>rt??=n("run/not-run");let at;const it=()=>at??=n("run/private-copy");let ct;const pt=()=>ct??=
n("run/programs");let mt;const dt=()=>mt??=n("run/repository-copy");let lt;const _t=()=>lt??=n("run/safe-line");S(P,{runPrepare:()=>ht});
const ut=100,h=1024**3;async function ht(t,e){const o=await(0,it().copyCheckout)(e.checkout);if(o===void 0)throw x("the \
checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:r}=o.guard,s=new Set(f(o.guard,
e.policy));return await wt(t,o,e,()=>f(o.guard,e.policy).filter(i=>!s.has(i))),await gt(o.guard,s,e.policy),await(0,g().
rm)((0,k().join)(r,".git"),{recursive:!0,force:!0}),await(0,dt().copyRepository)(e.checkout.directory,r),w()&&await y((0,k().
join)(r,".git"),await M(r)),{checkout:o.guard.at(r,(0,O().everything)((0,b().dependencyFolders)(e.policy))),shown:o.objects,
close:o.close}}catch(r){throw await o.close(),r}}function ft(t){return{...t,memory_bytes:Math.max(t.memory_bytes,4*h),written_bytes:Math.
max(t.written_bytes,2*h),file_bytes:Math.max(t.file_bytes,h),processes:Math.max(t.processes,1024)}}async function wt(t,e,{
policy:o,requested:r,env:s,privateFolders:i,signal:a,report:d},m){const{directory:c}=e.guard,Ot=t.flatMap(({argv:p})=>p.
slice(0,1)),$=await(0,pt().findPrograms)({path:s.PATH??"",checkout:c,names:Ot}),vt=await M(c);w()&&await y(c,q().NOBODY);
const l=ft(o.limits),{backend:E,isolation:j,close:Mt}=await(0,V().chooseBackend)({programs:$,checkout:c,keepsWrites:!0,shown:e.
objects,outputBytes:l.output_bytes,limits:(0,v().limitsOn)((0,v().thisMachine)(),l,1),requested:r,network:!0,folders:i,home:await(0,nt().
homeFolders)(o.home_caches,s.HOME),signal:a}),xt=(0,et().causesOf)({isolation:j,programs:$,checkout:c,home:s.HOME,policy:{
limits:l,network:"allow"}}),F=E.level==="namespaces";!F&&w()&&await y(c,vt);const I=[],L=()=>d({contained:F,isolation:j,
lines:I,written:kt(m()).slice(0,ut)}),$t=Object.fromEntries(o.prepare_env.flatMap(p=>s[p]===void 0?[]:[[p,s[p]]])),Et=performance.
now()+l.prepare_seconds*1e3;try{for(const p of t){const jt=Math.max(1,Math.round(Et-performance.now())),_=xt(await yt(E,
p,$t,jt,a));if(I.push({command:p.command,outcome:_}),_.status!=="passed")throw L(),_.reason===st().INTERRUPTED?(0,u().interrupted)(
"during the prepare command"):bt(p,_)}}finally{await Mt()}L()}function yt(t,{command:e,argv:o,assignments:r},s,i,a){const[
d=""]=o;return t.prepare({command:e,argv:o,program:d,env:{...s,...r},timeoutMs:i},a)}function f({directory:t,folders:e,files:o},r){
const s=new Set([...e,...o.map(({path:a})=>a)]),{cover:i}=(0,O().additionsOf)([],(0,b().dependencyFolders)(r));return(0,W().
filesBelow)(t,i).filter(a=>!s.has(a))}async function gt(t,e,o){const r=new Set([...t.folders,...t.files.map(({path:m})=>m)]),
s=f(t,o).filter(m=>!e.has(m)).filter(m=>(0,K().replacesAudited)(m,c=>c==="."||r.has(c))),[i,...a]=[...await t.changed(),
...s].sort();if(i===void 0)return;const d=a.length===0?"":` and ${a.length} more`;throw x(`it changed or replaced files \
of the commit: ${JSON.stringify(i)}${d}`,"Use commands that only add files, such as npm ci in place of npm install.")}function kt(t){
return[...new Set(t.map(e=>e.split("/",1)[0]??e))].sort()}function w(){return process.platform==="linux"&&process.getuid?.()===
0}async function M(t){const{uid:e,gid:o}=await(0,g().stat)(t);return{uid:e,gid:o}}async function y(t,{uid:e,gid:o}){await(0,C().
promisify)(B().execFile)("chown",["-hR",`${e}:${o}`,"--",t])}function bt({command:t},e){const{reason:o=`exit code ${e.exit_code}`}=e,
{causes:r,change:s}=(0,Y().causeWords)(e.causes);return new(u()).GateError("prepare_failed",`The prepare command "${(0,_t().
safeLine)(t)}" did not pass: ${[o,...r].join("; ")}.`,`${s}${s&&" "}Its output is in \`prepare\` of the report. It runs wi\
thout a shell, contained, and without the variables of the step except those that \`prepare_env\` in the policy names.`)}
function x(t,e){return new(u()).GateError("prepare_failed",`The prepare command could not be used: ${t}.`,e)}}};
