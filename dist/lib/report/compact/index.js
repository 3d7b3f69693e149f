//# report/compact/answers
(function(u,i,m,O){let y;const c=()=>y??=i("report/compact/entry");let w;const k=()=>w??=i("report/compact/share");m(u,
{answersOf:()=>E,packAnswers:()=>b,unpackAnswers:()=>h});const a=["profiles","validators"];function E(n){return a.flatMap(
e=>(0,c().isEntry)(n[e])?Object.values(n[e]):[]).filter(c().isEntry)}function b(n,e){let s;const o=p(n,r=>{if(!(0,c().isEntry)(
r))return r;const t=e()??r;return typeof t.like!="number"||Object.keys(t).length>1?t:(s??=t.like,t.like===s||t.like)});return s===
void 0?o:{...o,answer:s}}function h(n,e){const{answer:s,...o}=n;return p(o,r=>{const t=r===!0?s:r;return(0,c().isEntry)(
r)?(0,k().unshared)(r,e):typeof t=="number"?e(t):r})}function p(n,e){const s=a.flatMap(o=>{const r=n[o];return(0,c().isEntry)(
r)?[[o,Object.fromEntries(Object.entries(r).map(([t,l])=>[t,e(l)]))]]:[]});return{...n,...Object.fromEntries(s)}}});
//# report/compact/compact
(function(L,r,N,pn){let j;const G=()=>j??=r("group-by");let P;const O=()=>P??=r("report/compact/answers");let R;const S=()=>R??=
r("report/compact/edits");let T;const a=()=>T??=r("report/compact/entry");let F;const i=()=>F??=r("report/compact/findin\
gs");let U;const C=()=>U??=r("report/compact/genes");let W;const y=()=>W??=r("report/compact/owners");let D;const A=()=>D??=
r("report/compact/places");let V;const M=()=>V??=r("report/compact/runs");let z;const h=()=>z??=r("report/compact/share");
let H;const v=()=>H??=r("report/compact/validations");N(L,{LONG_LISTS:()=>X,compact:()=>Z,expand:()=>tn,isLong:()=>Y});const J=1e4,
B={genes:{fields:["line","commands","answer"],canBeEqual:!1},capsules:{fields:["line","findings"],canBeEqual:!1},events:{
fields:["line","findings"],canBeEqual:!1},findings:{fields:["id","about"],canBeEqual:!1},validation_reports:{fields:["id",
"gene"],canBeEqual:!1}},K={fields:["at"],canBeEqual:!0},Q={fields:[],canBeEqual:!0},X=new Set(["shared",...Object.keys(B)]);
function Y(t){return t.genes.length+t.events.length+t.findings.length>J}function Z(t){const p=[],s=(0,h().sharer)(p),c=$(
t),o=Object.entries(B).map(([l,_])=>{const e=c[l]??[],k=s((d=>e.flatMap(w=>(0,a().listAt)(w,d)))("commands"),K).values(),
E=e.map(d=>Array.isArray(d.commands)?{...d,commands:(0,a().listAt)(d,"commands").map(()=>k.next().value)}:d);return l===
"findings"?[l,q(E,d=>s(d,_)).map(i().packPair)]:[l,s(l==="genes"?nn(E,s):E,_)]}),m="fix"in t?{fix:(0,S().packFix)(t.fix,
(0,a().listAt)(t,"findings"))}:{};return{...t,...m,...Object.fromEntries(o),shared:p}}function $(t){const p=(0,a().listAt)(
t,"findings"),s=(0,i().numbering)(p),c=(0,a().listAt)(t,"genes"),o=c.map(e=>(0,i().withCommands)(s(e),s)),m=(0,a().listAt)(
t,"validation_reports").map((0,v().validationPacker)(c)),l=new Set(m.flatMap(({gene:e})=>typeof e=="number"?e:[])),_=(0,C().
genePacker)(l);return{...Object.fromEntries(i().NAMING.map(e=>[e,(0,a().listAt)(t,e).map(s)])),genes:(0,M().packRuns)(o).
map((e,g)=>(0,i().withCommands)(_(e,g),k=>(0,A().packCommandLocation)((0,A().packWords)(k),(0,y().lineOf)(e)))),findings:p.
map((0,i().findingPacker)((0,y().ownersIn)(o))),validation_reports:(0,v().packSequence)(m)}}function q(t,p){const s=(0,G().
groupBy)(t,({rule:o})=>o),c=new Map([...s].map(([o,m])=>[o,p(m).values()]));return t.map(o=>c.get(o.rule)?.next().value??
o)}function nn(t,p){const s=p(t.flatMap(O().answersOf),Q).values();return t.map(c=>(0,O().packAnswers)(c,()=>s.next().value))}
function tn(t){if(!(0,a().isEntry)(t)||!Array.isArray(t.shared))return t;const{shared:p,...s}=t,c=(0,h().sharedIn)(p),o=(0,a().
ofEntry)(n=>(0,h().unshared)(n,c)),m=n=>{const u=s[n];return Array.isArray(u)?u.map(x=>o((0,i().unpackPair)(x))):void 0},
l=m("genes")?.map((0,a().ofEntry)(n=>(0,i().withCommands)(n,u=>(0,h().unshared)(u,c)))),_=l&&(0,M().unpackRuns)(l,Array.
isArray(s.findings)?s.findings.length:0),e=m("validation_reports"),g=e&&(0,v().unpackSequence)(e),k=new Map((g??[]).flatMap(
n=>(0,a().isEntry)(n)?[[n.gene,n.id]]:[])),E=(0,y().ownersIn)((_??[]).map(n=>(0,a().isEntry)(n)?n:{})),d=(0,i().findingUnpacker)(
E),w=m("findings")?.map((n,u)=>(0,a().isEntry)(n)?d(n,u):n),b=(0,i().naming)(w??[]),sn=(0,C().geneUnpacker)(k),I=_?.map(
(n,u)=>{if(!(0,a().isEntry)(n))return n;const x=(0,y().lineOf)(n),cn=rn=>b((0,A().unpackCommandLocation)((0,A().unpackWords)(
rn),x));return(0,i().withCommands)(b(sn((0,O().unpackAnswers)(n,c),u)),cn)}),an=n=>(0,v().unpackValidation)((0,i().withCommands)(
n,o),I??[]),en={...Object.fromEntries(i().NAMING.map(n=>[n,m(n)?.map((0,a().ofEntry)(b))])),genes:I,findings:w,validation_reports:g?.
map((0,a().ofEntry)(an))},on="fix"in s?{fix:(0,S().unpackFix)(s.fix,w??[])}:{};return{...s,...on,...Object.fromEntries(Object.
entries(en).filter(([,n])=>n))}}});
//# report/compact/digests
(function(u,k,s,l){s(u,{packDigest:()=>g,unpackDigest:()=>d});const c=/^(sha256:)?([0-9a-f]{64})(:\d+)?$/,a=/^(sha256:)?([\w-]{43})(:\d+)?$/;
function g(t,e){return r(t,e,c,n=>Buffer.from(n,"hex").toString("base64url"))}function d(t,e){return r(t,e,a,n=>Buffer.from(
n,"base64url").toString("hex"))}function r(t,e,n,h){const i=t[e],[,p="",o,D=""]=typeof i=="string"&&n.exec(i)||[];return o===
void 0?t:{...t,[e]:p+h(o)+D}}});
//# report/compact/edits
(function(p,d,y,b){let E;const i=()=>E??=d("report/compact/entry");y(p,{packEdit:()=>l,packFix:()=>h,unpackEdit:()=>m,unpackFix:()=>k});
const u=["path","pointer","old","new","files"];function l(t){const{edit:n,location:o,subject:r}=t;return!(0,i().isEntry)(
n)||!(0,i().isEntry)(o)||!(0,i().isEntry)(r)?t:n.path===o.path&&n.old===r.command&&n.old!==void 0?{...t,edit:(0,i().without)(
n,["path","old"])}:t}function m(t){const{edit:n,location:o,subject:r}=t;return!(0,i().isEntry)(n)||"old"in n||!(0,i().isEntry)(
o)||!(0,i().isEntry)(r)?t:{...t,edit:{path:o.path,old:r.command,...n}}}function h(t,n){const o=new Map(n.map(({id:r},e)=>[
r,e]));return c(t,r=>{const e=o.get(r.finding),s=e===void 0?void 0:n[e]?.edit;return!(0,i().isEntry)(s)||!u.every(a=>w(r[a],
s[a]))?r:{...(0,i().without)(r,u),finding:e}})}function k(t,n){return c(t,o=>{const{finding:r,...e}=o,s=typeof r=="numbe\
r"?n[r]:void 0;return!(0,i().isEntry)(s)||!(0,i().isEntry)(s.edit)?o:{...(0,i().without)(s.edit,["fix"]),...e,finding:s.
id}})}function c(t,n){return!(0,i().isEntry)(t)||!Array.isArray(t.edits)?t:{...t,edits:t.edits.map(o=>(0,i().isEntry)(o)?
n(o):o)}}function w(t,n){return JSON.stringify(t)===JSON.stringify(n)}});
//# report/compact/entry
(function(o,y,e,A){e(o,{isEntry:()=>i,listAt:()=>s,ofEntry:()=>c,without:()=>u});function i(t){return typeof t=="object"&&
t!==null&&!Array.isArray(t)}function s(t,r){const n=t[r];return Array.isArray(n)?n.filter(i):[]}function u(t,r){return Object.
fromEntries(Object.entries(t).filter(([n])=>!r.includes(n)))}function c(t){return r=>i(r)?t(r):r}});
//# report/compact/findings
(function(j,a,O,z){let P;const A=()=>P??=a("report/compact/digests");let v;const m=()=>v??=a("report/compact/edits");let M;
const p=()=>M??=a("report/compact/entry");let N;const L=()=>N??=a("report/compact/owners");let G;const h=()=>G??=a("repo\
rt/compact/places");O(j,{NAMING:()=>K,findingPacker:()=>I,findingUnpacker:()=>C,naming:()=>F,numbering:()=>x,packPair:()=>D,
unpackPair:()=>T,withCommands:()=>R});const l="{id}",E=65536,S=256*1024*1024;function I(t){return(n,i)=>{const e=t.get(i),
g=(0,L().isAbout)(n,e),o=(0,A().packDigest)((0,h().packLocation)((0,m().packEdit)(n),e?.line),"id"),{subject:u,message:s,
...d}=o;if(Object.hasOwn(n,"about")||!(0,p().isEntry)(u))return e===void 0?o:{...o,subject:u??null};const{type:_,id:c,...r}=u;
if(typeof c!="string"||c.length<2)return o;const b=typeof s=="string"&&s.length<=E&&!s.includes(l)?{template:s.replaceAll(
c,l)}:{message:s};if(g)return{...d,...b};const y=Object.keys(r).length>0?{subject:r}:{};return{...d,...b,kind:_,about:c,
...y}}}function C(t){let n=S;return(i,e)=>{const g=t.get(e),{about:o,kind:u,template:s,subject:d,..._}=(0,A().unpackDigest)(
(0,h().unpackLocation)(i,g?.line),"id"),c=(0,p().isEntry)(d)?d:{},r={..._,...U(i,{type:u,id:o,...c},g)},k=(0,p().isEntry)(
r.subject)?r.subject.id:void 0;if(typeof s!="string"||typeof k!="string")return(0,m().unpackEdit)(r);const b=s.split(l).
length-1,y=s.length+b*k.length;return n-=y,s.length>E||n<0?(0,m().unpackEdit)(r):(0,m().unpackEdit)({...r,message:s.replaceAll(
l,()=>k)})}}function D(t){const{like:n,id:i}=t;return Object.keys(t).length===2&&n!==void 0&&i!==void 0?[n,i]:t}function T(t){
if(!Array.isArray(t))return t;const[n,i]=t;return{like:n,id:i}}function U({about:t,subject:n},i,e){return typeof t=="str\
ing"?{subject:i}:n===null?{}:n!==void 0?{subject:n}:e?{subject:e.subject}:{}}function x(t){const n=new Map(t.map(({id:i},e)=>[
i,e]));return i=>w(i,e=>n.get(e)??e)}function F(t){const n=i=>{const e=t[i];return(0,p().isEntry)(e)?e.id:void 0};return i=>w(
i,e=>typeof e=="number"?n(e):e)}function w(t,n){return Array.isArray(t.findings)?{...t,findings:t.findings.map(n)}:t}const K=[
"genes","capsules","events"];function R(t,n){return Array.isArray(t.commands)?{...t,commands:t.commands.map((0,p().ofEntry)(
n))}:t}});
//# report/compact/genes
(function(u,c,p,S){let l;const a=()=>l??=c("report/compact/digests");let _;const m=()=>_??=c("report/compact/entry");p(
u,{genePacker:()=>g,geneUnpacker:()=>k});const d=/\{(\d{1,4})\}/,y=64*1024*1024;function g(n){return(i,o)=>{const{validation_report_id:e,
...t}=(0,a().packDigest)(h(i),"asset_id");return n.has(o)?t:{...t,validation_report_id:e}}}function k(n){let i=y;const o=e=>{
const{outline:t,...r}=e;if(typeof t!="string")return e;const[v="",A]=d.exec(t)??[],{command:s}=(0,m().listAt)(e,"command\
s")[Number(A)]??{};return typeof s!="string"?r:(i-=t.length+s.length,i<0?r:{...r,summary:t.replace(v,()=>s)})};return(e,t)=>{
const r=o((0,a().unpackDigest)(e,"asset_id"));return r.validation_report_id!==void 0?r:n.has(t)?{...r,validation_report_id:n.
get(t)}:r}}function h(n){const{summary:i,...o}=n;if(typeof i!="string"||d.test(i)||!Array.isArray(n.commands))return n;const e=n.
commands.map(r=>(0,m().isEntry)(r)?r.command:void 0),t=e.findIndex(r=>typeof r=="string"&&r&&i.includes(r));return t<0||
t>9999?n:{...o,outline:i.replace(String(e[t]),()=>`{${t}}`)}}});
//# report/compact/owners
(function(m,d,a,p){let y;const c=()=>y??=d("report/compact/entry");a(m,{isAbout:()=>l,lineOf:()=>i,ownersIn:()=>b});function b(t){
const e=new Map,o=(n,r)=>{for(const s of Array.isArray(n.findings)?n.findings:[])e.has(s)||e.set(s,r)};for(const n of t){
const r={type:"Gene",id:n.id},s=i(n);o(n,{subject:r,line:s});for(const u of(0,c().listAt)(n,"commands"))o(u,{subject:{...r,
command:u.command},line:s})}return e}function i({line:t}){return typeof t=="number"?t:0}function l({subject:t},e){if(!(0,c().
isEntry)(t)||e===void 0)return!1;const o=Object.keys(t);return o.length===Object.keys(e.subject).length&&o.every(n=>t[n]===
e.subject[n])}});
//# report/compact/places
(function(w,A,L,J){let N;const l=()=>N??=A("report/compact/entry");L(w,{packCommandLocation:()=>S,packLocation:()=>p,packWords:()=>W,
unpackCommandLocation:()=>O,unpackLocation:()=>d,unpackWords:()=>_});const a=["line","column","end_line","end_column"];function p(n,r=0){
const{location:t,...o}=n;if(!(0,l().isEntry)(t))return n;const i=a.map(s=>t[s]).filter(s=>s!==void 0);return i.length===
0||t[a[i.length-1]??""]!==void 0?{...o,in:t.path,at:g(i,-r)}:n}function d(n,r=0){if(!Array.isArray(n.at))return n;const{
in:t,at:o,...i}=n,c=g(o,r).map((s,e)=>[a[e],s]);return{...i,location:{path:t,...Object.fromEntries(c)}}}function S(n,r){
const t=p(n,r);if(!Array.isArray(t.at))return t;const[o,i,...c]=t.at;return i!==void 0&&c.length===0?{...t,at:[o,i,null]}:
JSON.stringify(c)===JSON.stringify(m(t.command,o,i))?{...t,at:[o,i]}:t}function O(n,r){if(!Array.isArray(n.at))return n;
const[t,o]=n.at,i=n.at.length===2?[t,o,...m(n.command,t,o)]:n.at.filter(c=>c!==null);return d({...n,at:i},r)}function m(n,r,t){
return[r,Number(t)+JSON.stringify(String(n)).length]}function g(n,r){return n.slice(0,a.length).map((t,o)=>o%2===0&&typeof t==
"number"?t+r:t)}const y="split";function h(n){let r=0;return n.split(" ").map(t=>{const o={text:t,start:r,end:r+t.length};
return r=o.end+1,o})}function W(n){const{words:r,command:t}=n;if(!Array.isArray(r)||typeof t!="string")return n;if(JSON.
stringify(r)===JSON.stringify(h(t)))return{...n,words:y};const o=r.filter(l().isEntry).flatMap(({text:s,start:e,end:u})=>k(
t,e,u).text===s?[e,u]:[e,u,s]),{words:i,...c}=n;return{...c,offsets:o}}function _(n){const{offsets:r,...t}=n,{words:o,command:i}=t;
return typeof i!="string"?n:o===y?{...t,words:h(i)}:Array.isArray(r)?{...t,words:E(i,r)}:n}function E(n,r){const t=[];for(let o=0;o<
r.length;o+=2){const[i,c,s]=r.slice(o,o+3),e=k(n,i,c);t.push(typeof s=="string"?{...e,text:s}:e),typeof s=="string"&&(o+=
1)}return t}function k(n,r,t){return{text:n.slice(Number(r),Number(t)),start:r,end:t}}});
//# report/compact/runs
(function(p,u,d,A){let l;const g=()=>l??=u("report/compact/entry");let h;const e=()=>h??=u("report/compact/findings");d(
p,{packRuns:()=>y,unpackRuns:()=>_});function y(o){let i=0;const t=r=>{const{findings:n}=r;if(!Array.isArray(n))return r;
const s=n.every((a,c)=>a===i+c);return i=m(n,i),s?{...r,findings:n.length}:r};return o.map(r=>(0,e().withCommands)(t(r),
t))}function _(o,i){let t=0;const r=n=>{const{findings:s}=n;if(Array.isArray(s)&&(t=m(s,t)),typeof s!="number")return n;
const a=Math.max(0,Math.min(s,i-t)),c=Array.from({length:a},(R,k)=>t+k);return t+=c.length,{...n,findings:c}};return o.map(
n=>(0,g().isEntry)(n)?(0,e().withCommands)(r(n),r):n)}function m(o,i){const t=o.at(-1);return typeof t=="number"?t+1:i}});
//# report/compact/share
(function(w,y,O,L){let m;const u=()=>m??=y("report/compact/entry");O(w,{sharedIn:()=>E,sharer:()=>b,unshared:()=>M});const h=100,
S=1e3;function b(s){const o=new Map,n=(t,e)=>{const r=o.get(e)??s.push(t)-1;return o.set(e,r),r};return(t,{fields:e,canBeEqual:r})=>{
const i=N(t,e),l=r?t.map(c=>JSON.stringify((0,u().without)(c,e))):[],p=new Map;for(const c of l)p.set(c,(p.get(c)??0)+1);
return t.map((c,k)=>{const d=l[k]??"",g=(p.get(d)??0)>1,a=g?(0,u().without)(c,e):_(c,i);return Object.keys(a).length===0?
c:{like:n(a,g?d:JSON.stringify(a)),...(0,u().without)(c,Object.keys(a))}})}}const v=512*1024*1024;function E(s){const o=new Map;
let n=v;return t=>{const e=typeof t=="number"?s[t]:void 0;if(typeof t!="number"||!(0,u().isEntry)(e))return;const r=o.get(
t)??JSON.stringify(e).length;return o.set(t,r),n-=r,n<0?void 0:e}}function M(s,o){const{like:n,...t}=s;return{...o(n),...t}}
function N(s,o){const n=new Map;for(const t of s.slice(0,S))for(const[e,r]of Object.entries(t)){if(o.includes(e))continue;
const i=n.get(e)??new Set;n.set(e,i),i.size<=h&&i.add(JSON.stringify(r)??"")}return[...n].filter(([,t])=>t.size<=h).map(
([t])=>t)}function _(s,o){return Object.fromEntries(o.flatMap(n=>s[n]===void 0?[]:[[n,s[n]]]))}});
//# report/compact/validations
(function(p,_,v,O){let A;const l=()=>A??=_("report/compact/digests");let b;const c=()=>b??=_("report/compact/entry");v(
p,{packSequence:()=>x,unpackSequence:()=>q,unpackValidation:()=>w,validationPacker:()=>S});function S(e){const s=new Map(
e.map((n,t)=>[n.validation_report_id,t]));return n=>{const t=s.get(n.id);if(t===void 0||!h(n,e[t]))return n;const{gene_id:a,
gene_asset_id:o,results:m,...i}=n,d=(0,c().listAt)(n,"commands").map(({command:u,...r})=>r);return(0,l().packDigest)({...i,
gene:t,commands:d},"asset_id")}}function h(e,s={}){const n=(0,c().listAt)(e,"commands"),t=(0,c().listAt)(e,"results"),a=(0,c().
listAt)(s,"commands").map(({command:o})=>o);return e.gene_id===s.id&&e.gene_asset_id===s.asset_id&&t.length===n.length&&
n.every((o,m)=>{const i=t[m]??{},d=Object.entries(y(o));return o.command===a[m]&&d.length===Object.keys(i).length&&d.every(
([u,r])=>i[u]===r)})}function w(e,s){if(typeof e.gene!="number"||!Array.isArray(e.commands))return e;const n=s[e.gene],t=(0,c().
isEntry)(n)?n:void 0,a=t?(0,c().listAt)(t,"commands"):[],{gene:o,...m}=(0,l().unpackDigest)(e,"asset_id"),i=(0,c().listAt)(
e,"commands").map((d,u)=>({command:a[u]?.command,...d}));return{...m,gene_id:t?.id,gene_asset_id:t?.asset_id,commands:i,
results:i.map(y)}}function x(e){let s=g;return e.map(n=>{if(typeof n.gene!="number")return n;const{id:t,gene:a}=s;return s=
k(n),(0,c().without)(n,[...n.id===t?["id"]:[],...n.gene===a?["gene"]:[]])})}function q(e){let s=g;return e.map((0,c().ofEntry)(
n=>{if("gene_id"in n)return n;const t={...s,...n};return s=k(t),t}))}const g={gene:0};function k({id:e,gene:s}){return{id:`\
vr_${Number(String(e).replace("vr_",""))+1}`,gene:Number(s)+1}}function y(e){const{ok:s,duration_ms:n,stderr:t}=e;return{
cmd:e.command,ok:s,duration_ms:n,...s===!0?{}:{err:t}}}});
