"use strict";module.exports={"audit/asset-file"(p,t,u,T){let g;const r=()=>g??=t("audit/check");let h;const y=()=>h??=t("audit/checks");
let R;const f=()=>R??=t("audit/gene/gene");let v;const S=()=>v??=t("audit/gene/limits");let w;const C=()=>w??=t("audit/r\
ead-subject");u(p,{auditAssetFile:()=>M});async function M(m,E){const o=E.terms.tree!==void 0?(0,C().correctorIn)(m.problems):
()=>"hand",s=await(0,C().readAssets)(m,E,o),j=new Map(s.genes.map(d=>[d.asset,d])),{clock:G}=E,H=await G.all("Checking a\
ssets",m.assets,d=>G.inTurn(async()=>{const O=j.get(d);if(O===void 0)return{asset:d,commands:[],findings:await(0,r().ask)(
y().CLAIM_CHECKS,s,{asset:d})};const{commands:J}=O,N=[...await(0,f().geneFindings)(s,{...O,limits:(0,S().limitsOf)(O,s)}),
...J.flatMap(K=>K.findings)];return{asset:d,commands:J,findings:N}}));return{path:m.path,assets:H.map(({asset:d,commands:O})=>({
asset:d,commands:O})),findings:[...await(0,r().ask)(y().SUBJECT_CHECKS,s),...H.flatMap(({findings:d})=>d)]}}},"audit/aud\
it"(p,t,u,T){let g;const r=()=>g??=t("assets/log/whole-records");let h;const y=()=>h??=t("audit/change/counted-files");let R;
const f=()=>R??=t("audit/change/hidden-files");let v;const S=()=>v??=t("audit/check");let w;const C=()=>w??=t("audit/che\
cks");let M;const m=()=>M??=t("audit/claims/capsules");let E;const n=()=>E??=t("audit/claims/counted-change");let o;const s=()=>o??=
t("audit/gene/gene");let j;const G=()=>j??=t("audit/gene/plans");let H;const d=()=>H??=t("audit/read-subject");u(p,{auditAssets:()=>J,
auditChange:()=>O,mayRunSome:()=>k});async function O(e){const i=await(0,d().readChangeSubject)(e),{change:a,tree:c,policy:b,
assets:A,exempt:P,radius:F}=i;return{...await K(i,({change:{kind:L}},U)=>({...U,change:L})),capsules:(0,m().judgeCapsules)(
A,b.a2a,(0,n().countedChange)(i).least,await(0,r().readWholeRecords)(c,(0,m().eventsOfCapsules)(A))),blastRadius:F,files:await(0,f().
markHiddenFiles)((0,y().countedFiles)(a,P,c),c)}}async function J(e,i,a=[]){const c={assets:e,problems:[]},b=N(e,a);return K(
await(0,d().readAssets)(c,i,()=>"author",b),(A,P)=>P)}function N(e,i){return{changes:[...e.map(a=>({kind:"added",asset:a})),
...i.filter(({type:a})=>a==="Gene").map(a=>({kind:"applied",asset:a,before:a}))],problems:[],files:[],present:[...i,...e],
unread:[],past:i}}async function K(e,i){const a=await l(e),c={timeoutMs:e.policy.limits.command_timeout_seconds*1e3,mayRun:e.
tree!==void 0&&!a.some(I)},{clock:b}=e,A=await b.all("Checking the limits of genes",e.genes,F=>b.inTurn(async()=>i(F,await(0,s().
auditGene)(e,F,c)))),P=A.flatMap(({commands:F})=>F.flatMap(({plan:B})=>B??[]));return{genes:A,findings:a,plansDigest:(0,G().
digestPlans)(P)}}async function l(e){const{clock:i,claims:a}=e,c=await(0,S().ask)(C().SUBJECT_CHECKS,e),b=await i.all("C\
hecking events and Capsules",a,A=>i.inTurn(()=>(0,S().ask)(C().CLAIM_CHECKS,e,{asset:A})));return[c,...b].flat()}function k({
genes:e,findings:i}){return!i.some(I)&&e.some(({commands:a,findings:c})=>a.length>0&&a.every(({verdict:b})=>b!=="block")&&
!c.some(s().forbidsRunningGene))}const _=new Set(["forbidden-path-always","symlink-leaves-tree","submodule-changed"]);function I({
rule:e,location:i}){return _.has(e)||e==="not-judged"&&i===void 0}},"audit/audited"(p,t,u,T){u(p,{isOfChange:()=>g});function g(r){
return"files"in r}},"audit/check"(p,t,u,T){let g;const r=()=>g??=t("assets/subject");let h;const y=()=>h??=t("rules/not-\
judged");let R;const f=()=>R??=t("audit/subject");u(p,{ask:()=>C,assetNotJudged:()=>m,defineAssetsCheck:()=>w,defineChangeCheck:()=>S,
defineCheck:()=>v});function v(n){return n}function S({name:n,find:o}){return{name:n,find:(s,...j)=>(0,f().isChange)(s)?
o(s,...j):[]}}function w({name:n,find:o}){return{name:n,find:s=>(0,f().isRelated)(s)?o(s):[]}}async function C(n,o,...s){
const j=n.map(async({name:G,find:H})=>{try{return await H(o,...s)}catch(d){return[M(G,d,s)]}});return(await Promise.all(
j)).flat()}function M(n,o,[s]){return s===void 0?(0,y().notJudged)(`the change; the check "${n}" failed`,o):m(s.asset,o,
`; the check "${n}" failed`)}function m(n,o,s=""){const j=`the ${n.type} \`${n.id}\`${s}`;return(0,y().notJudged)(j,o,E(
n))}function E(n){const o=(0,r().subjectOf)(n);try{return{location:n.locate(),subject:o}}catch{return{location:{path:n.path,
line:1,column:1},subject:o}}}},"audit/checks"(p,t,u,T){let g;const r=()=>g??=t("audit/change/audit-log");let h;const y=()=>h??=
t("audit/change/forbidden-paths");let R;const f=()=>R??=t("audit/change/gate/agent-instructions");let v;const S=()=>v??=
t("audit/change/gate/gate-change");let w;const C=()=>w??=t("audit/change/ignored-inputs");let M;const m=()=>M??=t("audit\
/change/policy-change");let E;const n=()=>E??=t("audit/change/protected-paths");let o;const s=()=>o??=t("audit/change/un\
auditable-files");let j;const G=()=>j??=t("audit/change/unproven-merge");let H;const d=()=>H??=t("audit/claims/asset-fil\
es");let O;const J=()=>O??=t("audit/claims/capsule-fields");let N;const K=()=>N??=t("audit/claims/chain");let l;const k=()=>l??=
t("audit/claims/claimed-radius");let _;const I=()=>_??=t("audit/claims/claimed-streak");let e;const i=()=>e??=t("audit/c\
laims/envelope");let a;const c=()=>a??=t("audit/claims/estimates");let b;const A=()=>b??=t("audit/claims/look-alike-ids");
let P;const F=()=>P??=t("audit/claims/named-genes");let B;const L=()=>B??=t("audit/claims/references");let U;const $=()=>U??=
t("audit/claims/self-description");let D;const W=()=>D??=t("audit/claims/unidentified");let Y;const x=()=>Y??=t("audit/g\
ene/blast-radius");let z;const Q=()=>z??=t("audit/gene/declared-constraints");let X;const V=()=>X??=t("audit/gene/declar\
ed-paths");let Z;const q=()=>Z??=t("audit/gene/limits-beyond-cap");let tt;const et=()=>tt??=t("audit/gene/loosened-const\
raints");let nt;const st=()=>nt??=t("audit/gene/removed-gene");let it;const at=()=>it??=t("audit/gene/validation");u(p,{
CLAIM_CHECKS:()=>ct,GENE_CHECKS:()=>dt,REMOVED_GENE_CHECKS:()=>lt,SUBJECT_CHECKS:()=>ot});const ot=[d().assetFiles,y().forbiddenPaths,
n().protectedPaths,m().policyFile,S().gateChange,f().staleInstructions,C().ignoredInputs,r().auditLogs,s().unauditableFiles,
G().unprovenMerge,F().missingGenes,K().eventChain,L().unresolvedReferences,L().genesStillNamed,k().claimedRadius,I().claimedStreak,
c().estimates,A().lookAlikeIds,W().unidentified],ct=[$().selfDescription,J().capsuleFields,i().envelope],dt=[at().validationList,
Q().declaredConstraints,et().loosenedConstraints,q().limitsBeyondCap,x().geneBlastRadius,V().declaredPaths,$().selfDescription,
i().envelope],lt=[st().removedGene,x().geneBlastRadius,V().declaredPaths]},"audit/plan"(p,t,u,T){let g;const r=()=>g??=t(
"node:crypto");u(p,{makePlan:()=>R});const h=Symbol("audited");function y({steps:f,...v}){return{...v,steps:f.map(({command:S,
...w})=>w)}}function R(f){const{argv:v,program:S,binary:w=null,scripts:C=null,npmSettings:M=[],env:m,timeoutMs:E}=f,n=JSON.
stringify([v,S,w,C&&y(C),M,Object.entries(m).sort(([o],[s])=>o<s?-1:1),E]);return{...f,[h]:!0,digest:`sha256:${(0,r().createHash)(
"sha256").update(n).digest("hex")}`}}},"audit/read-subject"(p,t,u,T){let g;const r=()=>g??=t("assets/clear");let h;const y=()=>h??=
t("assets/log/audit-log");let R;const f=()=>R??=t("judge/judge");let v;const S=()=>v??=t("policy/load");let w;const C=()=>w??=
t("audit/change/blast-radius");let M;const m=()=>M??=t("audit/change/counted-files");let E;const n=()=>E??=t("audit/chan\
ge/touched-paths");let o;const s=()=>o??=t("audit/claims/named-genes");let j;const G=()=>j??=t("audit/gene/read-gene");u(
p,{correctorIn:()=>J,readAssets:()=>d,readChangeSubject:()=>O});const H="Judging the commands of genes";async function d({
assets:l,problems:k},_,I,e){const{policy:i,tree:a}=_.terms;return{policy:i,clock:_.clock,tree:a,problems:k,correctorOf:I,
genes:await _.clock.all(H,l.filter(N),c=>(0,G().readGene)(c,_,I)),claims:l.filter(c=>!N(c)),...e&&{assets:e}}}async function O(l){
const{change:k,assets:_,baseTree:I,tree:e,policy:i,platform:a}=l,{policy:c,source:b}=i,A=new Set(k.files.flatMap(C().namesOf)),
P=f().Judge.by({policy:c,tree:e,base:I,changed:A,platform:a,...l.signal&&{signal:l.signal},...l.progress&&{progress:l.progress}}),
F=(0,s().appliedIds)(_.changes),B=J(_.problems),L=await P.clock.all(H,_.changes.filter(({asset:D})=>N(D)),D=>(0,G().readGeneChange)(
D,F,P,B)),U=(0,m().exemptPaths)(k,c,L),$=(0,n().touchedPaths)(k,e);return{policy:c,clock:P.clock,loadedPolicy:i,unprovenMerge:l.
unprovenMerge,policyPath:b==="file"?void 0:S().POLICY_PATH,tree:e,baseTree:I,change:k,assets:_,problems:_.problems,correctorOf:B,
genes:L,claims:_.changes.filter(K).map(({asset:D})=>D),changedNames:A,touched:$,touchesOf:(0,n().touchesOf)($,I),exempt:U,
radius:(0,C().measureChange)(k,U)}}function J(l){const k=(0,r().ambiguousFiles)(l);return({path:_})=>k.has(_)||(0,y().isAuditLog)(
_)?"hand":"fix"}function N({type:l}){return l==="Gene"}function K({kind:l,asset:k}){return!N(k)&&(l==="added"||l==="modi\
fied")}},"audit/subject"(p,t,u,T){u(p,{isChange:()=>r,isRelated:()=>g});function g(h){return h.assets!==void 0}function r(h){
return"change"in h}}};
