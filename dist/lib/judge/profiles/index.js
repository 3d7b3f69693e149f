"use strict";module.exports={"judge/profiles/evolver"(u,d,m,R){let g;const a=()=>g??=d("judge/families/programs");let p;const f=()=>p??=
d("judge/profiles/curated/curated");m(u,{evolver:()=>v});const v={judge:(e,o,i)=>{const h=e.words[0]?.text;if(e.invocation===
void 0&&h&&(0,a().isNamedCurated)(h,i.policy))return f().curated.judge(e,o,l(i));const w=c(e,o);return{findings:o,...w&&
{risk:w}}}};function c({invocation:e},o){const i=e?.family?.data.risk;return o.some(({severity:w})=>w==="error")||i==="s\
afe"?void 0:i}function l(e){const{policy:o}=e,i=o.allowed_roots.length>0?o.allowed_roots:["."];return{...e,policy:{...o,
allowed_roots:i}}}},"judge/profiles/index"(u,d,m,R){let g;const a=()=>g??=d("judge/profiles/curated/curated");let p;const f=()=>p??=
d("judge/profiles/evolver");let v;const c=()=>v??=d("judge/profiles/validator");let l;const e=()=>l??=d("judge/profiles/\
workspace/workspace");m(u,{PROFILES:()=>o});const o={evolver:f().evolver,validator:c().validator,curated:a().curated,workspace:e().
workspace}},"judge/profiles/profile"(u,d,m,R){let g;const a=()=>g??=d("rules/finding");m(u,{besidesProgram:()=>p,findProblems:()=>v,
firstOfEach:()=>f});function p(c,{invocation:l}){const e=l?.family?["program","invocation","target"]:["program"];return c.
filter(({layer:o,rule:i})=>!e.includes(String(o))||i==="command-not-text")}function f(c,l){const e=new Map;return c.filter(
({rule:o})=>{const i=(e.get(o)??0)+1;return e.set(o,i),i<=l})}function v({problems:c}){return c.map(a().problemFinding)}},
"judge/profiles/validator"(u,d,m,R){let g;const a=()=>g??=d("rules/finding");m(u,{validator:()=>v});const p=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
f={"1.94":{refused:p,information:new Set(["--version","--help","--v8-options"])},newer:{refused:p,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},v={judge:(t,r)=>{const n=[...r,...i(t,f["1.94"])];if(c(
n))return{findings:n};const[s]=i(t,f.newer);return{findings:[...n,...e(s),...l(t)]}}};function c(t){return t.some(({severity:r})=>r===
"error")}function l({invocation:t}){const r=t?.operands[0],n=t&&o(t,f["1.94"]);return r===void 0||n?[]:[(0,a().finding)(
"validator-empty-folder",{script:r.text},{span:r.span})]}function e(t){if(t===void 0)return[];const{flag:r=""}=t.args;return[
(0,a().finding)("validator-newer",{refused:String(r)},t.span&&{span:t.span})]}function o({flags:t},{information:r}){return t.
some(({name:n})=>r.has(n))}function i(t,r){const{words:n,invocation:s,command:S}=t,[_,...b]=n;if(_===void 0)return[];if(_.
text!=="node")return[(0,a().finding)("validator-program",{program:_.text},{span:_.span})];const k=b.filter(({text:x})=>r.
refused.test(x)).map(({text:x,span:E})=>{const O=s?.operands[0],P=O&&O.span.start<E.start?"script":"node";return(0,a().finding)(
"validator-flag",{flag:x,of:P},{span:E})});k.push(...h(s,r),...w(S,r));const j=s!==void 0&&o(s,r),y=s?.flags.some(({name:x})=>x===
"--test")===!0;return(s?.operands[0]===void 0||y)&&!j&&k.push((0,a().finding)("validator-script",{},{span:_.span})),k}function h(t,{
options:r,information:n}){if(t===void 0||r===void 0)return[];const{flags:s,operands:S}=t,[_]=s;if(s.length===1&&S.length===
0&&n.has(_?.name??""))return[];const k=({written:j,span:y})=>(0,a().finding)("validator-flag",{flag:j,of:"node"},{span:y});
return s.filter(({name:j})=>!r.has(j)).map(k)}function w(t,{text:r}){const n=r?.exec(t);if(!n)return[];const s={start:n.
index,end:n.index+n[0].length};return[(0,a().finding)("validator-flag",{flag:n[0],of:"node"},{span:s})]}}};
