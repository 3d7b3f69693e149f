//# report/compact/compact
(function(O,d,k,F){let j;const S=()=>j??=d("group-by");let w;const e=()=>w??=d("report/compact/entry");let M;const m=()=>M??=
d("report/compact/findings");let B;const g=()=>B??=d("report/compact/places");let C;const _=()=>C??=d("report/compact/sh\
are");let L;const h=()=>L??=d("report/compact/validations");k(O,{LONG_LISTS:()=>x,compact:()=>R,expand:()=>D,isLong:()=>G});
const N=1e4,v={genes:{fields:["line","commands","findings","profiles","validators"],canBeEqual:!1},capsules:{fields:["li\
ne","findings"],canBeEqual:!1},events:{fields:["line","findings"],canBeEqual:!1},findings:{fields:["at","id","about"],canBeEqual:!1},
validation_reports:{fields:["id","gene","commands"],canBeEqual:!1}},I={fields:["at","findings"],canBeEqual:!0},T={fields:[],
canBeEqual:!0},x=new Set(["shared",...Object.keys(v)]);function G(n){return n.genes.length+n.events.length+n.findings.length>
N}function R(n){const c=[],a=(0,_().sharer)(c),r=q(n),s=Object.entries(v).map(([t,i])=>{const l=r[t]??[],E=a((p=>l.flatMap(
o=>(0,e().listAt)(o,p)))("commands"),I).values(),u=l.map(p=>Array.isArray(p.commands)?{...p,commands:(0,e().listAt)(p,"c\
ommands").map(()=>E.next().value)}:p);return t==="findings"?[t,P(u,p=>a(p,i))]:[t,a(t==="genes"?W(u,a):u,i)]});return{...n,
...Object.fromEntries(s),shared:c}}function q(n){const c=(0,e().listAt)(n,"findings"),a=(0,m().numbering)(c),r=t=>a((0,g().
packLocation)((0,g().packWords)(t))),s=(0,e().listAt)(n,"genes");return{...Object.fromEntries(m().NAMING.map(t=>[t,(0,e().
listAt)(n,t).map(a)])),genes:s.map(t=>(0,m().withCommands)(a(t),r)),findings:c.map(m().packFinding),validation_reports:(0,e().
listAt)(n,"validation_reports").map((0,h().validationPacker)(s))}}function P(n,c){const a=(0,S().groupBy)(n,({rule:s})=>s),
r=new Map([...a].map(([s,t])=>[s,c(t).values()]));return n.map(s=>r.get(s.rule)?.next().value??s)}function W(n,c){const a=[
"profiles","validators"],r=i=>a.flatMap(l=>(0,e().isEntry)(i[l])?Object.values(i[l]):[]),s=c(n.flatMap(r).filter(e().isEntry),
T).values(),t=i=>(0,e().isEntry)(i)?s.next().value:i;return n.map(i=>y(i,t))}function y(n,c){const a=["profiles","valida\
tors"].flatMap(r=>{const s=n[r];if(!(0,e().isEntry)(s))return[];const t=Object.entries(s).map(([i,l])=>[i,c(l)]);return[
[r,Object.fromEntries(t)]]});return{...n,...Object.fromEntries(a)}}function D(n){if(!(0,e().isEntry)(n)||!Array.isArray(
n.shared))return n;const{shared:c,...a}=n,r=c,s=(0,e().ofEntry)(o=>(0,_().unshared)(o,r)),t=o=>{const b=a[o];return Array.
isArray(b)?b.map(s):void 0},i=t("findings")?.map((0,e().ofEntry)((0,m().findingUnpacker)())),l=(0,m().naming)(i??[]),A=o=>l(
(0,g().unpackLocation)((0,g().unpackWords)((0,_().unshared)(o,r)))),E=t("genes")?.map((0,e().ofEntry)(o=>y((0,m().withCommands)(
l(o),A),s))),u=o=>(0,h().unpackValidation)((0,m().withCommands)(o,s),E??[]),p={...Object.fromEntries(m().NAMING.map(o=>[
o,t(o)?.map((0,e().ofEntry)(l))])),genes:E,findings:i,validation_reports:t("validation_reports")?.map((0,e().ofEntry)(u))};
return{...a,...Object.fromEntries(Object.entries(p).filter(([,o])=>o))}}});
//# report/compact/entry
(function(o,y,e,A){e(o,{isEntry:()=>i,listAt:()=>s,ofEntry:()=>c,without:()=>u});function i(t){return typeof t=="object"&&
t!==null&&!Array.isArray(t)}function s(t,r){const n=t[r];return Array.isArray(n)?n.filter(i):[]}function u(t,r){return Object.
fromEntries(Object.entries(t).filter(([n])=>!r.includes(n)))}function c(t){return r=>i(r)?t(r):r}});
//# report/compact/findings
(function(b,g,h,O){let A;const a=()=>A??=g("report/compact/entry");let y;const c=()=>y??=g("report/compact/places");h(b,
{NAMING:()=>N,findingUnpacker:()=>E,naming:()=>M,numbering:()=>w,packFinding:()=>_,withCommands:()=>j});const p="{id}",l=65536,
L=256*1024*1024;function _(n){const{subject:o,message:t,...e}=(0,c().packLocation)(n);if(!(0,a().isEntry)(o)||Object.hasOwn(
n,"about"))return(0,c().packLocation)(n);const{type:i,id:s,...u}=o;if(typeof s!="string"||s.length<2)return(0,c().packLocation)(
n);const r=typeof t=="string"&&t.length<=l&&!t.includes(p)?{template:t.replaceAll(s,p)}:{message:t},m=Object.keys(u).length>
0?{subject:u}:{};return{...e,...r,kind:i,about:s,...m}}function E(){let n=L;return o=>{const{about:t,kind:e,template:i,subject:s,
...u}=(0,c().unpackLocation)(o);if(typeof t!="string")return(0,c().unpackLocation)(o);const k=(0,a().isEntry)(s)?s:{},r={
...u,subject:{type:e,id:t,...k}};if(typeof i!="string")return r;const m=i.split(p).length-1,G=i.length+m*t.length;return n-=
G,i.length>l||n<0?r:{...r,message:i.replaceAll(p,()=>t)}}}function w(n){const o=new Map(n.map(({id:t},e)=>[t,e]));return t=>d(
t,e=>o.get(e)??e)}function M(n){const o=t=>{const e=n[t];return(0,a().isEntry)(e)?e.id:void 0};return t=>d(t,e=>typeof e==
"number"?o(e):e)}function d(n,o){return Array.isArray(n.findings)?{...n,findings:n.findings.map(o)}:n}const N=["genes","\
capsules","events"];function j(n,o){return Array.isArray(n.commands)?{...n,commands:n.commands.map((0,a().ofEntry)(o))}:
n}});
//# report/compact/places
(function(p,d,m,W){let h;const a=()=>h??=d("report/compact/entry");m(p,{packLocation:()=>A,packWords:()=>w,unpackLocation:()=>g,
unpackWords:()=>_});const e=["line","column","end_line","end_column"];function A(t){const{location:o,...n}=t;if(!(0,a().
isEntry)(o))return t;const r=e.map(i=>o[i]).filter(i=>i!==void 0);return r.length===0||o[e[r.length-1]??""]!==void 0?{...n,
in:o.path,at:r}:t}function g(t){if(!Array.isArray(t.at))return t;const{in:o,at:n,...r}=t;return{...r,location:k(t)}}function k(t){
const o=Array.isArray(t.at)?t.at:[],n=e.slice(0,o.length).map((r,c)=>[r,o[c]]);return{path:t.in,...Object.fromEntries(n)}}
function w(t){const{words:o,command:n}=t;if(!Array.isArray(o)||typeof n!="string")return t;const r=o.filter(a().isEntry).
flatMap(({text:c,start:i,end:s})=>l(n,i,s).text===c?[i,s]:[i,s,c]);return{...t,words:r}}function _(t){const{words:o,command:n}=t;
return!Array.isArray(o)||typeof n!="string"||o.some(a().isEntry)?t:{...t,words:y(n,o)}}function y(t,o){const n=[];for(let r=0;r<
o.length;r+=2){const[c,i,s]=o.slice(r,r+3),u=l(t,c,i);n.push(typeof s=="string"?{...u,text:s}:u),typeof s=="string"&&(r+=
1)}return n}function l(t,o,n){return{text:t.slice(Number(o),Number(n)),start:o,end:n}}});
//# report/compact/share
(function(d,k,g,E){let m;const a=()=>m??=k("report/compact/entry");g(d,{sharer:()=>b,unshared:()=>S});const p=100,O=1e3;
function b(s){const c=new Map,e=(t,n)=>{const r=c.get(n)??s.push(t)-1;return c.set(n,r),r};return(t,{fields:n,canBeEqual:r})=>{
const i=j(t,n),w=r?t.map(o=>JSON.stringify((0,a().without)(o,n))):[],l=new Map;for(const o of w)l.set(o,(l.get(o)??0)+1);
return t.map((o,v)=>{const h=w[v]??"",y=(l.get(h)??0)>1,u=y?(0,a().without)(o,n):M(o,i);return Object.keys(u).length===0?
o:{like:e(u,y?h:JSON.stringify(u)),...(0,a().without)(o,Object.keys(u))}})}}function S(s,c){const{like:e,...t}=s,n=typeof e==
"number"?c[e]:void 0;return typeof n=="object"&&n!==null?{...n,...t}:t}function j(s,c){const e=new Map;for(const t of s.
slice(0,O))for(const[n,r]of Object.entries(t)){if(c.includes(n))continue;const i=e.get(n)??new Set;e.set(n,i),i.size<=p&&
i.add(JSON.stringify(r)??"")}return[...e].filter(([,t])=>t.size<=p).map(([t])=>t)}function M(s,c){return Object.fromEntries(
c.flatMap(e=>s[e]===void 0?[]:[[e,s[e]]]))}});
//# report/compact/validations
(function(_,g,y,h){let A;const c=()=>A??=g("report/compact/entry");y(_,{unpackValidation:()=>b,validationPacker:()=>v});
function v(n){const e=new Map(n.map((t,s)=>[t.validation_report_id,s]));return t=>{const s=e.get(t.id);if(s===void 0||!k(
t,n[s]))return t;const{gene_id:d,gene_asset_id:o,results:m,...i}=t,a=(0,c().listAt)(t,"commands").map(({command:r,...u})=>u);
return{...i,gene:s,commands:a}}}function k(n,e={}){const t=(0,c().listAt)(n,"commands"),s=(0,c().listAt)(n,"results"),d=(0,c().
listAt)(e,"commands").map(({command:o})=>o);return n.gene_id===e.id&&n.gene_asset_id===e.asset_id&&s.length===t.length&&
t.every((o,m)=>{const i=s[m]??{},a=Object.entries(l(o));return o.command===d[m]&&a.length===Object.keys(i).length&&a.every(
([r,u])=>i[r]===u)})}function b(n,e){if(typeof n.gene!="number"||!Array.isArray(n.commands))return n;const t=e[n.gene],s=(0,c().
isEntry)(t)?t:void 0,d=s?(0,c().listAt)(s,"commands"):[],{gene:o,...m}=n,i=(0,c().listAt)(n,"commands").map((a,r)=>({command:d[r]?.
command,...a}));return{...m,gene_id:s?.id,gene_asset_id:s?.asset_id,commands:i,results:i.map(l)}}function l(n){const{ok:e,
duration_ms:t,stderr:s}=n;return{cmd:n.command,ok:e,duration_ms:t,...e===!0?{}:{err:s}}}});
