"use strict";exports.id=947,exports.ids=[947],exports.modules={26040:((C,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.attempt=
o;function o(e){try{return e()}catch{return}}}),3463:((C,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.isMapping=
o;function o(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}}),3051:((C,t,o)=>{Object.defineProperty(t,"__esM\
odule",{value:!0}),t.nearestName=I;function e(){const T=o(28940);return e=function(){return T},T}const P=80,g=4;function I(T,O){
const s=T.slice(0,P),m=O.find(f=>f.includes(T));if(m!==void 0&&T.length>=g)return m;const h=O.length>0?(0,e().closest)(s,
[...O]):void 0;if(h!==void 0)return(0,e().distance)(s,h)<=s.length/2?h:void 0}}),80287:((C,t)=>{Object.defineProperty(t,
"__esModule",{value:!0}),t.isNestedTooDeep=e;const o=200;function e(P){if(new RegExp(`^[ \\t?-]{${o}}`,"m").test(P))return!0;
let g=0;for(const I of P.match(/[[\]{}]/g)??[])if(g=Math.max(0,g+(/[[{]/.test(I)?1:-1)),g>o)return!0;return!1}}),14495:((C,t,o)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.SYSTEM_PATH=void 0,t.systemTool=T;function e(){const O=o(73024);return e=
function(){return O},O}function P(){const O=o(51455);return P=function(){return O},O}function g(){const O=o(76760);return g=
function(){return O},O}const I=t.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/bin"].join(g().delimiter);async function T(O){
for(const s of I.split(g().delimiter)){const m=(0,g().join)(s,O);if(await(0,P().access)(m,e().constants.X_OK).then(()=>!0,
()=>!1))return m}}}),4339:((C,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.foldersLeftIn=l,t.removeLeftFolders=
_,t.temporaryFolder=i;function e(){const r=o(73024);return e=function(){return r},r}function P(){const r=o(51455);return P=
function(){return r},r}function g(){const r=o(48161);return g=function(){return r},r}function I(){const r=o(76760);return I=
function(){return r},r}function T(){const r=o(63963);return T=function(){return r},r}function O(){const r=o(26040);return O=
function(){return r},r}function s(){const r=o(41895);return s=function(){return r},r}function m(){const r=o(14495);return m=
function(){return r},r}const h="gene-gate-run-",f=3*864e5;let v;async function i(){const r=(0,g().tmpdir)();try{const y=await(0,P().
realpath)(r);return v??=_(y),await v,await(0,P().mkdtemp)((0,I().join)(y,h))}catch(y){const{code:w}=y;throw new(s()).GateError(
"file_unreadable",`Cannot create a temporary directory in ${r} (${w}).`,"Set TMPDIR to a writable directory with free sp\
ace.",{cause:y})}}async function _(r){const y=process.getuid?.(),w=l(r).filter(a=>(0,O().attempt)(()=>(0,e().lstatSync)(
a).uid)===y);if(w.length===0)return;for(const a of d(w))await n(a);const S=d(w),c=w.filter(a=>!S.some(p=>E(p,a)));await Promise.
allSettled(c.map(a=>(0,P().rm)(a,{recursive:!0,force:!0})))}function l(r){return(0,e().readdirSync)(r).filter(y=>y.startsWith(
h)).map(y=>(0,I().join)(r,y)).filter(y=>{const w=(0,e().lstatSync)(y,{throwIfNoEntry:!1});return w?.isDirectory()&&w.mtimeMs<
Date.now()-f})}function d(r){return((0,O().attempt)(()=>(0,e().readFileSync)("/proc/self/mountinfo","utf8"))??"").split(
`
`).map(S=>(S.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,u)).filter(S=>r.some(c=>E(S,c))).sort((S,c)=>c.length-S.length)}
function u(r,y){return String.fromCharCode(Number.parseInt(y,8))}function E(r,y){return r===y||r.startsWith(`${y}/`)}async function n(r){
const y=await(0,m().systemTool)("umount");try{y&&await(0,T().exec)(y,["-l",r],{silent:!0})}catch{}}}),94853:((C,t)=>{Object.
defineProperty(t,"__esModule",{value:!0}),t.DEFAULT_POLICY_DIGEST=t.DEFAULT_POLICY=void 0;const o=t.DEFAULT_POLICY=JSON.
parse('{"extends":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"workspace":".","di\
sabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"make_variables":[],"families":[],"patterns":[],"approv\
als":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rules":{}\
,"containment":"require-for-forks","network":"none","views":"command","mutants":"auto","concurrency":"cores","build_outp\
uts":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcache","\
**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.gradle}/**"],"assets":{"include":["**/\
{assets,.evolver}/gep/{genes,capsules}*.{json,jsonl}","**/{assets,.evolver}/gep/{events,external_candidates}.jsonl","**/\
*.seed.json","**/data/default_genes.json"],"max_file_bytes":16777216},"stores":[],"limits":{"command_timeout_seconds":18\
0,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":17179869184\
,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":"full\
","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"agent_file\
s":{"level":"warn","include":["**"],"exclude":[]},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_stre\
ak":2,"confidence_factor":0.6,"require_evidence":"gate","evidence_app":"github-actions","stale_after_days":180,"attestat\
ion":[]},"ignores":[],"branches":{}}'),e=t.DEFAULT_POLICY_DIGEST="sha256:d7b4998069ebb6771e3f29911ac4546f475fb3b324ee250\
55a1f70c3aa69eaad"}),74238:((C,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.POLICY_PATH=void 0,t.digestPolicy=
E,t.loadPolicy=f,t.loadPolicyFile=d,t.readPolicyIn=v;function e(){const n=o(77598);return e=function(){return n},n}function P(){
const n=o(23404);return P=function(){return n},n}function g(){const n=o(41895);return g=function(){return n},n}function I(){
const n=o(93028);return I=function(){return n},n}function T(){const n=o(94853);return T=function(){return n},n}function O(){
const n=o(49875);return O=function(){return n},n}function s(){const n=o(14479);return s=function(){return n},n}function m(){
const n=o(24666);return m=function(){return n},n}const h=t.POLICY_PATH=".github/gene-gate.yml";async function f(n,r,{path:y=h,
hint:w,readShared:S}={}){const c=await v(n),a="missing"in c?c.file.read(await(0,m().obtainShared)(c.missing,S)):c,p=(0,s().
policyOf)(a,y,w);if(!n.stat(h)){const L=(0,O().findNearPolicy)(n);if(L)throw l(L,n.label);return u(p,{source:"default",ref:r})}
const b=(await n.read(h)).toString("utf8");return u(p,{source:"base",path:h,ref:r,text:b,..._(a)})}async function v(n,r){
const y=n.stat(h);return y?(0,I().isRegular)(y.kind)?await i((await n.read(h)).toString("utf8"),n,r):{mistakes:[{line:1,
column:1,message:`expected a regular file; this is a ${y.kind}`}]}:{policy:T().DEFAULT_POLICY}}async function i(n,r,y){const w=(0,s().
openPolicy)(n),S=w.extended;if(S===void 0)return w.read();const a=y?.fetched&&y.source.sha256===S.sha256?y:await(0,m().sharedCopy)(
r,S);return"why"in a?{missing:a,text:n,file:w}:w.read(a)}function _(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}
function l({path:n,fault:r},y){return new(g()).GateError("policy_invalid",`${JSON.stringify(n)} ${r}, but the policy mus\
t be the regular file ${h}, which ${y} does not have`,`Rename it to ${h}; if it is not a policy, give it another name.`)}
async function d(n,r,y){const w=await i(n,y);if("missing"in w)throw(0,m().unavailable)(w.missing.source,w.missing.why);return u(
(0,s().policyOf)(w,r),{source:"file",path:r,text:n,..._(w)})}function u(n,r){return{policy:n,...r,digest:E(n),ignoredInputs:[]}}
function E(n){if(n===T().DEFAULT_POLICY)return T().DEFAULT_POLICY_DIGEST;const{branches:r,...y}=n;return`sha256:${(0,e().
createHash)("sha256").update((0,P().canonicalize)(y)).digest("hex")}`}}),49875:((C,t,o)=>{Object.defineProperty(t,"__esM\
odule",{value:!0}),t.findNearPolicy=g;function e(){const s=o(28940);return e=function(){return s},s}function P(){const s=o(
11970);return P=function(){return s},s}function g(s){for(const m of s.list("")){const{path:h,kind:f}=m;if(f!=="directory"&&
(0,P().skeletonOf)(h).trim()===".github")return{path:h,fault:`is ${f==="executable"?"a file":`a ${f}`}`};const v=f==="di\
rectory"&&I(h)?s.list(h):[],i=O(m,!1)?m:v.find(_=>O(_,!0));if(i)return{path:i.path,fault:"looks like the policy"}}}function I(s){
const m=(0,P().skeletonOf)(s);return m.startsWith(".")||(0,e().distance)(m,"github")<=1}const T=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function O({path:s,kind:m},h){const f=(0,P().skeletonOf)(s.slice(s.lastIndexOf("/")+1)).trim(),[v="",...i]=f.replace(/^\.+/,
"").split("."),_=v.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,e().distance)(_,"ge\
negate")>1||_==="generate"?!1:i.length>0?T.test(i.join(".")):m!=="directory"&&(h||f.startsWith("."))}}),14479:((C,t,o)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.openPolicy=v,t.policyOf=f;function e(){const c=o(7723);return e=function(){
return c},c}function P(){const c=o(41895);return P=function(){return c},c}function g(){const c=o(3051);return g=function(){
return c},c}function I(){const c=o(11160);return I=function(){return c},c}function T(){const c=o(5468);return T=function(){
return c},c}function O(){const c=o(52491);return O=function(){return c},c}function s(){const c=o(24666);return s=function(){
return c},c}const m=50,h="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function f(c,a,p=h){
if("policy"in c)return c.policy;const{mistakes:b}=c,L=b.length===1?"a mistake":`${b.length} mistakes`,N=b.map(({line:$,column:M,
message:D})=>`${a}:${$}:${M}: ${D}`);throw new(P()).GateError("policy_invalid",`The policy has ${L}:
${N.join(`
`)}`,p)}function v(c){const a=(0,T().readDocument)(c);return"broken"in a?{extended:void 0,read:()=>l(a.broken)}:{extended:i(
a),read:p=>_(a,p)}}function i(c){if(!c.has(["extends"]))return;const a=e().object({extends:O().extendsKey.schema}).safeParse(
c.value);return a.success?a.data.extends??void 0:void 0}function _(c,a){const p=a&&(0,T().readDocument)(a.text),b=({line:j,
column:A,message:k})=>{const F=a?(0,s().sharedName)(a.source):"";return c.atValue(["extends"],`${F}:${j}:${A}: ${k}`)};if(p&&
"broken"in p)return l(p.broken.map(b));if(p?.has(["extends"])){const j=p.atValue(["extends"],"a shared policy must not e\
xtend another");return l([b(j)])}const L=p?(0,s().extend)(p.value,c.value):c.value,N=I().policySchema.safeParse(L,{jitless:!0}),
M=(N.success?[]:N.error.issues.flatMap(u)).flatMap(j=>E(j).map(A=>p&&d(p,A)>d(c,A)?b(n(j,A,p)):n(j,A,c))),D=[...c.mistakes,
...(p?.mistakes??[]).map(b)];return N.success&&D.length===0?{policy:N.data,...a&&{shared:a}}:l([...D,...M])}function l(c){
return{mistakes:c.toSorted((p,b)=>p.line-b.line||p.column-b.column).slice(0,m)}}function d({has:c},a){return a.findLastIndex(
(p,b)=>c(a.slice(0,b+1)))+1}function u(c){if(c.code!=="invalid_union")return[c];const a=c.errors.map(L=>L.flatMap(u)),p=({
path:L,code:N})=>L.length===0&&["invalid_type","invalid_value"].includes(N);return(a.find(L=>!L.every(p))??a[0]??[]).map(
L=>({...L,path:[...c.path,...L.path]}))}function E(c){return c.code!=="unrecognized_keys"?[c.path]:c.keys.slice(0,m).map(
a=>[...c.path,a])}function n(c,a,p){if(c.code==="unrecognized_keys"){const N=String(a.at(-1));return p.atKey(c.path,N,w(
c.path,N))}const b=p.textAt(a),L=c.code==="invalid_value"&&b!==void 0?r(b,c.values.map(String)):"";return p.atValue(a,`${y(
a)}: ${c.message}${L}`)}function r(c,a){const p=(0,g().nearestName)(c,a);return p===void 0?"":`; did you mean ${p}?`}function y(c){
return c.length===0?"the policy":c.map(String).join(".")}function w(c,a){const p=S(I().policySchema,c),b=y([...c,a]),L=p.
filter(N=>S(I().policySchema,[...c,N]).includes(a));if(L.length>0){const N=L.map($=>y([...c,$,a]));return`unknown key ${b}\
; did you mean ${N.join(" or ")}?`}return p.length===0?`unknown key ${b}`:`unknown key ${b}${r(a,p)} (known: ${p.join(",\
 ")})`}function S(c,a){const{innerType:p,options:b,shape:L,element:N,valueType:$}=c._zod.def;if(p)return S(p,a);if(b)return b.
map(A=>S(A,a)).find(({length:A})=>A)??[];const[M,...D]=a;if(M===void 0)return Object.keys(L??{});const j=L?.[String(M)]??
N??$;return j?S(j,D):[]}}),5468:((C,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.placeIn=v,t.readDocument=T;
function e(){const i=o(69873);return e=function(){return i},i}function P(){const i=o(80287);return P=function(){return i},
i}function g(){const i=o(4537);return g=function(){return i},i}const I=64*1024;function T(i){const _=O(i);if(_)return{broken:[
{line:1,column:1,message:_}]};const l=new(e()).LineCounter,d=(0,e().parseDocument)(i,{lineCounter:l,prettyErrors:!1}),u=(n,r)=>{
const{line:y,col:w}=l.linePos(n);return{line:y,column:w,message:r}},E=[...d.errors.map(({pos:n,message:r})=>u(n[0],r)),...m(
d).map(n=>u(n,"aliases (*name) are not supported"))];return E.length!==d.errors.filter(s).length?{broken:E}:{value:d.toJS()??
{},mistakes:E,has:n=>(0,e().isNode)(d.contents)&&d.hasIn(n),textAt:n=>{const r=(0,e().isNode)(d.contents)?d.getIn(n):void 0;
return typeof r=="string"?r:void 0},atValue:(n,r)=>u(h(d,n),r),atKey:(n,r,y)=>u(f(d,n,r),y)}}function O(i){return i.length>
I?`the file is larger than ${I} characters`:(0,P().isNestedTooDeep)(i)?"the file is nested too deep":(0,g().lfsObstacle)(
i)}function s({code:i}){return i==="DUPLICATE_KEY"}function m(i){const _=[];return(0,e().visit)(i,{Alias:(l,{range:d})=>{
_.push(d?.[0]??0)}}),_}function h(i,_){for(let l=_.length;l>0;l--){const d=i.getIn(_.slice(0,l),!0);if((0,e().isNode)(d)&&
d.range)return d.range[0]}return 0}function f(i,_,l){const d=_.length===0?i.contents:i.getIn(_,!0),u=(0,e().isMap)(d)?d.
items.find(E=>(0,e().isScalar)(E.key)&&String(E.key.value)===l):void 0;return(0,e().isScalar)(u?.key)&&u.key.range?.[0]||
0}function v(i,_,l){const d=new(e()).LineCounter,u=(0,e().parseDocument)(i,{lineCounter:d,prettyErrors:!1}),E=u.contents===
null?void 0:u.getIn(_,!0);if(!(0,e().isScalar)(E)||E.value!==l||!E.range)return;const{line:n,col:r}=d.linePos(E.range[0]);
return`${n}:${r}`}}),24666:((C,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.COPIES=void 0,t.copyPath=O,t.extend=
m,t.obtainShared=f,t.sharedCopy=h,t.sharedName=s,t.unavailable=_;function e(){const l=o(77598);return e=function(){return l},
l}function P(){const l=o(41895);return P=function(){return l},l}function g(){const l=o(3463);return g=function(){return l},
l}function I(){const l=o(93028);return I=function(){return l},l}const T=t.COPIES=".github/gene-gate/";function O({repository:l,
path:d}){return`${T}${l}/${d}`}function s({repository:l,path:d,commit:u}){return`${l}/${d}@${u.slice(0,12)}`}function m(l,d){
if(!(0,g().isMapping)(l)||!(0,g().isMapping)(d))return d;const u=Object.entries(d).map(([E,n])=>{const r=Object.hasOwn(l,
E)?l[E]:void 0,y=(0,g().isMapping)(r)&&(0,g().isMapping)(n);return[E,y?{...r,...n}:n]});return Object.fromEntries([...Object.
entries(l),...u])}async function h(l,d){const u=O(d),E=l.stat(u)?.kind;return(0,I().isRegular)(E)?v(await l.read(u),d,`t\
he copy at ${u}`):{source:d,why:`the repository has no copy at ${u}`}}async function f({source:l,why:d},u){if(u===void 0)
throw _(l,d);const E=v(await u(l),l,"the file");if("why"in E)throw _(l,E.why);return{...E,fetched:!0}}function v(l,d,u){
const E=i(l);return E===d.sha256?{source:d,text:l.toString("utf8")}:{source:d,why:`${u} has the SHA-256 ${E}, not ${d.sha256}`}}
function i(l){return(0,e().createHash)("sha256").update(l).digest("hex")}function _(l,d,u){return new(P()).GateError("po\
licy_unavailable",`The policy extends ${s(l)}, which cannot be read: ${d}`,`Correct \`extends\`, or commit the file as ${O(
l)} to the branch of this policy.`,u)}}),55366:((C,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.MAX_FILE_BYTES=
void 0,t.readBlob=I;function e(){const T=o(41895);return e=function(){return T},T}function P(){const T=o(7650);return P=
function(){return T},T}const g=t.MAX_FILE_BYTES=16*1024*1024;async function I(T,O){const[s]=await T.read([O]);if(s?.type===
"blob")return s.content;throw new(e()).GateError("file_unreadable",s?`Object ${O} is a ${s.type}, not a file`:`Object ${O}\
 is missing from this clone`,P().FULL_CLONE_HINT)}}),48741:((C,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.
folderTree=h,t.readOnDisk=v;function e(){const u=o(73024);return e=function(){return u},u}function P(){const u=o(51455);
return P=function(){return u},u}function g(){const u=o(76760);return g=function(){return u},u}function I(){const u=o(41895);
return I=function(){return u},u}function T(){const u=o(55366);return T=function(){return u},u}function O(){const u=o(39491);
return O=function(){return u},u}function s(){const u=o(96681);return s=function(){return u},u}function m(){const u=o(93028);
return m=function(){return u},u}function h(u,E=T().MAX_FILE_BYTES){const n=(0,g().resolve)(u),r=`the directory ${u}`,y=a=>d(
a,()=>(0,e().lstatSync)((0,s().systemPath)((0,g().join)(n,a)))),w=a=>{if(a==="")return{path:a,kind:"directory",tracked:!0};
if(!(0,O().canBeCheckedOut)(a)||!(0,O().foldersAbove)(a).every(N=>y(N)?.isDirectory()))return;const p=y(a),b=p&&(0,m().kindOf)(
p);if(!p||!b)return;const L=(0,m().isRegular)(b)?{size:p.size}:{};return{path:a,kind:b,...L,tracked:!a.split("/").includes(
"node_modules")}},S=a=>w(a)?.kind!=="directory"?[]:(d(a,()=>(0,e().readdirSync)((0,s().systemPath)((0,g().join)(n,a)),{encoding:"\
buffer"}))??[]).map(b=>w(a===""?(0,s().decodePath)(b):`${a}/${(0,s().decodePath)(b)}`)).filter(b=>b!==void 0).sort(O().byEntryPath);
function*c(a){for(const p of S(a))p.tracked&&(p.kind==="directory"?yield*c(p.path):yield p)}return{label:r,stat:w,list:S,
files:()=>[...c("")].sort(O().byEntryPath),readlink:a=>w(a)?.kind==="symlink"?d(a,()=>(0,s().decodePath)((0,e().readlinkSync)(
(0,s().systemPath)((0,g().join)(n,a)),{encoding:"buffer"}))):void 0,read:async(a,p=E)=>{const b=w(a);if(!(0,m().isRegular)(
b?.kind))throw(0,O().notAFile)(r,a);if((b.size??0)>p)throw(0,O().tooLarge)(r,a,b.size??0,p);return i((0,g().join)(n,a),a,
r,p)}}}const f=e().constants.O_RDONLY|(e().constants.O_NOFOLLOW??0)|(e().constants.O_NONBLOCK??0);function v(u,E){return i(
(0,g().join)(u,E),E,`the directory ${u}`,1/0)}async function i(u,E,n,r){try{const y=await(0,P().open)((0,s().systemPath)(
u),f);try{const w=await y.stat();if(!w.isFile())throw(0,O().notAFile)(n,E);if(w.size>r)throw(0,O().tooLarge)(n,E,w.size,
r);return await y.readFile()}finally{await y.close()}}catch(y){throw y instanceof I().GateError?y:_(E,y)}}function _(u,E){
return new(I()).GateError("file_unreadable",`Cannot read ${u}: ${E instanceof Error?E.message:E}`,"Check the permissions\
 of the file and of the directories above it.",{cause:E})}const l=new Set(["ENOENT","ENOTDIR","ENAMETOOLONG"]);function d(u,E){
try{return E()}catch(n){if(l.has(n.code??""))return;throw _(u,n)}}}),7650:((C,t,o)=>{Object.defineProperty(t,"__esModule",
{value:!0}),t.NO_OUTSIDE_CONFIGURATION=t.FULL_CLONE_HINT=void 0,t.bindGit=O,t.notStarted=m,t.runGit=s,t.userEnvironment=
E;function e(){const n=o(48161);return e=function(){return n},n}function P(){const n=o(85);return P=function(){return n},
n}function g(){const n=o(41895);return g=function(){return n},n}const I=10*6e4,T={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,
allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,
allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function O(n){return async(r,y={})=>{
const w=await s(n,r,y);if(w.exitCode!==0&&!y.accept?.includes(w.exitCode))throw i(r,w);return w.stdout}}async function s({
directory:n,env:r,config:y=[]},w,{input:S,env:c}={}){const a={...r,...c};let p;const b=(0,P().simpleGit)({baseDir:n,config:[
...y],unsafe:T,allowEnvironment:Object.keys(a),completion:{onClose:!0,onExit:!1},timeout:{block:I},...S===void 0?{}:{input:()=>Buffer.
from(S)},errors:(N,$)=>(p=$,N instanceof P().GitPluginError?N:void 0)}).env(a);try{await(w[0]==="cat-file"?b.binaryCatFile(
w.slice(1)):b.raw([...w]))}catch(N){throw f(`git ${w[0]} was stopped: ${String(N)}`,N)}if(p===void 0)throw f(`git ${w[0]}\
 returned no result`);if(p.exitCode===null)throw f(`git ${w[0]} was stopped by a signal`);const L=Buffer.concat(p.stdErr).
toString();if(p.exitCode<0&&L.includes("ENOENT"))throw h();return{exitCode:p.exitCode,stdout:Buffer.concat(p.stdOut),stderr:L}}
function m(n,r){return r.code!=="ENOENT"?f(`git ${n[0]} could not be started: ${r.message}`,r):h(r)}function h(n){return new(g()).
GateError("program_not_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function f(n,r){
return new(g()).GateError("git_failed",n,v,{cause:r})}const v=t.FULL_CLONE_HINT="Check the clone with git fsck; it must \
be a full clone (no `filter` on actions/checkout).";function i(n,{exitCode:r,stderr:y}){const w=y.trim().replaceAll(/\/\/[^/@\s]*@/g,
"//***@");return new(g()).GateError("git_failed",`git ${n[0]} failed: ${w||`exit code ${r}`}`,_.test(w)?`Free space in T\
MPDIR (${(0,e().tmpdir)()}) and in the clone.`:v)}const _=/No space left on device|Disk quota exceeded|Read-only file system/i,
l=t.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:e().devNull,GIT_ATTR_NOSYSTEM:"1"},d=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
u=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function E(n){const r={};for(const[y,w]of Object.entries(n))w!==void 0&&(d.test(
y)||!u.test(y))&&(r[y]=w);return{...r,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}}),96402:((C,t,o)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.openRepository=s;function e(){const i=o(51455);return e=function(){return i},
i}function P(){const i=o(76760);return P=function(){return i},i}function g(){const i=o(41895);return g=function(){return i},
i}function I(){const i=o(7650);return I=function(){return i},i}function T(){const i=o(78173);return T=function(){return i},
i}const O=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(i=>["--git-path",i])];async function s(i,_=process.env){const l=(0,P().resolve)(
i);if(!await f(l))throw v(l,"is not a directory");const d=(0,I().userEnvironment)(_),u=await(0,I().runGit)({directory:l,
env:h(d,_),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...O]),[E,n,r,y,w,S,c,a,...p]=u.stdout.toString().
split(`
`);if(E==="true")throw v(l,"is a bare repository, which has no working tree");if(n==="false")throw v(l,"is inside a .git\
 directory");if(!u.stdout.length)throw v(l,"is not in a git repository",u.stderr);if(!r||!y||!w||!S||!c||!a||p.join("")!==
"")throw v(l,"is in a repository that git cannot describe",u.stderr);const b=await(0,T().openObjectView)({objects:S,shallow:c,
format:r,env:d});return{...m(await(0,e().realpath)(y),w,d,b),index:a}}function m(i,_,l,d){return{...d,directory:i,user:(0,I().
bindGit)({directory:i,env:{...l,GIT_DIR:_,GIT_WORK_TREE:i},config:[`safe.directory=${i}`,"core.fsmonitor=false","core.ho\
oksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function h(i,{GIT_INDEX_FILE:_}){return _===void 0?
i:{...i,GIT_INDEX_FILE:_}}async function f(i){return(0,e().stat)(i).then(_=>_.isDirectory(),()=>!1)}function v(i,_,l=""){
const d=l.includes("not a git repository")?"":l.trim();return new(g()).GateError("not_a_repository",`${i} ${_}${d===""?"":
` (${d})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}}),4537:((C,t)=>{
Object.defineProperty(t,"__esModule",{value:!0}),t.lfsObstacle=e;const o="version https://git-lfs.github.com/spec/";function e(P){
if(P.startsWith(o))return"this is a Git LFS pointer; commit the file itself (git lfs untrack)"}}),11970:((C,t)=>{Object.
defineProperty(t,"__esModule",{value:!0}),t.asciiOf=P,t.skeletonOf=I;function o(T){return T.split(/\s+/).flatMap(([O="",
...s])=>s.map(m=>[m,O]))}const e=new Map(o(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\
\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function P(T){return[...T].map(O=>e.get(O)??O).join("")}const g=new Map([...[...e].filter(([,T])=>T===T.toLowerCase()),...o(
"a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);
function I(T){return[...T.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(s=>g.get(s)??s).join("")}}),44703:((C,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.objectReader=I;
function e(){const m=o(31421);return e=function(){return m},m}function P(){const m=o(41895);return P=function(){return m},
m}function g(){const m=o(7650);return g=function(){return m},m}function I({directory:m,env:h}){let f,v;const i=[],_=d=>{
v??=d;for(const{reject:u}of i.splice(0))u(v)},l=()=>(f=(0,e().spawn)("git",["cat-file","--batch"],{cwd:m,env:h,windowsHide:!0}),
f.on("error",d=>_((0,g().notStarted)(["cat-file"],d))),f.on("close",()=>_(T())),f.stdin.on("error",()=>{}),f.stderr.resume(),
f.stdout.on("data",s(d=>i.shift()?.resolve(d))),f);return{read:async d=>{if(d.length===0)return[];if(v)throw v;const{stdin:u}=f??
l(),E=d.map(()=>new Promise((n,r)=>i.push({resolve:n,reject:r})));return u.write(d.map(n=>`${n}
`).join("")),Promise.all(E)},close:()=>{_(T()),f?.kill()}}}function T(){return new(P()).GateError("git_failed","git cat-\
file ended early",g().FULL_CLONE_HINT)}const O=10;function s(m){let h=Buffer.alloc(0),f,v=[],i=0;return _=>{if(f&&_.length<
i){v.push(_),i-=_.length;return}h=v.length>0?Buffer.concat([...v,_]):Buffer.concat([h,_]),v=[];let l=0;for(;;)if(f===void 0){
const d=h.indexOf(O,l);if(d<0)break;const[u="",E="",n=""]=h.toString("latin1",l,d).split(" ");l=d+1,/^\d+$/.test(n)?f={oid:u,
type:E,size:Number(n)}:m(void 0)}else{const d=l+f.size;if(h.length<=d)break;const{oid:u,type:E}=f;f=void 0,m({oid:u,type:E,
content:h.subarray(l,d)}),l=d+1}h=h.subarray(l),f&&(i=f.size+1-h.length,v=[h])}}}),78173:((C,t,o)=>{Object.defineProperty(
t,"__esModule",{value:!0}),t.openObjectView=s;function e(){const f=o(51455);return e=function(){return f},f}function P(){
const f=o(76760);return P=function(){return f},f}function g(){const f=o(41895);return g=function(){return f},f}function I(){
const f=o(4339);return I=function(){return f},f}function T(){const f=o(7650);return T=function(){return f},f}function O(){
const f=o(44703);return O=function(){return f},f}async function s(f){const v=await(0,I().temporaryFolder)(),i=(0,P().join)(
v,"git"),_=(0,P().join)(i,"objects");await(0,e().mkdir)((0,P().join)(_,"info"),{recursive:!0}),await(0,e().mkdir)((0,P().
join)(i,"refs")),await(0,e().writeFile)((0,P().join)(i,"HEAD"),`ref: refs/heads/none
`),await(0,e().writeFile)((0,P().join)(i,"config"),h(f.format)),await(0,e().writeFile)((0,P().join)(_,"info","alternates"),
`${JSON.stringify(f.objects)}
`);const l={directory:i,env:{...f.env.PATH===void 0?{}:{PATH:f.env.PATH},...T().NO_OUTSIDE_CONFIGURATION,GIT_DIR:i,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:f.shallow,HOME:i,LC_ALL:"C"}},d=(0,O().objectReader)(l);return{temporary:v,
objects:(0,T().bindGit)(l),read:d.read,privateStore:{GIT_OBJECT_DIRECTORY:_,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
f.objects)},shallowCommits:async()=>{const u=await(0,e().readFile)(f.shallow,"utf8").catch(m);return new Set(u.split(`
`).filter(E=>E!==""))},isPartial:async()=>(await(0,e().readdir)((0,P().join)(f.objects,"pack")).catch(()=>[])).some(E=>E.
endsWith(".promisor")),close:()=>(d.close(),(0,e().rm)(v,{recursive:!0,force:!0}))}}function m(f){if(f.code==="ENOENT")return"";
throw new(g()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${f.message}`,"Check the permissio\
ns of the .git directory.",{cause:f})}function h(f){return f==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${f}
`}}),96681:((C,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.decodePath=P,t.decodePieces=T,t.splitNul=O,t.systemPath=
I;function e(){const s=o(4573);return e=function(){return s},s}function P(s){if((0,e().isUtf8)(s))return s.toString("utf\
8");let m="";for(let h=0;h<s.length;){const f=g(s,h);m+=f>0?s.toString("utf8",h,h+f):String.fromCharCode(56320+(s[h]??0)),
h+=Math.max(f,1)}return m}function g(s,m){for(let h=1;h<=4&&m+h<=s.length;h++)if((0,e().isUtf8)(s.subarray(m,m+h)))return h;
return 0}function I(s){if(!/[\udc80-\udcff]/.test(s))return s;const m=s.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);return Buffer.
concat(m.map((h,f)=>f%2===1?Buffer.of(h.charCodeAt(0)-56320):Buffer.from(h)))}function T(s){if(!(0,e().isUtf8)(s))return[
...O(s)].map(P);const m=s.toString("utf8").split("\0");return m.at(-1)===""&&m.pop(),m}function*O(s){let m=0;for(let h=s.
indexOf(0);h>=0;h=s.indexOf(0,m))yield s.subarray(m,h),m=h+1;m<s.length&&(yield s.subarray(m))}}),93028:((C,t)=>{Object.
defineProperty(t,"__esModule",{value:!0}),t.isRegular=o,t.kindOf=e,t.onThisPlatform=P;function o(g){return g==="file"||g===
"executable"}function e(g){if(g.isSymbolicLink())return"symlink";if(g.isDirectory())return"directory";if(g.isFile())return(g.
mode&73)===0?"file":"executable"}function P(g){return process.platform==="win32"&&g==="executable"?"file":g}}),63963:((C,t,o)=>{
o.r(t),o.d(t,{exec:()=>e.m});var e=o(81260)}),16111:((C,t,o)=>{o.r(t),o.d(t,{createScanner:()=>e.createScanner,getNodeValue:()=>e.
getNodeValue,parse:()=>e.parse,parseTree:()=>e.parseTree,printParseErrorCode:()=>e.printParseErrorCode});var e=o(99547)}),
85:((C,t,o)=>{o.r(t),o.d(t,{GitPluginError:()=>e.Uo,simpleGit:()=>e.Lp});var e=o(74724)}),69873:((C,t,o)=>{o.r(t),o.d(t,
{LineCounter:()=>e.HN,isMap:()=>e.jh,isNode:()=>e.Ll,isScalar:()=>e.jn,parse:()=>e.qg,parseDocument:()=>e.Tp,stringify:()=>e.
As,visit:()=>e.YR});var e=o(38815)})};
