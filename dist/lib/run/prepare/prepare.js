"use strict";module.exports={"run/prepare/prepare"(I,n,L,vt){let P;const S=()=>P??=n("node:child_process");let T;const g=()=>T??=n("n\
ode:fs/promises");let B;const k=()=>B??=n("node:path");let D;const R=()=>D??=n("node:util");let A;const _=()=>A??=n("err\
or");let G;const b=()=>G??=n("judge/families/programs");let N;const v=()=>N??=n("repo/additions");let C;const U=()=>C??=
n("repo/untracked");let H;const J=()=>H??=n("run/audited-files");let W;const Y=()=>W??=n("run/containment/choose-backend");
let z;const x=()=>z??=n("run/containment/machine");let K;const Q=()=>K??=n("run/containment/privileges");let V;const X=()=>V??=
n("run/not-run");let Z;const q=()=>Z??=n("run/private-copy");let tt;const et=()=>tt??=n("run/programs");let ot;const nt=()=>ot??=
n("run/repository-copy");let rt;const st=()=>rt??=n("run/safe-line");L(I,{runPrepare:()=>at});const it=100,u=1024**3;async function at(t,e){
const o=await(0,q().copyCheckout)(e.checkout);if(o===void 0)throw O("the checkout is too large to copy","Install fewer d\
ependencies before it.");try{const{directory:r}=o.guard,s=new Set(f(o.guard,e.policy));return await pt(t,o,e,()=>f(o.guard,
e.policy).filter(a=>!s.has(a))),await lt(o.guard,s,e.policy),await(0,g().rm)((0,k().join)(r,".git"),{recursive:!0,force:!0}),
await(0,nt().copyRepository)(e.checkout.directory,r),h()&&await w((0,k().join)(r,".git"),await M(r)),{checkout:o.guard.at(
r,(0,v().everything)((0,b().dependencyFolders)(e.policy))),shown:o.objects,close:o.close}}catch(r){throw await o.close(),
r}}function ct(t){return{...t,memory_bytes:Math.max(t.memory_bytes,4*u),written_bytes:Math.max(t.written_bytes,2*u),file_bytes:Math.
max(t.file_bytes,u),processes:Math.max(t.processes,1024)}}async function pt(t,e,{policy:o,requested:r,env:s,privateFolders:a,
signal:i,report:l},d){const{directory:p}=e.guard,ut=t.flatMap(({argv:c})=>c.slice(0,1)),ft=await(0,et().findPrograms)({path:s.
PATH??"",checkout:p,names:ut}),ht=await M(p);h()&&await w(p,Q().NOBODY);const{limits:y}=o,{backend:$,isolation:wt,close:yt}=await(0,Y().
chooseBackend)({programs:ft,checkout:p,keepsWrites:!0,shown:e.objects,outputBytes:y.output_bytes,limits:(0,x().limitsOn)(
(0,x().thisMachine)(),ct(y),1),requested:r,network:!0,folders:a,signal:i}),j=$.level==="namespaces";!j&&h()&&await w(p,ht);
const E=[],F=()=>l({contained:j,isolation:wt,lines:E,written:mt(d()).slice(0,it)}),gt=Object.fromEntries(o.prepare_env.flatMap(
c=>s[c]===void 0?[]:[[c,s[c]]])),kt=performance.now()+y.prepare_seconds*1e3;try{for(const c of t){const bt=Math.max(1,Math.
round(kt-performance.now())),m=await dt($,c,gt,bt,i);if(E.push({command:c.command,outcome:m}),m.status!=="passed")throw F(),
m.reason===X().INTERRUPTED?(0,_().interrupted)("during the prepare command"):_t(c,m)}}finally{await yt()}F()}function dt(t,{
command:e,argv:o,assignments:r},s,a,i){const[l=""]=o;return t.prepare({command:e,argv:o,program:l,env:{...s,...r},timeoutMs:a},
i)}function f({directory:t,folders:e,files:o},r){const s=new Set([...e,...o.map(({path:i})=>i)]),{cover:a}=(0,v().additionsOf)(
[],(0,b().dependencyFolders)(r));return(0,U().filesBelow)(t,a).filter(i=>!s.has(i))}async function lt(t,e,o){const r=new Set(
[...t.folders,...t.files.map(({path:d})=>d)]),s=f(t,o).filter(d=>!e.has(d)).filter(d=>(0,J().replacesAudited)(d,p=>p==="\
."||r.has(p))),[a,...i]=[...await t.changed(),...s].sort();if(a===void 0)return;const l=i.length===0?"":` and ${i.length}\
 more`;throw O(`it changed or replaced files of the commit: ${JSON.stringify(a)}${l}`,"Use commands that only add files,\
 such as npm ci in place of npm install.")}function mt(t){return[...new Set(t.map(e=>e.split("/",1)[0]??e))].sort()}function h(){
return process.platform==="linux"&&process.getuid?.()===0}async function M(t){const{uid:e,gid:o}=await(0,g().stat)(t);return{
uid:e,gid:o}}async function w(t,{uid:e,gid:o}){await(0,R().promisify)(S().execFile)("chown",["-hR",`${e}:${o}`,"--",t])}
function _t({command:t},e){const{reason:o=`exit code ${e.exit_code}`}=e;return new(_()).GateError("prepare_failed",`The \
prepare command "${(0,st().safeLine)(t)}" did not pass: ${o}.`,"Its output is in `prepare` of the report. It runs withou\
t a shell, contained, and without the variables of the step except those that `prepare_env` in the policy names.")}function O(t,e){
return new(_()).GateError("prepare_failed",`The prepare command could not be used: ${t}.`,e)}}};
