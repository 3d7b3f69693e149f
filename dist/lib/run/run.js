"use strict";module.exports={"run/run"(y,o,E,bo){let P;const B=()=>P??=o("node:os");let F;const $=()=>F??=o("audit/audited");let A;const N=()=>A??=
o("command/resolve/npmrc-copies");let R;const U=()=>R??=o("judge/families/programs");let C;const D=()=>C??=o("model/noth\
ing-run");let x;const I=()=>x??=o("run/budget");let K;const Y=()=>K??=o("run/containment/choose-backend");let j;const w=()=>j??=
o("run/containment/machine");let z;const G=()=>z??=o("run/containment-causes");let H;const L=()=>H??=o("run/home-folders");
let V;const J=()=>V??=o("run/left-out");let Q;const W=()=>Q??=o("run/named-root");let X;const Z=()=>X??=o("run/not-run");
let q;const l=()=>q??=o("run/outcomes");let oo;const to=()=>oo??=o("run/programs");let no;const eo=()=>no??=o("run/sched\
ule");let so;const co=()=>so??=o("run/shared-folder");E(y,{requestOf:()=>O,runAudited:()=>mo});const ao=4*1024*1024,ro=4,
io=2*1024;async function mo(t,n){const r=new Date,a=t.genes.filter(e=>!n.waiting.has(e)).map(e=>({...(0,l().plansOf)(e),
gene:e})).filter(({plans:e})=>e.length>0),{checkout:c,path:i,policy:s,progress:d,signal:k}=n,M=(0,l().refusedOutcomes)(t.
genes,c!==void 0,r);if(c===void 0||a.length===0)return{outcomes:M,interrupted:0,isolation:D().NOTHING_RUN,nodeOf:()=>process};
const{directory:p,leftOut:b}=c,ho=new Set(a.flatMap(({plans:e})=>e.map(Mo=>Mo.program))),_=await(0,to().findPrograms)({path:i,
checkout:p,names:[...ho]}),{shown:u}=n,h=_o(s.concurrency),m=(0,co().shareFolder)(c,n.attended,u!==void 0),{backend:v,isolation:f,
close:fo}=await(0,Y().chooseBackend)({programs:_,checkout:p,leftOut:b,...u&&{shown:u},shareFolder:m.folder,outputBytes:po(
s.limits.output_bytes,t.genes),limits:(0,w().limitsOn)((0,w().thisMachine)(),s.limits,h),lanes:h,requested:O(s.containment,
n.fork),network:s.network==="allow",replaced:await lo(t,n.tree),folders:n.privateFolders,home:await(0,L().homeFolders)([
...s.home_caches,...(0,U().homeDependencies)(s)],n.home),signal:k}),g=v.level==="namespaces",T=g?h:1,go=await(0,I().withinBudget)(
s.limits.budget_seconds*1e3,k,e=>(0,eo().runPlans)(a,{backend:v,progress:d,views:s.views,concurrency:T,signal:e,guard:m.
guard()})).finally(()=>Promise.all([fo(),m.close()])),wo=(0,J().mentionedOf)(m.hides()?b:[]),Oo=(0,G().causesOf)({isolation:f,
policy:s,programs:_,checkout:p,home:n.home}),ko=(0,W().namedRootOf)(g?p:m.guard().directory),S=a.map(e=>[e.gene,(0,l().outcomesOf)(
e.gene,go.get(e)??[],r).map(wo).map(Oo).map(ko)]);return{outcomes:new Map([...M,...S]),interrupted:(0,Z().countInterrupted)(
S.flatMap(([,e])=>e)),isolation:{...f,description:`${f.description} ${uo(g,s.views,T)}`},nodeOf:()=>_.node,findings:m.findings()}}
async function lo(t,n){const r=new Set((0,$().isOfChange)(t)?t.files.map(({path:c})=>c):[]),a=await(0,N().npmrcCopies)(n,
r);return new Map(a.flatMap(({path:c,text:i,dropped:s,isLink:d})=>s.length>0&&!d?[[c,i]]:[]))}function po(t,n){const r=n.
flatMap(i=>(0,l().plansOf)(i).plans),a=new Set(r.map(({digest:i})=>i)),c=Math.floor(ao/(a.size*ro));return Math.min(t,Math.
max(c,io))}function _o(t){return t==="cores"?(0,B().availableParallelism)():t}function uo(t,n,r){if(!t)return"One comman\
d at a time, because all commands share the checkout.";const a=n==="gene"?" The commands of one gene share a view.":"";return`${r===
1?"One command at a time.":`Up to ${r} commands at once.`}${a}`}function O(t,n){return t==="require-for-forks"?n?"requir\
e":"auto":t}}};
