"use strict";exports.id=562,exports.ids=[562],exports.modules={22566:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.blobId=
v,d.conversionFault=w,d.isContentOf=$;function y(){const s=h(77598);return y=function(){return s},s}function v(s,m="sha1"){
return(0,y().createHash)(m).update(`blob ${s.length}\0`).update(s).digest("hex")}function $(s,m){return v(s,m.length===40?
"sha1":"sha256")===m}const _=new Set(["unspecified","unset","set",""]);function w(s,m,O){if(k(s,m))return;const{text:i,filter:S,
ident:T,"working-tree-encoding":N}=O;if(!_.has(S)&&S!=="lfs")return C(`filter=${S}`);if(!_.has(N))return C(`working-tree\
-encoding=${N}`);if(T==="set")return C("ident");const R=i!=="unset"&&(i==="set"||!P(s)),t=I(s)===I(m);return R&&t?void 0:
"differs on disk"}function C(s){return`is converted on checkout by the attribute ${s}, and only line endings and Git LFS\
 are supported`}function P(s){return s.includes(0)||/\r(?!\n)/.test(s.toString("latin1"))}function I(s){return s.toString(
"latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
f=1024;function k(s,m){if(s.length>=f)return!1;const[,O]=g.exec(s.toString("latin1"))??[];return O===(0,y().createHash)(
"sha256").update(m).digest("hex")}}),59580:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.guardCheckout=f;
function y(){const i=h(73024);return y=function(){return i},i}function v(){const i=h(51455);return v=function(){return i},
i}function $(){const i=h(76760);return $=function(){return i},i}function _(){const i=h(22566);return _=function(){return i},
i}function w(){const i=h(39491);return w=function(){return i},i}function C(){const i=h(48741);return C=function(){return i},
i}function P(){const i=h(96681);return P=function(){return i},i}function I(){const i=h(93028);return I=function(){return i},
i}function g(){const i=h(61229);return g=function(){return i},i}function f(i,S,T,N=new Map){const R=S.filter(({kind:A})=>A!==
"submodule"&&A!=="directory"),t=S.filter(({kind:A})=>A==="submodule").map(({path:A})=>A),o=[...R.map(({path:A})=>A),...t].
flatMap(w().foldersAbove),a=[...new Set(["",...o,...t])].sort(),e=new Set([...R.map(({path:A})=>A),...a]),r=()=>({files:R.
map(({path:A})=>s((0,$().join)(i,A))),folders:a.map(A=>s((0,$().join)(i,A)))}),u=r(),{leftOut:p,added:n}=(0,g().listUntracked)(
i,a,e,T),c=new Set(p),l=A=>{const b=new Set(a.filter((M,j)=>!A.folders[j]?.startsWith("folder")));return b.size===0?[]:R.
filter(({path:M})=>(0,w().foldersAbove)(M).some(j=>b.has(j)))},E=A=>a.filter((b,M)=>m(A.folders[M],u.folders[M])).flatMap(
b=>(0,g().listUntracked)(i,[b],e,T).leftOut).filter(b=>!c.has(b));return{directory:i,files:R,folders:a,leftOut:p,additions:n,
at:(A,b=T)=>f(A,S,b,N),accept:(A,b)=>{N.set(A,(0,_().blobId)(b))},state:r,changed:async(A=r())=>{const b=R.filter((z,L)=>m(
A.files[L],u.files[L])),M=await Promise.all(b.map(z=>O(i,z,N.get(z.path)??z.oid))),j=b.filter((z,L)=>M[L]);return k([...j,
...l(A)])},added:(A=r())=>E(A),touchedSince:A=>{const b=r(),M=R.filter((j,z)=>m(b.files[z],A.files[z]));return k([...M,...l(
b)],E(b))}}}function k(i,S=[]){return[...new Set([...i.map(({path:T})=>T),...S])].sort()}function s(i){try{const S=(0,y().
lstatSync)((0,P().systemPath)(i),{bigint:!0}),{ino:T,size:N,mode:R,ctimeNs:t}=S;return`${S.isDirectory()?"folder":""}${T}\
:${N}:${R}:${t}`}catch{return}}function m(i,S){return i===void 0||i!==S}async function O(i,{path:S,kind:T},N=""){const R=(0,P().
systemPath)((0,$().join)(i,S));try{if((0,I().onThisPlatform)((0,I().kindOf)((0,y().lstatSync)(R)))!==(0,I().onThisPlatform)(
T))return!0;const t=T==="symlink"?await(0,v().readlink)(R,{encoding:"buffer"}):await(0,C().readOnDisk)(i,S);return!(0,_().
isContentOf)(t,N)}catch{return!0}}}),61229:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.filesBelow=k,d.
listUntracked=P;function y(){const s=h(73024);return y=function(){return s},s}function v(){const s=h(76760);return v=function(){
return s},s}function $(){const s=h(41895);return $=function(){return s},s}function _(){const s=h(96681);return _=function(){
return s},s}const w=".git",C=new Set(["ENOENT","ENOTDIR"]);function P(s,m,O,i){const S=[],T=[],N=R=>{for(const t of f((0,v().
join)(s,R))){const o=(0,_().decodePath)(t.name),a=R===""?o:`${R}/${o}`;O.has(a)||(o===w?(!O.has(R)||!I(R,t))&&S.push(a):
i.cover(a)?(T.push(a),t.isDirectory()&&g((0,v().join)(s,a))&&S.push(`${a}/${w}`)):t.isDirectory()&&i.mayBeIn(a)?N(a):S.push(
a))}};return m.forEach(N),{leftOut:S,added:T}}function I(s,m){return s===""||m.isFile()}function g(s){return f(s).some(({
name:m})=>(0,_().decodePath)(m)===w)}function f(s){try{return(0,y().readdirSync)(s,{encoding:"buffer",withFileTypes:!0})}catch(m){
if(C.has(m.code??""))return[];throw new($()).GateError("file_unreadable",`Cannot list the directory ${s}: ${m instanceof
Error?m.message:m}`,"Check the permissions of the directory.",{cause:m})}}function k(s,m){const O=i=>f((0,v().join)(s,i)).
flatMap(S=>{const T=(0,_().decodePath)(S.name),N=i===""?T:`${i}/${T}`;return T===w||m(N)?[]:S.isDirectory()?O(N):[N]});return O(
"")}}),34397:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.snapshotWorktree=C;function y(){const f=h(51455);
return y=function(){return f},f}function v(){const f=h(76760);return v=function(){return f},f}function $(){const f=h(41895);
return $=function(){return f},f}function _(){const f=h(96681);return _=function(){return f},f}const w=Buffer.from([0]);async function C(f){
const k=await g(f);return await k(["update-index","-z","--index-info"],await P(f)),await k(["add","--all","--","."]),(await k(
["write-tree"])).toString().trim()}async function P(f){const k=[];for(const s of(0,_().splitNul)(await f.user(["ls-files",
"-t","--stage","-z"]))){const m=s[0]===83,O=s.subarray(s.indexOf(9)+1);if(m&&!await I(f,O))throw new($()).GateError("che\
ckout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,_().decodePath)(O))}`,"Run git sparse-checkout disa\
ble, or gate a commit (without --worktree).");k.push(s.subarray(2),w)}return Buffer.concat(k)}async function I({directory:f},k){
return(0,y().lstat)(Buffer.concat([Buffer.from(`${f}/`),k])).then(()=>!0,s=>{if(s.code==="ENOENT"||s.code==="ENOTDIR")return!1;
throw new($()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,_().decodePath)(k))} (${s.code})`,"Check \
the permissions of the directories above the file.",{cause:s})})}async function g(f){const k=await(0,y().mkdtemp)((0,v().
join)(f.temporary,"index-")),s={...f.privateStore,GIT_INDEX_FILE:(0,v().join)(k,"index")};return(m,O)=>f.user(m,{env:s,...O&&
{input:O}})}}),77648:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.findingsAbout=I,d.idsIn=s,d.reportFinding=
R,d.reportFindings=N,d.reportGene=P,d.reportScripts=i,d.verdictsOf=S;function y(){const t=h(85475);return y=function(){return t},
t}function v(){const t=h(80827);return v=function(){return t},t}function $(){const t=h(59490);return $=function(){return t},
t}function _(){const t=h(99462);return _=function(){return t},t}function w(){const t=h(95132);return w=function(){return t},
t}function C(){const t=h(37075);return C=function(){return t},t}function P(t,o,{about:a,ids:e}){const{gene:r,outcomes:u,
mutants:p,runFindings:n,verdict:c,summary:l}=t,{asset:E,change:A,blastRadius:b}=r,M=[...a(E),...r.findings,...n.filter(j=>j.
subject?.command===void 0)];return{id:E.id,asset_id:(0,y().assetIdOf)(E),path:E.path,line:E.locate().line,store:{path:r.
store.path||".",root:r.store.root||"."},change:A,verdict:c,summary:l,profiles:T(r.commands.map(({profiles:j})=>j)),validators:T(
r.commands.map(({validators:j})=>j)),blast_radius:b,commands:r.commands.map((j,z)=>{const L=n.filter(D=>k(D,j)),Z=s([...j.
findings,...L],e),F=p?.[z];return{...m(j,u[z]),...F&&{mutant:F},...Z}}),...s(M,e),...r.differences.length>0&&{differences:r.
differences},validation_report_id:o}}function I(t){const o=(0,$().groupBy)(t,({subject:a})=>g(a));return a=>(o.get(g(a))??
[]).filter(e=>f(e,a))}function g({type:t,id:o}={}){return`${t} ${o}`}function f({subject:t,location:o},{type:a,id:e,path:r}){
return t?.type===a&&t.id===e&&(o?.path??r)===r}function k({subject:t,location:o},{command:a,location:e}){return t?.command===
a&&o?.line===e.line&&o.column===e.column}function s(t,o){const a=t.flatMap(e=>o.get(e)??[]);return a.length>0?{findings:a}:
{}}function m(t,o){return{command:t.command,verdict:t.verdict,risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&
{words:t.reading.words.map(O)},...t.plan?.scripts&&{scripts:i(t.plan.scripts)},profiles:S(t.profiles),validators:S(t.validators),
location:t.location,...t.plan&&{plan_digest:t.plan.digest},...o&&{outcome:o}}}function O({text:t,span:{start:o,end:a}}){
return{text:t,start:o,end:a}}function i(t){return(0,v().stepsIn)(t).map(({directory:o,event:a,text:e,command:r})=>({directory:o,
event:a,text:e,shell:r===void 0}))}function S(t){return Object.fromEntries(Object.entries(t).map(([o,{verdict:a}])=>[o,a]))}
function T(t){const o={};for(const a of t)for(const[e,{verdict:r,reason:u,remark:p}]of Object.entries(a)){const n=o[e];n&&
!n.accepted||(o[e]=r==="block"?{accepted:!1,...u&&{reason:(0,w().describe)(u).message}}:{accepted:!0,...p&&{remark:(0,w().
describe)(p).message},...n})}return o}function N(t,o=(0,C().idsOf)(t),a){return t.toSorted(_().byHarm).map(e=>{const r={
id:o.get(e),cause:(0,C().causeOf)(e),...R(e)};if(a===void 0)return r;const u=`gene-gate fix --base ${a.slice(0,12)} --wr\
ite`;return{...r,remedy:r.remedy.replaceAll("gene-gate fix --write",u)}})}function R(t){const{rule:o,severity:a,harm:e,layer:r,
location:u,span:p,subject:n,edit:c,danger:l,level:E,before:A,suppressed:b}=t;return{rule:o,severity:a,harm:e,layer:r,...(0,w().
describe)(t),...u&&{location:u},...p&&{span:p},...n&&{subject:n},...c&&{edit:c},...l!==void 0&&{danger:l},...E&&{level:E},
...A&&{before:A},...b&&{suppressed:b}}}}),83890:((K,d)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.findKnown=v,
d.knownForms=y,d.secretsOf=o,d.withoutEndOfKnown=P,d.withoutStartOfKnown=C;const h=12;function y(e){const r=[...new Set(
e.flatMap(s))],u=r.map(p=>p.replace(/\s/g,""));return{exact:r,squeezed:[...new Set(u)].filter(p=>p.length>=h)}}function v(e,{
exact:r,squeezed:u}){const p=r.flatMap(l=>$(e,l,E=>E));if(u.length===0||!/\s/.test(e))return p;const{text:n,at:c}=_(e);return[
...p,...u.flatMap(l=>$(n,l,E=>c[E]??0))]}function $(e,r,u){const p=[];for(let n=e.indexOf(r);n>=0;n=e.indexOf(r,n+r.length))
p.push({kind:"secret",start:u(n),end:u(n+r.length-1)+1});return p}function _(e){const r=new Uint32Array(e.length),u=[];let p=0;
for(const{0:n,index:c}of e.matchAll(/\S+/g)){for(let l=0;l<n.length;l+=1)r[p+l]=c+l;p+=n.length,u.push(n)}return{text:u.
join(""),at:r}}const w=4;function C(e,{exact:r}){const u=r.map(p=>{const{text:n,at:c}=_(e.slice(-2*p.length-I)),l=f(n,p.
replace(/\s/g,"")),E=e.length-Math.min(e.length,2*p.length+I);return l<w?e.length:E+(c[n.length-l]??0)});return e.slice(
0,Math.min(e.length,...u))}function P(e,{exact:r}){const u=r.map(p=>{const{text:n,at:c}=_(e.slice(0,2*p.length+I)),l=f(g(
n),g(p.replace(/\s/g,"")));return l<w?0:(c[l-1]??0)+1});return e.slice(Math.max(0,...u))}const I=64;function g(e){return e.
split("").reverse().join("")}function f(e,r){for(let u=r.length;u>0;u-=1)if(e.endsWith(r.slice(0,u)))return u;return 0}const k=4;
function s(e){const r=Buffer.from(e),u=m(e),p=encodeURIComponent(r.toString()),n=r.toString("hex"),c=[e,...e.split(/\r?\n/),
u,u.replaceAll("/","\\/"),m(u),...O(p),n,n.toUpperCase(),...[0,1,2].flatMap(l=>i(r,l))];return[...new Set(c)].filter(l=>l.
trim().length>=k)}function m(e){return JSON.stringify(e).slice(1,-1)}function O(e){const r=e.replace(/[!'()*]/g,u=>`%${u.
charCodeAt(0).toString(16).toUpperCase()}`);return[e,r].flatMap(u=>{const p=u.replace(/%../g,n=>n.toLowerCase());return[
u,p,u.replaceAll("%20","+"),p.replaceAll("%20","+")]})}function i(e,r){const u=Buffer.concat([Buffer.alloc(r),e]).toString(
"base64"),p=Math.ceil(r*8/6),n=Math.floor((r+e.length)*8/6),c=u.slice(p,n);return[c,c.replaceAll("+","-").replaceAll("/",
"_")]}const S=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
T=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,N=/^(?:[\\/~]|[A-Za-z]:[\\/])/,R=8,t=/^[A-Za-z][a-z]{0,9}$/;function o(e){
const r=Object.entries(e).flatMap(([u,p])=>p!==void 0&&S.test(u)&&a(u,p)?[p]:[]);return[...new Set(r)]}function a(e,r){return r.
length<R||t.test(r)?!1:!(T.test(e)&&N.test(r))}}),80535:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.redact=
_,d.redactOutcome=C;function y(){const n=h(83890);return y=function(){return n},n}function v(){const n=h(80604);return v=
function(){return n},n}function $(n){return v().TOKEN_SHAPES.flatMap(([c,l])=>Array.from(n.matchAll(l),({indices:E})=>{const[
A,b]=E?.[1]??E?.[0]??[0,0];return{kind:c,start:A,end:b}}))}function _(n,c=[]){return w(n,(0,y().knownForms)(c))}function w(n,c){
const l=[...(0,y().findKnown)(n,c),...$(n),...t(n)].sort((M,j)=>M.start-j.start||j.end-M.end),E=[];for(const M of l){const j=E.
at(-1);j===void 0||M.start>=j.end?E.push(M):M.end>j.end&&E.splice(-1,1,{...j,end:M.end})}let A="",b=0;for(const{kind:M,start:j,
end:z}of E)A+=`${n.slice(b,j)}[redacted ${M}]`,b=z;return{text:A+n.slice(b),redactions:E}}function C(n,c=[]){const l=(0,y().
knownForms)(c);return{...n,stdout:P(n.stdout,l),stderr:P(n.stderr,l),...n.reason===void 0?{}:{reason:w(n.reason,l).text}}}
function P(n,c){const{head:l,tail:E,truncated:A}=n;if(!A)return{...n,head:w(l+E,c).text,tail:""};const b=g((0,y().withoutStartOfKnown)(
l,c)),M=k(f((0,y().withoutEndOfKnown)(E,c)));return{...n,head:w(b,c).text,tail:w(M,c).text}}const I=4096;function g(n){const c=/\S*$/.
exec(n.slice(-I))?.[0]??"";return n.slice(0,n.length-c.length)}function f(n){return n.slice(/^\S*/.exec(n.slice(0,I))?.[0].
length??0)}function k(n){const c=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(n);return c===null?n:
`[redacted private key]${n.slice(c[0].length)}`}const s="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_-]?\
)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",m="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",O="(?:[ \\t]{0,8\
}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",i=`\\\\{0,3}["']`,S=new RegExp(`${s}(?:${i})?${m}${i}(?<value>\
[^\\s"'\\\\]{4,})`,"dgi"),T=new RegExp(`${s}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),N=new RegExp(`${s}${O}\
(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),R=new RegExp(`${s}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\
\\]{7,})`,"dgi");function t(n){return[...o(n,S,({name:c,value:l,next:E})=>/["'\\]/.test(E)&&!r(c,l)),...o(n,T,({value:c,
next:l})=>!u(c,l)),...o(n,N,({value:c,next:l})=>p(c)&&!u(c,l)),...o(n,R,({value:c,next:l})=>p(c)&&!u(c,l))]}function o(n,c,l){
return Array.from(n.matchAll(c)).flatMap(({groups:E={},indices:A})=>{const{name:b="",value:M=""}=E,[j,z]=A?.groups?.value??
[0,0],L={name:b,value:M,next:n.charAt(z)};return e(b,M)||!l(L)?[]:[{kind:"named secret",start:j,end:z}]})}const a=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function e(n,c){return a.test(c)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(c)?!0:/^[\d.:_-]+$/.test(c)&&!/^p/i.test(n)}
function r(n,c){return/token|key/i.test(n)&&/^[A-Za-z][a-z]{0,15}$/.test(c)}function u(n,c){return c!==""&&"([{".includes(
c)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(n)}function p(n){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(n)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(n)?!1:/\d/.test(n)?/[a-z]/i.test(n):n.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(n)}}),80604:((K,d)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.TOKEN_SHAPES=
void 0;const h={models:["sk-(?:ant|or|proj|svcacct|admin|lf|None)-","gsk_","hf_","api_org_","pplx-","xai-","r8_","tvly-",
"bedrock-api-key-","ABSK","nvapi-","pcsk_","lsv2_(?:pt|sk)_"],code:["GR1348941","AT[AC]TT3","ATBB","pypi-AgE","rubygems_",
"CLOJARS_","dckr_(?:pat|oat)_","AKCp","cmVmd","sgp_","snyk_","CCIP(?:AT|RJ)_","bkua_","API-(?=[A-Z0-9]{26})","sq[apu]_",
"ico-","figd_","lin_api_","PMAK-","ntn_","oy2(?=[a-z0-9]{43})","rdme_"],clouds:["do[opr]_v1_","dapi(?=[a-f0-9]{32})","HR\
KU-","fo1_","fm[12][ar]?_","pul-","tskey-","LTAI","v1\\.0-[a-f0-9]{24}-","sbp_","sb_secret_","nfp_","pscale_(?:tkn|oauth\
|pw)_","sha256~","hv[sbr]\\.","[a-zA-Z0-9]{14}\\.atlasv1\\.","dp\\.(?:pt|st|ct|sa|scim|audit)\\.","pnu_","tk-us-","dt0[a\
-z]\\d\\d\\.","gl(?:c|sa)_","sntry[su]_","NR(?:AK|II|JS|RA)-","GOCSPX-","ya29\\.","ops_eyJ","(?:pat|sat)\\.[\\w-]{22}\\.",
"pat[A-Za-z0-9]{14}\\.","4b1d(?=[A-Za-z0-9]{38}\\b)","(?:sc|ext|scauth|authress)_[a-z0-9]{5,30}\\.[a-z0-9]{4,6}\\.acc"],
services:["whsec_","sq0(?:atp|csp|idp)-","EAAA","EAA[MC]","shp(?:at|ca|pa|ss)_","shippo_(?:live|test)_","FLWSECK(?:_TEST\
)?-","duffel_(?:live|test)_","EZ[AT]K","access-(?:sandbox|development|production)-","xoxe\\.xox[bp]-","SG\\.","xkeysib-",
"key-(?=[0-9a-f]{32})","SK(?=[0-9a-fA-F]{32})","\\d{8,10}:AA","fio-u-","tfp_","p8e-","s-s4t2(?:ud|af)-","sm_[aps]at_","A\
GE-SECRET-KEY-1","A3-[A-Z0-9]{6}-"]},y=new RegExp(`\\b(?:${Object.values(h).flat().join("|")})(?=[\\w.~+/=-]{0,63}\\d)[\\w.\
~+/=-]{16,}`,"dg"),v=d.TOKEN_SHAPES=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github token",/github_pat_\w{20,}/dg],
["gitlab token",/gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],["gitlab token",/_gitlab_session=([0-9a-z]{32})/dg],
["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
["aws key",/(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
["azure secret",/[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],["azure secret",/(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
["slack token",/(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],["slack webhook",/hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
["discord token",/\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],["webhook",/discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
["webhook",/webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],["api key",y],["api key",/\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
["api key",/\bsk-[A-Za-z0-9]{20,}/dg],["api key",/AIza[\w-]{35}/dg],["api key",/\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
["api key",/\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],["api key",/\b[0-9a-f]{32}-us\d{1,2}\b/dg],["api key",/\b\d{15,16}[|%][\w-]{27,40}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["jwt",/\bZXlK[\w+/=-]{40,}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["password",/\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["private key",/-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg]]}),
36807:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.buildValidationReport=f,d.commonFields=m,d.fingerprint=
R,d.redactGene=C,d.reportIds=g,d.sealed=O,d.shortenText=N,d.validationReportsOf=P;function y(){const t=h(77598);return y=
function(){return t},t}function v(){const t=h(23404);return v=function(){return t},t}function $(){const t=h(85475);return $=
function(){return t},t}function _(){const t=h(38863);return _=function(){return t},t}function w(){const t=h(80535);return w=
function(){return t},t}function C(t,o){const a=t.outcomes.map(e=>(0,w().redactOutcome)(e,o));return{...t,outcomes:a}}function P(t,{
nodeOf:o,policyDigest:a,startedAt:e,finishedAt:r}){const u=g(e.getTime());return t.map(({gene:p,ran:n,outcomes:c,mutants:l})=>{
if(!n)return null;const{asset:E,commands:A}=p;return f({gene:E,policyDigest:a,commands:c.map((b,M)=>({command:A[M]?.command??
"",outcome:b,mutant:l?.[M]})),fingerprint:R(o(p)),id:u(),startedAt:c[0]?.started_at??r.toISOString(),finishedAt:I(c,r)})})}
function I(t,o){if(t.length===0)return o.toISOString();const a=t.map(({started_at:e,duration_ms:r})=>Date.parse(e)+r);return new Date(
Math.min(Math.max(...a),o.getTime())).toISOString()}function g(t){let o=Math.floor(t);return()=>`vr_${o++}`}function f(t){
const{gene:o,policyDigest:a,fingerprint:e,id:r,startedAt:u,finishedAt:p}=t,n=t.commands.map(({command:c,outcome:l,mutant:E})=>({
command:c,ok:l.status==="passed",stdout:T(l.stdout,i),stderr:s(l),status:l.status,exit_code:l.exit_code,signal:l.signal,
duration_ms:l.duration_ms,...E&&{mutant:k(E)}}));return O({...m({commands:n,startedAt:u,finishedAt:p}),id:r,gene_id:o.id,
gene_asset_id:(0,$().contentHash)(o.value),policy_digest:a,...e,commands:n})}function k({outcome:t,operator:o,files:a}){
return{outcome:t,...o&&{operator:o},files:a}}function s({stderr:t,reason:o,status:a}){if(a==="passed"||o===void 0)return T(
t,i);const e=o.slice(0,S),r=T(t,i-e.length-1);return r===""?e:`${r}
${e}`}function m({commands:t,startedAt:o,finishedAt:a}){return{type:"ValidationReport",schema_version:v().SCHEMA_VERSION,
results:t.map(({command:e,ok:r,duration_ms:u,stderr:p})=>({cmd:e,ok:r,duration_ms:u,...r?{}:{err:p}})),overall_ok:t.length>
0&&t.every(({ok:e})=>e),duration_ms:Math.max(0,Date.parse(a)-Date.parse(o)),started_at:o,finished_at:a,created_at:a}}function O(t){
const o=(0,v().computeAssetId)(t);if(o===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:o}}const i=4e3,S=1e3;function T({head:t,tail:o,bytes:a,truncated:e},r){const u=t+o;
if(!e&&u.length<=r)return u;const p=`
[cut: the beginning and the end of ${a} bytes]
`,n=e?t:u,c=e?o:u;return n.slice(0,S).replace(/[\ud800-\udbff]$/,"")+p+c.slice(-(r-S-p.length)).replace(/^[\udc00-\udfff]/,
"")}function N(t){const o={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return T(o,i)}function R({version:t,platform:o,
arch:a}){const e=["",t,o,a,"",_().TOOL.name,_().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:o,
arch:a,client:_().TOOL.name,client_version:_().TOOL.version},env_fingerprint_key:(0,y().createHash)("sha256").update(e).
digest("hex").slice(0,16)}}}),49604:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.NO_PROGRESS=void 0,d.linesOfProgress=
$;function y(){const _=h(20849);return y=function(){return _},_}const v=d.NO_PROGRESS={planned(){},started(){},finished(){},
ended(){}};function $(_){let w=0,C=0;return{...v,planned:P=>{w=P},finished:(P,{status:I,duration_ms:g})=>{C+=1;const f=(g/
1e3).toFixed(1);_(`[${C}/${w}] ${I} in ${f} s: ${(0,y().safeLine)(P)}`)}}}}),20849:((K,d,h)=>{Object.defineProperty(d,"_\
_esModule",{value:!0}),d.safeLine=$,d.withoutLogCommands=_;function y(){const w=h(77598);return y=function(){return w},w}
const v=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function $(w,C=200){const P=w.replace(v,g=>`\\u{${g.codePointAt(0)?.toString(
16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),I=Array.from(P);return I.length<=C?P:`${I.slice(0,C-1).join("")}\
\u2026`}async function _(w,C){const P=(0,y().randomUUID)();w(`::stop-commands::${P}`);try{return await C()}finally{w(`::${P}\
::`)}}}),94901:((K,d,h)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.validate=w;function y(){const g=h(9354);return y=
function(){return g},g}function v(){const g=h(57334);return v=function(){return g},g}function $(){const g=h(22562);return $=
function(){return g},g}function _(){const g=h(92344);return _=function(){return g},g}async function w(g,{policy:f,startedAt:k,
heads:s,approver:m,runs:O,run:i}){const S=await(0,y().findApprovals)(g,f.approvals,s,m),T=await i(S.waiting),N=O?C(g,T,S.
waiting,k):T,R=(0,_().judge)(g,N,{policy:f,now:k,approval:S});return{approval:S,runResult:N,judgement:R}}function C({genes:g},f,k,s){
const m=new Map(f.outcomes);for(const O of g){const i=m.get(O);i===void 0&&(k.has(O)||!P(O,f))||m.set(O,I(O,i??[],s))}return{
...f,outcomes:m}}function P(g,{shards:f}){return g.change==="removed"?!1:f===void 0||(0,$().plansOf)(g).plans.length===0?
!0:f.some(({genes:k})=>k.has(g))}function I({commands:g},f,k){const s=f.length>g.length;return g.map((m,O)=>(s?void 0:f[O])??
(0,v().lostOutcome)(k))}})};
