"use strict";exports.id=4521,exports.ids=[4521],exports.modules={22566:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),
p.CONVERSIONS=void 0,p.blobId=v,p.conversionFault=P,p.isContentOf=F;function R(){const s=h(77598);return R=function(){return s},
s}function v(s,g="sha1"){return(0,R().createHash)(g).update(`blob ${s.length}\0`).update(s).digest("hex")}function F(s,g){
return v(s,g.length===40?"sha1":"sha256")===g}const I=p.CONVERSIONS=["text","filter","ident","working-tree-encoding"],$=new Set(
["unspecified","unset","set",""]);function P(s,g,w){if(f(s,g))return;const[S="",e="",O="",t=""]=I.map(w);if(!$.has(e)&&e!==
"lfs")return C(`filter=${e}`);if(!$.has(t))return C(`working-tree-encoding=${t}`);if(O==="set")return C("ident");const i=S!==
"unset"&&(S==="set"||!A(s)),d=r(s)===r(g);return i&&d?void 0:"differs on disk"}function C(s){return`is converted on chec\
kout by the attribute ${s}, and only line endings and Git LFS are supported`}function A(s){return s.includes(0)||/\r(?!\n)/.
test(s.toString("latin1"))}function r(s){return s.toString("latin1").replaceAll(`\r
`,`
`)}const m=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
b=1024;function f(s,g){if(s.length>=b)return!1;const[,w]=m.exec(s.toString("latin1"))??[];return w===(0,R().createHash)(
"sha256").update(g).digest("hex")}},59580:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.guardCheckout=
b;function R(){const e=h(73024);return R=function(){return e},e}function v(){const e=h(51455);return v=function(){return e},
e}function F(){const e=h(76760);return F=function(){return e},e}function I(){const e=h(26040);return I=function(){return e},
e}function $(){const e=h(22566);return $=function(){return e},e}function P(){const e=h(39491);return P=function(){return e},
e}function C(){const e=h(48741);return C=function(){return e},e}function A(){const e=h(96681);return A=function(){return e},
e}function r(){const e=h(61229);return r=function(){return e},e}const m=32;function b(e,O,t,i=new Map){const d=O.filter(
({kind:c})=>c!=="submodule"&&c!=="directory"),u=O.filter(({kind:c})=>c==="submodule"),n=[...d,...u].flatMap(({path:c})=>(0,P().
foldersAbove)(c)),o=[...new Set(["",...n,...u.map(({path:c})=>c)])].sort(),l=new Set([...d.map(({path:c})=>c),...o]),a=()=>({
files:d.map(({path:c})=>s((0,F().join)(e,c))),folders:o.map(c=>s((0,F().join)(e,c)))}),y=a(),{leftOut:j,added:L}=(0,r().
listUntracked)(e,o,l,t),k=new Set(j),B=(c,T=d)=>{const M=new Set(o.filter((N,E)=>!c.folders[E]?.startsWith("folder")));return M.
size===0?[]:T.filter(({path:N})=>(0,P().foldersAbove)(N).some(E=>M.has(E)))},H=async c=>{const T=new Map;for(let M=0;M<c.
length;M+=m)await Promise.all(c.slice(M,M+m).map(async N=>{const E=i.get(N.path)??N.oid,D=await w(e,N,E);D&&T.set(N,D)}));
return T},V=c=>o.filter((T,M)=>g(c.folders[M],y.folders[M])).flatMap(T=>(0,r().listUntracked)(e,[T],l,t).leftOut).filter(
T=>!k.has(T));return{directory:e,files:d,folders:o,leftOut:j,additions:L,at:(c,T=t)=>b(c,O,T,i),accept:(c,T)=>{i.set(c,(0,$().
blobId)(T))},state:a,differing:async()=>{const c=[...d,...u],T=await H(c);for(const M of B(a(),c))T.set(M,"kind");return T},
changed:async(c=a())=>{const T=d.filter((M,N)=>g(c.files[N],y.files[N]));return f([...(await H(T)).keys(),...B(c)])},added:(c=a())=>V(
c),touchedSince:c=>{const T=a(),M=d.filter((N,E)=>g(T.files[E],c.files[E]));return f([...M,...B(T)],V(T))}}}function f(e,O=[]){
return[...new Set([...e.map(({path:t})=>t),...O])].sort()}function s(e){const O=(0,I().attempt)(()=>(0,R().lstatSync)((0,A().
systemPath)(e),{bigint:!0}));if(O===void 0)return;const{ino:t,size:i,mode:d,ctimeNs:u}=O;return`${O.isDirectory()?"folde\
r":""}${t}:${i}:${d}:${u}`}function g(e,O){return e===void 0||e!==O}async function w(e,{path:O,kind:t},i=""){const d=(0,A().
systemPath)((0,F().join)(e,O)),u=(0,I().attempt)(()=>(0,C().kindOf)((0,R().lstatSync)(d)));if(t==="submodule")return u===
"directory"?void 0:"kind";if(S(u)!==S(t))return"kind";const n=t==="symlink";return await(n?(0,v().readlink)(d,{encoding:"\
buffer"}):(0,C().readOnDisk)(e,O)).then(a=>(0,$().isContentOf)(a,i),()=>!1)?void 0:n?"kind":"content"}function S(e){return process.
platform==="win32"&&e==="executable"?"file":e}},61229:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.
filesBelow=b,p.listUntracked=A;function R(){const f=h(73024);return R=function(){return f},f}function v(){const f=h(76760);
return v=function(){return f},f}function F(){const f=h(41895);return F=function(){return f},f}function I(){const f=h(96681);
return I=function(){return f},f}const $=".git",P=new Set(["modules","worktrees"]),C=new Set(["ENOENT","ENOTDIR"]);function A(f,s,g,w){
const S=[],e=[],O=t=>{for(const i of m((0,v().join)(f,t))){const d=(0,I().decodePath)(i.name),u=t===""?d:`${t}/${d}`;if(!g.
has(u))if(d===$)if(t!=="")S.push(u);else{const n=m((0,v().join)(f,$)).map(o=>(0,I().decodePath)(o.name));S.push(...n.filter(
o=>P.has(o)).map(o=>`${$}/${o}`))}else w.cover(u)?(e.push(u),i.isDirectory()&&r((0,v().join)(f,u))&&S.push(`${u}/${$}`)):
i.isDirectory()&&w.mayBeIn(u)?O(u):S.push(u)}};return s.forEach(O),{leftOut:S,added:e}}function r(f){return m(f).some(({
name:s})=>(0,I().decodePath)(s)===$)}function m(f){try{return(0,R().readdirSync)(f,{encoding:"buffer",withFileTypes:!0})}catch(s){
if(C.has(s.code??""))return[];throw new(F()).GateError("file_unreadable",`Cannot list the directory ${f}: ${s instanceof
Error?s.message:s}`,"Check the permissions of the directory.",{cause:s})}}function b(f,s){const g=w=>m((0,v().join)(f,w)).
flatMap(S=>{const e=(0,I().decodePath)(S.name),O=w===""?e:`${w}/${e}`;return e===$||s(O)?[]:S.isDirectory()?g(O):[O]});return g(
"")}},77648:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.acceptanceOf=e,p.findingsAbout=m,p.idsIn=
s,p.reportAgentFile=i,p.reportFinding=t,p.reportFindings=O,p.reportGene=r,p.reportScripts=w,p.verdictsOf=S;function R(){
const n=h(12195);return R=function(){return n},n}function v(){const n=h(68450);return v=function(){return n},n}function F(){
const n=h(85475);return F=function(){return n},n}function I(){const n=h(80827);return I=function(){return n},n}function $(){
const n=h(59490);return $=function(){return n},n}function P(){const n=h(78261);return P=function(){return n},n}function C(){
const n=h(95132);return C=function(){return n},n}function A(){const n=h(37075);return A=function(){return n},n}function r(n,o,{
about:l,ids:a}){const{gene:y,outcomes:j,proofs:L,runFindings:k,capped:B,verdict:H,summary:V}=n,{asset:c,change:T,blastRadius:M}=y,
N=[...l(c),...y.findings,...B,...k.filter(E=>E.subject?.command===void 0)];return{id:c.id,asset_id:(0,F().assetIdOf)(c),
path:c.path,line:c.locate().line,store:{path:y.store.path||".",root:(0,v().shownRoot)(y.store),...y.store.checkoutAs!==void 0&&
{checkout_as:y.store.checkoutAs}},change:T,verdict:H,summary:V,profiles:e(y.commands.map(({profiles:E})=>E)),blast_radius:M,
commands:y.commands.map((E,D)=>{const K=k.filter(z=>f(z,E)),W=s([...E.findings,...K],a),U=L?.[D];return{...g(E,j[D]),...U&&
{proof:U},...W}}),...s(N,a),...y.differences.length>0&&{differences:y.differences},validation_report_id:o}}function m(n){
const o=(0,$().groupBy)(n,({subject:l})=>b(l));return l=>(o.get(b(l))??[]).filter(({location:a})=>(a?.path??l.path)===l.
path)}function b({type:n,id:o}={}){return`${n} ${o}`}function f({subject:n,location:o},{command:l,location:a}){return n?.
command===l&&o?.line===a.line&&o.column===a.column}function s(n,o){const l=[...new Set(n.flatMap(a=>o.get(a)??[]))];return l.
length>0?{findings:l}:{}}function g(n,o){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,
...n.reading.argv&&{words:n.reading.words.map(({text:l,span:a})=>({text:l,...a}))},...n.plan?.scripts&&{scripts:w(n.plan.
scripts)},profiles:S(n.profiles),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...o&&{outcome:o}}}function w(n){
return(0,I().stepsIn)(n).map(({directory:o,event:l,text:a,command:y})=>({directory:o,event:l,text:a,shell:y===void 0}))}
function S(n){return Object.fromEntries(Object.entries(n).map(([o,{verdict:l}])=>[o,l]))}function e(n){const o={};for(const l of n)
for(const[a,{verdict:y,reason:j,remark:L,...k}]of Object.entries(l)){const B=o[a];B&&!B.accepted||(o[a]=y==="block"?{accepted:!1,
...j&&{reason:(0,C().describe)(j).message},...k}:{accepted:!0,...L&&{remark:(0,C().describe)(L).message},...B,...k})}return o}
function O(n,o=(0,A().idsOf)(n),l){return n.toSorted(P().byHarm).map(a=>{const y={id:o.get(a),cause:(0,A().causeOf)(a),...t(
a)};if(l===void 0)return y;const j=`gene-gate fix --base ${l.slice(0,12)} --`;return{...y,remedy:y.remedy.replaceAll("ge\
ne-gate fix --",j)}})}function t(n){const{args:o,advice:l,...a}=n;return{...a,...(0,C().describe)(n)}}function i({file:{
path:n,format:o},entries:l},a,y){const{name:j,tool:L,approval:k,specification:B}=o;return{path:n,format:j,tool:L,approval:k,
specification:B,entries:l.map(H=>d(H,a,y))}}function d({state:n,entry:o,change:l,targets:a,digest:y,findings:j},L,k){const{
event:B,shown:H,location:V}=o,c=L.filter(E=>j.some(D=>u(D,E))),T=c.some(({rule:E})=>E==="agent-runs-danger"),M=(0,R().meansOf)(
T?a.filter(({kind:E})=>E!=="danger"):a),N=a.flatMap(({kind:E,name:D})=>E==="file"?[D]:[]);return{event:B,command:H,line:V.
line,digest:y,...M.length>0&&{target:M.join("; ")},...N.length>0&&{scripts:N},...n&&{state:n},...(l||o.setting)&&{change:l??
(n?"changes":"widens")},...s(c,k)}}function u(n,o){return n.rule===o.rule&&n.args===o.args}},67078:function(G,p,h){Object.
defineProperty(p,"__esModule",{value:!0}),p.redactOutcome=F;function R(){const r=h(41551);return R=function(){return r},
r}function v(){const r=h(97018);return v=function(){return r},r}function F(r,m=[]){const b=(0,R().knownForms)(m);return{
...r,stdout:I(r.stdout,b),stderr:I(r.stderr,b),...r.reason===void 0?{}:{reason:(0,v().redactForms)(r.reason,b).text}}}function I(r,m){
const{head:b,tail:f,truncated:s}=r;if(!s)return{...r,head:(0,v().redactForms)(b+f,m).text,tail:""};const g=(0,R().reachOfKnown)(
m),w=P(b.slice(0,Math.max(0,b.length-g))),S=A(C(f.slice(g)));return{...r,head:(0,v().redactForms)(w,m).text,tail:(0,v().
redactForms)(S,m).text}}const $=4096;function P(r){const m=/\S*$/.exec(r.slice(-$))?.[0]??"";return r.slice(0,r.length-m.
length)}function C(r){return r.slice(/^\S*/.exec(r.slice(0,$))?.[0].length??0)}function A(r){const m=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(r);return m===null?r:`[redacted private key]${r.slice(m[0].length)}`}},36807:function(G,p,h){Object.defineProperty(
p,"__esModule",{value:!0}),p.commonFields=f,p.fingerprint=O,p.redactGene=P,p.sealed=s,p.shortenText=e,p.validationReportsOf=
C;function R(){const t=h(77598);return R=function(){return t},t}function v(){const t=h(23404);return v=function(){return t},
t}function F(){const t=h(85475);return F=function(){return t},t}function I(){const t=h(38863);return I=function(){return t},
t}function $(){const t=h(67078);return $=function(){return t},t}function P(t,i){const d=t.outcomes.map(u=>(0,$().redactOutcome)(
u,i));return{...t,outcomes:d}}function C(t,i){let d=i.startedAt.getTime();return t.map(u=>u.ran?A(u,`vr_${d++}`,i):null)}
function A({gene:t,outcomes:i,proofs:d},u,{nodeOf:n,policyDigest:o,finishedAt:l}){const a=i.map((j,L)=>{const k=d?.[L];return{
command:t.commands[L]?.command??"",ok:j.status==="passed",stdout:S(j.stdout,g),stderr:b(j),status:j.status,exit_code:j.exit_code,
signal:j.signal,duration_ms:j.duration_ms,...k&&{proof:m(k)}}}),y=i[0]?.started_at??l.toISOString();return s({...f({commands:a,
startedAt:y,finishedAt:r(i,l)}),id:u,gene_id:t.asset.id,gene_asset_id:(0,F().contentHash)(t.asset.value),policy_digest:o,
...O(n(t)),commands:a})}function r(t,i){const d=t.map(({started_at:n,duration_ms:o})=>Date.parse(n)+o),u=d.length===0?Number.
POSITIVE_INFINITY:Math.max(...d);return new Date(Math.min(u,i.getTime())).toISOString()}function m({outcome:t,files:i}){
return{outcome:t,files:i}}function b({stderr:t,reason:i,status:d}){if(d==="passed"||i===void 0)return S(t,g);const u=i.slice(
0,w),n=S(t,g-u.length-1);return n===""?u:`${n}
${u}`}function f({commands:t,startedAt:i,finishedAt:d}){return{type:"ValidationReport",schema_version:v().SCHEMA_VERSION,
results:t.map(({command:u,ok:n,duration_ms:o,stderr:l})=>({cmd:u,ok:n,duration_ms:o,...n?{}:{err:l}})),overall_ok:t.length>
0&&t.every(({ok:u})=>u),duration_ms:Math.max(0,Date.parse(d)-Date.parse(i)),started_at:i,finished_at:d,created_at:d}}function s(t){
const i=(0,v().computeAssetId)(t);if(i===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:i}}const g=4e3,w=1e3;function S({head:t,tail:i,bytes:d,truncated:u},n){const o=t+i;
if(!u&&o.length<=n)return o;const l=`
[cut: the beginning and the end of ${d} bytes]
`,a=u?t:o,y=u?i:o;return a.slice(0,w).replace(/[\ud800-\udbff]$/,"")+l+y.slice(-(n-w-l.length)).replace(/^[\udc00-\udfff]/,
"")}function e(t){const i={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return S(i,g)}function O({version:t,platform:i,
arch:d}){const u=["",t,i,d,"",I().TOOL.name,I().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:i,
arch:d,client:I().TOOL.name,client_version:I().TOOL.version},env_fingerprint_key:(0,R().hash)("sha256",u).slice(0,16)}}},
94901:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.validate=$;function R(){const r=h(9354);return R=
function(){return r},r}function v(){const r=h(57334);return v=function(){return r},r}function F(){const r=h(22562);return F=
function(){return r},r}function I(){const r=h(92344);return I=function(){return r},r}async function $(r,{policy:m,startedAt:b,
heads:f,approver:s,runs:g,run:w}){const S=await(0,R().findApprovals)(r,m.approvals,f,s),e=await w(S.waiting),O=g?P(r,e,S.
waiting,b):e,t=(0,I().judge)(r,O,{policy:m,now:b,approval:S});return{approval:S,runResult:O,judgement:t}}function P({genes:r},m,b,f){
const s=new Map(m.outcomes);for(const g of r){const w=s.get(g);w===void 0&&(b.has(g)||!C(g,m))||s.set(g,A(g,w??[],f))}return{
...m,outcomes:s}}function C(r,{shards:m}){return r.change==="removed"?!1:m===void 0||(0,F().plansOf)(r).plans.length===0?
!0:m.some(({genes:b})=>b.has(r))}function A({commands:r},m,b){const f=m.length>r.length;return r.map((s,g)=>(f?void 0:m[g])??
(0,v().notRun)("skipped",v().OUTCOME_LOST,b))}}};
