var X=Object.defineProperty;var t=(U,A)=>X(U,"name",{value:A,configurable:!0});export const id=852,ids=[852],modules={82573:((U,A,a)=>{a.d(A,{l$:t(()=>L,"l$"),ro:t(()=>Y,"ro"),tb:t(()=>x,"tb"),Ve:t(()=>z,
"Ve"),_m:t(()=>G,"_m")});var y=a(77598),p=a(35845),E=a(35602),I=a(41999),$=a(21916),g=a(38815),_=a(68956);function d(e,i){
const u=i.reduce((f,C)=>f&&m(f,String(C)),e);return Object.keys((u&&O(u).shape)??{})}t(d,"knownKeys");function m(e,i){const{
shape:u,element:f}=O(e);return u?.[i]??f}t(m,"schemaAt");function O(e){const i=e._zod.def;return i.innerType?O(i.innerType):
i}t(O,"definitionOf");const D=64*1024,T="version https://git-lfs.github.com/spec/",P=50,S="Fix the file on the base bran\
ch. `gene-gate schema policy` prints every key with its meaning.";function h(e,i){return v(o(e),i)}t(h,"parsePolicy");function v(e,i){
if("policy"in e)return e.policy;const{mistakes:u}=e,f=u.length===1?"a mistake":`${u.length} mistakes`,C=u.map(({line:R,column:j,
message:B})=>`${i}:${R}:${j}: ${B}`);throw new E.ue("policy_invalid",`The policy has ${f}:
${C.join(`
`)}`,S)}t(v,"policyOf");function o(e){if(e.startsWith(T))return r([{line:1,column:1,message:"this is a Git LFS pointer; \
commit the file itself (git lfs untrack)"}]);if(e.length>D)return r([{line:1,column:1,message:`the file is larger than ${D}\
 characters`}]);const i=new g.HN,u=(0,g.Tp)(e,{lineCounter:i,prettyErrors:!1}),f=t((N,F)=>{const{line:W,col:J}=i.linePos(
N);return{line:W,column:J,message:F}},"at"),C=[...u.errors.map(({pos:N,message:F})=>f(N[0],F)),...n(u).map(N=>f(N,"alias\
es (*name) are not supported"))];if(!(C.length===u.errors.filter(s).length))return r(C);const j=_.wh.safeParse(u.toJS()??
{}),B=j.success?[]:j.error.issues.flatMap(N=>c(N,u).map(({offset:F,message:W})=>f(F,W)));return j.success&&C.length===0?
{policy:j.data}:r([...C,...B])}t(o,"readPolicy");function r(e){return{mistakes:e.toSorted((u,f)=>u.line-f.line||u.column-
f.column).slice(0,P)}}t(r,"mistaken");function s({code:e}){return e==="DUPLICATE_KEY"}t(s,"isDuplicate");function n(e){const i=[];
return(0,g.YR)(e,{Alias:t((u,{range:f})=>{i.push(f?.[0]??0)},"Alias")}),i}t(n,"aliasesIn");function c(e,i){if(e.code==="\
unrecognized_keys")return e.keys.slice(0,P).map(R=>({offset:k(i,e.path,R),message:M(e.path,R)}));const u=(0,g.Ll)(i.contents)?
i.getIn(e.path):void 0,f=e.code==="invalid_value"&&typeof u=="string"?`; did you mean ${(0,$.kp)(u.slice(0,l),e.values.map(
String))}?`:"";return[{offset:w(i,e.path),message:`${b(e.path)}: ${e.message}${f}`}]}t(c,"mistakesOf");const l=80;function w(e,i){
for(let u=i.length;u>0;u--){const f=e.getIn(i.slice(0,u),!0);if((0,g.Ll)(f)&&f.range)return f.range[0]}return 0}t(w,"val\
ueOffset");function k(e,i,u){const f=i.length===0?e.contents:e.getIn(i,!0),C=(0,g.jh)(f)?f.items.find(R=>(0,g.jn)(R.key)&&
String(R.key.value)===u):void 0;return(0,g.jn)(C?.key)&&C.key.range?.[0]||0}t(k,"keyOffset");function b(e){return e.length===
0?"the policy":e.map(String).join(".")}t(b,"nameOf");function M(e,i){const u=d(_.wh,e),f=b([...e,i]),C=(0,$.kp)(i.slice(
0,l),u);return u.length===0?`unknown key ${f}`:`unknown key ${f}; did you mean ${C}? (known: ${u.join(", ")})`}t(M,"unkn\
ownKey");const L=".github/gene-gate.yml";async function x(e,i,u=L){const f=v(await G(e),u);if(!e.stat(L)){const R=await(0,I.
s)(e);if(R)throw K(R,e.label);return H(f,{source:"default",ref:i})}const C=(await e.read(L)).toString("utf8");return H(f,
{source:"base",path:L,ref:i,text:C})}t(x,"loadPolicy");async function G(e){const i=e.stat(L);return i?i.kind!=="file"&&i.
kind!=="executable"?{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${i.kind}`}]}:o((await e.read(
L)).toString("utf8")):o("")}t(G,"readPolicyIn");function K({path:e,fault:i},u){return new E.ue("policy_invalid",`${JSON.
stringify(e)} ${i}, but the policy must be the regular file ${L}, which ${u} does not have`,`Rename it to ${L}; if it is\
 not a policy, give it another name.`)}t(K,"nearlyThere");function z(e,i){return H(h(e,i),{source:"file",path:i,text:e})}
t(z,"policyFromFile");function H(e,i){return{policy:e,...i,digest:Y(e),ignoredInputs:[]}}t(H,"loaded");function Y(e){return`\
sha256:${(0,y.createHash)("sha256").update((0,p.dw)(e)).digest("hex")}`}t(Y,"digestPolicy")}),41999:((U,A,a)=>{a.d(A,{s:t(
()=>$,"s")});var y=a(21916);const p={a:"\u0430\u0251\u03B1\xAA",b:"\u044C\u0185",c:"\u0441\u03F2\u1D04",d:"\u0501\u0257",
e:"\u0435\u04BD\u0454\u212F\u212E\u025B",g:"\u0261\u0581\u01E5\u018D",h:"\u04BB\u0570",i:"\u0456\u0131\u0269\u03B9\u04CF",
j:"\u0458\u03F3",k:"\u043A\u03BA\u1D0B",l:"\u217C\u01C0|",m:"\u043C\u1D0D",n:"\u0578\u057C\u043F\u03B7",o:"\u043E\u03BF\u0585\u03C3",
p:"\u0440\u03C1",q:"\u051B\u0566",r:"\u0433\u1D26",s:"\u0455\uA731",t:"\u0442\u03C4\u1D1B",u:"\u03C5\u057D\u0446\u028B",
v:"\u0475\u03BD\u1D20",w:"\u051D\u0448\u0461",x:"\u0445\u03C7",y:"\u0443\u04AF\u03B3\u028F",z:"\u1D22","-":"\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",
".":"\u2024\u3002","/":"\u2044\u2215"},E=new Map(Object.entries(p).flatMap(([n,c])=>[...c].map(l=>[l,n])));function I(n){
return[...n.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(l=>E.get(l)??l).join("")}t(I,"skeletonOf");async function $(n){for(const c of n.list("")){const{path:l,kind:w}=c;
if(m(l)&&w!=="directory")return{path:l,fault:`is ${g[w]}`};if(w!=="directory"){if(S(l,w)&&!v(l))return _(l);continue}if(h(
l))return _(l);if(!D(l))continue;const k=n.list(l).find(M=>S(d(M.path),M.kind));if(k)return _(k.path);const b=await s(n,
`${l}/workflows`);if(b)return _(b)}}t($,"findNearPolicy");const g={file:"a file",executable:"a file",symlink:"a symlink",
submodule:"a submodule"};function _(n){return{path:n,fault:"looks like the policy"}}t(_,"misplaced");function d(n){return n.
slice(n.lastIndexOf("/")+1)}t(d,"nameOf");function m(n){return I(n).trim()===".github"}t(m,"isPolicyFolder");const O=["g\
ithub","gitlab","gitea","forgejo","config"];function D(n){const c=r(I(n));return O.includes(c)||(0,y.Io)(c,"github")===1}
t(D,"mayHoldPolicy");const T=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,P=new Set(["generate"]);
function S(n,c){return c==="directory"?h(n):o(n).isPolicy}t(S,"isPolicyFile");function h(n){return o(n).isPolicy&&!v(n)}
t(h,"hasPolicyName");function v(n){return!n.startsWith(".")&&o(n).extension===""}t(v,"isExtensionless");function o(n){const[
c="",...l]=I(n).trim().replace(/^\.+/,"").split("."),w=l.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),k=r(c).replace(
/(?:policy|config|settings|rc)$/,"");return{isPolicy:(0,y.Io)(k,"genegate")<=1&&!P.has(k)&&T.test(w),extension:w}}t(o,"p\
arse");function r(n){return n.replaceAll(/[^a-z0-9]/g,"")}t(r,"lettersOf");async function s(n,c){for(const{path:l,kind:w}of n.
list(c)){if(w!=="file"&&w!=="executable"||!S(d(l),w))continue;const k=(await n.read(l)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.
test(k))return l}}t(s,"policyAmongWorkflows")}),45040:((U,A,a)=>{a.d(A,{I:t(()=>I,"I"),p:t(()=>$,"p")});var y=a(77598),p=a(
73024);const E=/\b([0-9a-z]{1,7})-([0-9a-z]{1,12})-([0-9a-f]{8})\b/;function I(){const[d,m]=[g(process.pid),_()];return d===
void 0||m===void 0?"unknown":`${process.pid.toString(36)}-${d}-${m}`}t(I,"processIdentity");function $(d){const[,m,O,D]=E.
exec(d)??[];if(m===void 0||D!==_())return!1;const T=g(Number.parseInt(m,36));return T!==void 0&&T!==O}t($,"isEnded");function g(d){
try{const m=(0,p.readFileSync)(`/proc/${d}/stat`,"latin1"),[O="",...D]=m.slice(m.lastIndexOf(")")+2).split(" ");return/[ZX]/.
test(O)?"none":BigInt(D[18]??"").toString(36)}catch(m){const{code:O}=m;return(O==="ENOENT"||O==="ESRCH")&&_()!==void 0?"\
none":void 0}}t(g,"startOf");function _(){try{const d=(0,p.readlinkSync)("/proc/self/ns/pid"),m=(0,p.readFileSync)("/pro\
c/sys/kernel/random/boot_id","latin1").trim();return(0,y.createHash)("sha256").update(`${m} ${d}`).digest("hex").slice(0,
8)}catch{return}}t(_,"placeHere")}),53265:((U,A,a)=>{a.d(A,{EO:t(()=>_,"EO"),fu:t(()=>D,"fu"),gG:t(()=>d,"gG"),uD:t(()=>g,
"uD")});var y=a(48161),p=a(74724),E=a(35602);const I=10*6e4,$={allowUnsafeAlias:!0,allowUnsafeAskPass:!0,allowUnsafeCommandBinaries:!0,
allowUnsafeConfigEnvCount:!0,allowUnsafeConfigPaths:!0,allowUnsafeCredentialHelper:!0,allowUnsafeDiffExternal:!0,allowUnsafeDiffTextConv:!0,
allowUnsafeEditor:!0,allowUnsafeExec:!0,allowUnsafeFilter:!0,allowUnsafeFsMonitor:!0,allowUnsafeGitProxy:!0,allowUnsafeGpgProgram:!0,
allowUnsafeHooksPath:!0,allowUnsafeInclude:!0,allowUnsafeMergeDriver:!0,allowUnsafePack:!0,allowUnsafePager:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeSshCommand:!0,allowUnsafeSubmodule:!0,allowUnsafeTemplateDir:!0,allowUnsafeUrlRewrite:!0};function g(T){return async(P,S={})=>{
const h=await _(T,P,S);if(h.exitCode!==0&&!S.accept?.includes(h.exitCode))throw m(P,h);return h.stdout}}t(g,"bindGit");async function _({
directory:T,env:P,config:S=[]},h,{input:v,env:o}={}){const r={...P,...o};let s;const n=(0,p.Lp)({baseDir:T,config:[...S],
unsafe:$,allowEnvironment:Object.keys(r),completion:{onClose:!0,onExit:!1},timeout:{block:I},...v===void 0?{}:{input:t(()=>v,
"input")},errors:t((l,w)=>(s=w,l instanceof p.Uo?l:void 0),"errors")}).env(r);try{await(h[0]==="cat-file"?n.binaryCatFile(
h.slice(1)):n.raw([...h]))}catch(l){throw new E.ue("git_failed",`git ${h[0]} was stopped: ${String(l)}`,d,{cause:l})}if(s===
void 0)throw new E.ue("git_failed",`git ${h[0]} returned no result`,d);const c=Buffer.concat(s.stdErr).toString();if(s.exitCode<
0&&c.includes("ENOENT"))throw new E.ue("program_not_found","git is not installed or not on PATH","Install git and put it\
 on PATH.");return{exitCode:s.exitCode,stdout:Buffer.concat(s.stdOut),stderr:c}}t(_,"runGit");const d="Check the clone w\
ith git fsck; it must be a full clone (no `filter` on actions/checkout).";function m(T,{exitCode:P,stderr:S}){const h=S.
trim().replaceAll(/\/\/[^/@\s]*@/g,"//***@");return new E.ue("git_failed",`git ${T[0]} failed: ${h||`exit code ${P}`}`,O.
test(h)?`Free space in TMPDIR (${(0,y.tmpdir)()}) and in the clone.`:d)}t(m,"failure");const O=/No space left on device|Disk quota exceeded|Read-only file system/i,
D={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:y.devNull,GIT_ATTR_NOSYSTEM:"1"}}),728:((U,A,a)=>{a.d(A,{h:t(()=>P,"h")});var y=a(
51455),p=a(76760),E=a(35602),I=a(53265),$=a(26788);async function g(o){const r=await(0,$.yy)(),s=(0,p.join)(r,"git"),n=(0,p.
join)(s,"objects");await(0,y.mkdir)((0,p.join)(n,"info"),{recursive:!0}),await(0,y.mkdir)((0,p.join)(s,"refs")),await(0,y.
writeFile)((0,p.join)(s,"HEAD"),`ref: refs/heads/none
`),await(0,y.writeFile)((0,p.join)(s,"config"),d(o.format)),await(0,y.writeFile)((0,p.join)(n,"info","alternates"),`${JSON.
stringify(o.objects)}
`);const c=(0,I.uD)({directory:s,env:{...o.env.PATH===void 0?{}:{PATH:o.env.PATH},...I.fu,GIT_DIR:s,GIT_OPTIONAL_LOCKS:"\
0",GIT_NO_REPLACE_OBJECTS:"1",GIT_SHALLOW_FILE:o.shallow,HOME:s,LC_ALL:"C"}});return{temporary:r,objects:c,privateStore:{
GIT_OBJECT_DIRECTORY:n,GIT_ALTERNATE_OBJECT_DIRECTORIES:JSON.stringify(o.objects)},shallowCommits:t(async()=>{const l=await(0,y.
readFile)(o.shallow,"utf8").catch(_);return new Set(l.split(`
`).filter(w=>w!==""))},"shallowCommits"),close:t(()=>(0,y.rm)(r,{recursive:!0,force:!0}),"close")}}t(g,"openObjectView");
function _(o){if(o.code==="ENOENT")return"";throw new E.ue("git_failed",`Cannot read the shallow boundary of the clone: ${o.
message}`,"Check the permissions of the .git folder.",{cause:o})}t(_,"orComplete");function d(o){return o==="sha1"?`[cor\
e]
	repositoryformatversion = 0
	bare = true
`:`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	objectFormat = ${o}
`}t(d,"configuration");const m=/^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i,O=/^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;
function D(o){const r={};for(const[s,n]of Object.entries(o))n!==void 0&&(m.test(s)||!O.test(s))&&(r[s]=n);return{...r,GIT_TERMINAL_PROMPT:"\
0",GIT_OPTIONAL_LOCKS:"0",GIT_NO_REPLACE_OBJECTS:"1"}}t(D,"userEnvironment");const T=["--is-bare-repository","--is-insid\
e-work-tree","--show-object-format","--show-toplevel","--absolute-git-dir",...["objects","shallow"].flatMap(o=>["--git-p\
ath",o])];async function P(o,r=process.env){const s=(0,p.resolve)(o);if(!await h(s))throw v(s,"is not a folder");const n=D(
r),c=await(0,I.EO)({directory:s,env:n,config:["safe.directory=*"]},["rev-parse","--path-format=absolute",...T]),[l,w,k,b,
M,L,x,...G]=c.stdout.toString().split(`
`);if(l==="true")throw v(s,"is a bare repository, which has no working tree");if(w==="false")throw v(s,"is inside a .git\
 folder");if(!c.stdout.length)throw v(s,"is not in a git repository",c.stderr);if(!k||!b||!M||!L||!x||G.join("")!=="")throw v(
s,"is in a repository that git cannot describe",c.stderr);const K=await g({objects:L,shallow:x,format:k,env:n});return S(
await(0,y.realpath)(b),M,n,K)}t(P,"openRepository");function S(o,r,s,n){return{...n,directory:o,user:(0,I.uD)({directory:o,
env:{...s,GIT_DIR:r,GIT_WORK_TREE:o},config:[`safe.directory=${o}`,"core.fsmonitor=false","core.hooksPath=/dev/null","co\
re.splitIndex=false","core.sparseCheckout=false"]})}}t(S,"assemble");async function h(o){return(0,y.stat)(o).then(r=>r.isDirectory(),
()=>!1)}t(h,"isDirectory");function v(o,r,s=""){const n=s.includes("not a git repository")?"":s.trim();return new E.ue("\
not_a_repository",`${o} ${r}${n===""?"":` (${n})`}`,"Run gene-gate in a checkout made by git clone or actions/checkout, \
or specify one with --repo.")}t(v,"notARepository")}),26788:((U,A,a)=>{a.d(A,{F8:t(()=>d,"F8"),yy:t(()=>O,"yy")});var y=a(
31421),p=a(73024),E=a(51455),I=a(48161),$=a(76760),g=a(35602),_=a(45040);const d="gene-gate-";let m;async function O(){const o=(0,I.
tmpdir)();try{const r=await(0,E.realpath)(o);return m??=D(r),await m,await(0,E.mkdtemp)((0,$.join)(r,`${d}${(0,_.I)()}-`))}catch(r){
const{code:s}=r;throw new g.ue("file_unreadable",`Cannot create a temporary folder in ${o} (${s}).`,"Set TMPDIR to a wri\
table folder with free space.",{cause:r})}}t(O,"temporaryFolder");async function D(o){const r=(0,p.readdirSync)(o).filter(
c=>c.startsWith(d)&&(0,_.p)(c)).map(c=>(0,$.join)(o,c)).filter(T);if(r.length===0)return;for(const c of P(r))v(c);const s=P(
r),n=r.filter(c=>!s.some(l=>h(l,c)));await Promise.allSettled(n.map(c=>(0,E.rm)(c,{recursive:!0,force:!0})))}t(D,"remove\
LeftFolders");function T(o){try{const r=(0,p.lstatSync)(o);return r.isDirectory()&&r.uid===process.getuid?.()}catch{return!1}}
t(T,"isOwnFolder");function P(o){return(0,p.readFileSync)("/proc/self/mountinfo","utf8").split(`
`).map(s=>(s.split(" ")[4]??"").replaceAll(/\\(\d{3})/g,S)).filter(s=>o.some(n=>h(s,n))).sort((s,n)=>n.length-s.length)}
t(P,"mountsIn");function S(o,r){return String.fromCharCode(Number.parseInt(r,8))}t(S,"unescaped");function h(o,r){return o===
r||o.startsWith(`${r}/`)}t(h,"isIn");function v(o){try{(0,y.execFileSync)("umount",["-l",o],{stdio:"ignore"})}catch{}}t(
v,"unmount")})};
