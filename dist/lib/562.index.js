"use strict";exports.id=562,exports.ids=[562],exports.modules={22566:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.blobId=
$,l.conversionFault=A,l.isContentOf=T;function v(){const r=S(77598);return v=function(){return r},r}function $(r,m="sha1"){
return(0,v().createHash)(m).update(`blob ${r.length}\0`).update(r).digest("hex")}function T(r,m){return $(r,m.length===40?
"sha1":"sha256")===m}const w=new Set(["unspecified","unset","set",""]);function A(r,m,E){if(k(r,m))return;const{text:i,filter:O,
ident:_,"working-tree-encoding":P}=E;if(!w.has(O)&&O!=="lfs")return C(`filter=${O}`);if(!w.has(P))return C(`working-tree\
-encoding=${P}`);if(_==="set")return C("ident");const t=i!=="unset"&&(i==="set"||!R(r)),o=I(r)===I(m);return t&&o?void 0:
"differs on disk"}function C(r){return`is converted on checkout by the attribute ${r}, and only line endings and Git LFS\
 are supported`}function R(r){return r.includes(0)||/\r(?!\n)/.test(r.toString("latin1"))}function I(r){return r.toString(
"latin1").replaceAll(`\r
`,`
`)}const g=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/,
f=1024;function k(r,m){if(r.length>=f)return!1;const[,E]=g.exec(r.toString("latin1"))??[];return E===(0,v().createHash)(
"sha256").update(m).digest("hex")}}),59580:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.guardCheckout=f;
function v(){const i=S(73024);return v=function(){return i},i}function $(){const i=S(51455);return $=function(){return i},
i}function T(){const i=S(76760);return T=function(){return i},i}function w(){const i=S(22566);return w=function(){return i},
i}function A(){const i=S(39491);return A=function(){return i},i}function C(){const i=S(48741);return C=function(){return i},
i}function R(){const i=S(96681);return R=function(){return i},i}function I(){const i=S(93028);return I=function(){return i},
i}function g(){const i=S(61229);return g=function(){return i},i}function f(i,O,_,P=new Map){const t=O.filter(({kind:y})=>y!==
"submodule"&&y!=="directory"),o=O.filter(({kind:y})=>y==="submodule").map(({path:y})=>y),d=[...t.map(({path:y})=>y),...o].
flatMap(A().foldersAbove),a=[...new Set(["",...d,...o])].sort(),e=new Set([...t.map(({path:y})=>y),...a]),c=()=>({files:t.
map(({path:y})=>r((0,T().join)(i,y))),folders:a.map(y=>r((0,T().join)(i,y)))}),u=c(),{leftOut:h,added:n}=(0,g().listUntracked)(
i,a,e,_),s=new Set(h),p=y=>{const b=new Set(a.filter((N,j)=>!y.folders[j]?.startsWith("folder")));return b.size===0?[]:t.
filter(({path:N})=>(0,A().foldersAbove)(N).some(j=>b.has(j)))},M=y=>a.filter((b,N)=>m(y.folders[N],u.folders[N])).flatMap(
b=>(0,g().listUntracked)(i,[b],e,_).leftOut).filter(b=>!s.has(b));return{directory:i,files:t,folders:a,leftOut:h,additions:n,
at:(y,b=_)=>f(y,O,b,P),accept:(y,b)=>{P.set(y,(0,w().blobId)(b))},state:c,changed:async(y=c())=>{const b=t.filter((L,D)=>m(
y.files[D],u.files[D])),N=await Promise.all(b.map(L=>E(i,L,P.get(L.path)??L.oid))),j=b.filter((L,D)=>N[D]);return k([...j,
...p(y)])},added:(y=c())=>M(y),touchedSince:y=>{const b=c(),N=t.filter((j,L)=>m(b.files[L],y.files[L]));return k([...N,...p(
b)],M(b))}}}function k(i,O=[]){return[...new Set([...i.map(({path:_})=>_),...O])].sort()}function r(i){try{const O=(0,v().
lstatSync)((0,R().systemPath)(i),{bigint:!0}),{ino:_,size:P,mode:t,ctimeNs:o}=O;return`${O.isDirectory()?"folder":""}${_}\
:${P}:${t}:${o}`}catch{return}}function m(i,O){return i===void 0||i!==O}async function E(i,{path:O,kind:_},P=""){const t=(0,R().
systemPath)((0,T().join)(i,O));try{if((0,I().onThisPlatform)((0,I().kindOf)((0,v().lstatSync)(t)))!==(0,I().onThisPlatform)(
_))return!0;const o=_==="symlink"?await(0,$().readlink)(t,{encoding:"buffer"}):await(0,C().readOnDisk)(i,O);return!(0,w().
isContentOf)(o,P)}catch{return!0}}}),61229:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.filesBelow=k,l.
listUntracked=R;function v(){const r=S(73024);return v=function(){return r},r}function $(){const r=S(76760);return $=function(){
return r},r}function T(){const r=S(41895);return T=function(){return r},r}function w(){const r=S(96681);return w=function(){
return r},r}const A=".git",C=new Set(["ENOENT","ENOTDIR"]);function R(r,m,E,i){const O=[],_=[],P=t=>{for(const o of f((0,$().
join)(r,t))){const d=(0,w().decodePath)(o.name),a=t===""?d:`${t}/${d}`;E.has(a)||(d===A?(!E.has(t)||!I(t,o))&&O.push(a):
i.cover(a)?(_.push(a),o.isDirectory()&&g((0,$().join)(r,a))&&O.push(`${a}/${A}`)):o.isDirectory()&&i.mayBeIn(a)?P(a):O.push(
a))}};return m.forEach(P),{leftOut:O,added:_}}function I(r,m){return r===""||m.isFile()}function g(r){return f(r).some(({
name:m})=>(0,w().decodePath)(m)===A)}function f(r){try{return(0,v().readdirSync)(r,{encoding:"buffer",withFileTypes:!0})}catch(m){
if(C.has(m.code??""))return[];throw new(T()).GateError("file_unreadable",`Cannot list the directory ${r}: ${m instanceof
Error?m.message:m}`,"Check the permissions of the directory.",{cause:m})}}function k(r,m){const E=i=>f((0,$().join)(r,i)).
flatMap(O=>{const _=(0,w().decodePath)(O.name),P=i===""?_:`${i}/${_}`;return _===A||m(P)?[]:O.isDirectory()?E(P):[P]});return E(
"")}}),34397:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.snapshotWorktree=C;function v(){const f=S(51455);
return v=function(){return f},f}function $(){const f=S(76760);return $=function(){return f},f}function T(){const f=S(41895);
return T=function(){return f},f}function w(){const f=S(96681);return w=function(){return f},f}const A=Buffer.from([0]);async function C(f){
const k=await g(f);return await k(["update-index","-z","--index-info"],await R(f)),await k(["add","--all","--","."]),(await k(
["write-tree"])).toString().trim()}async function R(f){const k=[];for(const r of(0,w().splitNul)(await f.user(["ls-files",
"-t","--stage","-z"]))){const m=r[0]===83,E=r.subarray(r.indexOf(9)+1);if(m&&!await I(f,E))throw new(T()).GateError("che\
ckout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,w().decodePath)(E))}`,"Run git sparse-checkout disa\
ble, or gate a commit (without --worktree).");k.push(r.subarray(2),A)}return Buffer.concat(k)}async function I({directory:f},k){
return(0,v().lstat)(Buffer.concat([Buffer.from(`${f}/`),k])).then(()=>!0,r=>{if(r.code==="ENOENT"||r.code==="ENOTDIR")return!1;
throw new(T()).GateError("file_unreadable",`Cannot examine ${JSON.stringify((0,w().decodePath)(k))} (${r.code})`,"Check \
the permissions of the directories above the file.",{cause:r})})}async function g(f){const k=await(0,v().mkdtemp)((0,$().
join)(f.temporary,"index-")),r={...f.privateStore,GIT_INDEX_FILE:(0,$().join)(k,"index")};return(m,E)=>f.user(m,{env:r,...E&&
{input:E}})}}),77648:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.findingsAbout=R,l.idsIn=k,l.reportFinding=
P,l.reportFindings=_,l.reportGene=C,l.reportScripts=E,l.verdictsOf=i;function v(){const t=S(85475);return v=function(){return t},
t}function $(){const t=S(80827);return $=function(){return t},t}function T(){const t=S(59490);return T=function(){return t},
t}function w(){const t=S(95132);return w=function(){return t},t}function A(){const t=S(37075);return A=function(){return t},
t}function C(t,o,{about:d,ids:a}){const{gene:e,outcomes:c,runFindings:u,verdict:h,summary:n}=t,{asset:s,change:p,blastRadius:M}=e,
y=[...d(s),...e.findings,...u.filter(b=>b.subject?.command===void 0)];return{id:s.id,asset_id:(0,v().assetIdOf)(s),path:s.
path,line:s.locate().line,change:p,verdict:h,summary:n,profiles:O(e.commands.map(({profiles:b})=>b)),validators:O(e.commands.
map(({validators:b})=>b)),blast_radius:M,commands:e.commands.map((b,N)=>{const j=u.filter(D=>f(D,b)),L=k([...b.findings,
...j],a);return{...r(b,c[N]),...L}}),...k(y,a),...e.differences.length>0&&{differences:e.differences},validation_report_id:o}}
function R(t){const o=(0,T().groupBy)(t,({subject:d})=>I(d));return d=>(o.get(I(d))??[]).filter(a=>g(a,d))}function I({type:t,
id:o}={}){return`${t} ${o}`}function g({subject:t,location:o},{type:d,id:a,path:e}){return t?.type===d&&t.id===a&&(o?.path??
e)===e}function f({subject:t,location:o},{command:d,location:a}){return t?.command===d&&o?.line===a.line&&o.column===a.column}
function k(t,o){const d=t.flatMap(a=>o.get(a)??[]);return d.length>0?{findings:d}:{}}function r(t,o){return{command:t.command,
verdict:t.verdict,risk:t.risk,confirmation:t.confirmation,...t.reading.argv&&{words:t.reading.words.map(m)},...t.plan?.scripts&&
{scripts:E(t.plan.scripts)},profiles:i(t.profiles),validators:i(t.validators),location:t.location,...t.plan&&{plan_digest:t.
plan.digest},...o&&{outcome:o}}}function m({text:t,span:{start:o,end:d}}){return{text:t,start:o,end:d}}function E(t){return(0,$().
stepsIn)(t).map(({directory:o,event:d,text:a,command:e})=>({directory:o,event:d,text:a,shell:e===void 0}))}function i(t){
return Object.fromEntries(Object.entries(t).map(([o,{verdict:d}])=>[o,d]))}function O(t){const o={};for(const d of t)for(const[
a,{verdict:e,reason:c,remark:u}]of Object.entries(d)){const h=o[a];h&&!h.accepted||(o[a]=e==="block"?{accepted:!1,...c&&
{reason:(0,w().describe)(c).message}}:{accepted:!0,...u&&{remark:(0,w().describe)(u).message},...h})}return o}function _(t,o=(0,A().
idsOf)(t)){return t.map(d=>({id:o.get(d),cause:(0,A().causeOf)(d),...P(d)}))}function P(t){const{rule:o,severity:d,layer:a,
location:e,span:c,subject:u,edit:h,level:n,before:s,suppressed:p}=t;return{rule:o,severity:d,layer:a,...(0,w().describe)(
t),...e&&{location:e},...c&&{span:c},...u&&{subject:u},...h&&{edit:h},...n&&{level:n},...s&&{before:s},...p&&{suppressed:p}}}}),
83890:((F,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.findKnown=$,l.knownForms=v,l.secretsOf=d,l.withoutEndOfKnown=
R,l.withoutStartOfKnown=C;const S=12;function v(e){const c=[...new Set(e.flatMap(r))],u=c.map(h=>h.replace(/\s/g,""));return{
exact:c,squeezed:[...new Set(u)].filter(h=>h.length>=S)}}function $(e,{exact:c,squeezed:u}){const h=c.flatMap(p=>T(e,p,M=>M));
if(u.length===0||!/\s/.test(e))return h;const{text:n,at:s}=w(e);return[...h,...u.flatMap(p=>T(n,p,M=>s[M]??0))]}function T(e,c,u){
const h=[];for(let n=e.indexOf(c);n>=0;n=e.indexOf(c,n+c.length))h.push({kind:"secret",start:u(n),end:u(n+c.length-1)+1});
return h}function w(e){const c=new Uint32Array(e.length),u=[];let h=0;for(const{0:n,index:s}of e.matchAll(/\S+/g)){for(let p=0;p<
n.length;p+=1)c[h+p]=s+p;h+=n.length,u.push(n)}return{text:u.join(""),at:c}}const A=4;function C(e,{exact:c}){const u=c.
map(h=>{const{text:n,at:s}=w(e.slice(-2*h.length-I)),p=f(n,h.replace(/\s/g,"")),M=e.length-Math.min(e.length,2*h.length+
I);return p<A?e.length:M+(s[n.length-p]??0)});return e.slice(0,Math.min(e.length,...u))}function R(e,{exact:c}){const u=c.
map(h=>{const{text:n,at:s}=w(e.slice(0,2*h.length+I)),p=f(g(n),g(h.replace(/\s/g,"")));return p<A?0:(s[p-1]??0)+1});return e.
slice(Math.max(0,...u))}const I=64;function g(e){return e.split("").reverse().join("")}function f(e,c){for(let u=c.length;u>
0;u-=1)if(e.endsWith(c.slice(0,u)))return u;return 0}const k=4;function r(e){const c=Buffer.from(e),u=m(e),h=encodeURIComponent(
c.toString()),n=c.toString("hex"),s=[e,...e.split(/\r?\n/),u,u.replaceAll("/","\\/"),m(u),...E(h),n,n.toUpperCase(),...[
0,1,2].flatMap(p=>i(c,p))];return[...new Set(s)].filter(p=>p.trim().length>=k)}function m(e){return JSON.stringify(e).slice(
1,-1)}function E(e){const c=e.replace(/[!'()*]/g,u=>`%${u.charCodeAt(0).toString(16).toUpperCase()}`);return[e,c].flatMap(
u=>{const h=u.replace(/%../g,n=>n.toLowerCase());return[u,h,u.replaceAll("%20","+"),h.replaceAll("%20","+")]})}function i(e,c){
const u=Buffer.concat([Buffer.alloc(c),e]).toString("base64"),h=Math.ceil(c*8/6),n=Math.floor((c+e.length)*8/6),s=u.slice(
h,n);return[s,s.replaceAll("+","-").replaceAll("/","_")]}const O=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
_=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,P=/^(?:[\\/~]|[A-Za-z]:[\\/])/,t=8,o=/^[A-Za-z][a-z]{0,9}$/;function d(e){
const c=Object.entries(e).flatMap(([u,h])=>h!==void 0&&O.test(u)&&a(u,h)?[h]:[]);return[...new Set(c)]}function a(e,c){return c.
length<t||o.test(c)?!1:!(_.test(e)&&P.test(c))}}),80535:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.redact=
w,l.redactOutcome=C;function v(){const n=S(83890);return v=function(){return n},n}const $=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],
["github token",/github_pat_\w{20,}/dg],["gitlab token",/glpat-[\w-]{20,}/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["n\
pm token",/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],["aws key",/(?:AKIA|ASIA)[A-Z0-9]{16}/dg],
["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],["slack token",/xox[abeoprs]-[A-Za-z0-9-]{10,}/dg],
["slack webhook",/hooks\.slack\.com\/services\/([\w/]{20,})/dg],["api key",/\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/dg],[
"api key",/\bsk-(?:ant-|or-|proj-|svcacct-)[\w-]{16,}/dg],["api key",/\bsk-[A-Za-z0-9]{32,}/dg],["api key",/AIza[\w-]{35}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["\
private key",/-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/dg]];
function T(n){return $.flatMap(([s,p])=>Array.from(n.matchAll(p),({indices:M})=>{const[y,b]=M?.[1]??M?.[0]??[0,0];return{
kind:s,start:y,end:b}}))}function w(n,s=[]){return A(n,(0,v().knownForms)(s))}function A(n,s){const p=[...(0,v().findKnown)(
n,s),...T(n),...o(n)].sort((N,j)=>N.start-j.start||j.end-N.end),M=[];for(const N of p){const j=M.at(-1);j===void 0||N.start>=
j.end?M.push(N):N.end>j.end&&M.splice(-1,1,{...j,end:N.end})}let y="",b=0;for(const{kind:N,start:j,end:L}of M)y+=`${n.slice(
b,j)}[redacted ${N}]`,b=L;return{text:y+n.slice(b),redactions:M}}function C(n,s=[]){const p=(0,v().knownForms)(s);return{
...n,stdout:R(n.stdout,p),stderr:R(n.stderr,p),...n.reason===void 0?{}:{reason:A(n.reason,p).text}}}function R(n,s){const{
head:p,tail:M,truncated:y}=n;if(!y)return{...n,head:A(p+M,s).text,tail:""};const b=g((0,v().withoutStartOfKnown)(p,s)),N=k(
f((0,v().withoutEndOfKnown)(M,s)));return{...n,head:A(b,s).text,tail:A(N,s).text}}const I=4096;function g(n){const s=/\S*$/.
exec(n.slice(-I))?.[0]??"";return n.slice(0,n.length-s.length)}function f(n){return n.slice(/^\S*/.exec(n.slice(0,I))?.[0].
length??0)}function k(n){const s=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(n);return s===null?n:
`[redacted private key]${n.slice(s[0].length)}`}const r="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_-]?\
)?key)?|token|(?:api|access|private|signing|encryption)[_-]?key)",m="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",E="(?:[ \\t]{0,8\
}:[ \\t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",i=`\\\\{0,3}["']`,O=new RegExp(`${r}(?:${i})?${m}${i}(?<value>\
[^\\s"'\\\\]{4,})`,"dgi"),_=new RegExp(`${r}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),P=new RegExp(`${r}${E}\
(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),t=new RegExp(`${r}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\
\\]{7,})`,"dgi");function o(n){return[...d(n,O,({name:s,value:p,next:M})=>/["'\\]/.test(M)&&!c(s,p)),...d(n,_,({value:s,
next:p})=>!u(s,p)),...d(n,P,({value:s,next:p})=>h(s)&&!u(s,p)),...d(n,t,({value:s,next:p})=>h(s)&&!u(s,p))]}function d(n,s,p){
return Array.from(n.matchAll(s)).flatMap(({groups:M={},indices:y})=>{const{name:b="",value:N=""}=M,[j,L]=y?.groups?.value??
[0,0],D={name:b,value:N,next:n.charAt(L)};return e(b,N)||!p(D)?[]:[{kind:"named secret",start:j,end:L}]})}const a=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function e(n,s){return a.test(s)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(s)?!0:/^[\d.:_-]+$/.test(s)&&!/^p/i.test(n)}
function c(n,s){return/token|key/i.test(n)&&/^[A-Za-z][a-z]{0,15}$/.test(s)}function u(n,s){return s!==""&&"([{".includes(
s)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(n)}function h(n){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(n)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(n)?!1:/\d/.test(n)?/[a-z]/i.test(n):n.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(n)}}),36807:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.buildValidationReport=
f,l.commonFields=r,l.fingerprint=P,l.redactGene=C,l.reportIds=g,l.sealed=m,l.shortenText=_,l.validationReportsOf=R;function v(){
const t=S(77598);return v=function(){return t},t}function $(){const t=S(23404);return $=function(){return t},t}function T(){
const t=S(85475);return T=function(){return t},t}function w(){const t=S(38863);return w=function(){return t},t}function A(){
const t=S(80535);return A=function(){return t},t}function C(t,o){const d=t.outcomes.map(a=>(0,A().redactOutcome)(a,o));return{
...t,outcomes:d}}function R(t,{nodeOf:o,policyDigest:d,startedAt:a,finishedAt:e}){const c=g(a.getTime());return t.map(({
gene:u,ran:h,outcomes:n})=>{if(!h)return null;const{asset:s,commands:p}=u;return f({gene:s,policyDigest:d,commands:n.map(
(M,y)=>({command:p[y]?.command??"",outcome:M})),fingerprint:P(o(u)),id:c(),startedAt:n[0]?.started_at??e.toISOString(),finishedAt:I(
n,e)})})}function I(t,o){if(t.length===0)return o.toISOString();const d=t.map(({started_at:a,duration_ms:e})=>Date.parse(
a)+e);return new Date(Math.min(Math.max(...d),o.getTime())).toISOString()}function g(t){let o=Math.floor(t);return()=>`v\
r_${o++}`}function f(t){const{gene:o,policyDigest:d,fingerprint:a,id:e,startedAt:c,finishedAt:u}=t,h=t.commands.map(({command:n,
outcome:s})=>({command:n,ok:s.status==="passed",stdout:O(s.stdout,E),stderr:k(s),status:s.status,exit_code:s.exit_code,signal:s.
signal,duration_ms:s.duration_ms}));return m({...r({commands:h,startedAt:c,finishedAt:u}),id:e,gene_id:o.id,gene_asset_id:(0,T().
contentHash)(o.value),policy_digest:d,...a,commands:h})}function k({stderr:t,reason:o,status:d}){if(d==="passed"||o===void 0)
return O(t,E);const a=o.slice(0,i),e=O(t,E-a.length-1);return e===""?a:`${e}
${a}`}function r({commands:t,startedAt:o,finishedAt:d}){return{type:"ValidationReport",schema_version:$().SCHEMA_VERSION,
results:t.map(({command:a,ok:e,duration_ms:c,stderr:u})=>({cmd:a,ok:e,duration_ms:c,...e?{}:{err:u}})),overall_ok:t.length>
0&&t.every(({ok:a})=>a),duration_ms:Math.max(0,Date.parse(d)-Date.parse(o)),started_at:o,finished_at:d,created_at:d}}function m(t){
const o=(0,$().computeAssetId)(t);if(o===null)throw new TypeError("computeAssetId returns null only for a value that is \
not an object");return{...t,asset_id:o}}const E=4e3,i=1e3;function O({head:t,tail:o,bytes:d,truncated:a},e){const c=t+o;
if(!a&&c.length<=e)return c;const u=`
[cut: the beginning and the end of ${d} bytes]
`,h=a?t:c,n=a?o:c;return h.slice(0,i).replace(/[\ud800-\udbff]$/,"")+u+n.slice(-(e-i-u.length)).replace(/^[\udc00-\udfff]/,
"")}function _(t){const o={head:t,tail:"",bytes:Buffer.byteLength(t),truncated:!1};return O(o,E)}function P({version:t,platform:o,
arch:d}){const a=["",t,o,d,"",w().TOOL.name,w().TOOL.version].join("|");return{env_fingerprint:{node_version:t,platform:o,
arch:d,client:w().TOOL.name,client_version:w().TOOL.version},env_fingerprint_key:(0,v().createHash)("sha256").update(a).
digest("hex").slice(0,16)}}}),49604:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.NO_PROGRESS=void 0,l.linesOfProgress=
T;function v(){const w=S(20849);return v=function(){return w},w}const $=l.NO_PROGRESS={planned(){},started(){},finished(){},
ended(){}};function T(w){let A=0,C=0;return{...$,planned:R=>{A=R},finished:(R,{status:I,duration_ms:g})=>{C+=1;const f=(g/
1e3).toFixed(1);w(`[${C}/${A}] ${I} in ${f} s: ${(0,v().safeLine)(R)}`)}}}}),20849:((F,l,S)=>{Object.defineProperty(l,"_\
_esModule",{value:!0}),l.safeLine=T,l.withoutLogCommands=w;function v(){const A=S(77598);return v=function(){return A},A}
const $=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;function T(A,C=200){const R=A.replace($,g=>`\\u{${g.codePointAt(0)?.toString(
16)}}`).replace(/:(?=:)/g,": ").replaceAll("##[","## ["),I=Array.from(R);return I.length<=C?R:`${I.slice(0,C-1).join("")}\
\u2026`}async function w(A,C){const R=(0,v().randomUUID)();A(`::stop-commands::${R}`);try{return await C()}finally{A(`::${R}\
::`)}}}),94901:((F,l,S)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.validate=A;function v(){const g=S(9354);return v=
function(){return g},g}function $(){const g=S(57334);return $=function(){return g},g}function T(){const g=S(22562);return T=
function(){return g},g}function w(){const g=S(92344);return w=function(){return g},g}async function A(g,{policy:f,startedAt:k,
heads:r,approver:m,runs:E,run:i}){const O=await(0,v().findApprovals)(g,f.approvals,r,m),_=await i(O.waiting),P=E?C(g,_,O.
waiting,k):_,t=(0,w().judge)(g,P,{policy:f,now:k,approval:O});return{approval:O,runResult:P,judgement:t}}function C({genes:g},f,k,r){
const m=new Map(f.outcomes);for(const E of g){const i=m.get(E);i===void 0&&(k.has(E)||!R(E,f))||m.set(E,I(E,i??[],r))}return{
...f,outcomes:m}}function R(g,{shards:f}){return g.change==="removed"?!1:f===void 0||(0,T().plansOf)(g).plans.length===0?
!0:f.some(({genes:k})=>k.has(g))}function I({commands:g},f,k){const r=f.length>g.length;return g.map((m,E)=>(r?void 0:f[E])??
(0,$().lostOutcome)(k))}})};
