"use strict";exports.id=411,exports.ids=[411],exports.modules={82664:((B,p,o)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.auditAssetFile=
G;function e(){const r=o(72025);return e=function(){return r},r}function A(){const r=o(70716);return A=function(){return r},
r}function E(){const r=o(54034);return E=function(){return r},r}function S(){const r=o(56131);return S=function(){return r},
r}function T(){const r=o(16373);return T=function(){return r},r}function y(){const r=o(66160);return y=function(){return r},
r}async function G(r,F){const P=F.terms.tree!==void 0?(0,y().correctorIn)(r.problems):()=>"hand",j=(0,y().subjectOfAssets)(
r,F,P),{clock:I}=F,w=await I.all(r.assets,async t=>{const s=(0,y().isGene)(t)?await(0,T().readGene)(t,F,P):void 0;if(s===
void 0)return{asset:t,commands:[],findings:await(0,e().ask)(A().CLAIM_CHECKS,j,{asset:t})};const{commands:c}=s,a=[...await(0,E().
geneFindings)(j,{...s,limits:(0,S().limitsOf)(s,j)}),...c.flatMap(l=>l.findings)];return{asset:t,commands:c,findings:a}});
return{path:r.path,assets:w.map(({asset:t,commands:s})=>({asset:t,commands:s})),findings:[...await(0,e().ask)(A().SUBJECT_CHECKS,
j),...w.flatMap(({findings:t})=>t)]}}}),10482:((B,p,o)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.judgeFor=K,p.
readCommandEntries=F,p.riskAsked=P;function e(){const t=o(7723);return e=function(){return t},t}function A(){const t=o(41895);
return A=function(){return t},t}function E(){const t=o(78374);return E=function(){return t},t}function S(){const t=o(13970);
return S=function(){return t},t}function T(){const t=o(63550);return T=function(){return t},t}function y(){const t=o(32854);
return y=function(){return t},t}const G=e().looseObject({mode:S().riskSchema,allow_dangerous:e().boolean(),allowed_roots:e().
array(e().string().min(1)),workspace:e().string().min(1),cwd:e().string().min(1),proposal_mode:e().enum(["structured","e\
xperimental"]),command_family:e().string(),platform:E().platformSchema,disabled_packs:e().array(e().string()),symlinks:e().
record(e().string().min(1),e().string().min(1)),tool:e().enum(["bash","runpy"]),computed_risk:S().riskSchema}).partial(),
r=e().object({id:e().union([e().string(),e().number()]).optional(),command:e().unknown(),context:G.default({})});function F(t,s){
return I(t,s).map((a,l)=>{if(typeof a!="object"||a===null||!("command"in a))return{id:String(l),command:a,context:{}};const g=r.
safeParse(a);if(!g.success)throw w(`entry ${l} of ${s}: ${e().prettifyError(g.error)}`);const{id:b=String(l),command:M,context:L}=g.
data;return{id:b,command:M,context:L}})}function K(t,s){const{mode:c,allow_dangerous:a,allowed_roots:l,workspace:g,disabled_packs:b,
platform:M}=t,{proposal_mode:L,command_family:R,cwd:U,tool:z,symlinks:n}=t,i={...s.terms.policy,...c&&{mode:c},...a!==void 0&&
{allow_dangerous:a},...l&&{allowed_roots:l},...g&&{workspace:g},...b&&{disabled_packs:b}};return s.with({policy:i,...M&&
{platform:M}}).proposed({...L&&{mode:L},...R!==void 0&&{family:R},...U&&{cwd:U},...z&&{tool:z},...n&&{files:j(n,U??i.workspace)}})}
function P({command:t,context:s}){return t===null?s.computed_risk:void 0}function j(t,s){const c=Object.entries(t).map(([
a,l])=>{const g=(0,y().locatePath)(a,s,{at:"/"});if(g===void 0)throw w(`the symlink ${a} has no valid path`);return[g.slice(
1),{symlink:l}]});return(0,T().literalTree)(Object.fromEntries(c),"the given symlinks")}function I(t,s){let c;try{c=JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch(a){throw w(`${s} is not JSON in UTF-8: ${a.message}`)}if(!Array.
isArray(c))throw w(`${s} is not a JSON array`);return c}function w(t){return new(A()).GateError("input_invalid",`The com\
mands cannot be read: ${t}.`,'Pass a JSON array of commands, or of objects such as {"id": "1", "command": "npm test"}.')}}),
98411:((B,p,o)=>{Object.defineProperty(p,"__esModule",{value:!0}),p.auditVerb=void 0;function e(){const n=o(76760);return e=
function(){return n},n}function A(){const n=o(63314);return A=function(){return n},n}function E(){const n=o(81456);return E=
function(){return n},n}function S(){const n=o(64385);return S=function(){return n},n}function T(){const n=o(82664);return T=
function(){return n},n}function y(){const n=o(41895);return y=function(){return n},n}function G(){const n=o(73388);return G=
function(){return n},n}function r(){const n=o(4378);return r=function(){return n},n}function F(){const n=o(16455);return F=
function(){return n},n}function K(){const n=o(53010);return K=function(){return n},n}function P(){const n=o(80090);return P=
function(){return n},n}function j(){const n=o(10289);return j=function(){return n},n}function I(){const n=o(25733);return I=
function(){return n},n}function w(){const n=o(34165);return w=function(){return n},n}function t(){const n=o(13580);return t=
function(){return n},n}function s(){const n=o(99944);return s=function(){return n},n}function c(){const n=o(10482);return c=
function(){return n},n}function a(){const n=o(49232);return a=function(){return n},n}function l(){const n=o(82256);return l=
function(){return n},n}const g=(n,i)=>(0,l().withJudgingOptions)(new(A()).Command("audit").argument("[files...]","asset \
files (default: all in the repository), or files of agents and editors").option("--commands <file>","JSON array of comma\
nds; `-` reads standard input").option("--repo <dir>","also audit the files that commands would run in this directory")).
option("--verbose","show everything, including what is allowed").action(async(u,m)=>i(await b(u,m,n)));p.auditVerb=g;async function b(n,i,u){
const{commands:m}=i;if(m!==void 0&&n.length>0)throw new(y()).GateError("usage","audit takes either asset files or --comm\
ands.","Example: gene-gate audit assets/gep/genes.json");const h=m===void 0&&n.length===0,{repo:O=h?".":void 0}=i,V=(0,e().
resolve)(u.cwd,O??"."),J=async(d,$)=>{const{platform:C,signal:x}=u,v=await(0,a().policyFor)(i,u,d),{policy:f}=v,N=r().Judge.
by({policy:f,tree:d,changed:new Set,platform:C,signal:x}),H=m===void 0?await R(h&&d&&$!==void 0?(0,l().storeFiles)(d,f,V).
map(k=>({path:k,file:(0,e().join)($,k)})):n.map(k=>({path:k,file:k})),N,{...i,root:$},u):await L(m,N,i,u);return i.format===
"text"&&u.print((0,w().renderPolicyUsed)((0,a().policyName)(v),f,u)),H};return O===void 0?J():(0,K().withSourceTree)(V,u.
env,J)}const M=1e3;async function L(n,i,u,m){const{profile:h}=i.terms.policy,O=(0,c().readCommandEntries)(await m.readInput(
n),(0,G().inputName)(n)),V=async d=>{const{id:$,command:C}=d,x=typeof C=="string"?C:JSON.stringify(C)??"",v=(0,c().judgeFor)(
d.context,i),f=h==="curated"?(0,c().riskAsked)(d):void 0,N=await(f===void 0?v.command(C).then(H=>(0,F().withEdit)(H,v)):
v.risk(f,C));return(0,P().commandAnswer)({id:$,command:x},N,h)},J=[];for(let d=0;d<O.length;d+=M)J.push(...await Promise.
all(O.slice(d,d+M).map(V)));return U(J,I().renderCommandAnswers,u,m),z(J.map(({verdict:d})=>d))}async function R(n,i,{root:u,
...m},h){const{policy:O,tree:V}=i.terms,{profile:J,assets:d}=O,$={tree:V,root:u},C=(0,E().assetLimits)(d.max_file_bytes),
x=[];for(const{path:f,file:N}of n){const H=await(0,s().answerOfAgentFile)({path:f,file:N},$,O,h);if(H!==void 0){x.push(H);
continue}const k=await h.readInput(N),D=await(0,s().pathInRoot)(N,$,h),Q=i.with({cwd:i.storeOf(D).root}),W=await(0,T().auditAssetFile)(
(0,S().readAssetFile)(f,k,C),Q);x.push((0,P().fileAnswer)(W,J))}U(x,I().renderFileAnswers,m,h);const v=x.flatMap(f=>f.findings);
return v.some(({rule:f})=>(0,t().ruleOf)(f)?.undecided)?2:v.some(({severity:f})=>f==="error")?1:0}function U(n,i,{format:u,
verbose:m},h){const O=u==="json"?`${(0,j().json)(n)}
`:i(n,{...h,verbose:m??!1});h.print(O,u)}function z(n){return n.includes("block")?1:0}})};
