//# report/compact/answers
(function(a,b,o){const i=o("report/compact/entry"),w=o("report/compact/share"),p=["profiles","validators"];function k(n){
return p.flatMap(e=>(0,i().isEntry)(n[e])?Object.values(n[e]):[]).filter(i().isEntry)}function m(n,e){let s;const c=u(n,
r=>{if(!(0,i().isEntry)(r))return r;const t=e()??r;return typeof t.like!="number"||Object.keys(t).length>1?t:(s??=t.like,
t.like===s||t.like)});return s===void 0?c:{...c,answer:s}}function y(n,e){const{answer:s,...c}=n;return u(c,r=>{const t=r===
!0?s:r;return(0,i().isEntry)(r)?(0,w().unshared)(r,e):typeof t=="number"?e(t):r})}function u(n,e){const s=p.flatMap(c=>{
const r=n[c];return(0,i().isEntry)(r)?[[c,Object.fromEntries(Object.entries(r).map(([t,E])=>[t,e(E)]))]]:[]});return{...n,
...Object.fromEntries(s)}}a.exports={answersOf:k,packAnswers:m,unpackAnswers:y}});
//# report/compact/compact
(function(T,an,r){const j=r("group-by"),p=r("turns"),x=r("report/compact/answers"),q=r("report/compact/edits"),o=r("rep\
ort/compact/entry"),d=r("report/compact/findings"),B=r("report/compact/genes"),I=r("report/compact/growth"),A=r("report/\
compact/owners"),E=r("report/compact/places"),L=r("report/compact/runs"),_=r("report/compact/share"),v=r("report/compact\
/validations"),W=1e4,N={genes:{fields:["line","commands","answer"],canBeEqual:!1},capsules:{fields:["line","findings"],canBeEqual:!1},
events:{fields:["line","findings"],canBeEqual:!1},findings:{fields:["id","about"],canBeEqual:!1},validation_reports:{fields:[
"id","gene"],canBeEqual:!1}},F={fields:["at"],canBeEqual:!0},U={fields:[],canBeEqual:!0},D=new Set(["shared",...Object.keys(
N)]);function V(n){return G(n)>W}function G({genes:n,capsules:a,events:i,findings:s}){return n.reduce((t,{commands:l})=>t+
l.length,n.length+a.length+i.length+s.length)}function*H(n,a){const i=[],s=(0,I().growthWithin)(a),t=(0,_().sharer)(i,s),
l=yield*J(n,s),u={};for(const[m,w]of Object.entries(N)){const c=l[m]??[],h=yield*K(c,t);if(m==="findings")u[m]=yield*(0,p().
each)(yield*Q(h,w,t),d().packPair);else{const y=m==="genes"?yield*X(h,t):h;u[m]=yield*t(y,w)}}const g="fix"in n?{fix:(0,q().
packFix)(n.fix,(0,o().listAt)(n,"findings"))}:{};return yield"",{...n,...g,...u,shared:i}}function*J(n,a){const i=(0,o().
listAt)(n,"findings"),s=(0,d().numbering)(i),t=(0,o().listAt)(n,"genes"),l=yield*(0,p().each)(t,c=>(0,d().withCommands)(
s(c),s)),u=yield*(0,p().each)((0,o().listAt)(n,"validation_reports"),(0,v().validationPacker)(t)),g=new Set(u.flatMap(({
gene:c})=>typeof c=="number"?c:[])),m=(0,B().genePacker)(g,a),w=yield*(0,p().each)((0,L().packRuns)(l),(c,h)=>(0,d().withCommands)(
m(c,h),y=>(0,E().packCommandLocation)((0,E().packWords)(y),(0,A().lineOf)(c))));return{...Object.fromEntries(d().NAMING.
map(c=>[c,(0,o().listAt)(n,c).map(s)])),genes:w,findings:yield*(0,p().each)(i,(0,d().findingPacker)((0,A().ownersIn)(l),
a)),validation_reports:(0,v().packSequence)(u)}}function*K(n,a){const i=n.flatMap(t=>(0,o().listAt)(t,"commands"));if(i.
length===0)return n;const s=(yield*a(i,F)).values();return n.map(t=>Array.isArray(t.commands)?{...t,commands:(0,o().listAt)(
t,"commands").map(()=>s.next().value)}:t)}function*Q(n,a,i){const s=new Map;for(const[t,l]of(0,j().groupBy)(n,u=>u.rule))
s.set(t,(yield*i(l,a)).values());return n.map(t=>s.get(t.rule)?.next().value??t)}function*X(n,a){const i=(yield*a(n.flatMap(
x().answersOf),U)).values();return yield*(0,p().each)(n,s=>(0,x().packAnswers)(s,()=>i.next().value))}function*Y(n,a){if(!(0,o().
isEntry)(n)||!Array.isArray(n.shared))return n;const{shared:i,...s}=n,t=(0,I().growthWithin)(a),l=(0,_().sharedIn)(i,t),
u=(0,o().ofEntry)(e=>(0,_().unshared)(e,l)),g=function*(e){const k=s[e];return Array.isArray(k)?yield*(0,p().each)(k,M=>u(
(0,d().unpackPair)(M))):void 0},m=yield*g("genes"),w=(0,o().ofEntry)(e=>(0,d().withCommands)(e,k=>(0,_().unshared)(k,l))),
c=m&&(yield*(0,p().each)(m,w)),h=c&&(0,L().unpackRuns)(c,Array.isArray(s.findings)?s.findings.length:0);yield"";const y=yield*g(
"validation_reports"),O=y&&(0,v().unpackSequence)(y),Z=new Map((O??[]).flatMap(e=>(0,o().isEntry)(e)?[[e.gene,e.id]]:[])),
$=(0,A().ownersIn)((h??[]).map(e=>(0,o().isEntry)(e)?e:{})),z=(0,d().findingUnpacker)($,t),P=yield*g("findings"),C=P&&(yield*(0,p().
each)(P,(e,k)=>(0,o().isEntry)(e)?z(e,k):e)),S=(0,d().naming)(C??[]),nn=(0,B().geneUnpacker)(Z,t),en=(e,k)=>{if(!(0,o().
isEntry)(e))return e;const M=(0,A().lineOf)(e),on=cn=>S((0,E().unpackCommandLocation)((0,E().unpackWords)(cn),M));return(0,d().
withCommands)(S(nn((0,x().unpackAnswers)(e,l),k)),on)},R=h&&(yield*(0,p().each)(h,en)),tn=e=>(0,v().unpackValidation)((0,d().
withCommands)(e,u),R??[]),b={genes:R,findings:C};for(const e of d().NAMING)b[e]=(yield*g(e))?.map((0,o().ofEntry)(S));b.
validation_reports=O&&(yield*(0,p().each)(O,(0,o().ofEntry)(tn)));const sn="fix"in s?{fix:(0,q().unpackFix)(s.fix,C??[])}:
{};return{...s,...sn,...Object.fromEntries(Object.entries(b).filter(([,e])=>e))}}T.exports={LONG_LISTS:D,compact:H,entriesOf:G,
expand:Y,isLong:V}});
//# report/compact/digests
(function(s,d,k){const u=/^(sha256:)?([0-9a-f]{64})(:\d+)?$/,c=/^(sha256:)?([\w-]{43})(:\d+)?$/;function a(t,e){return n(
t,e,u,r=>Buffer.from(r,"hex").toString("base64url"))}function g(t,e){return n(t,e,c,r=>Buffer.from(r,"base64url").toString(
"hex"))}function n(t,e,r,p){const i=t[e],[,h="",o,D=""]=typeof i=="string"&&r.exec(i)||[];return o===void 0?t:{...t,[e]:h+
p(o)+D}}s.exports={packDigest:a,unpackDigest:g}});
//# report/compact/edits
(function(p,k,d){const i=d("report/compact/entry"),u=["path","pointer","old","new","files"];function y(t){const{edit:n,
location:o,subject:r}=t;return!(0,i().isEntry)(n)||!(0,i().isEntry)(o)||!(0,i().isEntry)(r)?t:n.path===o.path&&n.old===r.
command&&n.old!==void 0?{...t,edit:(0,i().without)(n,["path","old"])}:t}function E(t){const{edit:n,location:o,subject:r}=t;
return!(0,i().isEntry)(n)||"old"in n||!(0,i().isEntry)(o)||!(0,i().isEntry)(r)?t:{...t,edit:{path:o.path,old:r.command,...n}}}
function l(t,n){const o=new Map(n.map(({id:r},e)=>[r,e]));return c(t,r=>{const e=o.get(r.finding),s=e===void 0?void 0:n[e]?.
edit;return!(0,i().isEntry)(s)||!u.every(a=>h(r[a],s[a]))?r:{...(0,i().without)(r,u),finding:e}})}function m(t,n){return c(
t,o=>{const{finding:r,...e}=o,s=typeof r=="number"?n[r]:void 0;return!(0,i().isEntry)(s)||!(0,i().isEntry)(s.edit)?o:{...(0,i().
without)(s.edit,["fix"]),...e,finding:s.id}})}function c(t,n){return!(0,i().isEntry)(t)||!Array.isArray(t.edits)?t:{...t,
edits:t.edits.map(o=>(0,i().isEntry)(o)?n(o):o)}}function h(t,n){return JSON.stringify(t)===JSON.stringify(n)}p.exports=
{packEdit:y,packFix:l,unpackEdit:E,unpackFix:m}});
//# report/compact/entry
(function(o,u,y){function i(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function e(t,r){const n=t[r];return Array.
isArray(n)?n.filter(i):[]}function s(t,r){return Object.fromEntries(Object.entries(t).filter(([n])=>!r.includes(n)))}function c(t){
return r=>i(r)?t(r):r}o.exports={isEntry:i,listAt:e,ofEntry:c,without:s}});
//# report/compact/findings
(function(P,U,p){const w=p("report/compact/digests"),l=p("report/compact/edits"),d=p("report/compact/entry"),v=p("repor\
t/compact/owners"),h=p("report/compact/places"),m="{id}";function M(t,n){return(r,e)=>{const c=t.get(e),k=(0,v().isAbout)(
r,c),u=(0,w().packDigest)((0,h().packLocation)((0,l().packEdit)(r),c?.line),"id"),{subject:s,message:o,...g}=u;if(Object.
hasOwn(r,"about")||!(0,d().isEntry)(s))return c===void 0?u:{...u,subject:s??null};const{type:b,id:i,...a}=s;if(typeof i!=
"string"||i.length<2)return u;const A=typeof o=="string"&&!o.includes(m)&&o.replaceAll(i,m),E=A!==!1&&n(j(A,i))?{template:A}:
{message:o};if(k)return{...g,...E};const L=Object.keys(a).length>0?{subject:a}:{};return{...g,...E,kind:b,about:i,...L}}}
function O(t,n){return(r,e)=>{const c=t.get(e),{about:k,kind:u,template:s,subject:o,...g}=(0,w().unpackDigest)((0,h().unpackLocation)(
r,c?.line),"id"),b=(0,d().isEntry)(o)?o:{},i={...g,...x(r,{type:u,id:k,...b},c)},a=(0,d().isEntry)(i.subject)?i.subject.
id:void 0;return typeof s!="string"||typeof a!="string"||!n(j(s,a))?(0,l().unpackEdit)(i):(0,l().unpackEdit)({...i,message:s.
replaceAll(m,()=>a)})}}function j(t,n){return t.length+(t.split(m).length-1)*n.length}function _(t){const{like:n,id:r}=t;
return Object.keys(t).length===2&&n!==void 0&&r!==void 0?[n,r]:t}function N(t){if(!Array.isArray(t))return t;const[n,r]=t;
return{like:n,id:r}}function x({about:t,subject:n},r,e){return typeof t=="string"?{subject:r}:n===null?{}:n!==void 0?{subject:n}:
e?{subject:e.subject}:{}}function C(t){const n=new Map(t.map(({id:r},e)=>[r,e]));return r=>y(r,e=>n.get(e)??e)}function D(t){
const n=r=>{const e=t[r];return(0,d().isEntry)(e)?e.id:void 0};return r=>y(r,e=>typeof e=="number"?n(e):e)}function y(t,n){
return Array.isArray(t.findings)?{...t,findings:t.findings.map(n)}:t}const G=["capsules","events"];function I(t,n){return Array.
isArray(t.commands)?{...t,commands:t.commands.map((0,d().ofEntry)(n))}:t}P.exports={NAMING:G,findingPacker:M,findingUnpacker:O,
naming:D,numbering:C,packPair:_,unpackPair:N,withCommands:I}});
//# report/compact/genes
(function(l,k,m){const d=m("report/compact/digests"),u=m("report/compact/entry"),p=/\{(\d{1,4})\}/;function y(r,i){return(s,o)=>{
const{validation_report_id:n,...t}=(0,d().packDigest)(_(s,i),"asset_id");return r.has(o)?t:{...t,validation_report_id:n}}}
function g(r,i){const s=o=>{const{outline:n,...t}=o;if(typeof n!="string")return o;const[c="",a]=p.exec(n)??[],{command:e}=(0,u().
listAt)(o,"commands")[Number(a)]??{};return typeof e=="string"&&i(n.length+e.length)?{...t,summary:n.replace(c,()=>e)}:t};
return(o,n)=>{const t=s((0,d().unpackDigest)(o,"asset_id"));return t.validation_report_id!==void 0?t:r.has(n)?{...t,validation_report_id:r.
get(n)}:t}}function _(r,i){const{summary:s,...o}=r;if(typeof s!="string"||p.test(s)||!Array.isArray(r.commands))return r;
const n=r.commands.map(e=>(0,u().isEntry)(e)?e.command:void 0),t=n.findIndex(e=>typeof e=="string"&&e&&s.includes(e));if(t<
0||t>9999)return r;const c=String(n[t]),a=s.replace(c,()=>`{${t}}`);return i(a.length+c.length)?{...o,outline:a}:r}l.exports=
{genePacker:y,geneUnpacker:g}});
//# report/compact/growth
(function(r,u,o){function e(i=536870912){let t=i;return n=>n>t?!1:(t-=n,!0)}r.exports={growthWithin:e}});
//# report/compact/owners
(function(m,b,a){const c=a("report/compact/entry");function d(t){const e=new Map,o=(n,r)=>{for(const s of Array.isArray(
n.findings)?n.findings:[])e.has(s)||e.set(s,r)};for(const n of t){const r={type:"Gene",id:n.id},s=i(n);o(n,{subject:r,line:s});
for(const u of(0,c().listAt)(n,"commands"))o(u,{subject:{...r,command:u.command},line:s})}return e}function i({line:t}){
return typeof t=="number"?t:0}function y({subject:t},e){if(!(0,c().isEntry)(t)||e===void 0)return!1;const o=Object.keys(
t);return o.length===Object.keys(e.subject).length&&o.every(n=>t[n]===e.subject[n])}m.exports={isAbout:y,lineOf:i,ownersIn:d}});
//# report/compact/places
(function(w,E,A){const l=A("report/compact/entry"),a=["line","column","end_line","end_column"];function p(n,r=0){const{
location:t,...o}=n;if(!(0,l().isEntry)(t))return n;const i=a.map(s=>t[s]).filter(s=>s!==void 0);return i.length===0||t[a[i.
length-1]??""]!==void 0?{...o,in:t.path,at:g(i,-r)}:n}function d(n,r=0){if(!Array.isArray(n.at))return n;const{in:t,at:o,
...i}=n,c=g(o,r).map((s,e)=>[a[e],s]);return{...i,location:{path:t,...Object.fromEntries(c)}}}function L(n,r){const t=p(
n,r);if(!Array.isArray(t.at))return t;const[o,i,...c]=t.at;return i!==void 0&&c.length===0?{...t,at:[o,i,null]}:JSON.stringify(
c)===JSON.stringify(m(t.command,o,i))?{...t,at:[o,i]}:t}function N(n,r){if(!Array.isArray(n.at))return n;const[t,o]=n.at,
i=n.at.length===2?[t,o,...m(n.command,t,o)]:n.at.filter(c=>c!==null);return d({...n,at:i},r)}function m(n,r,t){return[r,
Number(t)+JSON.stringify(String(n)).length]}function g(n,r){return n.slice(0,a.length).map((t,o)=>o%2===0&&typeof t=="nu\
mber"?t+r:t)}const y="split";function h(n){let r=0;return n.split(" ").map(t=>{const o={text:t,start:r,end:r+t.length};return r=
o.end+1,o})}function S(n){const{words:r,command:t}=n;if(!Array.isArray(r)||typeof t!="string")return n;if(JSON.stringify(
r)===JSON.stringify(h(t)))return{...n,words:y};const o=r.filter(l().isEntry).flatMap(({text:s,start:e,end:u})=>k(t,e,u).
text===s?[e,u]:[e,u,s]),{words:i,...c}=n;return{...c,offsets:o}}function O(n){const{offsets:r,...t}=n,{words:o,command:i}=t;
return typeof i!="string"?n:o===y?{...t,words:h(i)}:Array.isArray(r)?{...t,words:W(i,r)}:n}function W(n,r){const t=[];for(let o=0;o<
r.length;o+=2){const[i,c,s]=r.slice(o,o+3),e=k(n,i,c);t.push(typeof s=="string"?{...e,text:s}:e),typeof s=="string"&&(o+=
1)}return t}function k(n,r,t){return{text:n.slice(Number(r),Number(t)),start:r,end:t}}w.exports={packCommandLocation:L,packLocation:p,
packWords:S,unpackCommandLocation:N,unpackLocation:d,unpackWords:O}});
//# report/compact/runs
(function(m,l,a){const d=a("report/compact/entry"),e=a("report/compact/findings");function g(o){let i=0;const t=r=>{const{
findings:n}=r;if(!Array.isArray(n))return r;const s=n.every((u,c)=>u===i+c);return i=p(n,i),s?{...r,findings:n.length}:r};
return o.map(r=>(0,e().withCommands)(t(r),t))}function h(o,i){let t=0;const r=n=>{const{findings:s}=n;if(Array.isArray(s)&&
(t=p(s,t)),typeof s!="number")return n;const u=Math.max(0,Math.min(s,i-t)),c=Array.from({length:u},(y,k)=>t+k);return t+=
c.length,{...n,findings:c}};return o.map(n=>(0,d().isEntry)(n)?(0,e().withCommands)(r(n),r):n)}function p(o,i){const t=o.
at(-1);return typeof t=="number"?t+1:i}m.exports={packRuns:g,unpackRuns:h}});
//# report/compact/share
(function(S,J,p){const d=p("turns"),u=p("report/compact/entry"),g=100,b=1e3;function m(s,c){const t=new Map,n=(e,o)=>{const i=t.
get(o)??s.push(e)-1;return t.set(o,i),i};return function*(e,{fields:o,canBeEqual:i}){const j=k(e,o),l=i?yield*(0,d().each)(
e,r=>JSON.stringify((0,u().without)(r,o))):[],h=new Map;for(const r of l)h.set(r,(h.get(r)??0)+1);return yield*(0,d().each)(
e,(r,x)=>{const w=l[x]??"",y=(h.get(w)??0)>1,a=y?(0,u().without)(r,o):E(r,j);if(Object.keys(a).length===0)return r;const O=y?
w:JSON.stringify(a);return c(O.length)?{like:n(a,O),...(0,u().without)(r,Object.keys(a))}:r})}}function v(s,c){const t=new Map;
return n=>{const e=typeof n=="number"?s[n]:void 0;if(typeof n!="number"||!(0,u().isEntry)(e))return;const o=t.get(n)??JSON.
stringify(e).length;return t.set(n,o),c(o)?e:void 0}}function M(s,c){const{like:t,...n}=s;return{...c(t),...n}}function k(s,c){
const t=new Map;for(const n of s.slice(0,b))for(const[e,o]of Object.entries(n)){if(c.includes(e))continue;const i=t.get(
e)??new Set;t.set(e,i),i.size<=g&&i.add(JSON.stringify(o)??"")}return[...t].filter(([,n])=>n.size<=g).map(([n])=>n)}function E(s,c){
return Object.fromEntries(c.flatMap(t=>s[t]===void 0?[]:[[t,s[t]]]))}S.exports={sharedIn:v,sharer:m,unshared:M}});
//# report/compact/validations
(function(p,q,_){const l=_("report/compact/digests"),c=_("report/compact/entry");function v(e){const s=new Map(e.map((n,t)=>[
n.validation_report_id,t]));return n=>{const t=s.get(n.id);if(t===void 0||!A(n,e[t]))return n;const{gene_id:a,gene_asset_id:o,
results:d,...i}=n,u=(0,c().listAt)(n,"commands").map(({command:m,...r})=>r);return(0,l().packDigest)({...i,gene:t,commands:u},
"asset_id")}}function A(e,s={}){const n=(0,c().listAt)(e,"commands"),t=(0,c().listAt)(e,"results"),a=(0,c().listAt)(s,"c\
ommands").map(({command:o})=>o);return e.gene_id===s.id&&e.gene_asset_id===s.asset_id&&t.length===n.length&&n.every((o,d)=>{
const i=t[d]??{},u=Object.entries(y(o));return o.command===a[d]&&u.length===Object.keys(i).length&&u.every(([m,r])=>i[m]===
r)})}function b(e,s){if(typeof e.gene!="number"||!Array.isArray(e.commands))return e;const n=s[e.gene],t=(0,c().isEntry)(
n)?n:void 0,a=t?(0,c().listAt)(t,"commands"):[],{gene:o,...d}=(0,l().unpackDigest)(e,"asset_id"),i=(0,c().listAt)(e,"com\
mands").map((u,m)=>({command:a[m]?.command,...u}));return{...d,gene_id:t?.id,gene_asset_id:t?.asset_id,commands:i,results:i.
map(y)}}function S(e){let s=g;return e.map(n=>{if(typeof n.gene!="number")return n;const{id:t,gene:a}=s;return s=k(n),(0,c().
without)(n,[...n.id===t?["id"]:[],...n.gene===a?["gene"]:[]])})}function h(e){let s=g;return e.map((0,c().ofEntry)(n=>{if("\
gene_id"in n)return n;const t={...s,...n};return s=k(t),t}))}const g={gene:0};function k({id:e,gene:s}){return{id:`vr_${Number(
String(e).replace("vr_",""))+1}`,gene:Number(s)+1}}function y(e){const{ok:s,duration_ms:n,stderr:t}=e;return{cmd:e.command,
ok:s,duration_ms:n,...s===!0?{}:{err:t}}}p.exports={packSequence:S,unpackSequence:h,unpackValidation:b,validationPacker:v}});
