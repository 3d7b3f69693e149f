"use strict";module.exports={"command/families/npm"(y,d,P,W){let S;const f=()=>S??=d("rules/finding");let w;const k=()=>w??=d("comman\
d/families/nopt");let M;const h=()=>M??=d("command/families/npm-subcommands");let N;const a=()=>N??=d("command/families/\
parsed");let A;const O=()=>A??=d("command/families/tool");P(y,{interpret:()=>b,isToolName:()=>_,parseNpm:()=>T});function T(n){
return b("npm",(0,k().readNopt)(n),n)}function b(n,{flags:o,unknown:t,remain:s,problems:r},p){const[e,...c]=s,u=o.find(i=>i.
spec.effect==="only-prints"&&!i.negated),m=e&&h().NPM_SUBCOMMANDS.get(e.text),D=m?.effect,l=[...o.flatMap(i=>B(n,i,D)),...r],
g={program:n,flags:o};if(e===void 0)return u===void 0&&l.push(v(n,p)),l.push(...t.map(i=>(0,a().flagProblem)("unknown-fl\
ag",n,i))),{invocation:{...g,operands:[],passthrough:[]},problems:l};if(m===void 0){const i=[...h().NPM_SUBCOMMANDS].find(
([H])=>H.startsWith(e.text))?.[1].name??"",$={subcommand:e.text,meant:i};return l.unshift((0,f().problemAt)("unknown-sub\
command",e.span,$)),{invocation:{...g,operands:c,passthrough:[]},problems:l}}const R=m.effect==="runs-script"?"flag-befo\
re-separator":"unknown-flag";if(l.push(...t.map(i=>(0,a().flagProblem)(R,n,i))),h().MISSPELT.has(e.text)){const i={subcommand:e.
text,meant:m.name};l.push((0,f().problemAt)("misspelt-subcommand",e.span,i))}const U={...g,subcommand:m.name},x=z(m,e,c,
U);return{invocation:x.invocation,problems:[...x.problems,...l]}}function z({name:n,effect:o},t,s,r){const p={...r,operands:s,
passthrough:[]},e=c=>({invocation:p,problems:[(0,a().wordProblem)(c,r.program,{text:n,span:t.span})]});switch(o){case"ru\
ns-script":return E(n,t,s,r);case"runs-tool":return C(t,s,r);case"depends-on-registry":return e(s[0]?.text==="fix"?"inst\
alls":o);case"packs":return F(r.flags,"dry-run")?{invocation:p,problems:[]}:e("writes-files");case"edits-package":return e(
s[0]?.text==="get"?"only-prints":"writes-files");default:return e(o)}}function E(n,o,t,s){const r=n==="run"?t.slice(0,1):
[o],p=n==="run"?t.slice(1):t,[e]=r,c=[];e===void 0?c.push((0,a().printsOnly)("npm",{...o,text:"run"})):e.text==="env"&&c.
push((0,f().problemAt)("prints-environment",e.span,{}));const u=(0,a().onlyAsksForInformation)(p);return u!==void 0&&c.push(
(0,a().printsOnly)("npm",u)),{invocation:{...s,operands:r,passthrough:p},problems:c}}function _(n){return/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.
test(n)}const L=new Set(["only-prints","evaluates-text"]);function C(n,o,t){const[s,...r]=o;if(s===void 0){const c=t.flags.
some(({spec:u,negated:m})=>L.has(u.effect)&&!m)?[]:[v(t.program,[n])];return{invocation:{...t,operands:[],passthrough:[]},
problems:c}}const p={...t,operands:[s],passthrough:r};return _(s.text)?{invocation:p,problems:(0,O().parseTool)(s,r)}:{invocation:p,
problems:[(0,a().wordProblem)("downloads",t.program,s)]}}function F(n,o){const t=n.findLast(s=>s.name===`--${o}`);return t!==
void 0&&t.negated!==!0}const I=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function B(n,o,t){const{effect:s,
name:r}=o.spec;if(o.negated&&(I.has(s)||r==="force"||r==="global"))return[];switch(s){case"harmless":case"allows-missing":
return[];case"filters-dependencies":return t==="only-prints"||t==="depends-on-registry"?[]:[(0,a().flagProblem)("install\
s",n,o)];case"selects-workspace":return t!=="runs-tool"||o.negated?[]:[(0,a().flagProblem)("changes-configuration",n,o)];case"\
changes-directory":return t!=="runs-tool"&&t!=="packs"?[]:[(0,a().flagProblem)("changes-configuration",n,o)];default:return[
(0,a().flagProblem)(s,n,o)]}}function v(n,o){const t=o[0]?.span.start??0,s=o.at(-1)?.span.end??0;return(0,f().problemAt)(
"nothing-to-run",{start:t,end:s},{program:n})}}};
