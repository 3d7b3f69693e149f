"use strict";exports.id=744,exports.ids=[744],exports.modules={3463:((N,e)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.isMapping=
i;function i(o){return typeof o=="object"&&o!==null&&!Array.isArray(o)}}),3051:((N,e,i)=>{Object.defineProperty(e,"__esM\
odule",{value:!0}),e.nearestName=S;function o(){const E=i(28940);return o=function(){return E},E}const O=80,g=4;function S(E,b){
const t=E.slice(0,O),d=b.find(c=>c.includes(E));if(d!==void 0&&E.length>=g)return d;const f=b.length>0?(0,o().closest)(t,
[...b]):void 0;if(f!==void 0)return(0,o().distance)(t,f)<=t.length/2?f:void 0}}),25479:((N,e,i)=>{Object.defineProperty(
e,"__esModule",{value:!0}),e.isEnded=S,e.processIdentity=g;function o(){const t=i(73024);return o=function(){return t},t}
const O=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;function g(){const[t,d]=[E(process.pid),b()];return t===void 0||
d===void 0?"unknown":`${process.pid.toString(36)}-${t}-${d}`}function S(t){const[,d,f,c]=O.exec(t)??[];if(d===void 0||c!==
b())return!1;const P=E(Number.parseInt(d,36));return P!==void 0&&P!==f}function E(t){try{const d=(0,o().readFileSync)(`/\
proc/${t}/stat`,"latin1"),[f="",...c]=d.slice(d.lastIndexOf(")")+2).split(" ");return/[ZX]/.test(f)?"none":BigInt(c[18]??
"").toString(36)}catch(d){const{code:f}=d;return(f==="ENOENT"||f==="ESRCH")&&b()!==void 0?"none":void 0}}function b(){try{
const t=(0,o().readlinkSync)("/proc/self/ns/pid"),d=(0,o().readFileSync)("/proc/sys/kernel/random/boot_id","latin1");return(BigInt(
`0x${d.slice(0,8)}`)^BigInt(t.slice(5,-1))).toString(16).padStart(8,"0").slice(-8)}catch{return}}}),14495:((N,e,i)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.SYSTEM_PATH=void 0,e.systemTool=E;function o(){const t=i(73024);return o=function(){
return t},t}function O(){const t=i(51455);return O=function(){return t},t}function g(){const t=i(76760);return g=function(){
return t},t}const S=e.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/bin"].join(g().delimiter);async function E(t){for(const d of S.
split(g().delimiter)){const f=(0,g().join)(d,t);if(await b(f))return f}}async function b(t){return(0,O().access)(t,o().constants.
X_OK).then(()=>!0,()=>!1)}}),4339:((N,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.TEMPORARY_PREFIX=void 0,
e.removeLeftFolders=l,e.temporaryFolder=P;function o(){const n=i(73024);return o=function(){return n},n}function O(){const n=i(
51455);return O=function(){return n},n}function g(){const n=i(48161);return g=function(){return n},n}function S(){const n=i(
76760);return S=function(){return n},n}function E(){const n=i(63963);return E=function(){return n},n}function b(){const n=i(
41895);return b=function(){return n},n}function t(){const n=i(25479);return t=function(){return n},n}function d(){const n=i(
14495);return d=function(){return n},n}const f=e.TEMPORARY_PREFIX="gene-gate-";let c;async function P(){const n=(0,g().tmpdir)();
try{const r=await(0,O().realpath)(n);return c??=l(r),await c,await(0,O().mkdtemp)((0,S().join)(r,`${f}${(0,t().processIdentity)()}\
-`))}catch(r){const{code:m}=r;throw new(b()).GateError("file_unreadable",`Cannot create a temporary directory in ${n} (${m}\
).`,"Set TMPDIR to a writable directory with free space.",{cause:r})}}async function l(n){const r=(0,o().readdirSync)(n).
filter(v=>v.startsWith(f)&&(0,t().isEnded)(v)).map(v=>(0,S().join)(n,v)).filter(T);if(r.length===0)return;for(const v of a(
r))await _(v);const m=a(r),y=r.filter(v=>!m.some(C=>u(C,v)));await Promise.allSettled(y.map(v=>(0,O().rm)(v,{recursive:!0,
force:!0})))}function T(n){try{const r=(0,o().lstatSync)(n);return r.isDirectory()&&r.uid===process.getuid?.()}catch{return!1}}
function a(n){return(0,o().readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(m=>(m.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,h)).filter(m=>n.some(y=>u(m,y))).sort((m,y)=>y.length-m.length)}
function h(n,r){return String.fromCharCode(Number.parseInt(r,8))}function u(n,r){return n===r||n.startsWith(`${r}/`)}async function _(n){
const r=await(0,d().systemTool)("umount");try{r&&await(0,E().exec)(r,["-l",n],{silent:!0})}catch{}}}),94853:((N,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_POLICY_DIGEST=e.DEFAULT_POLICY=void 0;const i=e.DEFAULT_POLICY=JSON.
parse('{"extends":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"workspace":".","di\
sabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"make_variables":[],"families":[],"patterns":[],"approv\
als":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rules":{}\
,"containment":"require-for-forks","network":"none","views":"command","mutants":"auto","concurrency":"cores","build_outp\
uts":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","\
**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],"assets":{"include":["**/{assets,.evolver}/gep/{genes,capsules}*\
.{json,jsonl}","**/{assets,.evolver}/gep/{events,external_candidates}.jsonl","**/*.seed.json","**/data/default_genes.jso\
n"],"max_file_bytes":16777216},"stores":[],"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"prepare_secon\
ds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":17179869184,"processes":1024,"open_files":4096,"fi\
le_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":"full","hard_cap_files":60,"hard_cap_lines":\
20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"agent_files":{"level":"warn","include":["**"],"ex\
clude":[]},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence_factor":0.6,"require_\
evidence":"gate","evidence_app":"github-actions","stale_after_days":180,"attestation":[]},"ignores":[],"branches":{}}'),
o=e.DEFAULT_POLICY_DIGEST="sha256:821c96be6b89b95a6b3a72e82601d6ba50e49d170b0e2b461fabc5281cd0f63f"}),74238:((N,e,i)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.POLICY_PATH=void 0,e.digestPolicy=_,e.loadPolicy=c,e.loadPolicyFile=h,e.readPolicyIn=
P;function o(){const n=i(77598);return o=function(){return n},n}function O(){const n=i(23404);return O=function(){return n},
n}function g(){const n=i(41895);return g=function(){return n},n}function S(){const n=i(93028);return S=function(){return n},
n}function E(){const n=i(94853);return E=function(){return n},n}function b(){const n=i(49875);return b=function(){return n},
n}function t(){const n=i(14479);return t=function(){return n},n}function d(){const n=i(24666);return d=function(){return n},
n}const f=e.POLICY_PATH=".github/gene-gate.yml";async function c(n,r,{path:m=f,hint:y,readShared:v}={}){const C=await P(
n),w="missing"in C?C.file.read(await(0,d().obtainShared)(C.missing,v)):C,s=(0,t().policyOf)(w,m,y);if(!n.stat(f)){const I=(0,b().
findNearPolicy)(n);if(I)throw a(I,n.label);return u(s,{source:"default",ref:r})}const p=(await n.read(f)).toString("utf8");
return u(s,{source:"base",path:f,ref:r,text:p,...T(w)})}async function P(n,r){const m=n.stat(f);return m?(0,S().isRegular)(
m.kind)?await l((await n.read(f)).toString("utf8"),n,r):{mistakes:[{line:1,column:1,message:`expected a regular file; th\
is is a ${m.kind}`}]}:{policy:E().DEFAULT_POLICY}}async function l(n,r,m){const y=(0,t().openPolicy)(n),v=y.extended;if(v===
void 0)return y.read();const w=m?.fetched&&m.source.sha256===v.sha256?m:await(0,d().sharedCopy)(r,v);return"why"in w?{missing:w,
text:n,file:y}:y.read(w)}function T(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}function a({path:n,fault:r},m){
return new(g()).GateError("policy_invalid",`${JSON.stringify(n)} ${r}, but the policy must be the regular file ${f}, whi\
ch ${m} does not have`,`Rename it to ${f}; if it is not a policy, give it another name.`)}async function h(n,r,m){const y=await l(
n,m);if("missing"in y)throw(0,d().unavailable)(y.missing.source,y.missing.why);return u((0,t().policyOf)(y,r),{source:"f\
ile",path:r,text:n,...T(y)})}function u(n,r){return{policy:n,...r,digest:_(n),ignoredInputs:[]}}function _(n){if(n===E().
DEFAULT_POLICY)return E().DEFAULT_POLICY_DIGEST;const{branches:r,...m}=n;return`sha256:${(0,o().createHash)("sha256").update(
(0,O().canonicalize)(m)).digest("hex")}`}}),49875:((N,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.findNearPolicy=
g;function o(){const t=i(28940);return o=function(){return t},t}function O(){const t=i(11970);return O=function(){return t},
t}function g(t){for(const d of t.list("")){const{path:f,kind:c}=d;if(c!=="directory"&&(0,O().skeletonOf)(f).trim()===".g\
ithub")return{path:f,fault:`is ${c==="executable"?"a file":`a ${c}`}`};const P=c==="directory"&&S(f)?t.list(f):[],l=b(d,
!1)?d:P.find(T=>b(T,!0));if(l)return{path:l.path,fault:"looks like the policy"}}}function S(t){const d=(0,O().skeletonOf)(
t);return d.startsWith(".")||(0,o().distance)(d,"github")<=1}const E=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function b({path:t,kind:d},f){const c=(0,O().skeletonOf)(t.slice(t.lastIndexOf("/")+1)).trim(),[P="",...l]=c.replace(/^\.+/,
"").split("."),T=P.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,o().distance)(T,"ge\
negate")>1||T==="generate"?!1:l.length>0?E.test(l.join(".")):d!=="directory"&&(f||c.startsWith("."))}}),14479:((N,e,i)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.openPolicy=P,e.policyOf=c;function o(){const s=i(7723);return o=function(){
return s},s}function O(){const s=i(41895);return O=function(){return s},s}function g(){const s=i(3051);return g=function(){
return s},s}function S(){const s=i(11160);return S=function(){return s},s}function E(){const s=i(5468);return E=function(){
return s},s}function b(){const s=i(52491);return b=function(){return s},s}function t(){const s=i(24666);return t=function(){
return s},s}const d=50,f="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function c(s,p,I=f){
if("policy"in s)return s.policy;const{mistakes:$}=s,L=$.length===1?"a mistake":`${$.length} mistakes`,A=$.map(({line:k,column:R,
message:F})=>`${p}:${k}:${R}: ${F}`);throw new(O()).GateError("policy_invalid",`The policy has ${L}:
${A.join(`
`)}`,I)}function P(s){const p=(0,E().readDocument)(s);return"broken"in p?{extended:void 0,read:()=>a(p.broken)}:{extended:l(
p),read:I=>T(p,I)}}function l(s){if(!s.has(["extends"]))return;const p=o().object({extends:b().extendsKey.schema}).safeParse(
s.value);return p.success?p.data.extends??void 0:void 0}function T(s,p){const I=p&&(0,E().readDocument)(p.text),$=({line:j,
column:M,message:D})=>{const G=p?(0,t().sharedName)(p.source):"";return s.atValue(["extends"],`${G}:${j}:${M}: ${D}`)};if(I&&
"broken"in I)return a(I.broken.map($));if(I?.has(["extends"])){const j=I.atValue(["extends"],"a shared policy must not e\
xtend another");return a([$(j)])}const L=I?(0,t().extend)(I.value,s.value):s.value,A=S().policySchema.safeParse(L,{jitless:!0}),
R=(A.success?[]:A.error.issues.flatMap(u)).flatMap(j=>_(j).map(M=>I&&h(I,M)>h(s,M)?$(n(j,M,I)):n(j,M,s))),F=[...s.mistakes,
...(I?.mistakes??[]).map($)];return A.success&&F.length===0?{policy:A.data,...p&&{shared:p}}:a([...F,...R])}function a(s){
return{mistakes:s.toSorted((I,$)=>I.line-$.line||I.column-$.column).slice(0,d)}}function h({has:s},p){return p.findLastIndex(
(I,$)=>s(p.slice(0,$+1)))+1}function u(s){if(s.code!=="invalid_union")return[s];const p=s.errors.map(L=>L.flatMap(u)),I=({
path:L,code:A})=>L.length===0&&["invalid_type","invalid_value"].includes(A);return(p.find(L=>!L.every(I))??p[0]??[]).map(
L=>({...L,path:[...s.path,...L.path]}))}function _(s){return s.code!=="unrecognized_keys"?[s.path]:s.keys.slice(0,d).map(
p=>[...s.path,p])}function n(s,p,I){if(s.code==="unrecognized_keys"){const A=String(p.at(-1));return I.atKey(s.path,A,y(
s.path,A))}const $=I.textAt(p),L=s.code==="invalid_value"&&$!==void 0?r($,s.values.map(String)):"";return I.atValue(p,`${m(
p)}: ${s.message}${L}`)}function r(s,p){const I=(0,g().nearestName)(s,p);return I===void 0?"":`; did you mean ${I}?`}function m(s){
return s.length===0?"the policy":s.map(String).join(".")}function y(s,p){const I=v(S().policySchema,s),$=m([...s,p]);return I.
length===0?`unknown key ${$}`:`unknown key ${$}${r(p,I)} (known: ${I.join(", ")})`}function v(s,p){const I=p.reduce(($,L)=>$&&
C($,String(L)),s);return Object.keys((I&&w(I).shape)??{})}function C(s,p){const{shape:I,element:$,valueType:L}=w(s);return I?.[p]??
$??L}function w(s){const p=s._zod.def;return p.innerType?w(p.innerType):p.options?.map(w).find(({shape:I})=>I)??p}}),5468:((N,e,i)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.placeIn=c,e.readDocument=S;function o(){const P=i(69873);return o=function(){
return P},P}function O(){const P=i(4537);return O=function(){return P},P}const g=64*1024;function S(P){const l=E(P);if(l)
return{broken:[{line:1,column:1,message:l}]};const T=new(o()).LineCounter,a=(0,o().parseDocument)(P,{lineCounter:T,prettyErrors:!1}),
h=(_,n)=>{const{line:r,col:m}=T.linePos(_);return{line:r,column:m,message:n}},u=[...a.errors.map(({pos:_,message:n})=>h(
_[0],n)),...t(a).map(_=>h(_,"aliases (*name) are not supported"))];return u.length!==a.errors.filter(b).length?{broken:u}:
{value:a.toJS()??{},mistakes:u,has:_=>(0,o().isNode)(a.contents)&&a.hasIn(_),textAt:_=>{const n=(0,o().isNode)(a.contents)?
a.getIn(_):void 0;return typeof n=="string"?n:void 0},atValue:(_,n)=>h(d(a,_),n),atKey:(_,n,r)=>h(f(a,_,n),r)}}function E(P){
return P.length>g?`the file is larger than ${g} characters`:(0,O().lfsObstacle)(P)}function b({code:P}){return P==="DUPL\
ICATE_KEY"}function t(P){const l=[];return(0,o().visit)(P,{Alias:(T,{range:a})=>{l.push(a?.[0]??0)}}),l}function d(P,l){
for(let T=l.length;T>0;T--){const a=P.getIn(l.slice(0,T),!0);if((0,o().isNode)(a)&&a.range)return a.range[0]}return 0}function f(P,l,T){
const a=l.length===0?P.contents:P.getIn(l,!0),h=(0,o().isMap)(a)?a.items.find(u=>(0,o().isScalar)(u.key)&&String(u.key.value)===
T):void 0;return(0,o().isScalar)(h?.key)&&h.key.range?.[0]||0}function c(P,l,T){const a=new(o()).LineCounter,h=(0,o().parseDocument)(
P,{lineCounter:a,prettyErrors:!1}),u=h.contents===null?void 0:h.getIn(l,!0);if(!(0,o().isScalar)(u)||u.value!==T||!u.range)
return;const{line:_,col:n}=a.linePos(u.range[0]);return`${_}:${n}`}}),24666:((N,e,i)=>{Object.defineProperty(e,"__esModu\
le",{value:!0}),e.COPIES=void 0,e.copyPath=b,e.extend=d,e.obtainShared=c,e.sharedCopy=f,e.sharedName=t,e.unavailable=T;function o(){
const a=i(77598);return o=function(){return a},a}function O(){const a=i(41895);return O=function(){return a},a}function g(){
const a=i(3463);return g=function(){return a},a}function S(){const a=i(93028);return S=function(){return a},a}const E=e.
COPIES=".github/gene-gate/";function b({repository:a,path:h}){return`${E}${a}/${h}`}function t({repository:a,path:h,commit:u}){
return`${a}/${h}@${u.slice(0,12)}`}function d(a,h){if(!(0,g().isMapping)(a)||!(0,g().isMapping)(h))return h;const u=Object.
entries(h).map(([_,n])=>{const r=Object.hasOwn(a,_)?a[_]:void 0,m=(0,g().isMapping)(r)&&(0,g().isMapping)(n);return[_,m?
{...r,...n}:n]});return Object.fromEntries([...Object.entries(a),...u])}async function f(a,h){const u=b(h),_=a.stat(u)?.
kind;return(0,S().isRegular)(_)?P(await a.read(u),h,`the copy at ${u}`):{source:h,why:`the repository has no copy at ${u}`}}
async function c({source:a,why:h},u){if(u===void 0)throw T(a,h);const _=P(await u(a),a,"the file");if("why"in _)throw T(
a,_.why);return{..._,fetched:!0}}function P(a,h,u){const _=l(a);return _===h.sha256?{source:h,text:a.toString("utf8")}:{
source:h,why:`${u} has the SHA-256 ${_}, not ${h.sha256}`}}function l(a){return(0,o().createHash)("sha256").update(a).digest(
"hex")}function T(a,h,u){return new(O()).GateError("policy_unavailable",`The policy extends ${t(a)}, which cannot be rea\
d: ${h}`,`Correct \`extends\`, or commit the file as ${b(a)} to the branch of this policy.`,u)}}),55366:((N,e,i)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.MAX_FILE_BYTES=void 0,e.readBlob=S;function o(){const E=i(41895);return o=function(){
return E},E}function O(){const E=i(7650);return O=function(){return E},E}const g=e.MAX_FILE_BYTES=16*1024*1024;async function S(E,b){
const[t]=await E.read([b]);if(t?.type==="blob")return t.content;throw new(o()).GateError("file_unreadable",t?`Object ${b}\
 is a ${t.type}, not a file`:`Object ${b} is missing from this clone`,O().FULL_CLONE_HINT)}}),48741:((N,e,i)=>{Object.defineProperty(
e,"__esModule",{value:!0}),e.folderTree=f,e.readOnDisk=P;function o(){const u=i(73024);return o=function(){return u},u}function O(){
const u=i(51455);return O=function(){return u},u}function g(){const u=i(76760);return g=function(){return u},u}function S(){
const u=i(41895);return S=function(){return u},u}function E(){const u=i(55366);return E=function(){return u},u}function b(){
const u=i(39491);return b=function(){return u},u}function t(){const u=i(96681);return t=function(){return u},u}function d(){
const u=i(93028);return d=function(){return u},u}function f(u,_=E().MAX_FILE_BYTES){const n=(0,g().resolve)(u),r=`the di\
rectory ${u}`,m=w=>h(w,()=>(0,o().lstatSync)((0,t().systemPath)((0,g().join)(n,w)))),y=w=>{if(w==="")return{path:w,kind:"\
directory",tracked:!0};if(!(0,b().canBeCheckedOut)(w)||!(0,b().foldersAbove)(w).every($=>m($)?.isDirectory()))return;const s=m(
w),p=s&&(0,d().kindOf)(s);if(!s||!p)return;const I=(0,d().isRegular)(p)?{size:s.size}:{};return{path:w,kind:p,...I,tracked:!w.
split("/").includes("node_modules")}},v=w=>y(w)?.kind!=="directory"?[]:(h(w,()=>(0,o().readdirSync)((0,t().systemPath)((0,g().
join)(n,w)),{encoding:"buffer"}))??[]).map(p=>y(w===""?(0,t().decodePath)(p):`${w}/${(0,t().decodePath)(p)}`)).filter(p=>p!==
void 0).sort(b().byEntryPath);function*C(w){for(const s of v(w))s.tracked&&(s.kind==="directory"?yield*C(s.path):yield s)}
return{label:r,stat:y,list:v,files:()=>[...C("")].sort(b().byEntryPath),readlink:w=>y(w)?.kind==="symlink"?h(w,()=>(0,t().
decodePath)((0,o().readlinkSync)((0,t().systemPath)((0,g().join)(n,w)),{encoding:"buffer"}))):void 0,read:async(w,s=_)=>{
const p=y(w);if(!(0,d().isRegular)(p?.kind))throw(0,b().notAFile)(r,w);if((p.size??0)>s)throw(0,b().tooLarge)(r,w,p.size??
0,s);return l((0,g().join)(n,w),w,r,s)}}}const c=o().constants.O_RDONLY|(o().constants.O_NOFOLLOW??0)|(o().constants.O_NONBLOCK??
0);function P(u,_){return l((0,g().join)(u,_),_,`the directory ${u}`,1/0)}async function l(u,_,n,r){try{const m=await(0,O().
open)((0,t().systemPath)(u),c);try{const y=await m.stat();if(!y.isFile())throw(0,b().notAFile)(n,_);if(y.size>r)throw(0,b().
tooLarge)(n,_,y.size,r);return await m.readFile()}finally{await m.close()}}catch(m){throw m instanceof S().GateError?m:T(
_,m)}}function T(u,_){return new(S()).GateError("file_unreadable",`Cannot read ${u}: ${_ instanceof Error?_.message:_}`,
"Check the permissions of the file and of the directories above it.",{cause:_})}const a=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function h(u,_){try{return _()}catch(n){if(a.has(n.code??""))return;throw T(u,n)}}}),7650:((N,e,i)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.NO_OUTSIDE_CONFIGURATION=e.FULL_CLONE_HINT=void 0,e.bindGit=b,e.notStarted=d,
e.runGit=t,e.userEnvironment=_;function o(){const n=i(48161);return o=function(){return n},n}function O(){const n=i(85);
return O=function(){return n},n}function g(){const n=i(41895);return g=function(){return n},n}const S=10*6e4,E={allowUnsafeAskPass:!0,
allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,
allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};
function b(n){return async(r,m={})=>{const y=await t(n,r,m);if(y.exitCode!==0&&!m.accept?.includes(y.exitCode))throw l(r,
y);return y.stdout}}async function t({directory:n,env:r,config:m=[]},y,{input:v,env:C}={}){const w={...r,...C};let s;const p=(0,O().
simpleGit)({baseDir:n,config:[...m],unsafe:E,allowEnvironment:Object.keys(w),completion:{onClose:!0,onExit:!1},timeout:{
block:S},...v===void 0?{}:{input:()=>Buffer.from(v)},errors:($,L)=>(s=L,$ instanceof O().GitPluginError?$:void 0)}).env(
w);try{await(y[0]==="cat-file"?p.binaryCatFile(y.slice(1)):p.raw([...y]))}catch($){throw c(`git ${y[0]} was stopped: ${String(
$)}`,$)}if(s===void 0)throw c(`git ${y[0]} returned no result`);if(s.exitCode===null)throw c(`git ${y[0]} was stopped by\
 a signal`);const I=Buffer.concat(s.stdErr).toString();if(s.exitCode<0&&I.includes("ENOENT"))throw f();return{exitCode:s.
exitCode,stdout:Buffer.concat(s.stdOut),stderr:I}}function d(n,r){return r.code!=="ENOENT"?c(`git ${n[0]} could not be s\
tarted: ${r.message}`,r):f(r)}function f(n){return new(g()).GateError("program_not_found","git is not installed or not o\
n PATH","Install git and put it on PATH.",{cause:n})}function c(n,r){return new(g()).GateError("git_failed",n,P,{cause:r})}
const P=e.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone (no `filter` on actions/checkout).";function l(n,{
exitCode:r,stderr:m}){const y=m.trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(g()).GateError("git_failed",`git\
 ${n[0]} failed: ${y||`exit code ${r}`}`,T.test(y)?`Free space in TMPDIR (${(0,o().tmpdir)()}) and in the clone.`:P)}const T=/No space left on device|Disk quota exceeded|Read-only file system/i,
