//# verdict/approval
(function(c,u,d){const g=d("approval/by-digest"),p=d("rules/finding");function m(i,{waiting:s,refusals:o,means:e,digest:r=""}){
const n=s.get(i);if(n===void 0)return;const{asset:t,commands:l}=i;return(0,p().finding)("approval-missing",{gene:t.id,confirmation:n.
confirmation==="strong"?"strong":"very strong",needed:n.needed,given:n.given,commands:l.filter(({confirmation:a})=>a!=="\
standard").map(({command:a})=>a),means:e,digest:(0,g().shortDigest)(r),refusals:o},{location:t.locate(),subject:{type:t.
type,id:t.id}})}function v({gate:i,refusals:s,means:o,digest:e=""}){if(i===void 0)return;const r={...i,means:o,digest:(0,g().
shortDigest)(e),refusals:s};return(0,p().finding)("gate-approval-missing",r)}c.exports={missingApproval:m,missingGateApproval:v}});
//# verdict/earlier-output
(function(a,v,x){const d=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function m(n,t){const e=O(
n),s=e.filter(o=>d.test(o));for(const{command:o,outcome:r}of t.toReversed())for(const i of r.side_effects?.created??[]){
if(e.some(c=>u(c,i)))return{path:i,writer:o};const l=p(i).find(c=>s.some(g=>u(g,c)));if(l!==void 0)return{path:l,writer:o}}}
function O({command:n,outcome:{stdout:t,stderr:e}}){const s=[e,t].flatMap(({head:o,tail:r})=>[o,r]);return[n,...s.flatMap(
o=>o.split(`
`))]}function u(n,t){for(let e=n.indexOf(t);e>=0;e=n.indexOf(t,e+1)){const s=n[e-1]??" ",o=n.slice(e+t.length,e+t.length+
2);if(/[^\w.-]/.test(s)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(o))return!0}return!1}function p(n){const t=n.split("/").slice(
0,-1);return t.map((e,s)=>t.slice(0,t.length-s).join("/"))}a.exports={earlierOutputOf:m}});
//# verdict/exit-code
(function(r,s,p){const e=new Set(["fail","needs_approval"]),n={pass:0,warn:0,fail:1,needs_approval:1,error:2};function a(o,t="\
block"){return t==="report"&&e.has(o)?0:n[o]}r.exports={REPORTED_ONLY:e,exitCodeOf:a}});
//# verdict/gene
(function(E,F,d){const I=d("rules/catalogue"),h=d("run/not-run"),_=d("verdict/ignores"),O=d("verdict/run-findings"),w=d(
"verdict/verdict");function T(n,r,o,e,c){const{fail_on:g}=o,t=j(n,s=>(0,_().suppress)(s,e)),i=r.outcomes.get(n)??[],u=[...(0,_().
suppress)((0,O().runFindings)(t,i,r,o),e),...c?[c]:[]],m=[...t.findings,...t.commands.flatMap(s=>s.findings),...u].filter(
({suppressed:s})=>!s),p=N(i,u),l=(0,w().gravest)([(0,w().severityVerdict)(m,g),...t.commands.map(s=>s.verdict==="block"?
"fail":"pass"),...p?["warn"]:i.map(R),c?"needs_approval":"pass"]);return{gene:t,ran:r.outcomes.has(n),outcomes:i,runFindings:u,
verdict:l,summary:p?D:L(t,i,l,m)}}const D="not runnable here: the machine lacks a program or a tool";function N(n,r){const o=r.
filter(({rule:e})=>(0,I().ruleOf)(e).group==="environment");return o.length>0&&o.every(({severity:e})=>e!=="error")&&n.every(
({status:e,reason:c})=>e==="skipped"?!$.has(c):e==="passed"||e==="not_runnable")}const $=new Set([h().INTERRUPTED,h().OUTCOME_LOST]);
function R({status:n,reason:r}){return n==="passed"?"pass":n==="error"||$.has(r)?"error":"fail"}function j(n,r){return{...n,
findings:r(n.findings),commands:n.commands.map(o=>({...o,findings:r(o.findings)}))}}function L(n,r,o,e){const c=n.commands.
findIndex(a=>a.verdict==="block"),g=r.findIndex(({status:a})=>a!=="passed"&&a!=="skipped"),t=r.findIndex(({status:a})=>a===
"skipped"),i=[c,g,t].find(a=>a>=0)??-1,v=n.commands[i];if(v)return`constraint: validation_failed: ${v.command} => ${C(r[i])}`;
if(n.change==="removed")return"removed";const{files:u,max_files:m,severity:p}=n.blastRadius;if(e.some(U))return`constrai\
nt: blast_radius ${p}: ${u} / ${m} files`;const l=n.commands.length,s=l===1?"1 command":`${l} commands`;if(o==="needs_ap\
proval")return`${s} allowed, waiting for approval`;if(o==="fail")return`failed: ${k(e).join(", ")}`;const x=r.length>0?`${s}\
 passed`:`${s} allowed, none run`,b=o==="warn"?k(e):[];return b.length>0?`${x}, with warnings: ${b.join(", ")}`:x}function U({
rule:n,severity:r}){return r==="error"&&n.startsWith("blast-radius-")}function k(n){const r=n.filter(({severity:e})=>e===
"error"),o=n.filter(({severity:e})=>e==="warning");return[...new Set((r.length>0?r:o).map(({rule:e})=>e))]}function C(n){
return n?n.reason??`exit code ${n.exit_code}`:"BLOCKED"}E.exports={judgeGene:T}});
//# verdict/ignores
(function(E,F,u){const I=u("packages/picomatch"),O=u("nearest-name"),$=u("repo/paths"),b=u("rules/all-rules"),k=u("rule\
s/catalogue"),a=u("rules/finding"),g=u("rules/rule"),c=u("verdict/levels");function M(e){return e.toISOString().slice(0,
10)}function p({rule:e,severity:r,layer:n}){return(0,g().mayBeIgnored)({...(0,k().ruleOf)(e),severity:r,layer:n})}function N(e,{
ignores:r,...n}){const t=r.filter(s=>!(0,c().hasExpired)(s.expires,n.today)),o=(0,c().withLevels)(e,n);return t.length===
0?o:o.map(s=>{const i=p(s)&&t.find(d=>x(d,s));return i?{...s,suppressed:{reason:i.reason,expires:i.expires}}:s})}function R({
ignores:e,today:r},n,t){return e.flatMap(o=>{const{rule:s,reason:i,expires:d}=o,m=C(o),w=n.filter(h=>x(o,h)),y=w.every(p)?
l(o):v;return y!==void 0?[(0,a().finding)("ignore-refused",{rule:s,where:m,refusal:y})]:(0,c().hasExpired)(o.expires,r)?
[(0,a().finding)("ignore-expired",{rule:s,where:m,reason:i,expires:d})]:w.length===0&&t.some(h=>B(o,h))?[(0,a().finding)(
"ignore-unused",{rule:s,where:m,reason:i})]:[]})}const v="the rule decides whether commands may run, what a change may t\
ouch, or whether files are readable";function l({rule:e}){const r=new Map(b().CHECK_RULES.map(t=>[t.id,t])),n=r.get(e);if(n===
void 0){const t=(0,O().nearestName)(e,[...r.keys()]);return`the rule does not exist${t?` (did you mean \`${t}\`?)`:""}`}
if(e!=="protected-path")return(0,g().mayBeIgnored)(n)?void 0:v}function S(e,r){return e.flatMap(n=>{const t=(0,c().hasExpired)(
n.expires,r)?`it expired on ${n.expires}`:void 0,o=l(n)??t;return o===void 0?[]:[{rule:n.rule,why:o}]})}function x({rule:e,
where:r},{rule:n,location:t,subject:o}){if(e!==n)return!1;const{path:s,gene:i,command:d}=r??{};return(s===void 0||t!==void 0&&
_(t.path,s))&&(i===void 0||i===o?.id)&&(d===void 0||d===o?.command)}function B({where:e},{asset:r,commands:n}){const{path:t,
gene:o,command:s}=e??{};return(t===void 0||_(r.path,t))&&(o===void 0||o===r.id)&&(s===void 0||n.some(i=>i.command===s))}
function _(e,r){return(0,$().isWithin)(e,r)||(0,I().default)(r,{dot:!0,nonegate:!0})(e)}function C({where:e={}}){const r=Object.
entries(e).map(([n,t])=>`the ${n} \`${t}\``);return r.length===0?"for all findings":`for ${r.join(", ")}`}E.exports={dayOf:M,
idleIgnores:S,ignoreFindings:R,isIgnorable:p,refusalOf:l,suppress:N}});
//# verdict/judge
(function(j,V,s){const E=s("approval/approval"),G=s("audit/audited"),N=s("rules/finding"),A=s("turns"),_=s("verdict/app\
roval"),F=s("verdict/gene"),a=s("verdict/ignores"),M=s("verdict/levels"),c=s("verdict/shards"),p=s("verdict/verdict"),T=new Set(
["gate-weakened","gate-approval-missing"]),k=new Set,I={ignores:[],rules:{}};function*q(e,n,t,v,r=E().NOTHING_WAITS){const{
ignores:P,rules:R}=(0,G().isOfChange)(e)?t:I,o={ignores:P,rules:R,today:(0,a().dayOf)(v)},h=new Map(yield*(0,A().each)(e.
genes,i=>[i,(0,F().judgeGene)(i,n,t,o,(0,_().missingApproval)(i,r))])),u=[...h.values()],l=(0,c().otherShards)(n.shards??
[]),d=(0,_().missingGateApproval)(r),w=[...d?e.findings:C(e.findings,t,r),...d?[d]:[],...l?[l]:[],...n.findings??[],...n.
interrupted>0?[(0,N().finding)("run-interrupted",{skipped:n.interrupted})]:[]],U=[...w,...u.flatMap(g)],m=[...(0,a().suppress)(
w,o),...(0,a().ignoreFindings)(o,U,e.genes),...(0,M().levelFindings)(o)],O=t.approvals.gate>0?T:k,W=(0,p().gravest)([(0,p().
severityVerdict)(m.filter(({rule:i})=>!O.has(i)),t.fail_on),m.some(({rule:i})=>O.has(i))?"warn":"pass"]),x=n.interrupted>
0?"error":"pass",H=d?"needs_approval":"pass",S=(0,p().gravest)([W,x,H,...u.map(i=>i.verdict)]);return{genes:u,findings:m,
verdict:l?(0,c().verdictOfPart)(S):S,shards:(0,c().judgeShards)(n.shards??[],h)}}function C(e,{approvals:{gate:n}},{approvals:t}){
if(n>0&&t.length===0)return e;const v=n>0?"given":"not required";return e.map(r=>r.rule==="gate-weakened"?{...r,args:{...r.
args,approval:v}}:r)}function L({findings:e,genes:n}){return[...e,...n.flatMap(g)]}function g({gene:e,runFindings:n}){return[
...e.findings,...e.commands.flatMap(t=>t.findings),...n]}j.exports={allFindings:L,findingsOf:g,judge:q}});
//# verdict/levels
(function(_,M,s){const L=s("model/level"),x=s("nearest-name"),d=s("policy/schema/rules"),y=s("rules/all-rules"),b=s("ru\
les/catalogue"),p=s("rules/finding"),g=s("rules/rule");function E(e,n){return Object.keys(n.rules).length===0?e:e.map(t=>S(
t,n))}function S(e,n){const{rule:t,severity:o,layer:i}=e,r={...(0,b().ruleOf)(t),severity:o,layer:i},l=h(n,t),u=o==="err\
or"&&r.group&&h(n,r.group),w=l?t:r.group,O=l??(u||void 0);if(O===void 0||w===void 0)return e;const{level:v,...F}=O,a=v===
"off"?"notice":v;return a===o||a!=="error"&&!(0,g().mayBeSoftened)(r)?e:{...e,severity:a,level:{rules:w,level:v,from:o,...F}}}
function c(e,n){return e!==void 0&&e<n}function h({rules:e,today:n},t){const o=Object.hasOwn(e,t)?e[t]:void 0,i=o&&(0,d().
settingOf)(o);return c(i?.until,n)?void 0:i}function j({rules:e,today:n}){return Object.entries(e).flatMap(([t,o])=>{const{
level:i,until:r}=(0,d().settingOf)(o),l=c(r,n)?`it expired on ${r}`:void 0,u=m(t,i)??l;return u===void 0?[]:[{name:t,why:u}]})}
function k({rules:e,today:n}){return Object.entries(e).flatMap(([t,o])=>{const{level:i,until:r,reason:l="none given"}=(0,d().
settingOf)(o),u=m(t,i);return u!==void 0?[(0,p().finding)("level-refused",{name:t,level:i,refusal:u})]:c(r,n)?[(0,p().finding)(
"level-expired",{name:t,level:i,until:r,reason:l})]:[]})}function m(e,n){const t=new Set(L().RULE_GROUPS),o=new Map(y().
CHECK_RULES.map(r=>[r.id,r]));if(t.has(e))return;const i=o.get(e);if(i===void 0){const r=(0,x().nearestName)(e,[...t,...o.
keys()]);return`there is no such rule or group${r?` (did you mean \`${r}\`?)`:""}`}if(!(n==="error"||(0,g().mayBeSoftened)(
i)||e==="protected-path"))return"the rule decides whether commands may run, what a change may touch, or whether files ar\
e readable"}_.exports={hasExpired:c,idleLevels:j,levelFindings:k,withLevels:E}});
//# verdict/missing-outcomes
(function(i,g,c){const m=c("run/not-run"),l=c("run/outcomes");function p({genes:o},t,n,u){const r=new Map(t.outcomes);for(const e of o){
const s=r.get(e);s===void 0&&(n.has(e)||!a(e,t))||r.set(e,h(e,s??[],u))}return{...t,outcomes:r}}function a(o,{shards:t}){
return o.change==="removed"?!1:t===void 0||(0,l().plansOf)(o).plans.length===0?!0:t.some(({genes:n})=>n.has(o))}function h({
commands:o},t,n){const u=t.length>o.length;return o.map((r,e)=>(u?void 0:t[e])??(0,m().lostOutcome)(n))}i.exports={requireOutcomes:p}});
//# verdict/next-actor
(function(i,d,t){const s=t("assets/log/audit-log"),c=t("rules/catalogue");function o({severity:n,suppressed:r},e){return!r&&
(n==="error"||n==="warning"&&e==="warning")}function a({rule:n,location:r}){return(0,c().ruleOf)(n)?.actor==="human"||r!==
void 0&&(0,s().isAuditLog)(r.path)}function g(n,r,e){switch(n){case"pass":case"warn":return"done";case"error":return"und\
ecided";case"needs_approval":return"human";case"fail":return r.some(u=>o(u,e)&&!a(u))?"agent":"human"}}i.exports={isBlocking:o,
isForHuman:a,nextActorOf:g}});
//# verdict/run-findings
(function(_,j,m){const h=m("packages/picomatch"),O=m("audit/gene/plans"),w=m("rules/containment-causes"),c=m("rules/fin\
ding"),g=m("run/not-run"),T=m("verdict/earlier-output");function b(t,e,{isolation:n},o){const i=n.level==="namespaces"&&
o.views==="command";return[...t.commands.flatMap((r,u)=>{const s=e[u];return s===void 0?[]:[...P(t,r,s,o),...M(t,r,s,o),
...x(t,r,s),...C(t,r,s),...E(t,r,s)]}),...i?v(t,e):[],...k(t,e,o)]}function l({asset:t},{command:e,location:n}){return{location:n,
subject:{type:t.type,id:t.id,command:e}}}function k({asset:t,commands:e},n,{limits:o}){const i=e.filter((a,p)=>n[p]?.reason===
g().BUDGET_SPENT),[d]=i;if(d===void 0)return[];const{id:r,type:u}=t,s={gene:r,seconds:o.budget_seconds,commands:i.length};
return[(0,c().finding)("budget-spent",s,{location:d.location,subject:{type:u,id:r}})]}function v(t,e){const n=t.commands.
flatMap((s,a)=>{const p=e[a];return p?[{audited:s,command:s.command,outcome:p}]:[]}),o=n.findIndex(({outcome:s})=>s.status===
"failed"),i=n[o],d=i&&(0,T().earlierOutputOf)(i,n.slice(0,o));if(!d)return[];const{command:r,audited:u}=i;return[(0,c().
finding)("earlier-output-missing",{command:r,...d},l(t,u))]}function x(t,e,{checkout_modified:n}){const{command:o}=e;return n?
[(0,c().finding)("checkout-modified",{command:o,paths:n},l(t,e))]:[]}function C(t,e,{checkout_changed:n}){const{command:o}=e;
return n?[(0,c().finding)("checkout-changed",{command:o,paths:n},l(t,e))]:[]}function E(t,e,{left_out:n}){const{command:o}=e;
return n?[(0,c().finding)("file-left-out",{command:o,paths:n},l(t,e))]:[]}function M(t,e,{side_effects:n},{caches:o,views:i}){
const r=n?U({...n,...i==="gene"&&{created:[]}},o):[];return r.length===0?[]:[(0,c().finding)("command-writes",{command:e.
command,paths:r},l(t,e))]}function P(t,e,n,{limits:{slow_command_seconds:o}}){const{command:i,reading:d}=e,r=l(t,e),u=Math.
round(n.duration_ms/1e3),s=(0,w().causeWords)(n.causes);switch(n.status){case"failed":{const a=n.exit_code??1;return[(0,c().
finding)("command-failed",{command:i,exitCode:a,...s},r)]}case"timed_out":return n.reason===g().BUDGET_SPENT?[]:[(0,c().
finding)("command-timed-out",{command:i,seconds:u,...s},r)];case"crashed":return[(0,c().finding)("command-crashed",{command:i,
reason:n.reason??"no exit code",...s},r)];case"not_runnable":{const{program:a=i}=e.plan??{};return[(0,c().finding)("prog\
ram-missing",{command:i,program:a},r)]}case"passed":return n.duration_ms>o*1e3?[(0,c().finding)("command-slow",{command:i,
seconds:u,limit:o},r)]:[];case"skipped":{if(n.reason===g().OUTCOME_LOST)return[(0,c().finding)("not-judged",{detail:`the\
 command \`${i}\`: ${g().OUTCOME_LOST}`},r)];const a=(0,O().toolOf)(d);return a&&a.path===void 0?[(0,c().finding)("tool-\
not-installed",{command:i,tool:a.name},r)]:[]}case"error":case"blocked":return[]}}function U({created:t,changed:e,deleted:n},o){
const i=(0,h().default)([...o],{dot:!0});return[...t,...e,...n].filter(d=>!i(d)).sort()}_.exports={runFindings:b}});
//# verdict/shards
(function(i,h,n){const o=n("rules/finding"),d=n("verdict/verdict");function s(r,e){return r.map(({index:a,of:g,genes:t})=>{
const v=(0,d().gravest)([...t].map(p=>e.get(p)?.verdict??"error"));return{index:a,of:g,genes:t.size,verdict:v}})}function u(r){
const[e]=r;if(!(e===void 0||r.length===e.of))return(0,o().finding)("part-of-run",{index:e.index,of:e.of,genes:e.genes.size})}
function c(r){return r==="pass"||r==="warn"?"error":r}i.exports={judgeShards:s,otherShards:u,verdictOfPart:c}});
//# verdict/validate
(function(p,A,n){const u=n("approval/approval"),c=n("turns"),v=n("verdict/judge"),g=n("verdict/missing-outcomes");async function m(t,{
policy:e,startedAt:s,heads:d,approver:l,runs:w,run:_,signal:j}){const o=await(0,u().seekApproval)(t,e.approvals,d,l),r=await _(
o.waiting),a=w?(0,g().requireOutcomes)(t,r,o.waiting,s):r,q=await(0,c().inSteps)((0,v().judge)(t,a,e,s,o),i(r,j));return{
approval:o,runResult:a,judgement:q}}function i({interrupted:t},e){return t>0?void 0:e}p.exports={endingAfter:i,validate:m}});
//# verdict/verdict
(function(o,l,u){const i=u("rules/catalogue"),a={pass:0,warn:1,needs_approval:2,fail:3,error:4};function c(e,s){const r=t=>e.
some(n=>n.severity===t&&!n.suppressed);return e.some(({rule:t})=>(0,i().ruleOf)(t).undecided)?"error":r("error")?"fail":
r("warning")?s==="warning"?"fail":"warn":"pass"}function p(e){return e.reduce((s,r)=>a[r]>a[s]?r:s,"pass")}o.exports={gravest:p,
severityVerdict:c}});
