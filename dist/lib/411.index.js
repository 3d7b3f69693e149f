"use strict";exports.id=411,exports.ids=[411],exports.modules={82664:((H,y,s)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.auditAssetFile=
m;function r(){const d=s(72025);return r=function(){return d},d}function $(){const d=s(70716);return $=function(){return d},
d}function O(){const d=s(54034);return O=function(){return d},d}function u(){const d=s(56131);return u=function(){return d},
d}function A(){const d=s(16373);return A=function(){return d},d}function S(){const d=s(66160);return S=function(){return d},
d}async function m(d,F){const P=F.terms.tree!==void 0?(0,S().correctorIn)(d.problems):()=>"hand",b=(0,S().subjectOfAssets)(
d,F,P),{clock:o}=F,i=await o.all(d.assets,async t=>{const e=(0,S().isGene)(t)?await(0,A().readGene)(t,F,P):void 0;if(e===
void 0)return{asset:t,commands:[],findings:await(0,r().ask)($().CLAIM_CHECKS,b,{asset:t})};const{commands:a}=e,c=[...await(0,O().
geneFindings)(b,{...e,limits:(0,u().limitsOf)(e,b)}),...a.flatMap(f=>f.findings)];return{asset:t,commands:a,findings:c}});
return{path:d.path,assets:i.map(({asset:t,commands:e})=>({asset:t,commands:e})),findings:[...await(0,r().ask)($().SUBJECT_CHECKS,
b),...i.flatMap(({findings:t})=>t)]}}}),10482:((H,y,s)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.judgeFor=M,y.
readCommandEntries=F,y.riskAsked=P;function r(){const t=s(7723);return r=function(){return t},t}function $(){const t=s(41895);
return $=function(){return t},t}function O(){const t=s(78374);return O=function(){return t},t}function u(){const t=s(13970);
return u=function(){return t},t}function A(){const t=s(63550);return A=function(){return t},t}function S(){const t=s(32854);
return S=function(){return t},t}const m=r().looseObject({mode:u().riskSchema,allow_dangerous:r().boolean(),allowed_roots:r().
array(r().string().min(1)),workspace:r().string().min(1),cwd:r().string().min(1),proposal_mode:r().enum(["structured","e\
xperimental"]),command_family:r().string(),platform:O().platformSchema,disabled_packs:r().array(r().string()),symlinks:r().
record(r().string().min(1),r().string().min(1)),tool:r().enum(["bash","runpy"]),computed_risk:u().riskSchema}).partial(),
d=r().object({id:r().union([r().string(),r().number()]).optional(),command:r().unknown(),context:m.default({})});function F(t,e){
return o(t,e).map((c,f)=>{if(typeof c!="object"||c===null||!("command"in c))return{id:String(f),command:c,context:{}};const p=d.
safeParse(c);if(!p.success)throw i(`entry ${f} of ${e}: ${r().prettifyError(p.error)}`);const{id:l=String(f),command:T,context:N}=p.
data;return{id:l,command:T,context:N}})}function M(t,e){const{mode:a,allow_dangerous:c,allowed_roots:f,workspace:p,disabled_packs:l,
platform:T}=t,{proposal_mode:N,command_family:g,cwd:V,tool:n,symlinks:h}=t,w={...e.terms.policy,...a&&{mode:a},...c!==void 0&&
{allow_dangerous:c},...f&&{allowed_roots:f},...p&&{workspace:p},...l&&{disabled_packs:l}};return e.with({policy:w,...T&&
{platform:T}}).proposed({...N&&{mode:N},...g!==void 0&&{family:g},...V&&{cwd:V},...n&&{tool:n},...h&&{files:b(h,V??w.workspace)}})}
function P({command:t,context:e}){return t===null?e.computed_risk:void 0}function b(t,e){const a=Object.entries(t).map(([
c,f])=>{const p=(0,S().locatePath)(c,e,{at:"/"});if(p===void 0)throw i(`the symlink ${c} has no valid path`);return[p.slice(
1),{symlink:f}]});return(0,A().literalTree)(Object.fromEntries(a),"the given symlinks")}function o(t,e){let a;try{a=JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch(c){throw i(`${e} is not JSON in UTF-8: ${c.message}`)}if(!Array.
isArray(a))throw i(`${e} is not a JSON array`);return a}function i(t){return new($()).GateError("input_invalid",`The com\
mands cannot be read: ${t}.`,'Pass a JSON array of commands, or of objects such as {"id": "1", "command": "npm test"}.')}}),
98411:((H,y,s)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.auditVerb=void 0;function r(){const n=s(76760);return r=
function(){return n},n}function $(){const n=s(63314);return $=function(){return n},n}function O(){const n=s(81456);return O=
function(){return n},n}function u(){const n=s(64385);return u=function(){return n},n}function A(){const n=s(82664);return A=
function(){return n},n}function S(){const n=s(41895);return S=function(){return n},n}function m(){const n=s(73388);return m=
function(){return n},n}function d(){const n=s(4378);return d=function(){return n},n}function F(){const n=s(16455);return F=
function(){return n},n}function M(){const n=s(53010);return M=function(){return n},n}function P(){const n=s(80090);return P=
function(){return n},n}function b(){const n=s(10289);return b=function(){return n},n}function o(){const n=s(25733);return o=
function(){return n},n}function i(){const n=s(34165);return i=function(){return n},n}function t(){const n=s(13580);return t=
function(){return n},n}function e(){const n=s(99944);return e=function(){return n},n}function a(){const n=s(10482);return a=
function(){return n},n}function c(){const n=s(49232);return c=function(){return n},n}function f(){const n=s(82256);return f=
function(){return n},n}const p=(n,h)=>(0,f().withJudgingOptions)(new($()).Command("audit").argument("[files...]","asset \
files (default: all in the repository), or files of agents and editors").option("--commands <file>","JSON array of comma\
nds; `-` reads standard input").option("--repo <dir>","also audit the files that commands would run in this directory")).
option("--verbose","show everything, including what is allowed").action(async(w,v)=>h(await l(w,v,n)));y.auditVerb=p;async function l(n,h,w){
const{commands:v}=h;if(v!==void 0&&n.length>0)throw new(S()).GateError("usage","audit takes either asset files or --comm\
ands.","Example: gene-gate audit assets/gep/genes.json");const C=v===void 0&&n.length===0,{repo:L=C?".":void 0}=h,B=(0,r().
resolve)(w.cwd,L??"."),U=async(E,I)=>{const{platform:J,signal:R}=w,k=await(0,c().policyFor)(h,w,E),{policy:j}=k,x=d().Judge.
by({policy:j,tree:E,changed:new Set,platform:J,signal:R}),D=v===void 0?await N(C&&E&&I!==void 0?(0,f().storeFiles)(E,j,B).
map(G=>({path:G,file:(0,r().join)(I,G)})):n.map(G=>({path:G,file:G})),x,{...h,root:I},w):await T(v,x,h,w);return h.format===
"text"&&w.print((0,i().renderPolicyUsed)((0,c().policyName)(k),j,w)),D};return L===void 0?U():(0,M().withSourceTree)(B,w.
env,U)}async function T(n,h,w,v){const{profile:C}=h.terms.policy,L=(0,a().readCommandEntries)(await v.readInput(n),(0,m().
inputName)(n)),B=async E=>{const{id:I,command:J}=E,R=typeof J=="string"?J:JSON.stringify(J)??"",k=(0,a().judgeFor)(E.context,
h),j=C==="curated"?(0,a().riskAsked)(E):void 0,x=await(j===void 0?k.command(J).then(D=>(0,F().withEdit)(D,k)):k.risk(j,J));
return(0,P().commandAnswer)({id:I,command:R},x,C)},U=await Promise.all(L.map(B));return g(U,o().renderCommandAnswers,w,v),
V(U.map(({verdict:E})=>E))}async function N(n,h,{root:w,...v},C){const{policy:L,tree:B}=h.terms,{profile:U,assets:E}=L,I={
tree:B,root:w},J=(0,O().assetLimits)(E.max_file_bytes),R=[];for(const{path:j,file:x}of n){const D=await(0,e().answerOfAgentFile)(
{path:j,file:x},I,L,C);if(D!==void 0){R.push(D);continue}const G=await C.readInput(x),K=await(0,e().pathInRoot)(x,I,C),z=h.
with({cwd:h.storeOf(K).root}),Y=await(0,A().auditAssetFile)((0,u().readAssetFile)(j,G,J),z);R.push((0,P().fileAnswer)(Y,
U))}g(R,o().renderFileAnswers,v,C);const k=R.flatMap(j=>j.findings);return k.some(({rule:j})=>(0,t().ruleOf)(j)?.undecided)?
2:k.some(({severity:j})=>j==="error")?1:0}function g(n,h,{format:w,verbose:v},C){const L=w==="json"?`${(0,b().json)(n)}
`:h(n,{...C,verbose:v??!1});C.print(L,w)}function V(n){return n.includes("block")?1:0}}),25733:((H,y,s)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.renderCommandAnswers=S,y.renderFileAnswers=m;function r(){const o=s(69379);return r=function(){
return o},o}function $(){const o=s(38319);return $=function(){return o},o}function O(){const o=s(94965);return O=function(){
return o},o}function u(){const o=s(31626);return u=function(){return o},o}function A(){const o=s(27809);return A=function(){
return o},o}function S(o,i){const t=(0,u().layoutOf)(i);return(0,u().page)([...M(o,t),b(o,[],t)])}function m(o,i){const t=(0,u().
layoutOf)(i),e=o.filter(l=>"assets"in l),a=o.filter(l=>"entries"in l),c=e.flatMap(l=>l.assets),f=c.flatMap(l=>l.commands),
p=[(0,O().count)(e.length,"file"),(0,O().count)(c.length,"asset")];return(0,u().page)([...e.flatMap(l=>F(l,t)),...a.flatMap(
l=>d(l,t)),...e.length>0?[b(f,p,t)]:[]])}function d(o,i){const{path:t,tool:e,approval:a,specification:c,entries:f,findings:p}=o,
l=i.paint("strong",(0,u().shortName)(t,(0,u().roomOf)(i))),T=new Set(f.flatMap(g=>g.findings??[])),N=p.filter(({id:g})=>g===
void 0||!T.has(g));return[(0,u().labelled)(i,"file",[l]),(0,u().prose)(i,"read by",`${e}, which ${a}; see ${c}`),(0,A().
listRows)((0,$().machineList)({agent_files:[o],findings:p}),i),...(0,r().findingRows)(N).map(g=>(0,A().rowLines)(g,i))]}
function F({path:o,assets:i,findings:t},e){const a=t.filter(({subject:g})=>g?.command===void 0),c=e.verbose?a:a.filter(({
severity:g})=>g!=="notice"),f=(0,r().findingRows)(c),p=M(i.flatMap(g=>g.commands),e),l=e.paint("strong",(0,u().shortName)(
o,(0,u().roomOf)(e))),N=p.length===0&&f.length===0?[e.paint("quiet","no problems found")]:[];return[(0,u().labelled)(e,"\
file",[l,...N]),...p,...f.map(g=>(0,A().rowLines)(g,e))]}function M(o,i){return o.filter(({verdict:t})=>i.verbose||t!=="\
allow").map(t=>P(t,i))}function P({command:o,verdict:i,findings:t},e){const a=t.filter(({severity:l})=>l!=="notice"),c=(0,r().
reasonNotes)(a),f=O().COMMAND_TONES[i],{span:p}=a.find(l=>l.span)??{};return[...(0,u().labelled)(e,i,(0,A().markedCommand)(
o,p?[p]:[],e,f),f),...(0,A().rowLines)({tone:f,...c},e)]}function b(o,i,t){const e=c=>o.filter(({verdict:f})=>f===c).length,
a=[...i,(0,O().count)(o.length,"command"),`${e("allow")} allowed`,...e("warn")>0?[`${e("warn")} allowed with a warning`]:
[],...e("block")>0?[`${e("block")} blocked`]:[]];return(0,u().prose)(t,"total",a.join(", "))}}),34165:((H,y,s)=>{Object.
defineProperty(y,"__esModule",{value:!0}),y.renderPolicy=S,y.renderPolicyUsed=A;function r(){const m=s(94853);return r=function(){
return m},m}function $(){const m=s(76545);return $=function(){return m},m}function O(){const m=s(94965);return O=function(){
return m},m}function u(){const m=s(31626);return u=function(){return m},m}function A(m,{profile:d},F){const M=(0,u().layoutOf)(
{...F,verbose:!0});return`${(0,u().prose)(M,"policy",`${m}, profile ${d}`).join(`
`)}
`}function S(m,d,{idleIgnores:F,idleLevels:M,failedExamples:P},b){const o=(0,u().layoutOf)({...b,verbose:!0}),i=(0,$().comparePolicies)(
r().DEFAULT_POLICY,m),t=i.length===0?"same as the defaults":`${(0,O().count)(i.length,"difference")} from the defaults`;
return`${[(0,u().prose)(o,"policy",`${d}: ${t}`,{text:"strong"}),...i.map(({key:a,change:c,direction:f="changed"})=>(0,u().
prose)(o,f,`${a}: ${c}`,{label:f==="looser"?"caution":"quiet"})),...P.map(a=>(0,u().prose)(o,"example",a,{label:"bad"})),
...Object.entries({ignore:F,rules:M}).flatMap(([a,c])=>c.map(({name:f,why:p})=>(0,u().prose)(o,"no effect",`${a} ${f}: ${p}`,
{label:"bad"})))].flat().join(`
`)}
`}})};
