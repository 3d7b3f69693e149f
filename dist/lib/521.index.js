"use strict";exports.id=521,exports.ids=[521],exports.modules={22566:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),
p.CONVERSIONS=void 0,p.blobId=b,p.conversionFault=P,p.isContentOf=R;function E(){const o=h(77598);return E=function(){return o},
o}function b(o,m="sha1"){return(0,E().createHash)(m).update(`blob ${o.length}\0`).update(o).digest("hex")}function R(o,m){
return b(o,m.length===40?"sha1":"sha256")===m}const $=p.CONVERSIONS=["text","filter","ident","working-tree-encoding"],M=new Set(
["unspecified","unset","set",""]);function P(o,m,I){if(f(o,m))return;const[y="",e="",O="",t=""]=$.map(I);if(!M.has(e)&&e!==
"lfs")return C(`filter=${e}`);if(!M.has(t))return C(`working-tree-encoding=${t}`);if(O==="set")return C("ident");const i=y!==
"unset"&&(y==="set"||!A(o)),c=r(o)===r(m);return i&&c?void 0:"differs on disk"}function C(o){return`is converted on chec\
kout by the attribute ${o}, and only line endings and Git LFS are supported`}function A(o){return o.includes(0)||/\r(?!\n)/.
test(o.toString("latin1"))}function r(o){return o.toString("latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
S=1024;function f(o,m){if(o.length>=S)return!1;const[,I]=g.exec(o.toString("latin1"))??[];return I===(0,E().createHash)(
"sha256").update(m).digest("hex")}},59580:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.guardCheckout=
S;function E(){const e=h(73024);return E=function(){return e},e}function b(){const e=h(51455);return b=function(){return e},
e}function R(){const e=h(76760);return R=function(){return e},e}function $(){const e=h(26040);return $=function(){return e},
e}function M(){const e=h(22566);return M=function(){return e},e}function P(){const e=h(39491);return P=function(){return e},
e}function C(){const e=h(48741);return C=function(){return e},e}function A(){const e=h(96681);return A=function(){return e},
e}function r(){const e=h(61229);return r=function(){return e},e}const g=32;function S(e,O,t,i=new Map){const c=O.filter(
({kind:u})=>u!=="submodule"&&u!=="directory"),a=O.filter(({kind:u})=>u==="submodule"),n=[...c,...a].flatMap(({path:u})=>(0,P().
foldersAbove)(u)),s=[...new Set(["",...n,...a.map(({path:u})=>u)])].sort(),l=new Set([...c.map(({path:u})=>u),...s]),d=()=>({
files:c.map(({path:u})=>o((0,R().join)(e,u))),folders:s.map(u=>o((0,R().join)(e,u)))}),v=d(),{leftOut:F,added:B}=(0,r().
listUntracked)(e,s,l,t),L=new Set(F),D=(u,w=c)=>{const j=new Set(s.filter((N,T)=>!u.folders[T]?.startsWith("folder")));return j.
size===0?[]:w.filter(({path:N})=>(0,P().foldersAbove)(N).some(T=>j.has(T)))},H=async u=>{const w=new Map;for(let j=0;j<u.
length;j+=g)await Promise.all(u.slice(j,j+g).map(async N=>{const T=i.get(N.path)??N.oid,k=await I(e,N,T);k&&w.set(N,k)}));
return w},V=u=>s.filter((w,j)=>m(u.folders[j],v.folders[j])).flatMap(w=>(0,r().listUntracked)(e,[w],l,t).leftOut).filter(
w=>!L.has(w));return{directory:e,files:c,folders:s,leftOut:F,additions:B,at:(u,w=t)=>S(u,O,w,i),accept:(u,w)=>{i.set(u,(0,M().
blobId)(w))},state:d,differing:async()=>{const u=[...c,...a],w=await H(u);for(const j of D(d(),u))w.set(j,"kind");return w},
changed:async(u=d())=>{const w=c.filter((j,N)=>m(u.files[N],v.files[N]));return f([...(await H(w)).keys(),...D(u)])},added:(u=d())=>V(
u),touchedSince:u=>{const w=d(),j=c.filter((N,T)=>m(w.files[T],u.files[T]));return f([...j,...D(w)],V(w))}}}function f(e,O=[]){
return[...new Set([...e.map(({path:t})=>t),...O])].sort()}function o(e){const O=(0,$().attempt)(()=>(0,E().lstatSync)((0,A().
systemPath)(e),{bigint:!0}));if(O===void 0)return;const{ino:t,size:i,mode:c,ctimeNs:a}=O;return`${O.isDirectory()?"folde\
r":""}${t}:${i}:${c}:${a}`}function m(e,O){return e===void 0||e!==O}async function I(e,{path:O,kind:t},i=""){const c=(0,A().
systemPath)((0,R().join)(e,O)),a=(0,$().attempt)(()=>(0,C().kindOf)((0,E().lstatSync)(c)));if(t==="submodule")return a===
"directory"?void 0:"kind";if(y(a)!==y(t))return"kind";const n=t==="symlink";return await(n?(0,b().readlink)(c,{encoding:"\
buffer"}):(0,C().readOnDisk)(e,O)).then(d=>(0,M().isContentOf)(d,i),()=>!1)?void 0:n?"kind":"content"}function y(e){return process.
platform==="win32"&&e==="executable"?"file":e}},61229:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.
filesBelow=S,p.listUntracked=C;function E(){const f=h(73024);return E=function(){return f},f}function b(){const f=h(76760);
return b=function(){return f},f}function R(){const f=h(41895);return R=function(){return f},f}function $(){const f=h(96681);
return $=function(){return f},f}const M=".git",P=new Set(["ENOENT","ENOTDIR"]);function C(f,o,m,I){const y=[],e=[],O=t=>{
for(const i of g((0,b().join)(f,t))){const c=(0,$().decodePath)(i.name),a=t===""?c:`${t}/${c}`;m.has(a)||(c===M?(!m.has(
t)||!A(t,i))&&y.push(a):I.cover(a)?(e.push(a),i.isDirectory()&&r((0,b().join)(f,a))&&y.push(`${a}/${M}`)):i.isDirectory()&&
I.mayBeIn(a)?O(a):y.push(a))}};return o.forEach(O),{leftOut:y,added:e}}function A(f,o){return f===""||o.isFile()}function r(f){
return g(f).some(({name:o})=>(0,$().decodePath)(o)===M)}function g(f){try{return(0,E().readdirSync)(f,{encoding:"buffer",
withFileTypes:!0})}catch(o){if(P.has(o.code??""))return[];throw new(R()).GateError("file_unreadable",`Cannot list the di\
rectory ${f}: ${o instanceof Error?o.message:o}`,"Check the permissions of the directory.",{cause:o})}}function S(f,o){const m=I=>g(
(0,b().join)(f,I)).flatMap(y=>{const e=(0,$().decodePath)(y.name),O=I===""?e:`${I}/${e}`;return e===M||o(O)?[]:y.isDirectory()?
m(O):[O]});return m("")}},77648:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.findingsAbout=g,p.idsIn=
o,p.reportAgentFile=i,p.reportFinding=t,p.reportFindings=O,p.reportGene=r,p.reportScripts=I,p.verdictsOf=y;function E(){
const n=h(12195);return E=function(){return n},n}function b(){const n=h(85475);return b=function(){return n},n}function R(){
const n=h(80827);return R=function(){return n},n}function $(){const n=h(59490);return $=function(){return n},n}function M(){
const n=h(38863);return M=function(){return n},n}function P(){const n=h(78261);return P=function(){return n},n}function C(){
const n=h(95132);return C=function(){return n},n}function A(){const n=h(37075);return A=function(){return n},n}function r(n,s,{
about:l,ids:d}){const{gene:v,outcomes:F,mutants:B,runFindings:L,capped:D,verdict:H,summary:V}=n,{asset:u,change:w,blastRadius:j}=v,
N=[...l(u),...v.findings,...D,...L.filter(T=>T.subject?.command===void 0)];return{id:u.id,asset_id:(0,b().assetIdOf)(u),
path:u.path,line:u.locate().line,store:{path:v.store.path||".",root:v.store.root||"."},change:w,verdict:H,summary:V,profiles:e(
v.commands.map(({profiles:T})=>T)),validators:e(v.commands.map(({validators:T})=>T)),blast_radius:j,commands:v.commands.
map((T,k)=>{const K=L.filter(z=>f(z,T)),W=o([...T.findings,...K],d),U=B?.[k];return{...m(T,F[k]),...U&&{mutant:U},...W}}),
...o(N,d),...v.differences.length>0&&{differences:v.differences},validation_report_id:s}}function g(n){const s=(0,$().groupBy)(
n,({subject:l})=>S(l));return l=>(s.get(S(l))??[]).filter(({location:d})=>(d?.path??l.path)===l.path)}function S({type:n,
id:s}={}){return`${n} ${s}`}function f({subject:n,location:s},{command:l,location:d}){return n?.command===l&&s?.line===d.
line&&s.column===d.column}function o(n,s){const l=[...new Set(n.flatMap(d=>s.get(d)??[]))];return l.length>0?{findings:l}:
{}}function m(n,s){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&
{words:n.reading.words.map(({text:l,span:d})=>({text:l,...d}))},...n.plan?.scripts&&{scripts:I(n.plan.scripts)},profiles:y(
n.profiles),validators:y(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...s&&{outcome:s}}}function I(n){
return(0,R().stepsIn)(n).map(({directory:s,event:l,text:d,command:v})=>({directory:s,event:l,text:d,shell:v===void 0}))}
function y(n){return Object.fromEntries(Object.entries(n).map(([s,{verdict:l}])=>[s,l]))}function e(n){const s={};for(const l of n)
for(const[d,{verdict:v,reason:F,remark:B}]of Object.entries(l)){const L=s[d];L&&!L.accepted||(s[d]=v==="block"?{accepted:!1,
...F&&{reason:(0,C().describe)(F).message}}:{accepted:!0,...B&&{remark:(0,C().describe)(B).message},...L})}return s}function O(n,s=(0,A().
idsOf)(n),l){return n.toSorted(P().byHarm).map(d=>{const v={id:s.get(d),cause:(0,A().causeOf)(d),...t(d)};if(l===void 0)
return v;const F=`${M().COMMAND} fix --base ${l.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix -\
-",F)}})}function t(n){const{args:s,advice:l,...d}=n;return{...d,...(0,C().describe)(n)}}function i({file:{path:n,format:s},
entries:l},d,v){const{name:F,tool:B,approval:L,specification:D}=s;return{path:n,format:F,tool:B,approval:L,specification:D,
entries:l.map(H=>c(H,d,v))}}function c({state:n,entry:s,change:l,targets:d,digest:v,findings:F},B,L){const{event:D,shown:H,
location:V}=s,u=B.filter(T=>F.some(k=>a(k,T))),w=u.some(({rule:T})=>T==="agent-runs-danger"),j=(0,E().meansOf)(w?d.filter(
({kind:T})=>T!=="danger"):d),N=d.flatMap(({kind:T,name:k})=>T==="file"?[k]:[]);return{event:D,command:H,line:V.line,digest:v,
...j.length>0&&{target:j.join("; ")},...N.length>0&&{scripts:N},...n&&{state:n},...(l||s.setting)&&{change:l??(n?"change\
s":"widens")},...o(u,L)}}function a(n,s){return n.rule===s.rule&&n.args===s.args}},67078:function(G,p,h){Object.defineProperty(
p,"__esModule",{value:!0}),p.redactOutcome=R;function E(){const r=h(41551);return E=function(){return r},r}function b(){
const r=h(97018);return b=function(){return r},r}function R(r,g=[]){const S=(0,E().knownForms)(g);return{...r,stdout:$(r.
stdout,S),stderr:$(r.stderr,S),...r.reason===void 0?{}:{reason:(0,b().redactForms)(r.reason,S).text}}}function $(r,g){const{
head:S,tail:f,truncated:o}=r;if(!o)return{...r,head:(0,b().redactForms)(S+f,g).text,tail:""};const m=(0,E().reachOfKnown)(
g),I=P(S.slice(0,Math.max(0,S.length-m))),y=A(C(f.slice(m)));return{...r,head:(0,b().redactForms)(I,g).text,tail:(0,b().
redactForms)(y,g).text}}const M=4096;function P(r){const g=/\S*$/.exec(r.slice(-M))?.[0]??"";return r.slice(0,r.length-g.
length)}function C(r){return r.slice(/^\S*/.exec(r.slice(0,M))?.[0].length??0)}function A(r){const g=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(r);return g===null?r:`[redacted private key]${r.slice(g[0].length)}`}},36807:function(G,p,h){Object.defineProperty(
p,"__esModule",{value:!0}),p.commonFields=f,p.fingerprint=O,p.redactGene=P,p.sealed=o,p.shortenText=e,p.validationReportsOf=
C;function E(){const t=h(77598);return E=function(){return t},t}function b(){const t=h(23404);return b=function(){return t},
t}function R(){const t=h(85475);return R=function(){return t},t}function $(){const t=h(38863);return $=function(){return t},
t}function M(){const t=h(67078);return M=function(){return t},t}function P(t,i){const c=t.outcomes.map(a=>(0,M().redactOutcome)(
a,i));return{...t,outcomes:c}}function C(t,i){let c=i.startedAt.getTime();return t.map(a=>a.ran?A(a,`vr_${c++}`,i):null)}
function A({gene:t,outcomes:i,mutants:c},a,{nodeOf:n,policyDigest:s,finishedAt:l}){const d=i.map((F,B)=>{const L=c?.[B];
return{command:t.commands[B]?.command??"",ok:F.status==="passed",stdout:y(F.stdout,m),stderr:S(F),status:F.status,exit_code:F.
exit_code,signal:F.signal,duration_ms:F.duration_ms,...L&&{mutant:g(L)}}}),v=i[0]?.started_at??l.toISOString();return o(
{...f({commands:d,startedAt:v,finishedAt:r(i,l)}),id:a,gene_id:t.asset.id,gene_asset_id:(0,R().contentHash)(t.asset.value),
policy_digest:s,...O(n(t)),commands:d})}function r(t,i){const c=t.map(({started_at:n,duration_ms:s})=>Date.parse(n)+s),a=c.
length===0?Number.POSITIVE_INFINITY:Math.max(...c);return new Date(Math.min(a,i.getTime())).toISOString()}function g({outcome:t,
operator:i,files:c}){return{outcome:t,...i&&{operator:i},files:c}}function S({stderr:t,reason:i,status:c}){if(c==="passe\
d"||i===void 0)return y(t,m);const a=i.slice(0,I),n=y(t,m-a.length-1);return n===""?a:`${n}
${a}`}function f({commands:t,startedAt:i,finishedAt:c}){return{type:"ValidationReport",schema_version:b().SCHEMA_VERSION,
results:t.map(({command:a,ok:n,duration_ms:s,stderr:l})=>({cmd:a,ok:n,duration_ms:s,...n?{}:{err:l}})),overall_ok:t.length>
0&&t.every(({ok:a})=>a),duration_ms:Math.max(0,Date.parse(c)-Date.parse(i)),started_at:i,finished_at:c,created_at:c}}function o(t){
const i=(0,b().computeAssetId)(t);if(i===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:i}}const m=4e3,I=1e3;function y({head:t,tail:i,bytes:c,truncated:a},n){const s=t+i;
if(!a&&s.length<=n)return s;const l=`
[cut: the beginning and the end of ${c} bytes]
`,d=a?t:s,v=a?i:s;return d.slice(0,I).replace(/[\ud800-\udbff]$/,"")+l+v.slice(-(n-I-l.length)).replace(/^[\udc00-\udfff]/,
"")}function e(t){const i={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return y(i,m)}function O({version:t,platform:i,
arch:c}){const a=["",t,i,c,"",$().TOOL.name,$().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:i,
arch:c,client:$().TOOL.name,client_version:$().TOOL.version},env_fingerprint_key:(0,E().createHash)("sha256").update(a).
digest("hex").slice(0,16)}}},94901:function(G,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.validate=M;function E(){
const r=h(9354);return E=function(){return r},r}function b(){const r=h(57334);return b=function(){return r},r}function R(){
const r=h(22562);return R=function(){return r},r}function $(){const r=h(92344);return $=function(){return r},r}async function M(r,{
policy:g,startedAt:S,heads:f,approver:o,runs:m,run:I}){const y=await(0,E().findApprovals)(r,g.approvals,f,o),e=await I(y.
waiting),O=m?P(r,e,y.waiting,S):e,t=(0,$().judge)(r,O,{policy:g,now:S,approval:y});return{approval:y,runResult:O,judgement:t}}
function P({genes:r},g,S,f){const o=new Map(g.outcomes);for(const m of r){const I=o.get(m);I===void 0&&(S.has(m)||!C(m,g))||
o.set(m,A(m,I??[],f))}return{...g,outcomes:o}}function C(r,{shards:g}){return r.change==="removed"?!1:g===void 0||(0,R().
plansOf)(r).plans.length===0?!0:g.some(({genes:S})=>S.has(r))}function A({commands:r},g,S){const f=g.length>r.length;return r.
map((o,m)=>(f?void 0:g[m])??(0,b().notRun)("skipped",b().OUTCOME_LOST,S))}}};
