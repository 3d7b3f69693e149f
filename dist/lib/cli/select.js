"use strict";module.exports={"cli/select"(w,o,y,Z){let h;const p=()=>h??=o("commander");let x;const $=()=>x??=o("assets/compare");let O;
const E=()=>O??=o("assets/file");let b;const v=()=>b??=o("assets/limits");let S;const l=()=>S??=o("error");let G;const I=()=>G??=
o("policy/default");let M;const m=()=>M??=o("report/escape");let T;const j=()=>T??=o("report/text/selection");let L;const N=()=>L??=
o("report/view/words");let P;const A=()=>P??=o("select/extract");let C;const F=()=>C??=o("select/memory-graph");let J;const D=()=>J??=
o("select/option");let V;const Y=()=>V??=o("select/pattern");let B;const H=()=>B??=o("select/selector");y(w,{selectVerb:()=>R});
const f=4*1024*1024,K=(0,v().assetLimits)(I().DEFAULT_POLICY.assets.max_file_bytes),R=(t,e)=>new(p()).Command("select").
requiredOption("--genes <file>","file with the genes").option("--capsules <file>","file with capsules").option("--memory\
 <file>","memory graph; past outcomes prefer or ban genes").option("--signals <list>","comma-separated signals, or a JSO\
N array").addOption(new(p()).Option("--log <file>","extract the signals from a log or an instruction").conflicts("signal\
s")).addOption(new(p()).Option("--format <name>","output format").choices(["text","json"]).default("text")).addHelpText(
"after",`
For each file, \`-\` reads standard input.

Exit codes:
  0  success
  2  error`).action(async s=>{const n=await U(s,t);t.print(s.format==="json"?`${(0,m().json)(n.selector)}
`:(0,j().renderSelection)(n,t),s.format),e(0)});async function U(t,e){const s=await z(t,e),n=await _(t.genes,"gene",e),r=t.
capsules===void 0?[]:await _(t.capsules,"capsule",e),i=t.memory===void 0?void 0:(0,F().readMemoryGraph)(await d(t.memory,
e),t.memory),c=[...n,...r];return e.note(c.flatMap(W).join("")),(0,H().select)({options:c,signals:s,...i&&{memory:{experiences:i,
now:Date.now()}}})}function W({id:t,patterns:e}){return e.flatMap(s=>{const{unsupported:n}=(0,Y().compilePattern)(s);if(n===
void 0)return[];const[r,i]=[t,s].map(c=>(0,m().terminal)((0,N().clip)(c,100)));return`note: ${r}: ${i} is matched as pla\
in text: ${(0,m().terminal)(n)}
`})}async function z({signals:t,log:e},s){if(e!==void 0)return(0,A().extractSignals)(await d(e,s));const n=(t===void 0?[]:
Q(t)).map(r=>r.trim()).filter(r=>r!=="");if(n.length>0)return n;throw new(l()).GateError("usage","select requires --sign\
als or --log.","Example: gene-gate select --genes assets/gep/genes.json --signals log_error,timeout")}function Q(t){if(!t.
trimStart().startsWith("["))return t.split(",");try{const e=JSON.parse(t);if(Array.isArray(e)&&e.every(s=>typeof s=="str\
ing"))return e}catch{}throw new(l()).GateError("usage","--signals begins with [ but is not a JSON array of strings.",`Ex\
ample: --signals '["errsig:TypeError: x, y","log_error"]', or a plain list: --signals a,b`)}async function _(t,e,s){const{
assets:n,problems:r}=(0,E().readAssetFile)(t,await s.readInput(t),K),i=r.find(({rule:a})=>$().INCOMPLETE.has(a));if(i){const{
line:a,column:X}=i.location;throw new(l()).GateError("input_invalid",`${t} cannot be read completely: ${a}:${X}: ${i.detail}\
.`,`Run gene-gate audit ${t} to list all its problems.`)}const c=r.find(({rule:a})=>a==="not-an-asset"),g=e==="gene"?"Ge\
ne":"Capsule",u=n.filter(({type:a})=>a===g);if(u.length===0&&(n.length>0||c))throw new(l()).GateError("input_invalid",`${t}\
 contains no ${g}${c?`: ${c.detail}`:""}.`,`Pass a file with ${e}s, such as assets/gep/${e}s.json.`);return u.flatMap(a=>(0,D().
optionOf)(a)??[])}async function d(t,e){const s=await e.readInput(t);if(s.length<=f)return s.toString("utf8");throw new(l()).
GateError("input_invalid",`${t} has ${s.length} bytes; the limit is ${f}.`,"Pass its newest part, for example with: tail\
 -c 4000000")}}};
