"use strict";exports.id=562,exports.ids=[562],exports.modules={22566:((D,c,d)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.blobId=
O,c.conversionFault=S,c.isContentOf=E;function g(){const n=d(77598);return g=function(){return n},n}function O(n,i="sha1"){
return(0,g().createHash)(i).update(`blob ${n.length}\0`).update(n).digest("hex")}function E(n,i){return O(n,i.length===40?
"sha1":"sha256")===i}const p=new Set(["unspecified","unset","set",""]);function S(n,i,y){if(u(n,i))return;const{text:e,filter:m,
ident:w,"working-tree-encoding":P}=y;if(!p.has(m)&&m!=="lfs")return b(`filter=${m}`);if(!p.has(P))return b(`working-tree\
-encoding=${P}`);if(w==="set")return b("ident");const I=e!=="unset"&&(e==="set"||!$(n)),s=T(n)===T(i);return I&&s?void 0:
"differs on disk"}function b(n){return`is converted on checkout by the attribute ${n}, and only line endings and Git LFS\
 are supported`}function $(n){return n.includes(0)||/\r(?!\n)/.test(n.toString("latin1"))}function T(n){return n.toString(
"latin1").replaceAll(`\r
`,`
`)}const r=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
f=1024;function u(n,i){if(n.length>=f)return!1;const[,y]=r.exec(n.toString("latin1"))??[];return y===(0,g().createHash)(
"sha256").update(i).digest("hex")}}),59580:((D,c,d)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.guardCheckout=f;
function g(){const e=d(73024);return g=function(){return e},e}function O(){const e=d(51455);return O=function(){return e},
e}function E(){const e=d(76760);return E=function(){return e},e}function p(){const e=d(22566);return p=function(){return e},
e}function S(){const e=d(39491);return S=function(){return e},e}function b(){const e=d(48741);return b=function(){return e},
e}function $(){const e=d(96681);return $=function(){return e},e}function T(){const e=d(93028);return T=function(){return e},
e}function r(){const e=d(61229);return r=function(){return e},e}function f(e,m,w,P=new Map){const I=m.filter(({kind:h})=>h!==
"submodule"&&h!=="directory"),s=m.filter(({kind:h})=>h==="submodule").map(({path:h})=>h),t=[...I.map(({path:h})=>h),...s].
flatMap(S().foldersAbove),o=[...new Set(["",...t,...s])].sort(),a=new Set([...I.map(({path:h})=>h),...o]),l=()=>({files:I.
map(({path:h})=>n((0,E().join)(e,h))),folders:o.map(h=>n((0,E().join)(e,h)))}),v=l(),{leftOut:C,added:A}=(0,r().listUntracked)(
e,o,a,w),R=new Set(C),M=h=>{const j=new Set(o.filter((N,L)=>!h.folders[L]?.startsWith("folder")));return j.size===0?[]:I.
filter(({path:N})=>(0,S().foldersAbove)(N).some(L=>j.has(L)))},k=h=>o.filter((j,N)=>i(h.folders[N],v.folders[N])).flatMap(
j=>(0,r().listUntracked)(e,[j],a,w).leftOut).filter(j=>!R.has(j));return{directory:e,files:I,folders:o,leftOut:C,additions:A,
at:(h,j=w)=>f(h,m,j,P),accept:(h,j)=>{P.set(h,(0,p().blobId)(j))},state:l,changed:async(h=l())=>{const j=I.filter((F,B)=>i(
h.files[B],v.files[B])),N=await Promise.all(j.map(F=>y(e,F,P.get(F.path)??F.oid))),L=j.filter((F,B)=>N[B]);return u([...L,
...M(h)])},added:(h=l())=>k(h),touchedSince:h=>{const j=l(),N=I.filter((L,F)=>i(j.files[F],h.files[F]));return u([...N,...M(
j)],k(j))}}}function u(e,m=[]){return[...new Set([...e.map(({path:w})=>w),...m])].sort()}function n(e){try{const m=(0,g().
lstatSync)((0,$().systemPath)(e),{bigint:!0}),{ino:w,size:P,mode:I,ctimeNs:s}=m;return`${m.isDirectory()?"folder":""}${w}\
:${P}:${I}:${s}`}catch{return}}function i(e,m){return e===void 0||e!==m}async function y(e,{path:m,kind:w},P=""){const I=(0,$().
systemPath)((0,E().join)(e,m));try{if((0,T().onThisPlatform)((0,T().kindOf)((0,g().lstatSync)(I)))!==(0,T().onThisPlatform)(
w))return!0;const s=w==="symlink"?await(0,O().readlink)(I,{encoding:"buffer"}):await(0,b().readOnDisk)(e,m);return!(0,p().
isContentOf)(s,P)}catch{return!0}}}),61229:((D,c,d)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.filesBelow=u,c.
listUntracked=$;function g(){const n=d(73024);return g=function(){return n},n}function O(){const n=d(76760);return O=function(){
return n},n}function E(){const n=d(41895);return E=function(){return n},n}function p(){const n=d(96681);return p=function(){
return n},n}const S=".git",b=new Set(["ENOENT","ENOTDIR"]);function $(n,i,y,e){const m=[],w=[],P=I=>{for(const s of f((0,O().
join)(n,I))){const t=(0,p().decodePath)(s.name),o=I===""?t:`${I}/${t}`;y.has(o)||(t===S?(!y.has(I)||!T(I,s))&&m.push(o):
e.cover(o)?(w.push(o),s.isDirectory()&&r((0,O().join)(n,o))&&m.push(`${o}/${S}`)):s.isDirectory()&&e.mayBeIn(o)?P(o):m.push(
o))}};return i.forEach(P),{leftOut:m,added:w}}function T(n,i){return n===""||i.isFile()}function r(n){return f(n).some(({
name:i})=>(0,p().decodePath)(i)===S)}function f(n){try{return(0,g().readdirSync)(n,{encoding:"buffer",withFileTypes:!0})}catch(i){
if(b.has(i.code??""))return[];throw new(E()).GateError("file_unreadable",`Cannot list the directory ${n}: ${i instanceof
Error?i.message:i}`,"Check the permissions of the directory.",{cause:i})}}function u(n,i){const y=e=>f((0,O().join)(n,e)).
flatMap(m=>{const w=(0,p().decodePath)(m.name),P=e===""?w:`${e}/${w}`;return w===S||i(P)?[]:m.isDirectory()?y(P):[P]});return y(
"")}}),34397:((D,c,d)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.snapshotIndex=$,c.snapshotWorktree=b;function g(){
const u=d(51455);return g=function(){return u},u}function O(){const u=d(76760);return O=function(){return u},u}function E(){
const u=d(41895);return E=function(){return u},u}function p(){const u=d(96681);return p=function(){return u},u}const S=Buffer.
from([0]);async function b(u){const n=await f(u);return await n(["update-index","-z","--index-info"],await T(u)),await n(
["add","--all","--","."]),(await n(["write-tree"])).toString().trim()}async function $(u){const n=(0,O().join)(await(0,g().
mkdtemp)((0,O().join)(u.temporary,"index-")),"index");await(0,g().copyFile)(u.index,n).catch(y=>{if(y.code!=="ENOENT")throw y});
const i={...u.privateStore,GIT_INDEX_FILE:n};return(await u.user(["write-tree"],{env:i})).toString().trim()}async function T(u){
const n=[];for(const i of(0,p().splitNul)(await u.user(["ls-files","-t","--stage","-z"]))){const y=i[0]===83,e=i.subarray(
i.indexOf(9)+1);if(y&&!await r(u,e))throw new(E()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.
stringify((0,p().decodePath)(e))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");n.push(i.subarray(
2),S)}return Buffer.concat(n)}async function r({directory:u},n){return(0,g().lstat)(Buffer.concat([Buffer.from(`${u}/`),
n])).then(()=>!0,i=>{if(i.code==="ENOENT"||i.code==="ENOTDIR")return!1;throw new(E()).GateError("file_unreadable",`Canno\
t examine ${JSON.stringify((0,p().decodePath)(n))} (${i.code})`,"Check the permissions of the directories above the file\
.",{cause:i})})}async function f(u){const n=await(0,g().mkdtemp)((0,O().join)(u.temporary,"index-")),i={...u.privateStore,
GIT_INDEX_FILE:(0,O().join)(n,"index")};return(y,e)=>u.user(y,{env:i,...e&&{input:e}})}}),77648:((D,c,d)=>{Object.defineProperty(
c,"__esModule",{value:!0}),c.findingsAbout=r,c.idsIn=i,c.reportFinding=s,c.reportFindings=I,c.reportGene=T,c.reportScripts=
m,c.verdictsOf=w;function g(){const t=d(85475);return g=function(){return t},t}function O(){const t=d(80827);return O=function(){
return t},t}function E(){const t=d(59490);return E=function(){return t},t}function p(){const t=d(38863);return p=function(){
return t},t}function S(){const t=d(78261);return S=function(){return t},t}function b(){const t=d(95132);return b=function(){
return t},t}function $(){const t=d(37075);return $=function(){return t},t}function T(t,o,{about:a,ids:l}){const{gene:v,outcomes:C,
mutants:A,runFindings:R,verdict:M,summary:k}=t,{asset:h,change:j,blastRadius:N}=v,L=[...a(h),...v.findings,...R.filter(F=>F.
subject?.command===void 0)];return{id:h.id,asset_id:(0,g().assetIdOf)(h),path:h.path,line:h.locate().line,store:{path:v.
store.path||".",root:v.store.root||"."},change:j,verdict:M,summary:k,profiles:P(v.commands.map(({profiles:F})=>F)),validators:P(
v.commands.map(({validators:F})=>F)),blast_radius:N,commands:v.commands.map((F,B)=>{const H=R.filter(_=>n(_,F)),U=i([...F.
findings,...H],l),G=A?.[B];return{...y(F,C[B]),...G&&{mutant:G},...U}}),...i(L,l),...v.differences.length>0&&{differences:v.
differences},validation_report_id:o}}function r(t){const o=(0,E().groupBy)(t,({subject:a})=>f(a));return a=>(o.get(f(a))??
[]).filter(l=>u(l,a))}function f({type:t,id:o}={}){return`${t} ${o}`}function u({subject:t,location:o},{type:a,id:l,path:v}){
return t?.type===a&&t.id===l&&(o?.path??v)===v}function n({subject:t,location:o},{command:a,location:l}){return t?.command===
a&&o?.line===l.line&&o.column===l.column}function i(t,o){const a=t.flatMap(l=>o.get(l)??[]);return a.length>0?{findings:a}:
{}}function y(t,o){return{command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&
{words:t.reading.words.map(e)},...t.plan?.scripts&&{scripts:m(t.plan.scripts)},profiles:w(t.profiles),validators:w(t.validators),
location:t.location,...t.plan&&{plan_digest:t.plan.digest},...o&&{outcome:o}}}function e({text:t,span:{start:o,end:a}}){
return{text:t,start:o,end:a}}function m(t){return(0,O().stepsIn)(t).map(({directory:o,event:a,text:l,command:v})=>({directory:o,
event:a,text:l,shell:v===void 0}))}function w(t){return Object.fromEntries(Object.entries(t).map(([o,{verdict:a}])=>[o,a]))}
function P(t){const o={};for(const a of t)for(const[l,{verdict:v,reason:C,remark:A}]of Object.entries(a)){const R=o[l];R&&
!R.accepted||(o[l]=v==="block"?{accepted:!1,...C&&{reason:(0,b().describe)(C).message}}:{accepted:!0,...A&&{remark:(0,b().
describe)(A).message},...R})}return o}function I(t,o=(0,$().idsOf)(t),a){return t.toSorted(S().byHarm).map(l=>{const v={
id:o.get(l),cause:(0,$().causeOf)(l),...s(l)};if(a===void 0)return v;const C=`${p().COMMAND} fix --base ${a.slice(0,12)}\
 --`;return{...v,remedy:v.remedy.replaceAll("gene-gate fix --",C)}})}function s(t){const{rule:o,severity:a,harm:l,layer:v,
location:C,span:A,subject:R,edit:M,danger:k,level:h,before:j,suppressed:N}=t;return{rule:o,severity:a,harm:l,layer:v,...(0,b().
describe)(t),...C&&{location:C},...A&&{span:A},...R&&{subject:R},...M&&{edit:M},...k!==void 0&&{danger:k},...h&&{level:h},
...j&&{before:j},...N&&{suppressed:N}}}}),67078:((D,c,d)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.redactOutcome=
E;function g(){const r=d(41551);return g=function(){return r},r}function O(){const r=d(97018);return O=function(){return r},
r}function E(r,f=[]){const u=(0,g().knownForms)(f);return{...r,stdout:p(r.stdout,u),stderr:p(r.stderr,u),...r.reason===void 0?
{}:{reason:(0,O().redactForms)(r.reason,u).text}}}function p(r,f){const{head:u,tail:n,truncated:i}=r;if(!i)return{...r,head:(0,O().
redactForms)(u+n,f).text,tail:""};const y=b((0,g().withoutStartOfKnown)(u,f)),e=T($((0,g().withoutEndOfKnown)(n,f)));return{
...r,head:(0,O().redactForms)(y,f).text,tail:(0,O().redactForms)(e,f).text}}const S=4096;function b(r){const f=/\S*$/.exec(
r.slice(-S))?.[0]??"";return r.slice(0,r.length-f.length)}function $(r){return r.slice(/^\S*/.exec(r.slice(0,S))?.[0].length??
0)}function T(r){const f=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(r);return f===null?r:`[redac\
ted private key]${r.slice(f[0].length)}`}}),36807:((D,c,d)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.buildValidationReport=
f,c.commonFields=i,c.fingerprint=I,c.redactGene=b,c.reportIds=r,c.sealed=y,c.shortenText=P,c.validationReportsOf=$;function g(){
const s=d(77598);return g=function(){return s},s}function O(){const s=d(23404);return O=function(){return s},s}function E(){
const s=d(85475);return E=function(){return s},s}function p(){const s=d(38863);return p=function(){return s},s}function S(){
const s=d(67078);return S=function(){return s},s}function b(s,t){const o=s.outcomes.map(a=>(0,S().redactOutcome)(a,t));return{
...s,outcomes:o}}function $(s,{nodeOf:t,policyDigest:o,startedAt:a,finishedAt:l}){const v=r(a.getTime());return s.map(({
gene:C,ran:A,outcomes:R,mutants:M})=>{if(!A)return null;const{asset:k,commands:h}=C;return f({gene:k,policyDigest:o,commands:R.
map((j,N)=>({command:h[N]?.command??"",outcome:j,mutant:M?.[N]})),fingerprint:I(t(C)),id:v(),startedAt:R[0]?.started_at??
l.toISOString(),finishedAt:T(R,l)})})}function T(s,t){if(s.length===0)return t.toISOString();const o=s.map(({started_at:a,
duration_ms:l})=>Date.parse(a)+l);return new Date(Math.min(Math.max(...o),t.getTime())).toISOString()}function r(s){let t=Math.
floor(s);return()=>`vr_${t++}`}function f(s){const{gene:t,policyDigest:o,fingerprint:a,id:l,startedAt:v,finishedAt:C}=s,
A=s.commands.map(({command:R,outcome:M,mutant:k})=>({command:R,ok:M.status==="passed",stdout:w(M.stdout,e),stderr:n(M),status:M.
status,exit_code:M.exit_code,signal:M.signal,duration_ms:M.duration_ms,...k&&{mutant:u(k)}}));return y({...i({commands:A,
startedAt:v,finishedAt:C}),id:l,gene_id:t.id,gene_asset_id:(0,E().contentHash)(t.value),policy_digest:o,...a,commands:A})}
function u({outcome:s,operator:t,files:o}){return{outcome:s,...t&&{operator:t},files:o}}function n({stderr:s,reason:t,status:o}){
if(o==="passed"||t===void 0)return w(s,e);const a=t.slice(0,m),l=w(s,e-a.length-1);return l===""?a:`${l}
${a}`}function i({commands:s,startedAt:t,finishedAt:o}){return{type:"ValidationReport",schema_version:O().SCHEMA_VERSION,
results:s.map(({command:a,ok:l,duration_ms:v,stderr:C})=>({cmd:a,ok:l,duration_ms:v,...l?{}:{err:C}})),overall_ok:s.length>
0&&s.every(({ok:a})=>a),duration_ms:Math.max(0,Date.parse(o)-Date.parse(t)),started_at:t,finished_at:o,created_at:o}}function y(s){
const t=(0,O().computeAssetId)(s);if(t===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...s,asset_id:t}}const e=4e3,m=1e3;function w({head:s,tail:t,bytes:o,truncated:a},l){const v=s+t;
if(!a&&v.length<=l)return v;const C=`
[cut: the beginning and the end of ${o} bytes]
`,A=a?s:v,R=a?t:v;return A.slice(0,m).replace(/[\ud800-\udbff]$/,"")+C+R.slice(-(l-m-C.length)).replace(/^[\udc00-\udfff]/,
"")}function P(s){const t={head:s,tail:"",bytes:Buffer.byteLength(s),truncated:!1};return w(t,e)}function I({version:s,platform:t,
arch:o}){const a=["",s,t,o,"",p().TOOL.name,p().TOOL.version].join("|");return{env_fingerprint:{node_version:s,platform:t,
arch:o,client:p().TOOL.name,client_version:p().TOOL.version},env_fingerprint_key:(0,g().createHash)("sha256").update(a).
digest("hex").slice(0,16)}}}),49604:((D,c,d)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.NO_PROGRESS=void 0,c.linesOfProgress=
E;function g(){const p=d(20849);return g=function(){return p},p}const O=c.NO_PROGRESS={planned(){},started(){},finished(){},
ended(){}};function E(p){let S=0,b=0;return{...O,planned:$=>{S=$},finished:($,{status:T,duration_ms:r})=>{b+=1;const f=(r/
1e3).toFixed(1);p(`[${b}/${S}] ${T} in ${f} s: ${(0,g().safeLine)($)}`)}}}}),20849:((D,c,d)=>{Object.defineProperty(c,"_\
_esModule",{value:!0}),c.safeLine=E,c.withoutLogCommands=p;function g(){const S=d(77598);return g=function(){return S},S}
const O=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function E(S,b=200){const $=S.replace(O,r=>`\\u{${r.codePointAt(0)?.toString(
16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),T=Array.from($);return T.length<=b?$:`${T.slice(0,b-1).join("")}\
\u2026`}async function p(S,b){const $=(0,g().randomUUID)();S(`::stop-commands::${$}`);try{return await b()}finally{S(`::${$}\
::`)}}}),94901:((D,c,d)=>{Object.defineProperty(c,"__esModule",{value:!0}),c.validate=S;function g(){const r=d(9354);return g=
function(){return r},r}function O(){const r=d(57334);return O=function(){return r},r}function E(){const r=d(22562);return E=
function(){return r},r}function p(){const r=d(92344);return p=function(){return r},r}async function S(r,{policy:f,startedAt:u,
heads:n,approver:i,runs:y,run:e}){const m=await(0,g().findApprovals)(r,f.approvals,n,i),w=await e(m.waiting),P=y?b(r,w,m.
waiting,u):w,I=(0,p().judge)(r,P,{policy:f,now:u,approval:m});return{approval:m,runResult:P,judgement:I}}function b({genes:r},f,u,n){
const i=new Map(f.outcomes);for(const y of r){const e=i.get(y);e===void 0&&(u.has(y)||!$(y,f))||i.set(y,T(y,e??[],n))}return{
...f,outcomes:i}}function $(r,{shards:f}){return r.change==="removed"?!1:f===void 0||(0,E().plansOf)(r).plans.length===0?
!0:f.some(({genes:u})=>u.has(r))}function T({commands:r},f,u){const n=f.length>r.length;return r.map((i,y)=>(n?void 0:f[y])??
(0,O().lostOutcome)(u))}})};
