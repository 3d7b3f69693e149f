"use strict";module.exports={"judge/profiles/curated/arguments"(y,m,k,x){let w;const i=()=>w??=m("command/flags/equals");let j;const E=()=>j??=
m("command/flags/read-flags");k(y,{readArguments:()=>O});function O(t,s){const r=[],o=[],n=[],f=[];let p=!1;for(const d of(0,E().
readFlags)(t,b(s)).tokens){const{word:l}=d,v=l.text;if(d.kind==="operand"){p&&f.push({flag:v,reason:"comes after the exp\
ression",word:l}),n.push(l);continue}if(d.kind==="flag"&&d.part.spec.leading){n.length>0&&f.push({flag:v,reason:"must co\
me before the operands",word:l}),r.push(v);continue}if(p=s.leading_flags.length>0,d.kind==="unknown"){f.push({flag:v,reason:"\
is not in the specification",word:l});continue}const{name:C,kind:P}=d.part.spec;if(r.push(C),P===void 0)continue;const D=d.
consumes?d.next??l:l,I=d.consumes?d.next?.text:d.part.fixed;I===void 0?f.push({flag:v,reason:"requires a value",word:l}):
o.push({text:I,kind:P,word:D,operand:!1})}const g=s.operands.unless.some(d=>r.includes(d))?1:0,{kinds:A}=s.operands;for(const[
d,l]of n.entries()){const v=A[Math.min(d+g,A.length-1)]??"path";o.push({text:l.text,kind:v,word:l,operand:!0})}return{flags:r,
values:o,problems:f}}function b(t){const s=new Set([...t.flags,...Object.keys(t.dangerous_flags)]),r=(n,f=!1)=>({spec:{name:n,
leading:f},negated:!1,takes:"never"}),o=(n,f)=>{const p=t.value_flags[n];if(p===void 0)return[];const g={spec:{name:n,kind:p,
leading:!1},negated:!1};return[f===void 0?{...g,takes:"always"}:{...g,fixed:f,takes:"never"}]};return{flags:"anywhere",dash:"\
operand",separator:/^--$/,equals:"none",unknown:"never",expand:n=>{if(t.leading_flags.includes(n))return[r(n,!0)];if(s.has(
n))return[r(n)];const f=o(n);if(f.length>0)return f;const p=R(n),g=p&&o(p.name,p.value);if(g!==void 0&&g.length>0)return g;
const d=(/^-[A-Za-z]{2,}$/.test(n)?[...n.slice(1)]:[]).map(l=>`-${l}`);return d.length>0&&d.every(l=>s.has(l))?d.map(l=>r(
l)):void 0}}}function R(t){const{written:s,attached:r}=(0,i().splitAtEquals)(t);return t.startsWith("--")&&r!==void 0?{name:s,
value:r}:t.startsWith("--")?void 0:{name:t.slice(0,2),value:t.slice(2)}}},"judge/profiles/curated/curated"(y,m,k,x){let w;
const i=()=>w??=m("rules/finding");let j;const E=()=>j??=m("judge/context");let O;const b=()=>O??=m("judge/families/regi\
stry");let R;const t=()=>R??=m("judge/profiles/profile");let s;const r=()=>s??=m("judge/profiles/curated/operation");let o;
const n=()=>o??=m("judge/profiles/curated/shape");k(y,{curated:()=>p,judgeRisk:()=>I});const f=10,p={judge:(e,a,u)=>{const c=[
...(0,n().shapeReasons)(e),...(0,t().besidesProgram)(a,e)],[h,..._]=(0,n().firstCommand)(e);return h===void 0?A([(0,i().
finding)("no_command",{}),...c],u):g(h,_,c,u)}};function g(e,a,u,c){const{policy:h}=c,_=c.proposal.family??e.text,M={span:e.
span},S=_===e.text?[]:[(0,i().finding)("family_base_mismatch",{family:_,base:e.text},M)],$=(0,b().registryOf)(h.families).
get(_),W=$?.curated;if($===void 0||W===void 0)return A([(0,i().finding)("not_in_registry",{family:_},M),...S,...u],c);const B=d(
_,c),U=new(E()).Places(c),N=(0,r().readOperation)($,W,a,U),F=[...v($,W,c,B).map(z=>({...z,...M})),...u,...S,...N.reasons,
...P(N,U,h.allowed_roots),...H(N.risk,h)],{risk:V}=N,Z=T(V,B);return F.some(({severity:z})=>z==="error")?{findings:(0,t().
firstOfEach)(F.filter(l),f),risk:V,confirmation:Z}:{findings:[...F,...D(N,B)],risk:V,confirmation:Z}}function A(e,{proposal:a}){
const u=T("dangerous",a.mode??"structured");return{findings:e.filter(l),risk:"dangerous",confirmation:u}}function d(e,{policy:a,
proposal:u}){return u.mode??(a.experimental.includes(e)?"experimental":"structured")}function l({severity:e}){return e!==
"warning"}function v({name:e,category:a},{maturity:u,platforms:c},{policy:h,platform:_},M){const S=[];return h.disabled_packs.
includes(a)&&S.push((0,i().finding)("family_disabled",{family:e,pack:a})),c!==void 0&&!c.includes(_)&&S.push((0,i().finding)(
"platform_unsupported",{family:e,platform:_})),C[u].includes(M)||S.push((0,i().finding)("maturity_refused",{family:e,maturity:u})),
S}const C={structured:["structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};
function P({paths:e},a,u){return u.length===0?[]:e.filter(({path:c})=>c.startsWith("~")||!a.leadsInto(c,u)).map(({path:c,
word:h})=>(0,i().finding)("outside_allowed_roots",{path:c,roots:u},h&&{span:h.span}))}function D({warnings:e},a){return[
...e.map(u=>(0,i().finding)(u,{})),...a==="experimental"?[(0,i().finding)("experimental_mode",{})]:[]]}function I(e,{policy:a,
proposal:u}){const c=T(e,u.mode??"structured");return{findings:H(e,a),risk:e,confirmation:c}}function H(e,{mode:a,allow_dangerous:u}){
return e==="safe"||e==="write"&&a!=="safe"||e==="dangerous"&&a==="dangerous"&&u?[]:[(0,i().finding)("policy_risk",{risk:e,
mode:a})]}function T(e,a){return a==="experimental"?"very_strong":e==="dangerous"?"strong":"standard"}},"judge/profiles/\
curated/paths"(y,m,k,x){let w;const i=()=>w??=m("judge/families/kinds");k(y,{holdsEnvironment:()=>R,refusal:()=>O});const j=[
"/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],E=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function O(t,s,r){
const o=i().KINDS[t](s);if(o!==void 0||t!=="destination"&&t!=="source")return o;const n=r.locate(s);if(n===void 0)return"\
cannot be resolved";if(n==="/")return"is the root of the file system";const p=(/^[\\/]|^[A-Za-z]:/.test(s)||!r.isIn(n,r.
cwd))&&j.find(g=>r.mayBeIn(n,g));if(p)return`is in the system directory ${p}`;if(t!=="destination")return r.mayBeIn(r.cwd,
n)?"is the working directory or one of its parents":E.test(n)?"is a home directory":void 0}const b=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function R(t){return b.test(t)}},"judge/profiles/curated/shape"(y,m,k,x){let w;const i=()=>w??=m("rules/finding");k(y,{firstCommand:()=>E,
shapeReasons:()=>O});const j=new Set(["shell-operator","shell-redirection","line-break"]);function E({words:t,problems:s}){
const r=s.filter(({rule:n})=>j.has(n)).map(({span:n})=>n.start),o=Math.min(...r);return t.filter(({span:n})=>n.start<o)}
function O({problems:t}){return t.flatMap(s=>{const r={span:s.span};if((0,i().isProblem)(s,"shell-operator")){const{operator:o}=s.
args;return[(0,i().finding)(R(o),{operator:o},r)]}if((0,i().isProblem)(s,"shell-redirection")){const{operator:o}=s.args;
return[(0,i().finding)("shell_operator.redirection",{operator:o},r)]}if((0,i().isProblem)(s,"command-substitution")){const{
written:o}=s.args;return[(0,i().finding)("shell_operator.substitution",{operator:o},r)]}if((0,i().isProblem)(s,"line-bre\
ak")||(0,i().isProblem)(s,"nul-character")){const{character:o}=s.args;return[(0,i().finding)("shell_operator.multiline",
{operator:o},r)]}return b.has(s.rule)?[(0,i().finding)("parse_failed",{},r)]:[]})}const b=new Set(["unterminated-quote",
"trailing-backslash","command-too-long"]);function R(t){return t==="|"||t==="|&"?"shell_operator.pipeline":t==="&"?"shel\
l_operator.background":"shell_operator.chaining"}}};
