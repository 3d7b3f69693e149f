"use strict";exports.id=315,exports.ids=[315],exports.modules={26040:((C,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.attempt=
o;function o(i){try{return i()}catch{return}}}),14495:((C,r,o)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.SYSTEM_PATH=
void 0,r.systemTool=p;function i(){const E=o(73024);return i=function(){return E},E}function d(){const E=o(51455);return d=
function(){return E},E}function u(){const E=o(76760);return u=function(){return E},E}const T=r.SYSTEM_PATH=["/usr/sbin",
"/usr/bin","/sbin","/bin"].join(u().delimiter);async function p(E){for(const g of T.split(u().delimiter)){const h=(0,u().
join)(g,E);if(await(0,d().access)(h,i().constants.X_OK).then(()=>!0,()=>!1))return h}}}),4339:((C,r,o)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.foldersLeftIn=m,r.removeLeftFolders=l,r.temporaryFolder=e;function i(){const n=o(73024);return i=
function(){return n},n}function d(){const n=o(51455);return d=function(){return n},n}function u(){const n=o(48161);return u=
function(){return n},n}function T(){const n=o(76760);return T=function(){return n},n}function p(){const n=o(63963);return p=
function(){return n},n}function E(){const n=o(26040);return E=function(){return n},n}function g(){const n=o(41895);return g=
function(){return n},n}function h(){const n=o(14495);return h=function(){return n},n}const w="gene-gate-run-",t=3*864e5;
let O;async function e(){const n=(0,u().tmpdir)();try{const s=await(0,d().realpath)(n);return O??=l(s),await O,await(0,d().
mkdtemp)((0,T().join)(s,w))}catch(s){const{code:f}=s;throw new(g()).GateError("file_unreadable",`Cannot create a tempora\
ry directory in ${n} (${f}).`,"Set TMPDIR to a writable directory with free space.",{cause:s})}}async function l(n){const s=process.
getuid?.(),f=m(n).filter(S=>(0,E().attempt)(()=>(0,i().lstatSync)(S).uid)===s);if(f.length===0)return;for(const S of a(f))
await c(S);const P=a(f),N=f.filter(S=>!P.some(b=>I(b,S)));await Promise.allSettled(N.map(S=>(0,d().rm)(S,{recursive:!0,force:!0})))}
function m(n){return(0,i().readdirSync)(n).filter(s=>s.startsWith(w)).map(s=>(0,T().join)(n,s)).filter(s=>{const f=(0,i().
lstatSync)(s,{throwIfNoEntry:!1});return f?.isDirectory()&&f.mtimeMs<Date.now()-t})}function a(n){return((0,E().attempt)(
()=>(0,i().readFileSync)("/proc/self/mountinfo","utf8"))??"").split(`
`).map(P=>(P.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,y)).filter(P=>n.some(N=>I(P,N))).sort((P,N)=>N.length-P.length)}
function y(n,s){return String.fromCharCode(Number.parseInt(s,8))}function I(n,s){return n===s||n.startsWith(`${s}/`)}async function c(n){
const s=await(0,h().systemTool)("umount");try{s&&await(0,p().exec)(s,["-l",n],{silent:!0})}catch{}}}),7650:((C,r,o)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.NO_OUTSIDE_CONFIGURATION=r.FULL_CLONE_HINT=void 0,r.bindGit=E,r.notStarted=h,
r.runGit=g,r.userEnvironment=I;function i(){const c=o(48161);return i=function(){return c},c}function d(){const c=o(85);
return d=function(){return c},c}function u(){const c=o(41895);return u=function(){return c},c}const T=10*6e4,p={allowUnsafeAskPass:!0,
allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,
allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeProtocolOverride:!0,allowUnsafeSshCommand:!0,allowUnsafeUrlRewrite:!0};
function E(c){return async(n,s={})=>{const f=await g(c,n,s);if(f.exitCode!==0&&!s.accept?.includes(f.exitCode))throw e(n,
f);return f.stdout}}async function g({directory:c,env:n,config:s=[]},f,{input:P,env:N}={}){const S={...n,...N};let b;const L=(0,d().
simpleGit)({baseDir:c,config:[...s],unsafe:p,allowEnvironment:Object.keys(S),completion:{onClose:!0,onExit:!1},timeout:{
block:T},...P===void 0?{}:{input:()=>Buffer.from(P)},errors:(_,R)=>(b=R,_ instanceof d().GitPluginError?_:void 0)}).env(
S);try{await(f[0]==="cat-file"?L.binaryCatFile(f.slice(1)):L.raw([...f]))}catch(_){throw t(`git ${f[0]} was stopped: ${String(
_)}`,_)}if(b===void 0)throw t(`git ${f[0]} returned no result`);if(b.exitCode===null)throw t(`git ${f[0]} was stopped by\
 a signal`);const G=Buffer.concat(b.stdErr).toString();if(b.exitCode<0&&G.includes("ENOENT"))throw w();return{exitCode:b.
exitCode,stdout:Buffer.concat(b.stdOut),stderr:G}}function h(c,n){return n.code!=="ENOENT"?t(`git ${c[0]} could not be s\
tarted: ${n.message}`,n):w(n)}function w(c){return new(u()).GateError("program_not_found","git is not installed or not o\
n PATH","Install git and put it on PATH.",{cause:c})}function t(c,n){return new(u()).GateError("git_failed",c,O,{cause:n})}
const O=r.FULL_CLONE_HINT="Check the clone with git fsck; it must be a full clone (no `filter` on actions/checkout).";function e(c,{
exitCode:n,stderr:s}){const f=s.trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new(u()).GateError("git_failed",`git\
 ${c[0]} failed: ${f||`exit code ${n}`}`,l.test(f)?`Free space in TMPDIR (${(0,i().tmpdir)()}) and in the clone.`:O)}const l=/No space left on device|Disk quota exceeded|Read-only file system/i,
m=r.NO_OUTSIDE_CONFIGURATION={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:i().devNull,GIT_ATTR_NOSYSTEM:"1"},a=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,
y=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;function I(c){const n={};for(const[s,f]of Object.entries(c))f!==void 0&&(a.test(
s)||!y.test(s))&&(n[s]=f);return{...n,GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}}),96402:((C,r,o)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.openRepository=g;function i(){const e=o(51455);return i=function(){return e},
e}function d(){const e=o(76760);return d=function(){return e},e}function u(){const e=o(41895);return u=function(){return e},
e}function T(){const e=o(7650);return T=function(){return e},e}function p(){const e=o(78173);return p=function(){return e},
e}const E=["--is-bare-repository","--is-inside-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",
...["objects","shallow","index"].flatMap(e=>["--git-path",e])];async function g(e,l=process.env){const m=(0,d().resolve)(
e);if(!await t(m))throw O(m,"is not a directory");const a=(0,T().userEnvironment)(l),y=await(0,T().runGit)({directory:m,
env:w(a,l),config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...E]),[I,c,n,s,f,P,N,S,...b]=y.stdout.toString().
split(`
`);if(I==="true")throw O(m,"is a bare repository, which has no working tree");if(c==="false")throw O(m,"is inside a .git\
 directory");if(!y.stdout.length)throw O(m,"is not in a git repository",y.stderr);if(!n||!s||!f||!P||!N||!S||b.join("")!==
"")throw O(m,"is in a repository that git cannot describe",y.stderr);const L=await(0,p().openObjectView)({objects:P,shallow:N,
format:n,env:a});return{...h(await(0,i().realpath)(s),f,a,L),index:S}}function h(e,l,m,a){return{...a,directory:e,user:(0,T().
bindGit)({directory:e,env:{...m,GIT_DIR:l,GIT_WORK_TREE:e},config:[`safe.directory=${e}`,"core.fsmonitor=false","core.ho\
oksPath=/dev/null","core.splitIndex=false","core.sparseCheckout=false"]})}}function w(e,{GIT_INDEX_FILE:l}){return l===void 0?
e:{...e,GIT_INDEX_FILE:l}}async function t(e){return(0,i().stat)(e).then(l=>l.isDirectory(),()=>!1)}function O(e,l,m=""){
const a=m.includes("not a git repository")?"":m.trim();return new(u()).GateError("not_a_repository",`${e} ${l}${a===""?"":
` (${a})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.")}}),44703:((C,r,o)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.objectReader=T;function i(){const h=o(31421);return i=function(){return h},
h}function d(){const h=o(41895);return d=function(){return h},h}function u(){const h=o(7650);return u=function(){return h},
h}function T({directory:h,env:w}){let t,O;const e=[],l=a=>{O??=a;for(const{reject:y}of e.splice(0))y(O)},m=()=>(t=(0,i().
spawn)("git",["cat-file","--batch"],{cwd:h,env:w,windowsHide:!0}),t.on("error",a=>l((0,u().notStarted)(["cat-file"],a))),
t.on("close",()=>l(p())),t.stdin.on("error",()=>{}),t.stderr.resume(),t.stdout.on("data",g(a=>e.shift()?.resolve(a))),t);
return{read:async a=>{if(a.length===0)return[];if(O)throw O;const{stdin:y}=t??m(),I=a.map(()=>new Promise((c,n)=>e.push(
{resolve:c,reject:n})));return y.write(a.map(c=>`${c}
`).join("")),Promise.all(I)},close:()=>{l(p()),t?.kill()}}}function p(){return new(d()).GateError("git_failed","git cat-\
file ended early",u().FULL_CLONE_HINT)}const E=10;function g(h){let w=Buffer.alloc(0),t,O=[],e=0;return l=>{if(t&&l.length<
e){O.push(l),e-=l.length;return}w=O.length>0?Buffer.concat([...O,l]):Buffer.concat([w,l]),O=[];let m=0;for(;;)if(t===void 0){
const a=w.indexOf(E,m);if(a<0)break;const[y="",I="",c=""]=w.toString("latin1",m,a).split(" ");m=a+1,/^\d+$/.test(c)?t={oid:y,
type:I,size:Number(c)}:h(void 0)}else{const a=m+t.size;if(w.length<=a)break;const{oid:y,type:I}=t;t=void 0,h({oid:y,type:I,
content:w.subarray(m,a)}),m=a+1}w=w.subarray(m),t&&(e=t.size+1-w.length,O=[w])}}}),78173:((C,r,o)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.openObjectView=g;function i(){const t=o(51455);return i=function(){return t},t}function d(){
const t=o(76760);return d=function(){return t},t}function u(){const t=o(41895);return u=function(){return t},t}function T(){
const t=o(4339);return T=function(){return t},t}function p(){const t=o(7650);return p=function(){return t},t}function E(){
const t=o(44703);return E=function(){return t},t}async function g(t){const O=await(0,T().temporaryFolder)(),e=(0,d().join)(
O,"git"),l=(0,d().join)(e,"objects");await(0,i().mkdir)((0,d().join)(l,"info"),{recursive:!0}),await(0,i().mkdir)((0,d().
join)(e,"refs")),await(0,i().writeFile)((0,d().join)(e,"HEAD"),`ref: refs/heads/none
`),await(0,i().writeFile)((0,d().join)(e,"config"),w(t.format)),await(0,i().writeFile)((0,d().join)(l,"info","alternates"),
`${JSON.stringify(t.objects)}
`);const m={directory:e,env:{...t.env.PATH===void 0?{}:{PATH:t.env.PATH},...p().NO_OUTSIDE_CONFIGURATION,GIT_DIR:e,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:t.shallow,HOME:e,LC_ALL:"C"}},a=(0,E().objectReader)(m);return{temporary:O,
objects:(0,p().bindGit)(m),read:a.read,privateStore:{GIT_OBJECT_DIRECTORY:l,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(
t.objects)},shallowCommits:async()=>{const y=await(0,i().readFile)(t.shallow,"utf8").catch(h);return new Set(y.split(`
`).filter(I=>I!==""))},isPartial:async()=>(await(0,i().readdir)((0,d().join)(t.objects,"pack")).catch(()=>[])).some(I=>I.
endsWith(".promisor")),close:()=>(a.close(),(0,i().rm)(O,{recursive:!0,force:!0}))}}function h(t){if(t.code==="ENOENT")return"";
throw new(u()).GateError("git_failed",`Cannot read the shallow boundary of the clone: ${t.message}`,"Check the permissio\
ns of the .git directory.",{cause:t})}function w(t){return t==="sha1"?`[core]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${t}
`}}),93028:((C,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.isRegular=o,r.kindOf=i,r.onThisPlatform=d;function o(u){
return u==="file"||u==="executable"}function i(u){if(u.isSymbolicLink())return"symlink";if(u.isDirectory())return"direct\
ory";if(u.isFile())return(u.mode&73)===0?"file":"executable"}function d(u){return process.platform==="win32"&&u==="execu\
table"?"file":u}}),63963:((C,r,o)=>{o.r(r),o.d(r,{exec:()=>i.m});var i=o(81260)}),85:((C,r,o)=>{o.r(r),o.d(r,{GitPluginError:()=>i.
Uo,simpleGit:()=>i.Lp});var i=o(74724)})};
