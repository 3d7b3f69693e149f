//# report/compact/answers
(function(u,i,m,O){let y;const c=()=>y??=i("report/compact/entry");let w;const k=()=>w??=i("report/compact/share");m(u,
{answersOf:()=>E,packAnswers:()=>b,unpackAnswers:()=>h});const a=["profiles","validators"];function E(n){return a.flatMap(
e=>(0,c().isEntry)(n[e])?Object.values(n[e]):[]).filter(c().isEntry)}function b(n,e){let s;const o=p(n,r=>{if(!(0,c().isEntry)(
r))return r;const t=e()??r;return typeof t.like!="number"||Object.keys(t).length>1?t:(s??=t.like,t.like===s||t.like)});return s===
void 0?o:{...o,answer:s}}function h(n,e){const{answer:s,...o}=n;return p(o,r=>{const t=r===!0?s:r;return(0,c().isEntry)(
r)?(0,k().unshared)(r,e):typeof t=="number"?e[t]:r})}function p(n,e){const s=a.flatMap(o=>{const r=n[o];return(0,c().isEntry)(
r)?[[o,Object.fromEntries(Object.entries(r).map(([t,l])=>[t,e(l)]))]]:[]});return{...n,...Object.fromEntries(s)}}});
//# report/compact/compact
(function(B,r,L,rn){let N;const I=()=>N??=r("group-by");let j;const h=()=>j??=r("report/compact/answers");let G;const O=()=>G??=
r("report/compact/edits");let T;const o=()=>T??=r("report/compact/entry");let R;const p=()=>R??=r("report/compact/findin\
gs");let P;const b=()=>P??=r("report/compact/genes");let F;const w=()=>F??=r("report/compact/owners");let U;const y=()=>U??=
r("report/compact/places");let W;const x=()=>W??=r("report/compact/runs");let D;const v=()=>D??=r("report/compact/share");
let V;const S=()=>V??=r("report/compact/validations");L(B,{LONG_LISTS:()=>K,compact:()=>X,expand:()=>q,isLong:()=>Q});const z=1e4,
M={genes:{fields:["line","commands","answer"],canBeEqual:!1},capsules:{fields:["line","findings"],canBeEqual:!1},events:{
fields:["line","findings"],canBeEqual:!1},findings:{fields:["id","about"],canBeEqual:!1},validation_reports:{fields:["id",
"gene"],canBeEqual:!1}},H={fields:["at"],canBeEqual:!0},J={fields:[],canBeEqual:!0},K=new Set(["shared",...Object.keys(M)]);
function Q(t){return t.genes.length+t.events.length+t.findings.length>z}function X(t){const m=[],s=(0,v().sharer)(m),i=Y(
t),e=Object.entries(M).map(([d,_])=>{const a=i[d]??[],g=s((c=>a.flatMap(E=>(0,o().listAt)(E,c)))("commands"),H).values(),
k=a.map(c=>Array.isArray(c.commands)?{...c,commands:(0,o().listAt)(c,"commands").map(()=>g.next().value)}:c);return d===
"findings"?[d,Z(k,c=>s(c,_))]:[d,s(d==="genes"?$(k,s):k,_)]}),l="fix"in t?{fix:(0,O().packFix)(t.fix,(0,o().listAt)(t,"f\
indings"))}:{};return{...t,...l,...Object.fromEntries(e),shared:m}}function Y(t){const m=(0,o().listAt)(t,"findings"),s=(0,p().
numbering)(m),i=(0,o().listAt)(t,"genes"),e=i.map(a=>(0,p().withCommands)(s(a),s)),l=(0,o().listAt)(t,"validation_report\
s").map((0,S().validationPacker)(i)),d=new Set(l.flatMap(({gene:a})=>typeof a=="number"?a:[])),_=(0,b().genePacker)(d);return{
...Object.fromEntries(p().NAMING.map(a=>[a,(0,o().listAt)(t,a).map(s)])),genes:(0,x().packRuns)(e).map((a,A)=>(0,p().withCommands)(
_(a,A),g=>(0,y().packLocation)((0,y().packWords)(g),(0,w().lineOf)(a)))),findings:m.map((0,p().findingPacker)((0,w().ownersIn)(
e))),validation_reports:l}}function Z(t,m){const s=(0,I().groupBy)(t,({rule:e})=>e),i=new Map([...s].map(([e,l])=>[e,m(l).
values()]));return t.map(e=>i.get(e.rule)?.next().value??e)}function $(t,m){const s=m(t.flatMap(h().answersOf),J).values();
return t.map(i=>(0,h().packAnswers)(i,()=>s.next().value))}function q(t){if(!(0,o().isEntry)(t)||!Array.isArray(t.shared))
return t;const{shared:m,...s}=t,i=m,e=(0,o().ofEntry)(n=>(0,v().unshared)(n,i)),l=n=>{const u=s[n];return Array.isArray(
u)?u.map(e):void 0},d=l("genes")?.map((0,o().ofEntry)(n=>(0,p().withCommands)(n,u=>(0,v().unshared)(u,i)))),_=d&&(0,x().
unpackRuns)(d,Array.isArray(s.findings)?s.findings.length:0),a=l("validation_reports"),A=new Map((a??[]).flatMap(n=>(0,o().
isEntry)(n)?[[n.gene,n.id]]:[])),g=(0,w().ownersIn)((_??[]).map(n=>(0,o().isEntry)(n)?n:{})),k=(0,p().findingUnpacker)(g),
c=l("findings")?.map((n,u)=>(0,o().isEntry)(n)?k(n,u):n),E=(0,p().naming)(c??[]),nn=(0,b().geneUnpacker)(A),C=_?.map((n,u)=>{
if(!(0,o().isEntry)(n))return n;const an=(0,w().lineOf)(n),en=cn=>E((0,y().unpackLocation)((0,y().unpackWords)(cn),an));
return(0,p().withCommands)(E(nn((0,h().unpackAnswers)(n,i),u)),en)}),tn=n=>(0,S().unpackValidation)((0,p().withCommands)(
n,e),C??[]),sn={...Object.fromEntries(p().NAMING.map(n=>[n,l(n)?.map((0,o().ofEntry)(E))])),genes:C,findings:c,validation_reports:a?.
map((0,o().ofEntry)(tn))},on="fix"in s?{fix:(0,O().unpackFix)(s.fix,c??[])}:{};return{...s,...on,...Object.fromEntries(Object.
entries(sn).filter(([,n])=>n))}}});
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
(function(j,p,M,K){let N;const A=()=>N??=p("report/compact/digests");let O;const m=()=>O??=p("report/compact/edits");let L;
const a=()=>L??=p("report/compact/entry");let v;const G=()=>v??=p("report/compact/owners");let S;const E=()=>S??=p("repo\
rt/compact/places");M(j,{NAMING:()=>x,findingPacker:()=>C,findingUnpacker:()=>D,naming:()=>U,numbering:()=>T,withCommands:()=>F});
const l="{id}",w=65536,I=256*1024*1024;function C(n){return(e,s)=>{const t=n.get(s),g=(0,G().isAbout)(e,t),r=(0,A().packDigest)(
(0,E().packLocation)((0,m().packEdit)(e),t?.line),"id"),{subject:u,message:i,...d}=r;if(Object.hasOwn(e,"about")||!(0,a().
isEntry)(u))return t===void 0?r:{...r,subject:u??null};const{type:_,id:c,...o}=u;if(typeof c!="string"||c.length<2)return r;
const k=typeof i=="string"&&i.length<=w&&!i.includes(l)?{template:i.replaceAll(c,l)}:{message:i};if(g)return{...d,...k};
const h=Object.keys(o).length>0?{subject:o}:{};return{...d,...k,kind:_,about:c,...h}}}function D(n){let e=I;return(s,t)=>{
const g=n.get(t),{about:r,kind:u,template:i,subject:d,..._}=(0,A().unpackDigest)((0,E().unpackLocation)(s,g?.line),"id"),
c=(0,a().isEntry)(d)?d:{},o={..._,...P(s,{type:u,id:r,...c},g)},b=(0,a().isEntry)(o.subject)?o.subject.id:void 0;if(typeof i!=
"string"||typeof b!="string")return(0,m().unpackEdit)(o);const k=i.split(l).length-1,h=i.length+k*b.length;return e-=h,i.
length>w||e<0?(0,m().unpackEdit)(o):(0,m().unpackEdit)({...o,message:i.replaceAll(l,()=>b)})}}function P({about:n,subject:e},s,t){
return typeof n=="string"?{subject:s}:e===null?{}:e!==void 0?{subject:e}:t?{subject:t.subject}:{}}function T(n){const e=new Map(
n.map(({id:s},t)=>[s,t]));return s=>y(s,t=>e.get(t)??t)}function U(n){const e=s=>{const t=n[s];return(0,a().isEntry)(t)?
t.id:void 0};return s=>y(s,t=>typeof t=="number"?e(t):t)}function y(n,e){return Array.isArray(n.findings)?{...n,findings:n.
findings.map(e)}:n}const x=["genes","capsules","events"];function F(n,e){return Array.isArray(n.commands)?{...n,commands:n.
commands.map((0,a().ofEntry)(e))}:n}});
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
(function(w,h,y,E){let k;const p=()=>k??=h("report/compact/entry");y(w,{packLocation:()=>A,packWords:()=>_,unpackLocation:()=>W,
unpackWords:()=>L});const a=["line","column","end_line","end_column"];function A(n,o=0){const{location:t,...r}=n;if(!(0,p().
isEntry)(t))return n;const s=a.map(i=>t[i]).filter(i=>i!==void 0);return s.length===0||t[a[s.length-1]??""]!==void 0?{...r,
in:t.path,at:l(s,-o)}:n}function W(n,o=0){if(!Array.isArray(n.at))return n;const{in:t,at:r,...s}=n,e=l(r,o).map((i,c)=>[
a[c],i]);return{...s,location:{path:t,...Object.fromEntries(e)}}}function l(n,o){return n.slice(0,a.length).map((t,r)=>r%
2===0&&typeof t=="number"?t+o:t)}const d="split";function m(n){let o=0;return n.split(" ").map(t=>{const r={text:t,start:o,
end:o+t.length};return o=r.end+1,r})}function _(n){const{words:o,command:t}=n;if(!Array.isArray(o)||typeof t!="string")return n;
if(JSON.stringify(o)===JSON.stringify(m(t)))return{...n,words:d};const r=o.filter(p().isEntry).flatMap(({text:i,start:c,
end:u})=>g(t,c,u).text===i?[c,u]:[c,u,i]),{words:s,...e}=n;return{...e,offsets:r}}function L(n){const{offsets:o,...t}=n,
{words:r,command:s}=t;return typeof s!="string"?n:r===d?{...t,words:m(s)}:Array.isArray(o)?{...t,words:N(s,o)}:n}function N(n,o){
const t=[];for(let r=0;r<o.length;r+=2){const[s,e,i]=o.slice(r,r+3),c=g(n,s,e);t.push(typeof i=="string"?{...c,text:i}:c),
typeof i=="string"&&(r+=1)}return t}function g(n,o,t){return{text:n.slice(Number(o),Number(t)),start:o,end:t}}});
//# report/compact/runs
(function(p,u,d,A){let l;const g=()=>l??=u("report/compact/entry");let h;const e=()=>h??=u("report/compact/findings");d(
p,{packRuns:()=>y,unpackRuns:()=>_});function y(o){let i=0;const t=r=>{const{findings:n}=r;if(!Array.isArray(n))return r;
const s=n.every((a,c)=>a===i+c);return i=m(n,i),s?{...r,findings:n.length}:r};return o.map(r=>(0,e().withCommands)(t(r),
t))}function _(o,i){let t=0;const r=n=>{const{findings:s}=n;if(Array.isArray(s)&&(t=m(s,t)),typeof s!="number")return n;
const a=Math.max(0,Math.min(s,i-t)),c=Array.from({length:a},(R,k)=>t+k);return t+=c.length,{...n,findings:c}};return o.map(
n=>(0,g().isEntry)(n)?(0,e().withCommands)(r(n),r):n)}function m(o,i){const t=o.at(-1);return typeof t=="number"?t+1:i}});
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
(function(y,u,p,O){let k;const l=()=>k??=u("report/compact/digests");let A;const i=()=>A??=u("report/compact/entry");p(
y,{unpackValidation:()=>h,validationPacker:()=>v});function v(t){const e=new Map(t.map((n,s)=>[n.validation_report_id,s]));
return n=>{const s=e.get(n.id);if(s===void 0||!b(n,t[s]))return n;const{gene_id:m,gene_asset_id:o,results:d,...c}=n,a=(0,i().
listAt)(n,"commands").map(({command:_,...r})=>r);return(0,l().packDigest)({...c,gene:s,commands:a},"asset_id")}}function b(t,e={}){
const n=(0,i().listAt)(t,"commands"),s=(0,i().listAt)(t,"results"),m=(0,i().listAt)(e,"commands").map(({command:o})=>o);
return t.gene_id===e.id&&t.gene_asset_id===e.asset_id&&s.length===n.length&&n.every((o,d)=>{const c=s[d]??{},a=Object.entries(
g(o));return o.command===m[d]&&a.length===Object.keys(c).length&&a.every(([_,r])=>c[_]===r)})}function h(t,e){if(typeof t.
gene!="number"||!Array.isArray(t.commands))return t;const n=e[t.gene],s=(0,i().isEntry)(n)?n:void 0,m=s?(0,i().listAt)(s,
"commands"):[],{gene:o,...d}=(0,l().unpackDigest)(t,"asset_id"),c=(0,i().listAt)(t,"commands").map((a,_)=>({command:m[_]?.
command,...a}));return{...d,gene_id:s?.id,gene_asset_id:s?.asset_id,commands:c,results:c.map(g)}}function g(t){const{ok:e,
duration_ms:n,stderr:s}=t;return{cmd:t.command,ok:e,duration_ms:n,...e===!0?{}:{err:s}}}});
