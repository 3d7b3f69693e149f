"use strict";exports.id=411,exports.ids=[411],exports.modules={82664:((H,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.auditAssetFile=
l;function a(){const c=r(72025);return a=function(){return c},c}function O(){const c=r(70716);return O=function(){return c},
c}function j(){const c=r(54034);return j=function(){return c},c}function f(){const c=r(56131);return f=function(){return c},
c}function $(){const c=r(16373);return $=function(){return c},c}function u(){const c=r(66160);return u=function(){return c},
c}async function l(c,S){const C=S.terms.tree!==void 0?(0,u().correctorIn)(c.problems):()=>"hand",M=(0,u().subjectOfAssets)(
c,S,C),{clock:A}=S,e=await A.all(c.assets,async t=>{const s=(0,u().isGene)(t)?await(0,$().readGene)(t,S,C):void 0;if(s===
void 0)return{asset:t,commands:[],findings:await(0,a().ask)(O().CLAIM_CHECKS,M,{asset:t})};const{commands:o}=s,i=[...await(0,j().
geneFindings)(M,{...s,limits:(0,f().limitsOf)(s,M)}),...o.flatMap(d=>d.findings)];return{asset:t,commands:o,findings:i}});
return{path:c.path,assets:e.map(({asset:t,commands:s})=>({asset:t,commands:s})),findings:[...await(0,a().ask)(O().SUBJECT_CHECKS,
M),...e.flatMap(({findings:t})=>t)]}}}),10482:((H,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.judgeFor=N,y.
readCommandEntries=S,y.riskAsked=C;function a(){const t=r(7723);return a=function(){return t},t}function O(){const t=r(41895);
return O=function(){return t},t}function j(){const t=r(78374);return j=function(){return t},t}function f(){const t=r(13970);
return f=function(){return t},t}function $(){const t=r(63550);return $=function(){return t},t}function u(){const t=r(32854);
return u=function(){return t},t}const l=a().looseObject({mode:f().riskSchema,allow_dangerous:a().boolean(),allowed_roots:a().
array(a().string().min(1)),workspace:a().string().min(1),cwd:a().string().min(1),proposal_mode:a().enum(["structured","e\
xperimental"]),command_family:a().string(),platform:j().platformSchema,disabled_packs:a().array(a().string()),symlinks:a().
record(a().string().min(1),a().string().min(1)),tool:a().enum(["bash","runpy"]),computed_risk:f().riskSchema}).partial(),
c=a().object({id:a().union([a().string(),a().number()]).optional(),command:a().unknown(),context:l.default({})});function S(t,s){
return A(t,s).map((i,d)=>{if(typeof i!="object"||i===null||!("command"in i))return{id:String(d),command:i,context:{}};const m=c.
safeParse(i);if(!m.success)throw e(`entry ${d} of ${s}: ${a().prettifyError(m.error)}`);const{id:F=String(d),command:p,context:T}=m.
data;return{id:F,command:p,context:T}})}function N(t,s){const{mode:o,allow_dangerous:i,allowed_roots:d,workspace:m,disabled_packs:F,
platform:p}=t,{proposal_mode:T,command_family:J,cwd:g,tool:n,symlinks:h}=t,w={...s.terms.policy,...o&&{mode:o},...i!==void 0&&
{allow_dangerous:i},...d&&{allowed_roots:d},...m&&{workspace:m},...F&&{disabled_packs:F}};return s.with({policy:w,...p&&
{platform:p}}).proposed({...T&&{mode:T},...J!==void 0&&{family:J},...g&&{cwd:g},...n&&{tool:n},...h&&{files:M(h,g??w.workspace)}})}
function C({command:t,context:s}){return t===null?s.computed_risk:void 0}function M(t,s){const o=Object.entries(t).map(([
i,d])=>{const m=(0,u().locatePath)(i,s,{at:"/"});if(m===void 0)throw e(`the symlink ${i} has no valid path`);return[m.slice(
1),{symlink:d}]});return(0,$().literalTree)(Object.fromEntries(o),"the given symlinks")}function A(t,s){let o;try{o=JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch(i){throw e(`${s} is not JSON in UTF-8: ${i.message}`)}if(!Array.
isArray(o))throw e(`${s} is not a JSON array`);return o}function e(t){return new(O()).GateError("input_invalid",`The com\
mands cannot be read: ${t}.`,'Pass a JSON array of commands, or of objects such as {"id": "1", "command": "npm test"}.')}}),
98411:((H,y,r)=>{Object.defineProperty(y,"__esModule",{value:!0}),y.auditVerb=void 0;function a(){const n=r(76760);return a=
function(){return n},n}function O(){const n=r(63314);return O=function(){return n},n}function j(){const n=r(81456);return j=
function(){return n},n}function f(){const n=r(64385);return f=function(){return n},n}function $(){const n=r(82664);return $=
function(){return n},n}function u(){const n=r(41895);return u=function(){return n},n}function l(){const n=r(73388);return l=
function(){return n},n}function c(){const n=r(4378);return c=function(){return n},n}function S(){const n=r(16455);return S=
function(){return n},n}function N(){const n=r(53010);return N=function(){return n},n}function C(){const n=r(80090);return C=
function(){return n},n}function M(){const n=r(10289);return M=function(){return n},n}function A(){const n=r(25733);return A=
function(){return n},n}function e(){const n=r(34165);return e=function(){return n},n}function t(){const n=r(13580);return t=
function(){return n},n}function s(){const n=r(99944);return s=function(){return n},n}function o(){const n=r(10482);return o=
function(){return n},n}function i(){const n=r(49232);return i=function(){return n},n}function d(){const n=r(82256);return d=
function(){return n},n}const m=(n,h)=>(0,d().withJudgingOptions)(new(O()).Command("audit").argument("[files...]","asset \
files (default: all in the repository), or files of agents and editors").option("--commands <file>","JSON array of comma\
nds; `-` reads standard input").option("--repo <dir>","also audit the files that commands would run in this directory")).
option("--verbose","show everything, including what is allowed").action(async(w,v)=>h(await F(w,v,n)));y.auditVerb=m;async function F(n,h,w){
const{commands:v}=h;if(v!==void 0&&n.length>0)throw new(u()).GateError("usage","audit takes either asset files or --comm\
ands.","Example: gene-gate audit assets/gep/genes.json");const P=v===void 0&&n.length===0,{repo:I=P?".":void 0}=h,D=(0,a().
resolve)(w.cwd,I??"."),G=async(E,L)=>{const{platform:k,signal:R}=w,x=await(0,i().policyFor)(h,w,E),{policy:b}=x,U=c().Judge.
by({policy:b,tree:E,changed:new Set,platform:k,signal:R}),V=v===void 0?await T(P&&E&&L!==void 0?(0,d().storeFiles)(E,b,D).
map(B=>({path:B,file:(0,a().join)(L,B)})):n.map(B=>({path:B,file:B})),U,{...h,root:L},w):await p(v,U,h,w);return h.format===
"text"&&w.print((0,e().renderPolicyUsed)((0,i().policyName)(x),b,w)),V};return I===void 0?G():(0,N().withSourceTree)(D,w.
env,G)}async function p(n,h,w,v){const{profile:P}=h.terms.policy,I=(0,o().readCommandEntries)(await v.readInput(n),(0,l().
inputName)(n)),D=async E=>{const{id:L,command:k}=E,R=typeof k=="string"?k:JSON.stringify(k)??"",x=(0,o().judgeFor)(E.context,
h),b=P==="curated"?(0,o().riskAsked)(E):void 0,U=await(b===void 0?x.command(k).then(V=>(0,S().withEdit)(V,x)):x.risk(b,k));
return(0,C().commandAnswer)({id:L,command:R},U,P)},G=await Promise.all(I.map(D));return J(G,A().renderCommandAnswers,w,v),
g(G.map(({verdict:E})=>E))}async function T(n,h,{root:w,...v},P){const{policy:I,tree:D}=h.terms,{profile:G,assets:E}=I,L={
tree:D,root:w},k=(0,j().assetLimits)(E.max_file_bytes),R=[];for(const{path:b,file:U}of n){const V=await(0,s().answerOfAgentFile)(
{path:b,file:U},L,I,P);if(V!==void 0){R.push(V);continue}const B=await P.readInput(U),K=await(0,s().pathInRoot)(U,L,P),z=h.
with({cwd:h.storeOf(K).root}),Y=await(0,$().auditAssetFile)((0,f().readAssetFile)(b,B,k),z);R.push((0,C().fileAnswer)(Y,
G))}J(R,A().renderFileAnswers,v,P);const x=R.flatMap(b=>b.findings);return x.some(({rule:b})=>(0,t().ruleOf)(b)?.undecided)?
2:x.some(({severity:b})=>b==="error")?1:0}function J(n,h,{format:w,verbose:v},P){const I=w==="json"?`${(0,M().json)(n)}
`:h(n,{...P,verbose:v??!1});P.print(I,w)}function g(n){return n.includes("block")?1:0}}),25733:((H,y,r)=>{Object.defineProperty(
y,"__esModule",{value:!0}),y.renderCommandAnswers=l,y.renderFileAnswers=c;function a(){const e=r(17577);return a=function(){
return e},e}function O(){const e=r(63245);return O=function(){return e},e}function j(){const e=r(38319);return j=function(){
return e},e}function f(){const e=r(94965);return f=function(){return e},e}function $(){const e=r(17722);return $=function(){
return e},e}function u(){const e=r(31626);return u=function(){return e},e}function l(e,t){const s=(0,u().layoutOf)(t);return(0,u().
page)([...C(e,s),A(e,[],s)])}function c(e,t){const s=(0,u().layoutOf)(t),o=e.filter(p=>"assets"in p),i=e.filter(p=>"entr\
ies"in p),d=o.flatMap(p=>p.assets),m=d.flatMap(p=>p.commands),F=[(0,f().count)(o.length,"file"),(0,f().count)(d.length,"\
asset")];return(0,u().page)([...o.flatMap(p=>N(p,s)),...i.flatMap(p=>S(p,s)),...o.length>0?[A(m,F,s)]:[]])}function S(e,t){
const{path:s,tool:o,approval:i,specification:d,entries:m,findings:F}=e,p=t.paint("strong",(0,u().shortName)(s,(0,u().roomOf)(
t))),T=new Set(m.flatMap(g=>g.findings??[])),J=F.filter(({id:g})=>g===void 0||!T.has(g));return[(0,u().labelled)(t,"file",
[p]),(0,u().prose)(t,"read by",`${o}, which ${i}; see ${d}`),(0,u().listRows)((0,j().machineList)({agent_files:[e],findings:F}),
t),...(0,O().groupFindings)(J).map(g=>(0,$().findingRows)(g,t))]}function N({path:e,assets:t,findings:s},o){const i=s.filter(
({subject:g})=>g?.command===void 0),d=o.verbose?i:i.filter(({severity:g})=>g!=="notice"),m=(0,O().groupFindings)(d),F=C(
t.flatMap(g=>g.commands),o),p=o.paint("strong",(0,u().shortName)(e,(0,u().roomOf)(o))),J=F.length===0&&m.length===0?[o.paint(
"quiet","no problems found")]:[];return[(0,u().labelled)(o,"file",[p,...J]),...F,...m.map(g=>(0,$().findingRows)(g,o))]}
function C(e,t){return e.filter(({verdict:s})=>t.verbose||s!=="allow").map(s=>M(s,t))}function M({command:e,verdict:t,findings:s},o){
const{main:i,further:d}=(0,a().reasonsOf)(s.filter(({severity:m})=>m!=="notice"));return[...(0,u().labelled)(o,t,(0,$().
markedCommand)(e,i?.span?[i.span]:[],o,{tone:f().COMMAND_TONES[t]}),f().COMMAND_TONES[t]),...i?(0,$().explanation)(i,o):
[],...d.flatMap(({message:m,rule:F})=>(0,u().prose)(o,"also",`${m} (${F})`))]}function A(e,t,s){const o=d=>e.filter(({verdict:m})=>m===
d).length,i=[...t,(0,f().count)(e.length,"command"),`${o("allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a\
 warning`]:[],...o("block")>0?[`${o("block")} blocked`]:[]];return(0,u().prose)(s,"total",i.join(", "))}}),34165:((H,y,r)=>{
Object.defineProperty(y,"__esModule",{value:!0}),y.renderPolicy=u,y.renderPolicyUsed=$;function a(){const l=r(94853);return a=
function(){return l},l}function O(){const l=r(76545);return O=function(){return l},l}function j(){const l=r(94965);return j=
function(){return l},l}function f(){const l=r(31626);return f=function(){return l},l}function $(l,{profile:c},S){const N=(0,f().
layoutOf)({...S,verbose:!0});return`${(0,f().prose)(N,"policy",`${l}, profile ${c}`).join(`
`)}
`}function u(l,c,{idleIgnores:S,idleLevels:N,failedExamples:C},M){const A=(0,f().layoutOf)({...M,verbose:!0}),e=(0,O().comparePolicies)(
a().DEFAULT_POLICY,l),t=e.length===0?"same as the defaults":`${(0,j().count)(e.length,"difference")} from the defaults`;
return`${[(0,f().prose)(A,"policy",`${c}: ${t}`,{text:"strong"}),...e.map(({key:o,change:i,direction:d="changed"})=>(0,f().
prose)(A,d,`${o}: ${i}`,{label:d==="looser"?"caution":"quiet"})),...C.map(o=>(0,f().prose)(A,"example",o,{label:"bad"})),
...S.map(({rule:o,why:i})=>(0,f().prose)(A,"no effect",`ignore ${o}: ${i}`,{label:"bad"})),...N.map(({name:o,why:i})=>(0,f().
prose)(A,"no effect",`rules ${o}: ${i}`,{label:"bad"}))].flat().join(`
`)}
`}})};
