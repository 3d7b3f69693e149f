"use strict";exports.id=835,exports.ids=[835],exports.modules={4339:((b,o,r)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.TEMPORARY_PREFIX=
void 0,o.removeLeftFolders=s,o.temporaryFolder=n;function i(){const e=r(73024);return i=function(){return e},e}function d(){
const e=r(51455);return d=function(){return e},e}function h(){const e=r(48161);return h=function(){return e},e}function g(){
const e=r(76760);return g=function(){return e},e}function O(){const e=r(63963);return O=function(){return e},e}function E(){
const e=r(50312);return E=function(){return e},e}function I(){const e=r(41895);return I=function(){return e},e}function l(){
const e=r(25479);return l=function(){return e},e}const f=o.TEMPORARY_PREFIX="gene-gate-";let t;async function n(){const e=(0,h().
tmpdir)();try{const a=await(0,d().realpath)(e);return t??=s(a),await t,await(0,d().mkdtemp)((0,g().join)(a,`${f}${(0,l().
processIdentity)()}-`))}catch(a){const{code:_}=a;throw new(I()).GateError("file_unreadable",`Cannot create a temporary d\
irectory in ${e} (${_}).`,"Set TMPDIR to a writable directory with free space.",{cause:a})}}async function s(e){const a=(0,i().
readdirSync)(e).filter(y=>y.startsWith(f)&&(0,l().isEnded)(y)).map(y=>(0,g().join)(e,y)).filter(c);if(a.length===0)return;
for(const y of u(a))await T(y);const _=u(a),p=a.filter(y=>!_.some(S=>w(S,y)));await Promise.allSettled(p.map(y=>(0,d().rm)(
y,{recursive:!0,force:!0})))}function c(e){try{const a=(0,i().lstatSync)(e);return a.isDirectory()&&a.uid===process.getuid?.()}catch{
return!1}}function u(e){return(0,i().readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(_=>(_.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,m)).filter(_=>e.some(p=>w(_,p))).sort((_,p)=>p.length-_.length)}
function m(e,a){return String.fromCharCode(Number.parseInt(a,8))}function w(e,a){return e===a||e.startsWith(`${a}/`)}async function T(e){
try{await(0,O().exec)(await(0,E().which)("umount",!0),["-l",e],{silent:!0})}catch{}}}),94853:((b,o)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.DEFAULT_POLICY_DIGEST=o.DEFAULT_POLICY=void 0;const r=o.DEFAULT_POLICY=JSON.parse('{"extend\
s":null,"profile":"evolver","mode":"write","allow_dangerous":false,"allowed_roots":[],"workspace":".","disabled_packs":[\
],"experimental":[],"programs":[],"families":[],"patterns":[],"approvals":{"strong":1,"very_strong":2,"gate":1,"people":\
[],"unaffected_by":[]},"fail_on":"error","enforce":"block","rules":{},"containment":"require-for-forks","network":"none"\
,"views":"command","concurrency":"cores","build_outputs":[],"prepare_env":[],"home_caches":[],"caches":[".git/**","**/.c\
ache/**","**/node_modules/.*/**","**/.eslintcache","**/*.tsbuildinfo","**/.nyc_output/**","**/coverage/**"],"assets":{"i\
nclude":["**/assets/gep/genes*.{json,jsonl}","**/assets/gep/capsules*.{json,jsonl}","**/assets/gep/events.jsonl","**/ass\
ets/gep/external_candidates.jsonl","**/assets/gep/*.seed.json","**/*.seed.json","**/data/default_genes.json","**/.evolve\
r/gep/*.{json,jsonl}"],"max_file_bytes":16777216},"limits":{"command_timeout_seconds":180,"budget_seconds":18000,"prepar\
e_seconds":900,"slow_command_seconds":60,"output_bytes":65536,"memory_bytes":17179869184,"processes":1024,"open_files":4\
096,"file_bytes":4294967296,"written_bytes":4294967296},"blast_radius":{"counting":"full","hard_cap_files":60,"hard_cap_\
lines":20000,"forbidden_paths":[],"protected_paths":[],"audit_log":"append"},"a2a":{"min_score":0.7,"max_files":5,"max_l\
ines":200,"min_success_streak":2,"confidence_factor":0.6,"require_evidence":"gate","evidence_app":"github-actions","stal\
e_after_days":180,"attestation":[]},"ignores":[],"branches":{}}'),i=o.DEFAULT_POLICY_DIGEST="sha256:30e7726801ae93af35a5\
8e70d4be75fb04545d0ecbb8c9062f618955ef3848a7"}),7650:((b,o,r)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.NO_OUTSIDE_CONFIGURATION=
o.FULL_CLONE_HINT=void 0,o.bindGit=E,o.notStarted=l,o.runGit=I,o.userEnvironment=T;function i(){const e=r(48161);return i=
function(){return e},e}function d(){const e=r(85);return d=function(){return e},e}function h(){const e=r(41895);return h=
function(){return e},e}const g=10*6e4,O={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function E(e){return async(a,_={})=>{const p=await I(e,a,_);if(p.exitCode!==
0&&!_.accept?.includes(p.exitCode))throw s(a,p);return p.stdout}}async function I({directory:e,env:a,config:_=[]},p,{input:y,
env:S}={}){const C={...a,...S};let P;const L=(0,d().simpleGit)({baseDir:e,config:[..._],unsafe:O,allowEnvironment:Object.
keys(C),completion:{onClose:!0,onExit:!1},timeout:{block:g},...y===void 0?{}:{input:()=>y},errors:(v,R)=>(P=R,v instanceof
d().GitPluginError?v:void 0)}).env(C);try{await(p[0]==="cat-file"?L.binaryCatFile(p.slice(1)):L.raw([...p]))}catch(v){throw t(
`git ${p[0]} was stopped: ${String(v)}`,v)}if(P===void 0)throw t(`git ${p[0]} returned no result`);if(P.exitCode===null)
throw t(`git ${p[0]} was stopped by a signal`);const j=Buffer.concat(P.stdErr).toString();if(P.exitCode<0&&j.includes("E\
NOENT"))throw f();return{exitCode:P.exitCode,stdout:Buffer.concat(P.stdOut),stderr:j}}function l(e,a){return a.code!=="E\
NOENT"?t(`git ${e[0]} could not be started: ${a.message}`,a):f(a)}function f(e){return new(h()).GateError("program_not_f\
ound","git is not installed or not on PATH","Install git and put it on PATH.",{cause:e})}function t(e,a){return new(h()).
GateError("git_failed",e,n,{cause:a})}const n=o.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function s(e,{exitCode:a,stderr:_}){const p=_.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(h()).GateError("git_failed",`git ${e[0]} failed: ${p||`exit code ${a}`}`,c.test(p)?`Free space in TMPD\
IR (${(0,i().tmpdir)()}) and in the clone.`:n)}const c=/No space left on device|Disk quota exceeded|Read-only file system/i,
u=o.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:i().devNull,GIT_ATTR_NOSYSTEM:"1"},m=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
w=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function T(e){const a={};for(const[_,p]of Object.entries(e))p!==void 0&&(m.test(
_)||!w.test(_))&&(a[_]=p);return{...a,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}}),96402:((b,o,r)=>{
Object.defineProperty(o,"__esModule",{value:!0}),o.openRepository=I;function i(){const n=r(51455);return i=function(){return n},
n}function d(){const n=r(76760);return d=function(){return n},n}function h(){const n=r(41895);return h=function(){return n},
n}function g(){const n=r(7650);return g=function(){return n},n}function O(){const n=r(78173);return O=function(){return n},
n}const E=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow"].flatMap(n=>["--git-path",n])];async function I(n,s=process.env){const c=(0,d().resolve)(n);if(!await f(
c))throw t(c,"is not a directory");const u=(0,g().userEnvironment)(s),m=await(0,g().runGit)({directory:c,env:u,config:["\
safe.directory=*"]},["rev-parse","--path-format=absolute",...E]),[w,T,e,a,_,p,y,...S]=m.stdout.toString().split(`
`);if(w==="true")throw t(c,"is a bare repository, which has no working tree");if(T==="false")throw t(c,"is inside a .git\
 directory");if(!m.stdout.length)throw t(c,"is not in a git repository",m.stderr);if(!e||!a||!_||!p||!y||S.join("")!=="")
