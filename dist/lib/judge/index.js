//# judge/context
(function(u,d,l,v){let w;const n=()=>w??=d("repo/paths");l(u,{Places:()=>p,contextIn:()=>I});const a="/\0checkout";function I(c,t,s,e){
const{workspace:o}=t,r=k(t)?a:void 0,{files:h,cwd:P=r}=e;return{policy:t,platform:s,proposal:e,mount:h?{at:"/",tree:h}:c?
{at:r??o,tree:c}:{at:a},cwd:P}}const i=new WeakMap;function k(c){const t=i.get(c);if(t!==void 0)return t;const s=(0,n().
locatePath)(c.workspace,a,{at:a}),e=s!==void 0&&(0,n().isLocatedIn)(s,a);return i.set(c,e),e}class p{workspace;cwd;#s;#t;#e;constructor({
policy:{workspace:t},cwd:s,platform:e,mount:o}){this.#s=o,this.#t=o.at==="/"?o:{at:o.at},this.#e=e!=="linux",this.workspace=
(0,n().locatePath)(t,a,this.#t)??a,this.cwd=s===void 0?this.workspace:(0,n().locatePath)(s,this.workspace,o)??a}locate(t){
return(0,n().locatePath)(t,this.cwd,this.#s)}leadsInto(t,s){const e=this.locate(t);return e===void 0?!1:s.some(o=>{const r=(0,n().
locatePath)(o,this.workspace,this.#t);return r!==void 0&&this.isIn(e,r)})}isIn(t,s){return(0,n().isLocatedIn)(t,s,{ignoreCase:this.#e})}mayBeIn(t,s){
return(0,n().isLocatedIn)(t,s,{ignoreCase:!0})}}});
//# judge/judge
(function(l,e,p,b){let d;const u=()=>d??=e("audit-clock");let g;const h=()=>g??=e("command/read");let m;const r=()=>m??=
e("judge/context");let _;const k=()=>_??=e("judge/families/programs");let x;const s=()=>x??=e("judge/judge-reading");p(l,
{Judge:()=>c});class c{terms;context;clock;#t=new Map;constructor(t,o,n){this.terms=t,this.context=o,this.clock=n}static by(t){
const o=(0,r().contextIn)(t.tree,t.policy,t.platform,{});return new c(t,o,t.clock??new(u()).AuditClock(t.signal,{},t.progress))}with(t){
const o={...this.terms,...t},n=(0,r().contextIn)(o.tree,o.policy,o.platform,this.context.proposal);return new c(o,n,this.
clock)}proposed(t){const{tree:o,policy:n,platform:i}=this.terms;return new c(this.terms,(0,r().contextIn)(o,n,i,t),this.
clock)}command(t){const o=this.#t.get(t);if(o!==void 0)return o;const n=this.#n(t);return this.#t.set(t,n),n}async risk(t,o){
return(0,s().judgeRiskAlone)(await this.#o(o),t,this.context)}async#n(t){const{profile:o}=this.terms.policy;try{return(0,s().
judgeReading)(await this.#o(t),o,this.context)}catch(n){return(0,s().unjudged)(t,o,n)}}#o(t){const{tree:o,base:n,changed:i,
cwd:w="",policy:j}=this.terms,{clock:a}=this,y=(0,k().programTerms)(j),I={...o&&{tree:o},...n&&{base:n},changed:i,cwd:w,
programs:y,clock:a};return a.inTurn(()=>(0,h().readCommand)(t,I))}}});
//# judge/judge-reading
(function(p,d,_,h){let w;const v=()=>w??=d("model/severities");let j;const k=()=>j??=d("rules/not-judged");let R;const I=()=>R??=
d("judge/profiles/curated/curated");let O;const b=()=>O??=d("judge/profiles/index");let E;const m=()=>E??=d("judge/profi\
les/profile");_(p,{judgeReading:()=>y,judgeRiskAlone:()=>P,unjudged:()=>T});const S=new Set(["target-writes","tool-write\
s","dry-run","writes_files"]);function y(e,r,t){const n=(0,m().findProblems)(e),o=a=>b().PROFILES[a].judge(e,n,t),s=o("e\
volver"),i=o("validator"),c={evolver:s,validator:i}[r]??o(r);return u(e,r,c,{evolver:s,validator:i})}function x(e,r){const t=r.
find(({rule:o})=>o==="validator-newer");return{"1.94":e,newer:t?{verdict:"block",reason:t}:e}}function P(e,r,t){const n={
findings:l((0,m().findProblems)(e))},o={evolver:n,validator:n};return u(e,"curated",(0,I().judgeRisk)(r,t),o)}function T(e,r,t){
const n=typeof e=="string"?e:"",o=[(0,k().notJudged)(`the command \`${n}\``,t)];return u({command:n,words:[],assignments:[],
argv:null,targets:[],problems:[]},r,{findings:o},{evolver:{findings:o},validator:{findings:o}})}function u(e,r,t,n){const o=l(
t.findings),s=g(o),i=a=>a===t?s:g(l(a.findings)),c=i(n.validator);return{reading:e,verdict:s.verdict,risk:t.risk??A(s.verdict,
o),confirmation:t.confirmation??"standard",findings:o,profiles:{evolver:i(n.evolver),validator:c,[r]:s},validators:x(c,n.
validator.findings)}}function g(e){const r=V(e),[t]=e;if(r==="block"&&t)return{verdict:r,reason:t};const n=e.find(({rule:o})=>o===
"validator-empty-folder");return n?{verdict:r,remark:n}:{verdict:r}}function V(e){return e.some(({severity:t})=>t==="err\
or")?"block":e.some(({severity:t,rule:n})=>t==="warning"&&n!=="experimental_mode")?"warn":"allow"}function A(e,r){return e===
"block"?"dangerous":r.some(({rule:t})=>S.has(t))?"write":"safe"}function l(e){return F(e)?e:v().SEVERITIES.flatMap(r=>e.
filter(({severity:t})=>t===r))}function F(e){let r=0;for(const{severity:t}of e){const n=v().SEVERITIES.indexOf(t);if(n<r)
return!1;r=n}return!0}});
