"use strict";exports.id=835,exports.ids=[835],exports.modules={14495:((I,o,r)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.SYSTEM_PATH=
void 0,o.systemTool=y;function i(){const p=r(73024);return i=function(){return p},p}function u(){const p=r(51455);return u=
function(){return p},p}function h(){const p=r(76760);return h=function(){return p},p}const O=o.SYSTEM_PATH=["/usr/sbin",
"/usr/bin","/sbin","/bin"].join(h().delimiter);async function y(p){for(const f of O.split(h().delimiter)){const l=(0,h().
join)(f,p);if(await w(l))return l}}async function w(p){return(0,u().access)(p,i().constants.X_OK).then(()=>!0,()=>!1)}}),
4339:((I,o,r)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.TEMPORARY_PREFIX=void 0,o.removeLeftFolders=a,o.temporaryFolder=
n;function i(){const e=r(73024);return i=function(){return e},e}function u(){const e=r(51455);return u=function(){return e},
e}function h(){const e=r(48161);return h=function(){return e},e}function O(){const e=r(76760);return O=function(){return e},
e}function y(){const e=r(63963);return y=function(){return e},e}function w(){const e=r(41895);return w=function(){return e},
e}function p(){const e=r(25479);return p=function(){return e},e}function f(){const e=r(14495);return f=function(){return e},
e}const l=o.TEMPORARY_PREFIX="gene-gate-";let t;async function n(){const e=(0,h().tmpdir)();try{const s=await(0,u().realpath)(
e);return t??=a(s),await t,await(0,u().mkdtemp)((0,O().join)(s,`${l}${(0,p().processIdentity)()}-`))}catch(s){const{code:g}=s;
throw new(w()).GateError("file_unreadable",`Cannot create a temporary directory in ${e} (${g}).`,"Set TMPDIR to a writab\
le directory with free space.",{cause:s})}}async function a(e){const s=(0,i().readdirSync)(e).filter(T=>T.startsWith(l)&&
(0,p().isEnded)(T)).map(T=>(0,O().join)(e,T)).filter(c);if(s.length===0)return;for(const T of m(s))await b(T);const g=m(
s),_=s.filter(T=>!g.some(P=>E(P,T)));await Promise.allSettled(_.map(T=>(0,u().rm)(T,{recursive:!0,force:!0})))}function c(e){
try{const s=(0,i().lstatSync)(e);return s.isDirectory()&&s.uid===process.getuid?.()}catch{return!1}}function m(e){return(0,i().
readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(g=>(g.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,d)).filter(g=>e.some(_=>E(g,_))).sort((g,_)=>_.length-g.length)}
function d(e,s){return String.fromCharCode(Number.parseInt(s,8))}function E(e,s){return e===s||e.startsWith(`${s}/`)}async function b(e){
const s=await(0,f().systemTool)("umount");try{s&&await(0,y().exec)(s,["-l",e],{silent:!0})}catch{}}}),94853:((I,o)=>{Object.
defineProperty(o,"__esModule",{value:!0}),o.DEFAULT_POLICY_DIGEST=o.DEFAULT_POLICY=void 0;const r=o.DEFAULT_POLICY=JSON.
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
cted_paths":[],"audit_log":"append"},"a2a":{"min_score":0.7,"max_files":5,"max_lines":200,"min_success_streak":2,"confid\
ence_factor":0.6,"require_evidence":"gate","evidence_app":"github-actions","stale_after_days":180,"attestation":[]},"ign\
ores":[],"branches":{}}'),i=o.DEFAULT_POLICY_DIGEST="sha256:c8d60c7e018f7a08bf142f41034b1c7ca525c5fe84d6aaaa97b86bab5427\
f7a4"}),7650:((I,o,r)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.NO_OUTSIDE_CONFIGURATION=o.FULL_CLONE_HINT=void 0,
o.bindGit=w,o.notStarted=f,o.runGit=p,o.userEnvironment=b;function i(){const e=r(48161);return i=function(){return e},e}
function u(){const e=r(85);return u=function(){return e},e}function h(){const e=r(41895);return h=function(){return e},e}
const O=10*6e4,y={allowUnsafeAskPass:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,
allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};function w(e){return async(s,g={})=>{const _=await p(e,s,g);if(_.exitCode!==
0&&!g.accept?.includes(_.exitCode))throw a(s,_);return _.stdout}}async function p({directory:e,env:s,config:g=[]},_,{input:T,
env:P}={}){const j={...s,...P};let S;const C=(0,u().simpleGit)({baseDir:e,config:[...g],unsafe:y,allowEnvironment:Object.
keys(j),completion:{onClose:!0,onExit:!1},timeout:{block:O},...T===void 0?{}:{input:()=>T},errors:(v,A)=>(S=A,v instanceof
u().GitPluginError?v:void 0)}).env(j);try{await(_[0]==="cat-file"?C.binaryCatFile(_.slice(1)):C.raw([..._]))}catch(v){throw t(
`git ${_[0]} was stopped: ${String(v)}`,v)}if(S===void 0)throw t(`git ${_[0]} returned no result`);if(S.exitCode===null)
throw t(`git ${_[0]} was stopped by a signal`);const L=Buffer.concat(S.stdErr).toString();if(S.exitCode<0&&L.includes("E\
NOENT"))throw l();return{exitCode:S.exitCode,stdout:Buffer.concat(S.stdOut),stderr:L}}function f(e,s){return s.code!=="E\
NOENT"?t(`git ${e[0]} could not be started: ${s.message}`,s):l(s)}function l(e){return new(h()).GateError("program_not_f\
ound","git is not installed or not on PATH","Install git and put it on PATH.",{cause:e})}function t(e,s){return new(h()).
GateError("git_failed",e,n,{cause:s})}const n=o.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone \
(no `filter` on actions/checkout).";function a(e,{exitCode:s,stderr:g}){const _=g.trim().replaceAll(/\/\/[^/@\s]*@/g,"//\
***@");return new(h()).GateError("git_failed",`git ${e[0]} failed: ${_||`exit code ${s}`}`,c.test(_)?`Free space in TMPD\
IR (${(0,i().tmpdir)()}) and in the clone.`:n)}const c=/No space left on device|Disk quota exceeded|Read-only file system/i,
m=o.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:i().devNull,GIT_ATTR_NOSYSTEM:"1"},d=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
E=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function b(e){const s={};for(const[g,_]of Object.entries(e))_!==void 0&&(d.test(
g)||!E.test(g))&&(s[g]=_);return{...s,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}}),96402:((I,o,r)=>{
Object.defineProperty(o,"__esModule",{value:!0}),o.openRepository=p;function i(){const n=r(51455);return i=function(){return n},
n}function u(){const n=r(76760);return u=function(){return n},n}function h(){const n=r(41895);return h=function(){return n},
n}function O(){const n=r(7650);return O=function(){return n},n}function y(){const n=r(78173);return y=function(){return n},
n}const w=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow"].flatMap(n=>["--git-path",n])];async function p(n,a=process.env){const c=(0,u().resolve)(n);if(!await l(
c))throw t(c,"is not a directory");const m=(0,O().userEnvironment)(a),d=await(0,O().runGit)({directory:c,env:m,config:["\
safe.directory=*"]},["rev-parse","--path-format=absolute",...w]),[E,b,e,s,g,_,T,...P]=d.stdout.toString().split(`
`);if(E==="true")throw t(c,"is a bare repository, which has no working tree");if(b==="false")throw t(c,"is inside a .git\
 directory");if(!d.stdout.length)throw t(c,"is not in a git repository",d.stderr);if(!e||!s||!g||!_||!T||P.join("")!=="")
