"use strict";exports.id=4521,exports.ids=[4521],exports.modules={22566:function(H,h,p){Object.defineProperty(h,"__esModule",{value:!0}),
h.CONVERSIONS=void 0,h.blobId=v,h.conversionFault=M,h.isContentOf=$;function E(){const a=p(77598);return E=function(){return a},
a}function v(a,f="sha1"){return(0,E().createHash)(f).update(`blob ${a.length}\0`).update(a).digest("hex")}function $(a,f){
return v(a,f.length===40?"sha1":"sha256")===f}const T=h.CONVERSIONS=["text","filter","ident","working-tree-encoding"],R=new Set(
["unspecified","unset","set",""]);function M(a,f,S){if(O(a,f))return;const[b="",r="",y="",t=""]=T.map(S);if(!R.has(r)&&r!==
"lfs")return j(`filter=${r}`);if(!R.has(t))return j(`working-tree-encoding=${t}`);if(y==="set")return j("ident");const u=b!==
"unset"&&(b==="set"||!P(a)),c=e(a)===e(f);return u&&c?void 0:"differs on disk"}function j(a){return`is converted on chec\
kout by the attribute ${a}, and only line endings and Git LFS are supported`}function P(a){return a.includes(0)||/\r(?!\n)/.
test(a.toString("latin1"))}function e(a){return a.toString("latin1").replaceAll(`\r
`,`
`)}const m=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
i=1024;function O(a,f){if(a.length>=i)return!1;const[,S]=m.exec(a.toString("latin1"))??[];return S===(0,E().createHash)(
"sha256").update(f).digest("hex")}},59580:function(H,h,p){Object.defineProperty(h,"__esModule",{value:!0}),h.guardCheckout=
i;function E(){const r=p(73024);return E=function(){return r},r}function v(){const r=p(51455);return v=function(){return r},
r}function $(){const r=p(76760);return $=function(){return r},r}function T(){const r=p(26040);return T=function(){return r},
r}function R(){const r=p(22566);return R=function(){return r},r}function M(){const r=p(39491);return M=function(){return r},
r}function j(){const r=p(48741);return j=function(){return r},r}function P(){const r=p(96681);return P=function(){return r},
r}function e(){const r=p(61229);return e=function(){return r},r}const m=32;function i(r,y,t,u=new Map){const c=y.filter(
({kind:l})=>l!=="submodule"&&l!=="directory"),n=y.filter(({kind:l})=>l==="submodule"),o=[...c,...n].flatMap(({path:l})=>(0,M().
foldersAbove)(l)),s=[...new Set(["",...o,...n.map(({path:l})=>l)])].sort(),d=new Set([...c.map(({path:l})=>l),...s]),g=()=>({
files:c.map(({path:l})=>a((0,$().join)(r,l))),folders:s.map(l=>a((0,$().join)(r,l)))}),A=g(),{leftOut:C,added:k}=(0,e().
listUntracked)(r,s,d,t),L=new Set(C),D=(l,w=c)=>{const F=new Set(s.filter((I,N)=>!l.folders[N]?.startsWith("folder")));return F.
size===0?[]:w.filter(({path:I})=>(0,M().foldersAbove)(I).some(N=>F.has(N)))},G=async l=>{const w=new Map;for(let F=0;F<l.
length;F+=m)await Promise.all(l.slice(F,F+m).map(async I=>{const N=u.get(I.path)??I.oid,V=await S(r,I,N);V&&w.set(I,V)}));
return w},B=l=>s.filter((w,F)=>f(l.folders[F],A.folders[F])).flatMap(w=>(0,e().listUntracked)(r,[w],d,t).leftOut).filter(
w=>!L.has(w));return{directory:r,files:c,folders:s,leftOut:C,additions:k,at:(l,w=t)=>i(l,y,w,u),accept:(l,w)=>{u.set(l,(0,R().
blobId)(w))},state:g,differing:async()=>{const l=[...c,...n],w=await G(l);for(const F of D(g(),l))w.set(F,"kind");return w},
changed:async(l=g())=>{const w=c.filter((F,I)=>f(l.files[I],A.files[I]));return O([...(await G(w)).keys(),...D(l)])},added:(l=g())=>B(
l),touchedSince:l=>{const w=g(),F=c.filter((I,N)=>f(w.files[N],l.files[N]));return O([...F,...D(w)],B(w))}}}function O(r,y=[]){
return[...new Set([...r.map(({path:t})=>t),...y])].sort()}function a(r){const y=(0,T().attempt)(()=>(0,E().lstatSync)((0,P().
systemPath)(r),{bigint:!0}));if(y===void 0)return;const{ino:t,size:u,mode:c,ctimeNs:n}=y;return`${y.isDirectory()?"folde\
r":""}${t}:${u}:${c}:${n}`}function f(r,y){return r===void 0||r!==y}async function S(r,{path:y,kind:t},u=""){const c=(0,P().
systemPath)((0,$().join)(r,y)),n=(0,T().attempt)(()=>(0,j().kindOf)((0,E().lstatSync)(c)));if(t==="submodule")return n===
"directory"?void 0:"kind";if(b(n)!==b(t))return"kind";const o=t==="symlink";return await(o?(0,v().readlink)(c,{encoding:"\
buffer"}):(0,j().readOnDisk)(r,y)).then(g=>(0,R().isContentOf)(g,u),()=>!1)?void 0:o?"kind":"content"}function b(r){return process.
platform==="win32"&&r==="executable"?"file":r}},61229:function(H,h,p){Object.defineProperty(h,"__esModule",{value:!0}),h.
filesBelow=m,h.listUntracked=j;function E(){const i=p(73024);return E=function(){return i},i}function v(){const i=p(76760);
return v=function(){return i},i}function $(){const i=p(41895);return $=function(){return i},i}function T(){const i=p(96681);
return T=function(){return i},i}const R=".git",M=new Set(["ENOENT","ENOTDIR"]);function j(i,O,a,f){const S=[],b=[],r=y=>{
for(const t of e((0,v().join)(i,y))){const u=(0,T().decodePath)(t.name),c=y===""?u:`${y}/${u}`;a.has(c)||(u===R?y!==""&&
S.push(c):f.cover(c)?(b.push(c),t.isDirectory()&&P((0,v().join)(i,c))&&S.push(`${c}/${R}`)):t.isDirectory()&&f.mayBeIn(c)?
r(c):S.push(c))}};return O.forEach(r),{leftOut:S,added:b}}function P(i){return e(i).some(({name:O})=>(0,T().decodePath)(
O)===R)}function e(i){try{return(0,E().readdirSync)(i,{encoding:"buffer",withFileTypes:!0})}catch(O){if(M.has(O.code??""))
return[];throw new($()).GateError("file_unreadable",`Cannot list the directory ${i}: ${O instanceof Error?O.message:O}`,
"Check the permissions of the directory.",{cause:O})}}function m(i,O){const a=f=>e((0,v().join)(i,f)).flatMap(S=>{const b=(0,T().
decodePath)(S.name),r=f===""?b:`${f}/${b}`;return b===R||O(r)?[]:S.isDirectory()?a(r):[r]});return a("")}},77648:function(H,h,p){
Object.defineProperty(h,"__esModule",{value:!0}),h.acceptanceOf=b,h.findingsAbout=e,h.idsIn=O,h.reportAgentFile=t,h.reportFinding=
y,h.reportFindings=r,h.reportGene=P,h.reportScripts=f,h.verdictsOf=S;function E(){const n=p(12195);return E=function(){return n},
n}function v(){const n=p(68450);return v=function(){return n},n}function $(){const n=p(85475);return $=function(){return n},
n}function T(){const n=p(59490);return T=function(){return n},n}function R(){const n=p(78261);return R=function(){return n},
n}function M(){const n=p(95132);return M=function(){return n},n}function j(){const n=p(37075);return j=function(){return n},
n}function P(n,o,{about:s,ids:d}){const{gene:g,outcomes:A,proofs:C,runFindings:k,capped:L,verdict:D,summary:G}=n,{asset:B,
change:l,blastRadius:w}=g,F=[...s(B),...g.findings,...L,...k.filter(I=>I.subject?.command===void 0)];return{id:B.id,asset_id:(0,$().
assetIdOf)(B),path:B.path,line:B.locate().line,store:{path:g.store.path||".",root:(0,v().shownRoot)(g.store),...g.store.
checkoutAs!==void 0&&{checkout_as:g.store.checkoutAs}},change:l,verdict:D,summary:G,profiles:b(g.commands.map(({profiles:I})=>I)),
blast_radius:w,commands:g.commands.map((I,N)=>{const V=k.filter(W=>i(W,I)),K=O([...I.findings,...V],d),U=C?.[N];return{...a(
I,A[N]),...U&&{proof:U},...K}}),...O(F,d),...g.differences.length>0&&{differences:g.differences},validation_report_id:o}}
function e(n){const o=(0,T().groupBy)(n,({subject:s})=>m(s));return s=>(o.get(m(s))??[]).filter(({location:d})=>(d?.path??
s.path)===s.path)}function m({type:n,id:o}={}){return`${n} ${o}`}function i({subject:n,location:o},{command:s,location:d}){
return n?.command===s&&o?.line===d.line&&o.column===d.column}function O(n,o){const s=[...new Set(n.flatMap(d=>o.get(d)??
[]))];return s.length>0?{findings:s}:{}}function a(n,o){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.
confirmation,...n.reading.argv&&{words:n.reading.words.map(({text:s,span:d})=>({text:s,...d}))},...n.plan?.scripts&&{scripts:f(
n.plan.scripts)},profiles:S(n.profiles),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...o&&{outcome:o}}}function f(n){
return n.steps.map(({directory:o,event:s,text:d,command:g})=>({directory:o,event:s,text:d,shell:g===void 0}))}function S(n){
return Object.fromEntries(Object.entries(n).map(([o,{verdict:s}])=>[o,s]))}function b(n){const o={};for(const s of n)for(const[
d,{verdict:g,reason:A,remark:C,...k}]of Object.entries(s)){const L=o[d];L&&!L.accepted||(o[d]=g==="block"?{accepted:!1,...A&&
{reason:(0,M().describe)(A).message},...k}:{accepted:!0,...C&&{remark:(0,M().describe)(C).message},...L,...k})}return o}
function r(n,o=(0,j().idsOf)(n),s){return n.toSorted(R().byHarm).map(d=>{const g={id:o.get(d),cause:(0,j().causeOf)(d),...y(
d)};if(s===void 0)return g;const A=`gene-gate fix --base ${s.slice(0,12)} --`;return{...g,remedy:g.remedy.replaceAll("ge\
ne-gate fix --",A)}})}function y(n){const{args:o,advice:s,...d}=n;return{...d,...(0,M().describe)(n)}}function t({file:{
path:n,format:o},entries:s},d,g){const{name:A,tool:C,approval:k,specification:L}=o;return{path:n,format:A,tool:C,approval:k,
specification:L,entries:s.map(D=>u(D,d,g))}}function u({state:n,entry:o,change:s,targets:d,digest:g,findings:A},C,k){const{
event:L,shown:D,location:G}=o,B=C.filter(I=>A.some(N=>c(N,I))),l=B.some(({rule:I})=>I==="agent-runs-danger"),w=(0,E().meansOf)(
l?d.filter(({kind:I})=>I!=="danger"):d),F=d.flatMap(({kind:I,name:N})=>I==="file"?[N]:[]);return{event:L,command:D,line:G.
line,digest:g,...w.length>0&&{target:w.join("; ")},...F.length>0&&{scripts:F},...n&&{state:n},...(s||o.setting)&&{change:s??
(n?"changes":"widens")},...O(B,k)}}function c(n,o){return n.rule===o.rule&&n.args===o.args}},67078:function(H,h,p){Object.
defineProperty(h,"__esModule",{value:!0}),h.redactOutcome=$;function E(){const e=p(41551);return E=function(){return e},
e}function v(){const e=p(97018);return v=function(){return e},e}function $(e,m=[]){const i=(0,E().knownForms)(m);return{
...e,stdout:T(e.stdout,i),stderr:T(e.stderr,i),...e.reason===void 0?{}:{reason:(0,v().redactForms)(e.reason,i).text}}}function T(e,m){
const{head:i,tail:O,truncated:a}=e;if(!a)return{...e,head:(0,v().redactForms)(i+O,m).text,tail:""};const f=(0,E().reachOfKnown)(
m),S=M(i.slice(0,Math.max(0,i.length-f))),b=P(j(O.slice(f)));return{...e,head:(0,v().redactForms)(S,m).text,tail:(0,v().
redactForms)(b,m).text}}const R=4096;function M(e){const m=/\S*$/.exec(e.slice(-R))?.[0]??"";return e.slice(0,e.length-m.
length)}function j(e){return e.slice(/^\S*/.exec(e.slice(0,R))?.[0].length??0)}function P(e){const m=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.
exec(e);return m===null?e:`[redacted private key]${e.slice(m[0].length)}`}},36807:function(H,h,p){Object.defineProperty(
h,"__esModule",{value:!0}),h.commonFields=O,h.fingerprint=y,h.redactGene=M,h.sealed=a,h.shortenText=r,h.validationReportsOf=
j;function E(){const t=p(77598);return E=function(){return t},t}function v(){const t=p(23404);return v=function(){return t},
t}function $(){const t=p(85475);return $=function(){return t},t}function T(){const t=p(38863);return T=function(){return t},
t}function R(){const t=p(67078);return R=function(){return t},t}function M(t,u){const c=t.outcomes.map(n=>(0,R().redactOutcome)(
n,u));return{...t,outcomes:c}}function j(t,u){let c=u.startedAt.getTime();return t.map(n=>n.ran?P(n,`vr_${c++}`,u):null)}
function P({gene:t,outcomes:u,proofs:c},n,{nodeOf:o,policyDigest:s,finishedAt:d}){const g=u.map((C,k)=>{const L=c?.[k];return{
command:t.commands[k]?.command??"",ok:C.status==="passed",stdout:b(C.stdout,f),stderr:i(C),status:C.status,exit_code:C.exit_code,
signal:C.signal,duration_ms:C.duration_ms,...L&&{proof:m(L)}}}),A=u[0]?.started_at??d.toISOString();return a({...O({commands:g,
startedAt:A,finishedAt:e(u,d)}),id:n,gene_id:t.asset.id,gene_asset_id:(0,$().contentHash)(t.asset.value),policy_digest:s,
...y(o(t)),commands:g})}function e(t,u){const c=t.map(({started_at:o,duration_ms:s})=>Date.parse(o)+s),n=c.length===0?Number.
POSITIVE_INFINITY:Math.max(...c);return new Date(Math.min(n,u.getTime())).toISOString()}function m({outcome:t,files:u}){
return{outcome:t,files:u}}function i({stderr:t,reason:u,status:c}){if(c==="passed"||u===void 0)return b(t,f);const n=u.slice(
0,S),o=b(t,f-n.length-1);return o===""?n:`${o}
${n}`}function O({commands:t,startedAt:u,finishedAt:c}){return{type:"ValidationReport",schema_version:v().SCHEMA_VERSION,
results:t.map(({command:n,ok:o,duration_ms:s,stderr:d})=>({cmd:n,ok:o,duration_ms:s,...o?{}:{err:d}})),overall_ok:t.length>
0&&t.every(({ok:n})=>n),duration_ms:Math.max(0,Date.parse(c)-Date.parse(u)),started_at:u,finished_at:c,created_at:c}}function a(t){
const u=(0,v().computeAssetId)(t);if(u===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:u}}const f=4e3,S=1e3;function b({head:t,tail:u,bytes:c,truncated:n},o){const s=t+u;
if(!n&&s.length<=o)return s;const d=`
[cut: the beginning and the end of ${c} bytes]
`,g=n?t:s,A=n?u:s;return g.slice(0,S).replace(/[\ud800-\udbff]$/,"")+d+A.slice(-(o-S-d.length)).replace(/^[\udc00-\udfff]/,
"")}function r(t){const u={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return b(u,f)}function y({version:t,platform:u,
arch:c}){const n=["",t,u,c,"",T().TOOL.name,T().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:u,
arch:c,client:T().TOOL.name,client_version:T().TOOL.version},env_fingerprint_key:(0,E().hash)("sha256",n).slice(0,16)}}},
94901:function(H,h,p){Object.defineProperty(h,"__esModule",{value:!0}),h.validate=R;function E(){const e=p(9354);return E=
function(){return e},e}function v(){const e=p(57334);return v=function(){return e},e}function $(){const e=p(22562);return $=
function(){return e},e}function T(){const e=p(92344);return T=function(){return e},e}async function R(e,{policy:m,startedAt:i,
heads:O,approver:a,runs:f,run:S}){const b=await(0,E().findApprovals)(e,m.approvals,O,a),r=await S(b.waiting),y=f?M(e,r,b.
waiting,i):r,t=(0,T().judge)(e,y,{policy:m,now:i,approval:b});return{approval:b,runResult:y,judgement:t}}function M({genes:e},m,i,O){
const a=new Map(m.outcomes);for(const f of e){const S=a.get(f);S===void 0&&(i.has(f)||!j(f,m))||a.set(f,P(f,S??[],O))}return{
...m,outcomes:a}}function j(e,{shards:m}){return e.change==="removed"?!1:m===void 0||(0,$().plansOf)(e).plans.length===0?
!0:m.some(({genes:i})=>i.has(e))}function P({commands:e},m,i){const O=m.length>e.length;return e.map((a,f)=>(O?void 0:m[f])??
(0,v().notRun)("skipped",v().OUTCOME_LOST,i))}}};
