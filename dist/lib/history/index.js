"use strict";module.exports={"history/history-answer"(H,o,T,k){let S;const e=()=>S??=o("zod");let x;const c=()=>x??=o("model/level");
let m;const p=()=>m??=o("report/view/group");let A;const N=()=>A??=o("rules/finding");let R;const G=()=>R??=o("history/l\
evels");let O;const u=()=>O??=o("history/outcome");let l;const g=()=>l??=o("history/programs");T(H,{historyAnswer:()=>f,
historySchema:()=>j,ruleCounts:()=>d});const $=e().object({passes:e().int().nonnegative(),needs_fix:e().int().nonnegative().
describe("Passes once `gene-gate fix` has rewritten it."),waits:e().int().nonnegative().describe("Waits for an approval."),
fails:e().int().nonnegative(),undecided:e().int().nonnegative().describe("The gate could not decide.")}),v=e().object({rule:e().
string(),findings:e().int().positive(),message:e().string().describe("The first of these findings."),remedy:e().string()}),
_=e().object({commit:e().string(),subject:e().string(),outcome:e().enum(u().OUTCOMES),honest:e().boolean().describe("Int\
roduces no command that both profiles and `gene-gate fix` refuse."),reasons:e().array(v).describe("What fails it and is \
left after `gene-gate fix`."),refused:e().array(e().object({gene:e().string(),command:e().string(),rule:e().string()}))}),
n=e().object({rule:e().string(),changes:e().int().positive()}),j=e().object({tip:e().string().describe("The newest commi\
t that was looked at."),changes:e().int().nonnegative().describe("How many past changes were judged."),with_assets:e().int().
nonnegative().describe("How many of them touch asset files."),shallow:e().boolean().describe("Whether the clone lacks ol\
der commits."),strict:$.describe("Under the policy without its levels."),policy:$.describe("Under the policy with the le\
vels of `levels` added."),levels:e().array(e().object({name:e().string(),level:c().levelSchema,changes:e().int().positive(),
rules:e().array(n)})).describe("Levels under which honest changes of the past would have passed."),programs:e().array(e().
object({name:e().string(),commands:e().int().positive()})).describe("Programs of refused commands that the policy can al\
low by name."),failing:e().array(_).describe("The changes that do not pass all the same."),undecided:e().array(e().object(
{message:e().string(),hint:e().string(),changes:e().int().positive()})).describe("Why the gate could not decide about ch\
anges.")});function f({tip:b,changes:i,shallow:w},P){const E=(0,G().proposeLevels)(i),U={...P,...(0,G().levelsOf)(E)},s=i.
map(t=>({change:t,now:t.with(U)})),r=s.filter(({now:t})=>["fails","needs_fix"].includes((0,u().outcomeOf)(t)));return{tip:b,
changes:i.length,with_assets:i.filter(({hasAssets:t})=>t).length,shallow:w,strict:(0,u().countOutcomes)(i.map(t=>t.with(
{}))),policy:(0,u().countOutcomes)(s.map(({now:t})=>t)),levels:E.map(({group:t,...a})=>({name:t,level:"warning",...a})),
programs:(0,g().offeredPrograms)(i),failing:r.map(({change:t,now:a})=>({commit:t.commit,subject:t.subject,outcome:(0,u().
outcomeOf)(a),honest:(0,u().isHonest)(t),reasons:C(a.unfixed),refused:t.refused})),undecided:M(i)}}function C(b){return(0,p().
groupsOf)(b,({rule:i})=>i).map(i=>({rule:i.lead.rule,findings:(0,p().sizeOf)(i),...(0,N().describe)(i.lead)}))}function M(b){
const i=b.flatMap(({error:w})=>w??[]);return(0,p().groupsOf)(i,({message:w})=>w).map(w=>({message:w.lead.message,hint:w.
lead.hint,changes:(0,p().sizeOf)(w)}))}function d(b){return b.map(({rule:i,changes:w})=>`${i} (${w})`).join(", ")}},"his\
tory/judge-change"(H,o,T,k){let S;const e=()=>S??=o("approval/approval");let x;const c=()=>x??=o("approval/by-digest");let m;
const p=()=>m??=o("approval/head");let A;const N=()=>A??=o("audit-commit");let R;const G=()=>R??=o("gate");let O;const u=()=>O??=
o("model/nothing-run");let l;const g=()=>l??=o("propose-fix");let $;const v=()=>$??=o("rules/identity");let _;const n=()=>_??=
o("verdict/judge");let j;const f=()=>j??=o("verdict/next-actor");T(H,{judgeChange:()=>M});const C={outcomes:new Map,interrupted:0,
isolation:u().NOTHING_RUN,nodeOf:()=>process};async function M(s,r,t,a){const{commit:y,subject:h}=s;try{return{commit:y,
subject:h,hasAssets:r,...await d(s,t,a)}}catch(L){const z=(0,G().asGateError)(L);if(z.code==="interrupted")throw z;const F={
verdict:"error",findings:[],unfixed:[]};return{commit:y,subject:h,hasAssets:r,error:z,...F,refused:[],with:()=>F}}}async function d({
commit:s,base:r},t,a){const y=await(0,N().auditCommit)(t,s,r),{policy:h}=t.policy,L=await i(y,t,a),z=W=>(0,n().judge)(y.
audit,C,{...h,rules:W},a,L),F=z(h.rules),I=await w(y,t,{commit:s,base:r},F),Q=b(I),J=W=>{const B=(0,n().allFindings)(W),
K=D=>(0,f().isBlocking)(D,h.fail_on);return{verdict:W.verdict,findings:B.filter(D=>D.level!==void 0||K(D)),unfixed:B.filter(
D=>K(D)&&!Q(D))}};return{...J(F),refused:y.audit.genes.flatMap(W=>P(W,I)),with:W=>J(z(W))}}function b(s){const r=new Set(
s.map(({finding:a})=>a.replace(/:\d+$/,""))),t=new Set(s.map(({path:a,old:y})=>JSON.stringify([a,y])));return a=>{const{
subject:y,location:h}=a;return t.has(JSON.stringify([h?.path,y?.command]))||r.has((0,v().identityOf)(a))}}function i({audit:s,
tree:r},{policy:t},a){const y={judge:()=>(0,p().judgedHead)(s,r,t,"")};return(0,e().seekApproval)(s,t.policy.approvals,[
y],(0,c().approveByDigest)(void 0,a))}async function w(s,r,{commit:t,base:a},y){if(y.verdict!=="fail")return[];const h={
name:"range",head:t,audited:t,base:a};return(await(0,g().proposeFix)(r,h,s,(0,n().allFindings)(y)))?.edits??[]}function P(s,r){
const{asset:t,commands:a}=s,y=r.filter(({path:h})=>h===t.path).map(({old:h})=>h);return a.filter(h=>E(h)&&U(h,s)).filter(
({command:h})=>!y.includes(h)).map(({command:h,profiles:{evolver:L}})=>({gene:t.id,command:h,rule:L.reason?.rule??"not-j\
udged"}))}function E({profiles:{evolver:s,validator:r}}){return s.verdict==="block"&&r.verdict==="block"}function U({command:s},r){
return r.change==="added"?!0:r.differences.some(({kind:t,head:a})=>t==="command_added"&&a===s)}},"history/judge-history"(H,o,T,k){
let S;const e=()=>S??=o("assets/globs");let x;const c=()=>x??=o("error");let m;const p=()=>m??=o("judge/families/program\
s");let A;const N=()=>A??=o("repo/additions");let R;const G=()=>R??=o("repo/past-changes");let O;const u=()=>O??=o("hist\
ory/judge-change");T(H,{JUDGED_CHANGES:()=>l,judgeHistory:()=>$});const l=50,g=1e3;async function $(_,{tip:n,most:j,policy:f,
platform:C,now:M,signal:d,progress:b}){const i=await(0,G().pastChanges)(_,n,Math.max(j,g)),w=(0,e().assetPathTest)(f.policy),
P=v(i,j,({paths:r})=>r.some(w)),E=(0,N().additionsOf)(f.policy.build_outputs,(0,p().dependencyFolders)(f.policy)),U={repository:_,
policy:f,additions:E,isPending:E.cover,platform:C,policyCommit:n,all:!1,signal:d},s=[];for(const{change:r,hasAssets:t}of P){
if(d.aborted)throw(0,c().interrupted)("while it judged the history");b(s.length,P.length),s.push(await(0,u().judgeChange)(
r,t,U,M))}return b(s.length,P.length),{tip:n,changes:s,shallow:(await _.shallowCommits()).size>0}}function v(_,n,j){const f=_.
map(d=>({change:d,hasAssets:j(d)})),C=f.filter(d=>d.hasAssets).slice(0,n),M=new Set([...f.slice(0,n),...C]);return f.filter(
d=>M.has(d))}},"history/levels"(H,o,T,k){let S;const e=()=>S??=o("model/level");let x;const c=()=>x??=o("rules/catalogue");
let m;const p=()=>m??=o("history/outcome");T(H,{levelsOf:()=>G,proposeLevels:()=>A});function A(O){const u=O.filter(l=>l.
verdict==="fail"&&(0,p().isHonest)(l));return e().RULE_GROUPS.flatMap(l=>{const g=u.map($=>N($,l)).filter(({size:$})=>$>
0);return g.length===0?[]:[{group:l,changes:g.length,rules:R(g)}]})}function N({findings:O},u){const l=O.filter(({rule:g,
severity:$,suppressed:v})=>$==="error"&&!v&&(0,c().ruleOf)(g).group===u);return new Set(l.map(({rule:g})=>g))}function R(O){
const u=new Map;for(const l of O.flatMap(g=>[...g]))u.set(l,(u.get(l)??0)+1);return[...u].map(([l,g])=>({rule:l,changes:g})).
sort((l,g)=>g.changes-l.changes)}function G(O){return Object.fromEntries(O.map(({group:u})=>[u,"warning"]))}},"history/o\
utcome"(H,o,T,k){T(H,{OUTCOMES:()=>S,countOutcomes:()=>c,isHonest:()=>x,outcomeOf:()=>e});const S=["passes","needs_fix",
"waits","fails","undecided"];function e({verdict:m,unfixed:p}){switch(m){case"pass":case"warn":return"passes";case"needs\
_approval":return"waits";case"fail":return p.length===0?"needs_fix":"fails";case"error":return"undecided"}}function x({refused:m}){
return m.length===0}function c(m){const p=m.map(e),A=S.map(N=>[N,p.filter(R=>R===N).length]);return Object.fromEntries(A)}},
"history/programs"(H,o,T,k){T(H,{offeredPrograms:()=>S});function S(e){const x=new Map;for(const{args:c,subject:m}of e.flatMap(
({findings:p})=>p)){const{offered:p}=c;typeof p!="string"||m?.command===void 0||x.set(p,(x.get(p)??new Set).add(m.command))}
return[...x].map(([c,{size:m}])=>({name:c,commands:m})).sort((c,m)=>m.commands-c.commands)}},"history/text"(H,o,T,k){let S;
const e=()=>S??=o("report/text/layout");let x;const c=()=>x??=o("report/view/words");let m;const p=()=>m??=o("history/hi\
story-answer");let A;const N=()=>A??=o("history/outcome");T(H,{historyRows:()=>u});const R={passes:"pass",needs_fix:"pas\
s after gene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could not be judged"},G=5,O=300;function u(v,_,n){
const{changes:j,with_assets:f,shallow:C,strict:M,policy:d,levels:b,programs:i,failing:w}=v,P=C?" The clone is shallow; g\
it fetch --unshallow gets the others.":"";return j===0?[(0,e().prose)(n,"history",`There is no past change.${P}`)]:[[...(0,e().
prose)(n,"history",`Judged the last ${(0,c().count)(j,"change")}, ${f} of them with assets, as if they were pull request\
s today. Nothing was run.${P}`),...(0,e().prose)(n,_.strict,l(M)),...b.length>0?(0,e().prose)(n,_.policy,l(d)):[],...b.flatMap(
({name:E,level:U,...s})=>(0,e().prose)(n,"level",`${E}: ${U}, because of ${(0,c().count)(s.changes,"change")}: ${(0,p().
ruleCounts)(s.rules)}`)),...i.flatMap(({name:E,commands:U})=>(0,e().prose)(n,"program",`${E}: ${(0,c().count)(U,"command")}\
 would be allowed with programs: [${E}]`))],...g(w,n),...v.undecided.map(({message:E,hint:U,changes:s})=>[...(0,e().prose)(
n,"undecided",`${(0,c().count)(s,"change")}: ${(0,c().clip)(E,O)}`,{label:"bad"}),...(0,e().prose)(n,"fix",U)])]}function l(v){
return N().OUTCOMES.filter(n=>v[n]>0).map(n=>`${v[n]} ${R[n]}`).join(", ")}function g(v,_){const[n,j]=[v.filter(({outcome:d})=>d===
"fails"),v.filter(({outcome:d})=>d!=="fails")],{shown:f,rest:C}=(0,e().limited)(n,G,"change",_),M=[...f,..._.verbose?j:[]].
map(d=>$(d,_));return C.length>0?[...M,C]:M}function $({commit:v,subject:_,outcome:n,reasons:j},f){const[C,M]=n==="fails"?
["fails","bad"]:["fix","caution"],d=`${(0,c().shortCommit)(v)} ${_}`;return[...(0,e().labelled)(f,C,[f.paint("strong",(0,e().
shortName)(d,(0,e().roomOf)(f)))],M),...j.length===0?(0,e().prose)(f,"","gene-gate fix rewrites what fails."):[],...j.flatMap(
({rule:b,findings:i,message:w})=>(0,e().prose)(f,"",`${(0,c().clip)(w,O)} (${b}${i>1?`, ${i} times`:""})`))]}}};
