"use strict";exports.id=411,exports.ids=[411],exports.modules={82664:function(B,h,r){Object.defineProperty(h,"__esModule",{value:!0}),
h.auditAssetFile=p;function i(){const d=r(72025);return i=function(){return d},d}function A(){const d=r(70716);return A=
function(){return d},d}function y(){const d=r(54034);return y=function(){return d},d}function u(){const d=r(56131);return u=
function(){return d},d}function O(){const d=r(16373);return O=function(){return d},d}function S(){const d=r(66160);return S=
function(){return d},d}async function p(d,F){const P=F.terms.tree!==void 0?(0,S().correctorIn)(d.problems):()=>"hand",b=(0,S().
subjectOfAssets)(d,F,P),{clock:e}=F,a=await e.all(d.assets,async t=>{const o=(0,S().isGene)(t)?await(0,O().readGene)(t,F,
P):void 0;if(o===void 0)return{asset:t,commands:[],findings:await(0,i().ask)(A().CLAIM_CHECKS,b,{asset:t})};const{commands:c}=o,
s=[...await(0,y().geneFindings)(b,{...o,limits:(0,u().limitsOf)(o,b)}),...c.flatMap(f=>f.findings)];return{asset:t,commands:c,
findings:s}});return{path:d.path,assets:a.map(({asset:t,commands:o})=>({asset:t,commands:o})),findings:[...await(0,i().ask)(
A().SUBJECT_CHECKS,b),...a.flatMap(({findings:t})=>t)]}}},10482:function(B,h,r){Object.defineProperty(h,"__esModule",{value:!0}),
h.judgeFor=M,h.readCommandEntries=F,h.riskAsked=P;function i(){const t=r(7723);return i=function(){return t},t}function A(){
const t=r(41895);return A=function(){return t},t}function y(){const t=r(78374);return y=function(){return t},t}function u(){
const t=r(13970);return u=function(){return t},t}function O(){const t=r(63550);return O=function(){return t},t}function S(){
const t=r(32854);return S=function(){return t},t}const p=i().looseObject({mode:u().riskSchema,allow_dangerous:i().boolean(),
allowed_roots:i().array(i().string().min(1)),workspace:i().string().min(1),cwd:i().string().min(1),proposal_mode:i().enum(
["structured","experimental"]),command_family:i().string(),platform:y().platformSchema,disabled_packs:i().array(i().string()),
symlinks:i().record(i().string().min(1),i().string().min(1)),tool:i().enum(["bash","runpy"]),computed_risk:u().riskSchema}).
partial(),d=i().object({id:i().union([i().string(),i().number()]).optional(),command:i().unknown(),context:p.default({})});
function F(t,o){return e(t,o).map((s,f)=>{if(typeof s!="object"||s===null||!("command"in s))return{id:String(f),command:s,
context:{}};const g=d.safeParse(s);if(!g.success)throw a(`entry ${f} of ${o}: ${i().prettifyError(g.error)}`);const{id:l=String(
f),command:x,context:n}=g.data;return{id:l,command:x,context:n}})}function M(t,o){const{mode:c,allow_dangerous:s,allowed_roots:f,
workspace:g,disabled_packs:l,platform:x}=t,{proposal_mode:n,command_family:m,cwd:w,tool:$,symlinks:j}=t,N={...o.terms.policy,
...c&&{mode:c},...s!==void 0&&{allow_dangerous:s},...f&&{allowed_roots:f},...g&&{workspace:g},...l&&{disabled_packs:l}};
return o.with({policy:N,...x&&{platform:x}}).proposed({...n&&{mode:n},...m!==void 0&&{family:m},...w&&{cwd:w},...$&&{tool:$},
...j&&{files:b(j,w??N.workspace)}})}function P({command:t,context:o}){return t===null?o.computed_risk:void 0}function b(t,o){
const c=Object.entries(t).map(([s,f])=>{const g=(0,S().locatePath)(s,o,{at:"/"});if(g===void 0)throw a(`the symlink ${s}\
 has no valid path`);return[g.slice(1),{symlink:f}]});return(0,O().literalTree)(Object.fromEntries(c),"the given symlink\
s")}function e(t,o){let c;try{c=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch(s){throw a(`${o} is not \
JSON in UTF-8: ${s.message}`)}if(!Array.isArray(c))throw a(`${o} is not a JSON array`);return c}function a(t){return new(A()).
GateError("input_invalid",`The commands cannot be read: ${t}.`,'Pass a JSON array of commands, or of objects such as {"i\
d": "1", "command": "npm test"}.')}},98411:function(B,h,r){Object.defineProperty(h,"__esModule",{value:!0}),h.auditVerb=
void 0;function i(){const n=r(76760);return i=function(){return n},n}function A(){const n=r(63314);return A=function(){return n},
n}function y(){const n=r(81456);return y=function(){return n},n}function u(){const n=r(64385);return u=function(){return n},
n}function O(){const n=r(82664);return O=function(){return n},n}function S(){const n=r(41895);return S=function(){return n},
n}function p(){const n=r(73388);return p=function(){return n},n}function d(){const n=r(4378);return d=function(){return n},
n}function F(){const n=r(16455);return F=function(){return n},n}function M(){const n=r(53010);return M=function(){return n},
n}function P(){const n=r(80090);return P=function(){return n},n}function b(){const n=r(25733);return b=function(){return n},
n}function e(){const n=r(34165);return e=function(){return n},n}function a(){const n=r(13580);return a=function(){return n},
n}function t(){const n=r(99944);return t=function(){return n},n}function o(){const n=r(10482);return o=function(){return n},
n}function c(){const n=r(49232);return c=function(){return n},n}function s(){const n=r(82256);return s=function(){return n},
n}const f=(n,m)=>(0,s().withJudgingOptions)(new(A()).Command("audit").argument("[files...]","asset files (default: all i\
n the repository), or files of agents and editors").option("--commands <file>","JSON array of commands; `-` reads standa\
rd input").option("--repo <dir>","also audit the files that commands would run in this directory")).option("--verbose","\
show everything, including what is allowed").action(async(w,$)=>m(await g(w,$,n)));h.auditVerb=f;async function g(n,m,w){
const{commands:$}=m;if($!==void 0&&n.length>0)throw new(S()).GateError("usage","audit takes either asset files or --comm\
ands.","Example: gene-gate audit assets/gep/genes.json");const j=$===void 0&&n.length===0,{repo:N=j?".":void 0}=m,R=(0,i().
resolve)(w.cwd,N??"."),k=async(J,E)=>{const{platform:G,signal:C}=w,U=await(0,c().policyFor)(m,w,J),{policy:T}=U,v=d().Judge.
by({policy:T,tree:J,changed:new Set,platform:G,signal:C}),I=$===void 0?await x(j&&J&&E!==void 0?(0,s().storeFiles)(J,T,R).
map(L=>({path:L,file:(0,i().join)(E,L)})):n.map(L=>({path:L,file:L})),v,{...m,root:E},w):await l($,v,m,w);return m.format===
"text"&&w.print((0,e().renderPolicyUsed)((0,c().policyName)(U),T,w)),I};return N===void 0?k():(0,M().withSourceTree)(R,w.
env,k)}async function l(n,m,w,$){const{profile:j}=m.terms.policy,N=(0,o().readCommandEntries)(await $.readInput(n),(0,p().
inputName)(n)),R=async E=>{const{id:G,command:C}=E,U=typeof C=="string"?C:JSON.stringify(C)??"",T=(0,o().judgeFor)(E.context,
m),v=j==="curated"?(0,o().riskAsked)(E):void 0,I=await(v===void 0?T.command(C).then(L=>(0,F().withEdit)(L,T)):T.risk(v,C));
return(0,P().commandAnswer)({id:G,command:U},I,j)},k=await Promise.all(N.map(R)),J=()=>(0,b().renderCommandAnswers)(k,(0,s().
textOptions)(w,$));return(0,s().printAnswer)(k,J,w.format,$),k.some(({verdict:E})=>E==="block")?1:0}async function x(n,m,{
root:w,...$},j){const{policy:N,tree:R}=m.terms,{profile:k,assets:J}=N,E={tree:R,root:w},G=(0,y().assetLimits)(J.max_file_bytes),
C=[];for(const{path:v,file:I}of n){const L=await(0,t().answerOfAgentFile)({path:v,file:I},E,N,j);if(L!==void 0){C.push(L);
continue}const D=await j.readInput(I),V=await(0,t().pathInRoot)(I,E,j),H=m.with({cwd:m.storeOf(V).root}),K=await(0,O().auditAssetFile)(
(0,u().readAssetFile)(v,D,G),H);C.push((0,P().fileAnswer)(K,k))}const U=()=>(0,b().renderFileAnswers)(C,(0,s().textOptions)(
$,j));(0,s().printAnswer)(C,U,$.format,j);const T=C.flatMap(v=>v.findings);return T.some(({rule:v})=>(0,a().ruleOf)(v)?.
undecided)?2:T.some(({severity:v})=>v==="error")?1:0}},25733:function(B,h,r){Object.defineProperty(h,"__esModule",{value:!0}),
h.renderCommandAnswers=S,h.renderFileAnswers=p;function i(){const e=r(69379);return i=function(){return e},e}function A(){
const e=r(38319);return A=function(){return e},e}function y(){const e=r(94965);return y=function(){return e},e}function u(){
const e=r(31626);return u=function(){return e},e}function O(){const e=r(27809);return O=function(){return e},e}function S(e,a){
const t=(0,u().layoutOf)(a);return(0,u().page)([...M(e,t),b(e,[],t)])}function p(e,a){const t=(0,u().layoutOf)(a),o=e.filter(
l=>"assets"in l),c=e.filter(l=>"entries"in l),s=o.flatMap(l=>l.assets),f=s.flatMap(l=>l.commands),g=[(0,y().count)(o.length,
"file"),(0,y().count)(s.length,"asset")];return(0,u().page)([...o.flatMap(l=>F(l,t)),...c.flatMap(l=>d(l,t)),...o.length>
0?[b(f,g,t)]:[]])}function d(e,a){const{path:t,tool:o,approval:c,specification:s,findings:f}=e,g=a.paint("strong",(0,u().
shortName)(t,(0,u().roomOf)(a)));return[(0,u().labelled)(a,"file",[g]),(0,u().prose)(a,"read by",`${o}, which ${c}; see ${s}`),
(0,O().listRows)((0,A().machineList)({agent_files:[e],findings:f}),a),...(0,i().findingRows)(f.filter(l=>!(0,A().isTold)(
l))).map(l=>(0,O().rowLines)(l,a))]}function F({path:e,assets:a,findings:t},o){const c=t.filter(({subject:m})=>m?.command===
void 0),s=o.verbose?c:c.filter(({severity:m})=>m!=="notice"),f=(0,i().findingRows)(s),g=M(a.flatMap(m=>m.commands),o),l=o.
paint("strong",(0,u().shortName)(e,(0,u().roomOf)(o))),n=g.length===0&&f.length===0?[o.paint("quiet","no problems found")]:
[];return[(0,u().labelled)(o,"file",[l,...n]),...g,...f.map(m=>(0,O().rowLines)(m,o))]}function M(e,a){return e.filter(({
verdict:t})=>a.verbose||t!=="allow").map(t=>P(t,a))}function P({command:e,verdict:a,findings:t},o){const c=t.filter(({severity:l})=>l!==
"notice"),s=(0,i().reasonNotes)(c),f=y().COMMAND_TONES[a],{span:g}=c.find(l=>l.span)??{};return[...(0,u().labelled)(o,a,
(0,O().markedCommand)(e,g?[g]:[],o,f),f),...(0,O().rowLines)({tone:f,...s},o)]}function b(e,a,t){const o=s=>e.filter(({verdict:f})=>f===
s).length,c=[...a,(0,y().count)(e.length,"command"),`${o("allow")} allowed`,...o("warn")>0?[`${o("warn")} allowed with a\
 warning`]:[],...o("block")>0?[`${o("block")} blocked`]:[]];return(0,u().prose)(t,"total",c.join(", "))}},34165:function(B,h,r){
Object.defineProperty(h,"__esModule",{value:!0}),h.renderPolicy=S,h.renderPolicyUsed=O;function i(){const p=r(94853);return i=
function(){return p},p}function A(){const p=r(76545);return A=function(){return p},p}function y(){const p=r(94965);return y=
function(){return p},p}function u(){const p=r(31626);return u=function(){return p},p}function O(p,{profile:d},F){const M=(0,u().
layoutOf)({...F,verbose:!0});return`${(0,u().prose)(M,"policy",`${p}, profile ${d}`).join(`
`)}
`}function S(p,d,{idleIgnores:F,idleLevels:M,failedExamples:P},b){const e=(0,u().layoutOf)({...b,verbose:!0}),a=(0,A().comparePolicies)(
i().DEFAULT_POLICY,p),t=a.length===0?"same as the defaults":`${(0,y().count)(a.length,"difference")} from the defaults`;
return`${[(0,u().prose)(e,"policy",`${d}: ${t}`,{text:"strong"}),...a.map(({key:c,change:s,direction:f="changed"})=>(0,u().
prose)(e,f,`${c}: ${s}`,{label:f==="looser"?"caution":"quiet"})),...P.map(c=>(0,u().prose)(e,"example",c,{label:"bad"})),
...Object.entries({ignore:F,rules:M}).flatMap(([c,s])=>s.map(({name:f,why:g})=>(0,u().prose)(e,"no effect",`${c} ${f}: ${g}`,
{label:"bad"})))].flat().join(`
`)}
`}}};
