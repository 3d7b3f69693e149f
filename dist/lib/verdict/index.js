"use strict";module.exports={"verdict/approval"(T,i,R,F){let b;const S=()=>b??=i("approval/by-digest");let j;const O=()=>j??=i("rules\
/finding");R(T,{missingApproval:()=>k,missingGateApproval:()=>g});function k(f,{waiting:t,refusals:s,means:c,digest:y=""}){
const h=t.get(f);if(h===void 0)return;const{asset:w,commands:E}=f;return(0,O().finding)("approval-missing",{gene:w.id,confirmation:h.
confirmation==="strong"?"strong":"very strong",needed:h.needed,given:h.given,commands:E.filter(({confirmation:I})=>I!=="\
standard").map(({command:I})=>I),means:c,digest:(0,S().shortDigest)(y),refusals:s},{location:w.locate(),subject:{type:w.
type,id:w.id}})}function g({gate:f,refusals:t,means:s,digest:c=""}){if(f===void 0)return;const y={...f,means:s,digest:(0,S().
shortDigest)(c),refusals:t};return(0,O().finding)("gate-approval-missing",y)}},"verdict/earlier-output"(T,i,R,F){R(T,{earlierOutputOf:()=>S});
const b=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;function S(g,f){const t=j(g),s=t.filter(c=>b.
test(c));for(const{command:c,outcome:y}of f.toReversed())for(const h of y.side_effects?.created??[]){if(t.some(E=>O(E,h)))
return{path:h,writer:c};const w=k(h).find(E=>s.some(I=>O(I,E)));if(w!==void 0)return{path:w,writer:c}}}function j({command:g,
outcome:{stdout:f,stderr:t}}){const s=[t,f].flatMap(({head:c,tail:y})=>[c,y]);return[g,...s.flatMap(c=>c.split(`
`))]}function O(g,f){for(let t=g.indexOf(f);t>=0;t=g.indexOf(f,t+1)){const s=g[t-1]??" ",c=g.slice(t+f.length,t+f.length+
2);if(/[^\w.-]/.test(s)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(c))return!0}return!1}function k(g){const f=g.split("/").slice(
0,-1);return f.map((t,s)=>f.slice(0,f.length-s).join("/"))}},"verdict/exit-code"(T,i,R,F){R(T,{REPORTED_ONLY:()=>b,exitCodeOf:()=>j});
const b=new Set(["fail","needs_approval"]),S={pass:0,warn:0,fail:1,needs_approval:1,error:2};function j(O,k="block"){return k===
"report"&&b.has(O)?0:S[O]}},"verdict/gene"(T,i,R,F){let b;const S=()=>b??=i("rules/catalogue");let j;const O=()=>j??=i("\
run/not-run");let k;const g=()=>k??=i("verdict/ignores");let f;const t=()=>f??=i("verdict/run-findings");let s;const c=()=>s??=
i("verdict/verdict");R(T,{judgeGene:()=>y});function y(d,m,o,n,r){const{fail_on:p}=o,e=N(d,M=>(0,g().suppress)(M,n)),l=m.
outcomes.get(d)??[],v=[...(0,g().suppress)((0,t().runFindings)(e,l,m,o),n),...r?[r]:[]],u=[...e.findings,...e.commands.flatMap(
M=>M.findings),...v].filter(({suppressed:M})=>!M),_=w(l,v),$=(0,c().gravest)([(0,c().severityVerdict)(u,p),...e.commands.
map(M=>M.verdict==="block"?"fail":"pass"),..._?["warn"]:l.map(I),r?"needs_approval":"pass"]);return{gene:e,ran:m.outcomes.
has(d),outcomes:l,runFindings:v,verdict:$,summary:_?h:D(e,l,$,u)}}const h="not runnable here: the machine lacks a progra\
m or a tool";function w(d,m){const o=m.filter(({rule:n})=>(0,S().ruleOf)(n).group==="environment");return o.length>0&&o.
every(({severity:n})=>n!=="error")&&d.every(({status:n,reason:r})=>n==="skipped"?!E.has(r):n==="passed"||n==="not_runnab\
le")}const E=new Set([O().INTERRUPTED,O().OUTCOME_LOST]);function I({status:d,reason:m}){return d==="passed"?"pass":d===
"error"||E.has(m)?"error":"fail"}function N(d,m){return{...d,findings:m(d.findings),commands:d.commands.map(o=>({...o,findings:m(
o.findings)}))}}function D(d,m,o,n){const r=d.commands.findIndex(L=>L.verdict==="block"),p=m.findIndex(({status:L})=>L!==
"passed"&&L!=="skipped"),e=m.findIndex(({status:L})=>L==="skipped"),l=[r,p,e].find(L=>L>=0)??-1,a=d.commands[l];if(a)return`\
constraint: validation_failed: ${a.command} => ${C(m[l])}`;if(d.change==="removed")return"removed";const{files:v,max_files:u,
severity:_}=d.blastRadius;if(n.some(A))return`constraint: blast_radius ${_}: ${v} / ${u} files`;const $=d.commands.length,
M=$===1?"1 command":`${$} commands`;if(o==="needs_approval")return`${M} allowed, waiting for approval`;if(o==="fail")return`\
failed: ${x(n).join(", ")}`;const U=m.length>0?`${M} passed`:`${M} allowed, none run`,G=o==="warn"?x(n):[];return G.length>
0?`${U}, with warnings: ${G.join(", ")}`:U}function A({rule:d,severity:m}){return m==="error"&&d.startsWith("blast-radiu\
s-")}function x(d){const m=d.filter(({severity:n})=>n==="error"),o=d.filter(({severity:n})=>n==="warning");return[...new Set(
(m.length>0?m:o).map(({rule:n})=>n))]}function C(d){return d?d.reason??`exit code ${d.exit_code}`:"BLOCKED"}},"verdict/i\
gnores"(T,i,R,F){let b;const S=()=>b??=i("fastest-levenshtein");let j;const O=()=>j??=i("picomatch");let k;const g=()=>k??=
i("repo/paths");let f;const t=()=>f??=i("rules/catalogue");let s;const c=()=>s??=i("rules/finding");let y;const h=()=>y??=
i("rules/rule");let w;const E=()=>w??=i("verdict/levels");R(T,{dayOf:()=>I,idleIgnores:()=>d,ignoreFindings:()=>A,isIgnorable:()=>N,
refusalOf:()=>C,suppress:()=>D});function I(e){return e.toISOString().slice(0,10)}function N({rule:e,severity:l,layer:a}){
return(0,h().mayBeIgnored)({...(0,t().ruleOf)(e),severity:l,layer:a})}function D(e,{ignores:l,...a}){const v=l.filter(_=>!m(
_,a.today)),u=(0,E().withLevels)(e,a);return v.length===0?u:u.map(_=>{const $=N(_)&&v.find(M=>o(M,_));return $?{..._,suppressed:{
reason:$.reason,expires:$.expires}}:_})}function A({ignores:e,today:l},a,v){return e.flatMap(u=>{const{rule:_,reason:$,expires:M}=u,
U=p(u),G=a.filter(B=>o(u,B)),L=G.every(N)?C(u):x;return L!==void 0?[(0,c().finding)("ignore-refused",{rule:_,where:U,refusal:L})]:
m(u,l)?[(0,c().finding)("ignore-expired",{rule:_,where:U,reason:$,expires:M})]:G.length===0&&v.some(B=>n(u,B))?[(0,c().finding)(
"ignore-unused",{rule:_,where:U,reason:$})]:[]})}const x="the rule decides whether commands may run, what a change may t\
ouch, or whether files are readable";function C({rule:e}){const l=new Map(t().CHECK_RULES.map(v=>[v.id,v])),a=l.get(e);if(a===
void 0)return`the rule does not exist (did you mean \`${(0,S().closest)(e,[...l.keys()])}\`?)`;if(e!=="protected-path")return(0,h().
mayBeIgnored)(a)?void 0:x}function d(e,l){return e.flatMap(a=>{const v=m(a,l)?`it expired on ${a.expires}`:void 0,u=C(a)??
v;return u===void 0?[]:[{rule:a.rule,why:u}]})}function m({expires:e},l){return e<l}function o({rule:e,where:l},{rule:a,
location:v,subject:u}){if(e!==a)return!1;const{path:_,gene:$,command:M}=l??{};return(_===void 0||v!==void 0&&r(v.path,_))&&
($===void 0||$===u?.id)&&(M===void 0||M===u?.command)}function n({where:e},{asset:l,commands:a}){const{path:v,gene:u,command:_}=e??
{};return(v===void 0||r(l.path,v))&&(u===void 0||u===l.id)&&(_===void 0||a.some($=>$.command===_))}function r(e,l){return(0,g().
isWithin)(e,l)||(0,O().default)(l,{dot:!0,nonegate:!0})(e)}function p({where:e={}}){const l=Object.entries(e).map(([a,v])=>`\
the ${a} \`${v}\``);return l.length===0?"for all findings":`for ${l.join(", ")}`}},"verdict/judge"(T,i,R,F){let b;const S=()=>b??=
i("approval/approval");let j;const O=()=>j??=i("audit/audited");let k;const g=()=>k??=i("rules/finding");let f;const t=()=>f??=
i("verdict/approval");let s;const c=()=>s??=i("verdict/gene");let y;const h=()=>y??=i("verdict/ignores");let w;const E=()=>w??=
i("verdict/levels");let I;const N=()=>I??=i("verdict/shards");let D;const A=()=>D??=i("verdict/verdict");R(T,{allFindings:()=>o,
findingsOf:()=>n,judge:()=>m});const x=new Set(["gate-weakened","gate-approval-missing"]),C=new Set,d={ignores:[],rules:{}};
function m(r,p,e,l,a=S().NOTHING_WAITS){const{ignores:v,rules:u}=(0,O().isOfChange)(r)?e:d,_={ignores:v,rules:u,today:(0,h().
dayOf)(l)},$=new Map(r.genes.map(P=>[P,(0,c().judgeGene)(P,p,e,_,(0,t().missingApproval)(P,a))])),M=[...$.values()],U=(0,N().
otherShards)(p.shards??[]),G=(0,t().missingGateApproval)(a),L=[...r.findings,...G?[G]:[],...U?[U]:[],...p.findings??[],...p.
interrupted>0?[(0,g().finding)("run-interrupted",{skipped:p.interrupted})]:[]],V=[...L,...M.flatMap(n)],B=[...(0,h().suppress)(
L,_),...(0,h().ignoreFindings)(_,V,r.genes),...(0,E().levelFindings)(_)],W=e.approvals.gate>0?x:C,K=(0,A().gravest)([(0,A().
severityVerdict)(B.filter(({rule:P})=>!W.has(P)),e.fail_on),B.some(({rule:P})=>W.has(P))?"warn":"pass"]),X=p.interrupted>
0?"error":"pass",Y=G?"needs_approval":"pass",H=(0,A().gravest)([K,X,Y,...M.map(P=>P.verdict)]);return{genes:M,findings:B,
verdict:U?(0,N().verdictOfPart)(H):H,shards:(0,N().judgeShards)(p.shards??[],$)}}function o({findings:r,genes:p}){return[
...r,...p.flatMap(n)]}function n({gene:r,runFindings:p}){return[...r.findings,...r.commands.flatMap(e=>e.findings),...p]}},
"verdict/levels"(T,i,R,F){let b;const S=()=>b??=i("fastest-levenshtein");let j;const O=()=>j??=i("model/level");let k;const g=()=>k??=
i("policy/schema/rules");let f;const t=()=>f??=i("rules/catalogue");let s;const c=()=>s??=i("rules/finding");let y;const h=()=>y??=
i("rules/rule");R(T,{levelFindings:()=>N,withLevels:()=>w});function w(x,C){return Object.keys(C.rules).length===0?x:x.map(
d=>E(d,C))}function E(x,C){const{rule:d,severity:m,layer:o}=x,n={...(0,t().ruleOf)(d),severity:m,layer:o},r=I(C,d),p=m===
"error"&&n.group&&I(C,n.group),e=r?d:n.group,l=r??(p||void 0);if(l===void 0||e===void 0)return x;const{level:a,...v}=l,u=a===
"off"?"notice":a;return u===m||u!=="error"&&!(0,h().mayBeSoftened)(n)?x:{...x,severity:u,level:{rules:e,level:a,from:m,...v}}}
function I({rules:x,today:C},d){const m=Object.hasOwn(x,d)?x[d]:void 0,o=m&&(0,g().settingOf)(m);return o?.until!==void 0&&
o.until<C?void 0:o}function N({rules:x,today:C}){return Object.entries(x).flatMap(([d,m])=>{const{level:o,until:n,reason:r="\
none given"}=(0,g().settingOf)(m),p=A(d,o);return p!==void 0?[(0,c().finding)("level-refused",{name:d,level:o,refusal:p})]:
n===void 0||n>=C?[]:[(0,c().finding)("level-expired",{name:d,level:o,until:n,reason:r})]})}const D=80;function A(x,C){const d=new Set(
O().RULE_GROUPS),m=new Map(t().CHECK_RULES.map(n=>[n.id,n]));if(d.has(x))return;const o=m.get(x);if(o===void 0)return`th\
ere is no such rule or group (did you mean \`${(0,S().closest)(x.slice(0,D),[...d,...m.keys()])}\`?)`;if(!(C==="error"||
(0,h().mayBeSoftened)(o)||x==="protected-path"))return"the rule decides whether commands may run, what a change may touc\
h, or whether files are readable"}},"verdict/missing-outcomes"(T,i,R,F){let b;const S=()=>b??=i("run/not-run");let j;const O=()=>j??=
i("run/outcomes");R(T,{requireOutcomes:()=>k});function k({genes:t},s,c,y){const h=new Map(s.outcomes);for(const w of t){
const E=h.get(w);E===void 0&&(c.has(w)||!g(w,s))||h.set(w,f(w,E??[],y))}return{...s,outcomes:h}}function g(t,{shards:s}){
return t.change==="removed"?!1:s===void 0||(0,O().plansOf)(t).plans.length===0?!0:s.some(({genes:c})=>c.has(t))}function f({
commands:t},s,c){const y=s.length>t.length;return t.map((h,w)=>(y?void 0:s[w])??(0,S().lostOutcome)(c))}},"verdict/next-\
actor"(T,i,R,F){let b;const S=()=>b??=i("assets/log/audit-log");let j;const O=()=>j??=i("rules/catalogue");R(T,{isBlocking:()=>k,
isForHuman:()=>g,nextActorOf:()=>f});function k({severity:t,suppressed:s},c){return!s&&(t==="error"||t==="warning"&&c===
"warning")}function g({rule:t,location:s}){return(0,O().ruleOf)(t)?.actor==="human"||s!==void 0&&(0,S().isAuditLog)(s.path)}
function f(t,s,c){switch(t){case"pass":case"warn":return"done";case"error":return"undecided";case"needs_approval":return"\
human";case"fail":return s.some(y=>k(y,c)&&!g(y))?"agent":"human"}}},"verdict/run-findings"(T,i,R,F){let b;const S=()=>b??=
i("picomatch");let j;const O=()=>j??=i("audit/gene/plans");let k;const g=()=>k??=i("rules/containment-causes");let f;const t=()=>f??=
i("rules/finding");let s;const c=()=>s??=i("run/not-run");let y;const h=()=>y??=i("verdict/earlier-output");R(T,{runFindings:()=>w});
function w(o,n,{isolation:r},p){const e=r.level==="namespaces"&&p.views==="command";return[...o.commands.flatMap((a,v)=>{
const u=n[v];return u===void 0?[]:[...d(o,a,u,p),...C(o,a,u,p),...D(o,a,u),...A(o,a,u),...x(o,a,u)]}),...e?N(o,n):[],...I(
o,n,p)]}function E({asset:o},{command:n,location:r}){return{location:r,subject:{type:o.type,id:o.id,command:n}}}function I({
asset:o,commands:n},r,{limits:p}){const e=n.filter((_,$)=>r[$]?.reason===c().BUDGET_SPENT),[l]=e;if(l===void 0)return[];
const{id:a,type:v}=o,u={gene:a,seconds:p.budget_seconds,commands:e.length};return[(0,t().finding)("budget-spent",u,{location:l.
location,subject:{type:v,id:a}})]}function N(o,n){const r=o.commands.flatMap((u,_)=>{const $=n[_];return $?[{audited:u,command:u.
command,outcome:$}]:[]}),p=r.findIndex(({outcome:u})=>u.status==="failed"),e=r[p],l=e&&(0,h().earlierOutputOf)(e,r.slice(
0,p));if(!l)return[];const{command:a,audited:v}=e;return[(0,t().finding)("earlier-output-missing",{command:a,...l},E(o,v))]}
function D(o,n,{checkout_modified:r}){const{command:p}=n;return r?[(0,t().finding)("checkout-modified",{command:p,paths:r},
E(o,n))]:[]}function A(o,n,{checkout_changed:r}){const{command:p}=n;return r?[(0,t().finding)("checkout-changed",{command:p,
paths:r},E(o,n))]:[]}function x(o,n,{left_out:r}){const{command:p}=n;return r?[(0,t().finding)("file-left-out",{command:p,
paths:r},E(o,n))]:[]}function C(o,n,{side_effects:r},{caches:p,views:e}){const a=r?m({...r,...e==="gene"&&{created:[]}},
p):[];return a.length===0?[]:[(0,t().finding)("command-writes",{command:n.command,paths:a},E(o,n))]}function d(o,n,r,{limits:{
slow_command_seconds:p}}){const{command:e,reading:l}=n,a=E(o,n),v=Math.round(r.duration_ms/1e3),u=(0,g().causeWords)(r.causes);
switch(r.status){case"failed":{const _=r.exit_code??1;return[(0,t().finding)("command-failed",{command:e,exitCode:_,...u},
a)]}case"timed_out":return r.reason===c().BUDGET_SPENT?[]:[(0,t().finding)("command-timed-out",{command:e,seconds:v,...u},
a)];case"crashed":return[(0,t().finding)("command-crashed",{command:e,reason:r.reason??"no exit code",...u},a)];case"not\
_runnable":{const{program:_=e}=n.plan??{};return[(0,t().finding)("program-missing",{command:e,program:_},a)]}case"passed":
return r.duration_ms>p*1e3?[(0,t().finding)("command-slow",{command:e,seconds:v,limit:p},a)]:[];case"skipped":{if(r.reason===
c().OUTCOME_LOST)return[(0,t().finding)("not-judged",{detail:`the command \`${e}\`: ${c().OUTCOME_LOST}`},a)];const _=(0,O().
toolOf)(l);return _&&_.path===void 0?[(0,t().finding)("tool-not-installed",{command:e,tool:_.name},a)]:[]}case"error":case"\
blocked":return[]}}function m({created:o,changed:n,deleted:r},p){const e=(0,S().default)([...p],{dot:!0});return[...o,...n,
...r].filter(l=>!e(l)).sort()}},"verdict/shards"(T,i,R,F){let b;const S=()=>b??=i("rules/finding");let j;const O=()=>j??=
i("verdict/verdict");R(T,{judgeShards:()=>k,otherShards:()=>g,verdictOfPart:()=>f});function k(t,s){return t.map(({index:c,
of:y,genes:h})=>{const w=(0,O().gravest)([...h].map(E=>s.get(E)?.verdict??"error"));return{index:c,of:y,genes:h.size,verdict:w}})}
function g(t){const[s]=t;if(!(s===void 0||t.length===s.of))return(0,S().finding)("part-of-run",{index:s.index,of:s.of,genes:s.
genes.size})}function f(t){return t==="pass"||t==="warn"?"error":t}},"verdict/validate"(T,i,R,F){let b;const S=()=>b??=i(
"approval/approval");let j;const O=()=>j??=i("verdict/judge");let k;const g=()=>k??=i("verdict/missing-outcomes");R(T,{validate:()=>f});
async function f(t,{policy:s,startedAt:c,heads:y,approver:h,runs:w,run:E}){const I=await(0,S().seekApproval)(t,s.approvals,
y,h),N=await E(I.waiting),D=w?(0,g().requireOutcomes)(t,N,I.waiting,c):N,A=(0,O().judge)(t,D,s,c,I);return{approval:I,runResult:D,
judgement:A}}},"verdict/verdict"(T,i,R,F){let b;const S=()=>b??=i("rules/catalogue");R(T,{gravest:()=>k,severityVerdict:()=>O});
const j={pass:0,warn:1,needs_approval:2,fail:3,error:4};function O(g,f){const t=s=>g.some(c=>c.severity===s&&!c.suppressed);
return g.some(({rule:s})=>(0,S().ruleOf)(s).undecided)?"error":t("error")?"fail":t("warning")?f==="warning"?"fail":"warn":
"pass"}function k(g){return g.reduce((f,t)=>j[t]>j[f]?t:f,"pass")}}};
