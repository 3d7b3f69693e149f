"use strict";exports.id=411,exports.ids=[411],exports.modules={82664:((B,h,r)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.auditAssetFile=
p;function a(){const d=r(72025);return a=function(){return d},d}function A(){const d=r(70716);return A=function(){return d},
d}function y(){const d=r(54034);return y=function(){return d},d}function u(){const d=r(56131);return u=function(){return d},
d}function O(){const d=r(16373);return O=function(){return d},d}function S(){const d=r(66160);return S=function(){return d},
d}async function p(d,F){const P=F.terms.tree!==void 0?(0,S().correctorIn)(d.problems):()=>"hand",b=(0,S().subjectOfAssets)(
d,F,P),{clock:o}=F,i=await o.all(d.assets,async t=>{const e=(0,S().isGene)(t)?await(0,O().readGene)(t,F,P):void 0;if(e===
void 0)return{asset:t,commands:[],findings:await(0,a().ask)(A().CLAIM_CHECKS,b,{asset:t})};const{commands:c}=e,s=[...await(0,y().
geneFindings)(b,{...e,limits:(0,u().limitsOf)(e,b)}),...c.flatMap(f=>f.findings)];return{asset:t,commands:c,findings:s}});
return{path:d.path,assets:i.map(({asset:t,commands:e})=>({asset:t,commands:e})),findings:[...await(0,a().ask)(A().SUBJECT_CHECKS,
b),...i.flatMap(({findings:t})=>t)]}}}),10482:((B,h,r)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.judgeFor=M,h.
readCommandEntries=F,h.riskAsked=P;function a(){const t=r(7723);return a=function(){return t},t}function A(){const t=r(41895);
return A=function(){return t},t}function y(){const t=r(78374);return y=function(){return t},t}function u(){const t=r(13970);
return u=function(){return t},t}function O(){const t=r(63550);return O=function(){return t},t}function S(){const t=r(32854);
return S=function(){return t},t}const p=a().looseObject({mode:u().riskSchema,allow_dangerous:a().boolean(),allowed_roots:a().
array(a().string().min(1)),workspace:a().string().min(1),cwd:a().string().min(1),proposal_mode:a().enum(["structured","e\
xperimental"]),command_family:a().string(),platform:y().platformSchema,disabled_packs:a().array(a().string()),symlinks:a().
record(a().string().min(1),a().string().min(1)),tool:a().enum(["bash","runpy"]),computed_risk:u().riskSchema}).partial(),
d=a().object({id:a().union([a().string(),a().number()]).optional(),command:a().unknown(),context:p.default({})});function F(t,e){
return o(t,e).map((s,f)=>{if(typeof s!="object"||s===null||!("command"in s))return{id:String(f),command:s,context:{}};const g=d.
safeParse(s);if(!g.success)throw i(`entry ${f} of ${e}: ${a().prettifyError(g.error)}`);const{id:l=String(f),command:x,context:n}=g.
data;return{id:l,command:x,context:n}})}function M(t,e){const{mode:c,allow_dangerous:s,allowed_roots:f,workspace:g,disabled_packs:l,
platform:x}=t,{proposal_mode:n,command_family:m,cwd:w,tool:$,symlinks:j}=t,N={...e.terms.policy,...c&&{mode:c},...s!==void 0&&
{allow_dangerous:s},...f&&{allowed_roots:f},...g&&{workspace:g},...l&&{disabled_packs:l}};return e.with({policy:N,...x&&
{platform:x}}).proposed({...n&&{mode:n},...m!==void 0&&{family:m},...w&&{cwd:w},...$&&{tool:$},...j&&{files:b(j,w??N.workspace)}})}
function P({command:t,context:e}){return t===null?e.computed_risk:void 0}function b(t,e){const c=Object.entries(t).map(([
s,f])=>{const g=(0,S().locatePath)(s,e,{at:"/"});if(g===void 0)throw i(`the symlink ${s} has no valid path`);return[g.slice(
1),{symlink:f}]});return(0,O().literalTree)(Object.fromEntries(c),"the given symlinks")}function o(t,e){let c;try{c=JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch(s){throw i(`${e} is not JSON in UTF-8: ${s.message}`)}if(!Array.
isArray(c))throw i(`${e} is not a JSON array`);return c}function i(t){return new(A()).GateError("input_invalid",`The com\
mands cannot be read: ${t}.`,'Pass a JSON array of commands, or of objects such as {"id": "1", "command": "npm test"}.')}}),
98411:((B,h,r)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.auditVerb=void 0;function a(){const n=r(76760);return a=
function(){return n},n}function A(){const n=r(63314);return A=function(){return n},n}function y(){const n=r(81456);return y=
function(){return n},n}function u(){const n=r(64385);return u=function(){return n},n}function O(){const n=r(82664);return O=
function(){return n},n}function S(){const n=r(41895);return S=function(){return n},n}function p(){const n=r(73388);return p=
function(){return n},n}function d(){const n=r(4378);return d=function(){return n},n}function F(){const n=r(16455);return F=
function(){return n},n}function M(){const n=r(53010);return M=function(){return n},n}function P(){const n=r(80090);return P=
function(){return n},n}function b(){const n=r(25733);return b=function(){return n},n}function o(){const n=r(34165);return o=
function(){return n},n}function i(){const n=r(13580);return i=function(){return n},n}function t(){const n=r(99944);return t=
function(){return n},n}function e(){const n=r(10482);return e=function(){return n},n}function c(){const n=r(49232);return c=
function(){return n},n}function s(){const n=r(82256);return s=function(){return n},n}const f=(n,m)=>(0,s().withJudgingOptions)(
new(A()).Command("audit").argument("[files...]","asset files (default: all in the repository), or files of agents and ed\
itors").option("--commands <file>","JSON array of commands; `-` reads standard input").option("--repo <dir>","also audit\
 the files that commands would run in this directory")).option("--verbose","show everything, including what is allowed").
action(async(w,$)=>m(await g(w,$,n)));h.auditVerb=f;async function g(n,m,w){const{commands:$}=m;if($!==void 0&&n.length>
0)throw new(S()).GateError("usage","audit takes either asset files or --commands.","Example: gene-gate audit assets/gep/\
genes.json");const j=$===void 0&&n.length===0,{repo:N=j?".":void 0}=m,R=(0,a().resolve)(w.cwd,N??"."),k=async(J,E)=>{const{
platform:G,signal:C}=w,U=await(0,c().policyFor)(m,w,J),{policy:T}=U,v=d().Judge.by({policy:T,tree:J,changed:new Set,platform:G,
signal:C}),I=$===void 0?await x(j&&J&&E!==void 0?(0,s().storeFiles)(J,T,R).map(L=>({path:L,file:(0,a().join)(E,L)})):n.map(
L=>({path:L,file:L})),v,{...m,root:E},w):await l($,v,m,w);return m.format==="text"&&w.print((0,o().renderPolicyUsed)((0,c().
policyName)(U),T,w)),I};return N===void 0?k():(0,M().withSourceTree)(R,w.env,k)}async function l(n,m,w,$){const{profile:j}=m.
terms.policy,N=(0,e().readCommandEntries)(await $.readInput(n),(0,p().inputName)(n)),R=async E=>{const{id:G,command:C}=E,
U=typeof C=="string"?C:JSON.stringify(C)??"",T=(0,e().judgeFor)(E.context,m),v=j==="curated"?(0,e().riskAsked)(E):void 0,
I=await(v===void 0?T.command(C).then(L=>(0,F().withEdit)(L,T)):T.risk(v,C));return(0,P().commandAnswer)({id:G,command:U},
I,j)},k=await Promise.all(N.map(R)),J=()=>(0,b().renderCommandAnswers)(k,(0,s().textOptions)(w,$));return(0,s().printAnswer)(
k,J,w.format,$),k.some(({verdict:E})=>E==="block")?1:0}async function x(n,m,{root:w,...$},j){const{policy:N,tree:R}=m.terms,
{profile:k,assets:J}=N,E={tree:R,root:w},G=(0,y().assetLimits)(J.max_file_bytes),C=[];for(const{path:v,file:I}of n){const L=await(0,t().
answerOfAgentFile)({path:v,file:I},E,N,j);if(L!==void 0){C.push(L);continue}const D=await j.readInput(I),V=await(0,t().pathInRoot)(
I,E,j),H=m.with({cwd:m.storeOf(V).root}),K=await(0,O().auditAssetFile)((0,u().readAssetFile)(v,D,G),H);C.push((0,P().fileAnswer)(
K,k))}const U=()=>(0,b().renderFileAnswers)(C,(0,s().textOptions)($,j));(0,s().printAnswer)(C,U,$.format,j);const T=C.flatMap(
v=>v.findings);return T.some(({rule:v})=>(0,i().ruleOf)(v)?.undecided)?2:T.some(({severity:v})=>v==="error")?1:0}}),25733:((B,h,r)=>{
Object.defineProperty(h,"__esModule",{value:!0}),h.renderCommandAnswers=S,h.renderFileAnswers=p;function a(){const o=r(69379);
return a=function(){return o},o}function A(){const o=r(38319);return A=function(){return o},o}function y(){const o=r(94965);
return y=function(){return o},o}function u(){const o=r(31626);return u=function(){return o},o}function O(){const o=r(27809);
return O=function(){return o},o}function S(o,i){const t=(0,u().layoutOf)(i);return(0,u().page)([...M(o,t),b(o,[],t)])}function p(o,i){
const t=(0,u().layoutOf)(i),e=o.filter(l=>"assets"in l),c=o.filter(l=>"entries"in l),s=e.flatMap(l=>l.assets),f=s.flatMap(
l=>l.commands),g=[(0,y().count)(e.length,"file"),(0,y().count)(s.length,"asset")];return(0,u().page)([...e.flatMap(l=>F(
l,t)),...c.flatMap(l=>d(l,t)),...e.length>0?[b(f,g,t)]:[]])}function d(o,i){const{path:t,tool:e,approval:c,specification:s,
findings:f}=o,g=i.paint("strong",(0,u().shortName)(t,(0,u().roomOf)(i)));return[(0,u().labelled)(i,"file",[g]),(0,u().prose)(
i,"read by",`${e}, which ${c}; see ${s}`),(0,O().listRows)((0,A().machineList)({agent_files:[o],findings:f}),i),...(0,a().
findingRows)(f.filter(l=>!(0,A().isTold)(l))).map(l=>(0,O().rowLines)(l,i))]}function F({path:o,assets:i,findings:t},e){
const c=t.filter(({subject:m})=>m?.command===void 0),s=e.verbose?c:c.filter(({severity:m})=>m!=="notice"),f=(0,a().findingRows)(
s),g=M(i.flatMap(m=>m.commands),e),l=e.paint("strong",(0,u().shortName)(o,(0,u().roomOf)(e))),n=g.length===0&&f.length===
0?[e.paint("quiet","no problems found")]:[];return[(0,u().labelled)(e,"file",[l,...n]),...g,...f.map(m=>(0,O().rowLines)(
m,e))]}function M(o,i){return o.filter(({verdict:t})=>i.verbose||t!=="allow").map(t=>P(t,i))}function P({command:o,verdict:i,
findings:t},e){const c=t.filter(({severity:l})=>l!=="notice"),s=(0,a().reasonNotes)(c),f=y().COMMAND_TONES[i],{span:g}=c.
find(l=>l.span)??{};return[...(0,u().labelled)(e,i,(0,O().markedCommand)(o,g?[g]:[],e,f),f),...(0,O().rowLines)({tone:f,
...s},e)]}function b(o,i,t){const e=s=>o.filter(({verdict:f})=>f===s).length,c=[...i,(0,y().count)(o.length,"command"),`${e(
"allow")} allowed`,...e("warn")>0?[`${e("warn")} allowed with a warning`]:[],...e("block")>0?[`${e("block")} blocked`]:[]];
return(0,u().prose)(t,"total",c.join(", "))}}),34165:((B,h,r)=>{Object.defineProperty(h,"__esModule",{value:!0}),h.renderPolicy=
S,h.renderPolicyUsed=O;function a(){const p=r(94853);return a=function(){return p},p}function A(){const p=r(76545);return A=
function(){return p},p}function y(){const p=r(94965);return y=function(){return p},p}function u(){const p=r(31626);return u=
function(){return p},p}function O(p,{profile:d},F){const M=(0,u().layoutOf)({...F,verbose:!0});return`${(0,u().prose)(M,
"policy",`${p}, profile ${d}`).join(`
`)}
`}function S(p,d,{idleIgnores:F,idleLevels:M,failedExamples:P},b){const o=(0,u().layoutOf)({...b,verbose:!0}),i=(0,A().comparePolicies)(
a().DEFAULT_POLICY,p),t=i.length===0?"same as the defaults":`${(0,y().count)(i.length,"difference")} from the defaults`;
return`${[(0,u().prose)(o,"policy",`${d}: ${t}`,{text:"strong"}),...i.map(({key:c,change:s,direction:f="changed"})=>(0,u().
prose)(o,f,`${c}: ${s}`,{label:f==="looser"?"caution":"quiet"})),...P.map(c=>(0,u().prose)(o,"example",c,{label:"bad"})),
...Object.entries({ignore:F,rules:M}).flatMap(([c,s])=>s.map(({name:f,why:g})=>(0,u().prose)(o,"no effect",`${c} ${f}: ${g}`,
{label:"bad"})))].flat().join(`
`)}
`}})};
