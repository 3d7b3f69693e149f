"use strict";exports.id=511,exports.ids=[511],exports.modules={26040:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),t.
attempt=o;function o(r){try{return r()}catch{return}}},3463:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.isMapping=o;function o(r){return typeof r=="object"&&r!==null&&!Array.isArray(r)}},3051:function(N,t,o){Object.defineProperty(
t,"__esModule",{value:!0}),t.nearestName=I;function r(){const T=o(28940);return r=function(){return T},T}const p=80,y=4;
function I(T,w){const f=T.slice(0,p),P=w.find(u=>u.includes(T));if(P!==void 0&&T.length>=y)return P;const O=w.length>0?(0,r().
closest)(f,[...w]):void 0;if(O!==void 0)return(0,r().distance)(f,O)<=f.length/2?O:void 0}},80287:function(N,t){Object.defineProperty(
t,"__esModule",{value:!0}),t.isNestedTooDeep=r;const o=200;function r(p){if(new RegExp(`^[ \\t?-]{${o}}`,"m").test(p))return!0;
let y=0;for(const I of p.match(/[[\]{}]/g)??[])if(y=Math.max(0,y+(/[[{]/.test(I)?1:-1)),y>o)return!0;return!1}},14495:function(N,t,o){
Object.defineProperty(t,"__esModule",{value:!0}),t.SYSTEM_PATH=void 0,t.isExecutable=w,t.systemTool=T;function r(){const f=o(
73024);return r=function(){return f},f}function p(){const f=o(51455);return p=function(){return f},f}function y(){const f=o(
76760);return y=function(){return f},f}const I=t.SYSTEM_PATH=["/usr/sbin","/usr/bin","/sbin","/bin"].join(y().delimiter);
async function T(f){for(const P of I.split(y().delimiter)){const O=(0,y().join)(P,f);if(await w(O))return O}}async function w(f){
try{return await(0,p().access)(f,r().constants.X_OK),(await(0,p().stat)(f)).isFile()}catch{return!1}}},4339:function(N,t,o){
Object.defineProperty(t,"__esModule",{value:!0}),t.foldersLeftIn=a,t.removeLeftFolders=c,t.temporaryFolder=l;function r(){
const e=o(73024);return r=function(){return e},e}function p(){const e=o(51455);return p=function(){return e},e}function y(){
const e=o(48161);return y=function(){return e},e}function I(){const e=o(76760);return I=function(){return e},e}function T(){
const e=o(63963);return T=function(){return e},e}function w(){const e=o(26040);return w=function(){return e},e}function f(){
const e=o(41895);return f=function(){return e},e}function P(){const e=o(14495);return P=function(){return e},e}const O="\
gene-gate-run-",u=3*864e5;let b;async function l(){const e=(0,y().tmpdir)();try{const d=await(0,p().realpath)(e);return b??=
c(d),await b,await(0,p().mkdtemp)((0,I().join)(d,O))}catch(d){const{code:E}=d;throw new(f()).GateError("file_unreadable",
`Cannot create a temporary directory in ${e} (${E}).`,"Set TMPDIR to a writable directory with free space.",{cause:d})}}
async function c(e){const d=process.getuid?.(),E=a(e).filter(m=>(0,w().attempt)(()=>(0,r().lstatSync)(m).uid)===d);if(E.
length===0)return;for(const m of i(E))await n(m);const C=i(E),s=E.filter(m=>!C.some(g=>_(g,m)));await Promise.allSettled(
s.map(m=>(0,p().rm)(m,{recursive:!0,force:!0})))}function a(e){return(0,r().readdirSync)(e).filter(d=>d.startsWith(O)).map(
d=>(0,I().join)(e,d)).filter(d=>{const E=(0,r().lstatSync)(d,{throwIfNoEntry:!1});return E?.isDirectory()&&E.mtimeMs<Date.
now()-u})}function i(e){return((0,w().attempt)(()=>(0,r().readFileSync)("/proc/self/mountinfo","utf8"))??"").split(`
`).map(C=>(C.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,h)).filter(C=>e.some(s=>_(C,s))).sort((C,s)=>s.length-C.length)}
function h(e,d){return String.fromCharCode(Number.parseInt(d,8))}function _(e,d){return e===d||e.startsWith(`${d}/`)}async function n(e){
const d=await(0,P().systemTool)("umount");try{d&&await(0,T().exec)(d,["-l",e],{silent:!0})}catch{}}},94853:function(N,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.DEFAULT_POLICY_DIGEST=t.DEFAULT_POLICY=void 0;const o=t.DEFAULT_POLICY=
JSON.parse('{"extends":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"workspace":".\
","disabled_packs":[],"experimental":[],"programs":[],"tool_flags":{},"make_variables":[],"families":[],"patterns":[],"a\
pprovals":{"strong":1,"very_strong":2,"gate":1,"people":[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rule\
s":{},"containment":"require-for-forks","network":"none","views":"command","mutants":"auto","concurrency":"cores","build\
_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.cache/**","**/node_modules/.*/**","**/.eslintcac\
he","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**","**/{.*_cache,target,.tox,.gradle}/**"],"assets":{"include":\
["**/{assets,.evolver}/gep/{genes,capsules}*.{json,jsonl}","**/{assets,.evolver}/gep/{events,external_candidates}.jsonl"\
,"**/*.seed.json","**/data/default_genes.json"],"max_file_bytes":16777216},"stores":[],"limits":{"command_timeout_second\
s":180,"budget_seconds":18000,"prepare_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":171798\
69184,"processes":1024,"open_files":4096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":\
"full","hard_cap_files":60,"hard_cap_lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"agent\
_files":{"level":"warn","include":["**"],"exclude":[]},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success\
_streak":2,"confidence_factor":0.6,"require_evidence":"gate","evidence_app":"github-actions","stale_after_days":180,"att\
estation":[]},"ignores":[],"branches":{}}'),r=t.DEFAULT_POLICY_DIGEST="sha256:d7b4998069ebb6771e3f29911ac4546f475fb3b324\
ee25055a1f70c3aa69eaad"},74238:function(N,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.POLICY_PATH=void 0,t.digestPolicy=
_,t.loadPolicy=u,t.loadPolicyFile=i,t.readPolicyIn=b;function r(){const n=o(77598);return r=function(){return n},n}function p(){
const n=o(23404);return p=function(){return n},n}function y(){const n=o(41895);return y=function(){return n},n}function I(){
const n=o(93028);return I=function(){return n},n}function T(){const n=o(94853);return T=function(){return n},n}function w(){
const n=o(49875);return w=function(){return n},n}function f(){const n=o(14479);return f=function(){return n},n}function P(){
const n=o(24666);return P=function(){return n},n}const O=t.POLICY_PATH=".github/gene-gate.yml";async function u(n,e,{path:d=O,
hint:E,readShared:C}={}){const s=await b(n),m="missing"in s?s.file.read(await(0,P().obtainShared)(s.missing,C)):s,g=(0,f().
policyOf)(m,d,E);if(!n.stat(O)){const S=(0,w().findNearPolicy)(n);if(S)throw a(S,n.label);return h(g,{source:"default",ref:e})}
const v=(await n.read(O)).toString("utf8");return h(g,{source:"base",path:O,ref:e,text:v,...c(m)})}async function b(n,e){
const d=n.stat(O);return d?(0,I().isRegular)(d.kind)?await l((await n.read(O)).toString("utf8"),n,e):{mistakes:[{line:1,
column:1,message:`expected a regular file; this is a ${d.kind}`}]}:{policy:T().DEFAULT_POLICY}}async function l(n,e,d){const E=(0,f().
openPolicy)(n),C=E.extended;if(C===void 0)return E.read();const m=d?.fetched&&d.source.sha256===C.sha256?d:await(0,P().sharedCopy)(
e,C);return"why"in m?{missing:m,text:n,file:E}:E.read(m)}function c(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}
function a({path:n,fault:e},d){return new(y()).GateError("policy_invalid",`${JSON.stringify(n)} ${e}, but the policy mus\
t be the regular file ${O}, which ${d} does not have`,`Rename it to ${O}; if it is not a policy, give it another name.`)}
async function i(n,e,d){const E=await l(n,d);if("missing"in E)throw(0,P().unavailable)(E.missing.source,E.missing.why);return h(
(0,f().policyOf)(E,e),{source:"file",path:e,text:n,...c(E)})}function h(n,e){return{policy:n,...e,digest:_(n),ignoredInputs:[]}}
function _(n){if(n===T().DEFAULT_POLICY)return T().DEFAULT_POLICY_DIGEST;const{branches:e,...d}=n;return`sha256:${(0,r().
createHash)("sha256").update((0,p().canonicalize)(d)).digest("hex")}`}},49875:function(N,t,o){Object.defineProperty(t,"_\
_esModule",{value:!0}),t.findNearPolicy=y;function r(){const f=o(28940);return r=function(){return f},f}function p(){const f=o(
11970);return p=function(){return f},f}function y(f){for(const P of f.list("")){const{path:O,kind:u}=P;if(u!=="directory"&&
(0,p().skeletonOf)(O).trim()===".github")return{path:O,fault:`is ${u==="executable"?"a file":`a ${u}`}`};const b=u==="di\
rectory"&&I(O)?f.list(O):[],l=w(P,!1)?P:b.find(c=>w(c,!0));if(l)return{path:l.path,fault:"looks like the policy"}}}function I(f){
const P=(0,p().skeletonOf)(f);return P.startsWith(".")||(0,r().distance)(P,"github")<=1}const T=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function w({path:f,kind:P},O){const u=(0,p().skeletonOf)(f.slice(f.lastIndexOf("/")+1)).trim(),[b="",...l]=u.replace(/^\.+/,
"").split("."),c=b.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,r().distance)(c,"ge\
negate")>1||c==="generate"?!1:l.length>0?T.test(l.join(".")):P!=="directory"&&(O||u.startsWith("."))}},14479:function(N,t,o){
Object.defineProperty(t,"__esModule",{value:!0}),t.openPolicy=b,t.policyOf=u;function r(){const s=o(7723);return r=function(){
return s},s}function p(){const s=o(41895);return p=function(){return s},s}function y(){const s=o(3051);return y=function(){
return s},s}function I(){const s=o(11160);return I=function(){return s},s}function T(){const s=o(5468);return T=function(){
return s},s}function w(){const s=o(52491);return w=function(){return s},s}function f(){const s=o(24666);return f=function(){
return s},s}const P=50,O="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function u(s,m,g=O){
if("policy"in s)return s.policy;const{mistakes:v}=s,S=v.length===1?"a mistake":`${v.length} mistakes`,L=v.map(({line:$,column:M,
message:D})=>`${m}:${$}:${M}: ${D}`);throw new(p()).GateError("policy_invalid",`The policy has ${S}:
${L.join(`
`)}`,g)}function b(s){const m=(0,T().readDocument)(s);return"broken"in m?{extended:void 0,read:()=>a(m.broken)}:{extended:l(
m),read:g=>c(m,g)}}function l(s){if(!s.has(["extends"]))return;const m=r().object({extends:w().extendsKey.schema}).safeParse(
s.value);return m.success?m.data.extends??void 0:void 0}function c(s,m){const g=m&&(0,T().readDocument)(m.text),v=({line:j,
column:A,message:F})=>{const R=m?(0,f().sharedName)(m.source):"";return s.atValue(["extends"],`${R}:${j}:${A}: ${F}`)};if(g&&
"broken"in g)return a(g.broken.map(v));if(g?.has(["extends"])){const j=g.atValue(["extends"],"a shared policy must not e\
xtend another");return a([v(j)])}const S=g?(0,f().extend)(g.value,s.value):s.value,L=I().policySchema.safeParse(S,{jitless:!0}),
M=(L.success?[]:L.error.issues.flatMap(h)).flatMap(j=>_(j).map(A=>g&&i(g,A)>i(s,A)?v(n(j,A,g)):n(j,A,s))),D=[...s.mistakes,
...(g?.mistakes??[]).map(v)];return L.success&&D.length===0?{policy:L.data,...m&&{shared:m}}:a([...D,...M])}function a(s){
return{mistakes:s.toSorted((g,v)=>g.line-v.line||g.column-v.column).slice(0,P)}}function i({has:s},m){return m.findLastIndex(
(g,v)=>s(m.slice(0,v+1)))+1}function h(s){if(s.code!=="invalid_union")return[s];const m=s.errors.map(S=>S.flatMap(h)),g=({
path:S,code:L})=>S.length===0&&["invalid_type","invalid_value"].includes(L);return(m.find(S=>!S.every(g))??m[0]??[]).map(
S=>({...S,path:[...s.path,...S.path]}))}function _(s){return s.code!=="unrecognized_keys"?[s.path]:s.keys.slice(0,P).map(
m=>[...s.path,m])}function n(s,m,g){if(s.code==="unrecognized_keys"){const L=String(m.at(-1));return g.atKey(s.path,L,E(
s.path,L))}const v=g.textAt(m),S=s.code==="invalid_value"&&v!==void 0?e(v,s.values.map(String)):"";return g.atValue(m,`${d(
m)}: ${s.message}${S}`)}function e(s,m){const g=(0,y().nearestName)(s,m);return g===void 0?"":`; did you mean ${g}?`}function d(s){
return s.length===0?"the policy":s.map(String).join(".")}function E(s,m){const g=C(I().policySchema,s),v=d([...s,m]),S=g.
filter(L=>C(I().policySchema,[...s,L]).includes(m));if(S.length>0){const L=S.map($=>d([...s,$,m]));return`unknown key ${v}\
; did you mean ${L.join(" or ")}?`}return g.length===0?`unknown key ${v}`:`unknown key ${v}${e(m,g)} (known: ${g.join(",\
 ")})`}function C(s,m){const{innerType:g,options:v,shape:S,element:L,valueType:$}=s._zod.def;if(g)return C(g,m);if(v)return v.
map(A=>C(A,m)).find(({length:A})=>A)??[];const[M,...D]=m;if(M===void 0)return Object.keys(S??{});const j=S?.[String(M)]??
L??$;return j?C(j,D):[]}},5468:function(N,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.placeIn=b,t.readDocument=
T;function r(){const l=o(69873);return r=function(){return l},l}function p(){const l=o(80287);return p=function(){return l},
l}function y(){const l=o(4537);return y=function(){return l},l}const I=64*1024;function T(l){const c=w(l);if(c)return{broken:[
{line:1,column:1,message:c}]};const a=new(r()).LineCounter,i=(0,r().parseDocument)(l,{lineCounter:a,prettyErrors:!1}),h=(n,e)=>{
const{line:d,col:E}=a.linePos(n);return{line:d,column:E,message:e}},_=[...i.errors.map(({pos:n,message:e})=>h(n[0],e)),...P(
i).map(n=>h(n,"aliases (*name) are not supported"))];return _.length!==i.errors.filter(f).length?{broken:_}:{value:i.toJS()??
{},mistakes:_,has:n=>(0,r().isNode)(i.contents)&&i.hasIn(n),textAt:n=>{const e=(0,r().isNode)(i.contents)?i.getIn(n):void 0;
return typeof e=="string"?e:void 0},atValue:(n,e)=>h(O(i,n),e),atKey:(n,e,d)=>h(u(i,n,e),d)}}function w(l){return l.length>
I?`the file is larger than ${I} characters`:(0,p().isNestedTooDeep)(l)?"the file is nested too deep":(0,y().lfsObstacle)(
l)}function f({code:l}){return l==="DUPLICATE_KEY"}function P(l){const c=[];return(0,r().visit)(l,{Alias:(a,{range:i})=>{
c.push(i?.[0]??0)}}),c}function O(l,c){for(let a=c.length;a>0;a--){const i=l.getIn(c.slice(0,a),!0);if((0,r().isNode)(i)&&
i.range)return i.range[0]}return 0}function u(l,c,a){const i=c.length===0?l.contents:l.getIn(c,!0),h=(0,r().isMap)(i)?i.
items.find(_=>(0,r().isScalar)(_.key)&&String(_.key.value)===a):void 0;return(0,r().isScalar)(h?.key)&&h.key.range?.[0]||
0}function b(l,c,a){const i=new(r()).LineCounter,h=(0,r().parseDocument)(l,{lineCounter:i,prettyErrors:!1}),_=h.contents===
null?void 0:h.getIn(c,!0);if(!(0,r().isScalar)(_)||_.value!==a||!_.range)return;const{line:n,col:e}=i.linePos(_.range[0]);
return`${n}:${e}`}},24666:function(N,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.COPIES=void 0,t.copyPath=w,
t.extend=P,t.obtainShared=u,t.sharedCopy=O,t.sharedName=f,t.unavailable=c;function r(){const a=o(77598);return r=function(){
return a},a}function p(){const a=o(41895);return p=function(){return a},a}function y(){const a=o(3463);return y=function(){
return a},a}function I(){const a=o(93028);return I=function(){return a},a}const T=t.COPIES=".github/gene-gate/";function w({
repository:a,path:i}){return`${T}${a}/${i}`}function f({repository:a,path:i,commit:h}){return`${a}/${i}@${h.slice(0,12)}`}
function P(a,i){if(!(0,y().isMapping)(a)||!(0,y().isMapping)(i))return i;const h=Object.entries(i).map(([_,n])=>{const e=Object.
hasOwn(a,_)?a[_]:void 0,d=(0,y().isMapping)(e)&&(0,y().isMapping)(n);return[_,d?{...e,...n}:n]});return Object.fromEntries(
[...Object.entries(a),...h])}async function O(a,i){const h=w(i),_=a.stat(h)?.kind;return(0,I().isRegular)(_)?b(await a.read(
h),i,`the copy at ${h}`):{source:i,why:`the repository has no copy at ${h}`}}async function u({source:a,why:i},h){if(h===
void 0)throw c(a,i);const _=b(await h(a),a,"the file");if("why"in _)throw c(a,_.why);return{..._,fetched:!0}}function b(a,i,h){
const _=l(a);return _===i.sha256?{source:i,text:a.toString("utf8")}:{source:i,why:`${h} has the SHA-256 ${_}, not ${i.sha256}`}}
function l(a){return(0,r().createHash)("sha256").update(a).digest("hex")}function c(a,i,h){return new(p()).GateError("po\
licy_unavailable",`The policy extends ${f(a)}, which cannot be read: ${i}`,`Correct \`extends\`, or commit the file as ${w(
a)} to the branch of this policy.`,h)}},7650:function(N,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.NO_OUTSIDE_CONFIGURATION=
t.FULL_CLONE_HINT=void 0,t.bindGit=w,t.notStarted=P,t.runGit=f,t.userEnvironment=_;function r(){const n=o(48161);return r=
function(){return n},n}function p(){const n=o(85);return p=function(){return n},n}function y(){const n=o(41895);return y=
function(){return n},n}const I=10*6e4,T={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function w(n){return async(e,d={})=>{const E=await f(n,e,d);if(E.exitCode!==
0&&!d.accept?.includes(E.exitCode))throw l(e,E);return E.stdout}}async function f({directory:n,env:e,config:d=[]},E,{input:C,
env:s}={}){const m={...e,...s};let g;const v=(0,p().simpleGit)({baseDir:n,config:[...d],unsafe:T,allowEnvironment:Object.
keys(m),completion:{onClose:!0,onExit:!1},timeout:{block:I},...C===void 0?{}:{input:()=>Buffer.from(C)},errors:(L,$)=>(g=
$,L instanceof p().GitPluginError?L:void 0)}).env(m);try{await(E[0]==="cat-file"?v.binaryCatFile(E.slice(1)):v.raw([...E]))}catch(L){
throw u(`git ${E[0]} was stopped: ${String(L)}`,L)}if(g===void 0)throw u(`git ${E[0]} returned no result`);if(g.exitCode===
null)throw u(`git ${E[0]} was stopped by a signal`);const S=Buffer.concat(g.stdErr).toString();if(g.exitCode<0&&S.includes(
"ENOENT"))throw O();return{exitCode:g.exitCode,stdout:Buffer.concat(g.stdOut),stderr:S}}function P(n,e){return e.code!==
"ENOENT"?u(`git ${n[0]} could not be started: ${e.message}`,e):O(e)}function O(n){return new(y()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function u(n,e){return new(y()).
GateError("git_failed",n,b,{cause:e})}const b=t.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function l(n,{exitCode:e,stderr:d}){const E=d.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(y()).GateError("git_failed",`git ${n[0]} failed: ${E||`exit code ${e}`}`,c.test(E)?`Free space in TMPD\
IR (${(0,r().tmpdir)()}) and in the clone.`:b)}const c=/No space left on device|Disk quota exceeded|Read-only file system/i,
a=t.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:r().devNull,GIT_ATTR_NOSYSTEM:"1"},i=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
h=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function _(n){const e={};for(const[d,E]of Object.entries(n))E!==void 0&&(i.test(
d)||!h.test(d))&&(e[d]=E);return{...e,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(N,t,o){
Object.defineProperty(t,"__esModule",{value:!0}),t.openRepository=O;function r(){const c=o(73024);return r=function(){return c},
c}function p(){const c=o(51455);return p=function(){return c},c}function y(){const c=o(76760);return y=function(){return c},
c}function I(){const c=o(26040);return I=function(){return c},c}function T(){const c=o(41895);return T=function(){return c},
c}function w(){const c=o(7650);return w=function(){return c},c}function f(){const c=o(78173);return f=function(){return c},
c}const P=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(c=>["--git-path",c])];async function O(c,a=process.env){const i=(0,y().resolve)(
c);if(!(0,I().attempt)(()=>(0,r().statSync)(i).isDirectory()))throw l(i,"is not a directory");const h=(0,w().userEnvironment)(
a),_=await(0,w().runGit)({directory:i,env:b(h,a),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...P]),
[n,e,d,E,C,s,m,g,...v]=_.stdout.toString().split(`
`);if(n==="true")throw l(i,"is a bare repository, which has no working tree");if(e==="false")throw l(i,"is inside a .git\
 directory");if(!_.stdout.length)throw l(i,"is not in a git repository",_.stderr);if(!d||!E||!C||!s||!m||!g||v.join("")!==
"")throw l(i,"is in a repository that git cannot describe",_.stderr);const S=await(0,f().openObjectView)({objects:s,shallow:m,
format:d,env:h});return{...u(await(0,p().realpath)(E),C,h,S),index:g}}function u(c,a,i,h){return{...h,directory:c,user:(0,w().
bindGit)({directory:c,env:{...i,GIT_DIR:a,GIT_WORK_TREE:c},config:[`safe.directory=${c}`,"core.fsmonitor=false","core.ho\
oksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function b(c,{GIT_INDEX_FILE:a}){return a===void 0?
c:{...c,GIT_INDEX_FILE:a}}function l(c,a,i=""){const h=i.includes("not a git repository")?"":i.trim();return new(T()).GateError(
"not_a_repository",`${c} ${a}${h===""?"":` (${h})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout,\
 or specify one with --repo.")}},4537:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),t.lfsObstacle=r;const o="\
version https://git-lfs.github.com/spec/";function r(p){if(p.startsWith(o))return"this is a Git LFS pointer; commit the \
file itself (git lfs untrack)"}},11970:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),t.asciiOf=p,t.skeletonOf=
I;function o(T){return T.split(/\s+/).flatMap(([w="",...f])=>f.map(P=>[P,w]))}const r=new Map(o(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\
\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function p(T){return[...T].map(w=>r.get(w)??w).join("")}const y=new Map([...[...r].filter(([,T])=>T===T.toLowerCase()),...o(
"a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);
function I(T){return[...T.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(f=>y.get(f)??f).join("")}},44703:function(N,t,o){Object.defineProperty(t,"__esModule",{value:!0}),t.objectReader=
I;function r(){const P=o(31421);return r=function(){return P},P}function p(){const P=o(41895);return p=function(){return P},
P}function y(){const P=o(7650);return y=function(){return P},P}function I({directory:P,env:O}){let u,b;const l=[],c=i=>{
b??=i;for(const{reject:h}of l.splice(0))h(b)},a=()=>(u=(0,r().spawn)("git",["cat-file","--batch"],{cwd:P,env:O,windowsHide:!0}),
u.on("error",i=>c((0,y().notStarted)(["cat-file"],i))),u.on("close",()=>c(T())),u.stdin.on("error",()=>{}),u.stderr.resume(),
u.stdout.on("data",f(i=>l.shift()?.resolve(i))),u);return{read:async i=>{if(i.length===0)return[];if(b)throw b;const{stdin:h}=u??
a(),_=i.map(()=>new Promise((n,e)=>l.push({resolve:n,reject:e})));return h.write(i.map(n=>`${n}
`).join("")),Promise.all(_)},close:()=>{c(T()),u?.kill()}}}function T(){return new(p()).GateError("git_failed","git cat-\
file ended early",y().FULL_CLONE_HINT)}const w=10;function f(P){let O=Buffer.alloc(0),u,b=[],l=0;return c=>{if(u&&c.length<
l){b.push(c),l-=c.length;return}O=b.length>0?Buffer.concat([...b,c]):Buffer.concat([O,c]),b=[];let a=0;for(;;)if(u===void 0){
const i=O.indexOf(w,a);if(i<0)break;const[h="",_="",n=""]=O.toString("latin1",a,i).split(" ");a=i+1,/^\d+$/.test(n)?u={oid:h,
type:_,size:Number(n)}:P(void 0)}else{const i=a+u.size;if(O.length<=i)break;const{oid:h,type:_}=u;u=void 0,P({oid:h,type:_,
content:O.subarray(a,i)}),a=i+1}O=O.subarray(a),u&&(l=u.size+1-O.length,b=[O])}}},78173:function(N,t,o){Object.defineProperty(
t,"__esModule",{value:!0}),t.openObjectView=f;function r(){const u=o(51455);return r=function(){return u},u}function p(){
const u=o(76760);return p=function(){return u},u}function y(){const u=o(41895);return y=function(){return u},u}function I(){
const u=o(4339);return I=function(){return u},u}function T(){const u=o(7650);return T=function(){return u},u}function w(){
const u=o(44703);return w=function(){return u},u}async function f(u){const b=await(0,I().temporaryFolder)(),l=(0,p().join)(
b,"git"),c=(0,p().join)(l,"objects");await(0,r().mkdir)((0,p().join)(c,"info"),{recursive:!0}),await(0,r().mkdir)((0,p().
join)(l,"refs")),await(0,r().writeFile)((0,p().join)(l,"HEAD"),`ref: refs/heads/none
`),await(0,r().writeFile)((0,p().join)(l,"config"),O(u.format)),await(0,r().writeFile)((0,p().join)(c,"info","alternates"),
`${JSON.stringify(u.objects)}
`);const a={directory:l,env:{...u.env.PATH===void 0?{}:{PATH:u.env.PATH},...T().NO_OUTSIDE_CONFIGURATION,GIT_DIR:l,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:u.shallow,HOME:l,LC_ALL:"C"}},i=(0,w().objectReader)(a);return{temporary:b,
objects:(0,T().bindGit)(a),read:i.read,privateStore:{GIT_OBJECT_DIRECTORY:c,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
u.objects)},shallowCommits:async()=>{const h=await(0,r().readFile)(u.shallow,"utf8").catch(P);return new Set(h.split(`
`).filter(_=>_!==""))},isPartial:async()=>(await(0,r().readdir)((0,p().join)(u.objects,"pack")).catch(()=>[])).some(_=>_.
endsWith(".promisor")),close:()=>(i.close(),(0,r().rm)(b,{recursive:!0,force:!0}))}}function P(u){if(u.code==="ENOENT")return"";
throw new(y()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${u.message}`,"Check the permissio\
ns of the .git directory.",{cause:u})}function O(u){return u==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${u}
`}},93028:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),t.isRegular=o,t.kindOf=r,t.onThisPlatform=p;function o(y){
return y==="file"||y==="executable"}function r(y){if(y.isSymbolicLink())return"symlink";if(y.isDirectory())return"direct\
ory";if(y.isFile())return(y.mode&73)===0?"file":"executable"}function p(y){return process.platform==="win32"&&y==="execu\
table"?"file":y}},63963:function(N,t,o){o.r(t),o.d(t,{exec:()=>r.m});var r=o(81260)},85:function(N,t,o){o.r(t),o.d(t,{GitPluginError:()=>r.
Uo,simpleGit:()=>r.Lp});var r=o(74724)},69873:function(N,t,o){o.r(t),o.d(t,{LineCounter:()=>r.HN,isMap:()=>r.jh,isNode:()=>r.
Ll,isScalar:()=>r.jn,parse:()=>r.qg,parseDocument:()=>r.Tp,stringify:()=>r.As,visit:()=>r.YR});var r=o(38815)}};
