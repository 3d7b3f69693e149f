//# judge/profiles/curated/arguments
(function(m,g,v,V){let k;const _=()=>k??=g("command/flags/equals");let w;const q=()=>w??=g("command/flags/read-flags");
v(m,{readArguments:()=>y});function y(t,r){const o=[],d=[],n=[],a=[];let i=!1;for(const e of(0,q().readFlags)(t,A(r)).tokens){
const{word:s}=e,u=s.text;if(e.kind==="operand"){i&&a.push({flag:u,reason:"comes after the expression",word:s}),n.push(s);
continue}if(e.kind==="flag"&&e.part.spec.leading){n.length>0&&a.push({flag:u,reason:"must come before the operands",word:s}),
o.push(u);continue}if(i=r.leading_flags.length>0,e.kind==="unknown"){a.push({flag:u,reason:"is not in the specification",
word:s});continue}const{name:$,kind:p}=e.part.spec;if(o.push($),p===void 0)continue;const O=e.consumes?e.next??s:s,h=e.consumes?
e.next?.text:e.part.fixed;h===void 0?a.push({flag:u,reason:"requires a value",word:s}):d.push({text:h,kind:p,word:O,operand:!1})}
const l=r.operands.unless.some(e=>o.includes(e))?1:0,{kinds:c}=r.operands;for(const[e,s]of n.entries()){const u=c[Math.min(
e+l,c.length-1)]??"path";d.push({text:s.text,kind:u,word:s,operand:!0})}return{flags:o,values:d,problems:a}}function A(t){
const r=new Set([...t.flags,...Object.keys(t.dangerous_flags)]),o=(n,a=!1)=>({spec:{name:n,leading:a},negated:!1,takes:"\
never"}),d=(n,a)=>{const i=t.value_flags[n];if(i===void 0)return[];const l={spec:{name:n,kind:i,leading:!1},negated:!1};
return[a===void 0?{...l,takes:"always"}:{...l,fixed:a,takes:"never"}]};return{flags:"anywhere",dash:"operand",separator:/^--$/,
equals:"none",unknown:"never",expand:n=>{if(t.leading_flags.includes(n))return[o(n,!0)];if(r.has(n))return[o(n)];const a=d(
n);if(a.length>0)return a;const i=b(n),l=i&&d(i.name,i.value);if(l!==void 0&&l.length>0)return l;const e=(/^-[A-Za-z]{2,}$/.
test(n)?[...n.slice(1)]:[]).map(s=>`-${s}`);return e.length>0&&e.every(s=>r.has(s))?e.map(s=>o(s)):void 0}}}function b(t){
const{written:r,attached:o}=(0,_().splitAtEquals)(t);return t.startsWith("--")&&o!==void 0?{name:r,value:o}:t.startsWith(
"--")?void 0:{name:t.slice(0,2),value:t.slice(2)}}});
//# judge/profiles/curated/curated
(function(k,d,E,Q){let C;const r=()=>C??=d("rules/finding");let N;const P=()=>N??=d("judge/context");let S;const A=()=>S??=
d("judge/families/registry");let F;const j=()=>F??=d("judge/profiles/profile");let I;const M=()=>I??=d("judge/profiles/c\
urated/operation");let W;const x=()=>W??=d("judge/profiles/curated/shape");E(k,{curated:()=>H,judgeRisk:()=>L});const D=10,
H={judge:(n,i,t)=>{const e=[...(0,x().shapeReasons)(n),...(0,j().besidesProgram)(i,n)],[o,...s]=(0,x().firstCommand)(n);
return o===void 0?O([(0,r().finding)("no_command",{}),...e],t):T(o,s,e,t)}};function T(n,i,t,e){const{policy:o}=e,s=e.proposal.
family??n.text,c={span:n.span},a=s===n.text?[]:[(0,r().finding)("family_base_mismatch",{family:s,base:n.text},c)],l=(0,A().
registryOf)(o.families).get(s),m=l?.curated;if(l===void 0||m===void 0)return O([(0,r().finding)("not_in_registry",{family:s},
c),...a,...t],e);const g=z(s,e),w=new(P()).Places(e),u=(0,M().readOperation)(l,m,i,w),_=[...B(l,m,e,g).map(h=>({...h,...c})),
...t,...a,...u.reasons,...J(u,w,o.allowed_roots),...v(u.risk,o)],{risk:y}=u,b=p(y,g);return _.some(({severity:h})=>h==="\
error")?{findings:(0,j().firstOfEach)(_.filter(R),D),risk:y,confirmation:b}:{findings:[..._,...K(u,g)],risk:y,confirmation:b}}
function O(n,{proposal:i}){const t=p("dangerous",i.mode??"structured");return{findings:n.filter(R),risk:"dangerous",confirmation:t}}
function z(n,{policy:i,proposal:t}){return t.mode??(i.experimental.includes(n)?"experimental":"structured")}function R({
severity:n}){return n!=="warning"}function B({name:n,category:i},{maturity:t,platforms:e},{policy:o,platform:s},c){const a=[];
return o.disabled_packs.includes(i)&&a.push((0,r().finding)("family_disabled",{family:n,pack:i})),e!==void 0&&!e.includes(
s)&&a.push((0,r().finding)("platform_unsupported",{family:n,platform:s})),G[t].includes(c)||a.push((0,r().finding)("matu\
rity_refused",{family:n,maturity:t})),a}const G={structured:["structured","experimental"],direct_only:["structured"],experimental_only:[
"experimental"],blocked:[]};function J({paths:n},i,t){return t.length===0?[]:n.filter(({path:e})=>e.startsWith("~")||!i.
leadsInto(e,t)).map(({path:e,word:o})=>(0,r().finding)("outside_allowed_roots",{path:e,roots:t},o&&{span:o.span}))}function K({
warnings:n},i){return[...n.map(t=>(0,r().finding)(t,{})),...i==="experimental"?[(0,r().finding)("experimental_mode",{})]:
[]]}function L(n,{policy:i,proposal:t}){const e=p(n,t.mode??"structured");return{findings:v(n,i),risk:n,confirmation:e}}
function v(n,{mode:i,allow_dangerous:t}){return n==="safe"||n==="write"&&i!=="safe"||n==="dangerous"&&i==="dangerous"&&t?
[]:[(0,r().finding)("policy_risk",{risk:n,mode:i})]}function p(n,i){return i==="experimental"?"very_strong":n==="dangero\
us"?"strong":"standard"}});
//# judge/profiles/curated/operation
(function(b,h,x,U){let D;const g=()=>D??=h("rules/finding");let F;const O=()=>F??=h("judge/families/form");let H;const w=()=>H??=
h("judge/families/kinds");let I;const L=()=>I??=h("judge/profiles/curated/arguments");let N;const $=()=>N??=h("judge/pro\
files/curated/paths");x(b,{readOperation:()=>P});function P(o,n,s,e){const p=[...n.warnings,...n.network_touching?["netw\
ork_touching"]:[]],i=n.forms.length>0?R(o,n,s,e):j(o,n,s,e),_=i.paths.some(({path:u})=>(0,$().holdsEnvironment)(u)),d=new Set(
[...p,...i.warnings,..._?["env_secrets"]:[]]);return{...i,warnings:[...d]}}function R(o,n,s,e){let p="",i=[];const _=s[0];
for(const r of n.forms){const l=(0,O().parseForm)(r.argv)??[],c=(0,O().matchForm)(l,s,(k,v)=>(0,$().refusal)(k,v,e));if(c.
kind==="operand")i=y(c.placed),p=`does not accept \`${c.word.text}\`, which ${c.reason}; the registered forms are`;else if(c.
kind==="match")return{reasons:[],risk:r.risk??n.risk,warnings:r.warning?[r.warning]:[],paths:y(c.placed)}}const d=n.forms.
map(({argv:r})=>`${o.name} ${r}`);return{reasons:[...(o.category==="archives"?s.filter(({text:r})=>w().SHELL_OPERATOR.test(
r)):[]).map(({text:r,span:l})=>(0,g().finding)("shell_operator.quoted",{operator:r},{span:l})),(0,g().finding)(C(o.name),
{family:o.name,reason:p,forms:d},_?{span:_.span}:{})],risk:n.risk,warnings:[],paths:i}}function y(o){return o.filter(({kind:n})=>w().
PATH_KINDS.has(n)).map(({word:n})=>({path:n.text,word:n}))}function j({name:o},n,s,e){const{flags:p,values:i,problems:_}=(0,L().
readArguments)(s,n),d=_.map(({flag:t,reason:a,word:m})=>(0,g().finding)("flag_not_allowed",{family:o,flag:t,reason:a},{span:m.
span})),u=t=>n.forbidden_prefixes.find(a=>t.toLowerCase().startsWith(a.toLowerCase()));for(const{text:t,kind:a,word:m,operand:A}of i){
const T=(0,$().refusal)(a,t,e),M={span:m.span};T&&!(A&&u(t))&&d.push((0,g().finding)("operand_refused",{family:o,operand:t,
reason:T},M))}const r=i.filter(({operand:t})=>t),l=r.filter(({kind:t,text:a})=>w().PATH_KINDS.has(t)&&a!==S);d.push(...E(
o,n,r.length)),d.push(...z(o,n,r,l.length,p));for(const{text:t,word:a}of r){const m=u(t);if(m===void 0)continue;const A={
family:o,operand:t,prefix:m};d.push((0,g().finding)("forbidden_operand_prefix",A,{span:a.span}))}const c=i.filter(({kind:t,
text:a})=>w().PATH_KINDS.has(t)&&a!==S).map(({text:t,word:a})=>({path:t,word:a})),k=c.some(({path:t})=>n.dangerous_targets.
includes(t)||n.dangerous_targets.includes("/")&&e.locate(t)==="/"),v=n.default_operand;return{reasons:d,risk:k?"dangerou\
s":n.risk,warnings:[...p.flatMap(t=>n.dangerous_flags[t]??[]),...k?["broad_permission_target"]:[]],paths:c.length===0&&v!==
void 0?[{path:v}]:c}}const S="-";function z(o,{reads_stdin:n,operands:{min:s}},e,p,i){if(n===void 0)return[];const _="is\
 standard input",d=e.filter(({kind:r,text:l})=>w().PATH_KINDS.has(r)&&l===S).map(({text:r,word:l})=>(0,g().finding)("ope\
rand_refused",{family:o,operand:r,reason:_},{span:l.span}));if(d.length>0)return d;const u=e.length;return p>0||u<s||n.unless.
some(r=>i.includes(r))?[]:[(0,g().finding)("operand_count",{family:o,count:u,wanted:`at least ${u+1}`})]}function E(o,{operands:{
min:n,max:s}},e){if(e>=n&&(s===void 0||e<=s))return[];const p=s===void 0?`at least ${n}`:s===n?`exactly ${n}`:`${n} to ${s}`;
return[(0,g().finding)("operand_count",{family:o,count:e,wanted:p})]}const K=new Map([["tar","constrained_form.tar"],["u\
nzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_form.ping"],["curl","constrained_for\
m.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","constrained_form.git"]]);function C(o){
return K.get(o)??"constrained_form.other"}});
//# judge/profiles/curated/paths
(function(s,d,u,E){let c;const m=()=>c??=d("judge/families/kinds");u(s,{holdsEnvironment:()=>l,refusal:()=>h});const v=[
"/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],a=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;function h(t,i,n){
const r=m().KINDS[t](i);if(r!==void 0||t!=="destination"&&t!=="source")return r;const o=n.locate(i);if(o===void 0)return"\
cannot be resolved";if(o==="/")return"is the root of the file system";const e=(/^[\\/]|^[A-Za-z]:/.test(i)||!n.isIn(o,n.
cwd))&&v.find(w=>n.mayBeIn(o,w));if(e)return`is in the system directory ${e}`;if(t!=="destination")return n.mayBeIn(n.cwd,
o)?"is the working directory or one of its parents":a.test(o)?"is a home directory":void 0}const y=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function l(t){return y.test(t)}});
//# judge/profiles/curated/shape
(function(o,a,l,_){let c;const t=()=>c??=a("rules/finding");l(o,{firstCommand:()=>d,shapeReasons:()=>h});const u=new Set(
["shell-operator","shell-redirection","line-break"]);function d({words:e,problems:n}){const i=n.filter(({rule:s})=>u.has(
s)).map(({span:s})=>s.start),r=Math.min(...i);return e.filter(({span:s})=>s.start<r)}function h({problems:e}){return e.flatMap(
n=>{const i={span:n.span};if((0,t().isProblem)(n,"shell-operator")){const{operator:r}=n.args;return[(0,t().finding)(p(r),
{operator:r},i)]}if((0,t().isProblem)(n,"shell-redirection")){const{operator:r}=n.args;return[(0,t().finding)("shell_ope\
rator.redirection",{operator:r},i)]}if((0,t().isProblem)(n,"command-substitution")){const{written:r}=n.args;return[(0,t().
finding)("shell_operator.substitution",{operator:r},i)]}if((0,t().isProblem)(n,"line-break")||(0,t().isProblem)(n,"nul-c\
haracter")){const{character:r}=n.args;return[(0,t().finding)("shell_operator.multiline",{operator:r},i)]}return g.has(n.
rule)?[(0,t().finding)("parse_failed",{},i)]:[]})}const g=new Set(["unterminated-quote","trailing-backslash","command-to\
o-long"]);function p(e){return e==="|"||e==="|&"?"shell_operator.pipeline":e==="&"?"shell_operator.background":"shell_op\
erator.chaining"}});
