"use strict";exports.id=4521,exports.ids=[4521],exports.modules={22566:function(G,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.CONVERSIONS=void 0,m.blobId=b,m.conversionFault=P,m.isContentOf=j;function R(){const o=h(77598);return R=function(){return o},
o}function b(o,p="sha1"){return(0,R().createHash)(p).update(`blob ${o.length}\0`).update(o).digest("hex")}function j(o,p){
return b(o,p.length===40?"sha1":"sha256")===p}const T=m.CONVERSIONS=["text","filter","ident","working-tree-encoding"],$=new Set(
["unspecified","unset","set",""]);function P(o,p,w){if(a(o,p))return;const[v="",e="",O="",t=""]=T.map(w);if(!$.has(e)&&e!==
"lfs")return C(`filter=${e}`);if(!$.has(t))return C(`working-tree-encoding=${t}`);if(O==="set")return C("ident");const i=v!==
"unset"&&(v==="set"||!A(o)),d=r(o)===r(p);return i&&d?void 0:"differs on disk"}function C(o){return`is converted on chec\
kout by the attribute ${o}, and only line endings and Git LFS are supported`}function A(o){return o.includes(0)||/\r(?!\n)/.
test(o.toString("latin1"))}function r(o){return o.toString("latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
S=1024;function a(o,p){if(o.length>=S)return!1;const[,w]=g.exec(o.toString("latin1"))??[];return w===(0,R().createHash)(
"sha256").update(p).digest("hex")}},59580:function(G,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.guardCheckout=
S;function R(){const e=h(73024);return R=function(){return e},e}function b(){const e=h(51455);return b=function(){return e},
e}function j(){const e=h(76760);return j=function(){return e},e}function T(){const e=h(26040);return T=function(){return e},
e}function $(){const e=h(22566);return $=function(){return e},e}function P(){const e=h(39491);return P=function(){return e},
e}function C(){const e=h(48741);return C=function(){return e},e}function A(){const e=h(96681);return A=function(){return e},
e}function r(){const e=h(61229);return r=function(){return e},e}const g=32;function S(e,O,t,i=new Map){const d=O.filter(
({kind:c})=>c!=="submodule"&&c!=="directory"),u=O.filter(({kind:c})=>c==="submodule"),n=[...d,...u].flatMap(({path:c})=>(0,P().
foldersAbove)(c)),s=[...new Set(["",...n,...u.map(({path:c})=>c)])].sort(),l=new Set([...d.map(({path:c})=>c),...s]),f=()=>({
files:d.map(({path:c})=>o((0,j().join)(e,c))),folders:s.map(c=>o((0,j().join)(e,c)))}),y=f(),{leftOut:F,added:L}=(0,r().
listUntracked)(e,s,l,t),k=new Set(F),B=(c,I=d)=>{const M=new Set(s.filter((N,E)=>!c.folders[E]?.startsWith("folder")));return M.
size===0?[]:I.filter(({path:N})=>(0,P().foldersAbove)(N).some(E=>M.has(E)))},H=async c=>{const I=new Map;for(let M=0;M<c.
length;M+=g)await Promise.all(c.slice(M,M+g).map(async N=>{const E=i.get(N.path)??N.oid,D=await w(e,N,E);D&&I.set(N,D)}));
return I},V=c=>s.filter((I,M)=>p(c.folders[M],y.folders[M])).flatMap(I=>(0,r().listUntracked)(e,[I],l,t).leftOut).filter(
I=>!k.has(I));return{directory:e,files:d,folders:s,leftOut:F,additions:L,at:(c,I=t)=>S(c,O,I,i),accept:(c,I)=>{i.set(c,(0,$().
blobId)(I))},state:f,differing:async()=>{const c=[...d,...u],I=await H(c);for(const M of B(f(),c))I.set(M,"kind");return I},
changed:async(c=f())=>{const I=d.filter((M,N)=>p(c.files[N],y.files[N]));return a([...(await H(I)).keys(),...B(c)])},added:(c=f())=>V(
c),touchedSince:c=>{const I=f(),M=d.filter((N,E)=>p(I.files[E],c.files[E]));return a([...M,...B(I)],V(I))}}}function a(e,O=[]){
return[...new Set([...e.map(({path:t})=>t),...O])].sort()}function o(e){const O=(0,T().attempt)(()=>(0,R().lstatSync)((0,A().
systemPath)(e),{bigint:!0}));if(O===void 0)return;const{ino:t,size:i,mode:d,ctimeNs:u}=O;return`${O.isDirectory()?"folde\
r":""}${t}:${i}:${d}:${u}`}function p(e,O){return e===void 0||e!==O}async function w(e,{path:O,kind:t},i=""){const d=(0,A().
systemPath)((0,j().join)(e,O)),u=(0,T().attempt)(()=>(0,C().kindOf)((0,R().lstatSync)(d)));if(t==="submodule")return u===
"directory"?void 0:"kind";if(v(u)!==v(t))return"kind";const n=t==="symlink";return await(n?(0,b().readlink)(d,{encoding:"\
buffer"}):(0,C().readOnDisk)(e,O)).then(f=>(0,$().isContentOf)(f,i),()=>!1)?void 0:n?"kind":"content"}function v(e){return process.
platform==="win32"&&e==="executable"?"file":e}},61229:function(G,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.
filesBelow=S,m.listUntracked=C;function R(){const a=h(73024);return R=function(){return a},a}function b(){const a=h(76760);
return b=function(){return a},a}function j(){const a=h(41895);return j=function(){return a},a}function T(){const a=h(96681);
return T=function(){return a},a}const $=".git",P=new Set(["ENOENT","ENOTDIR"]);function C(a,o,p,w){const v=[],e=[],O=t=>{
for(const i of g((0,b().join)(a,t))){const d=(0,T().decodePath)(i.name),u=t===""?d:`${t}/${d}`;p.has(u)||(d===$?(!p.has(
t)||!A(t,i))&&v.push(u):w.cover(u)?(e.push(u),i.isDirectory()&&r((0,b().join)(a,u))&&v.push(`${u}/${$}`)):i.isDirectory()&&
w.mayBeIn(u)?O(u):v.push(u))}};return o.forEach(O),{leftOut:v,added:e}}function A(a,o){return a===""||o.isFile()}function r(a){
return g(a).some(({name:o})=>(0,T().decodePath)(o)===$)}function g(a){try{return(0,R().readdirSync)(a,{encoding:"buffer",
withFileTypes:!0})}catch(o){if(P.has(o.code??""))return[];throw new(j()).GateError("file_unreadable",`Cannot list the di\
rectory ${a}: ${o instanceof Error?o.message:o}`,"Check the permissions of the directory.",{cause:o})}}function S(a,o){const p=w=>g(
(0,b().join)(a,w)).flatMap(v=>{const e=(0,T().decodePath)(v.name),O=w===""?e:`${w}/${e}`;return e===$||o(O)?[]:v.isDirectory()?
p(O):[O]});return p("")}},77648:function(G,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.acceptanceOf=e,m.findingsAbout=
g,m.idsIn=o,m.reportAgentFile=i,m.reportFinding=t,m.reportFindings=O,m.reportGene=r,m.reportScripts=w,m.verdictsOf=v;function R(){
const n=h(12195);return R=function(){return n},n}function b(){const n=h(68450);return b=function(){return n},n}function j(){
const n=h(85475);return j=function(){return n},n}function T(){const n=h(80827);return T=function(){return n},n}function $(){
const n=h(59490);return $=function(){return n},n}function P(){const n=h(78261);return P=function(){return n},n}function C(){
const n=h(95132);return C=function(){return n},n}function A(){const n=h(37075);return A=function(){return n},n}function r(n,s,{
about:l,ids:f}){const{gene:y,outcomes:F,proofs:L,runFindings:k,capped:B,verdict:H,summary:V}=n,{asset:c,change:I,blastRadius:M}=y,
N=[...l(c),...y.findings,...B,...k.filter(E=>E.subject?.command===void 0)];return{id:c.id,asset_id:(0,j().assetIdOf)(c),
path:c.path,line:c.locate().line,store:{path:y.store.path||".",root:(0,b().shownRoot)(y.store),...y.store.checkoutAs!==void 0&&
{checkout_as:y.store.checkoutAs}},change:I,verdict:H,summary:V,profiles:e(y.commands.map(({profiles:E})=>E)),blast_radius:M,
commands:y.commands.map((E,D)=>{const K=k.filter(z=>a(z,E)),W=o([...E.findings,...K],f),U=L?.[D];return{...p(E,F[D]),...U&&
{proof:U},...W}}),...o(N,f),...y.differences.length>0&&{differences:y.differences},validation_report_id:s}}function g(n){
const s=(0,$().groupBy)(n,({subject:l})=>S(l));return l=>(s.get(S(l))??[]).filter(({location:f})=>(f?.path??l.path)===l.
path)}function S({type:n,id:s}={}){return`${n} ${s}`}function a({subject:n,location:s},{command:l,location:f}){return n?.
command===l&&s?.line===f.line&&s.column===f.column}function o(n,s){const l=[...new Set(n.flatMap(f=>s.get(f)??[]))];return l.
length>0?{findings:l}:{}}function p(n,s){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,
...n.reading.argv&&{words:n.reading.words.map(({text:l,span:f})=>({text:l,...f}))},...n.plan?.scripts&&{scripts:w(n.plan.
scripts)},profiles:v(n.profiles),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...s&&{outcome:s}}}function w(n){
return(0,T().stepsIn)(n).map(({directory:s,event:l,text:f,command:y})=>({directory:s,event:l,text:f,shell:y===void 0}))}
function v(n){return Object.fromEntries(Object.entries(n).map(([s,{verdict:l}])=>[s,l]))}function e(n){const s={};for(const l of n)
for(const[f,{verdict:y,reason:F,remark:L,...k}]of Object.entries(l)){const B=s[f];B&&!B.accepted||(s[f]=y==="block"?{accepted:!1,
...F&&{reason:(0,C().describe)(F).message},...k}:{accepted:!0,...L&&{remark:(0,C().describe)(L).message},...B,...k})}return s}
function O(n,s=(0,A().idsOf)(n),l){return n.toSorted(P().byHarm).map(f=>{const y={id:s.get(f),cause:(0,A().causeOf)(f),...t(
f)};if(l===void 0)return y;const F=`gene-gate fix --base ${l.slice(0,12)} --`;return{...y,remedy:y.remedy.replaceAll("ge\
ne-gate fix --",F)}})}function t(n){const{args:s,advice:l,...f}=n;return{...f,...(0,C().describe)(n)}}function i({file:{
path:n,format:s},entries:l},f,y){const{name:F,tool:L,approval:k,specification:B}=s;return{path:n,format:F,tool:L,approval:k,
specification:B,entries:l.map(H=>d(H,f,y))}}function d({state:n,entry:s,change:l,targets:f,digest:y,findings:F},L,k){const{
event:B,shown:H,location:V}=s,c=L.filter(E=>F.some(D=>u(D,E))),I=c.some(({rule:E})=>E==="agent-runs-danger"),M=(0,R().meansOf)(
I?f.filter(({kind:E})=>E!=="danger"):f),N=f.flatMap(({kind:E,name:D})=>E==="file"?[D]:[]);return{event:B,command:H,line:V.
line,digest:y,...M.length>0&&{target:M.join("; ")},...N.length>0&&{scripts:N},...n&&{state:n},...(l||s.setting)&&{change:l??
(n?"changes":"widens")},...o(c,k)}}function u(n,s){return n.rule===s.rule&&n.args===s.args}},67078:function(G,m,h){Object.
defineProperty(m,"__esModule",{value:!0}),m.redactOutcome=j;function R(){const r=h(41551);return R=function(){return r},
r}function b(){const r=h(97018);return b=function(){return r},r}function j(r,g=[]){const S=(0,R().knownForms)(g);return{
...r,stdout:T(r.stdout,S),stderr:T(r.stderr,S),...r.reason===void 0?{}:{reason:(0,b().redactForms)(r.reason,S).text}}}function T(r,g){
const{head:S,tail:a,truncated:o}=r;if(!o)return{...r,head:(0,b().redactForms)(S+a,g).text,tail:""};const p=(0,R().reachOfKnown)(
g),w=P(S.slice(0,Math.max(0,S.length-p))),v=A(C(a.slice(p)));return{...r,head:(0,b().redactForms)(w,g).text,tail:(0,b().
redactForms)(v,g).text}}const $=4096;function P(r){const g=/\S*$/.exec(r.slice(-$))?.[0]??"";return r.slice(0,r.length-g.
length)}function C(r){return r.slice(/^\S*/.exec(r.slice(0,$))?.[0].length??0)}function A(r){const g=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(r);return g===null?r:`[redacted private key]${r.slice(g[0].length)}`}},36807:function(G,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.commonFields=a,m.fingerprint=O,m.redactGene=P,m.sealed=o,m.shortenText=e,m.validationReportsOf=
C;function R(){const t=h(77598);return R=function(){return t},t}function b(){const t=h(23404);return b=function(){return t},
t}function j(){const t=h(85475);return j=function(){return t},t}function T(){const t=h(38863);return T=function(){return t},
t}function $(){const t=h(67078);return $=function(){return t},t}function P(t,i){const d=t.outcomes.map(u=>(0,$().redactOutcome)(
u,i));return{...t,outcomes:d}}function C(t,i){let d=i.startedAt.getTime();return t.map(u=>u.ran?A(u,`vr_${d++}`,i):null)}
function A({gene:t,outcomes:i,proofs:d},u,{nodeOf:n,policyDigest:s,finishedAt:l}){const f=i.map((F,L)=>{const k=d?.[L];return{
command:t.commands[L]?.command??"",ok:F.status==="passed",stdout:v(F.stdout,p),stderr:S(F),status:F.status,exit_code:F.exit_code,
signal:F.signal,duration_ms:F.duration_ms,...k&&{proof:g(k)}}}),y=i[0]?.started_at??l.toISOString();return o({...a({commands:f,
startedAt:y,finishedAt:r(i,l)}),id:u,gene_id:t.asset.id,gene_asset_id:(0,j().contentHash)(t.asset.value),policy_digest:s,
...O(n(t)),commands:f})}function r(t,i){const d=t.map(({started_at:n,duration_ms:s})=>Date.parse(n)+s),u=d.length===0?Number.
POSITIVE_INFINITY:Math.max(...d);return new Date(Math.min(u,i.getTime())).toISOString()}function g({outcome:t,files:i}){
return{outcome:t,files:i}}function S({stderr:t,reason:i,status:d}){if(d==="passed"||i===void 0)return v(t,p);const u=i.slice(
0,w),n=v(t,p-u.length-1);return n===""?u:`${n}
${u}`}function a({commands:t,startedAt:i,finishedAt:d}){return{type:"ValidationReport",schema_version:b().SCHEMA_VERSION,
results:t.map(({command:u,ok:n,duration_ms:s,stderr:l})=>({cmd:u,ok:n,duration_ms:s,...n?{}:{err:l}})),overall_ok:t.length>
0&&t.every(({ok:u})=>u),duration_ms:Math.max(0,Date.parse(d)-Date.parse(i)),started_at:i,finished_at:d,created_at:d}}function o(t){
const i=(0,b().computeAssetId)(t);if(i===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:i}}const p=4e3,w=1e3;function v({head:t,tail:i,bytes:d,truncated:u},n){const s=t+i;
if(!u&&s.length<=n)return s;const l=`
[cut: the beginning and the end of ${d} bytes]
`,f=u?t:s,y=u?i:s;return f.slice(0,w).replace(/[\ud800-\udbff]$/,"")+l+y.slice(-(n-w-l.length)).replace(/^[\udc00-\udfff]/,
"")}function e(t){const i={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return v(i,p)}function O({version:t,platform:i,
arch:d}){const u=["",t,i,d,"",T().TOOL.name,T().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:i,
arch:d,client:T().TOOL.name,client_version:T().TOOL.version},env_fingerprint_key:(0,R().hash)("sha256",u).slice(0,16)}}},
94901:function(G,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.validate=$;function R(){const r=h(9354);return R=
function(){return r},r}function b(){const r=h(57334);return b=function(){return r},r}function j(){const r=h(22562);return j=
function(){return r},r}function T(){const r=h(92344);return T=function(){return r},r}async function $(r,{policy:g,startedAt:S,
heads:a,approver:o,runs:p,run:w}){const v=await(0,R().findApprovals)(r,g.approvals,a,o),e=await w(v.waiting),O=p?P(r,e,v.
waiting,S):e,t=(0,T().judge)(r,O,{policy:g,now:S,approval:v});return{approval:v,runResult:O,judgement:t}}function P({genes:r},g,S,a){
const o=new Map(g.outcomes);for(const p of r){const w=o.get(p);w===void 0&&(S.has(p)||!C(p,g))||o.set(p,A(p,w??[],a))}return{
...g,outcomes:o}}function C(r,{shards:g}){return r.change==="removed"?!1:g===void 0||(0,j().plansOf)(r).plans.length===0?
!0:g.some(({genes:S})=>S.has(r))}function A({commands:r},g,S){const a=g.length>r.length;return r.map((o,p)=>(a?void 0:g[p])??
(0,b().notRun)("skipped",b().OUTCOME_LOST,S))}}};
