"use strict";module.exports={"history/fixed-by"(H,e,T,B){let S;const t=()=>S??=e("rules/identity");T(H,{fixedBy:()=>x});function x(i){
const l=new Set(i.map(({finding:y})=>y.replace(/:\d+$/,""))),d=new Set(i.map(({path:y,old:$})=>JSON.stringify([y,$])));return y=>{
const{subject:$,location:N}=y;return d.has(JSON.stringify([N?.path,$?.command]))||l.has((0,t().identityOf)(y))}}},"histo\
ry/history-answer"(H,e,T,B){let S;const t=()=>S??=e("zod");let x;const i=()=>x??=e("model/level");let l;const d=()=>l??=
e("report/view/group");let y;const $=()=>y??=e("rules/finding");let N;const k=()=>N??=e("rules/identity");let C;const b=()=>C??=
e("history/levels");let c;const r=()=>c??=e("history/outcome");let R;const _=()=>R??=e("history/programs");T(H,{historyAnswer:()=>v,
historySchema:()=>M,ruleCounts:()=>j});const E=t().object({passes:t().int().nonnegative(),needs_fix:t().int().nonnegative().
describe("Passes once `gene-gate fix` has rewritten it."),waits:t().int().nonnegative().describe("Waits for an approval."),
fails:t().int().nonnegative(),undecided:t().int().nonnegative().describe("The gate could not decide.")}),m=t().object({rule:t().
string(),findings:t().int().positive(),message:t().string().describe("Of the first finding with this cause."),remedy:t().
string()}),w=t().object({commit:t().string(),subject:t().string(),outcome:t().enum(r().OUTCOMES),honest:t().boolean().describe(
"Introduces no command that both profiles and `gene-gate fix` refuse."),reasons:t().array(m).describe("What fails it and\
 is left after `gene-gate fix`."),refused:t().array(t().object({gene:t().string(),command:t().string(),rule:t().string()}))}),
g=t().object({rule:t().string(),changes:t().int().positive()}),M=t().object({tip:t().string().describe("The newest commi\
t that was looked at."),changes:t().int().nonnegative().describe("How many past changes were judged."),with_assets:t().int().
nonnegative().describe("How many of them touch asset files."),left:t().int().nonnegative().describe("How many others wer\
e not judged, because it takes too long."),shallow:t().boolean().describe("Whether the clone lacks older commits."),strict:E.
describe("Under the policy without its levels."),policy:E.describe("Under the policy with the levels of `levels` added."),
levels:t().array(t().object({name:t().string(),level:i().levelSchema,changes:t().int().positive(),rules:t().array(g)})).
describe("Levels under which honest changes of the past would have passed."),programs:t().array(t().object({name:t().string(),
commands:t().int().positive()})).describe("Programs of refused commands that the policy can allow by name."),failing:t().
array(w).describe("The changes that do not pass all the same."),undecided:t().array(t().object({message:t().string(),hint:t().
string(),changes:t().int().positive()})).describe("Why the gate could not decide about changes.")});function v({tip:A,changes:h,
left:o,shallow:u},{rules:s,fail_on:p}){const a=p==="error"?(0,b().proposeLevels)(h):[],f={...s,...(0,b().levelsOf)(a)},U=h.
map(n=>({change:n,now:n.with(f)})),G=U.filter(({now:n})=>["fails","needs_fix"].includes((0,r().outcomeOf)(n)));return{tip:A,
changes:h.length,with_assets:h.filter(({hasAssets:n})=>n).length,left:o,shallow:u,strict:(0,r().countOutcomes)(h.map(n=>n.
with({}))),policy:(0,r().countOutcomes)(U.map(({now:n})=>n)),levels:a.map(({group:n,...W})=>({name:n,level:"warning",...W})),
programs:(0,_().offeredPrograms)(h),failing:G.map(({change:n,now:W})=>({commit:n.commit,subject:n.subject,outcome:(0,r().
outcomeOf)(W),honest:(0,r().isHonest)(n),reasons:O(W.unfixed),refused:n.refused})),undecided:P(h)}}function O(A){return(0,d().
groupsOf)(A,k().causeOf).map(h=>({rule:h.lead.rule,findings:(0,d().sizeOf)(h),...(0,$().describe)(h.lead)}))}function P(A){
const h=A.flatMap(({error:o})=>o??[]);return(0,d().groupsOf)(h,({message:o})=>o).map(o=>({message:o.lead.message,hint:o.
lead.hint,changes:(0,d().sizeOf)(o)}))}function j(A){return A.map(({rule:h,changes:o})=>`${h} (${o})`).join(", ")}},"his\
tory/judge-change"(H,e,T,B){let S;const t=()=>S??=e("approval/approval");let x;const i=()=>x??=e("approval/by-digest");let l;
const d=()=>l??=e("approval/head");let y;const $=()=>y??=e("audit-commit");let N;const k=()=>N??=e("gate");let C;const b=()=>C??=
e("propose-fix");let c;const r=()=>c??=e("run/nothing-ran");let R;const _=()=>R??=e("verdict/judge");let E;const m=()=>E??=
e("verdict/next-actor");let w;const g=()=>w??=e("history/fixed-by");T(H,{judgeChange:()=>M});async function M(o,u,s,p){const{
commit:a,subject:f}=o;try{return{commit:a,subject:f,hasAssets:u,...await v(o,s,p)}}catch(U){const G=(0,k().asGateError)(
U);if(G.code==="interrupted")throw G;const n={verdict:"error",findings:[],unfixed:[]};return{commit:a,subject:f,hasAssets:u,
error:G,...n,refused:[],with:()=>n}}}async function v({commit:o,base:u},s,p){const a=await(0,$().auditCommit)(s,o,u),{policy:f}=s.
policy,U=await O(a,s,p),G=D=>(0,_().judge)(a.audit,r().NOTHING_RAN,{...f,rules:D},p,U),n=G(f.rules),W=await P(a,s,{commit:o,
base:u},n),L=(0,g().fixedBy)(W),F=D=>{const J=(0,_().allFindings)(D),I=z=>(0,m().isBlocking)(z,f.fail_on);return{verdict:D.
verdict,findings:J.filter(z=>z.level||z.suppressed||I(z)),unfixed:J.filter(z=>I(z)&&!L(z))}};return{...F(n),refused:a.audit.
genes.flatMap(D=>j(D,W)),with:D=>F(G(D))}}function O({audit:o,tree:u},{policy:s},p){const a={judge:()=>(0,d().judgedHead)(
o,u,s,"")};return(0,t().seekApproval)(o,s.policy.approvals,[a],(0,i().approveByDigest)(void 0,p))}async function P(o,u,{
commit:s,base:p},a){if(a.verdict==="pass"||a.verdict==="warn")return[];const f={name:"range",head:s,audited:s,base:p};return(await(0,b().
proposeFix)(u,f,o,(0,_().allFindings)(a)))?.edits??[]}function j(o,u){const{asset:s,commands:p}=o,a=u.filter(({path:f})=>f===
s.path).map(({old:f})=>f);return p.filter(f=>A(f)&&h(f,o)).filter(({command:f})=>!a.includes(f)).map(({command:f,profiles:{
evolver:U}})=>({gene:s.id,command:f,rule:U.reason?.rule??"not-judged"}))}function A({profiles:{evolver:o,validator:u}}){
return o.verdict==="block"&&u.verdict==="block"}function h({command:o},u){return u.change==="added"?!0:u.differences.some(
({kind:s,head:p})=>s==="command_added"&&p===o)}},"history/judge-history"(H,e,T,B){let S;const t=()=>S??=e("assets/globs");
let x;const i=()=>x??=e("error");let l;const d=()=>l??=e("judge/families/programs");let y;const $=()=>y??=e("repo/additi\
ons");let N;const k=()=>N??=e("repo/past-changes");let C;const b=()=>C??=e("history/judge-change");T(H,{JUDGED_CHANGES:()=>c,
judgeHistory:()=>_});const c=50,r=4,R=1e3;async function _(w,{tip:g,most:M,policy:v,platform:O,now:P,signal:j,enough:A,progress:h}){
const o=await(0,k().pastChanges)(w,g,Math.max(M,R)),u=(0,t().assetPathTest)(v.policy),s=m(o,M,({paths:n})=>n.some(u)),p=AbortSignal.
any([j,A]),a=(0,$().additionsOf)(v.policy.build_outputs,(0,d().dependencyFolders)(v.policy)),f={repository:w,policy:v,additions:a,
isPending:a.cover,platform:O,policyCommit:g,all:!1,signal:p},U=[];for(let n=0;n<s.length&&!p.aborted;n+=r){h(n,s.length);
const W=await Promise.all(s.slice(n,n+r).map(({change:L,hasAssets:F})=>(0,b().judgeChange)(L,F,f,P).catch(E(p))));U.push(
...W.filter(L=>L!==void 0))}if(h(s.length,s.length),j.aborted)throw(0,i().interrupted)("while it judged the history");const G=(await w.
shallowCommits()).size>0;return{tip:g,changes:U,left:s.length-U.length,shallow:G}}function E(w){return g=>{if(!w.aborted)
throw g}}function m(w,g,M){const v=w.map(j=>({change:j,hasAssets:M(j)})),O=v.filter(j=>j.hasAssets).slice(0,g),P=new Set(
[...v.slice(0,g),...O]);return v.filter(j=>P.has(j))}},"history/levels"(H,e,T,B){let S;const t=()=>S??=e("model/level");
let x;const i=()=>x??=e("rules/catalogue");let l;const d=()=>l??=e("history/outcome");T(H,{levelsOf:()=>k,proposeLevels:()=>y});
function y(C){const b=C.filter(c=>c.verdict==="fail"&&(0,d().isHonest)(c));return t().RULE_GROUPS.flatMap(c=>{const r=b.
map(R=>$(R,c)).filter(({size:R})=>R>0);return r.length===0?[]:[{group:c,changes:r.length,rules:N(r)}]})}function $({findings:C},b){
const c=C.filter(({rule:r,severity:R,suppressed:_})=>R==="error"&&!_&&(0,i().ruleOf)(r).group===b);return new Set(c.map(
({rule:r})=>r))}function N(C){const b=new Map;for(const c of C.flatMap(r=>[...r]))b.set(c,(b.get(c)??0)+1);return[...b].
map(([c,r])=>({rule:c,changes:r})).sort((c,r)=>r.changes-c.changes)}function k(C){return Object.fromEntries(C.map(({group:b})=>[
b,"warning"]))}},"history/outcome"(H,e,T,B){T(H,{OUTCOMES:()=>S,countOutcomes:()=>i,isHonest:()=>x,outcomeOf:()=>t});const S=[
"passes","needs_fix","waits","fails","undecided"];function t({verdict:l,unfixed:d}){switch(l){case"pass":case"warn":return"\
passes";case"needs_approval":return"waits";case"fail":return d.length===0?"needs_fix":"fails";case"error":return"undecid\
ed"}}function x({refused:l}){return l.length===0}function i(l){const d=l.map(t),y=S.map($=>[$,d.filter(N=>N===$).length]);
return Object.fromEntries(y)}},"history/programs"(H,e,T,B){T(H,{offeredPrograms:()=>S});function S(t){const x=new Map;for(const{
args:i,subject:l}of t.flatMap(({findings:d})=>d)){const{offered:d}=i;typeof d!="string"||l?.command===void 0||x.set(d,(x.
get(d)??new Set).add(l.command))}return[...x].map(([i,{size:l}])=>({name:i,commands:l})).sort((i,l)=>l.commands-i.commands)}},
"history/text"(H,e,T,B){let S;const t=()=>S??=e("report/text/layout");let x;const i=()=>x??=e("report/view/words");let l;
const d=()=>l??=e("history/history-answer");let y;const $=()=>y??=e("history/outcome");T(H,{historyRows:()=>b});const N={
passes:"pass",needs_fix:"pass after gene-gate fix",waits:"wait for an approval",fails:"fail",undecided:"could not be jud\
ged"},k=5,C=300;function b(_,E,m){const{changes:w,with_assets:g,left:M,shallow:v,strict:O,policy:P,levels:j,programs:A,failing:h}=_,
o=v?" The clone is shallow; git fetch --unshallow gets the others.":"",u=M>0?` ${(0,i().count)(M,"older change")} would \
take too long.`:"";return w===0?[(0,t().prose)(m,"history",`There is no past change.${u}${o}`)]:[[...(0,t().prose)(m,"hi\
story",`Judged the last ${(0,i().count)(w,"change")}, ${g} of them with assets, as if they were pull requests today. Not\
hing was run.${u}${o}`),...(0,t().prose)(m,E.strict,c(O)),...c(P)===c(O)?[]:(0,t().prose)(m,E.policy,c(P)),...j.flatMap(
({name:s,level:p,...a})=>(0,t().prose)(m,"level",`${s}: ${p}, because of ${(0,i().count)(a.changes,"change")}: ${(0,d().
ruleCounts)(a.rules)}`)),...A.flatMap(({name:s,commands:p})=>(0,t().prose)(m,"program",`${s}: ${(0,i().count)(p,"command")}\
 would be allowed with programs: [${s}]`))],...r(h,m),..._.undecided.map(({message:s,hint:p,changes:a})=>[...(0,t().prose)(
m,"undecided",`${(0,i().count)(a,"change")}: ${(0,i().clip)(s,C)}`,{label:"bad"}),...(0,t().prose)(m,"fix",p)])]}function c(_){
return $().OUTCOMES.filter(m=>_[m]>0).map(m=>`${_[m]} ${N[m]}`).join(", ")}function r(_,E){const[m,w]=[_.filter(({outcome:O})=>O===
"fails"),_.filter(({outcome:O})=>O!=="fails")],{shown:g,rest:M}=(0,t().limited)(m,k,"change",E),v=[...g,...E.verbose?w:[]].
map(O=>R(O,E));return M.length>0?[...v,M]:v}function R({commit:_,subject:E,outcome:m,reasons:w},g){const[M,v]=m==="fails"?
["fails","bad"]:["fix","caution"],O=`${(0,i().shortCommit)(_)} ${E}`;return[...(0,t().labelled)(g,M,[g.paint("strong",(0,t().
shortName)(O,(0,t().roomOf)(g)))],v),...w.length===0?(0,t().prose)(g,"","gene-gate fix rewrites what fails."):[],...w.flatMap(
({rule:P,findings:j,message:A})=>(0,t().prose)(g,"",`${(0,i().clip)(A,C)} (${P}${j>1?`, ${j} times`:""})`))]}}};
