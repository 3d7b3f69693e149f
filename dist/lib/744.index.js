"use strict";exports.id=744,exports.ids=[744],exports.modules={3051:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.nearestName=
I;function i(){const p=s(28940);return i=function(){return p},p}const w=80,g=4;function I(p,_){const c=p.slice(0,w),m=_.
find(r=>r.includes(p));if(m!==void 0&&p.length>=g)return m;const h=_.length>0?(0,i().closest)(c,[..._]):void 0;if(h!==void 0)
return(0,i().distance)(c,h)<=c.length/2?h:void 0}}),14495:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.
SYSTEM_PATH=void 0,e.systemTool=p;function i(){const c=s(73024);return i=function(){return c},c}function w(){const c=s(51455);
return w=function(){return c},c}function g(){const c=s(76760);return g=function(){return c},c}const I=e.SYSTEM_PATH=["/u\
sr/sbin","/usr/bin","/sbin","/bin"].join(g().delimiter);async function p(c){for(const m of I.split(g().delimiter)){const h=(0,g().
join)(m,c);if(await _(h))return h}}async function _(c){return(0,w().access)(c,i().constants.X_OK).then(()=>!0,()=>!1)}}),
4339:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.TEMPORARY_PREFIX=void 0,e.removeLeftFolders=d,e.temporaryFolder=
l;function i(){const n=s(73024);return i=function(){return n},n}function w(){const n=s(51455);return w=function(){return n},
n}function g(){const n=s(48161);return g=function(){return n},n}function I(){const n=s(76760);return I=function(){return n},
n}function p(){const n=s(63963);return p=function(){return n},n}function _(){const n=s(41895);return _=function(){return n},
n}function c(){const n=s(25479);return c=function(){return n},n}function m(){const n=s(14495);return m=function(){return n},
n}const h=e.TEMPORARY_PREFIX="gene-gate-";let r;async function l(){const n=(0,g().tmpdir)();try{const t=await(0,w().realpath)(
n);return r??=d(t),await r,await(0,w().mkdtemp)((0,I().join)(t,`${h}${(0,c().processIdentity)()}-`))}catch(t){const{code:E}=t;
throw new(_()).GateError("file_unreadable",`Cannot create a temporary directory in ${n} (${E}).`,"Set TMPDIR to a writab\
le directory with free space.",{cause:t})}}async function d(n){const t=(0,i().readdirSync)(n).filter(v=>v.startsWith(h)&&
(0,c().isEnded)(v)).map(v=>(0,I().join)(n,v)).filter(y);if(t.length===0)return;for(const v of o(t))await P(v);const E=o(
t),O=t.filter(v=>!E.some($=>u($,v)));await Promise.allSettled(O.map(v=>(0,w().rm)(v,{recursive:!0,force:!0})))}function y(n){
try{const t=(0,i().lstatSync)(n);return t.isDirectory()&&t.uid===process.getuid?.()}catch{return!1}}function o(n){return(0,i().
readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(E=>(E.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,f)).filter(E=>n.some(O=>u(E,O))).sort((E,O)=>O.length-E.length)}
function f(n,t){return String.fromCharCode(Number.parseInt(t,8))}function u(n,t){return n===t||n.startsWith(`${t}/`)}async function P(n){
const t=await(0,m().systemTool)("umount");try{t&&await(0,p().exec)(t,["-l",n],{silent:!0})}catch{}}}),94853:((j,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.DEFAULT_POLICY_DIGEST=e.DEFAULT_POLICY=void 0;const s=e.DEFAULT_POLICY=JSON.
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
github-actions","stale_after_days":180,"attestation":[]},"ignores":[],"branches":{}}'),i=e.DEFAULT_POLICY_DIGEST="sha256\
:8c1007c02e696cc1286f9f8aa4ef030e6ccef96317d79a9f224060853251e183"}),74238:((j,e,s)=>{Object.defineProperty(e,"__esModul\
e",{value:!0}),e.POLICY_PATH=void 0,e.digestPolicy=P,e.loadPolicy=r,e.loadPolicyFile=f,e.readPolicyIn=l;function i(){const n=s(
77598);return i=function(){return n},n}function w(){const n=s(23404);return w=function(){return n},n}function g(){const n=s(
41895);return g=function(){return n},n}function I(){const n=s(93028);return I=function(){return n},n}function p(){const n=s(
94853);return p=function(){return n},n}function _(){const n=s(49875);return _=function(){return n},n}function c(){const n=s(
14479);return c=function(){return n},n}function m(){const n=s(24666);return m=function(){return n},n}const h=e.POLICY_PATH=
".github/gene-gate.yml";async function r(n,t,{path:E=h,hint:O,readShared:v}={}){const $=await l(n),S="missing"in $?$.file.
read(await(0,m().obtainShared)($.missing,v)):$,a=(0,c().policyOf)(S,E,O);if(!n.stat(h)){const b=await(0,_().findNearPolicy)(
n);if(b)throw o(b,n.label);return u(a,{source:"default",ref:t})}const T=(await n.read(h)).toString("utf8");return u(a,{source:"\
base",path:h,ref:t,text:T,...y(S)})}async function l(n,t){const E=n.stat(h);return E?(0,I().isRegular)(E.kind)?await d((await n.
read(h)).toString("utf8"),n,t):{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${E.kind}`}]}:{policy:p().
DEFAULT_POLICY}}async function d(n,t,E){const O=(0,c().openPolicy)(n),v=O.extended;if(v===void 0)return O.read();const S=E?.
fetched&&E.source.sha256===v.sha256?E:await(0,m().sharedCopy)(t,v);return"why"in S?{missing:S,text:n,file:O}:O.read(S)}function y(n){
return"policy"in n&&n.shared?{shared:n.shared}:{}}function o({path:n,fault:t},E){return new(g()).GateError("policy_inval\
id",`${JSON.stringify(n)} ${t}, but the policy must be the regular file ${h}, which ${E} does not have`,`Rename it to ${h}\
; if it is not a policy, give it another name.`)}async function f(n,t,E){const O=await d(n,E);if("missing"in O)throw(0,m().
unavailable)(O.missing.source,O.missing.why);return u((0,c().policyOf)(O,t),{source:"file",path:t,text:n,...y(O)})}function u(n,t){
return{policy:n,...t,digest:P(n),ignoredInputs:[]}}function P(n){if(n===p().DEFAULT_POLICY)return p().DEFAULT_POLICY_DIGEST;
const{branches:t,...E}=n;return`sha256:${(0,i().createHash)("sha256").update((0,w().canonicalize)(E)).digest("hex")}`}}),
49875:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.findNearPolicy=I;function i(){const t=s(28940);return i=
function(){return t},t}function w(){const t=s(11970);return w=function(){return t},t}function g(){const t=s(93028);return g=
function(){return t},t}async function I(t){for(const E of t.list("")){const{path:O,kind:v}=E;if(m(O)&&v!=="directory")return{
path:O,fault:`is ${p[v]}`};if(v!=="directory"){if(y(O,v)&&!f(O))return _(O);continue}if(o(O))return _(O);if(!r(O))continue;
const $=t.list(O).find(a=>y(c(a.path),a.kind));if($)return _($.path);const S=await n(t,`${O}/workflows`);if(S)return _(S)}}
const p={file:"a file",executable:"a file",symlink:"a symlink",submodule:"a submodule"};function _(t){return{path:t,fault:"\
looks like the policy"}}function c(t){return t.slice(t.lastIndexOf("/")+1)}function m(t){return(0,w().skeletonOf)(t).trim()===
".github"}const h=["github","gitlab","gitea","forgejo","config"];function r(t){const E=P((0,w().skeletonOf)(t));return h.
includes(E)||(0,i().distance)(E,"github")===1}const l=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,
d=new Set(["generate"]);function y(t,E){return E==="directory"?o(t):u(t).isPolicy}function o(t){return u(t).isPolicy&&!f(
t)}function f(t){return!t.startsWith(".")&&u(t).extension===""}function u(t){const[E="",...O]=(0,w().skeletonOf)(t).trim().
replace(/^\.+/,"").split("."),v=O.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),$=P(E).replace(/(?:policy|config|settings|rc)$/,
"");return{isPolicy:(0,i().distance)($,"genegate")<=1&&!d.has($)&&l.test(v),extension:v}}function P(t){return t.replaceAll(
/[^a-z0-9]/g,"")}async function n(t,E){for(const{path:O,kind:v}of t.list(E)){if(!(0,g().isRegular)(v)||!y(c(O),v))continue;
const $=(await t.read(O)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.test($))return O}}}),14479:((j,e,s)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.openPolicy=l,e.policyOf=r;function i(){const a=s(7723);return i=function(){
return a},a}function w(){const a=s(41895);return w=function(){return a},a}function g(){const a=s(3051);return g=function(){
return a},a}function I(){const a=s(11160);return I=function(){return a},a}function p(){const a=s(5468);return p=function(){
return a},a}function _(){const a=s(52491);return _=function(){return a},a}function c(){const a=s(24666);return c=function(){
return a},a}const m=50,h="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function r(a,T,b=h){
if("policy"in a)return a.policy;const{mistakes:L}=a,C=L.length===1?"a mistake":`${L.length} mistakes`,N=L.map(({line:D,column:k,
message:R})=>`${T}:${D}:${k}: ${R}`);throw new(w()).GateError("policy_invalid",`The policy has ${C}:
${N.join(`
`)}`,b)}function l(a){const T=(0,p().readDocument)(a);return"broken"in T?{extended:void 0,read:()=>o(T.broken)}:{extended:d(
T),read:b=>y(T,b)}}function d(a){if(!a.has(["extends"]))return;const T=i().object({extends:_().extendsKey.schema}).safeParse(
a.value);return T.success?T.data.extends??void 0:void 0}function y(a,T){const b=T&&(0,p().readDocument)(T.text),L=({line:A,
column:F,message:M})=>{const G=T?(0,c().sharedName)(T.source):"";return a.atValue(["extends"],`${G}:${A}:${F}: ${M}`)};if(b&&
"broken"in b)return o(b.broken.map(L));if(b?.has(["extends"])){const A=b.atValue(["extends"],"a shared policy must not e\
xtend another");return o([L(A)])}const C=b?(0,c().extend)(b.value,a.value):a.value,N=I().policySchema.safeParse(C,{jitless:!0}),
k=(N.success?[]:N.error.issues.flatMap(u)).flatMap(A=>P(A).map(F=>b&&f(b,F)>f(a,F)?L(n(A,F,b)):n(A,F,a))),R=[...a.mistakes,
...(b?.mistakes??[]).map(L)];return N.success&&R.length===0?{policy:N.data,...T&&{shared:T}}:o([...R,...k])}function o(a){
return{mistakes:a.toSorted((b,L)=>b.line-L.line||b.column-L.column).slice(0,m)}}function f({has:a},T){return T.findLastIndex(
(b,L)=>a(T.slice(0,L+1)))+1}function u(a){if(a.code!=="invalid_union")return[a];const T=a.errors.map(C=>C.flatMap(u)),b=({
path:C,code:N})=>C.length===0&&["invalid_type","invalid_value"].includes(N);return(T.find(C=>!C.every(b))??T[0]??[]).map(
C=>({...C,path:[...a.path,...C.path]}))}function P(a){return a.code!=="unrecognized_keys"?[a.path]:a.keys.slice(0,m).map(
T=>[...a.path,T])}function n(a,T,b){if(a.code==="unrecognized_keys"){const N=String(T.at(-1));return b.atKey(a.path,N,O(
a.path,N))}const L=b.textAt(T),C=a.code==="invalid_value"&&L!==void 0?t(L,a.values.map(String)):"";return b.atValue(T,`${E(
T)}: ${a.message}${C}`)}function t(a,T){const b=(0,g().nearestName)(a,T);return b===void 0?"":`; did you mean ${b}?`}function E(a){
return a.length===0?"the policy":a.map(String).join(".")}function O(a,T){const b=v(I().policySchema,a),L=E([...a,T]);return b.
length===0?`unknown key ${L}`:`unknown key ${L}${t(T,b)} (known: ${b.join(", ")})`}function v(a,T){const b=T.reduce((L,C)=>L&&
$(L,String(C)),a);return Object.keys((b&&S(b).shape)??{})}function $(a,T){const{shape:b,element:L,valueType:C}=S(a);return b?.[T]??
L??C}function S(a){const T=a._zod.def;return T.innerType?S(T.innerType):T.options?.map(S).find(({shape:b})=>b)??T}}),5468:((j,e,s)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.placeIn=r,e.readDocument=I;function i(){const l=s(69873);return i=function(){
return l},l}function w(){const l=s(4537);return w=function(){return l},l}const g=64*1024;function I(l){const d=p(l);if(d)
return{broken:[{line:1,column:1,message:d}]};const y=new(i()).LineCounter,o=(0,i().parseDocument)(l,{lineCounter:y,prettyErrors:!1}),
f=(P,n)=>{const{line:t,col:E}=y.linePos(P);return{line:t,column:E,message:n}},u=[...o.errors.map(({pos:P,message:n})=>f(
P[0],n)),...c(o).map(P=>f(P,"aliases (*name) are not supported"))];return u.length!==o.errors.filter(_).length?{broken:u}:
{value:o.toJS()??{},mistakes:u,has:P=>(0,i().isNode)(o.contents)&&o.hasIn(P),textAt:P=>{const n=(0,i().isNode)(o.contents)?
o.getIn(P):void 0;return typeof n=="string"?n:void 0},atValue:(P,n)=>f(m(o,P),n),atKey:(P,n,t)=>f(h(o,P,n),t)}}function p(l){
return l.length>g?`the file is larger than ${g} characters`:(0,w().lfsObstacle)(l)}function _({code:l}){return l==="DUPL\
ICATE_KEY"}function c(l){const d=[];return(0,i().visit)(l,{Alias:(y,{range:o})=>{d.push(o?.[0]??0)}}),d}function m(l,d){
for(let y=d.length;y>0;y--){const o=l.getIn(d.slice(0,y),!0);if((0,i().isNode)(o)&&o.range)return o.range[0]}return 0}function h(l,d,y){
const o=d.length===0?l.contents:l.getIn(d,!0),f=(0,i().isMap)(o)?o.items.find(u=>(0,i().isScalar)(u.key)&&String(u.key.value)===
y):void 0;return(0,i().isScalar)(f?.key)&&f.key.range?.[0]||0}function r(l,d,y){const o=new(i()).LineCounter,f=(0,i().parseDocument)(
l,{lineCounter:o,prettyErrors:!1}),u=f.contents===null?void 0:f.getIn(d,!0);if(!(0,i().isScalar)(u)||u.value!==y||!u.range)
return;const{line:P,col:n}=o.linePos(u.range[0]);return`${P}:${n}`}}),24666:((j,e,s)=>{Object.defineProperty(e,"__esModu\
le",{value:!0}),e.COPIES=void 0,e.copyPath=p,e.extend=c,e.obtainShared=r,e.sharedCopy=h,e.sharedName=_,e.unavailable=y;function i(){
const o=s(77598);return i=function(){return o},o}function w(){const o=s(41895);return w=function(){return o},o}function g(){
const o=s(93028);return g=function(){return o},o}const I=e.COPIES=".github/gene-gate/";function p({repository:o,path:f}){
return`${I}${o}/${f}`}function _({repository:o,path:f,commit:u}){return`${o}/${f}@${u.slice(0,12)}`}function c(o,f){if(!m(
o)||!m(f))return f;const u=Object.entries(f).map(([P,n])=>{const t=Object.hasOwn(o,P)?o[P]:void 0,E=m(t)&&m(n);return[P,
E?{...t,...n}:n]});return Object.fromEntries([...Object.entries(o),...u])}function m(o){return typeof o=="object"&&o!==null&&
!Array.isArray(o)}async function h(o,f){const u=p(f),P=o.stat(u)?.kind;return(0,g().isRegular)(P)?l(await o.read(u),f,`t\
he copy at ${u}`):{source:f,why:`the repository has no copy at ${u}`}}async function r({source:o,why:f},u){if(u===void 0)
throw y(o,f);const P=l(await u(o),o,"the file");if("why"in P)throw y(o,P.why);return{...P,fetched:!0}}function l(o,f,u){
const P=d(o);return P===f.sha256?{source:f,text:o.toString("utf8")}:{source:f,why:`${u} has the SHA-256 ${P}, not ${f.sha256}`}}
function d(o){return(0,i().createHash)("sha256").update(o).digest("hex")}function y(o,f,u){return new(w()).GateError("po\
licy_unavailable",`The policy extends ${_(o)}, which cannot be read: ${f}`,`Correct \`extends\`, or commit the file as ${p(
o)} to the branch of this policy.`,u)}}),55366:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.MAX_FILE_BYTES=
void 0,e.readBlob=I;function i(){const p=s(41895);return i=function(){return p},p}function w(){const p=s(7650);return w=
function(){return p},p}const g=e.MAX_FILE_BYTES=16*1024*1024;async function I(p,_){const[c]=await p.read([_]);if(c?.type===
"blob")return c.content;throw new(i()).GateError("file_unreadable",c?`Object ${_} is a ${c.type}, not a file`:`Object ${_}\
 is missing from this clone`,w().FULL_CLONE_HINT)}}),48741:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.