throw t(c,"is in a repository that git cannot describe",d.stderr);const j=await(0,y().openObjectView)({objects:_,shallow:T,
format:e,env:m});return f(await(0,i().realpath)(s),g,m,j)}function f(n,a,c,m){return{...m,directory:n,user:(0,O().bindGit)(
{directory:n,env:{...c,GIT_DIR:a,GIT_WORK_TREE:n},config:[`safe.directory=${n}`,"core.fsmonitor=false","core.hooksPath=/\
dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}async function l(n){return(0,i().stat)(n).then(a=>a.isDirectory(),
()=>!1)}function t(n,a,c=""){const m=c.includes("not a git repository")?"":c.trim();return new(h()).GateError("not_a_rep\
ository",`${n} ${a}${m===""?"":` (${m})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specif\
y one with --repo.")}}),4537:((I,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.lfsObstacle=i;const r="version \
https://git-lfs.github.com/spec/";function i(u){if(u.startsWith(r))return"this is a Git LFS pointer; commit the file its\
elf (git lfs untrack)"}}),44703:((I,o,r)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.objectReader=O;function i(){
const f=r(31421);return i=function(){return f},f}function u(){const f=r(41895);return u=function(){return f},f}function h(){
const f=r(7650);return h=function(){return f},f}function O({directory:f,env:l}){let t,n;const a=[],c=d=>{n??=d;for(const{
reject:E}of a.splice(0))E(n)},m=()=>(t=(0,i().spawn)("git",["cat-file","--batch"],{cwd:f,env:l,windowsHide:!0}),t.on("er\
ror",d=>c((0,h().notStarted)(["cat-file"],d))),t.on("close",()=>c(y())),t.stdin.on("error",()=>{}),t.stderr.resume(),t.stdout.
on("data",p(d=>a.shift()?.resolve(d))),t);return{read:async d=>{if(d.length===0)return[];if(n)throw n;const{stdin:E}=t??
m(),b=d.map(()=>new Promise((e,s)=>a.push({resolve:e,reject:s})));return E.write(d.map(e=>`${e}
`).join("")),Promise.all(b)},close:()=>{c(y()),t?.kill()}}}function y(){return new(u()).GateError("git_failed","git cat-\
file ended early",h().FULL_CLONE_HINT)}const w=10;function p(f){let l=Buffer.alloc(0),t,n=[],a=0;return c=>{if(t&&c.length<
a){n.push(c),a-=c.length;return}l=n.length>0?Buffer.concat([...n,c]):Buffer.concat([l,c]),n=[];let m=0;for(;;)if(t===void 0){
const d=l.indexOf(w,m);if(d<0)break;const[E="",b="",e=""]=l.toString("latin1",m,d).split(" ");m=d+1,/^\d+$/.test(e)?t={oid:E,
type:b,size:Number(e)}:f(void 0)}else{const d=m+t.size;if(l.length<=d)break;const{oid:E,type:b}=t;t=void 0,f({oid:E,type:b,
content:l.subarray(m,d)}),m=d+1}l=l.subarray(m),t&&(a=t.size+1-l.length,n=[l])}}}),78173:((I,o,r)=>{Object.defineProperty(
o,"__esModule",{value:!0}),o.openObjectView=p;function i(){const t=r(51455);return i=function(){return t},t}function u(){
const t=r(76760);return u=function(){return t},t}function h(){const t=r(41895);return h=function(){return t},t}function O(){
const t=r(4339);return O=function(){return t},t}function y(){const t=r(7650);return y=function(){return t},t}function w(){
const t=r(44703);return w=function(){return t},t}async function p(t){const n=await(0,O().temporaryFolder)(),a=(0,u().join)(
n,"git"),c=(0,u().join)(a,"objects");await(0,i().mkdir)((0,u().join)(c,"info"),{recursive:!0}),await(0,i().mkdir)((0,u().
join)(a,"refs")),await(0,i().writeFile)((0,u().join)(a,"HEAD"),`ref: refs/heads/none
`),await(0,i().writeFile)((0,u().join)(a,"config"),l(t.format)),await(0,i().writeFile)((0,u().join)(c,"info","alternates"),
`${JSON.stringify(t.objects)}
`);const m={directory:a,env:{...t.env.PATH===void 0?{}:{PATH:t.env.PATH},...y().NO_OUTSIDE_CONFIGURATION,GIT_DIR:a,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:t.shallow,HOME:a,LC_ALL:"C"}},d=(0,w().objectReader)(m);return{temporary:n,
objects:(0,y().bindGit)(m),read:d.read,privateStore:{GIT_OBJECT_DIRECTORY:c,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
t.objects)},shallowCommits:async()=>{const E=await(0,i().readFile)(t.shallow,"utf8").catch(f);return new Set(E.split(`
`).filter(b=>b!==""))},isPartial:async()=>(await(0,i().readdir)((0,u().join)(t.objects,"pack")).catch(()=>[])).some(b=>b.
endsWith(".promisor")),close:()=>(d.close(),(0,i().rm)(n,{recursive:!0,force:!0}))}}function f(t){if(t.code==="ENOENT")return"";
throw new(h()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${t.message}`,"Check the permissio\
ns of the .git directory.",{cause:t})}function l(t){return t==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${t}
`}}),13571:((I,o)=>{Object.defineProperty(o,"__esModule",{value:!0}),o.editSentence=u;const r=160,i=4;function u({new:h,
pointer:O,files:y=[],fix:w}){if(!(h.length<=i&&h.every(n=>n.length<=r&&!n.includes("`"))))return w?"Run `gene-gate fix -\
-write`, which replaces the command.":void 0;const f=w?"; `gene-gate fix --write` does this.":".",[l,...t]=h.map(n=>`\`${n}\
\``);return l===void 0?`Remove the command, which adds no check${f}`:O?.endsWith("/asset_id")?`Set \`asset_id\` to ${l}${f}`:
y.length>0?`Move it into a script, ${y.map(({path:a})=>`\`${a}\``).join(", ")}, and run ${[l,...t].join(", ")}${f}`:t.length===
0?`Write ${l} instead${f}`:`Write separate entries in \`validation\`: ${[l,...t].join(", ")}${f}`}}),95132:((I,o,r)=>{Object.
defineProperty(o,"__esModule",{value:!0}),o.describe=f,o.finding=h,o.isProblem=w,o.problemAt=y,o.problemFinding=p;function i(){
const t=r(13580);return i=function(){return t},t}function u(){const t=r(13571);return u=function(){return t},t}function h(t,n,a={}){
return O(t,n,a)}function O(t,n,a){const{severity:c,harm:m,layer:d}=(0,i().ruleOf)(t);return{rule:t,severity:c,harm:m,layer:d,
args:n,...a}}function y(t,n,a){return{rule:t,args:a,span:n}}function w(t,n){return t.rule===n}function p({rule:t,args:n,
span:a}){return O(t,n,{span:a})}function f({rule:t,args:n,edit:a,danger:c,level:m}){const d=(0,i().ruleOf)(t);return{message:d.
message(n)+(m?` ${l(m)}`:""),remedy:c===void 0?(a&&(0,u().editSentence)(a))??d.remedy(n):`Remove the command: it ${c}. A\
 person decides whether the gene needs it.`}}function l({rules:t,level:n,from:a,reason:c}){const m=c===void 0?"":`: ${c.
replace(/\.$/,"")}`;return`The policy sets \`${t}\` to \`${n}\`, instead of ${a}${m}.`}}),63963:((I,o,r)=>{r.r(o),r.d(o,
{exec:()=>i.m});var i=r(81260)}),16111:((I,o,r)=>{r.r(o),r.d(o,{createScanner:()=>i.createScanner,parse:()=>i.parse});var i=r(
99547)}),85:((I,o,r)=>{r.r(o),r.d(o,{GitPluginError:()=>i.Uo,simpleGit:()=>i.Lp});var i=r(74724)})};
