"use strict";exports.id=485,exports.ids=[485],exports.modules={22566:((G,d,c)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.CONVERSIONS=
void 0,d.blobId=y,d.conversionFault=M,d.isContentOf=$;function I(){const r=c(77598);return I=function(){return r},r}function y(r,u="\
sha1"){return(0,I().createHash)(u).update(`blob ${r.length}\0`).update(r).digest("hex")}function $(r,u){return y(r,u.length===
40?"sha1":"sha256")===u}const v=d.CONVERSIONS=["text","filter","ident","working-tree-encoding"],N=new Set(["unspecified",
"unset","set",""]);function M(r,u,n){if(i(r,u))return;const[m="",E="",T="",e=""]=v.map(n);if(!N.has(E)&&E!=="lfs")return F(
`filter=${E}`);if(!N.has(e))return F(`working-tree-encoding=${e}`);if(T==="set")return F("ident");const a=m!=="unset"&&(m===
"set"||!j(r)),S=o(r)===o(u);return a&&S?void 0:"differs on disk"}function F(r){return`is converted on checkout by the at\
tribute ${r}, and only line endings and Git LFS are supported`}function j(r){return r.includes(0)||/\r(?!\n)/.test(r.toString(
"latin1"))}function o(r){return r.toString("latin1").replaceAll(`\r
`,`
`)}const h=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
s=1024;function i(r,u){if(r.length>=s)return!1;const[,n]=h.exec(r.toString("latin1"))??[];return n===(0,I().createHash)(
"sha256").update(u).digest("hex")}}),59580:((G,d,c)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.guardCheckout=h;
function I(){const n=c(73024);return I=function(){return n},n}function y(){const n=c(51455);return y=function(){return n},
n}function $(){const n=c(76760);return $=function(){return n},n}function v(){const n=c(22566);return v=function(){return n},
n}function N(){const n=c(39491);return N=function(){return n},n}function M(){const n=c(48741);return M=function(){return n},
n}function F(){const n=c(96681);return F=function(){return n},n}function j(){const n=c(93028);return j=function(){return n},
n}function o(){const n=c(61229);return o=function(){return n},n}function h(n,m,E,T=new Map){const e=m.filter(({kind:p})=>p!==
"submodule"&&p!=="directory"),a=m.filter(({kind:p})=>p==="submodule").map(({path:p})=>p),S=[...e.map(({path:p})=>p),...a].
flatMap(N().foldersAbove),l=[...new Set(["",...S,...a])].sort(),R=new Set([...e.map(({path:p})=>p),...l]),C=()=>({files:e.
map(({path:p})=>i((0,$().join)(n,p))),folders:l.map(p=>i((0,$().join)(n,p)))}),t=C(),{leftOut:f,added:g}=(0,o().listUntracked)(
n,l,R,E),O=new Set(f),w=p=>{const b=new Set(l.filter((A,B)=>!p.folders[B]?.startsWith("folder")));return b.size===0?[]:e.
filter(({path:A})=>(0,N().foldersAbove)(A).some(B=>b.has(B)))},P=p=>l.filter((b,A)=>r(p.folders[A],t.folders[A])).flatMap(
b=>(0,o().listUntracked)(n,[b],R,E).leftOut).filter(b=>!O.has(b));return{directory:n,files:e,folders:l,leftOut:f,additions:g,
at:(p,b=E)=>h(p,m,b,T),accept:(p,b)=>{T.set(p,(0,v().blobId)(b))},state:C,changed:async(p=C())=>{const b=e.filter((D,k)=>r(
p.files[k],t.files[k])),A=await Promise.all(b.map(D=>u(n,D,T.get(D.path)??D.oid))),B=b.filter((D,k)=>A[k]);return s([...B,
...w(p)])},added:(p=C())=>P(p),touchedSince:p=>{const b=C(),A=e.filter((B,D)=>r(b.files[D],p.files[D]));return s([...A,...w(
b)],P(b))}}}function s(n,m=[]){return[...new Set([...n.map(({path:E})=>E),...m])].sort()}function i(n){try{const m=(0,I().
lstatSync)((0,F().systemPath)(n),{bigint:!0}),{ino:E,size:T,mode:e,ctimeNs:a}=m;return`${m.isDirectory()?"folder":""}${E}\
:${T}:${e}:${a}`}catch{return}}function r(n,m){return n===void 0||n!==m}async function u(n,{path:m,kind:E},T=""){const e=(0,F().
systemPath)((0,$().join)(n,m));try{if((0,j().onThisPlatform)((0,j().kindOf)((0,I().lstatSync)(e)))!==(0,j().onThisPlatform)(
E))return!0;const a=E==="symlink"?await(0,y().readlink)(e,{encoding:"buffer"}):await(0,M().readOnDisk)(n,m);return!(0,v().
isContentOf)(a,T)}catch{return!0}}}),61229:((G,d,c)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.filesBelow=s,d.
listUntracked=F;function I(){const i=c(73024);return I=function(){return i},i}function y(){const i=c(76760);return y=function(){
return i},i}function $(){const i=c(41895);return $=function(){return i},i}function v(){const i=c(96681);return v=function(){
return i},i}const N=".git",M=new Set(["ENOENT","ENOTDIR"]);function F(i,r,u,n){const m=[],E=[],T=e=>{for(const a of h((0,y().
join)(i,e))){const S=(0,v().decodePath)(a.name),l=e===""?S:`${e}/${S}`;u.has(l)||(S===N?(!u.has(e)||!j(e,a))&&m.push(l):
n.cover(l)?(E.push(l),a.isDirectory()&&o((0,y().join)(i,l))&&m.push(`${l}/${N}`)):a.isDirectory()&&n.mayBeIn(l)?T(l):m.push(
l))}};return r.forEach(T),{leftOut:m,added:E}}function j(i,r){return i===""||r.isFile()}function o(i){return h(i).some(({
name:r})=>(0,v().decodePath)(r)===N)}function h(i){try{return(0,I().readdirSync)(i,{encoding:"buffer",withFileTypes:!0})}catch(r){
if(M.has(r.code??""))return[];throw new($()).GateError("file_unreadable",`Cannot list the directory ${i}: ${r instanceof
Error?r.message:r}`,"Check the permissions of the directory.",{cause:r})}}function s(i,r){const u=n=>h((0,y().join)(i,n)).
flatMap(m=>{const E=(0,v().decodePath)(m.name),T=n===""?E:`${n}/${E}`;return E===N||r(T)?[]:m.isDirectory()?u(T):[T]});return u(
"")}}),34397:((G,d,c)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.snapshotIndex=F,d.snapshotWorktree=M;function I(){
const s=c(51455);return I=function(){return s},s}function y(){const s=c(76760);return y=function(){return s},s}function $(){
const s=c(41895);return $=function(){return s},s}function v(){const s=c(96681);return v=function(){return s},s}const N=Buffer.
from([0]);async function M(s){const i=await h(s);return await i(["update-index","-z","--index-info"],await j(s)),await i(
["add","--all","--","."]),(await i(["write-tree"])).toString().trim()}async function F(s){const i=(0,y().join)(await(0,I().
mkdtemp)((0,y().join)(s.temporary,"index-")),"index");await(0,I().copyFile)(s.index,i).catch(u=>{if(u.code!=="ENOENT")throw u});
const r={...s.privateStore,GIT_INDEX_FILE:i};return(await s.user(["write-tree"],{env:r})).toString().trim()}async function j(s){
const i=[];for(const r of(0,v().splitNul)(await s.user(["ls-files","-t","--stage","-z"]))){const u=r[0]===83,n=r.subarray(
r.indexOf(9)+1);if(u&&!await o(s,n))throw new($()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.
stringify((0,v().decodePath)(n))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");i.push(r.subarray(
2),N)}return Buffer.concat(i)}async function o({directory:s},i){return(0,I().lstat)(Buffer.concat([Buffer.from(`${s}/`),
i])).then(()=>!0,r=>{if(r.code==="ENOENT"||r.code==="ENOTDIR")return!1;throw new($()).GateError("file_unreadable",`Canno\
t examine ${JSON.stringify((0,v().decodePath)(i))} (${r.code})`,"Check the permissions of the directories above the file\
.",{cause:r})})}async function h(s){const i=await(0,I().mkdtemp)((0,y().join)(s.temporary,"index-")),r={...s.privateStore,
GIT_INDEX_FILE:(0,y().join)(i,"index")};return(u,n)=>s.user(u,{env:r,...n&&{input:n}})}}),77648:((G,d,c)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.findingsAbout=h,d.idsIn=u,d.reportAgentFile=l,d.reportFinding=S,d.reportFindings=a,d.reportGene=
o,d.reportScripts=E,d.verdictsOf=T;function I(){const t=c(69024);return I=function(){return t},t}function y(){const t=c(
85475);return y=function(){return t},t}function $(){const t=c(80827);return $=function(){return t},t}function v(){const t=c(
59490);return v=function(){return t},t}function N(){const t=c(38863);return N=function(){return t},t}function M(){const t=c(
78261);return M=function(){return t},t}function F(){const t=c(95132);return F=function(){return t},t}function j(){const t=c(
37075);return j=function(){return t},t}function o(t,f,{about:g,ids:O}){const{gene:w,outcomes:P,mutants:p,runFindings:b,capped:A,
verdict:B,summary:D}=t,{asset:k,change:H,blastRadius:W}=w,x=[...g(k),...w.findings,...A,...b.filter(L=>L.subject?.command===
void 0)];return{id:k.id,asset_id:(0,y().assetIdOf)(k),path:k.path,line:k.locate().line,store:{path:w.store.path||".",root:w.
store.root||"."},change:H,verdict:B,summary:D,profiles:e(w.commands.map(({profiles:L})=>L)),validators:e(w.commands.map(
({validators:L})=>L)),blast_radius:W,commands:w.commands.map((L,V)=>{const z=b.filter(X=>r(X,L)),K=u([...L.findings,...z],
O),U=p?.[V];return{...n(L,P[V]),...U&&{mutant:U},...K}}),...u(x,O),...w.differences.length>0&&{differences:w.differences},
validation_report_id:f}}function h(t){const f=(0,v().groupBy)(t,({subject:g})=>s(g));return g=>(f.get(s(g))??[]).filter(
O=>i(O,g))}function s({type:t,id:f}={}){return`${t} ${f}`}function i({subject:t,location:f},{type:g,id:O,path:w}){return t?.
type===g&&t.id===O&&(f?.path??w)===w}function r({subject:t,location:f},{command:g,location:O}){return t?.command===g&&f?.
line===O.line&&f.column===O.column}function u(t,f){const g=[...new Set(t.flatMap(O=>f.get(O)??[]))];return g.length>0?{findings:g}:
{}}function n(t,f){return{command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&
{words:t.reading.words.map(m)},...t.plan?.scripts&&{scripts:E(t.plan.scripts)},profiles:T(t.profiles),validators:T(t.validators),
location:t.location,...t.plan&&{plan_digest:t.plan.digest},...f&&{outcome:f}}}function m({text:t,span:{start:f,end:g}}){
return{text:t,start:f,end:g}}function E(t){return(0,$().stepsIn)(t).map(({directory:f,event:g,text:O,command:w})=>({directory:f,
event:g,text:O,shell:w===void 0}))}function T(t){return Object.fromEntries(Object.entries(t).map(([f,{verdict:g}])=>[f,g]))}
function e(t){const f={};for(const g of t)for(const[O,{verdict:w,reason:P,remark:p}]of Object.entries(g)){const b=f[O];b&&
!b.accepted||(f[O]=w==="block"?{accepted:!1,...P&&{reason:(0,F().describe)(P).message}}:{accepted:!0,...p&&{remark:(0,F().
describe)(p).message},...b})}return f}function a(t,f=(0,j().idsOf)(t),g){return t.toSorted(M().byHarm).map(O=>{const w={
id:f.get(O),cause:(0,j().causeOf)(O),...S(O)};if(g===void 0)return w;const P=`${N().COMMAND} fix --base ${g.slice(0,12)}\
 --`;return{...w,remedy:w.remedy.replaceAll("gene-gate fix --",P)}})}function S(t){const{args:f,...g}=t;return{...g,...(0,F().
describe)(t)}}function l({file:{path:t,format:f},entries:g},O,w){const{name:P,tool:p,approval:b,specification:A}=f;return{
path:t,format:P,tool:p,approval:b,specification:A,entries:g.map(B=>R(B,O,w))}}function R({state:t,entry:f,targets:g,findings:O},w,P){
const{event:p,shown:b,location:A}=f,B=(0,I().meansOf)(g),D=g.flatMap(({kind:k,name:H})=>k==="file"?[H]:[]);return{event:p,
command:b,line:A.line,...B.length>0&&{target:B.join("; ")},...D.length>0&&{scripts:D},...t&&{state:t},...u(w.filter(k=>O.
some(H=>C(H,k))),P)}}function C(t,f){return t.rule===f.rule&&t.args===f.args}}),67078:((G,d,c)=>{Object.defineProperty(d,
"__esModule",{value:!0}),d.redactOutcome=$;function I(){const o=c(41551);return I=function(){return o},o}function y(){const o=c(
97018);return y=function(){return o},o}function $(o,h=[]){const s=(0,I().knownForms)(h);return{...o,stdout:v(o.stdout,s),
stderr:v(o.stderr,s),...o.reason===void 0?{}:{reason:(0,y().redactForms)(o.reason,s).text}}}function v(o,h){const{head:s,
tail:i,truncated:r}=o;if(!r)return{...o,head:(0,y().redactForms)(s+i,h).text,tail:""};const u=(0,I().reachOfKnown)(h),n=M(
s.slice(0,Math.max(0,s.length-u))),m=j(F(i.slice(u)));return{...o,head:(0,y().redactForms)(n,h).text,tail:(0,y().redactForms)(
m,h).text}}const N=4096;function M(o){const h=/\S*$/.exec(o.slice(-N))?.[0]??"";return o.slice(0,o.length-h.length)}function F(o){
return o.slice(/^\S*/.exec(o.slice(0,N))?.[0].length??0)}function j(o){const h=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(o);return h===null?o:`[redacted private key]${o.slice(h[0].length)}`}}),36807:((G,d,c)=>{Object.defineProperty(d,"_\
_esModule",{value:!0}),d.commonFields=i,d.fingerprint=T,d.redactGene=M,d.sealed=r,d.shortenText=E,d.validationReportsOf=
F;function I(){const e=c(77598);return I=function(){return e},e}function y(){const e=c(23404);return y=function(){return e},
e}function $(){const e=c(85475);return $=function(){return e},e}function v(){const e=c(38863);return v=function(){return e},
e}function N(){const e=c(67078);return N=function(){return e},e}function M(e,a){const S=e.outcomes.map(l=>(0,N().redactOutcome)(
l,a));return{...e,outcomes:S}}function F(e,a){let S=a.startedAt.getTime();return e.map(l=>l.ran?j(l,`vr_${S++}`,a):null)}
function j({gene:e,outcomes:a,mutants:S},l,{nodeOf:R,policyDigest:C,finishedAt:t}){const f=a.map((O,w)=>{const P=S?.[w];
return{command:e.commands[w]?.command??"",ok:O.status==="passed",stdout:m(O.stdout,u),stderr:s(O),status:O.status,exit_code:O.
exit_code,signal:O.signal,duration_ms:O.duration_ms,...P&&{mutant:h(P)}}}),g=a[0]?.started_at??t.toISOString();return r(
{...i({commands:f,startedAt:g,finishedAt:o(a,t)}),id:l,gene_id:e.asset.id,gene_asset_id:(0,$().contentHash)(e.asset.value),
policy_digest:C,...T(R(e)),commands:f})}function o(e,a){const S=e.map(({started_at:R,duration_ms:C})=>Date.parse(R)+C),l=S.
length===0?Number.POSITIVE_INFINITY:Math.max(...S);return new Date(Math.min(l,a.getTime())).toISOString()}function h({outcome:e,
operator:a,files:S}){return{outcome:e,...a&&{operator:a},files:S}}function s({stderr:e,reason:a,status:S}){if(S==="passe\
d"||a===void 0)return m(e,u);const l=a.slice(0,n),R=m(e,u-l.length-1);return R===""?l:`${R}
${l}`}function i({commands:e,startedAt:a,finishedAt:S}){return{type:"ValidationReport",schema_version:y().SCHEMA_VERSION,
results:e.map(({command:l,ok:R,duration_ms:C,stderr:t})=>({cmd:l,ok:R,duration_ms:C,...R?{}:{err:t}})),overall_ok:e.length>
0&&e.every(({ok:l})=>l),duration_ms:Math.max(0,Date.parse(S)-Date.parse(a)),started_at:a,finished_at:S,created_at:S}}function r(e){
const a=(0,y().computeAssetId)(e);if(a===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...e,asset_id:a}}const u=4e3,n=1e3;function m({head:e,tail:a,bytes:S,truncated:l},R){const C=e+a;
if(!l&&C.length<=R)return C;const t=`
[cut: the beginning and the end of ${S} bytes]
`,f=l?e:C,g=l?a:C;return f.slice(0,n).replace(/[\ud800-\udbff]$/,"")+t+g.slice(-(R-n-t.length)).replace(/^[\udc00-\udfff]/,
"")}function E(e){const a={head:e,tail:"",bytes:Buffer.byteLength(e),truncated:!1};return m(a,u)}function T({version:e,platform:a,
arch:S}){const l=["",e,a,S,"",v().TOOL.name,v().TOOL.version].join("|");return{env_fingerprint:{node_version:e,platform:a,
arch:S,client:v().TOOL.name,client_version:v().TOOL.version},env_fingerprint_key:(0,I().createHash)("sha256").update(l).
digest("hex").slice(0,16)}}}),94901:((G,d,c)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.validate=N;function I(){
const o=c(9354);return I=function(){return o},o}function y(){const o=c(57334);return y=function(){return o},o}function $(){
const o=c(22562);return $=function(){return o},o}function v(){const o=c(92344);return v=function(){return o},o}async function N(o,{
policy:h,startedAt:s,heads:i,approver:r,runs:u,run:n}){const m=await(0,I().findApprovals)(o,h.approvals,i,r),E=await n(m.
waiting),T=u?M(o,E,m.waiting,s):E,e=(0,v().judge)(o,T,{policy:h,now:s,approval:m});return{approval:m,runResult:T,judgement:e}}
function M({genes:o},h,s,i){const r=new Map(h.outcomes);for(const u of o){const n=r.get(u);n===void 0&&(s.has(u)||!F(u,h))||
r.set(u,j(u,n??[],i))}return{...h,outcomes:r}}function F(o,{shards:h}){return o.change==="removed"?!1:h===void 0||(0,$().
plansOf)(o).plans.length===0?!0:h.some(({genes:s})=>s.has(o))}function j({commands:o},h,s){const i=h.length>o.length;return o.
map((r,u)=>(i?void 0:h[u])??(0,y().skippedOutcome)(y().OUTCOME_LOST,s))}})};
