"use strict";module.exports={"judge/profiles/evolver"(u,d,m,R){let g;const s=()=>g??=d("judge/families/programs");let p;const f=()=>p??=
d("judge/profiles/curated/curated");m(u,{evolver:()=>v});const v={judge:(o,e,i)=>{const h=o.words[0]?.text;if(o.invocation===
void 0&&h&&(0,s().isNamedCurated)(h,i.policy))return f().curated.judge(o,e,l(i));const w=c(o,e);return{findings:e,...w&&
{risk:w}}}};function c({invocation:o},e){const i=o?.family?.data.risk;return e.some(({severity:w})=>w==="error")||i==="s\
afe"?void 0:i}function l(o){const{policy:e}=o,i=e.allowed_roots.length>0?e.allowed_roots:["."];return{...o,policy:{...e,
allowed_roots:i}}}},"judge/profiles/index"(u,d,m,R){let g;const s=()=>g??=d("judge/profiles/curated/curated");let p;const f=()=>p??=
d("judge/profiles/evolver");let v;const c=()=>v??=d("judge/profiles/validator");let l;const o=()=>l??=d("judge/profiles/\
workspace/workspace");m(u,{PROFILES:()=>e});const e={evolver:f().evolver,validator:c().validator,curated:s().curated,workspace:o().
workspace}},"judge/profiles/profile"(u,d,m,R){let g;const s=()=>g??=d("rules/finding");m(u,{besidesProgram:()=>p,findProblems:()=>v,
firstOfEach:()=>f});function p(c,{invocation:l}){const o=l?.family?["program","invocation","target"]:["program"];return c.
filter(({layer:e,rule:i})=>!o.includes(String(e))||i==="command-not-text")}function f(c,l){const o=new Map;return c.filter(
({rule:e})=>{const i=(o.get(e)??0)+1;return o.set(e,i),i<=l})}function v({problems:c}){return c.map(s().problemFinding)}},
"judge/profiles/validator"(u,d,m,R){let g;const s=()=>g??=d("rules/finding");m(u,{validator:()=>v});const p=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
f={"1.94":{refused:p,information:new Set(["--version","--help","--v8-options"])},newer:{refused:p,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},v={judge:(t,r)=>{const n=[...r,...i(t,f["1.94"])];if(c(
n))return{findings:n};const[a]=i(t,f.newer);return{findings:[...n,...o(a),...l(t)]}}};function c(t){return t.some(({severity:r})=>r===
"error")}function l({invocation:t}){const r=t?.operands[0],n=t&&e(t,f["1.94"]);return r===void 0||n?[]:[(0,s().finding)(
"validator-empty-folder",{script:r.text},{span:r.span})]}function o(t){if(t===void 0)return[];const{flag:r=""}=t.args;return[
(0,s().finding)("validator-newer",{refused:String(r)},t.span&&{span:t.span})]}function e({flags:t},{information:r}){return t.
some(({name:n})=>r.has(n))}function i(t,r){const{words:n,invocation:a,command:S}=t,[_,...b]=n;if(_===void 0)return[];if(_.
text!=="node")return[(0,s().finding)("validator-program",{program:_.text},{span:_.span})];const k=b.filter(({text:x})=>r.
refused.test(x)).map(({text:x,span:E})=>(0,s().finding)("validator-flag",{flag:x},{span:E}));k.push(...h(a,r),...w(S,r));
const j=a!==void 0&&e(a,r),y=a?.flags.some(({name:x})=>x==="--test")===!0;return(a?.operands[0]===void 0||y)&&!j&&k.push(
(0,s().finding)("validator-script",{},{span:_.span})),k}function h(t,{options:r,information:n}){if(t===void 0||r===void 0)
return[];const{flags:a,operands:S}=t,[_]=a;if(a.length===1&&S.length===0&&n.has(_?.name??""))return[];const k=({written:j,
span:y})=>(0,s().finding)("validator-flag",{flag:j},{span:y});return a.filter(({name:j})=>!r.has(j)).map(k)}function w(t,{
text:r}){const n=r?.exec(t);if(!n)return[];const a={start:n.index,end:n.index+n[0].length};return[(0,s().finding)("valid\
ator-flag",{flag:n[0]},{span:a})]}}};
