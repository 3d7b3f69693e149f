"use strict";var H=Object.defineProperty;var t=(E,s)=>H(E,"name",{value:s,configurable:!0});module.exports={"verdict/approval"(E,s,b,N){let S;const j=t(()=>S??=s("approval/by-digest"),"import_by_digest");let T;const $=t(
()=>T??=s("rules/finding"),"import_finding");b(E,{missingApproval:t(()=>I,"missingApproval"),missingGateApproval:t(()=>_,
"missingGateApproval")});function I(m,{waiting:n,refusals:r,means:a,digest:y=""}){const w=n.get(m);if(w===void 0)return;
const{asset:x,commands:h}=m;return(0,$().finding)("approval-missing",{gene:x.id,confirmation:w.confirmation==="strong"?"\
strong":"very strong",needed:w.needed,given:w.given,commands:h.filter(({confirmation:A})=>A!=="standard").map(({command:A})=>A),
means:a,digest:(0,j().shortDigest)(y),refusals:r},{location:x.locate(),subject:{type:x.type,id:x.id}})}t(I,"missingAppro\
val");function _({gate:m,refusals:n,means:r,digest:a=""}){if(m===void 0)return;const y={...m,means:r,digest:(0,j().shortDigest)(
a),refusals:n};return(0,$().finding)("gate-approval-missing",y)}t(_,"missingGateApproval")},"verdict/earlier-output"(E,s,b,N){
b(E,{earlierOutputOf:t(()=>j,"earlierOutputOf")});const S=/ENOENT|no such file|cannot find|not found|does not exist|missing/i;
function j(_,m){const n=T(_),r=n.filter(a=>S.test(a));for(const{command:a,outcome:y}of m.toReversed())for(const w of y.side_effects?.
created??[]){if(n.some(h=>$(h,w)))return{path:w,writer:a};const x=I(w).find(h=>r.some(A=>$(A,h)));if(x!==void 0)return{path:x,
writer:a}}}t(j,"earlierOutputOf");function T({command:_,outcome:{stdout:m,stderr:n}}){const r=[n,m].flatMap(({head:a,tail:y})=>[
a,y]);return[_,...r.flatMap(a=>a.split(`
`))]}t(T,"linesOf");function $(_,m){for(let n=_.indexOf(m);n>=0;n=_.indexOf(m,n+1)){const r=_[n-1]??" ",a=_.slice(n+m.length,
n+m.length+2);if(/[^\w.-]/.test(r)&&/^(?:$|[^\w.-]|\.(?:$|\W))/.test(a))return!0}return!1}t($,"names");function I(_){const m=_.
split("/").slice(0,-1);return m.map((n,r)=>m.slice(0,m.length-r).join("/"))}t(I,"foldersAbove")},"verdict/exit-code"(E,s,b,N){
b(E,{exitCodeOf:t(()=>j,"exitCodeOf")});const S={pass:0,warn:0,fail:1,needs_approval:1,error:2};function j(T){return S[T]}
t(j,"exitCodeOf")},"verdict/gene"(E,s,b,N){let S;const j=t(()=>S??=s("run/not-run"),"import_not_run");let T;const $=t(()=>T??=
s("verdict/ignores"),"import_ignores");let I;const _=t(()=>I??=s("verdict/run-findings"),"import_run_findings");let m;const n=t(
()=>m??=s("verdict/verdict"),"import_verdict");b(E,{judgeGene:t(()=>r,"judgeGene")});function r(g,O,k,C,F){const{fail_on:R}=k,
M=y(g,u=>(0,$().suppress)(u,C)),i=O.outcomes.get(g)??[],d=[...(0,$().suppress)((0,_().runFindings)(M,i,O,k),C),...F?[F]:
[]],e=[...M.findings,...M.commands.flatMap(u=>u.findings),...d].filter(({suppressed:u})=>!u),o=(0,n().gravest)([(0,n().severityVerdict)(
e,R),...M.commands.map(u=>u.verdict==="block"?"fail":"pass"),...i.map(a),F?"needs_approval":"pass"]);return{gene:M,ran:O.
outcomes.has(g),outcomes:i,runFindings:d,verdict:o,summary:w(M,i,o,e)}}t(r,"judgeGene");function a({status:g,reason:O}){
return g==="passed"?"pass":g==="error"||O===j().INTERRUPTED||O===j().OUTCOME_LOST?"error":"fail"}t(a,"outcomeVerdict");function y(g,O){
return{...g,findings:O(g.findings),commands:g.commands.map(k=>({...k,findings:O(k.findings)}))}}t(y,"withIgnores");function w(g,O,k,C){
const F=g.commands.findIndex(v=>v.verdict==="block"),R=O.findIndex(({status:v})=>v!=="passed"&&v!=="skipped"),M=O.findIndex(
({status:v})=>v==="skipped"),i=[F,R,M].find(v=>v>=0)??-1,l=g.commands[i];if(l)return`constraint: validation_failed: ${l.
command} => ${A(O[i])}`;if(g.change==="removed")return"removed";const{files:d,max_files:e,severity:o}=g.blastRadius;if(C.
some(x))return`constraint: blast_radius ${o}: ${d} / ${e} files`;const u=g.commands.length,c=u===1?"1 command":`${u} com\
mands`;if(k==="needs_approval")return`${c} allowed, waiting for approval`;if(k==="fail")return`failed: ${h(C).join(", ")}`;
const f=O.length>0?`${c} passed`:`${c} allowed, none run`,p=k==="warn"?h(C):[];return p.length>0?`${f}, with warnings: ${p.
join(", ")}`:f}t(w,"summarise");function x({rule:g,severity:O}){return O==="error"&&g.startsWith("blast-radius-")}t(x,"i\
sTooLarge");function h(g){const O=g.filter(({severity:C})=>C==="error"),k=g.filter(({severity:C})=>C==="warning");return[
...new Set((O.length>0?O:k).map(({rule:C})=>C))]}t(h,"gravestRules");function A(g){return g?g.reason??`exit code ${g.exit_code}`:
"BLOCKED"}t(A,"wordsFor")},"verdict/ignores"(E,s,b,N){let S;const j=t(()=>S??=s("fastest-levenshtein"),"import_fastest_l\
evenshtein");let T;const $=t(()=>T??=s("picomatch"),"import_picomatch");let I;const _=t(()=>I??=s("repo/paths"),"import_\
paths");let m;const n=t(()=>m??=s("rules/catalogue"),"import_catalogue");let r;const a=t(()=>r??=s("rules/finding"),"imp\
ort_finding");let y;const w=t(()=>y??=s("rules/rule"),"import_rule");b(E,{dayOf:t(()=>x,"dayOf"),idleIgnores:t(()=>C,"id\
leIgnores"),ignoreFindings:t(()=>g,"ignoreFindings"),isIgnorable:t(()=>h,"isIgnorable"),refusalOf:t(()=>k,"refusalOf"),suppress:t(
()=>A,"suppress")});function x(e){return e.toISOString().slice(0,10)}t(x,"dayOf");function h({rule:e,severity:o,layer:u}){
return(0,w().mayBeIgnored)({...(0,n().ruleOf)(e),severity:o,layer:u})}t(h,"isIgnorable");function A(e,{ignores:o,today:u}){
const c=o.filter(f=>!R(f,u));return c.length===0?e:e.map(f=>{const p=h(f)&&c.find(v=>M(v,f));return p?{...f,suppressed:{
reason:p.reason,expires:p.expires}}:f})}t(A,"suppress");function g({ignores:e,today:o},u,c){return e.flatMap(f=>{const{rule:p,
reason:v,expires:G}=f,D=d(f),L=u.filter(P=>M(f,P)),B=L.every(h)?k(f):O;return B!==void 0?[(0,a().finding)("ignore-refuse\
d",{rule:p,where:D,refusal:B})]:R(f,o)?[(0,a().finding)("ignore-expired",{rule:p,where:D,reason:v,expires:G})]:L.length===
0&&c.some(P=>i(f,P))?[(0,a().finding)("ignore-unused",{rule:p,where:D,reason:v})]:[]})}t(g,"ignoreFindings");const O="th\
e rule decides whether commands may run, what a change may touch, or whether files are readable";function k({rule:e}){const o=F.
get(e);if(o===void 0)return`the rule does not exist (did you mean \`${(0,j().closest)(e,[...F.keys()])}\`?)`;if(e!=="pro\
tected-path")return(0,w().mayBeIgnored)(o)?void 0:O}t(k,"refusalOf");function C(e,o){return e.flatMap(u=>{const c=R(u,o)?
`it expired on ${u.expires}`:void 0,f=k(u)??c;return f===void 0?[]:[{rule:u.rule,why:f}]})}t(C,"idleIgnores");const F=new Map(
n().CHECK_RULES.map(e=>[e.id,e]));function R({expires:e},o){return e<o}t(R,"isExpired");function M({rule:e,where:o},{rule:u,
location:c,subject:f}){if(e!==u)return!1;const{path:p,gene:v,command:G}=o??{};return(p===void 0||c!==void 0&&l(c.path,p))&&
(v===void 0||v===f?.id)&&(G===void 0||G===f?.command)}t(M,"covers");function i({where:e},{asset:o,commands:u}){const{path:c,
gene:f,command:p}=e??{};return(c===void 0||l(o.path,c))&&(f===void 0||f===o.id)&&(p===void 0||u.some(v=>v.command===p))}
t(i,"concerns");function l(e,o){return(0,_().isWithin)(e,o)||(0,$().default)(o,{dot:!0,nonegate:!0})(e)}t(l,"isAt");function d({
where:e={}}){const o=Object.entries(e).map(([u,c])=>`the ${u} \`${c}\``);return o.length===0?"for all findings":`for ${o.
join(", ")}`}t(d,"whereWords")},"verdict/judge"(E,s,b,N){let S;const j=t(()=>S??=s("approval/approval"),"import_approval");
let T;const $=t(()=>T??=s("audit/audited"),"import_audited");let I;const _=t(()=>I??=s("rules/finding"),"import_finding");
let m;const n=t(()=>m??=s("verdict/approval"),"import_approval2");let r;const a=t(()=>r??=s("verdict/gene"),"import_gene");
let y;const w=t(()=>y??=s("verdict/ignores"),"import_ignores");let x;const h=t(()=>x??=s("verdict/shards"),"import_shard\
s");let A;const g=t(()=>A??=s("verdict/verdict"),"import_verdict");b(E,{allFindings:t(()=>F,"allFindings"),findingsOf:t(
()=>R,"findingsOf"),judge:t(()=>C,"judge")});const O=new Set(["gate-weakened","gate-approval-missing"]),k=new Set;function C(M,i,l,d,e=j().
NOTHING_WAITS){const o={ignores:(0,$().isOfChange)(M)?l.ignores:[],today:(0,w().dayOf)(d)},u=new Map(M.genes.map(U=>[U,(0,a().
judgeGene)(U,i,l,o,(0,n().missingApproval)(U,e))])),c=[...u.values()],f=(0,h().otherShards)(i.shards??[]),p=(0,n().missingGateApproval)(
e),v=[...M.findings,...p?[p]:[],...f?[f]:[],...i.findings??[],...i.interrupted>0?[(0,_().finding)("run-interrupted",{skipped:i.
interrupted})]:[]],G=[...v,...c.flatMap(R)],D=[...(0,w().suppress)(v,o),...(0,w().ignoreFindings)(o,G,M.genes)],L=l.approvals.
gate>0?O:k,B=(0,g().gravest)([(0,g().severityVerdict)(D.filter(({rule:U})=>!L.has(U)),l.fail_on),D.some(({rule:U})=>L.has(
U))?"warn":"pass"]),V=i.interrupted>0?"error":"pass",P=p?"needs_approval":"pass",W=(0,g().gravest)([B,V,P,...c.map(U=>U.
verdict)]);return{genes:c,findings:D,verdict:f?(0,h().verdictOfPart)(W):W,shards:(0,h().judgeShards)(i.shards??[],u)}}t(
C,"judge");function F({findings:M,genes:i}){return[...M,...i.flatMap(R)]}t(F,"allFindings");function R({gene:M,runFindings:i}){
return[...M.findings,...M.commands.flatMap(l=>l.findings),...i]}t(R,"findingsOf")},"verdict/missing-outcomes"(E,s,b,N){let S;
const j=t(()=>S??=s("run/not-run"),"import_not_run");let T;const $=t(()=>T??=s("run/outcomes"),"import_outcomes");b(E,{requireOutcomes:t(
()=>I,"requireOutcomes")});function I({genes:n},r,a,y){const w=new Map(r.outcomes);for(const x of n){const h=w.get(x);h===
void 0&&(a.has(x)||!_(x,r))||w.set(x,m(x,h??[],y))}return{...r,outcomes:w}}t(I,"requireOutcomes");function _(n,{shards:r}){
return n.change==="removed"?!1:r===void 0||(0,$().plansOf)(n).plans.length===0?!0:r.some(({genes:a})=>a.has(n))}t(_,"isM\
eantToRun");function m({commands:n},r,a){const y=r.length>n.length;return n.map((w,x)=>(y?void 0:r[x])??(0,j().lostOutcome)(
a))}t(m,"completed")},"verdict/next-actor"(E,s,b,N){let S;const j=t(()=>S??=s("assets/log/audit-log"),"import_audit_log");
let T;const $=t(()=>T??=s("rules/catalogue"),"import_catalogue");b(E,{isBlocking:t(()=>I,"isBlocking"),isForHuman:t(()=>_,
"isForHuman"),nextActorOf:t(()=>m,"nextActorOf")});function I({severity:n,suppressed:r},a){return!r&&(n==="error"||n==="\
warning"&&a==="warning")}t(I,"isBlocking");function _({rule:n,location:r}){return(0,$().ruleOf)(n)?.actor==="human"||r!==
void 0&&(0,j().isAuditLog)(r.path)}t(_,"isForHuman");function m(n,r,a){switch(n){case"pass":case"warn":return"done";case"\
error":return"undecided";case"needs_approval":return"human";case"fail":return r.some(y=>I(y,a)&&!_(y))?"agent":"human"}}
t(m,"nextActorOf")},"verdict/run-findings"(E,s,b,N){let S;const j=t(()=>S??=s("picomatch"),"import_picomatch");let T;const $=t(
()=>T??=s("audit/gene/plans"),"import_plans");let I;const _=t(()=>I??=s("rules/containment-causes"),"import_containment_\
causes");let m;const n=t(()=>m??=s("rules/finding"),"import_finding");let r;const a=t(()=>r??=s("run/not-run"),"import_n\
ot_run");let y;const w=t(()=>y??=s("verdict/earlier-output"),"import_earlier_output");b(E,{runFindings:t(()=>x,"runFindi\
ngs")});function x(i,l,{isolation:d},e){const o=d.level==="namespaces"&&e.views==="command";return[...i.commands.flatMap(
(c,f)=>{const p=l[f];return p===void 0?[]:[...R(i,c,p,e),...F(i,c,p,e),...O(i,c,p),...k(i,c,p),...C(i,c,p)]}),...o?g(i,l):
[],...A(i,l,e)]}t(x,"runFindings");function h({asset:i},{command:l,location:d}){return{location:d,subject:{type:i.type,id:i.
id,command:l}}}t(h,"commandPlace");function A({asset:i,commands:l},d,{limits:e}){const o=l.filter((v,G)=>d[G]?.reason===
a().BUDGET_SPENT),[u]=o;if(u===void 0)return[];const{id:c,type:f}=i,p={gene:c,seconds:e.budget_seconds,commands:o.length};
return[(0,n().finding)("budget-spent",p,{location:u.location,subject:{type:f,id:c}})]}t(A,"budgetOf");function g(i,l){const d=i.
commands.flatMap((p,v)=>{const G=l[v];return G?[{audited:p,command:p.command,outcome:G}]:[]}),e=d.findIndex(({outcome:p})=>p.
status==="failed"),o=d[e],u=o&&(0,w().earlierOutputOf)(o,d.slice(0,e));if(!u)return[];const{command:c,audited:f}=o;return[
(0,n().finding)("earlier-output-missing",{command:c,...u},h(i,f))]}t(g,"earlierOutputs");function O(i,l,{checkout_modified:d}){
const{command:e}=l;return d?[(0,n().finding)("checkout-modified",{command:e,paths:d},h(i,l))]:[]}t(O,"modifiedBy");function k(i,l,{
checkout_changed:d}){const{command:e}=l;return d?[(0,n().finding)("checkout-changed",{command:e,paths:d},h(i,l))]:[]}t(k,
"changedDuring");function C(i,l,{left_out:d}){const{command:e}=l;return d?[(0,n().finding)("file-left-out",{command:e,paths:d},
h(i,l))]:[]}t(C,"leftOutFor");function F(i,l,{side_effects:d},{caches:e,views:o}){const c=d?M({...d,...o==="gene"&&{created:[]}},
e):[];return c.length===0?[]:[(0,n().finding)("command-writes",{command:l.command,paths:c},h(i,l))]}t(F,"writesOf");function R(i,l,d,{
limits:{slow_command_seconds:e}}){const{command:o,reading:u}=l,c=h(i,l),f=Math.round(d.duration_ms/1e3),p=(0,_().causeWords)(
d.causes);switch(d.status){case"failed":{const v=d.exit_code??1;return[(0,n().finding)("command-failed",{command:o,exitCode:v,
...p},c)]}case"timed_out":return d.reason===a().BUDGET_SPENT?[]:[(0,n().finding)("command-timed-out",{command:o,seconds:f,
...p},c)];case"crashed":if((0,a().isProgramMissing)(d)){const{program:v=o}=l.plan??{};return[(0,n().finding)("program-mi\
ssing",{command:o,program:v},c)]}return[(0,n().finding)("command-crashed",{command:o,reason:d.reason??"no exit code",...p},
c)];case"passed":return d.duration_ms>e*1e3?[(0,n().finding)("command-slow",{command:o,seconds:f,limit:e},c)]:[];case"sk\
ipped":{if(d.reason===a().OUTCOME_LOST)return[(0,n().finding)("not-judged",{detail:`the command \`${o}\`: ${a().OUTCOME_LOST}`},
c)];const v=(0,$().toolOf)(u);return v&&v.path===void 0?[(0,n().finding)("tool-not-installed",{command:o,tool:v.name},c)]:
[]}case"error":case"blocked":return[]}}t(R,"endOf");function M({created:i,changed:l,deleted:d},e){const o=(0,j().default)(
[...e],{dot:!0});return[...i,...l,...d].filter(u=>!o(u)).sort()}t(M,"writtenPaths")},"verdict/shards"(E,s,b,N){let S;const j=t(
()=>S??=s("rules/finding"),"import_finding");let T;const $=t(()=>T??=s("verdict/verdict"),"import_verdict");b(E,{judgeShards:t(
()=>I,"judgeShards"),otherShards:t(()=>_,"otherShards"),verdictOfPart:t(()=>m,"verdictOfPart")});function I(n,r){return n.
map(({index:a,of:y,genes:w})=>{const x=(0,$().gravest)([...w].map(h=>r.get(h)?.verdict??"error"));return{index:a,of:y,genes:w.
size,verdict:x}})}t(I,"judgeShards");function _(n){const[r]=n;if(!(r===void 0||n.length===r.of))return(0,j().finding)("p\
art-of-run",{index:r.index,of:r.of,genes:r.genes.size})}t(_,"otherShards");function m(n){return n==="pass"||n==="warn"?"\
error":n}t(m,"verdictOfPart")},"verdict/validate"(E,s,b,N){let S;const j=t(()=>S??=s("approval/approval"),"import_approv\
al");let T;const $=t(()=>T??=s("verdict/judge"),"import_judge");let I;const _=t(()=>I??=s("verdict/missing-outcomes"),"i\
mport_missing_outcomes");b(E,{validate:t(()=>m,"validate")});async function m(n,{policy:r,startedAt:a,heads:y,approver:w,
runs:x,run:h}){const A=await(0,j().seekApproval)(n,r.approvals,y,w),g=await h(A.waiting),O=x?(0,_().requireOutcomes)(n,g,
A.waiting,a):g,k=(0,$().judge)(n,O,r,a,A);return{approval:A,runResult:O,judgement:k}}t(m,"validate")},"verdict/verdict"(E,s,b,N){
let S;const j=t(()=>S??=s("rules/catalogue"),"import_catalogue");b(E,{gravest:t(()=>I,"gravest"),severityVerdict:t(()=>$,
"severityVerdict")});const T={pass:0,warn:1,needs_approval:2,fail:3,error:4};function $(_,m){const n=t(r=>_.some(a=>a.severity===
r&&!a.suppressed),"has");return _.some(({rule:r})=>(0,j().ruleOf)(r).undecided)?"error":n("error")?"fail":n("warning")?m===
"warning"?"fail":"warn":"pass"}t($,"severityVerdict");function I(_){return _.reduce((m,n)=>T[n]>T[m]?n:m,"pass")}t(I,"gr\
avest")}};
