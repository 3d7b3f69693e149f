"use strict";module.exports={"run/containment-causes"(N,u,M,Y){let g;const _=()=>g??=u("node:fs");let T;const c=()=>T??=u("node:path");
let I;const f=()=>I??=u("rules/containment-causes");let w;const p=()=>w??=u("run/containment/view");let O;const m=()=>O??=
u("run/containment/view-layout");M(N,{causesOf:()=>j});const A=3,C=new Set(["failed","crashed","timed_out"]),k={memory:"\
memory_bytes",processes:"processes",written:"written_bytes",file_size:"file_bytes",open_files:"open_files"},b=/ENOENT|ENXIO|no such (?:file|device)|not found|cannot (?:find|open|access)|could not (?:find|open|read)|(?:does not|doesn't|doesn’t) exist|missing|unable to (?:find|open|load)|is not installed|failed to (?:open|load|read)/i,
L=/(?:~|\.{1,2})?[\w.@+-]*(?:\/[\w.@+-]+)+/g,P=2e3,H=new Set(["/","/dev","/proc","/home",m().HOME,m().TEMP]);function j(t){
const{isolation:s}=t;return e=>{if(s.level!=="namespaces"||!C.has(e.status))return e;const o=[...U(e,t),...W(e,t)],n=o.filter(
({counted:r})=>r),i=x(n.length>0?n:o).slice(0,A);return i.length===0?e:{...e,causes:i}}}function x(t){const s=t.flatMap(
({cause:e})=>f().CONTAINMENT_CAUSES[e].implies??[]);return t.filter(({cause:e},o)=>!s.includes(e)&&t.findIndex(n=>n.cause===
e)===o)}function U({limits_hit:t=[]},s){return E().flatMap(e=>{const o=f().CONTAINMENT_CAUSES[e].counted;return o&&t.includes(
o)?[v(e,s,!0)]:[]})}function W(t,s){const e=[t.stderr,t.stdout].flatMap(({head:n,tail:i})=>[n,i]).flatMap(n=>n.split(`
`)).map(n=>n.slice(0,P)),o=G(e,s);return E().flatMap(n=>{const i=o[n];if(i!==void 0)return[{...v(n,s,!0),detail:i}];const{
signs:r,unless:d}=f().CONTAINMENT_CAUSES[n],l=y=>r?.test(y)===!0&&d?.test(y)!==!0;return(t.signal==="SIGXFSZ"?n==="file_\
size":e.some(l))&&F(n,s)?[v(n,s)]:[]})}function F(t,{isolation:s,policy:e}){switch(t){case"processes":return s.limits?.processes_counted_for===
"user";case"network":case"package_manager":return e.network==="none";case"privileges":return s.launcher==="root";default:
return!0}}function v(t,s,e=!1){const{key:o}=f().CONTAINMENT_CAUSES[t],n=k[t],i=n&&(s.isolation.limits?.[n]??void 0),l=n&&
i!==void 0&&i<s.policy.limits[n]&&(t==="memory"||t==="written")?"concurrency":o;return{cause:t,...e&&{counted:!0},...i!==
void 0&&{limit:i},...l!==void 0&&{key:l}}}function G(t,s){const e={},o=new Set(t.filter(n=>b.test(n)).flatMap(n=>n.match(
L)??[]));for(const n of o){const[i,r]=R(n.replace(/[.:]+$/,""),s)??[];i!==void 0&&r!==void 0&&(e[i]??=r)}return e}function R(t,{
checkout:s,home:e,programs:o}){const n=$(t);if(n!==void 0)return e===void 0||!S((0,c().join)(e,n))?void 0:["home_cache",
z(n)];const i=(0,c().resolve)(s,t);if((0,p().isInside)(s,i)){const a=X(s,i);return a===void 0?void 0:["link_outside",a]}
if(!(0,c().isAbsolute)(t)||/\/(?:docker|podman|containerd)\.sock$/.test(t)||[...p().SYSTEM,"/proc",(0,c().dirname)((0,c().
dirname)(o.node.file)),...o.searchPath].some(a=>(0,p().isInside)(a,i))||i==="/dev/tty")return;const l=[i,(0,c().dirname)(
i)].find(a=>!H.has(a)&&S(a));return l===void 0?void 0:["machine_path",l]}function $(t){return t.startsWith("~/")?t.slice(
2):t.startsWith(`${m().HOME}/`)?t.slice(m().HOME.length+1):void 0}function z(t){const s=t.split("/"),e=t.startsWith(".lo\
cal/share/")?3:/^\.(?:cache|config)\//.test(t)?2:1;return s.slice(0,e).join("/")}function X(t,s){const e=(0,c().relative)(
t,s).split("/");for(const[o]of e.entries()){const n=e.slice(0,o+1).join("/"),i=(0,c().join)(t,n),r=h(()=>(0,_().lstatSync)(
i).isSymbolicLink());if(r===void 0)return;const d=r?h(()=>(0,_().realpathSync)(i)):void 0;if(d!==void 0&&!(0,p().isInside)(
t,d))return n}}function S(t){return h(()=>(0,_().lstatSync)(t))!==void 0}function h(t){try{return t()}catch{return}}function E(){
return Object.keys(f().CONTAINMENT_CAUSES)}}};
