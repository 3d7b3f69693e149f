//# judge/context
(function(u,p,d){const n=d("repo/paths"),a="/\0checkout";function w(c,t,e,s){const{workspace:o}=t,r=l(t)?a:void 0,{files:h,
cwd:k=r}=s;return{policy:t,platform:e,proposal:s,mount:h?{at:"/",tree:h}:c?{at:r??o,tree:c}:{at:a},cwd:k}}const i=new WeakMap;
function l(c){const t=i.get(c);if(t!==void 0)return t;const e=(0,n().locatePath)(c.workspace,a,{at:a}),s=e!==void 0&&(0,n().
isLocatedIn)(e,a);return i.set(c,s),s}class I{workspace;cwd;#e;#t;#s;constructor({policy:{workspace:t},cwd:e,platform:s,
mount:o}){this.#e=o,this.#t=o.at==="/"?o:{at:o.at},this.#s=s!=="linux",this.workspace=(0,n().locatePath)(t,a,this.#t)??a,
this.cwd=e===void 0?this.workspace:(0,n().locatePath)(e,this.workspace,o)??a}locate(t){return(0,n().locatePath)(t,this.cwd,
this.#e)}leadsInto(t,e){const s=this.locate(t);return s===void 0?!1:e.some(o=>{const r=(0,n().locatePath)(o,this.workspace,
this.#t);return r!==void 0&&this.isIn(s,r)})}isIn(t,e){return(0,n().isLocatedIn)(t,e,{ignoreCase:this.#s})}mayBeIn(t,e){
return(0,n().isLocatedIn)(t,e,{ignoreCase:!0})}}u.exports={Places:I,contextIn:w}});
//# judge/judge
(function(d,w,n){const h=n("audit-clock"),p=n("command/read"),r=n("judge/context"),u=n("judge/families/programs"),i=n("\
judge/judge-reading"),l=4e3;class s{terms;context;clock;#t=new Map;constructor(t,e,o){this.terms=t,this.context=e,this.clock=
o}static by(t){const e=(0,r().contextIn)(t.tree,t.policy,t.platform,{});return new s(t,e,t.clock??new(h()).AuditClock(t.
signal,{},t.progress))}with(t){const e={...this.terms,...t},o=(0,r().contextIn)(e.tree,e.policy,e.platform,this.context.
proposal);return new s(e,o,this.clock)}proposed(t){const{tree:e,policy:o,platform:c}=this.terms;return new s(this.terms,
(0,r().contextIn)(e,o,c,t),this.clock)}command(t){const e=this.#t.get(t);if(e!==void 0)return e;const o=this.#o(t);this.#t.
set(t,o);const[c]=this.#t.keys();return this.#t.size>l&&this.#t.delete(c),o}async risk(t,e){return(0,i().judgeRiskAlone)(
await this.#e(e),t,this.context)}async#o(t){const{profile:e}=this.terms.policy;try{return(0,i().judgeReading)(await this.#e(
t),e,this.context)}catch(o){return(0,i().unjudged)(t,e,o)}}#e(t){const{tree:e,base:o,changed:c,cwd:g="",policy:m}=this.terms,
{clock:a}=this,k=(0,u().programTerms)(m),x={...e&&{tree:e},...o&&{base:o},changed:c,cwd:g,programs:k,clock:a};return a.inTurn(
()=>(0,p().readCommand)(t,x))}}d.exports={Judge:s}});
//# judge/judge-reading
(function(p,P,d){const v=d("model/severities"),w=d("rules/not-judged"),j=d("judge/profiles/curated/curated"),k=d("judge\
/profiles/index"),g=d("judge/profiles/profile"),R=new Set(["target-writes","tool-writes","dry-run","writes_files"]);function I(e,t,r){
const n=(0,g().findProblems)(e),o=c=>k().PROFILES[c].judge(e,n,r),s=o("evolver"),i=o("validator"),u={evolver:s,validator:i}[t]??
o(t);return a(e,t,u,{evolver:s,validator:i})}function O(e,t){const r=t.find(({rule:o})=>o==="validator-newer");return{"1\
.94":e,newer:r?{verdict:"block",reason:r}:e}}function _(e,t,r){const n={findings:l((0,g().findProblems)(e))},o={evolver:n,
validator:n};return a(e,"curated",(0,j().judgeRisk)(t,r),o)}function b(e,t,r){const n=typeof e=="string"?e:"",o=[(0,w().
notJudged)(`the command \`${n}\``,r)];return a({command:n,words:[],assignments:[],argv:null,targets:[],problems:[]},t,{findings:o},
{evolver:{findings:o},validator:{findings:o}})}function a(e,t,r,n){const o=l(r.findings),s=m(o),i=c=>c===r?s:m(l(c.findings)),
u=i(n.validator);return{reading:e,verdict:s.verdict,risk:r.risk??S(s.verdict,o),confirmation:r.confirmation??"standard",
findings:o,profiles:{evolver:i(n.evolver),validator:u,[t]:s},validators:O(u,n.validator.findings)}}function m(e){const t=E(
e),[r]=e;if(t==="block"&&r)return{verdict:t,reason:r};const n=e.find(({rule:o})=>o==="validator-empty-folder");return n?
{verdict:t,remark:n}:{verdict:t}}function E(e){return e.some(({severity:r})=>r==="error")?"block":e.some(({severity:r,rule:n})=>r===
"warning"&&n!=="experimental_mode")?"warn":"allow"}function S(e,t){return e==="block"?"dangerous":t.some(({rule:r})=>R.has(
r))?"write":"safe"}function l(e){return x(e)?e:v().SEVERITIES.flatMap(t=>e.filter(({severity:r})=>r===t))}function x(e){
let t=0;for(const{severity:r}of e){const n=v().SEVERITIES.indexOf(r);if(n<t)return!1;t=n}return!0}p.exports={judgeReading:I,
judgeRiskAlone:_,unjudged:b}});
