//# verdict/approval
(function(m,g,c,b){let l;const a=()=>l??=g("approval/by-digest");let v;const p=()=>v??=g("rules/finding");c(m,{missingApproval:()=>u,
missingGateApproval:()=>_});function u(i,{waiting:o,refusals:s,means:e,digest:r=""}){const n=o.get(i);if(n===void 0)return;
const{asset:t,commands:y}=i;return(0,p().finding)("approval-missing",{gene:t.id,confirmation:n.confirmation==="strong"?"\
strong":"very strong",needed:n.needed,given:n.given,commands:y.filter(({confirmation:d})=>d!=="standard").map(({command:d})=>d),
means:e,digest:(0,a().shortDigest)(r),refusals:s},{location:t.locate(),subject:{type:t.type,id:t.id}})}function _({gate:i,
refusals:o,means:s,digest:e=""}){if(i===void 0)return;const r={...i,means:s,digest:(0,a().shortDigest)(e),refusals:o};return(0,p().
finding)("gate-approval-missing",r)}});
//# verdict/earlier-output
(function(d,E,a,h){a(d,{earlierOutputOf:()=>O});const m=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function O(n,t){const e=p(n),s=e.filter(o=>m.test(o));for(const{command:o,outcome:r}of t.toReversed())for(const i of r.side_effects?.
created??[]){if(e.some(c=>u(c,i)))return{path:i,writer:o};const l=g(i).find(c=>s.some(v=>u(v,c)));if(l!==void 0)return{path:l,
writer:o}}}function p({command:n,outcome:{stdout:t,stderr:e}}){const s=[e,t].flatMap(({head:o,tail:r})=>[o,r]);return[n,
...s.flatMap(o=>o.split(`
`))]}function u(n,t){for(let e=n.indexOf(t);e>=0;e=n.indexOf(t,e+1)){const s=n[e-1]??" ",o=n.slice(e+t.length,e+t.length+
2);if(/[^\w.-]/.test(s)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(o))return!0}return!1}function g(n){const t=n.split("/").slice(
0,-1);return t.map((e,s)=>t.slice(0,t.length-s).join("/"))}});
//# verdict/exit-code
(function(n,O,r,i){r(n,{REPORTED_ONLY:()=>e,exitCodeOf:()=>t});const e=new Set(["fail","needs_approval"]),a={pass:0,warn:0,
fail:1,needs_approval:1,error:2};function t(o,s="block"){return s==="report"&&e.has(o)?0:a[o]}});
//# verdict/gene
(function(E,d,I,V){let O;const T=()=>O??=d("rules/catalogue");let D;const v=()=>D??=d("run/not-run");let N;const h=()=>N??=
d("verdict/ignores");let R;const j=()=>R??=d("verdict/run-findings");let y;const w=()=>y??=d("verdict/verdict");I(E,{judgeGene:()=>L});
function L(n,r,t,o,c){const{fail_on:_}=t,s=S(n,e=>(0,h().suppress)(e,o)),i=r.outcomes.get(n)??[],l=[...(0,h().suppress)(
(0,j().runFindings)(s,i,r,t),o),...c?[c]:[]],u=[...s.findings,...s.commands.flatMap(e=>e.findings),...l].filter(({suppressed:e})=>!e),
p=C(i,l),m=(0,w().gravest)([(0,w().severityVerdict)(u,_),...s.commands.map(e=>e.verdict==="block"?"fail":"pass"),...p?["\
warn"]:i.map(F),c?"needs_approval":"pass"]);return{gene:s,ran:r.outcomes.has(n),outcomes:i,runFindings:l,verdict:m,summary:p?
U:B(s,i,m,u)}}const U="not runnable here: the machine lacks a program or a tool";function C(n,r){const t=r.filter(({rule:o})=>(0,T().
ruleOf)(o).group==="environment");return t.length>0&&t.every(({severity:o})=>o!=="error")&&n.every(({status:o,reason:c})=>o===
"skipped"?!$.has(c):o==="passed"||o==="not_runnable")}const $=new Set([v().INTERRUPTED,v().OUTCOME_LOST]);function F({status:n,
reason:r}){return n==="passed"?"pass":n==="error"||$.has(r)?"error":"fail"}function S(n,r){return{...n,findings:r(n.findings),
commands:n.commands.map(t=>({...t,findings:r(t.findings)}))}}function B(n,r,t,o){const c=n.commands.findIndex(a=>a.verdict===
"block"),_=r.findIndex(({status:a})=>a!=="passed"&&a!=="skipped"),s=r.findIndex(({status:a})=>a==="skipped"),i=[c,_,s].find(
a=>a>=0)??-1,g=n.commands[i];if(g)return`constraint: validation_failed: ${g.command} => ${M(r[i])}`;if(n.change==="remov\
ed")return"removed";const{files:l,max_files:u,severity:p}=n.blastRadius;if(o.some(G))return`constraint: blast_radius ${p}\
: ${l} / ${u} files`;const m=n.commands.length,e=m===1?"1 command":`${m} commands`;if(t==="needs_approval")return`${e} a\
llowed, waiting for approval`;if(t==="fail")return`failed: ${k(o).join(", ")}`;const b=r.length>0?`${e} passed`:`${e} al\
lowed, none run`,x=t==="warn"?k(o):[];return x.length>0?`${b}, with warnings: ${x.join(", ")}`:b}function G({rule:n,severity:r}){
return r==="error"&&n.startsWith("blast-radius-")}function k(n){const r=n.filter(({severity:o})=>o==="error"),t=n.filter(
({severity:o})=>o==="warning");return[...new Set((r.length>0?r:t).map(({rule:o})=>o))]}function M(n){return n?n.reason??
`exit code ${n.exit_code}`:"BLOCKED"}});
//# verdict/ignores
(function(I,a,O,H){let $;const b=()=>$??=a("picomatch");let M;const N=()=>M??=a("nearest-name");let R;const S=()=>R??=a(
"repo/paths");let k;const _=()=>k??=a("rules/catalogue");let B;const c=()=>B??=a("rules/finding");let C;const g=()=>C??=
a("rules/rule");let F;const u=()=>F??=a("verdict/levels");O(I,{dayOf:()=>L,idleIgnores:()=>A,ignoreFindings:()=>j,isIgnorable:()=>l,
refusalOf:()=>p,suppress:()=>W});function L(e){return e.toISOString().slice(0,10)}function l({rule:e,severity:t,layer:n}){
return(0,g().mayBeIgnored)({...(0,_().ruleOf)(e),severity:t,layer:n})}function W(e,{ignores:t,...n}){const r=t.filter(s=>!(0,u().
hasExpired)(s.expires,n.today)),o=(0,u().withLevels)(e,n);return r.length===0?o:o.map(s=>{const i=l(s)&&r.find(d=>y(d,s));
return i?{...s,suppressed:{reason:i.reason,expires:i.expires}}:s})}function j({ignores:e,today:t},n,r){return e.flatMap(
o=>{const{rule:s,reason:i,expires:d}=o,m=G(o),w=n.filter(h=>y(o,h)),E=w.every(l)?p(o):v;return E!==void 0?[(0,c().finding)(
"ignore-refused",{rule:s,where:m,refusal:E})]:(0,u().hasExpired)(o.expires,t)?[(0,c().finding)("ignore-expired",{rule:s,
where:m,reason:i,expires:d})]:w.length===0&&r.some(h=>D(o,h))?[(0,c().finding)("ignore-unused",{rule:s,where:m,reason:i})]:
[]})}const v="the rule decides whether commands may run, what a change may touch, or whether files are readable";function p({
rule:e}){const t=new Map(_().CHECK_RULES.map(r=>[r.id,r])),n=t.get(e);if(n===void 0){const r=(0,N().nearestName)(e,[...t.
keys()]);return`the rule does not exist${r?` (did you mean \`${r}\`?)`:""}`}if(e!=="protected-path")return(0,g().mayBeIgnored)(
n)?void 0:v}function A(e,t){return e.flatMap(n=>{const r=(0,u().hasExpired)(n.expires,t)?`it expired on ${n.expires}`:void 0,
o=p(n)??r;return o===void 0?[]:[{rule:n.rule,why:o}]})}function y({rule:e,where:t},{rule:n,location:r,subject:o}){if(e!==
n)return!1;const{path:s,gene:i,command:d}=t??{};return(s===void 0||r!==void 0&&x(r.path,s))&&(i===void 0||i===o?.id)&&(d===
void 0||d===o?.command)}function D({where:e},{asset:t,commands:n}){const{path:r,gene:o,command:s}=e??{};return(r===void 0||
x(t.path,r))&&(o===void 0||o===t.id)&&(s===void 0||n.some(i=>i.command===s))}function x(e,t){return(0,S().isWithin)(e,t)||
(0,b().default)(t,{dot:!0,nonegate:!0})(e)}function G({where:e={}}){const t=Object.entries(e).map(([n,r])=>`the ${n} \`${r}\
\``);return t.length===0?"for all findings":`for ${t.join(", ")}`}});
//# verdict/judge
(function(j,s,E,Z){let G;const N=()=>G??=s("approval/approval");let A;const F=()=>A??=s("audit/audited");let M;const T=()=>M??=
s("rules/finding");let k;const u=()=>k??=s("verdict/approval");let I;const C=()=>I??=s("verdict/gene");let L;const a=()=>L??=
s("verdict/ignores");let P;const R=()=>P??=s("verdict/levels");let U;const p=()=>U??=s("verdict/shards");let W;const g=()=>W??=
s("verdict/verdict");E(j,{allFindings:()=>z,findingsOf:()=>l,judge:()=>b});const H=new Set(["gate-weakened","gate-approv\
al-missing"]),V=new Set,X={ignores:[],rules:{}};function b(n,t,e,c,o=N().NOTHING_WAITS){const{ignores:B,rules:D}=(0,F().
isOfChange)(n)?e:X,r={ignores:B,rules:D,today:(0,a().dayOf)(c)},h=new Map(n.genes.map(i=>[i,(0,C().judgeGene)(i,t,e,r,(0,u().
missingApproval)(i,o))])),v=[...h.values()],_=(0,p().otherShards)(t.shards??[]),d=(0,u().missingGateApproval)(o),w=[...d?
n.findings:x(n.findings,e,o),...d?[d]:[],..._?[_]:[],...t.findings??[],...t.interrupted>0?[(0,T().finding)("run-interrup\
ted",{skipped:t.interrupted})]:[]],J=[...w,...v.flatMap(l)],m=[...(0,a().suppress)(w,r),...(0,a().ignoreFindings)(r,J,n.
genes),...(0,R().levelFindings)(r)],O=e.approvals.gate>0?H:V,K=(0,g().gravest)([(0,g().severityVerdict)(m.filter(({rule:i})=>!O.
has(i)),e.fail_on),m.some(({rule:i})=>O.has(i))?"warn":"pass"]),Q=t.interrupted>0?"error":"pass",Y=d?"needs_approval":"p\
ass",S=(0,g().gravest)([K,Q,Y,...v.map(i=>i.verdict)]);return{genes:v,findings:m,verdict:_?(0,p().verdictOfPart)(S):S,shards:(0,p().
judgeShards)(t.shards??[],h)}}function x(n,{approvals:{gate:t}},{approvals:e}){if(t>0&&e.length===0)return n;const c=t>0?
"given":"not required";return n.map(o=>o.rule==="gate-weakened"?{...o,args:{...o.args,approval:c}}:o)}function z({findings:n,
genes:t}){return[...n,...t.flatMap(l)]}function l({gene:n,runFindings:t}){return[...n.findings,...n.commands.flatMap(e=>e.
findings),...t]}});
//# verdict/levels
(function(O,l,L,G){let b;const x=()=>b??=l("model/level");let E;const S=()=>E??=l("nearest-name");let j;const d=()=>j??=
l("policy/schema/rules");let k;const v=()=>k??=l("rules/catalogue");let F;const g=()=>F??=l("rules/finding");let M;const m=()=>M??=
l("rules/rule");L(O,{hasExpired:()=>c,idleLevels:()=>$,levelFindings:()=>B,withLevels:()=>R});function R(e,r){return Object.
keys(r.rules).length===0?e:e.map(t=>U(t,r))}function U(e,r){const{rule:t,severity:o,layer:i}=e,n={...(0,v().ruleOf)(t),severity:o,
layer:i},u=_(r,t),s=o==="error"&&n.group&&_(r,n.group),y=u?t:n.group,w=u??(s||void 0);if(w===void 0||y===void 0)return e;
const{level:a,...C}=w,p=a==="off"?"notice":a;return p===o||p!=="error"&&!(0,m().mayBeSoftened)(n)?e:{...e,severity:p,level:{
rules:y,level:a,from:o,...C}}}function c(e,r){return e!==void 0&&e<r}function _({rules:e,today:r},t){const o=Object.hasOwn(
e,t)?e[t]:void 0,i=o&&(0,d().settingOf)(o);return c(i?.until,r)?void 0:i}function $({rules:e,today:r}){return Object.entries(
e).flatMap(([t,o])=>{const{level:i,until:n}=(0,d().settingOf)(o),u=c(n,r)?`it expired on ${n}`:void 0,s=h(t,i)??u;return s===
void 0?[]:[{name:t,why:s}]})}function B({rules:e,today:r}){return Object.entries(e).flatMap(([t,o])=>{const{level:i,until:n,
reason:u="none given"}=(0,d().settingOf)(o),s=h(t,i);return s!==void 0?[(0,g().finding)("level-refused",{name:t,level:i,
refusal:s})]:c(n,r)?[(0,g().finding)("level-expired",{name:t,level:i,until:n,reason:u})]:[]})}function h(e,r){const t=new Set(
x().RULE_GROUPS),o=new Map(v().CHECK_RULES.map(n=>[n.id,n]));if(t.has(e))return;const i=o.get(e);if(i===void 0){const n=(0,S().
nearestName)(e,[...t,...o.keys()]);return`there is no such rule or group${n?` (did you mean \`${n}\`?)`:""}`}if(!(r==="e\
rror"||(0,m().mayBeSoftened)(i)||e==="protected-path"))return"the rule decides whether commands may run, what a change m\
ay touch, or whether files are readable"}});
//# verdict/missing-outcomes
(function(i,c,m,v){let l;const p=()=>l??=c("run/not-run");let _;const a=()=>_??=c("run/outcomes");m(i,{requireOutcomes:()=>h});
function h({genes:o},t,e,r){const u=new Map(t.outcomes);for(const n of o){const s=u.get(n);s===void 0&&(e.has(n)||!d(n,t))||
u.set(n,g(n,s??[],r))}return{...t,outcomes:u}}function d(o,{shards:t}){return o.change==="removed"?!1:t===void 0||(0,a().
plansOf)(o).plans.length===0?!0:t.some(({genes:e})=>e.has(o))}function g({commands:o},t,e){const r=t.length>o.length;return o.
map((u,n)=>(r?void 0:t[n])??(0,p().lostOutcome)(e))}});
//# verdict/next-actor
(function(i,r,s,_){let c;const l=()=>c??=r("assets/log/audit-log");let g;const d=()=>g??=r("rules/catalogue");s(i,{isBlocking:()=>a,
isForHuman:()=>e,nextActorOf:()=>m});function a({severity:n,suppressed:t},o){return!t&&(n==="error"||n==="warning"&&o===
"warning")}function e({rule:n,location:t}){return(0,d().ruleOf)(n)?.actor==="human"||t!==void 0&&(0,l().isAuditLog)(t.path)}
function m(n,t,o){switch(n){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"\
human";case"fail":return t.some(u=>a(u,o)&&!e(u))?"agent":"human"}}});
//# verdict/run-findings
(function(g,m,h,N){let O;const w=()=>O??=m("picomatch");let T;const b=()=>T??=m("audit/gene/plans");let k;const v=()=>k??=
m("rules/containment-causes");let C;const c=()=>C??=m("rules/finding");let E;const _=()=>E??=m("run/not-run");let x;const M=()=>x??=
m("verdict/earlier-output");h(g,{runFindings:()=>P});function P(t,o,{isolation:n},i){const e=n.level==="namespaces"&&i.views===
"command";return[...t.commands.flatMap((r,u)=>{const s=o[u];return s===void 0?[]:[...G(t,r,s,i),...S(t,r,s,i),...B(t,r,s),
...D(t,r,s),...F(t,r,s)]}),...e?j(t,o):[],...U(t,o,i)]}function l({asset:t},{command:o,location:n}){return{location:n,subject:{
type:t.type,id:t.id,command:o}}}function U({asset:t,commands:o},n,{limits:i}){const e=o.filter((d,p)=>n[p]?.reason===_().
BUDGET_SPENT),[a]=e;if(a===void 0)return[];const{id:r,type:u}=t,s={gene:r,seconds:i.budget_seconds,commands:e.length};return[
(0,c().finding)("budget-spent",s,{location:a.location,subject:{type:u,id:r}})]}function j(t,o){const n=t.commands.flatMap(
(s,d)=>{const p=o[d];return p?[{audited:s,command:s.command,outcome:p}]:[]}),i=n.findIndex(({outcome:s})=>s.status==="fa\
iled"),e=n[i],a=e&&(0,M().earlierOutputOf)(e,n.slice(0,i));if(!a)return[];const{command:r,audited:u}=e;return[(0,c().finding)(
"earlier-output-missing",{command:r,...a},l(t,u))]}function B(t,o,{checkout_modified:n}){const{command:i}=o;return n?[(0,c().
finding)("checkout-modified",{command:i,paths:n},l(t,o))]:[]}function D(t,o,{checkout_changed:n}){const{command:i}=o;return n?
[(0,c().finding)("checkout-changed",{command:i,paths:n},l(t,o))]:[]}function F(t,o,{left_out:n}){const{command:i}=o;return n?
[(0,c().finding)("file-left-out",{command:i,paths:n},l(t,o))]:[]}function S(t,o,{side_effects:n},{caches:i,views:e}){const r=n?
L({...n,...e==="gene"&&{created:[]}},i):[];return r.length===0?[]:[(0,c().finding)("command-writes",{command:o.command,paths:r},
l(t,o))]}function G(t,o,n,{limits:{slow_command_seconds:i}}){const{command:e,reading:a}=o,r=l(t,o),u=Math.round(n.duration_ms/
1e3),s=(0,v().causeWords)(n.causes);switch(n.status){case"failed":{const d=n.exit_code??1;return[(0,c().finding)("comman\
d-failed",{command:e,exitCode:d,...s},r)]}case"timed_out":return n.reason===_().BUDGET_SPENT?[]:[(0,c().finding)("comman\
d-timed-out",{command:e,seconds:u,...s},r)];case"crashed":return[(0,c().finding)("command-crashed",{command:e,reason:n.reason??
"no exit code",...s},r)];case"not_runnable":{const{program:d=e}=o.plan??{};return[(0,c().finding)("program-missing",{command:e,
program:d},r)]}case"passed":return n.duration_ms>i*1e3?[(0,c().finding)("command-slow",{command:e,seconds:u,limit:i},r)]:
[];case"skipped":{if(n.reason===_().OUTCOME_LOST)return[(0,c().finding)("not-judged",{detail:`the command \`${e}\`: ${_().
OUTCOME_LOST}`},r)];const d=(0,b().toolOf)(a);return d&&d.path===void 0?[(0,c().finding)("tool-not-installed",{command:e,
tool:d.name},r)]:[]}case"error":case"blocked":return[]}}function L({created:t,changed:o,deleted:n},i){const e=(0,w().default)(
[...i],{dot:!0});return[...t,...o,...n].filter(a=>!e(a)).sort()}});
//# verdict/shards
(function(i,n,o,l){let d;const s=()=>d??=n("rules/finding");let c;const u=()=>c??=n("verdict/verdict");o(i,{judgeShards:()=>a,
otherShards:()=>g,verdictOfPart:()=>v});function a(r,t){return r.map(({index:p,of:m,genes:e})=>{const h=(0,u().gravest)(
[...e].map(_=>t.get(_)?.verdict??"error"));return{index:p,of:m,genes:e.size,verdict:h}})}function g(r){const[t]=r;if(!(t===
void 0||r.length===t.of))return(0,s().finding)("part-of-run",{index:t.index,of:t.of,genes:t.genes.size})}function v(r){return r===
"pass"||r==="warn"?"error":r}});
//# verdict/validate
(function(p,t,r,R){let c;const m=()=>c??=t("approval/approval");let l;const u=()=>l??=t("verdict/judge");let v;const _=()=>v??=
t("verdict/missing-outcomes");r(p,{validate:()=>g});async function g(s,{policy:a,startedAt:e,heads:d,approver:j,runs:w,run:k}){
const o=await(0,m().seekApproval)(s,a.approvals,d,j),i=await k(o.waiting),n=w?(0,_().requireOutcomes)(s,i,o.waiting,e):i,
O=(0,u().judge)(s,n,a,e,o);return{approval:o,runResult:n,judgement:O}}});
//# verdict/verdict
(function(o,u,i,v){let c;const l=()=>c??=u("rules/catalogue");i(o,{gravest:()=>d,severityVerdict:()=>p});const a={pass:0,
warn:1,needs_approval:2,fail:3,error:4};function p(e,t){const r=s=>e.some(n=>n.severity===s&&!n.suppressed);return e.some(
({rule:s})=>(0,l().ruleOf)(s).undecided)?"error":r("error")?"fail":r("warning")?t==="warning"?"fail":"warn":"pass"}function d(e){
return e.reduce((t,r)=>a[r]>a[t]?r:t,"pass")}});
