"use strict";exports.id=521,exports.ids=[521],exports.modules={22566:function(H,p,h){Object.defineProperty(p,"__esModule",{value:!0}),
p.CONVERSIONS=void 0,p.blobId=b,p.conversionFault=N,p.isContentOf=C;function $(){const o=h(77598);return $=function(){return o},
o}function b(o,m="sha1"){return(0,$().createHash)(m).update(`blob ${o.length}\0`).update(o).digest("hex")}function C(o,m){
return b(o,m.length===40?"sha1":"sha256")===m}const T=p.CONVERSIONS=["text","filter","ident","working-tree-encoding"],E=new Set(
["unspecified","unset","set",""]);function N(o,m,I){if(f(o,m))return;const[y="",e="",O="",t=""]=T.map(I);if(!E.has(e)&&e!==
"lfs")return j(`filter=${e}`);if(!E.has(t))return j(`working-tree-encoding=${t}`);if(O==="set")return j("ident");const i=y!==
"unset"&&(y==="set"||!P(o)),u=r(o)===r(m);return i&&u?void 0:"differs on disk"}function j(o){return`is converted on chec\
kout by the attribute ${o}, and only line endings and Git LFS are supported`}function P(o){return o.includes(0)||/\r(?!\n)/.
test(o.toString("latin1"))}function r(o){return o.toString("latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
S=1024;function f(o,m){if(o.length>=S)return!1;const[,I]=g.exec(o.toString("latin1"))??[];return I===(0,$().createHash)(
"sha256").update(m).digest("hex")}},59580:function(H,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.guardCheckout=
S;function $(){const e=h(73024);return $=function(){return e},e}function b(){const e=h(51455);return b=function(){return e},
e}function C(){const e=h(76760);return C=function(){return e},e}function T(){const e=h(26040);return T=function(){return e},
e}function E(){const e=h(22566);return E=function(){return e},e}function N(){const e=h(39491);return N=function(){return e},
e}function j(){const e=h(48741);return j=function(){return e},e}function P(){const e=h(96681);return P=function(){return e},
e}function r(){const e=h(61229);return r=function(){return e},e}const g=32;function S(e,O,t,i=new Map){const u=O.filter(
({kind:a})=>a!=="submodule"&&a!=="directory"),c=O.filter(({kind:a})=>a==="submodule"),n=[...u,...c].flatMap(({path:a})=>(0,N().
foldersAbove)(a)),s=[...new Set(["",...n,...c.map(({path:a})=>a)])].sort(),l=new Set([...u.map(({path:a})=>a),...s]),d=()=>({
files:u.map(({path:a})=>o((0,C().join)(e,a))),folders:s.map(a=>o((0,C().join)(e,a)))}),v=d(),{leftOut:M,added:B}=(0,r().
listUntracked)(e,s,l,t),L=new Set(M),D=(a,w=u)=>{const A=new Set(s.filter((R,F)=>!a.folders[F]?.startsWith("folder")));return A.
size===0?[]:w.filter(({path:R})=>(0,N().foldersAbove)(R).some(F=>A.has(F)))},k=async a=>{const w=new Map;for(let A=0;A<a.
length;A+=g)await Promise.all(a.slice(A,A+g).map(async R=>{const F=i.get(R.path)??R.oid,V=await I(e,R,F);V&&w.set(R,V)}));
return w},G=a=>s.filter((w,A)=>m(a.folders[A],v.folders[A])).flatMap(w=>(0,r().listUntracked)(e,[w],l,t).leftOut).filter(
w=>!L.has(w));return{directory:e,files:u,folders:s,leftOut:M,additions:B,at:(a,w=t)=>S(a,O,w,i),accept:(a,w)=>{i.set(a,(0,E().
blobId)(w))},state:d,differing:async()=>{const a=[...u,...c],w=await k(a);for(const A of D(d(),a))w.set(A,"kind");return w},
changed:async(a=d())=>{const w=u.filter((A,R)=>m(a.files[R],v.files[R]));return f([...(await k(w)).keys(),...D(a)])},added:(a=d())=>G(
a),touchedSince:a=>{const w=d(),A=u.filter((R,F)=>m(w.files[F],a.files[F]));return f([...A,...D(w)],G(w))}}}function f(e,O=[]){
return[...new Set([...e.map(({path:t})=>t),...O])].sort()}function o(e){const O=(0,T().attempt)(()=>(0,$().lstatSync)((0,P().
systemPath)(e),{bigint:!0}));if(O===void 0)return;const{ino:t,size:i,mode:u,ctimeNs:c}=O;return`${O.isDirectory()?"folde\
r":""}${t}:${i}:${u}:${c}`}function m(e,O){return e===void 0||e!==O}async function I(e,{path:O,kind:t},i=""){const u=(0,P().
systemPath)((0,C().join)(e,O)),c=(0,T().attempt)(()=>(0,j().kindOf)((0,$().lstatSync)(u)));if(t==="submodule")return c===
"directory"?void 0:"kind";if(y(c)!==y(t))return"kind";const n=t==="symlink";return await(n?(0,b().readlink)(u,{encoding:"\
buffer"}):(0,j().readOnDisk)(e,O)).then(d=>(0,E().isContentOf)(d,i),()=>!1)?void 0:n?"kind":"content"}function y(e){return process.
platform==="win32"&&e==="executable"?"file":e}},61229:function(H,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.
filesBelow=S,p.listUntracked=j;function $(){const f=h(73024);return $=function(){return f},f}function b(){const f=h(76760);
return b=function(){return f},f}function C(){const f=h(41895);return C=function(){return f},f}function T(){const f=h(96681);
return T=function(){return f},f}const E=".git",N=new Set(["ENOENT","ENOTDIR"]);function j(f,o,m,I){const y=[],e=[],O=t=>{
for(const i of g((0,b().join)(f,t))){const u=(0,T().decodePath)(i.name),c=t===""?u:`${t}/${u}`;m.has(c)||(u===E?(!m.has(
t)||!P(t,i))&&y.push(c):I.cover(c)?(e.push(c),i.isDirectory()&&r((0,b().join)(f,c))&&y.push(`${c}/${E}`)):i.isDirectory()&&
I.mayBeIn(c)?O(c):y.push(c))}};return o.forEach(O),{leftOut:y,added:e}}function P(f,o){return f===""||o.isFile()}function r(f){
return g(f).some(({name:o})=>(0,T().decodePath)(o)===E)}function g(f){try{return(0,$().readdirSync)(f,{encoding:"buffer",
withFileTypes:!0})}catch(o){if(N.has(o.code??""))return[];throw new(C()).GateError("file_unreadable",`Cannot list the di\
rectory ${f}: ${o instanceof Error?o.message:o}`,"Check the permissions of the directory.",{cause:o})}}function S(f,o){const m=I=>g(
(0,b().join)(f,I)).flatMap(y=>{const e=(0,T().decodePath)(y.name),O=I===""?e:`${I}/${e}`;return e===E||o(O)?[]:y.isDirectory()?
m(O):[O]});return m("")}},77648:function(H,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.findingsAbout=g,p.idsIn=
o,p.reportAgentFile=i,p.reportFinding=t,p.reportFindings=O,p.reportGene=r,p.reportScripts=I,p.verdictsOf=y;function $(){
const n=h(12195);return $=function(){return n},n}function b(){const n=h(85475);return b=function(){return n},n}function C(){
const n=h(80827);return C=function(){return n},n}function T(){const n=h(59490);return T=function(){return n},n}function E(){
const n=h(38863);return E=function(){return n},n}function N(){const n=h(78261);return N=function(){return n},n}function j(){
const n=h(95132);return j=function(){return n},n}function P(){const n=h(37075);return P=function(){return n},n}function r(n,s,{
about:l,ids:d}){const{gene:v,outcomes:M,mutants:B,runFindings:L,capped:D,verdict:k,summary:G}=n,{asset:a,change:w,blastRadius:A}=v,
R=[...l(a),...v.findings,...D,...L.filter(F=>F.subject?.command===void 0)];return{id:a.id,asset_id:(0,b().assetIdOf)(a),
path:a.path,line:a.locate().line,store:{path:v.store.path||".",root:v.store.root||"."},change:w,verdict:k,summary:G,profiles:e(
v.commands.map(({profiles:F})=>F)),validators:e(v.commands.map(({validators:F})=>F)),blast_radius:A,commands:v.commands.
map((F,V)=>{const K=L.filter(z=>f(z,F)),W=o([...F.findings,...K],d),U=B?.[V];return{...m(F,M[V]),...U&&{mutant:U},...W}}),
...o(R,d),...v.differences.length>0&&{differences:v.differences},validation_report_id:s}}function g(n){const s=(0,T().groupBy)(
n,({subject:l})=>S(l));return l=>(s.get(S(l))??[]).filter(({location:d})=>(d?.path??l.path)===l.path)}function S({type:n,
id:s}={}){return`${n} ${s}`}function f({subject:n,location:s},{command:l,location:d}){return n?.command===l&&s?.line===d.
line&&s.column===d.column}function o(n,s){const l=[...new Set(n.flatMap(d=>s.get(d)??[]))];return l.length>0?{findings:l}:
{}}function m(n,s){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&
{words:n.reading.words.map(({text:l,span:d})=>({text:l,...d}))},...n.plan?.scripts&&{scripts:I(n.plan.scripts)},profiles:y(
n.profiles),validators:y(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...s&&{outcome:s}}}function I(n){
return(0,C().stepsIn)(n).map(({directory:s,event:l,text:d,command:v})=>({directory:s,event:l,text:d,shell:v===void 0}))}
function y(n){return Object.fromEntries(Object.entries(n).map(([s,{verdict:l}])=>[s,l]))}function e(n){const s={};for(const l of n)
for(const[d,{verdict:v,reason:M,remark:B}]of Object.entries(l)){const L=s[d];L&&!L.accepted||(s[d]=v==="block"?{accepted:!1,
...M&&{reason:(0,j().describe)(M).message}}:{accepted:!0,...B&&{remark:(0,j().describe)(B).message},...L})}return s}function O(n,s=(0,P().
idsOf)(n),l){return n.toSorted(N().byHarm).map(d=>{const v={id:s.get(d),cause:(0,P().causeOf)(d),...t(d)};if(l===void 0)
return v;const M=`${E().COMMAND} fix --base ${l.slice(0,12)} --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix -\
-",M)}})}function t(n){const{args:s,advice:l,...d}=n;return{...d,...(0,j().describe)(n)}}function i({file:{path:n,format:s},
entries:l},d,v){const{name:M,tool:B,approval:L,specification:D}=s;return{path:n,format:M,tool:B,approval:L,specification:D,
entries:l.map(k=>u(k,d,v))}}function u({state:n,entry:s,change:l,targets:d,digest:v,findings:M},B,L){const{event:D,shown:k,
location:G}=s,a=M.some(({rule:R})=>R==="agent-runs-danger"),w=(0,$().meansOf)(a?d.filter(({kind:R})=>R!=="danger"):d),A=d.
flatMap(({kind:R,name:F})=>R==="file"?[F]:[]);return{event:D,command:k,line:G.line,digest:v,...w.length>0&&{target:w.join(
"; ")},...A.length>0&&{scripts:A},...n&&{state:n},...n&&(l||s.setting)&&{change:l??"changes"},...o(B.filter(R=>M.some(F=>c(
F,R))),L)}}function c(n,s){return n.rule===s.rule&&n.args===s.args}},67078:function(H,p,h){Object.defineProperty(p,"__es\
Module",{value:!0}),p.redactOutcome=C;function $(){const r=h(41551);return $=function(){return r},r}function b(){const r=h(
97018);return b=function(){return r},r}function C(r,g=[]){const S=(0,$().knownForms)(g);return{...r,stdout:T(r.stdout,S),
stderr:T(r.stderr,S),...r.reason===void 0?{}:{reason:(0,b().redactForms)(r.reason,S).text}}}function T(r,g){const{head:S,
tail:f,truncated:o}=r;if(!o)return{...r,head:(0,b().redactForms)(S+f,g).text,tail:""};const m=(0,$().reachOfKnown)(g),I=N(
S.slice(0,Math.max(0,S.length-m))),y=P(j(f.slice(m)));return{...r,head:(0,b().redactForms)(I,g).text,tail:(0,b().redactForms)(
y,g).text}}const E=4096;function N(r){const g=/\S*$/.exec(r.slice(-E))?.[0]??"";return r.slice(0,r.length-g.length)}function j(r){
return r.slice(/^\S*/.exec(r.slice(0,E))?.[0].length??0)}function P(r){const g=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(r);return g===null?r:`[redacted private key]${r.slice(g[0].length)}`}},36807:function(H,p,h){Object.defineProperty(
p,"__esModule",{value:!0}),p.commonFields=f,p.fingerprint=O,p.redactGene=N,p.sealed=o,p.shortenText=e,p.validationReportsOf=
j;function $(){const t=h(77598);return $=function(){return t},t}function b(){const t=h(23404);return b=function(){return t},
t}function C(){const t=h(85475);return C=function(){return t},t}function T(){const t=h(38863);return T=function(){return t},
t}function E(){const t=h(67078);return E=function(){return t},t}function N(t,i){const u=t.outcomes.map(c=>(0,E().redactOutcome)(
c,i));return{...t,outcomes:u}}function j(t,i){let u=i.startedAt.getTime();return t.map(c=>c.ran?P(c,`vr_${u++}`,i):null)}
function P({gene:t,outcomes:i,mutants:u},c,{nodeOf:n,policyDigest:s,finishedAt:l}){const d=i.map((M,B)=>{const L=u?.[B];
return{command:t.commands[B]?.command??"",ok:M.status==="passed",stdout:y(M.stdout,m),stderr:S(M),status:M.status,exit_code:M.
exit_code,signal:M.signal,duration_ms:M.duration_ms,...L&&{mutant:g(L)}}}),v=i[0]?.started_at??l.toISOString();return o(
{...f({commands:d,startedAt:v,finishedAt:r(i,l)}),id:c,gene_id:t.asset.id,gene_asset_id:(0,C().contentHash)(t.asset.value),
policy_digest:s,...O(n(t)),commands:d})}function r(t,i){const u=t.map(({started_at:n,duration_ms:s})=>Date.parse(n)+s),c=u.
length===0?Number.POSITIVE_INFINITY:Math.max(...u);return new Date(Math.min(c,i.getTime())).toISOString()}function g({outcome:t,
operator:i,files:u}){return{outcome:t,...i&&{operator:i},files:u}}function S({stderr:t,reason:i,status:u}){if(u==="passe\
d"||i===void 0)return y(t,m);const c=i.slice(0,I),n=y(t,m-c.length-1);return n===""?c:`${n}
${c}`}function f({commands:t,startedAt:i,finishedAt:u}){return{type:"ValidationReport",schema_version:b().SCHEMA_VERSION,
results:t.map(({command:c,ok:n,duration_ms:s,stderr:l})=>({cmd:c,ok:n,duration_ms:s,...n?{}:{err:l}})),overall_ok:t.length>
0&&t.every(({ok:c})=>c),duration_ms:Math.max(0,Date.parse(u)-Date.parse(i)),started_at:i,finished_at:u,created_at:u}}function o(t){
const i=(0,b().computeAssetId)(t);if(i===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:i}}const m=4e3,I=1e3;function y({head:t,tail:i,bytes:u,truncated:c},n){const s=t+i;
if(!c&&s.length<=n)return s;const l=`
[cut: the beginning and the end of ${u} bytes]
`,d=c?t:s,v=c?i:s;return d.slice(0,I).replace(/[\ud800-\udbff]$/,"")+l+v.slice(-(n-I-l.length)).replace(/^[\udc00-\udfff]/,
"")}function e(t){const i={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return y(i,m)}function O({version:t,platform:i,
arch:u}){const c=["",t,i,u,"",T().TOOL.name,T().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:i,
arch:u,client:T().TOOL.name,client_version:T().TOOL.version},env_fingerprint_key:(0,$().createHash)("sha256").update(c).
digest("hex").slice(0,16)}}},94901:function(H,p,h){Object.defineProperty(p,"__esModule",{value:!0}),p.validate=E;function $(){
const r=h(9354);return $=function(){return r},r}function b(){const r=h(57334);return b=function(){return r},r}function C(){
const r=h(22562);return C=function(){return r},r}function T(){const r=h(92344);return T=function(){return r},r}async function E(r,{
policy:g,startedAt:S,heads:f,approver:o,runs:m,run:I}){const y=await(0,$().findApprovals)(r,g.approvals,f,o),e=await I(y.
waiting),O=m?N(r,e,y.waiting,S):e,t=(0,T().judge)(r,O,{policy:g,now:S,approval:y});return{approval:y,runResult:O,judgement:t}}
function N({genes:r},g,S,f){const o=new Map(g.outcomes);for(const m of r){const I=o.get(m);I===void 0&&(S.has(m)||!j(m,g))||
o.set(m,P(m,I??[],f))}return{...g,outcomes:o}}function j(r,{shards:g}){return r.change==="removed"?!1:g===void 0||(0,C().
plansOf)(r).plans.length===0?!0:g.some(({genes:S})=>S.has(r))}function P({commands:r},g,S){const f=g.length>r.length;return r.
map((o,m)=>(f?void 0:g[m])??(0,b().notRun)("skipped",b().OUTCOME_LOST,S))}}};
