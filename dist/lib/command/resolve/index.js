"use strict";module.exports={"command/resolve/alternatives"(I,o,E,M){E(I,{alternativesOf:()=>S});const T=200,y=1e3;function S(w){if(w.
length>y)return;let O=[w.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const g=[];for(;O.length>0;){const x=[];for(const f of O){const r=/\{([^{},]*(?:,[^{},]*)+)\}/.
exec(f);if(r===null)g.push(f);else{const{0:i,1:h="",index:c}=r,[l,d]=[f.slice(0,c),f.slice(c+i.length)];x.push(...h.split(
",").map(m=>`${l}${m}${d}`))}}if(x.length+g.length>T)return;O=x}return g}},"command/resolve/argument-file"(I,o,E,M){E(I,
{wordsOfFile:()=>y});const T=64*1024;function y(S,w){if(S.length>T)return;const O=[],g=S.toString("utf8"),x=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
for(let r=x.exec(g);r!==null;r=x.exec(g))O.push(r[1]??r[2]??"");return O.every(r=>!r.startsWith("@")&&!r.startsWith('"'))?
O.map(r=>({text:r,span:w,quoted:!0})):void 0}},"command/resolve/binary"(I,o,E,M){let T;const y=()=>T??=o("repo/paths");let S;
const w=()=>S??=o("rules/finding");let O;const g=()=>O??=o("command/resolve/dependency");let x;const f=()=>x??=o("comman\
d/resolve/lock/read");let r;const i=()=>r??=o("command/resolve/package-json");let h;const c=()=>h??=o("command/resolve/p\
lace");E(I,{resolveBinary:()=>l});async function l(n,e,t){const{tree:s}=n,u=await(0,i().readPackageJson)(s,"");if(u===i().
INVALID)return(0,c().fails)("package-json-invalid",t,{path:"package.json"});if(u?.binaries.has(e))return(0,c().fails)("b\
inary-shadowed",t,{name:e,path:u.path});const k=(0,c().from)(n,`node_modules/.bin/${e}`);if(n.directory!==""&&s.stat(k)!==
void 0)return(0,c().fails)("dependency-unverified",t,{name:e,path:k,fault:"elsewhere"});const N=s.stat("node_modules");if(N===
void 0)return p(n,u,e,t);const A=await a(s,e),P=s.stat(A),b=(0,y().resolveInTree)(s,A);if(P===void 0||b.kind==="missing")
return(0,c().fails)("binary-missing",t,{name:e});if(b.kind!=="inside")return(0,c().fails)("target-outside",t,{path:A,reason:"\
symlink"});const _=(0,g().packageOf)(b.path),j=N.tracked||P.tracked,L=!j&&b.entry.tracked&&await m(s,b.path);if(_===void 0&&
!L||!(0,i().isRegular)(b.entry.kind))return(0,c().fails)("dependency-unverified",t,{name:e,path:b.path,fault:"elsewhere"});
if(!L&&(j||b.entry.tracked)){const D={name:_??e,path:b.path,fault:"committed"};return(0,c().fails)("dependency-unverifie\
d",t,D)}const $=L?[]:await d(n,e,b.path,t);if($.some(g().isUnverified))return{targets:[],problems:$};if(!await v(s,b.path))
return(0,c().fails)("binary-not-node",t,{name:e,path:b.path});L&&n.changed.has(b.path)&&$.push((0,w().problemAt)("target\
-changed",t,{path:b.path}));const R={kind:"package_binary",name:e,path:b.path};return{targets:[(0,c().target)(n,R)],problems:$}}
async function d(n,e,t,s){const u=(0,g().packageOf)(t)??e,k=t.slice(`node_modules/${u}/`.length),N={name:e.startsWith("@")?
void 0:e,file:k},A=await(0,g().inspectDependency)(n,{name:u,path:t,binary:N},s);if(u===e||!(await(0,f().readLocks)(n.tree)).
some(({entriesOf:_})=>_(e).length>0))return A;const b=await(0,g().inspectDependency)(n,{name:e,path:t},s);return[...A,...b.
filter(_=>!(0,g().isUnverified)(_))]}async function m(n,e){return(await(0,f().readLocks)(n)).some(({all:s})=>s.some(({source:u})=>{
const k=u.kind==="file"?(0,y().normalise)(u.at):void 0;return k!==void 0&&k!==""&&(0,y().isWithin)(e,k)}))}async function a(n,e){
const t=`node_modules/.bin/${e}`;if(!e.startsWith("@"))return t;const s=await(0,i().readPackageJson)(n,`node_modules/${e}`);
if(s===void 0||s===i().INVALID)return t;const[u]=s.binaries;return`node_modules/.bin/${(s.binaries.size===1?u:void 0)??e.
replace(/^@[^/]*\//,"")}`}async function v(n,e){if(/\.[cm]?js$/.test(e))return!0;const[t=""]=(await n.read(e)).subarray(
0,256).toString("latin1").split(`
`,1);return/^#!.*[/ ]node\b/.test(t)}async function p(n,e,t,s){const u=await(0,g().ownerOf)(n.tree,t,e?.dependencies??new Set);
if(u===void 0)return(0,c().fails)("binary-missing",s,{name:t});const k={kind:"package_binary",name:t},N=await(0,g().inspectDependency)(
n,{name:u,path:t},s);return{targets:[(0,c().target)(n,k)],problems:[n.tree.isPending?.("node_modules")?(0,w().problemAt)(
"target-not-judged",s,{path:t}):(0,w().problemAt)("not-installed",s,{name:t}),...N]}}},"command/resolve/dependency"(I,o,E,M){
let T;const y=()=>T??=o("rules/finding");let S;const w=()=>S??=o("command/resolve/installed");let O;const g=()=>O??=o("c\
ommand/resolve/lock/compare");let x;const f=()=>x??=o("command/resolve/lock/read");let r;const i=()=>r??=o("command/reso\
lve/package-json");E(I,{inspectDependency:()=>c,isUnverified:()=>l,ownerOf:()=>m,packageOf:()=>h});function h(a){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(a)?.[1]}async function c(a,v,p){const{tree:n,base:e=n}=a,{name:t,path:s}=v,u=await d(n,e,t),k=await(0,g().compareWithBase)(
n,e,t);return[...u===void 0||u==="no lockfile"?[]:[(0,y().problemAt)("dependency-unverified",p,{name:t,path:s,fault:u})],
...u==="no lockfile"?[(0,y().problemAt)("lockfile-missing",p,{})]:[],...k.redirected.map(N=>(0,y().problemAt)("dependenc\
y-redirected",p,N)),...k.changed.map(N=>(0,y().problemAt)("dependency-changed",p,N)),...await(0,w().installedProblems)(n,
v,p)]}function l({rule:a}){return a==="dependency-unverified"||a==="target-untracked"}async function d(a,v,p){const[n,e]=await Promise.
all([(0,f().readLocks)(a),(0,f().readLocks)(v)]),t=u=>u.some(({entriesOf:k})=>k(p).length>0);if(!t(n)&&t(e))return"remov\
ed";const s=await(0,i().readPackageJson)(a,"");if(s===void 0||s===i().INVALID||!s.dependencies.has(p))return"undeclared";
if(!t(n))return n.length===0&&e.length===0?"no lockfile":"unlocked"}async function m(a,v,p){const n=await(0,f().readLocks)(
a),e=t=>n.flatMap(({entriesOf:s})=>s(t));return p.has(v)&&(n.length===0||e(v).length>0)?v:[...p].find(t=>e(t).some(({bin:s})=>s!==
void 0&&Object.hasOwn(s,v)))}},"command/resolve/environment-file"(I,o,E,M){let T;const y=()=>T??=o("repo/paths");let S;const w=()=>S??=
o("command/resolve/lexical");let O;const g=()=>O??=o("command/resolve/package-json");let x;const f=()=>x??=o("command/re\
solve/place");E(I,{inspectEnvironmentFile:()=>h});const r=256*1024,i=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function h(c,l,d){if((0,w().pathProblem)(l,d,c.directory)!==void 0)return f().NOTHING;const m=(0,y().resolveInTree)(
c.tree,(0,f().from)(c,l));if(m.kind==="missing"){const n=c.tree.isPending?.(m.path)??!1;return(0,f().fails)(n?"target-no\
t-judged":"target-missing",d,{path:l})}if(m.kind==="outside")return(0,f().fails)("target-outside",d,{path:l,reason:"syml\
ink"});if(m.kind!=="inside"||!(0,g().isRegular)(m.entry.kind))return(0,f().fails)("target-not-a-file",d,{path:l,reason:m.
kind==="inside"?m.entry.kind:m.kind});if(!m.entry.tracked&&!m.entry.built)return(0,f().fails)("target-untracked",d,{path:l});
if((m.entry.size??0)>r)return(0,f().fails)("environment-file-unsafe",d,{path:l,names:[]});const v=[...(await c.tree.read(
m.path)).toString("utf8").matchAll(i)].map(([n])=>n.replace(/\s*=$/,"")).filter(n=>n.toUpperCase()!=="NODE_ENV"),p=[...new Set(
v)].slice(0,10);return p.length===0?f().NOTHING:(0,f().fails)("environment-file-unsafe",d,{path:l,names:p})}},"command/r\
esolve/index"(I,o,E,M){let T;const y=()=>T??=o("command/families/index");let S;const w=()=>S??=o("command/resolve/node");
let O;const g=()=>O??=o("command/resolve/npm");let x;const f=()=>x??=o("command/resolve/place");let r;const i=()=>r??=o(
"command/resolve/program");let h;const c=()=>h??=o("command/resolve/script-selection");let l;const d=()=>l??=o("command/\
resolve/tasks");let m;const a=()=>m??=o("command/resolve/trail");E(I,{resolveInvocation:()=>v});function v(e,t,s){const u=new(a()).
Trail((k,N)=>p(k,N,u),s);return p(e,t,u)}async function p(e,t,s){const u=[];for(const k of[e,...(0,y().launchedBy)(e)]){
const N=await(0,c().selectScripts)(k,t);if("rule"in N)u.push({targets:[],problems:[N]});else for(const A of N)u.push(await n(
A,t,s),await(0,d().resolveTasks)(A,t,s))}return(0,f().join)(u)}function n(e,t,s){const{program:u,family:k}=e;return k!==
void 0?(0,i().resolveProgram)(e,k,t,s):u==="node"?(0,w().resolveNode)(e,t):(0,g().resolveNpm)(e,t,s)}},"command/resolve/\
installed"(I,o,E,M){let T;const y=()=>T??=o("node:path");let S;const w=()=>S??=o("rules/finding");let O;const g=()=>O??=
o("command/resolve/lock/lock");let x;const f=()=>x??=o("command/resolve/lock/read");let r;const i=()=>r??=o("command/res\
olve/package-json");E(I,{installedProblems:()=>h});async function h(c,{name:l,binary:d},m){const a=`node_modules/${l}`;if(c.
stat(a)===void 0)return[];const p=(await(0,f().readLocks)(c)).flatMap(({entriesOf:$})=>$(l));if(p.length===0)return[];const n=await(0,i().
readJsonFile)(c,`${a}/package.json`),e=(0,g().objectIn)(n),t=(0,g().textIn)(e,"name"),s=(0,g().textIn)(e,"version"),u=($,R,D)=>[
(0,w().problemAt)("dependency-stale",m,{name:l,what:$,locked:R,installed:D||"nothing"})],k=n!==void 0,N=p.filter($=>!k||
$.name===(t||l));if(N.length===0)return u("name",p[0]?.name??"",t);const A=N.filter($=>!k||["",s].includes($.version));if(A.
length===0)return u("version",N[0]?.version??"",s);if(d===void 0)return[];const P=A.flatMap(({bin:$})=>$===void 0?[]:[$]),
b=P.length>0?P:[(0,g().binOf)(e.bin,t||l)??{}];if(P.length===0&&e.bin===void 0)return[];const{name:_,file:j}=d,L=b.flatMap(
$=>Object.entries($).flatMap(([R,D])=>_===void 0||_===R?[y().posix.normalize(D)]:[]));return L.includes(j)?[]:u(_===void 0?
"binary":`binary ${_}`,L[0]??"nothing",j)}},"command/resolve/lexical"(I,o,E,M){let T;const y=()=>T??=o("repo/paths");let S;
const w=()=>S??=o("rules/finding");let O;const g=()=>O??=o("command/families/index");let x;const f=()=>x??=o("command/fa\
milies/node");let r;const i=()=>r??=o("command/families/tools/named-files");let h;const c=()=>h??=o("command/resolve/alt\
ernatives");let l;const d=()=>l??=o("command/resolve/test-pattern");E(I,{inspectPaths:()=>a,pathProblem:()=>e,testProblem:()=>n});
const m=new Set(["--env-file","--env-file-if-exists","--prefix"]);function a(t,s){const{passthrough:u}=t,k=[],N=(P,b)=>{
const _=e(P,b,s);_!==void 0&&k.push(_)};for(const P of[t,...(0,g().launchedBy)(t)]){for(const{name:_,value:j,span:L}of P.
flags)j!==void 0&&(m.has(_)&&N(j,L),_==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(j)&&N(j,L));for(const{as:_,path:j,
span:L}of(0,i().filesNamedBy)(P).files){const $=_==="tests"?n(j,L,s):void 0;$!==void 0&&k.push($)}if(P.program!=="node"&&
P.starts!=="file")continue;const b=P.program==="node"&&(0,f().isTestRun)(P)?n:e;for(const{text:_,span:j}of P.operands){const L=_===
""||_==="-"?void 0:b(_,j,s);L!==void 0&&k.push(L)}}const A=u.find(({text:P})=>v.test(P));return A!==void 0&&k.push(p(A)),
k}const v=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;function p({text:t,
span:s}){return(0,w().problemAt)("absolute-path",s,{path:t})}function n(t,s,u){if(!(0,d().isPattern)(t))return e(t,s,u);
const k=(0,c().alternativesOf)(t);if(k===void 0)return(0,w().problemAt)("glob-unclear",s,{pattern:t,reason:"too_many"});
for(const N of[t,...k]){const A=e(N,s,u);if(A!==void 0)return{...A,args:{...A.args,path:t}}}}function e(t,s,u){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.
test(t)&&/^(?:data|node|file|[a-z]+:\/)/i.test(t))return(0,w().problemAt)("target-outside",s,{path:t,reason:"address"});
const k=/^(?:[\\/]|[A-Za-z]:)/.test(t),N=k?void 0:(0,y().normalise)(u===""?t:`${u}/${t}`);if(N===void 0){const A=k?"abso\
lute":"above";return(0,w().problemAt)("target-outside",s,{path:t,reason:A})}if((0,y().isWithin)(N,".git",{ignoreCase:!0}))
return(0,w().problemAt)("target-in-git",s,{path:t})}},"command/resolve/local-tool"(I,o,E,M){let T;const y=()=>T??=o("nod\
e:path");let S;const w=()=>S??=o("repo/paths");let O;const g=()=>O??=o("command/resolve/package-json");E(I,{localTool:()=>h});
const x=/"\$basedir\/([^"\n]+)"\s+"\$@"/,f=/export NODE_PATH="([^"$\n]+)"/,r=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,
i=16*1024;async function h(l,d,m){const a=d.map(u=>y().posix.join(u,"node_modules/.bin",m)).find(u=>l.stat(u)!==void 0);
if(a===void 0)return;const v=(0,w().resolveInTree)(l,a);if(v.kind!=="inside"||!(0,g().isRegular)(v.entry.kind))return;if(v.
path!==a)return v.entry.kind==="executable"&&await c(l,v.path)?{file:v.path,env:{}}:void 0;if((v.entry.size??0)>i)return;
const p=(await l.read(a)).toString("utf8"),[,n]=x.exec(p)??[];if(n===void 0)return;const e=(0,w().resolveInTree)(l,y().posix.
join(y().posix.dirname(a),n)),t=e.kind==="inside"&&(0,g().isRegular)(e.entry.kind)&&await c(l,e.path),[,s]=f.exec(p)??[];
return t?{file:e.path,env:s===void 0?{}:{NODE_PATH:s}}:void 0}async function c(l,d){const[m=""]=(await l.read(d)).subarray(
0,256).toString("latin1").split(`
`,1);return r.test(m)}},"command/resolve/lost-status"(I,o,E,M){let T;const y=()=>T??=o("command/resolve/script-text");E(
I,{commandWithLostStatus:()=>w});const S=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/;function w(i){if(S.test(
i))return;const{commands:h}=(0,y().splitScript)(i);return h.find((l,d)=>!x(l)&&O(i,h,d))?.text}function O(i,h,c){return g(
i,h,c)==="||"&&r(h[c+1])?!1:h.slice(c).some((l,d)=>{const m=h[c+d+1],a=g(i,h,c+d);return a==="||"?m!==void 0&&f(m):a==="\
&"||m!==void 0&&a!=="&&"})}function g(i,h,c){return i.slice(h[c]?.end,h[c+1]?.start).trim()}function x({text:i}){return y().
SHELL_WORDS.has(i.split(/\s/)[0]??"")}function f({text:i}){return y().CANNOT_FAIL.has(i.split(/\s/)[0]??"")||/^exit\s+0$/.
test(i)}function r(i){return i!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.test(i.text)}},"command/resolve/main-file"(I,o,E,M){
let T;const y=()=>T??=o("node:path");let S;const w=()=>S??=o("repo/paths");let O;const g=()=>O??=o("command/resolve/pack\
age-json");E(I,{candidatesFor:()=>f,firstFile:()=>r,mainOf:()=>i});const x=["",".js",".json",".node"];function f(l){return l===
""?[""]:x.map(d=>l+d)}function r(l,d){const m=d.map(a=>(0,w().resolveInTree)(l,a)).filter(a=>a.kind!=="missing");return m.
find(a=>a.kind!=="inside"||(0,g().isRegular)(a.entry.kind))??m[0]}async function i(l,d){const m=y().posix.join(d,"packag\
e.json"),a=await(0,g().readJsonFile)(l,m);if(a===g().INVALID)return g().INVALID;const v=a?.main,p=h(d),n=a===void 0?{}:{
by:m};if(typeof v!="string"||v===""){const s=c(l,p);return s&&{found:s,...n}}const e=v.startsWith("/")?void 0:(0,w().normalise)(
y().posix.join(d,v));if(e===void 0)return{found:{kind:"outside",path:v},...n};const t=c(l,[...f(e),...h(e),...p]);return t&&
{found:t,...n}}function h(l){return f(y().posix.join(l,"index")).slice(1)}function c(l,d){return d.map(m=>(0,w().resolveInTree)(
l,m)).find(m=>m.kind==="inside"?(0,g().isRegular)(m.entry.kind):m.kind!=="missing")}},"command/resolve/node"(I,o,E,M){let T;
const y=()=>T??=o("command/families/node");let S;const w=()=>S??=o("command/resolve/dependency");let O;const g=()=>O??=o(
"command/resolve/environment-file");let x;const f=()=>x??=o("command/resolve/file");let r;const i=()=>r??=o("command/res\
olve/place");E(I,{inspectNodeFlag:()=>d,resolveNode:()=>h});async function h(m,a){const{flags:v,operands:p}=m,n=(0,y().isTestRun)(
m);if(c(m,n))return i().NOTHING;const e=[];for(const t of v)e.push(await d(t,a));for(const{text:t,span:s}of p){if(t===""||
t.startsWith("-"))continue;const u=n?f().resolveTest:f().resolveScript;e.push(await u(a,t,s))}return(0,i().join)(e)}function c({
operands:m},a){const v=m[0]?.text;return v==="inspect"||v==="debug"&&!a}const l=new Set(["--import","--require","--exper\
imental-loader"]);async function d(m,a){const{name:v,value:p="",span:n}=m;if(v==="--env-file"||v==="--env-file-if-exists")
return(0,g().inspectEnvironmentFile)(a,p,n);if(!l.has(v)||!/^[@a-z]/i.test(p))return i().NOTHING;const e=/^(?:@[^/]+\/)?[^/]+/.
exec(p)?.[0]??p,t=await(0,w().inspectDependency)(a,{name:e,path:p},n);return{targets:[],problems:t}}},"command/resolve/n\
pm"(I,o,E,M){let T;const y=()=>T??=o("node:path");let S;const w=()=>S??=o("command/families/npm");let O;const g=()=>O??=
o("command/families/tools");let x;const f=()=>x??=o("command/resolve/binary");let r;const i=()=>r??=o("command/resolve/n\
pm-project");let h;const c=()=>h??=o("command/resolve/npm-script");let l;const d=()=>l??=o("command/resolve/npmrc");let m;
const a=()=>m??=o("command/resolve/place");let v;const p=()=>v??=o("command/resolve/scripts-that-run");let n;const e=()=>n??=
o("command/resolve/tool-files");E(I,{resolveNpm:()=>t,resolveTool:()=>s,shadows:()=>u});async function t(k,N,A){const{subcommand:P,
operands:b,flags:_}=k,[j]=b,L=j?.span??_[0]?.span??{start:0,end:0};if(P==="exec")return j===void 0?a().NOTHING:s(N,k,j);
const{project:$,selected:R,runs:D,packages:F,problems:W}=await(0,p().scriptsThatRun)(k,N,L);if($===void 0)return{targets:[],
problems:W};const G=[await(0,d().inspectNpmrc)({...N,directory:$},L)];for(const C of F){const V={...N,directory:C},B=D.filter(
U=>U.directory===C);B.length>0&&G.push(u(V,L));for(const U of B)G.push(await(0,c().resolveRun)(V,U,L,A));const J=y().posix.
join(C,"package.json");N.changed.has(J)&&G.push((0,a().fails)("target-changed",L,{path:J}))}const H=y().posix.join($,"pa\
ckage.json");return R&&!F.includes($)&&N.changed.has(H)&&G.push((0,a().fails)("target-changed",L,{path:H})),(0,a().join)(
[...G,{targets:[],problems:W}])}async function s(k,N,{text:A,span:P}){if(!(0,w().isToolName)(A))return a().NOTHING;const b=await(0,f().
resolveBinary)(k,A,P);if(b.targets.length===0)return b;const _=await(0,e().resolveToolFiles)(N,k),j=(0,g().toolOf)(A)||(0,g().
refusalOf)(A)||k.via!==void 0;return(0,a().join)([b,j?a().NOTHING:(0,a().fails)("tool-unknown",P,{tool:A}),_])}function u({
tree:k,directory:N},A){const P=(0,i().foldersUpFrom)(N).flatMap(b=>["node","npm","npx","sh"].map(_=>y().posix.join(b,"no\
de_modules/.bin",_))).find(b=>k.stat(b)!==void 0);return P===void 0?a().NOTHING:(0,a().fails)("path-shadowed",A,{path:P})}},
"command/resolve/npm-config"(I,o,E,M){let T;const y=()=>T??=o("command/resolve/npmrc-keys");E(I,{exportedConfig:()=>h,mayChangeMode:()=>i});
const S=`audit bin-links commit-hooks description format-package-lock fund git-tag-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),w={...Object.fromEntries(S.map(
a=>[a,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fetch\
-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-licen\
se":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%s",
preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},O=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),g=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),x=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),f=new Set("browser cache fetch-retries offline update-notifier".split(" ")),r=["also","dev",
"include","omit","only","optional","production"];function i(a,v){return r.some(p=>p in v||a.some(({name:n})=>n===`--${p}`))}
function h(a,v){const p=Object.entries(v).filter(([t,s])=>{const u=(0,y().effectOf)(t,s);return u==="harmless"||u==="hon\
oured"}),n=new Map(p.map(([t,s])=>[t,typeof s=="string"?c(t,s):s]));for(const{name:t,value:s,negated:u}of a){const k=t.slice(
2);n.set(k,s===void 0?u!==!0:c(k,s))}const e={};for(const[t,s]of n)x.has(t)||f.has(t)||s===l(t)||(e[`npm_config_${t.replaceAll(
"-","_").toLowerCase()}`]=m(s));return e}function c(a,v){const p=v.trim();return g.has(a)?Number.isNaN(Number(p))?p:Number(
p):p}function l(a){return O.includes(a)?null:w[a]??(d.test(a)?void 0:!1)}const d=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function m(a){return Array.isArray(a)?a.map(m).join(`

`):a==null||a===!1?"":String(a)}},"command/resolve/npm-project"(I,o,E,M){let T;const y=()=>T??=o("node:path");let S;const w=()=>S??=
o("repo/paths");let O;const g=()=>O??=o("rules/finding");let x;const f=()=>x??=o("command/resolve/package-json");let r;const i=()=>r??=
o("command/resolve/place");let h;const c=()=>h??=o("command/resolve/workspaces");E(I,{findPackages:()=>l,foldersUpFrom:()=>a});
async function l(n,e,t,s){const{workspace:u,workspaces:k,includeRoot:N}=n,A=await d(n,e,t);if("problems"in A)return A;const{
directory:P,implied:b}=A;if(k===!1&&u.length>0)return(0,i().fails)("flag-value",t,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});if(s||k!==!0&&u.length===0&&b===void 0)return{project:P,directories:[P],selected:!1,
missing:[]};const _=await(0,f().readPackageJson)(e.tree,P);if(_===void 0||_===f().INVALID)return{project:P,directories:[
P],selected:!1,missing:[]};const j=await(0,c().listWorkspaces)(e.tree,_);if("unclear"in j)return(0,i().fails)("target-ou\
tside",t,{path:j.unclear,reason:"workspace"});if("broken"in j)return(0,i().fails)("package-json-invalid",t,{path:j.broken});
const L=new Map;N&&L.set(_.name,P);const $=[],R=u.length>0?u:b===void 0?[]:[void 0];if(R.length===0)for(const D of j)L.set(
D.name,D.directory);for(const D of R){const F={directory:e.directory,project:P},W=D??y().posix.join("/",b??""),G=(0,c().
selectWorkspaces)(j,W,F);G.length===0&&D!==void 0&&$.push((0,g().problemAt)("workspace-missing",t,{workspace:D}));for(const H of G)
L.set(H.name,H.directory)}return L.size===0?$.length>0?{targets:[],problems:$}:(0,i().fails)("workspace-missing",t,{workspace:""}):
{project:P,directories:[...L.values()],selected:!0,missing:$}}async function d({prefix:n,workspaces:e},t,s){if(n!==void 0)
return m(n,t,s);const{tree:u,directory:k}=t,N=a(k),A=N.find(P=>v(u,P)||p(u,P));if(A===void 0||!v(u,A))return(0,i().fails)(
"package-json-missing",s,{directory:k});if(e===!1)return{directory:A};for(const P of N.slice(N.indexOf(A)+1)){const b=await(0,f().
readPackageJson)(u,P);if(b===void 0||b===f().INVALID)continue;const _=await(0,c().listWorkspaces)(u,b);if("unclear"in _)
return(0,i().fails)("target-outside",s,{path:_.unclear,reason:"workspace"});if("broken"in _)return(0,i().fails)("package\
-json-invalid",s,{path:_.broken});if(_.some(j=>j.directory===A))return{directory:P,implied:A}}return{directory:A}}function m(n,e,t){
if((0,w().normalise)((0,i().from)(e,n))===void 0)return i().NOTHING;const s=(0,w().resolveInTree)(e.tree,(0,i().from)(e,
n));switch(s.kind){case"inside":return{directory:s.path};case"outside":return(0,i().fails)("target-outside",t,{path:n,reason:"\
symlink"});case"missing":return(0,i().fails)("target-missing",t,{path:n});case"loop":return(0,i().fails)("target-not-a-f\
ile",t,{path:n,reason:"loop"})}}function a(n){const e=[];for(let t=n;t!=="";t=t.slice(0,Math.max(t.lastIndexOf("/"),0)))
e.push(t);return[...e,""]}function v(n,e){return(0,w().resolveInTree)(n,y().posix.join(e,"package.json")).kind!=="missin\
g"}function p(n,e){return(0,w().resolveInTree)(n,y().posix.join(e,"node_modules")).kind==="inside"}},"command/resolve/np\
m-quote"(I,o,E,M){E(I,{quoteForScript:()=>y});const T=/[\t\n\r "#$&'()*;<>?\\`|~]/;function y(S){return S===""?"''":T.test(
S)?`'${S.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):S}},"command/resolve/npm-setti\
ngs"(I,o,E,M){E(I,{readSettings:()=>y});const T=["--usage","--version","--versions"];function y({flags:w}){const O=w.findLast(
({name:f})=>f==="--prefix")?.value,g=S(w,"--workspaces"),x=S(w,"--ignore-scripts");return{informs:T.some(f=>S(w,f)),...O===
void 0?{}:{prefix:O},...g===void 0?{}:{workspaces:g},workspace:w.flatMap(({name:f,value:r})=>f==="--workspace"&&r?[r]:[]),
includeRoot:S(w,"--include-workspace-root")===!0,...x===void 0?{}:{ignoreScripts:x},ifPresent:S(w,"--if-present")===!0}}
function S(w,O){const g=w.findLast(x=>x.name===O);return g&&g.negated!==!0}},"command/resolve/npmrc"(I,o,E,M){let T;const y=()=>T??=
o("ini");let S;const w=()=>S??=o("repo/paths");let O;const g=()=>O??=o("command/families/node-options");let x;const f=()=>x??=
o("command/resolve/npmrc-keys");let r;const i=()=>r??=o("command/resolve/package-json");let h;const c=()=>h??=o("command\
/resolve/place");E(I,{inspectNpmrc:()=>a,readNpmrc:()=>m});const l=64*1024,d="version https://git-lfs.github.com/spec/";
async function m(v){const{tree:p}=v,n=(0,c().from)(v,".npmrc"),e=(0,w().resolveInTree)(p,n);if(e.kind==="missing"&&p.stat(
n)===void 0)return{settings:{}};if(e.kind!=="inside")return{unread:"it is a symbolic link that leads to no file of the r\
epository"};if(!(0,i().isRegular)(e.entry.kind))return{unread:"it is not a regular file"};if((e.entry.size??0)>l)return{
unread:"it is too large"};const t=(await p.read(e.path)).toString("utf8");return t.startsWith(d)?{unread:"it is a Git LF\
S pointer"}:{settings:(0,y().parse)(t),file:e.path}}async function a(v,p){const n=(0,c().from)(v,".npmrc"),e=await m(v);
if("unread"in e)return(0,c().fails)("npmrc-unread",p,{path:n,reason:e.unread});const{settings:t,file:s=n}=e,u=v.changed.
has(n)||v.changed.has(s),k={harmless:[],decides:[],other:[],honoured:[]};for(const[A,P]of Object.entries(t))k[(0,f().effectOf)(
A,P)].push(A);for(const A of k.honoured)A==="ignore-scripts"&&u&&k.other.push(A),A==="node-options"&&(u||!(0,g().areHarmlessOptions)(
String(t[A])))&&k.decides.push(A);const N=u?"npmrc-changed":"npmrc-settings";return(0,c().join)([k.decides.length>0?(0,c().
fails)("npmrc-redirects",p,{path:n,keys:k.decides}):c().NOTHING,k.other.length>0?(0,c().fails)(N,p,{path:n,keys:k.other}):
c().NOTHING])}},"command/resolve/npmrc-copies"(I,o,E,M){let T;const y=()=>T??=o("node:path");let S;const w=()=>S??=o("in\
i");let O;const g=()=>O??=o("repo/files-named");let x;const f=()=>x??=o("repo/paths");let r;const i=()=>r??=o("command/r\
esolve/npmrc");let h;const c=()=>h??=o("command/resolve/npmrc-keys");let l;const d=()=>l??=o("command/resolve/package-js\
on");E(I,{foreignSettings:()=>n,npmrcCopies:()=>m});async function m(e,t){return Promise.all((0,g().filesNamed)(e,".npmr\
c").map(({path:s})=>a(e,s,t)))}async function a(e,t,s){const u=y().posix.dirname(t),k=await(0,i().readNpmrc)({tree:e,directory:u===
"."?"":u});if("unread"in k)return v(e,t,k.unread);const{settings:N,file:A=t}=k,P=s.has(t)||s.has(A),b=([j,L])=>{const $=(0,c().
effectOf)(j,L);return $==="harmless"||$==="honoured"&&!P},_=Object.entries(N);return{path:A,text:(0,w().stringify)(Object.
fromEntries(_.filter(b))),dropped:_.filter(j=>!b(j)).map(([j])=>j)}}function v(e,t,s){const u=(0,f().resolveInTree)(e,t),
k=u.kind==="inside"&&(0,d().isRegular)(u.entry.kind);return{path:k?u.path:t,text:"",dropped:[s],...k?{}:{isLink:!0}}}const p=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function n(e,t){return(await m(e,t)).flatMap(({path:u,dropped:k})=>{const N=k.filter(A=>!p.test(A));return N.length>
0?[`${u}: ${N.join(", ")}`]:[]})}},"command/resolve/npmrc-keys"(I,o,E,M){E(I,{effectOf:()=>w});const T=new Set(`access a\
llow-same-version audit audit-level auth-type bin-links color commit-hooks cpu depth
  description diff-ignore-all-space diff-name-only diff-no-prefix diff-text diff-unified dry-run
  engine-strict expect-result-count expect-results fetch-retries fetch-retry-factor
  fetch-retry-maxtimeout fetch-retry-mintimeout fetch-timeout foreground-scripts format-package-lock
  fund git-tag-version heading include include-staged init-author-email init-author-name
  init-author-url init-license init-private init-type init-version init.author.email
  init.author.name init.author.url init.license init.version install-links install-strategy json
  legacy-bundling legacy-peer-deps libc link lockfile-version loglevel logs-max long maxsockets
  message min-release-age offline omit optional os package-lock parseable prefer-dedupe
  prefer-offline prefer-online preid production progress provenance read-only rebuild-bundle save
  save-bundle save-dev save-exact save-optional save-peer save-prefix save-prod sbom-format sbom-type
  sign-git-commit sign-git-tag strict-npmrc strict-peer-deps tag tag-version-prefix timing unicode
  update-notifier workspaces-update
  auto-install-peers dedupe-peer-dependents enable-pre-post-scripts hoist hoist-pattern
  ignore-workspace-root-check link-workspace-packages manage-package-manager-versions node-linker
  prefer-workspace-packages public-hoist-pattern recursive-install resolution-mode
  save-workspace-protocol shamefully-hoist shared-workspace-lockfile side-effects-cache
  strict-peer-dependencies use-node-version`.split(/\s+/)),y=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),S=new Set(["ignore\
-scripts","node-options"]);function w(O,g){const x=typeof g!="object"&&!String(g).includes("${");if(O==="ignore-scripts"&&
x)return typeof g=="boolean"?"honoured":"decides";if(S.has(O)&&x)return"honoured";const f=O.toLowerCase().replaceAll("_",
"-");return y.has(f)||O.includes("${")?"decides":!T.has(O)||typeof g=="object"&&!Array.isArray(g)||String(g).includes("$\
{")?"other":"harmless"}},"command/resolve/package-env"(I,o,E,M){let T;const y=()=>T??=o("node:path");E(I,{packageEnv:()=>S});
function S(f){const{name:r,version:i,config:h,engines:c}=f,l={};return w({name:r,version:i,config:h,engines:c,bin:O(f)},
"npm_package_",l),Object.fromEntries(Object.entries(l).filter(([d])=>/^[A-Za-z_]\w*$/.test(d)))}function w(f,r,i){for(const[
h,c]of Object.entries(f))if(c!==void 0)if(c===null||c===!1)i[`${r}${h}`]="";else if(Array.isArray(c))for(const[l,d]of c.
entries())w({[`${h}_${l}`]:d},r,i);else typeof c=="object"?w(c,`${r}${h}_`,i):i[`${r}${h}`]=String(c)}function O({name:f,
bin:r}){if(typeof r=="string")return typeof f=="string"&&f?g({[f]:r}):void 0;if(Array.isArray(r)){const i=r.filter(h=>typeof h==
"string");return g(Object.fromEntries(i.map(h=>[y().posix.basename(h),h])))}return typeof r=="object"&&r!==null?g(r):void 0}
function g(f){const r={};for(const[i,h]of Object.entries(f)){const c=y().posix.basename(x(i));typeof h=="string"&&c&&x(h)&&
(r[c]=x(h))}return Object.keys(r).length>0?r:void 0}function x(f){return y().posix.join("/",f.replaceAll("\\","/")).slice(
1)}},"command/resolve/package-json"(I,o,E,M){let T;const y=()=>T??=o("repo/paths");let S;const w=()=>S??=o("repo/per-tre\
e");E(I,{INVALID:()=>r,isRegular:()=>h,readJsonFile:()=>f,readPackageJson:()=>c});const O=["dependencies","devDependenci\
es","optionalDependencies"],g=4*1024*1024,x=(0,w().perTree)(()=>new Map);function f(p,n,e=g){const t=x(p),s=t.get(n)??i(
p,n,e);return t.set(n,s),s}const r=Symbol("invalid");async function i(p,n,e){const t=(0,y().resolveInTree)(p,n);if(t.kind===
"missing")return;if(t.kind!=="inside"||!h(t.entry.kind)||(t.entry.size??0)>e)return r;const s=(await p.read(t.path,e)).toString(
"utf8").replace(/^\uFEFF/,"");try{const u=JSON.parse(s);return typeof u=="object"&&u!==null?u:r}catch{return r}}function h(p){
return p==="file"||p==="executable"}async function c(p,n){const e=n===""?"package.json":`${n}/package.json`,t=await f(p,
e);if(t===void 0||t===r)return t;const s=t,u=l.get(s)??d(e,s);return l.set(s,u),u}const l=new WeakMap;function d(p,n){const e=typeof n.
name=="string"?n.name:"";return{path:p,name:e,scripts:m(n.scripts),binaries:a(n.bin,e),dependencies:new Set(O.flatMap(t=>[
...m(n[t]).keys()])),workspaces:v(n.workspaces)}}function m(p){const n=new Map;if(typeof p!="object"||p===null||Array.isArray(
p))return n;for(const[e,t]of Object.entries(p))typeof t=="string"&&n.set(e,t);return n}function a(p,n){return typeof p==
"string"?new Set([n.replace(/^@[^/]*\//,"")]):new Set(m(p).keys())}function v(p){const n=Array.isArray(p)?p:p?.packages;
return Array.isArray(n)?n.filter(e=>typeof e=="string"):[]}},"command/resolve/package-manager"(I,o,E,M){let T;const y=()=>T??=
o("node:path");let S;const w=()=>S??=o("repo/files-named");let O;const g=()=>O??=o("command/resolve/npm");let x;const f=()=>x??=
o("command/resolve/npm-project");let r;const i=()=>r??=o("command/resolve/npm-script");let h;const c=()=>h??=o("command/\
resolve/npmrc");let l;const d=()=>l??=o("command/resolve/package-json");let m;const a=()=>m??=o("command/resolve/package\
-manager-settings");let v;const p=()=>v??=o("command/resolve/place");let n;const e=()=>n??=o("command/resolve/scripts-th\
at-run");E(I,{MANAGER_SETTINGS:()=>t,everyPackage:()=>A,isPackageManager:()=>u,resolvePackageManager:()=>s,selectsPackages:()=>k});
const t={informs:!1,workspace:[],includeRoot:!1,ignoreScripts:!1,ifPresent:!1};async function s(b,_,j,L){const{subcommand:$,
operands:R,flags:D,launched:F=[]}=b,[W]=R;if(W===void 0)return p().NOTHING;const{text:G,span:H}=W,C=(0,p().join)([await(0,c().
inspectNpmrc)({...j,directory:""},H),j.directory===""?p().NOTHING:await(0,c().inspectNpmrc)(j,H),await(0,a().inspectManagerSettings)(
_,j,H)]);if($==="exec"){const z=F.length>0?p().NOTHING:await(0,g().resolveTool)(j,b,W);return(0,p().join)([C,z])}const V=k(
b,_),B=await N(j,V,H);if("problems"in B)return(0,p().join)([C,B]);const J=B.filter(({manifest:z})=>z.scripts.has(G));if(J.
length>0){const z=J.map(X=>P(X,b,j,H,L));return(0,p().join)([C,...await Promise.all(z)])}if($==="script-or-tool"&&F.length>
0)return C;if($==="script-or-tool"){const z=await(0,g().resolveTool)(j,{...b,subcommand:"exec"},W);return(0,p().join)([C,
z])}const U=D.some(({name:z})=>z==="--if-present");return(0,p().join)([C,(0,p().fails)("npm-script-missing",H,{script:G,
passes:U})])}function u({use:b}){return b.starts==="script-or-tool"||b.starts==="script-tool-or-file"}function k({anyPackage:b,
flags:_,passthrough:j},{data:L}){const $=[..._.map(({name:R})=>R),...j.map(({text:R})=>R)];return b===!0||$.some(R=>L.selecting_flags.
includes(R.replace(/=.*/s,"")))}async function N({tree:b,directory:_},j,L){const $=(0,f().foldersUpFrom)(_).filter(F=>b.
stat(y().posix.join(F,"package.json"))!==void 0),R=j?A(b):$.slice(0,1);if(R.length===0)return(0,p().fails)("package-json\
-missing",L,{directory:_});const D=[];for(const F of R){const W=await(0,d().readPackageJson)(b,F);if(W===d().INVALID)return(0,p().
fails)("package-json-invalid",L,{path:y().posix.join(F,"package.json")});W!==void 0&&D.push({directory:F,manifest:W})}return D}
function A(b){const _=[];for(const{path:j}of(0,w().filesNamed)(b,"package.json"))j.split("/").includes("node_modules")||
_.push(y().posix.dirname(j).replace(/^\.$/,""));return _}async function P({directory:b,manifest:_},{operands:j,passthrough:L},$,R,D){
const F={...$,directory:b},W=[(0,g().shadows)(F,R)],G=j[0]?.text??"",H=(0,e().runsIn)(_,F,G,L,t);for(const B of H)W.push(
await(0,i().resolveRun)(F,B,R,D));const C=(0,e().inspectEmpty)(H,G,_.path,F,R);return W.push({targets:[],problems:C}),$.
changed.has(_.path)&&W.push((0,p().fails)("target-changed",R,{path:_.path})),(0,p().join)(W)}},"command/resolve/package-\
manager-settings"(I,o,E,M){let T;const y=()=>T??=o("repo/paths");let S;const w=()=>S??=o("command/resolve/package-json");
let O;const g=()=>O??=o("command/resolve/place");E(I,{inspectManagerSettings:()=>f});const x=256*1024;async function f({
data:c},{tree:l},d){const m=[];for(const[a,v]of Object.entries(c.deciding_settings)){const p=(0,y().resolveInTree)(l,a);
if(p.kind==="missing"&&l.stat(a)===void 0)continue;if(p.kind!=="inside"||!(0,w().isRegular)(p.entry.kind)){m.push((0,g().
fails)("npmrc-unread",d,{path:a,reason:"it is not a regular file"}));continue}if((p.entry.size??0)>x){m.push((0,g().fails)(
"npmrc-unread",d,{path:a,reason:"it is too large"}));continue}const n=(await l.read(p.path)).toString("utf8"),e=v.split(
" ").filter(t=>r(t,n));h.test(n)&&e.push("\\"),m.push(e.length===0?g().NOTHING:(0,g().fails)("npmrc-redirects",d,{path:a,
keys:e}))}return(0,g().join)(m)}function r(c,l){const d=c.endsWith("!"),m=d?c.slice(0,-1):c,a=new RegExp(`(?:^|[\\s{,.["'\
])${m}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...l.matchAll(a)].some(([,v=""])=>!d||i(v.trim()))}function i(c){return/^[>|&*!{[]/.
test(c)||(0,y().normalise)(c.replace(/^["']|["']$/g,""))===void 0}const h=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/},"command/res\
olve/place"(I,o,E,M){let T;const y=()=>T??=o("rules/finding");E(I,{NOTHING:()=>S,fails:()=>O,from:()=>g,join:()=>w,target:()=>x});
const S={targets:[],problems:[]};function w(f){const r=f.filter(({targets:l,problems:d})=>l.length>0||d.length>0),[i=S]=r;
if(r.length<2)return i;const h=[],c=[];for(const l of r){for(const d of l.targets)h.push(d);for(const d of l.problems)c.
push(d)}return{targets:h,problems:c}}function O(f,r,i){return{targets:[],problems:[(0,y().problemAt)(f,r,i)]}}function g({
directory:f},r){return f===""?r:`${f}/${r}`}function x({via:f},r){return f===void 0?r:{...r,via:f}}},"command/resolve/sc\
ript-command"(I,o,E,M){let T;const y=()=>T??=o("rules/catalogue");let S;const w=()=>S??=o("command/lex/lex");let O;const g=()=>O??=
o("command/resolve/local-tool");let x;const f=()=>x??=o("command/resolve/npm-project");E(I,{scriptCommand:()=>h});const r=new Set(
`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),i=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function h(c,{
tree:l,directory:d}){const{words:m,assignments:a,refused:v,problems:p}=(0,w().lex)(c),n=p.every(({rule:_})=>_==="assignm\
ent-refused"||(0,y().ruleOf)(_).severity==="warning"&&_!=="unquoted-glob"),e=p.filter(({rule:_})=>_==="assignment-refuse\
d").length,[t]=m;if(!n||e!==v.length||t===void 0)return;const s=t.text;if(r.has(s)||s.includes("="))return;const u=[...a,
...v].sort((_,j)=>_.span.start-j.span.start);if(u.some(({name:_})=>_==="PATH"))return;const k=m.map(_=>_.text),N=Object.
fromEntries(u.map(({name:_,value:j})=>[_,j]));if(s==="node"||s==="npm"||s==="npx")return{argv:k,env:N};const A=i.exec(s)?.[1];
if(A===void 0&&s.includes("/"))return{argv:k,env:N};const P=A===void 0?(0,f().foldersUpFrom)(d):[d],b=await(0,g().localTool)(
l,P,A??s);return b===void 0?{argv:k,env:N}:{argv:k,env:{...b.env,...N},file:b.file}}},"command/resolve/script-selection"(I,o,E,M){
let T;const y=()=>T??=o("picomatch");let S;const w=()=>S??=o("rules/finding");let O;const g=()=>O??=o("command/resolve/p\
ackage-json");E(I,{selectScripts:()=>h});const x=/^[\w:.@/-]+$/,f=200,r=4,i=/^[\w:.@/*?{},[\]-]+$/;async function h(m,a){
const{selects:v,operands:p}=m,[n]=p;if(v===void 0||n===void 0)return[m];const e=await(0,g().readPackageJson)(a.tree,a.directory),
{text:t,span:s}=n,u={program:"npm",flag:t};if(!c(t))return(0,w().problemAt)("launches-programs",s,u);const k=e&&e!==g().
INVALID?[...e.scripts.keys()]:[];if(k.some(A=>A.length>f))return(0,w().problemAt)("launches-programs",s,u);const N=k.filter(
l(t,v));return N.length===0?(0,w().problemAt)("npm-script-missing",s,{script:t,passes:!1}):N.every(A=>x.test(A))?N.map(A=>{
const{selects:P,...b}=m;return{...b,operands:[{...n,text:A}]}}):(0,w().problemAt)("launches-programs",s,u)}function c(m){
return m.length<=f&&i.test(m)&&m.split("*").length-1<=r}function l(m,a){if(a==="glob"){const e=(0,y().default)(d(m),{nonegate:!0,
strictSlashes:!0});return t=>e(d(t))}const v=m.indexOf("*"),[p,n]=[m.slice(0,v),m.slice(v+1)];return e=>e.length>=p.length+
n.length&&e.startsWith(p)&&e.endsWith(n)}function d(m){return m.replace(/[:/]/g,a=>a===":"?"/":":")}},"command/resolve/s\
cript-text"(I,o,E,M){E(I,{CANNOT_FAIL:()=>S,SHELL_WORDS:()=>y,dangerOf:()=>x,splitScript:()=>T});function T(f){const r=[];
let i="",h=0;const c=l=>{const m=f.slice(h,l).trimStart(),a=l-m.length;r.push({text:m.trimEnd(),start:a,end:a+m.trimEnd().
length}),h=l+1};for(let l=0;l<f.length;l+=1){const d=f[l];d==="\\"&&i!=="'"?l+=1:i!==""?d===i&&(i=""):d==='"'||d==="'"?i=
d:d!==void 0&&`&|;
`.includes(d)&&c(l)}return c(f.length),{commands:r.filter(l=>l.text!==""),compound:r.length>1}}const y=new Set([":","[",
"cd","echo","exit","false","test","true"]),S=new Set([":","echo","true"]),w=[[/\bdd\s+if=/,"writes to raw disks"],[/\bmkfs\b/,
"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,"p\
ipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],O=/\brm\s+((?:-\S+\s+)+)([^\s-]\S?)/g,g=16*1024;function x(f){
if(f.length>g)return"is too long to check";for(const[,r="",i=""]of f.matchAll(O))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(r)&&/^(?:[/*~]|\.\.)/.test(i))return"deletes entire directories";return w.find(([r])=>r.test(f))?.[1]}},"command/re\
solve/script-words"(I,o,E,M){let T;const y=()=>T??=o("rules/finding");let S;const w=()=>S??=o("command/families/programs");
let O;const g=()=>O??=o("command/resolve/npm-quote");let x;const f=()=>x??=o("command/resolve/script-text");E(I,{GivenWords:()=>h});
const r=new Set(["assignment-refused","environment-assignment"]),i=new Set([...r,"brace-expansion","glob-flag","glob-out\
side","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class h{text;#e;#t;#n;#o;constructor({event:l,
body:d,words:m},a){let v=d;const p=[];for(const n of m){const e=v.length+1;v=`${v} ${(0,g().quoteForScript)(n.text)}`,p.
push({word:n,at:{start:e,end:v.length}})}this.text=v,this.#e=d.length,this.#t=p,this.#n=l,this.#o=a}isGiven=({span:l})=>this.#t.
length>0&&l.end>this.#e;inCommand=l=>{const d=this.#t.filter(({at:v})=>v.start<l.span.end&&v.end>l.span.start),m=d[0]?.word.
span??this.#o,a=d.at(-1)?.word.span??this.#o;return{...l,span:{start:m.start,end:a.end}}};onlyGiven({problems:l}){return{
targets:[],problems:l.filter(this.isGiven)}}areReadableBehind({end:l},d){const m=d.every(({rule:a})=>r.has(a));return this.#t.
length>0&&l>this.#e&&m}unreadBehind({end:l},d,m,a=[]){if(this.#t.length===0||l<=this.#e)return[];const v=d[0]?.text??"";
if(m&&f().SHELL_WORDS.has(v))return[];const p=m?.problems.some(({rule:s,span:u})=>s==="program-not-allowed"&&u.start===d[0]?.
span.start);if(m&&!p)return[];const n=w().REFUSED_PROGRAMS.has(v.replace(/^.*[\\/]/,""))||a.some(({rule:s})=>!i.has(s)),
e=this.#t.find(({word:s})=>n||s.text.startsWith("-"));if(e===void 0)return[];const t={script:this.#n,word:e.word.text,text:this.
text};return[(0,y().problemAt)("script-words-unread",e.at,t)]}}},"command/resolve/source"(I,o,E,M){E(I,{callsWriteFunctions:()=>S});
const T=256*1024,y=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function S(w,O){if((O.size??0)>T)return!1;const g=(await w.read(O.path)).subarray(0,T).toString("latin1");return y.
test(g)}},"command/resolve/tasks"(I,o,E,M){let T;const y=()=>T??=o("node:path");let S;const w=()=>S??=o("jsonc-parser");
let O;const g=()=>O??=o("repo/paths");let x;const f=()=>x??=o("command/families/tools/task-runners");let r;const i=()=>r??=
o("command/resolve/npm-script");let h;const c=()=>h??=o("command/resolve/package-json");let l;const d=()=>l??=o("command\
/resolve/package-manager");let m;const a=()=>m??=o("command/resolve/place");let v;const p=()=>v??=o("command/resolve/scr\
ipts-that-run");E(I,{resolveTasks:()=>t,startedByWireit:()=>k});const n=1024*1024,e={turbo:[["turbo.json","tasks"],["tur\
bo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function t(b,_,j){
const{operands:L,passthrough:$,subcommand:R}=b,[D]=L,W=(R==="exec"||R==="script-or-tool")&&D?(0,f().tasksOf)(D.text,$):void 0;
if(D===void 0||W===void 0)return a().NOTHING;const{text:G,span:H}=D,C=G==="wireit"?await k(_):await s(await u(_.tree,G,W),
_.tree),V=[];for(const{directory:B,script:J,body:U}of C){const z={..._,directory:B};if(U!==void 0){const Z={directory:B,
event:`${J} (${G})`,body:U,words:[]};V.push(await(0,i().resolveRun)(z,Z,H,j));continue}const X=await(0,c().readPackageJson)(
_.tree,B);if(X===void 0||X===c().INVALID)continue;const Y=(0,p().runsIn)(X,z,J,[],d().MANAGER_SETTINGS);for(const Z of Y)
V.push(await(0,i().resolveRun)(z,Z,H,j))}return(0,a().join)(V)}async function s(b,_){const j=[];for(const L of(0,d().everyPackage)(
_)){const $=await(0,c().readPackageJson)(_,L);if(L===""||$===void 0||$===c().INVALID)continue;const R=b.filter(D=>$.scripts.
has(D));j.push(...R.map(D=>({directory:L,script:D})))}return j}async function u(b,_,j){const L=new Set(j);for(const[$,R]of e[_]??
[]){const D=N(await P(b,$),R);for(const F of L)for(const W of A(N(N(D,F),"dependsOn")))L.add(W.replace(/^\^|^.*#/,""))}return[
...L]}async function k({tree:b,directory:_,via:j}){const L=await(0,c().readJsonFile)(b,y().posix.join(_,"package.json")),
$=N(N(L,"wireit"),j??""),R=N($,"command"),D=A(N($,"dependencies")).flatMap(W=>{const[,G="",H=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.
exec(W)??[],C=(0,g().normalise)(y().posix.join(_,G));return C===void 0?[]:[{directory:C,script:H}]}),F=typeof R=="string"&&
j!==void 0;return[...D,...F?[{directory:_,script:j,body:R}]:[]]}function N(b,_){if(!(typeof b!="object"||b===null||!Object.
hasOwn(b,_)))return b[_]}function A(b){return Array.isArray(b)?b.map(_=>N(_,"script")??N(_,"target")??_).filter(_=>typeof _==
"string"):[]}async function P(b,_){const j=(0,g().resolveInTree)(b,_);if(!(j.kind!=="inside"||!(0,c().isRegular)(j.entry.
kind))&&!((j.entry.size??0)>n))return(0,w().parse)((await b.read(j.path)).toString("utf8"))}},"command/resolve/test-patt\
ern"(I,o,E,M){let T;const y=()=>T??=o("command/resolve/workspace-patterns");E(I,{baseOf:()=>w,isPattern:()=>S,matchesNothing:()=>g});
function S(x){return/[*?[{]/.test(x)}function w(x){return x.replace(/[^/]*[*?[{].*$/s,"")}const O=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;
function g(x,f){if(!f.every(r=>O.test(r)))return!1;for(const{path:r}of x.files())if(f.some(i=>(0,y().matchesPattern)(r,i,
{dot:!0})))return!1;return!0}},"command/resolve/trail"(I,o,E,M){let T;const y=()=>T??=o("command/resolve/place");E(I,{Trail:()=>O});
const S=64,w=2e3;class O{#e=new Set;#t=new Set;resolve;#n;constructor(x,f){this.resolve=x,this.#n=f}async follow(x,f,r,i){
if(this.#e.has(x))return i({why:"cycle"});const h=await this.#n?.tickScript();if(h!==void 0)return i({why:"time",limit:h});
const c=`${x}\0${f}`;if(this.#t.has(c))return y().NOTHING;if(this.#e.size>=S)return i({why:"depth",limit:S});if(this.#t.
size>=w)return i({why:"count",limit:w});this.#e.add(x);const l=await r();return this.#e.delete(x),this.#t.add(c),l}}},"c\
ommand/resolve/workspace-patterns"(I,o,E,M){let T;const y=()=>T??=o("command/resolve/alternatives");E(I,{matchesPattern:()=>g,
readPatterns:()=>w});function S(r){return r.length>200||r.split("**").length>2?!1:r==="."?!0:r.split("/").every(i=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(i))}function w(r){const i=[],h=[];if(r.some(d=>d.includes("{")))return O(r);for(const d of r){const m=/^!*/.exec(d)?.[0].
length??0,a=d.slice(m).replace(/^\.?\/+/,"").replace(/\/$/,"");if(!S(a))return{unclear:d};if(m%2===1){h.push(a);continue}
for(let v=0;v<h.length;v+=1)g(a,h[v]??"")&&h.splice(v,1);i.push(a)}const l=i.filter(d=>!h.some(m=>g(d,m)));return{wanted:l,
entries:l.map(d=>[d]),refused:h}}function O(r){const i=[];for(const h of r){const l=(/[[\]!]/.test(h)?void 0:(0,y().alternativesOf)(
h))?.map(d=>d.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!l?.every(S))return{unclear:h};i.push(l)}return{wanted:i.flat(),
entries:i,refused:[]}}function g(r,i,h={}){return x(r.split("/"),i.split("/"),h)}function x(r,i,h){const[c,...l]=r,[d,...m]=i;
return c===void 0?h.partial||i.every(a=>a==="**"):d===void 0?!1:d!=="**"?f(c,d,h)&&x(l,m,h):x(r,m,h)?!0:f(c,"*",h)&&x(l,
i,h)}function f(r,i,{dot:h=!1}){if(r.startsWith(".")&&!i.startsWith(".")&&!h)return!1;const c=i.split(/\*+/);if(c.length===
1)return r===i;const[l=""]=c,d=c.at(-1)??"";if(r.length<l.length+d.length||!r.startsWith(l)||!r.endsWith(d))return!1;let m=l.
length;for(const a of c.slice(1,-1)){const v=r.indexOf(a,m);if(v<0||v+a.length>r.length-d.length)return!1;m=v+a.length}return!0}},
"command/resolve/workspaces"(I,o,E,M){let T;const y=()=>T??=o("node:path");let S;const w=()=>S??=o("repo/paths");let O;const g=()=>O??=
o("repo/per-tree");let x;const f=()=>x??=o("command/resolve/package-json");let r;const i=()=>r??=o("command/resolve/work\
space-patterns");E(I,{listWorkspaces:()=>c,selectWorkspaces:()=>v});const h=(0,g().perTree)(()=>new Map);function c(n,e){
const t=h(n),s=t.get(e.path)??l(n,e);return t.set(e.path,s),s}async function l(n,e){const t=(0,i().readPatterns)(e.workspaces);
if("unclear"in t)return t;const{wanted:s,entries:u,refused:k}=t;if(s.length===0)return[];const N=y().posix.dirname(e.path).
replace(/^\.$/,""),A=[];for(const{path:_,kind:j}of n.files()){const L=a(N,_);if(L!==void 0)if(j==="symlink"){const $=s.some(
F=>(0,i().matchesPattern)(L,F,{partial:!0})),R=s.some(F=>(0,i().matchesPattern)(L,F)),D=$?(0,w().resolveInTree)(n,_):void 0;
if(D?.kind==="outside")return{unclear:_};if(D?.kind!=="inside"||D.entry.kind!=="directory")continue;if(!R||k.length>0||s.
some(F=>F.startsWith(`${L}/`)))return{unclear:_};A.push(L)}else y().posix.basename(_)==="package.json"&&A.push(y().posix.
dirname(L))}const P=A.filter(_=>s.some(j=>(0,i().matchesPattern)(_,j))).filter(_=>!_.split("/").includes("node_modules")).
filter(_=>!k.some(j=>(0,i().matchesPattern)(_,j,{dot:!0}))).sort((_,j)=>_.localeCompare(j,"en")),b=u.flatMap(_=>P.filter(
j=>_.some(L=>(0,i().matchesPattern)(j,L,{partial:!0}))));return d(n,N,[...new Set(b)])}async function d(n,e,t){const s=[],
u=new Set;for(const k of t){const N=y().posix.join(e,k).replace(/^\.$/,""),A=await(0,f().readPackageJson)(n,N);if(A===void 0)
continue;if(A===f().INVALID)return{broken:`${N}/package.json`};const P=A.name||m(N);if(u.has(P))return{broken:A.path};u.
add(P),s.push({directory:N,name:P})}return s}function m(n){const e=y().posix.basename(y().posix.dirname(n)),t=y().posix.
basename(n);return e.startsWith("@")?`${e}/${t}`:t}function a(n,e){return n===""?e:e.startsWith(`${n}/`)?e.slice(n.length+
1):void 0}function v(n,e,{directory:t,project:s}){const u=P=>y().posix.join("/",P),k=u(a(s,`${t}/`)===void 0?s:t),N=y().
posix.resolve(k,e),A=[y().posix.relative(u(s),y().posix.resolve(u(t),e)),e];return n.filter(P=>{if(P.name===e||u(P.directory)===
N)return!0;const b=y().posix.relative(k,u(P.directory)),_=e.startsWith("./")?`./${b}`:b;return A.some(j=>p(_,j))})}function p(n,e){
const t=[];for(const u of`${e}/*`.split(/\/+/)){const k=t.at(-1);u===".."&&k&&![".",".."].includes(k)?t.pop():t.push(u)}
const s=n.split("/");return s.length===t.length&&s.every((u,k)=>k<s.length-1?u===t[k]:u!==""&&!u.startsWith("."))}}};
