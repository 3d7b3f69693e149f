"use strict";module.exports={"command/resolve/tool-files"(x,l,N,q){let T;const u=()=>T??=l("node:path");let I;const p=()=>I??=l("repo\
/paths");let O;const F=()=>O??=l("rules/finding");let P;const A=()=>P??=l("command/families/tool");let G;const h=()=>G??=
l("command/families/tools/named-files");let H;const D=()=>H??=l("command/resolve/alternatives");let R;const $=()=>R??=l(
"command/resolve/argument-file");let B;const y=()=>B??=l("command/resolve/dependency");let E;const L=()=>E??=l("command/\
resolve/file");let M;const j=()=>M??=l("command/resolve/lexical");let S;const k=()=>S??=l("command/resolve/main-file");let U;
const V=()=>U??=l("command/resolve/node");let z;const g=()=>z??=l("command/resolve/package-json");let C;const a=()=>C??=
l("command/resolve/place");let J;const v=()=>J??=l("command/resolve/test-pattern");N(x,{resolveToolFiles:()=>Q});const K=[
"",...["js","cjs","mjs","ts","cts","mts","jsx","tsx","json"].map(e=>`.${e}`)];async function Q(e,n){return b((0,h().filesNamedBy)(
e),e.operands[0],n)}async function b({files:e,roots:n,nodeFlags:t},s,i){const c=["",...n].flatMap(o=>{const m=(0,p().normalise)(
(0,a().from)(i,o));return m===void 0?[]:[m]}),r=[];for(const o of e)r.push(o.as==="arguments"?await Z(o,s,i):o.as==="tes\
ts"?await Y(o,i):await w(o,[...new Set(c)],i));for(const o of t)r.push(await(0,V().inspectNodeFlag)(o,i));return(0,a().join)(
r)}async function w(e,n,t){const{as:s,path:i,span:c}=e,r=(0,j().pathProblem)(i,c,t.directory);if(r!==void 0)return{targets:[],
problems:[r]};const o=[];for(const m of n){const d=(0,p().normalise)(u().posix.join(m,i));if(d===void 0)continue;const f=await W(
e,d,t);f!==void 0&&o.push(f)}return o.length>0?(0,a().join)(o):s==="code"||s==="config"?(0,a().fails)("target-missing",c,
{path:i}):s==="module"&&e.first?X(i,c,t):a().NOTHING}async function W(e,n,t){const{as:s,path:i,span:c}=e,{tree:r}=t,o=(0,k().
firstFile)(r,s==="place"?[n]:K.map(f=>n+f));if(o===void 0)return;const m=o.kind==="inside"&&!(0,g().isRegular)(o.entry.kind);
if(s==="place"&&o.kind==="inside")return a().NOTHING;if(!m)return _(e,n,o,t);if(s==="config"){const f=(0,p().resolveInTree)(
r,u().posix.join(o.path,"tsconfig.json"));return f.kind==="missing"?a().NOTHING:_(e,n,f,t)}const d=await(0,k().mainOf)(r,
n);return d===g().INVALID?(0,a().fails)("package-json-invalid",c,{path:u().posix.join(i,"package.json")}):d&&_(e,n,d.found,
t)}async function _({as:e,path:n,span:t,ifFile:s},i,c,r){if(c.kind==="outside")return(0,a().fails)("target-outside",t,{path:n,
reason:"symlink"});if(c.kind!=="inside")return(0,a().fails)("target-not-a-file",t,{path:n,reason:"loop"});const{entry:o}=c,
m=await(0,L().trustProblems)(r,o,n,t);if(m.some(y().isUnverified))return{targets:[],problems:m};const d=r.changed.has(o.
path)||r.changed.has(i);return{targets:[(0,a().target)(r,{kind:"file",name:n,path:o.path})],problems:[...m,...e==="modul\
e"&&s?[s]:[],...d?[(0,F().problemAt)("target-changed",t,{path:o.path})]:[]]}}async function X(e,n,t){const s=/^(?:@[^/]+\/)?[^/]+/.
exec(e)?.[0]??e;return{targets:[],problems:await(0,y().inspectDependency)(t,{name:s,path:e},n)}}async function Y(e,n){const{
path:t,span:s}=e,i=(0,j().testProblem)(t,s,n.directory);if(i!==void 0)return{targets:[],problems:[i]};const r=((0,v().isPattern)(
t)?((0,D().alternativesOf)(t)??[]).map(v().baseOf):[t]).map(m=>(0,p().resolveInTree)(n.tree,(0,a().from)(n,m)));if(r.some(
({kind:m})=>m==="outside"))return(0,a().fails)("target-outside",s,{path:t,reason:"symlink"});const[o]=r;return(0,v().isPattern)(
t)||o?.kind!=="inside"||!(0,g().isRegular)(o.entry.kind)?a().NOTHING:_(e,(0,p().normalise)((0,a().from)(n,t))??t,o,n)}async function Z({
path:e,span:n},t,s){const i=await w({as:"config",path:e,span:n},[s.directory],s),c=i.targets[0]?.path;if(t===void 0||c===
void 0)return i;const r=(0,$().wordsOfFile)(await s.tree.read(c),n);if(r===void 0){const m=`@${e}`;return(0,a().join)([i,
(0,a().fails)("tool-loads-code",n,{program:t.text,flag:m})])}const o=(0,A().parseTool)(t,r).map(m=>({...m,span:n}));return(0,a().
join)([i,{targets:[],problems:o},await b((0,h().filesIn)(t,r),t,s)])}}};
