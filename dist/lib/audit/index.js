//# audit/asset-file
(function(g,l,n){const o=n("audit/check"),r=n("audit/checks"),_=n("audit/gene/gene"),h=n("audit/gene/limits"),k=n("audi\
t/gene/read-gene"),a=n("audit/read-subject");async function C(i,s){const d=s.terms.tree!==void 0?(0,a().correctorIn)(i.problems):
()=>"hand",c=(0,a().subjectOfAssets)(i,s,d),{clock:u}=s,m=await u.all("Checking assets",i.assets,async t=>{const e=(0,a().
isGene)(t)?await(0,k().readGene)(t,s,d):void 0;return u.inTurn(async()=>{if(e===void 0)return{asset:t,commands:[],findings:await(0,o().
ask)(r().CLAIM_CHECKS,c,{asset:t})};const{commands:p}=e,b=[...await(0,_().geneFindings)(c,{...e,limits:(0,h().limitsOf)(
e,c)}),...p.flatMap(w=>w.findings)];return{asset:t,commands:p,findings:b}})});return{path:i.path,assets:m.map(({asset:t,
commands:e})=>({asset:t,commands:e})),findings:[...await(0,o().ask)(r().SUBJECT_CHECKS,c),...m.flatMap(({findings:t})=>t)]}}
g.exports={auditAssetFile:C}});
//# audit/audit
(function(b,N,a){const R=a("assets/log/whole-records"),S=a("audit/change/counted-files"),v=a("audit/change/hidden-files"),
p=a("audit/check"),g=a("audit/checks"),h=a("audit/claims/capsules"),_=a("audit/gene/gene"),y=a("audit/gene/plans"),A=a("\
audit/gene/read-gene"),k=a("audit/read-subject");async function G(e){const n=await(0,k().readChangeSubject)(e),{change:t,
tree:s,policy:o,assets:i,exempt:c,radius:d,counted:u}=n;return{...await C(n,r=>r,({change:{kind:r}},l)=>({...l,change:r})),
capsules:(0,h().judgeCapsules)(i,o.a2a,u.least,await(0,R().readWholeRecords)(s,(0,h().eventsOfCapsules)(i))),blastRadius:d,
files:await(0,v().markHiddenFiles)((0,S().countedFiles)(t,c,s),s)}}async function F(e,n,t,s){const o={assets:e,problems:[]},
i=O(e,t),c=()=>"author";return C((0,k().subjectOfAssets)(o,n,c,i),({asset:d})=>(0,A().readGene)(d,n,c),(d,u)=>s(u))}function O(e,n){
return{changes:[...e.map(t=>({kind:"added",asset:t})),...n.filter(({type:t})=>t==="Gene").map(t=>({kind:"applied",asset:t,
before:t}))],problems:[],files:[],present:[...n,...e],unread:[],past:n}}async function C(e,n,t){const s=[],o=await E(e),
i={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==void 0&&!o.some(w)},{clock:c}=e;return{genes:await c.
all("Checking genes",e.genes,async u=>{const m=await n(u);return c.inTurn(async()=>{const r=await(0,_().auditGene)(e,m,i);
for(const{plan:l}of r.commands)l&&s.push(l);return t(m,r)})}),findings:o,plansDigest:(0,y().digestPlans)(s)}}async function E(e){
const{clock:n,claims:t}=e,s=await(0,p().ask)(g().SUBJECT_CHECKS,e),o=await n.all("Checking events and Capsules",t,i=>n.inTurn(
()=>(0,p().ask)(g().CLAIM_CHECKS,e,{asset:i})));return[s,...o].flat()}function H({genes:e,findings:n}){return!n.some(w)&&
e.some(({commands:t,findings:s})=>t.length>0&&t.every(({verdict:o})=>o!=="block")&&!s.some(_().forbidsRunningGene))}const I=new Set(
["forbidden-path-always","symlink-leaves-tree","submodule-changed"]);function w({rule:e,location:n}){return I.has(e)||e===
"not-judged"&&n===void 0}b.exports={auditAssets:F,auditChange:G,mayRunSome:H}});
//# audit/audited
(function(n,r,s){function e(i){return"files"in i}n.exports={isOfChange:e}});
//# audit/check
(function(s,$,i){const a=i("assets/subject"),r=i("rules/not-judged"),u=i("audit/subject");function d(e){return e}function h({
name:e,find:t}){return{name:e,find:(n,...c)=>(0,u().isChange)(n)?t(n,...c):[]}}function l({name:e,find:t}){return{name:e,
find:n=>(0,u().isRelated)(n)?t(n):[]}}async function g(e,t,...n){const c=e.map(async({name:p,find:j})=>{try{return await j(
t,...n)}catch(m){return[k(p,m,n)]}});return(await Promise.all(c)).flat()}function k(e,t,[n]){return n===void 0?(0,r().notJudged)(
`the change; the check "${e}" failed`,t):o(n.asset,t,`; the check "${e}" failed`)}function o(e,t,n=""){const c=`the ${e.
type} \`${e.id}\`${n}`;return(0,r().notJudged)(c,t,C(e))}function C(e){const t=(0,a().subjectOf)(e);try{return{location:e.
locate(),subject:t}}catch{return{location:{path:e.path,line:1,column:1},subject:t}}}s.exports={ask:g,assetNotJudged:o,defineAssetsCheck:l,
defineChangeCheck:h,defineCheck:d}});
//# audit/checks
(function(a,J,e){const d=e("audit/change/audit-log"),c=e("audit/change/forbidden-paths"),r=e("audit/change/gate/agent-i\
nstructions"),m=e("audit/change/gate/gate-change"),p=e("audit/change/ignored-inputs"),_=e("audit/change/policy-change"),
u=e("audit/change/protected-paths"),l=e("audit/change/unauditable-files"),g=e("audit/change/unproven-merge"),h=e("audit/\
claims/asset-files"),C=e("audit/claims/capsule-fields"),E=e("audit/claims/chain"),v=e("audit/claims/claimed-radius"),S=e(
"audit/claims/claimed-streak"),t=e("audit/claims/envelope"),b=e("audit/claims/estimates"),k=e("audit/claims/look-alike-i\
ds"),H=e("audit/claims/named-genes"),i=e("audit/claims/references"),K=e("audit/claims/removed-scripts"),s=e("audit/claim\
s/self-description"),G=e("audit/claims/unidentified"),n=e("audit/gene/blast-radius"),R=e("audit/gene/declared-constraint\
s"),o=e("audit/gene/declared-paths"),B=e("audit/gene/incomplete-gene"),I=e("audit/gene/limits-beyond-cap"),M=e("audit/ge\
ne/loosened-constraints"),N=e("audit/gene/removed-gene"),D=e("audit/gene/validation"),F=[h().assetFiles,c().forbiddenPaths,
u().protectedPaths,_().policyFile,m().gateChange,r().staleInstructions,p().ignoredInputs,d().auditLogs,l().unauditableFiles,
g().unprovenMerge,H().missingGenes,E().eventChain,i().unresolvedReferences,i().genesStillNamed,K().removedScripts,v().claimedRadius,
S().claimedStreak,b().estimates,k().lookAlikeIds,G().unidentified],L=[s().selfDescription,C().capsuleFields,t().envelope],
P=[B().incompleteGene,D().validationList,R().declaredConstraints,M().loosenedConstraints,I().limitsBeyondCap,n().geneBlastRadius,
o().declaredPaths,s().selfDescription,t().envelope],A=[N().removedGene,n().geneBlastRadius,o().declaredPaths];a.exports=
{CLAIM_CHECKS:L,GENE_CHECKS:P,REMOVED_GENE_CHECKS:A,SUBJECT_CHECKS:F}});
//# audit/plan
(function(o,b,s){const a=s("node:crypto"),c=Symbol("audited");function u({steps:t,...e}){return{...e,steps:t.map(({command:i,
...n})=>n)}}function d(t){const{argv:e,program:i,binary:n=null,scripts:r=null,npmSettings:m=[],env:p,timeoutMs:l}=t,y=JSON.
stringify([e,i,n,r&&u(r),m,Object.entries(p).sort(([g],[h])=>g<h?-1:1),l]);return{...t,[c]:!0,digest:`sha256:${(0,a().createHash)(
"sha256").update(y).digest("hex")}`}}o.exports={makePlan:d}});
//# audit/read-subject
(function(O,H,o){const P=o("assets/clear"),x=o("assets/log/audit-log"),A=o("judge/judge"),G=o("policy/load"),l=o("audit\
/change/blast-radius"),I=o("audit/change/counted-files"),m=o("audit/change/touched-paths"),v=o("audit/claims/counted-cha\
nge"),M=o("audit/claims/named-genes"),S=o("audit/gene/read-gene");function w({assets:e,problems:t},c,i,s){const{policy:u,
tree:d}=c.terms;return{policy:u,clock:c.clock,tree:d,problems:t,correctorOf:i,genes:e.filter(a).map(n=>({asset:n})),claims:e.
filter(n=>!a(n)),...s&&{assets:s}}}async function J(e){const{change:t,assets:c,baseTree:i,tree:s,policy:u,platform:d}=e,
{policy:n,source:T}=u,h=new Set(t.files.flatMap(l().namesOf)),g=A().Judge.by({policy:n,tree:s,base:i,changed:h,platform:d,
...e.clock&&{clock:e.clock}}),F=(0,M().appliedIds)(c.changes),_=p(c.problems),b=await g.clock.all("Judging the commands \
of genes",c.changes.filter(({asset:r})=>a(r)),r=>(0,S().readGeneChange)(r,F,g,_)),j=(0,I().exemptPaths)(t,n,b),k=(0,m().
touchedPaths)(t,s),C=(0,l().measureChange)(t,j);return{policy:n,clock:g.clock,loadedPolicy:u,unprovenMerge:e.unprovenMerge,
policyPath:T==="file"?void 0:G().POLICY_PATH,tree:s,baseTree:i,change:t,assets:c,problems:c.problems,correctorOf:_,genes:b,
claims:c.changes.filter(L).map(({asset:r})=>r),changedNames:h,touched:k,touchesOf:(0,m().touchesOf)(k,i),exempt:j,radius:C,
counted:(0,v().countedChange)(t,C)}}function p(e){const t=(0,P().ambiguousFiles)(e);return({path:c})=>t.has(c)||(0,x().isAuditLog)(
c)?"hand":"fix"}function a({type:e}){return e==="Gene"}function L({kind:e,asset:t}){return!a(t)&&(e==="added"||e==="modi\
fied")}O.exports={correctorIn:p,isGene:a,readChangeSubject:J,subjectOfAssets:w}});
//# audit/subject
(function(n,s,a){function i(e){return e.assets!==void 0}function t(e){return"change"in e}n.exports={isChange:t,isRelated:i}});
