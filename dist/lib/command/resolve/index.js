//# command/resolve/alternatives
(function(i,p,E){function r(s){if(s.length>1e3)return;let n=[s.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const t=[];for(;n.length>
0;){const o=[];for(const e of n){const l=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(e);if(l===null)t.push(e);else{const{0:h,1:a="",
index:c}=l,[u,A]=[e.slice(0,c),e.slice(c+h.length)];o.push(...a.split(",").map(g=>`${u}${g}${A}`))}}if(o.length+t.length>
200)return;n=o}return t}i.exports={alternativesOf:r}});
//# command/resolve/argument-file
(function(s,u,l){function i(r,c){if(r.length>65536)return;const e=[],o=r.toString("utf8"),n=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
for(let t=n.exec(o);t!==null;t=n.exec(o))e.push(t[1]??t[2]??"");return e.every(t=>!t.startsWith("@")&&!t.startsWith('"'))?
e.map(t=>({text:t,span:c,quoted:!0})):void 0}s.exports={wordsOfFile:i}});
//# command/resolve/binary
(function(_,W,c){const m=c("repo/paths"),j=c("repo/tree"),y=c("rules/finding"),d=c("command/resolve/dependency"),w=c("c\
ommand/resolve/lock/read"),g=c("command/resolve/package-json"),o=c("command/resolve/place");async function I(i,t,e){const{
tree:n}=i,s=await(0,g().readPackageJson)(n,"");if(s===g().INVALID)return(0,o().fails)("package-json-invalid",e,{path:"pa\
ckage.json"});if(s?.binaries.has(t))return(0,o().fails)("binary-shadowed",e,{name:t,path:s.path});const a=(0,o().from)(i,
`node_modules/.bin/${t}`);if(i.directory!==""&&n.stat(a)!==void 0)return(0,o().fails)("dependency-unverified",e,{name:t,
path:a,fault:"elsewhere"});const l=n.stat("node_modules");if(l===void 0)return L(i,s,t,e);const u=await A(n,t),v=n.stat(
u),r=(0,m().resolveInTree)(n,u);if(v===void 0||r.kind==="missing")return(0,o().fails)("binary-missing",e,{name:t});if(r.
kind!=="inside")return(0,o().fails)("target-outside",e,{path:u,reason:"symlink"});const p=(0,d().packageOf)(r.path),b=l.
tracked||v.tracked,h=!b&&r.entry.tracked&&await $(n,r.path);if(p===void 0&&!h||!(0,j().isRegular)(r.entry.kind))return(0,o().
fails)("dependency-unverified",e,{name:t,path:r.path,fault:"elsewhere"});if(!h&&(b||r.entry.tracked)){const P={name:p??t,
path:r.path,fault:"committed"};return(0,o().fails)("dependency-unverified",e,P)}const k=h?[]:await O(i,t,r.path,e);if(k.
some(d().isUnverified))return{targets:[],problems:k};if(!await D(n,r.path))return(0,o().fails)("binary-not-node",e,{name:t,
path:r.path});h&&i.changed.has(r.path)&&k.push((0,y().problemAt)("target-changed",e,{path:r.path}));const N={kind:"packa\
ge_binary",name:t,path:r.path};return{targets:[(0,o().target)(i,N)],problems:k}}async function O(i,t,e,n){const s=(0,d().
packageOf)(e)??t,a=e.slice(`node_modules/${s}/`.length),l={name:t.startsWith("@")?void 0:t,file:a},u=await(0,d().inspectDependency)(
i,{name:s,path:e,binary:l},n);if(s===t||!(await(0,w().readLocks)(i.tree)).some(({entriesOf:p})=>p(t).length>0))return u;
const r=await(0,d().inspectDependency)(i,{name:t,path:e},n);return[...u,...r.filter(p=>!(0,d().isUnverified)(p))]}async function $(i,t){
return(await(0,w().readLocks)(i)).some(({all:n})=>n.some(({source:s})=>{const a=s.kind==="file"?(0,m().normalise)(s.at):
void 0;return a!==void 0&&a!==""&&(0,m().isWithin)(t,a)}))}async function A(i,t){const e=`node_modules/.bin/${t}`;if(!t.
startsWith("@"))return e;const n=await(0,g().readPackageJson)(i,`node_modules/${t}`);if(n===void 0||n===g().INVALID)return e;
const[s]=n.binaries;return`node_modules/.bin/${(n.binaries.size===1?s:void 0)??t.replace(/^@[^/]*\//,"")}`}async function D(i,t){
if(/\.[cm]?js$/.test(t))return!0;const[e=""]=(await i.read(t)).subarray(0,256).toString("latin1").split(`
`,1);return/^#!.*[/ ]node\b/.test(e)}async function L(i,t,e,n){const s=await(0,d().ownerOf)(i.tree,e,t?.dependencies??new Set);
if(s===void 0)return(0,o().fails)("binary-missing",n,{name:e});const a={kind:"package_binary",name:e},l=await(0,d().inspectDependency)(
i,{name:s,path:e},n);return{targets:[(0,o().target)(i,a)],problems:[i.tree.isPending?.("node_modules")?(0,y().problemAt)(
"target-not-judged",n,{path:e}):(0,y().problemAt)("not-installed",n,{name:e}),...l]}}_.exports={resolveBinary:I}});
//# command/resolve/dependency
(function(k,A,a){const s=a("rules/finding"),g=a("command/resolve/installed"),v=a("command/resolve/lock/compare"),m=a("c\
ommand/resolve/lock/read"),u=a("command/resolve/package-json");function h(e){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(e)?.[1]}async function w(e,r,n){const{tree:o,base:i=o}=e,{name:t,path:c}=r,d=await L(o,i,t),l=await(0,v().compareWithBase)(
o,i,t);return[...d===void 0||d==="no lockfile"?[]:[(0,s().problemAt)("dependency-unverified",n,{name:t,path:c,fault:d})],
...d==="no lockfile"?[(0,s().problemAt)("lockfile-missing",n,{})]:[],...l.redirected.map(p=>(0,s().problemAt)("dependenc\
y-redirected",n,p)),...l.changed.map(p=>(0,s().problemAt)("dependency-changed",n,p)),...await(0,g().installedProblems)(o,
r,n)]}function _({rule:e}){return e==="dependency-unverified"||e==="target-untracked"}async function L(e,r,n){const[o,i]=await Promise.
all([(0,m().readLocks)(e),(0,m().readLocks)(r)]),t=d=>d.some(({entriesOf:l})=>l(n).length>0);if(!t(o)&&t(i))return"remov\
ed";const c=await(0,u().readPackageJson)(e,"");if(c===void 0||c===u().INVALID||!c.dependencies.has(n))return"undeclared";
if(!t(o))return o.length===0&&i.length===0?"no lockfile":"unlocked"}async function O(e,r,n){const o=await(0,m().readLocks)(
e),i=t=>o.flatMap(({entriesOf:c})=>c(t));return n.has(r)&&(o.length===0||i(r).length>0)?r:[...n].find(t=>i(t).some(({bin:c})=>c!==
void 0&&Object.hasOwn(c,r)))}k.exports={inspectDependency:w,isUnverified:_,ownerOf:O,packageOf:h}});
//# command/resolve/environment-file
(function(c,E,o){const l=o("repo/paths"),d=o("repo/tree"),m=o("command/resolve/lexical"),n=o("command/resolve/place"),_=256*
1024,u=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function g(r,t,i){if((0,m().pathProblem)(t,i,r.directory)!==void 0)return n().NOTHING;const e=(0,l().resolveInTree)(
r.tree,(0,n().from)(r,t));if(e.kind==="missing"){const s=r.tree.isPending?.(e.path)??!1;return(0,n().fails)(s?"target-no\
t-judged":"target-missing",i,{path:t})}if(e.kind==="outside")return(0,n().fails)("target-outside",i,{path:t,reason:"syml\
ink"});if(e.kind!=="inside"||!(0,d().isRegular)(e.entry.kind))return(0,n().fails)("target-not-a-file",i,{path:t,reason:e.
kind==="inside"?e.entry.kind:e.kind});if(!e.entry.tracked&&!e.entry.built)return(0,n().fails)("target-untracked",i,{path:t});
if((e.entry.size??0)>_)return(0,n().fails)("environment-file-unsafe",i,{path:t,names:[]});const A=[...(await r.tree.read(
e.path)).toString("utf8").matchAll(u)].map(([s])=>s.replace(/\s*=$/,"")).filter(s=>s.toUpperCase()!=="NODE_ENV"),a=[...new Set(
A)].slice(0,10);return a.length===0?n().NOTHING:(0,n().fails)("environment-file-unsafe",i,{path:t,names:a})}c.exports={inspectEnvironmentFile:g}});
//# command/resolve/file
(function(h,W,c){const x=c("node:path"),l=c("repo/paths"),I=c("repo/tree"),g=c("rules/finding"),T=c("command/resolve/al\
ternatives"),u=c("command/resolve/dependency"),j=c("command/resolve/lexical"),v=c("command/resolve/main-file"),P=c("comm\
and/resolve/package-json"),n=c("command/resolve/place"),A=c("command/resolve/source"),k=c("command/resolve/test-pattern"),
S=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function O(t,e,i){const{tree:d}=t,r=(0,j().pathProblem)(e,i,t.directory);
if(r!==void 0)return{targets:[],problems:[r]};if(e.includes("\\"))return(0,n().fails)("target-not-a-file",i,{path:e,reason:"\
backslash"});const o=(0,l().normalise)((0,n().from)(t,e))??"",a=(0,v().firstFile)(d,(0,v().candidatesFor)(o));if(a===void 0)
return F(t,e,o,i);if(a.kind!=="inside"||a.entry.kind!=="directory")return p(t,{path:e,wanted:o,found:a},i);const s=await(0,v().
mainOf)(d,o);if(s===P().INVALID)return(0,n().fails)("package-json-invalid",i,{path:x().posix.join(o,"package.json")});if(s===
void 0)return(0,n().fails)("target-not-a-file",i,{path:e,reason:"directory"});const m=await p(t,{path:e,wanted:o,found:s.
found},i);return s.by===void 0||!t.changed.has(s.by)?m:(0,n().join)([m,(0,n().fails)("target-changed",i,{path:s.by})])}async function p(t,{
path:e,wanted:i,found:d},r){const{tree:o,changed:a}=t;if(d.kind==="missing")return(0,n().fails)("target-missing",r,{path:e});
if(d.kind==="outside")return(0,n().fails)("target-outside",r,{path:e,reason:"symlink"});if(d.kind!=="inside")return(0,n().
fails)("target-not-a-file",r,{path:e,reason:"loop"});const{entry:s}=d;if(!(0,I().isRegular)(s.kind))return(0,n().fails)(
"target-not-a-file",r,{path:e,reason:s.kind});const m=/\.([^./]*)$/.exec(s.path.replace(/.*\//,""))?.[1]??"";if(!S.has(m))
return(0,n().fails)("target-extension",r,{path:e,extension:m});const _=await w(t,s,e,r);if(_.some(u().isUnverified))return{
targets:[],problems:_};const b=(0,u().packageOf)(s.path);if(b&&!(0,l().isWithin)(i,"node_modules")&&!i.includes(`node_mo\
dules/${b}`))return(0,n().fails)("dependency-unverified",r,{name:b,path:e,fault:"linked"});const y=[..._],N={path:s.path};
return(a.has(s.path)||a.has(i))&&y.push((0,g().problemAt)("target-changed",r,N)),s.tracked&&await(0,A().callsWriteFunctions)(
o,s)&&y.push((0,g().problemAt)("target-writes",r,N)),{targets:[(0,n().target)(t,{kind:"file",name:e,path:s.path})],problems:y}}
async function w(t,{path:e,tracked:i,built:d},r,o){const a=(0,u().packageOf)(e);return a===void 0?(i||d)&&!(0,l().isWithin)(
e,"node_modules")?[]:[(0,g().problemAt)("target-untracked",o,{path:r})]:i?[(0,g().problemAt)("dependency-unverified",o,{
name:a,path:r,fault:"committed"})]:await(0,u().inspectDependency)(t,{name:a,path:r},o)}async function F(t,e,i,d){const r=(0,u().
packageOf)(i);if(r===void 0&&t.tree.isPending?.(i))return(0,n().fails)("target-not-judged",d,{path:e});if(r===void 0||t.
tree.stat("node_modules")!==void 0)return(0,n().fails)("target-missing",d,{path:e});const o=await(0,u().inspectDependency)(
t,{name:r,path:e},d);return o.some(u().isUnverified)?{targets:[],problems:o}:(0,n().join)([(0,n().fails)("not-installed",
d,{name:r}),{targets:[],problems:o}])}async function D(t,e,i){const d=(0,j().testProblem)(e,i,t.directory);if(d!==void 0)
return{targets:[],problems:[d]};if((0,k().isPattern)(e)){const o=((0,T().alternativesOf)(e)??[]).map(m=>(0,n().from)(t,m));
return o.some(m=>(0,l().resolveInTree)(t.tree,(0,k().baseOf)(m)).kind==="outside")?(0,n().fails)("target-outside",i,{path:e,
reason:"symlink"}):(0,k().matchesNothing)(t.tree,o.map(m=>(0,l().normalise)(m)??m))?(0,n().fails)("test-pattern-empty",i,
{pattern:e}):n().NOTHING}const r=(0,l().resolveInTree)(t.tree,(0,n().from)(t,e));return r.kind==="inside"&&r.entry.kind===
"directory"&&r.entry.tracked?n().NOTHING:O(t,e,i)}h.exports={resolveScript:O,resolveTest:D,trustProblems:w}});
//# command/resolve/index
(function(l,x,r){const a=r("command/families/index"),p=r("command/resolve/node"),d=r("command/resolve/npm"),u=r("comman\
d/resolve/place"),v=r("command/resolve/program"),_=r("command/resolve/script-selection"),g=r("command/resolve/tasks"),h=r(
"command/resolve/trail");function w(o,e,n){const s=new(h()).Trail((t,m)=>c(t,m,s),n);return c(o,e,s)}async function c(o,e,n){
const s=[];for(const t of[o,...(0,a().launchedBy)(o)]){const m=await(0,_().selectScripts)(t,e);if("rule"in m)s.push({targets:[],
problems:[m]});else for(const i of m)s.push(await k(i,e,n),await(0,g().resolveTasks)(i,e,n))}return(0,u().join)(s)}function k(o,e,n){
const{program:s,family:t}=o;return t!==void 0?(0,v().resolveProgram)(o,t,e,n):s==="node"?(0,p().resolveNode)(o,e):(0,d().
resolveNpm)(o,e,n)}l.exports={resolveInvocation:w}});
//# command/resolve/installed
(function(x,F,o){const M=o("node:path"),I=o("rules/finding"),t=o("command/resolve/lock/lock"),$=o("command/resolve/lock\
/read"),O=o("command/resolve/package-json");async function P(r,{name:e,binary:v},q){const g=`node_modules/${e}`;if(r.stat(
g)===void 0)return[];const c=(await(0,$().readLocks)(r)).flatMap(({entriesOf:n})=>n(e));if(c.length===0)return[];const k=await(0,O().
readJsonFile)(r,`${g}/package.json`),s=(0,t().objectIn)(k),l=(0,t().textIn)(s,"name"),b=(0,t().textIn)(s,"version"),a=(n,p,u)=>[
(0,I().problemAt)("dependency-stale",q,{name:e,what:n,locked:p,installed:u||"nothing"})],h=k!==void 0,d=c.filter(n=>!h||
n.name===(l||e));if(d.length===0)return a("name",c[0]?.name??"",l);const _=d.filter(n=>!h||["",b].includes(n.version));if(_.
length===0)return a("version",d[0]?.version??"",b);if(v===void 0)return[];const m=_.flatMap(({bin:n})=>n===void 0?[]:[n]),
A=m.length>0?m:[(0,t().binOf)(s.bin,l||e)??{}];if(m.length===0&&s.bin===void 0)return[];const{name:i,file:j}=v,w=A.flatMap(
n=>Object.entries(n).flatMap(([p,u])=>i===void 0||i===p?[M().posix.normalize(u)]:[]));return w.includes(j)?[]:a(i===void 0?
"binary":`binary ${i}`,w[0]??"nothing",j)}x.exports={installedProblems:P}});
//# command/resolve/lexical
(function(A,w,a){const b=a("repo/paths"),u=a("rules/finding"),h=a("command/families/index"),_=a("command/families/node"),
P=a("command/families/tools/named-files"),x=a("command/resolve/alternatives"),Z=a("command/resolve/test-pattern"),H=new Set(
["--env-file","--env-file-if-exists","--prefix"]);function T(t,e){const{passthrough:m}=t,o=[],c=(s,v)=>{const n=d(s,v,e);
n!==void 0&&o.push(n)};for(const s of[t,...(0,h().launchedBy)(t)]){for(const{name:n,value:r,span:l}of s.flags)r!==void 0&&
(H.has(n)&&c(r,l),n==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(r)&&c(r,l));for(const{as:n,path:r,span:l}of(0,P().
filesNamedBy)(s).files){const g=n==="tests"?p(r,l,e):void 0;g!==void 0&&o.push(g)}if(s.program!=="node"&&s.starts!=="fil\
e")continue;const v=s.program==="node"&&(0,_().isTestRun)(s)?p:d;for(const{text:n,span:r}of s.operands){const l=n===""||
n==="-"?void 0:v(n,r,e);l!==void 0&&o.push(l)}}const i=m.find(({text:s})=>$.test(s));return i!==void 0&&o.push(k(i)),o}const $=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function k({text:t,span:e}){return(0,u().problemAt)("absolute-path",e,{path:t})}function p(t,e,m){if(!(0,Z().isPattern)(
t))return d(t,e,m);const o=(0,x().alternativesOf)(t);if(o===void 0)return(0,u().problemAt)("glob-unclear",e,{pattern:t,reason:"\
too_many"});for(const c of[t,...o]){const i=d(c,e,m);if(i!==void 0)return{...i,args:{...i.args,path:t}}}}function d(t,e,m){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(t)&&/^(?:data|node|file|[a-z]+:\/)/i.test(t))return(0,u().problemAt)("target-outside",
e,{path:t,reason:"address"});const o=/^(?:[\\/]|[A-Za-z]:)/.test(t),c=o?void 0:(0,b().normalise)(m===""?t:`${m}/${t}`);if(c===
void 0){const i=o?"absolute":"above";return(0,u().problemAt)("target-outside",e,{path:t,reason:i})}if((0,b().isWithin)(c,
".git",{ignoreCase:!0}))return(0,u().problemAt)("target-in-git",e,{path:t})}A.exports={inspectPaths:T,pathProblem:d,testProblem:p}});
//# command/resolve/local-tool
(function(h,P,s){const r=s("node:path"),c=s("repo/paths"),p=s("repo/tree"),x=/"\$basedir\/([^"\n]+)"\s+"\$@"/,E=/export NODE_PATH="([^"$\n]+)"/,
T=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,w=16*1024;async function A(n,a,d){const i=a.map(e=>r().posix.join(
e,"node_modules/.bin",d)).find(e=>n.stat(e)!==void 0);if(i===void 0)return;const o=(0,c().resolveInTree)(n,i);if(o.kind!==
"inside"||!(0,p().isRegular)(o.entry.kind))return;if(o.path!==i)return o.entry.kind==="executable"&&await u(n,o.path)?{file:o.
path,env:{}}:void 0;if((o.entry.size??0)>w)return;const l=(await n.read(i)).toString("utf8"),[,v]=x.exec(l)??[];if(v===void 0)
return;const t=(0,c().resolveInTree)(n,r().posix.join(r().posix.dirname(i),v)),N=t.kind==="inside"&&(0,p().isRegular)(t.
entry.kind)&&await u(n,t.path),[,_]=E.exec(l)??[];return N?{file:t.path,env:_===void 0?{}:{NODE_PATH:_}}:void 0}async function u(n,a){
const[d=""]=(await n.read(a)).subarray(0,256).toString("latin1").split(`
`,1);return T.test(d)}h.exports={localTool:A}});
//# command/resolve/lost-status
(function(a,$,S){const i=S("command/resolve/script-text"),A=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/,p=/^!\s|[)}]\s*\|\|\s*(?:true|:|exit\s+0)$|\|\|\s*\(\s*(?:true|:|exit\s+0)\s*\)$|^set\s.*\|\|\s*(?:true|:)$/s;
function _(t){if(p.test(t))return t;if(A.test(t))return;const{commands:s}=(0,i().splitScript)(t);return s.find((l,e)=>!L(
l)&&h(t,s,e))?.text}function h(t,s,r){return u(t,s,r)==="||"&&v(s[r+1])?!1:s.slice(r).some((l,e)=>{const n=s[r+e+1],o=u(
t,s,r+e);return o==="||"?n!==void 0&&c(n):o==="&"||n!==void 0&&o!=="&&"})}function u(t,s,r){return t.slice(s[r]?.end,s[r+
1]?.start).trim()}function L({text:t}){return i().SHELL_WORDS.has(t.split(/\s/)[0]??"")}function c({text:t}){return i().
CANNOT_FAIL.has(t.split(/\s/)[0]??"")||/^exit\s+0$/.test(t)}function v(t){return t!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.
test(t.text)}a.exports={commandWithLostStatus:_,succeedsAlways:c}});
//# command/resolve/main-file
(function(I,R,e){const r=e("node:path"),d=e("repo/paths"),m=e("repo/tree"),a=e("command/resolve/package-json"),v=["",".\
js",".json",".node"];function c(n){return n===""?[""]:v.map(s=>n+s)}function _(n,s){const i=s.map(o=>(0,d().resolveInTree)(
n,o)).filter(o=>o.kind!=="missing");return i.find(o=>o.kind!=="inside"||(0,m().isRegular)(o.entry.kind))??i[0]}async function F(n,s){
const i=r().posix.join(s,"package.json"),o=await(0,a().readJsonFile)(n,i);if(o===a().INVALID)return a().INVALID;const t=o?.
main,j=k(s),u=o===void 0?{}:{by:i};if(typeof t!="string"||t===""){const x=g(n,j);return x&&{found:x,...u}}const p=t.startsWith(
"/")?void 0:(0,d().normalise)(r().posix.join(s,t));if(p===void 0)return{found:{kind:"outside",path:t},...u};const l=g(n,
[...c(p),...k(p),...j]);return l&&{found:l,...u}}function k(n){return c(r().posix.join(n,"index")).slice(1)}function g(n,s){
return s.map(i=>(0,d().resolveInTree)(n,i)).find(i=>i.kind==="inside"?(0,m().isRegular)(i.entry.kind):i.kind!=="missing")}
I.exports={candidatesFor:c,firstFile:_,mainOf:F}});
//# command/resolve/node
(function(l,w,r){const u=r("command/families/node"),d=r("command/resolve/dependency"),v=r("command/resolve/environment-\
file"),m=r("command/resolve/file"),a=r("command/resolve/place");async function N(n,t){const{flags:e,operands:s}=n,i=(0,u().
isTestRun)(n);if(g(n,i))return a().NOTHING;const c=[];for(const o of e)c.push(await p(o,t));for(const{text:o,span:_}of s){
if(o===""||o.startsWith("-"))continue;const h=i?m().resolveTest:m().resolveScript;c.push(await h(t,o,_))}return(0,a().join)(
c)}function g({operands:n},t){const e=n[0]?.text;return e==="inspect"||e==="debug"&&!t}const x=new Set(["--import","--re\
quire","--experimental-loader"]);async function p(n,t){const{name:e,value:s="",span:i}=n;if(e==="--env-file"||e==="--env\
-file-if-exists")return(0,v().inspectEnvironmentFile)(t,s,i);if(!x.has(e)||!/^[@a-z]/i.test(s))return a().NOTHING;const c=/^(?:@[^/]+\/)?[^/]+/.
exec(s)?.[0]??s,o=await(0,d().inspectDependency)(t,{name:c,path:s},i);return{targets:[],problems:o}}l.exports={inspectNodeFlag:p,
resolveNode:N}});
//# command/resolve/npm
(function(b,U,t){const l=t("node:path"),G=t("command/families/npm"),v=t("command/families/tools"),H=t("command/resolve/\
binary"),I=t("command/resolve/npm-project"),k=t("command/resolve/npm-script"),F=t("command/resolve/npmrc"),o=t("command/\
resolve/place"),R=t("command/resolve/scripts-that-run"),q=t("command/resolve/tool-files");async function B(n,s,r){const{
subcommand:c,operands:e,flags:a}=n,[p]=e,i=p?.span??a[0]?.span??{start:0,end:0};if(c==="exec")return p===void 0?o().NOTHING:
_(s,n,p);const{project:d,selected:M,runs:S,packages:N,problems:j}=await(0,R().scriptsThatRun)(n,s,i);if(d===void 0)return{
targets:[],problems:j};const m=[await(0,F().inspectNpmrc)({...s,directory:d},i)];for(const u of N){const T={...s,directory:u},
x=S.filter(h=>h.directory===u);x.length>0&&m.push(g(T,i));for(const h of x)m.push(await(0,k().resolveRun)(T,h,i,r));const O=l().
posix.join(u,"package.json");s.changed.has(O)&&m.push((0,o().fails)("target-changed",i,{path:O}))}const w=l().posix.join(
d,"package.json");return M&&!N.includes(d)&&s.changed.has(w)&&m.push((0,o().fails)("target-changed",i,{path:w})),(0,o().
join)([...m,{targets:[],problems:j}])}async function _(n,s,{text:r,span:c}){if(!(0,G().isToolName)(r))return o().NOTHING;
const e=s.starts==="file",a=e?o().NOTHING:await(0,H().resolveBinary)(n,r,c);if(!e&&a.targets.length===0)return a;const p=await(0,q().
resolveToolFiles)(s,n),i=(0,v().toolOf)(r)||(0,v().refusalOf)(r)||n.via!==void 0;return(0,o().join)([a,i?o().NOTHING:(0,o().
fails)("tool-unknown",c,{tool:r}),p])}function g({tree:n,directory:s},r){const c=(0,I().foldersUpFrom)(s).flatMap(e=>["n\
ode","npm","npx","sh"].map(a=>l().posix.join(e,"node_modules/.bin",a))).find(e=>n.stat(e)!==void 0);return c===void 0?o().
NOTHING:(0,o().fails)("path-shadowed",r,{path:c})}b.exports={resolveNpm:B,resolveTool:_,shadows:g}});
//# command/resolve/npm-config
(function(u,E,m){const d=m("command/resolve/npmrc-keys"),h=`audit bin-links commit-hooks description format-package-loc\
k fund git-tag-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),g={...Object.fromEntries(h.map(
e=>[e,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fetch\
-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-licen\
se":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%s",
preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},k=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),x=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),y=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),w=new Set("browser cache fetch-retries offline update-notifier".split(" ")),b=["also","dev",
"include","omit","only","optional","production"];function v(e,r){return b.some(s=>s in r||e.some(({name:n})=>n===`--${s}`))}
function N(e,r){const s=Object.entries(r).filter(([t,i])=>{const o=(0,d().effectOf)(t,i);return o==="harmless"||o==="hon\
oured"}),n=new Map(s.map(([t,i])=>[t,typeof i=="string"?c(t,i):i]));for(const{name:t,value:i,negated:o}of e){const p=t.slice(
2);n.set(p,i===void 0?o!==!0:c(p,i))}const l={};for(const[t,i]of n)y.has(t)||w.has(t)||i===O(t)||(l[`npm_config_${t.replaceAll(
"-","_").toLowerCase()}`]=a(i));return l}function c(e,r){const s=r.trim();return x.has(e)?Number.isNaN(Number(s))?s:Number(
s):s}function O(e){return k.includes(e)?null:g[e]??(S.test(e)?void 0:!1)}const S=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function a(e){return Array.isArray(e)?e.map(a).join(`

`):e==null||e===!1?"":String(e)}u.exports={exportedConfig:N,mayChangeMode:v}});
//# command/resolve/npm-project
(function(T,J,p){const j=p("node:path"),h=p("repo/paths"),x=p("rules/finding"),v=p("command/resolve/package-json"),s=p(
"command/resolve/place"),b=p("command/resolve/workspaces");async function A(o,r,e,c){const{workspace:i,workspaces:m,includeRoot:g}=o,
n=await M(o,r,e);if("problems"in n)return n;const{directory:t,implied:l}=n;if(m===!1&&i.length>0)return(0,s().fails)("fl\
ag-value",e,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it beside `--workspace`"});if(c||m!==!0&&i.length===
0&&l===void 0)return{project:t,directories:[t],selected:!1,missing:[]};const a=await(0,v().readPackageJson)(r.tree,t);if(a===
void 0||a===v().INVALID)return{project:t,directories:[t],selected:!1,missing:[]};const d=await(0,b().listWorkspaces)(r.tree,
a);if("unclear"in d)return(0,s().fails)("target-outside",e,{path:d.unclear,reason:"workspace"});if("broken"in d)return(0,s().
fails)("package-json-invalid",e,{path:d.broken});const k=new Map;g&&k.set(a.name,t);const w=[],_=i.length>0?i:l===void 0?
[]:[void 0];if(_.length===0)for(const u of d)k.set(u.name,u.directory);for(const u of _){const D={directory:r.directory,
project:t},F=u??j().posix.join("/",l??""),P=(0,b().selectWorkspaces)(d,F,D);P.length===0&&u!==void 0&&w.push((0,x().problemAt)(
"workspace-missing",e,{workspace:u}));for(const N of P)k.set(N.name,N.directory)}return k.size===0?w.length>0?{targets:[],
problems:w}:(0,s().fails)("workspace-missing",e,{workspace:""}):{project:t,directories:[...k.values()],selected:!0,missing:w}}
async function M({prefix:o,workspaces:r},e,c){if(o!==void 0)return O(o,e,c);const{tree:i,directory:m}=e,g=y(m),n=g.find(
t=>I(i,t)||W(i,t));if(n===void 0||!I(i,n))return(0,s().fails)("package-json-missing",c,{directory:m});if(r===!1)return{directory:n};
for(const t of g.slice(g.indexOf(n)+1)){const l=await(0,v().readPackageJson)(i,t);if(l===void 0||l===v().INVALID)continue;
const a=await(0,b().listWorkspaces)(i,l);if("unclear"in a)return(0,s().fails)("target-outside",c,{path:a.unclear,reason:"\
workspace"});if("broken"in a)return(0,s().fails)("package-json-invalid",c,{path:a.broken});if(a.some(d=>d.directory===n))
return{directory:t,implied:n}}return{directory:n}}function O(o,r,e){if((0,h().normalise)((0,s().from)(r,o))===void 0)return s().
NOTHING;const c=(0,h().resolveInTree)(r.tree,(0,s().from)(r,o));switch(c.kind){case"inside":return{directory:c.path};case"\
outside":return(0,s().fails)("target-outside",e,{path:o,reason:"symlink"});case"missing":return(0,s().fails)("target-mis\
sing",e,{path:o});case"loop":return(0,s().fails)("target-not-a-file",e,{path:o,reason:"loop"})}}function y(o){const r=[];
for(let e=o;e!=="";e=e.slice(0,Math.max(e.lastIndexOf("/"),0)))r.push(e);return[...r,""]}function I(o,r){return(0,h().resolveInTree)(
o,j().posix.join(r,"package.json")).kind!=="missing"}function W(o,r){return(0,h().resolveInTree)(o,j().posix.join(r,"nod\
e_modules")).kind==="inside"}T.exports={findPackages:A,foldersUpFrom:y}});
//# command/resolve/npm-quote
(function(r,c,l){const t=/[\t\n\r "#$&'()*;<>?\\`|~]/;function n(e){return e===""?"''":t.test(e)?`'${e.replaceAll("'","\
'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):e}r.exports={quoteForScript:n}});
//# command/resolve/npm-script
(function(B,z,a){const h=a("rules/finding"),G=a("command/families/index"),E=a("command/families/parsers"),N=a("command/\
lex/lex"),P=a("command/resolve/file"),T=a("command/resolve/lexical"),O=a("command/resolve/lost-status"),c=a("command/res\
olve/place"),b=a("command/resolve/script-text"),W=a("command/resolve/script-words"),k=a("command/resolve/scripts-that-ru\
n"),L=new Set(["build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockfile-missing","\
target-changed","target-writes","not-installed","only-prints","tool-flag-unknown","tool-runs-file","workspaces-changed"]);
function D(t,o,s,n){const{directory:r,event:e,words:i,builtIn:m}=o;return n.follow(`${r}\0${e}`,`${m??""}${(0,k().scriptText)(
o)}\0${i.length}`,()=>m==="server"?(0,P().resolveScript)({...t,via:e},"server.js",s):m==="restart"?C(t,i,s,n):F(t,o,s,n),
p=>H(p,e,s))}function H(t,o,s){return t.why==="cycle"?(0,c().fails)("npm-script-cycle",s,{script:o}):(0,c().fails)("npm-\
script-chain",s,{script:o,limit:t.limit,what:t.why})}const q=new Set(["npm-script-missing","npm-script-empty","npm-scrip\
t-empty-part"]);async function C(t,o,s,n){const r=(m,p,l)=>n.resolve({program:"npm",subcommand:m,flags:p,operands:[{text:m,
span:s,quoted:!1}],passthrough:l},t),e=await r("stop",[{name:"--if-present",written:"--if-present",span:s}],[]),i=e.problems.
filter(({rule:m})=>!q.has(m));return(0,c().join)([{...e,problems:i},await r("start",[],o)])}async function F(t,o,s,n){const{
event:r}=o,e=new(W()).GivenWords(o,s),{text:i}=e,m={...t,via:r},p={targets:[(0,c().target)(t,{kind:"npm_script",name:r,script:i})],
problems:[]},l=(0,b().dangerOf)(i);if(l!==void 0)return(0,c().join)([p,(0,c().fails)("npm-script-dangerous",s,{script:r,
text:i,danger:l})]);const{commands:u,compound:x}=(0,b().splitScript)(i),v=[];let g=!x;for(const d of u){const{words:y,problems:w}=K(
d),S=(0,N().hasOneReading)({problems:w});if(S||(g=!1),S||e.areReadableBehind(d,w)){const A=await J(m,y,n),X=S?A:e.onlyGiven(
A),Z=e.unreadBehind(d,y,A);v.push(X,{targets:[],problems:[...w.filter(e.isGiven),...Z]})}else v.push({targets:[],problems:e.
unreadBehind(d,y,void 0,w)})}const{targets:_,problems:$}=(0,c().join)(v),Q=$.filter(e.isGiven).map(e.inCommand),j=$.filter(
d=>!e.isGiven(d)).map(d=>({...d,span:s})),U=u.length>0&&u.every(O().succeedsAlways),I=(0,O().commandWithLostStatus)(i),V=g?
c().NOTHING:(0,c().fails)("npm-script-compound",s,{script:r,text:i});return{targets:[...p.targets,..._],problems:[...Q,...j.
filter(R),...M(j,s,r,i),...U?[(0,h().problemAt)("only-prints",s,{program:"npm",flag:`run ${r}`})]:[],...I===void 0?[]:[(0,h().
problemAt)("npm-script-loses-failure",s,{script:r,text:i,command:I})],...V.problems]}}function K({text:t,start:o}){const{
words:s,problems:n}=(0,N().lex)(t),r=e=>({...e,span:{start:e.span.start+o,end:e.span.end+o}});return{words:s.map(r),problems:n.
map(r)}}function R({rule:t,args:o}){return t==="dependency-unverified"?"fault"in o&&o.fault==="removed":L.has(t)||t.startsWith(
"npm-script-")||t.startsWith("npmrc-")}function M(t,o,s,n){const r=t.find(e=>!R(e));return r===void 0?[]:[(0,h().problemAt)(
"npm-script-text",o,{script:s,text:n,reason:r.rule})]}const Y=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function J(t,o,s){
const[n,...r]=o;if(n===void 0||b().SHELL_WORDS.has(n.text))return c().NOTHING;const{families:e}=t,i=(0,E().isProgram)(n.
text)?n.text:e?.allowed.get(n.text),m=(0,c().fails)("program-not-allowed",n.span,{program:n.text,group:"other"}),p=Y.exec(
n.text)?.[1]??n.text;if(i===void 0&&/[\\/]/.test(p))return m;const l=i?(0,G().parseInvocation)(i,r,e):(0,G().parseInvocation)(
"npx",[{...n,text:p},...r]),u=await s.resolve(l.invocation,t),x=u.problems.some(({rule:g,span:_})=>g==="binary-missing"&&
_.start===n.span.start);if(i===void 0&&x)return(0,c().join)([m,{targets:[],problems:l.problems}]);const v=(0,T().inspectPaths)(
l.invocation,t.directory);return(0,c().join)([{targets:[],problems:[...l.problems,...v]},u])}B.exports={resolveRun:D}});
//# command/resolve/npm-settings
(function(c,a,d){const p=["--usage","--version","--versions"];function u({flags:e}){const o=e.findLast(({name:n})=>n===
"--prefix")?.value,r=t(e,"--workspaces"),i=t(e,"--ignore-scripts");return{informs:p.some(n=>t(e,n)),...o===void 0?{}:{prefix:o},
...r===void 0?{}:{workspaces:r},workspace:e.flatMap(({name:n,value:s})=>n==="--workspace"&&s?[s]:[]),includeRoot:t(e,"--\
include-workspace-root")===!0,...i===void 0?{}:{ignoreScripts:i},ifPresent:t(e,"--if-present")===!0}}function t(e,o){const r=e.
findLast(i=>i.name===o);return r&&r.negated!==!0}c.exports={readSettings:u}});
//# command/resolve/npmrc
(function(m,I,c){const h=c("packages/ini"),u=c("repo/paths"),g=c("repo/tree"),l=c("command/families/node-options"),k=c(
"command/resolve/npmrc-keys"),t=c("command/resolve/place"),_=64*1024,y="version https://git-lfs.github.com/spec/";async function d(i){
const{tree:o}=i,n=(0,t().from)(i,".npmrc"),e=(0,u().resolveInTree)(o,n);if(e.kind==="missing"&&o.stat(n)===void 0)return{
settings:{}};if(e.kind!=="inside")return{unread:"it is a symbolic link that leads to no file of the repository"};if(!(0,g().
isRegular)(e.entry.kind))return{unread:"it is not a regular file"};if((e.entry.size??0)>_)return{unread:"it is too large"};
const a=(await o.read(e.path)).toString("utf8");return a.startsWith(y)?{unread:"it is a Git LFS pointer"}:{settings:(0,h().
parse)(a),file:e.path}}async function N(i,o){const n=(0,t().from)(i,".npmrc"),e=await d(i);if("unread"in e)return(0,t().
fails)("npmrc-unread",o,{path:n,reason:e.unread});const{settings:a,file:v=n}=e,p=i.changed.has(n)||i.changed.has(v),r={harmless:[],
decides:[],other:[],honoured:[]};for(const[s,G]of Object.entries(a))r[(0,k().effectOf)(s,G)].push(s);for(const s of r.honoured)
s==="ignore-scripts"&&p&&r.other.push(s),s==="node-options"&&(p||!(0,l().areHarmlessOptions)(String(a[s])))&&r.decides.push(
s);const O=p?"npmrc-changed":"npmrc-settings";return(0,t().join)([r.decides.length>0?(0,t().fails)("npmrc-redirects",o,{
path:n,keys:r.decides}):t().NOTHING,r.other.length>0?(0,t().fails)(O,o,{path:n,keys:r.other}):t().NOTHING])}m.exports={inspectNpmrc:N,
readNpmrc:d}});
//# command/resolve/npmrc-copies
(function(l,T,s){const h=s("node:path"),_=s("packages/ini"),g=s("repo/files-named"),y=s("repo/paths"),k=s("repo/tree"),
O=s("command/resolve/npmrc"),x=s("command/resolve/npmrc-keys");async function a(t,e){return Promise.all((0,g().filesNamed)(
t,".npmrc").map(({path:o})=>C(t,o,e)))}async function C(t,e,o){const n=h().posix.dirname(e),r=await(0,O().readNpmrc)({tree:t,
directory:n==="."?"":n});if("unread"in r)return j(t,e,r.unread);const{settings:c,file:p=e}=r,N=o.has(e)||o.has(p),m=([i,
S])=>{const u=(0,x().effectOf)(i,S);return u==="harmless"||u==="honoured"&&!N},d=Object.entries(c);return{path:p,text:(0,_().
stringify)(Object.fromEntries(d.filter(m))),dropped:d.filter(i=>!m(i)).map(([i])=>i)}}function j(t,e,o){const n=(0,y().resolveInTree)(
t,e),r=n.kind==="inside"&&(0,k().isRegular)(n.entry.kind);return{path:r?n.path:e,text:"",dropped:[o],...r?{}:{isLink:!0}}}
const v=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function w(t,e){return(await a(t,e)).flatMap(({path:n,dropped:r})=>{const c=r.filter(p=>!v.test(p));return c.length>
0?[`${n}: ${c.join(", ")}`]:[]})}l.exports={foreignSettings:w,npmrcCopies:a}});
//# command/resolve/npmrc-keys
(function(r,l,p){const o=new Set(`access allow-same-version audit audit-level auth-type bin-links color commit-hooks cp\
u depth
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),n=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),s=new Set(["ignore\
-scripts","node-options"]);function a(i,e){const t=typeof e!="object"&&!String(e).includes("${");if(i==="ignore-scripts"&&
t)return typeof e=="boolean"?"honoured":"decides";if(s.has(i)&&t)return"honoured";const c=i.toLowerCase().replaceAll("_",
"-");return n.has(c)||i.includes("${")?"decides":!o.has(i)||typeof e=="object"&&!Array.isArray(e)||String(e).includes("$\
{")?"other":"harmless"}r.exports={effectOf:a}});
//# command/resolve/package-env
(function(u,m,y){const s=y("node:path");function g(o){const{name:e,version:r,config:t,engines:n}=o,i={};return c({name:e,
version:r,config:t,engines:n,bin:d(o)},"npm_package_",i),Object.fromEntries(Object.entries(i).filter(([p])=>/^[A-Za-z_]\w*$/.
test(p)))}function c(o,e,r){for(const[t,n]of Object.entries(o))if(n!==void 0)if(n===null||n===!1)r[`${e}${t}`]="";else if(Array.
isArray(n))for(const[i,p]of n.entries())c({[`${t}_${i}`]:p},e,r);else typeof n=="object"?c(n,`${e}${t}_`,r):r[`${e}${t}`]=
String(n)}function d({name:o,bin:e}){if(typeof e=="string")return typeof o=="string"&&o?a({[o]:e}):void 0;if(Array.isArray(
e)){const r=e.filter(t=>typeof t=="string");return a(Object.fromEntries(r.map(t=>[s().posix.basename(t),t])))}return typeof e==
"object"&&e!==null?a(e):void 0}function a(o){const e={};for(const[r,t]of Object.entries(o)){const n=s().posix.basename(l(
r));typeof t=="string"&&n&&l(t)&&(e[n]=l(t))}return Object.keys(e).length>0?e:void 0}function l(o){return s().posix.join(
"/",o.replaceAll("\\","/")).slice(1)}u.exports={packageEnv:g}});
//# command/resolve/package-json
(function(d,E,c){const k=c("repo/paths"),y=c("repo/per-tree"),g=c("repo/tree"),l=["dependencies","devDependencies","opt\
ionalDependencies"],w=4*1024*1024,m=(0,y().perTree)(()=>new Map);function p(n,e,r=w){const t=m(n),s=t.get(e)??A(n,e,r);return t.
set(e,s),s}const i=Symbol("invalid");async function A(n,e,r){const t=(0,k().resolveInTree)(n,e);if(t.kind==="missing")return;
if(t.kind!=="inside"||!(0,g().isRegular)(t.entry.kind)||(t.entry.size??0)>r)return i;const s=(await n.read(t.path,r)).toString(
"utf8").replace(/^\uFEFF/,"");try{const o=JSON.parse(s);return typeof o=="object"&&o!==null?o:i}catch{return i}}async function S(n,e){
const r=e===""?"package.json":`${e}/package.json`,t=await p(n,r);if(t===void 0||t===i)return t;const s=t,o=u.get(s)??D(r,
s);return u.set(s,o),o}const u=new WeakMap;function D(n,e){const r=typeof e.name=="string"?e.name:"";return{path:n,name:r,
scripts:a(e.scripts),binaries:O(e.bin,r),dependencies:new Set(l.flatMap(t=>[...a(e[t]).keys()])),workspaces:b(e.workspaces)}}
function a(n){const e=new Map;if(typeof n!="object"||n===null||Array.isArray(n))return e;for(const[r,t]of Object.entries(
n))typeof t=="string"&&e.set(r,t);return e}function O(n,e){return typeof n=="string"?new Set([e.replace(/^@[^/]*\//,"")]):
new Set(a(n).keys())}function b(n){const e=Array.isArray(n)?n:n?.packages;return Array.isArray(e)?e.filter(r=>typeof r==
"string"):[]}d.exports={INVALID:i,readJsonFile:p,readPackageJson:S}});
//# command/resolve/package-manager
(function(G,J,a){const _=a("node:path"),M=a("repo/files-named"),b=a("command/families/parsed"),k=a("command/resolve/npm"),
S=a("command/resolve/npm-project"),A=a("command/resolve/npm-script"),j=a("command/resolve/npmrc"),v=a("command/resolve/p\
ackage-json"),E=a("command/resolve/package-manager-settings"),o=a("command/resolve/place"),N=a("command/resolve/scripts-\
that-run"),w={informs:!1,workspace:[],includeRoot:!1,ignoreScripts:!1,ifPresent:!1};async function O(s,e,t,l){const{subcommand:i,
operands:n,flags:u,launched:c=[]}=s,[r]=n;if(r===void 0)return o().NOTHING;const{text:d,span:m}=r,g=(0,o().join)([await(0,j().
inspectNpmrc)({...t,directory:""},m),t.directory===""?o().NOTHING:await(0,j().inspectNpmrc)(t,m),await(0,E().inspectManagerSettings)(
e,t,m)]);if(i==="exec"){const p=c.length>0?o().NOTHING:await(0,k().resolveTool)(t,s,r);return(0,o().join)([g,p])}const x=P(
s,e),h=await H(t,x,m);if("problems"in h)return(0,o().join)([g,h]);const I=h.filter(({manifest:p})=>p.scripts.has(d));if(I.
length>0){const p=I.map(F=>q(F,s,t,m,l));return(0,o().join)([g,...await Promise.all(p)])}if(i==="script-or-tool"&&c.length>
0)return g;if(i==="script-or-tool"&&/^(?!@)[^\\/]*[\\/]/.test(d)){const p=[(0,b().wordProblem)("launches-programs",e.program,
r)];return(0,o().join)([g,{targets:[],problems:p}])}if(i==="script-or-tool"){const p=await(0,k().resolveTool)(t,{...s,subcommand:"\
exec"},r);return(0,o().join)([g,p])}const D=u.some(({name:p})=>p==="--if-present");return(0,o().join)([g,(0,o().fails)("\
npm-script-missing",m,{script:d,passes:D})])}function R({use:s}){return s.starts==="script-or-tool"||s.starts==="script-\
tool-or-file"}function P({anyPackage:s,flags:e,passthrough:t},{data:l}){const i=[...e.map(({name:n})=>n),...t.map(({text:n})=>n)];
return s===!0||i.some(n=>l.selecting_flags.includes(n.replace(/=.*/s,"")))}async function H({tree:s,directory:e},t,l){const i=(0,S().
foldersUpFrom)(e).filter(c=>s.stat(_().posix.join(c,"package.json"))!==void 0),n=t?T(s):i.slice(0,1);if(n.length===0)return(0,o().
fails)("package-json-missing",l,{directory:e});const u=[];for(const c of n){const r=await(0,v().readPackageJson)(s,c);if(r===
v().INVALID)return(0,o().fails)("package-json-invalid",l,{path:_().posix.join(c,"package.json")});r!==void 0&&u.push({directory:c,
manifest:r})}return u}function T(s){const e=[];for(const{path:t}of(0,M().filesNamed)(s,"package.json"))t.split("/").includes(
"node_modules")||e.push(_().posix.dirname(t).replace(/^\.$/,""));return e}async function q({directory:s,manifest:e},{operands:t,
passthrough:l},i,n,u){const c={...i,directory:s},r=[(0,k().shadows)(c,n)],d=t[0]?.text??"",m=(0,N().runsIn)(e,c,d,l,w);for(const h of m)
r.push(await(0,A().resolveRun)(c,h,n,u));const g=(0,N().inspectEmpty)(m,d,e.path,c,n);return r.push({targets:[],problems:g}),
i.changed.has(e.path)&&r.push((0,o().fails)("target-changed",n,{path:e.path})),(0,o().join)(r)}G.exports={MANAGER_SETTINGS:w,
everyPackage:T,isPackageManager:R,resolvePackageManager:O,selectsPackages:P}});
//# command/resolve/package-manager-settings
(function(l,x,c){const p=c("repo/paths"),g=c("repo/tree"),i=c("command/resolve/place"),m=256*1024;async function h({data:t},{
tree:o},n){const s=[];for(const[e,a]of Object.entries(t.deciding_settings)){const r=(0,p().resolveInTree)(o,e);if(r.kind===
"missing"&&o.stat(e)===void 0)continue;if(r.kind!=="inside"||!(0,g().isRegular)(r.entry.kind)){s.push((0,i().fails)("npm\
rc-unread",n,{path:e,reason:"it is not a regular file"}));continue}if((r.entry.size??0)>m){s.push((0,i().fails)("npmrc-u\
nread",n,{path:e,reason:"it is too large"}));continue}const d=(await o.read(r.path)).toString("utf8"),u=a.split(" ").filter(
S=>_(S,d));E.test(d)&&u.push("\\"),s.push(u.length===0?i().NOTHING:(0,i().fails)("npmrc-redirects",n,{path:e,keys:u}))}return(0,i().
join)(s)}function _(t,o){const n=t.endsWith("!"),s=n?t.slice(0,-1):t,e=new RegExp(`(?:^|[\\s{,.["'])${s}["']?(?:\\s*[:=]|\
[ \\t]+)\\s*(.*)`,"gm");return[...o.matchAll(e)].some(([,a=""])=>!n||k(a.trim()))}function k(t){return/^[>|&*!{[]/.test(
t)||(0,p().normalise)(t.replace(/^["']|["']$/g,""))===void 0}const E=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/;l.exports={inspectManagerSettings:h}});
//# command/resolve/place
(function(c,h,u){const g=u("rules/finding"),s={targets:[],problems:[]};function p(r){const t=r.filter(({targets:n,problems:o})=>n.
length>0||o.length>0),[e=s]=t;if(t.length<2)return e;const i=[],l=[];for(const n of t){for(const o of n.targets)i.push(o);
for(const o of n.problems)l.push(o)}return{targets:i,problems:l}}function m(r,t,e){return{targets:[],problems:[(0,g().problemAt)(
r,t,e)]}}function a({directory:r},t){return r===""?t:`${r}/${t}`}function b({via:r},t){return r===void 0?t:{...t,via:r}}
c.exports={NOTHING:s,fails:m,from:a,join:p,target:b}});
//# command/resolve/program
(function(v,C,c){const b=c("node:path"),m=c("repo/paths"),w=c("repo/per-tree"),N=c("repo/tree"),O=c("command/families/t\
ool"),T=c("command/families/tools/named-files"),x=c("command/resolve/lexical"),h=c("command/resolve/package-manager"),n=c(
"command/resolve/place"),P=c("command/resolve/tool-files"),I=c("command/resolve/workspace-patterns"),M=5;async function F(e,t,i,o){
const r=j(e,t,i);if("problems"in r)return r;const{subcommand:s,starts:a,operands:u}=e,[l]=u,d=[G(t,i,k(e)),...W(e,r),await(0,P().
resolveProgramFiles)(e,i)];if(l!==void 0&&a==="file"&&d.push(_(r,l)),l!==void 0&&a==="module"&&d.push($(r,l,e.passthrough)),
!(0,h().isPackageManager)(t))return(0,n().join)(d);if(s==="run"||s==="exec"||s==="script-or-tool")d.push(await(0,h().resolvePackageManager)(
e,t,r,o));else if(s!==void 0&&(0,h().selectsPackages)(e,t)){const g={text:s,span:k(e),quoted:!1},p={...e,subcommand:"run",
operands:[g]};d.push(await(0,h().resolvePackageManager)(p,t,r,o))}return(0,n().join)(d)}function k({operands:e,flags:t}){
return e[0]?.span??t[0]?.span??{start:0,end:0}}function j({flags:e},{data:t},i){let{directory:o}=i;for(const{name:r,value:s,
span:a}of e){if(s===void 0||!t.directory_flags.includes(r))continue;const u=(0,m().normalise)(o===""?s:`${o}/${s}`),l=u===
void 0?void 0:(0,m().resolveInTree)(i.tree,u);if(l===void 0||l.kind==="outside")return(0,n().fails)("target-outside",a,{
path:s,reason:l?"symlink":"above"});if(l.kind!=="inside")return(0,n().fails)("target-missing",a,{path:s});o=l.path}return{
...i,directory:o}}function G({program:e,data:t},{tree:i,changed:o},r){if(t.build_files.length===0)return n().NOTHING;const s=H(
i),a=s.get(t)??q(i,t.build_files);s.set(t,a);const u=a.filter(d=>o.has(d)),l=a.slice(0,M);return(0,n().join)([a.length===
0?n().NOTHING:(0,n().fails)("build-files-unread",r,{program:e,files:l,count:a.length}),...u.map(d=>(0,n().fails)("target\
-changed",r,{path:d}))])}const H=(0,w().perTree)(()=>new Map);function q(e,t){const i=o=>t.some(r=>(0,I().matchesPattern)(
r.includes("/")?o:b().posix.basename(o),r,{dot:!0}));return[...e.files()].flatMap(({path:o})=>!(0,m().isWithin)(o,"node_\
modules")&&i(o)?o:[])}function W({operands:e,flags:t,starts:i,subcommand:o,family:r},s){const a=r&&(0,h().isPackageManager)(
r)&&o!=="test";return[...(i===void 0&&!a?e:[]).map(({text:d,span:g})=>({text:d.replace(/::.*$/s,""),span:g})),...t.flatMap(
({value:d,span:g})=>d===void 0?[]:[{text:d,span:g}])].map(({text:d,span:g})=>{const p=(0,m().normalise)((0,n().from)(s,d));
return p===void 0||p===""?n().NOTHING:(0,m().isWithin)(p,".git",{ignoreCase:!0})?(0,n().fails)("target-in-git",g,{path:p}):
(0,m().resolveInTree)(s.tree,p).kind==="outside"?(0,n().fails)("target-outside",g,{path:d,reason:"symlink"}):n().NOTHING})}
function _(e,{text:t,span:i}){const o=(0,x().pathProblem)(t,i,e.directory);if(o!==void 0)return{targets:[],problems:[o]};
const r=(0,m().normalise)((0,n().from)(e,t))??"",s=(0,m().resolveInTree)(e.tree,r);if(s.kind==="missing")return(0,n().fails)(
"target-missing",i,{path:t});if(s.kind==="outside")return(0,n().fails)("target-outside",i,{path:t,reason:"symlink"});if(s.
kind!=="inside"||!(0,N().isRegular)(s.entry.kind)){const l=s.kind==="inside"?s.entry.kind:"loop";return(0,n().fails)("ta\
rget-not-a-file",i,{path:t,reason:l})}const{entry:a}=s;if(!a.tracked)return(0,n().fails)("target-untracked",i,{path:t});
const u=e.changed.has(a.path)||e.changed.has(r);return(0,n().join)([{targets:[(0,n().target)(e,{kind:"file",name:t,path:a.
path})],problems:[]},u?(0,n().fails)("target-changed",i,{path:a.path}):n().NOTHING])}function $(e,t,i){const{text:o,span:r}=t,
s=(0,T().pythonFiles)(o).find(a=>!a.endsWith("/__init__.py")&&e.tree.stat((0,n().from)(e,a))!==void 0);if(s===void 0){const a=(0,O().
parseUnknownTool)(t,i);return(0,n().join)([(0,n().fails)("tool-unknown",r,{tool:o}),{targets:[],problems:a}])}return _(e,
{text:s,span:r,quoted:!1})}v.exports={resolveProgram:F}});
//# command/resolve/script-command
(function(g,S,o){const h=o("rules/catalogue"),v=o("command/lex/lex"),x=o("command/resolve/local-tool"),b=o("command/res\
olve/npm-project"),w=new Set(`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compge\
n
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),_=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function j(k,{
tree:y,directory:l}){const{words:a,assignments:E,refused:p,problems:d}=(0,v().lex)(k),H=d.every(({rule:e})=>e==="assignm\
ent-refused"||(0,h().ruleOf)(e).severity==="warning"&&e!=="unquoted-glob"),L=d.filter(({rule:e})=>e==="assignment-refuse\
d").length,[m]=a;if(!H||L!==p.length||m===void 0)return;const t=m.text;if(w.has(t)||t.includes("="))return;const u=[...E,
...p].sort((e,c)=>e.span.start-c.span.start);if(u.some(({name:e})=>e==="PATH"))return;const n=a.map(e=>e.text),s=Object.
fromEntries(u.map(({name:e,value:c})=>[e,c]));if(t==="node"||t==="npm"||t==="npx")return{argv:n,env:s};const i=_.exec(t)?.[1];
if(i===void 0&&t.includes("/"))return{argv:n,env:s};const O=i===void 0?(0,b().foldersUpFrom)(l):[l],r=await(0,x().localTool)(
y,O,i??t);return r===void 0?{argv:n,env:s}:{argv:n,env:{...r.env,...s},file:r.file}}g.exports={scriptCommand:j}});
//# command/resolve/script-selection
(function(_,L,p){const b=p("packages/picomatch"),i=p("rules/finding"),m=p("command/resolve/package-json"),N=/^[\w:.@/-]+$/,
h=200,P=4,k=/^[\w:.@/*?{},[\]-]+$/;async function S(t,s){const{selects:c,operands:a}=t,[r]=a;if(c===void 0||r===void 0)return[
t];const e=await(0,m().readPackageJson)(s.tree,s.directory),{text:n,span:l}=r,u={program:"npm",flag:n};if(!w(n))return(0,i().
problemAt)("launches-programs",l,u);const A=e&&e!==m().INVALID?[...e.scripts.keys()]:[];if(A.some(o=>o.length>h))return(0,i().
problemAt)("launches-programs",l,u);const g=A.filter(x(n,c));return g.length===0?(0,i().problemAt)("npm-script-missing",
l,{script:n,passes:!1}):g.every(o=>N.test(o))?g.map(o=>{const{selects:T,...I}=t;return{...I,operands:[{...r,text:o}]}}):
(0,i().problemAt)("launches-programs",l,u)}function w(t){return t.length<=h&&k.test(t)&&t.split("*").length-1<=P}function x(t,s){
if(s==="glob"){const e=(0,b().default)(d(t),{nonegate:!0,strictSlashes:!0});return n=>e(d(n))}const c=t.indexOf("*"),[a,
r]=[t.slice(0,c),t.slice(c+1)];return e=>e.length>=a.length+r.length&&e.startsWith(a)&&e.endsWith(r)}function d(t){return t.
replace(/[:/]/g,s=>s===":"?"/":":")}_.exports={selectScripts:S}});
//# command/resolve/script-steps
(function(T,X,c){const A=c("command/families/npm"),I=c("command/resolve/npm-config"),y=c("command/resolve/npm-settings"),
P=c("command/resolve/npmrc"),M=c("command/resolve/package-env"),w=c("command/resolve/package-json"),L=c("command/resolve\
/place"),R=c("command/resolve/script-command"),x=c("command/resolve/scripts-that-run"),h={start:0,end:0},V=200;function j({
steps:n}){return n.flatMap(t=>t.command?.nested?.flatMap(j)??[t])}async function E(n,t,s={left:V}){const{subcommand:e,flags:o}=n;
if(e===void 0||e==="pack")return;const{project:i,selected:l,runs:a,packages:p}=await(0,x().scriptsThatRun)(n,t,h);if(i===
void 0)return;const r=await(0,P().readNpmrc)({...t,directory:i}),m=await N(t,i);if("unread"in r||m===void 0)return;const{
settings:u}=r;if(m.devEngines!==void 0||(0,I().mayChangeMode)(o,u))return;const d=[],g=(0,I().exportedConfig)(o,u);for(const _ of p){
const k=await N(t,_);if(k===void 0||q(k))return;const C=a.filter(S=>S.directory===_),O=C.length===0?await B(n,t,_):void 0;
O!==void 0&&d.push({...b(k),...O,directory:_});for(const S of C){const W=await D(S,t,g,s);d.push({...b(k),...W})}}const v=u["\
node-options"],{prefix:F}=(0,y().readSettings)(n);return{subcommand:e,directory:t.directory,project:i,prefixed:F!==void 0,
inWorkspaces:l,config:g,...typeof v=="string"&&{nodeOptions:v},steps:d}}async function N(n,t){const s=await(0,w().readJsonFile)(
n.tree,(0,L().from)({directory:t},"package.json"));return s===w().INVALID?void 0:s}function q({bin:n,directories:t}){return!n&&
typeof t=="object"&&t!==null&&"bin"in t}function b(n){const{name:t,version:s}=n;return{packageId:t&&s?`${String(t)}@${String(
s)}`:"",packageEnv:(0,M().packageEnv)(n)}}async function D(n,t,s,e){const{directory:o,event:i,body:l}=n,a=(0,x().scriptText)(
n),p={...t,directory:o},r=await(0,R().scriptCommand)(a,p),m=await J(n,r,p,s,e),u=n.words.map(g=>g.text),d=m?{argv:[],env:{},
...r,nested:m}:r;return{directory:o,event:i,body:l,words:u,text:a,...d&&{command:d}}}const G=new Set(["--if-present","--\
include-workspace-root","--workspace","--workspaces"]);async function J(n,t,s,e,o){const i=t?.argv[0]==="npm"&&Object.keys(
t.env).length===0,l=n.builtIn==="restart"?[["stop","--if-present"],["start",...n.words.map(({text:p})=>p)]]:i?[t.argv.slice(
1)]:[],a=[];for(const p of l){if(o.left-=1,o.left<0)return;const{invocation:r,problems:m}=(0,A().parseNpm)(p.map(v=>({text:v,
span:h,quoted:!0})));if(!(m.length===0&&r.flags.every(({name:v})=>G.has(v))))return;const d=e.npm_config_ignore_scripts===
"true"?[$,...r.flags]:r.flags,g=await E({...r,flags:d},s,o);if(g===void 0)return;a.push(g)}return a.length>0?a:void 0}const $={
name:"--ignore-scripts",written:"--ignore-scripts",span:h};async function B(n,{tree:t},s){const e=n.subcommand==="run"?n.
operands[0]?.text:n.subcommand,o=await(0,w().readPackageJson)(t,s),i=o!==void 0&&o!==w().INVALID&&o.scripts.has(e??"");if(!(e===
void 0||i||(0,y().readSettings)(n).ifPresent))return{event:e,words:[],text:""}}T.exports={npmScripts:E,stepsIn:j}});
//# command/resolve/script-text
(function(a,g,w){function d(s){const r=[];let o="",i=0;const c=t=>{const n=s.slice(i,t).trimStart(),l=t-n.length;r.push(
{text:n.trimEnd(),start:l,end:l+n.trimEnd().length}),i=t+1};for(let t=0;t<s.length;t+=1){const e=s[t];e==="\\"&&o!=="'"?
t+=1:o!==""?e===o&&(o=""):e==='"'||e==="'"?o=e:e!==void 0&&`&|;
`.includes(e)&&c(t)}return c(s.length),{commands:r.filter(t=>t.text!==""),compound:r.length>1}}const h=new Set([":","[",
"cd","echo","exit","false","test","true"]),m=new Set([":","echo","printf","true"]),u=[[/\bdd\s+if=/,"writes to raw disks"],
[/\bmkfs\b/,"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
"pipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],b=/\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g,p=16*1024;function S(s){
if(s.length>p)return"is too long to check";for(const[,r="",o=""]of s.matchAll(b))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(r)&&/^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(o))return"deletes entire directories";return u.find(([r])=>r.test(s))?.[1]}a.
exports={CANNOT_FAIL:m,SHELL_WORDS:h,dangerOf:S,splitScript:d}});
//# command/resolve/script-words
(function(p,w,a){const m=a("rules/finding"),u=a("command/families/programs"),l=a("command/resolve/npm-quote"),g=a("comm\
and/resolve/script-text"),h=new Set(["assignment-refused","environment-assignment"]),x=new Set([...h,"brace-expansion","\
glob-flag","glob-outside","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class S{text;#n;#t;#e;#s;constructor({
event:t,body:s,words:e},r){let n=s;const c=[];for(const d of e){const o=n.length+1;n=`${n} ${(0,l().quoteForScript)(d.text)}`,
c.push({word:d,at:{start:o,end:n.length}})}this.text=n,this.#n=s.length,this.#t=c,this.#e=t,this.#s=r}isGiven=({span:t})=>this.#t.
length>0&&t.end>this.#n;inCommand=t=>{const s=this.#t.filter(({at:n})=>n.start<t.span.end&&n.end>t.span.start),e=s[0]?.word.
span??this.#s,r=s.at(-1)?.word.span??this.#s;return{...t,span:{start:e.start,end:r.end}}};onlyGiven({problems:t}){return{
targets:[],problems:t.filter(this.isGiven)}}areReadableBehind({end:t},s){const e=s.every(({rule:r})=>h.has(r));return this.#t.
length>0&&t>this.#n&&e}unreadBehind({end:t},s,e,r=[]){if(this.#t.length===0||t<=this.#n)return[];const n=s[0]?.text??"";
if(e&&g().SHELL_WORDS.has(n))return[];const c=e?.problems.some(({rule:i,span:v})=>i==="program-not-allowed"&&v.start===s[0]?.
span.start);if(e&&!c)return[];const d=u().REFUSED_PROGRAMS.has(n.replace(/^.*[\\/]/,""))||r.some(({rule:i})=>!x.has(i)),
o=this.#t.find(({word:i})=>d||i.text.startsWith("-"));if(o===void 0)return[];const _={script:this.#e,word:o.word.text,text:this.
text};return[(0,m().problemAt)("script-words-unread",o.at,_)]}}p.exports={GivenWords:S}});
//# command/resolve/scripts-that-run
(function($,Y,p){const x=p("node:path"),_=p("repo/paths"),E=p("repo/tree"),S=p("rules/finding"),T=p("command/resolve/np\
m-project"),B=p("command/resolve/npm-quote"),C=p("command/resolve/npm-settings"),D=p("command/resolve/npmrc"),N=p("comma\
nd/resolve/package-json"),a=p("command/resolve/place"),j={selected:!1,runs:[],packages:[],problems:[]};function F({body:t,
words:r}){return[t,...r.map(({text:n})=>(0,B().quoteForScript)(n))].join(" ")}async function G(t,r,n){const o=(0,C().readSettings)(
t),s=P(t);if(o.informs||s===void 0&&t.subcommand!=="pack")return j;const e=s===void 0&&!Q(t),c=await(0,T().findPackages)(
o,r,n,e);if("problems"in c)return{...j,problems:c.problems};const{project:i,selected:m}=c,k=o.ignoreScripts??await K({...r,
directory:i}),g={...o,ignoreScripts:k},b=s??"pack",y=s===void 0?U(t,r,m?c.directories:void 0):[];if("problems"in y)return{
...j,project:i,selected:m,problems:y.problems};const R=s===void 0?y:c.directories,w=[],v=[...c.missing,...await H(c,o,r,
n,e)];for(const l of R){const u=await(0,N().readPackageJson)(r.tree,l),I={...r,directory:l};if(u===N().INVALID||u===void 0){
const d=x().posix.join(l,"package.json"),X=u?(0,a().fails)("package-json-invalid",n,{path:d}):(0,a().fails)("package-jso\
n-missing",n,{directory:l});v.push(...X.problems)}else if(s===void 0)w.push(...W(u,l,g));else if(L(u,I,b)){const d=q(u,I,
b,t.passthrough,g);w.push(...d),v.push(...O(d,b,u.path,I,n))}else{const d={script:b,passes:g.ifPresent};v.push(...(0,a().
fails)("npm-script-missing",n,d).problems)}}return{project:i,selected:m,runs:w,packages:R,problems:v}}async function H({
project:t,directories:r},n,{base:o,...s},e,c){const i=x().posix.join(t,"package.json");if(o===void 0||!s.changed.has(i))
return[];const m=await(0,T().findPackages)(n,{...s,tree:o},e,c);if("problems"in m)return[];const k=m.directories.filter(
g=>!r.includes(g));return k.length===0?[]:[(0,S().problemAt)("workspaces-changed",e,{path:i,lost:k})]}function O(t,r,n,{
via:o},s){if(t.some(({event:c,body:i})=>c===r&&!J(i)))return[];const e=o===void 0?"npm-script-empty":"npm-script-empty-p\
art";return[(0,S().problemAt)(e,s,{script:r,path:n})]}function J(t){return t.split(`
`).every(r=>/^\s*(?:#|$)/.test(r))}async function K(t){const r=await(0,D().readNpmrc)(t);return"settings"in r&&r.settings["\
ignore-scripts"]===!0}function P({subcommand:t,operands:r}){switch(t){case"run":return r[0]?.text;case"test":case"start":case"\
stop":case"restart":return t;default:return}}function L({scripts:t},r,n){return t.has(n)||n==="restart"||n==="env"?!0:n===
"start"&&A(r)}function q(t,r,n,o,s){const{directory:e}=r,c=t.scripts.get(n)??"",i=c===""?M(n,r):{body:c};return[...h(t,e,
[`pre${n}`],s),...i?[{directory:e,event:n,words:o,...i}]:[],...h(t,e,[`post${n}`],s)]}function M(t,r){return t==="restar\
t"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:t==="start"&&A(r)?{body:"node server.js",builtIn:"serve\
r"}:t==="env"?{body:"env"}:void 0}function A(t){const r=(0,_().resolveInTree)(t.tree,(0,a().from)(t,"server.js"));return r.
kind==="outside"||r.kind==="inside"&&(0,E().isRegular)(r.entry.kind)}const V=["prepack","prepare","postpack"];function W(t,r,n){
return n.ignoreScripts?h(t,r,["prepare"],{...n,ignoreScripts:!1}):h(t,r,V,n)}function h({scripts:t},r,n,{ignoreScripts:o}){
return o?[]:n.flatMap(s=>{const e=t.get(s);return e?[{directory:r,event:s,body:e,words:[]}]:[]})}function Q({operands:t}){
return t.length===0||t.some(({text:r})=>r===".")}function U({operands:t},r,n){const o=n?[...n]:[];!n&&t.length===0&&o.push(
r.directory);for(const{text:s,span:e}of t){if(n&&s===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(s))return(0,a().fails)("do\
wnloads",e,{program:"npm",flag:s});const c=s.startsWith("/")?void 0:(0,_().normalise)((0,a().from)(r,s)),i=c===void 0?void 0:
(0,_().resolveInTree)(r.tree,c);if(i===void 0||i.kind==="outside")return(0,a().fails)("target-outside",e,{path:s,reason:i?
"symlink":"above"});if(i.kind!=="inside")return(0,a().fails)("target-missing",e,{path:s});if(i.entry.kind!=="directory")
return(0,a().fails)("target-not-a-file",e,{path:s,reason:"archive"});o.push(i.path)}return o}$.exports={eventOf:P,inspectEmpty:O,
runsIn:q,scriptText:F,scriptsThatRun:G}});
//# command/resolve/source
(function(t,c,s){const i=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function n(r,e){if((e.size??0)>262144)return!1;const a=(await r.read(e.path)).subarray(0,262144).toString("latin1");
return i.test(a)}t.exports={callsWriteFunctions:n}});
//# command/resolve/tasks
(function(S,L,r){const j=r("node:path"),D=r("packages/jsonc-parser"),x=r("repo/paths"),R=r("repo/tree"),B=r("command/fa\
milies/tools/task-runners"),I=r("command/resolve/npm-script"),d=r("command/resolve/package-json"),T=r("command/resolve/p\
ackage-manager"),b=r("command/resolve/place"),G=r("command/resolve/scripts-that-run"),E=1024*1024,J={turbo:[["turbo.json",
"tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","targetD\
efaults"]]};async function M(n,t,o){const{operands:e,passthrough:i,subcommand:c}=n,[s]=e,p=(c==="exec"||c==="script-or-t\
ool")&&s?(0,B().tasksOf)(s.text,i):void 0;if(s===void 0||p===void 0)return b().NOTHING;const{text:u,span:g}=s,k=u==="wir\
eit"?await O(t):await P(await $(t.tree,u,p),t.tree),_=[];for(const{directory:l,script:A,body:N}of k){const w={...t,directory:l};
if(N!==void 0){const h={directory:l,event:`${A} (${u})`,body:N,words:[]};_.push(await(0,I().resolveRun)(w,h,g,o));continue}
const v=await(0,d().readPackageJson)(t.tree,l);if(v===void 0||v===d().INVALID)continue;const F=(0,G().runsIn)(v,w,A,[],T().
MANAGER_SETTINGS);for(const h of F)_.push(await(0,I().resolveRun)(w,h,g,o))}return(0,b().join)(_)}async function P(n,t){
const o=[];for(const e of(0,T().everyPackage)(t)){const i=await(0,d().readPackageJson)(t,e);if(e===""||i===void 0||i===d().
INVALID)continue;const c=n.filter(s=>i.scripts.has(s));o.push(...c.map(s=>({directory:e,script:s})))}return o}async function $(n,t,o){
const e=new Set(o);for(const[i,c]of J[t]??[]){const s=a(await C(n,i),c);for(const m of e)for(const p of y(a(a(s,m),"depe\
ndsOn")))e.add(p.replace(/^\^|^.*#/,""))}return[...e]}async function O({tree:n,directory:t,via:o}){const e=await(0,d().readJsonFile)(
n,j().posix.join(t,"package.json")),i=a(a(e,"wireit"),o??""),c=a(i,"command"),s=y(a(i,"dependencies")).flatMap(p=>{const[
,u="",g=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(p)??[],k=(0,x().normalise)(j().posix.join(t,u));return k===void 0?[]:[{
directory:k,script:g}]}),m=typeof c=="string"&&o!==void 0;return[...s,...m?[{directory:t,script:o,body:c}]:[]]}function a(n,t){
if(!(typeof n!="object"||n===null||!Object.hasOwn(n,t)))return n[t]}function y(n){return Array.isArray(n)?n.map(t=>a(t,"\
script")??a(t,"target")??t).filter(t=>typeof t=="string"):[]}async function C(n,t){const o=(0,x().resolveInTree)(n,t);if(!(o.
kind!=="inside"||!(0,R().isRegular)(o.entry.kind))&&!((o.entry.size??0)>E))return(0,D().parse)((await n.read(o.path)).toString(
"utf8"))}S.exports={resolveTasks:M,startedByWireit:O}});
//# command/resolve/test-pattern
(function(n,p,s){const o=s("command/resolve/workspace-patterns");function a(t){return/[*?[{]/.test(t)}function c(t){return t.
replace(/[^/]*[*?[{].*$/s,"")}const i=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;function u(t,r){if(!r.every(e=>i.test(e)))return!1;
for(const{path:e}of t.files())if(r.some(m=>(0,o().matchesPattern)(e,m,{dot:!0})))return!1;return!0}n.exports={baseOf:c,isPattern:a,
matchesNothing:u}});
//# command/resolve/tool-files
(function(x,E,d){const v=d("node:path"),p=d("repo/paths"),j=d("repo/tree"),F=d("rules/finding"),I=d("command/families/t\
ool"),k=d("command/families/tools/named-files"),y=d("command/resolve/alternatives"),O=d("command/resolve/argument-file"),
b=d("command/resolve/dependency"),P=d("command/resolve/file"),w=d("command/resolve/lexical"),N=d("command/resolve/main-f\
ile"),A=d("command/resolve/node"),G=d("command/resolve/package-json"),a=d("command/resolve/place"),_=d("command/resolve/\
test-pattern"),H=["",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(n=>`.${n}`)];async function D(n,o){return h(
(0,k().filesNamedBy)(n),n.operands[0],o)}function R({files:n=[],flags:o,family:t},s){const r=t?.data.directory_flags??[],
m=o.flatMap(({name:i,value:e})=>e&&r.includes(i)?e:[]);return h({files:n,roots:m,nodeFlags:[]},void 0,s)}async function h({
files:n,roots:o,nodeFlags:t},s,r){const m=["",...o].flatMap(e=>{const c=(0,p().normalise)((0,a().from)(r,e));return c===
void 0?[]:[c]}),i=[];for(const e of n)i.push(e.as==="arguments"?await B(e,s,r):e.as==="tests"?await q(e,r):await T(e,[...new Set(
m)],r));for(const e of t)i.push(await(0,A().inspectNodeFlag)(e,r));return(0,a().join)(i)}async function T(n,o,t){const{as:s,
path:r,span:m}=n,i=(0,w().pathProblem)(r,m,t.directory);if(i!==void 0)return{targets:[],problems:[i]};const e=[];for(const c of o){
const u=(0,p().normalise)(v().posix.join(c,r));if(u===void 0)continue;const l=await M(n,u,t);l!==void 0&&e.push(l)}return e.
length>0?(0,a().join)(e):s==="code"||s==="config"?(0,a().fails)("target-missing",m,{path:r}):s==="module"&&n.first?$(r,m,
t):a().NOTHING}async function M(n,o,t){const{as:s,path:r,span:m}=n,{tree:i}=t,e=(0,N().firstFile)(i,s==="place"?[o]:H.map(
l=>o+l));if(e===void 0)return;const c=e.kind==="inside"&&!(0,j().isRegular)(e.entry.kind);if(s==="place"&&e.kind==="insi\
de")return a().NOTHING;if(!c)return g(n,o,e,t);if(s==="config"){const l=(0,p().resolveInTree)(i,v().posix.join(e.path,"t\
sconfig.json"));return l.kind==="missing"?a().NOTHING:g(n,o,l,t)}const u=await(0,N().mainOf)(i,o);return u===G().INVALID?
(0,a().fails)("package-json-invalid",m,{path:v().posix.join(r,"package.json")}):u&&g(n,o,u.found,t)}async function g({as:n,
path:o,span:t,ifFile:s},r,m,i){if(m.kind==="outside")return(0,a().fails)("target-outside",t,{path:o,reason:"symlink"});if(m.
kind!=="inside")return(0,a().fails)("target-not-a-file",t,{path:o,reason:"loop"});const{entry:e}=m,c=await(0,P().trustProblems)(
i,e,o,t);if(c.some(b().isUnverified))return{targets:[],problems:c};const u=i.changed.has(e.path)||i.changed.has(r);return{
targets:[(0,a().target)(i,{kind:"file",name:o,path:e.path})],problems:[...c,...n==="module"&&s?[s]:[],...u?[(0,F().problemAt)(
"target-changed",t,{path:e.path})]:[]]}}async function $(n,o,t){const s=/^(?:@[^/]+\/)?[^/]+/.exec(n)?.[0]??n;return{targets:[],
problems:await(0,b().inspectDependency)(t,{name:s,path:n},o)}}async function q(n,o){const{path:t,span:s}=n,r=(0,w().testProblem)(
t,s,o.directory);if(r!==void 0)return{targets:[],problems:[r]};const i=((0,_().isPattern)(t)?((0,y().alternativesOf)(t)??
[]).map(_().baseOf):[t]).map(c=>(0,p().resolveInTree)(o.tree,(0,a().from)(o,c)));if(i.some(({kind:c})=>c==="outside"))return(0,a().
fails)("target-outside",s,{path:t,reason:"symlink"});const[e]=i;return(0,_().isPattern)(t)||e?.kind!=="inside"||!(0,j().
isRegular)(e.entry.kind)?a().NOTHING:g(n,(0,p().normalise)((0,a().from)(o,t))??t,e,o)}async function B({path:n,span:o},t,s){
const r=await T({as:"config",path:n,span:o},[s.directory],s),m=r.targets[0]?.path;if(t===void 0||m===void 0)return r;const i=(0,O().
wordsOfFile)(await s.tree.read(m),o);if(i===void 0){const c=`@${n}`;return(0,a().join)([r,(0,a().fails)("tool-loads-code",
o,{program:t.text,flag:c})])}const e=(0,I().parseTool)(t,i).map(c=>({...c,span:o}));return(0,a().join)([r,{targets:[],problems:e},
await h((0,k().filesIn)(t,i),t,s)])}x.exports={resolveProgramFiles:R,resolveToolFiles:D}});
//# command/resolve/trail
(function(c,d,h){const l=h("command/resolve/place"),s=64,o=2e3;class a{#t=new Set;#e=new Set;resolve;#i;constructor(t,i){
this.resolve=t,this.#i=i}async follow(t,i,u,e){if(this.#t.has(t))return e({why:"cycle"});const r=await this.#i?.tickScript();
if(r!==void 0)return e({why:"time",limit:r});const n=`${t}\0${i}`;if(this.#e.has(n))return l().NOTHING;if(this.#t.size>=
s)return e({why:"depth",limit:s});if(this.#e.size>=o)return e({why:"count",limit:o});this.#t.add(t);const w=await u();return this.#t.
delete(t),this.#e.add(n),w}}c.exports={Trail:a}});
//# command/resolve/workspace-patterns
(function(p,y,v){const g=v("command/resolve/alternatives");function h(t){return t.length>200||t.split("**").length>2?!1:
t==="."?!0:t.split("/").every(n=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(n))}function m(t){const n=[],e=[];if(t.some(r=>r.includes(
"{")))return w(t);for(const r of t){const l=/^!*/.exec(r)?.[0].length??0,i=r.slice(l).replace(/^\.?\/+/,"").replace(/\/$/,
"");if(!h(i))return{unclear:r};if(l%2===1){e.push(i);continue}for(let c=0;c<e.length;c+=1)o(i,e[c]??"")&&e.splice(c,1);n.
push(i)}const s=n.filter(r=>!e.some(l=>o(r,l)));return{wanted:s,entries:s.map(r=>[r]),refused:e}}function w(t){const n=[];
for(const e of t){const s=(/[[\]!]/.test(e)?void 0:(0,g().alternativesOf)(e))?.map(r=>r.replace(/^\.?\/+/,"").replace(/\/$/,
""));if(!s?.every(h))return{unclear:e};n.push(s)}return{wanted:n.flat(),entries:n,refused:[]}}function o(t,n,e={}){return u(
t.split("/"),n.split("/"),e)}function u(t,n,e){const[a,...s]=t,[r,...l]=n;return a===void 0?e.partial||n.every(i=>i==="*\
*"):r===void 0?!1:r!=="**"?d(a,r,e)&&u(s,l,e):u(t,l,e)?!0:d(a,"*",e)&&u(s,n,e)}function d(t,n,{dot:e=!1}){if(t.startsWith(
".")&&!n.startsWith(".")&&!e)return!1;const a=n.split(/\*+/);if(a.length===1)return t===n;const[s=""]=a,r=a.at(-1)??"";if(t.
length<s.length+r.length||!t.startsWith(s)||!t.endsWith(r))return!1;let l=s.length;for(const i of a.slice(1,-1)){const c=t.
indexOf(i,l);if(c<0||c+i.length>t.length-r.length)return!1;l=c+i.length}return!0}p.exports={matchesPattern:o,readPatterns:m}});
//# command/resolve/workspaces
(function(_,S,d){const a=d("node:path"),$=d("repo/paths"),w=d("repo/per-tree"),x=d("command/resolve/package-json"),h=d(
"command/resolve/workspace-patterns"),b=(0,w().perTree)(()=>new Map);function P(s,e){const t=b(s),n=t.get(e.path)??j(s,e);
return t.set(e.path,n),n}async function j(s,e){const t=(0,h().readPatterns)(e.workspaces);if("unclear"in t)return t;const{
wanted:n,entries:o,refused:i}=t;if(n.length===0)return[];const l=a().posix.dirname(e.path).replace(/^\.$/,""),u=[];for(const{
path:r,kind:p}of s.files()){const m=W(l,r);if(m!==void 0)if(p==="symlink"){const M=n.some(k=>(0,h().matchesPattern)(m,k,
{partial:!0})),O=n.some(k=>(0,h().matchesPattern)(m,k)),v=M?(0,$().resolveInTree)(s,r):void 0;if(v?.kind==="outside")return{
unclear:r};if(v?.kind!=="inside"||v.entry.kind!=="directory")continue;if(!O||i.length>0||n.some(k=>k.startsWith(`${m}/`)))
return{unclear:r};u.push(m)}else a().posix.basename(r)==="package.json"&&u.push(a().posix.dirname(m))}const c=u.filter(r=>n.
some(p=>(0,h().matchesPattern)(r,p))).filter(r=>!r.split("/").includes("node_modules")).filter(r=>!i.some(p=>(0,h().matchesPattern)(
r,p,{dot:!0}))).sort((r,p)=>r.localeCompare(p,"en")),g=o.flatMap(r=>c.filter(p=>r.some(m=>(0,h().matchesPattern)(p,m,{partial:!0}))));
return I(s,l,[...new Set(g)])}async function I(s,e,t){const n=[],o=new Set;for(const i of t){const l=a().posix.join(e,i).
replace(/^\.$/,""),u=await(0,x().readPackageJson)(s,l);if(u===void 0)continue;if(u===x().INVALID)return{broken:`${l}/pac\
kage.json`};const c=u.name||y(l);if(o.has(c))return{broken:u.path};o.add(c),n.push({directory:l,name:c})}return n}function y(s){
const e=a().posix.basename(a().posix.dirname(s)),t=a().posix.basename(s);return e.startsWith("@")?`${e}/${t}`:t}function W(s,e){
return s===""?e:e.startsWith(`${s}/`)?e.slice(s.length+1):void 0}function T(s,e,{directory:t,project:n}){const o=c=>a().
posix.join("/",c),i=o(W(n,`${t}/`)===void 0?n:t),l=a().posix.resolve(i,e),u=[a().posix.relative(o(n),a().posix.resolve(o(
t),e)),e];return s.filter(c=>{if(c.name===e||o(c.directory)===l)return!0;const g=a().posix.relative(i,o(c.directory)),r=e.
startsWith("./")?`./${g}`:g;return u.some(p=>D(r,p))})}function D(s,e){const t=[];for(const o of`${e}/*`.split(/\/+/)){const i=t.
at(-1);o===".."&&i&&![".",".."].includes(i)?t.pop():t.push(o)}const n=s.split("/");return n.length===t.length&&n.every((o,i)=>i<
n.length-1?o===t[i]:o!==""&&!o.startsWith("."))}_.exports={listWorkspaces:P,selectWorkspaces:T}});
