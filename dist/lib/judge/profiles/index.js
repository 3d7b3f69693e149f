//# judge/profiles/check-policy
(function(k,G,c){const w=c("packages/zod"),y=c("command/families/machine/program-table"),u=c("command/read"),i=c("comma\
nd/shell-text"),b=c("error"),C=c("policy/default"),E=c("policy/load"),P=c("policy/place"),F=c("rules/finding"),g=c("judg\
e/context"),O=c("judge/families/family"),T=c("judge/families/programs"),h=c("judge/families/registry"),A=c("judge/profil\
es/curated/operation"),_=c("judge/profiles/curated/shape"),I=c("judge/profiles/workspace/allowed"),x=c("judge/profiles/w\
orkspace/custom");function $({families:t,patterns:e}){if(t.length===0&&e.length===0)return[];const r=t.flatMap((o,s)=>d(
["families",s],j(o)));if(r.length>0)return r;const n=(0,h().registryOf)(t);return e.flatMap((o,s)=>d(["patterns",s],L(o,
n)))}function v({policy:t,path:e=E().POLICY_PATH,text:r=""}){return $(t).map(({message:n,pointer:o,value:s})=>{const a=(0,P().
placeIn)(r,o,s);return`${a===void 0?e:`${e}:${a}`}: ${n}`})}function q(t){const e=v(t);if(e.length!==0)throw new(b()).GateError(
"policy_invalid",`Examples of the policy fail:
${e.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}function j(t){const e=O().
familySchema.safeParse(t);if(!e.success)return[{message:`family ${t.name}: ${w().prettifyError(e.error)}`,pointer:["name"],
value:t.name}];const r=(0,h().readFamily)(t),n=M(r);return n.length>0?n:[...l(r,"evolver",o=>S(o,r)),...l(r,"curated",o=>W(
o,r)),...l(r,"workspace",o=>Y(o,r))]}function l(t,e,r){const{match:n=[],not_match:o=[]}=t[e]??{},s=a=>`family ${t.name}:\
 ${e} ${a} its example`;return d([e],[...m("match",n,a=>!r(a),s("rejects")),...m("not_match",o,r,s("accepts"))])}function L({
name:t,regex:e,match:r,not_match:n},o){const s=(0,x().compilePattern)(e);if("error"in s)return[{message:`${t}: the patte\
rn ${s.error}`,pointer:["regex"],value:e}];const a=p=>(0,i().everyCommand)((0,i().readShellText)(p)).some(D=>s.matches((0,x().
subjectOf)(D,o)));return[...m("match",r,p=>!a(p),`${t}: does not match`),...m("not_match",n,a,`${t}: matches`)]}function M({
name:t,evolver:e}){try{return e&&(0,y().programFamily)(t,e),[]}catch(r){const{message:n}=r;return[{message:`family ${t}:\
 ${n}`,pointer:["evolver","flags"],value:t}]}}function S(t,e){const r=(0,T().programTerms)({programs:[e.name],families:[
e]}),{invocation:n,problems:o}=(0,u().readWords)(t,{programs:r}),s=o.map(F().problemFinding);return n?.family!==void 0&&
s.every(({severity:a})=>a!=="error")}function W(t,e){const r=(0,u().readWords)(t),[n,...o]=(0,_().firstCommand)(r);if(e.
curated===void 0||n?.text!==e.name)return!1;const s=new(g()).Places((0,g().contextIn)(void 0,C().DEFAULT_POLICY,"linux",
{})),{reasons:a}=(0,A().readOperation)(e,e.curated,o,s);return(0,_().shapeReasons)(r).length+a.length===0}function Y(t,e){
return(0,i().everyCommand)((0,i().readShellText)(t)).every(r=>r.words[0]?.text===e.name&&(0,I().findCommandObjections)(r,
e).length===0)}function m(t,e,r,n){return e.flatMap((o,s)=>r(o)?[{message:`${n} ${o}`,pointer:[t,s],value:o}]:[])}function d(t,e){
return e.map(r=>({...r,pointer:[...t,...r.pointer]}))}k.exports={checkCommandPolicy:$,checkFamily:j,failedExamples:v,requireExamples:q}});
//# judge/profiles/evolver
(function(c,p,i){const n=i("judge/families/programs"),d=i("judge/profiles/curated/curated"),l={judge:(o,r,t)=>{const s=o.
words[0]?.text;if(o.invocation===void 0&&s&&(0,n().isNamedCurated)(s,t.policy))return d().curated.judge(o,r,a(t));const e=u(
o,r);return{findings:r,...e&&{risk:e}}}};function u({invocation:o},r){const t=o?.family?.data.risk;return r.some(({severity:e})=>e===
"error")||t==="safe"?void 0:t}function a(o){const{policy:r}=o,t=r.allowed_roots.length>0?r.allowed_roots:["."];return{...o,
policy:{...r,allowed_roots:t}}}c.exports={evolver:l}});
//# judge/profiles/index
(function(r,i,e){const o=e("judge/profiles/curated/curated"),t=e("judge/profiles/evolver"),c=e("judge/profiles/validato\
r"),a=e("judge/profiles/workspace/workspace"),s={evolver:t().evolver,validator:c().validator,curated:o().curated,workspace:a().
workspace};r.exports={PROFILES:s}});
//# judge/profiles/profile
(function(e,g,s){const c=s("rules/finding");function a(n,{invocation:o}){const r=o?.family?["program","invocation","tar\
get"]:["program"];return n.filter(({layer:t,rule:i})=>!r.includes(String(t))||i==="command-not-text")}function m(n,o){const r=new Map;
return n.filter(({rule:t})=>{const i=(r.get(t)??0)+1;return r.set(t,i),i<=o})}function u({problems:n}){return n.map(c().
problemFinding)}e.exports={besidesProgram:a,findProblems:u,firstOfEach:m}});
//# judge/profiles/validator
(function(w,j,R){const i=R("rules/finding"),l=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
c={"1.94":{refused:l,information:new Set(["--version","--help","--v8-options"])},newer:{refused:l,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},S={judge:(n,t)=>{const e=[...t,...m(n,c["1.94"])];if(_(
e))return{findings:e};const[r]=m(n,c.newer);return{findings:[...e,...y(r),...k(n)]}}};function _(n){return n.some(({severity:t})=>t===
"error")}function k({invocation:n}){const t=n?.operands[0],e=n&&g(n,c["1.94"]);return t===void 0||e?[]:[(0,i().finding)(
"validator-empty-folder",{script:t.text},{span:t.span})]}function y(n){if(n===void 0)return[];const{flag:t=""}=n.args;return[
(0,i().finding)("validator-newer",{refused:String(t)},n.span&&{span:n.span})]}function g({flags:n},{information:t}){return n.
some(({name:e})=>t.has(e))}function m(n,t){const{words:e,invocation:r,command:p}=n,[s,...v]=e;if(s===void 0)return[];if(s.
text!=="node")return[(0,i().finding)("validator-program",{program:s.text},{span:s.span})];const o=v.filter(({text:d})=>t.
refused.test(d)).map(({text:d,span:h})=>{const x=r?.operands[0],$=x&&x.span.start<h.start?"script":"node";return(0,i().finding)(
"validator-flag",{flag:d,of:$},{span:h})});o.push(...E(r,t),...q(p,t));const a=r!==void 0&&g(r,t),u=r?.flags.some(({name:d})=>d===
"--test")===!0;return(r?.operands[0]===void 0||u)&&!a&&o.push((0,i().finding)("validator-script",{},{span:s.span})),o}function E(n,{
options:t,information:e}){if(n===void 0||t===void 0)return[];const{flags:r,operands:p}=n,[s]=r;if(r.length===1&&p.length===
0&&e.has(s?.name??""))return[];const o=({written:a,span:u})=>(0,i().finding)("validator-flag",{flag:a,of:"node"},{span:u});
return r.filter(({name:a})=>!t.has(a)).map(o)}function q(n,{text:t}){const e=t?.exec(n);if(!e)return[];const r={start:e.
index,end:e.index+e[0].length};return[(0,i().finding)("validator-flag",{flag:e[0],of:"node"},{span:r})]}w.exports={validator:S}});
