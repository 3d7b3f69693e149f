"use strict";exports.id=562,exports.ids=[562],exports.modules={22566:((B,u,a)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.CONVERSIONS=
void 0,u.blobId=O,u.conversionFault=R,u.isContentOf=C;function S(){const r=a(77598);return S=function(){return r},r}function O(r,d="\
sha1"){return(0,S().createHash)(d).update(`blob ${r.length}\0`).update(r).digest("hex")}function C(r,d){return O(r,d.length===
40?"sha1":"sha256")===d}const $=u.CONVERSIONS=["text","filter","ident","working-tree-encoding"],h=new Set(["unspecified",
"unset","set",""]);function R(r,d,t){if(i(r,d))return;const[w="",E="",j="",P=""]=$.map(t);if(!h.has(E)&&E!=="lfs")return v(
`filter=${E}`);if(!h.has(P))return v(`working-tree-encoding=${P}`);if(j==="set")return v("ident");const o=w!=="unset"&&(w===
"set"||!T(r)),l=e(r)===e(d);return o&&l?void 0:"differs on disk"}function v(r){return`is converted on checkout by the at\
tribute ${r}, and only line endings and Git LFS are supported`}function T(r){return r.includes(0)||/\r(?!\n)/.test(r.toString(
"latin1"))}function e(r){return r.toString("latin1").replaceAll(`\r
`,`
`)}const f=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
s=1024;function i(r,d){if(r.length>=s)return!1;const[,t]=f.exec(r.toString("latin1"))??[];return t===(0,S().createHash)(
"sha256").update(d).digest("hex")}}),59580:((B,u,a)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.guardCheckout=f;
function S(){const t=a(73024);return S=function(){return t},t}function O(){const t=a(51455);return O=function(){return t},
t}function C(){const t=a(76760);return C=function(){return t},t}function $(){const t=a(22566);return $=function(){return t},
t}function h(){const t=a(39491);return h=function(){return t},t}function R(){const t=a(48741);return R=function(){return t},
t}function v(){const t=a(96681);return v=function(){return t},t}function T(){const t=a(93028);return T=function(){return t},
t}function e(){const t=a(61229);return e=function(){return t},t}function f(t,w,E,j=new Map){const P=w.filter(({kind:m})=>m!==
"submodule"&&m!=="directory"),o=w.filter(({kind:m})=>m==="submodule").map(({path:m})=>m),l=[...P.map(({path:m})=>m),...o].
flatMap(h().foldersAbove),g=[...new Set(["",...l,...o])].sort(),N=new Set([...P.map(({path:m})=>m),...g]),F=()=>({files:P.
map(({path:m})=>i((0,C().join)(t,m))),folders:g.map(m=>i((0,C().join)(t,m)))}),n=F(),{leftOut:c,added:p}=(0,e().listUntracked)(
t,g,N,E),b=new Set(c),y=m=>{const I=new Set(g.filter((A,L)=>!m.folders[L]?.startsWith("folder")));return I.size===0?[]:P.
filter(({path:A})=>(0,h().foldersAbove)(A).some(L=>I.has(L)))},M=m=>g.filter((I,A)=>r(m.folders[A],n.folders[A])).flatMap(
I=>(0,e().listUntracked)(t,[I],N,E).leftOut).filter(I=>!b.has(I));return{directory:t,files:P,folders:g,leftOut:c,additions:p,
at:(m,I=E)=>f(m,w,I,j),accept:(m,I)=>{j.set(m,(0,$().blobId)(I))},state:F,changed:async(m=F())=>{const I=P.filter((k,D)=>r(
m.files[D],n.files[D])),A=await Promise.all(I.map(k=>d(t,k,j.get(k.path)??k.oid))),L=I.filter((k,D)=>A[D]);return s([...L,
...y(m)])},added:(m=F())=>M(m),touchedSince:m=>{const I=F(),A=P.filter((L,k)=>r(I.files[k],m.files[k]));return s([...A,...y(
I)],M(I))}}}function s(t,w=[]){return[...new Set([...t.map(({path:E})=>E),...w])].sort()}function i(t){try{const w=(0,S().
lstatSync)((0,v().systemPath)(t),{bigint:!0}),{ino:E,size:j,mode:P,ctimeNs:o}=w;return`${w.isDirectory()?"folder":""}${E}\
:${j}:${P}:${o}`}catch{return}}function r(t,w){return t===void 0||t!==w}async function d(t,{path:w,kind:E},j=""){const P=(0,v().
systemPath)((0,C().join)(t,w));try{if((0,T().onThisPlatform)((0,T().kindOf)((0,S().lstatSync)(P)))!==(0,T().onThisPlatform)(
E))return!0;const o=E==="symlink"?await(0,O().readlink)(P,{encoding:"buffer"}):await(0,R().readOnDisk)(t,w);return!(0,$().
isContentOf)(o,j)}catch{return!0}}}),61229:((B,u,a)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.filesBelow=s,u.
listUntracked=v;function S(){const i=a(73024);return S=function(){return i},i}function O(){const i=a(76760);return O=function(){
return i},i}function C(){const i=a(41895);return C=function(){return i},i}function $(){const i=a(96681);return $=function(){
return i},i}const h=".git",R=new Set(["ENOENT","ENOTDIR"]);function v(i,r,d,t){const w=[],E=[],j=P=>{for(const o of f((0,O().
join)(i,P))){const l=(0,$().decodePath)(o.name),g=P===""?l:`${P}/${l}`;d.has(g)||(l===h?(!d.has(P)||!T(P,o))&&w.push(g):
t.cover(g)?(E.push(g),o.isDirectory()&&e((0,O().join)(i,g))&&w.push(`${g}/${h}`)):o.isDirectory()&&t.mayBeIn(g)?j(g):w.push(
g))}};return r.forEach(j),{leftOut:w,added:E}}function T(i,r){return i===""||r.isFile()}function e(i){return f(i).some(({
name:r})=>(0,$().decodePath)(r)===h)}function f(i){try{return(0,S().readdirSync)(i,{encoding:"buffer",withFileTypes:!0})}catch(r){
if(R.has(r.code??""))return[];throw new(C()).GateError("file_unreadable",`Cannot list the directory ${i}: ${r instanceof
Error?r.message:r}`,"Check the permissions of the directory.",{cause:r})}}function s(i,r){const d=t=>f((0,O().join)(i,t)).
flatMap(w=>{const E=(0,$().decodePath)(w.name),j=t===""?E:`${t}/${E}`;return E===h||r(j)?[]:w.isDirectory()?d(j):[j]});return d(
"")}}),34397:((B,u,a)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.snapshotIndex=v,u.snapshotWorktree=R;function S(){
const s=a(51455);return S=function(){return s},s}function O(){const s=a(76760);return O=function(){return s},s}function C(){
const s=a(41895);return C=function(){return s},s}function $(){const s=a(96681);return $=function(){return s},s}const h=Buffer.
from([0]);async function R(s){const i=await f(s);return await i(["update-index","-z","--index-info"],await T(s)),await i(
["add","--all","--","."]),(await i(["write-tree"])).toString().trim()}async function v(s){const i=(0,O().join)(await(0,S().
mkdtemp)((0,O().join)(s.temporary,"index-")),"index");await(0,S().copyFile)(s.index,i).catch(d=>{if(d.code!=="ENOENT")throw d});
const r={...s.privateStore,GIT_INDEX_FILE:i};return(await s.user(["write-tree"],{env:r})).toString().trim()}async function T(s){
const i=[];for(const r of(0,$().splitNul)(await s.user(["ls-files","-t","--stage","-z"]))){const d=r[0]===83,t=r.subarray(
r.indexOf(9)+1);if(d&&!await e(s,t))throw new(C()).GateError("checkout_differs",`The checkout is sparse and lacks ${JSON.
stringify((0,$().decodePath)(t))}`,"Run git sparse-checkout disable, or gate a commit (without --worktree).");i.push(r.subarray(
2),h)}return Buffer.concat(i)}async function e({directory:s},i){return(0,S().lstat)(Buffer.concat([Buffer.from(`${s}/`),
i])).then(()=>!0,r=>{if(r.code==="ENOENT"||r.code==="ENOTDIR")return!1;throw new(C()).GateError("file_unreadable",`Canno\
t examine ${JSON.stringify((0,$().decodePath)(i))} (${r.code})`,"Check the permissions of the directories above the file\
.",{cause:r})})}async function f(s){const i=await(0,S().mkdtemp)((0,O().join)(s.temporary,"index-")),r={...s.privateStore,
GIT_INDEX_FILE:(0,O().join)(i,"index")};return(d,t)=>s.user(d,{env:r,...t&&{input:t}})}}),77648:((B,u,a)=>{Object.defineProperty(
u,"__esModule",{value:!0}),u.findingsAbout=f,u.idsIn=d,u.reportAgentFile=g,u.reportFinding=l,u.reportFindings=o,u.reportGene=
e,u.reportScripts=E,u.verdictsOf=j;function S(){const n=a(69024);return S=function(){return n},n}function O(){const n=a(
85475);return O=function(){return n},n}function C(){const n=a(80827);return C=function(){return n},n}function $(){const n=a(
59490);return $=function(){return n},n}function h(){const n=a(38863);return h=function(){return n},n}function R(){const n=a(
78261);return R=function(){return n},n}function v(){const n=a(95132);return v=function(){return n},n}function T(){const n=a(
37075);return T=function(){return n},n}function e(n,c,{about:p,ids:b}){const{gene:y,outcomes:M,mutants:m,runFindings:I,verdict:A,
summary:L}=n,{asset:k,change:D,blastRadius:H}=y,W=[...p(k),...y.findings,...I.filter(G=>G.subject?.command===void 0)];return{
id:k.id,asset_id:(0,O().assetIdOf)(k),path:k.path,line:k.locate().line,store:{path:y.store.path||".",root:y.store.root||
"."},change:D,verdict:A,summary:L,profiles:P(y.commands.map(({profiles:G})=>G)),validators:P(y.commands.map(({validators:G})=>G)),
blast_radius:H,commands:y.commands.map((G,U)=>{const _=I.filter(z=>r(z,G)),K=d([...G.findings,..._],b),V=m?.[U];return{...t(
G,M[U]),...V&&{mutant:V},...K}}),...d(W,b),...y.differences.length>0&&{differences:y.differences},validation_report_id:c}}
function f(n){const c=(0,$().groupBy)(n,({subject:p})=>s(p));return p=>(c.get(s(p))??[]).filter(b=>i(b,p))}function s({type:n,
id:c}={}){return`${n} ${c}`}function i({subject:n,location:c},{type:p,id:b,path:y}){return n?.type===p&&n.id===b&&(c?.path??
y)===y}function r({subject:n,location:c},{command:p,location:b}){return n?.command===p&&c?.line===b.line&&c.column===b.column}
function d(n,c){const p=n.flatMap(b=>c.get(b)??[]);return p.length>0?{findings:p}:{}}function t(n,c){return{command:n.command,
verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&{words:n.reading.words.map(w)},...n.plan?.scripts&&
{scripts:E(n.plan.scripts)},profiles:j(n.profiles),validators:j(n.validators),location:n.location,...n.plan&&{plan_digest:n.
plan.digest},...c&&{outcome:c}}}function w({text:n,span:{start:c,end:p}}){return{text:n,start:c,end:p}}function E(n){return(0,C().
stepsIn)(n).map(({directory:c,event:p,text:b,command:y})=>({directory:c,event:p,text:b,shell:y===void 0}))}function j(n){
return Object.fromEntries(Object.entries(n).map(([c,{verdict:p}])=>[c,p]))}function P(n){const c={};for(const p of n)for(const[
b,{verdict:y,reason:M,remark:m}]of Object.entries(p)){const I=c[b];I&&!I.accepted||(c[b]=y==="block"?{accepted:!1,...M&&
{reason:(0,v().describe)(M).message}}:{accepted:!0,...m&&{remark:(0,v().describe)(m).message},...I})}return c}function o(n,c=(0,T().
idsOf)(n),p){return n.toSorted(R().byHarm).map(b=>{const y={id:c.get(b),cause:(0,T().causeOf)(b),...l(b)};if(p===void 0)
return y;const M=`${h().COMMAND} fix --base ${p.slice(0,12)} --`;return{...y,remedy:y.remedy.replaceAll("gene-gate fix -\
-",M)}})}function l(n){const{args:c,...p}=n;return{...p,...(0,v().describe)(n)}}function g({file:{path:n,format:c},entries:p},b,y){
const{name:M,tool:m,approval:I,specification:A}=c;return{path:n,format:M,tool:m,approval:I,specification:A,entries:p.map(
L=>N(L,b,y))}}function N({state:n,entry:c,targets:p,findings:b},y,M){const{event:m,shown:I,location:A}=c,L=(0,S().meansOf)(
p),k=p.flatMap(({kind:D,name:H})=>D==="file"?[H]:[]);return{event:m,command:I,line:A.line,...L.length>0&&{target:L.join(
"; ")},...k.length>0&&{scripts:k},...n&&{state:n},...d(y.filter(D=>b.some(H=>F(H,D))),M)}}function F(n,c){return n.rule===
c.rule&&n.args===c.args}}),67078:((B,u,a)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.redactOutcome=C;function S(){
const e=a(41551);return S=function(){return e},e}function O(){const e=a(97018);return O=function(){return e},e}function C(e,f=[]){
const s=(0,S().knownForms)(f);return{...e,stdout:$(e.stdout,s),stderr:$(e.stderr,s),...e.reason===void 0?{}:{reason:(0,O().
redactForms)(e.reason,s).text}}}function $(e,f){const{head:s,tail:i,truncated:r}=e;if(!r)return{...e,head:(0,O().redactForms)(
s+i,f).text,tail:""};const d=R((0,S().withoutStartOfKnown)(s,f)),t=T(v((0,S().withoutEndOfKnown)(i,f)));return{...e,head:(0,O().
redactForms)(d,f).text,tail:(0,O().redactForms)(t,f).text}}const h=4096;function R(e){const f=/\S*$/.exec(e.slice(-h))?.[0]??
"";return e.slice(0,e.length-f.length)}function v(e){return e.slice(/^\S*/.exec(e.slice(0,h))?.[0].length??0)}function T(e){
const f=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(e);return f===null?e:`[redacted private key]${e.
slice(f[0].length)}`}}),36807:((B,u,a)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.buildValidationReport=f,u.commonFields=
r,u.fingerprint=P,u.redactGene=R,u.reportIds=e,u.sealed=d,u.shortenText=j,u.validationReportsOf=v;function S(){const o=a(
77598);return S=function(){return o},o}function O(){const o=a(23404);return O=function(){return o},o}function C(){const o=a(
85475);return C=function(){return o},o}function $(){const o=a(38863);return $=function(){return o},o}function h(){const o=a(
67078);return h=function(){return o},o}function R(o,l){const g=o.outcomes.map(N=>(0,h().redactOutcome)(N,l));return{...o,
outcomes:g}}function v(o,{nodeOf:l,policyDigest:g,startedAt:N,finishedAt:F}){const n=e(N.getTime());return o.map(({gene:c,
ran:p,outcomes:b,mutants:y})=>{if(!p)return null;const{asset:M,commands:m}=c;return f({gene:M,policyDigest:g,commands:b.
map((I,A)=>({command:m[A]?.command??"",outcome:I,mutant:y?.[A]})),fingerprint:P(l(c)),id:n(),startedAt:b[0]?.started_at??
F.toISOString(),finishedAt:T(b,F)})})}function T(o,l){if(o.length===0)return l.toISOString();const g=o.map(({started_at:N,
duration_ms:F})=>Date.parse(N)+F);return new Date(Math.min(Math.max(...g),l.getTime())).toISOString()}function e(o){let l=Math.
floor(o);return()=>`vr_${l++}`}function f(o){const{gene:l,policyDigest:g,fingerprint:N,id:F,startedAt:n,finishedAt:c}=o,
p=o.commands.map(({command:b,outcome:y,mutant:M})=>({command:b,ok:y.status==="passed",stdout:E(y.stdout,t),stderr:i(y),status:y.
status,exit_code:y.exit_code,signal:y.signal,duration_ms:y.duration_ms,...M&&{mutant:s(M)}}));return d({...r({commands:p,
startedAt:n,finishedAt:c}),id:F,gene_id:l.id,gene_asset_id:(0,C().contentHash)(l.value),policy_digest:g,...N,commands:p})}
function s({outcome:o,operator:l,files:g}){return{outcome:o,...l&&{operator:l},files:g}}function i({stderr:o,reason:l,status:g}){
if(g==="passed"||l===void 0)return E(o,t);const N=l.slice(0,w),F=E(o,t-N.length-1);return F===""?N:`${F}
${N}`}function r({commands:o,startedAt:l,finishedAt:g}){return{type:"ValidationReport",schema_version:O().SCHEMA_VERSION,
results:o.map(({command:N,ok:F,duration_ms:n,stderr:c})=>({cmd:N,ok:F,duration_ms:n,...F?{}:{err:c}})),overall_ok:o.length>
0&&o.every(({ok:N})=>N),duration_ms:Math.max(0,Date.parse(g)-Date.parse(l)),started_at:l,finished_at:g,created_at:g}}function d(o){
const l=(0,O().computeAssetId)(o);if(l===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...o,asset_id:l}}const t=4e3,w=1e3;function E({head:o,tail:l,bytes:g,truncated:N},F){const n=o+l;
if(!N&&n.length<=F)return n;const c=`
[cut: the beginning and the end of ${g} bytes]
`,p=N?o:n,b=N?l:n;return p.slice(0,w).replace(/[\ud800-\udbff]$/,"")+c+b.slice(-(F-w-c.length)).replace(/^[\udc00-\udfff]/,
"")}function j(o){const l={head:o,tail:"",bytes:Buffer.byteLength(o),truncated:!1};return E(l,t)}function P({version:o,platform:l,
arch:g}){const N=["",o,l,g,"",$().TOOL.name,$().TOOL.version].join("|");return{env_fingerprint:{node_version:o,platform:l,
arch:g,client:$().TOOL.name,client_version:$().TOOL.version},env_fingerprint_key:(0,S().createHash)("sha256").update(N).
digest("hex").slice(0,16)}}}),49604:((B,u,a)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.NO_PROGRESS=void 0,u.groupedProgress=
$,u.linesOfProgress=C;function S(){const h=a(20849);return S=function(){return h},h}const O=u.NO_PROGRESS={planned(){},started(){},
finished(){},ended(){}};function C(h){let R=0,v=0;return{...O,planned:T=>{R=T},finished:(T,{status:e,duration_ms:f})=>{v+=
1;const s=(f/1e3).toFixed(1);h(`[${v}/${R}] ${e} in ${s} s: ${(0,S().safeLine)(T)}`)}}}function $(h){const R=C(h.info);return{
...R,planned:v=>{h.startGroup(`Run ${v} validation command${v===1?"":"s"}`),R.planned(v)},ended:()=>h.endGroup()}}}),20849:((B,u,a)=>{
Object.defineProperty(u,"__esModule",{value:!0}),u.safeLine=C,u.withoutLogCommands=$;function S(){const h=a(77598);return S=
function(){return h},h}const O=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function C(h,R=200){const v=h.replace(O,e=>`\\u\
{${e.codePointAt(0)?.toString(16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),T=Array.from(v);return T.length<=
R?v:`${T.slice(0,R-1).join("")}\u2026`}async function $(h,R){const v=(0,S().randomUUID)();h(`::stop-commands::${v}`);try{
return await R()}finally{h(`::${v}::`)}}}),94901:((B,u,a)=>{Object.defineProperty(u,"__esModule",{value:!0}),u.validate=
h;function S(){const e=a(9354);return S=function(){return e},e}function O(){const e=a(57334);return O=function(){return e},
e}function C(){const e=a(22562);return C=function(){return e},e}function $(){const e=a(92344);return $=function(){return e},
e}async function h(e,{policy:f,startedAt:s,heads:i,approver:r,runs:d,run:t}){const w=await(0,S().findApprovals)(e,f.approvals,
i,r),E=await t(w.waiting),j=d?R(e,E,w.waiting,s):E,P=(0,$().judge)(e,j,{policy:f,now:s,approval:w});return{approval:w,runResult:j,
judgement:P}}function R({genes:e},f,s,i){const r=new Map(f.outcomes);for(const d of e){const t=r.get(d);t===void 0&&(s.has(
d)||!v(d,f))||r.set(d,T(d,t??[],i))}return{...f,outcomes:r}}function v(e,{shards:f}){return e.change==="removed"?!1:f===
void 0||(0,C().plansOf)(e).plans.length===0?!0:f.some(({genes:s})=>s.has(e))}function T({commands:e},f,s){const i=f.length>
e.length;return e.map((r,d)=>(i?void 0:f[d])??(0,O().skippedOutcome)(O().OUTCOME_LOST,s))}})};
