"use strict";exports.id=485,exports.ids=[485],exports.modules={22566:function(G,h,a){Object.defineProperty(h,"__esModule",{value:!0}),
h.CONVERSIONS=void 0,h.blobId=y,h.conversionFault=R,h.isContentOf=N;function $(){const r=a(77598);return $=function(){return r},
r}function y(r,i="sha1"){return(0,$().createHash)(i).update(`blob ${r.length}\0`).update(r).digest("hex")}function N(r,i){
return y(r,i.length===40?"sha1":"sha256")===i}const w=h.CONVERSIONS=["text","filter","ident","working-tree-encoding"],T=new Set(
["unspecified","unset","set",""]);function R(r,i,I){if(t(r,i))return;const[O="",s="",v="",e=""]=w.map(I);if(!T.has(s)&&s!==
"lfs")return F(`filter=${s}`);if(!T.has(e))return F(`working-tree-encoding=${e}`);if(v==="set")return F("ident");const c=O!==
"unset"&&(O==="set"||!M(r)),d=o(r)===o(i);return c&&d?void 0:"differs on disk"}function F(r){return`is converted on chec\
kout by the attribute ${r}, and only line endings and Git LFS are supported`}function M(r){return r.includes(0)||/\r(?!\n)/.
test(r.toString("latin1"))}function o(r){return r.toString("latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
S=1024;function t(r,i){if(r.length>=S)return!1;const[,I]=g.exec(r.toString("latin1"))??[];return I===(0,$().createHash)(
"sha256").update(i).digest("hex")}},59580:function(G,h,a){Object.defineProperty(h,"__esModule",{value:!0}),h.guardCheckout=
S;function $(){const s=a(73024);return $=function(){return s},s}function y(){const s=a(51455);return y=function(){return s},
s}function N(){const s=a(76760);return N=function(){return s},s}function w(){const s=a(26040);return w=function(){return s},
s}function T(){const s=a(22566);return T=function(){return s},s}function R(){const s=a(39491);return R=function(){return s},
s}function F(){const s=a(48741);return F=function(){return s},s}function M(){const s=a(96681);return M=function(){return s},
s}function o(){const s=a(61229);return o=function(){return s},s}const g=32;function S(s,v,e,c=new Map){const d=v.filter(
({kind:f})=>f!=="submodule"&&f!=="directory"),l=v.filter(({kind:f})=>f==="submodule"),n=[...d,...l].flatMap(({path:f})=>(0,R().
foldersAbove)(f)),u=[...new Set(["",...n,...l.map(({path:f})=>f)])].sort(),m=new Set([...d.map(({path:f})=>f),...u]),p=()=>({
files:d.map(({path:f})=>r((0,N().join)(s,f))),folders:u.map(f=>r((0,N().join)(s,f)))}),E=p(),{leftOut:C,added:k}=(0,o().
listUntracked)(s,u,m,e),A=new Set(C),D=(f,b=d)=>{const P=new Set(u.filter((B,j)=>!f.folders[j]?.startsWith("folder")));return P.
size===0?[]:b.filter(({path:B})=>(0,R().foldersAbove)(B).some(j=>P.has(j)))},L=async f=>{const b=new Map;for(let P=0;P<f.
length;P+=g)await Promise.all(f.slice(P,P+g).map(async B=>{const j=c.get(B.path)??B.oid,U=await I(s,B,j);U&&b.set(B,U)}));
return b},H=f=>u.filter((b,P)=>i(f.folders[P],E.folders[P])).flatMap(b=>(0,o().listUntracked)(s,[b],m,e).leftOut).filter(
b=>!A.has(b));return{directory:s,files:d,folders:u,leftOut:C,additions:k,at:(f,b=e)=>S(f,v,b,c),accept:(f,b)=>{c.set(f,(0,T().
blobId)(b))},state:p,differing:async()=>{const f=[...d,...l],b=await L(f);for(const P of D(p(),f))b.set(P,"kind");return b},
changed:async(f=p())=>{const b=d.filter((P,B)=>i(f.files[B],E.files[B]));return t([...(await L(b)).keys(),...D(f)])},added:(f=p())=>H(
f),touchedSince:f=>{const b=p(),P=d.filter((B,j)=>i(b.files[j],f.files[j]));return t([...P,...D(b)],H(b))}}}function t(s,v=[]){
return[...new Set([...s.map(({path:e})=>e),...v])].sort()}function r(s){const v=(0,w().attempt)(()=>(0,$().lstatSync)((0,M().
systemPath)(s),{bigint:!0}));if(v===void 0)return;const{ino:e,size:c,mode:d,ctimeNs:l}=v;return`${v.isDirectory()?"folde\
r":""}${e}:${c}:${d}:${l}`}function i(s,v){return s===void 0||s!==v}async function I(s,{path:v,kind:e},c=""){const d=(0,M().
systemPath)((0,N().join)(s,v)),l=(0,w().attempt)(()=>(0,F().kindOf)((0,$().lstatSync)(d)));if(e==="submodule")return l===
"directory"?void 0:"kind";if(O(l)!==O(e))return"kind";const n=e==="symlink";return await(n?(0,y().readlink)(d,{encoding:"\
buffer"}):(0,F().readOnDisk)(s,v)).then(p=>(0,T().isContentOf)(p,c),()=>!1)?void 0:n?"kind":"content"}function O(s){return process.
platform==="win32"&&s==="executable"?"file":s}},61229:function(G,h,a){Object.defineProperty(h,"__esModule",{value:!0}),h.
filesBelow=S,h.listUntracked=F;function $(){const t=a(73024);return $=function(){return t},t}function y(){const t=a(76760);
return y=function(){return t},t}function N(){const t=a(41895);return N=function(){return t},t}function w(){const t=a(96681);
return w=function(){return t},t}const T=".git",R=new Set(["ENOENT","ENOTDIR"]);function F(t,r,i,I){const O=[],s=[],v=e=>{
for(const c of g((0,y().join)(t,e))){const d=(0,w().decodePath)(c.name),l=e===""?d:`${e}/${d}`;i.has(l)||(d===T?(!i.has(
e)||!M(e,c))&&O.push(l):I.cover(l)?(s.push(l),c.isDirectory()&&o((0,y().join)(t,l))&&O.push(`${l}/${T}`)):c.isDirectory()&&
I.mayBeIn(l)?v(l):O.push(l))}};return r.forEach(v),{leftOut:O,added:s}}function M(t,r){return t===""||r.isFile()}function o(t){
return g(t).some(({name:r})=>(0,w().decodePath)(r)===T)}function g(t){try{return(0,$().readdirSync)(t,{encoding:"buffer",
withFileTypes:!0})}catch(r){if(R.has(r.code??""))return[];throw new(N()).GateError("file_unreadable",`Cannot list the di\
rectory ${t}: ${r instanceof Error?r.message:r}`,"Check the permissions of the directory.",{cause:r})}}function S(t,r){const i=I=>g(
(0,y().join)(t,I)).flatMap(O=>{const s=(0,w().decodePath)(O.name),v=I===""?s:`${I}/${s}`;return s===T||r(v)?[]:O.isDirectory()?
i(v):[v]});return i("")}},34397:function(G,h,a){Object.defineProperty(h,"__esModule",{value:!0}),h.snapshotIndex=M,h.snapshotWorktree=
F;function $(){const t=a(77598);return $=function(){return t},t}function y(){const t=a(51455);return y=function(){return t},
t}function N(){const t=a(76760);return N=function(){return t},t}function w(){const t=a(41895);return w=function(){return t},
t}function T(){const t=a(96681);return T=function(){return t},t}const R=Buffer.from([0]);async function F(t){const r=S(t),
i=await o(t);return await t.user(["update-index","-z","--index-info"],{env:r,input:i}),await t.user(["add","--all","--",
"."],{env:r}),(await t.user(["write-tree"],{env:r})).toString().trim()}async function M(t){const r=S(t);return await(0,y().
copyFile)(t.index,r.GIT_INDEX_FILE).catch(i=>{if(i.code!=="ENOENT")throw i}),(await t.user(["write-tree"],{env:r})).toString().
trim()}async function o(t){const r=[];for(const i of(0,T().splitNul)(await t.user(["ls-files","-t","--stage","-z"]))){const I=i[0]===
83,O=i.subarray(i.indexOf(9)+1);if(I&&!await g(t,O))throw new(w()).GateError("checkout_differs",`The checkout is sparse \
and lacks ${JSON.stringify((0,T().decodePath)(O))}`,"Run git sparse-checkout disable, or gate a commit (without --worktr\
ee).");r.push(i.subarray(2),R)}return Buffer.concat(r)}async function g({directory:t},r){return(0,y().lstat)(Buffer.concat(
[Buffer.from(`${t}/`),r])).then(()=>!0,i=>{if(i.code==="ENOENT"||i.code==="ENOTDIR")return!1;throw new(w()).GateError("f\
ile_unreadable",`Cannot examine ${JSON.stringify((0,T().decodePath)(r))} (${i.code})`,"Check the permissions of the dire\
ctories above the file.",{cause:i})})}function S({privateStore:t,temporary:r}){return{...t,GIT_INDEX_FILE:(0,N().join)(r,
(0,$().randomUUID)())}}},77648:function(G,h,a){Object.defineProperty(h,"__esModule",{value:!0}),h.findingsAbout=g,h.idsIn=
r,h.reportAgentFile=c,h.reportFinding=e,h.reportFindings=v,h.reportGene=o,h.reportScripts=I,h.verdictsOf=O;function $(){
const n=a(12195);return $=function(){return n},n}function y(){const n=a(85475);return y=function(){return n},n}function N(){
const n=a(80827);return N=function(){return n},n}function w(){const n=a(59490);return w=function(){return n},n}function T(){
const n=a(38863);return T=function(){return n},n}function R(){const n=a(78261);return R=function(){return n},n}function F(){
const n=a(95132);return F=function(){return n},n}function M(){const n=a(37075);return M=function(){return n},n}function o(n,u,{
about:m,ids:p}){const{gene:E,outcomes:C,mutants:k,runFindings:A,capped:D,verdict:L,summary:H}=n,{asset:f,change:b,blastRadius:P}=E,
B=[...m(f),...E.findings,...D,...A.filter(j=>j.subject?.command===void 0)];return{id:f.id,asset_id:(0,y().assetIdOf)(f),
path:f.path,line:f.locate().line,store:{path:E.store.path||".",root:E.store.root||"."},change:b,verdict:L,summary:H,profiles:s(
E.commands.map(({profiles:j})=>j)),validators:s(E.commands.map(({validators:j})=>j)),blast_radius:P,commands:E.commands.
map((j,U)=>{const W=A.filter(K=>t(K,j)),z=r([...j.findings,...W],p),V=k?.[U];return{...i(j,C[U]),...V&&{mutant:V},...z}}),
...r(B,p),...E.differences.length>0&&{differences:E.differences},validation_report_id:u}}function g(n){const u=(0,w().groupBy)(
n,({subject:m})=>S(m));return m=>(u.get(S(m))??[]).filter(({location:p})=>(p?.path??m.path)===m.path)}function S({type:n,
id:u}={}){return`${n} ${u}`}function t({subject:n,location:u},{command:m,location:p}){return n?.command===m&&u?.line===p.
line&&u.column===p.column}function r(n,u){const m=[...new Set(n.flatMap(p=>u.get(p)??[]))];return m.length>0?{findings:m}:
{}}function i(n,u){return{command:n.command,verdict:n.verdict,risk:n.risk,confirmation:n.confirmation,...n.reading.argv&&
{words:n.reading.words.map(({text:m,span:p})=>({text:m,...p}))},...n.plan?.scripts&&{scripts:I(n.plan.scripts)},profiles:O(
n.profiles),validators:O(n.validators),location:n.location,...n.plan&&{plan_digest:n.plan.digest},...u&&{outcome:u}}}function I(n){
return(0,N().stepsIn)(n).map(({directory:u,event:m,text:p,command:E})=>({directory:u,event:m,text:p,shell:E===void 0}))}
function O(n){return Object.fromEntries(Object.entries(n).map(([u,{verdict:m}])=>[u,m]))}function s(n){const u={};for(const m of n)
for(const[p,{verdict:E,reason:C,remark:k}]of Object.entries(m)){const A=u[p];A&&!A.accepted||(u[p]=E==="block"?{accepted:!1,
...C&&{reason:(0,F().describe)(C).message}}:{accepted:!0,...k&&{remark:(0,F().describe)(k).message},...A})}return u}function v(n,u=(0,M().
idsOf)(n),m){return n.toSorted(R().byHarm).map(p=>{const E={id:u.get(p),cause:(0,M().causeOf)(p),...e(p)};if(m===void 0)
return E;const C=`${T().COMMAND} fix --base ${m.slice(0,12)} --`;return{...E,remedy:E.remedy.replaceAll("gene-gate fix -\
-",C)}})}function e(n){const{args:u,advice:m,...p}=n;return{...p,...(0,F().describe)(n)}}function c({file:{path:n,format:u},
entries:m},p,E){const{name:C,tool:k,approval:A,specification:D}=u;return{path:n,format:C,tool:k,approval:A,specification:D,
entries:m.map(L=>d(L,p,E))}}function d({state:n,entry:u,targets:m,findings:p},E,C){const{event:k,shown:A,location:D}=u,L=(0,$().
meansOf)(m),H=m.flatMap(({kind:f,name:b})=>f==="file"?[b]:[]);return{event:k,command:A,line:D.line,...L.length>0&&{target:L.
join("; ")},...H.length>0&&{scripts:H},...n&&{state:n},...r(E.filter(f=>p.some(b=>l(b,f))),C)}}function l(n,u){return n.
rule===u.rule&&n.args===u.args}},67078:function(G,h,a){Object.defineProperty(h,"__esModule",{value:!0}),h.redactOutcome=
N;function $(){const o=a(41551);return $=function(){return o},o}function y(){const o=a(97018);return y=function(){return o},
o}function N(o,g=[]){const S=(0,$().knownForms)(g);return{...o,stdout:w(o.stdout,S),stderr:w(o.stderr,S),...o.reason===void 0?
{}:{reason:(0,y().redactForms)(o.reason,S).text}}}function w(o,g){const{head:S,tail:t,truncated:r}=o;if(!r)return{...o,head:(0,y().
redactForms)(S+t,g).text,tail:""};const i=(0,$().reachOfKnown)(g),I=R(S.slice(0,Math.max(0,S.length-i))),O=M(F(t.slice(i)));
return{...o,head:(0,y().redactForms)(I,g).text,tail:(0,y().redactForms)(O,g).text}}const T=4096;function R(o){const g=/\S*$/.
exec(o.slice(-T))?.[0]??"";return o.slice(0,o.length-g.length)}function F(o){return o.slice(/^\S*/.exec(o.slice(0,T))?.[0].
length??0)}function M(o){const g=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(o);return g===null?o:
`[redacted private key]${o.slice(g[0].length)}`}},36807:function(G,h,a){Object.defineProperty(h,"__esModule",{value:!0}),
h.commonFields=t,h.fingerprint=v,h.redactGene=R,h.sealed=r,h.shortenText=s,h.validationReportsOf=F;function $(){const e=a(
77598);return $=function(){return e},e}function y(){const e=a(23404);return y=function(){return e},e}function N(){const e=a(
85475);return N=function(){return e},e}function w(){const e=a(38863);return w=function(){return e},e}function T(){const e=a(
67078);return T=function(){return e},e}function R(e,c){const d=e.outcomes.map(l=>(0,T().redactOutcome)(l,c));return{...e,
outcomes:d}}function F(e,c){let d=c.startedAt.getTime();return e.map(l=>l.ran?M(l,`vr_${d++}`,c):null)}function M({gene:e,
outcomes:c,mutants:d},l,{nodeOf:n,policyDigest:u,finishedAt:m}){const p=c.map((C,k)=>{const A=d?.[k];return{command:e.commands[k]?.
command??"",ok:C.status==="passed",stdout:O(C.stdout,i),stderr:S(C),status:C.status,exit_code:C.exit_code,signal:C.signal,
duration_ms:C.duration_ms,...A&&{mutant:g(A)}}}),E=c[0]?.started_at??m.toISOString();return r({...t({commands:p,startedAt:E,
finishedAt:o(c,m)}),id:l,gene_id:e.asset.id,gene_asset_id:(0,N().contentHash)(e.asset.value),policy_digest:u,...v(n(e)),
commands:p})}function o(e,c){const d=e.map(({started_at:n,duration_ms:u})=>Date.parse(n)+u),l=d.length===0?Number.POSITIVE_INFINITY:
Math.max(...d);return new Date(Math.min(l,c.getTime())).toISOString()}function g({outcome:e,operator:c,files:d}){return{
outcome:e,...c&&{operator:c},files:d}}function S({stderr:e,reason:c,status:d}){if(d==="passed"||c===void 0)return O(e,i);
const l=c.slice(0,I),n=O(e,i-l.length-1);return n===""?l:`${n}
${l}`}function t({commands:e,startedAt:c,finishedAt:d}){return{type:"ValidationReport",schema_version:y().SCHEMA_VERSION,
results:e.map(({command:l,ok:n,duration_ms:u,stderr:m})=>({cmd:l,ok:n,duration_ms:u,...n?{}:{err:m}})),overall_ok:e.length>
0&&e.every(({ok:l})=>l),duration_ms:Math.max(0,Date.parse(d)-Date.parse(c)),started_at:c,finished_at:d,created_at:d}}function r(e){
const c=(0,y().computeAssetId)(e);if(c===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...e,asset_id:c}}const i=4e3,I=1e3;function O({head:e,tail:c,bytes:d,truncated:l},n){const u=e+c;
if(!l&&u.length<=n)return u;const m=`
[cut: the beginning and the end of ${d} bytes]
`,p=l?e:u,E=l?c:u;return p.slice(0,I).replace(/[\ud800-\udbff]$/,"")+m+E.slice(-(n-I-m.length)).replace(/^[\udc00-\udfff]/,
"")}function s(e){const c={head:e,tail:"",bytes:Buffer.byteLength(e),truncated:!1};return O(c,i)}function v({version:e,platform:c,
arch:d}){const l=["",e,c,d,"",w().TOOL.name,w().TOOL.version].join("|");return{env_fingerprint:{node_version:e,platform:c,
arch:d,client:w().TOOL.name,client_version:w().TOOL.version},env_fingerprint_key:(0,$().createHash)("sha256").update(l).
digest("hex").slice(0,16)}}},94901:function(G,h,a){Object.defineProperty(h,"__esModule",{value:!0}),h.validate=T;function $(){
const o=a(9354);return $=function(){return o},o}function y(){const o=a(57334);return y=function(){return o},o}function N(){
const o=a(22562);return N=function(){return o},o}function w(){const o=a(92344);return w=function(){return o},o}async function T(o,{
policy:g,startedAt:S,heads:t,approver:r,runs:i,run:I}){const O=await(0,$().findApprovals)(o,g.approvals,t,r),s=await I(O.
waiting),v=i?R(o,s,O.waiting,S):s,e=(0,w().judge)(o,v,{policy:g,now:S,approval:O});return{approval:O,runResult:v,judgement:e}}
function R({genes:o},g,S,t){const r=new Map(g.outcomes);for(const i of o){const I=r.get(i);I===void 0&&(S.has(i)||!F(i,g))||
r.set(i,M(i,I??[],t))}return{...g,outcomes:r}}function F(o,{shards:g}){return o.change==="removed"?!1:g===void 0||(0,N().
plansOf)(o).plans.length===0?!0:g.some(({genes:S})=>S.has(o))}function M({commands:o},g,S){const t=g.length>o.length;return o.
map((r,i)=>(t?void 0:g[i])??(0,y().notRun)("skipped",y().OUTCOME_LOST,S))}}};
