"use strict";module.exports={"command/families/npm"(x,d,y,W){let P;const f=()=>P??=d("rules/finding");let S;const w=()=>S??=d("comman\
d/families/nopt");let M;const h=()=>M??=d("command/families/npm-subcommands");let k;const a=()=>k??=d("command/families/\
parsed");let A;const O=()=>A??=d("command/families/tool");y(x,{interpret:()=>b,parseNpm:()=>N});function N(t){return b("\
npm",(0,w().readNopt)(t),t)}function b(t,{flags:o,unknown:n,remain:s,problems:r},p){const[e,...c]=s,u=o.find(i=>i.spec.effect===
"only-prints"&&!i.negated),m=e&&h().NPM_SUBCOMMANDS.get(e.text),D=m?.effect,l=[...o.flatMap(i=>B(t,i,D)),...r],g={program:t,
flags:o};if(e===void 0)return u===void 0&&l.push(_(t,p)),l.push(...n.map(i=>(0,a().flagProblem)("unknown-flag",t,i))),{invocation:{
...g,operands:[],passthrough:[]},problems:l};if(m===void 0){const i=[...h().NPM_SUBCOMMANDS].find(([H])=>H.startsWith(e.
text))?.[1].name??"",$={subcommand:e.text,meant:i};return l.unshift((0,f().problemAt)("unknown-subcommand",e.span,$)),{invocation:{
...g,operands:c,passthrough:[]},problems:l}}const R=m.effect==="runs-script"?"flag-before-separator":"unknown-flag";if(l.
push(...n.map(i=>(0,a().flagProblem)(R,t,i))),h().MISSPELT.has(e.text)){const i={subcommand:e.text,meant:m.name};l.push(
(0,f().problemAt)("misspelt-subcommand",e.span,i))}const U={...g,subcommand:m.name},v=T(m,e,c,U);return{invocation:v.invocation,
problems:[...v.problems,...l]}}function T({name:t,effect:o},n,s,r){const p={...r,operands:s,passthrough:[]},e=c=>({invocation:p,
problems:[(0,a().wordProblem)(c,r.program,{text:t,span:n.span})]});switch(o){case"runs-script":return E(t,n,s,r);case"ru\
ns-tool":return C(n,s,r);case"depends-on-registry":return e(s[0]?.text==="fix"?"installs":o);case"packs":return F(r.flags,
"dry-run")?{invocation:p,problems:[]}:e("writes-files");case"edits-package":return e(s[0]?.text==="get"?"only-prints":"w\
rites-files");default:return e(o)}}function E(t,o,n,s){const r=t==="run"?n.slice(0,1):[o],p=t==="run"?n.slice(1):n,[e]=r,
c=[];e===void 0?c.push((0,a().printsOnly)("npm",{...o,text:"run"})):e.text==="env"&&c.push((0,f().problemAt)("prints-env\
ironment",e.span,{}));const u=(0,a().onlyAsksForInformation)(p);return u!==void 0&&c.push((0,a().printsOnly)("npm",u)),{
invocation:{...s,operands:r,passthrough:p},problems:c}}const L=/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i,
z=new Set(["only-prints","evaluates-text"]);function C(t,o,n){const[s,...r]=o;if(s===void 0){const c=n.flags.some(({spec:u,
negated:m})=>z.has(u.effect)&&!m)?[]:[_(n.program,[t])];return{invocation:{...n,operands:[],passthrough:[]},problems:c}}
const p={...n,operands:[s],passthrough:r};return L.test(s.text)?{invocation:p,problems:(0,O().parseTool)(s,r)}:{invocation:p,
problems:[(0,a().wordProblem)("downloads",n.program,s)]}}function F(t,o){const n=t.findLast(s=>s.name===`--${o}`);return n!==
void 0&&n.negated!==!0}const I=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function B(t,o,n){const{effect:s,
name:r}=o.spec;if(o.negated&&(I.has(s)||r==="force"||r==="global"))return[];switch(s){case"harmless":case"allows-missing":
return[];case"filters-dependencies":return n==="only-prints"||n==="depends-on-registry"?[]:[(0,a().flagProblem)("install\
s",t,o)];case"selects-workspace":return n!=="runs-tool"||o.negated?[]:[(0,a().flagProblem)("changes-configuration",t,o)];case"\
changes-directory":return n!=="runs-tool"&&n!=="packs"?[]:[(0,a().flagProblem)("changes-configuration",t,o)];default:return[
(0,a().flagProblem)(s,t,o)]}}function _(t,o){const n=o[0]?.span.start??0,s=o.at(-1)?.span.end??0;return(0,f().problemAt)(
"nothing-to-run",{start:n,end:s},{program:t})}}};
