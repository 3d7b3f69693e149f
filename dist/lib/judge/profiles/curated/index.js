//# judge/profiles/curated/arguments
(function(m,y,g){const v=g("command/flags/equals"),k=g("command/flags/read-flags");function w(a,r){const o=[],d=[],n=[],
t=[];let i=!1;for(const e of(0,k().readFlags)(a,_(r)).tokens){const{word:s}=e,u=s.text;if(e.kind==="operand"){i&&t.push(
{flag:u,reason:"comes after the expression",word:s}),n.push(s);continue}if(e.kind==="flag"&&e.part.spec.leading){n.length>
0&&t.push({flag:u,reason:"must come before the operands",word:s}),o.push(u);continue}if(i=r.leading_flags.length>0,e.kind===
"unknown"){t.push({flag:u,reason:"is not in the specification",word:s});continue}const{name:A,kind:p}=e.part.spec;if(o.push(
A),p===void 0)continue;const b=e.consumes?e.next??s:s,h=e.consumes?e.next?.text:e.part.fixed;h===void 0?t.push({flag:u,reason:"\
requires a value",word:s}):d.push({text:h,kind:p,word:b,operand:!1})}const l=r.operands.unless.some(e=>o.includes(e))?1:
0,{kinds:c}=r.operands;for(const[e,s]of n.entries()){const u=c[Math.min(e+l,c.length-1)]??"path";d.push({text:s.text,kind:u,
word:s,operand:!0})}return{flags:o,values:d,problems:t}}function _(a){const r=new Set([...a.flags,...Object.keys(a.dangerous_flags)]),
o=(n,t=!1)=>({spec:{name:n,leading:t},negated:!1,takes:"never"}),d=(n,t)=>{const i=a.value_flags[n];if(i===void 0)return[];
const l={spec:{name:n,kind:i,leading:!1},negated:!1};return[t===void 0?{...l,takes:"always"}:{...l,fixed:t,takes:"never"}]};
return{flags:"anywhere",dash:"operand",separator:/^--$/,equals:"none",unknown:"never",expand:n=>{if(a.leading_flags.includes(
n))return[o(n,!0)];if(r.has(n))return[o(n)];const t=d(n);if(t.length>0)return t;const i=q(n),l=i&&d(i.name,i.value);if(l!==
void 0&&l.length>0)return l;const e=(/^-[A-Za-z]{2,}$/.test(n)?[...n.slice(1)]:[]).map(s=>`-${s}`);return e.length>0&&e.
every(s=>r.has(s))?e.map(s=>o(s)):void 0}}}function q(a){const{written:r,attached:o}=(0,v().splitAtEquals)(a);return a.startsWith(
"--")&&o!==void 0?{name:r,value:o}:a.startsWith("--")?void 0:{name:a.slice(0,2),value:a.slice(2)}}m.exports={readArguments:w}});
//# judge/profiles/curated/curated
(function(k,H,d){const s=d("rules/finding"),E=d("judge/context"),C=d("judge/families/registry"),j=d("judge/profiles/pro\
file"),N=d("judge/profiles/curated/operation"),x=d("judge/profiles/curated/shape"),P=10,S={judge:(n,i,e)=>{const r=[...(0,x().
shapeReasons)(n),...(0,j().besidesProgram)(i,n)],[t,...o]=(0,x().firstCommand)(n);return t===void 0?O([(0,s().finding)("\
no_command",{}),...r],e):A(t,o,r,e)}};function A(n,i,e,r){const{policy:t}=r,o=r.proposal.family??n.text,u={span:n.span},
a=o===n.text?[]:[(0,s().finding)("family_base_mismatch",{family:o,base:n.text},u)],p=(0,C().registryOf)(t.families).get(
o),m=p?.curated;if(p===void 0||m===void 0)return O([(0,s().finding)("not_in_registry",{family:o},u),...a,...e],r);const g=F(
o,r),w=new(E()).Places(r),c=(0,N().readOperation)(p,m,i,w),_=[...I(p,m,r,g).map(h=>({...h,...u})),...e,...a,...c.reasons,
...W(c,w,t.allowed_roots),...v(c.risk,t)],{risk:y}=c,b=l(y,g);return _.some(({severity:h})=>h==="error")?{findings:(0,j().
firstOfEach)(_.filter(R),P),risk:y,confirmation:b}:{findings:[..._,...q(c,g)],risk:y,confirmation:b}}function O(n,{proposal:i}){
const e=l("dangerous",i.mode??"structured");return{findings:n.filter(R),risk:"dangerous",confirmation:e}}function F(n,{policy:i,
proposal:e}){return e.mode??(i.experimental.includes(n)?"experimental":"structured")}function R({severity:n}){return n!==
"warning"}function I({name:n,category:i},{maturity:e,platforms:r},{policy:t,platform:o},u){const a=[];return t.disabled_packs.
includes(i)&&a.push((0,s().finding)("family_disabled",{family:n,pack:i})),r!==void 0&&!r.includes(o)&&a.push((0,s().finding)(
"platform_unsupported",{family:n,platform:o})),M[e].includes(u)||a.push((0,s().finding)("maturity_refused",{family:n,maturity:e})),
a}const M={structured:["structured","experimental"],direct_only:["structured"],experimental_only:["experimental"],blocked:[]};
function W({paths:n},i,e){return e.length===0?[]:n.filter(({path:r})=>r.startsWith("~")||!i.leadsInto(r,e)).map(({path:r,
word:t})=>(0,s().finding)("outside_allowed_roots",{path:r,roots:e},t&&{span:t.span}))}function q({warnings:n},i){return[
...n.map(e=>(0,s().finding)(e,{})),...i==="experimental"?[(0,s().finding)("experimental_mode",{})]:[]]}function D(n,{policy:i,
proposal:e}){const r=l(n,e.mode??"structured");return{findings:v(n,i),risk:n,confirmation:r}}function v(n,{mode:i,allow_dangerous:e}){
return n==="safe"||n==="write"&&i!=="safe"||n==="dangerous"&&i==="dangerous"&&e?[]:[(0,s().finding)("policy_risk",{risk:n,
mode:i})]}function l(n,i){return i==="experimental"?"very_strong":n==="dangerous"?"strong":"standard"}k.exports={curated:S,
judgeRisk:D}});
//# judge/profiles/curated/operation
(function(b,q,h){const l=h("rules/finding"),O=h("judge/families/form"),w=h("judge/families/kinds"),D=h("judge/profiles/\
curated/arguments"),$=h("judge/profiles/curated/paths");function F(r,n,s,e){const c=[...n.warnings,...n.network_touching?
["network_touching"]:[]],i=n.forms.length>0?H(r,n,s,e):I(r,n,s,e),m=i.paths.some(({path:p})=>(0,$().holdsEnvironment)(p)),
d=new Set([...c,...i.warnings,...m?["env_secrets"]:[]]);return{...i,warnings:[...d]}}function H(r,n,s,e){let c="",i=[];const m=s[0];
for(const o of n.forms){const g=(0,O().parseForm)(o.argv)??[],u=(0,O().matchForm)(g,s,(k,v)=>(0,$().refusal)(k,v,e));if(u.
kind==="operand")i=x(u.placed),c=`does not accept \`${u.word.text}\`, which ${u.reason}; the registered forms are`;else if(u.
kind==="match")return{reasons:[],risk:o.risk??n.risk,warnings:o.warning?[o.warning]:[],paths:x(u.placed)}}const d=n.forms.
map(({argv:o})=>`${r.name} ${o}`);return{reasons:[...(r.category==="archives"?s.filter(({text:o})=>w().SHELL_OPERATOR.test(
o)):[]).map(({text:o,span:g})=>(0,l().finding)("shell_operator.quoted",{operator:o},{span:g})),(0,l().finding)(R(r.name),
{family:r.name,reason:c,forms:d},m?{span:m.span}:{})],risk:n.risk,warnings:[],paths:i}}function x(r){return r.filter(({kind:n})=>w().
PATH_KINDS.has(n)).map(({word:n})=>({path:n.text,word:n}))}function I({name:r},n,s,e){const{flags:c,values:i,problems:m}=(0,D().
readArguments)(s,n),d=m.map(({flag:t,reason:a,word:_})=>(0,l().finding)("flag_not_allowed",{family:r,flag:t,reason:a},{span:_.
span})),p=t=>n.forbidden_prefixes.find(a=>t.toLowerCase().startsWith(a.toLowerCase()));for(const{text:t,kind:a,word:_,operand:A}of i){
const T=(0,$().refusal)(a,t,e),j={span:_.span};T&&!(A&&p(t))&&d.push((0,l().finding)("operand_refused",{family:r,operand:t,
reason:T},j))}const o=i.filter(({operand:t})=>t),g=o.filter(({kind:t,text:a})=>w().PATH_KINDS.has(t)&&a!==S);d.push(...N(
r,n,o.length)),d.push(...L(r,n,o,g.length,c));for(const{text:t,word:a}of o){const _=p(t);if(_===void 0)continue;const A={
family:r,operand:t,prefix:_};d.push((0,l().finding)("forbidden_operand_prefix",A,{span:a.span}))}const u=i.filter(({kind:t,
text:a})=>w().PATH_KINDS.has(t)&&a!==S).map(({text:t,word:a})=>({path:t,word:a})),k=u.some(({path:t})=>n.dangerous_targets.
includes(t)||n.dangerous_targets.includes("/")&&e.locate(t)==="/"),v=n.default_operand;return{reasons:d,risk:k?"dangerou\
s":n.risk,warnings:[...c.flatMap(t=>n.dangerous_flags[t]??[]),...k?["broad_permission_target"]:[]],paths:u.length===0&&v!==
void 0?[{path:v}]:u}}const S="-";function L(r,{reads_stdin:n,operands:{min:s}},e,c,i){if(n===void 0)return[];const m="is\
 standard input",d=e.filter(({kind:o,text:g})=>w().PATH_KINDS.has(o)&&g===S).map(({text:o,word:g})=>(0,l().finding)("ope\
rand_refused",{family:r,operand:o,reason:m},{span:g.span}));if(d.length>0)return d;const p=e.length;return c>0||p<s||n.unless.
some(o=>i.includes(o))?[]:[(0,l().finding)("operand_count",{family:r,count:p,wanted:`at least ${p+1}`})]}function N(r,{operands:{
min:n,max:s}},e){if(e>=n&&(s===void 0||e<=s))return[];const c=s===void 0?`at least ${n}`:s===n?`exactly ${n}`:`${n} to ${s}`;
return[(0,l().finding)("operand_count",{family:r,count:e,wanted:c})]}const P=new Map([["tar","constrained_form.tar"],["u\
nzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_form.ping"],["curl","constrained_for\
m.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","constrained_form.git"]]);function R(r){
return P.get(r)??"constrained_form.other"}b.exports={readOperation:F}});
//# judge/profiles/curated/paths
(function(s,w,u){const c=u("judge/families/kinds"),d=["/bin","/dev","/etc","/lib","/private","/sbin","/usr","/var"],v=/^\/(?:home|Users|root)(?:\/[^/]*)?$/i;
function a(t,o,n){const e=c().KINDS[t](o);if(e!==void 0||t!=="destination"&&t!=="source")return e;const r=n.locate(o);if(r===
void 0)return"cannot be resolved";if(r==="/")return"is the root of the file system";const i=(/^[\\/]|^[A-Za-z]:/.test(o)||
!n.isIn(r,n.cwd))&&d.find(y=>n.mayBeIn(r,y));if(i)return`is in the system directory ${i}`;if(t!=="destination")return n.
mayBeIn(n.cwd,r)?"is the working directory or one of its parents":v.test(r)?"is a home directory":void 0}const m=/(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;
function h(t){return m.test(t)}s.exports={holdsEnvironment:h,refusal:a}});
//# judge/profiles/curated/shape
(function(o,g,a){const r=a("rules/finding"),l=new Set(["shell-operator","shell-redirection","line-break"]);function c({
words:e,problems:n}){const i=n.filter(({rule:s})=>l.has(s)).map(({span:s})=>s.start),t=Math.min(...i);return e.filter(({
span:s})=>s.start<t)}function u({problems:e}){return e.flatMap(n=>{const i={span:n.span};if((0,r().isProblem)(n,"shell-o\
perator")){const{operator:t}=n.args;return[(0,r().finding)(h(t),{operator:t},i)]}if((0,r().isProblem)(n,"shell-redirecti\
on")){const{operator:t}=n.args;return[(0,r().finding)("shell_operator.redirection",{operator:t},i)]}if((0,r().isProblem)(
n,"command-substitution")){const{written:t}=n.args;return[(0,r().finding)("shell_operator.substitution",{operator:t},i)]}
if((0,r().isProblem)(n,"line-break")||(0,r().isProblem)(n,"nul-character")){const{character:t}=n.args;return[(0,r().finding)(
"shell_operator.multiline",{operator:t},i)]}return d.has(n.rule)?[(0,r().finding)("parse_failed",{},i)]:[]})}const d=new Set(
["unterminated-quote","trailing-backslash","command-too-long"]);function h(e){return e==="|"||e==="|&"?"shell_operator.p\
ipeline":e==="&"?"shell_operator.background":"shell_operator.chaining"}o.exports={firstCommand:c,shapeReasons:u}});
