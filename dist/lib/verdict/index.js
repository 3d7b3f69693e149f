"use strict";module.exports={"verdict/approval"(T,s,$,C){let b;const S=()=>b??=s("approval/by-digest");let j;const x=()=>j??=s("rules\
/finding");$(T,{missingApproval:()=>k,missingGateApproval:()=>g});function k(f,{waiting:t,refusals:a,means:d,digest:y=""}){
const h=t.get(f);if(h===void 0)return;const{asset:E,commands:w}=f;return(0,x().finding)("approval-missing",{gene:E.id,confirmation:h.
confirmation==="strong"?"strong":"very strong",needed:h.needed,given:h.given,commands:w.filter(({confirmation:R})=>R!=="\
standard").map(({command:R})=>R),means:d,digest:(0,S().shortDigest)(y),refusals:a},{location:E.locate(),subject:{type:E.
type,id:E.id}})}function g({gate:f,refusals:t,means:a,digest:d=""}){if(f===void 0)return;const y={...f,means:a,digest:(0,S().
shortDigest)(d),refusals:t};return(0,x().finding)("gate-approval-missing",y)}},"verdict/earlier-output"(T,s,$,C){$(T,{earlierOutputOf:()=>S});
const b=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function S(g,f){const t=j(g),a=t.filter(d=>b.
test(d));for(const{command:d,outcome:y}of f.toReversed())for(const h of y.side_effects?.created??[]){if(t.some(w=>x(w,h)))
return{path:h,writer:d};const E=k(h).find(w=>a.some(R=>x(R,w)));if(E!==void 0)return{path:E,writer:d}}}function j({command:g,
outcome:{stdout:f,stderr:t}}){const a=[t,f].flatMap(({head:d,tail:y})=>[d,y]);return[g,...a.flatMap(d=>d.split(`
`))]}function x(g,f){for(let t=g.indexOf(f);t>=0;t=g.indexOf(f,t+1)){const a=g[t-1]??" ",d=g.slice(t+f.length,t+f.length+
2);if(/[^\w.-]/.test(a)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(d))return!0}return!1}function k(g){const f=g.split("/").slice(
0,-1);return f.map((t,a)=>f.slice(0,f.length-a).join("/"))}},"verdict/exit-code"(T,s,$,C){$(T,{REPORTED_ONLY:()=>b,exitCodeOf:()=>j});
const b=new Set(["fail","needs_approval"]),S={pass:0,warn:0,fail:1,needs_approval:1,error:2};function j(x,k="block"){return k===
"report"&&b.has(x)?0:S[x]}},"verdict/gene"(T,s,$,C){let b;const S=()=>b??=s("rules/catalogue");let j;const x=()=>j??=s("\
run/not-run");let k;const g=()=>k??=s("verdict/ignores");let f;const t=()=>f??=s("verdict/run-findings");let a;const d=()=>a??=
s("verdict/verdict");$(T,{judgeGene:()=>y});function y(l,u,i,e,n){const{fail_on:r}=i,o=I(l,N=>(0,g().suppress)(N,e)),p=u.
outcomes.get(l)??[],_=[...(0,g().suppress)((0,t().runFindings)(o,p,u,i),e),...n?[n]:[]],m=[...o.findings,...o.commands.flatMap(
N=>N.findings),..._].filter(({suppressed:N})=>!N),v=E(p,_),M=(0,d().gravest)([(0,d().severityVerdict)(m,r),...o.commands.
map(N=>N.verdict==="block"?"fail":"pass"),...v?["warn"]:p.map(R),n?"needs_approval":"pass"]);return{gene:o,ran:u.outcomes.
has(l),outcomes:p,runFindings:_,verdict:M,summary:v?h:F(o,p,M,m)}}const h="not runnable here: the machine lacks a progra\
m or a tool";function E(l,u){const i=u.filter(({rule:e})=>(0,S().ruleOf)(e).group==="environment");return i.length>0&&i.
every(({severity:e})=>e!=="error")&&l.every(({status:e,reason:n})=>e==="skipped"?!w.has(n):e==="passed"||e==="not_runnab\
le")}const w=new Set([x().INTERRUPTED,x().OUTCOME_LOST]);function R({status:l,reason:u}){return l==="passed"?"pass":l===
"error"||w.has(u)?"error":"fail"}function I(l,u){return{...l,findings:u(l.findings),commands:l.commands.map(i=>({...i,findings:u(
i.findings)}))}}function F(l,u,i,e){const n=l.commands.findIndex(U=>U.verdict==="block"),r=u.findIndex(({status:U})=>U!==
"passed"&&U!=="skipped"),o=u.findIndex(({status:U})=>U==="skipped"),p=[n,r,o].find(U=>U>=0)??-1,c=l.commands[p];if(c)return`\
constraint: validation_failed: ${c.command} => ${O(u[p])}`;if(l.change==="removed")return"removed";const{files:_,max_files:m,
severity:v}=l.blastRadius;if(e.some(L))return`constraint: blast_radius ${v}: ${_} / ${m} files`;const M=l.commands.length,
N=M===1?"1 command":`${M} commands`;if(i==="needs_approval")return`${N} allowed, waiting for approval`;if(i==="fail")return`\
failed: ${A(e).join(", ")}`;const D=u.length>0?`${N} passed`:`${N} allowed, none run`,G=i==="warn"?A(e):[];return G.length>
0?`${D}, with warnings: ${G.join(", ")}`:D}function L({rule:l,severity:u}){return u==="error"&&l.startsWith("blast-radiu\
s-")}function A(l){const u=l.filter(({severity:e})=>e==="error"),i=l.filter(({severity:e})=>e==="warning");return[...new Set(
(u.length>0?u:i).map(({rule:e})=>e))]}function O(l){return l?l.reason??`exit code ${l.exit_code}`:"BLOCKED"}},"verdict/i\
gnores"(T,s,$,C){let b;const S=()=>b??=s("picomatch");let j;const x=()=>j??=s("nearest-name");let k;const g=()=>k??=s("r\
epo/paths");let f;const t=()=>f??=s("rules/catalogue");let a;const d=()=>a??=s("rules/finding");let y;const h=()=>y??=s(
"rules/rule");let E;const w=()=>E??=s("verdict/levels");$(T,{dayOf:()=>R,idleIgnores:()=>l,ignoreFindings:()=>L,isIgnorable:()=>I,
refusalOf:()=>O,suppress:()=>F});function R(r){return r.toISOString().slice(0,10)}function I({rule:r,severity:o,layer:p}){
return(0,h().mayBeIgnored)({...(0,t().ruleOf)(r),severity:o,layer:p})}function F(r,{ignores:o,...p}){const c=o.filter(m=>!(0,w().
hasExpired)(m.expires,p.today)),_=(0,w().withLevels)(r,p);return c.length===0?_:_.map(m=>{const v=I(m)&&c.find(M=>u(M,m));
return v?{...m,suppressed:{reason:v.reason,expires:v.expires}}:m})}function L({ignores:r,today:o},p,c){return r.flatMap(
_=>{const{rule:m,reason:v,expires:M}=_,N=n(_),D=p.filter(B=>u(_,B)),G=D.every(I)?O(_):A;return G!==void 0?[(0,d().finding)(
"ignore-refused",{rule:m,where:N,refusal:G})]:(0,w().hasExpired)(_.expires,o)?[(0,d().finding)("ignore-expired",{rule:m,
where:N,reason:v,expires:M})]:D.length===0&&c.some(B=>i(_,B))?[(0,d().finding)("ignore-unused",{rule:m,where:N,reason:v})]:
[]})}const A="the rule decides whether commands may run, what a change may touch, or whether files are readable";function O({
rule:r}){const o=new Map(t().CHECK_RULES.map(c=>[c.id,c])),p=o.get(r);if(p===void 0){const c=(0,x().nearestName)(r,[...o.
keys()]);return`the rule does not exist${c?` (did you mean \`${c}\`?)`:""}`}if(r!=="protected-path")return(0,h().mayBeIgnored)(
p)?void 0:A}function l(r,o){return r.flatMap(p=>{const c=(0,w().hasExpired)(p.expires,o)?`it expired on ${p.expires}`:void 0,
_=O(p)??c;return _===void 0?[]:[{rule:p.rule,why:_}]})}function u({rule:r,where:o},{rule:p,location:c,subject:_}){if(r!==
p)return!1;const{path:m,gene:v,command:M}=o??{};return(m===void 0||c!==void 0&&e(c.path,m))&&(v===void 0||v===_?.id)&&(M===
void 0||M===_?.command)}function i({where:r},{asset:o,commands:p}){const{path:c,gene:_,command:m}=r??{};return(c===void 0||
e(o.path,c))&&(_===void 0||_===o.id)&&(m===void 0||p.some(v=>v.command===m))}function e(r,o){return(0,g().isWithin)(r,o)||
(0,S().default)(o,{dot:!0,nonegate:!0})(r)}function n({where:r={}}){const o=Object.entries(r).map(([p,c])=>`the ${p} \`${c}\
\``);return o.length===0?"for all findings":`for ${o.join(", ")}`}},"verdict/judge"(T,s,$,C){let b;const S=()=>b??=s("ap\
proval/approval");let j;const x=()=>j??=s("audit/audited");let k;const g=()=>k??=s("rules/finding");let f;const t=()=>f??=
s("verdict/approval");let a;const d=()=>a??=s("verdict/gene");let y;const h=()=>y??=s("verdict/ignores");let E;const w=()=>E??=
s("verdict/levels");let R;const I=()=>R??=s("verdict/shards");let F;const L=()=>F??=s("verdict/verdict");$(T,{allFindings:()=>i,
findingsOf:()=>e,judge:()=>u});const A=new Set(["gate-weakened","gate-approval-missing"]),O=new Set,l={ignores:[],rules:{}};
function u(n,r,o,p,c=S().NOTHING_WAITS){const{ignores:_,rules:m}=(0,x().isOfChange)(n)?o:l,v={ignores:_,rules:m,today:(0,h().
dayOf)(p)},M=new Map(n.genes.map(P=>[P,(0,d().judgeGene)(P,r,o,v,(0,t().missingApproval)(P,c))])),N=[...M.values()],D=(0,I().
otherShards)(r.shards??[]),G=(0,t().missingGateApproval)(c),U=[...n.findings,...G?[G]:[],...D?[D]:[],...r.findings??[],...r.
interrupted>0?[(0,g().finding)("run-interrupted",{skipped:r.interrupted})]:[]],B=[...U,...N.flatMap(e)],V=[...(0,h().suppress)(
U,v),...(0,h().ignoreFindings)(v,B,n.genes),...(0,w().levelFindings)(v)],W=o.approvals.gate>0?A:O,K=(0,L().gravest)([(0,L().
severityVerdict)(V.filter(({rule:P})=>!W.has(P)),o.fail_on),V.some(({rule:P})=>W.has(P))?"warn":"pass"]),Y=r.interrupted>
0?"error":"pass",z=G?"needs_approval":"pass",H=(0,L().gravest)([K,Y,z,...N.map(P=>P.verdict)]);return{genes:N,findings:V,
verdict:D?(0,I().verdictOfPart)(H):H,shards:(0,I().judgeShards)(r.shards??[],M)}}function i({findings:n,genes:r}){return[
...n,...r.flatMap(e)]}function e({gene:n,runFindings:r}){return[...n.findings,...n.commands.flatMap(o=>o.findings),...r]}},
"verdict/levels"(T,s,$,C){let b;const S=()=>b??=s("model/level");let j;const x=()=>j??=s("nearest-name");let k;const g=()=>k??=
s("policy/schema/rules");let f;const t=()=>f??=s("rules/catalogue");let a;const d=()=>a??=s("rules/finding");let y;const h=()=>y??=
s("rules/rule");$(T,{hasExpired:()=>R,idleLevels:()=>F,levelFindings:()=>L,withLevels:()=>E});function E(O,l){return Object.
keys(l.rules).length===0?O:O.map(u=>w(u,l))}function w(O,l){const{rule:u,severity:i,layer:e}=O,n={...(0,t().ruleOf)(u),severity:i,
layer:e},r=I(l,u),o=i==="error"&&n.group&&I(l,n.group),p=r?u:n.group,c=r??(o||void 0);if(c===void 0||p===void 0)return O;
const{level:_,...m}=c,v=_==="off"?"notice":_;return v===i||v!=="error"&&!(0,h().mayBeSoftened)(n)?O:{...O,severity:v,level:{
rules:p,level:_,from:i,...m}}}function R(O,l){return O!==void 0&&O<l}function I({rules:O,today:l},u){const i=Object.hasOwn(
O,u)?O[u]:void 0,e=i&&(0,g().settingOf)(i);return R(e?.until,l)?void 0:e}function F({rules:O,today:l}){return Object.entries(
O).flatMap(([u,i])=>{const{level:e,until:n}=(0,g().settingOf)(i),r=R(n,l)?`it expired on ${n}`:void 0,o=A(u,e)??r;return o===
void 0?[]:[{name:u,why:o}]})}function L({rules:O,today:l}){return Object.entries(O).flatMap(([u,i])=>{const{level:e,until:n,
reason:r="none given"}=(0,g().settingOf)(i),o=A(u,e);return o!==void 0?[(0,d().finding)("level-refused",{name:u,level:e,
refusal:o})]:R(n,l)?[(0,d().finding)("level-expired",{name:u,level:e,until:n,reason:r})]:[]})}function A(O,l){const u=new Set(
S().RULE_GROUPS),i=new Map(t().CHECK_RULES.map(n=>[n.id,n]));if(u.has(O))return;const e=i.get(O);if(e===void 0){const n=(0,x().
nearestName)(O,[...u,...i.keys()]);return`there is no such rule or group${n?` (did you mean \`${n}\`?)`:""}`}if(!(l==="e\
rror"||(0,h().mayBeSoftened)(e)||O==="protected-path"))return"the rule decides whether commands may run, what a change m\
ay touch, or whether files are readable"}},"verdict/missing-outcomes"(T,s,$,C){let b;const S=()=>b??=s("run/not-run");let j;
const x=()=>j??=s("run/outcomes");$(T,{requireOutcomes:()=>k});function k({genes:t},a,d,y){const h=new Map(a.outcomes);for(const E of t){
const w=h.get(E);w===void 0&&(d.has(E)||!g(E,a))||h.set(E,f(E,w??[],y))}return{...a,outcomes:h}}function g(t,{shards:a}){
return t.change==="removed"?!1:a===void 0||(0,x().plansOf)(t).plans.length===0?!0:a.some(({genes:d})=>d.has(t))}function f({
commands:t},a,d){const y=a.length>t.length;return t.map((h,E)=>(y?void 0:a[E])??(0,S().lostOutcome)(d))}},"verdict/next-\
actor"(T,s,$,C){let b;const S=()=>b??=s("assets/log/audit-log");let j;const x=()=>j??=s("rules/catalogue");$(T,{isBlocking:()=>k,
isForHuman:()=>g,nextActorOf:()=>f});function k({severity:t,suppressed:a},d){return!a&&(t==="error"||t==="warning"&&d===
"warning")}function g({rule:t,location:a}){return(0,x().ruleOf)(t)?.actor==="human"||a!==void 0&&(0,S().isAuditLog)(a.path)}
function f(t,a,d){switch(t){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"\
human";case"fail":return a.some(y=>k(y,d)&&!g(y))?"agent":"human"}}},"verdict/run-findings"(T,s,$,C){let b;const S=()=>b??=
s("picomatch");let j;const x=()=>j??=s("audit/gene/plans");let k;const g=()=>k??=s("rules/containment-causes");let f;const t=()=>f??=
s("rules/finding");let a;const d=()=>a??=s("run/not-run");let y;const h=()=>y??=s("verdict/earlier-output");$(T,{runFindings:()=>E});
function E(i,e,{isolation:n},r){const o=n.level==="namespaces"&&r.views==="command";return[...i.commands.flatMap((c,_)=>{
const m=e[_];return m===void 0?[]:[...l(i,c,m,r),...O(i,c,m,r),...F(i,c,m),...L(i,c,m),...A(i,c,m)]}),...o?I(i,e):[],...R(
i,e,r)]}function w({asset:i},{command:e,location:n}){return{location:n,subject:{type:i.type,id:i.id,command:e}}}function R({
asset:i,commands:e},n,{limits:r}){const o=e.filter((v,M)=>n[M]?.reason===d().BUDGET_SPENT),[p]=o;if(p===void 0)return[];
const{id:c,type:_}=i,m={gene:c,seconds:r.budget_seconds,commands:o.length};return[(0,t().finding)("budget-spent",m,{location:p.
location,subject:{type:_,id:c}})]}function I(i,e){const n=i.commands.flatMap((m,v)=>{const M=e[v];return M?[{audited:m,command:m.
command,outcome:M}]:[]}),r=n.findIndex(({outcome:m})=>m.status==="failed"),o=n[r],p=o&&(0,h().earlierOutputOf)(o,n.slice(
0,r));if(!p)return[];const{command:c,audited:_}=o;return[(0,t().finding)("earlier-output-missing",{command:c,...p},w(i,_))]}
function F(i,e,{checkout_modified:n}){const{command:r}=e;return n?[(0,t().finding)("checkout-modified",{command:r,paths:n},
w(i,e))]:[]}function L(i,e,{checkout_changed:n}){const{command:r}=e;return n?[(0,t().finding)("checkout-changed",{command:r,
paths:n},w(i,e))]:[]}function A(i,e,{left_out:n}){const{command:r}=e;return n?[(0,t().finding)("file-left-out",{command:r,
paths:n},w(i,e))]:[]}function O(i,e,{side_effects:n},{caches:r,views:o}){const c=n?u({...n,...o==="gene"&&{created:[]}},
r):[];return c.length===0?[]:[(0,t().finding)("command-writes",{command:e.command,paths:c},w(i,e))]}function l(i,e,n,{limits:{
slow_command_seconds:r}}){const{command:o,reading:p}=e,c=w(i,e),_=Math.round(n.duration_ms/1e3),m=(0,g().causeWords)(n.causes);
switch(n.status){case"failed":{const v=n.exit_code??1;return[(0,t().finding)("command-failed",{command:o,exitCode:v,...m},
c)]}case"timed_out":return n.reason===d().BUDGET_SPENT?[]:[(0,t().finding)("command-timed-out",{command:o,seconds:_,...m},
c)];case"crashed":return[(0,t().finding)("command-crashed",{command:o,reason:n.reason??"no exit code",...m},c)];case"not\
_runnable":{const{program:v=o}=e.plan??{};return[(0,t().finding)("program-missing",{command:o,program:v},c)]}case"passed":
return n.duration_ms>r*1e3?[(0,t().finding)("command-slow",{command:o,seconds:_,limit:r},c)]:[];case"skipped":{if(n.reason===
d().OUTCOME_LOST)return[(0,t().finding)("not-judged",{detail:`the command \`${o}\`: ${d().OUTCOME_LOST}`},c)];const v=(0,x().
toolOf)(p);return v&&v.path===void 0?[(0,t().finding)("tool-not-installed",{command:o,tool:v.name},c)]:[]}case"error":case"\
blocked":return[]}}function u({created:i,changed:e,deleted:n},r){const o=(0,S().default)([...r],{dot:!0});return[...i,...e,
...n].filter(p=>!o(p)).sort()}},"verdict/shards"(T,s,$,C){let b;const S=()=>b??=s("rules/finding");let j;const x=()=>j??=
s("verdict/verdict");$(T,{judgeShards:()=>k,otherShards:()=>g,verdictOfPart:()=>f});function k(t,a){return t.map(({index:d,
of:y,genes:h})=>{const E=(0,x().gravest)([...h].map(w=>a.get(w)?.verdict??"error"));return{index:d,of:y,genes:h.size,verdict:E}})}
function g(t){const[a]=t;if(!(a===void 0||t.length===a.of))return(0,S().finding)("part-of-run",{index:a.index,of:a.of,genes:a.
genes.size})}function f(t){return t==="pass"||t==="warn"?"error":t}},"verdict/validate"(T,s,$,C){let b;const S=()=>b??=s(
"approval/approval");let j;const x=()=>j??=s("verdict/judge");let k;const g=()=>k??=s("verdict/missing-outcomes");$(T,{validate:()=>f});
async function f(t,{policy:a,startedAt:d,heads:y,approver:h,runs:E,run:w}){const R=await(0,S().seekApproval)(t,a.approvals,
y,h),I=await w(R.waiting),F=E?(0,g().requireOutcomes)(t,I,R.waiting,d):I,L=(0,x().judge)(t,F,a,d,R);return{approval:R,runResult:F,
judgement:L}}},"verdict/verdict"(T,s,$,C){let b;const S=()=>b??=s("rules/catalogue");$(T,{gravest:()=>k,severityVerdict:()=>x});
const j={pass:0,warn:1,needs_approval:2,fail:3,error:4};function x(g,f){const t=a=>g.some(d=>d.severity===a&&!d.suppressed);
return g.some(({rule:a})=>(0,S().ruleOf)(a).undecided)?"error":t("error")?"fail":t("warning")?f==="warning"?"fail":"warn":
"pass"}function k(g){return g.reduce((f,t)=>j[t]>j[f]?t:f,"pass")}}};
