"use strict";module.exports={"run/schedule"(v,y,b,z){let C;const D=()=>C??=y("error");let G;const l=()=>G??=y("run/not-run");let P;const E=()=>P??=
y("run/pool");b(v,{runPlans:()=>S});async function S(t,e){const{backend:n,progress:o,concurrency:i,views:s}=e,c=new Map(
t.flatMap(({plans:u})=>u.map(m=>[m.digest,m]))),r=new Map;for(const u of c.values()){const m=K(()=>n.check(u));m&&r.set(
u.digest,m)}const d=new AbortController,a=AbortSignal.any([e.signal,d.signal]),f=new(E()).Pool(i),w=R({...e,signal:a},r),
_=s==="gene"?F(f,w,n,a):A(f,w,n,a),h=({plans:u})=>_(u).catch(m=>{throw d.abort(),m}),p=new Map(t.map(({plans:u})=>[k(u),
u]));o.planned(s==="gene"?[...p.values()].flat().length:c.size);try{const u=i===1?await H(t,h):await x(t,h),m=U(u);return new Map(
t.map((V,j)=>[V,m[j]??[]]))}finally{o.ended()}}function A(t,e,n,o){const i=N((s,c)=>t.run(c,()=>e(s,(r,d)=>n.run(r,d))));
return s=>M(s,i,o)}function F(t,e,n,o){const i=new Map,s=async c=>{const r=await n.forGene?.(c.length,o),d=(a,f)=>(r??n).
run(a,f);return M(c,a=>e(a,d),o).finally(()=>r?.close())};return async c=>{const r=k(c),d=i.get(r)??t.run(()=>c.length,()=>s(
c));return i.set(r,d),(await d).map((a,f)=>({...a,plan:c[f]??a.plan}))}}function k(t){return t.map(({digest:e})=>e).join()}
async function H(t,e){const n=[];for(const o of t)n.push(await e(o));return n}async function x(t,e){const n=t.map(e);return await Promise.
allSettled(n),Promise.all(n)}async function M(t,e,n){const o=[];for(const[i,s]of t.entries()){const c=o.find(({outcome:r})=>r.
checkout_modified);n.aborted?o.push(g(s,(0,l().stopReason)(n))):c?o.push(g(s,O(c.plan))):o.some(({outcome:r})=>r.status!==
"passed")?o.push(g(s,"an earlier command of the gene did not pass")):o.push({...await e(s,t.length-i),plan:s})}return o}
function R(t,e){const{backend:n,progress:o,signal:i,guard:s}=t;let c;return async(r,d)=>{if(c!==void 0)return g(r,c);if(i.
aborted)return g(r,(0,l().stopReason)(i));const a=n.level==="process_group",f=s?.state(),w=f?await T(s,f,a):[];if(w.length>
0)return c=l().CHECKOUT_CHANGED,{plan:r,outcome:(0,l().changedOutcome)(new Date,w),changedFiles:[]};o.started(r.command);
const _=e.get(r.digest),h=_?(0,l().programMissingOutcome)(_,new Date):await d(r,i),p=i.aborted||!f?[]:await B(s,f,a);if(p.
length===0||a)return o.finished(r.command,h),p.length>0&&(c=O(r)),{plan:r,outcome:h,changedFiles:p};c=l().CHECKOUT_CHANGED;
const u=(0,l().changedOutcome)(new Date(h.started_at),p,h);return o.finished(r.command,u),{plan:r,outcome:u,changedFiles:[]}}}
async function T(t,e,n){return t===void 0?[]:[...await t.changed(e),...n?[]:t.added(e)]}async function B(t,e,n){return t===
void 0?[]:n?t.changed():t.touchedSince(e)}function K(t){try{t();return}catch(e){if(e instanceof D().GateError&&e.code===
"program_not_found")return e;throw e}}function O({command:t}){return`the command "${t}" changed files of the checkout`}function N(t){
const e=new Map,n=new Map;return(o,i)=>{const{digest:s}=o;n.set(s,Math.max(i,n.get(s)??0));const c=e.get(s)??t(o,()=>n.get(
s)??0);return e.set(s,c),c}}function U(t){const e=new Set;return t.map(n=>n.map(o=>{const{outcome:i}=o;return i.status===
"skipped"?o:e.has(i)?{...o,outcome:{...i,reused:!0}}:(e.add(i),o)}))}function g(t,e){return{plan:t,outcome:(0,l().skippedOutcome)(
e,new Date),changedFiles:[]}}}};
