"use strict";exports.id=411,exports.ids=[411],exports.modules={98411:function(Y,O,o){Object.defineProperty(O,"__esModule",{value:!0}),
O.auditVerb=void 0;function A(){const n=o(76760);return A=function(){return n},n}function j(){const n=o(63314);return j=
function(){return n},n}function $(){const n=o(29121);return $=function(){return n},n}function r(){const n=o(64385);return r=
function(){return n},n}function v(){const n=o(18744);return v=function(){return n},n}function B(){const n=o(94534);return B=
function(){return n},n}function u(){const n=o(67506);return u=function(){return n},n}function E(){const n=o(41895);return E=
function(){return n},n}function S(){const n=o(73388);return S=function(){return n},n}function N(){const n=o(4378);return N=
function(){return n},n}function V(){const n=o(16455);return V=function(){return n},n}function U(){const n=o(34397);return U=
function(){return n},n}function t(){const n=o(80090);return t=function(){return n},n}function s(){const n=o(25733);return s=
function(){return n},n}function a(){const n=o(34165);return a=function(){return n},n}function e(){const n=o(13580);return e=
function(){return n},n}function c(){const n=o(10482);return c=function(){return n},n}function f(){const n=o(49232);return f=
function(){return n},n}function i(){const n=o(82256);return i=function(){return n},n}const g=(n,m)=>(0,i().withJudgingOptions)(
new(j()).Command("audit").argument("[files...]","asset files, or files of agents and editors (default: all in the reposi\
tory)").option("--commands <file>","JSON array of commands; `-` reads standard input").option("--repo <dir>","also audit\
 the files that commands would run in this directory")).option("--verbose","show everything, including what is allowed").
action(async(d,w)=>m(await p(d,w,n)));O.auditVerb=g;async function p(n,m,d){const{commands:w}=m;if(w!==void 0&&n.length>
0)throw new(E()).GateError("usage","audit takes either asset files or --commands.","Example: gene-gate audit assets/gep/\
genes.json");const h=w===void 0&&n.length===0,{repo:F=h?".":void 0}=m,b=(0,A().resolve)(d.cwd,F??"."),I=async(P,M)=>{const{
platform:D,signal:L}=d,C=await(0,f().policyFor)(m,d,P),{policy:J}=C,R=N().Judge.by({policy:J,tree:P,changed:new Set,platform:D,
signal:L}),y=w===void 0?await x(h&&P&&M!==void 0?await G(P,R,{directory:b,root:M}):{files:n.map(T=>({path:T,file:T})),automatic:[]},
R,{...m,root:M},d):await l(w,R,m,d);return m.format==="text"&&d.print((0,a().renderPolicyUsed)((0,f().policyName)(C),J,d)),
y};return F===void 0?I():(0,U().withSourceTree)(b,d,I)}async function l(n,m,d,w){const{profile:h}=m.terms.policy,F=(0,c().
readCommandEntries)(await w.readInput(n),(0,S().inputName)(n)),b=async M=>{const{id:D,command:L}=M,C=typeof L=="string"?
L:JSON.stringify(L)??"",J=(0,c().judgeFor)(M.context,m),R=h==="curated"?(0,c().riskAsked)(M):void 0,y=await(R===void 0?J.
command(L).then(T=>(0,V().withEdit)(T,J)):J.risk(R,L));return(0,t().commandAnswer)({id:D,command:C},y,h)},I=await Promise.
all(F.map(b)),P=()=>(0,s().renderCommandAnswers)(I,(0,i().textOptions)(d,w));return(0,i().printAnswer)(I,P,d.format,w),I.
some(({verdict:M})=>M==="block")?1:0}async function G(n,m,{directory:d,root:w}){const{policy:h}=m.terms,b=(await(0,$().inventoryOf)(
n,h,m.clock)).map(t().agentFileAnswer);return{files:(b.length>0?(0,v().assetPathsIn)(n,h):(0,i().storeFiles)(n,h,d)).map(
P=>({path:P,file:(0,A().join)(w,P)})),automatic:b}}async function x({files:n,automatic:m},d,{root:w,...h},F){const{policy:b,
tree:I}=d.terms,{profile:P,assets:M}=b,D={tree:I,root:w},L=(0,B().assetLimits)(M.max_file_bytes),C=[...m];for(const{path:y,
file:T}of n){const z=await(0,c().answerOfAgentFile)({path:y,file:T},D,b,F);if(z!==void 0){C.push(z);continue}const H=await F.
readInput(T),K=await(0,c().pathInRoot)(T,D,F),Q=d.with({cwd:d.storeOf(K).root}),W=await(0,u().auditAssetFile)((0,r().readAssetFile)(
y,H,L),Q);C.push((0,t().fileAnswer)(W,P))}const J=()=>(0,s().renderFileAnswers)(C,(0,i().textOptions)(h,F));(0,i().printAnswer)(
C,J,h.format,F);const R=C.flatMap(y=>y.findings);return R.some(({rule:y})=>(0,e().ruleOf)(y)?.undecided)?2:R.some(({severity:y})=>y===
"error")?1:0}},25733:function(Y,O,o){Object.defineProperty(O,"__esModule",{value:!0}),O.renderCommandAnswers=B,O.renderFileAnswers=
u;function A(){const t=o(69379);return A=function(){return t},t}function j(){const t=o(38319);return j=function(){return t},
t}function $(){const t=o(94965);return $=function(){return t},t}function r(){const t=o(31626);return r=function(){return t},
t}function v(){const t=o(27809);return v=function(){return t},t}function B(t,s){const a=(0,r().layoutOf)(s);return(0,r().
page)([...N(t,a),U(t,[],a)])}function u(t,s){const a=(0,r().layoutOf)(s),e=t.filter(l=>"assets"in l),c=t.filter(l=>"entr\
ies"in l),f=e.flatMap(l=>l.assets),i=f.flatMap(l=>l.commands),g=e.reduce((l,{assets_not_listed:G=0})=>l+G,0),p=[(0,$().count)(
e.length,"file"),(0,$().count)(f.length+g,"asset")];return(0,r().page)([...e.flatMap(l=>S(l,a)),...c.flatMap(l=>E(l,a)),
...e.length>0?[U(i,p,a)]:[]])}function E(t,s){const{path:a,tool:e,approval:c,specification:f,findings:i}=t,g=s.paint("st\
rong",(0,r().shortName)(a,(0,r().roomOf)(s)));return[(0,r().labelled)(s,"file",[g]),(0,r().prose)(s,"read by",`${e}, whi\
ch ${c}; see ${f}`),(0,v().listRows)((0,j().machineList)({agent_files:[t],findings:i}),s),...(0,A().findingRows)(i.filter(
p=>!(0,j().isTold)(p))).map(p=>(0,v().rowLines)(p,s))]}function S({path:t,assets:s,findings:a},e){const c=a.filter(({subject:x})=>x?.
command===void 0),f=e.verbose?c:c.filter(({severity:x})=>x!=="notice"),i=(0,A().findingRows)(f),g=N(s.flatMap(x=>x.commands),
e),p=e.paint("strong",(0,r().shortName)(t,(0,r().roomOf)(e))),G=g.length===0&&i.length===0?[e.paint("quiet","no problems\
 found")]:[];return[(0,r().labelled)(e,"file",[p,...G]),...g,...i.map(x=>(0,v().rowLines)(x,e))]}function N(t,s){return t.
filter(({verdict:a})=>s.verbose||a!=="allow").map(a=>V(a,s))}function V({command:t,verdict:s,findings:a},e){const c=a.filter(
({severity:p})=>p!=="notice"),f=(0,A().reasonNotes)(c),i=$().COMMAND_TONES[s],{span:g}=c.find(p=>p.span)??{};return[...(0,r().
labelled)(e,s,(0,v().markedCommand)(t,g?[g]:[],e,i),i),...(0,v().rowLines)({tone:i,...f},e)]}function U(t,s,a){const e=f=>t.
filter(({verdict:i})=>i===f).length,c=[...s,(0,$().count)(t.length,"command"),`${e("allow")} allowed`,...e("warn")>0?[`${e(
"warn")} allowed with a warning`]:[],...e("block")>0?[`${e("block")} blocked`]:[]];return(0,r().prose)(a,"total",c.join(
", "))}},34165:function(Y,O,o){Object.defineProperty(O,"__esModule",{value:!0}),O.renderPolicy=B,O.renderPolicyUsed=v;function A(){
const u=o(81961);return A=function(){return u},u}function j(){const u=o(94853);return j=function(){return u},u}function $(){
const u=o(94965);return $=function(){return u},u}function r(){const u=o(31626);return r=function(){return u},u}function v(u,{
profile:E},S){const N=(0,r().layoutOf)({...S,verbose:!0});return`${(0,r().prose)(N,"policy",`${u}, profile ${E}`).join(`\

`)}
`}function B(u,E,{idleIgnores:S,idleLevels:N,failedExamples:V},U){const t=(0,r().layoutOf)({...U,verbose:!0}),s=(0,A().comparePolicies)(
j().DEFAULT_POLICY,u),a=s.length===0?"same as the defaults":`${(0,$().count)(s.length,"difference")} from the defaults`;
return`${[(0,r().prose)(t,"policy",`${E}: ${a}`,{text:"strong"}),...s.map(({key:c,change:f,direction:i="changed"})=>(0,r().
prose)(t,i,`${c}: ${f}`,{label:i==="looser"?"caution":"quiet"})),...V.map(c=>(0,r().prose)(t,"example",c,{label:"bad"})),
...Object.entries({ignore:S,rules:N}).flatMap(([c,f])=>f.map(({name:i,why:g})=>(0,r().prose)(t,"no effect",`${c} ${i}: ${g}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
