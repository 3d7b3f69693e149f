"use strict";module.exports={"verdict/approval"(T,i,$,A){let b;const S=()=>b??=i("approval/by-digest");let j;const O=()=>j??=i("rules\
/finding");$(T,{missingApproval:()=>k,missingGateApproval:()=>_});function k(m,{waiting:t,refusals:s,means:a,digest:E=""}){
const h=t.get(m);if(h===void 0)return;const{asset:w,commands:x}=m;return(0,O().finding)("approval-missing",{gene:w.id,confirmation:h.
confirmation==="strong"?"strong":"very strong",needed:h.needed,given:h.given,commands:x.filter(({confirmation:I})=>I!=="\
standard").map(({command:I})=>I),means:a,digest:(0,S().shortDigest)(E),refusals:s},{location:w.locate(),subject:{type:w.
type,id:w.id}})}function _({gate:m,refusals:t,means:s,digest:a=""}){if(m===void 0)return;const E={...m,means:s,digest:(0,S().
shortDigest)(a),refusals:t};return(0,O().finding)("gate-approval-missing",E)}},"verdict/earlier-output"(T,i,$,A){$(T,{earlierOutputOf:()=>S});
const b=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function S(_,m){const t=j(_),s=t.filter(a=>b.
test(a));for(const{command:a,outcome:E}of m.toReversed())for(const h of E.side_effects?.created??[]){if(t.some(x=>O(x,h)))
return{path:h,writer:a};const w=k(h).find(x=>s.some(I=>O(I,x)));if(w!==void 0)return{path:w,writer:a}}}function j({command:_,
outcome:{stdout:m,stderr:t}}){const s=[t,m].flatMap(({head:a,tail:E})=>[a,E]);return[_,...s.flatMap(a=>a.split(`
`))]}function O(_,m){for(let t=_.indexOf(m);t>=0;t=_.indexOf(m,t+1)){const s=_[t-1]??" ",a=_.slice(t+m.length,t+m.length+
2);if(/[^\w.-]/.test(s)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(a))return!0}return!1}function k(_){const m=_.split("/").slice(
0,-1);return m.map((t,s)=>m.slice(0,m.length-s).join("/"))}},"verdict/exit-code"(T,i,$,A){$(T,{REPORTED_ONLY:()=>b,exitCodeOf:()=>j});
const b=new Set(["fail","needs_approval"]),S={pass:0,warn:0,fail:1,needs_approval:1,error:2};function j(O,k="block"){return k===
"report"&&b.has(O)?0:S[O]}},"verdict/gene"(T,i,$,A){let b;const S=()=>b??=i("rules/catalogue");let j;const O=()=>j??=i("\
run/not-run");let k;const _=()=>k??=i("verdict/ignores");let m;const t=()=>m??=i("verdict/run-findings");let s;const a=()=>s??=
i("verdict/verdict");$(T,{judgeGene:()=>E});function E(l,u,r,o,n){const{fail_on:p}=r,e=L(l,R=>(0,_().suppress)(R,o)),d=u.
outcomes.get(l)??[],v=[...(0,_().suppress)((0,t().runFindings)(e,d,u,r),o),...n?[n]:[]],f=[...e.findings,...e.commands.flatMap(
R=>R.findings),...v].filter(({suppressed:R})=>!R),g=w(d,v),M=(0,a().gravest)([(0,a().severityVerdict)(f,p),...e.commands.
map(R=>R.verdict==="block"?"fail":"pass"),...g?["warn"]:d.map(I),n?"needs_approval":"pass"]);return{gene:e,ran:u.outcomes.
has(l),outcomes:d,runFindings:v,verdict:M,summary:g?h:F(e,d,M,f)}}const h="not runnable here: the machine lacks a progra\
m or a tool";function w(l,u){const r=u.filter(({rule:o})=>(0,S().ruleOf)(o).group==="environment");return r.length>0&&r.
every(({severity:o})=>o!=="error")&&l.every(({status:o,reason:n})=>o==="skipped"?!x.has(n):o==="passed"||o==="not_runnab\
le")}const x=new Set([O().INTERRUPTED,O().OUTCOME_LOST]);function I({status:l,reason:u}){return l==="passed"?"pass":l===
"error"||x.has(u)?"error":"fail"}function L(l,u){return{...l,findings:u(l.findings),commands:l.commands.map(r=>({...r,findings:u(
r.findings)}))}}function F(l,u,r,o){const n=l.commands.findIndex(C=>C.verdict==="block"),p=u.findIndex(({status:C})=>C!==
"passed"&&C!=="skipped"),e=u.findIndex(({status:C})=>C==="skipped"),d=[n,p,e].find(C=>C>=0)??-1,c=l.commands[d];if(c)return`\
constraint: validation_failed: ${c.command} => ${y(u[d])}`;if(l.change==="removed")return"removed";const{files:v,max_files:f,
severity:g}=l.blastRadius;if(o.some(N))return`constraint: blast_radius ${g}: ${v} / ${f} files`;const M=l.commands.length,
R=M===1?"1 command":`${M} commands`;if(r==="needs_approval")return`${R} allowed, waiting for approval`;if(r==="fail")return`\
failed: ${D(o).join(", ")}`;const U=u.length>0?`${R} passed`:`${R} allowed, none run`,G=r==="warn"?D(o):[];return G.length>
0?`${U}, with warnings: ${G.join(", ")}`:U}function N({rule:l,severity:u}){return u==="error"&&l.startsWith("blast-radiu\
s-")}function D(l){const u=l.filter(({severity:o})=>o==="error"),r=l.filter(({severity:o})=>o==="warning");return[...new Set(
(u.length>0?u:r).map(({rule:o})=>o))]}function y(l){return l?l.reason??`exit code ${l.exit_code}`:"BLOCKED"}},"verdict/i\
gnores"(T,i,$,A){let b;const S=()=>b??=i("fastest-levenshtein");let j;const O=()=>j??=i("picomatch");let k;const _=()=>k??=
i("repo/paths");let m;const t=()=>m??=i("rules/catalogue");let s;const a=()=>s??=i("rules/finding");let E;const h=()=>E??=
i("rules/rule");let w;const x=()=>w??=i("verdict/levels");$(T,{dayOf:()=>I,idleIgnores:()=>l,ignoreFindings:()=>N,isIgnorable:()=>L,
refusalOf:()=>y,suppress:()=>F});function I(e){return e.toISOString().slice(0,10)}function L({rule:e,severity:d,layer:c}){
return(0,h().mayBeIgnored)({...(0,t().ruleOf)(e),severity:d,layer:c})}function F(e,{ignores:d,...c}){const v=d.filter(g=>!u(
g,c.today)),f=(0,x().withLevels)(e,c);return v.length===0?f:f.map(g=>{const M=L(g)&&v.find(R=>r(R,g));return M?{...g,suppressed:{
reason:M.reason,expires:M.expires}}:g})}function N({ignores:e,today:d},c,v){return e.flatMap(f=>{const{rule:g,reason:M,expires:R}=f,
U=p(f),G=c.filter(B=>r(f,B)),C=G.every(L)?y(f):D;return C!==void 0?[(0,a().finding)("ignore-refused",{rule:g,where:U,refusal:C})]:
u(f,d)?[(0,a().finding)("ignore-expired",{rule:g,where:U,reason:M,expires:R})]:G.length===0&&v.some(B=>o(f,B))?[(0,a().finding)(
"ignore-unused",{rule:g,where:U,reason:M})]:[]})}const D="the rule decides whether commands may run, what a change may t\
ouch, or whether files are readable";function y({rule:e}){const d=new Map(t().CHECK_RULES.map(v=>[v.id,v])),c=d.get(e);if(c===
void 0)return`the rule does not exist (did you mean \`${(0,S().closest)(e,[...d.keys()])}\`?)`;if(e!=="protected-path")return(0,h().
mayBeIgnored)(c)?void 0:D}function l(e,d){return e.flatMap(c=>{const v=u(c,d)?`it expired on ${c.expires}`:void 0,f=y(c)??
v;return f===void 0?[]:[{rule:c.rule,why:f}]})}function u({expires:e},d){return e<d}function r({rule:e,where:d},{rule:c,
location:v,subject:f}){if(e!==c)return!1;const{path:g,gene:M,command:R}=d??{};return(g===void 0||v!==void 0&&n(v.path,g))&&
(M===void 0||M===f?.id)&&(R===void 0||R===f?.command)}function o({where:e},{asset:d,commands:c}){const{path:v,gene:f,command:g}=e??
{};return(v===void 0||n(d.path,v))&&(f===void 0||f===d.id)&&(g===void 0||c.some(M=>M.command===g))}function n(e,d){return(0,_().
isWithin)(e,d)||(0,O().default)(d,{dot:!0,nonegate:!0})(e)}function p({where:e={}}){const d=Object.entries(e).map(([c,v])=>`\
the ${c} \`${v}\``);return d.length===0?"for all findings":`for ${d.join(", ")}`}},"verdict/judge"(T,i,$,A){let b;const S=()=>b??=
i("approval/approval");let j;const O=()=>j??=i("audit/audited");let k;const _=()=>k??=i("rules/finding");let m;const t=()=>m??=
i("verdict/approval");let s;const a=()=>s??=i("verdict/gene");let E;const h=()=>E??=i("verdict/ignores");let w;const x=()=>w??=
i("verdict/levels");let I;const L=()=>I??=i("verdict/shards");let F;const N=()=>F??=i("verdict/verdict");$(T,{allFindings:()=>r,
findingsOf:()=>o,judge:()=>u});const D=new Set(["gate-weakened","gate-approval-missing"]),y=new Set,l={ignores:[],rules:{}};
function u(n,p,e,d,c=S().NOTHING_WAITS){const{ignores:v,rules:f}=(0,O().isOfChange)(n)?e:l,g={ignores:v,rules:f,today:(0,h().
dayOf)(d)},M=new Map(n.genes.map(P=>[P,(0,a().judgeGene)(P,p,e,g,(0,t().missingApproval)(P,c))])),R=[...M.values()],U=(0,L().
otherShards)(p.shards??[]),G=(0,t().missingGateApproval)(c),C=[...n.findings,...G?[G]:[],...U?[U]:[],...p.findings??[],...p.
interrupted>0?[(0,_().finding)("run-interrupted",{skipped:p.interrupted})]:[]],V=[...C,...R.flatMap(o)],B=[...(0,h().suppress)(
C,g),...(0,h().ignoreFindings)(g,V,n.genes),...(0,x().levelFindings)(g)],W=e.approvals.gate>0?D:y,K=(0,N().gravest)([(0,N().
severityVerdict)(B.filter(({rule:P})=>!W.has(P)),e.fail_on),B.some(({rule:P})=>W.has(P))?"warn":"pass"]),X=p.interrupted>
0?"error":"pass",Y=G?"needs_approval":"pass",H=(0,N().gravest)([K,X,Y,...R.map(P=>P.verdict)]);return{genes:R,findings:B,
verdict:U?(0,L().verdictOfPart)(H):H,shards:(0,L().judgeShards)(p.shards??[],M)}}function r({findings:n,genes:p}){return[
...n,...p.flatMap(o)]}function o({gene:n,runFindings:p}){return[...n.findings,...n.commands.flatMap(e=>e.findings),...p]}},
"verdict/levels"(T,i,$,A){let b;const S=()=>b??=i("fastest-levenshtein");let j;const O=()=>j??=i("model/level");let k;const _=()=>k??=
i("policy/schema/rules");let m;const t=()=>m??=i("rules/catalogue");let s;const a=()=>s??=i("rules/finding");let E;const h=()=>E??=
i("rules/rule");$(T,{idleLevels:()=>L,levelFindings:()=>F,withLevels:()=>w});function w(y,l){return Object.keys(l.rules).
length===0?y:y.map(u=>x(u,l))}function x(y,l){const{rule:u,severity:r,layer:o}=y,n={...(0,t().ruleOf)(u),severity:r,layer:o},
p=I(l,u),e=r==="error"&&n.group&&I(l,n.group),d=p?u:n.group,c=p??(e||void 0);if(c===void 0||d===void 0)return y;const{level:v,
...f}=c,g=v==="off"?"notice":v;return g===r||g!=="error"&&!(0,h().mayBeSoftened)(n)?y:{...y,severity:g,level:{rules:d,level:v,
from:r,...f}}}function I({rules:y,today:l},u){const r=Object.hasOwn(y,u)?y[u]:void 0,o=r&&(0,_().settingOf)(r);return o?.
until!==void 0&&o.until<l?void 0:o}function L({rules:y,today:l}){return Object.entries(y).flatMap(([u,r])=>{const{level:o,
until:n}=(0,_().settingOf)(r),p=n!==void 0&&n<l?`it expired on ${n}`:void 0,e=D(u,o)??p;return e===void 0?[]:[{name:u,why:e}]})}
function F({rules:y,today:l}){return Object.entries(y).flatMap(([u,r])=>{const{level:o,until:n,reason:p="none given"}=(0,_().
settingOf)(r),e=D(u,o);return e!==void 0?[(0,a().finding)("level-refused",{name:u,level:o,refusal:e})]:n===void 0||n>=l?
[]:[(0,a().finding)("level-expired",{name:u,level:o,until:n,reason:p})]})}const N=80;function D(y,l){const u=new Set(O().
RULE_GROUPS),r=new Map(t().CHECK_RULES.map(n=>[n.id,n]));if(u.has(y))return;const o=r.get(y);if(o===void 0)return`there \
is no such rule or group (did you mean \`${(0,S().closest)(y.slice(0,N),[...u,...r.keys()])}\`?)`;if(!(l==="error"||(0,h().
mayBeSoftened)(o)||y==="protected-path"))return"the rule decides whether commands may run, what a change may touch, or w\
hether files are readable"}},"verdict/missing-outcomes"(T,i,$,A){let b;const S=()=>b??=i("run/not-run");let j;const O=()=>j??=
i("run/outcomes");$(T,{requireOutcomes:()=>k});function k({genes:t},s,a,E){const h=new Map(s.outcomes);for(const w of t){
const x=h.get(w);x===void 0&&(a.has(w)||!_(w,s))||h.set(w,m(w,x??[],E))}return{...s,outcomes:h}}function _(t,{shards:s}){
return t.change==="removed"?!1:s===void 0||(0,O().plansOf)(t).plans.length===0?!0:s.some(({genes:a})=>a.has(t))}function m({
commands:t},s,a){const E=s.length>t.length;return t.map((h,w)=>(E?void 0:s[w])??(0,S().lostOutcome)(a))}},"verdict/next-\
actor"(T,i,$,A){let b;const S=()=>b??=i("assets/log/audit-log");let j;const O=()=>j??=i("rules/catalogue");$(T,{isBlocking:()=>k,
isForHuman:()=>_,nextActorOf:()=>m});function k({severity:t,suppressed:s},a){return!s&&(t==="error"||t==="warning"&&a===
"warning")}function _({rule:t,location:s}){return(0,O().ruleOf)(t)?.actor==="human"||s!==void 0&&(0,S().isAuditLog)(s.path)}
function m(t,s,a){switch(t){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"\
human";case"fail":return s.some(E=>k(E,a)&&!_(E))?"agent":"human"}}},"verdict/run-findings"(T,i,$,A){let b;const S=()=>b??=
i("picomatch");let j;const O=()=>j??=i("audit/gene/plans");let k;const _=()=>k??=i("rules/containment-causes");let m;const t=()=>m??=
i("rules/finding");let s;const a=()=>s??=i("run/not-run");let E;const h=()=>E??=i("verdict/earlier-output");$(T,{runFindings:()=>w});
function w(r,o,{isolation:n},p){const e=n.level==="namespaces"&&p.views==="command";return[...r.commands.flatMap((c,v)=>{
const f=o[v];return f===void 0?[]:[...l(r,c,f,p),...y(r,c,f,p),...F(r,c,f),...N(r,c,f),...D(r,c,f)]}),...e?L(r,o):[],...I(
r,o,p)]}function x({asset:r},{command:o,location:n}){return{location:n,subject:{type:r.type,id:r.id,command:o}}}function I({
asset:r,commands:o},n,{limits:p}){const e=o.filter((g,M)=>n[M]?.reason===a().BUDGET_SPENT),[d]=e;if(d===void 0)return[];
const{id:c,type:v}=r,f={gene:c,seconds:p.budget_seconds,commands:e.length};return[(0,t().finding)("budget-spent",f,{location:d.
location,subject:{type:v,id:c}})]}function L(r,o){const n=r.commands.flatMap((f,g)=>{const M=o[g];return M?[{audited:f,command:f.
command,outcome:M}]:[]}),p=n.findIndex(({outcome:f})=>f.status==="failed"),e=n[p],d=e&&(0,h().earlierOutputOf)(e,n.slice(
0,p));if(!d)return[];const{command:c,audited:v}=e;return[(0,t().finding)("earlier-output-missing",{command:c,...d},x(r,v))]}
function F(r,o,{checkout_modified:n}){const{command:p}=o;return n?[(0,t().finding)("checkout-modified",{command:p,paths:n},
x(r,o))]:[]}function N(r,o,{checkout_changed:n}){const{command:p}=o;return n?[(0,t().finding)("checkout-changed",{command:p,
paths:n},x(r,o))]:[]}function D(r,o,{left_out:n}){const{command:p}=o;return n?[(0,t().finding)("file-left-out",{command:p,
paths:n},x(r,o))]:[]}function y(r,o,{side_effects:n},{caches:p,views:e}){const c=n?u({...n,...e==="gene"&&{created:[]}},
p):[];return c.length===0?[]:[(0,t().finding)("command-writes",{command:o.command,paths:c},x(r,o))]}function l(r,o,n,{limits:{
slow_command_seconds:p}}){const{command:e,reading:d}=o,c=x(r,o),v=Math.round(n.duration_ms/1e3),f=(0,_().causeWords)(n.causes);
switch(n.status){case"failed":{const g=n.exit_code??1;return[(0,t().finding)("command-failed",{command:e,exitCode:g,...f},
c)]}case"timed_out":return n.reason===a().BUDGET_SPENT?[]:[(0,t().finding)("command-timed-out",{command:e,seconds:v,...f},
c)];case"crashed":return[(0,t().finding)("command-crashed",{command:e,reason:n.reason??"no exit code",...f},c)];case"not\
_runnable":{const{program:g=e}=o.plan??{};return[(0,t().finding)("program-missing",{command:e,program:g},c)]}case"passed":
return n.duration_ms>p*1e3?[(0,t().finding)("command-slow",{command:e,seconds:v,limit:p},c)]:[];case"skipped":{if(n.reason===
a().OUTCOME_LOST)return[(0,t().finding)("not-judged",{detail:`the command \`${e}\`: ${a().OUTCOME_LOST}`},c)];const g=(0,O().
toolOf)(d);return g&&g.path===void 0?[(0,t().finding)("tool-not-installed",{command:e,tool:g.name},c)]:[]}case"error":case"\
blocked":return[]}}function u({created:r,changed:o,deleted:n},p){const e=(0,S().default)([...p],{dot:!0});return[...r,...o,
...n].filter(d=>!e(d)).sort()}},"verdict/shards"(T,i,$,A){let b;const S=()=>b??=i("rules/finding");let j;const O=()=>j??=
i("verdict/verdict");$(T,{judgeShards:()=>k,otherShards:()=>_,verdictOfPart:()=>m});function k(t,s){return t.map(({index:a,
of:E,genes:h})=>{const w=(0,O().gravest)([...h].map(x=>s.get(x)?.verdict??"error"));return{index:a,of:E,genes:h.size,verdict:w}})}
function _(t){const[s]=t;if(!(s===void 0||t.length===s.of))return(0,S().finding)("part-of-run",{index:s.index,of:s.of,genes:s.
genes.size})}function m(t){return t==="pass"||t==="warn"?"error":t}},"verdict/validate"(T,i,$,A){let b;const S=()=>b??=i(
"approval/approval");let j;const O=()=>j??=i("verdict/judge");let k;const _=()=>k??=i("verdict/missing-outcomes");$(T,{validate:()=>m});
async function m(t,{policy:s,startedAt:a,heads:E,approver:h,runs:w,run:x}){const I=await(0,S().seekApproval)(t,s.approvals,
E,h),L=await x(I.waiting),F=w?(0,_().requireOutcomes)(t,L,I.waiting,a):L,N=(0,O().judge)(t,F,s,a,I);return{approval:I,runResult:F,
judgement:N}}},"verdict/verdict"(T,i,$,A){let b;const S=()=>b??=i("rules/catalogue");$(T,{gravest:()=>k,severityVerdict:()=>O});
const j={pass:0,warn:1,needs_approval:2,fail:3,error:4};function O(_,m){const t=s=>_.some(a=>a.severity===s&&!a.suppressed);
return _.some(({rule:s})=>(0,S().ruleOf)(s).undecided)?"error":t("error")?"fail":t("warning")?m==="warning"?"fail":"warn":
"pass"}function k(_){return _.reduce((m,t)=>j[t]>j[m]?t:m,"pass")}}};
