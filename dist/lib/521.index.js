"use strict";exports.id=521,exports.ids=[521],exports.modules={22566:function(V,m,l){Object.defineProperty(m,"__esModule",{value:!0}),
m.CONVERSIONS=void 0,m.blobId=b,m.conversionFault=P,m.isContentOf=M;function $(){const o=l(77598);return $=function(){return o},
o}function b(o,d="sha1"){return(0,$().createHash)(d).update(`blob ${o.length}\0`).update(o).digest("hex")}function M(o,d){
return b(o,d.length===40?"sha1":"sha256")===d}const T=m.CONVERSIONS=["text","filter","ident","working-tree-encoding"],E=new Set(
["unspecified","unset","set",""]);function P(o,d,w){if(u(o,d))return;const[v="",r="",y="",t=""]=T.map(w);if(!E.has(r)&&r!==
"lfs")return j(`filter=${r}`);if(!E.has(t))return j(`working-tree-encoding=${t}`);if(y==="set")return j("ident");const s=v!==
"unset"&&(v==="set"||!A(o)),c=e(o)===e(d);return s&&c?void 0:"differs on disk"}function j(o){return`is converted on chec\
kout by the attribute ${o}, and only line endings and Git LFS are supported`}function A(o){return o.includes(0)||/\r(?!\n)/.
test(o.toString("latin1"))}function e(o){return o.toString("latin1").replaceAll(`\r
`,`
`)}const p=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
I=1024;function u(o,d){if(o.length>=I)return!1;const[,w]=p.exec(o.toString("latin1"))??[];return w===(0,$().createHash)(
"sha256").update(d).digest("hex")}},59580:function(V,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.guardCheckout=
I;function $(){const r=l(73024);return $=function(){return r},r}function b(){const r=l(51455);return b=function(){return r},
r}function M(){const r=l(76760);return M=function(){return r},r}function T(){const r=l(26040);return T=function(){return r},
r}function E(){const r=l(22566);return E=function(){return r},r}function P(){const r=l(39491);return P=function(){return r},
r}function j(){const r=l(48741);return j=function(){return r},r}function A(){const r=l(96681);return A=function(){return r},
r}function e(){const r=l(61229);return e=function(){return r},r}const p=32;function I(r,y,t,s=new Map){const c=y.filter(
({kind:h})=>h!=="submodule"&&h!=="directory"),a=y.filter(({kind:h})=>h==="submodule"),F=[...c,...a].flatMap(({path:h})=>(0,P().
foldersAbove)(h)),n=[...new Set(["",...F,...a.map(({path:h})=>h)])].sort(),i=new Set([...c.map(({path:h})=>h),...n]),f=()=>({
files:c.map(({path:h})=>o((0,M().join)(r,h))),folders:n.map(h=>o((0,M().join)(r,h)))}),g=f(),{leftOut:O,added:L}=(0,e().
listUntracked)(r,n,i,t),B=new Set(O),k=(h,S=c)=>{const C=new Set(n.filter((N,D)=>!h.folders[D]?.startsWith("folder")));return C.
size===0?[]:S.filter(({path:N})=>(0,P().foldersAbove)(N).some(D=>C.has(D)))},H=async h=>{const S=new Map;for(let C=0;C<h.
length;C+=p)await Promise.all(h.slice(C,C+p).map(async N=>{const D=s.get(N.path)??N.oid,R=await w(r,N,D);R&&S.set(N,R)}));
return S},G=h=>n.filter((S,C)=>d(h.folders[C],g.folders[C])).flatMap(S=>(0,e().listUntracked)(r,[S],i,t).leftOut).filter(
S=>!B.has(S));return{directory:r,files:c,folders:n,leftOut:O,additions:L,at:(h,S=t)=>I(h,y,S,s),accept:(h,S)=>{s.set(h,(0,E().
blobId)(S))},state:f,differing:async()=>{const h=[...c,...a],S=await H(h);for(const C of k(f(),h))S.set(C,"kind");return S},
changed:async(h=f())=>{const S=c.filter((C,N)=>d(h.files[N],g.files[N]));return u([...(await H(S)).keys(),...k(h)])},added:(h=f())=>G(
h),touchedSince:h=>{const S=f(),C=c.filter((N,D)=>d(S.files[D],h.files[D]));return u([...C,...k(S)],G(S))}}}function u(r,y=[]){
return[...new Set([...r.map(({path:t})=>t),...y])].sort()}function o(r){const y=(0,T().attempt)(()=>(0,$().lstatSync)((0,A().
systemPath)(r),{bigint:!0}));if(y===void 0)return;const{ino:t,size:s,mode:c,ctimeNs:a}=y;return`${y.isDirectory()?"folde\
r":""}${t}:${s}:${c}:${a}`}function d(r,y){return r===void 0||r!==y}async function w(r,{path:y,kind:t},s=""){const c=(0,A().
systemPath)((0,M().join)(r,y)),a=(0,T().attempt)(()=>(0,j().kindOf)((0,$().lstatSync)(c)));if(t==="submodule")return a===
"directory"?void 0:"kind";if(v(a)!==v(t))return"kind";const F=t==="symlink";return await(F?(0,b().readlink)(c,{encoding:"\
buffer"}):(0,j().readOnDisk)(r,y)).then(f=>(0,E().isContentOf)(f,s),()=>!1)?void 0:F?"kind":"content"}function v(r){return process.
platform==="win32"&&r==="executable"?"file":r}},61229:function(V,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.
filesBelow=I,m.listUntracked=j;function $(){const u=l(73024);return $=function(){return u},u}function b(){const u=l(76760);
return b=function(){return u},u}function M(){const u=l(41895);return M=function(){return u},u}function T(){const u=l(96681);
return T=function(){return u},u}const E=".git",P=new Set(["ENOENT","ENOTDIR"]);function j(u,o,d,w){const v=[],r=[],y=t=>{
for(const s of p((0,b().join)(u,t))){const c=(0,T().decodePath)(s.name),a=t===""?c:`${t}/${c}`;d.has(a)||(c===E?(!d.has(
t)||!A(t,s))&&v.push(a):w.cover(a)?(r.push(a),s.isDirectory()&&e((0,b().join)(u,a))&&v.push(`${a}/${E}`)):s.isDirectory()&&
w.mayBeIn(a)?y(a):v.push(a))}};return o.forEach(y),{leftOut:v,added:r}}function A(u,o){return u===""||o.isFile()}function e(u){
return p(u).some(({name:o})=>(0,T().decodePath)(o)===E)}function p(u){try{return(0,$().readdirSync)(u,{encoding:"buffer",
withFileTypes:!0})}catch(o){if(P.has(o.code??""))return[];throw new(M()).GateError("file_unreadable",`Cannot list the di\
rectory ${u}: ${o instanceof Error?o.message:o}`,"Check the permissions of the directory.",{cause:o})}}function I(u,o){const d=w=>p(
(0,b().join)(u,w)).flatMap(v=>{const r=(0,T().decodePath)(v.name),y=w===""?r:`${w}/${r}`;return r===E||o(y)?[]:v.isDirectory()?
d(y):[y]});return d("")}},77648:function(V,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.findingsAbout=I,m.idsIn=
d,m.reportAgentFile=c,m.reportFinding=s,m.reportFindings=t,m.reportGene=p,m.reportScripts=v,m.verdictsOf=r;function $(){
const n=l(12195);return $=function(){return n},n}function b(){const n=l(68450);return b=function(){return n},n}function M(){
const n=l(85475);return M=function(){return n},n}function T(){const n=l(80827);return T=function(){return n},n}function E(){
const n=l(59490);return E=function(){return n},n}function P(){const n=l(38863);return P=function(){return n},n}function j(){
const n=l(78261);return j=function(){return n},n}function A(){const n=l(95132);return A=function(){return n},n}function e(){
const n=l(37075);return e=function(){return n},n}function p(n,i,{about:f,ids:g}){const{gene:O,outcomes:L,mutants:B,runFindings:k,
capped:H,verdict:G,summary:h}=n,{asset:S,change:C,blastRadius:N}=O,D=[...f(S),...O.findings,...H,...k.filter(R=>R.subject?.
command===void 0)];return{id:S.id,asset_id:(0,M().assetIdOf)(S),path:S.path,line:S.locate().line,store:{path:O.store.path||
".",root:(0,b().shownRoot)(O.store),...O.store.checkoutAs!==void 0&&{checkout_as:O.store.checkoutAs}},change:C,verdict:G,
summary:h,profiles:y(O.commands.map(({profiles:R})=>R)),validators:y(O.commands.map(({validators:R})=>R)),blast_radius:N,
commands:O.commands.map((R,U)=>{const W=k.filter(Y=>o(Y,R)),z=d([...R.findings,...W],g),K=B?.[U];return{...w(R,L[U]),...K&&
{mutant:K},...z}}),...d(D,g),...O.differences.length>0&&{differences:O.differences},validation_report_id:i}}function I(n){
const i=(0,E().groupBy)(n,({subject:f})=>u(f));return f=>(i.get(u(f))??[]).filter(({location:g})=>(g?.path??f.path)===f.
path)}function u({type:n,id:i}={}){return`${n} ${i}`}function o({subject:n,location:i},{command:f,location:g}){return n?.
command===f&&i?.line===g.line&&i.column===g.column}function d(n,i){const f=[...new Set(n.flatMap(g=>i.get(g)??[]))];return f.
length>0?{findings:f}:{}}function w(n,i){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,
...n.reading.argv&&{words:n.reading.words.map(({text:f,span:g})=>({text:f,...g}))},...n.plan?.scripts&&{scripts:v(n.plan.
scripts)},profiles:r(n.profiles),validators:r(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...i&&
{outcome:i}}}function v(n){return(0,T().stepsIn)(n).map(({directory:i,event:f,text:g,command:O})=>({directory:i,event:f,
text:g,shell:O===void 0}))}function r(n){return Object.fromEntries(Object.entries(n).map(([i,{verdict:f}])=>[i,f]))}function y(n){
const i={};for(const f of n)for(const[g,{verdict:O,reason:L,remark:B}]of Object.entries(f)){const k=i[g];k&&!k.accepted||
(i[g]=O==="block"?{accepted:!1,...L&&{reason:(0,A().describe)(L).message}}:{accepted:!0,...B&&{remark:(0,A().describe)(B).
message},...k})}return i}function t(n,i=(0,e().idsOf)(n),f){return n.toSorted(j().byHarm).map(g=>{const O={id:i.get(g),cause:(0,e().
causeOf)(g),...s(g)};if(f===void 0)return O;const L=`${P().COMMAND} fix --base ${f.slice(0,12)} --`;return{...O,remedy:O.
remedy.replaceAll("gene-gate fix --",L)}})}function s(n){const{args:i,advice:f,...g}=n;return{...g,...(0,A().describe)(n)}}
function c({file:{path:n,format:i},entries:f},g,O){const{name:L,tool:B,approval:k,specification:H}=i;return{path:n,format:L,
tool:B,approval:k,specification:H,entries:f.map(G=>a(G,g,O))}}function a({state:n,entry:i,change:f,targets:g,digest:O,findings:L},B,k){
const{event:H,shown:G,location:h}=i,S=B.filter(R=>L.some(U=>F(U,R))),C=S.some(({rule:R})=>R==="agent-runs-danger"),N=(0,$().
meansOf)(C?g.filter(({kind:R})=>R!=="danger"):g),D=g.flatMap(({kind:R,name:U})=>R==="file"?[U]:[]);return{event:H,command:G,
line:h.line,digest:O,...N.length>0&&{target:N.join("; ")},...D.length>0&&{scripts:D},...n&&{state:n},...(f||i.setting)&&
{change:f??(n?"changes":"widens")},...d(S,k)}}function F(n,i){return n.rule===i.rule&&n.args===i.args}},67078:function(V,m,l){
Object.defineProperty(m,"__esModule",{value:!0}),m.redactOutcome=M;function $(){const e=l(41551);return $=function(){return e},
e}function b(){const e=l(97018);return b=function(){return e},e}function M(e,p=[]){const I=(0,$().knownForms)(p);return{
...e,stdout:T(e.stdout,I),stderr:T(e.stderr,I),...e.reason===void 0?{}:{reason:(0,b().redactForms)(e.reason,I).text}}}function T(e,p){
const{head:I,tail:u,truncated:o}=e;if(!o)return{...e,head:(0,b().redactForms)(I+u,p).text,tail:""};const d=(0,$().reachOfKnown)(
p),w=P(I.slice(0,Math.max(0,I.length-d))),v=A(j(u.slice(d)));return{...e,head:(0,b().redactForms)(w,p).text,tail:(0,b().
redactForms)(v,p).text}}const E=4096;function P(e){const p=/\S*$/.exec(e.slice(-E))?.[0]??"";return e.slice(0,e.length-p.
length)}function j(e){return e.slice(/^\S*/.exec(e.slice(0,E))?.[0].length??0)}function A(e){const p=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(e);return p===null?e:`[redacted private key]${e.slice(p[0].length)}`}},36807:function(V,m,l){Object.defineProperty(
m,"__esModule",{value:!0}),m.commonFields=u,m.fingerprint=y,m.redactGene=P,m.sealed=o,m.shortenText=r,m.validationReportsOf=
j;function $(){const t=l(77598);return $=function(){return t},t}function b(){const t=l(23404);return b=function(){return t},
t}function M(){const t=l(85475);return M=function(){return t},t}function T(){const t=l(38863);return T=function(){return t},
t}function E(){const t=l(67078);return E=function(){return t},t}function P(t,s){const c=t.outcomes.map(a=>(0,E().redactOutcome)(
a,s));return{...t,outcomes:c}}function j(t,s){let c=s.startedAt.getTime();return t.map(a=>a.ran?A(a,`vr_${c++}`,s):null)}
function A({gene:t,outcomes:s,mutants:c},a,{nodeOf:F,policyDigest:n,finishedAt:i}){const f=s.map((O,L)=>{const B=c?.[L];
return{command:t.commands[L]?.command??"",ok:O.status==="passed",stdout:v(O.stdout,d),stderr:I(O),status:O.status,exit_code:O.
exit_code,signal:O.signal,duration_ms:O.duration_ms,...B&&{mutant:p(B)}}}),g=s[0]?.started_at??i.toISOString();return o(
{...u({commands:f,startedAt:g,finishedAt:e(s,i)}),id:a,gene_id:t.asset.id,gene_asset_id:(0,M().contentHash)(t.asset.value),
policy_digest:n,...y(F(t)),commands:f})}function e(t,s){const c=t.map(({started_at:F,duration_ms:n})=>Date.parse(F)+n),a=c.
length===0?Number.POSITIVE_INFINITY:Math.max(...c);return new Date(Math.min(a,s.getTime())).toISOString()}function p({outcome:t,
operator:s,files:c}){return{outcome:t,...s&&{operator:s},files:c}}function I({stderr:t,reason:s,status:c}){if(c==="passe\
d"||s===void 0)return v(t,d);const a=s.slice(0,w),F=v(t,d-a.length-1);return F===""?a:`${F}
${a}`}function u({commands:t,startedAt:s,finishedAt:c}){return{type:"ValidationReport",schema_version:b().SCHEMA_VERSION,
results:t.map(({command:a,ok:F,duration_ms:n,stderr:i})=>({cmd:a,ok:F,duration_ms:n,...F?{}:{err:i}})),overall_ok:t.length>
0&&t.every(({ok:a})=>a),duration_ms:Math.max(0,Date.parse(c)-Date.parse(s)),started_at:s,finished_at:c,created_at:c}}function o(t){
const s=(0,b().computeAssetId)(t);if(s===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:s}}const d=4e3,w=1e3;function v({head:t,tail:s,bytes:c,truncated:a},F){const n=t+s;
if(!a&&n.length<=F)return n;const i=`
[cut: the beginning and the end of ${c} bytes]
`,f=a?t:n,g=a?s:n;return f.slice(0,w).replace(/[\ud800-\udbff]$/,"")+i+g.slice(-(F-w-i.length)).replace(/^[\udc00-\udfff]/,
"")}function r(t){const s={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return v(s,d)}function y({version:t,platform:s,
arch:c}){const a=["",t,s,c,"",T().TOOL.name,T().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:s,
arch:c,client:T().TOOL.name,client_version:T().TOOL.version},env_fingerprint_key:(0,$().createHash)("sha256").update(a).
digest("hex").slice(0,16)}}},94901:function(V,m,l){Object.defineProperty(m,"__esModule",{value:!0}),m.validate=E;function $(){
const e=l(9354);return $=function(){return e},e}function b(){const e=l(57334);return b=function(){return e},e}function M(){
const e=l(22562);return M=function(){return e},e}function T(){const e=l(92344);return T=function(){return e},e}async function E(e,{
policy:p,startedAt:I,heads:u,approver:o,runs:d,run:w}){const v=await(0,$().findApprovals)(e,p.approvals,u,o),r=await w(v.
waiting),y=d?P(e,r,v.waiting,I):r,t=(0,T().judge)(e,y,{policy:p,now:I,approval:v});return{approval:v,runResult:y,judgement:t}}
function P({genes:e},p,I,u){const o=new Map(p.outcomes);for(const d of e){const w=o.get(d);w===void 0&&(I.has(d)||!j(d,p))||
o.set(d,A(d,w??[],u))}return{...p,outcomes:o}}function j(e,{shards:p}){return e.change==="removed"?!1:p===void 0||(0,M().
plansOf)(e).plans.length===0?!0:p.some(({genes:I})=>I.has(e))}function A({commands:e},p,I){const u=p.length>e.length;return e.
map((o,d)=>(u?void 0:p[d])??(0,b().notRun)("skipped",b().OUTCOME_LOST,I))}}};
