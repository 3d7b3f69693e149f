"use strict";module.exports={"command/resolve/program"(h,u,v,R){let b;const w=()=>b??=u("node:path");let N;const m=()=>N??=u("repo/pa\
ths");let O;const M=()=>O??=u("repo/per-tree");let T;const x=()=>T??=u("command/resolve/lexical");let I;const P=()=>I??=
u("command/resolve/package-json");let y;const g=()=>y??=u("command/resolve/package-manager");let j;const s=()=>j??=u("co\
mmand/resolve/place");let $;const G=()=>$??=u("command/resolve/workspace-patterns");v(h,{resolveProgram:()=>F});const H=5;
async function F(n,e,i,o){const r=C(n,e,i);if("problems"in r)return r;const{subcommand:t,starts:a,operands:d}=n,[c]=d,l=[
L(e,i,_(n)),...A(n,r)];if(c!==void 0&&a==="file"&&l.push(k(r,c)),c!==void 0&&a==="module"&&l.push(E(r,c)),!(0,g().isPackageManager)(
e))return(0,s().join)(l);if(t==="run"||t==="exec"||t==="script-or-tool")l.push(await(0,g().resolvePackageManager)(n,e,r,
o));else if(t!==void 0&&(0,g().selectsPackages)(n,e)){const f={text:t,span:_(n),quoted:!1},p={...n,subcommand:"run",operands:[
f]};l.push(await(0,g().resolvePackageManager)(p,e,r,o))}return(0,s().join)(l)}function _({operands:n,flags:e}){return n[0]?.
span??e[0]?.span??{start:0,end:0}}function C({flags:n},{data:e},i){let{directory:o}=i;for(const{name:r,value:t,span:a}of n){
if(t===void 0||!e.directory_flags.includes(r))continue;const d=(0,m().normalise)(o===""?t:`${o}/${t}`),c=d===void 0?void 0:
(0,m().resolveInTree)(i.tree,d);if(c===void 0||c.kind==="outside")return(0,s().fails)("target-outside",a,{path:t,reason:c?
"symlink":"above"});if(c.kind!=="inside")return(0,s().fails)("target-missing",a,{path:t});o=c.path}return{...i,directory:o}}
function L({program:n,data:e},{tree:i,changed:o},r){if(e.build_files.length===0)return s().NOTHING;const t=S(i),a=t.get(
e)??W(i,e.build_files);t.set(e,a);const d=a.filter(l=>o.has(l)),c=a.slice(0,H);return(0,s().join)([a.length===0?s().NOTHING:
(0,s().fails)("build-files-unread",r,{program:n,files:c,count:a.length}),...d.map(l=>(0,s().fails)("target-changed",r,{path:l}))])}
const S=(0,M().perTree)(()=>new Map);function W(n,e){const i=o=>e.some(r=>(0,G().matchesPattern)(r.includes("/")?o:w().posix.
basename(o),r,{dot:!0}));return[...n.files()].flatMap(({path:o})=>!(0,m().isWithin)(o,"node_modules")&&i(o)?o:[])}function A({
operands:n,flags:e,starts:i,subcommand:o,family:r},t){const a=r&&(0,g().isPackageManager)(r)&&o!=="test";return[...(i===
void 0&&!a?n:[]).map(({text:l,span:f})=>({text:l.replace(/::.*$/s,""),span:f})),...e.flatMap(({value:l,span:f})=>l===void 0?
[]:[{text:l,span:f}])].map(({text:l,span:f})=>{const p=(0,m().normalise)((0,s().from)(t,l));return p===void 0||p===""?s().
NOTHING:(0,m().isWithin)(p,".git",{ignoreCase:!0})?(0,s().fails)("target-in-git",f,{path:p}):(0,m().resolveInTree)(t.tree,
p).kind==="outside"?(0,s().fails)("target-outside",f,{path:l,reason:"symlink"}):s().NOTHING})}function k(n,{text:e,span:i}){
const o=(0,x().pathProblem)(e,i,n.directory);if(o!==void 0)return{targets:[],problems:[o]};const r=(0,m().normalise)((0,s().
from)(n,e))??"",t=(0,m().resolveInTree)(n.tree,r);if(t.kind==="missing")return(0,s().fails)("target-missing",i,{path:e});
if(t.kind==="outside")return(0,s().fails)("target-outside",i,{path:e,reason:"symlink"});if(t.kind!=="inside"||!(0,P().isRegular)(
t.entry.kind)){const c=t.kind==="inside"?t.entry.kind:"loop";return(0,s().fails)("target-not-a-file",i,{path:e,reason:c})}
const{entry:a}=t;if(!a.tracked)return(0,s().fails)("target-untracked",i,{path:e});const d=n.changed.has(a.path)||n.changed.
has(r);return(0,s().join)([{targets:[(0,s().target)(n,{kind:"file",name:e,path:a.path})],problems:[]},d?(0,s().fails)("t\
arget-changed",i,{path:a.path}):s().NOTHING])}function E(n,{text:e,span:i}){const o=e.replaceAll(".","/"),r=["","src/"].
flatMap(t=>[`${t}${o}.py`,`${t}${o}/__main__.py`]).find(t=>n.tree.stat((0,s().from)(n,t))!==void 0);return r===void 0?(0,s().
fails)("tool-unknown",i,{tool:e}):k(n,{text:r,span:i,quoted:!1})}}};
