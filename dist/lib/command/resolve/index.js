"use strict";module.exports={"command/resolve/alternatives"(T,s,E,R){E(T,{alternativesOf:()=>N});const I=200,v=1e3;function N(w){if(w.
length>v)return;let O=[w.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const h=[];for(;O.length>0;){const j=[];for(const f of O){const c=/\{([^{},]*(?:,[^{},]*)+)\}/.
exec(f);if(c===null)h.push(f);else{const{0:p,1:_="",index:d}=c,[l,a]=[f.slice(0,d),f.slice(d+p.length)];j.push(..._.split(
",").map(u=>`${l}${u}${a}`))}}if(j.length+h.length>I)return;O=j}return h}},"command/resolve/argument-file"(T,s,E,R){E(T,
{wordsOfFile:()=>v});const I=64*1024;function v(N,w){if(N.length>I)return;const O=[],h=N.toString("utf8"),j=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
for(let c=j.exec(h);c!==null;c=j.exec(h))O.push(c[1]??c[2]??"");return O.every(c=>!c.startsWith("@")&&!c.startsWith('"'))?
O.map(c=>({text:c,span:w,quoted:!0})):void 0}},"command/resolve/binary"(T,s,E,R){let I;const v=()=>I??=s("repo/paths");let N;
const w=()=>N??=s("rules/finding");let O;const h=()=>O??=s("command/resolve/dependency");let j;const f=()=>j??=s("comman\
d/resolve/lock/read");let c;const p=()=>c??=s("command/resolve/package-json");let _;const d=()=>_??=s("command/resolve/p\
lace");E(T,{resolveBinary:()=>l});async function l(o,e,t){const{tree:r}=o,g=await(0,p().readPackageJson)(r,"");if(g===p().
INVALID)return(0,d().fails)("package-json-invalid",t,{path:"package.json"});if(g?.binaries.has(e))return(0,d().fails)("b\
inary-shadowed",t,{name:e,path:g.path});const y=(0,d().from)(o,`node_modules/.bin/${e}`);if(o.directory!==""&&r.stat(y)!==
void 0)return(0,d().fails)("dependency-unverified",t,{name:e,path:y,fault:"elsewhere"});const S=r.stat("node_modules");if(S===
void 0)return m(o,g,e,t);const x=await n(r,e),A=r.stat(x),b=(0,v().resolveInTree)(r,x);if(A===void 0||b.kind==="missing")
return(0,d().fails)("binary-missing",t,{name:e});if(b.kind!=="inside")return(0,d().fails)("target-outside",t,{path:x,reason:"\
symlink"});const k=(0,h().packageOf)(b.path),P=S.tracked||A.tracked,L=!P&&b.entry.tracked&&await u(r,b.path);if(k===void 0&&
!L||!(0,p().isRegular)(b.entry.kind))return(0,d().fails)("dependency-unverified",t,{name:e,path:b.path,fault:"elsewhere"});
if(!L&&(P||b.entry.tracked)){const D={name:k??e,path:b.path,fault:"committed"};return(0,d().fails)("dependency-unverifie\
d",t,D)}const $=L?[]:await a(o,e,b.path,t);if($.some(h().isUnverified))return{targets:[],problems:$};if(!await i(r,b.path))
return(0,d().fails)("binary-not-node",t,{name:e,path:b.path});L&&o.changed.has(b.path)&&$.push((0,w().problemAt)("target\
-changed",t,{path:b.path}));const M={kind:"package_binary",name:e,path:b.path};return{targets:[(0,d().target)(o,M)],problems:$}}
async function a(o,e,t,r){const g=(0,h().packageOf)(t)??e,y=t.slice(`node_modules/${g}/`.length),S={name:e.startsWith("@")?
void 0:e,file:y},x=await(0,h().inspectDependency)(o,{name:g,path:t,binary:S},r);if(g===e||!(await(0,f().readLocks)(o.tree)).
some(({entriesOf:k})=>k(e).length>0))return x;const b=await(0,h().inspectDependency)(o,{name:e,path:t},r);return[...x,...b.
filter(k=>!(0,h().isUnverified)(k))]}async function u(o,e){return(await(0,f().readLocks)(o)).some(({all:r})=>r.some(({source:g})=>{
const y=g.kind==="file"?(0,v().normalise)(g.at):void 0;return y!==void 0&&y!==""&&(0,v().isWithin)(e,y)}))}async function n(o,e){
const t=`node_modules/.bin/${e}`;if(!e.startsWith("@"))return t;const r=await(0,p().readPackageJson)(o,`node_modules/${e}`);
if(r===void 0||r===p().INVALID)return t;const[g]=r.binaries;return`node_modules/.bin/${(r.binaries.size===1?g:void 0)??e.
replace(/^@[^/]*\//,"")}`}async function i(o,e){if(/\.[cm]?js$/.test(e))return!0;const[t=""]=(await o.read(e)).subarray(
0,256).toString("latin1").split(`
`,1);return/^#!.*[/ ]node\b/.test(t)}async function m(o,e,t,r){const g=await(0,h().ownerOf)(o.tree,t,e?.dependencies??new Set);
if(g===void 0)return(0,d().fails)("binary-missing",r,{name:t});const y={kind:"package_binary",name:t},S=await(0,h().inspectDependency)(
o,{name:g,path:t},r);return{targets:[(0,d().target)(o,y)],problems:[o.tree.isPending?.("node_modules")?(0,w().problemAt)(
"target-not-judged",r,{path:t}):(0,w().problemAt)("not-installed",r,{name:t}),...S]}}},"command/resolve/dependency"(T,s,E,R){
let I;const v=()=>I??=s("rules/finding");let N;const w=()=>N??=s("command/resolve/installed");let O;const h=()=>O??=s("c\
ommand/resolve/lock/compare");let j;const f=()=>j??=s("command/resolve/lock/read");let c;const p=()=>c??=s("command/reso\
lve/package-json");E(T,{inspectDependency:()=>d,isUnverified:()=>l,ownerOf:()=>u,packageOf:()=>_});function _(n){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(n)?.[1]}async function d(n,i,m){const{tree:o,base:e=o}=n,{name:t,path:r}=i,g=await a(o,e,t),y=await(0,h().compareWithBase)(
o,e,t);return[...g===void 0||g==="no lockfile"?[]:[(0,v().problemAt)("dependency-unverified",m,{name:t,path:r,fault:g})],
...g==="no lockfile"?[(0,v().problemAt)("lockfile-missing",m,{})]:[],...y.redirected.map(S=>(0,v().problemAt)("dependenc\
y-redirected",m,S)),...y.changed.map(S=>(0,v().problemAt)("dependency-changed",m,S)),...await(0,w().installedProblems)(o,
i,m)]}function l({rule:n}){return n==="dependency-unverified"||n==="target-untracked"}async function a(n,i,m){const[o,e]=await Promise.
all([(0,f().readLocks)(n),(0,f().readLocks)(i)]),t=g=>g.some(({entriesOf:y})=>y(m).length>0);if(!t(o)&&t(e))return"remov\
ed";const r=await(0,p().readPackageJson)(n,"");if(r===void 0||r===p().INVALID||!r.dependencies.has(m))return"undeclared";
if(!t(o))return o.length===0&&e.length===0?"no lockfile":"unlocked"}async function u(n,i,m){const o=await(0,f().readLocks)(
n),e=t=>o.flatMap(({entriesOf:r})=>r(t));return m.has(i)&&(o.length===0||e(i).length>0)?i:[...m].find(t=>e(t).some(({bin:r})=>r!==
void 0&&Object.hasOwn(r,i)))}},"command/resolve/environment-file"(T,s,E,R){let I;const v=()=>I??=s("repo/paths");let N;const w=()=>N??=
s("command/resolve/lexical");let O;const h=()=>O??=s("command/resolve/package-json");let j;const f=()=>j??=s("command/re\
solve/place");E(T,{inspectEnvironmentFile:()=>_});const c=256*1024,p=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function _(d,l,a){if((0,w().pathProblem)(l,a,d.directory)!==void 0)return f().NOTHING;const u=(0,v().resolveInTree)(
d.tree,(0,f().from)(d,l));if(u.kind==="missing"){const o=d.tree.isPending?.(u.path)??!1;return(0,f().fails)(o?"target-no\
t-judged":"target-missing",a,{path:l})}if(u.kind==="outside")return(0,f().fails)("target-outside",a,{path:l,reason:"syml\
ink"});if(u.kind!=="inside"||!(0,h().isRegular)(u.entry.kind))return(0,f().fails)("target-not-a-file",a,{path:l,reason:u.
kind==="inside"?u.entry.kind:u.kind});if(!u.entry.tracked&&!u.entry.built)return(0,f().fails)("target-untracked",a,{path:l});
if((u.entry.size??0)>c)return(0,f().fails)("environment-file-unsafe",a,{path:l,names:[]});const i=[...(await d.tree.read(
u.path)).toString("utf8").matchAll(p)].map(([o])=>o.replace(/\s*=$/,"")).filter(o=>o.toUpperCase()!=="NODE_ENV"),m=[...new Set(
i)].slice(0,10);return m.length===0?f().NOTHING:(0,f().fails)("environment-file-unsafe",a,{path:l,names:m})}},"command/r\
esolve/index"(T,s,E,R){let I;const v=()=>I??=s("command/families/index");let N;const w=()=>N??=s("command/resolve/node");
let O;const h=()=>O??=s("command/resolve/npm");let j;const f=()=>j??=s("command/resolve/place");let c;const p=()=>c??=s(
"command/resolve/program");let _;const d=()=>_??=s("command/resolve/script-selection");let l;const a=()=>l??=s("command/\
resolve/tasks");let u;const n=()=>u??=s("command/resolve/trail");E(T,{resolveInvocation:()=>i});function i(e,t,r){const g=new(n()).
Trail((y,S)=>m(y,S,g),r);return m(e,t,g)}async function m(e,t,r){const g=[];for(const y of[e,...(0,v().launchedBy)(e)]){
const S=await(0,d().selectScripts)(y,t);if("rule"in S)g.push({targets:[],problems:[S]});else for(const x of S)g.push(await o(
x,t,r),await(0,a().resolveTasks)(x,t,r))}return(0,f().join)(g)}function o(e,t,r){const{program:g,family:y}=e;return y!==
void 0?(0,p().resolveProgram)(e,y,t,r):g==="node"?(0,w().resolveNode)(e,t):(0,h().resolveNpm)(e,t,r)}},"command/resolve/\
installed"(T,s,E,R){let I;const v=()=>I??=s("node:path");let N;const w=()=>N??=s("rules/finding");let O;const h=()=>O??=
s("command/resolve/lock/lock");let j;const f=()=>j??=s("command/resolve/lock/read");let c;const p=()=>c??=s("command/res\
olve/package-json");E(T,{installedProblems:()=>_});async function _(d,{name:l,binary:a},u){const n=`node_modules/${l}`;if(d.
stat(n)===void 0)return[];const m=(await(0,f().readLocks)(d)).flatMap(({entriesOf:$})=>$(l));if(m.length===0)return[];const o=await(0,p().
readJsonFile)(d,`${n}/package.json`),e=(0,h().objectIn)(o),t=(0,h().textIn)(e,"name"),r=(0,h().textIn)(e,"version"),g=($,M,D)=>[
(0,w().problemAt)("dependency-stale",u,{name:l,what:$,locked:M,installed:D||"nothing"})],y=o!==void 0,S=m.filter($=>!y||
$.name===(t||l));if(S.length===0)return g("name",m[0]?.name??"",t);const x=S.filter($=>!y||["",r].includes($.version));if(x.
length===0)return g("version",S[0]?.version??"",r);if(a===void 0)return[];const A=x.flatMap(({bin:$})=>$===void 0?[]:[$]),
b=A.length>0?A:[(0,h().binOf)(e.bin,t||l)??{}];if(A.length===0&&e.bin===void 0)return[];const{name:k,file:P}=a,L=b.flatMap(
$=>Object.entries($).flatMap(([M,D])=>k===void 0||k===M?[v().posix.normalize(D)]:[]));return L.includes(P)?[]:g(k===void 0?
"binary":`binary ${k}`,L[0]??"nothing",P)}},"command/resolve/lexical"(T,s,E,R){let I;const v=()=>I??=s("repo/paths");let N;
const w=()=>N??=s("rules/finding");let O;const h=()=>O??=s("command/families/index");let j;const f=()=>j??=s("command/fa\
milies/node");let c;const p=()=>c??=s("command/families/tools/named-files");let _;const d=()=>_??=s("command/resolve/alt\
ernatives");let l;const a=()=>l??=s("command/resolve/test-pattern");E(T,{inspectPaths:()=>n,pathProblem:()=>e,testProblem:()=>o});
const u=new Set(["--env-file","--env-file-if-exists","--prefix"]);function n(t,r){const{passthrough:g}=t,y=[],S=(A,b)=>{
const k=e(A,b,r);k!==void 0&&y.push(k)};for(const A of[t,...(0,h().launchedBy)(t)]){for(const{name:k,value:P,span:L}of A.
flags)P!==void 0&&(u.has(k)&&S(P,L),k==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(P)&&S(P,L));for(const{as:k,path:P,
span:L}of(0,p().filesNamedBy)(A).files){const $=k==="tests"?o(P,L,r):void 0;$!==void 0&&y.push($)}if(A.program!=="node"&&
A.starts!=="file")continue;const b=A.program==="node"&&(0,f().isTestRun)(A)?o:e;for(const{text:k,span:P}of A.operands){const L=k===
""||k==="-"?void 0:b(k,P,r);L!==void 0&&y.push(L)}}const x=g.find(({text:A})=>i.test(A));return x!==void 0&&y.push(m(x)),
y}const i=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;function m({text:t,
span:r}){return(0,w().problemAt)("absolute-path",r,{path:t})}function o(t,r,g){if(!(0,a().isPattern)(t))return e(t,r,g);
const y=(0,d().alternativesOf)(t);if(y===void 0)return(0,w().problemAt)("glob-unclear",r,{pattern:t,reason:"too_many"});
for(const S of[t,...y]){const x=e(S,r,g);if(x!==void 0)return{...x,args:{...x.args,path:t}}}}function e(t,r,g){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.
test(t)&&/^(?:data|node|file|[a-z]+:\/)/i.test(t))return(0,w().problemAt)("target-outside",r,{path:t,reason:"address"});
const y=/^(?:[\\/]|[A-Za-z]:)/.test(t),S=y?void 0:(0,v().normalise)(g===""?t:`${g}/${t}`);if(S===void 0){const x=y?"abso\
lute":"above";return(0,w().problemAt)("target-outside",r,{path:t,reason:x})}if((0,v().isWithin)(S,".git",{ignoreCase:!0}))
return(0,w().problemAt)("target-in-git",r,{path:t})}},"command/resolve/local-tool"(T,s,E,R){let I;const v=()=>I??=s("nod\
e:path");let N;const w=()=>N??=s("repo/paths");let O;const h=()=>O??=s("command/resolve/package-json");E(T,{localTool:()=>_});
const j=/"\$basedir\/([^"\n]+)"\s+"\$@"/,f=/export NODE_PATH="([^"$\n]+)"/,c=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,
p=16*1024;async function _(l,a,u){const n=a.map(g=>v().posix.join(g,"node_modules/.bin",u)).find(g=>l.stat(g)!==void 0);
if(n===void 0)return;const i=(0,w().resolveInTree)(l,n);if(i.kind!=="inside"||!(0,h().isRegular)(i.entry.kind))return;if(i.
path!==n)return i.entry.kind==="executable"&&await d(l,i.path)?{file:i.path,env:{}}:void 0;if((i.entry.size??0)>p)return;
const m=(await l.read(n)).toString("utf8"),[,o]=j.exec(m)??[];if(o===void 0)return;const e=(0,w().resolveInTree)(l,v().posix.
join(v().posix.dirname(n),o)),t=e.kind==="inside"&&(0,h().isRegular)(e.entry.kind)&&await d(l,e.path),[,r]=f.exec(m)??[];
return t?{file:e.path,env:r===void 0?{}:{NODE_PATH:r}}:void 0}async function d(l,a){const[u=""]=(await l.read(a)).subarray(
0,256).toString("latin1").split(`
`,1);return c.test(u)}},"command/resolve/lost-status"(T,s,E,R){let I;const v=()=>I??=s("command/resolve/script-text");E(
T,{commandWithLostStatus:()=>w});const N=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/;function w(p){if(N.test(
p))return;const{commands:_}=(0,v().splitScript)(p);return _.find((l,a)=>!j(l)&&O(p,_,a))?.text}function O(p,_,d){return h(
p,_,d)==="||"&&c(_[d+1])?!1:_.slice(d).some((l,a)=>{const u=_[d+a+1],n=h(p,_,d+a);return n==="||"?u!==void 0&&f(u):n==="\
&"||u!==void 0&&n!=="&&"})}function h(p,_,d){return p.slice(_[d]?.end,_[d+1]?.start).trim()}function j({text:p}){return v().
SHELL_WORDS.has(p.split(/\s/)[0]??"")}function f({text:p}){return v().CANNOT_FAIL.has(p.split(/\s/)[0]??"")||/^exit\s+0$/.
test(p)}function c(p){return p!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.test(p.text)}},"command/resolve/main-file"(T,s,E,R){
let I;const v=()=>I??=s("node:path");let N;const w=()=>N??=s("repo/paths");let O;const h=()=>O??=s("command/resolve/pack\
age-json");E(T,{candidatesFor:()=>f,firstFile:()=>c,mainOf:()=>p});const j=["",".js",".json",".node"];function f(l){return l===
""?[""]:j.map(a=>l+a)}function c(l,a){const u=a.map(n=>(0,w().resolveInTree)(l,n)).filter(n=>n.kind!=="missing");return u.
find(n=>n.kind!=="inside"||(0,h().isRegular)(n.entry.kind))??u[0]}async function p(l,a){const u=v().posix.join(a,"packag\
e.json"),n=await(0,h().readJsonFile)(l,u);if(n===h().INVALID)return h().INVALID;const i=n?.main,m=_(a),o=n===void 0?{}:{
by:u};if(typeof i!="string"||i===""){const r=d(l,m);return r&&{found:r,...o}}const e=i.startsWith("/")?void 0:(0,w().normalise)(
v().posix.join(a,i));if(e===void 0)return{found:{kind:"outside",path:i},...o};const t=d(l,[...f(e),..._(e),...m]);return t&&
{found:t,...o}}function _(l){return f(v().posix.join(l,"index")).slice(1)}function d(l,a){return a.map(u=>(0,w().resolveInTree)(
l,u)).find(u=>u.kind==="inside"?(0,h().isRegular)(u.entry.kind):u.kind!=="missing")}},"command/resolve/node"(T,s,E,R){let I;
const v=()=>I??=s("command/families/node");let N;const w=()=>N??=s("command/resolve/dependency");let O;const h=()=>O??=s(
"command/resolve/environment-file");let j;const f=()=>j??=s("command/resolve/file");let c;const p=()=>c??=s("command/res\
olve/place");E(T,{inspectNodeFlag:()=>a,resolveNode:()=>_});async function _(u,n){const{flags:i,operands:m}=u,o=(0,v().isTestRun)(
u);if(d(u,o))return p().NOTHING;const e=[];for(const t of i)e.push(await a(t,n));for(const{text:t,span:r}of m){if(t===""||
t.startsWith("-"))continue;const g=o?f().resolveTest:f().resolveScript;e.push(await g(n,t,r))}return(0,p().join)(e)}function d({
operands:u},n){const i=u[0]?.text;return i==="inspect"||i==="debug"&&!n}const l=new Set(["--import","--require","--exper\
imental-loader"]);async function a(u,n){const{name:i,value:m="",span:o}=u;if(i==="--env-file"||i==="--env-file-if-exists")
return(0,h().inspectEnvironmentFile)(n,m,o);if(!l.has(i)||!/^[@a-z]/i.test(m))return p().NOTHING;const e=/^(?:@[^/]+\/)?[^/]+/.
exec(m)?.[0]??m,t=await(0,w().inspectDependency)(n,{name:e,path:m},o);return{targets:[],problems:t}}},"command/resolve/n\
pm"(T,s,E,R){let I;const v=()=>I??=s("node:path");let N;const w=()=>N??=s("command/families/tools");let O;const h=()=>O??=
s("command/resolve/binary");let j;const f=()=>j??=s("command/resolve/npm-project");let c;const p=()=>c??=s("command/reso\
lve/npm-script");let _;const d=()=>_??=s("command/resolve/npmrc");let l;const a=()=>l??=s("command/resolve/place");let u;
const n=()=>u??=s("command/resolve/scripts-that-run");let i;const m=()=>i??=s("command/resolve/tool-files");E(T,{resolveNpm:()=>o,
resolveTool:()=>e,shadows:()=>t});async function o(r,g,y){const{subcommand:S,operands:x,flags:A}=r,[b]=x,k=b?.span??A[0]?.
span??{start:0,end:0};if(S==="exec")return b===void 0?a().NOTHING:e(g,r,b);const{project:P,selected:L,runs:$,packages:M,
problems:D}=await(0,n().scriptsThatRun)(r,g,k);if(P===void 0)return{targets:[],problems:D};const G=[await(0,d().inspectNpmrc)(
{...g,directory:P},k)];for(const W of M){const H={...g,directory:W},C=$.filter(V=>V.directory===W);C.length>0&&G.push(t(
H,k));for(const V of C)G.push(await(0,p().resolveRun)(H,V,k,y));const B=v().posix.join(W,"package.json");g.changed.has(B)&&
G.push((0,a().fails)("target-changed",k,{path:B}))}const F=v().posix.join(P,"package.json");return L&&!M.includes(P)&&g.
changed.has(F)&&G.push((0,a().fails)("target-changed",k,{path:F})),(0,a().join)([...G,{targets:[],problems:D}])}async function e(r,g,{
text:y,span:S}){const x=await(0,h().resolveBinary)(r,y,S);if(x.targets.length===0)return x;const A=await(0,m().resolveToolFiles)(
g,r),b=(0,w().toolOf)(y)||(0,w().refusalOf)(y)||r.via!==void 0;return(0,a().join)([x,b?a().NOTHING:(0,a().fails)("tool-u\
nknown",S,{tool:y}),A])}function t({tree:r,directory:g},y){const S=(0,f().foldersUpFrom)(g).flatMap(x=>["node","npm","np\
x","sh"].map(A=>v().posix.join(x,"node_modules/.bin",A))).find(x=>r.stat(x)!==void 0);return S===void 0?a().NOTHING:(0,a().
fails)("path-shadowed",y,{path:S})}},"command/resolve/npm-config"(T,s,E,R){let I;const v=()=>I??=s("command/resolve/npmr\
c-keys");E(T,{exportedConfig:()=>_,mayChangeMode:()=>p});const N=`audit bin-links commit-hooks description format-packag\
e-lock fund git-tag-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),w={...Object.fromEntries(N.map(
n=>[n,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fetch\
-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-licen\
se":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%s",
preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},O=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),h=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),j=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),f=new Set("browser cache fetch-retries offline update-notifier".split(" ")),c=["also","dev",
"include","omit","only","optional","production"];function p(n,i){return c.some(m=>m in i||n.some(({name:o})=>o===`--${m}`))}
function _(n,i){const m=Object.entries(i).filter(([t,r])=>{const g=(0,v().effectOf)(t,r);return g==="harmless"||g==="hon\
oured"}),o=new Map(m.map(([t,r])=>[t,typeof r=="string"?d(t,r):r]));for(const{name:t,value:r,negated:g}of n){const y=t.slice(
2);o.set(y,r===void 0?g!==!0:d(y,r))}const e={};for(const[t,r]of o)j.has(t)||f.has(t)||r===l(t)||(e[`npm_config_${t.replaceAll(
"-","_").toLowerCase()}`]=u(r));return e}function d(n,i){const m=i.trim();return h.has(n)?Number.isNaN(Number(m))?m:Number(
m):m}function l(n){return O.includes(n)?null:w[n]??(a.test(n)?void 0:!1)}const a=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function u(n){return Array.isArray(n)?n.map(u).join(`

`):n==null||n===!1?"":String(n)}},"command/resolve/npm-project"(T,s,E,R){let I;const v=()=>I??=s("node:path");let N;const w=()=>N??=
s("repo/paths");let O;const h=()=>O??=s("rules/finding");let j;const f=()=>j??=s("command/resolve/package-json");let c;const p=()=>c??=
s("command/resolve/place");let _;const d=()=>_??=s("command/resolve/workspaces");E(T,{findPackages:()=>l,foldersUpFrom:()=>n});
async function l(o,e,t,r){const{workspace:g,workspaces:y,includeRoot:S}=o,x=await a(o,e,t);if("problems"in x)return x;const{
directory:A,implied:b}=x;if(y===!1&&g.length>0)return(0,p().fails)("flag-value",t,{program:"npm",flag:"--no-workspaces",
fault:"npm refuses it beside `--workspace`"});if(r||y!==!0&&g.length===0&&b===void 0)return{project:A,directories:[A],selected:!1,
missing:[]};const k=await(0,f().readPackageJson)(e.tree,A);if(k===void 0||k===f().INVALID)return{project:A,directories:[
A],selected:!1,missing:[]};const P=await(0,d().listWorkspaces)(e.tree,k);if("unclear"in P)return(0,p().fails)("target-ou\
tside",t,{path:P.unclear,reason:"workspace"});if("broken"in P)return(0,p().fails)("package-json-invalid",t,{path:P.broken});
const L=new Map;S&&L.set(k.name,A);const $=[],M=g.length>0?g:b===void 0?[]:[void 0];if(M.length===0)for(const D of P)L.set(
D.name,D.directory);for(const D of M){const G={directory:e.directory,project:A},F=D??v().posix.join("/",b??""),W=(0,d().
selectWorkspaces)(P,F,G);W.length===0&&D!==void 0&&$.push((0,h().problemAt)("workspace-missing",t,{workspace:D}));for(const H of W)
L.set(H.name,H.directory)}return L.size===0?$.length>0?{targets:[],problems:$}:(0,p().fails)("workspace-missing",t,{workspace:""}):
{project:A,directories:[...L.values()],selected:!0,missing:$}}async function a({prefix:o,workspaces:e},t,r){if(o!==void 0)
return u(o,t,r);const{tree:g,directory:y}=t,S=n(y),x=S.find(A=>i(g,A)||m(g,A));if(x===void 0||!i(g,x))return(0,p().fails)(
"package-json-missing",r,{directory:y});if(e===!1)return{directory:x};for(const A of S.slice(S.indexOf(x)+1)){const b=await(0,f().
readPackageJson)(g,A);if(b===void 0||b===f().INVALID)continue;const k=await(0,d().listWorkspaces)(g,b);if("unclear"in k)
return(0,p().fails)("target-outside",r,{path:k.unclear,reason:"workspace"});if("broken"in k)return(0,p().fails)("package\
-json-invalid",r,{path:k.broken});if(k.some(P=>P.directory===x))return{directory:A,implied:x}}return{directory:x}}function u(o,e,t){
if((0,w().normalise)((0,p().from)(e,o))===void 0)return p().NOTHING;const r=(0,w().resolveInTree)(e.tree,(0,p().from)(e,
o));switch(r.kind){case"inside":return{directory:r.path};case"outside":return(0,p().fails)("target-outside",t,{path:o,reason:"\
symlink"});case"missing":return(0,p().fails)("target-missing",t,{path:o});case"loop":return(0,p().fails)("target-not-a-f\
ile",t,{path:o,reason:"loop"})}}function n(o){const e=[];for(let t=o;t!=="";t=t.slice(0,Math.max(t.lastIndexOf("/"),0)))
e.push(t);return[...e,""]}function i(o,e){return(0,w().resolveInTree)(o,v().posix.join(e,"package.json")).kind!=="missin\
g"}function m(o,e){return(0,w().resolveInTree)(o,v().posix.join(e,"node_modules")).kind==="inside"}},"command/resolve/np\
m-quote"(T,s,E,R){E(T,{quoteForScript:()=>v});const I=/[\t\n\r "#$&'()*;<>?\\`|~]/;function v(N){return N===""?"''":I.test(
N)?`'${N.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):N}},"command/resolve/npm-setti\
ngs"(T,s,E,R){E(T,{readSettings:()=>v});const I=["--usage","--version","--versions"];function v({flags:w}){const O=w.findLast(
({name:f})=>f==="--prefix")?.value,h=N(w,"--workspaces"),j=N(w,"--ignore-scripts");return{informs:I.some(f=>N(w,f)),...O===
void 0?{}:{prefix:O},...h===void 0?{}:{workspaces:h},workspace:w.flatMap(({name:f,value:c})=>f==="--workspace"&&c?[c]:[]),
includeRoot:N(w,"--include-workspace-root")===!0,...j===void 0?{}:{ignoreScripts:j},ifPresent:N(w,"--if-present")===!0}}
function N(w,O){const h=w.findLast(j=>j.name===O);return h&&h.negated!==!0}},"command/resolve/npmrc"(T,s,E,R){let I;const v=()=>I??=
s("ini");let N;const w=()=>N??=s("repo/paths");let O;const h=()=>O??=s("command/families/node-options");let j;const f=()=>j??=
s("command/resolve/npmrc-keys");let c;const p=()=>c??=s("command/resolve/package-json");let _;const d=()=>_??=s("command\
/resolve/place");E(T,{inspectNpmrc:()=>n,readNpmrc:()=>u});const l=64*1024,a="version https://git-lfs.github.com/spec/";
async function u(i){const{tree:m}=i,o=(0,d().from)(i,".npmrc"),e=(0,w().resolveInTree)(m,o);if(e.kind==="missing"&&m.stat(
o)===void 0)return{settings:{}};if(e.kind!=="inside")return{unread:"it is a symbolic link that leads to no file of the r\
epository"};if(!(0,p().isRegular)(e.entry.kind))return{unread:"it is not a regular file"};if((e.entry.size??0)>l)return{
unread:"it is too large"};const t=(await m.read(e.path)).toString("utf8");return t.startsWith(a)?{unread:"it is a Git LF\
S pointer"}:{settings:(0,v().parse)(t),file:e.path}}async function n(i,m){const o=(0,d().from)(i,".npmrc"),e=await u(i);
if("unread"in e)return(0,d().fails)("npmrc-unread",m,{path:o,reason:e.unread});const{settings:t,file:r=o}=e,g=i.changed.
has(o)||i.changed.has(r),y={harmless:[],decides:[],other:[],honoured:[]};for(const[x,A]of Object.entries(t))y[(0,f().effectOf)(
x,A)].push(x);for(const x of y.honoured)x==="ignore-scripts"&&g&&y.other.push(x),x==="node-options"&&(g||!(0,h().areHarmlessOptions)(
String(t[x])))&&y.decides.push(x);const S=g?"npmrc-changed":"npmrc-settings";return(0,d().join)([y.decides.length>0?(0,d().
fails)("npmrc-redirects",m,{path:o,keys:y.decides}):d().NOTHING,y.other.length>0?(0,d().fails)(S,m,{path:o,keys:y.other}):
d().NOTHING])}},"command/resolve/npmrc-copies"(T,s,E,R){let I;const v=()=>I??=s("node:path");let N;const w=()=>N??=s("in\
i");let O;const h=()=>O??=s("repo/paths");let j;const f=()=>j??=s("command/resolve/npmrc");let c;const p=()=>c??=s("comm\
and/resolve/npmrc-keys");let _;const d=()=>_??=s("command/resolve/package-json");E(T,{foreignSettings:()=>o,npmrcCopies:()=>a});
const l=new WeakMap;async function a(e,t){const r=l.get(e)??u(e);return l.set(e,r),Promise.all(r.map(g=>n(e,g,t)))}function u(e){
return[...e.files()].map(({path:t})=>t).filter(t=>t===".npmrc"||t.endsWith("/.npmrc"))}async function n(e,t,r){const g=v().
posix.dirname(t),y=await(0,f().readNpmrc)({tree:e,directory:g==="."?"":g});if("unread"in y)return i(e,t,y.unread);const{
settings:S,file:x=t}=y,A=r.has(t)||r.has(x),b=([P,L])=>{const $=(0,p().effectOf)(P,L);return $==="harmless"||$==="honour\
ed"&&!A},k=Object.entries(S);return{path:x,text:(0,w().stringify)(Object.fromEntries(k.filter(b))),dropped:k.filter(P=>!b(
P)).map(([P])=>P)}}function i(e,t,r){const g=(0,h().resolveInTree)(e,t),y=g.kind==="inside"&&(0,d().isRegular)(g.entry.kind);
return{path:y?g.path:t,text:"",dropped:[r],...y?{}:{isLink:!0}}}const m=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function o(e,t){return(await a(e,t)).flatMap(({path:g,dropped:y})=>{const S=y.filter(x=>!m.test(x));return S.length>
0?[`${g}: ${S.join(", ")}`]:[]})}},"command/resolve/npmrc-keys"(T,s,E,R){E(T,{effectOf:()=>w});const I=new Set(`access a\
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),v=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),N=new Set(["ignore\
-scripts","node-options"]);function w(O,h){const j=typeof h!="object"&&!String(h).includes("${");if(O==="ignore-scripts"&&
j)return typeof h=="boolean"?"honoured":"decides";if(N.has(O)&&j)return"honoured";const f=O.toLowerCase().replaceAll("_",
"-");return v.has(f)||O.includes("${")?"decides":!I.has(O)||typeof h=="object"&&!Array.isArray(h)||String(h).includes("$\
{")?"other":"harmless"}},"command/resolve/package-env"(T,s,E,R){let I;const v=()=>I??=s("node:path");E(T,{packageEnv:()=>N});
function N(f){const{name:c,version:p,config:_,engines:d}=f,l={};return w({name:c,version:p,config:_,engines:d,bin:O(f)},
"npm_package_",l),Object.fromEntries(Object.entries(l).filter(([a])=>/^[A-Za-z_]\w*$/.test(a)))}function w(f,c,p){for(const[
_,d]of Object.entries(f))if(d!==void 0)if(d===null||d===!1)p[`${c}${_}`]="";else if(Array.isArray(d))for(const[l,a]of d.
entries())w({[`${_}_${l}`]:a},c,p);else typeof d=="object"?w(d,`${c}${_}_`,p):p[`${c}${_}`]=String(d)}function O({name:f,
bin:c}){if(typeof c=="string")return typeof f=="string"&&f?h({[f]:c}):void 0;if(Array.isArray(c)){const p=c.filter(_=>typeof _==
"string");return h(Object.fromEntries(p.map(_=>[v().posix.basename(_),_])))}return typeof c=="object"&&c!==null?h(c):void 0}
function h(f){const c={};for(const[p,_]of Object.entries(f)){const d=v().posix.basename(j(p));typeof _=="string"&&d&&j(_)&&
(c[d]=j(_))}return Object.keys(c).length>0?c:void 0}function j(f){return v().posix.join("/",f.replaceAll("\\","/")).slice(
1)}},"command/resolve/package-json"(T,s,E,R){let I;const v=()=>I??=s("repo/paths");E(T,{INVALID:()=>j,isRegular:()=>c,readJsonFile:()=>h,
readPackageJson:()=>p});const N=["dependencies","devDependencies","optionalDependencies"],w=4*1024*1024,O=new WeakMap;function h(n,i,m=w){
const o=O.get(n)??new Map;O.set(n,o);const e=o.get(i)??f(n,i,m);return o.set(i,e),e}const j=Symbol("invalid");async function f(n,i,m){
const o=(0,v().resolveInTree)(n,i);if(o.kind==="missing")return;if(o.kind!=="inside"||!c(o.entry.kind)||(o.entry.size??0)>
m)return j;const e=(await n.read(o.path,m)).toString("utf8").replace(/^\uFEFF/,"");try{const t=JSON.parse(e);return typeof t==
"object"&&t!==null?t:j}catch{return j}}function c(n){return n==="file"||n==="executable"}async function p(n,i){const m=i===
""?"package.json":`${i}/package.json`,o=await h(n,m);if(o===void 0||o===j)return o;const e=o,t=_.get(e)??d(m,e);return _.
set(e,t),t}const _=new WeakMap;function d(n,i){const m=typeof i.name=="string"?i.name:"";return{path:n,name:m,scripts:l(
i.scripts),binaries:a(i.bin,m),dependencies:new Set(N.flatMap(o=>[...l(i[o]).keys()])),workspaces:u(i.workspaces)}}function l(n){
const i=new Map;if(typeof n!="object"||n===null||Array.isArray(n))return i;for(const[m,o]of Object.entries(n))typeof o==
"string"&&i.set(m,o);return i}function a(n,i){return typeof n=="string"?new Set([i.replace(/^@[^/]*\//,"")]):new Set(l(n).
keys())}function u(n){const i=Array.isArray(n)?n:n?.packages;return Array.isArray(i)?i.filter(m=>typeof m=="string"):[]}},
"command/resolve/package-manager"(T,s,E,R){let I;const v=()=>I??=s("node:path");let N;const w=()=>N??=s("command/resolve\
/npm");let O;const h=()=>O??=s("command/resolve/npm-project");let j;const f=()=>j??=s("command/resolve/npm-script");let c;
const p=()=>c??=s("command/resolve/npmrc");let _;const d=()=>_??=s("command/resolve/package-json");let l;const a=()=>l??=
s("command/resolve/package-manager-settings");let u;const n=()=>u??=s("command/resolve/place");let i;const m=()=>i??=s("\
command/resolve/scripts-that-run");E(T,{MANAGER_SETTINGS:()=>o,everyPackage:()=>y,isPackageManager:()=>t,resolvePackageManager:()=>e,
selectsPackages:()=>r});const o={informs:!1,workspace:[],includeRoot:!1,ignoreScripts:!1,ifPresent:!1};async function e(x,A,b,k){
const{subcommand:P,operands:L,flags:$,launched:M=[]}=x,[D]=L;if(D===void 0)return n().NOTHING;const{text:G,span:F}=D,W=(0,n().
join)([await(0,p().inspectNpmrc)({...b,directory:""},F),b.directory===""?n().NOTHING:await(0,p().inspectNpmrc)(b,F),await(0,a().
inspectManagerSettings)(A,b,F)]);if(P==="exec"){const z=M.length>0?n().NOTHING:await(0,w().resolveTool)(b,x,D);return(0,n().
join)([W,z])}const H=r(x,A),C=await g(b,H,F);if("problems"in C)return(0,n().join)([W,C]);const B=C.filter(({manifest:z})=>z.
scripts.has(G));if(B.length>0){const z=B.map(J=>S(J,x,b,F,k));return(0,n().join)([W,...await Promise.all(z)])}if(P==="sc\
ript-or-tool"&&M.length>0)return W;if(P==="script-or-tool"){const z=await(0,w().resolveTool)(b,{...x,subcommand:"exec"},
D);return(0,n().join)([W,z])}const V=$.some(({name:z})=>z==="--if-present");return(0,n().join)([W,(0,n().fails)("npm-scr\
ipt-missing",F,{script:G,passes:V})])}function t({use:x}){return x.starts==="script-or-tool"||x.starts==="script-tool-or\
-file"}function r({anyPackage:x,flags:A,passthrough:b},{data:k}){const P=[...A.map(({name:L})=>L),...b.map(({text:L})=>L)];
return x===!0||P.some(L=>k.selecting_flags.includes(L.replace(/=.*/s,"")))}async function g({tree:x,directory:A},b,k){const P=(0,h().
foldersUpFrom)(A).filter(M=>x.stat(v().posix.join(M,"package.json"))!==void 0),L=b?y(x):P.slice(0,1);if(L.length===0)return(0,n().
fails)("package-json-missing",k,{directory:A});const $=[];for(const M of L){const D=await(0,d().readPackageJson)(x,M);if(D===
d().INVALID)return(0,n().fails)("package-json-invalid",k,{path:v().posix.join(M,"package.json")});D!==void 0&&$.push({directory:M,
manifest:D})}return $}function y(x){const A=[];for(const{path:b}of x.files())v().posix.basename(b)==="package.json"&&(b.
split("/").includes("node_modules")||A.push(v().posix.dirname(b).replace(/^\.$/,"")));return A}async function S({directory:x,
manifest:A},{operands:b,passthrough:k},P,L,$){const M={...P,directory:x},D=[(0,w().shadows)(M,L)],G=b[0]?.text??"",F=(0,m().
runsIn)(A,M,G,k,o);for(const C of F)D.push(await(0,f().resolveRun)(M,C,L,$));const W=(0,m().inspectEmpty)(F,G,A.path,M,L);
return D.push({targets:[],problems:W}),P.changed.has(A.path)&&D.push((0,n().fails)("target-changed",L,{path:A.path})),(0,n().
join)(D)}},"command/resolve/package-manager-settings"(T,s,E,R){let I;const v=()=>I??=s("repo/paths");let N;const w=()=>N??=
s("command/resolve/package-json");let O;const h=()=>O??=s("command/resolve/place");E(T,{inspectManagerSettings:()=>f});const j=256*
1024;async function f({data:d},{tree:l},a){const u=[];for(const[n,i]of Object.entries(d.deciding_settings)){const m=(0,v().
resolveInTree)(l,n);if(m.kind==="missing"&&l.stat(n)===void 0)continue;if(m.kind!=="inside"||!(0,w().isRegular)(m.entry.
kind)){u.push((0,h().fails)("npmrc-unread",a,{path:n,reason:"it is not a regular file"}));continue}if((m.entry.size??0)>
j){u.push((0,h().fails)("npmrc-unread",a,{path:n,reason:"it is too large"}));continue}const o=(await l.read(m.path)).toString(
"utf8"),e=i.split(" ").filter(t=>c(t,o));_.test(o)&&e.push("\\"),u.push(e.length===0?h().NOTHING:(0,h().fails)("npmrc-re\
directs",a,{path:n,keys:e}))}return(0,h().join)(u)}function c(d,l){const a=d.endsWith("!"),u=a?d.slice(0,-1):d,n=new RegExp(
`(?:^|[\\s{,.["'])${u}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...l.matchAll(n)].some(([,i=""])=>!a||p(i.trim()))}
function p(d){return/^[>|&*!{[]/.test(d)||(0,v().normalise)(d.replace(/^["']|["']$/g,""))===void 0}const _=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/},
"command/resolve/place"(T,s,E,R){let I;const v=()=>I??=s("rules/finding");E(T,{NOTHING:()=>N,fails:()=>O,from:()=>h,join:()=>w,
target:()=>j});const N={targets:[],problems:[]};function w(f){const c=f.filter(({targets:l,problems:a})=>l.length>0||a.length>
0),[p=N]=c;if(c.length<2)return p;const _=[],d=[];for(const l of c){for(const a of l.targets)_.push(a);for(const a of l.
problems)d.push(a)}return{targets:_,problems:d}}function O(f,c,p){return{targets:[],problems:[(0,v().problemAt)(f,c,p)]}}
function h({directory:f},c){return f===""?c:`${f}/${c}`}function j({via:f},c){return f===void 0?c:{...c,via:f}}},"comman\
d/resolve/script-command"(T,s,E,R){let I;const v=()=>I??=s("rules/catalogue");let N;const w=()=>N??=s("command/lex/lex");
let O;const h=()=>O??=s("command/resolve/local-tool");let j;const f=()=>j??=s("command/resolve/npm-project");E(T,{scriptCommand:()=>_});
const c=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),p=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function _(d,{
tree:l,directory:a}){const{words:u,assignments:n,refused:i,problems:m}=(0,w().lex)(d),o=m.every(({rule:k})=>k==="assignm\
ent-refused"||(0,v().ruleOf)(k).severity==="warning"&&k!=="unquoted-glob"),e=m.filter(({rule:k})=>k==="assignment-refuse\
d").length,[t]=u;if(!o||e!==i.length||t===void 0)return;const r=t.text;if(c.has(r)||r.includes("="))return;const g=[...n,
...i].sort((k,P)=>k.span.start-P.span.start);if(g.some(({name:k})=>k==="PATH"))return;const y=u.map(k=>k.text),S=Object.
fromEntries(g.map(({name:k,value:P})=>[k,P]));if(r==="node"||r==="npm"||r==="npx")return{argv:y,env:S};const x=p.exec(r)?.[1];
if(x===void 0&&r.includes("/"))return{argv:y,env:S};const A=x===void 0?(0,f().foldersUpFrom)(a):[a],b=await(0,h().localTool)(
l,A,x??r);return b===void 0?{argv:y,env:S}:{argv:y,env:{...b.env,...S},file:b.file}}},"command/resolve/script-selection"(T,s,E,R){
let I;const v=()=>I??=s("picomatch");let N;const w=()=>N??=s("rules/finding");let O;const h=()=>O??=s("command/resolve/p\
ackage-json");E(T,{selectScripts:()=>_});const j=/^[\w:.@/-]+$/,f=200,c=4,p=/^[\w:.@/*?{},[\]-]+$/;async function _(u,n){
const{selects:i,operands:m}=u,[o]=m;if(i===void 0||o===void 0)return[u];const e=await(0,h().readPackageJson)(n.tree,n.directory),
{text:t,span:r}=o,g={program:"npm",flag:t};if(!d(t))return(0,w().problemAt)("launches-programs",r,g);const y=e&&e!==h().
INVALID?[...e.scripts.keys()]:[];if(y.some(x=>x.length>f))return(0,w().problemAt)("launches-programs",r,g);const S=y.filter(
l(t,i));return S.length===0?(0,w().problemAt)("npm-script-missing",r,{script:t,passes:!1}):S.every(x=>j.test(x))?S.map(x=>{
const{selects:A,...b}=u;return{...b,operands:[{...o,text:x}]}}):(0,w().problemAt)("launches-programs",r,g)}function d(u){
return u.length<=f&&p.test(u)&&u.split("*").length-1<=c}function l(u,n){if(n==="glob"){const e=(0,v().default)(a(u),{nonegate:!0,
strictSlashes:!0});return t=>e(a(t))}const i=u.indexOf("*"),[m,o]=[u.slice(0,i),u.slice(i+1)];return e=>e.length>=m.length+
o.length&&e.startsWith(m)&&e.endsWith(o)}function a(u){return u.replace(/[:/]/g,n=>n===":"?"/":":")}},"command/resolve/s\
cript-text"(T,s,E,R){E(T,{CANNOT_FAIL:()=>N,SHELL_WORDS:()=>v,dangerOf:()=>j,splitScript:()=>I});function I(f){const c=[];
let p="",_=0;const d=l=>{const u=f.slice(_,l).trimStart(),n=l-u.length;c.push({text:u.trimEnd(),start:n,end:n+u.trimEnd().
length}),_=l+1};for(let l=0;l<f.length;l+=1){const a=f[l];a==="\\"&&p!=="'"?l+=1:p!==""?a===p&&(p=""):a==='"'||a==="'"?p=
a:a!==void 0&&`&|;
`.includes(a)&&d(l)}return d(f.length),{commands:c.filter(l=>l.text!==""),compound:c.length>1}}const v=new Set([":","[",
"cd","echo","exit","false","test","true"]),N=new Set([":","echo","true"]),w=[[/\bdd\s+if=/,"writes to raw disks"],[/\bmkfs\b/,
"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,"p\
ipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],O=/\brm\s+((?:-\S+\s+)+)([^\s-]\S?)/g,h=16*1024;function j(f){
if(f.length>h)return"is too long to check";for(const[,c="",p=""]of f.matchAll(O))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(c)&&/^(?:[/*~]|\.\.)/.test(p))return"deletes entire directories";return w.find(([c])=>c.test(f))?.[1]}},"command/re\
solve/script-words"(T,s,E,R){let I;const v=()=>I??=s("rules/finding");let N;const w=()=>N??=s("command/families/programs");
let O;const h=()=>O??=s("command/resolve/npm-quote");let j;const f=()=>j??=s("command/resolve/script-text");E(T,{GivenWords:()=>_});
const c=new Set(["assignment-refused","environment-assignment"]),p=new Set([...c,"brace-expansion","glob-flag","glob-out\
side","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class _{text;#e;#t;#n;#o;constructor({event:l,
body:a,words:u},n){let i=a;const m=[];for(const o of u){const e=i.length+1;i=`${i} ${(0,h().quoteForScript)(o.text)}`,m.
push({word:o,at:{start:e,end:i.length}})}this.text=i,this.#e=a.length,this.#t=m,this.#n=l,this.#o=n}isGiven=({span:l})=>this.#t.
length>0&&l.end>this.#e;inCommand=l=>{const a=this.#t.filter(({at:i})=>i.start<l.span.end&&i.end>l.span.start),u=a[0]?.word.
span??this.#o,n=a.at(-1)?.word.span??this.#o;return{...l,span:{start:u.start,end:n.end}}};onlyGiven({problems:l}){return{
targets:[],problems:l.filter(this.isGiven)}}areReadableBehind({end:l},a){const u=a.every(({rule:n})=>c.has(n));return this.#t.
length>0&&l>this.#e&&u}unreadBehind({end:l},a,u,n=[]){if(this.#t.length===0||l<=this.#e)return[];const i=a[0]?.text??"";
if(u&&f().SHELL_WORDS.has(i))return[];const m=u?.problems.some(({rule:r,span:g})=>r==="program-not-allowed"&&g.start===a[0]?.
span.start);if(u&&!m)return[];const o=w().REFUSED_PROGRAMS.has(i.replace(/^.*[\\/]/,""))||n.some(({rule:r})=>!p.has(r)),
e=this.#t.find(({word:r})=>o||r.text.startsWith("-"));if(e===void 0)return[];const t={script:this.#n,word:e.word.text,text:this.
text};return[(0,v().problemAt)("script-words-unread",e.at,t)]}}},"command/resolve/source"(T,s,E,R){E(T,{callsWriteFunctions:()=>N});
const I=256*1024,v=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function N(w,O){if((O.size??0)>I)return!1;const h=(await w.read(O.path)).subarray(0,I).toString("latin1");return v.
test(h)}},"command/resolve/tasks"(T,s,E,R){let I;const v=()=>I??=s("node:path");let N;const w=()=>N??=s("jsonc-parser");
let O;const h=()=>O??=s("repo/paths");let j;const f=()=>j??=s("command/families/tools/task-runners");let c;const p=()=>c??=
s("command/resolve/npm-script");let _;const d=()=>_??=s("command/resolve/package-json");let l;const a=()=>l??=s("command\
/resolve/package-manager");let u;const n=()=>u??=s("command/resolve/place");let i;const m=()=>i??=s("command/resolve/scr\
ipts-that-run");E(T,{resolveTasks:()=>t,startedByWireit:()=>y});const o=1024*1024,e={turbo:[["turbo.json","tasks"],["tur\
bo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","targetDefaults"]]};async function t(b,k,P){
const{operands:L,passthrough:$,subcommand:M}=b,[D]=L,F=(M==="exec"||M==="script-or-tool")&&D?(0,f().tasksOf)(D.text,$):void 0;
if(D===void 0||F===void 0)return n().NOTHING;const{text:W,span:H}=D,C=W==="wireit"?await y(k):await r(await g(k.tree,W,F),
k.tree),B=[];for(const{directory:V,script:z,body:J}of C){const U={...k,directory:V};if(J!==void 0){const Z={directory:V,
event:`${z} (${W})`,body:J,words:[]};B.push(await(0,p().resolveRun)(U,Z,H,P));continue}const X=await(0,d().readPackageJson)(
k.tree,V);if(X===void 0||X===d().INVALID)continue;const Y=(0,m().runsIn)(X,U,z,[],a().MANAGER_SETTINGS);for(const Z of Y)
B.push(await(0,p().resolveRun)(U,Z,H,P))}return(0,n().join)(B)}async function r(b,k){const P=[];for(const L of(0,a().everyPackage)(
k)){const $=await(0,d().readPackageJson)(k,L);if(L===""||$===void 0||$===d().INVALID)continue;const M=b.filter(D=>$.scripts.
has(D));P.push(...M.map(D=>({directory:L,script:D})))}return P}async function g(b,k,P){const L=new Set(P);for(const[$,M]of e[k]??
[]){const D=S(await A(b,$),M);for(const G of L)for(const F of x(S(S(D,G),"dependsOn")))L.add(F.replace(/^\^|^.*#/,""))}return[
...L]}async function y({tree:b,directory:k,via:P}){const L=await(0,d().readJsonFile)(b,v().posix.join(k,"package.json")),
$=S(S(L,"wireit"),P??""),M=S($,"command"),D=x(S($,"dependencies")).flatMap(F=>{const[,W="",H=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.
exec(F)??[],C=(0,h().normalise)(v().posix.join(k,W));return C===void 0?[]:[{directory:C,script:H}]}),G=typeof M=="string"&&
P!==void 0;return[...D,...G?[{directory:k,script:P,body:M}]:[]]}function S(b,k){if(!(typeof b!="object"||b===null||!Object.
hasOwn(b,k)))return b[k]}function x(b){return Array.isArray(b)?b.map(k=>S(k,"script")??S(k,"target")??k).filter(k=>typeof k==
"string"):[]}async function A(b,k){const P=(0,h().resolveInTree)(b,k);if(!(P.kind!=="inside"||!(0,d().isRegular)(P.entry.
kind))&&!((P.entry.size??0)>o))return(0,w().parse)((await b.read(P.path)).toString("utf8"))}},"command/resolve/test-patt\
ern"(T,s,E,R){let I;const v=()=>I??=s("command/resolve/workspace-patterns");E(T,{baseOf:()=>w,isPattern:()=>N,matchesNothing:()=>h});
function N(j){return/[*?[{]/.test(j)}function w(j){return j.replace(/[^/]*[*?[{].*$/s,"")}const O=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;
function h(j,f){if(!f.every(c=>O.test(c)))return!1;for(const{path:c}of j.files())if(f.some(p=>(0,v().matchesPattern)(c,p,
{dot:!0})))return!1;return!0}},"command/resolve/trail"(T,s,E,R){let I;const v=()=>I??=s("command/resolve/place");E(T,{Trail:()=>O});
const N=64,w=2e3;class O{#e=new Set;#t=new Set;resolve;#n;constructor(j,f){this.resolve=j,this.#n=f}async follow(j,f,c,p){
if(this.#e.has(j))return p({why:"cycle"});const _=await this.#n?.tickScript();if(_!==void 0)return p({why:"time",limit:_});
const d=`${j}\0${f}`;if(this.#t.has(d))return v().NOTHING;if(this.#e.size>=N)return p({why:"depth",limit:N});if(this.#t.
size>=w)return p({why:"count",limit:w});this.#e.add(j);const l=await c();return this.#e.delete(j),this.#t.add(d),l}}},"c\
ommand/resolve/workspace-patterns"(T,s,E,R){let I;const v=()=>I??=s("command/resolve/alternatives");E(T,{matchesPattern:()=>h,
readPatterns:()=>w});function N(c){return c.length>200||c.split("**").length>2?!1:c==="."?!0:c.split("/").every(p=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(p))}function w(c){const p=[],_=[];if(c.some(a=>a.includes("{")))return O(c);for(const a of c){const u=/^!*/.exec(a)?.[0].
length??0,n=a.slice(u).replace(/^\.?\/+/,"").replace(/\/$/,"");if(!N(n))return{unclear:a};if(u%2===1){_.push(n);continue}
for(let i=0;i<_.length;i+=1)h(n,_[i]??"")&&_.splice(i,1);p.push(n)}const l=p.filter(a=>!_.some(u=>h(a,u)));return{wanted:l,
entries:l.map(a=>[a]),refused:_}}function O(c){const p=[];for(const _ of c){const l=(/[[\]!]/.test(_)?void 0:(0,v().alternativesOf)(
_))?.map(a=>a.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!l?.every(N))return{unclear:_};p.push(l)}return{wanted:p.flat(),
entries:p,refused:[]}}function h(c,p,_={}){return j(c.split("/"),p.split("/"),_)}function j(c,p,_){const[d,...l]=c,[a,...u]=p;
return d===void 0?_.partial||p.every(n=>n==="**"):a===void 0?!1:a!=="**"?f(d,a,_)&&j(l,u,_):j(c,u,_)?!0:f(d,"*",_)&&j(l,
p,_)}function f(c,p,{dot:_=!1}){if(c.startsWith(".")&&!p.startsWith(".")&&!_)return!1;const d=p.split(/\*+/);if(d.length===
1)return c===p;const[l=""]=d,a=d.at(-1)??"";if(c.length<l.length+a.length||!c.startsWith(l)||!c.endsWith(a))return!1;let u=l.
length;for(const n of d.slice(1,-1)){const i=c.indexOf(n,u);if(i<0||i+n.length>c.length-a.length)return!1;u=i+n.length}return!0}},
"command/resolve/workspaces"(T,s,E,R){let I;const v=()=>I??=s("node:path");let N;const w=()=>N??=s("repo/paths");let O;const h=()=>O??=
s("command/resolve/package-json");let j;const f=()=>j??=s("command/resolve/workspace-patterns");E(T,{listWorkspaces:()=>p,
selectWorkspaces:()=>u});const c=new WeakMap;function p(i,m){const o=c.get(i)??new Map;c.set(i,o);const e=o.get(m.path)??
_(i,m);return o.set(m.path,e),e}async function _(i,m){const o=(0,f().readPatterns)(m.workspaces);if("unclear"in o)return o;
const{wanted:e,entries:t,refused:r}=o;if(e.length===0)return[];const g=v().posix.dirname(m.path).replace(/^\.$/,""),y=[];
for(const{path:A,kind:b}of i.files()){const k=a(g,A);if(k!==void 0)if(b==="symlink"){const P=e.some(M=>(0,f().matchesPattern)(
k,M,{partial:!0})),L=e.some(M=>(0,f().matchesPattern)(k,M)),$=P?(0,w().resolveInTree)(i,A):void 0;if($?.kind==="outside")
return{unclear:A};if($?.kind!=="inside"||$.entry.kind!=="directory")continue;if(!L||r.length>0||e.some(M=>M.startsWith(`${k}\
/`)))return{unclear:A};y.push(k)}else v().posix.basename(A)==="package.json"&&y.push(v().posix.dirname(k))}const S=y.filter(
A=>e.some(b=>(0,f().matchesPattern)(A,b))).filter(A=>!A.split("/").includes("node_modules")).filter(A=>!r.some(b=>(0,f().
matchesPattern)(A,b,{dot:!0}))).sort((A,b)=>A.localeCompare(b,"en")),x=t.flatMap(A=>S.filter(b=>A.some(k=>(0,f().matchesPattern)(
b,k,{partial:!0}))));return d(i,g,[...new Set(x)])}async function d(i,m,o){const e=[],t=new Set;for(const r of o){const g=v().
posix.join(m,r).replace(/^\.$/,""),y=await(0,h().readPackageJson)(i,g);if(y===void 0)continue;if(y===h().INVALID)return{
broken:`${g}/package.json`};const S=y.name||l(g);if(t.has(S))return{broken:y.path};t.add(S),e.push({directory:g,name:S})}
return e}function l(i){const m=v().posix.basename(v().posix.dirname(i)),o=v().posix.basename(i);return m.startsWith("@")?
`${m}/${o}`:o}function a(i,m){return i===""?m:m.startsWith(`${i}/`)?m.slice(i.length+1):void 0}function u(i,m,{directory:o,
project:e}){const t=S=>v().posix.join("/",S),r=t(a(e,`${o}/`)===void 0?e:o),g=v().posix.resolve(r,m),y=[v().posix.relative(
t(e),v().posix.resolve(t(o),m)),m];return i.filter(S=>{if(S.name===m||t(S.directory)===g)return!0;const x=v().posix.relative(
r,t(S.directory)),A=m.startsWith("./")?`./${x}`:x;return y.some(b=>n(A,b))})}function n(i,m){const o=[];for(const t of`${m}\
/*`.split(/\/+/)){const r=o.at(-1);t===".."&&r&&![".",".."].includes(r)?o.pop():o.push(t)}const e=i.split("/");return e.
length===o.length&&e.every((t,r)=>r<e.length-1?t===o[r]:t!==""&&!t.startsWith("."))}}};
