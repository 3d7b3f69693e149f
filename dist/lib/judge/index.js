"use strict";module.exports={"judge/context"(j,u,x,A){let I;const f=()=>I??=u("repo/paths");x(j,{Places:()=>R,contextIn:()=>y});const p="\
/\0checkout";function y(g,s,i,a){const{workspace:m}=s,t=_(s)?p:void 0,{files:o,cwd:d=t}=a;return{policy:s,platform:i,proposal:a,
mount:o?{at:"/",tree:o}:g?{at:t??m,tree:g}:{at:p},cwd:d}}const k=new WeakMap;function _(g){const s=k.get(g);if(s!==void 0)
return s;const i=(0,f().locatePath)(g.workspace,p,{at:p}),a=i!==void 0&&(0,f().isLocatedIn)(i,p);return k.set(g,a),a}class R{workspace;cwd;#t;#e;#o;constructor({
policy:{workspace:s},cwd:i,platform:a,mount:m}){this.#t=m,this.#e=m.at==="/"?m:{at:m.at},this.#o=a!=="linux",this.workspace=
(0,f().locatePath)(s,p,this.#e)??p,this.cwd=i===void 0?this.workspace:(0,f().locatePath)(i,this.workspace,m)??p}locate(s){
return(0,f().locatePath)(s,this.cwd,this.#t)}leadsInto(s,i){const a=this.locate(s);return a===void 0?!1:i.some(m=>{const t=(0,f().
locatePath)(m,this.workspace,this.#e);return t!==void 0&&this.isIn(a,t)})}isIn(s,i){return(0,f().isLocatedIn)(s,i,{ignoreCase:this.#o})}mayBeIn(s,i){
return(0,f().isLocatedIn)(s,i,{ignoreCase:!0})}}},"judge/judge"(j,u,x,A){let I;const f=()=>I??=u("audit-clock");let p;const y=()=>p??=
u("command/read");let k;const _=()=>k??=u("judge/context");let R;const g=()=>R??=u("judge/families/programs");let s;const i=()=>s??=
u("judge/judge-reading");x(j,{Judge:()=>a});class a{terms;context;clock;#t=new Map;constructor(t,o,d){this.terms=t,this.
context=o,this.clock=d}static by(t){const o=(0,_().contextIn)(t.tree,t.policy,t.platform,{});return new a(t,o,t.clock??new(f()).
AuditClock(t.signal))}with(t){const o={...this.terms,...t},d=(0,_().contextIn)(o.tree,o.policy,o.platform,this.context.proposal);
return new a(o,d,this.clock)}proposed(t){const{tree:o,policy:d,platform:h}=this.terms;return new a(this.terms,(0,_().contextIn)(
o,d,h,t),this.clock)}command(t){const o=this.#t.get(t);if(o!==void 0)return o;const d=this.#e(t);return this.#t.set(t,d),
d}async risk(t,o){return(0,i().judgeRiskAlone)(await this.#o(o),t,this.context)}async#e(t){const{profile:o}=this.terms.policy;
try{return(0,i().judgeReading)(await this.#o(t),o,this.context)}catch(d){return(0,i().unjudged)(t,o,d)}}#o(t){const{tree:o,
base:d,changed:h,cwd:P="",policy:T}=this.terms,{clock:O}=this,b=(0,g().programTerms)(T),S={...o&&{tree:o},...d&&{base:d},
changed:h,cwd:P,programs:b,clock:O};return O.inTurn(()=>(0,y().readCommand)(t,S))}}},"judge/judge-reading"(j,u,x,A){let I;
const f=()=>I??=u("model/finding");let p;const y=()=>p??=u("rules/not-judged");let k;const _=()=>k??=u("judge/profiles/c\
urated/curated");let R;const g=()=>R??=u("judge/profiles/index");let s;const i=()=>s??=u("judge/profiles/profile");x(j,{
judgeReading:()=>m,judgeRiskAlone:()=>o,unjudged:()=>d});const a=new Set(["target-writes","tool-writes","dry-run","write\
s_files"]);function m(e,r,n){const c=(0,i().findProblems)(e),l=C=>g().PROFILES[C].judge(e,c,n),w=l("evolver"),v=l("valid\
ator"),E={evolver:w,validator:v}[r]??l(r);return h(e,r,E,{evolver:w,validator:v})}function t(e,r){const n=r.find(({rule:l})=>l===
"validator-newer");return{"1.94":e,newer:n?{verdict:"block",reason:n}:e}}function o(e,r,n){const c={findings:b((0,i().findProblems)(
e))},l={evolver:c,validator:c};return h(e,"curated",(0,_().judgeRisk)(r,n),l)}function d(e,r,n){const c=typeof e=="strin\
g"?e:"",l=[(0,y().notJudged)(`the command \`${c}\``,n)];return h({command:c,words:[],assignments:[],argv:null,targets:[],
problems:[]},r,{findings:l},{evolver:{findings:l},validator:{findings:l}})}function h(e,r,n,c){const l=b(n.findings),w=P(
l),v=C=>C===n?w:P(b(C.findings)),E=v(c.validator);return{reading:e,verdict:w.verdict,risk:n.risk??O(w.verdict,l),confirmation:n.
confirmation??"standard",findings:l,profiles:{evolver:v(c.evolver),validator:E,[r]:w},validators:t(E,c.validator.findings)}}
function P(e){const r=T(e),[n]=e;if(r==="block"&&n)return{verdict:r,reason:n};const c=e.find(({rule:l})=>l==="validator-\
empty-folder");return c?{verdict:r,remark:c}:{verdict:r}}function T(e){return e.some(({severity:n})=>n==="error")?"block":
e.some(({severity:n,rule:c})=>n==="warning"&&c!=="experimental_mode")?"warn":"allow"}function O(e,r){return e==="block"?
"dangerous":r.some(({rule:n})=>a.has(n))?"write":"safe"}function b(e){return S(e)?e:f().SEVERITIES.flatMap(r=>e.filter(({
severity:n})=>n===r))}function S(e){let r=0;for(const{severity:n}of e){const c=f().SEVERITIES.indexOf(n);if(c<r)return!1;
r=c}return!0}}};
