"use strict";exports.id=2511,exports.ids=[2511],exports.modules={26040:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.attempt=e;function e(i){try{return i()}catch{return}}},3463:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.isMapping=e,t.objectIn=i,t.textIn=h;function e(l){return typeof l=="object"&&l!==null&&!Array.isArray(l)}function i(l){
return e(l)?l:{}}function h(l,w){const P=Object.hasOwn(l,w)?l[w]:void 0;return typeof P=="string"?P:""}},3051:function(N,t,e){
Object.defineProperty(t,"__esModule",{value:!0}),t.nearestName=w;function i(){const P=e(28940);return i=function(){return P},
P}const h=80,l=4;function w(P,T){const d=P.slice(0,h),_=T.find(u=>u.includes(P));if(_!==void 0&&P.length>=l)return _;const O=T.
length>0?(0,i().closest)(d,[...T]):void 0;if(O!==void 0)return(0,i().distance)(d,O)<=d.length/2?O:void 0}},80287:function(N,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.isNestedTooDeep=i;const e=200;function i(h){if(new RegExp(`^[ \\t?-]{${e}\
}`,"m").test(h))return!0;let l=0;for(const w of h.match(/[[\]{}]/g)??[])if(l=Math.max(0,l+(/[[{]/.test(w)?1:-1)),l>e)return!0;
return!1}},14495:function(N,t,e){Object.defineProperty(t,"__esModule",{value:!0}),t.SYSTEM_PATH=void 0,t.isExecutable=T,
t.systemTool=P;function i(){const d=e(73024);return i=function(){return d},d}function h(){const d=e(51455);return h=function(){
return d},d}function l(){const d=e(76760);return l=function(){return d},d}const w=t.SYSTEM_PATH=["/usr/sbin","/usr/bin",
"/sbin","/bin"].join(l().delimiter);async function P(d){for(const _ of w.split(l().delimiter)){const O=(0,l().join)(_,d);
if(await T(O))return O}}async function T(d){try{return await(0,h().access)(d,i().constants.X_OK),(await(0,h().stat)(d)).
isFile()}catch{return!1}}},4339:function(N,t,e){Object.defineProperty(t,"__esModule",{value:!0}),t.foldersLeftIn=a,t.removeLeftFolders=
c,t.temporaryFolder=f;function i(){const o=e(73024);return i=function(){return o},o}function h(){const o=e(51455);return h=
function(){return o},o}function l(){const o=e(48161);return l=function(){return o},o}function w(){const o=e(76760);return w=
function(){return o},o}function P(){const o=e(63963);return P=function(){return o},o}function T(){const o=e(26040);return T=
function(){return o},o}function d(){const o=e(41895);return d=function(){return o},o}function _(){const o=e(14495);return _=
function(){return o},o}const O="gene-gate-run-",u=3*864e5;let b;async function f(){const o=(0,l().tmpdir)();try{const m=await(0,h().
realpath)(o);return b??=c(m),await b,await(0,h().mkdtemp)((0,w().join)(m,O))}catch(m){const{code:I}=m;throw new(d()).GateError(
"file_unreadable",`Cannot create a temporary directory in ${o} (${I}).`,"Set TMPDIR to a writable directory with free sp\
ace.",{cause:m})}}async function c(o){const m=process.getuid?.(),I=a(o).filter(y=>(0,T().attempt)(()=>(0,i().lstatSync)(
y).uid)===m);if(I.length===0)return;for(const y of r(I))await n(y);const C=r(I),s=I.filter(y=>!C.some(g=>E(g,y)));await Promise.
allSettled(s.map(y=>(0,h().rm)(y,{recursive:!0,force:!0})))}function a(o){return(0,i().readdirSync)(o).filter(m=>m.startsWith(
O)).map(m=>(0,w().join)(o,m)).filter(m=>{const I=(0,i().lstatSync)(m,{throwIfNoEntry:!1});return I?.isDirectory()&&I.mtimeMs<
Date.now()-u})}function r(o){return((0,T().attempt)(()=>(0,i().readFileSync)("/proc/self/mountinfo","utf8"))??"").split(
`
`).map(C=>(C.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,p)).filter(C=>o.some(s=>E(C,s))).sort((C,s)=>s.length-C.length)}
function p(o,m){return String.fromCharCode(Number.parseInt(m,8))}function E(o,m){return o===m||o.startsWith(`${m}/`)}async function n(o){
const m=await(0,_().systemTool)("umount");try{m&&await(0,P().exec)(m,["-l",o],{silent:!0})}catch{}}},94853:function(N,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.DEFAULT_POLICY_DIGEST=t.DEFAULT_POLICY=void 0;const e=t.DEFAULT_POLICY=
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
_streak":2,"confidence_factor":0.6,"require_evidence":"gate","evidence_app":"github-actions","attestation":[]},"ignores"\
:[],"branches":{}}'),i=t.DEFAULT_POLICY_DIGEST="sha256:2ca6945ae04d502eca4015fbc966b188a8d207a7a6cf1644056935b5b1eb611e"},
74238:function(N,t,e){Object.defineProperty(t,"__esModule",{value:!0}),t.POLICY_PATH=void 0,t.digestPolicy=E,t.loadPolicy=
u,t.loadPolicyFile=r,t.readPolicyIn=b;function i(){const n=e(77598);return i=function(){return n},n}function h(){const n=e(
23404);return h=function(){return n},n}function l(){const n=e(41895);return l=function(){return n},n}function w(){const n=e(
93028);return w=function(){return n},n}function P(){const n=e(94853);return P=function(){return n},n}function T(){const n=e(
49875);return T=function(){return n},n}function d(){const n=e(14479);return d=function(){return n},n}function _(){const n=e(
24666);return _=function(){return n},n}const O=t.POLICY_PATH=".github/gene-gate.yml";async function u(n,o,{path:m=O,hint:I,
readShared:C}={}){const s=await b(n),y="missing"in s?s.file.read(await(0,_().obtainShared)(s.missing,C)):s,g=(0,d().policyOf)(
y,m,I);if(!n.stat(O)){const S=(0,T().findNearPolicy)(n);if(S)throw a(S,n.label);return p(g,{source:"default",ref:o})}const v=(await n.
read(O)).toString("utf8");return p(g,{source:"base",path:O,ref:o,text:v,...c(y)})}async function b(n,o){const m=n.stat(O);
return m?(0,w().isRegular)(m.kind)?await f((await n.read(O)).toString("utf8"),n,o):{mistakes:[{line:1,column:1,message:`\
expected a regular file; this is a ${m.kind}`}]}:{policy:P().DEFAULT_POLICY}}async function f(n,o,m){const I=(0,d().openPolicy)(
n),C=I.extended;if(C===void 0)return I.read();const y=m?.fetched&&m.source.sha256===C.sha256?m:await(0,_().sharedCopy)(o,
C);return"why"in y?{missing:y,text:n,file:I}:I.read(y)}function c(n){return"policy"in n&&n.shared?{shared:n.shared}:{}}function a({
path:n,fault:o},m){return new(l()).GateError("policy_invalid",`${JSON.stringify(n)} ${o}, but the policy must be the reg\
ular file ${O}, which ${m} does not have`,`Rename it to ${O}; if it is not a policy, give it another name.`)}async function r(n,o,m){
const I=await f(n,m);if("missing"in I)throw(0,_().unavailable)(I.missing.source,I.missing.why);return p((0,d().policyOf)(
I,o),{source:"file",path:o,text:n,...c(I)})}function p(n,o){return{policy:n,...o,digest:E(n),ignoredInputs:[]}}function E(n){
if(n===P().DEFAULT_POLICY)return P().DEFAULT_POLICY_DIGEST;const{branches:o,...m}=n;return`sha256:${(0,i().createHash)("\
sha256").update((0,h().canonicalize)(m)).digest("hex")}`}},49875:function(N,t,e){Object.defineProperty(t,"__esModule",{value:!0}),
t.findNearPolicy=l;function i(){const d=e(28940);return i=function(){return d},d}function h(){const d=e(11970);return h=
function(){return d},d}function l(d){for(const _ of d.list("")){const{path:O,kind:u}=_;if(u!=="directory"&&(0,h().skeletonOf)(
O).trim()===".github")return{path:O,fault:`is ${u==="executable"?"a file":`a ${u}`}`};const b=u==="directory"&&w(O)?d.list(
O):[],f=T(_,!1)?_:b.find(c=>T(c,!0));if(f)return{path:f.path,fault:"looks like the policy"}}}function w(d){const _=(0,h().
skeletonOf)(d);return _.startsWith(".")||(0,i().distance)(_,"github")<=1}const P=/^(?:policy\.|config\.)?(?:y[aml]{1,4}|json[c5]?|toml|policy|config)(?:\.txt|~)?$/;
function T({path:d,kind:_},O){const u=(0,h().skeletonOf)(d.slice(d.lastIndexOf("/")+1)).trim(),[b="",...f]=u.replace(/^\.+/,
"").split("."),c=b.replaceAll(/[^a-z0-9]/g,"").replace(/(?:policy|config|settings|rc)$/,"");return(0,i().distance)(c,"ge\
negate")>1||c==="generate"?!1:f.length>0?P.test(f.join(".")):_!=="directory"&&(O||u.startsWith("."))}},14479:function(N,t,e){
Object.defineProperty(t,"__esModule",{value:!0}),t.openPolicy=b,t.policyOf=u;function i(){const s=e(7723);return i=function(){
return s},s}function h(){const s=e(41895);return h=function(){return s},s}function l(){const s=e(3051);return l=function(){
return s},s}function w(){const s=e(11160);return w=function(){return s},s}function P(){const s=e(5468);return P=function(){
return s},s}function T(){const s=e(52491);return T=function(){return s},s}function d(){const s=e(24666);return d=function(){
return s},s}const _=50,O="Fix the file. `gene-gate schema policy` prints every key with its meaning.";function u(s,y,g=O){
if("policy"in s)return s.policy;const{mistakes:v}=s,S=v.length===1?"a mistake":`${v.length} mistakes`,L=v.map(({line:$,column:M,
message:D})=>`${y}:${$}:${M}: ${D}`);throw new(h()).GateError("policy_invalid",`The policy has ${S}:
${L.join(`
`)}`,g)}function b(s){const y=(0,P().readDocument)(s);return"broken"in y?{extended:void 0,read:()=>a(y.broken)}:{extended:f(
y),read:g=>c(y,g)}}function f(s){if(!s.has(["extends"]))return;const y=i().object({extends:T().extendsKey.schema}).safeParse(
s.value);return y.success?y.data.extends??void 0:void 0}function c(s,y){const g=y&&(0,P().readDocument)(y.text),v=({line:j,
column:A,message:F})=>{const R=y?(0,d().sharedName)(y.source):"";return s.atValue(["extends"],`${R}:${j}:${A}: ${F}`)};if(g&&
"broken"in g)return a(g.broken.map(v));if(g?.has(["extends"])){const j=g.atValue(["extends"],"a shared policy must not e\
xtend another");return a([v(j)])}const S=g?(0,d().extend)(g.value,s.value):s.value,L=w().policySchema.safeParse(S,{jitless:!0}),
M=(L.success?[]:L.error.issues.flatMap(p)).flatMap(j=>E(j).map(A=>g&&r(g,A)>r(s,A)?v(n(j,A,g)):n(j,A,s))),D=[...s.mistakes,
...(g?.mistakes??[]).map(v)];return L.success&&D.length===0?{policy:L.data,...y&&{shared:y}}:a([...D,...M])}function a(s){
return{mistakes:s.toSorted((g,v)=>g.line-v.line||g.column-v.column).slice(0,_)}}function r({has:s},y){return y.findLastIndex(
(g,v)=>s(y.slice(0,v+1)))+1}function p(s){if(s.code!=="invalid_union")return[s];const y=s.errors.map(S=>S.flatMap(p)),g=({
path:S,code:L})=>S.length===0&&["invalid_type","invalid_value"].includes(L);return(y.find(S=>!S.every(g))??y[0]??[]).map(
S=>({...S,path:[...s.path,...S.path]}))}function E(s){return s.code!=="unrecognized_keys"?[s.path]:s.keys.slice(0,_).map(
y=>[...s.path,y])}function n(s,y,g){if(s.code==="unrecognized_keys"){const L=String(y.at(-1));return g.atKey(s.path,L,I(
s.path,L))}const v=g.textAt(y),S=s.code==="invalid_value"&&v!==void 0?o(v,s.values.map(String)):"";return g.atValue(y,`${m(
y)}: ${s.message}${S}`)}function o(s,y){const g=(0,l().nearestName)(s,y);return g===void 0?"":`; did you mean ${g}?`}function m(s){
return s.length===0?"the policy":s.map(String).join(".")}function I(s,y){const g=C(w().policySchema,s),v=m([...s,y]),S=g.
filter(L=>C(w().policySchema,[...s,L]).includes(y));if(S.length>0){const L=S.map($=>m([...s,$,y]));return`unknown key ${v}\
; did you mean ${L.join(" or ")}?`}return g.length===0?`unknown key ${v}`:`unknown key ${v}${o(y,g)} (known: ${g.join(",\
 ")})`}function C(s,y){const{innerType:g,options:v,shape:S,element:L,valueType:$}=s._zod.def;if(g)return C(g,y);if(v)return v.
map(A=>C(A,y)).find(({length:A})=>A)??[];const[M,...D]=y;if(M===void 0)return Object.keys(S??{});const j=S?.[String(M)]??
L??$;return j?C(j,D):[]}},5468:function(N,t,e){Object.defineProperty(t,"__esModule",{value:!0}),t.placeIn=b,t.readDocument=
P;function i(){const f=e(69873);return i=function(){return f},f}function h(){const f=e(80287);return h=function(){return f},
f}function l(){const f=e(4537);return l=function(){return f},f}const w=64*1024;function P(f){const c=T(f);if(c)return{broken:[
{line:1,column:1,message:c}]};const a=new(i()).LineCounter,r=(0,i().parseDocument)(f,{lineCounter:a,prettyErrors:!1}),p=(n,o)=>{
const{line:m,col:I}=a.linePos(n);return{line:m,column:I,message:o}},E=[...r.errors.map(({pos:n,message:o})=>p(n[0],o)),..._(
r).map(n=>p(n,"aliases (*name) are not supported"))];return E.length!==r.errors.filter(d).length?{broken:E}:{value:r.toJS()??
{},mistakes:E,has:n=>(0,i().isNode)(r.contents)&&r.hasIn(n),textAt:n=>{const o=(0,i().isNode)(r.contents)?r.getIn(n):void 0;
return typeof o=="string"?o:void 0},atValue:(n,o)=>p(O(r,n),o),atKey:(n,o,m)=>p(u(r,n,o),m)}}function T(f){return f.length>
w?`the file is larger than ${w} characters`:(0,h().isNestedTooDeep)(f)?"the file is nested too deep":(0,l().lfsObstacle)(
f)}function d({code:f}){return f==="DUPLICATE_KEY"}function _(f){const c=[];return(0,i().visit)(f,{Alias:(a,{range:r})=>{
c.push(r?.[0]??0)}}),c}function O(f,c){for(let a=c.length;a>0;a--){const r=f.getIn(c.slice(0,a),!0);if((0,i().isNode)(r)&&
r.range)return r.range[0]}return 0}function u(f,c,a){const r=c.length===0?f.contents:f.getIn(c,!0),p=(0,i().isMap)(r)?r.
items.find(E=>(0,i().isScalar)(E.key)&&String(E.key.value)===a):void 0;return(0,i().isScalar)(p?.key)&&p.key.range?.[0]||
0}function b(f,c,a){const r=new(i()).LineCounter,p=(0,i().parseDocument)(f,{lineCounter:r,prettyErrors:!1}),E=p.contents===
null?void 0:p.getIn(c,!0);if(!(0,i().isScalar)(E)||E.value!==a||!E.range)return;const{line:n,col:o}=r.linePos(E.range[0]);
return`${n}:${o}`}},24666:function(N,t,e){Object.defineProperty(t,"__esModule",{value:!0}),t.COPIES=void 0,t.copyPath=T,
t.extend=_,t.obtainShared=u,t.sharedCopy=O,t.sharedName=d,t.unavailable=c;function i(){const a=e(77598);return i=function(){
return a},a}function h(){const a=e(41895);return h=function(){return a},a}function l(){const a=e(3463);return l=function(){
return a},a}function w(){const a=e(93028);return w=function(){return a},a}const P=t.COPIES=".github/gene-gate/";function T({
repository:a,path:r}){return`${P}${a}/${r}`}function d({repository:a,path:r,commit:p}){return`${a}/${r}@${p.slice(0,12)}`}
function _(a,r){if(!(0,l().isMapping)(a)||!(0,l().isMapping)(r))return r;const p=Object.entries(r).map(([E,n])=>{const o=Object.
hasOwn(a,E)?a[E]:void 0,m=(0,l().isMapping)(o)&&(0,l().isMapping)(n);return[E,m?{...o,...n}:n]});return Object.fromEntries(
[...Object.entries(a),...p])}async function O(a,r){const p=T(r),E=a.stat(p)?.kind;return(0,w().isRegular)(E)?b(await a.read(
p),r,`the copy at ${p}`):{source:r,why:`the repository has no copy at ${p}`}}async function u({source:a,why:r},p){if(p===
void 0)throw c(a,r);const E=b(await p(a),a,"the file");if("why"in E)throw c(a,E.why);return{...E,fetched:!0}}function b(a,r,p){
const E=f(a);return E===r.sha256?{source:r,text:a.toString("utf8")}:{source:r,why:`${p} has the SHA-256 ${E}, not ${r.sha256}`}}
function f(a){return(0,i().createHash)("sha256").update(a).digest("hex")}function c(a,r,p){return new(h()).GateError("po\
licy_unavailable",`The policy extends ${d(a)}, which cannot be read: ${r}`,`Correct \`extends\`, or commit the file as ${T(
a)} to the branch of this policy.`,p)}},7650:function(N,t,e){Object.defineProperty(t,"__esModule",{value:!0}),t.NO_OUTSIDE_CONFIGURATION=
t.FULL_CLONE_HINT=void 0,t.bindGit=T,t.notStarted=_,t.runGit=d,t.userEnvironment=E;function i(){const n=e(48161);return i=
function(){return n},n}function h(){const n=e(85);return h=function(){return n},n}function l(){const n=e(41895);return l=
function(){return n},n}const w=10*6e4,P={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function T(n){return async(o,m={})=>{const I=await d(n,o,m);if(I.exitCode!==
0&&!m.accept?.includes(I.exitCode))throw f(o,I);return I.stdout}}async function d({directory:n,env:o,config:m=[]},I,{input:C,
env:s}={}){const y={...o,...s};let g;const v=(0,h().simpleGit)({baseDir:n,config:[...m],unsafe:P,allowEnvironment:Object.
keys(y),completion:{onClose:!0,onExit:!1},timeout:{block:w},...C===void 0?{}:{input:()=>Buffer.from(C)},errors:(L,$)=>(g=
$,L instanceof h().GitPluginError?L:void 0)}).env(y);try{await(I[0]==="cat-file"?v.binaryCatFile(I.slice(1)):v.raw([...I]))}catch(L){
throw u(`git ${I[0]} was stopped: ${String(L)}`,L)}if(g===void 0)throw u(`git ${I[0]} returned no result`);if(g.exitCode===
null)throw u(`git ${I[0]} was stopped by a signal`);const S=Buffer.concat(g.stdErr).toString();if(g.exitCode<0&&S.includes(
"ENOENT"))throw O();return{exitCode:g.exitCode,stdout:Buffer.concat(g.stdOut),stderr:S}}function _(n,o){return o.code!==
"ENOENT"?u(`git ${n[0]} could not be started: ${o.message}`,o):O(o)}function O(n){return new(l()).GateError("program_not\
_found","git is not installed or not on PATH","Install git and put it on PATH.",{cause:n})}function u(n,o){return new(l()).
GateError("git_failed",n,b,{cause:o})}const b=t.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function f(n,{exitCode:o,stderr:m}){const I=m.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(l()).GateError("git_failed",`git ${n[0]} failed: ${I||`exit code ${o}`}`,c.test(I)?`Free space in TMPD\
IR (${(0,i().tmpdir)()}) and in the clone.`:b)}const c=/No space left on device|Disk quota exceeded|Read-only file system/i,
a=t.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:i().devNull,GIT_ATTR_NOSYSTEM:"1"},r=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
p=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function E(n){const o={};for(const[m,I]of Object.entries(n))I!==void 0&&(r.test(
m)||!p.test(m))&&(o[m]=I);return{...o,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}},96402:function(N,t,e){
Object.defineProperty(t,"__esModule",{value:!0}),t.openRepository=O;function i(){const c=e(73024);return i=function(){return c},
c}function h(){const c=e(51455);return h=function(){return c},c}function l(){const c=e(76760);return l=function(){return c},
c}function w(){const c=e(26040);return w=function(){return c},c}function P(){const c=e(41895);return P=function(){return c},
c}function T(){const c=e(7650);return T=function(){return c},c}function d(){const c=e(78173);return d=function(){return c},
c}const _=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(c=>["--git-path",c])];async function O(c,a=process.env){const r=(0,l().resolve)(
c);if(!(0,w().attempt)(()=>(0,i().statSync)(r).isDirectory()))throw f(r,"is not a directory");const p=(0,T().userEnvironment)(
a),E=await(0,T().runGit)({directory:r,env:b(p,a),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",..._]),
[n,o,m,I,C,s,y,g,...v]=E.stdout.toString().split(`
`);if(n==="true")throw f(r,"is a bare repository, which has no working tree");if(o==="false")throw f(r,"is inside a .git\
 directory");if(!E.stdout.length)throw f(r,"is not in a git repository",E.stderr);if(!m||!I||!C||!s||!y||!g||v.join("")!==
"")throw f(r,"is in a repository that git cannot describe",E.stderr);const S=await(0,d().openObjectView)({objects:s,shallow:y,
format:m,env:p});return{...u(await(0,h().realpath)(I),C,p,S),index:g}}function u(c,a,r,p){return{...p,directory:c,user:(0,T().
bindGit)({directory:c,env:{...r,GIT_DIR:a,GIT_WORK_TREE:c},config:[`safe.directory=${c}`,"core.fsmonitor=false","core.ho\
oksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function b(c,{GIT_INDEX_FILE:a}){return a===void 0?
c:{...c,GIT_INDEX_FILE:a}}function f(c,a,r=""){const p=r.includes("not a git repository")?"":r.trim();return new(P()).GateError(
"not_a_repository",`${c} ${a}${p===""?"":` (${p})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout,\
 or specify one with --repo.")}},4537:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),t.lfsObstacle=i;const e="\
version https://git-lfs.github.com/spec/";function i(h){if(h.startsWith(e))return"this is a Git LFS pointer; commit the \
file itself (git lfs untrack)"}},11970:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),t.asciiOf=h,t.skeletonOf=
w;function e(P){return P.split(/\s+/).flatMap(([T="",...d])=>d.map(_=>[_,T]))}const i=new Map(e(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 e\u0435\u04BD f\
\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`));
function h(P){return[...P].map(T=>i.get(T)??T).join("")}const l=new Map([...[...i].filter(([,P])=>P===P.toLowerCase()),...e(
"a\xAA b\u044C c\u1D04 e\u0454\u212F\u212E\u025B g\u01E5\u018D i\u04CF k\u1D0B l\u217C| m\u1D0D n\u057C o\u03C3 r\u1D26 s\uA731 t\u1D1B u\u0446\u028B v\u1D20 w\u0448\u0461 y\u04AF\u028F -\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58 .\u2024\u3002 /\u2044\u2215")]);
function w(P){return[...P.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(d=>l.get(d)??d).join("")}},44703:function(N,t,e){Object.defineProperty(t,"__esModule",{value:!0}),t.objectReader=
w;function i(){const _=e(31421);return i=function(){return _},_}function h(){const _=e(41895);return h=function(){return _},
_}function l(){const _=e(7650);return l=function(){return _},_}function w({directory:_,env:O}){let u,b;const f=[],c=r=>{
b??=r;for(const{reject:p}of f.splice(0))p(b)},a=()=>(u=(0,i().spawn)("git",["cat-file","--batch"],{cwd:_,env:O,windowsHide:!0}),
u.on("error",r=>c((0,l().notStarted)(["cat-file"],r))),u.on("close",()=>c(P())),u.stdin.on("error",()=>{}),u.stderr.resume(),
u.stdout.on("data",d(r=>f.shift()?.resolve(r))),u);return{read:async r=>{if(r.length===0)return[];if(b)throw b;const{stdin:p}=u??
a(),E=r.map(()=>new Promise((n,o)=>f.push({resolve:n,reject:o})));return p.write(r.map(n=>`${n}
`).join("")),Promise.all(E)},close:()=>{c(P()),u?.kill()}}}function P(){return new(h()).GateError("git_failed","git cat-\
file ended early",l().FULL_CLONE_HINT)}const T=10;function d(_){let O=Buffer.alloc(0),u,b=[],f=0;return c=>{if(u&&c.length<
f){b.push(c),f-=c.length;return}O=b.length>0?Buffer.concat([...b,c]):Buffer.concat([O,c]),b=[];let a=0;for(;;)if(u===void 0){
const r=O.indexOf(T,a);if(r<0)break;const[p="",E="",n=""]=O.toString("latin1",a,r).split(" ");a=r+1,/^\d+$/.test(n)?u={oid:p,
type:E,size:Number(n)}:_(void 0)}else{const r=a+u.size;if(O.length<=r)break;const{oid:p,type:E}=u;u=void 0,_({oid:p,type:E,
content:O.subarray(a,r)}),a=r+1}O=O.subarray(a),u&&(f=u.size+1-O.length,b=[O])}}},78173:function(N,t,e){Object.defineProperty(
t,"__esModule",{value:!0}),t.openObjectView=d;function i(){const u=e(51455);return i=function(){return u},u}function h(){
const u=e(76760);return h=function(){return u},u}function l(){const u=e(41895);return l=function(){return u},u}function w(){
const u=e(4339);return w=function(){return u},u}function P(){const u=e(7650);return P=function(){return u},u}function T(){
const u=e(44703);return T=function(){return u},u}async function d(u){const b=await(0,w().temporaryFolder)(),f=(0,h().join)(
b,"git"),c=(0,h().join)(f,"objects");await(0,i().mkdir)((0,h().join)(c,"info"),{recursive:!0}),await(0,i().mkdir)((0,h().
join)(f,"refs")),await(0,i().writeFile)((0,h().join)(f,"HEAD"),`ref: refs/heads/none
`),await(0,i().writeFile)((0,h().join)(f,"config"),O(u.format)),await(0,i().writeFile)((0,h().join)(c,"info","alternates"),
`${JSON.stringify(u.objects)}
`);const a={directory:f,env:{...u.env.PATH===void 0?{}:{PATH:u.env.PATH},...P().NO_OUTSIDE_CONFIGURATION,GIT_DIR:f,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:u.shallow,HOME:f,LC_ALL:"C"}},r=(0,T().objectReader)(a);return{temporary:b,
objects:(0,P().bindGit)(a),read:r.read,privateStore:{GIT_OBJECT_DIRECTORY:c,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
u.objects)},shallowCommits:async()=>{const p=await(0,i().readFile)(u.shallow,"utf8").catch(_);return new Set(p.split(`
`).filter(E=>E!==""))},isPartial:async()=>(await(0,i().readdir)((0,h().join)(u.objects,"pack")).catch(()=>[])).some(E=>E.
endsWith(".promisor")),close:()=>(r.close(),(0,i().rm)(b,{recursive:!0,force:!0}))}}function _(u){if(u.code==="ENOENT")return"";
throw new(l()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${u.message}`,"Check the permissio\
ns of the .git directory.",{cause:u})}function O(u){return u==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${u}
`}},93028:function(N,t){Object.defineProperty(t,"__esModule",{value:!0}),t.isRegular=e,t.kindOf=i,t.onThisPlatform=h;function e(l){
return l==="file"||l==="executable"}function i(l){if(l.isSymbolicLink())return"symlink";if(l.isDirectory())return"direct\
ory";if(l.isFile())return(l.mode&73)===0?"file":"executable"}function h(l){return process.platform==="win32"&&l==="execu\
table"?"file":l}},63963:function(N,t,e){e.r(t),e.d(t,{exec:()=>i.m});var i=e(81260)},85:function(N,t,e){e.r(t),e.d(t,{GitPluginError:()=>i.
Uo,simpleGit:()=>i.Lp});var i=e(74724)},69873:function(N,t,e){e.r(t),e.d(t,{LineCounter:()=>i.HN,isMap:()=>i.jh,isNode:()=>i.
Ll,isScalar:()=>i.jn,parseDocument:()=>i.Tp,stringify:()=>i.As,visit:()=>i.YR});var i=e(38815)}};
