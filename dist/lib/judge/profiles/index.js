//# judge/profiles/check-policy
(function(w,s,j,at){let k;const b=()=>k??=s("zod");let C;const E=()=>C??=s("command/families/machine/program-table");let P;
const _=()=>P??=s("command/read");let F;const i=()=>F??=s("command/shell-text");let O;const T=()=>O??=s("error");let A;const I=()=>A??=
s("policy/default");let z;const L=()=>z??=s("policy/load");let M;const S=()=>M??=s("policy/place");let W;const Y=()=>W??=
s("rules/finding");let D;const g=()=>D??=s("judge/context");let G;const H=()=>G??=s("judge/families/family");let R;const U=()=>R??=
s("judge/families/programs");let B;const u=()=>B??=s("judge/families/registry");let J;const K=()=>J??=s("judge/profiles/\
curated/operation");let N;const h=()=>N??=s("judge/profiles/curated/shape");let Q;const V=()=>Q??=s("judge/profiles/work\
space/allowed");let X;const y=()=>X??=s("judge/profiles/workspace/custom");j(w,{checkCommandPolicy:()=>x,checkFamily:()=>v,
failedExamples:()=>$,requireExamples:()=>Z});function x({families:e,patterns:t}){if(e.length===0&&t.length===0)return[];
const o=e.flatMap((r,a)=>d(["families",a],v(r)));if(o.length>0)return o;const n=(0,u().registryOf)(e);return t.flatMap((r,a)=>d(
["patterns",a],q(r,n)))}function $({policy:e,path:t=L().POLICY_PATH,text:o=""}){return x(e).map(({message:n,pointer:r,value:a})=>{
const c=(0,S().placeIn)(o,r,a);return`${c===void 0?t:`${t}:${c}`}: ${n}`})}function Z(e){const t=$(e);if(t.length!==0)throw new(T()).
GateError("policy_invalid",`Examples of the policy fail:
${t.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function v(e){const t=H().
familySchema.safeParse(e);if(!t.success)return[{message:`family ${e.name}: ${b().prettifyError(t.error)}`,pointer:["name"],
value:e.name}];const o=(0,u().readFamily)(e),n=tt(o);return n.length>0?n:[...p(o,"evolver",r=>et(r,o)),...p(o,"curated",
r=>ot(r,o)),...p(o,"workspace",r=>rt(r,o))]}function p(e,t,o){const{match:n=[],not_match:r=[]}=e[t]??{},a=c=>`family ${e.
name}: ${t} ${c} its example`;return d([t],[...m("match",n,c=>!o(c),a("rejects")),...m("not_match",r,o,a("accepts"))])}function q({
name:e,regex:t,match:o,not_match:n},r){const a=(0,y().compilePattern)(t);if("error"in a)return[{message:`${e}: the patte\
rn ${a.error}`,pointer:["regex"],value:t}];const c=l=>(0,i().everyCommand)((0,i().readShellText)(l)).some(nt=>a.matches(
(0,y().subjectOf)(nt,r)));return[...m("match",o,l=>!c(l),`${e}: does not match`),...m("not_match",n,c,`${e}: matches`)]}
function tt({name:e,evolver:t}){try{return t&&(0,E().programFamily)(e,t),[]}catch(o){const{message:n}=o;return[{message:`\
family ${e}: ${n}`,pointer:["evolver","flags"],value:e}]}}function et(e,t){const o=(0,U().programTerms)({programs:[t.name],
families:[t]}),{invocation:n,problems:r}=(0,_().readWords)(e,{programs:o}),a=r.map(Y().problemFinding);return n?.family!==
void 0&&a.every(({severity:c})=>c!=="error")}function ot(e,t){const o=(0,_().readWords)(e),[n,...r]=(0,h().firstCommand)(
o);if(t.curated===void 0||n?.text!==t.name)return!1;const a=new(g()).Places((0,g().contextIn)(void 0,I().DEFAULT_POLICY,
"linux",{})),{reasons:c}=(0,K().readOperation)(t,t.curated,r,a);return(0,h().shapeReasons)(o).length+c.length===0}function rt(e,t){
return(0,i().everyCommand)((0,i().readShellText)(e)).every(o=>o.words[0]?.text===t.name&&(0,V().findCommandObjections)(o,
t).length===0)}function m(e,t,o,n){return t.flatMap((r,a)=>o(r)?[{message:`${n} ${r}`,pointer:[e,a],value:r}]:[])}function d(e,t){
return t.map(o=>({...o,pointer:[...e,...o.pointer]}))}});
//# judge/profiles/evolver
(function(c,i,l,v){let d;const n=()=>d??=i("judge/families/programs");let a;const u=()=>a??=i("judge/profiles/curated/c\
urated");l(c,{evolver:()=>m});const m={judge:(o,r,t)=>{const s=o.words[0]?.text;if(o.invocation===void 0&&s&&(0,n().isNamedCurated)(
s,t.policy))return u().curated.judge(o,r,_(t));const e=p(o,r);return{findings:r,...e&&{risk:e}}}};function p({invocation:o},r){
const t=o?.family?.data.risk;return r.some(({severity:e})=>e==="error")||t==="safe"?void 0:t}function _(o){const{policy:r}=o,
t=r.allowed_roots.length>0?r.allowed_roots:["."];return{...o,policy:{...r,allowed_roots:t}}}});
//# judge/profiles/index
(function(e,o,t,_){let r;const a=()=>r??=o("judge/profiles/curated/curated");let l;const c=()=>l??=o("judge/profiles/ev\
olver");let p;const d=()=>p??=o("judge/profiles/validator");let i;const s=()=>i??=o("judge/profiles/workspace/workspace");
t(e,{PROFILES:()=>v});const v={evolver:c().evolver,validator:d().validator,curated:a().curated,workspace:s().workspace}});
//# judge/profiles/profile
(function(e,s,c,l){let m;const a=()=>m??=s("rules/finding");c(e,{besidesProgram:()=>u,findProblems:()=>g,firstOfEach:()=>d});
function u(n,{invocation:o}){const t=o?.family?["program","invocation","target"]:["program"];return n.filter(({layer:i,rule:r})=>!t.
includes(String(i))||r==="command-not-text")}function d(n,o){const t=new Map;return n.filter(({rule:i})=>{const r=(t.get(
i)??0)+1;return t.set(i,r),r<=o})}function g({problems:n}){return n.map(a().problemFinding)}});
//# judge/profiles/validator
(function(w,R,S,B){let _;const i=()=>_??=R("rules/finding");S(w,{validator:()=>k});const l=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
c={"1.94":{refused:l,information:new Set(["--version","--help","--v8-options"])},newer:{refused:l,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},k={judge:(n,t)=>{const e=[...t,...m(n,c["1.94"])];if(y(
e))return{findings:e};const[r]=m(n,c.newer);return{findings:[...e,...$(r),...E(n)]}}};function y(n){return n.some(({severity:t})=>t===
"error")}function E({invocation:n}){const t=n?.operands[0],e=n&&g(n,c["1.94"]);return t===void 0||e?[]:[(0,i().finding)(
"validator-empty-folder",{script:t.text},{span:t.span})]}function $(n){if(n===void 0)return[];const{flag:t=""}=n.args;return[
(0,i().finding)("validator-newer",{refused:String(t)},n.span&&{span:n.span})]}function g({flags:n},{information:t}){return n.
some(({name:e})=>t.has(e))}function m(n,t){const{words:e,invocation:r,command:p}=n,[s,...v]=e;if(s===void 0)return[];if(s.
text!=="node")return[(0,i().finding)("validator-program",{program:s.text},{span:s.span})];const o=v.filter(({text:d})=>t.
refused.test(d)).map(({text:d,span:h})=>{const x=r?.operands[0],z=x&&x.span.start<h.start?"script":"node";return(0,i().finding)(
"validator-flag",{flag:d,of:z},{span:h})});o.push(...j(r,t),...q(p,t));const a=r!==void 0&&g(r,t),u=r?.flags.some(({name:d})=>d===
"--test")===!0;return(r?.operands[0]===void 0||u)&&!a&&o.push((0,i().finding)("validator-script",{},{span:s.span})),o}function j(n,{
options:t,information:e}){if(n===void 0||t===void 0)return[];const{flags:r,operands:p}=n,[s]=r;if(r.length===1&&p.length===
0&&e.has(s?.name??""))return[];const o=({written:a,span:u})=>(0,i().finding)("validator-flag",{flag:a,of:"node"},{span:u});
return r.filter(({name:a})=>!t.has(a)).map(o)}function q(n,{text:t}){const e=t?.exec(n);if(!e)return[];const r={start:e.
index,end:e.index+e[0].length};return[(0,i().finding)("validator-flag",{flag:e[0],of:"node"},{span:r})]}});
