"use strict";module.exports={"report/compact/compact"(L,k,N,I){let O;const f=()=>O??=k("group-by");let w;const u=()=>w??=k("report/co\
mpact/entry");let _;const p=()=>_??=k("report/compact/findings");let l;const y=()=>l??=k("report/compact/places");let m;
const i=()=>m??=k("report/compact/share");let n;const t=()=>n??=k("report/compact/validations");N(L,{LONG_LISTS:()=>e,compact:()=>S,
expand:()=>T,isLong:()=>a});const o=1e4,r={genes:{fields:["line","commands","findings","profiles","validators"],canBeEqual:!1},
capsules:{fields:["line","findings"],canBeEqual:!1},events:{fields:["line","findings"],canBeEqual:!1},findings:{fields:[
"at","id","about"],canBeEqual:!1},validation_reports:{fields:["id","gene","commands"],canBeEqual:!1}},s={fields:["at","f\
indings"],canBeEqual:!0},c={fields:[],canBeEqual:!0},e=new Set(["shared",...Object.keys(r)]);function a(d){return d.genes.
length+d.events.length+d.findings.length>o}function S(d){const v=[],A=(0,i().sharer)(v),j=M(d),h=Object.entries(r).map(([
g,b])=>{const x=j[g]??[],F=A((C=>x.flatMap(E=>(0,u().listAt)(E,C)))("commands"),s).values(),P=x.map(C=>Array.isArray(C.commands)?
{...C,commands:(0,u().listAt)(C,"commands").map(()=>F.next().value)}:C);return g==="findings"?[g,W(P,C=>A(C,b))]:[g,A(g===
"genes"?B(P,A):P,b)]});return{...d,...Object.fromEntries(h),shared:v}}function M(d){const v=(0,u().listAt)(d,"findings"),
A=(0,p().numbering)(v),j=g=>A((0,y().packLocation)((0,y().packWords)(g))),h=(0,u().listAt)(d,"genes");return{...Object.fromEntries(
p().NAMING.map(g=>[g,(0,u().listAt)(d,g).map(A)])),genes:h.map(g=>(0,p().withCommands)(A(g),j)),findings:v.map(p().packFinding),
validation_reports:(0,u().listAt)(d,"validation_reports").map((0,t().validationPacker)(h))}}function W(d,v){const A=(0,f().
groupBy)(d,({rule:h})=>h),j=new Map([...A].map(([h,g])=>[h,v(g).values()]));return d.map(h=>j.get(h.rule)?.next().value??
h)}function B(d,v){const A=["profiles","validators"],j=b=>A.flatMap(x=>(0,u().isEntry)(b[x])?Object.values(b[x]):[]),h=v(
d.flatMap(j).filter(u().isEntry),c).values(),g=b=>(0,u().isEntry)(b)?h.next().value:b;return d.map(b=>G(b,g))}function G(d,v){
const A=["profiles","validators"].flatMap(j=>{const h=d[j];if(!(0,u().isEntry)(h))return[];const g=Object.entries(h).map(
([b,x])=>[b,v(x)]);return[[j,Object.fromEntries(g)]]});return{...d,...Object.fromEntries(A)}}function T(d){if(!(0,u().isEntry)(
d)||!Array.isArray(d.shared))return d;const{shared:v,...A}=d,j=v,h=(0,u().ofEntry)(E=>(0,i().unshared)(E,j)),g=E=>{const U=A[E];
return Array.isArray(U)?U.map(h):void 0},b=g("findings")?.map((0,u().ofEntry)((0,p().findingUnpacker)())),x=(0,p().naming)(
b??[]),R=E=>x((0,y().unpackLocation)((0,y().unpackWords)((0,i().unshared)(E,j)))),F=g("genes")?.map((0,u().ofEntry)(E=>G(
(0,p().withCommands)(x(E),R),h))),P=E=>(0,t().unpackValidation)((0,p().withCommands)(E,h),F??[]),C={...Object.fromEntries(
p().NAMING.map(E=>[E,g(E)?.map((0,u().ofEntry)(x))])),genes:F,findings:b,validation_reports:g("validation_reports")?.map(
(0,u().ofEntry)(P))};return{...A,...Object.fromEntries(Object.entries(C).filter(([,E])=>E))}}},"report/compact/entry"(L,k,N,I){
N(L,{isEntry:()=>O,listAt:()=>f,ofEntry:()=>u,without:()=>w});function O(_){return typeof _=="object"&&_!==null&&!Array.
isArray(_)}function f(_,p){const l=_[p];return Array.isArray(l)?l.filter(O):[]}function w(_,p){return Object.fromEntries(
Object.entries(_).filter(([l])=>!p.includes(l)))}function u(_){return p=>O(p)?_(p):p}},"report/compact/findings"(L,k,N,I){
let O;const f=()=>O??=k("report/compact/entry");let w;const u=()=>w??=k("report/compact/places");N(L,{NAMING:()=>o,findingUnpacker:()=>m,
naming:()=>n,numbering:()=>i,packFinding:()=>y,withCommands:()=>r});const _="{id}",p=65536,l=256*1024*1024;function y(s){
const{subject:c,message:e,...a}=(0,u().packLocation)(s);if(!(0,f().isEntry)(c)||Object.hasOwn(s,"about"))return(0,u().packLocation)(
s);const{type:S,id:M,...W}=c;if(typeof M!="string"||M.length<2)return(0,u().packLocation)(s);const G=typeof e=="string"&&
e.length<=p&&!e.includes(_)?{template:e.replaceAll(M,_)}:{message:e},T=Object.keys(W).length>0?{subject:W}:{};return{...a,
...G,kind:S,about:M,...T}}function m(){let s=l;return c=>{const{about:e,kind:a,template:S,subject:M,...W}=(0,u().unpackLocation)(
c);if(typeof e!="string")return(0,u().unpackLocation)(c);const B=(0,f().isEntry)(M)?M:{},G={...W,subject:{type:a,id:e,...B}};
if(typeof S!="string")return G;const T=S.split(_).length-1,d=S.length+T*e.length;return s-=d,S.length>p||s<0?G:{...G,message:S.
replaceAll(_,()=>e)}}}function i(s){const c=new Map(s.map(({id:e},a)=>[e,a]));return e=>t(e,a=>c.get(a)??a)}function n(s){
const c=e=>{const a=s[e];return(0,f().isEntry)(a)?a.id:void 0};return e=>t(e,a=>typeof a=="number"?c(a):a)}function t(s,c){
return Array.isArray(s.findings)?{...s,findings:s.findings.map(c)}:s}const o=["genes","capsules","events"];function r(s,c){
return Array.isArray(s.commands)?{...s,commands:s.commands.map((0,f().ofEntry)(c))}:s}},"report/compact/places"(L,k,N,I){
let O;const f=()=>O??=k("report/compact/entry");N(L,{packLocation:()=>u,packWords:()=>l,unpackLocation:()=>_,unpackWords:()=>y});
const w=["line","column","end_line","end_column"];function u(n){const{location:t,...o}=n;if(!(0,f().isEntry)(t))return n;
const r=w.map(c=>t[c]).filter(c=>c!==void 0);return r.length===0||t[w[r.length-1]??""]!==void 0?{...o,in:t.path,at:r}:n}
function _(n){if(!Array.isArray(n.at))return n;const{in:t,at:o,...r}=n;return{...r,location:p(n)}}function p(n){const t=Array.
isArray(n.at)?n.at:[],o=w.slice(0,t.length).map((r,s)=>[r,t[s]]);return{path:n.in,...Object.fromEntries(o)}}function l(n){
const{words:t,command:o}=n;if(!Array.isArray(t)||typeof o!="string")return n;const r=t.filter(f().isEntry).flatMap(({text:s,
start:c,end:e})=>i(o,c,e).text===s?[c,e]:[c,e,s]);return{...n,words:r}}function y(n){const{words:t,command:o}=n;return!Array.
isArray(t)||typeof o!="string"||t.some(f().isEntry)?n:{...n,words:m(o,t)}}function m(n,t){const o=[];for(let r=0;r<t.length;r+=
2){const[s,c,e]=t.slice(r,r+3),a=i(n,s,c);o.push(typeof e=="string"?{...a,text:e}:a),typeof e=="string"&&(r+=1)}return o}
function i(n,t,o){return{text:n.slice(Number(t),Number(o)),start:t,end:o}}},"report/compact/share"(L,k,N,I){let O;const f=()=>O??=
k("report/compact/entry");N(L,{sharer:()=>_,unshared:()=>p});const w=100,u=1e3;function _(m){const i=new Map,n=(t,o)=>{const r=i.
get(o)??m.push(t)-1;return i.set(o,r),r};return(t,{fields:o,canBeEqual:r})=>{const s=l(t,o),c=r?t.map(a=>JSON.stringify(
(0,f().without)(a,o))):[],e=new Map;for(const a of c)e.set(a,(e.get(a)??0)+1);return t.map((a,S)=>{const M=c[S]??"",W=(e.
get(M)??0)>1,B=W?(0,f().without)(a,o):y(a,s);return Object.keys(B).length===0?a:{like:n(B,W?M:JSON.stringify(B)),...(0,f().
without)(a,Object.keys(B))}})}}function p(m,i){const{like:n,...t}=m,o=typeof n=="number"?i[n]:void 0;return typeof o=="o\
bject"&&o!==null?{...o,...t}:t}function l(m,i){const n=new Map;for(const t of m.slice(0,u))for(const[o,r]of Object.entries(
t)){if(i.includes(o))continue;const s=n.get(o)??new Set;n.set(o,s),s.size<=w&&s.add(JSON.stringify(r)??"")}return[...n].
filter(([,t])=>t.size<=w).map(([t])=>t)}function y(m,i){return Object.fromEntries(i.flatMap(n=>m[n]===void 0?[]:[[n,m[n]]]))}},
"report/compact/validations"(L,k,N,I){let O;const f=()=>O??=k("report/compact/entry");N(L,{unpackValidation:()=>_,validationPacker:()=>w});
function w(l){const y=new Map(l.map((m,i)=>[m.validation_report_id,i]));return m=>{const i=y.get(m.id);if(i===void 0||!u(
m,l[i]))return m;const{gene_id:n,gene_asset_id:t,results:o,...r}=m,s=(0,f().listAt)(m,"commands").map(({command:c,...e})=>e);
return{...r,gene:i,commands:s}}}function u(l,y={}){const m=(0,f().listAt)(l,"commands"),i=(0,f().listAt)(l,"results"),n=(0,f().
listAt)(y,"commands").map(({command:t})=>t);return l.gene_id===y.id&&l.gene_asset_id===y.asset_id&&i.length===m.length&&
m.every((t,o)=>{const r=i[o]??{},s=Object.entries(p(t));return t.command===n[o]&&s.length===Object.keys(r).length&&s.every(
([c,e])=>r[c]===e)})}function _(l,y){if(typeof l.gene!="number"||!Array.isArray(l.commands))return l;const m=y[l.gene],i=(0,f().
isEntry)(m)?m:void 0,n=i?(0,f().listAt)(i,"commands"):[],{gene:t,...o}=l,r=(0,f().listAt)(l,"commands").map((s,c)=>({command:n[c]?.
command,...s}));return{...o,gene_id:i?.id,gene_asset_id:i?.asset_id,commands:r,results:r.map(p)}}function p(l){const{ok:y,
duration_ms:m,stderr:i}=l;return{cmd:l.command,ok:y,duration_ms:m,...y===!0?{}:{err:i}}}}};
