"use strict";exports.id=744,exports.ids=[744],exports.modules={3463:(($,e)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.isMapping=
i;function i(o){return typeof o=="object"&&o!==null&&!Array.isArray(o)}}),3051:(($,e,i)=>{Object.defineProperty(e,"__esM\
odule",{value:!0}),e.nearestName=I;function o(){const E=i(28940);return o=function(){return E},E}const _=80,m=4;function I(E,w){
const c=E.slice(0,_),g=w.find(s=>s.includes(E));if(g!==void 0&&E.length>=m)return g;const h=w.length>0?(0,o().closest)(c,
[...w]):void 0;if(h!==void 0)return(0,o().distance)(c,h)<=c.length/2?h:void 0}}),14495:(($,e,i)=>{Object.defineProperty(
e,"__esModule",{value:!0}),e.SYSTEM_PATH=void 0,e.systemTool=E;function o(){const c=i(73024);return o=function(){return c},
c}function _(){const c=i(51455);return _=function(){return c},c}function m(){const c=i(76760);return m=function(){return c},
c}const I=e.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/bin"].join(m().delimiter);async function E(c){for(const g of I.
split(m().delimiter)){const h=(0,m().join)(g,c);if(await w(h))return h}}async function w(c){return(0,_().access)(c,o().constants.
X_OK).then(()=>!0,()=>!1)}}),4339:(($,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.TEMPORARY_PREFIX=void 0,
e.removeLeftFolders=d,e.temporaryFolder=l;function o(){const n=i(73024);return o=function(){return n},n}function _(){const n=i(
51455);return _=function(){return n},n}function m(){const n=i(48161);return m=function(){return n},n}function I(){const n=i(
76760);return I=function(){return n},n}function E(){const n=i(63963);return E=function(){return n},n}function w(){const n=i(
41895);return w=function(){return n},n}function c(){const n=i(25479);return c=function(){return n},n}function g(){const n=i(
14495);return g=function(){return n},n}const h=e.TEMPORARY_PREFIX="gene-gate-";let s;async function l(){const n=(0,m().tmpdir)();
try{const t=await(0,_().realpath)(n);return s??=d(t),await s,await(0,_().mkdtemp)((0,I().join)(t,`${h}${(0,c().processIdentity)()}\
-`))}catch(t){const{code:P}=t;throw new(w()).GateError("file_unreadable",`Cannot create a temporary directory in ${n} (${P}\
).`,"Set TMPDIR to a writable directory with free space.",{cause:t})}}async function d(n){const t=(0,o().readdirSync)(n).
filter(v=>v.startsWith(h)&&(0,c().isEnded)(v)).map(v=>(0,I().join)(n,v)).filter(y);if(t.length===0)return;for(const v of r(
t))await O(v);const P=r(t),p=t.filter(v=>!P.some(j=>u(j,v)));await Promise.allSettled(p.map(v=>(0,_().rm)(v,{recursive:!0,
force:!0})))}function y(n){try{const t=(0,o().lstatSync)(n);return t.isDirectory()&&t.uid===process.getuid?.()}catch{return!1}}
function r(n){return(0,o().readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(P=>(P.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,f)).filter(P=>n.some(p=>u(P,p))).sort((P,p)=>p.length-P.length)}
function f(n,t){return String.fromCharCode(Number.parseInt(t,8))}function u(n,t){return n===t||n.startsWith(`${t}/`)}async function O(n){
const t=await(0,g().systemTool)("umount");try{t&&await(0,E().exec)(t,["-l",n],{silent:!0})}catch{}}}),94853:(($,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_POLICY_DIGEST=e.DEFAULT_POLICY=void 0;const i=e.DEFAULT_POLICY=JSON.
parse('{"extends":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"workspace":".","di\
sabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"make_variables":[],"families":[],"patterns":[],"approv\
als":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rules":{}\
,"containment":"require-for-forks","network":"none","views":"command","mutants":"auto","concurrency":"cores","build_outp\
uts":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","\
**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],"assets":{"include":["**/assets/gep/genes*.{json,jsonl}","**/ass\
ets/gep/capsules*.{json,jsonl}","**/assets/gep/events.jsonl","**/assets/gep/external_candidates.jsonl","**/assets/gep/*.\
seed.json","**/*.seed.json","**/data/default_genes.json","**/.evolver/gep/*.{json,jsonl}"],"max_file_bytes":16777216},"s\
tores":[],"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60\
,"output_bytes":65536,"memory_bytes":17179869184,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_byt\
es":4294967296},"blast_radius":{"counting":"full","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"prote\
cted_paths":[],"audit_log":"append"},"agent_files":{"level":"warn","include":["**"],"exclude":[]},"a2a":{"min_score":0.7\
,"max_files":5,"max_lines":200,"min_success_streak":2,"confidence_factor":0.6,"require_evidence":"gate","evidence_app":"\
github-actions","stale_after_days":180,"attestation":[]},"ignores":[],"branches":{}}'),o=e.DEFAULT_POLICY_DIGEST="sha256\
:8c1007c02e696cc1286f9f8aa4ef030e6ccef96317d79a9f224060853251e183"}),74238:(($,e,i)=>{Object.defineProperty(e,"__esModul\
e",{value:!0}),e.POLICY_PATH=void 0,e.digestPolicy=O,e.loadPolicy=s,e.loadPolicyFile=f,e.readPolicyIn=l;function o(){const n=i(
77598);return o=function(){return n},n}function _(){const n=i(23404);return _=function(){return n},n}function m(){const n=i(
41895);return m=function(){return n},n}function I(){const n=i(93028);return I=function(){return n},n}function E(){const n=i(
94853);return E=function(){return n},n}function w(){const n=i(49875);return w=function(){return n},n}function c(){const n=i(
14479);return c=function(){return n},n}function g(){const n=i(24666);return g=function(){return n},n}const h=e.POLICY_PATH=
".github/gene-gate.yml";async function s(n,t,{path:P=h,hint:p,readShared:v}={}){const j=await l(n),S="missing"in j?j.file.
read(await(0,g().obtainShared)(j.missing,v)):j,a=(0,c().policyOf)(S,P,p);if(!n.stat(h)){const b=await(0,w().findNearPolicy)(
n);if(b)throw r(b,n.label);return u(a,{source:"default",ref:t})}const T=(await n.read(h)).toString("utf8");return u(a,{source:"\
base",path:h,ref:t,text:T,...y(S)})}async function l(n,t){const P=n.stat(h);return P?(0,I().isRegular)(P.kind)?await d((await n.
read(h)).toString("utf8"),n,t):{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${P.kind}`}]}:{policy:E().
DEFAULT_POLICY}}async function d(n,t,P){const p=(0,c().openPolicy)(n),v=p.extended;if(v===void 0)return p.read();const S=P?.
fetched&&P.source.sha256===v.sha256?P:await(0,g().sharedCopy)(t,v);return"why"in S?{missing:S,text:n,file:p}:p.read(S)}function y(n){
return"policy"in n&&n.shared?{shared:n.shared}:{}}function r({path:n,fault:t},P){return new(m()).GateError("policy_inval\
id",`${JSON.stringify(n)} ${t}, but the policy must be the regular file ${h}, which ${P} does not have`,`Rename it to ${h}\
; if it is not a policy, give it another name.`)}async function f(n,t,P){const p=await d(n,P);if("missing"in p)throw(0,g().
unavailable)(p.missing.source,p.missing.why);return u((0,c().policyOf)(p,t),{source:"file",path:t,text:n,...y(p)})}function u(n,t){
return{policy:n,...t,digest:O(n),ignoredInputs:[]}}function O(n){if(n===E().DEFAULT_POLICY)return E().DEFAULT_POLICY_DIGEST;
const{branches:t,...P}=n;return`sha256:${(0,o().createHash)("sha256").update((0,_().canonicalize)(P)).digest("hex")}`}}),
49875:(($,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.findNearPolicy=I;function o(){const t=i(28940);return o=
function(){return t},t}function _(){const t=i(11970);return _=function(){return t},t}function m(){const t=i(93028);return m=
function(){return t},t}async function I(t){for(const P of t.list("")){const{path:p,kind:v}=P;if(g(p)&&v!=="directory")return{
path:p,fault:`is ${E[v]}`};if(v!=="directory"){if(y(p,v)&&!f(p))return w(p);continue}if(r(p))return w(p);if(!s(p))continue;
const j=t.list(p).find(a=>y(c(a.path),a.kind));if(j)return w(j.path);const S=await n(t,`${p}/workflows`);if(S)return w(S)}}
const E={file:"a file",executable:"a file",symlink:"a symlink",submodule:"a submodule"};function w(t){return{path:t,fault:"\
looks like the policy"}}function c(t){return t.slice(t.lastIndexOf("/")+1)}function g(t){return(0,_().skeletonOf)(t).trim()===
".github"}const h=["github","gitlab","gitea","forgejo","config"];function s(t){const P=O((0,_().skeletonOf)(t));return h.
includes(P)||(0,o().distance)(P,"github")===1}const l=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,
d=new Set(["generate"]);function y(t,P){return P==="directory"?r(t):u(t).isPolicy}function r(t){return u(t).isPolicy&&!f(
t)}function f(t){return!t.startsWith(".")&&u(t).extension===""}function u(t){const[P="",...p]=(0,_().skeletonOf)(t).trim().
replace(/^\.+/,"").split("."),v=p.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),j=O(P).replace(/(?:policy|config|settings|rc)$/,
"");return{isPolicy:(0,o().distance)(j,"genegate")<=1&&!d.has(j)&&l.test(v),extension:v}}function O(t){return t.replaceAll(
/[^a-z0-9]/g,"")}async function n(t,P){for(const{path:p,kind:v}of t.list(P)){if(!(0,m().isRegular)(v)||!y(c(p),v))continue;
const j=(await t.read(p)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test(j))return p}}}),14479:(($,e,i)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.openPolicy=l,e.policyOf=s;function o(){const a=i(7723);return o=function(){
return a},a}function _(){const a=i(41895);return _=function(){return a},a}function m(){const a=i(3051);return m=function(){
return a},a}function I(){const a=i(11160);return I=function(){return a},a}function E(){const a=i(5468);return E=function(){
return a},a}function w(){const a=i(52491);return w=function(){return a},a}function c(){const a=i(24666);return c=function(){
return a},a}const g=50,h="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function s(a,T,b=h){
if("policy"in a)return a.policy;const{mistakes:L}=a,C=L.length===1?"a mistake":`${L.length} mistakes`,N=L.map(({line:k,column:R,
message:F})=>`${T}:${k}:${R}: ${F}`);throw new(_()).GateError("policy_invalid",`The policy has ${C}:
${N.join(`
`)}`,b)}function l(a){const T=(0,E().readDocument)(a);return"broken"in T?{extended:void 0,read:()=>r(T.broken)}:{extended:d(
T),read:b=>y(T,b)}}function d(a){if(!a.has(["extends"]))return;const T=o().object({extends:w().extendsKey.schema}).safeParse(
a.value);return T.success?T.data.extends??void 0:void 0}function y(a,T){const b=T&&(0,E().readDocument)(T.text),L=({line:A,
column:M,message:D})=>{const G=T?(0,c().sharedName)(T.source):"";return a.atValue(["extends"],`${G}:${A}:${M}: ${D}`)};if(b&&
"broken"in b)return r(b.broken.map(L));if(b?.has(["extends"])){const A=b.atValue(["extends"],"a shared policy must not e\
xtend another");return r([L(A)])}const C=b?(0,c().extend)(b.value,a.value):a.value,N=I().policySchema.safeParse(C,{jitless:!0}),
R=(N.success?[]:N.error.issues.flatMap(u)).flatMap(A=>O(A).map(M=>b&&f(b,M)>f(a,M)?L(n(A,M,b)):n(A,M,a))),F=[...a.mistakes,
...(b?.mistakes??[]).map(L)];return N.success&&F.length===0?{policy:N.data,...T&&{shared:T}}:r([...F,...R])}function r(a){
return{mistakes:a.toSorted((b,L)=>b.line-L.line||b.column-L.column).slice(0,g)}}function f({has:a},T){return T.findLastIndex(
(b,L)=>a(T.slice(0,L+1)))+1}function u(a){if(a.code!=="invalid_union")return[a];const T=a.errors.map(C=>C.flatMap(u)),b=({
path:C,code:N})=>C.length===0&&["invalid_type","invalid_value"].includes(N);return(T.find(C=>!C.every(b))??T[0]??[]).map(
C=>({...C,path:[...a.path,...C.path]}))}function O(a){return a.code!=="unrecognized_keys"?[a.path]:a.keys.slice(0,g).map(
T=>[...a.path,T])}function n(a,T,b){if(a.code==="unrecognized_keys"){const N=String(T.at(-1));return b.atKey(a.path,N,p(
a.path,N))}const L=b.textAt(T),C=a.code==="invalid_value"&&L!==void 0?t(L,a.values.map(String)):"";return b.atValue(T,`${P(
T)}: ${a.message}${C}`)}function t(a,T){const b=(0,m().nearestName)(a,T);return b===void 0?"":`; did you mean ${b}?`}function P(a){
return a.length===0?"the policy":a.map(String).join(".")}function p(a,T){const b=v(I().policySchema,a),L=P([...a,T]);return b.
length===0?`unknown key ${L}`:`unknown key ${L}${t(T,b)} (known: ${b.join(", ")})`}function v(a,T){const b=T.reduce((L,C)=>L&&
j(L,String(C)),a);return Object.keys((b&&S(b).shape)??{})}function j(a,T){const{shape:b,element:L,valueType:C}=S(a);return b?.[T]??
L??C}function S(a){const T=a._zod.def;return T.innerType?S(T.innerType):T.options?.map(S).find(({shape:b})=>b)??T}}),5468:(($,e,i)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.placeIn=s,e.readDocument=I;function o(){const l=i(69873);return o=function(){
return l},l}function _(){const l=i(4537);return _=function(){return l},l}const m=64*1024;function I(l){const d=E(l);if(d)
return{broken:[{line:1,column:1,message:d}]};const y=new(o()).LineCounter,r=(0,o().parseDocument)(l,{lineCounter:y,prettyErrors:!1}),
f=(O,n)=>{const{line:t,col:P}=y.linePos(O);return{line:t,column:P,message:n}},u=[...r.errors.map(({pos:O,message:n})=>f(
O[0],n)),...c(r).map(O=>f(O,"aliases (*name) are not supported"))];return u.length!==r.errors.filter(w).length?{broken:u}:
{value:r.toJS()??{},mistakes:u,has:O=>(0,o().isNode)(r.contents)&&r.hasIn(O),textAt:O=>{const n=(0,o().isNode)(r.contents)?
r.getIn(O):void 0;return typeof n=="string"?n:void 0},atValue:(O,n)=>f(g(r,O),n),atKey:(O,n,t)=>f(h(r,O,n),t)}}function E(l){
return l.length>m?`the file is larger than ${m} characters`:(0,_().lfsObstacle)(l)}function w({code:l}){return l==="DUPL\
ICATE_KEY"}function c(l){const d=[];return(0,o().visit)(l,{Alias:(y,{range:r})=>{d.push(r?.[0]??0)}}),d}function g(l,d){
for(let y=d.length;y>0;y--){const r=l.getIn(d.slice(0,y),!0);if((0,o().isNode)(r)&&r.range)return r.range[0]}return 0}function h(l,d,y){
const r=d.length===0?l.contents:l.getIn(d,!0),f=(0,o().isMap)(r)?r.items.find(u=>(0,o().isScalar)(u.key)&&String(u.key.value)===
y):void 0;return(0,o().isScalar)(f?.key)&&f.key.range?.[0]||0}function s(l,d,y){const r=new(o()).LineCounter,f=(0,o().parseDocument)(
l,{lineCounter:r,prettyErrors:!1}),u=f.contents===null?void 0:f.getIn(d,!0);if(!(0,o().isScalar)(u)||u.value!==y||!u.range)
return;const{line:O,col:n}=r.linePos(u.range[0]);return`${O}:${n}`}}),24666:(($,e,i)=>{Object.defineProperty(e,"__esModu\
le",{value:!0}),e.COPIES=void 0,e.copyPath=w,e.extend=g,e.obtainShared=s,e.sharedCopy=h,e.sharedName=c,e.unavailable=y;function o(){
const r=i(77598);return o=function(){return r},r}function _(){const r=i(41895);return _=function(){return r},r}function m(){
const r=i(3463);return m=function(){return r},r}function I(){const r=i(93028);return I=function(){return r},r}const E=e.
COPIES=".github/gene-gate/";function w({repository:r,path:f}){return`${E}${r}/${f}`}function c({repository:r,path:f,commit:u}){
return`${r}/${f}@${u.slice(0,12)}`}function g(r,f){if(!(0,m().isMapping)(r)||!(0,m().isMapping)(f))return f;const u=Object.
entries(f).map(([O,n])=>{const t=Object.hasOwn(r,O)?r[O]:void 0,P=(0,m().isMapping)(t)&&(0,m().isMapping)(n);return[O,P?
{...t,...n}:n]});return Object.fromEntries([...Object.entries(r),...u])}async function h(r,f){const u=w(f),O=r.stat(u)?.
kind;return(0,I().isRegular)(O)?l(await r.read(u),f,`the copy at ${u}`):{source:f,why:`the repository has no copy at ${u}`}}
async function s({source:r,why:f},u){if(u===void 0)throw y(r,f);const O=l(await u(r),r,"the file");if("why"in O)throw y(
r,O.why);return{...O,fetched:!0}}function l(r,f,u){const O=d(r);return O===f.sha256?{source:f,text:r.toString("utf8")}:{
source:f,why:`${u} has the SHA-256 ${O}, not ${f.sha256}`}}function d(r){return(0,o().createHash)("sha256").update(r).digest(
"hex")}function y(r,f,u){return new(_()).GateError("policy_unavailable",`The policy extends ${c(r)}, which cannot be rea\
d: ${f}`,`Correct \`extends\`, or commit the file as ${w(r)} to the branch of this policy.`,u)}}),55366:(($,e,i)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.MAX_FILE_BYTES=void 0,e.readBlob=I;function o(){const E=i(41895);return o=function(){
return E},E}function _(){const E=i(7650);return _=function(){return E},E}const m=e.MAX_FILE_BYTES=16*1024*1024;async function I(E,w){
const[c]=await E.read([w]);if(c?.type==="blob")return c.content;throw new(o()).GateError("file_unreadable",c?`Object ${w}\
 is a ${c.type}, not a file`:`Object ${w} is missing from this clone`,_().FULL_CLONE_HINT)}}),48741:(($,e,i)=>{Object.defineProperty(
e,"__esModule",{value:!0}),e.folderTree=h,e.readOnDisk=l;function o(){const u=i(73024);return o=function(){return u},u}function _(){
const u=i(51455);return _=function(){return u},u}function m(){const u=i(76760);return m=function(){return u},u}function I(){
const u=i(41895);return I=function(){return u},u}function E(){const u=i(55366);return E=function(){return u},u}function w(){
const u=i(39491);return w=function(){return u},u}function c(){const u=i(96681);return c=function(){return u},u}function g(){
const u=i(93028);return g=function(){return u},u}function h(u,O=E().MAX_FILE_BYTES){const n=(0,m().resolve)(u),t=`the di\
rectory ${u}`,P=S=>f(S,()=>(0,o().lstatSync)((0,c().systemPath)((0,m().join)(n,S)))),p=S=>{if(S==="")return{path:S,kind:"\
directory",tracked:!0};if(!(0,w().canBeCheckedOut)(S)||!(0,w().foldersAbove)(S).every(L=>P(L)?.isDirectory()))return;const a=P(
S),T=a&&(0,g().kindOf)(a);if(!a||!T)return;const b=(0,g().isRegular)(T)?{size:a.size}:{};return{path:S,kind:T,...b,tracked:!S.
split("/").includes("node_modules")}},v=S=>p(S)?.kind!=="directory"?[]:(f(S,()=>(0,o().readdirSync)((0,c().systemPath)((0,m().
join)(n,S)),{encoding:"buffer"}))??[]).map(T=>p(S===""?(0,c().decodePath)(T):`${S}/${(0,c().decodePath)(T)}`)).filter(T=>T!==
void 0).sort(w().byEntryPath);function*j(S){for(const a of v(S))a.tracked&&(a.kind==="directory"?yield*j(a.path):yield a)}
return{label:t,stat:p,list:v,files:()=>[...j("")].sort(w().byEntryPath),readlink:S=>p(S)?.kind==="symlink"?f(S,()=>(0,c().
decodePath)((0,o().readlinkSync)((0,c().systemPath)((0,m().join)(n,S)),{encoding:"buffer"}))):void 0,read:async(S,a=O)=>{
const T=p(S);if(!(0,g().isRegular)(T?.kind))throw(0,w().notAFile)(t,S);if((T.size??0)>a)throw(0,w().tooLarge)(t,S,T.size??
0,a);return d((0,m().join)(n,S),S,t,a)}}}const s=o().constants.O_RDONLY|(o().constants.O_NOFOLLOW??0)|(o().constants.O_NONBLOCK??
0);function l(u,O){return d((0,m().join)(u,O),O,`the directory ${u}`,1/0)}async function d(u,O,n,t){try{const P=await(0,_().
open)((0,c().systemPath)(u),s);try{const p=await P.stat();if(!p.isFile())throw(0,w().notAFile)(n,O);if(p.size>t)throw(0,w().
tooLarge)(n,O,p.size,t);return await P.readFile()}finally{await P.close()}}catch(P){throw P instanceof I().GateError?P:y(
O,P)}}function y(u,O){return new(I()).GateError("file_unreadable",`Cannot read ${u}: ${O instanceof Error?O.message:O}`,
"Check the permissions of the file and of the directories above it.",{cause:O})}const r=new Set(["ENOENT","ENOTDIR","ENA\
METOOLONG"]);function f(u,O){try{return O()}catch(n){if(r.has(n.code??""))return;throw y(u,n)}}}),7650:(($,e,i)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.NO_OUTSIDE_CONFIGURATION=e.FULL_CLONE_HINT=void 0,e.bindGit=w,e.notStarted=g,
e.runGit=c,e.userEnvironment=O;function o(){const n=i(48161);return o=function(){return n},n}function _(){const n=i(85);
return _=function(){return n},n}function m(){const n=i(41895);return m=function(){return n},n}const I=10*6e4,E={allowUnsafeAskPass:!0,
allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,
allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};
function w(n){return async(t,P={})=>{const p=await c(n,t,P);if(p.exitCode!==0&&!P.accept?.includes(p.exitCode))throw d(t,
p);return p.stdout}}async function c({directory:n,env:t,config:P=[]},p,{input:v,env:j}={}){const S={...t,...j};let a;const T=(0,_().
simpleGit)({baseDir:n,config:[...P],unsafe:E,allowEnvironment:Object.keys(S),completion:{onClose:!0,onExit:!1},timeout:{
block:I},...v===void 0?{}:{input:()=>v},errors:(L,C)=>(a=C,L instanceof _().GitPluginError?L:void 0)}).env(S);try{await(p[0]===
"cat-file"?T.binaryCatFile(p.slice(1)):T.raw([...p]))}catch(L){throw s(`git ${p[0]} was stopped: ${String(L)}`,L)}if(a===
void 0)throw s(`git ${p[0]} returned no result`);if(a.exitCode===null)throw s(`git ${p[0]} was stopped by a signal`);const b=Buffer.
concat(a.stdErr).toString();if(a.exitCode<0&&b.includes("ENOENT"))throw h();return{exitCode:a.exitCode,stdout:Buffer.concat(
a.stdOut),stderr:b}}function g(n,t){return t.code!=="ENOENT"?s(`git ${n[0]} could not be started: ${t.message}`,t):h(t)}
function h(n){return new(m()).GateError("program_not_found","git is not installed or not on PATH","Install git and put i\
t on PATH.",{cause:n})}function s(n,t){return new(m()).GateError("git_failed",n,l,{cause:t})}const l=e.FULL_CLONE_HINT="\
Check the clone with git fsck; it must be a full clone (no `filter` on actions/checkout).";function d(n,{exitCode:t,stderr:P}){
const p=P.trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(m()).GateError("git_failed",`git ${n[0]} failed: ${p||
`exit code ${t}`}`,y.test(p)?`Free space in TMPDIR (${(0,o().tmpdir)()}) and in the clone.`:l)}const y=/No space left on device|Disk quota exceeded|Read-only file system/i,
r=e.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:o().devNull,GIT_ATTR_NOSYSTEM:"1"},f=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
u=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function O(n){const t={};for(const[P,p]of Object.entries(n))p!==void 0&&(f.test(
P)||!u.test(P))&&(t[P]=p);return{...t,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}}),96402:(($,e,i)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.openRepository=c;function o(){const d=i(51455);return o=function(){return d},
d}function _(){const d=i(76760);return _=function(){return d},d}function m(){const d=i(41895);return m=function(){return d},
d}function I(){const d=i(7650);return I=function(){return d},d}function E(){const d=i(78173);return E=function(){return d},
d}const w=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(d=>["--git-path",d])];async function c(d,y=process.env){const r=(0,_().resolve)(
d);if(!await s(r))throw l(r,"is not a directory");const f=(0,I().userEnvironment)(y),u=await(0,I().runGit)({directory:r,
env:h(f,y),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...w]),[O,n,t,P,p,v,j,S,...a]=u.stdout.toString().
split(`
`);if(O==="true")throw l(r,"is a bare repository, which has no working tree");if(n==="false")throw l(r,"is inside a .git\
 directory");if(!u.stdout.length)throw l(r,"is not in a git repository",u.stderr);if(!t||!P||!p||!v||!j||!S||a.join("")!==
"")throw l(r,"is in a repository that git cannot describe",u.stderr);const T=await(0,E().openObjectView)({objects:v,shallow:j,
format:t,env:f});return{...g(await(0,o().realpath)(P),p,f,T),index:S}}function g(d,y,r,f){return{...f,directory:d,user:(0,I().
bindGit)({directory:d,env:{...r,GIT_DIR:y,GIT_WORK_TREE:d},config:[`safe.directory=${d}`,"core.fsmonitor=false","core.ho\
oksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function h(d,{GIT_INDEX_FILE:y}){return y===void 0?
d:{...d,GIT_INDEX_FILE:y}}async function s(d){return(0,o().stat)(d).then(y=>y.isDirectory(),()=>!1)}function l(d,y,r=""){
const f=r.includes("not a git repository")?"":r.trim();return new(m()).GateError("not_a_repository",`${d} ${y}${f===""?"":
` (${f})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}}),4537:(($,e)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.lfsObstacle=o;const i="version https://git-lfs.github.com/spec/";function o(_){
if(_.startsWith(i))return"this is a Git LFS pointer; commit the file itself (git lfs untrack)"}}),11970:(($,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.LOOK_ALIKE=void 0,e.asciiOf=o,e.skeletonOf=I;const i=e.LOOK_ALIKE=new Map(`a\
\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([E="",...w])=>w.map(c=>[c,E])));function o(E){return[...E].map(w=>i.get(w)??w).join("")}const _={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},m=new Map([...[...i].filter(
([,E])=>E===E.toLowerCase()),...Object.entries(_).flatMap(([E,w])=>[...w].map(c=>[c,E]))]);function I(E){return[...E.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(c=>m.get(c)??c).join("")}}),44703:(($,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.objectReader=I;function o(){
const g=i(31421);return o=function(){return g},g}function _(){const g=i(41895);return _=function(){return g},g}function m(){
const g=i(7650);return m=function(){return g},g}function I({directory:g,env:h}){let s,l;const d=[],y=f=>{l??=f;for(const{
reject:u}of d.splice(0))u(l)},r=()=>(s=(0,o().spawn)("git",["cat-file","--batch"],{cwd:g,env:h,windowsHide:!0}),s.on("er\
ror",f=>y((0,m().notStarted)(["cat-file"],f))),s.on("close",()=>y(E())),s.stdin.on("error",()=>{}),s.stderr.resume(),s.stdout.
on("data",c(f=>d.shift()?.resolve(f))),s);return{read:async f=>{if(f.length===0)return[];if(l)throw l;const{stdin:u}=s??
r(),O=f.map(()=>new Promise((n,t)=>d.push({resolve:n,reject:t})));return u.write(f.map(n=>`${n}
`).join("")),Promise.all(O)},close:()=>{y(E()),s?.kill()}}}function E(){return new(_()).GateError("git_failed","git cat-\
file ended early",m().FULL_CLONE_HINT)}const w=10;function c(g){let h=Buffer.alloc(0),s,l=[],d=0;return y=>{if(s&&y.length<
d){l.push(y),d-=y.length;return}h=l.length>0?Buffer.concat([...l,y]):Buffer.concat([h,y]),l=[];let r=0;for(;;)if(s===void 0){
const f=h.indexOf(w,r);if(f<0)break;const[u="",O="",n=""]=h.toString("latin1",r,f).split(" ");r=f+1,/^\d+$/.test(n)?s={oid:u,
type:O,size:Number(n)}:g(void 0)}else{const f=r+s.size;if(h.length<=f)break;const{oid:u,type:O}=s;s=void 0,g({oid:u,type:O,
content:h.subarray(r,f)}),r=f+1}h=h.subarray(r),s&&(d=s.size+1-h.length,l=[h])}}}),78173:(($,e,i)=>{Object.defineProperty(
e,"__esModule",{value:!0}),e.openObjectView=c;function o(){const s=i(51455);return o=function(){return s},s}function _(){
const s=i(76760);return _=function(){return s},s}function m(){const s=i(41895);return m=function(){return s},s}function I(){
const s=i(4339);return I=function(){return s},s}function E(){const s=i(7650);return E=function(){return s},s}function w(){
const s=i(44703);return w=function(){return s},s}async function c(s){const l=await(0,I().temporaryFolder)(),d=(0,_().join)(
l,"git"),y=(0,_().join)(d,"objects");await(0,o().mkdir)((0,_().join)(y,"info"),{recursive:!0}),await(0,o().mkdir)((0,_().
join)(d,"refs")),await(0,o().writeFile)((0,_().join)(d,"HEAD"),`ref: refs/heads/none
`),await(0,o().writeFile)((0,_().join)(d,"config"),h(s.format)),await(0,o().writeFile)((0,_().join)(y,"info","alternates"),
`${JSON.stringify(s.objects)}
`);const r={directory:d,env:{...s.env.PATH===void 0?{}:{PATH:s.env.PATH},...E().NO_OUTSIDE_CONFIGURATION,GIT_DIR:d,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:s.shallow,HOME:d,LC_ALL:"C"}},f=(0,w().objectReader)(r);return{temporary:l,
objects:(0,E().bindGit)(r),read:f.read,privateStore:{GIT_OBJECT_DIRECTORY:y,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
s.objects)},shallowCommits:async()=>{const u=await(0,o().readFile)(s.shallow,"utf8").catch(g);return new Set(u.split(`
`).filter(O=>O!==""))},isPartial:async()=>(await(0,o().readdir)((0,_().join)(s.objects,"pack")).catch(()=>[])).some(O=>O.
endsWith(".promisor")),close:()=>(f.close(),(0,o().rm)(l,{recursive:!0,force:!0}))}}function g(s){if(s.code==="ENOENT")return"";
throw new(m()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${s.message}`,"Check the permissio\
ns of the .git directory.",{cause:s})}function h(s){return s==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${s}
`}}),96681:(($,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.decodePath=_,e.decodePieces=E,e.splitNul=w,e.systemPath=
I;function o(){const c=i(4573);return o=function(){return c},c}function _(c){if((0,o().isUtf8)(c))return c.toString("utf\
8");let g="";for(let h=0;h<c.length;){const s=m(c,h);g+=s>0?c.toString("utf8",h,h+s):String.fromCharCode(56320+(c[h]??0)),
h+=Math.max(s,1)}return g}function m(c,g){for(let h=1;h<=4&&g+h<=c.length;h++)if((0,o().isUtf8)(c.subarray(g,g+h)))return h;
return 0}function I(c){if(!/[\udc80-\udcff]/.test(c))return c;const g=c.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.
concat(g.map((h,s)=>s%2===1?Buffer.of(h.charCodeAt(0)-56320):Buffer.from(h)))}function E(c){if(!(0,o().isUtf8)(c))return[
...w(c)].map(_);const g=c.toString("utf8").split("\0");return g.at(-1)===""&&g.pop(),g}function*w(c){let g=0;for(let h=c.
indexOf(0);h>=0;h=c.indexOf(0,g))yield c.subarray(g,h),g=h+1;g<c.length&&(yield c.subarray(g))}}),93028:(($,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.isRegular=i,e.kindOf=o,e.onThisPlatform=_;function i(m){return m==="file"||m===
"executable"}function o(m){if(m.isSymbolicLink())return"symlink";if(m.isDirectory())return"directory";if(m.isFile())return(m.
mode&73)===0?"file":"executable"}function _(m){return process.platform==="win32"&&m==="executable"?"file":m}}),13571:(($,e)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.editSentence=_;const i=160,o=4;function _({new:m,pointer:I,files:E=[],
fix:w}){if(!(m.length<=o&&m.every(y=>y.length<=i&&!y.includes("`"))))return w?"Run `gene-gate fix --write`, which replac\
es the command (accepted; not run).":void 0;const g=I?.endsWith("/asset_id")===!0,h=g||m.length===0?"":" (accepted; not \
run)",s=w?`; \`gene-gate fix --write\` does this${h}.`:".",[l,...d]=m.map(y=>`\`${y}\``);return l===void 0?`Remove the c\
ommand, which adds no check${s}`:g?`Set \`asset_id\` to ${l}${s}`:E.length>0?`Move it into a script, ${E.map(({path:r})=>`\
\`${r}\``).join(", ")}, and run ${[l,...d].join(", ")}${s}`:d.length===0?`Write ${l} instead${s}`:`Write separate entrie\
s in \`validation\`: ${[l,...d].join(", ")}${s}`}}),95132:(($,e,i)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.
describe=g,e.finding=m,e.isProblem=w,e.problemAt=E,e.problemFinding=c;function o(){const s=i(13580);return o=function(){
return s},s}function _(){const s=i(13571);return _=function(){return s},s}function m(s,l,d={}){return I(s,l,d)}function I(s,l,d){
const{severity:y,harm:r,layer:f}=(0,o().ruleOf)(s);return{rule:s,severity:y,harm:r,layer:f,args:l,...d}}function E(s,l,d){
return{rule:s,args:d,span:l}}function w(s,l){return s.rule===l}function c({rule:s,args:l,span:d}){return I(s,l,{span:d})}
function g({rule:s,args:l,edit:d,danger:y,level:r}){const f=(0,o().ruleOf)(s);return{message:f.message(l)+(r?` ${h(r)}`:
""),remedy:y===void 0?(d&&(0,_().editSentence)(d))??f.remedy(l):`Remove the command: it ${y}. A person decides whether t\
he gene needs it.`}}function h({rules:s,level:l,from:d,reason:y}){const r=y===void 0?"":`: ${y.replace(/\.$/,"")}`;return`\
The policy sets \`${s}\` to \`${l}\`, instead of ${d}${r}.`}}),63963:(($,e,i)=>{i.r(e),i.d(e,{exec:()=>o.m});var o=i(81260)}),
16111:(($,e,i)=>{i.r(e),i.d(e,{createScanner:()=>o.createScanner,getNodeValue:()=>o.getNodeValue,parse:()=>o.parse,parseTree:()=>o.
parseTree,printParseErrorCode:()=>o.printParseErrorCode});var o=i(99547)}),85:(($,e,i)=>{i.r(e),i.d(e,{GitPluginError:()=>o.
Uo,simpleGit:()=>o.Lp});var o=i(74724)}),69873:(($,e,i)=>{i.r(e),i.d(e,{LineCounter:()=>o.HN,isMap:()=>o.jh,isNode:()=>o.
Ll,isScalar:()=>o.jn,parse:()=>o.qg,parseDocument:()=>o.Tp,stringify:()=>o.As,visit:()=>o.YR});var o=i(38815)})};