folderTree=h,e.readOnDisk=l;function i(){const u=s(73024);return i=function(){return u},u}function w(){const u=s(51455);
return w=function(){return u},u}function g(){const u=s(76760);return g=function(){return u},u}function I(){const u=s(41895);
return I=function(){return u},u}function p(){const u=s(55366);return p=function(){return u},u}function _(){const u=s(39491);
return _=function(){return u},u}function c(){const u=s(96681);return c=function(){return u},u}function m(){const u=s(93028);
return m=function(){return u},u}function h(u,P=p().MAX_FILE_BYTES){const n=(0,g().resolve)(u),t=`the directory ${u}`,E=S=>f(
S,()=>(0,i().lstatSync)((0,c().systemPath)((0,g().join)(n,S)))),O=S=>{if(S==="")return{path:S,kind:"directory",tracked:!0};
if(!(0,_().canBeCheckedOut)(S)||!(0,_().foldersAbove)(S).every(L=>E(L)?.isDirectory()))return;const a=E(S),T=a&&(0,m().kindOf)(
a);if(!a||!T)return;const b=(0,m().isRegular)(T)?{size:a.size}:{};return{path:S,kind:T,...b,tracked:!S.split("/").includes(
"node_modules")}},v=S=>O(S)?.kind!=="directory"?[]:(f(S,()=>(0,i().readdirSync)((0,c().systemPath)((0,g().join)(n,S)),{encoding:"\
buffer"}))??[]).map(T=>O(S===""?(0,c().decodePath)(T):`${S}/${(0,c().decodePath)(T)}`)).filter(T=>T!==void 0).sort(_().byEntryPath);
function*$(S){for(const a of v(S))a.tracked&&(a.kind==="directory"?yield*$(a.path):yield a)}return{label:t,stat:O,list:v,
files:()=>[...$("")].sort(_().byEntryPath),readlink:S=>O(S)?.kind==="symlink"?f(S,()=>(0,c().decodePath)((0,i().readlinkSync)(
(0,c().systemPath)((0,g().join)(n,S)),{encoding:"buffer"}))):void 0,read:async(S,a=P)=>{const T=O(S);if(!(0,m().isRegular)(
T?.kind))throw(0,_().notAFile)(t,S);if((T.size??0)>a)throw(0,_().tooLarge)(t,S,T.size??0,a);return d((0,g().join)(n,S),S,
t,a)}}}const r=i().constants.O_RDONLY|(i().constants.O_NOFOLLOW??0)|(i().constants.O_NONBLOCK??0);function l(u,P){return d(
(0,g().join)(u,P),P,`the directory ${u}`,1/0)}async function d(u,P,n,t){try{const E=await(0,w().open)((0,c().systemPath)(
u),r);try{const O=await E.stat();if(!O.isFile())throw(0,_().notAFile)(n,P);if(O.size>t)throw(0,_().tooLarge)(n,P,O.size,
t);return await E.readFile()}finally{await E.close()}}catch(E){throw E instanceof I().GateError?E:y(P,E)}}function y(u,P){
return new(I()).GateError("file_unreadable",`Cannot read ${u}: ${P instanceof Error?P.message:P}`,"Check the permissions\
 of the file and of the directories above it.",{cause:P})}const o=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function f(u,P){
try{return P()}catch(n){if(o.has(n.code??""))return;throw y(u,n)}}}),7650:((j,e,s)=>{Object.defineProperty(e,"__esModule",
{value:!0}),e.NO_OUTSIDE_CONFIGURATION=e.FULL_CLONE_HINT=void 0,e.bindGit=_,e.notStarted=m,e.runGit=c,e.userEnvironment=
P;function i(){const n=s(48161);return i=function(){return n},n}function w(){const n=s(85);return w=function(){return n},
n}function g(){const n=s(41895);return g=function(){return n},n}const I=10*6e4,p={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,
allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,
allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function _(n){return async(t,E={})=>{
const O=await c(n,t,E);if(O.exitCode!==0&&!E.accept?.includes(O.exitCode))throw d(t,O);return O.stdout}}async function c({
directory:n,env:t,config:E=[]},O,{input:v,env:$}={}){const S={...t,...$};let a;const T=(0,w().simpleGit)({baseDir:n,config:[
...E],unsafe:p,allowEnvironment:Object.keys(S),completion:{onClose:!0,onExit:!1},timeout:{block:I},...v===void 0?{}:{input:()=>v},
errors:(L,C)=>(a=C,L instanceof w().GitPluginError?L:void 0)}).env(S);try{await(O[0]==="cat-file"?T.binaryCatFile(O.slice(
1)):T.raw([...O]))}catch(L){throw r(`git ${O[0]} was stopped: ${String(L)}`,L)}if(a===void 0)throw r(`git ${O[0]} return\
ed no result`);if(a.exitCode===null)throw r(`git ${O[0]} was stopped by a signal`);const b=Buffer.concat(a.stdErr).toString();
if(a.exitCode<0&&b.includes("ENOENT"))throw h();return{exitCode:a.exitCode,stdout:Buffer.concat(a.stdOut),stderr:b}}function m(n,t){
return t.code!=="ENOENT"?r(`git ${n[0]} could not be started: ${t.message}`,t):h(t)}function h(n){return new(g()).GateError(
"program_not_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function r(n,t){return new(g()).
GateError("git_failed",n,l,{cause:t})}const l=e.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function d(n,{exitCode:t,stderr:E}){const O=E.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(g()).GateError("git_failed",`git ${n[0]} failed: ${O||`exit code ${t}`}`,y.test(O)?`Free space in TMPD\
IR (${(0,i().tmpdir)()}) and in the clone.`:l)}const y=/No space left on device|Disk quota exceeded|Read-only file system/i,
o=e.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:i().devNull,GIT_ATTR_NOSYSTEM:"1"},f=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
u=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function P(n){const t={};for(const[E,O]of Object.entries(n))O!==void 0&&(f.test(
E)||!u.test(E))&&(t[E]=O);return{...t,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}}),96402:((j,e,s)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.openRepository=c;function i(){const d=s(51455);return i=function(){return d},
d}function w(){const d=s(76760);return w=function(){return d},d}function g(){const d=s(41895);return g=function(){return d},
d}function I(){const d=s(7650);return I=function(){return d},d}function p(){const d=s(78173);return p=function(){return d},
d}const _=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(d=>["--git-path",d])];async function c(d,y=process.env){const o=(0,w().resolve)(
d);if(!await r(o))throw l(o,"is not a directory");const f=(0,I().userEnvironment)(y),u=await(0,I().runGit)({directory:o,
env:h(f,y),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",..._]),[P,n,t,E,O,v,$,S,...a]=u.stdout.toString().
split(`
`);if(P==="true")throw l(o,"is a bare repository, which has no working tree");if(n==="false")throw l(o,"is inside a .git\
 directory");if(!u.stdout.length)throw l(o,"is not in a git repository",u.stderr);if(!t||!E||!O||!v||!$||!S||a.join("")!==
"")throw l(o,"is in a repository that git cannot describe",u.stderr);const T=await(0,p().openObjectView)({objects:v,shallow:$,
format:t,env:f});return{...m(await(0,i().realpath)(E),O,f,T),index:S}}function m(d,y,o,f){return{...f,directory:d,user:(0,I().
bindGit)({directory:d,env:{...o,GIT_DIR:y,GIT_WORK_TREE:d},config:[`safe.directory=${d}`,"core.fsmonitor=false","core.ho\
oksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function h(d,{GIT_INDEX_FILE:y}){return y===void 0?
d:{...d,GIT_INDEX_FILE:y}}async function r(d){return(0,i().stat)(d).then(y=>y.isDirectory(),()=>!1)}function l(d,y,o=""){
const f=o.includes("not a git repository")?"":o.trim();return new(g()).GateError("not_a_repository",`${d} ${y}${f===""?"":
` (${f})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}}),4537:((j,e)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.lfsObstacle=i;const s="version https://git-lfs.github.com/spec/";function i(w){
if(w.startsWith(s))return"this is a Git LFS pointer; commit the file itself (git lfs untrack)"}}),11970:((j,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.LOOK_ALIKE=void 0,e.asciiOf=i,e.skeletonOf=I;const s=e.LOOK_ALIKE=new Map(`a\
\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([p="",..._])=>_.map(c=>[c,p])));function i(p){return[...p].map(_=>s.get(_)??_).join("")}const w={a:"\
\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",m:"\u1D0D",n:"\
\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F","-":"\u2010\
\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},g=new Map([...[...s].filter(
([,p])=>p===p.toLowerCase()),...Object.entries(w).flatMap(([p,_])=>[..._].map(c=>[c,p]))]);function I(p){return[...p.normalize(
"NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,"")].
map(c=>g.get(c)??c).join("")}}),44703:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.objectReader=I;function i(){
const m=s(31421);return i=function(){return m},m}function w(){const m=s(41895);return w=function(){return m},m}function g(){
const m=s(7650);return g=function(){return m},m}function I({directory:m,env:h}){let r,l;const d=[],y=f=>{l??=f;for(const{
reject:u}of d.splice(0))u(l)},o=()=>(r=(0,i().spawn)("git",["cat-file","--batch"],{cwd:m,env:h,windowsHide:!0}),r.on("er\
ror",f=>y((0,g().notStarted)(["cat-file"],f))),r.on("close",()=>y(p())),r.stdin.on("error",()=>{}),r.stderr.resume(),r.stdout.
on("data",c(f=>d.shift()?.resolve(f))),r);return{read:async f=>{if(f.length===0)return[];if(l)throw l;const{stdin:u}=r??
o(),P=f.map(()=>new Promise((n,t)=>d.push({resolve:n,reject:t})));return u.write(f.map(n=>`${n}
`).join("")),Promise.all(P)},close:()=>{y(p()),r?.kill()}}}function p(){return new(w()).GateError("git_failed","git cat-\
file ended early",g().FULL_CLONE_HINT)}const _=10;function c(m){let h=Buffer.alloc(0),r,l=[],d=0;return y=>{if(r&&y.length<
d){l.push(y),d-=y.length;return}h=l.length>0?Buffer.concat([...l,y]):Buffer.concat([h,y]),l=[];let o=0;for(;;)if(r===void 0){
const f=h.indexOf(_,o);if(f<0)break;const[u="",P="",n=""]=h.toString("latin1",o,f).split(" ");o=f+1,/^\d+$/.test(n)?r={oid:u,
type:P,size:Number(n)}:m(void 0)}else{const f=o+r.size;if(h.length<=f)break;const{oid:u,type:P}=r;r=void 0,m({oid:u,type:P,
content:h.subarray(o,f)}),o=f+1}h=h.subarray(o),r&&(d=r.size+1-h.length,l=[h])}}}),78173:((j,e,s)=>{Object.defineProperty(
e,"__esModule",{value:!0}),e.openObjectView=c;function i(){const r=s(51455);return i=function(){return r},r}function w(){
const r=s(76760);return w=function(){return r},r}function g(){const r=s(41895);return g=function(){return r},r}function I(){
const r=s(4339);return I=function(){return r},r}function p(){const r=s(7650);return p=function(){return r},r}function _(){
const r=s(44703);return _=function(){return r},r}async function c(r){const l=await(0,I().temporaryFolder)(),d=(0,w().join)(
l,"git"),y=(0,w().join)(d,"objects");await(0,i().mkdir)((0,w().join)(y,"info"),{recursive:!0}),await(0,i().mkdir)((0,w().
join)(d,"refs")),await(0,i().writeFile)((0,w().join)(d,"HEAD"),`ref: refs/heads/none
`),await(0,i().writeFile)((0,w().join)(d,"config"),h(r.format)),await(0,i().writeFile)((0,w().join)(y,"info","alternates"),
`${JSON.stringify(r.objects)}
`);const o={directory:d,env:{...r.env.PATH===void 0?{}:{PATH:r.env.PATH},...p().NO_OUTSIDE_CONFIGURATION,GIT_DIR:d,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:r.shallow,HOME:d,LC_ALL:"C"}},f=(0,_().objectReader)(o);return{temporary:l,
objects:(0,p().bindGit)(o),read:f.read,privateStore:{GIT_OBJECT_DIRECTORY:y,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
r.objects)},shallowCommits:async()=>{const u=await(0,i().readFile)(r.shallow,"utf8").catch(m);return new Set(u.split(`
`).filter(P=>P!==""))},isPartial:async()=>(await(0,i().readdir)((0,w().join)(r.objects,"pack")).catch(()=>[])).some(P=>P.
endsWith(".promisor")),close:()=>(f.close(),(0,i().rm)(l,{recursive:!0,force:!0}))}}function m(r){if(r.code==="ENOENT")return"";
throw new(g()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${r.message}`,"Check the permissio\
ns of the .git directory.",{cause:r})}function h(r){return r==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${r}
`}}),96681:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.decodePath=w,e.decodePieces=p,e.splitNul=_,e.systemPath=
I;function i(){const c=s(4573);return i=function(){return c},c}function w(c){if((0,i().isUtf8)(c))return c.toString("utf\
8");let m="";for(let h=0;h<c.length;){const r=g(c,h);m+=r>0?c.toString("utf8",h,h+r):String.fromCharCode(56320+(c[h]??0)),
h+=Math.max(r,1)}return m}function g(c,m){for(let h=1;h<=4&&m+h<=c.length;h++)if((0,i().isUtf8)(c.subarray(m,m+h)))return h;
return 0}function I(c){if(!/[\udc80-\udcff]/.test(c))return c;const m=c.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.
concat(m.map((h,r)=>r%2===1?Buffer.of(h.charCodeAt(0)-56320):Buffer.from(h)))}function p(c){if(!(0,i().isUtf8)(c))return[
..._(c)].map(w);const m=c.toString("utf8").split("\0");return m.at(-1)===""&&m.pop(),m}function*_(c){let m=0;for(let h=c.
indexOf(0);h>=0;h=c.indexOf(0,m))yield c.subarray(m,h),m=h+1;m<c.length&&(yield c.subarray(m))}}),93028:((j,e)=>{Object.
defineProperty(e,"__esModule",{value:!0}),e.isRegular=s,e.kindOf=i,e.onThisPlatform=w;function s(g){return g==="file"||g===
"executable"}function i(g){if(g.isSymbolicLink())return"symlink";if(g.isDirectory())return"directory";if(g.isFile())return(g.
mode&73)===0?"file":"executable"}function w(g){return process.platform==="win32"&&g==="executable"?"file":g}}),13571:((j,e)=>{
Object.defineProperty(e,"__esModule",{value:!0}),e.editSentence=w;const s=160,i=4;function w({new:g,pointer:I,files:p=[],
fix:_}){if(!(g.length<=i&&g.every(y=>y.length<=s&&!y.includes("`"))))return _?"Run `gene-gate fix --write`, which replac\
es the command (accepted; not run).":void 0;const m=I?.endsWith("/asset_id")===!0,h=m||g.length===0?"":" (accepted; not \
run)",r=_?`; \`gene-gate fix --write\` does this${h}.`:".",[l,...d]=g.map(y=>`\`${y}\``);return l===void 0?`Remove the c\
ommand, which adds no check${r}`:m?`Set \`asset_id\` to ${l}${r}`:p.length>0?`Move it into a script, ${p.map(({path:o})=>`\
\`${o}\``).join(", ")}, and run ${[l,...d].join(", ")}${r}`:d.length===0?`Write ${l} instead${r}`:`Write separate entrie\
s in \`validation\`: ${[l,...d].join(", ")}${r}`}}),95132:((j,e,s)=>{Object.defineProperty(e,"__esModule",{value:!0}),e.
describe=m,e.finding=g,e.isProblem=_,e.problemAt=p,e.problemFinding=c;function i(){const r=s(13580);return i=function(){
return r},r}function w(){const r=s(13571);return w=function(){return r},r}function g(r,l,d={}){return I(r,l,d)}function I(r,l,d){
const{severity:y,harm:o,layer:f}=(0,i().ruleOf)(r);return{rule:r,severity:y,harm:o,layer:f,args:l,...d}}function p(r,l,d){
return{rule:r,args:d,span:l}}function _(r,l){return r.rule===l}function c({rule:r,args:l,span:d}){return I(r,l,{span:d})}
function m({rule:r,args:l,edit:d,danger:y,level:o}){const f=(0,i().ruleOf)(r);return{message:f.message(l)+(o?` ${h(o)}`:
""),remedy:y===void 0?(d&&(0,w().editSentence)(d))??f.remedy(l):`Remove the command: it ${y}. A person decides whether t\
he gene needs it.`}}function h({rules:r,level:l,from:d,reason:y}){const o=y===void 0?"":`: ${y.replace(/\.$/,"")}`;return`\
The policy sets \`${r}\` to \`${l}\`, instead of ${d}${o}.`}}),63963:((j,e,s)=>{s.r(e),s.d(e,{exec:()=>i.m});var i=s(81260)}),
16111:((j,e,s)=>{s.r(e),s.d(e,{createScanner:()=>i.createScanner,getNodeValue:()=>i.getNodeValue,parse:()=>i.parse,parseTree:()=>i.
parseTree,printParseErrorCode:()=>i.printParseErrorCode});var i=s(99547)}),85:((j,e,s)=>{s.r(e),s.d(e,{GitPluginError:()=>i.
Uo,simpleGit:()=>i.Lp});var i=s(74724)}),69873:((j,e,s)=>{s.r(e),s.d(e,{LineCounter:()=>i.HN,isMap:()=>i.jh,isNode:()=>i.
Ll,isScalar:()=>i.jn,parse:()=>i.qg,parseDocument:()=>i.Tp,stringify:()=>i.As,visit:()=>i.YR});var i=s(38815)})};
