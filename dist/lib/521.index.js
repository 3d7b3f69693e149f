"use strict";exports.id=521,exports.ids=[521],exports.modules={22566:function(H,m,h){Object.defineProperty(m,"__esModule",{value:!0}),
m.CONVERSIONS=void 0,m.blobId=b,m.conversionFault=N,m.isContentOf=R;function $(){const o=h(77598);return $=function(){return o},
o}function b(o,p="sha1"){return(0,$().createHash)(p).update(`blob ${o.length}\0`).update(o).digest("hex")}function R(o,p){
return b(o,p.length===40?"sha1":"sha256")===p}const T=m.CONVERSIONS=["text","filter","ident","working-tree-encoding"],E=new Set(
["unspecified","unset","set",""]);function N(o,p,I){if(f(o,p))return;const[y="",e="",O="",t=""]=T.map(I);if(!E.has(e)&&e!==
"lfs")return C(`filter=${e}`);if(!E.has(t))return C(`working-tree-encoding=${t}`);if(O==="set")return C("ident");const i=y!==
"unset"&&(y==="set"||!A(o)),c=r(o)===r(p);return i&&c?void 0:"differs on disk"}function C(o){return`is converted on chec\
kout by the attribute ${o}, and only line endings and Git LFS are supported`}function A(o){return o.includes(0)||/\r(?!\n)/.
test(o.toString("latin1"))}function r(o){return o.toString("latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
S=1024;function f(o,p){if(o.length>=S)return!1;const[,I]=g.exec(o.toString("latin1"))??[];return I===(0,$().createHash)(
"sha256").update(p).digest("hex")}},59580:function(H,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.guardCheckout=
S;function $(){const e=h(73024);return $=function(){return e},e}function b(){const e=h(51455);return b=function(){return e},
e}function R(){const e=h(76760);return R=function(){return e},e}function T(){const e=h(26040);return T=function(){return e},
e}function E(){const e=h(22566);return E=function(){return e},e}function N(){const e=h(39491);return N=function(){return e},
e}function C(){const e=h(48741);return C=function(){return e},e}function A(){const e=h(96681);return A=function(){return e},
e}function r(){const e=h(61229);return r=function(){return e},e}const g=32;function S(e,O,t,i=new Map){const c=O.filter(
({kind:u})=>u!=="submodule"&&u!=="directory"),a=O.filter(({kind:u})=>u==="submodule"),n=[...c,...a].flatMap(({path:u})=>(0,N().
foldersAbove)(u)),s=[...new Set(["",...n,...a.map(({path:u})=>u)])].sort(),d=new Set([...c.map(({path:u})=>u),...s]),l=()=>({
files:c.map(({path:u})=>o((0,R().join)(e,u))),folders:s.map(u=>o((0,R().join)(e,u)))}),v=l(),{leftOut:M,added:B}=(0,r().
listUntracked)(e,s,d,t),L=new Set(M),D=(u,w=c)=>{const F=new Set(s.filter((P,j)=>!u.folders[j]?.startsWith("folder")));return F.
size===0?[]:w.filter(({path:P})=>(0,N().foldersAbove)(P).some(j=>F.has(j)))},k=async u=>{const w=new Map;for(let F=0;F<u.
length;F+=g)await Promise.all(u.slice(F,F+g).map(async P=>{const j=i.get(P.path)??P.oid,V=await I(e,P,j);V&&w.set(P,V)}));
return w},G=u=>s.filter((w,F)=>p(u.folders[F],v.folders[F])).flatMap(w=>(0,r().listUntracked)(e,[w],d,t).leftOut).filter(
w=>!L.has(w));return{directory:e,files:c,folders:s,leftOut:M,additions:B,at:(u,w=t)=>S(u,O,w,i),accept:(u,w)=>{i.set(u,(0,E().
blobId)(w))},state:l,differing:async()=>{const u=[...c,...a],w=await k(u);for(const F of D(l(),u))w.set(F,"kind");return w},
changed:async(u=l())=>{const w=c.filter((F,P)=>p(u.files[P],v.files[P]));return f([...(await k(w)).keys(),...D(u)])},added:(u=l())=>G(
u),touchedSince:u=>{const w=l(),F=c.filter((P,j)=>p(w.files[j],u.files[j]));return f([...F,...D(w)],G(w))}}}function f(e,O=[]){
return[...new Set([...e.map(({path:t})=>t),...O])].sort()}function o(e){const O=(0,T().attempt)(()=>(0,$().lstatSync)((0,A().
systemPath)(e),{bigint:!0}));if(O===void 0)return;const{ino:t,size:i,mode:c,ctimeNs:a}=O;return`${O.isDirectory()?"folde\
r":""}${t}:${i}:${c}:${a}`}function p(e,O){return e===void 0||e!==O}async function I(e,{path:O,kind:t},i=""){const c=(0,A().
systemPath)((0,R().join)(e,O)),a=(0,T().attempt)(()=>(0,C().kindOf)((0,$().lstatSync)(c)));if(t==="submodule")return a===
"directory"?void 0:"kind";if(y(a)!==y(t))return"kind";const n=t==="symlink";return await(n?(0,b().readlink)(c,{encoding:"\
buffer"}):(0,C().readOnDisk)(e,O)).then(l=>(0,E().isContentOf)(l,i),()=>!1)?void 0:n?"kind":"content"}function y(e){return process.
platform==="win32"&&e==="executable"?"file":e}},61229:function(H,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.
filesBelow=S,m.listUntracked=C;function $(){const f=h(73024);return $=function(){return f},f}function b(){const f=h(76760);
return b=function(){return f},f}function R(){const f=h(41895);return R=function(){return f},f}function T(){const f=h(96681);
return T=function(){return f},f}const E=".git",N=new Set(["ENOENT","ENOTDIR"]);function C(f,o,p,I){const y=[],e=[],O=t=>{
for(const i of g((0,b().join)(f,t))){const c=(0,T().decodePath)(i.name),a=t===""?c:`${t}/${c}`;p.has(a)||(c===E?(!p.has(
t)||!A(t,i))&&y.push(a):I.cover(a)?(e.push(a),i.isDirectory()&&r((0,b().join)(f,a))&&y.push(`${a}/${E}`)):i.isDirectory()&&
I.mayBeIn(a)?O(a):y.push(a))}};return o.forEach(O),{leftOut:y,added:e}}function A(f,o){return f===""||o.isFile()}function r(f){
return g(f).some(({name:o})=>(0,T().decodePath)(o)===E)}function g(f){try{return(0,$().readdirSync)(f,{encoding:"buffer",
withFileTypes:!0})}catch(o){if(N.has(o.code??""))return[];throw new(R()).GateError("file_unreadable",`Cannot list the di\
rectory ${f}: ${o instanceof Error?o.message:o}`,"Check the permissions of the directory.",{cause:o})}}function S(f,o){const p=I=>g(
(0,b().join)(f,I)).flatMap(y=>{const e=(0,T().decodePath)(y.name),O=I===""?e:`${I}/${e}`;return e===E||o(O)?[]:y.isDirectory()?
p(O):[O]});return p("")}},77648:function(H,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.findingsAbout=g,m.idsIn=
o,m.reportAgentFile=i,m.reportFinding=t,m.reportFindings=O,m.reportGene=r,m.reportScripts=I,m.verdictsOf=y;function $(){
const n=h(12195);return $=function(){return n},n}function b(){const n=h(85475);return b=function(){return n},n}function R(){
const n=h(80827);return R=function(){return n},n}function T(){const n=h(59490);return T=function(){return n},n}function E(){
const n=h(38863);return E=function(){return n},n}function N(){const n=h(78261);return N=function(){return n},n}function C(){
const n=h(95132);return C=function(){return n},n}function A(){const n=h(37075);return A=function(){return n},n}function r(n,s,{
about:d,ids:l}){const{gene:v,outcomes:M,mutants:B,runFindings:L,capped:D,verdict:k,summary:G}=n,{asset:u,change:w,blastRadius:F}=v,
P=[...d(u),...v.findings,...D,...L.filter(j=>j.subject?.command===void 0)];return{id:u.id,asset_id:(0,b().assetIdOf)(u),
path:u.path,line:u.locate().line,store:{path:v.store.path||".",root:v.store.root||"."},change:w,verdict:k,summary:G,profiles:e(
v.commands.map(({profiles:j})=>j)),validators:e(v.commands.map(({validators:j})=>j)),blast_radius:F,commands:v.commands.
map((j,V)=>{const K=L.filter(z=>f(z,j)),W=o([...j.findings,...K],l),U=B?.[V];return{...p(j,M[V]),...U&&{mutant:U},...W}}),
...o(P,l),...v.differences.length>0&&{differences:v.differences},validation_report_id:s}}function g(n){const s=(0,T().groupBy)(
n,({subject:d})=>S(d));return d=>(s.get(S(d))??[]).filter(({location:l})=>(l?.path??d.path)===d.path)}function S({type:n,
id:s}={}){return`${n} ${s}`}function f({subject:n,location:s},{command:d,location:l}){return n?.command===d&&s?.line===l.
line&&s.column===l.column}function o(n,s){const d=[...new Set(n.flatMap(l=>s.get(l)??[]))];return d.length>0?{findings:d}:
{}}function p(n,s){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&
{words:n.reading.words.map(({text:d,span:l})=>({text:d,...l}))},...n.plan?.scripts&&{scripts:I(n.plan.scripts)},profiles:y(
n.profiles),validators:y(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...s&&{outcome:s}}}function I(n){
return(0,R().stepsIn)(n).map(({directory:s,event:d,text:l,command:v})=>({directory:s,event:d,text:l,shell:v===void 0}))}
function y(n){return Object.fromEntries(Object.entries(n).map(([s,{verdict:d}])=>[s,d]))}function e(n){const s={};for(const d of n)
for(const[l,{verdict:v,reason:M,remark:B}]of Object.entries(d)){const L=s[l];L&&!L.accepted||(s[l]=v==="block"?{accepted:!1,
...M&&{reason:(0,C().describe)(M).message}}:{accepted:!0,...B&&{remark:(0,C().describe)(B).message},...L})}return s}function O(n,s=(0,A().
idsOf)(n),d){return n.toSorted(N().byHarm).map(l=>{const v={id:s.get(l),cause:(0,A().causeOf)(l),...t(l)};if(d===void 0)
return v;const M=`${E().COMMAND} fix --base ${d.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix -\
-",M)}})}function t(n){const{args:s,advice:d,...l}=n;return{...l,...(0,C().describe)(n)}}function i({file:{path:n,format:s},
entries:d},l,v){const{name:M,tool:B,approval:L,specification:D}=s;return{path:n,format:M,tool:B,approval:L,specification:D,
entries:d.map(k=>c(k,l,v))}}function c({state:n,entry:s,change:d,targets:l,digest:v,findings:M},B,L){const{event:D,shown:k,
location:G}=s,u=(0,$().meansOf)(l),w=l.flatMap(({kind:F,name:P})=>F==="file"?[P]:[]);return{event:D,command:k,line:G.line,
digest:v,...u.length>0&&{target:u.join("; ")},...w.length>0&&{scripts:w},...n&&{state:n},...n&&(d||s.setting)&&{change:d??
"changes"},...o(B.filter(F=>M.some(P=>a(P,F))),L)}}function a(n,s){return n.rule===s.rule&&n.args===s.args}},67078:function(H,m,h){
Object.defineProperty(m,"__esModule",{value:!0}),m.redactOutcome=R;function $(){const r=h(41551);return $=function(){return r},
r}function b(){const r=h(97018);return b=function(){return r},r}function R(r,g=[]){const S=(0,$().knownForms)(g);return{
...r,stdout:T(r.stdout,S),stderr:T(r.stderr,S),...r.reason===void 0?{}:{reason:(0,b().redactForms)(r.reason,S).text}}}function T(r,g){
const{head:S,tail:f,truncated:o}=r;if(!o)return{...r,head:(0,b().redactForms)(S+f,g).text,tail:""};const p=(0,$().reachOfKnown)(
g),I=N(S.slice(0,Math.max(0,S.length-p))),y=A(C(f.slice(p)));return{...r,head:(0,b().redactForms)(I,g).text,tail:(0,b().
redactForms)(y,g).text}}const E=4096;function N(r){const g=/\S*$/.exec(r.slice(-E))?.[0]??"";return r.slice(0,r.length-g.
length)}function C(r){return r.slice(/^\S*/.exec(r.slice(0,E))?.[0].length??0)}function A(r){const g=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(r);return g===null?r:`[redacted private key]${r.slice(g[0].length)}`}},36807:function(H,m,h){Object.defineProperty(
m,"__esModule",{value:!0}),m.commonFields=f,m.fingerprint=O,m.redactGene=N,m.sealed=o,m.shortenText=e,m.validationReportsOf=
C;function $(){const t=h(77598);return $=function(){return t},t}function b(){const t=h(23404);return b=function(){return t},
t}function R(){const t=h(85475);return R=function(){return t},t}function T(){const t=h(38863);return T=function(){return t},
t}function E(){const t=h(67078);return E=function(){return t},t}function N(t,i){const c=t.outcomes.map(a=>(0,E().redactOutcome)(
a,i));return{...t,outcomes:c}}function C(t,i){let c=i.startedAt.getTime();return t.map(a=>a.ran?A(a,`vr_${c++}`,i):null)}
function A({gene:t,outcomes:i,mutants:c},a,{nodeOf:n,policyDigest:s,finishedAt:d}){const l=i.map((M,B)=>{const L=c?.[B];
return{command:t.commands[B]?.command??"",ok:M.status==="passed",stdout:y(M.stdout,p),stderr:S(M),status:M.status,exit_code:M.
exit_code,signal:M.signal,duration_ms:M.duration_ms,...L&&{mutant:g(L)}}}),v=i[0]?.started_at??d.toISOString();return o(
{...f({commands:l,startedAt:v,finishedAt:r(i,d)}),id:a,gene_id:t.asset.id,gene_asset_id:(0,R().contentHash)(t.asset.value),
policy_digest:s,...O(n(t)),commands:l})}function r(t,i){const c=t.map(({started_at:n,duration_ms:s})=>Date.parse(n)+s),a=c.
length===0?Number.POSITIVE_INFINITY:Math.max(...c);return new Date(Math.min(a,i.getTime())).toISOString()}function g({outcome:t,
operator:i,files:c}){return{outcome:t,...i&&{operator:i},files:c}}function S({stderr:t,reason:i,status:c}){if(c==="passe\
d"||i===void 0)return y(t,p);const a=i.slice(0,I),n=y(t,p-a.length-1);return n===""?a:`${n}
${a}`}function f({commands:t,startedAt:i,finishedAt:c}){return{type:"ValidationReport",schema_version:b().SCHEMA_VERSION,
results:t.map(({command:a,ok:n,duration_ms:s,stderr:d})=>({cmd:a,ok:n,duration_ms:s,...n?{}:{err:d}})),overall_ok:t.length>
0&&t.every(({ok:a})=>a),duration_ms:Math.max(0,Date.parse(c)-Date.parse(i)),started_at:i,finished_at:c,created_at:c}}function o(t){
const i=(0,b().computeAssetId)(t);if(i===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:i}}const p=4e3,I=1e3;function y({head:t,tail:i,bytes:c,truncated:a},n){const s=t+i;
if(!a&&s.length<=n)return s;const d=`
[cut: the beginning and the end of ${c} bytes]
`,l=a?t:s,v=a?i:s;return l.slice(0,I).replace(/[\ud800-\udbff]$/,"")+d+v.slice(-(n-I-d.length)).replace(/^[\udc00-\udfff]/,
"")}function e(t){const i={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return y(i,p)}function O({version:t,platform:i,
arch:c}){const a=["",t,i,c,"",T().TOOL.name,T().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:i,
arch:c,client:T().TOOL.name,client_version:T().TOOL.version},env_fingerprint_key:(0,$().createHash)("sha256").update(a).
digest("hex").slice(0,16)}}},94901:function(H,m,h){Object.defineProperty(m,"__esModule",{value:!0}),m.validate=E;function $(){
const r=h(9354);return $=function(){return r},r}function b(){const r=h(57334);return b=function(){return r},r}function R(){
const r=h(22562);return R=function(){return r},r}function T(){const r=h(92344);return T=function(){return r},r}async function E(r,{
policy:g,startedAt:S,heads:f,approver:o,runs:p,run:I}){const y=await(0,$().findApprovals)(r,g.approvals,f,o),e=await I(y.
waiting),O=p?N(r,e,y.waiting,S):e,t=(0,T().judge)(r,O,{policy:g,now:S,approval:y});return{approval:y,runResult:O,judgement:t}}
function N({genes:r},g,S,f){const o=new Map(g.outcomes);for(const p of r){const I=o.get(p);I===void 0&&(S.has(p)||!C(p,g))||
o.set(p,A(p,I??[],f))}return{...g,outcomes:o}}function C(r,{shards:g}){return r.change==="removed"?!1:g===void 0||(0,R().
plansOf)(r).plans.length===0?!0:g.some(({genes:S})=>S.has(r))}function A({commands:r},g,S){const f=g.length>r.length;return r.
map((o,p)=>(f?void 0:g[p])??(0,b().notRun)("skipped",b().OUTCOME_LOST,S))}}};