throw t(c,"is in a repository that git cannot describe",m.stderr);const C=await(0,O().openObjectView)({objects:p,shallow:y,
format:e,env:u});return l(await(0,i().realpath)(a),_,u,C)}function l(n,s,c,u){return{...u,directory:n,user:(0,g().bindGit)(
{directory:n,env:{...c,GIT_DIR:s,GIT_WORK_TREE:n},config:[`safe.directory=${n}`,"core.fsmonitor=false","core.hooksPath=/\
dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}async function f(n){return(0,i().stat)(n).then(s=>s.isDirectory(),
()=>!1)}function t(n,s,c=""){const u=c.includes("not a git repository")?"":c.trim();return new(h()).GateError("not_a_rep\
ository",`${n} ${s}${u===""?"":` (${u})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specif\
y one with --repo.")}}),4537:((b,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.lfsObstacle=i;const r="version \
https://git-lfs.github.com/spec/";function i(d){if(d.startsWith(r))return"this is a Git LFS pointer; commit the file its\
elf (git lfs untrack)"}}),44703:((b,o,r)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.objectReader=g;function i(){
const l=r(31421);return i=function(){return l},l}function d(){const l=r(41895);return d=function(){return l},l}function h(){
const l=r(7650);return h=function(){return l},l}function g({directory:l,env:f}){let t,n;const s=[],c=m=>{n??=m;for(const{
reject:w}of s.splice(0))w(n)},u=()=>(t=(0,i().spawn)("git",["cat-file","--batch"],{cwd:l,env:f,windowsHide:!0}),t.on("er\
ror",m=>c((0,h().notStarted)(["cat-file"],m))),t.on("close",()=>c(O())),t.stdin.on("error",()=>{}),t.stderr.resume(),t.stdout.
on("data",I(m=>s.shift()?.resolve(m))),t);return{read:async m=>{if(m.length===0)return[];if(n)throw n;const{stdin:w}=t??
u(),T=m.map(()=>new Promise((e,a)=>s.push({resolve:e,reject:a})));return w.write(m.map(e=>`${e}
`).join("")),Promise.all(T)},close:()=>{c(O()),t?.kill()}}}function O(){return new(d()).GateError("git_failed","git cat-\
file ended early",h().FULL_CLONE_HINT)}const E=10;function I(l){let f=Buffer.alloc(0),t,n=[],s=0;return c=>{if(t&&c.length<
s){n.push(c),s-=c.length;return}f=n.length>0?Buffer.concat([...n,c]):Buffer.concat([f,c]),n=[];let u=0;for(;;)if(t===void 0){
const m=f.indexOf(E,u);if(m<0)break;const[w="",T="",e=""]=f.toString("latin1",u,m).split(" ");u=m+1,/^\d+$/.test(e)?t={oid:w,
type:T,size:Number(e)}:l(void 0)}else{const m=u+t.size;if(f.length<=m)break;const{oid:w,type:T}=t;t=void 0,l({oid:w,type:T,
content:f.subarray(u,m)}),u=m+1}f=f.subarray(u),t&&(s=t.size+1-f.length,n=[f])}}}),78173:((b,o,r)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.openObjectView=I;function i(){const t=r(51455);return i=function(){return t},t}function d(){
const t=r(76760);return d=function(){return t},t}function h(){const t=r(41895);return h=function(){return t},t}function g(){
const t=r(4339);return g=function(){return t},t}function O(){const t=r(7650);return O=function(){return t},t}function E(){
const t=r(44703);return E=function(){return t},t}async function I(t){const n=await(0,g().temporaryFolder)(),s=(0,d().join)(
n,"git"),c=(0,d().join)(s,"objects");await(0,i().mkdir)((0,d().join)(c,"info"),{recursive:!0}),await(0,i().mkdir)((0,d().
join)(s,"refs")),await(0,i().writeFile)((0,d().join)(s,"HEAD"),`ref: refs/heads/none
`),await(0,i().writeFile)((0,d().join)(s,"config"),f(t.format)),await(0,i().writeFile)((0,d().join)(c,"info","alternates"),
`${JSON.stringify(t.objects)}
`);const u={directory:s,env:{...t.env.PATH===void 0?{}:{PATH:t.env.PATH},...O().NO_OUTSIDE_CONFIGURATION,GIT_DIR:s,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:t.shallow,HOME:s,LC_ALL:"C"}},m=(0,E().objectReader)(u);return{temporary:n,
objects:(0,O().bindGit)(u),read:m.read,privateStore:{GIT_OBJECT_DIRECTORY:c,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
t.objects)},shallowCommits:async()=>{const w=await(0,i().readFile)(t.shallow,"utf8").catch(l);return new Set(w.split(`
`).filter(T=>T!==""))},isPartial:async()=>(await(0,i().readdir)((0,d().join)(t.objects,"pack")).catch(()=>[])).some(T=>T.
endsWith(".promisor")),close:()=>(m.close(),(0,i().rm)(n,{recursive:!0,force:!0}))}}function l(t){if(t.code==="ENOENT")return"";
throw new(h()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${t.message}`,"Check the permissio\
ns of the .git directory.",{cause:t})}function f(t){return t==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${t}
`}}),13571:((b,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.editSentence=d;const r=160,i=4;function d({new:h,
pointer:g,files:O=[],fix:E}){if(!(h.length<=i&&h.every(n=>n.length<=r&&!n.includes("`"))))return E?"Run `gene-gate fix -\
-write`, which replaces the command.":void 0;const l=E?"; `gene-gate fix --write` does this.":".",[f,...t]=h.map(n=>`\`${n}\
\``);return f===void 0?`Remove the command, which adds no check${l}`:g?.endsWith("/asset_id")?`Set \`asset_id\` to ${f}${l}`:
O.length>0?`Move it into a script, ${O.map(({path:s})=>`\`${s}\``).join(", ")}, and run ${[f,...t].join(", ")}${l}`:t.length===
0?`Write ${f} instead${l}`:`Write separate entries in \`validation\`: ${[f,...t].join(", ")}${l}`}}),95132:((b,o,r)=>{Object.
defineProperty(o,"__esModule",{value:!0}),o.describe=l,o.finding=h,o.isProblem=E,o.problemAt=O,o.problemFinding=I;function i(){
const t=r(13580);return i=function(){return t},t}function d(){const t=r(13571);return d=function(){return t},t}function h(t,n,s={}){
return g(t,n,s)}function g(t,n,s){const{severity:c,layer:u}=(0,i().ruleOf)(t);return{rule:t,severity:c,layer:u,args:n,...s}}
function O(t,n,s){return{rule:t,args:s,span:n}}function E(t,n){return t.rule===n}function I({rule:t,args:n,span:s}){return g(
t,n,{span:s})}function l({rule:t,args:n,edit:s,level:c}){const u=(0,i().ruleOf)(t);return{message:u.message(n)+(c?` ${f(
c)}`:""),remedy:(s&&(0,d().editSentence)(s))??u.remedy(n)}}function f({rules:t,level:n,from:s,reason:c}){const u=c===void 0?
"":`: ${c.replace(/\.$/,"")}`;return`The policy sets \`${t}\` to \`${n}\`, instead of ${s}${u}.`}}),63963:((b,o,r)=>{r.r(
o),r.d(o,{exec:()=>i.m});var i=r(41955)}),50312:((b,o,r)=>{r.r(o),r.d(o,{which:()=>i.K7});var i=r(88701)}),16111:((b,o,r)=>{
r.r(o),r.d(o,{createScanner:()=>i.createScanner,parse:()=>i.parse});var i=r(99547)}),85:((b,o,r)=>{r.r(o),r.d(o,{GitPluginError:()=>i.
Uo,simpleGit:()=>i.Lp});var i=r(74724)})};
