//# command/resolve/alternatives
(function(i,$,r,x){r(i,{alternativesOf:()=>a});const h=200,u=1e3;function a(l){if(l.length>u)return;let n=[l.replace(/\[(.)(?:-\1)?\]/gs,
"$1")];const t=[];for(;n.length>0;){const o=[];for(const e of n){const s=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(e);if(s===null)
t.push(e);else{const{0:g,1:d="",index:c}=s,[p,v]=[e.slice(0,c),e.slice(c+g.length)];o.push(...d.split(",").map(A=>`${p}${A}${v}`))}}
if(o.length+t.length>h)return;n=o}return t}});
//# command/resolve/argument-file
(function(i,l,s,a){s(i,{wordsOfFile:()=>c});const u=64*1024;function c(r,d){if(r.length>u)return;const e=[],o=r.toString(
"utf8"),n=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;for(let t=n.exec(o);t!==null;t=n.exec(o))e.push(t[1]??t[2]??"");return e.every(
t=>!t.startsWith("@")&&!t.startsWith('"'))?e.map(t=>({text:t,span:d,quoted:!0})):void 0}});
//# command/resolve/binary
(function(b,c,j,F){let I;const k=()=>I??=c("repo/paths");let O;const $=()=>O??=c("repo/tree");let A;const _=()=>A??=c("\
rules/finding");let D;const d=()=>D??=c("command/resolve/dependency");let L;const v=()=>L??=c("command/resolve/lock/read");
let N;const g=()=>N??=c("command/resolve/package-json");let P;const s=()=>P??=c("command/resolve/place");j(b,{resolveBinary:()=>W});
async function W(i,t,e){const{tree:n}=i,r=await(0,g().readPackageJson)(n,"");if(r===g().INVALID)return(0,s().fails)("pac\
kage-json-invalid",e,{path:"package.json"});if(r?.binaries.has(t))return(0,s().fails)("binary-shadowed",e,{name:t,path:r.
path});const a=(0,s().from)(i,`node_modules/.bin/${t}`);if(i.directory!==""&&n.stat(a)!==void 0)return(0,s().fails)("dep\
endency-unverified",e,{name:t,path:a,fault:"elsewhere"});const p=n.stat("node_modules");if(p===void 0)return V(i,r,t,e);
const l=await S(n,t),y=n.stat(l),o=(0,k().resolveInTree)(n,l);if(y===void 0||o.kind==="missing")return(0,s().fails)("bin\
ary-missing",e,{name:t});if(o.kind!=="inside")return(0,s().fails)("target-outside",e,{path:l,reason:"symlink"});const u=(0,d().
packageOf)(o.path),w=p.tracked||y.tracked,m=!w&&o.entry.tracked&&await J(n,o.path);if(u===void 0&&!m||!(0,$().isRegular)(
o.entry.kind))return(0,s().fails)("dependency-unverified",e,{name:t,path:o.path,fault:"elsewhere"});if(!m&&(w||o.entry.tracked)){
const C={name:u??t,path:o.path,fault:"committed"};return(0,s().fails)("dependency-unverified",e,C)}const h=m?[]:await B(
i,t,o.path,e);if(h.some(d().isUnverified))return{targets:[],problems:h};if(!await U(n,o.path))return(0,s().fails)("binar\
y-not-node",e,{name:t,path:o.path});m&&i.changed.has(o.path)&&h.push((0,_().problemAt)("target-changed",e,{path:o.path}));
const z={kind:"package_binary",name:t,path:o.path};return{targets:[(0,s().target)(i,z)],problems:h}}async function B(i,t,e,n){
const r=(0,d().packageOf)(e)??t,a=e.slice(`node_modules/${r}/`.length),p={name:t.startsWith("@")?void 0:t,file:a},l=await(0,d().
inspectDependency)(i,{name:r,path:e,binary:p},n);if(r===t||!(await(0,v().readLocks)(i.tree)).some(({entriesOf:u})=>u(t).
length>0))return l;const o=await(0,d().inspectDependency)(i,{name:t,path:e},n);return[...l,...o.filter(u=>!(0,d().isUnverified)(
u))]}async function J(i,t){return(await(0,v().readLocks)(i)).some(({all:n})=>n.some(({source:r})=>{const a=r.kind==="fil\
e"?(0,k().normalise)(r.at):void 0;return a!==void 0&&a!==""&&(0,k().isWithin)(t,a)}))}async function S(i,t){const e=`nod\
e_modules/.bin/${t}`;if(!t.startsWith("@"))return e;const n=await(0,g().readPackageJson)(i,`node_modules/${t}`);if(n===void 0||
n===g().INVALID)return e;const[r]=n.binaries;return`node_modules/.bin/${(n.binaries.size===1?r:void 0)??t.replace(/^@[^/]*\//,
"")}`}async function U(i,t){if(/\.[cm]?js$/.test(t))return!0;const[e=""]=(await i.read(t)).subarray(0,256).toString("lat\
in1").split(`
`,1);return/^#!.*[/ ]node\b/.test(e)}async function V(i,t,e,n){const r=await(0,d().ownerOf)(i.tree,e,t?.dependencies??new Set);
if(r===void 0)return(0,s().fails)("binary-missing",n,{name:e});const a={kind:"package_binary",name:e},p=await(0,d().inspectDependency)(
i,{name:r,path:e},n);return{targets:[(0,s().target)(i,a)],problems:[i.tree.isPending?.("node_modules")?(0,_().problemAt)(
"target-not-judged",n,{path:e}):(0,_().problemAt)("not-installed",n,{name:e}),...p]}}});
//# command/resolve/dependency
(function(u,r,g,I){let _;const s=()=>_??=r("rules/finding");let v;const h=()=>v??=r("command/resolve/installed");let w;
const y=()=>w??=r("command/resolve/lock/compare");let L;const m=()=>L??=r("command/resolve/lock/read");let O;const k=()=>O??=
r("command/resolve/package-json");g(u,{inspectDependency:()=>b,isUnverified:()=>j,ownerOf:()=>P,packageOf:()=>A});function A(e){
return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.exec(e)?.[1]}async function b(e,a,n){const{tree:o,base:i=o}=e,{name:t,
path:c}=a,d=await D(o,i,t),l=await(0,y().compareWithBase)(o,i,t);return[...d===void 0||d==="no lockfile"?[]:[(0,s().problemAt)(
"dependency-unverified",n,{name:t,path:c,fault:d})],...d==="no lockfile"?[(0,s().problemAt)("lockfile-missing",n,{})]:[],
...l.redirected.map(p=>(0,s().problemAt)("dependency-redirected",n,p)),...l.changed.map(p=>(0,s().problemAt)("dependency\
-changed",n,p)),...await(0,h().installedProblems)(o,a,n)]}function j({rule:e}){return e==="dependency-unverified"||e==="\
target-untracked"}async function D(e,a,n){const[o,i]=await Promise.all([(0,m().readLocks)(e),(0,m().readLocks)(a)]),t=d=>d.
some(({entriesOf:l})=>l(n).length>0);if(!t(o)&&t(i))return"removed";const c=await(0,k().readPackageJson)(e,"");if(c===void 0||
c===k().INVALID||!c.dependencies.has(n))return"undeclared";if(!t(o))return o.length===0&&i.length===0?"no lockfile":"unl\
ocked"}async function P(e,a,n){const o=await(0,m().readLocks)(e),i=t=>o.flatMap(({entriesOf:c})=>c(t));return n.has(a)&&
(o.length===0||i(a).length>0)?a:[...n].find(t=>i(t).some(({bin:c})=>c!==void 0&&Object.hasOwn(c,a)))}});
//# command/resolve/environment-file
(function(_,s,a,v){let m;const c=()=>m??=s("repo/paths");let d;const u=()=>d??=s("repo/tree");let g;const A=()=>g??=s("\
command/resolve/lexical");let E;const t=()=>E??=s("command/resolve/place");a(_,{inspectEnvironmentFile:()=>k});const N=256*
1024,S=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function k(r,n,i){if((0,A().pathProblem)(n,i,r.directory)!==void 0)return t().NOTHING;const e=(0,c().resolveInTree)(
r.tree,(0,t().from)(r,n));if(e.kind==="missing"){const o=r.tree.isPending?.(e.path)??!1;return(0,t().fails)(o?"target-no\
t-judged":"target-missing",i,{path:n})}if(e.kind==="outside")return(0,t().fails)("target-outside",i,{path:n,reason:"syml\
ink"});if(e.kind!=="inside"||!(0,u().isRegular)(e.entry.kind))return(0,t().fails)("target-not-a-file",i,{path:n,reason:e.
kind==="inside"?e.entry.kind:e.kind});if(!e.entry.tracked&&!e.entry.built)return(0,t().fails)("target-untracked",i,{path:n});
if((e.entry.size??0)>N)return(0,t().fails)("environment-file-unsafe",i,{path:n,names:[]});const p=[...(await r.tree.read(
e.path)).toString("utf8").matchAll(S)].map(([o])=>o.replace(/\s*=$/,"")).filter(o=>o.toUpperCase()!=="NODE_ENV"),l=[...new Set(
p)].slice(0,10);return l.length===0?t().NOTHING:(0,t().fails)("environment-file-unsafe",i,{path:n,names:l})}});
//# command/resolve/file
(function(N,m,O,C){let x;const I=()=>x??=m("node:path");let T;const u=()=>T??=m("repo/paths");let P;const A=()=>P??=m("\
repo/tree");let S;const g=()=>S??=m("rules/finding");let F;const D=()=>F??=m("command/resolve/alternatives");let E;const l=()=>E??=
m("command/resolve/dependency");let G;const k=()=>G??=m("command/resolve/lexical");let H;const _=()=>H??=m("command/reso\
lve/main-file");let U;const W=()=>U??=m("command/resolve/package-json");let L;const r=()=>L??=m("command/resolve/place");
let R;const V=()=>R??=m("command/resolve/source");let X;const v=()=>X??=m("command/resolve/test-pattern");O(N,{resolveScript:()=>b,
resolveTest:()=>B,trustProblems:()=>w});const $=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function b(e,t,i){
const{tree:a}=e,n=(0,k().pathProblem)(t,i,e.directory);if(n!==void 0)return{targets:[],problems:[n]};if(t.includes("\\"))
return(0,r().fails)("target-not-a-file",i,{path:t,reason:"backslash"});const o=(0,u().normalise)((0,r().from)(e,t))??"",
d=(0,_().firstFile)(a,(0,_().candidatesFor)(o));if(d===void 0)return z(e,t,o,i);if(d.kind!=="inside"||d.entry.kind!=="di\
rectory")return j(e,{path:t,wanted:o,found:d},i);const s=await(0,_().mainOf)(a,o);if(s===W().INVALID)return(0,r().fails)(
"package-json-invalid",i,{path:I().posix.join(o,"package.json")});if(s===void 0)return(0,r().fails)("target-not-a-file",
i,{path:t,reason:"directory"});const c=await j(e,{path:t,wanted:o,found:s.found},i);return s.by===void 0||!e.changed.has(
s.by)?c:(0,r().join)([c,(0,r().fails)("target-changed",i,{path:s.by})])}async function j(e,{path:t,wanted:i,found:a},n){
const{tree:o,changed:d}=e;if(a.kind==="missing")return(0,r().fails)("target-missing",n,{path:t});if(a.kind==="outside")return(0,r().
fails)("target-outside",n,{path:t,reason:"symlink"});if(a.kind!=="inside")return(0,r().fails)("target-not-a-file",n,{path:t,
reason:"loop"});const{entry:s}=a;if(!(0,A().isRegular)(s.kind))return(0,r().fails)("target-not-a-file",n,{path:t,reason:s.
kind});const c=/\.([^./]*)$/.exec(s.path.replace(/.*\//,""))?.[1]??"";if(!$.has(c))return(0,r().fails)("target-extension",
n,{path:t,extension:c});const y=await w(e,s,t,n);if(y.some(l().isUnverified))return{targets:[],problems:y};const p=[...y],
h={path:s.path};return(d.has(s.path)||d.has(i))&&p.push((0,g().problemAt)("target-changed",n,h)),s.tracked&&await(0,V().
callsWriteFunctions)(o,s)&&p.push((0,g().problemAt)("target-writes",n,h)),{targets:[(0,r().target)(e,{kind:"file",name:t,
path:s.path})],problems:p}}async function w(e,{path:t,tracked:i,built:a},n,o){const d=(0,l().packageOf)(t);return d===void 0?
(i||a)&&!(0,u().isWithin)(t,"node_modules")?[]:[(0,g().problemAt)("target-untracked",o,{path:n})]:i?[(0,g().problemAt)("\
dependency-unverified",o,{name:d,path:n,fault:"committed"})]:await(0,l().inspectDependency)(e,{name:d,path:n},o)}async function z(e,t,i,a){
const n=(0,l().packageOf)(i);if(n===void 0&&e.tree.isPending?.(i))return(0,r().fails)("target-not-judged",a,{path:t});if(n===
void 0||e.tree.stat("node_modules")!==void 0)return(0,r().fails)("target-missing",a,{path:t});const o=await(0,l().inspectDependency)(
e,{name:n,path:t},a);return o.some(l().isUnverified)?{targets:[],problems:o}:(0,r().join)([(0,r().fails)("not-installed",
a,{name:n}),{targets:[],problems:o}])}async function B(e,t,i){const a=(0,k().testProblem)(t,i,e.directory);if(a!==void 0)
return{targets:[],problems:[a]};if((0,v().isPattern)(t)){const o=((0,D().alternativesOf)(t)??[]).map(c=>(0,r().from)(e,c));
return o.some(c=>(0,u().resolveInTree)(e.tree,(0,v().baseOf)(c)).kind==="outside")?(0,r().fails)("target-outside",i,{path:t,
reason:"symlink"}):(0,v().matchesNothing)(e.tree,o.map(c=>(0,u().normalise)(c)??c))?(0,r().fails)("test-pattern-empty",i,
{pattern:t}):r().NOTHING}const n=(0,u().resolveInTree)(e.tree,(0,r().from)(e,t));return n.kind==="inside"&&n.entry.kind===
"directory"&&n.entry.tracked?r().NOTHING:b(e,t,i)}});
//# command/resolve/index
(function(i,e,a,P){let p;const _=()=>p??=e("command/families/index");let d;const v=()=>d??=e("command/resolve/node");let u;
const g=()=>u??=e("command/resolve/npm");let h;const k=()=>h??=e("command/resolve/place");let w;const y=()=>w??=e("comma\
nd/resolve/program");let I;const N=()=>I??=e("command/resolve/script-selection");let T;const b=()=>T??=e("command/resolv\
e/tasks");let j;const x=()=>j??=e("command/resolve/trail");a(i,{resolveInvocation:()=>B});function B(o,t,n){const s=new(x()).
Trail((r,m)=>l(r,m,s),n);return l(o,t,s)}async function l(o,t,n){const s=[];for(const r of[o,...(0,_().launchedBy)(o)]){
const m=await(0,N().selectScripts)(r,t);if("rule"in m)s.push({targets:[],problems:[m]});else for(const c of m)s.push(await O(
c,t,n),await(0,b().resolveTasks)(c,t,n))}return(0,k().join)(s)}function O(o,t,n){const{program:s,family:r}=o;return r!==
void 0?(0,y().resolveProgram)(o,r,t,n):s==="node"?(0,v().resolveNode)(o,t):(0,g().resolveNpm)(o,t,n)}});
//# command/resolve/installed
(function(M,o,x,B){let y;const I=()=>y??=o("node:path");let $;const O=()=>$??=o("rules/finding");let P;const e=()=>P??=
o("command/resolve/lock/lock");let z;const A=()=>z??=o("command/resolve/lock/read");let F;const J=()=>F??=o("command/res\
olve/package-json");x(M,{installedProblems:()=>K});async function K(l,{name:t,binary:v},L){const g=`node_modules/${t}`;if(l.
stat(g)===void 0)return[];const a=(await(0,A().readLocks)(l)).flatMap(({entriesOf:n})=>n(t));if(a.length===0)return[];const k=await(0,J().
readJsonFile)(l,`${g}/package.json`),s=(0,e().objectIn)(k),c=(0,e().textIn)(s,"name"),u=(0,e().textIn)(s,"version"),r=(n,p,_)=>[
(0,O().problemAt)("dependency-stale",L,{name:t,what:n,locked:p,installed:_||"nothing"})],h=k!==void 0,d=a.filter(n=>!h||
n.name===(c||t));if(d.length===0)return r("name",a[0]?.name??"",c);const b=d.filter(n=>!h||["",u].includes(n.version));if(b.
length===0)return r("version",d[0]?.version??"",u);if(v===void 0)return[];const m=b.flatMap(({bin:n})=>n===void 0?[]:[n]),
N=m.length>0?m:[(0,e().binOf)(s.bin,c||t)??{}];if(m.length===0&&s.bin===void 0)return[];const{name:i,file:j}=v,w=N.flatMap(
n=>Object.entries(n).flatMap(([p,_])=>i===void 0||i===p?[I().posix.normalize(_)]:[]));return w.includes(j)?[]:r(i===void 0?
"binary":`binary ${i}`,w[0]??"nothing",j)}});
//# command/resolve/lexical
(function(g,a,h,F){let A;const v=()=>A??=a("repo/paths");let P;const d=()=>P??=a("rules/finding");let z;const x=()=>z??=
a("command/families/index");let Z;const H=()=>Z??=a("command/families/node");let T;const $=()=>T??=a("command/families/t\
ools/named-files");let k;const w=()=>k??=a("command/resolve/alternatives");let B;const C=()=>B??=a("command/resolve/test\
-pattern");h(g,{inspectPaths:()=>S,pathProblem:()=>p,testProblem:()=>u});const N=new Set(["--env-file","--env-file-if-ex\
ists","--prefix"]);function S(t,e){const{passthrough:m}=t,o=[],l=(s,_)=>{const n=p(s,_,e);n!==void 0&&o.push(n)};for(const s of[
t,...(0,x().launchedBy)(t)]){for(const{name:n,value:r,span:c}of s.flags)r!==void 0&&(N.has(n)&&l(r,c),n==="--workspace"&&
/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(r)&&l(r,c));for(const{as:n,path:r,span:c}of(0,$().filesNamedBy)(s).files){const b=n===
"tests"?u(r,c,e):void 0;b!==void 0&&o.push(b)}if(s.program!=="node"&&s.starts!=="file")continue;const _=s.program==="nod\
e"&&(0,H().isTestRun)(s)?u:p;for(const{text:n,span:r}of s.operands){const c=n===""||n==="-"?void 0:_(n,r,e);c!==void 0&&
o.push(c)}}const i=m.find(({text:s})=>j.test(s));return i!==void 0&&o.push(E(i)),o}const j=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function E({text:t,span:e}){return(0,d().problemAt)("absolute-path",e,{path:t})}function u(t,e,m){if(!(0,C().isPattern)(
t))return p(t,e,m);const o=(0,w().alternativesOf)(t);if(o===void 0)return(0,d().problemAt)("glob-unclear",e,{pattern:t,reason:"\
too_many"});for(const l of[t,...o]){const i=p(l,e,m);if(i!==void 0)return{...i,args:{...i.args,path:t}}}}function p(t,e,m){
if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(t)&&/^(?:data|node|file|[a-z]+:\/)/i.test(t))return(0,d().problemAt)("target-outside",
e,{path:t,reason:"address"});const o=/^(?:[\\/]|[A-Za-z]:)/.test(t),l=o?void 0:(0,v().normalise)(m===""?t:`${m}/${t}`);if(l===
void 0){const i=o?"absolute":"above";return(0,d().problemAt)("target-outside",e,{path:t,reason:i})}if((0,v().isWithin)(l,
".git",{ignoreCase:!0}))return(0,d().problemAt)("target-in-git",e,{path:t})}});
//# command/resolve/local-tool
(function(h,s,m,b){let E;const r=()=>E??=s("node:path");let T;const p=()=>T??=s("repo/paths");let w;const c=()=>w??=s("\
repo/tree");m(h,{localTool:()=>P});const x=/"\$basedir\/([^"\n]+)"\s+"\$@"/,y=/export NODE_PATH="([^"$\n]+)"/,A=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,
N=16*1024;async function P(n,a,d){const o=a.map(e=>r().posix.join(e,"node_modules/.bin",d)).find(e=>n.stat(e)!==void 0);
if(o===void 0)return;const t=(0,p().resolveInTree)(n,o);if(t.kind!=="inside"||!(0,c().isRegular)(t.entry.kind))return;if(t.
path!==o)return t.entry.kind==="executable"&&await l(n,t.path)?{file:t.path,env:{}}:void 0;if((t.entry.size??0)>N)return;
const u=(await n.read(o)).toString("utf8"),[,_]=x.exec(u)??[];if(_===void 0)return;const i=(0,p().resolveInTree)(n,r().posix.
join(r().posix.dirname(o),_)),k=i.kind==="inside"&&(0,c().isRegular)(i.entry.kind)&&await l(n,i.path),[,v]=y.exec(u)??[];
return k?{file:i.path,env:v===void 0?{}:{NODE_PATH:v}}:void 0}async function l(n,a){const[d=""]=(await n.read(a)).subarray(
0,256).toString("latin1").split(`
`,1);return A.test(d)}});
//# command/resolve/lost-status
(function(l,a,p,m){let _;const i=()=>_??=a("command/resolve/script-text");p(l,{commandWithLostStatus:()=>h});const S=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/;
function h(t){if(S.test(t))return;const{commands:s}=(0,i().splitScript)(t);return s.find((c,e)=>!L(c)&&A(t,s,e))?.text}function A(t,s,r){
return u(t,s,r)==="||"&&d(s[r+1])?!1:s.slice(r).some((c,e)=>{const o=s[r+e+1],n=u(t,s,r+e);return n==="||"?o!==void 0&&v(
o):n==="&"||o!==void 0&&n!=="&&"})}function u(t,s,r){return t.slice(s[r]?.end,s[r+1]?.start).trim()}function L({text:t}){
return i().SHELL_WORDS.has(t.split(/\s/)[0]??"")}function v({text:t}){return i().CANNOT_FAIL.has(t.split(/\s/)[0]??"")||
/^exit\s+0$/.test(t)}function d(t){return t!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.test(t.text)}});
//# command/resolve/main-file
(function(I,e,v,T){let x;const r=()=>x??=e("node:path");let F;const d=()=>F??=e("repo/paths");let h;const u=()=>h??=e("\
repo/tree");let R;const a=()=>R??=e("command/resolve/package-json");v(I,{candidatesFor:()=>p,firstFile:()=>D,mainOf:()=>O});
const y=["",".js",".json",".node"];function p(n){return n===""?[""]:y.map(t=>n+t)}function D(n,t){const i=t.map(o=>(0,d().
resolveInTree)(n,o)).filter(o=>o.kind!=="missing");return i.find(o=>o.kind!=="inside"||(0,u().isRegular)(o.entry.kind))??
i[0]}async function O(n,t){const i=r().posix.join(t,"package.json"),o=await(0,a().readJsonFile)(n,i);if(o===a().INVALID)
return a().INVALID;const s=o?.main,k=l(t),c=o===void 0?{}:{by:i};if(typeof s!="string"||s===""){const j=_(n,k);return j&&
{found:j,...c}}const m=s.startsWith("/")?void 0:(0,d().normalise)(r().posix.join(t,s));if(m===void 0)return{found:{kind:"\
outside",path:s},...c};const g=_(n,[...p(m),...l(m),...k]);return g&&{found:g,...c}}function l(n){return p(r().posix.join(
n,"index")).slice(1)}function _(n,t){return t.map(i=>(0,d().resolveInTree)(n,i)).find(i=>i.kind==="inside"?(0,u().isRegular)(
i.entry.kind):i.kind!=="missing")}});
//# command/resolve/node
(function(p,i,d,G){let _;const u=()=>_??=i("command/families/node");let v;const N=()=>v??=i("command/resolve/dependency");
let g;const y=()=>g??=i("command/resolve/environment-file");let h;const m=()=>h??=i("command/resolve/file");let w;const l=()=>w??=
i("command/resolve/place");d(p,{inspectNodeFlag:()=>a,resolveNode:()=>x});async function x(n,t){const{flags:e,operands:o}=n,
r=(0,u().isTestRun)(n);if(T(n,r))return l().NOTHING;const c=[];for(const s of e)c.push(await a(s,t));for(const{text:s,span:D}of o){
if(s===""||s.startsWith("-"))continue;const F=r?m().resolveTest:m().resolveScript;c.push(await F(t,s,D))}return(0,l().join)(
c)}function T({operands:n},t){const e=n[0]?.text;return e==="inspect"||e==="debug"&&!t}const b=new Set(["--import","--re\
quire","--experimental-loader"]);async function a(n,t){const{name:e,value:o="",span:r}=n;if(e==="--env-file"||e==="--env\
-file-if-exists")return(0,y().inspectEnvironmentFile)(t,o,r);if(!b.has(e)||!/^[@a-z]/i.test(o))return l().NOTHING;const c=/^(?:@[^/]+\/)?[^/]+/.
exec(o)?.[0]??o,s=await(0,N().inspectDependency)(t,{name:c,path:o},r);return{targets:[],problems:s}}});
//# command/resolve/npm
(function(x,o,O,V){let k;const _=()=>k??=o("node:path");let G;const H=()=>G??=o("command/families/npm");let I;const u=()=>I??=
o("command/families/tools");let F;const R=()=>F??=o("command/resolve/binary");let B;const M=()=>B??=o("command/resolve/n\
pm-project");let S;const U=()=>S??=o("command/resolve/npm-script");let z;const A=()=>z??=o("command/resolve/npmrc");let C;
const t=()=>C??=o("command/resolve/place");let D;const E=()=>D??=o("command/resolve/scripts-that-run");let J;const K=()=>J??=
o("command/resolve/tool-files");O(x,{resolveNpm:()=>L,resolveTool:()=>v,shadows:()=>g});async function L(n,s,r){const{subcommand:i,
operands:e,flags:a}=n,[c]=e,p=c?.span??a[0]?.span??{start:0,end:0};if(i==="exec")return c===void 0?t().NOTHING:v(s,n,c);
const{project:l,selected:P,runs:Q,packages:N,problems:j}=await(0,E().scriptsThatRun)(n,s,p);if(l===void 0)return{targets:[],
problems:j};const m=[await(0,A().inspectNpmrc)({...s,directory:l},p)];for(const d of N){const y={...s,directory:d},T=Q.filter(
h=>h.directory===d);T.length>0&&m.push(g(y,p));for(const h of T)m.push(await(0,U().resolveRun)(y,h,p,r));const b=_().posix.
join(d,"package.json");s.changed.has(b)&&m.push((0,t().fails)("target-changed",p,{path:b}))}const w=_().posix.join(l,"pa\
ckage.json");return P&&!N.includes(l)&&s.changed.has(w)&&m.push((0,t().fails)("target-changed",p,{path:w})),(0,t().join)(
[...m,{targets:[],problems:j}])}async function v(n,s,{text:r,span:i}){if(!(0,H().isToolName)(r))return t().NOTHING;const e=await(0,R().
resolveBinary)(n,r,i);if(e.targets.length===0)return e;const a=await(0,K().resolveToolFiles)(s,n),c=(0,u().toolOf)(r)||(0,u().
refusalOf)(r)||n.via!==void 0;return(0,t().join)([e,c?t().NOTHING:(0,t().fails)("tool-unknown",i,{tool:r}),a])}function g({
tree:n,directory:s},r){const i=(0,M().foldersUpFrom)(s).flatMap(e=>["node","npm","npx","sh"].map(a=>_().posix.join(e,"no\
de_modules/.bin",a))).find(e=>n.stat(e)!==void 0);return i===void 0?t().NOTHING:(0,t().fails)("path-shadowed",r,{path:i})}});
//# command/resolve/npm-config
(function(u,m,d,C){let h;const g=()=>h??=m("command/resolve/npmrc-keys");d(u,{exportedConfig:()=>O,mayChangeMode:()=>_});
const k=`audit bin-links commit-hooks description format-package-lock fund git-tag-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),y={...Object.fromEntries(k.map(
e=>[e,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fetch\
-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-licen\
se":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%s",
preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},x=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),w=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),b=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),v=new Set("browser cache fetch-retries offline update-notifier".split(" ")),N=["also","dev",
"include","omit","only","optional","production"];function _(e,n){return N.some(s=>s in n||e.some(({name:r})=>r===`--${s}`))}
function O(e,n){const s=Object.entries(n).filter(([t,i])=>{const o=(0,g().effectOf)(t,i);return o==="harmless"||o==="hon\
oured"}),r=new Map(s.map(([t,i])=>[t,typeof i=="string"?c(t,i):i]));for(const{name:t,value:i,negated:o}of e){const p=t.slice(
2);r.set(p,i===void 0?o!==!0:c(p,i))}const l={};for(const[t,i]of r)b.has(t)||v.has(t)||i===S(t)||(l[`npm_config_${t.replaceAll(
"-","_").toLowerCase()}`]=a(i));return l}function c(e,n){const s=n.trim();return w.has(e)?Number.isNaN(Number(s))?s:Number(
s):s}function S(e){return x.includes(e)?null:y[e]??(E.test(e)?void 0:!1)}const E=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function a(e){return Array.isArray(e)?e.map(a).join(`

`):e==null||e===!1?"":String(e)}});
//# command/resolve/npm-project
(function(T,m,A,R){let M;const v=()=>M??=m("node:path");let O;const h=()=>O??=m("repo/paths");let W;const x=()=>W??=m("\
rules/finding");let D;const _=()=>D??=m("command/resolve/package-json");let F;const r=()=>F??=m("command/resolve/place");
let J;const j=()=>J??=m("command/resolve/workspaces");A(T,{findPackages:()=>L,foldersUpFrom:()=>y});async function L(o,t,e,c){
const{workspace:i,workspaces:u,includeRoot:g}=o,n=await U(o,t,e);if("problems"in n)return n;const{directory:s,implied:d}=n;
if(u===!1&&i.length>0)return(0,r().fails)("flag-value",e,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it bes\
ide `--workspace`"});if(c||u!==!0&&i.length===0&&d===void 0)return{project:s,directories:[s],selected:!1,missing:[]};const a=await(0,_().
readPackageJson)(t.tree,s);if(a===void 0||a===_().INVALID)return{project:s,directories:[s],selected:!1,missing:[]};const l=await(0,j().
listWorkspaces)(t.tree,a);if("unclear"in l)return(0,r().fails)("target-outside",e,{path:l.unclear,reason:"workspace"});if("\
broken"in l)return(0,r().fails)("package-json-invalid",e,{path:l.broken});const k=new Map;g&&k.set(a.name,s);const w=[],
I=i.length>0?i:d===void 0?[]:[void 0];if(I.length===0)for(const p of l)k.set(p.name,p.directory);for(const p of I){const G={
directory:t.directory,project:s},H=p??v().posix.join("/",d??""),P=(0,j().selectWorkspaces)(l,H,G);P.length===0&&p!==void 0&&
w.push((0,x().problemAt)("workspace-missing",e,{workspace:p}));for(const N of P)k.set(N.name,N.directory)}return k.size===
0?w.length>0?{targets:[],problems:w}:(0,r().fails)("workspace-missing",e,{workspace:""}):{project:s,directories:[...k.values()],
selected:!0,missing:w}}async function U({prefix:o,workspaces:t},e,c){if(o!==void 0)return V(o,e,c);const{tree:i,directory:u}=e,
g=y(u),n=g.find(s=>b(i,s)||z(i,s));if(n===void 0||!b(i,n))return(0,r().fails)("package-json-missing",c,{directory:u});if(t===
!1)return{directory:n};for(const s of g.slice(g.indexOf(n)+1)){const d=await(0,_().readPackageJson)(i,s);if(d===void 0||
d===_().INVALID)continue;const a=await(0,j().listWorkspaces)(i,d);if("unclear"in a)return(0,r().fails)("target-outside",
c,{path:a.unclear,reason:"workspace"});if("broken"in a)return(0,r().fails)("package-json-invalid",c,{path:a.broken});if(a.
some(l=>l.directory===n))return{directory:s,implied:n}}return{directory:n}}function V(o,t,e){if((0,h().normalise)((0,r().
from)(t,o))===void 0)return r().NOTHING;const c=(0,h().resolveInTree)(t.tree,(0,r().from)(t,o));switch(c.kind){case"insi\
de":return{directory:c.path};case"outside":return(0,r().fails)("target-outside",e,{path:o,reason:"symlink"});case"missin\
g":return(0,r().fails)("target-missing",e,{path:o});case"loop":return(0,r().fails)("target-not-a-file",e,{path:o,reason:"\
loop"})}}function y(o){const t=[];for(let e=o;e!=="";e=e.slice(0,Math.max(e.lastIndexOf("/"),0)))t.push(e);return[...t,""]}
function b(o,t){return(0,h().resolveInTree)(o,v().posix.join(t,"package.json")).kind!=="missing"}function z(o,t){return(0,h().
resolveInTree)(o,v().posix.join(t,"node_modules")).kind==="inside"}});
//# command/resolve/npm-quote
(function(r,c,t,l){t(r,{quoteForScript:()=>u});const n=/[\t\n\r "#$&'()*;<>?\\`|~]/;function u(e){return e===""?"''":n.
test(e)?`'${e.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''","\\'"):e}});
//# command/resolve/npm-script
(function(j,m,T,pt){let B;const w=()=>B??=m("rules/finding");let E;const A=()=>E??=m("command/families/index");let L;const P=()=>L??=
m("command/families/parsers");let W;const O=()=>W??=m("command/lex/lex");let k;const C=()=>k??=m("command/resolve/file");
let D;const H=()=>D??=m("command/resolve/lexical");let F;const K=()=>F??=m("command/resolve/lost-status");let M;const c=()=>M??=
m("command/resolve/place");let Y;const v=()=>Y??=m("command/resolve/script-text");let z;const J=()=>z??=m("command/resol\
ve/script-words");let Q;const U=()=>Q??=m("command/resolve/scripts-that-run");T(j,{resolveRun:()=>X});const V=new Set(["\
build-files-unread","dependency-changed","dependency-redirected","dependency-stale","lockfile-missing","target-changed",
"target-writes","not-installed","only-prints","tool-flag-unknown","tool-runs-file","workspaces-changed"]);function X(t,n,s,o){
const{directory:r,event:e,words:i,builtIn:l}=n;return o.follow(`${r}\0${e}`,`${l??""}${(0,U().scriptText)(n)}\0${i.length}`,
()=>l==="server"?(0,C().resolveScript)({...t,via:e},"server.js",s):l==="restart"?tt(t,i,s,o):et(t,n,s,o),p=>Z(p,e,s))}function Z(t,n,s){
return t.why==="cycle"?(0,c().fails)("npm-script-cycle",s,{script:n}):(0,c().fails)("npm-script-chain",s,{script:n,limit:t.
limit,what:t.why})}const q=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function tt(t,n,s,o){
const r=(l,p,d)=>o.resolve({program:"npm",subcommand:l,flags:p,operands:[{text:l,span:s,quoted:!1}],passthrough:d},t),e=await r(
"stop",[{name:"--if-present",written:"--if-present",span:s}],[]),i=e.problems.filter(({rule:l})=>!q.has(l));return(0,c().
join)([{...e,problems:i},await r("start",[],n)])}async function et(t,n,s,o){const{event:r}=n,e=new(J()).GivenWords(n,s),
{text:i}=e,l={...t,via:r},p={targets:[(0,c().target)(t,{kind:"npm_script",name:r,script:i})],problems:[]},d=(0,v().dangerOf)(
i);if(d!==void 0)return(0,c().join)([p,(0,c().fails)("npm-script-dangerous",s,{script:r,text:i,danger:d})]);const{commands:_,
compound:x}=(0,v().splitScript)(i),u=[];let g=!x;for(const a of _){const{words:y,problems:h}=st(a),S=(0,O().hasOneReading)(
{problems:h});if(S||(g=!1),S||e.areReadableBehind(a,h)){const N=await rt(l,y,o),mt=S?N:e.onlyGiven(N),at=e.unreadBehind(
a,y,N);u.push(mt,{targets:[],problems:[...h.filter(e.isGiven),...at]})}else u.push({targets:[],problems:e.unreadBehind(a,
y,void 0,h)})}const{targets:b,problems:I}=(0,c().join)(u),it=I.filter(e.isGiven).map(e.inCommand),R=I.filter(a=>!e.isGiven(
a)).map(a=>({...a,span:s})),ct=_.length>0&&_.every(({text:a})=>v().CANNOT_FAIL.has(a.split(/\s/)[0]??"")),$=(0,K().commandWithLostStatus)(
i),lt=g?c().NOTHING:(0,c().fails)("npm-script-compound",s,{script:r,text:i});return{targets:[...p.targets,...b],problems:[
...it,...R.filter(G),...ot(R,s,r,i),...ct?[(0,w().problemAt)("only-prints",s,{program:"npm",flag:`run ${r}`})]:[],...$===
void 0?[]:[(0,w().problemAt)("npm-script-loses-failure",s,{script:r,text:i,command:$})],...lt.problems]}}function st({text:t,
start:n}){const{words:s,problems:o}=(0,O().lex)(t),r=e=>({...e,span:{start:e.span.start+n,end:e.span.end+n}});return{words:s.
map(r),problems:o.map(r)}}function G({rule:t,args:n}){return t==="dependency-unverified"?"fault"in n&&n.fault==="removed":
V.has(t)||t.startsWith("npm-script-")||t.startsWith("npmrc-")}function ot(t,n,s,o){const r=t.find(e=>!G(e));return r===void 0?
[]:[(0,w().problemAt)("npm-script-text",n,{script:s,text:o,reason:r.rule})]}const nt=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;
async function rt(t,n,s){const[o,...r]=n;if(o===void 0||v().SHELL_WORDS.has(o.text))return c().NOTHING;const{families:e}=t,
i=(0,P().isProgram)(o.text)?o.text:e?.allowed.get(o.text),l=(0,c().fails)("program-not-allowed",o.span,{program:o.text,group:"\
other"}),p=nt.exec(o.text)?.[1]??o.text;if(i===void 0&&/[\\/]/.test(p))return l;const d=i?(0,A().parseInvocation)(i,r,e):
(0,A().parseInvocation)("npx",[{...o,text:p},...r]),_=await s.resolve(d.invocation,t),x=_.problems.some(({rule:g,span:b})=>g===
"binary-missing"&&b.start===o.span.start);if(i===void 0&&x)return(0,c().join)([l,{targets:[],problems:d.problems}]);const u=(0,H().
inspectPaths)(d.invocation,t.directory);return(0,c().join)([{targets:[],problems:[...d.problems,...u]},_])}});
//# command/resolve/npm-settings
(function(c,a,u,w){u(c,{readSettings:()=>p});const d=["--usage","--version","--versions"];function p({flags:e}){const o=e.
findLast(({name:r})=>r==="--prefix")?.value,n=t(e,"--workspaces"),i=t(e,"--ignore-scripts");return{informs:d.some(r=>t(e,
r)),...o===void 0?{}:{prefix:o},...n===void 0?{}:{workspaces:n},workspace:e.flatMap(({name:r,value:s})=>r==="--workspace"&&
s?[s]:[]),includeRoot:t(e,"--include-workspace-root")===!0,...i===void 0?{}:{ignoreScripts:i},ifPresent:t(e,"--if-presen\
t")===!0}}function t(e,o){const n=e.findLast(i=>i.name===o);return n&&n.negated!==!0}});
//# command/resolve/npmrc
(function(d,c,h,j){let l;const u=()=>l??=c("ini");let _;const g=()=>_??=c("repo/paths");let y;const k=()=>y??=c("repo/t\
ree");let N;const v=()=>N??=c("command/families/node-options");let O;const G=()=>O??=c("command/resolve/npmrc-keys");let I;
const e=()=>I??=c("command/resolve/place");h(d,{inspectNpmrc:()=>b,readNpmrc:()=>m});const S=64*1024,T="version https://\
git-lfs.github.com/spec/";async function m(r){const{tree:i}=r,n=(0,e().from)(r,".npmrc"),t=(0,g().resolveInTree)(i,n);if(t.
kind==="missing"&&i.stat(n)===void 0)return{settings:{}};if(t.kind!=="inside")return{unread:"it is a symbolic link that \
leads to no file of the repository"};if(!(0,k().isRegular)(t.entry.kind))return{unread:"it is not a regular file"};if((t.
entry.size??0)>S)return{unread:"it is too large"};const a=(await i.read(t.path)).toString("utf8");return a.startsWith(T)?
{unread:"it is a Git LFS pointer"}:{settings:(0,u().parse)(a),file:t.path}}async function b(r,i){const n=(0,e().from)(r,
".npmrc"),t=await m(r);if("unread"in t)return(0,e().fails)("npmrc-unread",i,{path:n,reason:t.unread});const{settings:a,file:E=n}=t,
p=r.changed.has(n)||r.changed.has(E),o={harmless:[],decides:[],other:[],honoured:[]};for(const[s,L]of Object.entries(a))
o[(0,G().effectOf)(s,L)].push(s);for(const s of o.honoured)s==="ignore-scripts"&&p&&o.other.push(s),s==="node-options"&&
(p||!(0,v().areHarmlessOptions)(String(a[s])))&&o.decides.push(s);const H=p?"npmrc-changed":"npmrc-settings";return(0,e().
join)([o.decides.length>0?(0,e().fails)("npmrc-redirects",i,{path:n,keys:o.decides}):e().NOTHING,o.other.length>0?(0,e().
fails)(H,i,{path:n,keys:o.other}):e().NOTHING])}});
//# command/resolve/npmrc-copies
(function(d,r,y,I){let u;const h=()=>u??=r("node:path");let g;const k=()=>g??=r("ini");let O;const x=()=>O??=r("repo/fi\
les-named");let C;const j=()=>C??=r("repo/paths");let v;const w=()=>v??=r("repo/tree");let N;const S=()=>N??=r("command/\
resolve/npmrc");let T;const $=()=>T??=r("command/resolve/npmrc-keys");y(d,{foreignSettings:()=>A,npmrcCopies:()=>m});async function m(n,t){
return Promise.all((0,x().filesNamed)(n,".npmrc").map(({path:s})=>b(n,s,t)))}async function b(n,t,s){const e=h().posix.dirname(
t),o=await(0,S().readNpmrc)({tree:n,directory:e==="."?"":e});if("unread"in o)return D(n,t,o.unread);const{settings:p,file:c=t}=o,
E=s.has(t)||s.has(c),a=([i,F])=>{const l=(0,$().effectOf)(i,F);return l==="harmless"||l==="honoured"&&!E},_=Object.entries(
p);return{path:c,text:(0,k().stringify)(Object.fromEntries(_.filter(a))),dropped:_.filter(i=>!a(i)).map(([i])=>i)}}function D(n,t,s){
const e=(0,j().resolveInTree)(n,t),o=e.kind==="inside"&&(0,w().isRegular)(e.entry.kind);return{path:o?e.path:t,text:"",dropped:[
s],...o?{}:{isLink:!0}}}const L=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function A(n,t){return(await m(n,t)).flatMap(({path:e,dropped:o})=>{const p=o.filter(c=>!L.test(c));return p.length>
0?[`${e}: ${p.join(", ")}`]:[]})}});
//# command/resolve/npmrc-keys
(function(r,p,o,d){o(r,{effectOf:()=>c});const n=new Set(`access allow-same-version audit audit-level auth-type bin-lin\
ks color commit-hooks cpu depth
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
  strict-peer-dependencies use-node-version`.split(/\s+/)),s=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),a=new Set(["ignore\
-scripts","node-options"]);function c(i,e){const t=typeof e!="object"&&!String(e).includes("${");if(i==="ignore-scripts"&&
t)return typeof e=="boolean"?"honoured":"decides";if(a.has(i)&&t)return"honoured";const l=i.toLowerCase().replaceAll("_",
"-");return s.has(l)||i.includes("${")?"decides":!n.has(i)||typeof e=="object"&&!Array.isArray(e)||String(e).includes("$\
{")?"other":"harmless"}});
//# command/resolve/package-env
(function(u,y,d,$){let g;const s=()=>g??=y("node:path");d(u,{packageEnv:()=>m});function m(o){const{name:e,version:i,config:t,
engines:n}=o,r={};return c({name:e,version:i,config:t,engines:n,bin:_(o)},"npm_package_",r),Object.fromEntries(Object.entries(
r).filter(([p])=>/^[A-Za-z_]\w*$/.test(p)))}function c(o,e,i){for(const[t,n]of Object.entries(o))if(n!==void 0)if(n===null||
n===!1)i[`${e}${t}`]="";else if(Array.isArray(n))for(const[r,p]of n.entries())c({[`${t}_${r}`]:p},e,i);else typeof n=="o\
bject"?c(n,`${e}${t}_`,i):i[`${e}${t}`]=String(n)}function _({name:o,bin:e}){if(typeof e=="string")return typeof o=="str\
ing"&&o?a({[o]:e}):void 0;if(Array.isArray(e)){const i=e.filter(t=>typeof t=="string");return a(Object.fromEntries(i.map(
t=>[s().posix.basename(t),t])))}return typeof e=="object"&&e!==null?a(e):void 0}function a(o){const e={};for(const[i,t]of Object.
entries(o)){const n=s().posix.basename(l(i));typeof t=="string"&&n&&l(t)&&(e[n]=l(t))}return Object.keys(e).length>0?e:void 0}
function l(o){return s().posix.join("/",o.replaceAll("\\","/")).slice(1)}});
//# command/resolve/package-json
(function(d,c,l,J){let y;const k=()=>y??=c("repo/paths");let g;const m=()=>g??=c("repo/per-tree");let w;const _=()=>w??=
c("repo/tree");l(d,{INVALID:()=>o,readJsonFile:()=>p,readPackageJson:()=>b});const A=["dependencies","devDependencies","\
optionalDependencies"],S=4*1024*1024,D=(0,m().perTree)(()=>new Map);function p(n,e,r=S){const t=D(n),s=t.get(e)??O(n,e,r);
return t.set(e,s),s}const o=Symbol("invalid");async function O(n,e,r){const t=(0,k().resolveInTree)(n,e);if(t.kind==="mi\
ssing")return;if(t.kind!=="inside"||!(0,_().isRegular)(t.entry.kind)||(t.entry.size??0)>r)return o;const s=(await n.read(
t.path,r)).toString("utf8").replace(/^\uFEFF/,"");try{const i=JSON.parse(s);return typeof i=="object"&&i!==null?i:o}catch{
return o}}async function b(n,e){const r=e===""?"package.json":`${e}/package.json`,t=await p(n,r);if(t===void 0||t===o)return t;
const s=t,i=u.get(s)??E(r,s);return u.set(s,i),i}const u=new WeakMap;function E(n,e){const r=typeof e.name=="string"?e.name:
"";return{path:n,name:r,scripts:a(e.scripts),binaries:F(e.bin,r),dependencies:new Set(A.flatMap(t=>[...a(e[t]).keys()])),
workspaces:I(e.workspaces)}}function a(n){const e=new Map;if(typeof n!="object"||n===null||Array.isArray(n))return e;for(const[
r,t]of Object.entries(n))typeof t=="string"&&e.set(r,t);return e}function F(n,e){return typeof n=="string"?new Set([e.replace(
/^@[^/]*\//,"")]):new Set(a(n).keys())}function I(n){const e=Array.isArray(n)?n:n?.packages;return Array.isArray(e)?e.filter(
r=>typeof r=="string"):[]}});
//# command/resolve/package-manager
(function(y,c,G,W){let M;const h=()=>M??=c("node:path");let S;const A=()=>S??=c("repo/files-named");let E;const k=()=>E??=
c("command/resolve/npm");let O;const b=()=>O??=c("command/resolve/npm-project");let R;const H=()=>R??=c("command/resolve\
/npm-script");let D;const j=()=>D??=c("command/resolve/npmrc");let F;const v=()=>F??=c("command/resolve/package-json");let J;
const L=()=>J??=c("command/resolve/package-manager-settings");let U;const e=()=>U??=c("command/resolve/place");let V;const N=()=>V??=
c("command/resolve/scripts-that-run");G(y,{MANAGER_SETTINGS:()=>w,everyPackage:()=>T,isPackageManager:()=>z,resolvePackageManager:()=>$,
selectsPackages:()=>P});const w={informs:!1,workspace:[],includeRoot:!1,ignoreScripts:!1,ifPresent:!1};async function $(t,o,s,l){
const{subcommand:i,operands:n,flags:_,launched:a=[]}=t,[r]=n;if(r===void 0)return e().NOTHING;const{text:d,span:p}=r,g=(0,e().
join)([await(0,j().inspectNpmrc)({...s,directory:""},p),s.directory===""?e().NOTHING:await(0,j().inspectNpmrc)(s,p),await(0,L().
inspectManagerSettings)(o,s,p)]);if(i==="exec"){const m=a.length>0?e().NOTHING:await(0,k().resolveTool)(s,t,r);return(0,e().
join)([g,m])}const I=P(t,o),u=await B(s,I,p);if("problems"in u)return(0,e().join)([g,u]);const x=u.filter(({manifest:m})=>m.
scripts.has(d));if(x.length>0){const m=x.map(Q=>C(Q,t,s,p,l));return(0,e().join)([g,...await Promise.all(m)])}if(i==="sc\
ript-or-tool"&&a.length>0)return g;if(i==="script-or-tool"){const m=await(0,k().resolveTool)(s,{...t,subcommand:"exec"},
r);return(0,e().join)([g,m])}const K=_.some(({name:m})=>m==="--if-present");return(0,e().join)([g,(0,e().fails)("npm-scr\
ipt-missing",p,{script:d,passes:K})])}function z({use:t}){return t.starts==="script-or-tool"||t.starts==="script-tool-or\
-file"}function P({anyPackage:t,flags:o,passthrough:s},{data:l}){const i=[...o.map(({name:n})=>n),...s.map(({text:n})=>n)];
return t===!0||i.some(n=>l.selecting_flags.includes(n.replace(/=.*/s,"")))}async function B({tree:t,directory:o},s,l){const i=(0,b().
foldersUpFrom)(o).filter(a=>t.stat(h().posix.join(a,"package.json"))!==void 0),n=s?T(t):i.slice(0,1);if(n.length===0)return(0,e().
fails)("package-json-missing",l,{directory:o});const _=[];for(const a of n){const r=await(0,v().readPackageJson)(t,a);if(r===
v().INVALID)return(0,e().fails)("package-json-invalid",l,{path:h().posix.join(a,"package.json")});r!==void 0&&_.push({directory:a,
manifest:r})}return _}function T(t){const o=[];for(const{path:s}of(0,A().filesNamed)(t,"package.json"))s.split("/").includes(
"node_modules")||o.push(h().posix.dirname(s).replace(/^\.$/,""));return o}async function C({directory:t,manifest:o},{operands:s,
passthrough:l},i,n,_){const a={...i,directory:t},r=[(0,k().shadows)(a,n)],d=s[0]?.text??"",p=(0,N().runsIn)(o,a,d,l,w);for(const u of p)
r.push(await(0,H().resolveRun)(a,u,n,_));const g=(0,N().inspectEmpty)(p,d,o.path,a,n);return r.push({targets:[],problems:g}),
i.changed.has(o.path)&&r.push((0,e().fails)("target-changed",n,{path:o.path})),(0,e().join)(r)}});
//# command/resolve/package-manager-settings
(function(d,c,m,M){let g;const l=()=>g??=c("repo/paths");let h;const _=()=>h??=c("repo/tree");let k;const i=()=>k??=c("\
command/resolve/place");m(d,{inspectManagerSettings:()=>E});const y=256*1024;async function E({data:t},{tree:o},n){const s=[];
for(const[e,a]of Object.entries(t.deciding_settings)){const r=(0,l().resolveInTree)(o,e);if(r.kind==="missing"&&o.stat(e)===
void 0)continue;if(r.kind!=="inside"||!(0,_().isRegular)(r.entry.kind)){s.push((0,i().fails)("npmrc-unread",n,{path:e,reason:"\
it is not a regular file"}));continue}if((r.entry.size??0)>y){s.push((0,i().fails)("npmrc-unread",n,{path:e,reason:"it i\
s too large"}));continue}const u=(await o.read(r.path)).toString("utf8"),p=a.split(" ").filter(A=>S(A,u));x.test(u)&&p.push(
"\\"),s.push(p.length===0?i().NOTHING:(0,i().fails)("npmrc-redirects",n,{path:e,keys:p}))}return(0,i().join)(s)}function S(t,o){
const n=t.endsWith("!"),s=n?t.slice(0,-1):t,e=new RegExp(`(?:^|[\\s{,.["'])${s}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");
return[...o.matchAll(e)].some(([,a=""])=>!n||v(a.trim()))}function v(t){return/^[>|&*!{[]/.test(t)||(0,l().normalise)(t.
replace(/^["']|["']$/g,""))===void 0}const x=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/});
//# command/resolve/place
(function(c,g,u,N){let m;const p=()=>m??=g("rules/finding");u(c,{NOTHING:()=>s,fails:()=>b,from:()=>h,join:()=>a,target:()=>d});
const s={targets:[],problems:[]};function a(n){const t=n.filter(({targets:r,problems:o})=>r.length>0||o.length>0),[e=s]=t;
if(t.length<2)return e;const i=[],l=[];for(const r of t){for(const o of r.targets)i.push(o);for(const o of r.problems)l.
push(o)}return{targets:i,problems:l}}function b(n,t,e){return{targets:[],problems:[(0,p().problemAt)(n,t,e)]}}function h({
directory:n},t){return n===""?t:`${n}/${t}`}function d({via:n},t){return n===void 0?t:{...t,via:n}}});
//# command/resolve/program
(function(v,u,b,z){let w;const N=()=>w??=u("node:path");let O;const m=()=>O??=u("repo/paths");let M;const T=()=>M??=u("\
repo/per-tree");let I;const P=()=>I??=u("repo/tree");let x;const y=()=>x??=u("command/resolve/lexical");let $;const _=()=>$??=
u("command/resolve/package-manager");let G;const s=()=>G??=u("command/resolve/place");let H;const j=()=>H??=u("command/r\
esolve/workspace-patterns");b(v,{resolveProgram:()=>C});const F=5;async function C(n,e,i,r){const o=L(n,e,i);if("problem\
s"in o)return o;const{subcommand:t,starts:a,operands:d}=n,[c]=d,l=[S(e,i,h(n)),...E(n,o)];if(c!==void 0&&a==="file"&&l.push(
k(o,c)),c!==void 0&&a==="module"&&l.push(R(o,c)),!(0,_().isPackageManager)(e))return(0,s().join)(l);if(t==="run"||t==="e\
xec"||t==="script-or-tool")l.push(await(0,_().resolvePackageManager)(n,e,o,r));else if(t!==void 0&&(0,_().selectsPackages)(
n,e)){const p={text:t,span:h(n),quoted:!1},g={...n,subcommand:"run",operands:[p]};l.push(await(0,_().resolvePackageManager)(
g,e,o,r))}return(0,s().join)(l)}function h({operands:n,flags:e}){return n[0]?.span??e[0]?.span??{start:0,end:0}}function L({
flags:n},{data:e},i){let{directory:r}=i;for(const{name:o,value:t,span:a}of n){if(t===void 0||!e.directory_flags.includes(
o))continue;const d=(0,m().normalise)(r===""?t:`${r}/${t}`),c=d===void 0?void 0:(0,m().resolveInTree)(i.tree,d);if(c===void 0||
c.kind==="outside")return(0,s().fails)("target-outside",a,{path:t,reason:c?"symlink":"above"});if(c.kind!=="inside")return(0,s().
fails)("target-missing",a,{path:t});r=c.path}return{...i,directory:r}}function S({program:n,data:e},{tree:i,changed:r},o){
if(e.build_files.length===0)return s().NOTHING;const t=W(i),a=t.get(e)??A(i,e.build_files);t.set(e,a);const d=a.filter(l=>r.
has(l)),c=a.slice(0,F);return(0,s().join)([a.length===0?s().NOTHING:(0,s().fails)("build-files-unread",o,{program:n,files:c,
count:a.length}),...d.map(l=>(0,s().fails)("target-changed",o,{path:l}))])}const W=(0,T().perTree)(()=>new Map);function A(n,e){
const i=r=>e.some(o=>(0,j().matchesPattern)(o.includes("/")?r:N().posix.basename(r),o,{dot:!0}));return[...n.files()].flatMap(
({path:r})=>!(0,m().isWithin)(r,"node_modules")&&i(r)?r:[])}function E({operands:n,flags:e,starts:i,subcommand:r,family:o},t){
const a=o&&(0,_().isPackageManager)(o)&&r!=="test";return[...(i===void 0&&!a?n:[]).map(({text:l,span:p})=>({text:l.replace(
/::.*$/s,""),span:p})),...e.flatMap(({value:l,span:p})=>l===void 0?[]:[{text:l,span:p}])].map(({text:l,span:p})=>{const g=(0,m().
normalise)((0,s().from)(t,l));return g===void 0||g===""?s().NOTHING:(0,m().isWithin)(g,".git",{ignoreCase:!0})?(0,s().fails)(
"target-in-git",p,{path:g}):(0,m().resolveInTree)(t.tree,g).kind==="outside"?(0,s().fails)("target-outside",p,{path:l,reason:"\
symlink"}):s().NOTHING})}function k(n,{text:e,span:i}){const r=(0,y().pathProblem)(e,i,n.directory);if(r!==void 0)return{
targets:[],problems:[r]};const o=(0,m().normalise)((0,s().from)(n,e))??"",t=(0,m().resolveInTree)(n.tree,o);if(t.kind===
"missing")return(0,s().fails)("target-missing",i,{path:e});if(t.kind==="outside")return(0,s().fails)("target-outside",i,
{path:e,reason:"symlink"});if(t.kind!=="inside"||!(0,P().isRegular)(t.entry.kind)){const c=t.kind==="inside"?t.entry.kind:
"loop";return(0,s().fails)("target-not-a-file",i,{path:e,reason:c})}const{entry:a}=t;if(!a.tracked)return(0,s().fails)("\
target-untracked",i,{path:e});const d=n.changed.has(a.path)||n.changed.has(o);return(0,s().join)([{targets:[(0,s().target)(
n,{kind:"file",name:e,path:a.path})],problems:[]},d?(0,s().fails)("target-changed",i,{path:a.path}):s().NOTHING])}function R(n,{
text:e,span:i}){const r=e.replaceAll(".","/"),o=["","src/"].flatMap(t=>[`${t}${r}.py`,`${t}${r}/__main__.py`]).find(t=>n.
tree.stat((0,s().from)(n,t))!==void 0);return o===void 0?(0,s().fails)("tool-unknown",i,{tool:e}):k(n,{text:o,span:i,quoted:!1})}});
//# command/resolve/script-command
(function(g,o,_,D){let h;const v=()=>h??=o("rules/catalogue");let x;const b=()=>x??=o("command/lex/lex");let w;const y=()=>w??=
o("command/resolve/local-tool");let j;const k=()=>j??=o("command/resolve/npm-project");_(g,{scriptCommand:()=>L});const E=new Set(
`! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),H=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function L(O,{
tree:S,directory:c}){const{words:a,assignments:T,refused:p,problems:m}=(0,b().lex)(O),C=m.every(({rule:e})=>e==="assignm\
ent-refused"||(0,v().ruleOf)(e).severity==="warning"&&e!=="unquoted-glob"),F=m.filter(({rule:e})=>e==="assignment-refuse\
d").length,[d]=a;if(!C||F!==p.length||d===void 0)return;const t=d.text;if(E.has(t)||t.includes("="))return;const u=[...T,
...p].sort((e,r)=>e.span.start-r.span.start);if(u.some(({name:e})=>e==="PATH"))return;const n=a.map(e=>e.text),s=Object.
fromEntries(u.map(({name:e,value:r})=>[e,r]));if(t==="node"||t==="npm"||t==="npx")return{argv:n,env:s};const i=H.exec(t)?.[1];
if(i===void 0&&t.includes("/"))return{argv:n,env:s};const A=i===void 0?(0,k().foldersUpFrom)(c):[c],l=await(0,y().localTool)(
S,A,i??t);return l===void 0?{argv:n,env:s}:{argv:n,env:{...l.env,...s},file:l.file}}});
//# command/resolve/script-selection
(function(A,p,b,E){let N;const P=()=>N??=p("picomatch");let k;const i=()=>k??=p("rules/finding");let S;const u=()=>S??=
p("command/resolve/package-json");b(A,{selectScripts:()=>L});const w=/^[\w:.@/-]+$/,h=200,y=4,I=/^[\w:.@/*?{},[\]-]+$/;async function L(t,s){
const{selects:o,operands:a}=t,[n]=a;if(o===void 0||n===void 0)return[t];const e=await(0,u().readPackageJson)(s.tree,s.directory),
{text:r,span:l}=n,m={program:"npm",flag:r};if(!T(r))return(0,i().problemAt)("launches-programs",l,m);const _=e&&e!==u().
INVALID?[...e.scripts.keys()]:[];if(_.some(c=>c.length>h))return(0,i().problemAt)("launches-programs",l,m);const g=_.filter(
j(r,o));return g.length===0?(0,i().problemAt)("npm-script-missing",l,{script:r,passes:!1}):g.every(c=>w.test(c))?g.map(c=>{
const{selects:M,...x}=t;return{...x,operands:[{...n,text:c}]}}):(0,i().problemAt)("launches-programs",l,m)}function T(t){
return t.length<=h&&I.test(t)&&t.split("*").length-1<=y}function j(t,s){if(s==="glob"){const e=(0,P().default)(d(t),{nonegate:!0,
strictSlashes:!0});return r=>e(d(r))}const o=t.indexOf("*"),[a,n]=[t.slice(0,o),t.slice(o+1)];return e=>e.length>=a.length+
n.length&&e.startsWith(a)&&e.endsWith(n)}function d(t){return t.replace(/[:/]/g,s=>s===":"?"/":":")}});
//# command/resolve/script-steps
(function(T,i,A,st){let P;const M=()=>P??=i("command/families/npm");let L;const S=()=>L??=i("command/resolve/npm-config");
let R;const I=()=>R??=i("command/resolve/npm-settings");let V;const D=()=>V??=i("command/resolve/npmrc");let G;const J=()=>G??=
i("command/resolve/package-env");let $;const u=()=>$??=i("command/resolve/package-json");let B;const F=()=>B??=i("comman\
d/resolve/place");let W;const X=()=>W??=i("command/resolve/script-command");let z;const j=()=>z??=i("command/resolve/scr\
ipts-that-run");A(T,{npmScripts:()=>E,stepsIn:()=>x});const y={start:0,end:0},H=200;function x({steps:n}){return n.flatMap(
t=>t.command?.nested?.flatMap(x)??[t])}async function E(n,t,s={left:H}){const{subcommand:e,flags:o}=n;if(e===void 0||e===
"pack")return;const{project:c,selected:v,runs:a,packages:p}=await(0,j().scriptsThatRun)(n,t,y);if(c===void 0)return;const r=await(0,D().
readNpmrc)({...t,directory:c}),d=await N(t,c);if("unread"in r||d===void 0)return;const{settings:g}=r;if(d.devEngines!==void 0||
(0,S().mayChangeMode)(o,g))return;const m=[],_=(0,S().exportedConfig)(o,g);for(const w of p){const k=await N(t,w);if(k===
void 0||K(k))return;const C=a.filter(h=>h.directory===w),O=C.length===0?await q(n,t,w):void 0;O!==void 0&&m.push({...b(k),
...O,directory:w});for(const h of C){const nt=await Q(h,t,_,s);m.push({...b(k),...nt})}}const l=g["node-options"],{prefix:tt}=(0,I().
readSettings)(n);return{subcommand:e,directory:t.directory,project:c,prefixed:tt!==void 0,inWorkspaces:v,config:_,...typeof l==
"string"&&{nodeOptions:l},steps:m}}async function N(n,t){const s=await(0,u().readJsonFile)(n.tree,(0,F().from)({directory:t},
"package.json"));return s===u().INVALID?void 0:s}function K({bin:n,directories:t}){return!n&&typeof t=="object"&&t!==null&&
"bin"in t}function b(n){const{name:t,version:s}=n;return{packageId:t&&s?`${String(t)}@${String(s)}`:"",packageEnv:(0,J().
packageEnv)(n)}}async function Q(n,t,s,e){const{directory:o,event:c,body:v}=n,a=(0,j().scriptText)(n),p={...t,directory:o},
r=await(0,X().scriptCommand)(a,p),d=await Y(n,r,p,s,e),g=n.words.map(_=>_.text),m=d?{argv:[],env:{},...r,nested:d}:r;return{
directory:o,event:c,body:v,words:g,text:a,...m&&{command:m}}}const U=new Set(["--if-present","--include-workspace-root",
"--workspace","--workspaces"]);async function Y(n,t,s,e,o){const c=t?.argv[0]==="npm"&&Object.keys(t.env).length===0,v=n.
builtIn==="restart"?[["stop","--if-present"],["start",...n.words.map(({text:p})=>p)]]:c?[t.argv.slice(1)]:[],a=[];for(const p of v){
if(o.left-=1,o.left<0)return;const{invocation:r,problems:d}=(0,M().parseNpm)(p.map(l=>({text:l,span:y,quoted:!0})));if(!(d.
length===0&&r.flags.every(({name:l})=>U.has(l))))return;const m=e.npm_config_ignore_scripts==="true"?[Z,...r.flags]:r.flags,
_=await E({...r,flags:m},s,o);if(_===void 0)return;a.push(_)}return a.length>0?a:void 0}const Z={name:"--ignore-scripts",
written:"--ignore-scripts",span:y};async function q(n,{tree:t},s){const e=n.subcommand==="run"?n.operands[0]?.text:n.subcommand,
o=await(0,u().readPackageJson)(t,s),c=o!==void 0&&o!==u().INVALID&&o.scripts.has(e??"");if(!(e===void 0||c||(0,I().readSettings)(
n).ifPresent))return{event:e,words:[],text:""}}});
//# command/resolve/script-text
(function(a,w,d,L){d(a,{CANNOT_FAIL:()=>u,SHELL_WORDS:()=>m,dangerOf:()=>g,splitScript:()=>h});function h(s){const r=[];
let o="",i=0;const c=t=>{const n=s.slice(i,t).trimStart(),l=t-n.length;r.push({text:n.trimEnd(),start:l,end:l+n.trimEnd().
length}),i=t+1};for(let t=0;t<s.length;t+=1){const e=s[t];e==="\\"&&o!=="'"?t+=1:o!==""?e===o&&(o=""):e==='"'||e==="'"?o=
e:e!==void 0&&`&|;
`.includes(e)&&c(t)}return c(s.length),{commands:r.filter(t=>t.text!==""),compound:r.length>1}}const m=new Set([":","[",
"cd","echo","exit","false","test","true"]),u=new Set([":","echo","true"]),b=[[/\bdd\s+if=/,"writes to raw disks"],[/\bmkfs\b/,
"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,"p\
ipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],S=/\brm\s+((?:-\S+\s+)+)([^\s-]\S?)/g,p=16*1024;function g(s){
if(s.length>p)return"is too long to check";for(const[,r="",o=""]of s.matchAll(S))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(r)&&/^(?:[/*~]|\.\.)/.test(o))return"deletes entire directories";return b.find(([r])=>r.test(s))?.[1]}});
//# command/resolve/script-words
(function(h,a,l,A){let m;const g=()=>m??=a("rules/finding");let u;const _=()=>u??=a("command/families/programs");let x;
const S=()=>x??=a("command/resolve/npm-quote");let v;const w=()=>v??=a("command/resolve/script-text");l(h,{GivenWords:()=>b});
const p=new Set(["assignment-refused","environment-assignment"]),E=new Set([...p,"brace-expansion","glob-flag","glob-out\
side","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class b{text;#n;#t;#e;#s;constructor({event:t,
body:s,words:e},r){let n=s;const c=[];for(const d of e){const o=n.length+1;n=`${n} ${(0,S().quoteForScript)(d.text)}`,c.
push({word:d,at:{start:o,end:n.length}})}this.text=n,this.#n=s.length,this.#t=c,this.#e=t,this.#s=r}isGiven=({span:t})=>this.#t.
length>0&&t.end>this.#n;inCommand=t=>{const s=this.#t.filter(({at:n})=>n.start<t.span.end&&n.end>t.span.start),e=s[0]?.word.
span??this.#s,r=s.at(-1)?.word.span??this.#s;return{...t,span:{start:e.start,end:r.end}}};onlyGiven({problems:t}){return{
targets:[],problems:t.filter(this.isGiven)}}areReadableBehind({end:t},s){const e=s.every(({rule:r})=>p.has(r));return this.#t.
length>0&&t>this.#n&&e}unreadBehind({end:t},s,e,r=[]){if(this.#t.length===0||t<=this.#n)return[];const n=s[0]?.text??"";
if(e&&w().SHELL_WORDS.has(n))return[];const c=e?.problems.some(({rule:i,span:R})=>i==="program-not-allowed"&&R.start===s[0]?.
span.start);if(e&&!c)return[];const d=_().REFUSED_PROGRAMS.has(n.replace(/^.*[\\/]/,""))||r.some(({rule:i})=>!E.has(i)),
o=this.#t.find(({word:i})=>d||i.text.startsWith("-"));if(o===void 0)return[];const G={script:this.#e,word:o.word.text,text:this.
text};return[(0,g().problemAt)("script-words-unread",o.at,G)]}}});
//# command/resolve/scripts-that-run
(function($,c,E,ct){let B;const S=()=>B??=c("node:path");let C;const v=()=>C??=c("repo/paths");let D;const F=()=>D??=c(
"repo/tree");let G;const x=()=>G??=c("rules/finding");let H;const T=()=>H??=c("command/resolve/npm-project");let J;const K=()=>J??=
c("command/resolve/npm-quote");let L;const M=()=>L??=c("command/resolve/npm-settings");let V;const W=()=>V??=c("command/\
resolve/npmrc");let z;const N=()=>z??=c("command/resolve/package-json");let Q;const a=()=>Q??=c("command/resolve/place");
E($,{inspectEmpty:()=>P,runsIn:()=>A,scriptText:()=>U,scriptsThatRun:()=>X});const y={selected:!1,runs:[],packages:[],problems:[]};
function U({body:t,words:r}){return[t,...r.map(({text:n})=>(0,K().quoteForScript)(n))].join(" ")}async function X(t,r,n){
const e=(0,M().readSettings)(t),s=tt(t);if(e.informs||s===void 0&&t.subcommand!=="pack")return y;const o=s===void 0&&!et(
t),p=await(0,T().findPackages)(e,r,n,o);if("problems"in p)return{...y,problems:p.problems};const{project:i,selected:u}=p,
h=e.ignoreScripts??await q({...r,directory:i}),l={...e,ignoreScripts:h},k=s??"pack",j=s===void 0?it(t,r,u?p.directories:
void 0):[];if("problems"in j)return{...y,project:i,selected:u,problems:j.problems};const R=s===void 0?j:p.directories,w=[],
b=[...p.missing,...await Y(p,e,r,n,o)];for(const g of R){const m=await(0,N().readPackageJson)(r.tree,g),I={...r,directory:g};
if(m===N().INVALID||m===void 0){const d=S().posix.join(g,"package.json"),pt=m?(0,a().fails)("package-json-invalid",n,{path:d}):
(0,a().fails)("package-json-missing",n,{directory:g});b.push(...pt.problems)}else if(s===void 0)w.push(...ot(m,g,l));else if(rt(
m,I,k)){const d=A(m,I,k,t.passthrough,l);w.push(...d),b.push(...P(d,k,m.path,I,n))}else{const d={script:k,passes:l.ifPresent};
b.push(...(0,a().fails)("npm-script-missing",n,d).problems)}}return{project:i,selected:u,runs:w,packages:R,problems:b}}async function Y({
project:t,directories:r},n,{base:e,...s},o,p){const i=S().posix.join(t,"package.json");if(e===void 0||!s.changed.has(i))
return[];const u=await(0,T().findPackages)(n,{...s,tree:e},o,p);if("problems"in u)return[];const h=u.directories.filter(
l=>!r.includes(l));return h.length===0?[]:[(0,x().problemAt)("workspaces-changed",o,{path:i,lost:h})]}function P(t,r,n,{
via:e},s){if(t.some(({event:p,body:i})=>p===r&&!Z(i)))return[];const o=e===void 0?"npm-script-empty":"npm-script-empty-p\
art";return[(0,x().problemAt)(o,s,{script:r,path:n})]}function Z(t){return t.split(`
`).every(r=>/^\s*(?:#|$)/.test(r))}async function q(t){const r=await(0,W().readNpmrc)(t);return"settings"in r&&r.settings["\
ignore-scripts"]===!0}function tt({subcommand:t,operands:r}){switch(t){case"run":return r[0]?.text;case"test":case"start":case"\
stop":case"restart":return t;default:return}}function rt({scripts:t},r,n){return t.has(n)||n==="restart"||n==="env"?!0:n===
"start"&&O(r)}function A(t,r,n,e,s){const{directory:o}=r,p=t.scripts.get(n)??"",i=p===""?nt(n,r):{body:p};return[..._(t,
o,[`pre${n}`],s),...i?[{directory:o,event:n,words:e,...i}]:[],..._(t,o,[`post${n}`],s)]}function nt(t,r){return t==="res\
tart"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:t==="start"&&O(r)?{body:"node server.js",builtIn:"se\
rver"}:t==="env"?{body:"env"}:void 0}function O(t){const r=(0,v().resolveInTree)(t.tree,(0,a().from)(t,"server.js"));return r.
kind==="outside"||r.kind==="inside"&&(0,F().isRegular)(r.entry.kind)}const st=["prepack","prepare","postpack"];function ot(t,r,n){
return n.ignoreScripts?_(t,r,["prepare"],{...n,ignoreScripts:!1}):_(t,r,st,n)}function _({scripts:t},r,n,{ignoreScripts:e}){
return e?[]:n.flatMap(s=>{const o=t.get(s);return o?[{directory:r,event:s,body:o,words:[]}]:[]})}function et({operands:t}){
return t.length===0||t.some(({text:r})=>r===".")}function it({operands:t},r,n){const e=n?[...n]:[];!n&&t.length===0&&e.push(
r.directory);for(const{text:s,span:o}of t){if(n&&s===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(s))return(0,a().fails)("do\
wnloads",o,{program:"npm",flag:s});const p=s.startsWith("/")?void 0:(0,v().normalise)((0,a().from)(r,s)),i=p===void 0?void 0:
(0,v().resolveInTree)(r.tree,p);if(i===void 0||i.kind==="outside")return(0,a().fails)("target-outside",o,{path:s,reason:i?
"symlink":"above"});if(i.kind!=="inside")return(0,a().fails)("target-missing",o,{path:s});if(i.entry.kind!=="directory")
return(0,a().fails)("target-not-a-file",o,{path:s,reason:"archive"});e.push(i.path)}return e}});
//# command/resolve/source
(function(t,s,n,o){n(t,{callsWriteFunctions:()=>a});const e=256*1024,r=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function a(c,i){if((i.size??0)>e)return!1;const l=(await c.read(i.path)).subarray(0,e).toString("latin1");return r.
test(l)}});
//# command/resolve/tasks
(function(S,r,D,q){let R;const v=()=>R??=r("node:path");let B;const G=()=>B??=r("jsonc-parser");let E;const y=()=>E??=r(
"repo/paths");let J;const M=()=>J??=r("repo/tree");let P;const $=()=>P??=r("command/families/tools/task-runners");let C;
const I=()=>C??=r("command/resolve/npm-script");let F;const d=()=>F??=r("command/resolve/package-json");let L;const T=()=>L??=
r("command/resolve/package-manager");let V;const b=()=>V??=r("command/resolve/place");let W;const z=()=>W??=r("command/r\
esolve/scripts-that-run");D(S,{resolveTasks:()=>X,startedByWireit:()=>x});const H=1024*1024,U={turbo:[["turbo.json","tas\
ks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[["nx.json","targetDefau\
lts"]]};async function X(n,t,o){const{operands:e,passthrough:a,subcommand:c}=n,[s]=e,p=(c==="exec"||c==="script-or-tool")&&
s?(0,$().tasksOf)(s.text,a):void 0;if(s===void 0||p===void 0)return b().NOTHING;const{text:m,span:u}=s,l=m==="wireit"?await x(
t):await Y(await K(t.tree,m,p),t.tree),g=[];for(const{directory:k,script:A,body:N}of l){const h={...t,directory:k};if(N!==
void 0){const j={directory:k,event:`${A} (${m})`,body:N,words:[]};g.push(await(0,I().resolveRun)(h,j,u,o));continue}const w=await(0,d().
readPackageJson)(t.tree,k);if(w===void 0||w===d().INVALID)continue;const Z=(0,z().runsIn)(w,h,A,[],T().MANAGER_SETTINGS);
for(const j of Z)g.push(await(0,I().resolveRun)(h,j,u,o))}return(0,b().join)(g)}async function Y(n,t){const o=[];for(const e of(0,T().
everyPackage)(t)){const a=await(0,d().readPackageJson)(t,e);if(e===""||a===void 0||a===d().INVALID)continue;const c=n.filter(
s=>a.scripts.has(s));o.push(...c.map(s=>({directory:e,script:s})))}return o}async function K(n,t,o){const e=new Set(o);for(const[
a,c]of U[t]??[]){const s=i(await Q(n,a),c);for(const _ of e)for(const p of O(i(i(s,_),"dependsOn")))e.add(p.replace(/^\^|^.*#/,
""))}return[...e]}async function x({tree:n,directory:t,via:o}){const e=await(0,d().readJsonFile)(n,v().posix.join(t,"pac\
kage.json")),a=i(i(e,"wireit"),o??""),c=i(a,"command"),s=O(i(a,"dependencies")).flatMap(p=>{const[,m="",u=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.
exec(p)??[],l=(0,y().normalise)(v().posix.join(t,m));return l===void 0?[]:[{directory:l,script:u}]}),_=typeof c=="string"&&
o!==void 0;return[...s,..._?[{directory:t,script:o,body:c}]:[]]}function i(n,t){if(!(typeof n!="object"||n===null||!Object.
hasOwn(n,t)))return n[t]}function O(n){return Array.isArray(n)?n.map(t=>i(t,"script")??i(t,"target")??t).filter(t=>typeof t==
"string"):[]}async function Q(n,t){const o=(0,y().resolveInTree)(n,t);if(!(o.kind!=="inside"||!(0,M().isRegular)(o.entry.
kind))&&!((o.entry.size??0)>H))return(0,G().parse)((await n.read(o.path)).toString("utf8"))}});
//# command/resolve/test-pattern
(function(n,s,o,h){let a;const c=()=>a??=s("command/resolve/workspace-patterns");o(n,{baseOf:()=>u,isPattern:()=>i,matchesNothing:()=>p});
function i(t){return/[*?[{]/.test(t)}function u(t){return t.replace(/[^/]*[*?[{].*$/s,"")}const m=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;
function p(t,r){if(!r.every(e=>m.test(e)))return!1;for(const{path:e}of t.files())if(r.some(l=>(0,c().matchesPattern)(e,l,
{dot:!0})))return!1;return!0}});
//# command/resolve/tool-files
(function(T,l,x,nt){let I;const g=()=>I??=l("node:path");let O;const _=()=>O??=l("repo/paths");let F;const h=()=>F??=l(
"repo/tree");let P;const A=()=>P??=l("rules/finding");let G;const H=()=>G??=l("command/families/tool");let D;const y=()=>D??=
l("command/families/tools/named-files");let R;const $=()=>R??=l("command/resolve/alternatives");let B;const E=()=>B??=l(
"command/resolve/argument-file");let L;const j=()=>L??=l("command/resolve/dependency");let M;const S=()=>M??=l("command/\
resolve/file");let U;const k=()=>U??=l("command/resolve/lexical");let V;const b=()=>V??=l("command/resolve/main-file");let z;
const C=()=>z??=l("command/resolve/node");let J;const K=()=>J??=l("command/resolve/package-json");let Q;const a=()=>Q??=
l("command/resolve/place");let W;const v=()=>W??=l("command/resolve/test-pattern");x(T,{resolveToolFiles:()=>Y});const X=[
"",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(e=>`.${e}`)];async function Y(e,n){return w((0,y().filesNamedBy)(
e),e.operands[0],n)}async function w({files:e,roots:n,nodeFlags:t},s,i){const c=["",...n].flatMap(o=>{const m=(0,_().normalise)(
(0,a().from)(i,o));return m===void 0?[]:[m]}),r=[];for(const o of e)r.push(o.as==="arguments"?await ot(o,s,i):o.as==="te\
sts"?await tt(o,i):await N(o,[...new Set(c)],i));for(const o of t)r.push(await(0,C().inspectNodeFlag)(o,i));return(0,a().
join)(r)}async function N(e,n,t){const{as:s,path:i,span:c}=e,r=(0,k().pathProblem)(i,c,t.directory);if(r!==void 0)return{
targets:[],problems:[r]};const o=[];for(const m of n){const d=(0,_().normalise)(g().posix.join(m,i));if(d===void 0)continue;
const p=await Z(e,d,t);p!==void 0&&o.push(p)}return o.length>0?(0,a().join)(o):s==="code"||s==="config"?(0,a().fails)("t\
arget-missing",c,{path:i}):s==="module"&&e.first?q(i,c,t):a().NOTHING}async function Z(e,n,t){const{as:s,path:i,span:c}=e,
{tree:r}=t,o=(0,b().firstFile)(r,s==="place"?[n]:X.map(p=>n+p));if(o===void 0)return;const m=o.kind==="inside"&&!(0,h().
isRegular)(o.entry.kind);if(s==="place"&&o.kind==="inside")return a().NOTHING;if(!m)return u(e,n,o,t);if(s==="config"){const p=(0,_().
resolveInTree)(r,g().posix.join(o.path,"tsconfig.json"));return p.kind==="missing"?a().NOTHING:u(e,n,p,t)}const d=await(0,b().
mainOf)(r,n);return d===K().INVALID?(0,a().fails)("package-json-invalid",c,{path:g().posix.join(i,"package.json")}):d&&u(
e,n,d.found,t)}async function u({as:e,path:n,span:t,ifFile:s},i,c,r){if(c.kind==="outside")return(0,a().fails)("target-o\
utside",t,{path:n,reason:"symlink"});if(c.kind!=="inside")return(0,a().fails)("target-not-a-file",t,{path:n,reason:"loop"});
const{entry:o}=c,m=await(0,S().trustProblems)(r,o,n,t);if(m.some(j().isUnverified))return{targets:[],problems:m};const d=r.
changed.has(o.path)||r.changed.has(i);return{targets:[(0,a().target)(r,{kind:"file",name:n,path:o.path})],problems:[...m,
...e==="module"&&s?[s]:[],...d?[(0,A().problemAt)("target-changed",t,{path:o.path})]:[]]}}async function q(e,n,t){const s=/^(?:@[^/]+\/)?[^/]+/.
exec(e)?.[0]??e;return{targets:[],problems:await(0,j().inspectDependency)(t,{name:s,path:e},n)}}async function tt(e,n){const{
path:t,span:s}=e,i=(0,k().testProblem)(t,s,n.directory);if(i!==void 0)return{targets:[],problems:[i]};const r=((0,v().isPattern)(
t)?((0,$().alternativesOf)(t)??[]).map(v().baseOf):[t]).map(m=>(0,_().resolveInTree)(n.tree,(0,a().from)(n,m)));if(r.some(
({kind:m})=>m==="outside"))return(0,a().fails)("target-outside",s,{path:t,reason:"symlink"});const[o]=r;return(0,v().isPattern)(
t)||o?.kind!=="inside"||!(0,h().isRegular)(o.entry.kind)?a().NOTHING:u(e,(0,_().normalise)((0,a().from)(n,t))??t,o,n)}async function ot({
path:e,span:n},t,s){const i=await N({as:"config",path:e,span:n},[s.directory],s),c=i.targets[0]?.path;if(t===void 0||c===
void 0)return i;const r=(0,E().wordsOfFile)(await s.tree.read(c),n);if(r===void 0){const m=`@${e}`;return(0,a().join)([i,
(0,a().fails)("tool-loads-code",n,{program:t.text,flag:m})])}const o=(0,H().parseTool)(t,r).map(m=>({...m,span:n}));return(0,a().
join)([i,{targets:[],problems:o},await w((0,y().filesIn)(t,r),t,s)])}});
//# command/resolve/trail
(function(n,r,h,y){let a;const u=()=>a??=r("command/resolve/place");h(n,{Trail:()=>d});const o=64,s=2e3;class d{#t=new Set;#e=new Set;resolve;#i;constructor(t,i){
this.resolve=t,this.#i=i}async follow(t,i,m,e){if(this.#t.has(t))return e({why:"cycle"});const c=await this.#i?.tickScript();
if(c!==void 0)return e({why:"time",limit:c});const l=`${t}\0${i}`;if(this.#e.has(l))return u().NOTHING;if(this.#t.size>=
o)return e({why:"depth",limit:o});if(this.#e.size>=s)return e({why:"count",limit:s});this.#t.add(t);const w=await m();return this.#t.
delete(t),this.#e.add(l),w}}});
//# command/resolve/workspace-patterns
(function(v,p,m,W){let g;const w=()=>g??=p("command/resolve/alternatives");m(v,{matchesPattern:()=>o,readPatterns:()=>y});
function h(t){return t.length>200||t.split("**").length>2?!1:t==="."?!0:t.split("/").every(n=>/^(?!\.{1,2}$)[\w@.*-]+$/.
test(n))}function y(t){const n=[],e=[];if(t.some(r=>r.includes("{")))return P(t);for(const r of t){const l=/^!*/.exec(r)?.[0].
length??0,i=r.slice(l).replace(/^\.?\/+/,"").replace(/\/$/,"");if(!h(i))return{unclear:r};if(l%2===1){e.push(i);continue}
for(let c=0;c<e.length;c+=1)o(i,e[c]??"")&&e.splice(c,1);n.push(i)}const s=n.filter(r=>!e.some(l=>o(r,l)));return{wanted:s,
entries:s.map(r=>[r]),refused:e}}function P(t){const n=[];for(const e of t){const s=(/[[\]!]/.test(e)?void 0:(0,w().alternativesOf)(
e))?.map(r=>r.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!s?.every(h))return{unclear:e};n.push(s)}return{wanted:n.flat(),
entries:n,refused:[]}}function o(t,n,e={}){return u(t.split("/"),n.split("/"),e)}function u(t,n,e){const[a,...s]=t,[r,...l]=n;
return a===void 0?e.partial||n.every(i=>i==="**"):r===void 0?!1:r!=="**"?d(a,r,e)&&u(s,l,e):u(t,l,e)?!0:d(a,"*",e)&&u(s,
n,e)}function d(t,n,{dot:e=!1}){if(t.startsWith(".")&&!n.startsWith(".")&&!e)return!1;const a=n.split(/\*+/);if(a.length===
1)return t===n;const[s=""]=a,r=a.at(-1)??"";if(t.length<s.length+r.length||!t.startsWith(s)||!t.endsWith(r))return!1;let l=s.
length;for(const i of a.slice(1,-1)){const c=t.indexOf(i,l);if(c<0||c+i.length>t.length-r.length)return!1;l=c+i.length}return!0}});
//# command/resolve/workspaces
(function(w,d,W,N){let $;const i=()=>$??=d("node:path");let b;const y=()=>b??=d("repo/paths");let P;const j=()=>P??=d("\
repo/per-tree");let I;const v=()=>I??=d("command/resolve/package-json");let T;const h=()=>T??=d("command/resolve/workspa\
ce-patterns");W(w,{listWorkspaces:()=>M,selectWorkspaces:()=>C});const D=(0,j().perTree)(()=>new Map);function M(s,e){const t=D(
s),n=t.get(e.path)??O(s,e);return t.set(e.path,n),n}async function O(s,e){const t=(0,h().readPatterns)(e.workspaces);if("\
unclear"in t)return t;const{wanted:n,entries:o,refused:a}=t;if(n.length===0)return[];const m=i().posix.dirname(e.path).replace(
/^\.$/,""),l=[];for(const{path:r,kind:p}of s.files()){const u=x(m,r);if(u!==void 0)if(p==="symlink"){const J=n.some(k=>(0,h().
matchesPattern)(u,k,{partial:!0})),L=n.some(k=>(0,h().matchesPattern)(u,k)),g=J?(0,y().resolveInTree)(s,r):void 0;if(g?.
kind==="outside")return{unclear:r};if(g?.kind!=="inside"||g.entry.kind!=="directory")continue;if(!L||a.length>0||n.some(
k=>k.startsWith(`${u}/`)))return{unclear:r};l.push(u)}else i().posix.basename(r)==="package.json"&&l.push(i().posix.dirname(
u))}const c=l.filter(r=>n.some(p=>(0,h().matchesPattern)(r,p))).filter(r=>!r.split("/").includes("node_modules")).filter(
r=>!a.some(p=>(0,h().matchesPattern)(r,p,{dot:!0}))).sort((r,p)=>r.localeCompare(p,"en")),_=o.flatMap(r=>c.filter(p=>r.some(
u=>(0,h().matchesPattern)(p,u,{partial:!0}))));return S(s,m,[...new Set(_)])}async function S(s,e,t){const n=[],o=new Set;
for(const a of t){const m=i().posix.join(e,a).replace(/^\.$/,""),l=await(0,v().readPackageJson)(s,m);if(l===void 0)continue;
if(l===v().INVALID)return{broken:`${m}/package.json`};const c=l.name||A(m);if(o.has(c))return{broken:l.path};o.add(c),n.
push({directory:m,name:c})}return n}function A(s){const e=i().posix.basename(i().posix.dirname(s)),t=i().posix.basename(
s);return e.startsWith("@")?`${e}/${t}`:t}function x(s,e){return s===""?e:e.startsWith(`${s}/`)?e.slice(s.length+1):void 0}
function C(s,e,{directory:t,project:n}){const o=c=>i().posix.join("/",c),a=o(x(n,`${t}/`)===void 0?n:t),m=i().posix.resolve(
a,e),l=[i().posix.relative(o(n),i().posix.resolve(o(t),e)),e];return s.filter(c=>{if(c.name===e||o(c.directory)===m)return!0;
const _=i().posix.relative(a,o(c.directory)),r=e.startsWith("./")?`./${_}`:_;return l.some(p=>F(r,p))})}function F(s,e){
const t=[];for(const o of`${e}/*`.split(/\/+/)){const a=t.at(-1);o===".."&&a&&![".",".."].includes(a)?t.pop():t.push(o)}
const n=s.split("/");return n.length===t.length&&n.every((o,a)=>a<n.length-1?o===t[a]:o!==""&&!o.startsWith("."))}});
