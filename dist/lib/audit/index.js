//# audit/asset-file
(function(p,n,l,S){let g;const a=()=>g??=n("audit/check");let u;const o=()=>u??=n("audit/checks");let h;const k=()=>h??=
n("audit/gene/gene");let C;const w=()=>C??=n("audit/gene/limits");let b;const m=()=>b??=n("audit/read-subject");l(p,{auditAssetFile:()=>A});
async function A(e,c){const M=c.terms.tree!==void 0?(0,m().correctorIn)(e.problems):()=>"hand",i=await(0,m().readAssets)(
e,c,M),T=new Map(i.genes.map(t=>[t.asset,t])),{clock:r}=c,d=await r.all("Checking assets",e.assets,t=>r.inTurn(async()=>{
const s=T.get(t);if(s===void 0)return{asset:t,commands:[],findings:await(0,a().ask)(o().CLAIM_CHECKS,i,{asset:t})};const{
commands:_}=s,E=[...await(0,k().geneFindings)(i,{...s,limits:(0,w().limitsOf)(s,i)}),..._.flatMap(F=>F.findings)];return{
asset:t,commands:_,findings:E}}));return{path:e.path,assets:d.map(({asset:t,commands:s})=>({asset:t,commands:s})),findings:[
...await(0,a().ask)(o().SUBJECT_CHECKS,i),...d.flatMap(({findings:t})=>t)]}}});
//# audit/audit
(function(k,o,w,J){let C;const y=()=>C??=o("assets/log/whole-records");let b;const R=()=>b??=o("audit/change/counted-fi\
les");let S;const v=()=>S??=o("audit/change/hidden-files");let A;const u=()=>A??=o("audit/check");let F;const r=()=>F??=
o("audit/checks");let G;const m=()=>G??=o("audit/claims/capsules");let M;const p=()=>M??=o("audit/gene/gene");let E;const H=()=>E??=
o("audit/gene/plans");let I;const _=()=>I??=o("audit/read-subject");w(k,{auditAssets:()=>T,auditChange:()=>N,mayRunSome:()=>D});
async function N(e){const n=await(0,_().readChangeSubject)(e),{change:t,tree:s,policy:a,assets:i,exempt:d,radius:c,counted:l}=n;
return{...await h(n,({change:{kind:O}},U)=>({...U,change:O})),capsules:(0,m().judgeCapsules)(i,a.a2a,l.least,await(0,y().
readWholeRecords)(s,(0,m().eventsOfCapsules)(i))),blastRadius:c,files:await(0,v().markHiddenFiles)((0,R().countedFiles)(
t,d,s),s)}}async function T(e,n,t=[]){const s={assets:e,problems:[]},a=j(e,t);return h(await(0,_().readAssets)(s,n,()=>"\
author",a),(i,d)=>d)}function j(e,n){return{changes:[...e.map(t=>({kind:"added",asset:t})),...n.filter(({type:t})=>t==="\
Gene").map(t=>({kind:"applied",asset:t,before:t}))],problems:[],files:[],present:[...n,...e],unread:[],past:n}}async function h(e,n){
const t=await B(e),s={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==void 0&&!t.some(g)},{clock:a}=e,
i=await a.all("Checking the limits of genes",e.genes,c=>a.inTurn(async()=>n(c,await(0,p().auditGene)(e,c,s)))),d=i.flatMap(
({commands:c})=>c.flatMap(({plan:l})=>l??[]));return{genes:i,findings:t,plansDigest:(0,H().digestPlans)(d)}}async function B(e){
const{clock:n,claims:t}=e,s=await(0,u().ask)(r().SUBJECT_CHECKS,e),a=await n.all("Checking events and Capsules",t,i=>n.inTurn(
()=>(0,u().ask)(r().CLAIM_CHECKS,e,{asset:i})));return[s,...a].flat()}function D({genes:e,findings:n}){return!n.some(g)&&
e.some(({commands:t,findings:s})=>t.length>0&&t.every(({verdict:a})=>a!=="block")&&!s.some(p().forbidsRunningGene))}const K=new Set(
["forbidden-path-always","symlink-leaves-tree","submodule-changed"]);function g({rule:e,location:n}){return K.has(e)||e===
"not-judged"&&n===void 0}});
//# audit/audited
(function(n,r,e,o){e(n,{isOfChange:()=>i});function i(u){return"files"in u}});
//# audit/check
(function(r,i,s,w){let a;const h=()=>a??=i("assets/subject");let l;const o=()=>l??=i("rules/not-judged");let g;const u=()=>g??=
i("audit/subject");s(r,{ask:()=>j,assetNotJudged:()=>d,defineAssetsCheck:()=>p,defineChangeCheck:()=>m,defineCheck:()=>_});
function _(t){return t}function m({name:t,find:e}){return{name:t,find:(n,...c)=>(0,u().isChange)(n)?e(n,...c):[]}}function p({
name:t,find:e}){return{name:t,find:n=>(0,u().isRelated)(n)?e(n):[]}}async function j(t,e,...n){const c=t.map(async({name:b,
find:y})=>{try{return await y(e,...n)}catch($){return[k(b,$,n)]}});return(await Promise.all(c)).flat()}function k(t,e,[n]){
return n===void 0?(0,o().notJudged)(`the change; the check "${t}" failed`,e):d(n.asset,e,`; the check "${t}" failed`)}function d(t,e,n=""){
const c=`the ${t.type} \`${t.id}\`${n}`;return(0,o().notJudged)(c,e,C(t))}function C(t){const e=(0,h().subjectOf)(t);try{
return{location:t.locate(),subject:e}}catch{return{location:{path:t.path,line:1,column:1},subject:e}}}});
//# audit/checks
(function(a,t,_,mt){let l;const d=()=>l??=t("audit/change/audit-log");let c;const p=()=>c??=t("audit/change/forbidden-p\
aths");let m;const r=()=>m??=t("audit/change/gate/agent-instructions");let g;const u=()=>g??=t("audit/change/gate/gate-c\
hange");let h;const C=()=>h??=t("audit/change/ignored-inputs");let E;const v=()=>E??=t("audit/change/policy-change");let b;
const k=()=>b??=t("audit/change/protected-paths");let S;const y=()=>S??=t("audit/change/unauditable-files");let H;const K=()=>H??=
t("audit/change/unproven-merge");let G;const R=()=>G??=t("audit/claims/asset-files");let B;const I=()=>B??=t("audit/clai\
ms/capsule-fields");let M;const N=()=>M??=t("audit/claims/chain");let D;const F=()=>D??=t("audit/claims/claimed-radius");
let L;const P=()=>L??=t("audit/claims/claimed-streak");let A;const e=()=>A??=t("audit/claims/envelope");let J;const O=()=>J??=
t("audit/claims/estimates");let T;const U=()=>T??=t("audit/claims/look-alike-ids");let V;const j=()=>V??=t("audit/claims\
/named-genes");let w;const i=()=>w??=t("audit/claims/references");let x;const n=()=>x??=t("audit/claims/self-description");
let z;const Q=()=>z??=t("audit/claims/unidentified");let W;const o=()=>W??=t("audit/gene/blast-radius");let X;const Y=()=>X??=
t("audit/gene/declared-constraints");let Z;const s=()=>Z??=t("audit/gene/declared-paths");let $;const q=()=>$??=t("audit\
/gene/incomplete-gene");let tt;const et=()=>tt??=t("audit/gene/limits-beyond-cap");let it;const nt=()=>it??=t("audit/gen\
e/loosened-constraints");let ot;const st=()=>ot??=t("audit/gene/removed-gene");let at;const _t=()=>at??=t("audit/gene/va\
lidation");_(a,{CLAIM_CHECKS:()=>dt,GENE_CHECKS:()=>ct,REMOVED_GENE_CHECKS:()=>pt,SUBJECT_CHECKS:()=>lt});const lt=[R().
assetFiles,p().forbiddenPaths,k().protectedPaths,v().policyFile,u().gateChange,r().staleInstructions,C().ignoredInputs,d().
auditLogs,y().unauditableFiles,K().unprovenMerge,j().missingGenes,N().eventChain,i().unresolvedReferences,i().genesStillNamed,
F().claimedRadius,P().claimedStreak,O().estimates,U().lookAlikeIds,Q().unidentified],dt=[n().selfDescription,I().capsuleFields,
e().envelope],ct=[q().incompleteGene,_t().validationList,Y().declaredConstraints,nt().loosenedConstraints,et().limitsBeyondCap,
o().geneBlastRadius,s().declaredPaths,n().selfDescription,e().envelope],pt=[st().removedGene,o().geneBlastRadius,s().declaredPaths]});
//# audit/plan
(function(r,s,a,O){let c;const d=()=>c??=s("node:crypto");a(r,{makePlan:()=>p});const u=Symbol("audited");function m({steps:t,
...n}){return{...n,steps:t.map(({command:o,...e})=>e)}}function p(t){const{argv:n,program:o,binary:e=null,scripts:i=null,
npmSettings:l=[],env:y,timeoutMs:g}=t,_=JSON.stringify([n,o,e,i&&m(i),l,Object.entries(y).sort(([h],[b])=>h<b?-1:1),g]);
return{...t,[u]:!0,digest:`sha256:${(0,d().createHash)("sha256").update(_).digest("hex")}`}}});
//# audit/read-subject
(function(I,n,j,V){let A;const O=()=>A??=n("assets/clear");let v;const w=()=>v??=n("assets/log/audit-log");let x;const J=()=>x??=
n("judge/judge");let M;const S=()=>M??=n("policy/load");let L;const m=()=>L??=n("audit/change/blast-radius");let N;const T=()=>N??=
n("audit/change/counted-files");let D;const _=()=>D??=n("audit/change/touched-paths");let F;const H=()=>F??=n("audit/cla\
ims/counted-change");let U;const Y=()=>U??=n("audit/claims/named-genes");let z;const p=()=>z??=n("audit/gene/read-gene");
j(I,{correctorIn:()=>h,readAssets:()=>B,readChangeSubject:()=>E});const u="Judging the commands of genes";async function B({
assets:e,problems:o},t,a,c){const{policy:d,tree:r}=t.terms;return{policy:d,clock:t.clock,tree:r,problems:o,correctorOf:a,
genes:await t.clock.all(u,e.filter(l),s=>(0,p().readGene)(s,t,a)),claims:e.filter(s=>!l(s)),...c&&{assets:c}}}async function E(e){
const{change:o,assets:t,baseTree:a,tree:c,policy:d,platform:r}=e,{policy:s,source:Q}=d,b=new Set(o.files.flatMap(m().namesOf)),
g=J().Judge.by({policy:s,tree:c,base:a,changed:b,platform:r,...e.signal&&{signal:e.signal},...e.progress&&{progress:e.progress}}),
R=(0,Y().appliedIds)(t.changes),y=h(t.problems),C=await g.clock.all(u,t.changes.filter(({asset:i})=>l(i)),i=>(0,p().readGeneChange)(
i,R,g,y)),G=(0,T().exemptPaths)(o,s,C),P=(0,_().touchedPaths)(o,c),k=(0,m().measureChange)(o,G);return{policy:s,clock:g.
clock,loadedPolicy:d,unprovenMerge:e.unprovenMerge,policyPath:Q==="file"?void 0:S().POLICY_PATH,tree:c,baseTree:a,change:o,
assets:t,problems:t.problems,correctorOf:y,genes:C,claims:t.changes.filter(K).map(({asset:i})=>i),changedNames:b,touched:P,
touchesOf:(0,_().touchesOf)(P,a),exempt:G,radius:k,counted:(0,H().countedChange)(o,k)}}function h(e){const o=(0,O().ambiguousFiles)(
e);return({path:t})=>o.has(t)||(0,w().isAuditLog)(t)?"hand":"fix"}function l({type:e}){return e==="Gene"}function K({kind:e,
asset:o}){return!l(o)&&(e==="added"||e==="modified")}});
//# audit/subject
(function(n,u,i,a){i(n,{isChange:()=>s,isRelated:()=>t});function t(e){return e.assets!==void 0}function s(e){return"ch\
ange"in e}});
