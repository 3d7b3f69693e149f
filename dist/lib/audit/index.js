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
(function(w,a,C,L){let y;const b=()=>y??=a("assets/log/whole-records");let R;const S=()=>R??=a("audit/change/counted-fi\
les");let v;const A=()=>v??=a("audit/change/hidden-files");let F;const r=()=>F??=a("audit/check");let G;const m=()=>G??=
a("audit/checks");let j;const p=()=>j??=a("audit/claims/capsules");let E;const _=()=>E??=a("audit/gene/gene");let H;const I=()=>H??=
a("audit/gene/plans");let N;const g=()=>N??=a("audit/read-subject");C(w,{auditAssets:()=>B,auditChange:()=>T,mayRunSome:()=>M});
async function T(e){const n=await(0,g().readChangeSubject)(e),{change:t,tree:s,policy:o,assets:i,exempt:l,radius:d,counted:c}=n;
return{...await h(n,({change:{kind:U}},J)=>({...J,change:U})),capsules:(0,p().judgeCapsules)(i,o.a2a,c.least,await(0,b().
readWholeRecords)(s,(0,p().eventsOfCapsules)(i))),blastRadius:d,files:await(0,A().markHiddenFiles)((0,S().countedFiles)(
t,l,s),s)}}async function B(e,n,t,s){const o={assets:e,problems:[]},i=D(e,t),l=await(0,g().readAssets)(o,n,()=>"author",
i);return h(l,(d,c)=>s(c))}function D(e,n){return{changes:[...e.map(t=>({kind:"added",asset:t})),...n.filter(({type:t})=>t===
"Gene").map(t=>({kind:"applied",asset:t,before:t}))],problems:[],files:[],present:[...n,...e],unread:[],past:n}}async function h(e,n){
const t=[],s=await K(e),o={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.tree!==void 0&&!s.some(k)},{clock:i}=e;
return{genes:await i.all("Checking the limits of genes",e.genes,d=>i.inTurn(async()=>{const c=await(0,_().auditGene)(e,d,
o);for(const{plan:u}of c.commands)u&&t.push(u);return n(d,c)})),findings:s,plansDigest:(0,I().digestPlans)(t)}}async function K(e){
const{clock:n,claims:t}=e,s=await(0,r().ask)(m().SUBJECT_CHECKS,e),o=await n.all("Checking events and Capsules",t,i=>n.inTurn(
()=>(0,r().ask)(m().CLAIM_CHECKS,e,{asset:i})));return[s,...o].flat()}function M({genes:e,findings:n}){return!n.some(k)&&
e.some(({commands:t,findings:s})=>t.length>0&&t.every(({verdict:o})=>o!=="block")&&!s.some(_().forbidsRunningGene))}const O=new Set(
["forbidden-path-always","symlink-leaves-tree","submodule-changed"]);function k({rule:e,location:n}){return O.has(e)||e===
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
(function(a,t,_,gt){let d;const l=()=>d??=t("audit/change/audit-log");let c;const p=()=>c??=t("audit/change/forbidden-p\
aths");let m;const r=()=>m??=t("audit/change/gate/agent-instructions");let g;const u=()=>g??=t("audit/change/gate/gate-c\
hange");let h;const C=()=>h??=t("audit/change/ignored-inputs");let v;const E=()=>v??=t("audit/change/policy-change");let b;
const S=()=>b??=t("audit/change/protected-paths");let k;const y=()=>k??=t("audit/change/unauditable-files");let H;const K=()=>H??=
t("audit/change/unproven-merge");let G;const R=()=>G??=t("audit/claims/asset-files");let B;const I=()=>B??=t("audit/clai\
ms/capsule-fields");let M;const N=()=>M??=t("audit/claims/chain");let D;const F=()=>D??=t("audit/claims/claimed-radius");
let L;const P=()=>L??=t("audit/claims/claimed-streak");let A;const e=()=>A??=t("audit/claims/envelope");let J;const O=()=>J??=
t("audit/claims/estimates");let T;const U=()=>T??=t("audit/claims/look-alike-ids");let V;const j=()=>V??=t("audit/claims\
/named-genes");let w;const i=()=>w??=t("audit/claims/references");let x;const z=()=>x??=t("audit/claims/removed-scripts");
let Q;const s=()=>Q??=t("audit/claims/self-description");let W;const X=()=>W??=t("audit/claims/unidentified");let Y;const o=()=>Y??=
t("audit/gene/blast-radius");let Z;const $=()=>Z??=t("audit/gene/declared-constraints");let q;const n=()=>q??=t("audit/g\
ene/declared-paths");let tt;const et=()=>tt??=t("audit/gene/incomplete-gene");let it;const st=()=>it??=t("audit/gene/lim\
its-beyond-cap");let ot;const nt=()=>ot??=t("audit/gene/loosened-constraints");let at;const _t=()=>at??=t("audit/gene/re\
moved-gene");let dt;const lt=()=>dt??=t("audit/gene/validation");_(a,{CLAIM_CHECKS:()=>pt,GENE_CHECKS:()=>mt,REMOVED_GENE_CHECKS:()=>rt,
SUBJECT_CHECKS:()=>ct});const ct=[R().assetFiles,p().forbiddenPaths,S().protectedPaths,E().policyFile,u().gateChange,r().
staleInstructions,C().ignoredInputs,l().auditLogs,y().unauditableFiles,K().unprovenMerge,j().missingGenes,N().eventChain,
i().unresolvedReferences,i().genesStillNamed,z().removedScripts,F().claimedRadius,P().claimedStreak,O().estimates,U().lookAlikeIds,
X().unidentified],pt=[s().selfDescription,I().capsuleFields,e().envelope],mt=[et().incompleteGene,lt().validationList,$().
declaredConstraints,nt().loosenedConstraints,st().limitsBeyondCap,o().geneBlastRadius,n().declaredPaths,s().selfDescription,
e().envelope],rt=[_t().removedGene,o().geneBlastRadius,n().declaredPaths]});
//# audit/plan
(function(r,s,a,O){let c;const d=()=>c??=s("node:crypto");a(r,{makePlan:()=>p});const u=Symbol("audited");function m({steps:t,
...n}){return{...n,steps:t.map(({command:o,...e})=>e)}}function p(t){const{argv:n,program:o,binary:e=null,scripts:i=null,
npmSettings:l=[],env:y,timeoutMs:g}=t,_=JSON.stringify([n,o,e,i&&m(i),l,Object.entries(y).sort(([h],[b])=>h<b?-1:1),g]);
return{...t,[u]:!0,digest:`sha256:${(0,d().createHash)("sha256").update(_).digest("hex")}`}}});
//# audit/read-subject
(function(I,c,j,V){let A;const O=()=>A??=c("assets/clear");let v;const w=()=>v??=c("assets/log/audit-log");let x;const J=()=>x??=
c("judge/judge");let M;const S=()=>M??=c("policy/load");let L;const _=()=>L??=c("audit/change/blast-radius");let N;const T=()=>N??=
c("audit/change/counted-files");let D;const u=()=>D??=c("audit/change/touched-paths");let F;const H=()=>F??=c("audit/cla\
ims/counted-change");let U;const Y=()=>U??=c("audit/claims/named-genes");let z;const g=()=>z??=c("audit/gene/read-gene");
j(I,{correctorIn:()=>h,readAssets:()=>B,readChangeSubject:()=>E});const p="Judging the commands of genes";async function B({
assets:e,problems:o},t,a,s){const{policy:d,tree:r}=t.terms;return{policy:d,clock:t.clock,tree:r,problems:o,correctorOf:a,
genes:await t.clock.all(p,e.filter(l),n=>(0,g().readGene)(n,t,a)),claims:e.filter(n=>!l(n)),...s&&{assets:s}}}async function E(e){
const{change:o,assets:t,baseTree:a,tree:s,policy:d,platform:r}=e,{policy:n,source:Q}=d,b=new Set(o.files.flatMap(_().namesOf)),
m=J().Judge.by({policy:n,tree:s,base:a,changed:b,platform:r,...e.clock&&{clock:e.clock}}),R=(0,Y().appliedIds)(t.changes),
y=h(t.problems),k=await m.clock.all(p,t.changes.filter(({asset:i})=>l(i)),i=>(0,g().readGeneChange)(i,R,m,y)),C=(0,T().exemptPaths)(
o,n,k),G=(0,u().touchedPaths)(o,s),P=(0,_().measureChange)(o,C);return{policy:n,clock:m.clock,loadedPolicy:d,unprovenMerge:e.
unprovenMerge,policyPath:Q==="file"?void 0:S().POLICY_PATH,tree:s,baseTree:a,change:o,assets:t,problems:t.problems,correctorOf:y,
genes:k,claims:t.changes.filter(K).map(({asset:i})=>i),changedNames:b,touched:G,touchesOf:(0,u().touchesOf)(G,a),exempt:C,
radius:P,counted:(0,H().countedChange)(o,P)}}function h(e){const o=(0,O().ambiguousFiles)(e);return({path:t})=>o.has(t)||
(0,w().isAuditLog)(t)?"hand":"fix"}function l({type:e}){return e==="Gene"}function K({kind:e,asset:o}){return!l(o)&&(e===
"added"||e==="modified")}});
//# audit/subject
(function(n,u,i,a){i(n,{isChange:()=>s,isRelated:()=>t});function t(e){return e.assets!==void 0}function s(e){return"ch\
ange"in e}});