a=e.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:o().devNull,GIT_ATTR_NOSYSTEM:"1"},h=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
u=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function _(n){const r={};for(const[m,y]of Object.entries(n))y!==void 0&&(h.test(
m)||!u.test(m))&&(r[m]=y);return{...r,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}}),96402:((N,e,i)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.openRepository=t;function o(){const l=i(51455);return o=function(){return l},
l}function O(){const l=i(76760);return O=function(){return l},l}function g(){const l=i(41895);return g=function(){return l},
l}function S(){const l=i(7650);return S=function(){return l},l}function E(){const l=i(78173);return E=function(){return l},
l}const b=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(l=>["--git-path",l])];async function t(l,T=process.env){const a=(0,O().resolve)(
l);if(!await c(a))throw P(a,"is not a directory");const h=(0,S().userEnvironment)(T),u=await(0,S().runGit)({directory:a,
env:f(h,T),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...b]),[_,n,r,m,y,v,C,w,...s]=u.stdout.toString().
split(`
`);if(_==="true")throw P(a,"is a bare repository, which has no working tree");if(n==="false")throw P(a,"is inside a .git\
 directory");if(!u.stdout.length)throw P(a,"is not in a git repository",u.stderr);if(!r||!m||!y||!v||!C||!w||s.join("")!==
"")throw P(a,"is in a repository that git cannot describe",u.stderr);const p=await(0,E().openObjectView)({objects:v,shallow:C,
format:r,env:h});return{...d(await(0,o().realpath)(m),y,h,p),index:w}}function d(l,T,a,h){return{...h,directory:l,user:(0,S().
bindGit)({directory:l,env:{...a,GIT_DIR:T,GIT_WORK_TREE:l},config:[`safe.directory=${l}`,"core.fsmonitor=false","core.ho\
oksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function f(l,{GIT_INDEX_FILE:T}){return T===void 0?
l:{...l,GIT_INDEX_FILE:T}}async function c(l){return(0,o().stat)(l).then(T=>T.isDirectory(),()=>!1)}function P(l,T,a=""){
const h=a.includes("not a git repository")?"":a.trim();return new(g()).GateError("not_a_repository",`${l} ${T}${h===""?"":
` (${h})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}}),4537:((N,e)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.lfsObstacle=o;const i="version https://git-lfs.github.com/spec/";function o(O){
if(O.startsWith(i))return"this is a Git LFS pointer; commit the file itself (git lfs untrack)"}}),11970:((N,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.LOOK_ALIKE=void 0,e.asciiOf=o,e.skeletonOf=S;const i=e.LOOK_ALIKE=new Map(`a\
\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([E="",...b])=>b.map(t=>[t,E])));function o(E){return[...E].map(b=>i.get(b)??b).join("")}const O={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},g=new Map([...[...i].filter(
([,E])=>E===E.toLowerCase()),...Object.entries(O).flatMap(([E,b])=>[...b].map(t=>[t,E]))]);function S(E){return[...E.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(t=>g.get(t)??t).join("")}}),44703:((N,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.objectReader=S;function o(){
const d=i(31421);return o=function(){return d},d}function O(){const d=i(41895);return O=function(){return d},d}function g(){
const d=i(7650);return g=function(){return d},d}function S({directory:d,env:f}){let c,P;const l=[],T=h=>{P??=h;for(const{
reject:u}of l.splice(0))u(P)},a=()=>(c=(0,o().spawn)("git",["cat-file","--batch"],{cwd:d,env:f,windowsHide:!0}),c.on("er\
ror",h=>T((0,g().notStarted)(["cat-file"],h))),c.on("close",()=>T(E())),c.stdin.on("error",()=>{}),c.stderr.resume(),c.stdout.
on("data",t(h=>l.shift()?.resolve(h))),c);return{read:async h=>{if(h.length===0)return[];if(P)throw P;const{stdin:u}=c??
a(),_=h.map(()=>new Promise((n,r)=>l.push({resolve:n,reject:r})));return u.write(h.map(n=>`${n}
`).join("")),Promise.all(_)},close:()=>{T(E()),c?.kill()}}}function E(){return new(O()).GateError("git_failed","git cat-\
file ended early",g().FULL_CLONE_HINT)}const b=10;function t(d){let f=Buffer.alloc(0),c,P=[],l=0;return T=>{if(c&&T.length<
l){P.push(T),l-=T.length;return}f=P.length>0?Buffer.concat([...P,T]):Buffer.concat([f,T]),P=[];let a=0;for(;;)if(c===void 0){
const h=f.indexOf(b,a);if(h<0)break;const[u="",_="",n=""]=f.toString("latin1",a,h).split(" ");a=h+1,/^\d+$/.test(n)?c={oid:u,
type:_,size:Number(n)}:d(void 0)}else{const h=a+c.size;if(f.length<=h)break;const{oid:u,type:_}=c;c=void 0,d({oid:u,type:_,
content:f.subarray(a,h)}),a=h+1}f=f.subarray(a),c&&(l=c.size+1-f.length,P=[f])}}}),78173:((N,e,i)=>{Object.defineProperty(
e,"__esModule",{value:!0}),e.openObjectView=t;function o(){const c=i(51455);return o=function(){return c},c}function O(){
const c=i(76760);return O=function(){return c},c}function g(){const c=i(41895);return g=function(){return c},c}function S(){
const c=i(4339);return S=function(){return c},c}function E(){const c=i(7650);return E=function(){return c},c}function b(){
const c=i(44703);return b=function(){return c},c}async function t(c){const P=await(0,S().temporaryFolder)(),l=(0,O().join)(
P,"git"),T=(0,O().join)(l,"objects");await(0,o().mkdir)((0,O().join)(T,"info"),{recursive:!0}),await(0,o().mkdir)((0,O().
join)(l,"refs")),await(0,o().writeFile)((0,O().join)(l,"HEAD"),`ref: refs/heads/none
`),await(0,o().writeFile)((0,O().join)(l,"config"),f(c.format)),await(0,o().writeFile)((0,O().join)(T,"info","alternates"),
`${JSON.stringify(c.objects)}
`);const a={directory:l,env:{...c.env.PATH===void 0?{}:{PATH:c.env.PATH},...E().NO_OUTSIDE_CONFIGURATION,GIT_DIR:l,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:c.shallow,HOME:l,LC_ALL:"C"}},h=(0,b().objectReader)(a);return{temporary:P,
objects:(0,E().bindGit)(a),read:h.read,privateStore:{GIT_OBJECT_DIRECTORY:T,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
c.objects)},shallowCommits:async()=>{const u=await(0,o().readFile)(c.shallow,"utf8").catch(d);return new Set(u.split(`
`).filter(_=>_!==""))},isPartial:async()=>(await(0,o().readdir)((0,O().join)(c.objects,"pack")).catch(()=>[])).some(_=>_.
endsWith(".promisor")),close:()=>(h.close(),(0,o().rm)(P,{recursive:!0,force:!0}))}}function d(c){if(c.code==="ENOENT")return"";
throw new(g()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${c.message}`,"Check the permissio\
ns of the .git directory.",{cause:c})}function f(c){return c==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${c}
`}}),96681:((N,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.decodePath=O,e.decodePieces=E,e.splitNul=b,e.systemPath=
S;function o(){const t=i(4573);return o=function(){return t},t}function O(t){if((0,o().isUtf8)(t))return t.toString("utf\
8");let d="";for(let f=0;f<t.length;){const c=g(t,f);d+=c>0?t.toString("utf8",f,f+c):String.fromCharCode(56320+(t[f]??0)),
f+=Math.max(c,1)}return d}function g(t,d){for(let f=1;f<=4&&d+f<=t.length;f++)if((0,o().isUtf8)(t.subarray(d,d+f)))return f;
return 0}function S(t){if(!/[\udc80-\udcff]/.test(t))return t;const d=t.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.
concat(d.map((f,c)=>c%2===1?Buffer.of(f.charCodeAt(0)-56320):Buffer.from(f)))}function E(t){if(!(0,o().isUtf8)(t))return[
...b(t)].map(O);const d=t.toString("utf8").split("\0");return d.at(-1)===""&&d.pop(),d}function*b(t){let d=0;for(let f=t.
indexOf(0);f>=0;f=t.indexOf(0,d))yield t.subarray(d,f),d=f+1;d<t.length&&(yield t.subarray(d))}}),93028:((N,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.isRegular=i,e.kindOf=o,e.onThisPlatform=O;function i(g){return g==="file"||g===
"executable"}function o(g){if(g.isSymbolicLink())return"symlink";if(g.isDirectory())return"directory";if(g.isFile())return(g.
mode&73)===0?"file":"executable"}function O(g){return process.platform==="win32"&&g==="executable"?"file":g}}),95132:((N,e,i)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.describe=d,e.eligibilityOf=_,e.finding=g,e.isMissingEvidence=n,e.isProblem=
b,e.notJudged=a,e.problemAt=E,e.problemFinding=t,e.whyNotJudged=h;function o(){const r=i(41895);return o=function(){return r},
r}function O(){const r=i(13580);return O=function(){return r},r}function g(r,m,y={}){return S(r,m,y)}function S(r,m,y){const{
severity:v,harm:C,layer:w}=(0,O().ruleOf)(r);return{rule:r,severity:v,harm:C,layer:w,args:m,...y}}function E(r,m,y){return{
rule:r,args:y,span:m}}function b(r,m){return r.rule===m}function t({rule:r,args:m,span:y}){return S(r,m,{span:y})}function d({
rule:r,args:m,edit:y,danger:v,level:C}){const w=(0,O().ruleOf)(r);return{message:w.message(m)+(C?` ${f(C)}`:""),remedy:v===
void 0?(y&&l(y))??w.remedy(m):`Remove the command: it ${v}. A person decides whether the gene needs it.`}}function f({rules:r,
level:m,from:y,reason:v}){const C=v===void 0?"":`: ${v.replace(/\.$/,"")}`;return`The policy sets \`${r}\` to \`${m}\`, i\
nstead of ${y}${C}.`}const c=160,P=4;function l({new:r,pointer:m,files:y=[],fix:v}){if(!(r.length<=P&&r.every(L=>L.length<=
c&&!L.includes("`"))))return v?"Run `gene-gate fix --write`, which replaces the command (accepted; not run).":void 0;const w=m?.
endsWith("/asset_id")===!0,s=w||r.length===0?"":" (accepted; not run)",p=v?`; \`gene-gate fix --write\` does this${s}.`:
".",[I,...$]=r.map(L=>`\`${L}\``);return I===void 0?`Remove the command, which adds no check${p}`:w?`Set \`asset_id\` to ${I}${p}`:
y.length>0?`Move it into a script, ${y.map(({path:A})=>`\`${A}\``).join(", ")}, and run ${[I,...$].join(", ")}${p}`:$.length===
0?`Write ${I} instead${p}`:`Write separate entries in \`validation\`: ${[I,...$].join(", ")}${p}`}const T=500;function a(r,m,y={}){
return g("not-judged",{detail:h(r,m)},y)}function h(r,m){if((0,o().endsAudit)(m))throw m;return`${r}: ${u(m).slice(0,T).
replace(/\.$/,"")}`}function u(r){return r instanceof o().GateError?r.message:r instanceof Error?`${r.name}: ${r.message}`:
String(r)}function _(r){return r.length===0?"eligible":r.every(n)?"unproven":"refuted"}function n({rule:r}){const{unproven:m,
undecided:y}=(0,O().ruleOf)(r);return m===!0||y===!0}}),63963:((N,e,i)=>{i.r(e),i.d(e,{exec:()=>o.m});var o=i(81260)}),16111:((N,e,i)=>{
i.r(e),i.d(e,{createScanner:()=>o.createScanner,getNodeValue:()=>o.getNodeValue,parse:()=>o.parse,parseTree:()=>o.parseTree,
printParseErrorCode:()=>o.printParseErrorCode});var o=i(99547)}),85:((N,e,i)=>{i.r(e),i.d(e,{GitPluginError:()=>o.Uo,simpleGit:()=>o.
Lp});var o=i(74724)}),69873:((N,e,i)=>{i.r(e),i.d(e,{LineCounter:()=>o.HN,isMap:()=>o.jh,isNode:()=>o.Ll,isScalar:()=>o.
jn,parse:()=>o.qg,parseDocument:()=>o.Tp,stringify:()=>o.As,visit:()=>o.YR});var o=i(38815)})};
