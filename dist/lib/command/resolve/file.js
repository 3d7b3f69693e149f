"use strict";module.exports={"command/resolve/file"(x,c,N,$){let O;const I=()=>O??=c("node:path");let T;const f=()=>T??=c("repo/paths");
let P;const u=()=>P??=c("rules/finding");let A;const S=()=>A??=c("command/resolve/alternatives");let F;const l=()=>F??=c(
"command/resolve/dependency");let D;const k=()=>D??=c("command/resolve/lexical");let E;const g=()=>E??=c("command/resolv\
e/main-file");let G;const p=()=>G??=c("command/resolve/package-json");let H;const i=()=>H??=c("command/resolve/place");let U;
const W=()=>U??=c("command/resolve/source");let L;const _=()=>L??=c("command/resolve/test-pattern");N(x,{resolveScript:()=>b,
resolveTest:()=>X,trustProblems:()=>w});const R=new Set(["","js","mjs","cjs","ts","mts","cts"]);async function b(e,t,r){
const{tree:a}=e,n=(0,k().pathProblem)(t,r,e.directory);if(n!==void 0)return{targets:[],problems:[n]};if(t.includes("\\"))
return(0,i().fails)("target-not-a-file",r,{path:t,reason:"backslash"});const o=(0,f().normalise)((0,i().from)(e,t))??"",
d=(0,g().firstFile)(a,(0,g().candidatesFor)(o));if(d===void 0)return V(e,t,o,r);if(d.kind!=="inside"||d.entry.kind!=="di\
rectory")return j(e,{path:t,wanted:o,found:d},r);const s=await(0,g().mainOf)(a,o);if(s===p().INVALID)return(0,i().fails)(
"package-json-invalid",r,{path:I().posix.join(o,"package.json")});if(s===void 0)return(0,i().fails)("target-not-a-file",
r,{path:t,reason:"directory"});const m=await j(e,{path:t,wanted:o,found:s.found},r);return s.by===void 0||!e.changed.has(
s.by)?m:(0,i().join)([m,(0,i().fails)("target-changed",r,{path:s.by})])}async function j(e,{path:t,wanted:r,found:a},n){
const{tree:o,changed:d}=e;if(a.kind==="missing")return(0,i().fails)("target-missing",n,{path:t});if(a.kind==="outside")return(0,i().
fails)("target-outside",n,{path:t,reason:"symlink"});if(a.kind!=="inside")return(0,i().fails)("target-not-a-file",n,{path:t,
reason:"loop"});const{entry:s}=a;if(!(0,p().isRegular)(s.kind))return(0,i().fails)("target-not-a-file",n,{path:t,reason:s.
kind});const m=/\.([^./]*)$/.exec(s.path.replace(/.*\//,""))?.[1]??"";if(!R.has(m))return(0,i().fails)("target-extension",
n,{path:t,extension:m});const v=await w(e,s,t,n);if(v.some(l().isUnverified))return{targets:[],problems:v};const y=[...v],
h={path:s.path};return(d.has(s.path)||d.has(r))&&y.push((0,u().problemAt)("target-changed",n,h)),s.tracked&&await(0,W().
callsWriteFunctions)(o,s)&&y.push((0,u().problemAt)("target-writes",n,h)),{targets:[(0,i().target)(e,{kind:"file",name:t,
path:s.path})],problems:y}}async function w(e,{path:t,tracked:r,built:a},n,o){const d=(0,l().packageOf)(t);return d===void 0?
(r||a)&&!(0,f().isWithin)(t,"node_modules")?[]:[(0,u().problemAt)("target-untracked",o,{path:n})]:r?[(0,u().problemAt)("\
dependency-unverified",o,{name:d,path:n,fault:"committed"})]:await(0,l().inspectDependency)(e,{name:d,path:n},o)}async function V(e,t,r,a){
const n=(0,l().packageOf)(r);if(n===void 0&&e.tree.isPending?.(r))return(0,i().fails)("target-not-judged",a,{path:t});if(n===
void 0||e.tree.stat("node_modules")!==void 0)return(0,i().fails)("target-missing",a,{path:t});const o=await(0,l().inspectDependency)(
e,{name:n,path:t},a);return o.some(l().isUnverified)?{targets:[],problems:o}:(0,i().join)([(0,i().fails)("not-installed",
a,{name:n}),{targets:[],problems:o}])}async function X(e,t,r){const a=(0,k().testProblem)(t,r,e.directory);if(a!==void 0)
return{targets:[],problems:[a]};if((0,_().isPattern)(t)){const o=((0,S().alternativesOf)(t)??[]).map(m=>(0,i().from)(e,m));
return o.some(m=>(0,f().resolveInTree)(e.tree,(0,_().baseOf)(m)).kind==="outside")?(0,i().fails)("target-outside",r,{path:t,
reason:"symlink"}):(0,_().matchesNothing)(e.tree,o.map(m=>(0,f().normalise)(m)??m))?(0,i().fails)("test-pattern-empty",r,
{pattern:t}):i().NOTHING}const n=(0,f().resolveInTree)(e.tree,(0,i().from)(e,t));return n.kind==="inside"&&n.entry.kind===
"directory"&&n.entry.tracked?i().NOTHING:b(e,t,r)}}};
