"use strict";module.exports={"judge/context"(j,u,x,A){let I;const p=()=>I??=u("repo/paths");x(j,{Places:()=>R,contextIn:()=>y});const f="\
/\0checkout";function y(g,s,i,a){const{workspace:m}=s,t=v(s)?f:void 0,{files:o,cwd:d=t}=a;return{policy:s,platform:i,proposal:a,
mount:o?{at:"/",tree:o}:g?{at:t??m,tree:g}:{at:f},cwd:d}}const _=new WeakMap;function v(g){const s=_.get(g);if(s!==void 0)
return s;const i=(0,p().locatePath)(g.workspace,f,{at:f}),a=i!==void 0&&(0,p().isLocatedIn)(i,f);return _.set(g,a),a}class R{workspace;cwd;#t;#e;#o;constructor({
policy:{workspace:s},cwd:i,platform:a,mount:m}){this.#t=m,this.#e=m.at==="/"?m:{at:m.at},this.#o=a!=="linux",this.workspace=
(0,p().locatePath)(s,f,this.#e)??f,this.cwd=i===void 0?this.workspace:(0,p().locatePath)(i,this.workspace,m)??f}locate(s){
return(0,p().locatePath)(s,this.cwd,this.#t)}leadsInto(s,i){const a=this.locate(s);return a===void 0?!1:i.some(m=>{const t=(0,p().
locatePath)(m,this.workspace,this.#e);return t!==void 0&&this.isIn(a,t)})}isIn(s,i){return(0,p().isLocatedIn)(s,i,{ignoreCase:this.#o})}mayBeIn(s,i){
return(0,p().isLocatedIn)(s,i,{ignoreCase:!0})}}},"judge/judge"(j,u,x,A){let I;const p=()=>I??=u("audit-clock");let f;const y=()=>f??=
u("command/read");let _;const v=()=>_??=u("judge/context");let R;const g=()=>R??=u("judge/families/programs");let s;const i=()=>s??=
u("judge/judge-reading");x(j,{Judge:()=>a});class a{terms;context;clock;#t=new Map;constructor(t,o,d){this.terms=t,this.
context=o,this.clock=d}static by(t){const o=(0,v().contextIn)(t.tree,t.policy,t.platform,{});return new a(t,o,t.clock??new(p()).
AuditClock(t.signal,{},t.progress))}with(t){const o={...this.terms,...t},d=(0,v().contextIn)(o.tree,o.policy,o.platform,
this.context.proposal);return new a(o,d,this.clock)}proposed(t){const{tree:o,policy:d,platform:h}=this.terms;return new a(
this.terms,(0,v().contextIn)(o,d,h,t),this.clock)}command(t){const o=this.#t.get(t);if(o!==void 0)return o;const d=this.#e(
t);return this.#t.set(t,d),d}async risk(t,o){return(0,i().judgeRiskAlone)(await this.#o(o),t,this.context)}async#e(t){const{
profile:o}=this.terms.policy;try{return(0,i().judgeReading)(await this.#o(t),o,this.context)}catch(d){return(0,i().unjudged)(
t,o,d)}}#o(t){const{tree:o,base:d,changed:h,cwd:P="",policy:T}=this.terms,{clock:O}=this,b=(0,g().programTerms)(T),S={...o&&
{tree:o},...d&&{base:d},changed:h,cwd:P,programs:b,clock:O};return O.inTurn(()=>(0,y().readCommand)(t,S))}}},"judge/judg\
e-reading"(j,u,x,A){let I;const p=()=>I??=u("model/severities");let f;const y=()=>f??=u("rules/not-judged");let _;const v=()=>_??=
u("judge/profiles/curated/curated");let R;const g=()=>R??=u("judge/profiles/index");let s;const i=()=>s??=u("judge/profi\
les/profile");x(j,{judgeReading:()=>m,judgeRiskAlone:()=>o,unjudged:()=>d});const a=new Set(["target-writes","tool-write\
s","dry-run","writes_files"]);function m(e,n,r){const c=(0,i().findProblems)(e),l=C=>g().PROFILES[C].judge(e,c,r),w=l("e\
volver"),k=l("validator"),E={evolver:w,validator:k}[n]??l(n);return h(e,n,E,{evolver:w,validator:k})}function t(e,n){const r=n.
find(({rule:l})=>l==="validator-newer");return{"1.94":e,newer:r?{verdict:"block",reason:r}:e}}function o(e,n,r){const c={
findings:b((0,i().findProblems)(e))},l={evolver:c,validator:c};return h(e,"curated",(0,v().judgeRisk)(n,r),l)}function d(e,n,r){
const c=typeof e=="string"?e:"",l=[(0,y().notJudged)(`the command \`${c}\``,r)];return h({command:c,words:[],assignments:[],
argv:null,targets:[],problems:[]},n,{findings:l},{evolver:{findings:l},validator:{findings:l}})}function h(e,n,r,c){const l=b(
r.findings),w=P(l),k=C=>C===r?w:P(b(C.findings)),E=k(c.validator);return{reading:e,verdict:w.verdict,risk:r.risk??O(w.verdict,
l),confirmation:r.confirmation??"standard",findings:l,profiles:{evolver:k(c.evolver),validator:E,[n]:w},validators:t(E,c.
validator.findings)}}function P(e){const n=T(e),[r]=e;if(n==="block"&&r)return{verdict:n,reason:r};const c=e.find(({rule:l})=>l===
"validator-empty-folder");return c?{verdict:n,remark:c}:{verdict:n}}function T(e){return e.some(({severity:r})=>r==="err\
or")?"block":e.some(({severity:r,rule:c})=>r==="warning"&&c!=="experimental_mode")?"warn":"allow"}function O(e,n){return e===
"block"?"dangerous":n.some(({rule:r})=>a.has(r))?"write":"safe"}function b(e){return S(e)?e:p().SEVERITIES.flatMap(n=>e.
filter(({severity:r})=>r===n))}function S(e){let n=0;for(const{severity:r}of e){const c=p().SEVERITIES.indexOf(r);if(c<n)
return!1;n=c}return!0}}};
