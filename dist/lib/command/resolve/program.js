"use strict";module.exports={"command/resolve/program"(k,f,v,W){let b;const N=()=>b??=f("node:path");let w;const m=()=>w??=f("repo/pa\
ths");let O;const x=()=>O??=f("command/resolve/lexical");let I;const P=()=>I??=f("command/resolve/package-json");let T;const g=()=>T??=
f("command/resolve/package-manager");let y;const n=()=>y??=f("command/resolve/place");let M;const j=()=>M??=f("command/r\
esolve/workspace-patterns");v(k,{resolveProgram:()=>G});const $=5;async function G(t,s,i,l){const r=H(t,s,i);if("problem\
s"in r)return r;const{subcommand:e,starts:a,operands:u}=t,[d]=u,o=[F(s,i,_(t)),...C(t,r)];if(d!==void 0&&a==="file"&&o.push(
h(r,d)),d!==void 0&&a==="module"&&o.push(S(r,d)),!(0,g().isPackageManager)(s))return(0,n().join)(o);if(e==="run"||e==="e\
xec"||e==="script-or-tool")o.push(await(0,g().resolvePackageManager)(t,s,r,l));else if(e!==void 0&&(0,g().selectsPackages)(
t,s)){const c={text:e,span:_(t),quoted:!1},p={...t,subcommand:"run",operands:[c]};o.push(await(0,g().resolvePackageManager)(
p,s,r,l))}return(0,n().join)(o)}function _({operands:t,flags:s}){return t[0]?.span??s[0]?.span??{start:0,end:0}}function H({
flags:t},{data:s},i){let{directory:l}=i;for(const{name:r,value:e,span:a}of t){if(e===void 0||!s.directory_flags.includes(
r))continue;const u=(0,m().normalise)(l===""?e:`${l}/${e}`),d=u===void 0?void 0:(0,m().resolveInTree)(i.tree,u);if(d===void 0||
d.kind==="outside")return(0,n().fails)("target-outside",a,{path:e,reason:d?"symlink":"above"});if(d.kind!=="inside")return(0,n().
fails)("target-missing",a,{path:e});l=d.path}return{...i,directory:l}}function F({program:t,data:s},{tree:i,changed:l},r){
if(s.build_files.length===0)return n().NOTHING;const e=o=>s.build_files.some(c=>(0,j().matchesPattern)(c.includes("/")?o:
N().posix.basename(o),c,{dot:!0})),a=[];for(const{path:o}of i.files())!(0,m().isWithin)(o,"node_modules")&&e(o)&&a.push(
o);const u=a.filter(o=>l.has(o)),d=a.slice(0,$);return(0,n().join)([a.length===0?n().NOTHING:(0,n().fails)("build-files-\
unread",r,{program:t,files:d,count:a.length}),...u.map(o=>(0,n().fails)("target-changed",r,{path:o}))])}function C({operands:t,
flags:s,starts:i,subcommand:l,family:r},e){const a=r&&(0,g().isPackageManager)(r)&&l!=="test";return[...(i===void 0&&!a?
t:[]).map(({text:o,span:c})=>({text:o.replace(/::.*$/s,""),span:c})),...s.flatMap(({value:o,span:c})=>o===void 0?[]:[{text:o,
span:c}])].map(({text:o,span:c})=>{const p=(0,m().normalise)((0,n().from)(e,o));return p===void 0||p===""?n().NOTHING:(0,m().
isWithin)(p,".git",{ignoreCase:!0})?(0,n().fails)("target-in-git",c,{path:p}):(0,m().resolveInTree)(e.tree,p).kind==="ou\
tside"?(0,n().fails)("target-outside",c,{path:o,reason:"symlink"}):n().NOTHING})}function h(t,{text:s,span:i}){const l=(0,x().
pathProblem)(s,i,t.directory);if(l!==void 0)return{targets:[],problems:[l]};const r=(0,m().normalise)((0,n().from)(t,s))??
"",e=(0,m().resolveInTree)(t.tree,r);if(e.kind==="missing")return(0,n().fails)("target-missing",i,{path:s});if(e.kind===
"outside")return(0,n().fails)("target-outside",i,{path:s,reason:"symlink"});if(e.kind!=="inside"||!(0,P().isRegular)(e.entry.
kind)){const d=e.kind==="inside"?e.entry.kind:"loop";return(0,n().fails)("target-not-a-file",i,{path:s,reason:d})}const{
entry:a}=e;if(!a.tracked)return(0,n().fails)("target-untracked",i,{path:s});const u=t.changed.has(a.path)||t.changed.has(
r);return(0,n().join)([{targets:[(0,n().target)(t,{kind:"file",name:s,path:a.path})],problems:[]},u?(0,n().fails)("targe\
t-changed",i,{path:a.path}):n().NOTHING])}function S(t,{text:s,span:i}){const l=s.replaceAll(".","/"),r=["","src/"].flatMap(
e=>[`${e}${l}.py`,`${e}${l}/__main__.py`]).find(e=>t.tree.stat((0,n().from)(t,e))!==void 0);return r===void 0?(0,n().fails)(
"tool-unknown",i,{tool:s}):h(t,{text:r,span:i,quoted:!1})}}};
