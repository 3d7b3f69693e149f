"use strict";module.exports={"history/fixed-by"(E,o,M,B){let O;const e=()=>O??=o("rules/identity");M(E,{fixedBy:()=>j});function j(i){
const m=new Set(i.map(({finding:b})=>b.replace(/:\d+$/,""))),p=new Set(i.map(({path:b,old:x})=>JSON.stringify([b,x])));return b=>{
const{subject:x,location:N}=b;return p.has(JSON.stringify([N?.path,x?.command]))||m.has((0,e().identityOf)(b))}}},"histo\
ry/history-answer"(E,o,M,B){let O;const e=()=>O??=o("zod");let j;const i=()=>j??=o("model/level");let m;const p=()=>m??=
o("report/view/group");let b;const x=()=>b??=o("rules/finding");let N;const k=()=>N??=o("rules/identity");let S;const y=()=>S??=
o("history/levels");let l;const c=()=>l??=o("history/outcome");let R;const v=()=>R??=o("history/programs");M(E,{historyAnswer:()=>A,
historySchema:()=>H,ruleCounts:()=>P});const g=e().object({passes:e().int().nonnegative(),needs_fix:e().int().nonnegative().
describe("Passes once `gene-gate fix` has rewritten it."),waits:e().int().nonnegative().describe("Waits for an approval."),
fails:e().int().nonnegative(),undecided:e().int().nonnegative().describe("The gate could not decide.")}),s=e().object({rule:e().
string(),findings:e().int().positive(),message:e().string().describe("Of the first finding with this cause."),remedy:e().
string()}),$=e().object({commit:e().string(),subject:e().string(),outcome:e().enum(c().OUTCOMES),honest:e().boolean().describe(
"Introduces no command that both profiles and `gene-gate fix` refuse."),reasons:e().array(s).describe("What fails it and\
 is left after `gene-gate fix`."),refused:e().array(e().object({gene:e().string(),command:e().string(),rule:e().string()}))}),
_=e().object({rule:e().string(),changes:e().int().positive()}),H=e().object({tip:e().string().describe("The newest commi\
t that was looked at."),changes:e().int().nonnegative().describe("How many past changes were judged."),with_assets:e().int().
nonnegative().describe("How many of them touch asset files."),left:e().int().nonnegative().describe("How many others wer\
e not judged, because it takes too long."),shallow:e().boolean().describe("Whether the clone lacks older commits."),strict:g.
describe("Under the policy without its levels."),policy:g.describe("Under the policy with the levels of `levels` added."),
levels:e().array(e().object({name:e().string(),level:i().levelSchema,changes:e().int().positive(),rules:e().array(_)})).
describe("Levels under which honest changes of the past would have passed."),programs:e().array(e().object({name:e().string(),
commands:e().int().positive()})).describe("Programs of refused commands that the policy can allow by name."),failing:e().
array($).describe("The changes that do not pass all the same."),undecided:e().array(e().object({message:e().string(),hint:e().
string(),changes:e().int().positive()})).describe("Why the gate could not decide about changes.")});function A({tip:T,changes:w,
left:t,shallow:d},{rules:n,fail_on:h}){const r=h==="error"?(0,y().proposeLevels)(w):[],f={...n,...(0,y().levelsOf)(r)},C=w.
map(a=>({change:a,now:a.with(f)})),G=C.filter(({now:a})=>["fails","needs_fix"].includes((0,c().outcomeOf)(a)));return{tip:T,
changes:w.length,with_assets:w.filter(({hasAssets:a})=>a).length,left:t,shallow:d,strict:(0,c().countOutcomes)(w.map(a=>a.
with({}))),policy:(0,c().countOutcomes)(C.map(({now:a})=>a)),levels:r.map(({group:a,...W})=>({name:a,level:"warning",...W})),
programs:(0,v().offeredPrograms)(w),failing:G.map(({change:a,now:W})=>({commit:a.commit,subject:a.subject,outcome:(0,c().
outcomeOf)(W),honest:(0,c().isHonest)(a),reasons:u(W.unfixed),refused:a.refused})),undecided:U(w)}}function u(T){return(0,p().
groupsOf)(T,k().causeOf).map(w=>({rule:w.lead.rule,findings:(0,p().sizeOf)(w),...(0,x().describe)(w.lead)}))}function U(T){
const w=T.flatMap(({error:t})=>t??[]);return(0,p().groupsOf)(w,({message:t})=>t).map(t=>({message:t.lead.message,hint:t.
lead.hint,changes:(0,p().sizeOf)(t)}))}function P(T){return T.map(({rule:w,changes:t})=>`${w} (${t})`).join(", ")}},"his\
tory/judge-change"(E,o,M,B){let O;const e=()=>O??=o("approval/approval");let j;const i=()=>j??=o("approval/by-digest");let m;
const p=()=>m??=o("approval/head");let b;const x=()=>b??=o("audit-commit");let N;const k=()=>N??=o("gate");let S;const y=()=>S??=
o("propose-fix");let l;const c=()=>l??=o("run/nothing-ran");let R;const v=()=>R??=o("verdict/judge");let g;const s=()=>g??=
o("verdict/next-actor");let $;const _=()=>$??=o("history/fixed-by");M(E,{judgeChange:()=>H});async function H(t,d,n,h){const{
commit:r,subject:f}=t;try{return{commit:r,subject:f,hasAssets:d,...await A(t,n,h)}}catch(C){const G=(0,k().asGateError)(
C);if(G.code==="interrupted")throw G;const a={verdict:"error",findings:[],unfixed:[]};return{commit:r,subject:f,hasAssets:d,
error:G,...a,refused:[],with:()=>a}}}async function A({commit:t,base:d},n,h){const r=await(0,x().auditCommit)(n,t,d),{policy:f}=n.
policy,C=await u(r,n,h),G=D=>(0,v().judge)(r.audit,c().NOTHING_RAN,{...f,rules:D},h,C),a=G(f.rules),W=await U(r,n,{commit:t,
base:d},a),I=(0,_().fixedBy)(W),L=D=>{const F=(0,v().allFindings)(D),J=z=>(0,s().isBlocking)(z,f.fail_on);return{verdict:D.
verdict,findings:F.filter(z=>z.level||z.suppressed||J(z)),unfixed:F.filter(z=>J(z)&&!I(z))}};return{...L(a),refused:r.audit.
genes.flatMap(D=>P(D,W)),with:D=>L(G(D))}}function u({audit:t,tree:d},{policy:n},h){const r={judge:()=>(0,p().judgedHead)(
t,d,n,"")};return(0,e().seekApproval)(t,n.policy.approvals,[r],(0,i().approveByDigest)(void 0,h))}async function U(t,d,{
commit:n,base:h},r){if(r.verdict==="pass"||r.verdict==="warn")return[];const f={name:"range",head:n,audited:n,base:h};return(await(0,y().
proposeFix)(d,f,t,(0,v().allFindings)(r)))?.edits??[]}function P(t,d){const{asset:n,commands:h}=t,r=d.filter(({path:f})=>f===
n.path).map(({old:f})=>f);return h.filter(f=>T(f)&&w(f,t)).filter(({command:f})=>!r.includes(f)).map(({command:f,profiles:{
evolver:C}})=>({gene:n.id,command:f,rule:C.reason?.rule??"not-judged"}))}function T({profiles:{evolver:t,validator:d}}){
return t.verdict==="block"&&d.verdict==="block"}function w({command:t},d){return d.change==="added"?!0:d.differences.some(
({kind:n,head:h})=>n==="command_added"&&h===t)}},"history/judge-history"(E,o,M,B){let O;const e=()=>O??=o("assets/globs");
let j;const i=()=>j??=o("error");let m;const p=()=>m??=o("judge/families/programs");let b;const x=()=>b??=o("repo/past-c\
hanges");let N;const k=()=>N??=o("history/judge-change");M(E,{JUDGED_CHANGES:()=>S,judgeHistory:()=>c});const S=50,y=4,l=1e3;
async function c(g,{tip:s,most:$,policy:_,platform:H,now:A,signal:u,enough:U,progress:P}){const T=await(0,x().pastChanges)(
g,s,Math.max($,l)),w=(0,e().assetPathTest)(_.policy),t=v(T,$,({paths:C})=>C.some(w)),d=AbortSignal.any([u,U]),n=(0,p().additionsFor)(
_.policy),h={repository:g,policy:_,additions:n,isPending:n.cover,platform:H,policyCommit:s,all:!1,signal:d},r=[];for(let C=0;C<
t.length&&!d.aborted;C+=y){P(C,t.length);const G=await Promise.all(t.slice(C,C+y).map(({change:a,hasAssets:W})=>(0,k().judgeChange)(
a,W,h,A).catch(R(d))));r.push(...G.filter(a=>a!==void 0))}if(P(t.length,t.length),u.aborted)throw(0,i().interrupted)("wh\
ile it judged the history");const f=(await g.shallowCommits()).size>0;return{tip:s,changes:r,left:t.length-r.length,shallow:f}}
function R(g){return s=>{if(!g.aborted)throw s}}function v(g,s,$){const _=g.map(u=>({change:u,hasAssets:$(u)})),H=_.filter(
u=>u.hasAssets).slice(0,s),A=new Set([..._.slice(0,s),...H]);return _.filter(u=>A.has(u))}},"history/levels"(E,o,M,B){let O;
const e=()=>O??=o("model/level");let j;const i=()=>j??=o("rules/catalogue");let m;const p=()=>m??=o("history/outcome");M(
E,{levelsOf:()=>k,proposeLevels:()=>b});function b(S){const y=S.filter(l=>l.verdict==="fail"&&(0,p().isHonest)(l));return e().
RULE_GROUPS.flatMap(l=>{const c=y.map(R=>x(R,l)).filter(({size:R})=>R>0);return c.length===0?[]:[{group:l,changes:c.length,
rules:N(c)}]})}function x({findings:S},y){const l=S.filter(({rule:c,severity:R,suppressed:v})=>R==="error"&&!v&&(0,i().ruleOf)(
c).group===y);return new Set(l.map(({rule:c})=>c))}function N(S){const y=new Map;for(const l of S.flatMap(c=>[...c]))y.set(
l,(y.get(l)??0)+1);return[...y].map(([l,c])=>({rule:l,changes:c})).sort((l,c)=>c.changes-l.changes)}function k(S){return Object.
fromEntries(S.map(({group:y})=>[y,"warning"]))}},"history/outcome"(E,o,M,B){M(E,{OUTCOMES:()=>O,countOutcomes:()=>i,isHonest:()=>j,
outcomeOf:()=>e});const O=["passes","needs_fix","waits","fails","undecided"];function e({verdict:m,unfixed:p}){switch(m){case"\
pass":case"warn":return"passes";case"needs_approval":return"waits";case"fail":return p.length===0?"needs_fix":"fails";case"\
error":return"undecided"}}function j({refused:m}){return m.length===0}function i(m){const p=m.map(e),b=O.map(x=>[x,p.filter(
N=>N===x).length]);return Object.fromEntries(b)}},"history/programs"(E,o,M,B){M(E,{offeredPrograms:()=>O});function O(e){
const j=new Map;for(const{args:i,subject:m}of e.flatMap(({findings:p})=>p)){const{offered:p}=i;typeof p!="string"||m?.command===
void 0||j.set(p,(j.get(p)??new Set).add(m.command))}return[...j].map(([i,{size:m}])=>({name:i,commands:m})).sort((i,m)=>m.
commands-i.commands)}},"history/text"(E,o,M,B){let O;const e=()=>O??=o("report/text/layout");let j;const i=()=>j??=o("re\
port/view/words");let m;const p=()=>m??=o("history/history-answer");let b;const x=()=>b??=o("history/outcome");M(E,{historyRows:()=>y});
const N={passes:"pass",needs_fix:"pass after gene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could n\
ot be judged"},k=5,S=300;function y(v,g,s){const{changes:$,with_assets:_,left:H,shallow:A,strict:u,policy:U,levels:P,programs:T,
failing:w}=v,t=A?" The clone is shallow; git fetch --unshallow gets the others.":"",d=H>0?` ${(0,i().count)(H,"older cha\
nge")} would take too long.`:"";return $===0?[(0,e().prose)(s,"history",`There is no past change.${d}${t}`)]:[[...(0,e().
prose)(s,"history",`Judged the last ${(0,i().count)($,"change")}, ${_} of them with assets, as if they were pull request\
s today. Nothing was run.${d}${t}`),...(0,e().prose)(s,g.strict,l(u)),...l(U)===l(u)?[]:(0,e().prose)(s,g.policy,l(U)),...P.
flatMap(({name:n,level:h,...r})=>(0,e().prose)(s,"level",`${n}: ${h}, because of ${(0,i().count)(r.changes,"change")}: ${(0,p().
ruleCounts)(r.rules)}`)),...T.flatMap(({name:n,commands:h})=>(0,e().prose)(s,"program",`${n}: ${(0,i().count)(h,"command")}\
 would be allowed with programs: [${n}]`))],...c(w,s),...v.undecided.map(({message:n,hint:h,changes:r})=>[...(0,e().prose)(
s,"undecided",`${(0,i().count)(r,"change")}: ${(0,i().clip)(n,S)}`,{label:"bad"}),...(0,e().prose)(s,"fix",h)])]}function l(v){
return x().OUTCOMES.filter(s=>v[s]>0).map(s=>`${v[s]} ${N[s]}`).join(", ")}function c(v,g){const[s,$]=[v.filter(({outcome:u})=>u===
"fails"),v.filter(({outcome:u})=>u!=="fails")],{shown:_,rest:H}=(0,e().limited)(s,k,"change",g),A=[..._,...g.verbose?$:[]].
map(u=>R(u,g));return H.length>0?[...A,H]:A}function R({commit:v,subject:g,outcome:s,reasons:$},_){const[H,A]=s==="fails"?
["fails","bad"]:["fix","caution"],u=`${(0,i().shortCommit)(v)} ${g}`;return[...(0,e().labelled)(_,H,[_.paint("strong",(0,e().
shortName)(u,(0,e().roomOf)(_)))],A),...$.length===0?(0,e().prose)(_,"","gene-gate fix rewrites what fails."):[],...$.flatMap(
({rule:U,findings:P,message:T})=>(0,e().prose)(_,"",`${(0,i().clip)(T,S)} (${U}${P>1?`, ${P} times`:""})`))]}}};
