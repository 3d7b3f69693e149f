"use strict";module.exports={"judge/profiles/check-policy"(v,s,j,nt){let w;const k=()=>w??=s("zod");let b;const C=()=>b??=s("command/\
families/machine/program-table");let E;const _=()=>E??=s("command/read");let P;const i=()=>P??=s("command/shell-text");let F;
const O=()=>F??=s("error");let T;const A=()=>T??=s("policy/default");let I;const z=()=>I??=s("policy/load");let L;const M=()=>L??=
s("policy/place");let S;const W=()=>S??=s("rules/finding");let Y;const f=()=>Y??=s("judge/context");let D;const G=()=>D??=
s("judge/families/family");let H;const R=()=>H??=s("judge/families/programs");let U;const g=()=>U??=s("judge/families/re\
gistry");let B;const J=()=>B??=s("judge/profiles/curated/operation");let K;const u=()=>K??=s("judge/profiles/curated/sha\
pe");let N;const Q=()=>N??=s("judge/profiles/workspace/allowed");let V;const h=()=>V??=s("judge/profiles/workspace/custo\
m");j(v,{checkCommandPolicy:()=>y,checkFamily:()=>$,failedExamples:()=>x,requireExamples:()=>X});function y({families:e,
patterns:t}){if(e.length===0&&t.length===0)return[];const o=e.flatMap((r,a)=>d(["families",a],$(r)));if(o.length>0)return o;
const n=(0,g().registryOf)(e);return t.flatMap((r,a)=>d(["patterns",a],Z(r,n)))}function x({policy:e,path:t=z().POLICY_PATH,
text:o=""}){return y(e).map(({message:n,pointer:r,value:a})=>{const c=(0,M().placeIn)(o,r,a);return`${c===void 0?t:`${t}\
:${c}`}: ${n}`})}function X(e){const t=x(e);if(t.length!==0)throw new(O()).GateError("policy_invalid",`Examples of the p\
olicy fail:
${t.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function $(e){const t=G().
familySchema.safeParse(e);if(!t.success)return[{message:`family ${e.name}: ${k().prettifyError(t.error)}`,pointer:["name"],
value:e.name}];const o=(0,g().readFamily)(e),n=q(o);return n.length>0?n:[...p(o,"evolver",r=>tt(r,o)),...p(o,"curated",r=>et(
r,o)),...p(o,"workspace",r=>ot(r,o))]}function p(e,t,o){const{match:n=[],not_match:r=[]}=e[t]??{},a=c=>`family ${e.name}\
: ${t} ${c} its example`;return d([t],[...l("match",n,c=>!o(c),a("rejects")),...l("not_match",r,o,a("accepts"))])}function Z({
name:e,regex:t,match:o,not_match:n},r){const a=(0,h().compilePattern)(t);if("error"in a)return[{message:`${e}: the patte\
rn ${a.error}`,pointer:["regex"],value:t}];const c=m=>(0,i().everyCommand)((0,i().readShellText)(m)).some(rt=>a.matches(
(0,h().subjectOf)(rt,r)));return[...l("match",o,m=>!c(m),`${e}: does not match`),...l("not_match",n,c,`${e}: matches`)]}
function q({name:e,evolver:t}){try{return t&&(0,C().programFamily)(e,t),[]}catch(o){const{message:n}=o;return[{message:`\
family ${e}: ${n}`,pointer:["evolver","flags"],value:e}]}}function tt(e,t){const o=(0,R().programTerms)({programs:[t.name],
families:[t]}),{invocation:n,problems:r}=(0,_().readWords)(e,{programs:o}),a=r.map(W().problemFinding);return n?.family!==
void 0&&a.every(({severity:c})=>c!=="error")}function et(e,t){const o=(0,_().readWords)(e),[n,...r]=(0,u().firstCommand)(
o);if(t.curated===void 0||n?.text!==t.name)return!1;const a=new(f()).Places((0,f().contextIn)(void 0,A().DEFAULT_POLICY,
"linux",{})),{reasons:c}=(0,J().readOperation)(t,t.curated,r,a);return(0,u().shapeReasons)(o).length+c.length===0}function ot(e,t){
return(0,i().everyCommand)((0,i().readShellText)(e)).every(o=>o.words[0]?.text===t.name&&(0,Q().findCommandObjections)(o,
t).length===0)}function l(e,t,o,n){return t.flatMap((r,a)=>o(r)?[{message:`${n} ${r}`,pointer:[e,a],value:r}]:[])}function d(e,t){
return t.map(o=>({...o,pointer:[...e,...o.pointer]}))}}};
