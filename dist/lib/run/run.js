"use strict";module.exports={"run/run"(y,n,E,Ot){let P;const B=()=>P??=n("node:os");let F;const $=()=>F??=n("audit/audited");let A;const N=()=>A??=
n("command/resolve/npmrc-copies");let R;const U=()=>R??=n("model/nothing-run");let C;const x=()=>C??=n("run/budget");let D;
const I=()=>D??=n("run/containment/choose-backend");let K;const w=()=>K??=n("run/containment/machine");let Y;const z=()=>Y??=
n("run/containment-causes");let G;const H=()=>G??=n("run/home-folders");let L;const V=()=>L??=n("run/left-out");let j;const J=()=>j??=
n("run/named-root");let Q;const W=()=>Q??=n("run/not-run");let X;const l=()=>X??=n("run/outcomes");let Z;const q=()=>Z??=
n("run/programs");let tt;const ot=()=>tt??=n("run/schedule");let nt;const et=()=>nt??=n("run/shared-folder");E(y,{requestOf:()=>O,
runAudited:()=>rt});const st=4*1024*1024,ct=4,at=2*1024;async function rt(t,o){const r=new Date,a=t.genes.filter(e=>!o.waiting.
has(e)).map(e=>({...(0,l().plansOf)(e),gene:e})).filter(({plans:e})=>e.length>0),{checkout:c,path:i,policy:s,progress:p,
signal:k}=o,M=(0,l().refusedOutcomes)(t.genes,c!==void 0,r);if(c===void 0||a.length===0)return{outcomes:M,interrupted:0,
isolation:U().NOTHING_RUN,nodeOf:()=>process};const{directory:d,leftOut:b}=c,pt=new Set(a.flatMap(({plans:e})=>e.map(wt=>wt.
program))),_=await(0,q().findPrograms)({path:i,checkout:d,names:[...pt]}),{shown:u}=o,h=lt(s.concurrency),m=(0,et().shareFolder)(
c,o.attended,u!==void 0),{backend:v,isolation:f,close:_t}=await(0,I().chooseBackend)({programs:_,checkout:d,leftOut:b,...u&&
{shown:u},shareFolder:m.folder,outputBytes:mt(s.limits.output_bytes,t.genes),limits:(0,w().limitsOn)((0,w().thisMachine)(),
s.limits,h),lanes:h,requested:O(s.containment,o.fork),network:s.network==="allow",replaced:await it(t,o.tree),folders:o.
privateFolders,home:await(0,H().homeFolders)(s.home_caches,o.home),signal:k}),g=v.level==="namespaces",T=g?h:1,ut=await(0,x().
withinBudget)(s.limits.budget_seconds*1e3,k,e=>(0,ot().runPlans)(a,{backend:v,progress:p,views:s.views,concurrency:T,signal:e,
guard:m.guard()})).finally(()=>Promise.all([_t(),m.close()])),ht=(0,V().mentionedOf)(m.hides()?b:[]),ft=(0,z().causesOf)(
{isolation:f,policy:s,programs:_,checkout:d,home:o.home}),gt=(0,J().namedRootOf)(g?d:m.guard().directory),S=a.map(e=>[e.
gene,(0,l().outcomesOf)(e.gene,ut.get(e)??[],r).map(ht).map(ft).map(gt)]);return{outcomes:new Map([...M,...S]),interrupted:(0,W().
countInterrupted)(S.flatMap(([,e])=>e)),isolation:{...f,description:`${f.description} ${dt(g,s.views,T)}`},nodeOf:()=>_.
node,findings:m.findings()}}async function it(t,o){const r=new Set((0,$().isOfChange)(t)?t.files.map(({path:c})=>c):[]),
a=await(0,N().npmrcCopies)(o,r);return new Map(a.flatMap(({path:c,text:i,dropped:s,isLink:p})=>s.length>0&&!p?[[c,i]]:[]))}
function mt(t,o){const r=o.flatMap(i=>(0,l().plansOf)(i).plans),a=new Set(r.map(({digest:i})=>i)),c=Math.floor(st/(a.size*
ct));return Math.min(t,Math.max(c,at))}function lt(t){return t==="cores"?(0,B().availableParallelism)():t}function dt(t,o,r){
if(!t)return"One command at a time, because all commands share the checkout.";const a=o==="gene"?" The commands of one g\
ene share a view.":"";return`${r===1?"One command at a time.":`Up to ${r} commands at once.`}${a}`}function O(t,o){return t===
"require-for-forks"?o?"require":"auto":t}}};
