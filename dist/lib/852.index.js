var z=Object.defineProperty;var t=(U,A)=>z(U,"name",{value:A,configurable:!0});export const id=852,ids=[852],modules={82573:((U,A,a)=>{a.d(A,{l$:t(()=>$,"l$"),ro:t(()=>Y,"ro"),tb:t(()=>F,"tb"),Ve:t(()=>J,
"Ve"),_m:t(()=>G,"_m")});var y=a(77598),f=a(35845),g=a(35602),C=a(46820),T=a(21916),_=a(38815),I=a(68956);function p(n,r){
const c=r.reduce((u,S)=>u&&m(u,String(S)),n);return Object.keys((c&&E(c).shape)??{})}t(p,"knownKeys");function m(n,r){const{
shape:c,element:u}=E(n);return c?.[r]??u}t(m,"schemaAt");function E(n){const r=n._zod.def;return r.innerType?E(r.innerType):
r}t(E,"definitionOf");const D=64*1024,w="version https://git-lfs.github.com/spec/",O=50,v="Fix the file on the base bran\
ch. `gene-gate schema policy` prints every key with its meaning.";function d(n,r){return P(i(n),r)}t(d,"parsePolicy");function P(n,r){
if("policy"in n)return n.policy;const{mistakes:c}=n,u=c.length===1?"a mistake":`${c.length} mistakes`,S=c.map(({line:L,column:N,
message:B})=>`${r}:${L}:${N}: ${B}`);throw new g.ue("policy_invalid",`The policy has ${u}:
${S.join(`
`)}`,v)}t(P,"policyOf");function i(n){if(n.startsWith(w))return e([{line:1,column:1,message:"this is a Git LFS pointer; \
commit the file itself (git lfs untrack)"}]);if(n.length>D)return e([{line:1,column:1,message:`the file is larger than ${D}\
 characters`}]);const r=new _.HN,c=(0,_.Tp)(n,{lineCounter:r,prettyErrors:!1}),u=t((k,j)=>{const{line:W,col:X}=r.linePos(
k);return{line:W,column:X,message:j}},"at"),S=[...c.errors.map(({pos:k,message:j})=>u(k[0],j)),...s(c).map(k=>u(k,"alias\
es (*name) are not supported"))];if(!(S.length===c.errors.filter(o).length))return e(S);const N=I.wh.safeParse(c.toJS()??
{}),B=N.success?[]:N.error.issues.flatMap(k=>l(k,c).map(({offset:j,message:W})=>u(j,W)));return N.success&&S.length===0?
{policy:N.data}:e([...S,...B])}t(i,"readPolicy");function e(n){return{mistakes:n.toSorted((c,u)=>c.line-u.line||c.column-
u.column).slice(0,O)}}t(e,"mistaken");function o({code:n}){return n==="DUPLICATE_KEY"}t(o,"isDuplicate");function s(n){const r=[];
return(0,_.YR)(n,{Alias:t((c,{range:u})=>{r.push(u?.[0]??0)},"Alias")}),r}t(s,"aliasesIn");function l(n,r){if(n.code==="\
unrecognized_keys")return n.keys.slice(0,O).map(L=>({offset:M(r,n.path,L),message:x(n.path,L)}));const c=(0,_.Ll)(r.contents)?
r.getIn(n.path):void 0,u=n.code==="invalid_value"&&typeof c=="string"?`; did you mean ${(0,T.kp)(c.slice(0,h),n.values.map(
String))}?`:"";return[{offset:R(r,n.path),message:`${b(n.path)}: ${n.message}${u}`}]}t(l,"mistakesOf");const h=80;function R(n,r){
for(let c=r.length;c>0;c--){const u=n.getIn(r.slice(0,c),!0);if((0,_.Ll)(u)&&u.range)return u.range[0]}return 0}t(R,"val\
ueOffset");function M(n,r,c){const u=r.length===0?n.contents:n.getIn(r,!0),S=(0,_.jh)(u)?u.items.find(L=>(0,_.jn)(L.key)&&
String(L.key.value)===c):void 0;return(0,_.jn)(S?.key)&&S.key.range?.[0]||0}t(M,"keyOffset");function b(n){return n.length===
0?"the policy":n.map(String).join(".")}t(b,"nameOf");function x(n,r){const c=p(I.wh,n),u=b([...n,r]),S=(0,T.kp)(r.slice(
0,h),c);return c.length===0?`unknown key ${u}`:`unknown key ${u}; did you mean ${S}? (known: ${c.join(", ")})`}t(x,"unkn\
ownKey");const $=".github/gene-gate.yml";async function F(n,r,c=$){const u=P(await G(n),c);if(!n.stat($)){const L=await(0,C.
s)(n);if(L)throw K(L,n.label);return H(u,{source:"default",ref:r})}const S=(await n.read($)).toString("utf8");return H(u,
{source:"base",path:$,ref:r,text:S})}t(F,"loadPolicy");async function G(n){const r=n.stat($);return r?r.kind!=="file"&&r.
kind!=="executable"?{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${r.kind}`}]}:i((await n.read(
$)).toString("utf8")):i("")}t(G,"readPolicyIn");function K({path:n,fault:r},c){return new g.ue("policy_invalid",`${JSON.
stringify(n)} ${r}, but the policy must be the regular file ${$}, which ${c} does not have`,`Rename it to ${$}; if it is\
 not a policy, give it another name.`)}t(K,"nearlyThere");function J(n,r){return H(d(n,r),{source:"file",path:r,text:n})}
t(J,"policyFromFile");function H(n,r){return{policy:n,...r,digest:Y(n),ignoredInputs:[]}}t(H,"loaded");function Y(n){return`\
sha256:${(0,y.createHash)("sha256").update((0,f.dw)(n)).digest("hex")}`}t(Y,"digestPolicy")}),46820:((U,A,a)=>{a.d(A,{s:t(
()=>g,"s")});var y=a(21916),f=a(75615);async function g(e){for(const o of e.list("")){const{path:s,kind:l}=o;if(I(s)&&l!==
"directory")return{path:s,fault:`is ${C[l]}`};if(l!=="directory"){if(w(s,l)&&!v(s))return T(s);continue}if(O(s))return T(
s);if(!m(s))continue;const h=e.list(s).find(M=>w(_(M.path),M.kind));if(h)return T(h.path);const R=await i(e,`${s}/workfl\
ows`);if(R)return T(R)}}t(g,"findNearPolicy");const C={file:"a file",executable:"a file",symlink:"a symlink",submodule:"\
a submodule"};function T(e){return{path:e,fault:"looks like the policy"}}t(T,"misplaced");function _(e){return e.slice(e.
lastIndexOf("/")+1)}t(_,"nameOf");function I(e){return(0,f.ld)(e).trim()===".github"}t(I,"isPolicyFolder");const p=["git\
hub","gitlab","gitea","forgejo","config"];function m(e){const o=P((0,f.ld)(e));return p.includes(o)||(0,y.Io)(o,"github")===
1}t(m,"mayHoldPolicy");const E=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,D=new Set(["generate"]);
function w(e,o){return o==="directory"?O(e):d(e).isPolicy}t(w,"isPolicyFile");function O(e){return d(e).isPolicy&&!v(e)}
t(O,"hasPolicyName");function v(e){return!e.startsWith(".")&&d(e).extension===""}t(v,"isExtensionless");function d(e){const[
o="",...s]=(0,f.ld)(e).trim().replace(/^\.+/,"").split("."),l=s.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),h=P(o).
replace(/(?:policy|config|settings|rc)$/,"");return{isPolicy:(0,y.Io)(h,"genegate")<=1&&!D.has(h)&&E.test(l),extension:l}}
t(d,"parse");function P(e){return e.replaceAll(/[^a-z0-9]/g,"")}t(P,"lettersOf");async function i(e,o){for(const{path:s,
kind:l}of e.list(o)){if(l!=="file"&&l!=="executable"||!w(_(s),l))continue;const h=(await e.read(s)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.
test(h))return s}}t(i,"policyAmongWorkflows")}),45040:((U,A,a)=>{a.d(A,{I:t(()=>C,"I"),p:t(()=>T,"p")});var y=a(77598),f=a(
73024);const g=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;function C(){const[p,m]=[_(process.pid),I()];return p===
void 0||m===void 0?"unknown":`${process.pid.toString(36)}-${p}-${m}`}t(C,"processIdentity");function T(p){const[,m,E,D]=g.
exec(p)??[];if(m===void 0||D!==I())return!1;const w=_(Number.parseInt(m,36));return w!==void 0&&w!==E}t(T,"isEnded");function _(p){
try{const m=(0,f.readFileSync)(`/proc/${p}/stat`,"latin1"),[E="",...D]=m.slice(m.lastIndexOf(")")+2).split(" ");return/[ZX]/.
test(E)?"none":BigInt(D[18]??"").toString(36)}catch(m){const{code:E}=m;return(E==="ENOENT"||E==="ESRCH")&&I()!==void 0?"\
none":void 0}}t(_,"startOf");function I(){try{const p=(0,f.readlinkSync)("/proc/self/ns/pid"),m=(0,f.readFileSync)("/pro\
c/sys/kernel/random/boot_id","latin1").trim();return(0,y.createHash)("sha256").update(`${m} ${p}`).digest("hex").slice(0,
8)}catch{return}}t(I,"placeHere")}),53265:((U,A,a)=>{a.d(A,{EO:t(()=>I,"EO"),fu:t(()=>D,"fu"),gG:t(()=>p,"gG"),uD:t(()=>_,
"uD")});var y=a(48161),f=a(74724),g=a(35602);const C=10*6e4,T={allowUnsafeAlias:!0,allowUnsafeAskPass:!0,allowUnsafeCommandBinaries:!0,
allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeDiffExternal:!0,allowUnsafeDiffTextConv:!0,
allowUnsafeEditor:!0,allowUnsafeExec:!0,allowUnsafeFilter:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeGpgProgram:!0,
allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeMergeDriver:!0,allowUnsafePack:!0,allowUnsafePager:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeSubmodule:!0,allowUnsafeTemplateDir:!0,allowUnsafeUrlRewrite:!0};function _(w){return async(O,v={})=>{
const d=await I(w,O,v);if(d.exitCode!==0&&!v.accept?.includes(d.exitCode))throw m(O,d);return d.stdout}}t(_,"bindGit");async function I({
directory:w,env:O,config:v=[]},d,{input:P,env:i}={}){const e={...O,...i};let o;const s=(0,f.Lp)({baseDir:w,config:[...v],
unsafe:T,allowEnvironment:Object.keys(e),completion:{onClose:!0,onExit:!1},timeout:{block:C},...P===void 0?{}:{input:t(()=>P,
"input")},errors:t((h,R)=>(o=R,h instanceof f.Uo?h:void 0),"errors")}).env(e);try{await(d[0]==="cat-file"?s.binaryCatFile(
d.slice(1)):s.raw([...d]))}catch(h){throw new g.ue("git_failed",`git ${d[0]} was stopped: ${String(h)}`,p,{cause:h})}if(o===
void 0)throw new g.ue("git_failed",`git ${d[0]} returned no result`,p);const l=Buffer.concat(o.stdErr).toString();if(o.exitCode<
0&&l.includes("ENOENT"))throw new g.ue("program_not_found","git is not installed or not on PATH","Install git and put it\
 on PATH.");return{exitCode:o.exitCode,stdout:Buffer.concat(o.stdOut),stderr:l}}t(I,"runGit");const p="Check the clone w\
ith git fsck; it must be a full clone (no `filter` on actions/checkout).";function m(w,{exitCode:O,stderr:v}){const d=v.
trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new g.ue("git_failed",`git ${w[0]} failed: ${d||`exit code ${O}`}`,E.
test(d)?`Free space in TMPDIR (${(0,y.tmpdir)()}) and in the clone.`:p)}t(m,"failure");const E=/No space left on device|Disk quota exceeded|Read-only file system/i,
D={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:y.devNull,GIT_ATTR_NOSYSTEM:"1"}}),728:((U,A,a)=>{a.d(A,{h:t(()=>O,"h")});var y=a(
51455),f=a(76760),g=a(35602),C=a(53265),T=a(26788);async function _(i){const e=await(0,T.yy)(),o=(0,f.join)(e,"git"),s=(0,f.
join)(o,"objects");await(0,y.mkdir)((0,f.join)(s,"info"),{recursive:!0}),await(0,y.mkdir)((0,f.join)(o,"refs")),await(0,y.
writeFile)((0,f.join)(o,"HEAD"),`ref: refs/heads/none
`),await(0,y.writeFile)((0,f.join)(o,"config"),p(i.format)),await(0,y.writeFile)((0,f.join)(s,"info","alternates"),`${JSON.
stringify(i.objects)}
`);const l=(0,C.uD)({directory:o,env:{...i.env.PATH===void 0?{}:{PATH:i.env.PATH},...C.fu,GIT_DIR:o,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:i.shallow,HOME:o,LC_ALL:"C"}});return{temporary:e,objects:l,privateStore:{
GIT_OBJECT_DIRECTORY:s,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(i.objects)},shallowCommits:t(async()=>{const h=await(0,y.
readFile)(i.shallow,"utf8").catch(I);return new Set(h.split(`
`).filter(R=>R!==""))},"shallowCommits"),close:t(()=>(0,y.rm)(e,{recursive:!0,force:!0}),"close")}}t(_,"openObjectView");
function I(i){if(i.code==="ENOENT")return"";throw new g.ue("git_failed",`Cannot read the shallow boundary of the clone: ${i.
message}`,"Check the permissions of the .git folder.",{cause:i})}t(I,"orComplete");function p(i){return i==="sha1"?`[cor\
e]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${i}
`}t(p,"configuration");const m=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,E=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;
function D(i){const e={};for(const[o,s]of Object.entries(i))s!==void 0&&(m.test(o)||!E.test(o))&&(e[o]=s);return{...e,GIT_TERMINAL_PROMPT:"\
0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}t(D,"userEnvironment");const w=["--is-bare-repository","--is-insid\
e-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",...["objects","shallow"].flatMap(i=>["--git-p\
ath",i])];async function O(i,e=process.env){const o=(0,f.resolve)(i);if(!await d(o))throw P(o,"is not a folder");const s=D(
e),l=await(0,C.EO)({directory:o,env:s,config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...w]),[h,R,M,b,
x,$,F,...G]=l.stdout.toString().split(`
`);if(h==="true")throw P(o,"is a bare repository, which has no working tree");if(R==="false")throw P(o,"is inside a .git\
 folder");if(!l.stdout.length)throw P(o,"is not in a git repository",l.stderr);if(!M||!b||!x||!$||!F||G.join("")!=="")throw P(
o,"is in a repository that git cannot describe",l.stderr);const K=await _({objects:$,shallow:F,format:M,env:s});return v(
await(0,y.realpath)(b),x,s,K)}t(O,"openRepository");function v(i,e,o,s){return{...s,directory:i,user:(0,C.uD)({directory:i,
env:{...o,GIT_DIR:e,GIT_WORK_TREE:i},config:[`safe.directory=${i}`,"core.fsmonitor=false","core.hooksPath=/dev/null","co\
re.splitIndex=false","core.sparseCheckout=false"]})}}t(v,"assemble");async function d(i){return(0,y.stat)(i).then(e=>e.isDirectory(),
()=>!1)}t(d,"isDirectory");function P(i,e,o=""){const s=o.includes("not a git repository")?"":o.trim();return new g.ue("\
not_a_repository",`${i} ${e}${s===""?"":` (${s})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, \
or specify one with --repo.")}t(P,"notARepository")}),26788:((U,A,a)=>{a.d(A,{F8:t(()=>p,"F8"),yy:t(()=>E,"yy")});var y=a(
31421),f=a(73024),g=a(51455),C=a(48161),T=a(76760),_=a(35602),I=a(45040);const p="gene-gate-";let m;async function E(){const i=(0,C.
tmpdir)();try{const e=await(0,g.realpath)(i);return m??=D(e),await m,await(0,g.mkdtemp)((0,T.join)(e,`${p}${(0,I.I)()}-`))}catch(e){
const{code:o}=e;throw new _.ue("file_unreadable",`Cannot create a temporary folder in ${i} (${o}).`,"Set TMPDIR to a wri\
table folder with free space.",{cause:e})}}t(E,"temporaryFolder");async function D(i){const e=(0,f.readdirSync)(i).filter(
l=>l.startsWith(p)&&(0,I.p)(l)).map(l=>(0,T.join)(i,l)).filter(w);if(e.length===0)return;for(const l of O(e))P(l);const o=O(
e),s=e.filter(l=>!o.some(h=>d(h,l)));await Promise.allSettled(s.map(l=>(0,g.rm)(l,{recursive:!0,force:!0})))}t(D,"remove\
LeftFolders");function w(i){try{const e=(0,f.lstatSync)(i);return e.isDirectory()&&e.uid===process.getuid?.()}catch{return!1}}
t(w,"isOwnFolder");function O(i){return(0,f.readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(o=>(o.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,v)).filter(o=>i.some(s=>d(o,s))).sort((o,s)=>s.length-o.length)}
t(O,"mountsIn");function v(i,e){return String.fromCharCode(Number.parseInt(e,8))}t(v,"unescaped");function d(i,e){return i===
e||i.startsWith(`${e}/`)}t(d,"isIn");function P(i){try{(0,y.execFileSync)("umount",["-l",i],{stdio:"ignore"})}catch{}}t(
P,"unmount")})};
