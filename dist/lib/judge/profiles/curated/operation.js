"use strict";module.exports={"judge/profiles/curated/operation"(y,_,T,M){let b;const l=()=>b??=_("rules/finding");let j;const A=()=>j??=
_("judge/families/form");let D;const h=()=>D??=_("judge/families/kinds");let F;const H=()=>F??=_("judge/profiles/curated\
/arguments");let I;const v=()=>I??=_("judge/profiles/curated/paths");T(y,{readOperation:()=>L});function L(o,n,s,e){const f=[
...n.warnings,...n.network_touching?["network_touching"]:[]],i=n.forms.length>0?N(o,n,s,e):P(o,n,s,e),g=i.paths.some(({path:c})=>(0,v().
holdsEnvironment)(c)),d=new Set([...f,...i.warnings,...g?["env_secrets"]:[]]);return{...i,warnings:[...d]}}function N(o,n,s,e){
let f="",i=[];const g=s[0];for(const r of n.forms){const u=(0,A().parseForm)(r.argv)??[],p=(0,A().matchForm)(u,s,(w,k)=>(0,v().
refusal)(w,k,e));if(p.kind==="operand")i=O(p.placed),f=`does not accept \`${p.word.text}\`, which ${p.reason}; the regis\
tered forms are`;else if(p.kind==="match")return{reasons:[],risk:r.risk??n.risk,warnings:r.warning?[r.warning]:[],paths:O(
p.placed)}}const d=n.forms.map(({argv:r})=>`${o.name} ${r}`);return{reasons:[...(o.category==="archives"?s.filter(({text:r})=>h().
SHELL_OPERATOR.test(r)):[]).map(({text:r,span:u})=>(0,l().finding)("shell_operator.quoted",{operator:r},{span:u})),(0,l().
finding)(K(o.name),{family:o.name,reason:f,forms:d},g?{span:g.span}:{})],risk:n.risk,warnings:[],paths:i}}function O(o){
return o.filter(({kind:n})=>h().PATH_KINDS.has(n)).map(({word:n})=>({path:n.text,word:n}))}function P({name:o},n,s,e){const{
flags:f,values:i,problems:g}=(0,H().readArguments)(s,n),d=g.map(({flag:t,reason:a,word:m})=>(0,l().finding)("flag_not_al\
lowed",{family:o,flag:t,reason:a},{span:m.span})),c=t=>n.forbidden_prefixes.find(a=>t.toLowerCase().startsWith(a.toLowerCase()));
for(const{text:t,kind:a,word:m,operand:S}of i){const x=(0,v().refusal)(a,t,e),C={span:m.span};x&&!(S&&c(t))&&d.push((0,l().
finding)("operand_refused",{family:o,operand:t,reason:x},C))}const r=i.filter(({operand:t})=>t),u=r.filter(({kind:t,text:a})=>h().
PATH_KINDS.has(t)&&a!==$);d.push(...z(o,n,r.length)),d.push(...R(o,n,r,u.length,f));for(const{text:t,word:a}of r){const m=c(
t);if(m===void 0)continue;const S={family:o,operand:t,prefix:m};d.push((0,l().finding)("forbidden_operand_prefix",S,{span:a.
span}))}const p=i.filter(({kind:t,text:a})=>h().PATH_KINDS.has(t)&&a!==$).map(({text:t,word:a})=>({path:t,word:a})),w=p.
some(({path:t})=>n.dangerous_targets.includes(t)||n.dangerous_targets.includes("/")&&e.locate(t)==="/"),k=n.default_operand;
return{reasons:d,risk:w?"dangerous":n.risk,warnings:[...f.flatMap(t=>n.dangerous_flags[t]??[]),...w?["broad_permission_t\
arget"]:[]],paths:p.length===0&&k!==void 0?[{path:k}]:p}}const $="-";function R(o,{reads_stdin:n,operands:{min:s}},e,f,i){
if(n===void 0)return[];const g="is standard input",d=e.filter(({kind:r,text:u})=>h().PATH_KINDS.has(r)&&u===$).map(({text:r,
word:u})=>(0,l().finding)("operand_refused",{family:o,operand:r,reason:g},{span:u.span}));if(d.length>0)return d;const c=e.
length;return f>0||c<s||n.unless.some(r=>i.includes(r))?[]:[(0,l().finding)("operand_count",{family:o,count:c,wanted:`at\
 least ${c+1}`})]}function z(o,{operands:{min:n,max:s}},e){if(e>=n&&(s===void 0||e<=s))return[];const f=s===void 0?`at l\
east ${n}`:s===n?`exactly ${n}`:`${n} to ${s}`;return[(0,l().finding)("operand_count",{family:o,count:e,wanted:f})]}const E=new Map(
[["tar","constrained_form.tar"],["unzip","constrained_form.unzip"],["zip","constrained_form.zip"],["ping","constrained_f\
orm.ping"],["curl","constrained_form.curl"],["dig","constrained_form.dns"],["nslookup","constrained_form.dns"],["git","c\
onstrained_form.git"]]);function K(o){return E.get(o)??"constrained_form.other"}}};
